; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 02943760328aade3fa034031cd0fb4d2704c8d1f
%struct.chosen = type { [524 x i32], [524 x i32], i64, i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %found.i3051 = alloca %struct.chosen, align 8
  %found.i2784 = alloca %struct.chosen, align 8
  %found.i2508 = alloca %struct.chosen, align 8
  %found.i2232 = alloca %struct.chosen, align 8
  %found.i1965 = alloca %struct.chosen, align 8
  %found.i1716 = alloca %struct.chosen, align 8
  %found.i1453 = alloca %struct.chosen, align 8
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
  %or.cond3320 = select i1 %tobool15.not.i967, i1 %cmp121.i.i973, i1 false
  switch i64 %1, label %cond.false23 [
    i64 0, label %cond.true11
    i64 1, label %cond.true16
    i64 2, label %cond.true21
  ]

cond.true11:                                      ; preds = %cond.true8
  br i1 %or.cond3320, label %for.body6.preheader.i.i470, label %if.end31.i338

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
  br i1 %or.cond3320, label %for.body6.preheader.i.i692, label %if.end31.i508

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
  br i1 %or.cond3320, label %for.body.preheader.i.i928, label %if.end31.i738

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
  br i1 %or.cond3320, label %for.body6.preheader.i.i1195, label %if.end31.i974

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
  %arrayidx.i1966 = getelementptr inbounds i8, ptr %a, i64 24
  %286 = load i64, ptr %arrayidx.i1966, align 8
  %287 = inttoptr i64 %286 to ptr
  %arrayidx1.i1967 = getelementptr inbounds i8, ptr %a, i64 88
  %288 = load i64, ptr %arrayidx1.i1967, align 8
  %289 = inttoptr i64 %288 to ptr
  %arrayidx2.i1968 = getelementptr inbounds i8, ptr %a, i64 40
  %290 = load i64, ptr %arrayidx2.i1968, align 8
  %291 = inttoptr i64 %290 to ptr
  %arrayidx3.i1969 = getelementptr inbounds i8, ptr %a, i64 32
  %292 = load i64, ptr %arrayidx3.i1969, align 8
  %arrayidx4.i1970 = getelementptr inbounds i8, ptr %a, i64 64
  %293 = load i64, ptr %arrayidx4.i1970, align 8
  %arrayidx5.i1971 = getelementptr inbounds i8, ptr %a, i64 80
  %294 = load i64, ptr %arrayidx5.i1971, align 8
  %arrayidx6.i1972 = getelementptr inbounds i8, ptr %a, i64 72
  %295 = load i64, ptr %arrayidx6.i1972, align 8
  %sub.i1973 = sub i64 %294, %295
  %mul.i1974 = mul i64 %sub.i1973, %293
  %mul8.i1975 = mul nsw i64 %295, %293
  %arrayidx9.i1976 = getelementptr inbounds i8, ptr %a, i64 96
  %296 = load i64, ptr %arrayidx9.i1976, align 8
  %mul10.i1977 = mul nsw i64 %mul8.i1975, %296
  %arrayidx11.i1978 = getelementptr inbounds i8, ptr %a, i64 120
  %297 = load i64, ptr %arrayidx11.i1978, align 8
  %298 = inttoptr i64 %297 to ptr
  %arrayidx12.i1979 = getelementptr inbounds i8, ptr %a, i64 112
  %299 = load i64, ptr %arrayidx12.i1979, align 8
  %tobool.not.i1980 = icmp eq i64 %299, 0
  %300 = inttoptr i64 %299 to ptr
  %cond.i1981 = select i1 %tobool.not.i1980, ptr %298, ptr %300
  %arrayidx14.i1982 = getelementptr inbounds i8, ptr %a, i64 104
  %301 = load i64, ptr %arrayidx14.i1982, align 8
  %tobool15.not.i1983 = icmp eq i64 %301, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool15.not.i1983, label %if.end31.i1241, label %land.lhs.true.i1235

land.lhs.true.i1235:                              ; preds = %cond.true37
  %tobool17.i1237.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1237.not, label %if.then.i1239, label %land.lhs.true21.i1439

if.then.i1239:                                    ; preds = %land.lhs.true.i1235
  %cmp121.i.i1240 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i.i1240, label %for.body.preheader.i.i1432, label %if.end31.i1241

for.body.preheader.i.i1432:                       ; preds = %if.then.i1239
  %302 = inttoptr i64 %301 to ptr
  %.pre25.i.i1433 = load i32, ptr %302, align 4
  br label %for.body.i.i1434

for.body.i.i1434:                                 ; preds = %for.body.i.i1434, %for.body.preheader.i.i1432
  %k.022.i.i1435 = phi i64 [ %inc.i.i1437, %for.body.i.i1434 ], [ 0, %for.body.preheader.i.i1432 ]
  %arrayidx.i.i1436 = getelementptr inbounds i32, ptr %cond.i1981, i64 %k.022.i.i1435
  store i32 %.pre25.i.i1433, ptr %arrayidx.i.i1436, align 4
  %inc.i.i1437 = add nuw nsw i64 %k.022.i.i1435, 1
  %exitcond24.not.i.i1438 = icmp eq i64 %inc.i.i1437, %mul.i1974
  br i1 %exitcond24.not.i.i1438, label %if.end31.i1241, label %for.body.i.i1434, !llvm.loop !4

land.lhs.true21.i1439:                            ; preds = %land.lhs.true.i1235
  %tobool23.not.i1440 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i1440, label %if.then29.i1444, label %if.then24.i1441

if.then24.i1441:                                  ; preds = %land.lhs.true21.i1439
  %add.ptr.i1442 = getelementptr inbounds float, ptr %289, i64 %mul10.i1977
  %mul25.i1443 = shl i64 %mul.i1974, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i1981, ptr nonnull align 4 %add.ptr.i1442, i64 %mul25.i1443, i1 false)
  br label %if.end31.i1241

if.then29.i1444:                                  ; preds = %land.lhs.true21.i1439
  %cmp121.i222.i1445 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i222.i1445, label %for.body.preheader.i223.i1446, label %if.end31.i1241

for.body.preheader.i223.i1446:                    ; preds = %if.then29.i1444
  %.pre25.i224.i1447 = load i32, ptr %289, align 4
  br label %for.body.i225.i1448

for.body.i225.i1448:                              ; preds = %for.body.i225.i1448, %for.body.preheader.i223.i1446
  %k.022.i226.i1449 = phi i64 [ %inc.i228.i1451, %for.body.i225.i1448 ], [ 0, %for.body.preheader.i223.i1446 ]
  %arrayidx.i227.i1450 = getelementptr inbounds i32, ptr %cond.i1981, i64 %k.022.i226.i1449
  store i32 %.pre25.i224.i1447, ptr %arrayidx.i227.i1450, align 4
  %inc.i228.i1451 = add nuw nsw i64 %k.022.i226.i1449, 1
  %exitcond24.not.i229.i1452 = icmp eq i64 %inc.i228.i1451, %mul.i1974
  br i1 %exitcond24.not.i229.i1452, label %if.end31.i1241, label %for.body.i225.i1448, !llvm.loop !4

if.end31.i1241:                                   ; preds = %for.body.i225.i1448, %for.body.i.i1434, %if.then29.i1444, %if.then24.i1441, %if.then.i1239, %cond.true37
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1216) #7
  %wrong.i1242 = getelementptr inbounds i8, ptr %found.i1216, i64 4200
  store i64 0, ptr %wrong.i1242, align 8
  %arrayidx32.i1243 = getelementptr inbounds i8, ptr %a, i64 48
  %303 = load i64, ptr %arrayidx32.i1243, align 8
  %cmp33279.i1244 = icmp sgt i64 %303, 0
  br i1 %cmp33279.i1244, label %for.body.lr.ph.i1291, label %for.cond.cleanup.i1245

for.body.lr.ph.i1291:                             ; preds = %if.end31.i1241
  %arrayidx43.i1292 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i1293 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i1294 = getelementptr inbounds i8, ptr %found.i1216, i64 2096
  %count34.i.i1295 = getelementptr inbounds i8, ptr %found.i1216, i64 4192
  %cmp58.i1296 = icmp eq i64 %293, 1
  %cmp18.not101.i.i = icmp slt i64 %293, 8
  %add.ptr67.idx.i1297 = shl nsw i64 %292, 11
  br label %for.body.i1298

for.cond.cleanup.i1245:                           ; preds = %if.end65.i1314, %if.end31.i1241
  %304 = phi i64 [ 0, %if.end31.i1241 ], [ %or36.i.i1310, %if.end65.i1314 ]
  %305 = load i64, ptr %a, align 8
  %cmp69.i1246 = icmp eq i64 %305, 0
  %tobool71.i1247 = icmp ne i64 %297, 0
  %or.cond133.i1248 = select i1 %cmp69.i1246, i1 %tobool71.i1247, i1 false
  br i1 %or.cond133.i1248, label %lor.lhs.false72.i1249, label %least_float.exit

for.body.i1298:                                   ; preds = %if.end65.i1314, %for.body.lr.ph.i1291
  %306 = phi i64 [ %303, %for.body.lr.ph.i1291 ], [ %334, %if.end65.i1314 ]
  %k.0281.i1299 = phi i64 [ 0, %for.body.lr.ph.i1291 ], [ %add.i1315, %if.end65.i1314 ]
  %values.0280.i1300 = phi ptr [ %287, %for.body.lr.ph.i1291 ], [ %add.ptr67.i1316, %if.end65.i1314 ]
  %sub35.i1301 = sub nsw i64 %306, %k.0281.i1299
  %spec.select.i1302 = tail call i64 @llvm.smin.i64(i64 %sub35.i1301, i64 512)
  %307 = load i64, ptr %arrayidx43.i1292, align 8
  %cmp44.i1303 = icmp eq i64 %307, 4
  %308 = load i64, ptr %arrayidx52.i1293, align 8
  %309 = load i64, ptr %arrayidx6.i1972, align 8
  %cmp67.i.i1304 = icmp sgt i64 %sub35.i1301, 0
  br i1 %cmp44.i1303, label %if.then45.i1393, label %if.else50.i1305

if.then45.i1393:                                  ; preds = %for.body.i1298
  %add.ptr46.i1394 = getelementptr inbounds i32, ptr %291, i64 %k.0281.i1299
  br i1 %cmp67.i.i1304, label %for.body.lr.ph.i.i1395, label %if.end55.i1307

for.body.lr.ph.i.i1395:                           ; preds = %if.then45.i1393
  %310 = load i64, ptr %arrayidx5.i1971, align 8
  %sub9.i.i1396 = sub nsw i64 %310, %309
  br label %for.body.i231.i1397

for.cond15.preheader.i.i1419:                     ; preds = %for.body.i231.i1397
  %tobool.not.i.i1420 = icmp eq i64 %add13.i.i1416, 0
  br i1 %tobool.not.i.i1420, label %if.end55.i1307, label %for.body19.lr.ph.i.i1421

for.body19.lr.ph.i.i1421:                         ; preds = %for.cond15.preheader.i.i1419
  %sub21.i.i1422 = add nsw i64 %add13.i.i1416, -1
  %arrayidx22.i.i1423 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %sub21.i.i1422
  %arrayidx28.i.i1424 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %sub21.i.i1422
  br label %for.body19.i.i1425

for.body.i231.i1397:                              ; preds = %for.body.i231.i1397, %for.body.lr.ph.i.i1395
  %n.070.i.i1398 = phi i64 [ 0, %for.body.lr.ph.i.i1395 ], [ %add13.i.i1416, %for.body.i231.i1397 ]
  %k.069.i.i1399 = phi i64 [ 0, %for.body.lr.ph.i.i1395 ], [ %inc.i233.i1417, %for.body.i231.i1397 ]
  %wrong.068.i.i1400 = phi i64 [ 0, %for.body.lr.ph.i.i1395 ], [ %or.i.i1408, %for.body.i231.i1397 ]
  %arrayidx.i232.i1401 = getelementptr inbounds i32, ptr %add.ptr46.i1394, i64 %k.069.i.i1399
  %311 = load i32, ptr %arrayidx.i232.i1401, align 4
  %conv.i.i1402 = sext i32 %311 to i64
  %isneg.i.i1403 = icmp slt i32 %311, 0
  %and.i.i1404 = select i1 %isneg.i.i1403, i64 %308, i64 0
  %add.i.i1405 = add nsw i64 %and.i.i1404, %conv.i.i1402
  %cmp1.i.i1406 = icmp uge i64 %add.i.i1405, %308
  %conv3.i.i1407 = zext i1 %cmp1.i.i1406 to i64
  %or.i.i1408 = or i64 %wrong.068.i.i1400, %conv3.i.i1407
  %conv4.i.i1409 = trunc i64 %k.069.i.i1399 to i32
  %arrayidx5.i.i1410 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %n.070.i.i1398
  store i32 %conv4.i.i1409, ptr %arrayidx5.i.i1410, align 4
  %sub.i.i1411 = sub nsw i64 %add.i.i1405, %309
  %conv6.i.i1412 = trunc i64 %sub.i.i1411 to i32
  %arrayidx7.i.i1413 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %n.070.i.i1398
  store i32 %conv6.i.i1412, ptr %arrayidx7.i.i1413, align 4
  %cmp10.i.i1414 = icmp ult i64 %sub.i.i1411, %sub9.i.i1396
  %conv12.i.i1415 = zext i1 %cmp10.i.i1414 to i64
  %add13.i.i1416 = add nuw nsw i64 %n.070.i.i1398, %conv12.i.i1415
  %inc.i233.i1417 = add nuw nsw i64 %k.069.i.i1399, 1
  %exitcond.not.i.i1418 = icmp eq i64 %inc.i233.i1417, %spec.select.i1302
  br i1 %exitcond.not.i.i1418, label %for.cond15.preheader.i.i1419, label %for.body.i231.i1397, !llvm.loop !7

for.body19.i.i1425:                               ; preds = %for.body19.i.i1425, %for.body19.lr.ph.i.i1421
  %k14.072.i.i1426 = phi i64 [ 0, %for.body19.lr.ph.i.i1421 ], [ %inc33.i.i1430, %for.body19.i.i1425 ]
  %312 = load i32, ptr %arrayidx22.i.i1423, align 4
  %add24.i.i1427 = add nuw nsw i64 %k14.072.i.i1426, %add13.i.i1416
  %arrayidx25.i.i1428 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %add24.i.i1427
  store i32 %312, ptr %arrayidx25.i.i1428, align 4
  %313 = load i32, ptr %arrayidx28.i.i1424, align 4
  %arrayidx31.i.i1429 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %add24.i.i1427
  store i32 %313, ptr %arrayidx31.i.i1429, align 4
  %inc33.i.i1430 = add nuw nsw i64 %k14.072.i.i1426, 1
  %exitcond289.not.i1431 = icmp eq i64 %inc33.i.i1430, 12
  br i1 %exitcond289.not.i1431, label %if.end55.i1307, label %for.body19.i.i1425, !llvm.loop !8

if.else50.i1305:                                  ; preds = %for.body.i1298
  %add.ptr51.i1306 = getelementptr inbounds i64, ptr %291, i64 %k.0281.i1299
  br i1 %cmp67.i.i1304, label %for.body.lr.ph.i234.i1357, label %if.end55.i1307

for.body.lr.ph.i234.i1357:                        ; preds = %if.else50.i1305
  %314 = load i64, ptr %arrayidx5.i1971, align 8
  %sub8.i.i1358 = sub nsw i64 %314, %309
  br label %for.body.i236.i1359

for.cond14.preheader.i.i1380:                     ; preds = %for.body.i236.i1359
  %tobool.not.i247.i1381 = icmp eq i64 %add12.i.i1377, 0
  br i1 %tobool.not.i247.i1381, label %if.end55.i1307, label %for.body18.lr.ph.i.i1382

for.body18.lr.ph.i.i1382:                         ; preds = %for.cond14.preheader.i.i1380
  %sub20.i.i1383 = add nsw i64 %add12.i.i1377, -1
  %arrayidx21.i.i1384 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %sub20.i.i1383
  %arrayidx27.i.i1385 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %sub20.i.i1383
  br label %for.body18.i.i1386

for.body.i236.i1359:                              ; preds = %for.body.i236.i1359, %for.body.lr.ph.i234.i1357
  %n.069.i.i1360 = phi i64 [ 0, %for.body.lr.ph.i234.i1357 ], [ %add12.i.i1377, %for.body.i236.i1359 ]
  %k.068.i.i1361 = phi i64 [ 0, %for.body.lr.ph.i234.i1357 ], [ %inc.i245.i1378, %for.body.i236.i1359 ]
  %wrong.067.i.i1362 = phi i64 [ 0, %for.body.lr.ph.i234.i1357 ], [ %or.i242.i1369, %for.body.i236.i1359 ]
  %arrayidx.i237.i1363 = getelementptr inbounds i64, ptr %add.ptr51.i1306, i64 %k.068.i.i1361
  %315 = load i64, ptr %arrayidx.i237.i1363, align 8
  %isneg.i238.i1364 = icmp slt i64 %315, 0
  %and.i239.i1365 = select i1 %isneg.i238.i1364, i64 %308, i64 0
  %add.i240.i1366 = add nsw i64 %and.i239.i1365, %315
  %cmp1.i241.i1367 = icmp uge i64 %add.i240.i1366, %308
  %conv2.i.i1368 = zext i1 %cmp1.i241.i1367 to i64
  %or.i242.i1369 = or i64 %wrong.067.i.i1362, %conv2.i.i1368
  %conv3.i243.i1370 = trunc i64 %k.068.i.i1361 to i32
  %arrayidx4.i.i1371 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %n.069.i.i1360
  store i32 %conv3.i243.i1370, ptr %arrayidx4.i.i1371, align 4
  %sub.i244.i1372 = sub nsw i64 %add.i240.i1366, %309
  %conv5.i.i1373 = trunc i64 %sub.i244.i1372 to i32
  %arrayidx6.i.i1374 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %n.069.i.i1360
  store i32 %conv5.i.i1373, ptr %arrayidx6.i.i1374, align 4
  %cmp9.i.i1375 = icmp ult i64 %sub.i244.i1372, %sub8.i.i1358
  %conv11.i.i1376 = zext i1 %cmp9.i.i1375 to i64
  %add12.i.i1377 = add nuw nsw i64 %n.069.i.i1360, %conv11.i.i1376
  %inc.i245.i1378 = add nuw nsw i64 %k.068.i.i1361, 1
  %exitcond.not.i246.i1379 = icmp eq i64 %inc.i245.i1378, %spec.select.i1302
  br i1 %exitcond.not.i246.i1379, label %for.cond14.preheader.i.i1380, label %for.body.i236.i1359, !llvm.loop !9

for.body18.i.i1386:                               ; preds = %for.body18.i.i1386, %for.body18.lr.ph.i.i1382
  %k13.071.i.i1387 = phi i64 [ 0, %for.body18.lr.ph.i.i1382 ], [ %inc32.i.i1391, %for.body18.i.i1386 ]
  %316 = load i32, ptr %arrayidx21.i.i1384, align 4
  %add23.i.i1388 = add nuw nsw i64 %k13.071.i.i1387, %add12.i.i1377
  %arrayidx24.i.i1389 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %add23.i.i1388
  store i32 %316, ptr %arrayidx24.i.i1389, align 4
  %317 = load i32, ptr %arrayidx27.i.i1385, align 4
  %arrayidx30.i.i1390 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %add23.i.i1388
  store i32 %317, ptr %arrayidx30.i.i1390, align 4
  %inc32.i.i1391 = add nuw nsw i64 %k13.071.i.i1387, 1
  %exitcond.not.i1392 = icmp eq i64 %inc32.i.i1391, 12
  br i1 %exitcond.not.i1392, label %if.end55.i1307, label %for.body18.i.i1386, !llvm.loop !10

if.end55.i1307:                                   ; preds = %for.body18.i.i1386, %for.body19.i.i1425, %for.cond14.preheader.i.i1380, %if.else50.i1305, %for.cond15.preheader.i.i1419, %if.then45.i1393
  %n.0.lcssa76.i.sink.i1308 = phi i64 [ 0, %for.cond15.preheader.i.i1419 ], [ 0, %if.then45.i1393 ], [ 0, %for.cond14.preheader.i.i1380 ], [ 0, %if.else50.i1305 ], [ %add13.i.i1416, %for.body19.i.i1425 ], [ %add12.i.i1377, %for.body18.i.i1386 ]
  %wrong.0.lcssa75.i.sink.i1309 = phi i64 [ %or.i.i1408, %for.cond15.preheader.i.i1419 ], [ 0, %if.then45.i1393 ], [ %or.i242.i1369, %for.cond14.preheader.i.i1380 ], [ 0, %if.else50.i1305 ], [ %or.i.i1408, %for.body19.i.i1425 ], [ %or.i242.i1369, %for.body18.i.i1386 ]
  store i64 %n.0.lcssa76.i.sink.i1308, ptr %count34.i.i1295, align 8
  %318 = load i64, ptr %wrong.i1242, align 8
  %or36.i.i1310 = or i64 %318, %wrong.0.lcssa75.i.sink.i1309
  store i64 %or36.i.i1310, ptr %wrong.i1242, align 8
  %tobool56.i1311 = icmp ne i64 %n.0.lcssa76.i.sink.i1308, 0
  %or.cond132.i1312 = select i1 %tobool56.i1311, i1 %cmp58.i1296, i1 false
  %cmp47.i.i = icmp sgt i64 %n.0.lcssa76.i.sink.i1308, 0
  br i1 %or.cond132.i1312, label %if.then59.i1336, label %if.else60.i1313

if.then59.i1336:                                  ; preds = %if.end55.i1307
  br i1 %cmp47.i.i, label %for.body.preheader.i249.i1337, label %if.end65.i1314

for.body.preheader.i249.i1337:                    ; preds = %if.then59.i1336
  %319 = load i32, ptr %places.i235.i1294, align 8
  %conv.i250.i1338 = sext i32 %319 to i64
  %arrayidx1.i.i1339 = getelementptr inbounds float, ptr %cond.i1981, i64 %conv.i250.i1338
  %320 = load float, ptr %arrayidx1.i.i1339, align 4
  br label %for.body.i251.i1340

for.body.i251.i1340:                              ; preds = %if.end.i.i1350, %for.body.preheader.i249.i1337
  %before.050.i.i = phi i64 [ %conv5.i253.i1342, %if.end.i.i1350 ], [ %conv.i250.i1338, %for.body.preheader.i249.i1337 ]
  %m.049.i.i = phi i64 [ %inc.i258.i, %if.end.i.i1350 ], [ 0, %for.body.preheader.i249.i1337 ]
  %found.048.i.i = phi float [ %cond.i.i, %if.end.i.i1350 ], [ %320, %for.body.preheader.i249.i1337 ]
  %arrayidx4.i252.i1341 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %m.049.i.i
  %321 = load i32, ptr %arrayidx4.i252.i1341, align 4
  %conv5.i253.i1342 = sext i32 %321 to i64
  %add.i254.i1343 = add nuw nsw i64 %m.049.i.i, 12
  %arrayidx7.i255.i1344 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %add.i254.i1343
  %322 = load i32, ptr %arrayidx7.i255.i1344, align 4
  %idx.ext.i.i1345 = sext i32 %322 to i64
  %add.ptr.i.i1346 = getelementptr inbounds float, ptr %cond.i1981, i64 %idx.ext.i.i1345
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i1346, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1347 = icmp eq i64 %before.050.i.i, %conv5.i253.i1342
  br i1 %cmp8.not.i.i1347, label %if.end.i.i1350, label %if.then.i.i1348

if.then.i.i1348:                                  ; preds = %for.body.i251.i1340
  %arrayidx10.i.i1349 = getelementptr inbounds float, ptr %cond.i1981, i64 %conv5.i253.i1342
  %323 = load float, ptr %arrayidx10.i.i1349, align 4
  br label %if.end.i.i1350

if.end.i.i1350:                                   ; preds = %if.then.i.i1348, %for.body.i251.i1340
  %found.1.i.i1351 = phi float [ %323, %if.then.i.i1348 ], [ %found.048.i.i, %for.body.i251.i1340 ]
  %arrayidx11.i.i1352 = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %m.049.i.i
  %324 = load i32, ptr %arrayidx11.i.i1352, align 4
  %conv12.i256.i1353 = sext i32 %324 to i64
  %mul.i.i1354 = mul nsw i64 %292, %conv12.i256.i1353
  %arrayidx13.i.i1355 = getelementptr inbounds float, ptr %values.0280.i1300, i64 %mul.i.i1354
  %325 = load float, ptr %arrayidx13.i.i1355, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i1351, %325
  %cmp16.i257.i = fcmp uno float %found.1.i.i1351, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i257.i, %cmp14.i.i
  %cond.i.i = select i1 %or.cond.i.i, float %found.1.i.i1351, float %325
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i1981, i64 %conv5.i253.i1342
  store float %cond.i.i, ptr %arrayidx23.i.i, align 4
  %inc.i258.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond291.not.i1356 = icmp eq i64 %inc.i258.i, %n.0.lcssa76.i.sink.i1308
  br i1 %exitcond291.not.i1356, label %if.end65.i1314, label %for.body.i251.i1340, !llvm.loop !54

if.else60.i1313:                                  ; preds = %if.end55.i1307
  br i1 %cmp47.i.i, label %for.body.i262.i, label %if.end65.i1314

for.body.i262.i:                                  ; preds = %if.else60.i1313, %for.end51.i.i
  %m.0107.i.i = phi i64 [ %inc53.i.i, %for.end51.i.i ], [ 0, %if.else60.i1313 ]
  %arrayidx.i263.i = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %m.0107.i.i
  %326 = load i32, ptr %arrayidx.i263.i, align 4
  %conv.i264.i = sext i32 %326 to i64
  %mul.i265.i = mul nsw i64 %292, %conv.i264.i
  %add.ptr.i266.i = getelementptr inbounds float, ptr %values.0280.i1300, i64 %mul.i265.i
  %arrayidx1.i267.i = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %m.0107.i.i
  %327 = load i32, ptr %arrayidx1.i267.i, align 4
  %conv2.i268.i = sext i32 %327 to i64
  %mul3.i.i1318 = mul nsw i64 %293, %conv2.i268.i
  %add.ptr4.i.i1319 = getelementptr inbounds float, ptr %cond.i1981, i64 %mul3.i.i1318
  %add.i269.i = add nuw nsw i64 %m.0107.i.i, 12
  %arrayidx6.i270.i = getelementptr inbounds [524 x i32], ptr %found.i1216, i64 0, i64 %add.i269.i
  %328 = load i32, ptr %arrayidx6.i270.i, align 4
  %conv7.i.i1320 = sext i32 %328 to i64
  %mul8.i.i1321 = mul nsw i64 %292, %conv7.i.i1320
  %add.ptr9.i.i1322 = getelementptr inbounds float, ptr %values.0280.i1300, i64 %mul8.i.i1321
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i1322, i32 0, i32 3, i32 1)
  %arrayidx12.i.i1323 = getelementptr inbounds [524 x i32], ptr %places.i235.i1294, i64 0, i64 %add.i269.i
  %329 = load i32, ptr %arrayidx12.i.i1323, align 4
  %conv13.i.i1324 = sext i32 %329 to i64
  %mul14.i.i1325 = mul nsw i64 %293, %conv13.i.i1324
  %add.ptr15.i.i1326 = getelementptr inbounds float, ptr %cond.i1981, i64 %mul14.i.i1325
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1326, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i, label %for.cond35.preheader.i.i, label %for.body20.i.i1327

for.cond35.preheader.i.i:                         ; preds = %for.body20.i.i1327, %for.body.i262.i
  %j.0.lcssa.i.i1332 = phi i64 [ 0, %for.body.i262.i ], [ %add17103.i.i, %for.body20.i.i1327 ]
  %cmp36104.i.i = icmp slt i64 %j.0.lcssa.i.i1332, %293
  br i1 %cmp36104.i.i, label %for.body38.i.i, label %for.end51.i.i

for.body20.i.i1327:                               ; preds = %for.body.i262.i, %for.body20.i.i1327
  %add17103.i.i = phi i64 [ %add17.i.i1330, %for.body20.i.i1327 ], [ 8, %for.body.i262.i ]
  %j.0102.i.i = phi i64 [ %add17103.i.i, %for.body20.i.i1327 ], [ 0, %for.body.i262.i ]
  %add.ptr21.i.i1328 = getelementptr inbounds float, ptr %add.ptr4.i.i1319, i64 %j.0102.i.i
  %330 = load <8 x float>, ptr %add.ptr21.i.i1328, align 4
  %add.ptr22.i.i1329 = getelementptr inbounds float, ptr %add.ptr.i266.i, i64 %j.0102.i.i
  %331 = load <8 x float>, ptr %add.ptr22.i.i1329, align 4
  %cmp23.i.i = fcmp ugt <8 x float> %330, %331
  %cmp24.i.i = fcmp ord <8 x float> %330, zeroinitializer
  %or100.not.i.i = and <8 x i1> %cmp23.i.i, %cmp24.i.i
  %or32.v.i.i = select <8 x i1> %or100.not.i.i, <8 x float> %331, <8 x float> %330
  store <8 x float> %or32.v.i.i, ptr %add.ptr21.i.i1328, align 4
  %add17.i.i1330 = add nuw nsw i64 %add17103.i.i, 8
  %cmp18.not.i.i1331 = icmp sgt i64 %add17.i.i1330, %293
  br i1 %cmp18.not.i.i1331, label %for.cond35.preheader.i.i, label %for.body20.i.i1327, !llvm.loop !55

for.body38.i.i:                                   ; preds = %for.cond35.preheader.i.i, %for.body38.i.i
  %j.1105.i.i = phi i64 [ %inc.i274.i1334, %for.body38.i.i ], [ %j.0.lcssa.i.i1332, %for.cond35.preheader.i.i ]
  %arrayidx39.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i1319, i64 %j.1105.i.i
  %332 = load float, ptr %arrayidx39.i.i, align 4
  %arrayidx40.i.i = getelementptr inbounds float, ptr %add.ptr.i266.i, i64 %j.1105.i.i
  %333 = load float, ptr %arrayidx40.i.i, align 4
  %cmp41.i.i = fcmp ole float %332, %333
  %cmp45.i.i = fcmp uno float %332, 0.000000e+00
  %or.cond.i272.i = or i1 %cmp45.i.i, %cmp41.i.i
  %cond.i273.i = select i1 %or.cond.i272.i, float %332, float %333
  store float %cond.i273.i, ptr %arrayidx39.i.i, align 4
  %inc.i274.i1334 = add nuw nsw i64 %j.1105.i.i, 1
  %exitcond.not.i275.i1335 = icmp eq i64 %inc.i274.i1334, %293
  br i1 %exitcond.not.i275.i1335, label %for.end51.i.i, label %for.body38.i.i, !llvm.loop !56

for.end51.i.i:                                    ; preds = %for.body38.i.i, %for.cond35.preheader.i.i
  %inc53.i.i = add nuw nsw i64 %m.0107.i.i, 1
  %exitcond290.not.i1333 = icmp eq i64 %inc53.i.i, %n.0.lcssa76.i.sink.i1308
  br i1 %exitcond290.not.i1333, label %if.end65.i1314, label %for.body.i262.i, !llvm.loop !57

if.end65.i1314:                                   ; preds = %for.end51.i.i, %if.end.i.i1350, %if.else60.i1313, %if.then59.i1336
  %add.i1315 = add nuw nsw i64 %k.0281.i1299, 512
  %add.ptr67.i1316 = getelementptr inbounds i8, ptr %values.0280.i1300, i64 %add.ptr67.idx.i1297
  %334 = load i64, ptr %arrayidx32.i1243, align 8
  %cmp33.i1317 = icmp slt i64 %add.i1315, %334
  br i1 %cmp33.i1317, label %for.body.i1298, label %for.cond.cleanup.i1245, !llvm.loop !58

lor.lhs.false72.i1249:                            ; preds = %for.cond.cleanup.i1245
  %cmp73.i1250 = icmp ne ptr %cond.i1981, %298
  %tobool75.i1251 = icmp ne i64 %288, 0
  %or.cond134.i1252 = select i1 %cmp73.i1250, i1 true, i1 %tobool75.i1251
  br i1 %or.cond134.i1252, label %for.cond80.preheader.i1253, label %least_float.exit

for.cond80.preheader.i1253:                       ; preds = %lor.lhs.false72.i1249
  %cmp82.not282.i1254 = icmp slt i64 %mul.i1974, 8
  br i1 %cmp82.not282.i1254, label %for.cond104.preheader.i1266, label %for.body83.lr.ph.i1255

for.body83.lr.ph.i1255:                           ; preds = %for.cond80.preheader.i1253
  %add.ptr90.i1256 = getelementptr inbounds float, ptr %289, i64 %mul10.i1977
  br label %for.body83.i1257

for.cond104.preheader.i1266:                      ; preds = %if.end99.i1261, %for.cond80.preheader.i1253
  %k79.0.lcssa.i1267 = phi i64 [ 0, %for.cond80.preheader.i1253 ], [ %add81284.i1258, %if.end99.i1261 ]
  %cmp105285.i1268 = icmp slt i64 %k79.0.lcssa.i1267, %mul.i1974
  br i1 %cmp105285.i1268, label %for.body106.lr.ph.i1269, label %least_float.exit

for.body106.lr.ph.i1269:                          ; preds = %for.cond104.preheader.i1266
  %335 = getelementptr float, ptr %289, i64 %mul10.i1977
  br label %for.body106.i1270

for.body83.i1257:                                 ; preds = %if.end99.i1261, %for.body83.lr.ph.i1255
  %add81284.i1258 = phi i64 [ 8, %for.body83.lr.ph.i1255 ], [ %add81.i1264, %if.end99.i1261 ]
  %k79.0283.i1259 = phi i64 [ 0, %for.body83.lr.ph.i1255 ], [ %add81284.i1258, %if.end99.i1261 ]
  %add.ptr84.i1260 = getelementptr inbounds float, ptr %cond.i1981, i64 %k79.0283.i1259
  %336 = load <8 x float>, ptr %add.ptr84.i1260, align 4
  br i1 %tobool75.i1251, label %land.lhs.true86.i1282, label %if.end99.i1261

land.lhs.true86.i1282:                            ; preds = %for.body83.i1257
  %337 = load i64, ptr %arrayidx9.i1976, align 8
  %tobool88.not.i1283 = icmp eq i64 %337, 0
  br i1 %tobool88.not.i1283, label %if.then95.i1287, label %if.then89.i1284

if.then89.i1284:                                  ; preds = %land.lhs.true86.i1282
  %add.ptr91.i1285 = getelementptr inbounds float, ptr %add.ptr90.i1256, i64 %k79.0283.i1259
  %338 = load <8 x float>, ptr %add.ptr91.i1285, align 4
  %add92.i1286 = fadd <8 x float> %336, %338
  br label %if.end99.i1261

if.then95.i1287:                                  ; preds = %land.lhs.true86.i1282
  %339 = load float, ptr %289, align 4
  %splat.splatinsert.i1288 = insertelement <8 x float> poison, float %339, i64 0
  %splat.splat.i1289 = shufflevector <8 x float> %splat.splatinsert.i1288, <8 x float> poison, <8 x i32> zeroinitializer
  %add97.i1290 = fadd <8 x float> %336, %splat.splat.i1289
  br label %if.end99.i1261

if.end99.i1261:                                   ; preds = %if.then95.i1287, %if.then89.i1284, %for.body83.i1257
  %sum.0.i1262 = phi <8 x float> [ %add92.i1286, %if.then89.i1284 ], [ %add97.i1290, %if.then95.i1287 ], [ %336, %for.body83.i1257 ]
  %add.ptr100.i1263 = getelementptr inbounds float, ptr %298, i64 %k79.0283.i1259
  store <8 x float> %sum.0.i1262, ptr %add.ptr100.i1263, align 4
  %add81.i1264 = add nuw nsw i64 %add81284.i1258, 8
  %cmp82.not.i1265 = icmp sgt i64 %add81.i1264, %mul.i1974
  br i1 %cmp82.not.i1265, label %for.cond104.preheader.i1266, label %for.body83.i1257, !llvm.loop !59

for.body106.i1270:                                ; preds = %cond.end117.i1273, %for.body106.lr.ph.i1269
  %k79.1286.i1271 = phi i64 [ %k79.0.lcssa.i1267, %for.body106.lr.ph.i1269 ], [ %inc.i1276, %cond.end117.i1273 ]
  %arrayidx109.i1272 = getelementptr inbounds float, ptr %cond.i1981, i64 %k79.1286.i1271
  %340 = load float, ptr %arrayidx109.i1272, align 4
  br i1 %tobool75.i1251, label %cond.true108.i1278, label %cond.end117.i1273

cond.true108.i1278:                               ; preds = %for.body106.i1270
  %341 = load i64, ptr %arrayidx9.i1976, align 8
  %mul111.i1279 = mul nsw i64 %341, %k79.1286.i1271
  %arrayidx113.i1280 = getelementptr float, ptr %335, i64 %mul111.i1279
  %342 = load float, ptr %arrayidx113.i1280, align 4
  %add114.i1281 = fadd float %340, %342
  br label %cond.end117.i1273

cond.end117.i1273:                                ; preds = %cond.true108.i1278, %for.body106.i1270
  %cond118.i1274 = phi float [ %add114.i1281, %cond.true108.i1278 ], [ %340, %for.body106.i1270 ]
  %arrayidx119.i1275 = getelementptr inbounds float, ptr %298, i64 %k79.1286.i1271
  store float %cond118.i1274, ptr %arrayidx119.i1275, align 4
  %inc.i1276 = add nuw nsw i64 %k79.1286.i1271, 1
  %exitcond292.not.i1277 = icmp eq i64 %inc.i1276, %mul.i1974
  br i1 %exitcond292.not.i1277, label %least_float.exit, label %for.body106.i1270, !llvm.loop !60

least_float.exit:                                 ; preds = %cond.end117.i1273, %for.cond.cleanup.i1245, %lor.lhs.false72.i1249, %for.cond104.preheader.i1266
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1216) #7
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool15.not.i1983, label %if.end31.i1478, label %land.lhs.true.i1472

land.lhs.true.i1472:                              ; preds = %cond.true42
  %tobool17.i1474.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1474.not, label %if.then.i1476, label %land.lhs.true21.i1702

if.then.i1476:                                    ; preds = %land.lhs.true.i1472
  %cmp121.i.i1477 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i.i1477, label %for.body6.preheader.i.i1695, label %if.end31.i1478

for.body6.preheader.i.i1695:                      ; preds = %if.then.i1476
  %343 = inttoptr i64 %301 to ptr
  %.pre.i.i1696 = load i64, ptr %343, align 8
  br label %for.body6.i.i1697

for.body6.i.i1697:                                ; preds = %for.body6.i.i1697, %for.body6.preheader.i.i1695
  %k2.020.i.i1698 = phi i64 [ %inc9.i.i1700, %for.body6.i.i1697 ], [ 0, %for.body6.preheader.i.i1695 ]
  %arrayidx7.i.i1699 = getelementptr inbounds i64, ptr %cond.i1981, i64 %k2.020.i.i1698
  store i64 %.pre.i.i1696, ptr %arrayidx7.i.i1699, align 8
  %inc9.i.i1700 = add nuw nsw i64 %k2.020.i.i1698, 1
  %exitcond.not.i.i1701 = icmp eq i64 %inc9.i.i1700, %mul.i1974
  br i1 %exitcond.not.i.i1701, label %if.end31.i1478, label %for.body6.i.i1697, !llvm.loop !18

land.lhs.true21.i1702:                            ; preds = %land.lhs.true.i1472
  %tobool23.not.i1703 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i1703, label %if.then29.i1707, label %if.then24.i1704

if.then24.i1704:                                  ; preds = %land.lhs.true21.i1702
  %add.ptr.i1705 = getelementptr inbounds double, ptr %289, i64 %mul10.i1977
  %mul25.i1706 = shl i64 %mul.i1974, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i1981, ptr nonnull align 8 %add.ptr.i1705, i64 %mul25.i1706, i1 false)
  br label %if.end31.i1478

if.then29.i1707:                                  ; preds = %land.lhs.true21.i1702
  %cmp121.i222.i1708 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i222.i1708, label %for.body6.preheader.i223.i1709, label %if.end31.i1478

for.body6.preheader.i223.i1709:                   ; preds = %if.then29.i1707
  %.pre.i224.i1710 = load i64, ptr %289, align 8
  br label %for.body6.i225.i1711

for.body6.i225.i1711:                             ; preds = %for.body6.i225.i1711, %for.body6.preheader.i223.i1709
  %k2.020.i226.i1712 = phi i64 [ %inc9.i228.i1714, %for.body6.i225.i1711 ], [ 0, %for.body6.preheader.i223.i1709 ]
  %arrayidx7.i227.i1713 = getelementptr inbounds i64, ptr %cond.i1981, i64 %k2.020.i226.i1712
  store i64 %.pre.i224.i1710, ptr %arrayidx7.i227.i1713, align 8
  %inc9.i228.i1714 = add nuw nsw i64 %k2.020.i226.i1712, 1
  %exitcond.not.i229.i1715 = icmp eq i64 %inc9.i228.i1714, %mul.i1974
  br i1 %exitcond.not.i229.i1715, label %if.end31.i1478, label %for.body6.i225.i1711, !llvm.loop !18

if.end31.i1478:                                   ; preds = %for.body6.i225.i1711, %for.body6.i.i1697, %if.then29.i1707, %if.then24.i1704, %if.then.i1476, %cond.true42
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1453) #7
  %wrong.i1479 = getelementptr inbounds i8, ptr %found.i1453, i64 4200
  store i64 0, ptr %wrong.i1479, align 8
  %arrayidx32.i1480 = getelementptr inbounds i8, ptr %a, i64 48
  %344 = load i64, ptr %arrayidx32.i1480, align 8
  %cmp33277.i1481 = icmp sgt i64 %344, 0
  br i1 %cmp33277.i1481, label %for.body.lr.ph.i1528, label %for.cond.cleanup.i1482

for.body.lr.ph.i1528:                             ; preds = %if.end31.i1478
  %arrayidx43.i1529 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i1530 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i1531 = getelementptr inbounds i8, ptr %found.i1453, i64 2096
  %count34.i.i1532 = getelementptr inbounds i8, ptr %found.i1453, i64 4192
  %cmp58.i1533 = icmp eq i64 %293, 1
  %cmp18.not101.i.i1534 = icmp slt i64 %293, 8
  %add.ptr67.idx.i1535 = shl nsw i64 %292, 12
  br label %for.body.i1536

for.cond.cleanup.i1482:                           ; preds = %if.end65.i1553, %if.end31.i1478
  %345 = phi i64 [ 0, %if.end31.i1478 ], [ %or36.i.i1548, %if.end65.i1553 ]
  %346 = load i64, ptr %a, align 8
  %cmp69.i1483 = icmp eq i64 %346, 0
  %tobool71.i1484 = icmp ne i64 %297, 0
  %or.cond133.i1485 = select i1 %cmp69.i1483, i1 %tobool71.i1484, i1 false
  br i1 %or.cond133.i1485, label %lor.lhs.false72.i1486, label %least_double.exit

for.body.i1536:                                   ; preds = %if.end65.i1553, %for.body.lr.ph.i1528
  %347 = phi i64 [ %344, %for.body.lr.ph.i1528 ], [ %375, %if.end65.i1553 ]
  %k.0279.i1537 = phi i64 [ 0, %for.body.lr.ph.i1528 ], [ %add.i1554, %if.end65.i1553 ]
  %values.0278.i1538 = phi ptr [ %287, %for.body.lr.ph.i1528 ], [ %add.ptr67.i1555, %if.end65.i1553 ]
  %sub35.i1539 = sub nsw i64 %347, %k.0279.i1537
  %spec.select.i1540 = tail call i64 @llvm.smin.i64(i64 %sub35.i1539, i64 512)
  %348 = load i64, ptr %arrayidx43.i1529, align 8
  %cmp44.i1541 = icmp eq i64 %348, 4
  %349 = load i64, ptr %arrayidx52.i1530, align 8
  %350 = load i64, ptr %arrayidx6.i1972, align 8
  %cmp67.i.i1542 = icmp sgt i64 %sub35.i1539, 0
  br i1 %cmp44.i1541, label %if.then45.i1656, label %if.else50.i1543

if.then45.i1656:                                  ; preds = %for.body.i1536
  %add.ptr46.i1657 = getelementptr inbounds i32, ptr %291, i64 %k.0279.i1537
  br i1 %cmp67.i.i1542, label %for.body.lr.ph.i.i1658, label %if.end55.i1545

for.body.lr.ph.i.i1658:                           ; preds = %if.then45.i1656
  %351 = load i64, ptr %arrayidx5.i1971, align 8
  %sub9.i.i1659 = sub nsw i64 %351, %350
  br label %for.body.i.i1660

for.cond15.preheader.i.i1682:                     ; preds = %for.body.i.i1660
  %tobool.not.i.i1683 = icmp eq i64 %add13.i.i1679, 0
  br i1 %tobool.not.i.i1683, label %if.end55.i1545, label %for.body19.lr.ph.i.i1684

for.body19.lr.ph.i.i1684:                         ; preds = %for.cond15.preheader.i.i1682
  %sub21.i.i1685 = add nsw i64 %add13.i.i1679, -1
  %arrayidx22.i.i1686 = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %sub21.i.i1685
  %arrayidx28.i.i1687 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %sub21.i.i1685
  br label %for.body19.i.i1688

for.body.i.i1660:                                 ; preds = %for.body.i.i1660, %for.body.lr.ph.i.i1658
  %n.070.i.i1661 = phi i64 [ 0, %for.body.lr.ph.i.i1658 ], [ %add13.i.i1679, %for.body.i.i1660 ]
  %k.069.i.i1662 = phi i64 [ 0, %for.body.lr.ph.i.i1658 ], [ %inc.i.i1680, %for.body.i.i1660 ]
  %wrong.068.i.i1663 = phi i64 [ 0, %for.body.lr.ph.i.i1658 ], [ %or.i.i1671, %for.body.i.i1660 ]
  %arrayidx.i.i1664 = getelementptr inbounds i32, ptr %add.ptr46.i1657, i64 %k.069.i.i1662
  %352 = load i32, ptr %arrayidx.i.i1664, align 4
  %conv.i.i1665 = sext i32 %352 to i64
  %isneg.i.i1666 = icmp slt i32 %352, 0
  %and.i.i1667 = select i1 %isneg.i.i1666, i64 %349, i64 0
  %add.i.i1668 = add nsw i64 %and.i.i1667, %conv.i.i1665
  %cmp1.i.i1669 = icmp uge i64 %add.i.i1668, %349
  %conv3.i.i1670 = zext i1 %cmp1.i.i1669 to i64
  %or.i.i1671 = or i64 %wrong.068.i.i1663, %conv3.i.i1670
  %conv4.i.i1672 = trunc i64 %k.069.i.i1662 to i32
  %arrayidx5.i.i1673 = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %n.070.i.i1661
  store i32 %conv4.i.i1672, ptr %arrayidx5.i.i1673, align 4
  %sub.i.i1674 = sub nsw i64 %add.i.i1668, %350
  %conv6.i.i1675 = trunc i64 %sub.i.i1674 to i32
  %arrayidx7.i231.i1676 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %n.070.i.i1661
  store i32 %conv6.i.i1675, ptr %arrayidx7.i231.i1676, align 4
  %cmp10.i.i1677 = icmp ult i64 %sub.i.i1674, %sub9.i.i1659
  %conv12.i.i1678 = zext i1 %cmp10.i.i1677 to i64
  %add13.i.i1679 = add nuw nsw i64 %n.070.i.i1661, %conv12.i.i1678
  %inc.i.i1680 = add nuw nsw i64 %k.069.i.i1662, 1
  %exitcond.not.i232.i1681 = icmp eq i64 %inc.i.i1680, %spec.select.i1540
  br i1 %exitcond.not.i232.i1681, label %for.cond15.preheader.i.i1682, label %for.body.i.i1660, !llvm.loop !7

for.body19.i.i1688:                               ; preds = %for.body19.i.i1688, %for.body19.lr.ph.i.i1684
  %k14.072.i.i1689 = phi i64 [ 0, %for.body19.lr.ph.i.i1684 ], [ %inc33.i.i1693, %for.body19.i.i1688 ]
  %353 = load i32, ptr %arrayidx22.i.i1686, align 4
  %add24.i.i1690 = add nuw nsw i64 %k14.072.i.i1689, %add13.i.i1679
  %arrayidx25.i.i1691 = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %add24.i.i1690
  store i32 %353, ptr %arrayidx25.i.i1691, align 4
  %354 = load i32, ptr %arrayidx28.i.i1687, align 4
  %arrayidx31.i.i1692 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %add24.i.i1690
  store i32 %354, ptr %arrayidx31.i.i1692, align 4
  %inc33.i.i1693 = add nuw nsw i64 %k14.072.i.i1689, 1
  %exitcond287.not.i1694 = icmp eq i64 %inc33.i.i1693, 12
  br i1 %exitcond287.not.i1694, label %if.end55.i1545, label %for.body19.i.i1688, !llvm.loop !8

if.else50.i1543:                                  ; preds = %for.body.i1536
  %add.ptr51.i1544 = getelementptr inbounds i64, ptr %291, i64 %k.0279.i1537
  br i1 %cmp67.i.i1542, label %for.body.lr.ph.i233.i1620, label %if.end55.i1545

for.body.lr.ph.i233.i1620:                        ; preds = %if.else50.i1543
  %355 = load i64, ptr %arrayidx5.i1971, align 8
  %sub8.i.i1621 = sub nsw i64 %355, %350
  br label %for.body.i235.i1622

for.cond14.preheader.i.i1643:                     ; preds = %for.body.i235.i1622
  %tobool.not.i246.i1644 = icmp eq i64 %add12.i.i1640, 0
  br i1 %tobool.not.i246.i1644, label %if.end55.i1545, label %for.body18.lr.ph.i.i1645

for.body18.lr.ph.i.i1645:                         ; preds = %for.cond14.preheader.i.i1643
  %sub20.i.i1646 = add nsw i64 %add12.i.i1640, -1
  %arrayidx21.i.i1647 = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %sub20.i.i1646
  %arrayidx27.i.i1648 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %sub20.i.i1646
  br label %for.body18.i.i1649

for.body.i235.i1622:                              ; preds = %for.body.i235.i1622, %for.body.lr.ph.i233.i1620
  %n.069.i.i1623 = phi i64 [ 0, %for.body.lr.ph.i233.i1620 ], [ %add12.i.i1640, %for.body.i235.i1622 ]
  %k.068.i.i1624 = phi i64 [ 0, %for.body.lr.ph.i233.i1620 ], [ %inc.i244.i1641, %for.body.i235.i1622 ]
  %wrong.067.i.i1625 = phi i64 [ 0, %for.body.lr.ph.i233.i1620 ], [ %or.i241.i1632, %for.body.i235.i1622 ]
  %arrayidx.i236.i1626 = getelementptr inbounds i64, ptr %add.ptr51.i1544, i64 %k.068.i.i1624
  %356 = load i64, ptr %arrayidx.i236.i1626, align 8
  %isneg.i237.i1627 = icmp slt i64 %356, 0
  %and.i238.i1628 = select i1 %isneg.i237.i1627, i64 %349, i64 0
  %add.i239.i1629 = add nsw i64 %and.i238.i1628, %356
  %cmp1.i240.i1630 = icmp uge i64 %add.i239.i1629, %349
  %conv2.i.i1631 = zext i1 %cmp1.i240.i1630 to i64
  %or.i241.i1632 = or i64 %wrong.067.i.i1625, %conv2.i.i1631
  %conv3.i242.i1633 = trunc i64 %k.068.i.i1624 to i32
  %arrayidx4.i.i1634 = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %n.069.i.i1623
  store i32 %conv3.i242.i1633, ptr %arrayidx4.i.i1634, align 4
  %sub.i243.i1635 = sub nsw i64 %add.i239.i1629, %350
  %conv5.i.i1636 = trunc i64 %sub.i243.i1635 to i32
  %arrayidx6.i.i1637 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %n.069.i.i1623
  store i32 %conv5.i.i1636, ptr %arrayidx6.i.i1637, align 4
  %cmp9.i.i1638 = icmp ult i64 %sub.i243.i1635, %sub8.i.i1621
  %conv11.i.i1639 = zext i1 %cmp9.i.i1638 to i64
  %add12.i.i1640 = add nuw nsw i64 %n.069.i.i1623, %conv11.i.i1639
  %inc.i244.i1641 = add nuw nsw i64 %k.068.i.i1624, 1
  %exitcond.not.i245.i1642 = icmp eq i64 %inc.i244.i1641, %spec.select.i1540
  br i1 %exitcond.not.i245.i1642, label %for.cond14.preheader.i.i1643, label %for.body.i235.i1622, !llvm.loop !9

for.body18.i.i1649:                               ; preds = %for.body18.i.i1649, %for.body18.lr.ph.i.i1645
  %k13.071.i.i1650 = phi i64 [ 0, %for.body18.lr.ph.i.i1645 ], [ %inc32.i.i1654, %for.body18.i.i1649 ]
  %357 = load i32, ptr %arrayidx21.i.i1647, align 4
  %add23.i.i1651 = add nuw nsw i64 %k13.071.i.i1650, %add12.i.i1640
  %arrayidx24.i.i1652 = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %add23.i.i1651
  store i32 %357, ptr %arrayidx24.i.i1652, align 4
  %358 = load i32, ptr %arrayidx27.i.i1648, align 4
  %arrayidx30.i.i1653 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %add23.i.i1651
  store i32 %358, ptr %arrayidx30.i.i1653, align 4
  %inc32.i.i1654 = add nuw nsw i64 %k13.071.i.i1650, 1
  %exitcond.not.i1655 = icmp eq i64 %inc32.i.i1654, 12
  br i1 %exitcond.not.i1655, label %if.end55.i1545, label %for.body18.i.i1649, !llvm.loop !10

if.end55.i1545:                                   ; preds = %for.body18.i.i1649, %for.body19.i.i1688, %for.cond14.preheader.i.i1643, %if.else50.i1543, %for.cond15.preheader.i.i1682, %if.then45.i1656
  %n.0.lcssa76.i.sink.i1546 = phi i64 [ 0, %for.cond15.preheader.i.i1682 ], [ 0, %if.then45.i1656 ], [ 0, %for.cond14.preheader.i.i1643 ], [ 0, %if.else50.i1543 ], [ %add13.i.i1679, %for.body19.i.i1688 ], [ %add12.i.i1640, %for.body18.i.i1649 ]
  %wrong.0.lcssa75.i.sink.i1547 = phi i64 [ %or.i.i1671, %for.cond15.preheader.i.i1682 ], [ 0, %if.then45.i1656 ], [ %or.i241.i1632, %for.cond14.preheader.i.i1643 ], [ 0, %if.else50.i1543 ], [ %or.i.i1671, %for.body19.i.i1688 ], [ %or.i241.i1632, %for.body18.i.i1649 ]
  store i64 %n.0.lcssa76.i.sink.i1546, ptr %count34.i.i1532, align 8
  %359 = load i64, ptr %wrong.i1479, align 8
  %or36.i.i1548 = or i64 %359, %wrong.0.lcssa75.i.sink.i1547
  store i64 %or36.i.i1548, ptr %wrong.i1479, align 8
  %tobool56.i1549 = icmp ne i64 %n.0.lcssa76.i.sink.i1546, 0
  %or.cond132.i1550 = select i1 %tobool56.i1549, i1 %cmp58.i1533, i1 false
  %cmp47.i.i1551 = icmp sgt i64 %n.0.lcssa76.i.sink.i1546, 0
  br i1 %or.cond132.i1550, label %if.then59.i1592, label %if.else60.i1552

if.then59.i1592:                                  ; preds = %if.end55.i1545
  br i1 %cmp47.i.i1551, label %for.body.preheader.i.i1593, label %if.end65.i1553

for.body.preheader.i.i1593:                       ; preds = %if.then59.i1592
  %360 = load i32, ptr %places.i234.i1531, align 8
  %conv.i248.i1594 = sext i32 %360 to i64
  %arrayidx1.i.i1595 = getelementptr inbounds double, ptr %cond.i1981, i64 %conv.i248.i1594
  %361 = load double, ptr %arrayidx1.i.i1595, align 8
  br label %for.body.i249.i1596

for.body.i249.i1596:                              ; preds = %if.end.i.i1609, %for.body.preheader.i.i1593
  %before.050.i.i1597 = phi i64 [ %conv5.i251.i1601, %if.end.i.i1609 ], [ %conv.i248.i1594, %for.body.preheader.i.i1593 ]
  %m.049.i.i1598 = phi i64 [ %inc.i256.i, %if.end.i.i1609 ], [ 0, %for.body.preheader.i.i1593 ]
  %found.048.i.i1599 = phi double [ %cond.i.i1617, %if.end.i.i1609 ], [ %361, %for.body.preheader.i.i1593 ]
  %arrayidx4.i250.i1600 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %m.049.i.i1598
  %362 = load i32, ptr %arrayidx4.i250.i1600, align 4
  %conv5.i251.i1601 = sext i32 %362 to i64
  %add.i252.i1602 = add nuw nsw i64 %m.049.i.i1598, 12
  %arrayidx7.i253.i1603 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %add.i252.i1602
  %363 = load i32, ptr %arrayidx7.i253.i1603, align 4
  %idx.ext.i.i1604 = sext i32 %363 to i64
  %add.ptr.i.i1605 = getelementptr inbounds double, ptr %cond.i1981, i64 %idx.ext.i.i1604
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i1605, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1606 = icmp eq i64 %before.050.i.i1597, %conv5.i251.i1601
  br i1 %cmp8.not.i.i1606, label %if.end.i.i1609, label %if.then.i.i1607

if.then.i.i1607:                                  ; preds = %for.body.i249.i1596
  %arrayidx10.i.i1608 = getelementptr inbounds double, ptr %cond.i1981, i64 %conv5.i251.i1601
  %364 = load double, ptr %arrayidx10.i.i1608, align 8
  br label %if.end.i.i1609

if.end.i.i1609:                                   ; preds = %if.then.i.i1607, %for.body.i249.i1596
  %found.1.i.i1610 = phi double [ %364, %if.then.i.i1607 ], [ %found.048.i.i1599, %for.body.i249.i1596 ]
  %arrayidx11.i.i1611 = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %m.049.i.i1598
  %365 = load i32, ptr %arrayidx11.i.i1611, align 4
  %conv12.i254.i1612 = sext i32 %365 to i64
  %mul.i.i1613 = mul nsw i64 %292, %conv12.i254.i1612
  %arrayidx13.i.i1614 = getelementptr inbounds double, ptr %values.0278.i1538, i64 %mul.i.i1613
  %366 = load double, ptr %arrayidx13.i.i1614, align 8
  %cmp14.i.i1615 = fcmp ole double %found.1.i.i1610, %366
  %cmp16.i255.i = fcmp uno double %found.1.i.i1610, 0.000000e+00
  %or.cond.i.i1616 = or i1 %cmp16.i255.i, %cmp14.i.i1615
  %cond.i.i1617 = select i1 %or.cond.i.i1616, double %found.1.i.i1610, double %366
  %arrayidx23.i.i1618 = getelementptr inbounds double, ptr %cond.i1981, i64 %conv5.i251.i1601
  store double %cond.i.i1617, ptr %arrayidx23.i.i1618, align 8
  %inc.i256.i = add nuw nsw i64 %m.049.i.i1598, 1
  %exitcond289.not.i1619 = icmp eq i64 %inc.i256.i, %n.0.lcssa76.i.sink.i1546
  br i1 %exitcond289.not.i1619, label %if.end65.i1553, label %for.body.i249.i1596, !llvm.loop !61

if.else60.i1552:                                  ; preds = %if.end55.i1545
  br i1 %cmp47.i.i1551, label %for.body.i260.i, label %if.end65.i1553

for.body.i260.i:                                  ; preds = %if.else60.i1552, %for.end51.i.i1581
  %m.0107.i.i1557 = phi i64 [ %inc53.i.i1582, %for.end51.i.i1581 ], [ 0, %if.else60.i1552 ]
  %arrayidx.i261.i = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %m.0107.i.i1557
  %367 = load i32, ptr %arrayidx.i261.i, align 4
  %conv.i262.i = sext i32 %367 to i64
  %mul.i263.i = mul nsw i64 %292, %conv.i262.i
  %add.ptr.i264.i = getelementptr inbounds double, ptr %values.0278.i1538, i64 %mul.i263.i
  %arrayidx1.i265.i = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %m.0107.i.i1557
  %368 = load i32, ptr %arrayidx1.i265.i, align 4
  %conv2.i266.i = sext i32 %368 to i64
  %mul3.i.i1558 = mul nsw i64 %293, %conv2.i266.i
  %add.ptr4.i.i1559 = getelementptr inbounds double, ptr %cond.i1981, i64 %mul3.i.i1558
  %add.i267.i = add nuw nsw i64 %m.0107.i.i1557, 12
  %arrayidx6.i268.i = getelementptr inbounds [524 x i32], ptr %found.i1453, i64 0, i64 %add.i267.i
  %369 = load i32, ptr %arrayidx6.i268.i, align 4
  %conv7.i.i1560 = sext i32 %369 to i64
  %mul8.i.i1561 = mul nsw i64 %292, %conv7.i.i1560
  %add.ptr9.i.i1562 = getelementptr inbounds double, ptr %values.0278.i1538, i64 %mul8.i.i1561
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i1562, i32 0, i32 3, i32 1)
  %arrayidx12.i.i1563 = getelementptr inbounds [524 x i32], ptr %places.i234.i1531, i64 0, i64 %add.i267.i
  %370 = load i32, ptr %arrayidx12.i.i1563, align 4
  %conv13.i.i1564 = sext i32 %370 to i64
  %mul14.i.i1565 = mul nsw i64 %293, %conv13.i.i1564
  %add.ptr15.i.i1566 = getelementptr inbounds double, ptr %cond.i1981, i64 %mul14.i.i1565
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1566, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i1534, label %for.cond35.preheader.i.i1578, label %for.body20.i.i1567

for.cond35.preheader.i.i1578:                     ; preds = %for.body20.i.i1567, %for.body.i260.i
  %j.0.lcssa.i.i1579 = phi i64 [ 0, %for.body.i260.i ], [ %add17103.i.i1568, %for.body20.i.i1567 ]
  %cmp36104.i.i1580 = icmp slt i64 %j.0.lcssa.i.i1579, %293
  br i1 %cmp36104.i.i1580, label %for.body38.i.i1584, label %for.end51.i.i1581

for.body20.i.i1567:                               ; preds = %for.body.i260.i, %for.body20.i.i1567
  %add17103.i.i1568 = phi i64 [ %add17.i.i1576, %for.body20.i.i1567 ], [ 8, %for.body.i260.i ]
  %j.0102.i.i1569 = phi i64 [ %add17103.i.i1568, %for.body20.i.i1567 ], [ 0, %for.body.i260.i ]
  %add.ptr21.i.i1570 = getelementptr inbounds double, ptr %add.ptr4.i.i1559, i64 %j.0102.i.i1569
  %371 = load <8 x double>, ptr %add.ptr21.i.i1570, align 8
  %add.ptr22.i.i1571 = getelementptr inbounds double, ptr %add.ptr.i264.i, i64 %j.0102.i.i1569
  %372 = load <8 x double>, ptr %add.ptr22.i.i1571, align 8
  %cmp23.i.i1572 = fcmp ugt <8 x double> %371, %372
  %cmp24.i.i1573 = fcmp ord <8 x double> %371, zeroinitializer
  %or100.not.i.i1574 = and <8 x i1> %cmp23.i.i1572, %cmp24.i.i1573
  %or32.v.i.i1575 = select <8 x i1> %or100.not.i.i1574, <8 x double> %372, <8 x double> %371
  store <8 x double> %or32.v.i.i1575, ptr %add.ptr21.i.i1570, align 8
  %add17.i.i1576 = add nuw nsw i64 %add17103.i.i1568, 8
  %cmp18.not.i.i1577 = icmp sgt i64 %add17.i.i1576, %293
  br i1 %cmp18.not.i.i1577, label %for.cond35.preheader.i.i1578, label %for.body20.i.i1567, !llvm.loop !62

for.body38.i.i1584:                               ; preds = %for.cond35.preheader.i.i1578, %for.body38.i.i1584
  %j.1105.i.i1585 = phi i64 [ %inc.i272.i1590, %for.body38.i.i1584 ], [ %j.0.lcssa.i.i1579, %for.cond35.preheader.i.i1578 ]
  %arrayidx39.i.i1586 = getelementptr inbounds double, ptr %add.ptr4.i.i1559, i64 %j.1105.i.i1585
  %373 = load double, ptr %arrayidx39.i.i1586, align 8
  %arrayidx40.i.i1587 = getelementptr inbounds double, ptr %add.ptr.i264.i, i64 %j.1105.i.i1585
  %374 = load double, ptr %arrayidx40.i.i1587, align 8
  %cmp41.i.i1588 = fcmp ole double %373, %374
  %cmp45.i.i1589 = fcmp uno double %373, 0.000000e+00
  %or.cond.i270.i = or i1 %cmp45.i.i1589, %cmp41.i.i1588
  %cond.i271.i = select i1 %or.cond.i270.i, double %373, double %374
  store double %cond.i271.i, ptr %arrayidx39.i.i1586, align 8
  %inc.i272.i1590 = add nuw nsw i64 %j.1105.i.i1585, 1
  %exitcond.not.i273.i1591 = icmp eq i64 %inc.i272.i1590, %293
  br i1 %exitcond.not.i273.i1591, label %for.end51.i.i1581, label %for.body38.i.i1584, !llvm.loop !63

for.end51.i.i1581:                                ; preds = %for.body38.i.i1584, %for.cond35.preheader.i.i1578
  %inc53.i.i1582 = add nuw nsw i64 %m.0107.i.i1557, 1
  %exitcond288.not.i1583 = icmp eq i64 %inc53.i.i1582, %n.0.lcssa76.i.sink.i1546
  br i1 %exitcond288.not.i1583, label %if.end65.i1553, label %for.body.i260.i, !llvm.loop !64

if.end65.i1553:                                   ; preds = %for.end51.i.i1581, %if.end.i.i1609, %if.else60.i1552, %if.then59.i1592
  %add.i1554 = add nuw nsw i64 %k.0279.i1537, 512
  %add.ptr67.i1555 = getelementptr inbounds i8, ptr %values.0278.i1538, i64 %add.ptr67.idx.i1535
  %375 = load i64, ptr %arrayidx32.i1480, align 8
  %cmp33.i1556 = icmp slt i64 %add.i1554, %375
  br i1 %cmp33.i1556, label %for.body.i1536, label %for.cond.cleanup.i1482, !llvm.loop !65

lor.lhs.false72.i1486:                            ; preds = %for.cond.cleanup.i1482
  %cmp73.i1487 = icmp ne ptr %cond.i1981, %298
  %tobool75.i1488 = icmp ne i64 %288, 0
  %or.cond134.i1489 = select i1 %cmp73.i1487, i1 true, i1 %tobool75.i1488
  br i1 %or.cond134.i1489, label %for.cond80.preheader.i1490, label %least_double.exit

for.cond80.preheader.i1490:                       ; preds = %lor.lhs.false72.i1486
  %cmp82.not280.i1491 = icmp slt i64 %mul.i1974, 8
  br i1 %cmp82.not280.i1491, label %for.cond104.preheader.i1503, label %for.body83.lr.ph.i1492

for.body83.lr.ph.i1492:                           ; preds = %for.cond80.preheader.i1490
  %add.ptr90.i1493 = getelementptr inbounds double, ptr %289, i64 %mul10.i1977
  br label %for.body83.i1494

for.cond104.preheader.i1503:                      ; preds = %if.end99.i1498, %for.cond80.preheader.i1490
  %k79.0.lcssa.i1504 = phi i64 [ 0, %for.cond80.preheader.i1490 ], [ %add81282.i1495, %if.end99.i1498 ]
  %cmp105283.i1505 = icmp slt i64 %k79.0.lcssa.i1504, %mul.i1974
  br i1 %cmp105283.i1505, label %for.body106.lr.ph.i1506, label %least_double.exit

for.body106.lr.ph.i1506:                          ; preds = %for.cond104.preheader.i1503
  %376 = getelementptr double, ptr %289, i64 %mul10.i1977
  br label %for.body106.i1507

for.body83.i1494:                                 ; preds = %if.end99.i1498, %for.body83.lr.ph.i1492
  %add81282.i1495 = phi i64 [ 8, %for.body83.lr.ph.i1492 ], [ %add81.i1501, %if.end99.i1498 ]
  %k79.0281.i1496 = phi i64 [ 0, %for.body83.lr.ph.i1492 ], [ %add81282.i1495, %if.end99.i1498 ]
  %add.ptr84.i1497 = getelementptr inbounds double, ptr %cond.i1981, i64 %k79.0281.i1496
  %377 = load <8 x double>, ptr %add.ptr84.i1497, align 8
  br i1 %tobool75.i1488, label %land.lhs.true86.i1519, label %if.end99.i1498

land.lhs.true86.i1519:                            ; preds = %for.body83.i1494
  %378 = load i64, ptr %arrayidx9.i1976, align 8
  %tobool88.not.i1520 = icmp eq i64 %378, 0
  br i1 %tobool88.not.i1520, label %if.then95.i1524, label %if.then89.i1521

if.then89.i1521:                                  ; preds = %land.lhs.true86.i1519
  %add.ptr91.i1522 = getelementptr inbounds double, ptr %add.ptr90.i1493, i64 %k79.0281.i1496
  %379 = load <8 x double>, ptr %add.ptr91.i1522, align 8
  %add92.i1523 = fadd <8 x double> %377, %379
  br label %if.end99.i1498

if.then95.i1524:                                  ; preds = %land.lhs.true86.i1519
  %380 = load double, ptr %289, align 8
  %splat.splatinsert.i1525 = insertelement <8 x double> poison, double %380, i64 0
  %splat.splat.i1526 = shufflevector <8 x double> %splat.splatinsert.i1525, <8 x double> poison, <8 x i32> zeroinitializer
  %add97.i1527 = fadd <8 x double> %377, %splat.splat.i1526
  br label %if.end99.i1498

if.end99.i1498:                                   ; preds = %if.then95.i1524, %if.then89.i1521, %for.body83.i1494
  %sum.0.i1499 = phi <8 x double> [ %add92.i1523, %if.then89.i1521 ], [ %add97.i1527, %if.then95.i1524 ], [ %377, %for.body83.i1494 ]
  %add.ptr100.i1500 = getelementptr inbounds double, ptr %298, i64 %k79.0281.i1496
  store <8 x double> %sum.0.i1499, ptr %add.ptr100.i1500, align 8
  %add81.i1501 = add nuw nsw i64 %add81282.i1495, 8
  %cmp82.not.i1502 = icmp sgt i64 %add81.i1501, %mul.i1974
  br i1 %cmp82.not.i1502, label %for.cond104.preheader.i1503, label %for.body83.i1494, !llvm.loop !66

for.body106.i1507:                                ; preds = %cond.end117.i1510, %for.body106.lr.ph.i1506
  %k79.1284.i1508 = phi i64 [ %k79.0.lcssa.i1504, %for.body106.lr.ph.i1506 ], [ %inc.i1513, %cond.end117.i1510 ]
  %arrayidx109.i1509 = getelementptr inbounds double, ptr %cond.i1981, i64 %k79.1284.i1508
  %381 = load double, ptr %arrayidx109.i1509, align 8
  br i1 %tobool75.i1488, label %cond.true108.i1515, label %cond.end117.i1510

cond.true108.i1515:                               ; preds = %for.body106.i1507
  %382 = load i64, ptr %arrayidx9.i1976, align 8
  %mul111.i1516 = mul nsw i64 %382, %k79.1284.i1508
  %arrayidx113.i1517 = getelementptr double, ptr %376, i64 %mul111.i1516
  %383 = load double, ptr %arrayidx113.i1517, align 8
  %add114.i1518 = fadd double %381, %383
  br label %cond.end117.i1510

cond.end117.i1510:                                ; preds = %cond.true108.i1515, %for.body106.i1507
  %cond118.i1511 = phi double [ %add114.i1518, %cond.true108.i1515 ], [ %381, %for.body106.i1507 ]
  %arrayidx119.i1512 = getelementptr inbounds double, ptr %298, i64 %k79.1284.i1508
  store double %cond118.i1511, ptr %arrayidx119.i1512, align 8
  %inc.i1513 = add nuw nsw i64 %k79.1284.i1508, 1
  %exitcond290.not.i1514 = icmp eq i64 %inc.i1513, %mul.i1974
  br i1 %exitcond290.not.i1514, label %least_double.exit, label %for.body106.i1507, !llvm.loop !67

least_double.exit:                                ; preds = %cond.end117.i1510, %for.cond.cleanup.i1482, %lor.lhs.false72.i1486, %for.cond104.preheader.i1503
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1453) #7
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool15.not.i1983, label %if.end31.i1741, label %land.lhs.true.i1735

land.lhs.true.i1735:                              ; preds = %cond.true47
  %tobool17.i1737.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1737.not, label %if.then.i1739, label %land.lhs.true21.i1951

if.then.i1739:                                    ; preds = %land.lhs.true.i1735
  %cmp121.i.i1740 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i.i1740, label %for.body.preheader.i.i1944, label %if.end31.i1741

for.body.preheader.i.i1944:                       ; preds = %if.then.i1739
  %384 = inttoptr i64 %301 to ptr
  %.pre25.i.i1945 = load i32, ptr %384, align 4
  br label %for.body.i.i1946

for.body.i.i1946:                                 ; preds = %for.body.i.i1946, %for.body.preheader.i.i1944
  %k.022.i.i1947 = phi i64 [ %inc.i.i1949, %for.body.i.i1946 ], [ 0, %for.body.preheader.i.i1944 ]
  %arrayidx.i.i1948 = getelementptr inbounds i32, ptr %cond.i1981, i64 %k.022.i.i1947
  store i32 %.pre25.i.i1945, ptr %arrayidx.i.i1948, align 4
  %inc.i.i1949 = add nuw nsw i64 %k.022.i.i1947, 1
  %exitcond24.not.i.i1950 = icmp eq i64 %inc.i.i1949, %mul.i1974
  br i1 %exitcond24.not.i.i1950, label %if.end31.i1741, label %for.body.i.i1946, !llvm.loop !4

land.lhs.true21.i1951:                            ; preds = %land.lhs.true.i1735
  %tobool23.not.i1952 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i1952, label %if.then29.i1956, label %if.then24.i1953

if.then24.i1953:                                  ; preds = %land.lhs.true21.i1951
  %add.ptr.i1954 = getelementptr inbounds i32, ptr %289, i64 %mul10.i1977
  %mul25.i1955 = shl i64 %mul.i1974, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i1981, ptr nonnull align 4 %add.ptr.i1954, i64 %mul25.i1955, i1 false)
  br label %if.end31.i1741

if.then29.i1956:                                  ; preds = %land.lhs.true21.i1951
  %cmp121.i222.i1957 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i222.i1957, label %for.body.preheader.i223.i1958, label %if.end31.i1741

for.body.preheader.i223.i1958:                    ; preds = %if.then29.i1956
  %.pre25.i224.i1959 = load i32, ptr %289, align 4
  br label %for.body.i225.i1960

for.body.i225.i1960:                              ; preds = %for.body.i225.i1960, %for.body.preheader.i223.i1958
  %k.022.i226.i1961 = phi i64 [ %inc.i228.i1963, %for.body.i225.i1960 ], [ 0, %for.body.preheader.i223.i1958 ]
  %arrayidx.i227.i1962 = getelementptr inbounds i32, ptr %cond.i1981, i64 %k.022.i226.i1961
  store i32 %.pre25.i224.i1959, ptr %arrayidx.i227.i1962, align 4
  %inc.i228.i1963 = add nuw nsw i64 %k.022.i226.i1961, 1
  %exitcond24.not.i229.i1964 = icmp eq i64 %inc.i228.i1963, %mul.i1974
  br i1 %exitcond24.not.i229.i1964, label %if.end31.i1741, label %for.body.i225.i1960, !llvm.loop !4

if.end31.i1741:                                   ; preds = %for.body.i225.i1960, %for.body.i.i1946, %if.then29.i1956, %if.then24.i1953, %if.then.i1739, %cond.true47
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1716) #7
  %wrong.i1742 = getelementptr inbounds i8, ptr %found.i1716, i64 4200
  store i64 0, ptr %wrong.i1742, align 8
  %arrayidx32.i1743 = getelementptr inbounds i8, ptr %a, i64 48
  %385 = load i64, ptr %arrayidx32.i1743, align 8
  %cmp33276.i = icmp sgt i64 %385, 0
  br i1 %cmp33276.i, label %for.body.lr.ph.i1785, label %for.cond.cleanup.i1744

for.body.lr.ph.i1785:                             ; preds = %if.end31.i1741
  %arrayidx43.i1786 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i1787 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i1788 = getelementptr inbounds i8, ptr %found.i1716, i64 2096
  %count34.i.i1789 = getelementptr inbounds i8, ptr %found.i1716, i64 4192
  %cmp58.i1790 = icmp eq i64 %293, 1
  %cmp18.not99.i.i = icmp slt i64 %293, 8
  %add.ptr67.idx.i1791 = shl nsw i64 %292, 11
  br label %for.body.i1792

for.cond.cleanup.i1744:                           ; preds = %if.end65.i1807, %if.end31.i1741
  %386 = phi i64 [ 0, %if.end31.i1741 ], [ %or36.i.i1802, %if.end65.i1807 ]
  %387 = load i64, ptr %a, align 8
  %cmp69.i1745 = icmp eq i64 %387, 0
  %tobool71.i1746 = icmp ne i64 %297, 0
  %or.cond133.i1747 = select i1 %cmp69.i1745, i1 %tobool71.i1746, i1 false
  br i1 %or.cond133.i1747, label %lor.lhs.false72.i1748, label %least_int.exit

for.body.i1792:                                   ; preds = %if.end65.i1807, %for.body.lr.ph.i1785
  %388 = phi i64 [ %385, %for.body.lr.ph.i1785 ], [ %416, %if.end65.i1807 ]
  %k.0278.i = phi i64 [ 0, %for.body.lr.ph.i1785 ], [ %add.i1808, %if.end65.i1807 ]
  %values.0277.i = phi ptr [ %287, %for.body.lr.ph.i1785 ], [ %add.ptr67.i1809, %if.end65.i1807 ]
  %sub35.i1793 = sub nsw i64 %388, %k.0278.i
  %spec.select.i1794 = tail call i64 @llvm.smin.i64(i64 %sub35.i1793, i64 512)
  %389 = load i64, ptr %arrayidx43.i1786, align 8
  %cmp44.i1795 = icmp eq i64 %389, 4
  %390 = load i64, ptr %arrayidx52.i1787, align 8
  %391 = load i64, ptr %arrayidx6.i1972, align 8
  %cmp67.i.i1796 = icmp sgt i64 %sub35.i1793, 0
  br i1 %cmp44.i1795, label %if.then45.i1905, label %if.else50.i1797

if.then45.i1905:                                  ; preds = %for.body.i1792
  %add.ptr46.i1906 = getelementptr inbounds i32, ptr %291, i64 %k.0278.i
  br i1 %cmp67.i.i1796, label %for.body.lr.ph.i.i1907, label %if.end55.i1799

for.body.lr.ph.i.i1907:                           ; preds = %if.then45.i1905
  %392 = load i64, ptr %arrayidx5.i1971, align 8
  %sub9.i.i1908 = sub nsw i64 %392, %391
  br label %for.body.i231.i1909

for.cond15.preheader.i.i1931:                     ; preds = %for.body.i231.i1909
  %tobool.not.i.i1932 = icmp eq i64 %add13.i.i1928, 0
  br i1 %tobool.not.i.i1932, label %if.end55.i1799, label %for.body19.lr.ph.i.i1933

for.body19.lr.ph.i.i1933:                         ; preds = %for.cond15.preheader.i.i1931
  %sub21.i.i1934 = add nsw i64 %add13.i.i1928, -1
  %arrayidx22.i.i1935 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %sub21.i.i1934
  %arrayidx28.i.i1936 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %sub21.i.i1934
  br label %for.body19.i.i1937

for.body.i231.i1909:                              ; preds = %for.body.i231.i1909, %for.body.lr.ph.i.i1907
  %n.070.i.i1910 = phi i64 [ 0, %for.body.lr.ph.i.i1907 ], [ %add13.i.i1928, %for.body.i231.i1909 ]
  %k.069.i.i1911 = phi i64 [ 0, %for.body.lr.ph.i.i1907 ], [ %inc.i233.i1929, %for.body.i231.i1909 ]
  %wrong.068.i.i1912 = phi i64 [ 0, %for.body.lr.ph.i.i1907 ], [ %or.i.i1920, %for.body.i231.i1909 ]
  %arrayidx.i232.i1913 = getelementptr inbounds i32, ptr %add.ptr46.i1906, i64 %k.069.i.i1911
  %393 = load i32, ptr %arrayidx.i232.i1913, align 4
  %conv.i.i1914 = sext i32 %393 to i64
  %isneg.i.i1915 = icmp slt i32 %393, 0
  %and.i.i1916 = select i1 %isneg.i.i1915, i64 %390, i64 0
  %add.i.i1917 = add nsw i64 %and.i.i1916, %conv.i.i1914
  %cmp1.i.i1918 = icmp uge i64 %add.i.i1917, %390
  %conv3.i.i1919 = zext i1 %cmp1.i.i1918 to i64
  %or.i.i1920 = or i64 %wrong.068.i.i1912, %conv3.i.i1919
  %conv4.i.i1921 = trunc i64 %k.069.i.i1911 to i32
  %arrayidx5.i.i1922 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %n.070.i.i1910
  store i32 %conv4.i.i1921, ptr %arrayidx5.i.i1922, align 4
  %sub.i.i1923 = sub nsw i64 %add.i.i1917, %391
  %conv6.i.i1924 = trunc i64 %sub.i.i1923 to i32
  %arrayidx7.i.i1925 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %n.070.i.i1910
  store i32 %conv6.i.i1924, ptr %arrayidx7.i.i1925, align 4
  %cmp10.i.i1926 = icmp ult i64 %sub.i.i1923, %sub9.i.i1908
  %conv12.i.i1927 = zext i1 %cmp10.i.i1926 to i64
  %add13.i.i1928 = add nuw nsw i64 %n.070.i.i1910, %conv12.i.i1927
  %inc.i233.i1929 = add nuw nsw i64 %k.069.i.i1911, 1
  %exitcond.not.i.i1930 = icmp eq i64 %inc.i233.i1929, %spec.select.i1794
  br i1 %exitcond.not.i.i1930, label %for.cond15.preheader.i.i1931, label %for.body.i231.i1909, !llvm.loop !7

for.body19.i.i1937:                               ; preds = %for.body19.i.i1937, %for.body19.lr.ph.i.i1933
  %k14.072.i.i1938 = phi i64 [ 0, %for.body19.lr.ph.i.i1933 ], [ %inc33.i.i1942, %for.body19.i.i1937 ]
  %394 = load i32, ptr %arrayidx22.i.i1935, align 4
  %add24.i.i1939 = add nuw nsw i64 %k14.072.i.i1938, %add13.i.i1928
  %arrayidx25.i.i1940 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %add24.i.i1939
  store i32 %394, ptr %arrayidx25.i.i1940, align 4
  %395 = load i32, ptr %arrayidx28.i.i1936, align 4
  %arrayidx31.i.i1941 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %add24.i.i1939
  store i32 %395, ptr %arrayidx31.i.i1941, align 4
  %inc33.i.i1942 = add nuw nsw i64 %k14.072.i.i1938, 1
  %exitcond286.not.i1943 = icmp eq i64 %inc33.i.i1942, 12
  br i1 %exitcond286.not.i1943, label %if.end55.i1799, label %for.body19.i.i1937, !llvm.loop !8

if.else50.i1797:                                  ; preds = %for.body.i1792
  %add.ptr51.i1798 = getelementptr inbounds i64, ptr %291, i64 %k.0278.i
  br i1 %cmp67.i.i1796, label %for.body.lr.ph.i234.i1869, label %if.end55.i1799

for.body.lr.ph.i234.i1869:                        ; preds = %if.else50.i1797
  %396 = load i64, ptr %arrayidx5.i1971, align 8
  %sub8.i.i1870 = sub nsw i64 %396, %391
  br label %for.body.i236.i1871

for.cond14.preheader.i.i1892:                     ; preds = %for.body.i236.i1871
  %tobool.not.i247.i1893 = icmp eq i64 %add12.i.i1889, 0
  br i1 %tobool.not.i247.i1893, label %if.end55.i1799, label %for.body18.lr.ph.i.i1894

for.body18.lr.ph.i.i1894:                         ; preds = %for.cond14.preheader.i.i1892
  %sub20.i.i1895 = add nsw i64 %add12.i.i1889, -1
  %arrayidx21.i.i1896 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %sub20.i.i1895
  %arrayidx27.i.i1897 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %sub20.i.i1895
  br label %for.body18.i.i1898

for.body.i236.i1871:                              ; preds = %for.body.i236.i1871, %for.body.lr.ph.i234.i1869
  %n.069.i.i1872 = phi i64 [ 0, %for.body.lr.ph.i234.i1869 ], [ %add12.i.i1889, %for.body.i236.i1871 ]
  %k.068.i.i1873 = phi i64 [ 0, %for.body.lr.ph.i234.i1869 ], [ %inc.i245.i1890, %for.body.i236.i1871 ]
  %wrong.067.i.i1874 = phi i64 [ 0, %for.body.lr.ph.i234.i1869 ], [ %or.i242.i1881, %for.body.i236.i1871 ]
  %arrayidx.i237.i1875 = getelementptr inbounds i64, ptr %add.ptr51.i1798, i64 %k.068.i.i1873
  %397 = load i64, ptr %arrayidx.i237.i1875, align 8
  %isneg.i238.i1876 = icmp slt i64 %397, 0
  %and.i239.i1877 = select i1 %isneg.i238.i1876, i64 %390, i64 0
  %add.i240.i1878 = add nsw i64 %and.i239.i1877, %397
  %cmp1.i241.i1879 = icmp uge i64 %add.i240.i1878, %390
  %conv2.i.i1880 = zext i1 %cmp1.i241.i1879 to i64
  %or.i242.i1881 = or i64 %wrong.067.i.i1874, %conv2.i.i1880
  %conv3.i243.i1882 = trunc i64 %k.068.i.i1873 to i32
  %arrayidx4.i.i1883 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %n.069.i.i1872
  store i32 %conv3.i243.i1882, ptr %arrayidx4.i.i1883, align 4
  %sub.i244.i1884 = sub nsw i64 %add.i240.i1878, %391
  %conv5.i.i1885 = trunc i64 %sub.i244.i1884 to i32
  %arrayidx6.i.i1886 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %n.069.i.i1872
  store i32 %conv5.i.i1885, ptr %arrayidx6.i.i1886, align 4
  %cmp9.i.i1887 = icmp ult i64 %sub.i244.i1884, %sub8.i.i1870
  %conv11.i.i1888 = zext i1 %cmp9.i.i1887 to i64
  %add12.i.i1889 = add nuw nsw i64 %n.069.i.i1872, %conv11.i.i1888
  %inc.i245.i1890 = add nuw nsw i64 %k.068.i.i1873, 1
  %exitcond.not.i246.i1891 = icmp eq i64 %inc.i245.i1890, %spec.select.i1794
  br i1 %exitcond.not.i246.i1891, label %for.cond14.preheader.i.i1892, label %for.body.i236.i1871, !llvm.loop !9

for.body18.i.i1898:                               ; preds = %for.body18.i.i1898, %for.body18.lr.ph.i.i1894
  %k13.071.i.i1899 = phi i64 [ 0, %for.body18.lr.ph.i.i1894 ], [ %inc32.i.i1903, %for.body18.i.i1898 ]
  %398 = load i32, ptr %arrayidx21.i.i1896, align 4
  %add23.i.i1900 = add nuw nsw i64 %k13.071.i.i1899, %add12.i.i1889
  %arrayidx24.i.i1901 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %add23.i.i1900
  store i32 %398, ptr %arrayidx24.i.i1901, align 4
  %399 = load i32, ptr %arrayidx27.i.i1897, align 4
  %arrayidx30.i.i1902 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %add23.i.i1900
  store i32 %399, ptr %arrayidx30.i.i1902, align 4
  %inc32.i.i1903 = add nuw nsw i64 %k13.071.i.i1899, 1
  %exitcond.not.i1904 = icmp eq i64 %inc32.i.i1903, 12
  br i1 %exitcond.not.i1904, label %if.end55.i1799, label %for.body18.i.i1898, !llvm.loop !10

if.end55.i1799:                                   ; preds = %for.body18.i.i1898, %for.body19.i.i1937, %for.cond14.preheader.i.i1892, %if.else50.i1797, %for.cond15.preheader.i.i1931, %if.then45.i1905
  %n.0.lcssa76.i.sink.i1800 = phi i64 [ 0, %for.cond15.preheader.i.i1931 ], [ 0, %if.then45.i1905 ], [ 0, %for.cond14.preheader.i.i1892 ], [ 0, %if.else50.i1797 ], [ %add13.i.i1928, %for.body19.i.i1937 ], [ %add12.i.i1889, %for.body18.i.i1898 ]
  %wrong.0.lcssa75.i.sink.i1801 = phi i64 [ %or.i.i1920, %for.cond15.preheader.i.i1931 ], [ 0, %if.then45.i1905 ], [ %or.i242.i1881, %for.cond14.preheader.i.i1892 ], [ 0, %if.else50.i1797 ], [ %or.i.i1920, %for.body19.i.i1937 ], [ %or.i242.i1881, %for.body18.i.i1898 ]
  store i64 %n.0.lcssa76.i.sink.i1800, ptr %count34.i.i1789, align 8
  %400 = load i64, ptr %wrong.i1742, align 8
  %or36.i.i1802 = or i64 %400, %wrong.0.lcssa75.i.sink.i1801
  store i64 %or36.i.i1802, ptr %wrong.i1742, align 8
  %tobool56.i1803 = icmp ne i64 %n.0.lcssa76.i.sink.i1800, 0
  %or.cond132.i1804 = select i1 %tobool56.i1803, i1 %cmp58.i1790, i1 false
  %cmp47.i.i1805 = icmp sgt i64 %n.0.lcssa76.i.sink.i1800, 0
  br i1 %or.cond132.i1804, label %if.then59.i1842, label %if.else60.i1806

if.then59.i1842:                                  ; preds = %if.end55.i1799
  br i1 %cmp47.i.i1805, label %for.body.preheader.i249.i1843, label %if.end65.i1807

for.body.preheader.i249.i1843:                    ; preds = %if.then59.i1842
  %401 = load i32, ptr %places.i235.i1788, align 8
  %conv.i250.i1844 = sext i32 %401 to i64
  %arrayidx1.i.i1845 = getelementptr inbounds i32, ptr %cond.i1981, i64 %conv.i250.i1844
  %402 = load i32, ptr %arrayidx1.i.i1845, align 4
  br label %for.body.i251.i1846

for.body.i251.i1846:                              ; preds = %if.end.i.i1859, %for.body.preheader.i249.i1843
  %before.050.i.i1847 = phi i64 [ %conv5.i253.i1851, %if.end.i.i1859 ], [ %conv.i250.i1844, %for.body.preheader.i249.i1843 ]
  %m.049.i.i1848 = phi i64 [ %inc.i257.i1867, %if.end.i.i1859 ], [ 0, %for.body.preheader.i249.i1843 ]
  %found.048.i.i1849 = phi i32 [ %cond.i.i1865, %if.end.i.i1859 ], [ %402, %for.body.preheader.i249.i1843 ]
  %arrayidx4.i252.i1850 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %m.049.i.i1848
  %403 = load i32, ptr %arrayidx4.i252.i1850, align 4
  %conv5.i253.i1851 = sext i32 %403 to i64
  %add.i254.i1852 = add nuw nsw i64 %m.049.i.i1848, 12
  %arrayidx7.i255.i1853 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %add.i254.i1852
  %404 = load i32, ptr %arrayidx7.i255.i1853, align 4
  %idx.ext.i.i1854 = sext i32 %404 to i64
  %add.ptr.i.i1855 = getelementptr inbounds i32, ptr %cond.i1981, i64 %idx.ext.i.i1854
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i1855, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1856 = icmp eq i64 %before.050.i.i1847, %conv5.i253.i1851
  br i1 %cmp8.not.i.i1856, label %if.end.i.i1859, label %if.then.i.i1857

if.then.i.i1857:                                  ; preds = %for.body.i251.i1846
  %arrayidx10.i.i1858 = getelementptr inbounds i32, ptr %cond.i1981, i64 %conv5.i253.i1851
  %405 = load i32, ptr %arrayidx10.i.i1858, align 4
  br label %if.end.i.i1859

if.end.i.i1859:                                   ; preds = %if.then.i.i1857, %for.body.i251.i1846
  %found.1.i.i1860 = phi i32 [ %405, %if.then.i.i1857 ], [ %found.048.i.i1849, %for.body.i251.i1846 ]
  %arrayidx11.i.i1861 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %m.049.i.i1848
  %406 = load i32, ptr %arrayidx11.i.i1861, align 4
  %conv12.i256.i1862 = sext i32 %406 to i64
  %mul.i.i1863 = mul nsw i64 %292, %conv12.i256.i1862
  %arrayidx13.i.i1864 = getelementptr inbounds i32, ptr %values.0277.i, i64 %mul.i.i1863
  %407 = load i32, ptr %arrayidx13.i.i1864, align 4
  %cond.i.i1865 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i1860, i32 %407)
  %arrayidx23.i.i1866 = getelementptr inbounds i32, ptr %cond.i1981, i64 %conv5.i253.i1851
  store i32 %cond.i.i1865, ptr %arrayidx23.i.i1866, align 4
  %inc.i257.i1867 = add nuw nsw i64 %m.049.i.i1848, 1
  %exitcond288.not.i1868 = icmp eq i64 %inc.i257.i1867, %n.0.lcssa76.i.sink.i1800
  br i1 %exitcond288.not.i1868, label %if.end65.i1807, label %for.body.i251.i1846, !llvm.loop !68

if.else60.i1806:                                  ; preds = %if.end55.i1799
  br i1 %cmp47.i.i1805, label %for.body.i261.i1811, label %if.end65.i1807

for.body.i261.i1811:                              ; preds = %if.else60.i1806, %for.end51.i.i1836
  %m.0105.i.i = phi i64 [ %inc53.i.i1837, %for.end51.i.i1836 ], [ 0, %if.else60.i1806 ]
  %arrayidx.i262.i1812 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %m.0105.i.i
  %408 = load i32, ptr %arrayidx.i262.i1812, align 4
  %conv.i263.i1813 = sext i32 %408 to i64
  %mul.i264.i1814 = mul nsw i64 %292, %conv.i263.i1813
  %add.ptr.i265.i1815 = getelementptr inbounds i32, ptr %values.0277.i, i64 %mul.i264.i1814
  %arrayidx1.i266.i1816 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %m.0105.i.i
  %409 = load i32, ptr %arrayidx1.i266.i1816, align 4
  %conv2.i267.i1817 = sext i32 %409 to i64
  %mul3.i.i1818 = mul nsw i64 %293, %conv2.i267.i1817
  %add.ptr4.i.i1819 = getelementptr inbounds i32, ptr %cond.i1981, i64 %mul3.i.i1818
  %add.i268.i1820 = add nuw nsw i64 %m.0105.i.i, 12
  %arrayidx6.i269.i1821 = getelementptr inbounds [524 x i32], ptr %found.i1716, i64 0, i64 %add.i268.i1820
  %410 = load i32, ptr %arrayidx6.i269.i1821, align 4
  %conv7.i.i1822 = sext i32 %410 to i64
  %mul8.i.i1823 = mul nsw i64 %292, %conv7.i.i1822
  %add.ptr9.i.i1824 = getelementptr inbounds i32, ptr %values.0277.i, i64 %mul8.i.i1823
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i1824, i32 0, i32 3, i32 1)
  %arrayidx12.i.i1825 = getelementptr inbounds [524 x i32], ptr %places.i235.i1788, i64 0, i64 %add.i268.i1820
  %411 = load i32, ptr %arrayidx12.i.i1825, align 4
  %conv13.i.i1826 = sext i32 %411 to i64
  %mul14.i.i1827 = mul nsw i64 %293, %conv13.i.i1826
  %add.ptr15.i.i1828 = getelementptr inbounds i32, ptr %cond.i1981, i64 %mul14.i.i1827
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1828, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i, label %for.cond35.preheader.i.i1834, label %for.body20.i.i1829

for.cond35.preheader.i.i1834:                     ; preds = %for.body20.i.i1829, %for.body.i261.i1811
  %j.0.lcssa.i.i1835 = phi i64 [ 0, %for.body.i261.i1811 ], [ %add17101.i.i, %for.body20.i.i1829 ]
  %cmp36102.i.i = icmp slt i64 %j.0.lcssa.i.i1835, %293
  br i1 %cmp36102.i.i, label %for.body38.i.i1839, label %for.end51.i.i1836

for.body20.i.i1829:                               ; preds = %for.body.i261.i1811, %for.body20.i.i1829
  %add17101.i.i = phi i64 [ %add17.i.i1832, %for.body20.i.i1829 ], [ 8, %for.body.i261.i1811 ]
  %j.0100.i.i = phi i64 [ %add17101.i.i, %for.body20.i.i1829 ], [ 0, %for.body.i261.i1811 ]
  %add.ptr21.i.i1830 = getelementptr inbounds i32, ptr %add.ptr4.i.i1819, i64 %j.0100.i.i
  %412 = load <8 x i32>, ptr %add.ptr21.i.i1830, align 4
  %add.ptr22.i.i1831 = getelementptr inbounds i32, ptr %add.ptr.i265.i1815, i64 %j.0100.i.i
  %413 = load <8 x i32>, ptr %add.ptr22.i.i1831, align 4
  %or32.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %412, <8 x i32> %413)
  store <8 x i32> %or32.i.i, ptr %add.ptr21.i.i1830, align 4
  %add17.i.i1832 = add nuw nsw i64 %add17101.i.i, 8
  %cmp18.not.i.i1833 = icmp sgt i64 %add17.i.i1832, %293
  br i1 %cmp18.not.i.i1833, label %for.cond35.preheader.i.i1834, label %for.body20.i.i1829, !llvm.loop !69

for.body38.i.i1839:                               ; preds = %for.cond35.preheader.i.i1834, %for.body38.i.i1839
  %j.1103.i.i = phi i64 [ %inc.i271.i, %for.body38.i.i1839 ], [ %j.0.lcssa.i.i1835, %for.cond35.preheader.i.i1834 ]
  %arrayidx39.i.i1840 = getelementptr inbounds i32, ptr %add.ptr4.i.i1819, i64 %j.1103.i.i
  %414 = load i32, ptr %arrayidx39.i.i1840, align 4
  %arrayidx40.i.i1841 = getelementptr inbounds i32, ptr %add.ptr.i265.i1815, i64 %j.1103.i.i
  %415 = load i32, ptr %arrayidx40.i.i1841, align 4
  %spec.select.i.i = tail call i32 @llvm.smin.i32(i32 %414, i32 %415)
  store i32 %spec.select.i.i, ptr %arrayidx39.i.i1840, align 4
  %inc.i271.i = add nuw nsw i64 %j.1103.i.i, 1
  %exitcond.not.i272.i = icmp eq i64 %inc.i271.i, %293
  br i1 %exitcond.not.i272.i, label %for.end51.i.i1836, label %for.body38.i.i1839, !llvm.loop !70

for.end51.i.i1836:                                ; preds = %for.body38.i.i1839, %for.cond35.preheader.i.i1834
  %inc53.i.i1837 = add nuw nsw i64 %m.0105.i.i, 1
  %exitcond287.not.i1838 = icmp eq i64 %inc53.i.i1837, %n.0.lcssa76.i.sink.i1800
  br i1 %exitcond287.not.i1838, label %if.end65.i1807, label %for.body.i261.i1811, !llvm.loop !71

if.end65.i1807:                                   ; preds = %for.end51.i.i1836, %if.end.i.i1859, %if.else60.i1806, %if.then59.i1842
  %add.i1808 = add nuw nsw i64 %k.0278.i, 512
  %add.ptr67.i1809 = getelementptr inbounds i8, ptr %values.0277.i, i64 %add.ptr67.idx.i1791
  %416 = load i64, ptr %arrayidx32.i1743, align 8
  %cmp33.i1810 = icmp slt i64 %add.i1808, %416
  br i1 %cmp33.i1810, label %for.body.i1792, label %for.cond.cleanup.i1744, !llvm.loop !72

lor.lhs.false72.i1748:                            ; preds = %for.cond.cleanup.i1744
  %cmp73.i1749 = icmp ne ptr %cond.i1981, %298
  %tobool75.i1750 = icmp ne i64 %288, 0
  %or.cond134.i1751 = select i1 %cmp73.i1749, i1 true, i1 %tobool75.i1750
  br i1 %or.cond134.i1751, label %for.cond80.preheader.i1752, label %least_int.exit

for.cond80.preheader.i1752:                       ; preds = %lor.lhs.false72.i1748
  %cmp82.not279.i = icmp slt i64 %mul.i1974, 8
  br i1 %cmp82.not279.i, label %for.cond104.preheader.i1762, label %for.body83.lr.ph.i1753

for.body83.lr.ph.i1753:                           ; preds = %for.cond80.preheader.i1752
  %add.ptr90.i1754 = getelementptr inbounds i32, ptr %289, i64 %mul10.i1977
  br label %for.body83.i1755

for.cond104.preheader.i1762:                      ; preds = %if.end99.i1757, %for.cond80.preheader.i1752
  %k79.0.lcssa.i1763 = phi i64 [ 0, %for.cond80.preheader.i1752 ], [ %add81281.i, %if.end99.i1757 ]
  %cmp105282.i = icmp slt i64 %k79.0.lcssa.i1763, %mul.i1974
  br i1 %cmp105282.i, label %for.body106.lr.ph.i1764, label %least_int.exit

for.body106.lr.ph.i1764:                          ; preds = %for.cond104.preheader.i1762
  %417 = getelementptr i32, ptr %289, i64 %mul10.i1977
  br label %for.body106.i1765

for.body83.i1755:                                 ; preds = %if.end99.i1757, %for.body83.lr.ph.i1753
  %add81281.i = phi i64 [ 8, %for.body83.lr.ph.i1753 ], [ %add81.i1760, %if.end99.i1757 ]
  %k79.0280.i = phi i64 [ 0, %for.body83.lr.ph.i1753 ], [ %add81281.i, %if.end99.i1757 ]
  %add.ptr84.i1756 = getelementptr inbounds i32, ptr %cond.i1981, i64 %k79.0280.i
  %418 = load <8 x i32>, ptr %add.ptr84.i1756, align 4
  br i1 %tobool75.i1750, label %land.lhs.true86.i1776, label %if.end99.i1757

land.lhs.true86.i1776:                            ; preds = %for.body83.i1755
  %419 = load i64, ptr %arrayidx9.i1976, align 8
  %tobool88.not.i1777 = icmp eq i64 %419, 0
  br i1 %tobool88.not.i1777, label %if.then95.i1781, label %if.then89.i1778

if.then89.i1778:                                  ; preds = %land.lhs.true86.i1776
  %add.ptr91.i1779 = getelementptr inbounds i32, ptr %add.ptr90.i1754, i64 %k79.0280.i
  %420 = load <8 x i32>, ptr %add.ptr91.i1779, align 4
  %add92.i1780 = add <8 x i32> %420, %418
  br label %if.end99.i1757

if.then95.i1781:                                  ; preds = %land.lhs.true86.i1776
  %421 = load i32, ptr %289, align 4
  %splat.splatinsert.i1782 = insertelement <8 x i32> poison, i32 %421, i64 0
  %splat.splat.i1783 = shufflevector <8 x i32> %splat.splatinsert.i1782, <8 x i32> poison, <8 x i32> zeroinitializer
  %add97.i1784 = add <8 x i32> %splat.splat.i1783, %418
  br label %if.end99.i1757

if.end99.i1757:                                   ; preds = %if.then95.i1781, %if.then89.i1778, %for.body83.i1755
  %sum.0.i1758 = phi <8 x i32> [ %add92.i1780, %if.then89.i1778 ], [ %add97.i1784, %if.then95.i1781 ], [ %418, %for.body83.i1755 ]
  %add.ptr100.i1759 = getelementptr inbounds i32, ptr %298, i64 %k79.0280.i
  store <8 x i32> %sum.0.i1758, ptr %add.ptr100.i1759, align 4
  %add81.i1760 = add nuw nsw i64 %add81281.i, 8
  %cmp82.not.i1761 = icmp sgt i64 %add81.i1760, %mul.i1974
  br i1 %cmp82.not.i1761, label %for.cond104.preheader.i1762, label %for.body83.i1755, !llvm.loop !73

for.body106.i1765:                                ; preds = %cond.end117.i1767, %for.body106.lr.ph.i1764
  %k79.1283.i = phi i64 [ %k79.0.lcssa.i1763, %for.body106.lr.ph.i1764 ], [ %inc.i1770, %cond.end117.i1767 ]
  %arrayidx109.i1766 = getelementptr inbounds i32, ptr %cond.i1981, i64 %k79.1283.i
  %422 = load i32, ptr %arrayidx109.i1766, align 4
  br i1 %tobool75.i1750, label %cond.true108.i1772, label %cond.end117.i1767

cond.true108.i1772:                               ; preds = %for.body106.i1765
  %423 = load i64, ptr %arrayidx9.i1976, align 8
  %mul111.i1773 = mul nsw i64 %423, %k79.1283.i
  %arrayidx113.i1774 = getelementptr i32, ptr %417, i64 %mul111.i1773
  %424 = load i32, ptr %arrayidx113.i1774, align 4
  %add114.i1775 = add nsw i32 %424, %422
  br label %cond.end117.i1767

cond.end117.i1767:                                ; preds = %cond.true108.i1772, %for.body106.i1765
  %cond118.i1768 = phi i32 [ %add114.i1775, %cond.true108.i1772 ], [ %422, %for.body106.i1765 ]
  %arrayidx119.i1769 = getelementptr inbounds i32, ptr %298, i64 %k79.1283.i
  store i32 %cond118.i1768, ptr %arrayidx119.i1769, align 4
  %inc.i1770 = add nuw nsw i64 %k79.1283.i, 1
  %exitcond289.not.i1771 = icmp eq i64 %inc.i1770, %mul.i1974
  br i1 %exitcond289.not.i1771, label %least_int.exit, label %for.body106.i1765, !llvm.loop !74

least_int.exit:                                   ; preds = %cond.end117.i1767, %for.cond.cleanup.i1744, %lor.lhs.false72.i1748, %for.cond104.preheader.i1762
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1716) #7
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool15.not.i1983, label %if.end31.i1990, label %land.lhs.true.i1984

land.lhs.true.i1984:                              ; preds = %cond.false49
  %tobool17.i1986.not = icmp eq i64 %288, 0
  br i1 %tobool17.i1986.not, label %if.then.i1988, label %land.lhs.true21.i2218

if.then.i1988:                                    ; preds = %land.lhs.true.i1984
  %cmp121.i.i1989 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i.i1989, label %for.body6.preheader.i.i2211, label %if.end31.i1990

for.body6.preheader.i.i2211:                      ; preds = %if.then.i1988
  %425 = inttoptr i64 %301 to ptr
  %.pre.i.i2212 = load i64, ptr %425, align 8
  br label %for.body6.i.i2213

for.body6.i.i2213:                                ; preds = %for.body6.i.i2213, %for.body6.preheader.i.i2211
  %k2.020.i.i2214 = phi i64 [ %inc9.i.i2216, %for.body6.i.i2213 ], [ 0, %for.body6.preheader.i.i2211 ]
  %arrayidx7.i.i2215 = getelementptr inbounds i64, ptr %cond.i1981, i64 %k2.020.i.i2214
  store i64 %.pre.i.i2212, ptr %arrayidx7.i.i2215, align 8
  %inc9.i.i2216 = add nuw nsw i64 %k2.020.i.i2214, 1
  %exitcond.not.i.i2217 = icmp eq i64 %inc9.i.i2216, %mul.i1974
  br i1 %exitcond.not.i.i2217, label %if.end31.i1990, label %for.body6.i.i2213, !llvm.loop !18

land.lhs.true21.i2218:                            ; preds = %land.lhs.true.i1984
  %tobool23.not.i2219 = icmp eq i64 %296, 0
  br i1 %tobool23.not.i2219, label %if.then29.i2223, label %if.then24.i2220

if.then24.i2220:                                  ; preds = %land.lhs.true21.i2218
  %add.ptr.i2221 = getelementptr inbounds i64, ptr %289, i64 %mul10.i1977
  %mul25.i2222 = shl i64 %mul.i1974, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i1981, ptr nonnull align 8 %add.ptr.i2221, i64 %mul25.i2222, i1 false)
  br label %if.end31.i1990

if.then29.i2223:                                  ; preds = %land.lhs.true21.i2218
  %cmp121.i222.i2224 = icmp sgt i64 %mul.i1974, 0
  br i1 %cmp121.i222.i2224, label %for.body6.preheader.i223.i2225, label %if.end31.i1990

for.body6.preheader.i223.i2225:                   ; preds = %if.then29.i2223
  %.pre.i224.i2226 = load i64, ptr %289, align 8
  br label %for.body6.i225.i2227

for.body6.i225.i2227:                             ; preds = %for.body6.i225.i2227, %for.body6.preheader.i223.i2225
  %k2.020.i226.i2228 = phi i64 [ %inc9.i228.i2230, %for.body6.i225.i2227 ], [ 0, %for.body6.preheader.i223.i2225 ]
  %arrayidx7.i227.i2229 = getelementptr inbounds i64, ptr %cond.i1981, i64 %k2.020.i226.i2228
  store i64 %.pre.i224.i2226, ptr %arrayidx7.i227.i2229, align 8
  %inc9.i228.i2230 = add nuw nsw i64 %k2.020.i226.i2228, 1
  %exitcond.not.i229.i2231 = icmp eq i64 %inc9.i228.i2230, %mul.i1974
  br i1 %exitcond.not.i229.i2231, label %if.end31.i1990, label %for.body6.i225.i2227, !llvm.loop !18

if.end31.i1990:                                   ; preds = %for.body6.i225.i2227, %for.body6.i.i2213, %if.then29.i2223, %if.then24.i2220, %if.then.i1988, %cond.false49
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i1965) #7
  %wrong.i1991 = getelementptr inbounds i8, ptr %found.i1965, i64 4200
  store i64 0, ptr %wrong.i1991, align 8
  %arrayidx32.i1992 = getelementptr inbounds i8, ptr %a, i64 48
  %426 = load i64, ptr %arrayidx32.i1992, align 8
  %cmp33274.i1993 = icmp sgt i64 %426, 0
  br i1 %cmp33274.i1993, label %for.body.lr.ph.i2040, label %for.cond.cleanup.i1994

for.body.lr.ph.i2040:                             ; preds = %if.end31.i1990
  %arrayidx43.i2041 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2042 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i2043 = getelementptr inbounds i8, ptr %found.i1965, i64 2096
  %count34.i.i2044 = getelementptr inbounds i8, ptr %found.i1965, i64 4192
  %cmp58.i2045 = icmp eq i64 %293, 1
  %cmp18.not99.i.i2046 = icmp slt i64 %293, 8
  %add.ptr67.idx.i2047 = shl nsw i64 %292, 12
  br label %for.body.i2048

for.cond.cleanup.i1994:                           ; preds = %if.end65.i2065, %if.end31.i1990
  %427 = phi i64 [ 0, %if.end31.i1990 ], [ %or36.i.i2060, %if.end65.i2065 ]
  %428 = load i64, ptr %a, align 8
  %cmp69.i1995 = icmp eq i64 %428, 0
  %tobool71.i1996 = icmp ne i64 %297, 0
  %or.cond133.i1997 = select i1 %cmp69.i1995, i1 %tobool71.i1996, i1 false
  br i1 %or.cond133.i1997, label %lor.lhs.false72.i1998, label %least_long.exit

for.body.i2048:                                   ; preds = %if.end65.i2065, %for.body.lr.ph.i2040
  %429 = phi i64 [ %426, %for.body.lr.ph.i2040 ], [ %457, %if.end65.i2065 ]
  %k.0276.i2049 = phi i64 [ 0, %for.body.lr.ph.i2040 ], [ %add.i2066, %if.end65.i2065 ]
  %values.0275.i2050 = phi ptr [ %287, %for.body.lr.ph.i2040 ], [ %add.ptr67.i2067, %if.end65.i2065 ]
  %sub35.i2051 = sub nsw i64 %429, %k.0276.i2049
  %spec.select.i2052 = tail call i64 @llvm.smin.i64(i64 %sub35.i2051, i64 512)
  %430 = load i64, ptr %arrayidx43.i2041, align 8
  %cmp44.i2053 = icmp eq i64 %430, 4
  %431 = load i64, ptr %arrayidx52.i2042, align 8
  %432 = load i64, ptr %arrayidx6.i1972, align 8
  %cmp67.i.i2054 = icmp sgt i64 %sub35.i2051, 0
  br i1 %cmp44.i2053, label %if.then45.i2172, label %if.else50.i2055

if.then45.i2172:                                  ; preds = %for.body.i2048
  %add.ptr46.i2173 = getelementptr inbounds i32, ptr %291, i64 %k.0276.i2049
  br i1 %cmp67.i.i2054, label %for.body.lr.ph.i.i2174, label %if.end55.i2057

for.body.lr.ph.i.i2174:                           ; preds = %if.then45.i2172
  %433 = load i64, ptr %arrayidx5.i1971, align 8
  %sub9.i.i2175 = sub nsw i64 %433, %432
  br label %for.body.i.i2176

for.cond15.preheader.i.i2198:                     ; preds = %for.body.i.i2176
  %tobool.not.i.i2199 = icmp eq i64 %add13.i.i2195, 0
  br i1 %tobool.not.i.i2199, label %if.end55.i2057, label %for.body19.lr.ph.i.i2200

for.body19.lr.ph.i.i2200:                         ; preds = %for.cond15.preheader.i.i2198
  %sub21.i.i2201 = add nsw i64 %add13.i.i2195, -1
  %arrayidx22.i.i2202 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %sub21.i.i2201
  %arrayidx28.i.i2203 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %sub21.i.i2201
  br label %for.body19.i.i2204

for.body.i.i2176:                                 ; preds = %for.body.i.i2176, %for.body.lr.ph.i.i2174
  %n.070.i.i2177 = phi i64 [ 0, %for.body.lr.ph.i.i2174 ], [ %add13.i.i2195, %for.body.i.i2176 ]
  %k.069.i.i2178 = phi i64 [ 0, %for.body.lr.ph.i.i2174 ], [ %inc.i.i2196, %for.body.i.i2176 ]
  %wrong.068.i.i2179 = phi i64 [ 0, %for.body.lr.ph.i.i2174 ], [ %or.i.i2187, %for.body.i.i2176 ]
  %arrayidx.i.i2180 = getelementptr inbounds i32, ptr %add.ptr46.i2173, i64 %k.069.i.i2178
  %434 = load i32, ptr %arrayidx.i.i2180, align 4
  %conv.i.i2181 = sext i32 %434 to i64
  %isneg.i.i2182 = icmp slt i32 %434, 0
  %and.i.i2183 = select i1 %isneg.i.i2182, i64 %431, i64 0
  %add.i.i2184 = add nsw i64 %and.i.i2183, %conv.i.i2181
  %cmp1.i.i2185 = icmp uge i64 %add.i.i2184, %431
  %conv3.i.i2186 = zext i1 %cmp1.i.i2185 to i64
  %or.i.i2187 = or i64 %wrong.068.i.i2179, %conv3.i.i2186
  %conv4.i.i2188 = trunc i64 %k.069.i.i2178 to i32
  %arrayidx5.i.i2189 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %n.070.i.i2177
  store i32 %conv4.i.i2188, ptr %arrayidx5.i.i2189, align 4
  %sub.i.i2190 = sub nsw i64 %add.i.i2184, %432
  %conv6.i.i2191 = trunc i64 %sub.i.i2190 to i32
  %arrayidx7.i231.i2192 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %n.070.i.i2177
  store i32 %conv6.i.i2191, ptr %arrayidx7.i231.i2192, align 4
  %cmp10.i.i2193 = icmp ult i64 %sub.i.i2190, %sub9.i.i2175
  %conv12.i.i2194 = zext i1 %cmp10.i.i2193 to i64
  %add13.i.i2195 = add nuw nsw i64 %n.070.i.i2177, %conv12.i.i2194
  %inc.i.i2196 = add nuw nsw i64 %k.069.i.i2178, 1
  %exitcond.not.i232.i2197 = icmp eq i64 %inc.i.i2196, %spec.select.i2052
  br i1 %exitcond.not.i232.i2197, label %for.cond15.preheader.i.i2198, label %for.body.i.i2176, !llvm.loop !7

for.body19.i.i2204:                               ; preds = %for.body19.i.i2204, %for.body19.lr.ph.i.i2200
  %k14.072.i.i2205 = phi i64 [ 0, %for.body19.lr.ph.i.i2200 ], [ %inc33.i.i2209, %for.body19.i.i2204 ]
  %435 = load i32, ptr %arrayidx22.i.i2202, align 4
  %add24.i.i2206 = add nuw nsw i64 %k14.072.i.i2205, %add13.i.i2195
  %arrayidx25.i.i2207 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %add24.i.i2206
  store i32 %435, ptr %arrayidx25.i.i2207, align 4
  %436 = load i32, ptr %arrayidx28.i.i2203, align 4
  %arrayidx31.i.i2208 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %add24.i.i2206
  store i32 %436, ptr %arrayidx31.i.i2208, align 4
  %inc33.i.i2209 = add nuw nsw i64 %k14.072.i.i2205, 1
  %exitcond284.not.i2210 = icmp eq i64 %inc33.i.i2209, 12
  br i1 %exitcond284.not.i2210, label %if.end55.i2057, label %for.body19.i.i2204, !llvm.loop !8

if.else50.i2055:                                  ; preds = %for.body.i2048
  %add.ptr51.i2056 = getelementptr inbounds i64, ptr %291, i64 %k.0276.i2049
  br i1 %cmp67.i.i2054, label %for.body.lr.ph.i233.i2136, label %if.end55.i2057

for.body.lr.ph.i233.i2136:                        ; preds = %if.else50.i2055
  %437 = load i64, ptr %arrayidx5.i1971, align 8
  %sub8.i.i2137 = sub nsw i64 %437, %432
  br label %for.body.i235.i2138

for.cond14.preheader.i.i2159:                     ; preds = %for.body.i235.i2138
  %tobool.not.i246.i2160 = icmp eq i64 %add12.i.i2156, 0
  br i1 %tobool.not.i246.i2160, label %if.end55.i2057, label %for.body18.lr.ph.i.i2161

for.body18.lr.ph.i.i2161:                         ; preds = %for.cond14.preheader.i.i2159
  %sub20.i.i2162 = add nsw i64 %add12.i.i2156, -1
  %arrayidx21.i.i2163 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %sub20.i.i2162
  %arrayidx27.i.i2164 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %sub20.i.i2162
  br label %for.body18.i.i2165

for.body.i235.i2138:                              ; preds = %for.body.i235.i2138, %for.body.lr.ph.i233.i2136
  %n.069.i.i2139 = phi i64 [ 0, %for.body.lr.ph.i233.i2136 ], [ %add12.i.i2156, %for.body.i235.i2138 ]
  %k.068.i.i2140 = phi i64 [ 0, %for.body.lr.ph.i233.i2136 ], [ %inc.i244.i2157, %for.body.i235.i2138 ]
  %wrong.067.i.i2141 = phi i64 [ 0, %for.body.lr.ph.i233.i2136 ], [ %or.i241.i2148, %for.body.i235.i2138 ]
  %arrayidx.i236.i2142 = getelementptr inbounds i64, ptr %add.ptr51.i2056, i64 %k.068.i.i2140
  %438 = load i64, ptr %arrayidx.i236.i2142, align 8
  %isneg.i237.i2143 = icmp slt i64 %438, 0
  %and.i238.i2144 = select i1 %isneg.i237.i2143, i64 %431, i64 0
  %add.i239.i2145 = add nsw i64 %and.i238.i2144, %438
  %cmp1.i240.i2146 = icmp uge i64 %add.i239.i2145, %431
  %conv2.i.i2147 = zext i1 %cmp1.i240.i2146 to i64
  %or.i241.i2148 = or i64 %wrong.067.i.i2141, %conv2.i.i2147
  %conv3.i242.i2149 = trunc i64 %k.068.i.i2140 to i32
  %arrayidx4.i.i2150 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %n.069.i.i2139
  store i32 %conv3.i242.i2149, ptr %arrayidx4.i.i2150, align 4
  %sub.i243.i2151 = sub nsw i64 %add.i239.i2145, %432
  %conv5.i.i2152 = trunc i64 %sub.i243.i2151 to i32
  %arrayidx6.i.i2153 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %n.069.i.i2139
  store i32 %conv5.i.i2152, ptr %arrayidx6.i.i2153, align 4
  %cmp9.i.i2154 = icmp ult i64 %sub.i243.i2151, %sub8.i.i2137
  %conv11.i.i2155 = zext i1 %cmp9.i.i2154 to i64
  %add12.i.i2156 = add nuw nsw i64 %n.069.i.i2139, %conv11.i.i2155
  %inc.i244.i2157 = add nuw nsw i64 %k.068.i.i2140, 1
  %exitcond.not.i245.i2158 = icmp eq i64 %inc.i244.i2157, %spec.select.i2052
  br i1 %exitcond.not.i245.i2158, label %for.cond14.preheader.i.i2159, label %for.body.i235.i2138, !llvm.loop !9

for.body18.i.i2165:                               ; preds = %for.body18.i.i2165, %for.body18.lr.ph.i.i2161
  %k13.071.i.i2166 = phi i64 [ 0, %for.body18.lr.ph.i.i2161 ], [ %inc32.i.i2170, %for.body18.i.i2165 ]
  %439 = load i32, ptr %arrayidx21.i.i2163, align 4
  %add23.i.i2167 = add nuw nsw i64 %k13.071.i.i2166, %add12.i.i2156
  %arrayidx24.i.i2168 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %add23.i.i2167
  store i32 %439, ptr %arrayidx24.i.i2168, align 4
  %440 = load i32, ptr %arrayidx27.i.i2164, align 4
  %arrayidx30.i.i2169 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %add23.i.i2167
  store i32 %440, ptr %arrayidx30.i.i2169, align 4
  %inc32.i.i2170 = add nuw nsw i64 %k13.071.i.i2166, 1
  %exitcond.not.i2171 = icmp eq i64 %inc32.i.i2170, 12
  br i1 %exitcond.not.i2171, label %if.end55.i2057, label %for.body18.i.i2165, !llvm.loop !10

if.end55.i2057:                                   ; preds = %for.body18.i.i2165, %for.body19.i.i2204, %for.cond14.preheader.i.i2159, %if.else50.i2055, %for.cond15.preheader.i.i2198, %if.then45.i2172
  %n.0.lcssa76.i.sink.i2058 = phi i64 [ 0, %for.cond15.preheader.i.i2198 ], [ 0, %if.then45.i2172 ], [ 0, %for.cond14.preheader.i.i2159 ], [ 0, %if.else50.i2055 ], [ %add13.i.i2195, %for.body19.i.i2204 ], [ %add12.i.i2156, %for.body18.i.i2165 ]
  %wrong.0.lcssa75.i.sink.i2059 = phi i64 [ %or.i.i2187, %for.cond15.preheader.i.i2198 ], [ 0, %if.then45.i2172 ], [ %or.i241.i2148, %for.cond14.preheader.i.i2159 ], [ 0, %if.else50.i2055 ], [ %or.i.i2187, %for.body19.i.i2204 ], [ %or.i241.i2148, %for.body18.i.i2165 ]
  store i64 %n.0.lcssa76.i.sink.i2058, ptr %count34.i.i2044, align 8
  %441 = load i64, ptr %wrong.i1991, align 8
  %or36.i.i2060 = or i64 %441, %wrong.0.lcssa75.i.sink.i2059
  store i64 %or36.i.i2060, ptr %wrong.i1991, align 8
  %tobool56.i2061 = icmp ne i64 %n.0.lcssa76.i.sink.i2058, 0
  %or.cond132.i2062 = select i1 %tobool56.i2061, i1 %cmp58.i2045, i1 false
  %cmp47.i.i2063 = icmp sgt i64 %n.0.lcssa76.i.sink.i2058, 0
  br i1 %or.cond132.i2062, label %if.then59.i2109, label %if.else60.i2064

if.then59.i2109:                                  ; preds = %if.end55.i2057
  br i1 %cmp47.i.i2063, label %for.body.preheader.i.i2110, label %if.end65.i2065

for.body.preheader.i.i2110:                       ; preds = %if.then59.i2109
  %442 = load i32, ptr %places.i234.i2043, align 8
  %conv.i248.i2111 = sext i32 %442 to i64
  %arrayidx1.i.i2112 = getelementptr inbounds i64, ptr %cond.i1981, i64 %conv.i248.i2111
  %443 = load i64, ptr %arrayidx1.i.i2112, align 8
  br label %for.body.i249.i2113

for.body.i249.i2113:                              ; preds = %if.end.i.i2126, %for.body.preheader.i.i2110
  %before.050.i.i2114 = phi i64 [ %conv5.i251.i2118, %if.end.i.i2126 ], [ %conv.i248.i2111, %for.body.preheader.i.i2110 ]
  %m.049.i.i2115 = phi i64 [ %inc.i255.i2134, %if.end.i.i2126 ], [ 0, %for.body.preheader.i.i2110 ]
  %found.048.i.i2116 = phi i64 [ %cond.i.i2132, %if.end.i.i2126 ], [ %443, %for.body.preheader.i.i2110 ]
  %arrayidx4.i250.i2117 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %m.049.i.i2115
  %444 = load i32, ptr %arrayidx4.i250.i2117, align 4
  %conv5.i251.i2118 = sext i32 %444 to i64
  %add.i252.i2119 = add nuw nsw i64 %m.049.i.i2115, 12
  %arrayidx7.i253.i2120 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %add.i252.i2119
  %445 = load i32, ptr %arrayidx7.i253.i2120, align 4
  %idx.ext.i.i2121 = sext i32 %445 to i64
  %add.ptr.i.i2122 = getelementptr inbounds i64, ptr %cond.i1981, i64 %idx.ext.i.i2121
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2122, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2123 = icmp eq i64 %before.050.i.i2114, %conv5.i251.i2118
  br i1 %cmp8.not.i.i2123, label %if.end.i.i2126, label %if.then.i.i2124

if.then.i.i2124:                                  ; preds = %for.body.i249.i2113
  %arrayidx10.i.i2125 = getelementptr inbounds i64, ptr %cond.i1981, i64 %conv5.i251.i2118
  %446 = load i64, ptr %arrayidx10.i.i2125, align 8
  br label %if.end.i.i2126

if.end.i.i2126:                                   ; preds = %if.then.i.i2124, %for.body.i249.i2113
  %found.1.i.i2127 = phi i64 [ %446, %if.then.i.i2124 ], [ %found.048.i.i2116, %for.body.i249.i2113 ]
  %arrayidx11.i.i2128 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %m.049.i.i2115
  %447 = load i32, ptr %arrayidx11.i.i2128, align 4
  %conv12.i254.i2129 = sext i32 %447 to i64
  %mul.i.i2130 = mul nsw i64 %292, %conv12.i254.i2129
  %arrayidx13.i.i2131 = getelementptr inbounds i64, ptr %values.0275.i2050, i64 %mul.i.i2130
  %448 = load i64, ptr %arrayidx13.i.i2131, align 8
  %cond.i.i2132 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i2127, i64 %448)
  %arrayidx23.i.i2133 = getelementptr inbounds i64, ptr %cond.i1981, i64 %conv5.i251.i2118
  store i64 %cond.i.i2132, ptr %arrayidx23.i.i2133, align 8
  %inc.i255.i2134 = add nuw nsw i64 %m.049.i.i2115, 1
  %exitcond286.not.i2135 = icmp eq i64 %inc.i255.i2134, %n.0.lcssa76.i.sink.i2058
  br i1 %exitcond286.not.i2135, label %if.end65.i2065, label %for.body.i249.i2113, !llvm.loop !75

if.else60.i2064:                                  ; preds = %if.end55.i2057
  br i1 %cmp47.i.i2063, label %for.body.i259.i2069, label %if.end65.i2065

for.body.i259.i2069:                              ; preds = %if.else60.i2064, %for.end51.i.i2099
  %m.0105.i.i2070 = phi i64 [ %inc53.i.i2100, %for.end51.i.i2099 ], [ 0, %if.else60.i2064 ]
  %arrayidx.i260.i2071 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %m.0105.i.i2070
  %449 = load i32, ptr %arrayidx.i260.i2071, align 4
  %conv.i261.i2072 = sext i32 %449 to i64
  %mul.i262.i2073 = mul nsw i64 %292, %conv.i261.i2072
  %add.ptr.i263.i2074 = getelementptr inbounds i64, ptr %values.0275.i2050, i64 %mul.i262.i2073
  %arrayidx1.i264.i2075 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %m.0105.i.i2070
  %450 = load i32, ptr %arrayidx1.i264.i2075, align 4
  %conv2.i265.i2076 = sext i32 %450 to i64
  %mul3.i.i2077 = mul nsw i64 %293, %conv2.i265.i2076
  %add.ptr4.i.i2078 = getelementptr inbounds i64, ptr %cond.i1981, i64 %mul3.i.i2077
  %add.i266.i2079 = add nuw nsw i64 %m.0105.i.i2070, 12
  %arrayidx6.i267.i2080 = getelementptr inbounds [524 x i32], ptr %found.i1965, i64 0, i64 %add.i266.i2079
  %451 = load i32, ptr %arrayidx6.i267.i2080, align 4
  %conv7.i.i2081 = sext i32 %451 to i64
  %mul8.i.i2082 = mul nsw i64 %292, %conv7.i.i2081
  %add.ptr9.i.i2083 = getelementptr inbounds i64, ptr %values.0275.i2050, i64 %mul8.i.i2082
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2083, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2084 = getelementptr inbounds [524 x i32], ptr %places.i234.i2043, i64 0, i64 %add.i266.i2079
  %452 = load i32, ptr %arrayidx12.i.i2084, align 4
  %conv13.i.i2085 = sext i32 %452 to i64
  %mul14.i.i2086 = mul nsw i64 %293, %conv13.i.i2085
  %add.ptr15.i.i2087 = getelementptr inbounds i64, ptr %cond.i1981, i64 %mul14.i.i2086
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2087, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i2046, label %for.cond35.preheader.i.i2096, label %for.body20.i.i2088

for.cond35.preheader.i.i2096:                     ; preds = %for.body20.i.i2088, %for.body.i259.i2069
  %j.0.lcssa.i.i2097 = phi i64 [ 0, %for.body.i259.i2069 ], [ %add17101.i.i2089, %for.body20.i.i2088 ]
  %cmp36102.i.i2098 = icmp slt i64 %j.0.lcssa.i.i2097, %293
  br i1 %cmp36102.i.i2098, label %for.body38.i.i2102, label %for.end51.i.i2099

for.body20.i.i2088:                               ; preds = %for.body.i259.i2069, %for.body20.i.i2088
  %add17101.i.i2089 = phi i64 [ %add17.i.i2094, %for.body20.i.i2088 ], [ 8, %for.body.i259.i2069 ]
  %j.0100.i.i2090 = phi i64 [ %add17101.i.i2089, %for.body20.i.i2088 ], [ 0, %for.body.i259.i2069 ]
  %add.ptr21.i.i2091 = getelementptr inbounds i64, ptr %add.ptr4.i.i2078, i64 %j.0100.i.i2090
  %453 = load <8 x i64>, ptr %add.ptr21.i.i2091, align 8
  %add.ptr22.i.i2092 = getelementptr inbounds i64, ptr %add.ptr.i263.i2074, i64 %j.0100.i.i2090
  %454 = load <8 x i64>, ptr %add.ptr22.i.i2092, align 8
  %or32.i.i2093 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %453, <8 x i64> %454)
  store <8 x i64> %or32.i.i2093, ptr %add.ptr21.i.i2091, align 8
  %add17.i.i2094 = add nuw nsw i64 %add17101.i.i2089, 8
  %cmp18.not.i.i2095 = icmp sgt i64 %add17.i.i2094, %293
  br i1 %cmp18.not.i.i2095, label %for.cond35.preheader.i.i2096, label %for.body20.i.i2088, !llvm.loop !76

for.body38.i.i2102:                               ; preds = %for.cond35.preheader.i.i2096, %for.body38.i.i2102
  %j.1103.i.i2103 = phi i64 [ %inc.i269.i2107, %for.body38.i.i2102 ], [ %j.0.lcssa.i.i2097, %for.cond35.preheader.i.i2096 ]
  %arrayidx39.i.i2104 = getelementptr inbounds i64, ptr %add.ptr4.i.i2078, i64 %j.1103.i.i2103
  %455 = load i64, ptr %arrayidx39.i.i2104, align 8
  %arrayidx40.i.i2105 = getelementptr inbounds i64, ptr %add.ptr.i263.i2074, i64 %j.1103.i.i2103
  %456 = load i64, ptr %arrayidx40.i.i2105, align 8
  %spec.select.i.i2106 = tail call i64 @llvm.smin.i64(i64 %455, i64 %456)
  store i64 %spec.select.i.i2106, ptr %arrayidx39.i.i2104, align 8
  %inc.i269.i2107 = add nuw nsw i64 %j.1103.i.i2103, 1
  %exitcond.not.i270.i2108 = icmp eq i64 %inc.i269.i2107, %293
  br i1 %exitcond.not.i270.i2108, label %for.end51.i.i2099, label %for.body38.i.i2102, !llvm.loop !77

for.end51.i.i2099:                                ; preds = %for.body38.i.i2102, %for.cond35.preheader.i.i2096
  %inc53.i.i2100 = add nuw nsw i64 %m.0105.i.i2070, 1
  %exitcond285.not.i2101 = icmp eq i64 %inc53.i.i2100, %n.0.lcssa76.i.sink.i2058
  br i1 %exitcond285.not.i2101, label %if.end65.i2065, label %for.body.i259.i2069, !llvm.loop !78

if.end65.i2065:                                   ; preds = %for.end51.i.i2099, %if.end.i.i2126, %if.else60.i2064, %if.then59.i2109
  %add.i2066 = add nuw nsw i64 %k.0276.i2049, 512
  %add.ptr67.i2067 = getelementptr inbounds i8, ptr %values.0275.i2050, i64 %add.ptr67.idx.i2047
  %457 = load i64, ptr %arrayidx32.i1992, align 8
  %cmp33.i2068 = icmp slt i64 %add.i2066, %457
  br i1 %cmp33.i2068, label %for.body.i2048, label %for.cond.cleanup.i1994, !llvm.loop !79

lor.lhs.false72.i1998:                            ; preds = %for.cond.cleanup.i1994
  %cmp73.i1999 = icmp ne ptr %cond.i1981, %298
  %tobool75.i2000 = icmp ne i64 %288, 0
  %or.cond134.i2001 = select i1 %cmp73.i1999, i1 true, i1 %tobool75.i2000
  br i1 %or.cond134.i2001, label %for.cond80.preheader.i2002, label %least_long.exit

for.cond80.preheader.i2002:                       ; preds = %lor.lhs.false72.i1998
  %cmp82.not277.i2003 = icmp slt i64 %mul.i1974, 8
  br i1 %cmp82.not277.i2003, label %for.cond104.preheader.i2015, label %for.body83.lr.ph.i2004

for.body83.lr.ph.i2004:                           ; preds = %for.cond80.preheader.i2002
  %add.ptr90.i2005 = getelementptr inbounds i64, ptr %289, i64 %mul10.i1977
  br label %for.body83.i2006

for.cond104.preheader.i2015:                      ; preds = %if.end99.i2010, %for.cond80.preheader.i2002
  %k79.0.lcssa.i2016 = phi i64 [ 0, %for.cond80.preheader.i2002 ], [ %add81279.i2007, %if.end99.i2010 ]
  %cmp105280.i2017 = icmp slt i64 %k79.0.lcssa.i2016, %mul.i1974
  br i1 %cmp105280.i2017, label %for.body106.lr.ph.i2018, label %least_long.exit

for.body106.lr.ph.i2018:                          ; preds = %for.cond104.preheader.i2015
  %458 = getelementptr i64, ptr %289, i64 %mul10.i1977
  br label %for.body106.i2019

for.body83.i2006:                                 ; preds = %if.end99.i2010, %for.body83.lr.ph.i2004
  %add81279.i2007 = phi i64 [ 8, %for.body83.lr.ph.i2004 ], [ %add81.i2013, %if.end99.i2010 ]
  %k79.0278.i2008 = phi i64 [ 0, %for.body83.lr.ph.i2004 ], [ %add81279.i2007, %if.end99.i2010 ]
  %add.ptr84.i2009 = getelementptr inbounds i64, ptr %cond.i1981, i64 %k79.0278.i2008
  %459 = load <8 x i64>, ptr %add.ptr84.i2009, align 8
  br i1 %tobool75.i2000, label %land.lhs.true86.i2031, label %if.end99.i2010

land.lhs.true86.i2031:                            ; preds = %for.body83.i2006
  %460 = load i64, ptr %arrayidx9.i1976, align 8
  %tobool88.not.i2032 = icmp eq i64 %460, 0
  br i1 %tobool88.not.i2032, label %if.then95.i2036, label %if.then89.i2033

if.then89.i2033:                                  ; preds = %land.lhs.true86.i2031
  %add.ptr91.i2034 = getelementptr inbounds i64, ptr %add.ptr90.i2005, i64 %k79.0278.i2008
  %461 = load <8 x i64>, ptr %add.ptr91.i2034, align 8
  %add92.i2035 = add <8 x i64> %461, %459
  br label %if.end99.i2010

if.then95.i2036:                                  ; preds = %land.lhs.true86.i2031
  %462 = load i64, ptr %289, align 8
  %splat.splatinsert.i2037 = insertelement <8 x i64> poison, i64 %462, i64 0
  %splat.splat.i2038 = shufflevector <8 x i64> %splat.splatinsert.i2037, <8 x i64> poison, <8 x i32> zeroinitializer
  %add97.i2039 = add <8 x i64> %splat.splat.i2038, %459
  br label %if.end99.i2010

if.end99.i2010:                                   ; preds = %if.then95.i2036, %if.then89.i2033, %for.body83.i2006
  %sum.0.i2011 = phi <8 x i64> [ %add92.i2035, %if.then89.i2033 ], [ %add97.i2039, %if.then95.i2036 ], [ %459, %for.body83.i2006 ]
  %add.ptr100.i2012 = getelementptr inbounds i64, ptr %298, i64 %k79.0278.i2008
  store <8 x i64> %sum.0.i2011, ptr %add.ptr100.i2012, align 8
  %add81.i2013 = add nuw nsw i64 %add81279.i2007, 8
  %cmp82.not.i2014 = icmp sgt i64 %add81.i2013, %mul.i1974
  br i1 %cmp82.not.i2014, label %for.cond104.preheader.i2015, label %for.body83.i2006, !llvm.loop !80

for.body106.i2019:                                ; preds = %cond.end117.i2022, %for.body106.lr.ph.i2018
  %k79.1281.i2020 = phi i64 [ %k79.0.lcssa.i2016, %for.body106.lr.ph.i2018 ], [ %inc.i2025, %cond.end117.i2022 ]
  %arrayidx109.i2021 = getelementptr inbounds i64, ptr %cond.i1981, i64 %k79.1281.i2020
  %463 = load i64, ptr %arrayidx109.i2021, align 8
  br i1 %tobool75.i2000, label %cond.true108.i2027, label %cond.end117.i2022

cond.true108.i2027:                               ; preds = %for.body106.i2019
  %464 = load i64, ptr %arrayidx9.i1976, align 8
  %mul111.i2028 = mul nsw i64 %464, %k79.1281.i2020
  %arrayidx113.i2029 = getelementptr i64, ptr %458, i64 %mul111.i2028
  %465 = load i64, ptr %arrayidx113.i2029, align 8
  %add114.i2030 = add nsw i64 %465, %463
  br label %cond.end117.i2022

cond.end117.i2022:                                ; preds = %cond.true108.i2027, %for.body106.i2019
  %cond118.i2023 = phi i64 [ %add114.i2030, %cond.true108.i2027 ], [ %463, %for.body106.i2019 ]
  %arrayidx119.i2024 = getelementptr inbounds i64, ptr %298, i64 %k79.1281.i2020
  store i64 %cond118.i2023, ptr %arrayidx119.i2024, align 8
  %inc.i2025 = add nuw nsw i64 %k79.1281.i2020, 1
  %exitcond287.not.i2026 = icmp eq i64 %inc.i2025, %mul.i1974
  br i1 %exitcond287.not.i2026, label %least_long.exit, label %for.body106.i2019, !llvm.loop !81

least_long.exit:                                  ; preds = %cond.end117.i2022, %for.cond.cleanup.i1994, %lor.lhs.false72.i1998, %for.cond104.preheader.i2015
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i1965) #7
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i3052 = getelementptr inbounds i8, ptr %a, i64 24
  %466 = load i64, ptr %arrayidx.i3052, align 8
  %467 = inttoptr i64 %466 to ptr
  %arrayidx1.i3053 = getelementptr inbounds i8, ptr %a, i64 88
  %468 = load i64, ptr %arrayidx1.i3053, align 8
  %469 = inttoptr i64 %468 to ptr
  %arrayidx2.i3054 = getelementptr inbounds i8, ptr %a, i64 40
  %470 = load i64, ptr %arrayidx2.i3054, align 8
  %471 = inttoptr i64 %470 to ptr
  %arrayidx3.i3055 = getelementptr inbounds i8, ptr %a, i64 32
  %472 = load i64, ptr %arrayidx3.i3055, align 8
  %arrayidx4.i3056 = getelementptr inbounds i8, ptr %a, i64 64
  %473 = load i64, ptr %arrayidx4.i3056, align 8
  %arrayidx5.i3057 = getelementptr inbounds i8, ptr %a, i64 80
  %474 = load i64, ptr %arrayidx5.i3057, align 8
  %arrayidx6.i3058 = getelementptr inbounds i8, ptr %a, i64 72
  %475 = load i64, ptr %arrayidx6.i3058, align 8
  %sub.i3059 = sub i64 %474, %475
  %mul.i3060 = mul i64 %sub.i3059, %473
  %mul8.i3061 = mul nsw i64 %475, %473
  %arrayidx9.i3062 = getelementptr inbounds i8, ptr %a, i64 96
  %476 = load i64, ptr %arrayidx9.i3062, align 8
  %mul10.i3063 = mul nsw i64 %mul8.i3061, %476
  %arrayidx11.i3064 = getelementptr inbounds i8, ptr %a, i64 120
  %477 = load i64, ptr %arrayidx11.i3064, align 8
  %478 = inttoptr i64 %477 to ptr
  %arrayidx12.i3065 = getelementptr inbounds i8, ptr %a, i64 112
  %479 = load i64, ptr %arrayidx12.i3065, align 8
  %tobool.not.i3066 = icmp eq i64 %479, 0
  %480 = inttoptr i64 %479 to ptr
  %cond.i3067 = select i1 %tobool.not.i3066, ptr %478, ptr %480
  %arrayidx14.i3068 = getelementptr inbounds i8, ptr %a, i64 104
  %481 = load i64, ptr %arrayidx14.i3068, align 8
  %tobool15.not.i3069 = icmp eq i64 %481, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool15.not.i3069, label %if.end31.i2257, label %land.lhs.true.i2251

land.lhs.true.i2251:                              ; preds = %cond.true60
  %tobool17.i2253.not = icmp eq i64 %468, 0
  br i1 %tobool17.i2253.not, label %if.then.i2255, label %land.lhs.true21.i2494

if.then.i2255:                                    ; preds = %land.lhs.true.i2251
  %cmp121.i.i2256 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i.i2256, label %for.body.preheader.i.i2487, label %if.end31.i2257

for.body.preheader.i.i2487:                       ; preds = %if.then.i2255
  %482 = inttoptr i64 %481 to ptr
  %.pre25.i.i2488 = load i32, ptr %482, align 4
  br label %for.body.i.i2489

for.body.i.i2489:                                 ; preds = %for.body.i.i2489, %for.body.preheader.i.i2487
  %k.022.i.i2490 = phi i64 [ %inc.i.i2492, %for.body.i.i2489 ], [ 0, %for.body.preheader.i.i2487 ]
  %arrayidx.i.i2491 = getelementptr inbounds i32, ptr %cond.i3067, i64 %k.022.i.i2490
  store i32 %.pre25.i.i2488, ptr %arrayidx.i.i2491, align 4
  %inc.i.i2492 = add nuw nsw i64 %k.022.i.i2490, 1
  %exitcond24.not.i.i2493 = icmp eq i64 %inc.i.i2492, %mul.i3060
  br i1 %exitcond24.not.i.i2493, label %if.end31.i2257, label %for.body.i.i2489, !llvm.loop !4

land.lhs.true21.i2494:                            ; preds = %land.lhs.true.i2251
  %tobool23.not.i2495 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i2495, label %if.then29.i2499, label %if.then24.i2496

if.then24.i2496:                                  ; preds = %land.lhs.true21.i2494
  %add.ptr.i2497 = getelementptr inbounds float, ptr %469, i64 %mul10.i3063
  %mul25.i2498 = shl i64 %mul.i3060, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3067, ptr nonnull align 4 %add.ptr.i2497, i64 %mul25.i2498, i1 false)
  br label %if.end31.i2257

if.then29.i2499:                                  ; preds = %land.lhs.true21.i2494
  %cmp121.i222.i2500 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i222.i2500, label %for.body.preheader.i223.i2501, label %if.end31.i2257

for.body.preheader.i223.i2501:                    ; preds = %if.then29.i2499
  %.pre25.i224.i2502 = load i32, ptr %469, align 4
  br label %for.body.i225.i2503

for.body.i225.i2503:                              ; preds = %for.body.i225.i2503, %for.body.preheader.i223.i2501
  %k.022.i226.i2504 = phi i64 [ %inc.i228.i2506, %for.body.i225.i2503 ], [ 0, %for.body.preheader.i223.i2501 ]
  %arrayidx.i227.i2505 = getelementptr inbounds i32, ptr %cond.i3067, i64 %k.022.i226.i2504
  store i32 %.pre25.i224.i2502, ptr %arrayidx.i227.i2505, align 4
  %inc.i228.i2506 = add nuw nsw i64 %k.022.i226.i2504, 1
  %exitcond24.not.i229.i2507 = icmp eq i64 %inc.i228.i2506, %mul.i3060
  br i1 %exitcond24.not.i229.i2507, label %if.end31.i2257, label %for.body.i225.i2503, !llvm.loop !4

if.end31.i2257:                                   ; preds = %for.body.i225.i2503, %for.body.i.i2489, %if.then29.i2499, %if.then24.i2496, %if.then.i2255, %cond.true60
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i2232) #7
  %wrong.i2258 = getelementptr inbounds i8, ptr %found.i2232, i64 4200
  store i64 0, ptr %wrong.i2258, align 8
  %arrayidx32.i2259 = getelementptr inbounds i8, ptr %a, i64 48
  %483 = load i64, ptr %arrayidx32.i2259, align 8
  %cmp33279.i2260 = icmp sgt i64 %483, 0
  br i1 %cmp33279.i2260, label %for.body.lr.ph.i2307, label %for.cond.cleanup.i2261

for.body.lr.ph.i2307:                             ; preds = %if.end31.i2257
  %arrayidx43.i2308 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2309 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i2310 = getelementptr inbounds i8, ptr %found.i2232, i64 2096
  %count34.i.i2311 = getelementptr inbounds i8, ptr %found.i2232, i64 4192
  %cmp58.i2312 = icmp eq i64 %473, 1
  %cmp18.not101.i.i2313 = icmp slt i64 %473, 8
  %add.ptr67.idx.i2314 = shl nsw i64 %472, 11
  br label %for.body.i2315

for.cond.cleanup.i2261:                           ; preds = %if.end65.i2332, %if.end31.i2257
  %484 = phi i64 [ 0, %if.end31.i2257 ], [ %or36.i.i2327, %if.end65.i2332 ]
  %485 = load i64, ptr %a, align 8
  %cmp69.i2262 = icmp eq i64 %485, 0
  %tobool71.i2263 = icmp ne i64 %477, 0
  %or.cond133.i2264 = select i1 %cmp69.i2262, i1 %tobool71.i2263, i1 false
  br i1 %or.cond133.i2264, label %lor.lhs.false72.i2265, label %most_float.exit

for.body.i2315:                                   ; preds = %if.end65.i2332, %for.body.lr.ph.i2307
  %486 = phi i64 [ %483, %for.body.lr.ph.i2307 ], [ %514, %if.end65.i2332 ]
  %k.0281.i2316 = phi i64 [ 0, %for.body.lr.ph.i2307 ], [ %add.i2333, %if.end65.i2332 ]
  %values.0280.i2317 = phi ptr [ %467, %for.body.lr.ph.i2307 ], [ %add.ptr67.i2334, %if.end65.i2332 ]
  %sub35.i2318 = sub nsw i64 %486, %k.0281.i2316
  %spec.select.i2319 = tail call i64 @llvm.smin.i64(i64 %sub35.i2318, i64 512)
  %487 = load i64, ptr %arrayidx43.i2308, align 8
  %cmp44.i2320 = icmp eq i64 %487, 4
  %488 = load i64, ptr %arrayidx52.i2309, align 8
  %489 = load i64, ptr %arrayidx6.i3058, align 8
  %cmp67.i.i2321 = icmp sgt i64 %sub35.i2318, 0
  br i1 %cmp44.i2320, label %if.then45.i2448, label %if.else50.i2322

if.then45.i2448:                                  ; preds = %for.body.i2315
  %add.ptr46.i2449 = getelementptr inbounds i32, ptr %471, i64 %k.0281.i2316
  br i1 %cmp67.i.i2321, label %for.body.lr.ph.i.i2450, label %if.end55.i2324

for.body.lr.ph.i.i2450:                           ; preds = %if.then45.i2448
  %490 = load i64, ptr %arrayidx5.i3057, align 8
  %sub9.i.i2451 = sub nsw i64 %490, %489
  br label %for.body.i231.i2452

for.cond15.preheader.i.i2474:                     ; preds = %for.body.i231.i2452
  %tobool.not.i.i2475 = icmp eq i64 %add13.i.i2471, 0
  br i1 %tobool.not.i.i2475, label %if.end55.i2324, label %for.body19.lr.ph.i.i2476

for.body19.lr.ph.i.i2476:                         ; preds = %for.cond15.preheader.i.i2474
  %sub21.i.i2477 = add nsw i64 %add13.i.i2471, -1
  %arrayidx22.i.i2478 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %sub21.i.i2477
  %arrayidx28.i.i2479 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %sub21.i.i2477
  br label %for.body19.i.i2480

for.body.i231.i2452:                              ; preds = %for.body.i231.i2452, %for.body.lr.ph.i.i2450
  %n.070.i.i2453 = phi i64 [ 0, %for.body.lr.ph.i.i2450 ], [ %add13.i.i2471, %for.body.i231.i2452 ]
  %k.069.i.i2454 = phi i64 [ 0, %for.body.lr.ph.i.i2450 ], [ %inc.i233.i2472, %for.body.i231.i2452 ]
  %wrong.068.i.i2455 = phi i64 [ 0, %for.body.lr.ph.i.i2450 ], [ %or.i.i2463, %for.body.i231.i2452 ]
  %arrayidx.i232.i2456 = getelementptr inbounds i32, ptr %add.ptr46.i2449, i64 %k.069.i.i2454
  %491 = load i32, ptr %arrayidx.i232.i2456, align 4
  %conv.i.i2457 = sext i32 %491 to i64
  %isneg.i.i2458 = icmp slt i32 %491, 0
  %and.i.i2459 = select i1 %isneg.i.i2458, i64 %488, i64 0
  %add.i.i2460 = add nsw i64 %and.i.i2459, %conv.i.i2457
  %cmp1.i.i2461 = icmp uge i64 %add.i.i2460, %488
  %conv3.i.i2462 = zext i1 %cmp1.i.i2461 to i64
  %or.i.i2463 = or i64 %wrong.068.i.i2455, %conv3.i.i2462
  %conv4.i.i2464 = trunc i64 %k.069.i.i2454 to i32
  %arrayidx5.i.i2465 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %n.070.i.i2453
  store i32 %conv4.i.i2464, ptr %arrayidx5.i.i2465, align 4
  %sub.i.i2466 = sub nsw i64 %add.i.i2460, %489
  %conv6.i.i2467 = trunc i64 %sub.i.i2466 to i32
  %arrayidx7.i.i2468 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %n.070.i.i2453
  store i32 %conv6.i.i2467, ptr %arrayidx7.i.i2468, align 4
  %cmp10.i.i2469 = icmp ult i64 %sub.i.i2466, %sub9.i.i2451
  %conv12.i.i2470 = zext i1 %cmp10.i.i2469 to i64
  %add13.i.i2471 = add nuw nsw i64 %n.070.i.i2453, %conv12.i.i2470
  %inc.i233.i2472 = add nuw nsw i64 %k.069.i.i2454, 1
  %exitcond.not.i.i2473 = icmp eq i64 %inc.i233.i2472, %spec.select.i2319
  br i1 %exitcond.not.i.i2473, label %for.cond15.preheader.i.i2474, label %for.body.i231.i2452, !llvm.loop !7

for.body19.i.i2480:                               ; preds = %for.body19.i.i2480, %for.body19.lr.ph.i.i2476
  %k14.072.i.i2481 = phi i64 [ 0, %for.body19.lr.ph.i.i2476 ], [ %inc33.i.i2485, %for.body19.i.i2480 ]
  %492 = load i32, ptr %arrayidx22.i.i2478, align 4
  %add24.i.i2482 = add nuw nsw i64 %k14.072.i.i2481, %add13.i.i2471
  %arrayidx25.i.i2483 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %add24.i.i2482
  store i32 %492, ptr %arrayidx25.i.i2483, align 4
  %493 = load i32, ptr %arrayidx28.i.i2479, align 4
  %arrayidx31.i.i2484 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %add24.i.i2482
  store i32 %493, ptr %arrayidx31.i.i2484, align 4
  %inc33.i.i2485 = add nuw nsw i64 %k14.072.i.i2481, 1
  %exitcond289.not.i2486 = icmp eq i64 %inc33.i.i2485, 12
  br i1 %exitcond289.not.i2486, label %if.end55.i2324, label %for.body19.i.i2480, !llvm.loop !8

if.else50.i2322:                                  ; preds = %for.body.i2315
  %add.ptr51.i2323 = getelementptr inbounds i64, ptr %471, i64 %k.0281.i2316
  br i1 %cmp67.i.i2321, label %for.body.lr.ph.i234.i2412, label %if.end55.i2324

for.body.lr.ph.i234.i2412:                        ; preds = %if.else50.i2322
  %494 = load i64, ptr %arrayidx5.i3057, align 8
  %sub8.i.i2413 = sub nsw i64 %494, %489
  br label %for.body.i236.i2414

for.cond14.preheader.i.i2435:                     ; preds = %for.body.i236.i2414
  %tobool.not.i247.i2436 = icmp eq i64 %add12.i.i2432, 0
  br i1 %tobool.not.i247.i2436, label %if.end55.i2324, label %for.body18.lr.ph.i.i2437

for.body18.lr.ph.i.i2437:                         ; preds = %for.cond14.preheader.i.i2435
  %sub20.i.i2438 = add nsw i64 %add12.i.i2432, -1
  %arrayidx21.i.i2439 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %sub20.i.i2438
  %arrayidx27.i.i2440 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %sub20.i.i2438
  br label %for.body18.i.i2441

for.body.i236.i2414:                              ; preds = %for.body.i236.i2414, %for.body.lr.ph.i234.i2412
  %n.069.i.i2415 = phi i64 [ 0, %for.body.lr.ph.i234.i2412 ], [ %add12.i.i2432, %for.body.i236.i2414 ]
  %k.068.i.i2416 = phi i64 [ 0, %for.body.lr.ph.i234.i2412 ], [ %inc.i245.i2433, %for.body.i236.i2414 ]
  %wrong.067.i.i2417 = phi i64 [ 0, %for.body.lr.ph.i234.i2412 ], [ %or.i242.i2424, %for.body.i236.i2414 ]
  %arrayidx.i237.i2418 = getelementptr inbounds i64, ptr %add.ptr51.i2323, i64 %k.068.i.i2416
  %495 = load i64, ptr %arrayidx.i237.i2418, align 8
  %isneg.i238.i2419 = icmp slt i64 %495, 0
  %and.i239.i2420 = select i1 %isneg.i238.i2419, i64 %488, i64 0
  %add.i240.i2421 = add nsw i64 %and.i239.i2420, %495
  %cmp1.i241.i2422 = icmp uge i64 %add.i240.i2421, %488
  %conv2.i.i2423 = zext i1 %cmp1.i241.i2422 to i64
  %or.i242.i2424 = or i64 %wrong.067.i.i2417, %conv2.i.i2423
  %conv3.i243.i2425 = trunc i64 %k.068.i.i2416 to i32
  %arrayidx4.i.i2426 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %n.069.i.i2415
  store i32 %conv3.i243.i2425, ptr %arrayidx4.i.i2426, align 4
  %sub.i244.i2427 = sub nsw i64 %add.i240.i2421, %489
  %conv5.i.i2428 = trunc i64 %sub.i244.i2427 to i32
  %arrayidx6.i.i2429 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %n.069.i.i2415
  store i32 %conv5.i.i2428, ptr %arrayidx6.i.i2429, align 4
  %cmp9.i.i2430 = icmp ult i64 %sub.i244.i2427, %sub8.i.i2413
  %conv11.i.i2431 = zext i1 %cmp9.i.i2430 to i64
  %add12.i.i2432 = add nuw nsw i64 %n.069.i.i2415, %conv11.i.i2431
  %inc.i245.i2433 = add nuw nsw i64 %k.068.i.i2416, 1
  %exitcond.not.i246.i2434 = icmp eq i64 %inc.i245.i2433, %spec.select.i2319
  br i1 %exitcond.not.i246.i2434, label %for.cond14.preheader.i.i2435, label %for.body.i236.i2414, !llvm.loop !9

for.body18.i.i2441:                               ; preds = %for.body18.i.i2441, %for.body18.lr.ph.i.i2437
  %k13.071.i.i2442 = phi i64 [ 0, %for.body18.lr.ph.i.i2437 ], [ %inc32.i.i2446, %for.body18.i.i2441 ]
  %496 = load i32, ptr %arrayidx21.i.i2439, align 4
  %add23.i.i2443 = add nuw nsw i64 %k13.071.i.i2442, %add12.i.i2432
  %arrayidx24.i.i2444 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %add23.i.i2443
  store i32 %496, ptr %arrayidx24.i.i2444, align 4
  %497 = load i32, ptr %arrayidx27.i.i2440, align 4
  %arrayidx30.i.i2445 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %add23.i.i2443
  store i32 %497, ptr %arrayidx30.i.i2445, align 4
  %inc32.i.i2446 = add nuw nsw i64 %k13.071.i.i2442, 1
  %exitcond.not.i2447 = icmp eq i64 %inc32.i.i2446, 12
  br i1 %exitcond.not.i2447, label %if.end55.i2324, label %for.body18.i.i2441, !llvm.loop !10

if.end55.i2324:                                   ; preds = %for.body18.i.i2441, %for.body19.i.i2480, %for.cond14.preheader.i.i2435, %if.else50.i2322, %for.cond15.preheader.i.i2474, %if.then45.i2448
  %n.0.lcssa76.i.sink.i2325 = phi i64 [ 0, %for.cond15.preheader.i.i2474 ], [ 0, %if.then45.i2448 ], [ 0, %for.cond14.preheader.i.i2435 ], [ 0, %if.else50.i2322 ], [ %add13.i.i2471, %for.body19.i.i2480 ], [ %add12.i.i2432, %for.body18.i.i2441 ]
  %wrong.0.lcssa75.i.sink.i2326 = phi i64 [ %or.i.i2463, %for.cond15.preheader.i.i2474 ], [ 0, %if.then45.i2448 ], [ %or.i242.i2424, %for.cond14.preheader.i.i2435 ], [ 0, %if.else50.i2322 ], [ %or.i.i2463, %for.body19.i.i2480 ], [ %or.i242.i2424, %for.body18.i.i2441 ]
  store i64 %n.0.lcssa76.i.sink.i2325, ptr %count34.i.i2311, align 8
  %498 = load i64, ptr %wrong.i2258, align 8
  %or36.i.i2327 = or i64 %498, %wrong.0.lcssa75.i.sink.i2326
  store i64 %or36.i.i2327, ptr %wrong.i2258, align 8
  %tobool56.i2328 = icmp ne i64 %n.0.lcssa76.i.sink.i2325, 0
  %or.cond132.i2329 = select i1 %tobool56.i2328, i1 %cmp58.i2312, i1 false
  %cmp47.i.i2330 = icmp sgt i64 %n.0.lcssa76.i.sink.i2325, 0
  br i1 %or.cond132.i2329, label %if.then59.i2382, label %if.else60.i2331

if.then59.i2382:                                  ; preds = %if.end55.i2324
  br i1 %cmp47.i.i2330, label %for.body.preheader.i249.i2383, label %if.end65.i2332

for.body.preheader.i249.i2383:                    ; preds = %if.then59.i2382
  %499 = load i32, ptr %places.i235.i2310, align 8
  %conv.i250.i2384 = sext i32 %499 to i64
  %arrayidx1.i.i2385 = getelementptr inbounds float, ptr %cond.i3067, i64 %conv.i250.i2384
  %500 = load float, ptr %arrayidx1.i.i2385, align 4
  br label %for.body.i251.i2386

for.body.i251.i2386:                              ; preds = %if.end.i.i2399, %for.body.preheader.i249.i2383
  %before.050.i.i2387 = phi i64 [ %conv5.i253.i2391, %if.end.i.i2399 ], [ %conv.i250.i2384, %for.body.preheader.i249.i2383 ]
  %m.049.i.i2388 = phi i64 [ %inc.i258.i2410, %if.end.i.i2399 ], [ 0, %for.body.preheader.i249.i2383 ]
  %found.048.i.i2389 = phi float [ %cond.i.i2408, %if.end.i.i2399 ], [ %500, %for.body.preheader.i249.i2383 ]
  %arrayidx4.i252.i2390 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %m.049.i.i2388
  %501 = load i32, ptr %arrayidx4.i252.i2390, align 4
  %conv5.i253.i2391 = sext i32 %501 to i64
  %add.i254.i2392 = add nuw nsw i64 %m.049.i.i2388, 12
  %arrayidx7.i255.i2393 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %add.i254.i2392
  %502 = load i32, ptr %arrayidx7.i255.i2393, align 4
  %idx.ext.i.i2394 = sext i32 %502 to i64
  %add.ptr.i.i2395 = getelementptr inbounds float, ptr %cond.i3067, i64 %idx.ext.i.i2394
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2395, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2396 = icmp eq i64 %before.050.i.i2387, %conv5.i253.i2391
  br i1 %cmp8.not.i.i2396, label %if.end.i.i2399, label %if.then.i.i2397

if.then.i.i2397:                                  ; preds = %for.body.i251.i2386
  %arrayidx10.i.i2398 = getelementptr inbounds float, ptr %cond.i3067, i64 %conv5.i253.i2391
  %503 = load float, ptr %arrayidx10.i.i2398, align 4
  br label %if.end.i.i2399

if.end.i.i2399:                                   ; preds = %if.then.i.i2397, %for.body.i251.i2386
  %found.1.i.i2400 = phi float [ %503, %if.then.i.i2397 ], [ %found.048.i.i2389, %for.body.i251.i2386 ]
  %arrayidx11.i.i2401 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %m.049.i.i2388
  %504 = load i32, ptr %arrayidx11.i.i2401, align 4
  %conv12.i256.i2402 = sext i32 %504 to i64
  %mul.i.i2403 = mul nsw i64 %472, %conv12.i256.i2402
  %arrayidx13.i.i2404 = getelementptr inbounds float, ptr %values.0280.i2317, i64 %mul.i.i2403
  %505 = load float, ptr %arrayidx13.i.i2404, align 4
  %cmp14.i.i2405 = fcmp oge float %found.1.i.i2400, %505
  %cmp16.i257.i2406 = fcmp uno float %found.1.i.i2400, 0.000000e+00
  %or.cond.i.i2407 = or i1 %cmp16.i257.i2406, %cmp14.i.i2405
  %cond.i.i2408 = select i1 %or.cond.i.i2407, float %found.1.i.i2400, float %505
  %arrayidx23.i.i2409 = getelementptr inbounds float, ptr %cond.i3067, i64 %conv5.i253.i2391
  store float %cond.i.i2408, ptr %arrayidx23.i.i2409, align 4
  %inc.i258.i2410 = add nuw nsw i64 %m.049.i.i2388, 1
  %exitcond291.not.i2411 = icmp eq i64 %inc.i258.i2410, %n.0.lcssa76.i.sink.i2325
  br i1 %exitcond291.not.i2411, label %if.end65.i2332, label %for.body.i251.i2386, !llvm.loop !82

if.else60.i2331:                                  ; preds = %if.end55.i2324
  br i1 %cmp47.i.i2330, label %for.body.i262.i2336, label %if.end65.i2332

for.body.i262.i2336:                              ; preds = %if.else60.i2331, %for.end51.i.i2369
  %m.0107.i.i2337 = phi i64 [ %inc53.i.i2370, %for.end51.i.i2369 ], [ 0, %if.else60.i2331 ]
  %arrayidx.i263.i2338 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %m.0107.i.i2337
  %506 = load i32, ptr %arrayidx.i263.i2338, align 4
  %conv.i264.i2339 = sext i32 %506 to i64
  %mul.i265.i2340 = mul nsw i64 %472, %conv.i264.i2339
  %add.ptr.i266.i2341 = getelementptr inbounds float, ptr %values.0280.i2317, i64 %mul.i265.i2340
  %arrayidx1.i267.i2342 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %m.0107.i.i2337
  %507 = load i32, ptr %arrayidx1.i267.i2342, align 4
  %conv2.i268.i2343 = sext i32 %507 to i64
  %mul3.i.i2344 = mul nsw i64 %473, %conv2.i268.i2343
  %add.ptr4.i.i2345 = getelementptr inbounds float, ptr %cond.i3067, i64 %mul3.i.i2344
  %add.i269.i2346 = add nuw nsw i64 %m.0107.i.i2337, 12
  %arrayidx6.i270.i2347 = getelementptr inbounds [524 x i32], ptr %found.i2232, i64 0, i64 %add.i269.i2346
  %508 = load i32, ptr %arrayidx6.i270.i2347, align 4
  %conv7.i.i2348 = sext i32 %508 to i64
  %mul8.i.i2349 = mul nsw i64 %472, %conv7.i.i2348
  %add.ptr9.i.i2350 = getelementptr inbounds float, ptr %values.0280.i2317, i64 %mul8.i.i2349
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2350, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2351 = getelementptr inbounds [524 x i32], ptr %places.i235.i2310, i64 0, i64 %add.i269.i2346
  %509 = load i32, ptr %arrayidx12.i.i2351, align 4
  %conv13.i.i2352 = sext i32 %509 to i64
  %mul14.i.i2353 = mul nsw i64 %473, %conv13.i.i2352
  %add.ptr15.i.i2354 = getelementptr inbounds float, ptr %cond.i3067, i64 %mul14.i.i2353
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2354, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2313, label %for.cond35.preheader.i.i2366, label %for.body20.i.i2355

for.cond35.preheader.i.i2366:                     ; preds = %for.body20.i.i2355, %for.body.i262.i2336
  %j.0.lcssa.i.i2367 = phi i64 [ 0, %for.body.i262.i2336 ], [ %add17103.i.i2356, %for.body20.i.i2355 ]
  %cmp36104.i.i2368 = icmp slt i64 %j.0.lcssa.i.i2367, %473
  br i1 %cmp36104.i.i2368, label %for.body38.i.i2372, label %for.end51.i.i2369

for.body20.i.i2355:                               ; preds = %for.body.i262.i2336, %for.body20.i.i2355
  %add17103.i.i2356 = phi i64 [ %add17.i.i2364, %for.body20.i.i2355 ], [ 8, %for.body.i262.i2336 ]
  %j.0102.i.i2357 = phi i64 [ %add17103.i.i2356, %for.body20.i.i2355 ], [ 0, %for.body.i262.i2336 ]
  %add.ptr21.i.i2358 = getelementptr inbounds float, ptr %add.ptr4.i.i2345, i64 %j.0102.i.i2357
  %510 = load <8 x float>, ptr %add.ptr21.i.i2358, align 4
  %add.ptr22.i.i2359 = getelementptr inbounds float, ptr %add.ptr.i266.i2341, i64 %j.0102.i.i2357
  %511 = load <8 x float>, ptr %add.ptr22.i.i2359, align 4
  %cmp23.i.i2360 = fcmp ult <8 x float> %510, %511
  %cmp24.i.i2361 = fcmp ord <8 x float> %510, zeroinitializer
  %or100.not.i.i2362 = and <8 x i1> %cmp23.i.i2360, %cmp24.i.i2361
  %or32.v.i.i2363 = select <8 x i1> %or100.not.i.i2362, <8 x float> %511, <8 x float> %510
  store <8 x float> %or32.v.i.i2363, ptr %add.ptr21.i.i2358, align 4
  %add17.i.i2364 = add nuw nsw i64 %add17103.i.i2356, 8
  %cmp18.not.i.i2365 = icmp sgt i64 %add17.i.i2364, %473
  br i1 %cmp18.not.i.i2365, label %for.cond35.preheader.i.i2366, label %for.body20.i.i2355, !llvm.loop !83

for.body38.i.i2372:                               ; preds = %for.cond35.preheader.i.i2366, %for.body38.i.i2372
  %j.1105.i.i2373 = phi i64 [ %inc.i274.i2380, %for.body38.i.i2372 ], [ %j.0.lcssa.i.i2367, %for.cond35.preheader.i.i2366 ]
  %arrayidx39.i.i2374 = getelementptr inbounds float, ptr %add.ptr4.i.i2345, i64 %j.1105.i.i2373
  %512 = load float, ptr %arrayidx39.i.i2374, align 4
  %arrayidx40.i.i2375 = getelementptr inbounds float, ptr %add.ptr.i266.i2341, i64 %j.1105.i.i2373
  %513 = load float, ptr %arrayidx40.i.i2375, align 4
  %cmp41.i.i2376 = fcmp oge float %512, %513
  %cmp45.i.i2377 = fcmp uno float %512, 0.000000e+00
  %or.cond.i272.i2378 = or i1 %cmp45.i.i2377, %cmp41.i.i2376
  %cond.i273.i2379 = select i1 %or.cond.i272.i2378, float %512, float %513
  store float %cond.i273.i2379, ptr %arrayidx39.i.i2374, align 4
  %inc.i274.i2380 = add nuw nsw i64 %j.1105.i.i2373, 1
  %exitcond.not.i275.i2381 = icmp eq i64 %inc.i274.i2380, %473
  br i1 %exitcond.not.i275.i2381, label %for.end51.i.i2369, label %for.body38.i.i2372, !llvm.loop !84

for.end51.i.i2369:                                ; preds = %for.body38.i.i2372, %for.cond35.preheader.i.i2366
  %inc53.i.i2370 = add nuw nsw i64 %m.0107.i.i2337, 1
  %exitcond290.not.i2371 = icmp eq i64 %inc53.i.i2370, %n.0.lcssa76.i.sink.i2325
  br i1 %exitcond290.not.i2371, label %if.end65.i2332, label %for.body.i262.i2336, !llvm.loop !85

if.end65.i2332:                                   ; preds = %for.end51.i.i2369, %if.end.i.i2399, %if.else60.i2331, %if.then59.i2382
  %add.i2333 = add nuw nsw i64 %k.0281.i2316, 512
  %add.ptr67.i2334 = getelementptr inbounds i8, ptr %values.0280.i2317, i64 %add.ptr67.idx.i2314
  %514 = load i64, ptr %arrayidx32.i2259, align 8
  %cmp33.i2335 = icmp slt i64 %add.i2333, %514
  br i1 %cmp33.i2335, label %for.body.i2315, label %for.cond.cleanup.i2261, !llvm.loop !86

lor.lhs.false72.i2265:                            ; preds = %for.cond.cleanup.i2261
  %cmp73.i2266 = icmp ne ptr %cond.i3067, %478
  %tobool75.i2267 = icmp ne i64 %468, 0
  %or.cond134.i2268 = select i1 %cmp73.i2266, i1 true, i1 %tobool75.i2267
  br i1 %or.cond134.i2268, label %for.cond80.preheader.i2269, label %most_float.exit

for.cond80.preheader.i2269:                       ; preds = %lor.lhs.false72.i2265
  %cmp82.not282.i2270 = icmp slt i64 %mul.i3060, 8
  br i1 %cmp82.not282.i2270, label %for.cond104.preheader.i2282, label %for.body83.lr.ph.i2271

for.body83.lr.ph.i2271:                           ; preds = %for.cond80.preheader.i2269
  %add.ptr90.i2272 = getelementptr inbounds float, ptr %469, i64 %mul10.i3063
  br label %for.body83.i2273

for.cond104.preheader.i2282:                      ; preds = %if.end99.i2277, %for.cond80.preheader.i2269
  %k79.0.lcssa.i2283 = phi i64 [ 0, %for.cond80.preheader.i2269 ], [ %add81284.i2274, %if.end99.i2277 ]
  %cmp105285.i2284 = icmp slt i64 %k79.0.lcssa.i2283, %mul.i3060
  br i1 %cmp105285.i2284, label %for.body106.lr.ph.i2285, label %most_float.exit

for.body106.lr.ph.i2285:                          ; preds = %for.cond104.preheader.i2282
  %515 = getelementptr float, ptr %469, i64 %mul10.i3063
  br label %for.body106.i2286

for.body83.i2273:                                 ; preds = %if.end99.i2277, %for.body83.lr.ph.i2271
  %add81284.i2274 = phi i64 [ 8, %for.body83.lr.ph.i2271 ], [ %add81.i2280, %if.end99.i2277 ]
  %k79.0283.i2275 = phi i64 [ 0, %for.body83.lr.ph.i2271 ], [ %add81284.i2274, %if.end99.i2277 ]
  %add.ptr84.i2276 = getelementptr inbounds float, ptr %cond.i3067, i64 %k79.0283.i2275
  %516 = load <8 x float>, ptr %add.ptr84.i2276, align 4
  br i1 %tobool75.i2267, label %land.lhs.true86.i2298, label %if.end99.i2277

land.lhs.true86.i2298:                            ; preds = %for.body83.i2273
  %517 = load i64, ptr %arrayidx9.i3062, align 8
  %tobool88.not.i2299 = icmp eq i64 %517, 0
  br i1 %tobool88.not.i2299, label %if.then95.i2303, label %if.then89.i2300

if.then89.i2300:                                  ; preds = %land.lhs.true86.i2298
  %add.ptr91.i2301 = getelementptr inbounds float, ptr %add.ptr90.i2272, i64 %k79.0283.i2275
  %518 = load <8 x float>, ptr %add.ptr91.i2301, align 4
  %add92.i2302 = fadd <8 x float> %516, %518
  br label %if.end99.i2277

if.then95.i2303:                                  ; preds = %land.lhs.true86.i2298
  %519 = load float, ptr %469, align 4
  %splat.splatinsert.i2304 = insertelement <8 x float> poison, float %519, i64 0
  %splat.splat.i2305 = shufflevector <8 x float> %splat.splatinsert.i2304, <8 x float> poison, <8 x i32> zeroinitializer
  %add97.i2306 = fadd <8 x float> %516, %splat.splat.i2305
  br label %if.end99.i2277

if.end99.i2277:                                   ; preds = %if.then95.i2303, %if.then89.i2300, %for.body83.i2273
  %sum.0.i2278 = phi <8 x float> [ %add92.i2302, %if.then89.i2300 ], [ %add97.i2306, %if.then95.i2303 ], [ %516, %for.body83.i2273 ]
  %add.ptr100.i2279 = getelementptr inbounds float, ptr %478, i64 %k79.0283.i2275
  store <8 x float> %sum.0.i2278, ptr %add.ptr100.i2279, align 4
  %add81.i2280 = add nuw nsw i64 %add81284.i2274, 8
  %cmp82.not.i2281 = icmp sgt i64 %add81.i2280, %mul.i3060
  br i1 %cmp82.not.i2281, label %for.cond104.preheader.i2282, label %for.body83.i2273, !llvm.loop !87

for.body106.i2286:                                ; preds = %cond.end117.i2289, %for.body106.lr.ph.i2285
  %k79.1286.i2287 = phi i64 [ %k79.0.lcssa.i2283, %for.body106.lr.ph.i2285 ], [ %inc.i2292, %cond.end117.i2289 ]
  %arrayidx109.i2288 = getelementptr inbounds float, ptr %cond.i3067, i64 %k79.1286.i2287
  %520 = load float, ptr %arrayidx109.i2288, align 4
  br i1 %tobool75.i2267, label %cond.true108.i2294, label %cond.end117.i2289

cond.true108.i2294:                               ; preds = %for.body106.i2286
  %521 = load i64, ptr %arrayidx9.i3062, align 8
  %mul111.i2295 = mul nsw i64 %521, %k79.1286.i2287
  %arrayidx113.i2296 = getelementptr float, ptr %515, i64 %mul111.i2295
  %522 = load float, ptr %arrayidx113.i2296, align 4
  %add114.i2297 = fadd float %520, %522
  br label %cond.end117.i2289

cond.end117.i2289:                                ; preds = %cond.true108.i2294, %for.body106.i2286
  %cond118.i2290 = phi float [ %add114.i2297, %cond.true108.i2294 ], [ %520, %for.body106.i2286 ]
  %arrayidx119.i2291 = getelementptr inbounds float, ptr %478, i64 %k79.1286.i2287
  store float %cond118.i2290, ptr %arrayidx119.i2291, align 4
  %inc.i2292 = add nuw nsw i64 %k79.1286.i2287, 1
  %exitcond292.not.i2293 = icmp eq i64 %inc.i2292, %mul.i3060
  br i1 %exitcond292.not.i2293, label %most_float.exit, label %for.body106.i2286, !llvm.loop !88

most_float.exit:                                  ; preds = %cond.end117.i2289, %for.cond.cleanup.i2261, %lor.lhs.false72.i2265, %for.cond104.preheader.i2282
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i2232) #7
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool15.not.i3069, label %if.end31.i2533, label %land.lhs.true.i2527

land.lhs.true.i2527:                              ; preds = %cond.true65
  %tobool17.i2529.not = icmp eq i64 %468, 0
  br i1 %tobool17.i2529.not, label %if.then.i2531, label %land.lhs.true21.i2770

if.then.i2531:                                    ; preds = %land.lhs.true.i2527
  %cmp121.i.i2532 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i.i2532, label %for.body6.preheader.i.i2763, label %if.end31.i2533

for.body6.preheader.i.i2763:                      ; preds = %if.then.i2531
  %523 = inttoptr i64 %481 to ptr
  %.pre.i.i2764 = load i64, ptr %523, align 8
  br label %for.body6.i.i2765

for.body6.i.i2765:                                ; preds = %for.body6.i.i2765, %for.body6.preheader.i.i2763
  %k2.020.i.i2766 = phi i64 [ %inc9.i.i2768, %for.body6.i.i2765 ], [ 0, %for.body6.preheader.i.i2763 ]
  %arrayidx7.i.i2767 = getelementptr inbounds i64, ptr %cond.i3067, i64 %k2.020.i.i2766
  store i64 %.pre.i.i2764, ptr %arrayidx7.i.i2767, align 8
  %inc9.i.i2768 = add nuw nsw i64 %k2.020.i.i2766, 1
  %exitcond.not.i.i2769 = icmp eq i64 %inc9.i.i2768, %mul.i3060
  br i1 %exitcond.not.i.i2769, label %if.end31.i2533, label %for.body6.i.i2765, !llvm.loop !18

land.lhs.true21.i2770:                            ; preds = %land.lhs.true.i2527
  %tobool23.not.i2771 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i2771, label %if.then29.i2775, label %if.then24.i2772

if.then24.i2772:                                  ; preds = %land.lhs.true21.i2770
  %add.ptr.i2773 = getelementptr inbounds double, ptr %469, i64 %mul10.i3063
  %mul25.i2774 = shl i64 %mul.i3060, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3067, ptr nonnull align 8 %add.ptr.i2773, i64 %mul25.i2774, i1 false)
  br label %if.end31.i2533

if.then29.i2775:                                  ; preds = %land.lhs.true21.i2770
  %cmp121.i222.i2776 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i222.i2776, label %for.body6.preheader.i223.i2777, label %if.end31.i2533

for.body6.preheader.i223.i2777:                   ; preds = %if.then29.i2775
  %.pre.i224.i2778 = load i64, ptr %469, align 8
  br label %for.body6.i225.i2779

for.body6.i225.i2779:                             ; preds = %for.body6.i225.i2779, %for.body6.preheader.i223.i2777
  %k2.020.i226.i2780 = phi i64 [ %inc9.i228.i2782, %for.body6.i225.i2779 ], [ 0, %for.body6.preheader.i223.i2777 ]
  %arrayidx7.i227.i2781 = getelementptr inbounds i64, ptr %cond.i3067, i64 %k2.020.i226.i2780
  store i64 %.pre.i224.i2778, ptr %arrayidx7.i227.i2781, align 8
  %inc9.i228.i2782 = add nuw nsw i64 %k2.020.i226.i2780, 1
  %exitcond.not.i229.i2783 = icmp eq i64 %inc9.i228.i2782, %mul.i3060
  br i1 %exitcond.not.i229.i2783, label %if.end31.i2533, label %for.body6.i225.i2779, !llvm.loop !18

if.end31.i2533:                                   ; preds = %for.body6.i225.i2779, %for.body6.i.i2765, %if.then29.i2775, %if.then24.i2772, %if.then.i2531, %cond.true65
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i2508) #7
  %wrong.i2534 = getelementptr inbounds i8, ptr %found.i2508, i64 4200
  store i64 0, ptr %wrong.i2534, align 8
  %arrayidx32.i2535 = getelementptr inbounds i8, ptr %a, i64 48
  %524 = load i64, ptr %arrayidx32.i2535, align 8
  %cmp33277.i2536 = icmp sgt i64 %524, 0
  br i1 %cmp33277.i2536, label %for.body.lr.ph.i2583, label %for.cond.cleanup.i2537

for.body.lr.ph.i2583:                             ; preds = %if.end31.i2533
  %arrayidx43.i2584 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2585 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i2586 = getelementptr inbounds i8, ptr %found.i2508, i64 2096
  %count34.i.i2587 = getelementptr inbounds i8, ptr %found.i2508, i64 4192
  %cmp58.i2588 = icmp eq i64 %473, 1
  %cmp18.not101.i.i2589 = icmp slt i64 %473, 8
  %add.ptr67.idx.i2590 = shl nsw i64 %472, 12
  br label %for.body.i2591

for.cond.cleanup.i2537:                           ; preds = %if.end65.i2608, %if.end31.i2533
  %525 = phi i64 [ 0, %if.end31.i2533 ], [ %or36.i.i2603, %if.end65.i2608 ]
  %526 = load i64, ptr %a, align 8
  %cmp69.i2538 = icmp eq i64 %526, 0
  %tobool71.i2539 = icmp ne i64 %477, 0
  %or.cond133.i2540 = select i1 %cmp69.i2538, i1 %tobool71.i2539, i1 false
  br i1 %or.cond133.i2540, label %lor.lhs.false72.i2541, label %most_double.exit

for.body.i2591:                                   ; preds = %if.end65.i2608, %for.body.lr.ph.i2583
  %527 = phi i64 [ %524, %for.body.lr.ph.i2583 ], [ %555, %if.end65.i2608 ]
  %k.0279.i2592 = phi i64 [ 0, %for.body.lr.ph.i2583 ], [ %add.i2609, %if.end65.i2608 ]
  %values.0278.i2593 = phi ptr [ %467, %for.body.lr.ph.i2583 ], [ %add.ptr67.i2610, %if.end65.i2608 ]
  %sub35.i2594 = sub nsw i64 %527, %k.0279.i2592
  %spec.select.i2595 = tail call i64 @llvm.smin.i64(i64 %sub35.i2594, i64 512)
  %528 = load i64, ptr %arrayidx43.i2584, align 8
  %cmp44.i2596 = icmp eq i64 %528, 4
  %529 = load i64, ptr %arrayidx52.i2585, align 8
  %530 = load i64, ptr %arrayidx6.i3058, align 8
  %cmp67.i.i2597 = icmp sgt i64 %sub35.i2594, 0
  br i1 %cmp44.i2596, label %if.then45.i2724, label %if.else50.i2598

if.then45.i2724:                                  ; preds = %for.body.i2591
  %add.ptr46.i2725 = getelementptr inbounds i32, ptr %471, i64 %k.0279.i2592
  br i1 %cmp67.i.i2597, label %for.body.lr.ph.i.i2726, label %if.end55.i2600

for.body.lr.ph.i.i2726:                           ; preds = %if.then45.i2724
  %531 = load i64, ptr %arrayidx5.i3057, align 8
  %sub9.i.i2727 = sub nsw i64 %531, %530
  br label %for.body.i.i2728

for.cond15.preheader.i.i2750:                     ; preds = %for.body.i.i2728
  %tobool.not.i.i2751 = icmp eq i64 %add13.i.i2747, 0
  br i1 %tobool.not.i.i2751, label %if.end55.i2600, label %for.body19.lr.ph.i.i2752

for.body19.lr.ph.i.i2752:                         ; preds = %for.cond15.preheader.i.i2750
  %sub21.i.i2753 = add nsw i64 %add13.i.i2747, -1
  %arrayidx22.i.i2754 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %sub21.i.i2753
  %arrayidx28.i.i2755 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %sub21.i.i2753
  br label %for.body19.i.i2756

for.body.i.i2728:                                 ; preds = %for.body.i.i2728, %for.body.lr.ph.i.i2726
  %n.070.i.i2729 = phi i64 [ 0, %for.body.lr.ph.i.i2726 ], [ %add13.i.i2747, %for.body.i.i2728 ]
  %k.069.i.i2730 = phi i64 [ 0, %for.body.lr.ph.i.i2726 ], [ %inc.i.i2748, %for.body.i.i2728 ]
  %wrong.068.i.i2731 = phi i64 [ 0, %for.body.lr.ph.i.i2726 ], [ %or.i.i2739, %for.body.i.i2728 ]
  %arrayidx.i.i2732 = getelementptr inbounds i32, ptr %add.ptr46.i2725, i64 %k.069.i.i2730
  %532 = load i32, ptr %arrayidx.i.i2732, align 4
  %conv.i.i2733 = sext i32 %532 to i64
  %isneg.i.i2734 = icmp slt i32 %532, 0
  %and.i.i2735 = select i1 %isneg.i.i2734, i64 %529, i64 0
  %add.i.i2736 = add nsw i64 %and.i.i2735, %conv.i.i2733
  %cmp1.i.i2737 = icmp uge i64 %add.i.i2736, %529
  %conv3.i.i2738 = zext i1 %cmp1.i.i2737 to i64
  %or.i.i2739 = or i64 %wrong.068.i.i2731, %conv3.i.i2738
  %conv4.i.i2740 = trunc i64 %k.069.i.i2730 to i32
  %arrayidx5.i.i2741 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %n.070.i.i2729
  store i32 %conv4.i.i2740, ptr %arrayidx5.i.i2741, align 4
  %sub.i.i2742 = sub nsw i64 %add.i.i2736, %530
  %conv6.i.i2743 = trunc i64 %sub.i.i2742 to i32
  %arrayidx7.i231.i2744 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %n.070.i.i2729
  store i32 %conv6.i.i2743, ptr %arrayidx7.i231.i2744, align 4
  %cmp10.i.i2745 = icmp ult i64 %sub.i.i2742, %sub9.i.i2727
  %conv12.i.i2746 = zext i1 %cmp10.i.i2745 to i64
  %add13.i.i2747 = add nuw nsw i64 %n.070.i.i2729, %conv12.i.i2746
  %inc.i.i2748 = add nuw nsw i64 %k.069.i.i2730, 1
  %exitcond.not.i232.i2749 = icmp eq i64 %inc.i.i2748, %spec.select.i2595
  br i1 %exitcond.not.i232.i2749, label %for.cond15.preheader.i.i2750, label %for.body.i.i2728, !llvm.loop !7

for.body19.i.i2756:                               ; preds = %for.body19.i.i2756, %for.body19.lr.ph.i.i2752
  %k14.072.i.i2757 = phi i64 [ 0, %for.body19.lr.ph.i.i2752 ], [ %inc33.i.i2761, %for.body19.i.i2756 ]
  %533 = load i32, ptr %arrayidx22.i.i2754, align 4
  %add24.i.i2758 = add nuw nsw i64 %k14.072.i.i2757, %add13.i.i2747
  %arrayidx25.i.i2759 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %add24.i.i2758
  store i32 %533, ptr %arrayidx25.i.i2759, align 4
  %534 = load i32, ptr %arrayidx28.i.i2755, align 4
  %arrayidx31.i.i2760 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %add24.i.i2758
  store i32 %534, ptr %arrayidx31.i.i2760, align 4
  %inc33.i.i2761 = add nuw nsw i64 %k14.072.i.i2757, 1
  %exitcond287.not.i2762 = icmp eq i64 %inc33.i.i2761, 12
  br i1 %exitcond287.not.i2762, label %if.end55.i2600, label %for.body19.i.i2756, !llvm.loop !8

if.else50.i2598:                                  ; preds = %for.body.i2591
  %add.ptr51.i2599 = getelementptr inbounds i64, ptr %471, i64 %k.0279.i2592
  br i1 %cmp67.i.i2597, label %for.body.lr.ph.i233.i2688, label %if.end55.i2600

for.body.lr.ph.i233.i2688:                        ; preds = %if.else50.i2598
  %535 = load i64, ptr %arrayidx5.i3057, align 8
  %sub8.i.i2689 = sub nsw i64 %535, %530
  br label %for.body.i235.i2690

for.cond14.preheader.i.i2711:                     ; preds = %for.body.i235.i2690
  %tobool.not.i246.i2712 = icmp eq i64 %add12.i.i2708, 0
  br i1 %tobool.not.i246.i2712, label %if.end55.i2600, label %for.body18.lr.ph.i.i2713

for.body18.lr.ph.i.i2713:                         ; preds = %for.cond14.preheader.i.i2711
  %sub20.i.i2714 = add nsw i64 %add12.i.i2708, -1
  %arrayidx21.i.i2715 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %sub20.i.i2714
  %arrayidx27.i.i2716 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %sub20.i.i2714
  br label %for.body18.i.i2717

for.body.i235.i2690:                              ; preds = %for.body.i235.i2690, %for.body.lr.ph.i233.i2688
  %n.069.i.i2691 = phi i64 [ 0, %for.body.lr.ph.i233.i2688 ], [ %add12.i.i2708, %for.body.i235.i2690 ]
  %k.068.i.i2692 = phi i64 [ 0, %for.body.lr.ph.i233.i2688 ], [ %inc.i244.i2709, %for.body.i235.i2690 ]
  %wrong.067.i.i2693 = phi i64 [ 0, %for.body.lr.ph.i233.i2688 ], [ %or.i241.i2700, %for.body.i235.i2690 ]
  %arrayidx.i236.i2694 = getelementptr inbounds i64, ptr %add.ptr51.i2599, i64 %k.068.i.i2692
  %536 = load i64, ptr %arrayidx.i236.i2694, align 8
  %isneg.i237.i2695 = icmp slt i64 %536, 0
  %and.i238.i2696 = select i1 %isneg.i237.i2695, i64 %529, i64 0
  %add.i239.i2697 = add nsw i64 %and.i238.i2696, %536
  %cmp1.i240.i2698 = icmp uge i64 %add.i239.i2697, %529
  %conv2.i.i2699 = zext i1 %cmp1.i240.i2698 to i64
  %or.i241.i2700 = or i64 %wrong.067.i.i2693, %conv2.i.i2699
  %conv3.i242.i2701 = trunc i64 %k.068.i.i2692 to i32
  %arrayidx4.i.i2702 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %n.069.i.i2691
  store i32 %conv3.i242.i2701, ptr %arrayidx4.i.i2702, align 4
  %sub.i243.i2703 = sub nsw i64 %add.i239.i2697, %530
  %conv5.i.i2704 = trunc i64 %sub.i243.i2703 to i32
  %arrayidx6.i.i2705 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %n.069.i.i2691
  store i32 %conv5.i.i2704, ptr %arrayidx6.i.i2705, align 4
  %cmp9.i.i2706 = icmp ult i64 %sub.i243.i2703, %sub8.i.i2689
  %conv11.i.i2707 = zext i1 %cmp9.i.i2706 to i64
  %add12.i.i2708 = add nuw nsw i64 %n.069.i.i2691, %conv11.i.i2707
  %inc.i244.i2709 = add nuw nsw i64 %k.068.i.i2692, 1
  %exitcond.not.i245.i2710 = icmp eq i64 %inc.i244.i2709, %spec.select.i2595
  br i1 %exitcond.not.i245.i2710, label %for.cond14.preheader.i.i2711, label %for.body.i235.i2690, !llvm.loop !9

for.body18.i.i2717:                               ; preds = %for.body18.i.i2717, %for.body18.lr.ph.i.i2713
  %k13.071.i.i2718 = phi i64 [ 0, %for.body18.lr.ph.i.i2713 ], [ %inc32.i.i2722, %for.body18.i.i2717 ]
  %537 = load i32, ptr %arrayidx21.i.i2715, align 4
  %add23.i.i2719 = add nuw nsw i64 %k13.071.i.i2718, %add12.i.i2708
  %arrayidx24.i.i2720 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %add23.i.i2719
  store i32 %537, ptr %arrayidx24.i.i2720, align 4
  %538 = load i32, ptr %arrayidx27.i.i2716, align 4
  %arrayidx30.i.i2721 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %add23.i.i2719
  store i32 %538, ptr %arrayidx30.i.i2721, align 4
  %inc32.i.i2722 = add nuw nsw i64 %k13.071.i.i2718, 1
  %exitcond.not.i2723 = icmp eq i64 %inc32.i.i2722, 12
  br i1 %exitcond.not.i2723, label %if.end55.i2600, label %for.body18.i.i2717, !llvm.loop !10

if.end55.i2600:                                   ; preds = %for.body18.i.i2717, %for.body19.i.i2756, %for.cond14.preheader.i.i2711, %if.else50.i2598, %for.cond15.preheader.i.i2750, %if.then45.i2724
  %n.0.lcssa76.i.sink.i2601 = phi i64 [ 0, %for.cond15.preheader.i.i2750 ], [ 0, %if.then45.i2724 ], [ 0, %for.cond14.preheader.i.i2711 ], [ 0, %if.else50.i2598 ], [ %add13.i.i2747, %for.body19.i.i2756 ], [ %add12.i.i2708, %for.body18.i.i2717 ]
  %wrong.0.lcssa75.i.sink.i2602 = phi i64 [ %or.i.i2739, %for.cond15.preheader.i.i2750 ], [ 0, %if.then45.i2724 ], [ %or.i241.i2700, %for.cond14.preheader.i.i2711 ], [ 0, %if.else50.i2598 ], [ %or.i.i2739, %for.body19.i.i2756 ], [ %or.i241.i2700, %for.body18.i.i2717 ]
  store i64 %n.0.lcssa76.i.sink.i2601, ptr %count34.i.i2587, align 8
  %539 = load i64, ptr %wrong.i2534, align 8
  %or36.i.i2603 = or i64 %539, %wrong.0.lcssa75.i.sink.i2602
  store i64 %or36.i.i2603, ptr %wrong.i2534, align 8
  %tobool56.i2604 = icmp ne i64 %n.0.lcssa76.i.sink.i2601, 0
  %or.cond132.i2605 = select i1 %tobool56.i2604, i1 %cmp58.i2588, i1 false
  %cmp47.i.i2606 = icmp sgt i64 %n.0.lcssa76.i.sink.i2601, 0
  br i1 %or.cond132.i2605, label %if.then59.i2658, label %if.else60.i2607

if.then59.i2658:                                  ; preds = %if.end55.i2600
  br i1 %cmp47.i.i2606, label %for.body.preheader.i.i2659, label %if.end65.i2608

for.body.preheader.i.i2659:                       ; preds = %if.then59.i2658
  %540 = load i32, ptr %places.i234.i2586, align 8
  %conv.i248.i2660 = sext i32 %540 to i64
  %arrayidx1.i.i2661 = getelementptr inbounds double, ptr %cond.i3067, i64 %conv.i248.i2660
  %541 = load double, ptr %arrayidx1.i.i2661, align 8
  br label %for.body.i249.i2662

for.body.i249.i2662:                              ; preds = %if.end.i.i2675, %for.body.preheader.i.i2659
  %before.050.i.i2663 = phi i64 [ %conv5.i251.i2667, %if.end.i.i2675 ], [ %conv.i248.i2660, %for.body.preheader.i.i2659 ]
  %m.049.i.i2664 = phi i64 [ %inc.i256.i2686, %if.end.i.i2675 ], [ 0, %for.body.preheader.i.i2659 ]
  %found.048.i.i2665 = phi double [ %cond.i.i2684, %if.end.i.i2675 ], [ %541, %for.body.preheader.i.i2659 ]
  %arrayidx4.i250.i2666 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %m.049.i.i2664
  %542 = load i32, ptr %arrayidx4.i250.i2666, align 4
  %conv5.i251.i2667 = sext i32 %542 to i64
  %add.i252.i2668 = add nuw nsw i64 %m.049.i.i2664, 12
  %arrayidx7.i253.i2669 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %add.i252.i2668
  %543 = load i32, ptr %arrayidx7.i253.i2669, align 4
  %idx.ext.i.i2670 = sext i32 %543 to i64
  %add.ptr.i.i2671 = getelementptr inbounds double, ptr %cond.i3067, i64 %idx.ext.i.i2670
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2671, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2672 = icmp eq i64 %before.050.i.i2663, %conv5.i251.i2667
  br i1 %cmp8.not.i.i2672, label %if.end.i.i2675, label %if.then.i.i2673

if.then.i.i2673:                                  ; preds = %for.body.i249.i2662
  %arrayidx10.i.i2674 = getelementptr inbounds double, ptr %cond.i3067, i64 %conv5.i251.i2667
  %544 = load double, ptr %arrayidx10.i.i2674, align 8
  br label %if.end.i.i2675

if.end.i.i2675:                                   ; preds = %if.then.i.i2673, %for.body.i249.i2662
  %found.1.i.i2676 = phi double [ %544, %if.then.i.i2673 ], [ %found.048.i.i2665, %for.body.i249.i2662 ]
  %arrayidx11.i.i2677 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %m.049.i.i2664
  %545 = load i32, ptr %arrayidx11.i.i2677, align 4
  %conv12.i254.i2678 = sext i32 %545 to i64
  %mul.i.i2679 = mul nsw i64 %472, %conv12.i254.i2678
  %arrayidx13.i.i2680 = getelementptr inbounds double, ptr %values.0278.i2593, i64 %mul.i.i2679
  %546 = load double, ptr %arrayidx13.i.i2680, align 8
  %cmp14.i.i2681 = fcmp oge double %found.1.i.i2676, %546
  %cmp16.i255.i2682 = fcmp uno double %found.1.i.i2676, 0.000000e+00
  %or.cond.i.i2683 = or i1 %cmp16.i255.i2682, %cmp14.i.i2681
  %cond.i.i2684 = select i1 %or.cond.i.i2683, double %found.1.i.i2676, double %546
  %arrayidx23.i.i2685 = getelementptr inbounds double, ptr %cond.i3067, i64 %conv5.i251.i2667
  store double %cond.i.i2684, ptr %arrayidx23.i.i2685, align 8
  %inc.i256.i2686 = add nuw nsw i64 %m.049.i.i2664, 1
  %exitcond289.not.i2687 = icmp eq i64 %inc.i256.i2686, %n.0.lcssa76.i.sink.i2601
  br i1 %exitcond289.not.i2687, label %if.end65.i2608, label %for.body.i249.i2662, !llvm.loop !89

if.else60.i2607:                                  ; preds = %if.end55.i2600
  br i1 %cmp47.i.i2606, label %for.body.i260.i2612, label %if.end65.i2608

for.body.i260.i2612:                              ; preds = %if.else60.i2607, %for.end51.i.i2645
  %m.0107.i.i2613 = phi i64 [ %inc53.i.i2646, %for.end51.i.i2645 ], [ 0, %if.else60.i2607 ]
  %arrayidx.i261.i2614 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %m.0107.i.i2613
  %547 = load i32, ptr %arrayidx.i261.i2614, align 4
  %conv.i262.i2615 = sext i32 %547 to i64
  %mul.i263.i2616 = mul nsw i64 %472, %conv.i262.i2615
  %add.ptr.i264.i2617 = getelementptr inbounds double, ptr %values.0278.i2593, i64 %mul.i263.i2616
  %arrayidx1.i265.i2618 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %m.0107.i.i2613
  %548 = load i32, ptr %arrayidx1.i265.i2618, align 4
  %conv2.i266.i2619 = sext i32 %548 to i64
  %mul3.i.i2620 = mul nsw i64 %473, %conv2.i266.i2619
  %add.ptr4.i.i2621 = getelementptr inbounds double, ptr %cond.i3067, i64 %mul3.i.i2620
  %add.i267.i2622 = add nuw nsw i64 %m.0107.i.i2613, 12
  %arrayidx6.i268.i2623 = getelementptr inbounds [524 x i32], ptr %found.i2508, i64 0, i64 %add.i267.i2622
  %549 = load i32, ptr %arrayidx6.i268.i2623, align 4
  %conv7.i.i2624 = sext i32 %549 to i64
  %mul8.i.i2625 = mul nsw i64 %472, %conv7.i.i2624
  %add.ptr9.i.i2626 = getelementptr inbounds double, ptr %values.0278.i2593, i64 %mul8.i.i2625
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2626, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2627 = getelementptr inbounds [524 x i32], ptr %places.i234.i2586, i64 0, i64 %add.i267.i2622
  %550 = load i32, ptr %arrayidx12.i.i2627, align 4
  %conv13.i.i2628 = sext i32 %550 to i64
  %mul14.i.i2629 = mul nsw i64 %473, %conv13.i.i2628
  %add.ptr15.i.i2630 = getelementptr inbounds double, ptr %cond.i3067, i64 %mul14.i.i2629
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2630, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2589, label %for.cond35.preheader.i.i2642, label %for.body20.i.i2631

for.cond35.preheader.i.i2642:                     ; preds = %for.body20.i.i2631, %for.body.i260.i2612
  %j.0.lcssa.i.i2643 = phi i64 [ 0, %for.body.i260.i2612 ], [ %add17103.i.i2632, %for.body20.i.i2631 ]
  %cmp36104.i.i2644 = icmp slt i64 %j.0.lcssa.i.i2643, %473
  br i1 %cmp36104.i.i2644, label %for.body38.i.i2648, label %for.end51.i.i2645

for.body20.i.i2631:                               ; preds = %for.body.i260.i2612, %for.body20.i.i2631
  %add17103.i.i2632 = phi i64 [ %add17.i.i2640, %for.body20.i.i2631 ], [ 8, %for.body.i260.i2612 ]
  %j.0102.i.i2633 = phi i64 [ %add17103.i.i2632, %for.body20.i.i2631 ], [ 0, %for.body.i260.i2612 ]
  %add.ptr21.i.i2634 = getelementptr inbounds double, ptr %add.ptr4.i.i2621, i64 %j.0102.i.i2633
  %551 = load <8 x double>, ptr %add.ptr21.i.i2634, align 8
  %add.ptr22.i.i2635 = getelementptr inbounds double, ptr %add.ptr.i264.i2617, i64 %j.0102.i.i2633
  %552 = load <8 x double>, ptr %add.ptr22.i.i2635, align 8
  %cmp23.i.i2636 = fcmp ult <8 x double> %551, %552
  %cmp24.i.i2637 = fcmp ord <8 x double> %551, zeroinitializer
  %or100.not.i.i2638 = and <8 x i1> %cmp23.i.i2636, %cmp24.i.i2637
  %or32.v.i.i2639 = select <8 x i1> %or100.not.i.i2638, <8 x double> %552, <8 x double> %551
  store <8 x double> %or32.v.i.i2639, ptr %add.ptr21.i.i2634, align 8
  %add17.i.i2640 = add nuw nsw i64 %add17103.i.i2632, 8
  %cmp18.not.i.i2641 = icmp sgt i64 %add17.i.i2640, %473
  br i1 %cmp18.not.i.i2641, label %for.cond35.preheader.i.i2642, label %for.body20.i.i2631, !llvm.loop !90

for.body38.i.i2648:                               ; preds = %for.cond35.preheader.i.i2642, %for.body38.i.i2648
  %j.1105.i.i2649 = phi i64 [ %inc.i272.i2656, %for.body38.i.i2648 ], [ %j.0.lcssa.i.i2643, %for.cond35.preheader.i.i2642 ]
  %arrayidx39.i.i2650 = getelementptr inbounds double, ptr %add.ptr4.i.i2621, i64 %j.1105.i.i2649
  %553 = load double, ptr %arrayidx39.i.i2650, align 8
  %arrayidx40.i.i2651 = getelementptr inbounds double, ptr %add.ptr.i264.i2617, i64 %j.1105.i.i2649
  %554 = load double, ptr %arrayidx40.i.i2651, align 8
  %cmp41.i.i2652 = fcmp oge double %553, %554
  %cmp45.i.i2653 = fcmp uno double %553, 0.000000e+00
  %or.cond.i270.i2654 = or i1 %cmp45.i.i2653, %cmp41.i.i2652
  %cond.i271.i2655 = select i1 %or.cond.i270.i2654, double %553, double %554
  store double %cond.i271.i2655, ptr %arrayidx39.i.i2650, align 8
  %inc.i272.i2656 = add nuw nsw i64 %j.1105.i.i2649, 1
  %exitcond.not.i273.i2657 = icmp eq i64 %inc.i272.i2656, %473
  br i1 %exitcond.not.i273.i2657, label %for.end51.i.i2645, label %for.body38.i.i2648, !llvm.loop !91

for.end51.i.i2645:                                ; preds = %for.body38.i.i2648, %for.cond35.preheader.i.i2642
  %inc53.i.i2646 = add nuw nsw i64 %m.0107.i.i2613, 1
  %exitcond288.not.i2647 = icmp eq i64 %inc53.i.i2646, %n.0.lcssa76.i.sink.i2601
  br i1 %exitcond288.not.i2647, label %if.end65.i2608, label %for.body.i260.i2612, !llvm.loop !92

if.end65.i2608:                                   ; preds = %for.end51.i.i2645, %if.end.i.i2675, %if.else60.i2607, %if.then59.i2658
  %add.i2609 = add nuw nsw i64 %k.0279.i2592, 512
  %add.ptr67.i2610 = getelementptr inbounds i8, ptr %values.0278.i2593, i64 %add.ptr67.idx.i2590
  %555 = load i64, ptr %arrayidx32.i2535, align 8
  %cmp33.i2611 = icmp slt i64 %add.i2609, %555
  br i1 %cmp33.i2611, label %for.body.i2591, label %for.cond.cleanup.i2537, !llvm.loop !93

lor.lhs.false72.i2541:                            ; preds = %for.cond.cleanup.i2537
  %cmp73.i2542 = icmp ne ptr %cond.i3067, %478
  %tobool75.i2543 = icmp ne i64 %468, 0
  %or.cond134.i2544 = select i1 %cmp73.i2542, i1 true, i1 %tobool75.i2543
  br i1 %or.cond134.i2544, label %for.cond80.preheader.i2545, label %most_double.exit

for.cond80.preheader.i2545:                       ; preds = %lor.lhs.false72.i2541
  %cmp82.not280.i2546 = icmp slt i64 %mul.i3060, 8
  br i1 %cmp82.not280.i2546, label %for.cond104.preheader.i2558, label %for.body83.lr.ph.i2547

for.body83.lr.ph.i2547:                           ; preds = %for.cond80.preheader.i2545
  %add.ptr90.i2548 = getelementptr inbounds double, ptr %469, i64 %mul10.i3063
  br label %for.body83.i2549

for.cond104.preheader.i2558:                      ; preds = %if.end99.i2553, %for.cond80.preheader.i2545
  %k79.0.lcssa.i2559 = phi i64 [ 0, %for.cond80.preheader.i2545 ], [ %add81282.i2550, %if.end99.i2553 ]
  %cmp105283.i2560 = icmp slt i64 %k79.0.lcssa.i2559, %mul.i3060
  br i1 %cmp105283.i2560, label %for.body106.lr.ph.i2561, label %most_double.exit

for.body106.lr.ph.i2561:                          ; preds = %for.cond104.preheader.i2558
  %556 = getelementptr double, ptr %469, i64 %mul10.i3063
  br label %for.body106.i2562

for.body83.i2549:                                 ; preds = %if.end99.i2553, %for.body83.lr.ph.i2547
  %add81282.i2550 = phi i64 [ 8, %for.body83.lr.ph.i2547 ], [ %add81.i2556, %if.end99.i2553 ]
  %k79.0281.i2551 = phi i64 [ 0, %for.body83.lr.ph.i2547 ], [ %add81282.i2550, %if.end99.i2553 ]
  %add.ptr84.i2552 = getelementptr inbounds double, ptr %cond.i3067, i64 %k79.0281.i2551
  %557 = load <8 x double>, ptr %add.ptr84.i2552, align 8
  br i1 %tobool75.i2543, label %land.lhs.true86.i2574, label %if.end99.i2553

land.lhs.true86.i2574:                            ; preds = %for.body83.i2549
  %558 = load i64, ptr %arrayidx9.i3062, align 8
  %tobool88.not.i2575 = icmp eq i64 %558, 0
  br i1 %tobool88.not.i2575, label %if.then95.i2579, label %if.then89.i2576

if.then89.i2576:                                  ; preds = %land.lhs.true86.i2574
  %add.ptr91.i2577 = getelementptr inbounds double, ptr %add.ptr90.i2548, i64 %k79.0281.i2551
  %559 = load <8 x double>, ptr %add.ptr91.i2577, align 8
  %add92.i2578 = fadd <8 x double> %557, %559
  br label %if.end99.i2553

if.then95.i2579:                                  ; preds = %land.lhs.true86.i2574
  %560 = load double, ptr %469, align 8
  %splat.splatinsert.i2580 = insertelement <8 x double> poison, double %560, i64 0
  %splat.splat.i2581 = shufflevector <8 x double> %splat.splatinsert.i2580, <8 x double> poison, <8 x i32> zeroinitializer
  %add97.i2582 = fadd <8 x double> %557, %splat.splat.i2581
  br label %if.end99.i2553

if.end99.i2553:                                   ; preds = %if.then95.i2579, %if.then89.i2576, %for.body83.i2549
  %sum.0.i2554 = phi <8 x double> [ %add92.i2578, %if.then89.i2576 ], [ %add97.i2582, %if.then95.i2579 ], [ %557, %for.body83.i2549 ]
  %add.ptr100.i2555 = getelementptr inbounds double, ptr %478, i64 %k79.0281.i2551
  store <8 x double> %sum.0.i2554, ptr %add.ptr100.i2555, align 8
  %add81.i2556 = add nuw nsw i64 %add81282.i2550, 8
  %cmp82.not.i2557 = icmp sgt i64 %add81.i2556, %mul.i3060
  br i1 %cmp82.not.i2557, label %for.cond104.preheader.i2558, label %for.body83.i2549, !llvm.loop !94

for.body106.i2562:                                ; preds = %cond.end117.i2565, %for.body106.lr.ph.i2561
  %k79.1284.i2563 = phi i64 [ %k79.0.lcssa.i2559, %for.body106.lr.ph.i2561 ], [ %inc.i2568, %cond.end117.i2565 ]
  %arrayidx109.i2564 = getelementptr inbounds double, ptr %cond.i3067, i64 %k79.1284.i2563
  %561 = load double, ptr %arrayidx109.i2564, align 8
  br i1 %tobool75.i2543, label %cond.true108.i2570, label %cond.end117.i2565

cond.true108.i2570:                               ; preds = %for.body106.i2562
  %562 = load i64, ptr %arrayidx9.i3062, align 8
  %mul111.i2571 = mul nsw i64 %562, %k79.1284.i2563
  %arrayidx113.i2572 = getelementptr double, ptr %556, i64 %mul111.i2571
  %563 = load double, ptr %arrayidx113.i2572, align 8
  %add114.i2573 = fadd double %561, %563
  br label %cond.end117.i2565

cond.end117.i2565:                                ; preds = %cond.true108.i2570, %for.body106.i2562
  %cond118.i2566 = phi double [ %add114.i2573, %cond.true108.i2570 ], [ %561, %for.body106.i2562 ]
  %arrayidx119.i2567 = getelementptr inbounds double, ptr %478, i64 %k79.1284.i2563
  store double %cond118.i2566, ptr %arrayidx119.i2567, align 8
  %inc.i2568 = add nuw nsw i64 %k79.1284.i2563, 1
  %exitcond290.not.i2569 = icmp eq i64 %inc.i2568, %mul.i3060
  br i1 %exitcond290.not.i2569, label %most_double.exit, label %for.body106.i2562, !llvm.loop !95

most_double.exit:                                 ; preds = %cond.end117.i2565, %for.cond.cleanup.i2537, %lor.lhs.false72.i2541, %for.cond104.preheader.i2558
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i2508) #7
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool15.not.i3069, label %if.end31.i2809, label %land.lhs.true.i2803

land.lhs.true.i2803:                              ; preds = %cond.true70
  %tobool17.i2805.not = icmp eq i64 %468, 0
  br i1 %tobool17.i2805.not, label %if.then.i2807, label %land.lhs.true21.i3037

if.then.i2807:                                    ; preds = %land.lhs.true.i2803
  %cmp121.i.i2808 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i.i2808, label %for.body.preheader.i.i3030, label %if.end31.i2809

for.body.preheader.i.i3030:                       ; preds = %if.then.i2807
  %564 = inttoptr i64 %481 to ptr
  %.pre25.i.i3031 = load i32, ptr %564, align 4
  br label %for.body.i.i3032

for.body.i.i3032:                                 ; preds = %for.body.i.i3032, %for.body.preheader.i.i3030
  %k.022.i.i3033 = phi i64 [ %inc.i.i3035, %for.body.i.i3032 ], [ 0, %for.body.preheader.i.i3030 ]
  %arrayidx.i.i3034 = getelementptr inbounds i32, ptr %cond.i3067, i64 %k.022.i.i3033
  store i32 %.pre25.i.i3031, ptr %arrayidx.i.i3034, align 4
  %inc.i.i3035 = add nuw nsw i64 %k.022.i.i3033, 1
  %exitcond24.not.i.i3036 = icmp eq i64 %inc.i.i3035, %mul.i3060
  br i1 %exitcond24.not.i.i3036, label %if.end31.i2809, label %for.body.i.i3032, !llvm.loop !4

land.lhs.true21.i3037:                            ; preds = %land.lhs.true.i2803
  %tobool23.not.i3038 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i3038, label %if.then29.i3042, label %if.then24.i3039

if.then24.i3039:                                  ; preds = %land.lhs.true21.i3037
  %add.ptr.i3040 = getelementptr inbounds i32, ptr %469, i64 %mul10.i3063
  %mul25.i3041 = shl i64 %mul.i3060, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3067, ptr nonnull align 4 %add.ptr.i3040, i64 %mul25.i3041, i1 false)
  br label %if.end31.i2809

if.then29.i3042:                                  ; preds = %land.lhs.true21.i3037
  %cmp121.i222.i3043 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i222.i3043, label %for.body.preheader.i223.i3044, label %if.end31.i2809

for.body.preheader.i223.i3044:                    ; preds = %if.then29.i3042
  %.pre25.i224.i3045 = load i32, ptr %469, align 4
  br label %for.body.i225.i3046

for.body.i225.i3046:                              ; preds = %for.body.i225.i3046, %for.body.preheader.i223.i3044
  %k.022.i226.i3047 = phi i64 [ %inc.i228.i3049, %for.body.i225.i3046 ], [ 0, %for.body.preheader.i223.i3044 ]
  %arrayidx.i227.i3048 = getelementptr inbounds i32, ptr %cond.i3067, i64 %k.022.i226.i3047
  store i32 %.pre25.i224.i3045, ptr %arrayidx.i227.i3048, align 4
  %inc.i228.i3049 = add nuw nsw i64 %k.022.i226.i3047, 1
  %exitcond24.not.i229.i3050 = icmp eq i64 %inc.i228.i3049, %mul.i3060
  br i1 %exitcond24.not.i229.i3050, label %if.end31.i2809, label %for.body.i225.i3046, !llvm.loop !4

if.end31.i2809:                                   ; preds = %for.body.i225.i3046, %for.body.i.i3032, %if.then29.i3042, %if.then24.i3039, %if.then.i2807, %cond.true70
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i2784) #7
  %wrong.i2810 = getelementptr inbounds i8, ptr %found.i2784, i64 4200
  store i64 0, ptr %wrong.i2810, align 8
  %arrayidx32.i2811 = getelementptr inbounds i8, ptr %a, i64 48
  %565 = load i64, ptr %arrayidx32.i2811, align 8
  %cmp33276.i2812 = icmp sgt i64 %565, 0
  br i1 %cmp33276.i2812, label %for.body.lr.ph.i2859, label %for.cond.cleanup.i2813

for.body.lr.ph.i2859:                             ; preds = %if.end31.i2809
  %arrayidx43.i2860 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i2861 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i235.i2862 = getelementptr inbounds i8, ptr %found.i2784, i64 2096
  %count34.i.i2863 = getelementptr inbounds i8, ptr %found.i2784, i64 4192
  %cmp58.i2864 = icmp eq i64 %473, 1
  %cmp18.not99.i.i2865 = icmp slt i64 %473, 8
  %add.ptr67.idx.i2866 = shl nsw i64 %472, 11
  br label %for.body.i2867

for.cond.cleanup.i2813:                           ; preds = %if.end65.i2884, %if.end31.i2809
  %566 = phi i64 [ 0, %if.end31.i2809 ], [ %or36.i.i2879, %if.end65.i2884 ]
  %567 = load i64, ptr %a, align 8
  %cmp69.i2814 = icmp eq i64 %567, 0
  %tobool71.i2815 = icmp ne i64 %477, 0
  %or.cond133.i2816 = select i1 %cmp69.i2814, i1 %tobool71.i2815, i1 false
  br i1 %or.cond133.i2816, label %lor.lhs.false72.i2817, label %most_int.exit

for.body.i2867:                                   ; preds = %if.end65.i2884, %for.body.lr.ph.i2859
  %568 = phi i64 [ %565, %for.body.lr.ph.i2859 ], [ %596, %if.end65.i2884 ]
  %k.0278.i2868 = phi i64 [ 0, %for.body.lr.ph.i2859 ], [ %add.i2885, %if.end65.i2884 ]
  %values.0277.i2869 = phi ptr [ %467, %for.body.lr.ph.i2859 ], [ %add.ptr67.i2886, %if.end65.i2884 ]
  %sub35.i2870 = sub nsw i64 %568, %k.0278.i2868
  %spec.select.i2871 = tail call i64 @llvm.smin.i64(i64 %sub35.i2870, i64 512)
  %569 = load i64, ptr %arrayidx43.i2860, align 8
  %cmp44.i2872 = icmp eq i64 %569, 4
  %570 = load i64, ptr %arrayidx52.i2861, align 8
  %571 = load i64, ptr %arrayidx6.i3058, align 8
  %cmp67.i.i2873 = icmp sgt i64 %sub35.i2870, 0
  br i1 %cmp44.i2872, label %if.then45.i2991, label %if.else50.i2874

if.then45.i2991:                                  ; preds = %for.body.i2867
  %add.ptr46.i2992 = getelementptr inbounds i32, ptr %471, i64 %k.0278.i2868
  br i1 %cmp67.i.i2873, label %for.body.lr.ph.i.i2993, label %if.end55.i2876

for.body.lr.ph.i.i2993:                           ; preds = %if.then45.i2991
  %572 = load i64, ptr %arrayidx5.i3057, align 8
  %sub9.i.i2994 = sub nsw i64 %572, %571
  br label %for.body.i231.i2995

for.cond15.preheader.i.i3017:                     ; preds = %for.body.i231.i2995
  %tobool.not.i.i3018 = icmp eq i64 %add13.i.i3014, 0
  br i1 %tobool.not.i.i3018, label %if.end55.i2876, label %for.body19.lr.ph.i.i3019

for.body19.lr.ph.i.i3019:                         ; preds = %for.cond15.preheader.i.i3017
  %sub21.i.i3020 = add nsw i64 %add13.i.i3014, -1
  %arrayidx22.i.i3021 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %sub21.i.i3020
  %arrayidx28.i.i3022 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %sub21.i.i3020
  br label %for.body19.i.i3023

for.body.i231.i2995:                              ; preds = %for.body.i231.i2995, %for.body.lr.ph.i.i2993
  %n.070.i.i2996 = phi i64 [ 0, %for.body.lr.ph.i.i2993 ], [ %add13.i.i3014, %for.body.i231.i2995 ]
  %k.069.i.i2997 = phi i64 [ 0, %for.body.lr.ph.i.i2993 ], [ %inc.i233.i3015, %for.body.i231.i2995 ]
  %wrong.068.i.i2998 = phi i64 [ 0, %for.body.lr.ph.i.i2993 ], [ %or.i.i3006, %for.body.i231.i2995 ]
  %arrayidx.i232.i2999 = getelementptr inbounds i32, ptr %add.ptr46.i2992, i64 %k.069.i.i2997
  %573 = load i32, ptr %arrayidx.i232.i2999, align 4
  %conv.i.i3000 = sext i32 %573 to i64
  %isneg.i.i3001 = icmp slt i32 %573, 0
  %and.i.i3002 = select i1 %isneg.i.i3001, i64 %570, i64 0
  %add.i.i3003 = add nsw i64 %and.i.i3002, %conv.i.i3000
  %cmp1.i.i3004 = icmp uge i64 %add.i.i3003, %570
  %conv3.i.i3005 = zext i1 %cmp1.i.i3004 to i64
  %or.i.i3006 = or i64 %wrong.068.i.i2998, %conv3.i.i3005
  %conv4.i.i3007 = trunc i64 %k.069.i.i2997 to i32
  %arrayidx5.i.i3008 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %n.070.i.i2996
  store i32 %conv4.i.i3007, ptr %arrayidx5.i.i3008, align 4
  %sub.i.i3009 = sub nsw i64 %add.i.i3003, %571
  %conv6.i.i3010 = trunc i64 %sub.i.i3009 to i32
  %arrayidx7.i.i3011 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %n.070.i.i2996
  store i32 %conv6.i.i3010, ptr %arrayidx7.i.i3011, align 4
  %cmp10.i.i3012 = icmp ult i64 %sub.i.i3009, %sub9.i.i2994
  %conv12.i.i3013 = zext i1 %cmp10.i.i3012 to i64
  %add13.i.i3014 = add nuw nsw i64 %n.070.i.i2996, %conv12.i.i3013
  %inc.i233.i3015 = add nuw nsw i64 %k.069.i.i2997, 1
  %exitcond.not.i.i3016 = icmp eq i64 %inc.i233.i3015, %spec.select.i2871
  br i1 %exitcond.not.i.i3016, label %for.cond15.preheader.i.i3017, label %for.body.i231.i2995, !llvm.loop !7

for.body19.i.i3023:                               ; preds = %for.body19.i.i3023, %for.body19.lr.ph.i.i3019
  %k14.072.i.i3024 = phi i64 [ 0, %for.body19.lr.ph.i.i3019 ], [ %inc33.i.i3028, %for.body19.i.i3023 ]
  %574 = load i32, ptr %arrayidx22.i.i3021, align 4
  %add24.i.i3025 = add nuw nsw i64 %k14.072.i.i3024, %add13.i.i3014
  %arrayidx25.i.i3026 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %add24.i.i3025
  store i32 %574, ptr %arrayidx25.i.i3026, align 4
  %575 = load i32, ptr %arrayidx28.i.i3022, align 4
  %arrayidx31.i.i3027 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %add24.i.i3025
  store i32 %575, ptr %arrayidx31.i.i3027, align 4
  %inc33.i.i3028 = add nuw nsw i64 %k14.072.i.i3024, 1
  %exitcond286.not.i3029 = icmp eq i64 %inc33.i.i3028, 12
  br i1 %exitcond286.not.i3029, label %if.end55.i2876, label %for.body19.i.i3023, !llvm.loop !8

if.else50.i2874:                                  ; preds = %for.body.i2867
  %add.ptr51.i2875 = getelementptr inbounds i64, ptr %471, i64 %k.0278.i2868
  br i1 %cmp67.i.i2873, label %for.body.lr.ph.i234.i2955, label %if.end55.i2876

for.body.lr.ph.i234.i2955:                        ; preds = %if.else50.i2874
  %576 = load i64, ptr %arrayidx5.i3057, align 8
  %sub8.i.i2956 = sub nsw i64 %576, %571
  br label %for.body.i236.i2957

for.cond14.preheader.i.i2978:                     ; preds = %for.body.i236.i2957
  %tobool.not.i247.i2979 = icmp eq i64 %add12.i.i2975, 0
  br i1 %tobool.not.i247.i2979, label %if.end55.i2876, label %for.body18.lr.ph.i.i2980

for.body18.lr.ph.i.i2980:                         ; preds = %for.cond14.preheader.i.i2978
  %sub20.i.i2981 = add nsw i64 %add12.i.i2975, -1
  %arrayidx21.i.i2982 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %sub20.i.i2981
  %arrayidx27.i.i2983 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %sub20.i.i2981
  br label %for.body18.i.i2984

for.body.i236.i2957:                              ; preds = %for.body.i236.i2957, %for.body.lr.ph.i234.i2955
  %n.069.i.i2958 = phi i64 [ 0, %for.body.lr.ph.i234.i2955 ], [ %add12.i.i2975, %for.body.i236.i2957 ]
  %k.068.i.i2959 = phi i64 [ 0, %for.body.lr.ph.i234.i2955 ], [ %inc.i245.i2976, %for.body.i236.i2957 ]
  %wrong.067.i.i2960 = phi i64 [ 0, %for.body.lr.ph.i234.i2955 ], [ %or.i242.i2967, %for.body.i236.i2957 ]
  %arrayidx.i237.i2961 = getelementptr inbounds i64, ptr %add.ptr51.i2875, i64 %k.068.i.i2959
  %577 = load i64, ptr %arrayidx.i237.i2961, align 8
  %isneg.i238.i2962 = icmp slt i64 %577, 0
  %and.i239.i2963 = select i1 %isneg.i238.i2962, i64 %570, i64 0
  %add.i240.i2964 = add nsw i64 %and.i239.i2963, %577
  %cmp1.i241.i2965 = icmp uge i64 %add.i240.i2964, %570
  %conv2.i.i2966 = zext i1 %cmp1.i241.i2965 to i64
  %or.i242.i2967 = or i64 %wrong.067.i.i2960, %conv2.i.i2966
  %conv3.i243.i2968 = trunc i64 %k.068.i.i2959 to i32
  %arrayidx4.i.i2969 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %n.069.i.i2958
  store i32 %conv3.i243.i2968, ptr %arrayidx4.i.i2969, align 4
  %sub.i244.i2970 = sub nsw i64 %add.i240.i2964, %571
  %conv5.i.i2971 = trunc i64 %sub.i244.i2970 to i32
  %arrayidx6.i.i2972 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %n.069.i.i2958
  store i32 %conv5.i.i2971, ptr %arrayidx6.i.i2972, align 4
  %cmp9.i.i2973 = icmp ult i64 %sub.i244.i2970, %sub8.i.i2956
  %conv11.i.i2974 = zext i1 %cmp9.i.i2973 to i64
  %add12.i.i2975 = add nuw nsw i64 %n.069.i.i2958, %conv11.i.i2974
  %inc.i245.i2976 = add nuw nsw i64 %k.068.i.i2959, 1
  %exitcond.not.i246.i2977 = icmp eq i64 %inc.i245.i2976, %spec.select.i2871
  br i1 %exitcond.not.i246.i2977, label %for.cond14.preheader.i.i2978, label %for.body.i236.i2957, !llvm.loop !9

for.body18.i.i2984:                               ; preds = %for.body18.i.i2984, %for.body18.lr.ph.i.i2980
  %k13.071.i.i2985 = phi i64 [ 0, %for.body18.lr.ph.i.i2980 ], [ %inc32.i.i2989, %for.body18.i.i2984 ]
  %578 = load i32, ptr %arrayidx21.i.i2982, align 4
  %add23.i.i2986 = add nuw nsw i64 %k13.071.i.i2985, %add12.i.i2975
  %arrayidx24.i.i2987 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %add23.i.i2986
  store i32 %578, ptr %arrayidx24.i.i2987, align 4
  %579 = load i32, ptr %arrayidx27.i.i2983, align 4
  %arrayidx30.i.i2988 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %add23.i.i2986
  store i32 %579, ptr %arrayidx30.i.i2988, align 4
  %inc32.i.i2989 = add nuw nsw i64 %k13.071.i.i2985, 1
  %exitcond.not.i2990 = icmp eq i64 %inc32.i.i2989, 12
  br i1 %exitcond.not.i2990, label %if.end55.i2876, label %for.body18.i.i2984, !llvm.loop !10

if.end55.i2876:                                   ; preds = %for.body18.i.i2984, %for.body19.i.i3023, %for.cond14.preheader.i.i2978, %if.else50.i2874, %for.cond15.preheader.i.i3017, %if.then45.i2991
  %n.0.lcssa76.i.sink.i2877 = phi i64 [ 0, %for.cond15.preheader.i.i3017 ], [ 0, %if.then45.i2991 ], [ 0, %for.cond14.preheader.i.i2978 ], [ 0, %if.else50.i2874 ], [ %add13.i.i3014, %for.body19.i.i3023 ], [ %add12.i.i2975, %for.body18.i.i2984 ]
  %wrong.0.lcssa75.i.sink.i2878 = phi i64 [ %or.i.i3006, %for.cond15.preheader.i.i3017 ], [ 0, %if.then45.i2991 ], [ %or.i242.i2967, %for.cond14.preheader.i.i2978 ], [ 0, %if.else50.i2874 ], [ %or.i.i3006, %for.body19.i.i3023 ], [ %or.i242.i2967, %for.body18.i.i2984 ]
  store i64 %n.0.lcssa76.i.sink.i2877, ptr %count34.i.i2863, align 8
  %580 = load i64, ptr %wrong.i2810, align 8
  %or36.i.i2879 = or i64 %580, %wrong.0.lcssa75.i.sink.i2878
  store i64 %or36.i.i2879, ptr %wrong.i2810, align 8
  %tobool56.i2880 = icmp ne i64 %n.0.lcssa76.i.sink.i2877, 0
  %or.cond132.i2881 = select i1 %tobool56.i2880, i1 %cmp58.i2864, i1 false
  %cmp47.i.i2882 = icmp sgt i64 %n.0.lcssa76.i.sink.i2877, 0
  br i1 %or.cond132.i2881, label %if.then59.i2928, label %if.else60.i2883

if.then59.i2928:                                  ; preds = %if.end55.i2876
  br i1 %cmp47.i.i2882, label %for.body.preheader.i249.i2929, label %if.end65.i2884

for.body.preheader.i249.i2929:                    ; preds = %if.then59.i2928
  %581 = load i32, ptr %places.i235.i2862, align 8
  %conv.i250.i2930 = sext i32 %581 to i64
  %arrayidx1.i.i2931 = getelementptr inbounds i32, ptr %cond.i3067, i64 %conv.i250.i2930
  %582 = load i32, ptr %arrayidx1.i.i2931, align 4
  br label %for.body.i251.i2932

for.body.i251.i2932:                              ; preds = %if.end.i.i2945, %for.body.preheader.i249.i2929
  %before.050.i.i2933 = phi i64 [ %conv5.i253.i2937, %if.end.i.i2945 ], [ %conv.i250.i2930, %for.body.preheader.i249.i2929 ]
  %m.049.i.i2934 = phi i64 [ %inc.i257.i2953, %if.end.i.i2945 ], [ 0, %for.body.preheader.i249.i2929 ]
  %found.048.i.i2935 = phi i32 [ %cond.i.i2951, %if.end.i.i2945 ], [ %582, %for.body.preheader.i249.i2929 ]
  %arrayidx4.i252.i2936 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %m.049.i.i2934
  %583 = load i32, ptr %arrayidx4.i252.i2936, align 4
  %conv5.i253.i2937 = sext i32 %583 to i64
  %add.i254.i2938 = add nuw nsw i64 %m.049.i.i2934, 12
  %arrayidx7.i255.i2939 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %add.i254.i2938
  %584 = load i32, ptr %arrayidx7.i255.i2939, align 4
  %idx.ext.i.i2940 = sext i32 %584 to i64
  %add.ptr.i.i2941 = getelementptr inbounds i32, ptr %cond.i3067, i64 %idx.ext.i.i2940
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i2941, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2942 = icmp eq i64 %before.050.i.i2933, %conv5.i253.i2937
  br i1 %cmp8.not.i.i2942, label %if.end.i.i2945, label %if.then.i.i2943

if.then.i.i2943:                                  ; preds = %for.body.i251.i2932
  %arrayidx10.i.i2944 = getelementptr inbounds i32, ptr %cond.i3067, i64 %conv5.i253.i2937
  %585 = load i32, ptr %arrayidx10.i.i2944, align 4
  br label %if.end.i.i2945

if.end.i.i2945:                                   ; preds = %if.then.i.i2943, %for.body.i251.i2932
  %found.1.i.i2946 = phi i32 [ %585, %if.then.i.i2943 ], [ %found.048.i.i2935, %for.body.i251.i2932 ]
  %arrayidx11.i.i2947 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %m.049.i.i2934
  %586 = load i32, ptr %arrayidx11.i.i2947, align 4
  %conv12.i256.i2948 = sext i32 %586 to i64
  %mul.i.i2949 = mul nsw i64 %472, %conv12.i256.i2948
  %arrayidx13.i.i2950 = getelementptr inbounds i32, ptr %values.0277.i2869, i64 %mul.i.i2949
  %587 = load i32, ptr %arrayidx13.i.i2950, align 4
  %cond.i.i2951 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i2946, i32 %587)
  %arrayidx23.i.i2952 = getelementptr inbounds i32, ptr %cond.i3067, i64 %conv5.i253.i2937
  store i32 %cond.i.i2951, ptr %arrayidx23.i.i2952, align 4
  %inc.i257.i2953 = add nuw nsw i64 %m.049.i.i2934, 1
  %exitcond288.not.i2954 = icmp eq i64 %inc.i257.i2953, %n.0.lcssa76.i.sink.i2877
  br i1 %exitcond288.not.i2954, label %if.end65.i2884, label %for.body.i251.i2932, !llvm.loop !96

if.else60.i2883:                                  ; preds = %if.end55.i2876
  br i1 %cmp47.i.i2882, label %for.body.i261.i2888, label %if.end65.i2884

for.body.i261.i2888:                              ; preds = %if.else60.i2883, %for.end51.i.i2918
  %m.0105.i.i2889 = phi i64 [ %inc53.i.i2919, %for.end51.i.i2918 ], [ 0, %if.else60.i2883 ]
  %arrayidx.i262.i2890 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %m.0105.i.i2889
  %588 = load i32, ptr %arrayidx.i262.i2890, align 4
  %conv.i263.i2891 = sext i32 %588 to i64
  %mul.i264.i2892 = mul nsw i64 %472, %conv.i263.i2891
  %add.ptr.i265.i2893 = getelementptr inbounds i32, ptr %values.0277.i2869, i64 %mul.i264.i2892
  %arrayidx1.i266.i2894 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %m.0105.i.i2889
  %589 = load i32, ptr %arrayidx1.i266.i2894, align 4
  %conv2.i267.i2895 = sext i32 %589 to i64
  %mul3.i.i2896 = mul nsw i64 %473, %conv2.i267.i2895
  %add.ptr4.i.i2897 = getelementptr inbounds i32, ptr %cond.i3067, i64 %mul3.i.i2896
  %add.i268.i2898 = add nuw nsw i64 %m.0105.i.i2889, 12
  %arrayidx6.i269.i2899 = getelementptr inbounds [524 x i32], ptr %found.i2784, i64 0, i64 %add.i268.i2898
  %590 = load i32, ptr %arrayidx6.i269.i2899, align 4
  %conv7.i.i2900 = sext i32 %590 to i64
  %mul8.i.i2901 = mul nsw i64 %472, %conv7.i.i2900
  %add.ptr9.i.i2902 = getelementptr inbounds i32, ptr %values.0277.i2869, i64 %mul8.i.i2901
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i2902, i32 0, i32 3, i32 1)
  %arrayidx12.i.i2903 = getelementptr inbounds [524 x i32], ptr %places.i235.i2862, i64 0, i64 %add.i268.i2898
  %591 = load i32, ptr %arrayidx12.i.i2903, align 4
  %conv13.i.i2904 = sext i32 %591 to i64
  %mul14.i.i2905 = mul nsw i64 %473, %conv13.i.i2904
  %add.ptr15.i.i2906 = getelementptr inbounds i32, ptr %cond.i3067, i64 %mul14.i.i2905
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2906, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i2865, label %for.cond35.preheader.i.i2915, label %for.body20.i.i2907

for.cond35.preheader.i.i2915:                     ; preds = %for.body20.i.i2907, %for.body.i261.i2888
  %j.0.lcssa.i.i2916 = phi i64 [ 0, %for.body.i261.i2888 ], [ %add17101.i.i2908, %for.body20.i.i2907 ]
  %cmp36102.i.i2917 = icmp slt i64 %j.0.lcssa.i.i2916, %473
  br i1 %cmp36102.i.i2917, label %for.body38.i.i2921, label %for.end51.i.i2918

for.body20.i.i2907:                               ; preds = %for.body.i261.i2888, %for.body20.i.i2907
  %add17101.i.i2908 = phi i64 [ %add17.i.i2913, %for.body20.i.i2907 ], [ 8, %for.body.i261.i2888 ]
  %j.0100.i.i2909 = phi i64 [ %add17101.i.i2908, %for.body20.i.i2907 ], [ 0, %for.body.i261.i2888 ]
  %add.ptr21.i.i2910 = getelementptr inbounds i32, ptr %add.ptr4.i.i2897, i64 %j.0100.i.i2909
  %592 = load <8 x i32>, ptr %add.ptr21.i.i2910, align 4
  %add.ptr22.i.i2911 = getelementptr inbounds i32, ptr %add.ptr.i265.i2893, i64 %j.0100.i.i2909
  %593 = load <8 x i32>, ptr %add.ptr22.i.i2911, align 4
  %or32.i.i2912 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %592, <8 x i32> %593)
  store <8 x i32> %or32.i.i2912, ptr %add.ptr21.i.i2910, align 4
  %add17.i.i2913 = add nuw nsw i64 %add17101.i.i2908, 8
  %cmp18.not.i.i2914 = icmp sgt i64 %add17.i.i2913, %473
  br i1 %cmp18.not.i.i2914, label %for.cond35.preheader.i.i2915, label %for.body20.i.i2907, !llvm.loop !97

for.body38.i.i2921:                               ; preds = %for.cond35.preheader.i.i2915, %for.body38.i.i2921
  %j.1103.i.i2922 = phi i64 [ %inc.i271.i2926, %for.body38.i.i2921 ], [ %j.0.lcssa.i.i2916, %for.cond35.preheader.i.i2915 ]
  %arrayidx39.i.i2923 = getelementptr inbounds i32, ptr %add.ptr4.i.i2897, i64 %j.1103.i.i2922
  %594 = load i32, ptr %arrayidx39.i.i2923, align 4
  %arrayidx40.i.i2924 = getelementptr inbounds i32, ptr %add.ptr.i265.i2893, i64 %j.1103.i.i2922
  %595 = load i32, ptr %arrayidx40.i.i2924, align 4
  %spec.select.i.i2925 = tail call i32 @llvm.smax.i32(i32 %594, i32 %595)
  store i32 %spec.select.i.i2925, ptr %arrayidx39.i.i2923, align 4
  %inc.i271.i2926 = add nuw nsw i64 %j.1103.i.i2922, 1
  %exitcond.not.i272.i2927 = icmp eq i64 %inc.i271.i2926, %473
  br i1 %exitcond.not.i272.i2927, label %for.end51.i.i2918, label %for.body38.i.i2921, !llvm.loop !98

for.end51.i.i2918:                                ; preds = %for.body38.i.i2921, %for.cond35.preheader.i.i2915
  %inc53.i.i2919 = add nuw nsw i64 %m.0105.i.i2889, 1
  %exitcond287.not.i2920 = icmp eq i64 %inc53.i.i2919, %n.0.lcssa76.i.sink.i2877
  br i1 %exitcond287.not.i2920, label %if.end65.i2884, label %for.body.i261.i2888, !llvm.loop !99

if.end65.i2884:                                   ; preds = %for.end51.i.i2918, %if.end.i.i2945, %if.else60.i2883, %if.then59.i2928
  %add.i2885 = add nuw nsw i64 %k.0278.i2868, 512
  %add.ptr67.i2886 = getelementptr inbounds i8, ptr %values.0277.i2869, i64 %add.ptr67.idx.i2866
  %596 = load i64, ptr %arrayidx32.i2811, align 8
  %cmp33.i2887 = icmp slt i64 %add.i2885, %596
  br i1 %cmp33.i2887, label %for.body.i2867, label %for.cond.cleanup.i2813, !llvm.loop !100

lor.lhs.false72.i2817:                            ; preds = %for.cond.cleanup.i2813
  %cmp73.i2818 = icmp ne ptr %cond.i3067, %478
  %tobool75.i2819 = icmp ne i64 %468, 0
  %or.cond134.i2820 = select i1 %cmp73.i2818, i1 true, i1 %tobool75.i2819
  br i1 %or.cond134.i2820, label %for.cond80.preheader.i2821, label %most_int.exit

for.cond80.preheader.i2821:                       ; preds = %lor.lhs.false72.i2817
  %cmp82.not279.i2822 = icmp slt i64 %mul.i3060, 8
  br i1 %cmp82.not279.i2822, label %for.cond104.preheader.i2834, label %for.body83.lr.ph.i2823

for.body83.lr.ph.i2823:                           ; preds = %for.cond80.preheader.i2821
  %add.ptr90.i2824 = getelementptr inbounds i32, ptr %469, i64 %mul10.i3063
  br label %for.body83.i2825

for.cond104.preheader.i2834:                      ; preds = %if.end99.i2829, %for.cond80.preheader.i2821
  %k79.0.lcssa.i2835 = phi i64 [ 0, %for.cond80.preheader.i2821 ], [ %add81281.i2826, %if.end99.i2829 ]
  %cmp105282.i2836 = icmp slt i64 %k79.0.lcssa.i2835, %mul.i3060
  br i1 %cmp105282.i2836, label %for.body106.lr.ph.i2837, label %most_int.exit

for.body106.lr.ph.i2837:                          ; preds = %for.cond104.preheader.i2834
  %597 = getelementptr i32, ptr %469, i64 %mul10.i3063
  br label %for.body106.i2838

for.body83.i2825:                                 ; preds = %if.end99.i2829, %for.body83.lr.ph.i2823
  %add81281.i2826 = phi i64 [ 8, %for.body83.lr.ph.i2823 ], [ %add81.i2832, %if.end99.i2829 ]
  %k79.0280.i2827 = phi i64 [ 0, %for.body83.lr.ph.i2823 ], [ %add81281.i2826, %if.end99.i2829 ]
  %add.ptr84.i2828 = getelementptr inbounds i32, ptr %cond.i3067, i64 %k79.0280.i2827
  %598 = load <8 x i32>, ptr %add.ptr84.i2828, align 4
  br i1 %tobool75.i2819, label %land.lhs.true86.i2850, label %if.end99.i2829

land.lhs.true86.i2850:                            ; preds = %for.body83.i2825
  %599 = load i64, ptr %arrayidx9.i3062, align 8
  %tobool88.not.i2851 = icmp eq i64 %599, 0
  br i1 %tobool88.not.i2851, label %if.then95.i2855, label %if.then89.i2852

if.then89.i2852:                                  ; preds = %land.lhs.true86.i2850
  %add.ptr91.i2853 = getelementptr inbounds i32, ptr %add.ptr90.i2824, i64 %k79.0280.i2827
  %600 = load <8 x i32>, ptr %add.ptr91.i2853, align 4
  %add92.i2854 = add <8 x i32> %600, %598
  br label %if.end99.i2829

if.then95.i2855:                                  ; preds = %land.lhs.true86.i2850
  %601 = load i32, ptr %469, align 4
  %splat.splatinsert.i2856 = insertelement <8 x i32> poison, i32 %601, i64 0
  %splat.splat.i2857 = shufflevector <8 x i32> %splat.splatinsert.i2856, <8 x i32> poison, <8 x i32> zeroinitializer
  %add97.i2858 = add <8 x i32> %splat.splat.i2857, %598
  br label %if.end99.i2829

if.end99.i2829:                                   ; preds = %if.then95.i2855, %if.then89.i2852, %for.body83.i2825
  %sum.0.i2830 = phi <8 x i32> [ %add92.i2854, %if.then89.i2852 ], [ %add97.i2858, %if.then95.i2855 ], [ %598, %for.body83.i2825 ]
  %add.ptr100.i2831 = getelementptr inbounds i32, ptr %478, i64 %k79.0280.i2827
  store <8 x i32> %sum.0.i2830, ptr %add.ptr100.i2831, align 4
  %add81.i2832 = add nuw nsw i64 %add81281.i2826, 8
  %cmp82.not.i2833 = icmp sgt i64 %add81.i2832, %mul.i3060
  br i1 %cmp82.not.i2833, label %for.cond104.preheader.i2834, label %for.body83.i2825, !llvm.loop !101

for.body106.i2838:                                ; preds = %cond.end117.i2841, %for.body106.lr.ph.i2837
  %k79.1283.i2839 = phi i64 [ %k79.0.lcssa.i2835, %for.body106.lr.ph.i2837 ], [ %inc.i2844, %cond.end117.i2841 ]
  %arrayidx109.i2840 = getelementptr inbounds i32, ptr %cond.i3067, i64 %k79.1283.i2839
  %602 = load i32, ptr %arrayidx109.i2840, align 4
  br i1 %tobool75.i2819, label %cond.true108.i2846, label %cond.end117.i2841

cond.true108.i2846:                               ; preds = %for.body106.i2838
  %603 = load i64, ptr %arrayidx9.i3062, align 8
  %mul111.i2847 = mul nsw i64 %603, %k79.1283.i2839
  %arrayidx113.i2848 = getelementptr i32, ptr %597, i64 %mul111.i2847
  %604 = load i32, ptr %arrayidx113.i2848, align 4
  %add114.i2849 = add nsw i32 %604, %602
  br label %cond.end117.i2841

cond.end117.i2841:                                ; preds = %cond.true108.i2846, %for.body106.i2838
  %cond118.i2842 = phi i32 [ %add114.i2849, %cond.true108.i2846 ], [ %602, %for.body106.i2838 ]
  %arrayidx119.i2843 = getelementptr inbounds i32, ptr %478, i64 %k79.1283.i2839
  store i32 %cond118.i2842, ptr %arrayidx119.i2843, align 4
  %inc.i2844 = add nuw nsw i64 %k79.1283.i2839, 1
  %exitcond289.not.i2845 = icmp eq i64 %inc.i2844, %mul.i3060
  br i1 %exitcond289.not.i2845, label %most_int.exit, label %for.body106.i2838, !llvm.loop !102

most_int.exit:                                    ; preds = %cond.end117.i2841, %for.cond.cleanup.i2813, %lor.lhs.false72.i2817, %for.cond104.preheader.i2834
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i2784) #7
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool15.not.i3069, label %if.end31.i3076, label %land.lhs.true.i3070

land.lhs.true.i3070:                              ; preds = %cond.false72
  %tobool17.i3072.not = icmp eq i64 %468, 0
  br i1 %tobool17.i3072.not, label %if.then.i3074, label %land.lhs.true21.i3304

if.then.i3074:                                    ; preds = %land.lhs.true.i3070
  %cmp121.i.i3075 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i.i3075, label %for.body6.preheader.i.i3297, label %if.end31.i3076

for.body6.preheader.i.i3297:                      ; preds = %if.then.i3074
  %605 = inttoptr i64 %481 to ptr
  %.pre.i.i3298 = load i64, ptr %605, align 8
  br label %for.body6.i.i3299

for.body6.i.i3299:                                ; preds = %for.body6.i.i3299, %for.body6.preheader.i.i3297
  %k2.020.i.i3300 = phi i64 [ %inc9.i.i3302, %for.body6.i.i3299 ], [ 0, %for.body6.preheader.i.i3297 ]
  %arrayidx7.i.i3301 = getelementptr inbounds i64, ptr %cond.i3067, i64 %k2.020.i.i3300
  store i64 %.pre.i.i3298, ptr %arrayidx7.i.i3301, align 8
  %inc9.i.i3302 = add nuw nsw i64 %k2.020.i.i3300, 1
  %exitcond.not.i.i3303 = icmp eq i64 %inc9.i.i3302, %mul.i3060
  br i1 %exitcond.not.i.i3303, label %if.end31.i3076, label %for.body6.i.i3299, !llvm.loop !18

land.lhs.true21.i3304:                            ; preds = %land.lhs.true.i3070
  %tobool23.not.i3305 = icmp eq i64 %476, 0
  br i1 %tobool23.not.i3305, label %if.then29.i3309, label %if.then24.i3306

if.then24.i3306:                                  ; preds = %land.lhs.true21.i3304
  %add.ptr.i3307 = getelementptr inbounds i64, ptr %469, i64 %mul10.i3063
  %mul25.i3308 = shl i64 %mul.i3060, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3067, ptr nonnull align 8 %add.ptr.i3307, i64 %mul25.i3308, i1 false)
  br label %if.end31.i3076

if.then29.i3309:                                  ; preds = %land.lhs.true21.i3304
  %cmp121.i222.i3310 = icmp sgt i64 %mul.i3060, 0
  br i1 %cmp121.i222.i3310, label %for.body6.preheader.i223.i3311, label %if.end31.i3076

for.body6.preheader.i223.i3311:                   ; preds = %if.then29.i3309
  %.pre.i224.i3312 = load i64, ptr %469, align 8
  br label %for.body6.i225.i3313

for.body6.i225.i3313:                             ; preds = %for.body6.i225.i3313, %for.body6.preheader.i223.i3311
  %k2.020.i226.i3314 = phi i64 [ %inc9.i228.i3316, %for.body6.i225.i3313 ], [ 0, %for.body6.preheader.i223.i3311 ]
  %arrayidx7.i227.i3315 = getelementptr inbounds i64, ptr %cond.i3067, i64 %k2.020.i226.i3314
  store i64 %.pre.i224.i3312, ptr %arrayidx7.i227.i3315, align 8
  %inc9.i228.i3316 = add nuw nsw i64 %k2.020.i226.i3314, 1
  %exitcond.not.i229.i3317 = icmp eq i64 %inc9.i228.i3316, %mul.i3060
  br i1 %exitcond.not.i229.i3317, label %if.end31.i3076, label %for.body6.i225.i3313, !llvm.loop !18

if.end31.i3076:                                   ; preds = %for.body6.i225.i3313, %for.body6.i.i3299, %if.then29.i3309, %if.then24.i3306, %if.then.i3074, %cond.false72
  call void @llvm.lifetime.start.p0(i64 4208, ptr nonnull %found.i3051) #7
  %wrong.i3077 = getelementptr inbounds i8, ptr %found.i3051, i64 4200
  store i64 0, ptr %wrong.i3077, align 8
  %arrayidx32.i3078 = getelementptr inbounds i8, ptr %a, i64 48
  %606 = load i64, ptr %arrayidx32.i3078, align 8
  %cmp33274.i3079 = icmp sgt i64 %606, 0
  br i1 %cmp33274.i3079, label %for.body.lr.ph.i3126, label %for.cond.cleanup.i3080

for.body.lr.ph.i3126:                             ; preds = %if.end31.i3076
  %arrayidx43.i3127 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx52.i3128 = getelementptr inbounds i8, ptr %a, i64 56
  %places.i234.i3129 = getelementptr inbounds i8, ptr %found.i3051, i64 2096
  %count34.i.i3130 = getelementptr inbounds i8, ptr %found.i3051, i64 4192
  %cmp58.i3131 = icmp eq i64 %473, 1
  %cmp18.not99.i.i3132 = icmp slt i64 %473, 8
  %add.ptr67.idx.i3133 = shl nsw i64 %472, 12
  br label %for.body.i3134

for.cond.cleanup.i3080:                           ; preds = %if.end65.i3151, %if.end31.i3076
  %607 = phi i64 [ 0, %if.end31.i3076 ], [ %or36.i.i3146, %if.end65.i3151 ]
  %608 = load i64, ptr %a, align 8
  %cmp69.i3081 = icmp eq i64 %608, 0
  %tobool71.i3082 = icmp ne i64 %477, 0
  %or.cond133.i3083 = select i1 %cmp69.i3081, i1 %tobool71.i3082, i1 false
  br i1 %or.cond133.i3083, label %lor.lhs.false72.i3084, label %most_long.exit

for.body.i3134:                                   ; preds = %if.end65.i3151, %for.body.lr.ph.i3126
  %609 = phi i64 [ %606, %for.body.lr.ph.i3126 ], [ %637, %if.end65.i3151 ]
  %k.0276.i3135 = phi i64 [ 0, %for.body.lr.ph.i3126 ], [ %add.i3152, %if.end65.i3151 ]
  %values.0275.i3136 = phi ptr [ %467, %for.body.lr.ph.i3126 ], [ %add.ptr67.i3153, %if.end65.i3151 ]
  %sub35.i3137 = sub nsw i64 %609, %k.0276.i3135
  %spec.select.i3138 = tail call i64 @llvm.smin.i64(i64 %sub35.i3137, i64 512)
  %610 = load i64, ptr %arrayidx43.i3127, align 8
  %cmp44.i3139 = icmp eq i64 %610, 4
  %611 = load i64, ptr %arrayidx52.i3128, align 8
  %612 = load i64, ptr %arrayidx6.i3058, align 8
  %cmp67.i.i3140 = icmp sgt i64 %sub35.i3137, 0
  br i1 %cmp44.i3139, label %if.then45.i3258, label %if.else50.i3141

if.then45.i3258:                                  ; preds = %for.body.i3134
  %add.ptr46.i3259 = getelementptr inbounds i32, ptr %471, i64 %k.0276.i3135
  br i1 %cmp67.i.i3140, label %for.body.lr.ph.i.i3260, label %if.end55.i3143

for.body.lr.ph.i.i3260:                           ; preds = %if.then45.i3258
  %613 = load i64, ptr %arrayidx5.i3057, align 8
  %sub9.i.i3261 = sub nsw i64 %613, %612
  br label %for.body.i.i3262

for.cond15.preheader.i.i3284:                     ; preds = %for.body.i.i3262
  %tobool.not.i.i3285 = icmp eq i64 %add13.i.i3281, 0
  br i1 %tobool.not.i.i3285, label %if.end55.i3143, label %for.body19.lr.ph.i.i3286

for.body19.lr.ph.i.i3286:                         ; preds = %for.cond15.preheader.i.i3284
  %sub21.i.i3287 = add nsw i64 %add13.i.i3281, -1
  %arrayidx22.i.i3288 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %sub21.i.i3287
  %arrayidx28.i.i3289 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %sub21.i.i3287
  br label %for.body19.i.i3290

for.body.i.i3262:                                 ; preds = %for.body.i.i3262, %for.body.lr.ph.i.i3260
  %n.070.i.i3263 = phi i64 [ 0, %for.body.lr.ph.i.i3260 ], [ %add13.i.i3281, %for.body.i.i3262 ]
  %k.069.i.i3264 = phi i64 [ 0, %for.body.lr.ph.i.i3260 ], [ %inc.i.i3282, %for.body.i.i3262 ]
  %wrong.068.i.i3265 = phi i64 [ 0, %for.body.lr.ph.i.i3260 ], [ %or.i.i3273, %for.body.i.i3262 ]
  %arrayidx.i.i3266 = getelementptr inbounds i32, ptr %add.ptr46.i3259, i64 %k.069.i.i3264
  %614 = load i32, ptr %arrayidx.i.i3266, align 4
  %conv.i.i3267 = sext i32 %614 to i64
  %isneg.i.i3268 = icmp slt i32 %614, 0
  %and.i.i3269 = select i1 %isneg.i.i3268, i64 %611, i64 0
  %add.i.i3270 = add nsw i64 %and.i.i3269, %conv.i.i3267
  %cmp1.i.i3271 = icmp uge i64 %add.i.i3270, %611
  %conv3.i.i3272 = zext i1 %cmp1.i.i3271 to i64
  %or.i.i3273 = or i64 %wrong.068.i.i3265, %conv3.i.i3272
  %conv4.i.i3274 = trunc i64 %k.069.i.i3264 to i32
  %arrayidx5.i.i3275 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %n.070.i.i3263
  store i32 %conv4.i.i3274, ptr %arrayidx5.i.i3275, align 4
  %sub.i.i3276 = sub nsw i64 %add.i.i3270, %612
  %conv6.i.i3277 = trunc i64 %sub.i.i3276 to i32
  %arrayidx7.i231.i3278 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %n.070.i.i3263
  store i32 %conv6.i.i3277, ptr %arrayidx7.i231.i3278, align 4
  %cmp10.i.i3279 = icmp ult i64 %sub.i.i3276, %sub9.i.i3261
  %conv12.i.i3280 = zext i1 %cmp10.i.i3279 to i64
  %add13.i.i3281 = add nuw nsw i64 %n.070.i.i3263, %conv12.i.i3280
  %inc.i.i3282 = add nuw nsw i64 %k.069.i.i3264, 1
  %exitcond.not.i232.i3283 = icmp eq i64 %inc.i.i3282, %spec.select.i3138
  br i1 %exitcond.not.i232.i3283, label %for.cond15.preheader.i.i3284, label %for.body.i.i3262, !llvm.loop !7

for.body19.i.i3290:                               ; preds = %for.body19.i.i3290, %for.body19.lr.ph.i.i3286
  %k14.072.i.i3291 = phi i64 [ 0, %for.body19.lr.ph.i.i3286 ], [ %inc33.i.i3295, %for.body19.i.i3290 ]
  %615 = load i32, ptr %arrayidx22.i.i3288, align 4
  %add24.i.i3292 = add nuw nsw i64 %k14.072.i.i3291, %add13.i.i3281
  %arrayidx25.i.i3293 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %add24.i.i3292
  store i32 %615, ptr %arrayidx25.i.i3293, align 4
  %616 = load i32, ptr %arrayidx28.i.i3289, align 4
  %arrayidx31.i.i3294 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %add24.i.i3292
  store i32 %616, ptr %arrayidx31.i.i3294, align 4
  %inc33.i.i3295 = add nuw nsw i64 %k14.072.i.i3291, 1
  %exitcond284.not.i3296 = icmp eq i64 %inc33.i.i3295, 12
  br i1 %exitcond284.not.i3296, label %if.end55.i3143, label %for.body19.i.i3290, !llvm.loop !8

if.else50.i3141:                                  ; preds = %for.body.i3134
  %add.ptr51.i3142 = getelementptr inbounds i64, ptr %471, i64 %k.0276.i3135
  br i1 %cmp67.i.i3140, label %for.body.lr.ph.i233.i3222, label %if.end55.i3143

for.body.lr.ph.i233.i3222:                        ; preds = %if.else50.i3141
  %617 = load i64, ptr %arrayidx5.i3057, align 8
  %sub8.i.i3223 = sub nsw i64 %617, %612
  br label %for.body.i235.i3224

for.cond14.preheader.i.i3245:                     ; preds = %for.body.i235.i3224
  %tobool.not.i246.i3246 = icmp eq i64 %add12.i.i3242, 0
  br i1 %tobool.not.i246.i3246, label %if.end55.i3143, label %for.body18.lr.ph.i.i3247

for.body18.lr.ph.i.i3247:                         ; preds = %for.cond14.preheader.i.i3245
  %sub20.i.i3248 = add nsw i64 %add12.i.i3242, -1
  %arrayidx21.i.i3249 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %sub20.i.i3248
  %arrayidx27.i.i3250 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %sub20.i.i3248
  br label %for.body18.i.i3251

for.body.i235.i3224:                              ; preds = %for.body.i235.i3224, %for.body.lr.ph.i233.i3222
  %n.069.i.i3225 = phi i64 [ 0, %for.body.lr.ph.i233.i3222 ], [ %add12.i.i3242, %for.body.i235.i3224 ]
  %k.068.i.i3226 = phi i64 [ 0, %for.body.lr.ph.i233.i3222 ], [ %inc.i244.i3243, %for.body.i235.i3224 ]
  %wrong.067.i.i3227 = phi i64 [ 0, %for.body.lr.ph.i233.i3222 ], [ %or.i241.i3234, %for.body.i235.i3224 ]
  %arrayidx.i236.i3228 = getelementptr inbounds i64, ptr %add.ptr51.i3142, i64 %k.068.i.i3226
  %618 = load i64, ptr %arrayidx.i236.i3228, align 8
  %isneg.i237.i3229 = icmp slt i64 %618, 0
  %and.i238.i3230 = select i1 %isneg.i237.i3229, i64 %611, i64 0
  %add.i239.i3231 = add nsw i64 %and.i238.i3230, %618
  %cmp1.i240.i3232 = icmp uge i64 %add.i239.i3231, %611
  %conv2.i.i3233 = zext i1 %cmp1.i240.i3232 to i64
  %or.i241.i3234 = or i64 %wrong.067.i.i3227, %conv2.i.i3233
  %conv3.i242.i3235 = trunc i64 %k.068.i.i3226 to i32
  %arrayidx4.i.i3236 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %n.069.i.i3225
  store i32 %conv3.i242.i3235, ptr %arrayidx4.i.i3236, align 4
  %sub.i243.i3237 = sub nsw i64 %add.i239.i3231, %612
  %conv5.i.i3238 = trunc i64 %sub.i243.i3237 to i32
  %arrayidx6.i.i3239 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %n.069.i.i3225
  store i32 %conv5.i.i3238, ptr %arrayidx6.i.i3239, align 4
  %cmp9.i.i3240 = icmp ult i64 %sub.i243.i3237, %sub8.i.i3223
  %conv11.i.i3241 = zext i1 %cmp9.i.i3240 to i64
  %add12.i.i3242 = add nuw nsw i64 %n.069.i.i3225, %conv11.i.i3241
  %inc.i244.i3243 = add nuw nsw i64 %k.068.i.i3226, 1
  %exitcond.not.i245.i3244 = icmp eq i64 %inc.i244.i3243, %spec.select.i3138
  br i1 %exitcond.not.i245.i3244, label %for.cond14.preheader.i.i3245, label %for.body.i235.i3224, !llvm.loop !9

for.body18.i.i3251:                               ; preds = %for.body18.i.i3251, %for.body18.lr.ph.i.i3247
  %k13.071.i.i3252 = phi i64 [ 0, %for.body18.lr.ph.i.i3247 ], [ %inc32.i.i3256, %for.body18.i.i3251 ]
  %619 = load i32, ptr %arrayidx21.i.i3249, align 4
  %add23.i.i3253 = add nuw nsw i64 %k13.071.i.i3252, %add12.i.i3242
  %arrayidx24.i.i3254 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %add23.i.i3253
  store i32 %619, ptr %arrayidx24.i.i3254, align 4
  %620 = load i32, ptr %arrayidx27.i.i3250, align 4
  %arrayidx30.i.i3255 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %add23.i.i3253
  store i32 %620, ptr %arrayidx30.i.i3255, align 4
  %inc32.i.i3256 = add nuw nsw i64 %k13.071.i.i3252, 1
  %exitcond.not.i3257 = icmp eq i64 %inc32.i.i3256, 12
  br i1 %exitcond.not.i3257, label %if.end55.i3143, label %for.body18.i.i3251, !llvm.loop !10

if.end55.i3143:                                   ; preds = %for.body18.i.i3251, %for.body19.i.i3290, %for.cond14.preheader.i.i3245, %if.else50.i3141, %for.cond15.preheader.i.i3284, %if.then45.i3258
  %n.0.lcssa76.i.sink.i3144 = phi i64 [ 0, %for.cond15.preheader.i.i3284 ], [ 0, %if.then45.i3258 ], [ 0, %for.cond14.preheader.i.i3245 ], [ 0, %if.else50.i3141 ], [ %add13.i.i3281, %for.body19.i.i3290 ], [ %add12.i.i3242, %for.body18.i.i3251 ]
  %wrong.0.lcssa75.i.sink.i3145 = phi i64 [ %or.i.i3273, %for.cond15.preheader.i.i3284 ], [ 0, %if.then45.i3258 ], [ %or.i241.i3234, %for.cond14.preheader.i.i3245 ], [ 0, %if.else50.i3141 ], [ %or.i.i3273, %for.body19.i.i3290 ], [ %or.i241.i3234, %for.body18.i.i3251 ]
  store i64 %n.0.lcssa76.i.sink.i3144, ptr %count34.i.i3130, align 8
  %621 = load i64, ptr %wrong.i3077, align 8
  %or36.i.i3146 = or i64 %621, %wrong.0.lcssa75.i.sink.i3145
  store i64 %or36.i.i3146, ptr %wrong.i3077, align 8
  %tobool56.i3147 = icmp ne i64 %n.0.lcssa76.i.sink.i3144, 0
  %or.cond132.i3148 = select i1 %tobool56.i3147, i1 %cmp58.i3131, i1 false
  %cmp47.i.i3149 = icmp sgt i64 %n.0.lcssa76.i.sink.i3144, 0
  br i1 %or.cond132.i3148, label %if.then59.i3195, label %if.else60.i3150

if.then59.i3195:                                  ; preds = %if.end55.i3143
  br i1 %cmp47.i.i3149, label %for.body.preheader.i.i3196, label %if.end65.i3151

for.body.preheader.i.i3196:                       ; preds = %if.then59.i3195
  %622 = load i32, ptr %places.i234.i3129, align 8
  %conv.i248.i3197 = sext i32 %622 to i64
  %arrayidx1.i.i3198 = getelementptr inbounds i64, ptr %cond.i3067, i64 %conv.i248.i3197
  %623 = load i64, ptr %arrayidx1.i.i3198, align 8
  br label %for.body.i249.i3199

for.body.i249.i3199:                              ; preds = %if.end.i.i3212, %for.body.preheader.i.i3196
  %before.050.i.i3200 = phi i64 [ %conv5.i251.i3204, %if.end.i.i3212 ], [ %conv.i248.i3197, %for.body.preheader.i.i3196 ]
  %m.049.i.i3201 = phi i64 [ %inc.i255.i3220, %if.end.i.i3212 ], [ 0, %for.body.preheader.i.i3196 ]
  %found.048.i.i3202 = phi i64 [ %cond.i.i3218, %if.end.i.i3212 ], [ %623, %for.body.preheader.i.i3196 ]
  %arrayidx4.i250.i3203 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %m.049.i.i3201
  %624 = load i32, ptr %arrayidx4.i250.i3203, align 4
  %conv5.i251.i3204 = sext i32 %624 to i64
  %add.i252.i3205 = add nuw nsw i64 %m.049.i.i3201, 12
  %arrayidx7.i253.i3206 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %add.i252.i3205
  %625 = load i32, ptr %arrayidx7.i253.i3206, align 4
  %idx.ext.i.i3207 = sext i32 %625 to i64
  %add.ptr.i.i3208 = getelementptr inbounds i64, ptr %cond.i3067, i64 %idx.ext.i.i3207
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i.i3208, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3209 = icmp eq i64 %before.050.i.i3200, %conv5.i251.i3204
  br i1 %cmp8.not.i.i3209, label %if.end.i.i3212, label %if.then.i.i3210

if.then.i.i3210:                                  ; preds = %for.body.i249.i3199
  %arrayidx10.i.i3211 = getelementptr inbounds i64, ptr %cond.i3067, i64 %conv5.i251.i3204
  %626 = load i64, ptr %arrayidx10.i.i3211, align 8
  br label %if.end.i.i3212

if.end.i.i3212:                                   ; preds = %if.then.i.i3210, %for.body.i249.i3199
  %found.1.i.i3213 = phi i64 [ %626, %if.then.i.i3210 ], [ %found.048.i.i3202, %for.body.i249.i3199 ]
  %arrayidx11.i.i3214 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %m.049.i.i3201
  %627 = load i32, ptr %arrayidx11.i.i3214, align 4
  %conv12.i254.i3215 = sext i32 %627 to i64
  %mul.i.i3216 = mul nsw i64 %472, %conv12.i254.i3215
  %arrayidx13.i.i3217 = getelementptr inbounds i64, ptr %values.0275.i3136, i64 %mul.i.i3216
  %628 = load i64, ptr %arrayidx13.i.i3217, align 8
  %cond.i.i3218 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i3213, i64 %628)
  %arrayidx23.i.i3219 = getelementptr inbounds i64, ptr %cond.i3067, i64 %conv5.i251.i3204
  store i64 %cond.i.i3218, ptr %arrayidx23.i.i3219, align 8
  %inc.i255.i3220 = add nuw nsw i64 %m.049.i.i3201, 1
  %exitcond286.not.i3221 = icmp eq i64 %inc.i255.i3220, %n.0.lcssa76.i.sink.i3144
  br i1 %exitcond286.not.i3221, label %if.end65.i3151, label %for.body.i249.i3199, !llvm.loop !103

if.else60.i3150:                                  ; preds = %if.end55.i3143
  br i1 %cmp47.i.i3149, label %for.body.i259.i3155, label %if.end65.i3151

for.body.i259.i3155:                              ; preds = %if.else60.i3150, %for.end51.i.i3185
  %m.0105.i.i3156 = phi i64 [ %inc53.i.i3186, %for.end51.i.i3185 ], [ 0, %if.else60.i3150 ]
  %arrayidx.i260.i3157 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %m.0105.i.i3156
  %629 = load i32, ptr %arrayidx.i260.i3157, align 4
  %conv.i261.i3158 = sext i32 %629 to i64
  %mul.i262.i3159 = mul nsw i64 %472, %conv.i261.i3158
  %add.ptr.i263.i3160 = getelementptr inbounds i64, ptr %values.0275.i3136, i64 %mul.i262.i3159
  %arrayidx1.i264.i3161 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %m.0105.i.i3156
  %630 = load i32, ptr %arrayidx1.i264.i3161, align 4
  %conv2.i265.i3162 = sext i32 %630 to i64
  %mul3.i.i3163 = mul nsw i64 %473, %conv2.i265.i3162
  %add.ptr4.i.i3164 = getelementptr inbounds i64, ptr %cond.i3067, i64 %mul3.i.i3163
  %add.i266.i3165 = add nuw nsw i64 %m.0105.i.i3156, 12
  %arrayidx6.i267.i3166 = getelementptr inbounds [524 x i32], ptr %found.i3051, i64 0, i64 %add.i266.i3165
  %631 = load i32, ptr %arrayidx6.i267.i3166, align 4
  %conv7.i.i3167 = sext i32 %631 to i64
  %mul8.i.i3168 = mul nsw i64 %472, %conv7.i.i3167
  %add.ptr9.i.i3169 = getelementptr inbounds i64, ptr %values.0275.i3136, i64 %mul8.i.i3168
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr9.i.i3169, i32 0, i32 3, i32 1)
  %arrayidx12.i.i3170 = getelementptr inbounds [524 x i32], ptr %places.i234.i3129, i64 0, i64 %add.i266.i3165
  %632 = load i32, ptr %arrayidx12.i.i3170, align 4
  %conv13.i.i3171 = sext i32 %632 to i64
  %mul14.i.i3172 = mul nsw i64 %473, %conv13.i.i3171
  %add.ptr15.i.i3173 = getelementptr inbounds i64, ptr %cond.i3067, i64 %mul14.i.i3172
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3173, i32 1, i32 3, i32 1)
  br i1 %cmp18.not99.i.i3132, label %for.cond35.preheader.i.i3182, label %for.body20.i.i3174

for.cond35.preheader.i.i3182:                     ; preds = %for.body20.i.i3174, %for.body.i259.i3155
  %j.0.lcssa.i.i3183 = phi i64 [ 0, %for.body.i259.i3155 ], [ %add17101.i.i3175, %for.body20.i.i3174 ]
  %cmp36102.i.i3184 = icmp slt i64 %j.0.lcssa.i.i3183, %473
  br i1 %cmp36102.i.i3184, label %for.body38.i.i3188, label %for.end51.i.i3185

for.body20.i.i3174:                               ; preds = %for.body.i259.i3155, %for.body20.i.i3174
  %add17101.i.i3175 = phi i64 [ %add17.i.i3180, %for.body20.i.i3174 ], [ 8, %for.body.i259.i3155 ]
  %j.0100.i.i3176 = phi i64 [ %add17101.i.i3175, %for.body20.i.i3174 ], [ 0, %for.body.i259.i3155 ]
  %add.ptr21.i.i3177 = getelementptr inbounds i64, ptr %add.ptr4.i.i3164, i64 %j.0100.i.i3176
  %633 = load <8 x i64>, ptr %add.ptr21.i.i3177, align 8
  %add.ptr22.i.i3178 = getelementptr inbounds i64, ptr %add.ptr.i263.i3160, i64 %j.0100.i.i3176
  %634 = load <8 x i64>, ptr %add.ptr22.i.i3178, align 8
  %or32.i.i3179 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %633, <8 x i64> %634)
  store <8 x i64> %or32.i.i3179, ptr %add.ptr21.i.i3177, align 8
  %add17.i.i3180 = add nuw nsw i64 %add17101.i.i3175, 8
  %cmp18.not.i.i3181 = icmp sgt i64 %add17.i.i3180, %473
  br i1 %cmp18.not.i.i3181, label %for.cond35.preheader.i.i3182, label %for.body20.i.i3174, !llvm.loop !104

for.body38.i.i3188:                               ; preds = %for.cond35.preheader.i.i3182, %for.body38.i.i3188
  %j.1103.i.i3189 = phi i64 [ %inc.i269.i3193, %for.body38.i.i3188 ], [ %j.0.lcssa.i.i3183, %for.cond35.preheader.i.i3182 ]
  %arrayidx39.i.i3190 = getelementptr inbounds i64, ptr %add.ptr4.i.i3164, i64 %j.1103.i.i3189
  %635 = load i64, ptr %arrayidx39.i.i3190, align 8
  %arrayidx40.i.i3191 = getelementptr inbounds i64, ptr %add.ptr.i263.i3160, i64 %j.1103.i.i3189
  %636 = load i64, ptr %arrayidx40.i.i3191, align 8
  %spec.select.i.i3192 = tail call i64 @llvm.smax.i64(i64 %635, i64 %636)
  store i64 %spec.select.i.i3192, ptr %arrayidx39.i.i3190, align 8
  %inc.i269.i3193 = add nuw nsw i64 %j.1103.i.i3189, 1
  %exitcond.not.i270.i3194 = icmp eq i64 %inc.i269.i3193, %473
  br i1 %exitcond.not.i270.i3194, label %for.end51.i.i3185, label %for.body38.i.i3188, !llvm.loop !105

for.end51.i.i3185:                                ; preds = %for.body38.i.i3188, %for.cond35.preheader.i.i3182
  %inc53.i.i3186 = add nuw nsw i64 %m.0105.i.i3156, 1
  %exitcond285.not.i3187 = icmp eq i64 %inc53.i.i3186, %n.0.lcssa76.i.sink.i3144
  br i1 %exitcond285.not.i3187, label %if.end65.i3151, label %for.body.i259.i3155, !llvm.loop !106

if.end65.i3151:                                   ; preds = %for.end51.i.i3185, %if.end.i.i3212, %if.else60.i3150, %if.then59.i3195
  %add.i3152 = add nuw nsw i64 %k.0276.i3135, 512
  %add.ptr67.i3153 = getelementptr inbounds i8, ptr %values.0275.i3136, i64 %add.ptr67.idx.i3133
  %637 = load i64, ptr %arrayidx32.i3078, align 8
  %cmp33.i3154 = icmp slt i64 %add.i3152, %637
  br i1 %cmp33.i3154, label %for.body.i3134, label %for.cond.cleanup.i3080, !llvm.loop !107

lor.lhs.false72.i3084:                            ; preds = %for.cond.cleanup.i3080
  %cmp73.i3085 = icmp ne ptr %cond.i3067, %478
  %tobool75.i3086 = icmp ne i64 %468, 0
  %or.cond134.i3087 = select i1 %cmp73.i3085, i1 true, i1 %tobool75.i3086
  br i1 %or.cond134.i3087, label %for.cond80.preheader.i3088, label %most_long.exit

for.cond80.preheader.i3088:                       ; preds = %lor.lhs.false72.i3084
  %cmp82.not277.i3089 = icmp slt i64 %mul.i3060, 8
  br i1 %cmp82.not277.i3089, label %for.cond104.preheader.i3101, label %for.body83.lr.ph.i3090

for.body83.lr.ph.i3090:                           ; preds = %for.cond80.preheader.i3088
  %add.ptr90.i3091 = getelementptr inbounds i64, ptr %469, i64 %mul10.i3063
  br label %for.body83.i3092

for.cond104.preheader.i3101:                      ; preds = %if.end99.i3096, %for.cond80.preheader.i3088
  %k79.0.lcssa.i3102 = phi i64 [ 0, %for.cond80.preheader.i3088 ], [ %add81279.i3093, %if.end99.i3096 ]
  %cmp105280.i3103 = icmp slt i64 %k79.0.lcssa.i3102, %mul.i3060
  br i1 %cmp105280.i3103, label %for.body106.lr.ph.i3104, label %most_long.exit

for.body106.lr.ph.i3104:                          ; preds = %for.cond104.preheader.i3101
  %638 = getelementptr i64, ptr %469, i64 %mul10.i3063
  br label %for.body106.i3105

for.body83.i3092:                                 ; preds = %if.end99.i3096, %for.body83.lr.ph.i3090
  %add81279.i3093 = phi i64 [ 8, %for.body83.lr.ph.i3090 ], [ %add81.i3099, %if.end99.i3096 ]
  %k79.0278.i3094 = phi i64 [ 0, %for.body83.lr.ph.i3090 ], [ %add81279.i3093, %if.end99.i3096 ]
  %add.ptr84.i3095 = getelementptr inbounds i64, ptr %cond.i3067, i64 %k79.0278.i3094
  %639 = load <8 x i64>, ptr %add.ptr84.i3095, align 8
  br i1 %tobool75.i3086, label %land.lhs.true86.i3117, label %if.end99.i3096

land.lhs.true86.i3117:                            ; preds = %for.body83.i3092
  %640 = load i64, ptr %arrayidx9.i3062, align 8
  %tobool88.not.i3118 = icmp eq i64 %640, 0
  br i1 %tobool88.not.i3118, label %if.then95.i3122, label %if.then89.i3119

if.then89.i3119:                                  ; preds = %land.lhs.true86.i3117
  %add.ptr91.i3120 = getelementptr inbounds i64, ptr %add.ptr90.i3091, i64 %k79.0278.i3094
  %641 = load <8 x i64>, ptr %add.ptr91.i3120, align 8
  %add92.i3121 = add <8 x i64> %641, %639
  br label %if.end99.i3096

if.then95.i3122:                                  ; preds = %land.lhs.true86.i3117
  %642 = load i64, ptr %469, align 8
  %splat.splatinsert.i3123 = insertelement <8 x i64> poison, i64 %642, i64 0
  %splat.splat.i3124 = shufflevector <8 x i64> %splat.splatinsert.i3123, <8 x i64> poison, <8 x i32> zeroinitializer
  %add97.i3125 = add <8 x i64> %splat.splat.i3124, %639
  br label %if.end99.i3096

if.end99.i3096:                                   ; preds = %if.then95.i3122, %if.then89.i3119, %for.body83.i3092
  %sum.0.i3097 = phi <8 x i64> [ %add92.i3121, %if.then89.i3119 ], [ %add97.i3125, %if.then95.i3122 ], [ %639, %for.body83.i3092 ]
  %add.ptr100.i3098 = getelementptr inbounds i64, ptr %478, i64 %k79.0278.i3094
  store <8 x i64> %sum.0.i3097, ptr %add.ptr100.i3098, align 8
  %add81.i3099 = add nuw nsw i64 %add81279.i3093, 8
  %cmp82.not.i3100 = icmp sgt i64 %add81.i3099, %mul.i3060
  br i1 %cmp82.not.i3100, label %for.cond104.preheader.i3101, label %for.body83.i3092, !llvm.loop !108

for.body106.i3105:                                ; preds = %cond.end117.i3108, %for.body106.lr.ph.i3104
  %k79.1281.i3106 = phi i64 [ %k79.0.lcssa.i3102, %for.body106.lr.ph.i3104 ], [ %inc.i3111, %cond.end117.i3108 ]
  %arrayidx109.i3107 = getelementptr inbounds i64, ptr %cond.i3067, i64 %k79.1281.i3106
  %643 = load i64, ptr %arrayidx109.i3107, align 8
  br i1 %tobool75.i3086, label %cond.true108.i3113, label %cond.end117.i3108

cond.true108.i3113:                               ; preds = %for.body106.i3105
  %644 = load i64, ptr %arrayidx9.i3062, align 8
  %mul111.i3114 = mul nsw i64 %644, %k79.1281.i3106
  %arrayidx113.i3115 = getelementptr i64, ptr %638, i64 %mul111.i3114
  %645 = load i64, ptr %arrayidx113.i3115, align 8
  %add114.i3116 = add nsw i64 %645, %643
  br label %cond.end117.i3108

cond.end117.i3108:                                ; preds = %cond.true108.i3113, %for.body106.i3105
  %cond118.i3109 = phi i64 [ %add114.i3116, %cond.true108.i3113 ], [ %643, %for.body106.i3105 ]
  %arrayidx119.i3110 = getelementptr inbounds i64, ptr %478, i64 %k79.1281.i3106
  store i64 %cond118.i3109, ptr %arrayidx119.i3110, align 8
  %inc.i3111 = add nuw nsw i64 %k79.1281.i3106, 1
  %exitcond287.not.i3112 = icmp eq i64 %inc.i3111, %mul.i3060
  br i1 %exitcond287.not.i3112, label %most_long.exit, label %for.body106.i3105, !llvm.loop !109

most_long.exit:                                   ; preds = %cond.end117.i3108, %for.cond.cleanup.i3080, %lor.lhs.false72.i3084, %for.cond104.preheader.i3101
  call void @llvm.lifetime.end.p0(i64 4208, ptr nonnull %found.i3051) #7
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
