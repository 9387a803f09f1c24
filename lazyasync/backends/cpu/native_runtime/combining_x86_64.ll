; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define range(i64 0, 2) i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i3842 = alloca [512 x i32], align 16
  %found.i3843 = alloca %struct.chosen, align 8
  %counts.i3844 = alloca [2048 x i32], align 16
  %places.i3474 = alloca [512 x i32], align 16
  %found.i3475 = alloca %struct.chosen, align 8
  %counts.i3476 = alloca [2048 x i32], align 16
  %places.i3125 = alloca [512 x i32], align 16
  %found.i3126 = alloca %struct.chosen, align 8
  %places.i2776 = alloca [512 x i32], align 16
  %found.i2777 = alloca %struct.chosen, align 8
  %places.i2418 = alloca [512 x i32], align 16
  %found.i2419 = alloca %struct.chosen, align 8
  %counts.i2420 = alloca [2048 x i32], align 16
  %places.i2059 = alloca [512 x i32], align 16
  %found.i2060 = alloca %struct.chosen, align 8
  %counts.i2061 = alloca [2048 x i32], align 16
  %places.i1710 = alloca [512 x i32], align 16
  %found.i1711 = alloca %struct.chosen, align 8
  %places.i1439 = alloca [512 x i32], align 16
  %found.i1440 = alloca %struct.chosen, align 8
  %places.i1100 = alloca [512 x i32], align 16
  %found.i1101 = alloca %struct.chosen, align 8
  %counts.i1102 = alloca [2048 x i32], align 16
  %places.i749 = alloca [512 x i32], align 16
  %found.i750 = alloca %struct.chosen, align 8
  %counts.i751 = alloca [2048 x i32], align 16
  %places.i525 = alloca [512 x i32], align 16
  %found.i526 = alloca %struct.chosen, align 8
  %places.i323 = alloca [512 x i32], align 16
  %found.i324 = alloca %struct.chosen, align 8
  %places.i115 = alloca [512 x i32], align 16
  %found.i116 = alloca %struct.chosen, align 8
  %counts.i117 = alloca [2048 x i32], align 16
  %places.i = alloca [512 x i32], align 16
  %found.i = alloca %struct.chosen, align 8
  %counts.i = alloca [2048 x i32], align 16
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
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 72
  %8 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 80
  %9 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 32
  %10 = load i64, ptr %arrayidx5.i, align 8
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 64
  %11 = load i64, ptr %arrayidx6.i, align 8
  %sub.i = sub i64 %9, %8
  %mul.i = mul i64 %11, %sub.i
  %mul7.i = mul nsw i64 %11, %8
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 96
  %12 = load i64, ptr %arrayidx8.i, align 8
  %mul9.i = mul nsw i64 %mul7.i, %12
  %arrayidx10.i = getelementptr inbounds i8, ptr %a, i64 120
  %13 = load i64, ptr %arrayidx10.i, align 8
  %14 = inttoptr i64 %13 to ptr
  %arrayidx11.i = getelementptr inbounds i8, ptr %a, i64 112
  %15 = load i64, ptr %arrayidx11.i, align 8
  %tobool.not.i = icmp eq i64 %15, 0
  %16 = inttoptr i64 %15 to ptr
  %cond.i = select i1 %tobool.not.i, ptr %14, ptr %16
  %arrayidx13.i = getelementptr inbounds i8, ptr %a, i64 104
  %17 = load i64, ptr %arrayidx13.i, align 8
  %tobool14.not.i = icmp eq i64 %17, 0
  br i1 %tobool14.not.i, label %if.end30.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %cond.true
  %tobool16.i.not = icmp eq i64 %4, 0
  br i1 %tobool16.i.not, label %if.then.i, label %land.lhs.true20.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %18 = inttoptr i64 %17 to ptr
  %19 = load i32, ptr %18, align 4
  %tobool.not.i.i = icmp eq i32 %19, 0
  br i1 %tobool.not.i.i, label %if.then.i.i, label %for.cond.preheader.i.i

if.then.i.i:                                      ; preds = %if.then.i
  %mul.i.i = shl nsw i64 %mul.i, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i, i8 0, i64 %mul.i.i, i1 false)
  br label %if.end30.i

for.cond.preheader.i.i:                           ; preds = %if.then.i
  %cmp535.i.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp535.i.i, label %for.body.i.i, label %if.end30.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %k.036.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %arrayidx.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %k.036.i.i
  store i32 %19, ptr %arrayidx.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.036.i.i, 1
  %exitcond38.not.i.i = icmp eq i64 %inc.i.i, %mul.i
  br i1 %exitcond38.not.i.i, label %if.end30.i, label %for.body.i.i, !llvm.loop !4

land.lhs.true20.i:                                ; preds = %land.lhs.true.i
  %tobool22.not.i = icmp eq i64 %12, 0
  br i1 %tobool22.not.i, label %if.then28.i, label %if.then23.i

if.then23.i:                                      ; preds = %land.lhs.true20.i
  %add.ptr.i = getelementptr inbounds i32, ptr %5, i64 %mul9.i
  %mul24.i = shl i64 %mul.i, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i, ptr nonnull align 4 %add.ptr.i, i64 %mul24.i, i1 false)
  br label %if.end30.i

if.then28.i:                                      ; preds = %land.lhs.true20.i
  %20 = load i32, ptr %5, align 4
  %tobool.not.i369.i = icmp eq i32 %20, 0
  br i1 %tobool.not.i369.i, label %if.then.i377.i, label %for.cond.preheader.i370.i

if.then.i377.i:                                   ; preds = %if.then28.i
  %mul.i378.i = shl nsw i64 %mul.i, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i, i8 0, i64 %mul.i378.i, i1 false)
  br label %if.end30.i

for.cond.preheader.i370.i:                        ; preds = %if.then28.i
  %cmp535.i371.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp535.i371.i, label %for.body.i372.i, label %if.end30.i

for.body.i372.i:                                  ; preds = %for.cond.preheader.i370.i, %for.body.i372.i
  %k.036.i373.i = phi i64 [ %inc.i375.i, %for.body.i372.i ], [ 0, %for.cond.preheader.i370.i ]
  %arrayidx.i374.i = getelementptr inbounds i32, ptr %cond.i, i64 %k.036.i373.i
  store i32 %20, ptr %arrayidx.i374.i, align 4
  %inc.i375.i = add nuw nsw i64 %k.036.i373.i, 1
  %exitcond38.not.i376.i = icmp eq i64 %inc.i375.i, %mul.i
  br i1 %exitcond38.not.i376.i, label %if.end30.i, label %for.body.i372.i, !llvm.loop !4

if.end30.i:                                       ; preds = %for.body.i372.i, %for.body.i.i, %for.cond.preheader.i370.i, %if.then.i377.i, %if.then23.i, %for.cond.preheader.i.i, %if.then.i.i, %cond.true
  %cmp31.i = icmp eq i64 %8, 0
  br i1 %cmp31.i, label %land.end.i, label %land.end.thread.i

land.end.thread.i:                                ; preds = %if.end30.i
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #8
  br label %for.cond.cleanup.i

land.end.i:                                       ; preds = %if.end30.i
  %arrayidx32.i = getelementptr inbounds i8, ptr %a, i64 56
  %21 = load i64, ptr %arrayidx32.i, align 8
  %cmp33.i = icmp eq i64 %9, %21
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #8
  br i1 %cmp33.i, label %for.body.lr.ph.i, label %for.cond.cleanup.i

for.body.lr.ph.i:                                 ; preds = %land.end.i
  %places42.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i, %land.end.i, %land.end.thread.i
  %22 = phi i1 [ false, %land.end.thread.i ], [ false, %land.end.i ], [ true, %for.body.i ]
  %23 = load i64, ptr %a, align 8
  %cmp45.i = icmp eq i64 %23, 0
  %tobool48.i = icmp eq i64 %10, 0
  %or.cond241.not366.i = select i1 %cmp45.i, i1 %tobool48.i, i1 false
  %cmp50.i = icmp eq i64 %11, 1
  %or.cond242.i = select i1 %or.cond241.not366.i, i1 %cmp50.i, i1 false
  %spec.select.i = and i1 %22, %or.cond242.i
  %cmp59.i = icmp sgt i64 %mul.i, 2048
  %not.spec.select.i = xor i1 %spec.select.i, true
  %or.cond243.i = select i1 %not.spec.select.i, i1 true, i1 %cmp59.i
  %arrayidx62.i = getelementptr inbounds i8, ptr %a, i64 48
  %24 = load i64, ptr %arrayidx62.i, align 8
  %cmp63.not.i = icmp sgt i64 %mul.i, %24
  %or.cond = select i1 %or.cond243.i, i1 true, i1 %cmp63.not.i
  br i1 %or.cond, label %land.rhs93.lr.ph.i, label %if.then69.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %k.0441.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.body.i ]
  %conv40.i = trunc nuw i64 %k.0441.i to i32
  %arrayidx41.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %k.0441.i
  store i32 %conv40.i, ptr %arrayidx41.i, align 4
  %arrayidx43.i = getelementptr inbounds [520 x i32], ptr %places42.i, i64 0, i64 %k.0441.i
  store i32 0, ptr %arrayidx43.i, align 4
  %inc.i = add nuw nsw i64 %k.0441.i, 1
  %exitcond4354.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond4354.not, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !7

if.then69.i:                                      ; preds = %for.cond.cleanup.i
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i) #8
  %arrayidx70.i = getelementptr inbounds i8, ptr %a, i64 16
  %25 = load i64, ptr %arrayidx70.i, align 8
  %arrayidx72.i = getelementptr inbounds i8, ptr %a, i64 56
  %26 = load i64, ptr %arrayidx72.i, align 8
  %call.i = call fastcc i64 @count_indices(ptr noundef %7, i64 noundef %25, i64 noundef %24, i64 noundef %26, ptr noundef nonnull %counts.i)
  %tobool73.not.i = icmp eq i64 %call.i, 0
  br i1 %tobool73.not.i, label %for.cond77.preheader.i, label %cleanup222.critedge.i

for.cond77.preheader.i:                           ; preds = %if.then69.i
  %cmp78442.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp78442.i, label %for.body81.i, label %if.end89.i

for.body81.i:                                     ; preds = %for.cond77.preheader.i, %for.body81.i
  %k76.0443.i = phi i64 [ %inc87.i, %for.body81.i ], [ 0, %for.cond77.preheader.i ]
  %arrayidx82.i = getelementptr inbounds [2048 x i32], ptr %counts.i, i64 0, i64 %k76.0443.i
  %27 = load i32, ptr %arrayidx82.i, align 4
  %28 = load i32, ptr %3, align 4
  %mul84.i = mul nsw i32 %28, %27
  %arrayidx85.i = getelementptr inbounds i32, ptr %cond.i, i64 %k76.0443.i
  %29 = load i32, ptr %arrayidx85.i, align 4
  %add.i = add nsw i32 %29, %mul84.i
  store i32 %add.i, ptr %arrayidx85.i, align 4
  %inc87.i = add nuw nsw i64 %k76.0443.i, 1
  %exitcond.not.i = icmp eq i64 %inc87.i, %mul.i
  br i1 %exitcond.not.i, label %if.end89.i, label %for.body81.i, !llvm.loop !8

if.end89.i:                                       ; preds = %for.body81.i, %for.cond77.preheader.i
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i) #8
  br label %for.end162.i

land.rhs93.lr.ph.i:                               ; preds = %for.cond.cleanup.i
  %arrayidx94.i = getelementptr inbounds i8, ptr %a, i64 48
  %places113.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  %cond118.i = select i1 %22, ptr %places113.i, ptr %places.i
  %arrayidx119.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx128.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i407.i = trunc i64 %8 to i32
  %conv1.i.i = trunc i64 %sub.i to i32
  %count32.i.i = getelementptr inbounds i8, ptr %found.i, i64 4160
  %cmp18.not67.i.i = icmp slt i64 %11, 8
  %add.ptr159.idx.i = shl nsw i64 %10, 11
  %cmp95.i4279 = icmp sgt i64 %24, 0
  br i1 %cmp95.i4279, label %for.body100.i, label %for.end162.i

for.body100.i:                                    ; preds = %land.rhs93.lr.ph.i, %for.inc156.i
  %30 = phi i64 [ %51, %for.inc156.i ], [ %24, %land.rhs93.lr.ph.i ]
  %k90.0445.i4282 = phi i64 [ %add157.i, %for.inc156.i ], [ 0, %land.rhs93.lr.ph.i ]
  %values.0446.i4280 = phi ptr [ %add.ptr159.i, %for.inc156.i ], [ %3, %land.rhs93.lr.ph.i ]
  %sub102.i = sub nsw i64 %30, %k90.0445.i4282
  %spec.select367.i = tail call i64 @llvm.smin.i64(i64 %sub102.i, i64 512)
  %31 = load i64, ptr %arrayidx119.i, align 8
  %cmp120.i = icmp eq i64 %31, 4
  %32 = load i64, ptr %arrayidx128.i, align 8
  %cmp.not65.i.i = icmp slt i64 %sub102.i, 8
  br i1 %cmp120.i, label %cond.true122.i, label %cond.false126.i

cond.true122.i:                                   ; preds = %for.body100.i
  %add.ptr123.i = getelementptr inbounds i32, ptr %7, i64 %k90.0445.i4282
  br i1 %cmp.not65.i.i, label %for.cond11.preheader.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %cond.true122.i
  %splat.splatinsert.i.i = insertelement <8 x i64> poison, i64 %32, i64 0
  %splat.splat.i.i = shufflevector <8 x i64> %splat.splatinsert.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i380.i

for.cond11.preheader.i.i:                         ; preds = %for.body.i380.i, %cond.true122.i
  %outside.0.lcssa.i.i = phi <8 x i64> [ zeroinitializer, %cond.true122.i ], [ %or7.i.i, %for.body.i380.i ]
  %k.0.lcssa.i.i = phi i64 [ 0, %cond.true122.i ], [ %add68.i.i, %for.body.i380.i ]
  br label %for.body14.i.i

for.body.i380.i:                                  ; preds = %for.body.i380.i, %for.body.lr.ph.i.i
  %add68.i.i = phi i64 [ 8, %for.body.lr.ph.i.i ], [ %add.i.i, %for.body.i380.i ]
  %k.067.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %add68.i.i, %for.body.i380.i ]
  %outside.066.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i ], [ %or7.i.i, %for.body.i380.i ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %add.ptr123.i, i64 %k.067.i.i
  %33 = load <8 x i32>, ptr %add.ptr.i.i, align 4
  %conv.i.i = sext <8 x i32> %33 to <8 x i64>
  %isneg.i.i = icmp slt <8 x i32> %33, zeroinitializer
  %and.i.i = select <8 x i1> %isneg.i.i, <8 x i64> %splat.splat.i.i, <8 x i64> zeroinitializer
  %add1.i.i = add <8 x i64> %and.i.i, %conv.i.i
  %add1.lobit.i.i = ashr <8 x i64> %add1.i.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i = icmp slt <8 x i64> %add1.i.i, %splat.splat.i.i
  %or.i.i = select <8 x i1> %cmp5.not.i.i, <8 x i64> %add1.lobit.i.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i = or <8 x i64> %or.i.i, %outside.066.i.i
  %conv8.i.i = trunc <8 x i64> %add1.i.i to <8 x i32>
  %add.ptr9.i.i = getelementptr inbounds i32, ptr %cond118.i, i64 %k.067.i.i
  store <8 x i32> %conv8.i.i, ptr %add.ptr9.i.i, align 8
  %add.i.i = add nuw nsw i64 %add68.i.i, 8
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %spec.select367.i
  br i1 %cmp.not.i.i, label %for.cond11.preheader.i.i, label %for.body.i380.i, !llvm.loop !9

for.cond18.preheader.i.i:                         ; preds = %for.body14.i.i
  %cmp1972.i.i = icmp slt i64 %k.0.lcssa.i.i, %spec.select367.i
  br i1 %cmp1972.i.i, label %for.body21.i.i, label %cond.end130.i

for.body14.i.i:                                   ; preds = %for.body14.i.i, %for.cond11.preheader.i.i
  %j.071.i.i = phi i64 [ 0, %for.cond11.preheader.i.i ], [ %inc.i381.i, %for.body14.i.i ]
  %wrong.070.i.i = phi i64 [ 0, %for.cond11.preheader.i.i ], [ %or15.i.i, %for.body14.i.i ]
  %vecext.i.i = extractelement <8 x i64> %outside.0.lcssa.i.i, i64 %j.071.i.i
  %or15.i.i = or i64 %vecext.i.i, %wrong.070.i.i
  %inc.i381.i = add nuw nsw i64 %j.071.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i381.i, 8
  br i1 %exitcond.not.i.i, label %for.cond18.preheader.i.i, label %for.body14.i.i, !llvm.loop !10

for.body21.i.i:                                   ; preds = %for.cond18.preheader.i.i, %for.body21.i.i
  %k.174.i.i = phi i64 [ %inc35.i.i, %for.body21.i.i ], [ %k.0.lcssa.i.i, %for.cond18.preheader.i.i ]
  %wrong.173.i.i = phi i64 [ %or31.i.i, %for.body21.i.i ], [ %or15.i.i, %for.cond18.preheader.i.i ]
  %arrayidx.i382.i = getelementptr inbounds i32, ptr %add.ptr123.i, i64 %k.174.i.i
  %34 = load i32, ptr %arrayidx.i382.i, align 4
  %conv23.i.i = sext i32 %34 to i64
  %cmp25.i.i = icmp slt i32 %34, 0
  %cond.i.i = select i1 %cmp25.i.i, i64 %32, i64 0
  %add27.i.i = add nsw i64 %cond.i.i, %conv23.i.i
  %cmp28.i.i = icmp uge i64 %add27.i.i, %32
  %conv30.i.i = zext i1 %cmp28.i.i to i64
  %or31.i.i = or i64 %wrong.173.i.i, %conv30.i.i
  %conv32.i.i = trunc i64 %add27.i.i to i32
  %arrayidx33.i.i = getelementptr inbounds i32, ptr %cond118.i, i64 %k.174.i.i
  store i32 %conv32.i.i, ptr %arrayidx33.i.i, align 4
  %inc35.i.i = add nuw nsw i64 %k.174.i.i, 1
  %exitcond76.not.i.i = icmp eq i64 %inc35.i.i, %spec.select367.i
  br i1 %exitcond76.not.i.i, label %cond.end130.i, label %for.body21.i.i, !llvm.loop !11

cond.false126.i:                                  ; preds = %for.body100.i
  %add.ptr127.i = getelementptr inbounds i64, ptr %7, i64 %k90.0445.i4282
  br i1 %cmp.not65.i.i, label %for.cond10.preheader.i.i, label %for.body.lr.ph.i383.i

for.body.lr.ph.i383.i:                            ; preds = %cond.false126.i
  %splat.splatinsert.i384.i = insertelement <8 x i64> poison, i64 %32, i64 0
  %splat.splat.i385.i = shufflevector <8 x i64> %splat.splatinsert.i384.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i386.i

for.cond10.preheader.i.i:                         ; preds = %for.body.i386.i, %cond.false126.i
  %outside.0.lcssa.i398.i = phi <8 x i64> [ zeroinitializer, %cond.false126.i ], [ %or7.i394.i, %for.body.i386.i ]
  %k.0.lcssa.i399.i = phi i64 [ 0, %cond.false126.i ], [ %add66.i.i, %for.body.i386.i ]
  br label %for.body13.i.i

for.body.i386.i:                                  ; preds = %for.body.i386.i, %for.body.lr.ph.i383.i
  %add66.i.i = phi i64 [ 8, %for.body.lr.ph.i383.i ], [ %add.i396.i, %for.body.i386.i ]
  %k.065.i.i = phi i64 [ 0, %for.body.lr.ph.i383.i ], [ %add66.i.i, %for.body.i386.i ]
  %outside.064.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i383.i ], [ %or7.i394.i, %for.body.i386.i ]
  %add.ptr.i387.i = getelementptr inbounds i64, ptr %add.ptr127.i, i64 %k.065.i.i
  %35 = load <8 x i64>, ptr %add.ptr.i387.i, align 8
  %isneg.i388.i = icmp slt <8 x i64> %35, zeroinitializer
  %and.i389.i = select <8 x i1> %isneg.i388.i, <8 x i64> %splat.splat.i385.i, <8 x i64> zeroinitializer
  %add1.i390.i = add <8 x i64> %and.i389.i, %35
  %add1.lobit.i391.i = ashr <8 x i64> %add1.i390.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i392.i = icmp slt <8 x i64> %add1.i390.i, %splat.splat.i385.i
  %or.i393.i = select <8 x i1> %cmp5.not.i392.i, <8 x i64> %add1.lobit.i391.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i394.i = or <8 x i64> %or.i393.i, %outside.064.i.i
  %conv.i395.i = trunc <8 x i64> %add1.i390.i to <8 x i32>
  %add.ptr8.i.i = getelementptr inbounds i32, ptr %cond118.i, i64 %k.065.i.i
  store <8 x i32> %conv.i395.i, ptr %add.ptr8.i.i, align 8
  %add.i396.i = add nuw nsw i64 %add66.i.i, 8
  %cmp.not.i397.i = icmp sgt i64 %add.i396.i, %spec.select367.i
  br i1 %cmp.not.i397.i, label %for.cond10.preheader.i.i, label %for.body.i386.i, !llvm.loop !12

for.cond17.preheader.i.i:                         ; preds = %for.body13.i.i
  %cmp1870.i.i = icmp slt i64 %k.0.lcssa.i399.i, %spec.select367.i
  br i1 %cmp1870.i.i, label %for.body20.i.i, label %cond.end130.i

for.body13.i.i:                                   ; preds = %for.body13.i.i, %for.cond10.preheader.i.i
  %j.069.i.i = phi i64 [ 0, %for.cond10.preheader.i.i ], [ %inc.i401.i, %for.body13.i.i ]
  %wrong.068.i.i = phi i64 [ 0, %for.cond10.preheader.i.i ], [ %or14.i.i, %for.body13.i.i ]
  %vecext.i400.i = extractelement <8 x i64> %outside.0.lcssa.i398.i, i64 %j.069.i.i
  %or14.i.i = or i64 %vecext.i400.i, %wrong.068.i.i
  %inc.i401.i = add nuw nsw i64 %j.069.i.i, 1
  %exitcond.not.i402.i = icmp eq i64 %inc.i401.i, 8
  br i1 %exitcond.not.i402.i, label %for.cond17.preheader.i.i, label %for.body13.i.i, !llvm.loop !13

for.body20.i.i:                                   ; preds = %for.cond17.preheader.i.i, %for.body20.i.i
  %k.172.i.i = phi i64 [ %inc33.i.i, %for.body20.i.i ], [ %k.0.lcssa.i399.i, %for.cond17.preheader.i.i ]
  %wrong.171.i.i = phi i64 [ %or29.i.i, %for.body20.i.i ], [ %or14.i.i, %for.cond17.preheader.i.i ]
  %arrayidx.i404.i = getelementptr inbounds i64, ptr %add.ptr127.i, i64 %k.172.i.i
  %36 = load i64, ptr %arrayidx.i404.i, align 8
  %cmp23.i.i = icmp slt i64 %36, 0
  %cond.i405.i = select i1 %cmp23.i.i, i64 %32, i64 0
  %add25.i.i = add nsw i64 %cond.i405.i, %36
  %cmp26.i.i = icmp uge i64 %add25.i.i, %32
  %conv28.i.i = zext i1 %cmp26.i.i to i64
  %or29.i.i = or i64 %wrong.171.i.i, %conv28.i.i
  %conv30.i406.i = trunc i64 %add25.i.i to i32
  %arrayidx31.i.i = getelementptr inbounds i32, ptr %cond118.i, i64 %k.172.i.i
  store i32 %conv30.i406.i, ptr %arrayidx31.i.i, align 4
  %inc33.i.i = add nuw nsw i64 %k.172.i.i, 1
  %exitcond74.not.i.i = icmp eq i64 %inc33.i.i, %spec.select367.i
  br i1 %exitcond74.not.i.i, label %cond.end130.i, label %for.body20.i.i, !llvm.loop !14

cond.end130.i:                                    ; preds = %for.body20.i.i, %for.body21.i.i, %for.cond17.preheader.i.i, %for.cond18.preheader.i.i
  %cond131.in.in.i = phi i64 [ %or15.i.i, %for.cond18.preheader.i.i ], [ %or14.i.i, %for.cond17.preheader.i.i ], [ %or31.i.i, %for.body21.i.i ], [ %or29.i.i, %for.body20.i.i ]
  %cond131.in.not.i = icmp eq i64 %cond131.in.in.i, 0
  br i1 %cond131.in.not.i, label %if.end134.i, label %set_32.exit

if.end134.i:                                      ; preds = %cond.end130.i
  br i1 %22, label %if.end139.i, label %if.else137.i

if.else137.i:                                     ; preds = %if.end134.i
  %cmp55.i.i = icmp sgt i64 %sub102.i, 0
  br i1 %cmp55.i.i, label %for.body.i409.i, label %if.else146.thread.i

for.cond12.preheader.i.i:                         ; preds = %for.body.i409.i
  %tobool.not.i414.i = icmp eq i64 %add.i411.i, 0
  br i1 %tobool.not.i414.i, label %if.else146.thread.i, label %for.body16.lr.ph.i.i

for.body16.lr.ph.i.i:                             ; preds = %for.cond12.preheader.i.i
  %sub18.i.i = add nsw i64 %add.i411.i, -1
  %arrayidx19.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %sub18.i.i
  %arrayidx25.i.i = getelementptr inbounds [520 x i32], ptr %places113.i, i64 0, i64 %sub18.i.i
  br label %for.body16.i.i

for.body.i409.i:                                  ; preds = %if.else137.i, %for.body.i409.i
  %n.057.i.i = phi i64 [ %add.i411.i, %for.body.i409.i ], [ 0, %if.else137.i ]
  %k.056.i.i = phi i64 [ %inc.i412.i, %for.body.i409.i ], [ 0, %if.else137.i ]
  %arrayidx.i410.i = getelementptr inbounds i32, ptr %places.i, i64 %k.056.i.i
  %37 = load i32, ptr %arrayidx.i410.i, align 4
  %sub3.i.i = sub i32 %37, %conv.i407.i
  %conv4.i.i = trunc i64 %k.056.i.i to i32
  %arrayidx5.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %n.057.i.i
  store i32 %conv4.i.i, ptr %arrayidx5.i.i, align 4
  %arrayidx7.i.i = getelementptr inbounds [520 x i32], ptr %places113.i, i64 0, i64 %n.057.i.i
  store i32 %sub3.i.i, ptr %arrayidx7.i.i, align 4
  %cmp8.i.i = icmp ult i32 %sub3.i.i, %conv1.i.i
  %conv10.i.i = zext i1 %cmp8.i.i to i64
  %add.i411.i = add nuw nsw i64 %n.057.i.i, %conv10.i.i
  %inc.i412.i = add nuw nsw i64 %k.056.i.i, 1
  %exitcond.not.i413.i = icmp eq i64 %inc.i412.i, %spec.select367.i
  br i1 %exitcond.not.i413.i, label %for.cond12.preheader.i.i, label %for.body.i409.i, !llvm.loop !15

for.body16.i.i:                                   ; preds = %for.body16.i.i, %for.body16.lr.ph.i.i
  %k11.058.i.i = phi i64 [ 0, %for.body16.lr.ph.i.i ], [ %inc30.i.i, %for.body16.i.i ]
  %38 = load i32, ptr %arrayidx19.i.i, align 4
  %add21.i.i = add nuw nsw i64 %k11.058.i.i, %add.i411.i
  %arrayidx22.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add21.i.i
  store i32 %38, ptr %arrayidx22.i.i, align 4
  %39 = load i32, ptr %arrayidx25.i.i, align 4
  %arrayidx28.i.i = getelementptr inbounds [520 x i32], ptr %places113.i, i64 0, i64 %add21.i.i
  store i32 %39, ptr %arrayidx28.i.i, align 4
  %inc30.i.i = add nuw nsw i64 %k11.058.i.i, 1
  %exitcond456.not.i = icmp eq i64 %inc30.i.i, 8
  br i1 %exitcond456.not.i, label %if.end139.i, label %for.body16.i.i, !llvm.loop !16

if.else146.thread.i:                              ; preds = %for.cond12.preheader.i.i, %if.else137.i
  store i64 0, ptr %count32.i.i, align 8
  br label %for.inc156.i

if.end139.i:                                      ; preds = %for.body16.i.i, %if.end134.i
  %40 = phi i64 [ %spec.select367.i, %if.end134.i ], [ %add.i411.i, %for.body16.i.i ]
  store i64 %40, ptr %count32.i.i, align 8
  %tobool141.i = icmp ne i64 %40, 0
  %or.cond244.i = select i1 %tobool141.i, i1 %cmp50.i, i1 false
  %cmp31.i.i = icmp sgt i64 %40, 0
  br i1 %or.cond244.i, label %if.then145.i, label %if.else146.i

if.then145.i:                                     ; preds = %if.end139.i
  br i1 %cmp31.i.i, label %for.body.i415.i, label %for.inc156.i

for.body.i415.i:                                  ; preds = %if.then145.i, %for.body.i415.i
  %m.032.i.i = phi i64 [ %inc.i420.i, %for.body.i415.i ], [ 0, %if.then145.i ]
  %arrayidx4.i.i = getelementptr inbounds [520 x i32], ptr %places113.i, i64 0, i64 %m.032.i.i
  %41 = load i32, ptr %arrayidx4.i.i, align 4
  %conv5.i.i = sext i32 %41 to i64
  %add.i416.i = add nuw nsw i64 %m.032.i.i, 8
  %arrayidx7.i417.i = getelementptr inbounds [520 x i32], ptr %places113.i, i64 0, i64 %add.i416.i
  %42 = load i32, ptr %arrayidx7.i417.i, align 4
  %idx.ext.i.i = sext i32 %42 to i64
  %add.ptr.i418.i = getelementptr inbounds i32, ptr %cond.i, i64 %idx.ext.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i418.i, i32 1, i32 3, i32 1)
  %arrayidx11.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.032.i.i
  %43 = load i32, ptr %arrayidx11.i.i, align 4
  %conv12.i.i = sext i32 %43 to i64
  %mul.i419.i = mul nsw i64 %10, %conv12.i.i
  %arrayidx13.i.i = getelementptr inbounds i32, ptr %values.0446.i4280, i64 %mul.i419.i
  %44 = load i32, ptr %arrayidx13.i.i, align 4
  %arrayidx14.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %conv5.i.i
  store i32 %44, ptr %arrayidx14.i.i, align 4
  %inc.i420.i = add nuw nsw i64 %m.032.i.i, 1
  %exitcond459.not.i = icmp eq i64 %inc.i420.i, %40
  br i1 %exitcond459.not.i, label %for.inc156.i, label %for.body.i415.i, !llvm.loop !17

if.else146.i:                                     ; preds = %if.end139.i
  br i1 %cmp31.i.i, label %for.body.i424.i, label %for.inc156.i

for.body.i424.i:                                  ; preds = %if.else146.i, %for.end34.i.i
  %m.073.i.i = phi i64 [ %inc36.i.i, %for.end34.i.i ], [ 0, %if.else146.i ]
  %arrayidx.i425.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.073.i.i
  %45 = load i32, ptr %arrayidx.i425.i, align 4
  %conv.i426.i = sext i32 %45 to i64
  %mul.i427.i = mul nsw i64 %10, %conv.i426.i
  %add.ptr.i428.i = getelementptr inbounds i32, ptr %values.0446.i4280, i64 %mul.i427.i
  %arrayidx1.i.i = getelementptr inbounds [520 x i32], ptr %places113.i, i64 0, i64 %m.073.i.i
  %46 = load i32, ptr %arrayidx1.i.i, align 4
  %conv2.i.i = sext i32 %46 to i64
  %mul3.i.i = mul nsw i64 %11, %conv2.i.i
  %add.ptr4.i.i = getelementptr i32, ptr %cond.i, i64 %mul3.i.i
  %add.i429.i = add nuw nsw i64 %m.073.i.i, 8
  %arrayidx6.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i429.i
  %47 = load i32, ptr %arrayidx6.i.i, align 4
  %conv7.i.i = sext i32 %47 to i64
  %mul8.i.i = mul nsw i64 %10, %conv7.i.i
  %add.ptr9.i430.i = getelementptr inbounds i32, ptr %values.0446.i4280, i64 %mul8.i.i
  %arrayidx12.i.i = getelementptr inbounds [520 x i32], ptr %places113.i, i64 0, i64 %add.i429.i
  %48 = load i32, ptr %arrayidx12.i.i, align 4
  %conv13.i.i = sext i32 %48 to i64
  %mul14.i.i = mul nsw i64 %11, %conv13.i.i
  %add.ptr15.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %mul14.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not67.i.i, label %for.cond26.preheader.i.i, label %for.body20.i431.i

for.cond26.preheader.i.i:                         ; preds = %for.body20.i431.i, %for.body.i424.i
  %j.0.lcssa.i.i = phi i64 [ 0, %for.body.i424.i ], [ %add1769.i.i, %for.body20.i431.i ]
  %cmp2770.i.i = icmp slt i64 %j.0.lcssa.i.i, %11
  br i1 %cmp2770.i.i, label %for.body29.i.i, label %for.end34.i.i

for.body20.i431.i:                                ; preds = %for.body.i424.i, %for.body20.i431.i
  %add1769.i.i = phi i64 [ %add17.i.i, %for.body20.i431.i ], [ 8, %for.body.i424.i ]
  %j.068.i.i = phi i64 [ %add1769.i.i, %for.body20.i431.i ], [ 0, %for.body.i424.i ]
  %add.ptr21.i.i = getelementptr inbounds i32, ptr %add.ptr9.i430.i, i64 %j.068.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i, i32 0, i32 3, i32 1)
  %add.ptr22.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.068.i.i
  %add.ptr23.i.i = getelementptr inbounds i32, ptr %add.ptr.i428.i, i64 %j.068.i.i
  %49 = load <8 x i32>, ptr %add.ptr23.i.i, align 4
  store <8 x i32> %49, ptr %add.ptr22.i.i, align 4
  %add17.i.i = add nuw nsw i64 %add1769.i.i, 8
  %cmp18.not.i.i = icmp sgt i64 %add17.i.i, %11
  br i1 %cmp18.not.i.i, label %for.cond26.preheader.i.i, label %for.body20.i431.i, !llvm.loop !18

for.body29.i.i:                                   ; preds = %for.cond26.preheader.i.i, %for.body29.i.i
  %j.171.i.i = phi i64 [ %inc.i434.i, %for.body29.i.i ], [ %j.0.lcssa.i.i, %for.cond26.preheader.i.i ]
  %arrayidx30.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.171.i.i
  %arrayidx31.i433.i = getelementptr inbounds i32, ptr %add.ptr.i428.i, i64 %j.171.i.i
  %50 = load i32, ptr %arrayidx31.i433.i, align 4
  store i32 %50, ptr %arrayidx30.i.i, align 4
  %inc.i434.i = add nuw nsw i64 %j.171.i.i, 1
  %exitcond.not.i435.i = icmp eq i64 %inc.i434.i, %11
  br i1 %exitcond.not.i435.i, label %for.end34.i.i, label %for.body29.i.i, !llvm.loop !19

for.end34.i.i:                                    ; preds = %for.body29.i.i, %for.cond26.preheader.i.i
  %inc36.i.i = add nuw nsw i64 %m.073.i.i, 1
  %exitcond458.not.i = icmp eq i64 %inc36.i.i, %40
  br i1 %exitcond458.not.i, label %for.inc156.i, label %for.body.i424.i, !llvm.loop !20

for.inc156.i:                                     ; preds = %for.end34.i.i, %for.body.i415.i, %if.else146.i, %if.then145.i, %if.else146.thread.i
  %add157.i = add nuw nsw i64 %k90.0445.i4282, 512
  %add.ptr159.i = getelementptr i8, ptr %values.0446.i4280, i64 %add.ptr159.idx.i
  %51 = load i64, ptr %arrayidx94.i, align 8
  %cmp95.i = icmp slt i64 %add157.i, %51
  br i1 %cmp95.i, label %for.body100.i, label %for.end162.i

for.end162.i:                                     ; preds = %for.inc156.i, %land.rhs93.lr.ph.i, %if.end89.i
  %52 = load i64, ptr %a, align 8
  %cmp164.i = icmp eq i64 %52, 0
  %tobool167.i = icmp ne i64 %13, 0
  %or.cond245.i = select i1 %cmp164.i, i1 %tobool167.i, i1 false
  br i1 %or.cond245.i, label %lor.lhs.false168.i, label %set_32.exit

lor.lhs.false168.i:                               ; preds = %for.end162.i
  %cmp169.i = icmp ne ptr %cond.i, %14
  %tobool172.i = icmp ne i64 %4, 0
  %or.cond246.i = select i1 %cmp169.i, i1 true, i1 %tobool172.i
  br i1 %or.cond246.i, label %for.cond176.preheader.i, label %set_32.exit

for.cond176.preheader.i:                          ; preds = %lor.lhs.false168.i
  %cmp178.not447.i = icmp slt i64 %mul.i, 8
  br i1 %cmp178.not447.i, label %for.cond201.preheader.i, label %for.body180.lr.ph.i

for.body180.lr.ph.i:                              ; preds = %for.cond176.preheader.i
  %add.ptr187.i = getelementptr inbounds i32, ptr %5, i64 %mul9.i
  br label %for.body180.i

for.cond201.preheader.i:                          ; preds = %if.end196.i, %for.cond176.preheader.i
  %k175.0.lcssa.i = phi i64 [ 0, %for.cond176.preheader.i ], [ %add177449.i, %if.end196.i ]
  %cmp202450.i = icmp slt i64 %k175.0.lcssa.i, %mul.i
  br i1 %cmp202450.i, label %for.body204.lr.ph.i, label %set_32.exit

for.body204.lr.ph.i:                              ; preds = %for.cond201.preheader.i
  %53 = getelementptr i32, ptr %5, i64 %mul9.i
  br label %for.body204.i

for.body180.i:                                    ; preds = %if.end196.i, %for.body180.lr.ph.i
  %add177449.i = phi i64 [ 8, %for.body180.lr.ph.i ], [ %add177.i, %if.end196.i ]
  %k175.0448.i = phi i64 [ 0, %for.body180.lr.ph.i ], [ %add177449.i, %if.end196.i ]
  %add.ptr181.i = getelementptr inbounds i32, ptr %cond.i, i64 %k175.0448.i
  %54 = load <8 x i32>, ptr %add.ptr181.i, align 4
  br i1 %tobool172.i, label %land.lhs.true183.i, label %if.end196.i

land.lhs.true183.i:                               ; preds = %for.body180.i
  %55 = load i64, ptr %arrayidx8.i, align 8
  %tobool185.not.i = icmp eq i64 %55, 0
  br i1 %tobool185.not.i, label %if.then192.i, label %if.then186.i

if.then186.i:                                     ; preds = %land.lhs.true183.i
  %add.ptr188.i = getelementptr inbounds i32, ptr %add.ptr187.i, i64 %k175.0448.i
  %56 = load <8 x i32>, ptr %add.ptr188.i, align 4
  %add189.i = add <8 x i32> %56, %54
  br label %if.end196.i

if.then192.i:                                     ; preds = %land.lhs.true183.i
  %57 = load i32, ptr %5, align 4
  %splat.splatinsert.i = insertelement <8 x i32> poison, i32 %57, i64 0
  %splat.splat.i = shufflevector <8 x i32> %splat.splatinsert.i, <8 x i32> poison, <8 x i32> zeroinitializer
  %add194.i = add <8 x i32> %splat.splat.i, %54
  br label %if.end196.i

if.end196.i:                                      ; preds = %if.then192.i, %if.then186.i, %for.body180.i
  %sum.0.i = phi <8 x i32> [ %add189.i, %if.then186.i ], [ %add194.i, %if.then192.i ], [ %54, %for.body180.i ]
  %add.ptr197.i = getelementptr inbounds i32, ptr %14, i64 %k175.0448.i
  store <8 x i32> %sum.0.i, ptr %add.ptr197.i, align 4
  %add177.i = add nuw nsw i64 %add177449.i, 8
  %cmp178.not.i = icmp sgt i64 %add177.i, %mul.i
  br i1 %cmp178.not.i, label %for.cond201.preheader.i, label %for.body180.i, !llvm.loop !21

for.body204.i:                                    ; preds = %cond.end215.i, %for.body204.lr.ph.i
  %k175.1451.i = phi i64 [ %k175.0.lcssa.i, %for.body204.lr.ph.i ], [ %inc219.i, %cond.end215.i ]
  %arrayidx207.i = getelementptr inbounds i32, ptr %cond.i, i64 %k175.1451.i
  %58 = load i32, ptr %arrayidx207.i, align 4
  br i1 %tobool172.i, label %cond.true206.i, label %cond.end215.i

cond.true206.i:                                   ; preds = %for.body204.i
  %59 = load i64, ptr %arrayidx8.i, align 8
  %mul209.i = mul nsw i64 %59, %k175.1451.i
  %arrayidx211.i = getelementptr i32, ptr %53, i64 %mul209.i
  %60 = load i32, ptr %arrayidx211.i, align 4
  %add212.i = add nsw i32 %60, %58
  br label %cond.end215.i

cond.end215.i:                                    ; preds = %cond.true206.i, %for.body204.i
  %cond216.i = phi i32 [ %add212.i, %cond.true206.i ], [ %58, %for.body204.i ]
  %arrayidx217.i = getelementptr inbounds i32, ptr %14, i64 %k175.1451.i
  store i32 %cond216.i, ptr %arrayidx217.i, align 4
  %inc219.i = add nuw nsw i64 %k175.1451.i, 1
  %exitcond460.not.i = icmp eq i64 %inc219.i, %mul.i
  br i1 %exitcond460.not.i, label %set_32.exit, label %for.body204.i, !llvm.loop !22

cleanup222.critedge.i:                            ; preds = %if.then69.i
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i) #8
  br label %set_32.exit

set_32.exit:                                      ; preds = %cond.end130.i, %cond.end215.i, %for.end162.i, %lor.lhs.false168.i, %for.cond201.preheader.i, %cleanup222.critedge.i
  %retval.5.i = phi i64 [ 1, %cleanup222.critedge.i ], [ 0, %lor.lhs.false168.i ], [ 0, %for.end162.i ], [ 0, %for.cond201.preheader.i ], [ 0, %cond.end215.i ], [ 1, %cond.end130.i ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i) #8
  br label %return

cond.false:                                       ; preds = %if.then
  %arrayidx.i118 = getelementptr inbounds i8, ptr %a, i64 24
  %61 = load i64, ptr %arrayidx.i118, align 8
  %62 = inttoptr i64 %61 to ptr
  %arrayidx1.i119 = getelementptr inbounds i8, ptr %a, i64 88
  %63 = load i64, ptr %arrayidx1.i119, align 8
  %64 = inttoptr i64 %63 to ptr
  %arrayidx2.i120 = getelementptr inbounds i8, ptr %a, i64 40
  %65 = load i64, ptr %arrayidx2.i120, align 8
  %66 = inttoptr i64 %65 to ptr
  %arrayidx3.i121 = getelementptr inbounds i8, ptr %a, i64 72
  %67 = load i64, ptr %arrayidx3.i121, align 8
  %arrayidx4.i122 = getelementptr inbounds i8, ptr %a, i64 80
  %68 = load i64, ptr %arrayidx4.i122, align 8
  %arrayidx5.i123 = getelementptr inbounds i8, ptr %a, i64 32
  %69 = load i64, ptr %arrayidx5.i123, align 8
  %arrayidx6.i124 = getelementptr inbounds i8, ptr %a, i64 64
  %70 = load i64, ptr %arrayidx6.i124, align 8
  %sub.i125 = sub i64 %68, %67
  %mul.i126 = mul i64 %70, %sub.i125
  %mul7.i127 = mul nsw i64 %70, %67
  %arrayidx8.i128 = getelementptr inbounds i8, ptr %a, i64 96
  %71 = load i64, ptr %arrayidx8.i128, align 8
  %mul9.i129 = mul nsw i64 %mul7.i127, %71
  %arrayidx10.i130 = getelementptr inbounds i8, ptr %a, i64 120
  %72 = load i64, ptr %arrayidx10.i130, align 8
  %73 = inttoptr i64 %72 to ptr
  %arrayidx11.i131 = getelementptr inbounds i8, ptr %a, i64 112
  %74 = load i64, ptr %arrayidx11.i131, align 8
  %tobool.not.i132 = icmp eq i64 %74, 0
  %75 = inttoptr i64 %74 to ptr
  %cond.i133 = select i1 %tobool.not.i132, ptr %73, ptr %75
  %arrayidx13.i134 = getelementptr inbounds i8, ptr %a, i64 104
  %76 = load i64, ptr %arrayidx13.i134, align 8
  %tobool14.not.i135 = icmp eq i64 %76, 0
  br i1 %tobool14.not.i135, label %if.end30.i141, label %land.lhs.true.i136

land.lhs.true.i136:                               ; preds = %cond.false
  %tobool16.i138.not = icmp eq i64 %63, 0
  br i1 %tobool16.i138.not, label %if.then.i140, label %land.lhs.true20.i317

if.then.i140:                                     ; preds = %land.lhs.true.i136
  %77 = inttoptr i64 %76 to ptr
  %78 = load i64, ptr %77, align 8
  %tobool1.not.i.i = icmp eq i64 %78, 0
  br i1 %tobool1.not.i.i, label %if.then.i.i315, label %for.cond9.preheader.i.i

if.then.i.i315:                                   ; preds = %if.then.i140
  %mul.i.i316 = shl nsw i64 %mul.i126, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i133, i8 0, i64 %mul.i.i316, i1 false)
  br label %if.end30.i141

for.cond9.preheader.i.i:                          ; preds = %if.then.i140
  %cmp1033.i.i = icmp sgt i64 %mul.i126, 0
  br i1 %cmp1033.i.i, label %for.body13.i.i312, label %if.end30.i141

for.body13.i.i312:                                ; preds = %for.cond9.preheader.i.i, %for.body13.i.i312
  %k8.034.i.i = phi i64 [ %inc16.i.i, %for.body13.i.i312 ], [ 0, %for.cond9.preheader.i.i ]
  %arrayidx14.i.i313 = getelementptr inbounds i64, ptr %cond.i133, i64 %k8.034.i.i
  store i64 %78, ptr %arrayidx14.i.i313, align 8
  %inc16.i.i = add nuw nsw i64 %k8.034.i.i, 1
  %exitcond.not.i.i314 = icmp eq i64 %inc16.i.i, %mul.i126
  br i1 %exitcond.not.i.i314, label %if.end30.i141, label %for.body13.i.i312, !llvm.loop !23

land.lhs.true20.i317:                             ; preds = %land.lhs.true.i136
  %tobool22.not.i318 = icmp eq i64 %71, 0
  br i1 %tobool22.not.i318, label %if.then28.i322, label %if.then23.i319

if.then23.i319:                                   ; preds = %land.lhs.true20.i317
  %add.ptr.i320 = getelementptr inbounds i64, ptr %64, i64 %mul9.i129
  %mul24.i321 = shl i64 %mul.i126, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i133, ptr nonnull align 8 %add.ptr.i320, i64 %mul24.i321, i1 false)
  br label %if.end30.i141

if.then28.i322:                                   ; preds = %land.lhs.true20.i317
  %79 = load i64, ptr %64, align 8
  %tobool1.not.i370.i = icmp eq i64 %79, 0
  br i1 %tobool1.not.i370.i, label %if.then.i380.i, label %for.cond9.preheader.i371.i

if.then.i380.i:                                   ; preds = %if.then28.i322
  %mul.i381.i = shl nsw i64 %mul.i126, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i133, i8 0, i64 %mul.i381.i, i1 false)
  br label %if.end30.i141

for.cond9.preheader.i371.i:                       ; preds = %if.then28.i322
  %cmp1033.i372.i = icmp sgt i64 %mul.i126, 0
  br i1 %cmp1033.i372.i, label %for.body13.i375.i, label %if.end30.i141

for.body13.i375.i:                                ; preds = %for.cond9.preheader.i371.i, %for.body13.i375.i
  %k8.034.i376.i = phi i64 [ %inc16.i378.i, %for.body13.i375.i ], [ 0, %for.cond9.preheader.i371.i ]
  %arrayidx14.i377.i = getelementptr inbounds i64, ptr %cond.i133, i64 %k8.034.i376.i
  store i64 %79, ptr %arrayidx14.i377.i, align 8
  %inc16.i378.i = add nuw nsw i64 %k8.034.i376.i, 1
  %exitcond.not.i379.i = icmp eq i64 %inc16.i378.i, %mul.i126
  br i1 %exitcond.not.i379.i, label %if.end30.i141, label %for.body13.i375.i, !llvm.loop !23

if.end30.i141:                                    ; preds = %for.body13.i375.i, %for.body13.i.i312, %for.cond9.preheader.i371.i, %if.then.i380.i, %if.then23.i319, %for.cond9.preheader.i.i, %if.then.i.i315, %cond.false
  %cmp31.i142 = icmp eq i64 %67, 0
  br i1 %cmp31.i142, label %land.end.i301, label %land.end.thread.i143

land.end.thread.i143:                             ; preds = %if.end30.i141
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i115) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i116) #8
  br label %for.cond.cleanup.i144

land.end.i301:                                    ; preds = %if.end30.i141
  %arrayidx32.i302 = getelementptr inbounds i8, ptr %a, i64 56
  %80 = load i64, ptr %arrayidx32.i302, align 8
  %cmp33.i303 = icmp eq i64 %68, %80
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i115) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i116) #8
  br i1 %cmp33.i303, label %for.body.lr.ph.i304, label %for.cond.cleanup.i144

for.body.lr.ph.i304:                              ; preds = %land.end.i301
  %places42.i305 = getelementptr inbounds i8, ptr %found.i116, i64 2080
  br label %for.body.i306

for.cond.cleanup.i144:                            ; preds = %for.body.i306, %land.end.i301, %land.end.thread.i143
  %81 = phi i1 [ false, %land.end.thread.i143 ], [ false, %land.end.i301 ], [ true, %for.body.i306 ]
  %82 = load i64, ptr %a, align 8
  %cmp45.i145 = icmp eq i64 %82, 0
  %tobool48.i146 = icmp eq i64 %69, 0
  %or.cond242.not367.i = select i1 %cmp45.i145, i1 %tobool48.i146, i1 false
  %cmp50.i147 = icmp eq i64 %70, 1
  %or.cond243.i148 = select i1 %or.cond242.not367.i, i1 %cmp50.i147, i1 false
  %spec.select.i149 = and i1 %81, %or.cond243.i148
  %cmp59.i150 = icmp sgt i64 %mul.i126, 2048
  %not.spec.select.i149 = xor i1 %spec.select.i149, true
  %or.cond244.i151 = select i1 %not.spec.select.i149, i1 true, i1 %cmp59.i150
  %arrayidx62.i289 = getelementptr inbounds i8, ptr %a, i64 48
  %83 = load i64, ptr %arrayidx62.i289, align 8
  %cmp63.not.i290 = icmp sgt i64 %mul.i126, %83
  %or.cond4421 = select i1 %or.cond244.i151, i1 true, i1 %cmp63.not.i290
  br i1 %or.cond4421, label %land.rhs94.lr.ph.i, label %if.then69.i291

for.body.i306:                                    ; preds = %for.body.i306, %for.body.lr.ph.i304
  %k.0443.i = phi i64 [ 0, %for.body.lr.ph.i304 ], [ %inc.i310, %for.body.i306 ]
  %conv40.i307 = trunc nuw i64 %k.0443.i to i32
  %arrayidx41.i308 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %k.0443.i
  store i32 %conv40.i307, ptr %arrayidx41.i308, align 4
  %arrayidx43.i309 = getelementptr inbounds [520 x i32], ptr %places42.i305, i64 0, i64 %k.0443.i
  store i32 0, ptr %arrayidx43.i309, align 4
  %inc.i310 = add nuw nsw i64 %k.0443.i, 1
  %exitcond4356.not = icmp eq i64 %inc.i310, 520
  br i1 %exitcond4356.not, label %for.cond.cleanup.i144, label %for.body.i306, !llvm.loop !24

if.then69.i291:                                   ; preds = %for.cond.cleanup.i144
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i117) #8
  %arrayidx70.i292 = getelementptr inbounds i8, ptr %a, i64 16
  %84 = load i64, ptr %arrayidx70.i292, align 8
  %arrayidx72.i293 = getelementptr inbounds i8, ptr %a, i64 56
  %85 = load i64, ptr %arrayidx72.i293, align 8
  %call.i294 = call fastcc i64 @count_indices(ptr noundef %66, i64 noundef %84, i64 noundef %83, i64 noundef %85, ptr noundef nonnull %counts.i117)
  %tobool73.not.i295 = icmp eq i64 %call.i294, 0
  br i1 %tobool73.not.i295, label %for.cond77.preheader.i296, label %cleanup223.critedge.i

for.cond77.preheader.i296:                        ; preds = %if.then69.i291
  %cmp78444.i = icmp sgt i64 %mul.i126, 0
  br i1 %cmp78444.i, label %for.body81.i297, label %if.end90.i

for.body81.i297:                                  ; preds = %for.cond77.preheader.i296, %for.body81.i297
  %k76.0445.i = phi i64 [ %inc88.i, %for.body81.i297 ], [ 0, %for.cond77.preheader.i296 ]
  %arrayidx82.i298 = getelementptr inbounds [2048 x i32], ptr %counts.i117, i64 0, i64 %k76.0445.i
  %86 = load i32, ptr %arrayidx82.i298, align 4
  %conv83.i = zext i32 %86 to i64
  %87 = load i64, ptr %62, align 8
  %mul85.i = mul nsw i64 %87, %conv83.i
  %arrayidx86.i = getelementptr inbounds i64, ptr %cond.i133, i64 %k76.0445.i
  %88 = load i64, ptr %arrayidx86.i, align 8
  %add.i299 = add nsw i64 %88, %mul85.i
  store i64 %add.i299, ptr %arrayidx86.i, align 8
  %inc88.i = add nuw nsw i64 %k76.0445.i, 1
  %exitcond.not.i300 = icmp eq i64 %inc88.i, %mul.i126
  br i1 %exitcond.not.i300, label %if.end90.i, label %for.body81.i297, !llvm.loop !25

if.end90.i:                                       ; preds = %for.body81.i297, %for.cond77.preheader.i296
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i117) #8
  br label %for.end163.i

land.rhs94.lr.ph.i:                               ; preds = %for.cond.cleanup.i144
  %arrayidx95.i = getelementptr inbounds i8, ptr %a, i64 48
  %places114.i = getelementptr inbounds i8, ptr %found.i116, i64 2080
  %cond119.i = select i1 %81, ptr %places114.i, ptr %places.i115
  %arrayidx120.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx129.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i409.i = trunc i64 %67 to i32
  %conv1.i.i152 = trunc i64 %sub.i125 to i32
  %count32.i.i153 = getelementptr inbounds i8, ptr %found.i116, i64 4160
  %cmp18.not67.i.i154 = icmp slt i64 %70, 8
  %add.ptr160.idx.i = shl nsw i64 %69, 12
  %cmp96.i4283 = icmp sgt i64 %83, 0
  br i1 %cmp96.i4283, label %for.body101.i, label %for.end163.i

for.body101.i:                                    ; preds = %land.rhs94.lr.ph.i, %for.inc157.i
  %89 = phi i64 [ %110, %for.inc157.i ], [ %83, %land.rhs94.lr.ph.i ]
  %k91.0447.i4286 = phi i64 [ %add158.i, %for.inc157.i ], [ 0, %land.rhs94.lr.ph.i ]
  %values.0448.i4284 = phi ptr [ %add.ptr160.i, %for.inc157.i ], [ %62, %land.rhs94.lr.ph.i ]
  %sub103.i = sub nsw i64 %89, %k91.0447.i4286
  %spec.select368.i = tail call i64 @llvm.smin.i64(i64 %sub103.i, i64 512)
  %90 = load i64, ptr %arrayidx120.i, align 8
  %cmp121.i = icmp eq i64 %90, 4
  %91 = load i64, ptr %arrayidx129.i, align 8
  %cmp.not65.i.i161 = icmp slt i64 %sub103.i, 8
  br i1 %cmp121.i, label %cond.true123.i, label %cond.false127.i

cond.true123.i:                                   ; preds = %for.body101.i
  %add.ptr124.i = getelementptr inbounds i32, ptr %66, i64 %k91.0447.i4286
  br i1 %cmp.not65.i.i161, label %for.cond11.preheader.i.i262, label %for.body.lr.ph.i.i242

for.body.lr.ph.i.i242:                            ; preds = %cond.true123.i
  %splat.splatinsert.i.i243 = insertelement <8 x i64> poison, i64 %91, i64 0
  %splat.splat.i.i244 = shufflevector <8 x i64> %splat.splatinsert.i.i243, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i245

for.cond11.preheader.i.i262:                      ; preds = %for.body.i.i245, %cond.true123.i
  %outside.0.lcssa.i.i263 = phi <8 x i64> [ zeroinitializer, %cond.true123.i ], [ %or7.i.i257, %for.body.i.i245 ]
  %k.0.lcssa.i.i264 = phi i64 [ 0, %cond.true123.i ], [ %add68.i.i246, %for.body.i.i245 ]
  br label %for.body14.i.i265

for.body.i.i245:                                  ; preds = %for.body.i.i245, %for.body.lr.ph.i.i242
  %add68.i.i246 = phi i64 [ 8, %for.body.lr.ph.i.i242 ], [ %add.i.i260, %for.body.i.i245 ]
  %k.067.i.i247 = phi i64 [ 0, %for.body.lr.ph.i.i242 ], [ %add68.i.i246, %for.body.i.i245 ]
  %outside.066.i.i248 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i242 ], [ %or7.i.i257, %for.body.i.i245 ]
  %add.ptr.i.i249 = getelementptr inbounds i32, ptr %add.ptr124.i, i64 %k.067.i.i247
  %92 = load <8 x i32>, ptr %add.ptr.i.i249, align 4
  %conv.i.i250 = sext <8 x i32> %92 to <8 x i64>
  %isneg.i.i251 = icmp slt <8 x i32> %92, zeroinitializer
  %and.i.i252 = select <8 x i1> %isneg.i.i251, <8 x i64> %splat.splat.i.i244, <8 x i64> zeroinitializer
  %add1.i.i253 = add <8 x i64> %and.i.i252, %conv.i.i250
  %add1.lobit.i.i254 = ashr <8 x i64> %add1.i.i253, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i255 = icmp slt <8 x i64> %add1.i.i253, %splat.splat.i.i244
  %or.i.i256 = select <8 x i1> %cmp5.not.i.i255, <8 x i64> %add1.lobit.i.i254, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i257 = or <8 x i64> %or.i.i256, %outside.066.i.i248
  %conv8.i.i258 = trunc <8 x i64> %add1.i.i253 to <8 x i32>
  %add.ptr9.i.i259 = getelementptr inbounds i32, ptr %cond119.i, i64 %k.067.i.i247
  store <8 x i32> %conv8.i.i258, ptr %add.ptr9.i.i259, align 8
  %add.i.i260 = add nuw nsw i64 %add68.i.i246, 8
  %cmp.not.i.i261 = icmp sgt i64 %add.i.i260, %spec.select368.i
  br i1 %cmp.not.i.i261, label %for.cond11.preheader.i.i262, label %for.body.i.i245, !llvm.loop !9

for.cond18.preheader.i.i271:                      ; preds = %for.body14.i.i265
  %cmp1972.i.i272 = icmp slt i64 %k.0.lcssa.i.i264, %spec.select368.i
  br i1 %cmp1972.i.i272, label %for.body21.i.i273, label %cond.end131.i

for.body14.i.i265:                                ; preds = %for.body14.i.i265, %for.cond11.preheader.i.i262
  %j.071.i.i266 = phi i64 [ 0, %for.cond11.preheader.i.i262 ], [ %inc.i.i270, %for.body14.i.i265 ]
  %wrong.070.i.i267 = phi i64 [ 0, %for.cond11.preheader.i.i262 ], [ %or15.i.i269, %for.body14.i.i265 ]
  %vecext.i.i268 = extractelement <8 x i64> %outside.0.lcssa.i.i263, i64 %j.071.i.i266
  %or15.i.i269 = or i64 %vecext.i.i268, %wrong.070.i.i267
  %inc.i.i270 = add nuw nsw i64 %j.071.i.i266, 1
  %exitcond.not.i383.i = icmp eq i64 %inc.i.i270, 8
  br i1 %exitcond.not.i383.i, label %for.cond18.preheader.i.i271, label %for.body14.i.i265, !llvm.loop !10

for.body21.i.i273:                                ; preds = %for.cond18.preheader.i.i271, %for.body21.i.i273
  %k.174.i.i274 = phi i64 [ %inc35.i.i286, %for.body21.i.i273 ], [ %k.0.lcssa.i.i264, %for.cond18.preheader.i.i271 ]
  %wrong.173.i.i275 = phi i64 [ %or31.i.i283, %for.body21.i.i273 ], [ %or15.i.i269, %for.cond18.preheader.i.i271 ]
  %arrayidx.i.i276 = getelementptr inbounds i32, ptr %add.ptr124.i, i64 %k.174.i.i274
  %93 = load i32, ptr %arrayidx.i.i276, align 4
  %conv23.i.i277 = sext i32 %93 to i64
  %cmp25.i.i278 = icmp slt i32 %93, 0
  %cond.i.i279 = select i1 %cmp25.i.i278, i64 %91, i64 0
  %add27.i.i280 = add nsw i64 %cond.i.i279, %conv23.i.i277
  %cmp28.i.i281 = icmp uge i64 %add27.i.i280, %91
  %conv30.i.i282 = zext i1 %cmp28.i.i281 to i64
  %or31.i.i283 = or i64 %wrong.173.i.i275, %conv30.i.i282
  %conv32.i.i284 = trunc i64 %add27.i.i280 to i32
  %arrayidx33.i.i285 = getelementptr inbounds i32, ptr %cond119.i, i64 %k.174.i.i274
  store i32 %conv32.i.i284, ptr %arrayidx33.i.i285, align 4
  %inc35.i.i286 = add nuw nsw i64 %k.174.i.i274, 1
  %exitcond76.not.i.i287 = icmp eq i64 %inc35.i.i286, %spec.select368.i
  br i1 %exitcond76.not.i.i287, label %cond.end131.i, label %for.body21.i.i273, !llvm.loop !11

cond.false127.i:                                  ; preds = %for.body101.i
  %add.ptr128.i = getelementptr inbounds i64, ptr %66, i64 %k91.0447.i4286
  br i1 %cmp.not65.i.i161, label %for.cond10.preheader.i.i166, label %for.body.lr.ph.i384.i

for.body.lr.ph.i384.i:                            ; preds = %cond.false127.i
  %splat.splatinsert.i385.i = insertelement <8 x i64> poison, i64 %91, i64 0
  %splat.splat.i386.i = shufflevector <8 x i64> %splat.splatinsert.i385.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i387.i

for.cond10.preheader.i.i166:                      ; preds = %for.body.i387.i, %cond.false127.i
  %outside.0.lcssa.i399.i = phi <8 x i64> [ zeroinitializer, %cond.false127.i ], [ %or7.i395.i, %for.body.i387.i ]
  %k.0.lcssa.i400.i = phi i64 [ 0, %cond.false127.i ], [ %add66.i.i162, %for.body.i387.i ]
  br label %for.body13.i401.i

for.body.i387.i:                                  ; preds = %for.body.i387.i, %for.body.lr.ph.i384.i
  %add66.i.i162 = phi i64 [ 8, %for.body.lr.ph.i384.i ], [ %add.i397.i, %for.body.i387.i ]
  %k.065.i.i163 = phi i64 [ 0, %for.body.lr.ph.i384.i ], [ %add66.i.i162, %for.body.i387.i ]
  %outside.064.i.i164 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i384.i ], [ %or7.i395.i, %for.body.i387.i ]
  %add.ptr.i388.i = getelementptr inbounds i64, ptr %add.ptr128.i, i64 %k.065.i.i163
  %94 = load <8 x i64>, ptr %add.ptr.i388.i, align 8
  %isneg.i389.i = icmp slt <8 x i64> %94, zeroinitializer
  %and.i390.i = select <8 x i1> %isneg.i389.i, <8 x i64> %splat.splat.i386.i, <8 x i64> zeroinitializer
  %add1.i391.i = add <8 x i64> %and.i390.i, %94
  %add1.lobit.i392.i = ashr <8 x i64> %add1.i391.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i393.i = icmp slt <8 x i64> %add1.i391.i, %splat.splat.i386.i
  %or.i394.i = select <8 x i1> %cmp5.not.i393.i, <8 x i64> %add1.lobit.i392.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i395.i = or <8 x i64> %or.i394.i, %outside.064.i.i164
  %conv.i396.i = trunc <8 x i64> %add1.i391.i to <8 x i32>
  %add.ptr8.i.i165 = getelementptr inbounds i32, ptr %cond119.i, i64 %k.065.i.i163
  store <8 x i32> %conv.i396.i, ptr %add.ptr8.i.i165, align 8
  %add.i397.i = add nuw nsw i64 %add66.i.i162, 8
  %cmp.not.i398.i = icmp sgt i64 %add.i397.i, %spec.select368.i
  br i1 %cmp.not.i398.i, label %for.cond10.preheader.i.i166, label %for.body.i387.i, !llvm.loop !12

for.cond17.preheader.i.i170:                      ; preds = %for.body13.i401.i
  %cmp1870.i.i171 = icmp slt i64 %k.0.lcssa.i400.i, %spec.select368.i
  br i1 %cmp1870.i.i171, label %for.body20.i.i231, label %cond.end131.i

for.body13.i401.i:                                ; preds = %for.body13.i401.i, %for.cond10.preheader.i.i166
  %j.069.i.i167 = phi i64 [ 0, %for.cond10.preheader.i.i166 ], [ %inc.i403.i, %for.body13.i401.i ]
  %wrong.068.i.i168 = phi i64 [ 0, %for.cond10.preheader.i.i166 ], [ %or14.i.i169, %for.body13.i401.i ]
  %vecext.i402.i = extractelement <8 x i64> %outside.0.lcssa.i399.i, i64 %j.069.i.i167
  %or14.i.i169 = or i64 %vecext.i402.i, %wrong.068.i.i168
  %inc.i403.i = add nuw nsw i64 %j.069.i.i167, 1
  %exitcond.not.i404.i = icmp eq i64 %inc.i403.i, 8
  br i1 %exitcond.not.i404.i, label %for.cond17.preheader.i.i170, label %for.body13.i401.i, !llvm.loop !13

for.body20.i.i231:                                ; preds = %for.cond17.preheader.i.i170, %for.body20.i.i231
  %k.172.i.i232 = phi i64 [ %inc33.i.i240, %for.body20.i.i231 ], [ %k.0.lcssa.i400.i, %for.cond17.preheader.i.i170 ]
  %wrong.171.i.i233 = phi i64 [ %or29.i.i238, %for.body20.i.i231 ], [ %or14.i.i169, %for.cond17.preheader.i.i170 ]
  %arrayidx.i406.i = getelementptr inbounds i64, ptr %add.ptr128.i, i64 %k.172.i.i232
  %95 = load i64, ptr %arrayidx.i406.i, align 8
  %cmp23.i.i234 = icmp slt i64 %95, 0
  %cond.i407.i = select i1 %cmp23.i.i234, i64 %91, i64 0
  %add25.i.i235 = add nsw i64 %cond.i407.i, %95
  %cmp26.i.i236 = icmp uge i64 %add25.i.i235, %91
  %conv28.i.i237 = zext i1 %cmp26.i.i236 to i64
  %or29.i.i238 = or i64 %wrong.171.i.i233, %conv28.i.i237
  %conv30.i408.i = trunc i64 %add25.i.i235 to i32
  %arrayidx31.i.i239 = getelementptr inbounds i32, ptr %cond119.i, i64 %k.172.i.i232
  store i32 %conv30.i408.i, ptr %arrayidx31.i.i239, align 4
  %inc33.i.i240 = add nuw nsw i64 %k.172.i.i232, 1
  %exitcond74.not.i.i241 = icmp eq i64 %inc33.i.i240, %spec.select368.i
  br i1 %exitcond74.not.i.i241, label %cond.end131.i, label %for.body20.i.i231, !llvm.loop !14

cond.end131.i:                                    ; preds = %for.body20.i.i231, %for.body21.i.i273, %for.cond17.preheader.i.i170, %for.cond18.preheader.i.i271
  %cond132.in.in.i = phi i64 [ %or15.i.i269, %for.cond18.preheader.i.i271 ], [ %or14.i.i169, %for.cond17.preheader.i.i170 ], [ %or31.i.i283, %for.body21.i.i273 ], [ %or29.i.i238, %for.body20.i.i231 ]
  %cond132.in.not.i = icmp eq i64 %cond132.in.in.i, 0
  br i1 %cond132.in.not.i, label %if.end135.i, label %set_64.exit

if.end135.i:                                      ; preds = %cond.end131.i
  br i1 %81, label %if.end140.i, label %if.else138.i

if.else138.i:                                     ; preds = %if.end135.i
  %cmp55.i.i172 = icmp sgt i64 %sub103.i, 0
  br i1 %cmp55.i.i172, label %for.body.i411.i, label %if.else147.thread.i

for.cond12.preheader.i.i181:                      ; preds = %for.body.i411.i
  %tobool.not.i.i182 = icmp eq i64 %add.i413.i, 0
  br i1 %tobool.not.i.i182, label %if.else147.thread.i, label %for.body16.lr.ph.i.i183

for.body16.lr.ph.i.i183:                          ; preds = %for.cond12.preheader.i.i181
  %sub18.i.i184 = add nsw i64 %add.i413.i, -1
  %arrayidx19.i.i185 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %sub18.i.i184
  %arrayidx25.i.i186 = getelementptr inbounds [520 x i32], ptr %places114.i, i64 0, i64 %sub18.i.i184
  br label %for.body16.i.i187

for.body.i411.i:                                  ; preds = %if.else138.i, %for.body.i411.i
  %n.057.i.i173 = phi i64 [ %add.i413.i, %for.body.i411.i ], [ 0, %if.else138.i ]
  %k.056.i.i174 = phi i64 [ %inc.i414.i, %for.body.i411.i ], [ 0, %if.else138.i ]
  %arrayidx.i412.i = getelementptr inbounds i32, ptr %places.i115, i64 %k.056.i.i174
  %96 = load i32, ptr %arrayidx.i412.i, align 4
  %sub3.i.i175 = sub i32 %96, %conv.i409.i
  %conv4.i.i176 = trunc i64 %k.056.i.i174 to i32
  %arrayidx5.i.i177 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %n.057.i.i173
  store i32 %conv4.i.i176, ptr %arrayidx5.i.i177, align 4
  %arrayidx7.i.i178 = getelementptr inbounds [520 x i32], ptr %places114.i, i64 0, i64 %n.057.i.i173
  store i32 %sub3.i.i175, ptr %arrayidx7.i.i178, align 4
  %cmp8.i.i179 = icmp ult i32 %sub3.i.i175, %conv1.i.i152
  %conv10.i.i180 = zext i1 %cmp8.i.i179 to i64
  %add.i413.i = add nuw nsw i64 %n.057.i.i173, %conv10.i.i180
  %inc.i414.i = add nuw nsw i64 %k.056.i.i174, 1
  %exitcond.not.i415.i = icmp eq i64 %inc.i414.i, %spec.select368.i
  br i1 %exitcond.not.i415.i, label %for.cond12.preheader.i.i181, label %for.body.i411.i, !llvm.loop !15

for.body16.i.i187:                                ; preds = %for.body16.i.i187, %for.body16.lr.ph.i.i183
  %k11.058.i.i188 = phi i64 [ 0, %for.body16.lr.ph.i.i183 ], [ %inc30.i.i192, %for.body16.i.i187 ]
  %97 = load i32, ptr %arrayidx19.i.i185, align 4
  %add21.i.i189 = add nuw nsw i64 %k11.058.i.i188, %add.i413.i
  %arrayidx22.i.i190 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %add21.i.i189
  store i32 %97, ptr %arrayidx22.i.i190, align 4
  %98 = load i32, ptr %arrayidx25.i.i186, align 4
  %arrayidx28.i.i191 = getelementptr inbounds [520 x i32], ptr %places114.i, i64 0, i64 %add21.i.i189
  store i32 %98, ptr %arrayidx28.i.i191, align 4
  %inc30.i.i192 = add nuw nsw i64 %k11.058.i.i188, 1
  %exitcond458.not.i193 = icmp eq i64 %inc30.i.i192, 8
  br i1 %exitcond458.not.i193, label %if.end140.i, label %for.body16.i.i187, !llvm.loop !16

if.else147.thread.i:                              ; preds = %for.cond12.preheader.i.i181, %if.else138.i
  store i64 0, ptr %count32.i.i153, align 8
  br label %for.inc157.i

if.end140.i:                                      ; preds = %for.body16.i.i187, %if.end135.i
  %99 = phi i64 [ %spec.select368.i, %if.end135.i ], [ %add.i413.i, %for.body16.i.i187 ]
  store i64 %99, ptr %count32.i.i153, align 8
  %tobool142.i = icmp ne i64 %99, 0
  %or.cond245.i194 = select i1 %tobool142.i, i1 %cmp50.i147, i1 false
  %cmp31.i.i195 = icmp sgt i64 %99, 0
  br i1 %or.cond245.i194, label %if.then146.i, label %if.else147.i

if.then146.i:                                     ; preds = %if.end140.i
  br i1 %cmp31.i.i195, label %for.body.i416.i, label %for.inc157.i

for.body.i416.i:                                  ; preds = %if.then146.i, %for.body.i416.i
  %m.032.i.i224 = phi i64 [ %inc.i422.i, %for.body.i416.i ], [ 0, %if.then146.i ]
  %arrayidx4.i.i225 = getelementptr inbounds [520 x i32], ptr %places114.i, i64 0, i64 %m.032.i.i224
  %100 = load i32, ptr %arrayidx4.i.i225, align 4
  %conv5.i.i226 = sext i32 %100 to i64
  %add.i417.i = add nuw nsw i64 %m.032.i.i224, 8
  %arrayidx7.i418.i = getelementptr inbounds [520 x i32], ptr %places114.i, i64 0, i64 %add.i417.i
  %101 = load i32, ptr %arrayidx7.i418.i, align 4
  %idx.ext.i.i227 = sext i32 %101 to i64
  %add.ptr.i419.i = getelementptr inbounds i64, ptr %cond.i133, i64 %idx.ext.i.i227
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i419.i, i32 1, i32 3, i32 1)
  %arrayidx11.i.i228 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %m.032.i.i224
  %102 = load i32, ptr %arrayidx11.i.i228, align 4
  %conv12.i.i229 = sext i32 %102 to i64
  %mul.i420.i = mul nsw i64 %69, %conv12.i.i229
  %arrayidx13.i.i230 = getelementptr inbounds i64, ptr %values.0448.i4284, i64 %mul.i420.i
  %103 = load i64, ptr %arrayidx13.i.i230, align 8
  %arrayidx14.i421.i = getelementptr inbounds i64, ptr %cond.i133, i64 %conv5.i.i226
  store i64 %103, ptr %arrayidx14.i421.i, align 8
  %inc.i422.i = add nuw nsw i64 %m.032.i.i224, 1
  %exitcond461.not.i = icmp eq i64 %inc.i422.i, %99
  br i1 %exitcond461.not.i, label %for.inc157.i, label %for.body.i416.i, !llvm.loop !26

if.else147.i:                                     ; preds = %if.end140.i
  br i1 %cmp31.i.i195, label %for.body.i426.i, label %for.inc157.i

for.body.i426.i:                                  ; preds = %if.else147.i, %for.end34.i.i218
  %m.073.i.i196 = phi i64 [ %inc36.i.i219, %for.end34.i.i218 ], [ 0, %if.else147.i ]
  %arrayidx.i427.i = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %m.073.i.i196
  %104 = load i32, ptr %arrayidx.i427.i, align 4
  %conv.i428.i = sext i32 %104 to i64
  %mul.i429.i = mul nsw i64 %69, %conv.i428.i
  %add.ptr.i430.i = getelementptr inbounds i64, ptr %values.0448.i4284, i64 %mul.i429.i
  %arrayidx1.i.i197 = getelementptr inbounds [520 x i32], ptr %places114.i, i64 0, i64 %m.073.i.i196
  %105 = load i32, ptr %arrayidx1.i.i197, align 4
  %conv2.i.i198 = sext i32 %105 to i64
  %mul3.i.i199 = mul nsw i64 %70, %conv2.i.i198
  %add.ptr4.i.i200 = getelementptr i64, ptr %cond.i133, i64 %mul3.i.i199
  %add.i431.i = add nuw nsw i64 %m.073.i.i196, 8
  %arrayidx6.i.i201 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %add.i431.i
  %106 = load i32, ptr %arrayidx6.i.i201, align 4
  %conv7.i.i202 = sext i32 %106 to i64
  %mul8.i.i203 = mul nsw i64 %69, %conv7.i.i202
  %add.ptr9.i432.i = getelementptr inbounds i64, ptr %values.0448.i4284, i64 %mul8.i.i203
  %arrayidx12.i.i204 = getelementptr inbounds [520 x i32], ptr %places114.i, i64 0, i64 %add.i431.i
  %107 = load i32, ptr %arrayidx12.i.i204, align 4
  %conv13.i.i205 = sext i32 %107 to i64
  %mul14.i.i206 = mul nsw i64 %70, %conv13.i.i205
  %add.ptr15.i.i207 = getelementptr inbounds i64, ptr %cond.i133, i64 %mul14.i.i206
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i207, i32 1, i32 3, i32 1)
  br i1 %cmp18.not67.i.i154, label %for.cond26.preheader.i.i215, label %for.body20.i433.i

for.cond26.preheader.i.i215:                      ; preds = %for.body20.i433.i, %for.body.i426.i
  %j.0.lcssa.i.i216 = phi i64 [ 0, %for.body.i426.i ], [ %add1769.i.i208, %for.body20.i433.i ]
  %cmp2770.i.i217 = icmp slt i64 %j.0.lcssa.i.i216, %70
  br i1 %cmp2770.i.i217, label %for.body29.i.i221, label %for.end34.i.i218

for.body20.i433.i:                                ; preds = %for.body.i426.i, %for.body20.i433.i
  %add1769.i.i208 = phi i64 [ %add17.i.i213, %for.body20.i433.i ], [ 8, %for.body.i426.i ]
  %j.068.i.i209 = phi i64 [ %add1769.i.i208, %for.body20.i433.i ], [ 0, %for.body.i426.i ]
  %add.ptr21.i.i210 = getelementptr inbounds i64, ptr %add.ptr9.i432.i, i64 %j.068.i.i209
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i210, i32 0, i32 3, i32 1)
  %add.ptr22.i.i211 = getelementptr inbounds i64, ptr %add.ptr4.i.i200, i64 %j.068.i.i209
  %add.ptr23.i.i212 = getelementptr inbounds i64, ptr %add.ptr.i430.i, i64 %j.068.i.i209
  %108 = load <8 x i64>, ptr %add.ptr23.i.i212, align 8
  store <8 x i64> %108, ptr %add.ptr22.i.i211, align 8
  %add17.i.i213 = add nuw nsw i64 %add1769.i.i208, 8
  %cmp18.not.i.i214 = icmp sgt i64 %add17.i.i213, %70
  br i1 %cmp18.not.i.i214, label %for.cond26.preheader.i.i215, label %for.body20.i433.i, !llvm.loop !27

for.body29.i.i221:                                ; preds = %for.cond26.preheader.i.i215, %for.body29.i.i221
  %j.171.i.i222 = phi i64 [ %inc.i436.i, %for.body29.i.i221 ], [ %j.0.lcssa.i.i216, %for.cond26.preheader.i.i215 ]
  %arrayidx30.i.i223 = getelementptr inbounds i64, ptr %add.ptr4.i.i200, i64 %j.171.i.i222
  %arrayidx31.i435.i = getelementptr inbounds i64, ptr %add.ptr.i430.i, i64 %j.171.i.i222
  %109 = load i64, ptr %arrayidx31.i435.i, align 8
  store i64 %109, ptr %arrayidx30.i.i223, align 8
  %inc.i436.i = add nuw nsw i64 %j.171.i.i222, 1
  %exitcond.not.i437.i = icmp eq i64 %inc.i436.i, %70
  br i1 %exitcond.not.i437.i, label %for.end34.i.i218, label %for.body29.i.i221, !llvm.loop !28

for.end34.i.i218:                                 ; preds = %for.body29.i.i221, %for.cond26.preheader.i.i215
  %inc36.i.i219 = add nuw nsw i64 %m.073.i.i196, 1
  %exitcond460.not.i220 = icmp eq i64 %inc36.i.i219, %99
  br i1 %exitcond460.not.i220, label %for.inc157.i, label %for.body.i426.i, !llvm.loop !29

for.inc157.i:                                     ; preds = %for.end34.i.i218, %for.body.i416.i, %if.else147.i, %if.then146.i, %if.else147.thread.i
  %add158.i = add nuw nsw i64 %k91.0447.i4286, 512
  %add.ptr160.i = getelementptr i8, ptr %values.0448.i4284, i64 %add.ptr160.idx.i
  %110 = load i64, ptr %arrayidx95.i, align 8
  %cmp96.i = icmp slt i64 %add158.i, %110
  br i1 %cmp96.i, label %for.body101.i, label %for.end163.i

for.end163.i:                                     ; preds = %for.inc157.i, %land.rhs94.lr.ph.i, %if.end90.i
  %111 = load i64, ptr %a, align 8
  %cmp165.i = icmp eq i64 %111, 0
  %tobool168.i = icmp ne i64 %72, 0
  %or.cond246.i155 = select i1 %cmp165.i, i1 %tobool168.i, i1 false
  br i1 %or.cond246.i155, label %lor.lhs.false169.i, label %set_64.exit

lor.lhs.false169.i:                               ; preds = %for.end163.i
  %cmp170.i = icmp ne ptr %cond.i133, %73
  %tobool173.i = icmp ne i64 %63, 0
  %or.cond247.i = select i1 %cmp170.i, i1 true, i1 %tobool173.i
  br i1 %or.cond247.i, label %for.cond177.preheader.i, label %set_64.exit

for.cond177.preheader.i:                          ; preds = %lor.lhs.false169.i
  %cmp179.not449.i = icmp slt i64 %mul.i126, 8
  br i1 %cmp179.not449.i, label %for.cond202.preheader.i, label %for.body181.lr.ph.i

for.body181.lr.ph.i:                              ; preds = %for.cond177.preheader.i
  %add.ptr188.i157 = getelementptr inbounds i64, ptr %64, i64 %mul9.i129
  br label %for.body181.i

for.cond202.preheader.i:                          ; preds = %if.end197.i, %for.cond177.preheader.i
  %k176.0.lcssa.i = phi i64 [ 0, %for.cond177.preheader.i ], [ %add178451.i, %if.end197.i ]
  %cmp203452.i = icmp slt i64 %k176.0.lcssa.i, %mul.i126
  br i1 %cmp203452.i, label %for.body205.lr.ph.i, label %set_64.exit

for.body205.lr.ph.i:                              ; preds = %for.cond202.preheader.i
  %112 = getelementptr i64, ptr %64, i64 %mul9.i129
  br label %for.body205.i

for.body181.i:                                    ; preds = %if.end197.i, %for.body181.lr.ph.i
  %add178451.i = phi i64 [ 8, %for.body181.lr.ph.i ], [ %add178.i, %if.end197.i ]
  %k176.0450.i = phi i64 [ 0, %for.body181.lr.ph.i ], [ %add178451.i, %if.end197.i ]
  %add.ptr182.i = getelementptr inbounds i64, ptr %cond.i133, i64 %k176.0450.i
  %113 = load <8 x i64>, ptr %add.ptr182.i, align 8
  br i1 %tobool173.i, label %land.lhs.true184.i, label %if.end197.i

land.lhs.true184.i:                               ; preds = %for.body181.i
  %114 = load i64, ptr %arrayidx8.i128, align 8
  %tobool186.not.i = icmp eq i64 %114, 0
  br i1 %tobool186.not.i, label %if.then193.i, label %if.then187.i

if.then187.i:                                     ; preds = %land.lhs.true184.i
  %add.ptr189.i = getelementptr inbounds i64, ptr %add.ptr188.i157, i64 %k176.0450.i
  %115 = load <8 x i64>, ptr %add.ptr189.i, align 8
  %add190.i = add <8 x i64> %115, %113
  br label %if.end197.i

if.then193.i:                                     ; preds = %land.lhs.true184.i
  %116 = load i64, ptr %64, align 8
  %splat.splatinsert.i159 = insertelement <8 x i64> poison, i64 %116, i64 0
  %splat.splat.i160 = shufflevector <8 x i64> %splat.splatinsert.i159, <8 x i64> poison, <8 x i32> zeroinitializer
  %add195.i = add <8 x i64> %splat.splat.i160, %113
  br label %if.end197.i

if.end197.i:                                      ; preds = %if.then193.i, %if.then187.i, %for.body181.i
  %sum.0.i158 = phi <8 x i64> [ %add190.i, %if.then187.i ], [ %add195.i, %if.then193.i ], [ %113, %for.body181.i ]
  %add.ptr198.i = getelementptr inbounds i64, ptr %73, i64 %k176.0450.i
  store <8 x i64> %sum.0.i158, ptr %add.ptr198.i, align 8
  %add178.i = add nuw nsw i64 %add178451.i, 8
  %cmp179.not.i = icmp sgt i64 %add178.i, %mul.i126
  br i1 %cmp179.not.i, label %for.cond202.preheader.i, label %for.body181.i, !llvm.loop !30

for.body205.i:                                    ; preds = %cond.end216.i, %for.body205.lr.ph.i
  %k176.1453.i = phi i64 [ %k176.0.lcssa.i, %for.body205.lr.ph.i ], [ %inc220.i, %cond.end216.i ]
  %arrayidx208.i = getelementptr inbounds i64, ptr %cond.i133, i64 %k176.1453.i
  %117 = load i64, ptr %arrayidx208.i, align 8
  br i1 %tobool173.i, label %cond.true207.i, label %cond.end216.i

cond.true207.i:                                   ; preds = %for.body205.i
  %118 = load i64, ptr %arrayidx8.i128, align 8
  %mul210.i = mul nsw i64 %118, %k176.1453.i
  %arrayidx212.i = getelementptr i64, ptr %112, i64 %mul210.i
  %119 = load i64, ptr %arrayidx212.i, align 8
  %add213.i = add nsw i64 %119, %117
  br label %cond.end216.i

cond.end216.i:                                    ; preds = %cond.true207.i, %for.body205.i
  %cond217.i = phi i64 [ %add213.i, %cond.true207.i ], [ %117, %for.body205.i ]
  %arrayidx218.i = getelementptr inbounds i64, ptr %73, i64 %k176.1453.i
  store i64 %cond217.i, ptr %arrayidx218.i, align 8
  %inc220.i = add nuw nsw i64 %k176.1453.i, 1
  %exitcond462.not.i = icmp eq i64 %inc220.i, %mul.i126
  br i1 %exitcond462.not.i, label %set_64.exit, label %for.body205.i, !llvm.loop !31

cleanup223.critedge.i:                            ; preds = %if.then69.i291
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i117) #8
  br label %set_64.exit

set_64.exit:                                      ; preds = %cond.end131.i, %cond.end216.i, %for.end163.i, %lor.lhs.false169.i, %for.cond202.preheader.i, %cleanup223.critedge.i
  %retval.5.i156 = phi i64 [ 1, %cleanup223.critedge.i ], [ 0, %lor.lhs.false169.i ], [ 0, %for.end163.i ], [ 0, %for.cond202.preheader.i ], [ 0, %cond.end216.i ], [ 1, %cond.end131.i ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i116) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i115) #8
  br label %return

cond.true8:                                       ; preds = %entry
  %arrayidx.i1103 = getelementptr inbounds i8, ptr %a, i64 24
  %120 = load i64, ptr %arrayidx.i1103, align 8
  %121 = inttoptr i64 %120 to ptr
  %arrayidx1.i1104 = getelementptr inbounds i8, ptr %a, i64 88
  %122 = load i64, ptr %arrayidx1.i1104, align 8
  %123 = inttoptr i64 %122 to ptr
  %arrayidx2.i1105 = getelementptr inbounds i8, ptr %a, i64 40
  %124 = load i64, ptr %arrayidx2.i1105, align 8
  %125 = inttoptr i64 %124 to ptr
  %arrayidx3.i1106 = getelementptr inbounds i8, ptr %a, i64 72
  %126 = load i64, ptr %arrayidx3.i1106, align 8
  %arrayidx4.i1107 = getelementptr inbounds i8, ptr %a, i64 80
  %127 = load i64, ptr %arrayidx4.i1107, align 8
  %arrayidx5.i1108 = getelementptr inbounds i8, ptr %a, i64 32
  %128 = load i64, ptr %arrayidx5.i1108, align 8
  %arrayidx6.i1109 = getelementptr inbounds i8, ptr %a, i64 64
  %129 = load i64, ptr %arrayidx6.i1109, align 8
  %sub.i1110 = sub i64 %127, %126
  %mul.i1111 = mul i64 %129, %sub.i1110
  %mul7.i1112 = mul nsw i64 %129, %126
  %arrayidx8.i1113 = getelementptr inbounds i8, ptr %a, i64 96
  %130 = load i64, ptr %arrayidx8.i1113, align 8
  %mul9.i1114 = mul nsw i64 %mul7.i1112, %130
  %arrayidx10.i1115 = getelementptr inbounds i8, ptr %a, i64 120
  %131 = load i64, ptr %arrayidx10.i1115, align 8
  %132 = inttoptr i64 %131 to ptr
  %arrayidx11.i1116 = getelementptr inbounds i8, ptr %a, i64 112
  %133 = load i64, ptr %arrayidx11.i1116, align 8
  %tobool.not.i1117 = icmp eq i64 %133, 0
  %134 = inttoptr i64 %133 to ptr
  %cond.i1118 = select i1 %tobool.not.i1117, ptr %132, ptr %134
  %arrayidx13.i1119 = getelementptr inbounds i8, ptr %a, i64 104
  %135 = load i64, ptr %arrayidx13.i1119, align 8
  %tobool14.not.i1120 = icmp eq i64 %135, 0
  switch i64 %1, label %cond.false23 [
    i64 0, label %cond.true11
    i64 1, label %cond.true16
    i64 2, label %cond.true21
  ]

cond.true11:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1120, label %if.end30.i351, label %if.then.i347

if.then.i347:                                     ; preds = %cond.true11
  %136 = inttoptr i64 %135 to ptr
  %137 = load i64, ptr %136, align 8
  %tobool1.not.i.i348 = icmp eq i64 %137, 0
  br i1 %tobool1.not.i.i348, label %if.then.i.i517, label %for.cond9.preheader.i.i349

if.then.i.i517:                                   ; preds = %if.then.i347
  %mul.i.i518 = shl nsw i64 %mul.i1111, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1118, i8 0, i64 %mul.i.i518, i1 false)
  br label %if.end30.i351

for.cond9.preheader.i.i349:                       ; preds = %if.then.i347
  %cmp1033.i.i350 = icmp sgt i64 %mul.i1111, 0
  br i1 %cmp1033.i.i350, label %for.body13.i.i512, label %if.end30.i351

for.body13.i.i512:                                ; preds = %for.cond9.preheader.i.i349, %for.body13.i.i512
  %k8.034.i.i513 = phi i64 [ %inc16.i.i515, %for.body13.i.i512 ], [ 0, %for.cond9.preheader.i.i349 ]
  %arrayidx14.i.i514 = getelementptr inbounds i64, ptr %cond.i1118, i64 %k8.034.i.i513
  store i64 %137, ptr %arrayidx14.i.i514, align 8
  %inc16.i.i515 = add nuw nsw i64 %k8.034.i.i513, 1
  %exitcond.not.i.i516 = icmp eq i64 %inc16.i.i515, %mul.i1111
  br i1 %exitcond.not.i.i516, label %if.end30.i351, label %for.body13.i.i512, !llvm.loop !23

if.end30.i351:                                    ; preds = %for.body13.i.i512, %for.cond9.preheader.i.i349, %if.then.i.i517, %cond.true11
  %cmp31.i352 = icmp eq i64 %126, 0
  br i1 %cmp31.i352, label %land.end.i501, label %land.end.thread.i353

land.end.thread.i353:                             ; preds = %if.end30.i351
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i323) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i324) #8
  br label %for.cond94.preheader.i

land.end.i501:                                    ; preds = %if.end30.i351
  %arrayidx32.i502 = getelementptr inbounds i8, ptr %a, i64 56
  %138 = load i64, ptr %arrayidx32.i502, align 8
  %cmp33.i503 = icmp eq i64 %127, %138
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i323) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i324) #8
  br i1 %cmp33.i503, label %for.body.lr.ph.i504, label %for.cond94.preheader.i

for.body.lr.ph.i504:                              ; preds = %land.end.i501
  %places42.i505 = getelementptr inbounds i8, ptr %found.i324, i64 2080
  br label %for.body.i506

for.cond94.preheader.i:                           ; preds = %for.body.i506, %land.end.i501, %land.end.thread.i353
  %139 = phi i1 [ false, %land.end.thread.i353 ], [ false, %land.end.i501 ], [ true, %for.body.i506 ]
  %arrayidx97.i = getelementptr inbounds i8, ptr %a, i64 48
  %140 = load i64, ptr %arrayidx97.i, align 8
  %cmp98.not445.i = icmp sgt i64 %140, 0
  br i1 %cmp98.not445.i, label %for.body103.lr.ph.i, label %for.end164.i

for.body103.lr.ph.i:                              ; preds = %for.cond94.preheader.i
  %places116.i = getelementptr inbounds i8, ptr %found.i324, i64 2080
  %cond121.i = select i1 %139, ptr %places116.i, ptr %places.i323
  %arrayidx122.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx131.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i407.i361 = trunc i64 %126 to i32
  %conv1.i.i362 = trunc i64 %sub.i1110 to i32
  %count32.i.i363 = getelementptr inbounds i8, ptr %found.i324, i64 4160
  %cmp146.i = icmp eq i64 %129, 1
  %cmp18.not71.i.i = icmp slt i64 %129, 8
  %add.ptr161.idx.i = shl nsw i64 %128, 11
  br label %for.body103.i

for.body.i506:                                    ; preds = %for.body.i506, %for.body.lr.ph.i504
  %k.0444.i = phi i64 [ 0, %for.body.lr.ph.i504 ], [ %inc.i510, %for.body.i506 ]
  %conv40.i507 = trunc nuw i64 %k.0444.i to i32
  %arrayidx41.i508 = getelementptr inbounds [520 x i32], ptr %found.i324, i64 0, i64 %k.0444.i
  store i32 %conv40.i507, ptr %arrayidx41.i508, align 4
  %arrayidx43.i509 = getelementptr inbounds [520 x i32], ptr %places42.i505, i64 0, i64 %k.0444.i
  store i32 0, ptr %arrayidx43.i509, align 4
  %inc.i510 = add nuw nsw i64 %k.0444.i, 1
  %exitcond4352.not = icmp eq i64 %inc.i510, 520
  br i1 %exitcond4352.not, label %for.cond94.preheader.i, label %for.body.i506, !llvm.loop !32

for.body103.i:                                    ; preds = %for.inc159.i, %for.body103.lr.ph.i
  %141 = phi i64 [ %140, %for.body103.lr.ph.i ], [ %167, %for.inc159.i ]
  %values.0448.i364 = phi ptr [ %121, %for.body103.lr.ph.i ], [ %add.ptr161.i, %for.inc159.i ]
  %k93.0447.i = phi i64 [ 0, %for.body103.lr.ph.i ], [ %add.i381, %for.inc159.i ]
  %sub105.i = sub nsw i64 %141, %k93.0447.i
  %spec.select.i365 = tail call i64 @llvm.smin.i64(i64 %sub105.i, i64 512)
  %142 = load i64, ptr %arrayidx122.i, align 8
  %cmp123.i = icmp eq i64 %142, 4
  %143 = load i64, ptr %arrayidx131.i, align 8
  %cmp.not65.i.i366 = icmp slt i64 %sub105.i, 8
  br i1 %cmp123.i, label %cond.true125.i, label %cond.false129.i

cond.true125.i:                                   ; preds = %for.body103.i
  %add.ptr126.i = getelementptr inbounds i32, ptr %125, i64 %k93.0447.i
  br i1 %cmp.not65.i.i366, label %for.cond11.preheader.i.i475, label %for.body.lr.ph.i.i455

for.body.lr.ph.i.i455:                            ; preds = %cond.true125.i
  %splat.splatinsert.i.i456 = insertelement <8 x i64> poison, i64 %143, i64 0
  %splat.splat.i.i457 = shufflevector <8 x i64> %splat.splatinsert.i.i456, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i458

for.cond11.preheader.i.i475:                      ; preds = %for.body.i.i458, %cond.true125.i
  %outside.0.lcssa.i.i476 = phi <8 x i64> [ zeroinitializer, %cond.true125.i ], [ %or7.i.i470, %for.body.i.i458 ]
  %k.0.lcssa.i.i477 = phi i64 [ 0, %cond.true125.i ], [ %add68.i.i459, %for.body.i.i458 ]
  br label %for.body14.i.i478

for.body.i.i458:                                  ; preds = %for.body.i.i458, %for.body.lr.ph.i.i455
  %add68.i.i459 = phi i64 [ 8, %for.body.lr.ph.i.i455 ], [ %add.i.i473, %for.body.i.i458 ]
  %k.067.i.i460 = phi i64 [ 0, %for.body.lr.ph.i.i455 ], [ %add68.i.i459, %for.body.i.i458 ]
  %outside.066.i.i461 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i455 ], [ %or7.i.i470, %for.body.i.i458 ]
  %add.ptr.i.i462 = getelementptr inbounds i32, ptr %add.ptr126.i, i64 %k.067.i.i460
  %144 = load <8 x i32>, ptr %add.ptr.i.i462, align 4
  %conv.i.i463 = sext <8 x i32> %144 to <8 x i64>
  %isneg.i.i464 = icmp slt <8 x i32> %144, zeroinitializer
  %and.i.i465 = select <8 x i1> %isneg.i.i464, <8 x i64> %splat.splat.i.i457, <8 x i64> zeroinitializer
  %add1.i.i466 = add <8 x i64> %and.i.i465, %conv.i.i463
  %add1.lobit.i.i467 = ashr <8 x i64> %add1.i.i466, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i468 = icmp slt <8 x i64> %add1.i.i466, %splat.splat.i.i457
  %or.i.i469 = select <8 x i1> %cmp5.not.i.i468, <8 x i64> %add1.lobit.i.i467, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i470 = or <8 x i64> %or.i.i469, %outside.066.i.i461
  %conv8.i.i471 = trunc <8 x i64> %add1.i.i466 to <8 x i32>
  %add.ptr9.i.i472 = getelementptr inbounds i32, ptr %cond121.i, i64 %k.067.i.i460
  store <8 x i32> %conv8.i.i471, ptr %add.ptr9.i.i472, align 8
  %add.i.i473 = add nuw nsw i64 %add68.i.i459, 8
  %cmp.not.i.i474 = icmp sgt i64 %add.i.i473, %spec.select.i365
  br i1 %cmp.not.i.i474, label %for.cond11.preheader.i.i475, label %for.body.i.i458, !llvm.loop !9

for.cond18.preheader.i.i484:                      ; preds = %for.body14.i.i478
  %cmp1972.i.i485 = icmp slt i64 %k.0.lcssa.i.i477, %spec.select.i365
  br i1 %cmp1972.i.i485, label %for.body21.i.i486, label %cond.end133.i

for.body14.i.i478:                                ; preds = %for.body14.i.i478, %for.cond11.preheader.i.i475
  %j.071.i.i479 = phi i64 [ 0, %for.cond11.preheader.i.i475 ], [ %inc.i.i483, %for.body14.i.i478 ]
  %wrong.070.i.i480 = phi i64 [ 0, %for.cond11.preheader.i.i475 ], [ %or15.i.i482, %for.body14.i.i478 ]
  %vecext.i.i481 = extractelement <8 x i64> %outside.0.lcssa.i.i476, i64 %j.071.i.i479
  %or15.i.i482 = or i64 %vecext.i.i481, %wrong.070.i.i480
  %inc.i.i483 = add nuw nsw i64 %j.071.i.i479, 1
  %exitcond.not.i381.i = icmp eq i64 %inc.i.i483, 8
  br i1 %exitcond.not.i381.i, label %for.cond18.preheader.i.i484, label %for.body14.i.i478, !llvm.loop !10

for.body21.i.i486:                                ; preds = %for.cond18.preheader.i.i484, %for.body21.i.i486
  %k.174.i.i487 = phi i64 [ %inc35.i.i499, %for.body21.i.i486 ], [ %k.0.lcssa.i.i477, %for.cond18.preheader.i.i484 ]
  %wrong.173.i.i488 = phi i64 [ %or31.i.i496, %for.body21.i.i486 ], [ %or15.i.i482, %for.cond18.preheader.i.i484 ]
  %arrayidx.i.i489 = getelementptr inbounds i32, ptr %add.ptr126.i, i64 %k.174.i.i487
  %145 = load i32, ptr %arrayidx.i.i489, align 4
  %conv23.i.i490 = sext i32 %145 to i64
  %cmp25.i.i491 = icmp slt i32 %145, 0
  %cond.i.i492 = select i1 %cmp25.i.i491, i64 %143, i64 0
  %add27.i.i493 = add nsw i64 %cond.i.i492, %conv23.i.i490
  %cmp28.i.i494 = icmp uge i64 %add27.i.i493, %143
  %conv30.i.i495 = zext i1 %cmp28.i.i494 to i64
  %or31.i.i496 = or i64 %wrong.173.i.i488, %conv30.i.i495
  %conv32.i.i497 = trunc i64 %add27.i.i493 to i32
  %arrayidx33.i.i498 = getelementptr inbounds i32, ptr %cond121.i, i64 %k.174.i.i487
  store i32 %conv32.i.i497, ptr %arrayidx33.i.i498, align 4
  %inc35.i.i499 = add nuw nsw i64 %k.174.i.i487, 1
  %exitcond76.not.i.i500 = icmp eq i64 %inc35.i.i499, %spec.select.i365
  br i1 %exitcond76.not.i.i500, label %cond.end133.i, label %for.body21.i.i486, !llvm.loop !11

cond.false129.i:                                  ; preds = %for.body103.i
  %add.ptr130.i = getelementptr inbounds i64, ptr %125, i64 %k93.0447.i
  br i1 %cmp.not65.i.i366, label %for.cond10.preheader.i.i371, label %for.body.lr.ph.i382.i

for.body.lr.ph.i382.i:                            ; preds = %cond.false129.i
  %splat.splatinsert.i383.i = insertelement <8 x i64> poison, i64 %143, i64 0
  %splat.splat.i384.i = shufflevector <8 x i64> %splat.splatinsert.i383.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i385.i

for.cond10.preheader.i.i371:                      ; preds = %for.body.i385.i, %cond.false129.i
  %outside.0.lcssa.i397.i = phi <8 x i64> [ zeroinitializer, %cond.false129.i ], [ %or7.i393.i, %for.body.i385.i ]
  %k.0.lcssa.i398.i = phi i64 [ 0, %cond.false129.i ], [ %add66.i.i367, %for.body.i385.i ]
  br label %for.body13.i399.i

for.body.i385.i:                                  ; preds = %for.body.i385.i, %for.body.lr.ph.i382.i
  %add66.i.i367 = phi i64 [ 8, %for.body.lr.ph.i382.i ], [ %add.i395.i, %for.body.i385.i ]
  %k.065.i.i368 = phi i64 [ 0, %for.body.lr.ph.i382.i ], [ %add66.i.i367, %for.body.i385.i ]
  %outside.064.i.i369 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i382.i ], [ %or7.i393.i, %for.body.i385.i ]
  %add.ptr.i386.i = getelementptr inbounds i64, ptr %add.ptr130.i, i64 %k.065.i.i368
  %146 = load <8 x i64>, ptr %add.ptr.i386.i, align 8
  %isneg.i387.i = icmp slt <8 x i64> %146, zeroinitializer
  %and.i388.i = select <8 x i1> %isneg.i387.i, <8 x i64> %splat.splat.i384.i, <8 x i64> zeroinitializer
  %add1.i389.i = add <8 x i64> %and.i388.i, %146
  %add1.lobit.i390.i = ashr <8 x i64> %add1.i389.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i391.i = icmp slt <8 x i64> %add1.i389.i, %splat.splat.i384.i
  %or.i392.i = select <8 x i1> %cmp5.not.i391.i, <8 x i64> %add1.lobit.i390.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i393.i = or <8 x i64> %or.i392.i, %outside.064.i.i369
  %conv.i394.i = trunc <8 x i64> %add1.i389.i to <8 x i32>
  %add.ptr8.i.i370 = getelementptr inbounds i32, ptr %cond121.i, i64 %k.065.i.i368
  store <8 x i32> %conv.i394.i, ptr %add.ptr8.i.i370, align 8
  %add.i395.i = add nuw nsw i64 %add66.i.i367, 8
  %cmp.not.i396.i = icmp sgt i64 %add.i395.i, %spec.select.i365
  br i1 %cmp.not.i396.i, label %for.cond10.preheader.i.i371, label %for.body.i385.i, !llvm.loop !12

for.cond17.preheader.i.i378:                      ; preds = %for.body13.i399.i
  %cmp1870.i.i379 = icmp slt i64 %k.0.lcssa.i398.i, %spec.select.i365
  br i1 %cmp1870.i.i379, label %for.body20.i.i441, label %cond.end133.i

for.body13.i399.i:                                ; preds = %for.body13.i399.i, %for.cond10.preheader.i.i371
  %j.069.i.i372 = phi i64 [ 0, %for.cond10.preheader.i.i371 ], [ %inc.i401.i376, %for.body13.i399.i ]
  %wrong.068.i.i373 = phi i64 [ 0, %for.cond10.preheader.i.i371 ], [ %or14.i.i375, %for.body13.i399.i ]
  %vecext.i400.i374 = extractelement <8 x i64> %outside.0.lcssa.i397.i, i64 %j.069.i.i372
  %or14.i.i375 = or i64 %vecext.i400.i374, %wrong.068.i.i373
  %inc.i401.i376 = add nuw nsw i64 %j.069.i.i372, 1
  %exitcond.not.i402.i377 = icmp eq i64 %inc.i401.i376, 8
  br i1 %exitcond.not.i402.i377, label %for.cond17.preheader.i.i378, label %for.body13.i399.i, !llvm.loop !13

for.body20.i.i441:                                ; preds = %for.cond17.preheader.i.i378, %for.body20.i.i441
  %k.172.i.i442 = phi i64 [ %inc33.i.i453, %for.body20.i.i441 ], [ %k.0.lcssa.i398.i, %for.cond17.preheader.i.i378 ]
  %wrong.171.i.i443 = phi i64 [ %or29.i.i450, %for.body20.i.i441 ], [ %or14.i.i375, %for.cond17.preheader.i.i378 ]
  %arrayidx.i404.i444 = getelementptr inbounds i64, ptr %add.ptr130.i, i64 %k.172.i.i442
  %147 = load i64, ptr %arrayidx.i404.i444, align 8
  %cmp23.i.i445 = icmp slt i64 %147, 0
  %cond.i405.i446 = select i1 %cmp23.i.i445, i64 %143, i64 0
  %add25.i.i447 = add nsw i64 %cond.i405.i446, %147
  %cmp26.i.i448 = icmp uge i64 %add25.i.i447, %143
  %conv28.i.i449 = zext i1 %cmp26.i.i448 to i64
  %or29.i.i450 = or i64 %wrong.171.i.i443, %conv28.i.i449
  %conv30.i406.i451 = trunc i64 %add25.i.i447 to i32
  %arrayidx31.i.i452 = getelementptr inbounds i32, ptr %cond121.i, i64 %k.172.i.i442
  store i32 %conv30.i406.i451, ptr %arrayidx31.i.i452, align 4
  %inc33.i.i453 = add nuw nsw i64 %k.172.i.i442, 1
  %exitcond74.not.i.i454 = icmp eq i64 %inc33.i.i453, %spec.select.i365
  br i1 %exitcond74.not.i.i454, label %cond.end133.i, label %for.body20.i.i441, !llvm.loop !14

cond.end133.i:                                    ; preds = %for.body20.i.i441, %for.body21.i.i486, %for.cond17.preheader.i.i378, %for.cond18.preheader.i.i484
  %cond134.in.in.i = phi i64 [ %or15.i.i482, %for.cond18.preheader.i.i484 ], [ %or14.i.i375, %for.cond17.preheader.i.i378 ], [ %or31.i.i496, %for.body21.i.i486 ], [ %or29.i.i450, %for.body20.i.i441 ]
  %cond134.in.not.i = icmp eq i64 %cond134.in.in.i, 0
  br i1 %cond134.in.not.i, label %if.end137.i, label %add_float.exit

if.end137.i:                                      ; preds = %cond.end133.i
  br i1 %139, label %if.end142.i, label %if.else140.i

if.else140.i:                                     ; preds = %if.end137.i
  %cmp55.i.i380 = icmp sgt i64 %sub105.i, 0
  br i1 %cmp55.i.i380, label %for.body.i409.i382, label %if.else149.thread.i

for.cond12.preheader.i.i395:                      ; preds = %for.body.i409.i382
  %tobool.not.i.i396 = icmp eq i64 %add.i411.i392, 0
  br i1 %tobool.not.i.i396, label %if.else149.thread.i, label %for.body16.lr.ph.i.i397

for.body16.lr.ph.i.i397:                          ; preds = %for.cond12.preheader.i.i395
  %sub18.i.i398 = add nsw i64 %add.i411.i392, -1
  %arrayidx19.i.i399 = getelementptr inbounds [520 x i32], ptr %found.i324, i64 0, i64 %sub18.i.i398
  %arrayidx25.i.i400 = getelementptr inbounds [520 x i32], ptr %places116.i, i64 0, i64 %sub18.i.i398
  br label %for.body16.i.i401

for.body.i409.i382:                               ; preds = %if.else140.i, %for.body.i409.i382
  %n.057.i.i383 = phi i64 [ %add.i411.i392, %for.body.i409.i382 ], [ 0, %if.else140.i ]
  %k.056.i.i384 = phi i64 [ %inc.i412.i393, %for.body.i409.i382 ], [ 0, %if.else140.i ]
  %arrayidx.i410.i385 = getelementptr inbounds i32, ptr %places.i323, i64 %k.056.i.i384
  %148 = load i32, ptr %arrayidx.i410.i385, align 4
  %sub3.i.i386 = sub i32 %148, %conv.i407.i361
  %conv4.i.i387 = trunc i64 %k.056.i.i384 to i32
  %arrayidx5.i.i388 = getelementptr inbounds [520 x i32], ptr %found.i324, i64 0, i64 %n.057.i.i383
  store i32 %conv4.i.i387, ptr %arrayidx5.i.i388, align 4
  %arrayidx7.i.i389 = getelementptr inbounds [520 x i32], ptr %places116.i, i64 0, i64 %n.057.i.i383
  store i32 %sub3.i.i386, ptr %arrayidx7.i.i389, align 4
  %cmp8.i.i390 = icmp ult i32 %sub3.i.i386, %conv1.i.i362
  %conv10.i.i391 = zext i1 %cmp8.i.i390 to i64
  %add.i411.i392 = add nuw nsw i64 %n.057.i.i383, %conv10.i.i391
  %inc.i412.i393 = add nuw nsw i64 %k.056.i.i384, 1
  %exitcond.not.i413.i394 = icmp eq i64 %inc.i412.i393, %spec.select.i365
  br i1 %exitcond.not.i413.i394, label %for.cond12.preheader.i.i395, label %for.body.i409.i382, !llvm.loop !15

for.body16.i.i401:                                ; preds = %for.body16.i.i401, %for.body16.lr.ph.i.i397
  %k11.058.i.i402 = phi i64 [ 0, %for.body16.lr.ph.i.i397 ], [ %inc30.i.i406, %for.body16.i.i401 ]
  %149 = load i32, ptr %arrayidx19.i.i399, align 4
  %add21.i.i403 = add nuw nsw i64 %k11.058.i.i402, %add.i411.i392
  %arrayidx22.i.i404 = getelementptr inbounds [520 x i32], ptr %found.i324, i64 0, i64 %add21.i.i403
  store i32 %149, ptr %arrayidx22.i.i404, align 4
  %150 = load i32, ptr %arrayidx25.i.i400, align 4
  %arrayidx28.i.i405 = getelementptr inbounds [520 x i32], ptr %places116.i, i64 0, i64 %add21.i.i403
  store i32 %150, ptr %arrayidx28.i.i405, align 4
  %inc30.i.i406 = add nuw nsw i64 %k11.058.i.i402, 1
  %exitcond.not.i407 = icmp eq i64 %inc30.i.i406, 8
  br i1 %exitcond.not.i407, label %if.end142.i, label %for.body16.i.i401, !llvm.loop !16

if.else149.thread.i:                              ; preds = %for.cond12.preheader.i.i395, %if.else140.i
  store i64 0, ptr %count32.i.i363, align 8
  br label %for.inc159.i

if.end142.i:                                      ; preds = %for.body16.i.i401, %if.end137.i
  %151 = phi i64 [ %spec.select.i365, %if.end137.i ], [ %add.i411.i392, %for.body16.i.i401 ]
  store i64 %151, ptr %count32.i.i363, align 8
  %tobool144.i = icmp ne i64 %151, 0
  %or.cond249.i = select i1 %tobool144.i, i1 %cmp146.i, i1 false
  %cmp33.i.i = icmp sgt i64 %151, 0
  br i1 %or.cond249.i, label %if.then148.i, label %if.else149.i

if.then148.i:                                     ; preds = %if.end142.i
  br i1 %cmp33.i.i, label %for.body.preheader.i.i, label %for.inc159.i

for.body.preheader.i.i:                           ; preds = %if.then148.i
  %152 = load i32, ptr %places116.i, align 8
  %conv.i414.i = sext i32 %152 to i64
  %arrayidx1.i.i428 = getelementptr inbounds double, ptr %cond.i1118, i64 %conv.i414.i
  %153 = load double, ptr %arrayidx1.i.i428, align 8
  br label %for.body.i415.i429

for.body.i415.i429:                               ; preds = %if.end.i.i, %for.body.preheader.i.i
  %before.036.i.i = phi i64 [ %conv5.i.i431, %if.end.i.i ], [ %conv.i414.i, %for.body.preheader.i.i ]
  %m.035.i.i = phi i64 [ %inc.i421.i, %if.end.i.i ], [ 0, %for.body.preheader.i.i ]
  %found.034.i.i = phi double [ %add15.i.i, %if.end.i.i ], [ %153, %for.body.preheader.i.i ]
  %arrayidx4.i.i430 = getelementptr inbounds [520 x i32], ptr %places116.i, i64 0, i64 %m.035.i.i
  %154 = load i32, ptr %arrayidx4.i.i430, align 4
  %conv5.i.i431 = sext i32 %154 to i64
  %add.i416.i432 = add nuw nsw i64 %m.035.i.i, 8
  %arrayidx7.i417.i433 = getelementptr inbounds [520 x i32], ptr %places116.i, i64 0, i64 %add.i416.i432
  %155 = load i32, ptr %arrayidx7.i417.i433, align 4
  %idx.ext.i.i434 = sext i32 %155 to i64
  %add.ptr.i418.i435 = getelementptr inbounds double, ptr %cond.i1118, i64 %idx.ext.i.i434
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i418.i435, i32 1, i32 3, i32 1)
  %cmp8.not.i.i = icmp eq i64 %before.036.i.i, %conv5.i.i431
  br i1 %cmp8.not.i.i, label %if.end.i.i, label %if.then.i419.i

if.then.i419.i:                                   ; preds = %for.body.i415.i429
  %arrayidx10.i.i = getelementptr inbounds double, ptr %cond.i1118, i64 %conv5.i.i431
  %156 = load double, ptr %arrayidx10.i.i, align 8
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i419.i, %for.body.i415.i429
  %found.1.i.i = phi double [ %156, %if.then.i419.i ], [ %found.034.i.i, %for.body.i415.i429 ]
  %arrayidx11.i.i436 = getelementptr inbounds [520 x i32], ptr %found.i324, i64 0, i64 %m.035.i.i
  %157 = load i32, ptr %arrayidx11.i.i436, align 4
  %conv12.i.i437 = sext i32 %157 to i64
  %mul.i420.i438 = mul nsw i64 %128, %conv12.i.i437
  %arrayidx13.i.i439 = getelementptr inbounds float, ptr %values.0448.i364, i64 %mul.i420.i438
  %158 = load float, ptr %arrayidx13.i.i439, align 4
  %conv14.i.i = fpext float %158 to double
  %add15.i.i = fadd double %found.1.i.i, %conv14.i.i
  %arrayidx16.i.i = getelementptr inbounds double, ptr %cond.i1118, i64 %conv5.i.i431
  store double %add15.i.i, ptr %arrayidx16.i.i, align 8
  %inc.i421.i = add nuw nsw i64 %m.035.i.i, 1
  %exitcond459.not.i440 = icmp eq i64 %inc.i421.i, %151
  br i1 %exitcond459.not.i440, label %for.inc159.i, label %for.body.i415.i429, !llvm.loop !33

if.else149.i:                                     ; preds = %if.end142.i
  br i1 %cmp33.i.i, label %for.body.i425.i, label %for.inc159.i

for.body.i425.i:                                  ; preds = %if.else149.i, %for.end38.i.i
  %m.077.i.i = phi i64 [ %inc40.i.i, %for.end38.i.i ], [ 0, %if.else149.i ]
  %arrayidx.i426.i = getelementptr inbounds [520 x i32], ptr %found.i324, i64 0, i64 %m.077.i.i
  %159 = load i32, ptr %arrayidx.i426.i, align 4
  %conv.i427.i = sext i32 %159 to i64
  %mul.i428.i = mul nsw i64 %128, %conv.i427.i
  %add.ptr.i429.i = getelementptr inbounds float, ptr %values.0448.i364, i64 %mul.i428.i
  %arrayidx1.i430.i = getelementptr inbounds [520 x i32], ptr %places116.i, i64 0, i64 %m.077.i.i
  %160 = load i32, ptr %arrayidx1.i430.i, align 4
  %conv2.i.i408 = sext i32 %160 to i64
  %mul3.i.i409 = mul nsw i64 %129, %conv2.i.i408
  %add.ptr4.i.i410 = getelementptr inbounds double, ptr %cond.i1118, i64 %mul3.i.i409
  %add.i431.i411 = add nuw nsw i64 %m.077.i.i, 8
  %arrayidx6.i.i412 = getelementptr inbounds [520 x i32], ptr %found.i324, i64 0, i64 %add.i431.i411
  %161 = load i32, ptr %arrayidx6.i.i412, align 4
  %conv7.i.i413 = sext i32 %161 to i64
  %mul8.i.i414 = mul nsw i64 %128, %conv7.i.i413
  %add.ptr9.i432.i415 = getelementptr inbounds float, ptr %values.0448.i364, i64 %mul8.i.i414
  %arrayidx12.i.i416 = getelementptr inbounds [520 x i32], ptr %places116.i, i64 0, i64 %add.i431.i411
  %162 = load i32, ptr %arrayidx12.i.i416, align 4
  %conv13.i.i417 = sext i32 %162 to i64
  %mul14.i.i418 = mul nsw i64 %129, %conv13.i.i417
  %add.ptr15.i.i419 = getelementptr inbounds double, ptr %cond.i1118, i64 %mul14.i.i418
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i419, i32 1, i32 3, i32 1)
  br i1 %cmp18.not71.i.i, label %for.cond28.preheader.i.i, label %for.body20.i433.i420

for.cond28.preheader.i.i:                         ; preds = %for.body20.i433.i420, %for.body.i425.i
  %j.0.lcssa.i.i426 = phi i64 [ 0, %for.body.i425.i ], [ %add1773.i.i, %for.body20.i433.i420 ]
  %cmp2974.i.i = icmp slt i64 %j.0.lcssa.i.i426, %129
  br i1 %cmp2974.i.i, label %for.body31.i.i, label %for.end38.i.i

for.body20.i433.i420:                             ; preds = %for.body.i425.i, %for.body20.i433.i420
  %add1773.i.i = phi i64 [ %add17.i.i424, %for.body20.i433.i420 ], [ 8, %for.body.i425.i ]
  %j.072.i.i = phi i64 [ %add1773.i.i, %for.body20.i433.i420 ], [ 0, %for.body.i425.i ]
  %add.ptr21.i.i421 = getelementptr inbounds float, ptr %add.ptr9.i432.i415, i64 %j.072.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i421, i32 0, i32 3, i32 1)
  %add.ptr22.i.i422 = getelementptr inbounds double, ptr %add.ptr4.i.i410, i64 %j.072.i.i
  %163 = load <8 x double>, ptr %add.ptr22.i.i422, align 8
  %add.ptr23.i.i423 = getelementptr inbounds float, ptr %add.ptr.i429.i, i64 %j.072.i.i
  %164 = load <8 x float>, ptr %add.ptr23.i.i423, align 4
  %conv24.i.i = fpext <8 x float> %164 to <8 x double>
  %add25.i434.i = fadd <8 x double> %163, %conv24.i.i
  store <8 x double> %add25.i434.i, ptr %add.ptr22.i.i422, align 8
  %add17.i.i424 = add nuw nsw i64 %add1773.i.i, 8
  %cmp18.not.i.i425 = icmp sgt i64 %add17.i.i424, %129
  br i1 %cmp18.not.i.i425, label %for.cond28.preheader.i.i, label %for.body20.i433.i420, !llvm.loop !34

for.body31.i.i:                                   ; preds = %for.cond28.preheader.i.i, %for.body31.i.i
  %j.175.i.i = phi i64 [ %inc.i437.i, %for.body31.i.i ], [ %j.0.lcssa.i.i426, %for.cond28.preheader.i.i ]
  %arrayidx32.i.i = getelementptr inbounds double, ptr %add.ptr4.i.i410, i64 %j.175.i.i
  %165 = load double, ptr %arrayidx32.i.i, align 8
  %arrayidx33.i436.i = getelementptr inbounds float, ptr %add.ptr.i429.i, i64 %j.175.i.i
  %166 = load float, ptr %arrayidx33.i436.i, align 4
  %conv34.i.i = fpext float %166 to double
  %add35.i.i = fadd double %165, %conv34.i.i
  store double %add35.i.i, ptr %arrayidx32.i.i, align 8
  %inc.i437.i = add nuw nsw i64 %j.175.i.i, 1
  %exitcond.not.i438.i = icmp eq i64 %inc.i437.i, %129
  br i1 %exitcond.not.i438.i, label %for.end38.i.i, label %for.body31.i.i, !llvm.loop !35

for.end38.i.i:                                    ; preds = %for.body31.i.i, %for.cond28.preheader.i.i
  %inc40.i.i = add nuw nsw i64 %m.077.i.i, 1
  %exitcond458.not.i427 = icmp eq i64 %inc40.i.i, %151
  br i1 %exitcond458.not.i427, label %for.inc159.i, label %for.body.i425.i, !llvm.loop !36

for.inc159.i:                                     ; preds = %for.end38.i.i, %if.end.i.i, %if.else149.i, %if.then148.i, %if.else149.thread.i
  %add.i381 = add nuw nsw i64 %k93.0447.i, 512
  %add.ptr161.i = getelementptr inbounds i8, ptr %values.0448.i364, i64 %add.ptr161.idx.i
  %167 = load i64, ptr %arrayidx97.i, align 8
  %cmp98.not.i = icmp slt i64 %add.i381, %167
  br i1 %cmp98.not.i, label %for.body103.i, label %for.end164.i, !llvm.loop !37

for.end164.i:                                     ; preds = %for.inc159.i, %for.cond94.preheader.i
  %168 = load i64, ptr %a, align 8
  %cmp166.i = icmp eq i64 %168, 0
  %tobool169.i = icmp ne i64 %131, 0
  %or.cond250.i = select i1 %cmp166.i, i1 %tobool169.i, i1 false
  br i1 %or.cond250.i, label %lor.lhs.false170.i, label %add_float.exit

lor.lhs.false170.i:                               ; preds = %for.end164.i
  %cmp171.i = icmp ne ptr %cond.i1118, %132
  %tobool174.i = icmp ne i64 %122, 0
  %or.cond251.i = select i1 %cmp171.i, i1 true, i1 %tobool174.i
  br i1 %or.cond251.i, label %for.cond178.preheader.i, label %add_float.exit

for.cond178.preheader.i:                          ; preds = %lor.lhs.false170.i
  %cmp180.not449.i = icmp slt i64 %mul.i1111, 8
  br i1 %cmp180.not449.i, label %for.cond206.preheader.i, label %for.body182.lr.ph.i

for.body182.lr.ph.i:                              ; preds = %for.cond178.preheader.i
  %add.ptr189.i355 = getelementptr inbounds float, ptr %123, i64 %mul9.i1114
  br label %for.body182.i

for.cond206.preheader.i:                          ; preds = %if.end200.i, %for.cond178.preheader.i
  %k177.0.lcssa.i = phi i64 [ 0, %for.cond178.preheader.i ], [ %add179451.i, %if.end200.i ]
  %cmp207452.i = icmp slt i64 %k177.0.lcssa.i, %mul.i1111
  br i1 %cmp207452.i, label %for.body209.lr.ph.i, label %add_float.exit

for.body209.lr.ph.i:                              ; preds = %for.cond206.preheader.i
  %169 = getelementptr float, ptr %123, i64 %mul9.i1114
  br label %for.body209.i

for.body182.i:                                    ; preds = %if.end200.i, %for.body182.lr.ph.i
  %add179451.i = phi i64 [ 8, %for.body182.lr.ph.i ], [ %add179.i, %if.end200.i ]
  %k177.0450.i = phi i64 [ 0, %for.body182.lr.ph.i ], [ %add179451.i, %if.end200.i ]
  %add.ptr183.i = getelementptr inbounds double, ptr %cond.i1118, i64 %k177.0450.i
  %170 = load <8 x double>, ptr %add.ptr183.i, align 8
  br i1 %tobool174.i, label %land.lhs.true185.i, label %if.end200.i

land.lhs.true185.i:                               ; preds = %for.body182.i
  %171 = load i64, ptr %arrayidx8.i1113, align 8
  %tobool187.not.i = icmp eq i64 %171, 0
  br i1 %tobool187.not.i, label %if.then195.i, label %if.then188.i

if.then188.i:                                     ; preds = %land.lhs.true185.i
  %add.ptr190.i = getelementptr inbounds float, ptr %add.ptr189.i355, i64 %k177.0450.i
  %172 = load <8 x float>, ptr %add.ptr190.i, align 4
  %conv191.i = fpext <8 x float> %172 to <8 x double>
  %add192.i = fadd <8 x double> %170, %conv191.i
  br label %if.end200.i

if.then195.i:                                     ; preds = %land.lhs.true185.i
  %173 = load float, ptr %123, align 4
  %conv197.i = fpext float %173 to double
  %splat.splatinsert.i359 = insertelement <8 x double> poison, double %conv197.i, i64 0
  %splat.splat.i360 = shufflevector <8 x double> %splat.splatinsert.i359, <8 x double> poison, <8 x i32> zeroinitializer
  %add198.i = fadd <8 x double> %170, %splat.splat.i360
  br label %if.end200.i

if.end200.i:                                      ; preds = %if.then195.i, %if.then188.i, %for.body182.i
  %sum.0.i356 = phi <8 x double> [ %add192.i, %if.then188.i ], [ %add198.i, %if.then195.i ], [ %170, %for.body182.i ]
  %conv201.i = fptrunc <8 x double> %sum.0.i356 to <8 x float>
  %add.ptr202.i = getelementptr inbounds float, ptr %132, i64 %k177.0450.i
  store <8 x float> %conv201.i, ptr %add.ptr202.i, align 4
  %add179.i = add nuw nsw i64 %add179451.i, 8
  %cmp180.not.i = icmp sgt i64 %add179.i, %mul.i1111
  br i1 %cmp180.not.i, label %for.cond206.preheader.i, label %for.body182.i, !llvm.loop !38

for.body209.i:                                    ; preds = %cond.end221.i, %for.body209.lr.ph.i
  %k177.1453.i = phi i64 [ %k177.0.lcssa.i, %for.body209.lr.ph.i ], [ %inc226.i, %cond.end221.i ]
  %arrayidx212.i357 = getelementptr inbounds double, ptr %cond.i1118, i64 %k177.1453.i
  %174 = load double, ptr %arrayidx212.i357, align 8
  br i1 %tobool174.i, label %cond.true211.i, label %cond.end221.i

cond.true211.i:                                   ; preds = %for.body209.i
  %175 = load i64, ptr %arrayidx8.i1113, align 8
  %mul214.i = mul nsw i64 %175, %k177.1453.i
  %arrayidx216.i = getelementptr float, ptr %169, i64 %mul214.i
  %176 = load float, ptr %arrayidx216.i, align 4
  %conv217.i = fpext float %176 to double
  %add218.i = fadd double %174, %conv217.i
  br label %cond.end221.i

cond.end221.i:                                    ; preds = %cond.true211.i, %for.body209.i
  %cond222.i = phi double [ %add218.i, %cond.true211.i ], [ %174, %for.body209.i ]
  %conv223.i = fptrunc double %cond222.i to float
  %arrayidx224.i = getelementptr inbounds float, ptr %132, i64 %k177.1453.i
  store float %conv223.i, ptr %arrayidx224.i, align 4
  %inc226.i = add nuw nsw i64 %k177.1453.i, 1
  %exitcond460.not.i358 = icmp eq i64 %inc226.i, %mul.i1111
  br i1 %exitcond460.not.i358, label %add_float.exit, label %for.body209.i, !llvm.loop !39

add_float.exit:                                   ; preds = %cond.end133.i, %cond.end221.i, %for.end164.i, %lor.lhs.false170.i, %for.cond206.preheader.i
  %retval.5.i354 = phi i64 [ 0, %lor.lhs.false170.i ], [ 0, %for.end164.i ], [ 0, %for.cond206.preheader.i ], [ 0, %cond.end221.i ], [ 1, %cond.end133.i ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i324) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i323) #8
  br label %return

cond.true16:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1120, label %if.end30.i553, label %if.then.i549

if.then.i549:                                     ; preds = %cond.true16
  %177 = inttoptr i64 %135 to ptr
  %178 = load i64, ptr %177, align 8
  %tobool1.not.i.i550 = icmp eq i64 %178, 0
  br i1 %tobool1.not.i.i550, label %if.then.i.i741, label %for.cond9.preheader.i.i551

if.then.i.i741:                                   ; preds = %if.then.i549
  %mul.i.i742 = shl nsw i64 %mul.i1111, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1118, i8 0, i64 %mul.i.i742, i1 false)
  br label %if.end30.i553

for.cond9.preheader.i.i551:                       ; preds = %if.then.i549
  %cmp1033.i.i552 = icmp sgt i64 %mul.i1111, 0
  br i1 %cmp1033.i.i552, label %for.body13.i.i736, label %if.end30.i553

for.body13.i.i736:                                ; preds = %for.cond9.preheader.i.i551, %for.body13.i.i736
  %k8.034.i.i737 = phi i64 [ %inc16.i.i739, %for.body13.i.i736 ], [ 0, %for.cond9.preheader.i.i551 ]
  %arrayidx14.i.i738 = getelementptr inbounds i64, ptr %cond.i1118, i64 %k8.034.i.i737
  store i64 %178, ptr %arrayidx14.i.i738, align 8
  %inc16.i.i739 = add nuw nsw i64 %k8.034.i.i737, 1
  %exitcond.not.i.i740 = icmp eq i64 %inc16.i.i739, %mul.i1111
  br i1 %exitcond.not.i.i740, label %if.end30.i553, label %for.body13.i.i736, !llvm.loop !23

if.end30.i553:                                    ; preds = %for.body13.i.i736, %for.cond9.preheader.i.i551, %if.then.i.i741, %cond.true16
  %cmp31.i554 = icmp eq i64 %126, 0
  br i1 %cmp31.i554, label %land.end.i725, label %land.end.thread.i555

land.end.thread.i555:                             ; preds = %if.end30.i553
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i525) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i526) #8
  br label %for.cond93.preheader.i

land.end.i725:                                    ; preds = %if.end30.i553
  %arrayidx32.i726 = getelementptr inbounds i8, ptr %a, i64 56
  %179 = load i64, ptr %arrayidx32.i726, align 8
  %cmp33.i727 = icmp eq i64 %127, %179
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i525) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i526) #8
  br i1 %cmp33.i727, label %for.body.lr.ph.i728, label %for.cond93.preheader.i

for.body.lr.ph.i728:                              ; preds = %land.end.i725
  %places42.i729 = getelementptr inbounds i8, ptr %found.i526, i64 2080
  br label %for.body.i730

for.cond93.preheader.i:                           ; preds = %for.body.i730, %land.end.i725, %land.end.thread.i555
  %180 = phi i1 [ false, %land.end.thread.i555 ], [ false, %land.end.i725 ], [ true, %for.body.i730 ]
  %arrayidx96.i = getelementptr inbounds i8, ptr %a, i64 48
  %181 = load i64, ptr %arrayidx96.i, align 8
  %cmp97.not438.i = icmp sgt i64 %181, 0
  br i1 %cmp97.not438.i, label %for.body102.lr.ph.i, label %for.end163.i556

for.body102.lr.ph.i:                              ; preds = %for.cond93.preheader.i
  %places115.i = getelementptr inbounds i8, ptr %found.i526, i64 2080
  %cond120.i = select i1 %180, ptr %places115.i, ptr %places.i525
  %arrayidx121.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx130.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i401.i = trunc i64 %126 to i32
  %conv1.i.i597 = trunc i64 %sub.i1110 to i32
  %count32.i.i598 = getelementptr inbounds i8, ptr %found.i526, i64 4160
  %cmp145.i = icmp eq i64 %129, 1
  %cmp18.not69.i.i = icmp slt i64 %129, 8
  %add.ptr160.idx.i599 = shl nsw i64 %128, 12
  br label %for.body102.i

for.body.i730:                                    ; preds = %for.body.i730, %for.body.lr.ph.i728
  %k.0437.i = phi i64 [ 0, %for.body.lr.ph.i728 ], [ %inc.i734, %for.body.i730 ]
  %conv40.i731 = trunc nuw i64 %k.0437.i to i32
  %arrayidx41.i732 = getelementptr inbounds [520 x i32], ptr %found.i526, i64 0, i64 %k.0437.i
  store i32 %conv40.i731, ptr %arrayidx41.i732, align 4
  %arrayidx43.i733 = getelementptr inbounds [520 x i32], ptr %places42.i729, i64 0, i64 %k.0437.i
  store i32 0, ptr %arrayidx43.i733, align 4
  %inc.i734 = add nuw nsw i64 %k.0437.i, 1
  %exitcond4351.not = icmp eq i64 %inc.i734, 520
  br i1 %exitcond4351.not, label %for.cond93.preheader.i, label %for.body.i730, !llvm.loop !40

for.body102.i:                                    ; preds = %for.inc158.i, %for.body102.lr.ph.i
  %182 = phi i64 [ %181, %for.body102.lr.ph.i ], [ %208, %for.inc158.i ]
  %values.0441.i = phi ptr [ %121, %for.body102.lr.ph.i ], [ %add.ptr160.i614, %for.inc158.i ]
  %k92.0440.i = phi i64 [ 0, %for.body102.lr.ph.i ], [ %add.i613, %for.inc158.i ]
  %sub104.i = sub nsw i64 %182, %k92.0440.i
  %spec.select.i600 = tail call i64 @llvm.smin.i64(i64 %sub104.i, i64 512)
  %183 = load i64, ptr %arrayidx121.i, align 8
  %cmp122.i = icmp eq i64 %183, 4
  %184 = load i64, ptr %arrayidx130.i, align 8
  %cmp.not65.i.i601 = icmp slt i64 %sub104.i, 8
  br i1 %cmp122.i, label %cond.true124.i, label %cond.false128.i

cond.true124.i:                                   ; preds = %for.body102.i
  %add.ptr125.i = getelementptr inbounds i32, ptr %125, i64 %k92.0440.i
  br i1 %cmp.not65.i.i601, label %for.cond11.preheader.i.i699, label %for.body.lr.ph.i.i679

for.body.lr.ph.i.i679:                            ; preds = %cond.true124.i
  %splat.splatinsert.i.i680 = insertelement <8 x i64> poison, i64 %184, i64 0
  %splat.splat.i.i681 = shufflevector <8 x i64> %splat.splatinsert.i.i680, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i682

for.cond11.preheader.i.i699:                      ; preds = %for.body.i.i682, %cond.true124.i
  %outside.0.lcssa.i.i700 = phi <8 x i64> [ zeroinitializer, %cond.true124.i ], [ %or7.i.i694, %for.body.i.i682 ]
  %k.0.lcssa.i.i701 = phi i64 [ 0, %cond.true124.i ], [ %add68.i.i683, %for.body.i.i682 ]
  br label %for.body14.i.i702

for.body.i.i682:                                  ; preds = %for.body.i.i682, %for.body.lr.ph.i.i679
  %add68.i.i683 = phi i64 [ 8, %for.body.lr.ph.i.i679 ], [ %add.i.i697, %for.body.i.i682 ]
  %k.067.i.i684 = phi i64 [ 0, %for.body.lr.ph.i.i679 ], [ %add68.i.i683, %for.body.i.i682 ]
  %outside.066.i.i685 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i679 ], [ %or7.i.i694, %for.body.i.i682 ]
  %add.ptr.i.i686 = getelementptr inbounds i32, ptr %add.ptr125.i, i64 %k.067.i.i684
  %185 = load <8 x i32>, ptr %add.ptr.i.i686, align 4
  %conv.i.i687 = sext <8 x i32> %185 to <8 x i64>
  %isneg.i.i688 = icmp slt <8 x i32> %185, zeroinitializer
  %and.i.i689 = select <8 x i1> %isneg.i.i688, <8 x i64> %splat.splat.i.i681, <8 x i64> zeroinitializer
  %add1.i.i690 = add <8 x i64> %and.i.i689, %conv.i.i687
  %add1.lobit.i.i691 = ashr <8 x i64> %add1.i.i690, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i692 = icmp slt <8 x i64> %add1.i.i690, %splat.splat.i.i681
  %or.i.i693 = select <8 x i1> %cmp5.not.i.i692, <8 x i64> %add1.lobit.i.i691, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i694 = or <8 x i64> %or.i.i693, %outside.066.i.i685
  %conv8.i.i695 = trunc <8 x i64> %add1.i.i690 to <8 x i32>
  %add.ptr9.i.i696 = getelementptr inbounds i32, ptr %cond120.i, i64 %k.067.i.i684
  store <8 x i32> %conv8.i.i695, ptr %add.ptr9.i.i696, align 8
  %add.i.i697 = add nuw nsw i64 %add68.i.i683, 8
  %cmp.not.i.i698 = icmp sgt i64 %add.i.i697, %spec.select.i600
  br i1 %cmp.not.i.i698, label %for.cond11.preheader.i.i699, label %for.body.i.i682, !llvm.loop !9

for.cond18.preheader.i.i708:                      ; preds = %for.body14.i.i702
  %cmp1972.i.i709 = icmp slt i64 %k.0.lcssa.i.i701, %spec.select.i600
  br i1 %cmp1972.i.i709, label %for.body21.i.i710, label %cond.end132.i

for.body14.i.i702:                                ; preds = %for.body14.i.i702, %for.cond11.preheader.i.i699
  %j.071.i.i703 = phi i64 [ 0, %for.cond11.preheader.i.i699 ], [ %inc.i.i707, %for.body14.i.i702 ]
  %wrong.070.i.i704 = phi i64 [ 0, %for.cond11.preheader.i.i699 ], [ %or15.i.i706, %for.body14.i.i702 ]
  %vecext.i.i705 = extractelement <8 x i64> %outside.0.lcssa.i.i700, i64 %j.071.i.i703
  %or15.i.i706 = or i64 %vecext.i.i705, %wrong.070.i.i704
  %inc.i.i707 = add nuw nsw i64 %j.071.i.i703, 1
  %exitcond.not.i375.i = icmp eq i64 %inc.i.i707, 8
  br i1 %exitcond.not.i375.i, label %for.cond18.preheader.i.i708, label %for.body14.i.i702, !llvm.loop !10

for.body21.i.i710:                                ; preds = %for.cond18.preheader.i.i708, %for.body21.i.i710
  %k.174.i.i711 = phi i64 [ %inc35.i.i723, %for.body21.i.i710 ], [ %k.0.lcssa.i.i701, %for.cond18.preheader.i.i708 ]
  %wrong.173.i.i712 = phi i64 [ %or31.i.i720, %for.body21.i.i710 ], [ %or15.i.i706, %for.cond18.preheader.i.i708 ]
  %arrayidx.i.i713 = getelementptr inbounds i32, ptr %add.ptr125.i, i64 %k.174.i.i711
  %186 = load i32, ptr %arrayidx.i.i713, align 4
  %conv23.i.i714 = sext i32 %186 to i64
  %cmp25.i.i715 = icmp slt i32 %186, 0
  %cond.i.i716 = select i1 %cmp25.i.i715, i64 %184, i64 0
  %add27.i.i717 = add nsw i64 %cond.i.i716, %conv23.i.i714
  %cmp28.i.i718 = icmp uge i64 %add27.i.i717, %184
  %conv30.i.i719 = zext i1 %cmp28.i.i718 to i64
  %or31.i.i720 = or i64 %wrong.173.i.i712, %conv30.i.i719
  %conv32.i.i721 = trunc i64 %add27.i.i717 to i32
  %arrayidx33.i.i722 = getelementptr inbounds i32, ptr %cond120.i, i64 %k.174.i.i711
  store i32 %conv32.i.i721, ptr %arrayidx33.i.i722, align 4
  %inc35.i.i723 = add nuw nsw i64 %k.174.i.i711, 1
  %exitcond76.not.i.i724 = icmp eq i64 %inc35.i.i723, %spec.select.i600
  br i1 %exitcond76.not.i.i724, label %cond.end132.i, label %for.body21.i.i710, !llvm.loop !11

cond.false128.i:                                  ; preds = %for.body102.i
  %add.ptr129.i = getelementptr inbounds i64, ptr %125, i64 %k92.0440.i
  br i1 %cmp.not65.i.i601, label %for.cond10.preheader.i.i606, label %for.body.lr.ph.i376.i

for.body.lr.ph.i376.i:                            ; preds = %cond.false128.i
  %splat.splatinsert.i377.i = insertelement <8 x i64> poison, i64 %184, i64 0
  %splat.splat.i378.i = shufflevector <8 x i64> %splat.splatinsert.i377.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i379.i

for.cond10.preheader.i.i606:                      ; preds = %for.body.i379.i, %cond.false128.i
  %outside.0.lcssa.i391.i = phi <8 x i64> [ zeroinitializer, %cond.false128.i ], [ %or7.i387.i, %for.body.i379.i ]
  %k.0.lcssa.i392.i = phi i64 [ 0, %cond.false128.i ], [ %add66.i.i602, %for.body.i379.i ]
  br label %for.body13.i393.i

for.body.i379.i:                                  ; preds = %for.body.i379.i, %for.body.lr.ph.i376.i
  %add66.i.i602 = phi i64 [ 8, %for.body.lr.ph.i376.i ], [ %add.i389.i, %for.body.i379.i ]
  %k.065.i.i603 = phi i64 [ 0, %for.body.lr.ph.i376.i ], [ %add66.i.i602, %for.body.i379.i ]
  %outside.064.i.i604 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i376.i ], [ %or7.i387.i, %for.body.i379.i ]
  %add.ptr.i380.i = getelementptr inbounds i64, ptr %add.ptr129.i, i64 %k.065.i.i603
  %187 = load <8 x i64>, ptr %add.ptr.i380.i, align 8
  %isneg.i381.i = icmp slt <8 x i64> %187, zeroinitializer
  %and.i382.i = select <8 x i1> %isneg.i381.i, <8 x i64> %splat.splat.i378.i, <8 x i64> zeroinitializer
  %add1.i383.i = add <8 x i64> %and.i382.i, %187
  %add1.lobit.i384.i = ashr <8 x i64> %add1.i383.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i385.i = icmp slt <8 x i64> %add1.i383.i, %splat.splat.i378.i
  %or.i386.i = select <8 x i1> %cmp5.not.i385.i, <8 x i64> %add1.lobit.i384.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i387.i = or <8 x i64> %or.i386.i, %outside.064.i.i604
  %conv.i388.i = trunc <8 x i64> %add1.i383.i to <8 x i32>
  %add.ptr8.i.i605 = getelementptr inbounds i32, ptr %cond120.i, i64 %k.065.i.i603
  store <8 x i32> %conv.i388.i, ptr %add.ptr8.i.i605, align 8
  %add.i389.i = add nuw nsw i64 %add66.i.i602, 8
  %cmp.not.i390.i = icmp sgt i64 %add.i389.i, %spec.select.i600
  br i1 %cmp.not.i390.i, label %for.cond10.preheader.i.i606, label %for.body.i379.i, !llvm.loop !12

for.cond17.preheader.i.i610:                      ; preds = %for.body13.i393.i
  %cmp1870.i.i611 = icmp slt i64 %k.0.lcssa.i392.i, %spec.select.i600
  br i1 %cmp1870.i.i611, label %for.body20.i.i668, label %cond.end132.i

for.body13.i393.i:                                ; preds = %for.body13.i393.i, %for.cond10.preheader.i.i606
  %j.069.i.i607 = phi i64 [ 0, %for.cond10.preheader.i.i606 ], [ %inc.i395.i, %for.body13.i393.i ]
  %wrong.068.i.i608 = phi i64 [ 0, %for.cond10.preheader.i.i606 ], [ %or14.i.i609, %for.body13.i393.i ]
  %vecext.i394.i = extractelement <8 x i64> %outside.0.lcssa.i391.i, i64 %j.069.i.i607
  %or14.i.i609 = or i64 %vecext.i394.i, %wrong.068.i.i608
  %inc.i395.i = add nuw nsw i64 %j.069.i.i607, 1
  %exitcond.not.i396.i = icmp eq i64 %inc.i395.i, 8
  br i1 %exitcond.not.i396.i, label %for.cond17.preheader.i.i610, label %for.body13.i393.i, !llvm.loop !13

for.body20.i.i668:                                ; preds = %for.cond17.preheader.i.i610, %for.body20.i.i668
  %k.172.i.i669 = phi i64 [ %inc33.i.i677, %for.body20.i.i668 ], [ %k.0.lcssa.i392.i, %for.cond17.preheader.i.i610 ]
  %wrong.171.i.i670 = phi i64 [ %or29.i.i675, %for.body20.i.i668 ], [ %or14.i.i609, %for.cond17.preheader.i.i610 ]
  %arrayidx.i398.i = getelementptr inbounds i64, ptr %add.ptr129.i, i64 %k.172.i.i669
  %188 = load i64, ptr %arrayidx.i398.i, align 8
  %cmp23.i.i671 = icmp slt i64 %188, 0
  %cond.i399.i = select i1 %cmp23.i.i671, i64 %184, i64 0
  %add25.i.i672 = add nsw i64 %cond.i399.i, %188
  %cmp26.i.i673 = icmp uge i64 %add25.i.i672, %184
  %conv28.i.i674 = zext i1 %cmp26.i.i673 to i64
  %or29.i.i675 = or i64 %wrong.171.i.i670, %conv28.i.i674
  %conv30.i400.i = trunc i64 %add25.i.i672 to i32
  %arrayidx31.i.i676 = getelementptr inbounds i32, ptr %cond120.i, i64 %k.172.i.i669
  store i32 %conv30.i400.i, ptr %arrayidx31.i.i676, align 4
  %inc33.i.i677 = add nuw nsw i64 %k.172.i.i669, 1
  %exitcond74.not.i.i678 = icmp eq i64 %inc33.i.i677, %spec.select.i600
  br i1 %exitcond74.not.i.i678, label %cond.end132.i, label %for.body20.i.i668, !llvm.loop !14

cond.end132.i:                                    ; preds = %for.body20.i.i668, %for.body21.i.i710, %for.cond17.preheader.i.i610, %for.cond18.preheader.i.i708
  %cond133.in.in.i = phi i64 [ %or15.i.i706, %for.cond18.preheader.i.i708 ], [ %or14.i.i609, %for.cond17.preheader.i.i610 ], [ %or31.i.i720, %for.body21.i.i710 ], [ %or29.i.i675, %for.body20.i.i668 ]
  %cond133.in.not.i = icmp eq i64 %cond133.in.in.i, 0
  br i1 %cond133.in.not.i, label %if.end136.i, label %add_double.exit

if.end136.i:                                      ; preds = %cond.end132.i
  br i1 %180, label %if.end141.i, label %if.else139.i

if.else139.i:                                     ; preds = %if.end136.i
  %cmp55.i.i612 = icmp sgt i64 %sub104.i, 0
  br i1 %cmp55.i.i612, label %for.body.i403.i, label %if.else148.thread.i

for.cond12.preheader.i.i624:                      ; preds = %for.body.i403.i
  %tobool.not.i.i625 = icmp eq i64 %add.i405.i, 0
  br i1 %tobool.not.i.i625, label %if.else148.thread.i, label %for.body16.lr.ph.i.i626

for.body16.lr.ph.i.i626:                          ; preds = %for.cond12.preheader.i.i624
  %sub18.i.i627 = add nsw i64 %add.i405.i, -1
  %arrayidx19.i.i628 = getelementptr inbounds [520 x i32], ptr %found.i526, i64 0, i64 %sub18.i.i627
  %arrayidx25.i.i629 = getelementptr inbounds [520 x i32], ptr %places115.i, i64 0, i64 %sub18.i.i627
  br label %for.body16.i.i630

for.body.i403.i:                                  ; preds = %if.else139.i, %for.body.i403.i
  %n.057.i.i615 = phi i64 [ %add.i405.i, %for.body.i403.i ], [ 0, %if.else139.i ]
  %k.056.i.i616 = phi i64 [ %inc.i406.i, %for.body.i403.i ], [ 0, %if.else139.i ]
  %arrayidx.i404.i617 = getelementptr inbounds i32, ptr %places.i525, i64 %k.056.i.i616
  %189 = load i32, ptr %arrayidx.i404.i617, align 4
  %sub3.i.i618 = sub i32 %189, %conv.i401.i
  %conv4.i.i619 = trunc i64 %k.056.i.i616 to i32
  %arrayidx5.i.i620 = getelementptr inbounds [520 x i32], ptr %found.i526, i64 0, i64 %n.057.i.i615
  store i32 %conv4.i.i619, ptr %arrayidx5.i.i620, align 4
  %arrayidx7.i.i621 = getelementptr inbounds [520 x i32], ptr %places115.i, i64 0, i64 %n.057.i.i615
  store i32 %sub3.i.i618, ptr %arrayidx7.i.i621, align 4
  %cmp8.i.i622 = icmp ult i32 %sub3.i.i618, %conv1.i.i597
  %conv10.i.i623 = zext i1 %cmp8.i.i622 to i64
  %add.i405.i = add nuw nsw i64 %n.057.i.i615, %conv10.i.i623
  %inc.i406.i = add nuw nsw i64 %k.056.i.i616, 1
  %exitcond.not.i407.i = icmp eq i64 %inc.i406.i, %spec.select.i600
  br i1 %exitcond.not.i407.i, label %for.cond12.preheader.i.i624, label %for.body.i403.i, !llvm.loop !15

for.body16.i.i630:                                ; preds = %for.body16.i.i630, %for.body16.lr.ph.i.i626
  %k11.058.i.i631 = phi i64 [ 0, %for.body16.lr.ph.i.i626 ], [ %inc30.i.i635, %for.body16.i.i630 ]
  %190 = load i32, ptr %arrayidx19.i.i628, align 4
  %add21.i.i632 = add nuw nsw i64 %k11.058.i.i631, %add.i405.i
  %arrayidx22.i.i633 = getelementptr inbounds [520 x i32], ptr %found.i526, i64 0, i64 %add21.i.i632
  store i32 %190, ptr %arrayidx22.i.i633, align 4
  %191 = load i32, ptr %arrayidx25.i.i629, align 4
  %arrayidx28.i.i634 = getelementptr inbounds [520 x i32], ptr %places115.i, i64 0, i64 %add21.i.i632
  store i32 %191, ptr %arrayidx28.i.i634, align 4
  %inc30.i.i635 = add nuw nsw i64 %k11.058.i.i631, 1
  %exitcond.not.i636 = icmp eq i64 %inc30.i.i635, 8
  br i1 %exitcond.not.i636, label %if.end141.i, label %for.body16.i.i630, !llvm.loop !16

if.else148.thread.i:                              ; preds = %for.cond12.preheader.i.i624, %if.else139.i
  store i64 0, ptr %count32.i.i598, align 8
  br label %for.inc158.i

if.end141.i:                                      ; preds = %for.body16.i.i630, %if.end136.i
  %192 = phi i64 [ %spec.select.i600, %if.end136.i ], [ %add.i405.i, %for.body16.i.i630 ]
  store i64 %192, ptr %count32.i.i598, align 8
  %tobool143.i = icmp ne i64 %192, 0
  %or.cond243.i637 = select i1 %tobool143.i, i1 %cmp145.i, i1 false
  %cmp32.i.i = icmp sgt i64 %192, 0
  br i1 %or.cond243.i637, label %if.then147.i, label %if.else148.i

if.then147.i:                                     ; preds = %if.end141.i
  br i1 %cmp32.i.i, label %for.body.preheader.i.i655, label %for.inc158.i

for.body.preheader.i.i655:                        ; preds = %if.then147.i
  %193 = load i32, ptr %places115.i, align 8
  %conv.i408.i = sext i32 %193 to i64
  %arrayidx1.i.i656 = getelementptr inbounds double, ptr %cond.i1118, i64 %conv.i408.i
  %194 = load double, ptr %arrayidx1.i.i656, align 8
  br label %for.body.i409.i657

for.body.i409.i657:                               ; preds = %if.end.i.i663, %for.body.preheader.i.i655
  %before.035.i.i = phi i64 [ %conv5.i.i659, %if.end.i.i663 ], [ %conv.i408.i, %for.body.preheader.i.i655 ]
  %m.034.i.i = phi i64 [ %inc.i415.i, %if.end.i.i663 ], [ 0, %for.body.preheader.i.i655 ]
  %found.033.i.i = phi double [ %add14.i.i, %if.end.i.i663 ], [ %194, %for.body.preheader.i.i655 ]
  %arrayidx4.i.i658 = getelementptr inbounds [520 x i32], ptr %places115.i, i64 0, i64 %m.034.i.i
  %195 = load i32, ptr %arrayidx4.i.i658, align 4
  %conv5.i.i659 = sext i32 %195 to i64
  %add.i410.i = add nuw nsw i64 %m.034.i.i, 8
  %arrayidx7.i411.i = getelementptr inbounds [520 x i32], ptr %places115.i, i64 0, i64 %add.i410.i
  %196 = load i32, ptr %arrayidx7.i411.i, align 4
  %idx.ext.i.i660 = sext i32 %196 to i64
  %add.ptr.i412.i = getelementptr inbounds double, ptr %cond.i1118, i64 %idx.ext.i.i660
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i412.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i661 = icmp eq i64 %before.035.i.i, %conv5.i.i659
  br i1 %cmp8.not.i.i661, label %if.end.i.i663, label %if.then.i413.i

if.then.i413.i:                                   ; preds = %for.body.i409.i657
  %arrayidx10.i.i662 = getelementptr inbounds double, ptr %cond.i1118, i64 %conv5.i.i659
  %197 = load double, ptr %arrayidx10.i.i662, align 8
  br label %if.end.i.i663

if.end.i.i663:                                    ; preds = %if.then.i413.i, %for.body.i409.i657
  %found.1.i.i664 = phi double [ %197, %if.then.i413.i ], [ %found.033.i.i, %for.body.i409.i657 ]
  %arrayidx11.i.i665 = getelementptr inbounds [520 x i32], ptr %found.i526, i64 0, i64 %m.034.i.i
  %198 = load i32, ptr %arrayidx11.i.i665, align 4
  %conv12.i.i666 = sext i32 %198 to i64
  %mul.i414.i = mul nsw i64 %128, %conv12.i.i666
  %arrayidx13.i.i667 = getelementptr inbounds double, ptr %values.0441.i, i64 %mul.i414.i
  %199 = load double, ptr %arrayidx13.i.i667, align 8
  %add14.i.i = fadd double %found.1.i.i664, %199
  %arrayidx15.i.i = getelementptr inbounds double, ptr %cond.i1118, i64 %conv5.i.i659
  store double %add14.i.i, ptr %arrayidx15.i.i, align 8
  %inc.i415.i = add nuw nsw i64 %m.034.i.i, 1
  %exitcond452.not.i = icmp eq i64 %inc.i415.i, %192
  br i1 %exitcond452.not.i, label %for.inc158.i, label %for.body.i409.i657, !llvm.loop !41

if.else148.i:                                     ; preds = %if.end141.i
  br i1 %cmp32.i.i, label %for.body.i419.i, label %for.inc158.i

for.body.i419.i:                                  ; preds = %if.else148.i, %for.end36.i.i
  %m.075.i.i = phi i64 [ %inc38.i.i, %for.end36.i.i ], [ 0, %if.else148.i ]
  %arrayidx.i420.i = getelementptr inbounds [520 x i32], ptr %found.i526, i64 0, i64 %m.075.i.i
  %200 = load i32, ptr %arrayidx.i420.i, align 4
  %conv.i421.i = sext i32 %200 to i64
  %mul.i422.i = mul nsw i64 %128, %conv.i421.i
  %add.ptr.i423.i = getelementptr inbounds double, ptr %values.0441.i, i64 %mul.i422.i
  %arrayidx1.i424.i = getelementptr inbounds [520 x i32], ptr %places115.i, i64 0, i64 %m.075.i.i
  %201 = load i32, ptr %arrayidx1.i424.i, align 4
  %conv2.i.i638 = sext i32 %201 to i64
  %mul3.i.i639 = mul nsw i64 %129, %conv2.i.i638
  %add.ptr4.i.i640 = getelementptr inbounds double, ptr %cond.i1118, i64 %mul3.i.i639
  %add.i425.i = add nuw nsw i64 %m.075.i.i, 8
  %arrayidx6.i.i641 = getelementptr inbounds [520 x i32], ptr %found.i526, i64 0, i64 %add.i425.i
  %202 = load i32, ptr %arrayidx6.i.i641, align 4
  %conv7.i.i642 = sext i32 %202 to i64
  %mul8.i.i643 = mul nsw i64 %128, %conv7.i.i642
  %add.ptr9.i426.i = getelementptr inbounds double, ptr %values.0441.i, i64 %mul8.i.i643
  %arrayidx12.i.i644 = getelementptr inbounds [520 x i32], ptr %places115.i, i64 0, i64 %add.i425.i
  %203 = load i32, ptr %arrayidx12.i.i644, align 4
  %conv13.i.i645 = sext i32 %203 to i64
  %mul14.i.i646 = mul nsw i64 %129, %conv13.i.i645
  %add.ptr15.i.i647 = getelementptr inbounds double, ptr %cond.i1118, i64 %mul14.i.i646
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i647, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i, label %for.cond27.preheader.i.i, label %for.body20.i427.i

for.cond27.preheader.i.i:                         ; preds = %for.body20.i427.i, %for.body.i419.i
  %j.0.lcssa.i.i653 = phi i64 [ 0, %for.body.i419.i ], [ %add1771.i.i, %for.body20.i427.i ]
  %cmp2872.i.i = icmp slt i64 %j.0.lcssa.i.i653, %129
  br i1 %cmp2872.i.i, label %for.body30.i.i, label %for.end36.i.i

for.body20.i427.i:                                ; preds = %for.body.i419.i, %for.body20.i427.i
  %add1771.i.i = phi i64 [ %add17.i.i651, %for.body20.i427.i ], [ 8, %for.body.i419.i ]
  %j.070.i.i = phi i64 [ %add1771.i.i, %for.body20.i427.i ], [ 0, %for.body.i419.i ]
  %add.ptr21.i.i648 = getelementptr inbounds double, ptr %add.ptr9.i426.i, i64 %j.070.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i648, i32 0, i32 3, i32 1)
  %add.ptr22.i.i649 = getelementptr inbounds double, ptr %add.ptr4.i.i640, i64 %j.070.i.i
  %204 = load <8 x double>, ptr %add.ptr22.i.i649, align 8
  %add.ptr23.i.i650 = getelementptr inbounds double, ptr %add.ptr.i423.i, i64 %j.070.i.i
  %205 = load <8 x double>, ptr %add.ptr23.i.i650, align 8
  %add24.i.i = fadd <8 x double> %204, %205
  store <8 x double> %add24.i.i, ptr %add.ptr22.i.i649, align 8
  %add17.i.i651 = add nuw nsw i64 %add1771.i.i, 8
  %cmp18.not.i.i652 = icmp sgt i64 %add17.i.i651, %129
  br i1 %cmp18.not.i.i652, label %for.cond27.preheader.i.i, label %for.body20.i427.i, !llvm.loop !42

for.body30.i.i:                                   ; preds = %for.cond27.preheader.i.i, %for.body30.i.i
  %j.173.i.i = phi i64 [ %inc.i430.i, %for.body30.i.i ], [ %j.0.lcssa.i.i653, %for.cond27.preheader.i.i ]
  %arrayidx31.i429.i = getelementptr inbounds double, ptr %add.ptr4.i.i640, i64 %j.173.i.i
  %206 = load double, ptr %arrayidx31.i429.i, align 8
  %arrayidx32.i.i654 = getelementptr inbounds double, ptr %add.ptr.i423.i, i64 %j.173.i.i
  %207 = load double, ptr %arrayidx32.i.i654, align 8
  %add33.i.i = fadd double %206, %207
  store double %add33.i.i, ptr %arrayidx31.i429.i, align 8
  %inc.i430.i = add nuw nsw i64 %j.173.i.i, 1
  %exitcond.not.i431.i = icmp eq i64 %inc.i430.i, %129
  br i1 %exitcond.not.i431.i, label %for.end36.i.i, label %for.body30.i.i, !llvm.loop !43

for.end36.i.i:                                    ; preds = %for.body30.i.i, %for.cond27.preheader.i.i
  %inc38.i.i = add nuw nsw i64 %m.075.i.i, 1
  %exitcond451.not.i = icmp eq i64 %inc38.i.i, %192
  br i1 %exitcond451.not.i, label %for.inc158.i, label %for.body.i419.i, !llvm.loop !44

for.inc158.i:                                     ; preds = %for.end36.i.i, %if.end.i.i663, %if.else148.i, %if.then147.i, %if.else148.thread.i
  %add.i613 = add nuw nsw i64 %k92.0440.i, 512
  %add.ptr160.i614 = getelementptr inbounds i8, ptr %values.0441.i, i64 %add.ptr160.idx.i599
  %208 = load i64, ptr %arrayidx96.i, align 8
  %cmp97.not.i = icmp slt i64 %add.i613, %208
  br i1 %cmp97.not.i, label %for.body102.i, label %for.end163.i556, !llvm.loop !45

for.end163.i556:                                  ; preds = %for.inc158.i, %for.cond93.preheader.i
  %209 = load i64, ptr %a, align 8
  %cmp165.i557 = icmp eq i64 %209, 0
  %tobool168.i558 = icmp ne i64 %131, 0
  %or.cond244.i559 = select i1 %cmp165.i557, i1 %tobool168.i558, i1 false
  br i1 %or.cond244.i559, label %lor.lhs.false169.i561, label %add_double.exit

lor.lhs.false169.i561:                            ; preds = %for.end163.i556
  %cmp170.i562 = icmp ne ptr %cond.i1118, %132
  %tobool173.i563 = icmp ne i64 %122, 0
  %or.cond245.i564 = select i1 %cmp170.i562, i1 true, i1 %tobool173.i563
  br i1 %or.cond245.i564, label %for.cond177.preheader.i565, label %add_double.exit

for.cond177.preheader.i565:                       ; preds = %lor.lhs.false169.i561
  %cmp179.not442.i = icmp slt i64 %mul.i1111, 8
  br i1 %cmp179.not442.i, label %for.cond202.preheader.i575, label %for.body181.lr.ph.i566

for.body181.lr.ph.i566:                           ; preds = %for.cond177.preheader.i565
  %add.ptr188.i567 = getelementptr inbounds double, ptr %123, i64 %mul9.i1114
  br label %for.body181.i568

for.cond202.preheader.i575:                       ; preds = %if.end197.i570, %for.cond177.preheader.i565
  %k176.0.lcssa.i576 = phi i64 [ 0, %for.cond177.preheader.i565 ], [ %add178444.i, %if.end197.i570 ]
  %cmp203445.i = icmp slt i64 %k176.0.lcssa.i576, %mul.i1111
  br i1 %cmp203445.i, label %for.body205.lr.ph.i577, label %add_double.exit

for.body205.lr.ph.i577:                           ; preds = %for.cond202.preheader.i575
  %210 = getelementptr double, ptr %123, i64 %mul9.i1114
  br label %for.body205.i578

for.body181.i568:                                 ; preds = %if.end197.i570, %for.body181.lr.ph.i566
  %add178444.i = phi i64 [ 8, %for.body181.lr.ph.i566 ], [ %add178.i573, %if.end197.i570 ]
  %k176.0443.i = phi i64 [ 0, %for.body181.lr.ph.i566 ], [ %add178444.i, %if.end197.i570 ]
  %add.ptr182.i569 = getelementptr inbounds double, ptr %cond.i1118, i64 %k176.0443.i
  %211 = load <8 x double>, ptr %add.ptr182.i569, align 8
  br i1 %tobool173.i563, label %land.lhs.true184.i588, label %if.end197.i570

land.lhs.true184.i588:                            ; preds = %for.body181.i568
  %212 = load i64, ptr %arrayidx8.i1113, align 8
  %tobool186.not.i589 = icmp eq i64 %212, 0
  br i1 %tobool186.not.i589, label %if.then193.i593, label %if.then187.i590

if.then187.i590:                                  ; preds = %land.lhs.true184.i588
  %add.ptr189.i591 = getelementptr inbounds double, ptr %add.ptr188.i567, i64 %k176.0443.i
  %213 = load <8 x double>, ptr %add.ptr189.i591, align 8
  %add190.i592 = fadd <8 x double> %211, %213
  br label %if.end197.i570

if.then193.i593:                                  ; preds = %land.lhs.true184.i588
  %214 = load double, ptr %123, align 8
  %splat.splatinsert.i594 = insertelement <8 x double> poison, double %214, i64 0
  %splat.splat.i595 = shufflevector <8 x double> %splat.splatinsert.i594, <8 x double> poison, <8 x i32> zeroinitializer
  %add195.i596 = fadd <8 x double> %211, %splat.splat.i595
  br label %if.end197.i570

if.end197.i570:                                   ; preds = %if.then193.i593, %if.then187.i590, %for.body181.i568
  %sum.0.i571 = phi <8 x double> [ %add190.i592, %if.then187.i590 ], [ %add195.i596, %if.then193.i593 ], [ %211, %for.body181.i568 ]
  %add.ptr198.i572 = getelementptr inbounds double, ptr %132, i64 %k176.0443.i
  store <8 x double> %sum.0.i571, ptr %add.ptr198.i572, align 8
  %add178.i573 = add nuw nsw i64 %add178444.i, 8
  %cmp179.not.i574 = icmp sgt i64 %add178.i573, %mul.i1111
  br i1 %cmp179.not.i574, label %for.cond202.preheader.i575, label %for.body181.i568, !llvm.loop !46

for.body205.i578:                                 ; preds = %cond.end216.i580, %for.body205.lr.ph.i577
  %k176.1446.i = phi i64 [ %k176.0.lcssa.i576, %for.body205.lr.ph.i577 ], [ %inc220.i583, %cond.end216.i580 ]
  %arrayidx208.i579 = getelementptr inbounds double, ptr %cond.i1118, i64 %k176.1446.i
  %215 = load double, ptr %arrayidx208.i579, align 8
  br i1 %tobool173.i563, label %cond.true207.i584, label %cond.end216.i580

cond.true207.i584:                                ; preds = %for.body205.i578
  %216 = load i64, ptr %arrayidx8.i1113, align 8
  %mul210.i585 = mul nsw i64 %216, %k176.1446.i
  %arrayidx212.i586 = getelementptr double, ptr %210, i64 %mul210.i585
  %217 = load double, ptr %arrayidx212.i586, align 8
  %add213.i587 = fadd double %215, %217
  br label %cond.end216.i580

cond.end216.i580:                                 ; preds = %cond.true207.i584, %for.body205.i578
  %cond217.i581 = phi double [ %add213.i587, %cond.true207.i584 ], [ %215, %for.body205.i578 ]
  %arrayidx218.i582 = getelementptr inbounds double, ptr %132, i64 %k176.1446.i
  store double %cond217.i581, ptr %arrayidx218.i582, align 8
  %inc220.i583 = add nuw nsw i64 %k176.1446.i, 1
  %exitcond453.not.i = icmp eq i64 %inc220.i583, %mul.i1111
  br i1 %exitcond453.not.i, label %add_double.exit, label %for.body205.i578, !llvm.loop !47

add_double.exit:                                  ; preds = %cond.end132.i, %cond.end216.i580, %for.end163.i556, %lor.lhs.false169.i561, %for.cond202.preheader.i575
  %retval.5.i560 = phi i64 [ 0, %lor.lhs.false169.i561 ], [ 0, %for.end163.i556 ], [ 0, %for.cond202.preheader.i575 ], [ 0, %cond.end216.i580 ], [ 1, %cond.end132.i ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i526) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i525) #8
  br label %return

cond.true21:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1120, label %if.end30.i778, label %if.then.i774

if.then.i774:                                     ; preds = %cond.true21
  %218 = inttoptr i64 %135 to ptr
  %219 = load i32, ptr %218, align 4
  %tobool.not.i.i775 = icmp eq i32 %219, 0
  br i1 %tobool.not.i.i775, label %if.then.i.i1082, label %for.cond.preheader.i.i776

if.then.i.i1082:                                  ; preds = %if.then.i774
  %mul.i.i1083 = shl nsw i64 %mul.i1111, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1118, i8 0, i64 %mul.i.i1083, i1 false)
  br label %if.end30.i778

for.cond.preheader.i.i776:                        ; preds = %if.then.i774
  %cmp535.i.i777 = icmp sgt i64 %mul.i1111, 0
  br i1 %cmp535.i.i777, label %for.body.i.i1077, label %if.end30.i778

for.body.i.i1077:                                 ; preds = %for.cond.preheader.i.i776, %for.body.i.i1077
  %k.036.i.i1078 = phi i64 [ %inc.i.i1080, %for.body.i.i1077 ], [ 0, %for.cond.preheader.i.i776 ]
  %arrayidx.i.i1079 = getelementptr inbounds i32, ptr %cond.i1118, i64 %k.036.i.i1078
  store i32 %219, ptr %arrayidx.i.i1079, align 4
  %inc.i.i1080 = add nuw nsw i64 %k.036.i.i1078, 1
  %exitcond38.not.i.i1081 = icmp eq i64 %inc.i.i1080, %mul.i1111
  br i1 %exitcond38.not.i.i1081, label %if.end30.i778, label %for.body.i.i1077, !llvm.loop !4

if.end30.i778:                                    ; preds = %for.body.i.i1077, %for.cond.preheader.i.i776, %if.then.i.i1082, %cond.true21
  %cmp31.i779 = icmp eq i64 %126, 0
  br i1 %cmp31.i779, label %land.end.i1065, label %land.end.thread.i780

land.end.thread.i780:                             ; preds = %if.end30.i778
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i749) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i750) #8
  br label %for.cond.cleanup.i781

land.end.i1065:                                   ; preds = %if.end30.i778
  %arrayidx32.i1066 = getelementptr inbounds i8, ptr %a, i64 56
  %220 = load i64, ptr %arrayidx32.i1066, align 8
  %cmp33.i1067 = icmp eq i64 %127, %220
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i749) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i750) #8
  br i1 %cmp33.i1067, label %for.body.lr.ph.i1068, label %for.cond.cleanup.i781

for.body.lr.ph.i1068:                             ; preds = %land.end.i1065
  %places42.i1069 = getelementptr inbounds i8, ptr %found.i750, i64 2080
  br label %for.body.i1070

for.cond.cleanup.i781:                            ; preds = %for.body.i1070, %land.end.i1065, %land.end.thread.i780
  %221 = phi i1 [ false, %land.end.thread.i780 ], [ false, %land.end.i1065 ], [ true, %for.body.i1070 ]
  %222 = load i64, ptr %a, align 8
  %cmp45.i782 = icmp eq i64 %222, 0
  %tobool48.i783 = icmp eq i64 %128, 0
  %or.cond241.not366.i784 = select i1 %cmp45.i782, i1 %tobool48.i783, i1 false
  %cmp50.i785 = icmp eq i64 %129, 1
  %or.cond242.i786 = select i1 %or.cond241.not366.i784, i1 %cmp50.i785, i1 false
  %spec.select.i787 = and i1 %221, %or.cond242.i786
  %cmp59.i788 = icmp sgt i64 %mul.i1111, 2048
  %not.spec.select.i787 = xor i1 %spec.select.i787, true
  %or.cond243.i789 = select i1 %not.spec.select.i787, i1 true, i1 %cmp59.i788
  %arrayidx62.i1048 = getelementptr inbounds i8, ptr %a, i64 48
  %223 = load i64, ptr %arrayidx62.i1048, align 8
  %cmp63.not.i1049 = icmp sgt i64 %mul.i1111, %223
  %or.cond4422 = select i1 %or.cond243.i789, i1 true, i1 %cmp63.not.i1049
  br i1 %or.cond4422, label %land.rhs93.lr.ph.i790, label %if.then69.i1050

for.body.i1070:                                   ; preds = %for.body.i1070, %for.body.lr.ph.i1068
  %k.0444.i1071 = phi i64 [ 0, %for.body.lr.ph.i1068 ], [ %inc.i1075, %for.body.i1070 ]
  %conv40.i1072 = trunc nuw i64 %k.0444.i1071 to i32
  %arrayidx41.i1073 = getelementptr inbounds [520 x i32], ptr %found.i750, i64 0, i64 %k.0444.i1071
  store i32 %conv40.i1072, ptr %arrayidx41.i1073, align 4
  %arrayidx43.i1074 = getelementptr inbounds [520 x i32], ptr %places42.i1069, i64 0, i64 %k.0444.i1071
  store i32 0, ptr %arrayidx43.i1074, align 4
  %inc.i1075 = add nuw nsw i64 %k.0444.i1071, 1
  %exitcond4350.not = icmp eq i64 %inc.i1075, 520
  br i1 %exitcond4350.not, label %for.cond.cleanup.i781, label %for.body.i1070, !llvm.loop !48

if.then69.i1050:                                  ; preds = %for.cond.cleanup.i781
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i751) #8
  %arrayidx70.i1051 = getelementptr inbounds i8, ptr %a, i64 16
  %224 = load i64, ptr %arrayidx70.i1051, align 8
  %arrayidx72.i1052 = getelementptr inbounds i8, ptr %a, i64 56
  %225 = load i64, ptr %arrayidx72.i1052, align 8
  %call.i1053 = call fastcc i64 @count_indices(ptr noundef %125, i64 noundef %224, i64 noundef %223, i64 noundef %225, ptr noundef nonnull %counts.i751)
  %tobool73.not.i1054 = icmp eq i64 %call.i1053, 0
  br i1 %tobool73.not.i1054, label %for.cond77.preheader.i1056, label %cleanup222.critedge.i1055

for.cond77.preheader.i1056:                       ; preds = %if.then69.i1050
  %cmp78445.i = icmp sgt i64 %mul.i1111, 0
  br i1 %cmp78445.i, label %for.body81.i1058, label %if.end89.i1057

for.body81.i1058:                                 ; preds = %for.cond77.preheader.i1056, %for.body81.i1058
  %k76.0446.i = phi i64 [ %inc87.i1063, %for.body81.i1058 ], [ 0, %for.cond77.preheader.i1056 ]
  %arrayidx82.i1059 = getelementptr inbounds [2048 x i32], ptr %counts.i751, i64 0, i64 %k76.0446.i
  %226 = load i32, ptr %arrayidx82.i1059, align 4
  %227 = load i32, ptr %121, align 4
  %mul84.i1060 = mul i32 %227, %226
  %arrayidx85.i1061 = getelementptr inbounds i32, ptr %cond.i1118, i64 %k76.0446.i
  %228 = load i32, ptr %arrayidx85.i1061, align 4
  %add.i1062 = add i32 %228, %mul84.i1060
  store i32 %add.i1062, ptr %arrayidx85.i1061, align 4
  %inc87.i1063 = add nuw nsw i64 %k76.0446.i, 1
  %exitcond.not.i1064 = icmp eq i64 %inc87.i1063, %mul.i1111
  br i1 %exitcond.not.i1064, label %if.end89.i1057, label %for.body81.i1058, !llvm.loop !49

if.end89.i1057:                                   ; preds = %for.body81.i1058, %for.cond77.preheader.i1056
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i751) #8
  br label %for.end162.i803

land.rhs93.lr.ph.i790:                            ; preds = %for.cond.cleanup.i781
  %arrayidx94.i791 = getelementptr inbounds i8, ptr %a, i64 48
  %places113.i792 = getelementptr inbounds i8, ptr %found.i750, i64 2080
  %cond118.i793 = select i1 %221, ptr %places113.i792, ptr %places.i749
  %arrayidx119.i794 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx128.i795 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i407.i796 = trunc i64 %126 to i32
  %conv1.i.i797 = trunc i64 %sub.i1110 to i32
  %count32.i.i798 = getelementptr inbounds i8, ptr %found.i750, i64 4160
  %cmp18.not69.i.i799 = icmp slt i64 %129, 8
  %add.ptr159.idx.i800 = shl nsw i64 %128, 11
  %cmp95.i8024271 = icmp sgt i64 %223, 0
  br i1 %cmp95.i8024271, label %for.body100.i845, label %for.end162.i803

for.body100.i845:                                 ; preds = %land.rhs93.lr.ph.i790, %for.inc156.i890
  %229 = phi i64 [ %255, %for.inc156.i890 ], [ %223, %land.rhs93.lr.ph.i790 ]
  %k90.0448.i4274 = phi i64 [ %add157.i891, %for.inc156.i890 ], [ 0, %land.rhs93.lr.ph.i790 ]
  %values.0449.i4272 = phi ptr [ %add.ptr159.i892, %for.inc156.i890 ], [ %121, %land.rhs93.lr.ph.i790 ]
  %sub102.i846 = sub nsw i64 %229, %k90.0448.i4274
  %spec.select367.i847 = tail call i64 @llvm.smin.i64(i64 %sub102.i846, i64 512)
  %230 = load i64, ptr %arrayidx119.i794, align 8
  %cmp120.i848 = icmp eq i64 %230, 4
  %231 = load i64, ptr %arrayidx128.i795, align 8
  %cmp.not65.i.i849 = icmp slt i64 %sub102.i846, 8
  br i1 %cmp120.i848, label %cond.true122.i998, label %cond.false126.i850

cond.true122.i998:                                ; preds = %for.body100.i845
  %add.ptr123.i999 = getelementptr inbounds i32, ptr %125, i64 %k90.0448.i4274
  br i1 %cmp.not65.i.i849, label %for.cond11.preheader.i.i1020, label %for.body.lr.ph.i.i1000

for.body.lr.ph.i.i1000:                           ; preds = %cond.true122.i998
  %splat.splatinsert.i.i1001 = insertelement <8 x i64> poison, i64 %231, i64 0
  %splat.splat.i.i1002 = shufflevector <8 x i64> %splat.splatinsert.i.i1001, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i380.i1003

for.cond11.preheader.i.i1020:                     ; preds = %for.body.i380.i1003, %cond.true122.i998
  %outside.0.lcssa.i.i1021 = phi <8 x i64> [ zeroinitializer, %cond.true122.i998 ], [ %or7.i.i1015, %for.body.i380.i1003 ]
  %k.0.lcssa.i.i1022 = phi i64 [ 0, %cond.true122.i998 ], [ %add68.i.i1004, %for.body.i380.i1003 ]
  br label %for.body14.i.i1023

for.body.i380.i1003:                              ; preds = %for.body.i380.i1003, %for.body.lr.ph.i.i1000
  %add68.i.i1004 = phi i64 [ 8, %for.body.lr.ph.i.i1000 ], [ %add.i.i1018, %for.body.i380.i1003 ]
  %k.067.i.i1005 = phi i64 [ 0, %for.body.lr.ph.i.i1000 ], [ %add68.i.i1004, %for.body.i380.i1003 ]
  %outside.066.i.i1006 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1000 ], [ %or7.i.i1015, %for.body.i380.i1003 ]
  %add.ptr.i.i1007 = getelementptr inbounds i32, ptr %add.ptr123.i999, i64 %k.067.i.i1005
  %232 = load <8 x i32>, ptr %add.ptr.i.i1007, align 4
  %conv.i.i1008 = sext <8 x i32> %232 to <8 x i64>
  %isneg.i.i1009 = icmp slt <8 x i32> %232, zeroinitializer
  %and.i.i1010 = select <8 x i1> %isneg.i.i1009, <8 x i64> %splat.splat.i.i1002, <8 x i64> zeroinitializer
  %add1.i.i1011 = add <8 x i64> %and.i.i1010, %conv.i.i1008
  %add1.lobit.i.i1012 = ashr <8 x i64> %add1.i.i1011, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1013 = icmp slt <8 x i64> %add1.i.i1011, %splat.splat.i.i1002
  %or.i.i1014 = select <8 x i1> %cmp5.not.i.i1013, <8 x i64> %add1.lobit.i.i1012, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1015 = or <8 x i64> %or.i.i1014, %outside.066.i.i1006
  %conv8.i.i1016 = trunc <8 x i64> %add1.i.i1011 to <8 x i32>
  %add.ptr9.i.i1017 = getelementptr inbounds i32, ptr %cond118.i793, i64 %k.067.i.i1005
  store <8 x i32> %conv8.i.i1016, ptr %add.ptr9.i.i1017, align 8
  %add.i.i1018 = add nuw nsw i64 %add68.i.i1004, 8
  %cmp.not.i.i1019 = icmp sgt i64 %add.i.i1018, %spec.select367.i847
  br i1 %cmp.not.i.i1019, label %for.cond11.preheader.i.i1020, label %for.body.i380.i1003, !llvm.loop !9

for.cond18.preheader.i.i1030:                     ; preds = %for.body14.i.i1023
  %cmp1972.i.i1031 = icmp slt i64 %k.0.lcssa.i.i1022, %spec.select367.i847
  br i1 %cmp1972.i.i1031, label %for.body21.i.i1032, label %cond.end130.i883

for.body14.i.i1023:                               ; preds = %for.body14.i.i1023, %for.cond11.preheader.i.i1020
  %j.071.i.i1024 = phi i64 [ 0, %for.cond11.preheader.i.i1020 ], [ %inc.i381.i1028, %for.body14.i.i1023 ]
  %wrong.070.i.i1025 = phi i64 [ 0, %for.cond11.preheader.i.i1020 ], [ %or15.i.i1027, %for.body14.i.i1023 ]
  %vecext.i.i1026 = extractelement <8 x i64> %outside.0.lcssa.i.i1021, i64 %j.071.i.i1024
  %or15.i.i1027 = or i64 %vecext.i.i1026, %wrong.070.i.i1025
  %inc.i381.i1028 = add nuw nsw i64 %j.071.i.i1024, 1
  %exitcond.not.i.i1029 = icmp eq i64 %inc.i381.i1028, 8
  br i1 %exitcond.not.i.i1029, label %for.cond18.preheader.i.i1030, label %for.body14.i.i1023, !llvm.loop !10

for.body21.i.i1032:                               ; preds = %for.cond18.preheader.i.i1030, %for.body21.i.i1032
  %k.174.i.i1033 = phi i64 [ %inc35.i.i1045, %for.body21.i.i1032 ], [ %k.0.lcssa.i.i1022, %for.cond18.preheader.i.i1030 ]
  %wrong.173.i.i1034 = phi i64 [ %or31.i.i1042, %for.body21.i.i1032 ], [ %or15.i.i1027, %for.cond18.preheader.i.i1030 ]
  %arrayidx.i382.i1035 = getelementptr inbounds i32, ptr %add.ptr123.i999, i64 %k.174.i.i1033
  %233 = load i32, ptr %arrayidx.i382.i1035, align 4
  %conv23.i.i1036 = sext i32 %233 to i64
  %cmp25.i.i1037 = icmp slt i32 %233, 0
  %cond.i.i1038 = select i1 %cmp25.i.i1037, i64 %231, i64 0
  %add27.i.i1039 = add nsw i64 %cond.i.i1038, %conv23.i.i1036
  %cmp28.i.i1040 = icmp uge i64 %add27.i.i1039, %231
  %conv30.i.i1041 = zext i1 %cmp28.i.i1040 to i64
  %or31.i.i1042 = or i64 %wrong.173.i.i1034, %conv30.i.i1041
  %conv32.i.i1043 = trunc i64 %add27.i.i1039 to i32
  %arrayidx33.i.i1044 = getelementptr inbounds i32, ptr %cond118.i793, i64 %k.174.i.i1033
  store i32 %conv32.i.i1043, ptr %arrayidx33.i.i1044, align 4
  %inc35.i.i1045 = add nuw nsw i64 %k.174.i.i1033, 1
  %exitcond76.not.i.i1046 = icmp eq i64 %inc35.i.i1045, %spec.select367.i847
  br i1 %exitcond76.not.i.i1046, label %cond.end130.i883, label %for.body21.i.i1032, !llvm.loop !11

cond.false126.i850:                               ; preds = %for.body100.i845
  %add.ptr127.i851 = getelementptr inbounds i64, ptr %125, i64 %k90.0448.i4274
  br i1 %cmp.not65.i.i849, label %for.cond10.preheader.i.i871, label %for.body.lr.ph.i383.i852

for.body.lr.ph.i383.i852:                         ; preds = %cond.false126.i850
  %splat.splatinsert.i384.i853 = insertelement <8 x i64> poison, i64 %231, i64 0
  %splat.splat.i385.i854 = shufflevector <8 x i64> %splat.splatinsert.i384.i853, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i386.i855

for.cond10.preheader.i.i871:                      ; preds = %for.body.i386.i855, %cond.false126.i850
  %outside.0.lcssa.i398.i872 = phi <8 x i64> [ zeroinitializer, %cond.false126.i850 ], [ %or7.i394.i866, %for.body.i386.i855 ]
  %k.0.lcssa.i399.i873 = phi i64 [ 0, %cond.false126.i850 ], [ %add66.i.i856, %for.body.i386.i855 ]
  br label %for.body13.i.i874

for.body.i386.i855:                               ; preds = %for.body.i386.i855, %for.body.lr.ph.i383.i852
  %add66.i.i856 = phi i64 [ 8, %for.body.lr.ph.i383.i852 ], [ %add.i396.i869, %for.body.i386.i855 ]
  %k.065.i.i857 = phi i64 [ 0, %for.body.lr.ph.i383.i852 ], [ %add66.i.i856, %for.body.i386.i855 ]
  %outside.064.i.i858 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i383.i852 ], [ %or7.i394.i866, %for.body.i386.i855 ]
  %add.ptr.i387.i859 = getelementptr inbounds i64, ptr %add.ptr127.i851, i64 %k.065.i.i857
  %234 = load <8 x i64>, ptr %add.ptr.i387.i859, align 8
  %isneg.i388.i860 = icmp slt <8 x i64> %234, zeroinitializer
  %and.i389.i861 = select <8 x i1> %isneg.i388.i860, <8 x i64> %splat.splat.i385.i854, <8 x i64> zeroinitializer
  %add1.i390.i862 = add <8 x i64> %and.i389.i861, %234
  %add1.lobit.i391.i863 = ashr <8 x i64> %add1.i390.i862, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i392.i864 = icmp slt <8 x i64> %add1.i390.i862, %splat.splat.i385.i854
  %or.i393.i865 = select <8 x i1> %cmp5.not.i392.i864, <8 x i64> %add1.lobit.i391.i863, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i394.i866 = or <8 x i64> %or.i393.i865, %outside.064.i.i858
  %conv.i395.i867 = trunc <8 x i64> %add1.i390.i862 to <8 x i32>
  %add.ptr8.i.i868 = getelementptr inbounds i32, ptr %cond118.i793, i64 %k.065.i.i857
  store <8 x i32> %conv.i395.i867, ptr %add.ptr8.i.i868, align 8
  %add.i396.i869 = add nuw nsw i64 %add66.i.i856, 8
  %cmp.not.i397.i870 = icmp sgt i64 %add.i396.i869, %spec.select367.i847
  br i1 %cmp.not.i397.i870, label %for.cond10.preheader.i.i871, label %for.body.i386.i855, !llvm.loop !12

for.cond17.preheader.i.i881:                      ; preds = %for.body13.i.i874
  %cmp1870.i.i882 = icmp slt i64 %k.0.lcssa.i399.i873, %spec.select367.i847
  br i1 %cmp1870.i.i882, label %for.body20.i.i984, label %cond.end130.i883

for.body13.i.i874:                                ; preds = %for.body13.i.i874, %for.cond10.preheader.i.i871
  %j.069.i.i875 = phi i64 [ 0, %for.cond10.preheader.i.i871 ], [ %inc.i401.i879, %for.body13.i.i874 ]
  %wrong.068.i.i876 = phi i64 [ 0, %for.cond10.preheader.i.i871 ], [ %or14.i.i878, %for.body13.i.i874 ]
  %vecext.i400.i877 = extractelement <8 x i64> %outside.0.lcssa.i398.i872, i64 %j.069.i.i875
  %or14.i.i878 = or i64 %vecext.i400.i877, %wrong.068.i.i876
  %inc.i401.i879 = add nuw nsw i64 %j.069.i.i875, 1
  %exitcond.not.i402.i880 = icmp eq i64 %inc.i401.i879, 8
  br i1 %exitcond.not.i402.i880, label %for.cond17.preheader.i.i881, label %for.body13.i.i874, !llvm.loop !13

for.body20.i.i984:                                ; preds = %for.cond17.preheader.i.i881, %for.body20.i.i984
  %k.172.i.i985 = phi i64 [ %inc33.i.i996, %for.body20.i.i984 ], [ %k.0.lcssa.i399.i873, %for.cond17.preheader.i.i881 ]
  %wrong.171.i.i986 = phi i64 [ %or29.i.i993, %for.body20.i.i984 ], [ %or14.i.i878, %for.cond17.preheader.i.i881 ]
  %arrayidx.i404.i987 = getelementptr inbounds i64, ptr %add.ptr127.i851, i64 %k.172.i.i985
  %235 = load i64, ptr %arrayidx.i404.i987, align 8
  %cmp23.i.i988 = icmp slt i64 %235, 0
  %cond.i405.i989 = select i1 %cmp23.i.i988, i64 %231, i64 0
  %add25.i.i990 = add nsw i64 %cond.i405.i989, %235
  %cmp26.i.i991 = icmp uge i64 %add25.i.i990, %231
  %conv28.i.i992 = zext i1 %cmp26.i.i991 to i64
  %or29.i.i993 = or i64 %wrong.171.i.i986, %conv28.i.i992
  %conv30.i406.i994 = trunc i64 %add25.i.i990 to i32
  %arrayidx31.i.i995 = getelementptr inbounds i32, ptr %cond118.i793, i64 %k.172.i.i985
  store i32 %conv30.i406.i994, ptr %arrayidx31.i.i995, align 4
  %inc33.i.i996 = add nuw nsw i64 %k.172.i.i985, 1
  %exitcond74.not.i.i997 = icmp eq i64 %inc33.i.i996, %spec.select367.i847
  br i1 %exitcond74.not.i.i997, label %cond.end130.i883, label %for.body20.i.i984, !llvm.loop !14

cond.end130.i883:                                 ; preds = %for.body20.i.i984, %for.body21.i.i1032, %for.cond17.preheader.i.i881, %for.cond18.preheader.i.i1030
  %cond131.in.in.i884 = phi i64 [ %or15.i.i1027, %for.cond18.preheader.i.i1030 ], [ %or14.i.i878, %for.cond17.preheader.i.i881 ], [ %or31.i.i1042, %for.body21.i.i1032 ], [ %or29.i.i993, %for.body20.i.i984 ]
  %cond131.in.not.i885 = icmp eq i64 %cond131.in.in.i884, 0
  br i1 %cond131.in.not.i885, label %if.end134.i886, label %add_int.exit

if.end134.i886:                                   ; preds = %cond.end130.i883
  br i1 %221, label %if.end139.i919, label %if.else137.i887

if.else137.i887:                                  ; preds = %if.end134.i886
  %cmp55.i.i888 = icmp sgt i64 %sub102.i846, 0
  br i1 %cmp55.i.i888, label %for.body.i409.i893, label %if.else146.thread.i889

for.cond12.preheader.i.i906:                      ; preds = %for.body.i409.i893
  %tobool.not.i414.i907 = icmp eq i64 %add.i411.i903, 0
  br i1 %tobool.not.i414.i907, label %if.else146.thread.i889, label %for.body16.lr.ph.i.i908

for.body16.lr.ph.i.i908:                          ; preds = %for.cond12.preheader.i.i906
  %sub18.i.i909 = add nsw i64 %add.i411.i903, -1
  %arrayidx19.i.i910 = getelementptr inbounds [520 x i32], ptr %found.i750, i64 0, i64 %sub18.i.i909
  %arrayidx25.i.i911 = getelementptr inbounds [520 x i32], ptr %places113.i792, i64 0, i64 %sub18.i.i909
  br label %for.body16.i.i912

for.body.i409.i893:                               ; preds = %if.else137.i887, %for.body.i409.i893
  %n.057.i.i894 = phi i64 [ %add.i411.i903, %for.body.i409.i893 ], [ 0, %if.else137.i887 ]
  %k.056.i.i895 = phi i64 [ %inc.i412.i904, %for.body.i409.i893 ], [ 0, %if.else137.i887 ]
  %arrayidx.i410.i896 = getelementptr inbounds i32, ptr %places.i749, i64 %k.056.i.i895
  %236 = load i32, ptr %arrayidx.i410.i896, align 4
  %sub3.i.i897 = sub i32 %236, %conv.i407.i796
  %conv4.i.i898 = trunc i64 %k.056.i.i895 to i32
  %arrayidx5.i.i899 = getelementptr inbounds [520 x i32], ptr %found.i750, i64 0, i64 %n.057.i.i894
  store i32 %conv4.i.i898, ptr %arrayidx5.i.i899, align 4
  %arrayidx7.i.i900 = getelementptr inbounds [520 x i32], ptr %places113.i792, i64 0, i64 %n.057.i.i894
  store i32 %sub3.i.i897, ptr %arrayidx7.i.i900, align 4
  %cmp8.i.i901 = icmp ult i32 %sub3.i.i897, %conv1.i.i797
  %conv10.i.i902 = zext i1 %cmp8.i.i901 to i64
  %add.i411.i903 = add nuw nsw i64 %n.057.i.i894, %conv10.i.i902
  %inc.i412.i904 = add nuw nsw i64 %k.056.i.i895, 1
  %exitcond.not.i413.i905 = icmp eq i64 %inc.i412.i904, %spec.select367.i847
  br i1 %exitcond.not.i413.i905, label %for.cond12.preheader.i.i906, label %for.body.i409.i893, !llvm.loop !15

for.body16.i.i912:                                ; preds = %for.body16.i.i912, %for.body16.lr.ph.i.i908
  %k11.058.i.i913 = phi i64 [ 0, %for.body16.lr.ph.i.i908 ], [ %inc30.i.i917, %for.body16.i.i912 ]
  %237 = load i32, ptr %arrayidx19.i.i910, align 4
  %add21.i.i914 = add nuw nsw i64 %k11.058.i.i913, %add.i411.i903
  %arrayidx22.i.i915 = getelementptr inbounds [520 x i32], ptr %found.i750, i64 0, i64 %add21.i.i914
  store i32 %237, ptr %arrayidx22.i.i915, align 4
  %238 = load i32, ptr %arrayidx25.i.i911, align 4
  %arrayidx28.i.i916 = getelementptr inbounds [520 x i32], ptr %places113.i792, i64 0, i64 %add21.i.i914
  store i32 %238, ptr %arrayidx28.i.i916, align 4
  %inc30.i.i917 = add nuw nsw i64 %k11.058.i.i913, 1
  %exitcond459.not.i918 = icmp eq i64 %inc30.i.i917, 8
  br i1 %exitcond459.not.i918, label %if.end139.i919, label %for.body16.i.i912, !llvm.loop !16

if.else146.thread.i889:                           ; preds = %for.cond12.preheader.i.i906, %if.else137.i887
  store i64 0, ptr %count32.i.i798, align 8
  br label %for.inc156.i890

if.end139.i919:                                   ; preds = %for.body16.i.i912, %if.end134.i886
  %239 = phi i64 [ %spec.select367.i847, %if.end134.i886 ], [ %add.i411.i903, %for.body16.i.i912 ]
  store i64 %239, ptr %count32.i.i798, align 8
  %tobool141.i920 = icmp ne i64 %239, 0
  %or.cond244.i921 = select i1 %tobool141.i920, i1 %cmp50.i785, i1 false
  %cmp32.i.i922 = icmp sgt i64 %239, 0
  br i1 %or.cond244.i921, label %if.then145.i960, label %if.else146.i923

if.then145.i960:                                  ; preds = %if.end139.i919
  br i1 %cmp32.i.i922, label %for.body.preheader.i.i961, label %for.inc156.i890

for.body.preheader.i.i961:                        ; preds = %if.then145.i960
  %240 = load i32, ptr %places113.i792, align 8
  %conv.i415.i = sext i32 %240 to i64
  %arrayidx1.i.i962 = getelementptr inbounds i32, ptr %cond.i1118, i64 %conv.i415.i
  %241 = load i32, ptr %arrayidx1.i.i962, align 4
  br label %for.body.i416.i963

for.body.i416.i963:                               ; preds = %if.end.i.i975, %for.body.preheader.i.i961
  %before.035.i.i964 = phi i64 [ %conv5.i.i968, %if.end.i.i975 ], [ %conv.i415.i, %for.body.preheader.i.i961 ]
  %m.034.i.i965 = phi i64 [ %inc.i422.i982, %if.end.i.i975 ], [ 0, %for.body.preheader.i.i961 ]
  %found.033.i.i966 = phi i32 [ %add14.i.i980, %if.end.i.i975 ], [ %241, %for.body.preheader.i.i961 ]
  %arrayidx4.i.i967 = getelementptr inbounds [520 x i32], ptr %places113.i792, i64 0, i64 %m.034.i.i965
  %242 = load i32, ptr %arrayidx4.i.i967, align 4
  %conv5.i.i968 = sext i32 %242 to i64
  %add.i417.i969 = add nuw nsw i64 %m.034.i.i965, 8
  %arrayidx7.i418.i970 = getelementptr inbounds [520 x i32], ptr %places113.i792, i64 0, i64 %add.i417.i969
  %243 = load i32, ptr %arrayidx7.i418.i970, align 4
  %idx.ext.i.i971 = sext i32 %243 to i64
  %add.ptr.i419.i972 = getelementptr inbounds i32, ptr %cond.i1118, i64 %idx.ext.i.i971
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i419.i972, i32 1, i32 3, i32 1)
  %cmp8.not.i.i973 = icmp eq i64 %before.035.i.i964, %conv5.i.i968
  br i1 %cmp8.not.i.i973, label %if.end.i.i975, label %if.then.i420.i

if.then.i420.i:                                   ; preds = %for.body.i416.i963
  %arrayidx10.i.i974 = getelementptr inbounds i32, ptr %cond.i1118, i64 %conv5.i.i968
  %244 = load i32, ptr %arrayidx10.i.i974, align 4
  br label %if.end.i.i975

if.end.i.i975:                                    ; preds = %if.then.i420.i, %for.body.i416.i963
  %found.1.i.i976 = phi i32 [ %244, %if.then.i420.i ], [ %found.033.i.i966, %for.body.i416.i963 ]
  %arrayidx11.i.i977 = getelementptr inbounds [520 x i32], ptr %found.i750, i64 0, i64 %m.034.i.i965
  %245 = load i32, ptr %arrayidx11.i.i977, align 4
  %conv12.i.i978 = sext i32 %245 to i64
  %mul.i421.i = mul nsw i64 %128, %conv12.i.i978
  %arrayidx13.i.i979 = getelementptr inbounds i32, ptr %values.0449.i4272, i64 %mul.i421.i
  %246 = load i32, ptr %arrayidx13.i.i979, align 4
  %add14.i.i980 = add i32 %246, %found.1.i.i976
  %arrayidx15.i.i981 = getelementptr inbounds i32, ptr %cond.i1118, i64 %conv5.i.i968
  store i32 %add14.i.i980, ptr %arrayidx15.i.i981, align 4
  %inc.i422.i982 = add nuw nsw i64 %m.034.i.i965, 1
  %exitcond461.not.i983 = icmp eq i64 %inc.i422.i982, %239
  br i1 %exitcond461.not.i983, label %for.inc156.i890, label %for.body.i416.i963, !llvm.loop !50

if.else146.i923:                                  ; preds = %if.end139.i919
  br i1 %cmp32.i.i922, label %for.body.i426.i924, label %for.inc156.i890

for.body.i426.i924:                               ; preds = %if.else146.i923, %for.end36.i.i951
  %m.075.i.i925 = phi i64 [ %inc38.i.i952, %for.end36.i.i951 ], [ 0, %if.else146.i923 ]
  %arrayidx.i427.i926 = getelementptr inbounds [520 x i32], ptr %found.i750, i64 0, i64 %m.075.i.i925
  %247 = load i32, ptr %arrayidx.i427.i926, align 4
  %conv.i428.i927 = sext i32 %247 to i64
  %mul.i429.i928 = mul nsw i64 %128, %conv.i428.i927
  %add.ptr.i430.i929 = getelementptr inbounds i32, ptr %values.0449.i4272, i64 %mul.i429.i928
  %arrayidx1.i431.i = getelementptr inbounds [520 x i32], ptr %places113.i792, i64 0, i64 %m.075.i.i925
  %248 = load i32, ptr %arrayidx1.i431.i, align 4
  %conv2.i.i930 = sext i32 %248 to i64
  %mul3.i.i931 = mul nsw i64 %129, %conv2.i.i930
  %add.ptr4.i.i932 = getelementptr inbounds i32, ptr %cond.i1118, i64 %mul3.i.i931
  %add.i432.i = add nuw nsw i64 %m.075.i.i925, 8
  %arrayidx6.i.i933 = getelementptr inbounds [520 x i32], ptr %found.i750, i64 0, i64 %add.i432.i
  %249 = load i32, ptr %arrayidx6.i.i933, align 4
  %conv7.i.i934 = sext i32 %249 to i64
  %mul8.i.i935 = mul nsw i64 %128, %conv7.i.i934
  %add.ptr9.i433.i = getelementptr inbounds i32, ptr %values.0449.i4272, i64 %mul8.i.i935
  %arrayidx12.i.i936 = getelementptr inbounds [520 x i32], ptr %places113.i792, i64 0, i64 %add.i432.i
  %250 = load i32, ptr %arrayidx12.i.i936, align 4
  %conv13.i.i937 = sext i32 %250 to i64
  %mul14.i.i938 = mul nsw i64 %129, %conv13.i.i937
  %add.ptr15.i.i939 = getelementptr inbounds i32, ptr %cond.i1118, i64 %mul14.i.i938
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i939, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i799, label %for.cond27.preheader.i.i948, label %for.body20.i434.i

for.cond27.preheader.i.i948:                      ; preds = %for.body20.i434.i, %for.body.i426.i924
  %j.0.lcssa.i.i949 = phi i64 [ 0, %for.body.i426.i924 ], [ %add1771.i.i940, %for.body20.i434.i ]
  %cmp2872.i.i950 = icmp slt i64 %j.0.lcssa.i.i949, %129
  br i1 %cmp2872.i.i950, label %for.body30.i.i954, label %for.end36.i.i951

for.body20.i434.i:                                ; preds = %for.body.i426.i924, %for.body20.i434.i
  %add1771.i.i940 = phi i64 [ %add17.i.i946, %for.body20.i434.i ], [ 8, %for.body.i426.i924 ]
  %j.070.i.i941 = phi i64 [ %add1771.i.i940, %for.body20.i434.i ], [ 0, %for.body.i426.i924 ]
  %add.ptr21.i.i942 = getelementptr inbounds i32, ptr %add.ptr9.i433.i, i64 %j.070.i.i941
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i942, i32 0, i32 3, i32 1)
  %add.ptr22.i.i943 = getelementptr inbounds i32, ptr %add.ptr4.i.i932, i64 %j.070.i.i941
  %251 = load <8 x i32>, ptr %add.ptr22.i.i943, align 4
  %add.ptr23.i.i944 = getelementptr inbounds i32, ptr %add.ptr.i430.i929, i64 %j.070.i.i941
  %252 = load <8 x i32>, ptr %add.ptr23.i.i944, align 4
  %add24.i.i945 = add <8 x i32> %252, %251
  store <8 x i32> %add24.i.i945, ptr %add.ptr22.i.i943, align 4
  %add17.i.i946 = add nuw nsw i64 %add1771.i.i940, 8
  %cmp18.not.i.i947 = icmp sgt i64 %add17.i.i946, %129
  br i1 %cmp18.not.i.i947, label %for.cond27.preheader.i.i948, label %for.body20.i434.i, !llvm.loop !51

for.body30.i.i954:                                ; preds = %for.cond27.preheader.i.i948, %for.body30.i.i954
  %j.173.i.i955 = phi i64 [ %inc.i437.i958, %for.body30.i.i954 ], [ %j.0.lcssa.i.i949, %for.cond27.preheader.i.i948 ]
  %arrayidx31.i436.i = getelementptr inbounds i32, ptr %add.ptr4.i.i932, i64 %j.173.i.i955
  %253 = load i32, ptr %arrayidx31.i436.i, align 4
  %arrayidx32.i.i956 = getelementptr inbounds i32, ptr %add.ptr.i430.i929, i64 %j.173.i.i955
  %254 = load i32, ptr %arrayidx32.i.i956, align 4
  %add33.i.i957 = add i32 %254, %253
  store i32 %add33.i.i957, ptr %arrayidx31.i436.i, align 4
  %inc.i437.i958 = add nuw nsw i64 %j.173.i.i955, 1
  %exitcond.not.i438.i959 = icmp eq i64 %inc.i437.i958, %129
  br i1 %exitcond.not.i438.i959, label %for.end36.i.i951, label %for.body30.i.i954, !llvm.loop !52

for.end36.i.i951:                                 ; preds = %for.body30.i.i954, %for.cond27.preheader.i.i948
  %inc38.i.i952 = add nuw nsw i64 %m.075.i.i925, 1
  %exitcond460.not.i953 = icmp eq i64 %inc38.i.i952, %239
  br i1 %exitcond460.not.i953, label %for.inc156.i890, label %for.body.i426.i924, !llvm.loop !53

for.inc156.i890:                                  ; preds = %for.end36.i.i951, %if.end.i.i975, %if.else146.i923, %if.then145.i960, %if.else146.thread.i889
  %add157.i891 = add nuw nsw i64 %k90.0448.i4274, 512
  %add.ptr159.i892 = getelementptr inbounds i8, ptr %values.0449.i4272, i64 %add.ptr159.idx.i800
  %255 = load i64, ptr %arrayidx94.i791, align 8
  %cmp95.i802 = icmp slt i64 %add157.i891, %255
  br i1 %cmp95.i802, label %for.body100.i845, label %for.end162.i803

for.end162.i803:                                  ; preds = %for.inc156.i890, %land.rhs93.lr.ph.i790, %if.end89.i1057
  %256 = load i64, ptr %a, align 8
  %cmp164.i804 = icmp eq i64 %256, 0
  %tobool167.i805 = icmp ne i64 %131, 0
  %or.cond245.i806 = select i1 %cmp164.i804, i1 %tobool167.i805, i1 false
  br i1 %or.cond245.i806, label %lor.lhs.false168.i808, label %add_int.exit

lor.lhs.false168.i808:                            ; preds = %for.end162.i803
  %cmp169.i809 = icmp ne ptr %cond.i1118, %132
  %tobool172.i810 = icmp ne i64 %122, 0
  %or.cond246.i811 = select i1 %cmp169.i809, i1 true, i1 %tobool172.i810
  br i1 %or.cond246.i811, label %for.cond176.preheader.i812, label %add_int.exit

for.cond176.preheader.i812:                       ; preds = %lor.lhs.false168.i808
  %cmp178.not450.i = icmp slt i64 %mul.i1111, 8
  br i1 %cmp178.not450.i, label %for.cond201.preheader.i822, label %for.body180.lr.ph.i813

for.body180.lr.ph.i813:                           ; preds = %for.cond176.preheader.i812
  %add.ptr187.i814 = getelementptr inbounds i32, ptr %123, i64 %mul9.i1114
  br label %for.body180.i815

for.cond201.preheader.i822:                       ; preds = %if.end196.i817, %for.cond176.preheader.i812
  %k175.0.lcssa.i823 = phi i64 [ 0, %for.cond176.preheader.i812 ], [ %add177452.i, %if.end196.i817 ]
  %cmp202453.i = icmp slt i64 %k175.0.lcssa.i823, %mul.i1111
  br i1 %cmp202453.i, label %for.body204.lr.ph.i824, label %add_int.exit

for.body204.lr.ph.i824:                           ; preds = %for.cond201.preheader.i822
  %257 = getelementptr i32, ptr %123, i64 %mul9.i1114
  br label %for.body204.i825

for.body180.i815:                                 ; preds = %if.end196.i817, %for.body180.lr.ph.i813
  %add177452.i = phi i64 [ 8, %for.body180.lr.ph.i813 ], [ %add177.i820, %if.end196.i817 ]
  %k175.0451.i = phi i64 [ 0, %for.body180.lr.ph.i813 ], [ %add177452.i, %if.end196.i817 ]
  %add.ptr181.i816 = getelementptr inbounds i32, ptr %cond.i1118, i64 %k175.0451.i
  %258 = load <8 x i32>, ptr %add.ptr181.i816, align 4
  br i1 %tobool172.i810, label %land.lhs.true183.i836, label %if.end196.i817

land.lhs.true183.i836:                            ; preds = %for.body180.i815
  %259 = load i64, ptr %arrayidx8.i1113, align 8
  %tobool185.not.i837 = icmp eq i64 %259, 0
  br i1 %tobool185.not.i837, label %if.then192.i841, label %if.then186.i838

if.then186.i838:                                  ; preds = %land.lhs.true183.i836
  %add.ptr188.i839 = getelementptr inbounds i32, ptr %add.ptr187.i814, i64 %k175.0451.i
  %260 = load <8 x i32>, ptr %add.ptr188.i839, align 4
  %add189.i840 = add <8 x i32> %260, %258
  br label %if.end196.i817

if.then192.i841:                                  ; preds = %land.lhs.true183.i836
  %261 = load i32, ptr %123, align 4
  %splat.splatinsert.i842 = insertelement <8 x i32> poison, i32 %261, i64 0
  %splat.splat.i843 = shufflevector <8 x i32> %splat.splatinsert.i842, <8 x i32> poison, <8 x i32> zeroinitializer
  %add194.i844 = add <8 x i32> %splat.splat.i843, %258
  br label %if.end196.i817

if.end196.i817:                                   ; preds = %if.then192.i841, %if.then186.i838, %for.body180.i815
  %sum.0.i818 = phi <8 x i32> [ %add189.i840, %if.then186.i838 ], [ %add194.i844, %if.then192.i841 ], [ %258, %for.body180.i815 ]
  %add.ptr197.i819 = getelementptr inbounds i32, ptr %132, i64 %k175.0451.i
  store <8 x i32> %sum.0.i818, ptr %add.ptr197.i819, align 4
  %add177.i820 = add nuw nsw i64 %add177452.i, 8
  %cmp178.not.i821 = icmp sgt i64 %add177.i820, %mul.i1111
  br i1 %cmp178.not.i821, label %for.cond201.preheader.i822, label %for.body180.i815, !llvm.loop !54

for.body204.i825:                                 ; preds = %cond.end215.i827, %for.body204.lr.ph.i824
  %k175.1454.i = phi i64 [ %k175.0.lcssa.i823, %for.body204.lr.ph.i824 ], [ %inc219.i830, %cond.end215.i827 ]
  %arrayidx207.i826 = getelementptr inbounds i32, ptr %cond.i1118, i64 %k175.1454.i
  %262 = load i32, ptr %arrayidx207.i826, align 4
  br i1 %tobool172.i810, label %cond.true206.i832, label %cond.end215.i827

cond.true206.i832:                                ; preds = %for.body204.i825
  %263 = load i64, ptr %arrayidx8.i1113, align 8
  %mul209.i833 = mul nsw i64 %263, %k175.1454.i
  %arrayidx211.i834 = getelementptr i32, ptr %257, i64 %mul209.i833
  %264 = load i32, ptr %arrayidx211.i834, align 4
  %add212.i835 = add i32 %264, %262
  br label %cond.end215.i827

cond.end215.i827:                                 ; preds = %cond.true206.i832, %for.body204.i825
  %cond216.i828 = phi i32 [ %add212.i835, %cond.true206.i832 ], [ %262, %for.body204.i825 ]
  %arrayidx217.i829 = getelementptr inbounds i32, ptr %132, i64 %k175.1454.i
  store i32 %cond216.i828, ptr %arrayidx217.i829, align 4
  %inc219.i830 = add nuw nsw i64 %k175.1454.i, 1
  %exitcond462.not.i831 = icmp eq i64 %inc219.i830, %mul.i1111
  br i1 %exitcond462.not.i831, label %add_int.exit, label %for.body204.i825, !llvm.loop !55

cleanup222.critedge.i1055:                        ; preds = %if.then69.i1050
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i751) #8
  br label %add_int.exit

add_int.exit:                                     ; preds = %cond.end130.i883, %cond.end215.i827, %for.end162.i803, %lor.lhs.false168.i808, %for.cond201.preheader.i822, %cleanup222.critedge.i1055
  %retval.5.i807 = phi i64 [ 1, %cleanup222.critedge.i1055 ], [ 0, %lor.lhs.false168.i808 ], [ 0, %for.end162.i803 ], [ 0, %for.cond201.preheader.i822 ], [ 0, %cond.end215.i827 ], [ 1, %cond.end130.i883 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i750) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i749) #8
  br label %return

cond.false23:                                     ; preds = %cond.true8
  br i1 %tobool14.not.i1120, label %if.end30.i1129, label %if.then.i1125

if.then.i1125:                                    ; preds = %cond.false23
  %265 = inttoptr i64 %135 to ptr
  %266 = load i64, ptr %265, align 8
  %tobool1.not.i.i1126 = icmp eq i64 %266, 0
  br i1 %tobool1.not.i.i1126, label %if.then.i.i1421, label %for.cond9.preheader.i.i1127

if.then.i.i1421:                                  ; preds = %if.then.i1125
  %mul.i.i1422 = shl nsw i64 %mul.i1111, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1118, i8 0, i64 %mul.i.i1422, i1 false)
  br label %if.end30.i1129

for.cond9.preheader.i.i1127:                      ; preds = %if.then.i1125
  %cmp1033.i.i1128 = icmp sgt i64 %mul.i1111, 0
  br i1 %cmp1033.i.i1128, label %for.body13.i.i1416, label %if.end30.i1129

for.body13.i.i1416:                               ; preds = %for.cond9.preheader.i.i1127, %for.body13.i.i1416
  %k8.034.i.i1417 = phi i64 [ %inc16.i.i1419, %for.body13.i.i1416 ], [ 0, %for.cond9.preheader.i.i1127 ]
  %arrayidx14.i.i1418 = getelementptr inbounds i64, ptr %cond.i1118, i64 %k8.034.i.i1417
  store i64 %266, ptr %arrayidx14.i.i1418, align 8
  %inc16.i.i1419 = add nuw nsw i64 %k8.034.i.i1417, 1
  %exitcond.not.i.i1420 = icmp eq i64 %inc16.i.i1419, %mul.i1111
  br i1 %exitcond.not.i.i1420, label %if.end30.i1129, label %for.body13.i.i1416, !llvm.loop !23

if.end30.i1129:                                   ; preds = %for.body13.i.i1416, %for.cond9.preheader.i.i1127, %if.then.i.i1421, %cond.false23
  %cmp31.i1130 = icmp eq i64 %126, 0
  br i1 %cmp31.i1130, label %land.end.i1405, label %land.end.thread.i1131

land.end.thread.i1131:                            ; preds = %if.end30.i1129
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1100) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1101) #8
  br label %for.cond.cleanup.i1132

land.end.i1405:                                   ; preds = %if.end30.i1129
  %arrayidx32.i1406 = getelementptr inbounds i8, ptr %a, i64 56
  %267 = load i64, ptr %arrayidx32.i1406, align 8
  %cmp33.i1407 = icmp eq i64 %127, %267
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1100) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1101) #8
  br i1 %cmp33.i1407, label %for.body.lr.ph.i1408, label %for.cond.cleanup.i1132

for.body.lr.ph.i1408:                             ; preds = %land.end.i1405
  %places42.i1409 = getelementptr inbounds i8, ptr %found.i1101, i64 2080
  br label %for.body.i1410

for.cond.cleanup.i1132:                           ; preds = %for.body.i1410, %land.end.i1405, %land.end.thread.i1131
  %268 = phi i1 [ false, %land.end.thread.i1131 ], [ false, %land.end.i1405 ], [ true, %for.body.i1410 ]
  %269 = load i64, ptr %a, align 8
  %cmp45.i1133 = icmp eq i64 %269, 0
  %tobool48.i1134 = icmp eq i64 %128, 0
  %or.cond242.not367.i1135 = select i1 %cmp45.i1133, i1 %tobool48.i1134, i1 false
  %cmp50.i1136 = icmp eq i64 %129, 1
  %or.cond243.i1137 = select i1 %or.cond242.not367.i1135, i1 %cmp50.i1136, i1 false
  %spec.select.i1138 = and i1 %268, %or.cond243.i1137
  %cmp59.i1139 = icmp sgt i64 %mul.i1111, 2048
  %not.spec.select.i1138 = xor i1 %spec.select.i1138, true
  %or.cond244.i1140 = select i1 %not.spec.select.i1138, i1 true, i1 %cmp59.i1139
  %arrayidx62.i1387 = getelementptr inbounds i8, ptr %a, i64 48
  %270 = load i64, ptr %arrayidx62.i1387, align 8
  %cmp63.not.i1388 = icmp sgt i64 %mul.i1111, %270
  %or.cond4423 = select i1 %or.cond244.i1140, i1 true, i1 %cmp63.not.i1388
  br i1 %or.cond4423, label %land.rhs94.lr.ph.i1141, label %if.then69.i1389

for.body.i1410:                                   ; preds = %for.body.i1410, %for.body.lr.ph.i1408
  %k.0445.i = phi i64 [ 0, %for.body.lr.ph.i1408 ], [ %inc.i1414, %for.body.i1410 ]
  %conv40.i1411 = trunc nuw i64 %k.0445.i to i32
  %arrayidx41.i1412 = getelementptr inbounds [520 x i32], ptr %found.i1101, i64 0, i64 %k.0445.i
  store i32 %conv40.i1411, ptr %arrayidx41.i1412, align 4
  %arrayidx43.i1413 = getelementptr inbounds [520 x i32], ptr %places42.i1409, i64 0, i64 %k.0445.i
  store i32 0, ptr %arrayidx43.i1413, align 4
  %inc.i1414 = add nuw nsw i64 %k.0445.i, 1
  %exitcond4353.not = icmp eq i64 %inc.i1414, 520
  br i1 %exitcond4353.not, label %for.cond.cleanup.i1132, label %for.body.i1410, !llvm.loop !56

if.then69.i1389:                                  ; preds = %for.cond.cleanup.i1132
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i1102) #8
  %arrayidx70.i1390 = getelementptr inbounds i8, ptr %a, i64 16
  %271 = load i64, ptr %arrayidx70.i1390, align 8
  %arrayidx72.i1391 = getelementptr inbounds i8, ptr %a, i64 56
  %272 = load i64, ptr %arrayidx72.i1391, align 8
  %call.i1392 = call fastcc i64 @count_indices(ptr noundef %125, i64 noundef %271, i64 noundef %270, i64 noundef %272, ptr noundef nonnull %counts.i1102)
  %tobool73.not.i1393 = icmp eq i64 %call.i1392, 0
  br i1 %tobool73.not.i1393, label %for.cond77.preheader.i1395, label %cleanup223.critedge.i1394

for.cond77.preheader.i1395:                       ; preds = %if.then69.i1389
  %cmp78446.i = icmp sgt i64 %mul.i1111, 0
  br i1 %cmp78446.i, label %for.body81.i1397, label %if.end90.i1396

for.body81.i1397:                                 ; preds = %for.cond77.preheader.i1395, %for.body81.i1397
  %k76.0447.i = phi i64 [ %inc88.i1403, %for.body81.i1397 ], [ 0, %for.cond77.preheader.i1395 ]
  %arrayidx82.i1398 = getelementptr inbounds [2048 x i32], ptr %counts.i1102, i64 0, i64 %k76.0447.i
  %273 = load i32, ptr %arrayidx82.i1398, align 4
  %conv83.i1399 = zext i32 %273 to i64
  %274 = load i64, ptr %121, align 8
  %mul85.i1400 = mul i64 %274, %conv83.i1399
  %arrayidx86.i1401 = getelementptr inbounds i64, ptr %cond.i1118, i64 %k76.0447.i
  %275 = load i64, ptr %arrayidx86.i1401, align 8
  %add.i1402 = add i64 %275, %mul85.i1400
  store i64 %add.i1402, ptr %arrayidx86.i1401, align 8
  %inc88.i1403 = add nuw nsw i64 %k76.0447.i, 1
  %exitcond.not.i1404 = icmp eq i64 %inc88.i1403, %mul.i1111
  br i1 %exitcond.not.i1404, label %if.end90.i1396, label %for.body81.i1397, !llvm.loop !57

if.end90.i1396:                                   ; preds = %for.body81.i1397, %for.cond77.preheader.i1395
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i1102) #8
  br label %for.end163.i1154

land.rhs94.lr.ph.i1141:                           ; preds = %for.cond.cleanup.i1132
  %arrayidx95.i1142 = getelementptr inbounds i8, ptr %a, i64 48
  %places114.i1143 = getelementptr inbounds i8, ptr %found.i1101, i64 2080
  %cond119.i1144 = select i1 %268, ptr %places114.i1143, ptr %places.i1100
  %arrayidx120.i1145 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx129.i1146 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i409.i1147 = trunc i64 %126 to i32
  %conv1.i.i1148 = trunc i64 %sub.i1110 to i32
  %count32.i.i1149 = getelementptr inbounds i8, ptr %found.i1101, i64 4160
  %cmp18.not69.i.i1150 = icmp slt i64 %129, 8
  %add.ptr160.idx.i1151 = shl nsw i64 %128, 12
  %cmp96.i11534275 = icmp sgt i64 %270, 0
  br i1 %cmp96.i11534275, label %for.body101.i1195, label %for.end163.i1154

for.body101.i1195:                                ; preds = %land.rhs94.lr.ph.i1141, %for.inc157.i1240
  %276 = phi i64 [ %302, %for.inc157.i1240 ], [ %270, %land.rhs94.lr.ph.i1141 ]
  %k91.0449.i4278 = phi i64 [ %add158.i1241, %for.inc157.i1240 ], [ 0, %land.rhs94.lr.ph.i1141 ]
  %values.0450.i4276 = phi ptr [ %add.ptr160.i1242, %for.inc157.i1240 ], [ %121, %land.rhs94.lr.ph.i1141 ]
  %sub103.i1196 = sub nsw i64 %276, %k91.0449.i4278
  %spec.select368.i1197 = tail call i64 @llvm.smin.i64(i64 %sub103.i1196, i64 512)
  %277 = load i64, ptr %arrayidx120.i1145, align 8
  %cmp121.i1198 = icmp eq i64 %277, 4
  %278 = load i64, ptr %arrayidx129.i1146, align 8
  %cmp.not65.i.i1199 = icmp slt i64 %sub103.i1196, 8
  br i1 %cmp121.i1198, label %cond.true123.i1337, label %cond.false127.i1200

cond.true123.i1337:                               ; preds = %for.body101.i1195
  %add.ptr124.i1338 = getelementptr inbounds i32, ptr %125, i64 %k91.0449.i4278
  br i1 %cmp.not65.i.i1199, label %for.cond11.preheader.i.i1359, label %for.body.lr.ph.i.i1339

for.body.lr.ph.i.i1339:                           ; preds = %cond.true123.i1337
  %splat.splatinsert.i.i1340 = insertelement <8 x i64> poison, i64 %278, i64 0
  %splat.splat.i.i1341 = shufflevector <8 x i64> %splat.splatinsert.i.i1340, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i1342

for.cond11.preheader.i.i1359:                     ; preds = %for.body.i.i1342, %cond.true123.i1337
  %outside.0.lcssa.i.i1360 = phi <8 x i64> [ zeroinitializer, %cond.true123.i1337 ], [ %or7.i.i1354, %for.body.i.i1342 ]
  %k.0.lcssa.i.i1361 = phi i64 [ 0, %cond.true123.i1337 ], [ %add68.i.i1343, %for.body.i.i1342 ]
  br label %for.body14.i.i1362

for.body.i.i1342:                                 ; preds = %for.body.i.i1342, %for.body.lr.ph.i.i1339
  %add68.i.i1343 = phi i64 [ 8, %for.body.lr.ph.i.i1339 ], [ %add.i.i1357, %for.body.i.i1342 ]
  %k.067.i.i1344 = phi i64 [ 0, %for.body.lr.ph.i.i1339 ], [ %add68.i.i1343, %for.body.i.i1342 ]
  %outside.066.i.i1345 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1339 ], [ %or7.i.i1354, %for.body.i.i1342 ]
  %add.ptr.i.i1346 = getelementptr inbounds i32, ptr %add.ptr124.i1338, i64 %k.067.i.i1344
  %279 = load <8 x i32>, ptr %add.ptr.i.i1346, align 4
  %conv.i.i1347 = sext <8 x i32> %279 to <8 x i64>
  %isneg.i.i1348 = icmp slt <8 x i32> %279, zeroinitializer
  %and.i.i1349 = select <8 x i1> %isneg.i.i1348, <8 x i64> %splat.splat.i.i1341, <8 x i64> zeroinitializer
  %add1.i.i1350 = add <8 x i64> %and.i.i1349, %conv.i.i1347
  %add1.lobit.i.i1351 = ashr <8 x i64> %add1.i.i1350, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1352 = icmp slt <8 x i64> %add1.i.i1350, %splat.splat.i.i1341
  %or.i.i1353 = select <8 x i1> %cmp5.not.i.i1352, <8 x i64> %add1.lobit.i.i1351, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1354 = or <8 x i64> %or.i.i1353, %outside.066.i.i1345
  %conv8.i.i1355 = trunc <8 x i64> %add1.i.i1350 to <8 x i32>
  %add.ptr9.i.i1356 = getelementptr inbounds i32, ptr %cond119.i1144, i64 %k.067.i.i1344
  store <8 x i32> %conv8.i.i1355, ptr %add.ptr9.i.i1356, align 8
  %add.i.i1357 = add nuw nsw i64 %add68.i.i1343, 8
  %cmp.not.i.i1358 = icmp sgt i64 %add.i.i1357, %spec.select368.i1197
  br i1 %cmp.not.i.i1358, label %for.cond11.preheader.i.i1359, label %for.body.i.i1342, !llvm.loop !9

for.cond18.preheader.i.i1369:                     ; preds = %for.body14.i.i1362
  %cmp1972.i.i1370 = icmp slt i64 %k.0.lcssa.i.i1361, %spec.select368.i1197
  br i1 %cmp1972.i.i1370, label %for.body21.i.i1371, label %cond.end131.i1233

for.body14.i.i1362:                               ; preds = %for.body14.i.i1362, %for.cond11.preheader.i.i1359
  %j.071.i.i1363 = phi i64 [ 0, %for.cond11.preheader.i.i1359 ], [ %inc.i.i1367, %for.body14.i.i1362 ]
  %wrong.070.i.i1364 = phi i64 [ 0, %for.cond11.preheader.i.i1359 ], [ %or15.i.i1366, %for.body14.i.i1362 ]
  %vecext.i.i1365 = extractelement <8 x i64> %outside.0.lcssa.i.i1360, i64 %j.071.i.i1363
  %or15.i.i1366 = or i64 %vecext.i.i1365, %wrong.070.i.i1364
  %inc.i.i1367 = add nuw nsw i64 %j.071.i.i1363, 1
  %exitcond.not.i383.i1368 = icmp eq i64 %inc.i.i1367, 8
  br i1 %exitcond.not.i383.i1368, label %for.cond18.preheader.i.i1369, label %for.body14.i.i1362, !llvm.loop !10

for.body21.i.i1371:                               ; preds = %for.cond18.preheader.i.i1369, %for.body21.i.i1371
  %k.174.i.i1372 = phi i64 [ %inc35.i.i1384, %for.body21.i.i1371 ], [ %k.0.lcssa.i.i1361, %for.cond18.preheader.i.i1369 ]
  %wrong.173.i.i1373 = phi i64 [ %or31.i.i1381, %for.body21.i.i1371 ], [ %or15.i.i1366, %for.cond18.preheader.i.i1369 ]
  %arrayidx.i.i1374 = getelementptr inbounds i32, ptr %add.ptr124.i1338, i64 %k.174.i.i1372
  %280 = load i32, ptr %arrayidx.i.i1374, align 4
  %conv23.i.i1375 = sext i32 %280 to i64
  %cmp25.i.i1376 = icmp slt i32 %280, 0
  %cond.i.i1377 = select i1 %cmp25.i.i1376, i64 %278, i64 0
  %add27.i.i1378 = add nsw i64 %cond.i.i1377, %conv23.i.i1375
  %cmp28.i.i1379 = icmp uge i64 %add27.i.i1378, %278
  %conv30.i.i1380 = zext i1 %cmp28.i.i1379 to i64
  %or31.i.i1381 = or i64 %wrong.173.i.i1373, %conv30.i.i1380
  %conv32.i.i1382 = trunc i64 %add27.i.i1378 to i32
  %arrayidx33.i.i1383 = getelementptr inbounds i32, ptr %cond119.i1144, i64 %k.174.i.i1372
  store i32 %conv32.i.i1382, ptr %arrayidx33.i.i1383, align 4
  %inc35.i.i1384 = add nuw nsw i64 %k.174.i.i1372, 1
  %exitcond76.not.i.i1385 = icmp eq i64 %inc35.i.i1384, %spec.select368.i1197
  br i1 %exitcond76.not.i.i1385, label %cond.end131.i1233, label %for.body21.i.i1371, !llvm.loop !11

cond.false127.i1200:                              ; preds = %for.body101.i1195
  %add.ptr128.i1201 = getelementptr inbounds i64, ptr %125, i64 %k91.0449.i4278
  br i1 %cmp.not65.i.i1199, label %for.cond10.preheader.i.i1221, label %for.body.lr.ph.i384.i1202

for.body.lr.ph.i384.i1202:                        ; preds = %cond.false127.i1200
  %splat.splatinsert.i385.i1203 = insertelement <8 x i64> poison, i64 %278, i64 0
  %splat.splat.i386.i1204 = shufflevector <8 x i64> %splat.splatinsert.i385.i1203, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i387.i1205

for.cond10.preheader.i.i1221:                     ; preds = %for.body.i387.i1205, %cond.false127.i1200
  %outside.0.lcssa.i399.i1222 = phi <8 x i64> [ zeroinitializer, %cond.false127.i1200 ], [ %or7.i395.i1216, %for.body.i387.i1205 ]
  %k.0.lcssa.i400.i1223 = phi i64 [ 0, %cond.false127.i1200 ], [ %add66.i.i1206, %for.body.i387.i1205 ]
  br label %for.body13.i401.i1224

for.body.i387.i1205:                              ; preds = %for.body.i387.i1205, %for.body.lr.ph.i384.i1202
  %add66.i.i1206 = phi i64 [ 8, %for.body.lr.ph.i384.i1202 ], [ %add.i397.i1219, %for.body.i387.i1205 ]
  %k.065.i.i1207 = phi i64 [ 0, %for.body.lr.ph.i384.i1202 ], [ %add66.i.i1206, %for.body.i387.i1205 ]
  %outside.064.i.i1208 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i384.i1202 ], [ %or7.i395.i1216, %for.body.i387.i1205 ]
  %add.ptr.i388.i1209 = getelementptr inbounds i64, ptr %add.ptr128.i1201, i64 %k.065.i.i1207
  %281 = load <8 x i64>, ptr %add.ptr.i388.i1209, align 8
  %isneg.i389.i1210 = icmp slt <8 x i64> %281, zeroinitializer
  %and.i390.i1211 = select <8 x i1> %isneg.i389.i1210, <8 x i64> %splat.splat.i386.i1204, <8 x i64> zeroinitializer
  %add1.i391.i1212 = add <8 x i64> %and.i390.i1211, %281
  %add1.lobit.i392.i1213 = ashr <8 x i64> %add1.i391.i1212, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i393.i1214 = icmp slt <8 x i64> %add1.i391.i1212, %splat.splat.i386.i1204
  %or.i394.i1215 = select <8 x i1> %cmp5.not.i393.i1214, <8 x i64> %add1.lobit.i392.i1213, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i395.i1216 = or <8 x i64> %or.i394.i1215, %outside.064.i.i1208
  %conv.i396.i1217 = trunc <8 x i64> %add1.i391.i1212 to <8 x i32>
  %add.ptr8.i.i1218 = getelementptr inbounds i32, ptr %cond119.i1144, i64 %k.065.i.i1207
  store <8 x i32> %conv.i396.i1217, ptr %add.ptr8.i.i1218, align 8
  %add.i397.i1219 = add nuw nsw i64 %add66.i.i1206, 8
  %cmp.not.i398.i1220 = icmp sgt i64 %add.i397.i1219, %spec.select368.i1197
  br i1 %cmp.not.i398.i1220, label %for.cond10.preheader.i.i1221, label %for.body.i387.i1205, !llvm.loop !12

for.cond17.preheader.i.i1231:                     ; preds = %for.body13.i401.i1224
  %cmp1870.i.i1232 = icmp slt i64 %k.0.lcssa.i400.i1223, %spec.select368.i1197
  br i1 %cmp1870.i.i1232, label %for.body20.i.i1323, label %cond.end131.i1233

for.body13.i401.i1224:                            ; preds = %for.body13.i401.i1224, %for.cond10.preheader.i.i1221
  %j.069.i.i1225 = phi i64 [ 0, %for.cond10.preheader.i.i1221 ], [ %inc.i403.i1229, %for.body13.i401.i1224 ]
  %wrong.068.i.i1226 = phi i64 [ 0, %for.cond10.preheader.i.i1221 ], [ %or14.i.i1228, %for.body13.i401.i1224 ]
  %vecext.i402.i1227 = extractelement <8 x i64> %outside.0.lcssa.i399.i1222, i64 %j.069.i.i1225
  %or14.i.i1228 = or i64 %vecext.i402.i1227, %wrong.068.i.i1226
  %inc.i403.i1229 = add nuw nsw i64 %j.069.i.i1225, 1
  %exitcond.not.i404.i1230 = icmp eq i64 %inc.i403.i1229, 8
  br i1 %exitcond.not.i404.i1230, label %for.cond17.preheader.i.i1231, label %for.body13.i401.i1224, !llvm.loop !13

for.body20.i.i1323:                               ; preds = %for.cond17.preheader.i.i1231, %for.body20.i.i1323
  %k.172.i.i1324 = phi i64 [ %inc33.i.i1335, %for.body20.i.i1323 ], [ %k.0.lcssa.i400.i1223, %for.cond17.preheader.i.i1231 ]
  %wrong.171.i.i1325 = phi i64 [ %or29.i.i1332, %for.body20.i.i1323 ], [ %or14.i.i1228, %for.cond17.preheader.i.i1231 ]
  %arrayidx.i406.i1326 = getelementptr inbounds i64, ptr %add.ptr128.i1201, i64 %k.172.i.i1324
  %282 = load i64, ptr %arrayidx.i406.i1326, align 8
  %cmp23.i.i1327 = icmp slt i64 %282, 0
  %cond.i407.i1328 = select i1 %cmp23.i.i1327, i64 %278, i64 0
  %add25.i.i1329 = add nsw i64 %cond.i407.i1328, %282
  %cmp26.i.i1330 = icmp uge i64 %add25.i.i1329, %278
  %conv28.i.i1331 = zext i1 %cmp26.i.i1330 to i64
  %or29.i.i1332 = or i64 %wrong.171.i.i1325, %conv28.i.i1331
  %conv30.i408.i1333 = trunc i64 %add25.i.i1329 to i32
  %arrayidx31.i.i1334 = getelementptr inbounds i32, ptr %cond119.i1144, i64 %k.172.i.i1324
  store i32 %conv30.i408.i1333, ptr %arrayidx31.i.i1334, align 4
  %inc33.i.i1335 = add nuw nsw i64 %k.172.i.i1324, 1
  %exitcond74.not.i.i1336 = icmp eq i64 %inc33.i.i1335, %spec.select368.i1197
  br i1 %exitcond74.not.i.i1336, label %cond.end131.i1233, label %for.body20.i.i1323, !llvm.loop !14

cond.end131.i1233:                                ; preds = %for.body20.i.i1323, %for.body21.i.i1371, %for.cond17.preheader.i.i1231, %for.cond18.preheader.i.i1369
  %cond132.in.in.i1234 = phi i64 [ %or15.i.i1366, %for.cond18.preheader.i.i1369 ], [ %or14.i.i1228, %for.cond17.preheader.i.i1231 ], [ %or31.i.i1381, %for.body21.i.i1371 ], [ %or29.i.i1332, %for.body20.i.i1323 ]
  %cond132.in.not.i1235 = icmp eq i64 %cond132.in.in.i1234, 0
  br i1 %cond132.in.not.i1235, label %if.end135.i1236, label %add_long.exit

if.end135.i1236:                                  ; preds = %cond.end131.i1233
  br i1 %268, label %if.end140.i1269, label %if.else138.i1237

if.else138.i1237:                                 ; preds = %if.end135.i1236
  %cmp55.i.i1238 = icmp sgt i64 %sub103.i1196, 0
  br i1 %cmp55.i.i1238, label %for.body.i411.i1243, label %if.else147.thread.i1239

for.cond12.preheader.i.i1256:                     ; preds = %for.body.i411.i1243
  %tobool.not.i.i1257 = icmp eq i64 %add.i413.i1253, 0
  br i1 %tobool.not.i.i1257, label %if.else147.thread.i1239, label %for.body16.lr.ph.i.i1258

for.body16.lr.ph.i.i1258:                         ; preds = %for.cond12.preheader.i.i1256
  %sub18.i.i1259 = add nsw i64 %add.i413.i1253, -1
  %arrayidx19.i.i1260 = getelementptr inbounds [520 x i32], ptr %found.i1101, i64 0, i64 %sub18.i.i1259
  %arrayidx25.i.i1261 = getelementptr inbounds [520 x i32], ptr %places114.i1143, i64 0, i64 %sub18.i.i1259
  br label %for.body16.i.i1262

for.body.i411.i1243:                              ; preds = %if.else138.i1237, %for.body.i411.i1243
  %n.057.i.i1244 = phi i64 [ %add.i413.i1253, %for.body.i411.i1243 ], [ 0, %if.else138.i1237 ]
  %k.056.i.i1245 = phi i64 [ %inc.i414.i1254, %for.body.i411.i1243 ], [ 0, %if.else138.i1237 ]
  %arrayidx.i412.i1246 = getelementptr inbounds i32, ptr %places.i1100, i64 %k.056.i.i1245
  %283 = load i32, ptr %arrayidx.i412.i1246, align 4
  %sub3.i.i1247 = sub i32 %283, %conv.i409.i1147
  %conv4.i.i1248 = trunc i64 %k.056.i.i1245 to i32
  %arrayidx5.i.i1249 = getelementptr inbounds [520 x i32], ptr %found.i1101, i64 0, i64 %n.057.i.i1244
  store i32 %conv4.i.i1248, ptr %arrayidx5.i.i1249, align 4
  %arrayidx7.i.i1250 = getelementptr inbounds [520 x i32], ptr %places114.i1143, i64 0, i64 %n.057.i.i1244
  store i32 %sub3.i.i1247, ptr %arrayidx7.i.i1250, align 4
  %cmp8.i.i1251 = icmp ult i32 %sub3.i.i1247, %conv1.i.i1148
  %conv10.i.i1252 = zext i1 %cmp8.i.i1251 to i64
  %add.i413.i1253 = add nuw nsw i64 %n.057.i.i1244, %conv10.i.i1252
  %inc.i414.i1254 = add nuw nsw i64 %k.056.i.i1245, 1
  %exitcond.not.i415.i1255 = icmp eq i64 %inc.i414.i1254, %spec.select368.i1197
  br i1 %exitcond.not.i415.i1255, label %for.cond12.preheader.i.i1256, label %for.body.i411.i1243, !llvm.loop !15

for.body16.i.i1262:                               ; preds = %for.body16.i.i1262, %for.body16.lr.ph.i.i1258
  %k11.058.i.i1263 = phi i64 [ 0, %for.body16.lr.ph.i.i1258 ], [ %inc30.i.i1267, %for.body16.i.i1262 ]
  %284 = load i32, ptr %arrayidx19.i.i1260, align 4
  %add21.i.i1264 = add nuw nsw i64 %k11.058.i.i1263, %add.i413.i1253
  %arrayidx22.i.i1265 = getelementptr inbounds [520 x i32], ptr %found.i1101, i64 0, i64 %add21.i.i1264
  store i32 %284, ptr %arrayidx22.i.i1265, align 4
  %285 = load i32, ptr %arrayidx25.i.i1261, align 4
  %arrayidx28.i.i1266 = getelementptr inbounds [520 x i32], ptr %places114.i1143, i64 0, i64 %add21.i.i1264
  store i32 %285, ptr %arrayidx28.i.i1266, align 4
  %inc30.i.i1267 = add nuw nsw i64 %k11.058.i.i1263, 1
  %exitcond460.not.i1268 = icmp eq i64 %inc30.i.i1267, 8
  br i1 %exitcond460.not.i1268, label %if.end140.i1269, label %for.body16.i.i1262, !llvm.loop !16

if.else147.thread.i1239:                          ; preds = %for.cond12.preheader.i.i1256, %if.else138.i1237
  store i64 0, ptr %count32.i.i1149, align 8
  br label %for.inc157.i1240

if.end140.i1269:                                  ; preds = %for.body16.i.i1262, %if.end135.i1236
  %286 = phi i64 [ %spec.select368.i1197, %if.end135.i1236 ], [ %add.i413.i1253, %for.body16.i.i1262 ]
  store i64 %286, ptr %count32.i.i1149, align 8
  %tobool142.i1270 = icmp ne i64 %286, 0
  %or.cond245.i1271 = select i1 %tobool142.i1270, i1 %cmp50.i1136, i1 false
  %cmp32.i.i1272 = icmp sgt i64 %286, 0
  br i1 %or.cond245.i1271, label %if.then146.i1303, label %if.else147.i1273

if.then146.i1303:                                 ; preds = %if.end140.i1269
  br i1 %cmp32.i.i1272, label %for.body.preheader.i.i1304, label %for.inc157.i1240

for.body.preheader.i.i1304:                       ; preds = %if.then146.i1303
  %287 = load i32, ptr %places114.i1143, align 8
  %conv.i416.i = sext i32 %287 to i64
  %arrayidx1.i.i1305 = getelementptr inbounds i64, ptr %cond.i1118, i64 %conv.i416.i
  %288 = load i64, ptr %arrayidx1.i.i1305, align 8
  br label %for.body.i417.i

for.body.i417.i:                                  ; preds = %if.end.i.i1314, %for.body.preheader.i.i1304
  %before.035.i.i1306 = phi i64 [ %conv5.i.i1310, %if.end.i.i1314 ], [ %conv.i416.i, %for.body.preheader.i.i1304 ]
  %m.034.i.i1307 = phi i64 [ %inc.i423.i, %if.end.i.i1314 ], [ 0, %for.body.preheader.i.i1304 ]
  %found.033.i.i1308 = phi i64 [ %add14.i.i1320, %if.end.i.i1314 ], [ %288, %for.body.preheader.i.i1304 ]
  %arrayidx4.i.i1309 = getelementptr inbounds [520 x i32], ptr %places114.i1143, i64 0, i64 %m.034.i.i1307
  %289 = load i32, ptr %arrayidx4.i.i1309, align 4
  %conv5.i.i1310 = sext i32 %289 to i64
  %add.i418.i = add nuw nsw i64 %m.034.i.i1307, 8
  %arrayidx7.i419.i = getelementptr inbounds [520 x i32], ptr %places114.i1143, i64 0, i64 %add.i418.i
  %290 = load i32, ptr %arrayidx7.i419.i, align 4
  %idx.ext.i.i1311 = sext i32 %290 to i64
  %add.ptr.i420.i = getelementptr inbounds i64, ptr %cond.i1118, i64 %idx.ext.i.i1311
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i420.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1312 = icmp eq i64 %before.035.i.i1306, %conv5.i.i1310
  br i1 %cmp8.not.i.i1312, label %if.end.i.i1314, label %if.then.i421.i

if.then.i421.i:                                   ; preds = %for.body.i417.i
  %arrayidx10.i.i1313 = getelementptr inbounds i64, ptr %cond.i1118, i64 %conv5.i.i1310
  %291 = load i64, ptr %arrayidx10.i.i1313, align 8
  br label %if.end.i.i1314

if.end.i.i1314:                                   ; preds = %if.then.i421.i, %for.body.i417.i
  %found.1.i.i1315 = phi i64 [ %291, %if.then.i421.i ], [ %found.033.i.i1308, %for.body.i417.i ]
  %arrayidx11.i.i1316 = getelementptr inbounds [520 x i32], ptr %found.i1101, i64 0, i64 %m.034.i.i1307
  %292 = load i32, ptr %arrayidx11.i.i1316, align 4
  %conv12.i.i1317 = sext i32 %292 to i64
  %mul.i422.i1318 = mul nsw i64 %128, %conv12.i.i1317
  %arrayidx13.i.i1319 = getelementptr inbounds i64, ptr %values.0450.i4276, i64 %mul.i422.i1318
  %293 = load i64, ptr %arrayidx13.i.i1319, align 8
  %add14.i.i1320 = add i64 %293, %found.1.i.i1315
  %arrayidx15.i.i1321 = getelementptr inbounds i64, ptr %cond.i1118, i64 %conv5.i.i1310
  store i64 %add14.i.i1320, ptr %arrayidx15.i.i1321, align 8
  %inc.i423.i = add nuw nsw i64 %m.034.i.i1307, 1
  %exitcond462.not.i1322 = icmp eq i64 %inc.i423.i, %286
  br i1 %exitcond462.not.i1322, label %for.inc157.i1240, label %for.body.i417.i, !llvm.loop !58

if.else147.i1273:                                 ; preds = %if.end140.i1269
  br i1 %cmp32.i.i1272, label %for.body.i427.i, label %for.inc157.i1240

for.body.i427.i:                                  ; preds = %if.else147.i1273, %for.end36.i.i1296
  %m.075.i.i1274 = phi i64 [ %inc38.i.i1297, %for.end36.i.i1296 ], [ 0, %if.else147.i1273 ]
  %arrayidx.i428.i = getelementptr inbounds [520 x i32], ptr %found.i1101, i64 0, i64 %m.075.i.i1274
  %294 = load i32, ptr %arrayidx.i428.i, align 4
  %conv.i429.i = sext i32 %294 to i64
  %mul.i430.i = mul nsw i64 %128, %conv.i429.i
  %add.ptr.i431.i = getelementptr inbounds i64, ptr %values.0450.i4276, i64 %mul.i430.i
  %arrayidx1.i432.i = getelementptr inbounds [520 x i32], ptr %places114.i1143, i64 0, i64 %m.075.i.i1274
  %295 = load i32, ptr %arrayidx1.i432.i, align 4
  %conv2.i.i1275 = sext i32 %295 to i64
  %mul3.i.i1276 = mul nsw i64 %129, %conv2.i.i1275
  %add.ptr4.i.i1277 = getelementptr inbounds i64, ptr %cond.i1118, i64 %mul3.i.i1276
  %add.i433.i = add nuw nsw i64 %m.075.i.i1274, 8
  %arrayidx6.i.i1278 = getelementptr inbounds [520 x i32], ptr %found.i1101, i64 0, i64 %add.i433.i
  %296 = load i32, ptr %arrayidx6.i.i1278, align 4
  %conv7.i.i1279 = sext i32 %296 to i64
  %mul8.i.i1280 = mul nsw i64 %128, %conv7.i.i1279
  %add.ptr9.i434.i = getelementptr inbounds i64, ptr %values.0450.i4276, i64 %mul8.i.i1280
  %arrayidx12.i.i1281 = getelementptr inbounds [520 x i32], ptr %places114.i1143, i64 0, i64 %add.i433.i
  %297 = load i32, ptr %arrayidx12.i.i1281, align 4
  %conv13.i.i1282 = sext i32 %297 to i64
  %mul14.i.i1283 = mul nsw i64 %129, %conv13.i.i1282
  %add.ptr15.i.i1284 = getelementptr inbounds i64, ptr %cond.i1118, i64 %mul14.i.i1283
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1284, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i1150, label %for.cond27.preheader.i.i1293, label %for.body20.i435.i

for.cond27.preheader.i.i1293:                     ; preds = %for.body20.i435.i, %for.body.i427.i
  %j.0.lcssa.i.i1294 = phi i64 [ 0, %for.body.i427.i ], [ %add1771.i.i1285, %for.body20.i435.i ]
  %cmp2872.i.i1295 = icmp slt i64 %j.0.lcssa.i.i1294, %129
  br i1 %cmp2872.i.i1295, label %for.body30.i.i1299, label %for.end36.i.i1296

for.body20.i435.i:                                ; preds = %for.body.i427.i, %for.body20.i435.i
  %add1771.i.i1285 = phi i64 [ %add17.i.i1291, %for.body20.i435.i ], [ 8, %for.body.i427.i ]
  %j.070.i.i1286 = phi i64 [ %add1771.i.i1285, %for.body20.i435.i ], [ 0, %for.body.i427.i ]
  %add.ptr21.i.i1287 = getelementptr inbounds i64, ptr %add.ptr9.i434.i, i64 %j.070.i.i1286
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1287, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1288 = getelementptr inbounds i64, ptr %add.ptr4.i.i1277, i64 %j.070.i.i1286
  %298 = load <8 x i64>, ptr %add.ptr22.i.i1288, align 8
  %add.ptr23.i.i1289 = getelementptr inbounds i64, ptr %add.ptr.i431.i, i64 %j.070.i.i1286
  %299 = load <8 x i64>, ptr %add.ptr23.i.i1289, align 8
  %add24.i.i1290 = add <8 x i64> %299, %298
  store <8 x i64> %add24.i.i1290, ptr %add.ptr22.i.i1288, align 8
  %add17.i.i1291 = add nuw nsw i64 %add1771.i.i1285, 8
  %cmp18.not.i.i1292 = icmp sgt i64 %add17.i.i1291, %129
  br i1 %cmp18.not.i.i1292, label %for.cond27.preheader.i.i1293, label %for.body20.i435.i, !llvm.loop !59

for.body30.i.i1299:                               ; preds = %for.cond27.preheader.i.i1293, %for.body30.i.i1299
  %j.173.i.i1300 = phi i64 [ %inc.i438.i, %for.body30.i.i1299 ], [ %j.0.lcssa.i.i1294, %for.cond27.preheader.i.i1293 ]
  %arrayidx31.i437.i = getelementptr inbounds i64, ptr %add.ptr4.i.i1277, i64 %j.173.i.i1300
  %300 = load i64, ptr %arrayidx31.i437.i, align 8
  %arrayidx32.i.i1301 = getelementptr inbounds i64, ptr %add.ptr.i431.i, i64 %j.173.i.i1300
  %301 = load i64, ptr %arrayidx32.i.i1301, align 8
  %add33.i.i1302 = add i64 %301, %300
  store i64 %add33.i.i1302, ptr %arrayidx31.i437.i, align 8
  %inc.i438.i = add nuw nsw i64 %j.173.i.i1300, 1
  %exitcond.not.i439.i = icmp eq i64 %inc.i438.i, %129
  br i1 %exitcond.not.i439.i, label %for.end36.i.i1296, label %for.body30.i.i1299, !llvm.loop !60

for.end36.i.i1296:                                ; preds = %for.body30.i.i1299, %for.cond27.preheader.i.i1293
  %inc38.i.i1297 = add nuw nsw i64 %m.075.i.i1274, 1
  %exitcond461.not.i1298 = icmp eq i64 %inc38.i.i1297, %286
  br i1 %exitcond461.not.i1298, label %for.inc157.i1240, label %for.body.i427.i, !llvm.loop !61

for.inc157.i1240:                                 ; preds = %for.end36.i.i1296, %if.end.i.i1314, %if.else147.i1273, %if.then146.i1303, %if.else147.thread.i1239
  %add158.i1241 = add nuw nsw i64 %k91.0449.i4278, 512
  %add.ptr160.i1242 = getelementptr inbounds i8, ptr %values.0450.i4276, i64 %add.ptr160.idx.i1151
  %302 = load i64, ptr %arrayidx95.i1142, align 8
  %cmp96.i1153 = icmp slt i64 %add158.i1241, %302
  br i1 %cmp96.i1153, label %for.body101.i1195, label %for.end163.i1154

for.end163.i1154:                                 ; preds = %for.inc157.i1240, %land.rhs94.lr.ph.i1141, %if.end90.i1396
  %303 = load i64, ptr %a, align 8
  %cmp165.i1155 = icmp eq i64 %303, 0
  %tobool168.i1156 = icmp ne i64 %131, 0
  %or.cond246.i1157 = select i1 %cmp165.i1155, i1 %tobool168.i1156, i1 false
  br i1 %or.cond246.i1157, label %lor.lhs.false169.i1159, label %add_long.exit

lor.lhs.false169.i1159:                           ; preds = %for.end163.i1154
  %cmp170.i1160 = icmp ne ptr %cond.i1118, %132
  %tobool173.i1161 = icmp ne i64 %122, 0
  %or.cond247.i1162 = select i1 %cmp170.i1160, i1 true, i1 %tobool173.i1161
  br i1 %or.cond247.i1162, label %for.cond177.preheader.i1163, label %add_long.exit

for.cond177.preheader.i1163:                      ; preds = %lor.lhs.false169.i1159
  %cmp179.not451.i = icmp slt i64 %mul.i1111, 8
  br i1 %cmp179.not451.i, label %for.cond202.preheader.i1173, label %for.body181.lr.ph.i1164

for.body181.lr.ph.i1164:                          ; preds = %for.cond177.preheader.i1163
  %add.ptr188.i1165 = getelementptr inbounds i64, ptr %123, i64 %mul9.i1114
  br label %for.body181.i1166

for.cond202.preheader.i1173:                      ; preds = %if.end197.i1168, %for.cond177.preheader.i1163
  %k176.0.lcssa.i1174 = phi i64 [ 0, %for.cond177.preheader.i1163 ], [ %add178453.i, %if.end197.i1168 ]
  %cmp203454.i = icmp slt i64 %k176.0.lcssa.i1174, %mul.i1111
  br i1 %cmp203454.i, label %for.body205.lr.ph.i1175, label %add_long.exit

for.body205.lr.ph.i1175:                          ; preds = %for.cond202.preheader.i1173
  %304 = getelementptr i64, ptr %123, i64 %mul9.i1114
  br label %for.body205.i1176

for.body181.i1166:                                ; preds = %if.end197.i1168, %for.body181.lr.ph.i1164
  %add178453.i = phi i64 [ 8, %for.body181.lr.ph.i1164 ], [ %add178.i1171, %if.end197.i1168 ]
  %k176.0452.i = phi i64 [ 0, %for.body181.lr.ph.i1164 ], [ %add178453.i, %if.end197.i1168 ]
  %add.ptr182.i1167 = getelementptr inbounds i64, ptr %cond.i1118, i64 %k176.0452.i
  %305 = load <8 x i64>, ptr %add.ptr182.i1167, align 8
  br i1 %tobool173.i1161, label %land.lhs.true184.i1186, label %if.end197.i1168

land.lhs.true184.i1186:                           ; preds = %for.body181.i1166
  %306 = load i64, ptr %arrayidx8.i1113, align 8
  %tobool186.not.i1187 = icmp eq i64 %306, 0
  br i1 %tobool186.not.i1187, label %if.then193.i1191, label %if.then187.i1188

if.then187.i1188:                                 ; preds = %land.lhs.true184.i1186
  %add.ptr189.i1189 = getelementptr inbounds i64, ptr %add.ptr188.i1165, i64 %k176.0452.i
  %307 = load <8 x i64>, ptr %add.ptr189.i1189, align 8
  %add190.i1190 = add <8 x i64> %307, %305
  br label %if.end197.i1168

if.then193.i1191:                                 ; preds = %land.lhs.true184.i1186
  %308 = load i64, ptr %123, align 8
  %splat.splatinsert.i1192 = insertelement <8 x i64> poison, i64 %308, i64 0
  %splat.splat.i1193 = shufflevector <8 x i64> %splat.splatinsert.i1192, <8 x i64> poison, <8 x i32> zeroinitializer
  %add195.i1194 = add <8 x i64> %splat.splat.i1193, %305
  br label %if.end197.i1168

if.end197.i1168:                                  ; preds = %if.then193.i1191, %if.then187.i1188, %for.body181.i1166
  %sum.0.i1169 = phi <8 x i64> [ %add190.i1190, %if.then187.i1188 ], [ %add195.i1194, %if.then193.i1191 ], [ %305, %for.body181.i1166 ]
  %add.ptr198.i1170 = getelementptr inbounds i64, ptr %132, i64 %k176.0452.i
  store <8 x i64> %sum.0.i1169, ptr %add.ptr198.i1170, align 8
  %add178.i1171 = add nuw nsw i64 %add178453.i, 8
  %cmp179.not.i1172 = icmp sgt i64 %add178.i1171, %mul.i1111
  br i1 %cmp179.not.i1172, label %for.cond202.preheader.i1173, label %for.body181.i1166, !llvm.loop !62

for.body205.i1176:                                ; preds = %cond.end216.i1178, %for.body205.lr.ph.i1175
  %k176.1455.i = phi i64 [ %k176.0.lcssa.i1174, %for.body205.lr.ph.i1175 ], [ %inc220.i1181, %cond.end216.i1178 ]
  %arrayidx208.i1177 = getelementptr inbounds i64, ptr %cond.i1118, i64 %k176.1455.i
  %309 = load i64, ptr %arrayidx208.i1177, align 8
  br i1 %tobool173.i1161, label %cond.true207.i1182, label %cond.end216.i1178

cond.true207.i1182:                               ; preds = %for.body205.i1176
  %310 = load i64, ptr %arrayidx8.i1113, align 8
  %mul210.i1183 = mul nsw i64 %310, %k176.1455.i
  %arrayidx212.i1184 = getelementptr i64, ptr %304, i64 %mul210.i1183
  %311 = load i64, ptr %arrayidx212.i1184, align 8
  %add213.i1185 = add i64 %311, %309
  br label %cond.end216.i1178

cond.end216.i1178:                                ; preds = %cond.true207.i1182, %for.body205.i1176
  %cond217.i1179 = phi i64 [ %add213.i1185, %cond.true207.i1182 ], [ %309, %for.body205.i1176 ]
  %arrayidx218.i1180 = getelementptr inbounds i64, ptr %132, i64 %k176.1455.i
  store i64 %cond217.i1179, ptr %arrayidx218.i1180, align 8
  %inc220.i1181 = add nuw nsw i64 %k176.1455.i, 1
  %exitcond463.not.i = icmp eq i64 %inc220.i1181, %mul.i1111
  br i1 %exitcond463.not.i, label %add_long.exit, label %for.body205.i1176, !llvm.loop !63

cleanup223.critedge.i1394:                        ; preds = %if.then69.i1389
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i1102) #8
  br label %add_long.exit

add_long.exit:                                    ; preds = %cond.end131.i1233, %cond.end216.i1178, %for.end163.i1154, %lor.lhs.false169.i1159, %for.cond202.preheader.i1173, %cleanup223.critedge.i1394
  %retval.5.i1158 = phi i64 [ 1, %cleanup223.critedge.i1394 ], [ 0, %lor.lhs.false169.i1159 ], [ 0, %for.end163.i1154 ], [ 0, %for.cond202.preheader.i1173 ], [ 0, %cond.end216.i1178 ], [ 1, %cond.end131.i1233 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1101) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1100) #8
  br label %return

cond.true34:                                      ; preds = %entry
  %arrayidx.i2421 = getelementptr inbounds i8, ptr %a, i64 24
  %312 = load i64, ptr %arrayidx.i2421, align 8
  %313 = inttoptr i64 %312 to ptr
  %arrayidx1.i2422 = getelementptr inbounds i8, ptr %a, i64 88
  %314 = load i64, ptr %arrayidx1.i2422, align 8
  %315 = inttoptr i64 %314 to ptr
  %arrayidx2.i2423 = getelementptr inbounds i8, ptr %a, i64 40
  %316 = load i64, ptr %arrayidx2.i2423, align 8
  %317 = inttoptr i64 %316 to ptr
  %arrayidx3.i2424 = getelementptr inbounds i8, ptr %a, i64 72
  %318 = load i64, ptr %arrayidx3.i2424, align 8
  %arrayidx4.i2425 = getelementptr inbounds i8, ptr %a, i64 80
  %319 = load i64, ptr %arrayidx4.i2425, align 8
  %arrayidx5.i2426 = getelementptr inbounds i8, ptr %a, i64 32
  %320 = load i64, ptr %arrayidx5.i2426, align 8
  %arrayidx6.i2427 = getelementptr inbounds i8, ptr %a, i64 64
  %321 = load i64, ptr %arrayidx6.i2427, align 8
  %sub.i2428 = sub i64 %319, %318
  %mul.i2429 = mul i64 %321, %sub.i2428
  %mul7.i2430 = mul nsw i64 %321, %318
  %arrayidx8.i2431 = getelementptr inbounds i8, ptr %a, i64 96
  %322 = load i64, ptr %arrayidx8.i2431, align 8
  %mul9.i2432 = mul nsw i64 %mul7.i2430, %322
  %arrayidx10.i2433 = getelementptr inbounds i8, ptr %a, i64 120
  %323 = load i64, ptr %arrayidx10.i2433, align 8
  %324 = inttoptr i64 %323 to ptr
  %arrayidx11.i2434 = getelementptr inbounds i8, ptr %a, i64 112
  %325 = load i64, ptr %arrayidx11.i2434, align 8
  %tobool.not.i2435 = icmp eq i64 %325, 0
  %326 = inttoptr i64 %325 to ptr
  %cond.i2436 = select i1 %tobool.not.i2435, ptr %324, ptr %326
  %arrayidx13.i2437 = getelementptr inbounds i8, ptr %a, i64 104
  %327 = load i64, ptr %arrayidx13.i2437, align 8
  %tobool14.not.i2438 = icmp eq i64 %327, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2438, label %if.end30.i1467, label %land.lhs.true.i1459

land.lhs.true.i1459:                              ; preds = %cond.true37
  %tobool16.i1461.not = icmp eq i64 %314, 0
  br i1 %tobool16.i1461.not, label %if.then.i1463, label %land.lhs.true20.i1704

if.then.i1463:                                    ; preds = %land.lhs.true.i1459
  %328 = inttoptr i64 %327 to ptr
  %329 = load i32, ptr %328, align 4
  %tobool.not.i.i1464 = icmp eq i32 %329, 0
  br i1 %tobool.not.i.i1464, label %if.then.i.i1702, label %for.cond.preheader.i.i1465

if.then.i.i1702:                                  ; preds = %if.then.i1463
  %mul.i.i1703 = shl nsw i64 %mul.i2429, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i.i1703, i1 false)
  br label %if.end30.i1467

for.cond.preheader.i.i1465:                       ; preds = %if.then.i1463
  %cmp535.i.i1466 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp535.i.i1466, label %for.body.i.i1697, label %if.end30.i1467

for.body.i.i1697:                                 ; preds = %for.cond.preheader.i.i1465, %for.body.i.i1697
  %k.036.i.i1698 = phi i64 [ %inc.i.i1700, %for.body.i.i1697 ], [ 0, %for.cond.preheader.i.i1465 ]
  %arrayidx.i.i1699 = getelementptr inbounds i32, ptr %cond.i2436, i64 %k.036.i.i1698
  store i32 %329, ptr %arrayidx.i.i1699, align 4
  %inc.i.i1700 = add nuw nsw i64 %k.036.i.i1698, 1
  %exitcond38.not.i.i1701 = icmp eq i64 %inc.i.i1700, %mul.i2429
  br i1 %exitcond38.not.i.i1701, label %if.end30.i1467, label %for.body.i.i1697, !llvm.loop !4

land.lhs.true20.i1704:                            ; preds = %land.lhs.true.i1459
  %tobool22.not.i1705 = icmp eq i64 %322, 0
  br i1 %tobool22.not.i1705, label %if.then28.i1709, label %if.then23.i1706

if.then23.i1706:                                  ; preds = %land.lhs.true20.i1704
  %add.ptr.i1707 = getelementptr inbounds float, ptr %315, i64 %mul9.i2432
  %mul24.i1708 = shl i64 %mul.i2429, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2436, ptr nonnull align 4 %add.ptr.i1707, i64 %mul24.i1708, i1 false)
  br label %if.end30.i1467

if.then28.i1709:                                  ; preds = %land.lhs.true20.i1704
  %330 = load i32, ptr %315, align 4
  %tobool.not.i362.i = icmp eq i32 %330, 0
  br i1 %tobool.not.i362.i, label %if.then.i370.i, label %for.cond.preheader.i363.i

if.then.i370.i:                                   ; preds = %if.then28.i1709
  %mul.i371.i = shl nsw i64 %mul.i2429, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i371.i, i1 false)
  br label %if.end30.i1467

for.cond.preheader.i363.i:                        ; preds = %if.then28.i1709
  %cmp535.i364.i = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp535.i364.i, label %for.body.i365.i, label %if.end30.i1467

for.body.i365.i:                                  ; preds = %for.cond.preheader.i363.i, %for.body.i365.i
  %k.036.i366.i = phi i64 [ %inc.i368.i, %for.body.i365.i ], [ 0, %for.cond.preheader.i363.i ]
  %arrayidx.i367.i = getelementptr inbounds i32, ptr %cond.i2436, i64 %k.036.i366.i
  store i32 %330, ptr %arrayidx.i367.i, align 4
  %inc.i368.i = add nuw nsw i64 %k.036.i366.i, 1
  %exitcond38.not.i369.i = icmp eq i64 %inc.i368.i, %mul.i2429
  br i1 %exitcond38.not.i369.i, label %if.end30.i1467, label %for.body.i365.i, !llvm.loop !4

if.end30.i1467:                                   ; preds = %for.body.i365.i, %for.body.i.i1697, %for.cond.preheader.i363.i, %if.then.i370.i, %if.then23.i1706, %for.cond.preheader.i.i1465, %if.then.i.i1702, %cond.true37
  %cmp31.i1468 = icmp eq i64 %318, 0
  br i1 %cmp31.i1468, label %land.end.i1686, label %land.end.thread.i1469

land.end.thread.i1469:                            ; preds = %if.end30.i1467
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1439) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1440) #8
  br label %for.cond93.preheader.i1470

land.end.i1686:                                   ; preds = %if.end30.i1467
  %arrayidx32.i1687 = getelementptr inbounds i8, ptr %a, i64 56
  %331 = load i64, ptr %arrayidx32.i1687, align 8
  %cmp33.i1688 = icmp eq i64 %319, %331
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1439) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1440) #8
  br i1 %cmp33.i1688, label %for.body.lr.ph.i1689, label %for.cond93.preheader.i1470

for.body.lr.ph.i1689:                             ; preds = %land.end.i1686
  %places42.i1690 = getelementptr inbounds i8, ptr %found.i1440, i64 2080
  br label %for.body.i1691

for.cond93.preheader.i1470:                       ; preds = %for.body.i1691, %land.end.i1686, %land.end.thread.i1469
  %332 = phi i1 [ false, %land.end.thread.i1469 ], [ false, %land.end.i1686 ], [ true, %for.body.i1691 ]
  %arrayidx96.i1471 = getelementptr inbounds i8, ptr %a, i64 48
  %333 = load i64, ptr %arrayidx96.i1471, align 8
  %cmp97.not441.i = icmp sgt i64 %333, 0
  br i1 %cmp97.not441.i, label %for.body102.lr.ph.i1514, label %for.end163.i1472

for.body102.lr.ph.i1514:                          ; preds = %for.cond93.preheader.i1470
  %places115.i1515 = getelementptr inbounds i8, ptr %found.i1440, i64 2080
  %cond120.i1516 = select i1 %332, ptr %places115.i1515, ptr %places.i1439
  %arrayidx121.i1517 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx130.i1518 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i400.i = trunc i64 %318 to i32
  %conv1.i.i1519 = trunc i64 %sub.i2428 to i32
  %count32.i.i1520 = getelementptr inbounds i8, ptr %found.i1440, i64 4160
  %cmp145.i1521 = icmp eq i64 %321, 1
  %cmp18.not103.i.i = icmp slt i64 %321, 8
  %add.ptr160.idx.i1522 = shl nsw i64 %320, 11
  br label %for.body102.i1523

for.body.i1691:                                   ; preds = %for.body.i1691, %for.body.lr.ph.i1689
  %k.0440.i = phi i64 [ 0, %for.body.lr.ph.i1689 ], [ %inc.i1695, %for.body.i1691 ]
  %conv40.i1692 = trunc nuw i64 %k.0440.i to i32
  %arrayidx41.i1693 = getelementptr inbounds [520 x i32], ptr %found.i1440, i64 0, i64 %k.0440.i
  store i32 %conv40.i1692, ptr %arrayidx41.i1693, align 4
  %arrayidx43.i1694 = getelementptr inbounds [520 x i32], ptr %places42.i1690, i64 0, i64 %k.0440.i
  store i32 0, ptr %arrayidx43.i1694, align 4
  %inc.i1695 = add nuw nsw i64 %k.0440.i, 1
  %exitcond4348.not = icmp eq i64 %inc.i1695, 520
  br i1 %exitcond4348.not, label %for.cond93.preheader.i1470, label %for.body.i1691, !llvm.loop !64

for.body102.i1523:                                ; preds = %for.inc158.i1565, %for.body102.lr.ph.i1514
  %334 = phi i64 [ %333, %for.body102.lr.ph.i1514 ], [ %360, %for.inc158.i1565 ]
  %values.0444.i = phi ptr [ %313, %for.body102.lr.ph.i1514 ], [ %add.ptr160.i1567, %for.inc158.i1565 ]
  %k92.0443.i = phi i64 [ 0, %for.body102.lr.ph.i1514 ], [ %add.i1566, %for.inc158.i1565 ]
  %sub104.i1524 = sub nsw i64 %334, %k92.0443.i
  %spec.select.i1525 = tail call i64 @llvm.smin.i64(i64 %sub104.i1524, i64 512)
  %335 = load i64, ptr %arrayidx121.i1517, align 8
  %cmp122.i1526 = icmp eq i64 %335, 4
  %336 = load i64, ptr %arrayidx130.i1518, align 8
  %cmp.not65.i.i1527 = icmp slt i64 %sub104.i1524, 8
  br i1 %cmp122.i1526, label %cond.true124.i1640, label %cond.false128.i1528

cond.true124.i1640:                               ; preds = %for.body102.i1523
  %add.ptr125.i1641 = getelementptr inbounds i32, ptr %317, i64 %k92.0443.i
  br i1 %cmp.not65.i.i1527, label %for.cond11.preheader.i.i1661, label %for.body.lr.ph.i.i1642

for.body.lr.ph.i.i1642:                           ; preds = %cond.true124.i1640
  %splat.splatinsert.i.i1643 = insertelement <8 x i64> poison, i64 %336, i64 0
  %splat.splat.i.i1644 = shufflevector <8 x i64> %splat.splatinsert.i.i1643, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i373.i

for.cond11.preheader.i.i1661:                     ; preds = %for.body.i373.i, %cond.true124.i1640
  %outside.0.lcssa.i.i1662 = phi <8 x i64> [ zeroinitializer, %cond.true124.i1640 ], [ %or7.i.i1656, %for.body.i373.i ]
  %k.0.lcssa.i.i1663 = phi i64 [ 0, %cond.true124.i1640 ], [ %add68.i.i1645, %for.body.i373.i ]
  br label %for.body14.i.i1664

for.body.i373.i:                                  ; preds = %for.body.i373.i, %for.body.lr.ph.i.i1642
  %add68.i.i1645 = phi i64 [ 8, %for.body.lr.ph.i.i1642 ], [ %add.i.i1659, %for.body.i373.i ]
  %k.067.i.i1646 = phi i64 [ 0, %for.body.lr.ph.i.i1642 ], [ %add68.i.i1645, %for.body.i373.i ]
  %outside.066.i.i1647 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1642 ], [ %or7.i.i1656, %for.body.i373.i ]
  %add.ptr.i.i1648 = getelementptr inbounds i32, ptr %add.ptr125.i1641, i64 %k.067.i.i1646
  %337 = load <8 x i32>, ptr %add.ptr.i.i1648, align 4
  %conv.i.i1649 = sext <8 x i32> %337 to <8 x i64>
  %isneg.i.i1650 = icmp slt <8 x i32> %337, zeroinitializer
  %and.i.i1651 = select <8 x i1> %isneg.i.i1650, <8 x i64> %splat.splat.i.i1644, <8 x i64> zeroinitializer
  %add1.i.i1652 = add <8 x i64> %and.i.i1651, %conv.i.i1649
  %add1.lobit.i.i1653 = ashr <8 x i64> %add1.i.i1652, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1654 = icmp slt <8 x i64> %add1.i.i1652, %splat.splat.i.i1644
  %or.i.i1655 = select <8 x i1> %cmp5.not.i.i1654, <8 x i64> %add1.lobit.i.i1653, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1656 = or <8 x i64> %or.i.i1655, %outside.066.i.i1647
  %conv8.i.i1657 = trunc <8 x i64> %add1.i.i1652 to <8 x i32>
  %add.ptr9.i.i1658 = getelementptr inbounds i32, ptr %cond120.i1516, i64 %k.067.i.i1646
  store <8 x i32> %conv8.i.i1657, ptr %add.ptr9.i.i1658, align 8
  %add.i.i1659 = add nuw nsw i64 %add68.i.i1645, 8
  %cmp.not.i.i1660 = icmp sgt i64 %add.i.i1659, %spec.select.i1525
  br i1 %cmp.not.i.i1660, label %for.cond11.preheader.i.i1661, label %for.body.i373.i, !llvm.loop !9

for.cond18.preheader.i.i1670:                     ; preds = %for.body14.i.i1664
  %cmp1972.i.i1671 = icmp slt i64 %k.0.lcssa.i.i1663, %spec.select.i1525
  br i1 %cmp1972.i.i1671, label %for.body21.i.i1672, label %cond.end132.i1558

for.body14.i.i1664:                               ; preds = %for.body14.i.i1664, %for.cond11.preheader.i.i1661
  %j.071.i.i1665 = phi i64 [ 0, %for.cond11.preheader.i.i1661 ], [ %inc.i374.i, %for.body14.i.i1664 ]
  %wrong.070.i.i1666 = phi i64 [ 0, %for.cond11.preheader.i.i1661 ], [ %or15.i.i1668, %for.body14.i.i1664 ]
  %vecext.i.i1667 = extractelement <8 x i64> %outside.0.lcssa.i.i1662, i64 %j.071.i.i1665
  %or15.i.i1668 = or i64 %vecext.i.i1667, %wrong.070.i.i1666
  %inc.i374.i = add nuw nsw i64 %j.071.i.i1665, 1
  %exitcond.not.i.i1669 = icmp eq i64 %inc.i374.i, 8
  br i1 %exitcond.not.i.i1669, label %for.cond18.preheader.i.i1670, label %for.body14.i.i1664, !llvm.loop !10

for.body21.i.i1672:                               ; preds = %for.cond18.preheader.i.i1670, %for.body21.i.i1672
  %k.174.i.i1673 = phi i64 [ %inc35.i.i1684, %for.body21.i.i1672 ], [ %k.0.lcssa.i.i1663, %for.cond18.preheader.i.i1670 ]
  %wrong.173.i.i1674 = phi i64 [ %or31.i.i1681, %for.body21.i.i1672 ], [ %or15.i.i1668, %for.cond18.preheader.i.i1670 ]
  %arrayidx.i375.i = getelementptr inbounds i32, ptr %add.ptr125.i1641, i64 %k.174.i.i1673
  %338 = load i32, ptr %arrayidx.i375.i, align 4
  %conv23.i.i1675 = sext i32 %338 to i64
  %cmp25.i.i1676 = icmp slt i32 %338, 0
  %cond.i.i1677 = select i1 %cmp25.i.i1676, i64 %336, i64 0
  %add27.i.i1678 = add nsw i64 %cond.i.i1677, %conv23.i.i1675
  %cmp28.i.i1679 = icmp uge i64 %add27.i.i1678, %336
  %conv30.i.i1680 = zext i1 %cmp28.i.i1679 to i64
  %or31.i.i1681 = or i64 %wrong.173.i.i1674, %conv30.i.i1680
  %conv32.i.i1682 = trunc i64 %add27.i.i1678 to i32
  %arrayidx33.i.i1683 = getelementptr inbounds i32, ptr %cond120.i1516, i64 %k.174.i.i1673
  store i32 %conv32.i.i1682, ptr %arrayidx33.i.i1683, align 4
  %inc35.i.i1684 = add nuw nsw i64 %k.174.i.i1673, 1
  %exitcond76.not.i.i1685 = icmp eq i64 %inc35.i.i1684, %spec.select.i1525
  br i1 %exitcond76.not.i.i1685, label %cond.end132.i1558, label %for.body21.i.i1672, !llvm.loop !11

cond.false128.i1528:                              ; preds = %for.body102.i1523
  %add.ptr129.i1529 = getelementptr inbounds i64, ptr %317, i64 %k92.0443.i
  br i1 %cmp.not65.i.i1527, label %for.cond10.preheader.i.i1549, label %for.body.lr.ph.i376.i1530

for.body.lr.ph.i376.i1530:                        ; preds = %cond.false128.i1528
  %splat.splatinsert.i377.i1531 = insertelement <8 x i64> poison, i64 %336, i64 0
  %splat.splat.i378.i1532 = shufflevector <8 x i64> %splat.splatinsert.i377.i1531, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i379.i1533

for.cond10.preheader.i.i1549:                     ; preds = %for.body.i379.i1533, %cond.false128.i1528
  %outside.0.lcssa.i391.i1550 = phi <8 x i64> [ zeroinitializer, %cond.false128.i1528 ], [ %or7.i387.i1544, %for.body.i379.i1533 ]
  %k.0.lcssa.i392.i1551 = phi i64 [ 0, %cond.false128.i1528 ], [ %add66.i.i1534, %for.body.i379.i1533 ]
  br label %for.body13.i.i1552

for.body.i379.i1533:                              ; preds = %for.body.i379.i1533, %for.body.lr.ph.i376.i1530
  %add66.i.i1534 = phi i64 [ 8, %for.body.lr.ph.i376.i1530 ], [ %add.i389.i1547, %for.body.i379.i1533 ]
  %k.065.i.i1535 = phi i64 [ 0, %for.body.lr.ph.i376.i1530 ], [ %add66.i.i1534, %for.body.i379.i1533 ]
  %outside.064.i.i1536 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i376.i1530 ], [ %or7.i387.i1544, %for.body.i379.i1533 ]
  %add.ptr.i380.i1537 = getelementptr inbounds i64, ptr %add.ptr129.i1529, i64 %k.065.i.i1535
  %339 = load <8 x i64>, ptr %add.ptr.i380.i1537, align 8
  %isneg.i381.i1538 = icmp slt <8 x i64> %339, zeroinitializer
  %and.i382.i1539 = select <8 x i1> %isneg.i381.i1538, <8 x i64> %splat.splat.i378.i1532, <8 x i64> zeroinitializer
  %add1.i383.i1540 = add <8 x i64> %and.i382.i1539, %339
  %add1.lobit.i384.i1541 = ashr <8 x i64> %add1.i383.i1540, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i385.i1542 = icmp slt <8 x i64> %add1.i383.i1540, %splat.splat.i378.i1532
  %or.i386.i1543 = select <8 x i1> %cmp5.not.i385.i1542, <8 x i64> %add1.lobit.i384.i1541, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i387.i1544 = or <8 x i64> %or.i386.i1543, %outside.064.i.i1536
  %conv.i388.i1545 = trunc <8 x i64> %add1.i383.i1540 to <8 x i32>
  %add.ptr8.i.i1546 = getelementptr inbounds i32, ptr %cond120.i1516, i64 %k.065.i.i1535
  store <8 x i32> %conv.i388.i1545, ptr %add.ptr8.i.i1546, align 8
  %add.i389.i1547 = add nuw nsw i64 %add66.i.i1534, 8
  %cmp.not.i390.i1548 = icmp sgt i64 %add.i389.i1547, %spec.select.i1525
  br i1 %cmp.not.i390.i1548, label %for.cond10.preheader.i.i1549, label %for.body.i379.i1533, !llvm.loop !12

for.cond17.preheader.i.i1556:                     ; preds = %for.body13.i.i1552
  %cmp1870.i.i1557 = icmp slt i64 %k.0.lcssa.i392.i1551, %spec.select.i1525
  br i1 %cmp1870.i.i1557, label %for.body20.i.i1629, label %cond.end132.i1558

for.body13.i.i1552:                               ; preds = %for.body13.i.i1552, %for.cond10.preheader.i.i1549
  %j.069.i.i1553 = phi i64 [ 0, %for.cond10.preheader.i.i1549 ], [ %inc.i394.i, %for.body13.i.i1552 ]
  %wrong.068.i.i1554 = phi i64 [ 0, %for.cond10.preheader.i.i1549 ], [ %or14.i.i1555, %for.body13.i.i1552 ]
  %vecext.i393.i = extractelement <8 x i64> %outside.0.lcssa.i391.i1550, i64 %j.069.i.i1553
  %or14.i.i1555 = or i64 %vecext.i393.i, %wrong.068.i.i1554
  %inc.i394.i = add nuw nsw i64 %j.069.i.i1553, 1
  %exitcond.not.i395.i = icmp eq i64 %inc.i394.i, 8
  br i1 %exitcond.not.i395.i, label %for.cond17.preheader.i.i1556, label %for.body13.i.i1552, !llvm.loop !13

for.body20.i.i1629:                               ; preds = %for.cond17.preheader.i.i1556, %for.body20.i.i1629
  %k.172.i.i1630 = phi i64 [ %inc33.i.i1638, %for.body20.i.i1629 ], [ %k.0.lcssa.i392.i1551, %for.cond17.preheader.i.i1556 ]
  %wrong.171.i.i1631 = phi i64 [ %or29.i.i1636, %for.body20.i.i1629 ], [ %or14.i.i1555, %for.cond17.preheader.i.i1556 ]
  %arrayidx.i397.i = getelementptr inbounds i64, ptr %add.ptr129.i1529, i64 %k.172.i.i1630
  %340 = load i64, ptr %arrayidx.i397.i, align 8
  %cmp23.i.i1632 = icmp slt i64 %340, 0
  %cond.i398.i = select i1 %cmp23.i.i1632, i64 %336, i64 0
  %add25.i.i1633 = add nsw i64 %cond.i398.i, %340
  %cmp26.i.i1634 = icmp uge i64 %add25.i.i1633, %336
  %conv28.i.i1635 = zext i1 %cmp26.i.i1634 to i64
  %or29.i.i1636 = or i64 %wrong.171.i.i1631, %conv28.i.i1635
  %conv30.i399.i = trunc i64 %add25.i.i1633 to i32
  %arrayidx31.i.i1637 = getelementptr inbounds i32, ptr %cond120.i1516, i64 %k.172.i.i1630
  store i32 %conv30.i399.i, ptr %arrayidx31.i.i1637, align 4
  %inc33.i.i1638 = add nuw nsw i64 %k.172.i.i1630, 1
  %exitcond74.not.i.i1639 = icmp eq i64 %inc33.i.i1638, %spec.select.i1525
  br i1 %exitcond74.not.i.i1639, label %cond.end132.i1558, label %for.body20.i.i1629, !llvm.loop !14

cond.end132.i1558:                                ; preds = %for.body20.i.i1629, %for.body21.i.i1672, %for.cond17.preheader.i.i1556, %for.cond18.preheader.i.i1670
  %cond133.in.in.i1559 = phi i64 [ %or15.i.i1668, %for.cond18.preheader.i.i1670 ], [ %or14.i.i1555, %for.cond17.preheader.i.i1556 ], [ %or31.i.i1681, %for.body21.i.i1672 ], [ %or29.i.i1636, %for.body20.i.i1629 ]
  %cond133.in.not.i1560 = icmp eq i64 %cond133.in.in.i1559, 0
  br i1 %cond133.in.not.i1560, label %if.end136.i1561, label %least_float.exit

if.end136.i1561:                                  ; preds = %cond.end132.i1558
  br i1 %332, label %if.end141.i1589, label %if.else139.i1562

if.else139.i1562:                                 ; preds = %if.end136.i1561
  %cmp55.i.i1563 = icmp sgt i64 %sub104.i1524, 0
  br i1 %cmp55.i.i1563, label %for.body.i402.i, label %if.else148.thread.i1564

for.cond12.preheader.i.i1577:                     ; preds = %for.body.i402.i
  %tobool.not.i407.i = icmp eq i64 %add.i404.i, 0
  br i1 %tobool.not.i407.i, label %if.else148.thread.i1564, label %for.body16.lr.ph.i.i1578

for.body16.lr.ph.i.i1578:                         ; preds = %for.cond12.preheader.i.i1577
  %sub18.i.i1579 = add nsw i64 %add.i404.i, -1
  %arrayidx19.i.i1580 = getelementptr inbounds [520 x i32], ptr %found.i1440, i64 0, i64 %sub18.i.i1579
  %arrayidx25.i.i1581 = getelementptr inbounds [520 x i32], ptr %places115.i1515, i64 0, i64 %sub18.i.i1579
  br label %for.body16.i.i1582

for.body.i402.i:                                  ; preds = %if.else139.i1562, %for.body.i402.i
  %n.057.i.i1569 = phi i64 [ %add.i404.i, %for.body.i402.i ], [ 0, %if.else139.i1562 ]
  %k.056.i.i1570 = phi i64 [ %inc.i405.i, %for.body.i402.i ], [ 0, %if.else139.i1562 ]
  %arrayidx.i403.i = getelementptr inbounds i32, ptr %places.i1439, i64 %k.056.i.i1570
  %341 = load i32, ptr %arrayidx.i403.i, align 4
  %sub3.i.i1571 = sub i32 %341, %conv.i400.i
  %conv4.i.i1572 = trunc i64 %k.056.i.i1570 to i32
  %arrayidx5.i.i1573 = getelementptr inbounds [520 x i32], ptr %found.i1440, i64 0, i64 %n.057.i.i1569
  store i32 %conv4.i.i1572, ptr %arrayidx5.i.i1573, align 4
  %arrayidx7.i.i1574 = getelementptr inbounds [520 x i32], ptr %places115.i1515, i64 0, i64 %n.057.i.i1569
  store i32 %sub3.i.i1571, ptr %arrayidx7.i.i1574, align 4
  %cmp8.i.i1575 = icmp ult i32 %sub3.i.i1571, %conv1.i.i1519
  %conv10.i.i1576 = zext i1 %cmp8.i.i1575 to i64
  %add.i404.i = add nuw nsw i64 %n.057.i.i1569, %conv10.i.i1576
  %inc.i405.i = add nuw nsw i64 %k.056.i.i1570, 1
  %exitcond.not.i406.i = icmp eq i64 %inc.i405.i, %spec.select.i1525
  br i1 %exitcond.not.i406.i, label %for.cond12.preheader.i.i1577, label %for.body.i402.i, !llvm.loop !15

for.body16.i.i1582:                               ; preds = %for.body16.i.i1582, %for.body16.lr.ph.i.i1578
  %k11.058.i.i1583 = phi i64 [ 0, %for.body16.lr.ph.i.i1578 ], [ %inc30.i.i1587, %for.body16.i.i1582 ]
  %342 = load i32, ptr %arrayidx19.i.i1580, align 4
  %add21.i.i1584 = add nuw nsw i64 %k11.058.i.i1583, %add.i404.i
  %arrayidx22.i.i1585 = getelementptr inbounds [520 x i32], ptr %found.i1440, i64 0, i64 %add21.i.i1584
  store i32 %342, ptr %arrayidx22.i.i1585, align 4
  %343 = load i32, ptr %arrayidx25.i.i1581, align 4
  %arrayidx28.i.i1586 = getelementptr inbounds [520 x i32], ptr %places115.i1515, i64 0, i64 %add21.i.i1584
  store i32 %343, ptr %arrayidx28.i.i1586, align 4
  %inc30.i.i1587 = add nuw nsw i64 %k11.058.i.i1583, 1
  %exitcond.not.i1588 = icmp eq i64 %inc30.i.i1587, 8
  br i1 %exitcond.not.i1588, label %if.end141.i1589, label %for.body16.i.i1582, !llvm.loop !16

if.else148.thread.i1564:                          ; preds = %for.cond12.preheader.i.i1577, %if.else139.i1562
  store i64 0, ptr %count32.i.i1520, align 8
  br label %for.inc158.i1565

if.end141.i1589:                                  ; preds = %for.body16.i.i1582, %if.end136.i1561
  %344 = phi i64 [ %spec.select.i1525, %if.end136.i1561 ], [ %add.i404.i, %for.body16.i.i1582 ]
  store i64 %344, ptr %count32.i.i1520, align 8
  %tobool143.i1590 = icmp ne i64 %344, 0
  %or.cond243.i1591 = select i1 %tobool143.i1590, i1 %cmp145.i1521, i1 false
  %cmp47.i.i = icmp sgt i64 %344, 0
  br i1 %or.cond243.i1591, label %if.then147.i1609, label %if.else148.i1592

if.then147.i1609:                                 ; preds = %if.end141.i1589
  br i1 %cmp47.i.i, label %for.body.preheader.i.i1610, label %for.inc158.i1565

for.body.preheader.i.i1610:                       ; preds = %if.then147.i1609
  %345 = load i32, ptr %places115.i1515, align 8
  %conv.i408.i1611 = sext i32 %345 to i64
  %arrayidx1.i.i1612 = getelementptr inbounds float, ptr %cond.i2436, i64 %conv.i408.i1611
  %346 = load float, ptr %arrayidx1.i.i1612, align 4
  br label %for.body.i409.i1613

for.body.i409.i1613:                              ; preds = %if.end.i.i1623, %for.body.preheader.i.i1610
  %before.050.i.i = phi i64 [ %conv5.i.i1615, %if.end.i.i1623 ], [ %conv.i408.i1611, %for.body.preheader.i.i1610 ]
  %m.049.i.i = phi i64 [ %inc.i416.i, %if.end.i.i1623 ], [ 0, %for.body.preheader.i.i1610 ]
  %found.048.i.i = phi float [ %cond.i415.i, %if.end.i.i1623 ], [ %346, %for.body.preheader.i.i1610 ]
  %arrayidx4.i.i1614 = getelementptr inbounds [520 x i32], ptr %places115.i1515, i64 0, i64 %m.049.i.i
  %347 = load i32, ptr %arrayidx4.i.i1614, align 4
  %conv5.i.i1615 = sext i32 %347 to i64
  %add.i410.i1616 = add nuw nsw i64 %m.049.i.i, 8
  %arrayidx7.i411.i1617 = getelementptr inbounds [520 x i32], ptr %places115.i1515, i64 0, i64 %add.i410.i1616
  %348 = load i32, ptr %arrayidx7.i411.i1617, align 4
  %idx.ext.i.i1618 = sext i32 %348 to i64
  %add.ptr.i412.i1619 = getelementptr inbounds float, ptr %cond.i2436, i64 %idx.ext.i.i1618
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i412.i1619, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1620 = icmp eq i64 %before.050.i.i, %conv5.i.i1615
  br i1 %cmp8.not.i.i1620, label %if.end.i.i1623, label %if.then.i413.i1621

if.then.i413.i1621:                               ; preds = %for.body.i409.i1613
  %arrayidx10.i.i1622 = getelementptr inbounds float, ptr %cond.i2436, i64 %conv5.i.i1615
  %349 = load float, ptr %arrayidx10.i.i1622, align 4
  br label %if.end.i.i1623

if.end.i.i1623:                                   ; preds = %if.then.i413.i1621, %for.body.i409.i1613
  %found.1.i.i1624 = phi float [ %349, %if.then.i413.i1621 ], [ %found.048.i.i, %for.body.i409.i1613 ]
  %arrayidx11.i.i1625 = getelementptr inbounds [520 x i32], ptr %found.i1440, i64 0, i64 %m.049.i.i
  %350 = load i32, ptr %arrayidx11.i.i1625, align 4
  %conv12.i.i1626 = sext i32 %350 to i64
  %mul.i414.i1627 = mul nsw i64 %320, %conv12.i.i1626
  %arrayidx13.i.i1628 = getelementptr inbounds float, ptr %values.0444.i, i64 %mul.i414.i1627
  %351 = load float, ptr %arrayidx13.i.i1628, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i1624, %351
  %cmp16.i.i = fcmp uno float %found.1.i.i1624, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i415.i = select i1 %or.cond.i.i, float %found.1.i.i1624, float %351
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i2436, i64 %conv5.i.i1615
  store float %cond.i415.i, ptr %arrayidx23.i.i, align 4
  %inc.i416.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond455.not.i = icmp eq i64 %inc.i416.i, %344
  br i1 %exitcond455.not.i, label %for.inc158.i1565, label %for.body.i409.i1613, !llvm.loop !65

if.else148.i1592:                                 ; preds = %if.end141.i1589
  br i1 %cmp47.i.i, label %for.body.i420.i, label %for.inc158.i1565

for.body.i420.i:                                  ; preds = %if.else148.i1592, %for.end52.i.i
  %m.0109.i.i = phi i64 [ %inc54.i.i, %for.end52.i.i ], [ 0, %if.else148.i1592 ]
  %arrayidx.i421.i = getelementptr inbounds [520 x i32], ptr %found.i1440, i64 0, i64 %m.0109.i.i
  %352 = load i32, ptr %arrayidx.i421.i, align 4
  %conv.i422.i = sext i32 %352 to i64
  %mul.i423.i = mul nsw i64 %320, %conv.i422.i
  %add.ptr.i424.i = getelementptr inbounds float, ptr %values.0444.i, i64 %mul.i423.i
  %arrayidx1.i425.i = getelementptr inbounds [520 x i32], ptr %places115.i1515, i64 0, i64 %m.0109.i.i
  %353 = load i32, ptr %arrayidx1.i425.i, align 4
  %conv2.i.i1593 = sext i32 %353 to i64
  %mul3.i.i1594 = mul nsw i64 %321, %conv2.i.i1593
  %add.ptr4.i.i1595 = getelementptr inbounds float, ptr %cond.i2436, i64 %mul3.i.i1594
  %add.i426.i = add nuw nsw i64 %m.0109.i.i, 8
  %arrayidx6.i.i1596 = getelementptr inbounds [520 x i32], ptr %found.i1440, i64 0, i64 %add.i426.i
  %354 = load i32, ptr %arrayidx6.i.i1596, align 4
  %conv7.i.i1597 = sext i32 %354 to i64
  %mul8.i.i1598 = mul nsw i64 %320, %conv7.i.i1597
  %add.ptr9.i427.i = getelementptr inbounds float, ptr %values.0444.i, i64 %mul8.i.i1598
  %arrayidx12.i.i1599 = getelementptr inbounds [520 x i32], ptr %places115.i1515, i64 0, i64 %add.i426.i
  %355 = load i32, ptr %arrayidx12.i.i1599, align 4
  %conv13.i.i1600 = sext i32 %355 to i64
  %mul14.i.i1601 = mul nsw i64 %321, %conv13.i.i1600
  %add.ptr15.i.i1602 = getelementptr inbounds float, ptr %cond.i2436, i64 %mul14.i.i1601
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1602, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i, label %for.cond36.preheader.i.i, label %for.body20.i428.i

for.cond36.preheader.i.i:                         ; preds = %for.body20.i428.i, %for.body.i420.i
  %j.0.lcssa.i.i1608 = phi i64 [ 0, %for.body.i420.i ], [ %add17105.i.i, %for.body20.i428.i ]
  %cmp37106.i.i = icmp slt i64 %j.0.lcssa.i.i1608, %321
  br i1 %cmp37106.i.i, label %for.body39.i.i, label %for.end52.i.i

for.body20.i428.i:                                ; preds = %for.body.i420.i, %for.body20.i428.i
  %add17105.i.i = phi i64 [ %add17.i.i1606, %for.body20.i428.i ], [ 8, %for.body.i420.i ]
  %j.0104.i.i = phi i64 [ %add17105.i.i, %for.body20.i428.i ], [ 0, %for.body.i420.i ]
  %add.ptr21.i.i1603 = getelementptr inbounds float, ptr %add.ptr9.i427.i, i64 %j.0104.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1603, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1604 = getelementptr inbounds float, ptr %add.ptr4.i.i1595, i64 %j.0104.i.i
  %356 = load <8 x float>, ptr %add.ptr22.i.i1604, align 4
  %add.ptr23.i.i1605 = getelementptr inbounds float, ptr %add.ptr.i424.i, i64 %j.0104.i.i
  %357 = load <8 x float>, ptr %add.ptr23.i.i1605, align 4
  %cmp24.i.i = fcmp ugt <8 x float> %356, %357
  %cmp25.i429.i = fcmp ord <8 x float> %356, zeroinitializer
  %or102.not.i.i = and <8 x i1> %cmp24.i.i, %cmp25.i429.i
  %or33.v.i.i = select <8 x i1> %or102.not.i.i, <8 x float> %357, <8 x float> %356
  store <8 x float> %or33.v.i.i, ptr %add.ptr22.i.i1604, align 4
  %add17.i.i1606 = add nuw nsw i64 %add17105.i.i, 8
  %cmp18.not.i.i1607 = icmp sgt i64 %add17.i.i1606, %321
  br i1 %cmp18.not.i.i1607, label %for.cond36.preheader.i.i, label %for.body20.i428.i, !llvm.loop !66

for.body39.i.i:                                   ; preds = %for.cond36.preheader.i.i, %for.body39.i.i
  %j.1107.i.i = phi i64 [ %inc.i433.i, %for.body39.i.i ], [ %j.0.lcssa.i.i1608, %for.cond36.preheader.i.i ]
  %arrayidx40.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i1595, i64 %j.1107.i.i
  %358 = load float, ptr %arrayidx40.i.i, align 4
  %arrayidx41.i.i = getelementptr inbounds float, ptr %add.ptr.i424.i, i64 %j.1107.i.i
  %359 = load float, ptr %arrayidx41.i.i, align 4
  %cmp42.i.i = fcmp ole float %358, %359
  %cmp46.i.i = fcmp uno float %358, 0.000000e+00
  %or.cond.i431.i = or i1 %cmp46.i.i, %cmp42.i.i
  %cond.i432.i = select i1 %or.cond.i431.i, float %358, float %359
  store float %cond.i432.i, ptr %arrayidx40.i.i, align 4
  %inc.i433.i = add nuw nsw i64 %j.1107.i.i, 1
  %exitcond.not.i434.i = icmp eq i64 %inc.i433.i, %321
  br i1 %exitcond.not.i434.i, label %for.end52.i.i, label %for.body39.i.i, !llvm.loop !67

for.end52.i.i:                                    ; preds = %for.body39.i.i, %for.cond36.preheader.i.i
  %inc54.i.i = add nuw nsw i64 %m.0109.i.i, 1
  %exitcond454.not.i = icmp eq i64 %inc54.i.i, %344
  br i1 %exitcond454.not.i, label %for.inc158.i1565, label %for.body.i420.i, !llvm.loop !68

for.inc158.i1565:                                 ; preds = %for.end52.i.i, %if.end.i.i1623, %if.else148.i1592, %if.then147.i1609, %if.else148.thread.i1564
  %add.i1566 = add nuw nsw i64 %k92.0443.i, 512
  %add.ptr160.i1567 = getelementptr inbounds i8, ptr %values.0444.i, i64 %add.ptr160.idx.i1522
  %360 = load i64, ptr %arrayidx96.i1471, align 8
  %cmp97.not.i1568 = icmp slt i64 %add.i1566, %360
  br i1 %cmp97.not.i1568, label %for.body102.i1523, label %for.end163.i1472, !llvm.loop !69

for.end163.i1472:                                 ; preds = %for.inc158.i1565, %for.cond93.preheader.i1470
  %361 = load i64, ptr %a, align 8
  %cmp165.i1473 = icmp eq i64 %361, 0
  %tobool168.i1474 = icmp ne i64 %323, 0
  %or.cond244.i1475 = select i1 %cmp165.i1473, i1 %tobool168.i1474, i1 false
  br i1 %or.cond244.i1475, label %lor.lhs.false169.i1477, label %least_float.exit

lor.lhs.false169.i1477:                           ; preds = %for.end163.i1472
  %cmp170.i1478 = icmp ne ptr %cond.i2436, %324
  %tobool173.i1479 = icmp ne i64 %314, 0
  %or.cond245.i1480 = select i1 %cmp170.i1478, i1 true, i1 %tobool173.i1479
  br i1 %or.cond245.i1480, label %for.cond177.preheader.i1481, label %least_float.exit

for.cond177.preheader.i1481:                      ; preds = %lor.lhs.false169.i1477
  %cmp179.not445.i = icmp slt i64 %mul.i2429, 8
  br i1 %cmp179.not445.i, label %for.cond202.preheader.i1491, label %for.body181.lr.ph.i1482

for.body181.lr.ph.i1482:                          ; preds = %for.cond177.preheader.i1481
  %add.ptr188.i1483 = getelementptr inbounds float, ptr %315, i64 %mul9.i2432
  br label %for.body181.i1484

for.cond202.preheader.i1491:                      ; preds = %if.end197.i1486, %for.cond177.preheader.i1481
  %k176.0.lcssa.i1492 = phi i64 [ 0, %for.cond177.preheader.i1481 ], [ %add178447.i, %if.end197.i1486 ]
  %cmp203448.i = icmp slt i64 %k176.0.lcssa.i1492, %mul.i2429
  br i1 %cmp203448.i, label %for.body205.lr.ph.i1493, label %least_float.exit

for.body205.lr.ph.i1493:                          ; preds = %for.cond202.preheader.i1491
  %362 = getelementptr float, ptr %315, i64 %mul9.i2432
  br label %for.body205.i1494

for.body181.i1484:                                ; preds = %if.end197.i1486, %for.body181.lr.ph.i1482
  %add178447.i = phi i64 [ 8, %for.body181.lr.ph.i1482 ], [ %add178.i1489, %if.end197.i1486 ]
  %k176.0446.i = phi i64 [ 0, %for.body181.lr.ph.i1482 ], [ %add178447.i, %if.end197.i1486 ]
  %add.ptr182.i1485 = getelementptr inbounds float, ptr %cond.i2436, i64 %k176.0446.i
  %363 = load <8 x float>, ptr %add.ptr182.i1485, align 4
  br i1 %tobool173.i1479, label %land.lhs.true184.i1505, label %if.end197.i1486

land.lhs.true184.i1505:                           ; preds = %for.body181.i1484
  %364 = load i64, ptr %arrayidx8.i2431, align 8
  %tobool186.not.i1506 = icmp eq i64 %364, 0
  br i1 %tobool186.not.i1506, label %if.then193.i1510, label %if.then187.i1507

if.then187.i1507:                                 ; preds = %land.lhs.true184.i1505
  %add.ptr189.i1508 = getelementptr inbounds float, ptr %add.ptr188.i1483, i64 %k176.0446.i
  %365 = load <8 x float>, ptr %add.ptr189.i1508, align 4
  %add190.i1509 = fadd <8 x float> %363, %365
  br label %if.end197.i1486

if.then193.i1510:                                 ; preds = %land.lhs.true184.i1505
  %366 = load float, ptr %315, align 4
  %splat.splatinsert.i1511 = insertelement <8 x float> poison, float %366, i64 0
  %splat.splat.i1512 = shufflevector <8 x float> %splat.splatinsert.i1511, <8 x float> poison, <8 x i32> zeroinitializer
  %add195.i1513 = fadd <8 x float> %363, %splat.splat.i1512
  br label %if.end197.i1486

if.end197.i1486:                                  ; preds = %if.then193.i1510, %if.then187.i1507, %for.body181.i1484
  %sum.0.i1487 = phi <8 x float> [ %add190.i1509, %if.then187.i1507 ], [ %add195.i1513, %if.then193.i1510 ], [ %363, %for.body181.i1484 ]
  %add.ptr198.i1488 = getelementptr inbounds float, ptr %324, i64 %k176.0446.i
  store <8 x float> %sum.0.i1487, ptr %add.ptr198.i1488, align 4
  %add178.i1489 = add nuw nsw i64 %add178447.i, 8
  %cmp179.not.i1490 = icmp sgt i64 %add178.i1489, %mul.i2429
  br i1 %cmp179.not.i1490, label %for.cond202.preheader.i1491, label %for.body181.i1484, !llvm.loop !70

for.body205.i1494:                                ; preds = %cond.end216.i1496, %for.body205.lr.ph.i1493
  %k176.1449.i = phi i64 [ %k176.0.lcssa.i1492, %for.body205.lr.ph.i1493 ], [ %inc220.i1499, %cond.end216.i1496 ]
  %arrayidx208.i1495 = getelementptr inbounds float, ptr %cond.i2436, i64 %k176.1449.i
  %367 = load float, ptr %arrayidx208.i1495, align 4
  br i1 %tobool173.i1479, label %cond.true207.i1501, label %cond.end216.i1496

cond.true207.i1501:                               ; preds = %for.body205.i1494
  %368 = load i64, ptr %arrayidx8.i2431, align 8
  %mul210.i1502 = mul nsw i64 %368, %k176.1449.i
  %arrayidx212.i1503 = getelementptr float, ptr %362, i64 %mul210.i1502
  %369 = load float, ptr %arrayidx212.i1503, align 4
  %add213.i1504 = fadd float %367, %369
  br label %cond.end216.i1496

cond.end216.i1496:                                ; preds = %cond.true207.i1501, %for.body205.i1494
  %cond217.i1497 = phi float [ %add213.i1504, %cond.true207.i1501 ], [ %367, %for.body205.i1494 ]
  %arrayidx218.i1498 = getelementptr inbounds float, ptr %324, i64 %k176.1449.i
  store float %cond217.i1497, ptr %arrayidx218.i1498, align 4
  %inc220.i1499 = add nuw nsw i64 %k176.1449.i, 1
  %exitcond456.not.i1500 = icmp eq i64 %inc220.i1499, %mul.i2429
  br i1 %exitcond456.not.i1500, label %least_float.exit, label %for.body205.i1494, !llvm.loop !71

least_float.exit:                                 ; preds = %cond.end132.i1558, %cond.end216.i1496, %for.end163.i1472, %lor.lhs.false169.i1477, %for.cond202.preheader.i1491
  %retval.5.i1476 = phi i64 [ 0, %lor.lhs.false169.i1477 ], [ 0, %for.end163.i1472 ], [ 0, %for.cond202.preheader.i1491 ], [ 0, %cond.end216.i1496 ], [ 1, %cond.end132.i1558 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1440) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1439) #8
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2438, label %if.end30.i1738, label %land.lhs.true.i1730

land.lhs.true.i1730:                              ; preds = %cond.true42
  %tobool16.i1732.not = icmp eq i64 %314, 0
  br i1 %tobool16.i1732.not, label %if.then.i1734, label %land.lhs.true20.i2043

if.then.i1734:                                    ; preds = %land.lhs.true.i1730
  %370 = inttoptr i64 %327 to ptr
  %371 = load i64, ptr %370, align 8
  %tobool1.not.i.i1735 = icmp eq i64 %371, 0
  br i1 %tobool1.not.i.i1735, label %if.then.i.i2041, label %for.cond9.preheader.i.i1736

if.then.i.i2041:                                  ; preds = %if.then.i1734
  %mul.i.i2042 = shl nsw i64 %mul.i2429, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i.i2042, i1 false)
  br label %if.end30.i1738

for.cond9.preheader.i.i1736:                      ; preds = %if.then.i1734
  %cmp1033.i.i1737 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp1033.i.i1737, label %for.body13.i.i2036, label %if.end30.i1738

for.body13.i.i2036:                               ; preds = %for.cond9.preheader.i.i1736, %for.body13.i.i2036
  %k8.034.i.i2037 = phi i64 [ %inc16.i.i2039, %for.body13.i.i2036 ], [ 0, %for.cond9.preheader.i.i1736 ]
  %arrayidx14.i.i2038 = getelementptr inbounds i64, ptr %cond.i2436, i64 %k8.034.i.i2037
  store i64 %371, ptr %arrayidx14.i.i2038, align 8
  %inc16.i.i2039 = add nuw nsw i64 %k8.034.i.i2037, 1
  %exitcond.not.i.i2040 = icmp eq i64 %inc16.i.i2039, %mul.i2429
  br i1 %exitcond.not.i.i2040, label %if.end30.i1738, label %for.body13.i.i2036, !llvm.loop !23

land.lhs.true20.i2043:                            ; preds = %land.lhs.true.i1730
  %tobool22.not.i2044 = icmp eq i64 %322, 0
  br i1 %tobool22.not.i2044, label %if.then28.i2048, label %if.then23.i2045

if.then23.i2045:                                  ; preds = %land.lhs.true20.i2043
  %add.ptr.i2046 = getelementptr inbounds double, ptr %315, i64 %mul9.i2432
  %mul24.i2047 = shl i64 %mul.i2429, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2436, ptr nonnull align 8 %add.ptr.i2046, i64 %mul24.i2047, i1 false)
  br label %if.end30.i1738

if.then28.i2048:                                  ; preds = %land.lhs.true20.i2043
  %372 = load i64, ptr %315, align 8
  %tobool1.not.i362.i2049 = icmp eq i64 %372, 0
  br i1 %tobool1.not.i362.i2049, label %if.then.i372.i2057, label %for.cond9.preheader.i363.i2050

if.then.i372.i2057:                               ; preds = %if.then28.i2048
  %mul.i373.i2058 = shl nsw i64 %mul.i2429, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i373.i2058, i1 false)
  br label %if.end30.i1738

for.cond9.preheader.i363.i2050:                   ; preds = %if.then28.i2048
  %cmp1033.i364.i2051 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp1033.i364.i2051, label %for.body13.i367.i2052, label %if.end30.i1738

for.body13.i367.i2052:                            ; preds = %for.cond9.preheader.i363.i2050, %for.body13.i367.i2052
  %k8.034.i368.i2053 = phi i64 [ %inc16.i370.i2055, %for.body13.i367.i2052 ], [ 0, %for.cond9.preheader.i363.i2050 ]
  %arrayidx14.i369.i2054 = getelementptr inbounds i64, ptr %cond.i2436, i64 %k8.034.i368.i2053
  store i64 %372, ptr %arrayidx14.i369.i2054, align 8
  %inc16.i370.i2055 = add nuw nsw i64 %k8.034.i368.i2053, 1
  %exitcond.not.i371.i2056 = icmp eq i64 %inc16.i370.i2055, %mul.i2429
  br i1 %exitcond.not.i371.i2056, label %if.end30.i1738, label %for.body13.i367.i2052, !llvm.loop !23

if.end30.i1738:                                   ; preds = %for.body13.i367.i2052, %for.body13.i.i2036, %for.cond9.preheader.i363.i2050, %if.then.i372.i2057, %if.then23.i2045, %for.cond9.preheader.i.i1736, %if.then.i.i2041, %cond.true42
  %cmp31.i1739 = icmp eq i64 %318, 0
  br i1 %cmp31.i1739, label %land.end.i2024, label %land.end.thread.i1740

land.end.thread.i1740:                            ; preds = %if.end30.i1738
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1710) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1711) #8
  br label %for.cond93.preheader.i1741

land.end.i2024:                                   ; preds = %if.end30.i1738
  %arrayidx32.i2025 = getelementptr inbounds i8, ptr %a, i64 56
  %373 = load i64, ptr %arrayidx32.i2025, align 8
  %cmp33.i2026 = icmp eq i64 %319, %373
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1710) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1711) #8
  br i1 %cmp33.i2026, label %for.body.lr.ph.i2027, label %for.cond93.preheader.i1741

for.body.lr.ph.i2027:                             ; preds = %land.end.i2024
  %places42.i2028 = getelementptr inbounds i8, ptr %found.i1711, i64 2080
  br label %for.body.i2029

for.cond93.preheader.i1741:                       ; preds = %for.body.i2029, %land.end.i2024, %land.end.thread.i1740
  %374 = phi i1 [ false, %land.end.thread.i1740 ], [ false, %land.end.i2024 ], [ true, %for.body.i2029 ]
  %arrayidx96.i1742 = getelementptr inbounds i8, ptr %a, i64 48
  %375 = load i64, ptr %arrayidx96.i1742, align 8
  %cmp97.not441.i1743 = icmp sgt i64 %375, 0
  br i1 %cmp97.not441.i1743, label %for.body102.lr.ph.i1791, label %for.end163.i1744

for.body102.lr.ph.i1791:                          ; preds = %for.cond93.preheader.i1741
  %places115.i1792 = getelementptr inbounds i8, ptr %found.i1711, i64 2080
  %cond120.i1793 = select i1 %374, ptr %places115.i1792, ptr %places.i1710
  %arrayidx121.i1794 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx130.i1795 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i401.i1796 = trunc i64 %318 to i32
  %conv1.i.i1797 = trunc i64 %sub.i2428 to i32
  %count32.i.i1798 = getelementptr inbounds i8, ptr %found.i1711, i64 4160
  %cmp145.i1799 = icmp eq i64 %321, 1
  %cmp18.not103.i.i1800 = icmp slt i64 %321, 8
  %add.ptr160.idx.i1801 = shl nsw i64 %320, 12
  br label %for.body102.i1802

for.body.i2029:                                   ; preds = %for.body.i2029, %for.body.lr.ph.i2027
  %k.0440.i2030 = phi i64 [ 0, %for.body.lr.ph.i2027 ], [ %inc.i2034, %for.body.i2029 ]
  %conv40.i2031 = trunc nuw i64 %k.0440.i2030 to i32
  %arrayidx41.i2032 = getelementptr inbounds [520 x i32], ptr %found.i1711, i64 0, i64 %k.0440.i2030
  store i32 %conv40.i2031, ptr %arrayidx41.i2032, align 4
  %arrayidx43.i2033 = getelementptr inbounds [520 x i32], ptr %places42.i2028, i64 0, i64 %k.0440.i2030
  store i32 0, ptr %arrayidx43.i2033, align 4
  %inc.i2034 = add nuw nsw i64 %k.0440.i2030, 1
  %exitcond4347.not = icmp eq i64 %inc.i2034, 520
  br i1 %exitcond4347.not, label %for.cond93.preheader.i1741, label %for.body.i2029, !llvm.loop !72

for.body102.i1802:                                ; preds = %for.inc158.i1849, %for.body102.lr.ph.i1791
  %376 = phi i64 [ %375, %for.body102.lr.ph.i1791 ], [ %402, %for.inc158.i1849 ]
  %values.0444.i1803 = phi ptr [ %313, %for.body102.lr.ph.i1791 ], [ %add.ptr160.i1851, %for.inc158.i1849 ]
  %k92.0443.i1804 = phi i64 [ 0, %for.body102.lr.ph.i1791 ], [ %add.i1850, %for.inc158.i1849 ]
  %sub104.i1805 = sub nsw i64 %376, %k92.0443.i1804
  %spec.select.i1806 = tail call i64 @llvm.smin.i64(i64 %sub104.i1805, i64 512)
  %377 = load i64, ptr %arrayidx121.i1794, align 8
  %cmp122.i1807 = icmp eq i64 %377, 4
  %378 = load i64, ptr %arrayidx130.i1795, align 8
  %cmp.not65.i.i1808 = icmp slt i64 %sub104.i1805, 8
  br i1 %cmp122.i1807, label %cond.true124.i1975, label %cond.false128.i1809

cond.true124.i1975:                               ; preds = %for.body102.i1802
  %add.ptr125.i1976 = getelementptr inbounds i32, ptr %317, i64 %k92.0443.i1804
  br i1 %cmp.not65.i.i1808, label %for.cond11.preheader.i.i1997, label %for.body.lr.ph.i.i1977

for.body.lr.ph.i.i1977:                           ; preds = %cond.true124.i1975
  %splat.splatinsert.i.i1978 = insertelement <8 x i64> poison, i64 %378, i64 0
  %splat.splat.i.i1979 = shufflevector <8 x i64> %splat.splatinsert.i.i1978, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i1980

for.cond11.preheader.i.i1997:                     ; preds = %for.body.i.i1980, %cond.true124.i1975
  %outside.0.lcssa.i.i1998 = phi <8 x i64> [ zeroinitializer, %cond.true124.i1975 ], [ %or7.i.i1992, %for.body.i.i1980 ]
  %k.0.lcssa.i.i1999 = phi i64 [ 0, %cond.true124.i1975 ], [ %add68.i.i1981, %for.body.i.i1980 ]
  br label %for.body14.i.i2000

for.body.i.i1980:                                 ; preds = %for.body.i.i1980, %for.body.lr.ph.i.i1977
  %add68.i.i1981 = phi i64 [ 8, %for.body.lr.ph.i.i1977 ], [ %add.i.i1995, %for.body.i.i1980 ]
  %k.067.i.i1982 = phi i64 [ 0, %for.body.lr.ph.i.i1977 ], [ %add68.i.i1981, %for.body.i.i1980 ]
  %outside.066.i.i1983 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1977 ], [ %or7.i.i1992, %for.body.i.i1980 ]
  %add.ptr.i.i1984 = getelementptr inbounds i32, ptr %add.ptr125.i1976, i64 %k.067.i.i1982
  %379 = load <8 x i32>, ptr %add.ptr.i.i1984, align 4
  %conv.i.i1985 = sext <8 x i32> %379 to <8 x i64>
  %isneg.i.i1986 = icmp slt <8 x i32> %379, zeroinitializer
  %and.i.i1987 = select <8 x i1> %isneg.i.i1986, <8 x i64> %splat.splat.i.i1979, <8 x i64> zeroinitializer
  %add1.i.i1988 = add <8 x i64> %and.i.i1987, %conv.i.i1985
  %add1.lobit.i.i1989 = ashr <8 x i64> %add1.i.i1988, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1990 = icmp slt <8 x i64> %add1.i.i1988, %splat.splat.i.i1979
  %or.i.i1991 = select <8 x i1> %cmp5.not.i.i1990, <8 x i64> %add1.lobit.i.i1989, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1992 = or <8 x i64> %or.i.i1991, %outside.066.i.i1983
  %conv8.i.i1993 = trunc <8 x i64> %add1.i.i1988 to <8 x i32>
  %add.ptr9.i.i1994 = getelementptr inbounds i32, ptr %cond120.i1793, i64 %k.067.i.i1982
  store <8 x i32> %conv8.i.i1993, ptr %add.ptr9.i.i1994, align 8
  %add.i.i1995 = add nuw nsw i64 %add68.i.i1981, 8
  %cmp.not.i.i1996 = icmp sgt i64 %add.i.i1995, %spec.select.i1806
  br i1 %cmp.not.i.i1996, label %for.cond11.preheader.i.i1997, label %for.body.i.i1980, !llvm.loop !9

for.cond18.preheader.i.i2007:                     ; preds = %for.body14.i.i2000
  %cmp1972.i.i2008 = icmp slt i64 %k.0.lcssa.i.i1999, %spec.select.i1806
  br i1 %cmp1972.i.i2008, label %for.body21.i.i2009, label %cond.end132.i1842

for.body14.i.i2000:                               ; preds = %for.body14.i.i2000, %for.cond11.preheader.i.i1997
  %j.071.i.i2001 = phi i64 [ 0, %for.cond11.preheader.i.i1997 ], [ %inc.i.i2005, %for.body14.i.i2000 ]
  %wrong.070.i.i2002 = phi i64 [ 0, %for.cond11.preheader.i.i1997 ], [ %or15.i.i2004, %for.body14.i.i2000 ]
  %vecext.i.i2003 = extractelement <8 x i64> %outside.0.lcssa.i.i1998, i64 %j.071.i.i2001
  %or15.i.i2004 = or i64 %vecext.i.i2003, %wrong.070.i.i2002
  %inc.i.i2005 = add nuw nsw i64 %j.071.i.i2001, 1
  %exitcond.not.i375.i2006 = icmp eq i64 %inc.i.i2005, 8
  br i1 %exitcond.not.i375.i2006, label %for.cond18.preheader.i.i2007, label %for.body14.i.i2000, !llvm.loop !10

for.body21.i.i2009:                               ; preds = %for.cond18.preheader.i.i2007, %for.body21.i.i2009
  %k.174.i.i2010 = phi i64 [ %inc35.i.i2022, %for.body21.i.i2009 ], [ %k.0.lcssa.i.i1999, %for.cond18.preheader.i.i2007 ]
  %wrong.173.i.i2011 = phi i64 [ %or31.i.i2019, %for.body21.i.i2009 ], [ %or15.i.i2004, %for.cond18.preheader.i.i2007 ]
  %arrayidx.i.i2012 = getelementptr inbounds i32, ptr %add.ptr125.i1976, i64 %k.174.i.i2010
  %380 = load i32, ptr %arrayidx.i.i2012, align 4
  %conv23.i.i2013 = sext i32 %380 to i64
  %cmp25.i.i2014 = icmp slt i32 %380, 0
  %cond.i.i2015 = select i1 %cmp25.i.i2014, i64 %378, i64 0
  %add27.i.i2016 = add nsw i64 %cond.i.i2015, %conv23.i.i2013
  %cmp28.i.i2017 = icmp uge i64 %add27.i.i2016, %378
  %conv30.i.i2018 = zext i1 %cmp28.i.i2017 to i64
  %or31.i.i2019 = or i64 %wrong.173.i.i2011, %conv30.i.i2018
  %conv32.i.i2020 = trunc i64 %add27.i.i2016 to i32
  %arrayidx33.i.i2021 = getelementptr inbounds i32, ptr %cond120.i1793, i64 %k.174.i.i2010
  store i32 %conv32.i.i2020, ptr %arrayidx33.i.i2021, align 4
  %inc35.i.i2022 = add nuw nsw i64 %k.174.i.i2010, 1
  %exitcond76.not.i.i2023 = icmp eq i64 %inc35.i.i2022, %spec.select.i1806
  br i1 %exitcond76.not.i.i2023, label %cond.end132.i1842, label %for.body21.i.i2009, !llvm.loop !11

cond.false128.i1809:                              ; preds = %for.body102.i1802
  %add.ptr129.i1810 = getelementptr inbounds i64, ptr %317, i64 %k92.0443.i1804
  br i1 %cmp.not65.i.i1808, label %for.cond10.preheader.i.i1830, label %for.body.lr.ph.i376.i1811

for.body.lr.ph.i376.i1811:                        ; preds = %cond.false128.i1809
  %splat.splatinsert.i377.i1812 = insertelement <8 x i64> poison, i64 %378, i64 0
  %splat.splat.i378.i1813 = shufflevector <8 x i64> %splat.splatinsert.i377.i1812, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i379.i1814

for.cond10.preheader.i.i1830:                     ; preds = %for.body.i379.i1814, %cond.false128.i1809
  %outside.0.lcssa.i391.i1831 = phi <8 x i64> [ zeroinitializer, %cond.false128.i1809 ], [ %or7.i387.i1825, %for.body.i379.i1814 ]
  %k.0.lcssa.i392.i1832 = phi i64 [ 0, %cond.false128.i1809 ], [ %add66.i.i1815, %for.body.i379.i1814 ]
  br label %for.body13.i393.i1833

for.body.i379.i1814:                              ; preds = %for.body.i379.i1814, %for.body.lr.ph.i376.i1811
  %add66.i.i1815 = phi i64 [ 8, %for.body.lr.ph.i376.i1811 ], [ %add.i389.i1828, %for.body.i379.i1814 ]
  %k.065.i.i1816 = phi i64 [ 0, %for.body.lr.ph.i376.i1811 ], [ %add66.i.i1815, %for.body.i379.i1814 ]
  %outside.064.i.i1817 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i376.i1811 ], [ %or7.i387.i1825, %for.body.i379.i1814 ]
  %add.ptr.i380.i1818 = getelementptr inbounds i64, ptr %add.ptr129.i1810, i64 %k.065.i.i1816
  %381 = load <8 x i64>, ptr %add.ptr.i380.i1818, align 8
  %isneg.i381.i1819 = icmp slt <8 x i64> %381, zeroinitializer
  %and.i382.i1820 = select <8 x i1> %isneg.i381.i1819, <8 x i64> %splat.splat.i378.i1813, <8 x i64> zeroinitializer
  %add1.i383.i1821 = add <8 x i64> %and.i382.i1820, %381
  %add1.lobit.i384.i1822 = ashr <8 x i64> %add1.i383.i1821, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i385.i1823 = icmp slt <8 x i64> %add1.i383.i1821, %splat.splat.i378.i1813
  %or.i386.i1824 = select <8 x i1> %cmp5.not.i385.i1823, <8 x i64> %add1.lobit.i384.i1822, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i387.i1825 = or <8 x i64> %or.i386.i1824, %outside.064.i.i1817
  %conv.i388.i1826 = trunc <8 x i64> %add1.i383.i1821 to <8 x i32>
  %add.ptr8.i.i1827 = getelementptr inbounds i32, ptr %cond120.i1793, i64 %k.065.i.i1816
  store <8 x i32> %conv.i388.i1826, ptr %add.ptr8.i.i1827, align 8
  %add.i389.i1828 = add nuw nsw i64 %add66.i.i1815, 8
  %cmp.not.i390.i1829 = icmp sgt i64 %add.i389.i1828, %spec.select.i1806
  br i1 %cmp.not.i390.i1829, label %for.cond10.preheader.i.i1830, label %for.body.i379.i1814, !llvm.loop !12

for.cond17.preheader.i.i1840:                     ; preds = %for.body13.i393.i1833
  %cmp1870.i.i1841 = icmp slt i64 %k.0.lcssa.i392.i1832, %spec.select.i1806
  br i1 %cmp1870.i.i1841, label %for.body20.i.i1961, label %cond.end132.i1842

for.body13.i393.i1833:                            ; preds = %for.body13.i393.i1833, %for.cond10.preheader.i.i1830
  %j.069.i.i1834 = phi i64 [ 0, %for.cond10.preheader.i.i1830 ], [ %inc.i395.i1838, %for.body13.i393.i1833 ]
  %wrong.068.i.i1835 = phi i64 [ 0, %for.cond10.preheader.i.i1830 ], [ %or14.i.i1837, %for.body13.i393.i1833 ]
  %vecext.i394.i1836 = extractelement <8 x i64> %outside.0.lcssa.i391.i1831, i64 %j.069.i.i1834
  %or14.i.i1837 = or i64 %vecext.i394.i1836, %wrong.068.i.i1835
  %inc.i395.i1838 = add nuw nsw i64 %j.069.i.i1834, 1
  %exitcond.not.i396.i1839 = icmp eq i64 %inc.i395.i1838, 8
  br i1 %exitcond.not.i396.i1839, label %for.cond17.preheader.i.i1840, label %for.body13.i393.i1833, !llvm.loop !13

for.body20.i.i1961:                               ; preds = %for.cond17.preheader.i.i1840, %for.body20.i.i1961
  %k.172.i.i1962 = phi i64 [ %inc33.i.i1973, %for.body20.i.i1961 ], [ %k.0.lcssa.i392.i1832, %for.cond17.preheader.i.i1840 ]
  %wrong.171.i.i1963 = phi i64 [ %or29.i.i1970, %for.body20.i.i1961 ], [ %or14.i.i1837, %for.cond17.preheader.i.i1840 ]
  %arrayidx.i398.i1964 = getelementptr inbounds i64, ptr %add.ptr129.i1810, i64 %k.172.i.i1962
  %382 = load i64, ptr %arrayidx.i398.i1964, align 8
  %cmp23.i.i1965 = icmp slt i64 %382, 0
  %cond.i399.i1966 = select i1 %cmp23.i.i1965, i64 %378, i64 0
  %add25.i.i1967 = add nsw i64 %cond.i399.i1966, %382
  %cmp26.i.i1968 = icmp uge i64 %add25.i.i1967, %378
  %conv28.i.i1969 = zext i1 %cmp26.i.i1968 to i64
  %or29.i.i1970 = or i64 %wrong.171.i.i1963, %conv28.i.i1969
  %conv30.i400.i1971 = trunc i64 %add25.i.i1967 to i32
  %arrayidx31.i.i1972 = getelementptr inbounds i32, ptr %cond120.i1793, i64 %k.172.i.i1962
  store i32 %conv30.i400.i1971, ptr %arrayidx31.i.i1972, align 4
  %inc33.i.i1973 = add nuw nsw i64 %k.172.i.i1962, 1
  %exitcond74.not.i.i1974 = icmp eq i64 %inc33.i.i1973, %spec.select.i1806
  br i1 %exitcond74.not.i.i1974, label %cond.end132.i1842, label %for.body20.i.i1961, !llvm.loop !14

cond.end132.i1842:                                ; preds = %for.body20.i.i1961, %for.body21.i.i2009, %for.cond17.preheader.i.i1840, %for.cond18.preheader.i.i2007
  %cond133.in.in.i1843 = phi i64 [ %or15.i.i2004, %for.cond18.preheader.i.i2007 ], [ %or14.i.i1837, %for.cond17.preheader.i.i1840 ], [ %or31.i.i2019, %for.body21.i.i2009 ], [ %or29.i.i1970, %for.body20.i.i1961 ]
  %cond133.in.not.i1844 = icmp eq i64 %cond133.in.in.i1843, 0
  br i1 %cond133.in.not.i1844, label %if.end136.i1845, label %least_double.exit

if.end136.i1845:                                  ; preds = %cond.end132.i1842
  br i1 %374, label %if.end141.i1879, label %if.else139.i1846

if.else139.i1846:                                 ; preds = %if.end136.i1845
  %cmp55.i.i1847 = icmp sgt i64 %sub104.i1805, 0
  br i1 %cmp55.i.i1847, label %for.body.i403.i1853, label %if.else148.thread.i1848

for.cond12.preheader.i.i1866:                     ; preds = %for.body.i403.i1853
  %tobool.not.i.i1867 = icmp eq i64 %add.i405.i1863, 0
  br i1 %tobool.not.i.i1867, label %if.else148.thread.i1848, label %for.body16.lr.ph.i.i1868

for.body16.lr.ph.i.i1868:                         ; preds = %for.cond12.preheader.i.i1866
  %sub18.i.i1869 = add nsw i64 %add.i405.i1863, -1
  %arrayidx19.i.i1870 = getelementptr inbounds [520 x i32], ptr %found.i1711, i64 0, i64 %sub18.i.i1869
  %arrayidx25.i.i1871 = getelementptr inbounds [520 x i32], ptr %places115.i1792, i64 0, i64 %sub18.i.i1869
  br label %for.body16.i.i1872

for.body.i403.i1853:                              ; preds = %if.else139.i1846, %for.body.i403.i1853
  %n.057.i.i1854 = phi i64 [ %add.i405.i1863, %for.body.i403.i1853 ], [ 0, %if.else139.i1846 ]
  %k.056.i.i1855 = phi i64 [ %inc.i406.i1864, %for.body.i403.i1853 ], [ 0, %if.else139.i1846 ]
  %arrayidx.i404.i1856 = getelementptr inbounds i32, ptr %places.i1710, i64 %k.056.i.i1855
  %383 = load i32, ptr %arrayidx.i404.i1856, align 4
  %sub3.i.i1857 = sub i32 %383, %conv.i401.i1796
  %conv4.i.i1858 = trunc i64 %k.056.i.i1855 to i32
  %arrayidx5.i.i1859 = getelementptr inbounds [520 x i32], ptr %found.i1711, i64 0, i64 %n.057.i.i1854
  store i32 %conv4.i.i1858, ptr %arrayidx5.i.i1859, align 4
  %arrayidx7.i.i1860 = getelementptr inbounds [520 x i32], ptr %places115.i1792, i64 0, i64 %n.057.i.i1854
  store i32 %sub3.i.i1857, ptr %arrayidx7.i.i1860, align 4
  %cmp8.i.i1861 = icmp ult i32 %sub3.i.i1857, %conv1.i.i1797
  %conv10.i.i1862 = zext i1 %cmp8.i.i1861 to i64
  %add.i405.i1863 = add nuw nsw i64 %n.057.i.i1854, %conv10.i.i1862
  %inc.i406.i1864 = add nuw nsw i64 %k.056.i.i1855, 1
  %exitcond.not.i407.i1865 = icmp eq i64 %inc.i406.i1864, %spec.select.i1806
  br i1 %exitcond.not.i407.i1865, label %for.cond12.preheader.i.i1866, label %for.body.i403.i1853, !llvm.loop !15

for.body16.i.i1872:                               ; preds = %for.body16.i.i1872, %for.body16.lr.ph.i.i1868
  %k11.058.i.i1873 = phi i64 [ 0, %for.body16.lr.ph.i.i1868 ], [ %inc30.i.i1877, %for.body16.i.i1872 ]
  %384 = load i32, ptr %arrayidx19.i.i1870, align 4
  %add21.i.i1874 = add nuw nsw i64 %k11.058.i.i1873, %add.i405.i1863
  %arrayidx22.i.i1875 = getelementptr inbounds [520 x i32], ptr %found.i1711, i64 0, i64 %add21.i.i1874
  store i32 %384, ptr %arrayidx22.i.i1875, align 4
  %385 = load i32, ptr %arrayidx25.i.i1871, align 4
  %arrayidx28.i.i1876 = getelementptr inbounds [520 x i32], ptr %places115.i1792, i64 0, i64 %add21.i.i1874
  store i32 %385, ptr %arrayidx28.i.i1876, align 4
  %inc30.i.i1877 = add nuw nsw i64 %k11.058.i.i1873, 1
  %exitcond.not.i1878 = icmp eq i64 %inc30.i.i1877, 8
  br i1 %exitcond.not.i1878, label %if.end141.i1879, label %for.body16.i.i1872, !llvm.loop !16

if.else148.thread.i1848:                          ; preds = %for.cond12.preheader.i.i1866, %if.else139.i1846
  store i64 0, ptr %count32.i.i1798, align 8
  br label %for.inc158.i1849

if.end141.i1879:                                  ; preds = %for.body16.i.i1872, %if.end136.i1845
  %386 = phi i64 [ %spec.select.i1806, %if.end136.i1845 ], [ %add.i405.i1863, %for.body16.i.i1872 ]
  store i64 %386, ptr %count32.i.i1798, align 8
  %tobool143.i1880 = icmp ne i64 %386, 0
  %or.cond243.i1881 = select i1 %tobool143.i1880, i1 %cmp145.i1799, i1 false
  %cmp47.i.i1882 = icmp sgt i64 %386, 0
  br i1 %or.cond243.i1881, label %if.then147.i1931, label %if.else148.i1883

if.then147.i1931:                                 ; preds = %if.end141.i1879
  br i1 %cmp47.i.i1882, label %for.body.preheader.i.i1932, label %for.inc158.i1849

for.body.preheader.i.i1932:                       ; preds = %if.then147.i1931
  %387 = load i32, ptr %places115.i1792, align 8
  %conv.i408.i1933 = sext i32 %387 to i64
  %arrayidx1.i.i1934 = getelementptr inbounds double, ptr %cond.i2436, i64 %conv.i408.i1933
  %388 = load double, ptr %arrayidx1.i.i1934, align 8
  br label %for.body.i409.i1935

for.body.i409.i1935:                              ; preds = %if.end.i.i1948, %for.body.preheader.i.i1932
  %before.050.i.i1936 = phi i64 [ %conv5.i.i1940, %if.end.i.i1948 ], [ %conv.i408.i1933, %for.body.preheader.i.i1932 ]
  %m.049.i.i1937 = phi i64 [ %inc.i416.i1959, %if.end.i.i1948 ], [ 0, %for.body.preheader.i.i1932 ]
  %found.048.i.i1938 = phi double [ %cond.i415.i1957, %if.end.i.i1948 ], [ %388, %for.body.preheader.i.i1932 ]
  %arrayidx4.i.i1939 = getelementptr inbounds [520 x i32], ptr %places115.i1792, i64 0, i64 %m.049.i.i1937
  %389 = load i32, ptr %arrayidx4.i.i1939, align 4
  %conv5.i.i1940 = sext i32 %389 to i64
  %add.i410.i1941 = add nuw nsw i64 %m.049.i.i1937, 8
  %arrayidx7.i411.i1942 = getelementptr inbounds [520 x i32], ptr %places115.i1792, i64 0, i64 %add.i410.i1941
  %390 = load i32, ptr %arrayidx7.i411.i1942, align 4
  %idx.ext.i.i1943 = sext i32 %390 to i64
  %add.ptr.i412.i1944 = getelementptr inbounds double, ptr %cond.i2436, i64 %idx.ext.i.i1943
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i412.i1944, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1945 = icmp eq i64 %before.050.i.i1936, %conv5.i.i1940
  br i1 %cmp8.not.i.i1945, label %if.end.i.i1948, label %if.then.i413.i1946

if.then.i413.i1946:                               ; preds = %for.body.i409.i1935
  %arrayidx10.i.i1947 = getelementptr inbounds double, ptr %cond.i2436, i64 %conv5.i.i1940
  %391 = load double, ptr %arrayidx10.i.i1947, align 8
  br label %if.end.i.i1948

if.end.i.i1948:                                   ; preds = %if.then.i413.i1946, %for.body.i409.i1935
  %found.1.i.i1949 = phi double [ %391, %if.then.i413.i1946 ], [ %found.048.i.i1938, %for.body.i409.i1935 ]
  %arrayidx11.i.i1950 = getelementptr inbounds [520 x i32], ptr %found.i1711, i64 0, i64 %m.049.i.i1937
  %392 = load i32, ptr %arrayidx11.i.i1950, align 4
  %conv12.i.i1951 = sext i32 %392 to i64
  %mul.i414.i1952 = mul nsw i64 %320, %conv12.i.i1951
  %arrayidx13.i.i1953 = getelementptr inbounds double, ptr %values.0444.i1803, i64 %mul.i414.i1952
  %393 = load double, ptr %arrayidx13.i.i1953, align 8
  %cmp14.i.i1954 = fcmp ole double %found.1.i.i1949, %393
  %cmp16.i.i1955 = fcmp uno double %found.1.i.i1949, 0.000000e+00
  %or.cond.i.i1956 = or i1 %cmp16.i.i1955, %cmp14.i.i1954
  %cond.i415.i1957 = select i1 %or.cond.i.i1956, double %found.1.i.i1949, double %393
  %arrayidx23.i.i1958 = getelementptr inbounds double, ptr %cond.i2436, i64 %conv5.i.i1940
  store double %cond.i415.i1957, ptr %arrayidx23.i.i1958, align 8
  %inc.i416.i1959 = add nuw nsw i64 %m.049.i.i1937, 1
  %exitcond455.not.i1960 = icmp eq i64 %inc.i416.i1959, %386
  br i1 %exitcond455.not.i1960, label %for.inc158.i1849, label %for.body.i409.i1935, !llvm.loop !73

if.else148.i1883:                                 ; preds = %if.end141.i1879
  br i1 %cmp47.i.i1882, label %for.body.i420.i1884, label %for.inc158.i1849

for.body.i420.i1884:                              ; preds = %if.else148.i1883, %for.end52.i.i1918
  %m.0109.i.i1885 = phi i64 [ %inc54.i.i1919, %for.end52.i.i1918 ], [ 0, %if.else148.i1883 ]
  %arrayidx.i421.i1886 = getelementptr inbounds [520 x i32], ptr %found.i1711, i64 0, i64 %m.0109.i.i1885
  %394 = load i32, ptr %arrayidx.i421.i1886, align 4
  %conv.i422.i1887 = sext i32 %394 to i64
  %mul.i423.i1888 = mul nsw i64 %320, %conv.i422.i1887
  %add.ptr.i424.i1889 = getelementptr inbounds double, ptr %values.0444.i1803, i64 %mul.i423.i1888
  %arrayidx1.i425.i1890 = getelementptr inbounds [520 x i32], ptr %places115.i1792, i64 0, i64 %m.0109.i.i1885
  %395 = load i32, ptr %arrayidx1.i425.i1890, align 4
  %conv2.i.i1891 = sext i32 %395 to i64
  %mul3.i.i1892 = mul nsw i64 %321, %conv2.i.i1891
  %add.ptr4.i.i1893 = getelementptr inbounds double, ptr %cond.i2436, i64 %mul3.i.i1892
  %add.i426.i1894 = add nuw nsw i64 %m.0109.i.i1885, 8
  %arrayidx6.i.i1895 = getelementptr inbounds [520 x i32], ptr %found.i1711, i64 0, i64 %add.i426.i1894
  %396 = load i32, ptr %arrayidx6.i.i1895, align 4
  %conv7.i.i1896 = sext i32 %396 to i64
  %mul8.i.i1897 = mul nsw i64 %320, %conv7.i.i1896
  %add.ptr9.i427.i1898 = getelementptr inbounds double, ptr %values.0444.i1803, i64 %mul8.i.i1897
  %arrayidx12.i.i1899 = getelementptr inbounds [520 x i32], ptr %places115.i1792, i64 0, i64 %add.i426.i1894
  %397 = load i32, ptr %arrayidx12.i.i1899, align 4
  %conv13.i.i1900 = sext i32 %397 to i64
  %mul14.i.i1901 = mul nsw i64 %321, %conv13.i.i1900
  %add.ptr15.i.i1902 = getelementptr inbounds double, ptr %cond.i2436, i64 %mul14.i.i1901
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1902, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i1800, label %for.cond36.preheader.i.i1915, label %for.body20.i428.i1903

for.cond36.preheader.i.i1915:                     ; preds = %for.body20.i428.i1903, %for.body.i420.i1884
  %j.0.lcssa.i.i1916 = phi i64 [ 0, %for.body.i420.i1884 ], [ %add17105.i.i1904, %for.body20.i428.i1903 ]
  %cmp37106.i.i1917 = icmp slt i64 %j.0.lcssa.i.i1916, %321
  br i1 %cmp37106.i.i1917, label %for.body39.i.i1921, label %for.end52.i.i1918

for.body20.i428.i1903:                            ; preds = %for.body.i420.i1884, %for.body20.i428.i1903
  %add17105.i.i1904 = phi i64 [ %add17.i.i1913, %for.body20.i428.i1903 ], [ 8, %for.body.i420.i1884 ]
  %j.0104.i.i1905 = phi i64 [ %add17105.i.i1904, %for.body20.i428.i1903 ], [ 0, %for.body.i420.i1884 ]
  %add.ptr21.i.i1906 = getelementptr inbounds double, ptr %add.ptr9.i427.i1898, i64 %j.0104.i.i1905
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1906, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1907 = getelementptr inbounds double, ptr %add.ptr4.i.i1893, i64 %j.0104.i.i1905
  %398 = load <8 x double>, ptr %add.ptr22.i.i1907, align 8
  %add.ptr23.i.i1908 = getelementptr inbounds double, ptr %add.ptr.i424.i1889, i64 %j.0104.i.i1905
  %399 = load <8 x double>, ptr %add.ptr23.i.i1908, align 8
  %cmp24.i.i1909 = fcmp ugt <8 x double> %398, %399
  %cmp25.i429.i1910 = fcmp ord <8 x double> %398, zeroinitializer
  %or102.not.i.i1911 = and <8 x i1> %cmp24.i.i1909, %cmp25.i429.i1910
  %or33.v.i.i1912 = select <8 x i1> %or102.not.i.i1911, <8 x double> %399, <8 x double> %398
  store <8 x double> %or33.v.i.i1912, ptr %add.ptr22.i.i1907, align 8
  %add17.i.i1913 = add nuw nsw i64 %add17105.i.i1904, 8
  %cmp18.not.i.i1914 = icmp sgt i64 %add17.i.i1913, %321
  br i1 %cmp18.not.i.i1914, label %for.cond36.preheader.i.i1915, label %for.body20.i428.i1903, !llvm.loop !74

for.body39.i.i1921:                               ; preds = %for.cond36.preheader.i.i1915, %for.body39.i.i1921
  %j.1107.i.i1922 = phi i64 [ %inc.i433.i1929, %for.body39.i.i1921 ], [ %j.0.lcssa.i.i1916, %for.cond36.preheader.i.i1915 ]
  %arrayidx40.i.i1923 = getelementptr inbounds double, ptr %add.ptr4.i.i1893, i64 %j.1107.i.i1922
  %400 = load double, ptr %arrayidx40.i.i1923, align 8
  %arrayidx41.i.i1924 = getelementptr inbounds double, ptr %add.ptr.i424.i1889, i64 %j.1107.i.i1922
  %401 = load double, ptr %arrayidx41.i.i1924, align 8
  %cmp42.i.i1925 = fcmp ole double %400, %401
  %cmp46.i.i1926 = fcmp uno double %400, 0.000000e+00
  %or.cond.i431.i1927 = or i1 %cmp46.i.i1926, %cmp42.i.i1925
  %cond.i432.i1928 = select i1 %or.cond.i431.i1927, double %400, double %401
  store double %cond.i432.i1928, ptr %arrayidx40.i.i1923, align 8
  %inc.i433.i1929 = add nuw nsw i64 %j.1107.i.i1922, 1
  %exitcond.not.i434.i1930 = icmp eq i64 %inc.i433.i1929, %321
  br i1 %exitcond.not.i434.i1930, label %for.end52.i.i1918, label %for.body39.i.i1921, !llvm.loop !75

for.end52.i.i1918:                                ; preds = %for.body39.i.i1921, %for.cond36.preheader.i.i1915
  %inc54.i.i1919 = add nuw nsw i64 %m.0109.i.i1885, 1
  %exitcond454.not.i1920 = icmp eq i64 %inc54.i.i1919, %386
  br i1 %exitcond454.not.i1920, label %for.inc158.i1849, label %for.body.i420.i1884, !llvm.loop !76

for.inc158.i1849:                                 ; preds = %for.end52.i.i1918, %if.end.i.i1948, %if.else148.i1883, %if.then147.i1931, %if.else148.thread.i1848
  %add.i1850 = add nuw nsw i64 %k92.0443.i1804, 512
  %add.ptr160.i1851 = getelementptr inbounds i8, ptr %values.0444.i1803, i64 %add.ptr160.idx.i1801
  %402 = load i64, ptr %arrayidx96.i1742, align 8
  %cmp97.not.i1852 = icmp slt i64 %add.i1850, %402
  br i1 %cmp97.not.i1852, label %for.body102.i1802, label %for.end163.i1744, !llvm.loop !77

for.end163.i1744:                                 ; preds = %for.inc158.i1849, %for.cond93.preheader.i1741
  %403 = load i64, ptr %a, align 8
  %cmp165.i1745 = icmp eq i64 %403, 0
  %tobool168.i1746 = icmp ne i64 %323, 0
  %or.cond244.i1747 = select i1 %cmp165.i1745, i1 %tobool168.i1746, i1 false
  br i1 %or.cond244.i1747, label %lor.lhs.false169.i1749, label %least_double.exit

lor.lhs.false169.i1749:                           ; preds = %for.end163.i1744
  %cmp170.i1750 = icmp ne ptr %cond.i2436, %324
  %tobool173.i1751 = icmp ne i64 %314, 0
  %or.cond245.i1752 = select i1 %cmp170.i1750, i1 true, i1 %tobool173.i1751
  br i1 %or.cond245.i1752, label %for.cond177.preheader.i1753, label %least_double.exit

for.cond177.preheader.i1753:                      ; preds = %lor.lhs.false169.i1749
  %cmp179.not445.i1754 = icmp slt i64 %mul.i2429, 8
  br i1 %cmp179.not445.i1754, label %for.cond202.preheader.i1766, label %for.body181.lr.ph.i1755

for.body181.lr.ph.i1755:                          ; preds = %for.cond177.preheader.i1753
  %add.ptr188.i1756 = getelementptr inbounds double, ptr %315, i64 %mul9.i2432
  br label %for.body181.i1757

for.cond202.preheader.i1766:                      ; preds = %if.end197.i1761, %for.cond177.preheader.i1753
  %k176.0.lcssa.i1767 = phi i64 [ 0, %for.cond177.preheader.i1753 ], [ %add178447.i1758, %if.end197.i1761 ]
  %cmp203448.i1768 = icmp slt i64 %k176.0.lcssa.i1767, %mul.i2429
  br i1 %cmp203448.i1768, label %for.body205.lr.ph.i1769, label %least_double.exit

for.body205.lr.ph.i1769:                          ; preds = %for.cond202.preheader.i1766
  %404 = getelementptr double, ptr %315, i64 %mul9.i2432
  br label %for.body205.i1770

for.body181.i1757:                                ; preds = %if.end197.i1761, %for.body181.lr.ph.i1755
  %add178447.i1758 = phi i64 [ 8, %for.body181.lr.ph.i1755 ], [ %add178.i1764, %if.end197.i1761 ]
  %k176.0446.i1759 = phi i64 [ 0, %for.body181.lr.ph.i1755 ], [ %add178447.i1758, %if.end197.i1761 ]
  %add.ptr182.i1760 = getelementptr inbounds double, ptr %cond.i2436, i64 %k176.0446.i1759
  %405 = load <8 x double>, ptr %add.ptr182.i1760, align 8
  br i1 %tobool173.i1751, label %land.lhs.true184.i1782, label %if.end197.i1761

land.lhs.true184.i1782:                           ; preds = %for.body181.i1757
  %406 = load i64, ptr %arrayidx8.i2431, align 8
  %tobool186.not.i1783 = icmp eq i64 %406, 0
  br i1 %tobool186.not.i1783, label %if.then193.i1787, label %if.then187.i1784

if.then187.i1784:                                 ; preds = %land.lhs.true184.i1782
  %add.ptr189.i1785 = getelementptr inbounds double, ptr %add.ptr188.i1756, i64 %k176.0446.i1759
  %407 = load <8 x double>, ptr %add.ptr189.i1785, align 8
  %add190.i1786 = fadd <8 x double> %405, %407
  br label %if.end197.i1761

if.then193.i1787:                                 ; preds = %land.lhs.true184.i1782
  %408 = load double, ptr %315, align 8
  %splat.splatinsert.i1788 = insertelement <8 x double> poison, double %408, i64 0
  %splat.splat.i1789 = shufflevector <8 x double> %splat.splatinsert.i1788, <8 x double> poison, <8 x i32> zeroinitializer
  %add195.i1790 = fadd <8 x double> %405, %splat.splat.i1789
  br label %if.end197.i1761

if.end197.i1761:                                  ; preds = %if.then193.i1787, %if.then187.i1784, %for.body181.i1757
  %sum.0.i1762 = phi <8 x double> [ %add190.i1786, %if.then187.i1784 ], [ %add195.i1790, %if.then193.i1787 ], [ %405, %for.body181.i1757 ]
  %add.ptr198.i1763 = getelementptr inbounds double, ptr %324, i64 %k176.0446.i1759
  store <8 x double> %sum.0.i1762, ptr %add.ptr198.i1763, align 8
  %add178.i1764 = add nuw nsw i64 %add178447.i1758, 8
  %cmp179.not.i1765 = icmp sgt i64 %add178.i1764, %mul.i2429
  br i1 %cmp179.not.i1765, label %for.cond202.preheader.i1766, label %for.body181.i1757, !llvm.loop !78

for.body205.i1770:                                ; preds = %cond.end216.i1773, %for.body205.lr.ph.i1769
  %k176.1449.i1771 = phi i64 [ %k176.0.lcssa.i1767, %for.body205.lr.ph.i1769 ], [ %inc220.i1776, %cond.end216.i1773 ]
  %arrayidx208.i1772 = getelementptr inbounds double, ptr %cond.i2436, i64 %k176.1449.i1771
  %409 = load double, ptr %arrayidx208.i1772, align 8
  br i1 %tobool173.i1751, label %cond.true207.i1778, label %cond.end216.i1773

cond.true207.i1778:                               ; preds = %for.body205.i1770
  %410 = load i64, ptr %arrayidx8.i2431, align 8
  %mul210.i1779 = mul nsw i64 %410, %k176.1449.i1771
  %arrayidx212.i1780 = getelementptr double, ptr %404, i64 %mul210.i1779
  %411 = load double, ptr %arrayidx212.i1780, align 8
  %add213.i1781 = fadd double %409, %411
  br label %cond.end216.i1773

cond.end216.i1773:                                ; preds = %cond.true207.i1778, %for.body205.i1770
  %cond217.i1774 = phi double [ %add213.i1781, %cond.true207.i1778 ], [ %409, %for.body205.i1770 ]
  %arrayidx218.i1775 = getelementptr inbounds double, ptr %324, i64 %k176.1449.i1771
  store double %cond217.i1774, ptr %arrayidx218.i1775, align 8
  %inc220.i1776 = add nuw nsw i64 %k176.1449.i1771, 1
  %exitcond456.not.i1777 = icmp eq i64 %inc220.i1776, %mul.i2429
  br i1 %exitcond456.not.i1777, label %least_double.exit, label %for.body205.i1770, !llvm.loop !79

least_double.exit:                                ; preds = %cond.end132.i1842, %cond.end216.i1773, %for.end163.i1744, %lor.lhs.false169.i1749, %for.cond202.preheader.i1766
  %retval.5.i1748 = phi i64 [ 0, %lor.lhs.false169.i1749 ], [ 0, %for.end163.i1744 ], [ 0, %for.cond202.preheader.i1766 ], [ 0, %cond.end216.i1773 ], [ 1, %cond.end132.i1842 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1711) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1710) #8
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2438, label %if.end30.i2088, label %land.lhs.true.i2080

land.lhs.true.i2080:                              ; preds = %cond.true47
  %tobool16.i2082.not = icmp eq i64 %314, 0
  br i1 %tobool16.i2082.not, label %if.then.i2084, label %land.lhs.true20.i2402

if.then.i2084:                                    ; preds = %land.lhs.true.i2080
  %412 = inttoptr i64 %327 to ptr
  %413 = load i32, ptr %412, align 4
  %tobool.not.i.i2085 = icmp eq i32 %413, 0
  br i1 %tobool.not.i.i2085, label %if.then.i.i2400, label %for.cond.preheader.i.i2086

if.then.i.i2400:                                  ; preds = %if.then.i2084
  %mul.i.i2401 = shl nsw i64 %mul.i2429, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i.i2401, i1 false)
  br label %if.end30.i2088

for.cond.preheader.i.i2086:                       ; preds = %if.then.i2084
  %cmp535.i.i2087 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp535.i.i2087, label %for.body.i.i2395, label %if.end30.i2088

for.body.i.i2395:                                 ; preds = %for.cond.preheader.i.i2086, %for.body.i.i2395
  %k.036.i.i2396 = phi i64 [ %inc.i.i2398, %for.body.i.i2395 ], [ 0, %for.cond.preheader.i.i2086 ]
  %arrayidx.i.i2397 = getelementptr inbounds i32, ptr %cond.i2436, i64 %k.036.i.i2396
  store i32 %413, ptr %arrayidx.i.i2397, align 4
  %inc.i.i2398 = add nuw nsw i64 %k.036.i.i2396, 1
  %exitcond38.not.i.i2399 = icmp eq i64 %inc.i.i2398, %mul.i2429
  br i1 %exitcond38.not.i.i2399, label %if.end30.i2088, label %for.body.i.i2395, !llvm.loop !4

land.lhs.true20.i2402:                            ; preds = %land.lhs.true.i2080
  %tobool22.not.i2403 = icmp eq i64 %322, 0
  br i1 %tobool22.not.i2403, label %if.then28.i2407, label %if.then23.i2404

if.then23.i2404:                                  ; preds = %land.lhs.true20.i2402
  %add.ptr.i2405 = getelementptr inbounds i32, ptr %315, i64 %mul9.i2432
  %mul24.i2406 = shl i64 %mul.i2429, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2436, ptr nonnull align 4 %add.ptr.i2405, i64 %mul24.i2406, i1 false)
  br label %if.end30.i2088

if.then28.i2407:                                  ; preds = %land.lhs.true20.i2402
  %414 = load i32, ptr %315, align 4
  %tobool.not.i369.i2408 = icmp eq i32 %414, 0
  br i1 %tobool.not.i369.i2408, label %if.then.i377.i2416, label %for.cond.preheader.i370.i2409

if.then.i377.i2416:                               ; preds = %if.then28.i2407
  %mul.i378.i2417 = shl nsw i64 %mul.i2429, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i378.i2417, i1 false)
  br label %if.end30.i2088

for.cond.preheader.i370.i2409:                    ; preds = %if.then28.i2407
  %cmp535.i371.i2410 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp535.i371.i2410, label %for.body.i372.i2411, label %if.end30.i2088

for.body.i372.i2411:                              ; preds = %for.cond.preheader.i370.i2409, %for.body.i372.i2411
  %k.036.i373.i2412 = phi i64 [ %inc.i375.i2414, %for.body.i372.i2411 ], [ 0, %for.cond.preheader.i370.i2409 ]
  %arrayidx.i374.i2413 = getelementptr inbounds i32, ptr %cond.i2436, i64 %k.036.i373.i2412
  store i32 %414, ptr %arrayidx.i374.i2413, align 4
  %inc.i375.i2414 = add nuw nsw i64 %k.036.i373.i2412, 1
  %exitcond38.not.i376.i2415 = icmp eq i64 %inc.i375.i2414, %mul.i2429
  br i1 %exitcond38.not.i376.i2415, label %if.end30.i2088, label %for.body.i372.i2411, !llvm.loop !4

if.end30.i2088:                                   ; preds = %for.body.i372.i2411, %for.body.i.i2395, %for.cond.preheader.i370.i2409, %if.then.i377.i2416, %if.then23.i2404, %for.cond.preheader.i.i2086, %if.then.i.i2400, %cond.true47
  %cmp31.i2089 = icmp eq i64 %318, 0
  br i1 %cmp31.i2089, label %land.end.i2383, label %land.end.thread.i2090

land.end.thread.i2090:                            ; preds = %if.end30.i2088
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2059) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2060) #8
  br label %for.cond.cleanup.i2091

land.end.i2383:                                   ; preds = %if.end30.i2088
  %arrayidx32.i2384 = getelementptr inbounds i8, ptr %a, i64 56
  %415 = load i64, ptr %arrayidx32.i2384, align 8
  %cmp33.i2385 = icmp eq i64 %319, %415
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2059) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2060) #8
  br i1 %cmp33.i2385, label %for.body.lr.ph.i2386, label %for.cond.cleanup.i2091

for.body.lr.ph.i2386:                             ; preds = %land.end.i2383
  %places42.i2387 = getelementptr inbounds i8, ptr %found.i2060, i64 2080
  br label %for.body.i2388

for.cond.cleanup.i2091:                           ; preds = %for.body.i2388, %land.end.i2383, %land.end.thread.i2090
  %416 = phi i1 [ false, %land.end.thread.i2090 ], [ false, %land.end.i2383 ], [ true, %for.body.i2388 ]
  %417 = load i64, ptr %a, align 8
  %cmp45.i2092 = icmp eq i64 %417, 0
  %tobool48.i2093 = icmp eq i64 %320, 0
  %or.cond241.not366.i2094 = select i1 %cmp45.i2092, i1 %tobool48.i2093, i1 false
  %cmp50.i2095 = icmp eq i64 %321, 1
  %or.cond242.i2096 = select i1 %or.cond241.not366.i2094, i1 %cmp50.i2095, i1 false
  %spec.select.i2097 = and i1 %416, %or.cond242.i2096
  %cmp59.i2098 = icmp sgt i64 %mul.i2429, 2048
  %not.spec.select.i2097 = xor i1 %spec.select.i2097, true
  %or.cond243.i2099 = select i1 %not.spec.select.i2097, i1 true, i1 %cmp59.i2098
  %arrayidx62.i2364 = getelementptr inbounds i8, ptr %a, i64 48
  %418 = load i64, ptr %arrayidx62.i2364, align 8
  %cmp63.not.i2365 = icmp sgt i64 %mul.i2429, %418
  %or.cond4424 = select i1 %or.cond243.i2099, i1 true, i1 %cmp63.not.i2365
  br i1 %or.cond4424, label %land.rhs93.lr.ph.i2100, label %if.then69.i2366

for.body.i2388:                                   ; preds = %for.body.i2388, %for.body.lr.ph.i2386
  %k.0444.i2389 = phi i64 [ 0, %for.body.lr.ph.i2386 ], [ %inc.i2393, %for.body.i2388 ]
  %conv40.i2390 = trunc nuw i64 %k.0444.i2389 to i32
  %arrayidx41.i2391 = getelementptr inbounds [520 x i32], ptr %found.i2060, i64 0, i64 %k.0444.i2389
  store i32 %conv40.i2390, ptr %arrayidx41.i2391, align 4
  %arrayidx43.i2392 = getelementptr inbounds [520 x i32], ptr %places42.i2387, i64 0, i64 %k.0444.i2389
  store i32 0, ptr %arrayidx43.i2392, align 4
  %inc.i2393 = add nuw nsw i64 %k.0444.i2389, 1
  %exitcond.not = icmp eq i64 %inc.i2393, 520
  br i1 %exitcond.not, label %for.cond.cleanup.i2091, label %for.body.i2388, !llvm.loop !80

if.then69.i2366:                                  ; preds = %for.cond.cleanup.i2091
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i2061) #8
  %arrayidx70.i2367 = getelementptr inbounds i8, ptr %a, i64 16
  %419 = load i64, ptr %arrayidx70.i2367, align 8
  %arrayidx72.i2368 = getelementptr inbounds i8, ptr %a, i64 56
  %420 = load i64, ptr %arrayidx72.i2368, align 8
  %call.i2369 = call fastcc i64 @count_indices(ptr noundef %317, i64 noundef %419, i64 noundef %418, i64 noundef %420, ptr noundef nonnull %counts.i2061)
  %tobool73.not.i2370 = icmp eq i64 %call.i2369, 0
  br i1 %tobool73.not.i2370, label %for.cond77.preheader.i2372, label %cleanup222.critedge.i2371

for.cond77.preheader.i2372:                       ; preds = %if.then69.i2366
  %cmp78445.i2373 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp78445.i2373, label %for.body81.i2375, label %if.end89.i2374

for.body81.i2375:                                 ; preds = %for.cond77.preheader.i2372, %for.body81.i2375
  %k76.0446.i2376 = phi i64 [ %inc87.i2381, %for.body81.i2375 ], [ 0, %for.cond77.preheader.i2372 ]
  %arrayidx82.i2377 = getelementptr inbounds [2048 x i32], ptr %counts.i2061, i64 0, i64 %k76.0446.i2376
  %421 = load i32, ptr %arrayidx82.i2377, align 4
  %422 = load i32, ptr %313, align 4
  %mul84.i2378 = mul nsw i32 %422, %421
  %arrayidx85.i2379 = getelementptr inbounds i32, ptr %cond.i2436, i64 %k76.0446.i2376
  %423 = load i32, ptr %arrayidx85.i2379, align 4
  %add.i2380 = add nsw i32 %423, %mul84.i2378
  store i32 %add.i2380, ptr %arrayidx85.i2379, align 4
  %inc87.i2381 = add nuw nsw i64 %k76.0446.i2376, 1
  %exitcond.not.i2382 = icmp eq i64 %inc87.i2381, %mul.i2429
  br i1 %exitcond.not.i2382, label %if.end89.i2374, label %for.body81.i2375, !llvm.loop !81

if.end89.i2374:                                   ; preds = %for.body81.i2375, %for.cond77.preheader.i2372
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i2061) #8
  br label %for.end162.i2114

land.rhs93.lr.ph.i2100:                           ; preds = %for.cond.cleanup.i2091
  %arrayidx94.i2101 = getelementptr inbounds i8, ptr %a, i64 48
  %places113.i2102 = getelementptr inbounds i8, ptr %found.i2060, i64 2080
  %cond118.i2103 = select i1 %416, ptr %places113.i2102, ptr %places.i2059
  %arrayidx119.i2104 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx128.i2105 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i407.i2106 = trunc i64 %318 to i32
  %conv1.i.i2107 = trunc i64 %sub.i2428 to i32
  %count32.i.i2108 = getelementptr inbounds i8, ptr %found.i2060, i64 4160
  %cmp18.not101.i.i = icmp slt i64 %321, 8
  %add.ptr159.idx.i2109 = shl nsw i64 %320, 11
  %cmp95.i21134263 = icmp sgt i64 %418, 0
  br i1 %cmp95.i21134263, label %for.body100.i2161, label %for.end162.i2114

for.body100.i2161:                                ; preds = %land.rhs93.lr.ph.i2100, %for.inc156.i2206
  %424 = phi i64 [ %450, %for.inc156.i2206 ], [ %418, %land.rhs93.lr.ph.i2100 ]
  %k90.0448.i21124266 = phi i64 [ %add157.i2207, %for.inc156.i2206 ], [ 0, %land.rhs93.lr.ph.i2100 ]
  %values.0449.i21114264 = phi ptr [ %add.ptr159.i2208, %for.inc156.i2206 ], [ %313, %land.rhs93.lr.ph.i2100 ]
  %sub102.i2162 = sub nsw i64 %424, %k90.0448.i21124266
  %spec.select367.i2163 = tail call i64 @llvm.smin.i64(i64 %sub102.i2162, i64 512)
  %425 = load i64, ptr %arrayidx119.i2104, align 8
  %cmp120.i2164 = icmp eq i64 %425, 4
  %426 = load i64, ptr %arrayidx128.i2105, align 8
  %cmp.not65.i.i2165 = icmp slt i64 %sub102.i2162, 8
  br i1 %cmp120.i2164, label %cond.true122.i2314, label %cond.false126.i2166

cond.true122.i2314:                               ; preds = %for.body100.i2161
  %add.ptr123.i2315 = getelementptr inbounds i32, ptr %317, i64 %k90.0448.i21124266
  br i1 %cmp.not65.i.i2165, label %for.cond11.preheader.i.i2336, label %for.body.lr.ph.i.i2316

for.body.lr.ph.i.i2316:                           ; preds = %cond.true122.i2314
  %splat.splatinsert.i.i2317 = insertelement <8 x i64> poison, i64 %426, i64 0
  %splat.splat.i.i2318 = shufflevector <8 x i64> %splat.splatinsert.i.i2317, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i380.i2319

for.cond11.preheader.i.i2336:                     ; preds = %for.body.i380.i2319, %cond.true122.i2314
  %outside.0.lcssa.i.i2337 = phi <8 x i64> [ zeroinitializer, %cond.true122.i2314 ], [ %or7.i.i2331, %for.body.i380.i2319 ]
  %k.0.lcssa.i.i2338 = phi i64 [ 0, %cond.true122.i2314 ], [ %add68.i.i2320, %for.body.i380.i2319 ]
  br label %for.body14.i.i2339

for.body.i380.i2319:                              ; preds = %for.body.i380.i2319, %for.body.lr.ph.i.i2316
  %add68.i.i2320 = phi i64 [ 8, %for.body.lr.ph.i.i2316 ], [ %add.i.i2334, %for.body.i380.i2319 ]
  %k.067.i.i2321 = phi i64 [ 0, %for.body.lr.ph.i.i2316 ], [ %add68.i.i2320, %for.body.i380.i2319 ]
  %outside.066.i.i2322 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2316 ], [ %or7.i.i2331, %for.body.i380.i2319 ]
  %add.ptr.i.i2323 = getelementptr inbounds i32, ptr %add.ptr123.i2315, i64 %k.067.i.i2321
  %427 = load <8 x i32>, ptr %add.ptr.i.i2323, align 4
  %conv.i.i2324 = sext <8 x i32> %427 to <8 x i64>
  %isneg.i.i2325 = icmp slt <8 x i32> %427, zeroinitializer
  %and.i.i2326 = select <8 x i1> %isneg.i.i2325, <8 x i64> %splat.splat.i.i2318, <8 x i64> zeroinitializer
  %add1.i.i2327 = add <8 x i64> %and.i.i2326, %conv.i.i2324
  %add1.lobit.i.i2328 = ashr <8 x i64> %add1.i.i2327, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2329 = icmp slt <8 x i64> %add1.i.i2327, %splat.splat.i.i2318
  %or.i.i2330 = select <8 x i1> %cmp5.not.i.i2329, <8 x i64> %add1.lobit.i.i2328, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2331 = or <8 x i64> %or.i.i2330, %outside.066.i.i2322
  %conv8.i.i2332 = trunc <8 x i64> %add1.i.i2327 to <8 x i32>
  %add.ptr9.i.i2333 = getelementptr inbounds i32, ptr %cond118.i2103, i64 %k.067.i.i2321
  store <8 x i32> %conv8.i.i2332, ptr %add.ptr9.i.i2333, align 8
  %add.i.i2334 = add nuw nsw i64 %add68.i.i2320, 8
  %cmp.not.i.i2335 = icmp sgt i64 %add.i.i2334, %spec.select367.i2163
  br i1 %cmp.not.i.i2335, label %for.cond11.preheader.i.i2336, label %for.body.i380.i2319, !llvm.loop !9

for.cond18.preheader.i.i2346:                     ; preds = %for.body14.i.i2339
  %cmp1972.i.i2347 = icmp slt i64 %k.0.lcssa.i.i2338, %spec.select367.i2163
  br i1 %cmp1972.i.i2347, label %for.body21.i.i2348, label %cond.end130.i2199

for.body14.i.i2339:                               ; preds = %for.body14.i.i2339, %for.cond11.preheader.i.i2336
  %j.071.i.i2340 = phi i64 [ 0, %for.cond11.preheader.i.i2336 ], [ %inc.i381.i2344, %for.body14.i.i2339 ]
  %wrong.070.i.i2341 = phi i64 [ 0, %for.cond11.preheader.i.i2336 ], [ %or15.i.i2343, %for.body14.i.i2339 ]
  %vecext.i.i2342 = extractelement <8 x i64> %outside.0.lcssa.i.i2337, i64 %j.071.i.i2340
  %or15.i.i2343 = or i64 %vecext.i.i2342, %wrong.070.i.i2341
  %inc.i381.i2344 = add nuw nsw i64 %j.071.i.i2340, 1
  %exitcond.not.i.i2345 = icmp eq i64 %inc.i381.i2344, 8
  br i1 %exitcond.not.i.i2345, label %for.cond18.preheader.i.i2346, label %for.body14.i.i2339, !llvm.loop !10

for.body21.i.i2348:                               ; preds = %for.cond18.preheader.i.i2346, %for.body21.i.i2348
  %k.174.i.i2349 = phi i64 [ %inc35.i.i2361, %for.body21.i.i2348 ], [ %k.0.lcssa.i.i2338, %for.cond18.preheader.i.i2346 ]
  %wrong.173.i.i2350 = phi i64 [ %or31.i.i2358, %for.body21.i.i2348 ], [ %or15.i.i2343, %for.cond18.preheader.i.i2346 ]
  %arrayidx.i382.i2351 = getelementptr inbounds i32, ptr %add.ptr123.i2315, i64 %k.174.i.i2349
  %428 = load i32, ptr %arrayidx.i382.i2351, align 4
  %conv23.i.i2352 = sext i32 %428 to i64
  %cmp25.i.i2353 = icmp slt i32 %428, 0
  %cond.i.i2354 = select i1 %cmp25.i.i2353, i64 %426, i64 0
  %add27.i.i2355 = add nsw i64 %cond.i.i2354, %conv23.i.i2352
  %cmp28.i.i2356 = icmp uge i64 %add27.i.i2355, %426
  %conv30.i.i2357 = zext i1 %cmp28.i.i2356 to i64
  %or31.i.i2358 = or i64 %wrong.173.i.i2350, %conv30.i.i2357
  %conv32.i.i2359 = trunc i64 %add27.i.i2355 to i32
  %arrayidx33.i.i2360 = getelementptr inbounds i32, ptr %cond118.i2103, i64 %k.174.i.i2349
  store i32 %conv32.i.i2359, ptr %arrayidx33.i.i2360, align 4
  %inc35.i.i2361 = add nuw nsw i64 %k.174.i.i2349, 1
  %exitcond76.not.i.i2362 = icmp eq i64 %inc35.i.i2361, %spec.select367.i2163
  br i1 %exitcond76.not.i.i2362, label %cond.end130.i2199, label %for.body21.i.i2348, !llvm.loop !11

cond.false126.i2166:                              ; preds = %for.body100.i2161
  %add.ptr127.i2167 = getelementptr inbounds i64, ptr %317, i64 %k90.0448.i21124266
  br i1 %cmp.not65.i.i2165, label %for.cond10.preheader.i.i2187, label %for.body.lr.ph.i383.i2168

for.body.lr.ph.i383.i2168:                        ; preds = %cond.false126.i2166
  %splat.splatinsert.i384.i2169 = insertelement <8 x i64> poison, i64 %426, i64 0
  %splat.splat.i385.i2170 = shufflevector <8 x i64> %splat.splatinsert.i384.i2169, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i386.i2171

for.cond10.preheader.i.i2187:                     ; preds = %for.body.i386.i2171, %cond.false126.i2166
  %outside.0.lcssa.i398.i2188 = phi <8 x i64> [ zeroinitializer, %cond.false126.i2166 ], [ %or7.i394.i2182, %for.body.i386.i2171 ]
  %k.0.lcssa.i399.i2189 = phi i64 [ 0, %cond.false126.i2166 ], [ %add66.i.i2172, %for.body.i386.i2171 ]
  br label %for.body13.i.i2190

for.body.i386.i2171:                              ; preds = %for.body.i386.i2171, %for.body.lr.ph.i383.i2168
  %add66.i.i2172 = phi i64 [ 8, %for.body.lr.ph.i383.i2168 ], [ %add.i396.i2185, %for.body.i386.i2171 ]
  %k.065.i.i2173 = phi i64 [ 0, %for.body.lr.ph.i383.i2168 ], [ %add66.i.i2172, %for.body.i386.i2171 ]
  %outside.064.i.i2174 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i383.i2168 ], [ %or7.i394.i2182, %for.body.i386.i2171 ]
  %add.ptr.i387.i2175 = getelementptr inbounds i64, ptr %add.ptr127.i2167, i64 %k.065.i.i2173
  %429 = load <8 x i64>, ptr %add.ptr.i387.i2175, align 8
  %isneg.i388.i2176 = icmp slt <8 x i64> %429, zeroinitializer
  %and.i389.i2177 = select <8 x i1> %isneg.i388.i2176, <8 x i64> %splat.splat.i385.i2170, <8 x i64> zeroinitializer
  %add1.i390.i2178 = add <8 x i64> %and.i389.i2177, %429
  %add1.lobit.i391.i2179 = ashr <8 x i64> %add1.i390.i2178, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i392.i2180 = icmp slt <8 x i64> %add1.i390.i2178, %splat.splat.i385.i2170
  %or.i393.i2181 = select <8 x i1> %cmp5.not.i392.i2180, <8 x i64> %add1.lobit.i391.i2179, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i394.i2182 = or <8 x i64> %or.i393.i2181, %outside.064.i.i2174
  %conv.i395.i2183 = trunc <8 x i64> %add1.i390.i2178 to <8 x i32>
  %add.ptr8.i.i2184 = getelementptr inbounds i32, ptr %cond118.i2103, i64 %k.065.i.i2173
  store <8 x i32> %conv.i395.i2183, ptr %add.ptr8.i.i2184, align 8
  %add.i396.i2185 = add nuw nsw i64 %add66.i.i2172, 8
  %cmp.not.i397.i2186 = icmp sgt i64 %add.i396.i2185, %spec.select367.i2163
  br i1 %cmp.not.i397.i2186, label %for.cond10.preheader.i.i2187, label %for.body.i386.i2171, !llvm.loop !12

for.cond17.preheader.i.i2197:                     ; preds = %for.body13.i.i2190
  %cmp1870.i.i2198 = icmp slt i64 %k.0.lcssa.i399.i2189, %spec.select367.i2163
  br i1 %cmp1870.i.i2198, label %for.body20.i.i2300, label %cond.end130.i2199

for.body13.i.i2190:                               ; preds = %for.body13.i.i2190, %for.cond10.preheader.i.i2187
  %j.069.i.i2191 = phi i64 [ 0, %for.cond10.preheader.i.i2187 ], [ %inc.i401.i2195, %for.body13.i.i2190 ]
  %wrong.068.i.i2192 = phi i64 [ 0, %for.cond10.preheader.i.i2187 ], [ %or14.i.i2194, %for.body13.i.i2190 ]
  %vecext.i400.i2193 = extractelement <8 x i64> %outside.0.lcssa.i398.i2188, i64 %j.069.i.i2191
  %or14.i.i2194 = or i64 %vecext.i400.i2193, %wrong.068.i.i2192
  %inc.i401.i2195 = add nuw nsw i64 %j.069.i.i2191, 1
  %exitcond.not.i402.i2196 = icmp eq i64 %inc.i401.i2195, 8
  br i1 %exitcond.not.i402.i2196, label %for.cond17.preheader.i.i2197, label %for.body13.i.i2190, !llvm.loop !13

for.body20.i.i2300:                               ; preds = %for.cond17.preheader.i.i2197, %for.body20.i.i2300
  %k.172.i.i2301 = phi i64 [ %inc33.i.i2312, %for.body20.i.i2300 ], [ %k.0.lcssa.i399.i2189, %for.cond17.preheader.i.i2197 ]
  %wrong.171.i.i2302 = phi i64 [ %or29.i.i2309, %for.body20.i.i2300 ], [ %or14.i.i2194, %for.cond17.preheader.i.i2197 ]
  %arrayidx.i404.i2303 = getelementptr inbounds i64, ptr %add.ptr127.i2167, i64 %k.172.i.i2301
  %430 = load i64, ptr %arrayidx.i404.i2303, align 8
  %cmp23.i.i2304 = icmp slt i64 %430, 0
  %cond.i405.i2305 = select i1 %cmp23.i.i2304, i64 %426, i64 0
  %add25.i.i2306 = add nsw i64 %cond.i405.i2305, %430
  %cmp26.i.i2307 = icmp uge i64 %add25.i.i2306, %426
  %conv28.i.i2308 = zext i1 %cmp26.i.i2307 to i64
  %or29.i.i2309 = or i64 %wrong.171.i.i2302, %conv28.i.i2308
  %conv30.i406.i2310 = trunc i64 %add25.i.i2306 to i32
  %arrayidx31.i.i2311 = getelementptr inbounds i32, ptr %cond118.i2103, i64 %k.172.i.i2301
  store i32 %conv30.i406.i2310, ptr %arrayidx31.i.i2311, align 4
  %inc33.i.i2312 = add nuw nsw i64 %k.172.i.i2301, 1
  %exitcond74.not.i.i2313 = icmp eq i64 %inc33.i.i2312, %spec.select367.i2163
  br i1 %exitcond74.not.i.i2313, label %cond.end130.i2199, label %for.body20.i.i2300, !llvm.loop !14

cond.end130.i2199:                                ; preds = %for.body20.i.i2300, %for.body21.i.i2348, %for.cond17.preheader.i.i2197, %for.cond18.preheader.i.i2346
  %cond131.in.in.i2200 = phi i64 [ %or15.i.i2343, %for.cond18.preheader.i.i2346 ], [ %or14.i.i2194, %for.cond17.preheader.i.i2197 ], [ %or31.i.i2358, %for.body21.i.i2348 ], [ %or29.i.i2309, %for.body20.i.i2300 ]
  %cond131.in.not.i2201 = icmp eq i64 %cond131.in.in.i2200, 0
  br i1 %cond131.in.not.i2201, label %if.end134.i2202, label %least_int.exit

if.end134.i2202:                                  ; preds = %cond.end130.i2199
  br i1 %416, label %if.end139.i2235, label %if.else137.i2203

if.else137.i2203:                                 ; preds = %if.end134.i2202
  %cmp55.i.i2204 = icmp sgt i64 %sub102.i2162, 0
  br i1 %cmp55.i.i2204, label %for.body.i409.i2209, label %if.else146.thread.i2205

for.cond12.preheader.i.i2222:                     ; preds = %for.body.i409.i2209
  %tobool.not.i414.i2223 = icmp eq i64 %add.i411.i2219, 0
  br i1 %tobool.not.i414.i2223, label %if.else146.thread.i2205, label %for.body16.lr.ph.i.i2224

for.body16.lr.ph.i.i2224:                         ; preds = %for.cond12.preheader.i.i2222
  %sub18.i.i2225 = add nsw i64 %add.i411.i2219, -1
  %arrayidx19.i.i2226 = getelementptr inbounds [520 x i32], ptr %found.i2060, i64 0, i64 %sub18.i.i2225
  %arrayidx25.i.i2227 = getelementptr inbounds [520 x i32], ptr %places113.i2102, i64 0, i64 %sub18.i.i2225
  br label %for.body16.i.i2228

for.body.i409.i2209:                              ; preds = %if.else137.i2203, %for.body.i409.i2209
  %n.057.i.i2210 = phi i64 [ %add.i411.i2219, %for.body.i409.i2209 ], [ 0, %if.else137.i2203 ]
  %k.056.i.i2211 = phi i64 [ %inc.i412.i2220, %for.body.i409.i2209 ], [ 0, %if.else137.i2203 ]
  %arrayidx.i410.i2212 = getelementptr inbounds i32, ptr %places.i2059, i64 %k.056.i.i2211
  %431 = load i32, ptr %arrayidx.i410.i2212, align 4
  %sub3.i.i2213 = sub i32 %431, %conv.i407.i2106
  %conv4.i.i2214 = trunc i64 %k.056.i.i2211 to i32
  %arrayidx5.i.i2215 = getelementptr inbounds [520 x i32], ptr %found.i2060, i64 0, i64 %n.057.i.i2210
  store i32 %conv4.i.i2214, ptr %arrayidx5.i.i2215, align 4
  %arrayidx7.i.i2216 = getelementptr inbounds [520 x i32], ptr %places113.i2102, i64 0, i64 %n.057.i.i2210
  store i32 %sub3.i.i2213, ptr %arrayidx7.i.i2216, align 4
  %cmp8.i.i2217 = icmp ult i32 %sub3.i.i2213, %conv1.i.i2107
  %conv10.i.i2218 = zext i1 %cmp8.i.i2217 to i64
  %add.i411.i2219 = add nuw nsw i64 %n.057.i.i2210, %conv10.i.i2218
  %inc.i412.i2220 = add nuw nsw i64 %k.056.i.i2211, 1
  %exitcond.not.i413.i2221 = icmp eq i64 %inc.i412.i2220, %spec.select367.i2163
  br i1 %exitcond.not.i413.i2221, label %for.cond12.preheader.i.i2222, label %for.body.i409.i2209, !llvm.loop !15

for.body16.i.i2228:                               ; preds = %for.body16.i.i2228, %for.body16.lr.ph.i.i2224
  %k11.058.i.i2229 = phi i64 [ 0, %for.body16.lr.ph.i.i2224 ], [ %inc30.i.i2233, %for.body16.i.i2228 ]
  %432 = load i32, ptr %arrayidx19.i.i2226, align 4
  %add21.i.i2230 = add nuw nsw i64 %k11.058.i.i2229, %add.i411.i2219
  %arrayidx22.i.i2231 = getelementptr inbounds [520 x i32], ptr %found.i2060, i64 0, i64 %add21.i.i2230
  store i32 %432, ptr %arrayidx22.i.i2231, align 4
  %433 = load i32, ptr %arrayidx25.i.i2227, align 4
  %arrayidx28.i.i2232 = getelementptr inbounds [520 x i32], ptr %places113.i2102, i64 0, i64 %add21.i.i2230
  store i32 %433, ptr %arrayidx28.i.i2232, align 4
  %inc30.i.i2233 = add nuw nsw i64 %k11.058.i.i2229, 1
  %exitcond459.not.i2234 = icmp eq i64 %inc30.i.i2233, 8
  br i1 %exitcond459.not.i2234, label %if.end139.i2235, label %for.body16.i.i2228, !llvm.loop !16

if.else146.thread.i2205:                          ; preds = %for.cond12.preheader.i.i2222, %if.else137.i2203
  store i64 0, ptr %count32.i.i2108, align 8
  br label %for.inc156.i2206

if.end139.i2235:                                  ; preds = %for.body16.i.i2228, %if.end134.i2202
  %434 = phi i64 [ %spec.select367.i2163, %if.end134.i2202 ], [ %add.i411.i2219, %for.body16.i.i2228 ]
  store i64 %434, ptr %count32.i.i2108, align 8
  %tobool141.i2236 = icmp ne i64 %434, 0
  %or.cond244.i2237 = select i1 %tobool141.i2236, i1 %cmp50.i2095, i1 false
  %cmp47.i.i2238 = icmp sgt i64 %434, 0
  br i1 %or.cond244.i2237, label %if.then145.i2274, label %if.else146.i2239

if.then145.i2274:                                 ; preds = %if.end139.i2235
  br i1 %cmp47.i.i2238, label %for.body.preheader.i.i2275, label %for.inc156.i2206

for.body.preheader.i.i2275:                       ; preds = %if.then145.i2274
  %435 = load i32, ptr %places113.i2102, align 8
  %conv.i415.i2276 = sext i32 %435 to i64
  %arrayidx1.i.i2277 = getelementptr inbounds i32, ptr %cond.i2436, i64 %conv.i415.i2276
  %436 = load i32, ptr %arrayidx1.i.i2277, align 4
  br label %for.body.i416.i2278

for.body.i416.i2278:                              ; preds = %if.end.i.i2291, %for.body.preheader.i.i2275
  %before.050.i.i2279 = phi i64 [ %conv5.i.i2283, %if.end.i.i2291 ], [ %conv.i415.i2276, %for.body.preheader.i.i2275 ]
  %m.049.i.i2280 = phi i64 [ %inc.i423.i2298, %if.end.i.i2291 ], [ 0, %for.body.preheader.i.i2275 ]
  %found.048.i.i2281 = phi i32 [ %cond.i422.i, %if.end.i.i2291 ], [ %436, %for.body.preheader.i.i2275 ]
  %arrayidx4.i.i2282 = getelementptr inbounds [520 x i32], ptr %places113.i2102, i64 0, i64 %m.049.i.i2280
  %437 = load i32, ptr %arrayidx4.i.i2282, align 4
  %conv5.i.i2283 = sext i32 %437 to i64
  %add.i417.i2284 = add nuw nsw i64 %m.049.i.i2280, 8
  %arrayidx7.i418.i2285 = getelementptr inbounds [520 x i32], ptr %places113.i2102, i64 0, i64 %add.i417.i2284
  %438 = load i32, ptr %arrayidx7.i418.i2285, align 4
  %idx.ext.i.i2286 = sext i32 %438 to i64
  %add.ptr.i419.i2287 = getelementptr inbounds i32, ptr %cond.i2436, i64 %idx.ext.i.i2286
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i419.i2287, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2288 = icmp eq i64 %before.050.i.i2279, %conv5.i.i2283
  br i1 %cmp8.not.i.i2288, label %if.end.i.i2291, label %if.then.i420.i2289

if.then.i420.i2289:                               ; preds = %for.body.i416.i2278
  %arrayidx10.i.i2290 = getelementptr inbounds i32, ptr %cond.i2436, i64 %conv5.i.i2283
  %439 = load i32, ptr %arrayidx10.i.i2290, align 4
  br label %if.end.i.i2291

if.end.i.i2291:                                   ; preds = %if.then.i420.i2289, %for.body.i416.i2278
  %found.1.i.i2292 = phi i32 [ %439, %if.then.i420.i2289 ], [ %found.048.i.i2281, %for.body.i416.i2278 ]
  %arrayidx11.i.i2293 = getelementptr inbounds [520 x i32], ptr %found.i2060, i64 0, i64 %m.049.i.i2280
  %440 = load i32, ptr %arrayidx11.i.i2293, align 4
  %conv12.i.i2294 = sext i32 %440 to i64
  %mul.i421.i2295 = mul nsw i64 %320, %conv12.i.i2294
  %arrayidx13.i.i2296 = getelementptr inbounds i32, ptr %values.0449.i21114264, i64 %mul.i421.i2295
  %441 = load i32, ptr %arrayidx13.i.i2296, align 4
  %cond.i422.i = tail call i32 @llvm.smin.i32(i32 %found.1.i.i2292, i32 %441)
  %arrayidx23.i.i2297 = getelementptr inbounds i32, ptr %cond.i2436, i64 %conv5.i.i2283
  store i32 %cond.i422.i, ptr %arrayidx23.i.i2297, align 4
  %inc.i423.i2298 = add nuw nsw i64 %m.049.i.i2280, 1
  %exitcond461.not.i2299 = icmp eq i64 %inc.i423.i2298, %434
  br i1 %exitcond461.not.i2299, label %for.inc156.i2206, label %for.body.i416.i2278, !llvm.loop !82

if.else146.i2239:                                 ; preds = %if.end139.i2235
  br i1 %cmp47.i.i2238, label %for.body.i427.i2240, label %for.inc156.i2206

for.body.i427.i2240:                              ; preds = %if.else146.i2239, %for.end52.i.i2266
  %m.0107.i.i = phi i64 [ %inc54.i.i2267, %for.end52.i.i2266 ], [ 0, %if.else146.i2239 ]
  %arrayidx.i428.i2241 = getelementptr inbounds [520 x i32], ptr %found.i2060, i64 0, i64 %m.0107.i.i
  %442 = load i32, ptr %arrayidx.i428.i2241, align 4
  %conv.i429.i2242 = sext i32 %442 to i64
  %mul.i430.i2243 = mul nsw i64 %320, %conv.i429.i2242
  %add.ptr.i431.i2244 = getelementptr inbounds i32, ptr %values.0449.i21114264, i64 %mul.i430.i2243
  %arrayidx1.i432.i2245 = getelementptr inbounds [520 x i32], ptr %places113.i2102, i64 0, i64 %m.0107.i.i
  %443 = load i32, ptr %arrayidx1.i432.i2245, align 4
  %conv2.i.i2246 = sext i32 %443 to i64
  %mul3.i.i2247 = mul nsw i64 %321, %conv2.i.i2246
  %add.ptr4.i.i2248 = getelementptr inbounds i32, ptr %cond.i2436, i64 %mul3.i.i2247
  %add.i433.i2249 = add nuw nsw i64 %m.0107.i.i, 8
  %arrayidx6.i.i2250 = getelementptr inbounds [520 x i32], ptr %found.i2060, i64 0, i64 %add.i433.i2249
  %444 = load i32, ptr %arrayidx6.i.i2250, align 4
  %conv7.i.i2251 = sext i32 %444 to i64
  %mul8.i.i2252 = mul nsw i64 %320, %conv7.i.i2251
  %add.ptr9.i434.i2253 = getelementptr inbounds i32, ptr %values.0449.i21114264, i64 %mul8.i.i2252
  %arrayidx12.i.i2254 = getelementptr inbounds [520 x i32], ptr %places113.i2102, i64 0, i64 %add.i433.i2249
  %445 = load i32, ptr %arrayidx12.i.i2254, align 4
  %conv13.i.i2255 = sext i32 %445 to i64
  %mul14.i.i2256 = mul nsw i64 %321, %conv13.i.i2255
  %add.ptr15.i.i2257 = getelementptr inbounds i32, ptr %cond.i2436, i64 %mul14.i.i2256
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2257, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i, label %for.cond36.preheader.i.i2264, label %for.body20.i435.i2258

for.cond36.preheader.i.i2264:                     ; preds = %for.body20.i435.i2258, %for.body.i427.i2240
  %j.0.lcssa.i.i2265 = phi i64 [ 0, %for.body.i427.i2240 ], [ %add17103.i.i, %for.body20.i435.i2258 ]
  %cmp37104.i.i = icmp slt i64 %j.0.lcssa.i.i2265, %321
  br i1 %cmp37104.i.i, label %for.body39.i.i2269, label %for.end52.i.i2266

for.body20.i435.i2258:                            ; preds = %for.body.i427.i2240, %for.body20.i435.i2258
  %add17103.i.i = phi i64 [ %add17.i.i2262, %for.body20.i435.i2258 ], [ 8, %for.body.i427.i2240 ]
  %j.0102.i.i = phi i64 [ %add17103.i.i, %for.body20.i435.i2258 ], [ 0, %for.body.i427.i2240 ]
  %add.ptr21.i.i2259 = getelementptr inbounds i32, ptr %add.ptr9.i434.i2253, i64 %j.0102.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2259, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2260 = getelementptr inbounds i32, ptr %add.ptr4.i.i2248, i64 %j.0102.i.i
  %446 = load <8 x i32>, ptr %add.ptr22.i.i2260, align 4
  %add.ptr23.i.i2261 = getelementptr inbounds i32, ptr %add.ptr.i431.i2244, i64 %j.0102.i.i
  %447 = load <8 x i32>, ptr %add.ptr23.i.i2261, align 4
  %or33.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %446, <8 x i32> %447)
  store <8 x i32> %or33.i.i, ptr %add.ptr22.i.i2260, align 4
  %add17.i.i2262 = add nuw nsw i64 %add17103.i.i, 8
  %cmp18.not.i.i2263 = icmp sgt i64 %add17.i.i2262, %321
  br i1 %cmp18.not.i.i2263, label %for.cond36.preheader.i.i2264, label %for.body20.i435.i2258, !llvm.loop !83

for.body39.i.i2269:                               ; preds = %for.cond36.preheader.i.i2264, %for.body39.i.i2269
  %j.1105.i.i = phi i64 [ %inc.i437.i2272, %for.body39.i.i2269 ], [ %j.0.lcssa.i.i2265, %for.cond36.preheader.i.i2264 ]
  %arrayidx40.i.i2270 = getelementptr inbounds i32, ptr %add.ptr4.i.i2248, i64 %j.1105.i.i
  %448 = load i32, ptr %arrayidx40.i.i2270, align 4
  %arrayidx41.i.i2271 = getelementptr inbounds i32, ptr %add.ptr.i431.i2244, i64 %j.1105.i.i
  %449 = load i32, ptr %arrayidx41.i.i2271, align 4
  %spec.select.i.i = tail call i32 @llvm.smin.i32(i32 %448, i32 %449)
  store i32 %spec.select.i.i, ptr %arrayidx40.i.i2270, align 4
  %inc.i437.i2272 = add nuw nsw i64 %j.1105.i.i, 1
  %exitcond.not.i438.i2273 = icmp eq i64 %inc.i437.i2272, %321
  br i1 %exitcond.not.i438.i2273, label %for.end52.i.i2266, label %for.body39.i.i2269, !llvm.loop !84

for.end52.i.i2266:                                ; preds = %for.body39.i.i2269, %for.cond36.preheader.i.i2264
  %inc54.i.i2267 = add nuw nsw i64 %m.0107.i.i, 1
  %exitcond460.not.i2268 = icmp eq i64 %inc54.i.i2267, %434
  br i1 %exitcond460.not.i2268, label %for.inc156.i2206, label %for.body.i427.i2240, !llvm.loop !85

for.inc156.i2206:                                 ; preds = %for.end52.i.i2266, %if.end.i.i2291, %if.else146.i2239, %if.then145.i2274, %if.else146.thread.i2205
  %add157.i2207 = add nuw nsw i64 %k90.0448.i21124266, 512
  %add.ptr159.i2208 = getelementptr inbounds i8, ptr %values.0449.i21114264, i64 %add.ptr159.idx.i2109
  %450 = load i64, ptr %arrayidx94.i2101, align 8
  %cmp95.i2113 = icmp slt i64 %add157.i2207, %450
  br i1 %cmp95.i2113, label %for.body100.i2161, label %for.end162.i2114

for.end162.i2114:                                 ; preds = %for.inc156.i2206, %land.rhs93.lr.ph.i2100, %if.end89.i2374
  %451 = load i64, ptr %a, align 8
  %cmp164.i2115 = icmp eq i64 %451, 0
  %tobool167.i2116 = icmp ne i64 %323, 0
  %or.cond245.i2117 = select i1 %cmp164.i2115, i1 %tobool167.i2116, i1 false
  br i1 %or.cond245.i2117, label %lor.lhs.false168.i2119, label %least_int.exit

lor.lhs.false168.i2119:                           ; preds = %for.end162.i2114
  %cmp169.i2120 = icmp ne ptr %cond.i2436, %324
  %tobool172.i2121 = icmp ne i64 %314, 0
  %or.cond246.i2122 = select i1 %cmp169.i2120, i1 true, i1 %tobool172.i2121
  br i1 %or.cond246.i2122, label %for.cond176.preheader.i2123, label %least_int.exit

for.cond176.preheader.i2123:                      ; preds = %lor.lhs.false168.i2119
  %cmp178.not450.i2124 = icmp slt i64 %mul.i2429, 8
  br i1 %cmp178.not450.i2124, label %for.cond201.preheader.i2136, label %for.body180.lr.ph.i2125

for.body180.lr.ph.i2125:                          ; preds = %for.cond176.preheader.i2123
  %add.ptr187.i2126 = getelementptr inbounds i32, ptr %315, i64 %mul9.i2432
  br label %for.body180.i2127

for.cond201.preheader.i2136:                      ; preds = %if.end196.i2131, %for.cond176.preheader.i2123
  %k175.0.lcssa.i2137 = phi i64 [ 0, %for.cond176.preheader.i2123 ], [ %add177452.i2128, %if.end196.i2131 ]
  %cmp202453.i2138 = icmp slt i64 %k175.0.lcssa.i2137, %mul.i2429
  br i1 %cmp202453.i2138, label %for.body204.lr.ph.i2139, label %least_int.exit

for.body204.lr.ph.i2139:                          ; preds = %for.cond201.preheader.i2136
  %452 = getelementptr i32, ptr %315, i64 %mul9.i2432
  br label %for.body204.i2140

for.body180.i2127:                                ; preds = %if.end196.i2131, %for.body180.lr.ph.i2125
  %add177452.i2128 = phi i64 [ 8, %for.body180.lr.ph.i2125 ], [ %add177.i2134, %if.end196.i2131 ]
  %k175.0451.i2129 = phi i64 [ 0, %for.body180.lr.ph.i2125 ], [ %add177452.i2128, %if.end196.i2131 ]
  %add.ptr181.i2130 = getelementptr inbounds i32, ptr %cond.i2436, i64 %k175.0451.i2129
  %453 = load <8 x i32>, ptr %add.ptr181.i2130, align 4
  br i1 %tobool172.i2121, label %land.lhs.true183.i2152, label %if.end196.i2131

land.lhs.true183.i2152:                           ; preds = %for.body180.i2127
  %454 = load i64, ptr %arrayidx8.i2431, align 8
  %tobool185.not.i2153 = icmp eq i64 %454, 0
  br i1 %tobool185.not.i2153, label %if.then192.i2157, label %if.then186.i2154

if.then186.i2154:                                 ; preds = %land.lhs.true183.i2152
  %add.ptr188.i2155 = getelementptr inbounds i32, ptr %add.ptr187.i2126, i64 %k175.0451.i2129
  %455 = load <8 x i32>, ptr %add.ptr188.i2155, align 4
  %add189.i2156 = add <8 x i32> %455, %453
  br label %if.end196.i2131

if.then192.i2157:                                 ; preds = %land.lhs.true183.i2152
  %456 = load i32, ptr %315, align 4
  %splat.splatinsert.i2158 = insertelement <8 x i32> poison, i32 %456, i64 0
  %splat.splat.i2159 = shufflevector <8 x i32> %splat.splatinsert.i2158, <8 x i32> poison, <8 x i32> zeroinitializer
  %add194.i2160 = add <8 x i32> %splat.splat.i2159, %453
  br label %if.end196.i2131

if.end196.i2131:                                  ; preds = %if.then192.i2157, %if.then186.i2154, %for.body180.i2127
  %sum.0.i2132 = phi <8 x i32> [ %add189.i2156, %if.then186.i2154 ], [ %add194.i2160, %if.then192.i2157 ], [ %453, %for.body180.i2127 ]
  %add.ptr197.i2133 = getelementptr inbounds i32, ptr %324, i64 %k175.0451.i2129
  store <8 x i32> %sum.0.i2132, ptr %add.ptr197.i2133, align 4
  %add177.i2134 = add nuw nsw i64 %add177452.i2128, 8
  %cmp178.not.i2135 = icmp sgt i64 %add177.i2134, %mul.i2429
  br i1 %cmp178.not.i2135, label %for.cond201.preheader.i2136, label %for.body180.i2127, !llvm.loop !86

for.body204.i2140:                                ; preds = %cond.end215.i2143, %for.body204.lr.ph.i2139
  %k175.1454.i2141 = phi i64 [ %k175.0.lcssa.i2137, %for.body204.lr.ph.i2139 ], [ %inc219.i2146, %cond.end215.i2143 ]
  %arrayidx207.i2142 = getelementptr inbounds i32, ptr %cond.i2436, i64 %k175.1454.i2141
  %457 = load i32, ptr %arrayidx207.i2142, align 4
  br i1 %tobool172.i2121, label %cond.true206.i2148, label %cond.end215.i2143

cond.true206.i2148:                               ; preds = %for.body204.i2140
  %458 = load i64, ptr %arrayidx8.i2431, align 8
  %mul209.i2149 = mul nsw i64 %458, %k175.1454.i2141
  %arrayidx211.i2150 = getelementptr i32, ptr %452, i64 %mul209.i2149
  %459 = load i32, ptr %arrayidx211.i2150, align 4
  %add212.i2151 = add nsw i32 %459, %457
  br label %cond.end215.i2143

cond.end215.i2143:                                ; preds = %cond.true206.i2148, %for.body204.i2140
  %cond216.i2144 = phi i32 [ %add212.i2151, %cond.true206.i2148 ], [ %457, %for.body204.i2140 ]
  %arrayidx217.i2145 = getelementptr inbounds i32, ptr %324, i64 %k175.1454.i2141
  store i32 %cond216.i2144, ptr %arrayidx217.i2145, align 4
  %inc219.i2146 = add nuw nsw i64 %k175.1454.i2141, 1
  %exitcond462.not.i2147 = icmp eq i64 %inc219.i2146, %mul.i2429
  br i1 %exitcond462.not.i2147, label %least_int.exit, label %for.body204.i2140, !llvm.loop !87

cleanup222.critedge.i2371:                        ; preds = %if.then69.i2366
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i2061) #8
  br label %least_int.exit

least_int.exit:                                   ; preds = %cond.end130.i2199, %cond.end215.i2143, %for.end162.i2114, %lor.lhs.false168.i2119, %for.cond201.preheader.i2136, %cleanup222.critedge.i2371
  %retval.5.i2118 = phi i64 [ 1, %cleanup222.critedge.i2371 ], [ 0, %lor.lhs.false168.i2119 ], [ 0, %for.end162.i2114 ], [ 0, %for.cond201.preheader.i2136 ], [ 0, %cond.end215.i2143 ], [ 1, %cond.end130.i2199 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2060) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2059) #8
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool14.not.i2438, label %if.end30.i2447, label %land.lhs.true.i2439

land.lhs.true.i2439:                              ; preds = %cond.false49
  %tobool16.i2441.not = icmp eq i64 %314, 0
  br i1 %tobool16.i2441.not, label %if.then.i2443, label %land.lhs.true20.i2760

if.then.i2443:                                    ; preds = %land.lhs.true.i2439
  %460 = inttoptr i64 %327 to ptr
  %461 = load i64, ptr %460, align 8
  %tobool1.not.i.i2444 = icmp eq i64 %461, 0
  br i1 %tobool1.not.i.i2444, label %if.then.i.i2758, label %for.cond9.preheader.i.i2445

if.then.i.i2758:                                  ; preds = %if.then.i2443
  %mul.i.i2759 = shl nsw i64 %mul.i2429, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i.i2759, i1 false)
  br label %if.end30.i2447

for.cond9.preheader.i.i2445:                      ; preds = %if.then.i2443
  %cmp1033.i.i2446 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp1033.i.i2446, label %for.body13.i.i2753, label %if.end30.i2447

for.body13.i.i2753:                               ; preds = %for.cond9.preheader.i.i2445, %for.body13.i.i2753
  %k8.034.i.i2754 = phi i64 [ %inc16.i.i2756, %for.body13.i.i2753 ], [ 0, %for.cond9.preheader.i.i2445 ]
  %arrayidx14.i.i2755 = getelementptr inbounds i64, ptr %cond.i2436, i64 %k8.034.i.i2754
  store i64 %461, ptr %arrayidx14.i.i2755, align 8
  %inc16.i.i2756 = add nuw nsw i64 %k8.034.i.i2754, 1
  %exitcond.not.i.i2757 = icmp eq i64 %inc16.i.i2756, %mul.i2429
  br i1 %exitcond.not.i.i2757, label %if.end30.i2447, label %for.body13.i.i2753, !llvm.loop !23

land.lhs.true20.i2760:                            ; preds = %land.lhs.true.i2439
  %tobool22.not.i2761 = icmp eq i64 %322, 0
  br i1 %tobool22.not.i2761, label %if.then28.i2765, label %if.then23.i2762

if.then23.i2762:                                  ; preds = %land.lhs.true20.i2760
  %add.ptr.i2763 = getelementptr inbounds i64, ptr %315, i64 %mul9.i2432
  %mul24.i2764 = shl i64 %mul.i2429, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2436, ptr nonnull align 8 %add.ptr.i2763, i64 %mul24.i2764, i1 false)
  br label %if.end30.i2447

if.then28.i2765:                                  ; preds = %land.lhs.true20.i2760
  %462 = load i64, ptr %315, align 8
  %tobool1.not.i370.i2766 = icmp eq i64 %462, 0
  br i1 %tobool1.not.i370.i2766, label %if.then.i380.i2774, label %for.cond9.preheader.i371.i2767

if.then.i380.i2774:                               ; preds = %if.then28.i2765
  %mul.i381.i2775 = shl nsw i64 %mul.i2429, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2436, i8 0, i64 %mul.i381.i2775, i1 false)
  br label %if.end30.i2447

for.cond9.preheader.i371.i2767:                   ; preds = %if.then28.i2765
  %cmp1033.i372.i2768 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp1033.i372.i2768, label %for.body13.i375.i2769, label %if.end30.i2447

for.body13.i375.i2769:                            ; preds = %for.cond9.preheader.i371.i2767, %for.body13.i375.i2769
  %k8.034.i376.i2770 = phi i64 [ %inc16.i378.i2772, %for.body13.i375.i2769 ], [ 0, %for.cond9.preheader.i371.i2767 ]
  %arrayidx14.i377.i2771 = getelementptr inbounds i64, ptr %cond.i2436, i64 %k8.034.i376.i2770
  store i64 %462, ptr %arrayidx14.i377.i2771, align 8
  %inc16.i378.i2772 = add nuw nsw i64 %k8.034.i376.i2770, 1
  %exitcond.not.i379.i2773 = icmp eq i64 %inc16.i378.i2772, %mul.i2429
  br i1 %exitcond.not.i379.i2773, label %if.end30.i2447, label %for.body13.i375.i2769, !llvm.loop !23

if.end30.i2447:                                   ; preds = %for.body13.i375.i2769, %for.body13.i.i2753, %for.cond9.preheader.i371.i2767, %if.then.i380.i2774, %if.then23.i2762, %for.cond9.preheader.i.i2445, %if.then.i.i2758, %cond.false49
  %cmp31.i2448 = icmp eq i64 %318, 0
  br i1 %cmp31.i2448, label %land.end.i2741, label %land.end.thread.i2449

land.end.thread.i2449:                            ; preds = %if.end30.i2447
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2418) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2419) #8
  br label %for.cond.cleanup.i2450

land.end.i2741:                                   ; preds = %if.end30.i2447
  %arrayidx32.i2742 = getelementptr inbounds i8, ptr %a, i64 56
  %463 = load i64, ptr %arrayidx32.i2742, align 8
  %cmp33.i2743 = icmp eq i64 %319, %463
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2418) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2419) #8
  br i1 %cmp33.i2743, label %for.body.lr.ph.i2744, label %for.cond.cleanup.i2450

for.body.lr.ph.i2744:                             ; preds = %land.end.i2741
  %places42.i2745 = getelementptr inbounds i8, ptr %found.i2419, i64 2080
  br label %for.body.i2746

for.cond.cleanup.i2450:                           ; preds = %for.body.i2746, %land.end.i2741, %land.end.thread.i2449
  %464 = phi i1 [ false, %land.end.thread.i2449 ], [ false, %land.end.i2741 ], [ true, %for.body.i2746 ]
  %465 = load i64, ptr %a, align 8
  %cmp45.i2451 = icmp eq i64 %465, 0
  %tobool48.i2452 = icmp eq i64 %320, 0
  %or.cond242.not367.i2453 = select i1 %cmp45.i2451, i1 %tobool48.i2452, i1 false
  %cmp50.i2454 = icmp eq i64 %321, 1
  %or.cond243.i2455 = select i1 %or.cond242.not367.i2453, i1 %cmp50.i2454, i1 false
  %spec.select.i2456 = and i1 %464, %or.cond243.i2455
  %cmp59.i2457 = icmp sgt i64 %mul.i2429, 2048
  %not.spec.select.i2456 = xor i1 %spec.select.i2456, true
  %or.cond244.i2458 = select i1 %not.spec.select.i2456, i1 true, i1 %cmp59.i2457
  %arrayidx62.i2721 = getelementptr inbounds i8, ptr %a, i64 48
  %466 = load i64, ptr %arrayidx62.i2721, align 8
  %cmp63.not.i2722 = icmp sgt i64 %mul.i2429, %466
  %or.cond4425 = select i1 %or.cond244.i2458, i1 true, i1 %cmp63.not.i2722
  br i1 %or.cond4425, label %land.rhs94.lr.ph.i2459, label %if.then69.i2723

for.body.i2746:                                   ; preds = %for.body.i2746, %for.body.lr.ph.i2744
  %k.0445.i2747 = phi i64 [ 0, %for.body.lr.ph.i2744 ], [ %inc.i2751, %for.body.i2746 ]
  %conv40.i2748 = trunc nuw i64 %k.0445.i2747 to i32
  %arrayidx41.i2749 = getelementptr inbounds [520 x i32], ptr %found.i2419, i64 0, i64 %k.0445.i2747
  store i32 %conv40.i2748, ptr %arrayidx41.i2749, align 4
  %arrayidx43.i2750 = getelementptr inbounds [520 x i32], ptr %places42.i2745, i64 0, i64 %k.0445.i2747
  store i32 0, ptr %arrayidx43.i2750, align 4
  %inc.i2751 = add nuw nsw i64 %k.0445.i2747, 1
  %exitcond4349.not = icmp eq i64 %inc.i2751, 520
  br i1 %exitcond4349.not, label %for.cond.cleanup.i2450, label %for.body.i2746, !llvm.loop !88

if.then69.i2723:                                  ; preds = %for.cond.cleanup.i2450
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i2420) #8
  %arrayidx70.i2724 = getelementptr inbounds i8, ptr %a, i64 16
  %467 = load i64, ptr %arrayidx70.i2724, align 8
  %arrayidx72.i2725 = getelementptr inbounds i8, ptr %a, i64 56
  %468 = load i64, ptr %arrayidx72.i2725, align 8
  %call.i2726 = call fastcc i64 @count_indices(ptr noundef %317, i64 noundef %467, i64 noundef %466, i64 noundef %468, ptr noundef nonnull %counts.i2420)
  %tobool73.not.i2727 = icmp eq i64 %call.i2726, 0
  br i1 %tobool73.not.i2727, label %for.cond77.preheader.i2729, label %cleanup223.critedge.i2728

for.cond77.preheader.i2729:                       ; preds = %if.then69.i2723
  %cmp78446.i2730 = icmp sgt i64 %mul.i2429, 0
  br i1 %cmp78446.i2730, label %for.body81.i2732, label %if.end90.i2731

for.body81.i2732:                                 ; preds = %for.cond77.preheader.i2729, %for.body81.i2732
  %k76.0447.i2733 = phi i64 [ %inc88.i2739, %for.body81.i2732 ], [ 0, %for.cond77.preheader.i2729 ]
  %arrayidx82.i2734 = getelementptr inbounds [2048 x i32], ptr %counts.i2420, i64 0, i64 %k76.0447.i2733
  %469 = load i32, ptr %arrayidx82.i2734, align 4
  %conv83.i2735 = zext i32 %469 to i64
  %470 = load i64, ptr %313, align 8
  %mul85.i2736 = mul nsw i64 %470, %conv83.i2735
  %arrayidx86.i2737 = getelementptr inbounds i64, ptr %cond.i2436, i64 %k76.0447.i2733
  %471 = load i64, ptr %arrayidx86.i2737, align 8
  %add.i2738 = add nsw i64 %471, %mul85.i2736
  store i64 %add.i2738, ptr %arrayidx86.i2737, align 8
  %inc88.i2739 = add nuw nsw i64 %k76.0447.i2733, 1
  %exitcond.not.i2740 = icmp eq i64 %inc88.i2739, %mul.i2429
  br i1 %exitcond.not.i2740, label %if.end90.i2731, label %for.body81.i2732, !llvm.loop !89

if.end90.i2731:                                   ; preds = %for.body81.i2732, %for.cond77.preheader.i2729
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i2420) #8
  br label %for.end163.i2474

land.rhs94.lr.ph.i2459:                           ; preds = %for.cond.cleanup.i2450
  %arrayidx95.i2460 = getelementptr inbounds i8, ptr %a, i64 48
  %places114.i2461 = getelementptr inbounds i8, ptr %found.i2419, i64 2080
  %cond119.i2462 = select i1 %464, ptr %places114.i2461, ptr %places.i2418
  %arrayidx120.i2463 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx129.i2464 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i409.i2465 = trunc i64 %318 to i32
  %conv1.i.i2466 = trunc i64 %sub.i2428 to i32
  %count32.i.i2467 = getelementptr inbounds i8, ptr %found.i2419, i64 4160
  %cmp18.not101.i.i2468 = icmp slt i64 %321, 8
  %add.ptr160.idx.i2469 = shl nsw i64 %320, 12
  %cmp96.i24734267 = icmp sgt i64 %466, 0
  br i1 %cmp96.i24734267, label %for.body101.i2521, label %for.end163.i2474

for.body101.i2521:                                ; preds = %land.rhs94.lr.ph.i2459, %for.inc157.i2566
  %472 = phi i64 [ %498, %for.inc157.i2566 ], [ %466, %land.rhs94.lr.ph.i2459 ]
  %k91.0449.i24724270 = phi i64 [ %add158.i2567, %for.inc157.i2566 ], [ 0, %land.rhs94.lr.ph.i2459 ]
  %values.0450.i24714268 = phi ptr [ %add.ptr160.i2568, %for.inc157.i2566 ], [ %313, %land.rhs94.lr.ph.i2459 ]
  %sub103.i2522 = sub nsw i64 %472, %k91.0449.i24724270
  %spec.select368.i2523 = tail call i64 @llvm.smin.i64(i64 %sub103.i2522, i64 512)
  %473 = load i64, ptr %arrayidx120.i2463, align 8
  %cmp121.i2524 = icmp eq i64 %473, 4
  %474 = load i64, ptr %arrayidx129.i2464, align 8
  %cmp.not65.i.i2525 = icmp slt i64 %sub103.i2522, 8
  br i1 %cmp121.i2524, label %cond.true123.i2671, label %cond.false127.i2526

cond.true123.i2671:                               ; preds = %for.body101.i2521
  %add.ptr124.i2672 = getelementptr inbounds i32, ptr %317, i64 %k91.0449.i24724270
  br i1 %cmp.not65.i.i2525, label %for.cond11.preheader.i.i2693, label %for.body.lr.ph.i.i2673

for.body.lr.ph.i.i2673:                           ; preds = %cond.true123.i2671
  %splat.splatinsert.i.i2674 = insertelement <8 x i64> poison, i64 %474, i64 0
  %splat.splat.i.i2675 = shufflevector <8 x i64> %splat.splatinsert.i.i2674, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2676

for.cond11.preheader.i.i2693:                     ; preds = %for.body.i.i2676, %cond.true123.i2671
  %outside.0.lcssa.i.i2694 = phi <8 x i64> [ zeroinitializer, %cond.true123.i2671 ], [ %or7.i.i2688, %for.body.i.i2676 ]
  %k.0.lcssa.i.i2695 = phi i64 [ 0, %cond.true123.i2671 ], [ %add68.i.i2677, %for.body.i.i2676 ]
  br label %for.body14.i.i2696

for.body.i.i2676:                                 ; preds = %for.body.i.i2676, %for.body.lr.ph.i.i2673
  %add68.i.i2677 = phi i64 [ 8, %for.body.lr.ph.i.i2673 ], [ %add.i.i2691, %for.body.i.i2676 ]
  %k.067.i.i2678 = phi i64 [ 0, %for.body.lr.ph.i.i2673 ], [ %add68.i.i2677, %for.body.i.i2676 ]
  %outside.066.i.i2679 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2673 ], [ %or7.i.i2688, %for.body.i.i2676 ]
  %add.ptr.i.i2680 = getelementptr inbounds i32, ptr %add.ptr124.i2672, i64 %k.067.i.i2678
  %475 = load <8 x i32>, ptr %add.ptr.i.i2680, align 4
  %conv.i.i2681 = sext <8 x i32> %475 to <8 x i64>
  %isneg.i.i2682 = icmp slt <8 x i32> %475, zeroinitializer
  %and.i.i2683 = select <8 x i1> %isneg.i.i2682, <8 x i64> %splat.splat.i.i2675, <8 x i64> zeroinitializer
  %add1.i.i2684 = add <8 x i64> %and.i.i2683, %conv.i.i2681
  %add1.lobit.i.i2685 = ashr <8 x i64> %add1.i.i2684, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2686 = icmp slt <8 x i64> %add1.i.i2684, %splat.splat.i.i2675
  %or.i.i2687 = select <8 x i1> %cmp5.not.i.i2686, <8 x i64> %add1.lobit.i.i2685, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2688 = or <8 x i64> %or.i.i2687, %outside.066.i.i2679
  %conv8.i.i2689 = trunc <8 x i64> %add1.i.i2684 to <8 x i32>
  %add.ptr9.i.i2690 = getelementptr inbounds i32, ptr %cond119.i2462, i64 %k.067.i.i2678
  store <8 x i32> %conv8.i.i2689, ptr %add.ptr9.i.i2690, align 8
  %add.i.i2691 = add nuw nsw i64 %add68.i.i2677, 8
  %cmp.not.i.i2692 = icmp sgt i64 %add.i.i2691, %spec.select368.i2523
  br i1 %cmp.not.i.i2692, label %for.cond11.preheader.i.i2693, label %for.body.i.i2676, !llvm.loop !9

for.cond18.preheader.i.i2703:                     ; preds = %for.body14.i.i2696
  %cmp1972.i.i2704 = icmp slt i64 %k.0.lcssa.i.i2695, %spec.select368.i2523
  br i1 %cmp1972.i.i2704, label %for.body21.i.i2705, label %cond.end131.i2559

for.body14.i.i2696:                               ; preds = %for.body14.i.i2696, %for.cond11.preheader.i.i2693
  %j.071.i.i2697 = phi i64 [ 0, %for.cond11.preheader.i.i2693 ], [ %inc.i.i2701, %for.body14.i.i2696 ]
  %wrong.070.i.i2698 = phi i64 [ 0, %for.cond11.preheader.i.i2693 ], [ %or15.i.i2700, %for.body14.i.i2696 ]
  %vecext.i.i2699 = extractelement <8 x i64> %outside.0.lcssa.i.i2694, i64 %j.071.i.i2697
  %or15.i.i2700 = or i64 %vecext.i.i2699, %wrong.070.i.i2698
  %inc.i.i2701 = add nuw nsw i64 %j.071.i.i2697, 1
  %exitcond.not.i383.i2702 = icmp eq i64 %inc.i.i2701, 8
  br i1 %exitcond.not.i383.i2702, label %for.cond18.preheader.i.i2703, label %for.body14.i.i2696, !llvm.loop !10

for.body21.i.i2705:                               ; preds = %for.cond18.preheader.i.i2703, %for.body21.i.i2705
  %k.174.i.i2706 = phi i64 [ %inc35.i.i2718, %for.body21.i.i2705 ], [ %k.0.lcssa.i.i2695, %for.cond18.preheader.i.i2703 ]
  %wrong.173.i.i2707 = phi i64 [ %or31.i.i2715, %for.body21.i.i2705 ], [ %or15.i.i2700, %for.cond18.preheader.i.i2703 ]
  %arrayidx.i.i2708 = getelementptr inbounds i32, ptr %add.ptr124.i2672, i64 %k.174.i.i2706
  %476 = load i32, ptr %arrayidx.i.i2708, align 4
  %conv23.i.i2709 = sext i32 %476 to i64
  %cmp25.i.i2710 = icmp slt i32 %476, 0
  %cond.i.i2711 = select i1 %cmp25.i.i2710, i64 %474, i64 0
  %add27.i.i2712 = add nsw i64 %cond.i.i2711, %conv23.i.i2709
  %cmp28.i.i2713 = icmp uge i64 %add27.i.i2712, %474
  %conv30.i.i2714 = zext i1 %cmp28.i.i2713 to i64
  %or31.i.i2715 = or i64 %wrong.173.i.i2707, %conv30.i.i2714
  %conv32.i.i2716 = trunc i64 %add27.i.i2712 to i32
  %arrayidx33.i.i2717 = getelementptr inbounds i32, ptr %cond119.i2462, i64 %k.174.i.i2706
  store i32 %conv32.i.i2716, ptr %arrayidx33.i.i2717, align 4
  %inc35.i.i2718 = add nuw nsw i64 %k.174.i.i2706, 1
  %exitcond76.not.i.i2719 = icmp eq i64 %inc35.i.i2718, %spec.select368.i2523
  br i1 %exitcond76.not.i.i2719, label %cond.end131.i2559, label %for.body21.i.i2705, !llvm.loop !11

cond.false127.i2526:                              ; preds = %for.body101.i2521
  %add.ptr128.i2527 = getelementptr inbounds i64, ptr %317, i64 %k91.0449.i24724270
  br i1 %cmp.not65.i.i2525, label %for.cond10.preheader.i.i2547, label %for.body.lr.ph.i384.i2528

for.body.lr.ph.i384.i2528:                        ; preds = %cond.false127.i2526
  %splat.splatinsert.i385.i2529 = insertelement <8 x i64> poison, i64 %474, i64 0
  %splat.splat.i386.i2530 = shufflevector <8 x i64> %splat.splatinsert.i385.i2529, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i387.i2531

for.cond10.preheader.i.i2547:                     ; preds = %for.body.i387.i2531, %cond.false127.i2526
  %outside.0.lcssa.i399.i2548 = phi <8 x i64> [ zeroinitializer, %cond.false127.i2526 ], [ %or7.i395.i2542, %for.body.i387.i2531 ]
  %k.0.lcssa.i400.i2549 = phi i64 [ 0, %cond.false127.i2526 ], [ %add66.i.i2532, %for.body.i387.i2531 ]
  br label %for.body13.i401.i2550

for.body.i387.i2531:                              ; preds = %for.body.i387.i2531, %for.body.lr.ph.i384.i2528
  %add66.i.i2532 = phi i64 [ 8, %for.body.lr.ph.i384.i2528 ], [ %add.i397.i2545, %for.body.i387.i2531 ]
  %k.065.i.i2533 = phi i64 [ 0, %for.body.lr.ph.i384.i2528 ], [ %add66.i.i2532, %for.body.i387.i2531 ]
  %outside.064.i.i2534 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i384.i2528 ], [ %or7.i395.i2542, %for.body.i387.i2531 ]
  %add.ptr.i388.i2535 = getelementptr inbounds i64, ptr %add.ptr128.i2527, i64 %k.065.i.i2533
  %477 = load <8 x i64>, ptr %add.ptr.i388.i2535, align 8
  %isneg.i389.i2536 = icmp slt <8 x i64> %477, zeroinitializer
  %and.i390.i2537 = select <8 x i1> %isneg.i389.i2536, <8 x i64> %splat.splat.i386.i2530, <8 x i64> zeroinitializer
  %add1.i391.i2538 = add <8 x i64> %and.i390.i2537, %477
  %add1.lobit.i392.i2539 = ashr <8 x i64> %add1.i391.i2538, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i393.i2540 = icmp slt <8 x i64> %add1.i391.i2538, %splat.splat.i386.i2530
  %or.i394.i2541 = select <8 x i1> %cmp5.not.i393.i2540, <8 x i64> %add1.lobit.i392.i2539, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i395.i2542 = or <8 x i64> %or.i394.i2541, %outside.064.i.i2534
  %conv.i396.i2543 = trunc <8 x i64> %add1.i391.i2538 to <8 x i32>
  %add.ptr8.i.i2544 = getelementptr inbounds i32, ptr %cond119.i2462, i64 %k.065.i.i2533
  store <8 x i32> %conv.i396.i2543, ptr %add.ptr8.i.i2544, align 8
  %add.i397.i2545 = add nuw nsw i64 %add66.i.i2532, 8
  %cmp.not.i398.i2546 = icmp sgt i64 %add.i397.i2545, %spec.select368.i2523
  br i1 %cmp.not.i398.i2546, label %for.cond10.preheader.i.i2547, label %for.body.i387.i2531, !llvm.loop !12

for.cond17.preheader.i.i2557:                     ; preds = %for.body13.i401.i2550
  %cmp1870.i.i2558 = icmp slt i64 %k.0.lcssa.i400.i2549, %spec.select368.i2523
  br i1 %cmp1870.i.i2558, label %for.body20.i.i2657, label %cond.end131.i2559

for.body13.i401.i2550:                            ; preds = %for.body13.i401.i2550, %for.cond10.preheader.i.i2547
  %j.069.i.i2551 = phi i64 [ 0, %for.cond10.preheader.i.i2547 ], [ %inc.i403.i2555, %for.body13.i401.i2550 ]
  %wrong.068.i.i2552 = phi i64 [ 0, %for.cond10.preheader.i.i2547 ], [ %or14.i.i2554, %for.body13.i401.i2550 ]
  %vecext.i402.i2553 = extractelement <8 x i64> %outside.0.lcssa.i399.i2548, i64 %j.069.i.i2551
  %or14.i.i2554 = or i64 %vecext.i402.i2553, %wrong.068.i.i2552
  %inc.i403.i2555 = add nuw nsw i64 %j.069.i.i2551, 1
  %exitcond.not.i404.i2556 = icmp eq i64 %inc.i403.i2555, 8
  br i1 %exitcond.not.i404.i2556, label %for.cond17.preheader.i.i2557, label %for.body13.i401.i2550, !llvm.loop !13

for.body20.i.i2657:                               ; preds = %for.cond17.preheader.i.i2557, %for.body20.i.i2657
  %k.172.i.i2658 = phi i64 [ %inc33.i.i2669, %for.body20.i.i2657 ], [ %k.0.lcssa.i400.i2549, %for.cond17.preheader.i.i2557 ]
  %wrong.171.i.i2659 = phi i64 [ %or29.i.i2666, %for.body20.i.i2657 ], [ %or14.i.i2554, %for.cond17.preheader.i.i2557 ]
  %arrayidx.i406.i2660 = getelementptr inbounds i64, ptr %add.ptr128.i2527, i64 %k.172.i.i2658
  %478 = load i64, ptr %arrayidx.i406.i2660, align 8
  %cmp23.i.i2661 = icmp slt i64 %478, 0
  %cond.i407.i2662 = select i1 %cmp23.i.i2661, i64 %474, i64 0
  %add25.i.i2663 = add nsw i64 %cond.i407.i2662, %478
  %cmp26.i.i2664 = icmp uge i64 %add25.i.i2663, %474
  %conv28.i.i2665 = zext i1 %cmp26.i.i2664 to i64
  %or29.i.i2666 = or i64 %wrong.171.i.i2659, %conv28.i.i2665
  %conv30.i408.i2667 = trunc i64 %add25.i.i2663 to i32
  %arrayidx31.i.i2668 = getelementptr inbounds i32, ptr %cond119.i2462, i64 %k.172.i.i2658
  store i32 %conv30.i408.i2667, ptr %arrayidx31.i.i2668, align 4
  %inc33.i.i2669 = add nuw nsw i64 %k.172.i.i2658, 1
  %exitcond74.not.i.i2670 = icmp eq i64 %inc33.i.i2669, %spec.select368.i2523
  br i1 %exitcond74.not.i.i2670, label %cond.end131.i2559, label %for.body20.i.i2657, !llvm.loop !14

cond.end131.i2559:                                ; preds = %for.body20.i.i2657, %for.body21.i.i2705, %for.cond17.preheader.i.i2557, %for.cond18.preheader.i.i2703
  %cond132.in.in.i2560 = phi i64 [ %or15.i.i2700, %for.cond18.preheader.i.i2703 ], [ %or14.i.i2554, %for.cond17.preheader.i.i2557 ], [ %or31.i.i2715, %for.body21.i.i2705 ], [ %or29.i.i2666, %for.body20.i.i2657 ]
  %cond132.in.not.i2561 = icmp eq i64 %cond132.in.in.i2560, 0
  br i1 %cond132.in.not.i2561, label %if.end135.i2562, label %least_long.exit

if.end135.i2562:                                  ; preds = %cond.end131.i2559
  br i1 %464, label %if.end140.i2595, label %if.else138.i2563

if.else138.i2563:                                 ; preds = %if.end135.i2562
  %cmp55.i.i2564 = icmp sgt i64 %sub103.i2522, 0
  br i1 %cmp55.i.i2564, label %for.body.i411.i2569, label %if.else147.thread.i2565

for.cond12.preheader.i.i2582:                     ; preds = %for.body.i411.i2569
  %tobool.not.i.i2583 = icmp eq i64 %add.i413.i2579, 0
  br i1 %tobool.not.i.i2583, label %if.else147.thread.i2565, label %for.body16.lr.ph.i.i2584

for.body16.lr.ph.i.i2584:                         ; preds = %for.cond12.preheader.i.i2582
  %sub18.i.i2585 = add nsw i64 %add.i413.i2579, -1
  %arrayidx19.i.i2586 = getelementptr inbounds [520 x i32], ptr %found.i2419, i64 0, i64 %sub18.i.i2585
  %arrayidx25.i.i2587 = getelementptr inbounds [520 x i32], ptr %places114.i2461, i64 0, i64 %sub18.i.i2585
  br label %for.body16.i.i2588

for.body.i411.i2569:                              ; preds = %if.else138.i2563, %for.body.i411.i2569
  %n.057.i.i2570 = phi i64 [ %add.i413.i2579, %for.body.i411.i2569 ], [ 0, %if.else138.i2563 ]
  %k.056.i.i2571 = phi i64 [ %inc.i414.i2580, %for.body.i411.i2569 ], [ 0, %if.else138.i2563 ]
  %arrayidx.i412.i2572 = getelementptr inbounds i32, ptr %places.i2418, i64 %k.056.i.i2571
  %479 = load i32, ptr %arrayidx.i412.i2572, align 4
  %sub3.i.i2573 = sub i32 %479, %conv.i409.i2465
  %conv4.i.i2574 = trunc i64 %k.056.i.i2571 to i32
  %arrayidx5.i.i2575 = getelementptr inbounds [520 x i32], ptr %found.i2419, i64 0, i64 %n.057.i.i2570
  store i32 %conv4.i.i2574, ptr %arrayidx5.i.i2575, align 4
  %arrayidx7.i.i2576 = getelementptr inbounds [520 x i32], ptr %places114.i2461, i64 0, i64 %n.057.i.i2570
  store i32 %sub3.i.i2573, ptr %arrayidx7.i.i2576, align 4
  %cmp8.i.i2577 = icmp ult i32 %sub3.i.i2573, %conv1.i.i2466
  %conv10.i.i2578 = zext i1 %cmp8.i.i2577 to i64
  %add.i413.i2579 = add nuw nsw i64 %n.057.i.i2570, %conv10.i.i2578
  %inc.i414.i2580 = add nuw nsw i64 %k.056.i.i2571, 1
  %exitcond.not.i415.i2581 = icmp eq i64 %inc.i414.i2580, %spec.select368.i2523
  br i1 %exitcond.not.i415.i2581, label %for.cond12.preheader.i.i2582, label %for.body.i411.i2569, !llvm.loop !15

for.body16.i.i2588:                               ; preds = %for.body16.i.i2588, %for.body16.lr.ph.i.i2584
  %k11.058.i.i2589 = phi i64 [ 0, %for.body16.lr.ph.i.i2584 ], [ %inc30.i.i2593, %for.body16.i.i2588 ]
  %480 = load i32, ptr %arrayidx19.i.i2586, align 4
  %add21.i.i2590 = add nuw nsw i64 %k11.058.i.i2589, %add.i413.i2579
  %arrayidx22.i.i2591 = getelementptr inbounds [520 x i32], ptr %found.i2419, i64 0, i64 %add21.i.i2590
  store i32 %480, ptr %arrayidx22.i.i2591, align 4
  %481 = load i32, ptr %arrayidx25.i.i2587, align 4
  %arrayidx28.i.i2592 = getelementptr inbounds [520 x i32], ptr %places114.i2461, i64 0, i64 %add21.i.i2590
  store i32 %481, ptr %arrayidx28.i.i2592, align 4
  %inc30.i.i2593 = add nuw nsw i64 %k11.058.i.i2589, 1
  %exitcond460.not.i2594 = icmp eq i64 %inc30.i.i2593, 8
  br i1 %exitcond460.not.i2594, label %if.end140.i2595, label %for.body16.i.i2588, !llvm.loop !16

if.else147.thread.i2565:                          ; preds = %for.cond12.preheader.i.i2582, %if.else138.i2563
  store i64 0, ptr %count32.i.i2467, align 8
  br label %for.inc157.i2566

if.end140.i2595:                                  ; preds = %for.body16.i.i2588, %if.end135.i2562
  %482 = phi i64 [ %spec.select368.i2523, %if.end135.i2562 ], [ %add.i413.i2579, %for.body16.i.i2588 ]
  store i64 %482, ptr %count32.i.i2467, align 8
  %tobool142.i2596 = icmp ne i64 %482, 0
  %or.cond245.i2597 = select i1 %tobool142.i2596, i1 %cmp50.i2454, i1 false
  %cmp47.i.i2598 = icmp sgt i64 %482, 0
  br i1 %or.cond245.i2597, label %if.then146.i2632, label %if.else147.i2599

if.then146.i2632:                                 ; preds = %if.end140.i2595
  br i1 %cmp47.i.i2598, label %for.body.preheader.i.i2633, label %for.inc157.i2566

for.body.preheader.i.i2633:                       ; preds = %if.then146.i2632
  %483 = load i32, ptr %places114.i2461, align 8
  %conv.i416.i2634 = sext i32 %483 to i64
  %arrayidx1.i.i2635 = getelementptr inbounds i64, ptr %cond.i2436, i64 %conv.i416.i2634
  %484 = load i64, ptr %arrayidx1.i.i2635, align 8
  br label %for.body.i417.i2636

for.body.i417.i2636:                              ; preds = %if.end.i.i2649, %for.body.preheader.i.i2633
  %before.050.i.i2637 = phi i64 [ %conv5.i.i2641, %if.end.i.i2649 ], [ %conv.i416.i2634, %for.body.preheader.i.i2633 ]
  %m.049.i.i2638 = phi i64 [ %inc.i424.i, %if.end.i.i2649 ], [ 0, %for.body.preheader.i.i2633 ]
  %found.048.i.i2639 = phi i64 [ %cond.i423.i, %if.end.i.i2649 ], [ %484, %for.body.preheader.i.i2633 ]
  %arrayidx4.i.i2640 = getelementptr inbounds [520 x i32], ptr %places114.i2461, i64 0, i64 %m.049.i.i2638
  %485 = load i32, ptr %arrayidx4.i.i2640, align 4
  %conv5.i.i2641 = sext i32 %485 to i64
  %add.i418.i2642 = add nuw nsw i64 %m.049.i.i2638, 8
  %arrayidx7.i419.i2643 = getelementptr inbounds [520 x i32], ptr %places114.i2461, i64 0, i64 %add.i418.i2642
  %486 = load i32, ptr %arrayidx7.i419.i2643, align 4
  %idx.ext.i.i2644 = sext i32 %486 to i64
  %add.ptr.i420.i2645 = getelementptr inbounds i64, ptr %cond.i2436, i64 %idx.ext.i.i2644
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i420.i2645, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2646 = icmp eq i64 %before.050.i.i2637, %conv5.i.i2641
  br i1 %cmp8.not.i.i2646, label %if.end.i.i2649, label %if.then.i421.i2647

if.then.i421.i2647:                               ; preds = %for.body.i417.i2636
  %arrayidx10.i.i2648 = getelementptr inbounds i64, ptr %cond.i2436, i64 %conv5.i.i2641
  %487 = load i64, ptr %arrayidx10.i.i2648, align 8
  br label %if.end.i.i2649

if.end.i.i2649:                                   ; preds = %if.then.i421.i2647, %for.body.i417.i2636
  %found.1.i.i2650 = phi i64 [ %487, %if.then.i421.i2647 ], [ %found.048.i.i2639, %for.body.i417.i2636 ]
  %arrayidx11.i.i2651 = getelementptr inbounds [520 x i32], ptr %found.i2419, i64 0, i64 %m.049.i.i2638
  %488 = load i32, ptr %arrayidx11.i.i2651, align 4
  %conv12.i.i2652 = sext i32 %488 to i64
  %mul.i422.i2653 = mul nsw i64 %320, %conv12.i.i2652
  %arrayidx13.i.i2654 = getelementptr inbounds i64, ptr %values.0450.i24714268, i64 %mul.i422.i2653
  %489 = load i64, ptr %arrayidx13.i.i2654, align 8
  %cond.i423.i = tail call i64 @llvm.smin.i64(i64 %found.1.i.i2650, i64 %489)
  %arrayidx23.i.i2655 = getelementptr inbounds i64, ptr %cond.i2436, i64 %conv5.i.i2641
  store i64 %cond.i423.i, ptr %arrayidx23.i.i2655, align 8
  %inc.i424.i = add nuw nsw i64 %m.049.i.i2638, 1
  %exitcond462.not.i2656 = icmp eq i64 %inc.i424.i, %482
  br i1 %exitcond462.not.i2656, label %for.inc157.i2566, label %for.body.i417.i2636, !llvm.loop !90

if.else147.i2599:                                 ; preds = %if.end140.i2595
  br i1 %cmp47.i.i2598, label %for.body.i428.i, label %for.inc157.i2566

for.body.i428.i:                                  ; preds = %if.else147.i2599, %for.end52.i.i2622
  %m.0107.i.i2600 = phi i64 [ %inc54.i.i2623, %for.end52.i.i2622 ], [ 0, %if.else147.i2599 ]
  %arrayidx.i429.i = getelementptr inbounds [520 x i32], ptr %found.i2419, i64 0, i64 %m.0107.i.i2600
  %490 = load i32, ptr %arrayidx.i429.i, align 4
  %conv.i430.i = sext i32 %490 to i64
  %mul.i431.i = mul nsw i64 %320, %conv.i430.i
  %add.ptr.i432.i = getelementptr inbounds i64, ptr %values.0450.i24714268, i64 %mul.i431.i
  %arrayidx1.i433.i = getelementptr inbounds [520 x i32], ptr %places114.i2461, i64 0, i64 %m.0107.i.i2600
  %491 = load i32, ptr %arrayidx1.i433.i, align 4
  %conv2.i.i2601 = sext i32 %491 to i64
  %mul3.i.i2602 = mul nsw i64 %321, %conv2.i.i2601
  %add.ptr4.i.i2603 = getelementptr inbounds i64, ptr %cond.i2436, i64 %mul3.i.i2602
  %add.i434.i = add nuw nsw i64 %m.0107.i.i2600, 8
  %arrayidx6.i.i2604 = getelementptr inbounds [520 x i32], ptr %found.i2419, i64 0, i64 %add.i434.i
  %492 = load i32, ptr %arrayidx6.i.i2604, align 4
  %conv7.i.i2605 = sext i32 %492 to i64
  %mul8.i.i2606 = mul nsw i64 %320, %conv7.i.i2605
  %add.ptr9.i435.i = getelementptr inbounds i64, ptr %values.0450.i24714268, i64 %mul8.i.i2606
  %arrayidx12.i.i2607 = getelementptr inbounds [520 x i32], ptr %places114.i2461, i64 0, i64 %add.i434.i
  %493 = load i32, ptr %arrayidx12.i.i2607, align 4
  %conv13.i.i2608 = sext i32 %493 to i64
  %mul14.i.i2609 = mul nsw i64 %321, %conv13.i.i2608
  %add.ptr15.i.i2610 = getelementptr inbounds i64, ptr %cond.i2436, i64 %mul14.i.i2609
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2610, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2468, label %for.cond36.preheader.i.i2619, label %for.body20.i436.i

for.cond36.preheader.i.i2619:                     ; preds = %for.body20.i436.i, %for.body.i428.i
  %j.0.lcssa.i.i2620 = phi i64 [ 0, %for.body.i428.i ], [ %add17103.i.i2611, %for.body20.i436.i ]
  %cmp37104.i.i2621 = icmp slt i64 %j.0.lcssa.i.i2620, %321
  br i1 %cmp37104.i.i2621, label %for.body39.i.i2625, label %for.end52.i.i2622

for.body20.i436.i:                                ; preds = %for.body.i428.i, %for.body20.i436.i
  %add17103.i.i2611 = phi i64 [ %add17.i.i2617, %for.body20.i436.i ], [ 8, %for.body.i428.i ]
  %j.0102.i.i2612 = phi i64 [ %add17103.i.i2611, %for.body20.i436.i ], [ 0, %for.body.i428.i ]
  %add.ptr21.i.i2613 = getelementptr inbounds i64, ptr %add.ptr9.i435.i, i64 %j.0102.i.i2612
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2613, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2614 = getelementptr inbounds i64, ptr %add.ptr4.i.i2603, i64 %j.0102.i.i2612
  %494 = load <8 x i64>, ptr %add.ptr22.i.i2614, align 8
  %add.ptr23.i.i2615 = getelementptr inbounds i64, ptr %add.ptr.i432.i, i64 %j.0102.i.i2612
  %495 = load <8 x i64>, ptr %add.ptr23.i.i2615, align 8
  %or33.i.i2616 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %494, <8 x i64> %495)
  store <8 x i64> %or33.i.i2616, ptr %add.ptr22.i.i2614, align 8
  %add17.i.i2617 = add nuw nsw i64 %add17103.i.i2611, 8
  %cmp18.not.i.i2618 = icmp sgt i64 %add17.i.i2617, %321
  br i1 %cmp18.not.i.i2618, label %for.cond36.preheader.i.i2619, label %for.body20.i436.i, !llvm.loop !91

for.body39.i.i2625:                               ; preds = %for.cond36.preheader.i.i2619, %for.body39.i.i2625
  %j.1105.i.i2626 = phi i64 [ %inc.i438.i2630, %for.body39.i.i2625 ], [ %j.0.lcssa.i.i2620, %for.cond36.preheader.i.i2619 ]
  %arrayidx40.i.i2627 = getelementptr inbounds i64, ptr %add.ptr4.i.i2603, i64 %j.1105.i.i2626
  %496 = load i64, ptr %arrayidx40.i.i2627, align 8
  %arrayidx41.i.i2628 = getelementptr inbounds i64, ptr %add.ptr.i432.i, i64 %j.1105.i.i2626
  %497 = load i64, ptr %arrayidx41.i.i2628, align 8
  %spec.select.i.i2629 = tail call i64 @llvm.smin.i64(i64 %496, i64 %497)
  store i64 %spec.select.i.i2629, ptr %arrayidx40.i.i2627, align 8
  %inc.i438.i2630 = add nuw nsw i64 %j.1105.i.i2626, 1
  %exitcond.not.i439.i2631 = icmp eq i64 %inc.i438.i2630, %321
  br i1 %exitcond.not.i439.i2631, label %for.end52.i.i2622, label %for.body39.i.i2625, !llvm.loop !92

for.end52.i.i2622:                                ; preds = %for.body39.i.i2625, %for.cond36.preheader.i.i2619
  %inc54.i.i2623 = add nuw nsw i64 %m.0107.i.i2600, 1
  %exitcond461.not.i2624 = icmp eq i64 %inc54.i.i2623, %482
  br i1 %exitcond461.not.i2624, label %for.inc157.i2566, label %for.body.i428.i, !llvm.loop !93

for.inc157.i2566:                                 ; preds = %for.end52.i.i2622, %if.end.i.i2649, %if.else147.i2599, %if.then146.i2632, %if.else147.thread.i2565
  %add158.i2567 = add nuw nsw i64 %k91.0449.i24724270, 512
  %add.ptr160.i2568 = getelementptr inbounds i8, ptr %values.0450.i24714268, i64 %add.ptr160.idx.i2469
  %498 = load i64, ptr %arrayidx95.i2460, align 8
  %cmp96.i2473 = icmp slt i64 %add158.i2567, %498
  br i1 %cmp96.i2473, label %for.body101.i2521, label %for.end163.i2474

for.end163.i2474:                                 ; preds = %for.inc157.i2566, %land.rhs94.lr.ph.i2459, %if.end90.i2731
  %499 = load i64, ptr %a, align 8
  %cmp165.i2475 = icmp eq i64 %499, 0
  %tobool168.i2476 = icmp ne i64 %323, 0
  %or.cond246.i2477 = select i1 %cmp165.i2475, i1 %tobool168.i2476, i1 false
  br i1 %or.cond246.i2477, label %lor.lhs.false169.i2479, label %least_long.exit

lor.lhs.false169.i2479:                           ; preds = %for.end163.i2474
  %cmp170.i2480 = icmp ne ptr %cond.i2436, %324
  %tobool173.i2481 = icmp ne i64 %314, 0
  %or.cond247.i2482 = select i1 %cmp170.i2480, i1 true, i1 %tobool173.i2481
  br i1 %or.cond247.i2482, label %for.cond177.preheader.i2483, label %least_long.exit

for.cond177.preheader.i2483:                      ; preds = %lor.lhs.false169.i2479
  %cmp179.not451.i2484 = icmp slt i64 %mul.i2429, 8
  br i1 %cmp179.not451.i2484, label %for.cond202.preheader.i2496, label %for.body181.lr.ph.i2485

for.body181.lr.ph.i2485:                          ; preds = %for.cond177.preheader.i2483
  %add.ptr188.i2486 = getelementptr inbounds i64, ptr %315, i64 %mul9.i2432
  br label %for.body181.i2487

for.cond202.preheader.i2496:                      ; preds = %if.end197.i2491, %for.cond177.preheader.i2483
  %k176.0.lcssa.i2497 = phi i64 [ 0, %for.cond177.preheader.i2483 ], [ %add178453.i2488, %if.end197.i2491 ]
  %cmp203454.i2498 = icmp slt i64 %k176.0.lcssa.i2497, %mul.i2429
  br i1 %cmp203454.i2498, label %for.body205.lr.ph.i2499, label %least_long.exit

for.body205.lr.ph.i2499:                          ; preds = %for.cond202.preheader.i2496
  %500 = getelementptr i64, ptr %315, i64 %mul9.i2432
  br label %for.body205.i2500

for.body181.i2487:                                ; preds = %if.end197.i2491, %for.body181.lr.ph.i2485
  %add178453.i2488 = phi i64 [ 8, %for.body181.lr.ph.i2485 ], [ %add178.i2494, %if.end197.i2491 ]
  %k176.0452.i2489 = phi i64 [ 0, %for.body181.lr.ph.i2485 ], [ %add178453.i2488, %if.end197.i2491 ]
  %add.ptr182.i2490 = getelementptr inbounds i64, ptr %cond.i2436, i64 %k176.0452.i2489
  %501 = load <8 x i64>, ptr %add.ptr182.i2490, align 8
  br i1 %tobool173.i2481, label %land.lhs.true184.i2512, label %if.end197.i2491

land.lhs.true184.i2512:                           ; preds = %for.body181.i2487
  %502 = load i64, ptr %arrayidx8.i2431, align 8
  %tobool186.not.i2513 = icmp eq i64 %502, 0
  br i1 %tobool186.not.i2513, label %if.then193.i2517, label %if.then187.i2514

if.then187.i2514:                                 ; preds = %land.lhs.true184.i2512
  %add.ptr189.i2515 = getelementptr inbounds i64, ptr %add.ptr188.i2486, i64 %k176.0452.i2489
  %503 = load <8 x i64>, ptr %add.ptr189.i2515, align 8
  %add190.i2516 = add <8 x i64> %503, %501
  br label %if.end197.i2491

if.then193.i2517:                                 ; preds = %land.lhs.true184.i2512
  %504 = load i64, ptr %315, align 8
  %splat.splatinsert.i2518 = insertelement <8 x i64> poison, i64 %504, i64 0
  %splat.splat.i2519 = shufflevector <8 x i64> %splat.splatinsert.i2518, <8 x i64> poison, <8 x i32> zeroinitializer
  %add195.i2520 = add <8 x i64> %splat.splat.i2519, %501
  br label %if.end197.i2491

if.end197.i2491:                                  ; preds = %if.then193.i2517, %if.then187.i2514, %for.body181.i2487
  %sum.0.i2492 = phi <8 x i64> [ %add190.i2516, %if.then187.i2514 ], [ %add195.i2520, %if.then193.i2517 ], [ %501, %for.body181.i2487 ]
  %add.ptr198.i2493 = getelementptr inbounds i64, ptr %324, i64 %k176.0452.i2489
  store <8 x i64> %sum.0.i2492, ptr %add.ptr198.i2493, align 8
  %add178.i2494 = add nuw nsw i64 %add178453.i2488, 8
  %cmp179.not.i2495 = icmp sgt i64 %add178.i2494, %mul.i2429
  br i1 %cmp179.not.i2495, label %for.cond202.preheader.i2496, label %for.body181.i2487, !llvm.loop !94

for.body205.i2500:                                ; preds = %cond.end216.i2503, %for.body205.lr.ph.i2499
  %k176.1455.i2501 = phi i64 [ %k176.0.lcssa.i2497, %for.body205.lr.ph.i2499 ], [ %inc220.i2506, %cond.end216.i2503 ]
  %arrayidx208.i2502 = getelementptr inbounds i64, ptr %cond.i2436, i64 %k176.1455.i2501
  %505 = load i64, ptr %arrayidx208.i2502, align 8
  br i1 %tobool173.i2481, label %cond.true207.i2508, label %cond.end216.i2503

cond.true207.i2508:                               ; preds = %for.body205.i2500
  %506 = load i64, ptr %arrayidx8.i2431, align 8
  %mul210.i2509 = mul nsw i64 %506, %k176.1455.i2501
  %arrayidx212.i2510 = getelementptr i64, ptr %500, i64 %mul210.i2509
  %507 = load i64, ptr %arrayidx212.i2510, align 8
  %add213.i2511 = add nsw i64 %507, %505
  br label %cond.end216.i2503

cond.end216.i2503:                                ; preds = %cond.true207.i2508, %for.body205.i2500
  %cond217.i2504 = phi i64 [ %add213.i2511, %cond.true207.i2508 ], [ %505, %for.body205.i2500 ]
  %arrayidx218.i2505 = getelementptr inbounds i64, ptr %324, i64 %k176.1455.i2501
  store i64 %cond217.i2504, ptr %arrayidx218.i2505, align 8
  %inc220.i2506 = add nuw nsw i64 %k176.1455.i2501, 1
  %exitcond463.not.i2507 = icmp eq i64 %inc220.i2506, %mul.i2429
  br i1 %exitcond463.not.i2507, label %least_long.exit, label %for.body205.i2500, !llvm.loop !95

cleanup223.critedge.i2728:                        ; preds = %if.then69.i2723
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i2420) #8
  br label %least_long.exit

least_long.exit:                                  ; preds = %cond.end131.i2559, %cond.end216.i2503, %for.end163.i2474, %lor.lhs.false169.i2479, %for.cond202.preheader.i2496, %cleanup223.critedge.i2728
  %retval.5.i2478 = phi i64 [ 1, %cleanup223.critedge.i2728 ], [ 0, %lor.lhs.false169.i2479 ], [ 0, %for.end163.i2474 ], [ 0, %for.cond202.preheader.i2496 ], [ 0, %cond.end216.i2503 ], [ 1, %cond.end131.i2559 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2419) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2418) #8
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i3845 = getelementptr inbounds i8, ptr %a, i64 24
  %508 = load i64, ptr %arrayidx.i3845, align 8
  %509 = inttoptr i64 %508 to ptr
  %arrayidx1.i3846 = getelementptr inbounds i8, ptr %a, i64 88
  %510 = load i64, ptr %arrayidx1.i3846, align 8
  %511 = inttoptr i64 %510 to ptr
  %arrayidx2.i3847 = getelementptr inbounds i8, ptr %a, i64 40
  %512 = load i64, ptr %arrayidx2.i3847, align 8
  %513 = inttoptr i64 %512 to ptr
  %arrayidx3.i3848 = getelementptr inbounds i8, ptr %a, i64 72
  %514 = load i64, ptr %arrayidx3.i3848, align 8
  %arrayidx4.i3849 = getelementptr inbounds i8, ptr %a, i64 80
  %515 = load i64, ptr %arrayidx4.i3849, align 8
  %arrayidx5.i3850 = getelementptr inbounds i8, ptr %a, i64 32
  %516 = load i64, ptr %arrayidx5.i3850, align 8
  %arrayidx6.i3851 = getelementptr inbounds i8, ptr %a, i64 64
  %517 = load i64, ptr %arrayidx6.i3851, align 8
  %sub.i3852 = sub i64 %515, %514
  %mul.i3853 = mul i64 %517, %sub.i3852
  %mul7.i3854 = mul nsw i64 %517, %514
  %arrayidx8.i3855 = getelementptr inbounds i8, ptr %a, i64 96
  %518 = load i64, ptr %arrayidx8.i3855, align 8
  %mul9.i3856 = mul nsw i64 %mul7.i3854, %518
  %arrayidx10.i3857 = getelementptr inbounds i8, ptr %a, i64 120
  %519 = load i64, ptr %arrayidx10.i3857, align 8
  %520 = inttoptr i64 %519 to ptr
  %arrayidx11.i3858 = getelementptr inbounds i8, ptr %a, i64 112
  %521 = load i64, ptr %arrayidx11.i3858, align 8
  %tobool.not.i3859 = icmp eq i64 %521, 0
  %522 = inttoptr i64 %521 to ptr
  %cond.i3860 = select i1 %tobool.not.i3859, ptr %520, ptr %522
  %arrayidx13.i3861 = getelementptr inbounds i8, ptr %a, i64 104
  %523 = load i64, ptr %arrayidx13.i3861, align 8
  %tobool14.not.i3862 = icmp eq i64 %523, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3862, label %if.end30.i2804, label %land.lhs.true.i2796

land.lhs.true.i2796:                              ; preds = %cond.true60
  %tobool16.i2798.not = icmp eq i64 %510, 0
  br i1 %tobool16.i2798.not, label %if.then.i2800, label %land.lhs.true20.i3109

if.then.i2800:                                    ; preds = %land.lhs.true.i2796
  %524 = inttoptr i64 %523 to ptr
  %525 = load i32, ptr %524, align 4
  %tobool.not.i.i2801 = icmp eq i32 %525, 0
  br i1 %tobool.not.i.i2801, label %if.then.i.i3107, label %for.cond.preheader.i.i2802

if.then.i.i3107:                                  ; preds = %if.then.i2800
  %mul.i.i3108 = shl nsw i64 %mul.i3853, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i.i3108, i1 false)
  br label %if.end30.i2804

for.cond.preheader.i.i2802:                       ; preds = %if.then.i2800
  %cmp535.i.i2803 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp535.i.i2803, label %for.body.i.i3102, label %if.end30.i2804

for.body.i.i3102:                                 ; preds = %for.cond.preheader.i.i2802, %for.body.i.i3102
  %k.036.i.i3103 = phi i64 [ %inc.i.i3105, %for.body.i.i3102 ], [ 0, %for.cond.preheader.i.i2802 ]
  %arrayidx.i.i3104 = getelementptr inbounds i32, ptr %cond.i3860, i64 %k.036.i.i3103
  store i32 %525, ptr %arrayidx.i.i3104, align 4
  %inc.i.i3105 = add nuw nsw i64 %k.036.i.i3103, 1
  %exitcond38.not.i.i3106 = icmp eq i64 %inc.i.i3105, %mul.i3853
  br i1 %exitcond38.not.i.i3106, label %if.end30.i2804, label %for.body.i.i3102, !llvm.loop !4

land.lhs.true20.i3109:                            ; preds = %land.lhs.true.i2796
  %tobool22.not.i3110 = icmp eq i64 %518, 0
  br i1 %tobool22.not.i3110, label %if.then28.i3114, label %if.then23.i3111

if.then23.i3111:                                  ; preds = %land.lhs.true20.i3109
  %add.ptr.i3112 = getelementptr inbounds float, ptr %511, i64 %mul9.i3856
  %mul24.i3113 = shl i64 %mul.i3853, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3860, ptr nonnull align 4 %add.ptr.i3112, i64 %mul24.i3113, i1 false)
  br label %if.end30.i2804

if.then28.i3114:                                  ; preds = %land.lhs.true20.i3109
  %526 = load i32, ptr %511, align 4
  %tobool.not.i362.i3115 = icmp eq i32 %526, 0
  br i1 %tobool.not.i362.i3115, label %if.then.i370.i3123, label %for.cond.preheader.i363.i3116

if.then.i370.i3123:                               ; preds = %if.then28.i3114
  %mul.i371.i3124 = shl nsw i64 %mul.i3853, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i371.i3124, i1 false)
  br label %if.end30.i2804

for.cond.preheader.i363.i3116:                    ; preds = %if.then28.i3114
  %cmp535.i364.i3117 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp535.i364.i3117, label %for.body.i365.i3118, label %if.end30.i2804

for.body.i365.i3118:                              ; preds = %for.cond.preheader.i363.i3116, %for.body.i365.i3118
  %k.036.i366.i3119 = phi i64 [ %inc.i368.i3121, %for.body.i365.i3118 ], [ 0, %for.cond.preheader.i363.i3116 ]
  %arrayidx.i367.i3120 = getelementptr inbounds i32, ptr %cond.i3860, i64 %k.036.i366.i3119
  store i32 %526, ptr %arrayidx.i367.i3120, align 4
  %inc.i368.i3121 = add nuw nsw i64 %k.036.i366.i3119, 1
  %exitcond38.not.i369.i3122 = icmp eq i64 %inc.i368.i3121, %mul.i3853
  br i1 %exitcond38.not.i369.i3122, label %if.end30.i2804, label %for.body.i365.i3118, !llvm.loop !4

if.end30.i2804:                                   ; preds = %for.body.i365.i3118, %for.body.i.i3102, %for.cond.preheader.i363.i3116, %if.then.i370.i3123, %if.then23.i3111, %for.cond.preheader.i.i2802, %if.then.i.i3107, %cond.true60
  %cmp31.i2805 = icmp eq i64 %514, 0
  br i1 %cmp31.i2805, label %land.end.i3090, label %land.end.thread.i2806

land.end.thread.i2806:                            ; preds = %if.end30.i2804
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2776) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2777) #8
  br label %for.cond93.preheader.i2807

land.end.i3090:                                   ; preds = %if.end30.i2804
  %arrayidx32.i3091 = getelementptr inbounds i8, ptr %a, i64 56
  %527 = load i64, ptr %arrayidx32.i3091, align 8
  %cmp33.i3092 = icmp eq i64 %515, %527
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2776) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2777) #8
  br i1 %cmp33.i3092, label %for.body.lr.ph.i3093, label %for.cond93.preheader.i2807

for.body.lr.ph.i3093:                             ; preds = %land.end.i3090
  %places42.i3094 = getelementptr inbounds i8, ptr %found.i2777, i64 2080
  br label %for.body.i3095

for.cond93.preheader.i2807:                       ; preds = %for.body.i3095, %land.end.i3090, %land.end.thread.i2806
  %528 = phi i1 [ false, %land.end.thread.i2806 ], [ false, %land.end.i3090 ], [ true, %for.body.i3095 ]
  %arrayidx96.i2808 = getelementptr inbounds i8, ptr %a, i64 48
  %529 = load i64, ptr %arrayidx96.i2808, align 8
  %cmp97.not441.i2809 = icmp sgt i64 %529, 0
  br i1 %cmp97.not441.i2809, label %for.body102.lr.ph.i2857, label %for.end163.i2810

for.body102.lr.ph.i2857:                          ; preds = %for.cond93.preheader.i2807
  %places115.i2858 = getelementptr inbounds i8, ptr %found.i2777, i64 2080
  %cond120.i2859 = select i1 %528, ptr %places115.i2858, ptr %places.i2776
  %arrayidx121.i2860 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx130.i2861 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i400.i2862 = trunc i64 %514 to i32
  %conv1.i.i2863 = trunc i64 %sub.i3852 to i32
  %count32.i.i2864 = getelementptr inbounds i8, ptr %found.i2777, i64 4160
  %cmp145.i2865 = icmp eq i64 %517, 1
  %cmp18.not103.i.i2866 = icmp slt i64 %517, 8
  %add.ptr160.idx.i2867 = shl nsw i64 %516, 11
  br label %for.body102.i2868

for.body.i3095:                                   ; preds = %for.body.i3095, %for.body.lr.ph.i3093
  %k.0440.i3096 = phi i64 [ 0, %for.body.lr.ph.i3093 ], [ %inc.i3100, %for.body.i3095 ]
  %conv40.i3097 = trunc nuw i64 %k.0440.i3096 to i32
  %arrayidx41.i3098 = getelementptr inbounds [520 x i32], ptr %found.i2777, i64 0, i64 %k.0440.i3096
  store i32 %conv40.i3097, ptr %arrayidx41.i3098, align 4
  %arrayidx43.i3099 = getelementptr inbounds [520 x i32], ptr %places42.i3094, i64 0, i64 %k.0440.i3096
  store i32 0, ptr %arrayidx43.i3099, align 4
  %inc.i3100 = add nuw nsw i64 %k.0440.i3096, 1
  %exitcond4360.not = icmp eq i64 %inc.i3100, 520
  br i1 %exitcond4360.not, label %for.cond93.preheader.i2807, label %for.body.i3095, !llvm.loop !96

for.body102.i2868:                                ; preds = %for.inc158.i2915, %for.body102.lr.ph.i2857
  %530 = phi i64 [ %529, %for.body102.lr.ph.i2857 ], [ %556, %for.inc158.i2915 ]
  %values.0444.i2869 = phi ptr [ %509, %for.body102.lr.ph.i2857 ], [ %add.ptr160.i2917, %for.inc158.i2915 ]
  %k92.0443.i2870 = phi i64 [ 0, %for.body102.lr.ph.i2857 ], [ %add.i2916, %for.inc158.i2915 ]
  %sub104.i2871 = sub nsw i64 %530, %k92.0443.i2870
  %spec.select.i2872 = tail call i64 @llvm.smin.i64(i64 %sub104.i2871, i64 512)
  %531 = load i64, ptr %arrayidx121.i2860, align 8
  %cmp122.i2873 = icmp eq i64 %531, 4
  %532 = load i64, ptr %arrayidx130.i2861, align 8
  %cmp.not65.i.i2874 = icmp slt i64 %sub104.i2871, 8
  br i1 %cmp122.i2873, label %cond.true124.i3041, label %cond.false128.i2875

cond.true124.i3041:                               ; preds = %for.body102.i2868
  %add.ptr125.i3042 = getelementptr inbounds i32, ptr %513, i64 %k92.0443.i2870
  br i1 %cmp.not65.i.i2874, label %for.cond11.preheader.i.i3063, label %for.body.lr.ph.i.i3043

for.body.lr.ph.i.i3043:                           ; preds = %cond.true124.i3041
  %splat.splatinsert.i.i3044 = insertelement <8 x i64> poison, i64 %532, i64 0
  %splat.splat.i.i3045 = shufflevector <8 x i64> %splat.splatinsert.i.i3044, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i373.i3046

for.cond11.preheader.i.i3063:                     ; preds = %for.body.i373.i3046, %cond.true124.i3041
  %outside.0.lcssa.i.i3064 = phi <8 x i64> [ zeroinitializer, %cond.true124.i3041 ], [ %or7.i.i3058, %for.body.i373.i3046 ]
  %k.0.lcssa.i.i3065 = phi i64 [ 0, %cond.true124.i3041 ], [ %add68.i.i3047, %for.body.i373.i3046 ]
  br label %for.body14.i.i3066

for.body.i373.i3046:                              ; preds = %for.body.i373.i3046, %for.body.lr.ph.i.i3043
  %add68.i.i3047 = phi i64 [ 8, %for.body.lr.ph.i.i3043 ], [ %add.i.i3061, %for.body.i373.i3046 ]
  %k.067.i.i3048 = phi i64 [ 0, %for.body.lr.ph.i.i3043 ], [ %add68.i.i3047, %for.body.i373.i3046 ]
  %outside.066.i.i3049 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3043 ], [ %or7.i.i3058, %for.body.i373.i3046 ]
  %add.ptr.i.i3050 = getelementptr inbounds i32, ptr %add.ptr125.i3042, i64 %k.067.i.i3048
  %533 = load <8 x i32>, ptr %add.ptr.i.i3050, align 4
  %conv.i.i3051 = sext <8 x i32> %533 to <8 x i64>
  %isneg.i.i3052 = icmp slt <8 x i32> %533, zeroinitializer
  %and.i.i3053 = select <8 x i1> %isneg.i.i3052, <8 x i64> %splat.splat.i.i3045, <8 x i64> zeroinitializer
  %add1.i.i3054 = add <8 x i64> %and.i.i3053, %conv.i.i3051
  %add1.lobit.i.i3055 = ashr <8 x i64> %add1.i.i3054, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3056 = icmp slt <8 x i64> %add1.i.i3054, %splat.splat.i.i3045
  %or.i.i3057 = select <8 x i1> %cmp5.not.i.i3056, <8 x i64> %add1.lobit.i.i3055, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3058 = or <8 x i64> %or.i.i3057, %outside.066.i.i3049
  %conv8.i.i3059 = trunc <8 x i64> %add1.i.i3054 to <8 x i32>
  %add.ptr9.i.i3060 = getelementptr inbounds i32, ptr %cond120.i2859, i64 %k.067.i.i3048
  store <8 x i32> %conv8.i.i3059, ptr %add.ptr9.i.i3060, align 8
  %add.i.i3061 = add nuw nsw i64 %add68.i.i3047, 8
  %cmp.not.i.i3062 = icmp sgt i64 %add.i.i3061, %spec.select.i2872
  br i1 %cmp.not.i.i3062, label %for.cond11.preheader.i.i3063, label %for.body.i373.i3046, !llvm.loop !9

for.cond18.preheader.i.i3073:                     ; preds = %for.body14.i.i3066
  %cmp1972.i.i3074 = icmp slt i64 %k.0.lcssa.i.i3065, %spec.select.i2872
  br i1 %cmp1972.i.i3074, label %for.body21.i.i3075, label %cond.end132.i2908

for.body14.i.i3066:                               ; preds = %for.body14.i.i3066, %for.cond11.preheader.i.i3063
  %j.071.i.i3067 = phi i64 [ 0, %for.cond11.preheader.i.i3063 ], [ %inc.i374.i3071, %for.body14.i.i3066 ]
  %wrong.070.i.i3068 = phi i64 [ 0, %for.cond11.preheader.i.i3063 ], [ %or15.i.i3070, %for.body14.i.i3066 ]
  %vecext.i.i3069 = extractelement <8 x i64> %outside.0.lcssa.i.i3064, i64 %j.071.i.i3067
  %or15.i.i3070 = or i64 %vecext.i.i3069, %wrong.070.i.i3068
  %inc.i374.i3071 = add nuw nsw i64 %j.071.i.i3067, 1
  %exitcond.not.i.i3072 = icmp eq i64 %inc.i374.i3071, 8
  br i1 %exitcond.not.i.i3072, label %for.cond18.preheader.i.i3073, label %for.body14.i.i3066, !llvm.loop !10

for.body21.i.i3075:                               ; preds = %for.cond18.preheader.i.i3073, %for.body21.i.i3075
  %k.174.i.i3076 = phi i64 [ %inc35.i.i3088, %for.body21.i.i3075 ], [ %k.0.lcssa.i.i3065, %for.cond18.preheader.i.i3073 ]
  %wrong.173.i.i3077 = phi i64 [ %or31.i.i3085, %for.body21.i.i3075 ], [ %or15.i.i3070, %for.cond18.preheader.i.i3073 ]
  %arrayidx.i375.i3078 = getelementptr inbounds i32, ptr %add.ptr125.i3042, i64 %k.174.i.i3076
  %534 = load i32, ptr %arrayidx.i375.i3078, align 4
  %conv23.i.i3079 = sext i32 %534 to i64
  %cmp25.i.i3080 = icmp slt i32 %534, 0
  %cond.i.i3081 = select i1 %cmp25.i.i3080, i64 %532, i64 0
  %add27.i.i3082 = add nsw i64 %cond.i.i3081, %conv23.i.i3079
  %cmp28.i.i3083 = icmp uge i64 %add27.i.i3082, %532
  %conv30.i.i3084 = zext i1 %cmp28.i.i3083 to i64
  %or31.i.i3085 = or i64 %wrong.173.i.i3077, %conv30.i.i3084
  %conv32.i.i3086 = trunc i64 %add27.i.i3082 to i32
  %arrayidx33.i.i3087 = getelementptr inbounds i32, ptr %cond120.i2859, i64 %k.174.i.i3076
  store i32 %conv32.i.i3086, ptr %arrayidx33.i.i3087, align 4
  %inc35.i.i3088 = add nuw nsw i64 %k.174.i.i3076, 1
  %exitcond76.not.i.i3089 = icmp eq i64 %inc35.i.i3088, %spec.select.i2872
  br i1 %exitcond76.not.i.i3089, label %cond.end132.i2908, label %for.body21.i.i3075, !llvm.loop !11

cond.false128.i2875:                              ; preds = %for.body102.i2868
  %add.ptr129.i2876 = getelementptr inbounds i64, ptr %513, i64 %k92.0443.i2870
  br i1 %cmp.not65.i.i2874, label %for.cond10.preheader.i.i2896, label %for.body.lr.ph.i376.i2877

for.body.lr.ph.i376.i2877:                        ; preds = %cond.false128.i2875
  %splat.splatinsert.i377.i2878 = insertelement <8 x i64> poison, i64 %532, i64 0
  %splat.splat.i378.i2879 = shufflevector <8 x i64> %splat.splatinsert.i377.i2878, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i379.i2880

for.cond10.preheader.i.i2896:                     ; preds = %for.body.i379.i2880, %cond.false128.i2875
  %outside.0.lcssa.i391.i2897 = phi <8 x i64> [ zeroinitializer, %cond.false128.i2875 ], [ %or7.i387.i2891, %for.body.i379.i2880 ]
  %k.0.lcssa.i392.i2898 = phi i64 [ 0, %cond.false128.i2875 ], [ %add66.i.i2881, %for.body.i379.i2880 ]
  br label %for.body13.i.i2899

for.body.i379.i2880:                              ; preds = %for.body.i379.i2880, %for.body.lr.ph.i376.i2877
  %add66.i.i2881 = phi i64 [ 8, %for.body.lr.ph.i376.i2877 ], [ %add.i389.i2894, %for.body.i379.i2880 ]
  %k.065.i.i2882 = phi i64 [ 0, %for.body.lr.ph.i376.i2877 ], [ %add66.i.i2881, %for.body.i379.i2880 ]
  %outside.064.i.i2883 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i376.i2877 ], [ %or7.i387.i2891, %for.body.i379.i2880 ]
  %add.ptr.i380.i2884 = getelementptr inbounds i64, ptr %add.ptr129.i2876, i64 %k.065.i.i2882
  %535 = load <8 x i64>, ptr %add.ptr.i380.i2884, align 8
  %isneg.i381.i2885 = icmp slt <8 x i64> %535, zeroinitializer
  %and.i382.i2886 = select <8 x i1> %isneg.i381.i2885, <8 x i64> %splat.splat.i378.i2879, <8 x i64> zeroinitializer
  %add1.i383.i2887 = add <8 x i64> %and.i382.i2886, %535
  %add1.lobit.i384.i2888 = ashr <8 x i64> %add1.i383.i2887, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i385.i2889 = icmp slt <8 x i64> %add1.i383.i2887, %splat.splat.i378.i2879
  %or.i386.i2890 = select <8 x i1> %cmp5.not.i385.i2889, <8 x i64> %add1.lobit.i384.i2888, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i387.i2891 = or <8 x i64> %or.i386.i2890, %outside.064.i.i2883
  %conv.i388.i2892 = trunc <8 x i64> %add1.i383.i2887 to <8 x i32>
  %add.ptr8.i.i2893 = getelementptr inbounds i32, ptr %cond120.i2859, i64 %k.065.i.i2882
  store <8 x i32> %conv.i388.i2892, ptr %add.ptr8.i.i2893, align 8
  %add.i389.i2894 = add nuw nsw i64 %add66.i.i2881, 8
  %cmp.not.i390.i2895 = icmp sgt i64 %add.i389.i2894, %spec.select.i2872
  br i1 %cmp.not.i390.i2895, label %for.cond10.preheader.i.i2896, label %for.body.i379.i2880, !llvm.loop !12

for.cond17.preheader.i.i2906:                     ; preds = %for.body13.i.i2899
  %cmp1870.i.i2907 = icmp slt i64 %k.0.lcssa.i392.i2898, %spec.select.i2872
  br i1 %cmp1870.i.i2907, label %for.body20.i.i3027, label %cond.end132.i2908

for.body13.i.i2899:                               ; preds = %for.body13.i.i2899, %for.cond10.preheader.i.i2896
  %j.069.i.i2900 = phi i64 [ 0, %for.cond10.preheader.i.i2896 ], [ %inc.i394.i2904, %for.body13.i.i2899 ]
  %wrong.068.i.i2901 = phi i64 [ 0, %for.cond10.preheader.i.i2896 ], [ %or14.i.i2903, %for.body13.i.i2899 ]
  %vecext.i393.i2902 = extractelement <8 x i64> %outside.0.lcssa.i391.i2897, i64 %j.069.i.i2900
  %or14.i.i2903 = or i64 %vecext.i393.i2902, %wrong.068.i.i2901
  %inc.i394.i2904 = add nuw nsw i64 %j.069.i.i2900, 1
  %exitcond.not.i395.i2905 = icmp eq i64 %inc.i394.i2904, 8
  br i1 %exitcond.not.i395.i2905, label %for.cond17.preheader.i.i2906, label %for.body13.i.i2899, !llvm.loop !13

for.body20.i.i3027:                               ; preds = %for.cond17.preheader.i.i2906, %for.body20.i.i3027
  %k.172.i.i3028 = phi i64 [ %inc33.i.i3039, %for.body20.i.i3027 ], [ %k.0.lcssa.i392.i2898, %for.cond17.preheader.i.i2906 ]
  %wrong.171.i.i3029 = phi i64 [ %or29.i.i3036, %for.body20.i.i3027 ], [ %or14.i.i2903, %for.cond17.preheader.i.i2906 ]
  %arrayidx.i397.i3030 = getelementptr inbounds i64, ptr %add.ptr129.i2876, i64 %k.172.i.i3028
  %536 = load i64, ptr %arrayidx.i397.i3030, align 8
  %cmp23.i.i3031 = icmp slt i64 %536, 0
  %cond.i398.i3032 = select i1 %cmp23.i.i3031, i64 %532, i64 0
  %add25.i.i3033 = add nsw i64 %cond.i398.i3032, %536
  %cmp26.i.i3034 = icmp uge i64 %add25.i.i3033, %532
  %conv28.i.i3035 = zext i1 %cmp26.i.i3034 to i64
  %or29.i.i3036 = or i64 %wrong.171.i.i3029, %conv28.i.i3035
  %conv30.i399.i3037 = trunc i64 %add25.i.i3033 to i32
  %arrayidx31.i.i3038 = getelementptr inbounds i32, ptr %cond120.i2859, i64 %k.172.i.i3028
  store i32 %conv30.i399.i3037, ptr %arrayidx31.i.i3038, align 4
  %inc33.i.i3039 = add nuw nsw i64 %k.172.i.i3028, 1
  %exitcond74.not.i.i3040 = icmp eq i64 %inc33.i.i3039, %spec.select.i2872
  br i1 %exitcond74.not.i.i3040, label %cond.end132.i2908, label %for.body20.i.i3027, !llvm.loop !14

cond.end132.i2908:                                ; preds = %for.body20.i.i3027, %for.body21.i.i3075, %for.cond17.preheader.i.i2906, %for.cond18.preheader.i.i3073
  %cond133.in.in.i2909 = phi i64 [ %or15.i.i3070, %for.cond18.preheader.i.i3073 ], [ %or14.i.i2903, %for.cond17.preheader.i.i2906 ], [ %or31.i.i3085, %for.body21.i.i3075 ], [ %or29.i.i3036, %for.body20.i.i3027 ]
  %cond133.in.not.i2910 = icmp eq i64 %cond133.in.in.i2909, 0
  br i1 %cond133.in.not.i2910, label %if.end136.i2911, label %most_float.exit

if.end136.i2911:                                  ; preds = %cond.end132.i2908
  br i1 %528, label %if.end141.i2945, label %if.else139.i2912

if.else139.i2912:                                 ; preds = %if.end136.i2911
  %cmp55.i.i2913 = icmp sgt i64 %sub104.i2871, 0
  br i1 %cmp55.i.i2913, label %for.body.i402.i2919, label %if.else148.thread.i2914

for.cond12.preheader.i.i2932:                     ; preds = %for.body.i402.i2919
  %tobool.not.i407.i2933 = icmp eq i64 %add.i404.i2929, 0
  br i1 %tobool.not.i407.i2933, label %if.else148.thread.i2914, label %for.body16.lr.ph.i.i2934

for.body16.lr.ph.i.i2934:                         ; preds = %for.cond12.preheader.i.i2932
  %sub18.i.i2935 = add nsw i64 %add.i404.i2929, -1
  %arrayidx19.i.i2936 = getelementptr inbounds [520 x i32], ptr %found.i2777, i64 0, i64 %sub18.i.i2935
  %arrayidx25.i.i2937 = getelementptr inbounds [520 x i32], ptr %places115.i2858, i64 0, i64 %sub18.i.i2935
  br label %for.body16.i.i2938

for.body.i402.i2919:                              ; preds = %if.else139.i2912, %for.body.i402.i2919
  %n.057.i.i2920 = phi i64 [ %add.i404.i2929, %for.body.i402.i2919 ], [ 0, %if.else139.i2912 ]
  %k.056.i.i2921 = phi i64 [ %inc.i405.i2930, %for.body.i402.i2919 ], [ 0, %if.else139.i2912 ]
  %arrayidx.i403.i2922 = getelementptr inbounds i32, ptr %places.i2776, i64 %k.056.i.i2921
  %537 = load i32, ptr %arrayidx.i403.i2922, align 4
  %sub3.i.i2923 = sub i32 %537, %conv.i400.i2862
  %conv4.i.i2924 = trunc i64 %k.056.i.i2921 to i32
  %arrayidx5.i.i2925 = getelementptr inbounds [520 x i32], ptr %found.i2777, i64 0, i64 %n.057.i.i2920
  store i32 %conv4.i.i2924, ptr %arrayidx5.i.i2925, align 4
  %arrayidx7.i.i2926 = getelementptr inbounds [520 x i32], ptr %places115.i2858, i64 0, i64 %n.057.i.i2920
  store i32 %sub3.i.i2923, ptr %arrayidx7.i.i2926, align 4
  %cmp8.i.i2927 = icmp ult i32 %sub3.i.i2923, %conv1.i.i2863
  %conv10.i.i2928 = zext i1 %cmp8.i.i2927 to i64
  %add.i404.i2929 = add nuw nsw i64 %n.057.i.i2920, %conv10.i.i2928
  %inc.i405.i2930 = add nuw nsw i64 %k.056.i.i2921, 1
  %exitcond.not.i406.i2931 = icmp eq i64 %inc.i405.i2930, %spec.select.i2872
  br i1 %exitcond.not.i406.i2931, label %for.cond12.preheader.i.i2932, label %for.body.i402.i2919, !llvm.loop !15

for.body16.i.i2938:                               ; preds = %for.body16.i.i2938, %for.body16.lr.ph.i.i2934
  %k11.058.i.i2939 = phi i64 [ 0, %for.body16.lr.ph.i.i2934 ], [ %inc30.i.i2943, %for.body16.i.i2938 ]
  %538 = load i32, ptr %arrayidx19.i.i2936, align 4
  %add21.i.i2940 = add nuw nsw i64 %k11.058.i.i2939, %add.i404.i2929
  %arrayidx22.i.i2941 = getelementptr inbounds [520 x i32], ptr %found.i2777, i64 0, i64 %add21.i.i2940
  store i32 %538, ptr %arrayidx22.i.i2941, align 4
  %539 = load i32, ptr %arrayidx25.i.i2937, align 4
  %arrayidx28.i.i2942 = getelementptr inbounds [520 x i32], ptr %places115.i2858, i64 0, i64 %add21.i.i2940
  store i32 %539, ptr %arrayidx28.i.i2942, align 4
  %inc30.i.i2943 = add nuw nsw i64 %k11.058.i.i2939, 1
  %exitcond.not.i2944 = icmp eq i64 %inc30.i.i2943, 8
  br i1 %exitcond.not.i2944, label %if.end141.i2945, label %for.body16.i.i2938, !llvm.loop !16

if.else148.thread.i2914:                          ; preds = %for.cond12.preheader.i.i2932, %if.else139.i2912
  store i64 0, ptr %count32.i.i2864, align 8
  br label %for.inc158.i2915

if.end141.i2945:                                  ; preds = %for.body16.i.i2938, %if.end136.i2911
  %540 = phi i64 [ %spec.select.i2872, %if.end136.i2911 ], [ %add.i404.i2929, %for.body16.i.i2938 ]
  store i64 %540, ptr %count32.i.i2864, align 8
  %tobool143.i2946 = icmp ne i64 %540, 0
  %or.cond243.i2947 = select i1 %tobool143.i2946, i1 %cmp145.i2865, i1 false
  %cmp47.i.i2948 = icmp sgt i64 %540, 0
  br i1 %or.cond243.i2947, label %if.then147.i2997, label %if.else148.i2949

if.then147.i2997:                                 ; preds = %if.end141.i2945
  br i1 %cmp47.i.i2948, label %for.body.preheader.i.i2998, label %for.inc158.i2915

for.body.preheader.i.i2998:                       ; preds = %if.then147.i2997
  %541 = load i32, ptr %places115.i2858, align 8
  %conv.i408.i2999 = sext i32 %541 to i64
  %arrayidx1.i.i3000 = getelementptr inbounds float, ptr %cond.i3860, i64 %conv.i408.i2999
  %542 = load float, ptr %arrayidx1.i.i3000, align 4
  br label %for.body.i409.i3001

for.body.i409.i3001:                              ; preds = %if.end.i.i3014, %for.body.preheader.i.i2998
  %before.050.i.i3002 = phi i64 [ %conv5.i.i3006, %if.end.i.i3014 ], [ %conv.i408.i2999, %for.body.preheader.i.i2998 ]
  %m.049.i.i3003 = phi i64 [ %inc.i416.i3025, %if.end.i.i3014 ], [ 0, %for.body.preheader.i.i2998 ]
  %found.048.i.i3004 = phi float [ %cond.i415.i3023, %if.end.i.i3014 ], [ %542, %for.body.preheader.i.i2998 ]
  %arrayidx4.i.i3005 = getelementptr inbounds [520 x i32], ptr %places115.i2858, i64 0, i64 %m.049.i.i3003
  %543 = load i32, ptr %arrayidx4.i.i3005, align 4
  %conv5.i.i3006 = sext i32 %543 to i64
  %add.i410.i3007 = add nuw nsw i64 %m.049.i.i3003, 8
  %arrayidx7.i411.i3008 = getelementptr inbounds [520 x i32], ptr %places115.i2858, i64 0, i64 %add.i410.i3007
  %544 = load i32, ptr %arrayidx7.i411.i3008, align 4
  %idx.ext.i.i3009 = sext i32 %544 to i64
  %add.ptr.i412.i3010 = getelementptr inbounds float, ptr %cond.i3860, i64 %idx.ext.i.i3009
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i412.i3010, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3011 = icmp eq i64 %before.050.i.i3002, %conv5.i.i3006
  br i1 %cmp8.not.i.i3011, label %if.end.i.i3014, label %if.then.i413.i3012

if.then.i413.i3012:                               ; preds = %for.body.i409.i3001
  %arrayidx10.i.i3013 = getelementptr inbounds float, ptr %cond.i3860, i64 %conv5.i.i3006
  %545 = load float, ptr %arrayidx10.i.i3013, align 4
  br label %if.end.i.i3014

if.end.i.i3014:                                   ; preds = %if.then.i413.i3012, %for.body.i409.i3001
  %found.1.i.i3015 = phi float [ %545, %if.then.i413.i3012 ], [ %found.048.i.i3004, %for.body.i409.i3001 ]
  %arrayidx11.i.i3016 = getelementptr inbounds [520 x i32], ptr %found.i2777, i64 0, i64 %m.049.i.i3003
  %546 = load i32, ptr %arrayidx11.i.i3016, align 4
  %conv12.i.i3017 = sext i32 %546 to i64
  %mul.i414.i3018 = mul nsw i64 %516, %conv12.i.i3017
  %arrayidx13.i.i3019 = getelementptr inbounds float, ptr %values.0444.i2869, i64 %mul.i414.i3018
  %547 = load float, ptr %arrayidx13.i.i3019, align 4
  %cmp14.i.i3020 = fcmp oge float %found.1.i.i3015, %547
  %cmp16.i.i3021 = fcmp uno float %found.1.i.i3015, 0.000000e+00
  %or.cond.i.i3022 = or i1 %cmp16.i.i3021, %cmp14.i.i3020
  %cond.i415.i3023 = select i1 %or.cond.i.i3022, float %found.1.i.i3015, float %547
  %arrayidx23.i.i3024 = getelementptr inbounds float, ptr %cond.i3860, i64 %conv5.i.i3006
  store float %cond.i415.i3023, ptr %arrayidx23.i.i3024, align 4
  %inc.i416.i3025 = add nuw nsw i64 %m.049.i.i3003, 1
  %exitcond455.not.i3026 = icmp eq i64 %inc.i416.i3025, %540
  br i1 %exitcond455.not.i3026, label %for.inc158.i2915, label %for.body.i409.i3001, !llvm.loop !97

if.else148.i2949:                                 ; preds = %if.end141.i2945
  br i1 %cmp47.i.i2948, label %for.body.i420.i2950, label %for.inc158.i2915

for.body.i420.i2950:                              ; preds = %if.else148.i2949, %for.end52.i.i2984
  %m.0109.i.i2951 = phi i64 [ %inc54.i.i2985, %for.end52.i.i2984 ], [ 0, %if.else148.i2949 ]
  %arrayidx.i421.i2952 = getelementptr inbounds [520 x i32], ptr %found.i2777, i64 0, i64 %m.0109.i.i2951
  %548 = load i32, ptr %arrayidx.i421.i2952, align 4
  %conv.i422.i2953 = sext i32 %548 to i64
  %mul.i423.i2954 = mul nsw i64 %516, %conv.i422.i2953
  %add.ptr.i424.i2955 = getelementptr inbounds float, ptr %values.0444.i2869, i64 %mul.i423.i2954
  %arrayidx1.i425.i2956 = getelementptr inbounds [520 x i32], ptr %places115.i2858, i64 0, i64 %m.0109.i.i2951
  %549 = load i32, ptr %arrayidx1.i425.i2956, align 4
  %conv2.i.i2957 = sext i32 %549 to i64
  %mul3.i.i2958 = mul nsw i64 %517, %conv2.i.i2957
  %add.ptr4.i.i2959 = getelementptr inbounds float, ptr %cond.i3860, i64 %mul3.i.i2958
  %add.i426.i2960 = add nuw nsw i64 %m.0109.i.i2951, 8
  %arrayidx6.i.i2961 = getelementptr inbounds [520 x i32], ptr %found.i2777, i64 0, i64 %add.i426.i2960
  %550 = load i32, ptr %arrayidx6.i.i2961, align 4
  %conv7.i.i2962 = sext i32 %550 to i64
  %mul8.i.i2963 = mul nsw i64 %516, %conv7.i.i2962
  %add.ptr9.i427.i2964 = getelementptr inbounds float, ptr %values.0444.i2869, i64 %mul8.i.i2963
  %arrayidx12.i.i2965 = getelementptr inbounds [520 x i32], ptr %places115.i2858, i64 0, i64 %add.i426.i2960
  %551 = load i32, ptr %arrayidx12.i.i2965, align 4
  %conv13.i.i2966 = sext i32 %551 to i64
  %mul14.i.i2967 = mul nsw i64 %517, %conv13.i.i2966
  %add.ptr15.i.i2968 = getelementptr inbounds float, ptr %cond.i3860, i64 %mul14.i.i2967
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2968, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i2866, label %for.cond36.preheader.i.i2981, label %for.body20.i428.i2969

for.cond36.preheader.i.i2981:                     ; preds = %for.body20.i428.i2969, %for.body.i420.i2950
  %j.0.lcssa.i.i2982 = phi i64 [ 0, %for.body.i420.i2950 ], [ %add17105.i.i2970, %for.body20.i428.i2969 ]
  %cmp37106.i.i2983 = icmp slt i64 %j.0.lcssa.i.i2982, %517
  br i1 %cmp37106.i.i2983, label %for.body39.i.i2987, label %for.end52.i.i2984

for.body20.i428.i2969:                            ; preds = %for.body.i420.i2950, %for.body20.i428.i2969
  %add17105.i.i2970 = phi i64 [ %add17.i.i2979, %for.body20.i428.i2969 ], [ 8, %for.body.i420.i2950 ]
  %j.0104.i.i2971 = phi i64 [ %add17105.i.i2970, %for.body20.i428.i2969 ], [ 0, %for.body.i420.i2950 ]
  %add.ptr21.i.i2972 = getelementptr inbounds float, ptr %add.ptr9.i427.i2964, i64 %j.0104.i.i2971
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2972, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2973 = getelementptr inbounds float, ptr %add.ptr4.i.i2959, i64 %j.0104.i.i2971
  %552 = load <8 x float>, ptr %add.ptr22.i.i2973, align 4
  %add.ptr23.i.i2974 = getelementptr inbounds float, ptr %add.ptr.i424.i2955, i64 %j.0104.i.i2971
  %553 = load <8 x float>, ptr %add.ptr23.i.i2974, align 4
  %cmp24.i.i2975 = fcmp ult <8 x float> %552, %553
  %cmp25.i429.i2976 = fcmp ord <8 x float> %552, zeroinitializer
  %or102.not.i.i2977 = and <8 x i1> %cmp24.i.i2975, %cmp25.i429.i2976
  %or33.v.i.i2978 = select <8 x i1> %or102.not.i.i2977, <8 x float> %553, <8 x float> %552
  store <8 x float> %or33.v.i.i2978, ptr %add.ptr22.i.i2973, align 4
  %add17.i.i2979 = add nuw nsw i64 %add17105.i.i2970, 8
  %cmp18.not.i.i2980 = icmp sgt i64 %add17.i.i2979, %517
  br i1 %cmp18.not.i.i2980, label %for.cond36.preheader.i.i2981, label %for.body20.i428.i2969, !llvm.loop !98

for.body39.i.i2987:                               ; preds = %for.cond36.preheader.i.i2981, %for.body39.i.i2987
  %j.1107.i.i2988 = phi i64 [ %inc.i433.i2995, %for.body39.i.i2987 ], [ %j.0.lcssa.i.i2982, %for.cond36.preheader.i.i2981 ]
  %arrayidx40.i.i2989 = getelementptr inbounds float, ptr %add.ptr4.i.i2959, i64 %j.1107.i.i2988
  %554 = load float, ptr %arrayidx40.i.i2989, align 4
  %arrayidx41.i.i2990 = getelementptr inbounds float, ptr %add.ptr.i424.i2955, i64 %j.1107.i.i2988
  %555 = load float, ptr %arrayidx41.i.i2990, align 4
  %cmp42.i.i2991 = fcmp oge float %554, %555
  %cmp46.i.i2992 = fcmp uno float %554, 0.000000e+00
  %or.cond.i431.i2993 = or i1 %cmp46.i.i2992, %cmp42.i.i2991
  %cond.i432.i2994 = select i1 %or.cond.i431.i2993, float %554, float %555
  store float %cond.i432.i2994, ptr %arrayidx40.i.i2989, align 4
  %inc.i433.i2995 = add nuw nsw i64 %j.1107.i.i2988, 1
  %exitcond.not.i434.i2996 = icmp eq i64 %inc.i433.i2995, %517
  br i1 %exitcond.not.i434.i2996, label %for.end52.i.i2984, label %for.body39.i.i2987, !llvm.loop !99

for.end52.i.i2984:                                ; preds = %for.body39.i.i2987, %for.cond36.preheader.i.i2981
  %inc54.i.i2985 = add nuw nsw i64 %m.0109.i.i2951, 1
  %exitcond454.not.i2986 = icmp eq i64 %inc54.i.i2985, %540
  br i1 %exitcond454.not.i2986, label %for.inc158.i2915, label %for.body.i420.i2950, !llvm.loop !100

for.inc158.i2915:                                 ; preds = %for.end52.i.i2984, %if.end.i.i3014, %if.else148.i2949, %if.then147.i2997, %if.else148.thread.i2914
  %add.i2916 = add nuw nsw i64 %k92.0443.i2870, 512
  %add.ptr160.i2917 = getelementptr inbounds i8, ptr %values.0444.i2869, i64 %add.ptr160.idx.i2867
  %556 = load i64, ptr %arrayidx96.i2808, align 8
  %cmp97.not.i2918 = icmp slt i64 %add.i2916, %556
  br i1 %cmp97.not.i2918, label %for.body102.i2868, label %for.end163.i2810, !llvm.loop !101

for.end163.i2810:                                 ; preds = %for.inc158.i2915, %for.cond93.preheader.i2807
  %557 = load i64, ptr %a, align 8
  %cmp165.i2811 = icmp eq i64 %557, 0
  %tobool168.i2812 = icmp ne i64 %519, 0
  %or.cond244.i2813 = select i1 %cmp165.i2811, i1 %tobool168.i2812, i1 false
  br i1 %or.cond244.i2813, label %lor.lhs.false169.i2815, label %most_float.exit

lor.lhs.false169.i2815:                           ; preds = %for.end163.i2810
  %cmp170.i2816 = icmp ne ptr %cond.i3860, %520
  %tobool173.i2817 = icmp ne i64 %510, 0
  %or.cond245.i2818 = select i1 %cmp170.i2816, i1 true, i1 %tobool173.i2817
  br i1 %or.cond245.i2818, label %for.cond177.preheader.i2819, label %most_float.exit

for.cond177.preheader.i2819:                      ; preds = %lor.lhs.false169.i2815
  %cmp179.not445.i2820 = icmp slt i64 %mul.i3853, 8
  br i1 %cmp179.not445.i2820, label %for.cond202.preheader.i2832, label %for.body181.lr.ph.i2821

for.body181.lr.ph.i2821:                          ; preds = %for.cond177.preheader.i2819
  %add.ptr188.i2822 = getelementptr inbounds float, ptr %511, i64 %mul9.i3856
  br label %for.body181.i2823

for.cond202.preheader.i2832:                      ; preds = %if.end197.i2827, %for.cond177.preheader.i2819
  %k176.0.lcssa.i2833 = phi i64 [ 0, %for.cond177.preheader.i2819 ], [ %add178447.i2824, %if.end197.i2827 ]
  %cmp203448.i2834 = icmp slt i64 %k176.0.lcssa.i2833, %mul.i3853
  br i1 %cmp203448.i2834, label %for.body205.lr.ph.i2835, label %most_float.exit

for.body205.lr.ph.i2835:                          ; preds = %for.cond202.preheader.i2832
  %558 = getelementptr float, ptr %511, i64 %mul9.i3856
  br label %for.body205.i2836

for.body181.i2823:                                ; preds = %if.end197.i2827, %for.body181.lr.ph.i2821
  %add178447.i2824 = phi i64 [ 8, %for.body181.lr.ph.i2821 ], [ %add178.i2830, %if.end197.i2827 ]
  %k176.0446.i2825 = phi i64 [ 0, %for.body181.lr.ph.i2821 ], [ %add178447.i2824, %if.end197.i2827 ]
  %add.ptr182.i2826 = getelementptr inbounds float, ptr %cond.i3860, i64 %k176.0446.i2825
  %559 = load <8 x float>, ptr %add.ptr182.i2826, align 4
  br i1 %tobool173.i2817, label %land.lhs.true184.i2848, label %if.end197.i2827

land.lhs.true184.i2848:                           ; preds = %for.body181.i2823
  %560 = load i64, ptr %arrayidx8.i3855, align 8
  %tobool186.not.i2849 = icmp eq i64 %560, 0
  br i1 %tobool186.not.i2849, label %if.then193.i2853, label %if.then187.i2850

if.then187.i2850:                                 ; preds = %land.lhs.true184.i2848
  %add.ptr189.i2851 = getelementptr inbounds float, ptr %add.ptr188.i2822, i64 %k176.0446.i2825
  %561 = load <8 x float>, ptr %add.ptr189.i2851, align 4
  %add190.i2852 = fadd <8 x float> %559, %561
  br label %if.end197.i2827

if.then193.i2853:                                 ; preds = %land.lhs.true184.i2848
  %562 = load float, ptr %511, align 4
  %splat.splatinsert.i2854 = insertelement <8 x float> poison, float %562, i64 0
  %splat.splat.i2855 = shufflevector <8 x float> %splat.splatinsert.i2854, <8 x float> poison, <8 x i32> zeroinitializer
  %add195.i2856 = fadd <8 x float> %559, %splat.splat.i2855
  br label %if.end197.i2827

if.end197.i2827:                                  ; preds = %if.then193.i2853, %if.then187.i2850, %for.body181.i2823
  %sum.0.i2828 = phi <8 x float> [ %add190.i2852, %if.then187.i2850 ], [ %add195.i2856, %if.then193.i2853 ], [ %559, %for.body181.i2823 ]
  %add.ptr198.i2829 = getelementptr inbounds float, ptr %520, i64 %k176.0446.i2825
  store <8 x float> %sum.0.i2828, ptr %add.ptr198.i2829, align 4
  %add178.i2830 = add nuw nsw i64 %add178447.i2824, 8
  %cmp179.not.i2831 = icmp sgt i64 %add178.i2830, %mul.i3853
  br i1 %cmp179.not.i2831, label %for.cond202.preheader.i2832, label %for.body181.i2823, !llvm.loop !102

for.body205.i2836:                                ; preds = %cond.end216.i2839, %for.body205.lr.ph.i2835
  %k176.1449.i2837 = phi i64 [ %k176.0.lcssa.i2833, %for.body205.lr.ph.i2835 ], [ %inc220.i2842, %cond.end216.i2839 ]
  %arrayidx208.i2838 = getelementptr inbounds float, ptr %cond.i3860, i64 %k176.1449.i2837
  %563 = load float, ptr %arrayidx208.i2838, align 4
  br i1 %tobool173.i2817, label %cond.true207.i2844, label %cond.end216.i2839

cond.true207.i2844:                               ; preds = %for.body205.i2836
  %564 = load i64, ptr %arrayidx8.i3855, align 8
  %mul210.i2845 = mul nsw i64 %564, %k176.1449.i2837
  %arrayidx212.i2846 = getelementptr float, ptr %558, i64 %mul210.i2845
  %565 = load float, ptr %arrayidx212.i2846, align 4
  %add213.i2847 = fadd float %563, %565
  br label %cond.end216.i2839

cond.end216.i2839:                                ; preds = %cond.true207.i2844, %for.body205.i2836
  %cond217.i2840 = phi float [ %add213.i2847, %cond.true207.i2844 ], [ %563, %for.body205.i2836 ]
  %arrayidx218.i2841 = getelementptr inbounds float, ptr %520, i64 %k176.1449.i2837
  store float %cond217.i2840, ptr %arrayidx218.i2841, align 4
  %inc220.i2842 = add nuw nsw i64 %k176.1449.i2837, 1
  %exitcond456.not.i2843 = icmp eq i64 %inc220.i2842, %mul.i3853
  br i1 %exitcond456.not.i2843, label %most_float.exit, label %for.body205.i2836, !llvm.loop !103

most_float.exit:                                  ; preds = %cond.end132.i2908, %cond.end216.i2839, %for.end163.i2810, %lor.lhs.false169.i2815, %for.cond202.preheader.i2832
  %retval.5.i2814 = phi i64 [ 0, %lor.lhs.false169.i2815 ], [ 0, %for.end163.i2810 ], [ 0, %for.cond202.preheader.i2832 ], [ 0, %cond.end216.i2839 ], [ 1, %cond.end132.i2908 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2777) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2776) #8
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3862, label %if.end30.i3153, label %land.lhs.true.i3145

land.lhs.true.i3145:                              ; preds = %cond.true65
  %tobool16.i3147.not = icmp eq i64 %510, 0
  br i1 %tobool16.i3147.not, label %if.then.i3149, label %land.lhs.true20.i3458

if.then.i3149:                                    ; preds = %land.lhs.true.i3145
  %566 = inttoptr i64 %523 to ptr
  %567 = load i64, ptr %566, align 8
  %tobool1.not.i.i3150 = icmp eq i64 %567, 0
  br i1 %tobool1.not.i.i3150, label %if.then.i.i3456, label %for.cond9.preheader.i.i3151

if.then.i.i3456:                                  ; preds = %if.then.i3149
  %mul.i.i3457 = shl nsw i64 %mul.i3853, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i.i3457, i1 false)
  br label %if.end30.i3153

for.cond9.preheader.i.i3151:                      ; preds = %if.then.i3149
  %cmp1033.i.i3152 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp1033.i.i3152, label %for.body13.i.i3451, label %if.end30.i3153

for.body13.i.i3451:                               ; preds = %for.cond9.preheader.i.i3151, %for.body13.i.i3451
  %k8.034.i.i3452 = phi i64 [ %inc16.i.i3454, %for.body13.i.i3451 ], [ 0, %for.cond9.preheader.i.i3151 ]
  %arrayidx14.i.i3453 = getelementptr inbounds i64, ptr %cond.i3860, i64 %k8.034.i.i3452
  store i64 %567, ptr %arrayidx14.i.i3453, align 8
  %inc16.i.i3454 = add nuw nsw i64 %k8.034.i.i3452, 1
  %exitcond.not.i.i3455 = icmp eq i64 %inc16.i.i3454, %mul.i3853
  br i1 %exitcond.not.i.i3455, label %if.end30.i3153, label %for.body13.i.i3451, !llvm.loop !23

land.lhs.true20.i3458:                            ; preds = %land.lhs.true.i3145
  %tobool22.not.i3459 = icmp eq i64 %518, 0
  br i1 %tobool22.not.i3459, label %if.then28.i3463, label %if.then23.i3460

if.then23.i3460:                                  ; preds = %land.lhs.true20.i3458
  %add.ptr.i3461 = getelementptr inbounds double, ptr %511, i64 %mul9.i3856
  %mul24.i3462 = shl i64 %mul.i3853, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3860, ptr nonnull align 8 %add.ptr.i3461, i64 %mul24.i3462, i1 false)
  br label %if.end30.i3153

if.then28.i3463:                                  ; preds = %land.lhs.true20.i3458
  %568 = load i64, ptr %511, align 8
  %tobool1.not.i362.i3464 = icmp eq i64 %568, 0
  br i1 %tobool1.not.i362.i3464, label %if.then.i372.i3472, label %for.cond9.preheader.i363.i3465

if.then.i372.i3472:                               ; preds = %if.then28.i3463
  %mul.i373.i3473 = shl nsw i64 %mul.i3853, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i373.i3473, i1 false)
  br label %if.end30.i3153

for.cond9.preheader.i363.i3465:                   ; preds = %if.then28.i3463
  %cmp1033.i364.i3466 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp1033.i364.i3466, label %for.body13.i367.i3467, label %if.end30.i3153

for.body13.i367.i3467:                            ; preds = %for.cond9.preheader.i363.i3465, %for.body13.i367.i3467
  %k8.034.i368.i3468 = phi i64 [ %inc16.i370.i3470, %for.body13.i367.i3467 ], [ 0, %for.cond9.preheader.i363.i3465 ]
  %arrayidx14.i369.i3469 = getelementptr inbounds i64, ptr %cond.i3860, i64 %k8.034.i368.i3468
  store i64 %568, ptr %arrayidx14.i369.i3469, align 8
  %inc16.i370.i3470 = add nuw nsw i64 %k8.034.i368.i3468, 1
  %exitcond.not.i371.i3471 = icmp eq i64 %inc16.i370.i3470, %mul.i3853
  br i1 %exitcond.not.i371.i3471, label %if.end30.i3153, label %for.body13.i367.i3467, !llvm.loop !23

if.end30.i3153:                                   ; preds = %for.body13.i367.i3467, %for.body13.i.i3451, %for.cond9.preheader.i363.i3465, %if.then.i372.i3472, %if.then23.i3460, %for.cond9.preheader.i.i3151, %if.then.i.i3456, %cond.true65
  %cmp31.i3154 = icmp eq i64 %514, 0
  br i1 %cmp31.i3154, label %land.end.i3439, label %land.end.thread.i3155

land.end.thread.i3155:                            ; preds = %if.end30.i3153
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3125) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3126) #8
  br label %for.cond93.preheader.i3156

land.end.i3439:                                   ; preds = %if.end30.i3153
  %arrayidx32.i3440 = getelementptr inbounds i8, ptr %a, i64 56
  %569 = load i64, ptr %arrayidx32.i3440, align 8
  %cmp33.i3441 = icmp eq i64 %515, %569
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3125) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3126) #8
  br i1 %cmp33.i3441, label %for.body.lr.ph.i3442, label %for.cond93.preheader.i3156

for.body.lr.ph.i3442:                             ; preds = %land.end.i3439
  %places42.i3443 = getelementptr inbounds i8, ptr %found.i3126, i64 2080
  br label %for.body.i3444

for.cond93.preheader.i3156:                       ; preds = %for.body.i3444, %land.end.i3439, %land.end.thread.i3155
  %570 = phi i1 [ false, %land.end.thread.i3155 ], [ false, %land.end.i3439 ], [ true, %for.body.i3444 ]
  %arrayidx96.i3157 = getelementptr inbounds i8, ptr %a, i64 48
  %571 = load i64, ptr %arrayidx96.i3157, align 8
  %cmp97.not441.i3158 = icmp sgt i64 %571, 0
  br i1 %cmp97.not441.i3158, label %for.body102.lr.ph.i3206, label %for.end163.i3159

for.body102.lr.ph.i3206:                          ; preds = %for.cond93.preheader.i3156
  %places115.i3207 = getelementptr inbounds i8, ptr %found.i3126, i64 2080
  %cond120.i3208 = select i1 %570, ptr %places115.i3207, ptr %places.i3125
  %arrayidx121.i3209 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx130.i3210 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i401.i3211 = trunc i64 %514 to i32
  %conv1.i.i3212 = trunc i64 %sub.i3852 to i32
  %count32.i.i3213 = getelementptr inbounds i8, ptr %found.i3126, i64 4160
  %cmp145.i3214 = icmp eq i64 %517, 1
  %cmp18.not103.i.i3215 = icmp slt i64 %517, 8
  %add.ptr160.idx.i3216 = shl nsw i64 %516, 12
  br label %for.body102.i3217

for.body.i3444:                                   ; preds = %for.body.i3444, %for.body.lr.ph.i3442
  %k.0440.i3445 = phi i64 [ 0, %for.body.lr.ph.i3442 ], [ %inc.i3449, %for.body.i3444 ]
  %conv40.i3446 = trunc nuw i64 %k.0440.i3445 to i32
  %arrayidx41.i3447 = getelementptr inbounds [520 x i32], ptr %found.i3126, i64 0, i64 %k.0440.i3445
  store i32 %conv40.i3446, ptr %arrayidx41.i3447, align 4
  %arrayidx43.i3448 = getelementptr inbounds [520 x i32], ptr %places42.i3443, i64 0, i64 %k.0440.i3445
  store i32 0, ptr %arrayidx43.i3448, align 4
  %inc.i3449 = add nuw nsw i64 %k.0440.i3445, 1
  %exitcond4359.not = icmp eq i64 %inc.i3449, 520
  br i1 %exitcond4359.not, label %for.cond93.preheader.i3156, label %for.body.i3444, !llvm.loop !104

for.body102.i3217:                                ; preds = %for.inc158.i3264, %for.body102.lr.ph.i3206
  %572 = phi i64 [ %571, %for.body102.lr.ph.i3206 ], [ %598, %for.inc158.i3264 ]
  %values.0444.i3218 = phi ptr [ %509, %for.body102.lr.ph.i3206 ], [ %add.ptr160.i3266, %for.inc158.i3264 ]
  %k92.0443.i3219 = phi i64 [ 0, %for.body102.lr.ph.i3206 ], [ %add.i3265, %for.inc158.i3264 ]
  %sub104.i3220 = sub nsw i64 %572, %k92.0443.i3219
  %spec.select.i3221 = tail call i64 @llvm.smin.i64(i64 %sub104.i3220, i64 512)
  %573 = load i64, ptr %arrayidx121.i3209, align 8
  %cmp122.i3222 = icmp eq i64 %573, 4
  %574 = load i64, ptr %arrayidx130.i3210, align 8
  %cmp.not65.i.i3223 = icmp slt i64 %sub104.i3220, 8
  br i1 %cmp122.i3222, label %cond.true124.i3390, label %cond.false128.i3224

cond.true124.i3390:                               ; preds = %for.body102.i3217
  %add.ptr125.i3391 = getelementptr inbounds i32, ptr %513, i64 %k92.0443.i3219
  br i1 %cmp.not65.i.i3223, label %for.cond11.preheader.i.i3412, label %for.body.lr.ph.i.i3392

for.body.lr.ph.i.i3392:                           ; preds = %cond.true124.i3390
  %splat.splatinsert.i.i3393 = insertelement <8 x i64> poison, i64 %574, i64 0
  %splat.splat.i.i3394 = shufflevector <8 x i64> %splat.splatinsert.i.i3393, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3395

for.cond11.preheader.i.i3412:                     ; preds = %for.body.i.i3395, %cond.true124.i3390
  %outside.0.lcssa.i.i3413 = phi <8 x i64> [ zeroinitializer, %cond.true124.i3390 ], [ %or7.i.i3407, %for.body.i.i3395 ]
  %k.0.lcssa.i.i3414 = phi i64 [ 0, %cond.true124.i3390 ], [ %add68.i.i3396, %for.body.i.i3395 ]
  br label %for.body14.i.i3415

for.body.i.i3395:                                 ; preds = %for.body.i.i3395, %for.body.lr.ph.i.i3392
  %add68.i.i3396 = phi i64 [ 8, %for.body.lr.ph.i.i3392 ], [ %add.i.i3410, %for.body.i.i3395 ]
  %k.067.i.i3397 = phi i64 [ 0, %for.body.lr.ph.i.i3392 ], [ %add68.i.i3396, %for.body.i.i3395 ]
  %outside.066.i.i3398 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3392 ], [ %or7.i.i3407, %for.body.i.i3395 ]
  %add.ptr.i.i3399 = getelementptr inbounds i32, ptr %add.ptr125.i3391, i64 %k.067.i.i3397
  %575 = load <8 x i32>, ptr %add.ptr.i.i3399, align 4
  %conv.i.i3400 = sext <8 x i32> %575 to <8 x i64>
  %isneg.i.i3401 = icmp slt <8 x i32> %575, zeroinitializer
  %and.i.i3402 = select <8 x i1> %isneg.i.i3401, <8 x i64> %splat.splat.i.i3394, <8 x i64> zeroinitializer
  %add1.i.i3403 = add <8 x i64> %and.i.i3402, %conv.i.i3400
  %add1.lobit.i.i3404 = ashr <8 x i64> %add1.i.i3403, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3405 = icmp slt <8 x i64> %add1.i.i3403, %splat.splat.i.i3394
  %or.i.i3406 = select <8 x i1> %cmp5.not.i.i3405, <8 x i64> %add1.lobit.i.i3404, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3407 = or <8 x i64> %or.i.i3406, %outside.066.i.i3398
  %conv8.i.i3408 = trunc <8 x i64> %add1.i.i3403 to <8 x i32>
  %add.ptr9.i.i3409 = getelementptr inbounds i32, ptr %cond120.i3208, i64 %k.067.i.i3397
  store <8 x i32> %conv8.i.i3408, ptr %add.ptr9.i.i3409, align 8
  %add.i.i3410 = add nuw nsw i64 %add68.i.i3396, 8
  %cmp.not.i.i3411 = icmp sgt i64 %add.i.i3410, %spec.select.i3221
  br i1 %cmp.not.i.i3411, label %for.cond11.preheader.i.i3412, label %for.body.i.i3395, !llvm.loop !9

for.cond18.preheader.i.i3422:                     ; preds = %for.body14.i.i3415
  %cmp1972.i.i3423 = icmp slt i64 %k.0.lcssa.i.i3414, %spec.select.i3221
  br i1 %cmp1972.i.i3423, label %for.body21.i.i3424, label %cond.end132.i3257

for.body14.i.i3415:                               ; preds = %for.body14.i.i3415, %for.cond11.preheader.i.i3412
  %j.071.i.i3416 = phi i64 [ 0, %for.cond11.preheader.i.i3412 ], [ %inc.i.i3420, %for.body14.i.i3415 ]
  %wrong.070.i.i3417 = phi i64 [ 0, %for.cond11.preheader.i.i3412 ], [ %or15.i.i3419, %for.body14.i.i3415 ]
  %vecext.i.i3418 = extractelement <8 x i64> %outside.0.lcssa.i.i3413, i64 %j.071.i.i3416
  %or15.i.i3419 = or i64 %vecext.i.i3418, %wrong.070.i.i3417
  %inc.i.i3420 = add nuw nsw i64 %j.071.i.i3416, 1
  %exitcond.not.i375.i3421 = icmp eq i64 %inc.i.i3420, 8
  br i1 %exitcond.not.i375.i3421, label %for.cond18.preheader.i.i3422, label %for.body14.i.i3415, !llvm.loop !10

for.body21.i.i3424:                               ; preds = %for.cond18.preheader.i.i3422, %for.body21.i.i3424
  %k.174.i.i3425 = phi i64 [ %inc35.i.i3437, %for.body21.i.i3424 ], [ %k.0.lcssa.i.i3414, %for.cond18.preheader.i.i3422 ]
  %wrong.173.i.i3426 = phi i64 [ %or31.i.i3434, %for.body21.i.i3424 ], [ %or15.i.i3419, %for.cond18.preheader.i.i3422 ]
  %arrayidx.i.i3427 = getelementptr inbounds i32, ptr %add.ptr125.i3391, i64 %k.174.i.i3425
  %576 = load i32, ptr %arrayidx.i.i3427, align 4
  %conv23.i.i3428 = sext i32 %576 to i64
  %cmp25.i.i3429 = icmp slt i32 %576, 0
  %cond.i.i3430 = select i1 %cmp25.i.i3429, i64 %574, i64 0
  %add27.i.i3431 = add nsw i64 %cond.i.i3430, %conv23.i.i3428
  %cmp28.i.i3432 = icmp uge i64 %add27.i.i3431, %574
  %conv30.i.i3433 = zext i1 %cmp28.i.i3432 to i64
  %or31.i.i3434 = or i64 %wrong.173.i.i3426, %conv30.i.i3433
  %conv32.i.i3435 = trunc i64 %add27.i.i3431 to i32
  %arrayidx33.i.i3436 = getelementptr inbounds i32, ptr %cond120.i3208, i64 %k.174.i.i3425
  store i32 %conv32.i.i3435, ptr %arrayidx33.i.i3436, align 4
  %inc35.i.i3437 = add nuw nsw i64 %k.174.i.i3425, 1
  %exitcond76.not.i.i3438 = icmp eq i64 %inc35.i.i3437, %spec.select.i3221
  br i1 %exitcond76.not.i.i3438, label %cond.end132.i3257, label %for.body21.i.i3424, !llvm.loop !11

cond.false128.i3224:                              ; preds = %for.body102.i3217
  %add.ptr129.i3225 = getelementptr inbounds i64, ptr %513, i64 %k92.0443.i3219
  br i1 %cmp.not65.i.i3223, label %for.cond10.preheader.i.i3245, label %for.body.lr.ph.i376.i3226

for.body.lr.ph.i376.i3226:                        ; preds = %cond.false128.i3224
  %splat.splatinsert.i377.i3227 = insertelement <8 x i64> poison, i64 %574, i64 0
  %splat.splat.i378.i3228 = shufflevector <8 x i64> %splat.splatinsert.i377.i3227, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i379.i3229

for.cond10.preheader.i.i3245:                     ; preds = %for.body.i379.i3229, %cond.false128.i3224
  %outside.0.lcssa.i391.i3246 = phi <8 x i64> [ zeroinitializer, %cond.false128.i3224 ], [ %or7.i387.i3240, %for.body.i379.i3229 ]
  %k.0.lcssa.i392.i3247 = phi i64 [ 0, %cond.false128.i3224 ], [ %add66.i.i3230, %for.body.i379.i3229 ]
  br label %for.body13.i393.i3248

for.body.i379.i3229:                              ; preds = %for.body.i379.i3229, %for.body.lr.ph.i376.i3226
  %add66.i.i3230 = phi i64 [ 8, %for.body.lr.ph.i376.i3226 ], [ %add.i389.i3243, %for.body.i379.i3229 ]
  %k.065.i.i3231 = phi i64 [ 0, %for.body.lr.ph.i376.i3226 ], [ %add66.i.i3230, %for.body.i379.i3229 ]
  %outside.064.i.i3232 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i376.i3226 ], [ %or7.i387.i3240, %for.body.i379.i3229 ]
  %add.ptr.i380.i3233 = getelementptr inbounds i64, ptr %add.ptr129.i3225, i64 %k.065.i.i3231
  %577 = load <8 x i64>, ptr %add.ptr.i380.i3233, align 8
  %isneg.i381.i3234 = icmp slt <8 x i64> %577, zeroinitializer
  %and.i382.i3235 = select <8 x i1> %isneg.i381.i3234, <8 x i64> %splat.splat.i378.i3228, <8 x i64> zeroinitializer
  %add1.i383.i3236 = add <8 x i64> %and.i382.i3235, %577
  %add1.lobit.i384.i3237 = ashr <8 x i64> %add1.i383.i3236, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i385.i3238 = icmp slt <8 x i64> %add1.i383.i3236, %splat.splat.i378.i3228
  %or.i386.i3239 = select <8 x i1> %cmp5.not.i385.i3238, <8 x i64> %add1.lobit.i384.i3237, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i387.i3240 = or <8 x i64> %or.i386.i3239, %outside.064.i.i3232
  %conv.i388.i3241 = trunc <8 x i64> %add1.i383.i3236 to <8 x i32>
  %add.ptr8.i.i3242 = getelementptr inbounds i32, ptr %cond120.i3208, i64 %k.065.i.i3231
  store <8 x i32> %conv.i388.i3241, ptr %add.ptr8.i.i3242, align 8
  %add.i389.i3243 = add nuw nsw i64 %add66.i.i3230, 8
  %cmp.not.i390.i3244 = icmp sgt i64 %add.i389.i3243, %spec.select.i3221
  br i1 %cmp.not.i390.i3244, label %for.cond10.preheader.i.i3245, label %for.body.i379.i3229, !llvm.loop !12

for.cond17.preheader.i.i3255:                     ; preds = %for.body13.i393.i3248
  %cmp1870.i.i3256 = icmp slt i64 %k.0.lcssa.i392.i3247, %spec.select.i3221
  br i1 %cmp1870.i.i3256, label %for.body20.i.i3376, label %cond.end132.i3257

for.body13.i393.i3248:                            ; preds = %for.body13.i393.i3248, %for.cond10.preheader.i.i3245
  %j.069.i.i3249 = phi i64 [ 0, %for.cond10.preheader.i.i3245 ], [ %inc.i395.i3253, %for.body13.i393.i3248 ]
  %wrong.068.i.i3250 = phi i64 [ 0, %for.cond10.preheader.i.i3245 ], [ %or14.i.i3252, %for.body13.i393.i3248 ]
  %vecext.i394.i3251 = extractelement <8 x i64> %outside.0.lcssa.i391.i3246, i64 %j.069.i.i3249
  %or14.i.i3252 = or i64 %vecext.i394.i3251, %wrong.068.i.i3250
  %inc.i395.i3253 = add nuw nsw i64 %j.069.i.i3249, 1
  %exitcond.not.i396.i3254 = icmp eq i64 %inc.i395.i3253, 8
  br i1 %exitcond.not.i396.i3254, label %for.cond17.preheader.i.i3255, label %for.body13.i393.i3248, !llvm.loop !13

for.body20.i.i3376:                               ; preds = %for.cond17.preheader.i.i3255, %for.body20.i.i3376
  %k.172.i.i3377 = phi i64 [ %inc33.i.i3388, %for.body20.i.i3376 ], [ %k.0.lcssa.i392.i3247, %for.cond17.preheader.i.i3255 ]
  %wrong.171.i.i3378 = phi i64 [ %or29.i.i3385, %for.body20.i.i3376 ], [ %or14.i.i3252, %for.cond17.preheader.i.i3255 ]
  %arrayidx.i398.i3379 = getelementptr inbounds i64, ptr %add.ptr129.i3225, i64 %k.172.i.i3377
  %578 = load i64, ptr %arrayidx.i398.i3379, align 8
  %cmp23.i.i3380 = icmp slt i64 %578, 0
  %cond.i399.i3381 = select i1 %cmp23.i.i3380, i64 %574, i64 0
  %add25.i.i3382 = add nsw i64 %cond.i399.i3381, %578
  %cmp26.i.i3383 = icmp uge i64 %add25.i.i3382, %574
  %conv28.i.i3384 = zext i1 %cmp26.i.i3383 to i64
  %or29.i.i3385 = or i64 %wrong.171.i.i3378, %conv28.i.i3384
  %conv30.i400.i3386 = trunc i64 %add25.i.i3382 to i32
  %arrayidx31.i.i3387 = getelementptr inbounds i32, ptr %cond120.i3208, i64 %k.172.i.i3377
  store i32 %conv30.i400.i3386, ptr %arrayidx31.i.i3387, align 4
  %inc33.i.i3388 = add nuw nsw i64 %k.172.i.i3377, 1
  %exitcond74.not.i.i3389 = icmp eq i64 %inc33.i.i3388, %spec.select.i3221
  br i1 %exitcond74.not.i.i3389, label %cond.end132.i3257, label %for.body20.i.i3376, !llvm.loop !14

cond.end132.i3257:                                ; preds = %for.body20.i.i3376, %for.body21.i.i3424, %for.cond17.preheader.i.i3255, %for.cond18.preheader.i.i3422
  %cond133.in.in.i3258 = phi i64 [ %or15.i.i3419, %for.cond18.preheader.i.i3422 ], [ %or14.i.i3252, %for.cond17.preheader.i.i3255 ], [ %or31.i.i3434, %for.body21.i.i3424 ], [ %or29.i.i3385, %for.body20.i.i3376 ]
  %cond133.in.not.i3259 = icmp eq i64 %cond133.in.in.i3258, 0
  br i1 %cond133.in.not.i3259, label %if.end136.i3260, label %most_double.exit

if.end136.i3260:                                  ; preds = %cond.end132.i3257
  br i1 %570, label %if.end141.i3294, label %if.else139.i3261

if.else139.i3261:                                 ; preds = %if.end136.i3260
  %cmp55.i.i3262 = icmp sgt i64 %sub104.i3220, 0
  br i1 %cmp55.i.i3262, label %for.body.i403.i3268, label %if.else148.thread.i3263

for.cond12.preheader.i.i3281:                     ; preds = %for.body.i403.i3268
  %tobool.not.i.i3282 = icmp eq i64 %add.i405.i3278, 0
  br i1 %tobool.not.i.i3282, label %if.else148.thread.i3263, label %for.body16.lr.ph.i.i3283

for.body16.lr.ph.i.i3283:                         ; preds = %for.cond12.preheader.i.i3281
  %sub18.i.i3284 = add nsw i64 %add.i405.i3278, -1
  %arrayidx19.i.i3285 = getelementptr inbounds [520 x i32], ptr %found.i3126, i64 0, i64 %sub18.i.i3284
  %arrayidx25.i.i3286 = getelementptr inbounds [520 x i32], ptr %places115.i3207, i64 0, i64 %sub18.i.i3284
  br label %for.body16.i.i3287

for.body.i403.i3268:                              ; preds = %if.else139.i3261, %for.body.i403.i3268
  %n.057.i.i3269 = phi i64 [ %add.i405.i3278, %for.body.i403.i3268 ], [ 0, %if.else139.i3261 ]
  %k.056.i.i3270 = phi i64 [ %inc.i406.i3279, %for.body.i403.i3268 ], [ 0, %if.else139.i3261 ]
  %arrayidx.i404.i3271 = getelementptr inbounds i32, ptr %places.i3125, i64 %k.056.i.i3270
  %579 = load i32, ptr %arrayidx.i404.i3271, align 4
  %sub3.i.i3272 = sub i32 %579, %conv.i401.i3211
  %conv4.i.i3273 = trunc i64 %k.056.i.i3270 to i32
  %arrayidx5.i.i3274 = getelementptr inbounds [520 x i32], ptr %found.i3126, i64 0, i64 %n.057.i.i3269
  store i32 %conv4.i.i3273, ptr %arrayidx5.i.i3274, align 4
  %arrayidx7.i.i3275 = getelementptr inbounds [520 x i32], ptr %places115.i3207, i64 0, i64 %n.057.i.i3269
  store i32 %sub3.i.i3272, ptr %arrayidx7.i.i3275, align 4
  %cmp8.i.i3276 = icmp ult i32 %sub3.i.i3272, %conv1.i.i3212
  %conv10.i.i3277 = zext i1 %cmp8.i.i3276 to i64
  %add.i405.i3278 = add nuw nsw i64 %n.057.i.i3269, %conv10.i.i3277
  %inc.i406.i3279 = add nuw nsw i64 %k.056.i.i3270, 1
  %exitcond.not.i407.i3280 = icmp eq i64 %inc.i406.i3279, %spec.select.i3221
  br i1 %exitcond.not.i407.i3280, label %for.cond12.preheader.i.i3281, label %for.body.i403.i3268, !llvm.loop !15

for.body16.i.i3287:                               ; preds = %for.body16.i.i3287, %for.body16.lr.ph.i.i3283
  %k11.058.i.i3288 = phi i64 [ 0, %for.body16.lr.ph.i.i3283 ], [ %inc30.i.i3292, %for.body16.i.i3287 ]
  %580 = load i32, ptr %arrayidx19.i.i3285, align 4
  %add21.i.i3289 = add nuw nsw i64 %k11.058.i.i3288, %add.i405.i3278
  %arrayidx22.i.i3290 = getelementptr inbounds [520 x i32], ptr %found.i3126, i64 0, i64 %add21.i.i3289
  store i32 %580, ptr %arrayidx22.i.i3290, align 4
  %581 = load i32, ptr %arrayidx25.i.i3286, align 4
  %arrayidx28.i.i3291 = getelementptr inbounds [520 x i32], ptr %places115.i3207, i64 0, i64 %add21.i.i3289
  store i32 %581, ptr %arrayidx28.i.i3291, align 4
  %inc30.i.i3292 = add nuw nsw i64 %k11.058.i.i3288, 1
  %exitcond.not.i3293 = icmp eq i64 %inc30.i.i3292, 8
  br i1 %exitcond.not.i3293, label %if.end141.i3294, label %for.body16.i.i3287, !llvm.loop !16

if.else148.thread.i3263:                          ; preds = %for.cond12.preheader.i.i3281, %if.else139.i3261
  store i64 0, ptr %count32.i.i3213, align 8
  br label %for.inc158.i3264

if.end141.i3294:                                  ; preds = %for.body16.i.i3287, %if.end136.i3260
  %582 = phi i64 [ %spec.select.i3221, %if.end136.i3260 ], [ %add.i405.i3278, %for.body16.i.i3287 ]
  store i64 %582, ptr %count32.i.i3213, align 8
  %tobool143.i3295 = icmp ne i64 %582, 0
  %or.cond243.i3296 = select i1 %tobool143.i3295, i1 %cmp145.i3214, i1 false
  %cmp47.i.i3297 = icmp sgt i64 %582, 0
  br i1 %or.cond243.i3296, label %if.then147.i3346, label %if.else148.i3298

if.then147.i3346:                                 ; preds = %if.end141.i3294
  br i1 %cmp47.i.i3297, label %for.body.preheader.i.i3347, label %for.inc158.i3264

for.body.preheader.i.i3347:                       ; preds = %if.then147.i3346
  %583 = load i32, ptr %places115.i3207, align 8
  %conv.i408.i3348 = sext i32 %583 to i64
  %arrayidx1.i.i3349 = getelementptr inbounds double, ptr %cond.i3860, i64 %conv.i408.i3348
  %584 = load double, ptr %arrayidx1.i.i3349, align 8
  br label %for.body.i409.i3350

for.body.i409.i3350:                              ; preds = %if.end.i.i3363, %for.body.preheader.i.i3347
  %before.050.i.i3351 = phi i64 [ %conv5.i.i3355, %if.end.i.i3363 ], [ %conv.i408.i3348, %for.body.preheader.i.i3347 ]
  %m.049.i.i3352 = phi i64 [ %inc.i416.i3374, %if.end.i.i3363 ], [ 0, %for.body.preheader.i.i3347 ]
  %found.048.i.i3353 = phi double [ %cond.i415.i3372, %if.end.i.i3363 ], [ %584, %for.body.preheader.i.i3347 ]
  %arrayidx4.i.i3354 = getelementptr inbounds [520 x i32], ptr %places115.i3207, i64 0, i64 %m.049.i.i3352
  %585 = load i32, ptr %arrayidx4.i.i3354, align 4
  %conv5.i.i3355 = sext i32 %585 to i64
  %add.i410.i3356 = add nuw nsw i64 %m.049.i.i3352, 8
  %arrayidx7.i411.i3357 = getelementptr inbounds [520 x i32], ptr %places115.i3207, i64 0, i64 %add.i410.i3356
  %586 = load i32, ptr %arrayidx7.i411.i3357, align 4
  %idx.ext.i.i3358 = sext i32 %586 to i64
  %add.ptr.i412.i3359 = getelementptr inbounds double, ptr %cond.i3860, i64 %idx.ext.i.i3358
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i412.i3359, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3360 = icmp eq i64 %before.050.i.i3351, %conv5.i.i3355
  br i1 %cmp8.not.i.i3360, label %if.end.i.i3363, label %if.then.i413.i3361

if.then.i413.i3361:                               ; preds = %for.body.i409.i3350
  %arrayidx10.i.i3362 = getelementptr inbounds double, ptr %cond.i3860, i64 %conv5.i.i3355
  %587 = load double, ptr %arrayidx10.i.i3362, align 8
  br label %if.end.i.i3363

if.end.i.i3363:                                   ; preds = %if.then.i413.i3361, %for.body.i409.i3350
  %found.1.i.i3364 = phi double [ %587, %if.then.i413.i3361 ], [ %found.048.i.i3353, %for.body.i409.i3350 ]
  %arrayidx11.i.i3365 = getelementptr inbounds [520 x i32], ptr %found.i3126, i64 0, i64 %m.049.i.i3352
  %588 = load i32, ptr %arrayidx11.i.i3365, align 4
  %conv12.i.i3366 = sext i32 %588 to i64
  %mul.i414.i3367 = mul nsw i64 %516, %conv12.i.i3366
  %arrayidx13.i.i3368 = getelementptr inbounds double, ptr %values.0444.i3218, i64 %mul.i414.i3367
  %589 = load double, ptr %arrayidx13.i.i3368, align 8
  %cmp14.i.i3369 = fcmp oge double %found.1.i.i3364, %589
  %cmp16.i.i3370 = fcmp uno double %found.1.i.i3364, 0.000000e+00
  %or.cond.i.i3371 = or i1 %cmp16.i.i3370, %cmp14.i.i3369
  %cond.i415.i3372 = select i1 %or.cond.i.i3371, double %found.1.i.i3364, double %589
  %arrayidx23.i.i3373 = getelementptr inbounds double, ptr %cond.i3860, i64 %conv5.i.i3355
  store double %cond.i415.i3372, ptr %arrayidx23.i.i3373, align 8
  %inc.i416.i3374 = add nuw nsw i64 %m.049.i.i3352, 1
  %exitcond455.not.i3375 = icmp eq i64 %inc.i416.i3374, %582
  br i1 %exitcond455.not.i3375, label %for.inc158.i3264, label %for.body.i409.i3350, !llvm.loop !105

if.else148.i3298:                                 ; preds = %if.end141.i3294
  br i1 %cmp47.i.i3297, label %for.body.i420.i3299, label %for.inc158.i3264

for.body.i420.i3299:                              ; preds = %if.else148.i3298, %for.end52.i.i3333
  %m.0109.i.i3300 = phi i64 [ %inc54.i.i3334, %for.end52.i.i3333 ], [ 0, %if.else148.i3298 ]
  %arrayidx.i421.i3301 = getelementptr inbounds [520 x i32], ptr %found.i3126, i64 0, i64 %m.0109.i.i3300
  %590 = load i32, ptr %arrayidx.i421.i3301, align 4
  %conv.i422.i3302 = sext i32 %590 to i64
  %mul.i423.i3303 = mul nsw i64 %516, %conv.i422.i3302
  %add.ptr.i424.i3304 = getelementptr inbounds double, ptr %values.0444.i3218, i64 %mul.i423.i3303
  %arrayidx1.i425.i3305 = getelementptr inbounds [520 x i32], ptr %places115.i3207, i64 0, i64 %m.0109.i.i3300
  %591 = load i32, ptr %arrayidx1.i425.i3305, align 4
  %conv2.i.i3306 = sext i32 %591 to i64
  %mul3.i.i3307 = mul nsw i64 %517, %conv2.i.i3306
  %add.ptr4.i.i3308 = getelementptr inbounds double, ptr %cond.i3860, i64 %mul3.i.i3307
  %add.i426.i3309 = add nuw nsw i64 %m.0109.i.i3300, 8
  %arrayidx6.i.i3310 = getelementptr inbounds [520 x i32], ptr %found.i3126, i64 0, i64 %add.i426.i3309
  %592 = load i32, ptr %arrayidx6.i.i3310, align 4
  %conv7.i.i3311 = sext i32 %592 to i64
  %mul8.i.i3312 = mul nsw i64 %516, %conv7.i.i3311
  %add.ptr9.i427.i3313 = getelementptr inbounds double, ptr %values.0444.i3218, i64 %mul8.i.i3312
  %arrayidx12.i.i3314 = getelementptr inbounds [520 x i32], ptr %places115.i3207, i64 0, i64 %add.i426.i3309
  %593 = load i32, ptr %arrayidx12.i.i3314, align 4
  %conv13.i.i3315 = sext i32 %593 to i64
  %mul14.i.i3316 = mul nsw i64 %517, %conv13.i.i3315
  %add.ptr15.i.i3317 = getelementptr inbounds double, ptr %cond.i3860, i64 %mul14.i.i3316
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3317, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i3215, label %for.cond36.preheader.i.i3330, label %for.body20.i428.i3318

for.cond36.preheader.i.i3330:                     ; preds = %for.body20.i428.i3318, %for.body.i420.i3299
  %j.0.lcssa.i.i3331 = phi i64 [ 0, %for.body.i420.i3299 ], [ %add17105.i.i3319, %for.body20.i428.i3318 ]
  %cmp37106.i.i3332 = icmp slt i64 %j.0.lcssa.i.i3331, %517
  br i1 %cmp37106.i.i3332, label %for.body39.i.i3336, label %for.end52.i.i3333

for.body20.i428.i3318:                            ; preds = %for.body.i420.i3299, %for.body20.i428.i3318
  %add17105.i.i3319 = phi i64 [ %add17.i.i3328, %for.body20.i428.i3318 ], [ 8, %for.body.i420.i3299 ]
  %j.0104.i.i3320 = phi i64 [ %add17105.i.i3319, %for.body20.i428.i3318 ], [ 0, %for.body.i420.i3299 ]
  %add.ptr21.i.i3321 = getelementptr inbounds double, ptr %add.ptr9.i427.i3313, i64 %j.0104.i.i3320
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3321, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3322 = getelementptr inbounds double, ptr %add.ptr4.i.i3308, i64 %j.0104.i.i3320
  %594 = load <8 x double>, ptr %add.ptr22.i.i3322, align 8
  %add.ptr23.i.i3323 = getelementptr inbounds double, ptr %add.ptr.i424.i3304, i64 %j.0104.i.i3320
  %595 = load <8 x double>, ptr %add.ptr23.i.i3323, align 8
  %cmp24.i.i3324 = fcmp ult <8 x double> %594, %595
  %cmp25.i429.i3325 = fcmp ord <8 x double> %594, zeroinitializer
  %or102.not.i.i3326 = and <8 x i1> %cmp24.i.i3324, %cmp25.i429.i3325
  %or33.v.i.i3327 = select <8 x i1> %or102.not.i.i3326, <8 x double> %595, <8 x double> %594
  store <8 x double> %or33.v.i.i3327, ptr %add.ptr22.i.i3322, align 8
  %add17.i.i3328 = add nuw nsw i64 %add17105.i.i3319, 8
  %cmp18.not.i.i3329 = icmp sgt i64 %add17.i.i3328, %517
  br i1 %cmp18.not.i.i3329, label %for.cond36.preheader.i.i3330, label %for.body20.i428.i3318, !llvm.loop !106

for.body39.i.i3336:                               ; preds = %for.cond36.preheader.i.i3330, %for.body39.i.i3336
  %j.1107.i.i3337 = phi i64 [ %inc.i433.i3344, %for.body39.i.i3336 ], [ %j.0.lcssa.i.i3331, %for.cond36.preheader.i.i3330 ]
  %arrayidx40.i.i3338 = getelementptr inbounds double, ptr %add.ptr4.i.i3308, i64 %j.1107.i.i3337
  %596 = load double, ptr %arrayidx40.i.i3338, align 8
  %arrayidx41.i.i3339 = getelementptr inbounds double, ptr %add.ptr.i424.i3304, i64 %j.1107.i.i3337
  %597 = load double, ptr %arrayidx41.i.i3339, align 8
  %cmp42.i.i3340 = fcmp oge double %596, %597
  %cmp46.i.i3341 = fcmp uno double %596, 0.000000e+00
  %or.cond.i431.i3342 = or i1 %cmp46.i.i3341, %cmp42.i.i3340
  %cond.i432.i3343 = select i1 %or.cond.i431.i3342, double %596, double %597
  store double %cond.i432.i3343, ptr %arrayidx40.i.i3338, align 8
  %inc.i433.i3344 = add nuw nsw i64 %j.1107.i.i3337, 1
  %exitcond.not.i434.i3345 = icmp eq i64 %inc.i433.i3344, %517
  br i1 %exitcond.not.i434.i3345, label %for.end52.i.i3333, label %for.body39.i.i3336, !llvm.loop !107

for.end52.i.i3333:                                ; preds = %for.body39.i.i3336, %for.cond36.preheader.i.i3330
  %inc54.i.i3334 = add nuw nsw i64 %m.0109.i.i3300, 1
  %exitcond454.not.i3335 = icmp eq i64 %inc54.i.i3334, %582
  br i1 %exitcond454.not.i3335, label %for.inc158.i3264, label %for.body.i420.i3299, !llvm.loop !108

for.inc158.i3264:                                 ; preds = %for.end52.i.i3333, %if.end.i.i3363, %if.else148.i3298, %if.then147.i3346, %if.else148.thread.i3263
  %add.i3265 = add nuw nsw i64 %k92.0443.i3219, 512
  %add.ptr160.i3266 = getelementptr inbounds i8, ptr %values.0444.i3218, i64 %add.ptr160.idx.i3216
  %598 = load i64, ptr %arrayidx96.i3157, align 8
  %cmp97.not.i3267 = icmp slt i64 %add.i3265, %598
  br i1 %cmp97.not.i3267, label %for.body102.i3217, label %for.end163.i3159, !llvm.loop !109

for.end163.i3159:                                 ; preds = %for.inc158.i3264, %for.cond93.preheader.i3156
  %599 = load i64, ptr %a, align 8
  %cmp165.i3160 = icmp eq i64 %599, 0
  %tobool168.i3161 = icmp ne i64 %519, 0
  %or.cond244.i3162 = select i1 %cmp165.i3160, i1 %tobool168.i3161, i1 false
  br i1 %or.cond244.i3162, label %lor.lhs.false169.i3164, label %most_double.exit

lor.lhs.false169.i3164:                           ; preds = %for.end163.i3159
  %cmp170.i3165 = icmp ne ptr %cond.i3860, %520
  %tobool173.i3166 = icmp ne i64 %510, 0
  %or.cond245.i3167 = select i1 %cmp170.i3165, i1 true, i1 %tobool173.i3166
  br i1 %or.cond245.i3167, label %for.cond177.preheader.i3168, label %most_double.exit

for.cond177.preheader.i3168:                      ; preds = %lor.lhs.false169.i3164
  %cmp179.not445.i3169 = icmp slt i64 %mul.i3853, 8
  br i1 %cmp179.not445.i3169, label %for.cond202.preheader.i3181, label %for.body181.lr.ph.i3170

for.body181.lr.ph.i3170:                          ; preds = %for.cond177.preheader.i3168
  %add.ptr188.i3171 = getelementptr inbounds double, ptr %511, i64 %mul9.i3856
  br label %for.body181.i3172

for.cond202.preheader.i3181:                      ; preds = %if.end197.i3176, %for.cond177.preheader.i3168
  %k176.0.lcssa.i3182 = phi i64 [ 0, %for.cond177.preheader.i3168 ], [ %add178447.i3173, %if.end197.i3176 ]
  %cmp203448.i3183 = icmp slt i64 %k176.0.lcssa.i3182, %mul.i3853
  br i1 %cmp203448.i3183, label %for.body205.lr.ph.i3184, label %most_double.exit

for.body205.lr.ph.i3184:                          ; preds = %for.cond202.preheader.i3181
  %600 = getelementptr double, ptr %511, i64 %mul9.i3856
  br label %for.body205.i3185

for.body181.i3172:                                ; preds = %if.end197.i3176, %for.body181.lr.ph.i3170
  %add178447.i3173 = phi i64 [ 8, %for.body181.lr.ph.i3170 ], [ %add178.i3179, %if.end197.i3176 ]
  %k176.0446.i3174 = phi i64 [ 0, %for.body181.lr.ph.i3170 ], [ %add178447.i3173, %if.end197.i3176 ]
  %add.ptr182.i3175 = getelementptr inbounds double, ptr %cond.i3860, i64 %k176.0446.i3174
  %601 = load <8 x double>, ptr %add.ptr182.i3175, align 8
  br i1 %tobool173.i3166, label %land.lhs.true184.i3197, label %if.end197.i3176

land.lhs.true184.i3197:                           ; preds = %for.body181.i3172
  %602 = load i64, ptr %arrayidx8.i3855, align 8
  %tobool186.not.i3198 = icmp eq i64 %602, 0
  br i1 %tobool186.not.i3198, label %if.then193.i3202, label %if.then187.i3199

if.then187.i3199:                                 ; preds = %land.lhs.true184.i3197
  %add.ptr189.i3200 = getelementptr inbounds double, ptr %add.ptr188.i3171, i64 %k176.0446.i3174
  %603 = load <8 x double>, ptr %add.ptr189.i3200, align 8
  %add190.i3201 = fadd <8 x double> %601, %603
  br label %if.end197.i3176

if.then193.i3202:                                 ; preds = %land.lhs.true184.i3197
  %604 = load double, ptr %511, align 8
  %splat.splatinsert.i3203 = insertelement <8 x double> poison, double %604, i64 0
  %splat.splat.i3204 = shufflevector <8 x double> %splat.splatinsert.i3203, <8 x double> poison, <8 x i32> zeroinitializer
  %add195.i3205 = fadd <8 x double> %601, %splat.splat.i3204
  br label %if.end197.i3176

if.end197.i3176:                                  ; preds = %if.then193.i3202, %if.then187.i3199, %for.body181.i3172
  %sum.0.i3177 = phi <8 x double> [ %add190.i3201, %if.then187.i3199 ], [ %add195.i3205, %if.then193.i3202 ], [ %601, %for.body181.i3172 ]
  %add.ptr198.i3178 = getelementptr inbounds double, ptr %520, i64 %k176.0446.i3174
  store <8 x double> %sum.0.i3177, ptr %add.ptr198.i3178, align 8
  %add178.i3179 = add nuw nsw i64 %add178447.i3173, 8
  %cmp179.not.i3180 = icmp sgt i64 %add178.i3179, %mul.i3853
  br i1 %cmp179.not.i3180, label %for.cond202.preheader.i3181, label %for.body181.i3172, !llvm.loop !110

for.body205.i3185:                                ; preds = %cond.end216.i3188, %for.body205.lr.ph.i3184
  %k176.1449.i3186 = phi i64 [ %k176.0.lcssa.i3182, %for.body205.lr.ph.i3184 ], [ %inc220.i3191, %cond.end216.i3188 ]
  %arrayidx208.i3187 = getelementptr inbounds double, ptr %cond.i3860, i64 %k176.1449.i3186
  %605 = load double, ptr %arrayidx208.i3187, align 8
  br i1 %tobool173.i3166, label %cond.true207.i3193, label %cond.end216.i3188

cond.true207.i3193:                               ; preds = %for.body205.i3185
  %606 = load i64, ptr %arrayidx8.i3855, align 8
  %mul210.i3194 = mul nsw i64 %606, %k176.1449.i3186
  %arrayidx212.i3195 = getelementptr double, ptr %600, i64 %mul210.i3194
  %607 = load double, ptr %arrayidx212.i3195, align 8
  %add213.i3196 = fadd double %605, %607
  br label %cond.end216.i3188

cond.end216.i3188:                                ; preds = %cond.true207.i3193, %for.body205.i3185
  %cond217.i3189 = phi double [ %add213.i3196, %cond.true207.i3193 ], [ %605, %for.body205.i3185 ]
  %arrayidx218.i3190 = getelementptr inbounds double, ptr %520, i64 %k176.1449.i3186
  store double %cond217.i3189, ptr %arrayidx218.i3190, align 8
  %inc220.i3191 = add nuw nsw i64 %k176.1449.i3186, 1
  %exitcond456.not.i3192 = icmp eq i64 %inc220.i3191, %mul.i3853
  br i1 %exitcond456.not.i3192, label %most_double.exit, label %for.body205.i3185, !llvm.loop !111

most_double.exit:                                 ; preds = %cond.end132.i3257, %cond.end216.i3188, %for.end163.i3159, %lor.lhs.false169.i3164, %for.cond202.preheader.i3181
  %retval.5.i3163 = phi i64 [ 0, %lor.lhs.false169.i3164 ], [ 0, %for.end163.i3159 ], [ 0, %for.cond202.preheader.i3181 ], [ 0, %cond.end216.i3188 ], [ 1, %cond.end132.i3257 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3126) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3125) #8
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3862, label %if.end30.i3503, label %land.lhs.true.i3495

land.lhs.true.i3495:                              ; preds = %cond.true70
  %tobool16.i3497.not = icmp eq i64 %510, 0
  br i1 %tobool16.i3497.not, label %if.then.i3499, label %land.lhs.true20.i3826

if.then.i3499:                                    ; preds = %land.lhs.true.i3495
  %608 = inttoptr i64 %523 to ptr
  %609 = load i32, ptr %608, align 4
  %tobool.not.i.i3500 = icmp eq i32 %609, 0
  br i1 %tobool.not.i.i3500, label %if.then.i.i3824, label %for.cond.preheader.i.i3501

if.then.i.i3824:                                  ; preds = %if.then.i3499
  %mul.i.i3825 = shl nsw i64 %mul.i3853, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i.i3825, i1 false)
  br label %if.end30.i3503

for.cond.preheader.i.i3501:                       ; preds = %if.then.i3499
  %cmp535.i.i3502 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp535.i.i3502, label %for.body.i.i3819, label %if.end30.i3503

for.body.i.i3819:                                 ; preds = %for.cond.preheader.i.i3501, %for.body.i.i3819
  %k.036.i.i3820 = phi i64 [ %inc.i.i3822, %for.body.i.i3819 ], [ 0, %for.cond.preheader.i.i3501 ]
  %arrayidx.i.i3821 = getelementptr inbounds i32, ptr %cond.i3860, i64 %k.036.i.i3820
  store i32 %609, ptr %arrayidx.i.i3821, align 4
  %inc.i.i3822 = add nuw nsw i64 %k.036.i.i3820, 1
  %exitcond38.not.i.i3823 = icmp eq i64 %inc.i.i3822, %mul.i3853
  br i1 %exitcond38.not.i.i3823, label %if.end30.i3503, label %for.body.i.i3819, !llvm.loop !4

land.lhs.true20.i3826:                            ; preds = %land.lhs.true.i3495
  %tobool22.not.i3827 = icmp eq i64 %518, 0
  br i1 %tobool22.not.i3827, label %if.then28.i3831, label %if.then23.i3828

if.then23.i3828:                                  ; preds = %land.lhs.true20.i3826
  %add.ptr.i3829 = getelementptr inbounds i32, ptr %511, i64 %mul9.i3856
  %mul24.i3830 = shl i64 %mul.i3853, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3860, ptr nonnull align 4 %add.ptr.i3829, i64 %mul24.i3830, i1 false)
  br label %if.end30.i3503

if.then28.i3831:                                  ; preds = %land.lhs.true20.i3826
  %610 = load i32, ptr %511, align 4
  %tobool.not.i369.i3832 = icmp eq i32 %610, 0
  br i1 %tobool.not.i369.i3832, label %if.then.i377.i3840, label %for.cond.preheader.i370.i3833

if.then.i377.i3840:                               ; preds = %if.then28.i3831
  %mul.i378.i3841 = shl nsw i64 %mul.i3853, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i378.i3841, i1 false)
  br label %if.end30.i3503

for.cond.preheader.i370.i3833:                    ; preds = %if.then28.i3831
  %cmp535.i371.i3834 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp535.i371.i3834, label %for.body.i372.i3835, label %if.end30.i3503

for.body.i372.i3835:                              ; preds = %for.cond.preheader.i370.i3833, %for.body.i372.i3835
  %k.036.i373.i3836 = phi i64 [ %inc.i375.i3838, %for.body.i372.i3835 ], [ 0, %for.cond.preheader.i370.i3833 ]
  %arrayidx.i374.i3837 = getelementptr inbounds i32, ptr %cond.i3860, i64 %k.036.i373.i3836
  store i32 %610, ptr %arrayidx.i374.i3837, align 4
  %inc.i375.i3838 = add nuw nsw i64 %k.036.i373.i3836, 1
  %exitcond38.not.i376.i3839 = icmp eq i64 %inc.i375.i3838, %mul.i3853
  br i1 %exitcond38.not.i376.i3839, label %if.end30.i3503, label %for.body.i372.i3835, !llvm.loop !4

if.end30.i3503:                                   ; preds = %for.body.i372.i3835, %for.body.i.i3819, %for.cond.preheader.i370.i3833, %if.then.i377.i3840, %if.then23.i3828, %for.cond.preheader.i.i3501, %if.then.i.i3824, %cond.true70
  %cmp31.i3504 = icmp eq i64 %514, 0
  br i1 %cmp31.i3504, label %land.end.i3807, label %land.end.thread.i3505

land.end.thread.i3505:                            ; preds = %if.end30.i3503
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3474) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3475) #8
  br label %for.cond.cleanup.i3506

land.end.i3807:                                   ; preds = %if.end30.i3503
  %arrayidx32.i3808 = getelementptr inbounds i8, ptr %a, i64 56
  %611 = load i64, ptr %arrayidx32.i3808, align 8
  %cmp33.i3809 = icmp eq i64 %515, %611
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3474) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3475) #8
  br i1 %cmp33.i3809, label %for.body.lr.ph.i3810, label %for.cond.cleanup.i3506

for.body.lr.ph.i3810:                             ; preds = %land.end.i3807
  %places42.i3811 = getelementptr inbounds i8, ptr %found.i3475, i64 2080
  br label %for.body.i3812

for.cond.cleanup.i3506:                           ; preds = %for.body.i3812, %land.end.i3807, %land.end.thread.i3505
  %612 = phi i1 [ false, %land.end.thread.i3505 ], [ false, %land.end.i3807 ], [ true, %for.body.i3812 ]
  %613 = load i64, ptr %a, align 8
  %cmp45.i3507 = icmp eq i64 %613, 0
  %tobool48.i3508 = icmp eq i64 %516, 0
  %or.cond241.not366.i3509 = select i1 %cmp45.i3507, i1 %tobool48.i3508, i1 false
  %cmp50.i3510 = icmp eq i64 %517, 1
  %or.cond242.i3511 = select i1 %or.cond241.not366.i3509, i1 %cmp50.i3510, i1 false
  %spec.select.i3512 = and i1 %612, %or.cond242.i3511
  %cmp59.i3513 = icmp sgt i64 %mul.i3853, 2048
  %not.spec.select.i3512 = xor i1 %spec.select.i3512, true
  %or.cond243.i3514 = select i1 %not.spec.select.i3512, i1 true, i1 %cmp59.i3513
  %arrayidx62.i3788 = getelementptr inbounds i8, ptr %a, i64 48
  %614 = load i64, ptr %arrayidx62.i3788, align 8
  %cmp63.not.i3789 = icmp sgt i64 %mul.i3853, %614
  %or.cond4426 = select i1 %or.cond243.i3514, i1 true, i1 %cmp63.not.i3789
  br i1 %or.cond4426, label %land.rhs93.lr.ph.i3515, label %if.then69.i3790

for.body.i3812:                                   ; preds = %for.body.i3812, %for.body.lr.ph.i3810
  %k.0444.i3813 = phi i64 [ 0, %for.body.lr.ph.i3810 ], [ %inc.i3817, %for.body.i3812 ]
  %conv40.i3814 = trunc nuw i64 %k.0444.i3813 to i32
  %arrayidx41.i3815 = getelementptr inbounds [520 x i32], ptr %found.i3475, i64 0, i64 %k.0444.i3813
  store i32 %conv40.i3814, ptr %arrayidx41.i3815, align 4
  %arrayidx43.i3816 = getelementptr inbounds [520 x i32], ptr %places42.i3811, i64 0, i64 %k.0444.i3813
  store i32 0, ptr %arrayidx43.i3816, align 4
  %inc.i3817 = add nuw nsw i64 %k.0444.i3813, 1
  %exitcond4358.not = icmp eq i64 %inc.i3817, 520
  br i1 %exitcond4358.not, label %for.cond.cleanup.i3506, label %for.body.i3812, !llvm.loop !112

if.then69.i3790:                                  ; preds = %for.cond.cleanup.i3506
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i3476) #8
  %arrayidx70.i3791 = getelementptr inbounds i8, ptr %a, i64 16
  %615 = load i64, ptr %arrayidx70.i3791, align 8
  %arrayidx72.i3792 = getelementptr inbounds i8, ptr %a, i64 56
  %616 = load i64, ptr %arrayidx72.i3792, align 8
  %call.i3793 = call fastcc i64 @count_indices(ptr noundef %513, i64 noundef %615, i64 noundef %614, i64 noundef %616, ptr noundef nonnull %counts.i3476)
  %tobool73.not.i3794 = icmp eq i64 %call.i3793, 0
  br i1 %tobool73.not.i3794, label %for.cond77.preheader.i3796, label %cleanup222.critedge.i3795

for.cond77.preheader.i3796:                       ; preds = %if.then69.i3790
  %cmp78445.i3797 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp78445.i3797, label %for.body81.i3799, label %if.end89.i3798

for.body81.i3799:                                 ; preds = %for.cond77.preheader.i3796, %for.body81.i3799
  %k76.0446.i3800 = phi i64 [ %inc87.i3805, %for.body81.i3799 ], [ 0, %for.cond77.preheader.i3796 ]
  %arrayidx82.i3801 = getelementptr inbounds [2048 x i32], ptr %counts.i3476, i64 0, i64 %k76.0446.i3800
  %617 = load i32, ptr %arrayidx82.i3801, align 4
  %618 = load i32, ptr %509, align 4
  %mul84.i3802 = mul nsw i32 %618, %617
  %arrayidx85.i3803 = getelementptr inbounds i32, ptr %cond.i3860, i64 %k76.0446.i3800
  %619 = load i32, ptr %arrayidx85.i3803, align 4
  %add.i3804 = add nsw i32 %619, %mul84.i3802
  store i32 %add.i3804, ptr %arrayidx85.i3803, align 4
  %inc87.i3805 = add nuw nsw i64 %k76.0446.i3800, 1
  %exitcond.not.i3806 = icmp eq i64 %inc87.i3805, %mul.i3853
  br i1 %exitcond.not.i3806, label %if.end89.i3798, label %for.body81.i3799, !llvm.loop !113

if.end89.i3798:                                   ; preds = %for.body81.i3799, %for.cond77.preheader.i3796
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i3476) #8
  br label %for.end162.i3530

land.rhs93.lr.ph.i3515:                           ; preds = %for.cond.cleanup.i3506
  %arrayidx94.i3516 = getelementptr inbounds i8, ptr %a, i64 48
  %places113.i3517 = getelementptr inbounds i8, ptr %found.i3475, i64 2080
  %cond118.i3518 = select i1 %612, ptr %places113.i3517, ptr %places.i3474
  %arrayidx119.i3519 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx128.i3520 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i407.i3521 = trunc i64 %514 to i32
  %conv1.i.i3522 = trunc i64 %sub.i3852 to i32
  %count32.i.i3523 = getelementptr inbounds i8, ptr %found.i3475, i64 4160
  %cmp18.not101.i.i3524 = icmp slt i64 %517, 8
  %add.ptr159.idx.i3525 = shl nsw i64 %516, 11
  %cmp95.i35294287 = icmp sgt i64 %614, 0
  br i1 %cmp95.i35294287, label %for.body100.i3577, label %for.end162.i3530

for.body100.i3577:                                ; preds = %land.rhs93.lr.ph.i3515, %for.inc156.i3622
  %620 = phi i64 [ %646, %for.inc156.i3622 ], [ %614, %land.rhs93.lr.ph.i3515 ]
  %k90.0448.i35284290 = phi i64 [ %add157.i3623, %for.inc156.i3622 ], [ 0, %land.rhs93.lr.ph.i3515 ]
  %values.0449.i35274288 = phi ptr [ %add.ptr159.i3624, %for.inc156.i3622 ], [ %509, %land.rhs93.lr.ph.i3515 ]
  %sub102.i3578 = sub nsw i64 %620, %k90.0448.i35284290
  %spec.select367.i3579 = tail call i64 @llvm.smin.i64(i64 %sub102.i3578, i64 512)
  %621 = load i64, ptr %arrayidx119.i3519, align 8
  %cmp120.i3580 = icmp eq i64 %621, 4
  %622 = load i64, ptr %arrayidx128.i3520, align 8
  %cmp.not65.i.i3581 = icmp slt i64 %sub102.i3578, 8
  br i1 %cmp120.i3580, label %cond.true122.i3738, label %cond.false126.i3582

cond.true122.i3738:                               ; preds = %for.body100.i3577
  %add.ptr123.i3739 = getelementptr inbounds i32, ptr %513, i64 %k90.0448.i35284290
  br i1 %cmp.not65.i.i3581, label %for.cond11.preheader.i.i3760, label %for.body.lr.ph.i.i3740

for.body.lr.ph.i.i3740:                           ; preds = %cond.true122.i3738
  %splat.splatinsert.i.i3741 = insertelement <8 x i64> poison, i64 %622, i64 0
  %splat.splat.i.i3742 = shufflevector <8 x i64> %splat.splatinsert.i.i3741, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i380.i3743

for.cond11.preheader.i.i3760:                     ; preds = %for.body.i380.i3743, %cond.true122.i3738
  %outside.0.lcssa.i.i3761 = phi <8 x i64> [ zeroinitializer, %cond.true122.i3738 ], [ %or7.i.i3755, %for.body.i380.i3743 ]
  %k.0.lcssa.i.i3762 = phi i64 [ 0, %cond.true122.i3738 ], [ %add68.i.i3744, %for.body.i380.i3743 ]
  br label %for.body14.i.i3763

for.body.i380.i3743:                              ; preds = %for.body.i380.i3743, %for.body.lr.ph.i.i3740
  %add68.i.i3744 = phi i64 [ 8, %for.body.lr.ph.i.i3740 ], [ %add.i.i3758, %for.body.i380.i3743 ]
  %k.067.i.i3745 = phi i64 [ 0, %for.body.lr.ph.i.i3740 ], [ %add68.i.i3744, %for.body.i380.i3743 ]
  %outside.066.i.i3746 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3740 ], [ %or7.i.i3755, %for.body.i380.i3743 ]
  %add.ptr.i.i3747 = getelementptr inbounds i32, ptr %add.ptr123.i3739, i64 %k.067.i.i3745
  %623 = load <8 x i32>, ptr %add.ptr.i.i3747, align 4
  %conv.i.i3748 = sext <8 x i32> %623 to <8 x i64>
  %isneg.i.i3749 = icmp slt <8 x i32> %623, zeroinitializer
  %and.i.i3750 = select <8 x i1> %isneg.i.i3749, <8 x i64> %splat.splat.i.i3742, <8 x i64> zeroinitializer
  %add1.i.i3751 = add <8 x i64> %and.i.i3750, %conv.i.i3748
  %add1.lobit.i.i3752 = ashr <8 x i64> %add1.i.i3751, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3753 = icmp slt <8 x i64> %add1.i.i3751, %splat.splat.i.i3742
  %or.i.i3754 = select <8 x i1> %cmp5.not.i.i3753, <8 x i64> %add1.lobit.i.i3752, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3755 = or <8 x i64> %or.i.i3754, %outside.066.i.i3746
  %conv8.i.i3756 = trunc <8 x i64> %add1.i.i3751 to <8 x i32>
  %add.ptr9.i.i3757 = getelementptr inbounds i32, ptr %cond118.i3518, i64 %k.067.i.i3745
  store <8 x i32> %conv8.i.i3756, ptr %add.ptr9.i.i3757, align 8
  %add.i.i3758 = add nuw nsw i64 %add68.i.i3744, 8
  %cmp.not.i.i3759 = icmp sgt i64 %add.i.i3758, %spec.select367.i3579
  br i1 %cmp.not.i.i3759, label %for.cond11.preheader.i.i3760, label %for.body.i380.i3743, !llvm.loop !9

for.cond18.preheader.i.i3770:                     ; preds = %for.body14.i.i3763
  %cmp1972.i.i3771 = icmp slt i64 %k.0.lcssa.i.i3762, %spec.select367.i3579
  br i1 %cmp1972.i.i3771, label %for.body21.i.i3772, label %cond.end130.i3615

for.body14.i.i3763:                               ; preds = %for.body14.i.i3763, %for.cond11.preheader.i.i3760
  %j.071.i.i3764 = phi i64 [ 0, %for.cond11.preheader.i.i3760 ], [ %inc.i381.i3768, %for.body14.i.i3763 ]
  %wrong.070.i.i3765 = phi i64 [ 0, %for.cond11.preheader.i.i3760 ], [ %or15.i.i3767, %for.body14.i.i3763 ]
  %vecext.i.i3766 = extractelement <8 x i64> %outside.0.lcssa.i.i3761, i64 %j.071.i.i3764
  %or15.i.i3767 = or i64 %vecext.i.i3766, %wrong.070.i.i3765
  %inc.i381.i3768 = add nuw nsw i64 %j.071.i.i3764, 1
  %exitcond.not.i.i3769 = icmp eq i64 %inc.i381.i3768, 8
  br i1 %exitcond.not.i.i3769, label %for.cond18.preheader.i.i3770, label %for.body14.i.i3763, !llvm.loop !10

for.body21.i.i3772:                               ; preds = %for.cond18.preheader.i.i3770, %for.body21.i.i3772
  %k.174.i.i3773 = phi i64 [ %inc35.i.i3785, %for.body21.i.i3772 ], [ %k.0.lcssa.i.i3762, %for.cond18.preheader.i.i3770 ]
  %wrong.173.i.i3774 = phi i64 [ %or31.i.i3782, %for.body21.i.i3772 ], [ %or15.i.i3767, %for.cond18.preheader.i.i3770 ]
  %arrayidx.i382.i3775 = getelementptr inbounds i32, ptr %add.ptr123.i3739, i64 %k.174.i.i3773
  %624 = load i32, ptr %arrayidx.i382.i3775, align 4
  %conv23.i.i3776 = sext i32 %624 to i64
  %cmp25.i.i3777 = icmp slt i32 %624, 0
  %cond.i.i3778 = select i1 %cmp25.i.i3777, i64 %622, i64 0
  %add27.i.i3779 = add nsw i64 %cond.i.i3778, %conv23.i.i3776
  %cmp28.i.i3780 = icmp uge i64 %add27.i.i3779, %622
  %conv30.i.i3781 = zext i1 %cmp28.i.i3780 to i64
  %or31.i.i3782 = or i64 %wrong.173.i.i3774, %conv30.i.i3781
  %conv32.i.i3783 = trunc i64 %add27.i.i3779 to i32
  %arrayidx33.i.i3784 = getelementptr inbounds i32, ptr %cond118.i3518, i64 %k.174.i.i3773
  store i32 %conv32.i.i3783, ptr %arrayidx33.i.i3784, align 4
  %inc35.i.i3785 = add nuw nsw i64 %k.174.i.i3773, 1
  %exitcond76.not.i.i3786 = icmp eq i64 %inc35.i.i3785, %spec.select367.i3579
  br i1 %exitcond76.not.i.i3786, label %cond.end130.i3615, label %for.body21.i.i3772, !llvm.loop !11

cond.false126.i3582:                              ; preds = %for.body100.i3577
  %add.ptr127.i3583 = getelementptr inbounds i64, ptr %513, i64 %k90.0448.i35284290
  br i1 %cmp.not65.i.i3581, label %for.cond10.preheader.i.i3603, label %for.body.lr.ph.i383.i3584

for.body.lr.ph.i383.i3584:                        ; preds = %cond.false126.i3582
  %splat.splatinsert.i384.i3585 = insertelement <8 x i64> poison, i64 %622, i64 0
  %splat.splat.i385.i3586 = shufflevector <8 x i64> %splat.splatinsert.i384.i3585, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i386.i3587

for.cond10.preheader.i.i3603:                     ; preds = %for.body.i386.i3587, %cond.false126.i3582
  %outside.0.lcssa.i398.i3604 = phi <8 x i64> [ zeroinitializer, %cond.false126.i3582 ], [ %or7.i394.i3598, %for.body.i386.i3587 ]
  %k.0.lcssa.i399.i3605 = phi i64 [ 0, %cond.false126.i3582 ], [ %add66.i.i3588, %for.body.i386.i3587 ]
  br label %for.body13.i.i3606

for.body.i386.i3587:                              ; preds = %for.body.i386.i3587, %for.body.lr.ph.i383.i3584
  %add66.i.i3588 = phi i64 [ 8, %for.body.lr.ph.i383.i3584 ], [ %add.i396.i3601, %for.body.i386.i3587 ]
  %k.065.i.i3589 = phi i64 [ 0, %for.body.lr.ph.i383.i3584 ], [ %add66.i.i3588, %for.body.i386.i3587 ]
  %outside.064.i.i3590 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i383.i3584 ], [ %or7.i394.i3598, %for.body.i386.i3587 ]
  %add.ptr.i387.i3591 = getelementptr inbounds i64, ptr %add.ptr127.i3583, i64 %k.065.i.i3589
  %625 = load <8 x i64>, ptr %add.ptr.i387.i3591, align 8
  %isneg.i388.i3592 = icmp slt <8 x i64> %625, zeroinitializer
  %and.i389.i3593 = select <8 x i1> %isneg.i388.i3592, <8 x i64> %splat.splat.i385.i3586, <8 x i64> zeroinitializer
  %add1.i390.i3594 = add <8 x i64> %and.i389.i3593, %625
  %add1.lobit.i391.i3595 = ashr <8 x i64> %add1.i390.i3594, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i392.i3596 = icmp slt <8 x i64> %add1.i390.i3594, %splat.splat.i385.i3586
  %or.i393.i3597 = select <8 x i1> %cmp5.not.i392.i3596, <8 x i64> %add1.lobit.i391.i3595, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i394.i3598 = or <8 x i64> %or.i393.i3597, %outside.064.i.i3590
  %conv.i395.i3599 = trunc <8 x i64> %add1.i390.i3594 to <8 x i32>
  %add.ptr8.i.i3600 = getelementptr inbounds i32, ptr %cond118.i3518, i64 %k.065.i.i3589
  store <8 x i32> %conv.i395.i3599, ptr %add.ptr8.i.i3600, align 8
  %add.i396.i3601 = add nuw nsw i64 %add66.i.i3588, 8
  %cmp.not.i397.i3602 = icmp sgt i64 %add.i396.i3601, %spec.select367.i3579
  br i1 %cmp.not.i397.i3602, label %for.cond10.preheader.i.i3603, label %for.body.i386.i3587, !llvm.loop !12

for.cond17.preheader.i.i3613:                     ; preds = %for.body13.i.i3606
  %cmp1870.i.i3614 = icmp slt i64 %k.0.lcssa.i399.i3605, %spec.select367.i3579
  br i1 %cmp1870.i.i3614, label %for.body20.i.i3724, label %cond.end130.i3615

for.body13.i.i3606:                               ; preds = %for.body13.i.i3606, %for.cond10.preheader.i.i3603
  %j.069.i.i3607 = phi i64 [ 0, %for.cond10.preheader.i.i3603 ], [ %inc.i401.i3611, %for.body13.i.i3606 ]
  %wrong.068.i.i3608 = phi i64 [ 0, %for.cond10.preheader.i.i3603 ], [ %or14.i.i3610, %for.body13.i.i3606 ]
  %vecext.i400.i3609 = extractelement <8 x i64> %outside.0.lcssa.i398.i3604, i64 %j.069.i.i3607
  %or14.i.i3610 = or i64 %vecext.i400.i3609, %wrong.068.i.i3608
  %inc.i401.i3611 = add nuw nsw i64 %j.069.i.i3607, 1
  %exitcond.not.i402.i3612 = icmp eq i64 %inc.i401.i3611, 8
  br i1 %exitcond.not.i402.i3612, label %for.cond17.preheader.i.i3613, label %for.body13.i.i3606, !llvm.loop !13

for.body20.i.i3724:                               ; preds = %for.cond17.preheader.i.i3613, %for.body20.i.i3724
  %k.172.i.i3725 = phi i64 [ %inc33.i.i3736, %for.body20.i.i3724 ], [ %k.0.lcssa.i399.i3605, %for.cond17.preheader.i.i3613 ]
  %wrong.171.i.i3726 = phi i64 [ %or29.i.i3733, %for.body20.i.i3724 ], [ %or14.i.i3610, %for.cond17.preheader.i.i3613 ]
  %arrayidx.i404.i3727 = getelementptr inbounds i64, ptr %add.ptr127.i3583, i64 %k.172.i.i3725
  %626 = load i64, ptr %arrayidx.i404.i3727, align 8
  %cmp23.i.i3728 = icmp slt i64 %626, 0
  %cond.i405.i3729 = select i1 %cmp23.i.i3728, i64 %622, i64 0
  %add25.i.i3730 = add nsw i64 %cond.i405.i3729, %626
  %cmp26.i.i3731 = icmp uge i64 %add25.i.i3730, %622
  %conv28.i.i3732 = zext i1 %cmp26.i.i3731 to i64
  %or29.i.i3733 = or i64 %wrong.171.i.i3726, %conv28.i.i3732
  %conv30.i406.i3734 = trunc i64 %add25.i.i3730 to i32
  %arrayidx31.i.i3735 = getelementptr inbounds i32, ptr %cond118.i3518, i64 %k.172.i.i3725
  store i32 %conv30.i406.i3734, ptr %arrayidx31.i.i3735, align 4
  %inc33.i.i3736 = add nuw nsw i64 %k.172.i.i3725, 1
  %exitcond74.not.i.i3737 = icmp eq i64 %inc33.i.i3736, %spec.select367.i3579
  br i1 %exitcond74.not.i.i3737, label %cond.end130.i3615, label %for.body20.i.i3724, !llvm.loop !14

cond.end130.i3615:                                ; preds = %for.body20.i.i3724, %for.body21.i.i3772, %for.cond17.preheader.i.i3613, %for.cond18.preheader.i.i3770
  %cond131.in.in.i3616 = phi i64 [ %or15.i.i3767, %for.cond18.preheader.i.i3770 ], [ %or14.i.i3610, %for.cond17.preheader.i.i3613 ], [ %or31.i.i3782, %for.body21.i.i3772 ], [ %or29.i.i3733, %for.body20.i.i3724 ]
  %cond131.in.not.i3617 = icmp eq i64 %cond131.in.in.i3616, 0
  br i1 %cond131.in.not.i3617, label %if.end134.i3618, label %most_int.exit

if.end134.i3618:                                  ; preds = %cond.end130.i3615
  br i1 %612, label %if.end139.i3651, label %if.else137.i3619

if.else137.i3619:                                 ; preds = %if.end134.i3618
  %cmp55.i.i3620 = icmp sgt i64 %sub102.i3578, 0
  br i1 %cmp55.i.i3620, label %for.body.i409.i3625, label %if.else146.thread.i3621

for.cond12.preheader.i.i3638:                     ; preds = %for.body.i409.i3625
  %tobool.not.i414.i3639 = icmp eq i64 %add.i411.i3635, 0
  br i1 %tobool.not.i414.i3639, label %if.else146.thread.i3621, label %for.body16.lr.ph.i.i3640

for.body16.lr.ph.i.i3640:                         ; preds = %for.cond12.preheader.i.i3638
  %sub18.i.i3641 = add nsw i64 %add.i411.i3635, -1
  %arrayidx19.i.i3642 = getelementptr inbounds [520 x i32], ptr %found.i3475, i64 0, i64 %sub18.i.i3641
  %arrayidx25.i.i3643 = getelementptr inbounds [520 x i32], ptr %places113.i3517, i64 0, i64 %sub18.i.i3641
  br label %for.body16.i.i3644

for.body.i409.i3625:                              ; preds = %if.else137.i3619, %for.body.i409.i3625
  %n.057.i.i3626 = phi i64 [ %add.i411.i3635, %for.body.i409.i3625 ], [ 0, %if.else137.i3619 ]
  %k.056.i.i3627 = phi i64 [ %inc.i412.i3636, %for.body.i409.i3625 ], [ 0, %if.else137.i3619 ]
  %arrayidx.i410.i3628 = getelementptr inbounds i32, ptr %places.i3474, i64 %k.056.i.i3627
  %627 = load i32, ptr %arrayidx.i410.i3628, align 4
  %sub3.i.i3629 = sub i32 %627, %conv.i407.i3521
  %conv4.i.i3630 = trunc i64 %k.056.i.i3627 to i32
  %arrayidx5.i.i3631 = getelementptr inbounds [520 x i32], ptr %found.i3475, i64 0, i64 %n.057.i.i3626
  store i32 %conv4.i.i3630, ptr %arrayidx5.i.i3631, align 4
  %arrayidx7.i.i3632 = getelementptr inbounds [520 x i32], ptr %places113.i3517, i64 0, i64 %n.057.i.i3626
  store i32 %sub3.i.i3629, ptr %arrayidx7.i.i3632, align 4
  %cmp8.i.i3633 = icmp ult i32 %sub3.i.i3629, %conv1.i.i3522
  %conv10.i.i3634 = zext i1 %cmp8.i.i3633 to i64
  %add.i411.i3635 = add nuw nsw i64 %n.057.i.i3626, %conv10.i.i3634
  %inc.i412.i3636 = add nuw nsw i64 %k.056.i.i3627, 1
  %exitcond.not.i413.i3637 = icmp eq i64 %inc.i412.i3636, %spec.select367.i3579
  br i1 %exitcond.not.i413.i3637, label %for.cond12.preheader.i.i3638, label %for.body.i409.i3625, !llvm.loop !15

for.body16.i.i3644:                               ; preds = %for.body16.i.i3644, %for.body16.lr.ph.i.i3640
  %k11.058.i.i3645 = phi i64 [ 0, %for.body16.lr.ph.i.i3640 ], [ %inc30.i.i3649, %for.body16.i.i3644 ]
  %628 = load i32, ptr %arrayidx19.i.i3642, align 4
  %add21.i.i3646 = add nuw nsw i64 %k11.058.i.i3645, %add.i411.i3635
  %arrayidx22.i.i3647 = getelementptr inbounds [520 x i32], ptr %found.i3475, i64 0, i64 %add21.i.i3646
  store i32 %628, ptr %arrayidx22.i.i3647, align 4
  %629 = load i32, ptr %arrayidx25.i.i3643, align 4
  %arrayidx28.i.i3648 = getelementptr inbounds [520 x i32], ptr %places113.i3517, i64 0, i64 %add21.i.i3646
  store i32 %629, ptr %arrayidx28.i.i3648, align 4
  %inc30.i.i3649 = add nuw nsw i64 %k11.058.i.i3645, 1
  %exitcond459.not.i3650 = icmp eq i64 %inc30.i.i3649, 8
  br i1 %exitcond459.not.i3650, label %if.end139.i3651, label %for.body16.i.i3644, !llvm.loop !16

if.else146.thread.i3621:                          ; preds = %for.cond12.preheader.i.i3638, %if.else137.i3619
  store i64 0, ptr %count32.i.i3523, align 8
  br label %for.inc156.i3622

if.end139.i3651:                                  ; preds = %for.body16.i.i3644, %if.end134.i3618
  %630 = phi i64 [ %spec.select367.i3579, %if.end134.i3618 ], [ %add.i411.i3635, %for.body16.i.i3644 ]
  store i64 %630, ptr %count32.i.i3523, align 8
  %tobool141.i3652 = icmp ne i64 %630, 0
  %or.cond244.i3653 = select i1 %tobool141.i3652, i1 %cmp50.i3510, i1 false
  %cmp47.i.i3654 = icmp sgt i64 %630, 0
  br i1 %or.cond244.i3653, label %if.then145.i3697, label %if.else146.i3655

if.then145.i3697:                                 ; preds = %if.end139.i3651
  br i1 %cmp47.i.i3654, label %for.body.preheader.i.i3698, label %for.inc156.i3622

for.body.preheader.i.i3698:                       ; preds = %if.then145.i3697
  %631 = load i32, ptr %places113.i3517, align 8
  %conv.i415.i3699 = sext i32 %631 to i64
  %arrayidx1.i.i3700 = getelementptr inbounds i32, ptr %cond.i3860, i64 %conv.i415.i3699
  %632 = load i32, ptr %arrayidx1.i.i3700, align 4
  br label %for.body.i416.i3701

for.body.i416.i3701:                              ; preds = %if.end.i.i3714, %for.body.preheader.i.i3698
  %before.050.i.i3702 = phi i64 [ %conv5.i.i3706, %if.end.i.i3714 ], [ %conv.i415.i3699, %for.body.preheader.i.i3698 ]
  %m.049.i.i3703 = phi i64 [ %inc.i423.i3722, %if.end.i.i3714 ], [ 0, %for.body.preheader.i.i3698 ]
  %found.048.i.i3704 = phi i32 [ %cond.i422.i3720, %if.end.i.i3714 ], [ %632, %for.body.preheader.i.i3698 ]
  %arrayidx4.i.i3705 = getelementptr inbounds [520 x i32], ptr %places113.i3517, i64 0, i64 %m.049.i.i3703
  %633 = load i32, ptr %arrayidx4.i.i3705, align 4
  %conv5.i.i3706 = sext i32 %633 to i64
  %add.i417.i3707 = add nuw nsw i64 %m.049.i.i3703, 8
  %arrayidx7.i418.i3708 = getelementptr inbounds [520 x i32], ptr %places113.i3517, i64 0, i64 %add.i417.i3707
  %634 = load i32, ptr %arrayidx7.i418.i3708, align 4
  %idx.ext.i.i3709 = sext i32 %634 to i64
  %add.ptr.i419.i3710 = getelementptr inbounds i32, ptr %cond.i3860, i64 %idx.ext.i.i3709
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i419.i3710, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3711 = icmp eq i64 %before.050.i.i3702, %conv5.i.i3706
  br i1 %cmp8.not.i.i3711, label %if.end.i.i3714, label %if.then.i420.i3712

if.then.i420.i3712:                               ; preds = %for.body.i416.i3701
  %arrayidx10.i.i3713 = getelementptr inbounds i32, ptr %cond.i3860, i64 %conv5.i.i3706
  %635 = load i32, ptr %arrayidx10.i.i3713, align 4
  br label %if.end.i.i3714

if.end.i.i3714:                                   ; preds = %if.then.i420.i3712, %for.body.i416.i3701
  %found.1.i.i3715 = phi i32 [ %635, %if.then.i420.i3712 ], [ %found.048.i.i3704, %for.body.i416.i3701 ]
  %arrayidx11.i.i3716 = getelementptr inbounds [520 x i32], ptr %found.i3475, i64 0, i64 %m.049.i.i3703
  %636 = load i32, ptr %arrayidx11.i.i3716, align 4
  %conv12.i.i3717 = sext i32 %636 to i64
  %mul.i421.i3718 = mul nsw i64 %516, %conv12.i.i3717
  %arrayidx13.i.i3719 = getelementptr inbounds i32, ptr %values.0449.i35274288, i64 %mul.i421.i3718
  %637 = load i32, ptr %arrayidx13.i.i3719, align 4
  %cond.i422.i3720 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i3715, i32 %637)
  %arrayidx23.i.i3721 = getelementptr inbounds i32, ptr %cond.i3860, i64 %conv5.i.i3706
  store i32 %cond.i422.i3720, ptr %arrayidx23.i.i3721, align 4
  %inc.i423.i3722 = add nuw nsw i64 %m.049.i.i3703, 1
  %exitcond461.not.i3723 = icmp eq i64 %inc.i423.i3722, %630
  br i1 %exitcond461.not.i3723, label %for.inc156.i3622, label %for.body.i416.i3701, !llvm.loop !114

if.else146.i3655:                                 ; preds = %if.end139.i3651
  br i1 %cmp47.i.i3654, label %for.body.i427.i3656, label %for.inc156.i3622

for.body.i427.i3656:                              ; preds = %if.else146.i3655, %for.end52.i.i3687
  %m.0107.i.i3657 = phi i64 [ %inc54.i.i3688, %for.end52.i.i3687 ], [ 0, %if.else146.i3655 ]
  %arrayidx.i428.i3658 = getelementptr inbounds [520 x i32], ptr %found.i3475, i64 0, i64 %m.0107.i.i3657
  %638 = load i32, ptr %arrayidx.i428.i3658, align 4
  %conv.i429.i3659 = sext i32 %638 to i64
  %mul.i430.i3660 = mul nsw i64 %516, %conv.i429.i3659
  %add.ptr.i431.i3661 = getelementptr inbounds i32, ptr %values.0449.i35274288, i64 %mul.i430.i3660
  %arrayidx1.i432.i3662 = getelementptr inbounds [520 x i32], ptr %places113.i3517, i64 0, i64 %m.0107.i.i3657
  %639 = load i32, ptr %arrayidx1.i432.i3662, align 4
  %conv2.i.i3663 = sext i32 %639 to i64
  %mul3.i.i3664 = mul nsw i64 %517, %conv2.i.i3663
  %add.ptr4.i.i3665 = getelementptr inbounds i32, ptr %cond.i3860, i64 %mul3.i.i3664
  %add.i433.i3666 = add nuw nsw i64 %m.0107.i.i3657, 8
  %arrayidx6.i.i3667 = getelementptr inbounds [520 x i32], ptr %found.i3475, i64 0, i64 %add.i433.i3666
  %640 = load i32, ptr %arrayidx6.i.i3667, align 4
  %conv7.i.i3668 = sext i32 %640 to i64
  %mul8.i.i3669 = mul nsw i64 %516, %conv7.i.i3668
  %add.ptr9.i434.i3670 = getelementptr inbounds i32, ptr %values.0449.i35274288, i64 %mul8.i.i3669
  %arrayidx12.i.i3671 = getelementptr inbounds [520 x i32], ptr %places113.i3517, i64 0, i64 %add.i433.i3666
  %641 = load i32, ptr %arrayidx12.i.i3671, align 4
  %conv13.i.i3672 = sext i32 %641 to i64
  %mul14.i.i3673 = mul nsw i64 %517, %conv13.i.i3672
  %add.ptr15.i.i3674 = getelementptr inbounds i32, ptr %cond.i3860, i64 %mul14.i.i3673
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3674, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3524, label %for.cond36.preheader.i.i3684, label %for.body20.i435.i3675

for.cond36.preheader.i.i3684:                     ; preds = %for.body20.i435.i3675, %for.body.i427.i3656
  %j.0.lcssa.i.i3685 = phi i64 [ 0, %for.body.i427.i3656 ], [ %add17103.i.i3676, %for.body20.i435.i3675 ]
  %cmp37104.i.i3686 = icmp slt i64 %j.0.lcssa.i.i3685, %517
  br i1 %cmp37104.i.i3686, label %for.body39.i.i3690, label %for.end52.i.i3687

for.body20.i435.i3675:                            ; preds = %for.body.i427.i3656, %for.body20.i435.i3675
  %add17103.i.i3676 = phi i64 [ %add17.i.i3682, %for.body20.i435.i3675 ], [ 8, %for.body.i427.i3656 ]
  %j.0102.i.i3677 = phi i64 [ %add17103.i.i3676, %for.body20.i435.i3675 ], [ 0, %for.body.i427.i3656 ]
  %add.ptr21.i.i3678 = getelementptr inbounds i32, ptr %add.ptr9.i434.i3670, i64 %j.0102.i.i3677
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3678, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3679 = getelementptr inbounds i32, ptr %add.ptr4.i.i3665, i64 %j.0102.i.i3677
  %642 = load <8 x i32>, ptr %add.ptr22.i.i3679, align 4
  %add.ptr23.i.i3680 = getelementptr inbounds i32, ptr %add.ptr.i431.i3661, i64 %j.0102.i.i3677
  %643 = load <8 x i32>, ptr %add.ptr23.i.i3680, align 4
  %or33.i.i3681 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %642, <8 x i32> %643)
  store <8 x i32> %or33.i.i3681, ptr %add.ptr22.i.i3679, align 4
  %add17.i.i3682 = add nuw nsw i64 %add17103.i.i3676, 8
  %cmp18.not.i.i3683 = icmp sgt i64 %add17.i.i3682, %517
  br i1 %cmp18.not.i.i3683, label %for.cond36.preheader.i.i3684, label %for.body20.i435.i3675, !llvm.loop !115

for.body39.i.i3690:                               ; preds = %for.cond36.preheader.i.i3684, %for.body39.i.i3690
  %j.1105.i.i3691 = phi i64 [ %inc.i437.i3695, %for.body39.i.i3690 ], [ %j.0.lcssa.i.i3685, %for.cond36.preheader.i.i3684 ]
  %arrayidx40.i.i3692 = getelementptr inbounds i32, ptr %add.ptr4.i.i3665, i64 %j.1105.i.i3691
  %644 = load i32, ptr %arrayidx40.i.i3692, align 4
  %arrayidx41.i.i3693 = getelementptr inbounds i32, ptr %add.ptr.i431.i3661, i64 %j.1105.i.i3691
  %645 = load i32, ptr %arrayidx41.i.i3693, align 4
  %spec.select.i.i3694 = tail call i32 @llvm.smax.i32(i32 %644, i32 %645)
  store i32 %spec.select.i.i3694, ptr %arrayidx40.i.i3692, align 4
  %inc.i437.i3695 = add nuw nsw i64 %j.1105.i.i3691, 1
  %exitcond.not.i438.i3696 = icmp eq i64 %inc.i437.i3695, %517
  br i1 %exitcond.not.i438.i3696, label %for.end52.i.i3687, label %for.body39.i.i3690, !llvm.loop !116

for.end52.i.i3687:                                ; preds = %for.body39.i.i3690, %for.cond36.preheader.i.i3684
  %inc54.i.i3688 = add nuw nsw i64 %m.0107.i.i3657, 1
  %exitcond460.not.i3689 = icmp eq i64 %inc54.i.i3688, %630
  br i1 %exitcond460.not.i3689, label %for.inc156.i3622, label %for.body.i427.i3656, !llvm.loop !117

for.inc156.i3622:                                 ; preds = %for.end52.i.i3687, %if.end.i.i3714, %if.else146.i3655, %if.then145.i3697, %if.else146.thread.i3621
  %add157.i3623 = add nuw nsw i64 %k90.0448.i35284290, 512
  %add.ptr159.i3624 = getelementptr inbounds i8, ptr %values.0449.i35274288, i64 %add.ptr159.idx.i3525
  %646 = load i64, ptr %arrayidx94.i3516, align 8
  %cmp95.i3529 = icmp slt i64 %add157.i3623, %646
  br i1 %cmp95.i3529, label %for.body100.i3577, label %for.end162.i3530

for.end162.i3530:                                 ; preds = %for.inc156.i3622, %land.rhs93.lr.ph.i3515, %if.end89.i3798
  %647 = load i64, ptr %a, align 8
  %cmp164.i3531 = icmp eq i64 %647, 0
  %tobool167.i3532 = icmp ne i64 %519, 0
  %or.cond245.i3533 = select i1 %cmp164.i3531, i1 %tobool167.i3532, i1 false
  br i1 %or.cond245.i3533, label %lor.lhs.false168.i3535, label %most_int.exit

lor.lhs.false168.i3535:                           ; preds = %for.end162.i3530
  %cmp169.i3536 = icmp ne ptr %cond.i3860, %520
  %tobool172.i3537 = icmp ne i64 %510, 0
  %or.cond246.i3538 = select i1 %cmp169.i3536, i1 true, i1 %tobool172.i3537
  br i1 %or.cond246.i3538, label %for.cond176.preheader.i3539, label %most_int.exit

for.cond176.preheader.i3539:                      ; preds = %lor.lhs.false168.i3535
  %cmp178.not450.i3540 = icmp slt i64 %mul.i3853, 8
  br i1 %cmp178.not450.i3540, label %for.cond201.preheader.i3552, label %for.body180.lr.ph.i3541

for.body180.lr.ph.i3541:                          ; preds = %for.cond176.preheader.i3539
  %add.ptr187.i3542 = getelementptr inbounds i32, ptr %511, i64 %mul9.i3856
  br label %for.body180.i3543

for.cond201.preheader.i3552:                      ; preds = %if.end196.i3547, %for.cond176.preheader.i3539
  %k175.0.lcssa.i3553 = phi i64 [ 0, %for.cond176.preheader.i3539 ], [ %add177452.i3544, %if.end196.i3547 ]
  %cmp202453.i3554 = icmp slt i64 %k175.0.lcssa.i3553, %mul.i3853
  br i1 %cmp202453.i3554, label %for.body204.lr.ph.i3555, label %most_int.exit

for.body204.lr.ph.i3555:                          ; preds = %for.cond201.preheader.i3552
  %648 = getelementptr i32, ptr %511, i64 %mul9.i3856
  br label %for.body204.i3556

for.body180.i3543:                                ; preds = %if.end196.i3547, %for.body180.lr.ph.i3541
  %add177452.i3544 = phi i64 [ 8, %for.body180.lr.ph.i3541 ], [ %add177.i3550, %if.end196.i3547 ]
  %k175.0451.i3545 = phi i64 [ 0, %for.body180.lr.ph.i3541 ], [ %add177452.i3544, %if.end196.i3547 ]
  %add.ptr181.i3546 = getelementptr inbounds i32, ptr %cond.i3860, i64 %k175.0451.i3545
  %649 = load <8 x i32>, ptr %add.ptr181.i3546, align 4
  br i1 %tobool172.i3537, label %land.lhs.true183.i3568, label %if.end196.i3547

land.lhs.true183.i3568:                           ; preds = %for.body180.i3543
  %650 = load i64, ptr %arrayidx8.i3855, align 8
  %tobool185.not.i3569 = icmp eq i64 %650, 0
  br i1 %tobool185.not.i3569, label %if.then192.i3573, label %if.then186.i3570

if.then186.i3570:                                 ; preds = %land.lhs.true183.i3568
  %add.ptr188.i3571 = getelementptr inbounds i32, ptr %add.ptr187.i3542, i64 %k175.0451.i3545
  %651 = load <8 x i32>, ptr %add.ptr188.i3571, align 4
  %add189.i3572 = add <8 x i32> %651, %649
  br label %if.end196.i3547

if.then192.i3573:                                 ; preds = %land.lhs.true183.i3568
  %652 = load i32, ptr %511, align 4
  %splat.splatinsert.i3574 = insertelement <8 x i32> poison, i32 %652, i64 0
  %splat.splat.i3575 = shufflevector <8 x i32> %splat.splatinsert.i3574, <8 x i32> poison, <8 x i32> zeroinitializer
  %add194.i3576 = add <8 x i32> %splat.splat.i3575, %649
  br label %if.end196.i3547

if.end196.i3547:                                  ; preds = %if.then192.i3573, %if.then186.i3570, %for.body180.i3543
  %sum.0.i3548 = phi <8 x i32> [ %add189.i3572, %if.then186.i3570 ], [ %add194.i3576, %if.then192.i3573 ], [ %649, %for.body180.i3543 ]
  %add.ptr197.i3549 = getelementptr inbounds i32, ptr %520, i64 %k175.0451.i3545
  store <8 x i32> %sum.0.i3548, ptr %add.ptr197.i3549, align 4
  %add177.i3550 = add nuw nsw i64 %add177452.i3544, 8
  %cmp178.not.i3551 = icmp sgt i64 %add177.i3550, %mul.i3853
  br i1 %cmp178.not.i3551, label %for.cond201.preheader.i3552, label %for.body180.i3543, !llvm.loop !118

for.body204.i3556:                                ; preds = %cond.end215.i3559, %for.body204.lr.ph.i3555
  %k175.1454.i3557 = phi i64 [ %k175.0.lcssa.i3553, %for.body204.lr.ph.i3555 ], [ %inc219.i3562, %cond.end215.i3559 ]
  %arrayidx207.i3558 = getelementptr inbounds i32, ptr %cond.i3860, i64 %k175.1454.i3557
  %653 = load i32, ptr %arrayidx207.i3558, align 4
  br i1 %tobool172.i3537, label %cond.true206.i3564, label %cond.end215.i3559

cond.true206.i3564:                               ; preds = %for.body204.i3556
  %654 = load i64, ptr %arrayidx8.i3855, align 8
  %mul209.i3565 = mul nsw i64 %654, %k175.1454.i3557
  %arrayidx211.i3566 = getelementptr i32, ptr %648, i64 %mul209.i3565
  %655 = load i32, ptr %arrayidx211.i3566, align 4
  %add212.i3567 = add nsw i32 %655, %653
  br label %cond.end215.i3559

cond.end215.i3559:                                ; preds = %cond.true206.i3564, %for.body204.i3556
  %cond216.i3560 = phi i32 [ %add212.i3567, %cond.true206.i3564 ], [ %653, %for.body204.i3556 ]
  %arrayidx217.i3561 = getelementptr inbounds i32, ptr %520, i64 %k175.1454.i3557
  store i32 %cond216.i3560, ptr %arrayidx217.i3561, align 4
  %inc219.i3562 = add nuw nsw i64 %k175.1454.i3557, 1
  %exitcond462.not.i3563 = icmp eq i64 %inc219.i3562, %mul.i3853
  br i1 %exitcond462.not.i3563, label %most_int.exit, label %for.body204.i3556, !llvm.loop !119

cleanup222.critedge.i3795:                        ; preds = %if.then69.i3790
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i3476) #8
  br label %most_int.exit

most_int.exit:                                    ; preds = %cond.end130.i3615, %cond.end215.i3559, %for.end162.i3530, %lor.lhs.false168.i3535, %for.cond201.preheader.i3552, %cleanup222.critedge.i3795
  %retval.5.i3534 = phi i64 [ 1, %cleanup222.critedge.i3795 ], [ 0, %lor.lhs.false168.i3535 ], [ 0, %for.end162.i3530 ], [ 0, %for.cond201.preheader.i3552 ], [ 0, %cond.end215.i3559 ], [ 1, %cond.end130.i3615 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3475) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3474) #8
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool14.not.i3862, label %if.end30.i3871, label %land.lhs.true.i3863

land.lhs.true.i3863:                              ; preds = %cond.false72
  %tobool16.i3865.not = icmp eq i64 %510, 0
  br i1 %tobool16.i3865.not, label %if.then.i3867, label %land.lhs.true20.i4195

if.then.i3867:                                    ; preds = %land.lhs.true.i3863
  %656 = inttoptr i64 %523 to ptr
  %657 = load i64, ptr %656, align 8
  %tobool1.not.i.i3868 = icmp eq i64 %657, 0
  br i1 %tobool1.not.i.i3868, label %if.then.i.i4193, label %for.cond9.preheader.i.i3869

if.then.i.i4193:                                  ; preds = %if.then.i3867
  %mul.i.i4194 = shl nsw i64 %mul.i3853, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i.i4194, i1 false)
  br label %if.end30.i3871

for.cond9.preheader.i.i3869:                      ; preds = %if.then.i3867
  %cmp1033.i.i3870 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp1033.i.i3870, label %for.body13.i.i4188, label %if.end30.i3871

for.body13.i.i4188:                               ; preds = %for.cond9.preheader.i.i3869, %for.body13.i.i4188
  %k8.034.i.i4189 = phi i64 [ %inc16.i.i4191, %for.body13.i.i4188 ], [ 0, %for.cond9.preheader.i.i3869 ]
  %arrayidx14.i.i4190 = getelementptr inbounds i64, ptr %cond.i3860, i64 %k8.034.i.i4189
  store i64 %657, ptr %arrayidx14.i.i4190, align 8
  %inc16.i.i4191 = add nuw nsw i64 %k8.034.i.i4189, 1
  %exitcond.not.i.i4192 = icmp eq i64 %inc16.i.i4191, %mul.i3853
  br i1 %exitcond.not.i.i4192, label %if.end30.i3871, label %for.body13.i.i4188, !llvm.loop !23

land.lhs.true20.i4195:                            ; preds = %land.lhs.true.i3863
  %tobool22.not.i4196 = icmp eq i64 %518, 0
  br i1 %tobool22.not.i4196, label %if.then28.i4200, label %if.then23.i4197

if.then23.i4197:                                  ; preds = %land.lhs.true20.i4195
  %add.ptr.i4198 = getelementptr inbounds i64, ptr %511, i64 %mul9.i3856
  %mul24.i4199 = shl i64 %mul.i3853, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3860, ptr nonnull align 8 %add.ptr.i4198, i64 %mul24.i4199, i1 false)
  br label %if.end30.i3871

if.then28.i4200:                                  ; preds = %land.lhs.true20.i4195
  %658 = load i64, ptr %511, align 8
  %tobool1.not.i370.i4201 = icmp eq i64 %658, 0
  br i1 %tobool1.not.i370.i4201, label %if.then.i380.i4209, label %for.cond9.preheader.i371.i4202

if.then.i380.i4209:                               ; preds = %if.then28.i4200
  %mul.i381.i4210 = shl nsw i64 %mul.i3853, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3860, i8 0, i64 %mul.i381.i4210, i1 false)
  br label %if.end30.i3871

for.cond9.preheader.i371.i4202:                   ; preds = %if.then28.i4200
  %cmp1033.i372.i4203 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp1033.i372.i4203, label %for.body13.i375.i4204, label %if.end30.i3871

for.body13.i375.i4204:                            ; preds = %for.cond9.preheader.i371.i4202, %for.body13.i375.i4204
  %k8.034.i376.i4205 = phi i64 [ %inc16.i378.i4207, %for.body13.i375.i4204 ], [ 0, %for.cond9.preheader.i371.i4202 ]
  %arrayidx14.i377.i4206 = getelementptr inbounds i64, ptr %cond.i3860, i64 %k8.034.i376.i4205
  store i64 %658, ptr %arrayidx14.i377.i4206, align 8
  %inc16.i378.i4207 = add nuw nsw i64 %k8.034.i376.i4205, 1
  %exitcond.not.i379.i4208 = icmp eq i64 %inc16.i378.i4207, %mul.i3853
  br i1 %exitcond.not.i379.i4208, label %if.end30.i3871, label %for.body13.i375.i4204, !llvm.loop !23

if.end30.i3871:                                   ; preds = %for.body13.i375.i4204, %for.body13.i.i4188, %for.cond9.preheader.i371.i4202, %if.then.i380.i4209, %if.then23.i4197, %for.cond9.preheader.i.i3869, %if.then.i.i4193, %cond.false72
  %cmp31.i3872 = icmp eq i64 %514, 0
  br i1 %cmp31.i3872, label %land.end.i4176, label %land.end.thread.i3873

land.end.thread.i3873:                            ; preds = %if.end30.i3871
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3842) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3843) #8
  br label %for.cond.cleanup.i3874

land.end.i4176:                                   ; preds = %if.end30.i3871
  %arrayidx32.i4177 = getelementptr inbounds i8, ptr %a, i64 56
  %659 = load i64, ptr %arrayidx32.i4177, align 8
  %cmp33.i4178 = icmp eq i64 %515, %659
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3842) #8
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3843) #8
  br i1 %cmp33.i4178, label %for.body.lr.ph.i4179, label %for.cond.cleanup.i3874

for.body.lr.ph.i4179:                             ; preds = %land.end.i4176
  %places42.i4180 = getelementptr inbounds i8, ptr %found.i3843, i64 2080
  br label %for.body.i4181

for.cond.cleanup.i3874:                           ; preds = %for.body.i4181, %land.end.i4176, %land.end.thread.i3873
  %660 = phi i1 [ false, %land.end.thread.i3873 ], [ false, %land.end.i4176 ], [ true, %for.body.i4181 ]
  %661 = load i64, ptr %a, align 8
  %cmp45.i3875 = icmp eq i64 %661, 0
  %tobool48.i3876 = icmp eq i64 %516, 0
  %or.cond242.not367.i3877 = select i1 %cmp45.i3875, i1 %tobool48.i3876, i1 false
  %cmp50.i3878 = icmp eq i64 %517, 1
  %or.cond243.i3879 = select i1 %or.cond242.not367.i3877, i1 %cmp50.i3878, i1 false
  %spec.select.i3880 = and i1 %660, %or.cond243.i3879
  %cmp59.i3881 = icmp sgt i64 %mul.i3853, 2048
  %not.spec.select.i3880 = xor i1 %spec.select.i3880, true
  %or.cond244.i3882 = select i1 %not.spec.select.i3880, i1 true, i1 %cmp59.i3881
  %arrayidx62.i4156 = getelementptr inbounds i8, ptr %a, i64 48
  %662 = load i64, ptr %arrayidx62.i4156, align 8
  %cmp63.not.i4157 = icmp sgt i64 %mul.i3853, %662
  %or.cond4427 = select i1 %or.cond244.i3882, i1 true, i1 %cmp63.not.i4157
  br i1 %or.cond4427, label %land.rhs94.lr.ph.i3883, label %if.then69.i4158

for.body.i4181:                                   ; preds = %for.body.i4181, %for.body.lr.ph.i4179
  %k.0445.i4182 = phi i64 [ 0, %for.body.lr.ph.i4179 ], [ %inc.i4186, %for.body.i4181 ]
  %conv40.i4183 = trunc nuw i64 %k.0445.i4182 to i32
  %arrayidx41.i4184 = getelementptr inbounds [520 x i32], ptr %found.i3843, i64 0, i64 %k.0445.i4182
  store i32 %conv40.i4183, ptr %arrayidx41.i4184, align 4
  %arrayidx43.i4185 = getelementptr inbounds [520 x i32], ptr %places42.i4180, i64 0, i64 %k.0445.i4182
  store i32 0, ptr %arrayidx43.i4185, align 4
  %inc.i4186 = add nuw nsw i64 %k.0445.i4182, 1
  %exitcond4361.not = icmp eq i64 %inc.i4186, 520
  br i1 %exitcond4361.not, label %for.cond.cleanup.i3874, label %for.body.i4181, !llvm.loop !120

if.then69.i4158:                                  ; preds = %for.cond.cleanup.i3874
  call void @llvm.lifetime.start.p0(i64 8192, ptr nonnull %counts.i3844) #8
  %arrayidx70.i4159 = getelementptr inbounds i8, ptr %a, i64 16
  %663 = load i64, ptr %arrayidx70.i4159, align 8
  %arrayidx72.i4160 = getelementptr inbounds i8, ptr %a, i64 56
  %664 = load i64, ptr %arrayidx72.i4160, align 8
  %call.i4161 = call fastcc i64 @count_indices(ptr noundef %513, i64 noundef %663, i64 noundef %662, i64 noundef %664, ptr noundef nonnull %counts.i3844)
  %tobool73.not.i4162 = icmp eq i64 %call.i4161, 0
  br i1 %tobool73.not.i4162, label %for.cond77.preheader.i4164, label %cleanup223.critedge.i4163

for.cond77.preheader.i4164:                       ; preds = %if.then69.i4158
  %cmp78446.i4165 = icmp sgt i64 %mul.i3853, 0
  br i1 %cmp78446.i4165, label %for.body81.i4167, label %if.end90.i4166

for.body81.i4167:                                 ; preds = %for.cond77.preheader.i4164, %for.body81.i4167
  %k76.0447.i4168 = phi i64 [ %inc88.i4174, %for.body81.i4167 ], [ 0, %for.cond77.preheader.i4164 ]
  %arrayidx82.i4169 = getelementptr inbounds [2048 x i32], ptr %counts.i3844, i64 0, i64 %k76.0447.i4168
  %665 = load i32, ptr %arrayidx82.i4169, align 4
  %conv83.i4170 = zext i32 %665 to i64
  %666 = load i64, ptr %509, align 8
  %mul85.i4171 = mul nsw i64 %666, %conv83.i4170
  %arrayidx86.i4172 = getelementptr inbounds i64, ptr %cond.i3860, i64 %k76.0447.i4168
  %667 = load i64, ptr %arrayidx86.i4172, align 8
  %add.i4173 = add nsw i64 %667, %mul85.i4171
  store i64 %add.i4173, ptr %arrayidx86.i4172, align 8
  %inc88.i4174 = add nuw nsw i64 %k76.0447.i4168, 1
  %exitcond.not.i4175 = icmp eq i64 %inc88.i4174, %mul.i3853
  br i1 %exitcond.not.i4175, label %if.end90.i4166, label %for.body81.i4167, !llvm.loop !121

if.end90.i4166:                                   ; preds = %for.body81.i4167, %for.cond77.preheader.i4164
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i3844) #8
  br label %for.end163.i3898

land.rhs94.lr.ph.i3883:                           ; preds = %for.cond.cleanup.i3874
  %arrayidx95.i3884 = getelementptr inbounds i8, ptr %a, i64 48
  %places114.i3885 = getelementptr inbounds i8, ptr %found.i3843, i64 2080
  %cond119.i3886 = select i1 %660, ptr %places114.i3885, ptr %places.i3842
  %arrayidx120.i3887 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx129.i3888 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i409.i3889 = trunc i64 %514 to i32
  %conv1.i.i3890 = trunc i64 %sub.i3852 to i32
  %count32.i.i3891 = getelementptr inbounds i8, ptr %found.i3843, i64 4160
  %cmp18.not101.i.i3892 = icmp slt i64 %517, 8
  %add.ptr160.idx.i3893 = shl nsw i64 %516, 12
  %cmp96.i38974291 = icmp sgt i64 %662, 0
  br i1 %cmp96.i38974291, label %for.body101.i3945, label %for.end163.i3898

for.body101.i3945:                                ; preds = %land.rhs94.lr.ph.i3883, %for.inc157.i3990
  %668 = phi i64 [ %694, %for.inc157.i3990 ], [ %662, %land.rhs94.lr.ph.i3883 ]
  %k91.0449.i38964294 = phi i64 [ %add158.i3991, %for.inc157.i3990 ], [ 0, %land.rhs94.lr.ph.i3883 ]
  %values.0450.i38954292 = phi ptr [ %add.ptr160.i3992, %for.inc157.i3990 ], [ %509, %land.rhs94.lr.ph.i3883 ]
  %sub103.i3946 = sub nsw i64 %668, %k91.0449.i38964294
  %spec.select368.i3947 = tail call i64 @llvm.smin.i64(i64 %sub103.i3946, i64 512)
  %669 = load i64, ptr %arrayidx120.i3887, align 8
  %cmp121.i3948 = icmp eq i64 %669, 4
  %670 = load i64, ptr %arrayidx129.i3888, align 8
  %cmp.not65.i.i3949 = icmp slt i64 %sub103.i3946, 8
  br i1 %cmp121.i3948, label %cond.true123.i4106, label %cond.false127.i3950

cond.true123.i4106:                               ; preds = %for.body101.i3945
  %add.ptr124.i4107 = getelementptr inbounds i32, ptr %513, i64 %k91.0449.i38964294
  br i1 %cmp.not65.i.i3949, label %for.cond11.preheader.i.i4128, label %for.body.lr.ph.i.i4108

for.body.lr.ph.i.i4108:                           ; preds = %cond.true123.i4106
  %splat.splatinsert.i.i4109 = insertelement <8 x i64> poison, i64 %670, i64 0
  %splat.splat.i.i4110 = shufflevector <8 x i64> %splat.splatinsert.i.i4109, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4111

for.cond11.preheader.i.i4128:                     ; preds = %for.body.i.i4111, %cond.true123.i4106
  %outside.0.lcssa.i.i4129 = phi <8 x i64> [ zeroinitializer, %cond.true123.i4106 ], [ %or7.i.i4123, %for.body.i.i4111 ]
  %k.0.lcssa.i.i4130 = phi i64 [ 0, %cond.true123.i4106 ], [ %add68.i.i4112, %for.body.i.i4111 ]
  br label %for.body14.i.i4131

for.body.i.i4111:                                 ; preds = %for.body.i.i4111, %for.body.lr.ph.i.i4108
  %add68.i.i4112 = phi i64 [ 8, %for.body.lr.ph.i.i4108 ], [ %add.i.i4126, %for.body.i.i4111 ]
  %k.067.i.i4113 = phi i64 [ 0, %for.body.lr.ph.i.i4108 ], [ %add68.i.i4112, %for.body.i.i4111 ]
  %outside.066.i.i4114 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4108 ], [ %or7.i.i4123, %for.body.i.i4111 ]
  %add.ptr.i.i4115 = getelementptr inbounds i32, ptr %add.ptr124.i4107, i64 %k.067.i.i4113
  %671 = load <8 x i32>, ptr %add.ptr.i.i4115, align 4
  %conv.i.i4116 = sext <8 x i32> %671 to <8 x i64>
  %isneg.i.i4117 = icmp slt <8 x i32> %671, zeroinitializer
  %and.i.i4118 = select <8 x i1> %isneg.i.i4117, <8 x i64> %splat.splat.i.i4110, <8 x i64> zeroinitializer
  %add1.i.i4119 = add <8 x i64> %and.i.i4118, %conv.i.i4116
  %add1.lobit.i.i4120 = ashr <8 x i64> %add1.i.i4119, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4121 = icmp slt <8 x i64> %add1.i.i4119, %splat.splat.i.i4110
  %or.i.i4122 = select <8 x i1> %cmp5.not.i.i4121, <8 x i64> %add1.lobit.i.i4120, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4123 = or <8 x i64> %or.i.i4122, %outside.066.i.i4114
  %conv8.i.i4124 = trunc <8 x i64> %add1.i.i4119 to <8 x i32>
  %add.ptr9.i.i4125 = getelementptr inbounds i32, ptr %cond119.i3886, i64 %k.067.i.i4113
  store <8 x i32> %conv8.i.i4124, ptr %add.ptr9.i.i4125, align 8
  %add.i.i4126 = add nuw nsw i64 %add68.i.i4112, 8
  %cmp.not.i.i4127 = icmp sgt i64 %add.i.i4126, %spec.select368.i3947
  br i1 %cmp.not.i.i4127, label %for.cond11.preheader.i.i4128, label %for.body.i.i4111, !llvm.loop !9

for.cond18.preheader.i.i4138:                     ; preds = %for.body14.i.i4131
  %cmp1972.i.i4139 = icmp slt i64 %k.0.lcssa.i.i4130, %spec.select368.i3947
  br i1 %cmp1972.i.i4139, label %for.body21.i.i4140, label %cond.end131.i3983

for.body14.i.i4131:                               ; preds = %for.body14.i.i4131, %for.cond11.preheader.i.i4128
  %j.071.i.i4132 = phi i64 [ 0, %for.cond11.preheader.i.i4128 ], [ %inc.i.i4136, %for.body14.i.i4131 ]
  %wrong.070.i.i4133 = phi i64 [ 0, %for.cond11.preheader.i.i4128 ], [ %or15.i.i4135, %for.body14.i.i4131 ]
  %vecext.i.i4134 = extractelement <8 x i64> %outside.0.lcssa.i.i4129, i64 %j.071.i.i4132
  %or15.i.i4135 = or i64 %vecext.i.i4134, %wrong.070.i.i4133
  %inc.i.i4136 = add nuw nsw i64 %j.071.i.i4132, 1
  %exitcond.not.i383.i4137 = icmp eq i64 %inc.i.i4136, 8
  br i1 %exitcond.not.i383.i4137, label %for.cond18.preheader.i.i4138, label %for.body14.i.i4131, !llvm.loop !10

for.body21.i.i4140:                               ; preds = %for.cond18.preheader.i.i4138, %for.body21.i.i4140
  %k.174.i.i4141 = phi i64 [ %inc35.i.i4153, %for.body21.i.i4140 ], [ %k.0.lcssa.i.i4130, %for.cond18.preheader.i.i4138 ]
  %wrong.173.i.i4142 = phi i64 [ %or31.i.i4150, %for.body21.i.i4140 ], [ %or15.i.i4135, %for.cond18.preheader.i.i4138 ]
  %arrayidx.i.i4143 = getelementptr inbounds i32, ptr %add.ptr124.i4107, i64 %k.174.i.i4141
  %672 = load i32, ptr %arrayidx.i.i4143, align 4
  %conv23.i.i4144 = sext i32 %672 to i64
  %cmp25.i.i4145 = icmp slt i32 %672, 0
  %cond.i.i4146 = select i1 %cmp25.i.i4145, i64 %670, i64 0
  %add27.i.i4147 = add nsw i64 %cond.i.i4146, %conv23.i.i4144
  %cmp28.i.i4148 = icmp uge i64 %add27.i.i4147, %670
  %conv30.i.i4149 = zext i1 %cmp28.i.i4148 to i64
  %or31.i.i4150 = or i64 %wrong.173.i.i4142, %conv30.i.i4149
  %conv32.i.i4151 = trunc i64 %add27.i.i4147 to i32
  %arrayidx33.i.i4152 = getelementptr inbounds i32, ptr %cond119.i3886, i64 %k.174.i.i4141
  store i32 %conv32.i.i4151, ptr %arrayidx33.i.i4152, align 4
  %inc35.i.i4153 = add nuw nsw i64 %k.174.i.i4141, 1
  %exitcond76.not.i.i4154 = icmp eq i64 %inc35.i.i4153, %spec.select368.i3947
  br i1 %exitcond76.not.i.i4154, label %cond.end131.i3983, label %for.body21.i.i4140, !llvm.loop !11

cond.false127.i3950:                              ; preds = %for.body101.i3945
  %add.ptr128.i3951 = getelementptr inbounds i64, ptr %513, i64 %k91.0449.i38964294
  br i1 %cmp.not65.i.i3949, label %for.cond10.preheader.i.i3971, label %for.body.lr.ph.i384.i3952

for.body.lr.ph.i384.i3952:                        ; preds = %cond.false127.i3950
  %splat.splatinsert.i385.i3953 = insertelement <8 x i64> poison, i64 %670, i64 0
  %splat.splat.i386.i3954 = shufflevector <8 x i64> %splat.splatinsert.i385.i3953, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i387.i3955

for.cond10.preheader.i.i3971:                     ; preds = %for.body.i387.i3955, %cond.false127.i3950
  %outside.0.lcssa.i399.i3972 = phi <8 x i64> [ zeroinitializer, %cond.false127.i3950 ], [ %or7.i395.i3966, %for.body.i387.i3955 ]
  %k.0.lcssa.i400.i3973 = phi i64 [ 0, %cond.false127.i3950 ], [ %add66.i.i3956, %for.body.i387.i3955 ]
  br label %for.body13.i401.i3974

for.body.i387.i3955:                              ; preds = %for.body.i387.i3955, %for.body.lr.ph.i384.i3952
  %add66.i.i3956 = phi i64 [ 8, %for.body.lr.ph.i384.i3952 ], [ %add.i397.i3969, %for.body.i387.i3955 ]
  %k.065.i.i3957 = phi i64 [ 0, %for.body.lr.ph.i384.i3952 ], [ %add66.i.i3956, %for.body.i387.i3955 ]
  %outside.064.i.i3958 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i384.i3952 ], [ %or7.i395.i3966, %for.body.i387.i3955 ]
  %add.ptr.i388.i3959 = getelementptr inbounds i64, ptr %add.ptr128.i3951, i64 %k.065.i.i3957
  %673 = load <8 x i64>, ptr %add.ptr.i388.i3959, align 8
  %isneg.i389.i3960 = icmp slt <8 x i64> %673, zeroinitializer
  %and.i390.i3961 = select <8 x i1> %isneg.i389.i3960, <8 x i64> %splat.splat.i386.i3954, <8 x i64> zeroinitializer
  %add1.i391.i3962 = add <8 x i64> %and.i390.i3961, %673
  %add1.lobit.i392.i3963 = ashr <8 x i64> %add1.i391.i3962, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i393.i3964 = icmp slt <8 x i64> %add1.i391.i3962, %splat.splat.i386.i3954
  %or.i394.i3965 = select <8 x i1> %cmp5.not.i393.i3964, <8 x i64> %add1.lobit.i392.i3963, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i395.i3966 = or <8 x i64> %or.i394.i3965, %outside.064.i.i3958
  %conv.i396.i3967 = trunc <8 x i64> %add1.i391.i3962 to <8 x i32>
  %add.ptr8.i.i3968 = getelementptr inbounds i32, ptr %cond119.i3886, i64 %k.065.i.i3957
  store <8 x i32> %conv.i396.i3967, ptr %add.ptr8.i.i3968, align 8
  %add.i397.i3969 = add nuw nsw i64 %add66.i.i3956, 8
  %cmp.not.i398.i3970 = icmp sgt i64 %add.i397.i3969, %spec.select368.i3947
  br i1 %cmp.not.i398.i3970, label %for.cond10.preheader.i.i3971, label %for.body.i387.i3955, !llvm.loop !12

for.cond17.preheader.i.i3981:                     ; preds = %for.body13.i401.i3974
  %cmp1870.i.i3982 = icmp slt i64 %k.0.lcssa.i400.i3973, %spec.select368.i3947
  br i1 %cmp1870.i.i3982, label %for.body20.i.i4092, label %cond.end131.i3983

for.body13.i401.i3974:                            ; preds = %for.body13.i401.i3974, %for.cond10.preheader.i.i3971
  %j.069.i.i3975 = phi i64 [ 0, %for.cond10.preheader.i.i3971 ], [ %inc.i403.i3979, %for.body13.i401.i3974 ]
  %wrong.068.i.i3976 = phi i64 [ 0, %for.cond10.preheader.i.i3971 ], [ %or14.i.i3978, %for.body13.i401.i3974 ]
  %vecext.i402.i3977 = extractelement <8 x i64> %outside.0.lcssa.i399.i3972, i64 %j.069.i.i3975
  %or14.i.i3978 = or i64 %vecext.i402.i3977, %wrong.068.i.i3976
  %inc.i403.i3979 = add nuw nsw i64 %j.069.i.i3975, 1
  %exitcond.not.i404.i3980 = icmp eq i64 %inc.i403.i3979, 8
  br i1 %exitcond.not.i404.i3980, label %for.cond17.preheader.i.i3981, label %for.body13.i401.i3974, !llvm.loop !13

for.body20.i.i4092:                               ; preds = %for.cond17.preheader.i.i3981, %for.body20.i.i4092
  %k.172.i.i4093 = phi i64 [ %inc33.i.i4104, %for.body20.i.i4092 ], [ %k.0.lcssa.i400.i3973, %for.cond17.preheader.i.i3981 ]
  %wrong.171.i.i4094 = phi i64 [ %or29.i.i4101, %for.body20.i.i4092 ], [ %or14.i.i3978, %for.cond17.preheader.i.i3981 ]
  %arrayidx.i406.i4095 = getelementptr inbounds i64, ptr %add.ptr128.i3951, i64 %k.172.i.i4093
  %674 = load i64, ptr %arrayidx.i406.i4095, align 8
  %cmp23.i.i4096 = icmp slt i64 %674, 0
  %cond.i407.i4097 = select i1 %cmp23.i.i4096, i64 %670, i64 0
  %add25.i.i4098 = add nsw i64 %cond.i407.i4097, %674
  %cmp26.i.i4099 = icmp uge i64 %add25.i.i4098, %670
  %conv28.i.i4100 = zext i1 %cmp26.i.i4099 to i64
  %or29.i.i4101 = or i64 %wrong.171.i.i4094, %conv28.i.i4100
  %conv30.i408.i4102 = trunc i64 %add25.i.i4098 to i32
  %arrayidx31.i.i4103 = getelementptr inbounds i32, ptr %cond119.i3886, i64 %k.172.i.i4093
  store i32 %conv30.i408.i4102, ptr %arrayidx31.i.i4103, align 4
  %inc33.i.i4104 = add nuw nsw i64 %k.172.i.i4093, 1
  %exitcond74.not.i.i4105 = icmp eq i64 %inc33.i.i4104, %spec.select368.i3947
  br i1 %exitcond74.not.i.i4105, label %cond.end131.i3983, label %for.body20.i.i4092, !llvm.loop !14

cond.end131.i3983:                                ; preds = %for.body20.i.i4092, %for.body21.i.i4140, %for.cond17.preheader.i.i3981, %for.cond18.preheader.i.i4138
  %cond132.in.in.i3984 = phi i64 [ %or15.i.i4135, %for.cond18.preheader.i.i4138 ], [ %or14.i.i3978, %for.cond17.preheader.i.i3981 ], [ %or31.i.i4150, %for.body21.i.i4140 ], [ %or29.i.i4101, %for.body20.i.i4092 ]
  %cond132.in.not.i3985 = icmp eq i64 %cond132.in.in.i3984, 0
  br i1 %cond132.in.not.i3985, label %if.end135.i3986, label %most_long.exit

if.end135.i3986:                                  ; preds = %cond.end131.i3983
  br i1 %660, label %if.end140.i4019, label %if.else138.i3987

if.else138.i3987:                                 ; preds = %if.end135.i3986
  %cmp55.i.i3988 = icmp sgt i64 %sub103.i3946, 0
  br i1 %cmp55.i.i3988, label %for.body.i411.i3993, label %if.else147.thread.i3989

for.cond12.preheader.i.i4006:                     ; preds = %for.body.i411.i3993
  %tobool.not.i.i4007 = icmp eq i64 %add.i413.i4003, 0
  br i1 %tobool.not.i.i4007, label %if.else147.thread.i3989, label %for.body16.lr.ph.i.i4008

for.body16.lr.ph.i.i4008:                         ; preds = %for.cond12.preheader.i.i4006
  %sub18.i.i4009 = add nsw i64 %add.i413.i4003, -1
  %arrayidx19.i.i4010 = getelementptr inbounds [520 x i32], ptr %found.i3843, i64 0, i64 %sub18.i.i4009
  %arrayidx25.i.i4011 = getelementptr inbounds [520 x i32], ptr %places114.i3885, i64 0, i64 %sub18.i.i4009
  br label %for.body16.i.i4012

for.body.i411.i3993:                              ; preds = %if.else138.i3987, %for.body.i411.i3993
  %n.057.i.i3994 = phi i64 [ %add.i413.i4003, %for.body.i411.i3993 ], [ 0, %if.else138.i3987 ]
  %k.056.i.i3995 = phi i64 [ %inc.i414.i4004, %for.body.i411.i3993 ], [ 0, %if.else138.i3987 ]
  %arrayidx.i412.i3996 = getelementptr inbounds i32, ptr %places.i3842, i64 %k.056.i.i3995
  %675 = load i32, ptr %arrayidx.i412.i3996, align 4
  %sub3.i.i3997 = sub i32 %675, %conv.i409.i3889
  %conv4.i.i3998 = trunc i64 %k.056.i.i3995 to i32
  %arrayidx5.i.i3999 = getelementptr inbounds [520 x i32], ptr %found.i3843, i64 0, i64 %n.057.i.i3994
  store i32 %conv4.i.i3998, ptr %arrayidx5.i.i3999, align 4
  %arrayidx7.i.i4000 = getelementptr inbounds [520 x i32], ptr %places114.i3885, i64 0, i64 %n.057.i.i3994
  store i32 %sub3.i.i3997, ptr %arrayidx7.i.i4000, align 4
  %cmp8.i.i4001 = icmp ult i32 %sub3.i.i3997, %conv1.i.i3890
  %conv10.i.i4002 = zext i1 %cmp8.i.i4001 to i64
  %add.i413.i4003 = add nuw nsw i64 %n.057.i.i3994, %conv10.i.i4002
  %inc.i414.i4004 = add nuw nsw i64 %k.056.i.i3995, 1
  %exitcond.not.i415.i4005 = icmp eq i64 %inc.i414.i4004, %spec.select368.i3947
  br i1 %exitcond.not.i415.i4005, label %for.cond12.preheader.i.i4006, label %for.body.i411.i3993, !llvm.loop !15

for.body16.i.i4012:                               ; preds = %for.body16.i.i4012, %for.body16.lr.ph.i.i4008
  %k11.058.i.i4013 = phi i64 [ 0, %for.body16.lr.ph.i.i4008 ], [ %inc30.i.i4017, %for.body16.i.i4012 ]
  %676 = load i32, ptr %arrayidx19.i.i4010, align 4
  %add21.i.i4014 = add nuw nsw i64 %k11.058.i.i4013, %add.i413.i4003
  %arrayidx22.i.i4015 = getelementptr inbounds [520 x i32], ptr %found.i3843, i64 0, i64 %add21.i.i4014
  store i32 %676, ptr %arrayidx22.i.i4015, align 4
  %677 = load i32, ptr %arrayidx25.i.i4011, align 4
  %arrayidx28.i.i4016 = getelementptr inbounds [520 x i32], ptr %places114.i3885, i64 0, i64 %add21.i.i4014
  store i32 %677, ptr %arrayidx28.i.i4016, align 4
  %inc30.i.i4017 = add nuw nsw i64 %k11.058.i.i4013, 1
  %exitcond460.not.i4018 = icmp eq i64 %inc30.i.i4017, 8
  br i1 %exitcond460.not.i4018, label %if.end140.i4019, label %for.body16.i.i4012, !llvm.loop !16

if.else147.thread.i3989:                          ; preds = %for.cond12.preheader.i.i4006, %if.else138.i3987
  store i64 0, ptr %count32.i.i3891, align 8
  br label %for.inc157.i3990

if.end140.i4019:                                  ; preds = %for.body16.i.i4012, %if.end135.i3986
  %678 = phi i64 [ %spec.select368.i3947, %if.end135.i3986 ], [ %add.i413.i4003, %for.body16.i.i4012 ]
  store i64 %678, ptr %count32.i.i3891, align 8
  %tobool142.i4020 = icmp ne i64 %678, 0
  %or.cond245.i4021 = select i1 %tobool142.i4020, i1 %cmp50.i3878, i1 false
  %cmp47.i.i4022 = icmp sgt i64 %678, 0
  br i1 %or.cond245.i4021, label %if.then146.i4065, label %if.else147.i4023

if.then146.i4065:                                 ; preds = %if.end140.i4019
  br i1 %cmp47.i.i4022, label %for.body.preheader.i.i4066, label %for.inc157.i3990

for.body.preheader.i.i4066:                       ; preds = %if.then146.i4065
  %679 = load i32, ptr %places114.i3885, align 8
  %conv.i416.i4067 = sext i32 %679 to i64
  %arrayidx1.i.i4068 = getelementptr inbounds i64, ptr %cond.i3860, i64 %conv.i416.i4067
  %680 = load i64, ptr %arrayidx1.i.i4068, align 8
  br label %for.body.i417.i4069

for.body.i417.i4069:                              ; preds = %if.end.i.i4082, %for.body.preheader.i.i4066
  %before.050.i.i4070 = phi i64 [ %conv5.i.i4074, %if.end.i.i4082 ], [ %conv.i416.i4067, %for.body.preheader.i.i4066 ]
  %m.049.i.i4071 = phi i64 [ %inc.i424.i4090, %if.end.i.i4082 ], [ 0, %for.body.preheader.i.i4066 ]
  %found.048.i.i4072 = phi i64 [ %cond.i423.i4088, %if.end.i.i4082 ], [ %680, %for.body.preheader.i.i4066 ]
  %arrayidx4.i.i4073 = getelementptr inbounds [520 x i32], ptr %places114.i3885, i64 0, i64 %m.049.i.i4071
  %681 = load i32, ptr %arrayidx4.i.i4073, align 4
  %conv5.i.i4074 = sext i32 %681 to i64
  %add.i418.i4075 = add nuw nsw i64 %m.049.i.i4071, 8
  %arrayidx7.i419.i4076 = getelementptr inbounds [520 x i32], ptr %places114.i3885, i64 0, i64 %add.i418.i4075
  %682 = load i32, ptr %arrayidx7.i419.i4076, align 4
  %idx.ext.i.i4077 = sext i32 %682 to i64
  %add.ptr.i420.i4078 = getelementptr inbounds i64, ptr %cond.i3860, i64 %idx.ext.i.i4077
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i420.i4078, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4079 = icmp eq i64 %before.050.i.i4070, %conv5.i.i4074
  br i1 %cmp8.not.i.i4079, label %if.end.i.i4082, label %if.then.i421.i4080

if.then.i421.i4080:                               ; preds = %for.body.i417.i4069
  %arrayidx10.i.i4081 = getelementptr inbounds i64, ptr %cond.i3860, i64 %conv5.i.i4074
  %683 = load i64, ptr %arrayidx10.i.i4081, align 8
  br label %if.end.i.i4082

if.end.i.i4082:                                   ; preds = %if.then.i421.i4080, %for.body.i417.i4069
  %found.1.i.i4083 = phi i64 [ %683, %if.then.i421.i4080 ], [ %found.048.i.i4072, %for.body.i417.i4069 ]
  %arrayidx11.i.i4084 = getelementptr inbounds [520 x i32], ptr %found.i3843, i64 0, i64 %m.049.i.i4071
  %684 = load i32, ptr %arrayidx11.i.i4084, align 4
  %conv12.i.i4085 = sext i32 %684 to i64
  %mul.i422.i4086 = mul nsw i64 %516, %conv12.i.i4085
  %arrayidx13.i.i4087 = getelementptr inbounds i64, ptr %values.0450.i38954292, i64 %mul.i422.i4086
  %685 = load i64, ptr %arrayidx13.i.i4087, align 8
  %cond.i423.i4088 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4083, i64 %685)
  %arrayidx23.i.i4089 = getelementptr inbounds i64, ptr %cond.i3860, i64 %conv5.i.i4074
  store i64 %cond.i423.i4088, ptr %arrayidx23.i.i4089, align 8
  %inc.i424.i4090 = add nuw nsw i64 %m.049.i.i4071, 1
  %exitcond462.not.i4091 = icmp eq i64 %inc.i424.i4090, %678
  br i1 %exitcond462.not.i4091, label %for.inc157.i3990, label %for.body.i417.i4069, !llvm.loop !122

if.else147.i4023:                                 ; preds = %if.end140.i4019
  br i1 %cmp47.i.i4022, label %for.body.i428.i4024, label %for.inc157.i3990

for.body.i428.i4024:                              ; preds = %if.else147.i4023, %for.end52.i.i4055
  %m.0107.i.i4025 = phi i64 [ %inc54.i.i4056, %for.end52.i.i4055 ], [ 0, %if.else147.i4023 ]
  %arrayidx.i429.i4026 = getelementptr inbounds [520 x i32], ptr %found.i3843, i64 0, i64 %m.0107.i.i4025
  %686 = load i32, ptr %arrayidx.i429.i4026, align 4
  %conv.i430.i4027 = sext i32 %686 to i64
  %mul.i431.i4028 = mul nsw i64 %516, %conv.i430.i4027
  %add.ptr.i432.i4029 = getelementptr inbounds i64, ptr %values.0450.i38954292, i64 %mul.i431.i4028
  %arrayidx1.i433.i4030 = getelementptr inbounds [520 x i32], ptr %places114.i3885, i64 0, i64 %m.0107.i.i4025
  %687 = load i32, ptr %arrayidx1.i433.i4030, align 4
  %conv2.i.i4031 = sext i32 %687 to i64
  %mul3.i.i4032 = mul nsw i64 %517, %conv2.i.i4031
  %add.ptr4.i.i4033 = getelementptr inbounds i64, ptr %cond.i3860, i64 %mul3.i.i4032
  %add.i434.i4034 = add nuw nsw i64 %m.0107.i.i4025, 8
  %arrayidx6.i.i4035 = getelementptr inbounds [520 x i32], ptr %found.i3843, i64 0, i64 %add.i434.i4034
  %688 = load i32, ptr %arrayidx6.i.i4035, align 4
  %conv7.i.i4036 = sext i32 %688 to i64
  %mul8.i.i4037 = mul nsw i64 %516, %conv7.i.i4036
  %add.ptr9.i435.i4038 = getelementptr inbounds i64, ptr %values.0450.i38954292, i64 %mul8.i.i4037
  %arrayidx12.i.i4039 = getelementptr inbounds [520 x i32], ptr %places114.i3885, i64 0, i64 %add.i434.i4034
  %689 = load i32, ptr %arrayidx12.i.i4039, align 4
  %conv13.i.i4040 = sext i32 %689 to i64
  %mul14.i.i4041 = mul nsw i64 %517, %conv13.i.i4040
  %add.ptr15.i.i4042 = getelementptr inbounds i64, ptr %cond.i3860, i64 %mul14.i.i4041
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4042, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3892, label %for.cond36.preheader.i.i4052, label %for.body20.i436.i4043

for.cond36.preheader.i.i4052:                     ; preds = %for.body20.i436.i4043, %for.body.i428.i4024
  %j.0.lcssa.i.i4053 = phi i64 [ 0, %for.body.i428.i4024 ], [ %add17103.i.i4044, %for.body20.i436.i4043 ]
  %cmp37104.i.i4054 = icmp slt i64 %j.0.lcssa.i.i4053, %517
  br i1 %cmp37104.i.i4054, label %for.body39.i.i4058, label %for.end52.i.i4055

for.body20.i436.i4043:                            ; preds = %for.body.i428.i4024, %for.body20.i436.i4043
  %add17103.i.i4044 = phi i64 [ %add17.i.i4050, %for.body20.i436.i4043 ], [ 8, %for.body.i428.i4024 ]
  %j.0102.i.i4045 = phi i64 [ %add17103.i.i4044, %for.body20.i436.i4043 ], [ 0, %for.body.i428.i4024 ]
  %add.ptr21.i.i4046 = getelementptr inbounds i64, ptr %add.ptr9.i435.i4038, i64 %j.0102.i.i4045
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4046, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4047 = getelementptr inbounds i64, ptr %add.ptr4.i.i4033, i64 %j.0102.i.i4045
  %690 = load <8 x i64>, ptr %add.ptr22.i.i4047, align 8
  %add.ptr23.i.i4048 = getelementptr inbounds i64, ptr %add.ptr.i432.i4029, i64 %j.0102.i.i4045
  %691 = load <8 x i64>, ptr %add.ptr23.i.i4048, align 8
  %or33.i.i4049 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %690, <8 x i64> %691)
  store <8 x i64> %or33.i.i4049, ptr %add.ptr22.i.i4047, align 8
  %add17.i.i4050 = add nuw nsw i64 %add17103.i.i4044, 8
  %cmp18.not.i.i4051 = icmp sgt i64 %add17.i.i4050, %517
  br i1 %cmp18.not.i.i4051, label %for.cond36.preheader.i.i4052, label %for.body20.i436.i4043, !llvm.loop !123

for.body39.i.i4058:                               ; preds = %for.cond36.preheader.i.i4052, %for.body39.i.i4058
  %j.1105.i.i4059 = phi i64 [ %inc.i438.i4063, %for.body39.i.i4058 ], [ %j.0.lcssa.i.i4053, %for.cond36.preheader.i.i4052 ]
  %arrayidx40.i.i4060 = getelementptr inbounds i64, ptr %add.ptr4.i.i4033, i64 %j.1105.i.i4059
  %692 = load i64, ptr %arrayidx40.i.i4060, align 8
  %arrayidx41.i.i4061 = getelementptr inbounds i64, ptr %add.ptr.i432.i4029, i64 %j.1105.i.i4059
  %693 = load i64, ptr %arrayidx41.i.i4061, align 8
  %spec.select.i.i4062 = tail call i64 @llvm.smax.i64(i64 %692, i64 %693)
  store i64 %spec.select.i.i4062, ptr %arrayidx40.i.i4060, align 8
  %inc.i438.i4063 = add nuw nsw i64 %j.1105.i.i4059, 1
  %exitcond.not.i439.i4064 = icmp eq i64 %inc.i438.i4063, %517
  br i1 %exitcond.not.i439.i4064, label %for.end52.i.i4055, label %for.body39.i.i4058, !llvm.loop !124

for.end52.i.i4055:                                ; preds = %for.body39.i.i4058, %for.cond36.preheader.i.i4052
  %inc54.i.i4056 = add nuw nsw i64 %m.0107.i.i4025, 1
  %exitcond461.not.i4057 = icmp eq i64 %inc54.i.i4056, %678
  br i1 %exitcond461.not.i4057, label %for.inc157.i3990, label %for.body.i428.i4024, !llvm.loop !125

for.inc157.i3990:                                 ; preds = %for.end52.i.i4055, %if.end.i.i4082, %if.else147.i4023, %if.then146.i4065, %if.else147.thread.i3989
  %add158.i3991 = add nuw nsw i64 %k91.0449.i38964294, 512
  %add.ptr160.i3992 = getelementptr inbounds i8, ptr %values.0450.i38954292, i64 %add.ptr160.idx.i3893
  %694 = load i64, ptr %arrayidx95.i3884, align 8
  %cmp96.i3897 = icmp slt i64 %add158.i3991, %694
  br i1 %cmp96.i3897, label %for.body101.i3945, label %for.end163.i3898

for.end163.i3898:                                 ; preds = %for.inc157.i3990, %land.rhs94.lr.ph.i3883, %if.end90.i4166
  %695 = load i64, ptr %a, align 8
  %cmp165.i3899 = icmp eq i64 %695, 0
  %tobool168.i3900 = icmp ne i64 %519, 0
  %or.cond246.i3901 = select i1 %cmp165.i3899, i1 %tobool168.i3900, i1 false
  br i1 %or.cond246.i3901, label %lor.lhs.false169.i3903, label %most_long.exit

lor.lhs.false169.i3903:                           ; preds = %for.end163.i3898
  %cmp170.i3904 = icmp ne ptr %cond.i3860, %520
  %tobool173.i3905 = icmp ne i64 %510, 0
  %or.cond247.i3906 = select i1 %cmp170.i3904, i1 true, i1 %tobool173.i3905
  br i1 %or.cond247.i3906, label %for.cond177.preheader.i3907, label %most_long.exit

for.cond177.preheader.i3907:                      ; preds = %lor.lhs.false169.i3903
  %cmp179.not451.i3908 = icmp slt i64 %mul.i3853, 8
  br i1 %cmp179.not451.i3908, label %for.cond202.preheader.i3920, label %for.body181.lr.ph.i3909

for.body181.lr.ph.i3909:                          ; preds = %for.cond177.preheader.i3907
  %add.ptr188.i3910 = getelementptr inbounds i64, ptr %511, i64 %mul9.i3856
  br label %for.body181.i3911

for.cond202.preheader.i3920:                      ; preds = %if.end197.i3915, %for.cond177.preheader.i3907
  %k176.0.lcssa.i3921 = phi i64 [ 0, %for.cond177.preheader.i3907 ], [ %add178453.i3912, %if.end197.i3915 ]
  %cmp203454.i3922 = icmp slt i64 %k176.0.lcssa.i3921, %mul.i3853
  br i1 %cmp203454.i3922, label %for.body205.lr.ph.i3923, label %most_long.exit

for.body205.lr.ph.i3923:                          ; preds = %for.cond202.preheader.i3920
  %696 = getelementptr i64, ptr %511, i64 %mul9.i3856
  br label %for.body205.i3924

for.body181.i3911:                                ; preds = %if.end197.i3915, %for.body181.lr.ph.i3909
  %add178453.i3912 = phi i64 [ 8, %for.body181.lr.ph.i3909 ], [ %add178.i3918, %if.end197.i3915 ]
  %k176.0452.i3913 = phi i64 [ 0, %for.body181.lr.ph.i3909 ], [ %add178453.i3912, %if.end197.i3915 ]
  %add.ptr182.i3914 = getelementptr inbounds i64, ptr %cond.i3860, i64 %k176.0452.i3913
  %697 = load <8 x i64>, ptr %add.ptr182.i3914, align 8
  br i1 %tobool173.i3905, label %land.lhs.true184.i3936, label %if.end197.i3915

land.lhs.true184.i3936:                           ; preds = %for.body181.i3911
  %698 = load i64, ptr %arrayidx8.i3855, align 8
  %tobool186.not.i3937 = icmp eq i64 %698, 0
  br i1 %tobool186.not.i3937, label %if.then193.i3941, label %if.then187.i3938

if.then187.i3938:                                 ; preds = %land.lhs.true184.i3936
  %add.ptr189.i3939 = getelementptr inbounds i64, ptr %add.ptr188.i3910, i64 %k176.0452.i3913
  %699 = load <8 x i64>, ptr %add.ptr189.i3939, align 8
  %add190.i3940 = add <8 x i64> %699, %697
  br label %if.end197.i3915

if.then193.i3941:                                 ; preds = %land.lhs.true184.i3936
  %700 = load i64, ptr %511, align 8
  %splat.splatinsert.i3942 = insertelement <8 x i64> poison, i64 %700, i64 0
  %splat.splat.i3943 = shufflevector <8 x i64> %splat.splatinsert.i3942, <8 x i64> poison, <8 x i32> zeroinitializer
  %add195.i3944 = add <8 x i64> %splat.splat.i3943, %697
  br label %if.end197.i3915

if.end197.i3915:                                  ; preds = %if.then193.i3941, %if.then187.i3938, %for.body181.i3911
  %sum.0.i3916 = phi <8 x i64> [ %add190.i3940, %if.then187.i3938 ], [ %add195.i3944, %if.then193.i3941 ], [ %697, %for.body181.i3911 ]
  %add.ptr198.i3917 = getelementptr inbounds i64, ptr %520, i64 %k176.0452.i3913
  store <8 x i64> %sum.0.i3916, ptr %add.ptr198.i3917, align 8
  %add178.i3918 = add nuw nsw i64 %add178453.i3912, 8
  %cmp179.not.i3919 = icmp sgt i64 %add178.i3918, %mul.i3853
  br i1 %cmp179.not.i3919, label %for.cond202.preheader.i3920, label %for.body181.i3911, !llvm.loop !126

for.body205.i3924:                                ; preds = %cond.end216.i3927, %for.body205.lr.ph.i3923
  %k176.1455.i3925 = phi i64 [ %k176.0.lcssa.i3921, %for.body205.lr.ph.i3923 ], [ %inc220.i3930, %cond.end216.i3927 ]
  %arrayidx208.i3926 = getelementptr inbounds i64, ptr %cond.i3860, i64 %k176.1455.i3925
  %701 = load i64, ptr %arrayidx208.i3926, align 8
  br i1 %tobool173.i3905, label %cond.true207.i3932, label %cond.end216.i3927

cond.true207.i3932:                               ; preds = %for.body205.i3924
  %702 = load i64, ptr %arrayidx8.i3855, align 8
  %mul210.i3933 = mul nsw i64 %702, %k176.1455.i3925
  %arrayidx212.i3934 = getelementptr i64, ptr %696, i64 %mul210.i3933
  %703 = load i64, ptr %arrayidx212.i3934, align 8
  %add213.i3935 = add nsw i64 %703, %701
  br label %cond.end216.i3927

cond.end216.i3927:                                ; preds = %cond.true207.i3932, %for.body205.i3924
  %cond217.i3928 = phi i64 [ %add213.i3935, %cond.true207.i3932 ], [ %701, %for.body205.i3924 ]
  %arrayidx218.i3929 = getelementptr inbounds i64, ptr %520, i64 %k176.1455.i3925
  store i64 %cond217.i3928, ptr %arrayidx218.i3929, align 8
  %inc220.i3930 = add nuw nsw i64 %k176.1455.i3925, 1
  %exitcond463.not.i3931 = icmp eq i64 %inc220.i3930, %mul.i3853
  br i1 %exitcond463.not.i3931, label %most_long.exit, label %for.body205.i3924, !llvm.loop !127

cleanup223.critedge.i4163:                        ; preds = %if.then69.i4158
  call void @llvm.lifetime.end.p0(i64 8192, ptr nonnull %counts.i3844) #8
  br label %most_long.exit

most_long.exit:                                   ; preds = %cond.end131.i3983, %cond.end216.i3927, %for.end163.i3898, %lor.lhs.false169.i3903, %for.cond202.preheader.i3920, %cleanup223.critedge.i4163
  %retval.5.i3902 = phi i64 [ 1, %cleanup223.critedge.i4163 ], [ 0, %lor.lhs.false169.i3903 ], [ 0, %for.end163.i3898 ], [ 0, %for.cond202.preheader.i3920 ], [ 0, %cond.end216.i3927 ], [ 1, %cond.end131.i3983 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3843) #8
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3842) #8
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %retval.5.i, %set_32.exit ], [ %retval.5.i156, %set_64.exit ], [ %retval.5.i354, %add_float.exit ], [ %retval.5.i560, %add_double.exit ], [ %retval.5.i807, %add_int.exit ], [ %retval.5.i1158, %add_long.exit ], [ %retval.5.i1476, %least_float.exit ], [ %retval.5.i1748, %least_double.exit ], [ %retval.5.i2118, %least_int.exit ], [ %retval.5.i2478, %least_long.exit ], [ %retval.5.i2814, %most_float.exit ], [ %retval.5.i3163, %most_double.exit ], [ %retval.5.i3534, %most_int.exit ], [ %retval.5.i3902, %most_long.exit ]
  ret i64 %retval.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_join_tables(ptr noundef readonly %a) local_unnamed_addr #1 {
entry:
  %0 = load i64, ptr %a, align 8
  %arrayidx32 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx32, align 8
  %arrayidx.i848 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx.i848, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx1.i849 = getelementptr inbounds i8, ptr %a, i64 56
  %4 = load i64, ptr %arrayidx1.i849, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx2.i850 = getelementptr inbounds i8, ptr %a, i64 72
  %6 = load i64, ptr %arrayidx2.i850, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx3.i851 = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx3.i851, align 8
  %tobool6.i853.not = icmp eq i64 %4, 0
  %arrayidx13.i855 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx8.i856 = getelementptr inbounds i8, ptr %a, i64 48
  %add175.i857 = add nsw i64 %8, 8
  %9 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not176.i858 = icmp sgt i64 %add175.i857, %9
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
  br i1 %cmp9.not176.i858, label %for.end40.i, label %land.rhs11.lr.ph.i

land.rhs11.lr.ph.i:                               ; preds = %cond.true
  %arrayidx23.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx27.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i

land.rhs11.i:                                     ; preds = %if.end.i, %land.rhs11.lr.ph.i
  %10 = phi i64 [ %9, %land.rhs11.lr.ph.i ], [ %17, %if.end.i ]
  %add148.i = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i ], [ %add.i, %if.end.i ]
  %k.0147.i = phi i64 [ %8, %land.rhs11.lr.ph.i ], [ %add148.i, %if.end.i ]
  br i1 %tobool6.i853.not, label %cond.false.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %land.rhs11.i
  %11 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i = icmp eq i64 %11, 0
  br i1 %tobool14.not.i, label %for.end40.i, label %cond.false.i

cond.false.i:                                     ; preds = %land.rhs11.i, %lor.rhs.i
  %add.ptr19.i = getelementptr double, ptr %3, i64 %k.0147.i
  %12 = load <8 x double>, ptr %add.ptr19.i, align 8
  %13 = load i64, ptr %arrayidx23.i, align 8
  %cmp24142.i = icmp sgt i64 %13, 1
  br i1 %cmp24142.i, label %for.body26.lr.ph.i, label %for.cond.cleanup.i

for.body26.lr.ph.i:                               ; preds = %cond.false.i
  %14 = load i64, ptr %arrayidx27.i, align 8
  br label %for.body26.i

for.cond.cleanup.i:                               ; preds = %for.body26.i, %cond.false.i
  %whole.0.lcssa.i = phi <8 x double> [ %12, %cond.false.i ], [ %add30.i, %for.body26.i ]
  br i1 %tobool6.i853.not, label %if.end.i, label %if.then.i

for.body26.i:                                     ; preds = %for.body26.i, %for.body26.lr.ph.i
  %number.0144.i = phi i64 [ 1, %for.body26.lr.ph.i ], [ %inc.i, %for.body26.i ]
  %whole.0143.i = phi <8 x double> [ %12, %for.body26.lr.ph.i ], [ %add30.i, %for.body26.i ]
  %mul.i = mul nsw i64 %number.0144.i, %14
  %gep.i = getelementptr double, ptr %add.ptr19.i, i64 %mul.i
  %15 = load <8 x double>, ptr %gep.i, align 8
  %add30.i = fadd <8 x double> %whole.0143.i, %15
  %inc.i = add nuw nsw i64 %number.0144.i, 1
  %exitcond991.not = icmp eq i64 %inc.i, %13
  br i1 %exitcond991.not, label %for.cond.cleanup.i, label %for.body26.i, !llvm.loop !128

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %add.ptr33.i = getelementptr inbounds float, ptr %5, i64 %k.0147.i
  %16 = load <8 x float>, ptr %add.ptr33.i, align 4
  %conv34.i = fpext <8 x float> %16 to <8 x double>
  %add35.i = fadd <8 x double> %whole.0.lcssa.i, %conv34.i
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  %whole.1.i = phi <8 x double> [ %add35.i, %if.then.i ], [ %whole.0.lcssa.i, %for.cond.cleanup.i ]
  %conv36.i = fptrunc <8 x double> %whole.1.i to <8 x float>
  %add.ptr37.i = getelementptr inbounds float, ptr %7, i64 %k.0147.i
  store <8 x float> %conv36.i, ptr %add.ptr37.i, align 4
  %add.i = add nsw i64 %add148.i, 8
  %17 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i = icmp sgt i64 %add.i, %17
  br i1 %cmp9.not.i, label %for.end40.i, label %land.rhs11.i, !llvm.loop !129

for.end40.i:                                      ; preds = %if.end.i, %lor.rhs.i, %cond.true
  %18 = phi i64 [ %9, %cond.true ], [ %10, %lor.rhs.i ], [ %17, %if.end.i ]
  %k.0.lcssa.i = phi i64 [ %8, %cond.true ], [ %k.0147.i, %lor.rhs.i ], [ %add148.i, %if.end.i ]
  %cmp43157.i = icmp slt i64 %k.0.lcssa.i, %18
  br i1 %cmp43157.i, label %for.body45.lr.ph.i, label %if.end47

for.body45.lr.ph.i:                               ; preds = %for.end40.i
  %arrayidx63.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx68.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body45.i

for.body45.i:                                     ; preds = %if.end85.i, %for.body45.lr.ph.i
  %k.1158.i = phi i64 [ %k.0.lcssa.i, %for.body45.lr.ph.i ], [ %inc89.i, %if.end85.i ]
  %arrayidx54.i = getelementptr double, ptr %3, i64 %k.1158.i
  %19 = load double, ptr %arrayidx54.i, align 8
  %20 = load i64, ptr %arrayidx63.i, align 8
  %cmp64153.i = icmp sgt i64 %20, 1
  br i1 %cmp64153.i, label %for.body67.lr.ph.i, label %for.cond.cleanup66.i

for.body67.lr.ph.i:                               ; preds = %for.body45.i
  %21 = load i64, ptr %arrayidx68.i, align 8
  br label %for.body67.i

for.cond.cleanup66.i:                             ; preds = %for.body67.i, %for.body45.i
  %whole46.0.lcssa.i = phi double [ %19, %for.body45.i ], [ %add72.i, %for.body67.i ]
  br i1 %tobool6.i853.not, label %if.end85.i, label %if.then79.i

for.body67.i:                                     ; preds = %for.body67.i, %for.body67.lr.ph.i
  %number57.0155.i = phi i64 [ 1, %for.body67.lr.ph.i ], [ %inc74.i, %for.body67.i ]
  %whole46.0154.i = phi double [ %19, %for.body67.lr.ph.i ], [ %add72.i, %for.body67.i ]
  %mul69.i = mul nsw i64 %number57.0155.i, %21
  %gep152.i = getelementptr double, ptr %arrayidx54.i, i64 %mul69.i
  %22 = load double, ptr %gep152.i, align 8
  %add72.i = fadd double %whole46.0154.i, %22
  %inc74.i = add nuw nsw i64 %number57.0155.i, 1
  %exitcond992.not = icmp eq i64 %inc74.i, %20
  br i1 %exitcond992.not, label %for.cond.cleanup66.i, label %for.body67.i, !llvm.loop !130

if.then79.i:                                      ; preds = %for.cond.cleanup66.i
  %23 = load i64, ptr %arrayidx13.i855, align 8
  %mul81.i = mul nsw i64 %23, %k.1158.i
  %arrayidx82.i = getelementptr inbounds float, ptr %5, i64 %mul81.i
  %24 = load float, ptr %arrayidx82.i, align 4
  %conv83.i = fpext float %24 to double
  %add84.i = fadd double %whole46.0.lcssa.i, %conv83.i
  br label %if.end85.i

if.end85.i:                                       ; preds = %if.then79.i, %for.cond.cleanup66.i
  %whole46.1.i = phi double [ %add84.i, %if.then79.i ], [ %whole46.0.lcssa.i, %for.cond.cleanup66.i ]
  %conv86.i = fptrunc double %whole46.1.i to float
  %arrayidx87.i = getelementptr inbounds float, ptr %7, i64 %k.1158.i
  store float %conv86.i, ptr %arrayidx87.i, align 4
  %inc89.i = add nsw i64 %k.1158.i, 1
  %25 = load i64, ptr %arrayidx8.i856, align 8
  %cmp43.i = icmp slt i64 %inc89.i, %25
  br i1 %cmp43.i, label %for.body45.i, label %if.end47, !llvm.loop !131

cond.true5:                                       ; preds = %if.then
  br i1 %cmp9.not176.i858, label %for.end37.i, label %land.rhs11.lr.ph.i82

land.rhs11.lr.ph.i82:                             ; preds = %cond.true5
  %arrayidx22.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i85

land.rhs11.i85:                                   ; preds = %if.end.i91, %land.rhs11.lr.ph.i82
  %26 = phi i64 [ %9, %land.rhs11.lr.ph.i82 ], [ %32, %if.end.i91 ]
  %add142.i = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i82 ], [ %add.i93, %if.end.i91 ]
  %k.0141.i = phi i64 [ %8, %land.rhs11.lr.ph.i82 ], [ %add142.i, %if.end.i91 ]
  br i1 %tobool6.i853.not, label %for.body.i86, label %lor.rhs.i100

lor.rhs.i100:                                     ; preds = %land.rhs11.i85
  %27 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i101 = icmp eq i64 %27, 0
  br i1 %tobool14.not.i101, label %for.end37.i, label %for.body.i86

for.body.i86:                                     ; preds = %lor.rhs.i100, %land.rhs11.i85
  %cond.in.i = getelementptr double, ptr %3, i64 %k.0141.i
  %cond.i87 = load <8 x double>, ptr %cond.in.i, align 8
  %28 = load i64, ptr %arrayidx22.i, align 8
  %cmp23136.i = icmp sgt i64 %28, 1
  br i1 %cmp23136.i, label %for.body25.lr.ph.i, label %for.cond.cleanup.i89

for.body25.lr.ph.i:                               ; preds = %for.body.i86
  %29 = load i64, ptr %arrayidx26.i, align 8
  br label %for.body25.i

for.cond.cleanup.i89:                             ; preds = %for.body25.i, %for.body.i86
  %whole.0.lcssa.i90 = phi <8 x double> [ %cond.i87, %for.body.i86 ], [ %add29.i, %for.body25.i ]
  br i1 %tobool6.i853.not, label %if.end.i91, label %if.then.i96

for.body25.i:                                     ; preds = %for.body25.i, %for.body25.lr.ph.i
  %number.0138.i = phi i64 [ 1, %for.body25.lr.ph.i ], [ %inc.i99, %for.body25.i ]
  %whole.0137.i = phi <8 x double> [ %cond.i87, %for.body25.lr.ph.i ], [ %add29.i, %for.body25.i ]
  %mul.i97 = mul nsw i64 %number.0138.i, %29
  %gep.i98 = getelementptr double, ptr %cond.in.i, i64 %mul.i97
  %30 = load <8 x double>, ptr %gep.i98, align 8
  %add29.i = fadd <8 x double> %whole.0137.i, %30
  %inc.i99 = add nuw nsw i64 %number.0138.i, 1
  %exitcond989.not = icmp eq i64 %inc.i99, %28
  br i1 %exitcond989.not, label %for.cond.cleanup.i89, label %for.body25.i, !llvm.loop !132

if.then.i96:                                      ; preds = %for.cond.cleanup.i89
  %add.ptr32.i = getelementptr inbounds double, ptr %5, i64 %k.0141.i
  %31 = load <8 x double>, ptr %add.ptr32.i, align 8
  %add33.i = fadd <8 x double> %whole.0.lcssa.i90, %31
  br label %if.end.i91

if.end.i91:                                       ; preds = %if.then.i96, %for.cond.cleanup.i89
  %whole.1.i92 = phi <8 x double> [ %add33.i, %if.then.i96 ], [ %whole.0.lcssa.i90, %for.cond.cleanup.i89 ]
  %add.ptr34.i = getelementptr inbounds double, ptr %7, i64 %k.0141.i
  store <8 x double> %whole.1.i92, ptr %add.ptr34.i, align 8
  %add.i93 = add nsw i64 %add142.i, 8
  %32 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i94 = icmp sgt i64 %add.i93, %32
  br i1 %cmp9.not.i94, label %for.end37.i, label %land.rhs11.i85, !llvm.loop !133

for.end37.i:                                      ; preds = %if.end.i91, %lor.rhs.i100, %cond.true5
  %33 = phi i64 [ %9, %cond.true5 ], [ %26, %lor.rhs.i100 ], [ %32, %if.end.i91 ]
  %k.0.lcssa.i95 = phi i64 [ %8, %cond.true5 ], [ %k.0141.i, %lor.rhs.i100 ], [ %add142.i, %if.end.i91 ]
  %cmp40151.i = icmp slt i64 %k.0.lcssa.i95, %33
  br i1 %cmp40151.i, label %for.body42.lr.ph.i, label %if.end47

for.body42.lr.ph.i:                               ; preds = %for.end37.i
  %arrayidx59.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx64.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body42.i

for.body42.i:                                     ; preds = %if.end80.i, %for.body42.lr.ph.i
  %k.1152.i = phi i64 [ %k.0.lcssa.i95, %for.body42.lr.ph.i ], [ %inc83.i, %if.end80.i ]
  %arrayidx50.i = getelementptr double, ptr %3, i64 %k.1152.i
  %cond52.i = load double, ptr %arrayidx50.i, align 8
  %34 = load i64, ptr %arrayidx59.i, align 8
  %cmp60147.i = icmp sgt i64 %34, 1
  br i1 %cmp60147.i, label %for.body63.lr.ph.i, label %for.cond.cleanup62.i

for.body63.lr.ph.i:                               ; preds = %for.body42.i
  %35 = load i64, ptr %arrayidx64.i, align 8
  br label %for.body63.i

for.cond.cleanup62.i:                             ; preds = %for.body63.i, %for.body42.i
  %whole43.0.lcssa.i = phi double [ %cond52.i, %for.body42.i ], [ %add68.i, %for.body63.i ]
  br i1 %tobool6.i853.not, label %if.end80.i, label %if.then75.i

for.body63.i:                                     ; preds = %for.body63.i, %for.body63.lr.ph.i
  %number53.0149.i = phi i64 [ 1, %for.body63.lr.ph.i ], [ %inc70.i, %for.body63.i ]
  %whole43.0148.i = phi double [ %cond52.i, %for.body63.lr.ph.i ], [ %add68.i, %for.body63.i ]
  %mul65.i = mul nsw i64 %number53.0149.i, %35
  %gep146.i = getelementptr double, ptr %arrayidx50.i, i64 %mul65.i
  %36 = load double, ptr %gep146.i, align 8
  %add68.i = fadd double %whole43.0148.i, %36
  %inc70.i = add nuw nsw i64 %number53.0149.i, 1
  %exitcond990.not = icmp eq i64 %inc70.i, %34
  br i1 %exitcond990.not, label %for.cond.cleanup62.i, label %for.body63.i, !llvm.loop !134

if.then75.i:                                      ; preds = %for.cond.cleanup62.i
  %37 = load i64, ptr %arrayidx13.i855, align 8
  %mul77.i = mul nsw i64 %37, %k.1152.i
  %arrayidx78.i = getelementptr inbounds double, ptr %5, i64 %mul77.i
  %38 = load double, ptr %arrayidx78.i, align 8
  %add79.i = fadd double %whole43.0.lcssa.i, %38
  br label %if.end80.i

if.end80.i:                                       ; preds = %if.then75.i, %for.cond.cleanup62.i
  %whole43.1.i = phi double [ %add79.i, %if.then75.i ], [ %whole43.0.lcssa.i, %for.cond.cleanup62.i ]
  %arrayidx81.i = getelementptr inbounds double, ptr %7, i64 %k.1152.i
  store double %whole43.1.i, ptr %arrayidx81.i, align 8
  %inc83.i = add nsw i64 %k.1152.i, 1
  %39 = load i64, ptr %arrayidx8.i856, align 8
  %cmp40.i = icmp slt i64 %inc83.i, %39
  br i1 %cmp40.i, label %for.body42.i, label %if.end47, !llvm.loop !135

cond.true9:                                       ; preds = %if.then
  br i1 %cmp9.not176.i858, label %for.end37.i135, label %land.rhs11.lr.ph.i113

land.rhs11.lr.ph.i113:                            ; preds = %cond.true9
  %arrayidx22.i117 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i118 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i120

land.rhs11.i120:                                  ; preds = %if.end.i130, %land.rhs11.lr.ph.i113
  %40 = phi i64 [ %9, %land.rhs11.lr.ph.i113 ], [ %46, %if.end.i130 ]
  %add142.i121 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i113 ], [ %add.i133, %if.end.i130 ]
  %k.0141.i122 = phi i64 [ %8, %land.rhs11.lr.ph.i113 ], [ %add142.i121, %if.end.i130 ]
  br i1 %tobool6.i853.not, label %for.body.i123, label %lor.rhs.i188

lor.rhs.i188:                                     ; preds = %land.rhs11.i120
  %41 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i189 = icmp eq i64 %41, 0
  br i1 %tobool14.not.i189, label %for.end37.i135, label %for.body.i123

for.body.i123:                                    ; preds = %lor.rhs.i188, %land.rhs11.i120
  %cond.in.i124 = getelementptr i32, ptr %3, i64 %k.0141.i122
  %cond.i125 = load <8 x i32>, ptr %cond.in.i124, align 4
  %42 = load i64, ptr %arrayidx22.i117, align 8
  %cmp23136.i127 = icmp sgt i64 %42, 1
  br i1 %cmp23136.i127, label %for.body25.lr.ph.i179, label %for.cond.cleanup.i128

for.body25.lr.ph.i179:                            ; preds = %for.body.i123
  %43 = load i64, ptr %arrayidx26.i118, align 8
  br label %for.body25.i180

for.cond.cleanup.i128:                            ; preds = %for.body25.i180, %for.body.i123
  %whole.0.lcssa.i129 = phi <8 x i32> [ %cond.i125, %for.body.i123 ], [ %add29.i185, %for.body25.i180 ]
  br i1 %tobool6.i853.not, label %if.end.i130, label %if.then.i176

for.body25.i180:                                  ; preds = %for.body25.i180, %for.body25.lr.ph.i179
  %number.0138.i181 = phi i64 [ 1, %for.body25.lr.ph.i179 ], [ %inc.i186, %for.body25.i180 ]
  %whole.0137.i182 = phi <8 x i32> [ %cond.i125, %for.body25.lr.ph.i179 ], [ %add29.i185, %for.body25.i180 ]
  %mul.i183 = mul nsw i64 %number.0138.i181, %43
  %gep.i184 = getelementptr i32, ptr %cond.in.i124, i64 %mul.i183
  %44 = load <8 x i32>, ptr %gep.i184, align 4
  %add29.i185 = add <8 x i32> %44, %whole.0137.i182
  %inc.i186 = add nuw nsw i64 %number.0138.i181, 1
  %exitcond987.not = icmp eq i64 %inc.i186, %42
  br i1 %exitcond987.not, label %for.cond.cleanup.i128, label %for.body25.i180, !llvm.loop !136

if.then.i176:                                     ; preds = %for.cond.cleanup.i128
  %add.ptr32.i177 = getelementptr inbounds i32, ptr %5, i64 %k.0141.i122
  %45 = load <8 x i32>, ptr %add.ptr32.i177, align 4
  %add33.i178 = add <8 x i32> %45, %whole.0.lcssa.i129
  br label %if.end.i130

if.end.i130:                                      ; preds = %if.then.i176, %for.cond.cleanup.i128
  %whole.1.i131 = phi <8 x i32> [ %add33.i178, %if.then.i176 ], [ %whole.0.lcssa.i129, %for.cond.cleanup.i128 ]
  %add.ptr34.i132 = getelementptr inbounds i32, ptr %7, i64 %k.0141.i122
  store <8 x i32> %whole.1.i131, ptr %add.ptr34.i132, align 4
  %add.i133 = add nsw i64 %add142.i121, 8
  %46 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i134 = icmp sgt i64 %add.i133, %46
  br i1 %cmp9.not.i134, label %for.end37.i135, label %land.rhs11.i120, !llvm.loop !137

for.end37.i135:                                   ; preds = %if.end.i130, %lor.rhs.i188, %cond.true9
  %47 = phi i64 [ %9, %cond.true9 ], [ %40, %lor.rhs.i188 ], [ %46, %if.end.i130 ]
  %k.0.lcssa.i136 = phi i64 [ %8, %cond.true9 ], [ %k.0141.i122, %lor.rhs.i188 ], [ %add142.i121, %if.end.i130 ]
  %cmp40151.i137 = icmp slt i64 %k.0.lcssa.i136, %47
  br i1 %cmp40151.i137, label %for.body42.lr.ph.i138, label %if.end47

for.body42.lr.ph.i138:                            ; preds = %for.end37.i135
  %arrayidx59.i141 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx64.i142 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body42.i144

for.body42.i144:                                  ; preds = %if.end80.i155, %for.body42.lr.ph.i138
  %k.1152.i145 = phi i64 [ %k.0.lcssa.i136, %for.body42.lr.ph.i138 ], [ %inc83.i158, %if.end80.i155 ]
  %arrayidx50.i147 = getelementptr i32, ptr %3, i64 %k.1152.i145
  %cond52.i150 = load i32, ptr %arrayidx50.i147, align 4
  %48 = load i64, ptr %arrayidx59.i141, align 8
  %cmp60147.i152 = icmp sgt i64 %48, 1
  br i1 %cmp60147.i152, label %for.body63.lr.ph.i164, label %for.cond.cleanup62.i153

for.body63.lr.ph.i164:                            ; preds = %for.body42.i144
  %49 = load i64, ptr %arrayidx64.i142, align 8
  br label %for.body63.i165

for.cond.cleanup62.i153:                          ; preds = %for.body63.i165, %for.body42.i144
  %whole43.0.lcssa.i154 = phi i32 [ %cond52.i150, %for.body42.i144 ], [ %add68.i170, %for.body63.i165 ]
  br i1 %tobool6.i853.not, label %if.end80.i155, label %if.then75.i160

for.body63.i165:                                  ; preds = %for.body63.i165, %for.body63.lr.ph.i164
  %number53.0149.i166 = phi i64 [ 1, %for.body63.lr.ph.i164 ], [ %inc70.i171, %for.body63.i165 ]
  %whole43.0148.i167 = phi i32 [ %cond52.i150, %for.body63.lr.ph.i164 ], [ %add68.i170, %for.body63.i165 ]
  %mul65.i168 = mul nsw i64 %number53.0149.i166, %49
  %gep146.i169 = getelementptr i32, ptr %arrayidx50.i147, i64 %mul65.i168
  %50 = load i32, ptr %gep146.i169, align 4
  %add68.i170 = add i32 %50, %whole43.0148.i167
  %inc70.i171 = add nuw nsw i64 %number53.0149.i166, 1
  %exitcond988.not = icmp eq i64 %inc70.i171, %48
  br i1 %exitcond988.not, label %for.cond.cleanup62.i153, label %for.body63.i165, !llvm.loop !138

if.then75.i160:                                   ; preds = %for.cond.cleanup62.i153
  %51 = load i64, ptr %arrayidx13.i855, align 8
  %mul77.i161 = mul nsw i64 %51, %k.1152.i145
  %arrayidx78.i162 = getelementptr inbounds i32, ptr %5, i64 %mul77.i161
  %52 = load i32, ptr %arrayidx78.i162, align 4
  %add79.i163 = add i32 %52, %whole43.0.lcssa.i154
  br label %if.end80.i155

if.end80.i155:                                    ; preds = %if.then75.i160, %for.cond.cleanup62.i153
  %whole43.1.i156 = phi i32 [ %add79.i163, %if.then75.i160 ], [ %whole43.0.lcssa.i154, %for.cond.cleanup62.i153 ]
  %arrayidx81.i157 = getelementptr inbounds i32, ptr %7, i64 %k.1152.i145
  store i32 %whole43.1.i156, ptr %arrayidx81.i157, align 4
  %inc83.i158 = add nsw i64 %k.1152.i145, 1
  %53 = load i64, ptr %arrayidx8.i856, align 8
  %cmp40.i159 = icmp slt i64 %inc83.i158, %53
  br i1 %cmp40.i159, label %for.body42.i144, label %if.end47, !llvm.loop !139

cond.false10:                                     ; preds = %if.then
  br i1 %cmp9.not176.i858, label %for.end37.i223, label %land.rhs11.lr.ph.i201

land.rhs11.lr.ph.i201:                            ; preds = %cond.false10
  %arrayidx22.i205 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i206 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i208

land.rhs11.i208:                                  ; preds = %if.end.i218, %land.rhs11.lr.ph.i201
  %54 = phi i64 [ %9, %land.rhs11.lr.ph.i201 ], [ %60, %if.end.i218 ]
  %add142.i209 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i201 ], [ %add.i221, %if.end.i218 ]
  %k.0141.i210 = phi i64 [ %8, %land.rhs11.lr.ph.i201 ], [ %add142.i209, %if.end.i218 ]
  br i1 %tobool6.i853.not, label %for.body.i211, label %lor.rhs.i276

lor.rhs.i276:                                     ; preds = %land.rhs11.i208
  %55 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i277 = icmp eq i64 %55, 0
  br i1 %tobool14.not.i277, label %for.end37.i223, label %for.body.i211

for.body.i211:                                    ; preds = %lor.rhs.i276, %land.rhs11.i208
  %cond.in.i212 = getelementptr i64, ptr %3, i64 %k.0141.i210
  %cond.i213 = load <8 x i64>, ptr %cond.in.i212, align 8
  %56 = load i64, ptr %arrayidx22.i205, align 8
  %cmp23136.i215 = icmp sgt i64 %56, 1
  br i1 %cmp23136.i215, label %for.body25.lr.ph.i267, label %for.cond.cleanup.i216

for.body25.lr.ph.i267:                            ; preds = %for.body.i211
  %57 = load i64, ptr %arrayidx26.i206, align 8
  br label %for.body25.i268

for.cond.cleanup.i216:                            ; preds = %for.body25.i268, %for.body.i211
  %whole.0.lcssa.i217 = phi <8 x i64> [ %cond.i213, %for.body.i211 ], [ %add29.i273, %for.body25.i268 ]
  br i1 %tobool6.i853.not, label %if.end.i218, label %if.then.i264

for.body25.i268:                                  ; preds = %for.body25.i268, %for.body25.lr.ph.i267
  %number.0138.i269 = phi i64 [ 1, %for.body25.lr.ph.i267 ], [ %inc.i274, %for.body25.i268 ]
  %whole.0137.i270 = phi <8 x i64> [ %cond.i213, %for.body25.lr.ph.i267 ], [ %add29.i273, %for.body25.i268 ]
  %mul.i271 = mul nsw i64 %number.0138.i269, %57
  %gep.i272 = getelementptr i64, ptr %cond.in.i212, i64 %mul.i271
  %58 = load <8 x i64>, ptr %gep.i272, align 8
  %add29.i273 = add <8 x i64> %58, %whole.0137.i270
  %inc.i274 = add nuw nsw i64 %number.0138.i269, 1
  %exitcond993.not = icmp eq i64 %inc.i274, %56
  br i1 %exitcond993.not, label %for.cond.cleanup.i216, label %for.body25.i268, !llvm.loop !140

if.then.i264:                                     ; preds = %for.cond.cleanup.i216
  %add.ptr32.i265 = getelementptr inbounds i64, ptr %5, i64 %k.0141.i210
  %59 = load <8 x i64>, ptr %add.ptr32.i265, align 8
  %add33.i266 = add <8 x i64> %59, %whole.0.lcssa.i217
  br label %if.end.i218

if.end.i218:                                      ; preds = %if.then.i264, %for.cond.cleanup.i216
  %whole.1.i219 = phi <8 x i64> [ %add33.i266, %if.then.i264 ], [ %whole.0.lcssa.i217, %for.cond.cleanup.i216 ]
  %add.ptr34.i220 = getelementptr inbounds i64, ptr %7, i64 %k.0141.i210
  store <8 x i64> %whole.1.i219, ptr %add.ptr34.i220, align 8
  %add.i221 = add nsw i64 %add142.i209, 8
  %60 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i222 = icmp sgt i64 %add.i221, %60
  br i1 %cmp9.not.i222, label %for.end37.i223, label %land.rhs11.i208, !llvm.loop !141

for.end37.i223:                                   ; preds = %if.end.i218, %lor.rhs.i276, %cond.false10
  %61 = phi i64 [ %9, %cond.false10 ], [ %54, %lor.rhs.i276 ], [ %60, %if.end.i218 ]
  %k.0.lcssa.i224 = phi i64 [ %8, %cond.false10 ], [ %k.0141.i210, %lor.rhs.i276 ], [ %add142.i209, %if.end.i218 ]
  %cmp40151.i225 = icmp slt i64 %k.0.lcssa.i224, %61
  br i1 %cmp40151.i225, label %for.body42.lr.ph.i226, label %if.end47

for.body42.lr.ph.i226:                            ; preds = %for.end37.i223
  %arrayidx59.i229 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx64.i230 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body42.i232

for.body42.i232:                                  ; preds = %if.end80.i243, %for.body42.lr.ph.i226
  %k.1152.i233 = phi i64 [ %k.0.lcssa.i224, %for.body42.lr.ph.i226 ], [ %inc83.i246, %if.end80.i243 ]
  %arrayidx50.i235 = getelementptr i64, ptr %3, i64 %k.1152.i233
  %cond52.i238 = load i64, ptr %arrayidx50.i235, align 8
  %62 = load i64, ptr %arrayidx59.i229, align 8
  %cmp60147.i240 = icmp sgt i64 %62, 1
  br i1 %cmp60147.i240, label %for.body63.lr.ph.i252, label %for.cond.cleanup62.i241

for.body63.lr.ph.i252:                            ; preds = %for.body42.i232
  %63 = load i64, ptr %arrayidx64.i230, align 8
  br label %for.body63.i253

for.cond.cleanup62.i241:                          ; preds = %for.body63.i253, %for.body42.i232
  %whole43.0.lcssa.i242 = phi i64 [ %cond52.i238, %for.body42.i232 ], [ %add68.i258, %for.body63.i253 ]
  br i1 %tobool6.i853.not, label %if.end80.i243, label %if.then75.i248

for.body63.i253:                                  ; preds = %for.body63.i253, %for.body63.lr.ph.i252
  %number53.0149.i254 = phi i64 [ 1, %for.body63.lr.ph.i252 ], [ %inc70.i259, %for.body63.i253 ]
  %whole43.0148.i255 = phi i64 [ %cond52.i238, %for.body63.lr.ph.i252 ], [ %add68.i258, %for.body63.i253 ]
  %mul65.i256 = mul nsw i64 %number53.0149.i254, %63
  %gep146.i257 = getelementptr i64, ptr %arrayidx50.i235, i64 %mul65.i256
  %64 = load i64, ptr %gep146.i257, align 8
  %add68.i258 = add i64 %64, %whole43.0148.i255
  %inc70.i259 = add nuw nsw i64 %number53.0149.i254, 1
  %exitcond994.not = icmp eq i64 %inc70.i259, %62
  br i1 %exitcond994.not, label %for.cond.cleanup62.i241, label %for.body63.i253, !llvm.loop !142

if.then75.i248:                                   ; preds = %for.cond.cleanup62.i241
  %65 = load i64, ptr %arrayidx13.i855, align 8
  %mul77.i249 = mul nsw i64 %65, %k.1152.i233
  %arrayidx78.i250 = getelementptr inbounds i64, ptr %5, i64 %mul77.i249
  %66 = load i64, ptr %arrayidx78.i250, align 8
  %add79.i251 = add i64 %66, %whole43.0.lcssa.i242
  br label %if.end80.i243

if.end80.i243:                                    ; preds = %if.then75.i248, %for.cond.cleanup62.i241
  %whole43.1.i244 = phi i64 [ %add79.i251, %if.then75.i248 ], [ %whole43.0.lcssa.i242, %for.cond.cleanup62.i241 ]
  %arrayidx81.i245 = getelementptr inbounds i64, ptr %7, i64 %k.1152.i233
  store i64 %whole43.1.i244, ptr %arrayidx81.i245, align 8
  %inc83.i246 = add nsw i64 %k.1152.i233, 1
  %67 = load i64, ptr %arrayidx8.i856, align 8
  %cmp40.i247 = icmp slt i64 %inc83.i246, %67
  br i1 %cmp40.i247, label %for.body42.i232, label %if.end47, !llvm.loop !143

if.then15:                                        ; preds = %entry
  switch i64 %1, label %cond.false27 [
    i64 0, label %cond.true18
    i64 1, label %cond.true22
    i64 2, label %cond.true26
  ]

cond.true18:                                      ; preds = %if.then15
  br i1 %cmp9.not176.i858, label %for.end46.i, label %land.rhs11.lr.ph.i287

land.rhs11.lr.ph.i287:                            ; preds = %cond.true18
  %..i288 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i290 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i291 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i292 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i294

land.rhs11.i294:                                  ; preds = %if.end.i301, %land.rhs11.lr.ph.i287
  %68 = phi i64 [ %9, %land.rhs11.lr.ph.i287 ], [ %73, %if.end.i301 ]
  %add180.i = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i287 ], [ %add.i303, %if.end.i301 ]
  %k.0179.i = phi i64 [ %8, %land.rhs11.lr.ph.i287 ], [ %add180.i, %if.end.i301 ]
  br i1 %tobool6.i853.not, label %for.body.i295, label %lor.rhs.i315

lor.rhs.i315:                                     ; preds = %land.rhs11.i294
  %69 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i316 = icmp eq i64 %69, 0
  br i1 %tobool14.not.i316, label %for.end46.i, label %for.body.i295

for.body.i295:                                    ; preds = %lor.rhs.i315, %land.rhs11.i294
  %cond.in.i296 = getelementptr inbounds float, ptr %..i288, i64 %k.0179.i
  %cond.i297 = load <8 x float>, ptr %cond.in.i296, align 4
  %70 = load i64, ptr %arrayidx22.i291, align 8
  %invariant.gep.i298 = getelementptr float, ptr %3, i64 %k.0179.i
  %cmp23174.i = icmp sgt i64 %70, %conv20.i290
  br i1 %cmp23174.i, label %for.body25.lr.ph.i309, label %if.end.i301

for.body25.lr.ph.i309:                            ; preds = %for.body.i295
  %71 = load i64, ptr %arrayidx26.i292, align 8
  br label %for.body25.i310

for.body25.i310:                                  ; preds = %for.body25.i310, %for.body25.lr.ph.i309
  %number.0176.i = phi i64 [ %conv20.i290, %for.body25.lr.ph.i309 ], [ %inc.i313, %for.body25.i310 ]
  %whole.0175.i = phi <8 x float> [ %cond.i297, %for.body25.lr.ph.i309 ], [ %or38.v.i, %for.body25.i310 ]
  %mul.i311 = mul nsw i64 %number.0176.i, %71
  %gep.i312 = getelementptr float, ptr %invariant.gep.i298, i64 %mul.i311
  %72 = load <8 x float>, ptr %gep.i312, align 4
  %cmp29.i = fcmp ugt <8 x float> %whole.0175.i, %72
  %cmp30.i = fcmp ord <8 x float> %whole.0175.i, zeroinitializer
  %or172.not.i = and <8 x i1> %cmp29.i, %cmp30.i
  %or38.v.i = select <8 x i1> %or172.not.i, <8 x float> %72, <8 x float> %whole.0175.i
  %inc.i313 = add nuw nsw i64 %number.0176.i, 1
  %exitcond983.not = icmp eq i64 %inc.i313, %70
  br i1 %exitcond983.not, label %if.end.i301, label %for.body25.i310, !llvm.loop !144

if.end.i301:                                      ; preds = %for.body25.i310, %for.body.i295
  %whole.0.lcssa.i300 = phi <8 x float> [ %cond.i297, %for.body.i295 ], [ %or38.v.i, %for.body25.i310 ]
  %add.ptr43.i = getelementptr inbounds float, ptr %7, i64 %k.0179.i
  store <8 x float> %whole.0.lcssa.i300, ptr %add.ptr43.i, align 4
  %add.i303 = add nsw i64 %add180.i, 8
  %73 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i304 = icmp sgt i64 %add.i303, %73
  br i1 %cmp9.not.i304, label %for.end46.i, label %land.rhs11.i294, !llvm.loop !145

for.end46.i:                                      ; preds = %if.end.i301, %lor.rhs.i315, %cond.true18
  %74 = phi i64 [ %9, %cond.true18 ], [ %68, %lor.rhs.i315 ], [ %73, %if.end.i301 ]
  %k.0.lcssa.i305 = phi i64 [ %8, %cond.true18 ], [ %k.0179.i, %lor.rhs.i315 ], [ %add180.i, %if.end.i301 ]
  %cmp49189.i = icmp slt i64 %k.0.lcssa.i305, %74
  br i1 %cmp49189.i, label %for.body51.lr.ph.i, label %if.end47

for.body51.lr.ph.i:                               ; preds = %for.end46.i
  %conv66.i = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i306 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i

for.body51.i:                                     ; preds = %if.end100.i, %for.body51.lr.ph.i
  %k.1190.i = phi i64 [ %k.0.lcssa.i305, %for.body51.lr.ph.i ], [ %inc103.i, %if.end100.i ]
  br i1 %tobool6.i853.not, label %cond.false58.i, label %cond.true54.i

cond.true54.i:                                    ; preds = %for.body51.i
  %75 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i = mul nsw i64 %75, %k.1190.i
  %arrayidx57.i = getelementptr inbounds float, ptr %5, i64 %mul56.i
  br label %cond.end60.i

cond.false58.i:                                   ; preds = %for.body51.i
  %arrayidx59.i307 = getelementptr inbounds float, ptr %3, i64 %k.1190.i
  br label %cond.end60.i

cond.end60.i:                                     ; preds = %cond.false58.i, %cond.true54.i
  %cond61.in.i = phi ptr [ %arrayidx57.i, %cond.true54.i ], [ %arrayidx59.i307, %cond.false58.i ]
  %cond61.i = load float, ptr %cond61.in.i, align 4
  %76 = load i64, ptr %arrayidx68.i306, align 8
  %invariant.gep183.i = getelementptr float, ptr %3, i64 %k.1190.i
  %cmp69185.i = icmp sgt i64 %76, %conv66.i
  br i1 %cmp69185.i, label %for.body72.lr.ph.i, label %if.end100.i

for.body72.lr.ph.i:                               ; preds = %cond.end60.i
  %77 = load i64, ptr %arrayidx73.i, align 8
  br label %for.body72.i

for.body72.i:                                     ; preds = %for.body72.i, %for.body72.lr.ph.i
  %number62.0187.i = phi i64 [ %conv66.i, %for.body72.lr.ph.i ], [ %inc90.i, %for.body72.i ]
  %whole52.0186.i = phi float [ %cond61.i, %for.body72.lr.ph.i ], [ %cond88.i, %for.body72.i ]
  %mul74.i = mul nsw i64 %number62.0187.i, %77
  %gep184.i = getelementptr float, ptr %invariant.gep183.i, i64 %mul74.i
  %78 = load float, ptr %gep184.i, align 4
  %cmp77.i = fcmp ole float %whole52.0186.i, %78
  %cmp79.i = fcmp uno float %whole52.0186.i, 0.000000e+00
  %or.cond173.i = or i1 %cmp79.i, %cmp77.i
  %cond88.i = select i1 %or.cond173.i, float %whole52.0186.i, float %78
  %inc90.i = add nuw nsw i64 %number62.0187.i, 1
  %exitcond984.not = icmp eq i64 %inc90.i, %76
  br i1 %exitcond984.not, label %if.end100.i, label %for.body72.i, !llvm.loop !146

if.end100.i:                                      ; preds = %for.body72.i, %cond.end60.i
  %whole52.0.lcssa.i = phi float [ %cond61.i, %cond.end60.i ], [ %cond88.i, %for.body72.i ]
  %arrayidx101.i = getelementptr inbounds float, ptr %7, i64 %k.1190.i
  store float %whole52.0.lcssa.i, ptr %arrayidx101.i, align 4
  %inc103.i = add nsw i64 %k.1190.i, 1
  %79 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i = icmp slt i64 %inc103.i, %79
  br i1 %cmp49.i, label %for.body51.i, label %if.end47, !llvm.loop !147

cond.true22:                                      ; preds = %if.then15
  br i1 %cmp9.not176.i858, label %for.end46.i350, label %land.rhs11.lr.ph.i328

land.rhs11.lr.ph.i328:                            ; preds = %cond.true22
  %..i329 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i331 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i332 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i333 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i335

land.rhs11.i335:                                  ; preds = %if.end.i345, %land.rhs11.lr.ph.i328
  %80 = phi i64 [ %9, %land.rhs11.lr.ph.i328 ], [ %85, %if.end.i345 ]
  %add180.i336 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i328 ], [ %add.i348, %if.end.i345 ]
  %k.0179.i337 = phi i64 [ %8, %land.rhs11.lr.ph.i328 ], [ %add180.i336, %if.end.i345 ]
  br i1 %tobool6.i853.not, label %for.body.i338, label %lor.rhs.i409

lor.rhs.i409:                                     ; preds = %land.rhs11.i335
  %81 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i410 = icmp eq i64 %81, 0
  br i1 %tobool14.not.i410, label %for.end46.i350, label %for.body.i338

for.body.i338:                                    ; preds = %lor.rhs.i409, %land.rhs11.i335
  %cond.in.i339 = getelementptr inbounds double, ptr %..i329, i64 %k.0179.i337
  %cond.i340 = load <8 x double>, ptr %cond.in.i339, align 8
  %82 = load i64, ptr %arrayidx22.i332, align 8
  %invariant.gep.i341 = getelementptr double, ptr %3, i64 %k.0179.i337
  %cmp23174.i342 = icmp sgt i64 %82, %conv20.i331
  br i1 %cmp23174.i342, label %for.body25.lr.ph.i397, label %if.end.i345

for.body25.lr.ph.i397:                            ; preds = %for.body.i338
  %83 = load i64, ptr %arrayidx26.i333, align 8
  br label %for.body25.i398

for.body25.i398:                                  ; preds = %for.body25.i398, %for.body25.lr.ph.i397
  %number.0176.i399 = phi i64 [ %conv20.i331, %for.body25.lr.ph.i397 ], [ %inc.i407, %for.body25.i398 ]
  %whole.0175.i400 = phi <8 x double> [ %cond.i340, %for.body25.lr.ph.i397 ], [ %or38.v.i406, %for.body25.i398 ]
  %mul.i401 = mul nsw i64 %number.0176.i399, %83
  %gep.i402 = getelementptr double, ptr %invariant.gep.i341, i64 %mul.i401
  %84 = load <8 x double>, ptr %gep.i402, align 8
  %cmp29.i403 = fcmp ugt <8 x double> %whole.0175.i400, %84
  %cmp30.i404 = fcmp ord <8 x double> %whole.0175.i400, zeroinitializer
  %or172.not.i405 = and <8 x i1> %cmp29.i403, %cmp30.i404
  %or38.v.i406 = select <8 x i1> %or172.not.i405, <8 x double> %84, <8 x double> %whole.0175.i400
  %inc.i407 = add nuw nsw i64 %number.0176.i399, 1
  %exitcond981.not = icmp eq i64 %inc.i407, %82
  br i1 %exitcond981.not, label %if.end.i345, label %for.body25.i398, !llvm.loop !148

if.end.i345:                                      ; preds = %for.body25.i398, %for.body.i338
  %whole.0.lcssa.i344 = phi <8 x double> [ %cond.i340, %for.body.i338 ], [ %or38.v.i406, %for.body25.i398 ]
  %add.ptr43.i347 = getelementptr inbounds double, ptr %7, i64 %k.0179.i337
  store <8 x double> %whole.0.lcssa.i344, ptr %add.ptr43.i347, align 8
  %add.i348 = add nsw i64 %add180.i336, 8
  %85 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i349 = icmp sgt i64 %add.i348, %85
  br i1 %cmp9.not.i349, label %for.end46.i350, label %land.rhs11.i335, !llvm.loop !149

for.end46.i350:                                   ; preds = %if.end.i345, %lor.rhs.i409, %cond.true22
  %86 = phi i64 [ %9, %cond.true22 ], [ %80, %lor.rhs.i409 ], [ %85, %if.end.i345 ]
  %k.0.lcssa.i351 = phi i64 [ %8, %cond.true22 ], [ %k.0179.i337, %lor.rhs.i409 ], [ %add180.i336, %if.end.i345 ]
  %cmp49189.i352 = icmp slt i64 %k.0.lcssa.i351, %86
  br i1 %cmp49189.i352, label %for.body51.lr.ph.i353, label %if.end47

for.body51.lr.ph.i353:                            ; preds = %for.end46.i350
  %conv66.i355 = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i356 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i357 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i359

for.body51.i359:                                  ; preds = %if.end100.i370, %for.body51.lr.ph.i353
  %k.1190.i360 = phi i64 [ %k.0.lcssa.i351, %for.body51.lr.ph.i353 ], [ %inc103.i373, %if.end100.i370 ]
  br i1 %tobool6.i853.not, label %cond.false58.i361, label %cond.true54.i391

cond.true54.i391:                                 ; preds = %for.body51.i359
  %87 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i392 = mul nsw i64 %87, %k.1190.i360
  %arrayidx57.i393 = getelementptr inbounds double, ptr %5, i64 %mul56.i392
  br label %cond.end60.i363

cond.false58.i361:                                ; preds = %for.body51.i359
  %arrayidx59.i362 = getelementptr inbounds double, ptr %3, i64 %k.1190.i360
  br label %cond.end60.i363

cond.end60.i363:                                  ; preds = %cond.false58.i361, %cond.true54.i391
  %cond61.in.i364 = phi ptr [ %arrayidx57.i393, %cond.true54.i391 ], [ %arrayidx59.i362, %cond.false58.i361 ]
  %cond61.i365 = load double, ptr %cond61.in.i364, align 8
  %88 = load i64, ptr %arrayidx68.i356, align 8
  %invariant.gep183.i366 = getelementptr double, ptr %3, i64 %k.1190.i360
  %cmp69185.i367 = icmp sgt i64 %88, %conv66.i355
  br i1 %cmp69185.i367, label %for.body72.lr.ph.i379, label %if.end100.i370

for.body72.lr.ph.i379:                            ; preds = %cond.end60.i363
  %89 = load i64, ptr %arrayidx73.i357, align 8
  br label %for.body72.i380

for.body72.i380:                                  ; preds = %for.body72.i380, %for.body72.lr.ph.i379
  %number62.0187.i381 = phi i64 [ %conv66.i355, %for.body72.lr.ph.i379 ], [ %inc90.i389, %for.body72.i380 ]
  %whole52.0186.i382 = phi double [ %cond61.i365, %for.body72.lr.ph.i379 ], [ %cond88.i388, %for.body72.i380 ]
  %mul74.i383 = mul nsw i64 %number62.0187.i381, %89
  %gep184.i384 = getelementptr double, ptr %invariant.gep183.i366, i64 %mul74.i383
  %90 = load double, ptr %gep184.i384, align 8
  %cmp77.i385 = fcmp ole double %whole52.0186.i382, %90
  %cmp79.i386 = fcmp uno double %whole52.0186.i382, 0.000000e+00
  %or.cond173.i387 = or i1 %cmp79.i386, %cmp77.i385
  %cond88.i388 = select i1 %or.cond173.i387, double %whole52.0186.i382, double %90
  %inc90.i389 = add nuw nsw i64 %number62.0187.i381, 1
  %exitcond982.not = icmp eq i64 %inc90.i389, %88
  br i1 %exitcond982.not, label %if.end100.i370, label %for.body72.i380, !llvm.loop !150

if.end100.i370:                                   ; preds = %for.body72.i380, %cond.end60.i363
  %whole52.0.lcssa.i369 = phi double [ %cond61.i365, %cond.end60.i363 ], [ %cond88.i388, %for.body72.i380 ]
  %arrayidx101.i372 = getelementptr inbounds double, ptr %7, i64 %k.1190.i360
  store double %whole52.0.lcssa.i369, ptr %arrayidx101.i372, align 8
  %inc103.i373 = add nsw i64 %k.1190.i360, 1
  %91 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i374 = icmp slt i64 %inc103.i373, %91
  br i1 %cmp49.i374, label %for.body51.i359, label %if.end47, !llvm.loop !151

cond.true26:                                      ; preds = %if.then15
  br i1 %cmp9.not176.i858, label %for.end46.i439, label %land.rhs11.lr.ph.i420

land.rhs11.lr.ph.i420:                            ; preds = %cond.true26
  %..i421 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i423 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i424 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i425 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i427

land.rhs11.i427:                                  ; preds = %if.end.i434, %land.rhs11.lr.ph.i420
  %92 = phi i64 [ %9, %land.rhs11.lr.ph.i420 ], [ %97, %if.end.i434 ]
  %add178.i = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i420 ], [ %add.i437, %if.end.i434 ]
  %k.0177.i = phi i64 [ %8, %land.rhs11.lr.ph.i420 ], [ %add178.i, %if.end.i434 ]
  br i1 %tobool6.i853.not, label %for.body.i428, label %lor.rhs.i482

lor.rhs.i482:                                     ; preds = %land.rhs11.i427
  %93 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i483 = icmp eq i64 %93, 0
  br i1 %tobool14.not.i483, label %for.end46.i439, label %for.body.i428

for.body.i428:                                    ; preds = %lor.rhs.i482, %land.rhs11.i427
  %cond.in.i429 = getelementptr inbounds i32, ptr %..i421, i64 %k.0177.i
  %cond.i430 = load <8 x i32>, ptr %cond.in.i429, align 4
  %94 = load i64, ptr %arrayidx22.i424, align 8
  %invariant.gep.i431 = getelementptr i32, ptr %3, i64 %k.0177.i
  %cmp23172.i = icmp sgt i64 %94, %conv20.i423
  br i1 %cmp23172.i, label %for.body25.lr.ph.i476, label %if.end.i434

for.body25.lr.ph.i476:                            ; preds = %for.body.i428
  %95 = load i64, ptr %arrayidx26.i425, align 8
  br label %for.body25.i477

for.body25.i477:                                  ; preds = %for.body25.i477, %for.body25.lr.ph.i476
  %number.0174.i = phi i64 [ %conv20.i423, %for.body25.lr.ph.i476 ], [ %inc.i480, %for.body25.i477 ]
  %whole.0173.i = phi <8 x i32> [ %cond.i430, %for.body25.lr.ph.i476 ], [ %or38.i, %for.body25.i477 ]
  %mul.i478 = mul nsw i64 %number.0174.i, %95
  %gep.i479 = getelementptr i32, ptr %invariant.gep.i431, i64 %mul.i478
  %96 = load <8 x i32>, ptr %gep.i479, align 4
  %or38.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %whole.0173.i, <8 x i32> %96)
  %inc.i480 = add nuw nsw i64 %number.0174.i, 1
  %exitcond.not = icmp eq i64 %inc.i480, %94
  br i1 %exitcond.not, label %if.end.i434, label %for.body25.i477, !llvm.loop !152

if.end.i434:                                      ; preds = %for.body25.i477, %for.body.i428
  %whole.0.lcssa.i433 = phi <8 x i32> [ %cond.i430, %for.body.i428 ], [ %or38.i, %for.body25.i477 ]
  %add.ptr43.i436 = getelementptr inbounds i32, ptr %7, i64 %k.0177.i
  store <8 x i32> %whole.0.lcssa.i433, ptr %add.ptr43.i436, align 4
  %add.i437 = add nsw i64 %add178.i, 8
  %97 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i438 = icmp sgt i64 %add.i437, %97
  br i1 %cmp9.not.i438, label %for.end46.i439, label %land.rhs11.i427, !llvm.loop !153

for.end46.i439:                                   ; preds = %if.end.i434, %lor.rhs.i482, %cond.true26
  %98 = phi i64 [ %9, %cond.true26 ], [ %92, %lor.rhs.i482 ], [ %97, %if.end.i434 ]
  %k.0.lcssa.i440 = phi i64 [ %8, %cond.true26 ], [ %k.0177.i, %lor.rhs.i482 ], [ %add178.i, %if.end.i434 ]
  %cmp49187.i = icmp slt i64 %k.0.lcssa.i440, %98
  br i1 %cmp49187.i, label %for.body51.lr.ph.i441, label %if.end47

for.body51.lr.ph.i441:                            ; preds = %for.end46.i439
  %conv66.i443 = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i444 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i445 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i447

for.body51.i447:                                  ; preds = %if.end100.i455, %for.body51.lr.ph.i441
  %k.1188.i = phi i64 [ %k.0.lcssa.i440, %for.body51.lr.ph.i441 ], [ %inc103.i458, %if.end100.i455 ]
  br i1 %tobool6.i853.not, label %cond.false58.i448, label %cond.true54.i470

cond.true54.i470:                                 ; preds = %for.body51.i447
  %99 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i471 = mul nsw i64 %99, %k.1188.i
  %arrayidx57.i472 = getelementptr inbounds i32, ptr %5, i64 %mul56.i471
  br label %cond.end60.i450

cond.false58.i448:                                ; preds = %for.body51.i447
  %arrayidx59.i449 = getelementptr inbounds i32, ptr %3, i64 %k.1188.i
  br label %cond.end60.i450

cond.end60.i450:                                  ; preds = %cond.false58.i448, %cond.true54.i470
  %cond61.in.i451 = phi ptr [ %arrayidx57.i472, %cond.true54.i470 ], [ %arrayidx59.i449, %cond.false58.i448 ]
  %cond61.i452 = load i32, ptr %cond61.in.i451, align 4
  %100 = load i64, ptr %arrayidx68.i444, align 8
  %invariant.gep181.i = getelementptr i32, ptr %3, i64 %k.1188.i
  %cmp69183.i = icmp sgt i64 %100, %conv66.i443
  br i1 %cmp69183.i, label %for.body72.lr.ph.i464, label %if.end100.i455

for.body72.lr.ph.i464:                            ; preds = %cond.end60.i450
  %101 = load i64, ptr %arrayidx73.i445, align 8
  br label %for.body72.i465

for.body72.i465:                                  ; preds = %for.body72.i465, %for.body72.lr.ph.i464
  %number62.0185.i = phi i64 [ %conv66.i443, %for.body72.lr.ph.i464 ], [ %inc90.i468, %for.body72.i465 ]
  %whole52.0184.i = phi i32 [ %cond61.i452, %for.body72.lr.ph.i464 ], [ %cond88.i467, %for.body72.i465 ]
  %mul74.i466 = mul nsw i64 %number62.0185.i, %101
  %gep182.i = getelementptr i32, ptr %invariant.gep181.i, i64 %mul74.i466
  %102 = load i32, ptr %gep182.i, align 4
  %cond88.i467 = tail call i32 @llvm.smin.i32(i32 %whole52.0184.i, i32 %102)
  %inc90.i468 = add nuw nsw i64 %number62.0185.i, 1
  %exitcond980.not = icmp eq i64 %inc90.i468, %100
  br i1 %exitcond980.not, label %if.end100.i455, label %for.body72.i465, !llvm.loop !154

if.end100.i455:                                   ; preds = %for.body72.i465, %cond.end60.i450
  %whole52.0.lcssa.i454 = phi i32 [ %cond61.i452, %cond.end60.i450 ], [ %cond88.i467, %for.body72.i465 ]
  %arrayidx101.i457 = getelementptr inbounds i32, ptr %7, i64 %k.1188.i
  store i32 %whole52.0.lcssa.i454, ptr %arrayidx101.i457, align 4
  %inc103.i458 = add nsw i64 %k.1188.i, 1
  %103 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i459 = icmp slt i64 %inc103.i458, %103
  br i1 %cmp49.i459, label %for.body51.i447, label %if.end47, !llvm.loop !155

cond.false27:                                     ; preds = %if.then15
  br i1 %cmp9.not176.i858, label %for.end46.i517, label %land.rhs11.lr.ph.i495

land.rhs11.lr.ph.i495:                            ; preds = %cond.false27
  %..i496 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i498 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i499 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i500 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i502

land.rhs11.i502:                                  ; preds = %if.end.i512, %land.rhs11.lr.ph.i495
  %104 = phi i64 [ %9, %land.rhs11.lr.ph.i495 ], [ %109, %if.end.i512 ]
  %add178.i503 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i495 ], [ %add.i515, %if.end.i512 ]
  %k.0177.i504 = phi i64 [ %8, %land.rhs11.lr.ph.i495 ], [ %add178.i503, %if.end.i512 ]
  br i1 %tobool6.i853.not, label %for.body.i505, label %lor.rhs.i570

lor.rhs.i570:                                     ; preds = %land.rhs11.i502
  %105 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i571 = icmp eq i64 %105, 0
  br i1 %tobool14.not.i571, label %for.end46.i517, label %for.body.i505

for.body.i505:                                    ; preds = %lor.rhs.i570, %land.rhs11.i502
  %cond.in.i506 = getelementptr inbounds i64, ptr %..i496, i64 %k.0177.i504
  %cond.i507 = load <8 x i64>, ptr %cond.in.i506, align 8
  %106 = load i64, ptr %arrayidx22.i499, align 8
  %invariant.gep.i508 = getelementptr i64, ptr %3, i64 %k.0177.i504
  %cmp23172.i509 = icmp sgt i64 %106, %conv20.i498
  br i1 %cmp23172.i509, label %for.body25.lr.ph.i561, label %if.end.i512

for.body25.lr.ph.i561:                            ; preds = %for.body.i505
  %107 = load i64, ptr %arrayidx26.i500, align 8
  br label %for.body25.i562

for.body25.i562:                                  ; preds = %for.body25.i562, %for.body25.lr.ph.i561
  %number.0174.i563 = phi i64 [ %conv20.i498, %for.body25.lr.ph.i561 ], [ %inc.i568, %for.body25.i562 ]
  %whole.0173.i564 = phi <8 x i64> [ %cond.i507, %for.body25.lr.ph.i561 ], [ %or38.i567, %for.body25.i562 ]
  %mul.i565 = mul nsw i64 %number.0174.i563, %107
  %gep.i566 = getelementptr i64, ptr %invariant.gep.i508, i64 %mul.i565
  %108 = load <8 x i64>, ptr %gep.i566, align 8
  %or38.i567 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %whole.0173.i564, <8 x i64> %108)
  %inc.i568 = add nuw nsw i64 %number.0174.i563, 1
  %exitcond985.not = icmp eq i64 %inc.i568, %106
  br i1 %exitcond985.not, label %if.end.i512, label %for.body25.i562, !llvm.loop !156

if.end.i512:                                      ; preds = %for.body25.i562, %for.body.i505
  %whole.0.lcssa.i511 = phi <8 x i64> [ %cond.i507, %for.body.i505 ], [ %or38.i567, %for.body25.i562 ]
  %add.ptr43.i514 = getelementptr inbounds i64, ptr %7, i64 %k.0177.i504
  store <8 x i64> %whole.0.lcssa.i511, ptr %add.ptr43.i514, align 8
  %add.i515 = add nsw i64 %add178.i503, 8
  %109 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i516 = icmp sgt i64 %add.i515, %109
  br i1 %cmp9.not.i516, label %for.end46.i517, label %land.rhs11.i502, !llvm.loop !157

for.end46.i517:                                   ; preds = %if.end.i512, %lor.rhs.i570, %cond.false27
  %110 = phi i64 [ %9, %cond.false27 ], [ %104, %lor.rhs.i570 ], [ %109, %if.end.i512 ]
  %k.0.lcssa.i518 = phi i64 [ %8, %cond.false27 ], [ %k.0177.i504, %lor.rhs.i570 ], [ %add178.i503, %if.end.i512 ]
  %cmp49187.i519 = icmp slt i64 %k.0.lcssa.i518, %110
  br i1 %cmp49187.i519, label %for.body51.lr.ph.i520, label %if.end47

for.body51.lr.ph.i520:                            ; preds = %for.end46.i517
  %conv66.i522 = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i523 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i524 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i526

for.body51.i526:                                  ; preds = %if.end100.i537, %for.body51.lr.ph.i520
  %k.1188.i527 = phi i64 [ %k.0.lcssa.i518, %for.body51.lr.ph.i520 ], [ %inc103.i540, %if.end100.i537 ]
  br i1 %tobool6.i853.not, label %cond.false58.i528, label %cond.true54.i555

cond.true54.i555:                                 ; preds = %for.body51.i526
  %111 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i556 = mul nsw i64 %111, %k.1188.i527
  %arrayidx57.i557 = getelementptr inbounds i64, ptr %5, i64 %mul56.i556
  br label %cond.end60.i530

cond.false58.i528:                                ; preds = %for.body51.i526
  %arrayidx59.i529 = getelementptr inbounds i64, ptr %3, i64 %k.1188.i527
  br label %cond.end60.i530

cond.end60.i530:                                  ; preds = %cond.false58.i528, %cond.true54.i555
  %cond61.in.i531 = phi ptr [ %arrayidx57.i557, %cond.true54.i555 ], [ %arrayidx59.i529, %cond.false58.i528 ]
  %cond61.i532 = load i64, ptr %cond61.in.i531, align 8
  %112 = load i64, ptr %arrayidx68.i523, align 8
  %invariant.gep181.i533 = getelementptr i64, ptr %3, i64 %k.1188.i527
  %cmp69183.i534 = icmp sgt i64 %112, %conv66.i522
  br i1 %cmp69183.i534, label %for.body72.lr.ph.i546, label %if.end100.i537

for.body72.lr.ph.i546:                            ; preds = %cond.end60.i530
  %113 = load i64, ptr %arrayidx73.i524, align 8
  br label %for.body72.i547

for.body72.i547:                                  ; preds = %for.body72.i547, %for.body72.lr.ph.i546
  %number62.0185.i548 = phi i64 [ %conv66.i522, %for.body72.lr.ph.i546 ], [ %inc90.i553, %for.body72.i547 ]
  %whole52.0184.i549 = phi i64 [ %cond61.i532, %for.body72.lr.ph.i546 ], [ %cond88.i552, %for.body72.i547 ]
  %mul74.i550 = mul nsw i64 %number62.0185.i548, %113
  %gep182.i551 = getelementptr i64, ptr %invariant.gep181.i533, i64 %mul74.i550
  %114 = load i64, ptr %gep182.i551, align 8
  %cond88.i552 = tail call i64 @llvm.smin.i64(i64 %whole52.0184.i549, i64 %114)
  %inc90.i553 = add nuw nsw i64 %number62.0185.i548, 1
  %exitcond986.not = icmp eq i64 %inc90.i553, %112
  br i1 %exitcond986.not, label %if.end100.i537, label %for.body72.i547, !llvm.loop !158

if.end100.i537:                                   ; preds = %for.body72.i547, %cond.end60.i530
  %whole52.0.lcssa.i536 = phi i64 [ %cond61.i532, %cond.end60.i530 ], [ %cond88.i552, %for.body72.i547 ]
  %arrayidx101.i539 = getelementptr inbounds i64, ptr %7, i64 %k.1188.i527
  store i64 %whole52.0.lcssa.i536, ptr %arrayidx101.i539, align 8
  %inc103.i540 = add nsw i64 %k.1188.i527, 1
  %115 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i541 = icmp slt i64 %inc103.i540, %115
  br i1 %cmp49.i541, label %for.body51.i526, label %if.end47, !llvm.loop !159

if.else31:                                        ; preds = %entry
  switch i64 %1, label %cond.false43 [
    i64 0, label %cond.true34
    i64 1, label %cond.true38
    i64 2, label %cond.true42
  ]

cond.true34:                                      ; preds = %if.else31
  br i1 %cmp9.not176.i858, label %for.end46.i605, label %land.rhs11.lr.ph.i583

land.rhs11.lr.ph.i583:                            ; preds = %cond.true34
  %..i584 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i586 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i587 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i588 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i590

land.rhs11.i590:                                  ; preds = %if.end.i600, %land.rhs11.lr.ph.i583
  %116 = phi i64 [ %9, %land.rhs11.lr.ph.i583 ], [ %121, %if.end.i600 ]
  %add180.i591 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i583 ], [ %add.i603, %if.end.i600 ]
  %k.0179.i592 = phi i64 [ %8, %land.rhs11.lr.ph.i583 ], [ %add180.i591, %if.end.i600 ]
  br i1 %tobool6.i853.not, label %for.body.i593, label %lor.rhs.i664

lor.rhs.i664:                                     ; preds = %land.rhs11.i590
  %117 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i665 = icmp eq i64 %117, 0
  br i1 %tobool14.not.i665, label %for.end46.i605, label %for.body.i593

for.body.i593:                                    ; preds = %lor.rhs.i664, %land.rhs11.i590
  %cond.in.i594 = getelementptr inbounds float, ptr %..i584, i64 %k.0179.i592
  %cond.i595 = load <8 x float>, ptr %cond.in.i594, align 4
  %118 = load i64, ptr %arrayidx22.i587, align 8
  %invariant.gep.i596 = getelementptr float, ptr %3, i64 %k.0179.i592
  %cmp23174.i597 = icmp sgt i64 %118, %conv20.i586
  br i1 %cmp23174.i597, label %for.body25.lr.ph.i652, label %if.end.i600

for.body25.lr.ph.i652:                            ; preds = %for.body.i593
  %119 = load i64, ptr %arrayidx26.i588, align 8
  br label %for.body25.i653

for.body25.i653:                                  ; preds = %for.body25.i653, %for.body25.lr.ph.i652
  %number.0176.i654 = phi i64 [ %conv20.i586, %for.body25.lr.ph.i652 ], [ %inc.i662, %for.body25.i653 ]
  %whole.0175.i655 = phi <8 x float> [ %cond.i595, %for.body25.lr.ph.i652 ], [ %or38.v.i661, %for.body25.i653 ]
  %mul.i656 = mul nsw i64 %number.0176.i654, %119
  %gep.i657 = getelementptr float, ptr %invariant.gep.i596, i64 %mul.i656
  %120 = load <8 x float>, ptr %gep.i657, align 4
  %cmp29.i658 = fcmp ult <8 x float> %whole.0175.i655, %120
  %cmp30.i659 = fcmp ord <8 x float> %whole.0175.i655, zeroinitializer
  %or172.not.i660 = and <8 x i1> %cmp29.i658, %cmp30.i659
  %or38.v.i661 = select <8 x i1> %or172.not.i660, <8 x float> %120, <8 x float> %whole.0175.i655
  %inc.i662 = add nuw nsw i64 %number.0176.i654, 1
  %exitcond999.not = icmp eq i64 %inc.i662, %118
  br i1 %exitcond999.not, label %if.end.i600, label %for.body25.i653, !llvm.loop !160

if.end.i600:                                      ; preds = %for.body25.i653, %for.body.i593
  %whole.0.lcssa.i599 = phi <8 x float> [ %cond.i595, %for.body.i593 ], [ %or38.v.i661, %for.body25.i653 ]
  %add.ptr43.i602 = getelementptr inbounds float, ptr %7, i64 %k.0179.i592
  store <8 x float> %whole.0.lcssa.i599, ptr %add.ptr43.i602, align 4
  %add.i603 = add nsw i64 %add180.i591, 8
  %121 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i604 = icmp sgt i64 %add.i603, %121
  br i1 %cmp9.not.i604, label %for.end46.i605, label %land.rhs11.i590, !llvm.loop !161

for.end46.i605:                                   ; preds = %if.end.i600, %lor.rhs.i664, %cond.true34
  %122 = phi i64 [ %9, %cond.true34 ], [ %116, %lor.rhs.i664 ], [ %121, %if.end.i600 ]
  %k.0.lcssa.i606 = phi i64 [ %8, %cond.true34 ], [ %k.0179.i592, %lor.rhs.i664 ], [ %add180.i591, %if.end.i600 ]
  %cmp49189.i607 = icmp slt i64 %k.0.lcssa.i606, %122
  br i1 %cmp49189.i607, label %for.body51.lr.ph.i608, label %if.end47

for.body51.lr.ph.i608:                            ; preds = %for.end46.i605
  %conv66.i610 = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i611 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i612 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i614

for.body51.i614:                                  ; preds = %if.end100.i625, %for.body51.lr.ph.i608
  %k.1190.i615 = phi i64 [ %k.0.lcssa.i606, %for.body51.lr.ph.i608 ], [ %inc103.i628, %if.end100.i625 ]
  br i1 %tobool6.i853.not, label %cond.false58.i616, label %cond.true54.i646

cond.true54.i646:                                 ; preds = %for.body51.i614
  %123 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i647 = mul nsw i64 %123, %k.1190.i615
  %arrayidx57.i648 = getelementptr inbounds float, ptr %5, i64 %mul56.i647
  br label %cond.end60.i618

cond.false58.i616:                                ; preds = %for.body51.i614
  %arrayidx59.i617 = getelementptr inbounds float, ptr %3, i64 %k.1190.i615
  br label %cond.end60.i618

cond.end60.i618:                                  ; preds = %cond.false58.i616, %cond.true54.i646
  %cond61.in.i619 = phi ptr [ %arrayidx57.i648, %cond.true54.i646 ], [ %arrayidx59.i617, %cond.false58.i616 ]
  %cond61.i620 = load float, ptr %cond61.in.i619, align 4
  %124 = load i64, ptr %arrayidx68.i611, align 8
  %invariant.gep183.i621 = getelementptr float, ptr %3, i64 %k.1190.i615
  %cmp69185.i622 = icmp sgt i64 %124, %conv66.i610
  br i1 %cmp69185.i622, label %for.body72.lr.ph.i634, label %if.end100.i625

for.body72.lr.ph.i634:                            ; preds = %cond.end60.i618
  %125 = load i64, ptr %arrayidx73.i612, align 8
  br label %for.body72.i635

for.body72.i635:                                  ; preds = %for.body72.i635, %for.body72.lr.ph.i634
  %number62.0187.i636 = phi i64 [ %conv66.i610, %for.body72.lr.ph.i634 ], [ %inc90.i644, %for.body72.i635 ]
  %whole52.0186.i637 = phi float [ %cond61.i620, %for.body72.lr.ph.i634 ], [ %cond88.i643, %for.body72.i635 ]
  %mul74.i638 = mul nsw i64 %number62.0187.i636, %125
  %gep184.i639 = getelementptr float, ptr %invariant.gep183.i621, i64 %mul74.i638
  %126 = load float, ptr %gep184.i639, align 4
  %cmp77.i640 = fcmp oge float %whole52.0186.i637, %126
  %cmp79.i641 = fcmp uno float %whole52.0186.i637, 0.000000e+00
  %or.cond173.i642 = or i1 %cmp79.i641, %cmp77.i640
  %cond88.i643 = select i1 %or.cond173.i642, float %whole52.0186.i637, float %126
  %inc90.i644 = add nuw nsw i64 %number62.0187.i636, 1
  %exitcond1000.not = icmp eq i64 %inc90.i644, %124
  br i1 %exitcond1000.not, label %if.end100.i625, label %for.body72.i635, !llvm.loop !162

if.end100.i625:                                   ; preds = %for.body72.i635, %cond.end60.i618
  %whole52.0.lcssa.i624 = phi float [ %cond61.i620, %cond.end60.i618 ], [ %cond88.i643, %for.body72.i635 ]
  %arrayidx101.i627 = getelementptr inbounds float, ptr %7, i64 %k.1190.i615
  store float %whole52.0.lcssa.i624, ptr %arrayidx101.i627, align 4
  %inc103.i628 = add nsw i64 %k.1190.i615, 1
  %127 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i629 = icmp slt i64 %inc103.i628, %127
  br i1 %cmp49.i629, label %for.body51.i614, label %if.end47, !llvm.loop !163

cond.true38:                                      ; preds = %if.else31
  br i1 %cmp9.not176.i858, label %for.end46.i699, label %land.rhs11.lr.ph.i677

land.rhs11.lr.ph.i677:                            ; preds = %cond.true38
  %..i678 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i680 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i681 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i682 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i684

land.rhs11.i684:                                  ; preds = %if.end.i694, %land.rhs11.lr.ph.i677
  %128 = phi i64 [ %9, %land.rhs11.lr.ph.i677 ], [ %133, %if.end.i694 ]
  %add180.i685 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i677 ], [ %add.i697, %if.end.i694 ]
  %k.0179.i686 = phi i64 [ %8, %land.rhs11.lr.ph.i677 ], [ %add180.i685, %if.end.i694 ]
  br i1 %tobool6.i853.not, label %for.body.i687, label %lor.rhs.i758

lor.rhs.i758:                                     ; preds = %land.rhs11.i684
  %129 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i759 = icmp eq i64 %129, 0
  br i1 %tobool14.not.i759, label %for.end46.i699, label %for.body.i687

for.body.i687:                                    ; preds = %lor.rhs.i758, %land.rhs11.i684
  %cond.in.i688 = getelementptr inbounds double, ptr %..i678, i64 %k.0179.i686
  %cond.i689 = load <8 x double>, ptr %cond.in.i688, align 8
  %130 = load i64, ptr %arrayidx22.i681, align 8
  %invariant.gep.i690 = getelementptr double, ptr %3, i64 %k.0179.i686
  %cmp23174.i691 = icmp sgt i64 %130, %conv20.i680
  br i1 %cmp23174.i691, label %for.body25.lr.ph.i746, label %if.end.i694

for.body25.lr.ph.i746:                            ; preds = %for.body.i687
  %131 = load i64, ptr %arrayidx26.i682, align 8
  br label %for.body25.i747

for.body25.i747:                                  ; preds = %for.body25.i747, %for.body25.lr.ph.i746
  %number.0176.i748 = phi i64 [ %conv20.i680, %for.body25.lr.ph.i746 ], [ %inc.i756, %for.body25.i747 ]
  %whole.0175.i749 = phi <8 x double> [ %cond.i689, %for.body25.lr.ph.i746 ], [ %or38.v.i755, %for.body25.i747 ]
  %mul.i750 = mul nsw i64 %number.0176.i748, %131
  %gep.i751 = getelementptr double, ptr %invariant.gep.i690, i64 %mul.i750
  %132 = load <8 x double>, ptr %gep.i751, align 8
  %cmp29.i752 = fcmp ult <8 x double> %whole.0175.i749, %132
  %cmp30.i753 = fcmp ord <8 x double> %whole.0175.i749, zeroinitializer
  %or172.not.i754 = and <8 x i1> %cmp29.i752, %cmp30.i753
  %or38.v.i755 = select <8 x i1> %or172.not.i754, <8 x double> %132, <8 x double> %whole.0175.i749
  %inc.i756 = add nuw nsw i64 %number.0176.i748, 1
  %exitcond997.not = icmp eq i64 %inc.i756, %130
  br i1 %exitcond997.not, label %if.end.i694, label %for.body25.i747, !llvm.loop !164

if.end.i694:                                      ; preds = %for.body25.i747, %for.body.i687
  %whole.0.lcssa.i693 = phi <8 x double> [ %cond.i689, %for.body.i687 ], [ %or38.v.i755, %for.body25.i747 ]
  %add.ptr43.i696 = getelementptr inbounds double, ptr %7, i64 %k.0179.i686
  store <8 x double> %whole.0.lcssa.i693, ptr %add.ptr43.i696, align 8
  %add.i697 = add nsw i64 %add180.i685, 8
  %133 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i698 = icmp sgt i64 %add.i697, %133
  br i1 %cmp9.not.i698, label %for.end46.i699, label %land.rhs11.i684, !llvm.loop !165

for.end46.i699:                                   ; preds = %if.end.i694, %lor.rhs.i758, %cond.true38
  %134 = phi i64 [ %9, %cond.true38 ], [ %128, %lor.rhs.i758 ], [ %133, %if.end.i694 ]
  %k.0.lcssa.i700 = phi i64 [ %8, %cond.true38 ], [ %k.0179.i686, %lor.rhs.i758 ], [ %add180.i685, %if.end.i694 ]
  %cmp49189.i701 = icmp slt i64 %k.0.lcssa.i700, %134
  br i1 %cmp49189.i701, label %for.body51.lr.ph.i702, label %if.end47

for.body51.lr.ph.i702:                            ; preds = %for.end46.i699
  %conv66.i704 = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i705 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i706 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i708

for.body51.i708:                                  ; preds = %if.end100.i719, %for.body51.lr.ph.i702
  %k.1190.i709 = phi i64 [ %k.0.lcssa.i700, %for.body51.lr.ph.i702 ], [ %inc103.i722, %if.end100.i719 ]
  br i1 %tobool6.i853.not, label %cond.false58.i710, label %cond.true54.i740

cond.true54.i740:                                 ; preds = %for.body51.i708
  %135 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i741 = mul nsw i64 %135, %k.1190.i709
  %arrayidx57.i742 = getelementptr inbounds double, ptr %5, i64 %mul56.i741
  br label %cond.end60.i712

cond.false58.i710:                                ; preds = %for.body51.i708
  %arrayidx59.i711 = getelementptr inbounds double, ptr %3, i64 %k.1190.i709
  br label %cond.end60.i712

cond.end60.i712:                                  ; preds = %cond.false58.i710, %cond.true54.i740
  %cond61.in.i713 = phi ptr [ %arrayidx57.i742, %cond.true54.i740 ], [ %arrayidx59.i711, %cond.false58.i710 ]
  %cond61.i714 = load double, ptr %cond61.in.i713, align 8
  %136 = load i64, ptr %arrayidx68.i705, align 8
  %invariant.gep183.i715 = getelementptr double, ptr %3, i64 %k.1190.i709
  %cmp69185.i716 = icmp sgt i64 %136, %conv66.i704
  br i1 %cmp69185.i716, label %for.body72.lr.ph.i728, label %if.end100.i719

for.body72.lr.ph.i728:                            ; preds = %cond.end60.i712
  %137 = load i64, ptr %arrayidx73.i706, align 8
  br label %for.body72.i729

for.body72.i729:                                  ; preds = %for.body72.i729, %for.body72.lr.ph.i728
  %number62.0187.i730 = phi i64 [ %conv66.i704, %for.body72.lr.ph.i728 ], [ %inc90.i738, %for.body72.i729 ]
  %whole52.0186.i731 = phi double [ %cond61.i714, %for.body72.lr.ph.i728 ], [ %cond88.i737, %for.body72.i729 ]
  %mul74.i732 = mul nsw i64 %number62.0187.i730, %137
  %gep184.i733 = getelementptr double, ptr %invariant.gep183.i715, i64 %mul74.i732
  %138 = load double, ptr %gep184.i733, align 8
  %cmp77.i734 = fcmp oge double %whole52.0186.i731, %138
  %cmp79.i735 = fcmp uno double %whole52.0186.i731, 0.000000e+00
  %or.cond173.i736 = or i1 %cmp79.i735, %cmp77.i734
  %cond88.i737 = select i1 %or.cond173.i736, double %whole52.0186.i731, double %138
  %inc90.i738 = add nuw nsw i64 %number62.0187.i730, 1
  %exitcond998.not = icmp eq i64 %inc90.i738, %136
  br i1 %exitcond998.not, label %if.end100.i719, label %for.body72.i729, !llvm.loop !166

if.end100.i719:                                   ; preds = %for.body72.i729, %cond.end60.i712
  %whole52.0.lcssa.i718 = phi double [ %cond61.i714, %cond.end60.i712 ], [ %cond88.i737, %for.body72.i729 ]
  %arrayidx101.i721 = getelementptr inbounds double, ptr %7, i64 %k.1190.i709
  store double %whole52.0.lcssa.i718, ptr %arrayidx101.i721, align 8
  %inc103.i722 = add nsw i64 %k.1190.i709, 1
  %139 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i723 = icmp slt i64 %inc103.i722, %139
  br i1 %cmp49.i723, label %for.body51.i708, label %if.end47, !llvm.loop !167

cond.true42:                                      ; preds = %if.else31
  br i1 %cmp9.not176.i858, label %for.end46.i793, label %land.rhs11.lr.ph.i771

land.rhs11.lr.ph.i771:                            ; preds = %cond.true42
  %..i772 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i774 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i775 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i776 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i778

land.rhs11.i778:                                  ; preds = %if.end.i788, %land.rhs11.lr.ph.i771
  %140 = phi i64 [ %9, %land.rhs11.lr.ph.i771 ], [ %145, %if.end.i788 ]
  %add178.i779 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i771 ], [ %add.i791, %if.end.i788 ]
  %k.0177.i780 = phi i64 [ %8, %land.rhs11.lr.ph.i771 ], [ %add178.i779, %if.end.i788 ]
  br i1 %tobool6.i853.not, label %for.body.i781, label %lor.rhs.i846

lor.rhs.i846:                                     ; preds = %land.rhs11.i778
  %141 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i847 = icmp eq i64 %141, 0
  br i1 %tobool14.not.i847, label %for.end46.i793, label %for.body.i781

for.body.i781:                                    ; preds = %lor.rhs.i846, %land.rhs11.i778
  %cond.in.i782 = getelementptr inbounds i32, ptr %..i772, i64 %k.0177.i780
  %cond.i783 = load <8 x i32>, ptr %cond.in.i782, align 4
  %142 = load i64, ptr %arrayidx22.i775, align 8
  %invariant.gep.i784 = getelementptr i32, ptr %3, i64 %k.0177.i780
  %cmp23172.i785 = icmp sgt i64 %142, %conv20.i774
  br i1 %cmp23172.i785, label %for.body25.lr.ph.i837, label %if.end.i788

for.body25.lr.ph.i837:                            ; preds = %for.body.i781
  %143 = load i64, ptr %arrayidx26.i776, align 8
  br label %for.body25.i838

for.body25.i838:                                  ; preds = %for.body25.i838, %for.body25.lr.ph.i837
  %number.0174.i839 = phi i64 [ %conv20.i774, %for.body25.lr.ph.i837 ], [ %inc.i844, %for.body25.i838 ]
  %whole.0173.i840 = phi <8 x i32> [ %cond.i783, %for.body25.lr.ph.i837 ], [ %or38.i843, %for.body25.i838 ]
  %mul.i841 = mul nsw i64 %number.0174.i839, %143
  %gep.i842 = getelementptr i32, ptr %invariant.gep.i784, i64 %mul.i841
  %144 = load <8 x i32>, ptr %gep.i842, align 4
  %or38.i843 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %whole.0173.i840, <8 x i32> %144)
  %inc.i844 = add nuw nsw i64 %number.0174.i839, 1
  %exitcond995.not = icmp eq i64 %inc.i844, %142
  br i1 %exitcond995.not, label %if.end.i788, label %for.body25.i838, !llvm.loop !168

if.end.i788:                                      ; preds = %for.body25.i838, %for.body.i781
  %whole.0.lcssa.i787 = phi <8 x i32> [ %cond.i783, %for.body.i781 ], [ %or38.i843, %for.body25.i838 ]
  %add.ptr43.i790 = getelementptr inbounds i32, ptr %7, i64 %k.0177.i780
  store <8 x i32> %whole.0.lcssa.i787, ptr %add.ptr43.i790, align 4
  %add.i791 = add nsw i64 %add178.i779, 8
  %145 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i792 = icmp sgt i64 %add.i791, %145
  br i1 %cmp9.not.i792, label %for.end46.i793, label %land.rhs11.i778, !llvm.loop !169

for.end46.i793:                                   ; preds = %if.end.i788, %lor.rhs.i846, %cond.true42
  %146 = phi i64 [ %9, %cond.true42 ], [ %140, %lor.rhs.i846 ], [ %145, %if.end.i788 ]
  %k.0.lcssa.i794 = phi i64 [ %8, %cond.true42 ], [ %k.0177.i780, %lor.rhs.i846 ], [ %add178.i779, %if.end.i788 ]
  %cmp49187.i795 = icmp slt i64 %k.0.lcssa.i794, %146
  br i1 %cmp49187.i795, label %for.body51.lr.ph.i796, label %if.end47

for.body51.lr.ph.i796:                            ; preds = %for.end46.i793
  %conv66.i798 = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i799 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i800 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i802

for.body51.i802:                                  ; preds = %if.end100.i813, %for.body51.lr.ph.i796
  %k.1188.i803 = phi i64 [ %k.0.lcssa.i794, %for.body51.lr.ph.i796 ], [ %inc103.i816, %if.end100.i813 ]
  br i1 %tobool6.i853.not, label %cond.false58.i804, label %cond.true54.i831

cond.true54.i831:                                 ; preds = %for.body51.i802
  %147 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i832 = mul nsw i64 %147, %k.1188.i803
  %arrayidx57.i833 = getelementptr inbounds i32, ptr %5, i64 %mul56.i832
  br label %cond.end60.i806

cond.false58.i804:                                ; preds = %for.body51.i802
  %arrayidx59.i805 = getelementptr inbounds i32, ptr %3, i64 %k.1188.i803
  br label %cond.end60.i806

cond.end60.i806:                                  ; preds = %cond.false58.i804, %cond.true54.i831
  %cond61.in.i807 = phi ptr [ %arrayidx57.i833, %cond.true54.i831 ], [ %arrayidx59.i805, %cond.false58.i804 ]
  %cond61.i808 = load i32, ptr %cond61.in.i807, align 4
  %148 = load i64, ptr %arrayidx68.i799, align 8
  %invariant.gep181.i809 = getelementptr i32, ptr %3, i64 %k.1188.i803
  %cmp69183.i810 = icmp sgt i64 %148, %conv66.i798
  br i1 %cmp69183.i810, label %for.body72.lr.ph.i822, label %if.end100.i813

for.body72.lr.ph.i822:                            ; preds = %cond.end60.i806
  %149 = load i64, ptr %arrayidx73.i800, align 8
  br label %for.body72.i823

for.body72.i823:                                  ; preds = %for.body72.i823, %for.body72.lr.ph.i822
  %number62.0185.i824 = phi i64 [ %conv66.i798, %for.body72.lr.ph.i822 ], [ %inc90.i829, %for.body72.i823 ]
  %whole52.0184.i825 = phi i32 [ %cond61.i808, %for.body72.lr.ph.i822 ], [ %cond88.i828, %for.body72.i823 ]
  %mul74.i826 = mul nsw i64 %number62.0185.i824, %149
  %gep182.i827 = getelementptr i32, ptr %invariant.gep181.i809, i64 %mul74.i826
  %150 = load i32, ptr %gep182.i827, align 4
  %cond88.i828 = tail call i32 @llvm.smax.i32(i32 %whole52.0184.i825, i32 %150)
  %inc90.i829 = add nuw nsw i64 %number62.0185.i824, 1
  %exitcond996.not = icmp eq i64 %inc90.i829, %148
  br i1 %exitcond996.not, label %if.end100.i813, label %for.body72.i823, !llvm.loop !170

if.end100.i813:                                   ; preds = %for.body72.i823, %cond.end60.i806
  %whole52.0.lcssa.i812 = phi i32 [ %cond61.i808, %cond.end60.i806 ], [ %cond88.i828, %for.body72.i823 ]
  %arrayidx101.i815 = getelementptr inbounds i32, ptr %7, i64 %k.1188.i803
  store i32 %whole52.0.lcssa.i812, ptr %arrayidx101.i815, align 4
  %inc103.i816 = add nsw i64 %k.1188.i803, 1
  %151 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i817 = icmp slt i64 %inc103.i816, %151
  br i1 %cmp49.i817, label %for.body51.i802, label %if.end47, !llvm.loop !171

cond.false43:                                     ; preds = %if.else31
  br i1 %cmp9.not176.i858, label %for.end46.i881, label %land.rhs11.lr.ph.i859

land.rhs11.lr.ph.i859:                            ; preds = %cond.false43
  %..i860 = select i1 %tobool6.i853.not, ptr %3, ptr %5
  %conv20.i862 = zext i1 %tobool6.i853.not to i64
  %arrayidx22.i863 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx26.i864 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs11.i866

land.rhs11.i866:                                  ; preds = %if.end.i876, %land.rhs11.lr.ph.i859
  %152 = phi i64 [ %9, %land.rhs11.lr.ph.i859 ], [ %157, %if.end.i876 ]
  %add178.i867 = phi i64 [ %add175.i857, %land.rhs11.lr.ph.i859 ], [ %add.i879, %if.end.i876 ]
  %k.0177.i868 = phi i64 [ %8, %land.rhs11.lr.ph.i859 ], [ %add178.i867, %if.end.i876 ]
  br i1 %tobool6.i853.not, label %for.body.i869, label %lor.rhs.i934

lor.rhs.i934:                                     ; preds = %land.rhs11.i866
  %153 = load i64, ptr %arrayidx13.i855, align 8
  %tobool14.not.i935 = icmp eq i64 %153, 0
  br i1 %tobool14.not.i935, label %for.end46.i881, label %for.body.i869

for.body.i869:                                    ; preds = %lor.rhs.i934, %land.rhs11.i866
  %cond.in.i870 = getelementptr inbounds i64, ptr %..i860, i64 %k.0177.i868
  %cond.i871 = load <8 x i64>, ptr %cond.in.i870, align 8
  %154 = load i64, ptr %arrayidx22.i863, align 8
  %invariant.gep.i872 = getelementptr i64, ptr %3, i64 %k.0177.i868
  %cmp23172.i873 = icmp sgt i64 %154, %conv20.i862
  br i1 %cmp23172.i873, label %for.body25.lr.ph.i925, label %if.end.i876

for.body25.lr.ph.i925:                            ; preds = %for.body.i869
  %155 = load i64, ptr %arrayidx26.i864, align 8
  br label %for.body25.i926

for.body25.i926:                                  ; preds = %for.body25.i926, %for.body25.lr.ph.i925
  %number.0174.i927 = phi i64 [ %conv20.i862, %for.body25.lr.ph.i925 ], [ %inc.i932, %for.body25.i926 ]
  %whole.0173.i928 = phi <8 x i64> [ %cond.i871, %for.body25.lr.ph.i925 ], [ %or38.i931, %for.body25.i926 ]
  %mul.i929 = mul nsw i64 %number.0174.i927, %155
  %gep.i930 = getelementptr i64, ptr %invariant.gep.i872, i64 %mul.i929
  %156 = load <8 x i64>, ptr %gep.i930, align 8
  %or38.i931 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %whole.0173.i928, <8 x i64> %156)
  %inc.i932 = add nuw nsw i64 %number.0174.i927, 1
  %exitcond1001.not = icmp eq i64 %inc.i932, %154
  br i1 %exitcond1001.not, label %if.end.i876, label %for.body25.i926, !llvm.loop !172

if.end.i876:                                      ; preds = %for.body25.i926, %for.body.i869
  %whole.0.lcssa.i875 = phi <8 x i64> [ %cond.i871, %for.body.i869 ], [ %or38.i931, %for.body25.i926 ]
  %add.ptr43.i878 = getelementptr inbounds i64, ptr %7, i64 %k.0177.i868
  store <8 x i64> %whole.0.lcssa.i875, ptr %add.ptr43.i878, align 8
  %add.i879 = add nsw i64 %add178.i867, 8
  %157 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i880 = icmp sgt i64 %add.i879, %157
  br i1 %cmp9.not.i880, label %for.end46.i881, label %land.rhs11.i866, !llvm.loop !173

for.end46.i881:                                   ; preds = %if.end.i876, %lor.rhs.i934, %cond.false43
  %158 = phi i64 [ %9, %cond.false43 ], [ %152, %lor.rhs.i934 ], [ %157, %if.end.i876 ]
  %k.0.lcssa.i882 = phi i64 [ %8, %cond.false43 ], [ %k.0177.i868, %lor.rhs.i934 ], [ %add178.i867, %if.end.i876 ]
  %cmp49187.i883 = icmp slt i64 %k.0.lcssa.i882, %158
  br i1 %cmp49187.i883, label %for.body51.lr.ph.i884, label %if.end47

for.body51.lr.ph.i884:                            ; preds = %for.end46.i881
  %conv66.i886 = zext i1 %tobool6.i853.not to i64
  %arrayidx68.i887 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx73.i888 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i890

for.body51.i890:                                  ; preds = %if.end100.i901, %for.body51.lr.ph.i884
  %k.1188.i891 = phi i64 [ %k.0.lcssa.i882, %for.body51.lr.ph.i884 ], [ %inc103.i904, %if.end100.i901 ]
  br i1 %tobool6.i853.not, label %cond.false58.i892, label %cond.true54.i919

cond.true54.i919:                                 ; preds = %for.body51.i890
  %159 = load i64, ptr %arrayidx13.i855, align 8
  %mul56.i920 = mul nsw i64 %159, %k.1188.i891
  %arrayidx57.i921 = getelementptr inbounds i64, ptr %5, i64 %mul56.i920
  br label %cond.end60.i894

cond.false58.i892:                                ; preds = %for.body51.i890
  %arrayidx59.i893 = getelementptr inbounds i64, ptr %3, i64 %k.1188.i891
  br label %cond.end60.i894

cond.end60.i894:                                  ; preds = %cond.false58.i892, %cond.true54.i919
  %cond61.in.i895 = phi ptr [ %arrayidx57.i921, %cond.true54.i919 ], [ %arrayidx59.i893, %cond.false58.i892 ]
  %cond61.i896 = load i64, ptr %cond61.in.i895, align 8
  %160 = load i64, ptr %arrayidx68.i887, align 8
  %invariant.gep181.i897 = getelementptr i64, ptr %3, i64 %k.1188.i891
  %cmp69183.i898 = icmp sgt i64 %160, %conv66.i886
  br i1 %cmp69183.i898, label %for.body72.lr.ph.i910, label %if.end100.i901

for.body72.lr.ph.i910:                            ; preds = %cond.end60.i894
  %161 = load i64, ptr %arrayidx73.i888, align 8
  br label %for.body72.i911

for.body72.i911:                                  ; preds = %for.body72.i911, %for.body72.lr.ph.i910
  %number62.0185.i912 = phi i64 [ %conv66.i886, %for.body72.lr.ph.i910 ], [ %inc90.i917, %for.body72.i911 ]
  %whole52.0184.i913 = phi i64 [ %cond61.i896, %for.body72.lr.ph.i910 ], [ %cond88.i916, %for.body72.i911 ]
  %mul74.i914 = mul nsw i64 %number62.0185.i912, %161
  %gep182.i915 = getelementptr i64, ptr %invariant.gep181.i897, i64 %mul74.i914
  %162 = load i64, ptr %gep182.i915, align 8
  %cond88.i916 = tail call i64 @llvm.smax.i64(i64 %whole52.0184.i913, i64 %162)
  %inc90.i917 = add nuw nsw i64 %number62.0185.i912, 1
  %exitcond1002.not = icmp eq i64 %inc90.i917, %160
  br i1 %exitcond1002.not, label %if.end100.i901, label %for.body72.i911, !llvm.loop !174

if.end100.i901:                                   ; preds = %for.body72.i911, %cond.end60.i894
  %whole52.0.lcssa.i900 = phi i64 [ %cond61.i896, %cond.end60.i894 ], [ %cond88.i916, %for.body72.i911 ]
  %arrayidx101.i903 = getelementptr inbounds i64, ptr %7, i64 %k.1188.i891
  store i64 %whole52.0.lcssa.i900, ptr %arrayidx101.i903, align 8
  %inc103.i904 = add nsw i64 %k.1188.i891, 1
  %163 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i905 = icmp slt i64 %inc103.i904, %163
  br i1 %cmp49.i905, label %for.body51.i890, label %if.end47, !llvm.loop !175

if.end47:                                         ; preds = %if.end100.i455, %if.end100.i370, %if.end100.i, %if.end100.i537, %if.end80.i155, %if.end80.i, %if.end85.i, %if.end80.i243, %if.end100.i813, %if.end100.i719, %if.end100.i625, %if.end100.i901, %for.end46.i881, %for.end46.i793, %for.end46.i699, %for.end46.i605, %for.end46.i517, %for.end46.i439, %for.end46.i350, %for.end46.i, %for.end37.i223, %for.end37.i135, %for.end37.i, %for.end40.i
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
  br i1 %cmp1.not.i, label %if.end.i, label %cond.end.loopexit, !llvm.loop !176

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
  br i1 %exitcond.not.i, label %cond.end.loopexit, label %for.body.i, !llvm.loop !176

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
  br i1 %cmp1.not.i30, label %if.end.i33, label %cond.end.loopexit60, !llvm.loop !176

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
  br i1 %exitcond.not.i39, label %cond.end.loopexit60, label %for.body.i24, !llvm.loop !176

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
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !177

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
  br i1 %exitcond.not.i30, label %if.end, label %for.body.i14, !llvm.loop !177

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
  br i1 %exitcond173.not.i, label %for.cond6.preheader.i, label %for.body.i, !llvm.loop !178

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
  br i1 %cmp8.not.i, label %for.cond20.preheader.i, label %for.body10.i, !llvm.loop !179

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
  br i1 %exitcond174.not.i, label %add_words.exit, label %for.body23.i, !llvm.loop !180

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
  br i1 %exitcond.not.i, label %for.cond65.preheader.i, label %for.body42.i, !llvm.loop !181

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
  br i1 %exitcond172.not.i, label %add_words.exit, label %for.body69.i, !llvm.loop !182

add_words.exit:                                   ; preds = %for.inc95.i, %cond.end.i, %for.cond20.preheader.i, %for.cond65.preheader.i
  %35 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp slt i64 %add, %35
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !llvm.loop !183
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc noundef i64 @count_indices(ptr nocapture noundef readonly %indices, i64 noundef %bytes, i64 noundef %count, i64 noundef %length, ptr nocapture noundef %counts) unnamed_addr #5 {
entry:
  %some = alloca [3 x [2048 x i32]], align 16
  %places = alloca [512 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 24576, ptr nonnull %some) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24576) %some, i8 0, i64 24576, i1 false)
  %mul = shl i64 %length, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %counts, i8 0, i64 %mul, i1 false)
  %cmp.not134 = icmp sgt i64 %count, 0
  br i1 %cmp.not134, label %for.body.lr.ph, label %for.cond52.preheader

for.body.lr.ph:                                   ; preds = %entry
  %cmp3 = icmp eq i64 %bytes, 4
  %splat.splatinsert.i106 = insertelement <8 x i64> poison, i64 %length, i64 0
  %splat.splat.i107 = shufflevector <8 x i64> %splat.splatinsert.i106, <8 x i64> poison, <8 x i32> zeroinitializer
  %arrayidx21 = getelementptr inbounds i8, ptr %some, i64 8192
  %arrayidx27 = getelementptr inbounds i8, ptr %some, i64 16384
  br label %for.body

for.cond52.preheader:                             ; preds = %cleanup, %entry
  %cmp53136 = icmp sgt i64 %length, 0
  br i1 %cmp53136, label %for.body55.lr.ph, label %cleanup70

for.body55.lr.ph:                                 ; preds = %for.cond52.preheader
  %arrayidx58 = getelementptr inbounds i8, ptr %some, i64 8192
  %arrayidx61 = getelementptr inbounds i8, ptr %some, i64 16384
  br label %for.body55

for.body:                                         ; preds = %for.body.lr.ph, %cleanup
  %indvars.iv = phi i64 [ %count, %for.body.lr.ph ], [ %indvars.iv.next, %cleanup ]
  %k.0135 = phi i64 [ 0, %for.body.lr.ph ], [ %add47, %cleanup ]
  %smin = tail call i64 @llvm.smin.i64(i64 %indvars.iv, i64 512)
  %sub = sub nsw i64 %count, %k.0135
  %cond = tail call i64 @llvm.smin.i64(i64 %sub, i64 512)
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places) #8
  %cmp.not65.i = icmp slt i64 %sub, 8
  br i1 %cmp3, label %cond.true4, label %cond.false6

cond.true4:                                       ; preds = %for.body
  %add.ptr = getelementptr inbounds i32, ptr %indices, i64 %k.0135
  br i1 %cmp.not65.i, label %for.cond11.preheader.i, label %for.body.i

for.cond11.preheader.i:                           ; preds = %for.body.i, %cond.true4
  %outside.0.lcssa.i = phi <8 x i64> [ zeroinitializer, %cond.true4 ], [ %or7.i, %for.body.i ]
  %k.0.lcssa.i = phi i64 [ 0, %cond.true4 ], [ %add68.i, %for.body.i ]
  br label %for.body14.i

for.body.i:                                       ; preds = %cond.true4, %for.body.i
  %add68.i = phi i64 [ %add.i, %for.body.i ], [ 8, %cond.true4 ]
  %k.067.i = phi i64 [ %add68.i, %for.body.i ], [ 0, %cond.true4 ]
  %outside.066.i = phi <8 x i64> [ %or7.i, %for.body.i ], [ zeroinitializer, %cond.true4 ]
  %add.ptr.i = getelementptr inbounds i32, ptr %add.ptr, i64 %k.067.i
  %0 = load <8 x i32>, ptr %add.ptr.i, align 4
  %conv.i = sext <8 x i32> %0 to <8 x i64>
  %isneg.i = icmp slt <8 x i32> %0, zeroinitializer
  %and.i = select <8 x i1> %isneg.i, <8 x i64> %splat.splat.i107, <8 x i64> zeroinitializer
  %add1.i = add <8 x i64> %and.i, %conv.i
  %add1.lobit.i = ashr <8 x i64> %add1.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i = icmp slt <8 x i64> %add1.i, %splat.splat.i107
  %or.i = select <8 x i1> %cmp5.not.i, <8 x i64> %add1.lobit.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i = or <8 x i64> %or.i, %outside.066.i
  %conv8.i = trunc <8 x i64> %add1.i to <8 x i32>
  %add.ptr9.i = getelementptr inbounds i32, ptr %places, i64 %k.067.i
  store <8 x i32> %conv8.i, ptr %add.ptr9.i, align 16
  %add.i = add nuw nsw i64 %add68.i, 8
  %cmp.not.i = icmp sgt i64 %add.i, %cond
  br i1 %cmp.not.i, label %for.cond11.preheader.i, label %for.body.i, !llvm.loop !9

for.cond18.preheader.i:                           ; preds = %for.body14.i
  %cmp1972.i = icmp slt i64 %k.0.lcssa.i, %cond
  br i1 %cmp1972.i, label %for.body21.i, label %find_short.exit

for.body14.i:                                     ; preds = %for.body14.i, %for.cond11.preheader.i
  %j.071.i = phi i64 [ 0, %for.cond11.preheader.i ], [ %inc.i, %for.body14.i ]
  %wrong.070.i = phi i64 [ 0, %for.cond11.preheader.i ], [ %or15.i, %for.body14.i ]
  %vecext.i = extractelement <8 x i64> %outside.0.lcssa.i, i64 %j.071.i
  %or15.i = or i64 %vecext.i, %wrong.070.i
  %inc.i = add nuw nsw i64 %j.071.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 8
  br i1 %exitcond.not.i, label %for.cond18.preheader.i, label %for.body14.i, !llvm.loop !10

for.body21.i:                                     ; preds = %for.cond18.preheader.i, %for.body21.i
  %k.174.i = phi i64 [ %inc35.i, %for.body21.i ], [ %k.0.lcssa.i, %for.cond18.preheader.i ]
  %wrong.173.i = phi i64 [ %or31.i, %for.body21.i ], [ %or15.i, %for.cond18.preheader.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %add.ptr, i64 %k.174.i
  %1 = load i32, ptr %arrayidx.i, align 4
  %conv23.i = sext i32 %1 to i64
  %cmp25.i = icmp slt i32 %1, 0
  %cond.i = select i1 %cmp25.i, i64 %length, i64 0
  %add27.i = add nsw i64 %cond.i, %conv23.i
  %cmp28.i = icmp uge i64 %add27.i, %length
  %conv30.i = zext i1 %cmp28.i to i64
  %or31.i = or i64 %wrong.173.i, %conv30.i
  %conv32.i = trunc i64 %add27.i to i32
  %arrayidx33.i = getelementptr inbounds i32, ptr %places, i64 %k.174.i
  store i32 %conv32.i, ptr %arrayidx33.i, align 4
  %inc35.i = add nuw nsw i64 %k.174.i, 1
  %exitcond76.not.i = icmp eq i64 %inc35.i, %cond
  br i1 %exitcond76.not.i, label %find_short.exit, label %for.body21.i, !llvm.loop !11

find_short.exit:                                  ; preds = %for.body21.i, %for.cond18.preheader.i
  %wrong.1.lcssa.i = phi i64 [ %or15.i, %for.cond18.preheader.i ], [ %or31.i, %for.body21.i ]
  %cmp37.i.not = icmp eq i64 %wrong.1.lcssa.i, 0
  br i1 %cmp37.i.not, label %if.end, label %cleanup48.critedge

cond.false6:                                      ; preds = %for.body
  %add.ptr8 = getelementptr inbounds i64, ptr %indices, i64 %k.0135
  br i1 %cmp.not65.i, label %for.cond10.preheader.i, label %for.body.i108

for.cond10.preheader.i:                           ; preds = %for.body.i108, %cond.false6
  %outside.0.lcssa.i120 = phi <8 x i64> [ zeroinitializer, %cond.false6 ], [ %or7.i116, %for.body.i108 ]
  %k.0.lcssa.i121 = phi i64 [ 0, %cond.false6 ], [ %add66.i, %for.body.i108 ]
  br label %for.body13.i

for.body.i108:                                    ; preds = %cond.false6, %for.body.i108
  %add66.i = phi i64 [ %add.i118, %for.body.i108 ], [ 8, %cond.false6 ]
  %k.065.i = phi i64 [ %add66.i, %for.body.i108 ], [ 0, %cond.false6 ]
  %outside.064.i = phi <8 x i64> [ %or7.i116, %for.body.i108 ], [ zeroinitializer, %cond.false6 ]
  %add.ptr.i109 = getelementptr inbounds i64, ptr %add.ptr8, i64 %k.065.i
  %2 = load <8 x i64>, ptr %add.ptr.i109, align 8
  %isneg.i110 = icmp slt <8 x i64> %2, zeroinitializer
  %and.i111 = select <8 x i1> %isneg.i110, <8 x i64> %splat.splat.i107, <8 x i64> zeroinitializer
  %add1.i112 = add <8 x i64> %and.i111, %2
  %add1.lobit.i113 = ashr <8 x i64> %add1.i112, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i114 = icmp slt <8 x i64> %add1.i112, %splat.splat.i107
  %or.i115 = select <8 x i1> %cmp5.not.i114, <8 x i64> %add1.lobit.i113, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i116 = or <8 x i64> %or.i115, %outside.064.i
  %conv.i117 = trunc <8 x i64> %add1.i112 to <8 x i32>
  %add.ptr8.i = getelementptr inbounds i32, ptr %places, i64 %k.065.i
  store <8 x i32> %conv.i117, ptr %add.ptr8.i, align 16
  %add.i118 = add nuw nsw i64 %add66.i, 8
  %cmp.not.i119 = icmp sgt i64 %add.i118, %cond
  br i1 %cmp.not.i119, label %for.cond10.preheader.i, label %for.body.i108, !llvm.loop !12

for.cond17.preheader.i:                           ; preds = %for.body13.i
  %cmp1870.i = icmp slt i64 %k.0.lcssa.i121, %cond
  br i1 %cmp1870.i, label %for.body20.i, label %find_long.exit

for.body13.i:                                     ; preds = %for.body13.i, %for.cond10.preheader.i
  %j.069.i = phi i64 [ 0, %for.cond10.preheader.i ], [ %inc.i123, %for.body13.i ]
  %wrong.068.i = phi i64 [ 0, %for.cond10.preheader.i ], [ %or14.i, %for.body13.i ]
  %vecext.i122 = extractelement <8 x i64> %outside.0.lcssa.i120, i64 %j.069.i
  %or14.i = or i64 %vecext.i122, %wrong.068.i
  %inc.i123 = add nuw nsw i64 %j.069.i, 1
  %exitcond.not.i124 = icmp eq i64 %inc.i123, 8
  br i1 %exitcond.not.i124, label %for.cond17.preheader.i, label %for.body13.i, !llvm.loop !13

for.body20.i:                                     ; preds = %for.cond17.preheader.i, %for.body20.i
  %k.172.i = phi i64 [ %inc33.i, %for.body20.i ], [ %k.0.lcssa.i121, %for.cond17.preheader.i ]
  %wrong.171.i = phi i64 [ %or29.i, %for.body20.i ], [ %or14.i, %for.cond17.preheader.i ]
  %arrayidx.i126 = getelementptr inbounds i64, ptr %add.ptr8, i64 %k.172.i
  %3 = load i64, ptr %arrayidx.i126, align 8
  %cmp23.i = icmp slt i64 %3, 0
  %cond.i127 = select i1 %cmp23.i, i64 %length, i64 0
  %add25.i = add nsw i64 %cond.i127, %3
  %cmp26.i = icmp uge i64 %add25.i, %length
  %conv28.i = zext i1 %cmp26.i to i64
  %or29.i = or i64 %wrong.171.i, %conv28.i
  %conv30.i128 = trunc i64 %add25.i to i32
  %arrayidx31.i = getelementptr inbounds i32, ptr %places, i64 %k.172.i
  store i32 %conv30.i128, ptr %arrayidx31.i, align 4
  %inc33.i = add nuw nsw i64 %k.172.i, 1
  %exitcond74.not.i = icmp eq i64 %inc33.i, %cond
  br i1 %exitcond74.not.i, label %find_long.exit, label %for.body20.i, !llvm.loop !14

find_long.exit:                                   ; preds = %for.body20.i, %for.cond17.preheader.i
  %wrong.1.lcssa.i125 = phi i64 [ %or14.i, %for.cond17.preheader.i ], [ %or29.i, %for.body20.i ]
  %cmp35.i.not = icmp eq i64 %wrong.1.lcssa.i125, 0
  br i1 %cmp35.i.not, label %if.end, label %cleanup48.critedge

if.end:                                           ; preds = %find_long.exit, %find_short.exit
  %cmp12.not129 = icmp slt i64 %sub, 4
  br i1 %cmp12.not129, label %for.cond34.preheader, label %for.body13

for.cond34.preheader:                             ; preds = %for.body13, %if.end
  %j.0.lcssa = phi i64 [ 0, %if.end ], [ %add131, %for.body13 ]
  %cmp35132 = icmp slt i64 %j.0.lcssa, %cond
  br i1 %cmp35132, label %for.body36, label %cleanup

for.body13:                                       ; preds = %if.end, %for.body13
  %add131 = phi i64 [ %add, %for.body13 ], [ 4, %if.end ]
  %j.0130 = phi i64 [ %add131, %for.body13 ], [ 0, %if.end ]
  %arrayidx = getelementptr inbounds [512 x i32], ptr %places, i64 0, i64 %j.0130
  %4 = load i32, ptr %arrayidx, align 16
  %idxprom = sext i32 %4 to i64
  %arrayidx14 = getelementptr inbounds i32, ptr %counts, i64 %idxprom
  %5 = load i32, ptr %arrayidx14, align 4
  %inc = add i32 %5, 1
  store i32 %inc, ptr %arrayidx14, align 4
  %add16 = or disjoint i64 %j.0130, 1
  %arrayidx17 = getelementptr inbounds [512 x i32], ptr %places, i64 0, i64 %add16
  %6 = load i32, ptr %arrayidx17, align 4
  %idxprom18 = sext i32 %6 to i64
  %arrayidx19 = getelementptr inbounds [2048 x i32], ptr %some, i64 0, i64 %idxprom18
  %7 = load i32, ptr %arrayidx19, align 4
  %inc20 = add i32 %7, 1
  store i32 %inc20, ptr %arrayidx19, align 4
  %add22 = or disjoint i64 %j.0130, 2
  %arrayidx23 = getelementptr inbounds [512 x i32], ptr %places, i64 0, i64 %add22
  %8 = load i32, ptr %arrayidx23, align 8
  %idxprom24 = sext i32 %8 to i64
  %arrayidx25 = getelementptr inbounds [2048 x i32], ptr %arrayidx21, i64 0, i64 %idxprom24
  %9 = load i32, ptr %arrayidx25, align 4
  %inc26 = add i32 %9, 1
  store i32 %inc26, ptr %arrayidx25, align 4
  %add28 = or disjoint i64 %j.0130, 3
  %arrayidx29 = getelementptr inbounds [512 x i32], ptr %places, i64 0, i64 %add28
  %10 = load i32, ptr %arrayidx29, align 4
  %idxprom30 = sext i32 %10 to i64
  %arrayidx31 = getelementptr inbounds [2048 x i32], ptr %arrayidx27, i64 0, i64 %idxprom30
  %11 = load i32, ptr %arrayidx31, align 4
  %inc32 = add i32 %11, 1
  store i32 %inc32, ptr %arrayidx31, align 4
  %add = add nuw nsw i64 %add131, 4
  %cmp12.not = icmp sgt i64 %add, %cond
  br i1 %cmp12.not, label %for.cond34.preheader, label %for.body13, !llvm.loop !184

for.body36:                                       ; preds = %for.cond34.preheader, %for.body36
  %j.1133 = phi i64 [ %inc42, %for.body36 ], [ %j.0.lcssa, %for.cond34.preheader ]
  %arrayidx37 = getelementptr inbounds [512 x i32], ptr %places, i64 0, i64 %j.1133
  %12 = load i32, ptr %arrayidx37, align 4
  %idxprom38 = sext i32 %12 to i64
  %arrayidx39 = getelementptr inbounds i32, ptr %counts, i64 %idxprom38
  %13 = load i32, ptr %arrayidx39, align 4
  %inc40 = add i32 %13, 1
  store i32 %inc40, ptr %arrayidx39, align 4
  %inc42 = add nuw nsw i64 %j.1133, 1
  %exitcond.not = icmp eq i64 %inc42, %smin
  br i1 %exitcond.not, label %cleanup, label %for.body36, !llvm.loop !185

cleanup:                                          ; preds = %for.body36, %for.cond34.preheader
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places) #8
  %add47 = add nuw nsw i64 %k.0135, 512
  %cmp.not = icmp slt i64 %add47, %count
  %indvars.iv.next = add i64 %indvars.iv, -512
  br i1 %cmp.not, label %for.body, label %for.cond52.preheader, !llvm.loop !186

cleanup48.critedge:                               ; preds = %find_short.exit, %find_long.exit
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places) #8
  br label %cleanup70

for.body55:                                       ; preds = %for.body55.lr.ph, %for.body55
  %k51.0137 = phi i64 [ 0, %for.body55.lr.ph ], [ %inc67, %for.body55 ]
  %arrayidx57 = getelementptr inbounds [2048 x i32], ptr %some, i64 0, i64 %k51.0137
  %14 = load i32, ptr %arrayidx57, align 4
  %arrayidx59 = getelementptr inbounds [2048 x i32], ptr %arrayidx58, i64 0, i64 %k51.0137
  %15 = load i32, ptr %arrayidx59, align 4
  %add60 = add i32 %15, %14
  %arrayidx62 = getelementptr inbounds [2048 x i32], ptr %arrayidx61, i64 0, i64 %k51.0137
  %16 = load i32, ptr %arrayidx62, align 4
  %add63 = add i32 %add60, %16
  %arrayidx64 = getelementptr inbounds i32, ptr %counts, i64 %k51.0137
  %17 = load i32, ptr %arrayidx64, align 4
  %add65 = add i32 %add63, %17
  store i32 %add65, ptr %arrayidx64, align 4
  %inc67 = add nuw nsw i64 %k51.0137, 1
  %exitcond138.not = icmp eq i64 %inc67, %length
  br i1 %exitcond138.not, label %cleanup70, label %for.body55, !llvm.loop !187

cleanup70:                                        ; preds = %for.body55, %for.cond52.preheader, %cleanup48.critedge
  %retval.3 = phi i64 [ 1, %cleanup48.critedge ], [ 0, %for.cond52.preheader ], [ 0, %for.body55 ]
  call void @llvm.lifetime.end.p0(i64 24576, ptr nonnull %some) #8
  ret i64 %retval.3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smin.v8i64(<8 x i64>, <8 x i64>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

attributes #0 = { nofree norecurse nosync nounwind }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!142 = distinct !{!142, !5, !6}
!143 = distinct !{!143, !5, !6}
!144 = distinct !{!144, !5, !6}
!145 = distinct !{!145, !5, !6}
!146 = distinct !{!146, !5, !6}
!147 = distinct !{!147, !5, !6}
!148 = distinct !{!148, !5, !6}
!149 = distinct !{!149, !5, !6}
!150 = distinct !{!150, !5, !6}
!151 = distinct !{!151, !5, !6}
!152 = distinct !{!152, !5, !6}
!153 = distinct !{!153, !5, !6}
!154 = distinct !{!154, !5, !6}
!155 = distinct !{!155, !5, !6}
!156 = distinct !{!156, !5, !6}
!157 = distinct !{!157, !5, !6}
!158 = distinct !{!158, !5, !6}
!159 = distinct !{!159, !5, !6}
!160 = distinct !{!160, !5, !6}
!161 = distinct !{!161, !5, !6}
!162 = distinct !{!162, !5, !6}
!163 = distinct !{!163, !5, !6}
!164 = distinct !{!164, !5, !6}
!165 = distinct !{!165, !5, !6}
!166 = distinct !{!166, !5, !6}
!167 = distinct !{!167, !5, !6}
!168 = distinct !{!168, !5, !6}
!169 = distinct !{!169, !5, !6}
!170 = distinct !{!170, !5, !6}
!171 = distinct !{!171, !5, !6}
!172 = distinct !{!172, !5, !6}
!173 = distinct !{!173, !5, !6}
!174 = distinct !{!174, !5, !6}
!175 = distinct !{!175, !5, !6}
!176 = distinct !{!176, !5, !6}
!177 = distinct !{!177, !5, !6}
!178 = distinct !{!178, !5, !6}
!179 = distinct !{!179, !5, !6}
!180 = distinct !{!180, !5, !6}
!181 = distinct !{!181, !5, !6}
!182 = distinct !{!182, !5, !6}
!183 = distinct !{!183, !5, !6}
!184 = distinct !{!184, !5, !6}
!185 = distinct !{!185, !5, !6}
!186 = distinct !{!186, !5, !6}
!187 = distinct !{!187, !5, !6}
