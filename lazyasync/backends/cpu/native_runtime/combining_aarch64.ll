; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 1ba719f364495de3f9524dd7dc869f40e6aa873f
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i4207 = alloca [512 x i32], align 4
  %found.i4208 = alloca %struct.chosen, align 8
  %places.i3867 = alloca [512 x i32], align 4
  %found.i3868 = alloca %struct.chosen, align 8
  %places.i3518 = alloca [512 x i32], align 4
  %found.i3519 = alloca %struct.chosen, align 8
  %places.i3169 = alloca [512 x i32], align 4
  %found.i3170 = alloca %struct.chosen, align 8
  %places.i2829 = alloca [512 x i32], align 4
  %found.i2830 = alloca %struct.chosen, align 8
  %places.i2507 = alloca [512 x i32], align 4
  %found.i2508 = alloca %struct.chosen, align 8
  %places.i2158 = alloca [512 x i32], align 4
  %found.i2159 = alloca %struct.chosen, align 8
  %places.i1855 = alloca [512 x i32], align 4
  %found.i1856 = alloca %struct.chosen, align 8
  %places.i1365 = alloca [512 x i32], align 4
  %found.i1366 = alloca %struct.chosen, align 8
  %places.i969 = alloca [512 x i32], align 4
  %found.i970 = alloca %struct.chosen, align 8
  %places.i603 = alloca [512 x i32], align 4
  %found.i604 = alloca %struct.chosen, align 8
  %places.i390 = alloca [512 x i32], align 4
  %found.i391 = alloca %struct.chosen, align 8
  %places.i115 = alloca [512 x i32], align 4
  %found.i116 = alloca %struct.chosen, align 8
  %places.i = alloca [512 x i32], align 4
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
  %tobool.not.i285.i = icmp eq i32 %20, 0
  br i1 %tobool.not.i285.i, label %if.then.i293.i, label %for.cond.preheader.i286.i

if.then.i293.i:                                   ; preds = %if.then28.i
  %mul.i294.i = shl nsw i64 %mul.i, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i, i8 0, i64 %mul.i294.i, i1 false)
  br label %if.end30.i

for.cond.preheader.i286.i:                        ; preds = %if.then28.i
  %cmp535.i287.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp535.i287.i, label %for.body.i288.i, label %if.end30.i

for.body.i288.i:                                  ; preds = %for.cond.preheader.i286.i, %for.body.i288.i
  %k.036.i289.i = phi i64 [ %inc.i291.i, %for.body.i288.i ], [ 0, %for.cond.preheader.i286.i ]
  %arrayidx.i290.i = getelementptr inbounds i32, ptr %cond.i, i64 %k.036.i289.i
  store i32 %20, ptr %arrayidx.i290.i, align 4
  %inc.i291.i = add nuw nsw i64 %k.036.i289.i, 1
  %exitcond38.not.i292.i = icmp eq i64 %inc.i291.i, %mul.i
  br i1 %exitcond38.not.i292.i, label %if.end30.i, label %for.body.i288.i, !llvm.loop !4

if.end30.i:                                       ; preds = %for.body.i288.i, %for.body.i.i, %for.cond.preheader.i286.i, %if.then.i293.i, %if.then23.i, %for.cond.preheader.i.i, %if.then.i.i, %cond.true
  %cmp31.i = icmp eq i64 %8, 0
  br i1 %cmp31.i, label %land.end.i, label %land.end.thread.i

land.end.thread.i:                                ; preds = %if.end30.i
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #7
  br label %for.cond45.preheader.i

land.end.i:                                       ; preds = %if.end30.i
  %arrayidx32.i = getelementptr inbounds i8, ptr %a, i64 56
  %21 = load i64, ptr %arrayidx32.i, align 8
  %cmp33.i = icmp eq i64 %9, %21
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #7
  br i1 %cmp33.i, label %for.body.lr.ph.i, label %for.cond45.preheader.i

for.body.lr.ph.i:                                 ; preds = %land.end.i
  %places42.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  br label %for.body.i

for.cond45.preheader.i:                           ; preds = %for.body.i, %land.end.i, %land.end.thread.i
  %22 = phi i1 [ false, %land.end.thread.i ], [ false, %land.end.i ], [ true, %for.body.i ]
  %arrayidx46.i = getelementptr inbounds i8, ptr %a, i64 48
  %23 = load i64, ptr %arrayidx46.i, align 8
  %cmp47.not358.i = icmp sgt i64 %23, 0
  br i1 %cmp47.not358.i, label %for.body50.lr.ph.i, label %for.end106.i

for.body50.lr.ph.i:                               ; preds = %for.cond45.preheader.i
  %places63.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  %cond67.i = select i1 %22, ptr %places63.i, ptr %places.i
  %arrayidx68.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i = trunc i64 %8 to i32
  %conv1.i.i = trunc i64 %sub.i to i32
  %count32.i.i = getelementptr inbounds i8, ptr %found.i, i64 4160
  %cmp91.i = icmp eq i64 %11, 1
  %cmp18.not64.i.i = icmp slt i64 %11, 8
  %add.ptr103.idx.i = shl nsw i64 %10, 11
  br label %for.body50.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %k.0357.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.body.i ]
  %conv40.i = trunc nuw i64 %k.0357.i to i32
  %arrayidx41.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %k.0357.i
  store i32 %conv40.i, ptr %arrayidx41.i, align 4
  %arrayidx43.i = getelementptr inbounds [520 x i32], ptr %places42.i, i64 0, i64 %k.0357.i
  store i32 0, ptr %arrayidx43.i, align 4
  %inc.i = add nuw nsw i64 %k.0357.i, 1
  %exitcond4690.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond4690.not, label %for.cond45.preheader.i, label %for.body.i, !llvm.loop !7

for.body50.i:                                     ; preds = %for.inc101.i, %for.body50.lr.ph.i
  %24 = phi i64 [ %23, %for.body50.lr.ph.i ], [ %45, %for.inc101.i ]
  %values.0361.i = phi ptr [ %3, %for.body50.lr.ph.i ], [ %add.ptr103.i, %for.inc101.i ]
  %k44.0360.i = phi i64 [ 0, %for.body50.lr.ph.i ], [ %add.i, %for.inc101.i ]
  %sub52.i = sub nsw i64 %24, %k44.0360.i
  %spec.select.i = tail call i64 @llvm.smin.i64(i64 %sub52.i, i64 512)
  %25 = load i64, ptr %arrayidx68.i, align 8
  %cmp69.i = icmp eq i64 %25, 4
  %26 = load i64, ptr %arrayidx76.i, align 8
  %cmp.not65.i.i = icmp slt i64 %sub52.i, 8
  br i1 %cmp69.i, label %cond.true71.i, label %cond.false74.i

cond.true71.i:                                    ; preds = %for.body50.i
  %add.ptr72.i = getelementptr inbounds i32, ptr %7, i64 %k44.0360.i
  br i1 %cmp.not65.i.i, label %for.cond11.preheader.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %cond.true71.i
  %splat.splatinsert.i.i = insertelement <8 x i64> poison, i64 %26, i64 0
  %splat.splat.i.i = shufflevector <8 x i64> %splat.splatinsert.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i

for.cond11.preheader.i.i:                         ; preds = %for.body.i296.i, %cond.true71.i
  %outside.0.lcssa.i.i = phi <8 x i64> [ zeroinitializer, %cond.true71.i ], [ %or7.i.i, %for.body.i296.i ]
  %k.0.lcssa.i.i = phi i64 [ 0, %cond.true71.i ], [ %add68.i.i, %for.body.i296.i ]
  br label %for.body14.i.i

for.body.i296.i:                                  ; preds = %for.body.i296.i, %for.body.lr.ph.i.i
  %add68.i.i = phi i64 [ 8, %for.body.lr.ph.i.i ], [ %add.i.i, %for.body.i296.i ]
  %k.067.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %add68.i.i, %for.body.i296.i ]
  %outside.066.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i ], [ %or7.i.i, %for.body.i296.i ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %add.ptr72.i, i64 %k.067.i.i
  %27 = load <8 x i32>, ptr %add.ptr.i.i, align 4
  %conv.i.i = sext <8 x i32> %27 to <8 x i64>
  %isneg.i.i = icmp slt <8 x i32> %27, zeroinitializer
  %and.i.i = select <8 x i1> %isneg.i.i, <8 x i64> %splat.splat.i.i, <8 x i64> zeroinitializer
  %add1.i.i = add <8 x i64> %and.i.i, %conv.i.i
  %add1.lobit.i.i = ashr <8 x i64> %add1.i.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i = icmp slt <8 x i64> %add1.i.i, %splat.splat.i.i
  %or.i.i = select <8 x i1> %cmp5.not.i.i, <8 x i64> %add1.lobit.i.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i = or <8 x i64> %or.i.i, %outside.066.i.i
  %conv8.i.i = trunc <8 x i64> %add1.i.i to <8 x i32>
  %add.ptr9.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.067.i.i
  store <8 x i32> %conv8.i.i, ptr %add.ptr9.i.i, align 4
  %add.i.i = add nuw nsw i64 %add68.i.i, 8
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %spec.select.i
  br i1 %cmp.not.i.i, label %for.cond11.preheader.i.i, label %for.body.i296.i, !llvm.loop !8

for.cond18.preheader.i.i:                         ; preds = %for.body14.i.i
  %cmp1972.i.i = icmp slt i64 %k.0.lcssa.i.i, %spec.select.i
  br i1 %cmp1972.i.i, label %for.body21.i.i, label %cond.end78.i

for.body14.i.i:                                   ; preds = %for.body14.i.i, %for.cond11.preheader.i.i
  %j.071.i.i = phi i64 [ 0, %for.cond11.preheader.i.i ], [ %inc.i297.i, %for.body14.i.i ]
  %wrong.070.i.i = phi i64 [ 0, %for.cond11.preheader.i.i ], [ %or15.i.i, %for.body14.i.i ]
  %vecext.i.i = extractelement <8 x i64> %outside.0.lcssa.i.i, i64 %j.071.i.i
  %or15.i.i = or i64 %vecext.i.i, %wrong.070.i.i
  %inc.i297.i = add nuw nsw i64 %j.071.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i297.i, 8
  br i1 %exitcond.not.i.i, label %for.cond18.preheader.i.i, label %for.body14.i.i, !llvm.loop !9

for.body21.i.i:                                   ; preds = %for.cond18.preheader.i.i, %for.body21.i.i
  %k.174.i.i = phi i64 [ %inc35.i.i, %for.body21.i.i ], [ %k.0.lcssa.i.i, %for.cond18.preheader.i.i ]
  %wrong.173.i.i = phi i64 [ %or31.i.i, %for.body21.i.i ], [ %or15.i.i, %for.cond18.preheader.i.i ]
  %arrayidx.i298.i = getelementptr inbounds i32, ptr %add.ptr72.i, i64 %k.174.i.i
  %28 = load i32, ptr %arrayidx.i298.i, align 4
  %conv23.i.i = sext i32 %28 to i64
  %cmp25.i.i = icmp slt i32 %28, 0
  %cond.i.i = select i1 %cmp25.i.i, i64 %26, i64 0
  %add27.i.i = add nsw i64 %cond.i.i, %conv23.i.i
  %cmp28.i.i = icmp uge i64 %add27.i.i, %26
  %conv30.i.i = zext i1 %cmp28.i.i to i64
  %or31.i.i = or i64 %wrong.173.i.i, %conv30.i.i
  %conv32.i.i = trunc i64 %add27.i.i to i32
  %arrayidx33.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.174.i.i
  store i32 %conv32.i.i, ptr %arrayidx33.i.i, align 4
  %inc35.i.i = add nuw nsw i64 %k.174.i.i, 1
  %exitcond76.not.i.i = icmp eq i64 %inc35.i.i, %spec.select.i
  br i1 %exitcond76.not.i.i, label %cond.end78.i, label %for.body21.i.i, !llvm.loop !10

cond.false74.i:                                   ; preds = %for.body50.i
  %add.ptr75.i = getelementptr inbounds i64, ptr %7, i64 %k44.0360.i
  br i1 %cmp.not65.i.i, label %for.cond10.preheader.i.i, label %for.body.lr.ph.i299.i

for.body.lr.ph.i299.i:                            ; preds = %cond.false74.i
  %splat.splatinsert.i300.i = insertelement <8 x i64> poison, i64 %26, i64 0
  %splat.splat.i301.i = shufflevector <8 x i64> %splat.splatinsert.i300.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i

for.cond10.preheader.i.i:                         ; preds = %for.body.i302.i, %cond.false74.i
  %outside.0.lcssa.i314.i = phi <8 x i64> [ zeroinitializer, %cond.false74.i ], [ %or7.i310.i, %for.body.i302.i ]
  %k.0.lcssa.i315.i = phi i64 [ 0, %cond.false74.i ], [ %add66.i.i, %for.body.i302.i ]
  br label %for.body13.i.i

for.body.i302.i:                                  ; preds = %for.body.i302.i, %for.body.lr.ph.i299.i
  %add66.i.i = phi i64 [ 8, %for.body.lr.ph.i299.i ], [ %add.i312.i, %for.body.i302.i ]
  %k.065.i.i = phi i64 [ 0, %for.body.lr.ph.i299.i ], [ %add66.i.i, %for.body.i302.i ]
  %outside.064.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i ], [ %or7.i310.i, %for.body.i302.i ]
  %add.ptr.i303.i = getelementptr inbounds i64, ptr %add.ptr75.i, i64 %k.065.i.i
  %29 = load <8 x i64>, ptr %add.ptr.i303.i, align 8
  %isneg.i304.i = icmp slt <8 x i64> %29, zeroinitializer
  %and.i305.i = select <8 x i1> %isneg.i304.i, <8 x i64> %splat.splat.i301.i, <8 x i64> zeroinitializer
  %add1.i306.i = add <8 x i64> %and.i305.i, %29
  %add1.lobit.i307.i = ashr <8 x i64> %add1.i306.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i = icmp slt <8 x i64> %add1.i306.i, %splat.splat.i301.i
  %or.i309.i = select <8 x i1> %cmp5.not.i308.i, <8 x i64> %add1.lobit.i307.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i = or <8 x i64> %or.i309.i, %outside.064.i.i
  %conv.i311.i = trunc <8 x i64> %add1.i306.i to <8 x i32>
  %add.ptr8.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.065.i.i
  store <8 x i32> %conv.i311.i, ptr %add.ptr8.i.i, align 4
  %add.i312.i = add nuw nsw i64 %add66.i.i, 8
  %cmp.not.i313.i = icmp sgt i64 %add.i312.i, %spec.select.i
  br i1 %cmp.not.i313.i, label %for.cond10.preheader.i.i, label %for.body.i302.i, !llvm.loop !11

for.cond17.preheader.i.i:                         ; preds = %for.body13.i.i
  %cmp1870.i.i = icmp slt i64 %k.0.lcssa.i315.i, %spec.select.i
  br i1 %cmp1870.i.i, label %for.body20.i.i, label %cond.end78.i

for.body13.i.i:                                   ; preds = %for.body13.i.i, %for.cond10.preheader.i.i
  %j.069.i.i = phi i64 [ 0, %for.cond10.preheader.i.i ], [ %inc.i317.i, %for.body13.i.i ]
  %wrong.068.i.i = phi i64 [ 0, %for.cond10.preheader.i.i ], [ %or14.i.i, %for.body13.i.i ]
  %vecext.i316.i = extractelement <8 x i64> %outside.0.lcssa.i314.i, i64 %j.069.i.i
  %or14.i.i = or i64 %vecext.i316.i, %wrong.068.i.i
  %inc.i317.i = add nuw nsw i64 %j.069.i.i, 1
  %exitcond.not.i318.i = icmp eq i64 %inc.i317.i, 8
  br i1 %exitcond.not.i318.i, label %for.cond17.preheader.i.i, label %for.body13.i.i, !llvm.loop !12

for.body20.i.i:                                   ; preds = %for.cond17.preheader.i.i, %for.body20.i.i
  %k.172.i.i = phi i64 [ %inc33.i.i, %for.body20.i.i ], [ %k.0.lcssa.i315.i, %for.cond17.preheader.i.i ]
  %wrong.171.i.i = phi i64 [ %or29.i.i, %for.body20.i.i ], [ %or14.i.i, %for.cond17.preheader.i.i ]
  %arrayidx.i320.i = getelementptr inbounds i64, ptr %add.ptr75.i, i64 %k.172.i.i
  %30 = load i64, ptr %arrayidx.i320.i, align 8
  %cmp23.i.i = icmp slt i64 %30, 0
  %cond.i321.i = select i1 %cmp23.i.i, i64 %26, i64 0
  %add25.i.i = add nsw i64 %cond.i321.i, %30
  %cmp26.i.i = icmp uge i64 %add25.i.i, %26
  %conv28.i.i = zext i1 %cmp26.i.i to i64
  %or29.i.i = or i64 %wrong.171.i.i, %conv28.i.i
  %conv30.i322.i = trunc i64 %add25.i.i to i32
  %arrayidx31.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.172.i.i
  store i32 %conv30.i322.i, ptr %arrayidx31.i.i, align 4
  %inc33.i.i = add nuw nsw i64 %k.172.i.i, 1
  %exitcond74.not.i.i = icmp eq i64 %inc33.i.i, %spec.select.i
  br i1 %exitcond74.not.i.i, label %cond.end78.i, label %for.body20.i.i, !llvm.loop !13

cond.end78.i:                                     ; preds = %for.body20.i.i, %for.body21.i.i, %for.cond17.preheader.i.i, %for.cond18.preheader.i.i
  %cond79.in.in.i = phi i64 [ %or15.i.i, %for.cond18.preheader.i.i ], [ %or14.i.i, %for.cond17.preheader.i.i ], [ %or31.i.i, %for.body21.i.i ], [ %or29.i.i, %for.body20.i.i ]
  %cond79.in.not.i = icmp eq i64 %cond79.in.in.i, 0
  br i1 %cond79.in.not.i, label %if.end82.i, label %set_32.exit

if.end82.i:                                       ; preds = %cond.end78.i
  br i1 %22, label %if.end87.i, label %if.else85.i

if.else85.i:                                      ; preds = %if.end82.i
  %cmp55.i.i = icmp sgt i64 %sub52.i, 0
  br i1 %cmp55.i.i, label %for.body.i325.i, label %if.else94.thread.i

for.cond12.preheader.i.i:                         ; preds = %for.body.i325.i
  %tobool.not.i330.i = icmp eq i64 %add.i327.i, 0
  br i1 %tobool.not.i330.i, label %if.else94.thread.i, label %for.body16.lr.ph.i.i

for.body16.lr.ph.i.i:                             ; preds = %for.cond12.preheader.i.i
  %sub18.i.i = add nsw i64 %add.i327.i, -1
  %arrayidx19.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %sub18.i.i
  %arrayidx25.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %sub18.i.i
  br label %for.body16.i.i

for.body.i325.i:                                  ; preds = %if.else85.i, %for.body.i325.i
  %n.057.i.i = phi i64 [ %add.i327.i, %for.body.i325.i ], [ 0, %if.else85.i ]
  %k.056.i.i = phi i64 [ %inc.i328.i, %for.body.i325.i ], [ 0, %if.else85.i ]
  %arrayidx.i326.i = getelementptr inbounds i32, ptr %places.i, i64 %k.056.i.i
  %31 = load i32, ptr %arrayidx.i326.i, align 4
  %sub3.i.i = sub i32 %31, %conv.i323.i
  %conv4.i.i = trunc i64 %k.056.i.i to i32
  %arrayidx5.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %n.057.i.i
  store i32 %conv4.i.i, ptr %arrayidx5.i.i, align 4
  %arrayidx7.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %n.057.i.i
  store i32 %sub3.i.i, ptr %arrayidx7.i.i, align 4
  %cmp8.i.i = icmp ult i32 %sub3.i.i, %conv1.i.i
  %conv10.i.i = zext i1 %cmp8.i.i to i64
  %add.i327.i = add nuw nsw i64 %n.057.i.i, %conv10.i.i
  %inc.i328.i = add nuw nsw i64 %k.056.i.i, 1
  %exitcond.not.i329.i = icmp eq i64 %inc.i328.i, %spec.select.i
  br i1 %exitcond.not.i329.i, label %for.cond12.preheader.i.i, label %for.body.i325.i, !llvm.loop !14

for.body16.i.i:                                   ; preds = %for.body16.i.i, %for.body16.lr.ph.i.i
  %k11.058.i.i = phi i64 [ 0, %for.body16.lr.ph.i.i ], [ %inc30.i.i, %for.body16.i.i ]
  %32 = load i32, ptr %arrayidx19.i.i, align 4
  %add21.i.i = add nuw nsw i64 %k11.058.i.i, %add.i327.i
  %arrayidx22.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add21.i.i
  store i32 %32, ptr %arrayidx22.i.i, align 4
  %33 = load i32, ptr %arrayidx25.i.i, align 4
  %arrayidx28.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add21.i.i
  store i32 %33, ptr %arrayidx28.i.i, align 4
  %inc30.i.i = add nuw nsw i64 %k11.058.i.i, 1
  %exitcond.not.i = icmp eq i64 %inc30.i.i, 8
  br i1 %exitcond.not.i, label %if.end87.i, label %for.body16.i.i, !llvm.loop !15

if.else94.thread.i:                               ; preds = %for.cond12.preheader.i.i, %if.else85.i
  store i64 0, ptr %count32.i.i, align 8
  br label %for.inc101.i

if.end87.i:                                       ; preds = %for.body16.i.i, %if.end82.i
  %34 = phi i64 [ %spec.select.i, %if.end82.i ], [ %add.i327.i, %for.body16.i.i ]
  store i64 %34, ptr %count32.i.i, align 8
  %tobool89.i = icmp ne i64 %34, 0
  %or.cond183.i = select i1 %tobool89.i, i1 %cmp91.i, i1 false
  %cmp31.i.i = icmp sgt i64 %34, 0
  br i1 %or.cond183.i, label %if.then93.i, label %if.else94.i

if.then93.i:                                      ; preds = %if.end87.i
  br i1 %cmp31.i.i, label %for.body.i331.i, label %for.inc101.i

for.body.i331.i:                                  ; preds = %if.then93.i, %for.body.i331.i
  %m.032.i.i = phi i64 [ %inc.i336.i, %for.body.i331.i ], [ 0, %if.then93.i ]
  %arrayidx4.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.032.i.i
  %35 = load i32, ptr %arrayidx4.i.i, align 4
  %conv5.i.i = sext i32 %35 to i64
  %add.i332.i = add nuw nsw i64 %m.032.i.i, 8
  %arrayidx7.i333.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i332.i
  %36 = load i32, ptr %arrayidx7.i333.i, align 4
  %idx.ext.i.i = sext i32 %36 to i64
  %add.ptr.i334.i = getelementptr inbounds i32, ptr %cond.i, i64 %idx.ext.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i334.i, i32 1, i32 3, i32 1)
  %arrayidx11.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.032.i.i
  %37 = load i32, ptr %arrayidx11.i.i, align 4
  %conv12.i.i = sext i32 %37 to i64
  %mul.i335.i = mul nsw i64 %10, %conv12.i.i
  %arrayidx13.i.i = getelementptr inbounds i32, ptr %values.0361.i, i64 %mul.i335.i
  %38 = load i32, ptr %arrayidx13.i.i, align 4
  %arrayidx14.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %conv5.i.i
  store i32 %38, ptr %arrayidx14.i.i, align 4
  %inc.i336.i = add nuw nsw i64 %m.032.i.i, 1
  %exitcond373.not.i = icmp eq i64 %inc.i336.i, %34
  br i1 %exitcond373.not.i, label %for.inc101.i, label %for.body.i331.i, !llvm.loop !16

if.else94.i:                                      ; preds = %if.end87.i
  br i1 %cmp31.i.i, label %for.body.i340.i, label %for.inc101.i

for.body.i340.i:                                  ; preds = %if.else94.i, %for.end33.i.i
  %m.070.i.i = phi i64 [ %inc35.i348.i, %for.end33.i.i ], [ 0, %if.else94.i ]
  %arrayidx.i341.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.070.i.i
  %39 = load i32, ptr %arrayidx.i341.i, align 4
  %conv.i342.i = sext i32 %39 to i64
  %mul.i343.i = mul nsw i64 %10, %conv.i342.i
  %add.ptr.i344.i = getelementptr inbounds i32, ptr %values.0361.i, i64 %mul.i343.i
  %arrayidx1.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.070.i.i
  %40 = load i32, ptr %arrayidx1.i.i, align 4
  %conv2.i.i = sext i32 %40 to i64
  %mul3.i.i = mul nsw i64 %11, %conv2.i.i
  %add.ptr4.i.i = getelementptr i32, ptr %cond.i, i64 %mul3.i.i
  %add.i345.i = add nuw nsw i64 %m.070.i.i, 8
  %arrayidx6.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i345.i
  %41 = load i32, ptr %arrayidx6.i.i, align 4
  %conv7.i.i = sext i32 %41 to i64
  %mul8.i.i = mul nsw i64 %10, %conv7.i.i
  %add.ptr9.i346.i = getelementptr inbounds i32, ptr %values.0361.i, i64 %mul8.i.i
  %arrayidx12.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i345.i
  %42 = load i32, ptr %arrayidx12.i.i, align 4
  %conv13.i.i = sext i32 %42 to i64
  %mul14.i.i = mul nsw i64 %11, %conv13.i.i
  %add.ptr15.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %mul14.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not64.i.i, label %for.cond25.preheader.i.i, label %for.body20.i347.i

for.cond25.preheader.i.i:                         ; preds = %for.body20.i347.i, %for.body.i340.i
  %j.0.lcssa.i.i = phi i64 [ 0, %for.body.i340.i ], [ %add1766.i.i, %for.body20.i347.i ]
  %cmp2667.i.i = icmp slt i64 %j.0.lcssa.i.i, %11
  br i1 %cmp2667.i.i, label %for.body28.i.i, label %for.end33.i.i

for.body20.i347.i:                                ; preds = %for.body.i340.i, %for.body20.i347.i
  %add1766.i.i = phi i64 [ %add17.i.i, %for.body20.i347.i ], [ 8, %for.body.i340.i ]
  %j.065.i.i = phi i64 [ %add1766.i.i, %for.body20.i347.i ], [ 0, %for.body.i340.i ]
  %add.ptr21.i.i = getelementptr inbounds i32, ptr %add.ptr9.i346.i, i64 %j.065.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i, i32 0, i32 3, i32 1)
  %add.ptr22.i.i = getelementptr inbounds i32, ptr %add.ptr.i344.i, i64 %j.065.i.i
  %add.ptr23.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.065.i.i
  %43 = load <8 x i32>, ptr %add.ptr22.i.i, align 4
  store <8 x i32> %43, ptr %add.ptr23.i.i, align 4
  %add17.i.i = add nuw nsw i64 %add1766.i.i, 8
  %cmp18.not.i.i = icmp sgt i64 %add17.i.i, %11
  br i1 %cmp18.not.i.i, label %for.cond25.preheader.i.i, label %for.body20.i347.i, !llvm.loop !17

for.body28.i.i:                                   ; preds = %for.cond25.preheader.i.i, %for.body28.i.i
  %j.168.i.i = phi i64 [ %inc.i350.i, %for.body28.i.i ], [ %j.0.lcssa.i.i, %for.cond25.preheader.i.i ]
  %arrayidx29.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.168.i.i
  %arrayidx30.i.i = getelementptr inbounds i32, ptr %add.ptr.i344.i, i64 %j.168.i.i
  %44 = load i32, ptr %arrayidx30.i.i, align 4
  store i32 %44, ptr %arrayidx29.i.i, align 4
  %inc.i350.i = add nuw nsw i64 %j.168.i.i, 1
  %exitcond.not.i351.i = icmp eq i64 %inc.i350.i, %11
  br i1 %exitcond.not.i351.i, label %for.end33.i.i, label %for.body28.i.i, !llvm.loop !18

for.end33.i.i:                                    ; preds = %for.body28.i.i, %for.cond25.preheader.i.i
  %inc35.i348.i = add nuw nsw i64 %m.070.i.i, 1
  %exitcond372.not.i = icmp eq i64 %inc35.i348.i, %34
  br i1 %exitcond372.not.i, label %for.inc101.i, label %for.body.i340.i, !llvm.loop !19

for.inc101.i:                                     ; preds = %for.end33.i.i, %for.body.i331.i, %if.else94.i, %if.then93.i, %if.else94.thread.i
  %add.i = add nuw nsw i64 %k44.0360.i, 512
  %add.ptr103.i = getelementptr i8, ptr %values.0361.i, i64 %add.ptr103.idx.i
  %45 = load i64, ptr %arrayidx46.i, align 8
  %cmp47.not.i = icmp slt i64 %add.i, %45
  br i1 %cmp47.not.i, label %for.body50.i, label %for.end106.i, !llvm.loop !20

for.end106.i:                                     ; preds = %for.inc101.i, %for.cond45.preheader.i
  %46 = load i64, ptr %a, align 8
  %cmp108.i = icmp eq i64 %46, 0
  %tobool111.i = icmp ne i64 %13, 0
  %or.cond184.i = select i1 %cmp108.i, i1 %tobool111.i, i1 false
  br i1 %or.cond184.i, label %lor.lhs.false112.i, label %set_32.exit

lor.lhs.false112.i:                               ; preds = %for.end106.i
  %cmp113.i = icmp ne ptr %cond.i, %14
  %tobool116.i = icmp ne i64 %4, 0
  %or.cond185.i = select i1 %cmp113.i, i1 true, i1 %tobool116.i
  br i1 %or.cond185.i, label %for.cond120.preheader.i, label %set_32.exit

for.cond120.preheader.i:                          ; preds = %lor.lhs.false112.i
  %cmp122.not362.i = icmp slt i64 %mul.i, 8
  br i1 %cmp122.not362.i, label %for.cond145.preheader.i, label %for.body124.lr.ph.i

for.body124.lr.ph.i:                              ; preds = %for.cond120.preheader.i
  %add.ptr131.i = getelementptr inbounds i32, ptr %5, i64 %mul9.i
  br label %for.body124.i

for.cond145.preheader.i:                          ; preds = %if.end140.i, %for.cond120.preheader.i
  %k119.0.lcssa.i = phi i64 [ 0, %for.cond120.preheader.i ], [ %add121364.i, %if.end140.i ]
  %cmp146365.i = icmp slt i64 %k119.0.lcssa.i, %mul.i
  br i1 %cmp146365.i, label %for.body148.lr.ph.i, label %set_32.exit

for.body148.lr.ph.i:                              ; preds = %for.cond145.preheader.i
  %47 = getelementptr i32, ptr %5, i64 %mul9.i
  br label %for.body148.i

for.body124.i:                                    ; preds = %if.end140.i, %for.body124.lr.ph.i
  %add121364.i = phi i64 [ 8, %for.body124.lr.ph.i ], [ %add121.i, %if.end140.i ]
  %k119.0363.i = phi i64 [ 0, %for.body124.lr.ph.i ], [ %add121364.i, %if.end140.i ]
  %add.ptr125.i = getelementptr inbounds i32, ptr %cond.i, i64 %k119.0363.i
  %48 = load <8 x i32>, ptr %add.ptr125.i, align 4
  br i1 %tobool116.i, label %land.lhs.true127.i, label %if.end140.i

land.lhs.true127.i:                               ; preds = %for.body124.i
  %49 = load i64, ptr %arrayidx8.i, align 8
  %tobool129.not.i = icmp eq i64 %49, 0
  br i1 %tobool129.not.i, label %if.then136.i, label %if.then130.i

if.then130.i:                                     ; preds = %land.lhs.true127.i
  %add.ptr132.i = getelementptr inbounds i32, ptr %add.ptr131.i, i64 %k119.0363.i
  %50 = load <8 x i32>, ptr %add.ptr132.i, align 4
  %add133.i = add <8 x i32> %50, %48
  br label %if.end140.i

if.then136.i:                                     ; preds = %land.lhs.true127.i
  %51 = load i32, ptr %5, align 4
  %splat.splatinsert.i = insertelement <8 x i32> poison, i32 %51, i64 0
  %splat.splat.i = shufflevector <8 x i32> %splat.splatinsert.i, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i = add <8 x i32> %splat.splat.i, %48
  br label %if.end140.i

if.end140.i:                                      ; preds = %if.then136.i, %if.then130.i, %for.body124.i
  %sum.0.i = phi <8 x i32> [ %add133.i, %if.then130.i ], [ %add138.i, %if.then136.i ], [ %48, %for.body124.i ]
  %add.ptr141.i = getelementptr inbounds i32, ptr %14, i64 %k119.0363.i
  store <8 x i32> %sum.0.i, ptr %add.ptr141.i, align 4
  %add121.i = add nuw nsw i64 %add121364.i, 8
  %cmp122.not.i = icmp sgt i64 %add121.i, %mul.i
  br i1 %cmp122.not.i, label %for.cond145.preheader.i, label %for.body124.i, !llvm.loop !21

for.body148.i:                                    ; preds = %cond.end159.i, %for.body148.lr.ph.i
  %k119.1366.i = phi i64 [ %k119.0.lcssa.i, %for.body148.lr.ph.i ], [ %inc163.i, %cond.end159.i ]
  %arrayidx151.i = getelementptr inbounds i32, ptr %cond.i, i64 %k119.1366.i
  %52 = load i32, ptr %arrayidx151.i, align 4
  br i1 %tobool116.i, label %cond.true150.i, label %cond.end159.i

cond.true150.i:                                   ; preds = %for.body148.i
  %53 = load i64, ptr %arrayidx8.i, align 8
  %mul153.i = mul nsw i64 %53, %k119.1366.i
  %arrayidx155.i = getelementptr i32, ptr %47, i64 %mul153.i
  %54 = load i32, ptr %arrayidx155.i, align 4
  %add156.i = add nsw i32 %54, %52
  br label %cond.end159.i

cond.end159.i:                                    ; preds = %cond.true150.i, %for.body148.i
  %cond160.i = phi i32 [ %add156.i, %cond.true150.i ], [ %52, %for.body148.i ]
  %arrayidx161.i = getelementptr inbounds i32, ptr %14, i64 %k119.1366.i
  store i32 %cond160.i, ptr %arrayidx161.i, align 4
  %inc163.i = add nuw nsw i64 %k119.1366.i, 1
  %exitcond374.not.i = icmp eq i64 %inc163.i, %mul.i
  br i1 %exitcond374.not.i, label %set_32.exit, label %for.body148.i, !llvm.loop !22

set_32.exit:                                      ; preds = %cond.end78.i, %cond.end159.i, %for.end106.i, %lor.lhs.false112.i, %for.cond145.preheader.i
  %retval.3.i = phi i64 [ 0, %lor.lhs.false112.i ], [ 0, %for.end106.i ], [ 0, %for.cond145.preheader.i ], [ 0, %cond.end159.i ], [ 1, %cond.end78.i ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i) #7
  br label %return

cond.false:                                       ; preds = %if.then
  %arrayidx.i117 = getelementptr inbounds i8, ptr %a, i64 24
  %55 = load i64, ptr %arrayidx.i117, align 8
  %56 = inttoptr i64 %55 to ptr
  %arrayidx1.i118 = getelementptr inbounds i8, ptr %a, i64 88
  %57 = load i64, ptr %arrayidx1.i118, align 8
  %58 = inttoptr i64 %57 to ptr
  %arrayidx2.i119 = getelementptr inbounds i8, ptr %a, i64 40
  %59 = load i64, ptr %arrayidx2.i119, align 8
  %60 = inttoptr i64 %59 to ptr
  %arrayidx3.i120 = getelementptr inbounds i8, ptr %a, i64 72
  %61 = load i64, ptr %arrayidx3.i120, align 8
  %arrayidx4.i121 = getelementptr inbounds i8, ptr %a, i64 80
  %62 = load i64, ptr %arrayidx4.i121, align 8
  %arrayidx5.i122 = getelementptr inbounds i8, ptr %a, i64 32
  %63 = load i64, ptr %arrayidx5.i122, align 8
  %arrayidx6.i123 = getelementptr inbounds i8, ptr %a, i64 64
  %64 = load i64, ptr %arrayidx6.i123, align 8
  %sub.i124 = sub i64 %62, %61
  %mul.i125 = mul i64 %64, %sub.i124
  %mul7.i126 = mul nsw i64 %64, %61
  %arrayidx8.i127 = getelementptr inbounds i8, ptr %a, i64 96
  %65 = load i64, ptr %arrayidx8.i127, align 8
  %mul9.i128 = mul nsw i64 %mul7.i126, %65
  %arrayidx10.i129 = getelementptr inbounds i8, ptr %a, i64 120
  %66 = load i64, ptr %arrayidx10.i129, align 8
  %67 = inttoptr i64 %66 to ptr
  %arrayidx11.i130 = getelementptr inbounds i8, ptr %a, i64 112
  %68 = load i64, ptr %arrayidx11.i130, align 8
  %tobool.not.i131 = icmp eq i64 %68, 0
  %69 = inttoptr i64 %68 to ptr
  %cond.i132 = select i1 %tobool.not.i131, ptr %67, ptr %69
  %arrayidx13.i133 = getelementptr inbounds i8, ptr %a, i64 104
  %70 = load i64, ptr %arrayidx13.i133, align 8
  %tobool14.not.i134 = icmp eq i64 %70, 0
  br i1 %tobool14.not.i134, label %if.end30.i140, label %land.lhs.true.i135

land.lhs.true.i135:                               ; preds = %cond.false
  %tobool16.i137.not = icmp eq i64 %57, 0
  br i1 %tobool16.i137.not, label %if.then.i139, label %land.lhs.true20.i384

if.then.i139:                                     ; preds = %land.lhs.true.i135
  %71 = inttoptr i64 %70 to ptr
  %72 = load i64, ptr %71, align 8
  %tobool1.not.i.i = icmp eq i64 %72, 0
  br i1 %tobool1.not.i.i, label %if.then.i.i382, label %for.cond9.preheader.i.i

if.then.i.i382:                                   ; preds = %if.then.i139
  %mul.i.i383 = shl nsw i64 %mul.i125, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i132, i8 0, i64 %mul.i.i383, i1 false)
  br label %if.end30.i140

for.cond9.preheader.i.i:                          ; preds = %if.then.i139
  %cmp1033.i.i = icmp sgt i64 %mul.i125, 0
  br i1 %cmp1033.i.i, label %for.body13.i.i379, label %if.end30.i140

for.body13.i.i379:                                ; preds = %for.cond9.preheader.i.i, %for.body13.i.i379
  %k8.034.i.i = phi i64 [ %inc16.i.i, %for.body13.i.i379 ], [ 0, %for.cond9.preheader.i.i ]
  %arrayidx14.i.i380 = getelementptr inbounds i64, ptr %cond.i132, i64 %k8.034.i.i
  store i64 %72, ptr %arrayidx14.i.i380, align 8
  %inc16.i.i = add nuw nsw i64 %k8.034.i.i, 1
  %exitcond.not.i.i381 = icmp eq i64 %inc16.i.i, %mul.i125
  br i1 %exitcond.not.i.i381, label %if.end30.i140, label %for.body13.i.i379, !llvm.loop !23

land.lhs.true20.i384:                             ; preds = %land.lhs.true.i135
  %tobool22.not.i385 = icmp eq i64 %65, 0
  br i1 %tobool22.not.i385, label %if.then28.i389, label %if.then23.i386

if.then23.i386:                                   ; preds = %land.lhs.true20.i384
  %add.ptr.i387 = getelementptr inbounds i64, ptr %58, i64 %mul9.i128
  %mul24.i388 = shl i64 %mul.i125, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i132, ptr nonnull align 8 %add.ptr.i387, i64 %mul24.i388, i1 false)
  br label %if.end30.i140

if.then28.i389:                                   ; preds = %land.lhs.true20.i384
  %73 = load i64, ptr %58, align 8
  %tobool1.not.i285.i = icmp eq i64 %73, 0
  br i1 %tobool1.not.i285.i, label %if.then.i295.i, label %for.cond9.preheader.i286.i

if.then.i295.i:                                   ; preds = %if.then28.i389
  %mul.i296.i = shl nsw i64 %mul.i125, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i132, i8 0, i64 %mul.i296.i, i1 false)
  br label %if.end30.i140

for.cond9.preheader.i286.i:                       ; preds = %if.then28.i389
  %cmp1033.i287.i = icmp sgt i64 %mul.i125, 0
  br i1 %cmp1033.i287.i, label %for.body13.i290.i, label %if.end30.i140

for.body13.i290.i:                                ; preds = %for.cond9.preheader.i286.i, %for.body13.i290.i
  %k8.034.i291.i = phi i64 [ %inc16.i293.i, %for.body13.i290.i ], [ 0, %for.cond9.preheader.i286.i ]
  %arrayidx14.i292.i = getelementptr inbounds i64, ptr %cond.i132, i64 %k8.034.i291.i
  store i64 %73, ptr %arrayidx14.i292.i, align 8
  %inc16.i293.i = add nuw nsw i64 %k8.034.i291.i, 1
  %exitcond.not.i294.i = icmp eq i64 %inc16.i293.i, %mul.i125
  br i1 %exitcond.not.i294.i, label %if.end30.i140, label %for.body13.i290.i, !llvm.loop !23

if.end30.i140:                                    ; preds = %for.body13.i290.i, %for.body13.i.i379, %for.cond9.preheader.i286.i, %if.then.i295.i, %if.then23.i386, %for.cond9.preheader.i.i, %if.then.i.i382, %cond.false
  %cmp31.i141 = icmp eq i64 %61, 0
  br i1 %cmp31.i141, label %land.end.i368, label %land.end.thread.i142

land.end.thread.i142:                             ; preds = %if.end30.i140
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i115) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i116) #7
  br label %for.cond45.preheader.i143

land.end.i368:                                    ; preds = %if.end30.i140
  %arrayidx32.i369 = getelementptr inbounds i8, ptr %a, i64 56
  %74 = load i64, ptr %arrayidx32.i369, align 8
  %cmp33.i370 = icmp eq i64 %62, %74
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i115) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i116) #7
  br i1 %cmp33.i370, label %for.body.lr.ph.i371, label %for.cond45.preheader.i143

for.body.lr.ph.i371:                              ; preds = %land.end.i368
  %places42.i372 = getelementptr inbounds i8, ptr %found.i116, i64 2080
  br label %for.body.i373

for.cond45.preheader.i143:                        ; preds = %for.body.i373, %land.end.i368, %land.end.thread.i142
  %75 = phi i1 [ false, %land.end.thread.i142 ], [ false, %land.end.i368 ], [ true, %for.body.i373 ]
  %arrayidx46.i144 = getelementptr inbounds i8, ptr %a, i64 48
  %76 = load i64, ptr %arrayidx46.i144, align 8
  %cmp47.not359.i = icmp sgt i64 %76, 0
  br i1 %cmp47.not359.i, label %for.body50.lr.ph.i186, label %for.end106.i145

for.body50.lr.ph.i186:                            ; preds = %for.cond45.preheader.i143
  %places63.i187 = getelementptr inbounds i8, ptr %found.i116, i64 2080
  %cond67.i188 = select i1 %75, ptr %places63.i187, ptr %places.i115
  %arrayidx68.i189 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i190 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i = trunc i64 %61 to i32
  %conv1.i.i191 = trunc i64 %sub.i124 to i32
  %count32.i.i192 = getelementptr inbounds i8, ptr %found.i116, i64 4160
  %cmp91.i193 = icmp eq i64 %64, 1
  %cmp18.not64.i.i194 = icmp slt i64 %64, 8
  %add.ptr103.idx.i195 = shl nsw i64 %63, 12
  br label %for.body50.i196

for.body.i373:                                    ; preds = %for.body.i373, %for.body.lr.ph.i371
  %k.0358.i = phi i64 [ 0, %for.body.lr.ph.i371 ], [ %inc.i377, %for.body.i373 ]
  %conv40.i374 = trunc nuw i64 %k.0358.i to i32
  %arrayidx41.i375 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %k.0358.i
  store i32 %conv40.i374, ptr %arrayidx41.i375, align 4
  %arrayidx43.i376 = getelementptr inbounds [520 x i32], ptr %places42.i372, i64 0, i64 %k.0358.i
  store i32 0, ptr %arrayidx43.i376, align 4
  %inc.i377 = add nuw nsw i64 %k.0358.i, 1
  %exitcond4692.not = icmp eq i64 %inc.i377, 520
  br i1 %exitcond4692.not, label %for.cond45.preheader.i143, label %for.body.i373, !llvm.loop !24

for.body50.i196:                                  ; preds = %for.inc101.i237, %for.body50.lr.ph.i186
  %77 = phi i64 [ %76, %for.body50.lr.ph.i186 ], [ %98, %for.inc101.i237 ]
  %values.0362.i = phi ptr [ %56, %for.body50.lr.ph.i186 ], [ %add.ptr103.i239, %for.inc101.i237 ]
  %k44.0361.i = phi i64 [ 0, %for.body50.lr.ph.i186 ], [ %add.i238, %for.inc101.i237 ]
  %sub52.i197 = sub nsw i64 %77, %k44.0361.i
  %spec.select.i198 = tail call i64 @llvm.smin.i64(i64 %sub52.i197, i64 512)
  %78 = load i64, ptr %arrayidx68.i189, align 8
  %cmp69.i199 = icmp eq i64 %78, 4
  %79 = load i64, ptr %arrayidx76.i190, align 8
  %cmp.not65.i.i200 = icmp slt i64 %sub52.i197, 8
  br i1 %cmp69.i199, label %cond.true71.i320, label %cond.false74.i201

cond.true71.i320:                                 ; preds = %for.body50.i196
  %add.ptr72.i321 = getelementptr inbounds i32, ptr %60, i64 %k44.0361.i
  br i1 %cmp.not65.i.i200, label %for.cond11.preheader.i.i342, label %for.body.lr.ph.i.i322

for.body.lr.ph.i.i322:                            ; preds = %cond.true71.i320
  %splat.splatinsert.i.i323 = insertelement <8 x i64> poison, i64 %79, i64 0
  %splat.splat.i.i324 = shufflevector <8 x i64> %splat.splatinsert.i.i323, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i325

for.cond11.preheader.i.i342:                      ; preds = %for.body.i.i325, %cond.true71.i320
  %outside.0.lcssa.i.i343 = phi <8 x i64> [ zeroinitializer, %cond.true71.i320 ], [ %or7.i.i337, %for.body.i.i325 ]
  %k.0.lcssa.i.i344 = phi i64 [ 0, %cond.true71.i320 ], [ %add68.i.i326, %for.body.i.i325 ]
  br label %for.body14.i.i345

for.body.i.i325:                                  ; preds = %for.body.i.i325, %for.body.lr.ph.i.i322
  %add68.i.i326 = phi i64 [ 8, %for.body.lr.ph.i.i322 ], [ %add.i.i340, %for.body.i.i325 ]
  %k.067.i.i327 = phi i64 [ 0, %for.body.lr.ph.i.i322 ], [ %add68.i.i326, %for.body.i.i325 ]
  %outside.066.i.i328 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i322 ], [ %or7.i.i337, %for.body.i.i325 ]
  %add.ptr.i.i329 = getelementptr inbounds i32, ptr %add.ptr72.i321, i64 %k.067.i.i327
  %80 = load <8 x i32>, ptr %add.ptr.i.i329, align 4
  %conv.i.i330 = sext <8 x i32> %80 to <8 x i64>
  %isneg.i.i331 = icmp slt <8 x i32> %80, zeroinitializer
  %and.i.i332 = select <8 x i1> %isneg.i.i331, <8 x i64> %splat.splat.i.i324, <8 x i64> zeroinitializer
  %add1.i.i333 = add <8 x i64> %and.i.i332, %conv.i.i330
  %add1.lobit.i.i334 = ashr <8 x i64> %add1.i.i333, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i335 = icmp slt <8 x i64> %add1.i.i333, %splat.splat.i.i324
  %or.i.i336 = select <8 x i1> %cmp5.not.i.i335, <8 x i64> %add1.lobit.i.i334, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i337 = or <8 x i64> %or.i.i336, %outside.066.i.i328
  %conv8.i.i338 = trunc <8 x i64> %add1.i.i333 to <8 x i32>
  %add.ptr9.i.i339 = getelementptr inbounds i32, ptr %cond67.i188, i64 %k.067.i.i327
  store <8 x i32> %conv8.i.i338, ptr %add.ptr9.i.i339, align 4
  %add.i.i340 = add nuw nsw i64 %add68.i.i326, 8
  %cmp.not.i.i341 = icmp sgt i64 %add.i.i340, %spec.select.i198
  br i1 %cmp.not.i.i341, label %for.cond11.preheader.i.i342, label %for.body.i.i325, !llvm.loop !8

for.cond18.preheader.i.i351:                      ; preds = %for.body14.i.i345
  %cmp1972.i.i352 = icmp slt i64 %k.0.lcssa.i.i344, %spec.select.i198
  br i1 %cmp1972.i.i352, label %for.body21.i.i353, label %cond.end78.i230

for.body14.i.i345:                                ; preds = %for.body14.i.i345, %for.cond11.preheader.i.i342
  %j.071.i.i346 = phi i64 [ 0, %for.cond11.preheader.i.i342 ], [ %inc.i.i350, %for.body14.i.i345 ]
  %wrong.070.i.i347 = phi i64 [ 0, %for.cond11.preheader.i.i342 ], [ %or15.i.i349, %for.body14.i.i345 ]
  %vecext.i.i348 = extractelement <8 x i64> %outside.0.lcssa.i.i343, i64 %j.071.i.i346
  %or15.i.i349 = or i64 %vecext.i.i348, %wrong.070.i.i347
  %inc.i.i350 = add nuw nsw i64 %j.071.i.i346, 1
  %exitcond.not.i298.i = icmp eq i64 %inc.i.i350, 8
  br i1 %exitcond.not.i298.i, label %for.cond18.preheader.i.i351, label %for.body14.i.i345, !llvm.loop !9

for.body21.i.i353:                                ; preds = %for.cond18.preheader.i.i351, %for.body21.i.i353
  %k.174.i.i354 = phi i64 [ %inc35.i.i366, %for.body21.i.i353 ], [ %k.0.lcssa.i.i344, %for.cond18.preheader.i.i351 ]
  %wrong.173.i.i355 = phi i64 [ %or31.i.i363, %for.body21.i.i353 ], [ %or15.i.i349, %for.cond18.preheader.i.i351 ]
  %arrayidx.i.i356 = getelementptr inbounds i32, ptr %add.ptr72.i321, i64 %k.174.i.i354
  %81 = load i32, ptr %arrayidx.i.i356, align 4
  %conv23.i.i357 = sext i32 %81 to i64
  %cmp25.i.i358 = icmp slt i32 %81, 0
  %cond.i.i359 = select i1 %cmp25.i.i358, i64 %79, i64 0
  %add27.i.i360 = add nsw i64 %cond.i.i359, %conv23.i.i357
  %cmp28.i.i361 = icmp uge i64 %add27.i.i360, %79
  %conv30.i.i362 = zext i1 %cmp28.i.i361 to i64
  %or31.i.i363 = or i64 %wrong.173.i.i355, %conv30.i.i362
  %conv32.i.i364 = trunc i64 %add27.i.i360 to i32
  %arrayidx33.i.i365 = getelementptr inbounds i32, ptr %cond67.i188, i64 %k.174.i.i354
  store i32 %conv32.i.i364, ptr %arrayidx33.i.i365, align 4
  %inc35.i.i366 = add nuw nsw i64 %k.174.i.i354, 1
  %exitcond76.not.i.i367 = icmp eq i64 %inc35.i.i366, %spec.select.i198
  br i1 %exitcond76.not.i.i367, label %cond.end78.i230, label %for.body21.i.i353, !llvm.loop !10

cond.false74.i201:                                ; preds = %for.body50.i196
  %add.ptr75.i202 = getelementptr inbounds i64, ptr %60, i64 %k44.0361.i
  br i1 %cmp.not65.i.i200, label %for.cond10.preheader.i.i222, label %for.body.lr.ph.i299.i203

for.body.lr.ph.i299.i203:                         ; preds = %cond.false74.i201
  %splat.splatinsert.i300.i204 = insertelement <8 x i64> poison, i64 %79, i64 0
  %splat.splat.i301.i205 = shufflevector <8 x i64> %splat.splatinsert.i300.i204, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i206

for.cond10.preheader.i.i222:                      ; preds = %for.body.i302.i206, %cond.false74.i201
  %outside.0.lcssa.i314.i223 = phi <8 x i64> [ zeroinitializer, %cond.false74.i201 ], [ %or7.i310.i217, %for.body.i302.i206 ]
  %k.0.lcssa.i315.i224 = phi i64 [ 0, %cond.false74.i201 ], [ %add66.i.i207, %for.body.i302.i206 ]
  br label %for.body13.i316.i

for.body.i302.i206:                               ; preds = %for.body.i302.i206, %for.body.lr.ph.i299.i203
  %add66.i.i207 = phi i64 [ 8, %for.body.lr.ph.i299.i203 ], [ %add.i312.i220, %for.body.i302.i206 ]
  %k.065.i.i208 = phi i64 [ 0, %for.body.lr.ph.i299.i203 ], [ %add66.i.i207, %for.body.i302.i206 ]
  %outside.064.i.i209 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i203 ], [ %or7.i310.i217, %for.body.i302.i206 ]
  %add.ptr.i303.i210 = getelementptr inbounds i64, ptr %add.ptr75.i202, i64 %k.065.i.i208
  %82 = load <8 x i64>, ptr %add.ptr.i303.i210, align 8
  %isneg.i304.i211 = icmp slt <8 x i64> %82, zeroinitializer
  %and.i305.i212 = select <8 x i1> %isneg.i304.i211, <8 x i64> %splat.splat.i301.i205, <8 x i64> zeroinitializer
  %add1.i306.i213 = add <8 x i64> %and.i305.i212, %82
  %add1.lobit.i307.i214 = ashr <8 x i64> %add1.i306.i213, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i215 = icmp slt <8 x i64> %add1.i306.i213, %splat.splat.i301.i205
  %or.i309.i216 = select <8 x i1> %cmp5.not.i308.i215, <8 x i64> %add1.lobit.i307.i214, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i217 = or <8 x i64> %or.i309.i216, %outside.064.i.i209
  %conv.i311.i218 = trunc <8 x i64> %add1.i306.i213 to <8 x i32>
  %add.ptr8.i.i219 = getelementptr inbounds i32, ptr %cond67.i188, i64 %k.065.i.i208
  store <8 x i32> %conv.i311.i218, ptr %add.ptr8.i.i219, align 4
  %add.i312.i220 = add nuw nsw i64 %add66.i.i207, 8
  %cmp.not.i313.i221 = icmp sgt i64 %add.i312.i220, %spec.select.i198
  br i1 %cmp.not.i313.i221, label %for.cond10.preheader.i.i222, label %for.body.i302.i206, !llvm.loop !11

for.cond17.preheader.i.i228:                      ; preds = %for.body13.i316.i
  %cmp1870.i.i229 = icmp slt i64 %k.0.lcssa.i315.i224, %spec.select.i198
  br i1 %cmp1870.i.i229, label %for.body20.i.i309, label %cond.end78.i230

for.body13.i316.i:                                ; preds = %for.body13.i316.i, %for.cond10.preheader.i.i222
  %j.069.i.i225 = phi i64 [ 0, %for.cond10.preheader.i.i222 ], [ %inc.i318.i, %for.body13.i316.i ]
  %wrong.068.i.i226 = phi i64 [ 0, %for.cond10.preheader.i.i222 ], [ %or14.i.i227, %for.body13.i316.i ]
  %vecext.i317.i = extractelement <8 x i64> %outside.0.lcssa.i314.i223, i64 %j.069.i.i225
  %or14.i.i227 = or i64 %vecext.i317.i, %wrong.068.i.i226
  %inc.i318.i = add nuw nsw i64 %j.069.i.i225, 1
  %exitcond.not.i319.i = icmp eq i64 %inc.i318.i, 8
  br i1 %exitcond.not.i319.i, label %for.cond17.preheader.i.i228, label %for.body13.i316.i, !llvm.loop !12

for.body20.i.i309:                                ; preds = %for.cond17.preheader.i.i228, %for.body20.i.i309
  %k.172.i.i310 = phi i64 [ %inc33.i.i318, %for.body20.i.i309 ], [ %k.0.lcssa.i315.i224, %for.cond17.preheader.i.i228 ]
  %wrong.171.i.i311 = phi i64 [ %or29.i.i316, %for.body20.i.i309 ], [ %or14.i.i227, %for.cond17.preheader.i.i228 ]
  %arrayidx.i321.i = getelementptr inbounds i64, ptr %add.ptr75.i202, i64 %k.172.i.i310
  %83 = load i64, ptr %arrayidx.i321.i, align 8
  %cmp23.i.i312 = icmp slt i64 %83, 0
  %cond.i322.i = select i1 %cmp23.i.i312, i64 %79, i64 0
  %add25.i.i313 = add nsw i64 %cond.i322.i, %83
  %cmp26.i.i314 = icmp uge i64 %add25.i.i313, %79
  %conv28.i.i315 = zext i1 %cmp26.i.i314 to i64
  %or29.i.i316 = or i64 %wrong.171.i.i311, %conv28.i.i315
  %conv30.i323.i = trunc i64 %add25.i.i313 to i32
  %arrayidx31.i.i317 = getelementptr inbounds i32, ptr %cond67.i188, i64 %k.172.i.i310
  store i32 %conv30.i323.i, ptr %arrayidx31.i.i317, align 4
  %inc33.i.i318 = add nuw nsw i64 %k.172.i.i310, 1
  %exitcond74.not.i.i319 = icmp eq i64 %inc33.i.i318, %spec.select.i198
  br i1 %exitcond74.not.i.i319, label %cond.end78.i230, label %for.body20.i.i309, !llvm.loop !13

cond.end78.i230:                                  ; preds = %for.body20.i.i309, %for.body21.i.i353, %for.cond17.preheader.i.i228, %for.cond18.preheader.i.i351
  %cond79.in.in.i231 = phi i64 [ %or15.i.i349, %for.cond18.preheader.i.i351 ], [ %or14.i.i227, %for.cond17.preheader.i.i228 ], [ %or31.i.i363, %for.body21.i.i353 ], [ %or29.i.i316, %for.body20.i.i309 ]
  %cond79.in.not.i232 = icmp eq i64 %cond79.in.in.i231, 0
  br i1 %cond79.in.not.i232, label %if.end82.i233, label %set_64.exit

if.end82.i233:                                    ; preds = %cond.end78.i230
  br i1 %75, label %if.end87.i262, label %if.else85.i234

if.else85.i234:                                   ; preds = %if.end82.i233
  %cmp55.i.i235 = icmp sgt i64 %sub52.i197, 0
  br i1 %cmp55.i.i235, label %for.body.i326.i, label %if.else94.thread.i236

for.cond12.preheader.i.i249:                      ; preds = %for.body.i326.i
  %tobool.not.i.i250 = icmp eq i64 %add.i328.i, 0
  br i1 %tobool.not.i.i250, label %if.else94.thread.i236, label %for.body16.lr.ph.i.i251

for.body16.lr.ph.i.i251:                          ; preds = %for.cond12.preheader.i.i249
  %sub18.i.i252 = add nsw i64 %add.i328.i, -1
  %arrayidx19.i.i253 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %sub18.i.i252
  %arrayidx25.i.i254 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %sub18.i.i252
  br label %for.body16.i.i255

for.body.i326.i:                                  ; preds = %if.else85.i234, %for.body.i326.i
  %n.057.i.i241 = phi i64 [ %add.i328.i, %for.body.i326.i ], [ 0, %if.else85.i234 ]
  %k.056.i.i242 = phi i64 [ %inc.i329.i, %for.body.i326.i ], [ 0, %if.else85.i234 ]
  %arrayidx.i327.i = getelementptr inbounds i32, ptr %places.i115, i64 %k.056.i.i242
  %84 = load i32, ptr %arrayidx.i327.i, align 4
  %sub3.i.i243 = sub i32 %84, %conv.i324.i
  %conv4.i.i244 = trunc i64 %k.056.i.i242 to i32
  %arrayidx5.i.i245 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %n.057.i.i241
  store i32 %conv4.i.i244, ptr %arrayidx5.i.i245, align 4
  %arrayidx7.i.i246 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %n.057.i.i241
  store i32 %sub3.i.i243, ptr %arrayidx7.i.i246, align 4
  %cmp8.i.i247 = icmp ult i32 %sub3.i.i243, %conv1.i.i191
  %conv10.i.i248 = zext i1 %cmp8.i.i247 to i64
  %add.i328.i = add nuw nsw i64 %n.057.i.i241, %conv10.i.i248
  %inc.i329.i = add nuw nsw i64 %k.056.i.i242, 1
  %exitcond.not.i330.i = icmp eq i64 %inc.i329.i, %spec.select.i198
  br i1 %exitcond.not.i330.i, label %for.cond12.preheader.i.i249, label %for.body.i326.i, !llvm.loop !14

for.body16.i.i255:                                ; preds = %for.body16.i.i255, %for.body16.lr.ph.i.i251
  %k11.058.i.i256 = phi i64 [ 0, %for.body16.lr.ph.i.i251 ], [ %inc30.i.i260, %for.body16.i.i255 ]
  %85 = load i32, ptr %arrayidx19.i.i253, align 4
  %add21.i.i257 = add nuw nsw i64 %k11.058.i.i256, %add.i328.i
  %arrayidx22.i.i258 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %add21.i.i257
  store i32 %85, ptr %arrayidx22.i.i258, align 4
  %86 = load i32, ptr %arrayidx25.i.i254, align 4
  %arrayidx28.i.i259 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %add21.i.i257
  store i32 %86, ptr %arrayidx28.i.i259, align 4
  %inc30.i.i260 = add nuw nsw i64 %k11.058.i.i256, 1
  %exitcond.not.i261 = icmp eq i64 %inc30.i.i260, 8
  br i1 %exitcond.not.i261, label %if.end87.i262, label %for.body16.i.i255, !llvm.loop !15

if.else94.thread.i236:                            ; preds = %for.cond12.preheader.i.i249, %if.else85.i234
  store i64 0, ptr %count32.i.i192, align 8
  br label %for.inc101.i237

if.end87.i262:                                    ; preds = %for.body16.i.i255, %if.end82.i233
  %87 = phi i64 [ %spec.select.i198, %if.end82.i233 ], [ %add.i328.i, %for.body16.i.i255 ]
  store i64 %87, ptr %count32.i.i192, align 8
  %tobool89.i263 = icmp ne i64 %87, 0
  %or.cond183.i264 = select i1 %tobool89.i263, i1 %cmp91.i193, i1 false
  %cmp31.i.i265 = icmp sgt i64 %87, 0
  br i1 %or.cond183.i264, label %if.then93.i295, label %if.else94.i266

if.then93.i295:                                   ; preds = %if.end87.i262
  br i1 %cmp31.i.i265, label %for.body.i331.i296, label %for.inc101.i237

for.body.i331.i296:                               ; preds = %if.then93.i295, %for.body.i331.i296
  %m.032.i.i297 = phi i64 [ %inc.i337.i, %for.body.i331.i296 ], [ 0, %if.then93.i295 ]
  %arrayidx4.i.i298 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %m.032.i.i297
  %88 = load i32, ptr %arrayidx4.i.i298, align 4
  %conv5.i.i299 = sext i32 %88 to i64
  %add.i332.i300 = add nuw nsw i64 %m.032.i.i297, 8
  %arrayidx7.i333.i301 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %add.i332.i300
  %89 = load i32, ptr %arrayidx7.i333.i301, align 4
  %idx.ext.i.i302 = sext i32 %89 to i64
  %add.ptr.i334.i303 = getelementptr inbounds i64, ptr %cond.i132, i64 %idx.ext.i.i302
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i334.i303, i32 1, i32 3, i32 1)
  %arrayidx11.i.i304 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %m.032.i.i297
  %90 = load i32, ptr %arrayidx11.i.i304, align 4
  %conv12.i.i305 = sext i32 %90 to i64
  %mul.i335.i306 = mul nsw i64 %63, %conv12.i.i305
  %arrayidx13.i.i307 = getelementptr inbounds i64, ptr %values.0362.i, i64 %mul.i335.i306
  %91 = load i64, ptr %arrayidx13.i.i307, align 8
  %arrayidx14.i336.i = getelementptr inbounds i64, ptr %cond.i132, i64 %conv5.i.i299
  store i64 %91, ptr %arrayidx14.i336.i, align 8
  %inc.i337.i = add nuw nsw i64 %m.032.i.i297, 1
  %exitcond374.not.i308 = icmp eq i64 %inc.i337.i, %87
  br i1 %exitcond374.not.i308, label %for.inc101.i237, label %for.body.i331.i296, !llvm.loop !25

if.else94.i266:                                   ; preds = %if.end87.i262
  br i1 %cmp31.i.i265, label %for.body.i341.i, label %for.inc101.i237

for.body.i341.i:                                  ; preds = %if.else94.i266, %for.end33.i.i289
  %m.070.i.i267 = phi i64 [ %inc35.i349.i, %for.end33.i.i289 ], [ 0, %if.else94.i266 ]
  %arrayidx.i342.i = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %m.070.i.i267
  %92 = load i32, ptr %arrayidx.i342.i, align 4
  %conv.i343.i = sext i32 %92 to i64
  %mul.i344.i = mul nsw i64 %63, %conv.i343.i
  %add.ptr.i345.i = getelementptr inbounds i64, ptr %values.0362.i, i64 %mul.i344.i
  %arrayidx1.i.i268 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %m.070.i.i267
  %93 = load i32, ptr %arrayidx1.i.i268, align 4
  %conv2.i.i269 = sext i32 %93 to i64
  %mul3.i.i270 = mul nsw i64 %64, %conv2.i.i269
  %add.ptr4.i.i271 = getelementptr i64, ptr %cond.i132, i64 %mul3.i.i270
  %add.i346.i = add nuw nsw i64 %m.070.i.i267, 8
  %arrayidx6.i.i272 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %add.i346.i
  %94 = load i32, ptr %arrayidx6.i.i272, align 4
  %conv7.i.i273 = sext i32 %94 to i64
  %mul8.i.i274 = mul nsw i64 %63, %conv7.i.i273
  %add.ptr9.i347.i = getelementptr inbounds i64, ptr %values.0362.i, i64 %mul8.i.i274
  %arrayidx12.i.i275 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %add.i346.i
  %95 = load i32, ptr %arrayidx12.i.i275, align 4
  %conv13.i.i276 = sext i32 %95 to i64
  %mul14.i.i277 = mul nsw i64 %64, %conv13.i.i276
  %add.ptr15.i.i278 = getelementptr inbounds i64, ptr %cond.i132, i64 %mul14.i.i277
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i278, i32 1, i32 3, i32 1)
  br i1 %cmp18.not64.i.i194, label %for.cond25.preheader.i.i286, label %for.body20.i348.i

for.cond25.preheader.i.i286:                      ; preds = %for.body20.i348.i, %for.body.i341.i
  %j.0.lcssa.i.i287 = phi i64 [ 0, %for.body.i341.i ], [ %add1766.i.i279, %for.body20.i348.i ]
  %cmp2667.i.i288 = icmp slt i64 %j.0.lcssa.i.i287, %64
  br i1 %cmp2667.i.i288, label %for.body28.i.i291, label %for.end33.i.i289

for.body20.i348.i:                                ; preds = %for.body.i341.i, %for.body20.i348.i
  %add1766.i.i279 = phi i64 [ %add17.i.i284, %for.body20.i348.i ], [ 8, %for.body.i341.i ]
  %j.065.i.i280 = phi i64 [ %add1766.i.i279, %for.body20.i348.i ], [ 0, %for.body.i341.i ]
  %add.ptr21.i.i281 = getelementptr inbounds i64, ptr %add.ptr9.i347.i, i64 %j.065.i.i280
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i281, i32 0, i32 3, i32 1)
  %add.ptr22.i.i282 = getelementptr inbounds i64, ptr %add.ptr.i345.i, i64 %j.065.i.i280
  %add.ptr23.i.i283 = getelementptr inbounds i64, ptr %add.ptr4.i.i271, i64 %j.065.i.i280
  %96 = load <8 x i64>, ptr %add.ptr22.i.i282, align 8
  store <8 x i64> %96, ptr %add.ptr23.i.i283, align 8
  %add17.i.i284 = add nuw nsw i64 %add1766.i.i279, 8
  %cmp18.not.i.i285 = icmp sgt i64 %add17.i.i284, %64
  br i1 %cmp18.not.i.i285, label %for.cond25.preheader.i.i286, label %for.body20.i348.i, !llvm.loop !26

for.body28.i.i291:                                ; preds = %for.cond25.preheader.i.i286, %for.body28.i.i291
  %j.168.i.i292 = phi i64 [ %inc.i351.i, %for.body28.i.i291 ], [ %j.0.lcssa.i.i287, %for.cond25.preheader.i.i286 ]
  %arrayidx29.i.i293 = getelementptr inbounds i64, ptr %add.ptr4.i.i271, i64 %j.168.i.i292
  %arrayidx30.i.i294 = getelementptr inbounds i64, ptr %add.ptr.i345.i, i64 %j.168.i.i292
  %97 = load i64, ptr %arrayidx30.i.i294, align 8
  store i64 %97, ptr %arrayidx29.i.i293, align 8
  %inc.i351.i = add nuw nsw i64 %j.168.i.i292, 1
  %exitcond.not.i352.i = icmp eq i64 %inc.i351.i, %64
  br i1 %exitcond.not.i352.i, label %for.end33.i.i289, label %for.body28.i.i291, !llvm.loop !27

for.end33.i.i289:                                 ; preds = %for.body28.i.i291, %for.cond25.preheader.i.i286
  %inc35.i349.i = add nuw nsw i64 %m.070.i.i267, 1
  %exitcond373.not.i290 = icmp eq i64 %inc35.i349.i, %87
  br i1 %exitcond373.not.i290, label %for.inc101.i237, label %for.body.i341.i, !llvm.loop !28

for.inc101.i237:                                  ; preds = %for.end33.i.i289, %for.body.i331.i296, %if.else94.i266, %if.then93.i295, %if.else94.thread.i236
  %add.i238 = add nuw nsw i64 %k44.0361.i, 512
  %add.ptr103.i239 = getelementptr i8, ptr %values.0362.i, i64 %add.ptr103.idx.i195
  %98 = load i64, ptr %arrayidx46.i144, align 8
  %cmp47.not.i240 = icmp slt i64 %add.i238, %98
  br i1 %cmp47.not.i240, label %for.body50.i196, label %for.end106.i145, !llvm.loop !29

for.end106.i145:                                  ; preds = %for.inc101.i237, %for.cond45.preheader.i143
  %99 = load i64, ptr %a, align 8
  %cmp108.i146 = icmp eq i64 %99, 0
  %tobool111.i147 = icmp ne i64 %66, 0
  %or.cond184.i148 = select i1 %cmp108.i146, i1 %tobool111.i147, i1 false
  br i1 %or.cond184.i148, label %lor.lhs.false112.i150, label %set_64.exit

lor.lhs.false112.i150:                            ; preds = %for.end106.i145
  %cmp113.i151 = icmp ne ptr %cond.i132, %67
  %tobool116.i152 = icmp ne i64 %57, 0
  %or.cond185.i153 = select i1 %cmp113.i151, i1 true, i1 %tobool116.i152
  br i1 %or.cond185.i153, label %for.cond120.preheader.i154, label %set_64.exit

for.cond120.preheader.i154:                       ; preds = %lor.lhs.false112.i150
  %cmp122.not363.i = icmp slt i64 %mul.i125, 8
  br i1 %cmp122.not363.i, label %for.cond145.preheader.i164, label %for.body124.lr.ph.i155

for.body124.lr.ph.i155:                           ; preds = %for.cond120.preheader.i154
  %add.ptr131.i156 = getelementptr inbounds i64, ptr %58, i64 %mul9.i128
  br label %for.body124.i157

for.cond145.preheader.i164:                       ; preds = %if.end140.i159, %for.cond120.preheader.i154
  %k119.0.lcssa.i165 = phi i64 [ 0, %for.cond120.preheader.i154 ], [ %add121365.i, %if.end140.i159 ]
  %cmp146366.i = icmp slt i64 %k119.0.lcssa.i165, %mul.i125
  br i1 %cmp146366.i, label %for.body148.lr.ph.i166, label %set_64.exit

for.body148.lr.ph.i166:                           ; preds = %for.cond145.preheader.i164
  %100 = getelementptr i64, ptr %58, i64 %mul9.i128
  br label %for.body148.i167

for.body124.i157:                                 ; preds = %if.end140.i159, %for.body124.lr.ph.i155
  %add121365.i = phi i64 [ 8, %for.body124.lr.ph.i155 ], [ %add121.i162, %if.end140.i159 ]
  %k119.0364.i = phi i64 [ 0, %for.body124.lr.ph.i155 ], [ %add121365.i, %if.end140.i159 ]
  %add.ptr125.i158 = getelementptr inbounds i64, ptr %cond.i132, i64 %k119.0364.i
  %101 = load <8 x i64>, ptr %add.ptr125.i158, align 8
  br i1 %tobool116.i152, label %land.lhs.true127.i177, label %if.end140.i159

land.lhs.true127.i177:                            ; preds = %for.body124.i157
  %102 = load i64, ptr %arrayidx8.i127, align 8
  %tobool129.not.i178 = icmp eq i64 %102, 0
  br i1 %tobool129.not.i178, label %if.then136.i182, label %if.then130.i179

if.then130.i179:                                  ; preds = %land.lhs.true127.i177
  %add.ptr132.i180 = getelementptr inbounds i64, ptr %add.ptr131.i156, i64 %k119.0364.i
  %103 = load <8 x i64>, ptr %add.ptr132.i180, align 8
  %add133.i181 = add <8 x i64> %103, %101
  br label %if.end140.i159

if.then136.i182:                                  ; preds = %land.lhs.true127.i177
  %104 = load i64, ptr %58, align 8
  %splat.splatinsert.i183 = insertelement <8 x i64> poison, i64 %104, i64 0
  %splat.splat.i184 = shufflevector <8 x i64> %splat.splatinsert.i183, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i185 = add <8 x i64> %splat.splat.i184, %101
  br label %if.end140.i159

if.end140.i159:                                   ; preds = %if.then136.i182, %if.then130.i179, %for.body124.i157
  %sum.0.i160 = phi <8 x i64> [ %add133.i181, %if.then130.i179 ], [ %add138.i185, %if.then136.i182 ], [ %101, %for.body124.i157 ]
  %add.ptr141.i161 = getelementptr inbounds i64, ptr %67, i64 %k119.0364.i
  store <8 x i64> %sum.0.i160, ptr %add.ptr141.i161, align 8
  %add121.i162 = add nuw nsw i64 %add121365.i, 8
  %cmp122.not.i163 = icmp sgt i64 %add121.i162, %mul.i125
  br i1 %cmp122.not.i163, label %for.cond145.preheader.i164, label %for.body124.i157, !llvm.loop !30

for.body148.i167:                                 ; preds = %cond.end159.i169, %for.body148.lr.ph.i166
  %k119.1367.i = phi i64 [ %k119.0.lcssa.i165, %for.body148.lr.ph.i166 ], [ %inc163.i172, %cond.end159.i169 ]
  %arrayidx151.i168 = getelementptr inbounds i64, ptr %cond.i132, i64 %k119.1367.i
  %105 = load i64, ptr %arrayidx151.i168, align 8
  br i1 %tobool116.i152, label %cond.true150.i173, label %cond.end159.i169

cond.true150.i173:                                ; preds = %for.body148.i167
  %106 = load i64, ptr %arrayidx8.i127, align 8
  %mul153.i174 = mul nsw i64 %106, %k119.1367.i
  %arrayidx155.i175 = getelementptr i64, ptr %100, i64 %mul153.i174
  %107 = load i64, ptr %arrayidx155.i175, align 8
  %add156.i176 = add nsw i64 %107, %105
  br label %cond.end159.i169

cond.end159.i169:                                 ; preds = %cond.true150.i173, %for.body148.i167
  %cond160.i170 = phi i64 [ %add156.i176, %cond.true150.i173 ], [ %105, %for.body148.i167 ]
  %arrayidx161.i171 = getelementptr inbounds i64, ptr %67, i64 %k119.1367.i
  store i64 %cond160.i170, ptr %arrayidx161.i171, align 8
  %inc163.i172 = add nuw nsw i64 %k119.1367.i, 1
  %exitcond375.not.i = icmp eq i64 %inc163.i172, %mul.i125
  br i1 %exitcond375.not.i, label %set_64.exit, label %for.body148.i167, !llvm.loop !31

set_64.exit:                                      ; preds = %cond.end78.i230, %cond.end159.i169, %for.end106.i145, %lor.lhs.false112.i150, %for.cond145.preheader.i164
  %retval.3.i149 = phi i64 [ 0, %lor.lhs.false112.i150 ], [ 0, %for.end106.i145 ], [ 0, %for.cond145.preheader.i164 ], [ 0, %cond.end159.i169 ], [ 1, %cond.end78.i230 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i116) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i115) #7
  br label %return

cond.true8:                                       ; preds = %entry
  %arrayidx.i1367 = getelementptr inbounds i8, ptr %a, i64 24
  %108 = load i64, ptr %arrayidx.i1367, align 8
  %109 = inttoptr i64 %108 to ptr
  %arrayidx1.i1368 = getelementptr inbounds i8, ptr %a, i64 88
  %110 = load i64, ptr %arrayidx1.i1368, align 8
  %111 = inttoptr i64 %110 to ptr
  %arrayidx2.i1369 = getelementptr inbounds i8, ptr %a, i64 40
  %112 = load i64, ptr %arrayidx2.i1369, align 8
  %113 = inttoptr i64 %112 to ptr
  %arrayidx3.i1370 = getelementptr inbounds i8, ptr %a, i64 72
  %114 = load i64, ptr %arrayidx3.i1370, align 8
  %arrayidx4.i1371 = getelementptr inbounds i8, ptr %a, i64 80
  %115 = load i64, ptr %arrayidx4.i1371, align 8
  %arrayidx5.i1372 = getelementptr inbounds i8, ptr %a, i64 32
  %116 = load i64, ptr %arrayidx5.i1372, align 8
  %arrayidx6.i1373 = getelementptr inbounds i8, ptr %a, i64 64
  %117 = load i64, ptr %arrayidx6.i1373, align 8
  %sub.i1374 = sub i64 %115, %114
  %mul.i1375 = mul i64 %117, %sub.i1374
  %mul7.i1376 = mul nsw i64 %117, %114
  %arrayidx8.i1377 = getelementptr inbounds i8, ptr %a, i64 96
  %118 = load i64, ptr %arrayidx8.i1377, align 8
  %mul9.i1378 = mul nsw i64 %mul7.i1376, %118
  %arrayidx10.i1379 = getelementptr inbounds i8, ptr %a, i64 120
  %119 = load i64, ptr %arrayidx10.i1379, align 8
  %120 = inttoptr i64 %119 to ptr
  %arrayidx11.i1380 = getelementptr inbounds i8, ptr %a, i64 112
  %121 = load i64, ptr %arrayidx11.i1380, align 8
  %tobool.not.i1381 = icmp eq i64 %121, 0
  %122 = inttoptr i64 %121 to ptr
  %cond.i1382 = select i1 %tobool.not.i1381, ptr %120, ptr %122
  %arrayidx13.i1383 = getelementptr inbounds i8, ptr %a, i64 104
  %123 = load i64, ptr %arrayidx13.i1383, align 8
  %tobool14.not.i1384 = icmp eq i64 %123, 0
  switch i64 %1, label %cond.false23 [
    i64 0, label %cond.true11
    i64 1, label %cond.true16
    i64 2, label %cond.true21
  ]

cond.true11:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1384, label %if.end30.i418, label %if.then.i414

if.then.i414:                                     ; preds = %cond.true11
  %124 = inttoptr i64 %123 to ptr
  %125 = load i64, ptr %124, align 8
  %tobool1.not.i.i415 = icmp eq i64 %125, 0
  br i1 %tobool1.not.i.i415, label %if.then.i.i595, label %for.cond9.preheader.i.i416

if.then.i.i595:                                   ; preds = %if.then.i414
  %mul.i.i596 = shl nsw i64 %mul.i1375, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1382, i8 0, i64 %mul.i.i596, i1 false)
  br label %if.end30.i418

for.cond9.preheader.i.i416:                       ; preds = %if.then.i414
  %cmp1033.i.i417 = icmp sgt i64 %mul.i1375, 0
  br i1 %cmp1033.i.i417, label %for.body13.i.i590, label %if.end30.i418

for.body13.i.i590:                                ; preds = %for.cond9.preheader.i.i416, %for.body13.i.i590
  %k8.034.i.i591 = phi i64 [ %inc16.i.i593, %for.body13.i.i590 ], [ 0, %for.cond9.preheader.i.i416 ]
  %arrayidx14.i.i592 = getelementptr inbounds i64, ptr %cond.i1382, i64 %k8.034.i.i591
  store i64 %125, ptr %arrayidx14.i.i592, align 8
  %inc16.i.i593 = add nuw nsw i64 %k8.034.i.i591, 1
  %exitcond.not.i.i594 = icmp eq i64 %inc16.i.i593, %mul.i1375
  br i1 %exitcond.not.i.i594, label %if.end30.i418, label %for.body13.i.i590, !llvm.loop !23

if.end30.i418:                                    ; preds = %for.body13.i.i590, %for.cond9.preheader.i.i416, %if.then.i.i595, %cond.true11
  %cmp31.i419 = icmp eq i64 %114, 0
  br i1 %cmp31.i419, label %land.end.i579, label %land.end.thread.i420

land.end.thread.i420:                             ; preds = %if.end30.i418
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i390) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i391) #7
  br label %for.cond45.preheader.i421

land.end.i579:                                    ; preds = %if.end30.i418
  %arrayidx32.i580 = getelementptr inbounds i8, ptr %a, i64 56
  %126 = load i64, ptr %arrayidx32.i580, align 8
  %cmp33.i581 = icmp eq i64 %115, %126
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i390) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i391) #7
  br i1 %cmp33.i581, label %for.body.lr.ph.i582, label %for.cond45.preheader.i421

for.body.lr.ph.i582:                              ; preds = %land.end.i579
  %places42.i583 = getelementptr inbounds i8, ptr %found.i391, i64 2080
  br label %for.body.i584

for.cond45.preheader.i421:                        ; preds = %for.body.i584, %land.end.i579, %land.end.thread.i420
  %127 = phi i1 [ false, %land.end.thread.i420 ], [ false, %land.end.i579 ], [ true, %for.body.i584 ]
  %arrayidx46.i422 = getelementptr inbounds i8, ptr %a, i64 48
  %128 = load i64, ptr %arrayidx46.i422, align 8
  %cmp47.not354.i = icmp sgt i64 %128, 0
  br i1 %cmp47.not354.i, label %for.body50.lr.ph.i445, label %for.end106.i423

for.body50.lr.ph.i445:                            ; preds = %for.cond45.preheader.i421
  %places63.i446 = getelementptr inbounds i8, ptr %found.i391, i64 2080
  %cond67.i447 = select i1 %127, ptr %places63.i446, ptr %places.i390
  %arrayidx68.i448 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i449 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i329.i = trunc i64 %114 to i32
  %conv1.i.i450 = trunc i64 %sub.i1374 to i32
  %count32.i.i451 = getelementptr inbounds i8, ptr %found.i391, i64 4160
  %cmp91.i452 = icmp eq i64 %117, 1
  %129 = add i64 %117, -8
  %130 = tail call i64 @llvm.fshl.i64(i64 %129, i64 %129, i64 61)
  %cmp18.not66.i.i.i = icmp slt i64 %117, 8
  %add.ptr103.idx.i453 = shl nsw i64 %116, 11
  br label %for.body50.i454

for.body.i584:                                    ; preds = %for.body.i584, %for.body.lr.ph.i582
  %k.0353.i = phi i64 [ 0, %for.body.lr.ph.i582 ], [ %inc.i588, %for.body.i584 ]
  %conv40.i585 = trunc nuw i64 %k.0353.i to i32
  %arrayidx41.i586 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %k.0353.i
  store i32 %conv40.i585, ptr %arrayidx41.i586, align 4
  %arrayidx43.i587 = getelementptr inbounds [520 x i32], ptr %places42.i583, i64 0, i64 %k.0353.i
  store i32 0, ptr %arrayidx43.i587, align 4
  %inc.i588 = add nuw nsw i64 %k.0353.i, 1
  %exitcond4688.not = icmp eq i64 %inc.i588, 520
  br i1 %exitcond4688.not, label %for.cond45.preheader.i421, label %for.body.i584, !llvm.loop !32

for.body50.i454:                                  ; preds = %for.inc101.i478, %for.body50.lr.ph.i445
  %131 = phi i64 [ %128, %for.body50.lr.ph.i445 ], [ %203, %for.inc101.i478 ]
  %values.0357.i = phi ptr [ %109, %for.body50.lr.ph.i445 ], [ %add.ptr103.i480, %for.inc101.i478 ]
  %k44.0356.i = phi i64 [ 0, %for.body50.lr.ph.i445 ], [ %add.i479, %for.inc101.i478 ]
  %sub52.i455 = sub nsw i64 %131, %k44.0356.i
  %spec.select.i456 = tail call i64 @llvm.smin.i64(i64 %sub52.i455, i64 512)
  %132 = load i64, ptr %arrayidx68.i448, align 8
  %cmp69.i457 = icmp eq i64 %132, 4
  %133 = load i64, ptr %arrayidx76.i449, align 8
  %cmp.not65.i.i458 = icmp slt i64 %sub52.i455, 8
  br i1 %cmp69.i457, label %cond.true71.i531, label %cond.false74.i459

cond.true71.i531:                                 ; preds = %for.body50.i454
  %add.ptr72.i532 = getelementptr inbounds i32, ptr %113, i64 %k44.0356.i
  br i1 %cmp.not65.i.i458, label %for.cond11.preheader.i.i553, label %for.body.lr.ph.i.i533

for.body.lr.ph.i.i533:                            ; preds = %cond.true71.i531
  %splat.splatinsert.i.i534 = insertelement <8 x i64> poison, i64 %133, i64 0
  %splat.splat.i.i535 = shufflevector <8 x i64> %splat.splatinsert.i.i534, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i536

for.cond11.preheader.i.i553:                      ; preds = %for.body.i.i536, %cond.true71.i531
  %outside.0.lcssa.i.i554 = phi <8 x i64> [ zeroinitializer, %cond.true71.i531 ], [ %or7.i.i548, %for.body.i.i536 ]
  %k.0.lcssa.i.i555 = phi i64 [ 0, %cond.true71.i531 ], [ %add68.i.i537, %for.body.i.i536 ]
  br label %for.body14.i.i556

for.body.i.i536:                                  ; preds = %for.body.i.i536, %for.body.lr.ph.i.i533
  %add68.i.i537 = phi i64 [ 8, %for.body.lr.ph.i.i533 ], [ %add.i.i551, %for.body.i.i536 ]
  %k.067.i.i538 = phi i64 [ 0, %for.body.lr.ph.i.i533 ], [ %add68.i.i537, %for.body.i.i536 ]
  %outside.066.i.i539 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i533 ], [ %or7.i.i548, %for.body.i.i536 ]
  %add.ptr.i.i540 = getelementptr inbounds i32, ptr %add.ptr72.i532, i64 %k.067.i.i538
  %134 = load <8 x i32>, ptr %add.ptr.i.i540, align 4
  %conv.i.i541 = sext <8 x i32> %134 to <8 x i64>
  %isneg.i.i542 = icmp slt <8 x i32> %134, zeroinitializer
  %and.i.i543 = select <8 x i1> %isneg.i.i542, <8 x i64> %splat.splat.i.i535, <8 x i64> zeroinitializer
  %add1.i.i544 = add <8 x i64> %and.i.i543, %conv.i.i541
  %add1.lobit.i.i545 = ashr <8 x i64> %add1.i.i544, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i546 = icmp slt <8 x i64> %add1.i.i544, %splat.splat.i.i535
  %or.i.i547 = select <8 x i1> %cmp5.not.i.i546, <8 x i64> %add1.lobit.i.i545, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i548 = or <8 x i64> %or.i.i547, %outside.066.i.i539
  %conv8.i.i549 = trunc <8 x i64> %add1.i.i544 to <8 x i32>
  %add.ptr9.i.i550 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.067.i.i538
  store <8 x i32> %conv8.i.i549, ptr %add.ptr9.i.i550, align 4
  %add.i.i551 = add nuw nsw i64 %add68.i.i537, 8
  %cmp.not.i.i552 = icmp sgt i64 %add.i.i551, %spec.select.i456
  br i1 %cmp.not.i.i552, label %for.cond11.preheader.i.i553, label %for.body.i.i536, !llvm.loop !8

for.cond18.preheader.i.i562:                      ; preds = %for.body14.i.i556
  %cmp1972.i.i563 = icmp slt i64 %k.0.lcssa.i.i555, %spec.select.i456
  br i1 %cmp1972.i.i563, label %for.body21.i.i564, label %cond.end78.i471

for.body14.i.i556:                                ; preds = %for.body14.i.i556, %for.cond11.preheader.i.i553
  %j.071.i.i557 = phi i64 [ 0, %for.cond11.preheader.i.i553 ], [ %inc.i.i561, %for.body14.i.i556 ]
  %wrong.070.i.i558 = phi i64 [ 0, %for.cond11.preheader.i.i553 ], [ %or15.i.i560, %for.body14.i.i556 ]
  %vecext.i.i559 = extractelement <8 x i64> %outside.0.lcssa.i.i554, i64 %j.071.i.i557
  %or15.i.i560 = or i64 %vecext.i.i559, %wrong.070.i.i558
  %inc.i.i561 = add nuw nsw i64 %j.071.i.i557, 1
  %exitcond.not.i303.i = icmp eq i64 %inc.i.i561, 8
  br i1 %exitcond.not.i303.i, label %for.cond18.preheader.i.i562, label %for.body14.i.i556, !llvm.loop !9

for.body21.i.i564:                                ; preds = %for.cond18.preheader.i.i562, %for.body21.i.i564
  %k.174.i.i565 = phi i64 [ %inc35.i.i577, %for.body21.i.i564 ], [ %k.0.lcssa.i.i555, %for.cond18.preheader.i.i562 ]
  %wrong.173.i.i566 = phi i64 [ %or31.i.i574, %for.body21.i.i564 ], [ %or15.i.i560, %for.cond18.preheader.i.i562 ]
  %arrayidx.i.i567 = getelementptr inbounds i32, ptr %add.ptr72.i532, i64 %k.174.i.i565
  %135 = load i32, ptr %arrayidx.i.i567, align 4
  %conv23.i.i568 = sext i32 %135 to i64
  %cmp25.i.i569 = icmp slt i32 %135, 0
  %cond.i.i570 = select i1 %cmp25.i.i569, i64 %133, i64 0
  %add27.i.i571 = add nsw i64 %cond.i.i570, %conv23.i.i568
  %cmp28.i.i572 = icmp uge i64 %add27.i.i571, %133
  %conv30.i.i573 = zext i1 %cmp28.i.i572 to i64
  %or31.i.i574 = or i64 %wrong.173.i.i566, %conv30.i.i573
  %conv32.i.i575 = trunc i64 %add27.i.i571 to i32
  %arrayidx33.i.i576 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.174.i.i565
  store i32 %conv32.i.i575, ptr %arrayidx33.i.i576, align 4
  %inc35.i.i577 = add nuw nsw i64 %k.174.i.i565, 1
  %exitcond76.not.i.i578 = icmp eq i64 %inc35.i.i577, %spec.select.i456
  br i1 %exitcond76.not.i.i578, label %cond.end78.i471, label %for.body21.i.i564, !llvm.loop !10

cond.false74.i459:                                ; preds = %for.body50.i454
  %add.ptr75.i460 = getelementptr inbounds i64, ptr %113, i64 %k44.0356.i
  br i1 %cmp.not65.i.i458, label %for.cond10.preheader.i.i465, label %for.body.lr.ph.i304.i

for.body.lr.ph.i304.i:                            ; preds = %cond.false74.i459
  %splat.splatinsert.i305.i = insertelement <8 x i64> poison, i64 %133, i64 0
  %splat.splat.i306.i = shufflevector <8 x i64> %splat.splatinsert.i305.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i307.i

for.cond10.preheader.i.i465:                      ; preds = %for.body.i307.i, %cond.false74.i459
  %outside.0.lcssa.i319.i = phi <8 x i64> [ zeroinitializer, %cond.false74.i459 ], [ %or7.i315.i, %for.body.i307.i ]
  %k.0.lcssa.i320.i = phi i64 [ 0, %cond.false74.i459 ], [ %add66.i.i461, %for.body.i307.i ]
  br label %for.body13.i321.i

for.body.i307.i:                                  ; preds = %for.body.i307.i, %for.body.lr.ph.i304.i
  %add66.i.i461 = phi i64 [ 8, %for.body.lr.ph.i304.i ], [ %add.i317.i, %for.body.i307.i ]
  %k.065.i.i462 = phi i64 [ 0, %for.body.lr.ph.i304.i ], [ %add66.i.i461, %for.body.i307.i ]
  %outside.064.i.i463 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i304.i ], [ %or7.i315.i, %for.body.i307.i ]
  %add.ptr.i308.i = getelementptr inbounds i64, ptr %add.ptr75.i460, i64 %k.065.i.i462
  %136 = load <8 x i64>, ptr %add.ptr.i308.i, align 8
  %isneg.i309.i = icmp slt <8 x i64> %136, zeroinitializer
  %and.i310.i = select <8 x i1> %isneg.i309.i, <8 x i64> %splat.splat.i306.i, <8 x i64> zeroinitializer
  %add1.i311.i = add <8 x i64> %and.i310.i, %136
  %add1.lobit.i312.i = ashr <8 x i64> %add1.i311.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i313.i = icmp slt <8 x i64> %add1.i311.i, %splat.splat.i306.i
  %or.i314.i = select <8 x i1> %cmp5.not.i313.i, <8 x i64> %add1.lobit.i312.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i315.i = or <8 x i64> %or.i314.i, %outside.064.i.i463
  %conv.i316.i = trunc <8 x i64> %add1.i311.i to <8 x i32>
  %add.ptr8.i.i464 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.065.i.i462
  store <8 x i32> %conv.i316.i, ptr %add.ptr8.i.i464, align 4
  %add.i317.i = add nuw nsw i64 %add66.i.i461, 8
  %cmp.not.i318.i = icmp sgt i64 %add.i317.i, %spec.select.i456
  br i1 %cmp.not.i318.i, label %for.cond10.preheader.i.i465, label %for.body.i307.i, !llvm.loop !11

for.cond17.preheader.i.i469:                      ; preds = %for.body13.i321.i
  %cmp1870.i.i470 = icmp slt i64 %k.0.lcssa.i320.i, %spec.select.i456
  br i1 %cmp1870.i.i470, label %for.body20.i.i519, label %cond.end78.i471

for.body13.i321.i:                                ; preds = %for.body13.i321.i, %for.cond10.preheader.i.i465
  %j.069.i.i466 = phi i64 [ 0, %for.cond10.preheader.i.i465 ], [ %inc.i323.i, %for.body13.i321.i ]
  %wrong.068.i.i467 = phi i64 [ 0, %for.cond10.preheader.i.i465 ], [ %or14.i.i468, %for.body13.i321.i ]
  %vecext.i322.i = extractelement <8 x i64> %outside.0.lcssa.i319.i, i64 %j.069.i.i466
  %or14.i.i468 = or i64 %vecext.i322.i, %wrong.068.i.i467
  %inc.i323.i = add nuw nsw i64 %j.069.i.i466, 1
  %exitcond.not.i324.i = icmp eq i64 %inc.i323.i, 8
  br i1 %exitcond.not.i324.i, label %for.cond17.preheader.i.i469, label %for.body13.i321.i, !llvm.loop !12

for.body20.i.i519:                                ; preds = %for.cond17.preheader.i.i469, %for.body20.i.i519
  %k.172.i.i520 = phi i64 [ %inc33.i.i529, %for.body20.i.i519 ], [ %k.0.lcssa.i320.i, %for.cond17.preheader.i.i469 ]
  %wrong.171.i.i521 = phi i64 [ %or29.i.i527, %for.body20.i.i519 ], [ %or14.i.i468, %for.cond17.preheader.i.i469 ]
  %arrayidx.i326.i522 = getelementptr inbounds i64, ptr %add.ptr75.i460, i64 %k.172.i.i520
  %137 = load i64, ptr %arrayidx.i326.i522, align 8
  %cmp23.i.i523 = icmp slt i64 %137, 0
  %cond.i327.i = select i1 %cmp23.i.i523, i64 %133, i64 0
  %add25.i.i524 = add nsw i64 %cond.i327.i, %137
  %cmp26.i.i525 = icmp uge i64 %add25.i.i524, %133
  %conv28.i.i526 = zext i1 %cmp26.i.i525 to i64
  %or29.i.i527 = or i64 %wrong.171.i.i521, %conv28.i.i526
  %conv30.i328.i = trunc i64 %add25.i.i524 to i32
  %arrayidx31.i.i528 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.172.i.i520
  store i32 %conv30.i328.i, ptr %arrayidx31.i.i528, align 4
  %inc33.i.i529 = add nuw nsw i64 %k.172.i.i520, 1
  %exitcond74.not.i.i530 = icmp eq i64 %inc33.i.i529, %spec.select.i456
  br i1 %exitcond74.not.i.i530, label %cond.end78.i471, label %for.body20.i.i519, !llvm.loop !13

cond.end78.i471:                                  ; preds = %for.body20.i.i519, %for.body21.i.i564, %for.cond17.preheader.i.i469, %for.cond18.preheader.i.i562
  %cond79.in.in.i472 = phi i64 [ %or15.i.i560, %for.cond18.preheader.i.i562 ], [ %or14.i.i468, %for.cond17.preheader.i.i469 ], [ %or31.i.i574, %for.body21.i.i564 ], [ %or29.i.i527, %for.body20.i.i519 ]
  %cond79.in.not.i473 = icmp eq i64 %cond79.in.in.i472, 0
  br i1 %cond79.in.not.i473, label %if.end82.i474, label %add_float.exit

if.end82.i474:                                    ; preds = %cond.end78.i471
  br i1 %127, label %if.end87.i504, label %if.else85.i475

if.else85.i475:                                   ; preds = %if.end82.i474
  %cmp55.i.i476 = icmp sgt i64 %sub52.i455, 0
  br i1 %cmp55.i.i476, label %for.body.i331.i482, label %if.else94.thread.i477

for.cond12.preheader.i.i491:                      ; preds = %for.body.i331.i482
  %tobool.not.i.i492 = icmp eq i64 %add.i333.i, 0
  br i1 %tobool.not.i.i492, label %if.else94.thread.i477, label %for.body16.lr.ph.i.i493

for.body16.lr.ph.i.i493:                          ; preds = %for.cond12.preheader.i.i491
  %sub18.i.i494 = add nsw i64 %add.i333.i, -1
  %arrayidx19.i.i495 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %sub18.i.i494
  %arrayidx25.i.i496 = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %sub18.i.i494
  br label %for.body16.i.i497

for.body.i331.i482:                               ; preds = %if.else85.i475, %for.body.i331.i482
  %n.057.i.i483 = phi i64 [ %add.i333.i, %for.body.i331.i482 ], [ 0, %if.else85.i475 ]
  %k.056.i.i484 = phi i64 [ %inc.i334.i, %for.body.i331.i482 ], [ 0, %if.else85.i475 ]
  %arrayidx.i332.i = getelementptr inbounds i32, ptr %places.i390, i64 %k.056.i.i484
  %138 = load i32, ptr %arrayidx.i332.i, align 4
  %sub3.i.i485 = sub i32 %138, %conv.i329.i
  %conv4.i.i486 = trunc i64 %k.056.i.i484 to i32
  %arrayidx5.i.i487 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %n.057.i.i483
  store i32 %conv4.i.i486, ptr %arrayidx5.i.i487, align 4
  %arrayidx7.i.i488 = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %n.057.i.i483
  store i32 %sub3.i.i485, ptr %arrayidx7.i.i488, align 4
  %cmp8.i.i489 = icmp ult i32 %sub3.i.i485, %conv1.i.i450
  %conv10.i.i490 = zext i1 %cmp8.i.i489 to i64
  %add.i333.i = add nuw nsw i64 %n.057.i.i483, %conv10.i.i490
  %inc.i334.i = add nuw nsw i64 %k.056.i.i484, 1
  %exitcond.not.i335.i = icmp eq i64 %inc.i334.i, %spec.select.i456
  br i1 %exitcond.not.i335.i, label %for.cond12.preheader.i.i491, label %for.body.i331.i482, !llvm.loop !14

for.body16.i.i497:                                ; preds = %for.body16.i.i497, %for.body16.lr.ph.i.i493
  %k11.058.i.i498 = phi i64 [ 0, %for.body16.lr.ph.i.i493 ], [ %inc30.i.i502, %for.body16.i.i497 ]
  %139 = load i32, ptr %arrayidx19.i.i495, align 4
  %add21.i.i499 = add nuw nsw i64 %k11.058.i.i498, %add.i333.i
  %arrayidx22.i.i500 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add21.i.i499
  store i32 %139, ptr %arrayidx22.i.i500, align 4
  %140 = load i32, ptr %arrayidx25.i.i496, align 4
  %arrayidx28.i.i501 = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add21.i.i499
  store i32 %140, ptr %arrayidx28.i.i501, align 4
  %inc30.i.i502 = add nuw nsw i64 %k11.058.i.i498, 1
  %exitcond.not.i503 = icmp eq i64 %inc30.i.i502, 8
  br i1 %exitcond.not.i503, label %if.end87.i504, label %for.body16.i.i497, !llvm.loop !15

if.else94.thread.i477:                            ; preds = %for.cond12.preheader.i.i491, %if.else85.i475
  store i64 0, ptr %count32.i.i451, align 8
  br label %for.inc101.i478

if.end87.i504:                                    ; preds = %for.body16.i.i497, %if.end82.i474
  %141 = phi i64 [ %spec.select.i456, %if.end82.i474 ], [ %add.i333.i, %for.body16.i.i497 ]
  store i64 %141, ptr %count32.i.i451, align 8
  %tobool89.i505 = icmp ne i64 %141, 0
  %or.cond188.i = select i1 %tobool89.i505, i1 %cmp91.i452, i1 false
  br i1 %or.cond188.i, label %if.then93.i511, label %if.else94.i506

if.then93.i511:                                   ; preds = %if.end87.i504
  %cmp33.i.i = icmp sgt i64 %141, 0
  br i1 %cmp33.i.i, label %for.body.preheader.i.i, label %for.inc101.i478

for.body.preheader.i.i:                           ; preds = %if.then93.i511
  %142 = load i32, ptr %places63.i446, align 8
  %conv.i336.i = sext i32 %142 to i64
  %arrayidx1.i.i512 = getelementptr inbounds double, ptr %cond.i1382, i64 %conv.i336.i
  %143 = load double, ptr %arrayidx1.i.i512, align 8
  br label %for.body.i337.i

for.body.i337.i:                                  ; preds = %if.end.i.i, %for.body.preheader.i.i
  %before.036.i.i = phi i64 [ %conv5.i.i514, %if.end.i.i ], [ %conv.i336.i, %for.body.preheader.i.i ]
  %m.035.i.i = phi i64 [ %inc.i343.i, %if.end.i.i ], [ 0, %for.body.preheader.i.i ]
  %found.034.i.i = phi double [ %add15.i.i, %if.end.i.i ], [ %143, %for.body.preheader.i.i ]
  %arrayidx4.i.i513 = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.035.i.i
  %144 = load i32, ptr %arrayidx4.i.i513, align 4
  %conv5.i.i514 = sext i32 %144 to i64
  %add.i338.i = add nuw nsw i64 %m.035.i.i, 8
  %arrayidx7.i339.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i338.i
  %145 = load i32, ptr %arrayidx7.i339.i, align 4
  %idx.ext.i.i515 = sext i32 %145 to i64
  %add.ptr.i340.i = getelementptr inbounds double, ptr %cond.i1382, i64 %idx.ext.i.i515
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i340.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i = icmp eq i64 %before.036.i.i, %conv5.i.i514
  br i1 %cmp8.not.i.i, label %if.end.i.i, label %if.then.i341.i

if.then.i341.i:                                   ; preds = %for.body.i337.i
  %arrayidx10.i.i = getelementptr inbounds double, ptr %cond.i1382, i64 %conv5.i.i514
  %146 = load double, ptr %arrayidx10.i.i, align 8
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i341.i, %for.body.i337.i
  %found.1.i.i = phi double [ %146, %if.then.i341.i ], [ %found.034.i.i, %for.body.i337.i ]
  %arrayidx11.i.i516 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.035.i.i
  %147 = load i32, ptr %arrayidx11.i.i516, align 4
  %conv12.i.i517 = sext i32 %147 to i64
  %mul.i342.i = mul nsw i64 %116, %conv12.i.i517
  %arrayidx13.i.i518 = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i342.i
  %148 = load float, ptr %arrayidx13.i.i518, align 4
  %conv14.i.i = fpext float %148 to double
  %add15.i.i = fadd double %found.1.i.i, %conv14.i.i
  %arrayidx16.i.i = getelementptr inbounds double, ptr %cond.i1382, i64 %conv5.i.i514
  store double %add15.i.i, ptr %arrayidx16.i.i, align 8
  %inc.i343.i = add nuw nsw i64 %m.035.i.i, 1
  %exitcond376.not.i = icmp eq i64 %inc.i343.i, %141
  br i1 %exitcond376.not.i, label %for.inc101.i478, label %for.body.i337.i, !llvm.loop !33

if.else94.i506:                                   ; preds = %if.end87.i504
  br i1 %tobool89.i505, label %if.then97.i, label %for.inc101.i478

if.then97.i:                                      ; preds = %if.else94.i506
  %cmp71.i.i.i = icmp sgt i64 %141, 0
  switch i64 %130, label %if.else9.i.i [
    i64 0, label %if.then.i344.i
    i64 1, label %if.then2.i.i
    i64 3, label %if.then5.i.i
    i64 7, label %if.then8.i.i
  ]

if.then.i344.i:                                   ; preds = %if.then97.i
  br i1 %cmp71.i.i.i, label %for.body.i.i.i, label %for.inc101.i478

for.body.i.i.i:                                   ; preds = %if.then.i344.i, %for.body.i.i.i
  %m.058.i.i.i = phi i64 [ %inc.i.i.i, %for.body.i.i.i ], [ 0, %if.then.i344.i ]
  %arrayidx.i.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.058.i.i.i
  %149 = load i32, ptr %arrayidx.i.i.i, align 4
  %conv.i.i.i = sext i32 %149 to i64
  %mul.i.i.i = mul nsw i64 %116, %conv.i.i.i
  %add.ptr.i.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i.i.i
  %add.i.i.i = add nuw nsw i64 %m.058.i.i.i, 8
  %arrayidx2.i.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add.i.i.i
  %150 = load i32, ptr %arrayidx2.i.i.i, align 4
  %conv3.i.i.i = sext i32 %150 to i64
  %mul4.i.i.i = mul nsw i64 %116, %conv3.i.i.i
  %add.ptr5.i.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i.i.i
  %arrayidx6.i.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.058.i.i.i
  %151 = load i32, ptr %arrayidx6.i.i.i, align 4
  %conv7.i.i.i = sext i32 %151 to i64
  %add.ptr9.idx.i.i.i = shl nsw i64 %conv7.i.i.i, 6
  %add.ptr9.i.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i.i.i
  %arrayidx12.i.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i.i.i
  %152 = load i32, ptr %arrayidx12.i.i.i, align 4
  %conv13.i.i.i = sext i32 %152 to i64
  %add.ptr15.idx.i.i.i = shl nsw i64 %conv13.i.i.i, 6
  %add.ptr15.i.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i, i32 0, i32 3, i32 1)
  %153 = load <8 x double>, ptr %add.ptr9.i.i.i, align 8
  %154 = load <8 x float>, ptr %add.ptr.i.i.i, align 4
  %conv.i.i.i.i = fpext <8 x float> %154 to <8 x double>
  %add.i.i.i.i = fadd <8 x double> %153, %conv.i.i.i.i
  store <8 x double> %add.i.i.i.i, ptr %add.ptr9.i.i.i, align 8
  %inc.i.i.i = add nuw nsw i64 %m.058.i.i.i, 1
  %exitcond374.not.i509 = icmp eq i64 %inc.i.i.i, %141
  br i1 %exitcond374.not.i509, label %for.inc101.i478, label %for.body.i.i.i, !llvm.loop !34

if.then2.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp71.i.i.i, label %if.end31.1.i.i.i, label %for.inc101.i478

if.end31.1.i.i.i:                                 ; preds = %if.then2.i.i, %if.end31.1.i.i.i
  %m.058.i37.i.i = phi i64 [ %inc.i57.i.i, %if.end31.1.i.i.i ], [ 0, %if.then2.i.i ]
  %arrayidx.i38.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.058.i37.i.i
  %155 = load i32, ptr %arrayidx.i38.i.i, align 4
  %conv.i39.i.i = sext i32 %155 to i64
  %mul.i40.i.i = mul nsw i64 %116, %conv.i39.i.i
  %add.ptr.i41.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i40.i.i
  %add.i42.i.i = add nuw nsw i64 %m.058.i37.i.i, 8
  %arrayidx2.i43.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add.i42.i.i
  %156 = load i32, ptr %arrayidx2.i43.i.i, align 4
  %arrayidx6.i44.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.058.i37.i.i
  %157 = load i32, ptr %arrayidx6.i44.i.i, align 4
  %conv7.i45.i.i = sext i32 %157 to i64
  %add.ptr9.idx.i46.i.i = shl nsw i64 %conv7.i45.i.i, 7
  %add.ptr9.i47.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i46.i.i
  %arrayidx12.i48.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i42.i.i
  %158 = load i32, ptr %arrayidx12.i48.i.i, align 4
  %conv13.i49.i.i = sext i32 %158 to i64
  %add.ptr15.idx.i50.i.i = shl nsw i64 %conv13.i49.i.i, 7
  %add.ptr15.i51.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i50.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i51.i.i, i32 1, i32 3, i32 1)
  %conv3.i52.i.i = sext i32 %156 to i64
  %mul4.i53.i.i = mul nsw i64 %116, %conv3.i52.i.i
  %add.ptr5.i54.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i53.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i54.i.i, i32 0, i32 3, i32 1)
  %159 = load <8 x double>, ptr %add.ptr9.i47.i.i, align 8
  %160 = load <8 x float>, ptr %add.ptr.i41.i.i, align 4
  %conv.i.i55.i.i = fpext <8 x float> %160 to <8 x double>
  %add.i.i56.i.i = fadd <8 x double> %159, %conv.i.i55.i.i
  store <8 x double> %add.i.i56.i.i, ptr %add.ptr9.i47.i.i, align 8
  %add.ptr24.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i51.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i41.i.i, i64 32
  %add.ptr33.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i47.i.i, i64 64
  %161 = load <8 x double>, ptr %add.ptr33.1.i.i.i, align 8
  %162 = load <8 x float>, ptr %add.ptr32.1.i.i.i, align 4
  %conv.i.1.i.i.i = fpext <8 x float> %162 to <8 x double>
  %add.i.1.i.i.i = fadd <8 x double> %161, %conv.i.1.i.i.i
  store <8 x double> %add.i.1.i.i.i, ptr %add.ptr33.1.i.i.i, align 8
  %inc.i57.i.i = add nuw nsw i64 %m.058.i37.i.i, 1
  %exitcond373.not.i508 = icmp eq i64 %inc.i57.i.i, %141
  br i1 %exitcond373.not.i508, label %for.inc101.i478, label %if.end31.1.i.i.i, !llvm.loop !35

if.then5.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp71.i.i.i, label %if.end31.3.i.i.i, label %for.inc101.i478

if.end31.3.i.i.i:                                 ; preds = %if.then5.i.i, %if.end31.3.i.i.i
  %m.058.i63.i.i = phi i64 [ %inc.i88.i.i, %if.end31.3.i.i.i ], [ 0, %if.then5.i.i ]
  %arrayidx.i64.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.058.i63.i.i
  %163 = load i32, ptr %arrayidx.i64.i.i, align 4
  %conv.i65.i.i = sext i32 %163 to i64
  %mul.i66.i.i = mul nsw i64 %116, %conv.i65.i.i
  %add.ptr.i67.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i66.i.i
  %add.i68.i.i = add nuw nsw i64 %m.058.i63.i.i, 8
  %arrayidx2.i69.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add.i68.i.i
  %164 = load i32, ptr %arrayidx2.i69.i.i, align 4
  %conv3.i70.i.i = sext i32 %164 to i64
  %mul4.i71.i.i = mul nsw i64 %116, %conv3.i70.i.i
  %add.ptr5.i72.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i71.i.i
  %arrayidx6.i73.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.058.i63.i.i
  %165 = load i32, ptr %arrayidx6.i73.i.i, align 4
  %conv7.i74.i.i = sext i32 %165 to i64
  %add.ptr9.idx.i75.i.i = shl nsw i64 %conv7.i74.i.i, 8
  %add.ptr9.i76.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i75.i.i
  %arrayidx12.i77.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i68.i.i
  %166 = load i32, ptr %arrayidx12.i77.i.i, align 4
  %conv13.i78.i.i = sext i32 %166 to i64
  %add.ptr15.idx.i79.i.i = shl nsw i64 %conv13.i78.i.i, 8
  %add.ptr15.i80.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i79.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i80.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i72.i.i, i32 0, i32 3, i32 1)
  %167 = load <8 x double>, ptr %add.ptr9.i76.i.i, align 8
  %168 = load <8 x float>, ptr %add.ptr.i67.i.i, align 4
  %conv.i.i81.i.i = fpext <8 x float> %168 to <8 x double>
  %add.i.i82.i.i = fadd <8 x double> %167, %conv.i.i81.i.i
  store <8 x double> %add.i.i82.i.i, ptr %add.ptr9.i76.i.i, align 8
  %add.ptr24.1.i83.i.i = getelementptr inbounds i8, ptr %add.ptr15.i80.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i83.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.1.i84.i.i = getelementptr inbounds i8, ptr %add.ptr.i67.i.i, i64 32
  %add.ptr33.1.i85.i.i = getelementptr inbounds i8, ptr %add.ptr9.i76.i.i, i64 64
  %169 = load <8 x double>, ptr %add.ptr33.1.i85.i.i, align 8
  %170 = load <8 x float>, ptr %add.ptr32.1.i84.i.i, align 4
  %conv.i.1.i86.i.i = fpext <8 x float> %170 to <8 x double>
  %add.i.1.i87.i.i = fadd <8 x double> %169, %conv.i.1.i86.i.i
  store <8 x double> %add.i.1.i87.i.i, ptr %add.ptr33.1.i85.i.i, align 8
  %add.ptr24.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i80.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i72.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i67.i.i, i64 64
  %add.ptr33.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i76.i.i, i64 128
  %171 = load <8 x double>, ptr %add.ptr33.2.i.i.i, align 8
  %172 = load <8 x float>, ptr %add.ptr32.2.i.i.i, align 4
  %conv.i.2.i.i.i = fpext <8 x float> %172 to <8 x double>
  %add.i.2.i.i.i = fadd <8 x double> %171, %conv.i.2.i.i.i
  store <8 x double> %add.i.2.i.i.i, ptr %add.ptr33.2.i.i.i, align 8
  %add.ptr24.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i80.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i67.i.i, i64 96
  %add.ptr33.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i76.i.i, i64 192
  %173 = load <8 x double>, ptr %add.ptr33.3.i.i.i, align 8
  %174 = load <8 x float>, ptr %add.ptr32.3.i.i.i, align 4
  %conv.i.3.i.i.i = fpext <8 x float> %174 to <8 x double>
  %add.i.3.i.i.i = fadd <8 x double> %173, %conv.i.3.i.i.i
  store <8 x double> %add.i.3.i.i.i, ptr %add.ptr33.3.i.i.i, align 8
  %inc.i88.i.i = add nuw nsw i64 %m.058.i63.i.i, 1
  %exitcond372.not.i507 = icmp eq i64 %inc.i88.i.i, %141
  br i1 %exitcond372.not.i507, label %for.inc101.i478, label %if.end31.3.i.i.i, !llvm.loop !36

if.then8.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp71.i.i.i, label %if.end31.7.i.i.i, label %for.inc101.i478

if.end31.7.i.i.i:                                 ; preds = %if.then8.i.i, %if.end31.7.i.i.i
  %m.058.i94.i.i = phi i64 [ %inc.i130.i.i, %if.end31.7.i.i.i ], [ 0, %if.then8.i.i ]
  %arrayidx.i95.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.058.i94.i.i
  %175 = load i32, ptr %arrayidx.i95.i.i, align 4
  %conv.i96.i.i = sext i32 %175 to i64
  %mul.i97.i.i = mul nsw i64 %116, %conv.i96.i.i
  %add.ptr.i98.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i97.i.i
  %add.i99.i.i = add nuw nsw i64 %m.058.i94.i.i, 8
  %arrayidx2.i100.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add.i99.i.i
  %176 = load i32, ptr %arrayidx2.i100.i.i, align 4
  %conv3.i101.i.i = sext i32 %176 to i64
  %mul4.i102.i.i = mul nsw i64 %116, %conv3.i101.i.i
  %add.ptr5.i103.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i102.i.i
  %arrayidx6.i104.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.058.i94.i.i
  %177 = load i32, ptr %arrayidx6.i104.i.i, align 4
  %conv7.i105.i.i = sext i32 %177 to i64
  %add.ptr9.idx.i106.i.i = shl nsw i64 %conv7.i105.i.i, 9
  %add.ptr9.i107.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i106.i.i
  %arrayidx12.i108.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i99.i.i
  %178 = load i32, ptr %arrayidx12.i108.i.i, align 4
  %conv13.i109.i.i = sext i32 %178 to i64
  %add.ptr15.idx.i110.i.i = shl nsw i64 %conv13.i109.i.i, 9
  %add.ptr15.i111.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i110.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i111.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i103.i.i, i32 0, i32 3, i32 1)
  %179 = load <8 x double>, ptr %add.ptr9.i107.i.i, align 8
  %180 = load <8 x float>, ptr %add.ptr.i98.i.i, align 4
  %conv.i.i112.i.i = fpext <8 x float> %180 to <8 x double>
  %add.i.i113.i.i = fadd <8 x double> %179, %conv.i.i112.i.i
  store <8 x double> %add.i.i113.i.i, ptr %add.ptr9.i107.i.i, align 8
  %add.ptr24.1.i114.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i114.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.1.i115.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 32
  %add.ptr33.1.i116.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 64
  %181 = load <8 x double>, ptr %add.ptr33.1.i116.i.i, align 8
  %182 = load <8 x float>, ptr %add.ptr32.1.i115.i.i, align 4
  %conv.i.1.i117.i.i = fpext <8 x float> %182 to <8 x double>
  %add.i.1.i118.i.i = fadd <8 x double> %181, %conv.i.1.i117.i.i
  store <8 x double> %add.i.1.i118.i.i, ptr %add.ptr33.1.i116.i.i, align 8
  %add.ptr24.2.i119.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i119.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.2.i120.i.i = getelementptr inbounds i8, ptr %add.ptr5.i103.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i120.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.2.i121.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 64
  %add.ptr33.2.i122.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 128
  %183 = load <8 x double>, ptr %add.ptr33.2.i122.i.i, align 8
  %184 = load <8 x float>, ptr %add.ptr32.2.i121.i.i, align 4
  %conv.i.2.i123.i.i = fpext <8 x float> %184 to <8 x double>
  %add.i.2.i124.i.i = fadd <8 x double> %183, %conv.i.2.i123.i.i
  store <8 x double> %add.i.2.i124.i.i, ptr %add.ptr33.2.i122.i.i, align 8
  %add.ptr24.3.i125.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i125.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.3.i126.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 96
  %add.ptr33.3.i127.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 192
  %185 = load <8 x double>, ptr %add.ptr33.3.i127.i.i, align 8
  %186 = load <8 x float>, ptr %add.ptr32.3.i126.i.i, align 4
  %conv.i.3.i128.i.i = fpext <8 x float> %186 to <8 x double>
  %add.i.3.i129.i.i = fadd <8 x double> %185, %conv.i.3.i128.i.i
  store <8 x double> %add.i.3.i129.i.i, ptr %add.ptr33.3.i127.i.i, align 8
  %add.ptr24.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i103.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 128
  %add.ptr33.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 256
  %187 = load <8 x double>, ptr %add.ptr33.4.i.i.i, align 8
  %188 = load <8 x float>, ptr %add.ptr32.4.i.i.i, align 4
  %conv.i.4.i.i.i = fpext <8 x float> %188 to <8 x double>
  %add.i.4.i.i.i = fadd <8 x double> %187, %conv.i.4.i.i.i
  store <8 x double> %add.i.4.i.i.i, ptr %add.ptr33.4.i.i.i, align 8
  %add.ptr24.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.5.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 160
  %add.ptr33.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 320
  %189 = load <8 x double>, ptr %add.ptr33.5.i.i.i, align 8
  %190 = load <8 x float>, ptr %add.ptr32.5.i.i.i, align 4
  %conv.i.5.i.i.i = fpext <8 x float> %190 to <8 x double>
  %add.i.5.i.i.i = fadd <8 x double> %189, %conv.i.5.i.i.i
  store <8 x double> %add.i.5.i.i.i, ptr %add.ptr33.5.i.i.i, align 8
  %add.ptr24.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i103.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 192
  %add.ptr33.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 384
  %191 = load <8 x double>, ptr %add.ptr33.6.i.i.i, align 8
  %192 = load <8 x float>, ptr %add.ptr32.6.i.i.i, align 4
  %conv.i.6.i.i.i = fpext <8 x float> %192 to <8 x double>
  %add.i.6.i.i.i = fadd <8 x double> %191, %conv.i.6.i.i.i
  store <8 x double> %add.i.6.i.i.i, ptr %add.ptr33.6.i.i.i, align 8
  %add.ptr24.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.7.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 224
  %add.ptr33.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 448
  %193 = load <8 x double>, ptr %add.ptr33.7.i.i.i, align 8
  %194 = load <8 x float>, ptr %add.ptr32.7.i.i.i, align 4
  %conv.i.7.i.i.i = fpext <8 x float> %194 to <8 x double>
  %add.i.7.i.i.i = fadd <8 x double> %193, %conv.i.7.i.i.i
  store <8 x double> %add.i.7.i.i.i, ptr %add.ptr33.7.i.i.i, align 8
  %inc.i130.i.i = add nuw nsw i64 %m.058.i94.i.i, 1
  %exitcond371.not.i = icmp eq i64 %inc.i130.i.i, %141
  br i1 %exitcond371.not.i, label %for.inc101.i478, label %if.end31.7.i.i.i, !llvm.loop !37

if.else9.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp71.i.i.i, label %for.body.i135.i.i, label %for.inc101.i478

for.body.i135.i.i:                                ; preds = %if.else9.i.i, %for.end35.i.i.i
  %m.072.i.i.i = phi i64 [ %inc37.i.i.i, %for.end35.i.i.i ], [ 0, %if.else9.i.i ]
  %arrayidx.i136.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.072.i.i.i
  %195 = load i32, ptr %arrayidx.i136.i.i, align 4
  %conv.i137.i.i = sext i32 %195 to i64
  %mul.i138.i.i = mul nsw i64 %116, %conv.i137.i.i
  %add.ptr.i139.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i138.i.i
  %arrayidx1.i.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.072.i.i.i
  %196 = load i32, ptr %arrayidx1.i.i.i, align 4
  %conv2.i.i.i = sext i32 %196 to i64
  %mul3.i.i.i = mul nsw i64 %117, %conv2.i.i.i
  %add.ptr4.i.i.i = getelementptr inbounds double, ptr %cond.i1382, i64 %mul3.i.i.i
  %add.i140.i.i = add nuw nsw i64 %m.072.i.i.i, 8
  %arrayidx6.i141.i.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add.i140.i.i
  %197 = load i32, ptr %arrayidx6.i141.i.i, align 4
  %conv7.i142.i.i = sext i32 %197 to i64
  %mul8.i.i.i = mul nsw i64 %116, %conv7.i142.i.i
  %add.ptr9.i143.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul8.i.i.i
  %arrayidx12.i144.i.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i140.i.i
  %198 = load i32, ptr %arrayidx12.i144.i.i, align 4
  %conv13.i145.i.i = sext i32 %198 to i64
  %mul14.i.i.i = mul nsw i64 %117, %conv13.i145.i.i
  %add.ptr15.i146.i.i = getelementptr inbounds double, ptr %cond.i1382, i64 %mul14.i.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i146.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not66.i.i.i, label %for.cond25.preheader.i.i.i, label %for.body20.i.i.i

for.cond25.preheader.i.i.i:                       ; preds = %for.body20.i.i.i, %for.body.i135.i.i
  %j.0.lcssa.i.i.i = phi i64 [ 0, %for.body.i135.i.i ], [ %add1768.i.i.i, %for.body20.i.i.i ]
  %cmp2669.i.i.i = icmp slt i64 %j.0.lcssa.i.i.i, %117
  br i1 %cmp2669.i.i.i, label %for.body28.i.i.i, label %for.end35.i.i.i

for.body20.i.i.i:                                 ; preds = %for.body.i135.i.i, %for.body20.i.i.i
  %add1768.i.i.i = phi i64 [ %add17.i.i.i, %for.body20.i.i.i ], [ 8, %for.body.i135.i.i ]
  %j.067.i.i.i = phi i64 [ %add1768.i.i.i, %for.body20.i.i.i ], [ 0, %for.body.i135.i.i ]
  %add.ptr21.i.i.i = getelementptr inbounds float, ptr %add.ptr9.i143.i.i, i64 %j.067.i.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i = getelementptr inbounds float, ptr %add.ptr.i139.i.i, i64 %j.067.i.i.i
  %add.ptr23.i.i.i = getelementptr inbounds double, ptr %add.ptr4.i.i.i, i64 %j.067.i.i.i
  %199 = load <8 x double>, ptr %add.ptr23.i.i.i, align 8
  %200 = load <8 x float>, ptr %add.ptr22.i.i.i, align 4
  %conv.i.i147.i.i = fpext <8 x float> %200 to <8 x double>
  %add.i.i148.i.i = fadd <8 x double> %199, %conv.i.i147.i.i
  store <8 x double> %add.i.i148.i.i, ptr %add.ptr23.i.i.i, align 8
  %add17.i.i.i = add nuw nsw i64 %add1768.i.i.i, 8
  %cmp18.not.i.i.i = icmp sgt i64 %add17.i.i.i, %117
  br i1 %cmp18.not.i.i.i, label %for.cond25.preheader.i.i.i, label %for.body20.i.i.i, !llvm.loop !38

for.body28.i.i.i:                                 ; preds = %for.cond25.preheader.i.i.i, %for.body28.i.i.i
  %j.170.i.i.i = phi i64 [ %inc.i150.i.i, %for.body28.i.i.i ], [ %j.0.lcssa.i.i.i, %for.cond25.preheader.i.i.i ]
  %arrayidx29.i.i.i = getelementptr inbounds double, ptr %add.ptr4.i.i.i, i64 %j.170.i.i.i
  %201 = load double, ptr %arrayidx29.i.i.i, align 8
  %arrayidx30.i.i.i = getelementptr inbounds float, ptr %add.ptr.i139.i.i, i64 %j.170.i.i.i
  %202 = load float, ptr %arrayidx30.i.i.i, align 4
  %conv31.i.i.i = fpext float %202 to double
  %add32.i.i.i = fadd double %201, %conv31.i.i.i
  store double %add32.i.i.i, ptr %arrayidx29.i.i.i, align 8
  %inc.i150.i.i = add nuw nsw i64 %j.170.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i150.i.i, %117
  br i1 %exitcond.not.i.i.i, label %for.end35.i.i.i, label %for.body28.i.i.i, !llvm.loop !39

for.end35.i.i.i:                                  ; preds = %for.body28.i.i.i, %for.cond25.preheader.i.i.i
  %inc37.i.i.i = add nuw nsw i64 %m.072.i.i.i, 1
  %exitcond375.not.i510 = icmp eq i64 %inc37.i.i.i, %141
  br i1 %exitcond375.not.i510, label %for.inc101.i478, label %for.body.i135.i.i, !llvm.loop !40

for.inc101.i478:                                  ; preds = %if.end31.7.i.i.i, %if.end31.3.i.i.i, %if.end31.1.i.i.i, %for.body.i.i.i, %for.end35.i.i.i, %if.end.i.i, %if.else9.i.i, %if.then8.i.i, %if.then5.i.i, %if.then2.i.i, %if.then.i344.i, %if.else94.i506, %if.then93.i511, %if.else94.thread.i477
  %add.i479 = add nuw nsw i64 %k44.0356.i, 512
  %add.ptr103.i480 = getelementptr inbounds i8, ptr %values.0357.i, i64 %add.ptr103.idx.i453
  %203 = load i64, ptr %arrayidx46.i422, align 8
  %cmp47.not.i481 = icmp slt i64 %add.i479, %203
  br i1 %cmp47.not.i481, label %for.body50.i454, label %for.end106.i423, !llvm.loop !41

for.end106.i423:                                  ; preds = %for.inc101.i478, %for.cond45.preheader.i421
  %204 = load i64, ptr %a, align 8
  %cmp108.i424 = icmp eq i64 %204, 0
  %tobool111.i425 = icmp ne i64 %119, 0
  %or.cond189.i = select i1 %cmp108.i424, i1 %tobool111.i425, i1 false
  br i1 %or.cond189.i, label %lor.lhs.false112.i427, label %add_float.exit

lor.lhs.false112.i427:                            ; preds = %for.end106.i423
  %cmp113.i428 = icmp ne ptr %cond.i1382, %120
  %tobool116.i429 = icmp ne i64 %110, 0
  %or.cond190.i = select i1 %cmp113.i428, i1 true, i1 %tobool116.i429
  br i1 %or.cond190.i, label %for.cond120.preheader.i430, label %add_float.exit

for.cond120.preheader.i430:                       ; preds = %lor.lhs.false112.i427
  %cmp122.not358.i = icmp slt i64 %mul.i1375, 8
  br i1 %cmp122.not358.i, label %for.cond148.preheader.i, label %for.body124.lr.ph.i431

for.body124.lr.ph.i431:                           ; preds = %for.cond120.preheader.i430
  %add.ptr131.i432 = getelementptr inbounds float, ptr %111, i64 %mul9.i1378
  br label %for.body124.i433

for.cond148.preheader.i:                          ; preds = %if.end142.i, %for.cond120.preheader.i430
  %k119.0.lcssa.i438 = phi i64 [ 0, %for.cond120.preheader.i430 ], [ %add121360.i, %if.end142.i ]
  %cmp149361.i = icmp slt i64 %k119.0.lcssa.i438, %mul.i1375
  br i1 %cmp149361.i, label %for.body151.lr.ph.i, label %add_float.exit

for.body151.lr.ph.i:                              ; preds = %for.cond148.preheader.i
  %205 = getelementptr float, ptr %111, i64 %mul9.i1378
  br label %for.body151.i

for.body124.i433:                                 ; preds = %if.end142.i, %for.body124.lr.ph.i431
  %add121360.i = phi i64 [ 8, %for.body124.lr.ph.i431 ], [ %add121.i436, %if.end142.i ]
  %k119.0359.i = phi i64 [ 0, %for.body124.lr.ph.i431 ], [ %add121360.i, %if.end142.i ]
  %add.ptr125.i434 = getelementptr inbounds double, ptr %cond.i1382, i64 %k119.0359.i
  %206 = load <8 x double>, ptr %add.ptr125.i434, align 8
  br i1 %tobool116.i429, label %land.lhs.true127.i439, label %if.end142.i

land.lhs.true127.i439:                            ; preds = %for.body124.i433
  %207 = load i64, ptr %arrayidx8.i1377, align 8
  %tobool129.not.i440 = icmp eq i64 %207, 0
  br i1 %tobool129.not.i440, label %if.then137.i, label %if.then130.i441

if.then130.i441:                                  ; preds = %land.lhs.true127.i439
  %add.ptr132.i442 = getelementptr inbounds float, ptr %add.ptr131.i432, i64 %k119.0359.i
  %208 = load <8 x float>, ptr %add.ptr132.i442, align 4
  %conv133.i = fpext <8 x float> %208 to <8 x double>
  %add134.i = fadd <8 x double> %206, %conv133.i
  br label %if.end142.i

if.then137.i:                                     ; preds = %land.lhs.true127.i439
  %209 = load float, ptr %111, align 4
  %conv139.i = fpext float %209 to double
  %splat.splatinsert.i443 = insertelement <8 x double> poison, double %conv139.i, i64 0
  %splat.splat.i444 = shufflevector <8 x double> %splat.splatinsert.i443, <8 x double> poison, <8 x i32> zeroinitializer
  %add140.i = fadd <8 x double> %206, %splat.splat.i444
  br label %if.end142.i

if.end142.i:                                      ; preds = %if.then137.i, %if.then130.i441, %for.body124.i433
  %sum.0.i435 = phi <8 x double> [ %add134.i, %if.then130.i441 ], [ %add140.i, %if.then137.i ], [ %206, %for.body124.i433 ]
  %conv143.i = fptrunc <8 x double> %sum.0.i435 to <8 x float>
  %add.ptr144.i = getelementptr inbounds float, ptr %120, i64 %k119.0359.i
  store <8 x float> %conv143.i, ptr %add.ptr144.i, align 4
  %add121.i436 = add nuw nsw i64 %add121360.i, 8
  %cmp122.not.i437 = icmp sgt i64 %add121.i436, %mul.i1375
  br i1 %cmp122.not.i437, label %for.cond148.preheader.i, label %for.body124.i433, !llvm.loop !42

for.body151.i:                                    ; preds = %cond.end163.i, %for.body151.lr.ph.i
  %k119.1362.i = phi i64 [ %k119.0.lcssa.i438, %for.body151.lr.ph.i ], [ %inc168.i, %cond.end163.i ]
  %arrayidx154.i = getelementptr inbounds double, ptr %cond.i1382, i64 %k119.1362.i
  %210 = load double, ptr %arrayidx154.i, align 8
  br i1 %tobool116.i429, label %cond.true153.i, label %cond.end163.i

cond.true153.i:                                   ; preds = %for.body151.i
  %211 = load i64, ptr %arrayidx8.i1377, align 8
  %mul156.i = mul nsw i64 %211, %k119.1362.i
  %arrayidx158.i = getelementptr float, ptr %205, i64 %mul156.i
  %212 = load float, ptr %arrayidx158.i, align 4
  %conv159.i = fpext float %212 to double
  %add160.i = fadd double %210, %conv159.i
  br label %cond.end163.i

cond.end163.i:                                    ; preds = %cond.true153.i, %for.body151.i
  %cond164.i = phi double [ %add160.i, %cond.true153.i ], [ %210, %for.body151.i ]
  %conv165.i = fptrunc double %cond164.i to float
  %arrayidx166.i = getelementptr inbounds float, ptr %120, i64 %k119.1362.i
  store float %conv165.i, ptr %arrayidx166.i, align 4
  %inc168.i = add nuw nsw i64 %k119.1362.i, 1
  %exitcond377.not.i = icmp eq i64 %inc168.i, %mul.i1375
  br i1 %exitcond377.not.i, label %add_float.exit, label %for.body151.i, !llvm.loop !43

add_float.exit:                                   ; preds = %cond.end78.i471, %cond.end163.i, %for.end106.i423, %lor.lhs.false112.i427, %for.cond148.preheader.i
  %retval.3.i426 = phi i64 [ 0, %lor.lhs.false112.i427 ], [ 0, %for.end106.i423 ], [ 0, %for.cond148.preheader.i ], [ 0, %cond.end163.i ], [ 1, %cond.end78.i471 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i391) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i390) #7
  br label %return

cond.true16:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1384, label %if.end30.i631, label %if.then.i627

if.then.i627:                                     ; preds = %cond.true16
  %213 = inttoptr i64 %123 to ptr
  %214 = load i64, ptr %213, align 8
  %tobool1.not.i.i628 = icmp eq i64 %214, 0
  br i1 %tobool1.not.i.i628, label %if.then.i.i951, label %for.cond9.preheader.i.i629

if.then.i.i951:                                   ; preds = %if.then.i627
  %mul.i.i952 = shl nsw i64 %mul.i1375, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1382, i8 0, i64 %mul.i.i952, i1 false)
  br label %if.end30.i631

for.cond9.preheader.i.i629:                       ; preds = %if.then.i627
  %cmp1033.i.i630 = icmp sgt i64 %mul.i1375, 0
  br i1 %cmp1033.i.i630, label %for.body13.i.i946, label %if.end30.i631

for.body13.i.i946:                                ; preds = %for.cond9.preheader.i.i629, %for.body13.i.i946
  %k8.034.i.i947 = phi i64 [ %inc16.i.i949, %for.body13.i.i946 ], [ 0, %for.cond9.preheader.i.i629 ]
  %arrayidx14.i.i948 = getelementptr inbounds i64, ptr %cond.i1382, i64 %k8.034.i.i947
  store i64 %214, ptr %arrayidx14.i.i948, align 8
  %inc16.i.i949 = add nuw nsw i64 %k8.034.i.i947, 1
  %exitcond.not.i.i950 = icmp eq i64 %inc16.i.i949, %mul.i1375
  br i1 %exitcond.not.i.i950, label %if.end30.i631, label %for.body13.i.i946, !llvm.loop !23

if.end30.i631:                                    ; preds = %for.body13.i.i946, %for.cond9.preheader.i.i629, %if.then.i.i951, %cond.true16
  %cmp31.i632 = icmp eq i64 %114, 0
  br i1 %cmp31.i632, label %land.end.i935, label %land.end.thread.i633

land.end.thread.i633:                             ; preds = %if.end30.i631
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i603) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i604) #7
  br label %for.cond45.preheader.i634

land.end.i935:                                    ; preds = %if.end30.i631
  %arrayidx32.i936 = getelementptr inbounds i8, ptr %a, i64 56
  %215 = load i64, ptr %arrayidx32.i936, align 8
  %cmp33.i937 = icmp eq i64 %115, %215
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i603) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i604) #7
  br i1 %cmp33.i937, label %for.body.lr.ph.i938, label %for.cond45.preheader.i634

for.body.lr.ph.i938:                              ; preds = %land.end.i935
  %places42.i939 = getelementptr inbounds i8, ptr %found.i604, i64 2080
  br label %for.body.i940

for.cond45.preheader.i634:                        ; preds = %for.body.i940, %land.end.i935, %land.end.thread.i633
  %216 = phi i1 [ false, %land.end.thread.i633 ], [ false, %land.end.i935 ], [ true, %for.body.i940 ]
  %arrayidx46.i635 = getelementptr inbounds i8, ptr %a, i64 48
  %217 = load i64, ptr %arrayidx46.i635, align 8
  %cmp47.not349.i = icmp sgt i64 %217, 0
  br i1 %cmp47.not349.i, label %for.body50.lr.ph.i678, label %for.end106.i636

for.body50.lr.ph.i678:                            ; preds = %for.cond45.preheader.i634
  %places63.i679 = getelementptr inbounds i8, ptr %found.i604, i64 2080
  %cond67.i680 = select i1 %216, ptr %places63.i679, ptr %places.i603
  %arrayidx68.i681 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i682 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i683 = trunc i64 %114 to i32
  %conv1.i.i684 = trunc i64 %sub.i1374 to i32
  %count32.i.i685 = getelementptr inbounds i8, ptr %found.i604, i64 4160
  %cmp91.i686 = icmp eq i64 %117, 1
  %218 = add i64 %117, -8
  %219 = tail call i64 @llvm.fshl.i64(i64 %218, i64 %218, i64 61)
  %cmp18.not65.i.i.i = icmp slt i64 %117, 8
  %add.ptr103.idx.i687 = shl nsw i64 %116, 12
  br label %for.body50.i688

for.body.i940:                                    ; preds = %for.body.i940, %for.body.lr.ph.i938
  %k.0348.i = phi i64 [ 0, %for.body.lr.ph.i938 ], [ %inc.i944, %for.body.i940 ]
  %conv40.i941 = trunc nuw i64 %k.0348.i to i32
  %arrayidx41.i942 = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %k.0348.i
  store i32 %conv40.i941, ptr %arrayidx41.i942, align 4
  %arrayidx43.i943 = getelementptr inbounds [520 x i32], ptr %places42.i939, i64 0, i64 %k.0348.i
  store i32 0, ptr %arrayidx43.i943, align 4
  %inc.i944 = add nuw nsw i64 %k.0348.i, 1
  %exitcond4687.not = icmp eq i64 %inc.i944, 520
  br i1 %exitcond4687.not, label %for.cond45.preheader.i634, label %for.body.i940, !llvm.loop !44

for.body50.i688:                                  ; preds = %for.inc101.i733, %for.body50.lr.ph.i678
  %220 = phi i64 [ %217, %for.body50.lr.ph.i678 ], [ %292, %for.inc101.i733 ]
  %values.0352.i = phi ptr [ %109, %for.body50.lr.ph.i678 ], [ %add.ptr103.i735, %for.inc101.i733 ]
  %k44.0351.i = phi i64 [ 0, %for.body50.lr.ph.i678 ], [ %add.i734, %for.inc101.i733 ]
  %sub52.i689 = sub nsw i64 %220, %k44.0351.i
  %spec.select.i690 = tail call i64 @llvm.smin.i64(i64 %sub52.i689, i64 512)
  %221 = load i64, ptr %arrayidx68.i681, align 8
  %cmp69.i691 = icmp eq i64 %221, 4
  %222 = load i64, ptr %arrayidx76.i682, align 8
  %cmp.not65.i.i692 = icmp slt i64 %sub52.i689, 8
  br i1 %cmp69.i691, label %cond.true71.i886, label %cond.false74.i693

cond.true71.i886:                                 ; preds = %for.body50.i688
  %add.ptr72.i887 = getelementptr inbounds i32, ptr %113, i64 %k44.0351.i
  br i1 %cmp.not65.i.i692, label %for.cond11.preheader.i.i908, label %for.body.lr.ph.i.i888

for.body.lr.ph.i.i888:                            ; preds = %cond.true71.i886
  %splat.splatinsert.i.i889 = insertelement <8 x i64> poison, i64 %222, i64 0
  %splat.splat.i.i890 = shufflevector <8 x i64> %splat.splatinsert.i.i889, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i891

for.cond11.preheader.i.i908:                      ; preds = %for.body.i.i891, %cond.true71.i886
  %outside.0.lcssa.i.i909 = phi <8 x i64> [ zeroinitializer, %cond.true71.i886 ], [ %or7.i.i903, %for.body.i.i891 ]
  %k.0.lcssa.i.i910 = phi i64 [ 0, %cond.true71.i886 ], [ %add68.i.i892, %for.body.i.i891 ]
  br label %for.body14.i.i911

for.body.i.i891:                                  ; preds = %for.body.i.i891, %for.body.lr.ph.i.i888
  %add68.i.i892 = phi i64 [ 8, %for.body.lr.ph.i.i888 ], [ %add.i.i906, %for.body.i.i891 ]
  %k.067.i.i893 = phi i64 [ 0, %for.body.lr.ph.i.i888 ], [ %add68.i.i892, %for.body.i.i891 ]
  %outside.066.i.i894 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i888 ], [ %or7.i.i903, %for.body.i.i891 ]
  %add.ptr.i.i895 = getelementptr inbounds i32, ptr %add.ptr72.i887, i64 %k.067.i.i893
  %223 = load <8 x i32>, ptr %add.ptr.i.i895, align 4
  %conv.i.i896 = sext <8 x i32> %223 to <8 x i64>
  %isneg.i.i897 = icmp slt <8 x i32> %223, zeroinitializer
  %and.i.i898 = select <8 x i1> %isneg.i.i897, <8 x i64> %splat.splat.i.i890, <8 x i64> zeroinitializer
  %add1.i.i899 = add <8 x i64> %and.i.i898, %conv.i.i896
  %add1.lobit.i.i900 = ashr <8 x i64> %add1.i.i899, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i901 = icmp slt <8 x i64> %add1.i.i899, %splat.splat.i.i890
  %or.i.i902 = select <8 x i1> %cmp5.not.i.i901, <8 x i64> %add1.lobit.i.i900, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i903 = or <8 x i64> %or.i.i902, %outside.066.i.i894
  %conv8.i.i904 = trunc <8 x i64> %add1.i.i899 to <8 x i32>
  %add.ptr9.i.i905 = getelementptr inbounds i32, ptr %cond67.i680, i64 %k.067.i.i893
  store <8 x i32> %conv8.i.i904, ptr %add.ptr9.i.i905, align 4
  %add.i.i906 = add nuw nsw i64 %add68.i.i892, 8
  %cmp.not.i.i907 = icmp sgt i64 %add.i.i906, %spec.select.i690
  br i1 %cmp.not.i.i907, label %for.cond11.preheader.i.i908, label %for.body.i.i891, !llvm.loop !8

for.cond18.preheader.i.i918:                      ; preds = %for.body14.i.i911
  %cmp1972.i.i919 = icmp slt i64 %k.0.lcssa.i.i910, %spec.select.i690
  br i1 %cmp1972.i.i919, label %for.body21.i.i920, label %cond.end78.i726

for.body14.i.i911:                                ; preds = %for.body14.i.i911, %for.cond11.preheader.i.i908
  %j.071.i.i912 = phi i64 [ 0, %for.cond11.preheader.i.i908 ], [ %inc.i.i916, %for.body14.i.i911 ]
  %wrong.070.i.i913 = phi i64 [ 0, %for.cond11.preheader.i.i908 ], [ %or15.i.i915, %for.body14.i.i911 ]
  %vecext.i.i914 = extractelement <8 x i64> %outside.0.lcssa.i.i909, i64 %j.071.i.i912
  %or15.i.i915 = or i64 %vecext.i.i914, %wrong.070.i.i913
  %inc.i.i916 = add nuw nsw i64 %j.071.i.i912, 1
  %exitcond.not.i298.i917 = icmp eq i64 %inc.i.i916, 8
  br i1 %exitcond.not.i298.i917, label %for.cond18.preheader.i.i918, label %for.body14.i.i911, !llvm.loop !9

for.body21.i.i920:                                ; preds = %for.cond18.preheader.i.i918, %for.body21.i.i920
  %k.174.i.i921 = phi i64 [ %inc35.i.i933, %for.body21.i.i920 ], [ %k.0.lcssa.i.i910, %for.cond18.preheader.i.i918 ]
  %wrong.173.i.i922 = phi i64 [ %or31.i.i930, %for.body21.i.i920 ], [ %or15.i.i915, %for.cond18.preheader.i.i918 ]
  %arrayidx.i.i923 = getelementptr inbounds i32, ptr %add.ptr72.i887, i64 %k.174.i.i921
  %224 = load i32, ptr %arrayidx.i.i923, align 4
  %conv23.i.i924 = sext i32 %224 to i64
  %cmp25.i.i925 = icmp slt i32 %224, 0
  %cond.i.i926 = select i1 %cmp25.i.i925, i64 %222, i64 0
  %add27.i.i927 = add nsw i64 %cond.i.i926, %conv23.i.i924
  %cmp28.i.i928 = icmp uge i64 %add27.i.i927, %222
  %conv30.i.i929 = zext i1 %cmp28.i.i928 to i64
  %or31.i.i930 = or i64 %wrong.173.i.i922, %conv30.i.i929
  %conv32.i.i931 = trunc i64 %add27.i.i927 to i32
  %arrayidx33.i.i932 = getelementptr inbounds i32, ptr %cond67.i680, i64 %k.174.i.i921
  store i32 %conv32.i.i931, ptr %arrayidx33.i.i932, align 4
  %inc35.i.i933 = add nuw nsw i64 %k.174.i.i921, 1
  %exitcond76.not.i.i934 = icmp eq i64 %inc35.i.i933, %spec.select.i690
  br i1 %exitcond76.not.i.i934, label %cond.end78.i726, label %for.body21.i.i920, !llvm.loop !10

cond.false74.i693:                                ; preds = %for.body50.i688
  %add.ptr75.i694 = getelementptr inbounds i64, ptr %113, i64 %k44.0351.i
  br i1 %cmp.not65.i.i692, label %for.cond10.preheader.i.i714, label %for.body.lr.ph.i299.i695

for.body.lr.ph.i299.i695:                         ; preds = %cond.false74.i693
  %splat.splatinsert.i300.i696 = insertelement <8 x i64> poison, i64 %222, i64 0
  %splat.splat.i301.i697 = shufflevector <8 x i64> %splat.splatinsert.i300.i696, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i698

for.cond10.preheader.i.i714:                      ; preds = %for.body.i302.i698, %cond.false74.i693
  %outside.0.lcssa.i314.i715 = phi <8 x i64> [ zeroinitializer, %cond.false74.i693 ], [ %or7.i310.i709, %for.body.i302.i698 ]
  %k.0.lcssa.i315.i716 = phi i64 [ 0, %cond.false74.i693 ], [ %add66.i.i699, %for.body.i302.i698 ]
  br label %for.body13.i316.i717

for.body.i302.i698:                               ; preds = %for.body.i302.i698, %for.body.lr.ph.i299.i695
  %add66.i.i699 = phi i64 [ 8, %for.body.lr.ph.i299.i695 ], [ %add.i312.i712, %for.body.i302.i698 ]
  %k.065.i.i700 = phi i64 [ 0, %for.body.lr.ph.i299.i695 ], [ %add66.i.i699, %for.body.i302.i698 ]
  %outside.064.i.i701 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i695 ], [ %or7.i310.i709, %for.body.i302.i698 ]
  %add.ptr.i303.i702 = getelementptr inbounds i64, ptr %add.ptr75.i694, i64 %k.065.i.i700
  %225 = load <8 x i64>, ptr %add.ptr.i303.i702, align 8
  %isneg.i304.i703 = icmp slt <8 x i64> %225, zeroinitializer
  %and.i305.i704 = select <8 x i1> %isneg.i304.i703, <8 x i64> %splat.splat.i301.i697, <8 x i64> zeroinitializer
  %add1.i306.i705 = add <8 x i64> %and.i305.i704, %225
  %add1.lobit.i307.i706 = ashr <8 x i64> %add1.i306.i705, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i707 = icmp slt <8 x i64> %add1.i306.i705, %splat.splat.i301.i697
  %or.i309.i708 = select <8 x i1> %cmp5.not.i308.i707, <8 x i64> %add1.lobit.i307.i706, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i709 = or <8 x i64> %or.i309.i708, %outside.064.i.i701
  %conv.i311.i710 = trunc <8 x i64> %add1.i306.i705 to <8 x i32>
  %add.ptr8.i.i711 = getelementptr inbounds i32, ptr %cond67.i680, i64 %k.065.i.i700
  store <8 x i32> %conv.i311.i710, ptr %add.ptr8.i.i711, align 4
  %add.i312.i712 = add nuw nsw i64 %add66.i.i699, 8
  %cmp.not.i313.i713 = icmp sgt i64 %add.i312.i712, %spec.select.i690
  br i1 %cmp.not.i313.i713, label %for.cond10.preheader.i.i714, label %for.body.i302.i698, !llvm.loop !11

for.cond17.preheader.i.i724:                      ; preds = %for.body13.i316.i717
  %cmp1870.i.i725 = icmp slt i64 %k.0.lcssa.i315.i716, %spec.select.i690
  br i1 %cmp1870.i.i725, label %for.body20.i.i872, label %cond.end78.i726

for.body13.i316.i717:                             ; preds = %for.body13.i316.i717, %for.cond10.preheader.i.i714
  %j.069.i.i718 = phi i64 [ 0, %for.cond10.preheader.i.i714 ], [ %inc.i318.i722, %for.body13.i316.i717 ]
  %wrong.068.i.i719 = phi i64 [ 0, %for.cond10.preheader.i.i714 ], [ %or14.i.i721, %for.body13.i316.i717 ]
  %vecext.i317.i720 = extractelement <8 x i64> %outside.0.lcssa.i314.i715, i64 %j.069.i.i718
  %or14.i.i721 = or i64 %vecext.i317.i720, %wrong.068.i.i719
  %inc.i318.i722 = add nuw nsw i64 %j.069.i.i718, 1
  %exitcond.not.i319.i723 = icmp eq i64 %inc.i318.i722, 8
  br i1 %exitcond.not.i319.i723, label %for.cond17.preheader.i.i724, label %for.body13.i316.i717, !llvm.loop !12

for.body20.i.i872:                                ; preds = %for.cond17.preheader.i.i724, %for.body20.i.i872
  %k.172.i.i873 = phi i64 [ %inc33.i.i884, %for.body20.i.i872 ], [ %k.0.lcssa.i315.i716, %for.cond17.preheader.i.i724 ]
  %wrong.171.i.i874 = phi i64 [ %or29.i.i881, %for.body20.i.i872 ], [ %or14.i.i721, %for.cond17.preheader.i.i724 ]
  %arrayidx.i321.i875 = getelementptr inbounds i64, ptr %add.ptr75.i694, i64 %k.172.i.i873
  %226 = load i64, ptr %arrayidx.i321.i875, align 8
  %cmp23.i.i876 = icmp slt i64 %226, 0
  %cond.i322.i877 = select i1 %cmp23.i.i876, i64 %222, i64 0
  %add25.i.i878 = add nsw i64 %cond.i322.i877, %226
  %cmp26.i.i879 = icmp uge i64 %add25.i.i878, %222
  %conv28.i.i880 = zext i1 %cmp26.i.i879 to i64
  %or29.i.i881 = or i64 %wrong.171.i.i874, %conv28.i.i880
  %conv30.i323.i882 = trunc i64 %add25.i.i878 to i32
  %arrayidx31.i.i883 = getelementptr inbounds i32, ptr %cond67.i680, i64 %k.172.i.i873
  store i32 %conv30.i323.i882, ptr %arrayidx31.i.i883, align 4
  %inc33.i.i884 = add nuw nsw i64 %k.172.i.i873, 1
  %exitcond74.not.i.i885 = icmp eq i64 %inc33.i.i884, %spec.select.i690
  br i1 %exitcond74.not.i.i885, label %cond.end78.i726, label %for.body20.i.i872, !llvm.loop !13

cond.end78.i726:                                  ; preds = %for.body20.i.i872, %for.body21.i.i920, %for.cond17.preheader.i.i724, %for.cond18.preheader.i.i918
  %cond79.in.in.i727 = phi i64 [ %or15.i.i915, %for.cond18.preheader.i.i918 ], [ %or14.i.i721, %for.cond17.preheader.i.i724 ], [ %or31.i.i930, %for.body21.i.i920 ], [ %or29.i.i881, %for.body20.i.i872 ]
  %cond79.in.not.i728 = icmp eq i64 %cond79.in.in.i727, 0
  br i1 %cond79.in.not.i728, label %if.end82.i729, label %add_double.exit

if.end82.i729:                                    ; preds = %cond.end78.i726
  br i1 %216, label %if.end87.i763, label %if.else85.i730

if.else85.i730:                                   ; preds = %if.end82.i729
  %cmp55.i.i731 = icmp sgt i64 %sub52.i689, 0
  br i1 %cmp55.i.i731, label %for.body.i326.i737, label %if.else94.thread.i732

for.cond12.preheader.i.i750:                      ; preds = %for.body.i326.i737
  %tobool.not.i.i751 = icmp eq i64 %add.i328.i747, 0
  br i1 %tobool.not.i.i751, label %if.else94.thread.i732, label %for.body16.lr.ph.i.i752

for.body16.lr.ph.i.i752:                          ; preds = %for.cond12.preheader.i.i750
  %sub18.i.i753 = add nsw i64 %add.i328.i747, -1
  %arrayidx19.i.i754 = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %sub18.i.i753
  %arrayidx25.i.i755 = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %sub18.i.i753
  br label %for.body16.i.i756

for.body.i326.i737:                               ; preds = %if.else85.i730, %for.body.i326.i737
  %n.057.i.i738 = phi i64 [ %add.i328.i747, %for.body.i326.i737 ], [ 0, %if.else85.i730 ]
  %k.056.i.i739 = phi i64 [ %inc.i329.i748, %for.body.i326.i737 ], [ 0, %if.else85.i730 ]
  %arrayidx.i327.i740 = getelementptr inbounds i32, ptr %places.i603, i64 %k.056.i.i739
  %227 = load i32, ptr %arrayidx.i327.i740, align 4
  %sub3.i.i741 = sub i32 %227, %conv.i324.i683
  %conv4.i.i742 = trunc i64 %k.056.i.i739 to i32
  %arrayidx5.i.i743 = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %n.057.i.i738
  store i32 %conv4.i.i742, ptr %arrayidx5.i.i743, align 4
  %arrayidx7.i.i744 = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %n.057.i.i738
  store i32 %sub3.i.i741, ptr %arrayidx7.i.i744, align 4
  %cmp8.i.i745 = icmp ult i32 %sub3.i.i741, %conv1.i.i684
  %conv10.i.i746 = zext i1 %cmp8.i.i745 to i64
  %add.i328.i747 = add nuw nsw i64 %n.057.i.i738, %conv10.i.i746
  %inc.i329.i748 = add nuw nsw i64 %k.056.i.i739, 1
  %exitcond.not.i330.i749 = icmp eq i64 %inc.i329.i748, %spec.select.i690
  br i1 %exitcond.not.i330.i749, label %for.cond12.preheader.i.i750, label %for.body.i326.i737, !llvm.loop !14

for.body16.i.i756:                                ; preds = %for.body16.i.i756, %for.body16.lr.ph.i.i752
  %k11.058.i.i757 = phi i64 [ 0, %for.body16.lr.ph.i.i752 ], [ %inc30.i.i761, %for.body16.i.i756 ]
  %228 = load i32, ptr %arrayidx19.i.i754, align 4
  %add21.i.i758 = add nuw nsw i64 %k11.058.i.i757, %add.i328.i747
  %arrayidx22.i.i759 = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %add21.i.i758
  store i32 %228, ptr %arrayidx22.i.i759, align 4
  %229 = load i32, ptr %arrayidx25.i.i755, align 4
  %arrayidx28.i.i760 = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %add21.i.i758
  store i32 %229, ptr %arrayidx28.i.i760, align 4
  %inc30.i.i761 = add nuw nsw i64 %k11.058.i.i757, 1
  %exitcond.not.i762 = icmp eq i64 %inc30.i.i761, 8
  br i1 %exitcond.not.i762, label %if.end87.i763, label %for.body16.i.i756, !llvm.loop !15

if.else94.thread.i732:                            ; preds = %for.cond12.preheader.i.i750, %if.else85.i730
  store i64 0, ptr %count32.i.i685, align 8
  br label %for.inc101.i733

if.end87.i763:                                    ; preds = %for.body16.i.i756, %if.end82.i729
  %230 = phi i64 [ %spec.select.i690, %if.end82.i729 ], [ %add.i328.i747, %for.body16.i.i756 ]
  store i64 %230, ptr %count32.i.i685, align 8
  %tobool89.i764 = icmp ne i64 %230, 0
  %or.cond183.i765 = select i1 %tobool89.i764, i1 %cmp91.i686, i1 false
  br i1 %or.cond183.i765, label %if.then93.i857, label %if.else94.i766

if.then93.i857:                                   ; preds = %if.end87.i763
  %cmp32.i.i = icmp sgt i64 %230, 0
  br i1 %cmp32.i.i, label %for.body.preheader.i.i858, label %for.inc101.i733

for.body.preheader.i.i858:                        ; preds = %if.then93.i857
  %231 = load i32, ptr %places63.i679, align 8
  %conv.i331.i = sext i32 %231 to i64
  %arrayidx1.i.i859 = getelementptr inbounds double, ptr %cond.i1382, i64 %conv.i331.i
  %232 = load double, ptr %arrayidx1.i.i859, align 8
  br label %for.body.i332.i

for.body.i332.i:                                  ; preds = %if.end.i.i866, %for.body.preheader.i.i858
  %before.035.i.i = phi i64 [ %conv5.i.i861, %if.end.i.i866 ], [ %conv.i331.i, %for.body.preheader.i.i858 ]
  %m.034.i.i = phi i64 [ %inc.i338.i, %if.end.i.i866 ], [ 0, %for.body.preheader.i.i858 ]
  %found.033.i.i = phi double [ %add14.i.i, %if.end.i.i866 ], [ %232, %for.body.preheader.i.i858 ]
  %arrayidx4.i.i860 = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %m.034.i.i
  %233 = load i32, ptr %arrayidx4.i.i860, align 4
  %conv5.i.i861 = sext i32 %233 to i64
  %add.i333.i862 = add nuw nsw i64 %m.034.i.i, 8
  %arrayidx7.i334.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %add.i333.i862
  %234 = load i32, ptr %arrayidx7.i334.i, align 4
  %idx.ext.i.i863 = sext i32 %234 to i64
  %add.ptr.i335.i = getelementptr inbounds double, ptr %cond.i1382, i64 %idx.ext.i.i863
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i864 = icmp eq i64 %before.035.i.i, %conv5.i.i861
  br i1 %cmp8.not.i.i864, label %if.end.i.i866, label %if.then.i336.i

if.then.i336.i:                                   ; preds = %for.body.i332.i
  %arrayidx10.i.i865 = getelementptr inbounds double, ptr %cond.i1382, i64 %conv5.i.i861
  %235 = load double, ptr %arrayidx10.i.i865, align 8
  br label %if.end.i.i866

if.end.i.i866:                                    ; preds = %if.then.i336.i, %for.body.i332.i
  %found.1.i.i867 = phi double [ %235, %if.then.i336.i ], [ %found.033.i.i, %for.body.i332.i ]
  %arrayidx11.i.i868 = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %m.034.i.i
  %236 = load i32, ptr %arrayidx11.i.i868, align 4
  %conv12.i.i869 = sext i32 %236 to i64
  %mul.i337.i = mul nsw i64 %116, %conv12.i.i869
  %arrayidx13.i.i870 = getelementptr inbounds double, ptr %values.0352.i, i64 %mul.i337.i
  %237 = load double, ptr %arrayidx13.i.i870, align 8
  %add14.i.i = fadd double %found.1.i.i867, %237
  %arrayidx15.i.i = getelementptr inbounds double, ptr %cond.i1382, i64 %conv5.i.i861
  store double %add14.i.i, ptr %arrayidx15.i.i, align 8
  %inc.i338.i = add nuw nsw i64 %m.034.i.i, 1
  %exitcond371.not.i871 = icmp eq i64 %inc.i338.i, %230
  br i1 %exitcond371.not.i871, label %for.inc101.i733, label %for.body.i332.i, !llvm.loop !45

if.else94.i766:                                   ; preds = %if.end87.i763
  br i1 %tobool89.i764, label %if.then97.i767, label %for.inc101.i733

if.then97.i767:                                   ; preds = %if.else94.i766
  %cmp70.i.i.i = icmp sgt i64 %230, 0
  switch i64 %219, label %if.else9.i.i838 [
    i64 0, label %if.then.i339.i
    i64 1, label %if.then2.i.i810
    i64 3, label %if.then5.i.i796
    i64 7, label %if.then8.i.i768
  ]

if.then.i339.i:                                   ; preds = %if.then97.i767
  br i1 %cmp70.i.i.i, label %for.body.i.i.i817, label %for.inc101.i733

for.body.i.i.i817:                                ; preds = %if.then.i339.i, %for.body.i.i.i817
  %m.058.i.i.i818 = phi i64 [ %inc.i.i.i837, %for.body.i.i.i817 ], [ 0, %if.then.i339.i ]
  %arrayidx.i.i.i819 = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %m.058.i.i.i818
  %238 = load i32, ptr %arrayidx.i.i.i819, align 4
  %conv.i.i.i820 = sext i32 %238 to i64
  %mul.i.i.i821 = mul nsw i64 %116, %conv.i.i.i820
  %add.ptr.i.i.i822 = getelementptr inbounds double, ptr %values.0352.i, i64 %mul.i.i.i821
  %add.i.i.i823 = add nuw nsw i64 %m.058.i.i.i818, 8
  %arrayidx2.i.i.i824 = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %add.i.i.i823
  %239 = load i32, ptr %arrayidx2.i.i.i824, align 4
  %conv3.i.i.i825 = sext i32 %239 to i64
  %mul4.i.i.i826 = mul nsw i64 %116, %conv3.i.i.i825
  %add.ptr5.i.i.i827 = getelementptr inbounds double, ptr %values.0352.i, i64 %mul4.i.i.i826
  %arrayidx6.i.i.i828 = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %m.058.i.i.i818
  %240 = load i32, ptr %arrayidx6.i.i.i828, align 4
  %conv7.i.i.i829 = sext i32 %240 to i64
  %add.ptr9.idx.i.i.i830 = shl nsw i64 %conv7.i.i.i829, 6
  %add.ptr9.i.i.i831 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i.i.i830
  %arrayidx12.i.i.i832 = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %add.i.i.i823
  %241 = load i32, ptr %arrayidx12.i.i.i832, align 4
  %conv13.i.i.i833 = sext i32 %241 to i64
  %add.ptr15.idx.i.i.i834 = shl nsw i64 %conv13.i.i.i833, 6
  %add.ptr15.i.i.i835 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i.i.i834
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i835, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i827, i32 0, i32 3, i32 1)
  %242 = load <8 x double>, ptr %add.ptr9.i.i.i831, align 8
  %243 = load <8 x double>, ptr %add.ptr.i.i.i822, align 8
  %add.i.i.i.i836 = fadd <8 x double> %242, %243
  store <8 x double> %add.i.i.i.i836, ptr %add.ptr9.i.i.i831, align 8
  %inc.i.i.i837 = add nuw nsw i64 %m.058.i.i.i818, 1
  %exitcond369.not.i = icmp eq i64 %inc.i.i.i837, %230
  br i1 %exitcond369.not.i, label %for.inc101.i733, label %for.body.i.i.i817, !llvm.loop !46

if.then2.i.i810:                                  ; preds = %if.then97.i767
  br i1 %cmp70.i.i.i, label %for.body.i37.i.i, label %for.inc101.i733

for.body.i37.i.i:                                 ; preds = %if.then2.i.i810, %for.body.i37.i.i
  %m.058.i38.i.i = phi i64 [ %inc.i57.i.i816, %for.body.i37.i.i ], [ 0, %if.then2.i.i810 ]
  %arrayidx.i39.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %m.058.i38.i.i
  %244 = load i32, ptr %arrayidx.i39.i.i, align 4
  %conv.i40.i.i = sext i32 %244 to i64
  %mul.i41.i.i = mul nsw i64 %116, %conv.i40.i.i
  %add.ptr.i42.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul.i41.i.i
  %add.i43.i.i = add nuw nsw i64 %m.058.i38.i.i, 8
  %arrayidx2.i44.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %add.i43.i.i
  %245 = load i32, ptr %arrayidx2.i44.i.i, align 4
  %conv3.i45.i.i = sext i32 %245 to i64
  %mul4.i46.i.i = mul nsw i64 %116, %conv3.i45.i.i
  %add.ptr5.i47.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul4.i46.i.i
  %arrayidx6.i48.i.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %m.058.i38.i.i
  %246 = load i32, ptr %arrayidx6.i48.i.i, align 4
  %conv7.i49.i.i = sext i32 %246 to i64
  %add.ptr9.idx.i50.i.i = shl nsw i64 %conv7.i49.i.i, 7
  %add.ptr9.i51.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i50.i.i
  %arrayidx12.i52.i.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %add.i43.i.i
  %247 = load i32, ptr %arrayidx12.i52.i.i, align 4
  %conv13.i53.i.i = sext i32 %247 to i64
  %add.ptr15.idx.i54.i.i = shl nsw i64 %conv13.i53.i.i, 7
  %add.ptr15.i55.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i54.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i55.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i47.i.i, i32 0, i32 3, i32 1)
  %248 = load <8 x double>, ptr %add.ptr9.i51.i.i, align 8
  %249 = load <8 x double>, ptr %add.ptr.i42.i.i, align 8
  %add.i.i56.i.i811 = fadd <8 x double> %248, %249
  store <8 x double> %add.i.i56.i.i811, ptr %add.ptr9.i51.i.i, align 8
  %add.ptr24.1.i.i.i812 = getelementptr inbounds i8, ptr %add.ptr15.i55.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i.i.i812, i32 1, i32 3, i32 1)
  %add.ptr30.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i47.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.1.i.i.i813 = getelementptr inbounds i8, ptr %add.ptr.i42.i.i, i64 64
  %add.ptr33.1.i.i.i814 = getelementptr inbounds i8, ptr %add.ptr9.i51.i.i, i64 64
  %250 = load <8 x double>, ptr %add.ptr33.1.i.i.i814, align 8
  %251 = load <8 x double>, ptr %add.ptr32.1.i.i.i813, align 8
  %add.i.1.i.i.i815 = fadd <8 x double> %250, %251
  store <8 x double> %add.i.1.i.i.i815, ptr %add.ptr33.1.i.i.i814, align 8
  %inc.i57.i.i816 = add nuw nsw i64 %m.058.i38.i.i, 1
  %exitcond368.not.i = icmp eq i64 %inc.i57.i.i816, %230
  br i1 %exitcond368.not.i, label %for.inc101.i733, label %for.body.i37.i.i, !llvm.loop !47

if.then5.i.i796:                                  ; preds = %if.then97.i767
  br i1 %cmp70.i.i.i, label %for.body.i63.i.i, label %for.inc101.i733

for.body.i63.i.i:                                 ; preds = %if.then5.i.i796, %for.body.i63.i.i
  %m.058.i64.i.i = phi i64 [ %inc.i88.i.i809, %for.body.i63.i.i ], [ 0, %if.then5.i.i796 ]
  %arrayidx.i65.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %m.058.i64.i.i
  %252 = load i32, ptr %arrayidx.i65.i.i, align 4
  %conv.i66.i.i = sext i32 %252 to i64
  %mul.i67.i.i = mul nsw i64 %116, %conv.i66.i.i
  %add.ptr.i68.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul.i67.i.i
  %add.i69.i.i = add nuw nsw i64 %m.058.i64.i.i, 8
  %arrayidx2.i70.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %add.i69.i.i
  %253 = load i32, ptr %arrayidx2.i70.i.i, align 4
  %conv3.i71.i.i = sext i32 %253 to i64
  %mul4.i72.i.i = mul nsw i64 %116, %conv3.i71.i.i
  %add.ptr5.i73.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul4.i72.i.i
  %arrayidx6.i74.i.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %m.058.i64.i.i
  %254 = load i32, ptr %arrayidx6.i74.i.i, align 4
  %conv7.i75.i.i = sext i32 %254 to i64
  %add.ptr9.idx.i76.i.i = shl nsw i64 %conv7.i75.i.i, 8
  %add.ptr9.i77.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i76.i.i
  %arrayidx12.i78.i.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %add.i69.i.i
  %255 = load i32, ptr %arrayidx12.i78.i.i, align 4
  %conv13.i79.i.i = sext i32 %255 to i64
  %add.ptr15.idx.i80.i.i = shl nsw i64 %conv13.i79.i.i, 8
  %add.ptr15.i81.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i80.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i81.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i73.i.i, i32 0, i32 3, i32 1)
  %256 = load <8 x double>, ptr %add.ptr9.i77.i.i, align 8
  %257 = load <8 x double>, ptr %add.ptr.i68.i.i, align 8
  %add.i.i82.i.i797 = fadd <8 x double> %256, %257
  store <8 x double> %add.i.i82.i.i797, ptr %add.ptr9.i77.i.i, align 8
  %add.ptr24.1.i83.i.i798 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i83.i.i798, i32 1, i32 3, i32 1)
  %add.ptr30.1.i84.i.i = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i84.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.1.i85.i.i = getelementptr inbounds i8, ptr %add.ptr.i68.i.i, i64 64
  %add.ptr33.1.i86.i.i = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i, i64 64
  %258 = load <8 x double>, ptr %add.ptr33.1.i86.i.i, align 8
  %259 = load <8 x double>, ptr %add.ptr32.1.i85.i.i, align 8
  %add.i.1.i87.i.i799 = fadd <8 x double> %258, %259
  store <8 x double> %add.i.1.i87.i.i799, ptr %add.ptr33.1.i86.i.i, align 8
  %add.ptr24.2.i.i.i800 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i800, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i801 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i801, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i802 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i, i64 128
  %add.ptr33.2.i.i.i803 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i, i64 128
  %260 = load <8 x double>, ptr %add.ptr33.2.i.i.i803, align 8
  %261 = load <8 x double>, ptr %add.ptr32.2.i.i.i802, align 8
  %add.i.2.i.i.i804 = fadd <8 x double> %260, %261
  store <8 x double> %add.i.2.i.i.i804, ptr %add.ptr33.2.i.i.i803, align 8
  %add.ptr24.3.i.i.i805 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i.i.i805, i32 1, i32 3, i32 1)
  %add.ptr30.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.3.i.i.i806 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i, i64 192
  %add.ptr33.3.i.i.i807 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i, i64 192
  %262 = load <8 x double>, ptr %add.ptr33.3.i.i.i807, align 8
  %263 = load <8 x double>, ptr %add.ptr32.3.i.i.i806, align 8
  %add.i.3.i.i.i808 = fadd <8 x double> %262, %263
  store <8 x double> %add.i.3.i.i.i808, ptr %add.ptr33.3.i.i.i807, align 8
  %inc.i88.i.i809 = add nuw nsw i64 %m.058.i64.i.i, 1
  %exitcond367.not.i = icmp eq i64 %inc.i88.i.i809, %230
  br i1 %exitcond367.not.i, label %for.inc101.i733, label %for.body.i63.i.i, !llvm.loop !48

if.then8.i.i768:                                  ; preds = %if.then97.i767
  br i1 %cmp70.i.i.i, label %for.body.i94.i.i, label %for.inc101.i733

for.body.i94.i.i:                                 ; preds = %if.then8.i.i768, %for.body.i94.i.i
  %m.058.i95.i.i = phi i64 [ %inc.i129.i.i, %for.body.i94.i.i ], [ 0, %if.then8.i.i768 ]
  %arrayidx.i96.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %m.058.i95.i.i
  %264 = load i32, ptr %arrayidx.i96.i.i, align 4
  %conv.i97.i.i = sext i32 %264 to i64
  %mul.i98.i.i = mul nsw i64 %116, %conv.i97.i.i
  %add.ptr.i99.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul.i98.i.i
  %add.i100.i.i = add nuw nsw i64 %m.058.i95.i.i, 8
  %arrayidx2.i101.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %add.i100.i.i
  %265 = load i32, ptr %arrayidx2.i101.i.i, align 4
  %conv3.i102.i.i = sext i32 %265 to i64
  %mul4.i103.i.i = mul nsw i64 %116, %conv3.i102.i.i
  %add.ptr5.i104.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul4.i103.i.i
  %arrayidx6.i105.i.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %m.058.i95.i.i
  %266 = load i32, ptr %arrayidx6.i105.i.i, align 4
  %conv7.i106.i.i = sext i32 %266 to i64
  %add.ptr9.idx.i107.i.i = shl nsw i64 %conv7.i106.i.i, 9
  %add.ptr9.i108.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i107.i.i
  %arrayidx12.i109.i.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %add.i100.i.i
  %267 = load i32, ptr %arrayidx12.i109.i.i, align 4
  %conv13.i110.i.i = sext i32 %267 to i64
  %add.ptr15.idx.i111.i.i = shl nsw i64 %conv13.i110.i.i, 9
  %add.ptr15.i112.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i111.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i112.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i104.i.i, i32 0, i32 3, i32 1)
  %268 = load <8 x double>, ptr %add.ptr9.i108.i.i, align 8
  %269 = load <8 x double>, ptr %add.ptr.i99.i.i, align 8
  %add.i.i113.i.i769 = fadd <8 x double> %268, %269
  store <8 x double> %add.i.i113.i.i769, ptr %add.ptr9.i108.i.i, align 8
  %add.ptr24.1.i114.i.i770 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i114.i.i770, i32 1, i32 3, i32 1)
  %add.ptr30.1.i115.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i115.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.1.i116.i.i = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 64
  %add.ptr33.1.i117.i.i = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 64
  %270 = load <8 x double>, ptr %add.ptr33.1.i117.i.i, align 8
  %271 = load <8 x double>, ptr %add.ptr32.1.i116.i.i, align 8
  %add.i.1.i118.i.i771 = fadd <8 x double> %270, %271
  store <8 x double> %add.i.1.i118.i.i771, ptr %add.ptr33.1.i117.i.i, align 8
  %add.ptr24.2.i119.i.i772 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i119.i.i772, i32 1, i32 3, i32 1)
  %add.ptr30.2.i120.i.i773 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i120.i.i773, i32 0, i32 3, i32 1)
  %add.ptr32.2.i121.i.i774 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 128
  %add.ptr33.2.i122.i.i775 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 128
  %272 = load <8 x double>, ptr %add.ptr33.2.i122.i.i775, align 8
  %273 = load <8 x double>, ptr %add.ptr32.2.i121.i.i774, align 8
  %add.i.2.i123.i.i = fadd <8 x double> %272, %273
  store <8 x double> %add.i.2.i123.i.i, ptr %add.ptr33.2.i122.i.i775, align 8
  %add.ptr24.3.i124.i.i = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i124.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.3.i125.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i125.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.3.i126.i.i776 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 192
  %add.ptr33.3.i127.i.i777 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 192
  %274 = load <8 x double>, ptr %add.ptr33.3.i127.i.i777, align 8
  %275 = load <8 x double>, ptr %add.ptr32.3.i126.i.i776, align 8
  %add.i.3.i128.i.i = fadd <8 x double> %274, %275
  store <8 x double> %add.i.3.i128.i.i, ptr %add.ptr33.3.i127.i.i777, align 8
  %add.ptr24.4.i.i.i778 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i778, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i779 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i779, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i780 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 256
  %add.ptr33.4.i.i.i781 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 256
  %276 = load <8 x double>, ptr %add.ptr33.4.i.i.i781, align 8
  %277 = load <8 x double>, ptr %add.ptr32.4.i.i.i780, align 8
  %add.i.4.i.i.i782 = fadd <8 x double> %276, %277
  store <8 x double> %add.i.4.i.i.i782, ptr %add.ptr33.4.i.i.i781, align 8
  %add.ptr24.5.i.i.i783 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.5.i.i.i783, i32 1, i32 3, i32 1)
  %add.ptr30.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.5.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.5.i.i.i784 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 320
  %add.ptr33.5.i.i.i785 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 320
  %278 = load <8 x double>, ptr %add.ptr33.5.i.i.i785, align 8
  %279 = load <8 x double>, ptr %add.ptr32.5.i.i.i784, align 8
  %add.i.5.i.i.i786 = fadd <8 x double> %278, %279
  store <8 x double> %add.i.5.i.i.i786, ptr %add.ptr33.5.i.i.i785, align 8
  %add.ptr24.6.i.i.i787 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i787, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i788 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i788, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i789 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 384
  %add.ptr33.6.i.i.i790 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 384
  %280 = load <8 x double>, ptr %add.ptr33.6.i.i.i790, align 8
  %281 = load <8 x double>, ptr %add.ptr32.6.i.i.i789, align 8
  %add.i.6.i.i.i791 = fadd <8 x double> %280, %281
  store <8 x double> %add.i.6.i.i.i791, ptr %add.ptr33.6.i.i.i790, align 8
  %add.ptr24.7.i.i.i792 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.7.i.i.i792, i32 1, i32 3, i32 1)
  %add.ptr30.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.7.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.7.i.i.i793 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 448
  %add.ptr33.7.i.i.i794 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 448
  %282 = load <8 x double>, ptr %add.ptr33.7.i.i.i794, align 8
  %283 = load <8 x double>, ptr %add.ptr32.7.i.i.i793, align 8
  %add.i.7.i.i.i795 = fadd <8 x double> %282, %283
  store <8 x double> %add.i.7.i.i.i795, ptr %add.ptr33.7.i.i.i794, align 8
  %inc.i129.i.i = add nuw nsw i64 %m.058.i95.i.i, 1
  %exitcond366.not.i = icmp eq i64 %inc.i129.i.i, %230
  br i1 %exitcond366.not.i, label %for.inc101.i733, label %for.body.i94.i.i, !llvm.loop !49

if.else9.i.i838:                                  ; preds = %if.then97.i767
  br i1 %cmp70.i.i.i, label %for.body.i134.i.i, label %for.inc101.i733

for.body.i134.i.i:                                ; preds = %if.else9.i.i838, %for.end34.i.i.i
  %m.071.i.i.i = phi i64 [ %inc36.i.i.i, %for.end34.i.i.i ], [ 0, %if.else9.i.i838 ]
  %arrayidx.i135.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %m.071.i.i.i
  %284 = load i32, ptr %arrayidx.i135.i.i, align 4
  %conv.i136.i.i = sext i32 %284 to i64
  %mul.i137.i.i = mul nsw i64 %116, %conv.i136.i.i
  %add.ptr.i138.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul.i137.i.i
  %arrayidx1.i.i.i839 = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %m.071.i.i.i
  %285 = load i32, ptr %arrayidx1.i.i.i839, align 4
  %conv2.i.i.i840 = sext i32 %285 to i64
  %mul3.i.i.i841 = mul nsw i64 %117, %conv2.i.i.i840
  %add.ptr4.i.i.i842 = getelementptr inbounds double, ptr %cond.i1382, i64 %mul3.i.i.i841
  %add.i139.i.i = add nuw nsw i64 %m.071.i.i.i, 8
  %arrayidx6.i140.i.i = getelementptr inbounds [520 x i32], ptr %found.i604, i64 0, i64 %add.i139.i.i
  %286 = load i32, ptr %arrayidx6.i140.i.i, align 4
  %conv7.i141.i.i = sext i32 %286 to i64
  %mul8.i.i.i843 = mul nsw i64 %116, %conv7.i141.i.i
  %add.ptr9.i142.i.i = getelementptr inbounds double, ptr %values.0352.i, i64 %mul8.i.i.i843
  %arrayidx12.i143.i.i = getelementptr inbounds [520 x i32], ptr %places63.i679, i64 0, i64 %add.i139.i.i
  %287 = load i32, ptr %arrayidx12.i143.i.i, align 4
  %conv13.i144.i.i = sext i32 %287 to i64
  %mul14.i.i.i844 = mul nsw i64 %117, %conv13.i144.i.i
  %add.ptr15.i145.i.i = getelementptr inbounds double, ptr %cond.i1382, i64 %mul14.i.i.i844
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i145.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i.i, label %for.cond25.preheader.i.i.i851, label %for.body20.i.i.i845

for.cond25.preheader.i.i.i851:                    ; preds = %for.body20.i.i.i845, %for.body.i134.i.i
  %j.0.lcssa.i.i.i852 = phi i64 [ 0, %for.body.i134.i.i ], [ %add1767.i.i.i, %for.body20.i.i.i845 ]
  %cmp2668.i.i.i = icmp slt i64 %j.0.lcssa.i.i.i852, %117
  br i1 %cmp2668.i.i.i, label %for.body28.i.i.i853, label %for.end34.i.i.i

for.body20.i.i.i845:                              ; preds = %for.body.i134.i.i, %for.body20.i.i.i845
  %add1767.i.i.i = phi i64 [ %add17.i.i.i849, %for.body20.i.i.i845 ], [ 8, %for.body.i134.i.i ]
  %j.066.i.i.i = phi i64 [ %add1767.i.i.i, %for.body20.i.i.i845 ], [ 0, %for.body.i134.i.i ]
  %add.ptr21.i.i.i846 = getelementptr inbounds double, ptr %add.ptr9.i142.i.i, i64 %j.066.i.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i846, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i847 = getelementptr inbounds double, ptr %add.ptr.i138.i.i, i64 %j.066.i.i.i
  %add.ptr23.i.i.i848 = getelementptr inbounds double, ptr %add.ptr4.i.i.i842, i64 %j.066.i.i.i
  %288 = load <8 x double>, ptr %add.ptr23.i.i.i848, align 8
  %289 = load <8 x double>, ptr %add.ptr22.i.i.i847, align 8
  %add.i.i146.i.i = fadd <8 x double> %288, %289
  store <8 x double> %add.i.i146.i.i, ptr %add.ptr23.i.i.i848, align 8
  %add17.i.i.i849 = add nuw nsw i64 %add1767.i.i.i, 8
  %cmp18.not.i.i.i850 = icmp sgt i64 %add17.i.i.i849, %117
  br i1 %cmp18.not.i.i.i850, label %for.cond25.preheader.i.i.i851, label %for.body20.i.i.i845, !llvm.loop !50

for.body28.i.i.i853:                              ; preds = %for.cond25.preheader.i.i.i851, %for.body28.i.i.i853
  %j.169.i.i.i = phi i64 [ %inc.i148.i.i, %for.body28.i.i.i853 ], [ %j.0.lcssa.i.i.i852, %for.cond25.preheader.i.i.i851 ]
  %arrayidx29.i.i.i854 = getelementptr inbounds double, ptr %add.ptr4.i.i.i842, i64 %j.169.i.i.i
  %290 = load double, ptr %arrayidx29.i.i.i854, align 8
  %arrayidx30.i.i.i855 = getelementptr inbounds double, ptr %add.ptr.i138.i.i, i64 %j.169.i.i.i
  %291 = load double, ptr %arrayidx30.i.i.i855, align 8
  %add31.i.i.i = fadd double %290, %291
  store double %add31.i.i.i, ptr %arrayidx29.i.i.i854, align 8
  %inc.i148.i.i = add nuw nsw i64 %j.169.i.i.i, 1
  %exitcond.not.i.i.i856 = icmp eq i64 %inc.i148.i.i, %117
  br i1 %exitcond.not.i.i.i856, label %for.end34.i.i.i, label %for.body28.i.i.i853, !llvm.loop !51

for.end34.i.i.i:                                  ; preds = %for.body28.i.i.i853, %for.cond25.preheader.i.i.i851
  %inc36.i.i.i = add nuw nsw i64 %m.071.i.i.i, 1
  %exitcond370.not.i = icmp eq i64 %inc36.i.i.i, %230
  br i1 %exitcond370.not.i, label %for.inc101.i733, label %for.body.i134.i.i, !llvm.loop !52

for.inc101.i733:                                  ; preds = %for.body.i94.i.i, %for.body.i63.i.i, %for.body.i37.i.i, %for.body.i.i.i817, %for.end34.i.i.i, %if.end.i.i866, %if.else9.i.i838, %if.then8.i.i768, %if.then5.i.i796, %if.then2.i.i810, %if.then.i339.i, %if.else94.i766, %if.then93.i857, %if.else94.thread.i732
  %add.i734 = add nuw nsw i64 %k44.0351.i, 512
  %add.ptr103.i735 = getelementptr inbounds i8, ptr %values.0352.i, i64 %add.ptr103.idx.i687
  %292 = load i64, ptr %arrayidx46.i635, align 8
  %cmp47.not.i736 = icmp slt i64 %add.i734, %292
  br i1 %cmp47.not.i736, label %for.body50.i688, label %for.end106.i636, !llvm.loop !53

for.end106.i636:                                  ; preds = %for.inc101.i733, %for.cond45.preheader.i634
  %293 = load i64, ptr %a, align 8
  %cmp108.i637 = icmp eq i64 %293, 0
  %tobool111.i638 = icmp ne i64 %119, 0
  %or.cond184.i639 = select i1 %cmp108.i637, i1 %tobool111.i638, i1 false
  br i1 %or.cond184.i639, label %lor.lhs.false112.i641, label %add_double.exit

lor.lhs.false112.i641:                            ; preds = %for.end106.i636
  %cmp113.i642 = icmp ne ptr %cond.i1382, %120
  %tobool116.i643 = icmp ne i64 %110, 0
  %or.cond185.i644 = select i1 %cmp113.i642, i1 true, i1 %tobool116.i643
  br i1 %or.cond185.i644, label %for.cond120.preheader.i645, label %add_double.exit

for.cond120.preheader.i645:                       ; preds = %lor.lhs.false112.i641
  %cmp122.not353.i = icmp slt i64 %mul.i1375, 8
  br i1 %cmp122.not353.i, label %for.cond145.preheader.i655, label %for.body124.lr.ph.i646

for.body124.lr.ph.i646:                           ; preds = %for.cond120.preheader.i645
  %add.ptr131.i647 = getelementptr inbounds double, ptr %111, i64 %mul9.i1378
  br label %for.body124.i648

for.cond145.preheader.i655:                       ; preds = %if.end140.i650, %for.cond120.preheader.i645
  %k119.0.lcssa.i656 = phi i64 [ 0, %for.cond120.preheader.i645 ], [ %add121355.i, %if.end140.i650 ]
  %cmp146356.i = icmp slt i64 %k119.0.lcssa.i656, %mul.i1375
  br i1 %cmp146356.i, label %for.body148.lr.ph.i657, label %add_double.exit

for.body148.lr.ph.i657:                           ; preds = %for.cond145.preheader.i655
  %294 = getelementptr double, ptr %111, i64 %mul9.i1378
  br label %for.body148.i658

for.body124.i648:                                 ; preds = %if.end140.i650, %for.body124.lr.ph.i646
  %add121355.i = phi i64 [ 8, %for.body124.lr.ph.i646 ], [ %add121.i653, %if.end140.i650 ]
  %k119.0354.i = phi i64 [ 0, %for.body124.lr.ph.i646 ], [ %add121355.i, %if.end140.i650 ]
  %add.ptr125.i649 = getelementptr inbounds double, ptr %cond.i1382, i64 %k119.0354.i
  %295 = load <8 x double>, ptr %add.ptr125.i649, align 8
  br i1 %tobool116.i643, label %land.lhs.true127.i669, label %if.end140.i650

land.lhs.true127.i669:                            ; preds = %for.body124.i648
  %296 = load i64, ptr %arrayidx8.i1377, align 8
  %tobool129.not.i670 = icmp eq i64 %296, 0
  br i1 %tobool129.not.i670, label %if.then136.i674, label %if.then130.i671

if.then130.i671:                                  ; preds = %land.lhs.true127.i669
  %add.ptr132.i672 = getelementptr inbounds double, ptr %add.ptr131.i647, i64 %k119.0354.i
  %297 = load <8 x double>, ptr %add.ptr132.i672, align 8
  %add133.i673 = fadd <8 x double> %295, %297
  br label %if.end140.i650

if.then136.i674:                                  ; preds = %land.lhs.true127.i669
  %298 = load double, ptr %111, align 8
  %splat.splatinsert.i675 = insertelement <8 x double> poison, double %298, i64 0
  %splat.splat.i676 = shufflevector <8 x double> %splat.splatinsert.i675, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i677 = fadd <8 x double> %295, %splat.splat.i676
  br label %if.end140.i650

if.end140.i650:                                   ; preds = %if.then136.i674, %if.then130.i671, %for.body124.i648
  %sum.0.i651 = phi <8 x double> [ %add133.i673, %if.then130.i671 ], [ %add138.i677, %if.then136.i674 ], [ %295, %for.body124.i648 ]
  %add.ptr141.i652 = getelementptr inbounds double, ptr %120, i64 %k119.0354.i
  store <8 x double> %sum.0.i651, ptr %add.ptr141.i652, align 8
  %add121.i653 = add nuw nsw i64 %add121355.i, 8
  %cmp122.not.i654 = icmp sgt i64 %add121.i653, %mul.i1375
  br i1 %cmp122.not.i654, label %for.cond145.preheader.i655, label %for.body124.i648, !llvm.loop !54

for.body148.i658:                                 ; preds = %cond.end159.i660, %for.body148.lr.ph.i657
  %k119.1357.i = phi i64 [ %k119.0.lcssa.i656, %for.body148.lr.ph.i657 ], [ %inc163.i663, %cond.end159.i660 ]
  %arrayidx151.i659 = getelementptr inbounds double, ptr %cond.i1382, i64 %k119.1357.i
  %299 = load double, ptr %arrayidx151.i659, align 8
  br i1 %tobool116.i643, label %cond.true150.i665, label %cond.end159.i660

cond.true150.i665:                                ; preds = %for.body148.i658
  %300 = load i64, ptr %arrayidx8.i1377, align 8
  %mul153.i666 = mul nsw i64 %300, %k119.1357.i
  %arrayidx155.i667 = getelementptr double, ptr %294, i64 %mul153.i666
  %301 = load double, ptr %arrayidx155.i667, align 8
  %add156.i668 = fadd double %299, %301
  br label %cond.end159.i660

cond.end159.i660:                                 ; preds = %cond.true150.i665, %for.body148.i658
  %cond160.i661 = phi double [ %add156.i668, %cond.true150.i665 ], [ %299, %for.body148.i658 ]
  %arrayidx161.i662 = getelementptr inbounds double, ptr %120, i64 %k119.1357.i
  store double %cond160.i661, ptr %arrayidx161.i662, align 8
  %inc163.i663 = add nuw nsw i64 %k119.1357.i, 1
  %exitcond372.not.i664 = icmp eq i64 %inc163.i663, %mul.i1375
  br i1 %exitcond372.not.i664, label %add_double.exit, label %for.body148.i658, !llvm.loop !55

add_double.exit:                                  ; preds = %cond.end78.i726, %cond.end159.i660, %for.end106.i636, %lor.lhs.false112.i641, %for.cond145.preheader.i655
  %retval.3.i640 = phi i64 [ 0, %lor.lhs.false112.i641 ], [ 0, %for.end106.i636 ], [ 0, %for.cond145.preheader.i655 ], [ 0, %cond.end159.i660 ], [ 1, %cond.end78.i726 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i604) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i603) #7
  br label %return

cond.true21:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1384, label %if.end30.i997, label %if.then.i993

if.then.i993:                                     ; preds = %cond.true21
  %302 = inttoptr i64 %123 to ptr
  %303 = load i32, ptr %302, align 4
  %tobool.not.i.i994 = icmp eq i32 %303, 0
  br i1 %tobool.not.i.i994, label %if.then.i.i1347, label %for.cond.preheader.i.i995

if.then.i.i1347:                                  ; preds = %if.then.i993
  %mul.i.i1348 = shl nsw i64 %mul.i1375, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1382, i8 0, i64 %mul.i.i1348, i1 false)
  br label %if.end30.i997

for.cond.preheader.i.i995:                        ; preds = %if.then.i993
  %cmp535.i.i996 = icmp sgt i64 %mul.i1375, 0
  br i1 %cmp535.i.i996, label %for.body.i.i1342, label %if.end30.i997

for.body.i.i1342:                                 ; preds = %for.cond.preheader.i.i995, %for.body.i.i1342
  %k.036.i.i1343 = phi i64 [ %inc.i.i1345, %for.body.i.i1342 ], [ 0, %for.cond.preheader.i.i995 ]
  %arrayidx.i.i1344 = getelementptr inbounds i32, ptr %cond.i1382, i64 %k.036.i.i1343
  store i32 %303, ptr %arrayidx.i.i1344, align 4
  %inc.i.i1345 = add nuw nsw i64 %k.036.i.i1343, 1
  %exitcond38.not.i.i1346 = icmp eq i64 %inc.i.i1345, %mul.i1375
  br i1 %exitcond38.not.i.i1346, label %if.end30.i997, label %for.body.i.i1342, !llvm.loop !4

if.end30.i997:                                    ; preds = %for.body.i.i1342, %for.cond.preheader.i.i995, %if.then.i.i1347, %cond.true21
  %cmp31.i998 = icmp eq i64 %114, 0
  br i1 %cmp31.i998, label %land.end.i1330, label %land.end.thread.i999

land.end.thread.i999:                             ; preds = %if.end30.i997
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i969) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i970) #7
  br label %for.cond45.preheader.i1000

land.end.i1330:                                   ; preds = %if.end30.i997
  %arrayidx32.i1331 = getelementptr inbounds i8, ptr %a, i64 56
  %304 = load i64, ptr %arrayidx32.i1331, align 8
  %cmp33.i1332 = icmp eq i64 %115, %304
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i969) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i970) #7
  br i1 %cmp33.i1332, label %for.body.lr.ph.i1333, label %for.cond45.preheader.i1000

for.body.lr.ph.i1333:                             ; preds = %land.end.i1330
  %places42.i1334 = getelementptr inbounds i8, ptr %found.i970, i64 2080
  br label %for.body.i1335

for.cond45.preheader.i1000:                       ; preds = %for.body.i1335, %land.end.i1330, %land.end.thread.i999
  %305 = phi i1 [ false, %land.end.thread.i999 ], [ false, %land.end.i1330 ], [ true, %for.body.i1335 ]
  %arrayidx46.i1001 = getelementptr inbounds i8, ptr %a, i64 48
  %306 = load i64, ptr %arrayidx46.i1001, align 8
  %cmp47.not349.i1002 = icmp sgt i64 %306, 0
  br i1 %cmp47.not349.i1002, label %for.body50.lr.ph.i1050, label %for.end106.i1003

for.body50.lr.ph.i1050:                           ; preds = %for.cond45.preheader.i1000
  %places63.i1051 = getelementptr inbounds i8, ptr %found.i970, i64 2080
  %cond67.i1052 = select i1 %305, ptr %places63.i1051, ptr %places.i969
  %arrayidx68.i1053 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1054 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i1055 = trunc i64 %114 to i32
  %conv1.i.i1056 = trunc i64 %sub.i1374 to i32
  %count32.i.i1057 = getelementptr inbounds i8, ptr %found.i970, i64 4160
  %cmp91.i1058 = icmp eq i64 %117, 1
  %307 = add i64 %117, -8
  %308 = tail call i64 @llvm.fshl.i64(i64 %307, i64 %307, i64 61)
  %cmp18.not65.i.i.i1059 = icmp slt i64 %117, 8
  %add.ptr103.idx.i1060 = shl nsw i64 %116, 11
  br label %for.body50.i1061

for.body.i1335:                                   ; preds = %for.body.i1335, %for.body.lr.ph.i1333
  %k.0348.i1336 = phi i64 [ 0, %for.body.lr.ph.i1333 ], [ %inc.i1340, %for.body.i1335 ]
  %conv40.i1337 = trunc nuw i64 %k.0348.i1336 to i32
  %arrayidx41.i1338 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %k.0348.i1336
  store i32 %conv40.i1337, ptr %arrayidx41.i1338, align 4
  %arrayidx43.i1339 = getelementptr inbounds [520 x i32], ptr %places42.i1334, i64 0, i64 %k.0348.i1336
  store i32 0, ptr %arrayidx43.i1339, align 4
  %inc.i1340 = add nuw nsw i64 %k.0348.i1336, 1
  %exitcond4686.not = icmp eq i64 %inc.i1340, 520
  br i1 %exitcond4686.not, label %for.cond45.preheader.i1000, label %for.body.i1335, !llvm.loop !56

for.body50.i1061:                                 ; preds = %for.inc101.i1108, %for.body50.lr.ph.i1050
  %309 = phi i64 [ %306, %for.body50.lr.ph.i1050 ], [ %381, %for.inc101.i1108 ]
  %values.0352.i1062 = phi ptr [ %109, %for.body50.lr.ph.i1050 ], [ %add.ptr103.i1110, %for.inc101.i1108 ]
  %k44.0351.i1063 = phi i64 [ 0, %for.body50.lr.ph.i1050 ], [ %add.i1109, %for.inc101.i1108 ]
  %sub52.i1064 = sub nsw i64 %309, %k44.0351.i1063
  %spec.select.i1065 = tail call i64 @llvm.smin.i64(i64 %sub52.i1064, i64 512)
  %310 = load i64, ptr %arrayidx68.i1053, align 8
  %cmp69.i1066 = icmp eq i64 %310, 4
  %311 = load i64, ptr %arrayidx76.i1054, align 8
  %cmp.not65.i.i1067 = icmp slt i64 %sub52.i1064, 8
  br i1 %cmp69.i1066, label %cond.true71.i1281, label %cond.false74.i1068

cond.true71.i1281:                                ; preds = %for.body50.i1061
  %add.ptr72.i1282 = getelementptr inbounds i32, ptr %113, i64 %k44.0351.i1063
  br i1 %cmp.not65.i.i1067, label %for.cond11.preheader.i.i1303, label %for.body.lr.ph.i.i1283

for.body.lr.ph.i.i1283:                           ; preds = %cond.true71.i1281
  %splat.splatinsert.i.i1284 = insertelement <8 x i64> poison, i64 %311, i64 0
  %splat.splat.i.i1285 = shufflevector <8 x i64> %splat.splatinsert.i.i1284, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i1286

for.cond11.preheader.i.i1303:                     ; preds = %for.body.i296.i1286, %cond.true71.i1281
  %outside.0.lcssa.i.i1304 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1281 ], [ %or7.i.i1298, %for.body.i296.i1286 ]
  %k.0.lcssa.i.i1305 = phi i64 [ 0, %cond.true71.i1281 ], [ %add68.i.i1287, %for.body.i296.i1286 ]
  br label %for.body14.i.i1306

for.body.i296.i1286:                              ; preds = %for.body.i296.i1286, %for.body.lr.ph.i.i1283
  %add68.i.i1287 = phi i64 [ 8, %for.body.lr.ph.i.i1283 ], [ %add.i.i1301, %for.body.i296.i1286 ]
  %k.067.i.i1288 = phi i64 [ 0, %for.body.lr.ph.i.i1283 ], [ %add68.i.i1287, %for.body.i296.i1286 ]
  %outside.066.i.i1289 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1283 ], [ %or7.i.i1298, %for.body.i296.i1286 ]
  %add.ptr.i.i1290 = getelementptr inbounds i32, ptr %add.ptr72.i1282, i64 %k.067.i.i1288
  %312 = load <8 x i32>, ptr %add.ptr.i.i1290, align 4
  %conv.i.i1291 = sext <8 x i32> %312 to <8 x i64>
  %isneg.i.i1292 = icmp slt <8 x i32> %312, zeroinitializer
  %and.i.i1293 = select <8 x i1> %isneg.i.i1292, <8 x i64> %splat.splat.i.i1285, <8 x i64> zeroinitializer
  %add1.i.i1294 = add <8 x i64> %and.i.i1293, %conv.i.i1291
  %add1.lobit.i.i1295 = ashr <8 x i64> %add1.i.i1294, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1296 = icmp slt <8 x i64> %add1.i.i1294, %splat.splat.i.i1285
  %or.i.i1297 = select <8 x i1> %cmp5.not.i.i1296, <8 x i64> %add1.lobit.i.i1295, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1298 = or <8 x i64> %or.i.i1297, %outside.066.i.i1289
  %conv8.i.i1299 = trunc <8 x i64> %add1.i.i1294 to <8 x i32>
  %add.ptr9.i.i1300 = getelementptr inbounds i32, ptr %cond67.i1052, i64 %k.067.i.i1288
  store <8 x i32> %conv8.i.i1299, ptr %add.ptr9.i.i1300, align 4
  %add.i.i1301 = add nuw nsw i64 %add68.i.i1287, 8
  %cmp.not.i.i1302 = icmp sgt i64 %add.i.i1301, %spec.select.i1065
  br i1 %cmp.not.i.i1302, label %for.cond11.preheader.i.i1303, label %for.body.i296.i1286, !llvm.loop !8

for.cond18.preheader.i.i1313:                     ; preds = %for.body14.i.i1306
  %cmp1972.i.i1314 = icmp slt i64 %k.0.lcssa.i.i1305, %spec.select.i1065
  br i1 %cmp1972.i.i1314, label %for.body21.i.i1315, label %cond.end78.i1101

for.body14.i.i1306:                               ; preds = %for.body14.i.i1306, %for.cond11.preheader.i.i1303
  %j.071.i.i1307 = phi i64 [ 0, %for.cond11.preheader.i.i1303 ], [ %inc.i297.i1311, %for.body14.i.i1306 ]
  %wrong.070.i.i1308 = phi i64 [ 0, %for.cond11.preheader.i.i1303 ], [ %or15.i.i1310, %for.body14.i.i1306 ]
  %vecext.i.i1309 = extractelement <8 x i64> %outside.0.lcssa.i.i1304, i64 %j.071.i.i1307
  %or15.i.i1310 = or i64 %vecext.i.i1309, %wrong.070.i.i1308
  %inc.i297.i1311 = add nuw nsw i64 %j.071.i.i1307, 1
  %exitcond.not.i.i1312 = icmp eq i64 %inc.i297.i1311, 8
  br i1 %exitcond.not.i.i1312, label %for.cond18.preheader.i.i1313, label %for.body14.i.i1306, !llvm.loop !9

for.body21.i.i1315:                               ; preds = %for.cond18.preheader.i.i1313, %for.body21.i.i1315
  %k.174.i.i1316 = phi i64 [ %inc35.i.i1328, %for.body21.i.i1315 ], [ %k.0.lcssa.i.i1305, %for.cond18.preheader.i.i1313 ]
  %wrong.173.i.i1317 = phi i64 [ %or31.i.i1325, %for.body21.i.i1315 ], [ %or15.i.i1310, %for.cond18.preheader.i.i1313 ]
  %arrayidx.i298.i1318 = getelementptr inbounds i32, ptr %add.ptr72.i1282, i64 %k.174.i.i1316
  %313 = load i32, ptr %arrayidx.i298.i1318, align 4
  %conv23.i.i1319 = sext i32 %313 to i64
  %cmp25.i.i1320 = icmp slt i32 %313, 0
  %cond.i.i1321 = select i1 %cmp25.i.i1320, i64 %311, i64 0
  %add27.i.i1322 = add nsw i64 %cond.i.i1321, %conv23.i.i1319
  %cmp28.i.i1323 = icmp uge i64 %add27.i.i1322, %311
  %conv30.i.i1324 = zext i1 %cmp28.i.i1323 to i64
  %or31.i.i1325 = or i64 %wrong.173.i.i1317, %conv30.i.i1324
  %conv32.i.i1326 = trunc i64 %add27.i.i1322 to i32
  %arrayidx33.i.i1327 = getelementptr inbounds i32, ptr %cond67.i1052, i64 %k.174.i.i1316
  store i32 %conv32.i.i1326, ptr %arrayidx33.i.i1327, align 4
  %inc35.i.i1328 = add nuw nsw i64 %k.174.i.i1316, 1
  %exitcond76.not.i.i1329 = icmp eq i64 %inc35.i.i1328, %spec.select.i1065
  br i1 %exitcond76.not.i.i1329, label %cond.end78.i1101, label %for.body21.i.i1315, !llvm.loop !10

cond.false74.i1068:                               ; preds = %for.body50.i1061
  %add.ptr75.i1069 = getelementptr inbounds i64, ptr %113, i64 %k44.0351.i1063
  br i1 %cmp.not65.i.i1067, label %for.cond10.preheader.i.i1089, label %for.body.lr.ph.i299.i1070

for.body.lr.ph.i299.i1070:                        ; preds = %cond.false74.i1068
  %splat.splatinsert.i300.i1071 = insertelement <8 x i64> poison, i64 %311, i64 0
  %splat.splat.i301.i1072 = shufflevector <8 x i64> %splat.splatinsert.i300.i1071, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1073

for.cond10.preheader.i.i1089:                     ; preds = %for.body.i302.i1073, %cond.false74.i1068
  %outside.0.lcssa.i314.i1090 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1068 ], [ %or7.i310.i1084, %for.body.i302.i1073 ]
  %k.0.lcssa.i315.i1091 = phi i64 [ 0, %cond.false74.i1068 ], [ %add66.i.i1074, %for.body.i302.i1073 ]
  br label %for.body13.i.i1092

for.body.i302.i1073:                              ; preds = %for.body.i302.i1073, %for.body.lr.ph.i299.i1070
  %add66.i.i1074 = phi i64 [ 8, %for.body.lr.ph.i299.i1070 ], [ %add.i312.i1087, %for.body.i302.i1073 ]
  %k.065.i.i1075 = phi i64 [ 0, %for.body.lr.ph.i299.i1070 ], [ %add66.i.i1074, %for.body.i302.i1073 ]
  %outside.064.i.i1076 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1070 ], [ %or7.i310.i1084, %for.body.i302.i1073 ]
  %add.ptr.i303.i1077 = getelementptr inbounds i64, ptr %add.ptr75.i1069, i64 %k.065.i.i1075
  %314 = load <8 x i64>, ptr %add.ptr.i303.i1077, align 8
  %isneg.i304.i1078 = icmp slt <8 x i64> %314, zeroinitializer
  %and.i305.i1079 = select <8 x i1> %isneg.i304.i1078, <8 x i64> %splat.splat.i301.i1072, <8 x i64> zeroinitializer
  %add1.i306.i1080 = add <8 x i64> %and.i305.i1079, %314
  %add1.lobit.i307.i1081 = ashr <8 x i64> %add1.i306.i1080, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1082 = icmp slt <8 x i64> %add1.i306.i1080, %splat.splat.i301.i1072
  %or.i309.i1083 = select <8 x i1> %cmp5.not.i308.i1082, <8 x i64> %add1.lobit.i307.i1081, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1084 = or <8 x i64> %or.i309.i1083, %outside.064.i.i1076
  %conv.i311.i1085 = trunc <8 x i64> %add1.i306.i1080 to <8 x i32>
  %add.ptr8.i.i1086 = getelementptr inbounds i32, ptr %cond67.i1052, i64 %k.065.i.i1075
  store <8 x i32> %conv.i311.i1085, ptr %add.ptr8.i.i1086, align 4
  %add.i312.i1087 = add nuw nsw i64 %add66.i.i1074, 8
  %cmp.not.i313.i1088 = icmp sgt i64 %add.i312.i1087, %spec.select.i1065
  br i1 %cmp.not.i313.i1088, label %for.cond10.preheader.i.i1089, label %for.body.i302.i1073, !llvm.loop !11

for.cond17.preheader.i.i1099:                     ; preds = %for.body13.i.i1092
  %cmp1870.i.i1100 = icmp slt i64 %k.0.lcssa.i315.i1091, %spec.select.i1065
  br i1 %cmp1870.i.i1100, label %for.body20.i.i1267, label %cond.end78.i1101

for.body13.i.i1092:                               ; preds = %for.body13.i.i1092, %for.cond10.preheader.i.i1089
  %j.069.i.i1093 = phi i64 [ 0, %for.cond10.preheader.i.i1089 ], [ %inc.i317.i1097, %for.body13.i.i1092 ]
  %wrong.068.i.i1094 = phi i64 [ 0, %for.cond10.preheader.i.i1089 ], [ %or14.i.i1096, %for.body13.i.i1092 ]
  %vecext.i316.i1095 = extractelement <8 x i64> %outside.0.lcssa.i314.i1090, i64 %j.069.i.i1093
  %or14.i.i1096 = or i64 %vecext.i316.i1095, %wrong.068.i.i1094
  %inc.i317.i1097 = add nuw nsw i64 %j.069.i.i1093, 1
  %exitcond.not.i318.i1098 = icmp eq i64 %inc.i317.i1097, 8
  br i1 %exitcond.not.i318.i1098, label %for.cond17.preheader.i.i1099, label %for.body13.i.i1092, !llvm.loop !12

for.body20.i.i1267:                               ; preds = %for.cond17.preheader.i.i1099, %for.body20.i.i1267
  %k.172.i.i1268 = phi i64 [ %inc33.i.i1279, %for.body20.i.i1267 ], [ %k.0.lcssa.i315.i1091, %for.cond17.preheader.i.i1099 ]
  %wrong.171.i.i1269 = phi i64 [ %or29.i.i1276, %for.body20.i.i1267 ], [ %or14.i.i1096, %for.cond17.preheader.i.i1099 ]
  %arrayidx.i320.i1270 = getelementptr inbounds i64, ptr %add.ptr75.i1069, i64 %k.172.i.i1268
  %315 = load i64, ptr %arrayidx.i320.i1270, align 8
  %cmp23.i.i1271 = icmp slt i64 %315, 0
  %cond.i321.i1272 = select i1 %cmp23.i.i1271, i64 %311, i64 0
  %add25.i.i1273 = add nsw i64 %cond.i321.i1272, %315
  %cmp26.i.i1274 = icmp uge i64 %add25.i.i1273, %311
  %conv28.i.i1275 = zext i1 %cmp26.i.i1274 to i64
  %or29.i.i1276 = or i64 %wrong.171.i.i1269, %conv28.i.i1275
  %conv30.i322.i1277 = trunc i64 %add25.i.i1273 to i32
  %arrayidx31.i.i1278 = getelementptr inbounds i32, ptr %cond67.i1052, i64 %k.172.i.i1268
  store i32 %conv30.i322.i1277, ptr %arrayidx31.i.i1278, align 4
  %inc33.i.i1279 = add nuw nsw i64 %k.172.i.i1268, 1
  %exitcond74.not.i.i1280 = icmp eq i64 %inc33.i.i1279, %spec.select.i1065
  br i1 %exitcond74.not.i.i1280, label %cond.end78.i1101, label %for.body20.i.i1267, !llvm.loop !13

cond.end78.i1101:                                 ; preds = %for.body20.i.i1267, %for.body21.i.i1315, %for.cond17.preheader.i.i1099, %for.cond18.preheader.i.i1313
  %cond79.in.in.i1102 = phi i64 [ %or15.i.i1310, %for.cond18.preheader.i.i1313 ], [ %or14.i.i1096, %for.cond17.preheader.i.i1099 ], [ %or31.i.i1325, %for.body21.i.i1315 ], [ %or29.i.i1276, %for.body20.i.i1267 ]
  %cond79.in.not.i1103 = icmp eq i64 %cond79.in.in.i1102, 0
  br i1 %cond79.in.not.i1103, label %if.end82.i1104, label %add_int.exit

if.end82.i1104:                                   ; preds = %cond.end78.i1101
  br i1 %305, label %if.end87.i1138, label %if.else85.i1105

if.else85.i1105:                                  ; preds = %if.end82.i1104
  %cmp55.i.i1106 = icmp sgt i64 %sub52.i1064, 0
  br i1 %cmp55.i.i1106, label %for.body.i325.i1112, label %if.else94.thread.i1107

for.cond12.preheader.i.i1125:                     ; preds = %for.body.i325.i1112
  %tobool.not.i330.i1126 = icmp eq i64 %add.i327.i1122, 0
  br i1 %tobool.not.i330.i1126, label %if.else94.thread.i1107, label %for.body16.lr.ph.i.i1127

for.body16.lr.ph.i.i1127:                         ; preds = %for.cond12.preheader.i.i1125
  %sub18.i.i1128 = add nsw i64 %add.i327.i1122, -1
  %arrayidx19.i.i1129 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %sub18.i.i1128
  %arrayidx25.i.i1130 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %sub18.i.i1128
  br label %for.body16.i.i1131

for.body.i325.i1112:                              ; preds = %if.else85.i1105, %for.body.i325.i1112
  %n.057.i.i1113 = phi i64 [ %add.i327.i1122, %for.body.i325.i1112 ], [ 0, %if.else85.i1105 ]
  %k.056.i.i1114 = phi i64 [ %inc.i328.i1123, %for.body.i325.i1112 ], [ 0, %if.else85.i1105 ]
  %arrayidx.i326.i1115 = getelementptr inbounds i32, ptr %places.i969, i64 %k.056.i.i1114
  %316 = load i32, ptr %arrayidx.i326.i1115, align 4
  %sub3.i.i1116 = sub i32 %316, %conv.i323.i1055
  %conv4.i.i1117 = trunc i64 %k.056.i.i1114 to i32
  %arrayidx5.i.i1118 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %n.057.i.i1113
  store i32 %conv4.i.i1117, ptr %arrayidx5.i.i1118, align 4
  %arrayidx7.i.i1119 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %n.057.i.i1113
  store i32 %sub3.i.i1116, ptr %arrayidx7.i.i1119, align 4
  %cmp8.i.i1120 = icmp ult i32 %sub3.i.i1116, %conv1.i.i1056
  %conv10.i.i1121 = zext i1 %cmp8.i.i1120 to i64
  %add.i327.i1122 = add nuw nsw i64 %n.057.i.i1113, %conv10.i.i1121
  %inc.i328.i1123 = add nuw nsw i64 %k.056.i.i1114, 1
  %exitcond.not.i329.i1124 = icmp eq i64 %inc.i328.i1123, %spec.select.i1065
  br i1 %exitcond.not.i329.i1124, label %for.cond12.preheader.i.i1125, label %for.body.i325.i1112, !llvm.loop !14

for.body16.i.i1131:                               ; preds = %for.body16.i.i1131, %for.body16.lr.ph.i.i1127
  %k11.058.i.i1132 = phi i64 [ 0, %for.body16.lr.ph.i.i1127 ], [ %inc30.i.i1136, %for.body16.i.i1131 ]
  %317 = load i32, ptr %arrayidx19.i.i1129, align 4
  %add21.i.i1133 = add nuw nsw i64 %k11.058.i.i1132, %add.i327.i1122
  %arrayidx22.i.i1134 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %add21.i.i1133
  store i32 %317, ptr %arrayidx22.i.i1134, align 4
  %318 = load i32, ptr %arrayidx25.i.i1130, align 4
  %arrayidx28.i.i1135 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %add21.i.i1133
  store i32 %318, ptr %arrayidx28.i.i1135, align 4
  %inc30.i.i1136 = add nuw nsw i64 %k11.058.i.i1132, 1
  %exitcond.not.i1137 = icmp eq i64 %inc30.i.i1136, 8
  br i1 %exitcond.not.i1137, label %if.end87.i1138, label %for.body16.i.i1131, !llvm.loop !15

if.else94.thread.i1107:                           ; preds = %for.cond12.preheader.i.i1125, %if.else85.i1105
  store i64 0, ptr %count32.i.i1057, align 8
  br label %for.inc101.i1108

if.end87.i1138:                                   ; preds = %for.body16.i.i1131, %if.end82.i1104
  %319 = phi i64 [ %spec.select.i1065, %if.end82.i1104 ], [ %add.i327.i1122, %for.body16.i.i1131 ]
  store i64 %319, ptr %count32.i.i1057, align 8
  %tobool89.i1139 = icmp ne i64 %319, 0
  %or.cond183.i1140 = select i1 %tobool89.i1139, i1 %cmp91.i1058, i1 false
  br i1 %or.cond183.i1140, label %if.then93.i1239, label %if.else94.i1141

if.then93.i1239:                                  ; preds = %if.end87.i1138
  %cmp32.i.i1240 = icmp sgt i64 %319, 0
  br i1 %cmp32.i.i1240, label %for.body.preheader.i.i1241, label %for.inc101.i1108

for.body.preheader.i.i1241:                       ; preds = %if.then93.i1239
  %320 = load i32, ptr %places63.i1051, align 8
  %conv.i331.i1242 = sext i32 %320 to i64
  %arrayidx1.i.i1243 = getelementptr inbounds i32, ptr %cond.i1382, i64 %conv.i331.i1242
  %321 = load i32, ptr %arrayidx1.i.i1243, align 4
  br label %for.body.i332.i1244

for.body.i332.i1244:                              ; preds = %if.end.i.i1257, %for.body.preheader.i.i1241
  %before.035.i.i1245 = phi i64 [ %conv5.i.i1249, %if.end.i.i1257 ], [ %conv.i331.i1242, %for.body.preheader.i.i1241 ]
  %m.034.i.i1246 = phi i64 [ %inc.i338.i1265, %if.end.i.i1257 ], [ 0, %for.body.preheader.i.i1241 ]
  %found.033.i.i1247 = phi i32 [ %add14.i.i1263, %if.end.i.i1257 ], [ %321, %for.body.preheader.i.i1241 ]
  %arrayidx4.i.i1248 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %m.034.i.i1246
  %322 = load i32, ptr %arrayidx4.i.i1248, align 4
  %conv5.i.i1249 = sext i32 %322 to i64
  %add.i333.i1250 = add nuw nsw i64 %m.034.i.i1246, 8
  %arrayidx7.i334.i1251 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %add.i333.i1250
  %323 = load i32, ptr %arrayidx7.i334.i1251, align 4
  %idx.ext.i.i1252 = sext i32 %323 to i64
  %add.ptr.i335.i1253 = getelementptr inbounds i32, ptr %cond.i1382, i64 %idx.ext.i.i1252
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1253, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1254 = icmp eq i64 %before.035.i.i1245, %conv5.i.i1249
  br i1 %cmp8.not.i.i1254, label %if.end.i.i1257, label %if.then.i336.i1255

if.then.i336.i1255:                               ; preds = %for.body.i332.i1244
  %arrayidx10.i.i1256 = getelementptr inbounds i32, ptr %cond.i1382, i64 %conv5.i.i1249
  %324 = load i32, ptr %arrayidx10.i.i1256, align 4
  br label %if.end.i.i1257

if.end.i.i1257:                                   ; preds = %if.then.i336.i1255, %for.body.i332.i1244
  %found.1.i.i1258 = phi i32 [ %324, %if.then.i336.i1255 ], [ %found.033.i.i1247, %for.body.i332.i1244 ]
  %arrayidx11.i.i1259 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %m.034.i.i1246
  %325 = load i32, ptr %arrayidx11.i.i1259, align 4
  %conv12.i.i1260 = sext i32 %325 to i64
  %mul.i337.i1261 = mul nsw i64 %116, %conv12.i.i1260
  %arrayidx13.i.i1262 = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul.i337.i1261
  %326 = load i32, ptr %arrayidx13.i.i1262, align 4
  %add14.i.i1263 = add i32 %326, %found.1.i.i1258
  %arrayidx15.i.i1264 = getelementptr inbounds i32, ptr %cond.i1382, i64 %conv5.i.i1249
  store i32 %add14.i.i1263, ptr %arrayidx15.i.i1264, align 4
  %inc.i338.i1265 = add nuw nsw i64 %m.034.i.i1246, 1
  %exitcond371.not.i1266 = icmp eq i64 %inc.i338.i1265, %319
  br i1 %exitcond371.not.i1266, label %for.inc101.i1108, label %for.body.i332.i1244, !llvm.loop !57

if.else94.i1141:                                  ; preds = %if.end87.i1138
  br i1 %tobool89.i1139, label %if.then97.i1142, label %for.inc101.i1108

if.then97.i1142:                                  ; preds = %if.else94.i1141
  %cmp70.i.i.i1143 = icmp sgt i64 %319, 0
  switch i64 %308, label %if.else9.i.i1211 [
    i64 0, label %if.then.i339.i1188
    i64 1, label %if.then2.i.i1174
    i64 3, label %if.then5.i.i1163
    i64 7, label %if.then8.i.i1144
  ]

if.then.i339.i1188:                               ; preds = %if.then97.i1142
  br i1 %cmp70.i.i.i1143, label %for.body.i.i.i1189, label %for.inc101.i1108

for.body.i.i.i1189:                               ; preds = %if.then.i339.i1188, %for.body.i.i.i1189
  %m.058.i.i.i1190 = phi i64 [ %inc.i.i.i1209, %for.body.i.i.i1189 ], [ 0, %if.then.i339.i1188 ]
  %arrayidx.i.i.i1191 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %m.058.i.i.i1190
  %327 = load i32, ptr %arrayidx.i.i.i1191, align 4
  %conv.i.i.i1192 = sext i32 %327 to i64
  %mul.i.i.i1193 = mul nsw i64 %116, %conv.i.i.i1192
  %add.ptr.i.i.i1194 = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul.i.i.i1193
  %add.i.i.i1195 = add nuw nsw i64 %m.058.i.i.i1190, 8
  %arrayidx2.i.i.i1196 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %add.i.i.i1195
  %328 = load i32, ptr %arrayidx2.i.i.i1196, align 4
  %conv3.i.i.i1197 = sext i32 %328 to i64
  %mul4.i.i.i1198 = mul nsw i64 %116, %conv3.i.i.i1197
  %add.ptr5.i.i.i1199 = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul4.i.i.i1198
  %arrayidx6.i.i.i1200 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %m.058.i.i.i1190
  %329 = load i32, ptr %arrayidx6.i.i.i1200, align 4
  %conv7.i.i.i1201 = sext i32 %329 to i64
  %add.ptr9.idx.i.i.i1202 = shl nsw i64 %conv7.i.i.i1201, 5
  %add.ptr9.i.i.i1203 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i.i.i1202
  %arrayidx12.i.i.i1204 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %add.i.i.i1195
  %330 = load i32, ptr %arrayidx12.i.i.i1204, align 4
  %conv13.i.i.i1205 = sext i32 %330 to i64
  %add.ptr15.idx.i.i.i1206 = shl nsw i64 %conv13.i.i.i1205, 5
  %add.ptr15.i.i.i1207 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i.i.i1206
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i1207, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i1199, i32 0, i32 3, i32 1)
  %331 = load <8 x i32>, ptr %add.ptr9.i.i.i1203, align 4
  %332 = load <8 x i32>, ptr %add.ptr.i.i.i1194, align 4
  %add.i.i.i.i1208 = add <8 x i32> %332, %331
  store <8 x i32> %add.i.i.i.i1208, ptr %add.ptr9.i.i.i1203, align 4
  %inc.i.i.i1209 = add nuw nsw i64 %m.058.i.i.i1190, 1
  %exitcond369.not.i1210 = icmp eq i64 %inc.i.i.i1209, %319
  br i1 %exitcond369.not.i1210, label %for.inc101.i1108, label %for.body.i.i.i1189, !llvm.loop !58

if.then2.i.i1174:                                 ; preds = %if.then97.i1142
  br i1 %cmp70.i.i.i1143, label %if.end31.1.i.i.i1175, label %for.inc101.i1108

if.end31.1.i.i.i1175:                             ; preds = %if.then2.i.i1174, %if.end31.1.i.i.i1175
  %m.058.i37.i.i1176 = phi i64 [ %inc.i56.i.i, %if.end31.1.i.i.i1175 ], [ 0, %if.then2.i.i1174 ]
  %arrayidx.i38.i.i1177 = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %m.058.i37.i.i1176
  %333 = load i32, ptr %arrayidx.i38.i.i1177, align 4
  %conv.i39.i.i1178 = sext i32 %333 to i64
  %mul.i40.i.i1179 = mul nsw i64 %116, %conv.i39.i.i1178
  %add.ptr.i41.i.i1180 = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul.i40.i.i1179
  %arrayidx6.i42.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %m.058.i37.i.i1176
  %334 = load i32, ptr %arrayidx6.i42.i.i, align 4
  %conv7.i43.i.i = sext i32 %334 to i64
  %add.ptr9.idx.i44.i.i = shl nsw i64 %conv7.i43.i.i, 6
  %add.ptr9.i45.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i44.i.i
  %add.i46.i.i = add nuw nsw i64 %m.058.i37.i.i1176, 8
  %arrayidx12.i47.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %add.i46.i.i
  %335 = load i32, ptr %arrayidx12.i47.i.i, align 4
  %conv13.i48.i.i = sext i32 %335 to i64
  %add.ptr15.idx.i49.i.i = shl nsw i64 %conv13.i48.i.i, 6
  %add.ptr15.i50.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i49.i.i
  %arrayidx2.i51.i.i = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %add.i46.i.i
  %336 = load i32, ptr %arrayidx2.i51.i.i, align 4
  %conv3.i52.i.i1181 = sext i32 %336 to i64
  %mul4.i53.i.i1182 = mul nsw i64 %116, %conv3.i52.i.i1181
  %add.ptr5.i54.i.i1183 = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul4.i53.i.i1182
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i50.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i54.i.i1183, i32 0, i32 3, i32 1)
  %337 = load <8 x i32>, ptr %add.ptr9.i45.i.i, align 4
  %338 = load <8 x i32>, ptr %add.ptr.i41.i.i1180, align 4
  %add.i.i55.i.i = add <8 x i32> %338, %337
  store <8 x i32> %add.i.i55.i.i, ptr %add.ptr9.i45.i.i, align 4
  %add.ptr32.1.i.i.i1184 = getelementptr inbounds i8, ptr %add.ptr.i41.i.i1180, i64 32
  %add.ptr33.1.i.i.i1185 = getelementptr inbounds i8, ptr %add.ptr9.i45.i.i, i64 32
  %339 = load <8 x i32>, ptr %add.ptr33.1.i.i.i1185, align 4
  %340 = load <8 x i32>, ptr %add.ptr32.1.i.i.i1184, align 4
  %add.i.1.i.i.i1186 = add <8 x i32> %340, %339
  store <8 x i32> %add.i.1.i.i.i1186, ptr %add.ptr33.1.i.i.i1185, align 4
  %inc.i56.i.i = add nuw nsw i64 %m.058.i37.i.i1176, 1
  %exitcond368.not.i1187 = icmp eq i64 %inc.i56.i.i, %319
  br i1 %exitcond368.not.i1187, label %for.inc101.i1108, label %if.end31.1.i.i.i1175, !llvm.loop !59

if.then5.i.i1163:                                 ; preds = %if.then97.i1142
  br i1 %cmp70.i.i.i1143, label %if.end31.3.i.i.i1164, label %for.inc101.i1108

if.end31.3.i.i.i1164:                             ; preds = %if.then5.i.i1163, %if.end31.3.i.i.i1164
  %m.058.i62.i.i = phi i64 [ %inc.i84.i.i, %if.end31.3.i.i.i1164 ], [ 0, %if.then5.i.i1163 ]
  %arrayidx.i63.i.i = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %m.058.i62.i.i
  %341 = load i32, ptr %arrayidx.i63.i.i, align 4
  %conv.i64.i.i = sext i32 %341 to i64
  %mul.i65.i.i = mul nsw i64 %116, %conv.i64.i.i
  %add.ptr.i66.i.i = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul.i65.i.i
  %add.i67.i.i = add nuw nsw i64 %m.058.i62.i.i, 8
  %arrayidx2.i68.i.i = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %add.i67.i.i
  %342 = load i32, ptr %arrayidx2.i68.i.i, align 4
  %conv3.i69.i.i = sext i32 %342 to i64
  %mul4.i70.i.i = mul nsw i64 %116, %conv3.i69.i.i
  %add.ptr5.i71.i.i = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul4.i70.i.i
  %arrayidx6.i72.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %m.058.i62.i.i
  %343 = load i32, ptr %arrayidx6.i72.i.i, align 4
  %conv7.i73.i.i = sext i32 %343 to i64
  %add.ptr9.idx.i74.i.i = shl nsw i64 %conv7.i73.i.i, 7
  %add.ptr9.i75.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i74.i.i
  %arrayidx12.i76.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %add.i67.i.i
  %344 = load i32, ptr %arrayidx12.i76.i.i, align 4
  %conv13.i77.i.i = sext i32 %344 to i64
  %add.ptr15.idx.i78.i.i = shl nsw i64 %conv13.i77.i.i, 7
  %add.ptr15.i79.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i78.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i79.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i71.i.i, i32 0, i32 3, i32 1)
  %345 = load <8 x i32>, ptr %add.ptr9.i75.i.i, align 4
  %346 = load <8 x i32>, ptr %add.ptr.i66.i.i, align 4
  %add.i.i80.i.i = add <8 x i32> %346, %345
  store <8 x i32> %add.i.i80.i.i, ptr %add.ptr9.i75.i.i, align 4
  %add.ptr32.1.i81.i.i = getelementptr inbounds i8, ptr %add.ptr.i66.i.i, i64 32
  %add.ptr33.1.i82.i.i = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i, i64 32
  %347 = load <8 x i32>, ptr %add.ptr33.1.i82.i.i, align 4
  %348 = load <8 x i32>, ptr %add.ptr32.1.i81.i.i, align 4
  %add.i.1.i83.i.i = add <8 x i32> %348, %347
  store <8 x i32> %add.i.1.i83.i.i, ptr %add.ptr33.1.i82.i.i, align 4
  %add.ptr24.2.i.i.i1165 = getelementptr inbounds i8, ptr %add.ptr15.i79.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i1165, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i1166 = getelementptr inbounds i8, ptr %add.ptr5.i71.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i1166, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i1167 = getelementptr inbounds i8, ptr %add.ptr.i66.i.i, i64 64
  %add.ptr33.2.i.i.i1168 = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i, i64 64
  %349 = load <8 x i32>, ptr %add.ptr33.2.i.i.i1168, align 4
  %350 = load <8 x i32>, ptr %add.ptr32.2.i.i.i1167, align 4
  %add.i.2.i.i.i1169 = add <8 x i32> %350, %349
  store <8 x i32> %add.i.2.i.i.i1169, ptr %add.ptr33.2.i.i.i1168, align 4
  %add.ptr32.3.i.i.i1170 = getelementptr inbounds i8, ptr %add.ptr.i66.i.i, i64 96
  %add.ptr33.3.i.i.i1171 = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i, i64 96
  %351 = load <8 x i32>, ptr %add.ptr33.3.i.i.i1171, align 4
  %352 = load <8 x i32>, ptr %add.ptr32.3.i.i.i1170, align 4
  %add.i.3.i.i.i1172 = add <8 x i32> %352, %351
  store <8 x i32> %add.i.3.i.i.i1172, ptr %add.ptr33.3.i.i.i1171, align 4
  %inc.i84.i.i = add nuw nsw i64 %m.058.i62.i.i, 1
  %exitcond367.not.i1173 = icmp eq i64 %inc.i84.i.i, %319
  br i1 %exitcond367.not.i1173, label %for.inc101.i1108, label %if.end31.3.i.i.i1164, !llvm.loop !60

if.then8.i.i1144:                                 ; preds = %if.then97.i1142
  br i1 %cmp70.i.i.i1143, label %if.end31.7.i.i.i1145, label %for.inc101.i1108

if.end31.7.i.i.i1145:                             ; preds = %if.then8.i.i1144, %if.end31.7.i.i.i1145
  %m.058.i90.i.i = phi i64 [ %inc.i120.i.i, %if.end31.7.i.i.i1145 ], [ 0, %if.then8.i.i1144 ]
  %arrayidx.i91.i.i = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %m.058.i90.i.i
  %353 = load i32, ptr %arrayidx.i91.i.i, align 4
  %conv.i92.i.i = sext i32 %353 to i64
  %mul.i93.i.i = mul nsw i64 %116, %conv.i92.i.i
  %add.ptr.i94.i.i = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul.i93.i.i
  %add.i95.i.i = add nuw nsw i64 %m.058.i90.i.i, 8
  %arrayidx2.i96.i.i = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %add.i95.i.i
  %354 = load i32, ptr %arrayidx2.i96.i.i, align 4
  %conv3.i97.i.i = sext i32 %354 to i64
  %mul4.i98.i.i = mul nsw i64 %116, %conv3.i97.i.i
  %add.ptr5.i99.i.i = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul4.i98.i.i
  %arrayidx6.i100.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %m.058.i90.i.i
  %355 = load i32, ptr %arrayidx6.i100.i.i, align 4
  %conv7.i101.i.i = sext i32 %355 to i64
  %add.ptr9.idx.i102.i.i = shl nsw i64 %conv7.i101.i.i, 8
  %add.ptr9.i103.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i102.i.i
  %arrayidx12.i104.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %add.i95.i.i
  %356 = load i32, ptr %arrayidx12.i104.i.i, align 4
  %conv13.i105.i.i = sext i32 %356 to i64
  %add.ptr15.idx.i106.i.i = shl nsw i64 %conv13.i105.i.i, 8
  %add.ptr15.i107.i.i = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i106.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i107.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i99.i.i, i32 0, i32 3, i32 1)
  %357 = load <8 x i32>, ptr %add.ptr9.i103.i.i, align 4
  %358 = load <8 x i32>, ptr %add.ptr.i94.i.i, align 4
  %add.i.i108.i.i = add <8 x i32> %358, %357
  store <8 x i32> %add.i.i108.i.i, ptr %add.ptr9.i103.i.i, align 4
  %add.ptr32.1.i109.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 32
  %add.ptr33.1.i110.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 32
  %359 = load <8 x i32>, ptr %add.ptr33.1.i110.i.i, align 4
  %360 = load <8 x i32>, ptr %add.ptr32.1.i109.i.i, align 4
  %add.i.1.i111.i.i = add <8 x i32> %360, %359
  store <8 x i32> %add.i.1.i111.i.i, ptr %add.ptr33.1.i110.i.i, align 4
  %add.ptr24.2.i112.i.i = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i112.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.2.i113.i.i = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i113.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.2.i114.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 64
  %add.ptr33.2.i115.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 64
  %361 = load <8 x i32>, ptr %add.ptr33.2.i115.i.i, align 4
  %362 = load <8 x i32>, ptr %add.ptr32.2.i114.i.i, align 4
  %add.i.2.i116.i.i = add <8 x i32> %362, %361
  store <8 x i32> %add.i.2.i116.i.i, ptr %add.ptr33.2.i115.i.i, align 4
  %add.ptr32.3.i117.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 96
  %add.ptr33.3.i118.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 96
  %363 = load <8 x i32>, ptr %add.ptr33.3.i118.i.i, align 4
  %364 = load <8 x i32>, ptr %add.ptr32.3.i117.i.i, align 4
  %add.i.3.i119.i.i = add <8 x i32> %364, %363
  store <8 x i32> %add.i.3.i119.i.i, ptr %add.ptr33.3.i118.i.i, align 4
  %add.ptr24.4.i.i.i1146 = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i1146, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i1147 = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i1147, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i1148 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 128
  %add.ptr33.4.i.i.i1149 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 128
  %365 = load <8 x i32>, ptr %add.ptr33.4.i.i.i1149, align 4
  %366 = load <8 x i32>, ptr %add.ptr32.4.i.i.i1148, align 4
  %add.i.4.i.i.i1150 = add <8 x i32> %366, %365
  store <8 x i32> %add.i.4.i.i.i1150, ptr %add.ptr33.4.i.i.i1149, align 4
  %add.ptr32.5.i.i.i1151 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 160
  %add.ptr33.5.i.i.i1152 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 160
  %367 = load <8 x i32>, ptr %add.ptr33.5.i.i.i1152, align 4
  %368 = load <8 x i32>, ptr %add.ptr32.5.i.i.i1151, align 4
  %add.i.5.i.i.i1153 = add <8 x i32> %368, %367
  store <8 x i32> %add.i.5.i.i.i1153, ptr %add.ptr33.5.i.i.i1152, align 4
  %add.ptr24.6.i.i.i1154 = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i1154, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i1155 = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i1155, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i1156 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 192
  %add.ptr33.6.i.i.i1157 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 192
  %369 = load <8 x i32>, ptr %add.ptr33.6.i.i.i1157, align 4
  %370 = load <8 x i32>, ptr %add.ptr32.6.i.i.i1156, align 4
  %add.i.6.i.i.i1158 = add <8 x i32> %370, %369
  store <8 x i32> %add.i.6.i.i.i1158, ptr %add.ptr33.6.i.i.i1157, align 4
  %add.ptr32.7.i.i.i1159 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 224
  %add.ptr33.7.i.i.i1160 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 224
  %371 = load <8 x i32>, ptr %add.ptr33.7.i.i.i1160, align 4
  %372 = load <8 x i32>, ptr %add.ptr32.7.i.i.i1159, align 4
  %add.i.7.i.i.i1161 = add <8 x i32> %372, %371
  store <8 x i32> %add.i.7.i.i.i1161, ptr %add.ptr33.7.i.i.i1160, align 4
  %inc.i120.i.i = add nuw nsw i64 %m.058.i90.i.i, 1
  %exitcond366.not.i1162 = icmp eq i64 %inc.i120.i.i, %319
  br i1 %exitcond366.not.i1162, label %for.inc101.i1108, label %if.end31.7.i.i.i1145, !llvm.loop !61

if.else9.i.i1211:                                 ; preds = %if.then97.i1142
  br i1 %cmp70.i.i.i1143, label %for.body.i125.i.i, label %for.inc101.i1108

for.body.i125.i.i:                                ; preds = %if.else9.i.i1211, %for.end34.i.i.i1230
  %m.071.i.i.i1212 = phi i64 [ %inc36.i.i.i1231, %for.end34.i.i.i1230 ], [ 0, %if.else9.i.i1211 ]
  %arrayidx.i126.i.i = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %m.071.i.i.i1212
  %373 = load i32, ptr %arrayidx.i126.i.i, align 4
  %conv.i127.i.i = sext i32 %373 to i64
  %mul.i128.i.i = mul nsw i64 %116, %conv.i127.i.i
  %add.ptr.i129.i.i = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul.i128.i.i
  %arrayidx1.i.i.i1213 = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %m.071.i.i.i1212
  %374 = load i32, ptr %arrayidx1.i.i.i1213, align 4
  %conv2.i.i.i1214 = sext i32 %374 to i64
  %mul3.i.i.i1215 = mul nsw i64 %117, %conv2.i.i.i1214
  %add.ptr4.i.i.i1216 = getelementptr inbounds i32, ptr %cond.i1382, i64 %mul3.i.i.i1215
  %add.i130.i.i = add nuw nsw i64 %m.071.i.i.i1212, 8
  %arrayidx6.i131.i.i = getelementptr inbounds [520 x i32], ptr %found.i970, i64 0, i64 %add.i130.i.i
  %375 = load i32, ptr %arrayidx6.i131.i.i, align 4
  %conv7.i132.i.i = sext i32 %375 to i64
  %mul8.i.i.i1217 = mul nsw i64 %116, %conv7.i132.i.i
  %add.ptr9.i133.i.i = getelementptr inbounds i32, ptr %values.0352.i1062, i64 %mul8.i.i.i1217
  %arrayidx12.i134.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1051, i64 0, i64 %add.i130.i.i
  %376 = load i32, ptr %arrayidx12.i134.i.i, align 4
  %conv13.i135.i.i = sext i32 %376 to i64
  %mul14.i.i.i1218 = mul nsw i64 %117, %conv13.i135.i.i
  %add.ptr15.i136.i.i = getelementptr inbounds i32, ptr %cond.i1382, i64 %mul14.i.i.i1218
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i136.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i.i1059, label %for.cond25.preheader.i.i.i1227, label %for.body20.i.i.i1219

for.cond25.preheader.i.i.i1227:                   ; preds = %for.body20.i.i.i1219, %for.body.i125.i.i
  %j.0.lcssa.i.i.i1228 = phi i64 [ 0, %for.body.i125.i.i ], [ %add1767.i.i.i1220, %for.body20.i.i.i1219 ]
  %cmp2668.i.i.i1229 = icmp slt i64 %j.0.lcssa.i.i.i1228, %117
  br i1 %cmp2668.i.i.i1229, label %for.body28.i.i.i1233, label %for.end34.i.i.i1230

for.body20.i.i.i1219:                             ; preds = %for.body.i125.i.i, %for.body20.i.i.i1219
  %add1767.i.i.i1220 = phi i64 [ %add17.i.i.i1225, %for.body20.i.i.i1219 ], [ 8, %for.body.i125.i.i ]
  %j.066.i.i.i1221 = phi i64 [ %add1767.i.i.i1220, %for.body20.i.i.i1219 ], [ 0, %for.body.i125.i.i ]
  %add.ptr21.i.i.i1222 = getelementptr inbounds i32, ptr %add.ptr9.i133.i.i, i64 %j.066.i.i.i1221
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i1222, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i1223 = getelementptr inbounds i32, ptr %add.ptr.i129.i.i, i64 %j.066.i.i.i1221
  %add.ptr23.i.i.i1224 = getelementptr inbounds i32, ptr %add.ptr4.i.i.i1216, i64 %j.066.i.i.i1221
  %377 = load <8 x i32>, ptr %add.ptr23.i.i.i1224, align 4
  %378 = load <8 x i32>, ptr %add.ptr22.i.i.i1223, align 4
  %add.i.i137.i.i = add <8 x i32> %378, %377
  store <8 x i32> %add.i.i137.i.i, ptr %add.ptr23.i.i.i1224, align 4
  %add17.i.i.i1225 = add nuw nsw i64 %add1767.i.i.i1220, 8
  %cmp18.not.i.i.i1226 = icmp sgt i64 %add17.i.i.i1225, %117
  br i1 %cmp18.not.i.i.i1226, label %for.cond25.preheader.i.i.i1227, label %for.body20.i.i.i1219, !llvm.loop !62

for.body28.i.i.i1233:                             ; preds = %for.cond25.preheader.i.i.i1227, %for.body28.i.i.i1233
  %j.169.i.i.i1234 = phi i64 [ %inc.i139.i.i, %for.body28.i.i.i1233 ], [ %j.0.lcssa.i.i.i1228, %for.cond25.preheader.i.i.i1227 ]
  %arrayidx29.i.i.i1235 = getelementptr inbounds i32, ptr %add.ptr4.i.i.i1216, i64 %j.169.i.i.i1234
  %379 = load i32, ptr %arrayidx29.i.i.i1235, align 4
  %arrayidx30.i.i.i1236 = getelementptr inbounds i32, ptr %add.ptr.i129.i.i, i64 %j.169.i.i.i1234
  %380 = load i32, ptr %arrayidx30.i.i.i1236, align 4
  %add31.i.i.i1237 = add i32 %380, %379
  store i32 %add31.i.i.i1237, ptr %arrayidx29.i.i.i1235, align 4
  %inc.i139.i.i = add nuw nsw i64 %j.169.i.i.i1234, 1
  %exitcond.not.i.i.i1238 = icmp eq i64 %inc.i139.i.i, %117
  br i1 %exitcond.not.i.i.i1238, label %for.end34.i.i.i1230, label %for.body28.i.i.i1233, !llvm.loop !63

for.end34.i.i.i1230:                              ; preds = %for.body28.i.i.i1233, %for.cond25.preheader.i.i.i1227
  %inc36.i.i.i1231 = add nuw nsw i64 %m.071.i.i.i1212, 1
  %exitcond370.not.i1232 = icmp eq i64 %inc36.i.i.i1231, %319
  br i1 %exitcond370.not.i1232, label %for.inc101.i1108, label %for.body.i125.i.i, !llvm.loop !64

for.inc101.i1108:                                 ; preds = %if.end31.7.i.i.i1145, %if.end31.3.i.i.i1164, %if.end31.1.i.i.i1175, %for.body.i.i.i1189, %for.end34.i.i.i1230, %if.end.i.i1257, %if.else9.i.i1211, %if.then8.i.i1144, %if.then5.i.i1163, %if.then2.i.i1174, %if.then.i339.i1188, %if.else94.i1141, %if.then93.i1239, %if.else94.thread.i1107
  %add.i1109 = add nuw nsw i64 %k44.0351.i1063, 512
  %add.ptr103.i1110 = getelementptr inbounds i8, ptr %values.0352.i1062, i64 %add.ptr103.idx.i1060
  %381 = load i64, ptr %arrayidx46.i1001, align 8
  %cmp47.not.i1111 = icmp slt i64 %add.i1109, %381
  br i1 %cmp47.not.i1111, label %for.body50.i1061, label %for.end106.i1003, !llvm.loop !65

for.end106.i1003:                                 ; preds = %for.inc101.i1108, %for.cond45.preheader.i1000
  %382 = load i64, ptr %a, align 8
  %cmp108.i1004 = icmp eq i64 %382, 0
  %tobool111.i1005 = icmp ne i64 %119, 0
  %or.cond184.i1006 = select i1 %cmp108.i1004, i1 %tobool111.i1005, i1 false
  br i1 %or.cond184.i1006, label %lor.lhs.false112.i1008, label %add_int.exit

lor.lhs.false112.i1008:                           ; preds = %for.end106.i1003
  %cmp113.i1009 = icmp ne ptr %cond.i1382, %120
  %tobool116.i1010 = icmp ne i64 %110, 0
  %or.cond185.i1011 = select i1 %cmp113.i1009, i1 true, i1 %tobool116.i1010
  br i1 %or.cond185.i1011, label %for.cond120.preheader.i1012, label %add_int.exit

for.cond120.preheader.i1012:                      ; preds = %lor.lhs.false112.i1008
  %cmp122.not353.i1013 = icmp slt i64 %mul.i1375, 8
  br i1 %cmp122.not353.i1013, label %for.cond145.preheader.i1025, label %for.body124.lr.ph.i1014

for.body124.lr.ph.i1014:                          ; preds = %for.cond120.preheader.i1012
  %add.ptr131.i1015 = getelementptr inbounds i32, ptr %111, i64 %mul9.i1378
  br label %for.body124.i1016

for.cond145.preheader.i1025:                      ; preds = %if.end140.i1020, %for.cond120.preheader.i1012
  %k119.0.lcssa.i1026 = phi i64 [ 0, %for.cond120.preheader.i1012 ], [ %add121355.i1017, %if.end140.i1020 ]
  %cmp146356.i1027 = icmp slt i64 %k119.0.lcssa.i1026, %mul.i1375
  br i1 %cmp146356.i1027, label %for.body148.lr.ph.i1028, label %add_int.exit

for.body148.lr.ph.i1028:                          ; preds = %for.cond145.preheader.i1025
  %383 = getelementptr i32, ptr %111, i64 %mul9.i1378
  br label %for.body148.i1029

for.body124.i1016:                                ; preds = %if.end140.i1020, %for.body124.lr.ph.i1014
  %add121355.i1017 = phi i64 [ 8, %for.body124.lr.ph.i1014 ], [ %add121.i1023, %if.end140.i1020 ]
  %k119.0354.i1018 = phi i64 [ 0, %for.body124.lr.ph.i1014 ], [ %add121355.i1017, %if.end140.i1020 ]
  %add.ptr125.i1019 = getelementptr inbounds i32, ptr %cond.i1382, i64 %k119.0354.i1018
  %384 = load <8 x i32>, ptr %add.ptr125.i1019, align 4
  br i1 %tobool116.i1010, label %land.lhs.true127.i1041, label %if.end140.i1020

land.lhs.true127.i1041:                           ; preds = %for.body124.i1016
  %385 = load i64, ptr %arrayidx8.i1377, align 8
  %tobool129.not.i1042 = icmp eq i64 %385, 0
  br i1 %tobool129.not.i1042, label %if.then136.i1046, label %if.then130.i1043

if.then130.i1043:                                 ; preds = %land.lhs.true127.i1041
  %add.ptr132.i1044 = getelementptr inbounds i32, ptr %add.ptr131.i1015, i64 %k119.0354.i1018
  %386 = load <8 x i32>, ptr %add.ptr132.i1044, align 4
  %add133.i1045 = add <8 x i32> %386, %384
  br label %if.end140.i1020

if.then136.i1046:                                 ; preds = %land.lhs.true127.i1041
  %387 = load i32, ptr %111, align 4
  %splat.splatinsert.i1047 = insertelement <8 x i32> poison, i32 %387, i64 0
  %splat.splat.i1048 = shufflevector <8 x i32> %splat.splatinsert.i1047, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i1049 = add <8 x i32> %splat.splat.i1048, %384
  br label %if.end140.i1020

if.end140.i1020:                                  ; preds = %if.then136.i1046, %if.then130.i1043, %for.body124.i1016
  %sum.0.i1021 = phi <8 x i32> [ %add133.i1045, %if.then130.i1043 ], [ %add138.i1049, %if.then136.i1046 ], [ %384, %for.body124.i1016 ]
  %add.ptr141.i1022 = getelementptr inbounds i32, ptr %120, i64 %k119.0354.i1018
  store <8 x i32> %sum.0.i1021, ptr %add.ptr141.i1022, align 4
  %add121.i1023 = add nuw nsw i64 %add121355.i1017, 8
  %cmp122.not.i1024 = icmp sgt i64 %add121.i1023, %mul.i1375
  br i1 %cmp122.not.i1024, label %for.cond145.preheader.i1025, label %for.body124.i1016, !llvm.loop !66

for.body148.i1029:                                ; preds = %cond.end159.i1032, %for.body148.lr.ph.i1028
  %k119.1357.i1030 = phi i64 [ %k119.0.lcssa.i1026, %for.body148.lr.ph.i1028 ], [ %inc163.i1035, %cond.end159.i1032 ]
  %arrayidx151.i1031 = getelementptr inbounds i32, ptr %cond.i1382, i64 %k119.1357.i1030
  %388 = load i32, ptr %arrayidx151.i1031, align 4
  br i1 %tobool116.i1010, label %cond.true150.i1037, label %cond.end159.i1032

cond.true150.i1037:                               ; preds = %for.body148.i1029
  %389 = load i64, ptr %arrayidx8.i1377, align 8
  %mul153.i1038 = mul nsw i64 %389, %k119.1357.i1030
  %arrayidx155.i1039 = getelementptr i32, ptr %383, i64 %mul153.i1038
  %390 = load i32, ptr %arrayidx155.i1039, align 4
  %add156.i1040 = add i32 %390, %388
  br label %cond.end159.i1032

cond.end159.i1032:                                ; preds = %cond.true150.i1037, %for.body148.i1029
  %cond160.i1033 = phi i32 [ %add156.i1040, %cond.true150.i1037 ], [ %388, %for.body148.i1029 ]
  %arrayidx161.i1034 = getelementptr inbounds i32, ptr %120, i64 %k119.1357.i1030
  store i32 %cond160.i1033, ptr %arrayidx161.i1034, align 4
  %inc163.i1035 = add nuw nsw i64 %k119.1357.i1030, 1
  %exitcond372.not.i1036 = icmp eq i64 %inc163.i1035, %mul.i1375
  br i1 %exitcond372.not.i1036, label %add_int.exit, label %for.body148.i1029, !llvm.loop !67

add_int.exit:                                     ; preds = %cond.end78.i1101, %cond.end159.i1032, %for.end106.i1003, %lor.lhs.false112.i1008, %for.cond145.preheader.i1025
  %retval.3.i1007 = phi i64 [ 0, %lor.lhs.false112.i1008 ], [ 0, %for.end106.i1003 ], [ 0, %for.cond145.preheader.i1025 ], [ 0, %cond.end159.i1032 ], [ 1, %cond.end78.i1101 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i970) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i969) #7
  br label %return

cond.false23:                                     ; preds = %cond.true8
  br i1 %tobool14.not.i1384, label %if.end30.i1393, label %if.then.i1389

if.then.i1389:                                    ; preds = %cond.false23
  %391 = inttoptr i64 %123 to ptr
  %392 = load i64, ptr %391, align 8
  %tobool1.not.i.i1390 = icmp eq i64 %392, 0
  br i1 %tobool1.not.i.i1390, label %if.then.i.i1837, label %for.cond9.preheader.i.i1391

if.then.i.i1837:                                  ; preds = %if.then.i1389
  %mul.i.i1838 = shl nsw i64 %mul.i1375, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1382, i8 0, i64 %mul.i.i1838, i1 false)
  br label %if.end30.i1393

for.cond9.preheader.i.i1391:                      ; preds = %if.then.i1389
  %cmp1033.i.i1392 = icmp sgt i64 %mul.i1375, 0
  br i1 %cmp1033.i.i1392, label %for.body13.i.i1832, label %if.end30.i1393

for.body13.i.i1832:                               ; preds = %for.cond9.preheader.i.i1391, %for.body13.i.i1832
  %k8.034.i.i1833 = phi i64 [ %inc16.i.i1835, %for.body13.i.i1832 ], [ 0, %for.cond9.preheader.i.i1391 ]
  %arrayidx14.i.i1834 = getelementptr inbounds i64, ptr %cond.i1382, i64 %k8.034.i.i1833
  store i64 %392, ptr %arrayidx14.i.i1834, align 8
  %inc16.i.i1835 = add nuw nsw i64 %k8.034.i.i1833, 1
  %exitcond.not.i.i1836 = icmp eq i64 %inc16.i.i1835, %mul.i1375
  br i1 %exitcond.not.i.i1836, label %if.end30.i1393, label %for.body13.i.i1832, !llvm.loop !23

if.end30.i1393:                                   ; preds = %for.body13.i.i1832, %for.cond9.preheader.i.i1391, %if.then.i.i1837, %cond.false23
  %cmp31.i1394 = icmp eq i64 %114, 0
  br i1 %cmp31.i1394, label %land.end.i1820, label %land.end.thread.i1395

land.end.thread.i1395:                            ; preds = %if.end30.i1393
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1365) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1366) #7
  br label %for.cond45.preheader.i1396

land.end.i1820:                                   ; preds = %if.end30.i1393
  %arrayidx32.i1821 = getelementptr inbounds i8, ptr %a, i64 56
  %393 = load i64, ptr %arrayidx32.i1821, align 8
  %cmp33.i1822 = icmp eq i64 %115, %393
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1365) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1366) #7
  br i1 %cmp33.i1822, label %for.body.lr.ph.i1823, label %for.cond45.preheader.i1396

for.body.lr.ph.i1823:                             ; preds = %land.end.i1820
  %places42.i1824 = getelementptr inbounds i8, ptr %found.i1366, i64 2080
  br label %for.body.i1825

for.cond45.preheader.i1396:                       ; preds = %for.body.i1825, %land.end.i1820, %land.end.thread.i1395
  %394 = phi i1 [ false, %land.end.thread.i1395 ], [ false, %land.end.i1820 ], [ true, %for.body.i1825 ]
  %arrayidx46.i1397 = getelementptr inbounds i8, ptr %a, i64 48
  %395 = load i64, ptr %arrayidx46.i1397, align 8
  %cmp47.not349.i1398 = icmp sgt i64 %395, 0
  br i1 %cmp47.not349.i1398, label %for.body50.lr.ph.i1446, label %for.end106.i1399

for.body50.lr.ph.i1446:                           ; preds = %for.cond45.preheader.i1396
  %places63.i1447 = getelementptr inbounds i8, ptr %found.i1366, i64 2080
  %cond67.i1448 = select i1 %394, ptr %places63.i1447, ptr %places.i1365
  %arrayidx68.i1449 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1450 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i1451 = trunc i64 %114 to i32
  %conv1.i.i1452 = trunc i64 %sub.i1374 to i32
  %count32.i.i1453 = getelementptr inbounds i8, ptr %found.i1366, i64 4160
  %cmp91.i1454 = icmp eq i64 %117, 1
  %396 = add i64 %117, -8
  %397 = tail call i64 @llvm.fshl.i64(i64 %396, i64 %396, i64 61)
  %cmp18.not65.i.i.i1455 = icmp slt i64 %117, 8
  %add.ptr103.idx.i1456 = shl nsw i64 %116, 12
  br label %for.body50.i1457

for.body.i1825:                                   ; preds = %for.body.i1825, %for.body.lr.ph.i1823
  %k.0348.i1826 = phi i64 [ 0, %for.body.lr.ph.i1823 ], [ %inc.i1830, %for.body.i1825 ]
  %conv40.i1827 = trunc nuw i64 %k.0348.i1826 to i32
  %arrayidx41.i1828 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %k.0348.i1826
  store i32 %conv40.i1827, ptr %arrayidx41.i1828, align 4
  %arrayidx43.i1829 = getelementptr inbounds [520 x i32], ptr %places42.i1824, i64 0, i64 %k.0348.i1826
  store i32 0, ptr %arrayidx43.i1829, align 4
  %inc.i1830 = add nuw nsw i64 %k.0348.i1826, 1
  %exitcond4689.not = icmp eq i64 %inc.i1830, 520
  br i1 %exitcond4689.not, label %for.cond45.preheader.i1396, label %for.body.i1825, !llvm.loop !68

for.body50.i1457:                                 ; preds = %for.inc101.i1504, %for.body50.lr.ph.i1446
  %398 = phi i64 [ %395, %for.body50.lr.ph.i1446 ], [ %470, %for.inc101.i1504 ]
  %values.0352.i1458 = phi ptr [ %109, %for.body50.lr.ph.i1446 ], [ %add.ptr103.i1506, %for.inc101.i1504 ]
  %k44.0351.i1459 = phi i64 [ 0, %for.body50.lr.ph.i1446 ], [ %add.i1505, %for.inc101.i1504 ]
  %sub52.i1460 = sub nsw i64 %398, %k44.0351.i1459
  %spec.select.i1461 = tail call i64 @llvm.smin.i64(i64 %sub52.i1460, i64 512)
  %399 = load i64, ptr %arrayidx68.i1449, align 8
  %cmp69.i1462 = icmp eq i64 %399, 4
  %400 = load i64, ptr %arrayidx76.i1450, align 8
  %cmp.not65.i.i1463 = icmp slt i64 %sub52.i1460, 8
  br i1 %cmp69.i1462, label %cond.true71.i1771, label %cond.false74.i1464

cond.true71.i1771:                                ; preds = %for.body50.i1457
  %add.ptr72.i1772 = getelementptr inbounds i32, ptr %113, i64 %k44.0351.i1459
  br i1 %cmp.not65.i.i1463, label %for.cond11.preheader.i.i1793, label %for.body.lr.ph.i.i1773

for.body.lr.ph.i.i1773:                           ; preds = %cond.true71.i1771
  %splat.splatinsert.i.i1774 = insertelement <8 x i64> poison, i64 %400, i64 0
  %splat.splat.i.i1775 = shufflevector <8 x i64> %splat.splatinsert.i.i1774, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i1776

for.cond11.preheader.i.i1793:                     ; preds = %for.body.i.i1776, %cond.true71.i1771
  %outside.0.lcssa.i.i1794 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1771 ], [ %or7.i.i1788, %for.body.i.i1776 ]
  %k.0.lcssa.i.i1795 = phi i64 [ 0, %cond.true71.i1771 ], [ %add68.i.i1777, %for.body.i.i1776 ]
  br label %for.body14.i.i1796

for.body.i.i1776:                                 ; preds = %for.body.i.i1776, %for.body.lr.ph.i.i1773
  %add68.i.i1777 = phi i64 [ 8, %for.body.lr.ph.i.i1773 ], [ %add.i.i1791, %for.body.i.i1776 ]
  %k.067.i.i1778 = phi i64 [ 0, %for.body.lr.ph.i.i1773 ], [ %add68.i.i1777, %for.body.i.i1776 ]
  %outside.066.i.i1779 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1773 ], [ %or7.i.i1788, %for.body.i.i1776 ]
  %add.ptr.i.i1780 = getelementptr inbounds i32, ptr %add.ptr72.i1772, i64 %k.067.i.i1778
  %401 = load <8 x i32>, ptr %add.ptr.i.i1780, align 4
  %conv.i.i1781 = sext <8 x i32> %401 to <8 x i64>
  %isneg.i.i1782 = icmp slt <8 x i32> %401, zeroinitializer
  %and.i.i1783 = select <8 x i1> %isneg.i.i1782, <8 x i64> %splat.splat.i.i1775, <8 x i64> zeroinitializer
  %add1.i.i1784 = add <8 x i64> %and.i.i1783, %conv.i.i1781
  %add1.lobit.i.i1785 = ashr <8 x i64> %add1.i.i1784, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1786 = icmp slt <8 x i64> %add1.i.i1784, %splat.splat.i.i1775
  %or.i.i1787 = select <8 x i1> %cmp5.not.i.i1786, <8 x i64> %add1.lobit.i.i1785, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1788 = or <8 x i64> %or.i.i1787, %outside.066.i.i1779
  %conv8.i.i1789 = trunc <8 x i64> %add1.i.i1784 to <8 x i32>
  %add.ptr9.i.i1790 = getelementptr inbounds i32, ptr %cond67.i1448, i64 %k.067.i.i1778
  store <8 x i32> %conv8.i.i1789, ptr %add.ptr9.i.i1790, align 4
  %add.i.i1791 = add nuw nsw i64 %add68.i.i1777, 8
  %cmp.not.i.i1792 = icmp sgt i64 %add.i.i1791, %spec.select.i1461
  br i1 %cmp.not.i.i1792, label %for.cond11.preheader.i.i1793, label %for.body.i.i1776, !llvm.loop !8

for.cond18.preheader.i.i1803:                     ; preds = %for.body14.i.i1796
  %cmp1972.i.i1804 = icmp slt i64 %k.0.lcssa.i.i1795, %spec.select.i1461
  br i1 %cmp1972.i.i1804, label %for.body21.i.i1805, label %cond.end78.i1497

for.body14.i.i1796:                               ; preds = %for.body14.i.i1796, %for.cond11.preheader.i.i1793
  %j.071.i.i1797 = phi i64 [ 0, %for.cond11.preheader.i.i1793 ], [ %inc.i.i1801, %for.body14.i.i1796 ]
  %wrong.070.i.i1798 = phi i64 [ 0, %for.cond11.preheader.i.i1793 ], [ %or15.i.i1800, %for.body14.i.i1796 ]
  %vecext.i.i1799 = extractelement <8 x i64> %outside.0.lcssa.i.i1794, i64 %j.071.i.i1797
  %or15.i.i1800 = or i64 %vecext.i.i1799, %wrong.070.i.i1798
  %inc.i.i1801 = add nuw nsw i64 %j.071.i.i1797, 1
  %exitcond.not.i298.i1802 = icmp eq i64 %inc.i.i1801, 8
  br i1 %exitcond.not.i298.i1802, label %for.cond18.preheader.i.i1803, label %for.body14.i.i1796, !llvm.loop !9

for.body21.i.i1805:                               ; preds = %for.cond18.preheader.i.i1803, %for.body21.i.i1805
  %k.174.i.i1806 = phi i64 [ %inc35.i.i1818, %for.body21.i.i1805 ], [ %k.0.lcssa.i.i1795, %for.cond18.preheader.i.i1803 ]
  %wrong.173.i.i1807 = phi i64 [ %or31.i.i1815, %for.body21.i.i1805 ], [ %or15.i.i1800, %for.cond18.preheader.i.i1803 ]
  %arrayidx.i.i1808 = getelementptr inbounds i32, ptr %add.ptr72.i1772, i64 %k.174.i.i1806
  %402 = load i32, ptr %arrayidx.i.i1808, align 4
  %conv23.i.i1809 = sext i32 %402 to i64
  %cmp25.i.i1810 = icmp slt i32 %402, 0
  %cond.i.i1811 = select i1 %cmp25.i.i1810, i64 %400, i64 0
  %add27.i.i1812 = add nsw i64 %cond.i.i1811, %conv23.i.i1809
  %cmp28.i.i1813 = icmp uge i64 %add27.i.i1812, %400
  %conv30.i.i1814 = zext i1 %cmp28.i.i1813 to i64
  %or31.i.i1815 = or i64 %wrong.173.i.i1807, %conv30.i.i1814
  %conv32.i.i1816 = trunc i64 %add27.i.i1812 to i32
  %arrayidx33.i.i1817 = getelementptr inbounds i32, ptr %cond67.i1448, i64 %k.174.i.i1806
  store i32 %conv32.i.i1816, ptr %arrayidx33.i.i1817, align 4
  %inc35.i.i1818 = add nuw nsw i64 %k.174.i.i1806, 1
  %exitcond76.not.i.i1819 = icmp eq i64 %inc35.i.i1818, %spec.select.i1461
  br i1 %exitcond76.not.i.i1819, label %cond.end78.i1497, label %for.body21.i.i1805, !llvm.loop !10

cond.false74.i1464:                               ; preds = %for.body50.i1457
  %add.ptr75.i1465 = getelementptr inbounds i64, ptr %113, i64 %k44.0351.i1459
  br i1 %cmp.not65.i.i1463, label %for.cond10.preheader.i.i1485, label %for.body.lr.ph.i299.i1466

for.body.lr.ph.i299.i1466:                        ; preds = %cond.false74.i1464
  %splat.splatinsert.i300.i1467 = insertelement <8 x i64> poison, i64 %400, i64 0
  %splat.splat.i301.i1468 = shufflevector <8 x i64> %splat.splatinsert.i300.i1467, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1469

for.cond10.preheader.i.i1485:                     ; preds = %for.body.i302.i1469, %cond.false74.i1464
  %outside.0.lcssa.i314.i1486 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1464 ], [ %or7.i310.i1480, %for.body.i302.i1469 ]
  %k.0.lcssa.i315.i1487 = phi i64 [ 0, %cond.false74.i1464 ], [ %add66.i.i1470, %for.body.i302.i1469 ]
  br label %for.body13.i316.i1488

for.body.i302.i1469:                              ; preds = %for.body.i302.i1469, %for.body.lr.ph.i299.i1466
  %add66.i.i1470 = phi i64 [ 8, %for.body.lr.ph.i299.i1466 ], [ %add.i312.i1483, %for.body.i302.i1469 ]
  %k.065.i.i1471 = phi i64 [ 0, %for.body.lr.ph.i299.i1466 ], [ %add66.i.i1470, %for.body.i302.i1469 ]
  %outside.064.i.i1472 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1466 ], [ %or7.i310.i1480, %for.body.i302.i1469 ]
  %add.ptr.i303.i1473 = getelementptr inbounds i64, ptr %add.ptr75.i1465, i64 %k.065.i.i1471
  %403 = load <8 x i64>, ptr %add.ptr.i303.i1473, align 8
  %isneg.i304.i1474 = icmp slt <8 x i64> %403, zeroinitializer
  %and.i305.i1475 = select <8 x i1> %isneg.i304.i1474, <8 x i64> %splat.splat.i301.i1468, <8 x i64> zeroinitializer
  %add1.i306.i1476 = add <8 x i64> %and.i305.i1475, %403
  %add1.lobit.i307.i1477 = ashr <8 x i64> %add1.i306.i1476, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1478 = icmp slt <8 x i64> %add1.i306.i1476, %splat.splat.i301.i1468
  %or.i309.i1479 = select <8 x i1> %cmp5.not.i308.i1478, <8 x i64> %add1.lobit.i307.i1477, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1480 = or <8 x i64> %or.i309.i1479, %outside.064.i.i1472
  %conv.i311.i1481 = trunc <8 x i64> %add1.i306.i1476 to <8 x i32>
  %add.ptr8.i.i1482 = getelementptr inbounds i32, ptr %cond67.i1448, i64 %k.065.i.i1471
  store <8 x i32> %conv.i311.i1481, ptr %add.ptr8.i.i1482, align 4
  %add.i312.i1483 = add nuw nsw i64 %add66.i.i1470, 8
  %cmp.not.i313.i1484 = icmp sgt i64 %add.i312.i1483, %spec.select.i1461
  br i1 %cmp.not.i313.i1484, label %for.cond10.preheader.i.i1485, label %for.body.i302.i1469, !llvm.loop !11

for.cond17.preheader.i.i1495:                     ; preds = %for.body13.i316.i1488
  %cmp1870.i.i1496 = icmp slt i64 %k.0.lcssa.i315.i1487, %spec.select.i1461
  br i1 %cmp1870.i.i1496, label %for.body20.i.i1757, label %cond.end78.i1497

for.body13.i316.i1488:                            ; preds = %for.body13.i316.i1488, %for.cond10.preheader.i.i1485
  %j.069.i.i1489 = phi i64 [ 0, %for.cond10.preheader.i.i1485 ], [ %inc.i318.i1493, %for.body13.i316.i1488 ]
  %wrong.068.i.i1490 = phi i64 [ 0, %for.cond10.preheader.i.i1485 ], [ %or14.i.i1492, %for.body13.i316.i1488 ]
  %vecext.i317.i1491 = extractelement <8 x i64> %outside.0.lcssa.i314.i1486, i64 %j.069.i.i1489
  %or14.i.i1492 = or i64 %vecext.i317.i1491, %wrong.068.i.i1490
  %inc.i318.i1493 = add nuw nsw i64 %j.069.i.i1489, 1
  %exitcond.not.i319.i1494 = icmp eq i64 %inc.i318.i1493, 8
  br i1 %exitcond.not.i319.i1494, label %for.cond17.preheader.i.i1495, label %for.body13.i316.i1488, !llvm.loop !12

for.body20.i.i1757:                               ; preds = %for.cond17.preheader.i.i1495, %for.body20.i.i1757
  %k.172.i.i1758 = phi i64 [ %inc33.i.i1769, %for.body20.i.i1757 ], [ %k.0.lcssa.i315.i1487, %for.cond17.preheader.i.i1495 ]
  %wrong.171.i.i1759 = phi i64 [ %or29.i.i1766, %for.body20.i.i1757 ], [ %or14.i.i1492, %for.cond17.preheader.i.i1495 ]
  %arrayidx.i321.i1760 = getelementptr inbounds i64, ptr %add.ptr75.i1465, i64 %k.172.i.i1758
  %404 = load i64, ptr %arrayidx.i321.i1760, align 8
  %cmp23.i.i1761 = icmp slt i64 %404, 0
  %cond.i322.i1762 = select i1 %cmp23.i.i1761, i64 %400, i64 0
  %add25.i.i1763 = add nsw i64 %cond.i322.i1762, %404
  %cmp26.i.i1764 = icmp uge i64 %add25.i.i1763, %400
  %conv28.i.i1765 = zext i1 %cmp26.i.i1764 to i64
  %or29.i.i1766 = or i64 %wrong.171.i.i1759, %conv28.i.i1765
  %conv30.i323.i1767 = trunc i64 %add25.i.i1763 to i32
  %arrayidx31.i.i1768 = getelementptr inbounds i32, ptr %cond67.i1448, i64 %k.172.i.i1758
  store i32 %conv30.i323.i1767, ptr %arrayidx31.i.i1768, align 4
  %inc33.i.i1769 = add nuw nsw i64 %k.172.i.i1758, 1
  %exitcond74.not.i.i1770 = icmp eq i64 %inc33.i.i1769, %spec.select.i1461
  br i1 %exitcond74.not.i.i1770, label %cond.end78.i1497, label %for.body20.i.i1757, !llvm.loop !13

cond.end78.i1497:                                 ; preds = %for.body20.i.i1757, %for.body21.i.i1805, %for.cond17.preheader.i.i1495, %for.cond18.preheader.i.i1803
  %cond79.in.in.i1498 = phi i64 [ %or15.i.i1800, %for.cond18.preheader.i.i1803 ], [ %or14.i.i1492, %for.cond17.preheader.i.i1495 ], [ %or31.i.i1815, %for.body21.i.i1805 ], [ %or29.i.i1766, %for.body20.i.i1757 ]
  %cond79.in.not.i1499 = icmp eq i64 %cond79.in.in.i1498, 0
  br i1 %cond79.in.not.i1499, label %if.end82.i1500, label %add_long.exit

if.end82.i1500:                                   ; preds = %cond.end78.i1497
  br i1 %394, label %if.end87.i1534, label %if.else85.i1501

if.else85.i1501:                                  ; preds = %if.end82.i1500
  %cmp55.i.i1502 = icmp sgt i64 %sub52.i1460, 0
  br i1 %cmp55.i.i1502, label %for.body.i326.i1508, label %if.else94.thread.i1503

for.cond12.preheader.i.i1521:                     ; preds = %for.body.i326.i1508
  %tobool.not.i.i1522 = icmp eq i64 %add.i328.i1518, 0
  br i1 %tobool.not.i.i1522, label %if.else94.thread.i1503, label %for.body16.lr.ph.i.i1523

for.body16.lr.ph.i.i1523:                         ; preds = %for.cond12.preheader.i.i1521
  %sub18.i.i1524 = add nsw i64 %add.i328.i1518, -1
  %arrayidx19.i.i1525 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %sub18.i.i1524
  %arrayidx25.i.i1526 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %sub18.i.i1524
  br label %for.body16.i.i1527

for.body.i326.i1508:                              ; preds = %if.else85.i1501, %for.body.i326.i1508
  %n.057.i.i1509 = phi i64 [ %add.i328.i1518, %for.body.i326.i1508 ], [ 0, %if.else85.i1501 ]
  %k.056.i.i1510 = phi i64 [ %inc.i329.i1519, %for.body.i326.i1508 ], [ 0, %if.else85.i1501 ]
  %arrayidx.i327.i1511 = getelementptr inbounds i32, ptr %places.i1365, i64 %k.056.i.i1510
  %405 = load i32, ptr %arrayidx.i327.i1511, align 4
  %sub3.i.i1512 = sub i32 %405, %conv.i324.i1451
  %conv4.i.i1513 = trunc i64 %k.056.i.i1510 to i32
  %arrayidx5.i.i1514 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %n.057.i.i1509
  store i32 %conv4.i.i1513, ptr %arrayidx5.i.i1514, align 4
  %arrayidx7.i.i1515 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %n.057.i.i1509
  store i32 %sub3.i.i1512, ptr %arrayidx7.i.i1515, align 4
  %cmp8.i.i1516 = icmp ult i32 %sub3.i.i1512, %conv1.i.i1452
  %conv10.i.i1517 = zext i1 %cmp8.i.i1516 to i64
  %add.i328.i1518 = add nuw nsw i64 %n.057.i.i1509, %conv10.i.i1517
  %inc.i329.i1519 = add nuw nsw i64 %k.056.i.i1510, 1
  %exitcond.not.i330.i1520 = icmp eq i64 %inc.i329.i1519, %spec.select.i1461
  br i1 %exitcond.not.i330.i1520, label %for.cond12.preheader.i.i1521, label %for.body.i326.i1508, !llvm.loop !14

for.body16.i.i1527:                               ; preds = %for.body16.i.i1527, %for.body16.lr.ph.i.i1523
  %k11.058.i.i1528 = phi i64 [ 0, %for.body16.lr.ph.i.i1523 ], [ %inc30.i.i1532, %for.body16.i.i1527 ]
  %406 = load i32, ptr %arrayidx19.i.i1525, align 4
  %add21.i.i1529 = add nuw nsw i64 %k11.058.i.i1528, %add.i328.i1518
  %arrayidx22.i.i1530 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %add21.i.i1529
  store i32 %406, ptr %arrayidx22.i.i1530, align 4
  %407 = load i32, ptr %arrayidx25.i.i1526, align 4
  %arrayidx28.i.i1531 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %add21.i.i1529
  store i32 %407, ptr %arrayidx28.i.i1531, align 4
  %inc30.i.i1532 = add nuw nsw i64 %k11.058.i.i1528, 1
  %exitcond.not.i1533 = icmp eq i64 %inc30.i.i1532, 8
  br i1 %exitcond.not.i1533, label %if.end87.i1534, label %for.body16.i.i1527, !llvm.loop !15

if.else94.thread.i1503:                           ; preds = %for.cond12.preheader.i.i1521, %if.else85.i1501
  store i64 0, ptr %count32.i.i1453, align 8
  br label %for.inc101.i1504

if.end87.i1534:                                   ; preds = %for.body16.i.i1527, %if.end82.i1500
  %408 = phi i64 [ %spec.select.i1461, %if.end82.i1500 ], [ %add.i328.i1518, %for.body16.i.i1527 ]
  store i64 %408, ptr %count32.i.i1453, align 8
  %tobool89.i1535 = icmp ne i64 %408, 0
  %or.cond183.i1536 = select i1 %tobool89.i1535, i1 %cmp91.i1454, i1 false
  br i1 %or.cond183.i1536, label %if.then93.i1729, label %if.else94.i1537

if.then93.i1729:                                  ; preds = %if.end87.i1534
  %cmp32.i.i1730 = icmp sgt i64 %408, 0
  br i1 %cmp32.i.i1730, label %for.body.preheader.i.i1731, label %for.inc101.i1504

for.body.preheader.i.i1731:                       ; preds = %if.then93.i1729
  %409 = load i32, ptr %places63.i1447, align 8
  %conv.i331.i1732 = sext i32 %409 to i64
  %arrayidx1.i.i1733 = getelementptr inbounds i64, ptr %cond.i1382, i64 %conv.i331.i1732
  %410 = load i64, ptr %arrayidx1.i.i1733, align 8
  br label %for.body.i332.i1734

for.body.i332.i1734:                              ; preds = %if.end.i.i1747, %for.body.preheader.i.i1731
  %before.035.i.i1735 = phi i64 [ %conv5.i.i1739, %if.end.i.i1747 ], [ %conv.i331.i1732, %for.body.preheader.i.i1731 ]
  %m.034.i.i1736 = phi i64 [ %inc.i338.i1755, %if.end.i.i1747 ], [ 0, %for.body.preheader.i.i1731 ]
  %found.033.i.i1737 = phi i64 [ %add14.i.i1753, %if.end.i.i1747 ], [ %410, %for.body.preheader.i.i1731 ]
  %arrayidx4.i.i1738 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %m.034.i.i1736
  %411 = load i32, ptr %arrayidx4.i.i1738, align 4
  %conv5.i.i1739 = sext i32 %411 to i64
  %add.i333.i1740 = add nuw nsw i64 %m.034.i.i1736, 8
  %arrayidx7.i334.i1741 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %add.i333.i1740
  %412 = load i32, ptr %arrayidx7.i334.i1741, align 4
  %idx.ext.i.i1742 = sext i32 %412 to i64
  %add.ptr.i335.i1743 = getelementptr inbounds i64, ptr %cond.i1382, i64 %idx.ext.i.i1742
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1743, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1744 = icmp eq i64 %before.035.i.i1735, %conv5.i.i1739
  br i1 %cmp8.not.i.i1744, label %if.end.i.i1747, label %if.then.i336.i1745

if.then.i336.i1745:                               ; preds = %for.body.i332.i1734
  %arrayidx10.i.i1746 = getelementptr inbounds i64, ptr %cond.i1382, i64 %conv5.i.i1739
  %413 = load i64, ptr %arrayidx10.i.i1746, align 8
  br label %if.end.i.i1747

if.end.i.i1747:                                   ; preds = %if.then.i336.i1745, %for.body.i332.i1734
  %found.1.i.i1748 = phi i64 [ %413, %if.then.i336.i1745 ], [ %found.033.i.i1737, %for.body.i332.i1734 ]
  %arrayidx11.i.i1749 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %m.034.i.i1736
  %414 = load i32, ptr %arrayidx11.i.i1749, align 4
  %conv12.i.i1750 = sext i32 %414 to i64
  %mul.i337.i1751 = mul nsw i64 %116, %conv12.i.i1750
  %arrayidx13.i.i1752 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul.i337.i1751
  %415 = load i64, ptr %arrayidx13.i.i1752, align 8
  %add14.i.i1753 = add i64 %415, %found.1.i.i1748
  %arrayidx15.i.i1754 = getelementptr inbounds i64, ptr %cond.i1382, i64 %conv5.i.i1739
  store i64 %add14.i.i1753, ptr %arrayidx15.i.i1754, align 8
  %inc.i338.i1755 = add nuw nsw i64 %m.034.i.i1736, 1
  %exitcond371.not.i1756 = icmp eq i64 %inc.i338.i1755, %408
  br i1 %exitcond371.not.i1756, label %for.inc101.i1504, label %for.body.i332.i1734, !llvm.loop !69

if.else94.i1537:                                  ; preds = %if.end87.i1534
  br i1 %tobool89.i1535, label %if.then97.i1538, label %for.inc101.i1504

if.then97.i1538:                                  ; preds = %if.else94.i1537
  %cmp70.i.i.i1539 = icmp sgt i64 %408, 0
  switch i64 %397, label %if.else9.i.i1687 [
    i64 0, label %if.then.i339.i1664
    i64 1, label %if.then2.i.i1636
    i64 3, label %if.then5.i.i1598
    i64 7, label %if.then8.i.i1540
  ]

if.then.i339.i1664:                               ; preds = %if.then97.i1538
  br i1 %cmp70.i.i.i1539, label %for.body.i.i.i1665, label %for.inc101.i1504

for.body.i.i.i1665:                               ; preds = %if.then.i339.i1664, %for.body.i.i.i1665
  %m.058.i.i.i1666 = phi i64 [ %inc.i.i.i1685, %for.body.i.i.i1665 ], [ 0, %if.then.i339.i1664 ]
  %arrayidx.i.i.i1667 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %m.058.i.i.i1666
  %416 = load i32, ptr %arrayidx.i.i.i1667, align 4
  %conv.i.i.i1668 = sext i32 %416 to i64
  %mul.i.i.i1669 = mul nsw i64 %116, %conv.i.i.i1668
  %add.ptr.i.i.i1670 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul.i.i.i1669
  %add.i.i.i1671 = add nuw nsw i64 %m.058.i.i.i1666, 8
  %arrayidx2.i.i.i1672 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %add.i.i.i1671
  %417 = load i32, ptr %arrayidx2.i.i.i1672, align 4
  %conv3.i.i.i1673 = sext i32 %417 to i64
  %mul4.i.i.i1674 = mul nsw i64 %116, %conv3.i.i.i1673
  %add.ptr5.i.i.i1675 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul4.i.i.i1674
  %arrayidx6.i.i.i1676 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %m.058.i.i.i1666
  %418 = load i32, ptr %arrayidx6.i.i.i1676, align 4
  %conv7.i.i.i1677 = sext i32 %418 to i64
  %add.ptr9.idx.i.i.i1678 = shl nsw i64 %conv7.i.i.i1677, 6
  %add.ptr9.i.i.i1679 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i.i.i1678
  %arrayidx12.i.i.i1680 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %add.i.i.i1671
  %419 = load i32, ptr %arrayidx12.i.i.i1680, align 4
  %conv13.i.i.i1681 = sext i32 %419 to i64
  %add.ptr15.idx.i.i.i1682 = shl nsw i64 %conv13.i.i.i1681, 6
  %add.ptr15.i.i.i1683 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i.i.i1682
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i1683, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i1675, i32 0, i32 3, i32 1)
  %420 = load <8 x i64>, ptr %add.ptr9.i.i.i1679, align 8
  %421 = load <8 x i64>, ptr %add.ptr.i.i.i1670, align 8
  %add.i.i.i.i1684 = add <8 x i64> %421, %420
  store <8 x i64> %add.i.i.i.i1684, ptr %add.ptr9.i.i.i1679, align 8
  %inc.i.i.i1685 = add nuw nsw i64 %m.058.i.i.i1666, 1
  %exitcond369.not.i1686 = icmp eq i64 %inc.i.i.i1685, %408
  br i1 %exitcond369.not.i1686, label %for.inc101.i1504, label %for.body.i.i.i1665, !llvm.loop !70

if.then2.i.i1636:                                 ; preds = %if.then97.i1538
  br i1 %cmp70.i.i.i1539, label %for.body.i37.i.i1637, label %for.inc101.i1504

for.body.i37.i.i1637:                             ; preds = %if.then2.i.i1636, %for.body.i37.i.i1637
  %m.058.i38.i.i1638 = phi i64 [ %inc.i57.i.i1662, %for.body.i37.i.i1637 ], [ 0, %if.then2.i.i1636 ]
  %arrayidx.i39.i.i1639 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %m.058.i38.i.i1638
  %422 = load i32, ptr %arrayidx.i39.i.i1639, align 4
  %conv.i40.i.i1640 = sext i32 %422 to i64
  %mul.i41.i.i1641 = mul nsw i64 %116, %conv.i40.i.i1640
  %add.ptr.i42.i.i1642 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul.i41.i.i1641
  %add.i43.i.i1643 = add nuw nsw i64 %m.058.i38.i.i1638, 8
  %arrayidx2.i44.i.i1644 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %add.i43.i.i1643
  %423 = load i32, ptr %arrayidx2.i44.i.i1644, align 4
  %conv3.i45.i.i1645 = sext i32 %423 to i64
  %mul4.i46.i.i1646 = mul nsw i64 %116, %conv3.i45.i.i1645
  %add.ptr5.i47.i.i1647 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul4.i46.i.i1646
  %arrayidx6.i48.i.i1648 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %m.058.i38.i.i1638
  %424 = load i32, ptr %arrayidx6.i48.i.i1648, align 4
  %conv7.i49.i.i1649 = sext i32 %424 to i64
  %add.ptr9.idx.i50.i.i1650 = shl nsw i64 %conv7.i49.i.i1649, 7
  %add.ptr9.i51.i.i1651 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i50.i.i1650
  %arrayidx12.i52.i.i1652 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %add.i43.i.i1643
  %425 = load i32, ptr %arrayidx12.i52.i.i1652, align 4
  %conv13.i53.i.i1653 = sext i32 %425 to i64
  %add.ptr15.idx.i54.i.i1654 = shl nsw i64 %conv13.i53.i.i1653, 7
  %add.ptr15.i55.i.i1655 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i54.i.i1654
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i55.i.i1655, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i47.i.i1647, i32 0, i32 3, i32 1)
  %426 = load <8 x i64>, ptr %add.ptr9.i51.i.i1651, align 8
  %427 = load <8 x i64>, ptr %add.ptr.i42.i.i1642, align 8
  %add.i.i56.i.i1656 = add <8 x i64> %427, %426
  store <8 x i64> %add.i.i56.i.i1656, ptr %add.ptr9.i51.i.i1651, align 8
  %add.ptr24.1.i.i.i1657 = getelementptr inbounds i8, ptr %add.ptr15.i55.i.i1655, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i.i.i1657, i32 1, i32 3, i32 1)
  %add.ptr30.1.i.i.i1658 = getelementptr inbounds i8, ptr %add.ptr5.i47.i.i1647, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i.i.i1658, i32 0, i32 3, i32 1)
  %add.ptr32.1.i.i.i1659 = getelementptr inbounds i8, ptr %add.ptr.i42.i.i1642, i64 64
  %add.ptr33.1.i.i.i1660 = getelementptr inbounds i8, ptr %add.ptr9.i51.i.i1651, i64 64
  %428 = load <8 x i64>, ptr %add.ptr33.1.i.i.i1660, align 8
  %429 = load <8 x i64>, ptr %add.ptr32.1.i.i.i1659, align 8
  %add.i.1.i.i.i1661 = add <8 x i64> %429, %428
  store <8 x i64> %add.i.1.i.i.i1661, ptr %add.ptr33.1.i.i.i1660, align 8
  %inc.i57.i.i1662 = add nuw nsw i64 %m.058.i38.i.i1638, 1
  %exitcond368.not.i1663 = icmp eq i64 %inc.i57.i.i1662, %408
  br i1 %exitcond368.not.i1663, label %for.inc101.i1504, label %for.body.i37.i.i1637, !llvm.loop !71

if.then5.i.i1598:                                 ; preds = %if.then97.i1538
  br i1 %cmp70.i.i.i1539, label %for.body.i63.i.i1599, label %for.inc101.i1504

for.body.i63.i.i1599:                             ; preds = %if.then5.i.i1598, %for.body.i63.i.i1599
  %m.058.i64.i.i1600 = phi i64 [ %inc.i88.i.i1634, %for.body.i63.i.i1599 ], [ 0, %if.then5.i.i1598 ]
  %arrayidx.i65.i.i1601 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %m.058.i64.i.i1600
  %430 = load i32, ptr %arrayidx.i65.i.i1601, align 4
  %conv.i66.i.i1602 = sext i32 %430 to i64
  %mul.i67.i.i1603 = mul nsw i64 %116, %conv.i66.i.i1602
  %add.ptr.i68.i.i1604 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul.i67.i.i1603
  %add.i69.i.i1605 = add nuw nsw i64 %m.058.i64.i.i1600, 8
  %arrayidx2.i70.i.i1606 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %add.i69.i.i1605
  %431 = load i32, ptr %arrayidx2.i70.i.i1606, align 4
  %conv3.i71.i.i1607 = sext i32 %431 to i64
  %mul4.i72.i.i1608 = mul nsw i64 %116, %conv3.i71.i.i1607
  %add.ptr5.i73.i.i1609 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul4.i72.i.i1608
  %arrayidx6.i74.i.i1610 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %m.058.i64.i.i1600
  %432 = load i32, ptr %arrayidx6.i74.i.i1610, align 4
  %conv7.i75.i.i1611 = sext i32 %432 to i64
  %add.ptr9.idx.i76.i.i1612 = shl nsw i64 %conv7.i75.i.i1611, 8
  %add.ptr9.i77.i.i1613 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i76.i.i1612
  %arrayidx12.i78.i.i1614 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %add.i69.i.i1605
  %433 = load i32, ptr %arrayidx12.i78.i.i1614, align 4
  %conv13.i79.i.i1615 = sext i32 %433 to i64
  %add.ptr15.idx.i80.i.i1616 = shl nsw i64 %conv13.i79.i.i1615, 8
  %add.ptr15.i81.i.i1617 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i80.i.i1616
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i81.i.i1617, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i73.i.i1609, i32 0, i32 3, i32 1)
  %434 = load <8 x i64>, ptr %add.ptr9.i77.i.i1613, align 8
  %435 = load <8 x i64>, ptr %add.ptr.i68.i.i1604, align 8
  %add.i.i82.i.i1618 = add <8 x i64> %435, %434
  store <8 x i64> %add.i.i82.i.i1618, ptr %add.ptr9.i77.i.i1613, align 8
  %add.ptr24.1.i83.i.i1619 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i1617, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i83.i.i1619, i32 1, i32 3, i32 1)
  %add.ptr30.1.i84.i.i1620 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i1609, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i84.i.i1620, i32 0, i32 3, i32 1)
  %add.ptr32.1.i85.i.i1621 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i1604, i64 64
  %add.ptr33.1.i86.i.i1622 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i1613, i64 64
  %436 = load <8 x i64>, ptr %add.ptr33.1.i86.i.i1622, align 8
  %437 = load <8 x i64>, ptr %add.ptr32.1.i85.i.i1621, align 8
  %add.i.1.i87.i.i1623 = add <8 x i64> %437, %436
  store <8 x i64> %add.i.1.i87.i.i1623, ptr %add.ptr33.1.i86.i.i1622, align 8
  %add.ptr24.2.i.i.i1624 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i1617, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i1624, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i1625 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i1609, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i1625, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i1626 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i1604, i64 128
  %add.ptr33.2.i.i.i1627 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i1613, i64 128
  %438 = load <8 x i64>, ptr %add.ptr33.2.i.i.i1627, align 8
  %439 = load <8 x i64>, ptr %add.ptr32.2.i.i.i1626, align 8
  %add.i.2.i.i.i1628 = add <8 x i64> %439, %438
  store <8 x i64> %add.i.2.i.i.i1628, ptr %add.ptr33.2.i.i.i1627, align 8
  %add.ptr24.3.i.i.i1629 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i1617, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i.i.i1629, i32 1, i32 3, i32 1)
  %add.ptr30.3.i.i.i1630 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i1609, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i.i.i1630, i32 0, i32 3, i32 1)
  %add.ptr32.3.i.i.i1631 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i1604, i64 192
  %add.ptr33.3.i.i.i1632 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i1613, i64 192
  %440 = load <8 x i64>, ptr %add.ptr33.3.i.i.i1632, align 8
  %441 = load <8 x i64>, ptr %add.ptr32.3.i.i.i1631, align 8
  %add.i.3.i.i.i1633 = add <8 x i64> %441, %440
  store <8 x i64> %add.i.3.i.i.i1633, ptr %add.ptr33.3.i.i.i1632, align 8
  %inc.i88.i.i1634 = add nuw nsw i64 %m.058.i64.i.i1600, 1
  %exitcond367.not.i1635 = icmp eq i64 %inc.i88.i.i1634, %408
  br i1 %exitcond367.not.i1635, label %for.inc101.i1504, label %for.body.i63.i.i1599, !llvm.loop !72

if.then8.i.i1540:                                 ; preds = %if.then97.i1538
  br i1 %cmp70.i.i.i1539, label %for.body.i94.i.i1541, label %for.inc101.i1504

for.body.i94.i.i1541:                             ; preds = %if.then8.i.i1540, %for.body.i94.i.i1541
  %m.058.i95.i.i1542 = phi i64 [ %inc.i129.i.i1596, %for.body.i94.i.i1541 ], [ 0, %if.then8.i.i1540 ]
  %arrayidx.i96.i.i1543 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %m.058.i95.i.i1542
  %442 = load i32, ptr %arrayidx.i96.i.i1543, align 4
  %conv.i97.i.i1544 = sext i32 %442 to i64
  %mul.i98.i.i1545 = mul nsw i64 %116, %conv.i97.i.i1544
  %add.ptr.i99.i.i1546 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul.i98.i.i1545
  %add.i100.i.i1547 = add nuw nsw i64 %m.058.i95.i.i1542, 8
  %arrayidx2.i101.i.i1548 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %add.i100.i.i1547
  %443 = load i32, ptr %arrayidx2.i101.i.i1548, align 4
  %conv3.i102.i.i1549 = sext i32 %443 to i64
  %mul4.i103.i.i1550 = mul nsw i64 %116, %conv3.i102.i.i1549
  %add.ptr5.i104.i.i1551 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul4.i103.i.i1550
  %arrayidx6.i105.i.i1552 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %m.058.i95.i.i1542
  %444 = load i32, ptr %arrayidx6.i105.i.i1552, align 4
  %conv7.i106.i.i1553 = sext i32 %444 to i64
  %add.ptr9.idx.i107.i.i1554 = shl nsw i64 %conv7.i106.i.i1553, 9
  %add.ptr9.i108.i.i1555 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr9.idx.i107.i.i1554
  %arrayidx12.i109.i.i1556 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %add.i100.i.i1547
  %445 = load i32, ptr %arrayidx12.i109.i.i1556, align 4
  %conv13.i110.i.i1557 = sext i32 %445 to i64
  %add.ptr15.idx.i111.i.i1558 = shl nsw i64 %conv13.i110.i.i1557, 9
  %add.ptr15.i112.i.i1559 = getelementptr inbounds i8, ptr %cond.i1382, i64 %add.ptr15.idx.i111.i.i1558
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i112.i.i1559, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i104.i.i1551, i32 0, i32 3, i32 1)
  %446 = load <8 x i64>, ptr %add.ptr9.i108.i.i1555, align 8
  %447 = load <8 x i64>, ptr %add.ptr.i99.i.i1546, align 8
  %add.i.i113.i.i1560 = add <8 x i64> %447, %446
  store <8 x i64> %add.i.i113.i.i1560, ptr %add.ptr9.i108.i.i1555, align 8
  %add.ptr24.1.i114.i.i1561 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i1559, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i114.i.i1561, i32 1, i32 3, i32 1)
  %add.ptr30.1.i115.i.i1562 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i1551, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i115.i.i1562, i32 0, i32 3, i32 1)
  %add.ptr32.1.i116.i.i1563 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i1546, i64 64
  %add.ptr33.1.i117.i.i1564 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i1555, i64 64
  %448 = load <8 x i64>, ptr %add.ptr33.1.i117.i.i1564, align 8
  %449 = load <8 x i64>, ptr %add.ptr32.1.i116.i.i1563, align 8
  %add.i.1.i118.i.i1565 = add <8 x i64> %449, %448
  store <8 x i64> %add.i.1.i118.i.i1565, ptr %add.ptr33.1.i117.i.i1564, align 8
  %add.ptr24.2.i119.i.i1566 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i1559, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i119.i.i1566, i32 1, i32 3, i32 1)
  %add.ptr30.2.i120.i.i1567 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i1551, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i120.i.i1567, i32 0, i32 3, i32 1)
  %add.ptr32.2.i121.i.i1568 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i1546, i64 128
  %add.ptr33.2.i122.i.i1569 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i1555, i64 128
  %450 = load <8 x i64>, ptr %add.ptr33.2.i122.i.i1569, align 8
  %451 = load <8 x i64>, ptr %add.ptr32.2.i121.i.i1568, align 8
  %add.i.2.i123.i.i1570 = add <8 x i64> %451, %450
  store <8 x i64> %add.i.2.i123.i.i1570, ptr %add.ptr33.2.i122.i.i1569, align 8
  %add.ptr24.3.i124.i.i1571 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i1559, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i124.i.i1571, i32 1, i32 3, i32 1)
  %add.ptr30.3.i125.i.i1572 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i1551, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i125.i.i1572, i32 0, i32 3, i32 1)
  %add.ptr32.3.i126.i.i1573 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i1546, i64 192
  %add.ptr33.3.i127.i.i1574 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i1555, i64 192
  %452 = load <8 x i64>, ptr %add.ptr33.3.i127.i.i1574, align 8
  %453 = load <8 x i64>, ptr %add.ptr32.3.i126.i.i1573, align 8
  %add.i.3.i128.i.i1575 = add <8 x i64> %453, %452
  store <8 x i64> %add.i.3.i128.i.i1575, ptr %add.ptr33.3.i127.i.i1574, align 8
  %add.ptr24.4.i.i.i1576 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i1559, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i1576, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i1577 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i1551, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i1577, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i1578 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i1546, i64 256
  %add.ptr33.4.i.i.i1579 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i1555, i64 256
  %454 = load <8 x i64>, ptr %add.ptr33.4.i.i.i1579, align 8
  %455 = load <8 x i64>, ptr %add.ptr32.4.i.i.i1578, align 8
  %add.i.4.i.i.i1580 = add <8 x i64> %455, %454
  store <8 x i64> %add.i.4.i.i.i1580, ptr %add.ptr33.4.i.i.i1579, align 8
  %add.ptr24.5.i.i.i1581 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i1559, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.5.i.i.i1581, i32 1, i32 3, i32 1)
  %add.ptr30.5.i.i.i1582 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i1551, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.5.i.i.i1582, i32 0, i32 3, i32 1)
  %add.ptr32.5.i.i.i1583 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i1546, i64 320
  %add.ptr33.5.i.i.i1584 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i1555, i64 320
  %456 = load <8 x i64>, ptr %add.ptr33.5.i.i.i1584, align 8
  %457 = load <8 x i64>, ptr %add.ptr32.5.i.i.i1583, align 8
  %add.i.5.i.i.i1585 = add <8 x i64> %457, %456
  store <8 x i64> %add.i.5.i.i.i1585, ptr %add.ptr33.5.i.i.i1584, align 8
  %add.ptr24.6.i.i.i1586 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i1559, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i1586, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i1587 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i1551, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i1587, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i1588 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i1546, i64 384
  %add.ptr33.6.i.i.i1589 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i1555, i64 384
  %458 = load <8 x i64>, ptr %add.ptr33.6.i.i.i1589, align 8
  %459 = load <8 x i64>, ptr %add.ptr32.6.i.i.i1588, align 8
  %add.i.6.i.i.i1590 = add <8 x i64> %459, %458
  store <8 x i64> %add.i.6.i.i.i1590, ptr %add.ptr33.6.i.i.i1589, align 8
  %add.ptr24.7.i.i.i1591 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i1559, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.7.i.i.i1591, i32 1, i32 3, i32 1)
  %add.ptr30.7.i.i.i1592 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i1551, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.7.i.i.i1592, i32 0, i32 3, i32 1)
  %add.ptr32.7.i.i.i1593 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i1546, i64 448
  %add.ptr33.7.i.i.i1594 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i1555, i64 448
  %460 = load <8 x i64>, ptr %add.ptr33.7.i.i.i1594, align 8
  %461 = load <8 x i64>, ptr %add.ptr32.7.i.i.i1593, align 8
  %add.i.7.i.i.i1595 = add <8 x i64> %461, %460
  store <8 x i64> %add.i.7.i.i.i1595, ptr %add.ptr33.7.i.i.i1594, align 8
  %inc.i129.i.i1596 = add nuw nsw i64 %m.058.i95.i.i1542, 1
  %exitcond366.not.i1597 = icmp eq i64 %inc.i129.i.i1596, %408
  br i1 %exitcond366.not.i1597, label %for.inc101.i1504, label %for.body.i94.i.i1541, !llvm.loop !73

if.else9.i.i1687:                                 ; preds = %if.then97.i1538
  br i1 %cmp70.i.i.i1539, label %for.body.i134.i.i1688, label %for.inc101.i1504

for.body.i134.i.i1688:                            ; preds = %if.else9.i.i1687, %for.end34.i.i.i1719
  %m.071.i.i.i1689 = phi i64 [ %inc36.i.i.i1720, %for.end34.i.i.i1719 ], [ 0, %if.else9.i.i1687 ]
  %arrayidx.i135.i.i1690 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %m.071.i.i.i1689
  %462 = load i32, ptr %arrayidx.i135.i.i1690, align 4
  %conv.i136.i.i1691 = sext i32 %462 to i64
  %mul.i137.i.i1692 = mul nsw i64 %116, %conv.i136.i.i1691
  %add.ptr.i138.i.i1693 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul.i137.i.i1692
  %arrayidx1.i.i.i1694 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %m.071.i.i.i1689
  %463 = load i32, ptr %arrayidx1.i.i.i1694, align 4
  %conv2.i.i.i1695 = sext i32 %463 to i64
  %mul3.i.i.i1696 = mul nsw i64 %117, %conv2.i.i.i1695
  %add.ptr4.i.i.i1697 = getelementptr inbounds i64, ptr %cond.i1382, i64 %mul3.i.i.i1696
  %add.i139.i.i1698 = add nuw nsw i64 %m.071.i.i.i1689, 8
  %arrayidx6.i140.i.i1699 = getelementptr inbounds [520 x i32], ptr %found.i1366, i64 0, i64 %add.i139.i.i1698
  %464 = load i32, ptr %arrayidx6.i140.i.i1699, align 4
  %conv7.i141.i.i1700 = sext i32 %464 to i64
  %mul8.i.i.i1701 = mul nsw i64 %116, %conv7.i141.i.i1700
  %add.ptr9.i142.i.i1702 = getelementptr inbounds i64, ptr %values.0352.i1458, i64 %mul8.i.i.i1701
  %arrayidx12.i143.i.i1703 = getelementptr inbounds [520 x i32], ptr %places63.i1447, i64 0, i64 %add.i139.i.i1698
  %465 = load i32, ptr %arrayidx12.i143.i.i1703, align 4
  %conv13.i144.i.i1704 = sext i32 %465 to i64
  %mul14.i.i.i1705 = mul nsw i64 %117, %conv13.i144.i.i1704
  %add.ptr15.i145.i.i1706 = getelementptr inbounds i64, ptr %cond.i1382, i64 %mul14.i.i.i1705
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i145.i.i1706, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i.i1455, label %for.cond25.preheader.i.i.i1716, label %for.body20.i.i.i1707

for.cond25.preheader.i.i.i1716:                   ; preds = %for.body20.i.i.i1707, %for.body.i134.i.i1688
  %j.0.lcssa.i.i.i1717 = phi i64 [ 0, %for.body.i134.i.i1688 ], [ %add1767.i.i.i1708, %for.body20.i.i.i1707 ]
  %cmp2668.i.i.i1718 = icmp slt i64 %j.0.lcssa.i.i.i1717, %117
  br i1 %cmp2668.i.i.i1718, label %for.body28.i.i.i1722, label %for.end34.i.i.i1719

for.body20.i.i.i1707:                             ; preds = %for.body.i134.i.i1688, %for.body20.i.i.i1707
  %add1767.i.i.i1708 = phi i64 [ %add17.i.i.i1714, %for.body20.i.i.i1707 ], [ 8, %for.body.i134.i.i1688 ]
  %j.066.i.i.i1709 = phi i64 [ %add1767.i.i.i1708, %for.body20.i.i.i1707 ], [ 0, %for.body.i134.i.i1688 ]
  %add.ptr21.i.i.i1710 = getelementptr inbounds i64, ptr %add.ptr9.i142.i.i1702, i64 %j.066.i.i.i1709
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i1710, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i1711 = getelementptr inbounds i64, ptr %add.ptr.i138.i.i1693, i64 %j.066.i.i.i1709
  %add.ptr23.i.i.i1712 = getelementptr inbounds i64, ptr %add.ptr4.i.i.i1697, i64 %j.066.i.i.i1709
  %466 = load <8 x i64>, ptr %add.ptr23.i.i.i1712, align 8
  %467 = load <8 x i64>, ptr %add.ptr22.i.i.i1711, align 8
  %add.i.i146.i.i1713 = add <8 x i64> %467, %466
  store <8 x i64> %add.i.i146.i.i1713, ptr %add.ptr23.i.i.i1712, align 8
  %add17.i.i.i1714 = add nuw nsw i64 %add1767.i.i.i1708, 8
  %cmp18.not.i.i.i1715 = icmp sgt i64 %add17.i.i.i1714, %117
  br i1 %cmp18.not.i.i.i1715, label %for.cond25.preheader.i.i.i1716, label %for.body20.i.i.i1707, !llvm.loop !74

for.body28.i.i.i1722:                             ; preds = %for.cond25.preheader.i.i.i1716, %for.body28.i.i.i1722
  %j.169.i.i.i1723 = phi i64 [ %inc.i148.i.i1727, %for.body28.i.i.i1722 ], [ %j.0.lcssa.i.i.i1717, %for.cond25.preheader.i.i.i1716 ]
  %arrayidx29.i.i.i1724 = getelementptr inbounds i64, ptr %add.ptr4.i.i.i1697, i64 %j.169.i.i.i1723
  %468 = load i64, ptr %arrayidx29.i.i.i1724, align 8
  %arrayidx30.i.i.i1725 = getelementptr inbounds i64, ptr %add.ptr.i138.i.i1693, i64 %j.169.i.i.i1723
  %469 = load i64, ptr %arrayidx30.i.i.i1725, align 8
  %add31.i.i.i1726 = add i64 %469, %468
  store i64 %add31.i.i.i1726, ptr %arrayidx29.i.i.i1724, align 8
  %inc.i148.i.i1727 = add nuw nsw i64 %j.169.i.i.i1723, 1
  %exitcond.not.i.i.i1728 = icmp eq i64 %inc.i148.i.i1727, %117
  br i1 %exitcond.not.i.i.i1728, label %for.end34.i.i.i1719, label %for.body28.i.i.i1722, !llvm.loop !75

for.end34.i.i.i1719:                              ; preds = %for.body28.i.i.i1722, %for.cond25.preheader.i.i.i1716
  %inc36.i.i.i1720 = add nuw nsw i64 %m.071.i.i.i1689, 1
  %exitcond370.not.i1721 = icmp eq i64 %inc36.i.i.i1720, %408
  br i1 %exitcond370.not.i1721, label %for.inc101.i1504, label %for.body.i134.i.i1688, !llvm.loop !76

for.inc101.i1504:                                 ; preds = %for.body.i94.i.i1541, %for.body.i63.i.i1599, %for.body.i37.i.i1637, %for.body.i.i.i1665, %for.end34.i.i.i1719, %if.end.i.i1747, %if.else9.i.i1687, %if.then8.i.i1540, %if.then5.i.i1598, %if.then2.i.i1636, %if.then.i339.i1664, %if.else94.i1537, %if.then93.i1729, %if.else94.thread.i1503
  %add.i1505 = add nuw nsw i64 %k44.0351.i1459, 512
  %add.ptr103.i1506 = getelementptr inbounds i8, ptr %values.0352.i1458, i64 %add.ptr103.idx.i1456
  %470 = load i64, ptr %arrayidx46.i1397, align 8
  %cmp47.not.i1507 = icmp slt i64 %add.i1505, %470
  br i1 %cmp47.not.i1507, label %for.body50.i1457, label %for.end106.i1399, !llvm.loop !77

for.end106.i1399:                                 ; preds = %for.inc101.i1504, %for.cond45.preheader.i1396
  %471 = load i64, ptr %a, align 8
  %cmp108.i1400 = icmp eq i64 %471, 0
  %tobool111.i1401 = icmp ne i64 %119, 0
  %or.cond184.i1402 = select i1 %cmp108.i1400, i1 %tobool111.i1401, i1 false
  br i1 %or.cond184.i1402, label %lor.lhs.false112.i1404, label %add_long.exit

lor.lhs.false112.i1404:                           ; preds = %for.end106.i1399
  %cmp113.i1405 = icmp ne ptr %cond.i1382, %120
  %tobool116.i1406 = icmp ne i64 %110, 0
  %or.cond185.i1407 = select i1 %cmp113.i1405, i1 true, i1 %tobool116.i1406
  br i1 %or.cond185.i1407, label %for.cond120.preheader.i1408, label %add_long.exit

for.cond120.preheader.i1408:                      ; preds = %lor.lhs.false112.i1404
  %cmp122.not353.i1409 = icmp slt i64 %mul.i1375, 8
  br i1 %cmp122.not353.i1409, label %for.cond145.preheader.i1421, label %for.body124.lr.ph.i1410

for.body124.lr.ph.i1410:                          ; preds = %for.cond120.preheader.i1408
  %add.ptr131.i1411 = getelementptr inbounds i64, ptr %111, i64 %mul9.i1378
  br label %for.body124.i1412

for.cond145.preheader.i1421:                      ; preds = %if.end140.i1416, %for.cond120.preheader.i1408
  %k119.0.lcssa.i1422 = phi i64 [ 0, %for.cond120.preheader.i1408 ], [ %add121355.i1413, %if.end140.i1416 ]
  %cmp146356.i1423 = icmp slt i64 %k119.0.lcssa.i1422, %mul.i1375
  br i1 %cmp146356.i1423, label %for.body148.lr.ph.i1424, label %add_long.exit

for.body148.lr.ph.i1424:                          ; preds = %for.cond145.preheader.i1421
  %472 = getelementptr i64, ptr %111, i64 %mul9.i1378
  br label %for.body148.i1425

for.body124.i1412:                                ; preds = %if.end140.i1416, %for.body124.lr.ph.i1410
  %add121355.i1413 = phi i64 [ 8, %for.body124.lr.ph.i1410 ], [ %add121.i1419, %if.end140.i1416 ]
  %k119.0354.i1414 = phi i64 [ 0, %for.body124.lr.ph.i1410 ], [ %add121355.i1413, %if.end140.i1416 ]
  %add.ptr125.i1415 = getelementptr inbounds i64, ptr %cond.i1382, i64 %k119.0354.i1414
  %473 = load <8 x i64>, ptr %add.ptr125.i1415, align 8
  br i1 %tobool116.i1406, label %land.lhs.true127.i1437, label %if.end140.i1416

land.lhs.true127.i1437:                           ; preds = %for.body124.i1412
  %474 = load i64, ptr %arrayidx8.i1377, align 8
  %tobool129.not.i1438 = icmp eq i64 %474, 0
  br i1 %tobool129.not.i1438, label %if.then136.i1442, label %if.then130.i1439

if.then130.i1439:                                 ; preds = %land.lhs.true127.i1437
  %add.ptr132.i1440 = getelementptr inbounds i64, ptr %add.ptr131.i1411, i64 %k119.0354.i1414
  %475 = load <8 x i64>, ptr %add.ptr132.i1440, align 8
  %add133.i1441 = add <8 x i64> %475, %473
  br label %if.end140.i1416

if.then136.i1442:                                 ; preds = %land.lhs.true127.i1437
  %476 = load i64, ptr %111, align 8
  %splat.splatinsert.i1443 = insertelement <8 x i64> poison, i64 %476, i64 0
  %splat.splat.i1444 = shufflevector <8 x i64> %splat.splatinsert.i1443, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i1445 = add <8 x i64> %splat.splat.i1444, %473
  br label %if.end140.i1416

if.end140.i1416:                                  ; preds = %if.then136.i1442, %if.then130.i1439, %for.body124.i1412
  %sum.0.i1417 = phi <8 x i64> [ %add133.i1441, %if.then130.i1439 ], [ %add138.i1445, %if.then136.i1442 ], [ %473, %for.body124.i1412 ]
  %add.ptr141.i1418 = getelementptr inbounds i64, ptr %120, i64 %k119.0354.i1414
  store <8 x i64> %sum.0.i1417, ptr %add.ptr141.i1418, align 8
  %add121.i1419 = add nuw nsw i64 %add121355.i1413, 8
  %cmp122.not.i1420 = icmp sgt i64 %add121.i1419, %mul.i1375
  br i1 %cmp122.not.i1420, label %for.cond145.preheader.i1421, label %for.body124.i1412, !llvm.loop !78

for.body148.i1425:                                ; preds = %cond.end159.i1428, %for.body148.lr.ph.i1424
  %k119.1357.i1426 = phi i64 [ %k119.0.lcssa.i1422, %for.body148.lr.ph.i1424 ], [ %inc163.i1431, %cond.end159.i1428 ]
  %arrayidx151.i1427 = getelementptr inbounds i64, ptr %cond.i1382, i64 %k119.1357.i1426
  %477 = load i64, ptr %arrayidx151.i1427, align 8
  br i1 %tobool116.i1406, label %cond.true150.i1433, label %cond.end159.i1428

cond.true150.i1433:                               ; preds = %for.body148.i1425
  %478 = load i64, ptr %arrayidx8.i1377, align 8
  %mul153.i1434 = mul nsw i64 %478, %k119.1357.i1426
  %arrayidx155.i1435 = getelementptr i64, ptr %472, i64 %mul153.i1434
  %479 = load i64, ptr %arrayidx155.i1435, align 8
  %add156.i1436 = add i64 %479, %477
  br label %cond.end159.i1428

cond.end159.i1428:                                ; preds = %cond.true150.i1433, %for.body148.i1425
  %cond160.i1429 = phi i64 [ %add156.i1436, %cond.true150.i1433 ], [ %477, %for.body148.i1425 ]
  %arrayidx161.i1430 = getelementptr inbounds i64, ptr %120, i64 %k119.1357.i1426
  store i64 %cond160.i1429, ptr %arrayidx161.i1430, align 8
  %inc163.i1431 = add nuw nsw i64 %k119.1357.i1426, 1
  %exitcond372.not.i1432 = icmp eq i64 %inc163.i1431, %mul.i1375
  br i1 %exitcond372.not.i1432, label %add_long.exit, label %for.body148.i1425, !llvm.loop !79

add_long.exit:                                    ; preds = %cond.end78.i1497, %cond.end159.i1428, %for.end106.i1399, %lor.lhs.false112.i1404, %for.cond145.preheader.i1421
  %retval.3.i1403 = phi i64 [ 0, %lor.lhs.false112.i1404 ], [ 0, %for.end106.i1399 ], [ 0, %for.cond145.preheader.i1421 ], [ 0, %cond.end159.i1428 ], [ 1, %cond.end78.i1497 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1366) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1365) #7
  br label %return

cond.true34:                                      ; preds = %entry
  %arrayidx.i2831 = getelementptr inbounds i8, ptr %a, i64 24
  %480 = load i64, ptr %arrayidx.i2831, align 8
  %481 = inttoptr i64 %480 to ptr
  %arrayidx1.i2832 = getelementptr inbounds i8, ptr %a, i64 88
  %482 = load i64, ptr %arrayidx1.i2832, align 8
  %483 = inttoptr i64 %482 to ptr
  %arrayidx2.i2833 = getelementptr inbounds i8, ptr %a, i64 40
  %484 = load i64, ptr %arrayidx2.i2833, align 8
  %485 = inttoptr i64 %484 to ptr
  %arrayidx3.i2834 = getelementptr inbounds i8, ptr %a, i64 72
  %486 = load i64, ptr %arrayidx3.i2834, align 8
  %arrayidx4.i2835 = getelementptr inbounds i8, ptr %a, i64 80
  %487 = load i64, ptr %arrayidx4.i2835, align 8
  %arrayidx5.i2836 = getelementptr inbounds i8, ptr %a, i64 32
  %488 = load i64, ptr %arrayidx5.i2836, align 8
  %arrayidx6.i2837 = getelementptr inbounds i8, ptr %a, i64 64
  %489 = load i64, ptr %arrayidx6.i2837, align 8
  %sub.i2838 = sub i64 %487, %486
  %mul.i2839 = mul i64 %489, %sub.i2838
  %mul7.i2840 = mul nsw i64 %489, %486
  %arrayidx8.i2841 = getelementptr inbounds i8, ptr %a, i64 96
  %490 = load i64, ptr %arrayidx8.i2841, align 8
  %mul9.i2842 = mul nsw i64 %mul7.i2840, %490
  %arrayidx10.i2843 = getelementptr inbounds i8, ptr %a, i64 120
  %491 = load i64, ptr %arrayidx10.i2843, align 8
  %492 = inttoptr i64 %491 to ptr
  %arrayidx11.i2844 = getelementptr inbounds i8, ptr %a, i64 112
  %493 = load i64, ptr %arrayidx11.i2844, align 8
  %tobool.not.i2845 = icmp eq i64 %493, 0
  %494 = inttoptr i64 %493 to ptr
  %cond.i2846 = select i1 %tobool.not.i2845, ptr %492, ptr %494
  %arrayidx13.i2847 = getelementptr inbounds i8, ptr %a, i64 104
  %495 = load i64, ptr %arrayidx13.i2847, align 8
  %tobool14.not.i2848 = icmp eq i64 %495, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2848, label %if.end30.i1883, label %land.lhs.true.i1875

land.lhs.true.i1875:                              ; preds = %cond.true37
  %tobool16.i1877.not = icmp eq i64 %482, 0
  br i1 %tobool16.i1877.not, label %if.then.i1879, label %land.lhs.true20.i2142

if.then.i1879:                                    ; preds = %land.lhs.true.i1875
  %496 = inttoptr i64 %495 to ptr
  %497 = load i32, ptr %496, align 4
  %tobool.not.i.i1880 = icmp eq i32 %497, 0
  br i1 %tobool.not.i.i1880, label %if.then.i.i2140, label %for.cond.preheader.i.i1881

if.then.i.i2140:                                  ; preds = %if.then.i1879
  %mul.i.i2141 = shl nsw i64 %mul.i2839, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i.i2141, i1 false)
  br label %if.end30.i1883

for.cond.preheader.i.i1881:                       ; preds = %if.then.i1879
  %cmp535.i.i1882 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp535.i.i1882, label %for.body.i.i2135, label %if.end30.i1883

for.body.i.i2135:                                 ; preds = %for.cond.preheader.i.i1881, %for.body.i.i2135
  %k.036.i.i2136 = phi i64 [ %inc.i.i2138, %for.body.i.i2135 ], [ 0, %for.cond.preheader.i.i1881 ]
  %arrayidx.i.i2137 = getelementptr inbounds i32, ptr %cond.i2846, i64 %k.036.i.i2136
  store i32 %497, ptr %arrayidx.i.i2137, align 4
  %inc.i.i2138 = add nuw nsw i64 %k.036.i.i2136, 1
  %exitcond38.not.i.i2139 = icmp eq i64 %inc.i.i2138, %mul.i2839
  br i1 %exitcond38.not.i.i2139, label %if.end30.i1883, label %for.body.i.i2135, !llvm.loop !4

land.lhs.true20.i2142:                            ; preds = %land.lhs.true.i1875
  %tobool22.not.i2143 = icmp eq i64 %490, 0
  br i1 %tobool22.not.i2143, label %if.then28.i2147, label %if.then23.i2144

if.then23.i2144:                                  ; preds = %land.lhs.true20.i2142
  %add.ptr.i2145 = getelementptr inbounds float, ptr %483, i64 %mul9.i2842
  %mul24.i2146 = shl i64 %mul.i2839, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2846, ptr nonnull align 4 %add.ptr.i2145, i64 %mul24.i2146, i1 false)
  br label %if.end30.i1883

if.then28.i2147:                                  ; preds = %land.lhs.true20.i2142
  %498 = load i32, ptr %483, align 4
  %tobool.not.i285.i2148 = icmp eq i32 %498, 0
  br i1 %tobool.not.i285.i2148, label %if.then.i293.i2156, label %for.cond.preheader.i286.i2149

if.then.i293.i2156:                               ; preds = %if.then28.i2147
  %mul.i294.i2157 = shl nsw i64 %mul.i2839, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i294.i2157, i1 false)
  br label %if.end30.i1883

for.cond.preheader.i286.i2149:                    ; preds = %if.then28.i2147
  %cmp535.i287.i2150 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp535.i287.i2150, label %for.body.i288.i2151, label %if.end30.i1883

for.body.i288.i2151:                              ; preds = %for.cond.preheader.i286.i2149, %for.body.i288.i2151
  %k.036.i289.i2152 = phi i64 [ %inc.i291.i2154, %for.body.i288.i2151 ], [ 0, %for.cond.preheader.i286.i2149 ]
  %arrayidx.i290.i2153 = getelementptr inbounds i32, ptr %cond.i2846, i64 %k.036.i289.i2152
  store i32 %498, ptr %arrayidx.i290.i2153, align 4
  %inc.i291.i2154 = add nuw nsw i64 %k.036.i289.i2152, 1
  %exitcond38.not.i292.i2155 = icmp eq i64 %inc.i291.i2154, %mul.i2839
  br i1 %exitcond38.not.i292.i2155, label %if.end30.i1883, label %for.body.i288.i2151, !llvm.loop !4

if.end30.i1883:                                   ; preds = %for.body.i288.i2151, %for.body.i.i2135, %for.cond.preheader.i286.i2149, %if.then.i293.i2156, %if.then23.i2144, %for.cond.preheader.i.i1881, %if.then.i.i2140, %cond.true37
  %cmp31.i1884 = icmp eq i64 %486, 0
  br i1 %cmp31.i1884, label %land.end.i2124, label %land.end.thread.i1885

land.end.thread.i1885:                            ; preds = %if.end30.i1883
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1855) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1856) #7
  br label %for.cond45.preheader.i1886

land.end.i2124:                                   ; preds = %if.end30.i1883
  %arrayidx32.i2125 = getelementptr inbounds i8, ptr %a, i64 56
  %499 = load i64, ptr %arrayidx32.i2125, align 8
  %cmp33.i2126 = icmp eq i64 %487, %499
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1855) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1856) #7
  br i1 %cmp33.i2126, label %for.body.lr.ph.i2127, label %for.cond45.preheader.i1886

for.body.lr.ph.i2127:                             ; preds = %land.end.i2124
  %places42.i2128 = getelementptr inbounds i8, ptr %found.i1856, i64 2080
  br label %for.body.i2129

for.cond45.preheader.i1886:                       ; preds = %for.body.i2129, %land.end.i2124, %land.end.thread.i1885
  %500 = phi i1 [ false, %land.end.thread.i1885 ], [ false, %land.end.i2124 ], [ true, %for.body.i2129 ]
  %arrayidx46.i1887 = getelementptr inbounds i8, ptr %a, i64 48
  %501 = load i64, ptr %arrayidx46.i1887, align 8
  %cmp47.not363.i = icmp sgt i64 %501, 0
  br i1 %cmp47.not363.i, label %for.body50.lr.ph.i1929, label %for.end106.i1888

for.body50.lr.ph.i1929:                           ; preds = %for.cond45.preheader.i1886
  %places63.i1930 = getelementptr inbounds i8, ptr %found.i1856, i64 2080
  %cond67.i1931 = select i1 %500, ptr %places63.i1930, ptr %places.i1855
  %arrayidx68.i1932 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1933 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i1934 = trunc i64 %486 to i32
  %conv1.i.i1935 = trunc i64 %sub.i2838 to i32
  %count32.i.i1936 = getelementptr inbounds i8, ptr %found.i1856, i64 4160
  %cmp91.i1937 = icmp eq i64 %489, 1
  %cmp18.not81.i.i = icmp slt i64 %489, 8
  %add.ptr103.idx.i1938 = shl nsw i64 %488, 11
  br label %for.body50.i1939

for.body.i2129:                                   ; preds = %for.body.i2129, %for.body.lr.ph.i2127
  %k.0362.i = phi i64 [ 0, %for.body.lr.ph.i2127 ], [ %inc.i2133, %for.body.i2129 ]
  %conv40.i2130 = trunc nuw i64 %k.0362.i to i32
  %arrayidx41.i2131 = getelementptr inbounds [520 x i32], ptr %found.i1856, i64 0, i64 %k.0362.i
  store i32 %conv40.i2130, ptr %arrayidx41.i2131, align 4
  %arrayidx43.i2132 = getelementptr inbounds [520 x i32], ptr %places42.i2128, i64 0, i64 %k.0362.i
  store i32 0, ptr %arrayidx43.i2132, align 4
  %inc.i2133 = add nuw nsw i64 %k.0362.i, 1
  %exitcond4684.not = icmp eq i64 %inc.i2133, 520
  br i1 %exitcond4684.not, label %for.cond45.preheader.i1886, label %for.body.i2129, !llvm.loop !80

for.body50.i1939:                                 ; preds = %for.inc101.i1984, %for.body50.lr.ph.i1929
  %502 = phi i64 [ %501, %for.body50.lr.ph.i1929 ], [ %528, %for.inc101.i1984 ]
  %values.0366.i = phi ptr [ %481, %for.body50.lr.ph.i1929 ], [ %add.ptr103.i1986, %for.inc101.i1984 ]
  %k44.0365.i = phi i64 [ 0, %for.body50.lr.ph.i1929 ], [ %add.i1985, %for.inc101.i1984 ]
  %sub52.i1940 = sub nsw i64 %502, %k44.0365.i
  %spec.select.i1941 = tail call i64 @llvm.smin.i64(i64 %sub52.i1940, i64 512)
  %503 = load i64, ptr %arrayidx68.i1932, align 8
  %cmp69.i1942 = icmp eq i64 %503, 4
  %504 = load i64, ptr %arrayidx76.i1933, align 8
  %cmp.not65.i.i1943 = icmp slt i64 %sub52.i1940, 8
  br i1 %cmp69.i1942, label %cond.true71.i2075, label %cond.false74.i1944

cond.true71.i2075:                                ; preds = %for.body50.i1939
  %add.ptr72.i2076 = getelementptr inbounds i32, ptr %485, i64 %k44.0365.i
  br i1 %cmp.not65.i.i1943, label %for.cond11.preheader.i.i2097, label %for.body.lr.ph.i.i2077

for.body.lr.ph.i.i2077:                           ; preds = %cond.true71.i2075
  %splat.splatinsert.i.i2078 = insertelement <8 x i64> poison, i64 %504, i64 0
  %splat.splat.i.i2079 = shufflevector <8 x i64> %splat.splatinsert.i.i2078, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i2080

for.cond11.preheader.i.i2097:                     ; preds = %for.body.i296.i2080, %cond.true71.i2075
  %outside.0.lcssa.i.i2098 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2075 ], [ %or7.i.i2092, %for.body.i296.i2080 ]
  %k.0.lcssa.i.i2099 = phi i64 [ 0, %cond.true71.i2075 ], [ %add68.i.i2081, %for.body.i296.i2080 ]
  br label %for.body14.i.i2100

for.body.i296.i2080:                              ; preds = %for.body.i296.i2080, %for.body.lr.ph.i.i2077
  %add68.i.i2081 = phi i64 [ 8, %for.body.lr.ph.i.i2077 ], [ %add.i.i2095, %for.body.i296.i2080 ]
  %k.067.i.i2082 = phi i64 [ 0, %for.body.lr.ph.i.i2077 ], [ %add68.i.i2081, %for.body.i296.i2080 ]
  %outside.066.i.i2083 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2077 ], [ %or7.i.i2092, %for.body.i296.i2080 ]
  %add.ptr.i.i2084 = getelementptr inbounds i32, ptr %add.ptr72.i2076, i64 %k.067.i.i2082
  %505 = load <8 x i32>, ptr %add.ptr.i.i2084, align 4
  %conv.i.i2085 = sext <8 x i32> %505 to <8 x i64>
  %isneg.i.i2086 = icmp slt <8 x i32> %505, zeroinitializer
  %and.i.i2087 = select <8 x i1> %isneg.i.i2086, <8 x i64> %splat.splat.i.i2079, <8 x i64> zeroinitializer
  %add1.i.i2088 = add <8 x i64> %and.i.i2087, %conv.i.i2085
  %add1.lobit.i.i2089 = ashr <8 x i64> %add1.i.i2088, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2090 = icmp slt <8 x i64> %add1.i.i2088, %splat.splat.i.i2079
  %or.i.i2091 = select <8 x i1> %cmp5.not.i.i2090, <8 x i64> %add1.lobit.i.i2089, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2092 = or <8 x i64> %or.i.i2091, %outside.066.i.i2083
  %conv8.i.i2093 = trunc <8 x i64> %add1.i.i2088 to <8 x i32>
  %add.ptr9.i.i2094 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.067.i.i2082
  store <8 x i32> %conv8.i.i2093, ptr %add.ptr9.i.i2094, align 4
  %add.i.i2095 = add nuw nsw i64 %add68.i.i2081, 8
  %cmp.not.i.i2096 = icmp sgt i64 %add.i.i2095, %spec.select.i1941
  br i1 %cmp.not.i.i2096, label %for.cond11.preheader.i.i2097, label %for.body.i296.i2080, !llvm.loop !8

for.cond18.preheader.i.i2107:                     ; preds = %for.body14.i.i2100
  %cmp1972.i.i2108 = icmp slt i64 %k.0.lcssa.i.i2099, %spec.select.i1941
  br i1 %cmp1972.i.i2108, label %for.body21.i.i2109, label %cond.end78.i1977

for.body14.i.i2100:                               ; preds = %for.body14.i.i2100, %for.cond11.preheader.i.i2097
  %j.071.i.i2101 = phi i64 [ 0, %for.cond11.preheader.i.i2097 ], [ %inc.i297.i2105, %for.body14.i.i2100 ]
  %wrong.070.i.i2102 = phi i64 [ 0, %for.cond11.preheader.i.i2097 ], [ %or15.i.i2104, %for.body14.i.i2100 ]
  %vecext.i.i2103 = extractelement <8 x i64> %outside.0.lcssa.i.i2098, i64 %j.071.i.i2101
  %or15.i.i2104 = or i64 %vecext.i.i2103, %wrong.070.i.i2102
  %inc.i297.i2105 = add nuw nsw i64 %j.071.i.i2101, 1
  %exitcond.not.i.i2106 = icmp eq i64 %inc.i297.i2105, 8
  br i1 %exitcond.not.i.i2106, label %for.cond18.preheader.i.i2107, label %for.body14.i.i2100, !llvm.loop !9

for.body21.i.i2109:                               ; preds = %for.cond18.preheader.i.i2107, %for.body21.i.i2109
  %k.174.i.i2110 = phi i64 [ %inc35.i.i2122, %for.body21.i.i2109 ], [ %k.0.lcssa.i.i2099, %for.cond18.preheader.i.i2107 ]
  %wrong.173.i.i2111 = phi i64 [ %or31.i.i2119, %for.body21.i.i2109 ], [ %or15.i.i2104, %for.cond18.preheader.i.i2107 ]
  %arrayidx.i298.i2112 = getelementptr inbounds i32, ptr %add.ptr72.i2076, i64 %k.174.i.i2110
  %506 = load i32, ptr %arrayidx.i298.i2112, align 4
  %conv23.i.i2113 = sext i32 %506 to i64
  %cmp25.i.i2114 = icmp slt i32 %506, 0
  %cond.i.i2115 = select i1 %cmp25.i.i2114, i64 %504, i64 0
  %add27.i.i2116 = add nsw i64 %cond.i.i2115, %conv23.i.i2113
  %cmp28.i.i2117 = icmp uge i64 %add27.i.i2116, %504
  %conv30.i.i2118 = zext i1 %cmp28.i.i2117 to i64
  %or31.i.i2119 = or i64 %wrong.173.i.i2111, %conv30.i.i2118
  %conv32.i.i2120 = trunc i64 %add27.i.i2116 to i32
  %arrayidx33.i.i2121 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.174.i.i2110
  store i32 %conv32.i.i2120, ptr %arrayidx33.i.i2121, align 4
  %inc35.i.i2122 = add nuw nsw i64 %k.174.i.i2110, 1
  %exitcond76.not.i.i2123 = icmp eq i64 %inc35.i.i2122, %spec.select.i1941
  br i1 %exitcond76.not.i.i2123, label %cond.end78.i1977, label %for.body21.i.i2109, !llvm.loop !10

cond.false74.i1944:                               ; preds = %for.body50.i1939
  %add.ptr75.i1945 = getelementptr inbounds i64, ptr %485, i64 %k44.0365.i
  br i1 %cmp.not65.i.i1943, label %for.cond10.preheader.i.i1965, label %for.body.lr.ph.i299.i1946

for.body.lr.ph.i299.i1946:                        ; preds = %cond.false74.i1944
  %splat.splatinsert.i300.i1947 = insertelement <8 x i64> poison, i64 %504, i64 0
  %splat.splat.i301.i1948 = shufflevector <8 x i64> %splat.splatinsert.i300.i1947, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1949

for.cond10.preheader.i.i1965:                     ; preds = %for.body.i302.i1949, %cond.false74.i1944
  %outside.0.lcssa.i314.i1966 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1944 ], [ %or7.i310.i1960, %for.body.i302.i1949 ]
  %k.0.lcssa.i315.i1967 = phi i64 [ 0, %cond.false74.i1944 ], [ %add66.i.i1950, %for.body.i302.i1949 ]
  br label %for.body13.i.i1968

for.body.i302.i1949:                              ; preds = %for.body.i302.i1949, %for.body.lr.ph.i299.i1946
  %add66.i.i1950 = phi i64 [ 8, %for.body.lr.ph.i299.i1946 ], [ %add.i312.i1963, %for.body.i302.i1949 ]
  %k.065.i.i1951 = phi i64 [ 0, %for.body.lr.ph.i299.i1946 ], [ %add66.i.i1950, %for.body.i302.i1949 ]
  %outside.064.i.i1952 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1946 ], [ %or7.i310.i1960, %for.body.i302.i1949 ]
  %add.ptr.i303.i1953 = getelementptr inbounds i64, ptr %add.ptr75.i1945, i64 %k.065.i.i1951
  %507 = load <8 x i64>, ptr %add.ptr.i303.i1953, align 8
  %isneg.i304.i1954 = icmp slt <8 x i64> %507, zeroinitializer
  %and.i305.i1955 = select <8 x i1> %isneg.i304.i1954, <8 x i64> %splat.splat.i301.i1948, <8 x i64> zeroinitializer
  %add1.i306.i1956 = add <8 x i64> %and.i305.i1955, %507
  %add1.lobit.i307.i1957 = ashr <8 x i64> %add1.i306.i1956, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1958 = icmp slt <8 x i64> %add1.i306.i1956, %splat.splat.i301.i1948
  %or.i309.i1959 = select <8 x i1> %cmp5.not.i308.i1958, <8 x i64> %add1.lobit.i307.i1957, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1960 = or <8 x i64> %or.i309.i1959, %outside.064.i.i1952
  %conv.i311.i1961 = trunc <8 x i64> %add1.i306.i1956 to <8 x i32>
  %add.ptr8.i.i1962 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.065.i.i1951
  store <8 x i32> %conv.i311.i1961, ptr %add.ptr8.i.i1962, align 4
  %add.i312.i1963 = add nuw nsw i64 %add66.i.i1950, 8
  %cmp.not.i313.i1964 = icmp sgt i64 %add.i312.i1963, %spec.select.i1941
  br i1 %cmp.not.i313.i1964, label %for.cond10.preheader.i.i1965, label %for.body.i302.i1949, !llvm.loop !11

for.cond17.preheader.i.i1975:                     ; preds = %for.body13.i.i1968
  %cmp1870.i.i1976 = icmp slt i64 %k.0.lcssa.i315.i1967, %spec.select.i1941
  br i1 %cmp1870.i.i1976, label %for.body20.i.i2061, label %cond.end78.i1977

for.body13.i.i1968:                               ; preds = %for.body13.i.i1968, %for.cond10.preheader.i.i1965
  %j.069.i.i1969 = phi i64 [ 0, %for.cond10.preheader.i.i1965 ], [ %inc.i317.i1973, %for.body13.i.i1968 ]
  %wrong.068.i.i1970 = phi i64 [ 0, %for.cond10.preheader.i.i1965 ], [ %or14.i.i1972, %for.body13.i.i1968 ]
  %vecext.i316.i1971 = extractelement <8 x i64> %outside.0.lcssa.i314.i1966, i64 %j.069.i.i1969
  %or14.i.i1972 = or i64 %vecext.i316.i1971, %wrong.068.i.i1970
  %inc.i317.i1973 = add nuw nsw i64 %j.069.i.i1969, 1
  %exitcond.not.i318.i1974 = icmp eq i64 %inc.i317.i1973, 8
  br i1 %exitcond.not.i318.i1974, label %for.cond17.preheader.i.i1975, label %for.body13.i.i1968, !llvm.loop !12

for.body20.i.i2061:                               ; preds = %for.cond17.preheader.i.i1975, %for.body20.i.i2061
  %k.172.i.i2062 = phi i64 [ %inc33.i.i2073, %for.body20.i.i2061 ], [ %k.0.lcssa.i315.i1967, %for.cond17.preheader.i.i1975 ]
  %wrong.171.i.i2063 = phi i64 [ %or29.i.i2070, %for.body20.i.i2061 ], [ %or14.i.i1972, %for.cond17.preheader.i.i1975 ]
  %arrayidx.i320.i2064 = getelementptr inbounds i64, ptr %add.ptr75.i1945, i64 %k.172.i.i2062
  %508 = load i64, ptr %arrayidx.i320.i2064, align 8
  %cmp23.i.i2065 = icmp slt i64 %508, 0
  %cond.i321.i2066 = select i1 %cmp23.i.i2065, i64 %504, i64 0
  %add25.i.i2067 = add nsw i64 %cond.i321.i2066, %508
  %cmp26.i.i2068 = icmp uge i64 %add25.i.i2067, %504
  %conv28.i.i2069 = zext i1 %cmp26.i.i2068 to i64
  %or29.i.i2070 = or i64 %wrong.171.i.i2063, %conv28.i.i2069
  %conv30.i322.i2071 = trunc i64 %add25.i.i2067 to i32
  %arrayidx31.i.i2072 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.172.i.i2062
  store i32 %conv30.i322.i2071, ptr %arrayidx31.i.i2072, align 4
  %inc33.i.i2073 = add nuw nsw i64 %k.172.i.i2062, 1
  %exitcond74.not.i.i2074 = icmp eq i64 %inc33.i.i2073, %spec.select.i1941
  br i1 %exitcond74.not.i.i2074, label %cond.end78.i1977, label %for.body20.i.i2061, !llvm.loop !13

cond.end78.i1977:                                 ; preds = %for.body20.i.i2061, %for.body21.i.i2109, %for.cond17.preheader.i.i1975, %for.cond18.preheader.i.i2107
  %cond79.in.in.i1978 = phi i64 [ %or15.i.i2104, %for.cond18.preheader.i.i2107 ], [ %or14.i.i1972, %for.cond17.preheader.i.i1975 ], [ %or31.i.i2119, %for.body21.i.i2109 ], [ %or29.i.i2070, %for.body20.i.i2061 ]
  %cond79.in.not.i1979 = icmp eq i64 %cond79.in.in.i1978, 0
  br i1 %cond79.in.not.i1979, label %if.end82.i1980, label %least_float.exit

if.end82.i1980:                                   ; preds = %cond.end78.i1977
  br i1 %500, label %if.end87.i2014, label %if.else85.i1981

if.else85.i1981:                                  ; preds = %if.end82.i1980
  %cmp55.i.i1982 = icmp sgt i64 %sub52.i1940, 0
  br i1 %cmp55.i.i1982, label %for.body.i325.i1988, label %if.else94.thread.i1983

for.cond12.preheader.i.i2001:                     ; preds = %for.body.i325.i1988
  %tobool.not.i330.i2002 = icmp eq i64 %add.i327.i1998, 0
  br i1 %tobool.not.i330.i2002, label %if.else94.thread.i1983, label %for.body16.lr.ph.i.i2003

for.body16.lr.ph.i.i2003:                         ; preds = %for.cond12.preheader.i.i2001
  %sub18.i.i2004 = add nsw i64 %add.i327.i1998, -1
  %arrayidx19.i.i2005 = getelementptr inbounds [520 x i32], ptr %found.i1856, i64 0, i64 %sub18.i.i2004
  %arrayidx25.i.i2006 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %sub18.i.i2004
  br label %for.body16.i.i2007

for.body.i325.i1988:                              ; preds = %if.else85.i1981, %for.body.i325.i1988
  %n.057.i.i1989 = phi i64 [ %add.i327.i1998, %for.body.i325.i1988 ], [ 0, %if.else85.i1981 ]
  %k.056.i.i1990 = phi i64 [ %inc.i328.i1999, %for.body.i325.i1988 ], [ 0, %if.else85.i1981 ]
  %arrayidx.i326.i1991 = getelementptr inbounds i32, ptr %places.i1855, i64 %k.056.i.i1990
  %509 = load i32, ptr %arrayidx.i326.i1991, align 4
  %sub3.i.i1992 = sub i32 %509, %conv.i323.i1934
  %conv4.i.i1993 = trunc i64 %k.056.i.i1990 to i32
  %arrayidx5.i.i1994 = getelementptr inbounds [520 x i32], ptr %found.i1856, i64 0, i64 %n.057.i.i1989
  store i32 %conv4.i.i1993, ptr %arrayidx5.i.i1994, align 4
  %arrayidx7.i.i1995 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %n.057.i.i1989
  store i32 %sub3.i.i1992, ptr %arrayidx7.i.i1995, align 4
  %cmp8.i.i1996 = icmp ult i32 %sub3.i.i1992, %conv1.i.i1935
  %conv10.i.i1997 = zext i1 %cmp8.i.i1996 to i64
  %add.i327.i1998 = add nuw nsw i64 %n.057.i.i1989, %conv10.i.i1997
  %inc.i328.i1999 = add nuw nsw i64 %k.056.i.i1990, 1
  %exitcond.not.i329.i2000 = icmp eq i64 %inc.i328.i1999, %spec.select.i1941
  br i1 %exitcond.not.i329.i2000, label %for.cond12.preheader.i.i2001, label %for.body.i325.i1988, !llvm.loop !14

for.body16.i.i2007:                               ; preds = %for.body16.i.i2007, %for.body16.lr.ph.i.i2003
  %k11.058.i.i2008 = phi i64 [ 0, %for.body16.lr.ph.i.i2003 ], [ %inc30.i.i2012, %for.body16.i.i2007 ]
  %510 = load i32, ptr %arrayidx19.i.i2005, align 4
  %add21.i.i2009 = add nuw nsw i64 %k11.058.i.i2008, %add.i327.i1998
  %arrayidx22.i.i2010 = getelementptr inbounds [520 x i32], ptr %found.i1856, i64 0, i64 %add21.i.i2009
  store i32 %510, ptr %arrayidx22.i.i2010, align 4
  %511 = load i32, ptr %arrayidx25.i.i2006, align 4
  %arrayidx28.i.i2011 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add21.i.i2009
  store i32 %511, ptr %arrayidx28.i.i2011, align 4
  %inc30.i.i2012 = add nuw nsw i64 %k11.058.i.i2008, 1
  %exitcond.not.i2013 = icmp eq i64 %inc30.i.i2012, 8
  br i1 %exitcond.not.i2013, label %if.end87.i2014, label %for.body16.i.i2007, !llvm.loop !15

if.else94.thread.i1983:                           ; preds = %for.cond12.preheader.i.i2001, %if.else85.i1981
  store i64 0, ptr %count32.i.i1936, align 8
  br label %for.inc101.i1984

if.end87.i2014:                                   ; preds = %for.body16.i.i2007, %if.end82.i1980
  %512 = phi i64 [ %spec.select.i1941, %if.end82.i1980 ], [ %add.i327.i1998, %for.body16.i.i2007 ]
  store i64 %512, ptr %count32.i.i1936, align 8
  %tobool89.i2015 = icmp ne i64 %512, 0
  %or.cond183.i2016 = select i1 %tobool89.i2015, i1 %cmp91.i1937, i1 false
  %cmp47.i.i = icmp sgt i64 %512, 0
  br i1 %or.cond183.i2016, label %if.then93.i2040, label %if.else94.i2017

if.then93.i2040:                                  ; preds = %if.end87.i2014
  br i1 %cmp47.i.i, label %for.body.preheader.i.i2041, label %for.inc101.i1984

for.body.preheader.i.i2041:                       ; preds = %if.then93.i2040
  %513 = load i32, ptr %places63.i1930, align 8
  %conv.i331.i2042 = sext i32 %513 to i64
  %arrayidx1.i.i2043 = getelementptr inbounds float, ptr %cond.i2846, i64 %conv.i331.i2042
  %514 = load float, ptr %arrayidx1.i.i2043, align 4
  br label %for.body.i332.i2044

for.body.i332.i2044:                              ; preds = %if.end.i.i2054, %for.body.preheader.i.i2041
  %before.050.i.i = phi i64 [ %conv5.i.i2046, %if.end.i.i2054 ], [ %conv.i331.i2042, %for.body.preheader.i.i2041 ]
  %m.049.i.i = phi i64 [ %inc.i339.i, %if.end.i.i2054 ], [ 0, %for.body.preheader.i.i2041 ]
  %found.048.i.i = phi float [ %cond.i338.i, %if.end.i.i2054 ], [ %514, %for.body.preheader.i.i2041 ]
  %arrayidx4.i.i2045 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.049.i.i
  %515 = load i32, ptr %arrayidx4.i.i2045, align 4
  %conv5.i.i2046 = sext i32 %515 to i64
  %add.i333.i2047 = add nuw nsw i64 %m.049.i.i, 8
  %arrayidx7.i334.i2048 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i333.i2047
  %516 = load i32, ptr %arrayidx7.i334.i2048, align 4
  %idx.ext.i.i2049 = sext i32 %516 to i64
  %add.ptr.i335.i2050 = getelementptr inbounds float, ptr %cond.i2846, i64 %idx.ext.i.i2049
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2050, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2051 = icmp eq i64 %before.050.i.i, %conv5.i.i2046
  br i1 %cmp8.not.i.i2051, label %if.end.i.i2054, label %if.then.i336.i2052

if.then.i336.i2052:                               ; preds = %for.body.i332.i2044
  %arrayidx10.i.i2053 = getelementptr inbounds float, ptr %cond.i2846, i64 %conv5.i.i2046
  %517 = load float, ptr %arrayidx10.i.i2053, align 4
  br label %if.end.i.i2054

if.end.i.i2054:                                   ; preds = %if.then.i336.i2052, %for.body.i332.i2044
  %found.1.i.i2055 = phi float [ %517, %if.then.i336.i2052 ], [ %found.048.i.i, %for.body.i332.i2044 ]
  %arrayidx11.i.i2056 = getelementptr inbounds [520 x i32], ptr %found.i1856, i64 0, i64 %m.049.i.i
  %518 = load i32, ptr %arrayidx11.i.i2056, align 4
  %conv12.i.i2057 = sext i32 %518 to i64
  %mul.i337.i2058 = mul nsw i64 %488, %conv12.i.i2057
  %arrayidx13.i.i2059 = getelementptr inbounds float, ptr %values.0366.i, i64 %mul.i337.i2058
  %519 = load float, ptr %arrayidx13.i.i2059, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i2055, %519
  %cmp16.i.i = fcmp uno float %found.1.i.i2055, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i338.i = select i1 %or.cond.i.i, float %found.1.i.i2055, float %519
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i2846, i64 %conv5.i.i2046
  store float %cond.i338.i, ptr %arrayidx23.i.i, align 4
  %inc.i339.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond377.not.i2060 = icmp eq i64 %inc.i339.i, %512
  br i1 %exitcond377.not.i2060, label %for.inc101.i1984, label %for.body.i332.i2044, !llvm.loop !81

if.else94.i2017:                                  ; preds = %if.end87.i2014
  br i1 %cmp47.i.i, label %for.body.i343.i, label %for.inc101.i1984

for.body.i343.i:                                  ; preds = %if.else94.i2017, %for.end41.i.i
  %m.087.i.i = phi i64 [ %inc43.i.i, %for.end41.i.i ], [ 0, %if.else94.i2017 ]
  %arrayidx.i344.i = getelementptr inbounds [520 x i32], ptr %found.i1856, i64 0, i64 %m.087.i.i
  %520 = load i32, ptr %arrayidx.i344.i, align 4
  %conv.i345.i = sext i32 %520 to i64
  %mul.i346.i = mul nsw i64 %488, %conv.i345.i
  %add.ptr.i347.i = getelementptr inbounds float, ptr %values.0366.i, i64 %mul.i346.i
  %arrayidx1.i348.i = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.087.i.i
  %521 = load i32, ptr %arrayidx1.i348.i, align 4
  %conv2.i.i2018 = sext i32 %521 to i64
  %mul3.i.i2019 = mul nsw i64 %489, %conv2.i.i2018
  %add.ptr4.i.i2020 = getelementptr inbounds float, ptr %cond.i2846, i64 %mul3.i.i2019
  %add.i349.i = add nuw nsw i64 %m.087.i.i, 8
  %arrayidx6.i.i2021 = getelementptr inbounds [520 x i32], ptr %found.i1856, i64 0, i64 %add.i349.i
  %522 = load i32, ptr %arrayidx6.i.i2021, align 4
  %conv7.i.i2022 = sext i32 %522 to i64
  %mul8.i.i2023 = mul nsw i64 %488, %conv7.i.i2022
  %add.ptr9.i350.i = getelementptr inbounds float, ptr %values.0366.i, i64 %mul8.i.i2023
  %arrayidx12.i.i2024 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i349.i
  %523 = load i32, ptr %arrayidx12.i.i2024, align 4
  %conv13.i.i2025 = sext i32 %523 to i64
  %mul14.i.i2026 = mul nsw i64 %489, %conv13.i.i2025
  %add.ptr15.i.i2027 = getelementptr inbounds float, ptr %cond.i2846, i64 %mul14.i.i2026
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2027, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i, label %for.cond25.preheader.i.i2033, label %for.body20.i351.i

for.cond25.preheader.i.i2033:                     ; preds = %for.body20.i351.i, %for.body.i343.i
  %j.0.lcssa.i.i2034 = phi i64 [ 0, %for.body.i343.i ], [ %add1783.i.i, %for.body20.i351.i ]
  %cmp2684.i.i = icmp slt i64 %j.0.lcssa.i.i2034, %489
  br i1 %cmp2684.i.i, label %for.body28.i.i2036, label %for.end41.i.i

for.body20.i351.i:                                ; preds = %for.body.i343.i, %for.body20.i351.i
  %add1783.i.i = phi i64 [ %add17.i.i2031, %for.body20.i351.i ], [ 8, %for.body.i343.i ]
  %j.082.i.i = phi i64 [ %add1783.i.i, %for.body20.i351.i ], [ 0, %for.body.i343.i ]
  %add.ptr21.i.i2028 = getelementptr inbounds float, ptr %add.ptr9.i350.i, i64 %j.082.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2028, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2029 = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.082.i.i
  %add.ptr23.i.i2030 = getelementptr inbounds float, ptr %add.ptr4.i.i2020, i64 %j.082.i.i
  %524 = load <8 x float>, ptr %add.ptr23.i.i2030, align 4
  %525 = load <8 x float>, ptr %add.ptr22.i.i2029, align 4
  %cmp.i.i.i = fcmp ugt <8 x float> %524, %525
  %cmp1.i.i.i = fcmp ord <8 x float> %524, zeroinitializer
  %or19.not.i.i.i = and <8 x i1> %cmp.i.i.i, %cmp1.i.i.i
  %or9.v.i.i.i = select <8 x i1> %or19.not.i.i.i, <8 x float> %525, <8 x float> %524
  store <8 x float> %or9.v.i.i.i, ptr %add.ptr23.i.i2030, align 4
  %add17.i.i2031 = add nuw nsw i64 %add1783.i.i, 8
  %cmp18.not.i.i2032 = icmp sgt i64 %add17.i.i2031, %489
  br i1 %cmp18.not.i.i2032, label %for.cond25.preheader.i.i2033, label %for.body20.i351.i, !llvm.loop !82

for.body28.i.i2036:                               ; preds = %for.cond25.preheader.i.i2033, %for.body28.i.i2036
  %j.185.i.i = phi i64 [ %inc.i355.i, %for.body28.i.i2036 ], [ %j.0.lcssa.i.i2034, %for.cond25.preheader.i.i2033 ]
  %arrayidx29.i.i2037 = getelementptr inbounds float, ptr %add.ptr4.i.i2020, i64 %j.185.i.i
  %526 = load float, ptr %arrayidx29.i.i2037, align 4
  %arrayidx30.i.i2038 = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.185.i.i
  %527 = load float, ptr %arrayidx30.i.i2038, align 4
  %cmp31.i.i2039 = fcmp ole float %526, %527
  %cmp35.i353.i = fcmp uno float %526, 0.000000e+00
  %or.cond.i354.i = or i1 %cmp35.i353.i, %cmp31.i.i2039
  %spec.select.i.i = select i1 %or.cond.i354.i, float %526, float %527
  store float %spec.select.i.i, ptr %arrayidx29.i.i2037, align 4
  %inc.i355.i = add nuw nsw i64 %j.185.i.i, 1
  %exitcond.not.i356.i = icmp eq i64 %inc.i355.i, %489
  br i1 %exitcond.not.i356.i, label %for.end41.i.i, label %for.body28.i.i2036, !llvm.loop !83

for.end41.i.i:                                    ; preds = %for.body28.i.i2036, %for.cond25.preheader.i.i2033
  %inc43.i.i = add nuw nsw i64 %m.087.i.i, 1
  %exitcond376.not.i2035 = icmp eq i64 %inc43.i.i, %512
  br i1 %exitcond376.not.i2035, label %for.inc101.i1984, label %for.body.i343.i, !llvm.loop !84

for.inc101.i1984:                                 ; preds = %for.end41.i.i, %if.end.i.i2054, %if.else94.i2017, %if.then93.i2040, %if.else94.thread.i1983
  %add.i1985 = add nuw nsw i64 %k44.0365.i, 512
  %add.ptr103.i1986 = getelementptr inbounds i8, ptr %values.0366.i, i64 %add.ptr103.idx.i1938
  %528 = load i64, ptr %arrayidx46.i1887, align 8
  %cmp47.not.i1987 = icmp slt i64 %add.i1985, %528
  br i1 %cmp47.not.i1987, label %for.body50.i1939, label %for.end106.i1888, !llvm.loop !85

for.end106.i1888:                                 ; preds = %for.inc101.i1984, %for.cond45.preheader.i1886
  %529 = load i64, ptr %a, align 8
  %cmp108.i1889 = icmp eq i64 %529, 0
  %tobool111.i1890 = icmp ne i64 %491, 0
  %or.cond184.i1891 = select i1 %cmp108.i1889, i1 %tobool111.i1890, i1 false
  br i1 %or.cond184.i1891, label %lor.lhs.false112.i1893, label %least_float.exit

lor.lhs.false112.i1893:                           ; preds = %for.end106.i1888
  %cmp113.i1894 = icmp ne ptr %cond.i2846, %492
  %tobool116.i1895 = icmp ne i64 %482, 0
  %or.cond185.i1896 = select i1 %cmp113.i1894, i1 true, i1 %tobool116.i1895
  br i1 %or.cond185.i1896, label %for.cond120.preheader.i1897, label %least_float.exit

for.cond120.preheader.i1897:                      ; preds = %lor.lhs.false112.i1893
  %cmp122.not367.i = icmp slt i64 %mul.i2839, 8
  br i1 %cmp122.not367.i, label %for.cond145.preheader.i1907, label %for.body124.lr.ph.i1898

for.body124.lr.ph.i1898:                          ; preds = %for.cond120.preheader.i1897
  %add.ptr131.i1899 = getelementptr inbounds float, ptr %483, i64 %mul9.i2842
  br label %for.body124.i1900

for.cond145.preheader.i1907:                      ; preds = %if.end140.i1902, %for.cond120.preheader.i1897
  %k119.0.lcssa.i1908 = phi i64 [ 0, %for.cond120.preheader.i1897 ], [ %add121369.i, %if.end140.i1902 ]
  %cmp146370.i = icmp slt i64 %k119.0.lcssa.i1908, %mul.i2839
  br i1 %cmp146370.i, label %for.body148.lr.ph.i1909, label %least_float.exit

for.body148.lr.ph.i1909:                          ; preds = %for.cond145.preheader.i1907
  %530 = getelementptr float, ptr %483, i64 %mul9.i2842
  br label %for.body148.i1910

for.body124.i1900:                                ; preds = %if.end140.i1902, %for.body124.lr.ph.i1898
  %add121369.i = phi i64 [ 8, %for.body124.lr.ph.i1898 ], [ %add121.i1905, %if.end140.i1902 ]
  %k119.0368.i = phi i64 [ 0, %for.body124.lr.ph.i1898 ], [ %add121369.i, %if.end140.i1902 ]
  %add.ptr125.i1901 = getelementptr inbounds float, ptr %cond.i2846, i64 %k119.0368.i
  %531 = load <8 x float>, ptr %add.ptr125.i1901, align 4
  br i1 %tobool116.i1895, label %land.lhs.true127.i1920, label %if.end140.i1902

land.lhs.true127.i1920:                           ; preds = %for.body124.i1900
  %532 = load i64, ptr %arrayidx8.i2841, align 8
  %tobool129.not.i1921 = icmp eq i64 %532, 0
  br i1 %tobool129.not.i1921, label %if.then136.i1925, label %if.then130.i1922

if.then130.i1922:                                 ; preds = %land.lhs.true127.i1920
  %add.ptr132.i1923 = getelementptr inbounds float, ptr %add.ptr131.i1899, i64 %k119.0368.i
  %533 = load <8 x float>, ptr %add.ptr132.i1923, align 4
  %add133.i1924 = fadd <8 x float> %531, %533
  br label %if.end140.i1902

if.then136.i1925:                                 ; preds = %land.lhs.true127.i1920
  %534 = load float, ptr %483, align 4
  %splat.splatinsert.i1926 = insertelement <8 x float> poison, float %534, i64 0
  %splat.splat.i1927 = shufflevector <8 x float> %splat.splatinsert.i1926, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i1928 = fadd <8 x float> %531, %splat.splat.i1927
  br label %if.end140.i1902

if.end140.i1902:                                  ; preds = %if.then136.i1925, %if.then130.i1922, %for.body124.i1900
  %sum.0.i1903 = phi <8 x float> [ %add133.i1924, %if.then130.i1922 ], [ %add138.i1928, %if.then136.i1925 ], [ %531, %for.body124.i1900 ]
  %add.ptr141.i1904 = getelementptr inbounds float, ptr %492, i64 %k119.0368.i
  store <8 x float> %sum.0.i1903, ptr %add.ptr141.i1904, align 4
  %add121.i1905 = add nuw nsw i64 %add121369.i, 8
  %cmp122.not.i1906 = icmp sgt i64 %add121.i1905, %mul.i2839
  br i1 %cmp122.not.i1906, label %for.cond145.preheader.i1907, label %for.body124.i1900, !llvm.loop !86

for.body148.i1910:                                ; preds = %cond.end159.i1912, %for.body148.lr.ph.i1909
  %k119.1371.i = phi i64 [ %k119.0.lcssa.i1908, %for.body148.lr.ph.i1909 ], [ %inc163.i1915, %cond.end159.i1912 ]
  %arrayidx151.i1911 = getelementptr inbounds float, ptr %cond.i2846, i64 %k119.1371.i
  %535 = load float, ptr %arrayidx151.i1911, align 4
  br i1 %tobool116.i1895, label %cond.true150.i1916, label %cond.end159.i1912

cond.true150.i1916:                               ; preds = %for.body148.i1910
  %536 = load i64, ptr %arrayidx8.i2841, align 8
  %mul153.i1917 = mul nsw i64 %536, %k119.1371.i
  %arrayidx155.i1918 = getelementptr float, ptr %530, i64 %mul153.i1917
  %537 = load float, ptr %arrayidx155.i1918, align 4
  %add156.i1919 = fadd float %535, %537
  br label %cond.end159.i1912

cond.end159.i1912:                                ; preds = %cond.true150.i1916, %for.body148.i1910
  %cond160.i1913 = phi float [ %add156.i1919, %cond.true150.i1916 ], [ %535, %for.body148.i1910 ]
  %arrayidx161.i1914 = getelementptr inbounds float, ptr %492, i64 %k119.1371.i
  store float %cond160.i1913, ptr %arrayidx161.i1914, align 4
  %inc163.i1915 = add nuw nsw i64 %k119.1371.i, 1
  %exitcond378.not.i = icmp eq i64 %inc163.i1915, %mul.i2839
  br i1 %exitcond378.not.i, label %least_float.exit, label %for.body148.i1910, !llvm.loop !87

least_float.exit:                                 ; preds = %cond.end78.i1977, %cond.end159.i1912, %for.end106.i1888, %lor.lhs.false112.i1893, %for.cond145.preheader.i1907
  %retval.3.i1892 = phi i64 [ 0, %lor.lhs.false112.i1893 ], [ 0, %for.end106.i1888 ], [ 0, %for.cond145.preheader.i1907 ], [ 0, %cond.end159.i1912 ], [ 1, %cond.end78.i1977 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1856) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1855) #7
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2848, label %if.end30.i2186, label %land.lhs.true.i2178

land.lhs.true.i2178:                              ; preds = %cond.true42
  %tobool16.i2180.not = icmp eq i64 %482, 0
  br i1 %tobool16.i2180.not, label %if.then.i2182, label %land.lhs.true20.i2491

if.then.i2182:                                    ; preds = %land.lhs.true.i2178
  %538 = inttoptr i64 %495 to ptr
  %539 = load i64, ptr %538, align 8
  %tobool1.not.i.i2183 = icmp eq i64 %539, 0
  br i1 %tobool1.not.i.i2183, label %if.then.i.i2489, label %for.cond9.preheader.i.i2184

if.then.i.i2489:                                  ; preds = %if.then.i2182
  %mul.i.i2490 = shl nsw i64 %mul.i2839, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i.i2490, i1 false)
  br label %if.end30.i2186

for.cond9.preheader.i.i2184:                      ; preds = %if.then.i2182
  %cmp1033.i.i2185 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp1033.i.i2185, label %for.body13.i.i2484, label %if.end30.i2186

for.body13.i.i2484:                               ; preds = %for.cond9.preheader.i.i2184, %for.body13.i.i2484
  %k8.034.i.i2485 = phi i64 [ %inc16.i.i2487, %for.body13.i.i2484 ], [ 0, %for.cond9.preheader.i.i2184 ]
  %arrayidx14.i.i2486 = getelementptr inbounds i64, ptr %cond.i2846, i64 %k8.034.i.i2485
  store i64 %539, ptr %arrayidx14.i.i2486, align 8
  %inc16.i.i2487 = add nuw nsw i64 %k8.034.i.i2485, 1
  %exitcond.not.i.i2488 = icmp eq i64 %inc16.i.i2487, %mul.i2839
  br i1 %exitcond.not.i.i2488, label %if.end30.i2186, label %for.body13.i.i2484, !llvm.loop !23

land.lhs.true20.i2491:                            ; preds = %land.lhs.true.i2178
  %tobool22.not.i2492 = icmp eq i64 %490, 0
  br i1 %tobool22.not.i2492, label %if.then28.i2496, label %if.then23.i2493

if.then23.i2493:                                  ; preds = %land.lhs.true20.i2491
  %add.ptr.i2494 = getelementptr inbounds double, ptr %483, i64 %mul9.i2842
  %mul24.i2495 = shl i64 %mul.i2839, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2846, ptr nonnull align 8 %add.ptr.i2494, i64 %mul24.i2495, i1 false)
  br label %if.end30.i2186

if.then28.i2496:                                  ; preds = %land.lhs.true20.i2491
  %540 = load i64, ptr %483, align 8
  %tobool1.not.i285.i2497 = icmp eq i64 %540, 0
  br i1 %tobool1.not.i285.i2497, label %if.then.i295.i2505, label %for.cond9.preheader.i286.i2498

if.then.i295.i2505:                               ; preds = %if.then28.i2496
  %mul.i296.i2506 = shl nsw i64 %mul.i2839, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i296.i2506, i1 false)
  br label %if.end30.i2186

for.cond9.preheader.i286.i2498:                   ; preds = %if.then28.i2496
  %cmp1033.i287.i2499 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp1033.i287.i2499, label %for.body13.i290.i2500, label %if.end30.i2186

for.body13.i290.i2500:                            ; preds = %for.cond9.preheader.i286.i2498, %for.body13.i290.i2500
  %k8.034.i291.i2501 = phi i64 [ %inc16.i293.i2503, %for.body13.i290.i2500 ], [ 0, %for.cond9.preheader.i286.i2498 ]
  %arrayidx14.i292.i2502 = getelementptr inbounds i64, ptr %cond.i2846, i64 %k8.034.i291.i2501
  store i64 %540, ptr %arrayidx14.i292.i2502, align 8
  %inc16.i293.i2503 = add nuw nsw i64 %k8.034.i291.i2501, 1
  %exitcond.not.i294.i2504 = icmp eq i64 %inc16.i293.i2503, %mul.i2839
  br i1 %exitcond.not.i294.i2504, label %if.end30.i2186, label %for.body13.i290.i2500, !llvm.loop !23

if.end30.i2186:                                   ; preds = %for.body13.i290.i2500, %for.body13.i.i2484, %for.cond9.preheader.i286.i2498, %if.then.i295.i2505, %if.then23.i2493, %for.cond9.preheader.i.i2184, %if.then.i.i2489, %cond.true42
  %cmp31.i2187 = icmp eq i64 %486, 0
  br i1 %cmp31.i2187, label %land.end.i2472, label %land.end.thread.i2188

land.end.thread.i2188:                            ; preds = %if.end30.i2186
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2158) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2159) #7
  br label %for.cond45.preheader.i2189

land.end.i2472:                                   ; preds = %if.end30.i2186
  %arrayidx32.i2473 = getelementptr inbounds i8, ptr %a, i64 56
  %541 = load i64, ptr %arrayidx32.i2473, align 8
  %cmp33.i2474 = icmp eq i64 %487, %541
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2158) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2159) #7
  br i1 %cmp33.i2474, label %for.body.lr.ph.i2475, label %for.cond45.preheader.i2189

for.body.lr.ph.i2475:                             ; preds = %land.end.i2472
  %places42.i2476 = getelementptr inbounds i8, ptr %found.i2159, i64 2080
  br label %for.body.i2477

for.cond45.preheader.i2189:                       ; preds = %for.body.i2477, %land.end.i2472, %land.end.thread.i2188
  %542 = phi i1 [ false, %land.end.thread.i2188 ], [ false, %land.end.i2472 ], [ true, %for.body.i2477 ]
  %arrayidx46.i2190 = getelementptr inbounds i8, ptr %a, i64 48
  %543 = load i64, ptr %arrayidx46.i2190, align 8
  %cmp47.not363.i2191 = icmp sgt i64 %543, 0
  br i1 %cmp47.not363.i2191, label %for.body50.lr.ph.i2239, label %for.end106.i2192

for.body50.lr.ph.i2239:                           ; preds = %for.cond45.preheader.i2189
  %places63.i2240 = getelementptr inbounds i8, ptr %found.i2159, i64 2080
  %cond67.i2241 = select i1 %542, ptr %places63.i2240, ptr %places.i2158
  %arrayidx68.i2242 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2243 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i2244 = trunc i64 %486 to i32
  %conv1.i.i2245 = trunc i64 %sub.i2838 to i32
  %count32.i.i2246 = getelementptr inbounds i8, ptr %found.i2159, i64 4160
  %cmp91.i2247 = icmp eq i64 %489, 1
  %cmp18.not81.i.i2248 = icmp slt i64 %489, 8
  %add.ptr103.idx.i2249 = shl nsw i64 %488, 12
  br label %for.body50.i2250

for.body.i2477:                                   ; preds = %for.body.i2477, %for.body.lr.ph.i2475
  %k.0362.i2478 = phi i64 [ 0, %for.body.lr.ph.i2475 ], [ %inc.i2482, %for.body.i2477 ]
  %conv40.i2479 = trunc nuw i64 %k.0362.i2478 to i32
  %arrayidx41.i2480 = getelementptr inbounds [520 x i32], ptr %found.i2159, i64 0, i64 %k.0362.i2478
  store i32 %conv40.i2479, ptr %arrayidx41.i2480, align 4
  %arrayidx43.i2481 = getelementptr inbounds [520 x i32], ptr %places42.i2476, i64 0, i64 %k.0362.i2478
  store i32 0, ptr %arrayidx43.i2481, align 4
  %inc.i2482 = add nuw nsw i64 %k.0362.i2478, 1
  %exitcond4683.not = icmp eq i64 %inc.i2482, 520
  br i1 %exitcond4683.not, label %for.cond45.preheader.i2189, label %for.body.i2477, !llvm.loop !88

for.body50.i2250:                                 ; preds = %for.inc101.i2297, %for.body50.lr.ph.i2239
  %544 = phi i64 [ %543, %for.body50.lr.ph.i2239 ], [ %570, %for.inc101.i2297 ]
  %values.0366.i2251 = phi ptr [ %481, %for.body50.lr.ph.i2239 ], [ %add.ptr103.i2299, %for.inc101.i2297 ]
  %k44.0365.i2252 = phi i64 [ 0, %for.body50.lr.ph.i2239 ], [ %add.i2298, %for.inc101.i2297 ]
  %sub52.i2253 = sub nsw i64 %544, %k44.0365.i2252
  %spec.select.i2254 = tail call i64 @llvm.smin.i64(i64 %sub52.i2253, i64 512)
  %545 = load i64, ptr %arrayidx68.i2242, align 8
  %cmp69.i2255 = icmp eq i64 %545, 4
  %546 = load i64, ptr %arrayidx76.i2243, align 8
  %cmp.not65.i.i2256 = icmp slt i64 %sub52.i2253, 8
  br i1 %cmp69.i2255, label %cond.true71.i2423, label %cond.false74.i2257

cond.true71.i2423:                                ; preds = %for.body50.i2250
  %add.ptr72.i2424 = getelementptr inbounds i32, ptr %485, i64 %k44.0365.i2252
  br i1 %cmp.not65.i.i2256, label %for.cond11.preheader.i.i2445, label %for.body.lr.ph.i.i2425

for.body.lr.ph.i.i2425:                           ; preds = %cond.true71.i2423
  %splat.splatinsert.i.i2426 = insertelement <8 x i64> poison, i64 %546, i64 0
  %splat.splat.i.i2427 = shufflevector <8 x i64> %splat.splatinsert.i.i2426, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2428

for.cond11.preheader.i.i2445:                     ; preds = %for.body.i.i2428, %cond.true71.i2423
  %outside.0.lcssa.i.i2446 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2423 ], [ %or7.i.i2440, %for.body.i.i2428 ]
  %k.0.lcssa.i.i2447 = phi i64 [ 0, %cond.true71.i2423 ], [ %add68.i.i2429, %for.body.i.i2428 ]
  br label %for.body14.i.i2448

for.body.i.i2428:                                 ; preds = %for.body.i.i2428, %for.body.lr.ph.i.i2425
  %add68.i.i2429 = phi i64 [ 8, %for.body.lr.ph.i.i2425 ], [ %add.i.i2443, %for.body.i.i2428 ]
  %k.067.i.i2430 = phi i64 [ 0, %for.body.lr.ph.i.i2425 ], [ %add68.i.i2429, %for.body.i.i2428 ]
  %outside.066.i.i2431 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2425 ], [ %or7.i.i2440, %for.body.i.i2428 ]
  %add.ptr.i.i2432 = getelementptr inbounds i32, ptr %add.ptr72.i2424, i64 %k.067.i.i2430
  %547 = load <8 x i32>, ptr %add.ptr.i.i2432, align 4
  %conv.i.i2433 = sext <8 x i32> %547 to <8 x i64>
  %isneg.i.i2434 = icmp slt <8 x i32> %547, zeroinitializer
  %and.i.i2435 = select <8 x i1> %isneg.i.i2434, <8 x i64> %splat.splat.i.i2427, <8 x i64> zeroinitializer
  %add1.i.i2436 = add <8 x i64> %and.i.i2435, %conv.i.i2433
  %add1.lobit.i.i2437 = ashr <8 x i64> %add1.i.i2436, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2438 = icmp slt <8 x i64> %add1.i.i2436, %splat.splat.i.i2427
  %or.i.i2439 = select <8 x i1> %cmp5.not.i.i2438, <8 x i64> %add1.lobit.i.i2437, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2440 = or <8 x i64> %or.i.i2439, %outside.066.i.i2431
  %conv8.i.i2441 = trunc <8 x i64> %add1.i.i2436 to <8 x i32>
  %add.ptr9.i.i2442 = getelementptr inbounds i32, ptr %cond67.i2241, i64 %k.067.i.i2430
  store <8 x i32> %conv8.i.i2441, ptr %add.ptr9.i.i2442, align 4
  %add.i.i2443 = add nuw nsw i64 %add68.i.i2429, 8
  %cmp.not.i.i2444 = icmp sgt i64 %add.i.i2443, %spec.select.i2254
  br i1 %cmp.not.i.i2444, label %for.cond11.preheader.i.i2445, label %for.body.i.i2428, !llvm.loop !8

for.cond18.preheader.i.i2455:                     ; preds = %for.body14.i.i2448
  %cmp1972.i.i2456 = icmp slt i64 %k.0.lcssa.i.i2447, %spec.select.i2254
  br i1 %cmp1972.i.i2456, label %for.body21.i.i2457, label %cond.end78.i2290

for.body14.i.i2448:                               ; preds = %for.body14.i.i2448, %for.cond11.preheader.i.i2445
  %j.071.i.i2449 = phi i64 [ 0, %for.cond11.preheader.i.i2445 ], [ %inc.i.i2453, %for.body14.i.i2448 ]
  %wrong.070.i.i2450 = phi i64 [ 0, %for.cond11.preheader.i.i2445 ], [ %or15.i.i2452, %for.body14.i.i2448 ]
  %vecext.i.i2451 = extractelement <8 x i64> %outside.0.lcssa.i.i2446, i64 %j.071.i.i2449
  %or15.i.i2452 = or i64 %vecext.i.i2451, %wrong.070.i.i2450
  %inc.i.i2453 = add nuw nsw i64 %j.071.i.i2449, 1
  %exitcond.not.i298.i2454 = icmp eq i64 %inc.i.i2453, 8
  br i1 %exitcond.not.i298.i2454, label %for.cond18.preheader.i.i2455, label %for.body14.i.i2448, !llvm.loop !9

for.body21.i.i2457:                               ; preds = %for.cond18.preheader.i.i2455, %for.body21.i.i2457
  %k.174.i.i2458 = phi i64 [ %inc35.i.i2470, %for.body21.i.i2457 ], [ %k.0.lcssa.i.i2447, %for.cond18.preheader.i.i2455 ]
  %wrong.173.i.i2459 = phi i64 [ %or31.i.i2467, %for.body21.i.i2457 ], [ %or15.i.i2452, %for.cond18.preheader.i.i2455 ]
  %arrayidx.i.i2460 = getelementptr inbounds i32, ptr %add.ptr72.i2424, i64 %k.174.i.i2458
  %548 = load i32, ptr %arrayidx.i.i2460, align 4
  %conv23.i.i2461 = sext i32 %548 to i64
  %cmp25.i.i2462 = icmp slt i32 %548, 0
  %cond.i.i2463 = select i1 %cmp25.i.i2462, i64 %546, i64 0
  %add27.i.i2464 = add nsw i64 %cond.i.i2463, %conv23.i.i2461
  %cmp28.i.i2465 = icmp uge i64 %add27.i.i2464, %546
  %conv30.i.i2466 = zext i1 %cmp28.i.i2465 to i64
  %or31.i.i2467 = or i64 %wrong.173.i.i2459, %conv30.i.i2466
  %conv32.i.i2468 = trunc i64 %add27.i.i2464 to i32
  %arrayidx33.i.i2469 = getelementptr inbounds i32, ptr %cond67.i2241, i64 %k.174.i.i2458
  store i32 %conv32.i.i2468, ptr %arrayidx33.i.i2469, align 4
  %inc35.i.i2470 = add nuw nsw i64 %k.174.i.i2458, 1
  %exitcond76.not.i.i2471 = icmp eq i64 %inc35.i.i2470, %spec.select.i2254
  br i1 %exitcond76.not.i.i2471, label %cond.end78.i2290, label %for.body21.i.i2457, !llvm.loop !10

cond.false74.i2257:                               ; preds = %for.body50.i2250
  %add.ptr75.i2258 = getelementptr inbounds i64, ptr %485, i64 %k44.0365.i2252
  br i1 %cmp.not65.i.i2256, label %for.cond10.preheader.i.i2278, label %for.body.lr.ph.i299.i2259

for.body.lr.ph.i299.i2259:                        ; preds = %cond.false74.i2257
  %splat.splatinsert.i300.i2260 = insertelement <8 x i64> poison, i64 %546, i64 0
  %splat.splat.i301.i2261 = shufflevector <8 x i64> %splat.splatinsert.i300.i2260, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2262

for.cond10.preheader.i.i2278:                     ; preds = %for.body.i302.i2262, %cond.false74.i2257
  %outside.0.lcssa.i314.i2279 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2257 ], [ %or7.i310.i2273, %for.body.i302.i2262 ]
  %k.0.lcssa.i315.i2280 = phi i64 [ 0, %cond.false74.i2257 ], [ %add66.i.i2263, %for.body.i302.i2262 ]
  br label %for.body13.i316.i2281

for.body.i302.i2262:                              ; preds = %for.body.i302.i2262, %for.body.lr.ph.i299.i2259
  %add66.i.i2263 = phi i64 [ 8, %for.body.lr.ph.i299.i2259 ], [ %add.i312.i2276, %for.body.i302.i2262 ]
  %k.065.i.i2264 = phi i64 [ 0, %for.body.lr.ph.i299.i2259 ], [ %add66.i.i2263, %for.body.i302.i2262 ]
  %outside.064.i.i2265 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2259 ], [ %or7.i310.i2273, %for.body.i302.i2262 ]
  %add.ptr.i303.i2266 = getelementptr inbounds i64, ptr %add.ptr75.i2258, i64 %k.065.i.i2264
  %549 = load <8 x i64>, ptr %add.ptr.i303.i2266, align 8
  %isneg.i304.i2267 = icmp slt <8 x i64> %549, zeroinitializer
  %and.i305.i2268 = select <8 x i1> %isneg.i304.i2267, <8 x i64> %splat.splat.i301.i2261, <8 x i64> zeroinitializer
  %add1.i306.i2269 = add <8 x i64> %and.i305.i2268, %549
  %add1.lobit.i307.i2270 = ashr <8 x i64> %add1.i306.i2269, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2271 = icmp slt <8 x i64> %add1.i306.i2269, %splat.splat.i301.i2261
  %or.i309.i2272 = select <8 x i1> %cmp5.not.i308.i2271, <8 x i64> %add1.lobit.i307.i2270, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2273 = or <8 x i64> %or.i309.i2272, %outside.064.i.i2265
  %conv.i311.i2274 = trunc <8 x i64> %add1.i306.i2269 to <8 x i32>
  %add.ptr8.i.i2275 = getelementptr inbounds i32, ptr %cond67.i2241, i64 %k.065.i.i2264
  store <8 x i32> %conv.i311.i2274, ptr %add.ptr8.i.i2275, align 4
  %add.i312.i2276 = add nuw nsw i64 %add66.i.i2263, 8
  %cmp.not.i313.i2277 = icmp sgt i64 %add.i312.i2276, %spec.select.i2254
  br i1 %cmp.not.i313.i2277, label %for.cond10.preheader.i.i2278, label %for.body.i302.i2262, !llvm.loop !11

for.cond17.preheader.i.i2288:                     ; preds = %for.body13.i316.i2281
  %cmp1870.i.i2289 = icmp slt i64 %k.0.lcssa.i315.i2280, %spec.select.i2254
  br i1 %cmp1870.i.i2289, label %for.body20.i.i2409, label %cond.end78.i2290

for.body13.i316.i2281:                            ; preds = %for.body13.i316.i2281, %for.cond10.preheader.i.i2278
  %j.069.i.i2282 = phi i64 [ 0, %for.cond10.preheader.i.i2278 ], [ %inc.i318.i2286, %for.body13.i316.i2281 ]
  %wrong.068.i.i2283 = phi i64 [ 0, %for.cond10.preheader.i.i2278 ], [ %or14.i.i2285, %for.body13.i316.i2281 ]
  %vecext.i317.i2284 = extractelement <8 x i64> %outside.0.lcssa.i314.i2279, i64 %j.069.i.i2282
  %or14.i.i2285 = or i64 %vecext.i317.i2284, %wrong.068.i.i2283
  %inc.i318.i2286 = add nuw nsw i64 %j.069.i.i2282, 1
  %exitcond.not.i319.i2287 = icmp eq i64 %inc.i318.i2286, 8
  br i1 %exitcond.not.i319.i2287, label %for.cond17.preheader.i.i2288, label %for.body13.i316.i2281, !llvm.loop !12

for.body20.i.i2409:                               ; preds = %for.cond17.preheader.i.i2288, %for.body20.i.i2409
  %k.172.i.i2410 = phi i64 [ %inc33.i.i2421, %for.body20.i.i2409 ], [ %k.0.lcssa.i315.i2280, %for.cond17.preheader.i.i2288 ]
  %wrong.171.i.i2411 = phi i64 [ %or29.i.i2418, %for.body20.i.i2409 ], [ %or14.i.i2285, %for.cond17.preheader.i.i2288 ]
  %arrayidx.i321.i2412 = getelementptr inbounds i64, ptr %add.ptr75.i2258, i64 %k.172.i.i2410
  %550 = load i64, ptr %arrayidx.i321.i2412, align 8
  %cmp23.i.i2413 = icmp slt i64 %550, 0
  %cond.i322.i2414 = select i1 %cmp23.i.i2413, i64 %546, i64 0
  %add25.i.i2415 = add nsw i64 %cond.i322.i2414, %550
  %cmp26.i.i2416 = icmp uge i64 %add25.i.i2415, %546
  %conv28.i.i2417 = zext i1 %cmp26.i.i2416 to i64
  %or29.i.i2418 = or i64 %wrong.171.i.i2411, %conv28.i.i2417
  %conv30.i323.i2419 = trunc i64 %add25.i.i2415 to i32
  %arrayidx31.i.i2420 = getelementptr inbounds i32, ptr %cond67.i2241, i64 %k.172.i.i2410
  store i32 %conv30.i323.i2419, ptr %arrayidx31.i.i2420, align 4
  %inc33.i.i2421 = add nuw nsw i64 %k.172.i.i2410, 1
  %exitcond74.not.i.i2422 = icmp eq i64 %inc33.i.i2421, %spec.select.i2254
  br i1 %exitcond74.not.i.i2422, label %cond.end78.i2290, label %for.body20.i.i2409, !llvm.loop !13

cond.end78.i2290:                                 ; preds = %for.body20.i.i2409, %for.body21.i.i2457, %for.cond17.preheader.i.i2288, %for.cond18.preheader.i.i2455
  %cond79.in.in.i2291 = phi i64 [ %or15.i.i2452, %for.cond18.preheader.i.i2455 ], [ %or14.i.i2285, %for.cond17.preheader.i.i2288 ], [ %or31.i.i2467, %for.body21.i.i2457 ], [ %or29.i.i2418, %for.body20.i.i2409 ]
  %cond79.in.not.i2292 = icmp eq i64 %cond79.in.in.i2291, 0
  br i1 %cond79.in.not.i2292, label %if.end82.i2293, label %least_double.exit

if.end82.i2293:                                   ; preds = %cond.end78.i2290
  br i1 %542, label %if.end87.i2327, label %if.else85.i2294

if.else85.i2294:                                  ; preds = %if.end82.i2293
  %cmp55.i.i2295 = icmp sgt i64 %sub52.i2253, 0
  br i1 %cmp55.i.i2295, label %for.body.i326.i2301, label %if.else94.thread.i2296

for.cond12.preheader.i.i2314:                     ; preds = %for.body.i326.i2301
  %tobool.not.i.i2315 = icmp eq i64 %add.i328.i2311, 0
  br i1 %tobool.not.i.i2315, label %if.else94.thread.i2296, label %for.body16.lr.ph.i.i2316

for.body16.lr.ph.i.i2316:                         ; preds = %for.cond12.preheader.i.i2314
  %sub18.i.i2317 = add nsw i64 %add.i328.i2311, -1
  %arrayidx19.i.i2318 = getelementptr inbounds [520 x i32], ptr %found.i2159, i64 0, i64 %sub18.i.i2317
  %arrayidx25.i.i2319 = getelementptr inbounds [520 x i32], ptr %places63.i2240, i64 0, i64 %sub18.i.i2317
  br label %for.body16.i.i2320

for.body.i326.i2301:                              ; preds = %if.else85.i2294, %for.body.i326.i2301
  %n.057.i.i2302 = phi i64 [ %add.i328.i2311, %for.body.i326.i2301 ], [ 0, %if.else85.i2294 ]
  %k.056.i.i2303 = phi i64 [ %inc.i329.i2312, %for.body.i326.i2301 ], [ 0, %if.else85.i2294 ]
  %arrayidx.i327.i2304 = getelementptr inbounds i32, ptr %places.i2158, i64 %k.056.i.i2303
  %551 = load i32, ptr %arrayidx.i327.i2304, align 4
  %sub3.i.i2305 = sub i32 %551, %conv.i324.i2244
  %conv4.i.i2306 = trunc i64 %k.056.i.i2303 to i32
  %arrayidx5.i.i2307 = getelementptr inbounds [520 x i32], ptr %found.i2159, i64 0, i64 %n.057.i.i2302
  store i32 %conv4.i.i2306, ptr %arrayidx5.i.i2307, align 4
  %arrayidx7.i.i2308 = getelementptr inbounds [520 x i32], ptr %places63.i2240, i64 0, i64 %n.057.i.i2302
  store i32 %sub3.i.i2305, ptr %arrayidx7.i.i2308, align 4
  %cmp8.i.i2309 = icmp ult i32 %sub3.i.i2305, %conv1.i.i2245
  %conv10.i.i2310 = zext i1 %cmp8.i.i2309 to i64
  %add.i328.i2311 = add nuw nsw i64 %n.057.i.i2302, %conv10.i.i2310
  %inc.i329.i2312 = add nuw nsw i64 %k.056.i.i2303, 1
  %exitcond.not.i330.i2313 = icmp eq i64 %inc.i329.i2312, %spec.select.i2254
  br i1 %exitcond.not.i330.i2313, label %for.cond12.preheader.i.i2314, label %for.body.i326.i2301, !llvm.loop !14

for.body16.i.i2320:                               ; preds = %for.body16.i.i2320, %for.body16.lr.ph.i.i2316
  %k11.058.i.i2321 = phi i64 [ 0, %for.body16.lr.ph.i.i2316 ], [ %inc30.i.i2325, %for.body16.i.i2320 ]
  %552 = load i32, ptr %arrayidx19.i.i2318, align 4
  %add21.i.i2322 = add nuw nsw i64 %k11.058.i.i2321, %add.i328.i2311
  %arrayidx22.i.i2323 = getelementptr inbounds [520 x i32], ptr %found.i2159, i64 0, i64 %add21.i.i2322
  store i32 %552, ptr %arrayidx22.i.i2323, align 4
  %553 = load i32, ptr %arrayidx25.i.i2319, align 4
  %arrayidx28.i.i2324 = getelementptr inbounds [520 x i32], ptr %places63.i2240, i64 0, i64 %add21.i.i2322
  store i32 %553, ptr %arrayidx28.i.i2324, align 4
  %inc30.i.i2325 = add nuw nsw i64 %k11.058.i.i2321, 1
  %exitcond.not.i2326 = icmp eq i64 %inc30.i.i2325, 8
  br i1 %exitcond.not.i2326, label %if.end87.i2327, label %for.body16.i.i2320, !llvm.loop !15

if.else94.thread.i2296:                           ; preds = %for.cond12.preheader.i.i2314, %if.else85.i2294
  store i64 0, ptr %count32.i.i2246, align 8
  br label %for.inc101.i2297

if.end87.i2327:                                   ; preds = %for.body16.i.i2320, %if.end82.i2293
  %554 = phi i64 [ %spec.select.i2254, %if.end82.i2293 ], [ %add.i328.i2311, %for.body16.i.i2320 ]
  store i64 %554, ptr %count32.i.i2246, align 8
  %tobool89.i2328 = icmp ne i64 %554, 0
  %or.cond183.i2329 = select i1 %tobool89.i2328, i1 %cmp91.i2247, i1 false
  %cmp47.i.i2330 = icmp sgt i64 %554, 0
  br i1 %or.cond183.i2329, label %if.then93.i2379, label %if.else94.i2331

if.then93.i2379:                                  ; preds = %if.end87.i2327
  br i1 %cmp47.i.i2330, label %for.body.preheader.i.i2380, label %for.inc101.i2297

for.body.preheader.i.i2380:                       ; preds = %if.then93.i2379
  %555 = load i32, ptr %places63.i2240, align 8
  %conv.i331.i2381 = sext i32 %555 to i64
  %arrayidx1.i.i2382 = getelementptr inbounds double, ptr %cond.i2846, i64 %conv.i331.i2381
  %556 = load double, ptr %arrayidx1.i.i2382, align 8
  br label %for.body.i332.i2383

for.body.i332.i2383:                              ; preds = %if.end.i.i2396, %for.body.preheader.i.i2380
  %before.050.i.i2384 = phi i64 [ %conv5.i.i2388, %if.end.i.i2396 ], [ %conv.i331.i2381, %for.body.preheader.i.i2380 ]
  %m.049.i.i2385 = phi i64 [ %inc.i339.i2407, %if.end.i.i2396 ], [ 0, %for.body.preheader.i.i2380 ]
  %found.048.i.i2386 = phi double [ %cond.i338.i2405, %if.end.i.i2396 ], [ %556, %for.body.preheader.i.i2380 ]
  %arrayidx4.i.i2387 = getelementptr inbounds [520 x i32], ptr %places63.i2240, i64 0, i64 %m.049.i.i2385
  %557 = load i32, ptr %arrayidx4.i.i2387, align 4
  %conv5.i.i2388 = sext i32 %557 to i64
  %add.i333.i2389 = add nuw nsw i64 %m.049.i.i2385, 8
  %arrayidx7.i334.i2390 = getelementptr inbounds [520 x i32], ptr %places63.i2240, i64 0, i64 %add.i333.i2389
  %558 = load i32, ptr %arrayidx7.i334.i2390, align 4
  %idx.ext.i.i2391 = sext i32 %558 to i64
  %add.ptr.i335.i2392 = getelementptr inbounds double, ptr %cond.i2846, i64 %idx.ext.i.i2391
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2392, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2393 = icmp eq i64 %before.050.i.i2384, %conv5.i.i2388
  br i1 %cmp8.not.i.i2393, label %if.end.i.i2396, label %if.then.i336.i2394

if.then.i336.i2394:                               ; preds = %for.body.i332.i2383
  %arrayidx10.i.i2395 = getelementptr inbounds double, ptr %cond.i2846, i64 %conv5.i.i2388
  %559 = load double, ptr %arrayidx10.i.i2395, align 8
  br label %if.end.i.i2396

if.end.i.i2396:                                   ; preds = %if.then.i336.i2394, %for.body.i332.i2383
  %found.1.i.i2397 = phi double [ %559, %if.then.i336.i2394 ], [ %found.048.i.i2386, %for.body.i332.i2383 ]
  %arrayidx11.i.i2398 = getelementptr inbounds [520 x i32], ptr %found.i2159, i64 0, i64 %m.049.i.i2385
  %560 = load i32, ptr %arrayidx11.i.i2398, align 4
  %conv12.i.i2399 = sext i32 %560 to i64
  %mul.i337.i2400 = mul nsw i64 %488, %conv12.i.i2399
  %arrayidx13.i.i2401 = getelementptr inbounds double, ptr %values.0366.i2251, i64 %mul.i337.i2400
  %561 = load double, ptr %arrayidx13.i.i2401, align 8
  %cmp14.i.i2402 = fcmp ole double %found.1.i.i2397, %561
  %cmp16.i.i2403 = fcmp uno double %found.1.i.i2397, 0.000000e+00
  %or.cond.i.i2404 = or i1 %cmp16.i.i2403, %cmp14.i.i2402
  %cond.i338.i2405 = select i1 %or.cond.i.i2404, double %found.1.i.i2397, double %561
  %arrayidx23.i.i2406 = getelementptr inbounds double, ptr %cond.i2846, i64 %conv5.i.i2388
  store double %cond.i338.i2405, ptr %arrayidx23.i.i2406, align 8
  %inc.i339.i2407 = add nuw nsw i64 %m.049.i.i2385, 1
  %exitcond377.not.i2408 = icmp eq i64 %inc.i339.i2407, %554
  br i1 %exitcond377.not.i2408, label %for.inc101.i2297, label %for.body.i332.i2383, !llvm.loop !89

if.else94.i2331:                                  ; preds = %if.end87.i2327
  br i1 %cmp47.i.i2330, label %for.body.i343.i2332, label %for.inc101.i2297

for.body.i343.i2332:                              ; preds = %if.else94.i2331, %for.end41.i.i2366
  %m.087.i.i2333 = phi i64 [ %inc43.i.i2367, %for.end41.i.i2366 ], [ 0, %if.else94.i2331 ]
  %arrayidx.i344.i2334 = getelementptr inbounds [520 x i32], ptr %found.i2159, i64 0, i64 %m.087.i.i2333
  %562 = load i32, ptr %arrayidx.i344.i2334, align 4
  %conv.i345.i2335 = sext i32 %562 to i64
  %mul.i346.i2336 = mul nsw i64 %488, %conv.i345.i2335
  %add.ptr.i347.i2337 = getelementptr inbounds double, ptr %values.0366.i2251, i64 %mul.i346.i2336
  %arrayidx1.i348.i2338 = getelementptr inbounds [520 x i32], ptr %places63.i2240, i64 0, i64 %m.087.i.i2333
  %563 = load i32, ptr %arrayidx1.i348.i2338, align 4
  %conv2.i.i2339 = sext i32 %563 to i64
  %mul3.i.i2340 = mul nsw i64 %489, %conv2.i.i2339
  %add.ptr4.i.i2341 = getelementptr inbounds double, ptr %cond.i2846, i64 %mul3.i.i2340
  %add.i349.i2342 = add nuw nsw i64 %m.087.i.i2333, 8
  %arrayidx6.i.i2343 = getelementptr inbounds [520 x i32], ptr %found.i2159, i64 0, i64 %add.i349.i2342
  %564 = load i32, ptr %arrayidx6.i.i2343, align 4
  %conv7.i.i2344 = sext i32 %564 to i64
  %mul8.i.i2345 = mul nsw i64 %488, %conv7.i.i2344
  %add.ptr9.i350.i2346 = getelementptr inbounds double, ptr %values.0366.i2251, i64 %mul8.i.i2345
  %arrayidx12.i.i2347 = getelementptr inbounds [520 x i32], ptr %places63.i2240, i64 0, i64 %add.i349.i2342
  %565 = load i32, ptr %arrayidx12.i.i2347, align 4
  %conv13.i.i2348 = sext i32 %565 to i64
  %mul14.i.i2349 = mul nsw i64 %489, %conv13.i.i2348
  %add.ptr15.i.i2350 = getelementptr inbounds double, ptr %cond.i2846, i64 %mul14.i.i2349
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2350, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i2248, label %for.cond25.preheader.i.i2363, label %for.body20.i351.i2351

for.cond25.preheader.i.i2363:                     ; preds = %for.body20.i351.i2351, %for.body.i343.i2332
  %j.0.lcssa.i.i2364 = phi i64 [ 0, %for.body.i343.i2332 ], [ %add1783.i.i2352, %for.body20.i351.i2351 ]
  %cmp2684.i.i2365 = icmp slt i64 %j.0.lcssa.i.i2364, %489
  br i1 %cmp2684.i.i2365, label %for.body28.i.i2369, label %for.end41.i.i2366

for.body20.i351.i2351:                            ; preds = %for.body.i343.i2332, %for.body20.i351.i2351
  %add1783.i.i2352 = phi i64 [ %add17.i.i2361, %for.body20.i351.i2351 ], [ 8, %for.body.i343.i2332 ]
  %j.082.i.i2353 = phi i64 [ %add1783.i.i2352, %for.body20.i351.i2351 ], [ 0, %for.body.i343.i2332 ]
  %add.ptr21.i.i2354 = getelementptr inbounds double, ptr %add.ptr9.i350.i2346, i64 %j.082.i.i2353
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2354, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2355 = getelementptr inbounds double, ptr %add.ptr.i347.i2337, i64 %j.082.i.i2353
  %add.ptr23.i.i2356 = getelementptr inbounds double, ptr %add.ptr4.i.i2341, i64 %j.082.i.i2353
  %566 = load <8 x double>, ptr %add.ptr23.i.i2356, align 8
  %567 = load <8 x double>, ptr %add.ptr22.i.i2355, align 8
  %cmp.i.i.i2357 = fcmp ugt <8 x double> %566, %567
  %cmp1.i.i.i2358 = fcmp ord <8 x double> %566, zeroinitializer
  %or19.not.i.i.i2359 = and <8 x i1> %cmp.i.i.i2357, %cmp1.i.i.i2358
  %or9.v.i.i.i2360 = select <8 x i1> %or19.not.i.i.i2359, <8 x double> %567, <8 x double> %566
  store <8 x double> %or9.v.i.i.i2360, ptr %add.ptr23.i.i2356, align 8
  %add17.i.i2361 = add nuw nsw i64 %add1783.i.i2352, 8
  %cmp18.not.i.i2362 = icmp sgt i64 %add17.i.i2361, %489
  br i1 %cmp18.not.i.i2362, label %for.cond25.preheader.i.i2363, label %for.body20.i351.i2351, !llvm.loop !90

for.body28.i.i2369:                               ; preds = %for.cond25.preheader.i.i2363, %for.body28.i.i2369
  %j.185.i.i2370 = phi i64 [ %inc.i355.i2377, %for.body28.i.i2369 ], [ %j.0.lcssa.i.i2364, %for.cond25.preheader.i.i2363 ]
  %arrayidx29.i.i2371 = getelementptr inbounds double, ptr %add.ptr4.i.i2341, i64 %j.185.i.i2370
  %568 = load double, ptr %arrayidx29.i.i2371, align 8
  %arrayidx30.i.i2372 = getelementptr inbounds double, ptr %add.ptr.i347.i2337, i64 %j.185.i.i2370
  %569 = load double, ptr %arrayidx30.i.i2372, align 8
  %cmp31.i.i2373 = fcmp ole double %568, %569
  %cmp35.i353.i2374 = fcmp uno double %568, 0.000000e+00
  %or.cond.i354.i2375 = or i1 %cmp35.i353.i2374, %cmp31.i.i2373
  %spec.select.i.i2376 = select i1 %or.cond.i354.i2375, double %568, double %569
  store double %spec.select.i.i2376, ptr %arrayidx29.i.i2371, align 8
  %inc.i355.i2377 = add nuw nsw i64 %j.185.i.i2370, 1
  %exitcond.not.i356.i2378 = icmp eq i64 %inc.i355.i2377, %489
  br i1 %exitcond.not.i356.i2378, label %for.end41.i.i2366, label %for.body28.i.i2369, !llvm.loop !91

for.end41.i.i2366:                                ; preds = %for.body28.i.i2369, %for.cond25.preheader.i.i2363
  %inc43.i.i2367 = add nuw nsw i64 %m.087.i.i2333, 1
  %exitcond376.not.i2368 = icmp eq i64 %inc43.i.i2367, %554
  br i1 %exitcond376.not.i2368, label %for.inc101.i2297, label %for.body.i343.i2332, !llvm.loop !92

for.inc101.i2297:                                 ; preds = %for.end41.i.i2366, %if.end.i.i2396, %if.else94.i2331, %if.then93.i2379, %if.else94.thread.i2296
  %add.i2298 = add nuw nsw i64 %k44.0365.i2252, 512
  %add.ptr103.i2299 = getelementptr inbounds i8, ptr %values.0366.i2251, i64 %add.ptr103.idx.i2249
  %570 = load i64, ptr %arrayidx46.i2190, align 8
  %cmp47.not.i2300 = icmp slt i64 %add.i2298, %570
  br i1 %cmp47.not.i2300, label %for.body50.i2250, label %for.end106.i2192, !llvm.loop !93

for.end106.i2192:                                 ; preds = %for.inc101.i2297, %for.cond45.preheader.i2189
  %571 = load i64, ptr %a, align 8
  %cmp108.i2193 = icmp eq i64 %571, 0
  %tobool111.i2194 = icmp ne i64 %491, 0
  %or.cond184.i2195 = select i1 %cmp108.i2193, i1 %tobool111.i2194, i1 false
  br i1 %or.cond184.i2195, label %lor.lhs.false112.i2197, label %least_double.exit

lor.lhs.false112.i2197:                           ; preds = %for.end106.i2192
  %cmp113.i2198 = icmp ne ptr %cond.i2846, %492
  %tobool116.i2199 = icmp ne i64 %482, 0
  %or.cond185.i2200 = select i1 %cmp113.i2198, i1 true, i1 %tobool116.i2199
  br i1 %or.cond185.i2200, label %for.cond120.preheader.i2201, label %least_double.exit

for.cond120.preheader.i2201:                      ; preds = %lor.lhs.false112.i2197
  %cmp122.not367.i2202 = icmp slt i64 %mul.i2839, 8
  br i1 %cmp122.not367.i2202, label %for.cond145.preheader.i2214, label %for.body124.lr.ph.i2203

for.body124.lr.ph.i2203:                          ; preds = %for.cond120.preheader.i2201
  %add.ptr131.i2204 = getelementptr inbounds double, ptr %483, i64 %mul9.i2842
  br label %for.body124.i2205

for.cond145.preheader.i2214:                      ; preds = %if.end140.i2209, %for.cond120.preheader.i2201
  %k119.0.lcssa.i2215 = phi i64 [ 0, %for.cond120.preheader.i2201 ], [ %add121369.i2206, %if.end140.i2209 ]
  %cmp146370.i2216 = icmp slt i64 %k119.0.lcssa.i2215, %mul.i2839
  br i1 %cmp146370.i2216, label %for.body148.lr.ph.i2217, label %least_double.exit

for.body148.lr.ph.i2217:                          ; preds = %for.cond145.preheader.i2214
  %572 = getelementptr double, ptr %483, i64 %mul9.i2842
  br label %for.body148.i2218

for.body124.i2205:                                ; preds = %if.end140.i2209, %for.body124.lr.ph.i2203
  %add121369.i2206 = phi i64 [ 8, %for.body124.lr.ph.i2203 ], [ %add121.i2212, %if.end140.i2209 ]
  %k119.0368.i2207 = phi i64 [ 0, %for.body124.lr.ph.i2203 ], [ %add121369.i2206, %if.end140.i2209 ]
  %add.ptr125.i2208 = getelementptr inbounds double, ptr %cond.i2846, i64 %k119.0368.i2207
  %573 = load <8 x double>, ptr %add.ptr125.i2208, align 8
  br i1 %tobool116.i2199, label %land.lhs.true127.i2230, label %if.end140.i2209

land.lhs.true127.i2230:                           ; preds = %for.body124.i2205
  %574 = load i64, ptr %arrayidx8.i2841, align 8
  %tobool129.not.i2231 = icmp eq i64 %574, 0
  br i1 %tobool129.not.i2231, label %if.then136.i2235, label %if.then130.i2232

if.then130.i2232:                                 ; preds = %land.lhs.true127.i2230
  %add.ptr132.i2233 = getelementptr inbounds double, ptr %add.ptr131.i2204, i64 %k119.0368.i2207
  %575 = load <8 x double>, ptr %add.ptr132.i2233, align 8
  %add133.i2234 = fadd <8 x double> %573, %575
  br label %if.end140.i2209

if.then136.i2235:                                 ; preds = %land.lhs.true127.i2230
  %576 = load double, ptr %483, align 8
  %splat.splatinsert.i2236 = insertelement <8 x double> poison, double %576, i64 0
  %splat.splat.i2237 = shufflevector <8 x double> %splat.splatinsert.i2236, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i2238 = fadd <8 x double> %573, %splat.splat.i2237
  br label %if.end140.i2209

if.end140.i2209:                                  ; preds = %if.then136.i2235, %if.then130.i2232, %for.body124.i2205
  %sum.0.i2210 = phi <8 x double> [ %add133.i2234, %if.then130.i2232 ], [ %add138.i2238, %if.then136.i2235 ], [ %573, %for.body124.i2205 ]
  %add.ptr141.i2211 = getelementptr inbounds double, ptr %492, i64 %k119.0368.i2207
  store <8 x double> %sum.0.i2210, ptr %add.ptr141.i2211, align 8
  %add121.i2212 = add nuw nsw i64 %add121369.i2206, 8
  %cmp122.not.i2213 = icmp sgt i64 %add121.i2212, %mul.i2839
  br i1 %cmp122.not.i2213, label %for.cond145.preheader.i2214, label %for.body124.i2205, !llvm.loop !94

for.body148.i2218:                                ; preds = %cond.end159.i2221, %for.body148.lr.ph.i2217
  %k119.1371.i2219 = phi i64 [ %k119.0.lcssa.i2215, %for.body148.lr.ph.i2217 ], [ %inc163.i2224, %cond.end159.i2221 ]
  %arrayidx151.i2220 = getelementptr inbounds double, ptr %cond.i2846, i64 %k119.1371.i2219
  %577 = load double, ptr %arrayidx151.i2220, align 8
  br i1 %tobool116.i2199, label %cond.true150.i2226, label %cond.end159.i2221

cond.true150.i2226:                               ; preds = %for.body148.i2218
  %578 = load i64, ptr %arrayidx8.i2841, align 8
  %mul153.i2227 = mul nsw i64 %578, %k119.1371.i2219
  %arrayidx155.i2228 = getelementptr double, ptr %572, i64 %mul153.i2227
  %579 = load double, ptr %arrayidx155.i2228, align 8
  %add156.i2229 = fadd double %577, %579
  br label %cond.end159.i2221

cond.end159.i2221:                                ; preds = %cond.true150.i2226, %for.body148.i2218
  %cond160.i2222 = phi double [ %add156.i2229, %cond.true150.i2226 ], [ %577, %for.body148.i2218 ]
  %arrayidx161.i2223 = getelementptr inbounds double, ptr %492, i64 %k119.1371.i2219
  store double %cond160.i2222, ptr %arrayidx161.i2223, align 8
  %inc163.i2224 = add nuw nsw i64 %k119.1371.i2219, 1
  %exitcond378.not.i2225 = icmp eq i64 %inc163.i2224, %mul.i2839
  br i1 %exitcond378.not.i2225, label %least_double.exit, label %for.body148.i2218, !llvm.loop !95

least_double.exit:                                ; preds = %cond.end78.i2290, %cond.end159.i2221, %for.end106.i2192, %lor.lhs.false112.i2197, %for.cond145.preheader.i2214
  %retval.3.i2196 = phi i64 [ 0, %lor.lhs.false112.i2197 ], [ 0, %for.end106.i2192 ], [ 0, %for.cond145.preheader.i2214 ], [ 0, %cond.end159.i2221 ], [ 1, %cond.end78.i2290 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2159) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2158) #7
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2848, label %if.end30.i2535, label %land.lhs.true.i2527

land.lhs.true.i2527:                              ; preds = %cond.true47
  %tobool16.i2529.not = icmp eq i64 %482, 0
  br i1 %tobool16.i2529.not, label %if.then.i2531, label %land.lhs.true20.i2813

if.then.i2531:                                    ; preds = %land.lhs.true.i2527
  %580 = inttoptr i64 %495 to ptr
  %581 = load i32, ptr %580, align 4
  %tobool.not.i.i2532 = icmp eq i32 %581, 0
  br i1 %tobool.not.i.i2532, label %if.then.i.i2811, label %for.cond.preheader.i.i2533

if.then.i.i2811:                                  ; preds = %if.then.i2531
  %mul.i.i2812 = shl nsw i64 %mul.i2839, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i.i2812, i1 false)
  br label %if.end30.i2535

for.cond.preheader.i.i2533:                       ; preds = %if.then.i2531
  %cmp535.i.i2534 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp535.i.i2534, label %for.body.i.i2806, label %if.end30.i2535

for.body.i.i2806:                                 ; preds = %for.cond.preheader.i.i2533, %for.body.i.i2806
  %k.036.i.i2807 = phi i64 [ %inc.i.i2809, %for.body.i.i2806 ], [ 0, %for.cond.preheader.i.i2533 ]
  %arrayidx.i.i2808 = getelementptr inbounds i32, ptr %cond.i2846, i64 %k.036.i.i2807
  store i32 %581, ptr %arrayidx.i.i2808, align 4
  %inc.i.i2809 = add nuw nsw i64 %k.036.i.i2807, 1
  %exitcond38.not.i.i2810 = icmp eq i64 %inc.i.i2809, %mul.i2839
  br i1 %exitcond38.not.i.i2810, label %if.end30.i2535, label %for.body.i.i2806, !llvm.loop !4

land.lhs.true20.i2813:                            ; preds = %land.lhs.true.i2527
  %tobool22.not.i2814 = icmp eq i64 %490, 0
  br i1 %tobool22.not.i2814, label %if.then28.i2818, label %if.then23.i2815

if.then23.i2815:                                  ; preds = %land.lhs.true20.i2813
  %add.ptr.i2816 = getelementptr inbounds i32, ptr %483, i64 %mul9.i2842
  %mul24.i2817 = shl i64 %mul.i2839, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2846, ptr nonnull align 4 %add.ptr.i2816, i64 %mul24.i2817, i1 false)
  br label %if.end30.i2535

if.then28.i2818:                                  ; preds = %land.lhs.true20.i2813
  %582 = load i32, ptr %483, align 4
  %tobool.not.i285.i2819 = icmp eq i32 %582, 0
  br i1 %tobool.not.i285.i2819, label %if.then.i293.i2827, label %for.cond.preheader.i286.i2820

if.then.i293.i2827:                               ; preds = %if.then28.i2818
  %mul.i294.i2828 = shl nsw i64 %mul.i2839, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i294.i2828, i1 false)
  br label %if.end30.i2535

for.cond.preheader.i286.i2820:                    ; preds = %if.then28.i2818
  %cmp535.i287.i2821 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp535.i287.i2821, label %for.body.i288.i2822, label %if.end30.i2535

for.body.i288.i2822:                              ; preds = %for.cond.preheader.i286.i2820, %for.body.i288.i2822
  %k.036.i289.i2823 = phi i64 [ %inc.i291.i2825, %for.body.i288.i2822 ], [ 0, %for.cond.preheader.i286.i2820 ]
  %arrayidx.i290.i2824 = getelementptr inbounds i32, ptr %cond.i2846, i64 %k.036.i289.i2823
  store i32 %582, ptr %arrayidx.i290.i2824, align 4
  %inc.i291.i2825 = add nuw nsw i64 %k.036.i289.i2823, 1
  %exitcond38.not.i292.i2826 = icmp eq i64 %inc.i291.i2825, %mul.i2839
  br i1 %exitcond38.not.i292.i2826, label %if.end30.i2535, label %for.body.i288.i2822, !llvm.loop !4

if.end30.i2535:                                   ; preds = %for.body.i288.i2822, %for.body.i.i2806, %for.cond.preheader.i286.i2820, %if.then.i293.i2827, %if.then23.i2815, %for.cond.preheader.i.i2533, %if.then.i.i2811, %cond.true47
  %cmp31.i2536 = icmp eq i64 %486, 0
  br i1 %cmp31.i2536, label %land.end.i2795, label %land.end.thread.i2537

land.end.thread.i2537:                            ; preds = %if.end30.i2535
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2507) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2508) #7
  br label %for.cond45.preheader.i2538

land.end.i2795:                                   ; preds = %if.end30.i2535
  %arrayidx32.i2796 = getelementptr inbounds i8, ptr %a, i64 56
  %583 = load i64, ptr %arrayidx32.i2796, align 8
  %cmp33.i2797 = icmp eq i64 %487, %583
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2507) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2508) #7
  br i1 %cmp33.i2797, label %for.body.lr.ph.i2798, label %for.cond45.preheader.i2538

for.body.lr.ph.i2798:                             ; preds = %land.end.i2795
  %places42.i2799 = getelementptr inbounds i8, ptr %found.i2508, i64 2080
  br label %for.body.i2800

for.cond45.preheader.i2538:                       ; preds = %for.body.i2800, %land.end.i2795, %land.end.thread.i2537
  %584 = phi i1 [ false, %land.end.thread.i2537 ], [ false, %land.end.i2795 ], [ true, %for.body.i2800 ]
  %arrayidx46.i2539 = getelementptr inbounds i8, ptr %a, i64 48
  %585 = load i64, ptr %arrayidx46.i2539, align 8
  %cmp47.not361.i = icmp sgt i64 %585, 0
  br i1 %cmp47.not361.i, label %for.body50.lr.ph.i2582, label %for.end106.i2540

for.body50.lr.ph.i2582:                           ; preds = %for.cond45.preheader.i2538
  %places63.i2583 = getelementptr inbounds i8, ptr %found.i2508, i64 2080
  %cond67.i2584 = select i1 %584, ptr %places63.i2583, ptr %places.i2507
  %arrayidx68.i2585 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2586 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i2587 = trunc i64 %486 to i32
  %conv1.i.i2588 = trunc i64 %sub.i2838 to i32
  %count32.i.i2589 = getelementptr inbounds i8, ptr %found.i2508, i64 4160
  %cmp91.i2590 = icmp eq i64 %489, 1
  %cmp18.not80.i.i = icmp slt i64 %489, 8
  %add.ptr103.idx.i2591 = shl nsw i64 %488, 11
  br label %for.body50.i2592

for.body.i2800:                                   ; preds = %for.body.i2800, %for.body.lr.ph.i2798
  %k.0360.i = phi i64 [ 0, %for.body.lr.ph.i2798 ], [ %inc.i2804, %for.body.i2800 ]
  %conv40.i2801 = trunc nuw i64 %k.0360.i to i32
  %arrayidx41.i2802 = getelementptr inbounds [520 x i32], ptr %found.i2508, i64 0, i64 %k.0360.i
  store i32 %conv40.i2801, ptr %arrayidx41.i2802, align 4
  %arrayidx43.i2803 = getelementptr inbounds [520 x i32], ptr %places42.i2799, i64 0, i64 %k.0360.i
  store i32 0, ptr %arrayidx43.i2803, align 4
  %inc.i2804 = add nuw nsw i64 %k.0360.i, 1
  %exitcond.not = icmp eq i64 %inc.i2804, 520
  br i1 %exitcond.not, label %for.cond45.preheader.i2538, label %for.body.i2800, !llvm.loop !96

for.body50.i2592:                                 ; preds = %for.inc101.i2637, %for.body50.lr.ph.i2582
  %586 = phi i64 [ %585, %for.body50.lr.ph.i2582 ], [ %612, %for.inc101.i2637 ]
  %values.0364.i = phi ptr [ %481, %for.body50.lr.ph.i2582 ], [ %add.ptr103.i2639, %for.inc101.i2637 ]
  %k44.0363.i = phi i64 [ 0, %for.body50.lr.ph.i2582 ], [ %add.i2638, %for.inc101.i2637 ]
  %sub52.i2593 = sub nsw i64 %586, %k44.0363.i
  %spec.select.i2594 = tail call i64 @llvm.smin.i64(i64 %sub52.i2593, i64 512)
  %587 = load i64, ptr %arrayidx68.i2585, align 8
  %cmp69.i2595 = icmp eq i64 %587, 4
  %588 = load i64, ptr %arrayidx76.i2586, align 8
  %cmp.not65.i.i2596 = icmp slt i64 %sub52.i2593, 8
  br i1 %cmp69.i2595, label %cond.true71.i2746, label %cond.false74.i2597

cond.true71.i2746:                                ; preds = %for.body50.i2592
  %add.ptr72.i2747 = getelementptr inbounds i32, ptr %485, i64 %k44.0363.i
  br i1 %cmp.not65.i.i2596, label %for.cond11.preheader.i.i2768, label %for.body.lr.ph.i.i2748

for.body.lr.ph.i.i2748:                           ; preds = %cond.true71.i2746
  %splat.splatinsert.i.i2749 = insertelement <8 x i64> poison, i64 %588, i64 0
  %splat.splat.i.i2750 = shufflevector <8 x i64> %splat.splatinsert.i.i2749, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i2751

for.cond11.preheader.i.i2768:                     ; preds = %for.body.i296.i2751, %cond.true71.i2746
  %outside.0.lcssa.i.i2769 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2746 ], [ %or7.i.i2763, %for.body.i296.i2751 ]
  %k.0.lcssa.i.i2770 = phi i64 [ 0, %cond.true71.i2746 ], [ %add68.i.i2752, %for.body.i296.i2751 ]
  br label %for.body14.i.i2771

for.body.i296.i2751:                              ; preds = %for.body.i296.i2751, %for.body.lr.ph.i.i2748
  %add68.i.i2752 = phi i64 [ 8, %for.body.lr.ph.i.i2748 ], [ %add.i.i2766, %for.body.i296.i2751 ]
  %k.067.i.i2753 = phi i64 [ 0, %for.body.lr.ph.i.i2748 ], [ %add68.i.i2752, %for.body.i296.i2751 ]
  %outside.066.i.i2754 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2748 ], [ %or7.i.i2763, %for.body.i296.i2751 ]
  %add.ptr.i.i2755 = getelementptr inbounds i32, ptr %add.ptr72.i2747, i64 %k.067.i.i2753
  %589 = load <8 x i32>, ptr %add.ptr.i.i2755, align 4
  %conv.i.i2756 = sext <8 x i32> %589 to <8 x i64>
  %isneg.i.i2757 = icmp slt <8 x i32> %589, zeroinitializer
  %and.i.i2758 = select <8 x i1> %isneg.i.i2757, <8 x i64> %splat.splat.i.i2750, <8 x i64> zeroinitializer
  %add1.i.i2759 = add <8 x i64> %and.i.i2758, %conv.i.i2756
  %add1.lobit.i.i2760 = ashr <8 x i64> %add1.i.i2759, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2761 = icmp slt <8 x i64> %add1.i.i2759, %splat.splat.i.i2750
  %or.i.i2762 = select <8 x i1> %cmp5.not.i.i2761, <8 x i64> %add1.lobit.i.i2760, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2763 = or <8 x i64> %or.i.i2762, %outside.066.i.i2754
  %conv8.i.i2764 = trunc <8 x i64> %add1.i.i2759 to <8 x i32>
  %add.ptr9.i.i2765 = getelementptr inbounds i32, ptr %cond67.i2584, i64 %k.067.i.i2753
  store <8 x i32> %conv8.i.i2764, ptr %add.ptr9.i.i2765, align 4
  %add.i.i2766 = add nuw nsw i64 %add68.i.i2752, 8
  %cmp.not.i.i2767 = icmp sgt i64 %add.i.i2766, %spec.select.i2594
  br i1 %cmp.not.i.i2767, label %for.cond11.preheader.i.i2768, label %for.body.i296.i2751, !llvm.loop !8

for.cond18.preheader.i.i2778:                     ; preds = %for.body14.i.i2771
  %cmp1972.i.i2779 = icmp slt i64 %k.0.lcssa.i.i2770, %spec.select.i2594
  br i1 %cmp1972.i.i2779, label %for.body21.i.i2780, label %cond.end78.i2630

for.body14.i.i2771:                               ; preds = %for.body14.i.i2771, %for.cond11.preheader.i.i2768
  %j.071.i.i2772 = phi i64 [ 0, %for.cond11.preheader.i.i2768 ], [ %inc.i297.i2776, %for.body14.i.i2771 ]
  %wrong.070.i.i2773 = phi i64 [ 0, %for.cond11.preheader.i.i2768 ], [ %or15.i.i2775, %for.body14.i.i2771 ]
  %vecext.i.i2774 = extractelement <8 x i64> %outside.0.lcssa.i.i2769, i64 %j.071.i.i2772
  %or15.i.i2775 = or i64 %vecext.i.i2774, %wrong.070.i.i2773
  %inc.i297.i2776 = add nuw nsw i64 %j.071.i.i2772, 1
  %exitcond.not.i.i2777 = icmp eq i64 %inc.i297.i2776, 8
  br i1 %exitcond.not.i.i2777, label %for.cond18.preheader.i.i2778, label %for.body14.i.i2771, !llvm.loop !9

for.body21.i.i2780:                               ; preds = %for.cond18.preheader.i.i2778, %for.body21.i.i2780
  %k.174.i.i2781 = phi i64 [ %inc35.i.i2793, %for.body21.i.i2780 ], [ %k.0.lcssa.i.i2770, %for.cond18.preheader.i.i2778 ]
  %wrong.173.i.i2782 = phi i64 [ %or31.i.i2790, %for.body21.i.i2780 ], [ %or15.i.i2775, %for.cond18.preheader.i.i2778 ]
  %arrayidx.i298.i2783 = getelementptr inbounds i32, ptr %add.ptr72.i2747, i64 %k.174.i.i2781
  %590 = load i32, ptr %arrayidx.i298.i2783, align 4
  %conv23.i.i2784 = sext i32 %590 to i64
  %cmp25.i.i2785 = icmp slt i32 %590, 0
  %cond.i.i2786 = select i1 %cmp25.i.i2785, i64 %588, i64 0
  %add27.i.i2787 = add nsw i64 %cond.i.i2786, %conv23.i.i2784
  %cmp28.i.i2788 = icmp uge i64 %add27.i.i2787, %588
  %conv30.i.i2789 = zext i1 %cmp28.i.i2788 to i64
  %or31.i.i2790 = or i64 %wrong.173.i.i2782, %conv30.i.i2789
  %conv32.i.i2791 = trunc i64 %add27.i.i2787 to i32
  %arrayidx33.i.i2792 = getelementptr inbounds i32, ptr %cond67.i2584, i64 %k.174.i.i2781
  store i32 %conv32.i.i2791, ptr %arrayidx33.i.i2792, align 4
  %inc35.i.i2793 = add nuw nsw i64 %k.174.i.i2781, 1
  %exitcond76.not.i.i2794 = icmp eq i64 %inc35.i.i2793, %spec.select.i2594
  br i1 %exitcond76.not.i.i2794, label %cond.end78.i2630, label %for.body21.i.i2780, !llvm.loop !10

cond.false74.i2597:                               ; preds = %for.body50.i2592
  %add.ptr75.i2598 = getelementptr inbounds i64, ptr %485, i64 %k44.0363.i
  br i1 %cmp.not65.i.i2596, label %for.cond10.preheader.i.i2618, label %for.body.lr.ph.i299.i2599

for.body.lr.ph.i299.i2599:                        ; preds = %cond.false74.i2597
  %splat.splatinsert.i300.i2600 = insertelement <8 x i64> poison, i64 %588, i64 0
  %splat.splat.i301.i2601 = shufflevector <8 x i64> %splat.splatinsert.i300.i2600, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2602

for.cond10.preheader.i.i2618:                     ; preds = %for.body.i302.i2602, %cond.false74.i2597
  %outside.0.lcssa.i314.i2619 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2597 ], [ %or7.i310.i2613, %for.body.i302.i2602 ]
  %k.0.lcssa.i315.i2620 = phi i64 [ 0, %cond.false74.i2597 ], [ %add66.i.i2603, %for.body.i302.i2602 ]
  br label %for.body13.i.i2621

for.body.i302.i2602:                              ; preds = %for.body.i302.i2602, %for.body.lr.ph.i299.i2599
  %add66.i.i2603 = phi i64 [ 8, %for.body.lr.ph.i299.i2599 ], [ %add.i312.i2616, %for.body.i302.i2602 ]
  %k.065.i.i2604 = phi i64 [ 0, %for.body.lr.ph.i299.i2599 ], [ %add66.i.i2603, %for.body.i302.i2602 ]
  %outside.064.i.i2605 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2599 ], [ %or7.i310.i2613, %for.body.i302.i2602 ]
  %add.ptr.i303.i2606 = getelementptr inbounds i64, ptr %add.ptr75.i2598, i64 %k.065.i.i2604
  %591 = load <8 x i64>, ptr %add.ptr.i303.i2606, align 8
  %isneg.i304.i2607 = icmp slt <8 x i64> %591, zeroinitializer
  %and.i305.i2608 = select <8 x i1> %isneg.i304.i2607, <8 x i64> %splat.splat.i301.i2601, <8 x i64> zeroinitializer
  %add1.i306.i2609 = add <8 x i64> %and.i305.i2608, %591
  %add1.lobit.i307.i2610 = ashr <8 x i64> %add1.i306.i2609, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2611 = icmp slt <8 x i64> %add1.i306.i2609, %splat.splat.i301.i2601
  %or.i309.i2612 = select <8 x i1> %cmp5.not.i308.i2611, <8 x i64> %add1.lobit.i307.i2610, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2613 = or <8 x i64> %or.i309.i2612, %outside.064.i.i2605
  %conv.i311.i2614 = trunc <8 x i64> %add1.i306.i2609 to <8 x i32>
  %add.ptr8.i.i2615 = getelementptr inbounds i32, ptr %cond67.i2584, i64 %k.065.i.i2604
  store <8 x i32> %conv.i311.i2614, ptr %add.ptr8.i.i2615, align 4
  %add.i312.i2616 = add nuw nsw i64 %add66.i.i2603, 8
  %cmp.not.i313.i2617 = icmp sgt i64 %add.i312.i2616, %spec.select.i2594
  br i1 %cmp.not.i313.i2617, label %for.cond10.preheader.i.i2618, label %for.body.i302.i2602, !llvm.loop !11

for.cond17.preheader.i.i2628:                     ; preds = %for.body13.i.i2621
  %cmp1870.i.i2629 = icmp slt i64 %k.0.lcssa.i315.i2620, %spec.select.i2594
  br i1 %cmp1870.i.i2629, label %for.body20.i.i2732, label %cond.end78.i2630

for.body13.i.i2621:                               ; preds = %for.body13.i.i2621, %for.cond10.preheader.i.i2618
  %j.069.i.i2622 = phi i64 [ 0, %for.cond10.preheader.i.i2618 ], [ %inc.i317.i2626, %for.body13.i.i2621 ]
  %wrong.068.i.i2623 = phi i64 [ 0, %for.cond10.preheader.i.i2618 ], [ %or14.i.i2625, %for.body13.i.i2621 ]
  %vecext.i316.i2624 = extractelement <8 x i64> %outside.0.lcssa.i314.i2619, i64 %j.069.i.i2622
  %or14.i.i2625 = or i64 %vecext.i316.i2624, %wrong.068.i.i2623
  %inc.i317.i2626 = add nuw nsw i64 %j.069.i.i2622, 1
  %exitcond.not.i318.i2627 = icmp eq i64 %inc.i317.i2626, 8
  br i1 %exitcond.not.i318.i2627, label %for.cond17.preheader.i.i2628, label %for.body13.i.i2621, !llvm.loop !12

for.body20.i.i2732:                               ; preds = %for.cond17.preheader.i.i2628, %for.body20.i.i2732
  %k.172.i.i2733 = phi i64 [ %inc33.i.i2744, %for.body20.i.i2732 ], [ %k.0.lcssa.i315.i2620, %for.cond17.preheader.i.i2628 ]
  %wrong.171.i.i2734 = phi i64 [ %or29.i.i2741, %for.body20.i.i2732 ], [ %or14.i.i2625, %for.cond17.preheader.i.i2628 ]
  %arrayidx.i320.i2735 = getelementptr inbounds i64, ptr %add.ptr75.i2598, i64 %k.172.i.i2733
  %592 = load i64, ptr %arrayidx.i320.i2735, align 8
  %cmp23.i.i2736 = icmp slt i64 %592, 0
  %cond.i321.i2737 = select i1 %cmp23.i.i2736, i64 %588, i64 0
  %add25.i.i2738 = add nsw i64 %cond.i321.i2737, %592
  %cmp26.i.i2739 = icmp uge i64 %add25.i.i2738, %588
  %conv28.i.i2740 = zext i1 %cmp26.i.i2739 to i64
  %or29.i.i2741 = or i64 %wrong.171.i.i2734, %conv28.i.i2740
  %conv30.i322.i2742 = trunc i64 %add25.i.i2738 to i32
  %arrayidx31.i.i2743 = getelementptr inbounds i32, ptr %cond67.i2584, i64 %k.172.i.i2733
  store i32 %conv30.i322.i2742, ptr %arrayidx31.i.i2743, align 4
  %inc33.i.i2744 = add nuw nsw i64 %k.172.i.i2733, 1
  %exitcond74.not.i.i2745 = icmp eq i64 %inc33.i.i2744, %spec.select.i2594
  br i1 %exitcond74.not.i.i2745, label %cond.end78.i2630, label %for.body20.i.i2732, !llvm.loop !13

cond.end78.i2630:                                 ; preds = %for.body20.i.i2732, %for.body21.i.i2780, %for.cond17.preheader.i.i2628, %for.cond18.preheader.i.i2778
  %cond79.in.in.i2631 = phi i64 [ %or15.i.i2775, %for.cond18.preheader.i.i2778 ], [ %or14.i.i2625, %for.cond17.preheader.i.i2628 ], [ %or31.i.i2790, %for.body21.i.i2780 ], [ %or29.i.i2741, %for.body20.i.i2732 ]
  %cond79.in.not.i2632 = icmp eq i64 %cond79.in.in.i2631, 0
  br i1 %cond79.in.not.i2632, label %if.end82.i2633, label %least_int.exit

if.end82.i2633:                                   ; preds = %cond.end78.i2630
  br i1 %584, label %if.end87.i2667, label %if.else85.i2634

if.else85.i2634:                                  ; preds = %if.end82.i2633
  %cmp55.i.i2635 = icmp sgt i64 %sub52.i2593, 0
  br i1 %cmp55.i.i2635, label %for.body.i325.i2641, label %if.else94.thread.i2636

for.cond12.preheader.i.i2654:                     ; preds = %for.body.i325.i2641
  %tobool.not.i330.i2655 = icmp eq i64 %add.i327.i2651, 0
  br i1 %tobool.not.i330.i2655, label %if.else94.thread.i2636, label %for.body16.lr.ph.i.i2656

for.body16.lr.ph.i.i2656:                         ; preds = %for.cond12.preheader.i.i2654
  %sub18.i.i2657 = add nsw i64 %add.i327.i2651, -1
  %arrayidx19.i.i2658 = getelementptr inbounds [520 x i32], ptr %found.i2508, i64 0, i64 %sub18.i.i2657
  %arrayidx25.i.i2659 = getelementptr inbounds [520 x i32], ptr %places63.i2583, i64 0, i64 %sub18.i.i2657
  br label %for.body16.i.i2660

for.body.i325.i2641:                              ; preds = %if.else85.i2634, %for.body.i325.i2641
  %n.057.i.i2642 = phi i64 [ %add.i327.i2651, %for.body.i325.i2641 ], [ 0, %if.else85.i2634 ]
  %k.056.i.i2643 = phi i64 [ %inc.i328.i2652, %for.body.i325.i2641 ], [ 0, %if.else85.i2634 ]
  %arrayidx.i326.i2644 = getelementptr inbounds i32, ptr %places.i2507, i64 %k.056.i.i2643
  %593 = load i32, ptr %arrayidx.i326.i2644, align 4
  %sub3.i.i2645 = sub i32 %593, %conv.i323.i2587
  %conv4.i.i2646 = trunc i64 %k.056.i.i2643 to i32
  %arrayidx5.i.i2647 = getelementptr inbounds [520 x i32], ptr %found.i2508, i64 0, i64 %n.057.i.i2642
  store i32 %conv4.i.i2646, ptr %arrayidx5.i.i2647, align 4
  %arrayidx7.i.i2648 = getelementptr inbounds [520 x i32], ptr %places63.i2583, i64 0, i64 %n.057.i.i2642
  store i32 %sub3.i.i2645, ptr %arrayidx7.i.i2648, align 4
  %cmp8.i.i2649 = icmp ult i32 %sub3.i.i2645, %conv1.i.i2588
  %conv10.i.i2650 = zext i1 %cmp8.i.i2649 to i64
  %add.i327.i2651 = add nuw nsw i64 %n.057.i.i2642, %conv10.i.i2650
  %inc.i328.i2652 = add nuw nsw i64 %k.056.i.i2643, 1
  %exitcond.not.i329.i2653 = icmp eq i64 %inc.i328.i2652, %spec.select.i2594
  br i1 %exitcond.not.i329.i2653, label %for.cond12.preheader.i.i2654, label %for.body.i325.i2641, !llvm.loop !14

for.body16.i.i2660:                               ; preds = %for.body16.i.i2660, %for.body16.lr.ph.i.i2656
  %k11.058.i.i2661 = phi i64 [ 0, %for.body16.lr.ph.i.i2656 ], [ %inc30.i.i2665, %for.body16.i.i2660 ]
  %594 = load i32, ptr %arrayidx19.i.i2658, align 4
  %add21.i.i2662 = add nuw nsw i64 %k11.058.i.i2661, %add.i327.i2651
  %arrayidx22.i.i2663 = getelementptr inbounds [520 x i32], ptr %found.i2508, i64 0, i64 %add21.i.i2662
  store i32 %594, ptr %arrayidx22.i.i2663, align 4
  %595 = load i32, ptr %arrayidx25.i.i2659, align 4
  %arrayidx28.i.i2664 = getelementptr inbounds [520 x i32], ptr %places63.i2583, i64 0, i64 %add21.i.i2662
  store i32 %595, ptr %arrayidx28.i.i2664, align 4
  %inc30.i.i2665 = add nuw nsw i64 %k11.058.i.i2661, 1
  %exitcond.not.i2666 = icmp eq i64 %inc30.i.i2665, 8
  br i1 %exitcond.not.i2666, label %if.end87.i2667, label %for.body16.i.i2660, !llvm.loop !15

if.else94.thread.i2636:                           ; preds = %for.cond12.preheader.i.i2654, %if.else85.i2634
  store i64 0, ptr %count32.i.i2589, align 8
  br label %for.inc101.i2637

if.end87.i2667:                                   ; preds = %for.body16.i.i2660, %if.end82.i2633
  %596 = phi i64 [ %spec.select.i2594, %if.end82.i2633 ], [ %add.i327.i2651, %for.body16.i.i2660 ]
  store i64 %596, ptr %count32.i.i2589, align 8
  %tobool89.i2668 = icmp ne i64 %596, 0
  %or.cond183.i2669 = select i1 %tobool89.i2668, i1 %cmp91.i2590, i1 false
  %cmp47.i.i2670 = icmp sgt i64 %596, 0
  br i1 %or.cond183.i2669, label %if.then93.i2705, label %if.else94.i2671

if.then93.i2705:                                  ; preds = %if.end87.i2667
  br i1 %cmp47.i.i2670, label %for.body.preheader.i.i2706, label %for.inc101.i2637

for.body.preheader.i.i2706:                       ; preds = %if.then93.i2705
  %597 = load i32, ptr %places63.i2583, align 8
  %conv.i331.i2707 = sext i32 %597 to i64
  %arrayidx1.i.i2708 = getelementptr inbounds i32, ptr %cond.i2846, i64 %conv.i331.i2707
  %598 = load i32, ptr %arrayidx1.i.i2708, align 4
  br label %for.body.i332.i2709

for.body.i332.i2709:                              ; preds = %if.end.i.i2722, %for.body.preheader.i.i2706
  %before.050.i.i2710 = phi i64 [ %conv5.i.i2714, %if.end.i.i2722 ], [ %conv.i331.i2707, %for.body.preheader.i.i2706 ]
  %m.049.i.i2711 = phi i64 [ %inc.i339.i2730, %if.end.i.i2722 ], [ 0, %for.body.preheader.i.i2706 ]
  %found.048.i.i2712 = phi i32 [ %cond.i338.i2728, %if.end.i.i2722 ], [ %598, %for.body.preheader.i.i2706 ]
  %arrayidx4.i.i2713 = getelementptr inbounds [520 x i32], ptr %places63.i2583, i64 0, i64 %m.049.i.i2711
  %599 = load i32, ptr %arrayidx4.i.i2713, align 4
  %conv5.i.i2714 = sext i32 %599 to i64
  %add.i333.i2715 = add nuw nsw i64 %m.049.i.i2711, 8
  %arrayidx7.i334.i2716 = getelementptr inbounds [520 x i32], ptr %places63.i2583, i64 0, i64 %add.i333.i2715
  %600 = load i32, ptr %arrayidx7.i334.i2716, align 4
  %idx.ext.i.i2717 = sext i32 %600 to i64
  %add.ptr.i335.i2718 = getelementptr inbounds i32, ptr %cond.i2846, i64 %idx.ext.i.i2717
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2718, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2719 = icmp eq i64 %before.050.i.i2710, %conv5.i.i2714
  br i1 %cmp8.not.i.i2719, label %if.end.i.i2722, label %if.then.i336.i2720

if.then.i336.i2720:                               ; preds = %for.body.i332.i2709
  %arrayidx10.i.i2721 = getelementptr inbounds i32, ptr %cond.i2846, i64 %conv5.i.i2714
  %601 = load i32, ptr %arrayidx10.i.i2721, align 4
  br label %if.end.i.i2722

if.end.i.i2722:                                   ; preds = %if.then.i336.i2720, %for.body.i332.i2709
  %found.1.i.i2723 = phi i32 [ %601, %if.then.i336.i2720 ], [ %found.048.i.i2712, %for.body.i332.i2709 ]
  %arrayidx11.i.i2724 = getelementptr inbounds [520 x i32], ptr %found.i2508, i64 0, i64 %m.049.i.i2711
  %602 = load i32, ptr %arrayidx11.i.i2724, align 4
  %conv12.i.i2725 = sext i32 %602 to i64
  %mul.i337.i2726 = mul nsw i64 %488, %conv12.i.i2725
  %arrayidx13.i.i2727 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul.i337.i2726
  %603 = load i32, ptr %arrayidx13.i.i2727, align 4
  %cond.i338.i2728 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i2723, i32 %603)
  %arrayidx23.i.i2729 = getelementptr inbounds i32, ptr %cond.i2846, i64 %conv5.i.i2714
  store i32 %cond.i338.i2728, ptr %arrayidx23.i.i2729, align 4
  %inc.i339.i2730 = add nuw nsw i64 %m.049.i.i2711, 1
  %exitcond375.not.i2731 = icmp eq i64 %inc.i339.i2730, %596
  br i1 %exitcond375.not.i2731, label %for.inc101.i2637, label %for.body.i332.i2709, !llvm.loop !97

if.else94.i2671:                                  ; preds = %if.end87.i2667
  br i1 %cmp47.i.i2670, label %for.body.i343.i2672, label %for.inc101.i2637

for.body.i343.i2672:                              ; preds = %if.else94.i2671, %for.end41.i.i2698
  %m.086.i.i = phi i64 [ %inc43.i.i2699, %for.end41.i.i2698 ], [ 0, %if.else94.i2671 ]
  %arrayidx.i344.i2673 = getelementptr inbounds [520 x i32], ptr %found.i2508, i64 0, i64 %m.086.i.i
  %604 = load i32, ptr %arrayidx.i344.i2673, align 4
  %conv.i345.i2674 = sext i32 %604 to i64
  %mul.i346.i2675 = mul nsw i64 %488, %conv.i345.i2674
  %add.ptr.i347.i2676 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul.i346.i2675
  %arrayidx1.i348.i2677 = getelementptr inbounds [520 x i32], ptr %places63.i2583, i64 0, i64 %m.086.i.i
  %605 = load i32, ptr %arrayidx1.i348.i2677, align 4
  %conv2.i.i2678 = sext i32 %605 to i64
  %mul3.i.i2679 = mul nsw i64 %489, %conv2.i.i2678
  %add.ptr4.i.i2680 = getelementptr inbounds i32, ptr %cond.i2846, i64 %mul3.i.i2679
  %add.i349.i2681 = add nuw nsw i64 %m.086.i.i, 8
  %arrayidx6.i.i2682 = getelementptr inbounds [520 x i32], ptr %found.i2508, i64 0, i64 %add.i349.i2681
  %606 = load i32, ptr %arrayidx6.i.i2682, align 4
  %conv7.i.i2683 = sext i32 %606 to i64
  %mul8.i.i2684 = mul nsw i64 %488, %conv7.i.i2683
  %add.ptr9.i350.i2685 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul8.i.i2684
  %arrayidx12.i.i2686 = getelementptr inbounds [520 x i32], ptr %places63.i2583, i64 0, i64 %add.i349.i2681
  %607 = load i32, ptr %arrayidx12.i.i2686, align 4
  %conv13.i.i2687 = sext i32 %607 to i64
  %mul14.i.i2688 = mul nsw i64 %489, %conv13.i.i2687
  %add.ptr15.i.i2689 = getelementptr inbounds i32, ptr %cond.i2846, i64 %mul14.i.i2688
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2689, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i, label %for.cond25.preheader.i.i2696, label %for.body20.i351.i2690

for.cond25.preheader.i.i2696:                     ; preds = %for.body20.i351.i2690, %for.body.i343.i2672
  %j.0.lcssa.i.i2697 = phi i64 [ 0, %for.body.i343.i2672 ], [ %add1782.i.i, %for.body20.i351.i2690 ]
  %cmp2683.i.i = icmp slt i64 %j.0.lcssa.i.i2697, %489
  br i1 %cmp2683.i.i, label %for.body28.i.i2701, label %for.end41.i.i2698

for.body20.i351.i2690:                            ; preds = %for.body.i343.i2672, %for.body20.i351.i2690
  %add1782.i.i = phi i64 [ %add17.i.i2694, %for.body20.i351.i2690 ], [ 8, %for.body.i343.i2672 ]
  %j.081.i.i = phi i64 [ %add1782.i.i, %for.body20.i351.i2690 ], [ 0, %for.body.i343.i2672 ]
  %add.ptr21.i.i2691 = getelementptr inbounds i32, ptr %add.ptr9.i350.i2685, i64 %j.081.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2691, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2692 = getelementptr inbounds i32, ptr %add.ptr.i347.i2676, i64 %j.081.i.i
  %add.ptr23.i.i2693 = getelementptr inbounds i32, ptr %add.ptr4.i.i2680, i64 %j.081.i.i
  %608 = load <8 x i32>, ptr %add.ptr23.i.i2693, align 4
  %609 = load <8 x i32>, ptr %add.ptr22.i.i2692, align 4
  %or9.i.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %608, <8 x i32> %609)
  store <8 x i32> %or9.i.i.i, ptr %add.ptr23.i.i2693, align 4
  %add17.i.i2694 = add nuw nsw i64 %add1782.i.i, 8
  %cmp18.not.i.i2695 = icmp sgt i64 %add17.i.i2694, %489
  br i1 %cmp18.not.i.i2695, label %for.cond25.preheader.i.i2696, label %for.body20.i351.i2690, !llvm.loop !98

for.body28.i.i2701:                               ; preds = %for.cond25.preheader.i.i2696, %for.body28.i.i2701
  %j.184.i.i = phi i64 [ %inc.i353.i, %for.body28.i.i2701 ], [ %j.0.lcssa.i.i2697, %for.cond25.preheader.i.i2696 ]
  %arrayidx29.i.i2702 = getelementptr inbounds i32, ptr %add.ptr4.i.i2680, i64 %j.184.i.i
  %610 = load i32, ptr %arrayidx29.i.i2702, align 4
  %arrayidx30.i.i2703 = getelementptr inbounds i32, ptr %add.ptr.i347.i2676, i64 %j.184.i.i
  %611 = load i32, ptr %arrayidx30.i.i2703, align 4
  %spec.select.i.i2704 = tail call i32 @llvm.smin.i32(i32 %610, i32 %611)
  store i32 %spec.select.i.i2704, ptr %arrayidx29.i.i2702, align 4
  %inc.i353.i = add nuw nsw i64 %j.184.i.i, 1
  %exitcond.not.i354.i = icmp eq i64 %inc.i353.i, %489
  br i1 %exitcond.not.i354.i, label %for.end41.i.i2698, label %for.body28.i.i2701, !llvm.loop !99

for.end41.i.i2698:                                ; preds = %for.body28.i.i2701, %for.cond25.preheader.i.i2696
  %inc43.i.i2699 = add nuw nsw i64 %m.086.i.i, 1
  %exitcond374.not.i2700 = icmp eq i64 %inc43.i.i2699, %596
  br i1 %exitcond374.not.i2700, label %for.inc101.i2637, label %for.body.i343.i2672, !llvm.loop !100

for.inc101.i2637:                                 ; preds = %for.end41.i.i2698, %if.end.i.i2722, %if.else94.i2671, %if.then93.i2705, %if.else94.thread.i2636
  %add.i2638 = add nuw nsw i64 %k44.0363.i, 512
  %add.ptr103.i2639 = getelementptr inbounds i8, ptr %values.0364.i, i64 %add.ptr103.idx.i2591
  %612 = load i64, ptr %arrayidx46.i2539, align 8
  %cmp47.not.i2640 = icmp slt i64 %add.i2638, %612
  br i1 %cmp47.not.i2640, label %for.body50.i2592, label %for.end106.i2540, !llvm.loop !101

for.end106.i2540:                                 ; preds = %for.inc101.i2637, %for.cond45.preheader.i2538
  %613 = load i64, ptr %a, align 8
  %cmp108.i2541 = icmp eq i64 %613, 0
  %tobool111.i2542 = icmp ne i64 %491, 0
  %or.cond184.i2543 = select i1 %cmp108.i2541, i1 %tobool111.i2542, i1 false
  br i1 %or.cond184.i2543, label %lor.lhs.false112.i2545, label %least_int.exit

lor.lhs.false112.i2545:                           ; preds = %for.end106.i2540
  %cmp113.i2546 = icmp ne ptr %cond.i2846, %492
  %tobool116.i2547 = icmp ne i64 %482, 0
  %or.cond185.i2548 = select i1 %cmp113.i2546, i1 true, i1 %tobool116.i2547
  br i1 %or.cond185.i2548, label %for.cond120.preheader.i2549, label %least_int.exit

for.cond120.preheader.i2549:                      ; preds = %lor.lhs.false112.i2545
  %cmp122.not365.i = icmp slt i64 %mul.i2839, 8
  br i1 %cmp122.not365.i, label %for.cond145.preheader.i2559, label %for.body124.lr.ph.i2550

for.body124.lr.ph.i2550:                          ; preds = %for.cond120.preheader.i2549
  %add.ptr131.i2551 = getelementptr inbounds i32, ptr %483, i64 %mul9.i2842
  br label %for.body124.i2552

for.cond145.preheader.i2559:                      ; preds = %if.end140.i2554, %for.cond120.preheader.i2549
  %k119.0.lcssa.i2560 = phi i64 [ 0, %for.cond120.preheader.i2549 ], [ %add121367.i, %if.end140.i2554 ]
  %cmp146368.i = icmp slt i64 %k119.0.lcssa.i2560, %mul.i2839
  br i1 %cmp146368.i, label %for.body148.lr.ph.i2561, label %least_int.exit

for.body148.lr.ph.i2561:                          ; preds = %for.cond145.preheader.i2559
  %614 = getelementptr i32, ptr %483, i64 %mul9.i2842
  br label %for.body148.i2562

for.body124.i2552:                                ; preds = %if.end140.i2554, %for.body124.lr.ph.i2550
  %add121367.i = phi i64 [ 8, %for.body124.lr.ph.i2550 ], [ %add121.i2557, %if.end140.i2554 ]
  %k119.0366.i = phi i64 [ 0, %for.body124.lr.ph.i2550 ], [ %add121367.i, %if.end140.i2554 ]
  %add.ptr125.i2553 = getelementptr inbounds i32, ptr %cond.i2846, i64 %k119.0366.i
  %615 = load <8 x i32>, ptr %add.ptr125.i2553, align 4
  br i1 %tobool116.i2547, label %land.lhs.true127.i2573, label %if.end140.i2554

land.lhs.true127.i2573:                           ; preds = %for.body124.i2552
  %616 = load i64, ptr %arrayidx8.i2841, align 8
  %tobool129.not.i2574 = icmp eq i64 %616, 0
  br i1 %tobool129.not.i2574, label %if.then136.i2578, label %if.then130.i2575

if.then130.i2575:                                 ; preds = %land.lhs.true127.i2573
  %add.ptr132.i2576 = getelementptr inbounds i32, ptr %add.ptr131.i2551, i64 %k119.0366.i
  %617 = load <8 x i32>, ptr %add.ptr132.i2576, align 4
  %add133.i2577 = add <8 x i32> %617, %615
  br label %if.end140.i2554

if.then136.i2578:                                 ; preds = %land.lhs.true127.i2573
  %618 = load i32, ptr %483, align 4
  %splat.splatinsert.i2579 = insertelement <8 x i32> poison, i32 %618, i64 0
  %splat.splat.i2580 = shufflevector <8 x i32> %splat.splatinsert.i2579, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i2581 = add <8 x i32> %splat.splat.i2580, %615
  br label %if.end140.i2554

if.end140.i2554:                                  ; preds = %if.then136.i2578, %if.then130.i2575, %for.body124.i2552
  %sum.0.i2555 = phi <8 x i32> [ %add133.i2577, %if.then130.i2575 ], [ %add138.i2581, %if.then136.i2578 ], [ %615, %for.body124.i2552 ]
  %add.ptr141.i2556 = getelementptr inbounds i32, ptr %492, i64 %k119.0366.i
  store <8 x i32> %sum.0.i2555, ptr %add.ptr141.i2556, align 4
  %add121.i2557 = add nuw nsw i64 %add121367.i, 8
  %cmp122.not.i2558 = icmp sgt i64 %add121.i2557, %mul.i2839
  br i1 %cmp122.not.i2558, label %for.cond145.preheader.i2559, label %for.body124.i2552, !llvm.loop !102

for.body148.i2562:                                ; preds = %cond.end159.i2564, %for.body148.lr.ph.i2561
  %k119.1369.i = phi i64 [ %k119.0.lcssa.i2560, %for.body148.lr.ph.i2561 ], [ %inc163.i2567, %cond.end159.i2564 ]
  %arrayidx151.i2563 = getelementptr inbounds i32, ptr %cond.i2846, i64 %k119.1369.i
  %619 = load i32, ptr %arrayidx151.i2563, align 4
  br i1 %tobool116.i2547, label %cond.true150.i2569, label %cond.end159.i2564

cond.true150.i2569:                               ; preds = %for.body148.i2562
  %620 = load i64, ptr %arrayidx8.i2841, align 8
  %mul153.i2570 = mul nsw i64 %620, %k119.1369.i
  %arrayidx155.i2571 = getelementptr i32, ptr %614, i64 %mul153.i2570
  %621 = load i32, ptr %arrayidx155.i2571, align 4
  %add156.i2572 = add nsw i32 %621, %619
  br label %cond.end159.i2564

cond.end159.i2564:                                ; preds = %cond.true150.i2569, %for.body148.i2562
  %cond160.i2565 = phi i32 [ %add156.i2572, %cond.true150.i2569 ], [ %619, %for.body148.i2562 ]
  %arrayidx161.i2566 = getelementptr inbounds i32, ptr %492, i64 %k119.1369.i
  store i32 %cond160.i2565, ptr %arrayidx161.i2566, align 4
  %inc163.i2567 = add nuw nsw i64 %k119.1369.i, 1
  %exitcond376.not.i2568 = icmp eq i64 %inc163.i2567, %mul.i2839
  br i1 %exitcond376.not.i2568, label %least_int.exit, label %for.body148.i2562, !llvm.loop !103

least_int.exit:                                   ; preds = %cond.end78.i2630, %cond.end159.i2564, %for.end106.i2540, %lor.lhs.false112.i2545, %for.cond145.preheader.i2559
  %retval.3.i2544 = phi i64 [ 0, %lor.lhs.false112.i2545 ], [ 0, %for.end106.i2540 ], [ 0, %for.cond145.preheader.i2559 ], [ 0, %cond.end159.i2564 ], [ 1, %cond.end78.i2630 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2508) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2507) #7
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool14.not.i2848, label %if.end30.i2857, label %land.lhs.true.i2849

land.lhs.true.i2849:                              ; preds = %cond.false49
  %tobool16.i2851.not = icmp eq i64 %482, 0
  br i1 %tobool16.i2851.not, label %if.then.i2853, label %land.lhs.true20.i3153

if.then.i2853:                                    ; preds = %land.lhs.true.i2849
  %622 = inttoptr i64 %495 to ptr
  %623 = load i64, ptr %622, align 8
  %tobool1.not.i.i2854 = icmp eq i64 %623, 0
  br i1 %tobool1.not.i.i2854, label %if.then.i.i3151, label %for.cond9.preheader.i.i2855

if.then.i.i3151:                                  ; preds = %if.then.i2853
  %mul.i.i3152 = shl nsw i64 %mul.i2839, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i.i3152, i1 false)
  br label %if.end30.i2857

for.cond9.preheader.i.i2855:                      ; preds = %if.then.i2853
  %cmp1033.i.i2856 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp1033.i.i2856, label %for.body13.i.i3146, label %if.end30.i2857

for.body13.i.i3146:                               ; preds = %for.cond9.preheader.i.i2855, %for.body13.i.i3146
  %k8.034.i.i3147 = phi i64 [ %inc16.i.i3149, %for.body13.i.i3146 ], [ 0, %for.cond9.preheader.i.i2855 ]
  %arrayidx14.i.i3148 = getelementptr inbounds i64, ptr %cond.i2846, i64 %k8.034.i.i3147
  store i64 %623, ptr %arrayidx14.i.i3148, align 8
  %inc16.i.i3149 = add nuw nsw i64 %k8.034.i.i3147, 1
  %exitcond.not.i.i3150 = icmp eq i64 %inc16.i.i3149, %mul.i2839
  br i1 %exitcond.not.i.i3150, label %if.end30.i2857, label %for.body13.i.i3146, !llvm.loop !23

land.lhs.true20.i3153:                            ; preds = %land.lhs.true.i2849
  %tobool22.not.i3154 = icmp eq i64 %490, 0
  br i1 %tobool22.not.i3154, label %if.then28.i3158, label %if.then23.i3155

if.then23.i3155:                                  ; preds = %land.lhs.true20.i3153
  %add.ptr.i3156 = getelementptr inbounds i64, ptr %483, i64 %mul9.i2842
  %mul24.i3157 = shl i64 %mul.i2839, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2846, ptr nonnull align 8 %add.ptr.i3156, i64 %mul24.i3157, i1 false)
  br label %if.end30.i2857

if.then28.i3158:                                  ; preds = %land.lhs.true20.i3153
  %624 = load i64, ptr %483, align 8
  %tobool1.not.i285.i3159 = icmp eq i64 %624, 0
  br i1 %tobool1.not.i285.i3159, label %if.then.i295.i3167, label %for.cond9.preheader.i286.i3160

if.then.i295.i3167:                               ; preds = %if.then28.i3158
  %mul.i296.i3168 = shl nsw i64 %mul.i2839, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2846, i8 0, i64 %mul.i296.i3168, i1 false)
  br label %if.end30.i2857

for.cond9.preheader.i286.i3160:                   ; preds = %if.then28.i3158
  %cmp1033.i287.i3161 = icmp sgt i64 %mul.i2839, 0
  br i1 %cmp1033.i287.i3161, label %for.body13.i290.i3162, label %if.end30.i2857

for.body13.i290.i3162:                            ; preds = %for.cond9.preheader.i286.i3160, %for.body13.i290.i3162
  %k8.034.i291.i3163 = phi i64 [ %inc16.i293.i3165, %for.body13.i290.i3162 ], [ 0, %for.cond9.preheader.i286.i3160 ]
  %arrayidx14.i292.i3164 = getelementptr inbounds i64, ptr %cond.i2846, i64 %k8.034.i291.i3163
  store i64 %624, ptr %arrayidx14.i292.i3164, align 8
  %inc16.i293.i3165 = add nuw nsw i64 %k8.034.i291.i3163, 1
  %exitcond.not.i294.i3166 = icmp eq i64 %inc16.i293.i3165, %mul.i2839
  br i1 %exitcond.not.i294.i3166, label %if.end30.i2857, label %for.body13.i290.i3162, !llvm.loop !23

if.end30.i2857:                                   ; preds = %for.body13.i290.i3162, %for.body13.i.i3146, %for.cond9.preheader.i286.i3160, %if.then.i295.i3167, %if.then23.i3155, %for.cond9.preheader.i.i2855, %if.then.i.i3151, %cond.false49
  %cmp31.i2858 = icmp eq i64 %486, 0
  br i1 %cmp31.i2858, label %land.end.i3134, label %land.end.thread.i2859

land.end.thread.i2859:                            ; preds = %if.end30.i2857
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2829) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2830) #7
  br label %for.cond45.preheader.i2860

land.end.i3134:                                   ; preds = %if.end30.i2857
  %arrayidx32.i3135 = getelementptr inbounds i8, ptr %a, i64 56
  %625 = load i64, ptr %arrayidx32.i3135, align 8
  %cmp33.i3136 = icmp eq i64 %487, %625
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2829) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2830) #7
  br i1 %cmp33.i3136, label %for.body.lr.ph.i3137, label %for.cond45.preheader.i2860

for.body.lr.ph.i3137:                             ; preds = %land.end.i3134
  %places42.i3138 = getelementptr inbounds i8, ptr %found.i2830, i64 2080
  br label %for.body.i3139

for.cond45.preheader.i2860:                       ; preds = %for.body.i3139, %land.end.i3134, %land.end.thread.i2859
  %626 = phi i1 [ false, %land.end.thread.i2859 ], [ false, %land.end.i3134 ], [ true, %for.body.i3139 ]
  %arrayidx46.i2861 = getelementptr inbounds i8, ptr %a, i64 48
  %627 = load i64, ptr %arrayidx46.i2861, align 8
  %cmp47.not361.i2862 = icmp sgt i64 %627, 0
  br i1 %cmp47.not361.i2862, label %for.body50.lr.ph.i2910, label %for.end106.i2863

for.body50.lr.ph.i2910:                           ; preds = %for.cond45.preheader.i2860
  %places63.i2911 = getelementptr inbounds i8, ptr %found.i2830, i64 2080
  %cond67.i2912 = select i1 %626, ptr %places63.i2911, ptr %places.i2829
  %arrayidx68.i2913 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2914 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i2915 = trunc i64 %486 to i32
  %conv1.i.i2916 = trunc i64 %sub.i2838 to i32
  %count32.i.i2917 = getelementptr inbounds i8, ptr %found.i2830, i64 4160
  %cmp91.i2918 = icmp eq i64 %489, 1
  %cmp18.not80.i.i2919 = icmp slt i64 %489, 8
  %add.ptr103.idx.i2920 = shl nsw i64 %488, 12
  br label %for.body50.i2921

for.body.i3139:                                   ; preds = %for.body.i3139, %for.body.lr.ph.i3137
  %k.0360.i3140 = phi i64 [ 0, %for.body.lr.ph.i3137 ], [ %inc.i3144, %for.body.i3139 ]
  %conv40.i3141 = trunc nuw i64 %k.0360.i3140 to i32
  %arrayidx41.i3142 = getelementptr inbounds [520 x i32], ptr %found.i2830, i64 0, i64 %k.0360.i3140
  store i32 %conv40.i3141, ptr %arrayidx41.i3142, align 4
  %arrayidx43.i3143 = getelementptr inbounds [520 x i32], ptr %places42.i3138, i64 0, i64 %k.0360.i3140
  store i32 0, ptr %arrayidx43.i3143, align 4
  %inc.i3144 = add nuw nsw i64 %k.0360.i3140, 1
  %exitcond4685.not = icmp eq i64 %inc.i3144, 520
  br i1 %exitcond4685.not, label %for.cond45.preheader.i2860, label %for.body.i3139, !llvm.loop !104

for.body50.i2921:                                 ; preds = %for.inc101.i2968, %for.body50.lr.ph.i2910
  %628 = phi i64 [ %627, %for.body50.lr.ph.i2910 ], [ %654, %for.inc101.i2968 ]
  %values.0364.i2922 = phi ptr [ %481, %for.body50.lr.ph.i2910 ], [ %add.ptr103.i2970, %for.inc101.i2968 ]
  %k44.0363.i2923 = phi i64 [ 0, %for.body50.lr.ph.i2910 ], [ %add.i2969, %for.inc101.i2968 ]
  %sub52.i2924 = sub nsw i64 %628, %k44.0363.i2923
  %spec.select.i2925 = tail call i64 @llvm.smin.i64(i64 %sub52.i2924, i64 512)
  %629 = load i64, ptr %arrayidx68.i2913, align 8
  %cmp69.i2926 = icmp eq i64 %629, 4
  %630 = load i64, ptr %arrayidx76.i2914, align 8
  %cmp.not65.i.i2927 = icmp slt i64 %sub52.i2924, 8
  br i1 %cmp69.i2926, label %cond.true71.i3085, label %cond.false74.i2928

cond.true71.i3085:                                ; preds = %for.body50.i2921
  %add.ptr72.i3086 = getelementptr inbounds i32, ptr %485, i64 %k44.0363.i2923
  br i1 %cmp.not65.i.i2927, label %for.cond11.preheader.i.i3107, label %for.body.lr.ph.i.i3087

for.body.lr.ph.i.i3087:                           ; preds = %cond.true71.i3085
  %splat.splatinsert.i.i3088 = insertelement <8 x i64> poison, i64 %630, i64 0
  %splat.splat.i.i3089 = shufflevector <8 x i64> %splat.splatinsert.i.i3088, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3090

for.cond11.preheader.i.i3107:                     ; preds = %for.body.i.i3090, %cond.true71.i3085
  %outside.0.lcssa.i.i3108 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3085 ], [ %or7.i.i3102, %for.body.i.i3090 ]
  %k.0.lcssa.i.i3109 = phi i64 [ 0, %cond.true71.i3085 ], [ %add68.i.i3091, %for.body.i.i3090 ]
  br label %for.body14.i.i3110

for.body.i.i3090:                                 ; preds = %for.body.i.i3090, %for.body.lr.ph.i.i3087
  %add68.i.i3091 = phi i64 [ 8, %for.body.lr.ph.i.i3087 ], [ %add.i.i3105, %for.body.i.i3090 ]
  %k.067.i.i3092 = phi i64 [ 0, %for.body.lr.ph.i.i3087 ], [ %add68.i.i3091, %for.body.i.i3090 ]
  %outside.066.i.i3093 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3087 ], [ %or7.i.i3102, %for.body.i.i3090 ]
  %add.ptr.i.i3094 = getelementptr inbounds i32, ptr %add.ptr72.i3086, i64 %k.067.i.i3092
  %631 = load <8 x i32>, ptr %add.ptr.i.i3094, align 4
  %conv.i.i3095 = sext <8 x i32> %631 to <8 x i64>
  %isneg.i.i3096 = icmp slt <8 x i32> %631, zeroinitializer
  %and.i.i3097 = select <8 x i1> %isneg.i.i3096, <8 x i64> %splat.splat.i.i3089, <8 x i64> zeroinitializer
  %add1.i.i3098 = add <8 x i64> %and.i.i3097, %conv.i.i3095
  %add1.lobit.i.i3099 = ashr <8 x i64> %add1.i.i3098, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3100 = icmp slt <8 x i64> %add1.i.i3098, %splat.splat.i.i3089
  %or.i.i3101 = select <8 x i1> %cmp5.not.i.i3100, <8 x i64> %add1.lobit.i.i3099, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3102 = or <8 x i64> %or.i.i3101, %outside.066.i.i3093
  %conv8.i.i3103 = trunc <8 x i64> %add1.i.i3098 to <8 x i32>
  %add.ptr9.i.i3104 = getelementptr inbounds i32, ptr %cond67.i2912, i64 %k.067.i.i3092
  store <8 x i32> %conv8.i.i3103, ptr %add.ptr9.i.i3104, align 4
  %add.i.i3105 = add nuw nsw i64 %add68.i.i3091, 8
  %cmp.not.i.i3106 = icmp sgt i64 %add.i.i3105, %spec.select.i2925
  br i1 %cmp.not.i.i3106, label %for.cond11.preheader.i.i3107, label %for.body.i.i3090, !llvm.loop !8

for.cond18.preheader.i.i3117:                     ; preds = %for.body14.i.i3110
  %cmp1972.i.i3118 = icmp slt i64 %k.0.lcssa.i.i3109, %spec.select.i2925
  br i1 %cmp1972.i.i3118, label %for.body21.i.i3119, label %cond.end78.i2961

for.body14.i.i3110:                               ; preds = %for.body14.i.i3110, %for.cond11.preheader.i.i3107
  %j.071.i.i3111 = phi i64 [ 0, %for.cond11.preheader.i.i3107 ], [ %inc.i.i3115, %for.body14.i.i3110 ]
  %wrong.070.i.i3112 = phi i64 [ 0, %for.cond11.preheader.i.i3107 ], [ %or15.i.i3114, %for.body14.i.i3110 ]
  %vecext.i.i3113 = extractelement <8 x i64> %outside.0.lcssa.i.i3108, i64 %j.071.i.i3111
  %or15.i.i3114 = or i64 %vecext.i.i3113, %wrong.070.i.i3112
  %inc.i.i3115 = add nuw nsw i64 %j.071.i.i3111, 1
  %exitcond.not.i298.i3116 = icmp eq i64 %inc.i.i3115, 8
  br i1 %exitcond.not.i298.i3116, label %for.cond18.preheader.i.i3117, label %for.body14.i.i3110, !llvm.loop !9

for.body21.i.i3119:                               ; preds = %for.cond18.preheader.i.i3117, %for.body21.i.i3119
  %k.174.i.i3120 = phi i64 [ %inc35.i.i3132, %for.body21.i.i3119 ], [ %k.0.lcssa.i.i3109, %for.cond18.preheader.i.i3117 ]
  %wrong.173.i.i3121 = phi i64 [ %or31.i.i3129, %for.body21.i.i3119 ], [ %or15.i.i3114, %for.cond18.preheader.i.i3117 ]
  %arrayidx.i.i3122 = getelementptr inbounds i32, ptr %add.ptr72.i3086, i64 %k.174.i.i3120
  %632 = load i32, ptr %arrayidx.i.i3122, align 4
  %conv23.i.i3123 = sext i32 %632 to i64
  %cmp25.i.i3124 = icmp slt i32 %632, 0
  %cond.i.i3125 = select i1 %cmp25.i.i3124, i64 %630, i64 0
  %add27.i.i3126 = add nsw i64 %cond.i.i3125, %conv23.i.i3123
  %cmp28.i.i3127 = icmp uge i64 %add27.i.i3126, %630
  %conv30.i.i3128 = zext i1 %cmp28.i.i3127 to i64
  %or31.i.i3129 = or i64 %wrong.173.i.i3121, %conv30.i.i3128
  %conv32.i.i3130 = trunc i64 %add27.i.i3126 to i32
  %arrayidx33.i.i3131 = getelementptr inbounds i32, ptr %cond67.i2912, i64 %k.174.i.i3120
  store i32 %conv32.i.i3130, ptr %arrayidx33.i.i3131, align 4
  %inc35.i.i3132 = add nuw nsw i64 %k.174.i.i3120, 1
  %exitcond76.not.i.i3133 = icmp eq i64 %inc35.i.i3132, %spec.select.i2925
  br i1 %exitcond76.not.i.i3133, label %cond.end78.i2961, label %for.body21.i.i3119, !llvm.loop !10

cond.false74.i2928:                               ; preds = %for.body50.i2921
  %add.ptr75.i2929 = getelementptr inbounds i64, ptr %485, i64 %k44.0363.i2923
  br i1 %cmp.not65.i.i2927, label %for.cond10.preheader.i.i2949, label %for.body.lr.ph.i299.i2930

for.body.lr.ph.i299.i2930:                        ; preds = %cond.false74.i2928
  %splat.splatinsert.i300.i2931 = insertelement <8 x i64> poison, i64 %630, i64 0
  %splat.splat.i301.i2932 = shufflevector <8 x i64> %splat.splatinsert.i300.i2931, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2933

for.cond10.preheader.i.i2949:                     ; preds = %for.body.i302.i2933, %cond.false74.i2928
  %outside.0.lcssa.i314.i2950 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2928 ], [ %or7.i310.i2944, %for.body.i302.i2933 ]
  %k.0.lcssa.i315.i2951 = phi i64 [ 0, %cond.false74.i2928 ], [ %add66.i.i2934, %for.body.i302.i2933 ]
  br label %for.body13.i316.i2952

for.body.i302.i2933:                              ; preds = %for.body.i302.i2933, %for.body.lr.ph.i299.i2930
  %add66.i.i2934 = phi i64 [ 8, %for.body.lr.ph.i299.i2930 ], [ %add.i312.i2947, %for.body.i302.i2933 ]
  %k.065.i.i2935 = phi i64 [ 0, %for.body.lr.ph.i299.i2930 ], [ %add66.i.i2934, %for.body.i302.i2933 ]
  %outside.064.i.i2936 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2930 ], [ %or7.i310.i2944, %for.body.i302.i2933 ]
  %add.ptr.i303.i2937 = getelementptr inbounds i64, ptr %add.ptr75.i2929, i64 %k.065.i.i2935
  %633 = load <8 x i64>, ptr %add.ptr.i303.i2937, align 8
  %isneg.i304.i2938 = icmp slt <8 x i64> %633, zeroinitializer
  %and.i305.i2939 = select <8 x i1> %isneg.i304.i2938, <8 x i64> %splat.splat.i301.i2932, <8 x i64> zeroinitializer
  %add1.i306.i2940 = add <8 x i64> %and.i305.i2939, %633
  %add1.lobit.i307.i2941 = ashr <8 x i64> %add1.i306.i2940, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2942 = icmp slt <8 x i64> %add1.i306.i2940, %splat.splat.i301.i2932
  %or.i309.i2943 = select <8 x i1> %cmp5.not.i308.i2942, <8 x i64> %add1.lobit.i307.i2941, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2944 = or <8 x i64> %or.i309.i2943, %outside.064.i.i2936
  %conv.i311.i2945 = trunc <8 x i64> %add1.i306.i2940 to <8 x i32>
  %add.ptr8.i.i2946 = getelementptr inbounds i32, ptr %cond67.i2912, i64 %k.065.i.i2935
  store <8 x i32> %conv.i311.i2945, ptr %add.ptr8.i.i2946, align 4
  %add.i312.i2947 = add nuw nsw i64 %add66.i.i2934, 8
  %cmp.not.i313.i2948 = icmp sgt i64 %add.i312.i2947, %spec.select.i2925
  br i1 %cmp.not.i313.i2948, label %for.cond10.preheader.i.i2949, label %for.body.i302.i2933, !llvm.loop !11

for.cond17.preheader.i.i2959:                     ; preds = %for.body13.i316.i2952
  %cmp1870.i.i2960 = icmp slt i64 %k.0.lcssa.i315.i2951, %spec.select.i2925
  br i1 %cmp1870.i.i2960, label %for.body20.i.i3071, label %cond.end78.i2961

for.body13.i316.i2952:                            ; preds = %for.body13.i316.i2952, %for.cond10.preheader.i.i2949
  %j.069.i.i2953 = phi i64 [ 0, %for.cond10.preheader.i.i2949 ], [ %inc.i318.i2957, %for.body13.i316.i2952 ]
  %wrong.068.i.i2954 = phi i64 [ 0, %for.cond10.preheader.i.i2949 ], [ %or14.i.i2956, %for.body13.i316.i2952 ]
  %vecext.i317.i2955 = extractelement <8 x i64> %outside.0.lcssa.i314.i2950, i64 %j.069.i.i2953
  %or14.i.i2956 = or i64 %vecext.i317.i2955, %wrong.068.i.i2954
  %inc.i318.i2957 = add nuw nsw i64 %j.069.i.i2953, 1
  %exitcond.not.i319.i2958 = icmp eq i64 %inc.i318.i2957, 8
  br i1 %exitcond.not.i319.i2958, label %for.cond17.preheader.i.i2959, label %for.body13.i316.i2952, !llvm.loop !12

for.body20.i.i3071:                               ; preds = %for.cond17.preheader.i.i2959, %for.body20.i.i3071
  %k.172.i.i3072 = phi i64 [ %inc33.i.i3083, %for.body20.i.i3071 ], [ %k.0.lcssa.i315.i2951, %for.cond17.preheader.i.i2959 ]
  %wrong.171.i.i3073 = phi i64 [ %or29.i.i3080, %for.body20.i.i3071 ], [ %or14.i.i2956, %for.cond17.preheader.i.i2959 ]
  %arrayidx.i321.i3074 = getelementptr inbounds i64, ptr %add.ptr75.i2929, i64 %k.172.i.i3072
  %634 = load i64, ptr %arrayidx.i321.i3074, align 8
  %cmp23.i.i3075 = icmp slt i64 %634, 0
  %cond.i322.i3076 = select i1 %cmp23.i.i3075, i64 %630, i64 0
  %add25.i.i3077 = add nsw i64 %cond.i322.i3076, %634
  %cmp26.i.i3078 = icmp uge i64 %add25.i.i3077, %630
  %conv28.i.i3079 = zext i1 %cmp26.i.i3078 to i64
  %or29.i.i3080 = or i64 %wrong.171.i.i3073, %conv28.i.i3079
  %conv30.i323.i3081 = trunc i64 %add25.i.i3077 to i32
  %arrayidx31.i.i3082 = getelementptr inbounds i32, ptr %cond67.i2912, i64 %k.172.i.i3072
  store i32 %conv30.i323.i3081, ptr %arrayidx31.i.i3082, align 4
  %inc33.i.i3083 = add nuw nsw i64 %k.172.i.i3072, 1
  %exitcond74.not.i.i3084 = icmp eq i64 %inc33.i.i3083, %spec.select.i2925
  br i1 %exitcond74.not.i.i3084, label %cond.end78.i2961, label %for.body20.i.i3071, !llvm.loop !13

cond.end78.i2961:                                 ; preds = %for.body20.i.i3071, %for.body21.i.i3119, %for.cond17.preheader.i.i2959, %for.cond18.preheader.i.i3117
  %cond79.in.in.i2962 = phi i64 [ %or15.i.i3114, %for.cond18.preheader.i.i3117 ], [ %or14.i.i2956, %for.cond17.preheader.i.i2959 ], [ %or31.i.i3129, %for.body21.i.i3119 ], [ %or29.i.i3080, %for.body20.i.i3071 ]
  %cond79.in.not.i2963 = icmp eq i64 %cond79.in.in.i2962, 0
  br i1 %cond79.in.not.i2963, label %if.end82.i2964, label %least_long.exit

if.end82.i2964:                                   ; preds = %cond.end78.i2961
  br i1 %626, label %if.end87.i2998, label %if.else85.i2965

if.else85.i2965:                                  ; preds = %if.end82.i2964
  %cmp55.i.i2966 = icmp sgt i64 %sub52.i2924, 0
  br i1 %cmp55.i.i2966, label %for.body.i326.i2972, label %if.else94.thread.i2967

for.cond12.preheader.i.i2985:                     ; preds = %for.body.i326.i2972
  %tobool.not.i.i2986 = icmp eq i64 %add.i328.i2982, 0
  br i1 %tobool.not.i.i2986, label %if.else94.thread.i2967, label %for.body16.lr.ph.i.i2987

for.body16.lr.ph.i.i2987:                         ; preds = %for.cond12.preheader.i.i2985
  %sub18.i.i2988 = add nsw i64 %add.i328.i2982, -1
  %arrayidx19.i.i2989 = getelementptr inbounds [520 x i32], ptr %found.i2830, i64 0, i64 %sub18.i.i2988
  %arrayidx25.i.i2990 = getelementptr inbounds [520 x i32], ptr %places63.i2911, i64 0, i64 %sub18.i.i2988
  br label %for.body16.i.i2991

for.body.i326.i2972:                              ; preds = %if.else85.i2965, %for.body.i326.i2972
  %n.057.i.i2973 = phi i64 [ %add.i328.i2982, %for.body.i326.i2972 ], [ 0, %if.else85.i2965 ]
  %k.056.i.i2974 = phi i64 [ %inc.i329.i2983, %for.body.i326.i2972 ], [ 0, %if.else85.i2965 ]
  %arrayidx.i327.i2975 = getelementptr inbounds i32, ptr %places.i2829, i64 %k.056.i.i2974
  %635 = load i32, ptr %arrayidx.i327.i2975, align 4
  %sub3.i.i2976 = sub i32 %635, %conv.i324.i2915
  %conv4.i.i2977 = trunc i64 %k.056.i.i2974 to i32
  %arrayidx5.i.i2978 = getelementptr inbounds [520 x i32], ptr %found.i2830, i64 0, i64 %n.057.i.i2973
  store i32 %conv4.i.i2977, ptr %arrayidx5.i.i2978, align 4
  %arrayidx7.i.i2979 = getelementptr inbounds [520 x i32], ptr %places63.i2911, i64 0, i64 %n.057.i.i2973
  store i32 %sub3.i.i2976, ptr %arrayidx7.i.i2979, align 4
  %cmp8.i.i2980 = icmp ult i32 %sub3.i.i2976, %conv1.i.i2916
  %conv10.i.i2981 = zext i1 %cmp8.i.i2980 to i64
  %add.i328.i2982 = add nuw nsw i64 %n.057.i.i2973, %conv10.i.i2981
  %inc.i329.i2983 = add nuw nsw i64 %k.056.i.i2974, 1
  %exitcond.not.i330.i2984 = icmp eq i64 %inc.i329.i2983, %spec.select.i2925
  br i1 %exitcond.not.i330.i2984, label %for.cond12.preheader.i.i2985, label %for.body.i326.i2972, !llvm.loop !14

for.body16.i.i2991:                               ; preds = %for.body16.i.i2991, %for.body16.lr.ph.i.i2987
  %k11.058.i.i2992 = phi i64 [ 0, %for.body16.lr.ph.i.i2987 ], [ %inc30.i.i2996, %for.body16.i.i2991 ]
  %636 = load i32, ptr %arrayidx19.i.i2989, align 4
  %add21.i.i2993 = add nuw nsw i64 %k11.058.i.i2992, %add.i328.i2982
  %arrayidx22.i.i2994 = getelementptr inbounds [520 x i32], ptr %found.i2830, i64 0, i64 %add21.i.i2993
  store i32 %636, ptr %arrayidx22.i.i2994, align 4
  %637 = load i32, ptr %arrayidx25.i.i2990, align 4
  %arrayidx28.i.i2995 = getelementptr inbounds [520 x i32], ptr %places63.i2911, i64 0, i64 %add21.i.i2993
  store i32 %637, ptr %arrayidx28.i.i2995, align 4
  %inc30.i.i2996 = add nuw nsw i64 %k11.058.i.i2992, 1
  %exitcond.not.i2997 = icmp eq i64 %inc30.i.i2996, 8
  br i1 %exitcond.not.i2997, label %if.end87.i2998, label %for.body16.i.i2991, !llvm.loop !15

if.else94.thread.i2967:                           ; preds = %for.cond12.preheader.i.i2985, %if.else85.i2965
  store i64 0, ptr %count32.i.i2917, align 8
  br label %for.inc101.i2968

if.end87.i2998:                                   ; preds = %for.body16.i.i2991, %if.end82.i2964
  %638 = phi i64 [ %spec.select.i2925, %if.end82.i2964 ], [ %add.i328.i2982, %for.body16.i.i2991 ]
  store i64 %638, ptr %count32.i.i2917, align 8
  %tobool89.i2999 = icmp ne i64 %638, 0
  %or.cond183.i3000 = select i1 %tobool89.i2999, i1 %cmp91.i2918, i1 false
  %cmp47.i.i3001 = icmp sgt i64 %638, 0
  br i1 %or.cond183.i3000, label %if.then93.i3044, label %if.else94.i3002

if.then93.i3044:                                  ; preds = %if.end87.i2998
  br i1 %cmp47.i.i3001, label %for.body.preheader.i.i3045, label %for.inc101.i2968

for.body.preheader.i.i3045:                       ; preds = %if.then93.i3044
  %639 = load i32, ptr %places63.i2911, align 8
  %conv.i331.i3046 = sext i32 %639 to i64
  %arrayidx1.i.i3047 = getelementptr inbounds i64, ptr %cond.i2846, i64 %conv.i331.i3046
  %640 = load i64, ptr %arrayidx1.i.i3047, align 8
  br label %for.body.i332.i3048

for.body.i332.i3048:                              ; preds = %if.end.i.i3061, %for.body.preheader.i.i3045
  %before.050.i.i3049 = phi i64 [ %conv5.i.i3053, %if.end.i.i3061 ], [ %conv.i331.i3046, %for.body.preheader.i.i3045 ]
  %m.049.i.i3050 = phi i64 [ %inc.i339.i3069, %if.end.i.i3061 ], [ 0, %for.body.preheader.i.i3045 ]
  %found.048.i.i3051 = phi i64 [ %cond.i338.i3067, %if.end.i.i3061 ], [ %640, %for.body.preheader.i.i3045 ]
  %arrayidx4.i.i3052 = getelementptr inbounds [520 x i32], ptr %places63.i2911, i64 0, i64 %m.049.i.i3050
  %641 = load i32, ptr %arrayidx4.i.i3052, align 4
  %conv5.i.i3053 = sext i32 %641 to i64
  %add.i333.i3054 = add nuw nsw i64 %m.049.i.i3050, 8
  %arrayidx7.i334.i3055 = getelementptr inbounds [520 x i32], ptr %places63.i2911, i64 0, i64 %add.i333.i3054
  %642 = load i32, ptr %arrayidx7.i334.i3055, align 4
  %idx.ext.i.i3056 = sext i32 %642 to i64
  %add.ptr.i335.i3057 = getelementptr inbounds i64, ptr %cond.i2846, i64 %idx.ext.i.i3056
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3057, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3058 = icmp eq i64 %before.050.i.i3049, %conv5.i.i3053
  br i1 %cmp8.not.i.i3058, label %if.end.i.i3061, label %if.then.i336.i3059

if.then.i336.i3059:                               ; preds = %for.body.i332.i3048
  %arrayidx10.i.i3060 = getelementptr inbounds i64, ptr %cond.i2846, i64 %conv5.i.i3053
  %643 = load i64, ptr %arrayidx10.i.i3060, align 8
  br label %if.end.i.i3061

if.end.i.i3061:                                   ; preds = %if.then.i336.i3059, %for.body.i332.i3048
  %found.1.i.i3062 = phi i64 [ %643, %if.then.i336.i3059 ], [ %found.048.i.i3051, %for.body.i332.i3048 ]
  %arrayidx11.i.i3063 = getelementptr inbounds [520 x i32], ptr %found.i2830, i64 0, i64 %m.049.i.i3050
  %644 = load i32, ptr %arrayidx11.i.i3063, align 4
  %conv12.i.i3064 = sext i32 %644 to i64
  %mul.i337.i3065 = mul nsw i64 %488, %conv12.i.i3064
  %arrayidx13.i.i3066 = getelementptr inbounds i64, ptr %values.0364.i2922, i64 %mul.i337.i3065
  %645 = load i64, ptr %arrayidx13.i.i3066, align 8
  %cond.i338.i3067 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i3062, i64 %645)
  %arrayidx23.i.i3068 = getelementptr inbounds i64, ptr %cond.i2846, i64 %conv5.i.i3053
  store i64 %cond.i338.i3067, ptr %arrayidx23.i.i3068, align 8
  %inc.i339.i3069 = add nuw nsw i64 %m.049.i.i3050, 1
  %exitcond375.not.i3070 = icmp eq i64 %inc.i339.i3069, %638
  br i1 %exitcond375.not.i3070, label %for.inc101.i2968, label %for.body.i332.i3048, !llvm.loop !105

if.else94.i3002:                                  ; preds = %if.end87.i2998
  br i1 %cmp47.i.i3001, label %for.body.i343.i3003, label %for.inc101.i2968

for.body.i343.i3003:                              ; preds = %if.else94.i3002, %for.end41.i.i3034
  %m.086.i.i3004 = phi i64 [ %inc43.i.i3035, %for.end41.i.i3034 ], [ 0, %if.else94.i3002 ]
  %arrayidx.i344.i3005 = getelementptr inbounds [520 x i32], ptr %found.i2830, i64 0, i64 %m.086.i.i3004
  %646 = load i32, ptr %arrayidx.i344.i3005, align 4
  %conv.i345.i3006 = sext i32 %646 to i64
  %mul.i346.i3007 = mul nsw i64 %488, %conv.i345.i3006
  %add.ptr.i347.i3008 = getelementptr inbounds i64, ptr %values.0364.i2922, i64 %mul.i346.i3007
  %arrayidx1.i348.i3009 = getelementptr inbounds [520 x i32], ptr %places63.i2911, i64 0, i64 %m.086.i.i3004
  %647 = load i32, ptr %arrayidx1.i348.i3009, align 4
  %conv2.i.i3010 = sext i32 %647 to i64
  %mul3.i.i3011 = mul nsw i64 %489, %conv2.i.i3010
  %add.ptr4.i.i3012 = getelementptr inbounds i64, ptr %cond.i2846, i64 %mul3.i.i3011
  %add.i349.i3013 = add nuw nsw i64 %m.086.i.i3004, 8
  %arrayidx6.i.i3014 = getelementptr inbounds [520 x i32], ptr %found.i2830, i64 0, i64 %add.i349.i3013
  %648 = load i32, ptr %arrayidx6.i.i3014, align 4
  %conv7.i.i3015 = sext i32 %648 to i64
  %mul8.i.i3016 = mul nsw i64 %488, %conv7.i.i3015
  %add.ptr9.i350.i3017 = getelementptr inbounds i64, ptr %values.0364.i2922, i64 %mul8.i.i3016
  %arrayidx12.i.i3018 = getelementptr inbounds [520 x i32], ptr %places63.i2911, i64 0, i64 %add.i349.i3013
  %649 = load i32, ptr %arrayidx12.i.i3018, align 4
  %conv13.i.i3019 = sext i32 %649 to i64
  %mul14.i.i3020 = mul nsw i64 %489, %conv13.i.i3019
  %add.ptr15.i.i3021 = getelementptr inbounds i64, ptr %cond.i2846, i64 %mul14.i.i3020
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3021, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i2919, label %for.cond25.preheader.i.i3031, label %for.body20.i351.i3022

for.cond25.preheader.i.i3031:                     ; preds = %for.body20.i351.i3022, %for.body.i343.i3003
  %j.0.lcssa.i.i3032 = phi i64 [ 0, %for.body.i343.i3003 ], [ %add1782.i.i3023, %for.body20.i351.i3022 ]
  %cmp2683.i.i3033 = icmp slt i64 %j.0.lcssa.i.i3032, %489
  br i1 %cmp2683.i.i3033, label %for.body28.i.i3037, label %for.end41.i.i3034

for.body20.i351.i3022:                            ; preds = %for.body.i343.i3003, %for.body20.i351.i3022
  %add1782.i.i3023 = phi i64 [ %add17.i.i3029, %for.body20.i351.i3022 ], [ 8, %for.body.i343.i3003 ]
  %j.081.i.i3024 = phi i64 [ %add1782.i.i3023, %for.body20.i351.i3022 ], [ 0, %for.body.i343.i3003 ]
  %add.ptr21.i.i3025 = getelementptr inbounds i64, ptr %add.ptr9.i350.i3017, i64 %j.081.i.i3024
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3025, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3026 = getelementptr inbounds i64, ptr %add.ptr.i347.i3008, i64 %j.081.i.i3024
  %add.ptr23.i.i3027 = getelementptr inbounds i64, ptr %add.ptr4.i.i3012, i64 %j.081.i.i3024
  %650 = load <8 x i64>, ptr %add.ptr23.i.i3027, align 8
  %651 = load <8 x i64>, ptr %add.ptr22.i.i3026, align 8
  %or9.i.i.i3028 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %650, <8 x i64> %651)
  store <8 x i64> %or9.i.i.i3028, ptr %add.ptr23.i.i3027, align 8
  %add17.i.i3029 = add nuw nsw i64 %add1782.i.i3023, 8
  %cmp18.not.i.i3030 = icmp sgt i64 %add17.i.i3029, %489
  br i1 %cmp18.not.i.i3030, label %for.cond25.preheader.i.i3031, label %for.body20.i351.i3022, !llvm.loop !106

for.body28.i.i3037:                               ; preds = %for.cond25.preheader.i.i3031, %for.body28.i.i3037
  %j.184.i.i3038 = phi i64 [ %inc.i353.i3042, %for.body28.i.i3037 ], [ %j.0.lcssa.i.i3032, %for.cond25.preheader.i.i3031 ]
  %arrayidx29.i.i3039 = getelementptr inbounds i64, ptr %add.ptr4.i.i3012, i64 %j.184.i.i3038
  %652 = load i64, ptr %arrayidx29.i.i3039, align 8
  %arrayidx30.i.i3040 = getelementptr inbounds i64, ptr %add.ptr.i347.i3008, i64 %j.184.i.i3038
  %653 = load i64, ptr %arrayidx30.i.i3040, align 8
  %spec.select.i.i3041 = tail call i64 @llvm.smin.i64(i64 %652, i64 %653)
  store i64 %spec.select.i.i3041, ptr %arrayidx29.i.i3039, align 8
  %inc.i353.i3042 = add nuw nsw i64 %j.184.i.i3038, 1
  %exitcond.not.i354.i3043 = icmp eq i64 %inc.i353.i3042, %489
  br i1 %exitcond.not.i354.i3043, label %for.end41.i.i3034, label %for.body28.i.i3037, !llvm.loop !107

for.end41.i.i3034:                                ; preds = %for.body28.i.i3037, %for.cond25.preheader.i.i3031
  %inc43.i.i3035 = add nuw nsw i64 %m.086.i.i3004, 1
  %exitcond374.not.i3036 = icmp eq i64 %inc43.i.i3035, %638
  br i1 %exitcond374.not.i3036, label %for.inc101.i2968, label %for.body.i343.i3003, !llvm.loop !108

for.inc101.i2968:                                 ; preds = %for.end41.i.i3034, %if.end.i.i3061, %if.else94.i3002, %if.then93.i3044, %if.else94.thread.i2967
  %add.i2969 = add nuw nsw i64 %k44.0363.i2923, 512
  %add.ptr103.i2970 = getelementptr inbounds i8, ptr %values.0364.i2922, i64 %add.ptr103.idx.i2920
  %654 = load i64, ptr %arrayidx46.i2861, align 8
  %cmp47.not.i2971 = icmp slt i64 %add.i2969, %654
  br i1 %cmp47.not.i2971, label %for.body50.i2921, label %for.end106.i2863, !llvm.loop !109

for.end106.i2863:                                 ; preds = %for.inc101.i2968, %for.cond45.preheader.i2860
  %655 = load i64, ptr %a, align 8
  %cmp108.i2864 = icmp eq i64 %655, 0
  %tobool111.i2865 = icmp ne i64 %491, 0
  %or.cond184.i2866 = select i1 %cmp108.i2864, i1 %tobool111.i2865, i1 false
  br i1 %or.cond184.i2866, label %lor.lhs.false112.i2868, label %least_long.exit

lor.lhs.false112.i2868:                           ; preds = %for.end106.i2863
  %cmp113.i2869 = icmp ne ptr %cond.i2846, %492
  %tobool116.i2870 = icmp ne i64 %482, 0
  %or.cond185.i2871 = select i1 %cmp113.i2869, i1 true, i1 %tobool116.i2870
  br i1 %or.cond185.i2871, label %for.cond120.preheader.i2872, label %least_long.exit

for.cond120.preheader.i2872:                      ; preds = %lor.lhs.false112.i2868
  %cmp122.not365.i2873 = icmp slt i64 %mul.i2839, 8
  br i1 %cmp122.not365.i2873, label %for.cond145.preheader.i2885, label %for.body124.lr.ph.i2874

for.body124.lr.ph.i2874:                          ; preds = %for.cond120.preheader.i2872
  %add.ptr131.i2875 = getelementptr inbounds i64, ptr %483, i64 %mul9.i2842
  br label %for.body124.i2876

for.cond145.preheader.i2885:                      ; preds = %if.end140.i2880, %for.cond120.preheader.i2872
  %k119.0.lcssa.i2886 = phi i64 [ 0, %for.cond120.preheader.i2872 ], [ %add121367.i2877, %if.end140.i2880 ]
  %cmp146368.i2887 = icmp slt i64 %k119.0.lcssa.i2886, %mul.i2839
  br i1 %cmp146368.i2887, label %for.body148.lr.ph.i2888, label %least_long.exit

for.body148.lr.ph.i2888:                          ; preds = %for.cond145.preheader.i2885
  %656 = getelementptr i64, ptr %483, i64 %mul9.i2842
  br label %for.body148.i2889

for.body124.i2876:                                ; preds = %if.end140.i2880, %for.body124.lr.ph.i2874
  %add121367.i2877 = phi i64 [ 8, %for.body124.lr.ph.i2874 ], [ %add121.i2883, %if.end140.i2880 ]
  %k119.0366.i2878 = phi i64 [ 0, %for.body124.lr.ph.i2874 ], [ %add121367.i2877, %if.end140.i2880 ]
  %add.ptr125.i2879 = getelementptr inbounds i64, ptr %cond.i2846, i64 %k119.0366.i2878
  %657 = load <8 x i64>, ptr %add.ptr125.i2879, align 8
  br i1 %tobool116.i2870, label %land.lhs.true127.i2901, label %if.end140.i2880

land.lhs.true127.i2901:                           ; preds = %for.body124.i2876
  %658 = load i64, ptr %arrayidx8.i2841, align 8
  %tobool129.not.i2902 = icmp eq i64 %658, 0
  br i1 %tobool129.not.i2902, label %if.then136.i2906, label %if.then130.i2903

if.then130.i2903:                                 ; preds = %land.lhs.true127.i2901
  %add.ptr132.i2904 = getelementptr inbounds i64, ptr %add.ptr131.i2875, i64 %k119.0366.i2878
  %659 = load <8 x i64>, ptr %add.ptr132.i2904, align 8
  %add133.i2905 = add <8 x i64> %659, %657
  br label %if.end140.i2880

if.then136.i2906:                                 ; preds = %land.lhs.true127.i2901
  %660 = load i64, ptr %483, align 8
  %splat.splatinsert.i2907 = insertelement <8 x i64> poison, i64 %660, i64 0
  %splat.splat.i2908 = shufflevector <8 x i64> %splat.splatinsert.i2907, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i2909 = add <8 x i64> %splat.splat.i2908, %657
  br label %if.end140.i2880

if.end140.i2880:                                  ; preds = %if.then136.i2906, %if.then130.i2903, %for.body124.i2876
  %sum.0.i2881 = phi <8 x i64> [ %add133.i2905, %if.then130.i2903 ], [ %add138.i2909, %if.then136.i2906 ], [ %657, %for.body124.i2876 ]
  %add.ptr141.i2882 = getelementptr inbounds i64, ptr %492, i64 %k119.0366.i2878
  store <8 x i64> %sum.0.i2881, ptr %add.ptr141.i2882, align 8
  %add121.i2883 = add nuw nsw i64 %add121367.i2877, 8
  %cmp122.not.i2884 = icmp sgt i64 %add121.i2883, %mul.i2839
  br i1 %cmp122.not.i2884, label %for.cond145.preheader.i2885, label %for.body124.i2876, !llvm.loop !110

for.body148.i2889:                                ; preds = %cond.end159.i2892, %for.body148.lr.ph.i2888
  %k119.1369.i2890 = phi i64 [ %k119.0.lcssa.i2886, %for.body148.lr.ph.i2888 ], [ %inc163.i2895, %cond.end159.i2892 ]
  %arrayidx151.i2891 = getelementptr inbounds i64, ptr %cond.i2846, i64 %k119.1369.i2890
  %661 = load i64, ptr %arrayidx151.i2891, align 8
  br i1 %tobool116.i2870, label %cond.true150.i2897, label %cond.end159.i2892

cond.true150.i2897:                               ; preds = %for.body148.i2889
  %662 = load i64, ptr %arrayidx8.i2841, align 8
  %mul153.i2898 = mul nsw i64 %662, %k119.1369.i2890
  %arrayidx155.i2899 = getelementptr i64, ptr %656, i64 %mul153.i2898
  %663 = load i64, ptr %arrayidx155.i2899, align 8
  %add156.i2900 = add nsw i64 %663, %661
  br label %cond.end159.i2892

cond.end159.i2892:                                ; preds = %cond.true150.i2897, %for.body148.i2889
  %cond160.i2893 = phi i64 [ %add156.i2900, %cond.true150.i2897 ], [ %661, %for.body148.i2889 ]
  %arrayidx161.i2894 = getelementptr inbounds i64, ptr %492, i64 %k119.1369.i2890
  store i64 %cond160.i2893, ptr %arrayidx161.i2894, align 8
  %inc163.i2895 = add nuw nsw i64 %k119.1369.i2890, 1
  %exitcond376.not.i2896 = icmp eq i64 %inc163.i2895, %mul.i2839
  br i1 %exitcond376.not.i2896, label %least_long.exit, label %for.body148.i2889, !llvm.loop !111

least_long.exit:                                  ; preds = %cond.end78.i2961, %cond.end159.i2892, %for.end106.i2863, %lor.lhs.false112.i2868, %for.cond145.preheader.i2885
  %retval.3.i2867 = phi i64 [ 0, %lor.lhs.false112.i2868 ], [ 0, %for.end106.i2863 ], [ 0, %for.cond145.preheader.i2885 ], [ 0, %cond.end159.i2892 ], [ 1, %cond.end78.i2961 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2830) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2829) #7
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i4209 = getelementptr inbounds i8, ptr %a, i64 24
  %664 = load i64, ptr %arrayidx.i4209, align 8
  %665 = inttoptr i64 %664 to ptr
  %arrayidx1.i4210 = getelementptr inbounds i8, ptr %a, i64 88
  %666 = load i64, ptr %arrayidx1.i4210, align 8
  %667 = inttoptr i64 %666 to ptr
  %arrayidx2.i4211 = getelementptr inbounds i8, ptr %a, i64 40
  %668 = load i64, ptr %arrayidx2.i4211, align 8
  %669 = inttoptr i64 %668 to ptr
  %arrayidx3.i4212 = getelementptr inbounds i8, ptr %a, i64 72
  %670 = load i64, ptr %arrayidx3.i4212, align 8
  %arrayidx4.i4213 = getelementptr inbounds i8, ptr %a, i64 80
  %671 = load i64, ptr %arrayidx4.i4213, align 8
  %arrayidx5.i4214 = getelementptr inbounds i8, ptr %a, i64 32
  %672 = load i64, ptr %arrayidx5.i4214, align 8
  %arrayidx6.i4215 = getelementptr inbounds i8, ptr %a, i64 64
  %673 = load i64, ptr %arrayidx6.i4215, align 8
  %sub.i4216 = sub i64 %671, %670
  %mul.i4217 = mul i64 %673, %sub.i4216
  %mul7.i4218 = mul nsw i64 %673, %670
  %arrayidx8.i4219 = getelementptr inbounds i8, ptr %a, i64 96
  %674 = load i64, ptr %arrayidx8.i4219, align 8
  %mul9.i4220 = mul nsw i64 %mul7.i4218, %674
  %arrayidx10.i4221 = getelementptr inbounds i8, ptr %a, i64 120
  %675 = load i64, ptr %arrayidx10.i4221, align 8
  %676 = inttoptr i64 %675 to ptr
  %arrayidx11.i4222 = getelementptr inbounds i8, ptr %a, i64 112
  %677 = load i64, ptr %arrayidx11.i4222, align 8
  %tobool.not.i4223 = icmp eq i64 %677, 0
  %678 = inttoptr i64 %677 to ptr
  %cond.i4224 = select i1 %tobool.not.i4223, ptr %676, ptr %678
  %arrayidx13.i4225 = getelementptr inbounds i8, ptr %a, i64 104
  %679 = load i64, ptr %arrayidx13.i4225, align 8
  %tobool14.not.i4226 = icmp eq i64 %679, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i4226, label %if.end30.i3197, label %land.lhs.true.i3189

land.lhs.true.i3189:                              ; preds = %cond.true60
  %tobool16.i3191.not = icmp eq i64 %666, 0
  br i1 %tobool16.i3191.not, label %if.then.i3193, label %land.lhs.true20.i3502

if.then.i3193:                                    ; preds = %land.lhs.true.i3189
  %680 = inttoptr i64 %679 to ptr
  %681 = load i32, ptr %680, align 4
  %tobool.not.i.i3194 = icmp eq i32 %681, 0
  br i1 %tobool.not.i.i3194, label %if.then.i.i3500, label %for.cond.preheader.i.i3195

if.then.i.i3500:                                  ; preds = %if.then.i3193
  %mul.i.i3501 = shl nsw i64 %mul.i4217, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i.i3501, i1 false)
  br label %if.end30.i3197

for.cond.preheader.i.i3195:                       ; preds = %if.then.i3193
  %cmp535.i.i3196 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp535.i.i3196, label %for.body.i.i3495, label %if.end30.i3197

for.body.i.i3495:                                 ; preds = %for.cond.preheader.i.i3195, %for.body.i.i3495
  %k.036.i.i3496 = phi i64 [ %inc.i.i3498, %for.body.i.i3495 ], [ 0, %for.cond.preheader.i.i3195 ]
  %arrayidx.i.i3497 = getelementptr inbounds i32, ptr %cond.i4224, i64 %k.036.i.i3496
  store i32 %681, ptr %arrayidx.i.i3497, align 4
  %inc.i.i3498 = add nuw nsw i64 %k.036.i.i3496, 1
  %exitcond38.not.i.i3499 = icmp eq i64 %inc.i.i3498, %mul.i4217
  br i1 %exitcond38.not.i.i3499, label %if.end30.i3197, label %for.body.i.i3495, !llvm.loop !4

land.lhs.true20.i3502:                            ; preds = %land.lhs.true.i3189
  %tobool22.not.i3503 = icmp eq i64 %674, 0
  br i1 %tobool22.not.i3503, label %if.then28.i3507, label %if.then23.i3504

if.then23.i3504:                                  ; preds = %land.lhs.true20.i3502
  %add.ptr.i3505 = getelementptr inbounds float, ptr %667, i64 %mul9.i4220
  %mul24.i3506 = shl i64 %mul.i4217, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i4224, ptr nonnull align 4 %add.ptr.i3505, i64 %mul24.i3506, i1 false)
  br label %if.end30.i3197

if.then28.i3507:                                  ; preds = %land.lhs.true20.i3502
  %682 = load i32, ptr %667, align 4
  %tobool.not.i285.i3508 = icmp eq i32 %682, 0
  br i1 %tobool.not.i285.i3508, label %if.then.i293.i3516, label %for.cond.preheader.i286.i3509

if.then.i293.i3516:                               ; preds = %if.then28.i3507
  %mul.i294.i3517 = shl nsw i64 %mul.i4217, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i294.i3517, i1 false)
  br label %if.end30.i3197

for.cond.preheader.i286.i3509:                    ; preds = %if.then28.i3507
  %cmp535.i287.i3510 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp535.i287.i3510, label %for.body.i288.i3511, label %if.end30.i3197

for.body.i288.i3511:                              ; preds = %for.cond.preheader.i286.i3509, %for.body.i288.i3511
  %k.036.i289.i3512 = phi i64 [ %inc.i291.i3514, %for.body.i288.i3511 ], [ 0, %for.cond.preheader.i286.i3509 ]
  %arrayidx.i290.i3513 = getelementptr inbounds i32, ptr %cond.i4224, i64 %k.036.i289.i3512
  store i32 %682, ptr %arrayidx.i290.i3513, align 4
  %inc.i291.i3514 = add nuw nsw i64 %k.036.i289.i3512, 1
  %exitcond38.not.i292.i3515 = icmp eq i64 %inc.i291.i3514, %mul.i4217
  br i1 %exitcond38.not.i292.i3515, label %if.end30.i3197, label %for.body.i288.i3511, !llvm.loop !4

if.end30.i3197:                                   ; preds = %for.body.i288.i3511, %for.body.i.i3495, %for.cond.preheader.i286.i3509, %if.then.i293.i3516, %if.then23.i3504, %for.cond.preheader.i.i3195, %if.then.i.i3500, %cond.true60
  %cmp31.i3198 = icmp eq i64 %670, 0
  br i1 %cmp31.i3198, label %land.end.i3483, label %land.end.thread.i3199

land.end.thread.i3199:                            ; preds = %if.end30.i3197
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3169) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3170) #7
  br label %for.cond45.preheader.i3200

land.end.i3483:                                   ; preds = %if.end30.i3197
  %arrayidx32.i3484 = getelementptr inbounds i8, ptr %a, i64 56
  %683 = load i64, ptr %arrayidx32.i3484, align 8
  %cmp33.i3485 = icmp eq i64 %671, %683
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3169) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3170) #7
  br i1 %cmp33.i3485, label %for.body.lr.ph.i3486, label %for.cond45.preheader.i3200

for.body.lr.ph.i3486:                             ; preds = %land.end.i3483
  %places42.i3487 = getelementptr inbounds i8, ptr %found.i3170, i64 2080
  br label %for.body.i3488

for.cond45.preheader.i3200:                       ; preds = %for.body.i3488, %land.end.i3483, %land.end.thread.i3199
  %684 = phi i1 [ false, %land.end.thread.i3199 ], [ false, %land.end.i3483 ], [ true, %for.body.i3488 ]
  %arrayidx46.i3201 = getelementptr inbounds i8, ptr %a, i64 48
  %685 = load i64, ptr %arrayidx46.i3201, align 8
  %cmp47.not363.i3202 = icmp sgt i64 %685, 0
  br i1 %cmp47.not363.i3202, label %for.body50.lr.ph.i3250, label %for.end106.i3203

for.body50.lr.ph.i3250:                           ; preds = %for.cond45.preheader.i3200
  %places63.i3251 = getelementptr inbounds i8, ptr %found.i3170, i64 2080
  %cond67.i3252 = select i1 %684, ptr %places63.i3251, ptr %places.i3169
  %arrayidx68.i3253 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3254 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3255 = trunc i64 %670 to i32
  %conv1.i.i3256 = trunc i64 %sub.i4216 to i32
  %count32.i.i3257 = getelementptr inbounds i8, ptr %found.i3170, i64 4160
  %cmp91.i3258 = icmp eq i64 %673, 1
  %cmp18.not81.i.i3259 = icmp slt i64 %673, 8
  %add.ptr103.idx.i3260 = shl nsw i64 %672, 11
  br label %for.body50.i3261

for.body.i3488:                                   ; preds = %for.body.i3488, %for.body.lr.ph.i3486
  %k.0362.i3489 = phi i64 [ 0, %for.body.lr.ph.i3486 ], [ %inc.i3493, %for.body.i3488 ]
  %conv40.i3490 = trunc nuw i64 %k.0362.i3489 to i32
  %arrayidx41.i3491 = getelementptr inbounds [520 x i32], ptr %found.i3170, i64 0, i64 %k.0362.i3489
  store i32 %conv40.i3490, ptr %arrayidx41.i3491, align 4
  %arrayidx43.i3492 = getelementptr inbounds [520 x i32], ptr %places42.i3487, i64 0, i64 %k.0362.i3489
  store i32 0, ptr %arrayidx43.i3492, align 4
  %inc.i3493 = add nuw nsw i64 %k.0362.i3489, 1
  %exitcond4696.not = icmp eq i64 %inc.i3493, 520
  br i1 %exitcond4696.not, label %for.cond45.preheader.i3200, label %for.body.i3488, !llvm.loop !112

for.body50.i3261:                                 ; preds = %for.inc101.i3308, %for.body50.lr.ph.i3250
  %686 = phi i64 [ %685, %for.body50.lr.ph.i3250 ], [ %712, %for.inc101.i3308 ]
  %values.0366.i3262 = phi ptr [ %665, %for.body50.lr.ph.i3250 ], [ %add.ptr103.i3310, %for.inc101.i3308 ]
  %k44.0365.i3263 = phi i64 [ 0, %for.body50.lr.ph.i3250 ], [ %add.i3309, %for.inc101.i3308 ]
  %sub52.i3264 = sub nsw i64 %686, %k44.0365.i3263
  %spec.select.i3265 = tail call i64 @llvm.smin.i64(i64 %sub52.i3264, i64 512)
  %687 = load i64, ptr %arrayidx68.i3253, align 8
  %cmp69.i3266 = icmp eq i64 %687, 4
  %688 = load i64, ptr %arrayidx76.i3254, align 8
  %cmp.not65.i.i3267 = icmp slt i64 %sub52.i3264, 8
  br i1 %cmp69.i3266, label %cond.true71.i3434, label %cond.false74.i3268

cond.true71.i3434:                                ; preds = %for.body50.i3261
  %add.ptr72.i3435 = getelementptr inbounds i32, ptr %669, i64 %k44.0365.i3263
  br i1 %cmp.not65.i.i3267, label %for.cond11.preheader.i.i3456, label %for.body.lr.ph.i.i3436

for.body.lr.ph.i.i3436:                           ; preds = %cond.true71.i3434
  %splat.splatinsert.i.i3437 = insertelement <8 x i64> poison, i64 %688, i64 0
  %splat.splat.i.i3438 = shufflevector <8 x i64> %splat.splatinsert.i.i3437, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3439

for.cond11.preheader.i.i3456:                     ; preds = %for.body.i296.i3439, %cond.true71.i3434
  %outside.0.lcssa.i.i3457 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3434 ], [ %or7.i.i3451, %for.body.i296.i3439 ]
  %k.0.lcssa.i.i3458 = phi i64 [ 0, %cond.true71.i3434 ], [ %add68.i.i3440, %for.body.i296.i3439 ]
  br label %for.body14.i.i3459

for.body.i296.i3439:                              ; preds = %for.body.i296.i3439, %for.body.lr.ph.i.i3436
  %add68.i.i3440 = phi i64 [ 8, %for.body.lr.ph.i.i3436 ], [ %add.i.i3454, %for.body.i296.i3439 ]
  %k.067.i.i3441 = phi i64 [ 0, %for.body.lr.ph.i.i3436 ], [ %add68.i.i3440, %for.body.i296.i3439 ]
  %outside.066.i.i3442 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3436 ], [ %or7.i.i3451, %for.body.i296.i3439 ]
  %add.ptr.i.i3443 = getelementptr inbounds i32, ptr %add.ptr72.i3435, i64 %k.067.i.i3441
  %689 = load <8 x i32>, ptr %add.ptr.i.i3443, align 4
  %conv.i.i3444 = sext <8 x i32> %689 to <8 x i64>
  %isneg.i.i3445 = icmp slt <8 x i32> %689, zeroinitializer
  %and.i.i3446 = select <8 x i1> %isneg.i.i3445, <8 x i64> %splat.splat.i.i3438, <8 x i64> zeroinitializer
  %add1.i.i3447 = add <8 x i64> %and.i.i3446, %conv.i.i3444
  %add1.lobit.i.i3448 = ashr <8 x i64> %add1.i.i3447, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3449 = icmp slt <8 x i64> %add1.i.i3447, %splat.splat.i.i3438
  %or.i.i3450 = select <8 x i1> %cmp5.not.i.i3449, <8 x i64> %add1.lobit.i.i3448, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3451 = or <8 x i64> %or.i.i3450, %outside.066.i.i3442
  %conv8.i.i3452 = trunc <8 x i64> %add1.i.i3447 to <8 x i32>
  %add.ptr9.i.i3453 = getelementptr inbounds i32, ptr %cond67.i3252, i64 %k.067.i.i3441
  store <8 x i32> %conv8.i.i3452, ptr %add.ptr9.i.i3453, align 4
  %add.i.i3454 = add nuw nsw i64 %add68.i.i3440, 8
  %cmp.not.i.i3455 = icmp sgt i64 %add.i.i3454, %spec.select.i3265
  br i1 %cmp.not.i.i3455, label %for.cond11.preheader.i.i3456, label %for.body.i296.i3439, !llvm.loop !8

for.cond18.preheader.i.i3466:                     ; preds = %for.body14.i.i3459
  %cmp1972.i.i3467 = icmp slt i64 %k.0.lcssa.i.i3458, %spec.select.i3265
  br i1 %cmp1972.i.i3467, label %for.body21.i.i3468, label %cond.end78.i3301

for.body14.i.i3459:                               ; preds = %for.body14.i.i3459, %for.cond11.preheader.i.i3456
  %j.071.i.i3460 = phi i64 [ 0, %for.cond11.preheader.i.i3456 ], [ %inc.i297.i3464, %for.body14.i.i3459 ]
  %wrong.070.i.i3461 = phi i64 [ 0, %for.cond11.preheader.i.i3456 ], [ %or15.i.i3463, %for.body14.i.i3459 ]
  %vecext.i.i3462 = extractelement <8 x i64> %outside.0.lcssa.i.i3457, i64 %j.071.i.i3460
  %or15.i.i3463 = or i64 %vecext.i.i3462, %wrong.070.i.i3461
  %inc.i297.i3464 = add nuw nsw i64 %j.071.i.i3460, 1
  %exitcond.not.i.i3465 = icmp eq i64 %inc.i297.i3464, 8
  br i1 %exitcond.not.i.i3465, label %for.cond18.preheader.i.i3466, label %for.body14.i.i3459, !llvm.loop !9

for.body21.i.i3468:                               ; preds = %for.cond18.preheader.i.i3466, %for.body21.i.i3468
  %k.174.i.i3469 = phi i64 [ %inc35.i.i3481, %for.body21.i.i3468 ], [ %k.0.lcssa.i.i3458, %for.cond18.preheader.i.i3466 ]
  %wrong.173.i.i3470 = phi i64 [ %or31.i.i3478, %for.body21.i.i3468 ], [ %or15.i.i3463, %for.cond18.preheader.i.i3466 ]
  %arrayidx.i298.i3471 = getelementptr inbounds i32, ptr %add.ptr72.i3435, i64 %k.174.i.i3469
  %690 = load i32, ptr %arrayidx.i298.i3471, align 4
  %conv23.i.i3472 = sext i32 %690 to i64
  %cmp25.i.i3473 = icmp slt i32 %690, 0
  %cond.i.i3474 = select i1 %cmp25.i.i3473, i64 %688, i64 0
  %add27.i.i3475 = add nsw i64 %cond.i.i3474, %conv23.i.i3472
  %cmp28.i.i3476 = icmp uge i64 %add27.i.i3475, %688
  %conv30.i.i3477 = zext i1 %cmp28.i.i3476 to i64
  %or31.i.i3478 = or i64 %wrong.173.i.i3470, %conv30.i.i3477
  %conv32.i.i3479 = trunc i64 %add27.i.i3475 to i32
  %arrayidx33.i.i3480 = getelementptr inbounds i32, ptr %cond67.i3252, i64 %k.174.i.i3469
  store i32 %conv32.i.i3479, ptr %arrayidx33.i.i3480, align 4
  %inc35.i.i3481 = add nuw nsw i64 %k.174.i.i3469, 1
  %exitcond76.not.i.i3482 = icmp eq i64 %inc35.i.i3481, %spec.select.i3265
  br i1 %exitcond76.not.i.i3482, label %cond.end78.i3301, label %for.body21.i.i3468, !llvm.loop !10

cond.false74.i3268:                               ; preds = %for.body50.i3261
  %add.ptr75.i3269 = getelementptr inbounds i64, ptr %669, i64 %k44.0365.i3263
  br i1 %cmp.not65.i.i3267, label %for.cond10.preheader.i.i3289, label %for.body.lr.ph.i299.i3270

for.body.lr.ph.i299.i3270:                        ; preds = %cond.false74.i3268
  %splat.splatinsert.i300.i3271 = insertelement <8 x i64> poison, i64 %688, i64 0
  %splat.splat.i301.i3272 = shufflevector <8 x i64> %splat.splatinsert.i300.i3271, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3273

for.cond10.preheader.i.i3289:                     ; preds = %for.body.i302.i3273, %cond.false74.i3268
  %outside.0.lcssa.i314.i3290 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3268 ], [ %or7.i310.i3284, %for.body.i302.i3273 ]
  %k.0.lcssa.i315.i3291 = phi i64 [ 0, %cond.false74.i3268 ], [ %add66.i.i3274, %for.body.i302.i3273 ]
  br label %for.body13.i.i3292

for.body.i302.i3273:                              ; preds = %for.body.i302.i3273, %for.body.lr.ph.i299.i3270
  %add66.i.i3274 = phi i64 [ 8, %for.body.lr.ph.i299.i3270 ], [ %add.i312.i3287, %for.body.i302.i3273 ]
  %k.065.i.i3275 = phi i64 [ 0, %for.body.lr.ph.i299.i3270 ], [ %add66.i.i3274, %for.body.i302.i3273 ]
  %outside.064.i.i3276 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3270 ], [ %or7.i310.i3284, %for.body.i302.i3273 ]
  %add.ptr.i303.i3277 = getelementptr inbounds i64, ptr %add.ptr75.i3269, i64 %k.065.i.i3275
  %691 = load <8 x i64>, ptr %add.ptr.i303.i3277, align 8
  %isneg.i304.i3278 = icmp slt <8 x i64> %691, zeroinitializer
  %and.i305.i3279 = select <8 x i1> %isneg.i304.i3278, <8 x i64> %splat.splat.i301.i3272, <8 x i64> zeroinitializer
  %add1.i306.i3280 = add <8 x i64> %and.i305.i3279, %691
  %add1.lobit.i307.i3281 = ashr <8 x i64> %add1.i306.i3280, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3282 = icmp slt <8 x i64> %add1.i306.i3280, %splat.splat.i301.i3272
  %or.i309.i3283 = select <8 x i1> %cmp5.not.i308.i3282, <8 x i64> %add1.lobit.i307.i3281, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3284 = or <8 x i64> %or.i309.i3283, %outside.064.i.i3276
  %conv.i311.i3285 = trunc <8 x i64> %add1.i306.i3280 to <8 x i32>
  %add.ptr8.i.i3286 = getelementptr inbounds i32, ptr %cond67.i3252, i64 %k.065.i.i3275
  store <8 x i32> %conv.i311.i3285, ptr %add.ptr8.i.i3286, align 4
  %add.i312.i3287 = add nuw nsw i64 %add66.i.i3274, 8
  %cmp.not.i313.i3288 = icmp sgt i64 %add.i312.i3287, %spec.select.i3265
  br i1 %cmp.not.i313.i3288, label %for.cond10.preheader.i.i3289, label %for.body.i302.i3273, !llvm.loop !11

for.cond17.preheader.i.i3299:                     ; preds = %for.body13.i.i3292
  %cmp1870.i.i3300 = icmp slt i64 %k.0.lcssa.i315.i3291, %spec.select.i3265
  br i1 %cmp1870.i.i3300, label %for.body20.i.i3420, label %cond.end78.i3301

for.body13.i.i3292:                               ; preds = %for.body13.i.i3292, %for.cond10.preheader.i.i3289
  %j.069.i.i3293 = phi i64 [ 0, %for.cond10.preheader.i.i3289 ], [ %inc.i317.i3297, %for.body13.i.i3292 ]
  %wrong.068.i.i3294 = phi i64 [ 0, %for.cond10.preheader.i.i3289 ], [ %or14.i.i3296, %for.body13.i.i3292 ]
  %vecext.i316.i3295 = extractelement <8 x i64> %outside.0.lcssa.i314.i3290, i64 %j.069.i.i3293
  %or14.i.i3296 = or i64 %vecext.i316.i3295, %wrong.068.i.i3294
  %inc.i317.i3297 = add nuw nsw i64 %j.069.i.i3293, 1
  %exitcond.not.i318.i3298 = icmp eq i64 %inc.i317.i3297, 8
  br i1 %exitcond.not.i318.i3298, label %for.cond17.preheader.i.i3299, label %for.body13.i.i3292, !llvm.loop !12

for.body20.i.i3420:                               ; preds = %for.cond17.preheader.i.i3299, %for.body20.i.i3420
  %k.172.i.i3421 = phi i64 [ %inc33.i.i3432, %for.body20.i.i3420 ], [ %k.0.lcssa.i315.i3291, %for.cond17.preheader.i.i3299 ]
  %wrong.171.i.i3422 = phi i64 [ %or29.i.i3429, %for.body20.i.i3420 ], [ %or14.i.i3296, %for.cond17.preheader.i.i3299 ]
  %arrayidx.i320.i3423 = getelementptr inbounds i64, ptr %add.ptr75.i3269, i64 %k.172.i.i3421
  %692 = load i64, ptr %arrayidx.i320.i3423, align 8
  %cmp23.i.i3424 = icmp slt i64 %692, 0
  %cond.i321.i3425 = select i1 %cmp23.i.i3424, i64 %688, i64 0
  %add25.i.i3426 = add nsw i64 %cond.i321.i3425, %692
  %cmp26.i.i3427 = icmp uge i64 %add25.i.i3426, %688
  %conv28.i.i3428 = zext i1 %cmp26.i.i3427 to i64
  %or29.i.i3429 = or i64 %wrong.171.i.i3422, %conv28.i.i3428
  %conv30.i322.i3430 = trunc i64 %add25.i.i3426 to i32
  %arrayidx31.i.i3431 = getelementptr inbounds i32, ptr %cond67.i3252, i64 %k.172.i.i3421
  store i32 %conv30.i322.i3430, ptr %arrayidx31.i.i3431, align 4
  %inc33.i.i3432 = add nuw nsw i64 %k.172.i.i3421, 1
  %exitcond74.not.i.i3433 = icmp eq i64 %inc33.i.i3432, %spec.select.i3265
  br i1 %exitcond74.not.i.i3433, label %cond.end78.i3301, label %for.body20.i.i3420, !llvm.loop !13

cond.end78.i3301:                                 ; preds = %for.body20.i.i3420, %for.body21.i.i3468, %for.cond17.preheader.i.i3299, %for.cond18.preheader.i.i3466
  %cond79.in.in.i3302 = phi i64 [ %or15.i.i3463, %for.cond18.preheader.i.i3466 ], [ %or14.i.i3296, %for.cond17.preheader.i.i3299 ], [ %or31.i.i3478, %for.body21.i.i3468 ], [ %or29.i.i3429, %for.body20.i.i3420 ]
  %cond79.in.not.i3303 = icmp eq i64 %cond79.in.in.i3302, 0
  br i1 %cond79.in.not.i3303, label %if.end82.i3304, label %most_float.exit

if.end82.i3304:                                   ; preds = %cond.end78.i3301
  br i1 %684, label %if.end87.i3338, label %if.else85.i3305

if.else85.i3305:                                  ; preds = %if.end82.i3304
  %cmp55.i.i3306 = icmp sgt i64 %sub52.i3264, 0
  br i1 %cmp55.i.i3306, label %for.body.i325.i3312, label %if.else94.thread.i3307

for.cond12.preheader.i.i3325:                     ; preds = %for.body.i325.i3312
  %tobool.not.i330.i3326 = icmp eq i64 %add.i327.i3322, 0
  br i1 %tobool.not.i330.i3326, label %if.else94.thread.i3307, label %for.body16.lr.ph.i.i3327

for.body16.lr.ph.i.i3327:                         ; preds = %for.cond12.preheader.i.i3325
  %sub18.i.i3328 = add nsw i64 %add.i327.i3322, -1
  %arrayidx19.i.i3329 = getelementptr inbounds [520 x i32], ptr %found.i3170, i64 0, i64 %sub18.i.i3328
  %arrayidx25.i.i3330 = getelementptr inbounds [520 x i32], ptr %places63.i3251, i64 0, i64 %sub18.i.i3328
  br label %for.body16.i.i3331

for.body.i325.i3312:                              ; preds = %if.else85.i3305, %for.body.i325.i3312
  %n.057.i.i3313 = phi i64 [ %add.i327.i3322, %for.body.i325.i3312 ], [ 0, %if.else85.i3305 ]
  %k.056.i.i3314 = phi i64 [ %inc.i328.i3323, %for.body.i325.i3312 ], [ 0, %if.else85.i3305 ]
  %arrayidx.i326.i3315 = getelementptr inbounds i32, ptr %places.i3169, i64 %k.056.i.i3314
  %693 = load i32, ptr %arrayidx.i326.i3315, align 4
  %sub3.i.i3316 = sub i32 %693, %conv.i323.i3255
  %conv4.i.i3317 = trunc i64 %k.056.i.i3314 to i32
  %arrayidx5.i.i3318 = getelementptr inbounds [520 x i32], ptr %found.i3170, i64 0, i64 %n.057.i.i3313
  store i32 %conv4.i.i3317, ptr %arrayidx5.i.i3318, align 4
  %arrayidx7.i.i3319 = getelementptr inbounds [520 x i32], ptr %places63.i3251, i64 0, i64 %n.057.i.i3313
  store i32 %sub3.i.i3316, ptr %arrayidx7.i.i3319, align 4
  %cmp8.i.i3320 = icmp ult i32 %sub3.i.i3316, %conv1.i.i3256
  %conv10.i.i3321 = zext i1 %cmp8.i.i3320 to i64
  %add.i327.i3322 = add nuw nsw i64 %n.057.i.i3313, %conv10.i.i3321
  %inc.i328.i3323 = add nuw nsw i64 %k.056.i.i3314, 1
  %exitcond.not.i329.i3324 = icmp eq i64 %inc.i328.i3323, %spec.select.i3265
  br i1 %exitcond.not.i329.i3324, label %for.cond12.preheader.i.i3325, label %for.body.i325.i3312, !llvm.loop !14

for.body16.i.i3331:                               ; preds = %for.body16.i.i3331, %for.body16.lr.ph.i.i3327
  %k11.058.i.i3332 = phi i64 [ 0, %for.body16.lr.ph.i.i3327 ], [ %inc30.i.i3336, %for.body16.i.i3331 ]
  %694 = load i32, ptr %arrayidx19.i.i3329, align 4
  %add21.i.i3333 = add nuw nsw i64 %k11.058.i.i3332, %add.i327.i3322
  %arrayidx22.i.i3334 = getelementptr inbounds [520 x i32], ptr %found.i3170, i64 0, i64 %add21.i.i3333
  store i32 %694, ptr %arrayidx22.i.i3334, align 4
  %695 = load i32, ptr %arrayidx25.i.i3330, align 4
  %arrayidx28.i.i3335 = getelementptr inbounds [520 x i32], ptr %places63.i3251, i64 0, i64 %add21.i.i3333
  store i32 %695, ptr %arrayidx28.i.i3335, align 4
  %inc30.i.i3336 = add nuw nsw i64 %k11.058.i.i3332, 1
  %exitcond.not.i3337 = icmp eq i64 %inc30.i.i3336, 8
  br i1 %exitcond.not.i3337, label %if.end87.i3338, label %for.body16.i.i3331, !llvm.loop !15

if.else94.thread.i3307:                           ; preds = %for.cond12.preheader.i.i3325, %if.else85.i3305
  store i64 0, ptr %count32.i.i3257, align 8
  br label %for.inc101.i3308

if.end87.i3338:                                   ; preds = %for.body16.i.i3331, %if.end82.i3304
  %696 = phi i64 [ %spec.select.i3265, %if.end82.i3304 ], [ %add.i327.i3322, %for.body16.i.i3331 ]
  store i64 %696, ptr %count32.i.i3257, align 8
  %tobool89.i3339 = icmp ne i64 %696, 0
  %or.cond183.i3340 = select i1 %tobool89.i3339, i1 %cmp91.i3258, i1 false
  %cmp47.i.i3341 = icmp sgt i64 %696, 0
  br i1 %or.cond183.i3340, label %if.then93.i3390, label %if.else94.i3342

if.then93.i3390:                                  ; preds = %if.end87.i3338
  br i1 %cmp47.i.i3341, label %for.body.preheader.i.i3391, label %for.inc101.i3308

for.body.preheader.i.i3391:                       ; preds = %if.then93.i3390
  %697 = load i32, ptr %places63.i3251, align 8
  %conv.i331.i3392 = sext i32 %697 to i64
  %arrayidx1.i.i3393 = getelementptr inbounds float, ptr %cond.i4224, i64 %conv.i331.i3392
  %698 = load float, ptr %arrayidx1.i.i3393, align 4
  br label %for.body.i332.i3394

for.body.i332.i3394:                              ; preds = %if.end.i.i3407, %for.body.preheader.i.i3391
  %before.050.i.i3395 = phi i64 [ %conv5.i.i3399, %if.end.i.i3407 ], [ %conv.i331.i3392, %for.body.preheader.i.i3391 ]
  %m.049.i.i3396 = phi i64 [ %inc.i339.i3418, %if.end.i.i3407 ], [ 0, %for.body.preheader.i.i3391 ]
  %found.048.i.i3397 = phi float [ %cond.i338.i3416, %if.end.i.i3407 ], [ %698, %for.body.preheader.i.i3391 ]
  %arrayidx4.i.i3398 = getelementptr inbounds [520 x i32], ptr %places63.i3251, i64 0, i64 %m.049.i.i3396
  %699 = load i32, ptr %arrayidx4.i.i3398, align 4
  %conv5.i.i3399 = sext i32 %699 to i64
  %add.i333.i3400 = add nuw nsw i64 %m.049.i.i3396, 8
  %arrayidx7.i334.i3401 = getelementptr inbounds [520 x i32], ptr %places63.i3251, i64 0, i64 %add.i333.i3400
  %700 = load i32, ptr %arrayidx7.i334.i3401, align 4
  %idx.ext.i.i3402 = sext i32 %700 to i64
  %add.ptr.i335.i3403 = getelementptr inbounds float, ptr %cond.i4224, i64 %idx.ext.i.i3402
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3403, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3404 = icmp eq i64 %before.050.i.i3395, %conv5.i.i3399
  br i1 %cmp8.not.i.i3404, label %if.end.i.i3407, label %if.then.i336.i3405

if.then.i336.i3405:                               ; preds = %for.body.i332.i3394
  %arrayidx10.i.i3406 = getelementptr inbounds float, ptr %cond.i4224, i64 %conv5.i.i3399
  %701 = load float, ptr %arrayidx10.i.i3406, align 4
  br label %if.end.i.i3407

if.end.i.i3407:                                   ; preds = %if.then.i336.i3405, %for.body.i332.i3394
  %found.1.i.i3408 = phi float [ %701, %if.then.i336.i3405 ], [ %found.048.i.i3397, %for.body.i332.i3394 ]
  %arrayidx11.i.i3409 = getelementptr inbounds [520 x i32], ptr %found.i3170, i64 0, i64 %m.049.i.i3396
  %702 = load i32, ptr %arrayidx11.i.i3409, align 4
  %conv12.i.i3410 = sext i32 %702 to i64
  %mul.i337.i3411 = mul nsw i64 %672, %conv12.i.i3410
  %arrayidx13.i.i3412 = getelementptr inbounds float, ptr %values.0366.i3262, i64 %mul.i337.i3411
  %703 = load float, ptr %arrayidx13.i.i3412, align 4
  %cmp14.i.i3413 = fcmp oge float %found.1.i.i3408, %703
  %cmp16.i.i3414 = fcmp uno float %found.1.i.i3408, 0.000000e+00
  %or.cond.i.i3415 = or i1 %cmp16.i.i3414, %cmp14.i.i3413
  %cond.i338.i3416 = select i1 %or.cond.i.i3415, float %found.1.i.i3408, float %703
  %arrayidx23.i.i3417 = getelementptr inbounds float, ptr %cond.i4224, i64 %conv5.i.i3399
  store float %cond.i338.i3416, ptr %arrayidx23.i.i3417, align 4
  %inc.i339.i3418 = add nuw nsw i64 %m.049.i.i3396, 1
  %exitcond377.not.i3419 = icmp eq i64 %inc.i339.i3418, %696
  br i1 %exitcond377.not.i3419, label %for.inc101.i3308, label %for.body.i332.i3394, !llvm.loop !113

if.else94.i3342:                                  ; preds = %if.end87.i3338
  br i1 %cmp47.i.i3341, label %for.body.i343.i3343, label %for.inc101.i3308

for.body.i343.i3343:                              ; preds = %if.else94.i3342, %for.end41.i.i3377
  %m.087.i.i3344 = phi i64 [ %inc43.i.i3378, %for.end41.i.i3377 ], [ 0, %if.else94.i3342 ]
  %arrayidx.i344.i3345 = getelementptr inbounds [520 x i32], ptr %found.i3170, i64 0, i64 %m.087.i.i3344
  %704 = load i32, ptr %arrayidx.i344.i3345, align 4
  %conv.i345.i3346 = sext i32 %704 to i64
  %mul.i346.i3347 = mul nsw i64 %672, %conv.i345.i3346
  %add.ptr.i347.i3348 = getelementptr inbounds float, ptr %values.0366.i3262, i64 %mul.i346.i3347
  %arrayidx1.i348.i3349 = getelementptr inbounds [520 x i32], ptr %places63.i3251, i64 0, i64 %m.087.i.i3344
  %705 = load i32, ptr %arrayidx1.i348.i3349, align 4
  %conv2.i.i3350 = sext i32 %705 to i64
  %mul3.i.i3351 = mul nsw i64 %673, %conv2.i.i3350
  %add.ptr4.i.i3352 = getelementptr inbounds float, ptr %cond.i4224, i64 %mul3.i.i3351
  %add.i349.i3353 = add nuw nsw i64 %m.087.i.i3344, 8
  %arrayidx6.i.i3354 = getelementptr inbounds [520 x i32], ptr %found.i3170, i64 0, i64 %add.i349.i3353
  %706 = load i32, ptr %arrayidx6.i.i3354, align 4
  %conv7.i.i3355 = sext i32 %706 to i64
  %mul8.i.i3356 = mul nsw i64 %672, %conv7.i.i3355
  %add.ptr9.i350.i3357 = getelementptr inbounds float, ptr %values.0366.i3262, i64 %mul8.i.i3356
  %arrayidx12.i.i3358 = getelementptr inbounds [520 x i32], ptr %places63.i3251, i64 0, i64 %add.i349.i3353
  %707 = load i32, ptr %arrayidx12.i.i3358, align 4
  %conv13.i.i3359 = sext i32 %707 to i64
  %mul14.i.i3360 = mul nsw i64 %673, %conv13.i.i3359
  %add.ptr15.i.i3361 = getelementptr inbounds float, ptr %cond.i4224, i64 %mul14.i.i3360
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3361, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i3259, label %for.cond25.preheader.i.i3374, label %for.body20.i351.i3362

for.cond25.preheader.i.i3374:                     ; preds = %for.body20.i351.i3362, %for.body.i343.i3343
  %j.0.lcssa.i.i3375 = phi i64 [ 0, %for.body.i343.i3343 ], [ %add1783.i.i3363, %for.body20.i351.i3362 ]
  %cmp2684.i.i3376 = icmp slt i64 %j.0.lcssa.i.i3375, %673
  br i1 %cmp2684.i.i3376, label %for.body28.i.i3380, label %for.end41.i.i3377

for.body20.i351.i3362:                            ; preds = %for.body.i343.i3343, %for.body20.i351.i3362
  %add1783.i.i3363 = phi i64 [ %add17.i.i3372, %for.body20.i351.i3362 ], [ 8, %for.body.i343.i3343 ]
  %j.082.i.i3364 = phi i64 [ %add1783.i.i3363, %for.body20.i351.i3362 ], [ 0, %for.body.i343.i3343 ]
  %add.ptr21.i.i3365 = getelementptr inbounds float, ptr %add.ptr9.i350.i3357, i64 %j.082.i.i3364
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3365, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3366 = getelementptr inbounds float, ptr %add.ptr.i347.i3348, i64 %j.082.i.i3364
  %add.ptr23.i.i3367 = getelementptr inbounds float, ptr %add.ptr4.i.i3352, i64 %j.082.i.i3364
  %708 = load <8 x float>, ptr %add.ptr23.i.i3367, align 4
  %709 = load <8 x float>, ptr %add.ptr22.i.i3366, align 4
  %cmp.i.i.i3368 = fcmp ult <8 x float> %708, %709
  %cmp1.i.i.i3369 = fcmp ord <8 x float> %708, zeroinitializer
  %or19.not.i.i.i3370 = and <8 x i1> %cmp.i.i.i3368, %cmp1.i.i.i3369
  %or9.v.i.i.i3371 = select <8 x i1> %or19.not.i.i.i3370, <8 x float> %709, <8 x float> %708
  store <8 x float> %or9.v.i.i.i3371, ptr %add.ptr23.i.i3367, align 4
  %add17.i.i3372 = add nuw nsw i64 %add1783.i.i3363, 8
  %cmp18.not.i.i3373 = icmp sgt i64 %add17.i.i3372, %673
  br i1 %cmp18.not.i.i3373, label %for.cond25.preheader.i.i3374, label %for.body20.i351.i3362, !llvm.loop !114

for.body28.i.i3380:                               ; preds = %for.cond25.preheader.i.i3374, %for.body28.i.i3380
  %j.185.i.i3381 = phi i64 [ %inc.i355.i3388, %for.body28.i.i3380 ], [ %j.0.lcssa.i.i3375, %for.cond25.preheader.i.i3374 ]
  %arrayidx29.i.i3382 = getelementptr inbounds float, ptr %add.ptr4.i.i3352, i64 %j.185.i.i3381
  %710 = load float, ptr %arrayidx29.i.i3382, align 4
  %arrayidx30.i.i3383 = getelementptr inbounds float, ptr %add.ptr.i347.i3348, i64 %j.185.i.i3381
  %711 = load float, ptr %arrayidx30.i.i3383, align 4
  %cmp31.i.i3384 = fcmp oge float %710, %711
  %cmp35.i353.i3385 = fcmp uno float %710, 0.000000e+00
  %or.cond.i354.i3386 = or i1 %cmp35.i353.i3385, %cmp31.i.i3384
  %spec.select.i.i3387 = select i1 %or.cond.i354.i3386, float %710, float %711
  store float %spec.select.i.i3387, ptr %arrayidx29.i.i3382, align 4
  %inc.i355.i3388 = add nuw nsw i64 %j.185.i.i3381, 1
  %exitcond.not.i356.i3389 = icmp eq i64 %inc.i355.i3388, %673
  br i1 %exitcond.not.i356.i3389, label %for.end41.i.i3377, label %for.body28.i.i3380, !llvm.loop !115

for.end41.i.i3377:                                ; preds = %for.body28.i.i3380, %for.cond25.preheader.i.i3374
  %inc43.i.i3378 = add nuw nsw i64 %m.087.i.i3344, 1
  %exitcond376.not.i3379 = icmp eq i64 %inc43.i.i3378, %696
  br i1 %exitcond376.not.i3379, label %for.inc101.i3308, label %for.body.i343.i3343, !llvm.loop !116

for.inc101.i3308:                                 ; preds = %for.end41.i.i3377, %if.end.i.i3407, %if.else94.i3342, %if.then93.i3390, %if.else94.thread.i3307
  %add.i3309 = add nuw nsw i64 %k44.0365.i3263, 512
  %add.ptr103.i3310 = getelementptr inbounds i8, ptr %values.0366.i3262, i64 %add.ptr103.idx.i3260
  %712 = load i64, ptr %arrayidx46.i3201, align 8
  %cmp47.not.i3311 = icmp slt i64 %add.i3309, %712
  br i1 %cmp47.not.i3311, label %for.body50.i3261, label %for.end106.i3203, !llvm.loop !117

for.end106.i3203:                                 ; preds = %for.inc101.i3308, %for.cond45.preheader.i3200
  %713 = load i64, ptr %a, align 8
  %cmp108.i3204 = icmp eq i64 %713, 0
  %tobool111.i3205 = icmp ne i64 %675, 0
  %or.cond184.i3206 = select i1 %cmp108.i3204, i1 %tobool111.i3205, i1 false
  br i1 %or.cond184.i3206, label %lor.lhs.false112.i3208, label %most_float.exit

lor.lhs.false112.i3208:                           ; preds = %for.end106.i3203
  %cmp113.i3209 = icmp ne ptr %cond.i4224, %676
  %tobool116.i3210 = icmp ne i64 %666, 0
  %or.cond185.i3211 = select i1 %cmp113.i3209, i1 true, i1 %tobool116.i3210
  br i1 %or.cond185.i3211, label %for.cond120.preheader.i3212, label %most_float.exit

for.cond120.preheader.i3212:                      ; preds = %lor.lhs.false112.i3208
  %cmp122.not367.i3213 = icmp slt i64 %mul.i4217, 8
  br i1 %cmp122.not367.i3213, label %for.cond145.preheader.i3225, label %for.body124.lr.ph.i3214

for.body124.lr.ph.i3214:                          ; preds = %for.cond120.preheader.i3212
  %add.ptr131.i3215 = getelementptr inbounds float, ptr %667, i64 %mul9.i4220
  br label %for.body124.i3216

for.cond145.preheader.i3225:                      ; preds = %if.end140.i3220, %for.cond120.preheader.i3212
  %k119.0.lcssa.i3226 = phi i64 [ 0, %for.cond120.preheader.i3212 ], [ %add121369.i3217, %if.end140.i3220 ]
  %cmp146370.i3227 = icmp slt i64 %k119.0.lcssa.i3226, %mul.i4217
  br i1 %cmp146370.i3227, label %for.body148.lr.ph.i3228, label %most_float.exit

for.body148.lr.ph.i3228:                          ; preds = %for.cond145.preheader.i3225
  %714 = getelementptr float, ptr %667, i64 %mul9.i4220
  br label %for.body148.i3229

for.body124.i3216:                                ; preds = %if.end140.i3220, %for.body124.lr.ph.i3214
  %add121369.i3217 = phi i64 [ 8, %for.body124.lr.ph.i3214 ], [ %add121.i3223, %if.end140.i3220 ]
  %k119.0368.i3218 = phi i64 [ 0, %for.body124.lr.ph.i3214 ], [ %add121369.i3217, %if.end140.i3220 ]
  %add.ptr125.i3219 = getelementptr inbounds float, ptr %cond.i4224, i64 %k119.0368.i3218
  %715 = load <8 x float>, ptr %add.ptr125.i3219, align 4
  br i1 %tobool116.i3210, label %land.lhs.true127.i3241, label %if.end140.i3220

land.lhs.true127.i3241:                           ; preds = %for.body124.i3216
  %716 = load i64, ptr %arrayidx8.i4219, align 8
  %tobool129.not.i3242 = icmp eq i64 %716, 0
  br i1 %tobool129.not.i3242, label %if.then136.i3246, label %if.then130.i3243

if.then130.i3243:                                 ; preds = %land.lhs.true127.i3241
  %add.ptr132.i3244 = getelementptr inbounds float, ptr %add.ptr131.i3215, i64 %k119.0368.i3218
  %717 = load <8 x float>, ptr %add.ptr132.i3244, align 4
  %add133.i3245 = fadd <8 x float> %715, %717
  br label %if.end140.i3220

if.then136.i3246:                                 ; preds = %land.lhs.true127.i3241
  %718 = load float, ptr %667, align 4
  %splat.splatinsert.i3247 = insertelement <8 x float> poison, float %718, i64 0
  %splat.splat.i3248 = shufflevector <8 x float> %splat.splatinsert.i3247, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i3249 = fadd <8 x float> %715, %splat.splat.i3248
  br label %if.end140.i3220

if.end140.i3220:                                  ; preds = %if.then136.i3246, %if.then130.i3243, %for.body124.i3216
  %sum.0.i3221 = phi <8 x float> [ %add133.i3245, %if.then130.i3243 ], [ %add138.i3249, %if.then136.i3246 ], [ %715, %for.body124.i3216 ]
  %add.ptr141.i3222 = getelementptr inbounds float, ptr %676, i64 %k119.0368.i3218
  store <8 x float> %sum.0.i3221, ptr %add.ptr141.i3222, align 4
  %add121.i3223 = add nuw nsw i64 %add121369.i3217, 8
  %cmp122.not.i3224 = icmp sgt i64 %add121.i3223, %mul.i4217
  br i1 %cmp122.not.i3224, label %for.cond145.preheader.i3225, label %for.body124.i3216, !llvm.loop !118

for.body148.i3229:                                ; preds = %cond.end159.i3232, %for.body148.lr.ph.i3228
  %k119.1371.i3230 = phi i64 [ %k119.0.lcssa.i3226, %for.body148.lr.ph.i3228 ], [ %inc163.i3235, %cond.end159.i3232 ]
  %arrayidx151.i3231 = getelementptr inbounds float, ptr %cond.i4224, i64 %k119.1371.i3230
  %719 = load float, ptr %arrayidx151.i3231, align 4
  br i1 %tobool116.i3210, label %cond.true150.i3237, label %cond.end159.i3232

cond.true150.i3237:                               ; preds = %for.body148.i3229
  %720 = load i64, ptr %arrayidx8.i4219, align 8
  %mul153.i3238 = mul nsw i64 %720, %k119.1371.i3230
  %arrayidx155.i3239 = getelementptr float, ptr %714, i64 %mul153.i3238
  %721 = load float, ptr %arrayidx155.i3239, align 4
  %add156.i3240 = fadd float %719, %721
  br label %cond.end159.i3232

cond.end159.i3232:                                ; preds = %cond.true150.i3237, %for.body148.i3229
  %cond160.i3233 = phi float [ %add156.i3240, %cond.true150.i3237 ], [ %719, %for.body148.i3229 ]
  %arrayidx161.i3234 = getelementptr inbounds float, ptr %676, i64 %k119.1371.i3230
  store float %cond160.i3233, ptr %arrayidx161.i3234, align 4
  %inc163.i3235 = add nuw nsw i64 %k119.1371.i3230, 1
  %exitcond378.not.i3236 = icmp eq i64 %inc163.i3235, %mul.i4217
  br i1 %exitcond378.not.i3236, label %most_float.exit, label %for.body148.i3229, !llvm.loop !119

most_float.exit:                                  ; preds = %cond.end78.i3301, %cond.end159.i3232, %for.end106.i3203, %lor.lhs.false112.i3208, %for.cond145.preheader.i3225
  %retval.3.i3207 = phi i64 [ 0, %lor.lhs.false112.i3208 ], [ 0, %for.end106.i3203 ], [ 0, %for.cond145.preheader.i3225 ], [ 0, %cond.end159.i3232 ], [ 1, %cond.end78.i3301 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3170) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3169) #7
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i4226, label %if.end30.i3546, label %land.lhs.true.i3538

land.lhs.true.i3538:                              ; preds = %cond.true65
  %tobool16.i3540.not = icmp eq i64 %666, 0
  br i1 %tobool16.i3540.not, label %if.then.i3542, label %land.lhs.true20.i3851

if.then.i3542:                                    ; preds = %land.lhs.true.i3538
  %722 = inttoptr i64 %679 to ptr
  %723 = load i64, ptr %722, align 8
  %tobool1.not.i.i3543 = icmp eq i64 %723, 0
  br i1 %tobool1.not.i.i3543, label %if.then.i.i3849, label %for.cond9.preheader.i.i3544

if.then.i.i3849:                                  ; preds = %if.then.i3542
  %mul.i.i3850 = shl nsw i64 %mul.i4217, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i.i3850, i1 false)
  br label %if.end30.i3546

for.cond9.preheader.i.i3544:                      ; preds = %if.then.i3542
  %cmp1033.i.i3545 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp1033.i.i3545, label %for.body13.i.i3844, label %if.end30.i3546

for.body13.i.i3844:                               ; preds = %for.cond9.preheader.i.i3544, %for.body13.i.i3844
  %k8.034.i.i3845 = phi i64 [ %inc16.i.i3847, %for.body13.i.i3844 ], [ 0, %for.cond9.preheader.i.i3544 ]
  %arrayidx14.i.i3846 = getelementptr inbounds i64, ptr %cond.i4224, i64 %k8.034.i.i3845
  store i64 %723, ptr %arrayidx14.i.i3846, align 8
  %inc16.i.i3847 = add nuw nsw i64 %k8.034.i.i3845, 1
  %exitcond.not.i.i3848 = icmp eq i64 %inc16.i.i3847, %mul.i4217
  br i1 %exitcond.not.i.i3848, label %if.end30.i3546, label %for.body13.i.i3844, !llvm.loop !23

land.lhs.true20.i3851:                            ; preds = %land.lhs.true.i3538
  %tobool22.not.i3852 = icmp eq i64 %674, 0
  br i1 %tobool22.not.i3852, label %if.then28.i3856, label %if.then23.i3853

if.then23.i3853:                                  ; preds = %land.lhs.true20.i3851
  %add.ptr.i3854 = getelementptr inbounds double, ptr %667, i64 %mul9.i4220
  %mul24.i3855 = shl i64 %mul.i4217, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i4224, ptr nonnull align 8 %add.ptr.i3854, i64 %mul24.i3855, i1 false)
  br label %if.end30.i3546

if.then28.i3856:                                  ; preds = %land.lhs.true20.i3851
  %724 = load i64, ptr %667, align 8
  %tobool1.not.i285.i3857 = icmp eq i64 %724, 0
  br i1 %tobool1.not.i285.i3857, label %if.then.i295.i3865, label %for.cond9.preheader.i286.i3858

if.then.i295.i3865:                               ; preds = %if.then28.i3856
  %mul.i296.i3866 = shl nsw i64 %mul.i4217, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i296.i3866, i1 false)
  br label %if.end30.i3546

for.cond9.preheader.i286.i3858:                   ; preds = %if.then28.i3856
  %cmp1033.i287.i3859 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp1033.i287.i3859, label %for.body13.i290.i3860, label %if.end30.i3546

for.body13.i290.i3860:                            ; preds = %for.cond9.preheader.i286.i3858, %for.body13.i290.i3860
  %k8.034.i291.i3861 = phi i64 [ %inc16.i293.i3863, %for.body13.i290.i3860 ], [ 0, %for.cond9.preheader.i286.i3858 ]
  %arrayidx14.i292.i3862 = getelementptr inbounds i64, ptr %cond.i4224, i64 %k8.034.i291.i3861
  store i64 %724, ptr %arrayidx14.i292.i3862, align 8
  %inc16.i293.i3863 = add nuw nsw i64 %k8.034.i291.i3861, 1
  %exitcond.not.i294.i3864 = icmp eq i64 %inc16.i293.i3863, %mul.i4217
  br i1 %exitcond.not.i294.i3864, label %if.end30.i3546, label %for.body13.i290.i3860, !llvm.loop !23

if.end30.i3546:                                   ; preds = %for.body13.i290.i3860, %for.body13.i.i3844, %for.cond9.preheader.i286.i3858, %if.then.i295.i3865, %if.then23.i3853, %for.cond9.preheader.i.i3544, %if.then.i.i3849, %cond.true65
  %cmp31.i3547 = icmp eq i64 %670, 0
  br i1 %cmp31.i3547, label %land.end.i3832, label %land.end.thread.i3548

land.end.thread.i3548:                            ; preds = %if.end30.i3546
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3518) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3519) #7
  br label %for.cond45.preheader.i3549

land.end.i3832:                                   ; preds = %if.end30.i3546
  %arrayidx32.i3833 = getelementptr inbounds i8, ptr %a, i64 56
  %725 = load i64, ptr %arrayidx32.i3833, align 8
  %cmp33.i3834 = icmp eq i64 %671, %725
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3518) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3519) #7
  br i1 %cmp33.i3834, label %for.body.lr.ph.i3835, label %for.cond45.preheader.i3549

for.body.lr.ph.i3835:                             ; preds = %land.end.i3832
  %places42.i3836 = getelementptr inbounds i8, ptr %found.i3519, i64 2080
  br label %for.body.i3837

for.cond45.preheader.i3549:                       ; preds = %for.body.i3837, %land.end.i3832, %land.end.thread.i3548
  %726 = phi i1 [ false, %land.end.thread.i3548 ], [ false, %land.end.i3832 ], [ true, %for.body.i3837 ]
  %arrayidx46.i3550 = getelementptr inbounds i8, ptr %a, i64 48
  %727 = load i64, ptr %arrayidx46.i3550, align 8
  %cmp47.not363.i3551 = icmp sgt i64 %727, 0
  br i1 %cmp47.not363.i3551, label %for.body50.lr.ph.i3599, label %for.end106.i3552

for.body50.lr.ph.i3599:                           ; preds = %for.cond45.preheader.i3549
  %places63.i3600 = getelementptr inbounds i8, ptr %found.i3519, i64 2080
  %cond67.i3601 = select i1 %726, ptr %places63.i3600, ptr %places.i3518
  %arrayidx68.i3602 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3603 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i3604 = trunc i64 %670 to i32
  %conv1.i.i3605 = trunc i64 %sub.i4216 to i32
  %count32.i.i3606 = getelementptr inbounds i8, ptr %found.i3519, i64 4160
  %cmp91.i3607 = icmp eq i64 %673, 1
  %cmp18.not81.i.i3608 = icmp slt i64 %673, 8
  %add.ptr103.idx.i3609 = shl nsw i64 %672, 12
  br label %for.body50.i3610

for.body.i3837:                                   ; preds = %for.body.i3837, %for.body.lr.ph.i3835
  %k.0362.i3838 = phi i64 [ 0, %for.body.lr.ph.i3835 ], [ %inc.i3842, %for.body.i3837 ]
  %conv40.i3839 = trunc nuw i64 %k.0362.i3838 to i32
  %arrayidx41.i3840 = getelementptr inbounds [520 x i32], ptr %found.i3519, i64 0, i64 %k.0362.i3838
  store i32 %conv40.i3839, ptr %arrayidx41.i3840, align 4
  %arrayidx43.i3841 = getelementptr inbounds [520 x i32], ptr %places42.i3836, i64 0, i64 %k.0362.i3838
  store i32 0, ptr %arrayidx43.i3841, align 4
  %inc.i3842 = add nuw nsw i64 %k.0362.i3838, 1
  %exitcond4695.not = icmp eq i64 %inc.i3842, 520
  br i1 %exitcond4695.not, label %for.cond45.preheader.i3549, label %for.body.i3837, !llvm.loop !120

for.body50.i3610:                                 ; preds = %for.inc101.i3657, %for.body50.lr.ph.i3599
  %728 = phi i64 [ %727, %for.body50.lr.ph.i3599 ], [ %754, %for.inc101.i3657 ]
  %values.0366.i3611 = phi ptr [ %665, %for.body50.lr.ph.i3599 ], [ %add.ptr103.i3659, %for.inc101.i3657 ]
  %k44.0365.i3612 = phi i64 [ 0, %for.body50.lr.ph.i3599 ], [ %add.i3658, %for.inc101.i3657 ]
  %sub52.i3613 = sub nsw i64 %728, %k44.0365.i3612
  %spec.select.i3614 = tail call i64 @llvm.smin.i64(i64 %sub52.i3613, i64 512)
  %729 = load i64, ptr %arrayidx68.i3602, align 8
  %cmp69.i3615 = icmp eq i64 %729, 4
  %730 = load i64, ptr %arrayidx76.i3603, align 8
  %cmp.not65.i.i3616 = icmp slt i64 %sub52.i3613, 8
  br i1 %cmp69.i3615, label %cond.true71.i3783, label %cond.false74.i3617

cond.true71.i3783:                                ; preds = %for.body50.i3610
  %add.ptr72.i3784 = getelementptr inbounds i32, ptr %669, i64 %k44.0365.i3612
  br i1 %cmp.not65.i.i3616, label %for.cond11.preheader.i.i3805, label %for.body.lr.ph.i.i3785

for.body.lr.ph.i.i3785:                           ; preds = %cond.true71.i3783
  %splat.splatinsert.i.i3786 = insertelement <8 x i64> poison, i64 %730, i64 0
  %splat.splat.i.i3787 = shufflevector <8 x i64> %splat.splatinsert.i.i3786, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3788

for.cond11.preheader.i.i3805:                     ; preds = %for.body.i.i3788, %cond.true71.i3783
  %outside.0.lcssa.i.i3806 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3783 ], [ %or7.i.i3800, %for.body.i.i3788 ]
  %k.0.lcssa.i.i3807 = phi i64 [ 0, %cond.true71.i3783 ], [ %add68.i.i3789, %for.body.i.i3788 ]
  br label %for.body14.i.i3808

for.body.i.i3788:                                 ; preds = %for.body.i.i3788, %for.body.lr.ph.i.i3785
  %add68.i.i3789 = phi i64 [ 8, %for.body.lr.ph.i.i3785 ], [ %add.i.i3803, %for.body.i.i3788 ]
  %k.067.i.i3790 = phi i64 [ 0, %for.body.lr.ph.i.i3785 ], [ %add68.i.i3789, %for.body.i.i3788 ]
  %outside.066.i.i3791 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3785 ], [ %or7.i.i3800, %for.body.i.i3788 ]
  %add.ptr.i.i3792 = getelementptr inbounds i32, ptr %add.ptr72.i3784, i64 %k.067.i.i3790
  %731 = load <8 x i32>, ptr %add.ptr.i.i3792, align 4
  %conv.i.i3793 = sext <8 x i32> %731 to <8 x i64>
  %isneg.i.i3794 = icmp slt <8 x i32> %731, zeroinitializer
  %and.i.i3795 = select <8 x i1> %isneg.i.i3794, <8 x i64> %splat.splat.i.i3787, <8 x i64> zeroinitializer
  %add1.i.i3796 = add <8 x i64> %and.i.i3795, %conv.i.i3793
  %add1.lobit.i.i3797 = ashr <8 x i64> %add1.i.i3796, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3798 = icmp slt <8 x i64> %add1.i.i3796, %splat.splat.i.i3787
  %or.i.i3799 = select <8 x i1> %cmp5.not.i.i3798, <8 x i64> %add1.lobit.i.i3797, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3800 = or <8 x i64> %or.i.i3799, %outside.066.i.i3791
  %conv8.i.i3801 = trunc <8 x i64> %add1.i.i3796 to <8 x i32>
  %add.ptr9.i.i3802 = getelementptr inbounds i32, ptr %cond67.i3601, i64 %k.067.i.i3790
  store <8 x i32> %conv8.i.i3801, ptr %add.ptr9.i.i3802, align 4
  %add.i.i3803 = add nuw nsw i64 %add68.i.i3789, 8
  %cmp.not.i.i3804 = icmp sgt i64 %add.i.i3803, %spec.select.i3614
  br i1 %cmp.not.i.i3804, label %for.cond11.preheader.i.i3805, label %for.body.i.i3788, !llvm.loop !8

for.cond18.preheader.i.i3815:                     ; preds = %for.body14.i.i3808
  %cmp1972.i.i3816 = icmp slt i64 %k.0.lcssa.i.i3807, %spec.select.i3614
  br i1 %cmp1972.i.i3816, label %for.body21.i.i3817, label %cond.end78.i3650

for.body14.i.i3808:                               ; preds = %for.body14.i.i3808, %for.cond11.preheader.i.i3805
  %j.071.i.i3809 = phi i64 [ 0, %for.cond11.preheader.i.i3805 ], [ %inc.i.i3813, %for.body14.i.i3808 ]
  %wrong.070.i.i3810 = phi i64 [ 0, %for.cond11.preheader.i.i3805 ], [ %or15.i.i3812, %for.body14.i.i3808 ]
  %vecext.i.i3811 = extractelement <8 x i64> %outside.0.lcssa.i.i3806, i64 %j.071.i.i3809
  %or15.i.i3812 = or i64 %vecext.i.i3811, %wrong.070.i.i3810
  %inc.i.i3813 = add nuw nsw i64 %j.071.i.i3809, 1
  %exitcond.not.i298.i3814 = icmp eq i64 %inc.i.i3813, 8
  br i1 %exitcond.not.i298.i3814, label %for.cond18.preheader.i.i3815, label %for.body14.i.i3808, !llvm.loop !9

for.body21.i.i3817:                               ; preds = %for.cond18.preheader.i.i3815, %for.body21.i.i3817
  %k.174.i.i3818 = phi i64 [ %inc35.i.i3830, %for.body21.i.i3817 ], [ %k.0.lcssa.i.i3807, %for.cond18.preheader.i.i3815 ]
  %wrong.173.i.i3819 = phi i64 [ %or31.i.i3827, %for.body21.i.i3817 ], [ %or15.i.i3812, %for.cond18.preheader.i.i3815 ]
  %arrayidx.i.i3820 = getelementptr inbounds i32, ptr %add.ptr72.i3784, i64 %k.174.i.i3818
  %732 = load i32, ptr %arrayidx.i.i3820, align 4
  %conv23.i.i3821 = sext i32 %732 to i64
  %cmp25.i.i3822 = icmp slt i32 %732, 0
  %cond.i.i3823 = select i1 %cmp25.i.i3822, i64 %730, i64 0
  %add27.i.i3824 = add nsw i64 %cond.i.i3823, %conv23.i.i3821
  %cmp28.i.i3825 = icmp uge i64 %add27.i.i3824, %730
  %conv30.i.i3826 = zext i1 %cmp28.i.i3825 to i64
  %or31.i.i3827 = or i64 %wrong.173.i.i3819, %conv30.i.i3826
  %conv32.i.i3828 = trunc i64 %add27.i.i3824 to i32
  %arrayidx33.i.i3829 = getelementptr inbounds i32, ptr %cond67.i3601, i64 %k.174.i.i3818
  store i32 %conv32.i.i3828, ptr %arrayidx33.i.i3829, align 4
  %inc35.i.i3830 = add nuw nsw i64 %k.174.i.i3818, 1
  %exitcond76.not.i.i3831 = icmp eq i64 %inc35.i.i3830, %spec.select.i3614
  br i1 %exitcond76.not.i.i3831, label %cond.end78.i3650, label %for.body21.i.i3817, !llvm.loop !10

cond.false74.i3617:                               ; preds = %for.body50.i3610
  %add.ptr75.i3618 = getelementptr inbounds i64, ptr %669, i64 %k44.0365.i3612
  br i1 %cmp.not65.i.i3616, label %for.cond10.preheader.i.i3638, label %for.body.lr.ph.i299.i3619

for.body.lr.ph.i299.i3619:                        ; preds = %cond.false74.i3617
  %splat.splatinsert.i300.i3620 = insertelement <8 x i64> poison, i64 %730, i64 0
  %splat.splat.i301.i3621 = shufflevector <8 x i64> %splat.splatinsert.i300.i3620, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3622

for.cond10.preheader.i.i3638:                     ; preds = %for.body.i302.i3622, %cond.false74.i3617
  %outside.0.lcssa.i314.i3639 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3617 ], [ %or7.i310.i3633, %for.body.i302.i3622 ]
  %k.0.lcssa.i315.i3640 = phi i64 [ 0, %cond.false74.i3617 ], [ %add66.i.i3623, %for.body.i302.i3622 ]
  br label %for.body13.i316.i3641

for.body.i302.i3622:                              ; preds = %for.body.i302.i3622, %for.body.lr.ph.i299.i3619
  %add66.i.i3623 = phi i64 [ 8, %for.body.lr.ph.i299.i3619 ], [ %add.i312.i3636, %for.body.i302.i3622 ]
  %k.065.i.i3624 = phi i64 [ 0, %for.body.lr.ph.i299.i3619 ], [ %add66.i.i3623, %for.body.i302.i3622 ]
  %outside.064.i.i3625 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3619 ], [ %or7.i310.i3633, %for.body.i302.i3622 ]
  %add.ptr.i303.i3626 = getelementptr inbounds i64, ptr %add.ptr75.i3618, i64 %k.065.i.i3624
  %733 = load <8 x i64>, ptr %add.ptr.i303.i3626, align 8
  %isneg.i304.i3627 = icmp slt <8 x i64> %733, zeroinitializer
  %and.i305.i3628 = select <8 x i1> %isneg.i304.i3627, <8 x i64> %splat.splat.i301.i3621, <8 x i64> zeroinitializer
  %add1.i306.i3629 = add <8 x i64> %and.i305.i3628, %733
  %add1.lobit.i307.i3630 = ashr <8 x i64> %add1.i306.i3629, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3631 = icmp slt <8 x i64> %add1.i306.i3629, %splat.splat.i301.i3621
  %or.i309.i3632 = select <8 x i1> %cmp5.not.i308.i3631, <8 x i64> %add1.lobit.i307.i3630, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3633 = or <8 x i64> %or.i309.i3632, %outside.064.i.i3625
  %conv.i311.i3634 = trunc <8 x i64> %add1.i306.i3629 to <8 x i32>
  %add.ptr8.i.i3635 = getelementptr inbounds i32, ptr %cond67.i3601, i64 %k.065.i.i3624
  store <8 x i32> %conv.i311.i3634, ptr %add.ptr8.i.i3635, align 4
  %add.i312.i3636 = add nuw nsw i64 %add66.i.i3623, 8
  %cmp.not.i313.i3637 = icmp sgt i64 %add.i312.i3636, %spec.select.i3614
  br i1 %cmp.not.i313.i3637, label %for.cond10.preheader.i.i3638, label %for.body.i302.i3622, !llvm.loop !11

for.cond17.preheader.i.i3648:                     ; preds = %for.body13.i316.i3641
  %cmp1870.i.i3649 = icmp slt i64 %k.0.lcssa.i315.i3640, %spec.select.i3614
  br i1 %cmp1870.i.i3649, label %for.body20.i.i3769, label %cond.end78.i3650

for.body13.i316.i3641:                            ; preds = %for.body13.i316.i3641, %for.cond10.preheader.i.i3638
  %j.069.i.i3642 = phi i64 [ 0, %for.cond10.preheader.i.i3638 ], [ %inc.i318.i3646, %for.body13.i316.i3641 ]
  %wrong.068.i.i3643 = phi i64 [ 0, %for.cond10.preheader.i.i3638 ], [ %or14.i.i3645, %for.body13.i316.i3641 ]
  %vecext.i317.i3644 = extractelement <8 x i64> %outside.0.lcssa.i314.i3639, i64 %j.069.i.i3642
  %or14.i.i3645 = or i64 %vecext.i317.i3644, %wrong.068.i.i3643
  %inc.i318.i3646 = add nuw nsw i64 %j.069.i.i3642, 1
  %exitcond.not.i319.i3647 = icmp eq i64 %inc.i318.i3646, 8
  br i1 %exitcond.not.i319.i3647, label %for.cond17.preheader.i.i3648, label %for.body13.i316.i3641, !llvm.loop !12

for.body20.i.i3769:                               ; preds = %for.cond17.preheader.i.i3648, %for.body20.i.i3769
  %k.172.i.i3770 = phi i64 [ %inc33.i.i3781, %for.body20.i.i3769 ], [ %k.0.lcssa.i315.i3640, %for.cond17.preheader.i.i3648 ]
  %wrong.171.i.i3771 = phi i64 [ %or29.i.i3778, %for.body20.i.i3769 ], [ %or14.i.i3645, %for.cond17.preheader.i.i3648 ]
  %arrayidx.i321.i3772 = getelementptr inbounds i64, ptr %add.ptr75.i3618, i64 %k.172.i.i3770
  %734 = load i64, ptr %arrayidx.i321.i3772, align 8
  %cmp23.i.i3773 = icmp slt i64 %734, 0
  %cond.i322.i3774 = select i1 %cmp23.i.i3773, i64 %730, i64 0
  %add25.i.i3775 = add nsw i64 %cond.i322.i3774, %734
  %cmp26.i.i3776 = icmp uge i64 %add25.i.i3775, %730
  %conv28.i.i3777 = zext i1 %cmp26.i.i3776 to i64
  %or29.i.i3778 = or i64 %wrong.171.i.i3771, %conv28.i.i3777
  %conv30.i323.i3779 = trunc i64 %add25.i.i3775 to i32
  %arrayidx31.i.i3780 = getelementptr inbounds i32, ptr %cond67.i3601, i64 %k.172.i.i3770
  store i32 %conv30.i323.i3779, ptr %arrayidx31.i.i3780, align 4
  %inc33.i.i3781 = add nuw nsw i64 %k.172.i.i3770, 1
  %exitcond74.not.i.i3782 = icmp eq i64 %inc33.i.i3781, %spec.select.i3614
  br i1 %exitcond74.not.i.i3782, label %cond.end78.i3650, label %for.body20.i.i3769, !llvm.loop !13

cond.end78.i3650:                                 ; preds = %for.body20.i.i3769, %for.body21.i.i3817, %for.cond17.preheader.i.i3648, %for.cond18.preheader.i.i3815
  %cond79.in.in.i3651 = phi i64 [ %or15.i.i3812, %for.cond18.preheader.i.i3815 ], [ %or14.i.i3645, %for.cond17.preheader.i.i3648 ], [ %or31.i.i3827, %for.body21.i.i3817 ], [ %or29.i.i3778, %for.body20.i.i3769 ]
  %cond79.in.not.i3652 = icmp eq i64 %cond79.in.in.i3651, 0
  br i1 %cond79.in.not.i3652, label %if.end82.i3653, label %most_double.exit

if.end82.i3653:                                   ; preds = %cond.end78.i3650
  br i1 %726, label %if.end87.i3687, label %if.else85.i3654

if.else85.i3654:                                  ; preds = %if.end82.i3653
  %cmp55.i.i3655 = icmp sgt i64 %sub52.i3613, 0
  br i1 %cmp55.i.i3655, label %for.body.i326.i3661, label %if.else94.thread.i3656

for.cond12.preheader.i.i3674:                     ; preds = %for.body.i326.i3661
  %tobool.not.i.i3675 = icmp eq i64 %add.i328.i3671, 0
  br i1 %tobool.not.i.i3675, label %if.else94.thread.i3656, label %for.body16.lr.ph.i.i3676

for.body16.lr.ph.i.i3676:                         ; preds = %for.cond12.preheader.i.i3674
  %sub18.i.i3677 = add nsw i64 %add.i328.i3671, -1
  %arrayidx19.i.i3678 = getelementptr inbounds [520 x i32], ptr %found.i3519, i64 0, i64 %sub18.i.i3677
  %arrayidx25.i.i3679 = getelementptr inbounds [520 x i32], ptr %places63.i3600, i64 0, i64 %sub18.i.i3677
  br label %for.body16.i.i3680

for.body.i326.i3661:                              ; preds = %if.else85.i3654, %for.body.i326.i3661
  %n.057.i.i3662 = phi i64 [ %add.i328.i3671, %for.body.i326.i3661 ], [ 0, %if.else85.i3654 ]
  %k.056.i.i3663 = phi i64 [ %inc.i329.i3672, %for.body.i326.i3661 ], [ 0, %if.else85.i3654 ]
  %arrayidx.i327.i3664 = getelementptr inbounds i32, ptr %places.i3518, i64 %k.056.i.i3663
  %735 = load i32, ptr %arrayidx.i327.i3664, align 4
  %sub3.i.i3665 = sub i32 %735, %conv.i324.i3604
  %conv4.i.i3666 = trunc i64 %k.056.i.i3663 to i32
  %arrayidx5.i.i3667 = getelementptr inbounds [520 x i32], ptr %found.i3519, i64 0, i64 %n.057.i.i3662
  store i32 %conv4.i.i3666, ptr %arrayidx5.i.i3667, align 4
  %arrayidx7.i.i3668 = getelementptr inbounds [520 x i32], ptr %places63.i3600, i64 0, i64 %n.057.i.i3662
  store i32 %sub3.i.i3665, ptr %arrayidx7.i.i3668, align 4
  %cmp8.i.i3669 = icmp ult i32 %sub3.i.i3665, %conv1.i.i3605
  %conv10.i.i3670 = zext i1 %cmp8.i.i3669 to i64
  %add.i328.i3671 = add nuw nsw i64 %n.057.i.i3662, %conv10.i.i3670
  %inc.i329.i3672 = add nuw nsw i64 %k.056.i.i3663, 1
  %exitcond.not.i330.i3673 = icmp eq i64 %inc.i329.i3672, %spec.select.i3614
  br i1 %exitcond.not.i330.i3673, label %for.cond12.preheader.i.i3674, label %for.body.i326.i3661, !llvm.loop !14

for.body16.i.i3680:                               ; preds = %for.body16.i.i3680, %for.body16.lr.ph.i.i3676
  %k11.058.i.i3681 = phi i64 [ 0, %for.body16.lr.ph.i.i3676 ], [ %inc30.i.i3685, %for.body16.i.i3680 ]
  %736 = load i32, ptr %arrayidx19.i.i3678, align 4
  %add21.i.i3682 = add nuw nsw i64 %k11.058.i.i3681, %add.i328.i3671
  %arrayidx22.i.i3683 = getelementptr inbounds [520 x i32], ptr %found.i3519, i64 0, i64 %add21.i.i3682
  store i32 %736, ptr %arrayidx22.i.i3683, align 4
  %737 = load i32, ptr %arrayidx25.i.i3679, align 4
  %arrayidx28.i.i3684 = getelementptr inbounds [520 x i32], ptr %places63.i3600, i64 0, i64 %add21.i.i3682
  store i32 %737, ptr %arrayidx28.i.i3684, align 4
  %inc30.i.i3685 = add nuw nsw i64 %k11.058.i.i3681, 1
  %exitcond.not.i3686 = icmp eq i64 %inc30.i.i3685, 8
  br i1 %exitcond.not.i3686, label %if.end87.i3687, label %for.body16.i.i3680, !llvm.loop !15

if.else94.thread.i3656:                           ; preds = %for.cond12.preheader.i.i3674, %if.else85.i3654
  store i64 0, ptr %count32.i.i3606, align 8
  br label %for.inc101.i3657

if.end87.i3687:                                   ; preds = %for.body16.i.i3680, %if.end82.i3653
  %738 = phi i64 [ %spec.select.i3614, %if.end82.i3653 ], [ %add.i328.i3671, %for.body16.i.i3680 ]
  store i64 %738, ptr %count32.i.i3606, align 8
  %tobool89.i3688 = icmp ne i64 %738, 0
  %or.cond183.i3689 = select i1 %tobool89.i3688, i1 %cmp91.i3607, i1 false
  %cmp47.i.i3690 = icmp sgt i64 %738, 0
  br i1 %or.cond183.i3689, label %if.then93.i3739, label %if.else94.i3691

if.then93.i3739:                                  ; preds = %if.end87.i3687
  br i1 %cmp47.i.i3690, label %for.body.preheader.i.i3740, label %for.inc101.i3657

for.body.preheader.i.i3740:                       ; preds = %if.then93.i3739
  %739 = load i32, ptr %places63.i3600, align 8
  %conv.i331.i3741 = sext i32 %739 to i64
  %arrayidx1.i.i3742 = getelementptr inbounds double, ptr %cond.i4224, i64 %conv.i331.i3741
  %740 = load double, ptr %arrayidx1.i.i3742, align 8
  br label %for.body.i332.i3743

for.body.i332.i3743:                              ; preds = %if.end.i.i3756, %for.body.preheader.i.i3740
  %before.050.i.i3744 = phi i64 [ %conv5.i.i3748, %if.end.i.i3756 ], [ %conv.i331.i3741, %for.body.preheader.i.i3740 ]
  %m.049.i.i3745 = phi i64 [ %inc.i339.i3767, %if.end.i.i3756 ], [ 0, %for.body.preheader.i.i3740 ]
  %found.048.i.i3746 = phi double [ %cond.i338.i3765, %if.end.i.i3756 ], [ %740, %for.body.preheader.i.i3740 ]
  %arrayidx4.i.i3747 = getelementptr inbounds [520 x i32], ptr %places63.i3600, i64 0, i64 %m.049.i.i3745
  %741 = load i32, ptr %arrayidx4.i.i3747, align 4
  %conv5.i.i3748 = sext i32 %741 to i64
  %add.i333.i3749 = add nuw nsw i64 %m.049.i.i3745, 8
  %arrayidx7.i334.i3750 = getelementptr inbounds [520 x i32], ptr %places63.i3600, i64 0, i64 %add.i333.i3749
  %742 = load i32, ptr %arrayidx7.i334.i3750, align 4
  %idx.ext.i.i3751 = sext i32 %742 to i64
  %add.ptr.i335.i3752 = getelementptr inbounds double, ptr %cond.i4224, i64 %idx.ext.i.i3751
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3752, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3753 = icmp eq i64 %before.050.i.i3744, %conv5.i.i3748
  br i1 %cmp8.not.i.i3753, label %if.end.i.i3756, label %if.then.i336.i3754

if.then.i336.i3754:                               ; preds = %for.body.i332.i3743
  %arrayidx10.i.i3755 = getelementptr inbounds double, ptr %cond.i4224, i64 %conv5.i.i3748
  %743 = load double, ptr %arrayidx10.i.i3755, align 8
  br label %if.end.i.i3756

if.end.i.i3756:                                   ; preds = %if.then.i336.i3754, %for.body.i332.i3743
  %found.1.i.i3757 = phi double [ %743, %if.then.i336.i3754 ], [ %found.048.i.i3746, %for.body.i332.i3743 ]
  %arrayidx11.i.i3758 = getelementptr inbounds [520 x i32], ptr %found.i3519, i64 0, i64 %m.049.i.i3745
  %744 = load i32, ptr %arrayidx11.i.i3758, align 4
  %conv12.i.i3759 = sext i32 %744 to i64
  %mul.i337.i3760 = mul nsw i64 %672, %conv12.i.i3759
  %arrayidx13.i.i3761 = getelementptr inbounds double, ptr %values.0366.i3611, i64 %mul.i337.i3760
  %745 = load double, ptr %arrayidx13.i.i3761, align 8
  %cmp14.i.i3762 = fcmp oge double %found.1.i.i3757, %745
  %cmp16.i.i3763 = fcmp uno double %found.1.i.i3757, 0.000000e+00
  %or.cond.i.i3764 = or i1 %cmp16.i.i3763, %cmp14.i.i3762
  %cond.i338.i3765 = select i1 %or.cond.i.i3764, double %found.1.i.i3757, double %745
  %arrayidx23.i.i3766 = getelementptr inbounds double, ptr %cond.i4224, i64 %conv5.i.i3748
  store double %cond.i338.i3765, ptr %arrayidx23.i.i3766, align 8
  %inc.i339.i3767 = add nuw nsw i64 %m.049.i.i3745, 1
  %exitcond377.not.i3768 = icmp eq i64 %inc.i339.i3767, %738
  br i1 %exitcond377.not.i3768, label %for.inc101.i3657, label %for.body.i332.i3743, !llvm.loop !121

if.else94.i3691:                                  ; preds = %if.end87.i3687
  br i1 %cmp47.i.i3690, label %for.body.i343.i3692, label %for.inc101.i3657

for.body.i343.i3692:                              ; preds = %if.else94.i3691, %for.end41.i.i3726
  %m.087.i.i3693 = phi i64 [ %inc43.i.i3727, %for.end41.i.i3726 ], [ 0, %if.else94.i3691 ]
  %arrayidx.i344.i3694 = getelementptr inbounds [520 x i32], ptr %found.i3519, i64 0, i64 %m.087.i.i3693
  %746 = load i32, ptr %arrayidx.i344.i3694, align 4
  %conv.i345.i3695 = sext i32 %746 to i64
  %mul.i346.i3696 = mul nsw i64 %672, %conv.i345.i3695
  %add.ptr.i347.i3697 = getelementptr inbounds double, ptr %values.0366.i3611, i64 %mul.i346.i3696
  %arrayidx1.i348.i3698 = getelementptr inbounds [520 x i32], ptr %places63.i3600, i64 0, i64 %m.087.i.i3693
  %747 = load i32, ptr %arrayidx1.i348.i3698, align 4
  %conv2.i.i3699 = sext i32 %747 to i64
  %mul3.i.i3700 = mul nsw i64 %673, %conv2.i.i3699
  %add.ptr4.i.i3701 = getelementptr inbounds double, ptr %cond.i4224, i64 %mul3.i.i3700
  %add.i349.i3702 = add nuw nsw i64 %m.087.i.i3693, 8
  %arrayidx6.i.i3703 = getelementptr inbounds [520 x i32], ptr %found.i3519, i64 0, i64 %add.i349.i3702
  %748 = load i32, ptr %arrayidx6.i.i3703, align 4
  %conv7.i.i3704 = sext i32 %748 to i64
  %mul8.i.i3705 = mul nsw i64 %672, %conv7.i.i3704
  %add.ptr9.i350.i3706 = getelementptr inbounds double, ptr %values.0366.i3611, i64 %mul8.i.i3705
  %arrayidx12.i.i3707 = getelementptr inbounds [520 x i32], ptr %places63.i3600, i64 0, i64 %add.i349.i3702
  %749 = load i32, ptr %arrayidx12.i.i3707, align 4
  %conv13.i.i3708 = sext i32 %749 to i64
  %mul14.i.i3709 = mul nsw i64 %673, %conv13.i.i3708
  %add.ptr15.i.i3710 = getelementptr inbounds double, ptr %cond.i4224, i64 %mul14.i.i3709
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3710, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i3608, label %for.cond25.preheader.i.i3723, label %for.body20.i351.i3711

for.cond25.preheader.i.i3723:                     ; preds = %for.body20.i351.i3711, %for.body.i343.i3692
  %j.0.lcssa.i.i3724 = phi i64 [ 0, %for.body.i343.i3692 ], [ %add1783.i.i3712, %for.body20.i351.i3711 ]
  %cmp2684.i.i3725 = icmp slt i64 %j.0.lcssa.i.i3724, %673
  br i1 %cmp2684.i.i3725, label %for.body28.i.i3729, label %for.end41.i.i3726

for.body20.i351.i3711:                            ; preds = %for.body.i343.i3692, %for.body20.i351.i3711
  %add1783.i.i3712 = phi i64 [ %add17.i.i3721, %for.body20.i351.i3711 ], [ 8, %for.body.i343.i3692 ]
  %j.082.i.i3713 = phi i64 [ %add1783.i.i3712, %for.body20.i351.i3711 ], [ 0, %for.body.i343.i3692 ]
  %add.ptr21.i.i3714 = getelementptr inbounds double, ptr %add.ptr9.i350.i3706, i64 %j.082.i.i3713
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3714, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3715 = getelementptr inbounds double, ptr %add.ptr.i347.i3697, i64 %j.082.i.i3713
  %add.ptr23.i.i3716 = getelementptr inbounds double, ptr %add.ptr4.i.i3701, i64 %j.082.i.i3713
  %750 = load <8 x double>, ptr %add.ptr23.i.i3716, align 8
  %751 = load <8 x double>, ptr %add.ptr22.i.i3715, align 8
  %cmp.i.i.i3717 = fcmp ult <8 x double> %750, %751
  %cmp1.i.i.i3718 = fcmp ord <8 x double> %750, zeroinitializer
  %or19.not.i.i.i3719 = and <8 x i1> %cmp.i.i.i3717, %cmp1.i.i.i3718
  %or9.v.i.i.i3720 = select <8 x i1> %or19.not.i.i.i3719, <8 x double> %751, <8 x double> %750
  store <8 x double> %or9.v.i.i.i3720, ptr %add.ptr23.i.i3716, align 8
  %add17.i.i3721 = add nuw nsw i64 %add1783.i.i3712, 8
  %cmp18.not.i.i3722 = icmp sgt i64 %add17.i.i3721, %673
  br i1 %cmp18.not.i.i3722, label %for.cond25.preheader.i.i3723, label %for.body20.i351.i3711, !llvm.loop !122

for.body28.i.i3729:                               ; preds = %for.cond25.preheader.i.i3723, %for.body28.i.i3729
  %j.185.i.i3730 = phi i64 [ %inc.i355.i3737, %for.body28.i.i3729 ], [ %j.0.lcssa.i.i3724, %for.cond25.preheader.i.i3723 ]
  %arrayidx29.i.i3731 = getelementptr inbounds double, ptr %add.ptr4.i.i3701, i64 %j.185.i.i3730
  %752 = load double, ptr %arrayidx29.i.i3731, align 8
  %arrayidx30.i.i3732 = getelementptr inbounds double, ptr %add.ptr.i347.i3697, i64 %j.185.i.i3730
  %753 = load double, ptr %arrayidx30.i.i3732, align 8
  %cmp31.i.i3733 = fcmp oge double %752, %753
  %cmp35.i353.i3734 = fcmp uno double %752, 0.000000e+00
  %or.cond.i354.i3735 = or i1 %cmp35.i353.i3734, %cmp31.i.i3733
  %spec.select.i.i3736 = select i1 %or.cond.i354.i3735, double %752, double %753
  store double %spec.select.i.i3736, ptr %arrayidx29.i.i3731, align 8
  %inc.i355.i3737 = add nuw nsw i64 %j.185.i.i3730, 1
  %exitcond.not.i356.i3738 = icmp eq i64 %inc.i355.i3737, %673
  br i1 %exitcond.not.i356.i3738, label %for.end41.i.i3726, label %for.body28.i.i3729, !llvm.loop !123

for.end41.i.i3726:                                ; preds = %for.body28.i.i3729, %for.cond25.preheader.i.i3723
  %inc43.i.i3727 = add nuw nsw i64 %m.087.i.i3693, 1
  %exitcond376.not.i3728 = icmp eq i64 %inc43.i.i3727, %738
  br i1 %exitcond376.not.i3728, label %for.inc101.i3657, label %for.body.i343.i3692, !llvm.loop !124

for.inc101.i3657:                                 ; preds = %for.end41.i.i3726, %if.end.i.i3756, %if.else94.i3691, %if.then93.i3739, %if.else94.thread.i3656
  %add.i3658 = add nuw nsw i64 %k44.0365.i3612, 512
  %add.ptr103.i3659 = getelementptr inbounds i8, ptr %values.0366.i3611, i64 %add.ptr103.idx.i3609
  %754 = load i64, ptr %arrayidx46.i3550, align 8
  %cmp47.not.i3660 = icmp slt i64 %add.i3658, %754
  br i1 %cmp47.not.i3660, label %for.body50.i3610, label %for.end106.i3552, !llvm.loop !125

for.end106.i3552:                                 ; preds = %for.inc101.i3657, %for.cond45.preheader.i3549
  %755 = load i64, ptr %a, align 8
  %cmp108.i3553 = icmp eq i64 %755, 0
  %tobool111.i3554 = icmp ne i64 %675, 0
  %or.cond184.i3555 = select i1 %cmp108.i3553, i1 %tobool111.i3554, i1 false
  br i1 %or.cond184.i3555, label %lor.lhs.false112.i3557, label %most_double.exit

lor.lhs.false112.i3557:                           ; preds = %for.end106.i3552
  %cmp113.i3558 = icmp ne ptr %cond.i4224, %676
  %tobool116.i3559 = icmp ne i64 %666, 0
  %or.cond185.i3560 = select i1 %cmp113.i3558, i1 true, i1 %tobool116.i3559
  br i1 %or.cond185.i3560, label %for.cond120.preheader.i3561, label %most_double.exit

for.cond120.preheader.i3561:                      ; preds = %lor.lhs.false112.i3557
  %cmp122.not367.i3562 = icmp slt i64 %mul.i4217, 8
  br i1 %cmp122.not367.i3562, label %for.cond145.preheader.i3574, label %for.body124.lr.ph.i3563

for.body124.lr.ph.i3563:                          ; preds = %for.cond120.preheader.i3561
  %add.ptr131.i3564 = getelementptr inbounds double, ptr %667, i64 %mul9.i4220
  br label %for.body124.i3565

for.cond145.preheader.i3574:                      ; preds = %if.end140.i3569, %for.cond120.preheader.i3561
  %k119.0.lcssa.i3575 = phi i64 [ 0, %for.cond120.preheader.i3561 ], [ %add121369.i3566, %if.end140.i3569 ]
  %cmp146370.i3576 = icmp slt i64 %k119.0.lcssa.i3575, %mul.i4217
  br i1 %cmp146370.i3576, label %for.body148.lr.ph.i3577, label %most_double.exit

for.body148.lr.ph.i3577:                          ; preds = %for.cond145.preheader.i3574
  %756 = getelementptr double, ptr %667, i64 %mul9.i4220
  br label %for.body148.i3578

for.body124.i3565:                                ; preds = %if.end140.i3569, %for.body124.lr.ph.i3563
  %add121369.i3566 = phi i64 [ 8, %for.body124.lr.ph.i3563 ], [ %add121.i3572, %if.end140.i3569 ]
  %k119.0368.i3567 = phi i64 [ 0, %for.body124.lr.ph.i3563 ], [ %add121369.i3566, %if.end140.i3569 ]
  %add.ptr125.i3568 = getelementptr inbounds double, ptr %cond.i4224, i64 %k119.0368.i3567
  %757 = load <8 x double>, ptr %add.ptr125.i3568, align 8
  br i1 %tobool116.i3559, label %land.lhs.true127.i3590, label %if.end140.i3569

land.lhs.true127.i3590:                           ; preds = %for.body124.i3565
  %758 = load i64, ptr %arrayidx8.i4219, align 8
  %tobool129.not.i3591 = icmp eq i64 %758, 0
  br i1 %tobool129.not.i3591, label %if.then136.i3595, label %if.then130.i3592

if.then130.i3592:                                 ; preds = %land.lhs.true127.i3590
  %add.ptr132.i3593 = getelementptr inbounds double, ptr %add.ptr131.i3564, i64 %k119.0368.i3567
  %759 = load <8 x double>, ptr %add.ptr132.i3593, align 8
  %add133.i3594 = fadd <8 x double> %757, %759
  br label %if.end140.i3569

if.then136.i3595:                                 ; preds = %land.lhs.true127.i3590
  %760 = load double, ptr %667, align 8
  %splat.splatinsert.i3596 = insertelement <8 x double> poison, double %760, i64 0
  %splat.splat.i3597 = shufflevector <8 x double> %splat.splatinsert.i3596, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i3598 = fadd <8 x double> %757, %splat.splat.i3597
  br label %if.end140.i3569

if.end140.i3569:                                  ; preds = %if.then136.i3595, %if.then130.i3592, %for.body124.i3565
  %sum.0.i3570 = phi <8 x double> [ %add133.i3594, %if.then130.i3592 ], [ %add138.i3598, %if.then136.i3595 ], [ %757, %for.body124.i3565 ]
  %add.ptr141.i3571 = getelementptr inbounds double, ptr %676, i64 %k119.0368.i3567
  store <8 x double> %sum.0.i3570, ptr %add.ptr141.i3571, align 8
  %add121.i3572 = add nuw nsw i64 %add121369.i3566, 8
  %cmp122.not.i3573 = icmp sgt i64 %add121.i3572, %mul.i4217
  br i1 %cmp122.not.i3573, label %for.cond145.preheader.i3574, label %for.body124.i3565, !llvm.loop !126

for.body148.i3578:                                ; preds = %cond.end159.i3581, %for.body148.lr.ph.i3577
  %k119.1371.i3579 = phi i64 [ %k119.0.lcssa.i3575, %for.body148.lr.ph.i3577 ], [ %inc163.i3584, %cond.end159.i3581 ]
  %arrayidx151.i3580 = getelementptr inbounds double, ptr %cond.i4224, i64 %k119.1371.i3579
  %761 = load double, ptr %arrayidx151.i3580, align 8
  br i1 %tobool116.i3559, label %cond.true150.i3586, label %cond.end159.i3581

cond.true150.i3586:                               ; preds = %for.body148.i3578
  %762 = load i64, ptr %arrayidx8.i4219, align 8
  %mul153.i3587 = mul nsw i64 %762, %k119.1371.i3579
  %arrayidx155.i3588 = getelementptr double, ptr %756, i64 %mul153.i3587
  %763 = load double, ptr %arrayidx155.i3588, align 8
  %add156.i3589 = fadd double %761, %763
  br label %cond.end159.i3581

cond.end159.i3581:                                ; preds = %cond.true150.i3586, %for.body148.i3578
  %cond160.i3582 = phi double [ %add156.i3589, %cond.true150.i3586 ], [ %761, %for.body148.i3578 ]
  %arrayidx161.i3583 = getelementptr inbounds double, ptr %676, i64 %k119.1371.i3579
  store double %cond160.i3582, ptr %arrayidx161.i3583, align 8
  %inc163.i3584 = add nuw nsw i64 %k119.1371.i3579, 1
  %exitcond378.not.i3585 = icmp eq i64 %inc163.i3584, %mul.i4217
  br i1 %exitcond378.not.i3585, label %most_double.exit, label %for.body148.i3578, !llvm.loop !127

most_double.exit:                                 ; preds = %cond.end78.i3650, %cond.end159.i3581, %for.end106.i3552, %lor.lhs.false112.i3557, %for.cond145.preheader.i3574
  %retval.3.i3556 = phi i64 [ 0, %lor.lhs.false112.i3557 ], [ 0, %for.end106.i3552 ], [ 0, %for.cond145.preheader.i3574 ], [ 0, %cond.end159.i3581 ], [ 1, %cond.end78.i3650 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3519) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3518) #7
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i4226, label %if.end30.i3895, label %land.lhs.true.i3887

land.lhs.true.i3887:                              ; preds = %cond.true70
  %tobool16.i3889.not = icmp eq i64 %666, 0
  br i1 %tobool16.i3889.not, label %if.then.i3891, label %land.lhs.true20.i4191

if.then.i3891:                                    ; preds = %land.lhs.true.i3887
  %764 = inttoptr i64 %679 to ptr
  %765 = load i32, ptr %764, align 4
  %tobool.not.i.i3892 = icmp eq i32 %765, 0
  br i1 %tobool.not.i.i3892, label %if.then.i.i4189, label %for.cond.preheader.i.i3893

if.then.i.i4189:                                  ; preds = %if.then.i3891
  %mul.i.i4190 = shl nsw i64 %mul.i4217, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i.i4190, i1 false)
  br label %if.end30.i3895

for.cond.preheader.i.i3893:                       ; preds = %if.then.i3891
  %cmp535.i.i3894 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp535.i.i3894, label %for.body.i.i4184, label %if.end30.i3895

for.body.i.i4184:                                 ; preds = %for.cond.preheader.i.i3893, %for.body.i.i4184
  %k.036.i.i4185 = phi i64 [ %inc.i.i4187, %for.body.i.i4184 ], [ 0, %for.cond.preheader.i.i3893 ]
  %arrayidx.i.i4186 = getelementptr inbounds i32, ptr %cond.i4224, i64 %k.036.i.i4185
  store i32 %765, ptr %arrayidx.i.i4186, align 4
  %inc.i.i4187 = add nuw nsw i64 %k.036.i.i4185, 1
  %exitcond38.not.i.i4188 = icmp eq i64 %inc.i.i4187, %mul.i4217
  br i1 %exitcond38.not.i.i4188, label %if.end30.i3895, label %for.body.i.i4184, !llvm.loop !4

land.lhs.true20.i4191:                            ; preds = %land.lhs.true.i3887
  %tobool22.not.i4192 = icmp eq i64 %674, 0
  br i1 %tobool22.not.i4192, label %if.then28.i4196, label %if.then23.i4193

if.then23.i4193:                                  ; preds = %land.lhs.true20.i4191
  %add.ptr.i4194 = getelementptr inbounds i32, ptr %667, i64 %mul9.i4220
  %mul24.i4195 = shl i64 %mul.i4217, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i4224, ptr nonnull align 4 %add.ptr.i4194, i64 %mul24.i4195, i1 false)
  br label %if.end30.i3895

if.then28.i4196:                                  ; preds = %land.lhs.true20.i4191
  %766 = load i32, ptr %667, align 4
  %tobool.not.i285.i4197 = icmp eq i32 %766, 0
  br i1 %tobool.not.i285.i4197, label %if.then.i293.i4205, label %for.cond.preheader.i286.i4198

if.then.i293.i4205:                               ; preds = %if.then28.i4196
  %mul.i294.i4206 = shl nsw i64 %mul.i4217, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i294.i4206, i1 false)
  br label %if.end30.i3895

for.cond.preheader.i286.i4198:                    ; preds = %if.then28.i4196
  %cmp535.i287.i4199 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp535.i287.i4199, label %for.body.i288.i4200, label %if.end30.i3895

for.body.i288.i4200:                              ; preds = %for.cond.preheader.i286.i4198, %for.body.i288.i4200
  %k.036.i289.i4201 = phi i64 [ %inc.i291.i4203, %for.body.i288.i4200 ], [ 0, %for.cond.preheader.i286.i4198 ]
  %arrayidx.i290.i4202 = getelementptr inbounds i32, ptr %cond.i4224, i64 %k.036.i289.i4201
  store i32 %766, ptr %arrayidx.i290.i4202, align 4
  %inc.i291.i4203 = add nuw nsw i64 %k.036.i289.i4201, 1
  %exitcond38.not.i292.i4204 = icmp eq i64 %inc.i291.i4203, %mul.i4217
  br i1 %exitcond38.not.i292.i4204, label %if.end30.i3895, label %for.body.i288.i4200, !llvm.loop !4

if.end30.i3895:                                   ; preds = %for.body.i288.i4200, %for.body.i.i4184, %for.cond.preheader.i286.i4198, %if.then.i293.i4205, %if.then23.i4193, %for.cond.preheader.i.i3893, %if.then.i.i4189, %cond.true70
  %cmp31.i3896 = icmp eq i64 %670, 0
  br i1 %cmp31.i3896, label %land.end.i4172, label %land.end.thread.i3897

land.end.thread.i3897:                            ; preds = %if.end30.i3895
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3867) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3868) #7
  br label %for.cond45.preheader.i3898

land.end.i4172:                                   ; preds = %if.end30.i3895
  %arrayidx32.i4173 = getelementptr inbounds i8, ptr %a, i64 56
  %767 = load i64, ptr %arrayidx32.i4173, align 8
  %cmp33.i4174 = icmp eq i64 %671, %767
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3867) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3868) #7
  br i1 %cmp33.i4174, label %for.body.lr.ph.i4175, label %for.cond45.preheader.i3898

for.body.lr.ph.i4175:                             ; preds = %land.end.i4172
  %places42.i4176 = getelementptr inbounds i8, ptr %found.i3868, i64 2080
  br label %for.body.i4177

for.cond45.preheader.i3898:                       ; preds = %for.body.i4177, %land.end.i4172, %land.end.thread.i3897
  %768 = phi i1 [ false, %land.end.thread.i3897 ], [ false, %land.end.i4172 ], [ true, %for.body.i4177 ]
  %arrayidx46.i3899 = getelementptr inbounds i8, ptr %a, i64 48
  %769 = load i64, ptr %arrayidx46.i3899, align 8
  %cmp47.not361.i3900 = icmp sgt i64 %769, 0
  br i1 %cmp47.not361.i3900, label %for.body50.lr.ph.i3948, label %for.end106.i3901

for.body50.lr.ph.i3948:                           ; preds = %for.cond45.preheader.i3898
  %places63.i3949 = getelementptr inbounds i8, ptr %found.i3868, i64 2080
  %cond67.i3950 = select i1 %768, ptr %places63.i3949, ptr %places.i3867
  %arrayidx68.i3951 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3952 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3953 = trunc i64 %670 to i32
  %conv1.i.i3954 = trunc i64 %sub.i4216 to i32
  %count32.i.i3955 = getelementptr inbounds i8, ptr %found.i3868, i64 4160
  %cmp91.i3956 = icmp eq i64 %673, 1
  %cmp18.not80.i.i3957 = icmp slt i64 %673, 8
  %add.ptr103.idx.i3958 = shl nsw i64 %672, 11
  br label %for.body50.i3959

for.body.i4177:                                   ; preds = %for.body.i4177, %for.body.lr.ph.i4175
  %k.0360.i4178 = phi i64 [ 0, %for.body.lr.ph.i4175 ], [ %inc.i4182, %for.body.i4177 ]
  %conv40.i4179 = trunc nuw i64 %k.0360.i4178 to i32
  %arrayidx41.i4180 = getelementptr inbounds [520 x i32], ptr %found.i3868, i64 0, i64 %k.0360.i4178
  store i32 %conv40.i4179, ptr %arrayidx41.i4180, align 4
  %arrayidx43.i4181 = getelementptr inbounds [520 x i32], ptr %places42.i4176, i64 0, i64 %k.0360.i4178
  store i32 0, ptr %arrayidx43.i4181, align 4
  %inc.i4182 = add nuw nsw i64 %k.0360.i4178, 1
  %exitcond4694.not = icmp eq i64 %inc.i4182, 520
  br i1 %exitcond4694.not, label %for.cond45.preheader.i3898, label %for.body.i4177, !llvm.loop !128

for.body50.i3959:                                 ; preds = %for.inc101.i4006, %for.body50.lr.ph.i3948
  %770 = phi i64 [ %769, %for.body50.lr.ph.i3948 ], [ %796, %for.inc101.i4006 ]
  %values.0364.i3960 = phi ptr [ %665, %for.body50.lr.ph.i3948 ], [ %add.ptr103.i4008, %for.inc101.i4006 ]
  %k44.0363.i3961 = phi i64 [ 0, %for.body50.lr.ph.i3948 ], [ %add.i4007, %for.inc101.i4006 ]
  %sub52.i3962 = sub nsw i64 %770, %k44.0363.i3961
  %spec.select.i3963 = tail call i64 @llvm.smin.i64(i64 %sub52.i3962, i64 512)
  %771 = load i64, ptr %arrayidx68.i3951, align 8
  %cmp69.i3964 = icmp eq i64 %771, 4
  %772 = load i64, ptr %arrayidx76.i3952, align 8
  %cmp.not65.i.i3965 = icmp slt i64 %sub52.i3962, 8
  br i1 %cmp69.i3964, label %cond.true71.i4123, label %cond.false74.i3966

cond.true71.i4123:                                ; preds = %for.body50.i3959
  %add.ptr72.i4124 = getelementptr inbounds i32, ptr %669, i64 %k44.0363.i3961
  br i1 %cmp.not65.i.i3965, label %for.cond11.preheader.i.i4145, label %for.body.lr.ph.i.i4125

for.body.lr.ph.i.i4125:                           ; preds = %cond.true71.i4123
  %splat.splatinsert.i.i4126 = insertelement <8 x i64> poison, i64 %772, i64 0
  %splat.splat.i.i4127 = shufflevector <8 x i64> %splat.splatinsert.i.i4126, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i4128

for.cond11.preheader.i.i4145:                     ; preds = %for.body.i296.i4128, %cond.true71.i4123
  %outside.0.lcssa.i.i4146 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4123 ], [ %or7.i.i4140, %for.body.i296.i4128 ]
  %k.0.lcssa.i.i4147 = phi i64 [ 0, %cond.true71.i4123 ], [ %add68.i.i4129, %for.body.i296.i4128 ]
  br label %for.body14.i.i4148

for.body.i296.i4128:                              ; preds = %for.body.i296.i4128, %for.body.lr.ph.i.i4125
  %add68.i.i4129 = phi i64 [ 8, %for.body.lr.ph.i.i4125 ], [ %add.i.i4143, %for.body.i296.i4128 ]
  %k.067.i.i4130 = phi i64 [ 0, %for.body.lr.ph.i.i4125 ], [ %add68.i.i4129, %for.body.i296.i4128 ]
  %outside.066.i.i4131 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4125 ], [ %or7.i.i4140, %for.body.i296.i4128 ]
  %add.ptr.i.i4132 = getelementptr inbounds i32, ptr %add.ptr72.i4124, i64 %k.067.i.i4130
  %773 = load <8 x i32>, ptr %add.ptr.i.i4132, align 4
  %conv.i.i4133 = sext <8 x i32> %773 to <8 x i64>
  %isneg.i.i4134 = icmp slt <8 x i32> %773, zeroinitializer
  %and.i.i4135 = select <8 x i1> %isneg.i.i4134, <8 x i64> %splat.splat.i.i4127, <8 x i64> zeroinitializer
  %add1.i.i4136 = add <8 x i64> %and.i.i4135, %conv.i.i4133
  %add1.lobit.i.i4137 = ashr <8 x i64> %add1.i.i4136, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4138 = icmp slt <8 x i64> %add1.i.i4136, %splat.splat.i.i4127
  %or.i.i4139 = select <8 x i1> %cmp5.not.i.i4138, <8 x i64> %add1.lobit.i.i4137, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4140 = or <8 x i64> %or.i.i4139, %outside.066.i.i4131
  %conv8.i.i4141 = trunc <8 x i64> %add1.i.i4136 to <8 x i32>
  %add.ptr9.i.i4142 = getelementptr inbounds i32, ptr %cond67.i3950, i64 %k.067.i.i4130
  store <8 x i32> %conv8.i.i4141, ptr %add.ptr9.i.i4142, align 4
  %add.i.i4143 = add nuw nsw i64 %add68.i.i4129, 8
  %cmp.not.i.i4144 = icmp sgt i64 %add.i.i4143, %spec.select.i3963
  br i1 %cmp.not.i.i4144, label %for.cond11.preheader.i.i4145, label %for.body.i296.i4128, !llvm.loop !8

for.cond18.preheader.i.i4155:                     ; preds = %for.body14.i.i4148
  %cmp1972.i.i4156 = icmp slt i64 %k.0.lcssa.i.i4147, %spec.select.i3963
  br i1 %cmp1972.i.i4156, label %for.body21.i.i4157, label %cond.end78.i3999

for.body14.i.i4148:                               ; preds = %for.body14.i.i4148, %for.cond11.preheader.i.i4145
  %j.071.i.i4149 = phi i64 [ 0, %for.cond11.preheader.i.i4145 ], [ %inc.i297.i4153, %for.body14.i.i4148 ]
  %wrong.070.i.i4150 = phi i64 [ 0, %for.cond11.preheader.i.i4145 ], [ %or15.i.i4152, %for.body14.i.i4148 ]
  %vecext.i.i4151 = extractelement <8 x i64> %outside.0.lcssa.i.i4146, i64 %j.071.i.i4149
  %or15.i.i4152 = or i64 %vecext.i.i4151, %wrong.070.i.i4150
  %inc.i297.i4153 = add nuw nsw i64 %j.071.i.i4149, 1
  %exitcond.not.i.i4154 = icmp eq i64 %inc.i297.i4153, 8
  br i1 %exitcond.not.i.i4154, label %for.cond18.preheader.i.i4155, label %for.body14.i.i4148, !llvm.loop !9

for.body21.i.i4157:                               ; preds = %for.cond18.preheader.i.i4155, %for.body21.i.i4157
  %k.174.i.i4158 = phi i64 [ %inc35.i.i4170, %for.body21.i.i4157 ], [ %k.0.lcssa.i.i4147, %for.cond18.preheader.i.i4155 ]
  %wrong.173.i.i4159 = phi i64 [ %or31.i.i4167, %for.body21.i.i4157 ], [ %or15.i.i4152, %for.cond18.preheader.i.i4155 ]
  %arrayidx.i298.i4160 = getelementptr inbounds i32, ptr %add.ptr72.i4124, i64 %k.174.i.i4158
  %774 = load i32, ptr %arrayidx.i298.i4160, align 4
  %conv23.i.i4161 = sext i32 %774 to i64
  %cmp25.i.i4162 = icmp slt i32 %774, 0
  %cond.i.i4163 = select i1 %cmp25.i.i4162, i64 %772, i64 0
  %add27.i.i4164 = add nsw i64 %cond.i.i4163, %conv23.i.i4161
  %cmp28.i.i4165 = icmp uge i64 %add27.i.i4164, %772
  %conv30.i.i4166 = zext i1 %cmp28.i.i4165 to i64
  %or31.i.i4167 = or i64 %wrong.173.i.i4159, %conv30.i.i4166
  %conv32.i.i4168 = trunc i64 %add27.i.i4164 to i32
  %arrayidx33.i.i4169 = getelementptr inbounds i32, ptr %cond67.i3950, i64 %k.174.i.i4158
  store i32 %conv32.i.i4168, ptr %arrayidx33.i.i4169, align 4
  %inc35.i.i4170 = add nuw nsw i64 %k.174.i.i4158, 1
  %exitcond76.not.i.i4171 = icmp eq i64 %inc35.i.i4170, %spec.select.i3963
  br i1 %exitcond76.not.i.i4171, label %cond.end78.i3999, label %for.body21.i.i4157, !llvm.loop !10

cond.false74.i3966:                               ; preds = %for.body50.i3959
  %add.ptr75.i3967 = getelementptr inbounds i64, ptr %669, i64 %k44.0363.i3961
  br i1 %cmp.not65.i.i3965, label %for.cond10.preheader.i.i3987, label %for.body.lr.ph.i299.i3968

for.body.lr.ph.i299.i3968:                        ; preds = %cond.false74.i3966
  %splat.splatinsert.i300.i3969 = insertelement <8 x i64> poison, i64 %772, i64 0
  %splat.splat.i301.i3970 = shufflevector <8 x i64> %splat.splatinsert.i300.i3969, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3971

for.cond10.preheader.i.i3987:                     ; preds = %for.body.i302.i3971, %cond.false74.i3966
  %outside.0.lcssa.i314.i3988 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3966 ], [ %or7.i310.i3982, %for.body.i302.i3971 ]
  %k.0.lcssa.i315.i3989 = phi i64 [ 0, %cond.false74.i3966 ], [ %add66.i.i3972, %for.body.i302.i3971 ]
  br label %for.body13.i.i3990

for.body.i302.i3971:                              ; preds = %for.body.i302.i3971, %for.body.lr.ph.i299.i3968
  %add66.i.i3972 = phi i64 [ 8, %for.body.lr.ph.i299.i3968 ], [ %add.i312.i3985, %for.body.i302.i3971 ]
  %k.065.i.i3973 = phi i64 [ 0, %for.body.lr.ph.i299.i3968 ], [ %add66.i.i3972, %for.body.i302.i3971 ]
  %outside.064.i.i3974 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3968 ], [ %or7.i310.i3982, %for.body.i302.i3971 ]
  %add.ptr.i303.i3975 = getelementptr inbounds i64, ptr %add.ptr75.i3967, i64 %k.065.i.i3973
  %775 = load <8 x i64>, ptr %add.ptr.i303.i3975, align 8
  %isneg.i304.i3976 = icmp slt <8 x i64> %775, zeroinitializer
  %and.i305.i3977 = select <8 x i1> %isneg.i304.i3976, <8 x i64> %splat.splat.i301.i3970, <8 x i64> zeroinitializer
  %add1.i306.i3978 = add <8 x i64> %and.i305.i3977, %775
  %add1.lobit.i307.i3979 = ashr <8 x i64> %add1.i306.i3978, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3980 = icmp slt <8 x i64> %add1.i306.i3978, %splat.splat.i301.i3970
  %or.i309.i3981 = select <8 x i1> %cmp5.not.i308.i3980, <8 x i64> %add1.lobit.i307.i3979, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3982 = or <8 x i64> %or.i309.i3981, %outside.064.i.i3974
  %conv.i311.i3983 = trunc <8 x i64> %add1.i306.i3978 to <8 x i32>
  %add.ptr8.i.i3984 = getelementptr inbounds i32, ptr %cond67.i3950, i64 %k.065.i.i3973
  store <8 x i32> %conv.i311.i3983, ptr %add.ptr8.i.i3984, align 4
  %add.i312.i3985 = add nuw nsw i64 %add66.i.i3972, 8
  %cmp.not.i313.i3986 = icmp sgt i64 %add.i312.i3985, %spec.select.i3963
  br i1 %cmp.not.i313.i3986, label %for.cond10.preheader.i.i3987, label %for.body.i302.i3971, !llvm.loop !11

for.cond17.preheader.i.i3997:                     ; preds = %for.body13.i.i3990
  %cmp1870.i.i3998 = icmp slt i64 %k.0.lcssa.i315.i3989, %spec.select.i3963
  br i1 %cmp1870.i.i3998, label %for.body20.i.i4109, label %cond.end78.i3999

for.body13.i.i3990:                               ; preds = %for.body13.i.i3990, %for.cond10.preheader.i.i3987
  %j.069.i.i3991 = phi i64 [ 0, %for.cond10.preheader.i.i3987 ], [ %inc.i317.i3995, %for.body13.i.i3990 ]
  %wrong.068.i.i3992 = phi i64 [ 0, %for.cond10.preheader.i.i3987 ], [ %or14.i.i3994, %for.body13.i.i3990 ]
  %vecext.i316.i3993 = extractelement <8 x i64> %outside.0.lcssa.i314.i3988, i64 %j.069.i.i3991
  %or14.i.i3994 = or i64 %vecext.i316.i3993, %wrong.068.i.i3992
  %inc.i317.i3995 = add nuw nsw i64 %j.069.i.i3991, 1
  %exitcond.not.i318.i3996 = icmp eq i64 %inc.i317.i3995, 8
  br i1 %exitcond.not.i318.i3996, label %for.cond17.preheader.i.i3997, label %for.body13.i.i3990, !llvm.loop !12

for.body20.i.i4109:                               ; preds = %for.cond17.preheader.i.i3997, %for.body20.i.i4109
  %k.172.i.i4110 = phi i64 [ %inc33.i.i4121, %for.body20.i.i4109 ], [ %k.0.lcssa.i315.i3989, %for.cond17.preheader.i.i3997 ]
  %wrong.171.i.i4111 = phi i64 [ %or29.i.i4118, %for.body20.i.i4109 ], [ %or14.i.i3994, %for.cond17.preheader.i.i3997 ]
  %arrayidx.i320.i4112 = getelementptr inbounds i64, ptr %add.ptr75.i3967, i64 %k.172.i.i4110
  %776 = load i64, ptr %arrayidx.i320.i4112, align 8
  %cmp23.i.i4113 = icmp slt i64 %776, 0
  %cond.i321.i4114 = select i1 %cmp23.i.i4113, i64 %772, i64 0
  %add25.i.i4115 = add nsw i64 %cond.i321.i4114, %776
  %cmp26.i.i4116 = icmp uge i64 %add25.i.i4115, %772
  %conv28.i.i4117 = zext i1 %cmp26.i.i4116 to i64
  %or29.i.i4118 = or i64 %wrong.171.i.i4111, %conv28.i.i4117
  %conv30.i322.i4119 = trunc i64 %add25.i.i4115 to i32
  %arrayidx31.i.i4120 = getelementptr inbounds i32, ptr %cond67.i3950, i64 %k.172.i.i4110
  store i32 %conv30.i322.i4119, ptr %arrayidx31.i.i4120, align 4
  %inc33.i.i4121 = add nuw nsw i64 %k.172.i.i4110, 1
  %exitcond74.not.i.i4122 = icmp eq i64 %inc33.i.i4121, %spec.select.i3963
  br i1 %exitcond74.not.i.i4122, label %cond.end78.i3999, label %for.body20.i.i4109, !llvm.loop !13

cond.end78.i3999:                                 ; preds = %for.body20.i.i4109, %for.body21.i.i4157, %for.cond17.preheader.i.i3997, %for.cond18.preheader.i.i4155
  %cond79.in.in.i4000 = phi i64 [ %or15.i.i4152, %for.cond18.preheader.i.i4155 ], [ %or14.i.i3994, %for.cond17.preheader.i.i3997 ], [ %or31.i.i4167, %for.body21.i.i4157 ], [ %or29.i.i4118, %for.body20.i.i4109 ]
  %cond79.in.not.i4001 = icmp eq i64 %cond79.in.in.i4000, 0
  br i1 %cond79.in.not.i4001, label %if.end82.i4002, label %most_int.exit

if.end82.i4002:                                   ; preds = %cond.end78.i3999
  br i1 %768, label %if.end87.i4036, label %if.else85.i4003

if.else85.i4003:                                  ; preds = %if.end82.i4002
  %cmp55.i.i4004 = icmp sgt i64 %sub52.i3962, 0
  br i1 %cmp55.i.i4004, label %for.body.i325.i4010, label %if.else94.thread.i4005

for.cond12.preheader.i.i4023:                     ; preds = %for.body.i325.i4010
  %tobool.not.i330.i4024 = icmp eq i64 %add.i327.i4020, 0
  br i1 %tobool.not.i330.i4024, label %if.else94.thread.i4005, label %for.body16.lr.ph.i.i4025

for.body16.lr.ph.i.i4025:                         ; preds = %for.cond12.preheader.i.i4023
  %sub18.i.i4026 = add nsw i64 %add.i327.i4020, -1
  %arrayidx19.i.i4027 = getelementptr inbounds [520 x i32], ptr %found.i3868, i64 0, i64 %sub18.i.i4026
  %arrayidx25.i.i4028 = getelementptr inbounds [520 x i32], ptr %places63.i3949, i64 0, i64 %sub18.i.i4026
  br label %for.body16.i.i4029

for.body.i325.i4010:                              ; preds = %if.else85.i4003, %for.body.i325.i4010
  %n.057.i.i4011 = phi i64 [ %add.i327.i4020, %for.body.i325.i4010 ], [ 0, %if.else85.i4003 ]
  %k.056.i.i4012 = phi i64 [ %inc.i328.i4021, %for.body.i325.i4010 ], [ 0, %if.else85.i4003 ]
  %arrayidx.i326.i4013 = getelementptr inbounds i32, ptr %places.i3867, i64 %k.056.i.i4012
  %777 = load i32, ptr %arrayidx.i326.i4013, align 4
  %sub3.i.i4014 = sub i32 %777, %conv.i323.i3953
  %conv4.i.i4015 = trunc i64 %k.056.i.i4012 to i32
  %arrayidx5.i.i4016 = getelementptr inbounds [520 x i32], ptr %found.i3868, i64 0, i64 %n.057.i.i4011
  store i32 %conv4.i.i4015, ptr %arrayidx5.i.i4016, align 4
  %arrayidx7.i.i4017 = getelementptr inbounds [520 x i32], ptr %places63.i3949, i64 0, i64 %n.057.i.i4011
  store i32 %sub3.i.i4014, ptr %arrayidx7.i.i4017, align 4
  %cmp8.i.i4018 = icmp ult i32 %sub3.i.i4014, %conv1.i.i3954
  %conv10.i.i4019 = zext i1 %cmp8.i.i4018 to i64
  %add.i327.i4020 = add nuw nsw i64 %n.057.i.i4011, %conv10.i.i4019
  %inc.i328.i4021 = add nuw nsw i64 %k.056.i.i4012, 1
  %exitcond.not.i329.i4022 = icmp eq i64 %inc.i328.i4021, %spec.select.i3963
  br i1 %exitcond.not.i329.i4022, label %for.cond12.preheader.i.i4023, label %for.body.i325.i4010, !llvm.loop !14

for.body16.i.i4029:                               ; preds = %for.body16.i.i4029, %for.body16.lr.ph.i.i4025
  %k11.058.i.i4030 = phi i64 [ 0, %for.body16.lr.ph.i.i4025 ], [ %inc30.i.i4034, %for.body16.i.i4029 ]
  %778 = load i32, ptr %arrayidx19.i.i4027, align 4
  %add21.i.i4031 = add nuw nsw i64 %k11.058.i.i4030, %add.i327.i4020
  %arrayidx22.i.i4032 = getelementptr inbounds [520 x i32], ptr %found.i3868, i64 0, i64 %add21.i.i4031
  store i32 %778, ptr %arrayidx22.i.i4032, align 4
  %779 = load i32, ptr %arrayidx25.i.i4028, align 4
  %arrayidx28.i.i4033 = getelementptr inbounds [520 x i32], ptr %places63.i3949, i64 0, i64 %add21.i.i4031
  store i32 %779, ptr %arrayidx28.i.i4033, align 4
  %inc30.i.i4034 = add nuw nsw i64 %k11.058.i.i4030, 1
  %exitcond.not.i4035 = icmp eq i64 %inc30.i.i4034, 8
  br i1 %exitcond.not.i4035, label %if.end87.i4036, label %for.body16.i.i4029, !llvm.loop !15

if.else94.thread.i4005:                           ; preds = %for.cond12.preheader.i.i4023, %if.else85.i4003
  store i64 0, ptr %count32.i.i3955, align 8
  br label %for.inc101.i4006

if.end87.i4036:                                   ; preds = %for.body16.i.i4029, %if.end82.i4002
  %780 = phi i64 [ %spec.select.i3963, %if.end82.i4002 ], [ %add.i327.i4020, %for.body16.i.i4029 ]
  store i64 %780, ptr %count32.i.i3955, align 8
  %tobool89.i4037 = icmp ne i64 %780, 0
  %or.cond183.i4038 = select i1 %tobool89.i4037, i1 %cmp91.i3956, i1 false
  %cmp47.i.i4039 = icmp sgt i64 %780, 0
  br i1 %or.cond183.i4038, label %if.then93.i4082, label %if.else94.i4040

if.then93.i4082:                                  ; preds = %if.end87.i4036
  br i1 %cmp47.i.i4039, label %for.body.preheader.i.i4083, label %for.inc101.i4006

for.body.preheader.i.i4083:                       ; preds = %if.then93.i4082
  %781 = load i32, ptr %places63.i3949, align 8
  %conv.i331.i4084 = sext i32 %781 to i64
  %arrayidx1.i.i4085 = getelementptr inbounds i32, ptr %cond.i4224, i64 %conv.i331.i4084
  %782 = load i32, ptr %arrayidx1.i.i4085, align 4
  br label %for.body.i332.i4086

for.body.i332.i4086:                              ; preds = %if.end.i.i4099, %for.body.preheader.i.i4083
  %before.050.i.i4087 = phi i64 [ %conv5.i.i4091, %if.end.i.i4099 ], [ %conv.i331.i4084, %for.body.preheader.i.i4083 ]
  %m.049.i.i4088 = phi i64 [ %inc.i339.i4107, %if.end.i.i4099 ], [ 0, %for.body.preheader.i.i4083 ]
  %found.048.i.i4089 = phi i32 [ %cond.i338.i4105, %if.end.i.i4099 ], [ %782, %for.body.preheader.i.i4083 ]
  %arrayidx4.i.i4090 = getelementptr inbounds [520 x i32], ptr %places63.i3949, i64 0, i64 %m.049.i.i4088
  %783 = load i32, ptr %arrayidx4.i.i4090, align 4
  %conv5.i.i4091 = sext i32 %783 to i64
  %add.i333.i4092 = add nuw nsw i64 %m.049.i.i4088, 8
  %arrayidx7.i334.i4093 = getelementptr inbounds [520 x i32], ptr %places63.i3949, i64 0, i64 %add.i333.i4092
  %784 = load i32, ptr %arrayidx7.i334.i4093, align 4
  %idx.ext.i.i4094 = sext i32 %784 to i64
  %add.ptr.i335.i4095 = getelementptr inbounds i32, ptr %cond.i4224, i64 %idx.ext.i.i4094
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4095, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4096 = icmp eq i64 %before.050.i.i4087, %conv5.i.i4091
  br i1 %cmp8.not.i.i4096, label %if.end.i.i4099, label %if.then.i336.i4097

if.then.i336.i4097:                               ; preds = %for.body.i332.i4086
  %arrayidx10.i.i4098 = getelementptr inbounds i32, ptr %cond.i4224, i64 %conv5.i.i4091
  %785 = load i32, ptr %arrayidx10.i.i4098, align 4
  br label %if.end.i.i4099

if.end.i.i4099:                                   ; preds = %if.then.i336.i4097, %for.body.i332.i4086
  %found.1.i.i4100 = phi i32 [ %785, %if.then.i336.i4097 ], [ %found.048.i.i4089, %for.body.i332.i4086 ]
  %arrayidx11.i.i4101 = getelementptr inbounds [520 x i32], ptr %found.i3868, i64 0, i64 %m.049.i.i4088
  %786 = load i32, ptr %arrayidx11.i.i4101, align 4
  %conv12.i.i4102 = sext i32 %786 to i64
  %mul.i337.i4103 = mul nsw i64 %672, %conv12.i.i4102
  %arrayidx13.i.i4104 = getelementptr inbounds i32, ptr %values.0364.i3960, i64 %mul.i337.i4103
  %787 = load i32, ptr %arrayidx13.i.i4104, align 4
  %cond.i338.i4105 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i4100, i32 %787)
  %arrayidx23.i.i4106 = getelementptr inbounds i32, ptr %cond.i4224, i64 %conv5.i.i4091
  store i32 %cond.i338.i4105, ptr %arrayidx23.i.i4106, align 4
  %inc.i339.i4107 = add nuw nsw i64 %m.049.i.i4088, 1
  %exitcond375.not.i4108 = icmp eq i64 %inc.i339.i4107, %780
  br i1 %exitcond375.not.i4108, label %for.inc101.i4006, label %for.body.i332.i4086, !llvm.loop !129

if.else94.i4040:                                  ; preds = %if.end87.i4036
  br i1 %cmp47.i.i4039, label %for.body.i343.i4041, label %for.inc101.i4006

for.body.i343.i4041:                              ; preds = %if.else94.i4040, %for.end41.i.i4072
  %m.086.i.i4042 = phi i64 [ %inc43.i.i4073, %for.end41.i.i4072 ], [ 0, %if.else94.i4040 ]
  %arrayidx.i344.i4043 = getelementptr inbounds [520 x i32], ptr %found.i3868, i64 0, i64 %m.086.i.i4042
  %788 = load i32, ptr %arrayidx.i344.i4043, align 4
  %conv.i345.i4044 = sext i32 %788 to i64
  %mul.i346.i4045 = mul nsw i64 %672, %conv.i345.i4044
  %add.ptr.i347.i4046 = getelementptr inbounds i32, ptr %values.0364.i3960, i64 %mul.i346.i4045
  %arrayidx1.i348.i4047 = getelementptr inbounds [520 x i32], ptr %places63.i3949, i64 0, i64 %m.086.i.i4042
  %789 = load i32, ptr %arrayidx1.i348.i4047, align 4
  %conv2.i.i4048 = sext i32 %789 to i64
  %mul3.i.i4049 = mul nsw i64 %673, %conv2.i.i4048
  %add.ptr4.i.i4050 = getelementptr inbounds i32, ptr %cond.i4224, i64 %mul3.i.i4049
  %add.i349.i4051 = add nuw nsw i64 %m.086.i.i4042, 8
  %arrayidx6.i.i4052 = getelementptr inbounds [520 x i32], ptr %found.i3868, i64 0, i64 %add.i349.i4051
  %790 = load i32, ptr %arrayidx6.i.i4052, align 4
  %conv7.i.i4053 = sext i32 %790 to i64
  %mul8.i.i4054 = mul nsw i64 %672, %conv7.i.i4053
  %add.ptr9.i350.i4055 = getelementptr inbounds i32, ptr %values.0364.i3960, i64 %mul8.i.i4054
  %arrayidx12.i.i4056 = getelementptr inbounds [520 x i32], ptr %places63.i3949, i64 0, i64 %add.i349.i4051
  %791 = load i32, ptr %arrayidx12.i.i4056, align 4
  %conv13.i.i4057 = sext i32 %791 to i64
  %mul14.i.i4058 = mul nsw i64 %673, %conv13.i.i4057
  %add.ptr15.i.i4059 = getelementptr inbounds i32, ptr %cond.i4224, i64 %mul14.i.i4058
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4059, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i3957, label %for.cond25.preheader.i.i4069, label %for.body20.i351.i4060

for.cond25.preheader.i.i4069:                     ; preds = %for.body20.i351.i4060, %for.body.i343.i4041
  %j.0.lcssa.i.i4070 = phi i64 [ 0, %for.body.i343.i4041 ], [ %add1782.i.i4061, %for.body20.i351.i4060 ]
  %cmp2683.i.i4071 = icmp slt i64 %j.0.lcssa.i.i4070, %673
  br i1 %cmp2683.i.i4071, label %for.body28.i.i4075, label %for.end41.i.i4072

for.body20.i351.i4060:                            ; preds = %for.body.i343.i4041, %for.body20.i351.i4060
  %add1782.i.i4061 = phi i64 [ %add17.i.i4067, %for.body20.i351.i4060 ], [ 8, %for.body.i343.i4041 ]
  %j.081.i.i4062 = phi i64 [ %add1782.i.i4061, %for.body20.i351.i4060 ], [ 0, %for.body.i343.i4041 ]
  %add.ptr21.i.i4063 = getelementptr inbounds i32, ptr %add.ptr9.i350.i4055, i64 %j.081.i.i4062
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4063, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4064 = getelementptr inbounds i32, ptr %add.ptr.i347.i4046, i64 %j.081.i.i4062
  %add.ptr23.i.i4065 = getelementptr inbounds i32, ptr %add.ptr4.i.i4050, i64 %j.081.i.i4062
  %792 = load <8 x i32>, ptr %add.ptr23.i.i4065, align 4
  %793 = load <8 x i32>, ptr %add.ptr22.i.i4064, align 4
  %or9.i.i.i4066 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %792, <8 x i32> %793)
  store <8 x i32> %or9.i.i.i4066, ptr %add.ptr23.i.i4065, align 4
  %add17.i.i4067 = add nuw nsw i64 %add1782.i.i4061, 8
  %cmp18.not.i.i4068 = icmp sgt i64 %add17.i.i4067, %673
  br i1 %cmp18.not.i.i4068, label %for.cond25.preheader.i.i4069, label %for.body20.i351.i4060, !llvm.loop !130

for.body28.i.i4075:                               ; preds = %for.cond25.preheader.i.i4069, %for.body28.i.i4075
  %j.184.i.i4076 = phi i64 [ %inc.i353.i4080, %for.body28.i.i4075 ], [ %j.0.lcssa.i.i4070, %for.cond25.preheader.i.i4069 ]
  %arrayidx29.i.i4077 = getelementptr inbounds i32, ptr %add.ptr4.i.i4050, i64 %j.184.i.i4076
  %794 = load i32, ptr %arrayidx29.i.i4077, align 4
  %arrayidx30.i.i4078 = getelementptr inbounds i32, ptr %add.ptr.i347.i4046, i64 %j.184.i.i4076
  %795 = load i32, ptr %arrayidx30.i.i4078, align 4
  %spec.select.i.i4079 = tail call i32 @llvm.smax.i32(i32 %794, i32 %795)
  store i32 %spec.select.i.i4079, ptr %arrayidx29.i.i4077, align 4
  %inc.i353.i4080 = add nuw nsw i64 %j.184.i.i4076, 1
  %exitcond.not.i354.i4081 = icmp eq i64 %inc.i353.i4080, %673
  br i1 %exitcond.not.i354.i4081, label %for.end41.i.i4072, label %for.body28.i.i4075, !llvm.loop !131

for.end41.i.i4072:                                ; preds = %for.body28.i.i4075, %for.cond25.preheader.i.i4069
  %inc43.i.i4073 = add nuw nsw i64 %m.086.i.i4042, 1
  %exitcond374.not.i4074 = icmp eq i64 %inc43.i.i4073, %780
  br i1 %exitcond374.not.i4074, label %for.inc101.i4006, label %for.body.i343.i4041, !llvm.loop !132

for.inc101.i4006:                                 ; preds = %for.end41.i.i4072, %if.end.i.i4099, %if.else94.i4040, %if.then93.i4082, %if.else94.thread.i4005
  %add.i4007 = add nuw nsw i64 %k44.0363.i3961, 512
  %add.ptr103.i4008 = getelementptr inbounds i8, ptr %values.0364.i3960, i64 %add.ptr103.idx.i3958
  %796 = load i64, ptr %arrayidx46.i3899, align 8
  %cmp47.not.i4009 = icmp slt i64 %add.i4007, %796
  br i1 %cmp47.not.i4009, label %for.body50.i3959, label %for.end106.i3901, !llvm.loop !133

for.end106.i3901:                                 ; preds = %for.inc101.i4006, %for.cond45.preheader.i3898
  %797 = load i64, ptr %a, align 8
  %cmp108.i3902 = icmp eq i64 %797, 0
  %tobool111.i3903 = icmp ne i64 %675, 0
  %or.cond184.i3904 = select i1 %cmp108.i3902, i1 %tobool111.i3903, i1 false
  br i1 %or.cond184.i3904, label %lor.lhs.false112.i3906, label %most_int.exit

lor.lhs.false112.i3906:                           ; preds = %for.end106.i3901
  %cmp113.i3907 = icmp ne ptr %cond.i4224, %676
  %tobool116.i3908 = icmp ne i64 %666, 0
  %or.cond185.i3909 = select i1 %cmp113.i3907, i1 true, i1 %tobool116.i3908
  br i1 %or.cond185.i3909, label %for.cond120.preheader.i3910, label %most_int.exit

for.cond120.preheader.i3910:                      ; preds = %lor.lhs.false112.i3906
  %cmp122.not365.i3911 = icmp slt i64 %mul.i4217, 8
  br i1 %cmp122.not365.i3911, label %for.cond145.preheader.i3923, label %for.body124.lr.ph.i3912

for.body124.lr.ph.i3912:                          ; preds = %for.cond120.preheader.i3910
  %add.ptr131.i3913 = getelementptr inbounds i32, ptr %667, i64 %mul9.i4220
  br label %for.body124.i3914

for.cond145.preheader.i3923:                      ; preds = %if.end140.i3918, %for.cond120.preheader.i3910
  %k119.0.lcssa.i3924 = phi i64 [ 0, %for.cond120.preheader.i3910 ], [ %add121367.i3915, %if.end140.i3918 ]
  %cmp146368.i3925 = icmp slt i64 %k119.0.lcssa.i3924, %mul.i4217
  br i1 %cmp146368.i3925, label %for.body148.lr.ph.i3926, label %most_int.exit

for.body148.lr.ph.i3926:                          ; preds = %for.cond145.preheader.i3923
  %798 = getelementptr i32, ptr %667, i64 %mul9.i4220
  br label %for.body148.i3927

for.body124.i3914:                                ; preds = %if.end140.i3918, %for.body124.lr.ph.i3912
  %add121367.i3915 = phi i64 [ 8, %for.body124.lr.ph.i3912 ], [ %add121.i3921, %if.end140.i3918 ]
  %k119.0366.i3916 = phi i64 [ 0, %for.body124.lr.ph.i3912 ], [ %add121367.i3915, %if.end140.i3918 ]
  %add.ptr125.i3917 = getelementptr inbounds i32, ptr %cond.i4224, i64 %k119.0366.i3916
  %799 = load <8 x i32>, ptr %add.ptr125.i3917, align 4
  br i1 %tobool116.i3908, label %land.lhs.true127.i3939, label %if.end140.i3918

land.lhs.true127.i3939:                           ; preds = %for.body124.i3914
  %800 = load i64, ptr %arrayidx8.i4219, align 8
  %tobool129.not.i3940 = icmp eq i64 %800, 0
  br i1 %tobool129.not.i3940, label %if.then136.i3944, label %if.then130.i3941

if.then130.i3941:                                 ; preds = %land.lhs.true127.i3939
  %add.ptr132.i3942 = getelementptr inbounds i32, ptr %add.ptr131.i3913, i64 %k119.0366.i3916
  %801 = load <8 x i32>, ptr %add.ptr132.i3942, align 4
  %add133.i3943 = add <8 x i32> %801, %799
  br label %if.end140.i3918

if.then136.i3944:                                 ; preds = %land.lhs.true127.i3939
  %802 = load i32, ptr %667, align 4
  %splat.splatinsert.i3945 = insertelement <8 x i32> poison, i32 %802, i64 0
  %splat.splat.i3946 = shufflevector <8 x i32> %splat.splatinsert.i3945, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i3947 = add <8 x i32> %splat.splat.i3946, %799
  br label %if.end140.i3918

if.end140.i3918:                                  ; preds = %if.then136.i3944, %if.then130.i3941, %for.body124.i3914
  %sum.0.i3919 = phi <8 x i32> [ %add133.i3943, %if.then130.i3941 ], [ %add138.i3947, %if.then136.i3944 ], [ %799, %for.body124.i3914 ]
  %add.ptr141.i3920 = getelementptr inbounds i32, ptr %676, i64 %k119.0366.i3916
  store <8 x i32> %sum.0.i3919, ptr %add.ptr141.i3920, align 4
  %add121.i3921 = add nuw nsw i64 %add121367.i3915, 8
  %cmp122.not.i3922 = icmp sgt i64 %add121.i3921, %mul.i4217
  br i1 %cmp122.not.i3922, label %for.cond145.preheader.i3923, label %for.body124.i3914, !llvm.loop !134

for.body148.i3927:                                ; preds = %cond.end159.i3930, %for.body148.lr.ph.i3926
  %k119.1369.i3928 = phi i64 [ %k119.0.lcssa.i3924, %for.body148.lr.ph.i3926 ], [ %inc163.i3933, %cond.end159.i3930 ]
  %arrayidx151.i3929 = getelementptr inbounds i32, ptr %cond.i4224, i64 %k119.1369.i3928
  %803 = load i32, ptr %arrayidx151.i3929, align 4
  br i1 %tobool116.i3908, label %cond.true150.i3935, label %cond.end159.i3930

cond.true150.i3935:                               ; preds = %for.body148.i3927
  %804 = load i64, ptr %arrayidx8.i4219, align 8
  %mul153.i3936 = mul nsw i64 %804, %k119.1369.i3928
  %arrayidx155.i3937 = getelementptr i32, ptr %798, i64 %mul153.i3936
  %805 = load i32, ptr %arrayidx155.i3937, align 4
  %add156.i3938 = add nsw i32 %805, %803
  br label %cond.end159.i3930

cond.end159.i3930:                                ; preds = %cond.true150.i3935, %for.body148.i3927
  %cond160.i3931 = phi i32 [ %add156.i3938, %cond.true150.i3935 ], [ %803, %for.body148.i3927 ]
  %arrayidx161.i3932 = getelementptr inbounds i32, ptr %676, i64 %k119.1369.i3928
  store i32 %cond160.i3931, ptr %arrayidx161.i3932, align 4
  %inc163.i3933 = add nuw nsw i64 %k119.1369.i3928, 1
  %exitcond376.not.i3934 = icmp eq i64 %inc163.i3933, %mul.i4217
  br i1 %exitcond376.not.i3934, label %most_int.exit, label %for.body148.i3927, !llvm.loop !135

most_int.exit:                                    ; preds = %cond.end78.i3999, %cond.end159.i3930, %for.end106.i3901, %lor.lhs.false112.i3906, %for.cond145.preheader.i3923
  %retval.3.i3905 = phi i64 [ 0, %lor.lhs.false112.i3906 ], [ 0, %for.end106.i3901 ], [ 0, %for.cond145.preheader.i3923 ], [ 0, %cond.end159.i3930 ], [ 1, %cond.end78.i3999 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3868) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3867) #7
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool14.not.i4226, label %if.end30.i4235, label %land.lhs.true.i4227

land.lhs.true.i4227:                              ; preds = %cond.false72
  %tobool16.i4229.not = icmp eq i64 %666, 0
  br i1 %tobool16.i4229.not, label %if.then.i4231, label %land.lhs.true20.i4531

if.then.i4231:                                    ; preds = %land.lhs.true.i4227
  %806 = inttoptr i64 %679 to ptr
  %807 = load i64, ptr %806, align 8
  %tobool1.not.i.i4232 = icmp eq i64 %807, 0
  br i1 %tobool1.not.i.i4232, label %if.then.i.i4529, label %for.cond9.preheader.i.i4233

if.then.i.i4529:                                  ; preds = %if.then.i4231
  %mul.i.i4530 = shl nsw i64 %mul.i4217, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i.i4530, i1 false)
  br label %if.end30.i4235

for.cond9.preheader.i.i4233:                      ; preds = %if.then.i4231
  %cmp1033.i.i4234 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp1033.i.i4234, label %for.body13.i.i4524, label %if.end30.i4235

for.body13.i.i4524:                               ; preds = %for.cond9.preheader.i.i4233, %for.body13.i.i4524
  %k8.034.i.i4525 = phi i64 [ %inc16.i.i4527, %for.body13.i.i4524 ], [ 0, %for.cond9.preheader.i.i4233 ]
  %arrayidx14.i.i4526 = getelementptr inbounds i64, ptr %cond.i4224, i64 %k8.034.i.i4525
  store i64 %807, ptr %arrayidx14.i.i4526, align 8
  %inc16.i.i4527 = add nuw nsw i64 %k8.034.i.i4525, 1
  %exitcond.not.i.i4528 = icmp eq i64 %inc16.i.i4527, %mul.i4217
  br i1 %exitcond.not.i.i4528, label %if.end30.i4235, label %for.body13.i.i4524, !llvm.loop !23

land.lhs.true20.i4531:                            ; preds = %land.lhs.true.i4227
  %tobool22.not.i4532 = icmp eq i64 %674, 0
  br i1 %tobool22.not.i4532, label %if.then28.i4536, label %if.then23.i4533

if.then23.i4533:                                  ; preds = %land.lhs.true20.i4531
  %add.ptr.i4534 = getelementptr inbounds i64, ptr %667, i64 %mul9.i4220
  %mul24.i4535 = shl i64 %mul.i4217, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i4224, ptr nonnull align 8 %add.ptr.i4534, i64 %mul24.i4535, i1 false)
  br label %if.end30.i4235

if.then28.i4536:                                  ; preds = %land.lhs.true20.i4531
  %808 = load i64, ptr %667, align 8
  %tobool1.not.i285.i4537 = icmp eq i64 %808, 0
  br i1 %tobool1.not.i285.i4537, label %if.then.i295.i4545, label %for.cond9.preheader.i286.i4538

if.then.i295.i4545:                               ; preds = %if.then28.i4536
  %mul.i296.i4546 = shl nsw i64 %mul.i4217, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4224, i8 0, i64 %mul.i296.i4546, i1 false)
  br label %if.end30.i4235

for.cond9.preheader.i286.i4538:                   ; preds = %if.then28.i4536
  %cmp1033.i287.i4539 = icmp sgt i64 %mul.i4217, 0
  br i1 %cmp1033.i287.i4539, label %for.body13.i290.i4540, label %if.end30.i4235

for.body13.i290.i4540:                            ; preds = %for.cond9.preheader.i286.i4538, %for.body13.i290.i4540
  %k8.034.i291.i4541 = phi i64 [ %inc16.i293.i4543, %for.body13.i290.i4540 ], [ 0, %for.cond9.preheader.i286.i4538 ]
  %arrayidx14.i292.i4542 = getelementptr inbounds i64, ptr %cond.i4224, i64 %k8.034.i291.i4541
  store i64 %808, ptr %arrayidx14.i292.i4542, align 8
  %inc16.i293.i4543 = add nuw nsw i64 %k8.034.i291.i4541, 1
  %exitcond.not.i294.i4544 = icmp eq i64 %inc16.i293.i4543, %mul.i4217
  br i1 %exitcond.not.i294.i4544, label %if.end30.i4235, label %for.body13.i290.i4540, !llvm.loop !23

if.end30.i4235:                                   ; preds = %for.body13.i290.i4540, %for.body13.i.i4524, %for.cond9.preheader.i286.i4538, %if.then.i295.i4545, %if.then23.i4533, %for.cond9.preheader.i.i4233, %if.then.i.i4529, %cond.false72
  %cmp31.i4236 = icmp eq i64 %670, 0
  br i1 %cmp31.i4236, label %land.end.i4512, label %land.end.thread.i4237

land.end.thread.i4237:                            ; preds = %if.end30.i4235
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4207) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4208) #7
  br label %for.cond45.preheader.i4238

land.end.i4512:                                   ; preds = %if.end30.i4235
  %arrayidx32.i4513 = getelementptr inbounds i8, ptr %a, i64 56
  %809 = load i64, ptr %arrayidx32.i4513, align 8
  %cmp33.i4514 = icmp eq i64 %671, %809
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4207) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4208) #7
  br i1 %cmp33.i4514, label %for.body.lr.ph.i4515, label %for.cond45.preheader.i4238

for.body.lr.ph.i4515:                             ; preds = %land.end.i4512
  %places42.i4516 = getelementptr inbounds i8, ptr %found.i4208, i64 2080
  br label %for.body.i4517

for.cond45.preheader.i4238:                       ; preds = %for.body.i4517, %land.end.i4512, %land.end.thread.i4237
  %810 = phi i1 [ false, %land.end.thread.i4237 ], [ false, %land.end.i4512 ], [ true, %for.body.i4517 ]
  %arrayidx46.i4239 = getelementptr inbounds i8, ptr %a, i64 48
  %811 = load i64, ptr %arrayidx46.i4239, align 8
  %cmp47.not361.i4240 = icmp sgt i64 %811, 0
  br i1 %cmp47.not361.i4240, label %for.body50.lr.ph.i4288, label %for.end106.i4241

for.body50.lr.ph.i4288:                           ; preds = %for.cond45.preheader.i4238
  %places63.i4289 = getelementptr inbounds i8, ptr %found.i4208, i64 2080
  %cond67.i4290 = select i1 %810, ptr %places63.i4289, ptr %places.i4207
  %arrayidx68.i4291 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4292 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i4293 = trunc i64 %670 to i32
  %conv1.i.i4294 = trunc i64 %sub.i4216 to i32
  %count32.i.i4295 = getelementptr inbounds i8, ptr %found.i4208, i64 4160
  %cmp91.i4296 = icmp eq i64 %673, 1
  %cmp18.not80.i.i4297 = icmp slt i64 %673, 8
  %add.ptr103.idx.i4298 = shl nsw i64 %672, 12
  br label %for.body50.i4299

for.body.i4517:                                   ; preds = %for.body.i4517, %for.body.lr.ph.i4515
  %k.0360.i4518 = phi i64 [ 0, %for.body.lr.ph.i4515 ], [ %inc.i4522, %for.body.i4517 ]
  %conv40.i4519 = trunc nuw i64 %k.0360.i4518 to i32
  %arrayidx41.i4520 = getelementptr inbounds [520 x i32], ptr %found.i4208, i64 0, i64 %k.0360.i4518
  store i32 %conv40.i4519, ptr %arrayidx41.i4520, align 4
  %arrayidx43.i4521 = getelementptr inbounds [520 x i32], ptr %places42.i4516, i64 0, i64 %k.0360.i4518
  store i32 0, ptr %arrayidx43.i4521, align 4
  %inc.i4522 = add nuw nsw i64 %k.0360.i4518, 1
  %exitcond4697.not = icmp eq i64 %inc.i4522, 520
  br i1 %exitcond4697.not, label %for.cond45.preheader.i4238, label %for.body.i4517, !llvm.loop !136

for.body50.i4299:                                 ; preds = %for.inc101.i4346, %for.body50.lr.ph.i4288
  %812 = phi i64 [ %811, %for.body50.lr.ph.i4288 ], [ %838, %for.inc101.i4346 ]
  %values.0364.i4300 = phi ptr [ %665, %for.body50.lr.ph.i4288 ], [ %add.ptr103.i4348, %for.inc101.i4346 ]
  %k44.0363.i4301 = phi i64 [ 0, %for.body50.lr.ph.i4288 ], [ %add.i4347, %for.inc101.i4346 ]
  %sub52.i4302 = sub nsw i64 %812, %k44.0363.i4301
  %spec.select.i4303 = tail call i64 @llvm.smin.i64(i64 %sub52.i4302, i64 512)
  %813 = load i64, ptr %arrayidx68.i4291, align 8
  %cmp69.i4304 = icmp eq i64 %813, 4
  %814 = load i64, ptr %arrayidx76.i4292, align 8
  %cmp.not65.i.i4305 = icmp slt i64 %sub52.i4302, 8
  br i1 %cmp69.i4304, label %cond.true71.i4463, label %cond.false74.i4306

cond.true71.i4463:                                ; preds = %for.body50.i4299
  %add.ptr72.i4464 = getelementptr inbounds i32, ptr %669, i64 %k44.0363.i4301
  br i1 %cmp.not65.i.i4305, label %for.cond11.preheader.i.i4485, label %for.body.lr.ph.i.i4465

for.body.lr.ph.i.i4465:                           ; preds = %cond.true71.i4463
  %splat.splatinsert.i.i4466 = insertelement <8 x i64> poison, i64 %814, i64 0
  %splat.splat.i.i4467 = shufflevector <8 x i64> %splat.splatinsert.i.i4466, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4468

for.cond11.preheader.i.i4485:                     ; preds = %for.body.i.i4468, %cond.true71.i4463
  %outside.0.lcssa.i.i4486 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4463 ], [ %or7.i.i4480, %for.body.i.i4468 ]
  %k.0.lcssa.i.i4487 = phi i64 [ 0, %cond.true71.i4463 ], [ %add68.i.i4469, %for.body.i.i4468 ]
  br label %for.body14.i.i4488

for.body.i.i4468:                                 ; preds = %for.body.i.i4468, %for.body.lr.ph.i.i4465
  %add68.i.i4469 = phi i64 [ 8, %for.body.lr.ph.i.i4465 ], [ %add.i.i4483, %for.body.i.i4468 ]
  %k.067.i.i4470 = phi i64 [ 0, %for.body.lr.ph.i.i4465 ], [ %add68.i.i4469, %for.body.i.i4468 ]
  %outside.066.i.i4471 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4465 ], [ %or7.i.i4480, %for.body.i.i4468 ]
  %add.ptr.i.i4472 = getelementptr inbounds i32, ptr %add.ptr72.i4464, i64 %k.067.i.i4470
  %815 = load <8 x i32>, ptr %add.ptr.i.i4472, align 4
  %conv.i.i4473 = sext <8 x i32> %815 to <8 x i64>
  %isneg.i.i4474 = icmp slt <8 x i32> %815, zeroinitializer
  %and.i.i4475 = select <8 x i1> %isneg.i.i4474, <8 x i64> %splat.splat.i.i4467, <8 x i64> zeroinitializer
  %add1.i.i4476 = add <8 x i64> %and.i.i4475, %conv.i.i4473
  %add1.lobit.i.i4477 = ashr <8 x i64> %add1.i.i4476, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4478 = icmp slt <8 x i64> %add1.i.i4476, %splat.splat.i.i4467
  %or.i.i4479 = select <8 x i1> %cmp5.not.i.i4478, <8 x i64> %add1.lobit.i.i4477, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4480 = or <8 x i64> %or.i.i4479, %outside.066.i.i4471
  %conv8.i.i4481 = trunc <8 x i64> %add1.i.i4476 to <8 x i32>
  %add.ptr9.i.i4482 = getelementptr inbounds i32, ptr %cond67.i4290, i64 %k.067.i.i4470
  store <8 x i32> %conv8.i.i4481, ptr %add.ptr9.i.i4482, align 4
  %add.i.i4483 = add nuw nsw i64 %add68.i.i4469, 8
  %cmp.not.i.i4484 = icmp sgt i64 %add.i.i4483, %spec.select.i4303
  br i1 %cmp.not.i.i4484, label %for.cond11.preheader.i.i4485, label %for.body.i.i4468, !llvm.loop !8

for.cond18.preheader.i.i4495:                     ; preds = %for.body14.i.i4488
  %cmp1972.i.i4496 = icmp slt i64 %k.0.lcssa.i.i4487, %spec.select.i4303
  br i1 %cmp1972.i.i4496, label %for.body21.i.i4497, label %cond.end78.i4339

for.body14.i.i4488:                               ; preds = %for.body14.i.i4488, %for.cond11.preheader.i.i4485
  %j.071.i.i4489 = phi i64 [ 0, %for.cond11.preheader.i.i4485 ], [ %inc.i.i4493, %for.body14.i.i4488 ]
  %wrong.070.i.i4490 = phi i64 [ 0, %for.cond11.preheader.i.i4485 ], [ %or15.i.i4492, %for.body14.i.i4488 ]
  %vecext.i.i4491 = extractelement <8 x i64> %outside.0.lcssa.i.i4486, i64 %j.071.i.i4489
  %or15.i.i4492 = or i64 %vecext.i.i4491, %wrong.070.i.i4490
  %inc.i.i4493 = add nuw nsw i64 %j.071.i.i4489, 1
  %exitcond.not.i298.i4494 = icmp eq i64 %inc.i.i4493, 8
  br i1 %exitcond.not.i298.i4494, label %for.cond18.preheader.i.i4495, label %for.body14.i.i4488, !llvm.loop !9

for.body21.i.i4497:                               ; preds = %for.cond18.preheader.i.i4495, %for.body21.i.i4497
  %k.174.i.i4498 = phi i64 [ %inc35.i.i4510, %for.body21.i.i4497 ], [ %k.0.lcssa.i.i4487, %for.cond18.preheader.i.i4495 ]
  %wrong.173.i.i4499 = phi i64 [ %or31.i.i4507, %for.body21.i.i4497 ], [ %or15.i.i4492, %for.cond18.preheader.i.i4495 ]
  %arrayidx.i.i4500 = getelementptr inbounds i32, ptr %add.ptr72.i4464, i64 %k.174.i.i4498
  %816 = load i32, ptr %arrayidx.i.i4500, align 4
  %conv23.i.i4501 = sext i32 %816 to i64
  %cmp25.i.i4502 = icmp slt i32 %816, 0
  %cond.i.i4503 = select i1 %cmp25.i.i4502, i64 %814, i64 0
  %add27.i.i4504 = add nsw i64 %cond.i.i4503, %conv23.i.i4501
  %cmp28.i.i4505 = icmp uge i64 %add27.i.i4504, %814
  %conv30.i.i4506 = zext i1 %cmp28.i.i4505 to i64
  %or31.i.i4507 = or i64 %wrong.173.i.i4499, %conv30.i.i4506
  %conv32.i.i4508 = trunc i64 %add27.i.i4504 to i32
  %arrayidx33.i.i4509 = getelementptr inbounds i32, ptr %cond67.i4290, i64 %k.174.i.i4498
  store i32 %conv32.i.i4508, ptr %arrayidx33.i.i4509, align 4
  %inc35.i.i4510 = add nuw nsw i64 %k.174.i.i4498, 1
  %exitcond76.not.i.i4511 = icmp eq i64 %inc35.i.i4510, %spec.select.i4303
  br i1 %exitcond76.not.i.i4511, label %cond.end78.i4339, label %for.body21.i.i4497, !llvm.loop !10

cond.false74.i4306:                               ; preds = %for.body50.i4299
  %add.ptr75.i4307 = getelementptr inbounds i64, ptr %669, i64 %k44.0363.i4301
  br i1 %cmp.not65.i.i4305, label %for.cond10.preheader.i.i4327, label %for.body.lr.ph.i299.i4308

for.body.lr.ph.i299.i4308:                        ; preds = %cond.false74.i4306
  %splat.splatinsert.i300.i4309 = insertelement <8 x i64> poison, i64 %814, i64 0
  %splat.splat.i301.i4310 = shufflevector <8 x i64> %splat.splatinsert.i300.i4309, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4311

for.cond10.preheader.i.i4327:                     ; preds = %for.body.i302.i4311, %cond.false74.i4306
  %outside.0.lcssa.i314.i4328 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4306 ], [ %or7.i310.i4322, %for.body.i302.i4311 ]
  %k.0.lcssa.i315.i4329 = phi i64 [ 0, %cond.false74.i4306 ], [ %add66.i.i4312, %for.body.i302.i4311 ]
  br label %for.body13.i316.i4330

for.body.i302.i4311:                              ; preds = %for.body.i302.i4311, %for.body.lr.ph.i299.i4308
  %add66.i.i4312 = phi i64 [ 8, %for.body.lr.ph.i299.i4308 ], [ %add.i312.i4325, %for.body.i302.i4311 ]
  %k.065.i.i4313 = phi i64 [ 0, %for.body.lr.ph.i299.i4308 ], [ %add66.i.i4312, %for.body.i302.i4311 ]
  %outside.064.i.i4314 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4308 ], [ %or7.i310.i4322, %for.body.i302.i4311 ]
  %add.ptr.i303.i4315 = getelementptr inbounds i64, ptr %add.ptr75.i4307, i64 %k.065.i.i4313
  %817 = load <8 x i64>, ptr %add.ptr.i303.i4315, align 8
  %isneg.i304.i4316 = icmp slt <8 x i64> %817, zeroinitializer
  %and.i305.i4317 = select <8 x i1> %isneg.i304.i4316, <8 x i64> %splat.splat.i301.i4310, <8 x i64> zeroinitializer
  %add1.i306.i4318 = add <8 x i64> %and.i305.i4317, %817
  %add1.lobit.i307.i4319 = ashr <8 x i64> %add1.i306.i4318, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4320 = icmp slt <8 x i64> %add1.i306.i4318, %splat.splat.i301.i4310
  %or.i309.i4321 = select <8 x i1> %cmp5.not.i308.i4320, <8 x i64> %add1.lobit.i307.i4319, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4322 = or <8 x i64> %or.i309.i4321, %outside.064.i.i4314
  %conv.i311.i4323 = trunc <8 x i64> %add1.i306.i4318 to <8 x i32>
  %add.ptr8.i.i4324 = getelementptr inbounds i32, ptr %cond67.i4290, i64 %k.065.i.i4313
  store <8 x i32> %conv.i311.i4323, ptr %add.ptr8.i.i4324, align 4
  %add.i312.i4325 = add nuw nsw i64 %add66.i.i4312, 8
  %cmp.not.i313.i4326 = icmp sgt i64 %add.i312.i4325, %spec.select.i4303
  br i1 %cmp.not.i313.i4326, label %for.cond10.preheader.i.i4327, label %for.body.i302.i4311, !llvm.loop !11

for.cond17.preheader.i.i4337:                     ; preds = %for.body13.i316.i4330
  %cmp1870.i.i4338 = icmp slt i64 %k.0.lcssa.i315.i4329, %spec.select.i4303
  br i1 %cmp1870.i.i4338, label %for.body20.i.i4449, label %cond.end78.i4339

for.body13.i316.i4330:                            ; preds = %for.body13.i316.i4330, %for.cond10.preheader.i.i4327
  %j.069.i.i4331 = phi i64 [ 0, %for.cond10.preheader.i.i4327 ], [ %inc.i318.i4335, %for.body13.i316.i4330 ]
  %wrong.068.i.i4332 = phi i64 [ 0, %for.cond10.preheader.i.i4327 ], [ %or14.i.i4334, %for.body13.i316.i4330 ]
  %vecext.i317.i4333 = extractelement <8 x i64> %outside.0.lcssa.i314.i4328, i64 %j.069.i.i4331
  %or14.i.i4334 = or i64 %vecext.i317.i4333, %wrong.068.i.i4332
  %inc.i318.i4335 = add nuw nsw i64 %j.069.i.i4331, 1
  %exitcond.not.i319.i4336 = icmp eq i64 %inc.i318.i4335, 8
  br i1 %exitcond.not.i319.i4336, label %for.cond17.preheader.i.i4337, label %for.body13.i316.i4330, !llvm.loop !12

for.body20.i.i4449:                               ; preds = %for.cond17.preheader.i.i4337, %for.body20.i.i4449
  %k.172.i.i4450 = phi i64 [ %inc33.i.i4461, %for.body20.i.i4449 ], [ %k.0.lcssa.i315.i4329, %for.cond17.preheader.i.i4337 ]
  %wrong.171.i.i4451 = phi i64 [ %or29.i.i4458, %for.body20.i.i4449 ], [ %or14.i.i4334, %for.cond17.preheader.i.i4337 ]
  %arrayidx.i321.i4452 = getelementptr inbounds i64, ptr %add.ptr75.i4307, i64 %k.172.i.i4450
  %818 = load i64, ptr %arrayidx.i321.i4452, align 8
  %cmp23.i.i4453 = icmp slt i64 %818, 0
  %cond.i322.i4454 = select i1 %cmp23.i.i4453, i64 %814, i64 0
  %add25.i.i4455 = add nsw i64 %cond.i322.i4454, %818
  %cmp26.i.i4456 = icmp uge i64 %add25.i.i4455, %814
  %conv28.i.i4457 = zext i1 %cmp26.i.i4456 to i64
  %or29.i.i4458 = or i64 %wrong.171.i.i4451, %conv28.i.i4457
  %conv30.i323.i4459 = trunc i64 %add25.i.i4455 to i32
  %arrayidx31.i.i4460 = getelementptr inbounds i32, ptr %cond67.i4290, i64 %k.172.i.i4450
  store i32 %conv30.i323.i4459, ptr %arrayidx31.i.i4460, align 4
  %inc33.i.i4461 = add nuw nsw i64 %k.172.i.i4450, 1
  %exitcond74.not.i.i4462 = icmp eq i64 %inc33.i.i4461, %spec.select.i4303
  br i1 %exitcond74.not.i.i4462, label %cond.end78.i4339, label %for.body20.i.i4449, !llvm.loop !13

cond.end78.i4339:                                 ; preds = %for.body20.i.i4449, %for.body21.i.i4497, %for.cond17.preheader.i.i4337, %for.cond18.preheader.i.i4495
  %cond79.in.in.i4340 = phi i64 [ %or15.i.i4492, %for.cond18.preheader.i.i4495 ], [ %or14.i.i4334, %for.cond17.preheader.i.i4337 ], [ %or31.i.i4507, %for.body21.i.i4497 ], [ %or29.i.i4458, %for.body20.i.i4449 ]
  %cond79.in.not.i4341 = icmp eq i64 %cond79.in.in.i4340, 0
  br i1 %cond79.in.not.i4341, label %if.end82.i4342, label %most_long.exit

if.end82.i4342:                                   ; preds = %cond.end78.i4339
  br i1 %810, label %if.end87.i4376, label %if.else85.i4343

if.else85.i4343:                                  ; preds = %if.end82.i4342
  %cmp55.i.i4344 = icmp sgt i64 %sub52.i4302, 0
  br i1 %cmp55.i.i4344, label %for.body.i326.i4350, label %if.else94.thread.i4345

for.cond12.preheader.i.i4363:                     ; preds = %for.body.i326.i4350
  %tobool.not.i.i4364 = icmp eq i64 %add.i328.i4360, 0
  br i1 %tobool.not.i.i4364, label %if.else94.thread.i4345, label %for.body16.lr.ph.i.i4365

for.body16.lr.ph.i.i4365:                         ; preds = %for.cond12.preheader.i.i4363
  %sub18.i.i4366 = add nsw i64 %add.i328.i4360, -1
  %arrayidx19.i.i4367 = getelementptr inbounds [520 x i32], ptr %found.i4208, i64 0, i64 %sub18.i.i4366
  %arrayidx25.i.i4368 = getelementptr inbounds [520 x i32], ptr %places63.i4289, i64 0, i64 %sub18.i.i4366
  br label %for.body16.i.i4369

for.body.i326.i4350:                              ; preds = %if.else85.i4343, %for.body.i326.i4350
  %n.057.i.i4351 = phi i64 [ %add.i328.i4360, %for.body.i326.i4350 ], [ 0, %if.else85.i4343 ]
  %k.056.i.i4352 = phi i64 [ %inc.i329.i4361, %for.body.i326.i4350 ], [ 0, %if.else85.i4343 ]
  %arrayidx.i327.i4353 = getelementptr inbounds i32, ptr %places.i4207, i64 %k.056.i.i4352
  %819 = load i32, ptr %arrayidx.i327.i4353, align 4
  %sub3.i.i4354 = sub i32 %819, %conv.i324.i4293
  %conv4.i.i4355 = trunc i64 %k.056.i.i4352 to i32
  %arrayidx5.i.i4356 = getelementptr inbounds [520 x i32], ptr %found.i4208, i64 0, i64 %n.057.i.i4351
  store i32 %conv4.i.i4355, ptr %arrayidx5.i.i4356, align 4
  %arrayidx7.i.i4357 = getelementptr inbounds [520 x i32], ptr %places63.i4289, i64 0, i64 %n.057.i.i4351
  store i32 %sub3.i.i4354, ptr %arrayidx7.i.i4357, align 4
  %cmp8.i.i4358 = icmp ult i32 %sub3.i.i4354, %conv1.i.i4294
  %conv10.i.i4359 = zext i1 %cmp8.i.i4358 to i64
  %add.i328.i4360 = add nuw nsw i64 %n.057.i.i4351, %conv10.i.i4359
  %inc.i329.i4361 = add nuw nsw i64 %k.056.i.i4352, 1
  %exitcond.not.i330.i4362 = icmp eq i64 %inc.i329.i4361, %spec.select.i4303
  br i1 %exitcond.not.i330.i4362, label %for.cond12.preheader.i.i4363, label %for.body.i326.i4350, !llvm.loop !14

for.body16.i.i4369:                               ; preds = %for.body16.i.i4369, %for.body16.lr.ph.i.i4365
  %k11.058.i.i4370 = phi i64 [ 0, %for.body16.lr.ph.i.i4365 ], [ %inc30.i.i4374, %for.body16.i.i4369 ]
  %820 = load i32, ptr %arrayidx19.i.i4367, align 4
  %add21.i.i4371 = add nuw nsw i64 %k11.058.i.i4370, %add.i328.i4360
  %arrayidx22.i.i4372 = getelementptr inbounds [520 x i32], ptr %found.i4208, i64 0, i64 %add21.i.i4371
  store i32 %820, ptr %arrayidx22.i.i4372, align 4
  %821 = load i32, ptr %arrayidx25.i.i4368, align 4
  %arrayidx28.i.i4373 = getelementptr inbounds [520 x i32], ptr %places63.i4289, i64 0, i64 %add21.i.i4371
  store i32 %821, ptr %arrayidx28.i.i4373, align 4
  %inc30.i.i4374 = add nuw nsw i64 %k11.058.i.i4370, 1
  %exitcond.not.i4375 = icmp eq i64 %inc30.i.i4374, 8
  br i1 %exitcond.not.i4375, label %if.end87.i4376, label %for.body16.i.i4369, !llvm.loop !15

if.else94.thread.i4345:                           ; preds = %for.cond12.preheader.i.i4363, %if.else85.i4343
  store i64 0, ptr %count32.i.i4295, align 8
  br label %for.inc101.i4346

if.end87.i4376:                                   ; preds = %for.body16.i.i4369, %if.end82.i4342
  %822 = phi i64 [ %spec.select.i4303, %if.end82.i4342 ], [ %add.i328.i4360, %for.body16.i.i4369 ]
  store i64 %822, ptr %count32.i.i4295, align 8
  %tobool89.i4377 = icmp ne i64 %822, 0
  %or.cond183.i4378 = select i1 %tobool89.i4377, i1 %cmp91.i4296, i1 false
  %cmp47.i.i4379 = icmp sgt i64 %822, 0
  br i1 %or.cond183.i4378, label %if.then93.i4422, label %if.else94.i4380

if.then93.i4422:                                  ; preds = %if.end87.i4376
  br i1 %cmp47.i.i4379, label %for.body.preheader.i.i4423, label %for.inc101.i4346

for.body.preheader.i.i4423:                       ; preds = %if.then93.i4422
  %823 = load i32, ptr %places63.i4289, align 8
  %conv.i331.i4424 = sext i32 %823 to i64
  %arrayidx1.i.i4425 = getelementptr inbounds i64, ptr %cond.i4224, i64 %conv.i331.i4424
  %824 = load i64, ptr %arrayidx1.i.i4425, align 8
  br label %for.body.i332.i4426

for.body.i332.i4426:                              ; preds = %if.end.i.i4439, %for.body.preheader.i.i4423
  %before.050.i.i4427 = phi i64 [ %conv5.i.i4431, %if.end.i.i4439 ], [ %conv.i331.i4424, %for.body.preheader.i.i4423 ]
  %m.049.i.i4428 = phi i64 [ %inc.i339.i4447, %if.end.i.i4439 ], [ 0, %for.body.preheader.i.i4423 ]
  %found.048.i.i4429 = phi i64 [ %cond.i338.i4445, %if.end.i.i4439 ], [ %824, %for.body.preheader.i.i4423 ]
  %arrayidx4.i.i4430 = getelementptr inbounds [520 x i32], ptr %places63.i4289, i64 0, i64 %m.049.i.i4428
  %825 = load i32, ptr %arrayidx4.i.i4430, align 4
  %conv5.i.i4431 = sext i32 %825 to i64
  %add.i333.i4432 = add nuw nsw i64 %m.049.i.i4428, 8
  %arrayidx7.i334.i4433 = getelementptr inbounds [520 x i32], ptr %places63.i4289, i64 0, i64 %add.i333.i4432
  %826 = load i32, ptr %arrayidx7.i334.i4433, align 4
  %idx.ext.i.i4434 = sext i32 %826 to i64
  %add.ptr.i335.i4435 = getelementptr inbounds i64, ptr %cond.i4224, i64 %idx.ext.i.i4434
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4435, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4436 = icmp eq i64 %before.050.i.i4427, %conv5.i.i4431
  br i1 %cmp8.not.i.i4436, label %if.end.i.i4439, label %if.then.i336.i4437

if.then.i336.i4437:                               ; preds = %for.body.i332.i4426
  %arrayidx10.i.i4438 = getelementptr inbounds i64, ptr %cond.i4224, i64 %conv5.i.i4431
  %827 = load i64, ptr %arrayidx10.i.i4438, align 8
  br label %if.end.i.i4439

if.end.i.i4439:                                   ; preds = %if.then.i336.i4437, %for.body.i332.i4426
  %found.1.i.i4440 = phi i64 [ %827, %if.then.i336.i4437 ], [ %found.048.i.i4429, %for.body.i332.i4426 ]
  %arrayidx11.i.i4441 = getelementptr inbounds [520 x i32], ptr %found.i4208, i64 0, i64 %m.049.i.i4428
  %828 = load i32, ptr %arrayidx11.i.i4441, align 4
  %conv12.i.i4442 = sext i32 %828 to i64
  %mul.i337.i4443 = mul nsw i64 %672, %conv12.i.i4442
  %arrayidx13.i.i4444 = getelementptr inbounds i64, ptr %values.0364.i4300, i64 %mul.i337.i4443
  %829 = load i64, ptr %arrayidx13.i.i4444, align 8
  %cond.i338.i4445 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4440, i64 %829)
  %arrayidx23.i.i4446 = getelementptr inbounds i64, ptr %cond.i4224, i64 %conv5.i.i4431
  store i64 %cond.i338.i4445, ptr %arrayidx23.i.i4446, align 8
  %inc.i339.i4447 = add nuw nsw i64 %m.049.i.i4428, 1
  %exitcond375.not.i4448 = icmp eq i64 %inc.i339.i4447, %822
  br i1 %exitcond375.not.i4448, label %for.inc101.i4346, label %for.body.i332.i4426, !llvm.loop !137

if.else94.i4380:                                  ; preds = %if.end87.i4376
  br i1 %cmp47.i.i4379, label %for.body.i343.i4381, label %for.inc101.i4346

for.body.i343.i4381:                              ; preds = %if.else94.i4380, %for.end41.i.i4412
  %m.086.i.i4382 = phi i64 [ %inc43.i.i4413, %for.end41.i.i4412 ], [ 0, %if.else94.i4380 ]
  %arrayidx.i344.i4383 = getelementptr inbounds [520 x i32], ptr %found.i4208, i64 0, i64 %m.086.i.i4382
  %830 = load i32, ptr %arrayidx.i344.i4383, align 4
  %conv.i345.i4384 = sext i32 %830 to i64
  %mul.i346.i4385 = mul nsw i64 %672, %conv.i345.i4384
  %add.ptr.i347.i4386 = getelementptr inbounds i64, ptr %values.0364.i4300, i64 %mul.i346.i4385
  %arrayidx1.i348.i4387 = getelementptr inbounds [520 x i32], ptr %places63.i4289, i64 0, i64 %m.086.i.i4382
  %831 = load i32, ptr %arrayidx1.i348.i4387, align 4
  %conv2.i.i4388 = sext i32 %831 to i64
  %mul3.i.i4389 = mul nsw i64 %673, %conv2.i.i4388
  %add.ptr4.i.i4390 = getelementptr inbounds i64, ptr %cond.i4224, i64 %mul3.i.i4389
  %add.i349.i4391 = add nuw nsw i64 %m.086.i.i4382, 8
  %arrayidx6.i.i4392 = getelementptr inbounds [520 x i32], ptr %found.i4208, i64 0, i64 %add.i349.i4391
  %832 = load i32, ptr %arrayidx6.i.i4392, align 4
  %conv7.i.i4393 = sext i32 %832 to i64
  %mul8.i.i4394 = mul nsw i64 %672, %conv7.i.i4393
  %add.ptr9.i350.i4395 = getelementptr inbounds i64, ptr %values.0364.i4300, i64 %mul8.i.i4394
  %arrayidx12.i.i4396 = getelementptr inbounds [520 x i32], ptr %places63.i4289, i64 0, i64 %add.i349.i4391
  %833 = load i32, ptr %arrayidx12.i.i4396, align 4
  %conv13.i.i4397 = sext i32 %833 to i64
  %mul14.i.i4398 = mul nsw i64 %673, %conv13.i.i4397
  %add.ptr15.i.i4399 = getelementptr inbounds i64, ptr %cond.i4224, i64 %mul14.i.i4398
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4399, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i4297, label %for.cond25.preheader.i.i4409, label %for.body20.i351.i4400

for.cond25.preheader.i.i4409:                     ; preds = %for.body20.i351.i4400, %for.body.i343.i4381
  %j.0.lcssa.i.i4410 = phi i64 [ 0, %for.body.i343.i4381 ], [ %add1782.i.i4401, %for.body20.i351.i4400 ]
  %cmp2683.i.i4411 = icmp slt i64 %j.0.lcssa.i.i4410, %673
  br i1 %cmp2683.i.i4411, label %for.body28.i.i4415, label %for.end41.i.i4412

for.body20.i351.i4400:                            ; preds = %for.body.i343.i4381, %for.body20.i351.i4400
  %add1782.i.i4401 = phi i64 [ %add17.i.i4407, %for.body20.i351.i4400 ], [ 8, %for.body.i343.i4381 ]
  %j.081.i.i4402 = phi i64 [ %add1782.i.i4401, %for.body20.i351.i4400 ], [ 0, %for.body.i343.i4381 ]
  %add.ptr21.i.i4403 = getelementptr inbounds i64, ptr %add.ptr9.i350.i4395, i64 %j.081.i.i4402
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4403, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4404 = getelementptr inbounds i64, ptr %add.ptr.i347.i4386, i64 %j.081.i.i4402
  %add.ptr23.i.i4405 = getelementptr inbounds i64, ptr %add.ptr4.i.i4390, i64 %j.081.i.i4402
  %834 = load <8 x i64>, ptr %add.ptr23.i.i4405, align 8
  %835 = load <8 x i64>, ptr %add.ptr22.i.i4404, align 8
  %or9.i.i.i4406 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %834, <8 x i64> %835)
  store <8 x i64> %or9.i.i.i4406, ptr %add.ptr23.i.i4405, align 8
  %add17.i.i4407 = add nuw nsw i64 %add1782.i.i4401, 8
  %cmp18.not.i.i4408 = icmp sgt i64 %add17.i.i4407, %673
  br i1 %cmp18.not.i.i4408, label %for.cond25.preheader.i.i4409, label %for.body20.i351.i4400, !llvm.loop !138

for.body28.i.i4415:                               ; preds = %for.cond25.preheader.i.i4409, %for.body28.i.i4415
  %j.184.i.i4416 = phi i64 [ %inc.i353.i4420, %for.body28.i.i4415 ], [ %j.0.lcssa.i.i4410, %for.cond25.preheader.i.i4409 ]
  %arrayidx29.i.i4417 = getelementptr inbounds i64, ptr %add.ptr4.i.i4390, i64 %j.184.i.i4416
  %836 = load i64, ptr %arrayidx29.i.i4417, align 8
  %arrayidx30.i.i4418 = getelementptr inbounds i64, ptr %add.ptr.i347.i4386, i64 %j.184.i.i4416
  %837 = load i64, ptr %arrayidx30.i.i4418, align 8
  %spec.select.i.i4419 = tail call i64 @llvm.smax.i64(i64 %836, i64 %837)
  store i64 %spec.select.i.i4419, ptr %arrayidx29.i.i4417, align 8
  %inc.i353.i4420 = add nuw nsw i64 %j.184.i.i4416, 1
  %exitcond.not.i354.i4421 = icmp eq i64 %inc.i353.i4420, %673
  br i1 %exitcond.not.i354.i4421, label %for.end41.i.i4412, label %for.body28.i.i4415, !llvm.loop !139

for.end41.i.i4412:                                ; preds = %for.body28.i.i4415, %for.cond25.preheader.i.i4409
  %inc43.i.i4413 = add nuw nsw i64 %m.086.i.i4382, 1
  %exitcond374.not.i4414 = icmp eq i64 %inc43.i.i4413, %822
  br i1 %exitcond374.not.i4414, label %for.inc101.i4346, label %for.body.i343.i4381, !llvm.loop !140

for.inc101.i4346:                                 ; preds = %for.end41.i.i4412, %if.end.i.i4439, %if.else94.i4380, %if.then93.i4422, %if.else94.thread.i4345
  %add.i4347 = add nuw nsw i64 %k44.0363.i4301, 512
  %add.ptr103.i4348 = getelementptr inbounds i8, ptr %values.0364.i4300, i64 %add.ptr103.idx.i4298
  %838 = load i64, ptr %arrayidx46.i4239, align 8
  %cmp47.not.i4349 = icmp slt i64 %add.i4347, %838
  br i1 %cmp47.not.i4349, label %for.body50.i4299, label %for.end106.i4241, !llvm.loop !141

for.end106.i4241:                                 ; preds = %for.inc101.i4346, %for.cond45.preheader.i4238
  %839 = load i64, ptr %a, align 8
  %cmp108.i4242 = icmp eq i64 %839, 0
  %tobool111.i4243 = icmp ne i64 %675, 0
  %or.cond184.i4244 = select i1 %cmp108.i4242, i1 %tobool111.i4243, i1 false
  br i1 %or.cond184.i4244, label %lor.lhs.false112.i4246, label %most_long.exit

lor.lhs.false112.i4246:                           ; preds = %for.end106.i4241
  %cmp113.i4247 = icmp ne ptr %cond.i4224, %676
  %tobool116.i4248 = icmp ne i64 %666, 0
  %or.cond185.i4249 = select i1 %cmp113.i4247, i1 true, i1 %tobool116.i4248
  br i1 %or.cond185.i4249, label %for.cond120.preheader.i4250, label %most_long.exit

for.cond120.preheader.i4250:                      ; preds = %lor.lhs.false112.i4246
  %cmp122.not365.i4251 = icmp slt i64 %mul.i4217, 8
  br i1 %cmp122.not365.i4251, label %for.cond145.preheader.i4263, label %for.body124.lr.ph.i4252

for.body124.lr.ph.i4252:                          ; preds = %for.cond120.preheader.i4250
  %add.ptr131.i4253 = getelementptr inbounds i64, ptr %667, i64 %mul9.i4220
  br label %for.body124.i4254

for.cond145.preheader.i4263:                      ; preds = %if.end140.i4258, %for.cond120.preheader.i4250
  %k119.0.lcssa.i4264 = phi i64 [ 0, %for.cond120.preheader.i4250 ], [ %add121367.i4255, %if.end140.i4258 ]
  %cmp146368.i4265 = icmp slt i64 %k119.0.lcssa.i4264, %mul.i4217
  br i1 %cmp146368.i4265, label %for.body148.lr.ph.i4266, label %most_long.exit

for.body148.lr.ph.i4266:                          ; preds = %for.cond145.preheader.i4263
  %840 = getelementptr i64, ptr %667, i64 %mul9.i4220
  br label %for.body148.i4267

for.body124.i4254:                                ; preds = %if.end140.i4258, %for.body124.lr.ph.i4252
  %add121367.i4255 = phi i64 [ 8, %for.body124.lr.ph.i4252 ], [ %add121.i4261, %if.end140.i4258 ]
  %k119.0366.i4256 = phi i64 [ 0, %for.body124.lr.ph.i4252 ], [ %add121367.i4255, %if.end140.i4258 ]
  %add.ptr125.i4257 = getelementptr inbounds i64, ptr %cond.i4224, i64 %k119.0366.i4256
  %841 = load <8 x i64>, ptr %add.ptr125.i4257, align 8
  br i1 %tobool116.i4248, label %land.lhs.true127.i4279, label %if.end140.i4258

land.lhs.true127.i4279:                           ; preds = %for.body124.i4254
  %842 = load i64, ptr %arrayidx8.i4219, align 8
  %tobool129.not.i4280 = icmp eq i64 %842, 0
  br i1 %tobool129.not.i4280, label %if.then136.i4284, label %if.then130.i4281

if.then130.i4281:                                 ; preds = %land.lhs.true127.i4279
  %add.ptr132.i4282 = getelementptr inbounds i64, ptr %add.ptr131.i4253, i64 %k119.0366.i4256
  %843 = load <8 x i64>, ptr %add.ptr132.i4282, align 8
  %add133.i4283 = add <8 x i64> %843, %841
  br label %if.end140.i4258

if.then136.i4284:                                 ; preds = %land.lhs.true127.i4279
  %844 = load i64, ptr %667, align 8
  %splat.splatinsert.i4285 = insertelement <8 x i64> poison, i64 %844, i64 0
  %splat.splat.i4286 = shufflevector <8 x i64> %splat.splatinsert.i4285, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i4287 = add <8 x i64> %splat.splat.i4286, %841
  br label %if.end140.i4258

if.end140.i4258:                                  ; preds = %if.then136.i4284, %if.then130.i4281, %for.body124.i4254
  %sum.0.i4259 = phi <8 x i64> [ %add133.i4283, %if.then130.i4281 ], [ %add138.i4287, %if.then136.i4284 ], [ %841, %for.body124.i4254 ]
  %add.ptr141.i4260 = getelementptr inbounds i64, ptr %676, i64 %k119.0366.i4256
  store <8 x i64> %sum.0.i4259, ptr %add.ptr141.i4260, align 8
  %add121.i4261 = add nuw nsw i64 %add121367.i4255, 8
  %cmp122.not.i4262 = icmp sgt i64 %add121.i4261, %mul.i4217
  br i1 %cmp122.not.i4262, label %for.cond145.preheader.i4263, label %for.body124.i4254, !llvm.loop !142

for.body148.i4267:                                ; preds = %cond.end159.i4270, %for.body148.lr.ph.i4266
  %k119.1369.i4268 = phi i64 [ %k119.0.lcssa.i4264, %for.body148.lr.ph.i4266 ], [ %inc163.i4273, %cond.end159.i4270 ]
  %arrayidx151.i4269 = getelementptr inbounds i64, ptr %cond.i4224, i64 %k119.1369.i4268
  %845 = load i64, ptr %arrayidx151.i4269, align 8
  br i1 %tobool116.i4248, label %cond.true150.i4275, label %cond.end159.i4270

cond.true150.i4275:                               ; preds = %for.body148.i4267
  %846 = load i64, ptr %arrayidx8.i4219, align 8
  %mul153.i4276 = mul nsw i64 %846, %k119.1369.i4268
  %arrayidx155.i4277 = getelementptr i64, ptr %840, i64 %mul153.i4276
  %847 = load i64, ptr %arrayidx155.i4277, align 8
  %add156.i4278 = add nsw i64 %847, %845
  br label %cond.end159.i4270

cond.end159.i4270:                                ; preds = %cond.true150.i4275, %for.body148.i4267
  %cond160.i4271 = phi i64 [ %add156.i4278, %cond.true150.i4275 ], [ %845, %for.body148.i4267 ]
  %arrayidx161.i4272 = getelementptr inbounds i64, ptr %676, i64 %k119.1369.i4268
  store i64 %cond160.i4271, ptr %arrayidx161.i4272, align 8
  %inc163.i4273 = add nuw nsw i64 %k119.1369.i4268, 1
  %exitcond376.not.i4274 = icmp eq i64 %inc163.i4273, %mul.i4217
  br i1 %exitcond376.not.i4274, label %most_long.exit, label %for.body148.i4267, !llvm.loop !143

most_long.exit:                                   ; preds = %cond.end78.i4339, %cond.end159.i4270, %for.end106.i4241, %lor.lhs.false112.i4246, %for.cond145.preheader.i4263
  %retval.3.i4245 = phi i64 [ 0, %lor.lhs.false112.i4246 ], [ 0, %for.end106.i4241 ], [ 0, %for.cond145.preheader.i4263 ], [ 0, %cond.end159.i4270 ], [ 1, %cond.end78.i4339 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i4208) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i4207) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %retval.3.i, %set_32.exit ], [ %retval.3.i149, %set_64.exit ], [ %retval.3.i426, %add_float.exit ], [ %retval.3.i640, %add_double.exit ], [ %retval.3.i1007, %add_int.exit ], [ %retval.3.i1403, %add_long.exit ], [ %retval.3.i1892, %least_float.exit ], [ %retval.3.i2196, %least_double.exit ], [ %retval.3.i2544, %least_int.exit ], [ %retval.3.i2867, %least_long.exit ], [ %retval.3.i3207, %most_float.exit ], [ %retval.3.i3556, %most_double.exit ], [ %retval.3.i3905, %most_int.exit ], [ %retval.3.i4245, %most_long.exit ]
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
  br i1 %exitcond991.not, label %for.cond.cleanup.i, label %for.body26.i, !llvm.loop !144

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
  br i1 %cmp9.not.i, label %for.end40.i, label %land.rhs11.i, !llvm.loop !145

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
  br i1 %exitcond992.not, label %for.cond.cleanup66.i, label %for.body67.i, !llvm.loop !146

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
  br i1 %cmp43.i, label %for.body45.i, label %if.end47, !llvm.loop !147

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
  br i1 %exitcond989.not, label %for.cond.cleanup.i89, label %for.body25.i, !llvm.loop !148

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
  br i1 %cmp9.not.i94, label %for.end37.i, label %land.rhs11.i85, !llvm.loop !149

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
  br i1 %exitcond990.not, label %for.cond.cleanup62.i, label %for.body63.i, !llvm.loop !150

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
  br i1 %cmp40.i, label %for.body42.i, label %if.end47, !llvm.loop !151

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
  br i1 %exitcond987.not, label %for.cond.cleanup.i128, label %for.body25.i180, !llvm.loop !152

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
  br i1 %cmp9.not.i134, label %for.end37.i135, label %land.rhs11.i120, !llvm.loop !153

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
  br i1 %exitcond988.not, label %for.cond.cleanup62.i153, label %for.body63.i165, !llvm.loop !154

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
  br i1 %cmp40.i159, label %for.body42.i144, label %if.end47, !llvm.loop !155

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
  br i1 %exitcond993.not, label %for.cond.cleanup.i216, label %for.body25.i268, !llvm.loop !156

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
  br i1 %cmp9.not.i222, label %for.end37.i223, label %land.rhs11.i208, !llvm.loop !157

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
  br i1 %exitcond994.not, label %for.cond.cleanup62.i241, label %for.body63.i253, !llvm.loop !158

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
  br i1 %cmp40.i247, label %for.body42.i232, label %if.end47, !llvm.loop !159

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
  br i1 %exitcond983.not, label %if.end.i301, label %for.body25.i310, !llvm.loop !160

if.end.i301:                                      ; preds = %for.body25.i310, %for.body.i295
  %whole.0.lcssa.i300 = phi <8 x float> [ %cond.i297, %for.body.i295 ], [ %or38.v.i, %for.body25.i310 ]
  %add.ptr43.i = getelementptr inbounds float, ptr %7, i64 %k.0179.i
  store <8 x float> %whole.0.lcssa.i300, ptr %add.ptr43.i, align 4
  %add.i303 = add nsw i64 %add180.i, 8
  %73 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i304 = icmp sgt i64 %add.i303, %73
  br i1 %cmp9.not.i304, label %for.end46.i, label %land.rhs11.i294, !llvm.loop !161

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
  br i1 %exitcond984.not, label %if.end100.i, label %for.body72.i, !llvm.loop !162

if.end100.i:                                      ; preds = %for.body72.i, %cond.end60.i
  %whole52.0.lcssa.i = phi float [ %cond61.i, %cond.end60.i ], [ %cond88.i, %for.body72.i ]
  %arrayidx101.i = getelementptr inbounds float, ptr %7, i64 %k.1190.i
  store float %whole52.0.lcssa.i, ptr %arrayidx101.i, align 4
  %inc103.i = add nsw i64 %k.1190.i, 1
  %79 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i = icmp slt i64 %inc103.i, %79
  br i1 %cmp49.i, label %for.body51.i, label %if.end47, !llvm.loop !163

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
  br i1 %exitcond981.not, label %if.end.i345, label %for.body25.i398, !llvm.loop !164

if.end.i345:                                      ; preds = %for.body25.i398, %for.body.i338
  %whole.0.lcssa.i344 = phi <8 x double> [ %cond.i340, %for.body.i338 ], [ %or38.v.i406, %for.body25.i398 ]
  %add.ptr43.i347 = getelementptr inbounds double, ptr %7, i64 %k.0179.i337
  store <8 x double> %whole.0.lcssa.i344, ptr %add.ptr43.i347, align 8
  %add.i348 = add nsw i64 %add180.i336, 8
  %85 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i349 = icmp sgt i64 %add.i348, %85
  br i1 %cmp9.not.i349, label %for.end46.i350, label %land.rhs11.i335, !llvm.loop !165

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
  br i1 %exitcond982.not, label %if.end100.i370, label %for.body72.i380, !llvm.loop !166

if.end100.i370:                                   ; preds = %for.body72.i380, %cond.end60.i363
  %whole52.0.lcssa.i369 = phi double [ %cond61.i365, %cond.end60.i363 ], [ %cond88.i388, %for.body72.i380 ]
  %arrayidx101.i372 = getelementptr inbounds double, ptr %7, i64 %k.1190.i360
  store double %whole52.0.lcssa.i369, ptr %arrayidx101.i372, align 8
  %inc103.i373 = add nsw i64 %k.1190.i360, 1
  %91 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i374 = icmp slt i64 %inc103.i373, %91
  br i1 %cmp49.i374, label %for.body51.i359, label %if.end47, !llvm.loop !167

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
  br i1 %exitcond.not, label %if.end.i434, label %for.body25.i477, !llvm.loop !168

if.end.i434:                                      ; preds = %for.body25.i477, %for.body.i428
  %whole.0.lcssa.i433 = phi <8 x i32> [ %cond.i430, %for.body.i428 ], [ %or38.i, %for.body25.i477 ]
  %add.ptr43.i436 = getelementptr inbounds i32, ptr %7, i64 %k.0177.i
  store <8 x i32> %whole.0.lcssa.i433, ptr %add.ptr43.i436, align 4
  %add.i437 = add nsw i64 %add178.i, 8
  %97 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i438 = icmp sgt i64 %add.i437, %97
  br i1 %cmp9.not.i438, label %for.end46.i439, label %land.rhs11.i427, !llvm.loop !169

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
  br i1 %exitcond980.not, label %if.end100.i455, label %for.body72.i465, !llvm.loop !170

if.end100.i455:                                   ; preds = %for.body72.i465, %cond.end60.i450
  %whole52.0.lcssa.i454 = phi i32 [ %cond61.i452, %cond.end60.i450 ], [ %cond88.i467, %for.body72.i465 ]
  %arrayidx101.i457 = getelementptr inbounds i32, ptr %7, i64 %k.1188.i
  store i32 %whole52.0.lcssa.i454, ptr %arrayidx101.i457, align 4
  %inc103.i458 = add nsw i64 %k.1188.i, 1
  %103 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i459 = icmp slt i64 %inc103.i458, %103
  br i1 %cmp49.i459, label %for.body51.i447, label %if.end47, !llvm.loop !171

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
  br i1 %exitcond985.not, label %if.end.i512, label %for.body25.i562, !llvm.loop !172

if.end.i512:                                      ; preds = %for.body25.i562, %for.body.i505
  %whole.0.lcssa.i511 = phi <8 x i64> [ %cond.i507, %for.body.i505 ], [ %or38.i567, %for.body25.i562 ]
  %add.ptr43.i514 = getelementptr inbounds i64, ptr %7, i64 %k.0177.i504
  store <8 x i64> %whole.0.lcssa.i511, ptr %add.ptr43.i514, align 8
  %add.i515 = add nsw i64 %add178.i503, 8
  %109 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i516 = icmp sgt i64 %add.i515, %109
  br i1 %cmp9.not.i516, label %for.end46.i517, label %land.rhs11.i502, !llvm.loop !173

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
  br i1 %exitcond986.not, label %if.end100.i537, label %for.body72.i547, !llvm.loop !174

if.end100.i537:                                   ; preds = %for.body72.i547, %cond.end60.i530
  %whole52.0.lcssa.i536 = phi i64 [ %cond61.i532, %cond.end60.i530 ], [ %cond88.i552, %for.body72.i547 ]
  %arrayidx101.i539 = getelementptr inbounds i64, ptr %7, i64 %k.1188.i527
  store i64 %whole52.0.lcssa.i536, ptr %arrayidx101.i539, align 8
  %inc103.i540 = add nsw i64 %k.1188.i527, 1
  %115 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i541 = icmp slt i64 %inc103.i540, %115
  br i1 %cmp49.i541, label %for.body51.i526, label %if.end47, !llvm.loop !175

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
  br i1 %exitcond999.not, label %if.end.i600, label %for.body25.i653, !llvm.loop !176

if.end.i600:                                      ; preds = %for.body25.i653, %for.body.i593
  %whole.0.lcssa.i599 = phi <8 x float> [ %cond.i595, %for.body.i593 ], [ %or38.v.i661, %for.body25.i653 ]
  %add.ptr43.i602 = getelementptr inbounds float, ptr %7, i64 %k.0179.i592
  store <8 x float> %whole.0.lcssa.i599, ptr %add.ptr43.i602, align 4
  %add.i603 = add nsw i64 %add180.i591, 8
  %121 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i604 = icmp sgt i64 %add.i603, %121
  br i1 %cmp9.not.i604, label %for.end46.i605, label %land.rhs11.i590, !llvm.loop !177

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
  br i1 %exitcond1000.not, label %if.end100.i625, label %for.body72.i635, !llvm.loop !178

if.end100.i625:                                   ; preds = %for.body72.i635, %cond.end60.i618
  %whole52.0.lcssa.i624 = phi float [ %cond61.i620, %cond.end60.i618 ], [ %cond88.i643, %for.body72.i635 ]
  %arrayidx101.i627 = getelementptr inbounds float, ptr %7, i64 %k.1190.i615
  store float %whole52.0.lcssa.i624, ptr %arrayidx101.i627, align 4
  %inc103.i628 = add nsw i64 %k.1190.i615, 1
  %127 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i629 = icmp slt i64 %inc103.i628, %127
  br i1 %cmp49.i629, label %for.body51.i614, label %if.end47, !llvm.loop !179

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
  br i1 %exitcond997.not, label %if.end.i694, label %for.body25.i747, !llvm.loop !180

if.end.i694:                                      ; preds = %for.body25.i747, %for.body.i687
  %whole.0.lcssa.i693 = phi <8 x double> [ %cond.i689, %for.body.i687 ], [ %or38.v.i755, %for.body25.i747 ]
  %add.ptr43.i696 = getelementptr inbounds double, ptr %7, i64 %k.0179.i686
  store <8 x double> %whole.0.lcssa.i693, ptr %add.ptr43.i696, align 8
  %add.i697 = add nsw i64 %add180.i685, 8
  %133 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i698 = icmp sgt i64 %add.i697, %133
  br i1 %cmp9.not.i698, label %for.end46.i699, label %land.rhs11.i684, !llvm.loop !181

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
  br i1 %exitcond998.not, label %if.end100.i719, label %for.body72.i729, !llvm.loop !182

if.end100.i719:                                   ; preds = %for.body72.i729, %cond.end60.i712
  %whole52.0.lcssa.i718 = phi double [ %cond61.i714, %cond.end60.i712 ], [ %cond88.i737, %for.body72.i729 ]
  %arrayidx101.i721 = getelementptr inbounds double, ptr %7, i64 %k.1190.i709
  store double %whole52.0.lcssa.i718, ptr %arrayidx101.i721, align 8
  %inc103.i722 = add nsw i64 %k.1190.i709, 1
  %139 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i723 = icmp slt i64 %inc103.i722, %139
  br i1 %cmp49.i723, label %for.body51.i708, label %if.end47, !llvm.loop !183

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
  br i1 %exitcond995.not, label %if.end.i788, label %for.body25.i838, !llvm.loop !184

if.end.i788:                                      ; preds = %for.body25.i838, %for.body.i781
  %whole.0.lcssa.i787 = phi <8 x i32> [ %cond.i783, %for.body.i781 ], [ %or38.i843, %for.body25.i838 ]
  %add.ptr43.i790 = getelementptr inbounds i32, ptr %7, i64 %k.0177.i780
  store <8 x i32> %whole.0.lcssa.i787, ptr %add.ptr43.i790, align 4
  %add.i791 = add nsw i64 %add178.i779, 8
  %145 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i792 = icmp sgt i64 %add.i791, %145
  br i1 %cmp9.not.i792, label %for.end46.i793, label %land.rhs11.i778, !llvm.loop !185

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
  br i1 %exitcond996.not, label %if.end100.i813, label %for.body72.i823, !llvm.loop !186

if.end100.i813:                                   ; preds = %for.body72.i823, %cond.end60.i806
  %whole52.0.lcssa.i812 = phi i32 [ %cond61.i808, %cond.end60.i806 ], [ %cond88.i828, %for.body72.i823 ]
  %arrayidx101.i815 = getelementptr inbounds i32, ptr %7, i64 %k.1188.i803
  store i32 %whole52.0.lcssa.i812, ptr %arrayidx101.i815, align 4
  %inc103.i816 = add nsw i64 %k.1188.i803, 1
  %151 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i817 = icmp slt i64 %inc103.i816, %151
  br i1 %cmp49.i817, label %for.body51.i802, label %if.end47, !llvm.loop !187

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
  br i1 %exitcond1001.not, label %if.end.i876, label %for.body25.i926, !llvm.loop !188

if.end.i876:                                      ; preds = %for.body25.i926, %for.body.i869
  %whole.0.lcssa.i875 = phi <8 x i64> [ %cond.i871, %for.body.i869 ], [ %or38.i931, %for.body25.i926 ]
  %add.ptr43.i878 = getelementptr inbounds i64, ptr %7, i64 %k.0177.i868
  store <8 x i64> %whole.0.lcssa.i875, ptr %add.ptr43.i878, align 8
  %add.i879 = add nsw i64 %add178.i867, 8
  %157 = load i64, ptr %arrayidx8.i856, align 8
  %cmp9.not.i880 = icmp sgt i64 %add.i879, %157
  br i1 %cmp9.not.i880, label %for.end46.i881, label %land.rhs11.i866, !llvm.loop !189

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
  br i1 %exitcond1002.not, label %if.end100.i901, label %for.body72.i911, !llvm.loop !190

if.end100.i901:                                   ; preds = %for.body72.i911, %cond.end60.i894
  %whole52.0.lcssa.i900 = phi i64 [ %cond61.i896, %cond.end60.i894 ], [ %cond88.i916, %for.body72.i911 ]
  %arrayidx101.i903 = getelementptr inbounds i64, ptr %7, i64 %k.1188.i891
  store i64 %whole52.0.lcssa.i900, ptr %arrayidx101.i903, align 8
  %inc103.i904 = add nsw i64 %k.1188.i891, 1
  %163 = load i64, ptr %arrayidx8.i856, align 8
  %cmp49.i905 = icmp slt i64 %inc103.i904, %163
  br i1 %cmp49.i905, label %for.body51.i890, label %if.end47, !llvm.loop !191

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
  br i1 %cmp1.not.i, label %if.end.i, label %cond.end.loopexit, !llvm.loop !192

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
  br i1 %exitcond.not.i, label %cond.end.loopexit, label %for.body.i, !llvm.loop !192

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
  br i1 %cmp1.not.i30, label %if.end.i33, label %cond.end.loopexit60, !llvm.loop !192

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
  br i1 %exitcond.not.i39, label %cond.end.loopexit60, label %for.body.i24, !llvm.loop !192

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
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !193

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
  br i1 %exitcond.not.i30, label %if.end, label %for.body.i14, !llvm.loop !193

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
  br i1 %exitcond173.not.i, label %for.cond6.preheader.i, label %for.body.i, !llvm.loop !194

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
  br i1 %cmp8.not.i, label %for.cond20.preheader.i, label %for.body10.i, !llvm.loop !195

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
  br i1 %exitcond174.not.i, label %add_words.exit, label %for.body23.i, !llvm.loop !196

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
  br i1 %exitcond.not.i, label %for.cond65.preheader.i, label %for.body42.i, !llvm.loop !197

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
  br i1 %exitcond172.not.i, label %add_words.exit, label %for.body69.i, !llvm.loop !198

add_words.exit:                                   ; preds = %for.inc95.i, %cond.end.i, %for.cond20.preheader.i, %for.cond65.preheader.i
  %35 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp slt i64 %add, %35
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !llvm.loop !199
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smin.v8i64(<8 x i64>, <8 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

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
!188 = distinct !{!188, !5, !6}
!189 = distinct !{!189, !5, !6}
!190 = distinct !{!190, !5, !6}
!191 = distinct !{!191, !5, !6}
!192 = distinct !{!192, !5, !6}
!193 = distinct !{!193, !5, !6}
!194 = distinct !{!194, !5, !6}
!195 = distinct !{!195, !5, !6}
!196 = distinct !{!196, !5, !6}
!197 = distinct !{!197, !5, !6}
!198 = distinct !{!198, !5, !6}
!199 = distinct !{!199, !5, !6}
