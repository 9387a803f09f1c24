; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 02943760328aade3fa034031cd0fb4d2704c8d1f
%struct.chosen = type { [524 x i32], [524 x i32], i64, i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %found.i3043 = alloca %struct.chosen, align 8
  %found.i2776 = alloca %struct.chosen, align 8
  %found.i2500 = alloca %struct.chosen, align 8
  %found.i2224 = alloca %struct.chosen, align 8
  %found.i1957 = alloca %struct.chosen, align 8
  %found.i1697 = alloca %struct.chosen, align 8
  %found.i1443 = alloca %struct.chosen, align 8
  %found.i1216 = alloca %struct.chosen, align 8
  %found.i949 = alloca %struct.chosen, align 8
  %found.i713 = alloca %struct.chosen, align 8
  %found.i483 = alloca %struct.chosen, align 8
  %found.i313 = alloca %struct.chosen, align 8
  %found.i115 = alloca %struct.chosen, align 8
  %found.i = alloca %struct.chosen, align 8
  %0 = load i64, ptr %a, align 8
  %arrayidx58 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx58, align 8
  switch i64 %0, label %cond.false57 [
    i64 3, label %if.then
    i64 0, label %cond.true8
    i64 1, label %cond.true34
  ]

if.then:                                          ; preds = %entry
  switch i64 %1, label %cond.false [
    i64 0, label %cond.true
    i64 2, label %cond.true
  ]

cond.true:                                        ; preds = %if.then, %if.then
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx.i, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 88
  %4 = load i64, ptr %arrayidx1.i, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %6 = load i64, ptr %arrayidx2.i, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 32
  %8 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 64
  %9 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 80
  %10 = load i64, ptr %arrayidx5.i, align 8
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 72
  %11 = load i64, ptr %arrayidx6.i, align 8
  %sub.i = sub i64 %10, %11
  %mul.i = mul i64 %sub.i, %9
  %mul8.i = mul nsw i64 %11, %9
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 96
  %12 = load i64, ptr %arrayidx9.i, align 8
  %mul10.i = mul nsw i64 %mul8.i, %12
  %arrayidx11.i = getelementptr inbounds i8, ptr %a, i64 120
  %13 = load i64, ptr %arrayidx11.i, align 8
  %14 = inttoptr i64 %13 to ptr
  %arrayidx12.i = getelementptr inbounds i8, ptr %a, i64 112
  %15 = load i64, ptr %arrayidx12.i, align 8
  %tobool.not.i = icmp eq i64 %15, 0
  %16 = inttoptr i64 %15 to ptr
  %cond.i = select i1 %tobool.not.i, ptr %14, ptr %16
  %arrayidx14.i = getelementptr inbounds i8, ptr %a, i64 104
  %17 = load i64, ptr %arrayidx14.i, align 8
  %tobool15.not.i = icmp eq i64 %17, 0
  br i1 %tobool15.not.i, label %if.end31.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %cond.true
  %tobool17.i.not = icmp eq i64 %4, 0
  br i1 %tobool17.i.not, label %if.then.i, label %land.lhs.true21.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %cmp121.i.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp121.i.i, label %for.body.preheader.i.i, label %if.end31.i

for.body.preheader.i.i:                           ; preds = %if.then.i
  %18 = inttoptr i64 %17 to ptr
  %.pre25.i.i = load i32, ptr %18, align 4
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body.preheader.i.i
  %k.022.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.body.preheader.i.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %k.022.i.i
  store i32 %.pre25.i.i, ptr %arrayidx.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.022.i.i, 1
  %exitcond24.not.i.i = icmp eq i64 %inc.i.i, %mul.i
  br i1 %exitcond24.not.i.i, label %if.end31.i, label %for.body.i.i, !llvm.loop !4

land.lhs.true21.i:                                ; preds = %land.lhs.true.i
  %tobool23.not.i = icmp eq i64 %12, 0
  br i1 %tobool23.not.i, label %if.then29.i, label %if.then24.i

if.then24.i:                                      ; preds = %land.lhs.true21.i
  %add.ptr.i = getelementptr inbounds i32, ptr %5, i64 %mul10.i
  %mul25.i = shl i64 %mul.i, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i, ptr nonnull align 4 %add.ptr.i, i64 %mul25.i, i1 false)
  br label %if.end31.i

if.then29.i:                                      ; preds = %land.lhs.true21.i
  %cmp121.i222.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp121.i222.i, label %for.body.preheader.i223.i, label %if.end31.i

for.body.preheader.i223.i:                        ; preds = %if.then29.i
  %.pre25.i224.i = load i32, ptr %5, align 4
  br label %for.body.i225.i

for.body.i225.i:                                  ; preds = %for.body.i225.i, %for.body.preheader.i223.i
  %k.022.i226.i = phi i64 [ %inc.i228.i, %for.body.i225.i ], [ 0, %for.body.preheader.i223.i ]
  %arrayidx.i227.i = getelementptr inbounds i32, ptr %cond.i, i64 %k.022.i226.i
  store i32 %.pre25.i224.i, ptr %arrayidx.i227.i, align 4
  %inc.i228.i = add nuw nsw i64 %k.022.i226.i, 1
  %exitcond24.not.i229.i = icmp eq i64 %inc.i228.i, %mul.i
  br i1 %exitcond24.not.i229.i, label %if.end31.i, label %for.body.i225.i, !llvm.loop !4

if.end31.i:                                       ; preds = %for.body.i225.i, %for.body.i.i, %if.then29.i, %if.then24.i, %if.then.i, %cond.true
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i) #7
  %wrong.i = getelementptr inbounds i8, ptr %found.i, i64 4200
  store i64 0, ptr %wrong.i, align 8
  %arrayidx32.i = getelementptr inbounds i8, ptr %a, i64 48
  %19 = load i64, ptr %arrayidx32.i, align 8
  %cmp33274.i = icmp sgt i64 %19, 0
  br i1 %cmp33274.i, label %for.body.lr.ph.i, label %for.cond.cleanup.i

for.body.lr.ph.i:                                 ; preds = %if.end31.i
  %arrayidx43.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i = getelementptr inbounds i8, ptr %found.i, i64 2096
  %count34.i.i = getelementptr inbounds i8, ptr %found.i, i64 4192
  %cmp58.i = icmp eq i64 %9, 1
  %cmp18.not65.i.i = icmp slt i64 %9, 8
  %add.ptr67.idx.i = shl nsw i64 %8, 11
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %if.end65.i, %if.end31.i
  %20 = phi i64 [ 0, %if.end31.i ], [ %or36.i.i, %if.end65.i ]
  %21 = load i64, ptr %a, align 8
  %cmp69.i = icmp eq i64 %21, 0
  %tobool71.i = icmp ne i64 %13, 0
  %or.cond133.i = select i1 %cmp69.i, i1 %tobool71.i, i1 false
  br i1 %or.cond133.i, label %lor.lhs.false72.i, label %set_32.exit

for.body.i:                                       ; preds = %if.end65.i, %for.body.lr.ph.i
  %22 = phi i64 [ %19, %for.body.lr.ph.i ], [ %45, %if.end65.i ]
  %k.0276.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add.i, %if.end65.i ]
  %values.0275.i = phi ptr [ %3, %for.body.lr.ph.i ], [ %add.ptr67.i, %if.end65.i ]
  %sub35.i = sub nsw i64 %22, %k.0276.i
  %spec.select.i = tail call i64 @llvm.smin.i64(i64 %sub35.i, i64 512)
  %23 = load i64, ptr %arrayidx43.i, align 8
  %cmp44.i = icmp eq i64 %23, 4
  %24 = load i64, ptr %arrayidx52.i, align 8
  %25 = load i64, ptr %arrayidx6.i, align 8
  %cmp67.i.i = icmp sgt i64 %sub35.i, 0
  br i1 %cmp44.i, label %if.then45.i, label %if.else50.i

if.then45.i:                                      ; preds = %for.body.i
  %add.ptr46.i = getelementptr inbounds i32, ptr %7, i64 %k.0276.i
  br i1 %cmp67.i.i, label %for.body.lr.ph.i.i, label %if.end55.i

for.body.lr.ph.i.i:                               ; preds = %if.then45.i
  %26 = load i64, ptr %arrayidx5.i, align 8
  %sub9.i.i = sub nsw i64 %26, %25
  br label %for.body.i231.i

for.cond15.preheader.i.i:                         ; preds = %for.body.i231.i
  %tobool.not.i.i = icmp eq i64 %add13.i.i, 0
  br i1 %tobool.not.i.i, label %if.end55.i, label %for.body19.lr.ph.i.i

for.body19.lr.ph.i.i:                             ; preds = %for.cond15.preheader.i.i
  %sub21.i.i = add nsw i64 %add13.i.i, -1
  %arrayidx22.i.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %sub21.i.i
  %arrayidx28.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %sub21.i.i
  br label %for.body19.i.i

for.body.i231.i:                                  ; preds = %for.body.i231.i, %for.body.lr.ph.i.i
  %n.070.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %add13.i.i, %for.body.i231.i ]
  %k.069.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %inc.i233.i, %for.body.i231.i ]
  %wrong.068.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %or.i.i, %for.body.i231.i ]
  %arrayidx.i232.i = getelementptr inbounds i32, ptr %add.ptr46.i, i64 %k.069.i.i
  %27 = load i32, ptr %arrayidx.i232.i, align 4
  %conv.i.i = sext i32 %27 to i64
  %isneg.i.i = icmp slt i32 %27, 0
  %and.i.i = select i1 %isneg.i.i, i64 %24, i64 0
  %add.i.i = add nsw i64 %and.i.i, %conv.i.i
  %cmp1.i.i = icmp uge i64 %add.i.i, %24
  %conv3.i.i = zext i1 %cmp1.i.i to i64
  %or.i.i = or i64 %wrong.068.i.i, %conv3.i.i
  %conv4.i.i = trunc i64 %k.069.i.i to i32
  %arrayidx5.i.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %n.070.i.i
  store i32 %conv4.i.i, ptr %arrayidx5.i.i, align 4
  %sub.i.i = sub nsw i64 %add.i.i, %25
  %conv6.i.i = trunc i64 %sub.i.i to i32
  %arrayidx7.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %n.070.i.i
  store i32 %conv6.i.i, ptr %arrayidx7.i.i, align 4
  %cmp10.i.i = icmp ult i64 %sub.i.i, %sub9.i.i
  %conv12.i.i = zext i1 %cmp10.i.i to i64
  %add13.i.i = add nuw nsw i64 %n.070.i.i, %conv12.i.i
  %inc.i233.i = add nuw nsw i64 %k.069.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i233.i, %spec.select.i
  br i1 %exitcond.not.i.i, label %for.cond15.preheader.i.i, label %for.body.i231.i, !llvm.loop !7

for.body19.i.i:                                   ; preds = %for.body19.i.i, %for.body19.lr.ph.i.i
  %k14.072.i.i = phi i64 [ 0, %for.body19.lr.ph.i.i ], [ %inc33.i.i, %for.body19.i.i ]
  %28 = load i32, ptr %arrayidx22.i.i, align 4
  %add24.i.i = add nuw nsw i64 %k14.072.i.i, %add13.i.i
  %arrayidx25.i.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %add24.i.i
  store i32 %28, ptr %arrayidx25.i.i, align 4
  %29 = load i32, ptr %arrayidx28.i.i, align 4
  %arrayidx31.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %add24.i.i
  store i32 %29, ptr %arrayidx31.i.i, align 4
  %inc33.i.i = add nuw nsw i64 %k14.072.i.i, 1
  %exitcond284.not.i = icmp eq i64 %inc33.i.i, 12
  br i1 %exitcond284.not.i, label %if.end55.i, label %for.body19.i.i, !llvm.loop !8

if.else50.i:                                      ; preds = %for.body.i
  %add.ptr51.i = getelementptr inbounds i64, ptr %7, i64 %k.0276.i
  br i1 %cmp67.i.i, label %for.body.lr.ph.i234.i, label %if.end55.i

for.body.lr.ph.i234.i:                            ; preds = %if.else50.i
  %30 = load i64, ptr %arrayidx5.i, align 8
  %sub8.i.i = sub nsw i64 %30, %25
  br label %for.body.i236.i

for.cond14.preheader.i.i:                         ; preds = %for.body.i236.i
  %tobool.not.i247.i = icmp eq i64 %add12.i.i, 0
  br i1 %tobool.not.i247.i, label %if.end55.i, label %for.body18.lr.ph.i.i

for.body18.lr.ph.i.i:                             ; preds = %for.cond14.preheader.i.i
  %sub20.i.i = add nsw i64 %add12.i.i, -1
  %arrayidx21.i.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %sub20.i.i
  %arrayidx27.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %sub20.i.i
  br label %for.body18.i.i

for.body.i236.i:                                  ; preds = %for.body.i236.i, %for.body.lr.ph.i234.i
  %n.069.i.i = phi i64 [ 0, %for.body.lr.ph.i234.i ], [ %add12.i.i, %for.body.i236.i ]
  %k.068.i.i = phi i64 [ 0, %for.body.lr.ph.i234.i ], [ %inc.i245.i, %for.body.i236.i ]
  %wrong.067.i.i = phi i64 [ 0, %for.body.lr.ph.i234.i ], [ %or.i242.i, %for.body.i236.i ]
  %arrayidx.i237.i = getelementptr inbounds i64, ptr %add.ptr51.i, i64 %k.068.i.i
  %31 = load i64, ptr %arrayidx.i237.i, align 8
  %isneg.i238.i = icmp slt i64 %31, 0
  %and.i239.i = select i1 %isneg.i238.i, i64 %24, i64 0
  %add.i240.i = add nsw i64 %and.i239.i, %31
  %cmp1.i241.i = icmp uge i64 %add.i240.i, %24
  %conv2.i.i = zext i1 %cmp1.i241.i to i64
  %or.i242.i = or i64 %wrong.067.i.i, %conv2.i.i
  %conv3.i243.i = trunc i64 %k.068.i.i to i32
  %arrayidx4.i.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %n.069.i.i
  store i32 %conv3.i243.i, ptr %arrayidx4.i.i, align 4
  %sub.i244.i = sub nsw i64 %add.i240.i, %25
  %conv5.i.i = trunc i64 %sub.i244.i to i32
  %arrayidx6.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %n.069.i.i
  store i32 %conv5.i.i, ptr %arrayidx6.i.i, align 4
  %cmp9.i.i = icmp ult i64 %sub.i244.i, %sub8.i.i
  %conv11.i.i = zext i1 %cmp9.i.i to i64
  %add12.i.i = add nuw nsw i64 %n.069.i.i, %conv11.i.i
  %inc.i245.i = add nuw nsw i64 %k.068.i.i, 1
  %exitcond.not.i246.i = icmp eq i64 %inc.i245.i, %spec.select.i
  br i1 %exitcond.not.i246.i, label %for.cond14.preheader.i.i, label %for.body.i236.i, !llvm.loop !9

for.body18.i.i:                                   ; preds = %for.body18.i.i, %for.body18.lr.ph.i.i
  %k13.071.i.i = phi i64 [ 0, %for.body18.lr.ph.i.i ], [ %inc32.i.i, %for.body18.i.i ]
  %32 = load i32, ptr %arrayidx21.i.i, align 4
  %add23.i.i = add nuw nsw i64 %k13.071.i.i, %add12.i.i
  %arrayidx24.i.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %add23.i.i
  store i32 %32, ptr %arrayidx24.i.i, align 4
  %33 = load i32, ptr %arrayidx27.i.i, align 4
  %arrayidx30.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %add23.i.i
  store i32 %33, ptr %arrayidx30.i.i, align 4
  %inc32.i.i = add nuw nsw i64 %k13.071.i.i, 1
  %exitcond.not.i = icmp eq i64 %inc32.i.i, 12
  br i1 %exitcond.not.i, label %if.end55.i, label %for.body18.i.i, !llvm.loop !10

if.end55.i:                                       ; preds = %for.body18.i.i, %for.body19.i.i, %for.cond14.preheader.i.i, %if.else50.i, %for.cond15.preheader.i.i, %if.then45.i
  %n.0.lcssa76.i.sink.i = phi i64 [ 0, %for.cond15.preheader.i.i ], [ 0, %if.then45.i ], [ 0, %for.cond14.preheader.i.i ], [ 0, %if.else50.i ], [ %add13.i.i, %for.body19.i.i ], [ %add12.i.i, %for.body18.i.i ]
  %wrong.0.lcssa75.i.sink.i = phi i64 [ %or.i.i, %for.cond15.preheader.i.i ], [ 0, %if.then45.i ], [ %or.i242.i, %for.cond14.preheader.i.i ], [ 0, %if.else50.i ], [ %or.i.i, %for.body19.i.i ], [ %or.i242.i, %for.body18.i.i ]
  store i64 %n.0.lcssa76.i.sink.i, ptr %count34.i.i, align 8
  %34 = load i64, ptr %wrong.i, align 8
  %or36.i.i = or i64 %34, %wrong.0.lcssa75.i.sink.i
  store i64 %or36.i.i, ptr %wrong.i, align 8
  %tobool56.i = icmp ne i64 %n.0.lcssa76.i.sink.i, 0
  %or.cond132.i = select i1 %tobool56.i, i1 %cmp58.i, i1 false
  %cmp31.i.i = icmp sgt i64 %n.0.lcssa76.i.sink.i, 0
  br i1 %or.cond132.i, label %if.then59.i, label %if.else60.i

if.then59.i:                                      ; preds = %if.end55.i
  br i1 %cmp31.i.i, label %for.body.i249.i, label %if.end65.i

for.body.i249.i:                                  ; preds = %if.then59.i, %for.body.i249.i
  %m.032.i.i = phi i64 [ %inc.i255.i, %for.body.i249.i ], [ 0, %if.then59.i ]
  %arrayidx4.i250.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %m.032.i.i
  %35 = load i32, ptr %arrayidx4.i250.i, align 4
  %conv5.i251.i = sext i32 %35 to i64
  %add.i252.i = add nuw nsw i64 %m.032.i.i, 12
  %arrayidx7.i253.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %add.i252.i
  %36 = load i32, ptr %arrayidx7.i253.i, align 4
  %idx.ext.i.i = sext i32 %36 to i64
  %add.ptr.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %idx.ext.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i, i32 1, i32 3, i32 1)
  %arrayidx11.i.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %m.032.i.i
  %37 = load i32, ptr %arrayidx11.i.i, align 4
  %conv12.i254.i = sext i32 %37 to i64
  %mul.i.i = mul nsw i64 %8, %conv12.i254.i
  %arrayidx13.i.i = getelementptr inbounds i32, ptr %values.0275.i, i64 %mul.i.i
  %38 = load i32, ptr %arrayidx13.i.i, align 4
  %arrayidx14.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %conv5.i251.i
  store i32 %38, ptr %arrayidx14.i.i, align 4
  %inc.i255.i = add nuw nsw i64 %m.032.i.i, 1
  %exitcond287.not.i = icmp eq i64 %inc.i255.i, %n.0.lcssa76.i.sink.i
  br i1 %exitcond287.not.i, label %if.end65.i, label %for.body.i249.i, !llvm.loop !11

if.else60.i:                                      ; preds = %if.end55.i
  br i1 %cmp31.i.i, label %for.body.i259.i, label %if.end65.i

for.body.i259.i:                                  ; preds = %if.else60.i, %for.end33.i.i
  %m.071.i.i = phi i64 [ %inc35.i.i, %for.end33.i.i ], [ 0, %if.else60.i ]
  %arrayidx.i260.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %m.071.i.i
  %39 = load i32, ptr %arrayidx.i260.i, align 4
  %conv.i261.i = sext i32 %39 to i64
  %mul.i262.i = mul nsw i64 %8, %conv.i261.i
  %add.ptr.i263.i = getelementptr i32, ptr %values.0275.i, i64 %mul.i262.i
  %arrayidx1.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %m.071.i.i
  %40 = load i32, ptr %arrayidx1.i.i, align 4
  %conv2.i264.i = sext i32 %40 to i64
  %mul3.i.i = mul nsw i64 %9, %conv2.i264.i
  %add.ptr4.i.i = getelementptr i32, ptr %cond.i, i64 %mul3.i.i
  %add.i265.i = add nuw nsw i64 %m.071.i.i, 12
  %arrayidx6.i266.i = getelementptr inbounds [524 x i32], ptr %found.i, i64 0, i64 %add.i265.i
  %41 = load i32, ptr %arrayidx6.i266.i, align 4
  %conv7.i.i = sext i32 %41 to i64
  %mul8.i.i = mul nsw i64 %8, %conv7.i.i
  %add.ptr9.i.i = getelementptr inbounds i32, ptr %values.0275.i, i64 %mul8.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i, i32 0, i32 3, i32 1)
  %arrayidx12.i.i = getelementptr inbounds [524 x i32], ptr %places.i235.i, i64 0, i64 %add.i265.i
  %42 = load i32, ptr %arrayidx12.i.i, align 4
  %conv13.i.i = sext i32 %42 to i64
  %mul14.i.i = mul nsw i64 %9, %conv13.i.i
  %add.ptr15.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %mul14.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i, label %for.cond25.preheader.i.i, label %for.body20.i.i

for.cond25.preheader.i.i:                         ; preds = %for.body20.i.i, %for.body.i259.i
  %j.0.lcssa.i.i = phi i64 [ 0, %for.body.i259.i ], [ %add1767.i.i, %for.body20.i.i ]
  %cmp2668.i.i = icmp slt i64 %j.0.lcssa.i.i, %9
  br i1 %cmp2668.i.i, label %for.body28.i.i, label %for.end33.i.i

for.body20.i.i:                                   ; preds = %for.body.i259.i, %for.body20.i.i
  %add1767.i.i = phi i64 [ %add17.i.i, %for.body20.i.i ], [ 8, %for.body.i259.i ]
  %j.066.i.i = phi i64 [ %add1767.i.i, %for.body20.i.i ], [ 0, %for.body.i259.i ]
  %add.ptr21.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.066.i.i
  %add.ptr22.i.i = getelementptr inbounds i32, ptr %add.ptr.i263.i, i64 %j.066.i.i
  %43 = load <8 x i32>, ptr %add.ptr22.i.i, align 4
  store <8 x i32> %43, ptr %add.ptr21.i.i, align 4
  %add17.i.i = add nuw nsw i64 %add1767.i.i, 8
  %cmp18.not.i.i = icmp sgt i64 %add17.i.i, %9
  br i1 %cmp18.not.i.i, label %for.cond25.preheader.i.i, label %for.body20.i.i, !llvm.loop !12

for.body28.i.i:                                   ; preds = %for.cond25.preheader.i.i, %for.body28.i.i
  %j.169.i.i = phi i64 [ %inc.i269.i, %for.body28.i.i ], [ %j.0.lcssa.i.i, %for.cond25.preheader.i.i ]
  %arrayidx29.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.169.i.i
  %arrayidx30.i268.i = getelementptr inbounds i32, ptr %add.ptr.i263.i, i64 %j.169.i.i
  %44 = load i32, ptr %arrayidx30.i268.i, align 4
  store i32 %44, ptr %arrayidx29.i.i, align 4
  %inc.i269.i = add nuw nsw i64 %j.169.i.i, 1
  %exitcond.not.i270.i = icmp eq i64 %inc.i269.i, %9
  br i1 %exitcond.not.i270.i, label %for.end33.i.i, label %for.body28.i.i, !llvm.loop !13

for.end33.i.i:                                    ; preds = %for.body28.i.i, %for.cond25.preheader.i.i
  %inc35.i.i = add nuw nsw i64 %m.071.i.i, 1
  %exitcond286.not.i = icmp eq i64 %inc35.i.i, %n.0.lcssa76.i.sink.i
  br i1 %exitcond286.not.i, label %if.end65.i, label %for.body.i259.i, !llvm.loop !14

if.end65.i:                                       ; preds = %for.end33.i.i, %for.body.i249.i, %if.else60.i, %if.then59.i
  %add.i = add nuw nsw i64 %k.0276.i, 512
  %add.ptr67.i = getelementptr i8, ptr %values.0275.i, i64 %add.ptr67.idx.i
  %45 = load i64, ptr %arrayidx32.i, align 8
  %cmp33.i = icmp slt i64 %add.i, %45
  br i1 %cmp33.i, label %for.body.i, label %for.cond.cleanup.i, !llvm.loop !15

lor.lhs.false72.i:                                ; preds = %for.cond.cleanup.i
  %cmp73.i = icmp ne ptr %cond.i, %14
  %tobool75.i = icmp ne i64 %4, 0
  %or.cond134.i = select i1 %cmp73.i, i1 true, i1 %tobool75.i
  br i1 %or.cond134.i, label %for.cond80.preheader.i, label %set_32.exit

for.cond80.preheader.i:                           ; preds = %lor.lhs.false72.i
  %cmp82.not277.i = icmp slt i64 %mul.i, 8
  br i1 %cmp82.not277.i, label %for.cond104.preheader.i, label %for.body83.lr.ph.i

for.body83.lr.ph.i:                               ; preds = %for.cond80.preheader.i
  %add.ptr90.i = getelementptr inbounds i32, ptr %5, i64 %mul10.i
  br label %for.body83.i

for.cond104.preheader.i:                          ; preds = %if.end99.i, %for.cond80.preheader.i
  %k79.0.lcssa.i = phi i64 [ 0, %for.cond80.preheader.i ], [ %add81279.i, %if.end99.i ]
  %cmp105280.i = icmp slt i64 %k79.0.lcssa.i, %mul.i
  br i1 %cmp105280.i, label %for.body106.lr.ph.i, label %set_32.exit

for.body106.lr.ph.i:                              ; preds = %for.cond104.preheader.i
  %46 = getelementptr i32, ptr %5, i64 %mul10.i
  br label %for.body106.i

for.body83.i:                                     ; preds = %if.end99.i, %for.body83.lr.ph.i
  %add81279.i = phi i64 [ 8, %for.body83.lr.ph.i ], [ %add81.i, %if.end99.i ]
  %k79.0278.i = phi i64 [ 0, %for.body83.lr.ph.i ], [ %add81279.i, %if.end99.i ]
  %add.ptr84.i = getelementptr inbounds i32, ptr %cond.i, i64 %k79.0278.i
  %47 = load <8 x i32>, ptr %add.ptr84.i, align 4
  br i1 %tobool75.i, label %land.lhs.true86.i, label %if.end99.i

land.lhs.true86.i:                                ; preds = %for.body83.i
  %48 = load i64, ptr %arrayidx9.i, align 8
  %tobool88.not.i = icmp eq i64 %48, 0
  br i1 %tobool88.not.i, label %if.then95.i, label %if.then89.i

if.then89.i:                                      ; preds = %land.lhs.true86.i
  %add.ptr91.i = getelementptr inbounds i32, ptr %add.ptr90.i, i64 %k79.0278.i
  %49 = load <8 x i32>, ptr %add.ptr91.i, align 4
  %add92.i = add <8 x i32> %49, %47
  br label %if.end99.i

if.then95.i:                                      ; preds = %land.lhs.true86.i
  %50 = load i32, ptr %5, align 4
  %splat.splatinsert.i = insertelement <8 x i32> poison, i32 %50, i64 0
  %splat.splat.i = shufflevector <8 x i32> %splat.splatinsert.i, <8 x i32> poison, <8 x i32> zeroinitializer
  %add97.i = add <8 x i32> %splat.splat.i, %47
  br label %if.end99.i

if.end99.i:                                       ; preds = %if.then95.i, %if.then89.i, %for.body83.i
  %sum.0.i = phi <8 x i32> [ %add92.i, %if.then89.i ], [ %add97.i, %if.then95.i ], [ %47, %for.body83.i ]
  %add.ptr100.i = getelementptr inbounds i32, ptr %14, i64 %k79.0278.i
  store <8 x i32> %sum.0.i, ptr %add.ptr100.i, align 4
  %add81.i = add nuw nsw i64 %add81279.i, 8
  %cmp82.not.i = icmp sgt i64 %add81.i, %mul.i
  br i1 %cmp82.not.i, label %for.cond104.preheader.i, label %for.body83.i, !llvm.loop !16

for.body106.i:                                    ; preds = %cond.end117.i, %for.body106.lr.ph.i
  %k79.1281.i = phi i64 [ %k79.0.lcssa.i, %for.body106.lr.ph.i ], [ %inc.i, %cond.end117.i ]
  %arrayidx109.i = getelementptr inbounds i32, ptr %cond.i, i64 %k79.1281.i
  %51 = load i32, ptr %arrayidx109.i, align 4
  br i1 %tobool75.i, label %cond.true108.i, label %cond.end117.i

cond.true108.i:                                   ; preds = %for.body106.i
  %52 = load i64, ptr %arrayidx9.i, align 8
  %mul111.i = mul nsw i64 %52, %k79.1281.i
  %arrayidx113.i = getelementptr i32, ptr %46, i64 %mul111.i
  %53 = load i32, ptr %arrayidx113.i, align 4
  %add114.i = add nsw i32 %53, %51
  br label %cond.end117.i

cond.end117.i:                                    ; preds = %cond.true108.i, %for.body106.i
  %cond118.i = phi i32 [ %add114.i, %cond.true108.i ], [ %51, %for.body106.i ]
  %arrayidx119.i = getelementptr inbounds i32, ptr %14, i64 %k79.1281.i
  store i32 %cond118.i, ptr %arrayidx119.i, align 4
  %inc.i = add nuw nsw i64 %k79.1281.i, 1
  %exitcond288.not.i = icmp eq i64 %inc.i, %mul.i
  br i1 %exitcond288.not.i, label %set_32.exit, label %for.body106.i, !llvm.loop !17

set_32.exit:                                      ; preds = %cond.end117.i, %for.cond.cleanup.i, %lor.lhs.false72.i, %for.cond104.preheader.i
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i) #7
  br label %return

cond.false:                                       ; preds = %if.then
  %arrayidx.i116 = getelementptr inbounds i8, ptr %a, i64 24
  %54 = load i64, ptr %arrayidx.i116, align 8
  %55 = inttoptr i64 %54 to ptr
  %arrayidx1.i117 = getelementptr inbounds i8, ptr %a, i64 88
  %56 = load i64, ptr %arrayidx1.i117, align 8
  %57 = inttoptr i64 %56 to ptr
  %arrayidx2.i118 = getelementptr inbounds i8, ptr %a, i64 40
  %58 = load i64, ptr %arrayidx2.i118, align 8
  %59 = inttoptr i64 %58 to ptr
  %arrayidx3.i119 = getelementptr inbounds i8, ptr %a, i64 32
  %60 = load i64, ptr %arrayidx3.i119, align 8
  %arrayidx4.i120 = getelementptr inbounds i8, ptr %a, i64 64
  %61 = load i64, ptr %arrayidx4.i120, align 8
  %arrayidx5.i121 = getelementptr inbounds i8, ptr %a, i64 80
  %62 = load i64, ptr %arrayidx5.i121, align 8
  %arrayidx6.i122 = getelementptr inbounds i8, ptr %a, i64 72
  %63 = load i64, ptr %arrayidx6.i122, align 8
  %sub.i123 = sub i64 %62, %63
  %mul.i124 = mul i64 %sub.i123, %61
  %mul8.i125 = mul nsw i64 %63, %61
  %arrayidx9.i126 = getelementptr inbounds i8, ptr %a, i64 96
  %64 = load i64, ptr %arrayidx9.i126, align 8
  %mul10.i127 = mul nsw i64 %mul8.i125, %64
  %arrayidx11.i128 = getelementptr inbounds i8, ptr %a, i64 120
  %65 = load i64, ptr %arrayidx11.i128, align 8
  %66 = inttoptr i64 %65 to ptr
  %arrayidx12.i129 = getelementptr inbounds i8, ptr %a, i64 112
  %67 = load i64, ptr %arrayidx12.i129, align 8
  %tobool.not.i130 = icmp eq i64 %67, 0
  %68 = inttoptr i64 %67 to ptr
  %cond.i131 = select i1 %tobool.not.i130, ptr %66, ptr %68
  %arrayidx14.i132 = getelementptr inbounds i8, ptr %a, i64 104
  %69 = load i64, ptr %arrayidx14.i132, align 8
  %tobool15.not.i133 = icmp eq i64 %69, 0
  br i1 %tobool15.not.i133, label %if.end31.i140, label %land.lhs.true.i134

land.lhs.true.i134:                               ; preds = %cond.false
  %tobool17.i136.not = icmp eq i64 %56, 0
  br i1 %tobool17.i136.not, label %if.then.i138, label %land.lhs.true21.i306

if.then.i138:                                     ; preds = %land.lhs.true.i134
  %cmp121.i.i139 = icmp sgt i64 %mul.i124, 0
  br i1 %cmp121.i.i139, label %for.body6.preheader.i.i, label %if.end31.i140

for.body6.preheader.i.i:                          ; preds = %if.then.i138
  %70 = inttoptr i64 %69 to ptr
  %.pre.i.i = load i64, ptr %70, align 8
  br label %for.body6.i.i

for.body6.i.i:                                    ; preds = %for.body6.i.i, %for.body6.preheader.i.i
  %k2.020.i.i = phi i64 [ %inc9.i.i, %for.body6.i.i ], [ 0, %for.body6.preheader.i.i ]
  %arrayidx7.i.i304 = getelementptr inbounds i64, ptr %cond.i131, i64 %k2.020.i.i
  store i64 %.pre.i.i, ptr %arrayidx7.i.i304, align 8
  %inc9.i.i = add nuw nsw i64 %k2.020.i.i, 1
  %exitcond.not.i.i305 = icmp eq i64 %inc9.i.i, %mul.i124
  br i1 %exitcond.not.i.i305, label %if.end31.i140, label %for.body6.i.i, !llvm.loop !18

land.lhs.true21.i306:                             ; preds = %land.lhs.true.i134
  %tobool23.not.i307 = icmp eq i64 %64, 0
  br i1 %tobool23.not.i307, label %if.then29.i311, label %if.then24.i308

if.then24.i308:                                   ; preds = %land.lhs.true21.i306
  %add.ptr.i309 = getelementptr inbounds i64, ptr %57, i64 %mul10.i127
  %mul25.i310 = shl i64 %mul.i124, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i131, ptr nonnull align 8 %add.ptr.i309, i64 %mul25.i310, i1 false)
  br label %if.end31.i140

if.then29.i311:                                   ; preds = %land.lhs.true21.i306
  %cmp121.i222.i312 = icmp sgt i64 %mul.i124, 0
  br i1 %cmp121.i222.i312, label %for.body6.preheader.i223.i, label %if.end31.i140

for.body6.preheader.i223.i:                       ; preds = %if.then29.i311
  %.pre.i224.i = load i64, ptr %57, align 8
  br label %for.body6.i225.i

for.body6.i225.i:                                 ; preds = %for.body6.i225.i, %for.body6.preheader.i223.i
  %k2.020.i226.i = phi i64 [ %inc9.i228.i, %for.body6.i225.i ], [ 0, %for.body6.preheader.i223.i ]
  %arrayidx7.i227.i = getelementptr inbounds i64, ptr %cond.i131, i64 %k2.020.i226.i
  store i64 %.pre.i224.i, ptr %arrayidx7.i227.i, align 8
  %inc9.i228.i = add nuw nsw i64 %k2.020.i226.i, 1
  %exitcond.not.i229.i = icmp eq i64 %inc9.i228.i, %mul.i124
  br i1 %exitcond.not.i229.i, label %if.end31.i140, label %for.body6.i225.i, !llvm.loop !18

if.end31.i140:                                    ; preds = %for.body6.i225.i, %for.body6.i.i, %if.then29.i311, %if.then24.i308, %if.then.i138, %cond.false
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i115) #7
  %wrong.i141 = getelementptr inbounds i8, ptr %found.i115, i64 4200
  store i64 0, ptr %wrong.i141, align 8
  %arrayidx32.i142 = getelementptr inbounds i8, ptr %a, i64 48
  %71 = load i64, ptr %arrayidx32.i142, align 8
  %cmp33273.i = icmp sgt i64 %71, 0
  br i1 %cmp33273.i, label %for.body.lr.ph.i184, label %for.cond.cleanup.i143

for.body.lr.ph.i184:                              ; preds = %if.end31.i140
  %arrayidx43.i185 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i186 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i = getelementptr inbounds i8, ptr %found.i115, i64 2096
  %count34.i.i187 = getelementptr inbounds i8, ptr %found.i115, i64 4192
  %cmp58.i188 = icmp eq i64 %61, 1
  %cmp18.not65.i.i189 = icmp slt i64 %61, 8
  %add.ptr67.idx.i190 = shl nsw i64 %60, 12
  br label %for.body.i191

for.cond.cleanup.i143:                            ; preds = %if.end65.i206, %if.end31.i140
  %72 = phi i64 [ 0, %if.end31.i140 ], [ %or36.i.i201, %if.end65.i206 ]
  %73 = load i64, ptr %a, align 8
  %cmp69.i144 = icmp eq i64 %73, 0
  %tobool71.i145 = icmp ne i64 %65, 0
  %or.cond133.i146 = select i1 %cmp69.i144, i1 %tobool71.i145, i1 false
  br i1 %or.cond133.i146, label %lor.lhs.false72.i147, label %set_64.exit

for.body.i191:                                    ; preds = %if.end65.i206, %for.body.lr.ph.i184
  %74 = phi i64 [ %71, %for.body.lr.ph.i184 ], [ %97, %if.end65.i206 ]
  %k.0275.i = phi i64 [ 0, %for.body.lr.ph.i184 ], [ %add.i207, %if.end65.i206 ]
  %values.0274.i = phi ptr [ %55, %for.body.lr.ph.i184 ], [ %add.ptr67.i208, %if.end65.i206 ]
  %sub35.i192 = sub nsw i64 %74, %k.0275.i
  %spec.select.i193 = tail call i64 @llvm.smin.i64(i64 %sub35.i192, i64 512)
  %75 = load i64, ptr %arrayidx43.i185, align 8
  %cmp44.i194 = icmp eq i64 %75, 4
  %76 = load i64, ptr %arrayidx52.i186, align 8
  %77 = load i64, ptr %arrayidx6.i122, align 8
  %cmp67.i.i195 = icmp sgt i64 %sub35.i192, 0
  br i1 %cmp44.i194, label %if.then45.i268, label %if.else50.i196

if.then45.i268:                                   ; preds = %for.body.i191
  %add.ptr46.i269 = getelementptr inbounds i32, ptr %59, i64 %k.0275.i
  br i1 %cmp67.i.i195, label %for.body.lr.ph.i.i270, label %if.end55.i198

for.body.lr.ph.i.i270:                            ; preds = %if.then45.i268
  %78 = load i64, ptr %arrayidx5.i121, align 8
  %sub9.i.i271 = sub nsw i64 %78, %77
  br label %for.body.i.i272

for.cond15.preheader.i.i292:                      ; preds = %for.body.i.i272
  %tobool.not.i.i293 = icmp eq i64 %add13.i.i290, 0
  br i1 %tobool.not.i.i293, label %if.end55.i198, label %for.body19.lr.ph.i.i294

for.body19.lr.ph.i.i294:                          ; preds = %for.cond15.preheader.i.i292
  %sub21.i.i295 = add nsw i64 %add13.i.i290, -1
  %arrayidx22.i.i296 = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %sub21.i.i295
  %arrayidx28.i.i297 = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %sub21.i.i295
  br label %for.body19.i.i298

for.body.i.i272:                                  ; preds = %for.body.i.i272, %for.body.lr.ph.i.i270
  %n.070.i.i273 = phi i64 [ 0, %for.body.lr.ph.i.i270 ], [ %add13.i.i290, %for.body.i.i272 ]
  %k.069.i.i274 = phi i64 [ 0, %for.body.lr.ph.i.i270 ], [ %inc.i.i291, %for.body.i.i272 ]
  %wrong.068.i.i275 = phi i64 [ 0, %for.body.lr.ph.i.i270 ], [ %or.i.i283, %for.body.i.i272 ]
  %arrayidx.i.i276 = getelementptr inbounds i32, ptr %add.ptr46.i269, i64 %k.069.i.i274
  %79 = load i32, ptr %arrayidx.i.i276, align 4
  %conv.i.i277 = sext i32 %79 to i64
  %isneg.i.i278 = icmp slt i32 %79, 0
  %and.i.i279 = select i1 %isneg.i.i278, i64 %76, i64 0
  %add.i.i280 = add nsw i64 %and.i.i279, %conv.i.i277
  %cmp1.i.i281 = icmp uge i64 %add.i.i280, %76
  %conv3.i.i282 = zext i1 %cmp1.i.i281 to i64
  %or.i.i283 = or i64 %wrong.068.i.i275, %conv3.i.i282
  %conv4.i.i284 = trunc i64 %k.069.i.i274 to i32
  %arrayidx5.i.i285 = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %n.070.i.i273
  store i32 %conv4.i.i284, ptr %arrayidx5.i.i285, align 4
  %sub.i.i286 = sub nsw i64 %add.i.i280, %77
  %conv6.i.i287 = trunc i64 %sub.i.i286 to i32
  %arrayidx7.i231.i = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %n.070.i.i273
  store i32 %conv6.i.i287, ptr %arrayidx7.i231.i, align 4
  %cmp10.i.i288 = icmp ult i64 %sub.i.i286, %sub9.i.i271
  %conv12.i.i289 = zext i1 %cmp10.i.i288 to i64
  %add13.i.i290 = add nuw nsw i64 %n.070.i.i273, %conv12.i.i289
  %inc.i.i291 = add nuw nsw i64 %k.069.i.i274, 1
  %exitcond.not.i232.i = icmp eq i64 %inc.i.i291, %spec.select.i193
  br i1 %exitcond.not.i232.i, label %for.cond15.preheader.i.i292, label %for.body.i.i272, !llvm.loop !7

for.body19.i.i298:                                ; preds = %for.body19.i.i298, %for.body19.lr.ph.i.i294
  %k14.072.i.i299 = phi i64 [ 0, %for.body19.lr.ph.i.i294 ], [ %inc33.i.i303, %for.body19.i.i298 ]
  %80 = load i32, ptr %arrayidx22.i.i296, align 4
  %add24.i.i300 = add nuw nsw i64 %k14.072.i.i299, %add13.i.i290
  %arrayidx25.i.i301 = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %add24.i.i300
  store i32 %80, ptr %arrayidx25.i.i301, align 4
  %81 = load i32, ptr %arrayidx28.i.i297, align 4
  %arrayidx31.i.i302 = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %add24.i.i300
  store i32 %81, ptr %arrayidx31.i.i302, align 4
  %inc33.i.i303 = add nuw nsw i64 %k14.072.i.i299, 1
  %exitcond283.not.i = icmp eq i64 %inc33.i.i303, 12
  br i1 %exitcond283.not.i, label %if.end55.i198, label %for.body19.i.i298, !llvm.loop !8

if.else50.i196:                                   ; preds = %for.body.i191
  %add.ptr51.i197 = getelementptr inbounds i64, ptr %59, i64 %k.0275.i
  br i1 %cmp67.i.i195, label %for.body.lr.ph.i233.i, label %if.end55.i198

for.body.lr.ph.i233.i:                            ; preds = %if.else50.i196
  %82 = load i64, ptr %arrayidx5.i121, align 8
  %sub8.i.i245 = sub nsw i64 %82, %77
  br label %for.body.i235.i

for.cond14.preheader.i.i256:                      ; preds = %for.body.i235.i
  %tobool.not.i246.i = icmp eq i64 %add12.i.i255, 0
  br i1 %tobool.not.i246.i, label %if.end55.i198, label %for.body18.lr.ph.i.i257

for.body18.lr.ph.i.i257:                          ; preds = %for.cond14.preheader.i.i256
  %sub20.i.i258 = add nsw i64 %add12.i.i255, -1
  %arrayidx21.i.i259 = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %sub20.i.i258
  %arrayidx27.i.i260 = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %sub20.i.i258
  br label %for.body18.i.i261

for.body.i235.i:                                  ; preds = %for.body.i235.i, %for.body.lr.ph.i233.i
  %n.069.i.i246 = phi i64 [ 0, %for.body.lr.ph.i233.i ], [ %add12.i.i255, %for.body.i235.i ]
  %k.068.i.i247 = phi i64 [ 0, %for.body.lr.ph.i233.i ], [ %inc.i244.i, %for.body.i235.i ]
  %wrong.067.i.i248 = phi i64 [ 0, %for.body.lr.ph.i233.i ], [ %or.i241.i, %for.body.i235.i ]
  %arrayidx.i236.i = getelementptr inbounds i64, ptr %add.ptr51.i197, i64 %k.068.i.i247
  %83 = load i64, ptr %arrayidx.i236.i, align 8
  %isneg.i237.i = icmp slt i64 %83, 0
  %and.i238.i = select i1 %isneg.i237.i, i64 %76, i64 0
  %add.i239.i = add nsw i64 %and.i238.i, %83
  %cmp1.i240.i = icmp uge i64 %add.i239.i, %76
  %conv2.i.i249 = zext i1 %cmp1.i240.i to i64
  %or.i241.i = or i64 %wrong.067.i.i248, %conv2.i.i249
  %conv3.i242.i = trunc i64 %k.068.i.i247 to i32
  %arrayidx4.i.i250 = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %n.069.i.i246
  store i32 %conv3.i242.i, ptr %arrayidx4.i.i250, align 4
  %sub.i243.i = sub nsw i64 %add.i239.i, %77
  %conv5.i.i251 = trunc i64 %sub.i243.i to i32
  %arrayidx6.i.i252 = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %n.069.i.i246
  store i32 %conv5.i.i251, ptr %arrayidx6.i.i252, align 4
  %cmp9.i.i253 = icmp ult i64 %sub.i243.i, %sub8.i.i245
  %conv11.i.i254 = zext i1 %cmp9.i.i253 to i64
  %add12.i.i255 = add nuw nsw i64 %n.069.i.i246, %conv11.i.i254
  %inc.i244.i = add nuw nsw i64 %k.068.i.i247, 1
  %exitcond.not.i245.i = icmp eq i64 %inc.i244.i, %spec.select.i193
  br i1 %exitcond.not.i245.i, label %for.cond14.preheader.i.i256, label %for.body.i235.i, !llvm.loop !9

for.body18.i.i261:                                ; preds = %for.body18.i.i261, %for.body18.lr.ph.i.i257
  %k13.071.i.i262 = phi i64 [ 0, %for.body18.lr.ph.i.i257 ], [ %inc32.i.i266, %for.body18.i.i261 ]
  %84 = load i32, ptr %arrayidx21.i.i259, align 4
  %add23.i.i263 = add nuw nsw i64 %k13.071.i.i262, %add12.i.i255
  %arrayidx24.i.i264 = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %add23.i.i263
  store i32 %84, ptr %arrayidx24.i.i264, align 4
  %85 = load i32, ptr %arrayidx27.i.i260, align 4
  %arrayidx30.i.i265 = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %add23.i.i263
  store i32 %85, ptr %arrayidx30.i.i265, align 4
  %inc32.i.i266 = add nuw nsw i64 %k13.071.i.i262, 1
  %exitcond.not.i267 = icmp eq i64 %inc32.i.i266, 12
  br i1 %exitcond.not.i267, label %if.end55.i198, label %for.body18.i.i261, !llvm.loop !10

if.end55.i198:                                    ; preds = %for.body18.i.i261, %for.body19.i.i298, %for.cond14.preheader.i.i256, %if.else50.i196, %for.cond15.preheader.i.i292, %if.then45.i268
  %n.0.lcssa76.i.sink.i199 = phi i64 [ 0, %for.cond15.preheader.i.i292 ], [ 0, %if.then45.i268 ], [ 0, %for.cond14.preheader.i.i256 ], [ 0, %if.else50.i196 ], [ %add13.i.i290, %for.body19.i.i298 ], [ %add12.i.i255, %for.body18.i.i261 ]
  %wrong.0.lcssa75.i.sink.i200 = phi i64 [ %or.i.i283, %for.cond15.preheader.i.i292 ], [ 0, %if.then45.i268 ], [ %or.i241.i, %for.cond14.preheader.i.i256 ], [ 0, %if.else50.i196 ], [ %or.i.i283, %for.body19.i.i298 ], [ %or.i241.i, %for.body18.i.i261 ]
  store i64 %n.0.lcssa76.i.sink.i199, ptr %count34.i.i187, align 8
  %86 = load i64, ptr %wrong.i141, align 8
  %or36.i.i201 = or i64 %86, %wrong.0.lcssa75.i.sink.i200
  store i64 %or36.i.i201, ptr %wrong.i141, align 8
  %tobool56.i202 = icmp ne i64 %n.0.lcssa76.i.sink.i199, 0
  %or.cond132.i203 = select i1 %tobool56.i202, i1 %cmp58.i188, i1 false
  %cmp31.i.i204 = icmp sgt i64 %n.0.lcssa76.i.sink.i199, 0
  br i1 %or.cond132.i203, label %if.then59.i236, label %if.else60.i205

if.then59.i236:                                   ; preds = %if.end55.i198
  br i1 %cmp31.i.i204, label %for.body.i248.i, label %if.end65.i206

for.body.i248.i:                                  ; preds = %if.then59.i236, %for.body.i248.i
  %m.032.i.i237 = phi i64 [ %inc.i254.i, %for.body.i248.i ], [ 0, %if.then59.i236 ]
  %arrayidx4.i249.i = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %m.032.i.i237
  %87 = load i32, ptr %arrayidx4.i249.i, align 4
  %conv5.i250.i = sext i32 %87 to i64
  %add.i251.i = add nuw nsw i64 %m.032.i.i237, 12
  %arrayidx7.i252.i = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %add.i251.i
  %88 = load i32, ptr %arrayidx7.i252.i, align 4
  %idx.ext.i.i238 = sext i32 %88 to i64
  %add.ptr.i.i239 = getelementptr inbounds i64, ptr %cond.i131, i64 %idx.ext.i.i238
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i239, i32 1, i32 3, i32 1)
  %arrayidx11.i.i240 = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %m.032.i.i237
  %89 = load i32, ptr %arrayidx11.i.i240, align 4
  %conv12.i253.i = sext i32 %89 to i64
  %mul.i.i241 = mul nsw i64 %60, %conv12.i253.i
  %arrayidx13.i.i242 = getelementptr inbounds i64, ptr %values.0274.i, i64 %mul.i.i241
  %90 = load i64, ptr %arrayidx13.i.i242, align 8
  %arrayidx14.i.i243 = getelementptr inbounds i64, ptr %cond.i131, i64 %conv5.i250.i
  store i64 %90, ptr %arrayidx14.i.i243, align 8
  %inc.i254.i = add nuw nsw i64 %m.032.i.i237, 1
  %exitcond286.not.i244 = icmp eq i64 %inc.i254.i, %n.0.lcssa76.i.sink.i199
  br i1 %exitcond286.not.i244, label %if.end65.i206, label %for.body.i248.i, !llvm.loop !19

if.else60.i205:                                   ; preds = %if.end55.i198
  br i1 %cmp31.i.i204, label %for.body.i258.i, label %if.end65.i206

for.body.i258.i:                                  ; preds = %if.else60.i205, %for.end33.i.i231
  %m.071.i.i210 = phi i64 [ %inc35.i.i232, %for.end33.i.i231 ], [ 0, %if.else60.i205 ]
  %arrayidx.i259.i = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %m.071.i.i210
  %91 = load i32, ptr %arrayidx.i259.i, align 4
  %conv.i260.i = sext i32 %91 to i64
  %mul.i261.i = mul nsw i64 %60, %conv.i260.i
  %add.ptr.i262.i = getelementptr i64, ptr %values.0274.i, i64 %mul.i261.i
  %arrayidx1.i.i211 = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %m.071.i.i210
  %92 = load i32, ptr %arrayidx1.i.i211, align 4
  %conv2.i263.i = sext i32 %92 to i64
  %mul3.i.i212 = mul nsw i64 %61, %conv2.i263.i
  %add.ptr4.i.i213 = getelementptr i64, ptr %cond.i131, i64 %mul3.i.i212
  %add.i264.i = add nuw nsw i64 %m.071.i.i210, 12
  %arrayidx6.i265.i = getelementptr inbounds [524 x i32], ptr %found.i115, i64 0, i64 %add.i264.i
  %93 = load i32, ptr %arrayidx6.i265.i, align 4
  %conv7.i.i214 = sext i32 %93 to i64
  %mul8.i.i215 = mul nsw i64 %60, %conv7.i.i214
  %add.ptr9.i.i216 = getelementptr inbounds i64, ptr %values.0274.i, i64 %mul8.i.i215
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i216, i32 0, i32 3, i32 1)
  %arrayidx12.i.i217 = getelementptr inbounds [524 x i32], ptr %places.i234.i, i64 0, i64 %add.i264.i
  %94 = load i32, ptr %arrayidx12.i.i217, align 4
  %conv13.i.i218 = sext i32 %94 to i64
  %mul14.i.i219 = mul nsw i64 %61, %conv13.i.i218
  %add.ptr15.i.i220 = getelementptr inbounds i64, ptr %cond.i131, i64 %mul14.i.i219
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i220, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i189, label %for.cond25.preheader.i.i228, label %for.body20.i.i221

for.cond25.preheader.i.i228:                      ; preds = %for.body20.i.i221, %for.body.i258.i
  %j.0.lcssa.i.i229 = phi i64 [ 0, %for.body.i258.i ], [ %add1767.i.i222, %for.body20.i.i221 ]
  %cmp2668.i.i230 = icmp slt i64 %j.0.lcssa.i.i229, %61
  br i1 %cmp2668.i.i230, label %for.body28.i.i233, label %for.end33.i.i231

for.body20.i.i221:                                ; preds = %for.body.i258.i, %for.body20.i.i221
  %add1767.i.i222 = phi i64 [ %add17.i.i226, %for.body20.i.i221 ], [ 8, %for.body.i258.i ]
  %j.066.i.i223 = phi i64 [ %add1767.i.i222, %for.body20.i.i221 ], [ 0, %for.body.i258.i ]
  %add.ptr21.i.i224 = getelementptr inbounds i64, ptr %add.ptr4.i.i213, i64 %j.066.i.i223
  %add.ptr22.i.i225 = getelementptr inbounds i64, ptr %add.ptr.i262.i, i64 %j.066.i.i223
  %95 = load <8 x i64>, ptr %add.ptr22.i.i225, align 8
  store <8 x i64> %95, ptr %add.ptr21.i.i224, align 8
  %add17.i.i226 = add nuw nsw i64 %add1767.i.i222, 8
  %cmp18.not.i.i227 = icmp sgt i64 %add17.i.i226, %61
  br i1 %cmp18.not.i.i227, label %for.cond25.preheader.i.i228, label %for.body20.i.i221, !llvm.loop !20

for.body28.i.i233:                                ; preds = %for.cond25.preheader.i.i228, %for.body28.i.i233
  %j.169.i.i234 = phi i64 [ %inc.i268.i, %for.body28.i.i233 ], [ %j.0.lcssa.i.i229, %for.cond25.preheader.i.i228 ]
  %arrayidx29.i.i235 = getelementptr inbounds i64, ptr %add.ptr4.i.i213, i64 %j.169.i.i234
  %arrayidx30.i267.i = getelementptr inbounds i64, ptr %add.ptr.i262.i, i64 %j.169.i.i234
  %96 = load i64, ptr %arrayidx30.i267.i, align 8
  store i64 %96, ptr %arrayidx29.i.i235, align 8
  %inc.i268.i = add nuw nsw i64 %j.169.i.i234, 1
  %exitcond.not.i269.i = icmp eq i64 %inc.i268.i, %61
  br i1 %exitcond.not.i269.i, label %for.end33.i.i231, label %for.body28.i.i233, !llvm.loop !21

for.end33.i.i231:                                 ; preds = %for.body28.i.i233, %for.cond25.preheader.i.i228
  %inc35.i.i232 = add nuw nsw i64 %m.071.i.i210, 1
  %exitcond285.not.i = icmp eq i64 %inc35.i.i232, %n.0.lcssa76.i.sink.i199
  br i1 %exitcond285.not.i, label %if.end65.i206, label %for.body.i258.i, !llvm.loop !22

if.end65.i206:                                    ; preds = %for.end33.i.i231, %for.body.i248.i, %if.else60.i205, %if.then59.i236
  %add.i207 = add nuw nsw i64 %k.0275.i, 512
  %add.ptr67.i208 = getelementptr i8, ptr %values.0274.i, i64 %add.ptr67.idx.i190
  %97 = load i64, ptr %arrayidx32.i142, align 8
  %cmp33.i209 = icmp slt i64 %add.i207, %97
  br i1 %cmp33.i209, label %for.body.i191, label %for.cond.cleanup.i143, !llvm.loop !23

lor.lhs.false72.i147:                             ; preds = %for.cond.cleanup.i143
  %cmp73.i148 = icmp ne ptr %cond.i131, %66
  %tobool75.i149 = icmp ne i64 %56, 0
  %or.cond134.i150 = select i1 %cmp73.i148, i1 true, i1 %tobool75.i149
  br i1 %or.cond134.i150, label %for.cond80.preheader.i151, label %set_64.exit

for.cond80.preheader.i151:                        ; preds = %lor.lhs.false72.i147
  %cmp82.not276.i = icmp slt i64 %mul.i124, 8
  br i1 %cmp82.not276.i, label %for.cond104.preheader.i161, label %for.body83.lr.ph.i152

for.body83.lr.ph.i152:                            ; preds = %for.cond80.preheader.i151
  %add.ptr90.i153 = getelementptr inbounds i64, ptr %57, i64 %mul10.i127
  br label %for.body83.i154

for.cond104.preheader.i161:                       ; preds = %if.end99.i156, %for.cond80.preheader.i151
  %k79.0.lcssa.i162 = phi i64 [ 0, %for.cond80.preheader.i151 ], [ %add81278.i, %if.end99.i156 ]
  %cmp105279.i = icmp slt i64 %k79.0.lcssa.i162, %mul.i124
  br i1 %cmp105279.i, label %for.body106.lr.ph.i163, label %set_64.exit

for.body106.lr.ph.i163:                           ; preds = %for.cond104.preheader.i161
  %98 = getelementptr i64, ptr %57, i64 %mul10.i127
  br label %for.body106.i164

for.body83.i154:                                  ; preds = %if.end99.i156, %for.body83.lr.ph.i152
  %add81278.i = phi i64 [ 8, %for.body83.lr.ph.i152 ], [ %add81.i159, %if.end99.i156 ]
  %k79.0277.i = phi i64 [ 0, %for.body83.lr.ph.i152 ], [ %add81278.i, %if.end99.i156 ]
  %add.ptr84.i155 = getelementptr inbounds i64, ptr %cond.i131, i64 %k79.0277.i
  %99 = load <8 x i64>, ptr %add.ptr84.i155, align 8
  br i1 %tobool75.i149, label %land.lhs.true86.i175, label %if.end99.i156

land.lhs.true86.i175:                             ; preds = %for.body83.i154
  %100 = load i64, ptr %arrayidx9.i126, align 8
  %tobool88.not.i176 = icmp eq i64 %100, 0
  br i1 %tobool88.not.i176, label %if.then95.i180, label %if.then89.i177

if.then89.i177:                                   ; preds = %land.lhs.true86.i175
  %add.ptr91.i178 = getelementptr inbounds i64, ptr %add.ptr90.i153, i64 %k79.0277.i
  %101 = load <8 x i64>, ptr %add.ptr91.i178, align 8
  %add92.i179 = add <8 x i64> %101, %99
  br label %if.end99.i156

if.then95.i180:                                   ; preds = %land.lhs.true86.i175
  %102 = load i64, ptr %57, align 8
  %splat.splatinsert.i181 = insertelement <8 x i64> poison, i64 %102, i64 0
  %splat.splat.i182 = shufflevector <8 x i64> %splat.splatinsert.i181, <8 x i64> poison, <8 x i32> zeroinitializer
  %add97.i183 = add <8 x i64> %splat.splat.i182, %99
  br label %if.end99.i156

if.end99.i156:                                    ; preds = %if.then95.i180, %if.then89.i177, %for.body83.i154
  %sum.0.i157 = phi <8 x i64> [ %add92.i179, %if.then89.i177 ], [ %add97.i183, %if.then95.i180 ], [ %99, %for.body83.i154 ]
  %add.ptr100.i158 = getelementptr inbounds i64, ptr %66, i64 %k79.0277.i
  store <8 x i64> %sum.0.i157, ptr %add.ptr100.i158, align 8
  %add81.i159 = add nuw nsw i64 %add81278.i, 8
  %cmp82.not.i160 = icmp sgt i64 %add81.i159, %mul.i124
  br i1 %cmp82.not.i160, label %for.cond104.preheader.i161, label %for.body83.i154, !llvm.loop !24

for.body106.i164:                                 ; preds = %cond.end117.i166, %for.body106.lr.ph.i163
  %k79.1280.i = phi i64 [ %k79.0.lcssa.i162, %for.body106.lr.ph.i163 ], [ %inc.i169, %cond.end117.i166 ]
  %arrayidx109.i165 = getelementptr inbounds i64, ptr %cond.i131, i64 %k79.1280.i
  %103 = load i64, ptr %arrayidx109.i165, align 8
  br i1 %tobool75.i149, label %cond.true108.i171, label %cond.end117.i166

cond.true108.i171:                                ; preds = %for.body106.i164
  %104 = load i64, ptr %arrayidx9.i126, align 8
  %mul111.i172 = mul nsw i64 %104, %k79.1280.i
  %arrayidx113.i173 = getelementptr i64, ptr %98, i64 %mul111.i172
  %105 = load i64, ptr %arrayidx113.i173, align 8
  %add114.i174 = add nsw i64 %105, %103
  br label %cond.end117.i166

cond.end117.i166:                                 ; preds = %cond.true108.i171, %for.body106.i164
  %cond118.i167 = phi i64 [ %add114.i174, %cond.true108.i171 ], [ %103, %for.body106.i164 ]
  %arrayidx119.i168 = getelementptr inbounds i64, ptr %66, i64 %k79.1280.i
  store i64 %cond118.i167, ptr %arrayidx119.i168, align 8
  %inc.i169 = add nuw nsw i64 %k79.1280.i, 1
  %exitcond287.not.i170 = icmp eq i64 %inc.i169, %mul.i124
  br i1 %exitcond287.not.i170, label %set_64.exit, label %for.body106.i164, !llvm.loop !25

set_64.exit:                                      ; preds = %cond.end117.i166, %for.cond.cleanup.i143, %lor.lhs.false72.i147, %for.cond104.preheader.i161
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i115) #7
  br label %return

cond.true8:                                       ; preds = %entry
  %arrayidx.i950 = getelementptr inbounds i8, ptr %a, i64 24
  %106 = load i64, ptr %arrayidx.i950, align 8
  %107 = inttoptr i64 %106 to ptr
  %arrayidx1.i951 = getelementptr inbounds i8, ptr %a, i64 88
  %108 = load i64, ptr %arrayidx1.i951, align 8
  %109 = inttoptr i64 %108 to ptr
  %arrayidx2.i952 = getelementptr inbounds i8, ptr %a, i64 40
  %110 = load i64, ptr %arrayidx2.i952, align 8
  %111 = inttoptr i64 %110 to ptr
  %arrayidx3.i953 = getelementptr inbounds i8, ptr %a, i64 32
  %112 = load i64, ptr %arrayidx3.i953, align 8
  %arrayidx4.i954 = getelementptr inbounds i8, ptr %a, i64 64
  %113 = load i64, ptr %arrayidx4.i954, align 8
  %arrayidx5.i955 = getelementptr inbounds i8, ptr %a, i64 80
  %114 = load i64, ptr %arrayidx5.i955, align 8
  %arrayidx6.i956 = getelementptr inbounds i8, ptr %a, i64 72
  %115 = load i64, ptr %arrayidx6.i956, align 8
  %sub.i957 = sub i64 %114, %115
  %mul.i958 = mul i64 %sub.i957, %113
  %mul8.i959 = mul nsw i64 %115, %113
  %arrayidx9.i960 = getelementptr inbounds i8, ptr %a, i64 96
  %116 = load i64, ptr %arrayidx9.i960, align 8
  %mul10.i961 = mul nsw i64 %mul8.i959, %116
  %arrayidx11.i962 = getelementptr inbounds i8, ptr %a, i64 120
  %117 = load i64, ptr %arrayidx11.i962, align 8
  %118 = inttoptr i64 %117 to ptr
  %arrayidx12.i963 = getelementptr inbounds i8, ptr %a, i64 112
  %119 = load i64, ptr %arrayidx12.i963, align 8
  %tobool.not.i964 = icmp eq i64 %119, 0
  %120 = inttoptr i64 %119 to ptr
  %cond.i965 = select i1 %tobool.not.i964, ptr %118, ptr %120
  %arrayidx14.i966 = getelementptr inbounds i8, ptr %a, i64 104
  %121 = load i64, ptr %arrayidx14.i966, align 8
  %tobool15.not.i967 = icmp ne i64 %121, 0
  %cmp121.i.i973 = icmp sgt i64 %mul.i958, 0
  %or.cond3312 = select i1 %tobool15.not.i967, i1 %cmp121.i.i973, i1 false
  switch i64 %1, label %cond.false23 [
    i64 0, label %cond.true11
    i64 1, label %cond.true16
    i64 2, label %cond.true21
  ]

cond.true11:                                      ; preds = %cond.true8
  br i1 %or.cond3312, label %for.body6.preheader.i.i470, label %if.end31.i338

for.body6.preheader.i.i470:                       ; preds = %cond.true11
  %122 = inttoptr i64 %121 to ptr
  %.pre.i.i471 = load i64, ptr %122, align 8
  br label %for.body6.i.i472

for.body6.i.i472:                                 ; preds = %for.body6.i.i472, %for.body6.preheader.i.i470
  %k2.020.i.i473 = phi i64 [ %inc9.i.i475, %for.body6.i.i472 ], [ 0, %for.body6.preheader.i.i470 ]
  %arrayidx7.i.i474 = getelementptr inbounds i64, ptr %cond.i965, i64 %k2.020.i.i473
  store i64 %.pre.i.i471, ptr %arrayidx7.i.i474, align 8
  %inc9.i.i475 = add nuw nsw i64 %k2.020.i.i473, 1
  %exitcond.not.i.i476 = icmp eq i64 %inc9.i.i475, %mul.i958
  br i1 %exitcond.not.i.i476, label %if.end31.i338, label %for.body6.i.i472, !llvm.loop !18

if.end31.i338:                                    ; preds = %for.body6.i.i472, %cond.true11
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i313) #7
  %wrong.i339 = getelementptr inbounds i8, ptr %found.i313, i64 4200
  store i64 0, ptr %wrong.i339, align 8
  %arrayidx32.i340 = getelementptr inbounds i8, ptr %a, i64 48
  %123 = load i64, ptr %arrayidx32.i340, align 8
  %cmp33281.i = icmp sgt i64 %123, 0
  br i1 %cmp33281.i, label %for.body.lr.ph.i365, label %for.cond.cleanup.i341

for.body.lr.ph.i365:                              ; preds = %if.end31.i338
  %arrayidx43.i366 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i367 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i239.i = getelementptr inbounds i8, ptr %found.i313, i64 2096
  %count34.i.i368 = getelementptr inbounds i8, ptr %found.i313, i64 4192
  %cmp58.i369 = icmp eq i64 %113, 1
  %cmp18.not69.i.i = icmp slt i64 %113, 8
  %add.ptr67.idx.i370 = shl nsw i64 %112, 11
  br label %for.body.i371

for.cond.cleanup.i341:                            ; preds = %if.end65.i384, %if.end31.i338
  %124 = phi i64 [ 0, %if.end31.i338 ], [ %or36.i.i381, %if.end65.i384 ]
  %125 = load i64, ptr %a, align 8
  %cmp69.i342 = icmp eq i64 %125, 0
  %tobool71.i343 = icmp ne i64 %117, 0
  %or.cond138.i = select i1 %cmp69.i342, i1 %tobool71.i343, i1 false
  br i1 %or.cond138.i, label %lor.lhs.false72.i344, label %add_float.exit

for.body.i371:                                    ; preds = %if.end65.i384, %for.body.lr.ph.i365
  %126 = phi i64 [ %123, %for.body.lr.ph.i365 ], [ %154, %if.end65.i384 ]
  %k.0283.i = phi i64 [ 0, %for.body.lr.ph.i365 ], [ %add.i385, %if.end65.i384 ]
  %values.0282.i = phi ptr [ %107, %for.body.lr.ph.i365 ], [ %add.ptr67.i386, %if.end65.i384 ]
  %sub35.i372 = sub nsw i64 %126, %k.0283.i
  %spec.select.i373 = tail call i64 @llvm.smin.i64(i64 %sub35.i372, i64 512)
  %127 = load i64, ptr %arrayidx43.i366, align 8
  %cmp44.i374 = icmp eq i64 %127, 4
  %128 = load i64, ptr %arrayidx52.i367, align 8
  %129 = load i64, ptr %arrayidx6.i956, align 8
  %cmp67.i.i375 = icmp sgt i64 %sub35.i372, 0
  br i1 %cmp44.i374, label %if.then45.i434, label %if.else50.i376

if.then45.i434:                                   ; preds = %for.body.i371
  %add.ptr46.i435 = getelementptr inbounds i32, ptr %111, i64 %k.0283.i
  br i1 %cmp67.i.i375, label %for.body.lr.ph.i.i436, label %if.end55.i378

for.body.lr.ph.i.i436:                            ; preds = %if.then45.i434
  %130 = load i64, ptr %arrayidx5.i955, align 8
  %sub9.i.i437 = sub nsw i64 %130, %129
  br label %for.body.i.i438

for.cond15.preheader.i.i458:                      ; preds = %for.body.i.i438
  %tobool.not.i.i459 = icmp eq i64 %add13.i.i456, 0
  br i1 %tobool.not.i.i459, label %if.end55.i378, label %for.body19.lr.ph.i.i460

for.body19.lr.ph.i.i460:                          ; preds = %for.cond15.preheader.i.i458
  %sub21.i.i461 = add nsw i64 %add13.i.i456, -1
  %arrayidx22.i.i462 = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %sub21.i.i461
  %arrayidx28.i.i463 = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %sub21.i.i461
  br label %for.body19.i.i464

for.body.i.i438:                                  ; preds = %for.body.i.i438, %for.body.lr.ph.i.i436
  %n.070.i.i439 = phi i64 [ 0, %for.body.lr.ph.i.i436 ], [ %add13.i.i456, %for.body.i.i438 ]
  %k.069.i.i440 = phi i64 [ 0, %for.body.lr.ph.i.i436 ], [ %inc.i.i457, %for.body.i.i438 ]
  %wrong.068.i.i441 = phi i64 [ 0, %for.body.lr.ph.i.i436 ], [ %or.i.i449, %for.body.i.i438 ]
  %arrayidx.i.i442 = getelementptr inbounds i32, ptr %add.ptr46.i435, i64 %k.069.i.i440
  %131 = load i32, ptr %arrayidx.i.i442, align 4
  %conv.i.i443 = sext i32 %131 to i64
  %isneg.i.i444 = icmp slt i32 %131, 0
  %and.i.i445 = select i1 %isneg.i.i444, i64 %128, i64 0
  %add.i.i446 = add nsw i64 %and.i.i445, %conv.i.i443
  %cmp1.i.i447 = icmp uge i64 %add.i.i446, %128
  %conv3.i.i448 = zext i1 %cmp1.i.i447 to i64
  %or.i.i449 = or i64 %wrong.068.i.i441, %conv3.i.i448
  %conv4.i.i450 = trunc i64 %k.069.i.i440 to i32
  %arrayidx5.i.i451 = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %n.070.i.i439
  store i32 %conv4.i.i450, ptr %arrayidx5.i.i451, align 4
  %sub.i.i452 = sub nsw i64 %add.i.i446, %129
  %conv6.i.i453 = trunc i64 %sub.i.i452 to i32
  %arrayidx7.i236.i = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %n.070.i.i439
  store i32 %conv6.i.i453, ptr %arrayidx7.i236.i, align 4
  %cmp10.i.i454 = icmp ult i64 %sub.i.i452, %sub9.i.i437
  %conv12.i.i455 = zext i1 %cmp10.i.i454 to i64
  %add13.i.i456 = add nuw nsw i64 %n.070.i.i439, %conv12.i.i455
  %inc.i.i457 = add nuw nsw i64 %k.069.i.i440, 1
  %exitcond.not.i237.i = icmp eq i64 %inc.i.i457, %spec.select.i373
  br i1 %exitcond.not.i237.i, label %for.cond15.preheader.i.i458, label %for.body.i.i438, !llvm.loop !7

for.body19.i.i464:                                ; preds = %for.body19.i.i464, %for.body19.lr.ph.i.i460
  %k14.072.i.i465 = phi i64 [ 0, %for.body19.lr.ph.i.i460 ], [ %inc33.i.i469, %for.body19.i.i464 ]
  %132 = load i32, ptr %arrayidx22.i.i462, align 4
  %add24.i.i466 = add nuw nsw i64 %k14.072.i.i465, %add13.i.i456
  %arrayidx25.i.i467 = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %add24.i.i466
  store i32 %132, ptr %arrayidx25.i.i467, align 4
  %133 = load i32, ptr %arrayidx28.i.i463, align 4
  %arrayidx31.i.i468 = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %add24.i.i466
  store i32 %133, ptr %arrayidx31.i.i468, align 4
  %inc33.i.i469 = add nuw nsw i64 %k14.072.i.i465, 1
  %exitcond291.not.i = icmp eq i64 %inc33.i.i469, 12
  br i1 %exitcond291.not.i, label %if.end55.i378, label %for.body19.i.i464, !llvm.loop !8

if.else50.i376:                                   ; preds = %for.body.i371
  %add.ptr51.i377 = getelementptr inbounds i64, ptr %111, i64 %k.0283.i
  br i1 %cmp67.i.i375, label %for.body.lr.ph.i238.i, label %if.end55.i378

for.body.lr.ph.i238.i:                            ; preds = %if.else50.i376
  %134 = load i64, ptr %arrayidx5.i955, align 8
  %sub8.i.i411 = sub nsw i64 %134, %129
  br label %for.body.i240.i

for.cond14.preheader.i.i422:                      ; preds = %for.body.i240.i
  %tobool.not.i251.i = icmp eq i64 %add12.i.i421, 0
  br i1 %tobool.not.i251.i, label %if.end55.i378, label %for.body18.lr.ph.i.i423

for.body18.lr.ph.i.i423:                          ; preds = %for.cond14.preheader.i.i422
  %sub20.i.i424 = add nsw i64 %add12.i.i421, -1
  %arrayidx21.i.i425 = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %sub20.i.i424
  %arrayidx27.i.i426 = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %sub20.i.i424
  br label %for.body18.i.i427

for.body.i240.i:                                  ; preds = %for.body.i240.i, %for.body.lr.ph.i238.i
  %n.069.i.i412 = phi i64 [ 0, %for.body.lr.ph.i238.i ], [ %add12.i.i421, %for.body.i240.i ]
  %k.068.i.i413 = phi i64 [ 0, %for.body.lr.ph.i238.i ], [ %inc.i249.i, %for.body.i240.i ]
  %wrong.067.i.i414 = phi i64 [ 0, %for.body.lr.ph.i238.i ], [ %or.i246.i, %for.body.i240.i ]
  %arrayidx.i241.i = getelementptr inbounds i64, ptr %add.ptr51.i377, i64 %k.068.i.i413
  %135 = load i64, ptr %arrayidx.i241.i, align 8
  %isneg.i242.i = icmp slt i64 %135, 0
  %and.i243.i = select i1 %isneg.i242.i, i64 %128, i64 0
  %add.i244.i = add nsw i64 %and.i243.i, %135
  %cmp1.i245.i = icmp uge i64 %add.i244.i, %128
  %conv2.i.i415 = zext i1 %cmp1.i245.i to i64
  %or.i246.i = or i64 %wrong.067.i.i414, %conv2.i.i415
  %conv3.i247.i = trunc i64 %k.068.i.i413 to i32
  %arrayidx4.i.i416 = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %n.069.i.i412
  store i32 %conv3.i247.i, ptr %arrayidx4.i.i416, align 4
  %sub.i248.i = sub nsw i64 %add.i244.i, %129
  %conv5.i.i417 = trunc i64 %sub.i248.i to i32
  %arrayidx6.i.i418 = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %n.069.i.i412
  store i32 %conv5.i.i417, ptr %arrayidx6.i.i418, align 4
  %cmp9.i.i419 = icmp ult i64 %sub.i248.i, %sub8.i.i411
  %conv11.i.i420 = zext i1 %cmp9.i.i419 to i64
  %add12.i.i421 = add nuw nsw i64 %n.069.i.i412, %conv11.i.i420
  %inc.i249.i = add nuw nsw i64 %k.068.i.i413, 1
  %exitcond.not.i250.i = icmp eq i64 %inc.i249.i, %spec.select.i373
  br i1 %exitcond.not.i250.i, label %for.cond14.preheader.i.i422, label %for.body.i240.i, !llvm.loop !9

for.body18.i.i427:                                ; preds = %for.body18.i.i427, %for.body18.lr.ph.i.i423
  %k13.071.i.i428 = phi i64 [ 0, %for.body18.lr.ph.i.i423 ], [ %inc32.i.i432, %for.body18.i.i427 ]
  %136 = load i32, ptr %arrayidx21.i.i425, align 4
  %add23.i.i429 = add nuw nsw i64 %k13.071.i.i428, %add12.i.i421
  %arrayidx24.i.i430 = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %add23.i.i429
  store i32 %136, ptr %arrayidx24.i.i430, align 4
  %137 = load i32, ptr %arrayidx27.i.i426, align 4
  %arrayidx30.i.i431 = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %add23.i.i429
  store i32 %137, ptr %arrayidx30.i.i431, align 4
  %inc32.i.i432 = add nuw nsw i64 %k13.071.i.i428, 1
  %exitcond.not.i433 = icmp eq i64 %inc32.i.i432, 12
  br i1 %exitcond.not.i433, label %if.end55.i378, label %for.body18.i.i427, !llvm.loop !10

if.end55.i378:                                    ; preds = %for.body18.i.i427, %for.body19.i.i464, %for.cond14.preheader.i.i422, %if.else50.i376, %for.cond15.preheader.i.i458, %if.then45.i434
  %n.0.lcssa76.i.sink.i379 = phi i64 [ 0, %for.cond15.preheader.i.i458 ], [ 0, %if.then45.i434 ], [ 0, %for.cond14.preheader.i.i422 ], [ 0, %if.else50.i376 ], [ %add13.i.i456, %for.body19.i.i464 ], [ %add12.i.i421, %for.body18.i.i427 ]
  %wrong.0.lcssa75.i.sink.i380 = phi i64 [ %or.i.i449, %for.cond15.preheader.i.i458 ], [ 0, %if.then45.i434 ], [ %or.i246.i, %for.cond14.preheader.i.i422 ], [ 0, %if.else50.i376 ], [ %or.i.i449, %for.body19.i.i464 ], [ %or.i246.i, %for.body18.i.i427 ]
  store i64 %n.0.lcssa76.i.sink.i379, ptr %count34.i.i368, align 8
  %138 = load i64, ptr %wrong.i339, align 8
  %or36.i.i381 = or i64 %138, %wrong.0.lcssa75.i.sink.i380
  store i64 %or36.i.i381, ptr %wrong.i339, align 8
  %tobool56.i382 = icmp ne i64 %n.0.lcssa76.i.sink.i379, 0
  %or.cond137.i = select i1 %tobool56.i382, i1 %cmp58.i369, i1 false
  %cmp33.i.i = icmp sgt i64 %n.0.lcssa76.i.sink.i379, 0
  br i1 %or.cond137.i, label %if.then59.i403, label %if.else60.i383

if.then59.i403:                                   ; preds = %if.end55.i378
  br i1 %cmp33.i.i, label %for.body.preheader.i.i404, label %if.end65.i384

for.body.preheader.i.i404:                        ; preds = %if.then59.i403
  %139 = load i32, ptr %places.i239.i, align 8
  %conv.i253.i = sext i32 %139 to i64
  %arrayidx1.i.i405 = getelementptr inbounds double, ptr %cond.i965, i64 %conv.i253.i
  %140 = load double, ptr %arrayidx1.i.i405, align 8
  br label %for.body.i254.i

for.body.i254.i:                                  ; preds = %if.end.i.i, %for.body.preheader.i.i404
  %before.036.i.i = phi i64 [ %conv5.i256.i, %if.end.i.i ], [ %conv.i253.i, %for.body.preheader.i.i404 ]
  %m.035.i.i = phi i64 [ %inc.i260.i, %if.end.i.i ], [ 0, %for.body.preheader.i.i404 ]
  %found.034.i.i = phi double [ %add15.i.i, %if.end.i.i ], [ %140, %for.body.preheader.i.i404 ]
  %arrayidx4.i255.i = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %m.035.i.i
  %141 = load i32, ptr %arrayidx4.i255.i, align 4
  %conv5.i256.i = sext i32 %141 to i64
  %add.i257.i = add nuw nsw i64 %m.035.i.i, 12
  %arrayidx7.i258.i = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %add.i257.i
  %142 = load i32, ptr %arrayidx7.i258.i, align 4
  %idx.ext.i.i406 = sext i32 %142 to i64
  %add.ptr.i.i407 = getelementptr inbounds double, ptr %cond.i965, i64 %idx.ext.i.i406
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i407, i32 1, i32 3, i32 1)
  %cmp8.not.i.i = icmp eq i64 %before.036.i.i, %conv5.i256.i
  br i1 %cmp8.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %for.body.i254.i
  %arrayidx10.i.i = getelementptr inbounds double, ptr %cond.i965, i64 %conv5.i256.i
  %143 = load double, ptr %arrayidx10.i.i, align 8
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %for.body.i254.i
  %found.1.i.i = phi double [ %143, %if.then.i.i ], [ %found.034.i.i, %for.body.i254.i ]
  %arrayidx11.i.i408 = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %m.035.i.i
  %144 = load i32, ptr %arrayidx11.i.i408, align 4
  %conv12.i259.i = sext i32 %144 to i64
  %mul.i.i409 = mul nsw i64 %112, %conv12.i259.i
  %arrayidx13.i.i410 = getelementptr inbounds float, ptr %values.0282.i, i64 %mul.i.i409
  %145 = load float, ptr %arrayidx13.i.i410, align 4
  %conv14.i.i = fpext float %145 to double
  %add15.i.i = fadd double %found.1.i.i, %conv14.i.i
  %arrayidx16.i.i = getelementptr inbounds double, ptr %cond.i965, i64 %conv5.i256.i
  store double %add15.i.i, ptr %arrayidx16.i.i, align 8
  %inc.i260.i = add nuw nsw i64 %m.035.i.i, 1
  %exitcond293.not.i = icmp eq i64 %inc.i260.i, %n.0.lcssa76.i.sink.i379
  br i1 %exitcond293.not.i, label %if.end65.i384, label %for.body.i254.i, !llvm.loop !26

if.else60.i383:                                   ; preds = %if.end55.i378
  br i1 %cmp33.i.i, label %for.body.i264.i, label %if.end65.i384

for.body.i264.i:                                  ; preds = %if.else60.i383, %for.end37.i.i
  %m.075.i.i = phi i64 [ %inc39.i.i, %for.end37.i.i ], [ 0, %if.else60.i383 ]
  %arrayidx.i265.i = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %m.075.i.i
  %146 = load i32, ptr %arrayidx.i265.i, align 4
  %conv.i266.i = sext i32 %146 to i64
  %mul.i267.i = mul nsw i64 %112, %conv.i266.i
  %add.ptr.i268.i = getelementptr inbounds float, ptr %values.0282.i, i64 %mul.i267.i
  %arrayidx1.i269.i = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %m.075.i.i
  %147 = load i32, ptr %arrayidx1.i269.i, align 4
  %conv2.i270.i = sext i32 %147 to i64
  %mul3.i.i388 = mul nsw i64 %113, %conv2.i270.i
  %add.ptr4.i.i389 = getelementptr inbounds double, ptr %cond.i965, i64 %mul3.i.i388
  %add.i271.i = add nuw nsw i64 %m.075.i.i, 12
  %arrayidx6.i272.i = getelementptr inbounds [524 x i32], ptr %found.i313, i64 0, i64 %add.i271.i
  %148 = load i32, ptr %arrayidx6.i272.i, align 4
  %conv7.i.i390 = sext i32 %148 to i64
  %mul8.i.i391 = mul nsw i64 %112, %conv7.i.i390
  %add.ptr9.i.i392 = getelementptr inbounds float, ptr %values.0282.i, i64 %mul8.i.i391
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i392, i32 0, i32 3, i32 1)
  %arrayidx12.i.i393 = getelementptr inbounds [524 x i32], ptr %places.i239.i, i64 0, i64 %add.i271.i
  %149 = load i32, ptr %arrayidx12.i.i393, align 4
  %conv13.i.i394 = sext i32 %149 to i64
  %mul14.i.i395 = mul nsw i64 %113, %conv13.i.i394
  %add.ptr15.i.i396 = getelementptr inbounds double, ptr %cond.i965, i64 %mul14.i.i395
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i396, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i, label %for.cond27.preheader.i.i, label %for.body20.i.i397

for.cond27.preheader.i.i:                         ; preds = %for.body20.i.i397, %for.body.i264.i
  %j.0.lcssa.i.i402 = phi i64 [ 0, %for.body.i264.i ], [ %add1771.i.i, %for.body20.i.i397 ]
  %cmp2872.i.i = icmp slt i64 %j.0.lcssa.i.i402, %113
  br i1 %cmp2872.i.i, label %for.body30.i.i, label %for.end37.i.i

for.body20.i.i397:                                ; preds = %for.body.i264.i, %for.body20.i.i397
  %add1771.i.i = phi i64 [ %add17.i.i400, %for.body20.i.i397 ], [ 8, %for.body.i264.i ]
  %j.070.i.i = phi i64 [ %add1771.i.i, %for.body20.i.i397 ], [ 0, %for.body.i264.i ]
  %add.ptr21.i.i398 = getelementptr inbounds double, ptr %add.ptr4.i.i389, i64 %j.070.i.i
  %150 = load <8 x double>, ptr %add.ptr21.i.i398, align 8
  %add.ptr22.i.i399 = getelementptr inbounds float, ptr %add.ptr.i268.i, i64 %j.070.i.i
  %151 = load <8 x float>, ptr %add.ptr22.i.i399, align 4
  %conv23.i.i = fpext <8 x float> %151 to <8 x double>
  %add24.i273.i = fadd <8 x double> %150, %conv23.i.i
  store <8 x double> %add24.i273.i, ptr %add.ptr21.i.i398, align 8
  %add17.i.i400 = add nuw nsw i64 %add1771.i.i, 8
  %cmp18.not.i.i401 = icmp sgt i64 %add17.i.i400, %113
  br i1 %cmp18.not.i.i401, label %for.cond27.preheader.i.i, label %for.body20.i.i397, !llvm.loop !27

for.body30.i.i:                                   ; preds = %for.cond27.preheader.i.i, %for.body30.i.i
  %j.173.i.i = phi i64 [ %inc.i276.i, %for.body30.i.i ], [ %j.0.lcssa.i.i402, %for.cond27.preheader.i.i ]
  %arrayidx31.i275.i = getelementptr inbounds double, ptr %add.ptr4.i.i389, i64 %j.173.i.i
  %152 = load double, ptr %arrayidx31.i275.i, align 8
  %arrayidx32.i.i = getelementptr inbounds float, ptr %add.ptr.i268.i, i64 %j.173.i.i
  %153 = load float, ptr %arrayidx32.i.i, align 4
  %conv33.i.i = fpext float %153 to double
  %add34.i.i = fadd double %152, %conv33.i.i
  store double %add34.i.i, ptr %arrayidx31.i275.i, align 8
  %inc.i276.i = add nuw nsw i64 %j.173.i.i, 1
  %exitcond.not.i277.i = icmp eq i64 %inc.i276.i, %113
  br i1 %exitcond.not.i277.i, label %for.end37.i.i, label %for.body30.i.i, !llvm.loop !28

for.end37.i.i:                                    ; preds = %for.body30.i.i, %for.cond27.preheader.i.i
  %inc39.i.i = add nuw nsw i64 %m.075.i.i, 1
  %exitcond292.not.i = icmp eq i64 %inc39.i.i, %n.0.lcssa76.i.sink.i379
  br i1 %exitcond292.not.i, label %if.end65.i384, label %for.body.i264.i, !llvm.loop !29

if.end65.i384:                                    ; preds = %for.end37.i.i, %if.end.i.i, %if.else60.i383, %if.then59.i403
  %add.i385 = add nuw nsw i64 %k.0283.i, 512
  %add.ptr67.i386 = getelementptr inbounds i8, ptr %values.0282.i, i64 %add.ptr67.idx.i370
  %154 = load i64, ptr %arrayidx32.i340, align 8
  %cmp33.i387 = icmp slt i64 %add.i385, %154
  br i1 %cmp33.i387, label %for.body.i371, label %for.cond.cleanup.i341, !llvm.loop !30

lor.lhs.false72.i344:                             ; preds = %for.cond.cleanup.i341
  %cmp73.i345 = icmp ne ptr %cond.i965, %118
  %tobool75.i346 = icmp ne i64 %108, 0
  %or.cond139.i = select i1 %cmp73.i345, i1 true, i1 %tobool75.i346
  br i1 %or.cond139.i, label %for.cond80.preheader.i347, label %add_float.exit

for.cond80.preheader.i347:                        ; preds = %lor.lhs.false72.i344
  %cmp82.not284.i = icmp slt i64 %mul.i958, 8
  br i1 %cmp82.not284.i, label %for.cond106.preheader.i, label %for.body83.lr.ph.i348

for.body83.lr.ph.i348:                            ; preds = %for.cond80.preheader.i347
  %add.ptr90.i349 = getelementptr inbounds float, ptr %109, i64 %mul10.i961
  br label %for.body83.i350

for.cond106.preheader.i:                          ; preds = %if.end100.i, %for.cond80.preheader.i347
  %k79.0.lcssa.i355 = phi i64 [ 0, %for.cond80.preheader.i347 ], [ %add81286.i, %if.end100.i ]
  %cmp107287.i = icmp slt i64 %k79.0.lcssa.i355, %mul.i958
  br i1 %cmp107287.i, label %for.body109.lr.ph.i, label %add_float.exit

for.body109.lr.ph.i:                              ; preds = %for.cond106.preheader.i
  %155 = getelementptr float, ptr %109, i64 %mul10.i961
  br label %for.body109.i

for.body83.i350:                                  ; preds = %if.end100.i, %for.body83.lr.ph.i348
  %add81286.i = phi i64 [ 8, %for.body83.lr.ph.i348 ], [ %add81.i353, %if.end100.i ]
  %k79.0285.i = phi i64 [ 0, %for.body83.lr.ph.i348 ], [ %add81286.i, %if.end100.i ]
  %add.ptr84.i351 = getelementptr inbounds double, ptr %cond.i965, i64 %k79.0285.i
  %156 = load <8 x double>, ptr %add.ptr84.i351, align 8
  br i1 %tobool75.i346, label %land.lhs.true86.i357, label %if.end100.i

land.lhs.true86.i357:                             ; preds = %for.body83.i350
  %157 = load i64, ptr %arrayidx9.i960, align 8
  %tobool88.not.i358 = icmp eq i64 %157, 0
  br i1 %tobool88.not.i358, label %if.then95.i362, label %if.then89.i359

if.then89.i359:                                   ; preds = %land.lhs.true86.i357
  %add.ptr91.i360 = getelementptr inbounds float, ptr %add.ptr90.i349, i64 %k79.0285.i
  %158 = load <8 x float>, ptr %add.ptr91.i360, align 4
  %conv.i = fpext <8 x float> %158 to <8 x double>
  %add92.i361 = fadd <8 x double> %156, %conv.i
  br label %if.end100.i

if.then95.i362:                                   ; preds = %land.lhs.true86.i357
  %159 = load float, ptr %109, align 4
  %conv97.i = fpext float %159 to double
  %splat.splatinsert.i363 = insertelement <8 x double> poison, double %conv97.i, i64 0
  %splat.splat.i364 = shufflevector <8 x double> %splat.splatinsert.i363, <8 x double> poison, <8 x i32> zeroinitializer
  %add98.i = fadd <8 x double> %156, %splat.splat.i364
  br label %if.end100.i

if.end100.i:                                      ; preds = %if.then95.i362, %if.then89.i359, %for.body83.i350
  %sum.0.i352 = phi <8 x double> [ %add92.i361, %if.then89.i359 ], [ %add98.i, %if.then95.i362 ], [ %156, %for.body83.i350 ]
  %conv101.i = fptrunc <8 x double> %sum.0.i352 to <8 x float>
  %add.ptr102.i = getelementptr inbounds float, ptr %118, i64 %k79.0285.i
  store <8 x float> %conv101.i, ptr %add.ptr102.i, align 4
  %add81.i353 = add nuw nsw i64 %add81286.i, 8
  %cmp82.not.i354 = icmp sgt i64 %add81.i353, %mul.i958
  br i1 %cmp82.not.i354, label %for.cond106.preheader.i, label %for.body83.i350, !llvm.loop !31

for.body109.i:                                    ; preds = %cond.end121.i, %for.body109.lr.ph.i
  %k79.1288.i = phi i64 [ %k79.0.lcssa.i355, %for.body109.lr.ph.i ], [ %inc.i356, %cond.end121.i ]
  %arrayidx112.i = getelementptr inbounds double, ptr %cond.i965, i64 %k79.1288.i
  %160 = load double, ptr %arrayidx112.i, align 8
  br i1 %tobool75.i346, label %cond.true111.i, label %cond.end121.i

cond.true111.i:                                   ; preds = %for.body109.i
  %161 = load i64, ptr %arrayidx9.i960, align 8
  %mul114.i = mul nsw i64 %161, %k79.1288.i
  %arrayidx116.i = getelementptr float, ptr %155, i64 %mul114.i
  %162 = load float, ptr %arrayidx116.i, align 4
  %conv117.i = fpext float %162 to double
  %add118.i = fadd double %160, %conv117.i
  br label %cond.end121.i

cond.end121.i:                                    ; preds = %cond.true111.i, %for.body109.i
  %cond122.i = phi double [ %add118.i, %cond.true111.i ], [ %160, %for.body109.i ]
  %conv123.i = fptrunc double %cond122.i to float
  %arrayidx124.i = getelementptr inbounds float, ptr %118, i64 %k79.1288.i
  store float %conv123.i, ptr %arrayidx124.i, align 4
  %inc.i356 = add nuw nsw i64 %k79.1288.i, 1
  %exitcond294.not.i = icmp eq i64 %inc.i356, %mul.i958
  br i1 %exitcond294.not.i, label %add_float.exit, label %for.body109.i, !llvm.loop !32

add_float.exit:                                   ; preds = %cond.end121.i, %for.cond.cleanup.i341, %lor.lhs.false72.i344, %for.cond106.preheader.i
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i313) #7
  br label %return

cond.true16:                                      ; preds = %cond.true8
  br i1 %or.cond3312, label %for.body6.preheader.i.i692, label %if.end31.i508

for.body6.preheader.i.i692:                       ; preds = %cond.true16
  %163 = inttoptr i64 %121 to ptr
  %.pre.i.i693 = load i64, ptr %163, align 8
  br label %for.body6.i.i694

for.body6.i.i694:                                 ; preds = %for.body6.i.i694, %for.body6.preheader.i.i692
  %k2.020.i.i695 = phi i64 [ %inc9.i.i697, %for.body6.i.i694 ], [ 0, %for.body6.preheader.i.i692 ]
  %arrayidx7.i.i696 = getelementptr inbounds i64, ptr %cond.i965, i64 %k2.020.i.i695
  store i64 %.pre.i.i693, ptr %arrayidx7.i.i696, align 8
  %inc9.i.i697 = add nuw nsw i64 %k2.020.i.i695, 1
  %exitcond.not.i.i698 = icmp eq i64 %inc9.i.i697, %mul.i958
  br i1 %exitcond.not.i.i698, label %if.end31.i508, label %for.body6.i.i694, !llvm.loop !18

if.end31.i508:                                    ; preds = %for.body6.i.i694, %cond.true16
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i483) #7
  %wrong.i509 = getelementptr inbounds i8, ptr %found.i483, i64 4200
  store i64 0, ptr %wrong.i509, align 8
  %arrayidx32.i510 = getelementptr inbounds i8, ptr %a, i64 48
  %164 = load i64, ptr %arrayidx32.i510, align 8
  %cmp33277.i = icmp sgt i64 %164, 0
  br i1 %cmp33277.i, label %for.body.lr.ph.i551, label %for.cond.cleanup.i511

for.body.lr.ph.i551:                              ; preds = %if.end31.i508
  %arrayidx43.i552 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i553 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i554 = getelementptr inbounds i8, ptr %found.i483, i64 2096
  %count34.i.i555 = getelementptr inbounds i8, ptr %found.i483, i64 4192
  %cmp58.i556 = icmp eq i64 %113, 1
  %cmp18.not67.i.i = icmp slt i64 %113, 8
  %add.ptr67.idx.i557 = shl nsw i64 %112, 12
  br label %for.body.i558

for.cond.cleanup.i511:                            ; preds = %if.end65.i572, %if.end31.i508
  %165 = phi i64 [ 0, %if.end31.i508 ], [ %or36.i.i568, %if.end65.i572 ]
  %166 = load i64, ptr %a, align 8
  %cmp69.i512 = icmp eq i64 %166, 0
  %tobool71.i513 = icmp ne i64 %117, 0
  %or.cond133.i514 = select i1 %cmp69.i512, i1 %tobool71.i513, i1 false
  br i1 %or.cond133.i514, label %lor.lhs.false72.i515, label %add_double.exit

for.body.i558:                                    ; preds = %if.end65.i572, %for.body.lr.ph.i551
  %167 = phi i64 [ %164, %for.body.lr.ph.i551 ], [ %195, %if.end65.i572 ]
  %k.0279.i = phi i64 [ 0, %for.body.lr.ph.i551 ], [ %add.i573, %if.end65.i572 ]
  %values.0278.i = phi ptr [ %107, %for.body.lr.ph.i551 ], [ %add.ptr67.i574, %if.end65.i572 ]
  %sub35.i559 = sub nsw i64 %167, %k.0279.i
  %spec.select.i560 = tail call i64 @llvm.smin.i64(i64 %sub35.i559, i64 512)
  %168 = load i64, ptr %arrayidx43.i552, align 8
  %cmp44.i561 = icmp eq i64 %168, 4
  %169 = load i64, ptr %arrayidx52.i553, align 8
  %170 = load i64, ptr %arrayidx6.i956, align 8
  %cmp67.i.i562 = icmp sgt i64 %sub35.i559, 0
  br i1 %cmp44.i561, label %if.then45.i653, label %if.else50.i563

if.then45.i653:                                   ; preds = %for.body.i558
  %add.ptr46.i654 = getelementptr inbounds i32, ptr %111, i64 %k.0279.i
  br i1 %cmp67.i.i562, label %for.body.lr.ph.i.i655, label %if.end55.i565

for.body.lr.ph.i.i655:                            ; preds = %if.then45.i653
  %171 = load i64, ptr %arrayidx5.i955, align 8
  %sub9.i.i656 = sub nsw i64 %171, %170
  br label %for.body.i.i657

for.cond15.preheader.i.i679:                      ; preds = %for.body.i.i657
  %tobool.not.i.i680 = icmp eq i64 %add13.i.i676, 0
  br i1 %tobool.not.i.i680, label %if.end55.i565, label %for.body19.lr.ph.i.i681

for.body19.lr.ph.i.i681:                          ; preds = %for.cond15.preheader.i.i679
  %sub21.i.i682 = add nsw i64 %add13.i.i676, -1
  %arrayidx22.i.i683 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %sub21.i.i682
  %arrayidx28.i.i684 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %sub21.i.i682
  br label %for.body19.i.i685

for.body.i.i657:                                  ; preds = %for.body.i.i657, %for.body.lr.ph.i.i655
  %n.070.i.i658 = phi i64 [ 0, %for.body.lr.ph.i.i655 ], [ %add13.i.i676, %for.body.i.i657 ]
  %k.069.i.i659 = phi i64 [ 0, %for.body.lr.ph.i.i655 ], [ %inc.i.i677, %for.body.i.i657 ]
  %wrong.068.i.i660 = phi i64 [ 0, %for.body.lr.ph.i.i655 ], [ %or.i.i668, %for.body.i.i657 ]
  %arrayidx.i.i661 = getelementptr inbounds i32, ptr %add.ptr46.i654, i64 %k.069.i.i659
  %172 = load i32, ptr %arrayidx.i.i661, align 4
  %conv.i.i662 = sext i32 %172 to i64
  %isneg.i.i663 = icmp slt i32 %172, 0
  %and.i.i664 = select i1 %isneg.i.i663, i64 %169, i64 0
  %add.i.i665 = add nsw i64 %and.i.i664, %conv.i.i662
  %cmp1.i.i666 = icmp uge i64 %add.i.i665, %169
  %conv3.i.i667 = zext i1 %cmp1.i.i666 to i64
  %or.i.i668 = or i64 %wrong.068.i.i660, %conv3.i.i667
  %conv4.i.i669 = trunc i64 %k.069.i.i659 to i32
  %arrayidx5.i.i670 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %n.070.i.i658
  store i32 %conv4.i.i669, ptr %arrayidx5.i.i670, align 4
  %sub.i.i671 = sub nsw i64 %add.i.i665, %170
  %conv6.i.i672 = trunc i64 %sub.i.i671 to i32
  %arrayidx7.i231.i673 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %n.070.i.i658
  store i32 %conv6.i.i672, ptr %arrayidx7.i231.i673, align 4
  %cmp10.i.i674 = icmp ult i64 %sub.i.i671, %sub9.i.i656
  %conv12.i.i675 = zext i1 %cmp10.i.i674 to i64
  %add13.i.i676 = add nuw nsw i64 %n.070.i.i658, %conv12.i.i675
  %inc.i.i677 = add nuw nsw i64 %k.069.i.i659, 1
  %exitcond.not.i232.i678 = icmp eq i64 %inc.i.i677, %spec.select.i560
  br i1 %exitcond.not.i232.i678, label %for.cond15.preheader.i.i679, label %for.body.i.i657, !llvm.loop !7

for.body19.i.i685:                                ; preds = %for.body19.i.i685, %for.body19.lr.ph.i.i681
  %k14.072.i.i686 = phi i64 [ 0, %for.body19.lr.ph.i.i681 ], [ %inc33.i.i690, %for.body19.i.i685 ]
  %173 = load i32, ptr %arrayidx22.i.i683, align 4
  %add24.i.i687 = add nuw nsw i64 %k14.072.i.i686, %add13.i.i676
  %arrayidx25.i.i688 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %add24.i.i687
  store i32 %173, ptr %arrayidx25.i.i688, align 4
  %174 = load i32, ptr %arrayidx28.i.i684, align 4
  %arrayidx31.i.i689 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %add24.i.i687
  store i32 %174, ptr %arrayidx31.i.i689, align 4
  %inc33.i.i690 = add nuw nsw i64 %k14.072.i.i686, 1
  %exitcond287.not.i691 = icmp eq i64 %inc33.i.i690, 12
  br i1 %exitcond287.not.i691, label %if.end55.i565, label %for.body19.i.i685, !llvm.loop !8

if.else50.i563:                                   ; preds = %for.body.i558
  %add.ptr51.i564 = getelementptr inbounds i64, ptr %111, i64 %k.0279.i
  br i1 %cmp67.i.i562, label %for.body.lr.ph.i233.i617, label %if.end55.i565

for.body.lr.ph.i233.i617:                         ; preds = %if.else50.i563
  %175 = load i64, ptr %arrayidx5.i955, align 8
  %sub8.i.i618 = sub nsw i64 %175, %170
  br label %for.body.i235.i619

for.cond14.preheader.i.i640:                      ; preds = %for.body.i235.i619
  %tobool.not.i246.i641 = icmp eq i64 %add12.i.i637, 0
  br i1 %tobool.not.i246.i641, label %if.end55.i565, label %for.body18.lr.ph.i.i642

for.body18.lr.ph.i.i642:                          ; preds = %for.cond14.preheader.i.i640
  %sub20.i.i643 = add nsw i64 %add12.i.i637, -1
  %arrayidx21.i.i644 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %sub20.i.i643
  %arrayidx27.i.i645 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %sub20.i.i643
  br label %for.body18.i.i646

for.body.i235.i619:                               ; preds = %for.body.i235.i619, %for.body.lr.ph.i233.i617
  %n.069.i.i620 = phi i64 [ 0, %for.body.lr.ph.i233.i617 ], [ %add12.i.i637, %for.body.i235.i619 ]
  %k.068.i.i621 = phi i64 [ 0, %for.body.lr.ph.i233.i617 ], [ %inc.i244.i638, %for.body.i235.i619 ]
  %wrong.067.i.i622 = phi i64 [ 0, %for.body.lr.ph.i233.i617 ], [ %or.i241.i629, %for.body.i235.i619 ]
  %arrayidx.i236.i623 = getelementptr inbounds i64, ptr %add.ptr51.i564, i64 %k.068.i.i621
  %176 = load i64, ptr %arrayidx.i236.i623, align 8
  %isneg.i237.i624 = icmp slt i64 %176, 0
  %and.i238.i625 = select i1 %isneg.i237.i624, i64 %169, i64 0
  %add.i239.i626 = add nsw i64 %and.i238.i625, %176
  %cmp1.i240.i627 = icmp uge i64 %add.i239.i626, %169
  %conv2.i.i628 = zext i1 %cmp1.i240.i627 to i64
  %or.i241.i629 = or i64 %wrong.067.i.i622, %conv2.i.i628
  %conv3.i242.i630 = trunc i64 %k.068.i.i621 to i32
  %arrayidx4.i.i631 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %n.069.i.i620
  store i32 %conv3.i242.i630, ptr %arrayidx4.i.i631, align 4
  %sub.i243.i632 = sub nsw i64 %add.i239.i626, %170
  %conv5.i.i633 = trunc i64 %sub.i243.i632 to i32
  %arrayidx6.i.i634 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %n.069.i.i620
  store i32 %conv5.i.i633, ptr %arrayidx6.i.i634, align 4
  %cmp9.i.i635 = icmp ult i64 %sub.i243.i632, %sub8.i.i618
  %conv11.i.i636 = zext i1 %cmp9.i.i635 to i64
  %add12.i.i637 = add nuw nsw i64 %n.069.i.i620, %conv11.i.i636
  %inc.i244.i638 = add nuw nsw i64 %k.068.i.i621, 1
  %exitcond.not.i245.i639 = icmp eq i64 %inc.i244.i638, %spec.select.i560
  br i1 %exitcond.not.i245.i639, label %for.cond14.preheader.i.i640, label %for.body.i235.i619, !llvm.loop !9

for.body18.i.i646:                                ; preds = %for.body18.i.i646, %for.body18.lr.ph.i.i642
  %k13.071.i.i647 = phi i64 [ 0, %for.body18.lr.ph.i.i642 ], [ %inc32.i.i651, %for.body18.i.i646 ]
  %177 = load i32, ptr %arrayidx21.i.i644, align 4
  %add23.i.i648 = add nuw nsw i64 %k13.071.i.i647, %add12.i.i637
  %arrayidx24.i.i649 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %add23.i.i648
  store i32 %177, ptr %arrayidx24.i.i649, align 4
  %178 = load i32, ptr %arrayidx27.i.i645, align 4
  %arrayidx30.i.i650 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %add23.i.i648
  store i32 %178, ptr %arrayidx30.i.i650, align 4
  %inc32.i.i651 = add nuw nsw i64 %k13.071.i.i647, 1
  %exitcond.not.i652 = icmp eq i64 %inc32.i.i651, 12
  br i1 %exitcond.not.i652, label %if.end55.i565, label %for.body18.i.i646, !llvm.loop !10

if.end55.i565:                                    ; preds = %for.body18.i.i646, %for.body19.i.i685, %for.cond14.preheader.i.i640, %if.else50.i563, %for.cond15.preheader.i.i679, %if.then45.i653
  %n.0.lcssa76.i.sink.i566 = phi i64 [ 0, %for.cond15.preheader.i.i679 ], [ 0, %if.then45.i653 ], [ 0, %for.cond14.preheader.i.i640 ], [ 0, %if.else50.i563 ], [ %add13.i.i676, %for.body19.i.i685 ], [ %add12.i.i637, %for.body18.i.i646 ]
  %wrong.0.lcssa75.i.sink.i567 = phi i64 [ %or.i.i668, %for.cond15.preheader.i.i679 ], [ 0, %if.then45.i653 ], [ %or.i241.i629, %for.cond14.preheader.i.i640 ], [ 0, %if.else50.i563 ], [ %or.i.i668, %for.body19.i.i685 ], [ %or.i241.i629, %for.body18.i.i646 ]
  store i64 %n.0.lcssa76.i.sink.i566, ptr %count34.i.i555, align 8
  %179 = load i64, ptr %wrong.i509, align 8
  %or36.i.i568 = or i64 %179, %wrong.0.lcssa75.i.sink.i567
  store i64 %or36.i.i568, ptr %wrong.i509, align 8
  %tobool56.i569 = icmp ne i64 %n.0.lcssa76.i.sink.i566, 0
  %or.cond132.i570 = select i1 %tobool56.i569, i1 %cmp58.i556, i1 false
  %cmp32.i.i = icmp sgt i64 %n.0.lcssa76.i.sink.i566, 0
  br i1 %or.cond132.i570, label %if.then59.i597, label %if.else60.i571

if.then59.i597:                                   ; preds = %if.end55.i565
  br i1 %cmp32.i.i, label %for.body.preheader.i.i598, label %if.end65.i572

for.body.preheader.i.i598:                        ; preds = %if.then59.i597
  %180 = load i32, ptr %places.i234.i554, align 8
  %conv.i248.i = sext i32 %180 to i64
  %arrayidx1.i.i599 = getelementptr inbounds double, ptr %cond.i965, i64 %conv.i248.i
  %181 = load double, ptr %arrayidx1.i.i599, align 8
  br label %for.body.i249.i600

for.body.i249.i600:                               ; preds = %if.end.i.i610, %for.body.preheader.i.i598
  %before.035.i.i = phi i64 [ %conv5.i251.i602, %if.end.i.i610 ], [ %conv.i248.i, %for.body.preheader.i.i598 ]
  %m.034.i.i = phi i64 [ %inc.i255.i616, %if.end.i.i610 ], [ 0, %for.body.preheader.i.i598 ]
  %found.033.i.i = phi double [ %add14.i.i, %if.end.i.i610 ], [ %181, %for.body.preheader.i.i598 ]
  %arrayidx4.i250.i601 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %m.034.i.i
  %182 = load i32, ptr %arrayidx4.i250.i601, align 4
  %conv5.i251.i602 = sext i32 %182 to i64
  %add.i252.i603 = add nuw nsw i64 %m.034.i.i, 12
  %arrayidx7.i253.i604 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %add.i252.i603
  %183 = load i32, ptr %arrayidx7.i253.i604, align 4
  %idx.ext.i.i605 = sext i32 %183 to i64
  %add.ptr.i.i606 = getelementptr inbounds double, ptr %cond.i965, i64 %idx.ext.i.i605
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i606, i32 1, i32 3, i32 1)
  %cmp8.not.i.i607 = icmp eq i64 %before.035.i.i, %conv5.i251.i602
  br i1 %cmp8.not.i.i607, label %if.end.i.i610, label %if.then.i.i608

if.then.i.i608:                                   ; preds = %for.body.i249.i600
  %arrayidx10.i.i609 = getelementptr inbounds double, ptr %cond.i965, i64 %conv5.i251.i602
  %184 = load double, ptr %arrayidx10.i.i609, align 8
  br label %if.end.i.i610

if.end.i.i610:                                    ; preds = %if.then.i.i608, %for.body.i249.i600
  %found.1.i.i611 = phi double [ %184, %if.then.i.i608 ], [ %found.033.i.i, %for.body.i249.i600 ]
  %arrayidx11.i.i612 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %m.034.i.i
  %185 = load i32, ptr %arrayidx11.i.i612, align 4
  %conv12.i254.i613 = sext i32 %185 to i64
  %mul.i.i614 = mul nsw i64 %112, %conv12.i254.i613
  %arrayidx13.i.i615 = getelementptr inbounds double, ptr %values.0278.i, i64 %mul.i.i614
  %186 = load double, ptr %arrayidx13.i.i615, align 8
  %add14.i.i = fadd double %found.1.i.i611, %186
  %arrayidx15.i.i = getelementptr inbounds double, ptr %cond.i965, i64 %conv5.i251.i602
  store double %add14.i.i, ptr %arrayidx15.i.i, align 8
  %inc.i255.i616 = add nuw nsw i64 %m.034.i.i, 1
  %exitcond289.not.i = icmp eq i64 %inc.i255.i616, %n.0.lcssa76.i.sink.i566
  br i1 %exitcond289.not.i, label %if.end65.i572, label %for.body.i249.i600, !llvm.loop !33

if.else60.i571:                                   ; preds = %if.end55.i565
  br i1 %cmp32.i.i, label %for.body.i259.i576, label %if.end65.i572

for.body.i259.i576:                               ; preds = %if.else60.i571, %for.end35.i.i
  %m.073.i.i = phi i64 [ %inc37.i.i, %for.end35.i.i ], [ 0, %if.else60.i571 ]
  %arrayidx.i260.i577 = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %m.073.i.i
  %187 = load i32, ptr %arrayidx.i260.i577, align 4
  %conv.i261.i578 = sext i32 %187 to i64
  %mul.i262.i579 = mul nsw i64 %112, %conv.i261.i578
  %add.ptr.i263.i580 = getelementptr inbounds double, ptr %values.0278.i, i64 %mul.i262.i579
  %arrayidx1.i264.i = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %m.073.i.i
  %188 = load i32, ptr %arrayidx1.i264.i, align 4
  %conv2.i265.i = sext i32 %188 to i64
  %mul3.i.i581 = mul nsw i64 %113, %conv2.i265.i
  %add.ptr4.i.i582 = getelementptr inbounds double, ptr %cond.i965, i64 %mul3.i.i581
  %add.i266.i = add nuw nsw i64 %m.073.i.i, 12
  %arrayidx6.i267.i = getelementptr inbounds [524 x i32], ptr %found.i483, i64 0, i64 %add.i266.i
  %189 = load i32, ptr %arrayidx6.i267.i, align 4
  %conv7.i.i583 = sext i32 %189 to i64
  %mul8.i.i584 = mul nsw i64 %112, %conv7.i.i583
  %add.ptr9.i.i585 = getelementptr inbounds double, ptr %values.0278.i, i64 %mul8.i.i584
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i585, i32 0, i32 3, i32 1)
  %arrayidx12.i.i586 = getelementptr inbounds [524 x i32], ptr %places.i234.i554, i64 0, i64 %add.i266.i
  %190 = load i32, ptr %arrayidx12.i.i586, align 4
  %conv13.i.i587 = sext i32 %190 to i64
  %mul14.i.i588 = mul nsw i64 %113, %conv13.i.i587
  %add.ptr15.i.i589 = getelementptr inbounds double, ptr %cond.i965, i64 %mul14.i.i588
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i589, i32 1, i32 3, i32 1)
  br i1 %cmp18.not67.i.i, label %for.cond26.preheader.i.i, label %for.body20.i.i590

for.cond26.preheader.i.i:                         ; preds = %for.body20.i.i590, %for.body.i259.i576
  %j.0.lcssa.i.i595 = phi i64 [ 0, %for.body.i259.i576 ], [ %add1769.i.i, %for.body20.i.i590 ]
  %cmp2770.i.i = icmp slt i64 %j.0.lcssa.i.i595, %113
  br i1 %cmp2770.i.i, label %for.body29.i.i, label %for.end35.i.i

for.body20.i.i590:                                ; preds = %for.body.i259.i576, %for.body20.i.i590
  %add1769.i.i = phi i64 [ %add17.i.i593, %for.body20.i.i590 ], [ 8, %for.body.i259.i576 ]
  %j.068.i.i = phi i64 [ %add1769.i.i, %for.body20.i.i590 ], [ 0, %for.body.i259.i576 ]
  %add.ptr21.i.i591 = getelementptr inbounds double, ptr %add.ptr4.i.i582, i64 %j.068.i.i
  %191 = load <8 x double>, ptr %add.ptr21.i.i591, align 8
  %add.ptr22.i.i592 = getelementptr inbounds double, ptr %add.ptr.i263.i580, i64 %j.068.i.i
  %192 = load <8 x double>, ptr %add.ptr22.i.i592, align 8
  %add23.i268.i = fadd <8 x double> %191, %192
  store <8 x double> %add23.i268.i, ptr %add.ptr21.i.i591, align 8
  %add17.i.i593 = add nuw nsw i64 %add1769.i.i, 8
  %cmp18.not.i.i594 = icmp sgt i64 %add17.i.i593, %113
  br i1 %cmp18.not.i.i594, label %for.cond26.preheader.i.i, label %for.body20.i.i590, !llvm.loop !34

for.body29.i.i:                                   ; preds = %for.cond26.preheader.i.i, %for.body29.i.i
  %j.171.i.i = phi i64 [ %inc.i272.i, %for.body29.i.i ], [ %j.0.lcssa.i.i595, %for.cond26.preheader.i.i ]
  %arrayidx30.i270.i = getelementptr inbounds double, ptr %add.ptr4.i.i582, i64 %j.171.i.i
  %193 = load double, ptr %arrayidx30.i270.i, align 8
  %arrayidx31.i271.i = getelementptr inbounds double, ptr %add.ptr.i263.i580, i64 %j.171.i.i
  %194 = load double, ptr %arrayidx31.i271.i, align 8
  %add32.i.i = fadd double %193, %194
  store double %add32.i.i, ptr %arrayidx30.i270.i, align 8
  %inc.i272.i = add nuw nsw i64 %j.171.i.i, 1
  %exitcond.not.i273.i = icmp eq i64 %inc.i272.i, %113
  br i1 %exitcond.not.i273.i, label %for.end35.i.i, label %for.body29.i.i, !llvm.loop !35

for.end35.i.i:                                    ; preds = %for.body29.i.i, %for.cond26.preheader.i.i
  %inc37.i.i = add nuw nsw i64 %m.073.i.i, 1
  %exitcond288.not.i596 = icmp eq i64 %inc37.i.i, %n.0.lcssa76.i.sink.i566
  br i1 %exitcond288.not.i596, label %if.end65.i572, label %for.body.i259.i576, !llvm.loop !36

if.end65.i572:                                    ; preds = %for.end35.i.i, %if.end.i.i610, %if.else60.i571, %if.then59.i597
  %add.i573 = add nuw nsw i64 %k.0279.i, 512
  %add.ptr67.i574 = getelementptr inbounds i8, ptr %values.0278.i, i64 %add.ptr67.idx.i557
  %195 = load i64, ptr %arrayidx32.i510, align 8
  %cmp33.i575 = icmp slt i64 %add.i573, %195
  br i1 %cmp33.i575, label %for.body.i558, label %for.cond.cleanup.i511, !llvm.loop !37

lor.lhs.false72.i515:                             ; preds = %for.cond.cleanup.i511
  %cmp73.i516 = icmp ne ptr %cond.i965, %118
  %tobool75.i517 = icmp ne i64 %108, 0
  %or.cond134.i518 = select i1 %cmp73.i516, i1 true, i1 %tobool75.i517
  br i1 %or.cond134.i518, label %for.cond80.preheader.i519, label %add_double.exit

for.cond80.preheader.i519:                        ; preds = %lor.lhs.false72.i515
  %cmp82.not280.i = icmp slt i64 %mul.i958, 8
  br i1 %cmp82.not280.i, label %for.cond104.preheader.i529, label %for.body83.lr.ph.i520

for.body83.lr.ph.i520:                            ; preds = %for.cond80.preheader.i519
  %add.ptr90.i521 = getelementptr inbounds double, ptr %109, i64 %mul10.i961
  br label %for.body83.i522

for.cond104.preheader.i529:                       ; preds = %if.end99.i524, %for.cond80.preheader.i519
  %k79.0.lcssa.i530 = phi i64 [ 0, %for.cond80.preheader.i519 ], [ %add81282.i, %if.end99.i524 ]
  %cmp105283.i = icmp slt i64 %k79.0.lcssa.i530, %mul.i958
  br i1 %cmp105283.i, label %for.body106.lr.ph.i531, label %add_double.exit

for.body106.lr.ph.i531:                           ; preds = %for.cond104.preheader.i529
  %196 = getelementptr double, ptr %109, i64 %mul10.i961
  br label %for.body106.i532

for.body83.i522:                                  ; preds = %if.end99.i524, %for.body83.lr.ph.i520
  %add81282.i = phi i64 [ 8, %for.body83.lr.ph.i520 ], [ %add81.i527, %if.end99.i524 ]
  %k79.0281.i = phi i64 [ 0, %for.body83.lr.ph.i520 ], [ %add81282.i, %if.end99.i524 ]
  %add.ptr84.i523 = getelementptr inbounds double, ptr %cond.i965, i64 %k79.0281.i
  %197 = load <8 x double>, ptr %add.ptr84.i523, align 8
  br i1 %tobool75.i517, label %land.lhs.true86.i542, label %if.end99.i524

land.lhs.true86.i542:                             ; preds = %for.body83.i522
  %198 = load i64, ptr %arrayidx9.i960, align 8
  %tobool88.not.i543 = icmp eq i64 %198, 0
  br i1 %tobool88.not.i543, label %if.then95.i547, label %if.then89.i544

if.then89.i544:                                   ; preds = %land.lhs.true86.i542
  %add.ptr91.i545 = getelementptr inbounds double, ptr %add.ptr90.i521, i64 %k79.0281.i
  %199 = load <8 x double>, ptr %add.ptr91.i545, align 8
  %add92.i546 = fadd <8 x double> %197, %199
  br label %if.end99.i524

if.then95.i547:                                   ; preds = %land.lhs.true86.i542
  %200 = load double, ptr %109, align 8
  %splat.splatinsert.i548 = insertelement <8 x double> poison, double %200, i64 0
  %splat.splat.i549 = shufflevector <8 x double> %splat.splatinsert.i548, <8 x double> poison, <8 x i32> zeroinitializer
  %add97.i550 = fadd <8 x double> %197, %splat.splat.i549
  br label %if.end99.i524

if.end99.i524:                                    ; preds = %if.then95.i547, %if.then89.i544, %for.body83.i522
  %sum.0.i525 = phi <8 x double> [ %add92.i546, %if.then89.i544 ], [ %add97.i550, %if.then95.i547 ], [ %197, %for.body83.i522 ]
  %add.ptr100.i526 = getelementptr inbounds double, ptr %118, i64 %k79.0281.i
  store <8 x double> %sum.0.i525, ptr %add.ptr100.i526, align 8
  %add81.i527 = add nuw nsw i64 %add81282.i, 8
  %cmp82.not.i528 = icmp sgt i64 %add81.i527, %mul.i958
  br i1 %cmp82.not.i528, label %for.cond104.preheader.i529, label %for.body83.i522, !llvm.loop !38

for.body106.i532:                                 ; preds = %cond.end117.i534, %for.body106.lr.ph.i531
  %k79.1284.i = phi i64 [ %k79.0.lcssa.i530, %for.body106.lr.ph.i531 ], [ %inc.i537, %cond.end117.i534 ]
  %arrayidx109.i533 = getelementptr inbounds double, ptr %cond.i965, i64 %k79.1284.i
  %201 = load double, ptr %arrayidx109.i533, align 8
  br i1 %tobool75.i517, label %cond.true108.i538, label %cond.end117.i534

cond.true108.i538:                                ; preds = %for.body106.i532
  %202 = load i64, ptr %arrayidx9.i960, align 8
  %mul111.i539 = mul nsw i64 %202, %k79.1284.i
  %arrayidx113.i540 = getelementptr double, ptr %196, i64 %mul111.i539
  %203 = load double, ptr %arrayidx113.i540, align 8
  %add114.i541 = fadd double %201, %203
  br label %cond.end117.i534

cond.end117.i534:                                 ; preds = %cond.true108.i538, %for.body106.i532
  %cond118.i535 = phi double [ %add114.i541, %cond.true108.i538 ], [ %201, %for.body106.i532 ]
  %arrayidx119.i536 = getelementptr inbounds double, ptr %118, i64 %k79.1284.i
  store double %cond118.i535, ptr %arrayidx119.i536, align 8
  %inc.i537 = add nuw nsw i64 %k79.1284.i, 1
  %exitcond290.not.i = icmp eq i64 %inc.i537, %mul.i958
  br i1 %exitcond290.not.i, label %add_double.exit, label %for.body106.i532, !llvm.loop !39

add_double.exit:                                  ; preds = %cond.end117.i534, %for.cond.cleanup.i511, %lor.lhs.false72.i515, %for.cond104.preheader.i529
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i483) #7
  br label %return

cond.true21:                                      ; preds = %cond.true8
  br i1 %or.cond3312, label %for.body.preheader.i.i928, label %if.end31.i738

for.body.preheader.i.i928:                        ; preds = %cond.true21
  %204 = inttoptr i64 %121 to ptr
  %.pre25.i.i929 = load i32, ptr %204, align 4
  br label %for.body.i.i930

for.body.i.i930:                                  ; preds = %for.body.i.i930, %for.body.preheader.i.i928
  %k.022.i.i931 = phi i64 [ %inc.i.i933, %for.body.i.i930 ], [ 0, %for.body.preheader.i.i928 ]
  %arrayidx.i.i932 = getelementptr inbounds i32, ptr %cond.i965, i64 %k.022.i.i931
  store i32 %.pre25.i.i929, ptr %arrayidx.i.i932, align 4
  %inc.i.i933 = add nuw nsw i64 %k.022.i.i931, 1
  %exitcond24.not.i.i934 = icmp eq i64 %inc.i.i933, %mul.i958
  br i1 %exitcond24.not.i.i934, label %if.end31.i738, label %for.body.i.i930, !llvm.loop !4

if.end31.i738:                                    ; preds = %for.body.i.i930, %cond.true21
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i713) #7
  %wrong.i739 = getelementptr inbounds i8, ptr %found.i713, i64 4200
  store i64 0, ptr %wrong.i739, align 8
  %arrayidx32.i740 = getelementptr inbounds i8, ptr %a, i64 48
  %205 = load i64, ptr %arrayidx32.i740, align 8
  %cmp33279.i = icmp sgt i64 %205, 0
  br i1 %cmp33279.i, label %for.body.lr.ph.i782, label %for.cond.cleanup.i741

for.body.lr.ph.i782:                              ; preds = %if.end31.i738
  %arrayidx43.i783 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i784 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i785 = getelementptr inbounds i8, ptr %found.i713, i64 2096
  %count34.i.i786 = getelementptr inbounds i8, ptr %found.i713, i64 4192
  %cmp58.i787 = icmp eq i64 %113, 1
  %cmp18.not67.i.i788 = icmp slt i64 %113, 8
  %add.ptr67.idx.i789 = shl nsw i64 %112, 11
  br label %for.body.i790

for.cond.cleanup.i741:                            ; preds = %if.end65.i805, %if.end31.i738
  %206 = phi i64 [ 0, %if.end31.i738 ], [ %or36.i.i800, %if.end65.i805 ]
  %207 = load i64, ptr %a, align 8
  %cmp69.i742 = icmp eq i64 %207, 0
  %tobool71.i743 = icmp ne i64 %117, 0
  %or.cond133.i744 = select i1 %cmp69.i742, i1 %tobool71.i743, i1 false
  br i1 %or.cond133.i744, label %lor.lhs.false72.i745, label %add_int.exit

for.body.i790:                                    ; preds = %if.end65.i805, %for.body.lr.ph.i782
  %208 = phi i64 [ %205, %for.body.lr.ph.i782 ], [ %236, %if.end65.i805 ]
  %k.0281.i = phi i64 [ 0, %for.body.lr.ph.i782 ], [ %add.i806, %if.end65.i805 ]
  %values.0280.i = phi ptr [ %107, %for.body.lr.ph.i782 ], [ %add.ptr67.i807, %if.end65.i805 ]
  %sub35.i791 = sub nsw i64 %208, %k.0281.i
  %spec.select.i792 = tail call i64 @llvm.smin.i64(i64 %sub35.i791, i64 512)
  %209 = load i64, ptr %arrayidx43.i783, align 8
  %cmp44.i793 = icmp eq i64 %209, 4
  %210 = load i64, ptr %arrayidx52.i784, align 8
  %211 = load i64, ptr %arrayidx6.i956, align 8
  %cmp67.i.i794 = icmp sgt i64 %sub35.i791, 0
  br i1 %cmp44.i793, label %if.then45.i889, label %if.else50.i795

if.then45.i889:                                   ; preds = %for.body.i790
  %add.ptr46.i890 = getelementptr inbounds i32, ptr %111, i64 %k.0281.i
  br i1 %cmp67.i.i794, label %for.body.lr.ph.i.i891, label %if.end55.i797

for.body.lr.ph.i.i891:                            ; preds = %if.then45.i889
  %212 = load i64, ptr %arrayidx5.i955, align 8
  %sub9.i.i892 = sub nsw i64 %212, %211
  br label %for.body.i231.i893

for.cond15.preheader.i.i915:                      ; preds = %for.body.i231.i893
  %tobool.not.i.i916 = icmp eq i64 %add13.i.i912, 0
  br i1 %tobool.not.i.i916, label %if.end55.i797, label %for.body19.lr.ph.i.i917

for.body19.lr.ph.i.i917:                          ; preds = %for.cond15.preheader.i.i915
  %sub21.i.i918 = add nsw i64 %add13.i.i912, -1
  %arrayidx22.i.i919 = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %sub21.i.i918
  %arrayidx28.i.i920 = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %sub21.i.i918
  br label %for.body19.i.i921

for.body.i231.i893:                               ; preds = %for.body.i231.i893, %for.body.lr.ph.i.i891
  %n.070.i.i894 = phi i64 [ 0, %for.body.lr.ph.i.i891 ], [ %add13.i.i912, %for.body.i231.i893 ]
  %k.069.i.i895 = phi i64 [ 0, %for.body.lr.ph.i.i891 ], [ %inc.i233.i913, %for.body.i231.i893 ]
  %wrong.068.i.i896 = phi i64 [ 0, %for.body.lr.ph.i.i891 ], [ %or.i.i904, %for.body.i231.i893 ]
  %arrayidx.i232.i897 = getelementptr inbounds i32, ptr %add.ptr46.i890, i64 %k.069.i.i895
  %213 = load i32, ptr %arrayidx.i232.i897, align 4
  %conv.i.i898 = sext i32 %213 to i64
  %isneg.i.i899 = icmp slt i32 %213, 0
  %and.i.i900 = select i1 %isneg.i.i899, i64 %210, i64 0
  %add.i.i901 = add nsw i64 %and.i.i900, %conv.i.i898
  %cmp1.i.i902 = icmp uge i64 %add.i.i901, %210
  %conv3.i.i903 = zext i1 %cmp1.i.i902 to i64
  %or.i.i904 = or i64 %wrong.068.i.i896, %conv3.i.i903
  %conv4.i.i905 = trunc i64 %k.069.i.i895 to i32
  %arrayidx5.i.i906 = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %n.070.i.i894
  store i32 %conv4.i.i905, ptr %arrayidx5.i.i906, align 4
  %sub.i.i907 = sub nsw i64 %add.i.i901, %211
  %conv6.i.i908 = trunc i64 %sub.i.i907 to i32
  %arrayidx7.i.i909 = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %n.070.i.i894
  store i32 %conv6.i.i908, ptr %arrayidx7.i.i909, align 4
  %cmp10.i.i910 = icmp ult i64 %sub.i.i907, %sub9.i.i892
  %conv12.i.i911 = zext i1 %cmp10.i.i910 to i64
  %add13.i.i912 = add nuw nsw i64 %n.070.i.i894, %conv12.i.i911
  %inc.i233.i913 = add nuw nsw i64 %k.069.i.i895, 1
  %exitcond.not.i.i914 = icmp eq i64 %inc.i233.i913, %spec.select.i792
  br i1 %exitcond.not.i.i914, label %for.cond15.preheader.i.i915, label %for.body.i231.i893, !llvm.loop !7

for.body19.i.i921:                                ; preds = %for.body19.i.i921, %for.body19.lr.ph.i.i917
  %k14.072.i.i922 = phi i64 [ 0, %for.body19.lr.ph.i.i917 ], [ %inc33.i.i926, %for.body19.i.i921 ]
  %214 = load i32, ptr %arrayidx22.i.i919, align 4
  %add24.i.i923 = add nuw nsw i64 %k14.072.i.i922, %add13.i.i912
  %arrayidx25.i.i924 = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %add24.i.i923
  store i32 %214, ptr %arrayidx25.i.i924, align 4
  %215 = load i32, ptr %arrayidx28.i.i920, align 4
  %arrayidx31.i.i925 = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %add24.i.i923
  store i32 %215, ptr %arrayidx31.i.i925, align 4
  %inc33.i.i926 = add nuw nsw i64 %k14.072.i.i922, 1
  %exitcond289.not.i927 = icmp eq i64 %inc33.i.i926, 12
  br i1 %exitcond289.not.i927, label %if.end55.i797, label %for.body19.i.i921, !llvm.loop !8

if.else50.i795:                                   ; preds = %for.body.i790
  %add.ptr51.i796 = getelementptr inbounds i64, ptr %111, i64 %k.0281.i
  br i1 %cmp67.i.i794, label %for.body.lr.ph.i234.i853, label %if.end55.i797

for.body.lr.ph.i234.i853:                         ; preds = %if.else50.i795
  %216 = load i64, ptr %arrayidx5.i955, align 8
  %sub8.i.i854 = sub nsw i64 %216, %211
  br label %for.body.i236.i855

for.cond14.preheader.i.i876:                      ; preds = %for.body.i236.i855
  %tobool.not.i247.i877 = icmp eq i64 %add12.i.i873, 0
  br i1 %tobool.not.i247.i877, label %if.end55.i797, label %for.body18.lr.ph.i.i878

for.body18.lr.ph.i.i878:                          ; preds = %for.cond14.preheader.i.i876
  %sub20.i.i879 = add nsw i64 %add12.i.i873, -1
  %arrayidx21.i.i880 = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %sub20.i.i879
  %arrayidx27.i.i881 = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %sub20.i.i879
  br label %for.body18.i.i882

for.body.i236.i855:                               ; preds = %for.body.i236.i855, %for.body.lr.ph.i234.i853
  %n.069.i.i856 = phi i64 [ 0, %for.body.lr.ph.i234.i853 ], [ %add12.i.i873, %for.body.i236.i855 ]
  %k.068.i.i857 = phi i64 [ 0, %for.body.lr.ph.i234.i853 ], [ %inc.i245.i874, %for.body.i236.i855 ]
  %wrong.067.i.i858 = phi i64 [ 0, %for.body.lr.ph.i234.i853 ], [ %or.i242.i865, %for.body.i236.i855 ]
  %arrayidx.i237.i859 = getelementptr inbounds i64, ptr %add.ptr51.i796, i64 %k.068.i.i857
  %217 = load i64, ptr %arrayidx.i237.i859, align 8
  %isneg.i238.i860 = icmp slt i64 %217, 0
  %and.i239.i861 = select i1 %isneg.i238.i860, i64 %210, i64 0
  %add.i240.i862 = add nsw i64 %and.i239.i861, %217
  %cmp1.i241.i863 = icmp uge i64 %add.i240.i862, %210
  %conv2.i.i864 = zext i1 %cmp1.i241.i863 to i64
  %or.i242.i865 = or i64 %wrong.067.i.i858, %conv2.i.i864
  %conv3.i243.i866 = trunc i64 %k.068.i.i857 to i32
  %arrayidx4.i.i867 = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %n.069.i.i856
  store i32 %conv3.i243.i866, ptr %arrayidx4.i.i867, align 4
  %sub.i244.i868 = sub nsw i64 %add.i240.i862, %211
  %conv5.i.i869 = trunc i64 %sub.i244.i868 to i32
  %arrayidx6.i.i870 = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %n.069.i.i856
  store i32 %conv5.i.i869, ptr %arrayidx6.i.i870, align 4
  %cmp9.i.i871 = icmp ult i64 %sub.i244.i868, %sub8.i.i854
  %conv11.i.i872 = zext i1 %cmp9.i.i871 to i64
  %add12.i.i873 = add nuw nsw i64 %n.069.i.i856, %conv11.i.i872
  %inc.i245.i874 = add nuw nsw i64 %k.068.i.i857, 1
  %exitcond.not.i246.i875 = icmp eq i64 %inc.i245.i874, %spec.select.i792
  br i1 %exitcond.not.i246.i875, label %for.cond14.preheader.i.i876, label %for.body.i236.i855, !llvm.loop !9

for.body18.i.i882:                                ; preds = %for.body18.i.i882, %for.body18.lr.ph.i.i878
  %k13.071.i.i883 = phi i64 [ 0, %for.body18.lr.ph.i.i878 ], [ %inc32.i.i887, %for.body18.i.i882 ]
  %218 = load i32, ptr %arrayidx21.i.i880, align 4
  %add23.i.i884 = add nuw nsw i64 %k13.071.i.i883, %add12.i.i873
  %arrayidx24.i.i885 = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %add23.i.i884
  store i32 %218, ptr %arrayidx24.i.i885, align 4
  %219 = load i32, ptr %arrayidx27.i.i881, align 4
  %arrayidx30.i.i886 = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %add23.i.i884
  store i32 %219, ptr %arrayidx30.i.i886, align 4
  %inc32.i.i887 = add nuw nsw i64 %k13.071.i.i883, 1
  %exitcond.not.i888 = icmp eq i64 %inc32.i.i887, 12
  br i1 %exitcond.not.i888, label %if.end55.i797, label %for.body18.i.i882, !llvm.loop !10

if.end55.i797:                                    ; preds = %for.body18.i.i882, %for.body19.i.i921, %for.cond14.preheader.i.i876, %if.else50.i795, %for.cond15.preheader.i.i915, %if.then45.i889
  %n.0.lcssa76.i.sink.i798 = phi i64 [ 0, %for.cond15.preheader.i.i915 ], [ 0, %if.then45.i889 ], [ 0, %for.cond14.preheader.i.i876 ], [ 0, %if.else50.i795 ], [ %add13.i.i912, %for.body19.i.i921 ], [ %add12.i.i873, %for.body18.i.i882 ]
  %wrong.0.lcssa75.i.sink.i799 = phi i64 [ %or.i.i904, %for.cond15.preheader.i.i915 ], [ 0, %if.then45.i889 ], [ %or.i242.i865, %for.cond14.preheader.i.i876 ], [ 0, %if.else50.i795 ], [ %or.i.i904, %for.body19.i.i921 ], [ %or.i242.i865, %for.body18.i.i882 ]
  store i64 %n.0.lcssa76.i.sink.i798, ptr %count34.i.i786, align 8
  %220 = load i64, ptr %wrong.i739, align 8
  %or36.i.i800 = or i64 %220, %wrong.0.lcssa75.i.sink.i799
  store i64 %or36.i.i800, ptr %wrong.i739, align 8
  %tobool56.i801 = icmp ne i64 %n.0.lcssa76.i.sink.i798, 0
  %or.cond132.i802 = select i1 %tobool56.i801, i1 %cmp58.i787, i1 false
  %cmp32.i.i803 = icmp sgt i64 %n.0.lcssa76.i.sink.i798, 0
  br i1 %or.cond132.i802, label %if.then59.i835, label %if.else60.i804

if.then59.i835:                                   ; preds = %if.end55.i797
  br i1 %cmp32.i.i803, label %for.body.preheader.i249.i, label %if.end65.i805

for.body.preheader.i249.i:                        ; preds = %if.then59.i835
  %221 = load i32, ptr %places.i235.i785, align 8
  %conv.i250.i = sext i32 %221 to i64
  %arrayidx1.i.i836 = getelementptr inbounds i32, ptr %cond.i965, i64 %conv.i250.i
  %222 = load i32, ptr %arrayidx1.i.i836, align 4
  br label %for.body.i251.i

for.body.i251.i:                                  ; preds = %if.end.i.i845, %for.body.preheader.i249.i
  %before.035.i.i837 = phi i64 [ %conv5.i253.i, %if.end.i.i845 ], [ %conv.i250.i, %for.body.preheader.i249.i ]
  %m.034.i.i838 = phi i64 [ %inc.i257.i, %if.end.i.i845 ], [ 0, %for.body.preheader.i249.i ]
  %found.033.i.i839 = phi i32 [ %add14.i.i850, %if.end.i.i845 ], [ %222, %for.body.preheader.i249.i ]
  %arrayidx4.i252.i = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %m.034.i.i838
  %223 = load i32, ptr %arrayidx4.i252.i, align 4
  %conv5.i253.i = sext i32 %223 to i64
  %add.i254.i = add nuw nsw i64 %m.034.i.i838, 12
  %arrayidx7.i255.i = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %add.i254.i
  %224 = load i32, ptr %arrayidx7.i255.i, align 4
  %idx.ext.i.i840 = sext i32 %224 to i64
  %add.ptr.i.i841 = getelementptr inbounds i32, ptr %cond.i965, i64 %idx.ext.i.i840
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i841, i32 1, i32 3, i32 1)
  %cmp8.not.i.i842 = icmp eq i64 %before.035.i.i837, %conv5.i253.i
  br i1 %cmp8.not.i.i842, label %if.end.i.i845, label %if.then.i.i843

if.then.i.i843:                                   ; preds = %for.body.i251.i
  %arrayidx10.i.i844 = getelementptr inbounds i32, ptr %cond.i965, i64 %conv5.i253.i
  %225 = load i32, ptr %arrayidx10.i.i844, align 4
  br label %if.end.i.i845

if.end.i.i845:                                    ; preds = %if.then.i.i843, %for.body.i251.i
  %found.1.i.i846 = phi i32 [ %225, %if.then.i.i843 ], [ %found.033.i.i839, %for.body.i251.i ]
  %arrayidx11.i.i847 = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %m.034.i.i838
  %226 = load i32, ptr %arrayidx11.i.i847, align 4
  %conv12.i256.i = sext i32 %226 to i64
  %mul.i.i848 = mul nsw i64 %112, %conv12.i256.i
  %arrayidx13.i.i849 = getelementptr inbounds i32, ptr %values.0280.i, i64 %mul.i.i848
  %227 = load i32, ptr %arrayidx13.i.i849, align 4
  %add14.i.i850 = add i32 %227, %found.1.i.i846
  %arrayidx15.i.i851 = getelementptr inbounds i32, ptr %cond.i965, i64 %conv5.i253.i
  store i32 %add14.i.i850, ptr %arrayidx15.i.i851, align 4
  %inc.i257.i = add nuw nsw i64 %m.034.i.i838, 1
  %exitcond291.not.i852 = icmp eq i64 %inc.i257.i, %n.0.lcssa76.i.sink.i798
  br i1 %exitcond291.not.i852, label %if.end65.i805, label %for.body.i251.i, !llvm.loop !40

if.else60.i804:                                   ; preds = %if.end55.i797
  br i1 %cmp32.i.i803, label %for.body.i261.i, label %if.end65.i805

for.body.i261.i:                                  ; preds = %if.else60.i804, %for.end35.i.i829
  %m.073.i.i809 = phi i64 [ %inc37.i.i830, %for.end35.i.i829 ], [ 0, %if.else60.i804 ]
  %arrayidx.i262.i = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %m.073.i.i809
  %228 = load i32, ptr %arrayidx.i262.i, align 4
  %conv.i263.i = sext i32 %228 to i64
  %mul.i264.i = mul nsw i64 %112, %conv.i263.i
  %add.ptr.i265.i = getelementptr inbounds i32, ptr %values.0280.i, i64 %mul.i264.i
  %arrayidx1.i266.i = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %m.073.i.i809
  %229 = load i32, ptr %arrayidx1.i266.i, align 4
  %conv2.i267.i = sext i32 %229 to i64
  %mul3.i.i810 = mul nsw i64 %113, %conv2.i267.i
  %add.ptr4.i.i811 = getelementptr inbounds i32, ptr %cond.i965, i64 %mul3.i.i810
  %add.i268.i = add nuw nsw i64 %m.073.i.i809, 12
  %arrayidx6.i269.i = getelementptr inbounds [524 x i32], ptr %found.i713, i64 0, i64 %add.i268.i
  %230 = load i32, ptr %arrayidx6.i269.i, align 4
  %conv7.i.i812 = sext i32 %230 to i64
  %mul8.i.i813 = mul nsw i64 %112, %conv7.i.i812
  %add.ptr9.i.i814 = getelementptr inbounds i32, ptr %values.0280.i, i64 %mul8.i.i813
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i814, i32 0, i32 3, i32 1)
  %arrayidx12.i.i815 = getelementptr inbounds [524 x i32], ptr %places.i235.i785, i64 0, i64 %add.i268.i
  %231 = load i32, ptr %arrayidx12.i.i815, align 4
  %conv13.i.i816 = sext i32 %231 to i64
  %mul14.i.i817 = mul nsw i64 %113, %conv13.i.i816
  %add.ptr15.i.i818 = getelementptr inbounds i32, ptr %cond.i965, i64 %mul14.i.i817
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i818, i32 1, i32 3, i32 1)
  br i1 %cmp18.not67.i.i788, label %for.cond26.preheader.i.i826, label %for.body20.i.i819

for.cond26.preheader.i.i826:                      ; preds = %for.body20.i.i819, %for.body.i261.i
  %j.0.lcssa.i.i827 = phi i64 [ 0, %for.body.i261.i ], [ %add1769.i.i820, %for.body20.i.i819 ]
  %cmp2770.i.i828 = icmp slt i64 %j.0.lcssa.i.i827, %113
  br i1 %cmp2770.i.i828, label %for.body29.i.i832, label %for.end35.i.i829

for.body20.i.i819:                                ; preds = %for.body.i261.i, %for.body20.i.i819
  %add1769.i.i820 = phi i64 [ %add17.i.i824, %for.body20.i.i819 ], [ 8, %for.body.i261.i ]
  %j.068.i.i821 = phi i64 [ %add1769.i.i820, %for.body20.i.i819 ], [ 0, %for.body.i261.i ]
  %add.ptr21.i.i822 = getelementptr inbounds i32, ptr %add.ptr4.i.i811, i64 %j.068.i.i821
  %232 = load <8 x i32>, ptr %add.ptr21.i.i822, align 4
  %add.ptr22.i.i823 = getelementptr inbounds i32, ptr %add.ptr.i265.i, i64 %j.068.i.i821
  %233 = load <8 x i32>, ptr %add.ptr22.i.i823, align 4
  %add23.i270.i = add <8 x i32> %233, %232
  store <8 x i32> %add23.i270.i, ptr %add.ptr21.i.i822, align 4
  %add17.i.i824 = add nuw nsw i64 %add1769.i.i820, 8
  %cmp18.not.i.i825 = icmp sgt i64 %add17.i.i824, %113
  br i1 %cmp18.not.i.i825, label %for.cond26.preheader.i.i826, label %for.body20.i.i819, !llvm.loop !41

for.body29.i.i832:                                ; preds = %for.cond26.preheader.i.i826, %for.body29.i.i832
  %j.171.i.i833 = phi i64 [ %inc.i274.i, %for.body29.i.i832 ], [ %j.0.lcssa.i.i827, %for.cond26.preheader.i.i826 ]
  %arrayidx30.i272.i = getelementptr inbounds i32, ptr %add.ptr4.i.i811, i64 %j.171.i.i833
  %234 = load i32, ptr %arrayidx30.i272.i, align 4
  %arrayidx31.i273.i = getelementptr inbounds i32, ptr %add.ptr.i265.i, i64 %j.171.i.i833
  %235 = load i32, ptr %arrayidx31.i273.i, align 4
  %add32.i.i834 = add i32 %235, %234
  store i32 %add32.i.i834, ptr %arrayidx30.i272.i, align 4
  %inc.i274.i = add nuw nsw i64 %j.171.i.i833, 1
  %exitcond.not.i275.i = icmp eq i64 %inc.i274.i, %113
  br i1 %exitcond.not.i275.i, label %for.end35.i.i829, label %for.body29.i.i832, !llvm.loop !42

for.end35.i.i829:                                 ; preds = %for.body29.i.i832, %for.cond26.preheader.i.i826
  %inc37.i.i830 = add nuw nsw i64 %m.073.i.i809, 1
  %exitcond290.not.i831 = icmp eq i64 %inc37.i.i830, %n.0.lcssa76.i.sink.i798
  br i1 %exitcond290.not.i831, label %if.end65.i805, label %for.body.i261.i, !llvm.loop !43

if.end65.i805:                                    ; preds = %for.end35.i.i829, %if.end.i.i845, %if.else60.i804, %if.then59.i835
  %add.i806 = add nuw nsw i64 %k.0281.i, 512
  %add.ptr67.i807 = getelementptr inbounds i8, ptr %values.0280.i, i64 %add.ptr67.idx.i789
  %236 = load i64, ptr %arrayidx32.i740, align 8
  %cmp33.i808 = icmp slt i64 %add.i806, %236
  br i1 %cmp33.i808, label %for.body.i790, label %for.cond.cleanup.i741, !llvm.loop !44

lor.lhs.false72.i745:                             ; preds = %for.cond.cleanup.i741
  %cmp73.i746 = icmp ne ptr %cond.i965, %118
  %tobool75.i747 = icmp ne i64 %108, 0
  %or.cond134.i748 = select i1 %cmp73.i746, i1 true, i1 %tobool75.i747
  br i1 %or.cond134.i748, label %for.cond80.preheader.i749, label %add_int.exit

for.cond80.preheader.i749:                        ; preds = %lor.lhs.false72.i745
  %cmp82.not282.i = icmp slt i64 %mul.i958, 8
  br i1 %cmp82.not282.i, label %for.cond104.preheader.i759, label %for.body83.lr.ph.i750

for.body83.lr.ph.i750:                            ; preds = %for.cond80.preheader.i749
  %add.ptr90.i751 = getelementptr inbounds i32, ptr %109, i64 %mul10.i961
  br label %for.body83.i752

for.cond104.preheader.i759:                       ; preds = %if.end99.i754, %for.cond80.preheader.i749
  %k79.0.lcssa.i760 = phi i64 [ 0, %for.cond80.preheader.i749 ], [ %add81284.i, %if.end99.i754 ]
  %cmp105285.i = icmp slt i64 %k79.0.lcssa.i760, %mul.i958
  br i1 %cmp105285.i, label %for.body106.lr.ph.i761, label %add_int.exit

for.body106.lr.ph.i761:                           ; preds = %for.cond104.preheader.i759
  %237 = getelementptr i32, ptr %109, i64 %mul10.i961
  br label %for.body106.i762

for.body83.i752:                                  ; preds = %if.end99.i754, %for.body83.lr.ph.i750
  %add81284.i = phi i64 [ 8, %for.body83.lr.ph.i750 ], [ %add81.i757, %if.end99.i754 ]
  %k79.0283.i = phi i64 [ 0, %for.body83.lr.ph.i750 ], [ %add81284.i, %if.end99.i754 ]
  %add.ptr84.i753 = getelementptr inbounds i32, ptr %cond.i965, i64 %k79.0283.i
  %238 = load <8 x i32>, ptr %add.ptr84.i753, align 4
  br i1 %tobool75.i747, label %land.lhs.true86.i773, label %if.end99.i754

land.lhs.true86.i773:                             ; preds = %for.body83.i752
  %239 = load i64, ptr %arrayidx9.i960, align 8
  %tobool88.not.i774 = icmp eq i64 %239, 0
  br i1 %tobool88.not.i774, label %if.then95.i778, label %if.then89.i775

if.then89.i775:                                   ; preds = %land.lhs.true86.i773
  %add.ptr91.i776 = getelementptr inbounds i32, ptr %add.ptr90.i751, i64 %k79.0283.i
  %240 = load <8 x i32>, ptr %add.ptr91.i776, align 4
  %add92.i777 = add <8 x i32> %240, %238
  br label %if.end99.i754

if.then95.i778:                                   ; preds = %land.lhs.true86.i773
  %241 = load i32, ptr %109, align 4
  %splat.splatinsert.i779 = insertelement <8 x i32> poison, i32 %241, i64 0
  %splat.splat.i780 = shufflevector <8 x i32> %splat.splatinsert.i779, <8 x i32> poison, <8 x i32> zeroinitializer
  %add97.i781 = add <8 x i32> %splat.splat.i780, %238
  br label %if.end99.i754

if.end99.i754:                                    ; preds = %if.then95.i778, %if.then89.i775, %for.body83.i752
  %sum.0.i755 = phi <8 x i32> [ %add92.i777, %if.then89.i775 ], [ %add97.i781, %if.then95.i778 ], [ %238, %for.body83.i752 ]
  %add.ptr100.i756 = getelementptr inbounds i32, ptr %118, i64 %k79.0283.i
  store <8 x i32> %sum.0.i755, ptr %add.ptr100.i756, align 4
  %add81.i757 = add nuw nsw i64 %add81284.i, 8
  %cmp82.not.i758 = icmp sgt i64 %add81.i757, %mul.i958
  br i1 %cmp82.not.i758, label %for.cond104.preheader.i759, label %for.body83.i752, !llvm.loop !45

for.body106.i762:                                 ; preds = %cond.end117.i764, %for.body106.lr.ph.i761
  %k79.1286.i = phi i64 [ %k79.0.lcssa.i760, %for.body106.lr.ph.i761 ], [ %inc.i767, %cond.end117.i764 ]
  %arrayidx109.i763 = getelementptr inbounds i32, ptr %cond.i965, i64 %k79.1286.i
  %242 = load i32, ptr %arrayidx109.i763, align 4
  br i1 %tobool75.i747, label %cond.true108.i769, label %cond.end117.i764

cond.true108.i769:                                ; preds = %for.body106.i762
  %243 = load i64, ptr %arrayidx9.i960, align 8
  %mul111.i770 = mul nsw i64 %243, %k79.1286.i
  %arrayidx113.i771 = getelementptr i32, ptr %237, i64 %mul111.i770
  %244 = load i32, ptr %arrayidx113.i771, align 4
  %add114.i772 = add i32 %244, %242
  br label %cond.end117.i764

cond.end117.i764:                                 ; preds = %cond.true108.i769, %for.body106.i762
  %cond118.i765 = phi i32 [ %add114.i772, %cond.true108.i769 ], [ %242, %for.body106.i762 ]
  %arrayidx119.i766 = getelementptr inbounds i32, ptr %118, i64 %k79.1286.i
  store i32 %cond118.i765, ptr %arrayidx119.i766, align 4
  %inc.i767 = add nuw nsw i64 %k79.1286.i, 1
  %exitcond292.not.i768 = icmp eq i64 %inc.i767, %mul.i958
  br i1 %exitcond292.not.i768, label %add_int.exit, label %for.body106.i762, !llvm.loop !46

add_int.exit:                                     ; preds = %cond.end117.i764, %for.cond.cleanup.i741, %lor.lhs.false72.i745, %for.cond104.preheader.i759
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i713) #7
  br label %return

cond.false23:                                     ; preds = %cond.true8
  br i1 %or.cond3312, label %for.body6.preheader.i.i1195, label %if.end31.i974

for.body6.preheader.i.i1195:                      ; preds = %cond.false23
  %245 = inttoptr i64 %121 to ptr
  %.pre.i.i1196 = load i64, ptr %245, align 8
  br label %for.body6.i.i1197

for.body6.i.i1197:                                ; preds = %for.body6.i.i1197, %for.body6.preheader.i.i1195
  %k2.020.i.i1198 = phi i64 [ %inc9.i.i1200, %for.body6.i.i1197 ], [ 0, %for.body6.preheader.i.i1195 ]
  %arrayidx7.i.i1199 = getelementptr inbounds i64, ptr %cond.i965, i64 %k2.020.i.i1198
  store i64 %.pre.i.i1196, ptr %arrayidx7.i.i1199, align 8
  %inc9.i.i1200 = add nuw nsw i64 %k2.020.i.i1198, 1
  %exitcond.not.i.i1201 = icmp eq i64 %inc9.i.i1200, %mul.i958
  br i1 %exitcond.not.i.i1201, label %if.end31.i974, label %for.body6.i.i1197, !llvm.loop !18

if.end31.i974:                                    ; preds = %for.body6.i.i1197, %cond.false23
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i949) #7
  %wrong.i975 = getelementptr inbounds i8, ptr %found.i949, i64 4200
  store i64 0, ptr %wrong.i975, align 8
  %arrayidx32.i976 = getelementptr inbounds i8, ptr %a, i64 48
  %246 = load i64, ptr %arrayidx32.i976, align 8
  %cmp33277.i977 = icmp sgt i64 %246, 0
  br i1 %cmp33277.i977, label %for.body.lr.ph.i1024, label %for.cond.cleanup.i978

for.body.lr.ph.i1024:                             ; preds = %if.end31.i974
  %arrayidx43.i1025 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i1026 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i1027 = getelementptr inbounds i8, ptr %found.i949, i64 2096
  %count34.i.i1028 = getelementptr inbounds i8, ptr %found.i949, i64 4192
  %cmp58.i1029 = icmp eq i64 %113, 1
  %cmp18.not67.i.i1030 = icmp slt i64 %113, 8
  %add.ptr67.idx.i1031 = shl nsw i64 %112, 12
  br label %for.body.i1032

for.cond.cleanup.i978:                            ; preds = %if.end65.i1049, %if.end31.i974
  %247 = phi i64 [ 0, %if.end31.i974 ], [ %or36.i.i1044, %if.end65.i1049 ]
  %248 = load i64, ptr %a, align 8
  %cmp69.i979 = icmp eq i64 %248, 0
  %tobool71.i980 = icmp ne i64 %117, 0
  %or.cond133.i981 = select i1 %cmp69.i979, i1 %tobool71.i980, i1 false
  br i1 %or.cond133.i981, label %lor.lhs.false72.i982, label %add_long.exit

for.body.i1032:                                   ; preds = %if.end65.i1049, %for.body.lr.ph.i1024
  %249 = phi i64 [ %246, %for.body.lr.ph.i1024 ], [ %277, %if.end65.i1049 ]
  %k.0279.i1033 = phi i64 [ 0, %for.body.lr.ph.i1024 ], [ %add.i1050, %if.end65.i1049 ]
  %values.0278.i1034 = phi ptr [ %107, %for.body.lr.ph.i1024 ], [ %add.ptr67.i1051, %if.end65.i1049 ]
  %sub35.i1035 = sub nsw i64 %249, %k.0279.i1033
  %spec.select.i1036 = tail call i64 @llvm.smin.i64(i64 %sub35.i1035, i64 512)
  %250 = load i64, ptr %arrayidx43.i1025, align 8
  %cmp44.i1037 = icmp eq i64 %250, 4
  %251 = load i64, ptr %arrayidx52.i1026, align 8
  %252 = load i64, ptr %arrayidx6.i956, align 8
  %cmp67.i.i1038 = icmp sgt i64 %sub35.i1035, 0
  br i1 %cmp44.i1037, label %if.then45.i1156, label %if.else50.i1039

if.then45.i1156:                                  ; preds = %for.body.i1032
  %add.ptr46.i1157 = getelementptr inbounds i32, ptr %111, i64 %k.0279.i1033
  br i1 %cmp67.i.i1038, label %for.body.lr.ph.i.i1158, label %if.end55.i1041

for.body.lr.ph.i.i1158:                           ; preds = %if.then45.i1156
  %253 = load i64, ptr %arrayidx5.i955, align 8
  %sub9.i.i1159 = sub nsw i64 %253, %252
  br label %for.body.i.i1160

for.cond15.preheader.i.i1182:                     ; preds = %for.body.i.i1160
  %tobool.not.i.i1183 = icmp eq i64 %add13.i.i1179, 0
  br i1 %tobool.not.i.i1183, label %if.end55.i1041, label %for.body19.lr.ph.i.i1184

for.body19.lr.ph.i.i1184:                         ; preds = %for.cond15.preheader.i.i1182
  %sub21.i.i1185 = add nsw i64 %add13.i.i1179, -1
  %arrayidx22.i.i1186 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %sub21.i.i1185
  %arrayidx28.i.i1187 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %sub21.i.i1185
  br label %for.body19.i.i1188

for.body.i.i1160:                                 ; preds = %for.body.i.i1160, %for.body.lr.ph.i.i1158
  %n.070.i.i1161 = phi i64 [ 0, %for.body.lr.ph.i.i1158 ], [ %add13.i.i1179, %for.body.i.i1160 ]
  %k.069.i.i1162 = phi i64 [ 0, %for.body.lr.ph.i.i1158 ], [ %inc.i.i1180, %for.body.i.i1160 ]
  %wrong.068.i.i1163 = phi i64 [ 0, %for.body.lr.ph.i.i1158 ], [ %or.i.i1171, %for.body.i.i1160 ]
  %arrayidx.i.i1164 = getelementptr inbounds i32, ptr %add.ptr46.i1157, i64 %k.069.i.i1162
  %254 = load i32, ptr %arrayidx.i.i1164, align 4
  %conv.i.i1165 = sext i32 %254 to i64
  %isneg.i.i1166 = icmp slt i32 %254, 0
  %and.i.i1167 = select i1 %isneg.i.i1166, i64 %251, i64 0
  %add.i.i1168 = add nsw i64 %and.i.i1167, %conv.i.i1165
  %cmp1.i.i1169 = icmp uge i64 %add.i.i1168, %251
  %conv3.i.i1170 = zext i1 %cmp1.i.i1169 to i64
  %or.i.i1171 = or i64 %wrong.068.i.i1163, %conv3.i.i1170
  %conv4.i.i1172 = trunc i64 %k.069.i.i1162 to i32
  %arrayidx5.i.i1173 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %n.070.i.i1161
  store i32 %conv4.i.i1172, ptr %arrayidx5.i.i1173, align 4
  %sub.i.i1174 = sub nsw i64 %add.i.i1168, %252
  %conv6.i.i1175 = trunc i64 %sub.i.i1174 to i32
  %arrayidx7.i231.i1176 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %n.070.i.i1161
  store i32 %conv6.i.i1175, ptr %arrayidx7.i231.i1176, align 4
  %cmp10.i.i1177 = icmp ult i64 %sub.i.i1174, %sub9.i.i1159
  %conv12.i.i1178 = zext i1 %cmp10.i.i1177 to i64
  %add13.i.i1179 = add nuw nsw i64 %n.070.i.i1161, %conv12.i.i1178
  %inc.i.i1180 = add nuw nsw i64 %k.069.i.i1162, 1
  %exitcond.not.i232.i1181 = icmp eq i64 %inc.i.i1180, %spec.select.i1036
  br i1 %exitcond.not.i232.i1181, label %for.cond15.preheader.i.i1182, label %for.body.i.i1160, !llvm.loop !7

for.body19.i.i1188:                               ; preds = %for.body19.i.i1188, %for.body19.lr.ph.i.i1184
  %k14.072.i.i1189 = phi i64 [ 0, %for.body19.lr.ph.i.i1184 ], [ %inc33.i.i1193, %for.body19.i.i1188 ]
  %255 = load i32, ptr %arrayidx22.i.i1186, align 4
  %add24.i.i1190 = add nuw nsw i64 %k14.072.i.i1189, %add13.i.i1179
  %arrayidx25.i.i1191 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %add24.i.i1190
  store i32 %255, ptr %arrayidx25.i.i1191, align 4
  %256 = load i32, ptr %arrayidx28.i.i1187, align 4
  %arrayidx31.i.i1192 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %add24.i.i1190
  store i32 %256, ptr %arrayidx31.i.i1192, align 4
  %inc33.i.i1193 = add nuw nsw i64 %k14.072.i.i1189, 1
  %exitcond287.not.i1194 = icmp eq i64 %inc33.i.i1193, 12
  br i1 %exitcond287.not.i1194, label %if.end55.i1041, label %for.body19.i.i1188, !llvm.loop !8

if.else50.i1039:                                  ; preds = %for.body.i1032
  %add.ptr51.i1040 = getelementptr inbounds i64, ptr %111, i64 %k.0279.i1033
  br i1 %cmp67.i.i1038, label %for.body.lr.ph.i233.i1120, label %if.end55.i1041

for.body.lr.ph.i233.i1120:                        ; preds = %if.else50.i1039
  %257 = load i64, ptr %arrayidx5.i955, align 8
  %sub8.i.i1121 = sub nsw i64 %257, %252
  br label %for.body.i235.i1122

for.cond14.preheader.i.i1143:                     ; preds = %for.body.i235.i1122
  %tobool.not.i246.i1144 = icmp eq i64 %add12.i.i1140, 0
  br i1 %tobool.not.i246.i1144, label %if.end55.i1041, label %for.body18.lr.ph.i.i1145

for.body18.lr.ph.i.i1145:                         ; preds = %for.cond14.preheader.i.i1143
  %sub20.i.i1146 = add nsw i64 %add12.i.i1140, -1
  %arrayidx21.i.i1147 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %sub20.i.i1146
  %arrayidx27.i.i1148 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %sub20.i.i1146
  br label %for.body18.i.i1149

for.body.i235.i1122:                              ; preds = %for.body.i235.i1122, %for.body.lr.ph.i233.i1120
  %n.069.i.i1123 = phi i64 [ 0, %for.body.lr.ph.i233.i1120 ], [ %add12.i.i1140, %for.body.i235.i1122 ]
  %k.068.i.i1124 = phi i64 [ 0, %for.body.lr.ph.i233.i1120 ], [ %inc.i244.i1141, %for.body.i235.i1122 ]
  %wrong.067.i.i1125 = phi i64 [ 0, %for.body.lr.ph.i233.i1120 ], [ %or.i241.i1132, %for.body.i235.i1122 ]
  %arrayidx.i236.i1126 = getelementptr inbounds i64, ptr %add.ptr51.i1040, i64 %k.068.i.i1124
  %258 = load i64, ptr %arrayidx.i236.i1126, align 8
  %isneg.i237.i1127 = icmp slt i64 %258, 0
  %and.i238.i1128 = select i1 %isneg.i237.i1127, i64 %251, i64 0
  %add.i239.i1129 = add nsw i64 %and.i238.i1128, %258
  %cmp1.i240.i1130 = icmp uge i64 %add.i239.i1129, %251
  %conv2.i.i1131 = zext i1 %cmp1.i240.i1130 to i64
  %or.i241.i1132 = or i64 %wrong.067.i.i1125, %conv2.i.i1131
  %conv3.i242.i1133 = trunc i64 %k.068.i.i1124 to i32
  %arrayidx4.i.i1134 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %n.069.i.i1123
  store i32 %conv3.i242.i1133, ptr %arrayidx4.i.i1134, align 4
  %sub.i243.i1135 = sub nsw i64 %add.i239.i1129, %252
  %conv5.i.i1136 = trunc i64 %sub.i243.i1135 to i32
  %arrayidx6.i.i1137 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %n.069.i.i1123
  store i32 %conv5.i.i1136, ptr %arrayidx6.i.i1137, align 4
  %cmp9.i.i1138 = icmp ult i64 %sub.i243.i1135, %sub8.i.i1121
  %conv11.i.i1139 = zext i1 %cmp9.i.i1138 to i64
  %add12.i.i1140 = add nuw nsw i64 %n.069.i.i1123, %conv11.i.i1139
  %inc.i244.i1141 = add nuw nsw i64 %k.068.i.i1124, 1
  %exitcond.not.i245.i1142 = icmp eq i64 %inc.i244.i1141, %spec.select.i1036
  br i1 %exitcond.not.i245.i1142, label %for.cond14.preheader.i.i1143, label %for.body.i235.i1122, !llvm.loop !9

for.body18.i.i1149:                               ; preds = %for.body18.i.i1149, %for.body18.lr.ph.i.i1145
  %k13.071.i.i1150 = phi i64 [ 0, %for.body18.lr.ph.i.i1145 ], [ %inc32.i.i1154, %for.body18.i.i1149 ]
  %259 = load i32, ptr %arrayidx21.i.i1147, align 4
  %add23.i.i1151 = add nuw nsw i64 %k13.071.i.i1150, %add12.i.i1140
  %arrayidx24.i.i1152 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %add23.i.i1151
  store i32 %259, ptr %arrayidx24.i.i1152, align 4
  %260 = load i32, ptr %arrayidx27.i.i1148, align 4
  %arrayidx30.i.i1153 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %add23.i.i1151
  store i32 %260, ptr %arrayidx30.i.i1153, align 4
  %inc32.i.i1154 = add nuw nsw i64 %k13.071.i.i1150, 1
  %exitcond.not.i1155 = icmp eq i64 %inc32.i.i1154, 12
  br i1 %exitcond.not.i1155, label %if.end55.i1041, label %for.body18.i.i1149, !llvm.loop !10

if.end55.i1041:                                   ; preds = %for.body18.i.i1149, %for.body19.i.i1188, %for.cond14.preheader.i.i1143, %if.else50.i1039, %for.cond15.preheader.i.i1182, %if.then45.i1156
  %n.0.lcssa76.i.sink.i1042 = phi i64 [ 0, %for.cond15.preheader.i.i1182 ], [ 0, %if.then45.i1156 ], [ 0, %for.cond14.preheader.i.i1143 ], [ 0, %if.else50.i1039 ], [ %add13.i.i1179, %for.body19.i.i1188 ], [ %add12.i.i1140, %for.body18.i.i1149 ]
  %wrong.0.lcssa75.i.sink.i1043 = phi i64 [ %or.i.i1171, %for.cond15.preheader.i.i1182 ], [ 0, %if.then45.i1156 ], [ %or.i241.i1132, %for.cond14.preheader.i.i1143 ], [ 0, %if.else50.i1039 ], [ %or.i.i1171, %for.body19.i.i1188 ], [ %or.i241.i1132, %for.body18.i.i1149 ]
  store i64 %n.0.lcssa76.i.sink.i1042, ptr %count34.i.i1028, align 8
  %261 = load i64, ptr %wrong.i975, align 8
  %or36.i.i1044 = or i64 %261, %wrong.0.lcssa75.i.sink.i1043
  store i64 %or36.i.i1044, ptr %wrong.i975, align 8
  %tobool56.i1045 = icmp ne i64 %n.0.lcssa76.i.sink.i1042, 0
  %or.cond132.i1046 = select i1 %tobool56.i1045, i1 %cmp58.i1029, i1 false
  %cmp32.i.i1047 = icmp sgt i64 %n.0.lcssa76.i.sink.i1042, 0
  br i1 %or.cond132.i1046, label %if.then59.i1093, label %if.else60.i1048

if.then59.i1093:                                  ; preds = %if.end55.i1041
  br i1 %cmp32.i.i1047, label %for.body.preheader.i.i1094, label %if.end65.i1049

for.body.preheader.i.i1094:                       ; preds = %if.then59.i1093
  %262 = load i32, ptr %places.i234.i1027, align 8
  %conv.i248.i1095 = sext i32 %262 to i64
  %arrayidx1.i.i1096 = getelementptr inbounds i64, ptr %cond.i965, i64 %conv.i248.i1095
  %263 = load i64, ptr %arrayidx1.i.i1096, align 8
  br label %for.body.i249.i1097

for.body.i249.i1097:                              ; preds = %if.end.i.i1110, %for.body.preheader.i.i1094
  %before.035.i.i1098 = phi i64 [ %conv5.i251.i1102, %if.end.i.i1110 ], [ %conv.i248.i1095, %for.body.preheader.i.i1094 ]
  %m.034.i.i1099 = phi i64 [ %inc.i255.i1118, %if.end.i.i1110 ], [ 0, %for.body.preheader.i.i1094 ]
  %found.033.i.i1100 = phi i64 [ %add14.i.i1116, %if.end.i.i1110 ], [ %263, %for.body.preheader.i.i1094 ]
  %arrayidx4.i250.i1101 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %m.034.i.i1099
  %264 = load i32, ptr %arrayidx4.i250.i1101, align 4
  %conv5.i251.i1102 = sext i32 %264 to i64
  %add.i252.i1103 = add nuw nsw i64 %m.034.i.i1099, 12
  %arrayidx7.i253.i1104 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %add.i252.i1103
  %265 = load i32, ptr %arrayidx7.i253.i1104, align 4
  %idx.ext.i.i1105 = sext i32 %265 to i64
  %add.ptr.i.i1106 = getelementptr inbounds i64, ptr %cond.i965, i64 %idx.ext.i.i1105
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i1106, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1107 = icmp eq i64 %before.035.i.i1098, %conv5.i251.i1102
  br i1 %cmp8.not.i.i1107, label %if.end.i.i1110, label %if.then.i.i1108

if.then.i.i1108:                                  ; preds = %for.body.i249.i1097
  %arrayidx10.i.i1109 = getelementptr inbounds i64, ptr %cond.i965, i64 %conv5.i251.i1102
  %266 = load i64, ptr %arrayidx10.i.i1109, align 8
  br label %if.end.i.i1110

if.end.i.i1110:                                   ; preds = %if.then.i.i1108, %for.body.i249.i1097
  %found.1.i.i1111 = phi i64 [ %266, %if.then.i.i1108 ], [ %found.033.i.i1100, %for.body.i249.i1097 ]
  %arrayidx11.i.i1112 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %m.034.i.i1099
  %267 = load i32, ptr %arrayidx11.i.i1112, align 4
  %conv12.i254.i1113 = sext i32 %267 to i64
  %mul.i.i1114 = mul nsw i64 %112, %conv12.i254.i1113
  %arrayidx13.i.i1115 = getelementptr inbounds i64, ptr %values.0278.i1034, i64 %mul.i.i1114
  %268 = load i64, ptr %arrayidx13.i.i1115, align 8
  %add14.i.i1116 = add i64 %268, %found.1.i.i1111
  %arrayidx15.i.i1117 = getelementptr inbounds i64, ptr %cond.i965, i64 %conv5.i251.i1102
  store i64 %add14.i.i1116, ptr %arrayidx15.i.i1117, align 8
  %inc.i255.i1118 = add nuw nsw i64 %m.034.i.i1099, 1
  %exitcond289.not.i1119 = icmp eq i64 %inc.i255.i1118, %n.0.lcssa76.i.sink.i1042
  br i1 %exitcond289.not.i1119, label %if.end65.i1049, label %for.body.i249.i1097, !llvm.loop !47

if.else60.i1048:                                  ; preds = %if.end55.i1041
  br i1 %cmp32.i.i1047, label %for.body.i259.i1053, label %if.end65.i1049

for.body.i259.i1053:                              ; preds = %if.else60.i1048, %for.end35.i.i1083
  %m.073.i.i1054 = phi i64 [ %inc37.i.i1084, %for.end35.i.i1083 ], [ 0, %if.else60.i1048 ]
  %arrayidx.i260.i1055 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %m.073.i.i1054
  %269 = load i32, ptr %arrayidx.i260.i1055, align 4
  %conv.i261.i1056 = sext i32 %269 to i64
  %mul.i262.i1057 = mul nsw i64 %112, %conv.i261.i1056
  %add.ptr.i263.i1058 = getelementptr inbounds i64, ptr %values.0278.i1034, i64 %mul.i262.i1057
  %arrayidx1.i264.i1059 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %m.073.i.i1054
  %270 = load i32, ptr %arrayidx1.i264.i1059, align 4
  %conv2.i265.i1060 = sext i32 %270 to i64
  %mul3.i.i1061 = mul nsw i64 %113, %conv2.i265.i1060
  %add.ptr4.i.i1062 = getelementptr inbounds i64, ptr %cond.i965, i64 %mul3.i.i1061
  %add.i266.i1063 = add nuw nsw i64 %m.073.i.i1054, 12
  %arrayidx6.i267.i1064 = getelementptr inbounds [524 x i32], ptr %found.i949, i64 0, i64 %add.i266.i1063
  %271 = load i32, ptr %arrayidx6.i267.i1064, align 4
  %conv7.i.i1065 = sext i32 %271 to i64
  %mul8.i.i1066 = mul nsw i64 %112, %conv7.i.i1065
  %add.ptr9.i.i1067 = getelementptr inbounds i64, ptr %values.0278.i1034, i64 %mul8.i.i1066
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i1067, i32 0, i32 3, i32 1)
  %arrayidx12.i.i1068 = getelementptr inbounds [524 x i32], ptr %places.i234.i1027, i64 0, i64 %add.i266.i1063
  %272 = load i32, ptr %arrayidx12.i.i1068, align 4
  %conv13.i.i1069 = sext i32 %272 to i64
  %mul14.i.i1070 = mul nsw i64 %113, %conv13.i.i1069
  %add.ptr15.i.i1071 = getelementptr inbounds i64, ptr %cond.i965, i64 %mul14.i.i1070
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1071, i32 1, i32 3, i32 1)
  br i1 %cmp18.not67.i.i1030, label %for.cond26.preheader.i.i1080, label %for.body20.i.i1072

for.cond26.preheader.i.i1080:                     ; preds = %for.body20.i.i1072, %for.body.i259.i1053
  %j.0.lcssa.i.i1081 = phi i64 [ 0, %for.body.i259.i1053 ], [ %add1769.i.i1073, %for.body20.i.i1072 ]
  %cmp2770.i.i1082 = icmp slt i64 %j.0.lcssa.i.i1081, %113
  br i1 %cmp2770.i.i1082, label %for.body29.i.i1086, label %for.end35.i.i1083

for.body20.i.i1072:                               ; preds = %for.body.i259.i1053, %for.body20.i.i1072
  %add1769.i.i1073 = phi i64 [ %add17.i.i1078, %for.body20.i.i1072 ], [ 8, %for.body.i259.i1053 ]
  %j.068.i.i1074 = phi i64 [ %add1769.i.i1073, %for.body20.i.i1072 ], [ 0, %for.body.i259.i1053 ]
  %add.ptr21.i.i1075 = getelementptr inbounds i64, ptr %add.ptr4.i.i1062, i64 %j.068.i.i1074
  %273 = load <8 x i64>, ptr %add.ptr21.i.i1075, align 8
  %add.ptr22.i.i1076 = getelementptr inbounds i64, ptr %add.ptr.i263.i1058, i64 %j.068.i.i1074
  %274 = load <8 x i64>, ptr %add.ptr22.i.i1076, align 8
  %add23.i268.i1077 = add <8 x i64> %274, %273
  store <8 x i64> %add23.i268.i1077, ptr %add.ptr21.i.i1075, align 8
  %add17.i.i1078 = add nuw nsw i64 %add1769.i.i1073, 8
  %cmp18.not.i.i1079 = icmp sgt i64 %add17.i.i1078, %113
  br i1 %cmp18.not.i.i1079, label %for.cond26.preheader.i.i1080, label %for.body20.i.i1072, !llvm.loop !48

for.body29.i.i1086:                               ; preds = %for.cond26.preheader.i.i1080, %for.body29.i.i1086
  %j.171.i.i1087 = phi i64 [ %inc.i272.i1091, %for.body29.i.i1086 ], [ %j.0.lcssa.i.i1081, %for.cond26.preheader.i.i1080 ]
  %arrayidx30.i270.i1088 = getelementptr inbounds i64, ptr %add.ptr4.i.i1062, i64 %j.171.i.i1087
  %275 = load i64, ptr %arrayidx30.i270.i1088, align 8
  %arrayidx31.i271.i1089 = getelementptr inbounds i64, ptr %add.ptr.i263.i1058, i64 %j.171.i.i1087
  %276 = load i64, ptr %arrayidx31.i271.i1089, align 8
  %add32.i.i1090 = add i64 %276, %275
  store i64 %add32.i.i1090, ptr %arrayidx30.i270.i1088, align 8
  %inc.i272.i1091 = add nuw nsw i64 %j.171.i.i1087, 1
  %exitcond.not.i273.i1092 = icmp eq i64 %inc.i272.i1091, %113
  br i1 %exitcond.not.i273.i1092, label %for.end35.i.i1083, label %for.body29.i.i1086, !llvm.loop !49

for.end35.i.i1083:                                ; preds = %for.body29.i.i1086, %for.cond26.preheader.i.i1080
  %inc37.i.i1084 = add nuw nsw i64 %m.073.i.i1054, 1
  %exitcond288.not.i1085 = icmp eq i64 %inc37.i.i1084, %n.0.lcssa76.i.sink.i1042
  br i1 %exitcond288.not.i1085, label %if.end65.i1049, label %for.body.i259.i1053, !llvm.loop !50

if.end65.i1049:                                   ; preds = %for.end35.i.i1083, %if.end.i.i1110, %if.else60.i1048, %if.then59.i1093
  %add.i1050 = add nuw nsw i64 %k.0279.i1033, 512
  %add.ptr67.i1051 = getelementptr inbounds i8, ptr %values.0278.i1034, i64 %add.ptr67.idx.i1031
  %277 = load i64, ptr %arrayidx32.i976, align 8
  %cmp33.i1052 = icmp slt i64 %add.i1050, %277
  br i1 %cmp33.i1052, label %for.body.i1032, label %for.cond.cleanup.i978, !llvm.loop !51

lor.lhs.false72.i982:                             ; preds = %for.cond.cleanup.i978
  %cmp73.i983 = icmp ne ptr %cond.i965, %118
  %tobool75.i984 = icmp ne i64 %108, 0
  %or.cond134.i985 = select i1 %cmp73.i983, i1 true, i1 %tobool75.i984
  br i1 %or.cond134.i985, label %for.cond80.preheader.i986, label %add_long.exit

for.cond80.preheader.i986:                        ; preds = %lor.lhs.false72.i982
  %cmp82.not280.i987 = icmp slt i64 %mul.i958, 8
  br i1 %cmp82.not280.i987, label %for.cond104.preheader.i999, label %for.body83.lr.ph.i988

for.body83.lr.ph.i988:                            ; preds = %for.cond80.preheader.i986
  %add.ptr90.i989 = getelementptr inbounds i64, ptr %109, i64 %mul10.i961
  br label %for.body83.i990

for.cond104.preheader.i999:                       ; preds = %if.end99.i994, %for.cond80.preheader.i986
  %k79.0.lcssa.i1000 = phi i64 [ 0, %for.cond80.preheader.i986 ], [ %add81282.i991, %if.end99.i994 ]
  %cmp105283.i1001 = icmp slt i64 %k79.0.lcssa.i1000, %mul.i958
  br i1 %cmp105283.i1001, label %for.body106.lr.ph.i1002, label %add_long.exit

for.body106.lr.ph.i1002:                          ; preds = %for.cond104.preheader.i999
  %278 = getelementptr i64, ptr %109, i64 %mul10.i961
  br label %for.body106.i1003

for.body83.i990:                                  ; preds = %if.end99.i994, %for.body83.lr.ph.i988
  %add81282.i991 = phi i64 [ 8, %for.body83.lr.ph.i988 ], [ %add81.i997, %if.end99.i994 ]
  %k79.0281.i992 = phi i64 [ 0, %for.body83.lr.ph.i988 ], [ %add81282.i991, %if.end99.i994 ]
  %add.ptr84.i993 = getelementptr inbounds i64, ptr %cond.i965, i64 %k79.0281.i992
  %279 = load <8 x i64>, ptr %add.ptr84.i993, align 8
  br i1 %tobool75.i984, label %land.lhs.true86.i1015, label %if.end99.i994

land.lhs.true86.i1015:                            ; preds = %for.body83.i990
  %280 = load i64, ptr %arrayidx9.i960, align 8
  %tobool88.not.i1016 = icmp eq i64 %280, 0
  br i1 %tobool88.not.i1016, label %if.then95.i1020, label %if.then89.i1017

if.then89.i1017:                                  ; preds = %land.lhs.true86.i1015
  %add.ptr91.i1018 = getelementptr inbounds i64, ptr %add.ptr90.i989, i64 %k79.0281.i992
  %281 = load <8 x i64>, ptr %add.ptr91.i1018, align 8
  %add92.i1019 = add <8 x i64> %281, %279
  br label %if.end99.i994

if.then95.i1020:                                  ; preds = %land.lhs.true86.i1015
  %282 = load i64, ptr %109, align 8
  %splat.splatinsert.i1021 = insertelement <8 x i64> poison, i64 %282, i64 0
  %splat.splat.i1022 = shufflevector <8 x i64> %splat.splatinsert.i1021, <8 x i64> poison, <8 x i32> zeroinitializer
  %add97.i1023 = add <8 x i64> %splat.splat.i1022, %279
  br label %if.end99.i994

if.end99.i994:                                    ; preds = %if.then95.i1020, %if.then89.i1017, %for.body83.i990
  %sum.0.i995 = phi <8 x i64> [ %add92.i1019, %if.then89.i1017 ], [ %add97.i1023, %if.then95.i1020 ], [ %279, %for.body83.i990 ]
  %add.ptr100.i996 = getelementptr inbounds i64, ptr %118, i64 %k79.0281.i992
  store <8 x i64> %sum.0.i995, ptr %add.ptr100.i996, align 8
  %add81.i997 = add nuw nsw i64 %add81282.i991, 8
  %cmp82.not.i998 = icmp sgt i64 %add81.i997, %mul.i958
  br i1 %cmp82.not.i998, label %for.cond104.preheader.i999, label %for.body83.i990, !llvm.loop !52

for.body106.i1003:                                ; preds = %cond.end117.i1006, %for.body106.lr.ph.i1002
  %k79.1284.i1004 = phi i64 [ %k79.0.lcssa.i1000, %for.body106.lr.ph.i1002 ], [ %inc.i1009, %cond.end117.i1006 ]
  %arrayidx109.i1005 = getelementptr inbounds i64, ptr %cond.i965, i64 %k79.1284.i1004
  %283 = load i64, ptr %arrayidx109.i1005, align 8
  br i1 %tobool75.i984, label %cond.true108.i1011, label %cond.end117.i1006

cond.true108.i1011:                               ; preds = %for.body106.i1003
  %284 = load i64, ptr %arrayidx9.i960, align 8
  %mul111.i1012 = mul nsw i64 %284, %k79.1284.i1004
  %arrayidx113.i1013 = getelementptr i64, ptr %278, i64 %mul111.i1012
  %285 = load i64, ptr %arrayidx113.i1013, align 8
  %add114.i1014 = add i64 %285, %283
  br label %cond.end117.i1006

cond.end117.i1006:                                ; preds = %cond.true108.i1011, %for.body106.i1003
  %cond118.i1007 = phi i64 [ %add114.i1014, %cond.true108.i1011 ], [ %283, %for.body106.i1003 ]
  %arrayidx119.i1008 = getelementptr inbounds i64, ptr %118, i64 %k79.1284.i1004
  store i64 %cond118.i1007, ptr %arrayidx119.i1008, align 8
  %inc.i1009 = add nuw nsw i64 %k79.1284.i1004, 1
  %exitcond290.not.i1010 = icmp eq i64 %inc.i1009, %mul.i958
  br i1 %exitcond290.not.i1010, label %add_long.exit, label %for.body106.i1003, !llvm.loop !53

add_long.exit:                                    ; preds = %cond.end117.i1006, %for.cond.cleanup.i978, %lor.lhs.false72.i982, %for.cond104.preheader.i999
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i949) #7
  br label %return

cond.true34:                                      ; preds = %entry
  %arrayidx.i1958 = getelementptr inbounds i8, ptr %a, i64 24
  %286 = load i64, ptr %arrayidx.i1958, align 8
  %287 = inttoptr i64 %286 to ptr
  %arrayidx1.i1959 = getelementptr inbounds i8, ptr %a, i64 88
  %288 = load i64, ptr %arrayidx1.i1959, align 8
  %289 = inttoptr i64 %288 to ptr
  %arrayidx2.i1960 = getelementptr inbounds i8, ptr %a, i64 40
  %290 = load i64, ptr %arrayidx2.i1960, align 8
  %291 = inttoptr i64 %290 to ptr
  %arrayidx3.i1961 = getelementptr inbounds i8, ptr %a, i64 32
  %292 = load i64, ptr %arrayidx3.i1961, align 8
  %arrayidx4.i1962 = getelementptr inbounds i8, ptr %a, i64 64
  %293 = load i64, ptr %arrayidx4.i1962, align 8
  %arrayidx5.i1963 = getelementptr inbounds i8, ptr %a, i64 80
  %294 = load i64, ptr %arrayidx5.i1963, align 8
  %arrayidx6.i1964 = getelementptr inbounds i8, ptr %a, i64 72
  %295 = load i64, ptr %arrayidx6.i1964, align 8
  %sub.i1965 = sub i64 %294, %295
  %mul.i1966 = mul i64 %sub.i1965, %293
  %mul8.i1967 = mul nsw i64 %295, %293
  %arrayidx9.i1968 = getelementptr inbounds i8, ptr %a, i64 96
  %296 = load i64, ptr %arrayidx9.i1968, align 8
  %mul10.i1969 = mul nsw i64 %mul8.i1967, %296
  %arrayidx11.i1970 = getelementptr inbounds i8, ptr %a, i64 120
  %297 = load i64, ptr %arrayidx11.i1970, align 8
  %298 = inttoptr i64 %297 to ptr
  %arrayidx12.i1971 = getelementptr inbounds i8, ptr %a, i64 112
  %299 = load i64, ptr %arrayidx12.i1971, align 8
  %tobool.not.i1972 = icmp eq i64 %299, 0
  %300 = inttoptr i64 %299 to ptr
  %cond.i1973 = select i1 %tobool.not.i1972, ptr %298, ptr %300
  %arrayidx14.i1974 = getelementptr inbounds i8, ptr %a, i64 104
  %301 = load i64, ptr %arrayidx14.i1974, align 8
  %tobool15.not.i1975 = icmp eq i64 %301, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool15.not.i1975, label %if.end31.i1241, label %land.lhs.true.i1235

land.lhs.true.i1235:                              ; preds = %cond.true37
  %tobool17.i1237.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1237.not, label %if.then.i1239, label %land.lhs.true21.i1429

if.then.i1239:                                    ; preds = %land.lhs.true.i1235
  %cmp121.i.i1240 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i.i1240, label %for.body.preheader.i.i1422, label %if.end31.i1241

for.body.preheader.i.i1422:                       ; preds = %if.then.i1239
  %302 = inttoptr i64 %301 to ptr
  %.pre25.i.i1423 = load i32, ptr %302, align 4
  br label %for.body.i.i1424

for.body.i.i1424:                                 ; preds = %for.body.i.i1424, %for.body.preheader.i.i1422
  %k.022.i.i1425 = phi i64 [ %inc.i.i1427, %for.body.i.i1424 ], [ 0, %for.body.preheader.i.i1422 ]
  %arrayidx.i.i1426 = getelementptr inbounds i32, ptr %cond.i1973, i64 %k.022.i.i1425
  store i32 %.pre25.i.i1423, ptr %arrayidx.i.i1426, align 4
  %inc.i.i1427 = add nuw nsw i64 %k.022.i.i1425, 1
  %exitcond24.not.i.i1428 = icmp eq i64 %inc.i.i1427, %mul.i1966
  br i1 %exitcond24.not.i.i1428, label %if.end31.i1241, label %for.body.i.i1424, !llvm.loop !4

land.lhs.true21.i1429:                            ; preds = %land.lhs.true.i1235
  %tobool23.not.i1430 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i1430, label %if.then29.i1434, label %if.then24.i1431

if.then24.i1431:                                  ; preds = %land.lhs.true21.i1429
  %add.ptr.i1432 = getelementptr inbounds float, ptr %289, i64 %mul10.i1969
  %mul25.i1433 = shl i64 %mul.i1966, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i1973, ptr nonnull align 4 %add.ptr.i1432, i64 %mul25.i1433, i1 false)
  br label %if.end31.i1241

if.then29.i1434:                                  ; preds = %land.lhs.true21.i1429
  %cmp121.i222.i1435 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i222.i1435, label %for.body.preheader.i223.i1436, label %if.end31.i1241

for.body.preheader.i223.i1436:                    ; preds = %if.then29.i1434
  %.pre25.i224.i1437 = load i32, ptr %289, align 4
  br label %for.body.i225.i1438

for.body.i225.i1438:                              ; preds = %for.body.i225.i1438, %for.body.preheader.i223.i1436
  %k.022.i226.i1439 = phi i64 [ %inc.i228.i1441, %for.body.i225.i1438 ], [ 0, %for.body.preheader.i223.i1436 ]
  %arrayidx.i227.i1440 = getelementptr inbounds i32, ptr %cond.i1973, i64 %k.022.i226.i1439
  store i32 %.pre25.i224.i1437, ptr %arrayidx.i227.i1440, align 4
  %inc.i228.i1441 = add nuw nsw i64 %k.022.i226.i1439, 1
  %exitcond24.not.i229.i1442 = icmp eq i64 %inc.i228.i1441, %mul.i1966
  br i1 %exitcond24.not.i229.i1442, label %if.end31.i1241, label %for.body.i225.i1438, !llvm.loop !4

if.end31.i1241:                                   ; preds = %for.body.i225.i1438, %for.body.i.i1424, %if.then29.i1434, %if.then24.i1431, %if.then.i1239, %cond.true37
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1216) #7
  %wrong.i1242 = getelementptr inbounds i8, ptr %found.i1216, i64 4200
  store i64 0, ptr %wrong.i1242, align 8
  %arrayidx32.i1243 = getelementptr inbounds i8, ptr %a, i64 48
  %303 = load i64, ptr %arrayidx32.i1243, align 8
  %cmp33278.i = icmp sgt i64 %303, 0
  br i1 %cmp33278.i, label %for.body.lr.ph.i1285, label %for.cond.cleanup.i1244

for.body.lr.ph.i1285:                             ; preds = %if.end31.i1241
  %arrayidx43.i1286 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i1287 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i1288 = getelementptr inbounds i8, ptr %found.i1216, i64 2096
  %count34.i.i1289 = getelementptr inbounds i8, ptr %found.i1216, i64 4192
  %cmp58.i1290 = icmp eq i64 %293, 1
  %cmp18.not101.i.i = icmp slt i64 %293, 8
  %add.ptr67.idx.i1291 = shl nsw i64 %292, 11
  br label %for.body.i1292

for.cond.cleanup.i1244:                           ; preds = %if.end65.i1306, %if.end31.i1241
  %304 = phi i64 [ 0, %if.end31.i1241 ], [ %or36.i.i1302, %if.end65.i1306 ]
  %305 = load i64, ptr %a, align 8
  %cmp69.i1245 = icmp eq i64 %305, 0
  %tobool71.i1246 = icmp ne i64 %297, 0
  %or.cond133.i1247 = select i1 %cmp69.i1245, i1 %tobool71.i1246, i1 false
  br i1 %or.cond133.i1247, label %lor.lhs.false72.i1248, label %least_float.exit

for.body.i1292:                                   ; preds = %if.end65.i1306, %for.body.lr.ph.i1285
  %306 = phi i64 [ %303, %for.body.lr.ph.i1285 ], [ %334, %if.end65.i1306 ]
  %k.0280.i = phi i64 [ 0, %for.body.lr.ph.i1285 ], [ %add.i1307, %if.end65.i1306 ]
  %values.0279.i = phi ptr [ %287, %for.body.lr.ph.i1285 ], [ %add.ptr67.i1308, %if.end65.i1306 ]
  %sub35.i1293 = sub nsw i64 %306, %k.0280.i
  %spec.select.i1294 = tail call i64 @llvm.smin.i64(i64 %sub35.i1293, i64 512)
  %307 = load i64, ptr %arrayidx43.i1286, align 8
  %cmp44.i1295 = icmp eq i64 %307, 4
  %308 = load i64, ptr %arrayidx52.i1287, align 8
  %309 = load i64, ptr %arrayidx6.i1964, align 8
  %cmp67.i.i1296 = icmp sgt i64 %sub35.i1293, 0
  br i1 %cmp44.i1295, label %if.then45.i1383, label %if.else50.i1297

if.then45.i1383:                                  ; preds = %for.body.i1292
  %add.ptr46.i1384 = getelementptr inbounds i32, ptr %291, i64 %k.0280.i
  br i1 %cmp67.i.i1296, label %for.body.lr.ph.i.i1385, label %if.end55.i1299

for.body.lr.ph.i.i1385:                           ; preds = %if.then45.i1383
  %310 = load i64, ptr %arrayidx5.i1963, align 8
  %sub9.i.i1386 = sub nsw i64 %310, %309
  br label %for.body.i231.i1387

for.cond15.preheader.i.i1409:                     ; preds = %for.body.i231.i1387
  %tobool.not.i.i1410 = icmp eq i64 %add13.i.i1406, 0
  br i1 %tobool.not.i.i1410, label %if.end55.i1299, label %for.body19.lr.ph.i.i1411

for.body19.lr.ph.i.i1411:                         ; preds = %for.cond15.preheader.i.i1409
  %sub21.i.i1412 = add nsw i64 %add13.i.i1406, -1
  %arrayidx22.i.i1413 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %sub21.i.i1412
  %arrayidx28.i.i1414 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %sub21.i.i1412
  br label %for.body19.i.i1415

for.body.i231.i1387:                              ; preds = %for.body.i231.i1387, %for.body.lr.ph.i.i1385
  %n.070.i.i1388 = phi i64 [ 0, %for.body.lr.ph.i.i1385 ], [ %add13.i.i1406, %for.body.i231.i1387 ]
  %k.069.i.i1389 = phi i64 [ 0, %for.body.lr.ph.i.i1385 ], [ %inc.i233.i1407, %for.body.i231.i1387 ]
  %wrong.068.i.i1390 = phi i64 [ 0, %for.body.lr.ph.i.i1385 ], [ %or.i.i1398, %for.body.i231.i1387 ]
  %arrayidx.i232.i1391 = getelementptr inbounds i32, ptr %add.ptr46.i1384, i64 %k.069.i.i1389
  %311 = load i32, ptr %arrayidx.i232.i1391, align 4
  %conv.i.i1392 = sext i32 %311 to i64
  %isneg.i.i1393 = icmp slt i32 %311, 0
  %and.i.i1394 = select i1 %isneg.i.i1393, i64 %308, i64 0
  %add.i.i1395 = add nsw i64 %and.i.i1394, %conv.i.i1392
  %cmp1.i.i1396 = icmp uge i64 %add.i.i1395, %308
  %conv3.i.i1397 = zext i1 %cmp1.i.i1396 to i64
  %or.i.i1398 = or i64 %wrong.068.i.i1390, %conv3.i.i1397
  %conv4.i.i1399 = trunc i64 %k.069.i.i1389 to i32
  %arrayidx5.i.i1400 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %n.070.i.i1388
  store i32 %conv4.i.i1399, ptr %arrayidx5.i.i1400, align 4
  %sub.i.i1401 = sub nsw i64 %add.i.i1395, %309
  %conv6.i.i1402 = trunc i64 %sub.i.i1401 to i32
  %arrayidx7.i.i1403 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %n.070.i.i1388
  store i32 %conv6.i.i1402, ptr %arrayidx7.i.i1403, align 4
  %cmp10.i.i1404 = icmp ult i64 %sub.i.i1401, %sub9.i.i1386
  %conv12.i.i1405 = zext i1 %cmp10.i.i1404 to i64
  %add13.i.i1406 = add nuw nsw i64 %n.070.i.i1388, %conv12.i.i1405
  %inc.i233.i1407 = add nuw nsw i64 %k.069.i.i1389, 1
  %exitcond.not.i.i1408 = icmp eq i64 %inc.i233.i1407, %spec.select.i1294
  br i1 %exitcond.not.i.i1408, label %for.cond15.preheader.i.i1409, label %for.body.i231.i1387, !llvm.loop !7

for.body19.i.i1415:                               ; preds = %for.body19.i.i1415, %for.body19.lr.ph.i.i1411
  %k14.072.i.i1416 = phi i64 [ 0, %for.body19.lr.ph.i.i1411 ], [ %inc33.i.i1420, %for.body19.i.i1415 ]
  %312 = load i32, ptr %arrayidx22.i.i1413, align 4
  %add24.i.i1417 = add nuw nsw i64 %k14.072.i.i1416, %add13.i.i1406
  %arrayidx25.i.i1418 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %add24.i.i1417
  store i32 %312, ptr %arrayidx25.i.i1418, align 4
  %313 = load i32, ptr %arrayidx28.i.i1414, align 4
  %arrayidx31.i.i1419 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %add24.i.i1417
  store i32 %313, ptr %arrayidx31.i.i1419, align 4
  %inc33.i.i1420 = add nuw nsw i64 %k14.072.i.i1416, 1
  %exitcond288.not.i1421 = icmp eq i64 %inc33.i.i1420, 12
  br i1 %exitcond288.not.i1421, label %if.end55.i1299, label %for.body19.i.i1415, !llvm.loop !8

if.else50.i1297:                                  ; preds = %for.body.i1292
  %add.ptr51.i1298 = getelementptr inbounds i64, ptr %291, i64 %k.0280.i
  br i1 %cmp67.i.i1296, label %for.body.lr.ph.i234.i1347, label %if.end55.i1299

for.body.lr.ph.i234.i1347:                        ; preds = %if.else50.i1297
  %314 = load i64, ptr %arrayidx5.i1963, align 8
  %sub8.i.i1348 = sub nsw i64 %314, %309
  br label %for.body.i236.i1349

for.cond14.preheader.i.i1370:                     ; preds = %for.body.i236.i1349
  %tobool.not.i247.i1371 = icmp eq i64 %add12.i.i1367, 0
  br i1 %tobool.not.i247.i1371, label %if.end55.i1299, label %for.body18.lr.ph.i.i1372

for.body18.lr.ph.i.i1372:                         ; preds = %for.cond14.preheader.i.i1370
  %sub20.i.i1373 = add nsw i64 %add12.i.i1367, -1
  %arrayidx21.i.i1374 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %sub20.i.i1373
  %arrayidx27.i.i1375 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %sub20.i.i1373
  br label %for.body18.i.i1376

for.body.i236.i1349:                              ; preds = %for.body.i236.i1349, %for.body.lr.ph.i234.i1347
  %n.069.i.i1350 = phi i64 [ 0, %for.body.lr.ph.i234.i1347 ], [ %add12.i.i1367, %for.body.i236.i1349 ]
  %k.068.i.i1351 = phi i64 [ 0, %for.body.lr.ph.i234.i1347 ], [ %inc.i245.i1368, %for.body.i236.i1349 ]
  %wrong.067.i.i1352 = phi i64 [ 0, %for.body.lr.ph.i234.i1347 ], [ %or.i242.i1359, %for.body.i236.i1349 ]
  %arrayidx.i237.i1353 = getelementptr inbounds i64, ptr %add.ptr51.i1298, i64 %k.068.i.i1351
  %315 = load i64, ptr %arrayidx.i237.i1353, align 8
  %isneg.i238.i1354 = icmp slt i64 %315, 0
  %and.i239.i1355 = select i1 %isneg.i238.i1354, i64 %308, i64 0
  %add.i240.i1356 = add nsw i64 %and.i239.i1355, %315
  %cmp1.i241.i1357 = icmp uge i64 %add.i240.i1356, %308
  %conv2.i.i1358 = zext i1 %cmp1.i241.i1357 to i64
  %or.i242.i1359 = or i64 %wrong.067.i.i1352, %conv2.i.i1358
  %conv3.i243.i1360 = trunc i64 %k.068.i.i1351 to i32
  %arrayidx4.i.i1361 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %n.069.i.i1350
  store i32 %conv3.i243.i1360, ptr %arrayidx4.i.i1361, align 4
  %sub.i244.i1362 = sub nsw i64 %add.i240.i1356, %309
  %conv5.i.i1363 = trunc i64 %sub.i244.i1362 to i32
  %arrayidx6.i.i1364 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %n.069.i.i1350
  store i32 %conv5.i.i1363, ptr %arrayidx6.i.i1364, align 4
  %cmp9.i.i1365 = icmp ult i64 %sub.i244.i1362, %sub8.i.i1348
  %conv11.i.i1366 = zext i1 %cmp9.i.i1365 to i64
  %add12.i.i1367 = add nuw nsw i64 %n.069.i.i1350, %conv11.i.i1366
  %inc.i245.i1368 = add nuw nsw i64 %k.068.i.i1351, 1
  %exitcond.not.i246.i1369 = icmp eq i64 %inc.i245.i1368, %spec.select.i1294
  br i1 %exitcond.not.i246.i1369, label %for.cond14.preheader.i.i1370, label %for.body.i236.i1349, !llvm.loop !9

for.body18.i.i1376:                               ; preds = %for.body18.i.i1376, %for.body18.lr.ph.i.i1372
  %k13.071.i.i1377 = phi i64 [ 0, %for.body18.lr.ph.i.i1372 ], [ %inc32.i.i1381, %for.body18.i.i1376 ]
  %316 = load i32, ptr %arrayidx21.i.i1374, align 4
  %add23.i.i1378 = add nuw nsw i64 %k13.071.i.i1377, %add12.i.i1367
  %arrayidx24.i.i1379 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %add23.i.i1378
  store i32 %316, ptr %arrayidx24.i.i1379, align 4
  %317 = load i32, ptr %arrayidx27.i.i1375, align 4
  %arrayidx30.i.i1380 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %add23.i.i1378
  store i32 %317, ptr %arrayidx30.i.i1380, align 4
  %inc32.i.i1381 = add nuw nsw i64 %k13.071.i.i1377, 1
  %exitcond.not.i1382 = icmp eq i64 %inc32.i.i1381, 12
  br i1 %exitcond.not.i1382, label %if.end55.i1299, label %for.body18.i.i1376, !llvm.loop !10

if.end55.i1299:                                   ; preds = %for.body18.i.i1376, %for.body19.i.i1415, %for.cond14.preheader.i.i1370, %if.else50.i1297, %for.cond15.preheader.i.i1409, %if.then45.i1383
  %n.0.lcssa76.i.sink.i1300 = phi i64 [ 0, %for.cond15.preheader.i.i1409 ], [ 0, %if.then45.i1383 ], [ 0, %for.cond14.preheader.i.i1370 ], [ 0, %if.else50.i1297 ], [ %add13.i.i1406, %for.body19.i.i1415 ], [ %add12.i.i1367, %for.body18.i.i1376 ]
  %wrong.0.lcssa75.i.sink.i1301 = phi i64 [ %or.i.i1398, %for.cond15.preheader.i.i1409 ], [ 0, %if.then45.i1383 ], [ %or.i242.i1359, %for.cond14.preheader.i.i1370 ], [ 0, %if.else50.i1297 ], [ %or.i.i1398, %for.body19.i.i1415 ], [ %or.i242.i1359, %for.body18.i.i1376 ]
  store i64 %n.0.lcssa76.i.sink.i1300, ptr %count34.i.i1289, align 8
  %318 = load i64, ptr %wrong.i1242, align 8
  %or36.i.i1302 = or i64 %318, %wrong.0.lcssa75.i.sink.i1301
  store i64 %or36.i.i1302, ptr %wrong.i1242, align 8
  %tobool56.i1303 = icmp ne i64 %n.0.lcssa76.i.sink.i1300, 0
  %or.cond132.i1304 = select i1 %tobool56.i1303, i1 %cmp58.i1290, i1 false
  %cmp47.i.i = icmp sgt i64 %n.0.lcssa76.i.sink.i1300, 0
  br i1 %or.cond132.i1304, label %if.then59.i1326, label %if.else60.i1305

if.then59.i1326:                                  ; preds = %if.end55.i1299
  br i1 %cmp47.i.i, label %for.body.preheader.i249.i1327, label %if.end65.i1306

for.body.preheader.i249.i1327:                    ; preds = %if.then59.i1326
  %319 = load i32, ptr %places.i235.i1288, align 8
  %conv.i250.i1328 = sext i32 %319 to i64
  %arrayidx1.i.i1329 = getelementptr inbounds float, ptr %cond.i1973, i64 %conv.i250.i1328
  %320 = load float, ptr %arrayidx1.i.i1329, align 4
  br label %for.body.i251.i1330

for.body.i251.i1330:                              ; preds = %if.end.i.i1340, %for.body.preheader.i249.i1327
  %before.050.i.i = phi i64 [ %conv5.i253.i1332, %if.end.i.i1340 ], [ %conv.i250.i1328, %for.body.preheader.i249.i1327 ]
  %m.049.i.i = phi i64 [ %inc.i258.i, %if.end.i.i1340 ], [ 0, %for.body.preheader.i249.i1327 ]
  %found.048.i.i = phi float [ %cond.i.i, %if.end.i.i1340 ], [ %320, %for.body.preheader.i249.i1327 ]
  %arrayidx4.i252.i1331 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %m.049.i.i
  %321 = load i32, ptr %arrayidx4.i252.i1331, align 4
  %conv5.i253.i1332 = sext i32 %321 to i64
  %add.i254.i1333 = add nuw nsw i64 %m.049.i.i, 12
  %arrayidx7.i255.i1334 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %add.i254.i1333
  %322 = load i32, ptr %arrayidx7.i255.i1334, align 4
  %idx.ext.i.i1335 = sext i32 %322 to i64
  %add.ptr.i.i1336 = getelementptr inbounds float, ptr %cond.i1973, i64 %idx.ext.i.i1335
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i1336, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1337 = icmp eq i64 %before.050.i.i, %conv5.i253.i1332
  br i1 %cmp8.not.i.i1337, label %if.end.i.i1340, label %if.then.i.i1338

if.then.i.i1338:                                  ; preds = %for.body.i251.i1330
  %arrayidx10.i.i1339 = getelementptr inbounds float, ptr %cond.i1973, i64 %conv5.i253.i1332
  %323 = load float, ptr %arrayidx10.i.i1339, align 4
  br label %if.end.i.i1340

if.end.i.i1340:                                   ; preds = %if.then.i.i1338, %for.body.i251.i1330
  %found.1.i.i1341 = phi float [ %323, %if.then.i.i1338 ], [ %found.048.i.i, %for.body.i251.i1330 ]
  %arrayidx11.i.i1342 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %m.049.i.i
  %324 = load i32, ptr %arrayidx11.i.i1342, align 4
  %conv12.i256.i1343 = sext i32 %324 to i64
  %mul.i.i1344 = mul nsw i64 %292, %conv12.i256.i1343
  %arrayidx13.i.i1345 = getelementptr inbounds float, ptr %values.0279.i, i64 %mul.i.i1344
  %325 = load float, ptr %arrayidx13.i.i1345, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i1341, %325
  %cmp16.i257.i = fcmp uno float %found.1.i.i1341, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i257.i, %cmp14.i.i
  %cond.i.i = select i1 %or.cond.i.i, float %found.1.i.i1341, float %325
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i1973, i64 %conv5.i253.i1332
  store float %cond.i.i, ptr %arrayidx23.i.i, align 4
  %inc.i258.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond290.not.i1346 = icmp eq i64 %inc.i258.i, %n.0.lcssa76.i.sink.i1300
  br i1 %exitcond290.not.i1346, label %if.end65.i1306, label %for.body.i251.i1330, !llvm.loop !54

if.else60.i1305:                                  ; preds = %if.end55.i1299
  br i1 %cmp47.i.i, label %for.body.i262.i, label %if.end65.i1306

for.body.i262.i:                                  ; preds = %if.else60.i1305, %for.end51.i.i
  %m.0107.i.i = phi i64 [ %inc53.i.i, %for.end51.i.i ], [ 0, %if.else60.i1305 ]
  %arrayidx.i263.i = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %m.0107.i.i
  %326 = load i32, ptr %arrayidx.i263.i, align 4
  %conv.i264.i = sext i32 %326 to i64
  %mul.i265.i = mul nsw i64 %292, %conv.i264.i
  %add.ptr.i266.i = getelementptr inbounds float, ptr %values.0279.i, i64 %mul.i265.i
  %arrayidx1.i267.i = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %m.0107.i.i
  %327 = load i32, ptr %arrayidx1.i267.i, align 4
  %conv2.i268.i = sext i32 %327 to i64
  %mul3.i.i1310 = mul nsw i64 %293, %conv2.i268.i
  %add.ptr4.i.i1311 = getelementptr inbounds float, ptr %cond.i1973, i64 %mul3.i.i1310
  %add.i269.i = add nuw nsw i64 %m.0107.i.i, 12
  %arrayidx6.i270.i = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %add.i269.i
  %328 = load i32, ptr %arrayidx6.i270.i, align 4
  %conv7.i.i1312 = sext i32 %328 to i64
  %mul8.i.i1313 = mul nsw i64 %292, %conv7.i.i1312
  %add.ptr9.i.i1314 = getelementptr inbounds float, ptr %values.0279.i, i64 %mul8.i.i1313
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i1314, i32 0, i32 3, i32 1)
  %arrayidx12.i.i1315 = getelementptr inbounds [524 x i32], ptr %places.i235.i1288, i64 0, i64 %add.i269.i
  %329 = load i32, ptr %arrayidx12.i.i1315, align 4
  %conv13.i.i1316 = sext i32 %329 to i64
  %mul14.i.i1317 = mul nsw i64 %293, %conv13.i.i1316
  %add.ptr15.i.i1318 = getelementptr inbounds float, ptr %cond.i1973, i64 %mul14.i.i1317
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1318, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i, label %for.cond35.preheader.i.i, label %for.body20.i.i1319

for.cond35.preheader.i.i:                         ; preds = %for.body20.i.i1319, %for.body.i262.i
  %j.0.lcssa.i.i1324 = phi i64 [ 0, %for.body.i262.i ], [ %add17103.i.i, %for.body20.i.i1319 ]
  %cmp36104.i.i = icmp slt i64 %j.0.lcssa.i.i1324, %293
  br i1 %cmp36104.i.i, label %for.body38.i.i, label %for.end51.i.i

for.body20.i.i1319:                               ; preds = %for.body.i262.i, %for.body20.i.i1319
  %add17103.i.i = phi i64 [ %add17.i.i1322, %for.body20.i.i1319 ], [ 8, %for.body.i262.i ]
  %j.0102.i.i = phi i64 [ %add17103.i.i, %for.body20.i.i1319 ], [ 0, %for.body.i262.i ]
  %add.ptr21.i.i1320 = getelementptr inbounds float, ptr %add.ptr4.i.i1311, i64 %j.0102.i.i
  %330 = load <8 x float>, ptr %add.ptr21.i.i1320, align 4
  %add.ptr22.i.i1321 = getelementptr inbounds float, ptr %add.ptr.i266.i, i64 %j.0102.i.i
  %331 = load <8 x float>, ptr %add.ptr22.i.i1321, align 4
  %cmp23.i.i = fcmp ugt <8 x float> %330, %331
  %cmp24.i.i = fcmp ord <8 x float> %330, zeroinitializer
  %or100.not.i.i = and <8 x i1> %cmp23.i.i, %cmp24.i.i
  %or32.v.i.i = select <8 x i1> %or100.not.i.i, <8 x float> %331, <8 x float> %330
  store <8 x float> %or32.v.i.i, ptr %add.ptr21.i.i1320, align 4
  %add17.i.i1322 = add nuw nsw i64 %add17103.i.i, 8
  %cmp18.not.i.i1323 = icmp sgt i64 %add17.i.i1322, %293
  br i1 %cmp18.not.i.i1323, label %for.cond35.preheader.i.i, label %for.body20.i.i1319, !llvm.loop !55

for.body38.i.i:                                   ; preds = %for.cond35.preheader.i.i, %for.body38.i.i
  %j.1105.i.i = phi i64 [ %inc.i273.i, %for.body38.i.i ], [ %j.0.lcssa.i.i1324, %for.cond35.preheader.i.i ]
  %arrayidx39.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i1311, i64 %j.1105.i.i
  %332 = load float, ptr %arrayidx39.i.i, align 4
  %arrayidx40.i.i = getelementptr inbounds float, ptr %add.ptr.i266.i, i64 %j.1105.i.i
  %333 = load float, ptr %arrayidx40.i.i, align 4
  %cmp41.i.i = fcmp ole float %332, %333
  %cmp45.i.i = fcmp uno float %332, 0.000000e+00
  %or.cond.i272.i = or i1 %cmp45.i.i, %cmp41.i.i
  %spec.select.i.i = select i1 %or.cond.i272.i, float %332, float %333
  store float %spec.select.i.i, ptr %arrayidx39.i.i, align 4
  %inc.i273.i = add nuw nsw i64 %j.1105.i.i, 1
  %exitcond.not.i274.i = icmp eq i64 %inc.i273.i, %293
  br i1 %exitcond.not.i274.i, label %for.end51.i.i, label %for.body38.i.i, !llvm.loop !56

for.end51.i.i:                                    ; preds = %for.body38.i.i, %for.cond35.preheader.i.i
  %inc53.i.i = add nuw nsw i64 %m.0107.i.i, 1
  %exitcond289.not.i1325 = icmp eq i64 %inc53.i.i, %n.0.lcssa76.i.sink.i1300
  br i1 %exitcond289.not.i1325, label %if.end65.i1306, label %for.body.i262.i, !llvm.loop !57

if.end65.i1306:                                   ; preds = %for.end51.i.i, %if.end.i.i1340, %if.else60.i1305, %if.then59.i1326
  %add.i1307 = add nuw nsw i64 %k.0280.i, 512
  %add.ptr67.i1308 = getelementptr inbounds i8, ptr %values.0279.i, i64 %add.ptr67.idx.i1291
  %334 = load i64, ptr %arrayidx32.i1243, align 8
  %cmp33.i1309 = icmp slt i64 %add.i1307, %334
  br i1 %cmp33.i1309, label %for.body.i1292, label %for.cond.cleanup.i1244, !llvm.loop !58

lor.lhs.false72.i1248:                            ; preds = %for.cond.cleanup.i1244
  %cmp73.i1249 = icmp ne ptr %cond.i1973, %298
  %tobool75.i1250 = icmp ne i64 %288, 0
  %or.cond134.i1251 = select i1 %cmp73.i1249, i1 true, i1 %tobool75.i1250
  br i1 %or.cond134.i1251, label %for.cond80.preheader.i1252, label %least_float.exit

for.cond80.preheader.i1252:                       ; preds = %lor.lhs.false72.i1248
  %cmp82.not281.i = icmp slt i64 %mul.i1966, 8
  br i1 %cmp82.not281.i, label %for.cond104.preheader.i1262, label %for.body83.lr.ph.i1253

for.body83.lr.ph.i1253:                           ; preds = %for.cond80.preheader.i1252
  %add.ptr90.i1254 = getelementptr inbounds float, ptr %289, i64 %mul10.i1969
  br label %for.body83.i1255

for.cond104.preheader.i1262:                      ; preds = %if.end99.i1257, %for.cond80.preheader.i1252
  %k79.0.lcssa.i1263 = phi i64 [ 0, %for.cond80.preheader.i1252 ], [ %add81283.i, %if.end99.i1257 ]
  %cmp105284.i = icmp slt i64 %k79.0.lcssa.i1263, %mul.i1966
  br i1 %cmp105284.i, label %for.body106.lr.ph.i1264, label %least_float.exit

for.body106.lr.ph.i1264:                          ; preds = %for.cond104.preheader.i1262
  %335 = getelementptr float, ptr %289, i64 %mul10.i1969
  br label %for.body106.i1265

for.body83.i1255:                                 ; preds = %if.end99.i1257, %for.body83.lr.ph.i1253
  %add81283.i = phi i64 [ 8, %for.body83.lr.ph.i1253 ], [ %add81.i1260, %if.end99.i1257 ]
  %k79.0282.i = phi i64 [ 0, %for.body83.lr.ph.i1253 ], [ %add81283.i, %if.end99.i1257 ]
  %add.ptr84.i1256 = getelementptr inbounds float, ptr %cond.i1973, i64 %k79.0282.i
  %336 = load <8 x float>, ptr %add.ptr84.i1256, align 4
  br i1 %tobool75.i1250, label %land.lhs.true86.i1276, label %if.end99.i1257

land.lhs.true86.i1276:                            ; preds = %for.body83.i1255
  %337 = load i64, ptr %arrayidx9.i1968, align 8
  %tobool88.not.i1277 = icmp eq i64 %337, 0
  br i1 %tobool88.not.i1277, label %if.then95.i1281, label %if.then89.i1278

if.then89.i1278:                                  ; preds = %land.lhs.true86.i1276
  %add.ptr91.i1279 = getelementptr inbounds float, ptr %add.ptr90.i1254, i64 %k79.0282.i
  %338 = load <8 x float>, ptr %add.ptr91.i1279, align 4
  %add92.i1280 = fadd <8 x float> %336, %338
  br label %if.end99.i1257

if.then95.i1281:                                  ; preds = %land.lhs.true86.i1276
  %339 = load float, ptr %289, align 4
  %splat.splatinsert.i1282 = insertelement <8 x float> poison, float %339, i64 0
  %splat.splat.i1283 = shufflevector <8 x float> %splat.splatinsert.i1282, <8 x float> poison, <8 x i32> zeroinitializer
  %add97.i1284 = fadd <8 x float> %336, %splat.splat.i1283
  br label %if.end99.i1257

if.end99.i1257:                                   ; preds = %if.then95.i1281, %if.then89.i1278, %for.body83.i1255
  %sum.0.i1258 = phi <8 x float> [ %add92.i1280, %if.then89.i1278 ], [ %add97.i1284, %if.then95.i1281 ], [ %336, %for.body83.i1255 ]
  %add.ptr100.i1259 = getelementptr inbounds float, ptr %298, i64 %k79.0282.i
  store <8 x float> %sum.0.i1258, ptr %add.ptr100.i1259, align 4
  %add81.i1260 = add nuw nsw i64 %add81283.i, 8
  %cmp82.not.i1261 = icmp sgt i64 %add81.i1260, %mul.i1966
  br i1 %cmp82.not.i1261, label %for.cond104.preheader.i1262, label %for.body83.i1255, !llvm.loop !59

for.body106.i1265:                                ; preds = %cond.end117.i1267, %for.body106.lr.ph.i1264
  %k79.1285.i = phi i64 [ %k79.0.lcssa.i1263, %for.body106.lr.ph.i1264 ], [ %inc.i1270, %cond.end117.i1267 ]
  %arrayidx109.i1266 = getelementptr inbounds float, ptr %cond.i1973, i64 %k79.1285.i
  %340 = load float, ptr %arrayidx109.i1266, align 4
  br i1 %tobool75.i1250, label %cond.true108.i1272, label %cond.end117.i1267

cond.true108.i1272:                               ; preds = %for.body106.i1265
  %341 = load i64, ptr %arrayidx9.i1968, align 8
  %mul111.i1273 = mul nsw i64 %341, %k79.1285.i
  %arrayidx113.i1274 = getelementptr float, ptr %335, i64 %mul111.i1273
  %342 = load float, ptr %arrayidx113.i1274, align 4
  %add114.i1275 = fadd float %340, %342
  br label %cond.end117.i1267

cond.end117.i1267:                                ; preds = %cond.true108.i1272, %for.body106.i1265
  %cond118.i1268 = phi float [ %add114.i1275, %cond.true108.i1272 ], [ %340, %for.body106.i1265 ]
  %arrayidx119.i1269 = getelementptr inbounds float, ptr %298, i64 %k79.1285.i
  store float %cond118.i1268, ptr %arrayidx119.i1269, align 4
  %inc.i1270 = add nuw nsw i64 %k79.1285.i, 1
  %exitcond291.not.i1271 = icmp eq i64 %inc.i1270, %mul.i1966
  br i1 %exitcond291.not.i1271, label %least_float.exit, label %for.body106.i1265, !llvm.loop !60

least_float.exit:                                 ; preds = %cond.end117.i1267, %for.cond.cleanup.i1244, %lor.lhs.false72.i1248, %for.cond104.preheader.i1262
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1216) #7
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool15.not.i1975, label %if.end31.i1468, label %land.lhs.true.i1462

land.lhs.true.i1462:                              ; preds = %cond.true42
  %tobool17.i1464.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1464.not, label %if.then.i1466, label %land.lhs.true21.i1683

if.then.i1466:                                    ; preds = %land.lhs.true.i1462
  %cmp121.i.i1467 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i.i1467, label %for.body6.preheader.i.i1676, label %if.end31.i1468

for.body6.preheader.i.i1676:                      ; preds = %if.then.i1466
  %343 = inttoptr i64 %301 to ptr
  %.pre.i.i1677 = load i64, ptr %343, align 8
  br label %for.body6.i.i1678

for.body6.i.i1678:                                ; preds = %for.body6.i.i1678, %for.body6.preheader.i.i1676
  %k2.020.i.i1679 = phi i64 [ %inc9.i.i1681, %for.body6.i.i1678 ], [ 0, %for.body6.preheader.i.i1676 ]
  %arrayidx7.i.i1680 = getelementptr inbounds i64, ptr %cond.i1973, i64 %k2.020.i.i1679
  store i64 %.pre.i.i1677, ptr %arrayidx7.i.i1680, align 8
  %inc9.i.i1681 = add nuw nsw i64 %k2.020.i.i1679, 1
  %exitcond.not.i.i1682 = icmp eq i64 %inc9.i.i1681, %mul.i1966
  br i1 %exitcond.not.i.i1682, label %if.end31.i1468, label %for.body6.i.i1678, !llvm.loop !18

land.lhs.true21.i1683:                            ; preds = %land.lhs.true.i1462
  %tobool23.not.i1684 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i1684, label %if.then29.i1688, label %if.then24.i1685

if.then24.i1685:                                  ; preds = %land.lhs.true21.i1683
  %add.ptr.i1686 = getelementptr inbounds double, ptr %289, i64 %mul10.i1969
  %mul25.i1687 = shl i64 %mul.i1966, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i1973, ptr nonnull align 8 %add.ptr.i1686, i64 %mul25.i1687, i1 false)
  br label %if.end31.i1468

if.then29.i1688:                                  ; preds = %land.lhs.true21.i1683
  %cmp121.i222.i1689 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i222.i1689, label %for.body6.preheader.i223.i1690, label %if.end31.i1468

for.body6.preheader.i223.i1690:                   ; preds = %if.then29.i1688
  %.pre.i224.i1691 = load i64, ptr %289, align 8
  br label %for.body6.i225.i1692

for.body6.i225.i1692:                             ; preds = %for.body6.i225.i1692, %for.body6.preheader.i223.i1690
  %k2.020.i226.i1693 = phi i64 [ %inc9.i228.i1695, %for.body6.i225.i1692 ], [ 0, %for.body6.preheader.i223.i1690 ]
  %arrayidx7.i227.i1694 = getelementptr inbounds i64, ptr %cond.i1973, i64 %k2.020.i226.i1693
  store i64 %.pre.i224.i1691, ptr %arrayidx7.i227.i1694, align 8
  %inc9.i228.i1695 = add nuw nsw i64 %k2.020.i226.i1693, 1
  %exitcond.not.i229.i1696 = icmp eq i64 %inc9.i228.i1695, %mul.i1966
  br i1 %exitcond.not.i229.i1696, label %if.end31.i1468, label %for.body6.i225.i1692, !llvm.loop !18

if.end31.i1468:                                   ; preds = %for.body6.i225.i1692, %for.body6.i.i1678, %if.then29.i1688, %if.then24.i1685, %if.then.i1466, %cond.true42
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1443) #7
  %wrong.i1469 = getelementptr inbounds i8, ptr %found.i1443, i64 4200
  store i64 0, ptr %wrong.i1469, align 8
  %arrayidx32.i1470 = getelementptr inbounds i8, ptr %a, i64 48
  %344 = load i64, ptr %arrayidx32.i1470, align 8
  %cmp33276.i = icmp sgt i64 %344, 0
  br i1 %cmp33276.i, label %for.body.lr.ph.i1512, label %for.cond.cleanup.i1471

for.body.lr.ph.i1512:                             ; preds = %if.end31.i1468
  %arrayidx43.i1513 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i1514 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i1515 = getelementptr inbounds i8, ptr %found.i1443, i64 2096
  %count34.i.i1516 = getelementptr inbounds i8, ptr %found.i1443, i64 4192
  %cmp58.i1517 = icmp eq i64 %293, 1
  %cmp18.not101.i.i1518 = icmp slt i64 %293, 8
  %add.ptr67.idx.i1519 = shl nsw i64 %292, 12
  br label %for.body.i1520

for.cond.cleanup.i1471:                           ; preds = %if.end65.i1535, %if.end31.i1468
  %345 = phi i64 [ 0, %if.end31.i1468 ], [ %or36.i.i1530, %if.end65.i1535 ]
  %346 = load i64, ptr %a, align 8
  %cmp69.i1472 = icmp eq i64 %346, 0
  %tobool71.i1473 = icmp ne i64 %297, 0
  %or.cond133.i1474 = select i1 %cmp69.i1472, i1 %tobool71.i1473, i1 false
  br i1 %or.cond133.i1474, label %lor.lhs.false72.i1475, label %least_double.exit

for.body.i1520:                                   ; preds = %if.end65.i1535, %for.body.lr.ph.i1512
  %347 = phi i64 [ %344, %for.body.lr.ph.i1512 ], [ %375, %if.end65.i1535 ]
  %k.0278.i = phi i64 [ 0, %for.body.lr.ph.i1512 ], [ %add.i1536, %if.end65.i1535 ]
  %values.0277.i = phi ptr [ %287, %for.body.lr.ph.i1512 ], [ %add.ptr67.i1537, %if.end65.i1535 ]
  %sub35.i1521 = sub nsw i64 %347, %k.0278.i
  %spec.select.i1522 = tail call i64 @llvm.smin.i64(i64 %sub35.i1521, i64 512)
  %348 = load i64, ptr %arrayidx43.i1513, align 8
  %cmp44.i1523 = icmp eq i64 %348, 4
  %349 = load i64, ptr %arrayidx52.i1514, align 8
  %350 = load i64, ptr %arrayidx6.i1964, align 8
  %cmp67.i.i1524 = icmp sgt i64 %sub35.i1521, 0
  br i1 %cmp44.i1523, label %if.then45.i1637, label %if.else50.i1525

if.then45.i1637:                                  ; preds = %for.body.i1520
  %add.ptr46.i1638 = getelementptr inbounds i32, ptr %291, i64 %k.0278.i
  br i1 %cmp67.i.i1524, label %for.body.lr.ph.i.i1639, label %if.end55.i1527

for.body.lr.ph.i.i1639:                           ; preds = %if.then45.i1637
  %351 = load i64, ptr %arrayidx5.i1963, align 8
  %sub9.i.i1640 = sub nsw i64 %351, %350
  br label %for.body.i.i1641

for.cond15.preheader.i.i1663:                     ; preds = %for.body.i.i1641
  %tobool.not.i.i1664 = icmp eq i64 %add13.i.i1660, 0
  br i1 %tobool.not.i.i1664, label %if.end55.i1527, label %for.body19.lr.ph.i.i1665

for.body19.lr.ph.i.i1665:                         ; preds = %for.cond15.preheader.i.i1663
  %sub21.i.i1666 = add nsw i64 %add13.i.i1660, -1
  %arrayidx22.i.i1667 = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %sub21.i.i1666
  %arrayidx28.i.i1668 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %sub21.i.i1666
  br label %for.body19.i.i1669

for.body.i.i1641:                                 ; preds = %for.body.i.i1641, %for.body.lr.ph.i.i1639
  %n.070.i.i1642 = phi i64 [ 0, %for.body.lr.ph.i.i1639 ], [ %add13.i.i1660, %for.body.i.i1641 ]
  %k.069.i.i1643 = phi i64 [ 0, %for.body.lr.ph.i.i1639 ], [ %inc.i.i1661, %for.body.i.i1641 ]
  %wrong.068.i.i1644 = phi i64 [ 0, %for.body.lr.ph.i.i1639 ], [ %or.i.i1652, %for.body.i.i1641 ]
  %arrayidx.i.i1645 = getelementptr inbounds i32, ptr %add.ptr46.i1638, i64 %k.069.i.i1643
  %352 = load i32, ptr %arrayidx.i.i1645, align 4
  %conv.i.i1646 = sext i32 %352 to i64
  %isneg.i.i1647 = icmp slt i32 %352, 0
  %and.i.i1648 = select i1 %isneg.i.i1647, i64 %349, i64 0
  %add.i.i1649 = add nsw i64 %and.i.i1648, %conv.i.i1646
  %cmp1.i.i1650 = icmp uge i64 %add.i.i1649, %349
  %conv3.i.i1651 = zext i1 %cmp1.i.i1650 to i64
  %or.i.i1652 = or i64 %wrong.068.i.i1644, %conv3.i.i1651
  %conv4.i.i1653 = trunc i64 %k.069.i.i1643 to i32
  %arrayidx5.i.i1654 = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %n.070.i.i1642
  store i32 %conv4.i.i1653, ptr %arrayidx5.i.i1654, align 4
  %sub.i.i1655 = sub nsw i64 %add.i.i1649, %350
  %conv6.i.i1656 = trunc i64 %sub.i.i1655 to i32
  %arrayidx7.i231.i1657 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %n.070.i.i1642
  store i32 %conv6.i.i1656, ptr %arrayidx7.i231.i1657, align 4
  %cmp10.i.i1658 = icmp ult i64 %sub.i.i1655, %sub9.i.i1640
  %conv12.i.i1659 = zext i1 %cmp10.i.i1658 to i64
  %add13.i.i1660 = add nuw nsw i64 %n.070.i.i1642, %conv12.i.i1659
  %inc.i.i1661 = add nuw nsw i64 %k.069.i.i1643, 1
  %exitcond.not.i232.i1662 = icmp eq i64 %inc.i.i1661, %spec.select.i1522
  br i1 %exitcond.not.i232.i1662, label %for.cond15.preheader.i.i1663, label %for.body.i.i1641, !llvm.loop !7

for.body19.i.i1669:                               ; preds = %for.body19.i.i1669, %for.body19.lr.ph.i.i1665
  %k14.072.i.i1670 = phi i64 [ 0, %for.body19.lr.ph.i.i1665 ], [ %inc33.i.i1674, %for.body19.i.i1669 ]
  %353 = load i32, ptr %arrayidx22.i.i1667, align 4
  %add24.i.i1671 = add nuw nsw i64 %k14.072.i.i1670, %add13.i.i1660
  %arrayidx25.i.i1672 = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %add24.i.i1671
  store i32 %353, ptr %arrayidx25.i.i1672, align 4
  %354 = load i32, ptr %arrayidx28.i.i1668, align 4
  %arrayidx31.i.i1673 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %add24.i.i1671
  store i32 %354, ptr %arrayidx31.i.i1673, align 4
  %inc33.i.i1674 = add nuw nsw i64 %k14.072.i.i1670, 1
  %exitcond286.not.i1675 = icmp eq i64 %inc33.i.i1674, 12
  br i1 %exitcond286.not.i1675, label %if.end55.i1527, label %for.body19.i.i1669, !llvm.loop !8

if.else50.i1525:                                  ; preds = %for.body.i1520
  %add.ptr51.i1526 = getelementptr inbounds i64, ptr %291, i64 %k.0278.i
  br i1 %cmp67.i.i1524, label %for.body.lr.ph.i233.i1601, label %if.end55.i1527

for.body.lr.ph.i233.i1601:                        ; preds = %if.else50.i1525
  %355 = load i64, ptr %arrayidx5.i1963, align 8
  %sub8.i.i1602 = sub nsw i64 %355, %350
  br label %for.body.i235.i1603

for.cond14.preheader.i.i1624:                     ; preds = %for.body.i235.i1603
  %tobool.not.i246.i1625 = icmp eq i64 %add12.i.i1621, 0
  br i1 %tobool.not.i246.i1625, label %if.end55.i1527, label %for.body18.lr.ph.i.i1626

for.body18.lr.ph.i.i1626:                         ; preds = %for.cond14.preheader.i.i1624
  %sub20.i.i1627 = add nsw i64 %add12.i.i1621, -1
  %arrayidx21.i.i1628 = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %sub20.i.i1627
  %arrayidx27.i.i1629 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %sub20.i.i1627
  br label %for.body18.i.i1630

for.body.i235.i1603:                              ; preds = %for.body.i235.i1603, %for.body.lr.ph.i233.i1601
  %n.069.i.i1604 = phi i64 [ 0, %for.body.lr.ph.i233.i1601 ], [ %add12.i.i1621, %for.body.i235.i1603 ]
  %k.068.i.i1605 = phi i64 [ 0, %for.body.lr.ph.i233.i1601 ], [ %inc.i244.i1622, %for.body.i235.i1603 ]
  %wrong.067.i.i1606 = phi i64 [ 0, %for.body.lr.ph.i233.i1601 ], [ %or.i241.i1613, %for.body.i235.i1603 ]
  %arrayidx.i236.i1607 = getelementptr inbounds i64, ptr %add.ptr51.i1526, i64 %k.068.i.i1605
  %356 = load i64, ptr %arrayidx.i236.i1607, align 8
  %isneg.i237.i1608 = icmp slt i64 %356, 0
  %and.i238.i1609 = select i1 %isneg.i237.i1608, i64 %349, i64 0
  %add.i239.i1610 = add nsw i64 %and.i238.i1609, %356
  %cmp1.i240.i1611 = icmp uge i64 %add.i239.i1610, %349
  %conv2.i.i1612 = zext i1 %cmp1.i240.i1611 to i64
  %or.i241.i1613 = or i64 %wrong.067.i.i1606, %conv2.i.i1612
  %conv3.i242.i1614 = trunc i64 %k.068.i.i1605 to i32
  %arrayidx4.i.i1615 = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %n.069.i.i1604
  store i32 %conv3.i242.i1614, ptr %arrayidx4.i.i1615, align 4
  %sub.i243.i1616 = sub nsw i64 %add.i239.i1610, %350
  %conv5.i.i1617 = trunc i64 %sub.i243.i1616 to i32
  %arrayidx6.i.i1618 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %n.069.i.i1604
  store i32 %conv5.i.i1617, ptr %arrayidx6.i.i1618, align 4
  %cmp9.i.i1619 = icmp ult i64 %sub.i243.i1616, %sub8.i.i1602
  %conv11.i.i1620 = zext i1 %cmp9.i.i1619 to i64
  %add12.i.i1621 = add nuw nsw i64 %n.069.i.i1604, %conv11.i.i1620
  %inc.i244.i1622 = add nuw nsw i64 %k.068.i.i1605, 1
  %exitcond.not.i245.i1623 = icmp eq i64 %inc.i244.i1622, %spec.select.i1522
  br i1 %exitcond.not.i245.i1623, label %for.cond14.preheader.i.i1624, label %for.body.i235.i1603, !llvm.loop !9

for.body18.i.i1630:                               ; preds = %for.body18.i.i1630, %for.body18.lr.ph.i.i1626
  %k13.071.i.i1631 = phi i64 [ 0, %for.body18.lr.ph.i.i1626 ], [ %inc32.i.i1635, %for.body18.i.i1630 ]
  %357 = load i32, ptr %arrayidx21.i.i1628, align 4
  %add23.i.i1632 = add nuw nsw i64 %k13.071.i.i1631, %add12.i.i1621
  %arrayidx24.i.i1633 = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %add23.i.i1632
  store i32 %357, ptr %arrayidx24.i.i1633, align 4
  %358 = load i32, ptr %arrayidx27.i.i1629, align 4
  %arrayidx30.i.i1634 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %add23.i.i1632
  store i32 %358, ptr %arrayidx30.i.i1634, align 4
  %inc32.i.i1635 = add nuw nsw i64 %k13.071.i.i1631, 1
  %exitcond.not.i1636 = icmp eq i64 %inc32.i.i1635, 12
  br i1 %exitcond.not.i1636, label %if.end55.i1527, label %for.body18.i.i1630, !llvm.loop !10

if.end55.i1527:                                   ; preds = %for.body18.i.i1630, %for.body19.i.i1669, %for.cond14.preheader.i.i1624, %if.else50.i1525, %for.cond15.preheader.i.i1663, %if.then45.i1637
  %n.0.lcssa76.i.sink.i1528 = phi i64 [ 0, %for.cond15.preheader.i.i1663 ], [ 0, %if.then45.i1637 ], [ 0, %for.cond14.preheader.i.i1624 ], [ 0, %if.else50.i1525 ], [ %add13.i.i1660, %for.body19.i.i1669 ], [ %add12.i.i1621, %for.body18.i.i1630 ]
  %wrong.0.lcssa75.i.sink.i1529 = phi i64 [ %or.i.i1652, %for.cond15.preheader.i.i1663 ], [ 0, %if.then45.i1637 ], [ %or.i241.i1613, %for.cond14.preheader.i.i1624 ], [ 0, %if.else50.i1525 ], [ %or.i.i1652, %for.body19.i.i1669 ], [ %or.i241.i1613, %for.body18.i.i1630 ]
  store i64 %n.0.lcssa76.i.sink.i1528, ptr %count34.i.i1516, align 8
  %359 = load i64, ptr %wrong.i1469, align 8
  %or36.i.i1530 = or i64 %359, %wrong.0.lcssa75.i.sink.i1529
  store i64 %or36.i.i1530, ptr %wrong.i1469, align 8
  %tobool56.i1531 = icmp ne i64 %n.0.lcssa76.i.sink.i1528, 0
  %or.cond132.i1532 = select i1 %tobool56.i1531, i1 %cmp58.i1517, i1 false
  %cmp47.i.i1533 = icmp sgt i64 %n.0.lcssa76.i.sink.i1528, 0
  br i1 %or.cond132.i1532, label %if.then59.i1573, label %if.else60.i1534

if.then59.i1573:                                  ; preds = %if.end55.i1527
  br i1 %cmp47.i.i1533, label %for.body.preheader.i.i1574, label %if.end65.i1535

for.body.preheader.i.i1574:                       ; preds = %if.then59.i1573
  %360 = load i32, ptr %places.i234.i1515, align 8
  %conv.i248.i1575 = sext i32 %360 to i64
  %arrayidx1.i.i1576 = getelementptr inbounds double, ptr %cond.i1973, i64 %conv.i248.i1575
  %361 = load double, ptr %arrayidx1.i.i1576, align 8
  br label %for.body.i249.i1577

for.body.i249.i1577:                              ; preds = %if.end.i.i1590, %for.body.preheader.i.i1574
  %before.050.i.i1578 = phi i64 [ %conv5.i251.i1582, %if.end.i.i1590 ], [ %conv.i248.i1575, %for.body.preheader.i.i1574 ]
  %m.049.i.i1579 = phi i64 [ %inc.i256.i, %if.end.i.i1590 ], [ 0, %for.body.preheader.i.i1574 ]
  %found.048.i.i1580 = phi double [ %cond.i.i1598, %if.end.i.i1590 ], [ %361, %for.body.preheader.i.i1574 ]
  %arrayidx4.i250.i1581 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %m.049.i.i1579
  %362 = load i32, ptr %arrayidx4.i250.i1581, align 4
  %conv5.i251.i1582 = sext i32 %362 to i64
  %add.i252.i1583 = add nuw nsw i64 %m.049.i.i1579, 12
  %arrayidx7.i253.i1584 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %add.i252.i1583
  %363 = load i32, ptr %arrayidx7.i253.i1584, align 4
  %idx.ext.i.i1585 = sext i32 %363 to i64
  %add.ptr.i.i1586 = getelementptr inbounds double, ptr %cond.i1973, i64 %idx.ext.i.i1585
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i1586, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1587 = icmp eq i64 %before.050.i.i1578, %conv5.i251.i1582
  br i1 %cmp8.not.i.i1587, label %if.end.i.i1590, label %if.then.i.i1588

if.then.i.i1588:                                  ; preds = %for.body.i249.i1577
  %arrayidx10.i.i1589 = getelementptr inbounds double, ptr %cond.i1973, i64 %conv5.i251.i1582
  %364 = load double, ptr %arrayidx10.i.i1589, align 8
  br label %if.end.i.i1590

if.end.i.i1590:                                   ; preds = %if.then.i.i1588, %for.body.i249.i1577
  %found.1.i.i1591 = phi double [ %364, %if.then.i.i1588 ], [ %found.048.i.i1580, %for.body.i249.i1577 ]
  %arrayidx11.i.i1592 = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %m.049.i.i1579
  %365 = load i32, ptr %arrayidx11.i.i1592, align 4
  %conv12.i254.i1593 = sext i32 %365 to i64
  %mul.i.i1594 = mul nsw i64 %292, %conv12.i254.i1593
  %arrayidx13.i.i1595 = getelementptr inbounds double, ptr %values.0277.i, i64 %mul.i.i1594
  %366 = load double, ptr %arrayidx13.i.i1595, align 8
  %cmp14.i.i1596 = fcmp ole double %found.1.i.i1591, %366
  %cmp16.i255.i = fcmp uno double %found.1.i.i1591, 0.000000e+00
  %or.cond.i.i1597 = or i1 %cmp16.i255.i, %cmp14.i.i1596
  %cond.i.i1598 = select i1 %or.cond.i.i1597, double %found.1.i.i1591, double %366
  %arrayidx23.i.i1599 = getelementptr inbounds double, ptr %cond.i1973, i64 %conv5.i251.i1582
  store double %cond.i.i1598, ptr %arrayidx23.i.i1599, align 8
  %inc.i256.i = add nuw nsw i64 %m.049.i.i1579, 1
  %exitcond288.not.i1600 = icmp eq i64 %inc.i256.i, %n.0.lcssa76.i.sink.i1528
  br i1 %exitcond288.not.i1600, label %if.end65.i1535, label %for.body.i249.i1577, !llvm.loop !61

if.else60.i1534:                                  ; preds = %if.end55.i1527
  br i1 %cmp47.i.i1533, label %for.body.i260.i, label %if.end65.i1535

for.body.i260.i:                                  ; preds = %if.else60.i1534, %for.end51.i.i1563
  %m.0107.i.i1539 = phi i64 [ %inc53.i.i1564, %for.end51.i.i1563 ], [ 0, %if.else60.i1534 ]
  %arrayidx.i261.i = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %m.0107.i.i1539
  %367 = load i32, ptr %arrayidx.i261.i, align 4
  %conv.i262.i = sext i32 %367 to i64
  %mul.i263.i = mul nsw i64 %292, %conv.i262.i
  %add.ptr.i264.i = getelementptr inbounds double, ptr %values.0277.i, i64 %mul.i263.i
  %arrayidx1.i265.i = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %m.0107.i.i1539
  %368 = load i32, ptr %arrayidx1.i265.i, align 4
  %conv2.i266.i = sext i32 %368 to i64
  %mul3.i.i1540 = mul nsw i64 %293, %conv2.i266.i
  %add.ptr4.i.i1541 = getelementptr inbounds double, ptr %cond.i1973, i64 %mul3.i.i1540
  %add.i267.i = add nuw nsw i64 %m.0107.i.i1539, 12
  %arrayidx6.i268.i = getelementptr inbounds [524 x i32], ptr %found.i1443, i64 0, i64 %add.i267.i
  %369 = load i32, ptr %arrayidx6.i268.i, align 4
  %conv7.i.i1542 = sext i32 %369 to i64
  %mul8.i.i1543 = mul nsw i64 %292, %conv7.i.i1542
  %add.ptr9.i.i1544 = getelementptr inbounds double, ptr %values.0277.i, i64 %mul8.i.i1543
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i1544, i32 0, i32 3, i32 1)
  %arrayidx12.i.i1545 = getelementptr inbounds [524 x i32], ptr %places.i234.i1515, i64 0, i64 %add.i267.i
  %370 = load i32, ptr %arrayidx12.i.i1545, align 4
  %conv13.i.i1546 = sext i32 %370 to i64
  %mul14.i.i1547 = mul nsw i64 %293, %conv13.i.i1546
  %add.ptr15.i.i1548 = getelementptr inbounds double, ptr %cond.i1973, i64 %mul14.i.i1547
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1548, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i1518, label %for.cond35.preheader.i.i1560, label %for.body20.i.i1549

for.cond35.preheader.i.i1560:                     ; preds = %for.body20.i.i1549, %for.body.i260.i
  %j.0.lcssa.i.i1561 = phi i64 [ 0, %for.body.i260.i ], [ %add17103.i.i1550, %for.body20.i.i1549 ]
  %cmp36104.i.i1562 = icmp slt i64 %j.0.lcssa.i.i1561, %293
  br i1 %cmp36104.i.i1562, label %for.body38.i.i1566, label %for.end51.i.i1563

for.body20.i.i1549:                               ; preds = %for.body.i260.i, %for.body20.i.i1549
  %add17103.i.i1550 = phi i64 [ %add17.i.i1558, %for.body20.i.i1549 ], [ 8, %for.body.i260.i ]
  %j.0102.i.i1551 = phi i64 [ %add17103.i.i1550, %for.body20.i.i1549 ], [ 0, %for.body.i260.i ]
  %add.ptr21.i.i1552 = getelementptr inbounds double, ptr %add.ptr4.i.i1541, i64 %j.0102.i.i1551
  %371 = load <8 x double>, ptr %add.ptr21.i.i1552, align 8
  %add.ptr22.i.i1553 = getelementptr inbounds double, ptr %add.ptr.i264.i, i64 %j.0102.i.i1551
  %372 = load <8 x double>, ptr %add.ptr22.i.i1553, align 8
  %cmp23.i.i1554 = fcmp ugt <8 x double> %371, %372
  %cmp24.i.i1555 = fcmp ord <8 x double> %371, zeroinitializer
  %or100.not.i.i1556 = and <8 x i1> %cmp23.i.i1554, %cmp24.i.i1555
  %or32.v.i.i1557 = select <8 x i1> %or100.not.i.i1556, <8 x double> %372, <8 x double> %371
  store <8 x double> %or32.v.i.i1557, ptr %add.ptr21.i.i1552, align 8
  %add17.i.i1558 = add nuw nsw i64 %add17103.i.i1550, 8
  %cmp18.not.i.i1559 = icmp sgt i64 %add17.i.i1558, %293
  br i1 %cmp18.not.i.i1559, label %for.cond35.preheader.i.i1560, label %for.body20.i.i1549, !llvm.loop !62

for.body38.i.i1566:                               ; preds = %for.cond35.preheader.i.i1560, %for.body38.i.i1566
  %j.1105.i.i1567 = phi i64 [ %inc.i271.i, %for.body38.i.i1566 ], [ %j.0.lcssa.i.i1561, %for.cond35.preheader.i.i1560 ]
  %arrayidx39.i.i1568 = getelementptr inbounds double, ptr %add.ptr4.i.i1541, i64 %j.1105.i.i1567
  %373 = load double, ptr %arrayidx39.i.i1568, align 8
  %arrayidx40.i.i1569 = getelementptr inbounds double, ptr %add.ptr.i264.i, i64 %j.1105.i.i1567
  %374 = load double, ptr %arrayidx40.i.i1569, align 8
  %cmp41.i.i1570 = fcmp ole double %373, %374
  %cmp45.i.i1571 = fcmp uno double %373, 0.000000e+00
  %or.cond.i270.i = or i1 %cmp45.i.i1571, %cmp41.i.i1570
  %spec.select.i.i1572 = select i1 %or.cond.i270.i, double %373, double %374
  store double %spec.select.i.i1572, ptr %arrayidx39.i.i1568, align 8
  %inc.i271.i = add nuw nsw i64 %j.1105.i.i1567, 1
  %exitcond.not.i272.i = icmp eq i64 %inc.i271.i, %293
  br i1 %exitcond.not.i272.i, label %for.end51.i.i1563, label %for.body38.i.i1566, !llvm.loop !63

for.end51.i.i1563:                                ; preds = %for.body38.i.i1566, %for.cond35.preheader.i.i1560
  %inc53.i.i1564 = add nuw nsw i64 %m.0107.i.i1539, 1
  %exitcond287.not.i1565 = icmp eq i64 %inc53.i.i1564, %n.0.lcssa76.i.sink.i1528
  br i1 %exitcond287.not.i1565, label %if.end65.i1535, label %for.body.i260.i, !llvm.loop !64

if.end65.i1535:                                   ; preds = %for.end51.i.i1563, %if.end.i.i1590, %if.else60.i1534, %if.then59.i1573
  %add.i1536 = add nuw nsw i64 %k.0278.i, 512
  %add.ptr67.i1537 = getelementptr inbounds i8, ptr %values.0277.i, i64 %add.ptr67.idx.i1519
  %375 = load i64, ptr %arrayidx32.i1470, align 8
  %cmp33.i1538 = icmp slt i64 %add.i1536, %375
  br i1 %cmp33.i1538, label %for.body.i1520, label %for.cond.cleanup.i1471, !llvm.loop !65

lor.lhs.false72.i1475:                            ; preds = %for.cond.cleanup.i1471
  %cmp73.i1476 = icmp ne ptr %cond.i1973, %298
  %tobool75.i1477 = icmp ne i64 %288, 0
  %or.cond134.i1478 = select i1 %cmp73.i1476, i1 true, i1 %tobool75.i1477
  br i1 %or.cond134.i1478, label %for.cond80.preheader.i1479, label %least_double.exit

for.cond80.preheader.i1479:                       ; preds = %lor.lhs.false72.i1475
  %cmp82.not279.i = icmp slt i64 %mul.i1966, 8
  br i1 %cmp82.not279.i, label %for.cond104.preheader.i1489, label %for.body83.lr.ph.i1480

for.body83.lr.ph.i1480:                           ; preds = %for.cond80.preheader.i1479
  %add.ptr90.i1481 = getelementptr inbounds double, ptr %289, i64 %mul10.i1969
  br label %for.body83.i1482

for.cond104.preheader.i1489:                      ; preds = %if.end99.i1484, %for.cond80.preheader.i1479
  %k79.0.lcssa.i1490 = phi i64 [ 0, %for.cond80.preheader.i1479 ], [ %add81281.i, %if.end99.i1484 ]
  %cmp105282.i = icmp slt i64 %k79.0.lcssa.i1490, %mul.i1966
  br i1 %cmp105282.i, label %for.body106.lr.ph.i1491, label %least_double.exit

for.body106.lr.ph.i1491:                          ; preds = %for.cond104.preheader.i1489
  %376 = getelementptr double, ptr %289, i64 %mul10.i1969
  br label %for.body106.i1492

for.body83.i1482:                                 ; preds = %if.end99.i1484, %for.body83.lr.ph.i1480
  %add81281.i = phi i64 [ 8, %for.body83.lr.ph.i1480 ], [ %add81.i1487, %if.end99.i1484 ]
  %k79.0280.i = phi i64 [ 0, %for.body83.lr.ph.i1480 ], [ %add81281.i, %if.end99.i1484 ]
  %add.ptr84.i1483 = getelementptr inbounds double, ptr %cond.i1973, i64 %k79.0280.i
  %377 = load <8 x double>, ptr %add.ptr84.i1483, align 8
  br i1 %tobool75.i1477, label %land.lhs.true86.i1503, label %if.end99.i1484

land.lhs.true86.i1503:                            ; preds = %for.body83.i1482
  %378 = load i64, ptr %arrayidx9.i1968, align 8
  %tobool88.not.i1504 = icmp eq i64 %378, 0
  br i1 %tobool88.not.i1504, label %if.then95.i1508, label %if.then89.i1505

if.then89.i1505:                                  ; preds = %land.lhs.true86.i1503
  %add.ptr91.i1506 = getelementptr inbounds double, ptr %add.ptr90.i1481, i64 %k79.0280.i
  %379 = load <8 x double>, ptr %add.ptr91.i1506, align 8
  %add92.i1507 = fadd <8 x double> %377, %379
  br label %if.end99.i1484

if.then95.i1508:                                  ; preds = %land.lhs.true86.i1503
  %380 = load double, ptr %289, align 8
  %splat.splatinsert.i1509 = insertelement <8 x double> poison, double %380, i64 0
  %splat.splat.i1510 = shufflevector <8 x double> %splat.splatinsert.i1509, <8 x double> poison, <8 x i32> zeroinitializer
  %add97.i1511 = fadd <8 x double> %377, %splat.splat.i1510
  br label %if.end99.i1484

if.end99.i1484:                                   ; preds = %if.then95.i1508, %if.then89.i1505, %for.body83.i1482
  %sum.0.i1485 = phi <8 x double> [ %add92.i1507, %if.then89.i1505 ], [ %add97.i1511, %if.then95.i1508 ], [ %377, %for.body83.i1482 ]
  %add.ptr100.i1486 = getelementptr inbounds double, ptr %298, i64 %k79.0280.i
  store <8 x double> %sum.0.i1485, ptr %add.ptr100.i1486, align 8
  %add81.i1487 = add nuw nsw i64 %add81281.i, 8
  %cmp82.not.i1488 = icmp sgt i64 %add81.i1487, %mul.i1966
  br i1 %cmp82.not.i1488, label %for.cond104.preheader.i1489, label %for.body83.i1482, !llvm.loop !66

for.body106.i1492:                                ; preds = %cond.end117.i1494, %for.body106.lr.ph.i1491
  %k79.1283.i = phi i64 [ %k79.0.lcssa.i1490, %for.body106.lr.ph.i1491 ], [ %inc.i1497, %cond.end117.i1494 ]
  %arrayidx109.i1493 = getelementptr inbounds double, ptr %cond.i1973, i64 %k79.1283.i
  %381 = load double, ptr %arrayidx109.i1493, align 8
  br i1 %tobool75.i1477, label %cond.true108.i1499, label %cond.end117.i1494

cond.true108.i1499:                               ; preds = %for.body106.i1492
  %382 = load i64, ptr %arrayidx9.i1968, align 8
  %mul111.i1500 = mul nsw i64 %382, %k79.1283.i
  %arrayidx113.i1501 = getelementptr double, ptr %376, i64 %mul111.i1500
  %383 = load double, ptr %arrayidx113.i1501, align 8
  %add114.i1502 = fadd double %381, %383
  br label %cond.end117.i1494

cond.end117.i1494:                                ; preds = %cond.true108.i1499, %for.body106.i1492
  %cond118.i1495 = phi double [ %add114.i1502, %cond.true108.i1499 ], [ %381, %for.body106.i1492 ]
  %arrayidx119.i1496 = getelementptr inbounds double, ptr %298, i64 %k79.1283.i
  store double %cond118.i1495, ptr %arrayidx119.i1496, align 8
  %inc.i1497 = add nuw nsw i64 %k79.1283.i, 1
  %exitcond289.not.i1498 = icmp eq i64 %inc.i1497, %mul.i1966
  br i1 %exitcond289.not.i1498, label %least_double.exit, label %for.body106.i1492, !llvm.loop !67

least_double.exit:                                ; preds = %cond.end117.i1494, %for.cond.cleanup.i1471, %lor.lhs.false72.i1475, %for.cond104.preheader.i1489
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1443) #7
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool15.not.i1975, label %if.end31.i1722, label %land.lhs.true.i1716

land.lhs.true.i1716:                              ; preds = %cond.true47
  %tobool17.i1718.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1718.not, label %if.then.i1720, label %land.lhs.true21.i1943

if.then.i1720:                                    ; preds = %land.lhs.true.i1716
  %cmp121.i.i1721 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i.i1721, label %for.body.preheader.i.i1936, label %if.end31.i1722

for.body.preheader.i.i1936:                       ; preds = %if.then.i1720
  %384 = inttoptr i64 %301 to ptr
  %.pre25.i.i1937 = load i32, ptr %384, align 4
  br label %for.body.i.i1938

for.body.i.i1938:                                 ; preds = %for.body.i.i1938, %for.body.preheader.i.i1936
  %k.022.i.i1939 = phi i64 [ %inc.i.i1941, %for.body.i.i1938 ], [ 0, %for.body.preheader.i.i1936 ]
  %arrayidx.i.i1940 = getelementptr inbounds i32, ptr %cond.i1973, i64 %k.022.i.i1939
  store i32 %.pre25.i.i1937, ptr %arrayidx.i.i1940, align 4
  %inc.i.i1941 = add nuw nsw i64 %k.022.i.i1939, 1
  %exitcond24.not.i.i1942 = icmp eq i64 %inc.i.i1941, %mul.i1966
  br i1 %exitcond24.not.i.i1942, label %if.end31.i1722, label %for.body.i.i1938, !llvm.loop !4

land.lhs.true21.i1943:                            ; preds = %land.lhs.true.i1716
  %tobool23.not.i1944 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i1944, label %if.then29.i1948, label %if.then24.i1945

if.then24.i1945:                                  ; preds = %land.lhs.true21.i1943
  %add.ptr.i1946 = getelementptr inbounds i32, ptr %289, i64 %mul10.i1969
  %mul25.i1947 = shl i64 %mul.i1966, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i1973, ptr nonnull align 4 %add.ptr.i1946, i64 %mul25.i1947, i1 false)
  br label %if.end31.i1722

if.then29.i1948:                                  ; preds = %land.lhs.true21.i1943
  %cmp121.i222.i1949 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i222.i1949, label %for.body.preheader.i223.i1950, label %if.end31.i1722

for.body.preheader.i223.i1950:                    ; preds = %if.then29.i1948
  %.pre25.i224.i1951 = load i32, ptr %289, align 4
  br label %for.body.i225.i1952

for.body.i225.i1952:                              ; preds = %for.body.i225.i1952, %for.body.preheader.i223.i1950
  %k.022.i226.i1953 = phi i64 [ %inc.i228.i1955, %for.body.i225.i1952 ], [ 0, %for.body.preheader.i223.i1950 ]
  %arrayidx.i227.i1954 = getelementptr inbounds i32, ptr %cond.i1973, i64 %k.022.i226.i1953
  store i32 %.pre25.i224.i1951, ptr %arrayidx.i227.i1954, align 4
  %inc.i228.i1955 = add nuw nsw i64 %k.022.i226.i1953, 1
  %exitcond24.not.i229.i1956 = icmp eq i64 %inc.i228.i1955, %mul.i1966
  br i1 %exitcond24.not.i229.i1956, label %if.end31.i1722, label %for.body.i225.i1952, !llvm.loop !4

if.end31.i1722:                                   ; preds = %for.body.i225.i1952, %for.body.i.i1938, %if.then29.i1948, %if.then24.i1945, %if.then.i1720, %cond.true47
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1697) #7
  %wrong.i1723 = getelementptr inbounds i8, ptr %found.i1697, i64 4200
  store i64 0, ptr %wrong.i1723, align 8
  %arrayidx32.i1724 = getelementptr inbounds i8, ptr %a, i64 48
  %385 = load i64, ptr %arrayidx32.i1724, align 8
  %cmp33276.i1725 = icmp sgt i64 %385, 0
  br i1 %cmp33276.i1725, label %for.body.lr.ph.i1772, label %for.cond.cleanup.i1726

for.body.lr.ph.i1772:                             ; preds = %if.end31.i1722
  %arrayidx43.i1773 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i1774 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i1775 = getelementptr inbounds i8, ptr %found.i1697, i64 2096
  %count34.i.i1776 = getelementptr inbounds i8, ptr %found.i1697, i64 4192
  %cmp58.i1777 = icmp eq i64 %293, 1
  %cmp18.not99.i.i = icmp slt i64 %293, 8
  %add.ptr67.idx.i1778 = shl nsw i64 %292, 11
  br label %for.body.i1779

for.cond.cleanup.i1726:                           ; preds = %if.end65.i1796, %if.end31.i1722
  %386 = phi i64 [ 0, %if.end31.i1722 ], [ %or36.i.i1791, %if.end65.i1796 ]
  %387 = load i64, ptr %a, align 8
  %cmp69.i1727 = icmp eq i64 %387, 0
  %tobool71.i1728 = icmp ne i64 %297, 0
  %or.cond133.i1729 = select i1 %cmp69.i1727, i1 %tobool71.i1728, i1 false
  br i1 %or.cond133.i1729, label %lor.lhs.false72.i1730, label %least_int.exit

for.body.i1779:                                   ; preds = %if.end65.i1796, %for.body.lr.ph.i1772
  %388 = phi i64 [ %385, %for.body.lr.ph.i1772 ], [ %416, %if.end65.i1796 ]
  %k.0278.i1780 = phi i64 [ 0, %for.body.lr.ph.i1772 ], [ %add.i1797, %if.end65.i1796 ]
  %values.0277.i1781 = phi ptr [ %287, %for.body.lr.ph.i1772 ], [ %add.ptr67.i1798, %if.end65.i1796 ]
  %sub35.i1782 = sub nsw i64 %388, %k.0278.i1780
  %spec.select.i1783 = tail call i64 @llvm.smin.i64(i64 %sub35.i1782, i64 512)
  %389 = load i64, ptr %arrayidx43.i1773, align 8
  %cmp44.i1784 = icmp eq i64 %389, 4
  %390 = load i64, ptr %arrayidx52.i1774, align 8
  %391 = load i64, ptr %arrayidx6.i1964, align 8
  %cmp67.i.i1785 = icmp sgt i64 %sub35.i1782, 0
  br i1 %cmp44.i1784, label %if.then45.i1897, label %if.else50.i1786

if.then45.i1897:                                  ; preds = %for.body.i1779
  %add.ptr46.i1898 = getelementptr inbounds i32, ptr %291, i64 %k.0278.i1780
  br i1 %cmp67.i.i1785, label %for.body.lr.ph.i.i1899, label %if.end55.i1788

for.body.lr.ph.i.i1899:                           ; preds = %if.then45.i1897
  %392 = load i64, ptr %arrayidx5.i1963, align 8
  %sub9.i.i1900 = sub nsw i64 %392, %391
  br label %for.body.i231.i1901

for.cond15.preheader.i.i1923:                     ; preds = %for.body.i231.i1901
  %tobool.not.i.i1924 = icmp eq i64 %add13.i.i1920, 0
  br i1 %tobool.not.i.i1924, label %if.end55.i1788, label %for.body19.lr.ph.i.i1925

for.body19.lr.ph.i.i1925:                         ; preds = %for.cond15.preheader.i.i1923
  %sub21.i.i1926 = add nsw i64 %add13.i.i1920, -1
  %arrayidx22.i.i1927 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %sub21.i.i1926
  %arrayidx28.i.i1928 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %sub21.i.i1926
  br label %for.body19.i.i1929

for.body.i231.i1901:                              ; preds = %for.body.i231.i1901, %for.body.lr.ph.i.i1899
  %n.070.i.i1902 = phi i64 [ 0, %for.body.lr.ph.i.i1899 ], [ %add13.i.i1920, %for.body.i231.i1901 ]
  %k.069.i.i1903 = phi i64 [ 0, %for.body.lr.ph.i.i1899 ], [ %inc.i233.i1921, %for.body.i231.i1901 ]
  %wrong.068.i.i1904 = phi i64 [ 0, %for.body.lr.ph.i.i1899 ], [ %or.i.i1912, %for.body.i231.i1901 ]
  %arrayidx.i232.i1905 = getelementptr inbounds i32, ptr %add.ptr46.i1898, i64 %k.069.i.i1903
  %393 = load i32, ptr %arrayidx.i232.i1905, align 4
  %conv.i.i1906 = sext i32 %393 to i64
  %isneg.i.i1907 = icmp slt i32 %393, 0
  %and.i.i1908 = select i1 %isneg.i.i1907, i64 %390, i64 0
  %add.i.i1909 = add nsw i64 %and.i.i1908, %conv.i.i1906
  %cmp1.i.i1910 = icmp uge i64 %add.i.i1909, %390
  %conv3.i.i1911 = zext i1 %cmp1.i.i1910 to i64
  %or.i.i1912 = or i64 %wrong.068.i.i1904, %conv3.i.i1911
  %conv4.i.i1913 = trunc i64 %k.069.i.i1903 to i32
  %arrayidx5.i.i1914 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %n.070.i.i1902
  store i32 %conv4.i.i1913, ptr %arrayidx5.i.i1914, align 4
  %sub.i.i1915 = sub nsw i64 %add.i.i1909, %391
  %conv6.i.i1916 = trunc i64 %sub.i.i1915 to i32
  %arrayidx7.i.i1917 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %n.070.i.i1902
  store i32 %conv6.i.i1916, ptr %arrayidx7.i.i1917, align 4
  %cmp10.i.i1918 = icmp ult i64 %sub.i.i1915, %sub9.i.i1900
  %conv12.i.i1919 = zext i1 %cmp10.i.i1918 to i64
  %add13.i.i1920 = add nuw nsw i64 %n.070.i.i1902, %conv12.i.i1919
  %inc.i233.i1921 = add nuw nsw i64 %k.069.i.i1903, 1
  %exitcond.not.i.i1922 = icmp eq i64 %inc.i233.i1921, %spec.select.i1783
  br i1 %exitcond.not.i.i1922, label %for.cond15.preheader.i.i1923, label %for.body.i231.i1901, !llvm.loop !7

for.body19.i.i1929:                               ; preds = %for.body19.i.i1929, %for.body19.lr.ph.i.i1925
  %k14.072.i.i1930 = phi i64 [ 0, %for.body19.lr.ph.i.i1925 ], [ %inc33.i.i1934, %for.body19.i.i1929 ]
  %394 = load i32, ptr %arrayidx22.i.i1927, align 4
  %add24.i.i1931 = add nuw nsw i64 %k14.072.i.i1930, %add13.i.i1920
  %arrayidx25.i.i1932 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %add24.i.i1931
  store i32 %394, ptr %arrayidx25.i.i1932, align 4
  %395 = load i32, ptr %arrayidx28.i.i1928, align 4
  %arrayidx31.i.i1933 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %add24.i.i1931
  store i32 %395, ptr %arrayidx31.i.i1933, align 4
  %inc33.i.i1934 = add nuw nsw i64 %k14.072.i.i1930, 1
  %exitcond286.not.i1935 = icmp eq i64 %inc33.i.i1934, 12
  br i1 %exitcond286.not.i1935, label %if.end55.i1788, label %for.body19.i.i1929, !llvm.loop !8

if.else50.i1786:                                  ; preds = %for.body.i1779
  %add.ptr51.i1787 = getelementptr inbounds i64, ptr %291, i64 %k.0278.i1780
  br i1 %cmp67.i.i1785, label %for.body.lr.ph.i234.i1861, label %if.end55.i1788

for.body.lr.ph.i234.i1861:                        ; preds = %if.else50.i1786
  %396 = load i64, ptr %arrayidx5.i1963, align 8
  %sub8.i.i1862 = sub nsw i64 %396, %391
  br label %for.body.i236.i1863

for.cond14.preheader.i.i1884:                     ; preds = %for.body.i236.i1863
  %tobool.not.i247.i1885 = icmp eq i64 %add12.i.i1881, 0
  br i1 %tobool.not.i247.i1885, label %if.end55.i1788, label %for.body18.lr.ph.i.i1886

for.body18.lr.ph.i.i1886:                         ; preds = %for.cond14.preheader.i.i1884
  %sub20.i.i1887 = add nsw i64 %add12.i.i1881, -1
  %arrayidx21.i.i1888 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %sub20.i.i1887
  %arrayidx27.i.i1889 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %sub20.i.i1887
  br label %for.body18.i.i1890

for.body.i236.i1863:                              ; preds = %for.body.i236.i1863, %for.body.lr.ph.i234.i1861
  %n.069.i.i1864 = phi i64 [ 0, %for.body.lr.ph.i234.i1861 ], [ %add12.i.i1881, %for.body.i236.i1863 ]
  %k.068.i.i1865 = phi i64 [ 0, %for.body.lr.ph.i234.i1861 ], [ %inc.i245.i1882, %for.body.i236.i1863 ]
  %wrong.067.i.i1866 = phi i64 [ 0, %for.body.lr.ph.i234.i1861 ], [ %or.i242.i1873, %for.body.i236.i1863 ]
  %arrayidx.i237.i1867 = getelementptr inbounds i64, ptr %add.ptr51.i1787, i64 %k.068.i.i1865
  %397 = load i64, ptr %arrayidx.i237.i1867, align 8
  %isneg.i238.i1868 = icmp slt i64 %397, 0
  %and.i239.i1869 = select i1 %isneg.i238.i1868, i64 %390, i64 0
  %add.i240.i1870 = add nsw i64 %and.i239.i1869, %397
  %cmp1.i241.i1871 = icmp uge i64 %add.i240.i1870, %390
  %conv2.i.i1872 = zext i1 %cmp1.i241.i1871 to i64
  %or.i242.i1873 = or i64 %wrong.067.i.i1866, %conv2.i.i1872
  %conv3.i243.i1874 = trunc i64 %k.068.i.i1865 to i32
  %arrayidx4.i.i1875 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %n.069.i.i1864
  store i32 %conv3.i243.i1874, ptr %arrayidx4.i.i1875, align 4
  %sub.i244.i1876 = sub nsw i64 %add.i240.i1870, %391
  %conv5.i.i1877 = trunc i64 %sub.i244.i1876 to i32
  %arrayidx6.i.i1878 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %n.069.i.i1864
  store i32 %conv5.i.i1877, ptr %arrayidx6.i.i1878, align 4
  %cmp9.i.i1879 = icmp ult i64 %sub.i244.i1876, %sub8.i.i1862
  %conv11.i.i1880 = zext i1 %cmp9.i.i1879 to i64
  %add12.i.i1881 = add nuw nsw i64 %n.069.i.i1864, %conv11.i.i1880
  %inc.i245.i1882 = add nuw nsw i64 %k.068.i.i1865, 1
  %exitcond.not.i246.i1883 = icmp eq i64 %inc.i245.i1882, %spec.select.i1783
  br i1 %exitcond.not.i246.i1883, label %for.cond14.preheader.i.i1884, label %for.body.i236.i1863, !llvm.loop !9

for.body18.i.i1890:                               ; preds = %for.body18.i.i1890, %for.body18.lr.ph.i.i1886
  %k13.071.i.i1891 = phi i64 [ 0, %for.body18.lr.ph.i.i1886 ], [ %inc32.i.i1895, %for.body18.i.i1890 ]
  %398 = load i32, ptr %arrayidx21.i.i1888, align 4
  %add23.i.i1892 = add nuw nsw i64 %k13.071.i.i1891, %add12.i.i1881
  %arrayidx24.i.i1893 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %add23.i.i1892
  store i32 %398, ptr %arrayidx24.i.i1893, align 4
  %399 = load i32, ptr %arrayidx27.i.i1889, align 4
  %arrayidx30.i.i1894 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %add23.i.i1892
  store i32 %399, ptr %arrayidx30.i.i1894, align 4
  %inc32.i.i1895 = add nuw nsw i64 %k13.071.i.i1891, 1
  %exitcond.not.i1896 = icmp eq i64 %inc32.i.i1895, 12
  br i1 %exitcond.not.i1896, label %if.end55.i1788, label %for.body18.i.i1890, !llvm.loop !10

if.end55.i1788:                                   ; preds = %for.body18.i.i1890, %for.body19.i.i1929, %for.cond14.preheader.i.i1884, %if.else50.i1786, %for.cond15.preheader.i.i1923, %if.then45.i1897
  %n.0.lcssa76.i.sink.i1789 = phi i64 [ 0, %for.cond15.preheader.i.i1923 ], [ 0, %if.then45.i1897 ], [ 0, %for.cond14.preheader.i.i1884 ], [ 0, %if.else50.i1786 ], [ %add13.i.i1920, %for.body19.i.i1929 ], [ %add12.i.i1881, %for.body18.i.i1890 ]
  %wrong.0.lcssa75.i.sink.i1790 = phi i64 [ %or.i.i1912, %for.cond15.preheader.i.i1923 ], [ 0, %if.then45.i1897 ], [ %or.i242.i1873, %for.cond14.preheader.i.i1884 ], [ 0, %if.else50.i1786 ], [ %or.i.i1912, %for.body19.i.i1929 ], [ %or.i242.i1873, %for.body18.i.i1890 ]
  store i64 %n.0.lcssa76.i.sink.i1789, ptr %count34.i.i1776, align 8
  %400 = load i64, ptr %wrong.i1723, align 8
  %or36.i.i1791 = or i64 %400, %wrong.0.lcssa75.i.sink.i1790
  store i64 %or36.i.i1791, ptr %wrong.i1723, align 8
  %tobool56.i1792 = icmp ne i64 %n.0.lcssa76.i.sink.i1789, 0
  %or.cond132.i1793 = select i1 %tobool56.i1792, i1 %cmp58.i1777, i1 false
  %cmp47.i.i1794 = icmp sgt i64 %n.0.lcssa76.i.sink.i1789, 0
  br i1 %or.cond132.i1793, label %if.then59.i1834, label %if.else60.i1795

if.then59.i1834:                                  ; preds = %if.end55.i1788
  br i1 %cmp47.i.i1794, label %for.body.preheader.i249.i1835, label %if.end65.i1796

for.body.preheader.i249.i1835:                    ; preds = %if.then59.i1834
  %401 = load i32, ptr %places.i235.i1775, align 8
  %conv.i250.i1836 = sext i32 %401 to i64
  %arrayidx1.i.i1837 = getelementptr inbounds i32, ptr %cond.i1973, i64 %conv.i250.i1836
  %402 = load i32, ptr %arrayidx1.i.i1837, align 4
  br label %for.body.i251.i1838

for.body.i251.i1838:                              ; preds = %if.end.i.i1851, %for.body.preheader.i249.i1835
  %before.050.i.i1839 = phi i64 [ %conv5.i253.i1843, %if.end.i.i1851 ], [ %conv.i250.i1836, %for.body.preheader.i249.i1835 ]
  %m.049.i.i1840 = phi i64 [ %inc.i257.i1859, %if.end.i.i1851 ], [ 0, %for.body.preheader.i249.i1835 ]
  %found.048.i.i1841 = phi i32 [ %cond.i.i1857, %if.end.i.i1851 ], [ %402, %for.body.preheader.i249.i1835 ]
  %arrayidx4.i252.i1842 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %m.049.i.i1840
  %403 = load i32, ptr %arrayidx4.i252.i1842, align 4
  %conv5.i253.i1843 = sext i32 %403 to i64
  %add.i254.i1844 = add nuw nsw i64 %m.049.i.i1840, 12
  %arrayidx7.i255.i1845 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %add.i254.i1844
  %404 = load i32, ptr %arrayidx7.i255.i1845, align 4
  %idx.ext.i.i1846 = sext i32 %404 to i64
  %add.ptr.i.i1847 = getelementptr inbounds i32, ptr %cond.i1973, i64 %idx.ext.i.i1846
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i1847, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1848 = icmp eq i64 %before.050.i.i1839, %conv5.i253.i1843
  br i1 %cmp8.not.i.i1848, label %if.end.i.i1851, label %if.then.i.i1849

if.then.i.i1849:                                  ; preds = %for.body.i251.i1838
  %arrayidx10.i.i1850 = getelementptr inbounds i32, ptr %cond.i1973, i64 %conv5.i253.i1843
  %405 = load i32, ptr %arrayidx10.i.i1850, align 4
  br label %if.end.i.i1851

if.end.i.i1851:                                   ; preds = %if.then.i.i1849, %for.body.i251.i1838
  %found.1.i.i1852 = phi i32 [ %405, %if.then.i.i1849 ], [ %found.048.i.i1841, %for.body.i251.i1838 ]
  %arrayidx11.i.i1853 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %m.049.i.i1840
  %406 = load i32, ptr %arrayidx11.i.i1853, align 4
  %conv12.i256.i1854 = sext i32 %406 to i64
  %mul.i.i1855 = mul nsw i64 %292, %conv12.i256.i1854
  %arrayidx13.i.i1856 = getelementptr inbounds i32, ptr %values.0277.i1781, i64 %mul.i.i1855
  %407 = load i32, ptr %arrayidx13.i.i1856, align 4
  %cond.i.i1857 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i1852, i32 %407)
  %arrayidx23.i.i1858 = getelementptr inbounds i32, ptr %cond.i1973, i64 %conv5.i253.i1843
  store i32 %cond.i.i1857, ptr %arrayidx23.i.i1858, align 4
  %inc.i257.i1859 = add nuw nsw i64 %m.049.i.i1840, 1
  %exitcond288.not.i1860 = icmp eq i64 %inc.i257.i1859, %n.0.lcssa76.i.sink.i1789
  br i1 %exitcond288.not.i1860, label %if.end65.i1796, label %for.body.i251.i1838, !llvm.loop !68

if.else60.i1795:                                  ; preds = %if.end55.i1788
  br i1 %cmp47.i.i1794, label %for.body.i261.i1800, label %if.end65.i1796

for.body.i261.i1800:                              ; preds = %if.else60.i1795, %for.end51.i.i1825
  %m.0105.i.i = phi i64 [ %inc53.i.i1826, %for.end51.i.i1825 ], [ 0, %if.else60.i1795 ]
  %arrayidx.i262.i1801 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %m.0105.i.i
  %408 = load i32, ptr %arrayidx.i262.i1801, align 4
  %conv.i263.i1802 = sext i32 %408 to i64
  %mul.i264.i1803 = mul nsw i64 %292, %conv.i263.i1802
  %add.ptr.i265.i1804 = getelementptr inbounds i32, ptr %values.0277.i1781, i64 %mul.i264.i1803
  %arrayidx1.i266.i1805 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %m.0105.i.i
  %409 = load i32, ptr %arrayidx1.i266.i1805, align 4
  %conv2.i267.i1806 = sext i32 %409 to i64
  %mul3.i.i1807 = mul nsw i64 %293, %conv2.i267.i1806
  %add.ptr4.i.i1808 = getelementptr inbounds i32, ptr %cond.i1973, i64 %mul3.i.i1807
  %add.i268.i1809 = add nuw nsw i64 %m.0105.i.i, 12
  %arrayidx6.i269.i1810 = getelementptr inbounds [524 x i32], ptr %found.i1697, i64 0, i64 %add.i268.i1809
  %410 = load i32, ptr %arrayidx6.i269.i1810, align 4
  %conv7.i.i1811 = sext i32 %410 to i64
  %mul8.i.i1812 = mul nsw i64 %292, %conv7.i.i1811
  %add.ptr9.i.i1813 = getelementptr inbounds i32, ptr %values.0277.i1781, i64 %mul8.i.i1812
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i1813, i32 0, i32 3, i32 1)
  %arrayidx12.i.i1814 = getelementptr inbounds [524 x i32], ptr %places.i235.i1775, i64 0, i64 %add.i268.i1809
  %411 = load i32, ptr %arrayidx12.i.i1814, align 4
  %conv13.i.i1815 = sext i32 %411 to i64
  %mul14.i.i1816 = mul nsw i64 %293, %conv13.i.i1815
  %add.ptr15.i.i1817 = getelementptr inbounds i32, ptr %cond.i1973, i64 %mul14.i.i1816
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1817, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i, label %for.cond35.preheader.i.i1823, label %for.body20.i.i1818

for.cond35.preheader.i.i1823:                     ; preds = %for.body20.i.i1818, %for.body.i261.i1800
  %j.0.lcssa.i.i1824 = phi i64 [ 0, %for.body.i261.i1800 ], [ %add17101.i.i, %for.body20.i.i1818 ]
  %cmp36102.i.i = icmp slt i64 %j.0.lcssa.i.i1824, %293
  br i1 %cmp36102.i.i, label %for.body38.i.i1828, label %for.end51.i.i1825

for.body20.i.i1818:                               ; preds = %for.body.i261.i1800, %for.body20.i.i1818
  %add17101.i.i = phi i64 [ %add17.i.i1821, %for.body20.i.i1818 ], [ 8, %for.body.i261.i1800 ]
  %j.0100.i.i = phi i64 [ %add17101.i.i, %for.body20.i.i1818 ], [ 0, %for.body.i261.i1800 ]
  %add.ptr21.i.i1819 = getelementptr inbounds i32, ptr %add.ptr4.i.i1808, i64 %j.0100.i.i
  %412 = load <8 x i32>, ptr %add.ptr21.i.i1819, align 4
  %add.ptr22.i.i1820 = getelementptr inbounds i32, ptr %add.ptr.i265.i1804, i64 %j.0100.i.i
  %413 = load <8 x i32>, ptr %add.ptr22.i.i1820, align 4
  %or32.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %412, <8 x i32> %413)
  store <8 x i32> %or32.i.i, ptr %add.ptr21.i.i1819, align 4
  %add17.i.i1821 = add nuw nsw i64 %add17101.i.i, 8
  %cmp18.not.i.i1822 = icmp sgt i64 %add17.i.i1821, %293
  br i1 %cmp18.not.i.i1822, label %for.cond35.preheader.i.i1823, label %for.body20.i.i1818, !llvm.loop !69

for.body38.i.i1828:                               ; preds = %for.cond35.preheader.i.i1823, %for.body38.i.i1828
  %j.1103.i.i = phi i64 [ %inc.i271.i1832, %for.body38.i.i1828 ], [ %j.0.lcssa.i.i1824, %for.cond35.preheader.i.i1823 ]
  %arrayidx39.i.i1829 = getelementptr inbounds i32, ptr %add.ptr4.i.i1808, i64 %j.1103.i.i
  %414 = load i32, ptr %arrayidx39.i.i1829, align 4
  %arrayidx40.i.i1830 = getelementptr inbounds i32, ptr %add.ptr.i265.i1804, i64 %j.1103.i.i
  %415 = load i32, ptr %arrayidx40.i.i1830, align 4
  %spec.select.i.i1831 = tail call i32 @llvm.smin.i32(i32 %414, i32 %415)
  store i32 %spec.select.i.i1831, ptr %arrayidx39.i.i1829, align 4
  %inc.i271.i1832 = add nuw nsw i64 %j.1103.i.i, 1
  %exitcond.not.i272.i1833 = icmp eq i64 %inc.i271.i1832, %293
  br i1 %exitcond.not.i272.i1833, label %for.end51.i.i1825, label %for.body38.i.i1828, !llvm.loop !70

for.end51.i.i1825:                                ; preds = %for.body38.i.i1828, %for.cond35.preheader.i.i1823
  %inc53.i.i1826 = add nuw nsw i64 %m.0105.i.i, 1
  %exitcond287.not.i1827 = icmp eq i64 %inc53.i.i1826, %n.0.lcssa76.i.sink.i1789
  br i1 %exitcond287.not.i1827, label %if.end65.i1796, label %for.body.i261.i1800, !llvm.loop !71

if.end65.i1796:                                   ; preds = %for.end51.i.i1825, %if.end.i.i1851, %if.else60.i1795, %if.then59.i1834
  %add.i1797 = add nuw nsw i64 %k.0278.i1780, 512
  %add.ptr67.i1798 = getelementptr inbounds i8, ptr %values.0277.i1781, i64 %add.ptr67.idx.i1778
  %416 = load i64, ptr %arrayidx32.i1724, align 8
  %cmp33.i1799 = icmp slt i64 %add.i1797, %416
  br i1 %cmp33.i1799, label %for.body.i1779, label %for.cond.cleanup.i1726, !llvm.loop !72

lor.lhs.false72.i1730:                            ; preds = %for.cond.cleanup.i1726
  %cmp73.i1731 = icmp ne ptr %cond.i1973, %298
  %tobool75.i1732 = icmp ne i64 %288, 0
  %or.cond134.i1733 = select i1 %cmp73.i1731, i1 true, i1 %tobool75.i1732
  br i1 %or.cond134.i1733, label %for.cond80.preheader.i1734, label %least_int.exit

for.cond80.preheader.i1734:                       ; preds = %lor.lhs.false72.i1730
  %cmp82.not279.i1735 = icmp slt i64 %mul.i1966, 8
  br i1 %cmp82.not279.i1735, label %for.cond104.preheader.i1747, label %for.body83.lr.ph.i1736

for.body83.lr.ph.i1736:                           ; preds = %for.cond80.preheader.i1734
  %add.ptr90.i1737 = getelementptr inbounds i32, ptr %289, i64 %mul10.i1969
  br label %for.body83.i1738

for.cond104.preheader.i1747:                      ; preds = %if.end99.i1742, %for.cond80.preheader.i1734
  %k79.0.lcssa.i1748 = phi i64 [ 0, %for.cond80.preheader.i1734 ], [ %add81281.i1739, %if.end99.i1742 ]
  %cmp105282.i1749 = icmp slt i64 %k79.0.lcssa.i1748, %mul.i1966
  br i1 %cmp105282.i1749, label %for.body106.lr.ph.i1750, label %least_int.exit

for.body106.lr.ph.i1750:                          ; preds = %for.cond104.preheader.i1747
  %417 = getelementptr i32, ptr %289, i64 %mul10.i1969
  br label %for.body106.i1751

for.body83.i1738:                                 ; preds = %if.end99.i1742, %for.body83.lr.ph.i1736
  %add81281.i1739 = phi i64 [ 8, %for.body83.lr.ph.i1736 ], [ %add81.i1745, %if.end99.i1742 ]
  %k79.0280.i1740 = phi i64 [ 0, %for.body83.lr.ph.i1736 ], [ %add81281.i1739, %if.end99.i1742 ]
  %add.ptr84.i1741 = getelementptr inbounds i32, ptr %cond.i1973, i64 %k79.0280.i1740
  %418 = load <8 x i32>, ptr %add.ptr84.i1741, align 4
  br i1 %tobool75.i1732, label %land.lhs.true86.i1763, label %if.end99.i1742

land.lhs.true86.i1763:                            ; preds = %for.body83.i1738
  %419 = load i64, ptr %arrayidx9.i1968, align 8
  %tobool88.not.i1764 = icmp eq i64 %419, 0
  br i1 %tobool88.not.i1764, label %if.then95.i1768, label %if.then89.i1765

if.then89.i1765:                                  ; preds = %land.lhs.true86.i1763
  %add.ptr91.i1766 = getelementptr inbounds i32, ptr %add.ptr90.i1737, i64 %k79.0280.i1740
  %420 = load <8 x i32>, ptr %add.ptr91.i1766, align 4
  %add92.i1767 = add <8 x i32> %420, %418
  br label %if.end99.i1742

if.then95.i1768:                                  ; preds = %land.lhs.true86.i1763
  %421 = load i32, ptr %289, align 4
  %splat.splatinsert.i1769 = insertelement <8 x i32> poison, i32 %421, i64 0
  %splat.splat.i1770 = shufflevector <8 x i32> %splat.splatinsert.i1769, <8 x i32> poison, <8 x i32> zeroinitializer
  %add97.i1771 = add <8 x i32> %splat.splat.i1770, %418
  br label %if.end99.i1742

if.end99.i1742:                                   ; preds = %if.then95.i1768, %if.then89.i1765, %for.body83.i1738
  %sum.0.i1743 = phi <8 x i32> [ %add92.i1767, %if.then89.i1765 ], [ %add97.i1771, %if.then95.i1768 ], [ %418, %for.body83.i1738 ]
  %add.ptr100.i1744 = getelementptr inbounds i32, ptr %298, i64 %k79.0280.i1740
  store <8 x i32> %sum.0.i1743, ptr %add.ptr100.i1744, align 4
  %add81.i1745 = add nuw nsw i64 %add81281.i1739, 8
  %cmp82.not.i1746 = icmp sgt i64 %add81.i1745, %mul.i1966
  br i1 %cmp82.not.i1746, label %for.cond104.preheader.i1747, label %for.body83.i1738, !llvm.loop !73

for.body106.i1751:                                ; preds = %cond.end117.i1754, %for.body106.lr.ph.i1750
  %k79.1283.i1752 = phi i64 [ %k79.0.lcssa.i1748, %for.body106.lr.ph.i1750 ], [ %inc.i1757, %cond.end117.i1754 ]
  %arrayidx109.i1753 = getelementptr inbounds i32, ptr %cond.i1973, i64 %k79.1283.i1752
  %422 = load i32, ptr %arrayidx109.i1753, align 4
  br i1 %tobool75.i1732, label %cond.true108.i1759, label %cond.end117.i1754

cond.true108.i1759:                               ; preds = %for.body106.i1751
  %423 = load i64, ptr %arrayidx9.i1968, align 8
  %mul111.i1760 = mul nsw i64 %423, %k79.1283.i1752
  %arrayidx113.i1761 = getelementptr i32, ptr %417, i64 %mul111.i1760
  %424 = load i32, ptr %arrayidx113.i1761, align 4
  %add114.i1762 = add nsw i32 %424, %422
  br label %cond.end117.i1754

cond.end117.i1754:                                ; preds = %cond.true108.i1759, %for.body106.i1751
  %cond118.i1755 = phi i32 [ %add114.i1762, %cond.true108.i1759 ], [ %422, %for.body106.i1751 ]
  %arrayidx119.i1756 = getelementptr inbounds i32, ptr %298, i64 %k79.1283.i1752
  store i32 %cond118.i1755, ptr %arrayidx119.i1756, align 4
  %inc.i1757 = add nuw nsw i64 %k79.1283.i1752, 1
  %exitcond289.not.i1758 = icmp eq i64 %inc.i1757, %mul.i1966
  br i1 %exitcond289.not.i1758, label %least_int.exit, label %for.body106.i1751, !llvm.loop !74

least_int.exit:                                   ; preds = %cond.end117.i1754, %for.cond.cleanup.i1726, %lor.lhs.false72.i1730, %for.cond104.preheader.i1747
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1697) #7
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool15.not.i1975, label %if.end31.i1982, label %land.lhs.true.i1976

land.lhs.true.i1976:                              ; preds = %cond.false49
  %tobool17.i1978.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1978.not, label %if.then.i1980, label %land.lhs.true21.i2210

if.then.i1980:                                    ; preds = %land.lhs.true.i1976
  %cmp121.i.i1981 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i.i1981, label %for.body6.preheader.i.i2203, label %if.end31.i1982

for.body6.preheader.i.i2203:                      ; preds = %if.then.i1980
  %425 = inttoptr i64 %301 to ptr
  %.pre.i.i2204 = load i64, ptr %425, align 8
  br label %for.body6.i.i2205

for.body6.i.i2205:                                ; preds = %for.body6.i.i2205, %for.body6.preheader.i.i2203
  %k2.020.i.i2206 = phi i64 [ %inc9.i.i2208, %for.body6.i.i2205 ], [ 0, %for.body6.preheader.i.i2203 ]
  %arrayidx7.i.i2207 = getelementptr inbounds i64, ptr %cond.i1973, i64 %k2.020.i.i2206
  store i64 %.pre.i.i2204, ptr %arrayidx7.i.i2207, align 8
  %inc9.i.i2208 = add nuw nsw i64 %k2.020.i.i2206, 1
  %exitcond.not.i.i2209 = icmp eq i64 %inc9.i.i2208, %mul.i1966
  br i1 %exitcond.not.i.i2209, label %if.end31.i1982, label %for.body6.i.i2205, !llvm.loop !18

land.lhs.true21.i2210:                            ; preds = %land.lhs.true.i1976
  %tobool23.not.i2211 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i2211, label %if.then29.i2215, label %if.then24.i2212

if.then24.i2212:                                  ; preds = %land.lhs.true21.i2210
  %add.ptr.i2213 = getelementptr inbounds i64, ptr %289, i64 %mul10.i1969
  %mul25.i2214 = shl i64 %mul.i1966, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i1973, ptr nonnull align 8 %add.ptr.i2213, i64 %mul25.i2214, i1 false)
  br label %if.end31.i1982

if.then29.i2215:                                  ; preds = %land.lhs.true21.i2210
  %cmp121.i222.i2216 = icmp sgt i64 %mul.i1966, 0
  br i1 %cmp121.i222.i2216, label %for.body6.preheader.i223.i2217, label %if.end31.i1982

for.body6.preheader.i223.i2217:                   ; preds = %if.then29.i2215
  %.pre.i224.i2218 = load i64, ptr %289, align 8
  br label %for.body6.i225.i2219

for.body6.i225.i2219:                             ; preds = %for.body6.i225.i2219, %for.body6.preheader.i223.i2217
  %k2.020.i226.i2220 = phi i64 [ %inc9.i228.i2222, %for.body6.i225.i2219 ], [ 0, %for.body6.preheader.i223.i2217 ]
  %arrayidx7.i227.i2221 = getelementptr inbounds i64, ptr %cond.i1973, i64 %k2.020.i226.i2220
  store i64 %.pre.i224.i2218, ptr %arrayidx7.i227.i2221, align 8
  %inc9.i228.i2222 = add nuw nsw i64 %k2.020.i226.i2220, 1
  %exitcond.not.i229.i2223 = icmp eq i64 %inc9.i228.i2222, %mul.i1966
  br i1 %exitcond.not.i229.i2223, label %if.end31.i1982, label %for.body6.i225.i2219, !llvm.loop !18

if.end31.i1982:                                   ; preds = %for.body6.i225.i2219, %for.body6.i.i2205, %if.then29.i2215, %if.then24.i2212, %if.then.i1980, %cond.false49
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1957) #7
  %wrong.i1983 = getelementptr inbounds i8, ptr %found.i1957, i64 4200
  store i64 0, ptr %wrong.i1983, align 8
  %arrayidx32.i1984 = getelementptr inbounds i8, ptr %a, i64 48
  %426 = load i64, ptr %arrayidx32.i1984, align 8
  %cmp33274.i1985 = icmp sgt i64 %426, 0
  br i1 %cmp33274.i1985, label %for.body.lr.ph.i2032, label %for.cond.cleanup.i1986

for.body.lr.ph.i2032:                             ; preds = %if.end31.i1982
  %arrayidx43.i2033 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2034 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i2035 = getelementptr inbounds i8, ptr %found.i1957, i64 2096
  %count34.i.i2036 = getelementptr inbounds i8, ptr %found.i1957, i64 4192
  %cmp58.i2037 = icmp eq i64 %293, 1
  %cmp18.not99.i.i2038 = icmp slt i64 %293, 8
  %add.ptr67.idx.i2039 = shl nsw i64 %292, 12
  br label %for.body.i2040

for.cond.cleanup.i1986:                           ; preds = %if.end65.i2057, %if.end31.i1982
  %427 = phi i64 [ 0, %if.end31.i1982 ], [ %or36.i.i2052, %if.end65.i2057 ]
  %428 = load i64, ptr %a, align 8
  %cmp69.i1987 = icmp eq i64 %428, 0
  %tobool71.i1988 = icmp ne i64 %297, 0
  %or.cond133.i1989 = select i1 %cmp69.i1987, i1 %tobool71.i1988, i1 false
  br i1 %or.cond133.i1989, label %lor.lhs.false72.i1990, label %least_long.exit

for.body.i2040:                                   ; preds = %if.end65.i2057, %for.body.lr.ph.i2032
  %429 = phi i64 [ %426, %for.body.lr.ph.i2032 ], [ %457, %if.end65.i2057 ]
  %k.0276.i2041 = phi i64 [ 0, %for.body.lr.ph.i2032 ], [ %add.i2058, %if.end65.i2057 ]
  %values.0275.i2042 = phi ptr [ %287, %for.body.lr.ph.i2032 ], [ %add.ptr67.i2059, %if.end65.i2057 ]
  %sub35.i2043 = sub nsw i64 %429, %k.0276.i2041
  %spec.select.i2044 = tail call i64 @llvm.smin.i64(i64 %sub35.i2043, i64 512)
  %430 = load i64, ptr %arrayidx43.i2033, align 8
  %cmp44.i2045 = icmp eq i64 %430, 4
  %431 = load i64, ptr %arrayidx52.i2034, align 8
  %432 = load i64, ptr %arrayidx6.i1964, align 8
  %cmp67.i.i2046 = icmp sgt i64 %sub35.i2043, 0
  br i1 %cmp44.i2045, label %if.then45.i2164, label %if.else50.i2047

if.then45.i2164:                                  ; preds = %for.body.i2040
  %add.ptr46.i2165 = getelementptr inbounds i32, ptr %291, i64 %k.0276.i2041
  br i1 %cmp67.i.i2046, label %for.body.lr.ph.i.i2166, label %if.end55.i2049

for.body.lr.ph.i.i2166:                           ; preds = %if.then45.i2164
  %433 = load i64, ptr %arrayidx5.i1963, align 8
  %sub9.i.i2167 = sub nsw i64 %433, %432
  br label %for.body.i.i2168

for.cond15.preheader.i.i2190:                     ; preds = %for.body.i.i2168
  %tobool.not.i.i2191 = icmp eq i64 %add13.i.i2187, 0
  br i1 %tobool.not.i.i2191, label %if.end55.i2049, label %for.body19.lr.ph.i.i2192

for.body19.lr.ph.i.i2192:                         ; preds = %for.cond15.preheader.i.i2190
  %sub21.i.i2193 = add nsw i64 %add13.i.i2187, -1
  %arrayidx22.i.i2194 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %sub21.i.i2193
  %arrayidx28.i.i2195 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %sub21.i.i2193
  br label %for.body19.i.i2196

for.body.i.i2168:                                 ; preds = %for.body.i.i2168, %for.body.lr.ph.i.i2166
  %n.070.i.i2169 = phi i64 [ 0, %for.body.lr.ph.i.i2166 ], [ %add13.i.i2187, %for.body.i.i2168 ]
  %k.069.i.i2170 = phi i64 [ 0, %for.body.lr.ph.i.i2166 ], [ %inc.i.i2188, %for.body.i.i2168 ]
  %wrong.068.i.i2171 = phi i64 [ 0, %for.body.lr.ph.i.i2166 ], [ %or.i.i2179, %for.body.i.i2168 ]
  %arrayidx.i.i2172 = getelementptr inbounds i32, ptr %add.ptr46.i2165, i64 %k.069.i.i2170
  %434 = load i32, ptr %arrayidx.i.i2172, align 4
  %conv.i.i2173 = sext i32 %434 to i64
  %isneg.i.i2174 = icmp slt i32 %434, 0
  %and.i.i2175 = select i1 %isneg.i.i2174, i64 %431, i64 0
  %add.i.i2176 = add nsw i64 %and.i.i2175, %conv.i.i2173
  %cmp1.i.i2177 = icmp uge i64 %add.i.i2176, %431
  %conv3.i.i2178 = zext i1 %cmp1.i.i2177 to i64
  %or.i.i2179 = or i64 %wrong.068.i.i2171, %conv3.i.i2178
  %conv4.i.i2180 = trunc i64 %k.069.i.i2170 to i32
  %arrayidx5.i.i2181 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %n.070.i.i2169
  store i32 %conv4.i.i2180, ptr %arrayidx5.i.i2181, align 4
  %sub.i.i2182 = sub nsw i64 %add.i.i2176, %432
  %conv6.i.i2183 = trunc i64 %sub.i.i2182 to i32
  %arrayidx7.i231.i2184 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %n.070.i.i2169
  store i32 %conv6.i.i2183, ptr %arrayidx7.i231.i2184, align 4
  %cmp10.i.i2185 = icmp ult i64 %sub.i.i2182, %sub9.i.i2167
  %conv12.i.i2186 = zext i1 %cmp10.i.i2185 to i64
  %add13.i.i2187 = add nuw nsw i64 %n.070.i.i2169, %conv12.i.i2186
  %inc.i.i2188 = add nuw nsw i64 %k.069.i.i2170, 1
  %exitcond.not.i232.i2189 = icmp eq i64 %inc.i.i2188, %spec.select.i2044
  br i1 %exitcond.not.i232.i2189, label %for.cond15.preheader.i.i2190, label %for.body.i.i2168, !llvm.loop !7

for.body19.i.i2196:                               ; preds = %for.body19.i.i2196, %for.body19.lr.ph.i.i2192
  %k14.072.i.i2197 = phi i64 [ 0, %for.body19.lr.ph.i.i2192 ], [ %inc33.i.i2201, %for.body19.i.i2196 ]
  %435 = load i32, ptr %arrayidx22.i.i2194, align 4
  %add24.i.i2198 = add nuw nsw i64 %k14.072.i.i2197, %add13.i.i2187
  %arrayidx25.i.i2199 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %add24.i.i2198
  store i32 %435, ptr %arrayidx25.i.i2199, align 4
  %436 = load i32, ptr %arrayidx28.i.i2195, align 4
  %arrayidx31.i.i2200 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %add24.i.i2198
  store i32 %436, ptr %arrayidx31.i.i2200, align 4
  %inc33.i.i2201 = add nuw nsw i64 %k14.072.i.i2197, 1
  %exitcond284.not.i2202 = icmp eq i64 %inc33.i.i2201, 12
  br i1 %exitcond284.not.i2202, label %if.end55.i2049, label %for.body19.i.i2196, !llvm.loop !8

if.else50.i2047:                                  ; preds = %for.body.i2040
  %add.ptr51.i2048 = getelementptr inbounds i64, ptr %291, i64 %k.0276.i2041
  br i1 %cmp67.i.i2046, label %for.body.lr.ph.i233.i2128, label %if.end55.i2049

for.body.lr.ph.i233.i2128:                        ; preds = %if.else50.i2047
  %437 = load i64, ptr %arrayidx5.i1963, align 8
  %sub8.i.i2129 = sub nsw i64 %437, %432
  br label %for.body.i235.i2130

for.cond14.preheader.i.i2151:                     ; preds = %for.body.i235.i2130
  %tobool.not.i246.i2152 = icmp eq i64 %add12.i.i2148, 0
  br i1 %tobool.not.i246.i2152, label %if.end55.i2049, label %for.body18.lr.ph.i.i2153

for.body18.lr.ph.i.i2153:                         ; preds = %for.cond14.preheader.i.i2151
  %sub20.i.i2154 = add nsw i64 %add12.i.i2148, -1
  %arrayidx21.i.i2155 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %sub20.i.i2154
  %arrayidx27.i.i2156 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %sub20.i.i2154
  br label %for.body18.i.i2157

for.body.i235.i2130:                              ; preds = %for.body.i235.i2130, %for.body.lr.ph.i233.i2128
  %n.069.i.i2131 = phi i64 [ 0, %for.body.lr.ph.i233.i2128 ], [ %add12.i.i2148, %for.body.i235.i2130 ]
  %k.068.i.i2132 = phi i64 [ 0, %for.body.lr.ph.i233.i2128 ], [ %inc.i244.i2149, %for.body.i235.i2130 ]
  %wrong.067.i.i2133 = phi i64 [ 0, %for.body.lr.ph.i233.i2128 ], [ %or.i241.i2140, %for.body.i235.i2130 ]
  %arrayidx.i236.i2134 = getelementptr inbounds i64, ptr %add.ptr51.i2048, i64 %k.068.i.i2132
  %438 = load i64, ptr %arrayidx.i236.i2134, align 8
  %isneg.i237.i2135 = icmp slt i64 %438, 0
  %and.i238.i2136 = select i1 %isneg.i237.i2135, i64 %431, i64 0
  %add.i239.i2137 = add nsw i64 %and.i238.i2136, %438
  %cmp1.i240.i2138 = icmp uge i64 %add.i239.i2137, %431
  %conv2.i.i2139 = zext i1 %cmp1.i240.i2138 to i64
  %or.i241.i2140 = or i64 %wrong.067.i.i2133, %conv2.i.i2139
  %conv3.i242.i2141 = trunc i64 %k.068.i.i2132 to i32
  %arrayidx4.i.i2142 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %n.069.i.i2131
  store i32 %conv3.i242.i2141, ptr %arrayidx4.i.i2142, align 4
  %sub.i243.i2143 = sub nsw i64 %add.i239.i2137, %432
  %conv5.i.i2144 = trunc i64 %sub.i243.i2143 to i32
  %arrayidx6.i.i2145 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %n.069.i.i2131
  store i32 %conv5.i.i2144, ptr %arrayidx6.i.i2145, align 4
  %cmp9.i.i2146 = icmp ult i64 %sub.i243.i2143, %sub8.i.i2129
  %conv11.i.i2147 = zext i1 %cmp9.i.i2146 to i64
  %add12.i.i2148 = add nuw nsw i64 %n.069.i.i2131, %conv11.i.i2147
  %inc.i244.i2149 = add nuw nsw i64 %k.068.i.i2132, 1
  %exitcond.not.i245.i2150 = icmp eq i64 %inc.i244.i2149, %spec.select.i2044
  br i1 %exitcond.not.i245.i2150, label %for.cond14.preheader.i.i2151, label %for.body.i235.i2130, !llvm.loop !9

for.body18.i.i2157:                               ; preds = %for.body18.i.i2157, %for.body18.lr.ph.i.i2153
  %k13.071.i.i2158 = phi i64 [ 0, %for.body18.lr.ph.i.i2153 ], [ %inc32.i.i2162, %for.body18.i.i2157 ]
  %439 = load i32, ptr %arrayidx21.i.i2155, align 4
  %add23.i.i2159 = add nuw nsw i64 %k13.071.i.i2158, %add12.i.i2148
  %arrayidx24.i.i2160 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %add23.i.i2159
  store i32 %439, ptr %arrayidx24.i.i2160, align 4
  %440 = load i32, ptr %arrayidx27.i.i2156, align 4
  %arrayidx30.i.i2161 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %add23.i.i2159
  store i32 %440, ptr %arrayidx30.i.i2161, align 4
  %inc32.i.i2162 = add nuw nsw i64 %k13.071.i.i2158, 1
  %exitcond.not.i2163 = icmp eq i64 %inc32.i.i2162, 12
  br i1 %exitcond.not.i2163, label %if.end55.i2049, label %for.body18.i.i2157, !llvm.loop !10

if.end55.i2049:                                   ; preds = %for.body18.i.i2157, %for.body19.i.i2196, %for.cond14.preheader.i.i2151, %if.else50.i2047, %for.cond15.preheader.i.i2190, %if.then45.i2164
  %n.0.lcssa76.i.sink.i2050 = phi i64 [ 0, %for.cond15.preheader.i.i2190 ], [ 0, %if.then45.i2164 ], [ 0, %for.cond14.preheader.i.i2151 ], [ 0, %if.else50.i2047 ], [ %add13.i.i2187, %for.body19.i.i2196 ], [ %add12.i.i2148, %for.body18.i.i2157 ]
  %wrong.0.lcssa75.i.sink.i2051 = phi i64 [ %or.i.i2179, %for.cond15.preheader.i.i2190 ], [ 0, %if.then45.i2164 ], [ %or.i241.i2140, %for.cond14.preheader.i.i2151 ], [ 0, %if.else50.i2047 ], [ %or.i.i2179, %for.body19.i.i2196 ], [ %or.i241.i2140, %for.body18.i.i2157 ]
  store i64 %n.0.lcssa76.i.sink.i2050, ptr %count34.i.i2036, align 8
  %441 = load i64, ptr %wrong.i1983, align 8
  %or36.i.i2052 = or i64 %441, %wrong.0.lcssa75.i.sink.i2051
  store i64 %or36.i.i2052, ptr %wrong.i1983, align 8
  %tobool56.i2053 = icmp ne i64 %n.0.lcssa76.i.sink.i2050, 0
  %or.cond132.i2054 = select i1 %tobool56.i2053, i1 %cmp58.i2037, i1 false
  %cmp47.i.i2055 = icmp sgt i64 %n.0.lcssa76.i.sink.i2050, 0
  br i1 %or.cond132.i2054, label %if.then59.i2101, label %if.else60.i2056

if.then59.i2101:                                  ; preds = %if.end55.i2049
  br i1 %cmp47.i.i2055, label %for.body.preheader.i.i2102, label %if.end65.i2057

for.body.preheader.i.i2102:                       ; preds = %if.then59.i2101
  %442 = load i32, ptr %places.i234.i2035, align 8
  %conv.i248.i2103 = sext i32 %442 to i64
  %arrayidx1.i.i2104 = getelementptr inbounds i64, ptr %cond.i1973, i64 %conv.i248.i2103
  %443 = load i64, ptr %arrayidx1.i.i2104, align 8
  br label %for.body.i249.i2105

for.body.i249.i2105:                              ; preds = %if.end.i.i2118, %for.body.preheader.i.i2102
  %before.050.i.i2106 = phi i64 [ %conv5.i251.i2110, %if.end.i.i2118 ], [ %conv.i248.i2103, %for.body.preheader.i.i2102 ]
  %m.049.i.i2107 = phi i64 [ %inc.i255.i2126, %if.end.i.i2118 ], [ 0, %for.body.preheader.i.i2102 ]
  %found.048.i.i2108 = phi i64 [ %cond.i.i2124, %if.end.i.i2118 ], [ %443, %for.body.preheader.i.i2102 ]
  %arrayidx4.i250.i2109 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %m.049.i.i2107
  %444 = load i32, ptr %arrayidx4.i250.i2109, align 4
  %conv5.i251.i2110 = sext i32 %444 to i64
  %add.i252.i2111 = add nuw nsw i64 %m.049.i.i2107, 12
  %arrayidx7.i253.i2112 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %add.i252.i2111
  %445 = load i32, ptr %arrayidx7.i253.i2112, align 4
  %idx.ext.i.i2113 = sext i32 %445 to i64
  %add.ptr.i.i2114 = getelementptr inbounds i64, ptr %cond.i1973, i64 %idx.ext.i.i2113
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2114, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2115 = icmp eq i64 %before.050.i.i2106, %conv5.i251.i2110
  br i1 %cmp8.not.i.i2115, label %if.end.i.i2118, label %if.then.i.i2116

if.then.i.i2116:                                  ; preds = %for.body.i249.i2105
  %arrayidx10.i.i2117 = getelementptr inbounds i64, ptr %cond.i1973, i64 %conv5.i251.i2110
  %446 = load i64, ptr %arrayidx10.i.i2117, align 8
  br label %if.end.i.i2118

if.end.i.i2118:                                   ; preds = %if.then.i.i2116, %for.body.i249.i2105
  %found.1.i.i2119 = phi i64 [ %446, %if.then.i.i2116 ], [ %found.048.i.i2108, %for.body.i249.i2105 ]
  %arrayidx11.i.i2120 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %m.049.i.i2107
  %447 = load i32, ptr %arrayidx11.i.i2120, align 4
  %conv12.i254.i2121 = sext i32 %447 to i64
  %mul.i.i2122 = mul nsw i64 %292, %conv12.i254.i2121
  %arrayidx13.i.i2123 = getelementptr inbounds i64, ptr %values.0275.i2042, i64 %mul.i.i2122
  %448 = load i64, ptr %arrayidx13.i.i2123, align 8
  %cond.i.i2124 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i2119, i64 %448)
  %arrayidx23.i.i2125 = getelementptr inbounds i64, ptr %cond.i1973, i64 %conv5.i251.i2110
  store i64 %cond.i.i2124, ptr %arrayidx23.i.i2125, align 8
  %inc.i255.i2126 = add nuw nsw i64 %m.049.i.i2107, 1
  %exitcond286.not.i2127 = icmp eq i64 %inc.i255.i2126, %n.0.lcssa76.i.sink.i2050
  br i1 %exitcond286.not.i2127, label %if.end65.i2057, label %for.body.i249.i2105, !llvm.loop !75

if.else60.i2056:                                  ; preds = %if.end55.i2049
  br i1 %cmp47.i.i2055, label %for.body.i259.i2061, label %if.end65.i2057

for.body.i259.i2061:                              ; preds = %if.else60.i2056, %for.end51.i.i2091
  %m.0105.i.i2062 = phi i64 [ %inc53.i.i2092, %for.end51.i.i2091 ], [ 0, %if.else60.i2056 ]
  %arrayidx.i260.i2063 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %m.0105.i.i2062
  %449 = load i32, ptr %arrayidx.i260.i2063, align 4
  %conv.i261.i2064 = sext i32 %449 to i64
  %mul.i262.i2065 = mul nsw i64 %292, %conv.i261.i2064
  %add.ptr.i263.i2066 = getelementptr inbounds i64, ptr %values.0275.i2042, i64 %mul.i262.i2065
  %arrayidx1.i264.i2067 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %m.0105.i.i2062
  %450 = load i32, ptr %arrayidx1.i264.i2067, align 4
  %conv2.i265.i2068 = sext i32 %450 to i64
  %mul3.i.i2069 = mul nsw i64 %293, %conv2.i265.i2068
  %add.ptr4.i.i2070 = getelementptr inbounds i64, ptr %cond.i1973, i64 %mul3.i.i2069
  %add.i266.i2071 = add nuw nsw i64 %m.0105.i.i2062, 12
  %arrayidx6.i267.i2072 = getelementptr inbounds [524 x i32], ptr %found.i1957, i64 0, i64 %add.i266.i2071
  %451 = load i32, ptr %arrayidx6.i267.i2072, align 4
  %conv7.i.i2073 = sext i32 %451 to i64
  %mul8.i.i2074 = mul nsw i64 %292, %conv7.i.i2073
  %add.ptr9.i.i2075 = getelementptr inbounds i64, ptr %values.0275.i2042, i64 %mul8.i.i2074
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2075, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2076 = getelementptr inbounds [524 x i32], ptr %places.i234.i2035, i64 0, i64 %add.i266.i2071
  %452 = load i32, ptr %arrayidx12.i.i2076, align 4
  %conv13.i.i2077 = sext i32 %452 to i64
  %mul14.i.i2078 = mul nsw i64 %293, %conv13.i.i2077
  %add.ptr15.i.i2079 = getelementptr inbounds i64, ptr %cond.i1973, i64 %mul14.i.i2078
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2079, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i2038, label %for.cond35.preheader.i.i2088, label %for.body20.i.i2080

for.cond35.preheader.i.i2088:                     ; preds = %for.body20.i.i2080, %for.body.i259.i2061
  %j.0.lcssa.i.i2089 = phi i64 [ 0, %for.body.i259.i2061 ], [ %add17101.i.i2081, %for.body20.i.i2080 ]
  %cmp36102.i.i2090 = icmp slt i64 %j.0.lcssa.i.i2089, %293
  br i1 %cmp36102.i.i2090, label %for.body38.i.i2094, label %for.end51.i.i2091

for.body20.i.i2080:                               ; preds = %for.body.i259.i2061, %for.body20.i.i2080
  %add17101.i.i2081 = phi i64 [ %add17.i.i2086, %for.body20.i.i2080 ], [ 8, %for.body.i259.i2061 ]
  %j.0100.i.i2082 = phi i64 [ %add17101.i.i2081, %for.body20.i.i2080 ], [ 0, %for.body.i259.i2061 ]
  %add.ptr21.i.i2083 = getelementptr inbounds i64, ptr %add.ptr4.i.i2070, i64 %j.0100.i.i2082
  %453 = load <8 x i64>, ptr %add.ptr21.i.i2083, align 8
  %add.ptr22.i.i2084 = getelementptr inbounds i64, ptr %add.ptr.i263.i2066, i64 %j.0100.i.i2082
  %454 = load <8 x i64>, ptr %add.ptr22.i.i2084, align 8
  %or32.i.i2085 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %453, <8 x i64> %454)
  store <8 x i64> %or32.i.i2085, ptr %add.ptr21.i.i2083, align 8
  %add17.i.i2086 = add nuw nsw i64 %add17101.i.i2081, 8
  %cmp18.not.i.i2087 = icmp sgt i64 %add17.i.i2086, %293
  br i1 %cmp18.not.i.i2087, label %for.cond35.preheader.i.i2088, label %for.body20.i.i2080, !llvm.loop !76

for.body38.i.i2094:                               ; preds = %for.cond35.preheader.i.i2088, %for.body38.i.i2094
  %j.1103.i.i2095 = phi i64 [ %inc.i269.i2099, %for.body38.i.i2094 ], [ %j.0.lcssa.i.i2089, %for.cond35.preheader.i.i2088 ]
  %arrayidx39.i.i2096 = getelementptr inbounds i64, ptr %add.ptr4.i.i2070, i64 %j.1103.i.i2095
  %455 = load i64, ptr %arrayidx39.i.i2096, align 8
  %arrayidx40.i.i2097 = getelementptr inbounds i64, ptr %add.ptr.i263.i2066, i64 %j.1103.i.i2095
  %456 = load i64, ptr %arrayidx40.i.i2097, align 8
  %spec.select.i.i2098 = tail call i64 @llvm.smin.i64(i64 %455, i64 %456)
  store i64 %spec.select.i.i2098, ptr %arrayidx39.i.i2096, align 8
  %inc.i269.i2099 = add nuw nsw i64 %j.1103.i.i2095, 1
  %exitcond.not.i270.i2100 = icmp eq i64 %inc.i269.i2099, %293
  br i1 %exitcond.not.i270.i2100, label %for.end51.i.i2091, label %for.body38.i.i2094, !llvm.loop !77

for.end51.i.i2091:                                ; preds = %for.body38.i.i2094, %for.cond35.preheader.i.i2088
  %inc53.i.i2092 = add nuw nsw i64 %m.0105.i.i2062, 1
  %exitcond285.not.i2093 = icmp eq i64 %inc53.i.i2092, %n.0.lcssa76.i.sink.i2050
  br i1 %exitcond285.not.i2093, label %if.end65.i2057, label %for.body.i259.i2061, !llvm.loop !78

if.end65.i2057:                                   ; preds = %for.end51.i.i2091, %if.end.i.i2118, %if.else60.i2056, %if.then59.i2101
  %add.i2058 = add nuw nsw i64 %k.0276.i2041, 512
  %add.ptr67.i2059 = getelementptr inbounds i8, ptr %values.0275.i2042, i64 %add.ptr67.idx.i2039
  %457 = load i64, ptr %arrayidx32.i1984, align 8
  %cmp33.i2060 = icmp slt i64 %add.i2058, %457
  br i1 %cmp33.i2060, label %for.body.i2040, label %for.cond.cleanup.i1986, !llvm.loop !79

lor.lhs.false72.i1990:                            ; preds = %for.cond.cleanup.i1986
  %cmp73.i1991 = icmp ne ptr %cond.i1973, %298
  %tobool75.i1992 = icmp ne i64 %288, 0
  %or.cond134.i1993 = select i1 %cmp73.i1991, i1 true, i1 %tobool75.i1992
  br i1 %or.cond134.i1993, label %for.cond80.preheader.i1994, label %least_long.exit

for.cond80.preheader.i1994:                       ; preds = %lor.lhs.false72.i1990
  %cmp82.not277.i1995 = icmp slt i64 %mul.i1966, 8
  br i1 %cmp82.not277.i1995, label %for.cond104.preheader.i2007, label %for.body83.lr.ph.i1996

for.body83.lr.ph.i1996:                           ; preds = %for.cond80.preheader.i1994
  %add.ptr90.i1997 = getelementptr inbounds i64, ptr %289, i64 %mul10.i1969
  br label %for.body83.i1998

for.cond104.preheader.i2007:                      ; preds = %if.end99.i2002, %for.cond80.preheader.i1994
  %k79.0.lcssa.i2008 = phi i64 [ 0, %for.cond80.preheader.i1994 ], [ %add81279.i1999, %if.end99.i2002 ]
  %cmp105280.i2009 = icmp slt i64 %k79.0.lcssa.i2008, %mul.i1966
  br i1 %cmp105280.i2009, label %for.body106.lr.ph.i2010, label %least_long.exit

for.body106.lr.ph.i2010:                          ; preds = %for.cond104.preheader.i2007
  %458 = getelementptr i64, ptr %289, i64 %mul10.i1969
  br label %for.body106.i2011

for.body83.i1998:                                 ; preds = %if.end99.i2002, %for.body83.lr.ph.i1996
  %add81279.i1999 = phi i64 [ 8, %for.body83.lr.ph.i1996 ], [ %add81.i2005, %if.end99.i2002 ]
  %k79.0278.i2000 = phi i64 [ 0, %for.body83.lr.ph.i1996 ], [ %add81279.i1999, %if.end99.i2002 ]
  %add.ptr84.i2001 = getelementptr inbounds i64, ptr %cond.i1973, i64 %k79.0278.i2000
  %459 = load <8 x i64>, ptr %add.ptr84.i2001, align 8
  br i1 %tobool75.i1992, label %land.lhs.true86.i2023, label %if.end99.i2002

land.lhs.true86.i2023:                            ; preds = %for.body83.i1998
  %460 = load i64, ptr %arrayidx9.i1968, align 8
  %tobool88.not.i2024 = icmp eq i64 %460, 0
  br i1 %tobool88.not.i2024, label %if.then95.i2028, label %if.then89.i2025

if.then89.i2025:                                  ; preds = %land.lhs.true86.i2023
  %add.ptr91.i2026 = getelementptr inbounds i64, ptr %add.ptr90.i1997, i64 %k79.0278.i2000
  %461 = load <8 x i64>, ptr %add.ptr91.i2026, align 8
  %add92.i2027 = add <8 x i64> %461, %459
  br label %if.end99.i2002

if.then95.i2028:                                  ; preds = %land.lhs.true86.i2023
  %462 = load i64, ptr %289, align 8
  %splat.splatinsert.i2029 = insertelement <8 x i64> poison, i64 %462, i64 0
  %splat.splat.i2030 = shufflevector <8 x i64> %splat.splatinsert.i2029, <8 x i64> poison, <8 x i32> zeroinitializer
  %add97.i2031 = add <8 x i64> %splat.splat.i2030, %459
  br label %if.end99.i2002

if.end99.i2002:                                   ; preds = %if.then95.i2028, %if.then89.i2025, %for.body83.i1998
  %sum.0.i2003 = phi <8 x i64> [ %add92.i2027, %if.then89.i2025 ], [ %add97.i2031, %if.then95.i2028 ], [ %459, %for.body83.i1998 ]
  %add.ptr100.i2004 = getelementptr inbounds i64, ptr %298, i64 %k79.0278.i2000
  store <8 x i64> %sum.0.i2003, ptr %add.ptr100.i2004, align 8
  %add81.i2005 = add nuw nsw i64 %add81279.i1999, 8
  %cmp82.not.i2006 = icmp sgt i64 %add81.i2005, %mul.i1966
  br i1 %cmp82.not.i2006, label %for.cond104.preheader.i2007, label %for.body83.i1998, !llvm.loop !80

for.body106.i2011:                                ; preds = %cond.end117.i2014, %for.body106.lr.ph.i2010
  %k79.1281.i2012 = phi i64 [ %k79.0.lcssa.i2008, %for.body106.lr.ph.i2010 ], [ %inc.i2017, %cond.end117.i2014 ]
  %arrayidx109.i2013 = getelementptr inbounds i64, ptr %cond.i1973, i64 %k79.1281.i2012
  %463 = load i64, ptr %arrayidx109.i2013, align 8
  br i1 %tobool75.i1992, label %cond.true108.i2019, label %cond.end117.i2014

cond.true108.i2019:                               ; preds = %for.body106.i2011
  %464 = load i64, ptr %arrayidx9.i1968, align 8
  %mul111.i2020 = mul nsw i64 %464, %k79.1281.i2012
  %arrayidx113.i2021 = getelementptr i64, ptr %458, i64 %mul111.i2020
  %465 = load i64, ptr %arrayidx113.i2021, align 8
  %add114.i2022 = add nsw i64 %465, %463
  br label %cond.end117.i2014

cond.end117.i2014:                                ; preds = %cond.true108.i2019, %for.body106.i2011
  %cond118.i2015 = phi i64 [ %add114.i2022, %cond.true108.i2019 ], [ %463, %for.body106.i2011 ]
  %arrayidx119.i2016 = getelementptr inbounds i64, ptr %298, i64 %k79.1281.i2012
  store i64 %cond118.i2015, ptr %arrayidx119.i2016, align 8
  %inc.i2017 = add nuw nsw i64 %k79.1281.i2012, 1
  %exitcond287.not.i2018 = icmp eq i64 %inc.i2017, %mul.i1966
  br i1 %exitcond287.not.i2018, label %least_long.exit, label %for.body106.i2011, !llvm.loop !81

least_long.exit:                                  ; preds = %cond.end117.i2014, %for.cond.cleanup.i1986, %lor.lhs.false72.i1990, %for.cond104.preheader.i2007
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1957) #7
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i3044 = getelementptr inbounds i8, ptr %a, i64 24
  %466 = load i64, ptr %arrayidx.i3044, align 8
  %467 = inttoptr i64 %466 to ptr
  %arrayidx1.i3045 = getelementptr inbounds i8, ptr %a, i64 88
  %468 = load i64, ptr %arrayidx1.i3045, align 8
  %469 = inttoptr i64 %468 to ptr
  %arrayidx2.i3046 = getelementptr inbounds i8, ptr %a, i64 40
  %470 = load i64, ptr %arrayidx2.i3046, align 8
  %471 = inttoptr i64 %470 to ptr
  %arrayidx3.i3047 = getelementptr inbounds i8, ptr %a, i64 32
  %472 = load i64, ptr %arrayidx3.i3047, align 8
  %arrayidx4.i3048 = getelementptr inbounds i8, ptr %a, i64 64
  %473 = load i64, ptr %arrayidx4.i3048, align 8
  %arrayidx5.i3049 = getelementptr inbounds i8, ptr %a, i64 80
  %474 = load i64, ptr %arrayidx5.i3049, align 8
  %arrayidx6.i3050 = getelementptr inbounds i8, ptr %a, i64 72
  %475 = load i64, ptr %arrayidx6.i3050, align 8
  %sub.i3051 = sub i64 %474, %475
  %mul.i3052 = mul i64 %sub.i3051, %473
  %mul8.i3053 = mul nsw i64 %475, %473
  %arrayidx9.i3054 = getelementptr inbounds i8, ptr %a, i64 96
  %476 = load i64, ptr %arrayidx9.i3054, align 8
  %mul10.i3055 = mul nsw i64 %mul8.i3053, %476
  %arrayidx11.i3056 = getelementptr inbounds i8, ptr %a, i64 120
  %477 = load i64, ptr %arrayidx11.i3056, align 8
  %478 = inttoptr i64 %477 to ptr
  %arrayidx12.i3057 = getelementptr inbounds i8, ptr %a, i64 112
  %479 = load i64, ptr %arrayidx12.i3057, align 8
  %tobool.not.i3058 = icmp eq i64 %479, 0
  %480 = inttoptr i64 %479 to ptr
  %cond.i3059 = select i1 %tobool.not.i3058, ptr %478, ptr %480
  %arrayidx14.i3060 = getelementptr inbounds i8, ptr %a, i64 104
  %481 = load i64, ptr %arrayidx14.i3060, align 8
  %tobool15.not.i3061 = icmp eq i64 %481, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool15.not.i3061, label %if.end31.i2249, label %land.lhs.true.i2243

land.lhs.true.i2243:                              ; preds = %cond.true60
  %tobool17.i2245.not = icmp eq i64 %468, 0
  br i1 %tobool17.i2245.not, label %if.then.i2247, label %land.lhs.true21.i2486

if.then.i2247:                                    ; preds = %land.lhs.true.i2243
  %cmp121.i.i2248 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i.i2248, label %for.body.preheader.i.i2479, label %if.end31.i2249

for.body.preheader.i.i2479:                       ; preds = %if.then.i2247
  %482 = inttoptr i64 %481 to ptr
  %.pre25.i.i2480 = load i32, ptr %482, align 4
  br label %for.body.i.i2481

for.body.i.i2481:                                 ; preds = %for.body.i.i2481, %for.body.preheader.i.i2479
  %k.022.i.i2482 = phi i64 [ %inc.i.i2484, %for.body.i.i2481 ], [ 0, %for.body.preheader.i.i2479 ]
  %arrayidx.i.i2483 = getelementptr inbounds i32, ptr %cond.i3059, i64 %k.022.i.i2482
  store i32 %.pre25.i.i2480, ptr %arrayidx.i.i2483, align 4
  %inc.i.i2484 = add nuw nsw i64 %k.022.i.i2482, 1
  %exitcond24.not.i.i2485 = icmp eq i64 %inc.i.i2484, %mul.i3052
  br i1 %exitcond24.not.i.i2485, label %if.end31.i2249, label %for.body.i.i2481, !llvm.loop !4

land.lhs.true21.i2486:                            ; preds = %land.lhs.true.i2243
  %tobool23.not.i2487 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i2487, label %if.then29.i2491, label %if.then24.i2488

if.then24.i2488:                                  ; preds = %land.lhs.true21.i2486
  %add.ptr.i2489 = getelementptr inbounds float, ptr %469, i64 %mul10.i3055
  %mul25.i2490 = shl i64 %mul.i3052, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3059, ptr nonnull align 4 %add.ptr.i2489, i64 %mul25.i2490, i1 false)
  br label %if.end31.i2249

if.then29.i2491:                                  ; preds = %land.lhs.true21.i2486
  %cmp121.i222.i2492 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i222.i2492, label %for.body.preheader.i223.i2493, label %if.end31.i2249

for.body.preheader.i223.i2493:                    ; preds = %if.then29.i2491
  %.pre25.i224.i2494 = load i32, ptr %469, align 4
  br label %for.body.i225.i2495

for.body.i225.i2495:                              ; preds = %for.body.i225.i2495, %for.body.preheader.i223.i2493
  %k.022.i226.i2496 = phi i64 [ %inc.i228.i2498, %for.body.i225.i2495 ], [ 0, %for.body.preheader.i223.i2493 ]
  %arrayidx.i227.i2497 = getelementptr inbounds i32, ptr %cond.i3059, i64 %k.022.i226.i2496
  store i32 %.pre25.i224.i2494, ptr %arrayidx.i227.i2497, align 4
  %inc.i228.i2498 = add nuw nsw i64 %k.022.i226.i2496, 1
  %exitcond24.not.i229.i2499 = icmp eq i64 %inc.i228.i2498, %mul.i3052
  br i1 %exitcond24.not.i229.i2499, label %if.end31.i2249, label %for.body.i225.i2495, !llvm.loop !4

if.end31.i2249:                                   ; preds = %for.body.i225.i2495, %for.body.i.i2481, %if.then29.i2491, %if.then24.i2488, %if.then.i2247, %cond.true60
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i2224) #7
  %wrong.i2250 = getelementptr inbounds i8, ptr %found.i2224, i64 4200
  store i64 0, ptr %wrong.i2250, align 8
  %arrayidx32.i2251 = getelementptr inbounds i8, ptr %a, i64 48
  %483 = load i64, ptr %arrayidx32.i2251, align 8
  %cmp33278.i2252 = icmp sgt i64 %483, 0
  br i1 %cmp33278.i2252, label %for.body.lr.ph.i2299, label %for.cond.cleanup.i2253

for.body.lr.ph.i2299:                             ; preds = %if.end31.i2249
  %arrayidx43.i2300 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2301 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i2302 = getelementptr inbounds i8, ptr %found.i2224, i64 2096
  %count34.i.i2303 = getelementptr inbounds i8, ptr %found.i2224, i64 4192
  %cmp58.i2304 = icmp eq i64 %473, 1
  %cmp18.not101.i.i2305 = icmp slt i64 %473, 8
  %add.ptr67.idx.i2306 = shl nsw i64 %472, 11
  br label %for.body.i2307

for.cond.cleanup.i2253:                           ; preds = %if.end65.i2324, %if.end31.i2249
  %484 = phi i64 [ 0, %if.end31.i2249 ], [ %or36.i.i2319, %if.end65.i2324 ]
  %485 = load i64, ptr %a, align 8
  %cmp69.i2254 = icmp eq i64 %485, 0
  %tobool71.i2255 = icmp ne i64 %477, 0
  %or.cond133.i2256 = select i1 %cmp69.i2254, i1 %tobool71.i2255, i1 false
  br i1 %or.cond133.i2256, label %lor.lhs.false72.i2257, label %most_float.exit

for.body.i2307:                                   ; preds = %if.end65.i2324, %for.body.lr.ph.i2299
  %486 = phi i64 [ %483, %for.body.lr.ph.i2299 ], [ %514, %if.end65.i2324 ]
  %k.0280.i2308 = phi i64 [ 0, %for.body.lr.ph.i2299 ], [ %add.i2325, %if.end65.i2324 ]
  %values.0279.i2309 = phi ptr [ %467, %for.body.lr.ph.i2299 ], [ %add.ptr67.i2326, %if.end65.i2324 ]
  %sub35.i2310 = sub nsw i64 %486, %k.0280.i2308
  %spec.select.i2311 = tail call i64 @llvm.smin.i64(i64 %sub35.i2310, i64 512)
  %487 = load i64, ptr %arrayidx43.i2300, align 8
  %cmp44.i2312 = icmp eq i64 %487, 4
  %488 = load i64, ptr %arrayidx52.i2301, align 8
  %489 = load i64, ptr %arrayidx6.i3050, align 8
  %cmp67.i.i2313 = icmp sgt i64 %sub35.i2310, 0
  br i1 %cmp44.i2312, label %if.then45.i2440, label %if.else50.i2314

if.then45.i2440:                                  ; preds = %for.body.i2307
  %add.ptr46.i2441 = getelementptr inbounds i32, ptr %471, i64 %k.0280.i2308
  br i1 %cmp67.i.i2313, label %for.body.lr.ph.i.i2442, label %if.end55.i2316

for.body.lr.ph.i.i2442:                           ; preds = %if.then45.i2440
  %490 = load i64, ptr %arrayidx5.i3049, align 8
  %sub9.i.i2443 = sub nsw i64 %490, %489
  br label %for.body.i231.i2444

for.cond15.preheader.i.i2466:                     ; preds = %for.body.i231.i2444
  %tobool.not.i.i2467 = icmp eq i64 %add13.i.i2463, 0
  br i1 %tobool.not.i.i2467, label %if.end55.i2316, label %for.body19.lr.ph.i.i2468

for.body19.lr.ph.i.i2468:                         ; preds = %for.cond15.preheader.i.i2466
  %sub21.i.i2469 = add nsw i64 %add13.i.i2463, -1
  %arrayidx22.i.i2470 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %sub21.i.i2469
  %arrayidx28.i.i2471 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %sub21.i.i2469
  br label %for.body19.i.i2472

for.body.i231.i2444:                              ; preds = %for.body.i231.i2444, %for.body.lr.ph.i.i2442
  %n.070.i.i2445 = phi i64 [ 0, %for.body.lr.ph.i.i2442 ], [ %add13.i.i2463, %for.body.i231.i2444 ]
  %k.069.i.i2446 = phi i64 [ 0, %for.body.lr.ph.i.i2442 ], [ %inc.i233.i2464, %for.body.i231.i2444 ]
  %wrong.068.i.i2447 = phi i64 [ 0, %for.body.lr.ph.i.i2442 ], [ %or.i.i2455, %for.body.i231.i2444 ]
  %arrayidx.i232.i2448 = getelementptr inbounds i32, ptr %add.ptr46.i2441, i64 %k.069.i.i2446
  %491 = load i32, ptr %arrayidx.i232.i2448, align 4
  %conv.i.i2449 = sext i32 %491 to i64
  %isneg.i.i2450 = icmp slt i32 %491, 0
  %and.i.i2451 = select i1 %isneg.i.i2450, i64 %488, i64 0
  %add.i.i2452 = add nsw i64 %and.i.i2451, %conv.i.i2449
  %cmp1.i.i2453 = icmp uge i64 %add.i.i2452, %488
  %conv3.i.i2454 = zext i1 %cmp1.i.i2453 to i64
  %or.i.i2455 = or i64 %wrong.068.i.i2447, %conv3.i.i2454
  %conv4.i.i2456 = trunc i64 %k.069.i.i2446 to i32
  %arrayidx5.i.i2457 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %n.070.i.i2445
  store i32 %conv4.i.i2456, ptr %arrayidx5.i.i2457, align 4
  %sub.i.i2458 = sub nsw i64 %add.i.i2452, %489
  %conv6.i.i2459 = trunc i64 %sub.i.i2458 to i32
  %arrayidx7.i.i2460 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %n.070.i.i2445
  store i32 %conv6.i.i2459, ptr %arrayidx7.i.i2460, align 4
  %cmp10.i.i2461 = icmp ult i64 %sub.i.i2458, %sub9.i.i2443
  %conv12.i.i2462 = zext i1 %cmp10.i.i2461 to i64
  %add13.i.i2463 = add nuw nsw i64 %n.070.i.i2445, %conv12.i.i2462
  %inc.i233.i2464 = add nuw nsw i64 %k.069.i.i2446, 1
  %exitcond.not.i.i2465 = icmp eq i64 %inc.i233.i2464, %spec.select.i2311
  br i1 %exitcond.not.i.i2465, label %for.cond15.preheader.i.i2466, label %for.body.i231.i2444, !llvm.loop !7

for.body19.i.i2472:                               ; preds = %for.body19.i.i2472, %for.body19.lr.ph.i.i2468
  %k14.072.i.i2473 = phi i64 [ 0, %for.body19.lr.ph.i.i2468 ], [ %inc33.i.i2477, %for.body19.i.i2472 ]
  %492 = load i32, ptr %arrayidx22.i.i2470, align 4
  %add24.i.i2474 = add nuw nsw i64 %k14.072.i.i2473, %add13.i.i2463
  %arrayidx25.i.i2475 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %add24.i.i2474
  store i32 %492, ptr %arrayidx25.i.i2475, align 4
  %493 = load i32, ptr %arrayidx28.i.i2471, align 4
  %arrayidx31.i.i2476 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %add24.i.i2474
  store i32 %493, ptr %arrayidx31.i.i2476, align 4
  %inc33.i.i2477 = add nuw nsw i64 %k14.072.i.i2473, 1
  %exitcond288.not.i2478 = icmp eq i64 %inc33.i.i2477, 12
  br i1 %exitcond288.not.i2478, label %if.end55.i2316, label %for.body19.i.i2472, !llvm.loop !8

if.else50.i2314:                                  ; preds = %for.body.i2307
  %add.ptr51.i2315 = getelementptr inbounds i64, ptr %471, i64 %k.0280.i2308
  br i1 %cmp67.i.i2313, label %for.body.lr.ph.i234.i2404, label %if.end55.i2316

for.body.lr.ph.i234.i2404:                        ; preds = %if.else50.i2314
  %494 = load i64, ptr %arrayidx5.i3049, align 8
  %sub8.i.i2405 = sub nsw i64 %494, %489
  br label %for.body.i236.i2406

for.cond14.preheader.i.i2427:                     ; preds = %for.body.i236.i2406
  %tobool.not.i247.i2428 = icmp eq i64 %add12.i.i2424, 0
  br i1 %tobool.not.i247.i2428, label %if.end55.i2316, label %for.body18.lr.ph.i.i2429

for.body18.lr.ph.i.i2429:                         ; preds = %for.cond14.preheader.i.i2427
  %sub20.i.i2430 = add nsw i64 %add12.i.i2424, -1
  %arrayidx21.i.i2431 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %sub20.i.i2430
  %arrayidx27.i.i2432 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %sub20.i.i2430
  br label %for.body18.i.i2433

for.body.i236.i2406:                              ; preds = %for.body.i236.i2406, %for.body.lr.ph.i234.i2404
  %n.069.i.i2407 = phi i64 [ 0, %for.body.lr.ph.i234.i2404 ], [ %add12.i.i2424, %for.body.i236.i2406 ]
  %k.068.i.i2408 = phi i64 [ 0, %for.body.lr.ph.i234.i2404 ], [ %inc.i245.i2425, %for.body.i236.i2406 ]
  %wrong.067.i.i2409 = phi i64 [ 0, %for.body.lr.ph.i234.i2404 ], [ %or.i242.i2416, %for.body.i236.i2406 ]
  %arrayidx.i237.i2410 = getelementptr inbounds i64, ptr %add.ptr51.i2315, i64 %k.068.i.i2408
  %495 = load i64, ptr %arrayidx.i237.i2410, align 8
  %isneg.i238.i2411 = icmp slt i64 %495, 0
  %and.i239.i2412 = select i1 %isneg.i238.i2411, i64 %488, i64 0
  %add.i240.i2413 = add nsw i64 %and.i239.i2412, %495
  %cmp1.i241.i2414 = icmp uge i64 %add.i240.i2413, %488
  %conv2.i.i2415 = zext i1 %cmp1.i241.i2414 to i64
  %or.i242.i2416 = or i64 %wrong.067.i.i2409, %conv2.i.i2415
  %conv3.i243.i2417 = trunc i64 %k.068.i.i2408 to i32
  %arrayidx4.i.i2418 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %n.069.i.i2407
  store i32 %conv3.i243.i2417, ptr %arrayidx4.i.i2418, align 4
  %sub.i244.i2419 = sub nsw i64 %add.i240.i2413, %489
  %conv5.i.i2420 = trunc i64 %sub.i244.i2419 to i32
  %arrayidx6.i.i2421 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %n.069.i.i2407
  store i32 %conv5.i.i2420, ptr %arrayidx6.i.i2421, align 4
  %cmp9.i.i2422 = icmp ult i64 %sub.i244.i2419, %sub8.i.i2405
  %conv11.i.i2423 = zext i1 %cmp9.i.i2422 to i64
  %add12.i.i2424 = add nuw nsw i64 %n.069.i.i2407, %conv11.i.i2423
  %inc.i245.i2425 = add nuw nsw i64 %k.068.i.i2408, 1
  %exitcond.not.i246.i2426 = icmp eq i64 %inc.i245.i2425, %spec.select.i2311
  br i1 %exitcond.not.i246.i2426, label %for.cond14.preheader.i.i2427, label %for.body.i236.i2406, !llvm.loop !9

for.body18.i.i2433:                               ; preds = %for.body18.i.i2433, %for.body18.lr.ph.i.i2429
  %k13.071.i.i2434 = phi i64 [ 0, %for.body18.lr.ph.i.i2429 ], [ %inc32.i.i2438, %for.body18.i.i2433 ]
  %496 = load i32, ptr %arrayidx21.i.i2431, align 4
  %add23.i.i2435 = add nuw nsw i64 %k13.071.i.i2434, %add12.i.i2424
  %arrayidx24.i.i2436 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %add23.i.i2435
  store i32 %496, ptr %arrayidx24.i.i2436, align 4
  %497 = load i32, ptr %arrayidx27.i.i2432, align 4
  %arrayidx30.i.i2437 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %add23.i.i2435
  store i32 %497, ptr %arrayidx30.i.i2437, align 4
  %inc32.i.i2438 = add nuw nsw i64 %k13.071.i.i2434, 1
  %exitcond.not.i2439 = icmp eq i64 %inc32.i.i2438, 12
  br i1 %exitcond.not.i2439, label %if.end55.i2316, label %for.body18.i.i2433, !llvm.loop !10

if.end55.i2316:                                   ; preds = %for.body18.i.i2433, %for.body19.i.i2472, %for.cond14.preheader.i.i2427, %if.else50.i2314, %for.cond15.preheader.i.i2466, %if.then45.i2440
  %n.0.lcssa76.i.sink.i2317 = phi i64 [ 0, %for.cond15.preheader.i.i2466 ], [ 0, %if.then45.i2440 ], [ 0, %for.cond14.preheader.i.i2427 ], [ 0, %if.else50.i2314 ], [ %add13.i.i2463, %for.body19.i.i2472 ], [ %add12.i.i2424, %for.body18.i.i2433 ]
  %wrong.0.lcssa75.i.sink.i2318 = phi i64 [ %or.i.i2455, %for.cond15.preheader.i.i2466 ], [ 0, %if.then45.i2440 ], [ %or.i242.i2416, %for.cond14.preheader.i.i2427 ], [ 0, %if.else50.i2314 ], [ %or.i.i2455, %for.body19.i.i2472 ], [ %or.i242.i2416, %for.body18.i.i2433 ]
  store i64 %n.0.lcssa76.i.sink.i2317, ptr %count34.i.i2303, align 8
  %498 = load i64, ptr %wrong.i2250, align 8
  %or36.i.i2319 = or i64 %498, %wrong.0.lcssa75.i.sink.i2318
  store i64 %or36.i.i2319, ptr %wrong.i2250, align 8
  %tobool56.i2320 = icmp ne i64 %n.0.lcssa76.i.sink.i2317, 0
  %or.cond132.i2321 = select i1 %tobool56.i2320, i1 %cmp58.i2304, i1 false
  %cmp47.i.i2322 = icmp sgt i64 %n.0.lcssa76.i.sink.i2317, 0
  br i1 %or.cond132.i2321, label %if.then59.i2374, label %if.else60.i2323

if.then59.i2374:                                  ; preds = %if.end55.i2316
  br i1 %cmp47.i.i2322, label %for.body.preheader.i249.i2375, label %if.end65.i2324

for.body.preheader.i249.i2375:                    ; preds = %if.then59.i2374
  %499 = load i32, ptr %places.i235.i2302, align 8
  %conv.i250.i2376 = sext i32 %499 to i64
  %arrayidx1.i.i2377 = getelementptr inbounds float, ptr %cond.i3059, i64 %conv.i250.i2376
  %500 = load float, ptr %arrayidx1.i.i2377, align 4
  br label %for.body.i251.i2378

for.body.i251.i2378:                              ; preds = %if.end.i.i2391, %for.body.preheader.i249.i2375
  %before.050.i.i2379 = phi i64 [ %conv5.i253.i2383, %if.end.i.i2391 ], [ %conv.i250.i2376, %for.body.preheader.i249.i2375 ]
  %m.049.i.i2380 = phi i64 [ %inc.i258.i2402, %if.end.i.i2391 ], [ 0, %for.body.preheader.i249.i2375 ]
  %found.048.i.i2381 = phi float [ %cond.i.i2400, %if.end.i.i2391 ], [ %500, %for.body.preheader.i249.i2375 ]
  %arrayidx4.i252.i2382 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %m.049.i.i2380
  %501 = load i32, ptr %arrayidx4.i252.i2382, align 4
  %conv5.i253.i2383 = sext i32 %501 to i64
  %add.i254.i2384 = add nuw nsw i64 %m.049.i.i2380, 12
  %arrayidx7.i255.i2385 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %add.i254.i2384
  %502 = load i32, ptr %arrayidx7.i255.i2385, align 4
  %idx.ext.i.i2386 = sext i32 %502 to i64
  %add.ptr.i.i2387 = getelementptr inbounds float, ptr %cond.i3059, i64 %idx.ext.i.i2386
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2387, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2388 = icmp eq i64 %before.050.i.i2379, %conv5.i253.i2383
  br i1 %cmp8.not.i.i2388, label %if.end.i.i2391, label %if.then.i.i2389

if.then.i.i2389:                                  ; preds = %for.body.i251.i2378
  %arrayidx10.i.i2390 = getelementptr inbounds float, ptr %cond.i3059, i64 %conv5.i253.i2383
  %503 = load float, ptr %arrayidx10.i.i2390, align 4
  br label %if.end.i.i2391

if.end.i.i2391:                                   ; preds = %if.then.i.i2389, %for.body.i251.i2378
  %found.1.i.i2392 = phi float [ %503, %if.then.i.i2389 ], [ %found.048.i.i2381, %for.body.i251.i2378 ]
  %arrayidx11.i.i2393 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %m.049.i.i2380
  %504 = load i32, ptr %arrayidx11.i.i2393, align 4
  %conv12.i256.i2394 = sext i32 %504 to i64
  %mul.i.i2395 = mul nsw i64 %472, %conv12.i256.i2394
  %arrayidx13.i.i2396 = getelementptr inbounds float, ptr %values.0279.i2309, i64 %mul.i.i2395
  %505 = load float, ptr %arrayidx13.i.i2396, align 4
  %cmp14.i.i2397 = fcmp oge float %found.1.i.i2392, %505
  %cmp16.i257.i2398 = fcmp uno float %found.1.i.i2392, 0.000000e+00
  %or.cond.i.i2399 = or i1 %cmp16.i257.i2398, %cmp14.i.i2397
  %cond.i.i2400 = select i1 %or.cond.i.i2399, float %found.1.i.i2392, float %505
  %arrayidx23.i.i2401 = getelementptr inbounds float, ptr %cond.i3059, i64 %conv5.i253.i2383
  store float %cond.i.i2400, ptr %arrayidx23.i.i2401, align 4
  %inc.i258.i2402 = add nuw nsw i64 %m.049.i.i2380, 1
  %exitcond290.not.i2403 = icmp eq i64 %inc.i258.i2402, %n.0.lcssa76.i.sink.i2317
  br i1 %exitcond290.not.i2403, label %if.end65.i2324, label %for.body.i251.i2378, !llvm.loop !82

if.else60.i2323:                                  ; preds = %if.end55.i2316
  br i1 %cmp47.i.i2322, label %for.body.i262.i2328, label %if.end65.i2324

for.body.i262.i2328:                              ; preds = %if.else60.i2323, %for.end51.i.i2361
  %m.0107.i.i2329 = phi i64 [ %inc53.i.i2362, %for.end51.i.i2361 ], [ 0, %if.else60.i2323 ]
  %arrayidx.i263.i2330 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %m.0107.i.i2329
  %506 = load i32, ptr %arrayidx.i263.i2330, align 4
  %conv.i264.i2331 = sext i32 %506 to i64
  %mul.i265.i2332 = mul nsw i64 %472, %conv.i264.i2331
  %add.ptr.i266.i2333 = getelementptr inbounds float, ptr %values.0279.i2309, i64 %mul.i265.i2332
  %arrayidx1.i267.i2334 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %m.0107.i.i2329
  %507 = load i32, ptr %arrayidx1.i267.i2334, align 4
  %conv2.i268.i2335 = sext i32 %507 to i64
  %mul3.i.i2336 = mul nsw i64 %473, %conv2.i268.i2335
  %add.ptr4.i.i2337 = getelementptr inbounds float, ptr %cond.i3059, i64 %mul3.i.i2336
  %add.i269.i2338 = add nuw nsw i64 %m.0107.i.i2329, 12
  %arrayidx6.i270.i2339 = getelementptr inbounds [524 x i32], ptr %found.i2224, i64 0, i64 %add.i269.i2338
  %508 = load i32, ptr %arrayidx6.i270.i2339, align 4
  %conv7.i.i2340 = sext i32 %508 to i64
  %mul8.i.i2341 = mul nsw i64 %472, %conv7.i.i2340
  %add.ptr9.i.i2342 = getelementptr inbounds float, ptr %values.0279.i2309, i64 %mul8.i.i2341
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2342, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2343 = getelementptr inbounds [524 x i32], ptr %places.i235.i2302, i64 0, i64 %add.i269.i2338
  %509 = load i32, ptr %arrayidx12.i.i2343, align 4
  %conv13.i.i2344 = sext i32 %509 to i64
  %mul14.i.i2345 = mul nsw i64 %473, %conv13.i.i2344
  %add.ptr15.i.i2346 = getelementptr inbounds float, ptr %cond.i3059, i64 %mul14.i.i2345
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2346, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2305, label %for.cond35.preheader.i.i2358, label %for.body20.i.i2347

for.cond35.preheader.i.i2358:                     ; preds = %for.body20.i.i2347, %for.body.i262.i2328
  %j.0.lcssa.i.i2359 = phi i64 [ 0, %for.body.i262.i2328 ], [ %add17103.i.i2348, %for.body20.i.i2347 ]
  %cmp36104.i.i2360 = icmp slt i64 %j.0.lcssa.i.i2359, %473
  br i1 %cmp36104.i.i2360, label %for.body38.i.i2364, label %for.end51.i.i2361

for.body20.i.i2347:                               ; preds = %for.body.i262.i2328, %for.body20.i.i2347
  %add17103.i.i2348 = phi i64 [ %add17.i.i2356, %for.body20.i.i2347 ], [ 8, %for.body.i262.i2328 ]
  %j.0102.i.i2349 = phi i64 [ %add17103.i.i2348, %for.body20.i.i2347 ], [ 0, %for.body.i262.i2328 ]
  %add.ptr21.i.i2350 = getelementptr inbounds float, ptr %add.ptr4.i.i2337, i64 %j.0102.i.i2349
  %510 = load <8 x float>, ptr %add.ptr21.i.i2350, align 4
  %add.ptr22.i.i2351 = getelementptr inbounds float, ptr %add.ptr.i266.i2333, i64 %j.0102.i.i2349
  %511 = load <8 x float>, ptr %add.ptr22.i.i2351, align 4
  %cmp23.i.i2352 = fcmp ult <8 x float> %510, %511
  %cmp24.i.i2353 = fcmp ord <8 x float> %510, zeroinitializer
  %or100.not.i.i2354 = and <8 x i1> %cmp23.i.i2352, %cmp24.i.i2353
  %or32.v.i.i2355 = select <8 x i1> %or100.not.i.i2354, <8 x float> %511, <8 x float> %510
  store <8 x float> %or32.v.i.i2355, ptr %add.ptr21.i.i2350, align 4
  %add17.i.i2356 = add nuw nsw i64 %add17103.i.i2348, 8
  %cmp18.not.i.i2357 = icmp sgt i64 %add17.i.i2356, %473
  br i1 %cmp18.not.i.i2357, label %for.cond35.preheader.i.i2358, label %for.body20.i.i2347, !llvm.loop !83

for.body38.i.i2364:                               ; preds = %for.cond35.preheader.i.i2358, %for.body38.i.i2364
  %j.1105.i.i2365 = phi i64 [ %inc.i273.i2372, %for.body38.i.i2364 ], [ %j.0.lcssa.i.i2359, %for.cond35.preheader.i.i2358 ]
  %arrayidx39.i.i2366 = getelementptr inbounds float, ptr %add.ptr4.i.i2337, i64 %j.1105.i.i2365
  %512 = load float, ptr %arrayidx39.i.i2366, align 4
  %arrayidx40.i.i2367 = getelementptr inbounds float, ptr %add.ptr.i266.i2333, i64 %j.1105.i.i2365
  %513 = load float, ptr %arrayidx40.i.i2367, align 4
  %cmp41.i.i2368 = fcmp oge float %512, %513
  %cmp45.i.i2369 = fcmp uno float %512, 0.000000e+00
  %or.cond.i272.i2370 = or i1 %cmp45.i.i2369, %cmp41.i.i2368
  %spec.select.i.i2371 = select i1 %or.cond.i272.i2370, float %512, float %513
  store float %spec.select.i.i2371, ptr %arrayidx39.i.i2366, align 4
  %inc.i273.i2372 = add nuw nsw i64 %j.1105.i.i2365, 1
  %exitcond.not.i274.i2373 = icmp eq i64 %inc.i273.i2372, %473
  br i1 %exitcond.not.i274.i2373, label %for.end51.i.i2361, label %for.body38.i.i2364, !llvm.loop !84

for.end51.i.i2361:                                ; preds = %for.body38.i.i2364, %for.cond35.preheader.i.i2358
  %inc53.i.i2362 = add nuw nsw i64 %m.0107.i.i2329, 1
  %exitcond289.not.i2363 = icmp eq i64 %inc53.i.i2362, %n.0.lcssa76.i.sink.i2317
  br i1 %exitcond289.not.i2363, label %if.end65.i2324, label %for.body.i262.i2328, !llvm.loop !85

if.end65.i2324:                                   ; preds = %for.end51.i.i2361, %if.end.i.i2391, %if.else60.i2323, %if.then59.i2374
  %add.i2325 = add nuw nsw i64 %k.0280.i2308, 512
  %add.ptr67.i2326 = getelementptr inbounds i8, ptr %values.0279.i2309, i64 %add.ptr67.idx.i2306
  %514 = load i64, ptr %arrayidx32.i2251, align 8
  %cmp33.i2327 = icmp slt i64 %add.i2325, %514
  br i1 %cmp33.i2327, label %for.body.i2307, label %for.cond.cleanup.i2253, !llvm.loop !86

lor.lhs.false72.i2257:                            ; preds = %for.cond.cleanup.i2253
  %cmp73.i2258 = icmp ne ptr %cond.i3059, %478
  %tobool75.i2259 = icmp ne i64 %468, 0
  %or.cond134.i2260 = select i1 %cmp73.i2258, i1 true, i1 %tobool75.i2259
  br i1 %or.cond134.i2260, label %for.cond80.preheader.i2261, label %most_float.exit

for.cond80.preheader.i2261:                       ; preds = %lor.lhs.false72.i2257
  %cmp82.not281.i2262 = icmp slt i64 %mul.i3052, 8
  br i1 %cmp82.not281.i2262, label %for.cond104.preheader.i2274, label %for.body83.lr.ph.i2263

for.body83.lr.ph.i2263:                           ; preds = %for.cond80.preheader.i2261
  %add.ptr90.i2264 = getelementptr inbounds float, ptr %469, i64 %mul10.i3055
  br label %for.body83.i2265

for.cond104.preheader.i2274:                      ; preds = %if.end99.i2269, %for.cond80.preheader.i2261
  %k79.0.lcssa.i2275 = phi i64 [ 0, %for.cond80.preheader.i2261 ], [ %add81283.i2266, %if.end99.i2269 ]
  %cmp105284.i2276 = icmp slt i64 %k79.0.lcssa.i2275, %mul.i3052
  br i1 %cmp105284.i2276, label %for.body106.lr.ph.i2277, label %most_float.exit

for.body106.lr.ph.i2277:                          ; preds = %for.cond104.preheader.i2274
  %515 = getelementptr float, ptr %469, i64 %mul10.i3055
  br label %for.body106.i2278

for.body83.i2265:                                 ; preds = %if.end99.i2269, %for.body83.lr.ph.i2263
  %add81283.i2266 = phi i64 [ 8, %for.body83.lr.ph.i2263 ], [ %add81.i2272, %if.end99.i2269 ]
  %k79.0282.i2267 = phi i64 [ 0, %for.body83.lr.ph.i2263 ], [ %add81283.i2266, %if.end99.i2269 ]
  %add.ptr84.i2268 = getelementptr inbounds float, ptr %cond.i3059, i64 %k79.0282.i2267
  %516 = load <8 x float>, ptr %add.ptr84.i2268, align 4
  br i1 %tobool75.i2259, label %land.lhs.true86.i2290, label %if.end99.i2269

land.lhs.true86.i2290:                            ; preds = %for.body83.i2265
  %517 = load i64, ptr %arrayidx9.i3054, align 8
  %tobool88.not.i2291 = icmp eq i64 %517, 0
  br i1 %tobool88.not.i2291, label %if.then95.i2295, label %if.then89.i2292

if.then89.i2292:                                  ; preds = %land.lhs.true86.i2290
  %add.ptr91.i2293 = getelementptr inbounds float, ptr %add.ptr90.i2264, i64 %k79.0282.i2267
  %518 = load <8 x float>, ptr %add.ptr91.i2293, align 4
  %add92.i2294 = fadd <8 x float> %516, %518
  br label %if.end99.i2269

if.then95.i2295:                                  ; preds = %land.lhs.true86.i2290
  %519 = load float, ptr %469, align 4
  %splat.splatinsert.i2296 = insertelement <8 x float> poison, float %519, i64 0
  %splat.splat.i2297 = shufflevector <8 x float> %splat.splatinsert.i2296, <8 x float> poison, <8 x i32> zeroinitializer
  %add97.i2298 = fadd <8 x float> %516, %splat.splat.i2297
  br label %if.end99.i2269

if.end99.i2269:                                   ; preds = %if.then95.i2295, %if.then89.i2292, %for.body83.i2265
  %sum.0.i2270 = phi <8 x float> [ %add92.i2294, %if.then89.i2292 ], [ %add97.i2298, %if.then95.i2295 ], [ %516, %for.body83.i2265 ]
  %add.ptr100.i2271 = getelementptr inbounds float, ptr %478, i64 %k79.0282.i2267
  store <8 x float> %sum.0.i2270, ptr %add.ptr100.i2271, align 4
  %add81.i2272 = add nuw nsw i64 %add81283.i2266, 8
  %cmp82.not.i2273 = icmp sgt i64 %add81.i2272, %mul.i3052
  br i1 %cmp82.not.i2273, label %for.cond104.preheader.i2274, label %for.body83.i2265, !llvm.loop !87

for.body106.i2278:                                ; preds = %cond.end117.i2281, %for.body106.lr.ph.i2277
  %k79.1285.i2279 = phi i64 [ %k79.0.lcssa.i2275, %for.body106.lr.ph.i2277 ], [ %inc.i2284, %cond.end117.i2281 ]
  %arrayidx109.i2280 = getelementptr inbounds float, ptr %cond.i3059, i64 %k79.1285.i2279
  %520 = load float, ptr %arrayidx109.i2280, align 4
  br i1 %tobool75.i2259, label %cond.true108.i2286, label %cond.end117.i2281

cond.true108.i2286:                               ; preds = %for.body106.i2278
  %521 = load i64, ptr %arrayidx9.i3054, align 8
  %mul111.i2287 = mul nsw i64 %521, %k79.1285.i2279
  %arrayidx113.i2288 = getelementptr float, ptr %515, i64 %mul111.i2287
  %522 = load float, ptr %arrayidx113.i2288, align 4
  %add114.i2289 = fadd float %520, %522
  br label %cond.end117.i2281

cond.end117.i2281:                                ; preds = %cond.true108.i2286, %for.body106.i2278
  %cond118.i2282 = phi float [ %add114.i2289, %cond.true108.i2286 ], [ %520, %for.body106.i2278 ]
  %arrayidx119.i2283 = getelementptr inbounds float, ptr %478, i64 %k79.1285.i2279
  store float %cond118.i2282, ptr %arrayidx119.i2283, align 4
  %inc.i2284 = add nuw nsw i64 %k79.1285.i2279, 1
  %exitcond291.not.i2285 = icmp eq i64 %inc.i2284, %mul.i3052
  br i1 %exitcond291.not.i2285, label %most_float.exit, label %for.body106.i2278, !llvm.loop !88

most_float.exit:                                  ; preds = %cond.end117.i2281, %for.cond.cleanup.i2253, %lor.lhs.false72.i2257, %for.cond104.preheader.i2274
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i2224) #7
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool15.not.i3061, label %if.end31.i2525, label %land.lhs.true.i2519

land.lhs.true.i2519:                              ; preds = %cond.true65
  %tobool17.i2521.not = icmp eq i64 %468, 0
  br i1 %tobool17.i2521.not, label %if.then.i2523, label %land.lhs.true21.i2762

if.then.i2523:                                    ; preds = %land.lhs.true.i2519
  %cmp121.i.i2524 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i.i2524, label %for.body6.preheader.i.i2755, label %if.end31.i2525

for.body6.preheader.i.i2755:                      ; preds = %if.then.i2523
  %523 = inttoptr i64 %481 to ptr
  %.pre.i.i2756 = load i64, ptr %523, align 8
  br label %for.body6.i.i2757

for.body6.i.i2757:                                ; preds = %for.body6.i.i2757, %for.body6.preheader.i.i2755
  %k2.020.i.i2758 = phi i64 [ %inc9.i.i2760, %for.body6.i.i2757 ], [ 0, %for.body6.preheader.i.i2755 ]
  %arrayidx7.i.i2759 = getelementptr inbounds i64, ptr %cond.i3059, i64 %k2.020.i.i2758
  store i64 %.pre.i.i2756, ptr %arrayidx7.i.i2759, align 8
  %inc9.i.i2760 = add nuw nsw i64 %k2.020.i.i2758, 1
  %exitcond.not.i.i2761 = icmp eq i64 %inc9.i.i2760, %mul.i3052
  br i1 %exitcond.not.i.i2761, label %if.end31.i2525, label %for.body6.i.i2757, !llvm.loop !18

land.lhs.true21.i2762:                            ; preds = %land.lhs.true.i2519
  %tobool23.not.i2763 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i2763, label %if.then29.i2767, label %if.then24.i2764

if.then24.i2764:                                  ; preds = %land.lhs.true21.i2762
  %add.ptr.i2765 = getelementptr inbounds double, ptr %469, i64 %mul10.i3055
  %mul25.i2766 = shl i64 %mul.i3052, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3059, ptr nonnull align 8 %add.ptr.i2765, i64 %mul25.i2766, i1 false)
  br label %if.end31.i2525

if.then29.i2767:                                  ; preds = %land.lhs.true21.i2762
  %cmp121.i222.i2768 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i222.i2768, label %for.body6.preheader.i223.i2769, label %if.end31.i2525

for.body6.preheader.i223.i2769:                   ; preds = %if.then29.i2767
  %.pre.i224.i2770 = load i64, ptr %469, align 8
  br label %for.body6.i225.i2771

for.body6.i225.i2771:                             ; preds = %for.body6.i225.i2771, %for.body6.preheader.i223.i2769
  %k2.020.i226.i2772 = phi i64 [ %inc9.i228.i2774, %for.body6.i225.i2771 ], [ 0, %for.body6.preheader.i223.i2769 ]
  %arrayidx7.i227.i2773 = getelementptr inbounds i64, ptr %cond.i3059, i64 %k2.020.i226.i2772
  store i64 %.pre.i224.i2770, ptr %arrayidx7.i227.i2773, align 8
  %inc9.i228.i2774 = add nuw nsw i64 %k2.020.i226.i2772, 1
  %exitcond.not.i229.i2775 = icmp eq i64 %inc9.i228.i2774, %mul.i3052
  br i1 %exitcond.not.i229.i2775, label %if.end31.i2525, label %for.body6.i225.i2771, !llvm.loop !18

if.end31.i2525:                                   ; preds = %for.body6.i225.i2771, %for.body6.i.i2757, %if.then29.i2767, %if.then24.i2764, %if.then.i2523, %cond.true65
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i2500) #7
  %wrong.i2526 = getelementptr inbounds i8, ptr %found.i2500, i64 4200
  store i64 0, ptr %wrong.i2526, align 8
  %arrayidx32.i2527 = getelementptr inbounds i8, ptr %a, i64 48
  %524 = load i64, ptr %arrayidx32.i2527, align 8
  %cmp33276.i2528 = icmp sgt i64 %524, 0
  br i1 %cmp33276.i2528, label %for.body.lr.ph.i2575, label %for.cond.cleanup.i2529

for.body.lr.ph.i2575:                             ; preds = %if.end31.i2525
  %arrayidx43.i2576 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2577 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i2578 = getelementptr inbounds i8, ptr %found.i2500, i64 2096
  %count34.i.i2579 = getelementptr inbounds i8, ptr %found.i2500, i64 4192
  %cmp58.i2580 = icmp eq i64 %473, 1
  %cmp18.not101.i.i2581 = icmp slt i64 %473, 8
  %add.ptr67.idx.i2582 = shl nsw i64 %472, 12
  br label %for.body.i2583

for.cond.cleanup.i2529:                           ; preds = %if.end65.i2600, %if.end31.i2525
  %525 = phi i64 [ 0, %if.end31.i2525 ], [ %or36.i.i2595, %if.end65.i2600 ]
  %526 = load i64, ptr %a, align 8
  %cmp69.i2530 = icmp eq i64 %526, 0
  %tobool71.i2531 = icmp ne i64 %477, 0
  %or.cond133.i2532 = select i1 %cmp69.i2530, i1 %tobool71.i2531, i1 false
  br i1 %or.cond133.i2532, label %lor.lhs.false72.i2533, label %most_double.exit

for.body.i2583:                                   ; preds = %if.end65.i2600, %for.body.lr.ph.i2575
  %527 = phi i64 [ %524, %for.body.lr.ph.i2575 ], [ %555, %if.end65.i2600 ]
  %k.0278.i2584 = phi i64 [ 0, %for.body.lr.ph.i2575 ], [ %add.i2601, %if.end65.i2600 ]
  %values.0277.i2585 = phi ptr [ %467, %for.body.lr.ph.i2575 ], [ %add.ptr67.i2602, %if.end65.i2600 ]
  %sub35.i2586 = sub nsw i64 %527, %k.0278.i2584
  %spec.select.i2587 = tail call i64 @llvm.smin.i64(i64 %sub35.i2586, i64 512)
  %528 = load i64, ptr %arrayidx43.i2576, align 8
  %cmp44.i2588 = icmp eq i64 %528, 4
  %529 = load i64, ptr %arrayidx52.i2577, align 8
  %530 = load i64, ptr %arrayidx6.i3050, align 8
  %cmp67.i.i2589 = icmp sgt i64 %sub35.i2586, 0
  br i1 %cmp44.i2588, label %if.then45.i2716, label %if.else50.i2590

if.then45.i2716:                                  ; preds = %for.body.i2583
  %add.ptr46.i2717 = getelementptr inbounds i32, ptr %471, i64 %k.0278.i2584
  br i1 %cmp67.i.i2589, label %for.body.lr.ph.i.i2718, label %if.end55.i2592

for.body.lr.ph.i.i2718:                           ; preds = %if.then45.i2716
  %531 = load i64, ptr %arrayidx5.i3049, align 8
  %sub9.i.i2719 = sub nsw i64 %531, %530
  br label %for.body.i.i2720

for.cond15.preheader.i.i2742:                     ; preds = %for.body.i.i2720
  %tobool.not.i.i2743 = icmp eq i64 %add13.i.i2739, 0
  br i1 %tobool.not.i.i2743, label %if.end55.i2592, label %for.body19.lr.ph.i.i2744

for.body19.lr.ph.i.i2744:                         ; preds = %for.cond15.preheader.i.i2742
  %sub21.i.i2745 = add nsw i64 %add13.i.i2739, -1
  %arrayidx22.i.i2746 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %sub21.i.i2745
  %arrayidx28.i.i2747 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %sub21.i.i2745
  br label %for.body19.i.i2748

for.body.i.i2720:                                 ; preds = %for.body.i.i2720, %for.body.lr.ph.i.i2718
  %n.070.i.i2721 = phi i64 [ 0, %for.body.lr.ph.i.i2718 ], [ %add13.i.i2739, %for.body.i.i2720 ]
  %k.069.i.i2722 = phi i64 [ 0, %for.body.lr.ph.i.i2718 ], [ %inc.i.i2740, %for.body.i.i2720 ]
  %wrong.068.i.i2723 = phi i64 [ 0, %for.body.lr.ph.i.i2718 ], [ %or.i.i2731, %for.body.i.i2720 ]
  %arrayidx.i.i2724 = getelementptr inbounds i32, ptr %add.ptr46.i2717, i64 %k.069.i.i2722
  %532 = load i32, ptr %arrayidx.i.i2724, align 4
  %conv.i.i2725 = sext i32 %532 to i64
  %isneg.i.i2726 = icmp slt i32 %532, 0
  %and.i.i2727 = select i1 %isneg.i.i2726, i64 %529, i64 0
  %add.i.i2728 = add nsw i64 %and.i.i2727, %conv.i.i2725
  %cmp1.i.i2729 = icmp uge i64 %add.i.i2728, %529
  %conv3.i.i2730 = zext i1 %cmp1.i.i2729 to i64
  %or.i.i2731 = or i64 %wrong.068.i.i2723, %conv3.i.i2730
  %conv4.i.i2732 = trunc i64 %k.069.i.i2722 to i32
  %arrayidx5.i.i2733 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %n.070.i.i2721
  store i32 %conv4.i.i2732, ptr %arrayidx5.i.i2733, align 4
  %sub.i.i2734 = sub nsw i64 %add.i.i2728, %530
  %conv6.i.i2735 = trunc i64 %sub.i.i2734 to i32
  %arrayidx7.i231.i2736 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %n.070.i.i2721
  store i32 %conv6.i.i2735, ptr %arrayidx7.i231.i2736, align 4
  %cmp10.i.i2737 = icmp ult i64 %sub.i.i2734, %sub9.i.i2719
  %conv12.i.i2738 = zext i1 %cmp10.i.i2737 to i64
  %add13.i.i2739 = add nuw nsw i64 %n.070.i.i2721, %conv12.i.i2738
  %inc.i.i2740 = add nuw nsw i64 %k.069.i.i2722, 1
  %exitcond.not.i232.i2741 = icmp eq i64 %inc.i.i2740, %spec.select.i2587
  br i1 %exitcond.not.i232.i2741, label %for.cond15.preheader.i.i2742, label %for.body.i.i2720, !llvm.loop !7

for.body19.i.i2748:                               ; preds = %for.body19.i.i2748, %for.body19.lr.ph.i.i2744
  %k14.072.i.i2749 = phi i64 [ 0, %for.body19.lr.ph.i.i2744 ], [ %inc33.i.i2753, %for.body19.i.i2748 ]
  %533 = load i32, ptr %arrayidx22.i.i2746, align 4
  %add24.i.i2750 = add nuw nsw i64 %k14.072.i.i2749, %add13.i.i2739
  %arrayidx25.i.i2751 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %add24.i.i2750
  store i32 %533, ptr %arrayidx25.i.i2751, align 4
  %534 = load i32, ptr %arrayidx28.i.i2747, align 4
  %arrayidx31.i.i2752 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %add24.i.i2750
  store i32 %534, ptr %arrayidx31.i.i2752, align 4
  %inc33.i.i2753 = add nuw nsw i64 %k14.072.i.i2749, 1
  %exitcond286.not.i2754 = icmp eq i64 %inc33.i.i2753, 12
  br i1 %exitcond286.not.i2754, label %if.end55.i2592, label %for.body19.i.i2748, !llvm.loop !8

if.else50.i2590:                                  ; preds = %for.body.i2583
  %add.ptr51.i2591 = getelementptr inbounds i64, ptr %471, i64 %k.0278.i2584
  br i1 %cmp67.i.i2589, label %for.body.lr.ph.i233.i2680, label %if.end55.i2592

for.body.lr.ph.i233.i2680:                        ; preds = %if.else50.i2590
  %535 = load i64, ptr %arrayidx5.i3049, align 8
  %sub8.i.i2681 = sub nsw i64 %535, %530
  br label %for.body.i235.i2682

for.cond14.preheader.i.i2703:                     ; preds = %for.body.i235.i2682
  %tobool.not.i246.i2704 = icmp eq i64 %add12.i.i2700, 0
  br i1 %tobool.not.i246.i2704, label %if.end55.i2592, label %for.body18.lr.ph.i.i2705

for.body18.lr.ph.i.i2705:                         ; preds = %for.cond14.preheader.i.i2703
  %sub20.i.i2706 = add nsw i64 %add12.i.i2700, -1
  %arrayidx21.i.i2707 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %sub20.i.i2706
  %arrayidx27.i.i2708 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %sub20.i.i2706
  br label %for.body18.i.i2709

for.body.i235.i2682:                              ; preds = %for.body.i235.i2682, %for.body.lr.ph.i233.i2680
  %n.069.i.i2683 = phi i64 [ 0, %for.body.lr.ph.i233.i2680 ], [ %add12.i.i2700, %for.body.i235.i2682 ]
  %k.068.i.i2684 = phi i64 [ 0, %for.body.lr.ph.i233.i2680 ], [ %inc.i244.i2701, %for.body.i235.i2682 ]
  %wrong.067.i.i2685 = phi i64 [ 0, %for.body.lr.ph.i233.i2680 ], [ %or.i241.i2692, %for.body.i235.i2682 ]
  %arrayidx.i236.i2686 = getelementptr inbounds i64, ptr %add.ptr51.i2591, i64 %k.068.i.i2684
  %536 = load i64, ptr %arrayidx.i236.i2686, align 8
  %isneg.i237.i2687 = icmp slt i64 %536, 0
  %and.i238.i2688 = select i1 %isneg.i237.i2687, i64 %529, i64 0
  %add.i239.i2689 = add nsw i64 %and.i238.i2688, %536
  %cmp1.i240.i2690 = icmp uge i64 %add.i239.i2689, %529
  %conv2.i.i2691 = zext i1 %cmp1.i240.i2690 to i64
  %or.i241.i2692 = or i64 %wrong.067.i.i2685, %conv2.i.i2691
  %conv3.i242.i2693 = trunc i64 %k.068.i.i2684 to i32
  %arrayidx4.i.i2694 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %n.069.i.i2683
  store i32 %conv3.i242.i2693, ptr %arrayidx4.i.i2694, align 4
  %sub.i243.i2695 = sub nsw i64 %add.i239.i2689, %530
  %conv5.i.i2696 = trunc i64 %sub.i243.i2695 to i32
  %arrayidx6.i.i2697 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %n.069.i.i2683
  store i32 %conv5.i.i2696, ptr %arrayidx6.i.i2697, align 4
  %cmp9.i.i2698 = icmp ult i64 %sub.i243.i2695, %sub8.i.i2681
  %conv11.i.i2699 = zext i1 %cmp9.i.i2698 to i64
  %add12.i.i2700 = add nuw nsw i64 %n.069.i.i2683, %conv11.i.i2699
  %inc.i244.i2701 = add nuw nsw i64 %k.068.i.i2684, 1
  %exitcond.not.i245.i2702 = icmp eq i64 %inc.i244.i2701, %spec.select.i2587
  br i1 %exitcond.not.i245.i2702, label %for.cond14.preheader.i.i2703, label %for.body.i235.i2682, !llvm.loop !9

for.body18.i.i2709:                               ; preds = %for.body18.i.i2709, %for.body18.lr.ph.i.i2705
  %k13.071.i.i2710 = phi i64 [ 0, %for.body18.lr.ph.i.i2705 ], [ %inc32.i.i2714, %for.body18.i.i2709 ]
  %537 = load i32, ptr %arrayidx21.i.i2707, align 4
  %add23.i.i2711 = add nuw nsw i64 %k13.071.i.i2710, %add12.i.i2700
  %arrayidx24.i.i2712 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %add23.i.i2711
  store i32 %537, ptr %arrayidx24.i.i2712, align 4
  %538 = load i32, ptr %arrayidx27.i.i2708, align 4
  %arrayidx30.i.i2713 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %add23.i.i2711
  store i32 %538, ptr %arrayidx30.i.i2713, align 4
  %inc32.i.i2714 = add nuw nsw i64 %k13.071.i.i2710, 1
  %exitcond.not.i2715 = icmp eq i64 %inc32.i.i2714, 12
  br i1 %exitcond.not.i2715, label %if.end55.i2592, label %for.body18.i.i2709, !llvm.loop !10

if.end55.i2592:                                   ; preds = %for.body18.i.i2709, %for.body19.i.i2748, %for.cond14.preheader.i.i2703, %if.else50.i2590, %for.cond15.preheader.i.i2742, %if.then45.i2716
  %n.0.lcssa76.i.sink.i2593 = phi i64 [ 0, %for.cond15.preheader.i.i2742 ], [ 0, %if.then45.i2716 ], [ 0, %for.cond14.preheader.i.i2703 ], [ 0, %if.else50.i2590 ], [ %add13.i.i2739, %for.body19.i.i2748 ], [ %add12.i.i2700, %for.body18.i.i2709 ]
  %wrong.0.lcssa75.i.sink.i2594 = phi i64 [ %or.i.i2731, %for.cond15.preheader.i.i2742 ], [ 0, %if.then45.i2716 ], [ %or.i241.i2692, %for.cond14.preheader.i.i2703 ], [ 0, %if.else50.i2590 ], [ %or.i.i2731, %for.body19.i.i2748 ], [ %or.i241.i2692, %for.body18.i.i2709 ]
  store i64 %n.0.lcssa76.i.sink.i2593, ptr %count34.i.i2579, align 8
  %539 = load i64, ptr %wrong.i2526, align 8
  %or36.i.i2595 = or i64 %539, %wrong.0.lcssa75.i.sink.i2594
  store i64 %or36.i.i2595, ptr %wrong.i2526, align 8
  %tobool56.i2596 = icmp ne i64 %n.0.lcssa76.i.sink.i2593, 0
  %or.cond132.i2597 = select i1 %tobool56.i2596, i1 %cmp58.i2580, i1 false
  %cmp47.i.i2598 = icmp sgt i64 %n.0.lcssa76.i.sink.i2593, 0
  br i1 %or.cond132.i2597, label %if.then59.i2650, label %if.else60.i2599

if.then59.i2650:                                  ; preds = %if.end55.i2592
  br i1 %cmp47.i.i2598, label %for.body.preheader.i.i2651, label %if.end65.i2600

for.body.preheader.i.i2651:                       ; preds = %if.then59.i2650
  %540 = load i32, ptr %places.i234.i2578, align 8
  %conv.i248.i2652 = sext i32 %540 to i64
  %arrayidx1.i.i2653 = getelementptr inbounds double, ptr %cond.i3059, i64 %conv.i248.i2652
  %541 = load double, ptr %arrayidx1.i.i2653, align 8
  br label %for.body.i249.i2654

for.body.i249.i2654:                              ; preds = %if.end.i.i2667, %for.body.preheader.i.i2651
  %before.050.i.i2655 = phi i64 [ %conv5.i251.i2659, %if.end.i.i2667 ], [ %conv.i248.i2652, %for.body.preheader.i.i2651 ]
  %m.049.i.i2656 = phi i64 [ %inc.i256.i2678, %if.end.i.i2667 ], [ 0, %for.body.preheader.i.i2651 ]
  %found.048.i.i2657 = phi double [ %cond.i.i2676, %if.end.i.i2667 ], [ %541, %for.body.preheader.i.i2651 ]
  %arrayidx4.i250.i2658 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %m.049.i.i2656
  %542 = load i32, ptr %arrayidx4.i250.i2658, align 4
  %conv5.i251.i2659 = sext i32 %542 to i64
  %add.i252.i2660 = add nuw nsw i64 %m.049.i.i2656, 12
  %arrayidx7.i253.i2661 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %add.i252.i2660
  %543 = load i32, ptr %arrayidx7.i253.i2661, align 4
  %idx.ext.i.i2662 = sext i32 %543 to i64
  %add.ptr.i.i2663 = getelementptr inbounds double, ptr %cond.i3059, i64 %idx.ext.i.i2662
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2663, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2664 = icmp eq i64 %before.050.i.i2655, %conv5.i251.i2659
  br i1 %cmp8.not.i.i2664, label %if.end.i.i2667, label %if.then.i.i2665

if.then.i.i2665:                                  ; preds = %for.body.i249.i2654
  %arrayidx10.i.i2666 = getelementptr inbounds double, ptr %cond.i3059, i64 %conv5.i251.i2659
  %544 = load double, ptr %arrayidx10.i.i2666, align 8
  br label %if.end.i.i2667

if.end.i.i2667:                                   ; preds = %if.then.i.i2665, %for.body.i249.i2654
  %found.1.i.i2668 = phi double [ %544, %if.then.i.i2665 ], [ %found.048.i.i2657, %for.body.i249.i2654 ]
  %arrayidx11.i.i2669 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %m.049.i.i2656
  %545 = load i32, ptr %arrayidx11.i.i2669, align 4
  %conv12.i254.i2670 = sext i32 %545 to i64
  %mul.i.i2671 = mul nsw i64 %472, %conv12.i254.i2670
  %arrayidx13.i.i2672 = getelementptr inbounds double, ptr %values.0277.i2585, i64 %mul.i.i2671
  %546 = load double, ptr %arrayidx13.i.i2672, align 8
  %cmp14.i.i2673 = fcmp oge double %found.1.i.i2668, %546
  %cmp16.i255.i2674 = fcmp uno double %found.1.i.i2668, 0.000000e+00
  %or.cond.i.i2675 = or i1 %cmp16.i255.i2674, %cmp14.i.i2673
  %cond.i.i2676 = select i1 %or.cond.i.i2675, double %found.1.i.i2668, double %546
  %arrayidx23.i.i2677 = getelementptr inbounds double, ptr %cond.i3059, i64 %conv5.i251.i2659
  store double %cond.i.i2676, ptr %arrayidx23.i.i2677, align 8
  %inc.i256.i2678 = add nuw nsw i64 %m.049.i.i2656, 1
  %exitcond288.not.i2679 = icmp eq i64 %inc.i256.i2678, %n.0.lcssa76.i.sink.i2593
  br i1 %exitcond288.not.i2679, label %if.end65.i2600, label %for.body.i249.i2654, !llvm.loop !89

if.else60.i2599:                                  ; preds = %if.end55.i2592
  br i1 %cmp47.i.i2598, label %for.body.i260.i2604, label %if.end65.i2600

for.body.i260.i2604:                              ; preds = %if.else60.i2599, %for.end51.i.i2637
  %m.0107.i.i2605 = phi i64 [ %inc53.i.i2638, %for.end51.i.i2637 ], [ 0, %if.else60.i2599 ]
  %arrayidx.i261.i2606 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %m.0107.i.i2605
  %547 = load i32, ptr %arrayidx.i261.i2606, align 4
  %conv.i262.i2607 = sext i32 %547 to i64
  %mul.i263.i2608 = mul nsw i64 %472, %conv.i262.i2607
  %add.ptr.i264.i2609 = getelementptr inbounds double, ptr %values.0277.i2585, i64 %mul.i263.i2608
  %arrayidx1.i265.i2610 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %m.0107.i.i2605
  %548 = load i32, ptr %arrayidx1.i265.i2610, align 4
  %conv2.i266.i2611 = sext i32 %548 to i64
  %mul3.i.i2612 = mul nsw i64 %473, %conv2.i266.i2611
  %add.ptr4.i.i2613 = getelementptr inbounds double, ptr %cond.i3059, i64 %mul3.i.i2612
  %add.i267.i2614 = add nuw nsw i64 %m.0107.i.i2605, 12
  %arrayidx6.i268.i2615 = getelementptr inbounds [524 x i32], ptr %found.i2500, i64 0, i64 %add.i267.i2614
  %549 = load i32, ptr %arrayidx6.i268.i2615, align 4
  %conv7.i.i2616 = sext i32 %549 to i64
  %mul8.i.i2617 = mul nsw i64 %472, %conv7.i.i2616
  %add.ptr9.i.i2618 = getelementptr inbounds double, ptr %values.0277.i2585, i64 %mul8.i.i2617
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2618, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2619 = getelementptr inbounds [524 x i32], ptr %places.i234.i2578, i64 0, i64 %add.i267.i2614
  %550 = load i32, ptr %arrayidx12.i.i2619, align 4
  %conv13.i.i2620 = sext i32 %550 to i64
  %mul14.i.i2621 = mul nsw i64 %473, %conv13.i.i2620
  %add.ptr15.i.i2622 = getelementptr inbounds double, ptr %cond.i3059, i64 %mul14.i.i2621
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2622, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2581, label %for.cond35.preheader.i.i2634, label %for.body20.i.i2623

for.cond35.preheader.i.i2634:                     ; preds = %for.body20.i.i2623, %for.body.i260.i2604
  %j.0.lcssa.i.i2635 = phi i64 [ 0, %for.body.i260.i2604 ], [ %add17103.i.i2624, %for.body20.i.i2623 ]
  %cmp36104.i.i2636 = icmp slt i64 %j.0.lcssa.i.i2635, %473
  br i1 %cmp36104.i.i2636, label %for.body38.i.i2640, label %for.end51.i.i2637

for.body20.i.i2623:                               ; preds = %for.body.i260.i2604, %for.body20.i.i2623
  %add17103.i.i2624 = phi i64 [ %add17.i.i2632, %for.body20.i.i2623 ], [ 8, %for.body.i260.i2604 ]
  %j.0102.i.i2625 = phi i64 [ %add17103.i.i2624, %for.body20.i.i2623 ], [ 0, %for.body.i260.i2604 ]
  %add.ptr21.i.i2626 = getelementptr inbounds double, ptr %add.ptr4.i.i2613, i64 %j.0102.i.i2625
  %551 = load <8 x double>, ptr %add.ptr21.i.i2626, align 8
  %add.ptr22.i.i2627 = getelementptr inbounds double, ptr %add.ptr.i264.i2609, i64 %j.0102.i.i2625
  %552 = load <8 x double>, ptr %add.ptr22.i.i2627, align 8
  %cmp23.i.i2628 = fcmp ult <8 x double> %551, %552
  %cmp24.i.i2629 = fcmp ord <8 x double> %551, zeroinitializer
  %or100.not.i.i2630 = and <8 x i1> %cmp23.i.i2628, %cmp24.i.i2629
  %or32.v.i.i2631 = select <8 x i1> %or100.not.i.i2630, <8 x double> %552, <8 x double> %551
  store <8 x double> %or32.v.i.i2631, ptr %add.ptr21.i.i2626, align 8
  %add17.i.i2632 = add nuw nsw i64 %add17103.i.i2624, 8
  %cmp18.not.i.i2633 = icmp sgt i64 %add17.i.i2632, %473
  br i1 %cmp18.not.i.i2633, label %for.cond35.preheader.i.i2634, label %for.body20.i.i2623, !llvm.loop !90

for.body38.i.i2640:                               ; preds = %for.cond35.preheader.i.i2634, %for.body38.i.i2640
  %j.1105.i.i2641 = phi i64 [ %inc.i271.i2648, %for.body38.i.i2640 ], [ %j.0.lcssa.i.i2635, %for.cond35.preheader.i.i2634 ]
  %arrayidx39.i.i2642 = getelementptr inbounds double, ptr %add.ptr4.i.i2613, i64 %j.1105.i.i2641
  %553 = load double, ptr %arrayidx39.i.i2642, align 8
  %arrayidx40.i.i2643 = getelementptr inbounds double, ptr %add.ptr.i264.i2609, i64 %j.1105.i.i2641
  %554 = load double, ptr %arrayidx40.i.i2643, align 8
  %cmp41.i.i2644 = fcmp oge double %553, %554
  %cmp45.i.i2645 = fcmp uno double %553, 0.000000e+00
  %or.cond.i270.i2646 = or i1 %cmp45.i.i2645, %cmp41.i.i2644
  %spec.select.i.i2647 = select i1 %or.cond.i270.i2646, double %553, double %554
  store double %spec.select.i.i2647, ptr %arrayidx39.i.i2642, align 8
  %inc.i271.i2648 = add nuw nsw i64 %j.1105.i.i2641, 1
  %exitcond.not.i272.i2649 = icmp eq i64 %inc.i271.i2648, %473
  br i1 %exitcond.not.i272.i2649, label %for.end51.i.i2637, label %for.body38.i.i2640, !llvm.loop !91

for.end51.i.i2637:                                ; preds = %for.body38.i.i2640, %for.cond35.preheader.i.i2634
  %inc53.i.i2638 = add nuw nsw i64 %m.0107.i.i2605, 1
  %exitcond287.not.i2639 = icmp eq i64 %inc53.i.i2638, %n.0.lcssa76.i.sink.i2593
  br i1 %exitcond287.not.i2639, label %if.end65.i2600, label %for.body.i260.i2604, !llvm.loop !92

if.end65.i2600:                                   ; preds = %for.end51.i.i2637, %if.end.i.i2667, %if.else60.i2599, %if.then59.i2650
  %add.i2601 = add nuw nsw i64 %k.0278.i2584, 512
  %add.ptr67.i2602 = getelementptr inbounds i8, ptr %values.0277.i2585, i64 %add.ptr67.idx.i2582
  %555 = load i64, ptr %arrayidx32.i2527, align 8
  %cmp33.i2603 = icmp slt i64 %add.i2601, %555
  br i1 %cmp33.i2603, label %for.body.i2583, label %for.cond.cleanup.i2529, !llvm.loop !93

lor.lhs.false72.i2533:                            ; preds = %for.cond.cleanup.i2529
  %cmp73.i2534 = icmp ne ptr %cond.i3059, %478
  %tobool75.i2535 = icmp ne i64 %468, 0
  %or.cond134.i2536 = select i1 %cmp73.i2534, i1 true, i1 %tobool75.i2535
  br i1 %or.cond134.i2536, label %for.cond80.preheader.i2537, label %most_double.exit

for.cond80.preheader.i2537:                       ; preds = %lor.lhs.false72.i2533
  %cmp82.not279.i2538 = icmp slt i64 %mul.i3052, 8
  br i1 %cmp82.not279.i2538, label %for.cond104.preheader.i2550, label %for.body83.lr.ph.i2539

for.body83.lr.ph.i2539:                           ; preds = %for.cond80.preheader.i2537
  %add.ptr90.i2540 = getelementptr inbounds double, ptr %469, i64 %mul10.i3055
  br label %for.body83.i2541

for.cond104.preheader.i2550:                      ; preds = %if.end99.i2545, %for.cond80.preheader.i2537
  %k79.0.lcssa.i2551 = phi i64 [ 0, %for.cond80.preheader.i2537 ], [ %add81281.i2542, %if.end99.i2545 ]
  %cmp105282.i2552 = icmp slt i64 %k79.0.lcssa.i2551, %mul.i3052
  br i1 %cmp105282.i2552, label %for.body106.lr.ph.i2553, label %most_double.exit

for.body106.lr.ph.i2553:                          ; preds = %for.cond104.preheader.i2550
  %556 = getelementptr double, ptr %469, i64 %mul10.i3055
  br label %for.body106.i2554

for.body83.i2541:                                 ; preds = %if.end99.i2545, %for.body83.lr.ph.i2539
  %add81281.i2542 = phi i64 [ 8, %for.body83.lr.ph.i2539 ], [ %add81.i2548, %if.end99.i2545 ]
  %k79.0280.i2543 = phi i64 [ 0, %for.body83.lr.ph.i2539 ], [ %add81281.i2542, %if.end99.i2545 ]
  %add.ptr84.i2544 = getelementptr inbounds double, ptr %cond.i3059, i64 %k79.0280.i2543
  %557 = load <8 x double>, ptr %add.ptr84.i2544, align 8
  br i1 %tobool75.i2535, label %land.lhs.true86.i2566, label %if.end99.i2545

land.lhs.true86.i2566:                            ; preds = %for.body83.i2541
  %558 = load i64, ptr %arrayidx9.i3054, align 8
  %tobool88.not.i2567 = icmp eq i64 %558, 0
  br i1 %tobool88.not.i2567, label %if.then95.i2571, label %if.then89.i2568

if.then89.i2568:                                  ; preds = %land.lhs.true86.i2566
  %add.ptr91.i2569 = getelementptr inbounds double, ptr %add.ptr90.i2540, i64 %k79.0280.i2543
  %559 = load <8 x double>, ptr %add.ptr91.i2569, align 8
  %add92.i2570 = fadd <8 x double> %557, %559
  br label %if.end99.i2545

if.then95.i2571:                                  ; preds = %land.lhs.true86.i2566
  %560 = load double, ptr %469, align 8
  %splat.splatinsert.i2572 = insertelement <8 x double> poison, double %560, i64 0
  %splat.splat.i2573 = shufflevector <8 x double> %splat.splatinsert.i2572, <8 x double> poison, <8 x i32> zeroinitializer
  %add97.i2574 = fadd <8 x double> %557, %splat.splat.i2573
  br label %if.end99.i2545

if.end99.i2545:                                   ; preds = %if.then95.i2571, %if.then89.i2568, %for.body83.i2541
  %sum.0.i2546 = phi <8 x double> [ %add92.i2570, %if.then89.i2568 ], [ %add97.i2574, %if.then95.i2571 ], [ %557, %for.body83.i2541 ]
  %add.ptr100.i2547 = getelementptr inbounds double, ptr %478, i64 %k79.0280.i2543
  store <8 x double> %sum.0.i2546, ptr %add.ptr100.i2547, align 8
  %add81.i2548 = add nuw nsw i64 %add81281.i2542, 8
  %cmp82.not.i2549 = icmp sgt i64 %add81.i2548, %mul.i3052
  br i1 %cmp82.not.i2549, label %for.cond104.preheader.i2550, label %for.body83.i2541, !llvm.loop !94

for.body106.i2554:                                ; preds = %cond.end117.i2557, %for.body106.lr.ph.i2553
  %k79.1283.i2555 = phi i64 [ %k79.0.lcssa.i2551, %for.body106.lr.ph.i2553 ], [ %inc.i2560, %cond.end117.i2557 ]
  %arrayidx109.i2556 = getelementptr inbounds double, ptr %cond.i3059, i64 %k79.1283.i2555
  %561 = load double, ptr %arrayidx109.i2556, align 8
  br i1 %tobool75.i2535, label %cond.true108.i2562, label %cond.end117.i2557

cond.true108.i2562:                               ; preds = %for.body106.i2554
  %562 = load i64, ptr %arrayidx9.i3054, align 8
  %mul111.i2563 = mul nsw i64 %562, %k79.1283.i2555
  %arrayidx113.i2564 = getelementptr double, ptr %556, i64 %mul111.i2563
  %563 = load double, ptr %arrayidx113.i2564, align 8
  %add114.i2565 = fadd double %561, %563
  br label %cond.end117.i2557

cond.end117.i2557:                                ; preds = %cond.true108.i2562, %for.body106.i2554
  %cond118.i2558 = phi double [ %add114.i2565, %cond.true108.i2562 ], [ %561, %for.body106.i2554 ]
  %arrayidx119.i2559 = getelementptr inbounds double, ptr %478, i64 %k79.1283.i2555
  store double %cond118.i2558, ptr %arrayidx119.i2559, align 8
  %inc.i2560 = add nuw nsw i64 %k79.1283.i2555, 1
  %exitcond289.not.i2561 = icmp eq i64 %inc.i2560, %mul.i3052
  br i1 %exitcond289.not.i2561, label %most_double.exit, label %for.body106.i2554, !llvm.loop !95

most_double.exit:                                 ; preds = %cond.end117.i2557, %for.cond.cleanup.i2529, %lor.lhs.false72.i2533, %for.cond104.preheader.i2550
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i2500) #7
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool15.not.i3061, label %if.end31.i2801, label %land.lhs.true.i2795

land.lhs.true.i2795:                              ; preds = %cond.true70
  %tobool17.i2797.not = icmp eq i64 %468, 0
  br i1 %tobool17.i2797.not, label %if.then.i2799, label %land.lhs.true21.i3029

if.then.i2799:                                    ; preds = %land.lhs.true.i2795
  %cmp121.i.i2800 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i.i2800, label %for.body.preheader.i.i3022, label %if.end31.i2801

for.body.preheader.i.i3022:                       ; preds = %if.then.i2799
  %564 = inttoptr i64 %481 to ptr
  %.pre25.i.i3023 = load i32, ptr %564, align 4
  br label %for.body.i.i3024

for.body.i.i3024:                                 ; preds = %for.body.i.i3024, %for.body.preheader.i.i3022
  %k.022.i.i3025 = phi i64 [ %inc.i.i3027, %for.body.i.i3024 ], [ 0, %for.body.preheader.i.i3022 ]
  %arrayidx.i.i3026 = getelementptr inbounds i32, ptr %cond.i3059, i64 %k.022.i.i3025
  store i32 %.pre25.i.i3023, ptr %arrayidx.i.i3026, align 4
  %inc.i.i3027 = add nuw nsw i64 %k.022.i.i3025, 1
  %exitcond24.not.i.i3028 = icmp eq i64 %inc.i.i3027, %mul.i3052
  br i1 %exitcond24.not.i.i3028, label %if.end31.i2801, label %for.body.i.i3024, !llvm.loop !4

land.lhs.true21.i3029:                            ; preds = %land.lhs.true.i2795
  %tobool23.not.i3030 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i3030, label %if.then29.i3034, label %if.then24.i3031

if.then24.i3031:                                  ; preds = %land.lhs.true21.i3029
  %add.ptr.i3032 = getelementptr inbounds i32, ptr %469, i64 %mul10.i3055
  %mul25.i3033 = shl i64 %mul.i3052, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3059, ptr nonnull align 4 %add.ptr.i3032, i64 %mul25.i3033, i1 false)
  br label %if.end31.i2801

if.then29.i3034:                                  ; preds = %land.lhs.true21.i3029
  %cmp121.i222.i3035 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i222.i3035, label %for.body.preheader.i223.i3036, label %if.end31.i2801

for.body.preheader.i223.i3036:                    ; preds = %if.then29.i3034
  %.pre25.i224.i3037 = load i32, ptr %469, align 4
  br label %for.body.i225.i3038

for.body.i225.i3038:                              ; preds = %for.body.i225.i3038, %for.body.preheader.i223.i3036
  %k.022.i226.i3039 = phi i64 [ %inc.i228.i3041, %for.body.i225.i3038 ], [ 0, %for.body.preheader.i223.i3036 ]
  %arrayidx.i227.i3040 = getelementptr inbounds i32, ptr %cond.i3059, i64 %k.022.i226.i3039
  store i32 %.pre25.i224.i3037, ptr %arrayidx.i227.i3040, align 4
  %inc.i228.i3041 = add nuw nsw i64 %k.022.i226.i3039, 1
  %exitcond24.not.i229.i3042 = icmp eq i64 %inc.i228.i3041, %mul.i3052
  br i1 %exitcond24.not.i229.i3042, label %if.end31.i2801, label %for.body.i225.i3038, !llvm.loop !4

if.end31.i2801:                                   ; preds = %for.body.i225.i3038, %for.body.i.i3024, %if.then29.i3034, %if.then24.i3031, %if.then.i2799, %cond.true70
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i2776) #7
  %wrong.i2802 = getelementptr inbounds i8, ptr %found.i2776, i64 4200
  store i64 0, ptr %wrong.i2802, align 8
  %arrayidx32.i2803 = getelementptr inbounds i8, ptr %a, i64 48
  %565 = load i64, ptr %arrayidx32.i2803, align 8
  %cmp33276.i2804 = icmp sgt i64 %565, 0
  br i1 %cmp33276.i2804, label %for.body.lr.ph.i2851, label %for.cond.cleanup.i2805

for.body.lr.ph.i2851:                             ; preds = %if.end31.i2801
  %arrayidx43.i2852 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2853 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i2854 = getelementptr inbounds i8, ptr %found.i2776, i64 2096
  %count34.i.i2855 = getelementptr inbounds i8, ptr %found.i2776, i64 4192
  %cmp58.i2856 = icmp eq i64 %473, 1
  %cmp18.not99.i.i2857 = icmp slt i64 %473, 8
  %add.ptr67.idx.i2858 = shl nsw i64 %472, 11
  br label %for.body.i2859

for.cond.cleanup.i2805:                           ; preds = %if.end65.i2876, %if.end31.i2801
  %566 = phi i64 [ 0, %if.end31.i2801 ], [ %or36.i.i2871, %if.end65.i2876 ]
  %567 = load i64, ptr %a, align 8
  %cmp69.i2806 = icmp eq i64 %567, 0
  %tobool71.i2807 = icmp ne i64 %477, 0
  %or.cond133.i2808 = select i1 %cmp69.i2806, i1 %tobool71.i2807, i1 false
  br i1 %or.cond133.i2808, label %lor.lhs.false72.i2809, label %most_int.exit

for.body.i2859:                                   ; preds = %if.end65.i2876, %for.body.lr.ph.i2851
  %568 = phi i64 [ %565, %for.body.lr.ph.i2851 ], [ %596, %if.end65.i2876 ]
  %k.0278.i2860 = phi i64 [ 0, %for.body.lr.ph.i2851 ], [ %add.i2877, %if.end65.i2876 ]
  %values.0277.i2861 = phi ptr [ %467, %for.body.lr.ph.i2851 ], [ %add.ptr67.i2878, %if.end65.i2876 ]
  %sub35.i2862 = sub nsw i64 %568, %k.0278.i2860
  %spec.select.i2863 = tail call i64 @llvm.smin.i64(i64 %sub35.i2862, i64 512)
  %569 = load i64, ptr %arrayidx43.i2852, align 8
  %cmp44.i2864 = icmp eq i64 %569, 4
  %570 = load i64, ptr %arrayidx52.i2853, align 8
  %571 = load i64, ptr %arrayidx6.i3050, align 8
  %cmp67.i.i2865 = icmp sgt i64 %sub35.i2862, 0
  br i1 %cmp44.i2864, label %if.then45.i2983, label %if.else50.i2866

if.then45.i2983:                                  ; preds = %for.body.i2859
  %add.ptr46.i2984 = getelementptr inbounds i32, ptr %471, i64 %k.0278.i2860
  br i1 %cmp67.i.i2865, label %for.body.lr.ph.i.i2985, label %if.end55.i2868

for.body.lr.ph.i.i2985:                           ; preds = %if.then45.i2983
  %572 = load i64, ptr %arrayidx5.i3049, align 8
  %sub9.i.i2986 = sub nsw i64 %572, %571
  br label %for.body.i231.i2987

for.cond15.preheader.i.i3009:                     ; preds = %for.body.i231.i2987
  %tobool.not.i.i3010 = icmp eq i64 %add13.i.i3006, 0
  br i1 %tobool.not.i.i3010, label %if.end55.i2868, label %for.body19.lr.ph.i.i3011

for.body19.lr.ph.i.i3011:                         ; preds = %for.cond15.preheader.i.i3009
  %sub21.i.i3012 = add nsw i64 %add13.i.i3006, -1
  %arrayidx22.i.i3013 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %sub21.i.i3012
  %arrayidx28.i.i3014 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %sub21.i.i3012
  br label %for.body19.i.i3015

for.body.i231.i2987:                              ; preds = %for.body.i231.i2987, %for.body.lr.ph.i.i2985
  %n.070.i.i2988 = phi i64 [ 0, %for.body.lr.ph.i.i2985 ], [ %add13.i.i3006, %for.body.i231.i2987 ]
  %k.069.i.i2989 = phi i64 [ 0, %for.body.lr.ph.i.i2985 ], [ %inc.i233.i3007, %for.body.i231.i2987 ]
  %wrong.068.i.i2990 = phi i64 [ 0, %for.body.lr.ph.i.i2985 ], [ %or.i.i2998, %for.body.i231.i2987 ]
  %arrayidx.i232.i2991 = getelementptr inbounds i32, ptr %add.ptr46.i2984, i64 %k.069.i.i2989
  %573 = load i32, ptr %arrayidx.i232.i2991, align 4
  %conv.i.i2992 = sext i32 %573 to i64
  %isneg.i.i2993 = icmp slt i32 %573, 0
  %and.i.i2994 = select i1 %isneg.i.i2993, i64 %570, i64 0
  %add.i.i2995 = add nsw i64 %and.i.i2994, %conv.i.i2992
  %cmp1.i.i2996 = icmp uge i64 %add.i.i2995, %570
  %conv3.i.i2997 = zext i1 %cmp1.i.i2996 to i64
  %or.i.i2998 = or i64 %wrong.068.i.i2990, %conv3.i.i2997
  %conv4.i.i2999 = trunc i64 %k.069.i.i2989 to i32
  %arrayidx5.i.i3000 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %n.070.i.i2988
  store i32 %conv4.i.i2999, ptr %arrayidx5.i.i3000, align 4
  %sub.i.i3001 = sub nsw i64 %add.i.i2995, %571
  %conv6.i.i3002 = trunc i64 %sub.i.i3001 to i32
  %arrayidx7.i.i3003 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %n.070.i.i2988
  store i32 %conv6.i.i3002, ptr %arrayidx7.i.i3003, align 4
  %cmp10.i.i3004 = icmp ult i64 %sub.i.i3001, %sub9.i.i2986
  %conv12.i.i3005 = zext i1 %cmp10.i.i3004 to i64
  %add13.i.i3006 = add nuw nsw i64 %n.070.i.i2988, %conv12.i.i3005
  %inc.i233.i3007 = add nuw nsw i64 %k.069.i.i2989, 1
  %exitcond.not.i.i3008 = icmp eq i64 %inc.i233.i3007, %spec.select.i2863
  br i1 %exitcond.not.i.i3008, label %for.cond15.preheader.i.i3009, label %for.body.i231.i2987, !llvm.loop !7

for.body19.i.i3015:                               ; preds = %for.body19.i.i3015, %for.body19.lr.ph.i.i3011
  %k14.072.i.i3016 = phi i64 [ 0, %for.body19.lr.ph.i.i3011 ], [ %inc33.i.i3020, %for.body19.i.i3015 ]
  %574 = load i32, ptr %arrayidx22.i.i3013, align 4
  %add24.i.i3017 = add nuw nsw i64 %k14.072.i.i3016, %add13.i.i3006
  %arrayidx25.i.i3018 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %add24.i.i3017
  store i32 %574, ptr %arrayidx25.i.i3018, align 4
  %575 = load i32, ptr %arrayidx28.i.i3014, align 4
  %arrayidx31.i.i3019 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %add24.i.i3017
  store i32 %575, ptr %arrayidx31.i.i3019, align 4
  %inc33.i.i3020 = add nuw nsw i64 %k14.072.i.i3016, 1
  %exitcond286.not.i3021 = icmp eq i64 %inc33.i.i3020, 12
  br i1 %exitcond286.not.i3021, label %if.end55.i2868, label %for.body19.i.i3015, !llvm.loop !8

if.else50.i2866:                                  ; preds = %for.body.i2859
  %add.ptr51.i2867 = getelementptr inbounds i64, ptr %471, i64 %k.0278.i2860
  br i1 %cmp67.i.i2865, label %for.body.lr.ph.i234.i2947, label %if.end55.i2868

for.body.lr.ph.i234.i2947:                        ; preds = %if.else50.i2866
  %576 = load i64, ptr %arrayidx5.i3049, align 8
  %sub8.i.i2948 = sub nsw i64 %576, %571
  br label %for.body.i236.i2949

for.cond14.preheader.i.i2970:                     ; preds = %for.body.i236.i2949
  %tobool.not.i247.i2971 = icmp eq i64 %add12.i.i2967, 0
  br i1 %tobool.not.i247.i2971, label %if.end55.i2868, label %for.body18.lr.ph.i.i2972

for.body18.lr.ph.i.i2972:                         ; preds = %for.cond14.preheader.i.i2970
  %sub20.i.i2973 = add nsw i64 %add12.i.i2967, -1
  %arrayidx21.i.i2974 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %sub20.i.i2973
  %arrayidx27.i.i2975 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %sub20.i.i2973
  br label %for.body18.i.i2976

for.body.i236.i2949:                              ; preds = %for.body.i236.i2949, %for.body.lr.ph.i234.i2947
  %n.069.i.i2950 = phi i64 [ 0, %for.body.lr.ph.i234.i2947 ], [ %add12.i.i2967, %for.body.i236.i2949 ]
  %k.068.i.i2951 = phi i64 [ 0, %for.body.lr.ph.i234.i2947 ], [ %inc.i245.i2968, %for.body.i236.i2949 ]
  %wrong.067.i.i2952 = phi i64 [ 0, %for.body.lr.ph.i234.i2947 ], [ %or.i242.i2959, %for.body.i236.i2949 ]
  %arrayidx.i237.i2953 = getelementptr inbounds i64, ptr %add.ptr51.i2867, i64 %k.068.i.i2951
  %577 = load i64, ptr %arrayidx.i237.i2953, align 8
  %isneg.i238.i2954 = icmp slt i64 %577, 0
  %and.i239.i2955 = select i1 %isneg.i238.i2954, i64 %570, i64 0
  %add.i240.i2956 = add nsw i64 %and.i239.i2955, %577
  %cmp1.i241.i2957 = icmp uge i64 %add.i240.i2956, %570
  %conv2.i.i2958 = zext i1 %cmp1.i241.i2957 to i64
  %or.i242.i2959 = or i64 %wrong.067.i.i2952, %conv2.i.i2958
  %conv3.i243.i2960 = trunc i64 %k.068.i.i2951 to i32
  %arrayidx4.i.i2961 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %n.069.i.i2950
  store i32 %conv3.i243.i2960, ptr %arrayidx4.i.i2961, align 4
  %sub.i244.i2962 = sub nsw i64 %add.i240.i2956, %571
  %conv5.i.i2963 = trunc i64 %sub.i244.i2962 to i32
  %arrayidx6.i.i2964 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %n.069.i.i2950
  store i32 %conv5.i.i2963, ptr %arrayidx6.i.i2964, align 4
  %cmp9.i.i2965 = icmp ult i64 %sub.i244.i2962, %sub8.i.i2948
  %conv11.i.i2966 = zext i1 %cmp9.i.i2965 to i64
  %add12.i.i2967 = add nuw nsw i64 %n.069.i.i2950, %conv11.i.i2966
  %inc.i245.i2968 = add nuw nsw i64 %k.068.i.i2951, 1
  %exitcond.not.i246.i2969 = icmp eq i64 %inc.i245.i2968, %spec.select.i2863
  br i1 %exitcond.not.i246.i2969, label %for.cond14.preheader.i.i2970, label %for.body.i236.i2949, !llvm.loop !9

for.body18.i.i2976:                               ; preds = %for.body18.i.i2976, %for.body18.lr.ph.i.i2972
  %k13.071.i.i2977 = phi i64 [ 0, %for.body18.lr.ph.i.i2972 ], [ %inc32.i.i2981, %for.body18.i.i2976 ]
  %578 = load i32, ptr %arrayidx21.i.i2974, align 4
  %add23.i.i2978 = add nuw nsw i64 %k13.071.i.i2977, %add12.i.i2967
  %arrayidx24.i.i2979 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %add23.i.i2978
  store i32 %578, ptr %arrayidx24.i.i2979, align 4
  %579 = load i32, ptr %arrayidx27.i.i2975, align 4
  %arrayidx30.i.i2980 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %add23.i.i2978
  store i32 %579, ptr %arrayidx30.i.i2980, align 4
  %inc32.i.i2981 = add nuw nsw i64 %k13.071.i.i2977, 1
  %exitcond.not.i2982 = icmp eq i64 %inc32.i.i2981, 12
  br i1 %exitcond.not.i2982, label %if.end55.i2868, label %for.body18.i.i2976, !llvm.loop !10

if.end55.i2868:                                   ; preds = %for.body18.i.i2976, %for.body19.i.i3015, %for.cond14.preheader.i.i2970, %if.else50.i2866, %for.cond15.preheader.i.i3009, %if.then45.i2983
  %n.0.lcssa76.i.sink.i2869 = phi i64 [ 0, %for.cond15.preheader.i.i3009 ], [ 0, %if.then45.i2983 ], [ 0, %for.cond14.preheader.i.i2970 ], [ 0, %if.else50.i2866 ], [ %add13.i.i3006, %for.body19.i.i3015 ], [ %add12.i.i2967, %for.body18.i.i2976 ]
  %wrong.0.lcssa75.i.sink.i2870 = phi i64 [ %or.i.i2998, %for.cond15.preheader.i.i3009 ], [ 0, %if.then45.i2983 ], [ %or.i242.i2959, %for.cond14.preheader.i.i2970 ], [ 0, %if.else50.i2866 ], [ %or.i.i2998, %for.body19.i.i3015 ], [ %or.i242.i2959, %for.body18.i.i2976 ]
  store i64 %n.0.lcssa76.i.sink.i2869, ptr %count34.i.i2855, align 8
  %580 = load i64, ptr %wrong.i2802, align 8
  %or36.i.i2871 = or i64 %580, %wrong.0.lcssa75.i.sink.i2870
  store i64 %or36.i.i2871, ptr %wrong.i2802, align 8
  %tobool56.i2872 = icmp ne i64 %n.0.lcssa76.i.sink.i2869, 0
  %or.cond132.i2873 = select i1 %tobool56.i2872, i1 %cmp58.i2856, i1 false
  %cmp47.i.i2874 = icmp sgt i64 %n.0.lcssa76.i.sink.i2869, 0
  br i1 %or.cond132.i2873, label %if.then59.i2920, label %if.else60.i2875

if.then59.i2920:                                  ; preds = %if.end55.i2868
  br i1 %cmp47.i.i2874, label %for.body.preheader.i249.i2921, label %if.end65.i2876

for.body.preheader.i249.i2921:                    ; preds = %if.then59.i2920
  %581 = load i32, ptr %places.i235.i2854, align 8
  %conv.i250.i2922 = sext i32 %581 to i64
  %arrayidx1.i.i2923 = getelementptr inbounds i32, ptr %cond.i3059, i64 %conv.i250.i2922
  %582 = load i32, ptr %arrayidx1.i.i2923, align 4
  br label %for.body.i251.i2924

for.body.i251.i2924:                              ; preds = %if.end.i.i2937, %for.body.preheader.i249.i2921
  %before.050.i.i2925 = phi i64 [ %conv5.i253.i2929, %if.end.i.i2937 ], [ %conv.i250.i2922, %for.body.preheader.i249.i2921 ]
  %m.049.i.i2926 = phi i64 [ %inc.i257.i2945, %if.end.i.i2937 ], [ 0, %for.body.preheader.i249.i2921 ]
  %found.048.i.i2927 = phi i32 [ %cond.i.i2943, %if.end.i.i2937 ], [ %582, %for.body.preheader.i249.i2921 ]
  %arrayidx4.i252.i2928 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %m.049.i.i2926
  %583 = load i32, ptr %arrayidx4.i252.i2928, align 4
  %conv5.i253.i2929 = sext i32 %583 to i64
  %add.i254.i2930 = add nuw nsw i64 %m.049.i.i2926, 12
  %arrayidx7.i255.i2931 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %add.i254.i2930
  %584 = load i32, ptr %arrayidx7.i255.i2931, align 4
  %idx.ext.i.i2932 = sext i32 %584 to i64
  %add.ptr.i.i2933 = getelementptr inbounds i32, ptr %cond.i3059, i64 %idx.ext.i.i2932
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2933, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2934 = icmp eq i64 %before.050.i.i2925, %conv5.i253.i2929
  br i1 %cmp8.not.i.i2934, label %if.end.i.i2937, label %if.then.i.i2935

if.then.i.i2935:                                  ; preds = %for.body.i251.i2924
  %arrayidx10.i.i2936 = getelementptr inbounds i32, ptr %cond.i3059, i64 %conv5.i253.i2929
  %585 = load i32, ptr %arrayidx10.i.i2936, align 4
  br label %if.end.i.i2937

if.end.i.i2937:                                   ; preds = %if.then.i.i2935, %for.body.i251.i2924
  %found.1.i.i2938 = phi i32 [ %585, %if.then.i.i2935 ], [ %found.048.i.i2927, %for.body.i251.i2924 ]
  %arrayidx11.i.i2939 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %m.049.i.i2926
  %586 = load i32, ptr %arrayidx11.i.i2939, align 4
  %conv12.i256.i2940 = sext i32 %586 to i64
  %mul.i.i2941 = mul nsw i64 %472, %conv12.i256.i2940
  %arrayidx13.i.i2942 = getelementptr inbounds i32, ptr %values.0277.i2861, i64 %mul.i.i2941
  %587 = load i32, ptr %arrayidx13.i.i2942, align 4
  %cond.i.i2943 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i2938, i32 %587)
  %arrayidx23.i.i2944 = getelementptr inbounds i32, ptr %cond.i3059, i64 %conv5.i253.i2929
  store i32 %cond.i.i2943, ptr %arrayidx23.i.i2944, align 4
  %inc.i257.i2945 = add nuw nsw i64 %m.049.i.i2926, 1
  %exitcond288.not.i2946 = icmp eq i64 %inc.i257.i2945, %n.0.lcssa76.i.sink.i2869
  br i1 %exitcond288.not.i2946, label %if.end65.i2876, label %for.body.i251.i2924, !llvm.loop !96

if.else60.i2875:                                  ; preds = %if.end55.i2868
  br i1 %cmp47.i.i2874, label %for.body.i261.i2880, label %if.end65.i2876

for.body.i261.i2880:                              ; preds = %if.else60.i2875, %for.end51.i.i2910
  %m.0105.i.i2881 = phi i64 [ %inc53.i.i2911, %for.end51.i.i2910 ], [ 0, %if.else60.i2875 ]
  %arrayidx.i262.i2882 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %m.0105.i.i2881
  %588 = load i32, ptr %arrayidx.i262.i2882, align 4
  %conv.i263.i2883 = sext i32 %588 to i64
  %mul.i264.i2884 = mul nsw i64 %472, %conv.i263.i2883
  %add.ptr.i265.i2885 = getelementptr inbounds i32, ptr %values.0277.i2861, i64 %mul.i264.i2884
  %arrayidx1.i266.i2886 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %m.0105.i.i2881
  %589 = load i32, ptr %arrayidx1.i266.i2886, align 4
  %conv2.i267.i2887 = sext i32 %589 to i64
  %mul3.i.i2888 = mul nsw i64 %473, %conv2.i267.i2887
  %add.ptr4.i.i2889 = getelementptr inbounds i32, ptr %cond.i3059, i64 %mul3.i.i2888
  %add.i268.i2890 = add nuw nsw i64 %m.0105.i.i2881, 12
  %arrayidx6.i269.i2891 = getelementptr inbounds [524 x i32], ptr %found.i2776, i64 0, i64 %add.i268.i2890
  %590 = load i32, ptr %arrayidx6.i269.i2891, align 4
  %conv7.i.i2892 = sext i32 %590 to i64
  %mul8.i.i2893 = mul nsw i64 %472, %conv7.i.i2892
  %add.ptr9.i.i2894 = getelementptr inbounds i32, ptr %values.0277.i2861, i64 %mul8.i.i2893
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2894, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2895 = getelementptr inbounds [524 x i32], ptr %places.i235.i2854, i64 0, i64 %add.i268.i2890
  %591 = load i32, ptr %arrayidx12.i.i2895, align 4
  %conv13.i.i2896 = sext i32 %591 to i64
  %mul14.i.i2897 = mul nsw i64 %473, %conv13.i.i2896
  %add.ptr15.i.i2898 = getelementptr inbounds i32, ptr %cond.i3059, i64 %mul14.i.i2897
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2898, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i2857, label %for.cond35.preheader.i.i2907, label %for.body20.i.i2899

for.cond35.preheader.i.i2907:                     ; preds = %for.body20.i.i2899, %for.body.i261.i2880
  %j.0.lcssa.i.i2908 = phi i64 [ 0, %for.body.i261.i2880 ], [ %add17101.i.i2900, %for.body20.i.i2899 ]
  %cmp36102.i.i2909 = icmp slt i64 %j.0.lcssa.i.i2908, %473
  br i1 %cmp36102.i.i2909, label %for.body38.i.i2913, label %for.end51.i.i2910

for.body20.i.i2899:                               ; preds = %for.body.i261.i2880, %for.body20.i.i2899
  %add17101.i.i2900 = phi i64 [ %add17.i.i2905, %for.body20.i.i2899 ], [ 8, %for.body.i261.i2880 ]
  %j.0100.i.i2901 = phi i64 [ %add17101.i.i2900, %for.body20.i.i2899 ], [ 0, %for.body.i261.i2880 ]
  %add.ptr21.i.i2902 = getelementptr inbounds i32, ptr %add.ptr4.i.i2889, i64 %j.0100.i.i2901
  %592 = load <8 x i32>, ptr %add.ptr21.i.i2902, align 4
  %add.ptr22.i.i2903 = getelementptr inbounds i32, ptr %add.ptr.i265.i2885, i64 %j.0100.i.i2901
  %593 = load <8 x i32>, ptr %add.ptr22.i.i2903, align 4
  %or32.i.i2904 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %592, <8 x i32> %593)
  store <8 x i32> %or32.i.i2904, ptr %add.ptr21.i.i2902, align 4
  %add17.i.i2905 = add nuw nsw i64 %add17101.i.i2900, 8
  %cmp18.not.i.i2906 = icmp sgt i64 %add17.i.i2905, %473
  br i1 %cmp18.not.i.i2906, label %for.cond35.preheader.i.i2907, label %for.body20.i.i2899, !llvm.loop !97

for.body38.i.i2913:                               ; preds = %for.cond35.preheader.i.i2907, %for.body38.i.i2913
  %j.1103.i.i2914 = phi i64 [ %inc.i271.i2918, %for.body38.i.i2913 ], [ %j.0.lcssa.i.i2908, %for.cond35.preheader.i.i2907 ]
  %arrayidx39.i.i2915 = getelementptr inbounds i32, ptr %add.ptr4.i.i2889, i64 %j.1103.i.i2914
  %594 = load i32, ptr %arrayidx39.i.i2915, align 4
  %arrayidx40.i.i2916 = getelementptr inbounds i32, ptr %add.ptr.i265.i2885, i64 %j.1103.i.i2914
  %595 = load i32, ptr %arrayidx40.i.i2916, align 4
  %spec.select.i.i2917 = tail call i32 @llvm.smax.i32(i32 %594, i32 %595)
  store i32 %spec.select.i.i2917, ptr %arrayidx39.i.i2915, align 4
  %inc.i271.i2918 = add nuw nsw i64 %j.1103.i.i2914, 1
  %exitcond.not.i272.i2919 = icmp eq i64 %inc.i271.i2918, %473
  br i1 %exitcond.not.i272.i2919, label %for.end51.i.i2910, label %for.body38.i.i2913, !llvm.loop !98

for.end51.i.i2910:                                ; preds = %for.body38.i.i2913, %for.cond35.preheader.i.i2907
  %inc53.i.i2911 = add nuw nsw i64 %m.0105.i.i2881, 1
  %exitcond287.not.i2912 = icmp eq i64 %inc53.i.i2911, %n.0.lcssa76.i.sink.i2869
  br i1 %exitcond287.not.i2912, label %if.end65.i2876, label %for.body.i261.i2880, !llvm.loop !99

if.end65.i2876:                                   ; preds = %for.end51.i.i2910, %if.end.i.i2937, %if.else60.i2875, %if.then59.i2920
  %add.i2877 = add nuw nsw i64 %k.0278.i2860, 512
  %add.ptr67.i2878 = getelementptr inbounds i8, ptr %values.0277.i2861, i64 %add.ptr67.idx.i2858
  %596 = load i64, ptr %arrayidx32.i2803, align 8
  %cmp33.i2879 = icmp slt i64 %add.i2877, %596
  br i1 %cmp33.i2879, label %for.body.i2859, label %for.cond.cleanup.i2805, !llvm.loop !100

lor.lhs.false72.i2809:                            ; preds = %for.cond.cleanup.i2805
  %cmp73.i2810 = icmp ne ptr %cond.i3059, %478
  %tobool75.i2811 = icmp ne i64 %468, 0
  %or.cond134.i2812 = select i1 %cmp73.i2810, i1 true, i1 %tobool75.i2811
  br i1 %or.cond134.i2812, label %for.cond80.preheader.i2813, label %most_int.exit

for.cond80.preheader.i2813:                       ; preds = %lor.lhs.false72.i2809
  %cmp82.not279.i2814 = icmp slt i64 %mul.i3052, 8
  br i1 %cmp82.not279.i2814, label %for.cond104.preheader.i2826, label %for.body83.lr.ph.i2815

for.body83.lr.ph.i2815:                           ; preds = %for.cond80.preheader.i2813
  %add.ptr90.i2816 = getelementptr inbounds i32, ptr %469, i64 %mul10.i3055
  br label %for.body83.i2817

for.cond104.preheader.i2826:                      ; preds = %if.end99.i2821, %for.cond80.preheader.i2813
  %k79.0.lcssa.i2827 = phi i64 [ 0, %for.cond80.preheader.i2813 ], [ %add81281.i2818, %if.end99.i2821 ]
  %cmp105282.i2828 = icmp slt i64 %k79.0.lcssa.i2827, %mul.i3052
  br i1 %cmp105282.i2828, label %for.body106.lr.ph.i2829, label %most_int.exit

for.body106.lr.ph.i2829:                          ; preds = %for.cond104.preheader.i2826
  %597 = getelementptr i32, ptr %469, i64 %mul10.i3055
  br label %for.body106.i2830

for.body83.i2817:                                 ; preds = %if.end99.i2821, %for.body83.lr.ph.i2815
  %add81281.i2818 = phi i64 [ 8, %for.body83.lr.ph.i2815 ], [ %add81.i2824, %if.end99.i2821 ]
  %k79.0280.i2819 = phi i64 [ 0, %for.body83.lr.ph.i2815 ], [ %add81281.i2818, %if.end99.i2821 ]
  %add.ptr84.i2820 = getelementptr inbounds i32, ptr %cond.i3059, i64 %k79.0280.i2819
  %598 = load <8 x i32>, ptr %add.ptr84.i2820, align 4
  br i1 %tobool75.i2811, label %land.lhs.true86.i2842, label %if.end99.i2821

land.lhs.true86.i2842:                            ; preds = %for.body83.i2817
  %599 = load i64, ptr %arrayidx9.i3054, align 8
  %tobool88.not.i2843 = icmp eq i64 %599, 0
  br i1 %tobool88.not.i2843, label %if.then95.i2847, label %if.then89.i2844

if.then89.i2844:                                  ; preds = %land.lhs.true86.i2842
  %add.ptr91.i2845 = getelementptr inbounds i32, ptr %add.ptr90.i2816, i64 %k79.0280.i2819
  %600 = load <8 x i32>, ptr %add.ptr91.i2845, align 4
  %add92.i2846 = add <8 x i32> %600, %598
  br label %if.end99.i2821

if.then95.i2847:                                  ; preds = %land.lhs.true86.i2842
  %601 = load i32, ptr %469, align 4
  %splat.splatinsert.i2848 = insertelement <8 x i32> poison, i32 %601, i64 0
  %splat.splat.i2849 = shufflevector <8 x i32> %splat.splatinsert.i2848, <8 x i32> poison, <8 x i32> zeroinitializer
  %add97.i2850 = add <8 x i32> %splat.splat.i2849, %598
  br label %if.end99.i2821

if.end99.i2821:                                   ; preds = %if.then95.i2847, %if.then89.i2844, %for.body83.i2817
  %sum.0.i2822 = phi <8 x i32> [ %add92.i2846, %if.then89.i2844 ], [ %add97.i2850, %if.then95.i2847 ], [ %598, %for.body83.i2817 ]
  %add.ptr100.i2823 = getelementptr inbounds i32, ptr %478, i64 %k79.0280.i2819
  store <8 x i32> %sum.0.i2822, ptr %add.ptr100.i2823, align 4
  %add81.i2824 = add nuw nsw i64 %add81281.i2818, 8
  %cmp82.not.i2825 = icmp sgt i64 %add81.i2824, %mul.i3052
  br i1 %cmp82.not.i2825, label %for.cond104.preheader.i2826, label %for.body83.i2817, !llvm.loop !101

for.body106.i2830:                                ; preds = %cond.end117.i2833, %for.body106.lr.ph.i2829
  %k79.1283.i2831 = phi i64 [ %k79.0.lcssa.i2827, %for.body106.lr.ph.i2829 ], [ %inc.i2836, %cond.end117.i2833 ]
  %arrayidx109.i2832 = getelementptr inbounds i32, ptr %cond.i3059, i64 %k79.1283.i2831
  %602 = load i32, ptr %arrayidx109.i2832, align 4
  br i1 %tobool75.i2811, label %cond.true108.i2838, label %cond.end117.i2833

cond.true108.i2838:                               ; preds = %for.body106.i2830
  %603 = load i64, ptr %arrayidx9.i3054, align 8
  %mul111.i2839 = mul nsw i64 %603, %k79.1283.i2831
  %arrayidx113.i2840 = getelementptr i32, ptr %597, i64 %mul111.i2839
  %604 = load i32, ptr %arrayidx113.i2840, align 4
  %add114.i2841 = add nsw i32 %604, %602
  br label %cond.end117.i2833

cond.end117.i2833:                                ; preds = %cond.true108.i2838, %for.body106.i2830
  %cond118.i2834 = phi i32 [ %add114.i2841, %cond.true108.i2838 ], [ %602, %for.body106.i2830 ]
  %arrayidx119.i2835 = getelementptr inbounds i32, ptr %478, i64 %k79.1283.i2831
  store i32 %cond118.i2834, ptr %arrayidx119.i2835, align 4
  %inc.i2836 = add nuw nsw i64 %k79.1283.i2831, 1
  %exitcond289.not.i2837 = icmp eq i64 %inc.i2836, %mul.i3052
  br i1 %exitcond289.not.i2837, label %most_int.exit, label %for.body106.i2830, !llvm.loop !102

most_int.exit:                                    ; preds = %cond.end117.i2833, %for.cond.cleanup.i2805, %lor.lhs.false72.i2809, %for.cond104.preheader.i2826
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i2776) #7
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool15.not.i3061, label %if.end31.i3068, label %land.lhs.true.i3062

land.lhs.true.i3062:                              ; preds = %cond.false72
  %tobool17.i3064.not = icmp eq i64 %468, 0
  br i1 %tobool17.i3064.not, label %if.then.i3066, label %land.lhs.true21.i3296

if.then.i3066:                                    ; preds = %land.lhs.true.i3062
  %cmp121.i.i3067 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i.i3067, label %for.body6.preheader.i.i3289, label %if.end31.i3068

for.body6.preheader.i.i3289:                      ; preds = %if.then.i3066
  %605 = inttoptr i64 %481 to ptr
  %.pre.i.i3290 = load i64, ptr %605, align 8
  br label %for.body6.i.i3291

for.body6.i.i3291:                                ; preds = %for.body6.i.i3291, %for.body6.preheader.i.i3289
  %k2.020.i.i3292 = phi i64 [ %inc9.i.i3294, %for.body6.i.i3291 ], [ 0, %for.body6.preheader.i.i3289 ]
  %arrayidx7.i.i3293 = getelementptr inbounds i64, ptr %cond.i3059, i64 %k2.020.i.i3292
  store i64 %.pre.i.i3290, ptr %arrayidx7.i.i3293, align 8
  %inc9.i.i3294 = add nuw nsw i64 %k2.020.i.i3292, 1
  %exitcond.not.i.i3295 = icmp eq i64 %inc9.i.i3294, %mul.i3052
  br i1 %exitcond.not.i.i3295, label %if.end31.i3068, label %for.body6.i.i3291, !llvm.loop !18

land.lhs.true21.i3296:                            ; preds = %land.lhs.true.i3062
  %tobool23.not.i3297 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i3297, label %if.then29.i3301, label %if.then24.i3298

if.then24.i3298:                                  ; preds = %land.lhs.true21.i3296
  %add.ptr.i3299 = getelementptr inbounds i64, ptr %469, i64 %mul10.i3055
  %mul25.i3300 = shl i64 %mul.i3052, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3059, ptr nonnull align 8 %add.ptr.i3299, i64 %mul25.i3300, i1 false)
  br label %if.end31.i3068

if.then29.i3301:                                  ; preds = %land.lhs.true21.i3296
  %cmp121.i222.i3302 = icmp sgt i64 %mul.i3052, 0
  br i1 %cmp121.i222.i3302, label %for.body6.preheader.i223.i3303, label %if.end31.i3068

for.body6.preheader.i223.i3303:                   ; preds = %if.then29.i3301
  %.pre.i224.i3304 = load i64, ptr %469, align 8
  br label %for.body6.i225.i3305

for.body6.i225.i3305:                             ; preds = %for.body6.i225.i3305, %for.body6.preheader.i223.i3303
  %k2.020.i226.i3306 = phi i64 [ %inc9.i228.i3308, %for.body6.i225.i3305 ], [ 0, %for.body6.preheader.i223.i3303 ]
  %arrayidx7.i227.i3307 = getelementptr inbounds i64, ptr %cond.i3059, i64 %k2.020.i226.i3306
  store i64 %.pre.i224.i3304, ptr %arrayidx7.i227.i3307, align 8
  %inc9.i228.i3308 = add nuw nsw i64 %k2.020.i226.i3306, 1
  %exitcond.not.i229.i3309 = icmp eq i64 %inc9.i228.i3308, %mul.i3052
  br i1 %exitcond.not.i229.i3309, label %if.end31.i3068, label %for.body6.i225.i3305, !llvm.loop !18

if.end31.i3068:                                   ; preds = %for.body6.i225.i3305, %for.body6.i.i3291, %if.then29.i3301, %if.then24.i3298, %if.then.i3066, %cond.false72
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i3043) #7
  %wrong.i3069 = getelementptr inbounds i8, ptr %found.i3043, i64 4200
  store i64 0, ptr %wrong.i3069, align 8
  %arrayidx32.i3070 = getelementptr inbounds i8, ptr %a, i64 48
  %606 = load i64, ptr %arrayidx32.i3070, align 8
  %cmp33274.i3071 = icmp sgt i64 %606, 0
  br i1 %cmp33274.i3071, label %for.body.lr.ph.i3118, label %for.cond.cleanup.i3072

for.body.lr.ph.i3118:                             ; preds = %if.end31.i3068
  %arrayidx43.i3119 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i3120 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i3121 = getelementptr inbounds i8, ptr %found.i3043, i64 2096
  %count34.i.i3122 = getelementptr inbounds i8, ptr %found.i3043, i64 4192
  %cmp58.i3123 = icmp eq i64 %473, 1
  %cmp18.not99.i.i3124 = icmp slt i64 %473, 8
  %add.ptr67.idx.i3125 = shl nsw i64 %472, 12
  br label %for.body.i3126

for.cond.cleanup.i3072:                           ; preds = %if.end65.i3143, %if.end31.i3068
  %607 = phi i64 [ 0, %if.end31.i3068 ], [ %or36.i.i3138, %if.end65.i3143 ]
  %608 = load i64, ptr %a, align 8
  %cmp69.i3073 = icmp eq i64 %608, 0
  %tobool71.i3074 = icmp ne i64 %477, 0
  %or.cond133.i3075 = select i1 %cmp69.i3073, i1 %tobool71.i3074, i1 false
  br i1 %or.cond133.i3075, label %lor.lhs.false72.i3076, label %most_long.exit

for.body.i3126:                                   ; preds = %if.end65.i3143, %for.body.lr.ph.i3118
  %609 = phi i64 [ %606, %for.body.lr.ph.i3118 ], [ %637, %if.end65.i3143 ]
  %k.0276.i3127 = phi i64 [ 0, %for.body.lr.ph.i3118 ], [ %add.i3144, %if.end65.i3143 ]
  %values.0275.i3128 = phi ptr [ %467, %for.body.lr.ph.i3118 ], [ %add.ptr67.i3145, %if.end65.i3143 ]
  %sub35.i3129 = sub nsw i64 %609, %k.0276.i3127
  %spec.select.i3130 = tail call i64 @llvm.smin.i64(i64 %sub35.i3129, i64 512)
  %610 = load i64, ptr %arrayidx43.i3119, align 8
  %cmp44.i3131 = icmp eq i64 %610, 4
  %611 = load i64, ptr %arrayidx52.i3120, align 8
  %612 = load i64, ptr %arrayidx6.i3050, align 8
  %cmp67.i.i3132 = icmp sgt i64 %sub35.i3129, 0
  br i1 %cmp44.i3131, label %if.then45.i3250, label %if.else50.i3133

if.then45.i3250:                                  ; preds = %for.body.i3126
  %add.ptr46.i3251 = getelementptr inbounds i32, ptr %471, i64 %k.0276.i3127
  br i1 %cmp67.i.i3132, label %for.body.lr.ph.i.i3252, label %if.end55.i3135

for.body.lr.ph.i.i3252:                           ; preds = %if.then45.i3250
  %613 = load i64, ptr %arrayidx5.i3049, align 8
  %sub9.i.i3253 = sub nsw i64 %613, %612
  br label %for.body.i.i3254

for.cond15.preheader.i.i3276:                     ; preds = %for.body.i.i3254
  %tobool.not.i.i3277 = icmp eq i64 %add13.i.i3273, 0
  br i1 %tobool.not.i.i3277, label %if.end55.i3135, label %for.body19.lr.ph.i.i3278

for.body19.lr.ph.i.i3278:                         ; preds = %for.cond15.preheader.i.i3276
  %sub21.i.i3279 = add nsw i64 %add13.i.i3273, -1
  %arrayidx22.i.i3280 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %sub21.i.i3279
  %arrayidx28.i.i3281 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %sub21.i.i3279
  br label %for.body19.i.i3282

for.body.i.i3254:                                 ; preds = %for.body.i.i3254, %for.body.lr.ph.i.i3252
  %n.070.i.i3255 = phi i64 [ 0, %for.body.lr.ph.i.i3252 ], [ %add13.i.i3273, %for.body.i.i3254 ]
  %k.069.i.i3256 = phi i64 [ 0, %for.body.lr.ph.i.i3252 ], [ %inc.i.i3274, %for.body.i.i3254 ]
  %wrong.068.i.i3257 = phi i64 [ 0, %for.body.lr.ph.i.i3252 ], [ %or.i.i3265, %for.body.i.i3254 ]
  %arrayidx.i.i3258 = getelementptr inbounds i32, ptr %add.ptr46.i3251, i64 %k.069.i.i3256
  %614 = load i32, ptr %arrayidx.i.i3258, align 4
  %conv.i.i3259 = sext i32 %614 to i64
  %isneg.i.i3260 = icmp slt i32 %614, 0
  %and.i.i3261 = select i1 %isneg.i.i3260, i64 %611, i64 0
  %add.i.i3262 = add nsw i64 %and.i.i3261, %conv.i.i3259
  %cmp1.i.i3263 = icmp uge i64 %add.i.i3262, %611
  %conv3.i.i3264 = zext i1 %cmp1.i.i3263 to i64
  %or.i.i3265 = or i64 %wrong.068.i.i3257, %conv3.i.i3264
  %conv4.i.i3266 = trunc i64 %k.069.i.i3256 to i32
  %arrayidx5.i.i3267 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %n.070.i.i3255
  store i32 %conv4.i.i3266, ptr %arrayidx5.i.i3267, align 4
  %sub.i.i3268 = sub nsw i64 %add.i.i3262, %612
  %conv6.i.i3269 = trunc i64 %sub.i.i3268 to i32
  %arrayidx7.i231.i3270 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %n.070.i.i3255
  store i32 %conv6.i.i3269, ptr %arrayidx7.i231.i3270, align 4
  %cmp10.i.i3271 = icmp ult i64 %sub.i.i3268, %sub9.i.i3253
  %conv12.i.i3272 = zext i1 %cmp10.i.i3271 to i64
  %add13.i.i3273 = add nuw nsw i64 %n.070.i.i3255, %conv12.i.i3272
  %inc.i.i3274 = add nuw nsw i64 %k.069.i.i3256, 1
  %exitcond.not.i232.i3275 = icmp eq i64 %inc.i.i3274, %spec.select.i3130
  br i1 %exitcond.not.i232.i3275, label %for.cond15.preheader.i.i3276, label %for.body.i.i3254, !llvm.loop !7

for.body19.i.i3282:                               ; preds = %for.body19.i.i3282, %for.body19.lr.ph.i.i3278
  %k14.072.i.i3283 = phi i64 [ 0, %for.body19.lr.ph.i.i3278 ], [ %inc33.i.i3287, %for.body19.i.i3282 ]
  %615 = load i32, ptr %arrayidx22.i.i3280, align 4
  %add24.i.i3284 = add nuw nsw i64 %k14.072.i.i3283, %add13.i.i3273
  %arrayidx25.i.i3285 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %add24.i.i3284
  store i32 %615, ptr %arrayidx25.i.i3285, align 4
  %616 = load i32, ptr %arrayidx28.i.i3281, align 4
  %arrayidx31.i.i3286 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %add24.i.i3284
  store i32 %616, ptr %arrayidx31.i.i3286, align 4
  %inc33.i.i3287 = add nuw nsw i64 %k14.072.i.i3283, 1
  %exitcond284.not.i3288 = icmp eq i64 %inc33.i.i3287, 12
  br i1 %exitcond284.not.i3288, label %if.end55.i3135, label %for.body19.i.i3282, !llvm.loop !8

if.else50.i3133:                                  ; preds = %for.body.i3126
  %add.ptr51.i3134 = getelementptr inbounds i64, ptr %471, i64 %k.0276.i3127
  br i1 %cmp67.i.i3132, label %for.body.lr.ph.i233.i3214, label %if.end55.i3135

for.body.lr.ph.i233.i3214:                        ; preds = %if.else50.i3133
  %617 = load i64, ptr %arrayidx5.i3049, align 8
  %sub8.i.i3215 = sub nsw i64 %617, %612
  br label %for.body.i235.i3216

for.cond14.preheader.i.i3237:                     ; preds = %for.body.i235.i3216
  %tobool.not.i246.i3238 = icmp eq i64 %add12.i.i3234, 0
  br i1 %tobool.not.i246.i3238, label %if.end55.i3135, label %for.body18.lr.ph.i.i3239

for.body18.lr.ph.i.i3239:                         ; preds = %for.cond14.preheader.i.i3237
  %sub20.i.i3240 = add nsw i64 %add12.i.i3234, -1
  %arrayidx21.i.i3241 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %sub20.i.i3240
  %arrayidx27.i.i3242 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %sub20.i.i3240
  br label %for.body18.i.i3243

for.body.i235.i3216:                              ; preds = %for.body.i235.i3216, %for.body.lr.ph.i233.i3214
  %n.069.i.i3217 = phi i64 [ 0, %for.body.lr.ph.i233.i3214 ], [ %add12.i.i3234, %for.body.i235.i3216 ]
  %k.068.i.i3218 = phi i64 [ 0, %for.body.lr.ph.i233.i3214 ], [ %inc.i244.i3235, %for.body.i235.i3216 ]
  %wrong.067.i.i3219 = phi i64 [ 0, %for.body.lr.ph.i233.i3214 ], [ %or.i241.i3226, %for.body.i235.i3216 ]
  %arrayidx.i236.i3220 = getelementptr inbounds i64, ptr %add.ptr51.i3134, i64 %k.068.i.i3218
  %618 = load i64, ptr %arrayidx.i236.i3220, align 8
  %isneg.i237.i3221 = icmp slt i64 %618, 0
  %and.i238.i3222 = select i1 %isneg.i237.i3221, i64 %611, i64 0
  %add.i239.i3223 = add nsw i64 %and.i238.i3222, %618
  %cmp1.i240.i3224 = icmp uge i64 %add.i239.i3223, %611
  %conv2.i.i3225 = zext i1 %cmp1.i240.i3224 to i64
  %or.i241.i3226 = or i64 %wrong.067.i.i3219, %conv2.i.i3225
  %conv3.i242.i3227 = trunc i64 %k.068.i.i3218 to i32
  %arrayidx4.i.i3228 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %n.069.i.i3217
  store i32 %conv3.i242.i3227, ptr %arrayidx4.i.i3228, align 4
  %sub.i243.i3229 = sub nsw i64 %add.i239.i3223, %612
  %conv5.i.i3230 = trunc i64 %sub.i243.i3229 to i32
  %arrayidx6.i.i3231 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %n.069.i.i3217
  store i32 %conv5.i.i3230, ptr %arrayidx6.i.i3231, align 4
  %cmp9.i.i3232 = icmp ult i64 %sub.i243.i3229, %sub8.i.i3215
  %conv11.i.i3233 = zext i1 %cmp9.i.i3232 to i64
  %add12.i.i3234 = add nuw nsw i64 %n.069.i.i3217, %conv11.i.i3233
  %inc.i244.i3235 = add nuw nsw i64 %k.068.i.i3218, 1
  %exitcond.not.i245.i3236 = icmp eq i64 %inc.i244.i3235, %spec.select.i3130
  br i1 %exitcond.not.i245.i3236, label %for.cond14.preheader.i.i3237, label %for.body.i235.i3216, !llvm.loop !9

for.body18.i.i3243:                               ; preds = %for.body18.i.i3243, %for.body18.lr.ph.i.i3239
  %k13.071.i.i3244 = phi i64 [ 0, %for.body18.lr.ph.i.i3239 ], [ %inc32.i.i3248, %for.body18.i.i3243 ]
  %619 = load i32, ptr %arrayidx21.i.i3241, align 4
  %add23.i.i3245 = add nuw nsw i64 %k13.071.i.i3244, %add12.i.i3234
  %arrayidx24.i.i3246 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %add23.i.i3245
  store i32 %619, ptr %arrayidx24.i.i3246, align 4
  %620 = load i32, ptr %arrayidx27.i.i3242, align 4
  %arrayidx30.i.i3247 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %add23.i.i3245
  store i32 %620, ptr %arrayidx30.i.i3247, align 4
  %inc32.i.i3248 = add nuw nsw i64 %k13.071.i.i3244, 1
  %exitcond.not.i3249 = icmp eq i64 %inc32.i.i3248, 12
  br i1 %exitcond.not.i3249, label %if.end55.i3135, label %for.body18.i.i3243, !llvm.loop !10

if.end55.i3135:                                   ; preds = %for.body18.i.i3243, %for.body19.i.i3282, %for.cond14.preheader.i.i3237, %if.else50.i3133, %for.cond15.preheader.i.i3276, %if.then45.i3250
  %n.0.lcssa76.i.sink.i3136 = phi i64 [ 0, %for.cond15.preheader.i.i3276 ], [ 0, %if.then45.i3250 ], [ 0, %for.cond14.preheader.i.i3237 ], [ 0, %if.else50.i3133 ], [ %add13.i.i3273, %for.body19.i.i3282 ], [ %add12.i.i3234, %for.body18.i.i3243 ]
  %wrong.0.lcssa75.i.sink.i3137 = phi i64 [ %or.i.i3265, %for.cond15.preheader.i.i3276 ], [ 0, %if.then45.i3250 ], [ %or.i241.i3226, %for.cond14.preheader.i.i3237 ], [ 0, %if.else50.i3133 ], [ %or.i.i3265, %for.body19.i.i3282 ], [ %or.i241.i3226, %for.body18.i.i3243 ]
  store i64 %n.0.lcssa76.i.sink.i3136, ptr %count34.i.i3122, align 8
  %621 = load i64, ptr %wrong.i3069, align 8
  %or36.i.i3138 = or i64 %621, %wrong.0.lcssa75.i.sink.i3137
  store i64 %or36.i.i3138, ptr %wrong.i3069, align 8
  %tobool56.i3139 = icmp ne i64 %n.0.lcssa76.i.sink.i3136, 0
  %or.cond132.i3140 = select i1 %tobool56.i3139, i1 %cmp58.i3123, i1 false
  %cmp47.i.i3141 = icmp sgt i64 %n.0.lcssa76.i.sink.i3136, 0
  br i1 %or.cond132.i3140, label %if.then59.i3187, label %if.else60.i3142

if.then59.i3187:                                  ; preds = %if.end55.i3135
  br i1 %cmp47.i.i3141, label %for.body.preheader.i.i3188, label %if.end65.i3143

for.body.preheader.i.i3188:                       ; preds = %if.then59.i3187
  %622 = load i32, ptr %places.i234.i3121, align 8
  %conv.i248.i3189 = sext i32 %622 to i64
  %arrayidx1.i.i3190 = getelementptr inbounds i64, ptr %cond.i3059, i64 %conv.i248.i3189
  %623 = load i64, ptr %arrayidx1.i.i3190, align 8
  br label %for.body.i249.i3191

for.body.i249.i3191:                              ; preds = %if.end.i.i3204, %for.body.preheader.i.i3188
  %before.050.i.i3192 = phi i64 [ %conv5.i251.i3196, %if.end.i.i3204 ], [ %conv.i248.i3189, %for.body.preheader.i.i3188 ]
  %m.049.i.i3193 = phi i64 [ %inc.i255.i3212, %if.end.i.i3204 ], [ 0, %for.body.preheader.i.i3188 ]
  %found.048.i.i3194 = phi i64 [ %cond.i.i3210, %if.end.i.i3204 ], [ %623, %for.body.preheader.i.i3188 ]
  %arrayidx4.i250.i3195 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %m.049.i.i3193
  %624 = load i32, ptr %arrayidx4.i250.i3195, align 4
  %conv5.i251.i3196 = sext i32 %624 to i64
  %add.i252.i3197 = add nuw nsw i64 %m.049.i.i3193, 12
  %arrayidx7.i253.i3198 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %add.i252.i3197
  %625 = load i32, ptr %arrayidx7.i253.i3198, align 4
  %idx.ext.i.i3199 = sext i32 %625 to i64
  %add.ptr.i.i3200 = getelementptr inbounds i64, ptr %cond.i3059, i64 %idx.ext.i.i3199
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i3200, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3201 = icmp eq i64 %before.050.i.i3192, %conv5.i251.i3196
  br i1 %cmp8.not.i.i3201, label %if.end.i.i3204, label %if.then.i.i3202

if.then.i.i3202:                                  ; preds = %for.body.i249.i3191
  %arrayidx10.i.i3203 = getelementptr inbounds i64, ptr %cond.i3059, i64 %conv5.i251.i3196
  %626 = load i64, ptr %arrayidx10.i.i3203, align 8
  br label %if.end.i.i3204

if.end.i.i3204:                                   ; preds = %if.then.i.i3202, %for.body.i249.i3191
  %found.1.i.i3205 = phi i64 [ %626, %if.then.i.i3202 ], [ %found.048.i.i3194, %for.body.i249.i3191 ]
  %arrayidx11.i.i3206 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %m.049.i.i3193
  %627 = load i32, ptr %arrayidx11.i.i3206, align 4
  %conv12.i254.i3207 = sext i32 %627 to i64
  %mul.i.i3208 = mul nsw i64 %472, %conv12.i254.i3207
  %arrayidx13.i.i3209 = getelementptr inbounds i64, ptr %values.0275.i3128, i64 %mul.i.i3208
  %628 = load i64, ptr %arrayidx13.i.i3209, align 8
  %cond.i.i3210 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i3205, i64 %628)
  %arrayidx23.i.i3211 = getelementptr inbounds i64, ptr %cond.i3059, i64 %conv5.i251.i3196
  store i64 %cond.i.i3210, ptr %arrayidx23.i.i3211, align 8
  %inc.i255.i3212 = add nuw nsw i64 %m.049.i.i3193, 1
  %exitcond286.not.i3213 = icmp eq i64 %inc.i255.i3212, %n.0.lcssa76.i.sink.i3136
  br i1 %exitcond286.not.i3213, label %if.end65.i3143, label %for.body.i249.i3191, !llvm.loop !103

if.else60.i3142:                                  ; preds = %if.end55.i3135
  br i1 %cmp47.i.i3141, label %for.body.i259.i3147, label %if.end65.i3143

for.body.i259.i3147:                              ; preds = %if.else60.i3142, %for.end51.i.i3177
  %m.0105.i.i3148 = phi i64 [ %inc53.i.i3178, %for.end51.i.i3177 ], [ 0, %if.else60.i3142 ]
  %arrayidx.i260.i3149 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %m.0105.i.i3148
  %629 = load i32, ptr %arrayidx.i260.i3149, align 4
  %conv.i261.i3150 = sext i32 %629 to i64
  %mul.i262.i3151 = mul nsw i64 %472, %conv.i261.i3150
  %add.ptr.i263.i3152 = getelementptr inbounds i64, ptr %values.0275.i3128, i64 %mul.i262.i3151
  %arrayidx1.i264.i3153 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %m.0105.i.i3148
  %630 = load i32, ptr %arrayidx1.i264.i3153, align 4
  %conv2.i265.i3154 = sext i32 %630 to i64
  %mul3.i.i3155 = mul nsw i64 %473, %conv2.i265.i3154
  %add.ptr4.i.i3156 = getelementptr inbounds i64, ptr %cond.i3059, i64 %mul3.i.i3155
  %add.i266.i3157 = add nuw nsw i64 %m.0105.i.i3148, 12
  %arrayidx6.i267.i3158 = getelementptr inbounds [524 x i32], ptr %found.i3043, i64 0, i64 %add.i266.i3157
  %631 = load i32, ptr %arrayidx6.i267.i3158, align 4
  %conv7.i.i3159 = sext i32 %631 to i64
  %mul8.i.i3160 = mul nsw i64 %472, %conv7.i.i3159
  %add.ptr9.i.i3161 = getelementptr inbounds i64, ptr %values.0275.i3128, i64 %mul8.i.i3160
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i3161, i32 0, i32 3, i32 1)
  %arrayidx12.i.i3162 = getelementptr inbounds [524 x i32], ptr %places.i234.i3121, i64 0, i64 %add.i266.i3157
  %632 = load i32, ptr %arrayidx12.i.i3162, align 4
  %conv13.i.i3163 = sext i32 %632 to i64
  %mul14.i.i3164 = mul nsw i64 %473, %conv13.i.i3163
  %add.ptr15.i.i3165 = getelementptr inbounds i64, ptr %cond.i3059, i64 %mul14.i.i3164
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3165, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i3124, label %for.cond35.preheader.i.i3174, label %for.body20.i.i3166

for.cond35.preheader.i.i3174:                     ; preds = %for.body20.i.i3166, %for.body.i259.i3147
  %j.0.lcssa.i.i3175 = phi i64 [ 0, %for.body.i259.i3147 ], [ %add17101.i.i3167, %for.body20.i.i3166 ]
  %cmp36102.i.i3176 = icmp slt i64 %j.0.lcssa.i.i3175, %473
  br i1 %cmp36102.i.i3176, label %for.body38.i.i3180, label %for.end51.i.i3177

for.body20.i.i3166:                               ; preds = %for.body.i259.i3147, %for.body20.i.i3166
  %add17101.i.i3167 = phi i64 [ %add17.i.i3172, %for.body20.i.i3166 ], [ 8, %for.body.i259.i3147 ]
  %j.0100.i.i3168 = phi i64 [ %add17101.i.i3167, %for.body20.i.i3166 ], [ 0, %for.body.i259.i3147 ]
  %add.ptr21.i.i3169 = getelementptr inbounds i64, ptr %add.ptr4.i.i3156, i64 %j.0100.i.i3168
  %633 = load <8 x i64>, ptr %add.ptr21.i.i3169, align 8
  %add.ptr22.i.i3170 = getelementptr inbounds i64, ptr %add.ptr.i263.i3152, i64 %j.0100.i.i3168
  %634 = load <8 x i64>, ptr %add.ptr22.i.i3170, align 8
  %or32.i.i3171 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %633, <8 x i64> %634)
  store <8 x i64> %or32.i.i3171, ptr %add.ptr21.i.i3169, align 8
  %add17.i.i3172 = add nuw nsw i64 %add17101.i.i3167, 8
  %cmp18.not.i.i3173 = icmp sgt i64 %add17.i.i3172, %473
  br i1 %cmp18.not.i.i3173, label %for.cond35.preheader.i.i3174, label %for.body20.i.i3166, !llvm.loop !104

for.body38.i.i3180:                               ; preds = %for.cond35.preheader.i.i3174, %for.body38.i.i3180
  %j.1103.i.i3181 = phi i64 [ %inc.i269.i3185, %for.body38.i.i3180 ], [ %j.0.lcssa.i.i3175, %for.cond35.preheader.i.i3174 ]
  %arrayidx39.i.i3182 = getelementptr inbounds i64, ptr %add.ptr4.i.i3156, i64 %j.1103.i.i3181
  %635 = load i64, ptr %arrayidx39.i.i3182, align 8
  %arrayidx40.i.i3183 = getelementptr inbounds i64, ptr %add.ptr.i263.i3152, i64 %j.1103.i.i3181
  %636 = load i64, ptr %arrayidx40.i.i3183, align 8
  %spec.select.i.i3184 = tail call i64 @llvm.smax.i64(i64 %635, i64 %636)
  store i64 %spec.select.i.i3184, ptr %arrayidx39.i.i3182, align 8
  %inc.i269.i3185 = add nuw nsw i64 %j.1103.i.i3181, 1
  %exitcond.not.i270.i3186 = icmp eq i64 %inc.i269.i3185, %473
  br i1 %exitcond.not.i270.i3186, label %for.end51.i.i3177, label %for.body38.i.i3180, !llvm.loop !105

for.end51.i.i3177:                                ; preds = %for.body38.i.i3180, %for.cond35.preheader.i.i3174
  %inc53.i.i3178 = add nuw nsw i64 %m.0105.i.i3148, 1
  %exitcond285.not.i3179 = icmp eq i64 %inc53.i.i3178, %n.0.lcssa76.i.sink.i3136
  br i1 %exitcond285.not.i3179, label %if.end65.i3143, label %for.body.i259.i3147, !llvm.loop !106

if.end65.i3143:                                   ; preds = %for.end51.i.i3177, %if.end.i.i3204, %if.else60.i3142, %if.then59.i3187
  %add.i3144 = add nuw nsw i64 %k.0276.i3127, 512
  %add.ptr67.i3145 = getelementptr inbounds i8, ptr %values.0275.i3128, i64 %add.ptr67.idx.i3125
  %637 = load i64, ptr %arrayidx32.i3070, align 8
  %cmp33.i3146 = icmp slt i64 %add.i3144, %637
  br i1 %cmp33.i3146, label %for.body.i3126, label %for.cond.cleanup.i3072, !llvm.loop !107

lor.lhs.false72.i3076:                            ; preds = %for.cond.cleanup.i3072
  %cmp73.i3077 = icmp ne ptr %cond.i3059, %478
  %tobool75.i3078 = icmp ne i64 %468, 0
  %or.cond134.i3079 = select i1 %cmp73.i3077, i1 true, i1 %tobool75.i3078
  br i1 %or.cond134.i3079, label %for.cond80.preheader.i3080, label %most_long.exit

for.cond80.preheader.i3080:                       ; preds = %lor.lhs.false72.i3076
  %cmp82.not277.i3081 = icmp slt i64 %mul.i3052, 8
  br i1 %cmp82.not277.i3081, label %for.cond104.preheader.i3093, label %for.body83.lr.ph.i3082

for.body83.lr.ph.i3082:                           ; preds = %for.cond80.preheader.i3080
  %add.ptr90.i3083 = getelementptr inbounds i64, ptr %469, i64 %mul10.i3055
  br label %for.body83.i3084

for.cond104.preheader.i3093:                      ; preds = %if.end99.i3088, %for.cond80.preheader.i3080
  %k79.0.lcssa.i3094 = phi i64 [ 0, %for.cond80.preheader.i3080 ], [ %add81279.i3085, %if.end99.i3088 ]
  %cmp105280.i3095 = icmp slt i64 %k79.0.lcssa.i3094, %mul.i3052
  br i1 %cmp105280.i3095, label %for.body106.lr.ph.i3096, label %most_long.exit

for.body106.lr.ph.i3096:                          ; preds = %for.cond104.preheader.i3093
  %638 = getelementptr i64, ptr %469, i64 %mul10.i3055
  br label %for.body106.i3097

for.body83.i3084:                                 ; preds = %if.end99.i3088, %for.body83.lr.ph.i3082
  %add81279.i3085 = phi i64 [ 8, %for.body83.lr.ph.i3082 ], [ %add81.i3091, %if.end99.i3088 ]
  %k79.0278.i3086 = phi i64 [ 0, %for.body83.lr.ph.i3082 ], [ %add81279.i3085, %if.end99.i3088 ]
  %add.ptr84.i3087 = getelementptr inbounds i64, ptr %cond.i3059, i64 %k79.0278.i3086
  %639 = load <8 x i64>, ptr %add.ptr84.i3087, align 8
  br i1 %tobool75.i3078, label %land.lhs.true86.i3109, label %if.end99.i3088

land.lhs.true86.i3109:                            ; preds = %for.body83.i3084
  %640 = load i64, ptr %arrayidx9.i3054, align 8
  %tobool88.not.i3110 = icmp eq i64 %640, 0
  br i1 %tobool88.not.i3110, label %if.then95.i3114, label %if.then89.i3111

if.then89.i3111:                                  ; preds = %land.lhs.true86.i3109
  %add.ptr91.i3112 = getelementptr inbounds i64, ptr %add.ptr90.i3083, i64 %k79.0278.i3086
  %641 = load <8 x i64>, ptr %add.ptr91.i3112, align 8
  %add92.i3113 = add <8 x i64> %641, %639
  br label %if.end99.i3088

if.then95.i3114:                                  ; preds = %land.lhs.true86.i3109
  %642 = load i64, ptr %469, align 8
  %splat.splatinsert.i3115 = insertelement <8 x i64> poison, i64 %642, i64 0
  %splat.splat.i3116 = shufflevector <8 x i64> %splat.splatinsert.i3115, <8 x i64> poison, <8 x i32> zeroinitializer
  %add97.i3117 = add <8 x i64> %splat.splat.i3116, %639
  br label %if.end99.i3088

if.end99.i3088:                                   ; preds = %if.then95.i3114, %if.then89.i3111, %for.body83.i3084
  %sum.0.i3089 = phi <8 x i64> [ %add92.i3113, %if.then89.i3111 ], [ %add97.i3117, %if.then95.i3114 ], [ %639, %for.body83.i3084 ]
  %add.ptr100.i3090 = getelementptr inbounds i64, ptr %478, i64 %k79.0278.i3086
  store <8 x i64> %sum.0.i3089, ptr %add.ptr100.i3090, align 8
  %add81.i3091 = add nuw nsw i64 %add81279.i3085, 8
  %cmp82.not.i3092 = icmp sgt i64 %add81.i3091, %mul.i3052
  br i1 %cmp82.not.i3092, label %for.cond104.preheader.i3093, label %for.body83.i3084, !llvm.loop !108

for.body106.i3097:                                ; preds = %cond.end117.i3100, %for.body106.lr.ph.i3096
  %k79.1281.i3098 = phi i64 [ %k79.0.lcssa.i3094, %for.body106.lr.ph.i3096 ], [ %inc.i3103, %cond.end117.i3100 ]
  %arrayidx109.i3099 = getelementptr inbounds i64, ptr %cond.i3059, i64 %k79.1281.i3098
  %643 = load i64, ptr %arrayidx109.i3099, align 8
  br i1 %tobool75.i3078, label %cond.true108.i3105, label %cond.end117.i3100

cond.true108.i3105:                               ; preds = %for.body106.i3097
  %644 = load i64, ptr %arrayidx9.i3054, align 8
  %mul111.i3106 = mul nsw i64 %644, %k79.1281.i3098
  %arrayidx113.i3107 = getelementptr i64, ptr %638, i64 %mul111.i3106
  %645 = load i64, ptr %arrayidx113.i3107, align 8
  %add114.i3108 = add nsw i64 %645, %643
  br label %cond.end117.i3100

cond.end117.i3100:                                ; preds = %cond.true108.i3105, %for.body106.i3097
  %cond118.i3101 = phi i64 [ %add114.i3108, %cond.true108.i3105 ], [ %643, %for.body106.i3097 ]
  %arrayidx119.i3102 = getelementptr inbounds i64, ptr %478, i64 %k79.1281.i3098
  store i64 %cond118.i3101, ptr %arrayidx119.i3102, align 8
  %inc.i3103 = add nuw nsw i64 %k79.1281.i3098, 1
  %exitcond287.not.i3104 = icmp eq i64 %inc.i3103, %mul.i3052
  br i1 %exitcond287.not.i3104, label %most_long.exit, label %for.body106.i3097, !llvm.loop !109

most_long.exit:                                   ; preds = %cond.end117.i3100, %for.cond.cleanup.i3072, %lor.lhs.false72.i3076, %for.cond104.preheader.i3093
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i3043) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %20, %set_32.exit ], [ %72, %set_64.exit ], [ %124, %add_float.exit ], [ %165, %add_double.exit ], [ %206, %add_int.exit ], [ %247, %add_long.exit ], [ %304, %least_float.exit ], [ %345, %least_double.exit ], [ %386, %least_int.exit ], [ %427, %least_long.exit ], [ %484, %most_float.exit ], [ %525, %most_double.exit ], [ %566, %most_int.exit ], [ %607, %most_long.exit ]
  ret i64 %retval.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_join_tables(ptr noundef readonly %a) local_unnamed_addr #1 {
entry:
  %0 = load i64, ptr %a, align 8
  %arrayidx32 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx32, align 8
  %arrayidx.i501 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx.i501, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx1.i502 = getelementptr inbounds i8, ptr %a, i64 56
  %4 = load i64, ptr %arrayidx1.i502, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx2.i503 = getelementptr inbounds i8, ptr %a, i64 40
  %6 = load i64, ptr %arrayidx2.i503, align 8
  %arrayidx3.i504 = getelementptr inbounds i8, ptr %a, i64 48
  %7 = load i64, ptr %arrayidx3.i504, align 8
  %cmp73.i505 = icmp slt i64 %6, %7
  switch i64 %0, label %if.else31 [
    i64 0, label %if.then
    i64 1, label %if.then15
  ]

if.then:                                          ; preds = %entry
  switch i64 %1, label %cond.false10 [
    i64 0, label %cond.true
    i64 1, label %cond.true5
    i64 2, label %cond.true9
  ]

cond.true:                                        ; preds = %if.then
  br i1 %cmp73.i505, label %for.body.lr.ph.i, label %if.end47

for.body.lr.ph.i:                                 ; preds = %cond.true
  %tobool.i = icmp ne i64 %4, 0
  %arrayidx7.i = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx14.i = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx31.i = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i

for.body.i:                                       ; preds = %if.end29.i, %for.body.lr.ph.i
  %k.065.i = phi i64 [ %6, %for.body.lr.ph.i ], [ %inc34.i, %if.end29.i ]
  %arrayidx4.i = getelementptr double, ptr %3, i64 %k.065.i
  %8 = load double, ptr %arrayidx4.i, align 8
  %9 = load i64, ptr %a, align 8
  %cmp6.i = icmp ne i64 %9, 0
  %or.cond.i = select i1 %cmp6.i, i1 %tobool.i, i1 false
  br i1 %or.cond.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %10 = load i64, ptr %arrayidx7.i, align 8
  %mul.i = mul nsw i64 %10, %k.065.i
  %arrayidx8.i = getelementptr inbounds float, ptr %5, i64 %mul.i
  %11 = load float, ptr %arrayidx8.i, align 4
  %conv.i = fpext float %11 to double
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  %number.0.i = phi i64 [ 0, %if.then.i ], [ 1, %for.body.i ]
  %whole.0.i = phi double [ %conv.i, %if.then.i ], [ %8, %for.body.i ]
  %12 = load i64, ptr %arrayidx10.i, align 8
  %cmp1161.i = icmp slt i64 %number.0.i, %12
  br i1 %cmp1161.i, label %for.body13.lr.ph.i, label %for.end.i

for.body13.lr.ph.i:                               ; preds = %if.end.i
  %13 = load i64, ptr %arrayidx14.i, align 8
  br label %for.body13.i

for.body13.i:                                     ; preds = %for.body13.i, %for.body13.lr.ph.i
  %whole.163.i = phi double [ %whole.0.i, %for.body13.lr.ph.i ], [ %add17.i, %for.body13.i ]
  %number.162.i = phi i64 [ %number.0.i, %for.body13.lr.ph.i ], [ %inc.i, %for.body13.i ]
  %mul15.i = mul nsw i64 %number.162.i, %13
  %gep.i = getelementptr double, ptr %arrayidx4.i, i64 %mul15.i
  %14 = load double, ptr %gep.i, align 8
  %add17.i = fadd double %whole.163.i, %14
  %inc.i = add nuw nsw i64 %number.162.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %12
  br i1 %exitcond.not.i, label %for.end.i, label %for.body13.i, !llvm.loop !110

for.end.i:                                        ; preds = %for.body13.i, %if.end.i
  %whole.1.lcssa.i = phi double [ %whole.0.i, %if.end.i ], [ %add17.i, %for.body13.i ]
  %cmp19.i = icmp eq i64 %9, 0
  %or.cond36.i = select i1 %cmp19.i, i1 %tobool.i, i1 false
  br i1 %or.cond36.i, label %if.then23.i, label %if.end29.i

if.then23.i:                                      ; preds = %for.end.i
  %15 = load i64, ptr %arrayidx7.i, align 8
  %mul25.i = mul nsw i64 %15, %k.065.i
  %arrayidx26.i = getelementptr inbounds float, ptr %5, i64 %mul25.i
  %16 = load float, ptr %arrayidx26.i, align 4
  %conv27.i = fpext float %16 to double
  %add28.i = fadd double %whole.1.lcssa.i, %conv27.i
  br label %if.end29.i

if.end29.i:                                       ; preds = %if.then23.i, %for.end.i
  %whole.2.i = phi double [ %add28.i, %if.then23.i ], [ %whole.1.lcssa.i, %for.end.i ]
  %conv30.i = fptrunc double %whole.2.i to float
  %17 = load i64, ptr %arrayidx31.i, align 8
  %18 = inttoptr i64 %17 to ptr
  %arrayidx32.i = getelementptr inbounds float, ptr %18, i64 %k.065.i
  store float %conv30.i, ptr %arrayidx32.i, align 4
  %inc34.i = add nsw i64 %k.065.i, 1
  %19 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i = icmp slt i64 %inc34.i, %19
  br i1 %cmp.i, label %for.body.i, label %if.end47, !llvm.loop !111

cond.true5:                                       ; preds = %if.then
  br i1 %cmp73.i505, label %for.body.lr.ph.i77, label %if.end47

for.body.lr.ph.i77:                               ; preds = %cond.true5
  %tobool.i78 = icmp ne i64 %4, 0
  %arrayidx7.i79 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i80 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx27.i = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i81

for.body.i81:                                     ; preds = %if.end26.i, %for.body.lr.ph.i77
  %k.061.i = phi i64 [ %6, %for.body.lr.ph.i77 ], [ %inc30.i, %if.end26.i ]
  %arrayidx4.i82 = getelementptr double, ptr %3, i64 %k.061.i
  %20 = load i64, ptr %a, align 8
  %cmp6.i83 = icmp ne i64 %20, 0
  %or.cond.i84 = select i1 %cmp6.i83, i1 %tobool.i78, i1 false
  br i1 %or.cond.i84, label %if.then.i95, label %if.end.i85

if.then.i95:                                      ; preds = %for.body.i81
  %21 = load i64, ptr %arrayidx7.i79, align 8
  %mul.i96 = mul nsw i64 %21, %k.061.i
  %arrayidx8.i97 = getelementptr inbounds double, ptr %5, i64 %mul.i96
  br label %if.end.i85

if.end.i85:                                       ; preds = %if.then.i95, %for.body.i81
  %number.0.i86 = phi i64 [ 0, %if.then.i95 ], [ 1, %for.body.i81 ]
  %whole.0.in.i = phi ptr [ %arrayidx8.i97, %if.then.i95 ], [ %arrayidx4.i82, %for.body.i81 ]
  %whole.0.i87 = load double, ptr %whole.0.in.i, align 8
  %22 = load i64, ptr %arrayidx10.i80, align 8
  %cmp1157.i = icmp slt i64 %number.0.i86, %22
  br i1 %cmp1157.i, label %for.body12.lr.ph.i, label %for.end.i88

for.body12.lr.ph.i:                               ; preds = %if.end.i85
  %23 = load i64, ptr %arrayidx13.i, align 8
  br label %for.body12.i

for.body12.i:                                     ; preds = %for.body12.i, %for.body12.lr.ph.i
  %whole.159.i = phi double [ %whole.0.i87, %for.body12.lr.ph.i ], [ %add16.i, %for.body12.i ]
  %number.158.i = phi i64 [ %number.0.i86, %for.body12.lr.ph.i ], [ %inc.i93, %for.body12.i ]
  %mul14.i = mul nsw i64 %number.158.i, %23
  %gep.i92 = getelementptr double, ptr %arrayidx4.i82, i64 %mul14.i
  %24 = load double, ptr %gep.i92, align 8
  %add16.i = fadd double %whole.159.i, %24
  %inc.i93 = add nuw nsw i64 %number.158.i, 1
  %exitcond.not.i94 = icmp eq i64 %inc.i93, %22
  br i1 %exitcond.not.i94, label %for.end.i88, label %for.body12.i, !llvm.loop !112

for.end.i88:                                      ; preds = %for.body12.i, %if.end.i85
  %whole.1.lcssa.i89 = phi double [ %whole.0.i87, %if.end.i85 ], [ %add16.i, %for.body12.i ]
  %cmp18.i = icmp eq i64 %20, 0
  %or.cond32.i = select i1 %cmp18.i, i1 %tobool.i78, i1 false
  br i1 %or.cond32.i, label %if.then21.i, label %if.end26.i

if.then21.i:                                      ; preds = %for.end.i88
  %25 = load i64, ptr %arrayidx7.i79, align 8
  %mul23.i = mul nsw i64 %25, %k.061.i
  %arrayidx24.i = getelementptr inbounds double, ptr %5, i64 %mul23.i
  %26 = load double, ptr %arrayidx24.i, align 8
  %add25.i = fadd double %whole.1.lcssa.i89, %26
  br label %if.end26.i

if.end26.i:                                       ; preds = %if.then21.i, %for.end.i88
  %whole.2.i90 = phi double [ %add25.i, %if.then21.i ], [ %whole.1.lcssa.i89, %for.end.i88 ]
  %27 = load i64, ptr %arrayidx27.i, align 8
  %28 = inttoptr i64 %27 to ptr
  %arrayidx28.i = getelementptr inbounds double, ptr %28, i64 %k.061.i
  store double %whole.2.i90, ptr %arrayidx28.i, align 8
  %inc30.i = add nsw i64 %k.061.i, 1
  %29 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i91 = icmp slt i64 %inc30.i, %29
  br i1 %cmp.i91, label %for.body.i81, label %if.end47, !llvm.loop !113

cond.true9:                                       ; preds = %if.then
  br i1 %cmp73.i505, label %for.body.lr.ph.i103, label %if.end47

for.body.lr.ph.i103:                              ; preds = %cond.true9
  %tobool.i104 = icmp ne i64 %4, 0
  %arrayidx7.i105 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i106 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i107 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx27.i108 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i109

for.body.i109:                                    ; preds = %if.end26.i123, %for.body.lr.ph.i103
  %k.061.i110 = phi i64 [ %6, %for.body.lr.ph.i103 ], [ %inc30.i126, %if.end26.i123 ]
  %arrayidx4.i111 = getelementptr i32, ptr %3, i64 %k.061.i110
  %30 = load i64, ptr %a, align 8
  %cmp6.i112 = icmp ne i64 %30, 0
  %or.cond.i113 = select i1 %cmp6.i112, i1 %tobool.i104, i1 false
  br i1 %or.cond.i113, label %if.then.i141, label %if.end.i114

if.then.i141:                                     ; preds = %for.body.i109
  %31 = load i64, ptr %arrayidx7.i105, align 8
  %mul.i142 = mul nsw i64 %31, %k.061.i110
  %arrayidx8.i143 = getelementptr inbounds i32, ptr %5, i64 %mul.i142
  br label %if.end.i114

if.end.i114:                                      ; preds = %if.then.i141, %for.body.i109
  %number.0.i115 = phi i64 [ 0, %if.then.i141 ], [ 1, %for.body.i109 ]
  %whole.0.in.i116 = phi ptr [ %arrayidx8.i143, %if.then.i141 ], [ %arrayidx4.i111, %for.body.i109 ]
  %whole.0.i117 = load i32, ptr %whole.0.in.i116, align 4
  %32 = load i64, ptr %arrayidx10.i106, align 8
  %cmp1157.i118 = icmp slt i64 %number.0.i115, %32
  br i1 %cmp1157.i118, label %for.body12.lr.ph.i132, label %for.end.i119

for.body12.lr.ph.i132:                            ; preds = %if.end.i114
  %33 = load i64, ptr %arrayidx13.i107, align 8
  br label %for.body12.i133

for.body12.i133:                                  ; preds = %for.body12.i133, %for.body12.lr.ph.i132
  %whole.159.i134 = phi i32 [ %whole.0.i117, %for.body12.lr.ph.i132 ], [ %add16.i138, %for.body12.i133 ]
  %number.158.i135 = phi i64 [ %number.0.i115, %for.body12.lr.ph.i132 ], [ %inc.i139, %for.body12.i133 ]
  %mul14.i136 = mul nsw i64 %number.158.i135, %33
  %gep.i137 = getelementptr i32, ptr %arrayidx4.i111, i64 %mul14.i136
  %34 = load i32, ptr %gep.i137, align 4
  %add16.i138 = add i32 %34, %whole.159.i134
  %inc.i139 = add nuw nsw i64 %number.158.i135, 1
  %exitcond.not.i140 = icmp eq i64 %inc.i139, %32
  br i1 %exitcond.not.i140, label %for.end.i119, label %for.body12.i133, !llvm.loop !114

for.end.i119:                                     ; preds = %for.body12.i133, %if.end.i114
  %whole.1.lcssa.i120 = phi i32 [ %whole.0.i117, %if.end.i114 ], [ %add16.i138, %for.body12.i133 ]
  %cmp18.i121 = icmp eq i64 %30, 0
  %or.cond32.i122 = select i1 %cmp18.i121, i1 %tobool.i104, i1 false
  br i1 %or.cond32.i122, label %if.then21.i128, label %if.end26.i123

if.then21.i128:                                   ; preds = %for.end.i119
  %35 = load i64, ptr %arrayidx7.i105, align 8
  %mul23.i129 = mul nsw i64 %35, %k.061.i110
  %arrayidx24.i130 = getelementptr inbounds i32, ptr %5, i64 %mul23.i129
  %36 = load i32, ptr %arrayidx24.i130, align 4
  %add25.i131 = add i32 %36, %whole.1.lcssa.i120
  br label %if.end26.i123

if.end26.i123:                                    ; preds = %if.then21.i128, %for.end.i119
  %whole.2.i124 = phi i32 [ %add25.i131, %if.then21.i128 ], [ %whole.1.lcssa.i120, %for.end.i119 ]
  %37 = load i64, ptr %arrayidx27.i108, align 8
  %38 = inttoptr i64 %37 to ptr
  %arrayidx28.i125 = getelementptr inbounds i32, ptr %38, i64 %k.061.i110
  store i32 %whole.2.i124, ptr %arrayidx28.i125, align 4
  %inc30.i126 = add nsw i64 %k.061.i110, 1
  %39 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i127 = icmp slt i64 %inc30.i126, %39
  br i1 %cmp.i127, label %for.body.i109, label %if.end47, !llvm.loop !115

cond.false10:                                     ; preds = %if.then
  br i1 %cmp73.i505, label %for.body.lr.ph.i149, label %if.end47

for.body.lr.ph.i149:                              ; preds = %cond.false10
  %tobool.i150 = icmp ne i64 %4, 0
  %arrayidx7.i151 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i152 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i153 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx27.i154 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i155

for.body.i155:                                    ; preds = %if.end26.i169, %for.body.lr.ph.i149
  %k.061.i156 = phi i64 [ %6, %for.body.lr.ph.i149 ], [ %inc30.i172, %if.end26.i169 ]
  %arrayidx4.i157 = getelementptr i64, ptr %3, i64 %k.061.i156
  %40 = load i64, ptr %a, align 8
  %cmp6.i158 = icmp ne i64 %40, 0
  %or.cond.i159 = select i1 %cmp6.i158, i1 %tobool.i150, i1 false
  br i1 %or.cond.i159, label %if.then.i187, label %if.end.i160

if.then.i187:                                     ; preds = %for.body.i155
  %41 = load i64, ptr %arrayidx7.i151, align 8
  %mul.i188 = mul nsw i64 %41, %k.061.i156
  %arrayidx8.i189 = getelementptr inbounds i64, ptr %5, i64 %mul.i188
  br label %if.end.i160

if.end.i160:                                      ; preds = %if.then.i187, %for.body.i155
  %number.0.i161 = phi i64 [ 0, %if.then.i187 ], [ 1, %for.body.i155 ]
  %whole.0.in.i162 = phi ptr [ %arrayidx8.i189, %if.then.i187 ], [ %arrayidx4.i157, %for.body.i155 ]
  %whole.0.i163 = load i64, ptr %whole.0.in.i162, align 8
  %42 = load i64, ptr %arrayidx10.i152, align 8
  %cmp1157.i164 = icmp slt i64 %number.0.i161, %42
  br i1 %cmp1157.i164, label %for.body12.lr.ph.i178, label %for.end.i165

for.body12.lr.ph.i178:                            ; preds = %if.end.i160
  %43 = load i64, ptr %arrayidx13.i153, align 8
  br label %for.body12.i179

for.body12.i179:                                  ; preds = %for.body12.i179, %for.body12.lr.ph.i178
  %whole.159.i180 = phi i64 [ %whole.0.i163, %for.body12.lr.ph.i178 ], [ %add16.i184, %for.body12.i179 ]
  %number.158.i181 = phi i64 [ %number.0.i161, %for.body12.lr.ph.i178 ], [ %inc.i185, %for.body12.i179 ]
  %mul14.i182 = mul nsw i64 %number.158.i181, %43
  %gep.i183 = getelementptr i64, ptr %arrayidx4.i157, i64 %mul14.i182
  %44 = load i64, ptr %gep.i183, align 8
  %add16.i184 = add i64 %44, %whole.159.i180
  %inc.i185 = add nuw nsw i64 %number.158.i181, 1
  %exitcond.not.i186 = icmp eq i64 %inc.i185, %42
  br i1 %exitcond.not.i186, label %for.end.i165, label %for.body12.i179, !llvm.loop !116

for.end.i165:                                     ; preds = %for.body12.i179, %if.end.i160
  %whole.1.lcssa.i166 = phi i64 [ %whole.0.i163, %if.end.i160 ], [ %add16.i184, %for.body12.i179 ]
  %cmp18.i167 = icmp eq i64 %40, 0
  %or.cond32.i168 = select i1 %cmp18.i167, i1 %tobool.i150, i1 false
  br i1 %or.cond32.i168, label %if.then21.i174, label %if.end26.i169

if.then21.i174:                                   ; preds = %for.end.i165
  %45 = load i64, ptr %arrayidx7.i151, align 8
  %mul23.i175 = mul nsw i64 %45, %k.061.i156
  %arrayidx24.i176 = getelementptr inbounds i64, ptr %5, i64 %mul23.i175
  %46 = load i64, ptr %arrayidx24.i176, align 8
  %add25.i177 = add i64 %46, %whole.1.lcssa.i166
  br label %if.end26.i169

if.end26.i169:                                    ; preds = %if.then21.i174, %for.end.i165
  %whole.2.i170 = phi i64 [ %add25.i177, %if.then21.i174 ], [ %whole.1.lcssa.i166, %for.end.i165 ]
  %47 = load i64, ptr %arrayidx27.i154, align 8
  %48 = inttoptr i64 %47 to ptr
  %arrayidx28.i171 = getelementptr inbounds i64, ptr %48, i64 %k.061.i156
  store i64 %whole.2.i170, ptr %arrayidx28.i171, align 8
  %inc30.i172 = add nsw i64 %k.061.i156, 1
  %49 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i173 = icmp slt i64 %inc30.i172, %49
  br i1 %cmp.i173, label %for.body.i155, label %if.end47, !llvm.loop !117

if.then15:                                        ; preds = %entry
  switch i64 %1, label %cond.false27 [
    i64 0, label %cond.true18
    i64 1, label %cond.true22
    i64 2, label %cond.true26
  ]

cond.true18:                                      ; preds = %if.then15
  br i1 %cmp73.i505, label %for.body.lr.ph.i194, label %if.end47

for.body.lr.ph.i194:                              ; preds = %cond.true18
  %tobool.i195 = icmp ne i64 %4, 0
  %arrayidx7.i196 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i197 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i198 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i199 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i200

for.body.i200:                                    ; preds = %if.end31.i, %for.body.lr.ph.i194
  %k.075.i = phi i64 [ %6, %for.body.lr.ph.i194 ], [ %inc35.i, %if.end31.i ]
  %arrayidx4.i201 = getelementptr float, ptr %3, i64 %k.075.i
  %50 = load i64, ptr %a, align 8
  %cmp6.i202 = icmp ne i64 %50, 0
  %or.cond.i203 = select i1 %cmp6.i202, i1 %tobool.i195, i1 false
  br i1 %or.cond.i203, label %if.then.i218, label %if.end.i204

if.then.i218:                                     ; preds = %for.body.i200
  %51 = load i64, ptr %arrayidx7.i196, align 8
  %mul.i219 = mul nsw i64 %51, %k.075.i
  %arrayidx8.i220 = getelementptr inbounds float, ptr %5, i64 %mul.i219
  br label %if.end.i204

if.end.i204:                                      ; preds = %if.then.i218, %for.body.i200
  %number.0.i205 = phi i64 [ 0, %if.then.i218 ], [ 1, %for.body.i200 ]
  %whole.0.in.i206 = phi ptr [ %arrayidx8.i220, %if.then.i218 ], [ %arrayidx4.i201, %for.body.i200 ]
  %whole.0.i207 = load float, ptr %whole.0.in.i206, align 4
  %52 = load i64, ptr %arrayidx10.i197, align 8
  %cmp1171.i = icmp slt i64 %number.0.i205, %52
  br i1 %cmp1171.i, label %for.body12.lr.ph.i212, label %for.end.i208

for.body12.lr.ph.i212:                            ; preds = %if.end.i204
  %53 = load i64, ptr %arrayidx13.i198, align 8
  br label %for.body12.i213

for.body12.i213:                                  ; preds = %for.body12.i213, %for.body12.lr.ph.i212
  %whole.173.i = phi float [ %whole.0.i207, %for.body12.lr.ph.i212 ], [ %cond.i, %for.body12.i213 ]
  %number.172.i = phi i64 [ %number.0.i205, %for.body12.lr.ph.i212 ], [ %inc.i216, %for.body12.i213 ]
  %mul14.i214 = mul nsw i64 %number.172.i, %53
  %gep.i215 = getelementptr float, ptr %arrayidx4.i201, i64 %mul14.i214
  %54 = load float, ptr %gep.i215, align 4
  %cmp16.i = fcmp ole float %whole.173.i, %54
  %cmp17.i = fcmp uno float %whole.173.i, 0.000000e+00
  %or.cond70.i = or i1 %cmp17.i, %cmp16.i
  %cond.i = select i1 %or.cond70.i, float %whole.173.i, float %54
  %inc.i216 = add nuw nsw i64 %number.172.i, 1
  %exitcond.not.i217 = icmp eq i64 %inc.i216, %52
  br i1 %exitcond.not.i217, label %for.end.i208, label %for.body12.i213, !llvm.loop !118

for.end.i208:                                     ; preds = %for.body12.i213, %if.end.i204
  %whole.1.lcssa.i209 = phi float [ %whole.0.i207, %if.end.i204 ], [ %cond.i, %for.body12.i213 ]
  %cmp23.i = icmp eq i64 %50, 0
  %or.cond37.i = select i1 %cmp23.i, i1 %tobool.i195, i1 false
  br i1 %or.cond37.i, label %if.then26.i, label %if.end31.i

if.then26.i:                                      ; preds = %for.end.i208
  %55 = load i64, ptr %arrayidx7.i196, align 8
  %mul28.i = mul nsw i64 %55, %k.075.i
  %arrayidx29.i = getelementptr inbounds float, ptr %5, i64 %mul28.i
  %56 = load float, ptr %arrayidx29.i, align 4
  %add30.i = fadd float %whole.1.lcssa.i209, %56
  br label %if.end31.i

if.end31.i:                                       ; preds = %if.then26.i, %for.end.i208
  %whole.2.i210 = phi float [ %add30.i, %if.then26.i ], [ %whole.1.lcssa.i209, %for.end.i208 ]
  %57 = load i64, ptr %arrayidx32.i199, align 8
  %58 = inttoptr i64 %57 to ptr
  %arrayidx33.i = getelementptr inbounds float, ptr %58, i64 %k.075.i
  store float %whole.2.i210, ptr %arrayidx33.i, align 4
  %inc35.i = add nsw i64 %k.075.i, 1
  %59 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i211 = icmp slt i64 %inc35.i, %59
  br i1 %cmp.i211, label %for.body.i200, label %if.end47, !llvm.loop !119

cond.true22:                                      ; preds = %if.then15
  br i1 %cmp73.i505, label %for.body.lr.ph.i226, label %if.end47

for.body.lr.ph.i226:                              ; preds = %cond.true22
  %tobool.i227 = icmp ne i64 %4, 0
  %arrayidx7.i228 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i229 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i230 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i231 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i232

for.body.i232:                                    ; preds = %if.end31.i246, %for.body.lr.ph.i226
  %k.075.i233 = phi i64 [ %6, %for.body.lr.ph.i226 ], [ %inc35.i249, %if.end31.i246 ]
  %arrayidx4.i234 = getelementptr double, ptr %3, i64 %k.075.i233
  %60 = load i64, ptr %a, align 8
  %cmp6.i235 = icmp ne i64 %60, 0
  %or.cond.i236 = select i1 %cmp6.i235, i1 %tobool.i227, i1 false
  br i1 %or.cond.i236, label %if.then.i267, label %if.end.i237

if.then.i267:                                     ; preds = %for.body.i232
  %61 = load i64, ptr %arrayidx7.i228, align 8
  %mul.i268 = mul nsw i64 %61, %k.075.i233
  %arrayidx8.i269 = getelementptr inbounds double, ptr %5, i64 %mul.i268
  br label %if.end.i237

if.end.i237:                                      ; preds = %if.then.i267, %for.body.i232
  %number.0.i238 = phi i64 [ 0, %if.then.i267 ], [ 1, %for.body.i232 ]
  %whole.0.in.i239 = phi ptr [ %arrayidx8.i269, %if.then.i267 ], [ %arrayidx4.i234, %for.body.i232 ]
  %whole.0.i240 = load double, ptr %whole.0.in.i239, align 8
  %62 = load i64, ptr %arrayidx10.i229, align 8
  %cmp1171.i241 = icmp slt i64 %number.0.i238, %62
  br i1 %cmp1171.i241, label %for.body12.lr.ph.i255, label %for.end.i242

for.body12.lr.ph.i255:                            ; preds = %if.end.i237
  %63 = load i64, ptr %arrayidx13.i230, align 8
  br label %for.body12.i256

for.body12.i256:                                  ; preds = %for.body12.i256, %for.body12.lr.ph.i255
  %whole.173.i257 = phi double [ %whole.0.i240, %for.body12.lr.ph.i255 ], [ %cond.i264, %for.body12.i256 ]
  %number.172.i258 = phi i64 [ %number.0.i238, %for.body12.lr.ph.i255 ], [ %inc.i265, %for.body12.i256 ]
  %mul14.i259 = mul nsw i64 %number.172.i258, %63
  %gep.i260 = getelementptr double, ptr %arrayidx4.i234, i64 %mul14.i259
  %64 = load double, ptr %gep.i260, align 8
  %cmp16.i261 = fcmp ole double %whole.173.i257, %64
  %cmp17.i262 = fcmp uno double %whole.173.i257, 0.000000e+00
  %or.cond70.i263 = or i1 %cmp17.i262, %cmp16.i261
  %cond.i264 = select i1 %or.cond70.i263, double %whole.173.i257, double %64
  %inc.i265 = add nuw nsw i64 %number.172.i258, 1
  %exitcond.not.i266 = icmp eq i64 %inc.i265, %62
  br i1 %exitcond.not.i266, label %for.end.i242, label %for.body12.i256, !llvm.loop !120

for.end.i242:                                     ; preds = %for.body12.i256, %if.end.i237
  %whole.1.lcssa.i243 = phi double [ %whole.0.i240, %if.end.i237 ], [ %cond.i264, %for.body12.i256 ]
  %cmp23.i244 = icmp eq i64 %60, 0
  %or.cond37.i245 = select i1 %cmp23.i244, i1 %tobool.i227, i1 false
  br i1 %or.cond37.i245, label %if.then26.i251, label %if.end31.i246

if.then26.i251:                                   ; preds = %for.end.i242
  %65 = load i64, ptr %arrayidx7.i228, align 8
  %mul28.i252 = mul nsw i64 %65, %k.075.i233
  %arrayidx29.i253 = getelementptr inbounds double, ptr %5, i64 %mul28.i252
  %66 = load double, ptr %arrayidx29.i253, align 8
  %add30.i254 = fadd double %whole.1.lcssa.i243, %66
  br label %if.end31.i246

if.end31.i246:                                    ; preds = %if.then26.i251, %for.end.i242
  %whole.2.i247 = phi double [ %add30.i254, %if.then26.i251 ], [ %whole.1.lcssa.i243, %for.end.i242 ]
  %67 = load i64, ptr %arrayidx32.i231, align 8
  %68 = inttoptr i64 %67 to ptr
  %arrayidx33.i248 = getelementptr inbounds double, ptr %68, i64 %k.075.i233
  store double %whole.2.i247, ptr %arrayidx33.i248, align 8
  %inc35.i249 = add nsw i64 %k.075.i233, 1
  %69 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i250 = icmp slt i64 %inc35.i249, %69
  br i1 %cmp.i250, label %for.body.i232, label %if.end47, !llvm.loop !121

cond.true26:                                      ; preds = %if.then15
  br i1 %cmp73.i505, label %for.body.lr.ph.i274, label %if.end47

for.body.lr.ph.i274:                              ; preds = %cond.true26
  %tobool.i275 = icmp ne i64 %4, 0
  %arrayidx7.i276 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i277 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i278 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i279 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i280

for.body.i280:                                    ; preds = %if.end31.i292, %for.body.lr.ph.i274
  %k.074.i = phi i64 [ %6, %for.body.lr.ph.i274 ], [ %inc35.i295, %if.end31.i292 ]
  %arrayidx4.i281 = getelementptr i32, ptr %3, i64 %k.074.i
  %70 = load i64, ptr %a, align 8
  %cmp6.i282 = icmp ne i64 %70, 0
  %or.cond.i283 = select i1 %cmp6.i282, i1 %tobool.i275, i1 false
  br i1 %or.cond.i283, label %if.then.i308, label %if.end.i284

if.then.i308:                                     ; preds = %for.body.i280
  %71 = load i64, ptr %arrayidx7.i276, align 8
  %mul.i309 = mul nsw i64 %71, %k.074.i
  %arrayidx8.i310 = getelementptr inbounds i32, ptr %5, i64 %mul.i309
  br label %if.end.i284

if.end.i284:                                      ; preds = %if.then.i308, %for.body.i280
  %number.0.i285 = phi i64 [ 0, %if.then.i308 ], [ 1, %for.body.i280 ]
  %whole.0.in.i286 = phi ptr [ %arrayidx8.i310, %if.then.i308 ], [ %arrayidx4.i281, %for.body.i280 ]
  %whole.0.i287 = load i32, ptr %whole.0.in.i286, align 4
  %72 = load i64, ptr %arrayidx10.i277, align 8
  %cmp1170.i = icmp slt i64 %number.0.i285, %72
  br i1 %cmp1170.i, label %for.body12.lr.ph.i301, label %for.end.i288

for.body12.lr.ph.i301:                            ; preds = %if.end.i284
  %73 = load i64, ptr %arrayidx13.i278, align 8
  br label %for.body12.i302

for.body12.i302:                                  ; preds = %for.body12.i302, %for.body12.lr.ph.i301
  %whole.172.i = phi i32 [ %whole.0.i287, %for.body12.lr.ph.i301 ], [ %cond.i305, %for.body12.i302 ]
  %number.171.i = phi i64 [ %number.0.i285, %for.body12.lr.ph.i301 ], [ %inc.i306, %for.body12.i302 ]
  %mul14.i303 = mul nsw i64 %number.171.i, %73
  %gep.i304 = getelementptr i32, ptr %arrayidx4.i281, i64 %mul14.i303
  %74 = load i32, ptr %gep.i304, align 4
  %cond.i305 = tail call i32 @llvm.smin.i32(i32 %whole.172.i, i32 %74)
  %inc.i306 = add nuw nsw i64 %number.171.i, 1
  %exitcond.not.i307 = icmp eq i64 %inc.i306, %72
  br i1 %exitcond.not.i307, label %for.end.i288, label %for.body12.i302, !llvm.loop !122

for.end.i288:                                     ; preds = %for.body12.i302, %if.end.i284
  %whole.1.lcssa.i289 = phi i32 [ %whole.0.i287, %if.end.i284 ], [ %cond.i305, %for.body12.i302 ]
  %cmp23.i290 = icmp eq i64 %70, 0
  %or.cond37.i291 = select i1 %cmp23.i290, i1 %tobool.i275, i1 false
  br i1 %or.cond37.i291, label %if.then26.i297, label %if.end31.i292

if.then26.i297:                                   ; preds = %for.end.i288
  %75 = load i64, ptr %arrayidx7.i276, align 8
  %mul28.i298 = mul nsw i64 %75, %k.074.i
  %arrayidx29.i299 = getelementptr inbounds i32, ptr %5, i64 %mul28.i298
  %76 = load i32, ptr %arrayidx29.i299, align 4
  %add30.i300 = add nsw i32 %76, %whole.1.lcssa.i289
  br label %if.end31.i292

if.end31.i292:                                    ; preds = %if.then26.i297, %for.end.i288
  %whole.2.i293 = phi i32 [ %add30.i300, %if.then26.i297 ], [ %whole.1.lcssa.i289, %for.end.i288 ]
  %77 = load i64, ptr %arrayidx32.i279, align 8
  %78 = inttoptr i64 %77 to ptr
  %arrayidx33.i294 = getelementptr inbounds i32, ptr %78, i64 %k.074.i
  store i32 %whole.2.i293, ptr %arrayidx33.i294, align 4
  %inc35.i295 = add nsw i64 %k.074.i, 1
  %79 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i296 = icmp slt i64 %inc35.i295, %79
  br i1 %cmp.i296, label %for.body.i280, label %if.end47, !llvm.loop !123

cond.false27:                                     ; preds = %if.then15
  br i1 %cmp73.i505, label %for.body.lr.ph.i316, label %if.end47

for.body.lr.ph.i316:                              ; preds = %cond.false27
  %tobool.i317 = icmp ne i64 %4, 0
  %arrayidx7.i318 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i319 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i320 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i321 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i322

for.body.i322:                                    ; preds = %if.end31.i336, %for.body.lr.ph.i316
  %k.074.i323 = phi i64 [ %6, %for.body.lr.ph.i316 ], [ %inc35.i339, %if.end31.i336 ]
  %arrayidx4.i324 = getelementptr i64, ptr %3, i64 %k.074.i323
  %80 = load i64, ptr %a, align 8
  %cmp6.i325 = icmp ne i64 %80, 0
  %or.cond.i326 = select i1 %cmp6.i325, i1 %tobool.i317, i1 false
  br i1 %or.cond.i326, label %if.then.i354, label %if.end.i327

if.then.i354:                                     ; preds = %for.body.i322
  %81 = load i64, ptr %arrayidx7.i318, align 8
  %mul.i355 = mul nsw i64 %81, %k.074.i323
  %arrayidx8.i356 = getelementptr inbounds i64, ptr %5, i64 %mul.i355
  br label %if.end.i327

if.end.i327:                                      ; preds = %if.then.i354, %for.body.i322
  %number.0.i328 = phi i64 [ 0, %if.then.i354 ], [ 1, %for.body.i322 ]
  %whole.0.in.i329 = phi ptr [ %arrayidx8.i356, %if.then.i354 ], [ %arrayidx4.i324, %for.body.i322 ]
  %whole.0.i330 = load i64, ptr %whole.0.in.i329, align 8
  %82 = load i64, ptr %arrayidx10.i319, align 8
  %cmp1170.i331 = icmp slt i64 %number.0.i328, %82
  br i1 %cmp1170.i331, label %for.body12.lr.ph.i345, label %for.end.i332

for.body12.lr.ph.i345:                            ; preds = %if.end.i327
  %83 = load i64, ptr %arrayidx13.i320, align 8
  br label %for.body12.i346

for.body12.i346:                                  ; preds = %for.body12.i346, %for.body12.lr.ph.i345
  %whole.172.i347 = phi i64 [ %whole.0.i330, %for.body12.lr.ph.i345 ], [ %cond.i351, %for.body12.i346 ]
  %number.171.i348 = phi i64 [ %number.0.i328, %for.body12.lr.ph.i345 ], [ %inc.i352, %for.body12.i346 ]
  %mul14.i349 = mul nsw i64 %number.171.i348, %83
  %gep.i350 = getelementptr i64, ptr %arrayidx4.i324, i64 %mul14.i349
  %84 = load i64, ptr %gep.i350, align 8
  %cond.i351 = tail call i64 @llvm.smin.i64(i64 %whole.172.i347, i64 %84)
  %inc.i352 = add nuw nsw i64 %number.171.i348, 1
  %exitcond.not.i353 = icmp eq i64 %inc.i352, %82
  br i1 %exitcond.not.i353, label %for.end.i332, label %for.body12.i346, !llvm.loop !124

for.end.i332:                                     ; preds = %for.body12.i346, %if.end.i327
  %whole.1.lcssa.i333 = phi i64 [ %whole.0.i330, %if.end.i327 ], [ %cond.i351, %for.body12.i346 ]
  %cmp23.i334 = icmp eq i64 %80, 0
  %or.cond37.i335 = select i1 %cmp23.i334, i1 %tobool.i317, i1 false
  br i1 %or.cond37.i335, label %if.then26.i341, label %if.end31.i336

if.then26.i341:                                   ; preds = %for.end.i332
  %85 = load i64, ptr %arrayidx7.i318, align 8
  %mul28.i342 = mul nsw i64 %85, %k.074.i323
  %arrayidx29.i343 = getelementptr inbounds i64, ptr %5, i64 %mul28.i342
  %86 = load i64, ptr %arrayidx29.i343, align 8
  %add30.i344 = add nsw i64 %86, %whole.1.lcssa.i333
  br label %if.end31.i336

if.end31.i336:                                    ; preds = %if.then26.i341, %for.end.i332
  %whole.2.i337 = phi i64 [ %add30.i344, %if.then26.i341 ], [ %whole.1.lcssa.i333, %for.end.i332 ]
  %87 = load i64, ptr %arrayidx32.i321, align 8
  %88 = inttoptr i64 %87 to ptr
  %arrayidx33.i338 = getelementptr inbounds i64, ptr %88, i64 %k.074.i323
  store i64 %whole.2.i337, ptr %arrayidx33.i338, align 8
  %inc35.i339 = add nsw i64 %k.074.i323, 1
  %89 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i340 = icmp slt i64 %inc35.i339, %89
  br i1 %cmp.i340, label %for.body.i322, label %if.end47, !llvm.loop !125

if.else31:                                        ; preds = %entry
  switch i64 %1, label %cond.false43 [
    i64 0, label %cond.true34
    i64 1, label %cond.true38
    i64 2, label %cond.true42
  ]

cond.true34:                                      ; preds = %if.else31
  br i1 %cmp73.i505, label %for.body.lr.ph.i362, label %if.end47

for.body.lr.ph.i362:                              ; preds = %cond.true34
  %tobool.i363 = icmp ne i64 %4, 0
  %arrayidx7.i364 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i365 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i366 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i367 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i368

for.body.i368:                                    ; preds = %if.end31.i382, %for.body.lr.ph.i362
  %k.075.i369 = phi i64 [ %6, %for.body.lr.ph.i362 ], [ %inc35.i385, %if.end31.i382 ]
  %arrayidx4.i370 = getelementptr float, ptr %3, i64 %k.075.i369
  %90 = load i64, ptr %a, align 8
  %cmp6.i371 = icmp ne i64 %90, 0
  %or.cond.i372 = select i1 %cmp6.i371, i1 %tobool.i363, i1 false
  br i1 %or.cond.i372, label %if.then.i403, label %if.end.i373

if.then.i403:                                     ; preds = %for.body.i368
  %91 = load i64, ptr %arrayidx7.i364, align 8
  %mul.i404 = mul nsw i64 %91, %k.075.i369
  %arrayidx8.i405 = getelementptr inbounds float, ptr %5, i64 %mul.i404
  br label %if.end.i373

if.end.i373:                                      ; preds = %if.then.i403, %for.body.i368
  %number.0.i374 = phi i64 [ 0, %if.then.i403 ], [ 1, %for.body.i368 ]
  %whole.0.in.i375 = phi ptr [ %arrayidx8.i405, %if.then.i403 ], [ %arrayidx4.i370, %for.body.i368 ]
  %whole.0.i376 = load float, ptr %whole.0.in.i375, align 4
  %92 = load i64, ptr %arrayidx10.i365, align 8
  %cmp1171.i377 = icmp slt i64 %number.0.i374, %92
  br i1 %cmp1171.i377, label %for.body12.lr.ph.i391, label %for.end.i378

for.body12.lr.ph.i391:                            ; preds = %if.end.i373
  %93 = load i64, ptr %arrayidx13.i366, align 8
  br label %for.body12.i392

for.body12.i392:                                  ; preds = %for.body12.i392, %for.body12.lr.ph.i391
  %whole.173.i393 = phi float [ %whole.0.i376, %for.body12.lr.ph.i391 ], [ %cond.i400, %for.body12.i392 ]
  %number.172.i394 = phi i64 [ %number.0.i374, %for.body12.lr.ph.i391 ], [ %inc.i401, %for.body12.i392 ]
  %mul14.i395 = mul nsw i64 %number.172.i394, %93
  %gep.i396 = getelementptr float, ptr %arrayidx4.i370, i64 %mul14.i395
  %94 = load float, ptr %gep.i396, align 4
  %cmp16.i397 = fcmp oge float %whole.173.i393, %94
  %cmp17.i398 = fcmp uno float %whole.173.i393, 0.000000e+00
  %or.cond70.i399 = or i1 %cmp17.i398, %cmp16.i397
  %cond.i400 = select i1 %or.cond70.i399, float %whole.173.i393, float %94
  %inc.i401 = add nuw nsw i64 %number.172.i394, 1
  %exitcond.not.i402 = icmp eq i64 %inc.i401, %92
  br i1 %exitcond.not.i402, label %for.end.i378, label %for.body12.i392, !llvm.loop !126

for.end.i378:                                     ; preds = %for.body12.i392, %if.end.i373
  %whole.1.lcssa.i379 = phi float [ %whole.0.i376, %if.end.i373 ], [ %cond.i400, %for.body12.i392 ]
  %cmp23.i380 = icmp eq i64 %90, 0
  %or.cond37.i381 = select i1 %cmp23.i380, i1 %tobool.i363, i1 false
  br i1 %or.cond37.i381, label %if.then26.i387, label %if.end31.i382

if.then26.i387:                                   ; preds = %for.end.i378
  %95 = load i64, ptr %arrayidx7.i364, align 8
  %mul28.i388 = mul nsw i64 %95, %k.075.i369
  %arrayidx29.i389 = getelementptr inbounds float, ptr %5, i64 %mul28.i388
  %96 = load float, ptr %arrayidx29.i389, align 4
  %add30.i390 = fadd float %whole.1.lcssa.i379, %96
  br label %if.end31.i382

if.end31.i382:                                    ; preds = %if.then26.i387, %for.end.i378
  %whole.2.i383 = phi float [ %add30.i390, %if.then26.i387 ], [ %whole.1.lcssa.i379, %for.end.i378 ]
  %97 = load i64, ptr %arrayidx32.i367, align 8
  %98 = inttoptr i64 %97 to ptr
  %arrayidx33.i384 = getelementptr inbounds float, ptr %98, i64 %k.075.i369
  store float %whole.2.i383, ptr %arrayidx33.i384, align 4
  %inc35.i385 = add nsw i64 %k.075.i369, 1
  %99 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i386 = icmp slt i64 %inc35.i385, %99
  br i1 %cmp.i386, label %for.body.i368, label %if.end47, !llvm.loop !127

cond.true38:                                      ; preds = %if.else31
  br i1 %cmp73.i505, label %for.body.lr.ph.i411, label %if.end47

for.body.lr.ph.i411:                              ; preds = %cond.true38
  %tobool.i412 = icmp ne i64 %4, 0
  %arrayidx7.i413 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i414 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i415 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i416 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i417

for.body.i417:                                    ; preds = %if.end31.i431, %for.body.lr.ph.i411
  %k.075.i418 = phi i64 [ %6, %for.body.lr.ph.i411 ], [ %inc35.i434, %if.end31.i431 ]
  %arrayidx4.i419 = getelementptr double, ptr %3, i64 %k.075.i418
  %100 = load i64, ptr %a, align 8
  %cmp6.i420 = icmp ne i64 %100, 0
  %or.cond.i421 = select i1 %cmp6.i420, i1 %tobool.i412, i1 false
  br i1 %or.cond.i421, label %if.then.i452, label %if.end.i422

if.then.i452:                                     ; preds = %for.body.i417
  %101 = load i64, ptr %arrayidx7.i413, align 8
  %mul.i453 = mul nsw i64 %101, %k.075.i418
  %arrayidx8.i454 = getelementptr inbounds double, ptr %5, i64 %mul.i453
  br label %if.end.i422

if.end.i422:                                      ; preds = %if.then.i452, %for.body.i417
  %number.0.i423 = phi i64 [ 0, %if.then.i452 ], [ 1, %for.body.i417 ]
  %whole.0.in.i424 = phi ptr [ %arrayidx8.i454, %if.then.i452 ], [ %arrayidx4.i419, %for.body.i417 ]
  %whole.0.i425 = load double, ptr %whole.0.in.i424, align 8
  %102 = load i64, ptr %arrayidx10.i414, align 8
  %cmp1171.i426 = icmp slt i64 %number.0.i423, %102
  br i1 %cmp1171.i426, label %for.body12.lr.ph.i440, label %for.end.i427

for.body12.lr.ph.i440:                            ; preds = %if.end.i422
  %103 = load i64, ptr %arrayidx13.i415, align 8
  br label %for.body12.i441

for.body12.i441:                                  ; preds = %for.body12.i441, %for.body12.lr.ph.i440
  %whole.173.i442 = phi double [ %whole.0.i425, %for.body12.lr.ph.i440 ], [ %cond.i449, %for.body12.i441 ]
  %number.172.i443 = phi i64 [ %number.0.i423, %for.body12.lr.ph.i440 ], [ %inc.i450, %for.body12.i441 ]
  %mul14.i444 = mul nsw i64 %number.172.i443, %103
  %gep.i445 = getelementptr double, ptr %arrayidx4.i419, i64 %mul14.i444
  %104 = load double, ptr %gep.i445, align 8
  %cmp16.i446 = fcmp oge double %whole.173.i442, %104
  %cmp17.i447 = fcmp uno double %whole.173.i442, 0.000000e+00
  %or.cond70.i448 = or i1 %cmp17.i447, %cmp16.i446
  %cond.i449 = select i1 %or.cond70.i448, double %whole.173.i442, double %104
  %inc.i450 = add nuw nsw i64 %number.172.i443, 1
  %exitcond.not.i451 = icmp eq i64 %inc.i450, %102
  br i1 %exitcond.not.i451, label %for.end.i427, label %for.body12.i441, !llvm.loop !128

for.end.i427:                                     ; preds = %for.body12.i441, %if.end.i422
  %whole.1.lcssa.i428 = phi double [ %whole.0.i425, %if.end.i422 ], [ %cond.i449, %for.body12.i441 ]
  %cmp23.i429 = icmp eq i64 %100, 0
  %or.cond37.i430 = select i1 %cmp23.i429, i1 %tobool.i412, i1 false
  br i1 %or.cond37.i430, label %if.then26.i436, label %if.end31.i431

if.then26.i436:                                   ; preds = %for.end.i427
  %105 = load i64, ptr %arrayidx7.i413, align 8
  %mul28.i437 = mul nsw i64 %105, %k.075.i418
  %arrayidx29.i438 = getelementptr inbounds double, ptr %5, i64 %mul28.i437
  %106 = load double, ptr %arrayidx29.i438, align 8
  %add30.i439 = fadd double %whole.1.lcssa.i428, %106
  br label %if.end31.i431

if.end31.i431:                                    ; preds = %if.then26.i436, %for.end.i427
  %whole.2.i432 = phi double [ %add30.i439, %if.then26.i436 ], [ %whole.1.lcssa.i428, %for.end.i427 ]
  %107 = load i64, ptr %arrayidx32.i416, align 8
  %108 = inttoptr i64 %107 to ptr
  %arrayidx33.i433 = getelementptr inbounds double, ptr %108, i64 %k.075.i418
  store double %whole.2.i432, ptr %arrayidx33.i433, align 8
  %inc35.i434 = add nsw i64 %k.075.i418, 1
  %109 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i435 = icmp slt i64 %inc35.i434, %109
  br i1 %cmp.i435, label %for.body.i417, label %if.end47, !llvm.loop !129

cond.true42:                                      ; preds = %if.else31
  br i1 %cmp73.i505, label %for.body.lr.ph.i460, label %if.end47

for.body.lr.ph.i460:                              ; preds = %cond.true42
  %tobool.i461 = icmp ne i64 %4, 0
  %arrayidx7.i462 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i463 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i464 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i465 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i466

for.body.i466:                                    ; preds = %if.end31.i480, %for.body.lr.ph.i460
  %k.074.i467 = phi i64 [ %6, %for.body.lr.ph.i460 ], [ %inc35.i483, %if.end31.i480 ]
  %arrayidx4.i468 = getelementptr i32, ptr %3, i64 %k.074.i467
  %110 = load i64, ptr %a, align 8
  %cmp6.i469 = icmp ne i64 %110, 0
  %or.cond.i470 = select i1 %cmp6.i469, i1 %tobool.i461, i1 false
  br i1 %or.cond.i470, label %if.then.i498, label %if.end.i471

if.then.i498:                                     ; preds = %for.body.i466
  %111 = load i64, ptr %arrayidx7.i462, align 8
  %mul.i499 = mul nsw i64 %111, %k.074.i467
  %arrayidx8.i500 = getelementptr inbounds i32, ptr %5, i64 %mul.i499
  br label %if.end.i471

if.end.i471:                                      ; preds = %if.then.i498, %for.body.i466
  %number.0.i472 = phi i64 [ 0, %if.then.i498 ], [ 1, %for.body.i466 ]
  %whole.0.in.i473 = phi ptr [ %arrayidx8.i500, %if.then.i498 ], [ %arrayidx4.i468, %for.body.i466 ]
  %whole.0.i474 = load i32, ptr %whole.0.in.i473, align 4
  %112 = load i64, ptr %arrayidx10.i463, align 8
  %cmp1170.i475 = icmp slt i64 %number.0.i472, %112
  br i1 %cmp1170.i475, label %for.body12.lr.ph.i489, label %for.end.i476

for.body12.lr.ph.i489:                            ; preds = %if.end.i471
  %113 = load i64, ptr %arrayidx13.i464, align 8
  br label %for.body12.i490

for.body12.i490:                                  ; preds = %for.body12.i490, %for.body12.lr.ph.i489
  %whole.172.i491 = phi i32 [ %whole.0.i474, %for.body12.lr.ph.i489 ], [ %cond.i495, %for.body12.i490 ]
  %number.171.i492 = phi i64 [ %number.0.i472, %for.body12.lr.ph.i489 ], [ %inc.i496, %for.body12.i490 ]
  %mul14.i493 = mul nsw i64 %number.171.i492, %113
  %gep.i494 = getelementptr i32, ptr %arrayidx4.i468, i64 %mul14.i493
  %114 = load i32, ptr %gep.i494, align 4
  %cond.i495 = tail call i32 @llvm.smax.i32(i32 %whole.172.i491, i32 %114)
  %inc.i496 = add nuw nsw i64 %number.171.i492, 1
  %exitcond.not.i497 = icmp eq i64 %inc.i496, %112
  br i1 %exitcond.not.i497, label %for.end.i476, label %for.body12.i490, !llvm.loop !130

for.end.i476:                                     ; preds = %for.body12.i490, %if.end.i471
  %whole.1.lcssa.i477 = phi i32 [ %whole.0.i474, %if.end.i471 ], [ %cond.i495, %for.body12.i490 ]
  %cmp23.i478 = icmp eq i64 %110, 0
  %or.cond37.i479 = select i1 %cmp23.i478, i1 %tobool.i461, i1 false
  br i1 %or.cond37.i479, label %if.then26.i485, label %if.end31.i480

if.then26.i485:                                   ; preds = %for.end.i476
  %115 = load i64, ptr %arrayidx7.i462, align 8
  %mul28.i486 = mul nsw i64 %115, %k.074.i467
  %arrayidx29.i487 = getelementptr inbounds i32, ptr %5, i64 %mul28.i486
  %116 = load i32, ptr %arrayidx29.i487, align 4
  %add30.i488 = add nsw i32 %116, %whole.1.lcssa.i477
  br label %if.end31.i480

if.end31.i480:                                    ; preds = %if.then26.i485, %for.end.i476
  %whole.2.i481 = phi i32 [ %add30.i488, %if.then26.i485 ], [ %whole.1.lcssa.i477, %for.end.i476 ]
  %117 = load i64, ptr %arrayidx32.i465, align 8
  %118 = inttoptr i64 %117 to ptr
  %arrayidx33.i482 = getelementptr inbounds i32, ptr %118, i64 %k.074.i467
  store i32 %whole.2.i481, ptr %arrayidx33.i482, align 4
  %inc35.i483 = add nsw i64 %k.074.i467, 1
  %119 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i484 = icmp slt i64 %inc35.i483, %119
  br i1 %cmp.i484, label %for.body.i466, label %if.end47, !llvm.loop !131

cond.false43:                                     ; preds = %if.else31
  br i1 %cmp73.i505, label %for.body.lr.ph.i506, label %if.end47

for.body.lr.ph.i506:                              ; preds = %cond.false43
  %tobool.i507 = icmp ne i64 %4, 0
  %arrayidx7.i508 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx10.i509 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx13.i510 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx32.i511 = getelementptr inbounds i8, ptr %a, i64 72
  br label %for.body.i512

for.body.i512:                                    ; preds = %if.end31.i526, %for.body.lr.ph.i506
  %k.074.i513 = phi i64 [ %6, %for.body.lr.ph.i506 ], [ %inc35.i529, %if.end31.i526 ]
  %arrayidx4.i514 = getelementptr i64, ptr %3, i64 %k.074.i513
  %120 = load i64, ptr %a, align 8
  %cmp6.i515 = icmp ne i64 %120, 0
  %or.cond.i516 = select i1 %cmp6.i515, i1 %tobool.i507, i1 false
  br i1 %or.cond.i516, label %if.then.i544, label %if.end.i517

if.then.i544:                                     ; preds = %for.body.i512
  %121 = load i64, ptr %arrayidx7.i508, align 8
  %mul.i545 = mul nsw i64 %121, %k.074.i513
  %arrayidx8.i546 = getelementptr inbounds i64, ptr %5, i64 %mul.i545
  br label %if.end.i517

if.end.i517:                                      ; preds = %if.then.i544, %for.body.i512
  %number.0.i518 = phi i64 [ 0, %if.then.i544 ], [ 1, %for.body.i512 ]
  %whole.0.in.i519 = phi ptr [ %arrayidx8.i546, %if.then.i544 ], [ %arrayidx4.i514, %for.body.i512 ]
  %whole.0.i520 = load i64, ptr %whole.0.in.i519, align 8
  %122 = load i64, ptr %arrayidx10.i509, align 8
  %cmp1170.i521 = icmp slt i64 %number.0.i518, %122
  br i1 %cmp1170.i521, label %for.body12.lr.ph.i535, label %for.end.i522

for.body12.lr.ph.i535:                            ; preds = %if.end.i517
  %123 = load i64, ptr %arrayidx13.i510, align 8
  br label %for.body12.i536

for.body12.i536:                                  ; preds = %for.body12.i536, %for.body12.lr.ph.i535
  %whole.172.i537 = phi i64 [ %whole.0.i520, %for.body12.lr.ph.i535 ], [ %cond.i541, %for.body12.i536 ]
  %number.171.i538 = phi i64 [ %number.0.i518, %for.body12.lr.ph.i535 ], [ %inc.i542, %for.body12.i536 ]
  %mul14.i539 = mul nsw i64 %number.171.i538, %123
  %gep.i540 = getelementptr i64, ptr %arrayidx4.i514, i64 %mul14.i539
  %124 = load i64, ptr %gep.i540, align 8
  %cond.i541 = tail call i64 @llvm.smax.i64(i64 %whole.172.i537, i64 %124)
  %inc.i542 = add nuw nsw i64 %number.171.i538, 1
  %exitcond.not.i543 = icmp eq i64 %inc.i542, %122
  br i1 %exitcond.not.i543, label %for.end.i522, label %for.body12.i536, !llvm.loop !132

for.end.i522:                                     ; preds = %for.body12.i536, %if.end.i517
  %whole.1.lcssa.i523 = phi i64 [ %whole.0.i520, %if.end.i517 ], [ %cond.i541, %for.body12.i536 ]
  %cmp23.i524 = icmp eq i64 %120, 0
  %or.cond37.i525 = select i1 %cmp23.i524, i1 %tobool.i507, i1 false
  br i1 %or.cond37.i525, label %if.then26.i531, label %if.end31.i526

if.then26.i531:                                   ; preds = %for.end.i522
  %125 = load i64, ptr %arrayidx7.i508, align 8
  %mul28.i532 = mul nsw i64 %125, %k.074.i513
  %arrayidx29.i533 = getelementptr inbounds i64, ptr %5, i64 %mul28.i532
  %126 = load i64, ptr %arrayidx29.i533, align 8
  %add30.i534 = add nsw i64 %126, %whole.1.lcssa.i523
  br label %if.end31.i526

if.end31.i526:                                    ; preds = %if.then26.i531, %for.end.i522
  %whole.2.i527 = phi i64 [ %add30.i534, %if.then26.i531 ], [ %whole.1.lcssa.i523, %for.end.i522 ]
  %127 = load i64, ptr %arrayidx32.i511, align 8
  %128 = inttoptr i64 %127 to ptr
  %arrayidx33.i528 = getelementptr inbounds i64, ptr %128, i64 %k.074.i513
  store i64 %whole.2.i527, ptr %arrayidx33.i528, align 8
  %inc35.i529 = add nsw i64 %k.074.i513, 1
  %129 = load i64, ptr %arrayidx3.i504, align 8
  %cmp.i530 = icmp slt i64 %inc35.i529, %129
  br i1 %cmp.i530, label %for.body.i512, label %if.end47, !llvm.loop !133

if.end47:                                         ; preds = %if.end31.i292, %if.end31.i246, %if.end31.i, %if.end31.i336, %if.end26.i123, %if.end26.i, %if.end29.i, %if.end26.i169, %if.end31.i480, %if.end31.i431, %if.end31.i382, %if.end31.i526, %cond.false43, %cond.true42, %cond.true38, %cond.true34, %cond.false27, %cond.true26, %cond.true22, %cond.true18, %cond.false10, %cond.true9, %cond.true5, %cond.true
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @lazyasync_count_places(ptr nocapture noundef readonly %a) local_unnamed_addr #1 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 40
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %3, i8 0, i64 2048, i1 false)
  %4 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %4, 4
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx5, align 8
  %cmp.not13.i = icmp sgt i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br i1 %cmp.not13.i, label %for.body.i.preheader, label %cond.end

for.body.i.preheader:                             ; preds = %cond.true
  %8 = load i32, ptr %1, align 4
  %conv.i.i50 = sext i32 %8 to i64
  %isneg.i51 = icmp slt i32 %8, 0
  %and.i52 = select i1 %isneg.i51, i64 %6, i64 0
  %add.i53 = add nsw i64 %and.i52, %conv.i.i50
  %cmp1.not.i54 = icmp ult i64 %add.i53, %6
  br i1 %cmp1.not.i54, label %if.end.i, label %cond.end

for.body.i:                                       ; preds = %if.end.i
  %arrayidx.i.i = getelementptr inbounds i32, ptr %1, i64 %inc3.i
  %9 = load i32, ptr %arrayidx.i.i, align 4
  %conv.i.i = sext i32 %9 to i64
  %isneg.i = icmp slt i32 %9, 0
  %and.i = select i1 %isneg.i, i64 %6, i64 0
  %add.i = add nsw i64 %and.i, %conv.i.i
  %cmp1.not.i = icmp ult i64 %add.i, %6
  br i1 %cmp1.not.i, label %if.end.i, label %cond.end.loopexit, !llvm.loop !134

if.end.i:                                         ; preds = %for.body.i.preheader, %for.body.i
  %add.i56 = phi i64 [ %add.i, %for.body.i ], [ %add.i53, %for.body.i.preheader ]
  %k.014.i55 = phi i64 [ %inc3.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %shr2.i = ashr i64 %add.i56, %7
  %arrayidx.i = getelementptr inbounds i64, ptr %3, i64 %shr2.i
  %10 = load i64, ptr %arrayidx.i, align 8
  %inc.i = add nsw i64 %10, 1
  store i64 %inc.i, ptr %arrayidx.i, align 8
  %inc3.i = add nuw nsw i64 %k.014.i55, 1
  %exitcond.not.i = icmp eq i64 %inc3.i, %5
  br i1 %exitcond.not.i, label %cond.end.loopexit, label %for.body.i, !llvm.loop !134

cond.false:                                       ; preds = %entry
  br i1 %cmp.not13.i, label %for.body.i24.preheader, label %cond.end

for.body.i24.preheader:                           ; preds = %cond.false
  %11 = load i64, ptr %1, align 8
  %isneg.i2743 = icmp slt i64 %11, 0
  %and.i2844 = select i1 %isneg.i2743, i64 %6, i64 0
  %add.i2945 = add nsw i64 %and.i2844, %11
  %cmp1.not.i3046 = icmp ult i64 %add.i2945, %6
  br i1 %cmp1.not.i3046, label %if.end.i33, label %cond.end

for.body.i24:                                     ; preds = %if.end.i33
  %arrayidx1.i.i = getelementptr inbounds i64, ptr %1, i64 %inc3.i37
  %12 = load i64, ptr %arrayidx1.i.i, align 8
  %isneg.i27 = icmp slt i64 %12, 0
  %and.i28 = select i1 %isneg.i27, i64 %6, i64 0
  %add.i29 = add nsw i64 %and.i28, %12
  %cmp1.not.i30 = icmp ult i64 %add.i29, %6
  br i1 %cmp1.not.i30, label %if.end.i33, label %cond.end.loopexit60, !llvm.loop !134

if.end.i33:                                       ; preds = %for.body.i24.preheader, %for.body.i24
  %add.i2948 = phi i64 [ %add.i29, %for.body.i24 ], [ %add.i2945, %for.body.i24.preheader ]
  %k.014.i2647 = phi i64 [ %inc3.i37, %for.body.i24 ], [ 0, %for.body.i24.preheader ]
  %shr2.i34 = ashr i64 %add.i2948, %7
  %arrayidx.i35 = getelementptr inbounds i64, ptr %3, i64 %shr2.i34
  %13 = load i64, ptr %arrayidx.i35, align 8
  %inc.i36 = add nsw i64 %13, 1
  store i64 %inc.i36, ptr %arrayidx.i35, align 8
  %inc3.i37 = add nuw nsw i64 %k.014.i2647, 1
  %exitcond.not.i39 = icmp eq i64 %inc3.i37, %5
  br i1 %exitcond.not.i39, label %cond.end.loopexit60, label %for.body.i24, !llvm.loop !134

cond.end.loopexit:                                ; preds = %for.body.i, %if.end.i
  %cmp.not.i.le = icmp slt i64 %inc3.i, %5
  br label %cond.end

cond.end.loopexit60:                              ; preds = %for.body.i24, %if.end.i33
  %cmp.not.i38.le = icmp slt i64 %inc3.i37, %5
  br label %cond.end

cond.end:                                         ; preds = %cond.end.loopexit60, %cond.end.loopexit, %for.body.i24.preheader, %for.body.i.preheader, %cond.false, %cond.true
  %cond.shrunk = phi i1 [ false, %cond.true ], [ false, %cond.false ], [ true, %for.body.i.preheader ], [ true, %for.body.i24.preheader ], [ %cmp.not.i.le, %cond.end.loopexit ], [ %cmp.not.i38.le, %cond.end.loopexit60 ]
  %cond = zext i1 %cond.shrunk to i64
  ret i64 %cond
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_move_places(ptr nocapture noundef readonly %a) local_unnamed_addr #1 {
entry:
  %0 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 32
  %1 = load i64, ptr %arrayidx.i, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx1.i, align 8
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 48
  %5 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 56
  %6 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 64
  %7 = load i64, ptr %arrayidx5.i, align 8
  %8 = inttoptr i64 %7 to ptr
  %cmp40.i = icmp sgt i64 %4, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br i1 %cmp40.i, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %if.then
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 8
  %arrayidx14.i = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx16.i = getelementptr inbounds i8, ptr %a, i64 16
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.body.lr.ph.i
  %k.041.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc19.i, %if.end.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %2, i64 %k.041.i
  %9 = load i32, ptr %arrayidx.i.i, align 4
  %conv.i.i = sext i32 %9 to i64
  %isneg.i = icmp slt i32 %9, 0
  %and.i = select i1 %isneg.i, i64 %5, i64 0
  %add.i = add nsw i64 %and.i, %conv.i.i
  %shr6.i = ashr i64 %add.i, %6
  %arrayidx7.i = getelementptr inbounds i64, ptr %8, i64 %shr6.i
  %10 = load i64, ptr %arrayidx7.i, align 8
  %inc.i = add nsw i64 %10, 1
  store i64 %inc.i, ptr %arrayidx7.i, align 8
  %11 = load i64, ptr %arrayidx8.i, align 8
  %cmp9.i = icmp eq i64 %11, 4
  br i1 %cmp9.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i
  %shl.i = shl i64 %add.i, 32
  %12 = load i64, ptr %arrayidx16.i, align 8
  %13 = inttoptr i64 %12 to ptr
  %mul.i = mul nsw i64 %k.041.i, %3
  %arrayidx11.i = getelementptr inbounds i32, ptr %13, i64 %mul.i
  %14 = load i32, ptr %arrayidx11.i, align 4
  %conv.i = zext i32 %14 to i64
  %or.i = or disjoint i64 %shl.i, %conv.i
  %15 = load i64, ptr %arrayidx14.i, align 8
  %16 = inttoptr i64 %15 to ptr
  %arrayidx13.i = getelementptr inbounds i64, ptr %16, i64 %10
  store i64 %or.i, ptr %arrayidx13.i, align 8
  br label %if.end.i

if.else.i:                                        ; preds = %for.body.i
  %17 = load i64, ptr %arrayidx14.i, align 8
  %18 = inttoptr i64 %17 to ptr
  %arrayidx15.i = getelementptr inbounds %struct.placed, ptr %18, i64 %10
  %19 = load i64, ptr %arrayidx16.i, align 8
  %20 = inttoptr i64 %19 to ptr
  %mul17.i = mul nsw i64 %k.041.i, %3
  %arrayidx18.i = getelementptr inbounds i64, ptr %20, i64 %mul17.i
  %21 = load i64, ptr %arrayidx18.i, align 8
  store i64 %add.i, ptr %arrayidx15.i, align 8
  %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx15.i, i64 8
  store i64 %21, ptr %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i, align 8
  br label %if.end.i

if.end.i:                                         ; preds = %if.else.i, %if.then.i
  %inc19.i = add nuw nsw i64 %k.041.i, 1
  %exitcond.not.i = icmp eq i64 %inc19.i, %4
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !135

if.else:                                          ; preds = %entry
  br i1 %cmp40.i, label %for.body.lr.ph.i10, label %if.end

for.body.lr.ph.i10:                               ; preds = %if.else
  %arrayidx8.i11 = getelementptr inbounds i8, ptr %a, i64 8
  %arrayidx14.i12 = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx16.i13 = getelementptr inbounds i8, ptr %a, i64 16
  br label %for.body.i14

for.body.i14:                                     ; preds = %if.end.i28, %for.body.lr.ph.i10
  %k.041.i15 = phi i64 [ 0, %for.body.lr.ph.i10 ], [ %inc19.i29, %if.end.i28 ]
  %arrayidx1.i.i = getelementptr inbounds i64, ptr %2, i64 %k.041.i15
  %22 = load i64, ptr %arrayidx1.i.i, align 8
  %isneg.i16 = icmp slt i64 %22, 0
  %and.i17 = select i1 %isneg.i16, i64 %5, i64 0
  %add.i18 = add nsw i64 %and.i17, %22
  %shr6.i19 = ashr i64 %add.i18, %6
  %arrayidx7.i20 = getelementptr inbounds i64, ptr %8, i64 %shr6.i19
  %23 = load i64, ptr %arrayidx7.i20, align 8
  %inc.i21 = add nsw i64 %23, 1
  store i64 %inc.i21, ptr %arrayidx7.i20, align 8
  %24 = load i64, ptr %arrayidx8.i11, align 8
  %cmp9.i22 = icmp eq i64 %24, 4
  br i1 %cmp9.i22, label %if.then.i31, label %if.else.i23

if.then.i31:                                      ; preds = %for.body.i14
  %shl.i32 = shl i64 %add.i18, 32
  %25 = load i64, ptr %arrayidx16.i13, align 8
  %26 = inttoptr i64 %25 to ptr
  %mul.i33 = mul nsw i64 %k.041.i15, %3
  %arrayidx11.i34 = getelementptr inbounds i32, ptr %26, i64 %mul.i33
  %27 = load i32, ptr %arrayidx11.i34, align 4
  %conv.i35 = zext i32 %27 to i64
  %or.i36 = or disjoint i64 %shl.i32, %conv.i35
  %28 = load i64, ptr %arrayidx14.i12, align 8
  %29 = inttoptr i64 %28 to ptr
  %arrayidx13.i37 = getelementptr inbounds i64, ptr %29, i64 %23
  store i64 %or.i36, ptr %arrayidx13.i37, align 8
  br label %if.end.i28

if.else.i23:                                      ; preds = %for.body.i14
  %30 = load i64, ptr %arrayidx14.i12, align 8
  %31 = inttoptr i64 %30 to ptr
  %arrayidx15.i24 = getelementptr inbounds %struct.placed, ptr %31, i64 %23
  %32 = load i64, ptr %arrayidx16.i13, align 8
  %33 = inttoptr i64 %32 to ptr
  %mul17.i25 = mul nsw i64 %k.041.i15, %3
  %arrayidx18.i26 = getelementptr inbounds i64, ptr %33, i64 %mul17.i25
  %34 = load i64, ptr %arrayidx18.i26, align 8
  store i64 %add.i18, ptr %arrayidx15.i24, align 8
  %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i27 = getelementptr inbounds i8, ptr %arrayidx15.i24, i64 8
  store i64 %34, ptr %.compoundliteral.sroa.2.0.arrayidx15.sroa_idx.i27, align 8
  br label %if.end.i28

if.end.i28:                                       ; preds = %if.else.i23, %if.then.i31
  %inc19.i29 = add nuw nsw i64 %k.041.i15, 1
  %exitcond.not.i30 = icmp eq i64 %inc19.i29, %4
  br i1 %exitcond.not.i30, label %if.end, label %for.body.i14, !llvm.loop !135

if.end:                                           ; preds = %if.end.i28, %if.end.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_add_joined(ptr nocapture noundef readonly %a) local_unnamed_addr #1 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 16
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 48
  %2 = load i64, ptr %arrayidx7, align 8
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx8, align 8
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx9, align 8
  %cmp1066 = icmp slt i64 %3, %4
  br i1 %cmp1066, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %5 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %5, 0
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx19 = getelementptr inbounds i8, ptr %a, i64 8
  %6 = select i1 %cmp, i64 3, i64 4
  %arrayidx21 = getelementptr inbounds i8, ptr %a, i64 56
  %7 = select i1 %cmp, i64 2, i64 3
  %arrayidx33 = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx34 = getelementptr inbounds i8, ptr %a, i64 64
  br label %for.body

for.cond.cleanup:                                 ; preds = %add_words.exit, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %add_words.exit
  %range.067 = phi i64 [ %3, %for.body.lr.ph ], [ %add, %add_words.exit ]
  %8 = load i64, ptr %arrayidx12, align 8
  %shl = shl i64 %range.067, %8
  %shl14 = shl nuw i64 1, %8
  %sub = sub nsw i64 %2, %shl
  %cond18 = tail call i64 @llvm.smin.i64(i64 %shl14, i64 %sub)
  %9 = load i64, ptr %arrayidx19, align 8
  %10 = inttoptr i64 %9 to ptr
  %arrayidx20 = getelementptr inbounds i64, ptr %1, i64 %range.067
  %11 = load i64, ptr %arrayidx20, align 8
  %mul = shl i64 %11, %6
  %add.ptr = getelementptr inbounds i8, ptr %10, i64 %mul
  %12 = load i64, ptr %arrayidx21, align 8
  %tobool.not = icmp eq i64 %12, 0
  %13 = inttoptr i64 %12 to ptr
  %mul24 = shl i64 %shl, %7
  %add.ptr25 = getelementptr inbounds i8, ptr %13, i64 %mul24
  %cond28 = select i1 %tobool.not, ptr null, ptr %add.ptr25
  %14 = load i64, ptr %a, align 8
  %add = add nsw i64 %range.067, 1
  %arrayidx30 = getelementptr inbounds i64, ptr %1, i64 %add
  %15 = load i64, ptr %arrayidx30, align 8
  %sub32 = sub nsw i64 %15, %11
  %16 = load i64, ptr %arrayidx33, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = load i64, ptr %arrayidx34, align 8
  %19 = inttoptr i64 %18 to ptr
  %add.ptr36 = getelementptr inbounds i8, ptr %19, i64 %mul24
  %mul.i = shl i64 %cond18, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 %mul.i, i1 false)
  %cmp.i = icmp eq i64 %14, 0
  %cmp1164.i = icmp sgt i64 %sub32, 0
  br i1 %cmp.i, label %for.cond.preheader.i, label %for.cond38.preheader.i

for.cond38.preheader.i:                           ; preds = %for.body
  br i1 %cmp1164.i, label %for.body42.lr.ph.i, label %for.cond65.preheader.i

for.body42.lr.ph.i:                               ; preds = %for.cond38.preheader.i
  %cmp46.i = icmp eq i64 %14, 1
  br label %for.body42.i

for.cond.preheader.i:                             ; preds = %for.body
  br i1 %cmp1164.i, label %for.body.i, label %for.cond6.preheader.i

for.cond6.preheader.i:                            ; preds = %for.body.i, %for.cond.preheader.i
  %cmp8.not166.i = icmp slt i64 %cond18, 8
  br i1 %cmp8.not166.i, label %for.cond20.preheader.i, label %for.body10.lr.ph.i

for.body10.lr.ph.i:                               ; preds = %for.cond6.preheader.i
  %tobool.not.i = icmp eq ptr %cond28, null
  br label %for.body10.i

for.body.i:                                       ; preds = %for.cond.preheader.i, %for.body.i
  %k.0165.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %for.cond.preheader.i ]
  %arrayidx.i = getelementptr inbounds i64, ptr %add.ptr, i64 %k.0165.i
  %20 = load i64, ptr %arrayidx.i, align 8
  %conv.i = trunc i64 %20 to i32
  %21 = bitcast i32 %conv.i to float
  %conv2.i = fpext float %21 to double
  %shr.i = lshr i64 %20, 32
  %sub.i = sub nsw i64 %shr.i, %shl
  %arrayidx4.i = getelementptr inbounds double, ptr %17, i64 %sub.i
  %22 = load double, ptr %arrayidx4.i, align 8
  %add.i = fadd double %22, %conv2.i
  store double %add.i, ptr %arrayidx4.i, align 8
  %inc.i = add nuw nsw i64 %k.0165.i, 1
  %exitcond173.not.i = icmp eq i64 %inc.i, %sub32
  br i1 %exitcond173.not.i, label %for.cond6.preheader.i, label %for.body.i, !llvm.loop !136

for.cond20.preheader.i:                           ; preds = %if.end.i, %for.cond6.preheader.i
  %k5.0.lcssa.i = phi i64 [ 0, %for.cond6.preheader.i ], [ %add7168.i, %if.end.i ]
  %cmp21169.i = icmp slt i64 %k5.0.lcssa.i, %cond18
  br i1 %cmp21169.i, label %for.body23.lr.ph.i, label %add_words.exit

for.body23.lr.ph.i:                               ; preds = %for.cond20.preheader.i
  %tobool24.not.i = icmp eq ptr %cond28, null
  br label %for.body23.i

for.body10.i:                                     ; preds = %if.end.i, %for.body10.lr.ph.i
  %add7168.i = phi i64 [ 8, %for.body10.lr.ph.i ], [ %add7.i, %if.end.i ]
  %k5.0167.i = phi i64 [ 0, %for.body10.lr.ph.i ], [ %add7168.i, %if.end.i ]
  %add.ptr.i = getelementptr inbounds double, ptr %17, i64 %k5.0167.i
  %23 = load <8 x double>, ptr %add.ptr.i, align 8
  br i1 %tobool.not.i, label %if.end.i, label %if.then11.i

if.then11.i:                                      ; preds = %for.body10.i
  %add.ptr12.i = getelementptr inbounds float, ptr %cond28, i64 %k5.0167.i
  %24 = load <8 x float>, ptr %add.ptr12.i, align 4
  %conv13.i = fpext <8 x float> %24 to <8 x double>
  %add14.i = fadd <8 x double> %23, %conv13.i
  br label %if.end.i

if.end.i:                                         ; preds = %if.then11.i, %for.body10.i
  %some.0.i = phi <8 x double> [ %add14.i, %if.then11.i ], [ %23, %for.body10.i ]
  %conv15.i = fptrunc <8 x double> %some.0.i to <8 x float>
  %add.ptr16.i = getelementptr inbounds float, ptr %add.ptr36, i64 %k5.0167.i
  store <8 x float> %conv15.i, ptr %add.ptr16.i, align 4
  %add7.i = add nuw nsw i64 %add7168.i, 8
  %cmp8.not.i = icmp sgt i64 %add7.i, %cond18
  br i1 %cmp8.not.i, label %for.cond20.preheader.i, label %for.body10.i, !llvm.loop !137

for.body23.i:                                     ; preds = %cond.end.i, %for.body23.lr.ph.i
  %k5.1170.i = phi i64 [ %k5.0.lcssa.i, %for.body23.lr.ph.i ], [ %inc33.i, %cond.end.i ]
  %arrayidx29.i = getelementptr inbounds double, ptr %17, i64 %k5.1170.i
  %25 = load double, ptr %arrayidx29.i, align 8
  br i1 %tobool24.not.i, label %cond.end.i, label %cond.true.i

cond.true.i:                                      ; preds = %for.body23.i
  %arrayidx26.i = getelementptr inbounds float, ptr %cond28, i64 %k5.1170.i
  %26 = load float, ptr %arrayidx26.i, align 4
  %conv27.i = fpext float %26 to double
  %add28.i = fadd double %25, %conv27.i
  br label %cond.end.i

cond.end.i:                                       ; preds = %cond.true.i, %for.body23.i
  %cond.i = phi double [ %add28.i, %cond.true.i ], [ %25, %for.body23.i ]
  %conv30.i = fptrunc double %cond.i to float
  %arrayidx31.i = getelementptr inbounds float, ptr %add.ptr36, i64 %k5.1170.i
  store float %conv30.i, ptr %arrayidx31.i, align 4
  %inc33.i = add nuw nsw i64 %k5.1170.i, 1
  %exitcond174.not.i = icmp eq i64 %inc33.i, %cond18
  br i1 %exitcond174.not.i, label %add_words.exit, label %for.body23.i, !llvm.loop !138

for.cond65.preheader.i:                           ; preds = %if.end60.i, %for.cond38.preheader.i
  %cmp66162.i = icmp sgt i64 %cond18, 0
  br i1 %cmp66162.i, label %for.body69.lr.ph.i, label %add_words.exit

for.body69.lr.ph.i:                               ; preds = %for.cond65.preheader.i
  %cmp70.i = icmp eq i64 %14, 1
  %tobool84.not.i = icmp eq ptr %cond28, null
  br label %for.body69.i

for.body42.i:                                     ; preds = %if.end60.i, %for.body42.lr.ph.i
  %k37.0161.i = phi i64 [ 0, %for.body42.lr.ph.i ], [ %inc62.i, %if.end60.i ]
  %arrayidx44.i = getelementptr inbounds %struct.placed, ptr %add.ptr, i64 %k37.0161.i
  %value45.i = getelementptr inbounds i8, ptr %arrayidx44.i, i64 8
  %27 = load i64, ptr %arrayidx44.i, align 8
  %sub50.i = sub nsw i64 %27, %shl
  br i1 %cmp46.i, label %if.then48.i, label %if.else.i

if.then48.i:                                      ; preds = %for.body42.i
  %value43.0.copyload.i = load double, ptr %value45.i, align 8
  %arrayidx51.i = getelementptr inbounds double, ptr %17, i64 %sub50.i
  %28 = load double, ptr %arrayidx51.i, align 8
  %add52.i = fadd double %value43.0.copyload.i, %28
  store double %add52.i, ptr %arrayidx51.i, align 8
  br label %if.end60.i

if.else.i:                                        ; preds = %for.body42.i
  %29 = load i64, ptr %value45.i, align 8
  %arrayidx58.i = getelementptr inbounds i64, ptr %17, i64 %sub50.i
  %30 = load i64, ptr %arrayidx58.i, align 8
  %add59.i = add nsw i64 %30, %29
  store i64 %add59.i, ptr %arrayidx58.i, align 8
  br label %if.end60.i

if.end60.i:                                       ; preds = %if.else.i, %if.then48.i
  %inc62.i = add nuw nsw i64 %k37.0161.i, 1
  %exitcond.not.i = icmp eq i64 %inc62.i, %sub32
  br i1 %exitcond.not.i, label %for.cond65.preheader.i, label %for.body42.i, !llvm.loop !139

for.body69.i:                                     ; preds = %for.inc95.i, %for.body69.lr.ph.i
  %k64.0163.i = phi i64 [ 0, %for.body69.lr.ph.i ], [ %inc96.i, %for.inc95.i ]
  br i1 %cmp70.i, label %if.then72.i, label %if.else83.i

if.then72.i:                                      ; preds = %for.body69.i
  %arrayidx79.i = getelementptr inbounds double, ptr %17, i64 %k64.0163.i
  %31 = load double, ptr %arrayidx79.i, align 8
  br i1 %tobool84.not.i, label %cond.end80.i, label %cond.true74.i

cond.true74.i:                                    ; preds = %if.then72.i
  %arrayidx76.i = getelementptr inbounds double, ptr %cond28, i64 %k64.0163.i
  %32 = load double, ptr %arrayidx76.i, align 8
  %add77.i = fadd double %31, %32
  br label %cond.end80.i

cond.end80.i:                                     ; preds = %cond.true74.i, %if.then72.i
  %cond81.i = phi double [ %add77.i, %cond.true74.i ], [ %31, %if.then72.i ]
  %arrayidx82.i = getelementptr inbounds double, ptr %add.ptr36, i64 %k64.0163.i
  store double %cond81.i, ptr %arrayidx82.i, align 8
  br label %for.inc95.i

if.else83.i:                                      ; preds = %for.body69.i
  %arrayidx90.i = getelementptr inbounds i64, ptr %17, i64 %k64.0163.i
  %33 = load i64, ptr %arrayidx90.i, align 8
  br i1 %tobool84.not.i, label %cond.end91.i, label %cond.true85.i

cond.true85.i:                                    ; preds = %if.else83.i
  %arrayidx87.i = getelementptr inbounds i64, ptr %cond28, i64 %k64.0163.i
  %34 = load i64, ptr %arrayidx87.i, align 8
  %add88.i = add nsw i64 %34, %33
  br label %cond.end91.i

cond.end91.i:                                     ; preds = %cond.true85.i, %if.else83.i
  %cond92.i = phi i64 [ %add88.i, %cond.true85.i ], [ %33, %if.else83.i ]
  %arrayidx93.i = getelementptr inbounds i64, ptr %add.ptr36, i64 %k64.0163.i
  store i64 %cond92.i, ptr %arrayidx93.i, align 8
  br label %for.inc95.i

for.inc95.i:                                      ; preds = %cond.end91.i, %cond.end80.i
  %inc96.i = add nuw nsw i64 %k64.0163.i, 1
  %exitcond172.not.i = icmp eq i64 %inc96.i, %cond18
  br i1 %exitcond172.not.i, label %add_words.exit, label %for.body69.i, !llvm.loop !140

add_words.exit:                                   ; preds = %for.inc95.i, %cond.end.i, %for.cond20.preheader.i, %for.cond65.preheader.i
  %35 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp slt i64 %add, %35
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !llvm.loop !141
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smin.v8i64(<8 x i64>, <8 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #6

attributes #0 = { nofree norecurse nosync nounwind }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
!24 = distinct !{!24, !5, !6}
!25 = distinct !{!25, !5, !6}
!26 = distinct !{!26, !5, !6}
!27 = distinct !{!27, !5, !6}
!28 = distinct !{!28, !5, !6}
!29 = distinct !{!29, !5, !6}
!30 = distinct !{!30, !5, !6}
!31 = distinct !{!31, !5, !6}
!32 = distinct !{!32, !5, !6}
!33 = distinct !{!33, !5, !6}
!34 = distinct !{!34, !5, !6}
!35 = distinct !{!35, !5, !6}
!36 = distinct !{!36, !5, !6}
!37 = distinct !{!37, !5, !6}
!38 = distinct !{!38, !5, !6}
!39 = distinct !{!39, !5, !6}
!40 = distinct !{!40, !5, !6}
!41 = distinct !{!41, !5, !6}
!42 = distinct !{!42, !5, !6}
!43 = distinct !{!43, !5, !6}
!44 = distinct !{!44, !5, !6}
!45 = distinct !{!45, !5, !6}
!46 = distinct !{!46, !5, !6}
!47 = distinct !{!47, !5, !6}
!48 = distinct !{!48, !5, !6}
!49 = distinct !{!49, !5, !6}
!50 = distinct !{!50, !5, !6}
!51 = distinct !{!51, !5, !6}
!52 = distinct !{!52, !5, !6}
!53 = distinct !{!53, !5, !6}
!54 = distinct !{!54, !5, !6}
!55 = distinct !{!55, !5, !6}
!56 = distinct !{!56, !5, !6}
!57 = distinct !{!57, !5, !6}
!58 = distinct !{!58, !5, !6}
!59 = distinct !{!59, !5, !6}
!60 = distinct !{!60, !5, !6}
!61 = distinct !{!61, !5, !6}
!62 = distinct !{!62, !5, !6}
!63 = distinct !{!63, !5, !6}
!64 = distinct !{!64, !5, !6}
!65 = distinct !{!65, !5, !6}
!66 = distinct !{!66, !5, !6}
!67 = distinct !{!67, !5, !6}
!68 = distinct !{!68, !5, !6}
!69 = distinct !{!69, !5, !6}
!70 = distinct !{!70, !5, !6}
!71 = distinct !{!71, !5, !6}
!72 = distinct !{!72, !5, !6}
!73 = distinct !{!73, !5, !6}
!74 = distinct !{!74, !5, !6}
!75 = distinct !{!75, !5, !6}
!76 = distinct !{!76, !5, !6}
!77 = distinct !{!77, !5, !6}
!78 = distinct !{!78, !5, !6}
!79 = distinct !{!79, !5, !6}
!80 = distinct !{!80, !5, !6}
!81 = distinct !{!81, !5, !6}
!82 = distinct !{!82, !5, !6}
!83 = distinct !{!83, !5, !6}
!84 = distinct !{!84, !5, !6}
!85 = distinct !{!85, !5, !6}
!86 = distinct !{!86, !5, !6}
!87 = distinct !{!87, !5, !6}
!88 = distinct !{!88, !5, !6}
!89 = distinct !{!89, !5, !6}
!90 = distinct !{!90, !5, !6}
!91 = distinct !{!91, !5, !6}
!92 = distinct !{!92, !5, !6}
!93 = distinct !{!93, !5, !6}
!94 = distinct !{!94, !5, !6}
!95 = distinct !{!95, !5, !6}
!96 = distinct !{!96, !5, !6}
!97 = distinct !{!97, !5, !6}
!98 = distinct !{!98, !5, !6}
!99 = distinct !{!99, !5, !6}
!100 = distinct !{!100, !5, !6}
!101 = distinct !{!101, !5, !6}
!102 = distinct !{!102, !5, !6}
!103 = distinct !{!103, !5, !6}
!104 = distinct !{!104, !5, !6}
!105 = distinct !{!105, !5, !6}
!106 = distinct !{!106, !5, !6}
!107 = distinct !{!107, !5, !6}
!108 = distinct !{!108, !5, !6}
!109 = distinct !{!109, !5, !6}
!110 = distinct !{!110, !5, !6}
!111 = distinct !{!111, !5, !6}
!112 = distinct !{!112, !5, !6}
!113 = distinct !{!113, !5, !6}
!114 = distinct !{!114, !5, !6}
!115 = distinct !{!115, !5, !6}
!116 = distinct !{!116, !5, !6}
!117 = distinct !{!117, !5, !6}
!118 = distinct !{!118, !5, !6}
!119 = distinct !{!119, !5, !6}
!120 = distinct !{!120, !5, !6}
!121 = distinct !{!121, !5, !6}
!122 = distinct !{!122, !5, !6}
!123 = distinct !{!123, !5, !6}
!124 = distinct !{!124, !5, !6}
!125 = distinct !{!125, !5, !6}
!126 = distinct !{!126, !5, !6}
!127 = distinct !{!127, !5, !6}
!128 = distinct !{!128, !5, !6}
!129 = distinct !{!129, !5, !6}
!130 = distinct !{!130, !5, !6}
!131 = distinct !{!131, !5, !6}
!132 = distinct !{!132, !5, !6}
!133 = distinct !{!133, !5, !6}
!134 = distinct !{!134, !5, !6}
!135 = distinct !{!135, !5, !6}
!136 = distinct !{!136, !5, !6}
!137 = distinct !{!137, !5, !6}
!138 = distinct !{!138, !5, !6}
!139 = distinct !{!139, !5, !6}
!140 = distinct !{!140, !5, !6}
!141 = distinct !{!141, !5, !6}
