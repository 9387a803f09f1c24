; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 8d013fca19c9cb7cd69cd05c3dacf268ad342dc2
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i4690 = alloca [512 x i32], align 4
  %found.i4691 = alloca %struct.chosen, align 8
  %places.i4350 = alloca [512 x i32], align 4
  %found.i4351 = alloca %struct.chosen, align 8
  %places.i4001 = alloca [512 x i32], align 4
  %found.i4002 = alloca %struct.chosen, align 8
  %places.i3652 = alloca [512 x i32], align 4
  %found.i3653 = alloca %struct.chosen, align 8
  %places.i3312 = alloca [512 x i32], align 4
  %found.i3313 = alloca %struct.chosen, align 8
  %places.i2990 = alloca [512 x i32], align 4
  %found.i2991 = alloca %struct.chosen, align 8
  %places.i2641 = alloca [512 x i32], align 4
  %found.i2642 = alloca %struct.chosen, align 8
  %places.i2338 = alloca [512 x i32], align 4
  %found.i2339 = alloca %struct.chosen, align 8
  %places.i1848 = alloca [512 x i32], align 4
  %found.i1849 = alloca %struct.chosen, align 8
  %places.i1372 = alloca [512 x i32], align 4
  %found.i1373 = alloca %struct.chosen, align 8
  %places.i968 = alloca [512 x i32], align 4
  %found.i969 = alloca %struct.chosen, align 8
  %places.i666 = alloca [512 x i32], align 4
  %found.i667 = alloca %struct.chosen, align 8
  %places.i391 = alloca [512 x i32], align 4
  %found.i392 = alloca %struct.chosen, align 8
  %places.i122 = alloca [512 x i32], align 4
  %found.i123 = alloca %struct.chosen, align 8
  %places.i = alloca [512 x i32], align 4
  %found.i = alloca %struct.chosen, align 8
  %0 = load i64, ptr %a, align 8
  switch i64 %0, label %cond.false62 [
    i64 4, label %if.then
    i64 3, label %if.then3
    i64 0, label %cond.true13
    i64 1, label %cond.true39
  ]

if.then:                                          ; preds = %entry
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 24
  %1 = load i64, ptr %arrayidx.i, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 88
  %3 = load i64, ptr %arrayidx1.i, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 40
  %5 = load i64, ptr %arrayidx2.i, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 72
  %7 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 80
  %8 = load i64, ptr %arrayidx4.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 32
  %9 = load i64, ptr %arrayidx5.i, align 8
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 64
  %10 = load i64, ptr %arrayidx6.i, align 8
  %sub.i = sub i64 %8, %7
  %mul.i = mul i64 %10, %sub.i
  %mul7.i = mul nsw i64 %10, %7
  %arrayidx8.i = getelementptr inbounds i8, ptr %a, i64 96
  %11 = load i64, ptr %arrayidx8.i, align 8
  %mul9.i = mul nsw i64 %mul7.i, %11
  %arrayidx10.i = getelementptr inbounds i8, ptr %a, i64 120
  %12 = load i64, ptr %arrayidx10.i, align 8
  %13 = inttoptr i64 %12 to ptr
  %arrayidx11.i = getelementptr inbounds i8, ptr %a, i64 112
  %14 = load i64, ptr %arrayidx11.i, align 8
  %tobool.not.i = icmp eq i64 %14, 0
  %15 = inttoptr i64 %14 to ptr
  %cond.i = select i1 %tobool.not.i, ptr %13, ptr %15
  %arrayidx13.i = getelementptr inbounds i8, ptr %a, i64 104
  %16 = load i64, ptr %arrayidx13.i, align 8
  %tobool14.not.i = icmp eq i64 %16, 0
  br i1 %tobool14.not.i, label %if.end30.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.then
  %tobool16.i.not = icmp eq i64 %3, 0
  br i1 %tobool16.i.not, label %if.then.i, label %land.lhs.true20.i

if.then.i:                                        ; preds = %land.lhs.true.i
  %17 = inttoptr i64 %16 to ptr
  %18 = load i32, ptr %17, align 4
  %tobool.not.i.i = icmp eq i32 %18, 0
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
  store i32 %18, ptr %arrayidx.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.036.i.i, 1
  %exitcond38.not.i.i = icmp eq i64 %inc.i.i, %mul.i
  br i1 %exitcond38.not.i.i, label %if.end30.i, label %for.body.i.i, !llvm.loop !4

land.lhs.true20.i:                                ; preds = %land.lhs.true.i
  %tobool22.not.i = icmp eq i64 %11, 0
  br i1 %tobool22.not.i, label %if.then28.i, label %if.then23.i

if.then23.i:                                      ; preds = %land.lhs.true20.i
  %add.ptr.i = getelementptr inbounds float, ptr %4, i64 %mul9.i
  %mul24.i = shl i64 %mul.i, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i, ptr nonnull align 4 %add.ptr.i, i64 %mul24.i, i1 false)
  br label %if.end30.i

if.then28.i:                                      ; preds = %land.lhs.true20.i
  %19 = load i32, ptr %4, align 4
  %tobool.not.i285.i = icmp eq i32 %19, 0
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
  store i32 %19, ptr %arrayidx.i290.i, align 4
  %inc.i291.i = add nuw nsw i64 %k.036.i289.i, 1
  %exitcond38.not.i292.i = icmp eq i64 %inc.i291.i, %mul.i
  br i1 %exitcond38.not.i292.i, label %if.end30.i, label %for.body.i288.i, !llvm.loop !4

if.end30.i:                                       ; preds = %for.body.i288.i, %for.body.i.i, %for.cond.preheader.i286.i, %if.then.i293.i, %if.then23.i, %for.cond.preheader.i.i, %if.then.i.i, %if.then
  %cmp31.i = icmp eq i64 %7, 0
  br i1 %cmp31.i, label %land.end.i, label %land.end.thread.i

land.end.thread.i:                                ; preds = %if.end30.i
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #7
  br label %for.cond45.preheader.i

land.end.i:                                       ; preds = %if.end30.i
  %arrayidx32.i = getelementptr inbounds i8, ptr %a, i64 56
  %20 = load i64, ptr %arrayidx32.i, align 8
  %cmp33.i = icmp eq i64 %8, %20
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #7
  br i1 %cmp33.i, label %for.body.lr.ph.i, label %for.cond45.preheader.i

for.body.lr.ph.i:                                 ; preds = %land.end.i
  %places42.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  br label %for.body.i

for.cond45.preheader.i:                           ; preds = %for.body.i, %land.end.i, %land.end.thread.i
  %21 = phi i1 [ false, %land.end.thread.i ], [ false, %land.end.i ], [ true, %for.body.i ]
  %arrayidx46.i = getelementptr inbounds i8, ptr %a, i64 48
  %22 = load i64, ptr %arrayidx46.i, align 8
  %cmp47.not349.i = icmp sgt i64 %22, 0
  br i1 %cmp47.not349.i, label %for.body50.lr.ph.i, label %for.end106.i

for.body50.lr.ph.i:                               ; preds = %for.cond45.preheader.i
  %places63.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  %cond67.i = select i1 %21, ptr %places63.i, ptr %places.i
  %arrayidx68.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i = trunc i64 %7 to i32
  %conv1.i.i = trunc i64 %sub.i to i32
  %count32.i.i = getelementptr inbounds i8, ptr %found.i, i64 4160
  %cmp91.i = icmp eq i64 %10, 1
  %23 = add i64 %10, -8
  %24 = tail call i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 61)
  %cmp18.not65.i.i.i = icmp slt i64 %10, 8
  %add.ptr103.idx.i = shl nsw i64 %9, 11
  br label %for.body50.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %k.0348.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.body.i ]
  %conv40.i = trunc nuw i64 %k.0348.i to i32
  %arrayidx41.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %k.0348.i
  store i32 %conv40.i, ptr %arrayidx41.i, align 4
  %arrayidx43.i = getelementptr inbounds [520 x i32], ptr %places42.i, i64 0, i64 %k.0348.i
  store i32 0, ptr %arrayidx43.i, align 4
  %inc.i = add nuw nsw i64 %k.0348.i, 1
  %exitcond5193.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond5193.not, label %for.cond45.preheader.i, label %for.body.i, !llvm.loop !7

for.body50.i:                                     ; preds = %for.inc101.i, %for.body50.lr.ph.i
  %25 = phi i64 [ %22, %for.body50.lr.ph.i ], [ %97, %for.inc101.i ]
  %values.0352.i = phi ptr [ %2, %for.body50.lr.ph.i ], [ %add.ptr103.i, %for.inc101.i ]
  %k44.0351.i = phi i64 [ 0, %for.body50.lr.ph.i ], [ %add.i, %for.inc101.i ]
  %sub52.i = sub nsw i64 %25, %k44.0351.i
  %spec.select.i = tail call i64 @llvm.smin.i64(i64 %sub52.i, i64 512)
  %26 = load i64, ptr %arrayidx68.i, align 8
  %cmp69.i = icmp eq i64 %26, 4
  %27 = load i64, ptr %arrayidx76.i, align 8
  %cmp.not65.i.i = icmp slt i64 %sub52.i, 8
  br i1 %cmp69.i, label %cond.true71.i, label %cond.false74.i

cond.true71.i:                                    ; preds = %for.body50.i
  %add.ptr72.i = getelementptr inbounds i32, ptr %6, i64 %k44.0351.i
  br i1 %cmp.not65.i.i, label %for.cond11.preheader.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %cond.true71.i
  %splat.splatinsert.i.i = insertelement <8 x i64> poison, i64 %27, i64 0
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
  %28 = load <8 x i32>, ptr %add.ptr.i.i, align 4
  %conv.i.i = sext <8 x i32> %28 to <8 x i64>
  %isneg.i.i = icmp slt <8 x i32> %28, zeroinitializer
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
  %29 = load i32, ptr %arrayidx.i298.i, align 4
  %conv23.i.i = sext i32 %29 to i64
  %cmp25.i.i = icmp slt i32 %29, 0
  %cond.i.i = select i1 %cmp25.i.i, i64 %27, i64 0
  %add27.i.i = add nsw i64 %cond.i.i, %conv23.i.i
  %cmp28.i.i = icmp uge i64 %add27.i.i, %27
  %conv30.i.i = zext i1 %cmp28.i.i to i64
  %or31.i.i = or i64 %wrong.173.i.i, %conv30.i.i
  %conv32.i.i = trunc i64 %add27.i.i to i32
  %arrayidx33.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.174.i.i
  store i32 %conv32.i.i, ptr %arrayidx33.i.i, align 4
  %inc35.i.i = add nuw nsw i64 %k.174.i.i, 1
  %exitcond76.not.i.i = icmp eq i64 %inc35.i.i, %spec.select.i
  br i1 %exitcond76.not.i.i, label %cond.end78.i, label %for.body21.i.i, !llvm.loop !10

cond.false74.i:                                   ; preds = %for.body50.i
  %add.ptr75.i = getelementptr inbounds i64, ptr %6, i64 %k44.0351.i
  br i1 %cmp.not65.i.i, label %for.cond10.preheader.i.i, label %for.body.lr.ph.i299.i

for.body.lr.ph.i299.i:                            ; preds = %cond.false74.i
  %splat.splatinsert.i300.i = insertelement <8 x i64> poison, i64 %27, i64 0
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
  %30 = load <8 x i64>, ptr %add.ptr.i303.i, align 8
  %isneg.i304.i = icmp slt <8 x i64> %30, zeroinitializer
  %and.i305.i = select <8 x i1> %isneg.i304.i, <8 x i64> %splat.splat.i301.i, <8 x i64> zeroinitializer
  %add1.i306.i = add <8 x i64> %and.i305.i, %30
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
  %31 = load i64, ptr %arrayidx.i320.i, align 8
  %cmp23.i.i = icmp slt i64 %31, 0
  %cond.i321.i = select i1 %cmp23.i.i, i64 %27, i64 0
  %add25.i.i = add nsw i64 %cond.i321.i, %31
  %cmp26.i.i = icmp uge i64 %add25.i.i, %27
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
  br i1 %cond79.in.not.i, label %if.end82.i, label %add_few.exit

if.end82.i:                                       ; preds = %cond.end78.i
  br i1 %21, label %if.end87.i, label %if.else85.i

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
  %32 = load i32, ptr %arrayidx.i326.i, align 4
  %sub3.i.i = sub i32 %32, %conv.i323.i
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
  %33 = load i32, ptr %arrayidx19.i.i, align 4
  %add21.i.i = add nuw nsw i64 %k11.058.i.i, %add.i327.i
  %arrayidx22.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add21.i.i
  store i32 %33, ptr %arrayidx22.i.i, align 4
  %34 = load i32, ptr %arrayidx25.i.i, align 4
  %arrayidx28.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add21.i.i
  store i32 %34, ptr %arrayidx28.i.i, align 4
  %inc30.i.i = add nuw nsw i64 %k11.058.i.i, 1
  %exitcond.not.i = icmp eq i64 %inc30.i.i, 8
  br i1 %exitcond.not.i, label %if.end87.i, label %for.body16.i.i, !llvm.loop !15

if.else94.thread.i:                               ; preds = %for.cond12.preheader.i.i, %if.else85.i
  store i64 0, ptr %count32.i.i, align 8
  br label %for.inc101.i

if.end87.i:                                       ; preds = %for.body16.i.i, %if.end82.i
  %35 = phi i64 [ %spec.select.i, %if.end82.i ], [ %add.i327.i, %for.body16.i.i ]
  store i64 %35, ptr %count32.i.i, align 8
  %tobool89.i = icmp ne i64 %35, 0
  %or.cond183.i = select i1 %tobool89.i, i1 %cmp91.i, i1 false
  br i1 %or.cond183.i, label %if.then93.i, label %if.else94.i

if.then93.i:                                      ; preds = %if.end87.i
  %cmp32.i.i = icmp sgt i64 %35, 0
  br i1 %cmp32.i.i, label %for.body.preheader.i.i, label %for.inc101.i

for.body.preheader.i.i:                           ; preds = %if.then93.i
  %36 = load i32, ptr %places63.i, align 8
  %conv.i331.i = sext i32 %36 to i64
  %arrayidx1.i.i = getelementptr inbounds float, ptr %cond.i, i64 %conv.i331.i
  %37 = load float, ptr %arrayidx1.i.i, align 4
  br label %for.body.i332.i

for.body.i332.i:                                  ; preds = %if.end.i.i, %for.body.preheader.i.i
  %before.035.i.i = phi i64 [ %conv5.i.i, %if.end.i.i ], [ %conv.i331.i, %for.body.preheader.i.i ]
  %m.034.i.i = phi i64 [ %inc.i338.i, %if.end.i.i ], [ 0, %for.body.preheader.i.i ]
  %found.033.i.i = phi float [ %add14.i.i, %if.end.i.i ], [ %37, %for.body.preheader.i.i ]
  %arrayidx4.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.034.i.i
  %38 = load i32, ptr %arrayidx4.i.i, align 4
  %conv5.i.i = sext i32 %38 to i64
  %add.i333.i = add nuw nsw i64 %m.034.i.i, 8
  %arrayidx7.i334.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i333.i
  %39 = load i32, ptr %arrayidx7.i334.i, align 4
  %idx.ext.i.i = sext i32 %39 to i64
  %add.ptr.i335.i = getelementptr inbounds float, ptr %cond.i, i64 %idx.ext.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i = icmp eq i64 %before.035.i.i, %conv5.i.i
  br i1 %cmp8.not.i.i, label %if.end.i.i, label %if.then.i336.i

if.then.i336.i:                                   ; preds = %for.body.i332.i
  %arrayidx10.i.i = getelementptr inbounds float, ptr %cond.i, i64 %conv5.i.i
  %40 = load float, ptr %arrayidx10.i.i, align 4
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i336.i, %for.body.i332.i
  %found.1.i.i = phi float [ %40, %if.then.i336.i ], [ %found.033.i.i, %for.body.i332.i ]
  %arrayidx11.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.034.i.i
  %41 = load i32, ptr %arrayidx11.i.i, align 4
  %conv12.i.i = sext i32 %41 to i64
  %mul.i337.i = mul nsw i64 %9, %conv12.i.i
  %arrayidx13.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul.i337.i
  %42 = load float, ptr %arrayidx13.i.i, align 4
  %add14.i.i = fadd float %found.1.i.i, %42
  %arrayidx15.i.i = getelementptr inbounds float, ptr %cond.i, i64 %conv5.i.i
  store float %add14.i.i, ptr %arrayidx15.i.i, align 4
  %inc.i338.i = add nuw nsw i64 %m.034.i.i, 1
  %exitcond371.not.i = icmp eq i64 %inc.i338.i, %35
  br i1 %exitcond371.not.i, label %for.inc101.i, label %for.body.i332.i, !llvm.loop !16

if.else94.i:                                      ; preds = %if.end87.i
  br i1 %tobool89.i, label %if.then97.i, label %for.inc101.i

if.then97.i:                                      ; preds = %if.else94.i
  %cmp70.i.i.i = icmp sgt i64 %35, 0
  switch i64 %24, label %if.else9.i.i [
    i64 0, label %if.then.i339.i
    i64 1, label %if.then2.i.i
    i64 3, label %if.then5.i.i
    i64 7, label %if.then8.i.i
  ]

if.then.i339.i:                                   ; preds = %if.then97.i
  br i1 %cmp70.i.i.i, label %for.body.i.i.i, label %for.inc101.i

for.body.i.i.i:                                   ; preds = %if.then.i339.i, %for.body.i.i.i
  %m.058.i.i.i = phi i64 [ %inc.i.i.i, %for.body.i.i.i ], [ 0, %if.then.i339.i ]
  %arrayidx.i.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.058.i.i.i
  %43 = load i32, ptr %arrayidx.i.i.i, align 4
  %conv.i.i.i = sext i32 %43 to i64
  %mul.i.i.i = mul nsw i64 %9, %conv.i.i.i
  %add.ptr.i.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul.i.i.i
  %add.i.i.i = add nuw nsw i64 %m.058.i.i.i, 8
  %arrayidx2.i.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i.i.i
  %44 = load i32, ptr %arrayidx2.i.i.i, align 4
  %conv3.i.i.i = sext i32 %44 to i64
  %mul4.i.i.i = mul nsw i64 %9, %conv3.i.i.i
  %add.ptr5.i.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul4.i.i.i
  %arrayidx6.i.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.058.i.i.i
  %45 = load i32, ptr %arrayidx6.i.i.i, align 4
  %conv7.i.i.i = sext i32 %45 to i64
  %add.ptr9.idx.i.i.i = shl nsw i64 %conv7.i.i.i, 5
  %add.ptr9.i.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr9.idx.i.i.i
  %arrayidx12.i.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i.i.i
  %46 = load i32, ptr %arrayidx12.i.i.i, align 4
  %conv13.i.i.i = sext i32 %46 to i64
  %add.ptr15.idx.i.i.i = shl nsw i64 %conv13.i.i.i, 5
  %add.ptr15.i.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr15.idx.i.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i, i32 0, i32 3, i32 1)
  %47 = load <8 x float>, ptr %add.ptr9.i.i.i, align 4
  %48 = load <8 x float>, ptr %add.ptr.i.i.i, align 4
  %add.i.i.i.i = fadd <8 x float> %47, %48
  store <8 x float> %add.i.i.i.i, ptr %add.ptr9.i.i.i, align 4
  %inc.i.i.i = add nuw nsw i64 %m.058.i.i.i, 1
  %exitcond369.not.i = icmp eq i64 %inc.i.i.i, %35
  br i1 %exitcond369.not.i, label %for.inc101.i, label %for.body.i.i.i, !llvm.loop !17

if.then2.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp70.i.i.i, label %if.end31.1.i.i.i, label %for.inc101.i

if.end31.1.i.i.i:                                 ; preds = %if.then2.i.i, %if.end31.1.i.i.i
  %m.058.i37.i.i = phi i64 [ %inc.i56.i.i, %if.end31.1.i.i.i ], [ 0, %if.then2.i.i ]
  %arrayidx.i38.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.058.i37.i.i
  %49 = load i32, ptr %arrayidx.i38.i.i, align 4
  %conv.i39.i.i = sext i32 %49 to i64
  %mul.i40.i.i = mul nsw i64 %9, %conv.i39.i.i
  %add.ptr.i41.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul.i40.i.i
  %arrayidx6.i42.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.058.i37.i.i
  %50 = load i32, ptr %arrayidx6.i42.i.i, align 4
  %conv7.i43.i.i = sext i32 %50 to i64
  %add.ptr9.idx.i44.i.i = shl nsw i64 %conv7.i43.i.i, 6
  %add.ptr9.i45.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr9.idx.i44.i.i
  %add.i46.i.i = add nuw nsw i64 %m.058.i37.i.i, 8
  %arrayidx12.i47.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i46.i.i
  %51 = load i32, ptr %arrayidx12.i47.i.i, align 4
  %conv13.i48.i.i = sext i32 %51 to i64
  %add.ptr15.idx.i49.i.i = shl nsw i64 %conv13.i48.i.i, 6
  %add.ptr15.i50.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr15.idx.i49.i.i
  %arrayidx2.i51.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i46.i.i
  %52 = load i32, ptr %arrayidx2.i51.i.i, align 4
  %conv3.i52.i.i = sext i32 %52 to i64
  %mul4.i53.i.i = mul nsw i64 %9, %conv3.i52.i.i
  %add.ptr5.i54.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul4.i53.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i50.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i54.i.i, i32 0, i32 3, i32 1)
  %53 = load <8 x float>, ptr %add.ptr9.i45.i.i, align 4
  %54 = load <8 x float>, ptr %add.ptr.i41.i.i, align 4
  %add.i.i55.i.i = fadd <8 x float> %53, %54
  store <8 x float> %add.i.i55.i.i, ptr %add.ptr9.i45.i.i, align 4
  %add.ptr32.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i41.i.i, i64 32
  %add.ptr33.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i45.i.i, i64 32
  %55 = load <8 x float>, ptr %add.ptr33.1.i.i.i, align 4
  %56 = load <8 x float>, ptr %add.ptr32.1.i.i.i, align 4
  %add.i.1.i.i.i = fadd <8 x float> %55, %56
  store <8 x float> %add.i.1.i.i.i, ptr %add.ptr33.1.i.i.i, align 4
  %inc.i56.i.i = add nuw nsw i64 %m.058.i37.i.i, 1
  %exitcond368.not.i = icmp eq i64 %inc.i56.i.i, %35
  br i1 %exitcond368.not.i, label %for.inc101.i, label %if.end31.1.i.i.i, !llvm.loop !18

if.then5.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp70.i.i.i, label %if.end31.3.i.i.i, label %for.inc101.i

if.end31.3.i.i.i:                                 ; preds = %if.then5.i.i, %if.end31.3.i.i.i
  %m.058.i62.i.i = phi i64 [ %inc.i84.i.i, %if.end31.3.i.i.i ], [ 0, %if.then5.i.i ]
  %arrayidx.i63.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.058.i62.i.i
  %57 = load i32, ptr %arrayidx.i63.i.i, align 4
  %conv.i64.i.i = sext i32 %57 to i64
  %mul.i65.i.i = mul nsw i64 %9, %conv.i64.i.i
  %add.ptr.i66.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul.i65.i.i
  %add.i67.i.i = add nuw nsw i64 %m.058.i62.i.i, 8
  %arrayidx2.i68.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i67.i.i
  %58 = load i32, ptr %arrayidx2.i68.i.i, align 4
  %conv3.i69.i.i = sext i32 %58 to i64
  %mul4.i70.i.i = mul nsw i64 %9, %conv3.i69.i.i
  %add.ptr5.i71.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul4.i70.i.i
  %arrayidx6.i72.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.058.i62.i.i
  %59 = load i32, ptr %arrayidx6.i72.i.i, align 4
  %conv7.i73.i.i = sext i32 %59 to i64
  %add.ptr9.idx.i74.i.i = shl nsw i64 %conv7.i73.i.i, 7
  %add.ptr9.i75.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr9.idx.i74.i.i
  %arrayidx12.i76.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i67.i.i
  %60 = load i32, ptr %arrayidx12.i76.i.i, align 4
  %conv13.i77.i.i = sext i32 %60 to i64
  %add.ptr15.idx.i78.i.i = shl nsw i64 %conv13.i77.i.i, 7
  %add.ptr15.i79.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr15.idx.i78.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i79.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i71.i.i, i32 0, i32 3, i32 1)
  %61 = load <8 x float>, ptr %add.ptr9.i75.i.i, align 4
  %62 = load <8 x float>, ptr %add.ptr.i66.i.i, align 4
  %add.i.i80.i.i = fadd <8 x float> %61, %62
  store <8 x float> %add.i.i80.i.i, ptr %add.ptr9.i75.i.i, align 4
  %add.ptr32.1.i81.i.i = getelementptr inbounds i8, ptr %add.ptr.i66.i.i, i64 32
  %add.ptr33.1.i82.i.i = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i, i64 32
  %63 = load <8 x float>, ptr %add.ptr33.1.i82.i.i, align 4
  %64 = load <8 x float>, ptr %add.ptr32.1.i81.i.i, align 4
  %add.i.1.i83.i.i = fadd <8 x float> %63, %64
  store <8 x float> %add.i.1.i83.i.i, ptr %add.ptr33.1.i82.i.i, align 4
  %add.ptr24.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i79.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i71.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i66.i.i, i64 64
  %add.ptr33.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i, i64 64
  %65 = load <8 x float>, ptr %add.ptr33.2.i.i.i, align 4
  %66 = load <8 x float>, ptr %add.ptr32.2.i.i.i, align 4
  %add.i.2.i.i.i = fadd <8 x float> %65, %66
  store <8 x float> %add.i.2.i.i.i, ptr %add.ptr33.2.i.i.i, align 4
  %add.ptr32.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i66.i.i, i64 96
  %add.ptr33.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i, i64 96
  %67 = load <8 x float>, ptr %add.ptr33.3.i.i.i, align 4
  %68 = load <8 x float>, ptr %add.ptr32.3.i.i.i, align 4
  %add.i.3.i.i.i = fadd <8 x float> %67, %68
  store <8 x float> %add.i.3.i.i.i, ptr %add.ptr33.3.i.i.i, align 4
  %inc.i84.i.i = add nuw nsw i64 %m.058.i62.i.i, 1
  %exitcond367.not.i = icmp eq i64 %inc.i84.i.i, %35
  br i1 %exitcond367.not.i, label %for.inc101.i, label %if.end31.3.i.i.i, !llvm.loop !19

if.then8.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp70.i.i.i, label %if.end31.7.i.i.i, label %for.inc101.i

if.end31.7.i.i.i:                                 ; preds = %if.then8.i.i, %if.end31.7.i.i.i
  %m.058.i90.i.i = phi i64 [ %inc.i120.i.i, %if.end31.7.i.i.i ], [ 0, %if.then8.i.i ]
  %arrayidx.i91.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.058.i90.i.i
  %69 = load i32, ptr %arrayidx.i91.i.i, align 4
  %conv.i92.i.i = sext i32 %69 to i64
  %mul.i93.i.i = mul nsw i64 %9, %conv.i92.i.i
  %add.ptr.i94.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul.i93.i.i
  %add.i95.i.i = add nuw nsw i64 %m.058.i90.i.i, 8
  %arrayidx2.i96.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i95.i.i
  %70 = load i32, ptr %arrayidx2.i96.i.i, align 4
  %conv3.i97.i.i = sext i32 %70 to i64
  %mul4.i98.i.i = mul nsw i64 %9, %conv3.i97.i.i
  %add.ptr5.i99.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul4.i98.i.i
  %arrayidx6.i100.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.058.i90.i.i
  %71 = load i32, ptr %arrayidx6.i100.i.i, align 4
  %conv7.i101.i.i = sext i32 %71 to i64
  %add.ptr9.idx.i102.i.i = shl nsw i64 %conv7.i101.i.i, 8
  %add.ptr9.i103.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr9.idx.i102.i.i
  %arrayidx12.i104.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i95.i.i
  %72 = load i32, ptr %arrayidx12.i104.i.i, align 4
  %conv13.i105.i.i = sext i32 %72 to i64
  %add.ptr15.idx.i106.i.i = shl nsw i64 %conv13.i105.i.i, 8
  %add.ptr15.i107.i.i = getelementptr inbounds i8, ptr %cond.i, i64 %add.ptr15.idx.i106.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i107.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i99.i.i, i32 0, i32 3, i32 1)
  %73 = load <8 x float>, ptr %add.ptr9.i103.i.i, align 4
  %74 = load <8 x float>, ptr %add.ptr.i94.i.i, align 4
  %add.i.i108.i.i = fadd <8 x float> %73, %74
  store <8 x float> %add.i.i108.i.i, ptr %add.ptr9.i103.i.i, align 4
  %add.ptr32.1.i109.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 32
  %add.ptr33.1.i110.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 32
  %75 = load <8 x float>, ptr %add.ptr33.1.i110.i.i, align 4
  %76 = load <8 x float>, ptr %add.ptr32.1.i109.i.i, align 4
  %add.i.1.i111.i.i = fadd <8 x float> %75, %76
  store <8 x float> %add.i.1.i111.i.i, ptr %add.ptr33.1.i110.i.i, align 4
  %add.ptr24.2.i112.i.i = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i112.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.2.i113.i.i = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i113.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.2.i114.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 64
  %add.ptr33.2.i115.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 64
  %77 = load <8 x float>, ptr %add.ptr33.2.i115.i.i, align 4
  %78 = load <8 x float>, ptr %add.ptr32.2.i114.i.i, align 4
  %add.i.2.i116.i.i = fadd <8 x float> %77, %78
  store <8 x float> %add.i.2.i116.i.i, ptr %add.ptr33.2.i115.i.i, align 4
  %add.ptr32.3.i117.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 96
  %add.ptr33.3.i118.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 96
  %79 = load <8 x float>, ptr %add.ptr33.3.i118.i.i, align 4
  %80 = load <8 x float>, ptr %add.ptr32.3.i117.i.i, align 4
  %add.i.3.i119.i.i = fadd <8 x float> %79, %80
  store <8 x float> %add.i.3.i119.i.i, ptr %add.ptr33.3.i118.i.i, align 4
  %add.ptr24.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 128
  %add.ptr33.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 128
  %81 = load <8 x float>, ptr %add.ptr33.4.i.i.i, align 4
  %82 = load <8 x float>, ptr %add.ptr32.4.i.i.i, align 4
  %add.i.4.i.i.i = fadd <8 x float> %81, %82
  store <8 x float> %add.i.4.i.i.i, ptr %add.ptr33.4.i.i.i, align 4
  %add.ptr32.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 160
  %add.ptr33.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 160
  %83 = load <8 x float>, ptr %add.ptr33.5.i.i.i, align 4
  %84 = load <8 x float>, ptr %add.ptr32.5.i.i.i, align 4
  %add.i.5.i.i.i = fadd <8 x float> %83, %84
  store <8 x float> %add.i.5.i.i.i, ptr %add.ptr33.5.i.i.i, align 4
  %add.ptr24.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 192
  %add.ptr33.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 192
  %85 = load <8 x float>, ptr %add.ptr33.6.i.i.i, align 4
  %86 = load <8 x float>, ptr %add.ptr32.6.i.i.i, align 4
  %add.i.6.i.i.i = fadd <8 x float> %85, %86
  store <8 x float> %add.i.6.i.i.i, ptr %add.ptr33.6.i.i.i, align 4
  %add.ptr32.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i94.i.i, i64 224
  %add.ptr33.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i, i64 224
  %87 = load <8 x float>, ptr %add.ptr33.7.i.i.i, align 4
  %88 = load <8 x float>, ptr %add.ptr32.7.i.i.i, align 4
  %add.i.7.i.i.i = fadd <8 x float> %87, %88
  store <8 x float> %add.i.7.i.i.i, ptr %add.ptr33.7.i.i.i, align 4
  %inc.i120.i.i = add nuw nsw i64 %m.058.i90.i.i, 1
  %exitcond366.not.i = icmp eq i64 %inc.i120.i.i, %35
  br i1 %exitcond366.not.i, label %for.inc101.i, label %if.end31.7.i.i.i, !llvm.loop !20

if.else9.i.i:                                     ; preds = %if.then97.i
  br i1 %cmp70.i.i.i, label %for.body.i125.i.i, label %for.inc101.i

for.body.i125.i.i:                                ; preds = %if.else9.i.i, %for.end34.i.i.i
  %m.071.i.i.i = phi i64 [ %inc36.i.i.i, %for.end34.i.i.i ], [ 0, %if.else9.i.i ]
  %arrayidx.i126.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.071.i.i.i
  %89 = load i32, ptr %arrayidx.i126.i.i, align 4
  %conv.i127.i.i = sext i32 %89 to i64
  %mul.i128.i.i = mul nsw i64 %9, %conv.i127.i.i
  %add.ptr.i129.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul.i128.i.i
  %arrayidx1.i.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.071.i.i.i
  %90 = load i32, ptr %arrayidx1.i.i.i, align 4
  %conv2.i.i.i = sext i32 %90 to i64
  %mul3.i.i.i = mul nsw i64 %10, %conv2.i.i.i
  %add.ptr4.i.i.i = getelementptr inbounds float, ptr %cond.i, i64 %mul3.i.i.i
  %add.i130.i.i = add nuw nsw i64 %m.071.i.i.i, 8
  %arrayidx6.i131.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i130.i.i
  %91 = load i32, ptr %arrayidx6.i131.i.i, align 4
  %conv7.i132.i.i = sext i32 %91 to i64
  %mul8.i.i.i = mul nsw i64 %9, %conv7.i132.i.i
  %add.ptr9.i133.i.i = getelementptr inbounds float, ptr %values.0352.i, i64 %mul8.i.i.i
  %arrayidx12.i134.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i130.i.i
  %92 = load i32, ptr %arrayidx12.i134.i.i, align 4
  %conv13.i135.i.i = sext i32 %92 to i64
  %mul14.i.i.i = mul nsw i64 %10, %conv13.i135.i.i
  %add.ptr15.i136.i.i = getelementptr inbounds float, ptr %cond.i, i64 %mul14.i.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i136.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i.i, label %for.cond25.preheader.i.i.i, label %for.body20.i.i.i

for.cond25.preheader.i.i.i:                       ; preds = %for.body20.i.i.i, %for.body.i125.i.i
  %j.0.lcssa.i.i.i = phi i64 [ 0, %for.body.i125.i.i ], [ %add1767.i.i.i, %for.body20.i.i.i ]
  %cmp2668.i.i.i = icmp slt i64 %j.0.lcssa.i.i.i, %10
  br i1 %cmp2668.i.i.i, label %for.body28.i.i.i, label %for.end34.i.i.i

for.body20.i.i.i:                                 ; preds = %for.body.i125.i.i, %for.body20.i.i.i
  %add1767.i.i.i = phi i64 [ %add17.i.i.i, %for.body20.i.i.i ], [ 8, %for.body.i125.i.i ]
  %j.066.i.i.i = phi i64 [ %add1767.i.i.i, %for.body20.i.i.i ], [ 0, %for.body.i125.i.i ]
  %add.ptr21.i.i.i = getelementptr inbounds float, ptr %add.ptr9.i133.i.i, i64 %j.066.i.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i = getelementptr inbounds float, ptr %add.ptr.i129.i.i, i64 %j.066.i.i.i
  %add.ptr23.i.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i.i, i64 %j.066.i.i.i
  %93 = load <8 x float>, ptr %add.ptr23.i.i.i, align 4
  %94 = load <8 x float>, ptr %add.ptr22.i.i.i, align 4
  %add.i.i137.i.i = fadd <8 x float> %93, %94
  store <8 x float> %add.i.i137.i.i, ptr %add.ptr23.i.i.i, align 4
  %add17.i.i.i = add nuw nsw i64 %add1767.i.i.i, 8
  %cmp18.not.i.i.i = icmp sgt i64 %add17.i.i.i, %10
  br i1 %cmp18.not.i.i.i, label %for.cond25.preheader.i.i.i, label %for.body20.i.i.i, !llvm.loop !21

for.body28.i.i.i:                                 ; preds = %for.cond25.preheader.i.i.i, %for.body28.i.i.i
  %j.169.i.i.i = phi i64 [ %inc.i139.i.i, %for.body28.i.i.i ], [ %j.0.lcssa.i.i.i, %for.cond25.preheader.i.i.i ]
  %arrayidx29.i.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i.i, i64 %j.169.i.i.i
  %95 = load float, ptr %arrayidx29.i.i.i, align 4
  %arrayidx30.i.i.i = getelementptr inbounds float, ptr %add.ptr.i129.i.i, i64 %j.169.i.i.i
  %96 = load float, ptr %arrayidx30.i.i.i, align 4
  %add31.i.i.i = fadd float %95, %96
  store float %add31.i.i.i, ptr %arrayidx29.i.i.i, align 4
  %inc.i139.i.i = add nuw nsw i64 %j.169.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i139.i.i, %10
  br i1 %exitcond.not.i.i.i, label %for.end34.i.i.i, label %for.body28.i.i.i, !llvm.loop !22

for.end34.i.i.i:                                  ; preds = %for.body28.i.i.i, %for.cond25.preheader.i.i.i
  %inc36.i.i.i = add nuw nsw i64 %m.071.i.i.i, 1
  %exitcond370.not.i = icmp eq i64 %inc36.i.i.i, %35
  br i1 %exitcond370.not.i, label %for.inc101.i, label %for.body.i125.i.i, !llvm.loop !23

for.inc101.i:                                     ; preds = %if.end31.7.i.i.i, %if.end31.3.i.i.i, %if.end31.1.i.i.i, %for.body.i.i.i, %for.end34.i.i.i, %if.end.i.i, %if.else9.i.i, %if.then8.i.i, %if.then5.i.i, %if.then2.i.i, %if.then.i339.i, %if.else94.i, %if.then93.i, %if.else94.thread.i
  %add.i = add nuw nsw i64 %k44.0351.i, 512
  %add.ptr103.i = getelementptr inbounds i8, ptr %values.0352.i, i64 %add.ptr103.idx.i
  %97 = load i64, ptr %arrayidx46.i, align 8
  %cmp47.not.i = icmp slt i64 %add.i, %97
  br i1 %cmp47.not.i, label %for.body50.i, label %for.end106.i, !llvm.loop !24

for.end106.i:                                     ; preds = %for.inc101.i, %for.cond45.preheader.i
  %98 = load i64, ptr %a, align 8
  %cmp108.i = icmp eq i64 %98, 0
  %tobool111.i = icmp ne i64 %12, 0
  %or.cond184.i = select i1 %cmp108.i, i1 %tobool111.i, i1 false
  br i1 %or.cond184.i, label %lor.lhs.false112.i, label %add_few.exit

lor.lhs.false112.i:                               ; preds = %for.end106.i
  %cmp113.i = icmp ne ptr %cond.i, %13
  %tobool116.i = icmp ne i64 %3, 0
  %or.cond185.i = select i1 %cmp113.i, i1 true, i1 %tobool116.i
  br i1 %or.cond185.i, label %for.cond120.preheader.i, label %add_few.exit

for.cond120.preheader.i:                          ; preds = %lor.lhs.false112.i
  %cmp122.not353.i = icmp slt i64 %mul.i, 8
  br i1 %cmp122.not353.i, label %for.cond145.preheader.i, label %for.body124.lr.ph.i

for.body124.lr.ph.i:                              ; preds = %for.cond120.preheader.i
  %add.ptr131.i = getelementptr inbounds float, ptr %4, i64 %mul9.i
  br label %for.body124.i

for.cond145.preheader.i:                          ; preds = %if.end140.i, %for.cond120.preheader.i
  %k119.0.lcssa.i = phi i64 [ 0, %for.cond120.preheader.i ], [ %add121355.i, %if.end140.i ]
  %cmp146356.i = icmp slt i64 %k119.0.lcssa.i, %mul.i
  br i1 %cmp146356.i, label %for.body148.lr.ph.i, label %add_few.exit

for.body148.lr.ph.i:                              ; preds = %for.cond145.preheader.i
  %99 = getelementptr float, ptr %4, i64 %mul9.i
  br label %for.body148.i

for.body124.i:                                    ; preds = %if.end140.i, %for.body124.lr.ph.i
  %add121355.i = phi i64 [ 8, %for.body124.lr.ph.i ], [ %add121.i, %if.end140.i ]
  %k119.0354.i = phi i64 [ 0, %for.body124.lr.ph.i ], [ %add121355.i, %if.end140.i ]
  %add.ptr125.i = getelementptr inbounds float, ptr %cond.i, i64 %k119.0354.i
  %100 = load <8 x float>, ptr %add.ptr125.i, align 4
  br i1 %tobool116.i, label %land.lhs.true127.i, label %if.end140.i

land.lhs.true127.i:                               ; preds = %for.body124.i
  %101 = load i64, ptr %arrayidx8.i, align 8
  %tobool129.not.i = icmp eq i64 %101, 0
  br i1 %tobool129.not.i, label %if.then136.i, label %if.then130.i

if.then130.i:                                     ; preds = %land.lhs.true127.i
  %add.ptr132.i = getelementptr inbounds float, ptr %add.ptr131.i, i64 %k119.0354.i
  %102 = load <8 x float>, ptr %add.ptr132.i, align 4
  %add133.i = fadd <8 x float> %100, %102
  br label %if.end140.i

if.then136.i:                                     ; preds = %land.lhs.true127.i
  %103 = load float, ptr %4, align 4
  %splat.splatinsert.i = insertelement <8 x float> poison, float %103, i64 0
  %splat.splat.i = shufflevector <8 x float> %splat.splatinsert.i, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i = fadd <8 x float> %100, %splat.splat.i
  br label %if.end140.i

if.end140.i:                                      ; preds = %if.then136.i, %if.then130.i, %for.body124.i
  %sum.0.i = phi <8 x float> [ %add133.i, %if.then130.i ], [ %add138.i, %if.then136.i ], [ %100, %for.body124.i ]
  %add.ptr141.i = getelementptr inbounds float, ptr %13, i64 %k119.0354.i
  store <8 x float> %sum.0.i, ptr %add.ptr141.i, align 4
  %add121.i = add nuw nsw i64 %add121355.i, 8
  %cmp122.not.i = icmp sgt i64 %add121.i, %mul.i
  br i1 %cmp122.not.i, label %for.cond145.preheader.i, label %for.body124.i, !llvm.loop !25

for.body148.i:                                    ; preds = %cond.end159.i, %for.body148.lr.ph.i
  %k119.1357.i = phi i64 [ %k119.0.lcssa.i, %for.body148.lr.ph.i ], [ %inc163.i, %cond.end159.i ]
  %arrayidx151.i = getelementptr inbounds float, ptr %cond.i, i64 %k119.1357.i
  %104 = load float, ptr %arrayidx151.i, align 4
  br i1 %tobool116.i, label %cond.true150.i, label %cond.end159.i

cond.true150.i:                                   ; preds = %for.body148.i
  %105 = load i64, ptr %arrayidx8.i, align 8
  %mul153.i = mul nsw i64 %105, %k119.1357.i
  %arrayidx155.i = getelementptr float, ptr %99, i64 %mul153.i
  %106 = load float, ptr %arrayidx155.i, align 4
  %add156.i = fadd float %104, %106
  br label %cond.end159.i

cond.end159.i:                                    ; preds = %cond.true150.i, %for.body148.i
  %cond160.i = phi float [ %add156.i, %cond.true150.i ], [ %104, %for.body148.i ]
  %arrayidx161.i = getelementptr inbounds float, ptr %13, i64 %k119.1357.i
  store float %cond160.i, ptr %arrayidx161.i, align 4
  %inc163.i = add nuw nsw i64 %k119.1357.i, 1
  %exitcond372.not.i = icmp eq i64 %inc163.i, %mul.i
  br i1 %exitcond372.not.i, label %add_few.exit, label %for.body148.i, !llvm.loop !26

add_few.exit:                                     ; preds = %cond.end78.i, %cond.end159.i, %for.end106.i, %lor.lhs.false112.i, %for.cond145.preheader.i
  %retval.3.i = phi i64 [ 0, %lor.lhs.false112.i ], [ 0, %for.end106.i ], [ 0, %for.cond145.preheader.i ], [ 0, %cond.end159.i ], [ 1, %cond.end78.i ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i) #7
  br label %return

if.then3:                                         ; preds = %entry
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 8
  %107 = load i64, ptr %arrayidx4, align 8
  switch i64 %107, label %cond.false [
    i64 0, label %cond.true
    i64 2, label %cond.true
  ]

cond.true:                                        ; preds = %if.then3, %if.then3
  %arrayidx.i124 = getelementptr inbounds i8, ptr %a, i64 24
  %108 = load i64, ptr %arrayidx.i124, align 8
  %109 = inttoptr i64 %108 to ptr
  %arrayidx1.i125 = getelementptr inbounds i8, ptr %a, i64 88
  %110 = load i64, ptr %arrayidx1.i125, align 8
  %111 = inttoptr i64 %110 to ptr
  %arrayidx2.i126 = getelementptr inbounds i8, ptr %a, i64 40
  %112 = load i64, ptr %arrayidx2.i126, align 8
  %113 = inttoptr i64 %112 to ptr
  %arrayidx3.i127 = getelementptr inbounds i8, ptr %a, i64 72
  %114 = load i64, ptr %arrayidx3.i127, align 8
  %arrayidx4.i128 = getelementptr inbounds i8, ptr %a, i64 80
  %115 = load i64, ptr %arrayidx4.i128, align 8
  %arrayidx5.i129 = getelementptr inbounds i8, ptr %a, i64 32
  %116 = load i64, ptr %arrayidx5.i129, align 8
  %arrayidx6.i130 = getelementptr inbounds i8, ptr %a, i64 64
  %117 = load i64, ptr %arrayidx6.i130, align 8
  %sub.i131 = sub i64 %115, %114
  %mul.i132 = mul i64 %117, %sub.i131
  %mul7.i133 = mul nsw i64 %117, %114
  %arrayidx8.i134 = getelementptr inbounds i8, ptr %a, i64 96
  %118 = load i64, ptr %arrayidx8.i134, align 8
  %mul9.i135 = mul nsw i64 %mul7.i133, %118
  %arrayidx10.i136 = getelementptr inbounds i8, ptr %a, i64 120
  %119 = load i64, ptr %arrayidx10.i136, align 8
  %120 = inttoptr i64 %119 to ptr
  %arrayidx11.i137 = getelementptr inbounds i8, ptr %a, i64 112
  %121 = load i64, ptr %arrayidx11.i137, align 8
  %tobool.not.i138 = icmp eq i64 %121, 0
  %122 = inttoptr i64 %121 to ptr
  %cond.i139 = select i1 %tobool.not.i138, ptr %120, ptr %122
  %arrayidx13.i140 = getelementptr inbounds i8, ptr %a, i64 104
  %123 = load i64, ptr %arrayidx13.i140, align 8
  %tobool14.not.i141 = icmp eq i64 %123, 0
  br i1 %tobool14.not.i141, label %if.end30.i150, label %land.lhs.true.i142

land.lhs.true.i142:                               ; preds = %cond.true
  %tobool16.i144.not = icmp eq i64 %110, 0
  br i1 %tobool16.i144.not, label %if.then.i146, label %land.lhs.true20.i375

if.then.i146:                                     ; preds = %land.lhs.true.i142
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %124, align 4
  %tobool.not.i.i147 = icmp eq i32 %125, 0
  br i1 %tobool.not.i.i147, label %if.then.i.i373, label %for.cond.preheader.i.i148

if.then.i.i373:                                   ; preds = %if.then.i146
  %mul.i.i374 = shl nsw i64 %mul.i132, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i139, i8 0, i64 %mul.i.i374, i1 false)
  br label %if.end30.i150

for.cond.preheader.i.i148:                        ; preds = %if.then.i146
  %cmp535.i.i149 = icmp sgt i64 %mul.i132, 0
  br i1 %cmp535.i.i149, label %for.body.i.i368, label %if.end30.i150

for.body.i.i368:                                  ; preds = %for.cond.preheader.i.i148, %for.body.i.i368
  %k.036.i.i369 = phi i64 [ %inc.i.i371, %for.body.i.i368 ], [ 0, %for.cond.preheader.i.i148 ]
  %arrayidx.i.i370 = getelementptr inbounds i32, ptr %cond.i139, i64 %k.036.i.i369
  store i32 %125, ptr %arrayidx.i.i370, align 4
  %inc.i.i371 = add nuw nsw i64 %k.036.i.i369, 1
  %exitcond38.not.i.i372 = icmp eq i64 %inc.i.i371, %mul.i132
  br i1 %exitcond38.not.i.i372, label %if.end30.i150, label %for.body.i.i368, !llvm.loop !4

land.lhs.true20.i375:                             ; preds = %land.lhs.true.i142
  %tobool22.not.i376 = icmp eq i64 %118, 0
  br i1 %tobool22.not.i376, label %if.then28.i380, label %if.then23.i377

if.then23.i377:                                   ; preds = %land.lhs.true20.i375
  %add.ptr.i378 = getelementptr inbounds i32, ptr %111, i64 %mul9.i135
  %mul24.i379 = shl i64 %mul.i132, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i139, ptr nonnull align 4 %add.ptr.i378, i64 %mul24.i379, i1 false)
  br label %if.end30.i150

if.then28.i380:                                   ; preds = %land.lhs.true20.i375
  %126 = load i32, ptr %111, align 4
  %tobool.not.i285.i381 = icmp eq i32 %126, 0
  br i1 %tobool.not.i285.i381, label %if.then.i293.i389, label %for.cond.preheader.i286.i382

if.then.i293.i389:                                ; preds = %if.then28.i380
  %mul.i294.i390 = shl nsw i64 %mul.i132, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i139, i8 0, i64 %mul.i294.i390, i1 false)
  br label %if.end30.i150

for.cond.preheader.i286.i382:                     ; preds = %if.then28.i380
  %cmp535.i287.i383 = icmp sgt i64 %mul.i132, 0
  br i1 %cmp535.i287.i383, label %for.body.i288.i384, label %if.end30.i150

for.body.i288.i384:                               ; preds = %for.cond.preheader.i286.i382, %for.body.i288.i384
  %k.036.i289.i385 = phi i64 [ %inc.i291.i387, %for.body.i288.i384 ], [ 0, %for.cond.preheader.i286.i382 ]
  %arrayidx.i290.i386 = getelementptr inbounds i32, ptr %cond.i139, i64 %k.036.i289.i385
  store i32 %126, ptr %arrayidx.i290.i386, align 4
  %inc.i291.i387 = add nuw nsw i64 %k.036.i289.i385, 1
  %exitcond38.not.i292.i388 = icmp eq i64 %inc.i291.i387, %mul.i132
  br i1 %exitcond38.not.i292.i388, label %if.end30.i150, label %for.body.i288.i384, !llvm.loop !4

if.end30.i150:                                    ; preds = %for.body.i288.i384, %for.body.i.i368, %for.cond.preheader.i286.i382, %if.then.i293.i389, %if.then23.i377, %for.cond.preheader.i.i148, %if.then.i.i373, %cond.true
  %cmp31.i151 = icmp eq i64 %114, 0
  br i1 %cmp31.i151, label %land.end.i357, label %land.end.thread.i152

land.end.thread.i152:                             ; preds = %if.end30.i150
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i122) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i123) #7
  br label %for.cond45.preheader.i153

land.end.i357:                                    ; preds = %if.end30.i150
  %arrayidx32.i358 = getelementptr inbounds i8, ptr %a, i64 56
  %127 = load i64, ptr %arrayidx32.i358, align 8
  %cmp33.i359 = icmp eq i64 %115, %127
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i122) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i123) #7
  br i1 %cmp33.i359, label %for.body.lr.ph.i360, label %for.cond45.preheader.i153

for.body.lr.ph.i360:                              ; preds = %land.end.i357
  %places42.i361 = getelementptr inbounds i8, ptr %found.i123, i64 2080
  br label %for.body.i362

for.cond45.preheader.i153:                        ; preds = %for.body.i362, %land.end.i357, %land.end.thread.i152
  %128 = phi i1 [ false, %land.end.thread.i152 ], [ false, %land.end.i357 ], [ true, %for.body.i362 ]
  %arrayidx46.i154 = getelementptr inbounds i8, ptr %a, i64 48
  %129 = load i64, ptr %arrayidx46.i154, align 8
  %cmp47.not358.i = icmp sgt i64 %129, 0
  br i1 %cmp47.not358.i, label %for.body50.lr.ph.i196, label %for.end106.i155

for.body50.lr.ph.i196:                            ; preds = %for.cond45.preheader.i153
  %places63.i197 = getelementptr inbounds i8, ptr %found.i123, i64 2080
  %cond67.i198 = select i1 %128, ptr %places63.i197, ptr %places.i122
  %arrayidx68.i199 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i200 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i201 = trunc i64 %114 to i32
  %conv1.i.i202 = trunc i64 %sub.i131 to i32
  %count32.i.i203 = getelementptr inbounds i8, ptr %found.i123, i64 4160
  %cmp91.i204 = icmp eq i64 %117, 1
  %cmp18.not64.i.i = icmp slt i64 %117, 8
  %add.ptr103.idx.i205 = shl nsw i64 %116, 11
  br label %for.body50.i206

for.body.i362:                                    ; preds = %for.body.i362, %for.body.lr.ph.i360
  %k.0357.i = phi i64 [ 0, %for.body.lr.ph.i360 ], [ %inc.i366, %for.body.i362 ]
  %conv40.i363 = trunc nuw i64 %k.0357.i to i32
  %arrayidx41.i364 = getelementptr inbounds [520 x i32], ptr %found.i123, i64 0, i64 %k.0357.i
  store i32 %conv40.i363, ptr %arrayidx41.i364, align 4
  %arrayidx43.i365 = getelementptr inbounds [520 x i32], ptr %places42.i361, i64 0, i64 %k.0357.i
  store i32 0, ptr %arrayidx43.i365, align 4
  %inc.i366 = add nuw nsw i64 %k.0357.i, 1
  %exitcond5189.not = icmp eq i64 %inc.i366, 520
  br i1 %exitcond5189.not, label %for.cond45.preheader.i153, label %for.body.i362, !llvm.loop !27

for.body50.i206:                                  ; preds = %for.inc101.i251, %for.body50.lr.ph.i196
  %130 = phi i64 [ %129, %for.body50.lr.ph.i196 ], [ %151, %for.inc101.i251 ]
  %values.0361.i = phi ptr [ %109, %for.body50.lr.ph.i196 ], [ %add.ptr103.i253, %for.inc101.i251 ]
  %k44.0360.i = phi i64 [ 0, %for.body50.lr.ph.i196 ], [ %add.i252, %for.inc101.i251 ]
  %sub52.i207 = sub nsw i64 %130, %k44.0360.i
  %spec.select.i208 = tail call i64 @llvm.smin.i64(i64 %sub52.i207, i64 512)
  %131 = load i64, ptr %arrayidx68.i199, align 8
  %cmp69.i209 = icmp eq i64 %131, 4
  %132 = load i64, ptr %arrayidx76.i200, align 8
  %cmp.not65.i.i210 = icmp slt i64 %sub52.i207, 8
  br i1 %cmp69.i209, label %cond.true71.i308, label %cond.false74.i211

cond.true71.i308:                                 ; preds = %for.body50.i206
  %add.ptr72.i309 = getelementptr inbounds i32, ptr %113, i64 %k44.0360.i
  br i1 %cmp.not65.i.i210, label %for.cond11.preheader.i.i330, label %for.body.lr.ph.i.i310

for.body.lr.ph.i.i310:                            ; preds = %cond.true71.i308
  %splat.splatinsert.i.i311 = insertelement <8 x i64> poison, i64 %132, i64 0
  %splat.splat.i.i312 = shufflevector <8 x i64> %splat.splatinsert.i.i311, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i313

for.cond11.preheader.i.i330:                      ; preds = %for.body.i296.i313, %cond.true71.i308
  %outside.0.lcssa.i.i331 = phi <8 x i64> [ zeroinitializer, %cond.true71.i308 ], [ %or7.i.i325, %for.body.i296.i313 ]
  %k.0.lcssa.i.i332 = phi i64 [ 0, %cond.true71.i308 ], [ %add68.i.i314, %for.body.i296.i313 ]
  br label %for.body14.i.i333

for.body.i296.i313:                               ; preds = %for.body.i296.i313, %for.body.lr.ph.i.i310
  %add68.i.i314 = phi i64 [ 8, %for.body.lr.ph.i.i310 ], [ %add.i.i328, %for.body.i296.i313 ]
  %k.067.i.i315 = phi i64 [ 0, %for.body.lr.ph.i.i310 ], [ %add68.i.i314, %for.body.i296.i313 ]
  %outside.066.i.i316 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i310 ], [ %or7.i.i325, %for.body.i296.i313 ]
  %add.ptr.i.i317 = getelementptr inbounds i32, ptr %add.ptr72.i309, i64 %k.067.i.i315
  %133 = load <8 x i32>, ptr %add.ptr.i.i317, align 4
  %conv.i.i318 = sext <8 x i32> %133 to <8 x i64>
  %isneg.i.i319 = icmp slt <8 x i32> %133, zeroinitializer
  %and.i.i320 = select <8 x i1> %isneg.i.i319, <8 x i64> %splat.splat.i.i312, <8 x i64> zeroinitializer
  %add1.i.i321 = add <8 x i64> %and.i.i320, %conv.i.i318
  %add1.lobit.i.i322 = ashr <8 x i64> %add1.i.i321, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i323 = icmp slt <8 x i64> %add1.i.i321, %splat.splat.i.i312
  %or.i.i324 = select <8 x i1> %cmp5.not.i.i323, <8 x i64> %add1.lobit.i.i322, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i325 = or <8 x i64> %or.i.i324, %outside.066.i.i316
  %conv8.i.i326 = trunc <8 x i64> %add1.i.i321 to <8 x i32>
  %add.ptr9.i.i327 = getelementptr inbounds i32, ptr %cond67.i198, i64 %k.067.i.i315
  store <8 x i32> %conv8.i.i326, ptr %add.ptr9.i.i327, align 4
  %add.i.i328 = add nuw nsw i64 %add68.i.i314, 8
  %cmp.not.i.i329 = icmp sgt i64 %add.i.i328, %spec.select.i208
  br i1 %cmp.not.i.i329, label %for.cond11.preheader.i.i330, label %for.body.i296.i313, !llvm.loop !8

for.cond18.preheader.i.i340:                      ; preds = %for.body14.i.i333
  %cmp1972.i.i341 = icmp slt i64 %k.0.lcssa.i.i332, %spec.select.i208
  br i1 %cmp1972.i.i341, label %for.body21.i.i342, label %cond.end78.i244

for.body14.i.i333:                                ; preds = %for.body14.i.i333, %for.cond11.preheader.i.i330
  %j.071.i.i334 = phi i64 [ 0, %for.cond11.preheader.i.i330 ], [ %inc.i297.i338, %for.body14.i.i333 ]
  %wrong.070.i.i335 = phi i64 [ 0, %for.cond11.preheader.i.i330 ], [ %or15.i.i337, %for.body14.i.i333 ]
  %vecext.i.i336 = extractelement <8 x i64> %outside.0.lcssa.i.i331, i64 %j.071.i.i334
  %or15.i.i337 = or i64 %vecext.i.i336, %wrong.070.i.i335
  %inc.i297.i338 = add nuw nsw i64 %j.071.i.i334, 1
  %exitcond.not.i.i339 = icmp eq i64 %inc.i297.i338, 8
  br i1 %exitcond.not.i.i339, label %for.cond18.preheader.i.i340, label %for.body14.i.i333, !llvm.loop !9

for.body21.i.i342:                                ; preds = %for.cond18.preheader.i.i340, %for.body21.i.i342
  %k.174.i.i343 = phi i64 [ %inc35.i.i355, %for.body21.i.i342 ], [ %k.0.lcssa.i.i332, %for.cond18.preheader.i.i340 ]
  %wrong.173.i.i344 = phi i64 [ %or31.i.i352, %for.body21.i.i342 ], [ %or15.i.i337, %for.cond18.preheader.i.i340 ]
  %arrayidx.i298.i345 = getelementptr inbounds i32, ptr %add.ptr72.i309, i64 %k.174.i.i343
  %134 = load i32, ptr %arrayidx.i298.i345, align 4
  %conv23.i.i346 = sext i32 %134 to i64
  %cmp25.i.i347 = icmp slt i32 %134, 0
  %cond.i.i348 = select i1 %cmp25.i.i347, i64 %132, i64 0
  %add27.i.i349 = add nsw i64 %cond.i.i348, %conv23.i.i346
  %cmp28.i.i350 = icmp uge i64 %add27.i.i349, %132
  %conv30.i.i351 = zext i1 %cmp28.i.i350 to i64
  %or31.i.i352 = or i64 %wrong.173.i.i344, %conv30.i.i351
  %conv32.i.i353 = trunc i64 %add27.i.i349 to i32
  %arrayidx33.i.i354 = getelementptr inbounds i32, ptr %cond67.i198, i64 %k.174.i.i343
  store i32 %conv32.i.i353, ptr %arrayidx33.i.i354, align 4
  %inc35.i.i355 = add nuw nsw i64 %k.174.i.i343, 1
  %exitcond76.not.i.i356 = icmp eq i64 %inc35.i.i355, %spec.select.i208
  br i1 %exitcond76.not.i.i356, label %cond.end78.i244, label %for.body21.i.i342, !llvm.loop !10

cond.false74.i211:                                ; preds = %for.body50.i206
  %add.ptr75.i212 = getelementptr inbounds i64, ptr %113, i64 %k44.0360.i
  br i1 %cmp.not65.i.i210, label %for.cond10.preheader.i.i232, label %for.body.lr.ph.i299.i213

for.body.lr.ph.i299.i213:                         ; preds = %cond.false74.i211
  %splat.splatinsert.i300.i214 = insertelement <8 x i64> poison, i64 %132, i64 0
  %splat.splat.i301.i215 = shufflevector <8 x i64> %splat.splatinsert.i300.i214, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i216

for.cond10.preheader.i.i232:                      ; preds = %for.body.i302.i216, %cond.false74.i211
  %outside.0.lcssa.i314.i233 = phi <8 x i64> [ zeroinitializer, %cond.false74.i211 ], [ %or7.i310.i227, %for.body.i302.i216 ]
  %k.0.lcssa.i315.i234 = phi i64 [ 0, %cond.false74.i211 ], [ %add66.i.i217, %for.body.i302.i216 ]
  br label %for.body13.i.i235

for.body.i302.i216:                               ; preds = %for.body.i302.i216, %for.body.lr.ph.i299.i213
  %add66.i.i217 = phi i64 [ 8, %for.body.lr.ph.i299.i213 ], [ %add.i312.i230, %for.body.i302.i216 ]
  %k.065.i.i218 = phi i64 [ 0, %for.body.lr.ph.i299.i213 ], [ %add66.i.i217, %for.body.i302.i216 ]
  %outside.064.i.i219 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i213 ], [ %or7.i310.i227, %for.body.i302.i216 ]
  %add.ptr.i303.i220 = getelementptr inbounds i64, ptr %add.ptr75.i212, i64 %k.065.i.i218
  %135 = load <8 x i64>, ptr %add.ptr.i303.i220, align 8
  %isneg.i304.i221 = icmp slt <8 x i64> %135, zeroinitializer
  %and.i305.i222 = select <8 x i1> %isneg.i304.i221, <8 x i64> %splat.splat.i301.i215, <8 x i64> zeroinitializer
  %add1.i306.i223 = add <8 x i64> %and.i305.i222, %135
  %add1.lobit.i307.i224 = ashr <8 x i64> %add1.i306.i223, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i225 = icmp slt <8 x i64> %add1.i306.i223, %splat.splat.i301.i215
  %or.i309.i226 = select <8 x i1> %cmp5.not.i308.i225, <8 x i64> %add1.lobit.i307.i224, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i227 = or <8 x i64> %or.i309.i226, %outside.064.i.i219
  %conv.i311.i228 = trunc <8 x i64> %add1.i306.i223 to <8 x i32>
  %add.ptr8.i.i229 = getelementptr inbounds i32, ptr %cond67.i198, i64 %k.065.i.i218
  store <8 x i32> %conv.i311.i228, ptr %add.ptr8.i.i229, align 4
  %add.i312.i230 = add nuw nsw i64 %add66.i.i217, 8
  %cmp.not.i313.i231 = icmp sgt i64 %add.i312.i230, %spec.select.i208
  br i1 %cmp.not.i313.i231, label %for.cond10.preheader.i.i232, label %for.body.i302.i216, !llvm.loop !11

for.cond17.preheader.i.i242:                      ; preds = %for.body13.i.i235
  %cmp1870.i.i243 = icmp slt i64 %k.0.lcssa.i315.i234, %spec.select.i208
  br i1 %cmp1870.i.i243, label %for.body20.i.i294, label %cond.end78.i244

for.body13.i.i235:                                ; preds = %for.body13.i.i235, %for.cond10.preheader.i.i232
  %j.069.i.i236 = phi i64 [ 0, %for.cond10.preheader.i.i232 ], [ %inc.i317.i240, %for.body13.i.i235 ]
  %wrong.068.i.i237 = phi i64 [ 0, %for.cond10.preheader.i.i232 ], [ %or14.i.i239, %for.body13.i.i235 ]
  %vecext.i316.i238 = extractelement <8 x i64> %outside.0.lcssa.i314.i233, i64 %j.069.i.i236
  %or14.i.i239 = or i64 %vecext.i316.i238, %wrong.068.i.i237
  %inc.i317.i240 = add nuw nsw i64 %j.069.i.i236, 1
  %exitcond.not.i318.i241 = icmp eq i64 %inc.i317.i240, 8
  br i1 %exitcond.not.i318.i241, label %for.cond17.preheader.i.i242, label %for.body13.i.i235, !llvm.loop !12

for.body20.i.i294:                                ; preds = %for.cond17.preheader.i.i242, %for.body20.i.i294
  %k.172.i.i295 = phi i64 [ %inc33.i.i306, %for.body20.i.i294 ], [ %k.0.lcssa.i315.i234, %for.cond17.preheader.i.i242 ]
  %wrong.171.i.i296 = phi i64 [ %or29.i.i303, %for.body20.i.i294 ], [ %or14.i.i239, %for.cond17.preheader.i.i242 ]
  %arrayidx.i320.i297 = getelementptr inbounds i64, ptr %add.ptr75.i212, i64 %k.172.i.i295
  %136 = load i64, ptr %arrayidx.i320.i297, align 8
  %cmp23.i.i298 = icmp slt i64 %136, 0
  %cond.i321.i299 = select i1 %cmp23.i.i298, i64 %132, i64 0
  %add25.i.i300 = add nsw i64 %cond.i321.i299, %136
  %cmp26.i.i301 = icmp uge i64 %add25.i.i300, %132
  %conv28.i.i302 = zext i1 %cmp26.i.i301 to i64
  %or29.i.i303 = or i64 %wrong.171.i.i296, %conv28.i.i302
  %conv30.i322.i304 = trunc i64 %add25.i.i300 to i32
  %arrayidx31.i.i305 = getelementptr inbounds i32, ptr %cond67.i198, i64 %k.172.i.i295
  store i32 %conv30.i322.i304, ptr %arrayidx31.i.i305, align 4
  %inc33.i.i306 = add nuw nsw i64 %k.172.i.i295, 1
  %exitcond74.not.i.i307 = icmp eq i64 %inc33.i.i306, %spec.select.i208
  br i1 %exitcond74.not.i.i307, label %cond.end78.i244, label %for.body20.i.i294, !llvm.loop !13

cond.end78.i244:                                  ; preds = %for.body20.i.i294, %for.body21.i.i342, %for.cond17.preheader.i.i242, %for.cond18.preheader.i.i340
  %cond79.in.in.i245 = phi i64 [ %or15.i.i337, %for.cond18.preheader.i.i340 ], [ %or14.i.i239, %for.cond17.preheader.i.i242 ], [ %or31.i.i352, %for.body21.i.i342 ], [ %or29.i.i303, %for.body20.i.i294 ]
  %cond79.in.not.i246 = icmp eq i64 %cond79.in.in.i245, 0
  br i1 %cond79.in.not.i246, label %if.end82.i247, label %set_32.exit

if.end82.i247:                                    ; preds = %cond.end78.i244
  br i1 %128, label %if.end87.i281, label %if.else85.i248

if.else85.i248:                                   ; preds = %if.end82.i247
  %cmp55.i.i249 = icmp sgt i64 %sub52.i207, 0
  br i1 %cmp55.i.i249, label %for.body.i325.i255, label %if.else94.thread.i250

for.cond12.preheader.i.i268:                      ; preds = %for.body.i325.i255
  %tobool.not.i330.i269 = icmp eq i64 %add.i327.i265, 0
  br i1 %tobool.not.i330.i269, label %if.else94.thread.i250, label %for.body16.lr.ph.i.i270

for.body16.lr.ph.i.i270:                          ; preds = %for.cond12.preheader.i.i268
  %sub18.i.i271 = add nsw i64 %add.i327.i265, -1
  %arrayidx19.i.i272 = getelementptr inbounds [520 x i32], ptr %found.i123, i64 0, i64 %sub18.i.i271
  %arrayidx25.i.i273 = getelementptr inbounds [520 x i32], ptr %places63.i197, i64 0, i64 %sub18.i.i271
  br label %for.body16.i.i274

for.body.i325.i255:                               ; preds = %if.else85.i248, %for.body.i325.i255
  %n.057.i.i256 = phi i64 [ %add.i327.i265, %for.body.i325.i255 ], [ 0, %if.else85.i248 ]
  %k.056.i.i257 = phi i64 [ %inc.i328.i266, %for.body.i325.i255 ], [ 0, %if.else85.i248 ]
  %arrayidx.i326.i258 = getelementptr inbounds i32, ptr %places.i122, i64 %k.056.i.i257
  %137 = load i32, ptr %arrayidx.i326.i258, align 4
  %sub3.i.i259 = sub i32 %137, %conv.i323.i201
  %conv4.i.i260 = trunc i64 %k.056.i.i257 to i32
  %arrayidx5.i.i261 = getelementptr inbounds [520 x i32], ptr %found.i123, i64 0, i64 %n.057.i.i256
  store i32 %conv4.i.i260, ptr %arrayidx5.i.i261, align 4
  %arrayidx7.i.i262 = getelementptr inbounds [520 x i32], ptr %places63.i197, i64 0, i64 %n.057.i.i256
  store i32 %sub3.i.i259, ptr %arrayidx7.i.i262, align 4
  %cmp8.i.i263 = icmp ult i32 %sub3.i.i259, %conv1.i.i202
  %conv10.i.i264 = zext i1 %cmp8.i.i263 to i64
  %add.i327.i265 = add nuw nsw i64 %n.057.i.i256, %conv10.i.i264
  %inc.i328.i266 = add nuw nsw i64 %k.056.i.i257, 1
  %exitcond.not.i329.i267 = icmp eq i64 %inc.i328.i266, %spec.select.i208
  br i1 %exitcond.not.i329.i267, label %for.cond12.preheader.i.i268, label %for.body.i325.i255, !llvm.loop !14

for.body16.i.i274:                                ; preds = %for.body16.i.i274, %for.body16.lr.ph.i.i270
  %k11.058.i.i275 = phi i64 [ 0, %for.body16.lr.ph.i.i270 ], [ %inc30.i.i279, %for.body16.i.i274 ]
  %138 = load i32, ptr %arrayidx19.i.i272, align 4
  %add21.i.i276 = add nuw nsw i64 %k11.058.i.i275, %add.i327.i265
  %arrayidx22.i.i277 = getelementptr inbounds [520 x i32], ptr %found.i123, i64 0, i64 %add21.i.i276
  store i32 %138, ptr %arrayidx22.i.i277, align 4
  %139 = load i32, ptr %arrayidx25.i.i273, align 4
  %arrayidx28.i.i278 = getelementptr inbounds [520 x i32], ptr %places63.i197, i64 0, i64 %add21.i.i276
  store i32 %139, ptr %arrayidx28.i.i278, align 4
  %inc30.i.i279 = add nuw nsw i64 %k11.058.i.i275, 1
  %exitcond.not.i280 = icmp eq i64 %inc30.i.i279, 8
  br i1 %exitcond.not.i280, label %if.end87.i281, label %for.body16.i.i274, !llvm.loop !15

if.else94.thread.i250:                            ; preds = %for.cond12.preheader.i.i268, %if.else85.i248
  store i64 0, ptr %count32.i.i203, align 8
  br label %for.inc101.i251

if.end87.i281:                                    ; preds = %for.body16.i.i274, %if.end82.i247
  %140 = phi i64 [ %spec.select.i208, %if.end82.i247 ], [ %add.i327.i265, %for.body16.i.i274 ]
  store i64 %140, ptr %count32.i.i203, align 8
  %tobool89.i282 = icmp ne i64 %140, 0
  %or.cond183.i283 = select i1 %tobool89.i282, i1 %cmp91.i204, i1 false
  %cmp31.i.i = icmp sgt i64 %140, 0
  br i1 %or.cond183.i283, label %if.then93.i287, label %if.else94.i284

if.then93.i287:                                   ; preds = %if.end87.i281
  br i1 %cmp31.i.i, label %for.body.i331.i, label %for.inc101.i251

for.body.i331.i:                                  ; preds = %if.then93.i287, %for.body.i331.i
  %m.032.i.i = phi i64 [ %inc.i336.i, %for.body.i331.i ], [ 0, %if.then93.i287 ]
  %arrayidx4.i.i288 = getelementptr inbounds [520 x i32], ptr %places63.i197, i64 0, i64 %m.032.i.i
  %141 = load i32, ptr %arrayidx4.i.i288, align 4
  %conv5.i.i289 = sext i32 %141 to i64
  %add.i332.i = add nuw nsw i64 %m.032.i.i, 8
  %arrayidx7.i333.i = getelementptr inbounds [520 x i32], ptr %places63.i197, i64 0, i64 %add.i332.i
  %142 = load i32, ptr %arrayidx7.i333.i, align 4
  %idx.ext.i.i290 = sext i32 %142 to i64
  %add.ptr.i334.i = getelementptr inbounds i32, ptr %cond.i139, i64 %idx.ext.i.i290
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i334.i, i32 1, i32 3, i32 1)
  %arrayidx11.i.i291 = getelementptr inbounds [520 x i32], ptr %found.i123, i64 0, i64 %m.032.i.i
  %143 = load i32, ptr %arrayidx11.i.i291, align 4
  %conv12.i.i292 = sext i32 %143 to i64
  %mul.i335.i = mul nsw i64 %116, %conv12.i.i292
  %arrayidx13.i.i293 = getelementptr inbounds i32, ptr %values.0361.i, i64 %mul.i335.i
  %144 = load i32, ptr %arrayidx13.i.i293, align 4
  %arrayidx14.i.i = getelementptr inbounds i32, ptr %cond.i139, i64 %conv5.i.i289
  store i32 %144, ptr %arrayidx14.i.i, align 4
  %inc.i336.i = add nuw nsw i64 %m.032.i.i, 1
  %exitcond373.not.i = icmp eq i64 %inc.i336.i, %140
  br i1 %exitcond373.not.i, label %for.inc101.i251, label %for.body.i331.i, !llvm.loop !28

if.else94.i284:                                   ; preds = %if.end87.i281
  br i1 %cmp31.i.i, label %for.body.i340.i, label %for.inc101.i251

for.body.i340.i:                                  ; preds = %if.else94.i284, %for.end33.i.i
  %m.070.i.i = phi i64 [ %inc35.i348.i, %for.end33.i.i ], [ 0, %if.else94.i284 ]
  %arrayidx.i341.i = getelementptr inbounds [520 x i32], ptr %found.i123, i64 0, i64 %m.070.i.i
  %145 = load i32, ptr %arrayidx.i341.i, align 4
  %conv.i342.i = sext i32 %145 to i64
  %mul.i343.i = mul nsw i64 %116, %conv.i342.i
  %add.ptr.i344.i = getelementptr inbounds i32, ptr %values.0361.i, i64 %mul.i343.i
  %arrayidx1.i.i285 = getelementptr inbounds [520 x i32], ptr %places63.i197, i64 0, i64 %m.070.i.i
  %146 = load i32, ptr %arrayidx1.i.i285, align 4
  %conv2.i.i = sext i32 %146 to i64
  %mul3.i.i = mul nsw i64 %117, %conv2.i.i
  %add.ptr4.i.i = getelementptr i32, ptr %cond.i139, i64 %mul3.i.i
  %add.i345.i = add nuw nsw i64 %m.070.i.i, 8
  %arrayidx6.i.i = getelementptr inbounds [520 x i32], ptr %found.i123, i64 0, i64 %add.i345.i
  %147 = load i32, ptr %arrayidx6.i.i, align 4
  %conv7.i.i = sext i32 %147 to i64
  %mul8.i.i = mul nsw i64 %116, %conv7.i.i
  %add.ptr9.i346.i = getelementptr inbounds i32, ptr %values.0361.i, i64 %mul8.i.i
  %arrayidx12.i.i = getelementptr inbounds [520 x i32], ptr %places63.i197, i64 0, i64 %add.i345.i
  %148 = load i32, ptr %arrayidx12.i.i, align 4
  %conv13.i.i = sext i32 %148 to i64
  %mul14.i.i = mul nsw i64 %117, %conv13.i.i
  %add.ptr15.i.i = getelementptr inbounds i32, ptr %cond.i139, i64 %mul14.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not64.i.i, label %for.cond25.preheader.i.i, label %for.body20.i347.i

for.cond25.preheader.i.i:                         ; preds = %for.body20.i347.i, %for.body.i340.i
  %j.0.lcssa.i.i = phi i64 [ 0, %for.body.i340.i ], [ %add1766.i.i, %for.body20.i347.i ]
  %cmp2667.i.i = icmp slt i64 %j.0.lcssa.i.i, %117
  br i1 %cmp2667.i.i, label %for.body28.i.i, label %for.end33.i.i

for.body20.i347.i:                                ; preds = %for.body.i340.i, %for.body20.i347.i
  %add1766.i.i = phi i64 [ %add17.i.i, %for.body20.i347.i ], [ 8, %for.body.i340.i ]
  %j.065.i.i = phi i64 [ %add1766.i.i, %for.body20.i347.i ], [ 0, %for.body.i340.i ]
  %add.ptr21.i.i = getelementptr inbounds i32, ptr %add.ptr9.i346.i, i64 %j.065.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i, i32 0, i32 3, i32 1)
  %add.ptr22.i.i = getelementptr inbounds i32, ptr %add.ptr.i344.i, i64 %j.065.i.i
  %add.ptr23.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.065.i.i
  %149 = load <8 x i32>, ptr %add.ptr22.i.i, align 4
  store <8 x i32> %149, ptr %add.ptr23.i.i, align 4
  %add17.i.i = add nuw nsw i64 %add1766.i.i, 8
  %cmp18.not.i.i = icmp sgt i64 %add17.i.i, %117
  br i1 %cmp18.not.i.i, label %for.cond25.preheader.i.i, label %for.body20.i347.i, !llvm.loop !29

for.body28.i.i:                                   ; preds = %for.cond25.preheader.i.i, %for.body28.i.i
  %j.168.i.i = phi i64 [ %inc.i350.i, %for.body28.i.i ], [ %j.0.lcssa.i.i, %for.cond25.preheader.i.i ]
  %arrayidx29.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.168.i.i
  %arrayidx30.i.i = getelementptr inbounds i32, ptr %add.ptr.i344.i, i64 %j.168.i.i
  %150 = load i32, ptr %arrayidx30.i.i, align 4
  store i32 %150, ptr %arrayidx29.i.i, align 4
  %inc.i350.i = add nuw nsw i64 %j.168.i.i, 1
  %exitcond.not.i351.i = icmp eq i64 %inc.i350.i, %117
  br i1 %exitcond.not.i351.i, label %for.end33.i.i, label %for.body28.i.i, !llvm.loop !30

for.end33.i.i:                                    ; preds = %for.body28.i.i, %for.cond25.preheader.i.i
  %inc35.i348.i = add nuw nsw i64 %m.070.i.i, 1
  %exitcond372.not.i286 = icmp eq i64 %inc35.i348.i, %140
  br i1 %exitcond372.not.i286, label %for.inc101.i251, label %for.body.i340.i, !llvm.loop !31

for.inc101.i251:                                  ; preds = %for.end33.i.i, %for.body.i331.i, %if.else94.i284, %if.then93.i287, %if.else94.thread.i250
  %add.i252 = add nuw nsw i64 %k44.0360.i, 512
  %add.ptr103.i253 = getelementptr i8, ptr %values.0361.i, i64 %add.ptr103.idx.i205
  %151 = load i64, ptr %arrayidx46.i154, align 8
  %cmp47.not.i254 = icmp slt i64 %add.i252, %151
  br i1 %cmp47.not.i254, label %for.body50.i206, label %for.end106.i155, !llvm.loop !32

for.end106.i155:                                  ; preds = %for.inc101.i251, %for.cond45.preheader.i153
  %152 = load i64, ptr %a, align 8
  %cmp108.i156 = icmp eq i64 %152, 0
  %tobool111.i157 = icmp ne i64 %119, 0
  %or.cond184.i158 = select i1 %cmp108.i156, i1 %tobool111.i157, i1 false
  br i1 %or.cond184.i158, label %lor.lhs.false112.i160, label %set_32.exit

lor.lhs.false112.i160:                            ; preds = %for.end106.i155
  %cmp113.i161 = icmp ne ptr %cond.i139, %120
  %tobool116.i162 = icmp ne i64 %110, 0
  %or.cond185.i163 = select i1 %cmp113.i161, i1 true, i1 %tobool116.i162
  br i1 %or.cond185.i163, label %for.cond120.preheader.i164, label %set_32.exit

for.cond120.preheader.i164:                       ; preds = %lor.lhs.false112.i160
  %cmp122.not362.i = icmp slt i64 %mul.i132, 8
  br i1 %cmp122.not362.i, label %for.cond145.preheader.i174, label %for.body124.lr.ph.i165

for.body124.lr.ph.i165:                           ; preds = %for.cond120.preheader.i164
  %add.ptr131.i166 = getelementptr inbounds i32, ptr %111, i64 %mul9.i135
  br label %for.body124.i167

for.cond145.preheader.i174:                       ; preds = %if.end140.i169, %for.cond120.preheader.i164
  %k119.0.lcssa.i175 = phi i64 [ 0, %for.cond120.preheader.i164 ], [ %add121364.i, %if.end140.i169 ]
  %cmp146365.i = icmp slt i64 %k119.0.lcssa.i175, %mul.i132
  br i1 %cmp146365.i, label %for.body148.lr.ph.i176, label %set_32.exit

for.body148.lr.ph.i176:                           ; preds = %for.cond145.preheader.i174
  %153 = getelementptr i32, ptr %111, i64 %mul9.i135
  br label %for.body148.i177

for.body124.i167:                                 ; preds = %if.end140.i169, %for.body124.lr.ph.i165
  %add121364.i = phi i64 [ 8, %for.body124.lr.ph.i165 ], [ %add121.i172, %if.end140.i169 ]
  %k119.0363.i = phi i64 [ 0, %for.body124.lr.ph.i165 ], [ %add121364.i, %if.end140.i169 ]
  %add.ptr125.i168 = getelementptr inbounds i32, ptr %cond.i139, i64 %k119.0363.i
  %154 = load <8 x i32>, ptr %add.ptr125.i168, align 4
  br i1 %tobool116.i162, label %land.lhs.true127.i187, label %if.end140.i169

land.lhs.true127.i187:                            ; preds = %for.body124.i167
  %155 = load i64, ptr %arrayidx8.i134, align 8
  %tobool129.not.i188 = icmp eq i64 %155, 0
  br i1 %tobool129.not.i188, label %if.then136.i192, label %if.then130.i189

if.then130.i189:                                  ; preds = %land.lhs.true127.i187
  %add.ptr132.i190 = getelementptr inbounds i32, ptr %add.ptr131.i166, i64 %k119.0363.i
  %156 = load <8 x i32>, ptr %add.ptr132.i190, align 4
  %add133.i191 = add <8 x i32> %156, %154
  br label %if.end140.i169

if.then136.i192:                                  ; preds = %land.lhs.true127.i187
  %157 = load i32, ptr %111, align 4
  %splat.splatinsert.i193 = insertelement <8 x i32> poison, i32 %157, i64 0
  %splat.splat.i194 = shufflevector <8 x i32> %splat.splatinsert.i193, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i195 = add <8 x i32> %splat.splat.i194, %154
  br label %if.end140.i169

if.end140.i169:                                   ; preds = %if.then136.i192, %if.then130.i189, %for.body124.i167
  %sum.0.i170 = phi <8 x i32> [ %add133.i191, %if.then130.i189 ], [ %add138.i195, %if.then136.i192 ], [ %154, %for.body124.i167 ]
  %add.ptr141.i171 = getelementptr inbounds i32, ptr %120, i64 %k119.0363.i
  store <8 x i32> %sum.0.i170, ptr %add.ptr141.i171, align 4
  %add121.i172 = add nuw nsw i64 %add121364.i, 8
  %cmp122.not.i173 = icmp sgt i64 %add121.i172, %mul.i132
  br i1 %cmp122.not.i173, label %for.cond145.preheader.i174, label %for.body124.i167, !llvm.loop !33

for.body148.i177:                                 ; preds = %cond.end159.i179, %for.body148.lr.ph.i176
  %k119.1366.i = phi i64 [ %k119.0.lcssa.i175, %for.body148.lr.ph.i176 ], [ %inc163.i182, %cond.end159.i179 ]
  %arrayidx151.i178 = getelementptr inbounds i32, ptr %cond.i139, i64 %k119.1366.i
  %158 = load i32, ptr %arrayidx151.i178, align 4
  br i1 %tobool116.i162, label %cond.true150.i183, label %cond.end159.i179

cond.true150.i183:                                ; preds = %for.body148.i177
  %159 = load i64, ptr %arrayidx8.i134, align 8
  %mul153.i184 = mul nsw i64 %159, %k119.1366.i
  %arrayidx155.i185 = getelementptr i32, ptr %153, i64 %mul153.i184
  %160 = load i32, ptr %arrayidx155.i185, align 4
  %add156.i186 = add nsw i32 %160, %158
  br label %cond.end159.i179

cond.end159.i179:                                 ; preds = %cond.true150.i183, %for.body148.i177
  %cond160.i180 = phi i32 [ %add156.i186, %cond.true150.i183 ], [ %158, %for.body148.i177 ]
  %arrayidx161.i181 = getelementptr inbounds i32, ptr %120, i64 %k119.1366.i
  store i32 %cond160.i180, ptr %arrayidx161.i181, align 4
  %inc163.i182 = add nuw nsw i64 %k119.1366.i, 1
  %exitcond374.not.i = icmp eq i64 %inc163.i182, %mul.i132
  br i1 %exitcond374.not.i, label %set_32.exit, label %for.body148.i177, !llvm.loop !34

set_32.exit:                                      ; preds = %cond.end78.i244, %cond.end159.i179, %for.end106.i155, %lor.lhs.false112.i160, %for.cond145.preheader.i174
  %retval.3.i159 = phi i64 [ 0, %lor.lhs.false112.i160 ], [ 0, %for.end106.i155 ], [ 0, %for.cond145.preheader.i174 ], [ 0, %cond.end159.i179 ], [ 1, %cond.end78.i244 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i123) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i122) #7
  br label %return

cond.false:                                       ; preds = %if.then3
  %arrayidx.i393 = getelementptr inbounds i8, ptr %a, i64 24
  %161 = load i64, ptr %arrayidx.i393, align 8
  %162 = inttoptr i64 %161 to ptr
  %arrayidx1.i394 = getelementptr inbounds i8, ptr %a, i64 88
  %163 = load i64, ptr %arrayidx1.i394, align 8
  %164 = inttoptr i64 %163 to ptr
  %arrayidx2.i395 = getelementptr inbounds i8, ptr %a, i64 40
  %165 = load i64, ptr %arrayidx2.i395, align 8
  %166 = inttoptr i64 %165 to ptr
  %arrayidx3.i396 = getelementptr inbounds i8, ptr %a, i64 72
  %167 = load i64, ptr %arrayidx3.i396, align 8
  %arrayidx4.i397 = getelementptr inbounds i8, ptr %a, i64 80
  %168 = load i64, ptr %arrayidx4.i397, align 8
  %arrayidx5.i398 = getelementptr inbounds i8, ptr %a, i64 32
  %169 = load i64, ptr %arrayidx5.i398, align 8
  %arrayidx6.i399 = getelementptr inbounds i8, ptr %a, i64 64
  %170 = load i64, ptr %arrayidx6.i399, align 8
  %sub.i400 = sub i64 %168, %167
  %mul.i401 = mul i64 %170, %sub.i400
  %mul7.i402 = mul nsw i64 %170, %167
  %arrayidx8.i403 = getelementptr inbounds i8, ptr %a, i64 96
  %171 = load i64, ptr %arrayidx8.i403, align 8
  %mul9.i404 = mul nsw i64 %mul7.i402, %171
  %arrayidx10.i405 = getelementptr inbounds i8, ptr %a, i64 120
  %172 = load i64, ptr %arrayidx10.i405, align 8
  %173 = inttoptr i64 %172 to ptr
  %arrayidx11.i406 = getelementptr inbounds i8, ptr %a, i64 112
  %174 = load i64, ptr %arrayidx11.i406, align 8
  %tobool.not.i407 = icmp eq i64 %174, 0
  %175 = inttoptr i64 %174 to ptr
  %cond.i408 = select i1 %tobool.not.i407, ptr %173, ptr %175
  %arrayidx13.i409 = getelementptr inbounds i8, ptr %a, i64 104
  %176 = load i64, ptr %arrayidx13.i409, align 8
  %tobool14.not.i410 = icmp eq i64 %176, 0
  br i1 %tobool14.not.i410, label %if.end30.i416, label %land.lhs.true.i411

land.lhs.true.i411:                               ; preds = %cond.false
  %tobool16.i413.not = icmp eq i64 %163, 0
  br i1 %tobool16.i413.not, label %if.then.i415, label %land.lhs.true20.i660

if.then.i415:                                     ; preds = %land.lhs.true.i411
  %177 = inttoptr i64 %176 to ptr
  %178 = load i64, ptr %177, align 8
  %tobool1.not.i.i = icmp eq i64 %178, 0
  br i1 %tobool1.not.i.i, label %if.then.i.i658, label %for.cond9.preheader.i.i

if.then.i.i658:                                   ; preds = %if.then.i415
  %mul.i.i659 = shl nsw i64 %mul.i401, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i408, i8 0, i64 %mul.i.i659, i1 false)
  br label %if.end30.i416

for.cond9.preheader.i.i:                          ; preds = %if.then.i415
  %cmp1033.i.i = icmp sgt i64 %mul.i401, 0
  br i1 %cmp1033.i.i, label %for.body13.i.i655, label %if.end30.i416

for.body13.i.i655:                                ; preds = %for.cond9.preheader.i.i, %for.body13.i.i655
  %k8.034.i.i = phi i64 [ %inc16.i.i, %for.body13.i.i655 ], [ 0, %for.cond9.preheader.i.i ]
  %arrayidx14.i.i656 = getelementptr inbounds i64, ptr %cond.i408, i64 %k8.034.i.i
  store i64 %178, ptr %arrayidx14.i.i656, align 8
  %inc16.i.i = add nuw nsw i64 %k8.034.i.i, 1
  %exitcond.not.i.i657 = icmp eq i64 %inc16.i.i, %mul.i401
  br i1 %exitcond.not.i.i657, label %if.end30.i416, label %for.body13.i.i655, !llvm.loop !35

land.lhs.true20.i660:                             ; preds = %land.lhs.true.i411
  %tobool22.not.i661 = icmp eq i64 %171, 0
  br i1 %tobool22.not.i661, label %if.then28.i665, label %if.then23.i662

if.then23.i662:                                   ; preds = %land.lhs.true20.i660
  %add.ptr.i663 = getelementptr inbounds i64, ptr %164, i64 %mul9.i404
  %mul24.i664 = shl i64 %mul.i401, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i408, ptr nonnull align 8 %add.ptr.i663, i64 %mul24.i664, i1 false)
  br label %if.end30.i416

if.then28.i665:                                   ; preds = %land.lhs.true20.i660
  %179 = load i64, ptr %164, align 8
  %tobool1.not.i285.i = icmp eq i64 %179, 0
  br i1 %tobool1.not.i285.i, label %if.then.i295.i, label %for.cond9.preheader.i286.i

if.then.i295.i:                                   ; preds = %if.then28.i665
  %mul.i296.i = shl nsw i64 %mul.i401, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i408, i8 0, i64 %mul.i296.i, i1 false)
  br label %if.end30.i416

for.cond9.preheader.i286.i:                       ; preds = %if.then28.i665
  %cmp1033.i287.i = icmp sgt i64 %mul.i401, 0
  br i1 %cmp1033.i287.i, label %for.body13.i290.i, label %if.end30.i416

for.body13.i290.i:                                ; preds = %for.cond9.preheader.i286.i, %for.body13.i290.i
  %k8.034.i291.i = phi i64 [ %inc16.i293.i, %for.body13.i290.i ], [ 0, %for.cond9.preheader.i286.i ]
  %arrayidx14.i292.i = getelementptr inbounds i64, ptr %cond.i408, i64 %k8.034.i291.i
  store i64 %179, ptr %arrayidx14.i292.i, align 8
  %inc16.i293.i = add nuw nsw i64 %k8.034.i291.i, 1
  %exitcond.not.i294.i = icmp eq i64 %inc16.i293.i, %mul.i401
  br i1 %exitcond.not.i294.i, label %if.end30.i416, label %for.body13.i290.i, !llvm.loop !35

if.end30.i416:                                    ; preds = %for.body13.i290.i, %for.body13.i.i655, %for.cond9.preheader.i286.i, %if.then.i295.i, %if.then23.i662, %for.cond9.preheader.i.i, %if.then.i.i658, %cond.false
  %cmp31.i417 = icmp eq i64 %167, 0
  br i1 %cmp31.i417, label %land.end.i644, label %land.end.thread.i418

land.end.thread.i418:                             ; preds = %if.end30.i416
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i391) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i392) #7
  br label %for.cond45.preheader.i419

land.end.i644:                                    ; preds = %if.end30.i416
  %arrayidx32.i645 = getelementptr inbounds i8, ptr %a, i64 56
  %180 = load i64, ptr %arrayidx32.i645, align 8
  %cmp33.i646 = icmp eq i64 %168, %180
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i391) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i392) #7
  br i1 %cmp33.i646, label %for.body.lr.ph.i647, label %for.cond45.preheader.i419

for.body.lr.ph.i647:                              ; preds = %land.end.i644
  %places42.i648 = getelementptr inbounds i8, ptr %found.i392, i64 2080
  br label %for.body.i649

for.cond45.preheader.i419:                        ; preds = %for.body.i649, %land.end.i644, %land.end.thread.i418
  %181 = phi i1 [ false, %land.end.thread.i418 ], [ false, %land.end.i644 ], [ true, %for.body.i649 ]
  %arrayidx46.i420 = getelementptr inbounds i8, ptr %a, i64 48
  %182 = load i64, ptr %arrayidx46.i420, align 8
  %cmp47.not359.i = icmp sgt i64 %182, 0
  br i1 %cmp47.not359.i, label %for.body50.lr.ph.i462, label %for.end106.i421

for.body50.lr.ph.i462:                            ; preds = %for.cond45.preheader.i419
  %places63.i463 = getelementptr inbounds i8, ptr %found.i392, i64 2080
  %cond67.i464 = select i1 %181, ptr %places63.i463, ptr %places.i391
  %arrayidx68.i465 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i466 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i = trunc i64 %167 to i32
  %conv1.i.i467 = trunc i64 %sub.i400 to i32
  %count32.i.i468 = getelementptr inbounds i8, ptr %found.i392, i64 4160
  %cmp91.i469 = icmp eq i64 %170, 1
  %cmp18.not64.i.i470 = icmp slt i64 %170, 8
  %add.ptr103.idx.i471 = shl nsw i64 %169, 12
  br label %for.body50.i472

for.body.i649:                                    ; preds = %for.body.i649, %for.body.lr.ph.i647
  %k.0358.i = phi i64 [ 0, %for.body.lr.ph.i647 ], [ %inc.i653, %for.body.i649 ]
  %conv40.i650 = trunc nuw i64 %k.0358.i to i32
  %arrayidx41.i651 = getelementptr inbounds [520 x i32], ptr %found.i392, i64 0, i64 %k.0358.i
  store i32 %conv40.i650, ptr %arrayidx41.i651, align 4
  %arrayidx43.i652 = getelementptr inbounds [520 x i32], ptr %places42.i648, i64 0, i64 %k.0358.i
  store i32 0, ptr %arrayidx43.i652, align 4
  %inc.i653 = add nuw nsw i64 %k.0358.i, 1
  %exitcond5191.not = icmp eq i64 %inc.i653, 520
  br i1 %exitcond5191.not, label %for.cond45.preheader.i419, label %for.body.i649, !llvm.loop !36

for.body50.i472:                                  ; preds = %for.inc101.i513, %for.body50.lr.ph.i462
  %183 = phi i64 [ %182, %for.body50.lr.ph.i462 ], [ %204, %for.inc101.i513 ]
  %values.0362.i = phi ptr [ %162, %for.body50.lr.ph.i462 ], [ %add.ptr103.i515, %for.inc101.i513 ]
  %k44.0361.i = phi i64 [ 0, %for.body50.lr.ph.i462 ], [ %add.i514, %for.inc101.i513 ]
  %sub52.i473 = sub nsw i64 %183, %k44.0361.i
  %spec.select.i474 = tail call i64 @llvm.smin.i64(i64 %sub52.i473, i64 512)
  %184 = load i64, ptr %arrayidx68.i465, align 8
  %cmp69.i475 = icmp eq i64 %184, 4
  %185 = load i64, ptr %arrayidx76.i466, align 8
  %cmp.not65.i.i476 = icmp slt i64 %sub52.i473, 8
  br i1 %cmp69.i475, label %cond.true71.i596, label %cond.false74.i477

cond.true71.i596:                                 ; preds = %for.body50.i472
  %add.ptr72.i597 = getelementptr inbounds i32, ptr %166, i64 %k44.0361.i
  br i1 %cmp.not65.i.i476, label %for.cond11.preheader.i.i618, label %for.body.lr.ph.i.i598

for.body.lr.ph.i.i598:                            ; preds = %cond.true71.i596
  %splat.splatinsert.i.i599 = insertelement <8 x i64> poison, i64 %185, i64 0
  %splat.splat.i.i600 = shufflevector <8 x i64> %splat.splatinsert.i.i599, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i601

for.cond11.preheader.i.i618:                      ; preds = %for.body.i.i601, %cond.true71.i596
  %outside.0.lcssa.i.i619 = phi <8 x i64> [ zeroinitializer, %cond.true71.i596 ], [ %or7.i.i613, %for.body.i.i601 ]
  %k.0.lcssa.i.i620 = phi i64 [ 0, %cond.true71.i596 ], [ %add68.i.i602, %for.body.i.i601 ]
  br label %for.body14.i.i621

for.body.i.i601:                                  ; preds = %for.body.i.i601, %for.body.lr.ph.i.i598
  %add68.i.i602 = phi i64 [ 8, %for.body.lr.ph.i.i598 ], [ %add.i.i616, %for.body.i.i601 ]
  %k.067.i.i603 = phi i64 [ 0, %for.body.lr.ph.i.i598 ], [ %add68.i.i602, %for.body.i.i601 ]
  %outside.066.i.i604 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i598 ], [ %or7.i.i613, %for.body.i.i601 ]
  %add.ptr.i.i605 = getelementptr inbounds i32, ptr %add.ptr72.i597, i64 %k.067.i.i603
  %186 = load <8 x i32>, ptr %add.ptr.i.i605, align 4
  %conv.i.i606 = sext <8 x i32> %186 to <8 x i64>
  %isneg.i.i607 = icmp slt <8 x i32> %186, zeroinitializer
  %and.i.i608 = select <8 x i1> %isneg.i.i607, <8 x i64> %splat.splat.i.i600, <8 x i64> zeroinitializer
  %add1.i.i609 = add <8 x i64> %and.i.i608, %conv.i.i606
  %add1.lobit.i.i610 = ashr <8 x i64> %add1.i.i609, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i611 = icmp slt <8 x i64> %add1.i.i609, %splat.splat.i.i600
  %or.i.i612 = select <8 x i1> %cmp5.not.i.i611, <8 x i64> %add1.lobit.i.i610, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i613 = or <8 x i64> %or.i.i612, %outside.066.i.i604
  %conv8.i.i614 = trunc <8 x i64> %add1.i.i609 to <8 x i32>
  %add.ptr9.i.i615 = getelementptr inbounds i32, ptr %cond67.i464, i64 %k.067.i.i603
  store <8 x i32> %conv8.i.i614, ptr %add.ptr9.i.i615, align 4
  %add.i.i616 = add nuw nsw i64 %add68.i.i602, 8
  %cmp.not.i.i617 = icmp sgt i64 %add.i.i616, %spec.select.i474
  br i1 %cmp.not.i.i617, label %for.cond11.preheader.i.i618, label %for.body.i.i601, !llvm.loop !8

for.cond18.preheader.i.i627:                      ; preds = %for.body14.i.i621
  %cmp1972.i.i628 = icmp slt i64 %k.0.lcssa.i.i620, %spec.select.i474
  br i1 %cmp1972.i.i628, label %for.body21.i.i629, label %cond.end78.i506

for.body14.i.i621:                                ; preds = %for.body14.i.i621, %for.cond11.preheader.i.i618
  %j.071.i.i622 = phi i64 [ 0, %for.cond11.preheader.i.i618 ], [ %inc.i.i626, %for.body14.i.i621 ]
  %wrong.070.i.i623 = phi i64 [ 0, %for.cond11.preheader.i.i618 ], [ %or15.i.i625, %for.body14.i.i621 ]
  %vecext.i.i624 = extractelement <8 x i64> %outside.0.lcssa.i.i619, i64 %j.071.i.i622
  %or15.i.i625 = or i64 %vecext.i.i624, %wrong.070.i.i623
  %inc.i.i626 = add nuw nsw i64 %j.071.i.i622, 1
  %exitcond.not.i298.i = icmp eq i64 %inc.i.i626, 8
  br i1 %exitcond.not.i298.i, label %for.cond18.preheader.i.i627, label %for.body14.i.i621, !llvm.loop !9

for.body21.i.i629:                                ; preds = %for.cond18.preheader.i.i627, %for.body21.i.i629
  %k.174.i.i630 = phi i64 [ %inc35.i.i642, %for.body21.i.i629 ], [ %k.0.lcssa.i.i620, %for.cond18.preheader.i.i627 ]
  %wrong.173.i.i631 = phi i64 [ %or31.i.i639, %for.body21.i.i629 ], [ %or15.i.i625, %for.cond18.preheader.i.i627 ]
  %arrayidx.i.i632 = getelementptr inbounds i32, ptr %add.ptr72.i597, i64 %k.174.i.i630
  %187 = load i32, ptr %arrayidx.i.i632, align 4
  %conv23.i.i633 = sext i32 %187 to i64
  %cmp25.i.i634 = icmp slt i32 %187, 0
  %cond.i.i635 = select i1 %cmp25.i.i634, i64 %185, i64 0
  %add27.i.i636 = add nsw i64 %cond.i.i635, %conv23.i.i633
  %cmp28.i.i637 = icmp uge i64 %add27.i.i636, %185
  %conv30.i.i638 = zext i1 %cmp28.i.i637 to i64
  %or31.i.i639 = or i64 %wrong.173.i.i631, %conv30.i.i638
  %conv32.i.i640 = trunc i64 %add27.i.i636 to i32
  %arrayidx33.i.i641 = getelementptr inbounds i32, ptr %cond67.i464, i64 %k.174.i.i630
  store i32 %conv32.i.i640, ptr %arrayidx33.i.i641, align 4
  %inc35.i.i642 = add nuw nsw i64 %k.174.i.i630, 1
  %exitcond76.not.i.i643 = icmp eq i64 %inc35.i.i642, %spec.select.i474
  br i1 %exitcond76.not.i.i643, label %cond.end78.i506, label %for.body21.i.i629, !llvm.loop !10

cond.false74.i477:                                ; preds = %for.body50.i472
  %add.ptr75.i478 = getelementptr inbounds i64, ptr %166, i64 %k44.0361.i
  br i1 %cmp.not65.i.i476, label %for.cond10.preheader.i.i498, label %for.body.lr.ph.i299.i479

for.body.lr.ph.i299.i479:                         ; preds = %cond.false74.i477
  %splat.splatinsert.i300.i480 = insertelement <8 x i64> poison, i64 %185, i64 0
  %splat.splat.i301.i481 = shufflevector <8 x i64> %splat.splatinsert.i300.i480, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i482

for.cond10.preheader.i.i498:                      ; preds = %for.body.i302.i482, %cond.false74.i477
  %outside.0.lcssa.i314.i499 = phi <8 x i64> [ zeroinitializer, %cond.false74.i477 ], [ %or7.i310.i493, %for.body.i302.i482 ]
  %k.0.lcssa.i315.i500 = phi i64 [ 0, %cond.false74.i477 ], [ %add66.i.i483, %for.body.i302.i482 ]
  br label %for.body13.i316.i

for.body.i302.i482:                               ; preds = %for.body.i302.i482, %for.body.lr.ph.i299.i479
  %add66.i.i483 = phi i64 [ 8, %for.body.lr.ph.i299.i479 ], [ %add.i312.i496, %for.body.i302.i482 ]
  %k.065.i.i484 = phi i64 [ 0, %for.body.lr.ph.i299.i479 ], [ %add66.i.i483, %for.body.i302.i482 ]
  %outside.064.i.i485 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i479 ], [ %or7.i310.i493, %for.body.i302.i482 ]
  %add.ptr.i303.i486 = getelementptr inbounds i64, ptr %add.ptr75.i478, i64 %k.065.i.i484
  %188 = load <8 x i64>, ptr %add.ptr.i303.i486, align 8
  %isneg.i304.i487 = icmp slt <8 x i64> %188, zeroinitializer
  %and.i305.i488 = select <8 x i1> %isneg.i304.i487, <8 x i64> %splat.splat.i301.i481, <8 x i64> zeroinitializer
  %add1.i306.i489 = add <8 x i64> %and.i305.i488, %188
  %add1.lobit.i307.i490 = ashr <8 x i64> %add1.i306.i489, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i491 = icmp slt <8 x i64> %add1.i306.i489, %splat.splat.i301.i481
  %or.i309.i492 = select <8 x i1> %cmp5.not.i308.i491, <8 x i64> %add1.lobit.i307.i490, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i493 = or <8 x i64> %or.i309.i492, %outside.064.i.i485
  %conv.i311.i494 = trunc <8 x i64> %add1.i306.i489 to <8 x i32>
  %add.ptr8.i.i495 = getelementptr inbounds i32, ptr %cond67.i464, i64 %k.065.i.i484
  store <8 x i32> %conv.i311.i494, ptr %add.ptr8.i.i495, align 4
  %add.i312.i496 = add nuw nsw i64 %add66.i.i483, 8
  %cmp.not.i313.i497 = icmp sgt i64 %add.i312.i496, %spec.select.i474
  br i1 %cmp.not.i313.i497, label %for.cond10.preheader.i.i498, label %for.body.i302.i482, !llvm.loop !11

for.cond17.preheader.i.i504:                      ; preds = %for.body13.i316.i
  %cmp1870.i.i505 = icmp slt i64 %k.0.lcssa.i315.i500, %spec.select.i474
  br i1 %cmp1870.i.i505, label %for.body20.i.i585, label %cond.end78.i506

for.body13.i316.i:                                ; preds = %for.body13.i316.i, %for.cond10.preheader.i.i498
  %j.069.i.i501 = phi i64 [ 0, %for.cond10.preheader.i.i498 ], [ %inc.i318.i, %for.body13.i316.i ]
  %wrong.068.i.i502 = phi i64 [ 0, %for.cond10.preheader.i.i498 ], [ %or14.i.i503, %for.body13.i316.i ]
  %vecext.i317.i = extractelement <8 x i64> %outside.0.lcssa.i314.i499, i64 %j.069.i.i501
  %or14.i.i503 = or i64 %vecext.i317.i, %wrong.068.i.i502
  %inc.i318.i = add nuw nsw i64 %j.069.i.i501, 1
  %exitcond.not.i319.i = icmp eq i64 %inc.i318.i, 8
  br i1 %exitcond.not.i319.i, label %for.cond17.preheader.i.i504, label %for.body13.i316.i, !llvm.loop !12

for.body20.i.i585:                                ; preds = %for.cond17.preheader.i.i504, %for.body20.i.i585
  %k.172.i.i586 = phi i64 [ %inc33.i.i594, %for.body20.i.i585 ], [ %k.0.lcssa.i315.i500, %for.cond17.preheader.i.i504 ]
  %wrong.171.i.i587 = phi i64 [ %or29.i.i592, %for.body20.i.i585 ], [ %or14.i.i503, %for.cond17.preheader.i.i504 ]
  %arrayidx.i321.i = getelementptr inbounds i64, ptr %add.ptr75.i478, i64 %k.172.i.i586
  %189 = load i64, ptr %arrayidx.i321.i, align 8
  %cmp23.i.i588 = icmp slt i64 %189, 0
  %cond.i322.i = select i1 %cmp23.i.i588, i64 %185, i64 0
  %add25.i.i589 = add nsw i64 %cond.i322.i, %189
  %cmp26.i.i590 = icmp uge i64 %add25.i.i589, %185
  %conv28.i.i591 = zext i1 %cmp26.i.i590 to i64
  %or29.i.i592 = or i64 %wrong.171.i.i587, %conv28.i.i591
  %conv30.i323.i = trunc i64 %add25.i.i589 to i32
  %arrayidx31.i.i593 = getelementptr inbounds i32, ptr %cond67.i464, i64 %k.172.i.i586
  store i32 %conv30.i323.i, ptr %arrayidx31.i.i593, align 4
  %inc33.i.i594 = add nuw nsw i64 %k.172.i.i586, 1
  %exitcond74.not.i.i595 = icmp eq i64 %inc33.i.i594, %spec.select.i474
  br i1 %exitcond74.not.i.i595, label %cond.end78.i506, label %for.body20.i.i585, !llvm.loop !13

cond.end78.i506:                                  ; preds = %for.body20.i.i585, %for.body21.i.i629, %for.cond17.preheader.i.i504, %for.cond18.preheader.i.i627
  %cond79.in.in.i507 = phi i64 [ %or15.i.i625, %for.cond18.preheader.i.i627 ], [ %or14.i.i503, %for.cond17.preheader.i.i504 ], [ %or31.i.i639, %for.body21.i.i629 ], [ %or29.i.i592, %for.body20.i.i585 ]
  %cond79.in.not.i508 = icmp eq i64 %cond79.in.in.i507, 0
  br i1 %cond79.in.not.i508, label %if.end82.i509, label %set_64.exit

if.end82.i509:                                    ; preds = %cond.end78.i506
  br i1 %181, label %if.end87.i538, label %if.else85.i510

if.else85.i510:                                   ; preds = %if.end82.i509
  %cmp55.i.i511 = icmp sgt i64 %sub52.i473, 0
  br i1 %cmp55.i.i511, label %for.body.i326.i, label %if.else94.thread.i512

for.cond12.preheader.i.i525:                      ; preds = %for.body.i326.i
  %tobool.not.i.i526 = icmp eq i64 %add.i328.i, 0
  br i1 %tobool.not.i.i526, label %if.else94.thread.i512, label %for.body16.lr.ph.i.i527

for.body16.lr.ph.i.i527:                          ; preds = %for.cond12.preheader.i.i525
  %sub18.i.i528 = add nsw i64 %add.i328.i, -1
  %arrayidx19.i.i529 = getelementptr inbounds [520 x i32], ptr %found.i392, i64 0, i64 %sub18.i.i528
  %arrayidx25.i.i530 = getelementptr inbounds [520 x i32], ptr %places63.i463, i64 0, i64 %sub18.i.i528
  br label %for.body16.i.i531

for.body.i326.i:                                  ; preds = %if.else85.i510, %for.body.i326.i
  %n.057.i.i517 = phi i64 [ %add.i328.i, %for.body.i326.i ], [ 0, %if.else85.i510 ]
  %k.056.i.i518 = phi i64 [ %inc.i329.i, %for.body.i326.i ], [ 0, %if.else85.i510 ]
  %arrayidx.i327.i = getelementptr inbounds i32, ptr %places.i391, i64 %k.056.i.i518
  %190 = load i32, ptr %arrayidx.i327.i, align 4
  %sub3.i.i519 = sub i32 %190, %conv.i324.i
  %conv4.i.i520 = trunc i64 %k.056.i.i518 to i32
  %arrayidx5.i.i521 = getelementptr inbounds [520 x i32], ptr %found.i392, i64 0, i64 %n.057.i.i517
  store i32 %conv4.i.i520, ptr %arrayidx5.i.i521, align 4
  %arrayidx7.i.i522 = getelementptr inbounds [520 x i32], ptr %places63.i463, i64 0, i64 %n.057.i.i517
  store i32 %sub3.i.i519, ptr %arrayidx7.i.i522, align 4
  %cmp8.i.i523 = icmp ult i32 %sub3.i.i519, %conv1.i.i467
  %conv10.i.i524 = zext i1 %cmp8.i.i523 to i64
  %add.i328.i = add nuw nsw i64 %n.057.i.i517, %conv10.i.i524
  %inc.i329.i = add nuw nsw i64 %k.056.i.i518, 1
  %exitcond.not.i330.i = icmp eq i64 %inc.i329.i, %spec.select.i474
  br i1 %exitcond.not.i330.i, label %for.cond12.preheader.i.i525, label %for.body.i326.i, !llvm.loop !14

for.body16.i.i531:                                ; preds = %for.body16.i.i531, %for.body16.lr.ph.i.i527
  %k11.058.i.i532 = phi i64 [ 0, %for.body16.lr.ph.i.i527 ], [ %inc30.i.i536, %for.body16.i.i531 ]
  %191 = load i32, ptr %arrayidx19.i.i529, align 4
  %add21.i.i533 = add nuw nsw i64 %k11.058.i.i532, %add.i328.i
  %arrayidx22.i.i534 = getelementptr inbounds [520 x i32], ptr %found.i392, i64 0, i64 %add21.i.i533
  store i32 %191, ptr %arrayidx22.i.i534, align 4
  %192 = load i32, ptr %arrayidx25.i.i530, align 4
  %arrayidx28.i.i535 = getelementptr inbounds [520 x i32], ptr %places63.i463, i64 0, i64 %add21.i.i533
  store i32 %192, ptr %arrayidx28.i.i535, align 4
  %inc30.i.i536 = add nuw nsw i64 %k11.058.i.i532, 1
  %exitcond.not.i537 = icmp eq i64 %inc30.i.i536, 8
  br i1 %exitcond.not.i537, label %if.end87.i538, label %for.body16.i.i531, !llvm.loop !15

if.else94.thread.i512:                            ; preds = %for.cond12.preheader.i.i525, %if.else85.i510
  store i64 0, ptr %count32.i.i468, align 8
  br label %for.inc101.i513

if.end87.i538:                                    ; preds = %for.body16.i.i531, %if.end82.i509
  %193 = phi i64 [ %spec.select.i474, %if.end82.i509 ], [ %add.i328.i, %for.body16.i.i531 ]
  store i64 %193, ptr %count32.i.i468, align 8
  %tobool89.i539 = icmp ne i64 %193, 0
  %or.cond183.i540 = select i1 %tobool89.i539, i1 %cmp91.i469, i1 false
  %cmp31.i.i541 = icmp sgt i64 %193, 0
  br i1 %or.cond183.i540, label %if.then93.i571, label %if.else94.i542

if.then93.i571:                                   ; preds = %if.end87.i538
  br i1 %cmp31.i.i541, label %for.body.i331.i572, label %for.inc101.i513

for.body.i331.i572:                               ; preds = %if.then93.i571, %for.body.i331.i572
  %m.032.i.i573 = phi i64 [ %inc.i337.i, %for.body.i331.i572 ], [ 0, %if.then93.i571 ]
  %arrayidx4.i.i574 = getelementptr inbounds [520 x i32], ptr %places63.i463, i64 0, i64 %m.032.i.i573
  %194 = load i32, ptr %arrayidx4.i.i574, align 4
  %conv5.i.i575 = sext i32 %194 to i64
  %add.i332.i576 = add nuw nsw i64 %m.032.i.i573, 8
  %arrayidx7.i333.i577 = getelementptr inbounds [520 x i32], ptr %places63.i463, i64 0, i64 %add.i332.i576
  %195 = load i32, ptr %arrayidx7.i333.i577, align 4
  %idx.ext.i.i578 = sext i32 %195 to i64
  %add.ptr.i334.i579 = getelementptr inbounds i64, ptr %cond.i408, i64 %idx.ext.i.i578
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i334.i579, i32 1, i32 3, i32 1)
  %arrayidx11.i.i580 = getelementptr inbounds [520 x i32], ptr %found.i392, i64 0, i64 %m.032.i.i573
  %196 = load i32, ptr %arrayidx11.i.i580, align 4
  %conv12.i.i581 = sext i32 %196 to i64
  %mul.i335.i582 = mul nsw i64 %169, %conv12.i.i581
  %arrayidx13.i.i583 = getelementptr inbounds i64, ptr %values.0362.i, i64 %mul.i335.i582
  %197 = load i64, ptr %arrayidx13.i.i583, align 8
  %arrayidx14.i336.i = getelementptr inbounds i64, ptr %cond.i408, i64 %conv5.i.i575
  store i64 %197, ptr %arrayidx14.i336.i, align 8
  %inc.i337.i = add nuw nsw i64 %m.032.i.i573, 1
  %exitcond374.not.i584 = icmp eq i64 %inc.i337.i, %193
  br i1 %exitcond374.not.i584, label %for.inc101.i513, label %for.body.i331.i572, !llvm.loop !37

if.else94.i542:                                   ; preds = %if.end87.i538
  br i1 %cmp31.i.i541, label %for.body.i341.i, label %for.inc101.i513

for.body.i341.i:                                  ; preds = %if.else94.i542, %for.end33.i.i565
  %m.070.i.i543 = phi i64 [ %inc35.i349.i, %for.end33.i.i565 ], [ 0, %if.else94.i542 ]
  %arrayidx.i342.i = getelementptr inbounds [520 x i32], ptr %found.i392, i64 0, i64 %m.070.i.i543
  %198 = load i32, ptr %arrayidx.i342.i, align 4
  %conv.i343.i = sext i32 %198 to i64
  %mul.i344.i = mul nsw i64 %169, %conv.i343.i
  %add.ptr.i345.i = getelementptr inbounds i64, ptr %values.0362.i, i64 %mul.i344.i
  %arrayidx1.i.i544 = getelementptr inbounds [520 x i32], ptr %places63.i463, i64 0, i64 %m.070.i.i543
  %199 = load i32, ptr %arrayidx1.i.i544, align 4
  %conv2.i.i545 = sext i32 %199 to i64
  %mul3.i.i546 = mul nsw i64 %170, %conv2.i.i545
  %add.ptr4.i.i547 = getelementptr i64, ptr %cond.i408, i64 %mul3.i.i546
  %add.i346.i = add nuw nsw i64 %m.070.i.i543, 8
  %arrayidx6.i.i548 = getelementptr inbounds [520 x i32], ptr %found.i392, i64 0, i64 %add.i346.i
  %200 = load i32, ptr %arrayidx6.i.i548, align 4
  %conv7.i.i549 = sext i32 %200 to i64
  %mul8.i.i550 = mul nsw i64 %169, %conv7.i.i549
  %add.ptr9.i347.i = getelementptr inbounds i64, ptr %values.0362.i, i64 %mul8.i.i550
  %arrayidx12.i.i551 = getelementptr inbounds [520 x i32], ptr %places63.i463, i64 0, i64 %add.i346.i
  %201 = load i32, ptr %arrayidx12.i.i551, align 4
  %conv13.i.i552 = sext i32 %201 to i64
  %mul14.i.i553 = mul nsw i64 %170, %conv13.i.i552
  %add.ptr15.i.i554 = getelementptr inbounds i64, ptr %cond.i408, i64 %mul14.i.i553
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i554, i32 1, i32 3, i32 1)
  br i1 %cmp18.not64.i.i470, label %for.cond25.preheader.i.i562, label %for.body20.i348.i

for.cond25.preheader.i.i562:                      ; preds = %for.body20.i348.i, %for.body.i341.i
  %j.0.lcssa.i.i563 = phi i64 [ 0, %for.body.i341.i ], [ %add1766.i.i555, %for.body20.i348.i ]
  %cmp2667.i.i564 = icmp slt i64 %j.0.lcssa.i.i563, %170
  br i1 %cmp2667.i.i564, label %for.body28.i.i567, label %for.end33.i.i565

for.body20.i348.i:                                ; preds = %for.body.i341.i, %for.body20.i348.i
  %add1766.i.i555 = phi i64 [ %add17.i.i560, %for.body20.i348.i ], [ 8, %for.body.i341.i ]
  %j.065.i.i556 = phi i64 [ %add1766.i.i555, %for.body20.i348.i ], [ 0, %for.body.i341.i ]
  %add.ptr21.i.i557 = getelementptr inbounds i64, ptr %add.ptr9.i347.i, i64 %j.065.i.i556
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i557, i32 0, i32 3, i32 1)
  %add.ptr22.i.i558 = getelementptr inbounds i64, ptr %add.ptr.i345.i, i64 %j.065.i.i556
  %add.ptr23.i.i559 = getelementptr inbounds i64, ptr %add.ptr4.i.i547, i64 %j.065.i.i556
  %202 = load <8 x i64>, ptr %add.ptr22.i.i558, align 8
  store <8 x i64> %202, ptr %add.ptr23.i.i559, align 8
  %add17.i.i560 = add nuw nsw i64 %add1766.i.i555, 8
  %cmp18.not.i.i561 = icmp sgt i64 %add17.i.i560, %170
  br i1 %cmp18.not.i.i561, label %for.cond25.preheader.i.i562, label %for.body20.i348.i, !llvm.loop !38

for.body28.i.i567:                                ; preds = %for.cond25.preheader.i.i562, %for.body28.i.i567
  %j.168.i.i568 = phi i64 [ %inc.i351.i, %for.body28.i.i567 ], [ %j.0.lcssa.i.i563, %for.cond25.preheader.i.i562 ]
  %arrayidx29.i.i569 = getelementptr inbounds i64, ptr %add.ptr4.i.i547, i64 %j.168.i.i568
  %arrayidx30.i.i570 = getelementptr inbounds i64, ptr %add.ptr.i345.i, i64 %j.168.i.i568
  %203 = load i64, ptr %arrayidx30.i.i570, align 8
  store i64 %203, ptr %arrayidx29.i.i569, align 8
  %inc.i351.i = add nuw nsw i64 %j.168.i.i568, 1
  %exitcond.not.i352.i = icmp eq i64 %inc.i351.i, %170
  br i1 %exitcond.not.i352.i, label %for.end33.i.i565, label %for.body28.i.i567, !llvm.loop !39

for.end33.i.i565:                                 ; preds = %for.body28.i.i567, %for.cond25.preheader.i.i562
  %inc35.i349.i = add nuw nsw i64 %m.070.i.i543, 1
  %exitcond373.not.i566 = icmp eq i64 %inc35.i349.i, %193
  br i1 %exitcond373.not.i566, label %for.inc101.i513, label %for.body.i341.i, !llvm.loop !40

for.inc101.i513:                                  ; preds = %for.end33.i.i565, %for.body.i331.i572, %if.else94.i542, %if.then93.i571, %if.else94.thread.i512
  %add.i514 = add nuw nsw i64 %k44.0361.i, 512
  %add.ptr103.i515 = getelementptr i8, ptr %values.0362.i, i64 %add.ptr103.idx.i471
  %204 = load i64, ptr %arrayidx46.i420, align 8
  %cmp47.not.i516 = icmp slt i64 %add.i514, %204
  br i1 %cmp47.not.i516, label %for.body50.i472, label %for.end106.i421, !llvm.loop !41

for.end106.i421:                                  ; preds = %for.inc101.i513, %for.cond45.preheader.i419
  %205 = load i64, ptr %a, align 8
  %cmp108.i422 = icmp eq i64 %205, 0
  %tobool111.i423 = icmp ne i64 %172, 0
  %or.cond184.i424 = select i1 %cmp108.i422, i1 %tobool111.i423, i1 false
  br i1 %or.cond184.i424, label %lor.lhs.false112.i426, label %set_64.exit

lor.lhs.false112.i426:                            ; preds = %for.end106.i421
  %cmp113.i427 = icmp ne ptr %cond.i408, %173
  %tobool116.i428 = icmp ne i64 %163, 0
  %or.cond185.i429 = select i1 %cmp113.i427, i1 true, i1 %tobool116.i428
  br i1 %or.cond185.i429, label %for.cond120.preheader.i430, label %set_64.exit

for.cond120.preheader.i430:                       ; preds = %lor.lhs.false112.i426
  %cmp122.not363.i = icmp slt i64 %mul.i401, 8
  br i1 %cmp122.not363.i, label %for.cond145.preheader.i440, label %for.body124.lr.ph.i431

for.body124.lr.ph.i431:                           ; preds = %for.cond120.preheader.i430
  %add.ptr131.i432 = getelementptr inbounds i64, ptr %164, i64 %mul9.i404
  br label %for.body124.i433

for.cond145.preheader.i440:                       ; preds = %if.end140.i435, %for.cond120.preheader.i430
  %k119.0.lcssa.i441 = phi i64 [ 0, %for.cond120.preheader.i430 ], [ %add121365.i, %if.end140.i435 ]
  %cmp146366.i = icmp slt i64 %k119.0.lcssa.i441, %mul.i401
  br i1 %cmp146366.i, label %for.body148.lr.ph.i442, label %set_64.exit

for.body148.lr.ph.i442:                           ; preds = %for.cond145.preheader.i440
  %206 = getelementptr i64, ptr %164, i64 %mul9.i404
  br label %for.body148.i443

for.body124.i433:                                 ; preds = %if.end140.i435, %for.body124.lr.ph.i431
  %add121365.i = phi i64 [ 8, %for.body124.lr.ph.i431 ], [ %add121.i438, %if.end140.i435 ]
  %k119.0364.i = phi i64 [ 0, %for.body124.lr.ph.i431 ], [ %add121365.i, %if.end140.i435 ]
  %add.ptr125.i434 = getelementptr inbounds i64, ptr %cond.i408, i64 %k119.0364.i
  %207 = load <8 x i64>, ptr %add.ptr125.i434, align 8
  br i1 %tobool116.i428, label %land.lhs.true127.i453, label %if.end140.i435

land.lhs.true127.i453:                            ; preds = %for.body124.i433
  %208 = load i64, ptr %arrayidx8.i403, align 8
  %tobool129.not.i454 = icmp eq i64 %208, 0
  br i1 %tobool129.not.i454, label %if.then136.i458, label %if.then130.i455

if.then130.i455:                                  ; preds = %land.lhs.true127.i453
  %add.ptr132.i456 = getelementptr inbounds i64, ptr %add.ptr131.i432, i64 %k119.0364.i
  %209 = load <8 x i64>, ptr %add.ptr132.i456, align 8
  %add133.i457 = add <8 x i64> %209, %207
  br label %if.end140.i435

if.then136.i458:                                  ; preds = %land.lhs.true127.i453
  %210 = load i64, ptr %164, align 8
  %splat.splatinsert.i459 = insertelement <8 x i64> poison, i64 %210, i64 0
  %splat.splat.i460 = shufflevector <8 x i64> %splat.splatinsert.i459, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i461 = add <8 x i64> %splat.splat.i460, %207
  br label %if.end140.i435

if.end140.i435:                                   ; preds = %if.then136.i458, %if.then130.i455, %for.body124.i433
  %sum.0.i436 = phi <8 x i64> [ %add133.i457, %if.then130.i455 ], [ %add138.i461, %if.then136.i458 ], [ %207, %for.body124.i433 ]
  %add.ptr141.i437 = getelementptr inbounds i64, ptr %173, i64 %k119.0364.i
  store <8 x i64> %sum.0.i436, ptr %add.ptr141.i437, align 8
  %add121.i438 = add nuw nsw i64 %add121365.i, 8
  %cmp122.not.i439 = icmp sgt i64 %add121.i438, %mul.i401
  br i1 %cmp122.not.i439, label %for.cond145.preheader.i440, label %for.body124.i433, !llvm.loop !42

for.body148.i443:                                 ; preds = %cond.end159.i445, %for.body148.lr.ph.i442
  %k119.1367.i = phi i64 [ %k119.0.lcssa.i441, %for.body148.lr.ph.i442 ], [ %inc163.i448, %cond.end159.i445 ]
  %arrayidx151.i444 = getelementptr inbounds i64, ptr %cond.i408, i64 %k119.1367.i
  %211 = load i64, ptr %arrayidx151.i444, align 8
  br i1 %tobool116.i428, label %cond.true150.i449, label %cond.end159.i445

cond.true150.i449:                                ; preds = %for.body148.i443
  %212 = load i64, ptr %arrayidx8.i403, align 8
  %mul153.i450 = mul nsw i64 %212, %k119.1367.i
  %arrayidx155.i451 = getelementptr i64, ptr %206, i64 %mul153.i450
  %213 = load i64, ptr %arrayidx155.i451, align 8
  %add156.i452 = add nsw i64 %213, %211
  br label %cond.end159.i445

cond.end159.i445:                                 ; preds = %cond.true150.i449, %for.body148.i443
  %cond160.i446 = phi i64 [ %add156.i452, %cond.true150.i449 ], [ %211, %for.body148.i443 ]
  %arrayidx161.i447 = getelementptr inbounds i64, ptr %173, i64 %k119.1367.i
  store i64 %cond160.i446, ptr %arrayidx161.i447, align 8
  %inc163.i448 = add nuw nsw i64 %k119.1367.i, 1
  %exitcond375.not.i = icmp eq i64 %inc163.i448, %mul.i401
  br i1 %exitcond375.not.i, label %set_64.exit, label %for.body148.i443, !llvm.loop !43

set_64.exit:                                      ; preds = %cond.end78.i506, %cond.end159.i445, %for.end106.i421, %lor.lhs.false112.i426, %for.cond145.preheader.i440
  %retval.3.i425 = phi i64 [ 0, %lor.lhs.false112.i426 ], [ 0, %for.end106.i421 ], [ 0, %for.cond145.preheader.i440 ], [ 0, %cond.end159.i445 ], [ 1, %cond.end78.i506 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i392) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i391) #7
  br label %return

cond.true13:                                      ; preds = %entry
  %arrayidx14 = getelementptr inbounds i8, ptr %a, i64 8
  %214 = load i64, ptr %arrayidx14, align 8
  %arrayidx.i1850 = getelementptr inbounds i8, ptr %a, i64 24
  %215 = load i64, ptr %arrayidx.i1850, align 8
  %216 = inttoptr i64 %215 to ptr
  %arrayidx1.i1851 = getelementptr inbounds i8, ptr %a, i64 88
  %217 = load i64, ptr %arrayidx1.i1851, align 8
  %218 = inttoptr i64 %217 to ptr
  %arrayidx2.i1852 = getelementptr inbounds i8, ptr %a, i64 40
  %219 = load i64, ptr %arrayidx2.i1852, align 8
  %220 = inttoptr i64 %219 to ptr
  %arrayidx3.i1853 = getelementptr inbounds i8, ptr %a, i64 72
  %221 = load i64, ptr %arrayidx3.i1853, align 8
  %arrayidx4.i1854 = getelementptr inbounds i8, ptr %a, i64 80
  %222 = load i64, ptr %arrayidx4.i1854, align 8
  %arrayidx5.i1855 = getelementptr inbounds i8, ptr %a, i64 32
  %223 = load i64, ptr %arrayidx5.i1855, align 8
  %arrayidx6.i1856 = getelementptr inbounds i8, ptr %a, i64 64
  %224 = load i64, ptr %arrayidx6.i1856, align 8
  %sub.i1857 = sub i64 %222, %221
  %mul.i1858 = mul i64 %224, %sub.i1857
  %mul7.i1859 = mul nsw i64 %224, %221
  %arrayidx8.i1860 = getelementptr inbounds i8, ptr %a, i64 96
  %225 = load i64, ptr %arrayidx8.i1860, align 8
  %mul9.i1861 = mul nsw i64 %mul7.i1859, %225
  %arrayidx10.i1862 = getelementptr inbounds i8, ptr %a, i64 120
  %226 = load i64, ptr %arrayidx10.i1862, align 8
  %227 = inttoptr i64 %226 to ptr
  %arrayidx11.i1863 = getelementptr inbounds i8, ptr %a, i64 112
  %228 = load i64, ptr %arrayidx11.i1863, align 8
  %tobool.not.i1864 = icmp eq i64 %228, 0
  %229 = inttoptr i64 %228 to ptr
  %cond.i1865 = select i1 %tobool.not.i1864, ptr %227, ptr %229
  %arrayidx13.i1866 = getelementptr inbounds i8, ptr %a, i64 104
  %230 = load i64, ptr %arrayidx13.i1866, align 8
  %tobool14.not.i1867 = icmp eq i64 %230, 0
  switch i64 %214, label %cond.false28 [
    i64 0, label %cond.true16
    i64 1, label %cond.true21
    i64 2, label %cond.true26
  ]

cond.true16:                                      ; preds = %cond.true13
  br i1 %tobool14.not.i1867, label %if.end30.i694, label %if.then.i690

if.then.i690:                                     ; preds = %cond.true16
  %231 = inttoptr i64 %230 to ptr
  %232 = load i64, ptr %231, align 8
  %tobool1.not.i.i691 = icmp eq i64 %232, 0
  br i1 %tobool1.not.i.i691, label %if.then.i.i960, label %for.cond9.preheader.i.i692

if.then.i.i960:                                   ; preds = %if.then.i690
  %mul.i.i961 = shl nsw i64 %mul.i1858, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1865, i8 0, i64 %mul.i.i961, i1 false)
  br label %if.end30.i694

for.cond9.preheader.i.i692:                       ; preds = %if.then.i690
  %cmp1033.i.i693 = icmp sgt i64 %mul.i1858, 0
  br i1 %cmp1033.i.i693, label %for.body13.i.i955, label %if.end30.i694

for.body13.i.i955:                                ; preds = %for.cond9.preheader.i.i692, %for.body13.i.i955
  %k8.034.i.i956 = phi i64 [ %inc16.i.i958, %for.body13.i.i955 ], [ 0, %for.cond9.preheader.i.i692 ]
  %arrayidx14.i.i957 = getelementptr inbounds i64, ptr %cond.i1865, i64 %k8.034.i.i956
  store i64 %232, ptr %arrayidx14.i.i957, align 8
  %inc16.i.i958 = add nuw nsw i64 %k8.034.i.i956, 1
  %exitcond.not.i.i959 = icmp eq i64 %inc16.i.i958, %mul.i1858
  br i1 %exitcond.not.i.i959, label %if.end30.i694, label %for.body13.i.i955, !llvm.loop !35

if.end30.i694:                                    ; preds = %for.body13.i.i955, %for.cond9.preheader.i.i692, %if.then.i.i960, %cond.true16
  %cmp31.i695 = icmp eq i64 %221, 0
  br i1 %cmp31.i695, label %land.end.i944, label %land.end.thread.i696

land.end.thread.i696:                             ; preds = %if.end30.i694
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i666) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i667) #7
  br label %for.cond45.preheader.i697

land.end.i944:                                    ; preds = %if.end30.i694
  %arrayidx32.i945 = getelementptr inbounds i8, ptr %a, i64 56
  %233 = load i64, ptr %arrayidx32.i945, align 8
  %cmp33.i946 = icmp eq i64 %222, %233
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i666) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i667) #7
  br i1 %cmp33.i946, label %for.body.lr.ph.i947, label %for.cond45.preheader.i697

for.body.lr.ph.i947:                              ; preds = %land.end.i944
  %places42.i948 = getelementptr inbounds i8, ptr %found.i667, i64 2080
  br label %for.body.i949

for.cond45.preheader.i697:                        ; preds = %for.body.i949, %land.end.i944, %land.end.thread.i696
  %234 = phi i1 [ false, %land.end.thread.i696 ], [ false, %land.end.i944 ], [ true, %for.body.i949 ]
  %arrayidx46.i698 = getelementptr inbounds i8, ptr %a, i64 48
  %235 = load i64, ptr %arrayidx46.i698, align 8
  %cmp47.not354.i = icmp sgt i64 %235, 0
  br i1 %cmp47.not354.i, label %for.body50.lr.ph.i721, label %for.end106.i699

for.body50.lr.ph.i721:                            ; preds = %for.cond45.preheader.i697
  %places63.i722 = getelementptr inbounds i8, ptr %found.i667, i64 2080
  %cond67.i723 = select i1 %234, ptr %places63.i722, ptr %places.i666
  %arrayidx68.i724 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i725 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i329.i = trunc i64 %221 to i32
  %conv1.i.i726 = trunc i64 %sub.i1857 to i32
  %count32.i.i727 = getelementptr inbounds i8, ptr %found.i667, i64 4160
  %cmp91.i728 = icmp eq i64 %224, 1
  %236 = add i64 %224, -8
  %237 = tail call i64 @llvm.fshl.i64(i64 %236, i64 %236, i64 61)
  %cmp18.not66.i.i.i = icmp slt i64 %224, 8
  %add.ptr103.idx.i729 = shl nsw i64 %223, 11
  br label %for.body50.i730

for.body.i949:                                    ; preds = %for.body.i949, %for.body.lr.ph.i947
  %k.0353.i = phi i64 [ 0, %for.body.lr.ph.i947 ], [ %inc.i953, %for.body.i949 ]
  %conv40.i950 = trunc nuw i64 %k.0353.i to i32
  %arrayidx41.i951 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %k.0353.i
  store i32 %conv40.i950, ptr %arrayidx41.i951, align 4
  %arrayidx43.i952 = getelementptr inbounds [520 x i32], ptr %places42.i948, i64 0, i64 %k.0353.i
  store i32 0, ptr %arrayidx43.i952, align 4
  %inc.i953 = add nuw nsw i64 %k.0353.i, 1
  %exitcond5187.not = icmp eq i64 %inc.i953, 520
  br i1 %exitcond5187.not, label %for.cond45.preheader.i697, label %for.body.i949, !llvm.loop !44

for.body50.i730:                                  ; preds = %for.inc101.i754, %for.body50.lr.ph.i721
  %238 = phi i64 [ %235, %for.body50.lr.ph.i721 ], [ %310, %for.inc101.i754 ]
  %values.0357.i = phi ptr [ %216, %for.body50.lr.ph.i721 ], [ %add.ptr103.i756, %for.inc101.i754 ]
  %k44.0356.i = phi i64 [ 0, %for.body50.lr.ph.i721 ], [ %add.i755, %for.inc101.i754 ]
  %sub52.i731 = sub nsw i64 %238, %k44.0356.i
  %spec.select.i732 = tail call i64 @llvm.smin.i64(i64 %sub52.i731, i64 512)
  %239 = load i64, ptr %arrayidx68.i724, align 8
  %cmp69.i733 = icmp eq i64 %239, 4
  %240 = load i64, ptr %arrayidx76.i725, align 8
  %cmp.not65.i.i734 = icmp slt i64 %sub52.i731, 8
  br i1 %cmp69.i733, label %cond.true71.i896, label %cond.false74.i735

cond.true71.i896:                                 ; preds = %for.body50.i730
  %add.ptr72.i897 = getelementptr inbounds i32, ptr %220, i64 %k44.0356.i
  br i1 %cmp.not65.i.i734, label %for.cond11.preheader.i.i918, label %for.body.lr.ph.i.i898

for.body.lr.ph.i.i898:                            ; preds = %cond.true71.i896
  %splat.splatinsert.i.i899 = insertelement <8 x i64> poison, i64 %240, i64 0
  %splat.splat.i.i900 = shufflevector <8 x i64> %splat.splatinsert.i.i899, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i901

for.cond11.preheader.i.i918:                      ; preds = %for.body.i.i901, %cond.true71.i896
  %outside.0.lcssa.i.i919 = phi <8 x i64> [ zeroinitializer, %cond.true71.i896 ], [ %or7.i.i913, %for.body.i.i901 ]
  %k.0.lcssa.i.i920 = phi i64 [ 0, %cond.true71.i896 ], [ %add68.i.i902, %for.body.i.i901 ]
  br label %for.body14.i.i921

for.body.i.i901:                                  ; preds = %for.body.i.i901, %for.body.lr.ph.i.i898
  %add68.i.i902 = phi i64 [ 8, %for.body.lr.ph.i.i898 ], [ %add.i.i916, %for.body.i.i901 ]
  %k.067.i.i903 = phi i64 [ 0, %for.body.lr.ph.i.i898 ], [ %add68.i.i902, %for.body.i.i901 ]
  %outside.066.i.i904 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i898 ], [ %or7.i.i913, %for.body.i.i901 ]
  %add.ptr.i.i905 = getelementptr inbounds i32, ptr %add.ptr72.i897, i64 %k.067.i.i903
  %241 = load <8 x i32>, ptr %add.ptr.i.i905, align 4
  %conv.i.i906 = sext <8 x i32> %241 to <8 x i64>
  %isneg.i.i907 = icmp slt <8 x i32> %241, zeroinitializer
  %and.i.i908 = select <8 x i1> %isneg.i.i907, <8 x i64> %splat.splat.i.i900, <8 x i64> zeroinitializer
  %add1.i.i909 = add <8 x i64> %and.i.i908, %conv.i.i906
  %add1.lobit.i.i910 = ashr <8 x i64> %add1.i.i909, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i911 = icmp slt <8 x i64> %add1.i.i909, %splat.splat.i.i900
  %or.i.i912 = select <8 x i1> %cmp5.not.i.i911, <8 x i64> %add1.lobit.i.i910, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i913 = or <8 x i64> %or.i.i912, %outside.066.i.i904
  %conv8.i.i914 = trunc <8 x i64> %add1.i.i909 to <8 x i32>
  %add.ptr9.i.i915 = getelementptr inbounds i32, ptr %cond67.i723, i64 %k.067.i.i903
  store <8 x i32> %conv8.i.i914, ptr %add.ptr9.i.i915, align 4
  %add.i.i916 = add nuw nsw i64 %add68.i.i902, 8
  %cmp.not.i.i917 = icmp sgt i64 %add.i.i916, %spec.select.i732
  br i1 %cmp.not.i.i917, label %for.cond11.preheader.i.i918, label %for.body.i.i901, !llvm.loop !8

for.cond18.preheader.i.i927:                      ; preds = %for.body14.i.i921
  %cmp1972.i.i928 = icmp slt i64 %k.0.lcssa.i.i920, %spec.select.i732
  br i1 %cmp1972.i.i928, label %for.body21.i.i929, label %cond.end78.i747

for.body14.i.i921:                                ; preds = %for.body14.i.i921, %for.cond11.preheader.i.i918
  %j.071.i.i922 = phi i64 [ 0, %for.cond11.preheader.i.i918 ], [ %inc.i.i926, %for.body14.i.i921 ]
  %wrong.070.i.i923 = phi i64 [ 0, %for.cond11.preheader.i.i918 ], [ %or15.i.i925, %for.body14.i.i921 ]
  %vecext.i.i924 = extractelement <8 x i64> %outside.0.lcssa.i.i919, i64 %j.071.i.i922
  %or15.i.i925 = or i64 %vecext.i.i924, %wrong.070.i.i923
  %inc.i.i926 = add nuw nsw i64 %j.071.i.i922, 1
  %exitcond.not.i303.i = icmp eq i64 %inc.i.i926, 8
  br i1 %exitcond.not.i303.i, label %for.cond18.preheader.i.i927, label %for.body14.i.i921, !llvm.loop !9

for.body21.i.i929:                                ; preds = %for.cond18.preheader.i.i927, %for.body21.i.i929
  %k.174.i.i930 = phi i64 [ %inc35.i.i942, %for.body21.i.i929 ], [ %k.0.lcssa.i.i920, %for.cond18.preheader.i.i927 ]
  %wrong.173.i.i931 = phi i64 [ %or31.i.i939, %for.body21.i.i929 ], [ %or15.i.i925, %for.cond18.preheader.i.i927 ]
  %arrayidx.i.i932 = getelementptr inbounds i32, ptr %add.ptr72.i897, i64 %k.174.i.i930
  %242 = load i32, ptr %arrayidx.i.i932, align 4
  %conv23.i.i933 = sext i32 %242 to i64
  %cmp25.i.i934 = icmp slt i32 %242, 0
  %cond.i.i935 = select i1 %cmp25.i.i934, i64 %240, i64 0
  %add27.i.i936 = add nsw i64 %cond.i.i935, %conv23.i.i933
  %cmp28.i.i937 = icmp uge i64 %add27.i.i936, %240
  %conv30.i.i938 = zext i1 %cmp28.i.i937 to i64
  %or31.i.i939 = or i64 %wrong.173.i.i931, %conv30.i.i938
  %conv32.i.i940 = trunc i64 %add27.i.i936 to i32
  %arrayidx33.i.i941 = getelementptr inbounds i32, ptr %cond67.i723, i64 %k.174.i.i930
  store i32 %conv32.i.i940, ptr %arrayidx33.i.i941, align 4
  %inc35.i.i942 = add nuw nsw i64 %k.174.i.i930, 1
  %exitcond76.not.i.i943 = icmp eq i64 %inc35.i.i942, %spec.select.i732
  br i1 %exitcond76.not.i.i943, label %cond.end78.i747, label %for.body21.i.i929, !llvm.loop !10

cond.false74.i735:                                ; preds = %for.body50.i730
  %add.ptr75.i736 = getelementptr inbounds i64, ptr %220, i64 %k44.0356.i
  br i1 %cmp.not65.i.i734, label %for.cond10.preheader.i.i741, label %for.body.lr.ph.i304.i

for.body.lr.ph.i304.i:                            ; preds = %cond.false74.i735
  %splat.splatinsert.i305.i = insertelement <8 x i64> poison, i64 %240, i64 0
  %splat.splat.i306.i = shufflevector <8 x i64> %splat.splatinsert.i305.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i307.i

for.cond10.preheader.i.i741:                      ; preds = %for.body.i307.i, %cond.false74.i735
  %outside.0.lcssa.i319.i = phi <8 x i64> [ zeroinitializer, %cond.false74.i735 ], [ %or7.i315.i, %for.body.i307.i ]
  %k.0.lcssa.i320.i = phi i64 [ 0, %cond.false74.i735 ], [ %add66.i.i737, %for.body.i307.i ]
  br label %for.body13.i321.i

for.body.i307.i:                                  ; preds = %for.body.i307.i, %for.body.lr.ph.i304.i
  %add66.i.i737 = phi i64 [ 8, %for.body.lr.ph.i304.i ], [ %add.i317.i, %for.body.i307.i ]
  %k.065.i.i738 = phi i64 [ 0, %for.body.lr.ph.i304.i ], [ %add66.i.i737, %for.body.i307.i ]
  %outside.064.i.i739 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i304.i ], [ %or7.i315.i, %for.body.i307.i ]
  %add.ptr.i308.i = getelementptr inbounds i64, ptr %add.ptr75.i736, i64 %k.065.i.i738
  %243 = load <8 x i64>, ptr %add.ptr.i308.i, align 8
  %isneg.i309.i = icmp slt <8 x i64> %243, zeroinitializer
  %and.i310.i = select <8 x i1> %isneg.i309.i, <8 x i64> %splat.splat.i306.i, <8 x i64> zeroinitializer
  %add1.i311.i = add <8 x i64> %and.i310.i, %243
  %add1.lobit.i312.i = ashr <8 x i64> %add1.i311.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i313.i = icmp slt <8 x i64> %add1.i311.i, %splat.splat.i306.i
  %or.i314.i = select <8 x i1> %cmp5.not.i313.i, <8 x i64> %add1.lobit.i312.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i315.i = or <8 x i64> %or.i314.i, %outside.064.i.i739
  %conv.i316.i = trunc <8 x i64> %add1.i311.i to <8 x i32>
  %add.ptr8.i.i740 = getelementptr inbounds i32, ptr %cond67.i723, i64 %k.065.i.i738
  store <8 x i32> %conv.i316.i, ptr %add.ptr8.i.i740, align 4
  %add.i317.i = add nuw nsw i64 %add66.i.i737, 8
  %cmp.not.i318.i = icmp sgt i64 %add.i317.i, %spec.select.i732
  br i1 %cmp.not.i318.i, label %for.cond10.preheader.i.i741, label %for.body.i307.i, !llvm.loop !11

for.cond17.preheader.i.i745:                      ; preds = %for.body13.i321.i
  %cmp1870.i.i746 = icmp slt i64 %k.0.lcssa.i320.i, %spec.select.i732
  br i1 %cmp1870.i.i746, label %for.body20.i.i884, label %cond.end78.i747

for.body13.i321.i:                                ; preds = %for.body13.i321.i, %for.cond10.preheader.i.i741
  %j.069.i.i742 = phi i64 [ 0, %for.cond10.preheader.i.i741 ], [ %inc.i323.i, %for.body13.i321.i ]
  %wrong.068.i.i743 = phi i64 [ 0, %for.cond10.preheader.i.i741 ], [ %or14.i.i744, %for.body13.i321.i ]
  %vecext.i322.i = extractelement <8 x i64> %outside.0.lcssa.i319.i, i64 %j.069.i.i742
  %or14.i.i744 = or i64 %vecext.i322.i, %wrong.068.i.i743
  %inc.i323.i = add nuw nsw i64 %j.069.i.i742, 1
  %exitcond.not.i324.i = icmp eq i64 %inc.i323.i, 8
  br i1 %exitcond.not.i324.i, label %for.cond17.preheader.i.i745, label %for.body13.i321.i, !llvm.loop !12

for.body20.i.i884:                                ; preds = %for.cond17.preheader.i.i745, %for.body20.i.i884
  %k.172.i.i885 = phi i64 [ %inc33.i.i894, %for.body20.i.i884 ], [ %k.0.lcssa.i320.i, %for.cond17.preheader.i.i745 ]
  %wrong.171.i.i886 = phi i64 [ %or29.i.i892, %for.body20.i.i884 ], [ %or14.i.i744, %for.cond17.preheader.i.i745 ]
  %arrayidx.i326.i887 = getelementptr inbounds i64, ptr %add.ptr75.i736, i64 %k.172.i.i885
  %244 = load i64, ptr %arrayidx.i326.i887, align 8
  %cmp23.i.i888 = icmp slt i64 %244, 0
  %cond.i327.i = select i1 %cmp23.i.i888, i64 %240, i64 0
  %add25.i.i889 = add nsw i64 %cond.i327.i, %244
  %cmp26.i.i890 = icmp uge i64 %add25.i.i889, %240
  %conv28.i.i891 = zext i1 %cmp26.i.i890 to i64
  %or29.i.i892 = or i64 %wrong.171.i.i886, %conv28.i.i891
  %conv30.i328.i = trunc i64 %add25.i.i889 to i32
  %arrayidx31.i.i893 = getelementptr inbounds i32, ptr %cond67.i723, i64 %k.172.i.i885
  store i32 %conv30.i328.i, ptr %arrayidx31.i.i893, align 4
  %inc33.i.i894 = add nuw nsw i64 %k.172.i.i885, 1
  %exitcond74.not.i.i895 = icmp eq i64 %inc33.i.i894, %spec.select.i732
  br i1 %exitcond74.not.i.i895, label %cond.end78.i747, label %for.body20.i.i884, !llvm.loop !13

cond.end78.i747:                                  ; preds = %for.body20.i.i884, %for.body21.i.i929, %for.cond17.preheader.i.i745, %for.cond18.preheader.i.i927
  %cond79.in.in.i748 = phi i64 [ %or15.i.i925, %for.cond18.preheader.i.i927 ], [ %or14.i.i744, %for.cond17.preheader.i.i745 ], [ %or31.i.i939, %for.body21.i.i929 ], [ %or29.i.i892, %for.body20.i.i884 ]
  %cond79.in.not.i749 = icmp eq i64 %cond79.in.in.i748, 0
  br i1 %cond79.in.not.i749, label %if.end82.i750, label %add_float.exit

if.end82.i750:                                    ; preds = %cond.end78.i747
  br i1 %234, label %if.end87.i781, label %if.else85.i751

if.else85.i751:                                   ; preds = %if.end82.i750
  %cmp55.i.i752 = icmp sgt i64 %sub52.i731, 0
  br i1 %cmp55.i.i752, label %for.body.i331.i758, label %if.else94.thread.i753

for.cond12.preheader.i.i768:                      ; preds = %for.body.i331.i758
  %tobool.not.i.i769 = icmp eq i64 %add.i333.i767, 0
  br i1 %tobool.not.i.i769, label %if.else94.thread.i753, label %for.body16.lr.ph.i.i770

for.body16.lr.ph.i.i770:                          ; preds = %for.cond12.preheader.i.i768
  %sub18.i.i771 = add nsw i64 %add.i333.i767, -1
  %arrayidx19.i.i772 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %sub18.i.i771
  %arrayidx25.i.i773 = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %sub18.i.i771
  br label %for.body16.i.i774

for.body.i331.i758:                               ; preds = %if.else85.i751, %for.body.i331.i758
  %n.057.i.i759 = phi i64 [ %add.i333.i767, %for.body.i331.i758 ], [ 0, %if.else85.i751 ]
  %k.056.i.i760 = phi i64 [ %inc.i334.i, %for.body.i331.i758 ], [ 0, %if.else85.i751 ]
  %arrayidx.i332.i = getelementptr inbounds i32, ptr %places.i666, i64 %k.056.i.i760
  %245 = load i32, ptr %arrayidx.i332.i, align 4
  %sub3.i.i761 = sub i32 %245, %conv.i329.i
  %conv4.i.i762 = trunc i64 %k.056.i.i760 to i32
  %arrayidx5.i.i763 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %n.057.i.i759
  store i32 %conv4.i.i762, ptr %arrayidx5.i.i763, align 4
  %arrayidx7.i.i764 = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %n.057.i.i759
  store i32 %sub3.i.i761, ptr %arrayidx7.i.i764, align 4
  %cmp8.i.i765 = icmp ult i32 %sub3.i.i761, %conv1.i.i726
  %conv10.i.i766 = zext i1 %cmp8.i.i765 to i64
  %add.i333.i767 = add nuw nsw i64 %n.057.i.i759, %conv10.i.i766
  %inc.i334.i = add nuw nsw i64 %k.056.i.i760, 1
  %exitcond.not.i335.i = icmp eq i64 %inc.i334.i, %spec.select.i732
  br i1 %exitcond.not.i335.i, label %for.cond12.preheader.i.i768, label %for.body.i331.i758, !llvm.loop !14

for.body16.i.i774:                                ; preds = %for.body16.i.i774, %for.body16.lr.ph.i.i770
  %k11.058.i.i775 = phi i64 [ 0, %for.body16.lr.ph.i.i770 ], [ %inc30.i.i779, %for.body16.i.i774 ]
  %246 = load i32, ptr %arrayidx19.i.i772, align 4
  %add21.i.i776 = add nuw nsw i64 %k11.058.i.i775, %add.i333.i767
  %arrayidx22.i.i777 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %add21.i.i776
  store i32 %246, ptr %arrayidx22.i.i777, align 4
  %247 = load i32, ptr %arrayidx25.i.i773, align 4
  %arrayidx28.i.i778 = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %add21.i.i776
  store i32 %247, ptr %arrayidx28.i.i778, align 4
  %inc30.i.i779 = add nuw nsw i64 %k11.058.i.i775, 1
  %exitcond.not.i780 = icmp eq i64 %inc30.i.i779, 8
  br i1 %exitcond.not.i780, label %if.end87.i781, label %for.body16.i.i774, !llvm.loop !15

if.else94.thread.i753:                            ; preds = %for.cond12.preheader.i.i768, %if.else85.i751
  store i64 0, ptr %count32.i.i727, align 8
  br label %for.inc101.i754

if.end87.i781:                                    ; preds = %for.body16.i.i774, %if.end82.i750
  %248 = phi i64 [ %spec.select.i732, %if.end82.i750 ], [ %add.i333.i767, %for.body16.i.i774 ]
  store i64 %248, ptr %count32.i.i727, align 8
  %tobool89.i782 = icmp ne i64 %248, 0
  %or.cond188.i = select i1 %tobool89.i782, i1 %cmp91.i728, i1 false
  br i1 %or.cond188.i, label %if.then93.i871, label %if.else94.i783

if.then93.i871:                                   ; preds = %if.end87.i781
  %cmp33.i.i = icmp sgt i64 %248, 0
  br i1 %cmp33.i.i, label %for.body.preheader.i.i872, label %for.inc101.i754

for.body.preheader.i.i872:                        ; preds = %if.then93.i871
  %249 = load i32, ptr %places63.i722, align 8
  %conv.i336.i = sext i32 %249 to i64
  %arrayidx1.i.i873 = getelementptr inbounds double, ptr %cond.i1865, i64 %conv.i336.i
  %250 = load double, ptr %arrayidx1.i.i873, align 8
  br label %for.body.i337.i

for.body.i337.i:                                  ; preds = %if.end.i.i879, %for.body.preheader.i.i872
  %before.036.i.i = phi i64 [ %conv5.i.i875, %if.end.i.i879 ], [ %conv.i336.i, %for.body.preheader.i.i872 ]
  %m.035.i.i = phi i64 [ %inc.i343.i, %if.end.i.i879 ], [ 0, %for.body.preheader.i.i872 ]
  %found.034.i.i = phi double [ %add15.i.i, %if.end.i.i879 ], [ %250, %for.body.preheader.i.i872 ]
  %arrayidx4.i.i874 = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %m.035.i.i
  %251 = load i32, ptr %arrayidx4.i.i874, align 4
  %conv5.i.i875 = sext i32 %251 to i64
  %add.i338.i = add nuw nsw i64 %m.035.i.i, 8
  %arrayidx7.i339.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %add.i338.i
  %252 = load i32, ptr %arrayidx7.i339.i, align 4
  %idx.ext.i.i876 = sext i32 %252 to i64
  %add.ptr.i340.i = getelementptr inbounds double, ptr %cond.i1865, i64 %idx.ext.i.i876
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i340.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i877 = icmp eq i64 %before.036.i.i, %conv5.i.i875
  br i1 %cmp8.not.i.i877, label %if.end.i.i879, label %if.then.i341.i

if.then.i341.i:                                   ; preds = %for.body.i337.i
  %arrayidx10.i.i878 = getelementptr inbounds double, ptr %cond.i1865, i64 %conv5.i.i875
  %253 = load double, ptr %arrayidx10.i.i878, align 8
  br label %if.end.i.i879

if.end.i.i879:                                    ; preds = %if.then.i341.i, %for.body.i337.i
  %found.1.i.i880 = phi double [ %253, %if.then.i341.i ], [ %found.034.i.i, %for.body.i337.i ]
  %arrayidx11.i.i881 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %m.035.i.i
  %254 = load i32, ptr %arrayidx11.i.i881, align 4
  %conv12.i.i882 = sext i32 %254 to i64
  %mul.i342.i = mul nsw i64 %223, %conv12.i.i882
  %arrayidx13.i.i883 = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i342.i
  %255 = load float, ptr %arrayidx13.i.i883, align 4
  %conv14.i.i = fpext float %255 to double
  %add15.i.i = fadd double %found.1.i.i880, %conv14.i.i
  %arrayidx16.i.i = getelementptr inbounds double, ptr %cond.i1865, i64 %conv5.i.i875
  store double %add15.i.i, ptr %arrayidx16.i.i, align 8
  %inc.i343.i = add nuw nsw i64 %m.035.i.i, 1
  %exitcond376.not.i = icmp eq i64 %inc.i343.i, %248
  br i1 %exitcond376.not.i, label %for.inc101.i754, label %for.body.i337.i, !llvm.loop !45

if.else94.i783:                                   ; preds = %if.end87.i781
  br i1 %tobool89.i782, label %if.then97.i784, label %for.inc101.i754

if.then97.i784:                                   ; preds = %if.else94.i783
  %cmp71.i.i.i = icmp sgt i64 %248, 0
  switch i64 %237, label %if.else9.i.i851 [
    i64 0, label %if.then.i344.i
    i64 1, label %if.then2.i.i815
    i64 3, label %if.then5.i.i804
    i64 7, label %if.then8.i.i785
  ]

if.then.i344.i:                                   ; preds = %if.then97.i784
  br i1 %cmp71.i.i.i, label %for.body.i.i.i829, label %for.inc101.i754

for.body.i.i.i829:                                ; preds = %if.then.i344.i, %for.body.i.i.i829
  %m.058.i.i.i830 = phi i64 [ %inc.i.i.i849, %for.body.i.i.i829 ], [ 0, %if.then.i344.i ]
  %arrayidx.i.i.i831 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %m.058.i.i.i830
  %256 = load i32, ptr %arrayidx.i.i.i831, align 4
  %conv.i.i.i832 = sext i32 %256 to i64
  %mul.i.i.i833 = mul nsw i64 %223, %conv.i.i.i832
  %add.ptr.i.i.i834 = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i.i.i833
  %add.i.i.i835 = add nuw nsw i64 %m.058.i.i.i830, 8
  %arrayidx2.i.i.i836 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %add.i.i.i835
  %257 = load i32, ptr %arrayidx2.i.i.i836, align 4
  %conv3.i.i.i837 = sext i32 %257 to i64
  %mul4.i.i.i838 = mul nsw i64 %223, %conv3.i.i.i837
  %add.ptr5.i.i.i839 = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i.i.i838
  %arrayidx6.i.i.i840 = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %m.058.i.i.i830
  %258 = load i32, ptr %arrayidx6.i.i.i840, align 4
  %conv7.i.i.i841 = sext i32 %258 to i64
  %add.ptr9.idx.i.i.i842 = shl nsw i64 %conv7.i.i.i841, 6
  %add.ptr9.i.i.i843 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i.i.i842
  %arrayidx12.i.i.i844 = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %add.i.i.i835
  %259 = load i32, ptr %arrayidx12.i.i.i844, align 4
  %conv13.i.i.i845 = sext i32 %259 to i64
  %add.ptr15.idx.i.i.i846 = shl nsw i64 %conv13.i.i.i845, 6
  %add.ptr15.i.i.i847 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i.i.i846
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i847, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i839, i32 0, i32 3, i32 1)
  %260 = load <8 x double>, ptr %add.ptr9.i.i.i843, align 8
  %261 = load <8 x float>, ptr %add.ptr.i.i.i834, align 4
  %conv.i.i.i.i = fpext <8 x float> %261 to <8 x double>
  %add.i.i.i.i848 = fadd <8 x double> %260, %conv.i.i.i.i
  store <8 x double> %add.i.i.i.i848, ptr %add.ptr9.i.i.i843, align 8
  %inc.i.i.i849 = add nuw nsw i64 %m.058.i.i.i830, 1
  %exitcond374.not.i850 = icmp eq i64 %inc.i.i.i849, %248
  br i1 %exitcond374.not.i850, label %for.inc101.i754, label %for.body.i.i.i829, !llvm.loop !46

if.then2.i.i815:                                  ; preds = %if.then97.i784
  br i1 %cmp71.i.i.i, label %if.end31.1.i.i.i816, label %for.inc101.i754

if.end31.1.i.i.i816:                              ; preds = %if.then2.i.i815, %if.end31.1.i.i.i816
  %m.058.i37.i.i817 = phi i64 [ %inc.i57.i.i, %if.end31.1.i.i.i816 ], [ 0, %if.then2.i.i815 ]
  %arrayidx.i38.i.i818 = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %m.058.i37.i.i817
  %262 = load i32, ptr %arrayidx.i38.i.i818, align 4
  %conv.i39.i.i819 = sext i32 %262 to i64
  %mul.i40.i.i820 = mul nsw i64 %223, %conv.i39.i.i819
  %add.ptr.i41.i.i821 = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i40.i.i820
  %add.i42.i.i = add nuw nsw i64 %m.058.i37.i.i817, 8
  %arrayidx2.i43.i.i = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %add.i42.i.i
  %263 = load i32, ptr %arrayidx2.i43.i.i, align 4
  %arrayidx6.i44.i.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %m.058.i37.i.i817
  %264 = load i32, ptr %arrayidx6.i44.i.i, align 4
  %conv7.i45.i.i = sext i32 %264 to i64
  %add.ptr9.idx.i46.i.i = shl nsw i64 %conv7.i45.i.i, 7
  %add.ptr9.i47.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i46.i.i
  %arrayidx12.i48.i.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %add.i42.i.i
  %265 = load i32, ptr %arrayidx12.i48.i.i, align 4
  %conv13.i49.i.i = sext i32 %265 to i64
  %add.ptr15.idx.i50.i.i = shl nsw i64 %conv13.i49.i.i, 7
  %add.ptr15.i51.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i50.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i51.i.i, i32 1, i32 3, i32 1)
  %conv3.i52.i.i822 = sext i32 %263 to i64
  %mul4.i53.i.i823 = mul nsw i64 %223, %conv3.i52.i.i822
  %add.ptr5.i54.i.i824 = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i53.i.i823
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i54.i.i824, i32 0, i32 3, i32 1)
  %266 = load <8 x double>, ptr %add.ptr9.i47.i.i, align 8
  %267 = load <8 x float>, ptr %add.ptr.i41.i.i821, align 4
  %conv.i.i55.i.i = fpext <8 x float> %267 to <8 x double>
  %add.i.i56.i.i = fadd <8 x double> %266, %conv.i.i55.i.i
  store <8 x double> %add.i.i56.i.i, ptr %add.ptr9.i47.i.i, align 8
  %add.ptr24.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i51.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.1.i.i.i825 = getelementptr inbounds i8, ptr %add.ptr.i41.i.i821, i64 32
  %add.ptr33.1.i.i.i826 = getelementptr inbounds i8, ptr %add.ptr9.i47.i.i, i64 64
  %268 = load <8 x double>, ptr %add.ptr33.1.i.i.i826, align 8
  %269 = load <8 x float>, ptr %add.ptr32.1.i.i.i825, align 4
  %conv.i.1.i.i.i = fpext <8 x float> %269 to <8 x double>
  %add.i.1.i.i.i827 = fadd <8 x double> %268, %conv.i.1.i.i.i
  store <8 x double> %add.i.1.i.i.i827, ptr %add.ptr33.1.i.i.i826, align 8
  %inc.i57.i.i = add nuw nsw i64 %m.058.i37.i.i817, 1
  %exitcond373.not.i828 = icmp eq i64 %inc.i57.i.i, %248
  br i1 %exitcond373.not.i828, label %for.inc101.i754, label %if.end31.1.i.i.i816, !llvm.loop !47

if.then5.i.i804:                                  ; preds = %if.then97.i784
  br i1 %cmp71.i.i.i, label %if.end31.3.i.i.i805, label %for.inc101.i754

if.end31.3.i.i.i805:                              ; preds = %if.then5.i.i804, %if.end31.3.i.i.i805
  %m.058.i63.i.i = phi i64 [ %inc.i88.i.i, %if.end31.3.i.i.i805 ], [ 0, %if.then5.i.i804 ]
  %arrayidx.i64.i.i = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %m.058.i63.i.i
  %270 = load i32, ptr %arrayidx.i64.i.i, align 4
  %conv.i65.i.i = sext i32 %270 to i64
  %mul.i66.i.i = mul nsw i64 %223, %conv.i65.i.i
  %add.ptr.i67.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i66.i.i
  %add.i68.i.i = add nuw nsw i64 %m.058.i63.i.i, 8
  %arrayidx2.i69.i.i = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %add.i68.i.i
  %271 = load i32, ptr %arrayidx2.i69.i.i, align 4
  %conv3.i70.i.i = sext i32 %271 to i64
  %mul4.i71.i.i = mul nsw i64 %223, %conv3.i70.i.i
  %add.ptr5.i72.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i71.i.i
  %arrayidx6.i73.i.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %m.058.i63.i.i
  %272 = load i32, ptr %arrayidx6.i73.i.i, align 4
  %conv7.i74.i.i = sext i32 %272 to i64
  %add.ptr9.idx.i75.i.i = shl nsw i64 %conv7.i74.i.i, 8
  %add.ptr9.i76.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i75.i.i
  %arrayidx12.i77.i.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %add.i68.i.i
  %273 = load i32, ptr %arrayidx12.i77.i.i, align 4
  %conv13.i78.i.i = sext i32 %273 to i64
  %add.ptr15.idx.i79.i.i = shl nsw i64 %conv13.i78.i.i, 8
  %add.ptr15.i80.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i79.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i80.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i72.i.i, i32 0, i32 3, i32 1)
  %274 = load <8 x double>, ptr %add.ptr9.i76.i.i, align 8
  %275 = load <8 x float>, ptr %add.ptr.i67.i.i, align 4
  %conv.i.i81.i.i = fpext <8 x float> %275 to <8 x double>
  %add.i.i82.i.i = fadd <8 x double> %274, %conv.i.i81.i.i
  store <8 x double> %add.i.i82.i.i, ptr %add.ptr9.i76.i.i, align 8
  %add.ptr24.1.i83.i.i = getelementptr inbounds i8, ptr %add.ptr15.i80.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i83.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.1.i84.i.i = getelementptr inbounds i8, ptr %add.ptr.i67.i.i, i64 32
  %add.ptr33.1.i85.i.i = getelementptr inbounds i8, ptr %add.ptr9.i76.i.i, i64 64
  %276 = load <8 x double>, ptr %add.ptr33.1.i85.i.i, align 8
  %277 = load <8 x float>, ptr %add.ptr32.1.i84.i.i, align 4
  %conv.i.1.i86.i.i = fpext <8 x float> %277 to <8 x double>
  %add.i.1.i87.i.i = fadd <8 x double> %276, %conv.i.1.i86.i.i
  store <8 x double> %add.i.1.i87.i.i, ptr %add.ptr33.1.i85.i.i, align 8
  %add.ptr24.2.i.i.i806 = getelementptr inbounds i8, ptr %add.ptr15.i80.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i806, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i807 = getelementptr inbounds i8, ptr %add.ptr5.i72.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i807, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i808 = getelementptr inbounds i8, ptr %add.ptr.i67.i.i, i64 64
  %add.ptr33.2.i.i.i809 = getelementptr inbounds i8, ptr %add.ptr9.i76.i.i, i64 128
  %278 = load <8 x double>, ptr %add.ptr33.2.i.i.i809, align 8
  %279 = load <8 x float>, ptr %add.ptr32.2.i.i.i808, align 4
  %conv.i.2.i.i.i = fpext <8 x float> %279 to <8 x double>
  %add.i.2.i.i.i810 = fadd <8 x double> %278, %conv.i.2.i.i.i
  store <8 x double> %add.i.2.i.i.i810, ptr %add.ptr33.2.i.i.i809, align 8
  %add.ptr24.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i80.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.3.i.i.i811 = getelementptr inbounds i8, ptr %add.ptr.i67.i.i, i64 96
  %add.ptr33.3.i.i.i812 = getelementptr inbounds i8, ptr %add.ptr9.i76.i.i, i64 192
  %280 = load <8 x double>, ptr %add.ptr33.3.i.i.i812, align 8
  %281 = load <8 x float>, ptr %add.ptr32.3.i.i.i811, align 4
  %conv.i.3.i.i.i = fpext <8 x float> %281 to <8 x double>
  %add.i.3.i.i.i813 = fadd <8 x double> %280, %conv.i.3.i.i.i
  store <8 x double> %add.i.3.i.i.i813, ptr %add.ptr33.3.i.i.i812, align 8
  %inc.i88.i.i = add nuw nsw i64 %m.058.i63.i.i, 1
  %exitcond372.not.i814 = icmp eq i64 %inc.i88.i.i, %248
  br i1 %exitcond372.not.i814, label %for.inc101.i754, label %if.end31.3.i.i.i805, !llvm.loop !48

if.then8.i.i785:                                  ; preds = %if.then97.i784
  br i1 %cmp71.i.i.i, label %if.end31.7.i.i.i786, label %for.inc101.i754

if.end31.7.i.i.i786:                              ; preds = %if.then8.i.i785, %if.end31.7.i.i.i786
  %m.058.i94.i.i = phi i64 [ %inc.i130.i.i, %if.end31.7.i.i.i786 ], [ 0, %if.then8.i.i785 ]
  %arrayidx.i95.i.i = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %m.058.i94.i.i
  %282 = load i32, ptr %arrayidx.i95.i.i, align 4
  %conv.i96.i.i = sext i32 %282 to i64
  %mul.i97.i.i = mul nsw i64 %223, %conv.i96.i.i
  %add.ptr.i98.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i97.i.i
  %add.i99.i.i = add nuw nsw i64 %m.058.i94.i.i, 8
  %arrayidx2.i100.i.i = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %add.i99.i.i
  %283 = load i32, ptr %arrayidx2.i100.i.i, align 4
  %conv3.i101.i.i = sext i32 %283 to i64
  %mul4.i102.i.i = mul nsw i64 %223, %conv3.i101.i.i
  %add.ptr5.i103.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul4.i102.i.i
  %arrayidx6.i104.i.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %m.058.i94.i.i
  %284 = load i32, ptr %arrayidx6.i104.i.i, align 4
  %conv7.i105.i.i = sext i32 %284 to i64
  %add.ptr9.idx.i106.i.i = shl nsw i64 %conv7.i105.i.i, 9
  %add.ptr9.i107.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i106.i.i
  %arrayidx12.i108.i.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %add.i99.i.i
  %285 = load i32, ptr %arrayidx12.i108.i.i, align 4
  %conv13.i109.i.i = sext i32 %285 to i64
  %add.ptr15.idx.i110.i.i = shl nsw i64 %conv13.i109.i.i, 9
  %add.ptr15.i111.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i110.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i111.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i103.i.i, i32 0, i32 3, i32 1)
  %286 = load <8 x double>, ptr %add.ptr9.i107.i.i, align 8
  %287 = load <8 x float>, ptr %add.ptr.i98.i.i, align 4
  %conv.i.i112.i.i = fpext <8 x float> %287 to <8 x double>
  %add.i.i113.i.i = fadd <8 x double> %286, %conv.i.i112.i.i
  store <8 x double> %add.i.i113.i.i, ptr %add.ptr9.i107.i.i, align 8
  %add.ptr24.1.i114.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i114.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.1.i115.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 32
  %add.ptr33.1.i116.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 64
  %288 = load <8 x double>, ptr %add.ptr33.1.i116.i.i, align 8
  %289 = load <8 x float>, ptr %add.ptr32.1.i115.i.i, align 4
  %conv.i.1.i117.i.i = fpext <8 x float> %289 to <8 x double>
  %add.i.1.i118.i.i = fadd <8 x double> %288, %conv.i.1.i117.i.i
  store <8 x double> %add.i.1.i118.i.i, ptr %add.ptr33.1.i116.i.i, align 8
  %add.ptr24.2.i119.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i119.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.2.i120.i.i = getelementptr inbounds i8, ptr %add.ptr5.i103.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i120.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.2.i121.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 64
  %add.ptr33.2.i122.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 128
  %290 = load <8 x double>, ptr %add.ptr33.2.i122.i.i, align 8
  %291 = load <8 x float>, ptr %add.ptr32.2.i121.i.i, align 4
  %conv.i.2.i123.i.i = fpext <8 x float> %291 to <8 x double>
  %add.i.2.i124.i.i = fadd <8 x double> %290, %conv.i.2.i123.i.i
  store <8 x double> %add.i.2.i124.i.i, ptr %add.ptr33.2.i122.i.i, align 8
  %add.ptr24.3.i125.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i125.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.3.i126.i.i = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 96
  %add.ptr33.3.i127.i.i = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 192
  %292 = load <8 x double>, ptr %add.ptr33.3.i127.i.i, align 8
  %293 = load <8 x float>, ptr %add.ptr32.3.i126.i.i, align 4
  %conv.i.3.i128.i.i = fpext <8 x float> %293 to <8 x double>
  %add.i.3.i129.i.i = fadd <8 x double> %292, %conv.i.3.i128.i.i
  store <8 x double> %add.i.3.i129.i.i, ptr %add.ptr33.3.i127.i.i, align 8
  %add.ptr24.4.i.i.i787 = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i787, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i788 = getelementptr inbounds i8, ptr %add.ptr5.i103.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i788, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i789 = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 128
  %add.ptr33.4.i.i.i790 = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 256
  %294 = load <8 x double>, ptr %add.ptr33.4.i.i.i790, align 8
  %295 = load <8 x float>, ptr %add.ptr32.4.i.i.i789, align 4
  %conv.i.4.i.i.i = fpext <8 x float> %295 to <8 x double>
  %add.i.4.i.i.i791 = fadd <8 x double> %294, %conv.i.4.i.i.i
  store <8 x double> %add.i.4.i.i.i791, ptr %add.ptr33.4.i.i.i790, align 8
  %add.ptr24.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.5.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.5.i.i.i792 = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 160
  %add.ptr33.5.i.i.i793 = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 320
  %296 = load <8 x double>, ptr %add.ptr33.5.i.i.i793, align 8
  %297 = load <8 x float>, ptr %add.ptr32.5.i.i.i792, align 4
  %conv.i.5.i.i.i = fpext <8 x float> %297 to <8 x double>
  %add.i.5.i.i.i794 = fadd <8 x double> %296, %conv.i.5.i.i.i
  store <8 x double> %add.i.5.i.i.i794, ptr %add.ptr33.5.i.i.i793, align 8
  %add.ptr24.6.i.i.i795 = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i795, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i796 = getelementptr inbounds i8, ptr %add.ptr5.i103.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i796, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i797 = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 192
  %add.ptr33.6.i.i.i798 = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 384
  %298 = load <8 x double>, ptr %add.ptr33.6.i.i.i798, align 8
  %299 = load <8 x float>, ptr %add.ptr32.6.i.i.i797, align 4
  %conv.i.6.i.i.i = fpext <8 x float> %299 to <8 x double>
  %add.i.6.i.i.i799 = fadd <8 x double> %298, %conv.i.6.i.i.i
  store <8 x double> %add.i.6.i.i.i799, ptr %add.ptr33.6.i.i.i798, align 8
  %add.ptr24.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr15.i111.i.i, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.7.i.i.i, i32 1, i32 3, i32 1)
  %add.ptr32.7.i.i.i800 = getelementptr inbounds i8, ptr %add.ptr.i98.i.i, i64 224
  %add.ptr33.7.i.i.i801 = getelementptr inbounds i8, ptr %add.ptr9.i107.i.i, i64 448
  %300 = load <8 x double>, ptr %add.ptr33.7.i.i.i801, align 8
  %301 = load <8 x float>, ptr %add.ptr32.7.i.i.i800, align 4
  %conv.i.7.i.i.i = fpext <8 x float> %301 to <8 x double>
  %add.i.7.i.i.i802 = fadd <8 x double> %300, %conv.i.7.i.i.i
  store <8 x double> %add.i.7.i.i.i802, ptr %add.ptr33.7.i.i.i801, align 8
  %inc.i130.i.i = add nuw nsw i64 %m.058.i94.i.i, 1
  %exitcond371.not.i803 = icmp eq i64 %inc.i130.i.i, %248
  br i1 %exitcond371.not.i803, label %for.inc101.i754, label %if.end31.7.i.i.i786, !llvm.loop !49

if.else9.i.i851:                                  ; preds = %if.then97.i784
  br i1 %cmp71.i.i.i, label %for.body.i135.i.i, label %for.inc101.i754

for.body.i135.i.i:                                ; preds = %if.else9.i.i851, %for.end35.i.i.i
  %m.072.i.i.i = phi i64 [ %inc37.i.i.i, %for.end35.i.i.i ], [ 0, %if.else9.i.i851 ]
  %arrayidx.i136.i.i = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %m.072.i.i.i
  %302 = load i32, ptr %arrayidx.i136.i.i, align 4
  %conv.i137.i.i = sext i32 %302 to i64
  %mul.i138.i.i = mul nsw i64 %223, %conv.i137.i.i
  %add.ptr.i139.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul.i138.i.i
  %arrayidx1.i.i.i852 = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %m.072.i.i.i
  %303 = load i32, ptr %arrayidx1.i.i.i852, align 4
  %conv2.i.i.i853 = sext i32 %303 to i64
  %mul3.i.i.i854 = mul nsw i64 %224, %conv2.i.i.i853
  %add.ptr4.i.i.i855 = getelementptr inbounds double, ptr %cond.i1865, i64 %mul3.i.i.i854
  %add.i140.i.i = add nuw nsw i64 %m.072.i.i.i, 8
  %arrayidx6.i141.i.i = getelementptr inbounds [520 x i32], ptr %found.i667, i64 0, i64 %add.i140.i.i
  %304 = load i32, ptr %arrayidx6.i141.i.i, align 4
  %conv7.i142.i.i = sext i32 %304 to i64
  %mul8.i.i.i856 = mul nsw i64 %223, %conv7.i142.i.i
  %add.ptr9.i143.i.i = getelementptr inbounds float, ptr %values.0357.i, i64 %mul8.i.i.i856
  %arrayidx12.i144.i.i = getelementptr inbounds [520 x i32], ptr %places63.i722, i64 0, i64 %add.i140.i.i
  %305 = load i32, ptr %arrayidx12.i144.i.i, align 4
  %conv13.i145.i.i = sext i32 %305 to i64
  %mul14.i.i.i857 = mul nsw i64 %224, %conv13.i145.i.i
  %add.ptr15.i146.i.i = getelementptr inbounds double, ptr %cond.i1865, i64 %mul14.i.i.i857
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i146.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not66.i.i.i, label %for.cond25.preheader.i.i.i864, label %for.body20.i.i.i858

for.cond25.preheader.i.i.i864:                    ; preds = %for.body20.i.i.i858, %for.body.i135.i.i
  %j.0.lcssa.i.i.i865 = phi i64 [ 0, %for.body.i135.i.i ], [ %add1768.i.i.i, %for.body20.i.i.i858 ]
  %cmp2669.i.i.i = icmp slt i64 %j.0.lcssa.i.i.i865, %224
  br i1 %cmp2669.i.i.i, label %for.body28.i.i.i867, label %for.end35.i.i.i

for.body20.i.i.i858:                              ; preds = %for.body.i135.i.i, %for.body20.i.i.i858
  %add1768.i.i.i = phi i64 [ %add17.i.i.i862, %for.body20.i.i.i858 ], [ 8, %for.body.i135.i.i ]
  %j.067.i.i.i = phi i64 [ %add1768.i.i.i, %for.body20.i.i.i858 ], [ 0, %for.body.i135.i.i ]
  %add.ptr21.i.i.i859 = getelementptr inbounds float, ptr %add.ptr9.i143.i.i, i64 %j.067.i.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i859, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i860 = getelementptr inbounds float, ptr %add.ptr.i139.i.i, i64 %j.067.i.i.i
  %add.ptr23.i.i.i861 = getelementptr inbounds double, ptr %add.ptr4.i.i.i855, i64 %j.067.i.i.i
  %306 = load <8 x double>, ptr %add.ptr23.i.i.i861, align 8
  %307 = load <8 x float>, ptr %add.ptr22.i.i.i860, align 4
  %conv.i.i147.i.i = fpext <8 x float> %307 to <8 x double>
  %add.i.i148.i.i = fadd <8 x double> %306, %conv.i.i147.i.i
  store <8 x double> %add.i.i148.i.i, ptr %add.ptr23.i.i.i861, align 8
  %add17.i.i.i862 = add nuw nsw i64 %add1768.i.i.i, 8
  %cmp18.not.i.i.i863 = icmp sgt i64 %add17.i.i.i862, %224
  br i1 %cmp18.not.i.i.i863, label %for.cond25.preheader.i.i.i864, label %for.body20.i.i.i858, !llvm.loop !50

for.body28.i.i.i867:                              ; preds = %for.cond25.preheader.i.i.i864, %for.body28.i.i.i867
  %j.170.i.i.i = phi i64 [ %inc.i150.i.i, %for.body28.i.i.i867 ], [ %j.0.lcssa.i.i.i865, %for.cond25.preheader.i.i.i864 ]
  %arrayidx29.i.i.i868 = getelementptr inbounds double, ptr %add.ptr4.i.i.i855, i64 %j.170.i.i.i
  %308 = load double, ptr %arrayidx29.i.i.i868, align 8
  %arrayidx30.i.i.i869 = getelementptr inbounds float, ptr %add.ptr.i139.i.i, i64 %j.170.i.i.i
  %309 = load float, ptr %arrayidx30.i.i.i869, align 4
  %conv31.i.i.i = fpext float %309 to double
  %add32.i.i.i = fadd double %308, %conv31.i.i.i
  store double %add32.i.i.i, ptr %arrayidx29.i.i.i868, align 8
  %inc.i150.i.i = add nuw nsw i64 %j.170.i.i.i, 1
  %exitcond.not.i.i.i870 = icmp eq i64 %inc.i150.i.i, %224
  br i1 %exitcond.not.i.i.i870, label %for.end35.i.i.i, label %for.body28.i.i.i867, !llvm.loop !51

for.end35.i.i.i:                                  ; preds = %for.body28.i.i.i867, %for.cond25.preheader.i.i.i864
  %inc37.i.i.i = add nuw nsw i64 %m.072.i.i.i, 1
  %exitcond375.not.i866 = icmp eq i64 %inc37.i.i.i, %248
  br i1 %exitcond375.not.i866, label %for.inc101.i754, label %for.body.i135.i.i, !llvm.loop !52

for.inc101.i754:                                  ; preds = %if.end31.7.i.i.i786, %if.end31.3.i.i.i805, %if.end31.1.i.i.i816, %for.body.i.i.i829, %for.end35.i.i.i, %if.end.i.i879, %if.else9.i.i851, %if.then8.i.i785, %if.then5.i.i804, %if.then2.i.i815, %if.then.i344.i, %if.else94.i783, %if.then93.i871, %if.else94.thread.i753
  %add.i755 = add nuw nsw i64 %k44.0356.i, 512
  %add.ptr103.i756 = getelementptr inbounds i8, ptr %values.0357.i, i64 %add.ptr103.idx.i729
  %310 = load i64, ptr %arrayidx46.i698, align 8
  %cmp47.not.i757 = icmp slt i64 %add.i755, %310
  br i1 %cmp47.not.i757, label %for.body50.i730, label %for.end106.i699, !llvm.loop !53

for.end106.i699:                                  ; preds = %for.inc101.i754, %for.cond45.preheader.i697
  %311 = load i64, ptr %a, align 8
  %cmp108.i700 = icmp eq i64 %311, 0
  %tobool111.i701 = icmp ne i64 %226, 0
  %or.cond189.i = select i1 %cmp108.i700, i1 %tobool111.i701, i1 false
  br i1 %or.cond189.i, label %lor.lhs.false112.i703, label %add_float.exit

lor.lhs.false112.i703:                            ; preds = %for.end106.i699
  %cmp113.i704 = icmp ne ptr %cond.i1865, %227
  %tobool116.i705 = icmp ne i64 %217, 0
  %or.cond190.i = select i1 %cmp113.i704, i1 true, i1 %tobool116.i705
  br i1 %or.cond190.i, label %for.cond120.preheader.i706, label %add_float.exit

for.cond120.preheader.i706:                       ; preds = %lor.lhs.false112.i703
  %cmp122.not358.i = icmp slt i64 %mul.i1858, 8
  br i1 %cmp122.not358.i, label %for.cond148.preheader.i, label %for.body124.lr.ph.i707

for.body124.lr.ph.i707:                           ; preds = %for.cond120.preheader.i706
  %add.ptr131.i708 = getelementptr inbounds float, ptr %218, i64 %mul9.i1861
  br label %for.body124.i709

for.cond148.preheader.i:                          ; preds = %if.end142.i, %for.cond120.preheader.i706
  %k119.0.lcssa.i714 = phi i64 [ 0, %for.cond120.preheader.i706 ], [ %add121360.i, %if.end142.i ]
  %cmp149361.i = icmp slt i64 %k119.0.lcssa.i714, %mul.i1858
  br i1 %cmp149361.i, label %for.body151.lr.ph.i, label %add_float.exit

for.body151.lr.ph.i:                              ; preds = %for.cond148.preheader.i
  %312 = getelementptr float, ptr %218, i64 %mul9.i1861
  br label %for.body151.i

for.body124.i709:                                 ; preds = %if.end142.i, %for.body124.lr.ph.i707
  %add121360.i = phi i64 [ 8, %for.body124.lr.ph.i707 ], [ %add121.i712, %if.end142.i ]
  %k119.0359.i = phi i64 [ 0, %for.body124.lr.ph.i707 ], [ %add121360.i, %if.end142.i ]
  %add.ptr125.i710 = getelementptr inbounds double, ptr %cond.i1865, i64 %k119.0359.i
  %313 = load <8 x double>, ptr %add.ptr125.i710, align 8
  br i1 %tobool116.i705, label %land.lhs.true127.i715, label %if.end142.i

land.lhs.true127.i715:                            ; preds = %for.body124.i709
  %314 = load i64, ptr %arrayidx8.i1860, align 8
  %tobool129.not.i716 = icmp eq i64 %314, 0
  br i1 %tobool129.not.i716, label %if.then137.i, label %if.then130.i717

if.then130.i717:                                  ; preds = %land.lhs.true127.i715
  %add.ptr132.i718 = getelementptr inbounds float, ptr %add.ptr131.i708, i64 %k119.0359.i
  %315 = load <8 x float>, ptr %add.ptr132.i718, align 4
  %conv133.i = fpext <8 x float> %315 to <8 x double>
  %add134.i = fadd <8 x double> %313, %conv133.i
  br label %if.end142.i

if.then137.i:                                     ; preds = %land.lhs.true127.i715
  %316 = load float, ptr %218, align 4
  %conv139.i = fpext float %316 to double
  %splat.splatinsert.i719 = insertelement <8 x double> poison, double %conv139.i, i64 0
  %splat.splat.i720 = shufflevector <8 x double> %splat.splatinsert.i719, <8 x double> poison, <8 x i32> zeroinitializer
  %add140.i = fadd <8 x double> %313, %splat.splat.i720
  br label %if.end142.i

if.end142.i:                                      ; preds = %if.then137.i, %if.then130.i717, %for.body124.i709
  %sum.0.i711 = phi <8 x double> [ %add134.i, %if.then130.i717 ], [ %add140.i, %if.then137.i ], [ %313, %for.body124.i709 ]
  %conv143.i = fptrunc <8 x double> %sum.0.i711 to <8 x float>
  %add.ptr144.i = getelementptr inbounds float, ptr %227, i64 %k119.0359.i
  store <8 x float> %conv143.i, ptr %add.ptr144.i, align 4
  %add121.i712 = add nuw nsw i64 %add121360.i, 8
  %cmp122.not.i713 = icmp sgt i64 %add121.i712, %mul.i1858
  br i1 %cmp122.not.i713, label %for.cond148.preheader.i, label %for.body124.i709, !llvm.loop !54

for.body151.i:                                    ; preds = %cond.end163.i, %for.body151.lr.ph.i
  %k119.1362.i = phi i64 [ %k119.0.lcssa.i714, %for.body151.lr.ph.i ], [ %inc168.i, %cond.end163.i ]
  %arrayidx154.i = getelementptr inbounds double, ptr %cond.i1865, i64 %k119.1362.i
  %317 = load double, ptr %arrayidx154.i, align 8
  br i1 %tobool116.i705, label %cond.true153.i, label %cond.end163.i

cond.true153.i:                                   ; preds = %for.body151.i
  %318 = load i64, ptr %arrayidx8.i1860, align 8
  %mul156.i = mul nsw i64 %318, %k119.1362.i
  %arrayidx158.i = getelementptr float, ptr %312, i64 %mul156.i
  %319 = load float, ptr %arrayidx158.i, align 4
  %conv159.i = fpext float %319 to double
  %add160.i = fadd double %317, %conv159.i
  br label %cond.end163.i

cond.end163.i:                                    ; preds = %cond.true153.i, %for.body151.i
  %cond164.i = phi double [ %add160.i, %cond.true153.i ], [ %317, %for.body151.i ]
  %conv165.i = fptrunc double %cond164.i to float
  %arrayidx166.i = getelementptr inbounds float, ptr %227, i64 %k119.1362.i
  store float %conv165.i, ptr %arrayidx166.i, align 4
  %inc168.i = add nuw nsw i64 %k119.1362.i, 1
  %exitcond377.not.i = icmp eq i64 %inc168.i, %mul.i1858
  br i1 %exitcond377.not.i, label %add_float.exit, label %for.body151.i, !llvm.loop !55

add_float.exit:                                   ; preds = %cond.end78.i747, %cond.end163.i, %for.end106.i699, %lor.lhs.false112.i703, %for.cond148.preheader.i
  %retval.3.i702 = phi i64 [ 0, %lor.lhs.false112.i703 ], [ 0, %for.end106.i699 ], [ 0, %for.cond148.preheader.i ], [ 0, %cond.end163.i ], [ 1, %cond.end78.i747 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i667) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i666) #7
  br label %return

cond.true21:                                      ; preds = %cond.true13
  br i1 %tobool14.not.i1867, label %if.end30.i996, label %if.then.i992

if.then.i992:                                     ; preds = %cond.true21
  %320 = inttoptr i64 %230 to ptr
  %321 = load i64, ptr %320, align 8
  %tobool1.not.i.i993 = icmp eq i64 %321, 0
  br i1 %tobool1.not.i.i993, label %if.then.i.i1354, label %for.cond9.preheader.i.i994

if.then.i.i1354:                                  ; preds = %if.then.i992
  %mul.i.i1355 = shl nsw i64 %mul.i1858, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1865, i8 0, i64 %mul.i.i1355, i1 false)
  br label %if.end30.i996

for.cond9.preheader.i.i994:                       ; preds = %if.then.i992
  %cmp1033.i.i995 = icmp sgt i64 %mul.i1858, 0
  br i1 %cmp1033.i.i995, label %for.body13.i.i1349, label %if.end30.i996

for.body13.i.i1349:                               ; preds = %for.cond9.preheader.i.i994, %for.body13.i.i1349
  %k8.034.i.i1350 = phi i64 [ %inc16.i.i1352, %for.body13.i.i1349 ], [ 0, %for.cond9.preheader.i.i994 ]
  %arrayidx14.i.i1351 = getelementptr inbounds i64, ptr %cond.i1865, i64 %k8.034.i.i1350
  store i64 %321, ptr %arrayidx14.i.i1351, align 8
  %inc16.i.i1352 = add nuw nsw i64 %k8.034.i.i1350, 1
  %exitcond.not.i.i1353 = icmp eq i64 %inc16.i.i1352, %mul.i1858
  br i1 %exitcond.not.i.i1353, label %if.end30.i996, label %for.body13.i.i1349, !llvm.loop !35

if.end30.i996:                                    ; preds = %for.body13.i.i1349, %for.cond9.preheader.i.i994, %if.then.i.i1354, %cond.true21
  %cmp31.i997 = icmp eq i64 %221, 0
  br i1 %cmp31.i997, label %land.end.i1337, label %land.end.thread.i998

land.end.thread.i998:                             ; preds = %if.end30.i996
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i968) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i969) #7
  br label %for.cond45.preheader.i999

land.end.i1337:                                   ; preds = %if.end30.i996
  %arrayidx32.i1338 = getelementptr inbounds i8, ptr %a, i64 56
  %322 = load i64, ptr %arrayidx32.i1338, align 8
  %cmp33.i1339 = icmp eq i64 %222, %322
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i968) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i969) #7
  br i1 %cmp33.i1339, label %for.body.lr.ph.i1340, label %for.cond45.preheader.i999

for.body.lr.ph.i1340:                             ; preds = %land.end.i1337
  %places42.i1341 = getelementptr inbounds i8, ptr %found.i969, i64 2080
  br label %for.body.i1342

for.cond45.preheader.i999:                        ; preds = %for.body.i1342, %land.end.i1337, %land.end.thread.i998
  %323 = phi i1 [ false, %land.end.thread.i998 ], [ false, %land.end.i1337 ], [ true, %for.body.i1342 ]
  %arrayidx46.i1000 = getelementptr inbounds i8, ptr %a, i64 48
  %324 = load i64, ptr %arrayidx46.i1000, align 8
  %cmp47.not349.i1001 = icmp sgt i64 %324, 0
  br i1 %cmp47.not349.i1001, label %for.body50.lr.ph.i1049, label %for.end106.i1002

for.body50.lr.ph.i1049:                           ; preds = %for.cond45.preheader.i999
  %places63.i1050 = getelementptr inbounds i8, ptr %found.i969, i64 2080
  %cond67.i1051 = select i1 %323, ptr %places63.i1050, ptr %places.i968
  %arrayidx68.i1052 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1053 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i1054 = trunc i64 %221 to i32
  %conv1.i.i1055 = trunc i64 %sub.i1857 to i32
  %count32.i.i1056 = getelementptr inbounds i8, ptr %found.i969, i64 4160
  %cmp91.i1057 = icmp eq i64 %224, 1
  %325 = add i64 %224, -8
  %326 = tail call i64 @llvm.fshl.i64(i64 %325, i64 %325, i64 61)
  %cmp18.not65.i.i.i1058 = icmp slt i64 %224, 8
  %add.ptr103.idx.i1059 = shl nsw i64 %223, 12
  br label %for.body50.i1060

for.body.i1342:                                   ; preds = %for.body.i1342, %for.body.lr.ph.i1340
  %k.0348.i1343 = phi i64 [ 0, %for.body.lr.ph.i1340 ], [ %inc.i1347, %for.body.i1342 ]
  %conv40.i1344 = trunc nuw i64 %k.0348.i1343 to i32
  %arrayidx41.i1345 = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %k.0348.i1343
  store i32 %conv40.i1344, ptr %arrayidx41.i1345, align 4
  %arrayidx43.i1346 = getelementptr inbounds [520 x i32], ptr %places42.i1341, i64 0, i64 %k.0348.i1343
  store i32 0, ptr %arrayidx43.i1346, align 4
  %inc.i1347 = add nuw nsw i64 %k.0348.i1343, 1
  %exitcond5186.not = icmp eq i64 %inc.i1347, 520
  br i1 %exitcond5186.not, label %for.cond45.preheader.i999, label %for.body.i1342, !llvm.loop !56

for.body50.i1060:                                 ; preds = %for.inc101.i1107, %for.body50.lr.ph.i1049
  %327 = phi i64 [ %324, %for.body50.lr.ph.i1049 ], [ %399, %for.inc101.i1107 ]
  %values.0352.i1061 = phi ptr [ %216, %for.body50.lr.ph.i1049 ], [ %add.ptr103.i1109, %for.inc101.i1107 ]
  %k44.0351.i1062 = phi i64 [ 0, %for.body50.lr.ph.i1049 ], [ %add.i1108, %for.inc101.i1107 ]
  %sub52.i1063 = sub nsw i64 %327, %k44.0351.i1062
  %spec.select.i1064 = tail call i64 @llvm.smin.i64(i64 %sub52.i1063, i64 512)
  %328 = load i64, ptr %arrayidx68.i1052, align 8
  %cmp69.i1065 = icmp eq i64 %328, 4
  %329 = load i64, ptr %arrayidx76.i1053, align 8
  %cmp.not65.i.i1066 = icmp slt i64 %sub52.i1063, 8
  br i1 %cmp69.i1065, label %cond.true71.i1288, label %cond.false74.i1067

cond.true71.i1288:                                ; preds = %for.body50.i1060
  %add.ptr72.i1289 = getelementptr inbounds i32, ptr %220, i64 %k44.0351.i1062
  br i1 %cmp.not65.i.i1066, label %for.cond11.preheader.i.i1310, label %for.body.lr.ph.i.i1290

for.body.lr.ph.i.i1290:                           ; preds = %cond.true71.i1288
  %splat.splatinsert.i.i1291 = insertelement <8 x i64> poison, i64 %329, i64 0
  %splat.splat.i.i1292 = shufflevector <8 x i64> %splat.splatinsert.i.i1291, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i1293

for.cond11.preheader.i.i1310:                     ; preds = %for.body.i.i1293, %cond.true71.i1288
  %outside.0.lcssa.i.i1311 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1288 ], [ %or7.i.i1305, %for.body.i.i1293 ]
  %k.0.lcssa.i.i1312 = phi i64 [ 0, %cond.true71.i1288 ], [ %add68.i.i1294, %for.body.i.i1293 ]
  br label %for.body14.i.i1313

for.body.i.i1293:                                 ; preds = %for.body.i.i1293, %for.body.lr.ph.i.i1290
  %add68.i.i1294 = phi i64 [ 8, %for.body.lr.ph.i.i1290 ], [ %add.i.i1308, %for.body.i.i1293 ]
  %k.067.i.i1295 = phi i64 [ 0, %for.body.lr.ph.i.i1290 ], [ %add68.i.i1294, %for.body.i.i1293 ]
  %outside.066.i.i1296 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1290 ], [ %or7.i.i1305, %for.body.i.i1293 ]
  %add.ptr.i.i1297 = getelementptr inbounds i32, ptr %add.ptr72.i1289, i64 %k.067.i.i1295
  %330 = load <8 x i32>, ptr %add.ptr.i.i1297, align 4
  %conv.i.i1298 = sext <8 x i32> %330 to <8 x i64>
  %isneg.i.i1299 = icmp slt <8 x i32> %330, zeroinitializer
  %and.i.i1300 = select <8 x i1> %isneg.i.i1299, <8 x i64> %splat.splat.i.i1292, <8 x i64> zeroinitializer
  %add1.i.i1301 = add <8 x i64> %and.i.i1300, %conv.i.i1298
  %add1.lobit.i.i1302 = ashr <8 x i64> %add1.i.i1301, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1303 = icmp slt <8 x i64> %add1.i.i1301, %splat.splat.i.i1292
  %or.i.i1304 = select <8 x i1> %cmp5.not.i.i1303, <8 x i64> %add1.lobit.i.i1302, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1305 = or <8 x i64> %or.i.i1304, %outside.066.i.i1296
  %conv8.i.i1306 = trunc <8 x i64> %add1.i.i1301 to <8 x i32>
  %add.ptr9.i.i1307 = getelementptr inbounds i32, ptr %cond67.i1051, i64 %k.067.i.i1295
  store <8 x i32> %conv8.i.i1306, ptr %add.ptr9.i.i1307, align 4
  %add.i.i1308 = add nuw nsw i64 %add68.i.i1294, 8
  %cmp.not.i.i1309 = icmp sgt i64 %add.i.i1308, %spec.select.i1064
  br i1 %cmp.not.i.i1309, label %for.cond11.preheader.i.i1310, label %for.body.i.i1293, !llvm.loop !8

for.cond18.preheader.i.i1320:                     ; preds = %for.body14.i.i1313
  %cmp1972.i.i1321 = icmp slt i64 %k.0.lcssa.i.i1312, %spec.select.i1064
  br i1 %cmp1972.i.i1321, label %for.body21.i.i1322, label %cond.end78.i1100

for.body14.i.i1313:                               ; preds = %for.body14.i.i1313, %for.cond11.preheader.i.i1310
  %j.071.i.i1314 = phi i64 [ 0, %for.cond11.preheader.i.i1310 ], [ %inc.i.i1318, %for.body14.i.i1313 ]
  %wrong.070.i.i1315 = phi i64 [ 0, %for.cond11.preheader.i.i1310 ], [ %or15.i.i1317, %for.body14.i.i1313 ]
  %vecext.i.i1316 = extractelement <8 x i64> %outside.0.lcssa.i.i1311, i64 %j.071.i.i1314
  %or15.i.i1317 = or i64 %vecext.i.i1316, %wrong.070.i.i1315
  %inc.i.i1318 = add nuw nsw i64 %j.071.i.i1314, 1
  %exitcond.not.i298.i1319 = icmp eq i64 %inc.i.i1318, 8
  br i1 %exitcond.not.i298.i1319, label %for.cond18.preheader.i.i1320, label %for.body14.i.i1313, !llvm.loop !9

for.body21.i.i1322:                               ; preds = %for.cond18.preheader.i.i1320, %for.body21.i.i1322
  %k.174.i.i1323 = phi i64 [ %inc35.i.i1335, %for.body21.i.i1322 ], [ %k.0.lcssa.i.i1312, %for.cond18.preheader.i.i1320 ]
  %wrong.173.i.i1324 = phi i64 [ %or31.i.i1332, %for.body21.i.i1322 ], [ %or15.i.i1317, %for.cond18.preheader.i.i1320 ]
  %arrayidx.i.i1325 = getelementptr inbounds i32, ptr %add.ptr72.i1289, i64 %k.174.i.i1323
  %331 = load i32, ptr %arrayidx.i.i1325, align 4
  %conv23.i.i1326 = sext i32 %331 to i64
  %cmp25.i.i1327 = icmp slt i32 %331, 0
  %cond.i.i1328 = select i1 %cmp25.i.i1327, i64 %329, i64 0
  %add27.i.i1329 = add nsw i64 %cond.i.i1328, %conv23.i.i1326
  %cmp28.i.i1330 = icmp uge i64 %add27.i.i1329, %329
  %conv30.i.i1331 = zext i1 %cmp28.i.i1330 to i64
  %or31.i.i1332 = or i64 %wrong.173.i.i1324, %conv30.i.i1331
  %conv32.i.i1333 = trunc i64 %add27.i.i1329 to i32
  %arrayidx33.i.i1334 = getelementptr inbounds i32, ptr %cond67.i1051, i64 %k.174.i.i1323
  store i32 %conv32.i.i1333, ptr %arrayidx33.i.i1334, align 4
  %inc35.i.i1335 = add nuw nsw i64 %k.174.i.i1323, 1
  %exitcond76.not.i.i1336 = icmp eq i64 %inc35.i.i1335, %spec.select.i1064
  br i1 %exitcond76.not.i.i1336, label %cond.end78.i1100, label %for.body21.i.i1322, !llvm.loop !10

cond.false74.i1067:                               ; preds = %for.body50.i1060
  %add.ptr75.i1068 = getelementptr inbounds i64, ptr %220, i64 %k44.0351.i1062
  br i1 %cmp.not65.i.i1066, label %for.cond10.preheader.i.i1088, label %for.body.lr.ph.i299.i1069

for.body.lr.ph.i299.i1069:                        ; preds = %cond.false74.i1067
  %splat.splatinsert.i300.i1070 = insertelement <8 x i64> poison, i64 %329, i64 0
  %splat.splat.i301.i1071 = shufflevector <8 x i64> %splat.splatinsert.i300.i1070, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1072

for.cond10.preheader.i.i1088:                     ; preds = %for.body.i302.i1072, %cond.false74.i1067
  %outside.0.lcssa.i314.i1089 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1067 ], [ %or7.i310.i1083, %for.body.i302.i1072 ]
  %k.0.lcssa.i315.i1090 = phi i64 [ 0, %cond.false74.i1067 ], [ %add66.i.i1073, %for.body.i302.i1072 ]
  br label %for.body13.i316.i1091

for.body.i302.i1072:                              ; preds = %for.body.i302.i1072, %for.body.lr.ph.i299.i1069
  %add66.i.i1073 = phi i64 [ 8, %for.body.lr.ph.i299.i1069 ], [ %add.i312.i1086, %for.body.i302.i1072 ]
  %k.065.i.i1074 = phi i64 [ 0, %for.body.lr.ph.i299.i1069 ], [ %add66.i.i1073, %for.body.i302.i1072 ]
  %outside.064.i.i1075 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1069 ], [ %or7.i310.i1083, %for.body.i302.i1072 ]
  %add.ptr.i303.i1076 = getelementptr inbounds i64, ptr %add.ptr75.i1068, i64 %k.065.i.i1074
  %332 = load <8 x i64>, ptr %add.ptr.i303.i1076, align 8
  %isneg.i304.i1077 = icmp slt <8 x i64> %332, zeroinitializer
  %and.i305.i1078 = select <8 x i1> %isneg.i304.i1077, <8 x i64> %splat.splat.i301.i1071, <8 x i64> zeroinitializer
  %add1.i306.i1079 = add <8 x i64> %and.i305.i1078, %332
  %add1.lobit.i307.i1080 = ashr <8 x i64> %add1.i306.i1079, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1081 = icmp slt <8 x i64> %add1.i306.i1079, %splat.splat.i301.i1071
  %or.i309.i1082 = select <8 x i1> %cmp5.not.i308.i1081, <8 x i64> %add1.lobit.i307.i1080, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1083 = or <8 x i64> %or.i309.i1082, %outside.064.i.i1075
  %conv.i311.i1084 = trunc <8 x i64> %add1.i306.i1079 to <8 x i32>
  %add.ptr8.i.i1085 = getelementptr inbounds i32, ptr %cond67.i1051, i64 %k.065.i.i1074
  store <8 x i32> %conv.i311.i1084, ptr %add.ptr8.i.i1085, align 4
  %add.i312.i1086 = add nuw nsw i64 %add66.i.i1073, 8
  %cmp.not.i313.i1087 = icmp sgt i64 %add.i312.i1086, %spec.select.i1064
  br i1 %cmp.not.i313.i1087, label %for.cond10.preheader.i.i1088, label %for.body.i302.i1072, !llvm.loop !11

for.cond17.preheader.i.i1098:                     ; preds = %for.body13.i316.i1091
  %cmp1870.i.i1099 = icmp slt i64 %k.0.lcssa.i315.i1090, %spec.select.i1064
  br i1 %cmp1870.i.i1099, label %for.body20.i.i1274, label %cond.end78.i1100

for.body13.i316.i1091:                            ; preds = %for.body13.i316.i1091, %for.cond10.preheader.i.i1088
  %j.069.i.i1092 = phi i64 [ 0, %for.cond10.preheader.i.i1088 ], [ %inc.i318.i1096, %for.body13.i316.i1091 ]
  %wrong.068.i.i1093 = phi i64 [ 0, %for.cond10.preheader.i.i1088 ], [ %or14.i.i1095, %for.body13.i316.i1091 ]
  %vecext.i317.i1094 = extractelement <8 x i64> %outside.0.lcssa.i314.i1089, i64 %j.069.i.i1092
  %or14.i.i1095 = or i64 %vecext.i317.i1094, %wrong.068.i.i1093
  %inc.i318.i1096 = add nuw nsw i64 %j.069.i.i1092, 1
  %exitcond.not.i319.i1097 = icmp eq i64 %inc.i318.i1096, 8
  br i1 %exitcond.not.i319.i1097, label %for.cond17.preheader.i.i1098, label %for.body13.i316.i1091, !llvm.loop !12

for.body20.i.i1274:                               ; preds = %for.cond17.preheader.i.i1098, %for.body20.i.i1274
  %k.172.i.i1275 = phi i64 [ %inc33.i.i1286, %for.body20.i.i1274 ], [ %k.0.lcssa.i315.i1090, %for.cond17.preheader.i.i1098 ]
  %wrong.171.i.i1276 = phi i64 [ %or29.i.i1283, %for.body20.i.i1274 ], [ %or14.i.i1095, %for.cond17.preheader.i.i1098 ]
  %arrayidx.i321.i1277 = getelementptr inbounds i64, ptr %add.ptr75.i1068, i64 %k.172.i.i1275
  %333 = load i64, ptr %arrayidx.i321.i1277, align 8
  %cmp23.i.i1278 = icmp slt i64 %333, 0
  %cond.i322.i1279 = select i1 %cmp23.i.i1278, i64 %329, i64 0
  %add25.i.i1280 = add nsw i64 %cond.i322.i1279, %333
  %cmp26.i.i1281 = icmp uge i64 %add25.i.i1280, %329
  %conv28.i.i1282 = zext i1 %cmp26.i.i1281 to i64
  %or29.i.i1283 = or i64 %wrong.171.i.i1276, %conv28.i.i1282
  %conv30.i323.i1284 = trunc i64 %add25.i.i1280 to i32
  %arrayidx31.i.i1285 = getelementptr inbounds i32, ptr %cond67.i1051, i64 %k.172.i.i1275
  store i32 %conv30.i323.i1284, ptr %arrayidx31.i.i1285, align 4
  %inc33.i.i1286 = add nuw nsw i64 %k.172.i.i1275, 1
  %exitcond74.not.i.i1287 = icmp eq i64 %inc33.i.i1286, %spec.select.i1064
  br i1 %exitcond74.not.i.i1287, label %cond.end78.i1100, label %for.body20.i.i1274, !llvm.loop !13

cond.end78.i1100:                                 ; preds = %for.body20.i.i1274, %for.body21.i.i1322, %for.cond17.preheader.i.i1098, %for.cond18.preheader.i.i1320
  %cond79.in.in.i1101 = phi i64 [ %or15.i.i1317, %for.cond18.preheader.i.i1320 ], [ %or14.i.i1095, %for.cond17.preheader.i.i1098 ], [ %or31.i.i1332, %for.body21.i.i1322 ], [ %or29.i.i1283, %for.body20.i.i1274 ]
  %cond79.in.not.i1102 = icmp eq i64 %cond79.in.in.i1101, 0
  br i1 %cond79.in.not.i1102, label %if.end82.i1103, label %add_double.exit

if.end82.i1103:                                   ; preds = %cond.end78.i1100
  br i1 %323, label %if.end87.i1137, label %if.else85.i1104

if.else85.i1104:                                  ; preds = %if.end82.i1103
  %cmp55.i.i1105 = icmp sgt i64 %sub52.i1063, 0
  br i1 %cmp55.i.i1105, label %for.body.i326.i1111, label %if.else94.thread.i1106

for.cond12.preheader.i.i1124:                     ; preds = %for.body.i326.i1111
  %tobool.not.i.i1125 = icmp eq i64 %add.i328.i1121, 0
  br i1 %tobool.not.i.i1125, label %if.else94.thread.i1106, label %for.body16.lr.ph.i.i1126

for.body16.lr.ph.i.i1126:                         ; preds = %for.cond12.preheader.i.i1124
  %sub18.i.i1127 = add nsw i64 %add.i328.i1121, -1
  %arrayidx19.i.i1128 = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %sub18.i.i1127
  %arrayidx25.i.i1129 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %sub18.i.i1127
  br label %for.body16.i.i1130

for.body.i326.i1111:                              ; preds = %if.else85.i1104, %for.body.i326.i1111
  %n.057.i.i1112 = phi i64 [ %add.i328.i1121, %for.body.i326.i1111 ], [ 0, %if.else85.i1104 ]
  %k.056.i.i1113 = phi i64 [ %inc.i329.i1122, %for.body.i326.i1111 ], [ 0, %if.else85.i1104 ]
  %arrayidx.i327.i1114 = getelementptr inbounds i32, ptr %places.i968, i64 %k.056.i.i1113
  %334 = load i32, ptr %arrayidx.i327.i1114, align 4
  %sub3.i.i1115 = sub i32 %334, %conv.i324.i1054
  %conv4.i.i1116 = trunc i64 %k.056.i.i1113 to i32
  %arrayidx5.i.i1117 = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %n.057.i.i1112
  store i32 %conv4.i.i1116, ptr %arrayidx5.i.i1117, align 4
  %arrayidx7.i.i1118 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %n.057.i.i1112
  store i32 %sub3.i.i1115, ptr %arrayidx7.i.i1118, align 4
  %cmp8.i.i1119 = icmp ult i32 %sub3.i.i1115, %conv1.i.i1055
  %conv10.i.i1120 = zext i1 %cmp8.i.i1119 to i64
  %add.i328.i1121 = add nuw nsw i64 %n.057.i.i1112, %conv10.i.i1120
  %inc.i329.i1122 = add nuw nsw i64 %k.056.i.i1113, 1
  %exitcond.not.i330.i1123 = icmp eq i64 %inc.i329.i1122, %spec.select.i1064
  br i1 %exitcond.not.i330.i1123, label %for.cond12.preheader.i.i1124, label %for.body.i326.i1111, !llvm.loop !14

for.body16.i.i1130:                               ; preds = %for.body16.i.i1130, %for.body16.lr.ph.i.i1126
  %k11.058.i.i1131 = phi i64 [ 0, %for.body16.lr.ph.i.i1126 ], [ %inc30.i.i1135, %for.body16.i.i1130 ]
  %335 = load i32, ptr %arrayidx19.i.i1128, align 4
  %add21.i.i1132 = add nuw nsw i64 %k11.058.i.i1131, %add.i328.i1121
  %arrayidx22.i.i1133 = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %add21.i.i1132
  store i32 %335, ptr %arrayidx22.i.i1133, align 4
  %336 = load i32, ptr %arrayidx25.i.i1129, align 4
  %arrayidx28.i.i1134 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %add21.i.i1132
  store i32 %336, ptr %arrayidx28.i.i1134, align 4
  %inc30.i.i1135 = add nuw nsw i64 %k11.058.i.i1131, 1
  %exitcond.not.i1136 = icmp eq i64 %inc30.i.i1135, 8
  br i1 %exitcond.not.i1136, label %if.end87.i1137, label %for.body16.i.i1130, !llvm.loop !15

if.else94.thread.i1106:                           ; preds = %for.cond12.preheader.i.i1124, %if.else85.i1104
  store i64 0, ptr %count32.i.i1056, align 8
  br label %for.inc101.i1107

if.end87.i1137:                                   ; preds = %for.body16.i.i1130, %if.end82.i1103
  %337 = phi i64 [ %spec.select.i1064, %if.end82.i1103 ], [ %add.i328.i1121, %for.body16.i.i1130 ]
  store i64 %337, ptr %count32.i.i1056, align 8
  %tobool89.i1138 = icmp ne i64 %337, 0
  %or.cond183.i1139 = select i1 %tobool89.i1138, i1 %cmp91.i1057, i1 false
  br i1 %or.cond183.i1139, label %if.then93.i1246, label %if.else94.i1140

if.then93.i1246:                                  ; preds = %if.end87.i1137
  %cmp32.i.i1247 = icmp sgt i64 %337, 0
  br i1 %cmp32.i.i1247, label %for.body.preheader.i.i1248, label %for.inc101.i1107

for.body.preheader.i.i1248:                       ; preds = %if.then93.i1246
  %338 = load i32, ptr %places63.i1050, align 8
  %conv.i331.i1249 = sext i32 %338 to i64
  %arrayidx1.i.i1250 = getelementptr inbounds double, ptr %cond.i1865, i64 %conv.i331.i1249
  %339 = load double, ptr %arrayidx1.i.i1250, align 8
  br label %for.body.i332.i1251

for.body.i332.i1251:                              ; preds = %if.end.i.i1264, %for.body.preheader.i.i1248
  %before.035.i.i1252 = phi i64 [ %conv5.i.i1256, %if.end.i.i1264 ], [ %conv.i331.i1249, %for.body.preheader.i.i1248 ]
  %m.034.i.i1253 = phi i64 [ %inc.i338.i1272, %if.end.i.i1264 ], [ 0, %for.body.preheader.i.i1248 ]
  %found.033.i.i1254 = phi double [ %add14.i.i1270, %if.end.i.i1264 ], [ %339, %for.body.preheader.i.i1248 ]
  %arrayidx4.i.i1255 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %m.034.i.i1253
  %340 = load i32, ptr %arrayidx4.i.i1255, align 4
  %conv5.i.i1256 = sext i32 %340 to i64
  %add.i333.i1257 = add nuw nsw i64 %m.034.i.i1253, 8
  %arrayidx7.i334.i1258 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %add.i333.i1257
  %341 = load i32, ptr %arrayidx7.i334.i1258, align 4
  %idx.ext.i.i1259 = sext i32 %341 to i64
  %add.ptr.i335.i1260 = getelementptr inbounds double, ptr %cond.i1865, i64 %idx.ext.i.i1259
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1260, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1261 = icmp eq i64 %before.035.i.i1252, %conv5.i.i1256
  br i1 %cmp8.not.i.i1261, label %if.end.i.i1264, label %if.then.i336.i1262

if.then.i336.i1262:                               ; preds = %for.body.i332.i1251
  %arrayidx10.i.i1263 = getelementptr inbounds double, ptr %cond.i1865, i64 %conv5.i.i1256
  %342 = load double, ptr %arrayidx10.i.i1263, align 8
  br label %if.end.i.i1264

if.end.i.i1264:                                   ; preds = %if.then.i336.i1262, %for.body.i332.i1251
  %found.1.i.i1265 = phi double [ %342, %if.then.i336.i1262 ], [ %found.033.i.i1254, %for.body.i332.i1251 ]
  %arrayidx11.i.i1266 = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %m.034.i.i1253
  %343 = load i32, ptr %arrayidx11.i.i1266, align 4
  %conv12.i.i1267 = sext i32 %343 to i64
  %mul.i337.i1268 = mul nsw i64 %223, %conv12.i.i1267
  %arrayidx13.i.i1269 = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul.i337.i1268
  %344 = load double, ptr %arrayidx13.i.i1269, align 8
  %add14.i.i1270 = fadd double %found.1.i.i1265, %344
  %arrayidx15.i.i1271 = getelementptr inbounds double, ptr %cond.i1865, i64 %conv5.i.i1256
  store double %add14.i.i1270, ptr %arrayidx15.i.i1271, align 8
  %inc.i338.i1272 = add nuw nsw i64 %m.034.i.i1253, 1
  %exitcond371.not.i1273 = icmp eq i64 %inc.i338.i1272, %337
  br i1 %exitcond371.not.i1273, label %for.inc101.i1107, label %for.body.i332.i1251, !llvm.loop !57

if.else94.i1140:                                  ; preds = %if.end87.i1137
  br i1 %tobool89.i1138, label %if.then97.i1141, label %for.inc101.i1107

if.then97.i1141:                                  ; preds = %if.else94.i1140
  %cmp70.i.i.i1142 = icmp sgt i64 %337, 0
  switch i64 %326, label %if.else9.i.i1218 [
    i64 0, label %if.then.i339.i1195
    i64 1, label %if.then2.i.i1187
    i64 3, label %if.then5.i.i1172
    i64 7, label %if.then8.i.i1143
  ]

if.then.i339.i1195:                               ; preds = %if.then97.i1141
  br i1 %cmp70.i.i.i1142, label %for.body.i.i.i1196, label %for.inc101.i1107

for.body.i.i.i1196:                               ; preds = %if.then.i339.i1195, %for.body.i.i.i1196
  %m.058.i.i.i1197 = phi i64 [ %inc.i.i.i1216, %for.body.i.i.i1196 ], [ 0, %if.then.i339.i1195 ]
  %arrayidx.i.i.i1198 = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %m.058.i.i.i1197
  %345 = load i32, ptr %arrayidx.i.i.i1198, align 4
  %conv.i.i.i1199 = sext i32 %345 to i64
  %mul.i.i.i1200 = mul nsw i64 %223, %conv.i.i.i1199
  %add.ptr.i.i.i1201 = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul.i.i.i1200
  %add.i.i.i1202 = add nuw nsw i64 %m.058.i.i.i1197, 8
  %arrayidx2.i.i.i1203 = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %add.i.i.i1202
  %346 = load i32, ptr %arrayidx2.i.i.i1203, align 4
  %conv3.i.i.i1204 = sext i32 %346 to i64
  %mul4.i.i.i1205 = mul nsw i64 %223, %conv3.i.i.i1204
  %add.ptr5.i.i.i1206 = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul4.i.i.i1205
  %arrayidx6.i.i.i1207 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %m.058.i.i.i1197
  %347 = load i32, ptr %arrayidx6.i.i.i1207, align 4
  %conv7.i.i.i1208 = sext i32 %347 to i64
  %add.ptr9.idx.i.i.i1209 = shl nsw i64 %conv7.i.i.i1208, 6
  %add.ptr9.i.i.i1210 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i.i.i1209
  %arrayidx12.i.i.i1211 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %add.i.i.i1202
  %348 = load i32, ptr %arrayidx12.i.i.i1211, align 4
  %conv13.i.i.i1212 = sext i32 %348 to i64
  %add.ptr15.idx.i.i.i1213 = shl nsw i64 %conv13.i.i.i1212, 6
  %add.ptr15.i.i.i1214 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i.i.i1213
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i1214, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i1206, i32 0, i32 3, i32 1)
  %349 = load <8 x double>, ptr %add.ptr9.i.i.i1210, align 8
  %350 = load <8 x double>, ptr %add.ptr.i.i.i1201, align 8
  %add.i.i.i.i1215 = fadd <8 x double> %349, %350
  store <8 x double> %add.i.i.i.i1215, ptr %add.ptr9.i.i.i1210, align 8
  %inc.i.i.i1216 = add nuw nsw i64 %m.058.i.i.i1197, 1
  %exitcond369.not.i1217 = icmp eq i64 %inc.i.i.i1216, %337
  br i1 %exitcond369.not.i1217, label %for.inc101.i1107, label %for.body.i.i.i1196, !llvm.loop !58

if.then2.i.i1187:                                 ; preds = %if.then97.i1141
  br i1 %cmp70.i.i.i1142, label %for.body.i37.i.i, label %for.inc101.i1107

for.body.i37.i.i:                                 ; preds = %if.then2.i.i1187, %for.body.i37.i.i
  %m.058.i38.i.i = phi i64 [ %inc.i57.i.i1193, %for.body.i37.i.i ], [ 0, %if.then2.i.i1187 ]
  %arrayidx.i39.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %m.058.i38.i.i
  %351 = load i32, ptr %arrayidx.i39.i.i, align 4
  %conv.i40.i.i = sext i32 %351 to i64
  %mul.i41.i.i = mul nsw i64 %223, %conv.i40.i.i
  %add.ptr.i42.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul.i41.i.i
  %add.i43.i.i = add nuw nsw i64 %m.058.i38.i.i, 8
  %arrayidx2.i44.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %add.i43.i.i
  %352 = load i32, ptr %arrayidx2.i44.i.i, align 4
  %conv3.i45.i.i = sext i32 %352 to i64
  %mul4.i46.i.i = mul nsw i64 %223, %conv3.i45.i.i
  %add.ptr5.i47.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul4.i46.i.i
  %arrayidx6.i48.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %m.058.i38.i.i
  %353 = load i32, ptr %arrayidx6.i48.i.i, align 4
  %conv7.i49.i.i = sext i32 %353 to i64
  %add.ptr9.idx.i50.i.i = shl nsw i64 %conv7.i49.i.i, 7
  %add.ptr9.i51.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i50.i.i
  %arrayidx12.i52.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %add.i43.i.i
  %354 = load i32, ptr %arrayidx12.i52.i.i, align 4
  %conv13.i53.i.i = sext i32 %354 to i64
  %add.ptr15.idx.i54.i.i = shl nsw i64 %conv13.i53.i.i, 7
  %add.ptr15.i55.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i54.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i55.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i47.i.i, i32 0, i32 3, i32 1)
  %355 = load <8 x double>, ptr %add.ptr9.i51.i.i, align 8
  %356 = load <8 x double>, ptr %add.ptr.i42.i.i, align 8
  %add.i.i56.i.i1188 = fadd <8 x double> %355, %356
  store <8 x double> %add.i.i56.i.i1188, ptr %add.ptr9.i51.i.i, align 8
  %add.ptr24.1.i.i.i1189 = getelementptr inbounds i8, ptr %add.ptr15.i55.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i.i.i1189, i32 1, i32 3, i32 1)
  %add.ptr30.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i47.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.1.i.i.i1190 = getelementptr inbounds i8, ptr %add.ptr.i42.i.i, i64 64
  %add.ptr33.1.i.i.i1191 = getelementptr inbounds i8, ptr %add.ptr9.i51.i.i, i64 64
  %357 = load <8 x double>, ptr %add.ptr33.1.i.i.i1191, align 8
  %358 = load <8 x double>, ptr %add.ptr32.1.i.i.i1190, align 8
  %add.i.1.i.i.i1192 = fadd <8 x double> %357, %358
  store <8 x double> %add.i.1.i.i.i1192, ptr %add.ptr33.1.i.i.i1191, align 8
  %inc.i57.i.i1193 = add nuw nsw i64 %m.058.i38.i.i, 1
  %exitcond368.not.i1194 = icmp eq i64 %inc.i57.i.i1193, %337
  br i1 %exitcond368.not.i1194, label %for.inc101.i1107, label %for.body.i37.i.i, !llvm.loop !59

if.then5.i.i1172:                                 ; preds = %if.then97.i1141
  br i1 %cmp70.i.i.i1142, label %for.body.i63.i.i, label %for.inc101.i1107

for.body.i63.i.i:                                 ; preds = %if.then5.i.i1172, %for.body.i63.i.i
  %m.058.i64.i.i = phi i64 [ %inc.i88.i.i1185, %for.body.i63.i.i ], [ 0, %if.then5.i.i1172 ]
  %arrayidx.i65.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %m.058.i64.i.i
  %359 = load i32, ptr %arrayidx.i65.i.i, align 4
  %conv.i66.i.i = sext i32 %359 to i64
  %mul.i67.i.i = mul nsw i64 %223, %conv.i66.i.i
  %add.ptr.i68.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul.i67.i.i
  %add.i69.i.i = add nuw nsw i64 %m.058.i64.i.i, 8
  %arrayidx2.i70.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %add.i69.i.i
  %360 = load i32, ptr %arrayidx2.i70.i.i, align 4
  %conv3.i71.i.i = sext i32 %360 to i64
  %mul4.i72.i.i = mul nsw i64 %223, %conv3.i71.i.i
  %add.ptr5.i73.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul4.i72.i.i
  %arrayidx6.i74.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %m.058.i64.i.i
  %361 = load i32, ptr %arrayidx6.i74.i.i, align 4
  %conv7.i75.i.i = sext i32 %361 to i64
  %add.ptr9.idx.i76.i.i = shl nsw i64 %conv7.i75.i.i, 8
  %add.ptr9.i77.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i76.i.i
  %arrayidx12.i78.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %add.i69.i.i
  %362 = load i32, ptr %arrayidx12.i78.i.i, align 4
  %conv13.i79.i.i = sext i32 %362 to i64
  %add.ptr15.idx.i80.i.i = shl nsw i64 %conv13.i79.i.i, 8
  %add.ptr15.i81.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i80.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i81.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i73.i.i, i32 0, i32 3, i32 1)
  %363 = load <8 x double>, ptr %add.ptr9.i77.i.i, align 8
  %364 = load <8 x double>, ptr %add.ptr.i68.i.i, align 8
  %add.i.i82.i.i1173 = fadd <8 x double> %363, %364
  store <8 x double> %add.i.i82.i.i1173, ptr %add.ptr9.i77.i.i, align 8
  %add.ptr24.1.i83.i.i1174 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i83.i.i1174, i32 1, i32 3, i32 1)
  %add.ptr30.1.i84.i.i = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i84.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.1.i85.i.i = getelementptr inbounds i8, ptr %add.ptr.i68.i.i, i64 64
  %add.ptr33.1.i86.i.i = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i, i64 64
  %365 = load <8 x double>, ptr %add.ptr33.1.i86.i.i, align 8
  %366 = load <8 x double>, ptr %add.ptr32.1.i85.i.i, align 8
  %add.i.1.i87.i.i1175 = fadd <8 x double> %365, %366
  store <8 x double> %add.i.1.i87.i.i1175, ptr %add.ptr33.1.i86.i.i, align 8
  %add.ptr24.2.i.i.i1176 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i1176, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i1177 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i1177, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i1178 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i, i64 128
  %add.ptr33.2.i.i.i1179 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i, i64 128
  %367 = load <8 x double>, ptr %add.ptr33.2.i.i.i1179, align 8
  %368 = load <8 x double>, ptr %add.ptr32.2.i.i.i1178, align 8
  %add.i.2.i.i.i1180 = fadd <8 x double> %367, %368
  store <8 x double> %add.i.2.i.i.i1180, ptr %add.ptr33.2.i.i.i1179, align 8
  %add.ptr24.3.i.i.i1181 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i.i.i1181, i32 1, i32 3, i32 1)
  %add.ptr30.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.3.i.i.i1182 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i, i64 192
  %add.ptr33.3.i.i.i1183 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i, i64 192
  %369 = load <8 x double>, ptr %add.ptr33.3.i.i.i1183, align 8
  %370 = load <8 x double>, ptr %add.ptr32.3.i.i.i1182, align 8
  %add.i.3.i.i.i1184 = fadd <8 x double> %369, %370
  store <8 x double> %add.i.3.i.i.i1184, ptr %add.ptr33.3.i.i.i1183, align 8
  %inc.i88.i.i1185 = add nuw nsw i64 %m.058.i64.i.i, 1
  %exitcond367.not.i1186 = icmp eq i64 %inc.i88.i.i1185, %337
  br i1 %exitcond367.not.i1186, label %for.inc101.i1107, label %for.body.i63.i.i, !llvm.loop !60

if.then8.i.i1143:                                 ; preds = %if.then97.i1141
  br i1 %cmp70.i.i.i1142, label %for.body.i94.i.i, label %for.inc101.i1107

for.body.i94.i.i:                                 ; preds = %if.then8.i.i1143, %for.body.i94.i.i
  %m.058.i95.i.i = phi i64 [ %inc.i129.i.i, %for.body.i94.i.i ], [ 0, %if.then8.i.i1143 ]
  %arrayidx.i96.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %m.058.i95.i.i
  %371 = load i32, ptr %arrayidx.i96.i.i, align 4
  %conv.i97.i.i = sext i32 %371 to i64
  %mul.i98.i.i = mul nsw i64 %223, %conv.i97.i.i
  %add.ptr.i99.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul.i98.i.i
  %add.i100.i.i = add nuw nsw i64 %m.058.i95.i.i, 8
  %arrayidx2.i101.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %add.i100.i.i
  %372 = load i32, ptr %arrayidx2.i101.i.i, align 4
  %conv3.i102.i.i = sext i32 %372 to i64
  %mul4.i103.i.i = mul nsw i64 %223, %conv3.i102.i.i
  %add.ptr5.i104.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul4.i103.i.i
  %arrayidx6.i105.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %m.058.i95.i.i
  %373 = load i32, ptr %arrayidx6.i105.i.i, align 4
  %conv7.i106.i.i = sext i32 %373 to i64
  %add.ptr9.idx.i107.i.i = shl nsw i64 %conv7.i106.i.i, 9
  %add.ptr9.i108.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i107.i.i
  %arrayidx12.i109.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %add.i100.i.i
  %374 = load i32, ptr %arrayidx12.i109.i.i, align 4
  %conv13.i110.i.i = sext i32 %374 to i64
  %add.ptr15.idx.i111.i.i = shl nsw i64 %conv13.i110.i.i, 9
  %add.ptr15.i112.i.i = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i111.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i112.i.i, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i104.i.i, i32 0, i32 3, i32 1)
  %375 = load <8 x double>, ptr %add.ptr9.i108.i.i, align 8
  %376 = load <8 x double>, ptr %add.ptr.i99.i.i, align 8
  %add.i.i113.i.i1144 = fadd <8 x double> %375, %376
  store <8 x double> %add.i.i113.i.i1144, ptr %add.ptr9.i108.i.i, align 8
  %add.ptr24.1.i114.i.i1145 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i114.i.i1145, i32 1, i32 3, i32 1)
  %add.ptr30.1.i115.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i115.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.1.i116.i.i = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 64
  %add.ptr33.1.i117.i.i = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 64
  %377 = load <8 x double>, ptr %add.ptr33.1.i117.i.i, align 8
  %378 = load <8 x double>, ptr %add.ptr32.1.i116.i.i, align 8
  %add.i.1.i118.i.i1146 = fadd <8 x double> %377, %378
  store <8 x double> %add.i.1.i118.i.i1146, ptr %add.ptr33.1.i117.i.i, align 8
  %add.ptr24.2.i119.i.i1147 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i119.i.i1147, i32 1, i32 3, i32 1)
  %add.ptr30.2.i120.i.i1148 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i120.i.i1148, i32 0, i32 3, i32 1)
  %add.ptr32.2.i121.i.i1149 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 128
  %add.ptr33.2.i122.i.i1150 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 128
  %379 = load <8 x double>, ptr %add.ptr33.2.i122.i.i1150, align 8
  %380 = load <8 x double>, ptr %add.ptr32.2.i121.i.i1149, align 8
  %add.i.2.i123.i.i = fadd <8 x double> %379, %380
  store <8 x double> %add.i.2.i123.i.i, ptr %add.ptr33.2.i122.i.i1150, align 8
  %add.ptr24.3.i124.i.i = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i124.i.i, i32 1, i32 3, i32 1)
  %add.ptr30.3.i125.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i125.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.3.i126.i.i1151 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 192
  %add.ptr33.3.i127.i.i1152 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 192
  %381 = load <8 x double>, ptr %add.ptr33.3.i127.i.i1152, align 8
  %382 = load <8 x double>, ptr %add.ptr32.3.i126.i.i1151, align 8
  %add.i.3.i128.i.i = fadd <8 x double> %381, %382
  store <8 x double> %add.i.3.i128.i.i, ptr %add.ptr33.3.i127.i.i1152, align 8
  %add.ptr24.4.i.i.i1153 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i1153, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i1154 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i1154, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i1155 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 256
  %add.ptr33.4.i.i.i1156 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 256
  %383 = load <8 x double>, ptr %add.ptr33.4.i.i.i1156, align 8
  %384 = load <8 x double>, ptr %add.ptr32.4.i.i.i1155, align 8
  %add.i.4.i.i.i1157 = fadd <8 x double> %383, %384
  store <8 x double> %add.i.4.i.i.i1157, ptr %add.ptr33.4.i.i.i1156, align 8
  %add.ptr24.5.i.i.i1158 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.5.i.i.i1158, i32 1, i32 3, i32 1)
  %add.ptr30.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.5.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.5.i.i.i1159 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 320
  %add.ptr33.5.i.i.i1160 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 320
  %385 = load <8 x double>, ptr %add.ptr33.5.i.i.i1160, align 8
  %386 = load <8 x double>, ptr %add.ptr32.5.i.i.i1159, align 8
  %add.i.5.i.i.i1161 = fadd <8 x double> %385, %386
  store <8 x double> %add.i.5.i.i.i1161, ptr %add.ptr33.5.i.i.i1160, align 8
  %add.ptr24.6.i.i.i1162 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i1162, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i1163 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i1163, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i1164 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 384
  %add.ptr33.6.i.i.i1165 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 384
  %387 = load <8 x double>, ptr %add.ptr33.6.i.i.i1165, align 8
  %388 = load <8 x double>, ptr %add.ptr32.6.i.i.i1164, align 8
  %add.i.6.i.i.i1166 = fadd <8 x double> %387, %388
  store <8 x double> %add.i.6.i.i.i1166, ptr %add.ptr33.6.i.i.i1165, align 8
  %add.ptr24.7.i.i.i1167 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.7.i.i.i1167, i32 1, i32 3, i32 1)
  %add.ptr30.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.7.i.i.i, i32 0, i32 3, i32 1)
  %add.ptr32.7.i.i.i1168 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i, i64 448
  %add.ptr33.7.i.i.i1169 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i, i64 448
  %389 = load <8 x double>, ptr %add.ptr33.7.i.i.i1169, align 8
  %390 = load <8 x double>, ptr %add.ptr32.7.i.i.i1168, align 8
  %add.i.7.i.i.i1170 = fadd <8 x double> %389, %390
  store <8 x double> %add.i.7.i.i.i1170, ptr %add.ptr33.7.i.i.i1169, align 8
  %inc.i129.i.i = add nuw nsw i64 %m.058.i95.i.i, 1
  %exitcond366.not.i1171 = icmp eq i64 %inc.i129.i.i, %337
  br i1 %exitcond366.not.i1171, label %for.inc101.i1107, label %for.body.i94.i.i, !llvm.loop !61

if.else9.i.i1218:                                 ; preds = %if.then97.i1141
  br i1 %cmp70.i.i.i1142, label %for.body.i134.i.i, label %for.inc101.i1107

for.body.i134.i.i:                                ; preds = %if.else9.i.i1218, %for.end34.i.i.i1237
  %m.071.i.i.i1219 = phi i64 [ %inc36.i.i.i1238, %for.end34.i.i.i1237 ], [ 0, %if.else9.i.i1218 ]
  %arrayidx.i135.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %m.071.i.i.i1219
  %391 = load i32, ptr %arrayidx.i135.i.i, align 4
  %conv.i136.i.i = sext i32 %391 to i64
  %mul.i137.i.i = mul nsw i64 %223, %conv.i136.i.i
  %add.ptr.i138.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul.i137.i.i
  %arrayidx1.i.i.i1220 = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %m.071.i.i.i1219
  %392 = load i32, ptr %arrayidx1.i.i.i1220, align 4
  %conv2.i.i.i1221 = sext i32 %392 to i64
  %mul3.i.i.i1222 = mul nsw i64 %224, %conv2.i.i.i1221
  %add.ptr4.i.i.i1223 = getelementptr inbounds double, ptr %cond.i1865, i64 %mul3.i.i.i1222
  %add.i139.i.i = add nuw nsw i64 %m.071.i.i.i1219, 8
  %arrayidx6.i140.i.i = getelementptr inbounds [520 x i32], ptr %found.i969, i64 0, i64 %add.i139.i.i
  %393 = load i32, ptr %arrayidx6.i140.i.i, align 4
  %conv7.i141.i.i = sext i32 %393 to i64
  %mul8.i.i.i1224 = mul nsw i64 %223, %conv7.i141.i.i
  %add.ptr9.i142.i.i = getelementptr inbounds double, ptr %values.0352.i1061, i64 %mul8.i.i.i1224
  %arrayidx12.i143.i.i = getelementptr inbounds [520 x i32], ptr %places63.i1050, i64 0, i64 %add.i139.i.i
  %394 = load i32, ptr %arrayidx12.i143.i.i, align 4
  %conv13.i144.i.i = sext i32 %394 to i64
  %mul14.i.i.i1225 = mul nsw i64 %224, %conv13.i144.i.i
  %add.ptr15.i145.i.i = getelementptr inbounds double, ptr %cond.i1865, i64 %mul14.i.i.i1225
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i145.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i.i1058, label %for.cond25.preheader.i.i.i1234, label %for.body20.i.i.i1226

for.cond25.preheader.i.i.i1234:                   ; preds = %for.body20.i.i.i1226, %for.body.i134.i.i
  %j.0.lcssa.i.i.i1235 = phi i64 [ 0, %for.body.i134.i.i ], [ %add1767.i.i.i1227, %for.body20.i.i.i1226 ]
  %cmp2668.i.i.i1236 = icmp slt i64 %j.0.lcssa.i.i.i1235, %224
  br i1 %cmp2668.i.i.i1236, label %for.body28.i.i.i1240, label %for.end34.i.i.i1237

for.body20.i.i.i1226:                             ; preds = %for.body.i134.i.i, %for.body20.i.i.i1226
  %add1767.i.i.i1227 = phi i64 [ %add17.i.i.i1232, %for.body20.i.i.i1226 ], [ 8, %for.body.i134.i.i ]
  %j.066.i.i.i1228 = phi i64 [ %add1767.i.i.i1227, %for.body20.i.i.i1226 ], [ 0, %for.body.i134.i.i ]
  %add.ptr21.i.i.i1229 = getelementptr inbounds double, ptr %add.ptr9.i142.i.i, i64 %j.066.i.i.i1228
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i1229, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i1230 = getelementptr inbounds double, ptr %add.ptr.i138.i.i, i64 %j.066.i.i.i1228
  %add.ptr23.i.i.i1231 = getelementptr inbounds double, ptr %add.ptr4.i.i.i1223, i64 %j.066.i.i.i1228
  %395 = load <8 x double>, ptr %add.ptr23.i.i.i1231, align 8
  %396 = load <8 x double>, ptr %add.ptr22.i.i.i1230, align 8
  %add.i.i146.i.i = fadd <8 x double> %395, %396
  store <8 x double> %add.i.i146.i.i, ptr %add.ptr23.i.i.i1231, align 8
  %add17.i.i.i1232 = add nuw nsw i64 %add1767.i.i.i1227, 8
  %cmp18.not.i.i.i1233 = icmp sgt i64 %add17.i.i.i1232, %224
  br i1 %cmp18.not.i.i.i1233, label %for.cond25.preheader.i.i.i1234, label %for.body20.i.i.i1226, !llvm.loop !62

for.body28.i.i.i1240:                             ; preds = %for.cond25.preheader.i.i.i1234, %for.body28.i.i.i1240
  %j.169.i.i.i1241 = phi i64 [ %inc.i148.i.i, %for.body28.i.i.i1240 ], [ %j.0.lcssa.i.i.i1235, %for.cond25.preheader.i.i.i1234 ]
  %arrayidx29.i.i.i1242 = getelementptr inbounds double, ptr %add.ptr4.i.i.i1223, i64 %j.169.i.i.i1241
  %397 = load double, ptr %arrayidx29.i.i.i1242, align 8
  %arrayidx30.i.i.i1243 = getelementptr inbounds double, ptr %add.ptr.i138.i.i, i64 %j.169.i.i.i1241
  %398 = load double, ptr %arrayidx30.i.i.i1243, align 8
  %add31.i.i.i1244 = fadd double %397, %398
  store double %add31.i.i.i1244, ptr %arrayidx29.i.i.i1242, align 8
  %inc.i148.i.i = add nuw nsw i64 %j.169.i.i.i1241, 1
  %exitcond.not.i.i.i1245 = icmp eq i64 %inc.i148.i.i, %224
  br i1 %exitcond.not.i.i.i1245, label %for.end34.i.i.i1237, label %for.body28.i.i.i1240, !llvm.loop !63

for.end34.i.i.i1237:                              ; preds = %for.body28.i.i.i1240, %for.cond25.preheader.i.i.i1234
  %inc36.i.i.i1238 = add nuw nsw i64 %m.071.i.i.i1219, 1
  %exitcond370.not.i1239 = icmp eq i64 %inc36.i.i.i1238, %337
  br i1 %exitcond370.not.i1239, label %for.inc101.i1107, label %for.body.i134.i.i, !llvm.loop !64

for.inc101.i1107:                                 ; preds = %for.body.i94.i.i, %for.body.i63.i.i, %for.body.i37.i.i, %for.body.i.i.i1196, %for.end34.i.i.i1237, %if.end.i.i1264, %if.else9.i.i1218, %if.then8.i.i1143, %if.then5.i.i1172, %if.then2.i.i1187, %if.then.i339.i1195, %if.else94.i1140, %if.then93.i1246, %if.else94.thread.i1106
  %add.i1108 = add nuw nsw i64 %k44.0351.i1062, 512
  %add.ptr103.i1109 = getelementptr inbounds i8, ptr %values.0352.i1061, i64 %add.ptr103.idx.i1059
  %399 = load i64, ptr %arrayidx46.i1000, align 8
  %cmp47.not.i1110 = icmp slt i64 %add.i1108, %399
  br i1 %cmp47.not.i1110, label %for.body50.i1060, label %for.end106.i1002, !llvm.loop !65

for.end106.i1002:                                 ; preds = %for.inc101.i1107, %for.cond45.preheader.i999
  %400 = load i64, ptr %a, align 8
  %cmp108.i1003 = icmp eq i64 %400, 0
  %tobool111.i1004 = icmp ne i64 %226, 0
  %or.cond184.i1005 = select i1 %cmp108.i1003, i1 %tobool111.i1004, i1 false
  br i1 %or.cond184.i1005, label %lor.lhs.false112.i1007, label %add_double.exit

lor.lhs.false112.i1007:                           ; preds = %for.end106.i1002
  %cmp113.i1008 = icmp ne ptr %cond.i1865, %227
  %tobool116.i1009 = icmp ne i64 %217, 0
  %or.cond185.i1010 = select i1 %cmp113.i1008, i1 true, i1 %tobool116.i1009
  br i1 %or.cond185.i1010, label %for.cond120.preheader.i1011, label %add_double.exit

for.cond120.preheader.i1011:                      ; preds = %lor.lhs.false112.i1007
  %cmp122.not353.i1012 = icmp slt i64 %mul.i1858, 8
  br i1 %cmp122.not353.i1012, label %for.cond145.preheader.i1024, label %for.body124.lr.ph.i1013

for.body124.lr.ph.i1013:                          ; preds = %for.cond120.preheader.i1011
  %add.ptr131.i1014 = getelementptr inbounds double, ptr %218, i64 %mul9.i1861
  br label %for.body124.i1015

for.cond145.preheader.i1024:                      ; preds = %if.end140.i1019, %for.cond120.preheader.i1011
  %k119.0.lcssa.i1025 = phi i64 [ 0, %for.cond120.preheader.i1011 ], [ %add121355.i1016, %if.end140.i1019 ]
  %cmp146356.i1026 = icmp slt i64 %k119.0.lcssa.i1025, %mul.i1858
  br i1 %cmp146356.i1026, label %for.body148.lr.ph.i1027, label %add_double.exit

for.body148.lr.ph.i1027:                          ; preds = %for.cond145.preheader.i1024
  %401 = getelementptr double, ptr %218, i64 %mul9.i1861
  br label %for.body148.i1028

for.body124.i1015:                                ; preds = %if.end140.i1019, %for.body124.lr.ph.i1013
  %add121355.i1016 = phi i64 [ 8, %for.body124.lr.ph.i1013 ], [ %add121.i1022, %if.end140.i1019 ]
  %k119.0354.i1017 = phi i64 [ 0, %for.body124.lr.ph.i1013 ], [ %add121355.i1016, %if.end140.i1019 ]
  %add.ptr125.i1018 = getelementptr inbounds double, ptr %cond.i1865, i64 %k119.0354.i1017
  %402 = load <8 x double>, ptr %add.ptr125.i1018, align 8
  br i1 %tobool116.i1009, label %land.lhs.true127.i1040, label %if.end140.i1019

land.lhs.true127.i1040:                           ; preds = %for.body124.i1015
  %403 = load i64, ptr %arrayidx8.i1860, align 8
  %tobool129.not.i1041 = icmp eq i64 %403, 0
  br i1 %tobool129.not.i1041, label %if.then136.i1045, label %if.then130.i1042

if.then130.i1042:                                 ; preds = %land.lhs.true127.i1040
  %add.ptr132.i1043 = getelementptr inbounds double, ptr %add.ptr131.i1014, i64 %k119.0354.i1017
  %404 = load <8 x double>, ptr %add.ptr132.i1043, align 8
  %add133.i1044 = fadd <8 x double> %402, %404
  br label %if.end140.i1019

if.then136.i1045:                                 ; preds = %land.lhs.true127.i1040
  %405 = load double, ptr %218, align 8
  %splat.splatinsert.i1046 = insertelement <8 x double> poison, double %405, i64 0
  %splat.splat.i1047 = shufflevector <8 x double> %splat.splatinsert.i1046, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i1048 = fadd <8 x double> %402, %splat.splat.i1047
  br label %if.end140.i1019

if.end140.i1019:                                  ; preds = %if.then136.i1045, %if.then130.i1042, %for.body124.i1015
  %sum.0.i1020 = phi <8 x double> [ %add133.i1044, %if.then130.i1042 ], [ %add138.i1048, %if.then136.i1045 ], [ %402, %for.body124.i1015 ]
  %add.ptr141.i1021 = getelementptr inbounds double, ptr %227, i64 %k119.0354.i1017
  store <8 x double> %sum.0.i1020, ptr %add.ptr141.i1021, align 8
  %add121.i1022 = add nuw nsw i64 %add121355.i1016, 8
  %cmp122.not.i1023 = icmp sgt i64 %add121.i1022, %mul.i1858
  br i1 %cmp122.not.i1023, label %for.cond145.preheader.i1024, label %for.body124.i1015, !llvm.loop !66

for.body148.i1028:                                ; preds = %cond.end159.i1031, %for.body148.lr.ph.i1027
  %k119.1357.i1029 = phi i64 [ %k119.0.lcssa.i1025, %for.body148.lr.ph.i1027 ], [ %inc163.i1034, %cond.end159.i1031 ]
  %arrayidx151.i1030 = getelementptr inbounds double, ptr %cond.i1865, i64 %k119.1357.i1029
  %406 = load double, ptr %arrayidx151.i1030, align 8
  br i1 %tobool116.i1009, label %cond.true150.i1036, label %cond.end159.i1031

cond.true150.i1036:                               ; preds = %for.body148.i1028
  %407 = load i64, ptr %arrayidx8.i1860, align 8
  %mul153.i1037 = mul nsw i64 %407, %k119.1357.i1029
  %arrayidx155.i1038 = getelementptr double, ptr %401, i64 %mul153.i1037
  %408 = load double, ptr %arrayidx155.i1038, align 8
  %add156.i1039 = fadd double %406, %408
  br label %cond.end159.i1031

cond.end159.i1031:                                ; preds = %cond.true150.i1036, %for.body148.i1028
  %cond160.i1032 = phi double [ %add156.i1039, %cond.true150.i1036 ], [ %406, %for.body148.i1028 ]
  %arrayidx161.i1033 = getelementptr inbounds double, ptr %227, i64 %k119.1357.i1029
  store double %cond160.i1032, ptr %arrayidx161.i1033, align 8
  %inc163.i1034 = add nuw nsw i64 %k119.1357.i1029, 1
  %exitcond372.not.i1035 = icmp eq i64 %inc163.i1034, %mul.i1858
  br i1 %exitcond372.not.i1035, label %add_double.exit, label %for.body148.i1028, !llvm.loop !67

add_double.exit:                                  ; preds = %cond.end78.i1100, %cond.end159.i1031, %for.end106.i1002, %lor.lhs.false112.i1007, %for.cond145.preheader.i1024
  %retval.3.i1006 = phi i64 [ 0, %lor.lhs.false112.i1007 ], [ 0, %for.end106.i1002 ], [ 0, %for.cond145.preheader.i1024 ], [ 0, %cond.end159.i1031 ], [ 1, %cond.end78.i1100 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i969) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i968) #7
  br label %return

cond.true26:                                      ; preds = %cond.true13
  br i1 %tobool14.not.i1867, label %if.end30.i1400, label %if.then.i1396

if.then.i1396:                                    ; preds = %cond.true26
  %409 = inttoptr i64 %230 to ptr
  %410 = load i32, ptr %409, align 4
  %tobool.not.i.i1397 = icmp eq i32 %410, 0
  br i1 %tobool.not.i.i1397, label %if.then.i.i1830, label %for.cond.preheader.i.i1398

if.then.i.i1830:                                  ; preds = %if.then.i1396
  %mul.i.i1831 = shl nsw i64 %mul.i1858, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1865, i8 0, i64 %mul.i.i1831, i1 false)
  br label %if.end30.i1400

for.cond.preheader.i.i1398:                       ; preds = %if.then.i1396
  %cmp535.i.i1399 = icmp sgt i64 %mul.i1858, 0
  br i1 %cmp535.i.i1399, label %for.body.i.i1825, label %if.end30.i1400

for.body.i.i1825:                                 ; preds = %for.cond.preheader.i.i1398, %for.body.i.i1825
  %k.036.i.i1826 = phi i64 [ %inc.i.i1828, %for.body.i.i1825 ], [ 0, %for.cond.preheader.i.i1398 ]
  %arrayidx.i.i1827 = getelementptr inbounds i32, ptr %cond.i1865, i64 %k.036.i.i1826
  store i32 %410, ptr %arrayidx.i.i1827, align 4
  %inc.i.i1828 = add nuw nsw i64 %k.036.i.i1826, 1
  %exitcond38.not.i.i1829 = icmp eq i64 %inc.i.i1828, %mul.i1858
  br i1 %exitcond38.not.i.i1829, label %if.end30.i1400, label %for.body.i.i1825, !llvm.loop !4

if.end30.i1400:                                   ; preds = %for.body.i.i1825, %for.cond.preheader.i.i1398, %if.then.i.i1830, %cond.true26
  %cmp31.i1401 = icmp eq i64 %221, 0
  br i1 %cmp31.i1401, label %land.end.i1813, label %land.end.thread.i1402

land.end.thread.i1402:                            ; preds = %if.end30.i1400
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1372) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1373) #7
  br label %for.cond45.preheader.i1403

land.end.i1813:                                   ; preds = %if.end30.i1400
  %arrayidx32.i1814 = getelementptr inbounds i8, ptr %a, i64 56
  %411 = load i64, ptr %arrayidx32.i1814, align 8
  %cmp33.i1815 = icmp eq i64 %222, %411
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1372) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1373) #7
  br i1 %cmp33.i1815, label %for.body.lr.ph.i1816, label %for.cond45.preheader.i1403

for.body.lr.ph.i1816:                             ; preds = %land.end.i1813
  %places42.i1817 = getelementptr inbounds i8, ptr %found.i1373, i64 2080
  br label %for.body.i1818

for.cond45.preheader.i1403:                       ; preds = %for.body.i1818, %land.end.i1813, %land.end.thread.i1402
  %412 = phi i1 [ false, %land.end.thread.i1402 ], [ false, %land.end.i1813 ], [ true, %for.body.i1818 ]
  %arrayidx46.i1404 = getelementptr inbounds i8, ptr %a, i64 48
  %413 = load i64, ptr %arrayidx46.i1404, align 8
  %cmp47.not349.i1405 = icmp sgt i64 %413, 0
  br i1 %cmp47.not349.i1405, label %for.body50.lr.ph.i1453, label %for.end106.i1406

for.body50.lr.ph.i1453:                           ; preds = %for.cond45.preheader.i1403
  %places63.i1454 = getelementptr inbounds i8, ptr %found.i1373, i64 2080
  %cond67.i1455 = select i1 %412, ptr %places63.i1454, ptr %places.i1372
  %arrayidx68.i1456 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1457 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i1458 = trunc i64 %221 to i32
  %conv1.i.i1459 = trunc i64 %sub.i1857 to i32
  %count32.i.i1460 = getelementptr inbounds i8, ptr %found.i1373, i64 4160
  %cmp91.i1461 = icmp eq i64 %224, 1
  %414 = add i64 %224, -8
  %415 = tail call i64 @llvm.fshl.i64(i64 %414, i64 %414, i64 61)
  %cmp18.not65.i.i.i1462 = icmp slt i64 %224, 8
  %add.ptr103.idx.i1463 = shl nsw i64 %223, 11
  br label %for.body50.i1464

for.body.i1818:                                   ; preds = %for.body.i1818, %for.body.lr.ph.i1816
  %k.0348.i1819 = phi i64 [ 0, %for.body.lr.ph.i1816 ], [ %inc.i1823, %for.body.i1818 ]
  %conv40.i1820 = trunc nuw i64 %k.0348.i1819 to i32
  %arrayidx41.i1821 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %k.0348.i1819
  store i32 %conv40.i1820, ptr %arrayidx41.i1821, align 4
  %arrayidx43.i1822 = getelementptr inbounds [520 x i32], ptr %places42.i1817, i64 0, i64 %k.0348.i1819
  store i32 0, ptr %arrayidx43.i1822, align 4
  %inc.i1823 = add nuw nsw i64 %k.0348.i1819, 1
  %exitcond5185.not = icmp eq i64 %inc.i1823, 520
  br i1 %exitcond5185.not, label %for.cond45.preheader.i1403, label %for.body.i1818, !llvm.loop !68

for.body50.i1464:                                 ; preds = %for.inc101.i1511, %for.body50.lr.ph.i1453
  %416 = phi i64 [ %413, %for.body50.lr.ph.i1453 ], [ %488, %for.inc101.i1511 ]
  %values.0352.i1465 = phi ptr [ %216, %for.body50.lr.ph.i1453 ], [ %add.ptr103.i1513, %for.inc101.i1511 ]
  %k44.0351.i1466 = phi i64 [ 0, %for.body50.lr.ph.i1453 ], [ %add.i1512, %for.inc101.i1511 ]
  %sub52.i1467 = sub nsw i64 %416, %k44.0351.i1466
  %spec.select.i1468 = tail call i64 @llvm.smin.i64(i64 %sub52.i1467, i64 512)
  %417 = load i64, ptr %arrayidx68.i1456, align 8
  %cmp69.i1469 = icmp eq i64 %417, 4
  %418 = load i64, ptr %arrayidx76.i1457, align 8
  %cmp.not65.i.i1470 = icmp slt i64 %sub52.i1467, 8
  br i1 %cmp69.i1469, label %cond.true71.i1764, label %cond.false74.i1471

cond.true71.i1764:                                ; preds = %for.body50.i1464
  %add.ptr72.i1765 = getelementptr inbounds i32, ptr %220, i64 %k44.0351.i1466
  br i1 %cmp.not65.i.i1470, label %for.cond11.preheader.i.i1786, label %for.body.lr.ph.i.i1766

for.body.lr.ph.i.i1766:                           ; preds = %cond.true71.i1764
  %splat.splatinsert.i.i1767 = insertelement <8 x i64> poison, i64 %418, i64 0
  %splat.splat.i.i1768 = shufflevector <8 x i64> %splat.splatinsert.i.i1767, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i1769

for.cond11.preheader.i.i1786:                     ; preds = %for.body.i296.i1769, %cond.true71.i1764
  %outside.0.lcssa.i.i1787 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1764 ], [ %or7.i.i1781, %for.body.i296.i1769 ]
  %k.0.lcssa.i.i1788 = phi i64 [ 0, %cond.true71.i1764 ], [ %add68.i.i1770, %for.body.i296.i1769 ]
  br label %for.body14.i.i1789

for.body.i296.i1769:                              ; preds = %for.body.i296.i1769, %for.body.lr.ph.i.i1766
  %add68.i.i1770 = phi i64 [ 8, %for.body.lr.ph.i.i1766 ], [ %add.i.i1784, %for.body.i296.i1769 ]
  %k.067.i.i1771 = phi i64 [ 0, %for.body.lr.ph.i.i1766 ], [ %add68.i.i1770, %for.body.i296.i1769 ]
  %outside.066.i.i1772 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1766 ], [ %or7.i.i1781, %for.body.i296.i1769 ]
  %add.ptr.i.i1773 = getelementptr inbounds i32, ptr %add.ptr72.i1765, i64 %k.067.i.i1771
  %419 = load <8 x i32>, ptr %add.ptr.i.i1773, align 4
  %conv.i.i1774 = sext <8 x i32> %419 to <8 x i64>
  %isneg.i.i1775 = icmp slt <8 x i32> %419, zeroinitializer
  %and.i.i1776 = select <8 x i1> %isneg.i.i1775, <8 x i64> %splat.splat.i.i1768, <8 x i64> zeroinitializer
  %add1.i.i1777 = add <8 x i64> %and.i.i1776, %conv.i.i1774
  %add1.lobit.i.i1778 = ashr <8 x i64> %add1.i.i1777, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1779 = icmp slt <8 x i64> %add1.i.i1777, %splat.splat.i.i1768
  %or.i.i1780 = select <8 x i1> %cmp5.not.i.i1779, <8 x i64> %add1.lobit.i.i1778, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1781 = or <8 x i64> %or.i.i1780, %outside.066.i.i1772
  %conv8.i.i1782 = trunc <8 x i64> %add1.i.i1777 to <8 x i32>
  %add.ptr9.i.i1783 = getelementptr inbounds i32, ptr %cond67.i1455, i64 %k.067.i.i1771
  store <8 x i32> %conv8.i.i1782, ptr %add.ptr9.i.i1783, align 4
  %add.i.i1784 = add nuw nsw i64 %add68.i.i1770, 8
  %cmp.not.i.i1785 = icmp sgt i64 %add.i.i1784, %spec.select.i1468
  br i1 %cmp.not.i.i1785, label %for.cond11.preheader.i.i1786, label %for.body.i296.i1769, !llvm.loop !8

for.cond18.preheader.i.i1796:                     ; preds = %for.body14.i.i1789
  %cmp1972.i.i1797 = icmp slt i64 %k.0.lcssa.i.i1788, %spec.select.i1468
  br i1 %cmp1972.i.i1797, label %for.body21.i.i1798, label %cond.end78.i1504

for.body14.i.i1789:                               ; preds = %for.body14.i.i1789, %for.cond11.preheader.i.i1786
  %j.071.i.i1790 = phi i64 [ 0, %for.cond11.preheader.i.i1786 ], [ %inc.i297.i1794, %for.body14.i.i1789 ]
  %wrong.070.i.i1791 = phi i64 [ 0, %for.cond11.preheader.i.i1786 ], [ %or15.i.i1793, %for.body14.i.i1789 ]
  %vecext.i.i1792 = extractelement <8 x i64> %outside.0.lcssa.i.i1787, i64 %j.071.i.i1790
  %or15.i.i1793 = or i64 %vecext.i.i1792, %wrong.070.i.i1791
  %inc.i297.i1794 = add nuw nsw i64 %j.071.i.i1790, 1
  %exitcond.not.i.i1795 = icmp eq i64 %inc.i297.i1794, 8
  br i1 %exitcond.not.i.i1795, label %for.cond18.preheader.i.i1796, label %for.body14.i.i1789, !llvm.loop !9

for.body21.i.i1798:                               ; preds = %for.cond18.preheader.i.i1796, %for.body21.i.i1798
  %k.174.i.i1799 = phi i64 [ %inc35.i.i1811, %for.body21.i.i1798 ], [ %k.0.lcssa.i.i1788, %for.cond18.preheader.i.i1796 ]
  %wrong.173.i.i1800 = phi i64 [ %or31.i.i1808, %for.body21.i.i1798 ], [ %or15.i.i1793, %for.cond18.preheader.i.i1796 ]
  %arrayidx.i298.i1801 = getelementptr inbounds i32, ptr %add.ptr72.i1765, i64 %k.174.i.i1799
  %420 = load i32, ptr %arrayidx.i298.i1801, align 4
  %conv23.i.i1802 = sext i32 %420 to i64
  %cmp25.i.i1803 = icmp slt i32 %420, 0
  %cond.i.i1804 = select i1 %cmp25.i.i1803, i64 %418, i64 0
  %add27.i.i1805 = add nsw i64 %cond.i.i1804, %conv23.i.i1802
  %cmp28.i.i1806 = icmp uge i64 %add27.i.i1805, %418
  %conv30.i.i1807 = zext i1 %cmp28.i.i1806 to i64
  %or31.i.i1808 = or i64 %wrong.173.i.i1800, %conv30.i.i1807
  %conv32.i.i1809 = trunc i64 %add27.i.i1805 to i32
  %arrayidx33.i.i1810 = getelementptr inbounds i32, ptr %cond67.i1455, i64 %k.174.i.i1799
  store i32 %conv32.i.i1809, ptr %arrayidx33.i.i1810, align 4
  %inc35.i.i1811 = add nuw nsw i64 %k.174.i.i1799, 1
  %exitcond76.not.i.i1812 = icmp eq i64 %inc35.i.i1811, %spec.select.i1468
  br i1 %exitcond76.not.i.i1812, label %cond.end78.i1504, label %for.body21.i.i1798, !llvm.loop !10

cond.false74.i1471:                               ; preds = %for.body50.i1464
  %add.ptr75.i1472 = getelementptr inbounds i64, ptr %220, i64 %k44.0351.i1466
  br i1 %cmp.not65.i.i1470, label %for.cond10.preheader.i.i1492, label %for.body.lr.ph.i299.i1473

for.body.lr.ph.i299.i1473:                        ; preds = %cond.false74.i1471
  %splat.splatinsert.i300.i1474 = insertelement <8 x i64> poison, i64 %418, i64 0
  %splat.splat.i301.i1475 = shufflevector <8 x i64> %splat.splatinsert.i300.i1474, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1476

for.cond10.preheader.i.i1492:                     ; preds = %for.body.i302.i1476, %cond.false74.i1471
  %outside.0.lcssa.i314.i1493 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1471 ], [ %or7.i310.i1487, %for.body.i302.i1476 ]
  %k.0.lcssa.i315.i1494 = phi i64 [ 0, %cond.false74.i1471 ], [ %add66.i.i1477, %for.body.i302.i1476 ]
  br label %for.body13.i.i1495

for.body.i302.i1476:                              ; preds = %for.body.i302.i1476, %for.body.lr.ph.i299.i1473
  %add66.i.i1477 = phi i64 [ 8, %for.body.lr.ph.i299.i1473 ], [ %add.i312.i1490, %for.body.i302.i1476 ]
  %k.065.i.i1478 = phi i64 [ 0, %for.body.lr.ph.i299.i1473 ], [ %add66.i.i1477, %for.body.i302.i1476 ]
  %outside.064.i.i1479 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1473 ], [ %or7.i310.i1487, %for.body.i302.i1476 ]
  %add.ptr.i303.i1480 = getelementptr inbounds i64, ptr %add.ptr75.i1472, i64 %k.065.i.i1478
  %421 = load <8 x i64>, ptr %add.ptr.i303.i1480, align 8
  %isneg.i304.i1481 = icmp slt <8 x i64> %421, zeroinitializer
  %and.i305.i1482 = select <8 x i1> %isneg.i304.i1481, <8 x i64> %splat.splat.i301.i1475, <8 x i64> zeroinitializer
  %add1.i306.i1483 = add <8 x i64> %and.i305.i1482, %421
  %add1.lobit.i307.i1484 = ashr <8 x i64> %add1.i306.i1483, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1485 = icmp slt <8 x i64> %add1.i306.i1483, %splat.splat.i301.i1475
  %or.i309.i1486 = select <8 x i1> %cmp5.not.i308.i1485, <8 x i64> %add1.lobit.i307.i1484, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1487 = or <8 x i64> %or.i309.i1486, %outside.064.i.i1479
  %conv.i311.i1488 = trunc <8 x i64> %add1.i306.i1483 to <8 x i32>
  %add.ptr8.i.i1489 = getelementptr inbounds i32, ptr %cond67.i1455, i64 %k.065.i.i1478
  store <8 x i32> %conv.i311.i1488, ptr %add.ptr8.i.i1489, align 4
  %add.i312.i1490 = add nuw nsw i64 %add66.i.i1477, 8
  %cmp.not.i313.i1491 = icmp sgt i64 %add.i312.i1490, %spec.select.i1468
  br i1 %cmp.not.i313.i1491, label %for.cond10.preheader.i.i1492, label %for.body.i302.i1476, !llvm.loop !11

for.cond17.preheader.i.i1502:                     ; preds = %for.body13.i.i1495
  %cmp1870.i.i1503 = icmp slt i64 %k.0.lcssa.i315.i1494, %spec.select.i1468
  br i1 %cmp1870.i.i1503, label %for.body20.i.i1750, label %cond.end78.i1504

for.body13.i.i1495:                               ; preds = %for.body13.i.i1495, %for.cond10.preheader.i.i1492
  %j.069.i.i1496 = phi i64 [ 0, %for.cond10.preheader.i.i1492 ], [ %inc.i317.i1500, %for.body13.i.i1495 ]
  %wrong.068.i.i1497 = phi i64 [ 0, %for.cond10.preheader.i.i1492 ], [ %or14.i.i1499, %for.body13.i.i1495 ]
  %vecext.i316.i1498 = extractelement <8 x i64> %outside.0.lcssa.i314.i1493, i64 %j.069.i.i1496
  %or14.i.i1499 = or i64 %vecext.i316.i1498, %wrong.068.i.i1497
  %inc.i317.i1500 = add nuw nsw i64 %j.069.i.i1496, 1
  %exitcond.not.i318.i1501 = icmp eq i64 %inc.i317.i1500, 8
  br i1 %exitcond.not.i318.i1501, label %for.cond17.preheader.i.i1502, label %for.body13.i.i1495, !llvm.loop !12

for.body20.i.i1750:                               ; preds = %for.cond17.preheader.i.i1502, %for.body20.i.i1750
  %k.172.i.i1751 = phi i64 [ %inc33.i.i1762, %for.body20.i.i1750 ], [ %k.0.lcssa.i315.i1494, %for.cond17.preheader.i.i1502 ]
  %wrong.171.i.i1752 = phi i64 [ %or29.i.i1759, %for.body20.i.i1750 ], [ %or14.i.i1499, %for.cond17.preheader.i.i1502 ]
  %arrayidx.i320.i1753 = getelementptr inbounds i64, ptr %add.ptr75.i1472, i64 %k.172.i.i1751
  %422 = load i64, ptr %arrayidx.i320.i1753, align 8
  %cmp23.i.i1754 = icmp slt i64 %422, 0
  %cond.i321.i1755 = select i1 %cmp23.i.i1754, i64 %418, i64 0
  %add25.i.i1756 = add nsw i64 %cond.i321.i1755, %422
  %cmp26.i.i1757 = icmp uge i64 %add25.i.i1756, %418
  %conv28.i.i1758 = zext i1 %cmp26.i.i1757 to i64
  %or29.i.i1759 = or i64 %wrong.171.i.i1752, %conv28.i.i1758
  %conv30.i322.i1760 = trunc i64 %add25.i.i1756 to i32
  %arrayidx31.i.i1761 = getelementptr inbounds i32, ptr %cond67.i1455, i64 %k.172.i.i1751
  store i32 %conv30.i322.i1760, ptr %arrayidx31.i.i1761, align 4
  %inc33.i.i1762 = add nuw nsw i64 %k.172.i.i1751, 1
  %exitcond74.not.i.i1763 = icmp eq i64 %inc33.i.i1762, %spec.select.i1468
  br i1 %exitcond74.not.i.i1763, label %cond.end78.i1504, label %for.body20.i.i1750, !llvm.loop !13

cond.end78.i1504:                                 ; preds = %for.body20.i.i1750, %for.body21.i.i1798, %for.cond17.preheader.i.i1502, %for.cond18.preheader.i.i1796
  %cond79.in.in.i1505 = phi i64 [ %or15.i.i1793, %for.cond18.preheader.i.i1796 ], [ %or14.i.i1499, %for.cond17.preheader.i.i1502 ], [ %or31.i.i1808, %for.body21.i.i1798 ], [ %or29.i.i1759, %for.body20.i.i1750 ]
  %cond79.in.not.i1506 = icmp eq i64 %cond79.in.in.i1505, 0
  br i1 %cond79.in.not.i1506, label %if.end82.i1507, label %add_int.exit

if.end82.i1507:                                   ; preds = %cond.end78.i1504
  br i1 %412, label %if.end87.i1541, label %if.else85.i1508

if.else85.i1508:                                  ; preds = %if.end82.i1507
  %cmp55.i.i1509 = icmp sgt i64 %sub52.i1467, 0
  br i1 %cmp55.i.i1509, label %for.body.i325.i1515, label %if.else94.thread.i1510

for.cond12.preheader.i.i1528:                     ; preds = %for.body.i325.i1515
  %tobool.not.i330.i1529 = icmp eq i64 %add.i327.i1525, 0
  br i1 %tobool.not.i330.i1529, label %if.else94.thread.i1510, label %for.body16.lr.ph.i.i1530

for.body16.lr.ph.i.i1530:                         ; preds = %for.cond12.preheader.i.i1528
  %sub18.i.i1531 = add nsw i64 %add.i327.i1525, -1
  %arrayidx19.i.i1532 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %sub18.i.i1531
  %arrayidx25.i.i1533 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %sub18.i.i1531
  br label %for.body16.i.i1534

for.body.i325.i1515:                              ; preds = %if.else85.i1508, %for.body.i325.i1515
  %n.057.i.i1516 = phi i64 [ %add.i327.i1525, %for.body.i325.i1515 ], [ 0, %if.else85.i1508 ]
  %k.056.i.i1517 = phi i64 [ %inc.i328.i1526, %for.body.i325.i1515 ], [ 0, %if.else85.i1508 ]
  %arrayidx.i326.i1518 = getelementptr inbounds i32, ptr %places.i1372, i64 %k.056.i.i1517
  %423 = load i32, ptr %arrayidx.i326.i1518, align 4
  %sub3.i.i1519 = sub i32 %423, %conv.i323.i1458
  %conv4.i.i1520 = trunc i64 %k.056.i.i1517 to i32
  %arrayidx5.i.i1521 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %n.057.i.i1516
  store i32 %conv4.i.i1520, ptr %arrayidx5.i.i1521, align 4
  %arrayidx7.i.i1522 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %n.057.i.i1516
  store i32 %sub3.i.i1519, ptr %arrayidx7.i.i1522, align 4
  %cmp8.i.i1523 = icmp ult i32 %sub3.i.i1519, %conv1.i.i1459
  %conv10.i.i1524 = zext i1 %cmp8.i.i1523 to i64
  %add.i327.i1525 = add nuw nsw i64 %n.057.i.i1516, %conv10.i.i1524
  %inc.i328.i1526 = add nuw nsw i64 %k.056.i.i1517, 1
  %exitcond.not.i329.i1527 = icmp eq i64 %inc.i328.i1526, %spec.select.i1468
  br i1 %exitcond.not.i329.i1527, label %for.cond12.preheader.i.i1528, label %for.body.i325.i1515, !llvm.loop !14

for.body16.i.i1534:                               ; preds = %for.body16.i.i1534, %for.body16.lr.ph.i.i1530
  %k11.058.i.i1535 = phi i64 [ 0, %for.body16.lr.ph.i.i1530 ], [ %inc30.i.i1539, %for.body16.i.i1534 ]
  %424 = load i32, ptr %arrayidx19.i.i1532, align 4
  %add21.i.i1536 = add nuw nsw i64 %k11.058.i.i1535, %add.i327.i1525
  %arrayidx22.i.i1537 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %add21.i.i1536
  store i32 %424, ptr %arrayidx22.i.i1537, align 4
  %425 = load i32, ptr %arrayidx25.i.i1533, align 4
  %arrayidx28.i.i1538 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %add21.i.i1536
  store i32 %425, ptr %arrayidx28.i.i1538, align 4
  %inc30.i.i1539 = add nuw nsw i64 %k11.058.i.i1535, 1
  %exitcond.not.i1540 = icmp eq i64 %inc30.i.i1539, 8
  br i1 %exitcond.not.i1540, label %if.end87.i1541, label %for.body16.i.i1534, !llvm.loop !15

if.else94.thread.i1510:                           ; preds = %for.cond12.preheader.i.i1528, %if.else85.i1508
  store i64 0, ptr %count32.i.i1460, align 8
  br label %for.inc101.i1511

if.end87.i1541:                                   ; preds = %for.body16.i.i1534, %if.end82.i1507
  %426 = phi i64 [ %spec.select.i1468, %if.end82.i1507 ], [ %add.i327.i1525, %for.body16.i.i1534 ]
  store i64 %426, ptr %count32.i.i1460, align 8
  %tobool89.i1542 = icmp ne i64 %426, 0
  %or.cond183.i1543 = select i1 %tobool89.i1542, i1 %cmp91.i1461, i1 false
  br i1 %or.cond183.i1543, label %if.then93.i1722, label %if.else94.i1544

if.then93.i1722:                                  ; preds = %if.end87.i1541
  %cmp32.i.i1723 = icmp sgt i64 %426, 0
  br i1 %cmp32.i.i1723, label %for.body.preheader.i.i1724, label %for.inc101.i1511

for.body.preheader.i.i1724:                       ; preds = %if.then93.i1722
  %427 = load i32, ptr %places63.i1454, align 8
  %conv.i331.i1725 = sext i32 %427 to i64
  %arrayidx1.i.i1726 = getelementptr inbounds i32, ptr %cond.i1865, i64 %conv.i331.i1725
  %428 = load i32, ptr %arrayidx1.i.i1726, align 4
  br label %for.body.i332.i1727

for.body.i332.i1727:                              ; preds = %if.end.i.i1740, %for.body.preheader.i.i1724
  %before.035.i.i1728 = phi i64 [ %conv5.i.i1732, %if.end.i.i1740 ], [ %conv.i331.i1725, %for.body.preheader.i.i1724 ]
  %m.034.i.i1729 = phi i64 [ %inc.i338.i1748, %if.end.i.i1740 ], [ 0, %for.body.preheader.i.i1724 ]
  %found.033.i.i1730 = phi i32 [ %add14.i.i1746, %if.end.i.i1740 ], [ %428, %for.body.preheader.i.i1724 ]
  %arrayidx4.i.i1731 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %m.034.i.i1729
  %429 = load i32, ptr %arrayidx4.i.i1731, align 4
  %conv5.i.i1732 = sext i32 %429 to i64
  %add.i333.i1733 = add nuw nsw i64 %m.034.i.i1729, 8
  %arrayidx7.i334.i1734 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %add.i333.i1733
  %430 = load i32, ptr %arrayidx7.i334.i1734, align 4
  %idx.ext.i.i1735 = sext i32 %430 to i64
  %add.ptr.i335.i1736 = getelementptr inbounds i32, ptr %cond.i1865, i64 %idx.ext.i.i1735
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1736, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1737 = icmp eq i64 %before.035.i.i1728, %conv5.i.i1732
  br i1 %cmp8.not.i.i1737, label %if.end.i.i1740, label %if.then.i336.i1738

if.then.i336.i1738:                               ; preds = %for.body.i332.i1727
  %arrayidx10.i.i1739 = getelementptr inbounds i32, ptr %cond.i1865, i64 %conv5.i.i1732
  %431 = load i32, ptr %arrayidx10.i.i1739, align 4
  br label %if.end.i.i1740

if.end.i.i1740:                                   ; preds = %if.then.i336.i1738, %for.body.i332.i1727
  %found.1.i.i1741 = phi i32 [ %431, %if.then.i336.i1738 ], [ %found.033.i.i1730, %for.body.i332.i1727 ]
  %arrayidx11.i.i1742 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %m.034.i.i1729
  %432 = load i32, ptr %arrayidx11.i.i1742, align 4
  %conv12.i.i1743 = sext i32 %432 to i64
  %mul.i337.i1744 = mul nsw i64 %223, %conv12.i.i1743
  %arrayidx13.i.i1745 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul.i337.i1744
  %433 = load i32, ptr %arrayidx13.i.i1745, align 4
  %add14.i.i1746 = add i32 %433, %found.1.i.i1741
  %arrayidx15.i.i1747 = getelementptr inbounds i32, ptr %cond.i1865, i64 %conv5.i.i1732
  store i32 %add14.i.i1746, ptr %arrayidx15.i.i1747, align 4
  %inc.i338.i1748 = add nuw nsw i64 %m.034.i.i1729, 1
  %exitcond371.not.i1749 = icmp eq i64 %inc.i338.i1748, %426
  br i1 %exitcond371.not.i1749, label %for.inc101.i1511, label %for.body.i332.i1727, !llvm.loop !69

if.else94.i1544:                                  ; preds = %if.end87.i1541
  br i1 %tobool89.i1542, label %if.then97.i1545, label %for.inc101.i1511

if.then97.i1545:                                  ; preds = %if.else94.i1544
  %cmp70.i.i.i1546 = icmp sgt i64 %426, 0
  switch i64 %415, label %if.else9.i.i1680 [
    i64 0, label %if.then.i339.i1657
    i64 1, label %if.then2.i.i1631
    i64 3, label %if.then5.i.i1597
    i64 7, label %if.then8.i.i1547
  ]

if.then.i339.i1657:                               ; preds = %if.then97.i1545
  br i1 %cmp70.i.i.i1546, label %for.body.i.i.i1658, label %for.inc101.i1511

for.body.i.i.i1658:                               ; preds = %if.then.i339.i1657, %for.body.i.i.i1658
  %m.058.i.i.i1659 = phi i64 [ %inc.i.i.i1678, %for.body.i.i.i1658 ], [ 0, %if.then.i339.i1657 ]
  %arrayidx.i.i.i1660 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %m.058.i.i.i1659
  %434 = load i32, ptr %arrayidx.i.i.i1660, align 4
  %conv.i.i.i1661 = sext i32 %434 to i64
  %mul.i.i.i1662 = mul nsw i64 %223, %conv.i.i.i1661
  %add.ptr.i.i.i1663 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul.i.i.i1662
  %add.i.i.i1664 = add nuw nsw i64 %m.058.i.i.i1659, 8
  %arrayidx2.i.i.i1665 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %add.i.i.i1664
  %435 = load i32, ptr %arrayidx2.i.i.i1665, align 4
  %conv3.i.i.i1666 = sext i32 %435 to i64
  %mul4.i.i.i1667 = mul nsw i64 %223, %conv3.i.i.i1666
  %add.ptr5.i.i.i1668 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul4.i.i.i1667
  %arrayidx6.i.i.i1669 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %m.058.i.i.i1659
  %436 = load i32, ptr %arrayidx6.i.i.i1669, align 4
  %conv7.i.i.i1670 = sext i32 %436 to i64
  %add.ptr9.idx.i.i.i1671 = shl nsw i64 %conv7.i.i.i1670, 5
  %add.ptr9.i.i.i1672 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i.i.i1671
  %arrayidx12.i.i.i1673 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %add.i.i.i1664
  %437 = load i32, ptr %arrayidx12.i.i.i1673, align 4
  %conv13.i.i.i1674 = sext i32 %437 to i64
  %add.ptr15.idx.i.i.i1675 = shl nsw i64 %conv13.i.i.i1674, 5
  %add.ptr15.i.i.i1676 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i.i.i1675
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i1676, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i1668, i32 0, i32 3, i32 1)
  %438 = load <8 x i32>, ptr %add.ptr9.i.i.i1672, align 4
  %439 = load <8 x i32>, ptr %add.ptr.i.i.i1663, align 4
  %add.i.i.i.i1677 = add <8 x i32> %439, %438
  store <8 x i32> %add.i.i.i.i1677, ptr %add.ptr9.i.i.i1672, align 4
  %inc.i.i.i1678 = add nuw nsw i64 %m.058.i.i.i1659, 1
  %exitcond369.not.i1679 = icmp eq i64 %inc.i.i.i1678, %426
  br i1 %exitcond369.not.i1679, label %for.inc101.i1511, label %for.body.i.i.i1658, !llvm.loop !70

if.then2.i.i1631:                                 ; preds = %if.then97.i1545
  br i1 %cmp70.i.i.i1546, label %if.end31.1.i.i.i1632, label %for.inc101.i1511

if.end31.1.i.i.i1632:                             ; preds = %if.then2.i.i1631, %if.end31.1.i.i.i1632
  %m.058.i37.i.i1633 = phi i64 [ %inc.i56.i.i1655, %if.end31.1.i.i.i1632 ], [ 0, %if.then2.i.i1631 ]
  %arrayidx.i38.i.i1634 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %m.058.i37.i.i1633
  %440 = load i32, ptr %arrayidx.i38.i.i1634, align 4
  %conv.i39.i.i1635 = sext i32 %440 to i64
  %mul.i40.i.i1636 = mul nsw i64 %223, %conv.i39.i.i1635
  %add.ptr.i41.i.i1637 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul.i40.i.i1636
  %arrayidx6.i42.i.i1638 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %m.058.i37.i.i1633
  %441 = load i32, ptr %arrayidx6.i42.i.i1638, align 4
  %conv7.i43.i.i1639 = sext i32 %441 to i64
  %add.ptr9.idx.i44.i.i1640 = shl nsw i64 %conv7.i43.i.i1639, 6
  %add.ptr9.i45.i.i1641 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i44.i.i1640
  %add.i46.i.i1642 = add nuw nsw i64 %m.058.i37.i.i1633, 8
  %arrayidx12.i47.i.i1643 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %add.i46.i.i1642
  %442 = load i32, ptr %arrayidx12.i47.i.i1643, align 4
  %conv13.i48.i.i1644 = sext i32 %442 to i64
  %add.ptr15.idx.i49.i.i1645 = shl nsw i64 %conv13.i48.i.i1644, 6
  %add.ptr15.i50.i.i1646 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i49.i.i1645
  %arrayidx2.i51.i.i1647 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %add.i46.i.i1642
  %443 = load i32, ptr %arrayidx2.i51.i.i1647, align 4
  %conv3.i52.i.i1648 = sext i32 %443 to i64
  %mul4.i53.i.i1649 = mul nsw i64 %223, %conv3.i52.i.i1648
  %add.ptr5.i54.i.i1650 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul4.i53.i.i1649
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i50.i.i1646, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i54.i.i1650, i32 0, i32 3, i32 1)
  %444 = load <8 x i32>, ptr %add.ptr9.i45.i.i1641, align 4
  %445 = load <8 x i32>, ptr %add.ptr.i41.i.i1637, align 4
  %add.i.i55.i.i1651 = add <8 x i32> %445, %444
  store <8 x i32> %add.i.i55.i.i1651, ptr %add.ptr9.i45.i.i1641, align 4
  %add.ptr32.1.i.i.i1652 = getelementptr inbounds i8, ptr %add.ptr.i41.i.i1637, i64 32
  %add.ptr33.1.i.i.i1653 = getelementptr inbounds i8, ptr %add.ptr9.i45.i.i1641, i64 32
  %446 = load <8 x i32>, ptr %add.ptr33.1.i.i.i1653, align 4
  %447 = load <8 x i32>, ptr %add.ptr32.1.i.i.i1652, align 4
  %add.i.1.i.i.i1654 = add <8 x i32> %447, %446
  store <8 x i32> %add.i.1.i.i.i1654, ptr %add.ptr33.1.i.i.i1653, align 4
  %inc.i56.i.i1655 = add nuw nsw i64 %m.058.i37.i.i1633, 1
  %exitcond368.not.i1656 = icmp eq i64 %inc.i56.i.i1655, %426
  br i1 %exitcond368.not.i1656, label %for.inc101.i1511, label %if.end31.1.i.i.i1632, !llvm.loop !71

if.then5.i.i1597:                                 ; preds = %if.then97.i1545
  br i1 %cmp70.i.i.i1546, label %if.end31.3.i.i.i1598, label %for.inc101.i1511

if.end31.3.i.i.i1598:                             ; preds = %if.then5.i.i1597, %if.end31.3.i.i.i1598
  %m.058.i62.i.i1599 = phi i64 [ %inc.i84.i.i1629, %if.end31.3.i.i.i1598 ], [ 0, %if.then5.i.i1597 ]
  %arrayidx.i63.i.i1600 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %m.058.i62.i.i1599
  %448 = load i32, ptr %arrayidx.i63.i.i1600, align 4
  %conv.i64.i.i1601 = sext i32 %448 to i64
  %mul.i65.i.i1602 = mul nsw i64 %223, %conv.i64.i.i1601
  %add.ptr.i66.i.i1603 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul.i65.i.i1602
  %add.i67.i.i1604 = add nuw nsw i64 %m.058.i62.i.i1599, 8
  %arrayidx2.i68.i.i1605 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %add.i67.i.i1604
  %449 = load i32, ptr %arrayidx2.i68.i.i1605, align 4
  %conv3.i69.i.i1606 = sext i32 %449 to i64
  %mul4.i70.i.i1607 = mul nsw i64 %223, %conv3.i69.i.i1606
  %add.ptr5.i71.i.i1608 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul4.i70.i.i1607
  %arrayidx6.i72.i.i1609 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %m.058.i62.i.i1599
  %450 = load i32, ptr %arrayidx6.i72.i.i1609, align 4
  %conv7.i73.i.i1610 = sext i32 %450 to i64
  %add.ptr9.idx.i74.i.i1611 = shl nsw i64 %conv7.i73.i.i1610, 7
  %add.ptr9.i75.i.i1612 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i74.i.i1611
  %arrayidx12.i76.i.i1613 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %add.i67.i.i1604
  %451 = load i32, ptr %arrayidx12.i76.i.i1613, align 4
  %conv13.i77.i.i1614 = sext i32 %451 to i64
  %add.ptr15.idx.i78.i.i1615 = shl nsw i64 %conv13.i77.i.i1614, 7
  %add.ptr15.i79.i.i1616 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i78.i.i1615
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i79.i.i1616, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i71.i.i1608, i32 0, i32 3, i32 1)
  %452 = load <8 x i32>, ptr %add.ptr9.i75.i.i1612, align 4
  %453 = load <8 x i32>, ptr %add.ptr.i66.i.i1603, align 4
  %add.i.i80.i.i1617 = add <8 x i32> %453, %452
  store <8 x i32> %add.i.i80.i.i1617, ptr %add.ptr9.i75.i.i1612, align 4
  %add.ptr32.1.i81.i.i1618 = getelementptr inbounds i8, ptr %add.ptr.i66.i.i1603, i64 32
  %add.ptr33.1.i82.i.i1619 = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i1612, i64 32
  %454 = load <8 x i32>, ptr %add.ptr33.1.i82.i.i1619, align 4
  %455 = load <8 x i32>, ptr %add.ptr32.1.i81.i.i1618, align 4
  %add.i.1.i83.i.i1620 = add <8 x i32> %455, %454
  store <8 x i32> %add.i.1.i83.i.i1620, ptr %add.ptr33.1.i82.i.i1619, align 4
  %add.ptr24.2.i.i.i1621 = getelementptr inbounds i8, ptr %add.ptr15.i79.i.i1616, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i1621, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i1622 = getelementptr inbounds i8, ptr %add.ptr5.i71.i.i1608, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i1622, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i1623 = getelementptr inbounds i8, ptr %add.ptr.i66.i.i1603, i64 64
  %add.ptr33.2.i.i.i1624 = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i1612, i64 64
  %456 = load <8 x i32>, ptr %add.ptr33.2.i.i.i1624, align 4
  %457 = load <8 x i32>, ptr %add.ptr32.2.i.i.i1623, align 4
  %add.i.2.i.i.i1625 = add <8 x i32> %457, %456
  store <8 x i32> %add.i.2.i.i.i1625, ptr %add.ptr33.2.i.i.i1624, align 4
  %add.ptr32.3.i.i.i1626 = getelementptr inbounds i8, ptr %add.ptr.i66.i.i1603, i64 96
  %add.ptr33.3.i.i.i1627 = getelementptr inbounds i8, ptr %add.ptr9.i75.i.i1612, i64 96
  %458 = load <8 x i32>, ptr %add.ptr33.3.i.i.i1627, align 4
  %459 = load <8 x i32>, ptr %add.ptr32.3.i.i.i1626, align 4
  %add.i.3.i.i.i1628 = add <8 x i32> %459, %458
  store <8 x i32> %add.i.3.i.i.i1628, ptr %add.ptr33.3.i.i.i1627, align 4
  %inc.i84.i.i1629 = add nuw nsw i64 %m.058.i62.i.i1599, 1
  %exitcond367.not.i1630 = icmp eq i64 %inc.i84.i.i1629, %426
  br i1 %exitcond367.not.i1630, label %for.inc101.i1511, label %if.end31.3.i.i.i1598, !llvm.loop !72

if.then8.i.i1547:                                 ; preds = %if.then97.i1545
  br i1 %cmp70.i.i.i1546, label %if.end31.7.i.i.i1548, label %for.inc101.i1511

if.end31.7.i.i.i1548:                             ; preds = %if.then8.i.i1547, %if.end31.7.i.i.i1548
  %m.058.i90.i.i1549 = phi i64 [ %inc.i120.i.i1595, %if.end31.7.i.i.i1548 ], [ 0, %if.then8.i.i1547 ]
  %arrayidx.i91.i.i1550 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %m.058.i90.i.i1549
  %460 = load i32, ptr %arrayidx.i91.i.i1550, align 4
  %conv.i92.i.i1551 = sext i32 %460 to i64
  %mul.i93.i.i1552 = mul nsw i64 %223, %conv.i92.i.i1551
  %add.ptr.i94.i.i1553 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul.i93.i.i1552
  %add.i95.i.i1554 = add nuw nsw i64 %m.058.i90.i.i1549, 8
  %arrayidx2.i96.i.i1555 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %add.i95.i.i1554
  %461 = load i32, ptr %arrayidx2.i96.i.i1555, align 4
  %conv3.i97.i.i1556 = sext i32 %461 to i64
  %mul4.i98.i.i1557 = mul nsw i64 %223, %conv3.i97.i.i1556
  %add.ptr5.i99.i.i1558 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul4.i98.i.i1557
  %arrayidx6.i100.i.i1559 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %m.058.i90.i.i1549
  %462 = load i32, ptr %arrayidx6.i100.i.i1559, align 4
  %conv7.i101.i.i1560 = sext i32 %462 to i64
  %add.ptr9.idx.i102.i.i1561 = shl nsw i64 %conv7.i101.i.i1560, 8
  %add.ptr9.i103.i.i1562 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i102.i.i1561
  %arrayidx12.i104.i.i1563 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %add.i95.i.i1554
  %463 = load i32, ptr %arrayidx12.i104.i.i1563, align 4
  %conv13.i105.i.i1564 = sext i32 %463 to i64
  %add.ptr15.idx.i106.i.i1565 = shl nsw i64 %conv13.i105.i.i1564, 8
  %add.ptr15.i107.i.i1566 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i106.i.i1565
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i107.i.i1566, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i99.i.i1558, i32 0, i32 3, i32 1)
  %464 = load <8 x i32>, ptr %add.ptr9.i103.i.i1562, align 4
  %465 = load <8 x i32>, ptr %add.ptr.i94.i.i1553, align 4
  %add.i.i108.i.i1567 = add <8 x i32> %465, %464
  store <8 x i32> %add.i.i108.i.i1567, ptr %add.ptr9.i103.i.i1562, align 4
  %add.ptr32.1.i109.i.i1568 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i1553, i64 32
  %add.ptr33.1.i110.i.i1569 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i1562, i64 32
  %466 = load <8 x i32>, ptr %add.ptr33.1.i110.i.i1569, align 4
  %467 = load <8 x i32>, ptr %add.ptr32.1.i109.i.i1568, align 4
  %add.i.1.i111.i.i1570 = add <8 x i32> %467, %466
  store <8 x i32> %add.i.1.i111.i.i1570, ptr %add.ptr33.1.i110.i.i1569, align 4
  %add.ptr24.2.i112.i.i1571 = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i1566, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i112.i.i1571, i32 1, i32 3, i32 1)
  %add.ptr30.2.i113.i.i1572 = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i1558, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i113.i.i1572, i32 0, i32 3, i32 1)
  %add.ptr32.2.i114.i.i1573 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i1553, i64 64
  %add.ptr33.2.i115.i.i1574 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i1562, i64 64
  %468 = load <8 x i32>, ptr %add.ptr33.2.i115.i.i1574, align 4
  %469 = load <8 x i32>, ptr %add.ptr32.2.i114.i.i1573, align 4
  %add.i.2.i116.i.i1575 = add <8 x i32> %469, %468
  store <8 x i32> %add.i.2.i116.i.i1575, ptr %add.ptr33.2.i115.i.i1574, align 4
  %add.ptr32.3.i117.i.i1576 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i1553, i64 96
  %add.ptr33.3.i118.i.i1577 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i1562, i64 96
  %470 = load <8 x i32>, ptr %add.ptr33.3.i118.i.i1577, align 4
  %471 = load <8 x i32>, ptr %add.ptr32.3.i117.i.i1576, align 4
  %add.i.3.i119.i.i1578 = add <8 x i32> %471, %470
  store <8 x i32> %add.i.3.i119.i.i1578, ptr %add.ptr33.3.i118.i.i1577, align 4
  %add.ptr24.4.i.i.i1579 = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i1566, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i1579, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i1580 = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i1558, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i1580, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i1581 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i1553, i64 128
  %add.ptr33.4.i.i.i1582 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i1562, i64 128
  %472 = load <8 x i32>, ptr %add.ptr33.4.i.i.i1582, align 4
  %473 = load <8 x i32>, ptr %add.ptr32.4.i.i.i1581, align 4
  %add.i.4.i.i.i1583 = add <8 x i32> %473, %472
  store <8 x i32> %add.i.4.i.i.i1583, ptr %add.ptr33.4.i.i.i1582, align 4
  %add.ptr32.5.i.i.i1584 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i1553, i64 160
  %add.ptr33.5.i.i.i1585 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i1562, i64 160
  %474 = load <8 x i32>, ptr %add.ptr33.5.i.i.i1585, align 4
  %475 = load <8 x i32>, ptr %add.ptr32.5.i.i.i1584, align 4
  %add.i.5.i.i.i1586 = add <8 x i32> %475, %474
  store <8 x i32> %add.i.5.i.i.i1586, ptr %add.ptr33.5.i.i.i1585, align 4
  %add.ptr24.6.i.i.i1587 = getelementptr inbounds i8, ptr %add.ptr15.i107.i.i1566, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i1587, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i1588 = getelementptr inbounds i8, ptr %add.ptr5.i99.i.i1558, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i1588, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i1589 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i1553, i64 192
  %add.ptr33.6.i.i.i1590 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i1562, i64 192
  %476 = load <8 x i32>, ptr %add.ptr33.6.i.i.i1590, align 4
  %477 = load <8 x i32>, ptr %add.ptr32.6.i.i.i1589, align 4
  %add.i.6.i.i.i1591 = add <8 x i32> %477, %476
  store <8 x i32> %add.i.6.i.i.i1591, ptr %add.ptr33.6.i.i.i1590, align 4
  %add.ptr32.7.i.i.i1592 = getelementptr inbounds i8, ptr %add.ptr.i94.i.i1553, i64 224
  %add.ptr33.7.i.i.i1593 = getelementptr inbounds i8, ptr %add.ptr9.i103.i.i1562, i64 224
  %478 = load <8 x i32>, ptr %add.ptr33.7.i.i.i1593, align 4
  %479 = load <8 x i32>, ptr %add.ptr32.7.i.i.i1592, align 4
  %add.i.7.i.i.i1594 = add <8 x i32> %479, %478
  store <8 x i32> %add.i.7.i.i.i1594, ptr %add.ptr33.7.i.i.i1593, align 4
  %inc.i120.i.i1595 = add nuw nsw i64 %m.058.i90.i.i1549, 1
  %exitcond366.not.i1596 = icmp eq i64 %inc.i120.i.i1595, %426
  br i1 %exitcond366.not.i1596, label %for.inc101.i1511, label %if.end31.7.i.i.i1548, !llvm.loop !73

if.else9.i.i1680:                                 ; preds = %if.then97.i1545
  br i1 %cmp70.i.i.i1546, label %for.body.i125.i.i1681, label %for.inc101.i1511

for.body.i125.i.i1681:                            ; preds = %if.else9.i.i1680, %for.end34.i.i.i1712
  %m.071.i.i.i1682 = phi i64 [ %inc36.i.i.i1713, %for.end34.i.i.i1712 ], [ 0, %if.else9.i.i1680 ]
  %arrayidx.i126.i.i1683 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %m.071.i.i.i1682
  %480 = load i32, ptr %arrayidx.i126.i.i1683, align 4
  %conv.i127.i.i1684 = sext i32 %480 to i64
  %mul.i128.i.i1685 = mul nsw i64 %223, %conv.i127.i.i1684
  %add.ptr.i129.i.i1686 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul.i128.i.i1685
  %arrayidx1.i.i.i1687 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %m.071.i.i.i1682
  %481 = load i32, ptr %arrayidx1.i.i.i1687, align 4
  %conv2.i.i.i1688 = sext i32 %481 to i64
  %mul3.i.i.i1689 = mul nsw i64 %224, %conv2.i.i.i1688
  %add.ptr4.i.i.i1690 = getelementptr inbounds i32, ptr %cond.i1865, i64 %mul3.i.i.i1689
  %add.i130.i.i1691 = add nuw nsw i64 %m.071.i.i.i1682, 8
  %arrayidx6.i131.i.i1692 = getelementptr inbounds [520 x i32], ptr %found.i1373, i64 0, i64 %add.i130.i.i1691
  %482 = load i32, ptr %arrayidx6.i131.i.i1692, align 4
  %conv7.i132.i.i1693 = sext i32 %482 to i64
  %mul8.i.i.i1694 = mul nsw i64 %223, %conv7.i132.i.i1693
  %add.ptr9.i133.i.i1695 = getelementptr inbounds i32, ptr %values.0352.i1465, i64 %mul8.i.i.i1694
  %arrayidx12.i134.i.i1696 = getelementptr inbounds [520 x i32], ptr %places63.i1454, i64 0, i64 %add.i130.i.i1691
  %483 = load i32, ptr %arrayidx12.i134.i.i1696, align 4
  %conv13.i135.i.i1697 = sext i32 %483 to i64
  %mul14.i.i.i1698 = mul nsw i64 %224, %conv13.i135.i.i1697
  %add.ptr15.i136.i.i1699 = getelementptr inbounds i32, ptr %cond.i1865, i64 %mul14.i.i.i1698
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i136.i.i1699, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i.i1462, label %for.cond25.preheader.i.i.i1709, label %for.body20.i.i.i1700

for.cond25.preheader.i.i.i1709:                   ; preds = %for.body20.i.i.i1700, %for.body.i125.i.i1681
  %j.0.lcssa.i.i.i1710 = phi i64 [ 0, %for.body.i125.i.i1681 ], [ %add1767.i.i.i1701, %for.body20.i.i.i1700 ]
  %cmp2668.i.i.i1711 = icmp slt i64 %j.0.lcssa.i.i.i1710, %224
  br i1 %cmp2668.i.i.i1711, label %for.body28.i.i.i1715, label %for.end34.i.i.i1712

for.body20.i.i.i1700:                             ; preds = %for.body.i125.i.i1681, %for.body20.i.i.i1700
  %add1767.i.i.i1701 = phi i64 [ %add17.i.i.i1707, %for.body20.i.i.i1700 ], [ 8, %for.body.i125.i.i1681 ]
  %j.066.i.i.i1702 = phi i64 [ %add1767.i.i.i1701, %for.body20.i.i.i1700 ], [ 0, %for.body.i125.i.i1681 ]
  %add.ptr21.i.i.i1703 = getelementptr inbounds i32, ptr %add.ptr9.i133.i.i1695, i64 %j.066.i.i.i1702
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i1703, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i1704 = getelementptr inbounds i32, ptr %add.ptr.i129.i.i1686, i64 %j.066.i.i.i1702
  %add.ptr23.i.i.i1705 = getelementptr inbounds i32, ptr %add.ptr4.i.i.i1690, i64 %j.066.i.i.i1702
  %484 = load <8 x i32>, ptr %add.ptr23.i.i.i1705, align 4
  %485 = load <8 x i32>, ptr %add.ptr22.i.i.i1704, align 4
  %add.i.i137.i.i1706 = add <8 x i32> %485, %484
  store <8 x i32> %add.i.i137.i.i1706, ptr %add.ptr23.i.i.i1705, align 4
  %add17.i.i.i1707 = add nuw nsw i64 %add1767.i.i.i1701, 8
  %cmp18.not.i.i.i1708 = icmp sgt i64 %add17.i.i.i1707, %224
  br i1 %cmp18.not.i.i.i1708, label %for.cond25.preheader.i.i.i1709, label %for.body20.i.i.i1700, !llvm.loop !74

for.body28.i.i.i1715:                             ; preds = %for.cond25.preheader.i.i.i1709, %for.body28.i.i.i1715
  %j.169.i.i.i1716 = phi i64 [ %inc.i139.i.i1720, %for.body28.i.i.i1715 ], [ %j.0.lcssa.i.i.i1710, %for.cond25.preheader.i.i.i1709 ]
  %arrayidx29.i.i.i1717 = getelementptr inbounds i32, ptr %add.ptr4.i.i.i1690, i64 %j.169.i.i.i1716
  %486 = load i32, ptr %arrayidx29.i.i.i1717, align 4
  %arrayidx30.i.i.i1718 = getelementptr inbounds i32, ptr %add.ptr.i129.i.i1686, i64 %j.169.i.i.i1716
  %487 = load i32, ptr %arrayidx30.i.i.i1718, align 4
  %add31.i.i.i1719 = add i32 %487, %486
  store i32 %add31.i.i.i1719, ptr %arrayidx29.i.i.i1717, align 4
  %inc.i139.i.i1720 = add nuw nsw i64 %j.169.i.i.i1716, 1
  %exitcond.not.i.i.i1721 = icmp eq i64 %inc.i139.i.i1720, %224
  br i1 %exitcond.not.i.i.i1721, label %for.end34.i.i.i1712, label %for.body28.i.i.i1715, !llvm.loop !75

for.end34.i.i.i1712:                              ; preds = %for.body28.i.i.i1715, %for.cond25.preheader.i.i.i1709
  %inc36.i.i.i1713 = add nuw nsw i64 %m.071.i.i.i1682, 1
  %exitcond370.not.i1714 = icmp eq i64 %inc36.i.i.i1713, %426
  br i1 %exitcond370.not.i1714, label %for.inc101.i1511, label %for.body.i125.i.i1681, !llvm.loop !76

for.inc101.i1511:                                 ; preds = %if.end31.7.i.i.i1548, %if.end31.3.i.i.i1598, %if.end31.1.i.i.i1632, %for.body.i.i.i1658, %for.end34.i.i.i1712, %if.end.i.i1740, %if.else9.i.i1680, %if.then8.i.i1547, %if.then5.i.i1597, %if.then2.i.i1631, %if.then.i339.i1657, %if.else94.i1544, %if.then93.i1722, %if.else94.thread.i1510
  %add.i1512 = add nuw nsw i64 %k44.0351.i1466, 512
  %add.ptr103.i1513 = getelementptr inbounds i8, ptr %values.0352.i1465, i64 %add.ptr103.idx.i1463
  %488 = load i64, ptr %arrayidx46.i1404, align 8
  %cmp47.not.i1514 = icmp slt i64 %add.i1512, %488
  br i1 %cmp47.not.i1514, label %for.body50.i1464, label %for.end106.i1406, !llvm.loop !77

for.end106.i1406:                                 ; preds = %for.inc101.i1511, %for.cond45.preheader.i1403
  %489 = load i64, ptr %a, align 8
  %cmp108.i1407 = icmp eq i64 %489, 0
  %tobool111.i1408 = icmp ne i64 %226, 0
  %or.cond184.i1409 = select i1 %cmp108.i1407, i1 %tobool111.i1408, i1 false
  br i1 %or.cond184.i1409, label %lor.lhs.false112.i1411, label %add_int.exit

lor.lhs.false112.i1411:                           ; preds = %for.end106.i1406
  %cmp113.i1412 = icmp ne ptr %cond.i1865, %227
  %tobool116.i1413 = icmp ne i64 %217, 0
  %or.cond185.i1414 = select i1 %cmp113.i1412, i1 true, i1 %tobool116.i1413
  br i1 %or.cond185.i1414, label %for.cond120.preheader.i1415, label %add_int.exit

for.cond120.preheader.i1415:                      ; preds = %lor.lhs.false112.i1411
  %cmp122.not353.i1416 = icmp slt i64 %mul.i1858, 8
  br i1 %cmp122.not353.i1416, label %for.cond145.preheader.i1428, label %for.body124.lr.ph.i1417

for.body124.lr.ph.i1417:                          ; preds = %for.cond120.preheader.i1415
  %add.ptr131.i1418 = getelementptr inbounds i32, ptr %218, i64 %mul9.i1861
  br label %for.body124.i1419

for.cond145.preheader.i1428:                      ; preds = %if.end140.i1423, %for.cond120.preheader.i1415
  %k119.0.lcssa.i1429 = phi i64 [ 0, %for.cond120.preheader.i1415 ], [ %add121355.i1420, %if.end140.i1423 ]
  %cmp146356.i1430 = icmp slt i64 %k119.0.lcssa.i1429, %mul.i1858
  br i1 %cmp146356.i1430, label %for.body148.lr.ph.i1431, label %add_int.exit

for.body148.lr.ph.i1431:                          ; preds = %for.cond145.preheader.i1428
  %490 = getelementptr i32, ptr %218, i64 %mul9.i1861
  br label %for.body148.i1432

for.body124.i1419:                                ; preds = %if.end140.i1423, %for.body124.lr.ph.i1417
  %add121355.i1420 = phi i64 [ 8, %for.body124.lr.ph.i1417 ], [ %add121.i1426, %if.end140.i1423 ]
  %k119.0354.i1421 = phi i64 [ 0, %for.body124.lr.ph.i1417 ], [ %add121355.i1420, %if.end140.i1423 ]
  %add.ptr125.i1422 = getelementptr inbounds i32, ptr %cond.i1865, i64 %k119.0354.i1421
  %491 = load <8 x i32>, ptr %add.ptr125.i1422, align 4
  br i1 %tobool116.i1413, label %land.lhs.true127.i1444, label %if.end140.i1423

land.lhs.true127.i1444:                           ; preds = %for.body124.i1419
  %492 = load i64, ptr %arrayidx8.i1860, align 8
  %tobool129.not.i1445 = icmp eq i64 %492, 0
  br i1 %tobool129.not.i1445, label %if.then136.i1449, label %if.then130.i1446

if.then130.i1446:                                 ; preds = %land.lhs.true127.i1444
  %add.ptr132.i1447 = getelementptr inbounds i32, ptr %add.ptr131.i1418, i64 %k119.0354.i1421
  %493 = load <8 x i32>, ptr %add.ptr132.i1447, align 4
  %add133.i1448 = add <8 x i32> %493, %491
  br label %if.end140.i1423

if.then136.i1449:                                 ; preds = %land.lhs.true127.i1444
  %494 = load i32, ptr %218, align 4
  %splat.splatinsert.i1450 = insertelement <8 x i32> poison, i32 %494, i64 0
  %splat.splat.i1451 = shufflevector <8 x i32> %splat.splatinsert.i1450, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i1452 = add <8 x i32> %splat.splat.i1451, %491
  br label %if.end140.i1423

if.end140.i1423:                                  ; preds = %if.then136.i1449, %if.then130.i1446, %for.body124.i1419
  %sum.0.i1424 = phi <8 x i32> [ %add133.i1448, %if.then130.i1446 ], [ %add138.i1452, %if.then136.i1449 ], [ %491, %for.body124.i1419 ]
  %add.ptr141.i1425 = getelementptr inbounds i32, ptr %227, i64 %k119.0354.i1421
  store <8 x i32> %sum.0.i1424, ptr %add.ptr141.i1425, align 4
  %add121.i1426 = add nuw nsw i64 %add121355.i1420, 8
  %cmp122.not.i1427 = icmp sgt i64 %add121.i1426, %mul.i1858
  br i1 %cmp122.not.i1427, label %for.cond145.preheader.i1428, label %for.body124.i1419, !llvm.loop !78

for.body148.i1432:                                ; preds = %cond.end159.i1435, %for.body148.lr.ph.i1431
  %k119.1357.i1433 = phi i64 [ %k119.0.lcssa.i1429, %for.body148.lr.ph.i1431 ], [ %inc163.i1438, %cond.end159.i1435 ]
  %arrayidx151.i1434 = getelementptr inbounds i32, ptr %cond.i1865, i64 %k119.1357.i1433
  %495 = load i32, ptr %arrayidx151.i1434, align 4
  br i1 %tobool116.i1413, label %cond.true150.i1440, label %cond.end159.i1435

cond.true150.i1440:                               ; preds = %for.body148.i1432
  %496 = load i64, ptr %arrayidx8.i1860, align 8
  %mul153.i1441 = mul nsw i64 %496, %k119.1357.i1433
  %arrayidx155.i1442 = getelementptr i32, ptr %490, i64 %mul153.i1441
  %497 = load i32, ptr %arrayidx155.i1442, align 4
  %add156.i1443 = add i32 %497, %495
  br label %cond.end159.i1435

cond.end159.i1435:                                ; preds = %cond.true150.i1440, %for.body148.i1432
  %cond160.i1436 = phi i32 [ %add156.i1443, %cond.true150.i1440 ], [ %495, %for.body148.i1432 ]
  %arrayidx161.i1437 = getelementptr inbounds i32, ptr %227, i64 %k119.1357.i1433
  store i32 %cond160.i1436, ptr %arrayidx161.i1437, align 4
  %inc163.i1438 = add nuw nsw i64 %k119.1357.i1433, 1
  %exitcond372.not.i1439 = icmp eq i64 %inc163.i1438, %mul.i1858
  br i1 %exitcond372.not.i1439, label %add_int.exit, label %for.body148.i1432, !llvm.loop !79

add_int.exit:                                     ; preds = %cond.end78.i1504, %cond.end159.i1435, %for.end106.i1406, %lor.lhs.false112.i1411, %for.cond145.preheader.i1428
  %retval.3.i1410 = phi i64 [ 0, %lor.lhs.false112.i1411 ], [ 0, %for.end106.i1406 ], [ 0, %for.cond145.preheader.i1428 ], [ 0, %cond.end159.i1435 ], [ 1, %cond.end78.i1504 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1373) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1372) #7
  br label %return

cond.false28:                                     ; preds = %cond.true13
  br i1 %tobool14.not.i1867, label %if.end30.i1876, label %if.then.i1872

if.then.i1872:                                    ; preds = %cond.false28
  %498 = inttoptr i64 %230 to ptr
  %499 = load i64, ptr %498, align 8
  %tobool1.not.i.i1873 = icmp eq i64 %499, 0
  br i1 %tobool1.not.i.i1873, label %if.then.i.i2320, label %for.cond9.preheader.i.i1874

if.then.i.i2320:                                  ; preds = %if.then.i1872
  %mul.i.i2321 = shl nsw i64 %mul.i1858, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1865, i8 0, i64 %mul.i.i2321, i1 false)
  br label %if.end30.i1876

for.cond9.preheader.i.i1874:                      ; preds = %if.then.i1872
  %cmp1033.i.i1875 = icmp sgt i64 %mul.i1858, 0
  br i1 %cmp1033.i.i1875, label %for.body13.i.i2315, label %if.end30.i1876

for.body13.i.i2315:                               ; preds = %for.cond9.preheader.i.i1874, %for.body13.i.i2315
  %k8.034.i.i2316 = phi i64 [ %inc16.i.i2318, %for.body13.i.i2315 ], [ 0, %for.cond9.preheader.i.i1874 ]
  %arrayidx14.i.i2317 = getelementptr inbounds i64, ptr %cond.i1865, i64 %k8.034.i.i2316
  store i64 %499, ptr %arrayidx14.i.i2317, align 8
  %inc16.i.i2318 = add nuw nsw i64 %k8.034.i.i2316, 1
  %exitcond.not.i.i2319 = icmp eq i64 %inc16.i.i2318, %mul.i1858
  br i1 %exitcond.not.i.i2319, label %if.end30.i1876, label %for.body13.i.i2315, !llvm.loop !35

if.end30.i1876:                                   ; preds = %for.body13.i.i2315, %for.cond9.preheader.i.i1874, %if.then.i.i2320, %cond.false28
  %cmp31.i1877 = icmp eq i64 %221, 0
  br i1 %cmp31.i1877, label %land.end.i2303, label %land.end.thread.i1878

land.end.thread.i1878:                            ; preds = %if.end30.i1876
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1848) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1849) #7
  br label %for.cond45.preheader.i1879

land.end.i2303:                                   ; preds = %if.end30.i1876
  %arrayidx32.i2304 = getelementptr inbounds i8, ptr %a, i64 56
  %500 = load i64, ptr %arrayidx32.i2304, align 8
  %cmp33.i2305 = icmp eq i64 %222, %500
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1848) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1849) #7
  br i1 %cmp33.i2305, label %for.body.lr.ph.i2306, label %for.cond45.preheader.i1879

for.body.lr.ph.i2306:                             ; preds = %land.end.i2303
  %places42.i2307 = getelementptr inbounds i8, ptr %found.i1849, i64 2080
  br label %for.body.i2308

for.cond45.preheader.i1879:                       ; preds = %for.body.i2308, %land.end.i2303, %land.end.thread.i1878
  %501 = phi i1 [ false, %land.end.thread.i1878 ], [ false, %land.end.i2303 ], [ true, %for.body.i2308 ]
  %arrayidx46.i1880 = getelementptr inbounds i8, ptr %a, i64 48
  %502 = load i64, ptr %arrayidx46.i1880, align 8
  %cmp47.not349.i1881 = icmp sgt i64 %502, 0
  br i1 %cmp47.not349.i1881, label %for.body50.lr.ph.i1929, label %for.end106.i1882

for.body50.lr.ph.i1929:                           ; preds = %for.cond45.preheader.i1879
  %places63.i1930 = getelementptr inbounds i8, ptr %found.i1849, i64 2080
  %cond67.i1931 = select i1 %501, ptr %places63.i1930, ptr %places.i1848
  %arrayidx68.i1932 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1933 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i1934 = trunc i64 %221 to i32
  %conv1.i.i1935 = trunc i64 %sub.i1857 to i32
  %count32.i.i1936 = getelementptr inbounds i8, ptr %found.i1849, i64 4160
  %cmp91.i1937 = icmp eq i64 %224, 1
  %503 = add i64 %224, -8
  %504 = tail call i64 @llvm.fshl.i64(i64 %503, i64 %503, i64 61)
  %cmp18.not65.i.i.i1938 = icmp slt i64 %224, 8
  %add.ptr103.idx.i1939 = shl nsw i64 %223, 12
  br label %for.body50.i1940

for.body.i2308:                                   ; preds = %for.body.i2308, %for.body.lr.ph.i2306
  %k.0348.i2309 = phi i64 [ 0, %for.body.lr.ph.i2306 ], [ %inc.i2313, %for.body.i2308 ]
  %conv40.i2310 = trunc nuw i64 %k.0348.i2309 to i32
  %arrayidx41.i2311 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %k.0348.i2309
  store i32 %conv40.i2310, ptr %arrayidx41.i2311, align 4
  %arrayidx43.i2312 = getelementptr inbounds [520 x i32], ptr %places42.i2307, i64 0, i64 %k.0348.i2309
  store i32 0, ptr %arrayidx43.i2312, align 4
  %inc.i2313 = add nuw nsw i64 %k.0348.i2309, 1
  %exitcond5188.not = icmp eq i64 %inc.i2313, 520
  br i1 %exitcond5188.not, label %for.cond45.preheader.i1879, label %for.body.i2308, !llvm.loop !80

for.body50.i1940:                                 ; preds = %for.inc101.i1987, %for.body50.lr.ph.i1929
  %505 = phi i64 [ %502, %for.body50.lr.ph.i1929 ], [ %577, %for.inc101.i1987 ]
  %values.0352.i1941 = phi ptr [ %216, %for.body50.lr.ph.i1929 ], [ %add.ptr103.i1989, %for.inc101.i1987 ]
  %k44.0351.i1942 = phi i64 [ 0, %for.body50.lr.ph.i1929 ], [ %add.i1988, %for.inc101.i1987 ]
  %sub52.i1943 = sub nsw i64 %505, %k44.0351.i1942
  %spec.select.i1944 = tail call i64 @llvm.smin.i64(i64 %sub52.i1943, i64 512)
  %506 = load i64, ptr %arrayidx68.i1932, align 8
  %cmp69.i1945 = icmp eq i64 %506, 4
  %507 = load i64, ptr %arrayidx76.i1933, align 8
  %cmp.not65.i.i1946 = icmp slt i64 %sub52.i1943, 8
  br i1 %cmp69.i1945, label %cond.true71.i2254, label %cond.false74.i1947

cond.true71.i2254:                                ; preds = %for.body50.i1940
  %add.ptr72.i2255 = getelementptr inbounds i32, ptr %220, i64 %k44.0351.i1942
  br i1 %cmp.not65.i.i1946, label %for.cond11.preheader.i.i2276, label %for.body.lr.ph.i.i2256

for.body.lr.ph.i.i2256:                           ; preds = %cond.true71.i2254
  %splat.splatinsert.i.i2257 = insertelement <8 x i64> poison, i64 %507, i64 0
  %splat.splat.i.i2258 = shufflevector <8 x i64> %splat.splatinsert.i.i2257, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2259

for.cond11.preheader.i.i2276:                     ; preds = %for.body.i.i2259, %cond.true71.i2254
  %outside.0.lcssa.i.i2277 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2254 ], [ %or7.i.i2271, %for.body.i.i2259 ]
  %k.0.lcssa.i.i2278 = phi i64 [ 0, %cond.true71.i2254 ], [ %add68.i.i2260, %for.body.i.i2259 ]
  br label %for.body14.i.i2279

for.body.i.i2259:                                 ; preds = %for.body.i.i2259, %for.body.lr.ph.i.i2256
  %add68.i.i2260 = phi i64 [ 8, %for.body.lr.ph.i.i2256 ], [ %add.i.i2274, %for.body.i.i2259 ]
  %k.067.i.i2261 = phi i64 [ 0, %for.body.lr.ph.i.i2256 ], [ %add68.i.i2260, %for.body.i.i2259 ]
  %outside.066.i.i2262 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2256 ], [ %or7.i.i2271, %for.body.i.i2259 ]
  %add.ptr.i.i2263 = getelementptr inbounds i32, ptr %add.ptr72.i2255, i64 %k.067.i.i2261
  %508 = load <8 x i32>, ptr %add.ptr.i.i2263, align 4
  %conv.i.i2264 = sext <8 x i32> %508 to <8 x i64>
  %isneg.i.i2265 = icmp slt <8 x i32> %508, zeroinitializer
  %and.i.i2266 = select <8 x i1> %isneg.i.i2265, <8 x i64> %splat.splat.i.i2258, <8 x i64> zeroinitializer
  %add1.i.i2267 = add <8 x i64> %and.i.i2266, %conv.i.i2264
  %add1.lobit.i.i2268 = ashr <8 x i64> %add1.i.i2267, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2269 = icmp slt <8 x i64> %add1.i.i2267, %splat.splat.i.i2258
  %or.i.i2270 = select <8 x i1> %cmp5.not.i.i2269, <8 x i64> %add1.lobit.i.i2268, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2271 = or <8 x i64> %or.i.i2270, %outside.066.i.i2262
  %conv8.i.i2272 = trunc <8 x i64> %add1.i.i2267 to <8 x i32>
  %add.ptr9.i.i2273 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.067.i.i2261
  store <8 x i32> %conv8.i.i2272, ptr %add.ptr9.i.i2273, align 4
  %add.i.i2274 = add nuw nsw i64 %add68.i.i2260, 8
  %cmp.not.i.i2275 = icmp sgt i64 %add.i.i2274, %spec.select.i1944
  br i1 %cmp.not.i.i2275, label %for.cond11.preheader.i.i2276, label %for.body.i.i2259, !llvm.loop !8

for.cond18.preheader.i.i2286:                     ; preds = %for.body14.i.i2279
  %cmp1972.i.i2287 = icmp slt i64 %k.0.lcssa.i.i2278, %spec.select.i1944
  br i1 %cmp1972.i.i2287, label %for.body21.i.i2288, label %cond.end78.i1980

for.body14.i.i2279:                               ; preds = %for.body14.i.i2279, %for.cond11.preheader.i.i2276
  %j.071.i.i2280 = phi i64 [ 0, %for.cond11.preheader.i.i2276 ], [ %inc.i.i2284, %for.body14.i.i2279 ]
  %wrong.070.i.i2281 = phi i64 [ 0, %for.cond11.preheader.i.i2276 ], [ %or15.i.i2283, %for.body14.i.i2279 ]
  %vecext.i.i2282 = extractelement <8 x i64> %outside.0.lcssa.i.i2277, i64 %j.071.i.i2280
  %or15.i.i2283 = or i64 %vecext.i.i2282, %wrong.070.i.i2281
  %inc.i.i2284 = add nuw nsw i64 %j.071.i.i2280, 1
  %exitcond.not.i298.i2285 = icmp eq i64 %inc.i.i2284, 8
  br i1 %exitcond.not.i298.i2285, label %for.cond18.preheader.i.i2286, label %for.body14.i.i2279, !llvm.loop !9

for.body21.i.i2288:                               ; preds = %for.cond18.preheader.i.i2286, %for.body21.i.i2288
  %k.174.i.i2289 = phi i64 [ %inc35.i.i2301, %for.body21.i.i2288 ], [ %k.0.lcssa.i.i2278, %for.cond18.preheader.i.i2286 ]
  %wrong.173.i.i2290 = phi i64 [ %or31.i.i2298, %for.body21.i.i2288 ], [ %or15.i.i2283, %for.cond18.preheader.i.i2286 ]
  %arrayidx.i.i2291 = getelementptr inbounds i32, ptr %add.ptr72.i2255, i64 %k.174.i.i2289
  %509 = load i32, ptr %arrayidx.i.i2291, align 4
  %conv23.i.i2292 = sext i32 %509 to i64
  %cmp25.i.i2293 = icmp slt i32 %509, 0
  %cond.i.i2294 = select i1 %cmp25.i.i2293, i64 %507, i64 0
  %add27.i.i2295 = add nsw i64 %cond.i.i2294, %conv23.i.i2292
  %cmp28.i.i2296 = icmp uge i64 %add27.i.i2295, %507
  %conv30.i.i2297 = zext i1 %cmp28.i.i2296 to i64
  %or31.i.i2298 = or i64 %wrong.173.i.i2290, %conv30.i.i2297
  %conv32.i.i2299 = trunc i64 %add27.i.i2295 to i32
  %arrayidx33.i.i2300 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.174.i.i2289
  store i32 %conv32.i.i2299, ptr %arrayidx33.i.i2300, align 4
  %inc35.i.i2301 = add nuw nsw i64 %k.174.i.i2289, 1
  %exitcond76.not.i.i2302 = icmp eq i64 %inc35.i.i2301, %spec.select.i1944
  br i1 %exitcond76.not.i.i2302, label %cond.end78.i1980, label %for.body21.i.i2288, !llvm.loop !10

cond.false74.i1947:                               ; preds = %for.body50.i1940
  %add.ptr75.i1948 = getelementptr inbounds i64, ptr %220, i64 %k44.0351.i1942
  br i1 %cmp.not65.i.i1946, label %for.cond10.preheader.i.i1968, label %for.body.lr.ph.i299.i1949

for.body.lr.ph.i299.i1949:                        ; preds = %cond.false74.i1947
  %splat.splatinsert.i300.i1950 = insertelement <8 x i64> poison, i64 %507, i64 0
  %splat.splat.i301.i1951 = shufflevector <8 x i64> %splat.splatinsert.i300.i1950, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1952

for.cond10.preheader.i.i1968:                     ; preds = %for.body.i302.i1952, %cond.false74.i1947
  %outside.0.lcssa.i314.i1969 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1947 ], [ %or7.i310.i1963, %for.body.i302.i1952 ]
  %k.0.lcssa.i315.i1970 = phi i64 [ 0, %cond.false74.i1947 ], [ %add66.i.i1953, %for.body.i302.i1952 ]
  br label %for.body13.i316.i1971

for.body.i302.i1952:                              ; preds = %for.body.i302.i1952, %for.body.lr.ph.i299.i1949
  %add66.i.i1953 = phi i64 [ 8, %for.body.lr.ph.i299.i1949 ], [ %add.i312.i1966, %for.body.i302.i1952 ]
  %k.065.i.i1954 = phi i64 [ 0, %for.body.lr.ph.i299.i1949 ], [ %add66.i.i1953, %for.body.i302.i1952 ]
  %outside.064.i.i1955 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1949 ], [ %or7.i310.i1963, %for.body.i302.i1952 ]
  %add.ptr.i303.i1956 = getelementptr inbounds i64, ptr %add.ptr75.i1948, i64 %k.065.i.i1954
  %510 = load <8 x i64>, ptr %add.ptr.i303.i1956, align 8
  %isneg.i304.i1957 = icmp slt <8 x i64> %510, zeroinitializer
  %and.i305.i1958 = select <8 x i1> %isneg.i304.i1957, <8 x i64> %splat.splat.i301.i1951, <8 x i64> zeroinitializer
  %add1.i306.i1959 = add <8 x i64> %and.i305.i1958, %510
  %add1.lobit.i307.i1960 = ashr <8 x i64> %add1.i306.i1959, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1961 = icmp slt <8 x i64> %add1.i306.i1959, %splat.splat.i301.i1951
  %or.i309.i1962 = select <8 x i1> %cmp5.not.i308.i1961, <8 x i64> %add1.lobit.i307.i1960, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1963 = or <8 x i64> %or.i309.i1962, %outside.064.i.i1955
  %conv.i311.i1964 = trunc <8 x i64> %add1.i306.i1959 to <8 x i32>
  %add.ptr8.i.i1965 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.065.i.i1954
  store <8 x i32> %conv.i311.i1964, ptr %add.ptr8.i.i1965, align 4
  %add.i312.i1966 = add nuw nsw i64 %add66.i.i1953, 8
  %cmp.not.i313.i1967 = icmp sgt i64 %add.i312.i1966, %spec.select.i1944
  br i1 %cmp.not.i313.i1967, label %for.cond10.preheader.i.i1968, label %for.body.i302.i1952, !llvm.loop !11

for.cond17.preheader.i.i1978:                     ; preds = %for.body13.i316.i1971
  %cmp1870.i.i1979 = icmp slt i64 %k.0.lcssa.i315.i1970, %spec.select.i1944
  br i1 %cmp1870.i.i1979, label %for.body20.i.i2240, label %cond.end78.i1980

for.body13.i316.i1971:                            ; preds = %for.body13.i316.i1971, %for.cond10.preheader.i.i1968
  %j.069.i.i1972 = phi i64 [ 0, %for.cond10.preheader.i.i1968 ], [ %inc.i318.i1976, %for.body13.i316.i1971 ]
  %wrong.068.i.i1973 = phi i64 [ 0, %for.cond10.preheader.i.i1968 ], [ %or14.i.i1975, %for.body13.i316.i1971 ]
  %vecext.i317.i1974 = extractelement <8 x i64> %outside.0.lcssa.i314.i1969, i64 %j.069.i.i1972
  %or14.i.i1975 = or i64 %vecext.i317.i1974, %wrong.068.i.i1973
  %inc.i318.i1976 = add nuw nsw i64 %j.069.i.i1972, 1
  %exitcond.not.i319.i1977 = icmp eq i64 %inc.i318.i1976, 8
  br i1 %exitcond.not.i319.i1977, label %for.cond17.preheader.i.i1978, label %for.body13.i316.i1971, !llvm.loop !12

for.body20.i.i2240:                               ; preds = %for.cond17.preheader.i.i1978, %for.body20.i.i2240
  %k.172.i.i2241 = phi i64 [ %inc33.i.i2252, %for.body20.i.i2240 ], [ %k.0.lcssa.i315.i1970, %for.cond17.preheader.i.i1978 ]
  %wrong.171.i.i2242 = phi i64 [ %or29.i.i2249, %for.body20.i.i2240 ], [ %or14.i.i1975, %for.cond17.preheader.i.i1978 ]
  %arrayidx.i321.i2243 = getelementptr inbounds i64, ptr %add.ptr75.i1948, i64 %k.172.i.i2241
  %511 = load i64, ptr %arrayidx.i321.i2243, align 8
  %cmp23.i.i2244 = icmp slt i64 %511, 0
  %cond.i322.i2245 = select i1 %cmp23.i.i2244, i64 %507, i64 0
  %add25.i.i2246 = add nsw i64 %cond.i322.i2245, %511
  %cmp26.i.i2247 = icmp uge i64 %add25.i.i2246, %507
  %conv28.i.i2248 = zext i1 %cmp26.i.i2247 to i64
  %or29.i.i2249 = or i64 %wrong.171.i.i2242, %conv28.i.i2248
  %conv30.i323.i2250 = trunc i64 %add25.i.i2246 to i32
  %arrayidx31.i.i2251 = getelementptr inbounds i32, ptr %cond67.i1931, i64 %k.172.i.i2241
  store i32 %conv30.i323.i2250, ptr %arrayidx31.i.i2251, align 4
  %inc33.i.i2252 = add nuw nsw i64 %k.172.i.i2241, 1
  %exitcond74.not.i.i2253 = icmp eq i64 %inc33.i.i2252, %spec.select.i1944
  br i1 %exitcond74.not.i.i2253, label %cond.end78.i1980, label %for.body20.i.i2240, !llvm.loop !13

cond.end78.i1980:                                 ; preds = %for.body20.i.i2240, %for.body21.i.i2288, %for.cond17.preheader.i.i1978, %for.cond18.preheader.i.i2286
  %cond79.in.in.i1981 = phi i64 [ %or15.i.i2283, %for.cond18.preheader.i.i2286 ], [ %or14.i.i1975, %for.cond17.preheader.i.i1978 ], [ %or31.i.i2298, %for.body21.i.i2288 ], [ %or29.i.i2249, %for.body20.i.i2240 ]
  %cond79.in.not.i1982 = icmp eq i64 %cond79.in.in.i1981, 0
  br i1 %cond79.in.not.i1982, label %if.end82.i1983, label %add_long.exit

if.end82.i1983:                                   ; preds = %cond.end78.i1980
  br i1 %501, label %if.end87.i2017, label %if.else85.i1984

if.else85.i1984:                                  ; preds = %if.end82.i1983
  %cmp55.i.i1985 = icmp sgt i64 %sub52.i1943, 0
  br i1 %cmp55.i.i1985, label %for.body.i326.i1991, label %if.else94.thread.i1986

for.cond12.preheader.i.i2004:                     ; preds = %for.body.i326.i1991
  %tobool.not.i.i2005 = icmp eq i64 %add.i328.i2001, 0
  br i1 %tobool.not.i.i2005, label %if.else94.thread.i1986, label %for.body16.lr.ph.i.i2006

for.body16.lr.ph.i.i2006:                         ; preds = %for.cond12.preheader.i.i2004
  %sub18.i.i2007 = add nsw i64 %add.i328.i2001, -1
  %arrayidx19.i.i2008 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %sub18.i.i2007
  %arrayidx25.i.i2009 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %sub18.i.i2007
  br label %for.body16.i.i2010

for.body.i326.i1991:                              ; preds = %if.else85.i1984, %for.body.i326.i1991
  %n.057.i.i1992 = phi i64 [ %add.i328.i2001, %for.body.i326.i1991 ], [ 0, %if.else85.i1984 ]
  %k.056.i.i1993 = phi i64 [ %inc.i329.i2002, %for.body.i326.i1991 ], [ 0, %if.else85.i1984 ]
  %arrayidx.i327.i1994 = getelementptr inbounds i32, ptr %places.i1848, i64 %k.056.i.i1993
  %512 = load i32, ptr %arrayidx.i327.i1994, align 4
  %sub3.i.i1995 = sub i32 %512, %conv.i324.i1934
  %conv4.i.i1996 = trunc i64 %k.056.i.i1993 to i32
  %arrayidx5.i.i1997 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %n.057.i.i1992
  store i32 %conv4.i.i1996, ptr %arrayidx5.i.i1997, align 4
  %arrayidx7.i.i1998 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %n.057.i.i1992
  store i32 %sub3.i.i1995, ptr %arrayidx7.i.i1998, align 4
  %cmp8.i.i1999 = icmp ult i32 %sub3.i.i1995, %conv1.i.i1935
  %conv10.i.i2000 = zext i1 %cmp8.i.i1999 to i64
  %add.i328.i2001 = add nuw nsw i64 %n.057.i.i1992, %conv10.i.i2000
  %inc.i329.i2002 = add nuw nsw i64 %k.056.i.i1993, 1
  %exitcond.not.i330.i2003 = icmp eq i64 %inc.i329.i2002, %spec.select.i1944
  br i1 %exitcond.not.i330.i2003, label %for.cond12.preheader.i.i2004, label %for.body.i326.i1991, !llvm.loop !14

for.body16.i.i2010:                               ; preds = %for.body16.i.i2010, %for.body16.lr.ph.i.i2006
  %k11.058.i.i2011 = phi i64 [ 0, %for.body16.lr.ph.i.i2006 ], [ %inc30.i.i2015, %for.body16.i.i2010 ]
  %513 = load i32, ptr %arrayidx19.i.i2008, align 4
  %add21.i.i2012 = add nuw nsw i64 %k11.058.i.i2011, %add.i328.i2001
  %arrayidx22.i.i2013 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %add21.i.i2012
  store i32 %513, ptr %arrayidx22.i.i2013, align 4
  %514 = load i32, ptr %arrayidx25.i.i2009, align 4
  %arrayidx28.i.i2014 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add21.i.i2012
  store i32 %514, ptr %arrayidx28.i.i2014, align 4
  %inc30.i.i2015 = add nuw nsw i64 %k11.058.i.i2011, 1
  %exitcond.not.i2016 = icmp eq i64 %inc30.i.i2015, 8
  br i1 %exitcond.not.i2016, label %if.end87.i2017, label %for.body16.i.i2010, !llvm.loop !15

if.else94.thread.i1986:                           ; preds = %for.cond12.preheader.i.i2004, %if.else85.i1984
  store i64 0, ptr %count32.i.i1936, align 8
  br label %for.inc101.i1987

if.end87.i2017:                                   ; preds = %for.body16.i.i2010, %if.end82.i1983
  %515 = phi i64 [ %spec.select.i1944, %if.end82.i1983 ], [ %add.i328.i2001, %for.body16.i.i2010 ]
  store i64 %515, ptr %count32.i.i1936, align 8
  %tobool89.i2018 = icmp ne i64 %515, 0
  %or.cond183.i2019 = select i1 %tobool89.i2018, i1 %cmp91.i1937, i1 false
  br i1 %or.cond183.i2019, label %if.then93.i2212, label %if.else94.i2020

if.then93.i2212:                                  ; preds = %if.end87.i2017
  %cmp32.i.i2213 = icmp sgt i64 %515, 0
  br i1 %cmp32.i.i2213, label %for.body.preheader.i.i2214, label %for.inc101.i1987

for.body.preheader.i.i2214:                       ; preds = %if.then93.i2212
  %516 = load i32, ptr %places63.i1930, align 8
  %conv.i331.i2215 = sext i32 %516 to i64
  %arrayidx1.i.i2216 = getelementptr inbounds i64, ptr %cond.i1865, i64 %conv.i331.i2215
  %517 = load i64, ptr %arrayidx1.i.i2216, align 8
  br label %for.body.i332.i2217

for.body.i332.i2217:                              ; preds = %if.end.i.i2230, %for.body.preheader.i.i2214
  %before.035.i.i2218 = phi i64 [ %conv5.i.i2222, %if.end.i.i2230 ], [ %conv.i331.i2215, %for.body.preheader.i.i2214 ]
  %m.034.i.i2219 = phi i64 [ %inc.i338.i2238, %if.end.i.i2230 ], [ 0, %for.body.preheader.i.i2214 ]
  %found.033.i.i2220 = phi i64 [ %add14.i.i2236, %if.end.i.i2230 ], [ %517, %for.body.preheader.i.i2214 ]
  %arrayidx4.i.i2221 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.034.i.i2219
  %518 = load i32, ptr %arrayidx4.i.i2221, align 4
  %conv5.i.i2222 = sext i32 %518 to i64
  %add.i333.i2223 = add nuw nsw i64 %m.034.i.i2219, 8
  %arrayidx7.i334.i2224 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i333.i2223
  %519 = load i32, ptr %arrayidx7.i334.i2224, align 4
  %idx.ext.i.i2225 = sext i32 %519 to i64
  %add.ptr.i335.i2226 = getelementptr inbounds i64, ptr %cond.i1865, i64 %idx.ext.i.i2225
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2226, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2227 = icmp eq i64 %before.035.i.i2218, %conv5.i.i2222
  br i1 %cmp8.not.i.i2227, label %if.end.i.i2230, label %if.then.i336.i2228

if.then.i336.i2228:                               ; preds = %for.body.i332.i2217
  %arrayidx10.i.i2229 = getelementptr inbounds i64, ptr %cond.i1865, i64 %conv5.i.i2222
  %520 = load i64, ptr %arrayidx10.i.i2229, align 8
  br label %if.end.i.i2230

if.end.i.i2230:                                   ; preds = %if.then.i336.i2228, %for.body.i332.i2217
  %found.1.i.i2231 = phi i64 [ %520, %if.then.i336.i2228 ], [ %found.033.i.i2220, %for.body.i332.i2217 ]
  %arrayidx11.i.i2232 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %m.034.i.i2219
  %521 = load i32, ptr %arrayidx11.i.i2232, align 4
  %conv12.i.i2233 = sext i32 %521 to i64
  %mul.i337.i2234 = mul nsw i64 %223, %conv12.i.i2233
  %arrayidx13.i.i2235 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul.i337.i2234
  %522 = load i64, ptr %arrayidx13.i.i2235, align 8
  %add14.i.i2236 = add i64 %522, %found.1.i.i2231
  %arrayidx15.i.i2237 = getelementptr inbounds i64, ptr %cond.i1865, i64 %conv5.i.i2222
  store i64 %add14.i.i2236, ptr %arrayidx15.i.i2237, align 8
  %inc.i338.i2238 = add nuw nsw i64 %m.034.i.i2219, 1
  %exitcond371.not.i2239 = icmp eq i64 %inc.i338.i2238, %515
  br i1 %exitcond371.not.i2239, label %for.inc101.i1987, label %for.body.i332.i2217, !llvm.loop !81

if.else94.i2020:                                  ; preds = %if.end87.i2017
  br i1 %tobool89.i2018, label %if.then97.i2021, label %for.inc101.i1987

if.then97.i2021:                                  ; preds = %if.else94.i2020
  %cmp70.i.i.i2022 = icmp sgt i64 %515, 0
  switch i64 %504, label %if.else9.i.i2170 [
    i64 0, label %if.then.i339.i2147
    i64 1, label %if.then2.i.i2119
    i64 3, label %if.then5.i.i2081
    i64 7, label %if.then8.i.i2023
  ]

if.then.i339.i2147:                               ; preds = %if.then97.i2021
  br i1 %cmp70.i.i.i2022, label %for.body.i.i.i2148, label %for.inc101.i1987

for.body.i.i.i2148:                               ; preds = %if.then.i339.i2147, %for.body.i.i.i2148
  %m.058.i.i.i2149 = phi i64 [ %inc.i.i.i2168, %for.body.i.i.i2148 ], [ 0, %if.then.i339.i2147 ]
  %arrayidx.i.i.i2150 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %m.058.i.i.i2149
  %523 = load i32, ptr %arrayidx.i.i.i2150, align 4
  %conv.i.i.i2151 = sext i32 %523 to i64
  %mul.i.i.i2152 = mul nsw i64 %223, %conv.i.i.i2151
  %add.ptr.i.i.i2153 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul.i.i.i2152
  %add.i.i.i2154 = add nuw nsw i64 %m.058.i.i.i2149, 8
  %arrayidx2.i.i.i2155 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %add.i.i.i2154
  %524 = load i32, ptr %arrayidx2.i.i.i2155, align 4
  %conv3.i.i.i2156 = sext i32 %524 to i64
  %mul4.i.i.i2157 = mul nsw i64 %223, %conv3.i.i.i2156
  %add.ptr5.i.i.i2158 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul4.i.i.i2157
  %arrayidx6.i.i.i2159 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.058.i.i.i2149
  %525 = load i32, ptr %arrayidx6.i.i.i2159, align 4
  %conv7.i.i.i2160 = sext i32 %525 to i64
  %add.ptr9.idx.i.i.i2161 = shl nsw i64 %conv7.i.i.i2160, 6
  %add.ptr9.i.i.i2162 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i.i.i2161
  %arrayidx12.i.i.i2163 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i.i.i2154
  %526 = load i32, ptr %arrayidx12.i.i.i2163, align 4
  %conv13.i.i.i2164 = sext i32 %526 to i64
  %add.ptr15.idx.i.i.i2165 = shl nsw i64 %conv13.i.i.i2164, 6
  %add.ptr15.i.i.i2166 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i.i.i2165
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i.i2166, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i.i.i2158, i32 0, i32 3, i32 1)
  %527 = load <8 x i64>, ptr %add.ptr9.i.i.i2162, align 8
  %528 = load <8 x i64>, ptr %add.ptr.i.i.i2153, align 8
  %add.i.i.i.i2167 = add <8 x i64> %528, %527
  store <8 x i64> %add.i.i.i.i2167, ptr %add.ptr9.i.i.i2162, align 8
  %inc.i.i.i2168 = add nuw nsw i64 %m.058.i.i.i2149, 1
  %exitcond369.not.i2169 = icmp eq i64 %inc.i.i.i2168, %515
  br i1 %exitcond369.not.i2169, label %for.inc101.i1987, label %for.body.i.i.i2148, !llvm.loop !82

if.then2.i.i2119:                                 ; preds = %if.then97.i2021
  br i1 %cmp70.i.i.i2022, label %for.body.i37.i.i2120, label %for.inc101.i1987

for.body.i37.i.i2120:                             ; preds = %if.then2.i.i2119, %for.body.i37.i.i2120
  %m.058.i38.i.i2121 = phi i64 [ %inc.i57.i.i2145, %for.body.i37.i.i2120 ], [ 0, %if.then2.i.i2119 ]
  %arrayidx.i39.i.i2122 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %m.058.i38.i.i2121
  %529 = load i32, ptr %arrayidx.i39.i.i2122, align 4
  %conv.i40.i.i2123 = sext i32 %529 to i64
  %mul.i41.i.i2124 = mul nsw i64 %223, %conv.i40.i.i2123
  %add.ptr.i42.i.i2125 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul.i41.i.i2124
  %add.i43.i.i2126 = add nuw nsw i64 %m.058.i38.i.i2121, 8
  %arrayidx2.i44.i.i2127 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %add.i43.i.i2126
  %530 = load i32, ptr %arrayidx2.i44.i.i2127, align 4
  %conv3.i45.i.i2128 = sext i32 %530 to i64
  %mul4.i46.i.i2129 = mul nsw i64 %223, %conv3.i45.i.i2128
  %add.ptr5.i47.i.i2130 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul4.i46.i.i2129
  %arrayidx6.i48.i.i2131 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.058.i38.i.i2121
  %531 = load i32, ptr %arrayidx6.i48.i.i2131, align 4
  %conv7.i49.i.i2132 = sext i32 %531 to i64
  %add.ptr9.idx.i50.i.i2133 = shl nsw i64 %conv7.i49.i.i2132, 7
  %add.ptr9.i51.i.i2134 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i50.i.i2133
  %arrayidx12.i52.i.i2135 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i43.i.i2126
  %532 = load i32, ptr %arrayidx12.i52.i.i2135, align 4
  %conv13.i53.i.i2136 = sext i32 %532 to i64
  %add.ptr15.idx.i54.i.i2137 = shl nsw i64 %conv13.i53.i.i2136, 7
  %add.ptr15.i55.i.i2138 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i54.i.i2137
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i55.i.i2138, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i47.i.i2130, i32 0, i32 3, i32 1)
  %533 = load <8 x i64>, ptr %add.ptr9.i51.i.i2134, align 8
  %534 = load <8 x i64>, ptr %add.ptr.i42.i.i2125, align 8
  %add.i.i56.i.i2139 = add <8 x i64> %534, %533
  store <8 x i64> %add.i.i56.i.i2139, ptr %add.ptr9.i51.i.i2134, align 8
  %add.ptr24.1.i.i.i2140 = getelementptr inbounds i8, ptr %add.ptr15.i55.i.i2138, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i.i.i2140, i32 1, i32 3, i32 1)
  %add.ptr30.1.i.i.i2141 = getelementptr inbounds i8, ptr %add.ptr5.i47.i.i2130, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i.i.i2141, i32 0, i32 3, i32 1)
  %add.ptr32.1.i.i.i2142 = getelementptr inbounds i8, ptr %add.ptr.i42.i.i2125, i64 64
  %add.ptr33.1.i.i.i2143 = getelementptr inbounds i8, ptr %add.ptr9.i51.i.i2134, i64 64
  %535 = load <8 x i64>, ptr %add.ptr33.1.i.i.i2143, align 8
  %536 = load <8 x i64>, ptr %add.ptr32.1.i.i.i2142, align 8
  %add.i.1.i.i.i2144 = add <8 x i64> %536, %535
  store <8 x i64> %add.i.1.i.i.i2144, ptr %add.ptr33.1.i.i.i2143, align 8
  %inc.i57.i.i2145 = add nuw nsw i64 %m.058.i38.i.i2121, 1
  %exitcond368.not.i2146 = icmp eq i64 %inc.i57.i.i2145, %515
  br i1 %exitcond368.not.i2146, label %for.inc101.i1987, label %for.body.i37.i.i2120, !llvm.loop !83

if.then5.i.i2081:                                 ; preds = %if.then97.i2021
  br i1 %cmp70.i.i.i2022, label %for.body.i63.i.i2082, label %for.inc101.i1987

for.body.i63.i.i2082:                             ; preds = %if.then5.i.i2081, %for.body.i63.i.i2082
  %m.058.i64.i.i2083 = phi i64 [ %inc.i88.i.i2117, %for.body.i63.i.i2082 ], [ 0, %if.then5.i.i2081 ]
  %arrayidx.i65.i.i2084 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %m.058.i64.i.i2083
  %537 = load i32, ptr %arrayidx.i65.i.i2084, align 4
  %conv.i66.i.i2085 = sext i32 %537 to i64
  %mul.i67.i.i2086 = mul nsw i64 %223, %conv.i66.i.i2085
  %add.ptr.i68.i.i2087 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul.i67.i.i2086
  %add.i69.i.i2088 = add nuw nsw i64 %m.058.i64.i.i2083, 8
  %arrayidx2.i70.i.i2089 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %add.i69.i.i2088
  %538 = load i32, ptr %arrayidx2.i70.i.i2089, align 4
  %conv3.i71.i.i2090 = sext i32 %538 to i64
  %mul4.i72.i.i2091 = mul nsw i64 %223, %conv3.i71.i.i2090
  %add.ptr5.i73.i.i2092 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul4.i72.i.i2091
  %arrayidx6.i74.i.i2093 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.058.i64.i.i2083
  %539 = load i32, ptr %arrayidx6.i74.i.i2093, align 4
  %conv7.i75.i.i2094 = sext i32 %539 to i64
  %add.ptr9.idx.i76.i.i2095 = shl nsw i64 %conv7.i75.i.i2094, 8
  %add.ptr9.i77.i.i2096 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i76.i.i2095
  %arrayidx12.i78.i.i2097 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i69.i.i2088
  %540 = load i32, ptr %arrayidx12.i78.i.i2097, align 4
  %conv13.i79.i.i2098 = sext i32 %540 to i64
  %add.ptr15.idx.i80.i.i2099 = shl nsw i64 %conv13.i79.i.i2098, 8
  %add.ptr15.i81.i.i2100 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i80.i.i2099
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i81.i.i2100, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i73.i.i2092, i32 0, i32 3, i32 1)
  %541 = load <8 x i64>, ptr %add.ptr9.i77.i.i2096, align 8
  %542 = load <8 x i64>, ptr %add.ptr.i68.i.i2087, align 8
  %add.i.i82.i.i2101 = add <8 x i64> %542, %541
  store <8 x i64> %add.i.i82.i.i2101, ptr %add.ptr9.i77.i.i2096, align 8
  %add.ptr24.1.i83.i.i2102 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i2100, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i83.i.i2102, i32 1, i32 3, i32 1)
  %add.ptr30.1.i84.i.i2103 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i2092, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i84.i.i2103, i32 0, i32 3, i32 1)
  %add.ptr32.1.i85.i.i2104 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i2087, i64 64
  %add.ptr33.1.i86.i.i2105 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i2096, i64 64
  %543 = load <8 x i64>, ptr %add.ptr33.1.i86.i.i2105, align 8
  %544 = load <8 x i64>, ptr %add.ptr32.1.i85.i.i2104, align 8
  %add.i.1.i87.i.i2106 = add <8 x i64> %544, %543
  store <8 x i64> %add.i.1.i87.i.i2106, ptr %add.ptr33.1.i86.i.i2105, align 8
  %add.ptr24.2.i.i.i2107 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i2100, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i.i.i2107, i32 1, i32 3, i32 1)
  %add.ptr30.2.i.i.i2108 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i2092, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i.i.i2108, i32 0, i32 3, i32 1)
  %add.ptr32.2.i.i.i2109 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i2087, i64 128
  %add.ptr33.2.i.i.i2110 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i2096, i64 128
  %545 = load <8 x i64>, ptr %add.ptr33.2.i.i.i2110, align 8
  %546 = load <8 x i64>, ptr %add.ptr32.2.i.i.i2109, align 8
  %add.i.2.i.i.i2111 = add <8 x i64> %546, %545
  store <8 x i64> %add.i.2.i.i.i2111, ptr %add.ptr33.2.i.i.i2110, align 8
  %add.ptr24.3.i.i.i2112 = getelementptr inbounds i8, ptr %add.ptr15.i81.i.i2100, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i.i.i2112, i32 1, i32 3, i32 1)
  %add.ptr30.3.i.i.i2113 = getelementptr inbounds i8, ptr %add.ptr5.i73.i.i2092, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i.i.i2113, i32 0, i32 3, i32 1)
  %add.ptr32.3.i.i.i2114 = getelementptr inbounds i8, ptr %add.ptr.i68.i.i2087, i64 192
  %add.ptr33.3.i.i.i2115 = getelementptr inbounds i8, ptr %add.ptr9.i77.i.i2096, i64 192
  %547 = load <8 x i64>, ptr %add.ptr33.3.i.i.i2115, align 8
  %548 = load <8 x i64>, ptr %add.ptr32.3.i.i.i2114, align 8
  %add.i.3.i.i.i2116 = add <8 x i64> %548, %547
  store <8 x i64> %add.i.3.i.i.i2116, ptr %add.ptr33.3.i.i.i2115, align 8
  %inc.i88.i.i2117 = add nuw nsw i64 %m.058.i64.i.i2083, 1
  %exitcond367.not.i2118 = icmp eq i64 %inc.i88.i.i2117, %515
  br i1 %exitcond367.not.i2118, label %for.inc101.i1987, label %for.body.i63.i.i2082, !llvm.loop !84

if.then8.i.i2023:                                 ; preds = %if.then97.i2021
  br i1 %cmp70.i.i.i2022, label %for.body.i94.i.i2024, label %for.inc101.i1987

for.body.i94.i.i2024:                             ; preds = %if.then8.i.i2023, %for.body.i94.i.i2024
  %m.058.i95.i.i2025 = phi i64 [ %inc.i129.i.i2079, %for.body.i94.i.i2024 ], [ 0, %if.then8.i.i2023 ]
  %arrayidx.i96.i.i2026 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %m.058.i95.i.i2025
  %549 = load i32, ptr %arrayidx.i96.i.i2026, align 4
  %conv.i97.i.i2027 = sext i32 %549 to i64
  %mul.i98.i.i2028 = mul nsw i64 %223, %conv.i97.i.i2027
  %add.ptr.i99.i.i2029 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul.i98.i.i2028
  %add.i100.i.i2030 = add nuw nsw i64 %m.058.i95.i.i2025, 8
  %arrayidx2.i101.i.i2031 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %add.i100.i.i2030
  %550 = load i32, ptr %arrayidx2.i101.i.i2031, align 4
  %conv3.i102.i.i2032 = sext i32 %550 to i64
  %mul4.i103.i.i2033 = mul nsw i64 %223, %conv3.i102.i.i2032
  %add.ptr5.i104.i.i2034 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul4.i103.i.i2033
  %arrayidx6.i105.i.i2035 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.058.i95.i.i2025
  %551 = load i32, ptr %arrayidx6.i105.i.i2035, align 4
  %conv7.i106.i.i2036 = sext i32 %551 to i64
  %add.ptr9.idx.i107.i.i2037 = shl nsw i64 %conv7.i106.i.i2036, 9
  %add.ptr9.i108.i.i2038 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr9.idx.i107.i.i2037
  %arrayidx12.i109.i.i2039 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i100.i.i2030
  %552 = load i32, ptr %arrayidx12.i109.i.i2039, align 4
  %conv13.i110.i.i2040 = sext i32 %552 to i64
  %add.ptr15.idx.i111.i.i2041 = shl nsw i64 %conv13.i110.i.i2040, 9
  %add.ptr15.i112.i.i2042 = getelementptr inbounds i8, ptr %cond.i1865, i64 %add.ptr15.idx.i111.i.i2041
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i112.i.i2042, i32 1, i32 3, i32 1)
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr5.i104.i.i2034, i32 0, i32 3, i32 1)
  %553 = load <8 x i64>, ptr %add.ptr9.i108.i.i2038, align 8
  %554 = load <8 x i64>, ptr %add.ptr.i99.i.i2029, align 8
  %add.i.i113.i.i2043 = add <8 x i64> %554, %553
  store <8 x i64> %add.i.i113.i.i2043, ptr %add.ptr9.i108.i.i2038, align 8
  %add.ptr24.1.i114.i.i2044 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i2042, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.1.i114.i.i2044, i32 1, i32 3, i32 1)
  %add.ptr30.1.i115.i.i2045 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i2034, i64 64
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.1.i115.i.i2045, i32 0, i32 3, i32 1)
  %add.ptr32.1.i116.i.i2046 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i2029, i64 64
  %add.ptr33.1.i117.i.i2047 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i2038, i64 64
  %555 = load <8 x i64>, ptr %add.ptr33.1.i117.i.i2047, align 8
  %556 = load <8 x i64>, ptr %add.ptr32.1.i116.i.i2046, align 8
  %add.i.1.i118.i.i2048 = add <8 x i64> %556, %555
  store <8 x i64> %add.i.1.i118.i.i2048, ptr %add.ptr33.1.i117.i.i2047, align 8
  %add.ptr24.2.i119.i.i2049 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i2042, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.2.i119.i.i2049, i32 1, i32 3, i32 1)
  %add.ptr30.2.i120.i.i2050 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i2034, i64 128
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.2.i120.i.i2050, i32 0, i32 3, i32 1)
  %add.ptr32.2.i121.i.i2051 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i2029, i64 128
  %add.ptr33.2.i122.i.i2052 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i2038, i64 128
  %557 = load <8 x i64>, ptr %add.ptr33.2.i122.i.i2052, align 8
  %558 = load <8 x i64>, ptr %add.ptr32.2.i121.i.i2051, align 8
  %add.i.2.i123.i.i2053 = add <8 x i64> %558, %557
  store <8 x i64> %add.i.2.i123.i.i2053, ptr %add.ptr33.2.i122.i.i2052, align 8
  %add.ptr24.3.i124.i.i2054 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i2042, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.3.i124.i.i2054, i32 1, i32 3, i32 1)
  %add.ptr30.3.i125.i.i2055 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i2034, i64 192
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.3.i125.i.i2055, i32 0, i32 3, i32 1)
  %add.ptr32.3.i126.i.i2056 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i2029, i64 192
  %add.ptr33.3.i127.i.i2057 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i2038, i64 192
  %559 = load <8 x i64>, ptr %add.ptr33.3.i127.i.i2057, align 8
  %560 = load <8 x i64>, ptr %add.ptr32.3.i126.i.i2056, align 8
  %add.i.3.i128.i.i2058 = add <8 x i64> %560, %559
  store <8 x i64> %add.i.3.i128.i.i2058, ptr %add.ptr33.3.i127.i.i2057, align 8
  %add.ptr24.4.i.i.i2059 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i2042, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.4.i.i.i2059, i32 1, i32 3, i32 1)
  %add.ptr30.4.i.i.i2060 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i2034, i64 256
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.4.i.i.i2060, i32 0, i32 3, i32 1)
  %add.ptr32.4.i.i.i2061 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i2029, i64 256
  %add.ptr33.4.i.i.i2062 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i2038, i64 256
  %561 = load <8 x i64>, ptr %add.ptr33.4.i.i.i2062, align 8
  %562 = load <8 x i64>, ptr %add.ptr32.4.i.i.i2061, align 8
  %add.i.4.i.i.i2063 = add <8 x i64> %562, %561
  store <8 x i64> %add.i.4.i.i.i2063, ptr %add.ptr33.4.i.i.i2062, align 8
  %add.ptr24.5.i.i.i2064 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i2042, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.5.i.i.i2064, i32 1, i32 3, i32 1)
  %add.ptr30.5.i.i.i2065 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i2034, i64 320
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.5.i.i.i2065, i32 0, i32 3, i32 1)
  %add.ptr32.5.i.i.i2066 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i2029, i64 320
  %add.ptr33.5.i.i.i2067 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i2038, i64 320
  %563 = load <8 x i64>, ptr %add.ptr33.5.i.i.i2067, align 8
  %564 = load <8 x i64>, ptr %add.ptr32.5.i.i.i2066, align 8
  %add.i.5.i.i.i2068 = add <8 x i64> %564, %563
  store <8 x i64> %add.i.5.i.i.i2068, ptr %add.ptr33.5.i.i.i2067, align 8
  %add.ptr24.6.i.i.i2069 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i2042, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.6.i.i.i2069, i32 1, i32 3, i32 1)
  %add.ptr30.6.i.i.i2070 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i2034, i64 384
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.6.i.i.i2070, i32 0, i32 3, i32 1)
  %add.ptr32.6.i.i.i2071 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i2029, i64 384
  %add.ptr33.6.i.i.i2072 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i2038, i64 384
  %565 = load <8 x i64>, ptr %add.ptr33.6.i.i.i2072, align 8
  %566 = load <8 x i64>, ptr %add.ptr32.6.i.i.i2071, align 8
  %add.i.6.i.i.i2073 = add <8 x i64> %566, %565
  store <8 x i64> %add.i.6.i.i.i2073, ptr %add.ptr33.6.i.i.i2072, align 8
  %add.ptr24.7.i.i.i2074 = getelementptr inbounds i8, ptr %add.ptr15.i112.i.i2042, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull %add.ptr24.7.i.i.i2074, i32 1, i32 3, i32 1)
  %add.ptr30.7.i.i.i2075 = getelementptr inbounds i8, ptr %add.ptr5.i104.i.i2034, i64 448
  tail call void @llvm.prefetch.p0(ptr nonnull readonly %add.ptr30.7.i.i.i2075, i32 0, i32 3, i32 1)
  %add.ptr32.7.i.i.i2076 = getelementptr inbounds i8, ptr %add.ptr.i99.i.i2029, i64 448
  %add.ptr33.7.i.i.i2077 = getelementptr inbounds i8, ptr %add.ptr9.i108.i.i2038, i64 448
  %567 = load <8 x i64>, ptr %add.ptr33.7.i.i.i2077, align 8
  %568 = load <8 x i64>, ptr %add.ptr32.7.i.i.i2076, align 8
  %add.i.7.i.i.i2078 = add <8 x i64> %568, %567
  store <8 x i64> %add.i.7.i.i.i2078, ptr %add.ptr33.7.i.i.i2077, align 8
  %inc.i129.i.i2079 = add nuw nsw i64 %m.058.i95.i.i2025, 1
  %exitcond366.not.i2080 = icmp eq i64 %inc.i129.i.i2079, %515
  br i1 %exitcond366.not.i2080, label %for.inc101.i1987, label %for.body.i94.i.i2024, !llvm.loop !85

if.else9.i.i2170:                                 ; preds = %if.then97.i2021
  br i1 %cmp70.i.i.i2022, label %for.body.i134.i.i2171, label %for.inc101.i1987

for.body.i134.i.i2171:                            ; preds = %if.else9.i.i2170, %for.end34.i.i.i2202
  %m.071.i.i.i2172 = phi i64 [ %inc36.i.i.i2203, %for.end34.i.i.i2202 ], [ 0, %if.else9.i.i2170 ]
  %arrayidx.i135.i.i2173 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %m.071.i.i.i2172
  %569 = load i32, ptr %arrayidx.i135.i.i2173, align 4
  %conv.i136.i.i2174 = sext i32 %569 to i64
  %mul.i137.i.i2175 = mul nsw i64 %223, %conv.i136.i.i2174
  %add.ptr.i138.i.i2176 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul.i137.i.i2175
  %arrayidx1.i.i.i2177 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %m.071.i.i.i2172
  %570 = load i32, ptr %arrayidx1.i.i.i2177, align 4
  %conv2.i.i.i2178 = sext i32 %570 to i64
  %mul3.i.i.i2179 = mul nsw i64 %224, %conv2.i.i.i2178
  %add.ptr4.i.i.i2180 = getelementptr inbounds i64, ptr %cond.i1865, i64 %mul3.i.i.i2179
  %add.i139.i.i2181 = add nuw nsw i64 %m.071.i.i.i2172, 8
  %arrayidx6.i140.i.i2182 = getelementptr inbounds [520 x i32], ptr %found.i1849, i64 0, i64 %add.i139.i.i2181
  %571 = load i32, ptr %arrayidx6.i140.i.i2182, align 4
  %conv7.i141.i.i2183 = sext i32 %571 to i64
  %mul8.i.i.i2184 = mul nsw i64 %223, %conv7.i141.i.i2183
  %add.ptr9.i142.i.i2185 = getelementptr inbounds i64, ptr %values.0352.i1941, i64 %mul8.i.i.i2184
  %arrayidx12.i143.i.i2186 = getelementptr inbounds [520 x i32], ptr %places63.i1930, i64 0, i64 %add.i139.i.i2181
  %572 = load i32, ptr %arrayidx12.i143.i.i2186, align 4
  %conv13.i144.i.i2187 = sext i32 %572 to i64
  %mul14.i.i.i2188 = mul nsw i64 %224, %conv13.i144.i.i2187
  %add.ptr15.i145.i.i2189 = getelementptr inbounds i64, ptr %cond.i1865, i64 %mul14.i.i.i2188
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i145.i.i2189, i32 1, i32 3, i32 1)
  br i1 %cmp18.not65.i.i.i1938, label %for.cond25.preheader.i.i.i2199, label %for.body20.i.i.i2190

for.cond25.preheader.i.i.i2199:                   ; preds = %for.body20.i.i.i2190, %for.body.i134.i.i2171
  %j.0.lcssa.i.i.i2200 = phi i64 [ 0, %for.body.i134.i.i2171 ], [ %add1767.i.i.i2191, %for.body20.i.i.i2190 ]
  %cmp2668.i.i.i2201 = icmp slt i64 %j.0.lcssa.i.i.i2200, %224
  br i1 %cmp2668.i.i.i2201, label %for.body28.i.i.i2205, label %for.end34.i.i.i2202

for.body20.i.i.i2190:                             ; preds = %for.body.i134.i.i2171, %for.body20.i.i.i2190
  %add1767.i.i.i2191 = phi i64 [ %add17.i.i.i2197, %for.body20.i.i.i2190 ], [ 8, %for.body.i134.i.i2171 ]
  %j.066.i.i.i2192 = phi i64 [ %add1767.i.i.i2191, %for.body20.i.i.i2190 ], [ 0, %for.body.i134.i.i2171 ]
  %add.ptr21.i.i.i2193 = getelementptr inbounds i64, ptr %add.ptr9.i142.i.i2185, i64 %j.066.i.i.i2192
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i.i2193, i32 0, i32 3, i32 1)
  %add.ptr22.i.i.i2194 = getelementptr inbounds i64, ptr %add.ptr.i138.i.i2176, i64 %j.066.i.i.i2192
  %add.ptr23.i.i.i2195 = getelementptr inbounds i64, ptr %add.ptr4.i.i.i2180, i64 %j.066.i.i.i2192
  %573 = load <8 x i64>, ptr %add.ptr23.i.i.i2195, align 8
  %574 = load <8 x i64>, ptr %add.ptr22.i.i.i2194, align 8
  %add.i.i146.i.i2196 = add <8 x i64> %574, %573
  store <8 x i64> %add.i.i146.i.i2196, ptr %add.ptr23.i.i.i2195, align 8
  %add17.i.i.i2197 = add nuw nsw i64 %add1767.i.i.i2191, 8
  %cmp18.not.i.i.i2198 = icmp sgt i64 %add17.i.i.i2197, %224
  br i1 %cmp18.not.i.i.i2198, label %for.cond25.preheader.i.i.i2199, label %for.body20.i.i.i2190, !llvm.loop !86

for.body28.i.i.i2205:                             ; preds = %for.cond25.preheader.i.i.i2199, %for.body28.i.i.i2205
  %j.169.i.i.i2206 = phi i64 [ %inc.i148.i.i2210, %for.body28.i.i.i2205 ], [ %j.0.lcssa.i.i.i2200, %for.cond25.preheader.i.i.i2199 ]
  %arrayidx29.i.i.i2207 = getelementptr inbounds i64, ptr %add.ptr4.i.i.i2180, i64 %j.169.i.i.i2206
  %575 = load i64, ptr %arrayidx29.i.i.i2207, align 8
  %arrayidx30.i.i.i2208 = getelementptr inbounds i64, ptr %add.ptr.i138.i.i2176, i64 %j.169.i.i.i2206
  %576 = load i64, ptr %arrayidx30.i.i.i2208, align 8
  %add31.i.i.i2209 = add i64 %576, %575
  store i64 %add31.i.i.i2209, ptr %arrayidx29.i.i.i2207, align 8
  %inc.i148.i.i2210 = add nuw nsw i64 %j.169.i.i.i2206, 1
  %exitcond.not.i.i.i2211 = icmp eq i64 %inc.i148.i.i2210, %224
  br i1 %exitcond.not.i.i.i2211, label %for.end34.i.i.i2202, label %for.body28.i.i.i2205, !llvm.loop !87

for.end34.i.i.i2202:                              ; preds = %for.body28.i.i.i2205, %for.cond25.preheader.i.i.i2199
  %inc36.i.i.i2203 = add nuw nsw i64 %m.071.i.i.i2172, 1
  %exitcond370.not.i2204 = icmp eq i64 %inc36.i.i.i2203, %515
  br i1 %exitcond370.not.i2204, label %for.inc101.i1987, label %for.body.i134.i.i2171, !llvm.loop !88

for.inc101.i1987:                                 ; preds = %for.body.i94.i.i2024, %for.body.i63.i.i2082, %for.body.i37.i.i2120, %for.body.i.i.i2148, %for.end34.i.i.i2202, %if.end.i.i2230, %if.else9.i.i2170, %if.then8.i.i2023, %if.then5.i.i2081, %if.then2.i.i2119, %if.then.i339.i2147, %if.else94.i2020, %if.then93.i2212, %if.else94.thread.i1986
  %add.i1988 = add nuw nsw i64 %k44.0351.i1942, 512
  %add.ptr103.i1989 = getelementptr inbounds i8, ptr %values.0352.i1941, i64 %add.ptr103.idx.i1939
  %577 = load i64, ptr %arrayidx46.i1880, align 8
  %cmp47.not.i1990 = icmp slt i64 %add.i1988, %577
  br i1 %cmp47.not.i1990, label %for.body50.i1940, label %for.end106.i1882, !llvm.loop !89

for.end106.i1882:                                 ; preds = %for.inc101.i1987, %for.cond45.preheader.i1879
  %578 = load i64, ptr %a, align 8
  %cmp108.i1883 = icmp eq i64 %578, 0
  %tobool111.i1884 = icmp ne i64 %226, 0
  %or.cond184.i1885 = select i1 %cmp108.i1883, i1 %tobool111.i1884, i1 false
  br i1 %or.cond184.i1885, label %lor.lhs.false112.i1887, label %add_long.exit

lor.lhs.false112.i1887:                           ; preds = %for.end106.i1882
  %cmp113.i1888 = icmp ne ptr %cond.i1865, %227
  %tobool116.i1889 = icmp ne i64 %217, 0
  %or.cond185.i1890 = select i1 %cmp113.i1888, i1 true, i1 %tobool116.i1889
  br i1 %or.cond185.i1890, label %for.cond120.preheader.i1891, label %add_long.exit

for.cond120.preheader.i1891:                      ; preds = %lor.lhs.false112.i1887
  %cmp122.not353.i1892 = icmp slt i64 %mul.i1858, 8
  br i1 %cmp122.not353.i1892, label %for.cond145.preheader.i1904, label %for.body124.lr.ph.i1893

for.body124.lr.ph.i1893:                          ; preds = %for.cond120.preheader.i1891
  %add.ptr131.i1894 = getelementptr inbounds i64, ptr %218, i64 %mul9.i1861
  br label %for.body124.i1895

for.cond145.preheader.i1904:                      ; preds = %if.end140.i1899, %for.cond120.preheader.i1891
  %k119.0.lcssa.i1905 = phi i64 [ 0, %for.cond120.preheader.i1891 ], [ %add121355.i1896, %if.end140.i1899 ]
  %cmp146356.i1906 = icmp slt i64 %k119.0.lcssa.i1905, %mul.i1858
  br i1 %cmp146356.i1906, label %for.body148.lr.ph.i1907, label %add_long.exit

for.body148.lr.ph.i1907:                          ; preds = %for.cond145.preheader.i1904
  %579 = getelementptr i64, ptr %218, i64 %mul9.i1861
  br label %for.body148.i1908

for.body124.i1895:                                ; preds = %if.end140.i1899, %for.body124.lr.ph.i1893
  %add121355.i1896 = phi i64 [ 8, %for.body124.lr.ph.i1893 ], [ %add121.i1902, %if.end140.i1899 ]
  %k119.0354.i1897 = phi i64 [ 0, %for.body124.lr.ph.i1893 ], [ %add121355.i1896, %if.end140.i1899 ]
  %add.ptr125.i1898 = getelementptr inbounds i64, ptr %cond.i1865, i64 %k119.0354.i1897
  %580 = load <8 x i64>, ptr %add.ptr125.i1898, align 8
  br i1 %tobool116.i1889, label %land.lhs.true127.i1920, label %if.end140.i1899

land.lhs.true127.i1920:                           ; preds = %for.body124.i1895
  %581 = load i64, ptr %arrayidx8.i1860, align 8
  %tobool129.not.i1921 = icmp eq i64 %581, 0
  br i1 %tobool129.not.i1921, label %if.then136.i1925, label %if.then130.i1922

if.then130.i1922:                                 ; preds = %land.lhs.true127.i1920
  %add.ptr132.i1923 = getelementptr inbounds i64, ptr %add.ptr131.i1894, i64 %k119.0354.i1897
  %582 = load <8 x i64>, ptr %add.ptr132.i1923, align 8
  %add133.i1924 = add <8 x i64> %582, %580
  br label %if.end140.i1899

if.then136.i1925:                                 ; preds = %land.lhs.true127.i1920
  %583 = load i64, ptr %218, align 8
  %splat.splatinsert.i1926 = insertelement <8 x i64> poison, i64 %583, i64 0
  %splat.splat.i1927 = shufflevector <8 x i64> %splat.splatinsert.i1926, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i1928 = add <8 x i64> %splat.splat.i1927, %580
  br label %if.end140.i1899

if.end140.i1899:                                  ; preds = %if.then136.i1925, %if.then130.i1922, %for.body124.i1895
  %sum.0.i1900 = phi <8 x i64> [ %add133.i1924, %if.then130.i1922 ], [ %add138.i1928, %if.then136.i1925 ], [ %580, %for.body124.i1895 ]
  %add.ptr141.i1901 = getelementptr inbounds i64, ptr %227, i64 %k119.0354.i1897
  store <8 x i64> %sum.0.i1900, ptr %add.ptr141.i1901, align 8
  %add121.i1902 = add nuw nsw i64 %add121355.i1896, 8
  %cmp122.not.i1903 = icmp sgt i64 %add121.i1902, %mul.i1858
  br i1 %cmp122.not.i1903, label %for.cond145.preheader.i1904, label %for.body124.i1895, !llvm.loop !90

for.body148.i1908:                                ; preds = %cond.end159.i1911, %for.body148.lr.ph.i1907
  %k119.1357.i1909 = phi i64 [ %k119.0.lcssa.i1905, %for.body148.lr.ph.i1907 ], [ %inc163.i1914, %cond.end159.i1911 ]
  %arrayidx151.i1910 = getelementptr inbounds i64, ptr %cond.i1865, i64 %k119.1357.i1909
  %584 = load i64, ptr %arrayidx151.i1910, align 8
  br i1 %tobool116.i1889, label %cond.true150.i1916, label %cond.end159.i1911

cond.true150.i1916:                               ; preds = %for.body148.i1908
  %585 = load i64, ptr %arrayidx8.i1860, align 8
  %mul153.i1917 = mul nsw i64 %585, %k119.1357.i1909
  %arrayidx155.i1918 = getelementptr i64, ptr %579, i64 %mul153.i1917
  %586 = load i64, ptr %arrayidx155.i1918, align 8
  %add156.i1919 = add i64 %586, %584
  br label %cond.end159.i1911

cond.end159.i1911:                                ; preds = %cond.true150.i1916, %for.body148.i1908
  %cond160.i1912 = phi i64 [ %add156.i1919, %cond.true150.i1916 ], [ %584, %for.body148.i1908 ]
  %arrayidx161.i1913 = getelementptr inbounds i64, ptr %227, i64 %k119.1357.i1909
  store i64 %cond160.i1912, ptr %arrayidx161.i1913, align 8
  %inc163.i1914 = add nuw nsw i64 %k119.1357.i1909, 1
  %exitcond372.not.i1915 = icmp eq i64 %inc163.i1914, %mul.i1858
  br i1 %exitcond372.not.i1915, label %add_long.exit, label %for.body148.i1908, !llvm.loop !91

add_long.exit:                                    ; preds = %cond.end78.i1980, %cond.end159.i1911, %for.end106.i1882, %lor.lhs.false112.i1887, %for.cond145.preheader.i1904
  %retval.3.i1886 = phi i64 [ 0, %lor.lhs.false112.i1887 ], [ 0, %for.end106.i1882 ], [ 0, %for.cond145.preheader.i1904 ], [ 0, %cond.end159.i1911 ], [ 1, %cond.end78.i1980 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1849) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1848) #7
  br label %return

cond.true39:                                      ; preds = %entry
  %arrayidx40 = getelementptr inbounds i8, ptr %a, i64 8
  %587 = load i64, ptr %arrayidx40, align 8
  %arrayidx.i3314 = getelementptr inbounds i8, ptr %a, i64 24
  %588 = load i64, ptr %arrayidx.i3314, align 8
  %589 = inttoptr i64 %588 to ptr
  %arrayidx1.i3315 = getelementptr inbounds i8, ptr %a, i64 88
  %590 = load i64, ptr %arrayidx1.i3315, align 8
  %591 = inttoptr i64 %590 to ptr
  %arrayidx2.i3316 = getelementptr inbounds i8, ptr %a, i64 40
  %592 = load i64, ptr %arrayidx2.i3316, align 8
  %593 = inttoptr i64 %592 to ptr
  %arrayidx3.i3317 = getelementptr inbounds i8, ptr %a, i64 72
  %594 = load i64, ptr %arrayidx3.i3317, align 8
  %arrayidx4.i3318 = getelementptr inbounds i8, ptr %a, i64 80
  %595 = load i64, ptr %arrayidx4.i3318, align 8
  %arrayidx5.i3319 = getelementptr inbounds i8, ptr %a, i64 32
  %596 = load i64, ptr %arrayidx5.i3319, align 8
  %arrayidx6.i3320 = getelementptr inbounds i8, ptr %a, i64 64
  %597 = load i64, ptr %arrayidx6.i3320, align 8
  %sub.i3321 = sub i64 %595, %594
  %mul.i3322 = mul i64 %597, %sub.i3321
  %mul7.i3323 = mul nsw i64 %597, %594
  %arrayidx8.i3324 = getelementptr inbounds i8, ptr %a, i64 96
  %598 = load i64, ptr %arrayidx8.i3324, align 8
  %mul9.i3325 = mul nsw i64 %mul7.i3323, %598
  %arrayidx10.i3326 = getelementptr inbounds i8, ptr %a, i64 120
  %599 = load i64, ptr %arrayidx10.i3326, align 8
  %600 = inttoptr i64 %599 to ptr
  %arrayidx11.i3327 = getelementptr inbounds i8, ptr %a, i64 112
  %601 = load i64, ptr %arrayidx11.i3327, align 8
  %tobool.not.i3328 = icmp eq i64 %601, 0
  %602 = inttoptr i64 %601 to ptr
  %cond.i3329 = select i1 %tobool.not.i3328, ptr %600, ptr %602
  %arrayidx13.i3330 = getelementptr inbounds i8, ptr %a, i64 104
  %603 = load i64, ptr %arrayidx13.i3330, align 8
  %tobool14.not.i3331 = icmp eq i64 %603, 0
  switch i64 %587, label %cond.false54 [
    i64 0, label %cond.true42
    i64 1, label %cond.true47
    i64 2, label %cond.true52
  ]

cond.true42:                                      ; preds = %cond.true39
  br i1 %tobool14.not.i3331, label %if.end30.i2366, label %land.lhs.true.i2358

land.lhs.true.i2358:                              ; preds = %cond.true42
  %tobool16.i2360.not = icmp eq i64 %590, 0
  br i1 %tobool16.i2360.not, label %if.then.i2362, label %land.lhs.true20.i2625

if.then.i2362:                                    ; preds = %land.lhs.true.i2358
  %604 = inttoptr i64 %603 to ptr
  %605 = load i32, ptr %604, align 4
  %tobool.not.i.i2363 = icmp eq i32 %605, 0
  br i1 %tobool.not.i.i2363, label %if.then.i.i2623, label %for.cond.preheader.i.i2364

if.then.i.i2623:                                  ; preds = %if.then.i2362
  %mul.i.i2624 = shl nsw i64 %mul.i3322, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i.i2624, i1 false)
  br label %if.end30.i2366

for.cond.preheader.i.i2364:                       ; preds = %if.then.i2362
  %cmp535.i.i2365 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp535.i.i2365, label %for.body.i.i2618, label %if.end30.i2366

for.body.i.i2618:                                 ; preds = %for.cond.preheader.i.i2364, %for.body.i.i2618
  %k.036.i.i2619 = phi i64 [ %inc.i.i2621, %for.body.i.i2618 ], [ 0, %for.cond.preheader.i.i2364 ]
  %arrayidx.i.i2620 = getelementptr inbounds i32, ptr %cond.i3329, i64 %k.036.i.i2619
  store i32 %605, ptr %arrayidx.i.i2620, align 4
  %inc.i.i2621 = add nuw nsw i64 %k.036.i.i2619, 1
  %exitcond38.not.i.i2622 = icmp eq i64 %inc.i.i2621, %mul.i3322
  br i1 %exitcond38.not.i.i2622, label %if.end30.i2366, label %for.body.i.i2618, !llvm.loop !4

land.lhs.true20.i2625:                            ; preds = %land.lhs.true.i2358
  %tobool22.not.i2626 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i2626, label %if.then28.i2630, label %if.then23.i2627

if.then23.i2627:                                  ; preds = %land.lhs.true20.i2625
  %add.ptr.i2628 = getelementptr inbounds float, ptr %591, i64 %mul9.i3325
  %mul24.i2629 = shl i64 %mul.i3322, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3329, ptr nonnull align 4 %add.ptr.i2628, i64 %mul24.i2629, i1 false)
  br label %if.end30.i2366

if.then28.i2630:                                  ; preds = %land.lhs.true20.i2625
  %606 = load i32, ptr %591, align 4
  %tobool.not.i285.i2631 = icmp eq i32 %606, 0
  br i1 %tobool.not.i285.i2631, label %if.then.i293.i2639, label %for.cond.preheader.i286.i2632

if.then.i293.i2639:                               ; preds = %if.then28.i2630
  %mul.i294.i2640 = shl nsw i64 %mul.i3322, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i294.i2640, i1 false)
  br label %if.end30.i2366

for.cond.preheader.i286.i2632:                    ; preds = %if.then28.i2630
  %cmp535.i287.i2633 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp535.i287.i2633, label %for.body.i288.i2634, label %if.end30.i2366

for.body.i288.i2634:                              ; preds = %for.cond.preheader.i286.i2632, %for.body.i288.i2634
  %k.036.i289.i2635 = phi i64 [ %inc.i291.i2637, %for.body.i288.i2634 ], [ 0, %for.cond.preheader.i286.i2632 ]
  %arrayidx.i290.i2636 = getelementptr inbounds i32, ptr %cond.i3329, i64 %k.036.i289.i2635
  store i32 %606, ptr %arrayidx.i290.i2636, align 4
  %inc.i291.i2637 = add nuw nsw i64 %k.036.i289.i2635, 1
  %exitcond38.not.i292.i2638 = icmp eq i64 %inc.i291.i2637, %mul.i3322
  br i1 %exitcond38.not.i292.i2638, label %if.end30.i2366, label %for.body.i288.i2634, !llvm.loop !4

if.end30.i2366:                                   ; preds = %for.body.i288.i2634, %for.body.i.i2618, %for.cond.preheader.i286.i2632, %if.then.i293.i2639, %if.then23.i2627, %for.cond.preheader.i.i2364, %if.then.i.i2623, %cond.true42
  %cmp31.i2367 = icmp eq i64 %594, 0
  br i1 %cmp31.i2367, label %land.end.i2607, label %land.end.thread.i2368

land.end.thread.i2368:                            ; preds = %if.end30.i2366
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2338) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2339) #7
  br label %for.cond45.preheader.i2369

land.end.i2607:                                   ; preds = %if.end30.i2366
  %arrayidx32.i2608 = getelementptr inbounds i8, ptr %a, i64 56
  %607 = load i64, ptr %arrayidx32.i2608, align 8
  %cmp33.i2609 = icmp eq i64 %595, %607
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2338) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2339) #7
  br i1 %cmp33.i2609, label %for.body.lr.ph.i2610, label %for.cond45.preheader.i2369

for.body.lr.ph.i2610:                             ; preds = %land.end.i2607
  %places42.i2611 = getelementptr inbounds i8, ptr %found.i2339, i64 2080
  br label %for.body.i2612

for.cond45.preheader.i2369:                       ; preds = %for.body.i2612, %land.end.i2607, %land.end.thread.i2368
  %608 = phi i1 [ false, %land.end.thread.i2368 ], [ false, %land.end.i2607 ], [ true, %for.body.i2612 ]
  %arrayidx46.i2370 = getelementptr inbounds i8, ptr %a, i64 48
  %609 = load i64, ptr %arrayidx46.i2370, align 8
  %cmp47.not363.i = icmp sgt i64 %609, 0
  br i1 %cmp47.not363.i, label %for.body50.lr.ph.i2412, label %for.end106.i2371

for.body50.lr.ph.i2412:                           ; preds = %for.cond45.preheader.i2369
  %places63.i2413 = getelementptr inbounds i8, ptr %found.i2339, i64 2080
  %cond67.i2414 = select i1 %608, ptr %places63.i2413, ptr %places.i2338
  %arrayidx68.i2415 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2416 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i2417 = trunc i64 %594 to i32
  %conv1.i.i2418 = trunc i64 %sub.i3321 to i32
  %count32.i.i2419 = getelementptr inbounds i8, ptr %found.i2339, i64 4160
  %cmp91.i2420 = icmp eq i64 %597, 1
  %cmp18.not81.i.i = icmp slt i64 %597, 8
  %add.ptr103.idx.i2421 = shl nsw i64 %596, 11
  br label %for.body50.i2422

for.body.i2612:                                   ; preds = %for.body.i2612, %for.body.lr.ph.i2610
  %k.0362.i = phi i64 [ 0, %for.body.lr.ph.i2610 ], [ %inc.i2616, %for.body.i2612 ]
  %conv40.i2613 = trunc nuw i64 %k.0362.i to i32
  %arrayidx41.i2614 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %k.0362.i
  store i32 %conv40.i2613, ptr %arrayidx41.i2614, align 4
  %arrayidx43.i2615 = getelementptr inbounds [520 x i32], ptr %places42.i2611, i64 0, i64 %k.0362.i
  store i32 0, ptr %arrayidx43.i2615, align 4
  %inc.i2616 = add nuw nsw i64 %k.0362.i, 1
  %exitcond5183.not = icmp eq i64 %inc.i2616, 520
  br i1 %exitcond5183.not, label %for.cond45.preheader.i2369, label %for.body.i2612, !llvm.loop !92

for.body50.i2422:                                 ; preds = %for.inc101.i2467, %for.body50.lr.ph.i2412
  %610 = phi i64 [ %609, %for.body50.lr.ph.i2412 ], [ %636, %for.inc101.i2467 ]
  %values.0366.i = phi ptr [ %589, %for.body50.lr.ph.i2412 ], [ %add.ptr103.i2469, %for.inc101.i2467 ]
  %k44.0365.i = phi i64 [ 0, %for.body50.lr.ph.i2412 ], [ %add.i2468, %for.inc101.i2467 ]
  %sub52.i2423 = sub nsw i64 %610, %k44.0365.i
  %spec.select.i2424 = tail call i64 @llvm.smin.i64(i64 %sub52.i2423, i64 512)
  %611 = load i64, ptr %arrayidx68.i2415, align 8
  %cmp69.i2425 = icmp eq i64 %611, 4
  %612 = load i64, ptr %arrayidx76.i2416, align 8
  %cmp.not65.i.i2426 = icmp slt i64 %sub52.i2423, 8
  br i1 %cmp69.i2425, label %cond.true71.i2558, label %cond.false74.i2427

cond.true71.i2558:                                ; preds = %for.body50.i2422
  %add.ptr72.i2559 = getelementptr inbounds i32, ptr %593, i64 %k44.0365.i
  br i1 %cmp.not65.i.i2426, label %for.cond11.preheader.i.i2580, label %for.body.lr.ph.i.i2560

for.body.lr.ph.i.i2560:                           ; preds = %cond.true71.i2558
  %splat.splatinsert.i.i2561 = insertelement <8 x i64> poison, i64 %612, i64 0
  %splat.splat.i.i2562 = shufflevector <8 x i64> %splat.splatinsert.i.i2561, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i2563

for.cond11.preheader.i.i2580:                     ; preds = %for.body.i296.i2563, %cond.true71.i2558
  %outside.0.lcssa.i.i2581 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2558 ], [ %or7.i.i2575, %for.body.i296.i2563 ]
  %k.0.lcssa.i.i2582 = phi i64 [ 0, %cond.true71.i2558 ], [ %add68.i.i2564, %for.body.i296.i2563 ]
  br label %for.body14.i.i2583

for.body.i296.i2563:                              ; preds = %for.body.i296.i2563, %for.body.lr.ph.i.i2560
  %add68.i.i2564 = phi i64 [ 8, %for.body.lr.ph.i.i2560 ], [ %add.i.i2578, %for.body.i296.i2563 ]
  %k.067.i.i2565 = phi i64 [ 0, %for.body.lr.ph.i.i2560 ], [ %add68.i.i2564, %for.body.i296.i2563 ]
  %outside.066.i.i2566 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2560 ], [ %or7.i.i2575, %for.body.i296.i2563 ]
  %add.ptr.i.i2567 = getelementptr inbounds i32, ptr %add.ptr72.i2559, i64 %k.067.i.i2565
  %613 = load <8 x i32>, ptr %add.ptr.i.i2567, align 4
  %conv.i.i2568 = sext <8 x i32> %613 to <8 x i64>
  %isneg.i.i2569 = icmp slt <8 x i32> %613, zeroinitializer
  %and.i.i2570 = select <8 x i1> %isneg.i.i2569, <8 x i64> %splat.splat.i.i2562, <8 x i64> zeroinitializer
  %add1.i.i2571 = add <8 x i64> %and.i.i2570, %conv.i.i2568
  %add1.lobit.i.i2572 = ashr <8 x i64> %add1.i.i2571, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2573 = icmp slt <8 x i64> %add1.i.i2571, %splat.splat.i.i2562
  %or.i.i2574 = select <8 x i1> %cmp5.not.i.i2573, <8 x i64> %add1.lobit.i.i2572, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2575 = or <8 x i64> %or.i.i2574, %outside.066.i.i2566
  %conv8.i.i2576 = trunc <8 x i64> %add1.i.i2571 to <8 x i32>
  %add.ptr9.i.i2577 = getelementptr inbounds i32, ptr %cond67.i2414, i64 %k.067.i.i2565
  store <8 x i32> %conv8.i.i2576, ptr %add.ptr9.i.i2577, align 4
  %add.i.i2578 = add nuw nsw i64 %add68.i.i2564, 8
  %cmp.not.i.i2579 = icmp sgt i64 %add.i.i2578, %spec.select.i2424
  br i1 %cmp.not.i.i2579, label %for.cond11.preheader.i.i2580, label %for.body.i296.i2563, !llvm.loop !8

for.cond18.preheader.i.i2590:                     ; preds = %for.body14.i.i2583
  %cmp1972.i.i2591 = icmp slt i64 %k.0.lcssa.i.i2582, %spec.select.i2424
  br i1 %cmp1972.i.i2591, label %for.body21.i.i2592, label %cond.end78.i2460

for.body14.i.i2583:                               ; preds = %for.body14.i.i2583, %for.cond11.preheader.i.i2580
  %j.071.i.i2584 = phi i64 [ 0, %for.cond11.preheader.i.i2580 ], [ %inc.i297.i2588, %for.body14.i.i2583 ]
  %wrong.070.i.i2585 = phi i64 [ 0, %for.cond11.preheader.i.i2580 ], [ %or15.i.i2587, %for.body14.i.i2583 ]
  %vecext.i.i2586 = extractelement <8 x i64> %outside.0.lcssa.i.i2581, i64 %j.071.i.i2584
  %or15.i.i2587 = or i64 %vecext.i.i2586, %wrong.070.i.i2585
  %inc.i297.i2588 = add nuw nsw i64 %j.071.i.i2584, 1
  %exitcond.not.i.i2589 = icmp eq i64 %inc.i297.i2588, 8
  br i1 %exitcond.not.i.i2589, label %for.cond18.preheader.i.i2590, label %for.body14.i.i2583, !llvm.loop !9

for.body21.i.i2592:                               ; preds = %for.cond18.preheader.i.i2590, %for.body21.i.i2592
  %k.174.i.i2593 = phi i64 [ %inc35.i.i2605, %for.body21.i.i2592 ], [ %k.0.lcssa.i.i2582, %for.cond18.preheader.i.i2590 ]
  %wrong.173.i.i2594 = phi i64 [ %or31.i.i2602, %for.body21.i.i2592 ], [ %or15.i.i2587, %for.cond18.preheader.i.i2590 ]
  %arrayidx.i298.i2595 = getelementptr inbounds i32, ptr %add.ptr72.i2559, i64 %k.174.i.i2593
  %614 = load i32, ptr %arrayidx.i298.i2595, align 4
  %conv23.i.i2596 = sext i32 %614 to i64
  %cmp25.i.i2597 = icmp slt i32 %614, 0
  %cond.i.i2598 = select i1 %cmp25.i.i2597, i64 %612, i64 0
  %add27.i.i2599 = add nsw i64 %cond.i.i2598, %conv23.i.i2596
  %cmp28.i.i2600 = icmp uge i64 %add27.i.i2599, %612
  %conv30.i.i2601 = zext i1 %cmp28.i.i2600 to i64
  %or31.i.i2602 = or i64 %wrong.173.i.i2594, %conv30.i.i2601
  %conv32.i.i2603 = trunc i64 %add27.i.i2599 to i32
  %arrayidx33.i.i2604 = getelementptr inbounds i32, ptr %cond67.i2414, i64 %k.174.i.i2593
  store i32 %conv32.i.i2603, ptr %arrayidx33.i.i2604, align 4
  %inc35.i.i2605 = add nuw nsw i64 %k.174.i.i2593, 1
  %exitcond76.not.i.i2606 = icmp eq i64 %inc35.i.i2605, %spec.select.i2424
  br i1 %exitcond76.not.i.i2606, label %cond.end78.i2460, label %for.body21.i.i2592, !llvm.loop !10

cond.false74.i2427:                               ; preds = %for.body50.i2422
  %add.ptr75.i2428 = getelementptr inbounds i64, ptr %593, i64 %k44.0365.i
  br i1 %cmp.not65.i.i2426, label %for.cond10.preheader.i.i2448, label %for.body.lr.ph.i299.i2429

for.body.lr.ph.i299.i2429:                        ; preds = %cond.false74.i2427
  %splat.splatinsert.i300.i2430 = insertelement <8 x i64> poison, i64 %612, i64 0
  %splat.splat.i301.i2431 = shufflevector <8 x i64> %splat.splatinsert.i300.i2430, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2432

for.cond10.preheader.i.i2448:                     ; preds = %for.body.i302.i2432, %cond.false74.i2427
  %outside.0.lcssa.i314.i2449 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2427 ], [ %or7.i310.i2443, %for.body.i302.i2432 ]
  %k.0.lcssa.i315.i2450 = phi i64 [ 0, %cond.false74.i2427 ], [ %add66.i.i2433, %for.body.i302.i2432 ]
  br label %for.body13.i.i2451

for.body.i302.i2432:                              ; preds = %for.body.i302.i2432, %for.body.lr.ph.i299.i2429
  %add66.i.i2433 = phi i64 [ 8, %for.body.lr.ph.i299.i2429 ], [ %add.i312.i2446, %for.body.i302.i2432 ]
  %k.065.i.i2434 = phi i64 [ 0, %for.body.lr.ph.i299.i2429 ], [ %add66.i.i2433, %for.body.i302.i2432 ]
  %outside.064.i.i2435 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2429 ], [ %or7.i310.i2443, %for.body.i302.i2432 ]
  %add.ptr.i303.i2436 = getelementptr inbounds i64, ptr %add.ptr75.i2428, i64 %k.065.i.i2434
  %615 = load <8 x i64>, ptr %add.ptr.i303.i2436, align 8
  %isneg.i304.i2437 = icmp slt <8 x i64> %615, zeroinitializer
  %and.i305.i2438 = select <8 x i1> %isneg.i304.i2437, <8 x i64> %splat.splat.i301.i2431, <8 x i64> zeroinitializer
  %add1.i306.i2439 = add <8 x i64> %and.i305.i2438, %615
  %add1.lobit.i307.i2440 = ashr <8 x i64> %add1.i306.i2439, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2441 = icmp slt <8 x i64> %add1.i306.i2439, %splat.splat.i301.i2431
  %or.i309.i2442 = select <8 x i1> %cmp5.not.i308.i2441, <8 x i64> %add1.lobit.i307.i2440, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2443 = or <8 x i64> %or.i309.i2442, %outside.064.i.i2435
  %conv.i311.i2444 = trunc <8 x i64> %add1.i306.i2439 to <8 x i32>
  %add.ptr8.i.i2445 = getelementptr inbounds i32, ptr %cond67.i2414, i64 %k.065.i.i2434
  store <8 x i32> %conv.i311.i2444, ptr %add.ptr8.i.i2445, align 4
  %add.i312.i2446 = add nuw nsw i64 %add66.i.i2433, 8
  %cmp.not.i313.i2447 = icmp sgt i64 %add.i312.i2446, %spec.select.i2424
  br i1 %cmp.not.i313.i2447, label %for.cond10.preheader.i.i2448, label %for.body.i302.i2432, !llvm.loop !11

for.cond17.preheader.i.i2458:                     ; preds = %for.body13.i.i2451
  %cmp1870.i.i2459 = icmp slt i64 %k.0.lcssa.i315.i2450, %spec.select.i2424
  br i1 %cmp1870.i.i2459, label %for.body20.i.i2544, label %cond.end78.i2460

for.body13.i.i2451:                               ; preds = %for.body13.i.i2451, %for.cond10.preheader.i.i2448
  %j.069.i.i2452 = phi i64 [ 0, %for.cond10.preheader.i.i2448 ], [ %inc.i317.i2456, %for.body13.i.i2451 ]
  %wrong.068.i.i2453 = phi i64 [ 0, %for.cond10.preheader.i.i2448 ], [ %or14.i.i2455, %for.body13.i.i2451 ]
  %vecext.i316.i2454 = extractelement <8 x i64> %outside.0.lcssa.i314.i2449, i64 %j.069.i.i2452
  %or14.i.i2455 = or i64 %vecext.i316.i2454, %wrong.068.i.i2453
  %inc.i317.i2456 = add nuw nsw i64 %j.069.i.i2452, 1
  %exitcond.not.i318.i2457 = icmp eq i64 %inc.i317.i2456, 8
  br i1 %exitcond.not.i318.i2457, label %for.cond17.preheader.i.i2458, label %for.body13.i.i2451, !llvm.loop !12

for.body20.i.i2544:                               ; preds = %for.cond17.preheader.i.i2458, %for.body20.i.i2544
  %k.172.i.i2545 = phi i64 [ %inc33.i.i2556, %for.body20.i.i2544 ], [ %k.0.lcssa.i315.i2450, %for.cond17.preheader.i.i2458 ]
  %wrong.171.i.i2546 = phi i64 [ %or29.i.i2553, %for.body20.i.i2544 ], [ %or14.i.i2455, %for.cond17.preheader.i.i2458 ]
  %arrayidx.i320.i2547 = getelementptr inbounds i64, ptr %add.ptr75.i2428, i64 %k.172.i.i2545
  %616 = load i64, ptr %arrayidx.i320.i2547, align 8
  %cmp23.i.i2548 = icmp slt i64 %616, 0
  %cond.i321.i2549 = select i1 %cmp23.i.i2548, i64 %612, i64 0
  %add25.i.i2550 = add nsw i64 %cond.i321.i2549, %616
  %cmp26.i.i2551 = icmp uge i64 %add25.i.i2550, %612
  %conv28.i.i2552 = zext i1 %cmp26.i.i2551 to i64
  %or29.i.i2553 = or i64 %wrong.171.i.i2546, %conv28.i.i2552
  %conv30.i322.i2554 = trunc i64 %add25.i.i2550 to i32
  %arrayidx31.i.i2555 = getelementptr inbounds i32, ptr %cond67.i2414, i64 %k.172.i.i2545
  store i32 %conv30.i322.i2554, ptr %arrayidx31.i.i2555, align 4
  %inc33.i.i2556 = add nuw nsw i64 %k.172.i.i2545, 1
  %exitcond74.not.i.i2557 = icmp eq i64 %inc33.i.i2556, %spec.select.i2424
  br i1 %exitcond74.not.i.i2557, label %cond.end78.i2460, label %for.body20.i.i2544, !llvm.loop !13

cond.end78.i2460:                                 ; preds = %for.body20.i.i2544, %for.body21.i.i2592, %for.cond17.preheader.i.i2458, %for.cond18.preheader.i.i2590
  %cond79.in.in.i2461 = phi i64 [ %or15.i.i2587, %for.cond18.preheader.i.i2590 ], [ %or14.i.i2455, %for.cond17.preheader.i.i2458 ], [ %or31.i.i2602, %for.body21.i.i2592 ], [ %or29.i.i2553, %for.body20.i.i2544 ]
  %cond79.in.not.i2462 = icmp eq i64 %cond79.in.in.i2461, 0
  br i1 %cond79.in.not.i2462, label %if.end82.i2463, label %least_float.exit

if.end82.i2463:                                   ; preds = %cond.end78.i2460
  br i1 %608, label %if.end87.i2497, label %if.else85.i2464

if.else85.i2464:                                  ; preds = %if.end82.i2463
  %cmp55.i.i2465 = icmp sgt i64 %sub52.i2423, 0
  br i1 %cmp55.i.i2465, label %for.body.i325.i2471, label %if.else94.thread.i2466

for.cond12.preheader.i.i2484:                     ; preds = %for.body.i325.i2471
  %tobool.not.i330.i2485 = icmp eq i64 %add.i327.i2481, 0
  br i1 %tobool.not.i330.i2485, label %if.else94.thread.i2466, label %for.body16.lr.ph.i.i2486

for.body16.lr.ph.i.i2486:                         ; preds = %for.cond12.preheader.i.i2484
  %sub18.i.i2487 = add nsw i64 %add.i327.i2481, -1
  %arrayidx19.i.i2488 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %sub18.i.i2487
  %arrayidx25.i.i2489 = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %sub18.i.i2487
  br label %for.body16.i.i2490

for.body.i325.i2471:                              ; preds = %if.else85.i2464, %for.body.i325.i2471
  %n.057.i.i2472 = phi i64 [ %add.i327.i2481, %for.body.i325.i2471 ], [ 0, %if.else85.i2464 ]
  %k.056.i.i2473 = phi i64 [ %inc.i328.i2482, %for.body.i325.i2471 ], [ 0, %if.else85.i2464 ]
  %arrayidx.i326.i2474 = getelementptr inbounds i32, ptr %places.i2338, i64 %k.056.i.i2473
  %617 = load i32, ptr %arrayidx.i326.i2474, align 4
  %sub3.i.i2475 = sub i32 %617, %conv.i323.i2417
  %conv4.i.i2476 = trunc i64 %k.056.i.i2473 to i32
  %arrayidx5.i.i2477 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %n.057.i.i2472
  store i32 %conv4.i.i2476, ptr %arrayidx5.i.i2477, align 4
  %arrayidx7.i.i2478 = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %n.057.i.i2472
  store i32 %sub3.i.i2475, ptr %arrayidx7.i.i2478, align 4
  %cmp8.i.i2479 = icmp ult i32 %sub3.i.i2475, %conv1.i.i2418
  %conv10.i.i2480 = zext i1 %cmp8.i.i2479 to i64
  %add.i327.i2481 = add nuw nsw i64 %n.057.i.i2472, %conv10.i.i2480
  %inc.i328.i2482 = add nuw nsw i64 %k.056.i.i2473, 1
  %exitcond.not.i329.i2483 = icmp eq i64 %inc.i328.i2482, %spec.select.i2424
  br i1 %exitcond.not.i329.i2483, label %for.cond12.preheader.i.i2484, label %for.body.i325.i2471, !llvm.loop !14

for.body16.i.i2490:                               ; preds = %for.body16.i.i2490, %for.body16.lr.ph.i.i2486
  %k11.058.i.i2491 = phi i64 [ 0, %for.body16.lr.ph.i.i2486 ], [ %inc30.i.i2495, %for.body16.i.i2490 ]
  %618 = load i32, ptr %arrayidx19.i.i2488, align 4
  %add21.i.i2492 = add nuw nsw i64 %k11.058.i.i2491, %add.i327.i2481
  %arrayidx22.i.i2493 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %add21.i.i2492
  store i32 %618, ptr %arrayidx22.i.i2493, align 4
  %619 = load i32, ptr %arrayidx25.i.i2489, align 4
  %arrayidx28.i.i2494 = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %add21.i.i2492
  store i32 %619, ptr %arrayidx28.i.i2494, align 4
  %inc30.i.i2495 = add nuw nsw i64 %k11.058.i.i2491, 1
  %exitcond.not.i2496 = icmp eq i64 %inc30.i.i2495, 8
  br i1 %exitcond.not.i2496, label %if.end87.i2497, label %for.body16.i.i2490, !llvm.loop !15

if.else94.thread.i2466:                           ; preds = %for.cond12.preheader.i.i2484, %if.else85.i2464
  store i64 0, ptr %count32.i.i2419, align 8
  br label %for.inc101.i2467

if.end87.i2497:                                   ; preds = %for.body16.i.i2490, %if.end82.i2463
  %620 = phi i64 [ %spec.select.i2424, %if.end82.i2463 ], [ %add.i327.i2481, %for.body16.i.i2490 ]
  store i64 %620, ptr %count32.i.i2419, align 8
  %tobool89.i2498 = icmp ne i64 %620, 0
  %or.cond183.i2499 = select i1 %tobool89.i2498, i1 %cmp91.i2420, i1 false
  %cmp47.i.i = icmp sgt i64 %620, 0
  br i1 %or.cond183.i2499, label %if.then93.i2523, label %if.else94.i2500

if.then93.i2523:                                  ; preds = %if.end87.i2497
  br i1 %cmp47.i.i, label %for.body.preheader.i.i2524, label %for.inc101.i2467

for.body.preheader.i.i2524:                       ; preds = %if.then93.i2523
  %621 = load i32, ptr %places63.i2413, align 8
  %conv.i331.i2525 = sext i32 %621 to i64
  %arrayidx1.i.i2526 = getelementptr inbounds float, ptr %cond.i3329, i64 %conv.i331.i2525
  %622 = load float, ptr %arrayidx1.i.i2526, align 4
  br label %for.body.i332.i2527

for.body.i332.i2527:                              ; preds = %if.end.i.i2537, %for.body.preheader.i.i2524
  %before.050.i.i = phi i64 [ %conv5.i.i2529, %if.end.i.i2537 ], [ %conv.i331.i2525, %for.body.preheader.i.i2524 ]
  %m.049.i.i = phi i64 [ %inc.i339.i, %if.end.i.i2537 ], [ 0, %for.body.preheader.i.i2524 ]
  %found.048.i.i = phi float [ %cond.i338.i, %if.end.i.i2537 ], [ %622, %for.body.preheader.i.i2524 ]
  %arrayidx4.i.i2528 = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %m.049.i.i
  %623 = load i32, ptr %arrayidx4.i.i2528, align 4
  %conv5.i.i2529 = sext i32 %623 to i64
  %add.i333.i2530 = add nuw nsw i64 %m.049.i.i, 8
  %arrayidx7.i334.i2531 = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %add.i333.i2530
  %624 = load i32, ptr %arrayidx7.i334.i2531, align 4
  %idx.ext.i.i2532 = sext i32 %624 to i64
  %add.ptr.i335.i2533 = getelementptr inbounds float, ptr %cond.i3329, i64 %idx.ext.i.i2532
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2533, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2534 = icmp eq i64 %before.050.i.i, %conv5.i.i2529
  br i1 %cmp8.not.i.i2534, label %if.end.i.i2537, label %if.then.i336.i2535

if.then.i336.i2535:                               ; preds = %for.body.i332.i2527
  %arrayidx10.i.i2536 = getelementptr inbounds float, ptr %cond.i3329, i64 %conv5.i.i2529
  %625 = load float, ptr %arrayidx10.i.i2536, align 4
  br label %if.end.i.i2537

if.end.i.i2537:                                   ; preds = %if.then.i336.i2535, %for.body.i332.i2527
  %found.1.i.i2538 = phi float [ %625, %if.then.i336.i2535 ], [ %found.048.i.i, %for.body.i332.i2527 ]
  %arrayidx11.i.i2539 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %m.049.i.i
  %626 = load i32, ptr %arrayidx11.i.i2539, align 4
  %conv12.i.i2540 = sext i32 %626 to i64
  %mul.i337.i2541 = mul nsw i64 %596, %conv12.i.i2540
  %arrayidx13.i.i2542 = getelementptr inbounds float, ptr %values.0366.i, i64 %mul.i337.i2541
  %627 = load float, ptr %arrayidx13.i.i2542, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i2538, %627
  %cmp16.i.i = fcmp uno float %found.1.i.i2538, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i338.i = select i1 %or.cond.i.i, float %found.1.i.i2538, float %627
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i3329, i64 %conv5.i.i2529
  store float %cond.i338.i, ptr %arrayidx23.i.i, align 4
  %inc.i339.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond377.not.i2543 = icmp eq i64 %inc.i339.i, %620
  br i1 %exitcond377.not.i2543, label %for.inc101.i2467, label %for.body.i332.i2527, !llvm.loop !93

if.else94.i2500:                                  ; preds = %if.end87.i2497
  br i1 %cmp47.i.i, label %for.body.i343.i, label %for.inc101.i2467

for.body.i343.i:                                  ; preds = %if.else94.i2500, %for.end41.i.i
  %m.087.i.i = phi i64 [ %inc43.i.i, %for.end41.i.i ], [ 0, %if.else94.i2500 ]
  %arrayidx.i344.i = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %m.087.i.i
  %628 = load i32, ptr %arrayidx.i344.i, align 4
  %conv.i345.i = sext i32 %628 to i64
  %mul.i346.i = mul nsw i64 %596, %conv.i345.i
  %add.ptr.i347.i = getelementptr inbounds float, ptr %values.0366.i, i64 %mul.i346.i
  %arrayidx1.i348.i = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %m.087.i.i
  %629 = load i32, ptr %arrayidx1.i348.i, align 4
  %conv2.i.i2501 = sext i32 %629 to i64
  %mul3.i.i2502 = mul nsw i64 %597, %conv2.i.i2501
  %add.ptr4.i.i2503 = getelementptr inbounds float, ptr %cond.i3329, i64 %mul3.i.i2502
  %add.i349.i = add nuw nsw i64 %m.087.i.i, 8
  %arrayidx6.i.i2504 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %add.i349.i
  %630 = load i32, ptr %arrayidx6.i.i2504, align 4
  %conv7.i.i2505 = sext i32 %630 to i64
  %mul8.i.i2506 = mul nsw i64 %596, %conv7.i.i2505
  %add.ptr9.i350.i = getelementptr inbounds float, ptr %values.0366.i, i64 %mul8.i.i2506
  %arrayidx12.i.i2507 = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %add.i349.i
  %631 = load i32, ptr %arrayidx12.i.i2507, align 4
  %conv13.i.i2508 = sext i32 %631 to i64
  %mul14.i.i2509 = mul nsw i64 %597, %conv13.i.i2508
  %add.ptr15.i.i2510 = getelementptr inbounds float, ptr %cond.i3329, i64 %mul14.i.i2509
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2510, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i, label %for.cond25.preheader.i.i2516, label %for.body20.i351.i

for.cond25.preheader.i.i2516:                     ; preds = %for.body20.i351.i, %for.body.i343.i
  %j.0.lcssa.i.i2517 = phi i64 [ 0, %for.body.i343.i ], [ %add1783.i.i, %for.body20.i351.i ]
  %cmp2684.i.i = icmp slt i64 %j.0.lcssa.i.i2517, %597
  br i1 %cmp2684.i.i, label %for.body28.i.i2519, label %for.end41.i.i

for.body20.i351.i:                                ; preds = %for.body.i343.i, %for.body20.i351.i
  %add1783.i.i = phi i64 [ %add17.i.i2514, %for.body20.i351.i ], [ 8, %for.body.i343.i ]
  %j.082.i.i = phi i64 [ %add1783.i.i, %for.body20.i351.i ], [ 0, %for.body.i343.i ]
  %add.ptr21.i.i2511 = getelementptr inbounds float, ptr %add.ptr9.i350.i, i64 %j.082.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2511, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2512 = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.082.i.i
  %add.ptr23.i.i2513 = getelementptr inbounds float, ptr %add.ptr4.i.i2503, i64 %j.082.i.i
  %632 = load <8 x float>, ptr %add.ptr23.i.i2513, align 4
  %633 = load <8 x float>, ptr %add.ptr22.i.i2512, align 4
  %cmp.i.i.i = fcmp ugt <8 x float> %632, %633
  %cmp1.i.i.i = fcmp ord <8 x float> %632, zeroinitializer
  %or19.not.i.i.i = and <8 x i1> %cmp.i.i.i, %cmp1.i.i.i
  %or9.v.i.i.i = select <8 x i1> %or19.not.i.i.i, <8 x float> %633, <8 x float> %632
  store <8 x float> %or9.v.i.i.i, ptr %add.ptr23.i.i2513, align 4
  %add17.i.i2514 = add nuw nsw i64 %add1783.i.i, 8
  %cmp18.not.i.i2515 = icmp sgt i64 %add17.i.i2514, %597
  br i1 %cmp18.not.i.i2515, label %for.cond25.preheader.i.i2516, label %for.body20.i351.i, !llvm.loop !94

for.body28.i.i2519:                               ; preds = %for.cond25.preheader.i.i2516, %for.body28.i.i2519
  %j.185.i.i = phi i64 [ %inc.i355.i, %for.body28.i.i2519 ], [ %j.0.lcssa.i.i2517, %for.cond25.preheader.i.i2516 ]
  %arrayidx29.i.i2520 = getelementptr inbounds float, ptr %add.ptr4.i.i2503, i64 %j.185.i.i
  %634 = load float, ptr %arrayidx29.i.i2520, align 4
  %arrayidx30.i.i2521 = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.185.i.i
  %635 = load float, ptr %arrayidx30.i.i2521, align 4
  %cmp31.i.i2522 = fcmp ole float %634, %635
  %cmp35.i353.i = fcmp uno float %634, 0.000000e+00
  %or.cond.i354.i = or i1 %cmp35.i353.i, %cmp31.i.i2522
  %spec.select.i.i = select i1 %or.cond.i354.i, float %634, float %635
  store float %spec.select.i.i, ptr %arrayidx29.i.i2520, align 4
  %inc.i355.i = add nuw nsw i64 %j.185.i.i, 1
  %exitcond.not.i356.i = icmp eq i64 %inc.i355.i, %597
  br i1 %exitcond.not.i356.i, label %for.end41.i.i, label %for.body28.i.i2519, !llvm.loop !95

for.end41.i.i:                                    ; preds = %for.body28.i.i2519, %for.cond25.preheader.i.i2516
  %inc43.i.i = add nuw nsw i64 %m.087.i.i, 1
  %exitcond376.not.i2518 = icmp eq i64 %inc43.i.i, %620
  br i1 %exitcond376.not.i2518, label %for.inc101.i2467, label %for.body.i343.i, !llvm.loop !96

for.inc101.i2467:                                 ; preds = %for.end41.i.i, %if.end.i.i2537, %if.else94.i2500, %if.then93.i2523, %if.else94.thread.i2466
  %add.i2468 = add nuw nsw i64 %k44.0365.i, 512
  %add.ptr103.i2469 = getelementptr inbounds i8, ptr %values.0366.i, i64 %add.ptr103.idx.i2421
  %636 = load i64, ptr %arrayidx46.i2370, align 8
  %cmp47.not.i2470 = icmp slt i64 %add.i2468, %636
  br i1 %cmp47.not.i2470, label %for.body50.i2422, label %for.end106.i2371, !llvm.loop !97

for.end106.i2371:                                 ; preds = %for.inc101.i2467, %for.cond45.preheader.i2369
  %637 = load i64, ptr %a, align 8
  %cmp108.i2372 = icmp eq i64 %637, 0
  %tobool111.i2373 = icmp ne i64 %599, 0
  %or.cond184.i2374 = select i1 %cmp108.i2372, i1 %tobool111.i2373, i1 false
  br i1 %or.cond184.i2374, label %lor.lhs.false112.i2376, label %least_float.exit

lor.lhs.false112.i2376:                           ; preds = %for.end106.i2371
  %cmp113.i2377 = icmp ne ptr %cond.i3329, %600
  %tobool116.i2378 = icmp ne i64 %590, 0
  %or.cond185.i2379 = select i1 %cmp113.i2377, i1 true, i1 %tobool116.i2378
  br i1 %or.cond185.i2379, label %for.cond120.preheader.i2380, label %least_float.exit

for.cond120.preheader.i2380:                      ; preds = %lor.lhs.false112.i2376
  %cmp122.not367.i = icmp slt i64 %mul.i3322, 8
  br i1 %cmp122.not367.i, label %for.cond145.preheader.i2390, label %for.body124.lr.ph.i2381

for.body124.lr.ph.i2381:                          ; preds = %for.cond120.preheader.i2380
  %add.ptr131.i2382 = getelementptr inbounds float, ptr %591, i64 %mul9.i3325
  br label %for.body124.i2383

for.cond145.preheader.i2390:                      ; preds = %if.end140.i2385, %for.cond120.preheader.i2380
  %k119.0.lcssa.i2391 = phi i64 [ 0, %for.cond120.preheader.i2380 ], [ %add121369.i, %if.end140.i2385 ]
  %cmp146370.i = icmp slt i64 %k119.0.lcssa.i2391, %mul.i3322
  br i1 %cmp146370.i, label %for.body148.lr.ph.i2392, label %least_float.exit

for.body148.lr.ph.i2392:                          ; preds = %for.cond145.preheader.i2390
  %638 = getelementptr float, ptr %591, i64 %mul9.i3325
  br label %for.body148.i2393

for.body124.i2383:                                ; preds = %if.end140.i2385, %for.body124.lr.ph.i2381
  %add121369.i = phi i64 [ 8, %for.body124.lr.ph.i2381 ], [ %add121.i2388, %if.end140.i2385 ]
  %k119.0368.i = phi i64 [ 0, %for.body124.lr.ph.i2381 ], [ %add121369.i, %if.end140.i2385 ]
  %add.ptr125.i2384 = getelementptr inbounds float, ptr %cond.i3329, i64 %k119.0368.i
  %639 = load <8 x float>, ptr %add.ptr125.i2384, align 4
  br i1 %tobool116.i2378, label %land.lhs.true127.i2403, label %if.end140.i2385

land.lhs.true127.i2403:                           ; preds = %for.body124.i2383
  %640 = load i64, ptr %arrayidx8.i3324, align 8
  %tobool129.not.i2404 = icmp eq i64 %640, 0
  br i1 %tobool129.not.i2404, label %if.then136.i2408, label %if.then130.i2405

if.then130.i2405:                                 ; preds = %land.lhs.true127.i2403
  %add.ptr132.i2406 = getelementptr inbounds float, ptr %add.ptr131.i2382, i64 %k119.0368.i
  %641 = load <8 x float>, ptr %add.ptr132.i2406, align 4
  %add133.i2407 = fadd <8 x float> %639, %641
  br label %if.end140.i2385

if.then136.i2408:                                 ; preds = %land.lhs.true127.i2403
  %642 = load float, ptr %591, align 4
  %splat.splatinsert.i2409 = insertelement <8 x float> poison, float %642, i64 0
  %splat.splat.i2410 = shufflevector <8 x float> %splat.splatinsert.i2409, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i2411 = fadd <8 x float> %639, %splat.splat.i2410
  br label %if.end140.i2385

if.end140.i2385:                                  ; preds = %if.then136.i2408, %if.then130.i2405, %for.body124.i2383
  %sum.0.i2386 = phi <8 x float> [ %add133.i2407, %if.then130.i2405 ], [ %add138.i2411, %if.then136.i2408 ], [ %639, %for.body124.i2383 ]
  %add.ptr141.i2387 = getelementptr inbounds float, ptr %600, i64 %k119.0368.i
  store <8 x float> %sum.0.i2386, ptr %add.ptr141.i2387, align 4
  %add121.i2388 = add nuw nsw i64 %add121369.i, 8
  %cmp122.not.i2389 = icmp sgt i64 %add121.i2388, %mul.i3322
  br i1 %cmp122.not.i2389, label %for.cond145.preheader.i2390, label %for.body124.i2383, !llvm.loop !98

for.body148.i2393:                                ; preds = %cond.end159.i2395, %for.body148.lr.ph.i2392
  %k119.1371.i = phi i64 [ %k119.0.lcssa.i2391, %for.body148.lr.ph.i2392 ], [ %inc163.i2398, %cond.end159.i2395 ]
  %arrayidx151.i2394 = getelementptr inbounds float, ptr %cond.i3329, i64 %k119.1371.i
  %643 = load float, ptr %arrayidx151.i2394, align 4
  br i1 %tobool116.i2378, label %cond.true150.i2399, label %cond.end159.i2395

cond.true150.i2399:                               ; preds = %for.body148.i2393
  %644 = load i64, ptr %arrayidx8.i3324, align 8
  %mul153.i2400 = mul nsw i64 %644, %k119.1371.i
  %arrayidx155.i2401 = getelementptr float, ptr %638, i64 %mul153.i2400
  %645 = load float, ptr %arrayidx155.i2401, align 4
  %add156.i2402 = fadd float %643, %645
  br label %cond.end159.i2395

cond.end159.i2395:                                ; preds = %cond.true150.i2399, %for.body148.i2393
  %cond160.i2396 = phi float [ %add156.i2402, %cond.true150.i2399 ], [ %643, %for.body148.i2393 ]
  %arrayidx161.i2397 = getelementptr inbounds float, ptr %600, i64 %k119.1371.i
  store float %cond160.i2396, ptr %arrayidx161.i2397, align 4
  %inc163.i2398 = add nuw nsw i64 %k119.1371.i, 1
  %exitcond378.not.i = icmp eq i64 %inc163.i2398, %mul.i3322
  br i1 %exitcond378.not.i, label %least_float.exit, label %for.body148.i2393, !llvm.loop !99

least_float.exit:                                 ; preds = %cond.end78.i2460, %cond.end159.i2395, %for.end106.i2371, %lor.lhs.false112.i2376, %for.cond145.preheader.i2390
  %retval.3.i2375 = phi i64 [ 0, %lor.lhs.false112.i2376 ], [ 0, %for.end106.i2371 ], [ 0, %for.cond145.preheader.i2390 ], [ 0, %cond.end159.i2395 ], [ 1, %cond.end78.i2460 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2339) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2338) #7
  br label %return

cond.true47:                                      ; preds = %cond.true39
  br i1 %tobool14.not.i3331, label %if.end30.i2669, label %land.lhs.true.i2661

land.lhs.true.i2661:                              ; preds = %cond.true47
  %tobool16.i2663.not = icmp eq i64 %590, 0
  br i1 %tobool16.i2663.not, label %if.then.i2665, label %land.lhs.true20.i2974

if.then.i2665:                                    ; preds = %land.lhs.true.i2661
  %646 = inttoptr i64 %603 to ptr
  %647 = load i64, ptr %646, align 8
  %tobool1.not.i.i2666 = icmp eq i64 %647, 0
  br i1 %tobool1.not.i.i2666, label %if.then.i.i2972, label %for.cond9.preheader.i.i2667

if.then.i.i2972:                                  ; preds = %if.then.i2665
  %mul.i.i2973 = shl nsw i64 %mul.i3322, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i.i2973, i1 false)
  br label %if.end30.i2669

for.cond9.preheader.i.i2667:                      ; preds = %if.then.i2665
  %cmp1033.i.i2668 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp1033.i.i2668, label %for.body13.i.i2967, label %if.end30.i2669

for.body13.i.i2967:                               ; preds = %for.cond9.preheader.i.i2667, %for.body13.i.i2967
  %k8.034.i.i2968 = phi i64 [ %inc16.i.i2970, %for.body13.i.i2967 ], [ 0, %for.cond9.preheader.i.i2667 ]
  %arrayidx14.i.i2969 = getelementptr inbounds i64, ptr %cond.i3329, i64 %k8.034.i.i2968
  store i64 %647, ptr %arrayidx14.i.i2969, align 8
  %inc16.i.i2970 = add nuw nsw i64 %k8.034.i.i2968, 1
  %exitcond.not.i.i2971 = icmp eq i64 %inc16.i.i2970, %mul.i3322
  br i1 %exitcond.not.i.i2971, label %if.end30.i2669, label %for.body13.i.i2967, !llvm.loop !35

land.lhs.true20.i2974:                            ; preds = %land.lhs.true.i2661
  %tobool22.not.i2975 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i2975, label %if.then28.i2979, label %if.then23.i2976

if.then23.i2976:                                  ; preds = %land.lhs.true20.i2974
  %add.ptr.i2977 = getelementptr inbounds double, ptr %591, i64 %mul9.i3325
  %mul24.i2978 = shl i64 %mul.i3322, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3329, ptr nonnull align 8 %add.ptr.i2977, i64 %mul24.i2978, i1 false)
  br label %if.end30.i2669

if.then28.i2979:                                  ; preds = %land.lhs.true20.i2974
  %648 = load i64, ptr %591, align 8
  %tobool1.not.i285.i2980 = icmp eq i64 %648, 0
  br i1 %tobool1.not.i285.i2980, label %if.then.i295.i2988, label %for.cond9.preheader.i286.i2981

if.then.i295.i2988:                               ; preds = %if.then28.i2979
  %mul.i296.i2989 = shl nsw i64 %mul.i3322, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i296.i2989, i1 false)
  br label %if.end30.i2669

for.cond9.preheader.i286.i2981:                   ; preds = %if.then28.i2979
  %cmp1033.i287.i2982 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp1033.i287.i2982, label %for.body13.i290.i2983, label %if.end30.i2669

for.body13.i290.i2983:                            ; preds = %for.cond9.preheader.i286.i2981, %for.body13.i290.i2983
  %k8.034.i291.i2984 = phi i64 [ %inc16.i293.i2986, %for.body13.i290.i2983 ], [ 0, %for.cond9.preheader.i286.i2981 ]
  %arrayidx14.i292.i2985 = getelementptr inbounds i64, ptr %cond.i3329, i64 %k8.034.i291.i2984
  store i64 %648, ptr %arrayidx14.i292.i2985, align 8
  %inc16.i293.i2986 = add nuw nsw i64 %k8.034.i291.i2984, 1
  %exitcond.not.i294.i2987 = icmp eq i64 %inc16.i293.i2986, %mul.i3322
  br i1 %exitcond.not.i294.i2987, label %if.end30.i2669, label %for.body13.i290.i2983, !llvm.loop !35

if.end30.i2669:                                   ; preds = %for.body13.i290.i2983, %for.body13.i.i2967, %for.cond9.preheader.i286.i2981, %if.then.i295.i2988, %if.then23.i2976, %for.cond9.preheader.i.i2667, %if.then.i.i2972, %cond.true47
  %cmp31.i2670 = icmp eq i64 %594, 0
  br i1 %cmp31.i2670, label %land.end.i2955, label %land.end.thread.i2671

land.end.thread.i2671:                            ; preds = %if.end30.i2669
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2641) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2642) #7
  br label %for.cond45.preheader.i2672

land.end.i2955:                                   ; preds = %if.end30.i2669
  %arrayidx32.i2956 = getelementptr inbounds i8, ptr %a, i64 56
  %649 = load i64, ptr %arrayidx32.i2956, align 8
  %cmp33.i2957 = icmp eq i64 %595, %649
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2641) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2642) #7
  br i1 %cmp33.i2957, label %for.body.lr.ph.i2958, label %for.cond45.preheader.i2672

for.body.lr.ph.i2958:                             ; preds = %land.end.i2955
  %places42.i2959 = getelementptr inbounds i8, ptr %found.i2642, i64 2080
  br label %for.body.i2960

for.cond45.preheader.i2672:                       ; preds = %for.body.i2960, %land.end.i2955, %land.end.thread.i2671
  %650 = phi i1 [ false, %land.end.thread.i2671 ], [ false, %land.end.i2955 ], [ true, %for.body.i2960 ]
  %arrayidx46.i2673 = getelementptr inbounds i8, ptr %a, i64 48
  %651 = load i64, ptr %arrayidx46.i2673, align 8
  %cmp47.not363.i2674 = icmp sgt i64 %651, 0
  br i1 %cmp47.not363.i2674, label %for.body50.lr.ph.i2722, label %for.end106.i2675

for.body50.lr.ph.i2722:                           ; preds = %for.cond45.preheader.i2672
  %places63.i2723 = getelementptr inbounds i8, ptr %found.i2642, i64 2080
  %cond67.i2724 = select i1 %650, ptr %places63.i2723, ptr %places.i2641
  %arrayidx68.i2725 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2726 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i2727 = trunc i64 %594 to i32
  %conv1.i.i2728 = trunc i64 %sub.i3321 to i32
  %count32.i.i2729 = getelementptr inbounds i8, ptr %found.i2642, i64 4160
  %cmp91.i2730 = icmp eq i64 %597, 1
  %cmp18.not81.i.i2731 = icmp slt i64 %597, 8
  %add.ptr103.idx.i2732 = shl nsw i64 %596, 12
  br label %for.body50.i2733

for.body.i2960:                                   ; preds = %for.body.i2960, %for.body.lr.ph.i2958
  %k.0362.i2961 = phi i64 [ 0, %for.body.lr.ph.i2958 ], [ %inc.i2965, %for.body.i2960 ]
  %conv40.i2962 = trunc nuw i64 %k.0362.i2961 to i32
  %arrayidx41.i2963 = getelementptr inbounds [520 x i32], ptr %found.i2642, i64 0, i64 %k.0362.i2961
  store i32 %conv40.i2962, ptr %arrayidx41.i2963, align 4
  %arrayidx43.i2964 = getelementptr inbounds [520 x i32], ptr %places42.i2959, i64 0, i64 %k.0362.i2961
  store i32 0, ptr %arrayidx43.i2964, align 4
  %inc.i2965 = add nuw nsw i64 %k.0362.i2961, 1
  %exitcond5182.not = icmp eq i64 %inc.i2965, 520
  br i1 %exitcond5182.not, label %for.cond45.preheader.i2672, label %for.body.i2960, !llvm.loop !100

for.body50.i2733:                                 ; preds = %for.inc101.i2780, %for.body50.lr.ph.i2722
  %652 = phi i64 [ %651, %for.body50.lr.ph.i2722 ], [ %678, %for.inc101.i2780 ]
  %values.0366.i2734 = phi ptr [ %589, %for.body50.lr.ph.i2722 ], [ %add.ptr103.i2782, %for.inc101.i2780 ]
  %k44.0365.i2735 = phi i64 [ 0, %for.body50.lr.ph.i2722 ], [ %add.i2781, %for.inc101.i2780 ]
  %sub52.i2736 = sub nsw i64 %652, %k44.0365.i2735
  %spec.select.i2737 = tail call i64 @llvm.smin.i64(i64 %sub52.i2736, i64 512)
  %653 = load i64, ptr %arrayidx68.i2725, align 8
  %cmp69.i2738 = icmp eq i64 %653, 4
  %654 = load i64, ptr %arrayidx76.i2726, align 8
  %cmp.not65.i.i2739 = icmp slt i64 %sub52.i2736, 8
  br i1 %cmp69.i2738, label %cond.true71.i2906, label %cond.false74.i2740

cond.true71.i2906:                                ; preds = %for.body50.i2733
  %add.ptr72.i2907 = getelementptr inbounds i32, ptr %593, i64 %k44.0365.i2735
  br i1 %cmp.not65.i.i2739, label %for.cond11.preheader.i.i2928, label %for.body.lr.ph.i.i2908

for.body.lr.ph.i.i2908:                           ; preds = %cond.true71.i2906
  %splat.splatinsert.i.i2909 = insertelement <8 x i64> poison, i64 %654, i64 0
  %splat.splat.i.i2910 = shufflevector <8 x i64> %splat.splatinsert.i.i2909, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2911

for.cond11.preheader.i.i2928:                     ; preds = %for.body.i.i2911, %cond.true71.i2906
  %outside.0.lcssa.i.i2929 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2906 ], [ %or7.i.i2923, %for.body.i.i2911 ]
  %k.0.lcssa.i.i2930 = phi i64 [ 0, %cond.true71.i2906 ], [ %add68.i.i2912, %for.body.i.i2911 ]
  br label %for.body14.i.i2931

for.body.i.i2911:                                 ; preds = %for.body.i.i2911, %for.body.lr.ph.i.i2908
  %add68.i.i2912 = phi i64 [ 8, %for.body.lr.ph.i.i2908 ], [ %add.i.i2926, %for.body.i.i2911 ]
  %k.067.i.i2913 = phi i64 [ 0, %for.body.lr.ph.i.i2908 ], [ %add68.i.i2912, %for.body.i.i2911 ]
  %outside.066.i.i2914 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2908 ], [ %or7.i.i2923, %for.body.i.i2911 ]
  %add.ptr.i.i2915 = getelementptr inbounds i32, ptr %add.ptr72.i2907, i64 %k.067.i.i2913
  %655 = load <8 x i32>, ptr %add.ptr.i.i2915, align 4
  %conv.i.i2916 = sext <8 x i32> %655 to <8 x i64>
  %isneg.i.i2917 = icmp slt <8 x i32> %655, zeroinitializer
  %and.i.i2918 = select <8 x i1> %isneg.i.i2917, <8 x i64> %splat.splat.i.i2910, <8 x i64> zeroinitializer
  %add1.i.i2919 = add <8 x i64> %and.i.i2918, %conv.i.i2916
  %add1.lobit.i.i2920 = ashr <8 x i64> %add1.i.i2919, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2921 = icmp slt <8 x i64> %add1.i.i2919, %splat.splat.i.i2910
  %or.i.i2922 = select <8 x i1> %cmp5.not.i.i2921, <8 x i64> %add1.lobit.i.i2920, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2923 = or <8 x i64> %or.i.i2922, %outside.066.i.i2914
  %conv8.i.i2924 = trunc <8 x i64> %add1.i.i2919 to <8 x i32>
  %add.ptr9.i.i2925 = getelementptr inbounds i32, ptr %cond67.i2724, i64 %k.067.i.i2913
  store <8 x i32> %conv8.i.i2924, ptr %add.ptr9.i.i2925, align 4
  %add.i.i2926 = add nuw nsw i64 %add68.i.i2912, 8
  %cmp.not.i.i2927 = icmp sgt i64 %add.i.i2926, %spec.select.i2737
  br i1 %cmp.not.i.i2927, label %for.cond11.preheader.i.i2928, label %for.body.i.i2911, !llvm.loop !8

for.cond18.preheader.i.i2938:                     ; preds = %for.body14.i.i2931
  %cmp1972.i.i2939 = icmp slt i64 %k.0.lcssa.i.i2930, %spec.select.i2737
  br i1 %cmp1972.i.i2939, label %for.body21.i.i2940, label %cond.end78.i2773

for.body14.i.i2931:                               ; preds = %for.body14.i.i2931, %for.cond11.preheader.i.i2928
  %j.071.i.i2932 = phi i64 [ 0, %for.cond11.preheader.i.i2928 ], [ %inc.i.i2936, %for.body14.i.i2931 ]
  %wrong.070.i.i2933 = phi i64 [ 0, %for.cond11.preheader.i.i2928 ], [ %or15.i.i2935, %for.body14.i.i2931 ]
  %vecext.i.i2934 = extractelement <8 x i64> %outside.0.lcssa.i.i2929, i64 %j.071.i.i2932
  %or15.i.i2935 = or i64 %vecext.i.i2934, %wrong.070.i.i2933
  %inc.i.i2936 = add nuw nsw i64 %j.071.i.i2932, 1
  %exitcond.not.i298.i2937 = icmp eq i64 %inc.i.i2936, 8
  br i1 %exitcond.not.i298.i2937, label %for.cond18.preheader.i.i2938, label %for.body14.i.i2931, !llvm.loop !9

for.body21.i.i2940:                               ; preds = %for.cond18.preheader.i.i2938, %for.body21.i.i2940
  %k.174.i.i2941 = phi i64 [ %inc35.i.i2953, %for.body21.i.i2940 ], [ %k.0.lcssa.i.i2930, %for.cond18.preheader.i.i2938 ]
  %wrong.173.i.i2942 = phi i64 [ %or31.i.i2950, %for.body21.i.i2940 ], [ %or15.i.i2935, %for.cond18.preheader.i.i2938 ]
  %arrayidx.i.i2943 = getelementptr inbounds i32, ptr %add.ptr72.i2907, i64 %k.174.i.i2941
  %656 = load i32, ptr %arrayidx.i.i2943, align 4
  %conv23.i.i2944 = sext i32 %656 to i64
  %cmp25.i.i2945 = icmp slt i32 %656, 0
  %cond.i.i2946 = select i1 %cmp25.i.i2945, i64 %654, i64 0
  %add27.i.i2947 = add nsw i64 %cond.i.i2946, %conv23.i.i2944
  %cmp28.i.i2948 = icmp uge i64 %add27.i.i2947, %654
  %conv30.i.i2949 = zext i1 %cmp28.i.i2948 to i64
  %or31.i.i2950 = or i64 %wrong.173.i.i2942, %conv30.i.i2949
  %conv32.i.i2951 = trunc i64 %add27.i.i2947 to i32
  %arrayidx33.i.i2952 = getelementptr inbounds i32, ptr %cond67.i2724, i64 %k.174.i.i2941
  store i32 %conv32.i.i2951, ptr %arrayidx33.i.i2952, align 4
  %inc35.i.i2953 = add nuw nsw i64 %k.174.i.i2941, 1
  %exitcond76.not.i.i2954 = icmp eq i64 %inc35.i.i2953, %spec.select.i2737
  br i1 %exitcond76.not.i.i2954, label %cond.end78.i2773, label %for.body21.i.i2940, !llvm.loop !10

cond.false74.i2740:                               ; preds = %for.body50.i2733
  %add.ptr75.i2741 = getelementptr inbounds i64, ptr %593, i64 %k44.0365.i2735
  br i1 %cmp.not65.i.i2739, label %for.cond10.preheader.i.i2761, label %for.body.lr.ph.i299.i2742

for.body.lr.ph.i299.i2742:                        ; preds = %cond.false74.i2740
  %splat.splatinsert.i300.i2743 = insertelement <8 x i64> poison, i64 %654, i64 0
  %splat.splat.i301.i2744 = shufflevector <8 x i64> %splat.splatinsert.i300.i2743, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2745

for.cond10.preheader.i.i2761:                     ; preds = %for.body.i302.i2745, %cond.false74.i2740
  %outside.0.lcssa.i314.i2762 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2740 ], [ %or7.i310.i2756, %for.body.i302.i2745 ]
  %k.0.lcssa.i315.i2763 = phi i64 [ 0, %cond.false74.i2740 ], [ %add66.i.i2746, %for.body.i302.i2745 ]
  br label %for.body13.i316.i2764

for.body.i302.i2745:                              ; preds = %for.body.i302.i2745, %for.body.lr.ph.i299.i2742
  %add66.i.i2746 = phi i64 [ 8, %for.body.lr.ph.i299.i2742 ], [ %add.i312.i2759, %for.body.i302.i2745 ]
  %k.065.i.i2747 = phi i64 [ 0, %for.body.lr.ph.i299.i2742 ], [ %add66.i.i2746, %for.body.i302.i2745 ]
  %outside.064.i.i2748 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2742 ], [ %or7.i310.i2756, %for.body.i302.i2745 ]
  %add.ptr.i303.i2749 = getelementptr inbounds i64, ptr %add.ptr75.i2741, i64 %k.065.i.i2747
  %657 = load <8 x i64>, ptr %add.ptr.i303.i2749, align 8
  %isneg.i304.i2750 = icmp slt <8 x i64> %657, zeroinitializer
  %and.i305.i2751 = select <8 x i1> %isneg.i304.i2750, <8 x i64> %splat.splat.i301.i2744, <8 x i64> zeroinitializer
  %add1.i306.i2752 = add <8 x i64> %and.i305.i2751, %657
  %add1.lobit.i307.i2753 = ashr <8 x i64> %add1.i306.i2752, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2754 = icmp slt <8 x i64> %add1.i306.i2752, %splat.splat.i301.i2744
  %or.i309.i2755 = select <8 x i1> %cmp5.not.i308.i2754, <8 x i64> %add1.lobit.i307.i2753, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2756 = or <8 x i64> %or.i309.i2755, %outside.064.i.i2748
  %conv.i311.i2757 = trunc <8 x i64> %add1.i306.i2752 to <8 x i32>
  %add.ptr8.i.i2758 = getelementptr inbounds i32, ptr %cond67.i2724, i64 %k.065.i.i2747
  store <8 x i32> %conv.i311.i2757, ptr %add.ptr8.i.i2758, align 4
  %add.i312.i2759 = add nuw nsw i64 %add66.i.i2746, 8
  %cmp.not.i313.i2760 = icmp sgt i64 %add.i312.i2759, %spec.select.i2737
  br i1 %cmp.not.i313.i2760, label %for.cond10.preheader.i.i2761, label %for.body.i302.i2745, !llvm.loop !11

for.cond17.preheader.i.i2771:                     ; preds = %for.body13.i316.i2764
  %cmp1870.i.i2772 = icmp slt i64 %k.0.lcssa.i315.i2763, %spec.select.i2737
  br i1 %cmp1870.i.i2772, label %for.body20.i.i2892, label %cond.end78.i2773

for.body13.i316.i2764:                            ; preds = %for.body13.i316.i2764, %for.cond10.preheader.i.i2761
  %j.069.i.i2765 = phi i64 [ 0, %for.cond10.preheader.i.i2761 ], [ %inc.i318.i2769, %for.body13.i316.i2764 ]
  %wrong.068.i.i2766 = phi i64 [ 0, %for.cond10.preheader.i.i2761 ], [ %or14.i.i2768, %for.body13.i316.i2764 ]
  %vecext.i317.i2767 = extractelement <8 x i64> %outside.0.lcssa.i314.i2762, i64 %j.069.i.i2765
  %or14.i.i2768 = or i64 %vecext.i317.i2767, %wrong.068.i.i2766
  %inc.i318.i2769 = add nuw nsw i64 %j.069.i.i2765, 1
  %exitcond.not.i319.i2770 = icmp eq i64 %inc.i318.i2769, 8
  br i1 %exitcond.not.i319.i2770, label %for.cond17.preheader.i.i2771, label %for.body13.i316.i2764, !llvm.loop !12

for.body20.i.i2892:                               ; preds = %for.cond17.preheader.i.i2771, %for.body20.i.i2892
  %k.172.i.i2893 = phi i64 [ %inc33.i.i2904, %for.body20.i.i2892 ], [ %k.0.lcssa.i315.i2763, %for.cond17.preheader.i.i2771 ]
  %wrong.171.i.i2894 = phi i64 [ %or29.i.i2901, %for.body20.i.i2892 ], [ %or14.i.i2768, %for.cond17.preheader.i.i2771 ]
  %arrayidx.i321.i2895 = getelementptr inbounds i64, ptr %add.ptr75.i2741, i64 %k.172.i.i2893
  %658 = load i64, ptr %arrayidx.i321.i2895, align 8
  %cmp23.i.i2896 = icmp slt i64 %658, 0
  %cond.i322.i2897 = select i1 %cmp23.i.i2896, i64 %654, i64 0
  %add25.i.i2898 = add nsw i64 %cond.i322.i2897, %658
  %cmp26.i.i2899 = icmp uge i64 %add25.i.i2898, %654
  %conv28.i.i2900 = zext i1 %cmp26.i.i2899 to i64
  %or29.i.i2901 = or i64 %wrong.171.i.i2894, %conv28.i.i2900
  %conv30.i323.i2902 = trunc i64 %add25.i.i2898 to i32
  %arrayidx31.i.i2903 = getelementptr inbounds i32, ptr %cond67.i2724, i64 %k.172.i.i2893
  store i32 %conv30.i323.i2902, ptr %arrayidx31.i.i2903, align 4
  %inc33.i.i2904 = add nuw nsw i64 %k.172.i.i2893, 1
  %exitcond74.not.i.i2905 = icmp eq i64 %inc33.i.i2904, %spec.select.i2737
  br i1 %exitcond74.not.i.i2905, label %cond.end78.i2773, label %for.body20.i.i2892, !llvm.loop !13

cond.end78.i2773:                                 ; preds = %for.body20.i.i2892, %for.body21.i.i2940, %for.cond17.preheader.i.i2771, %for.cond18.preheader.i.i2938
  %cond79.in.in.i2774 = phi i64 [ %or15.i.i2935, %for.cond18.preheader.i.i2938 ], [ %or14.i.i2768, %for.cond17.preheader.i.i2771 ], [ %or31.i.i2950, %for.body21.i.i2940 ], [ %or29.i.i2901, %for.body20.i.i2892 ]
  %cond79.in.not.i2775 = icmp eq i64 %cond79.in.in.i2774, 0
  br i1 %cond79.in.not.i2775, label %if.end82.i2776, label %least_double.exit

if.end82.i2776:                                   ; preds = %cond.end78.i2773
  br i1 %650, label %if.end87.i2810, label %if.else85.i2777

if.else85.i2777:                                  ; preds = %if.end82.i2776
  %cmp55.i.i2778 = icmp sgt i64 %sub52.i2736, 0
  br i1 %cmp55.i.i2778, label %for.body.i326.i2784, label %if.else94.thread.i2779

for.cond12.preheader.i.i2797:                     ; preds = %for.body.i326.i2784
  %tobool.not.i.i2798 = icmp eq i64 %add.i328.i2794, 0
  br i1 %tobool.not.i.i2798, label %if.else94.thread.i2779, label %for.body16.lr.ph.i.i2799

for.body16.lr.ph.i.i2799:                         ; preds = %for.cond12.preheader.i.i2797
  %sub18.i.i2800 = add nsw i64 %add.i328.i2794, -1
  %arrayidx19.i.i2801 = getelementptr inbounds [520 x i32], ptr %found.i2642, i64 0, i64 %sub18.i.i2800
  %arrayidx25.i.i2802 = getelementptr inbounds [520 x i32], ptr %places63.i2723, i64 0, i64 %sub18.i.i2800
  br label %for.body16.i.i2803

for.body.i326.i2784:                              ; preds = %if.else85.i2777, %for.body.i326.i2784
  %n.057.i.i2785 = phi i64 [ %add.i328.i2794, %for.body.i326.i2784 ], [ 0, %if.else85.i2777 ]
  %k.056.i.i2786 = phi i64 [ %inc.i329.i2795, %for.body.i326.i2784 ], [ 0, %if.else85.i2777 ]
  %arrayidx.i327.i2787 = getelementptr inbounds i32, ptr %places.i2641, i64 %k.056.i.i2786
  %659 = load i32, ptr %arrayidx.i327.i2787, align 4
  %sub3.i.i2788 = sub i32 %659, %conv.i324.i2727
  %conv4.i.i2789 = trunc i64 %k.056.i.i2786 to i32
  %arrayidx5.i.i2790 = getelementptr inbounds [520 x i32], ptr %found.i2642, i64 0, i64 %n.057.i.i2785
  store i32 %conv4.i.i2789, ptr %arrayidx5.i.i2790, align 4
  %arrayidx7.i.i2791 = getelementptr inbounds [520 x i32], ptr %places63.i2723, i64 0, i64 %n.057.i.i2785
  store i32 %sub3.i.i2788, ptr %arrayidx7.i.i2791, align 4
  %cmp8.i.i2792 = icmp ult i32 %sub3.i.i2788, %conv1.i.i2728
  %conv10.i.i2793 = zext i1 %cmp8.i.i2792 to i64
  %add.i328.i2794 = add nuw nsw i64 %n.057.i.i2785, %conv10.i.i2793
  %inc.i329.i2795 = add nuw nsw i64 %k.056.i.i2786, 1
  %exitcond.not.i330.i2796 = icmp eq i64 %inc.i329.i2795, %spec.select.i2737
  br i1 %exitcond.not.i330.i2796, label %for.cond12.preheader.i.i2797, label %for.body.i326.i2784, !llvm.loop !14

for.body16.i.i2803:                               ; preds = %for.body16.i.i2803, %for.body16.lr.ph.i.i2799
  %k11.058.i.i2804 = phi i64 [ 0, %for.body16.lr.ph.i.i2799 ], [ %inc30.i.i2808, %for.body16.i.i2803 ]
  %660 = load i32, ptr %arrayidx19.i.i2801, align 4
  %add21.i.i2805 = add nuw nsw i64 %k11.058.i.i2804, %add.i328.i2794
  %arrayidx22.i.i2806 = getelementptr inbounds [520 x i32], ptr %found.i2642, i64 0, i64 %add21.i.i2805
  store i32 %660, ptr %arrayidx22.i.i2806, align 4
  %661 = load i32, ptr %arrayidx25.i.i2802, align 4
  %arrayidx28.i.i2807 = getelementptr inbounds [520 x i32], ptr %places63.i2723, i64 0, i64 %add21.i.i2805
  store i32 %661, ptr %arrayidx28.i.i2807, align 4
  %inc30.i.i2808 = add nuw nsw i64 %k11.058.i.i2804, 1
  %exitcond.not.i2809 = icmp eq i64 %inc30.i.i2808, 8
  br i1 %exitcond.not.i2809, label %if.end87.i2810, label %for.body16.i.i2803, !llvm.loop !15

if.else94.thread.i2779:                           ; preds = %for.cond12.preheader.i.i2797, %if.else85.i2777
  store i64 0, ptr %count32.i.i2729, align 8
  br label %for.inc101.i2780

if.end87.i2810:                                   ; preds = %for.body16.i.i2803, %if.end82.i2776
  %662 = phi i64 [ %spec.select.i2737, %if.end82.i2776 ], [ %add.i328.i2794, %for.body16.i.i2803 ]
  store i64 %662, ptr %count32.i.i2729, align 8
  %tobool89.i2811 = icmp ne i64 %662, 0
  %or.cond183.i2812 = select i1 %tobool89.i2811, i1 %cmp91.i2730, i1 false
  %cmp47.i.i2813 = icmp sgt i64 %662, 0
  br i1 %or.cond183.i2812, label %if.then93.i2862, label %if.else94.i2814

if.then93.i2862:                                  ; preds = %if.end87.i2810
  br i1 %cmp47.i.i2813, label %for.body.preheader.i.i2863, label %for.inc101.i2780

for.body.preheader.i.i2863:                       ; preds = %if.then93.i2862
  %663 = load i32, ptr %places63.i2723, align 8
  %conv.i331.i2864 = sext i32 %663 to i64
  %arrayidx1.i.i2865 = getelementptr inbounds double, ptr %cond.i3329, i64 %conv.i331.i2864
  %664 = load double, ptr %arrayidx1.i.i2865, align 8
  br label %for.body.i332.i2866

for.body.i332.i2866:                              ; preds = %if.end.i.i2879, %for.body.preheader.i.i2863
  %before.050.i.i2867 = phi i64 [ %conv5.i.i2871, %if.end.i.i2879 ], [ %conv.i331.i2864, %for.body.preheader.i.i2863 ]
  %m.049.i.i2868 = phi i64 [ %inc.i339.i2890, %if.end.i.i2879 ], [ 0, %for.body.preheader.i.i2863 ]
  %found.048.i.i2869 = phi double [ %cond.i338.i2888, %if.end.i.i2879 ], [ %664, %for.body.preheader.i.i2863 ]
  %arrayidx4.i.i2870 = getelementptr inbounds [520 x i32], ptr %places63.i2723, i64 0, i64 %m.049.i.i2868
  %665 = load i32, ptr %arrayidx4.i.i2870, align 4
  %conv5.i.i2871 = sext i32 %665 to i64
  %add.i333.i2872 = add nuw nsw i64 %m.049.i.i2868, 8
  %arrayidx7.i334.i2873 = getelementptr inbounds [520 x i32], ptr %places63.i2723, i64 0, i64 %add.i333.i2872
  %666 = load i32, ptr %arrayidx7.i334.i2873, align 4
  %idx.ext.i.i2874 = sext i32 %666 to i64
  %add.ptr.i335.i2875 = getelementptr inbounds double, ptr %cond.i3329, i64 %idx.ext.i.i2874
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2875, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2876 = icmp eq i64 %before.050.i.i2867, %conv5.i.i2871
  br i1 %cmp8.not.i.i2876, label %if.end.i.i2879, label %if.then.i336.i2877

if.then.i336.i2877:                               ; preds = %for.body.i332.i2866
  %arrayidx10.i.i2878 = getelementptr inbounds double, ptr %cond.i3329, i64 %conv5.i.i2871
  %667 = load double, ptr %arrayidx10.i.i2878, align 8
  br label %if.end.i.i2879

if.end.i.i2879:                                   ; preds = %if.then.i336.i2877, %for.body.i332.i2866
  %found.1.i.i2880 = phi double [ %667, %if.then.i336.i2877 ], [ %found.048.i.i2869, %for.body.i332.i2866 ]
  %arrayidx11.i.i2881 = getelementptr inbounds [520 x i32], ptr %found.i2642, i64 0, i64 %m.049.i.i2868
  %668 = load i32, ptr %arrayidx11.i.i2881, align 4
  %conv12.i.i2882 = sext i32 %668 to i64
  %mul.i337.i2883 = mul nsw i64 %596, %conv12.i.i2882
  %arrayidx13.i.i2884 = getelementptr inbounds double, ptr %values.0366.i2734, i64 %mul.i337.i2883
  %669 = load double, ptr %arrayidx13.i.i2884, align 8
  %cmp14.i.i2885 = fcmp ole double %found.1.i.i2880, %669
  %cmp16.i.i2886 = fcmp uno double %found.1.i.i2880, 0.000000e+00
  %or.cond.i.i2887 = or i1 %cmp16.i.i2886, %cmp14.i.i2885
  %cond.i338.i2888 = select i1 %or.cond.i.i2887, double %found.1.i.i2880, double %669
  %arrayidx23.i.i2889 = getelementptr inbounds double, ptr %cond.i3329, i64 %conv5.i.i2871
  store double %cond.i338.i2888, ptr %arrayidx23.i.i2889, align 8
  %inc.i339.i2890 = add nuw nsw i64 %m.049.i.i2868, 1
  %exitcond377.not.i2891 = icmp eq i64 %inc.i339.i2890, %662
  br i1 %exitcond377.not.i2891, label %for.inc101.i2780, label %for.body.i332.i2866, !llvm.loop !101

if.else94.i2814:                                  ; preds = %if.end87.i2810
  br i1 %cmp47.i.i2813, label %for.body.i343.i2815, label %for.inc101.i2780

for.body.i343.i2815:                              ; preds = %if.else94.i2814, %for.end41.i.i2849
  %m.087.i.i2816 = phi i64 [ %inc43.i.i2850, %for.end41.i.i2849 ], [ 0, %if.else94.i2814 ]
  %arrayidx.i344.i2817 = getelementptr inbounds [520 x i32], ptr %found.i2642, i64 0, i64 %m.087.i.i2816
  %670 = load i32, ptr %arrayidx.i344.i2817, align 4
  %conv.i345.i2818 = sext i32 %670 to i64
  %mul.i346.i2819 = mul nsw i64 %596, %conv.i345.i2818
  %add.ptr.i347.i2820 = getelementptr inbounds double, ptr %values.0366.i2734, i64 %mul.i346.i2819
  %arrayidx1.i348.i2821 = getelementptr inbounds [520 x i32], ptr %places63.i2723, i64 0, i64 %m.087.i.i2816
  %671 = load i32, ptr %arrayidx1.i348.i2821, align 4
  %conv2.i.i2822 = sext i32 %671 to i64
  %mul3.i.i2823 = mul nsw i64 %597, %conv2.i.i2822
  %add.ptr4.i.i2824 = getelementptr inbounds double, ptr %cond.i3329, i64 %mul3.i.i2823
  %add.i349.i2825 = add nuw nsw i64 %m.087.i.i2816, 8
  %arrayidx6.i.i2826 = getelementptr inbounds [520 x i32], ptr %found.i2642, i64 0, i64 %add.i349.i2825
  %672 = load i32, ptr %arrayidx6.i.i2826, align 4
  %conv7.i.i2827 = sext i32 %672 to i64
  %mul8.i.i2828 = mul nsw i64 %596, %conv7.i.i2827
  %add.ptr9.i350.i2829 = getelementptr inbounds double, ptr %values.0366.i2734, i64 %mul8.i.i2828
  %arrayidx12.i.i2830 = getelementptr inbounds [520 x i32], ptr %places63.i2723, i64 0, i64 %add.i349.i2825
  %673 = load i32, ptr %arrayidx12.i.i2830, align 4
  %conv13.i.i2831 = sext i32 %673 to i64
  %mul14.i.i2832 = mul nsw i64 %597, %conv13.i.i2831
  %add.ptr15.i.i2833 = getelementptr inbounds double, ptr %cond.i3329, i64 %mul14.i.i2832
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2833, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i2731, label %for.cond25.preheader.i.i2846, label %for.body20.i351.i2834

for.cond25.preheader.i.i2846:                     ; preds = %for.body20.i351.i2834, %for.body.i343.i2815
  %j.0.lcssa.i.i2847 = phi i64 [ 0, %for.body.i343.i2815 ], [ %add1783.i.i2835, %for.body20.i351.i2834 ]
  %cmp2684.i.i2848 = icmp slt i64 %j.0.lcssa.i.i2847, %597
  br i1 %cmp2684.i.i2848, label %for.body28.i.i2852, label %for.end41.i.i2849

for.body20.i351.i2834:                            ; preds = %for.body.i343.i2815, %for.body20.i351.i2834
  %add1783.i.i2835 = phi i64 [ %add17.i.i2844, %for.body20.i351.i2834 ], [ 8, %for.body.i343.i2815 ]
  %j.082.i.i2836 = phi i64 [ %add1783.i.i2835, %for.body20.i351.i2834 ], [ 0, %for.body.i343.i2815 ]
  %add.ptr21.i.i2837 = getelementptr inbounds double, ptr %add.ptr9.i350.i2829, i64 %j.082.i.i2836
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2837, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2838 = getelementptr inbounds double, ptr %add.ptr.i347.i2820, i64 %j.082.i.i2836
  %add.ptr23.i.i2839 = getelementptr inbounds double, ptr %add.ptr4.i.i2824, i64 %j.082.i.i2836
  %674 = load <8 x double>, ptr %add.ptr23.i.i2839, align 8
  %675 = load <8 x double>, ptr %add.ptr22.i.i2838, align 8
  %cmp.i.i.i2840 = fcmp ugt <8 x double> %674, %675
  %cmp1.i.i.i2841 = fcmp ord <8 x double> %674, zeroinitializer
  %or19.not.i.i.i2842 = and <8 x i1> %cmp.i.i.i2840, %cmp1.i.i.i2841
  %or9.v.i.i.i2843 = select <8 x i1> %or19.not.i.i.i2842, <8 x double> %675, <8 x double> %674
  store <8 x double> %or9.v.i.i.i2843, ptr %add.ptr23.i.i2839, align 8
  %add17.i.i2844 = add nuw nsw i64 %add1783.i.i2835, 8
  %cmp18.not.i.i2845 = icmp sgt i64 %add17.i.i2844, %597
  br i1 %cmp18.not.i.i2845, label %for.cond25.preheader.i.i2846, label %for.body20.i351.i2834, !llvm.loop !102

for.body28.i.i2852:                               ; preds = %for.cond25.preheader.i.i2846, %for.body28.i.i2852
  %j.185.i.i2853 = phi i64 [ %inc.i355.i2860, %for.body28.i.i2852 ], [ %j.0.lcssa.i.i2847, %for.cond25.preheader.i.i2846 ]
  %arrayidx29.i.i2854 = getelementptr inbounds double, ptr %add.ptr4.i.i2824, i64 %j.185.i.i2853
  %676 = load double, ptr %arrayidx29.i.i2854, align 8
  %arrayidx30.i.i2855 = getelementptr inbounds double, ptr %add.ptr.i347.i2820, i64 %j.185.i.i2853
  %677 = load double, ptr %arrayidx30.i.i2855, align 8
  %cmp31.i.i2856 = fcmp ole double %676, %677
  %cmp35.i353.i2857 = fcmp uno double %676, 0.000000e+00
  %or.cond.i354.i2858 = or i1 %cmp35.i353.i2857, %cmp31.i.i2856
  %spec.select.i.i2859 = select i1 %or.cond.i354.i2858, double %676, double %677
  store double %spec.select.i.i2859, ptr %arrayidx29.i.i2854, align 8
  %inc.i355.i2860 = add nuw nsw i64 %j.185.i.i2853, 1
  %exitcond.not.i356.i2861 = icmp eq i64 %inc.i355.i2860, %597
  br i1 %exitcond.not.i356.i2861, label %for.end41.i.i2849, label %for.body28.i.i2852, !llvm.loop !103

for.end41.i.i2849:                                ; preds = %for.body28.i.i2852, %for.cond25.preheader.i.i2846
  %inc43.i.i2850 = add nuw nsw i64 %m.087.i.i2816, 1
  %exitcond376.not.i2851 = icmp eq i64 %inc43.i.i2850, %662
  br i1 %exitcond376.not.i2851, label %for.inc101.i2780, label %for.body.i343.i2815, !llvm.loop !104

for.inc101.i2780:                                 ; preds = %for.end41.i.i2849, %if.end.i.i2879, %if.else94.i2814, %if.then93.i2862, %if.else94.thread.i2779
  %add.i2781 = add nuw nsw i64 %k44.0365.i2735, 512
  %add.ptr103.i2782 = getelementptr inbounds i8, ptr %values.0366.i2734, i64 %add.ptr103.idx.i2732
  %678 = load i64, ptr %arrayidx46.i2673, align 8
  %cmp47.not.i2783 = icmp slt i64 %add.i2781, %678
  br i1 %cmp47.not.i2783, label %for.body50.i2733, label %for.end106.i2675, !llvm.loop !105

for.end106.i2675:                                 ; preds = %for.inc101.i2780, %for.cond45.preheader.i2672
  %679 = load i64, ptr %a, align 8
  %cmp108.i2676 = icmp eq i64 %679, 0
  %tobool111.i2677 = icmp ne i64 %599, 0
  %or.cond184.i2678 = select i1 %cmp108.i2676, i1 %tobool111.i2677, i1 false
  br i1 %or.cond184.i2678, label %lor.lhs.false112.i2680, label %least_double.exit

lor.lhs.false112.i2680:                           ; preds = %for.end106.i2675
  %cmp113.i2681 = icmp ne ptr %cond.i3329, %600
  %tobool116.i2682 = icmp ne i64 %590, 0
  %or.cond185.i2683 = select i1 %cmp113.i2681, i1 true, i1 %tobool116.i2682
  br i1 %or.cond185.i2683, label %for.cond120.preheader.i2684, label %least_double.exit

for.cond120.preheader.i2684:                      ; preds = %lor.lhs.false112.i2680
  %cmp122.not367.i2685 = icmp slt i64 %mul.i3322, 8
  br i1 %cmp122.not367.i2685, label %for.cond145.preheader.i2697, label %for.body124.lr.ph.i2686

for.body124.lr.ph.i2686:                          ; preds = %for.cond120.preheader.i2684
  %add.ptr131.i2687 = getelementptr inbounds double, ptr %591, i64 %mul9.i3325
  br label %for.body124.i2688

for.cond145.preheader.i2697:                      ; preds = %if.end140.i2692, %for.cond120.preheader.i2684
  %k119.0.lcssa.i2698 = phi i64 [ 0, %for.cond120.preheader.i2684 ], [ %add121369.i2689, %if.end140.i2692 ]
  %cmp146370.i2699 = icmp slt i64 %k119.0.lcssa.i2698, %mul.i3322
  br i1 %cmp146370.i2699, label %for.body148.lr.ph.i2700, label %least_double.exit

for.body148.lr.ph.i2700:                          ; preds = %for.cond145.preheader.i2697
  %680 = getelementptr double, ptr %591, i64 %mul9.i3325
  br label %for.body148.i2701

for.body124.i2688:                                ; preds = %if.end140.i2692, %for.body124.lr.ph.i2686
  %add121369.i2689 = phi i64 [ 8, %for.body124.lr.ph.i2686 ], [ %add121.i2695, %if.end140.i2692 ]
  %k119.0368.i2690 = phi i64 [ 0, %for.body124.lr.ph.i2686 ], [ %add121369.i2689, %if.end140.i2692 ]
  %add.ptr125.i2691 = getelementptr inbounds double, ptr %cond.i3329, i64 %k119.0368.i2690
  %681 = load <8 x double>, ptr %add.ptr125.i2691, align 8
  br i1 %tobool116.i2682, label %land.lhs.true127.i2713, label %if.end140.i2692

land.lhs.true127.i2713:                           ; preds = %for.body124.i2688
  %682 = load i64, ptr %arrayidx8.i3324, align 8
  %tobool129.not.i2714 = icmp eq i64 %682, 0
  br i1 %tobool129.not.i2714, label %if.then136.i2718, label %if.then130.i2715

if.then130.i2715:                                 ; preds = %land.lhs.true127.i2713
  %add.ptr132.i2716 = getelementptr inbounds double, ptr %add.ptr131.i2687, i64 %k119.0368.i2690
  %683 = load <8 x double>, ptr %add.ptr132.i2716, align 8
  %add133.i2717 = fadd <8 x double> %681, %683
  br label %if.end140.i2692

if.then136.i2718:                                 ; preds = %land.lhs.true127.i2713
  %684 = load double, ptr %591, align 8
  %splat.splatinsert.i2719 = insertelement <8 x double> poison, double %684, i64 0
  %splat.splat.i2720 = shufflevector <8 x double> %splat.splatinsert.i2719, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i2721 = fadd <8 x double> %681, %splat.splat.i2720
  br label %if.end140.i2692

if.end140.i2692:                                  ; preds = %if.then136.i2718, %if.then130.i2715, %for.body124.i2688
  %sum.0.i2693 = phi <8 x double> [ %add133.i2717, %if.then130.i2715 ], [ %add138.i2721, %if.then136.i2718 ], [ %681, %for.body124.i2688 ]
  %add.ptr141.i2694 = getelementptr inbounds double, ptr %600, i64 %k119.0368.i2690
  store <8 x double> %sum.0.i2693, ptr %add.ptr141.i2694, align 8
  %add121.i2695 = add nuw nsw i64 %add121369.i2689, 8
  %cmp122.not.i2696 = icmp sgt i64 %add121.i2695, %mul.i3322
  br i1 %cmp122.not.i2696, label %for.cond145.preheader.i2697, label %for.body124.i2688, !llvm.loop !106

for.body148.i2701:                                ; preds = %cond.end159.i2704, %for.body148.lr.ph.i2700
  %k119.1371.i2702 = phi i64 [ %k119.0.lcssa.i2698, %for.body148.lr.ph.i2700 ], [ %inc163.i2707, %cond.end159.i2704 ]
  %arrayidx151.i2703 = getelementptr inbounds double, ptr %cond.i3329, i64 %k119.1371.i2702
  %685 = load double, ptr %arrayidx151.i2703, align 8
  br i1 %tobool116.i2682, label %cond.true150.i2709, label %cond.end159.i2704

cond.true150.i2709:                               ; preds = %for.body148.i2701
  %686 = load i64, ptr %arrayidx8.i3324, align 8
  %mul153.i2710 = mul nsw i64 %686, %k119.1371.i2702
  %arrayidx155.i2711 = getelementptr double, ptr %680, i64 %mul153.i2710
  %687 = load double, ptr %arrayidx155.i2711, align 8
  %add156.i2712 = fadd double %685, %687
  br label %cond.end159.i2704

cond.end159.i2704:                                ; preds = %cond.true150.i2709, %for.body148.i2701
  %cond160.i2705 = phi double [ %add156.i2712, %cond.true150.i2709 ], [ %685, %for.body148.i2701 ]
  %arrayidx161.i2706 = getelementptr inbounds double, ptr %600, i64 %k119.1371.i2702
  store double %cond160.i2705, ptr %arrayidx161.i2706, align 8
  %inc163.i2707 = add nuw nsw i64 %k119.1371.i2702, 1
  %exitcond378.not.i2708 = icmp eq i64 %inc163.i2707, %mul.i3322
  br i1 %exitcond378.not.i2708, label %least_double.exit, label %for.body148.i2701, !llvm.loop !107

least_double.exit:                                ; preds = %cond.end78.i2773, %cond.end159.i2704, %for.end106.i2675, %lor.lhs.false112.i2680, %for.cond145.preheader.i2697
  %retval.3.i2679 = phi i64 [ 0, %lor.lhs.false112.i2680 ], [ 0, %for.end106.i2675 ], [ 0, %for.cond145.preheader.i2697 ], [ 0, %cond.end159.i2704 ], [ 1, %cond.end78.i2773 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2642) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2641) #7
  br label %return

cond.true52:                                      ; preds = %cond.true39
  br i1 %tobool14.not.i3331, label %if.end30.i3018, label %land.lhs.true.i3010

land.lhs.true.i3010:                              ; preds = %cond.true52
  %tobool16.i3012.not = icmp eq i64 %590, 0
  br i1 %tobool16.i3012.not, label %if.then.i3014, label %land.lhs.true20.i3296

if.then.i3014:                                    ; preds = %land.lhs.true.i3010
  %688 = inttoptr i64 %603 to ptr
  %689 = load i32, ptr %688, align 4
  %tobool.not.i.i3015 = icmp eq i32 %689, 0
  br i1 %tobool.not.i.i3015, label %if.then.i.i3294, label %for.cond.preheader.i.i3016

if.then.i.i3294:                                  ; preds = %if.then.i3014
  %mul.i.i3295 = shl nsw i64 %mul.i3322, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i.i3295, i1 false)
  br label %if.end30.i3018

for.cond.preheader.i.i3016:                       ; preds = %if.then.i3014
  %cmp535.i.i3017 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp535.i.i3017, label %for.body.i.i3289, label %if.end30.i3018

for.body.i.i3289:                                 ; preds = %for.cond.preheader.i.i3016, %for.body.i.i3289
  %k.036.i.i3290 = phi i64 [ %inc.i.i3292, %for.body.i.i3289 ], [ 0, %for.cond.preheader.i.i3016 ]
  %arrayidx.i.i3291 = getelementptr inbounds i32, ptr %cond.i3329, i64 %k.036.i.i3290
  store i32 %689, ptr %arrayidx.i.i3291, align 4
  %inc.i.i3292 = add nuw nsw i64 %k.036.i.i3290, 1
  %exitcond38.not.i.i3293 = icmp eq i64 %inc.i.i3292, %mul.i3322
  br i1 %exitcond38.not.i.i3293, label %if.end30.i3018, label %for.body.i.i3289, !llvm.loop !4

land.lhs.true20.i3296:                            ; preds = %land.lhs.true.i3010
  %tobool22.not.i3297 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i3297, label %if.then28.i3301, label %if.then23.i3298

if.then23.i3298:                                  ; preds = %land.lhs.true20.i3296
  %add.ptr.i3299 = getelementptr inbounds i32, ptr %591, i64 %mul9.i3325
  %mul24.i3300 = shl i64 %mul.i3322, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3329, ptr nonnull align 4 %add.ptr.i3299, i64 %mul24.i3300, i1 false)
  br label %if.end30.i3018

if.then28.i3301:                                  ; preds = %land.lhs.true20.i3296
  %690 = load i32, ptr %591, align 4
  %tobool.not.i285.i3302 = icmp eq i32 %690, 0
  br i1 %tobool.not.i285.i3302, label %if.then.i293.i3310, label %for.cond.preheader.i286.i3303

if.then.i293.i3310:                               ; preds = %if.then28.i3301
  %mul.i294.i3311 = shl nsw i64 %mul.i3322, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i294.i3311, i1 false)
  br label %if.end30.i3018

for.cond.preheader.i286.i3303:                    ; preds = %if.then28.i3301
  %cmp535.i287.i3304 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp535.i287.i3304, label %for.body.i288.i3305, label %if.end30.i3018

for.body.i288.i3305:                              ; preds = %for.cond.preheader.i286.i3303, %for.body.i288.i3305
  %k.036.i289.i3306 = phi i64 [ %inc.i291.i3308, %for.body.i288.i3305 ], [ 0, %for.cond.preheader.i286.i3303 ]
  %arrayidx.i290.i3307 = getelementptr inbounds i32, ptr %cond.i3329, i64 %k.036.i289.i3306
  store i32 %690, ptr %arrayidx.i290.i3307, align 4
  %inc.i291.i3308 = add nuw nsw i64 %k.036.i289.i3306, 1
  %exitcond38.not.i292.i3309 = icmp eq i64 %inc.i291.i3308, %mul.i3322
  br i1 %exitcond38.not.i292.i3309, label %if.end30.i3018, label %for.body.i288.i3305, !llvm.loop !4

if.end30.i3018:                                   ; preds = %for.body.i288.i3305, %for.body.i.i3289, %for.cond.preheader.i286.i3303, %if.then.i293.i3310, %if.then23.i3298, %for.cond.preheader.i.i3016, %if.then.i.i3294, %cond.true52
  %cmp31.i3019 = icmp eq i64 %594, 0
  br i1 %cmp31.i3019, label %land.end.i3278, label %land.end.thread.i3020

land.end.thread.i3020:                            ; preds = %if.end30.i3018
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2990) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2991) #7
  br label %for.cond45.preheader.i3021

land.end.i3278:                                   ; preds = %if.end30.i3018
  %arrayidx32.i3279 = getelementptr inbounds i8, ptr %a, i64 56
  %691 = load i64, ptr %arrayidx32.i3279, align 8
  %cmp33.i3280 = icmp eq i64 %595, %691
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2990) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2991) #7
  br i1 %cmp33.i3280, label %for.body.lr.ph.i3281, label %for.cond45.preheader.i3021

for.body.lr.ph.i3281:                             ; preds = %land.end.i3278
  %places42.i3282 = getelementptr inbounds i8, ptr %found.i2991, i64 2080
  br label %for.body.i3283

for.cond45.preheader.i3021:                       ; preds = %for.body.i3283, %land.end.i3278, %land.end.thread.i3020
  %692 = phi i1 [ false, %land.end.thread.i3020 ], [ false, %land.end.i3278 ], [ true, %for.body.i3283 ]
  %arrayidx46.i3022 = getelementptr inbounds i8, ptr %a, i64 48
  %693 = load i64, ptr %arrayidx46.i3022, align 8
  %cmp47.not361.i = icmp sgt i64 %693, 0
  br i1 %cmp47.not361.i, label %for.body50.lr.ph.i3065, label %for.end106.i3023

for.body50.lr.ph.i3065:                           ; preds = %for.cond45.preheader.i3021
  %places63.i3066 = getelementptr inbounds i8, ptr %found.i2991, i64 2080
  %cond67.i3067 = select i1 %692, ptr %places63.i3066, ptr %places.i2990
  %arrayidx68.i3068 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3069 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3070 = trunc i64 %594 to i32
  %conv1.i.i3071 = trunc i64 %sub.i3321 to i32
  %count32.i.i3072 = getelementptr inbounds i8, ptr %found.i2991, i64 4160
  %cmp91.i3073 = icmp eq i64 %597, 1
  %cmp18.not80.i.i = icmp slt i64 %597, 8
  %add.ptr103.idx.i3074 = shl nsw i64 %596, 11
  br label %for.body50.i3075

for.body.i3283:                                   ; preds = %for.body.i3283, %for.body.lr.ph.i3281
  %k.0360.i = phi i64 [ 0, %for.body.lr.ph.i3281 ], [ %inc.i3287, %for.body.i3283 ]
  %conv40.i3284 = trunc nuw i64 %k.0360.i to i32
  %arrayidx41.i3285 = getelementptr inbounds [520 x i32], ptr %found.i2991, i64 0, i64 %k.0360.i
  store i32 %conv40.i3284, ptr %arrayidx41.i3285, align 4
  %arrayidx43.i3286 = getelementptr inbounds [520 x i32], ptr %places42.i3282, i64 0, i64 %k.0360.i
  store i32 0, ptr %arrayidx43.i3286, align 4
  %inc.i3287 = add nuw nsw i64 %k.0360.i, 1
  %exitcond.not = icmp eq i64 %inc.i3287, 520
  br i1 %exitcond.not, label %for.cond45.preheader.i3021, label %for.body.i3283, !llvm.loop !108

for.body50.i3075:                                 ; preds = %for.inc101.i3120, %for.body50.lr.ph.i3065
  %694 = phi i64 [ %693, %for.body50.lr.ph.i3065 ], [ %720, %for.inc101.i3120 ]
  %values.0364.i = phi ptr [ %589, %for.body50.lr.ph.i3065 ], [ %add.ptr103.i3122, %for.inc101.i3120 ]
  %k44.0363.i = phi i64 [ 0, %for.body50.lr.ph.i3065 ], [ %add.i3121, %for.inc101.i3120 ]
  %sub52.i3076 = sub nsw i64 %694, %k44.0363.i
  %spec.select.i3077 = tail call i64 @llvm.smin.i64(i64 %sub52.i3076, i64 512)
  %695 = load i64, ptr %arrayidx68.i3068, align 8
  %cmp69.i3078 = icmp eq i64 %695, 4
  %696 = load i64, ptr %arrayidx76.i3069, align 8
  %cmp.not65.i.i3079 = icmp slt i64 %sub52.i3076, 8
  br i1 %cmp69.i3078, label %cond.true71.i3229, label %cond.false74.i3080

cond.true71.i3229:                                ; preds = %for.body50.i3075
  %add.ptr72.i3230 = getelementptr inbounds i32, ptr %593, i64 %k44.0363.i
  br i1 %cmp.not65.i.i3079, label %for.cond11.preheader.i.i3251, label %for.body.lr.ph.i.i3231

for.body.lr.ph.i.i3231:                           ; preds = %cond.true71.i3229
  %splat.splatinsert.i.i3232 = insertelement <8 x i64> poison, i64 %696, i64 0
  %splat.splat.i.i3233 = shufflevector <8 x i64> %splat.splatinsert.i.i3232, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3234

for.cond11.preheader.i.i3251:                     ; preds = %for.body.i296.i3234, %cond.true71.i3229
  %outside.0.lcssa.i.i3252 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3229 ], [ %or7.i.i3246, %for.body.i296.i3234 ]
  %k.0.lcssa.i.i3253 = phi i64 [ 0, %cond.true71.i3229 ], [ %add68.i.i3235, %for.body.i296.i3234 ]
  br label %for.body14.i.i3254

for.body.i296.i3234:                              ; preds = %for.body.i296.i3234, %for.body.lr.ph.i.i3231
  %add68.i.i3235 = phi i64 [ 8, %for.body.lr.ph.i.i3231 ], [ %add.i.i3249, %for.body.i296.i3234 ]
  %k.067.i.i3236 = phi i64 [ 0, %for.body.lr.ph.i.i3231 ], [ %add68.i.i3235, %for.body.i296.i3234 ]
  %outside.066.i.i3237 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3231 ], [ %or7.i.i3246, %for.body.i296.i3234 ]
  %add.ptr.i.i3238 = getelementptr inbounds i32, ptr %add.ptr72.i3230, i64 %k.067.i.i3236
  %697 = load <8 x i32>, ptr %add.ptr.i.i3238, align 4
  %conv.i.i3239 = sext <8 x i32> %697 to <8 x i64>
  %isneg.i.i3240 = icmp slt <8 x i32> %697, zeroinitializer
  %and.i.i3241 = select <8 x i1> %isneg.i.i3240, <8 x i64> %splat.splat.i.i3233, <8 x i64> zeroinitializer
  %add1.i.i3242 = add <8 x i64> %and.i.i3241, %conv.i.i3239
  %add1.lobit.i.i3243 = ashr <8 x i64> %add1.i.i3242, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3244 = icmp slt <8 x i64> %add1.i.i3242, %splat.splat.i.i3233
  %or.i.i3245 = select <8 x i1> %cmp5.not.i.i3244, <8 x i64> %add1.lobit.i.i3243, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3246 = or <8 x i64> %or.i.i3245, %outside.066.i.i3237
  %conv8.i.i3247 = trunc <8 x i64> %add1.i.i3242 to <8 x i32>
  %add.ptr9.i.i3248 = getelementptr inbounds i32, ptr %cond67.i3067, i64 %k.067.i.i3236
  store <8 x i32> %conv8.i.i3247, ptr %add.ptr9.i.i3248, align 4
  %add.i.i3249 = add nuw nsw i64 %add68.i.i3235, 8
  %cmp.not.i.i3250 = icmp sgt i64 %add.i.i3249, %spec.select.i3077
  br i1 %cmp.not.i.i3250, label %for.cond11.preheader.i.i3251, label %for.body.i296.i3234, !llvm.loop !8

for.cond18.preheader.i.i3261:                     ; preds = %for.body14.i.i3254
  %cmp1972.i.i3262 = icmp slt i64 %k.0.lcssa.i.i3253, %spec.select.i3077
  br i1 %cmp1972.i.i3262, label %for.body21.i.i3263, label %cond.end78.i3113

for.body14.i.i3254:                               ; preds = %for.body14.i.i3254, %for.cond11.preheader.i.i3251
  %j.071.i.i3255 = phi i64 [ 0, %for.cond11.preheader.i.i3251 ], [ %inc.i297.i3259, %for.body14.i.i3254 ]
  %wrong.070.i.i3256 = phi i64 [ 0, %for.cond11.preheader.i.i3251 ], [ %or15.i.i3258, %for.body14.i.i3254 ]
  %vecext.i.i3257 = extractelement <8 x i64> %outside.0.lcssa.i.i3252, i64 %j.071.i.i3255
  %or15.i.i3258 = or i64 %vecext.i.i3257, %wrong.070.i.i3256
  %inc.i297.i3259 = add nuw nsw i64 %j.071.i.i3255, 1
  %exitcond.not.i.i3260 = icmp eq i64 %inc.i297.i3259, 8
  br i1 %exitcond.not.i.i3260, label %for.cond18.preheader.i.i3261, label %for.body14.i.i3254, !llvm.loop !9

for.body21.i.i3263:                               ; preds = %for.cond18.preheader.i.i3261, %for.body21.i.i3263
  %k.174.i.i3264 = phi i64 [ %inc35.i.i3276, %for.body21.i.i3263 ], [ %k.0.lcssa.i.i3253, %for.cond18.preheader.i.i3261 ]
  %wrong.173.i.i3265 = phi i64 [ %or31.i.i3273, %for.body21.i.i3263 ], [ %or15.i.i3258, %for.cond18.preheader.i.i3261 ]
  %arrayidx.i298.i3266 = getelementptr inbounds i32, ptr %add.ptr72.i3230, i64 %k.174.i.i3264
  %698 = load i32, ptr %arrayidx.i298.i3266, align 4
  %conv23.i.i3267 = sext i32 %698 to i64
  %cmp25.i.i3268 = icmp slt i32 %698, 0
  %cond.i.i3269 = select i1 %cmp25.i.i3268, i64 %696, i64 0
  %add27.i.i3270 = add nsw i64 %cond.i.i3269, %conv23.i.i3267
  %cmp28.i.i3271 = icmp uge i64 %add27.i.i3270, %696
  %conv30.i.i3272 = zext i1 %cmp28.i.i3271 to i64
  %or31.i.i3273 = or i64 %wrong.173.i.i3265, %conv30.i.i3272
  %conv32.i.i3274 = trunc i64 %add27.i.i3270 to i32
  %arrayidx33.i.i3275 = getelementptr inbounds i32, ptr %cond67.i3067, i64 %k.174.i.i3264
  store i32 %conv32.i.i3274, ptr %arrayidx33.i.i3275, align 4
  %inc35.i.i3276 = add nuw nsw i64 %k.174.i.i3264, 1
  %exitcond76.not.i.i3277 = icmp eq i64 %inc35.i.i3276, %spec.select.i3077
  br i1 %exitcond76.not.i.i3277, label %cond.end78.i3113, label %for.body21.i.i3263, !llvm.loop !10

cond.false74.i3080:                               ; preds = %for.body50.i3075
  %add.ptr75.i3081 = getelementptr inbounds i64, ptr %593, i64 %k44.0363.i
  br i1 %cmp.not65.i.i3079, label %for.cond10.preheader.i.i3101, label %for.body.lr.ph.i299.i3082

for.body.lr.ph.i299.i3082:                        ; preds = %cond.false74.i3080
  %splat.splatinsert.i300.i3083 = insertelement <8 x i64> poison, i64 %696, i64 0
  %splat.splat.i301.i3084 = shufflevector <8 x i64> %splat.splatinsert.i300.i3083, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3085

for.cond10.preheader.i.i3101:                     ; preds = %for.body.i302.i3085, %cond.false74.i3080
  %outside.0.lcssa.i314.i3102 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3080 ], [ %or7.i310.i3096, %for.body.i302.i3085 ]
  %k.0.lcssa.i315.i3103 = phi i64 [ 0, %cond.false74.i3080 ], [ %add66.i.i3086, %for.body.i302.i3085 ]
  br label %for.body13.i.i3104

for.body.i302.i3085:                              ; preds = %for.body.i302.i3085, %for.body.lr.ph.i299.i3082
  %add66.i.i3086 = phi i64 [ 8, %for.body.lr.ph.i299.i3082 ], [ %add.i312.i3099, %for.body.i302.i3085 ]
  %k.065.i.i3087 = phi i64 [ 0, %for.body.lr.ph.i299.i3082 ], [ %add66.i.i3086, %for.body.i302.i3085 ]
  %outside.064.i.i3088 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3082 ], [ %or7.i310.i3096, %for.body.i302.i3085 ]
  %add.ptr.i303.i3089 = getelementptr inbounds i64, ptr %add.ptr75.i3081, i64 %k.065.i.i3087
  %699 = load <8 x i64>, ptr %add.ptr.i303.i3089, align 8
  %isneg.i304.i3090 = icmp slt <8 x i64> %699, zeroinitializer
  %and.i305.i3091 = select <8 x i1> %isneg.i304.i3090, <8 x i64> %splat.splat.i301.i3084, <8 x i64> zeroinitializer
  %add1.i306.i3092 = add <8 x i64> %and.i305.i3091, %699
  %add1.lobit.i307.i3093 = ashr <8 x i64> %add1.i306.i3092, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3094 = icmp slt <8 x i64> %add1.i306.i3092, %splat.splat.i301.i3084
  %or.i309.i3095 = select <8 x i1> %cmp5.not.i308.i3094, <8 x i64> %add1.lobit.i307.i3093, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3096 = or <8 x i64> %or.i309.i3095, %outside.064.i.i3088
  %conv.i311.i3097 = trunc <8 x i64> %add1.i306.i3092 to <8 x i32>
  %add.ptr8.i.i3098 = getelementptr inbounds i32, ptr %cond67.i3067, i64 %k.065.i.i3087
  store <8 x i32> %conv.i311.i3097, ptr %add.ptr8.i.i3098, align 4
  %add.i312.i3099 = add nuw nsw i64 %add66.i.i3086, 8
  %cmp.not.i313.i3100 = icmp sgt i64 %add.i312.i3099, %spec.select.i3077
  br i1 %cmp.not.i313.i3100, label %for.cond10.preheader.i.i3101, label %for.body.i302.i3085, !llvm.loop !11

for.cond17.preheader.i.i3111:                     ; preds = %for.body13.i.i3104
  %cmp1870.i.i3112 = icmp slt i64 %k.0.lcssa.i315.i3103, %spec.select.i3077
  br i1 %cmp1870.i.i3112, label %for.body20.i.i3215, label %cond.end78.i3113

for.body13.i.i3104:                               ; preds = %for.body13.i.i3104, %for.cond10.preheader.i.i3101
  %j.069.i.i3105 = phi i64 [ 0, %for.cond10.preheader.i.i3101 ], [ %inc.i317.i3109, %for.body13.i.i3104 ]
  %wrong.068.i.i3106 = phi i64 [ 0, %for.cond10.preheader.i.i3101 ], [ %or14.i.i3108, %for.body13.i.i3104 ]
  %vecext.i316.i3107 = extractelement <8 x i64> %outside.0.lcssa.i314.i3102, i64 %j.069.i.i3105
  %or14.i.i3108 = or i64 %vecext.i316.i3107, %wrong.068.i.i3106
  %inc.i317.i3109 = add nuw nsw i64 %j.069.i.i3105, 1
  %exitcond.not.i318.i3110 = icmp eq i64 %inc.i317.i3109, 8
  br i1 %exitcond.not.i318.i3110, label %for.cond17.preheader.i.i3111, label %for.body13.i.i3104, !llvm.loop !12

for.body20.i.i3215:                               ; preds = %for.cond17.preheader.i.i3111, %for.body20.i.i3215
  %k.172.i.i3216 = phi i64 [ %inc33.i.i3227, %for.body20.i.i3215 ], [ %k.0.lcssa.i315.i3103, %for.cond17.preheader.i.i3111 ]
  %wrong.171.i.i3217 = phi i64 [ %or29.i.i3224, %for.body20.i.i3215 ], [ %or14.i.i3108, %for.cond17.preheader.i.i3111 ]
  %arrayidx.i320.i3218 = getelementptr inbounds i64, ptr %add.ptr75.i3081, i64 %k.172.i.i3216
  %700 = load i64, ptr %arrayidx.i320.i3218, align 8
  %cmp23.i.i3219 = icmp slt i64 %700, 0
  %cond.i321.i3220 = select i1 %cmp23.i.i3219, i64 %696, i64 0
  %add25.i.i3221 = add nsw i64 %cond.i321.i3220, %700
  %cmp26.i.i3222 = icmp uge i64 %add25.i.i3221, %696
  %conv28.i.i3223 = zext i1 %cmp26.i.i3222 to i64
  %or29.i.i3224 = or i64 %wrong.171.i.i3217, %conv28.i.i3223
  %conv30.i322.i3225 = trunc i64 %add25.i.i3221 to i32
  %arrayidx31.i.i3226 = getelementptr inbounds i32, ptr %cond67.i3067, i64 %k.172.i.i3216
  store i32 %conv30.i322.i3225, ptr %arrayidx31.i.i3226, align 4
  %inc33.i.i3227 = add nuw nsw i64 %k.172.i.i3216, 1
  %exitcond74.not.i.i3228 = icmp eq i64 %inc33.i.i3227, %spec.select.i3077
  br i1 %exitcond74.not.i.i3228, label %cond.end78.i3113, label %for.body20.i.i3215, !llvm.loop !13

cond.end78.i3113:                                 ; preds = %for.body20.i.i3215, %for.body21.i.i3263, %for.cond17.preheader.i.i3111, %for.cond18.preheader.i.i3261
  %cond79.in.in.i3114 = phi i64 [ %or15.i.i3258, %for.cond18.preheader.i.i3261 ], [ %or14.i.i3108, %for.cond17.preheader.i.i3111 ], [ %or31.i.i3273, %for.body21.i.i3263 ], [ %or29.i.i3224, %for.body20.i.i3215 ]
  %cond79.in.not.i3115 = icmp eq i64 %cond79.in.in.i3114, 0
  br i1 %cond79.in.not.i3115, label %if.end82.i3116, label %least_int.exit

if.end82.i3116:                                   ; preds = %cond.end78.i3113
  br i1 %692, label %if.end87.i3150, label %if.else85.i3117

if.else85.i3117:                                  ; preds = %if.end82.i3116
  %cmp55.i.i3118 = icmp sgt i64 %sub52.i3076, 0
  br i1 %cmp55.i.i3118, label %for.body.i325.i3124, label %if.else94.thread.i3119

for.cond12.preheader.i.i3137:                     ; preds = %for.body.i325.i3124
  %tobool.not.i330.i3138 = icmp eq i64 %add.i327.i3134, 0
  br i1 %tobool.not.i330.i3138, label %if.else94.thread.i3119, label %for.body16.lr.ph.i.i3139

for.body16.lr.ph.i.i3139:                         ; preds = %for.cond12.preheader.i.i3137
  %sub18.i.i3140 = add nsw i64 %add.i327.i3134, -1
  %arrayidx19.i.i3141 = getelementptr inbounds [520 x i32], ptr %found.i2991, i64 0, i64 %sub18.i.i3140
  %arrayidx25.i.i3142 = getelementptr inbounds [520 x i32], ptr %places63.i3066, i64 0, i64 %sub18.i.i3140
  br label %for.body16.i.i3143

for.body.i325.i3124:                              ; preds = %if.else85.i3117, %for.body.i325.i3124
  %n.057.i.i3125 = phi i64 [ %add.i327.i3134, %for.body.i325.i3124 ], [ 0, %if.else85.i3117 ]
  %k.056.i.i3126 = phi i64 [ %inc.i328.i3135, %for.body.i325.i3124 ], [ 0, %if.else85.i3117 ]
  %arrayidx.i326.i3127 = getelementptr inbounds i32, ptr %places.i2990, i64 %k.056.i.i3126
  %701 = load i32, ptr %arrayidx.i326.i3127, align 4
  %sub3.i.i3128 = sub i32 %701, %conv.i323.i3070
  %conv4.i.i3129 = trunc i64 %k.056.i.i3126 to i32
  %arrayidx5.i.i3130 = getelementptr inbounds [520 x i32], ptr %found.i2991, i64 0, i64 %n.057.i.i3125
  store i32 %conv4.i.i3129, ptr %arrayidx5.i.i3130, align 4
  %arrayidx7.i.i3131 = getelementptr inbounds [520 x i32], ptr %places63.i3066, i64 0, i64 %n.057.i.i3125
  store i32 %sub3.i.i3128, ptr %arrayidx7.i.i3131, align 4
  %cmp8.i.i3132 = icmp ult i32 %sub3.i.i3128, %conv1.i.i3071
  %conv10.i.i3133 = zext i1 %cmp8.i.i3132 to i64
  %add.i327.i3134 = add nuw nsw i64 %n.057.i.i3125, %conv10.i.i3133
  %inc.i328.i3135 = add nuw nsw i64 %k.056.i.i3126, 1
  %exitcond.not.i329.i3136 = icmp eq i64 %inc.i328.i3135, %spec.select.i3077
  br i1 %exitcond.not.i329.i3136, label %for.cond12.preheader.i.i3137, label %for.body.i325.i3124, !llvm.loop !14

for.body16.i.i3143:                               ; preds = %for.body16.i.i3143, %for.body16.lr.ph.i.i3139
  %k11.058.i.i3144 = phi i64 [ 0, %for.body16.lr.ph.i.i3139 ], [ %inc30.i.i3148, %for.body16.i.i3143 ]
  %702 = load i32, ptr %arrayidx19.i.i3141, align 4
  %add21.i.i3145 = add nuw nsw i64 %k11.058.i.i3144, %add.i327.i3134
  %arrayidx22.i.i3146 = getelementptr inbounds [520 x i32], ptr %found.i2991, i64 0, i64 %add21.i.i3145
  store i32 %702, ptr %arrayidx22.i.i3146, align 4
  %703 = load i32, ptr %arrayidx25.i.i3142, align 4
  %arrayidx28.i.i3147 = getelementptr inbounds [520 x i32], ptr %places63.i3066, i64 0, i64 %add21.i.i3145
  store i32 %703, ptr %arrayidx28.i.i3147, align 4
  %inc30.i.i3148 = add nuw nsw i64 %k11.058.i.i3144, 1
  %exitcond.not.i3149 = icmp eq i64 %inc30.i.i3148, 8
  br i1 %exitcond.not.i3149, label %if.end87.i3150, label %for.body16.i.i3143, !llvm.loop !15

if.else94.thread.i3119:                           ; preds = %for.cond12.preheader.i.i3137, %if.else85.i3117
  store i64 0, ptr %count32.i.i3072, align 8
  br label %for.inc101.i3120

if.end87.i3150:                                   ; preds = %for.body16.i.i3143, %if.end82.i3116
  %704 = phi i64 [ %spec.select.i3077, %if.end82.i3116 ], [ %add.i327.i3134, %for.body16.i.i3143 ]
  store i64 %704, ptr %count32.i.i3072, align 8
  %tobool89.i3151 = icmp ne i64 %704, 0
  %or.cond183.i3152 = select i1 %tobool89.i3151, i1 %cmp91.i3073, i1 false
  %cmp47.i.i3153 = icmp sgt i64 %704, 0
  br i1 %or.cond183.i3152, label %if.then93.i3188, label %if.else94.i3154

if.then93.i3188:                                  ; preds = %if.end87.i3150
  br i1 %cmp47.i.i3153, label %for.body.preheader.i.i3189, label %for.inc101.i3120

for.body.preheader.i.i3189:                       ; preds = %if.then93.i3188
  %705 = load i32, ptr %places63.i3066, align 8
  %conv.i331.i3190 = sext i32 %705 to i64
  %arrayidx1.i.i3191 = getelementptr inbounds i32, ptr %cond.i3329, i64 %conv.i331.i3190
  %706 = load i32, ptr %arrayidx1.i.i3191, align 4
  br label %for.body.i332.i3192

for.body.i332.i3192:                              ; preds = %if.end.i.i3205, %for.body.preheader.i.i3189
  %before.050.i.i3193 = phi i64 [ %conv5.i.i3197, %if.end.i.i3205 ], [ %conv.i331.i3190, %for.body.preheader.i.i3189 ]
  %m.049.i.i3194 = phi i64 [ %inc.i339.i3213, %if.end.i.i3205 ], [ 0, %for.body.preheader.i.i3189 ]
  %found.048.i.i3195 = phi i32 [ %cond.i338.i3211, %if.end.i.i3205 ], [ %706, %for.body.preheader.i.i3189 ]
  %arrayidx4.i.i3196 = getelementptr inbounds [520 x i32], ptr %places63.i3066, i64 0, i64 %m.049.i.i3194
  %707 = load i32, ptr %arrayidx4.i.i3196, align 4
  %conv5.i.i3197 = sext i32 %707 to i64
  %add.i333.i3198 = add nuw nsw i64 %m.049.i.i3194, 8
  %arrayidx7.i334.i3199 = getelementptr inbounds [520 x i32], ptr %places63.i3066, i64 0, i64 %add.i333.i3198
  %708 = load i32, ptr %arrayidx7.i334.i3199, align 4
  %idx.ext.i.i3200 = sext i32 %708 to i64
  %add.ptr.i335.i3201 = getelementptr inbounds i32, ptr %cond.i3329, i64 %idx.ext.i.i3200
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3201, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3202 = icmp eq i64 %before.050.i.i3193, %conv5.i.i3197
  br i1 %cmp8.not.i.i3202, label %if.end.i.i3205, label %if.then.i336.i3203

if.then.i336.i3203:                               ; preds = %for.body.i332.i3192
  %arrayidx10.i.i3204 = getelementptr inbounds i32, ptr %cond.i3329, i64 %conv5.i.i3197
  %709 = load i32, ptr %arrayidx10.i.i3204, align 4
  br label %if.end.i.i3205

if.end.i.i3205:                                   ; preds = %if.then.i336.i3203, %for.body.i332.i3192
  %found.1.i.i3206 = phi i32 [ %709, %if.then.i336.i3203 ], [ %found.048.i.i3195, %for.body.i332.i3192 ]
  %arrayidx11.i.i3207 = getelementptr inbounds [520 x i32], ptr %found.i2991, i64 0, i64 %m.049.i.i3194
  %710 = load i32, ptr %arrayidx11.i.i3207, align 4
  %conv12.i.i3208 = sext i32 %710 to i64
  %mul.i337.i3209 = mul nsw i64 %596, %conv12.i.i3208
  %arrayidx13.i.i3210 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul.i337.i3209
  %711 = load i32, ptr %arrayidx13.i.i3210, align 4
  %cond.i338.i3211 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i3206, i32 %711)
  %arrayidx23.i.i3212 = getelementptr inbounds i32, ptr %cond.i3329, i64 %conv5.i.i3197
  store i32 %cond.i338.i3211, ptr %arrayidx23.i.i3212, align 4
  %inc.i339.i3213 = add nuw nsw i64 %m.049.i.i3194, 1
  %exitcond375.not.i3214 = icmp eq i64 %inc.i339.i3213, %704
  br i1 %exitcond375.not.i3214, label %for.inc101.i3120, label %for.body.i332.i3192, !llvm.loop !109

if.else94.i3154:                                  ; preds = %if.end87.i3150
  br i1 %cmp47.i.i3153, label %for.body.i343.i3155, label %for.inc101.i3120

for.body.i343.i3155:                              ; preds = %if.else94.i3154, %for.end41.i.i3181
  %m.086.i.i = phi i64 [ %inc43.i.i3182, %for.end41.i.i3181 ], [ 0, %if.else94.i3154 ]
  %arrayidx.i344.i3156 = getelementptr inbounds [520 x i32], ptr %found.i2991, i64 0, i64 %m.086.i.i
  %712 = load i32, ptr %arrayidx.i344.i3156, align 4
  %conv.i345.i3157 = sext i32 %712 to i64
  %mul.i346.i3158 = mul nsw i64 %596, %conv.i345.i3157
  %add.ptr.i347.i3159 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul.i346.i3158
  %arrayidx1.i348.i3160 = getelementptr inbounds [520 x i32], ptr %places63.i3066, i64 0, i64 %m.086.i.i
  %713 = load i32, ptr %arrayidx1.i348.i3160, align 4
  %conv2.i.i3161 = sext i32 %713 to i64
  %mul3.i.i3162 = mul nsw i64 %597, %conv2.i.i3161
  %add.ptr4.i.i3163 = getelementptr inbounds i32, ptr %cond.i3329, i64 %mul3.i.i3162
  %add.i349.i3164 = add nuw nsw i64 %m.086.i.i, 8
  %arrayidx6.i.i3165 = getelementptr inbounds [520 x i32], ptr %found.i2991, i64 0, i64 %add.i349.i3164
  %714 = load i32, ptr %arrayidx6.i.i3165, align 4
  %conv7.i.i3166 = sext i32 %714 to i64
  %mul8.i.i3167 = mul nsw i64 %596, %conv7.i.i3166
  %add.ptr9.i350.i3168 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul8.i.i3167
  %arrayidx12.i.i3169 = getelementptr inbounds [520 x i32], ptr %places63.i3066, i64 0, i64 %add.i349.i3164
  %715 = load i32, ptr %arrayidx12.i.i3169, align 4
  %conv13.i.i3170 = sext i32 %715 to i64
  %mul14.i.i3171 = mul nsw i64 %597, %conv13.i.i3170
  %add.ptr15.i.i3172 = getelementptr inbounds i32, ptr %cond.i3329, i64 %mul14.i.i3171
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3172, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i, label %for.cond25.preheader.i.i3179, label %for.body20.i351.i3173

for.cond25.preheader.i.i3179:                     ; preds = %for.body20.i351.i3173, %for.body.i343.i3155
  %j.0.lcssa.i.i3180 = phi i64 [ 0, %for.body.i343.i3155 ], [ %add1782.i.i, %for.body20.i351.i3173 ]
  %cmp2683.i.i = icmp slt i64 %j.0.lcssa.i.i3180, %597
  br i1 %cmp2683.i.i, label %for.body28.i.i3184, label %for.end41.i.i3181

for.body20.i351.i3173:                            ; preds = %for.body.i343.i3155, %for.body20.i351.i3173
  %add1782.i.i = phi i64 [ %add17.i.i3177, %for.body20.i351.i3173 ], [ 8, %for.body.i343.i3155 ]
  %j.081.i.i = phi i64 [ %add1782.i.i, %for.body20.i351.i3173 ], [ 0, %for.body.i343.i3155 ]
  %add.ptr21.i.i3174 = getelementptr inbounds i32, ptr %add.ptr9.i350.i3168, i64 %j.081.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3174, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3175 = getelementptr inbounds i32, ptr %add.ptr.i347.i3159, i64 %j.081.i.i
  %add.ptr23.i.i3176 = getelementptr inbounds i32, ptr %add.ptr4.i.i3163, i64 %j.081.i.i
  %716 = load <8 x i32>, ptr %add.ptr23.i.i3176, align 4
  %717 = load <8 x i32>, ptr %add.ptr22.i.i3175, align 4
  %or9.i.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %716, <8 x i32> %717)
  store <8 x i32> %or9.i.i.i, ptr %add.ptr23.i.i3176, align 4
  %add17.i.i3177 = add nuw nsw i64 %add1782.i.i, 8
  %cmp18.not.i.i3178 = icmp sgt i64 %add17.i.i3177, %597
  br i1 %cmp18.not.i.i3178, label %for.cond25.preheader.i.i3179, label %for.body20.i351.i3173, !llvm.loop !110

for.body28.i.i3184:                               ; preds = %for.cond25.preheader.i.i3179, %for.body28.i.i3184
  %j.184.i.i = phi i64 [ %inc.i353.i, %for.body28.i.i3184 ], [ %j.0.lcssa.i.i3180, %for.cond25.preheader.i.i3179 ]
  %arrayidx29.i.i3185 = getelementptr inbounds i32, ptr %add.ptr4.i.i3163, i64 %j.184.i.i
  %718 = load i32, ptr %arrayidx29.i.i3185, align 4
  %arrayidx30.i.i3186 = getelementptr inbounds i32, ptr %add.ptr.i347.i3159, i64 %j.184.i.i
  %719 = load i32, ptr %arrayidx30.i.i3186, align 4
  %spec.select.i.i3187 = tail call i32 @llvm.smin.i32(i32 %718, i32 %719)
  store i32 %spec.select.i.i3187, ptr %arrayidx29.i.i3185, align 4
  %inc.i353.i = add nuw nsw i64 %j.184.i.i, 1
  %exitcond.not.i354.i = icmp eq i64 %inc.i353.i, %597
  br i1 %exitcond.not.i354.i, label %for.end41.i.i3181, label %for.body28.i.i3184, !llvm.loop !111

for.end41.i.i3181:                                ; preds = %for.body28.i.i3184, %for.cond25.preheader.i.i3179
  %inc43.i.i3182 = add nuw nsw i64 %m.086.i.i, 1
  %exitcond374.not.i3183 = icmp eq i64 %inc43.i.i3182, %704
  br i1 %exitcond374.not.i3183, label %for.inc101.i3120, label %for.body.i343.i3155, !llvm.loop !112

for.inc101.i3120:                                 ; preds = %for.end41.i.i3181, %if.end.i.i3205, %if.else94.i3154, %if.then93.i3188, %if.else94.thread.i3119
  %add.i3121 = add nuw nsw i64 %k44.0363.i, 512
  %add.ptr103.i3122 = getelementptr inbounds i8, ptr %values.0364.i, i64 %add.ptr103.idx.i3074
  %720 = load i64, ptr %arrayidx46.i3022, align 8
  %cmp47.not.i3123 = icmp slt i64 %add.i3121, %720
  br i1 %cmp47.not.i3123, label %for.body50.i3075, label %for.end106.i3023, !llvm.loop !113

for.end106.i3023:                                 ; preds = %for.inc101.i3120, %for.cond45.preheader.i3021
  %721 = load i64, ptr %a, align 8
  %cmp108.i3024 = icmp eq i64 %721, 0
  %tobool111.i3025 = icmp ne i64 %599, 0
  %or.cond184.i3026 = select i1 %cmp108.i3024, i1 %tobool111.i3025, i1 false
  br i1 %or.cond184.i3026, label %lor.lhs.false112.i3028, label %least_int.exit

lor.lhs.false112.i3028:                           ; preds = %for.end106.i3023
  %cmp113.i3029 = icmp ne ptr %cond.i3329, %600
  %tobool116.i3030 = icmp ne i64 %590, 0
  %or.cond185.i3031 = select i1 %cmp113.i3029, i1 true, i1 %tobool116.i3030
  br i1 %or.cond185.i3031, label %for.cond120.preheader.i3032, label %least_int.exit

for.cond120.preheader.i3032:                      ; preds = %lor.lhs.false112.i3028
  %cmp122.not365.i = icmp slt i64 %mul.i3322, 8
  br i1 %cmp122.not365.i, label %for.cond145.preheader.i3042, label %for.body124.lr.ph.i3033

for.body124.lr.ph.i3033:                          ; preds = %for.cond120.preheader.i3032
  %add.ptr131.i3034 = getelementptr inbounds i32, ptr %591, i64 %mul9.i3325
  br label %for.body124.i3035

for.cond145.preheader.i3042:                      ; preds = %if.end140.i3037, %for.cond120.preheader.i3032
  %k119.0.lcssa.i3043 = phi i64 [ 0, %for.cond120.preheader.i3032 ], [ %add121367.i, %if.end140.i3037 ]
  %cmp146368.i = icmp slt i64 %k119.0.lcssa.i3043, %mul.i3322
  br i1 %cmp146368.i, label %for.body148.lr.ph.i3044, label %least_int.exit

for.body148.lr.ph.i3044:                          ; preds = %for.cond145.preheader.i3042
  %722 = getelementptr i32, ptr %591, i64 %mul9.i3325
  br label %for.body148.i3045

for.body124.i3035:                                ; preds = %if.end140.i3037, %for.body124.lr.ph.i3033
  %add121367.i = phi i64 [ 8, %for.body124.lr.ph.i3033 ], [ %add121.i3040, %if.end140.i3037 ]
  %k119.0366.i = phi i64 [ 0, %for.body124.lr.ph.i3033 ], [ %add121367.i, %if.end140.i3037 ]
  %add.ptr125.i3036 = getelementptr inbounds i32, ptr %cond.i3329, i64 %k119.0366.i
  %723 = load <8 x i32>, ptr %add.ptr125.i3036, align 4
  br i1 %tobool116.i3030, label %land.lhs.true127.i3056, label %if.end140.i3037

land.lhs.true127.i3056:                           ; preds = %for.body124.i3035
  %724 = load i64, ptr %arrayidx8.i3324, align 8
  %tobool129.not.i3057 = icmp eq i64 %724, 0
  br i1 %tobool129.not.i3057, label %if.then136.i3061, label %if.then130.i3058

if.then130.i3058:                                 ; preds = %land.lhs.true127.i3056
  %add.ptr132.i3059 = getelementptr inbounds i32, ptr %add.ptr131.i3034, i64 %k119.0366.i
  %725 = load <8 x i32>, ptr %add.ptr132.i3059, align 4
  %add133.i3060 = add <8 x i32> %725, %723
  br label %if.end140.i3037

if.then136.i3061:                                 ; preds = %land.lhs.true127.i3056
  %726 = load i32, ptr %591, align 4
  %splat.splatinsert.i3062 = insertelement <8 x i32> poison, i32 %726, i64 0
  %splat.splat.i3063 = shufflevector <8 x i32> %splat.splatinsert.i3062, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i3064 = add <8 x i32> %splat.splat.i3063, %723
  br label %if.end140.i3037

if.end140.i3037:                                  ; preds = %if.then136.i3061, %if.then130.i3058, %for.body124.i3035
  %sum.0.i3038 = phi <8 x i32> [ %add133.i3060, %if.then130.i3058 ], [ %add138.i3064, %if.then136.i3061 ], [ %723, %for.body124.i3035 ]
  %add.ptr141.i3039 = getelementptr inbounds i32, ptr %600, i64 %k119.0366.i
  store <8 x i32> %sum.0.i3038, ptr %add.ptr141.i3039, align 4
  %add121.i3040 = add nuw nsw i64 %add121367.i, 8
  %cmp122.not.i3041 = icmp sgt i64 %add121.i3040, %mul.i3322
  br i1 %cmp122.not.i3041, label %for.cond145.preheader.i3042, label %for.body124.i3035, !llvm.loop !114

for.body148.i3045:                                ; preds = %cond.end159.i3047, %for.body148.lr.ph.i3044
  %k119.1369.i = phi i64 [ %k119.0.lcssa.i3043, %for.body148.lr.ph.i3044 ], [ %inc163.i3050, %cond.end159.i3047 ]
  %arrayidx151.i3046 = getelementptr inbounds i32, ptr %cond.i3329, i64 %k119.1369.i
  %727 = load i32, ptr %arrayidx151.i3046, align 4
  br i1 %tobool116.i3030, label %cond.true150.i3052, label %cond.end159.i3047

cond.true150.i3052:                               ; preds = %for.body148.i3045
  %728 = load i64, ptr %arrayidx8.i3324, align 8
  %mul153.i3053 = mul nsw i64 %728, %k119.1369.i
  %arrayidx155.i3054 = getelementptr i32, ptr %722, i64 %mul153.i3053
  %729 = load i32, ptr %arrayidx155.i3054, align 4
  %add156.i3055 = add nsw i32 %729, %727
  br label %cond.end159.i3047

cond.end159.i3047:                                ; preds = %cond.true150.i3052, %for.body148.i3045
  %cond160.i3048 = phi i32 [ %add156.i3055, %cond.true150.i3052 ], [ %727, %for.body148.i3045 ]
  %arrayidx161.i3049 = getelementptr inbounds i32, ptr %600, i64 %k119.1369.i
  store i32 %cond160.i3048, ptr %arrayidx161.i3049, align 4
  %inc163.i3050 = add nuw nsw i64 %k119.1369.i, 1
  %exitcond376.not.i3051 = icmp eq i64 %inc163.i3050, %mul.i3322
  br i1 %exitcond376.not.i3051, label %least_int.exit, label %for.body148.i3045, !llvm.loop !115

least_int.exit:                                   ; preds = %cond.end78.i3113, %cond.end159.i3047, %for.end106.i3023, %lor.lhs.false112.i3028, %for.cond145.preheader.i3042
  %retval.3.i3027 = phi i64 [ 0, %lor.lhs.false112.i3028 ], [ 0, %for.end106.i3023 ], [ 0, %for.cond145.preheader.i3042 ], [ 0, %cond.end159.i3047 ], [ 1, %cond.end78.i3113 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2991) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2990) #7
  br label %return

cond.false54:                                     ; preds = %cond.true39
  br i1 %tobool14.not.i3331, label %if.end30.i3340, label %land.lhs.true.i3332

land.lhs.true.i3332:                              ; preds = %cond.false54
  %tobool16.i3334.not = icmp eq i64 %590, 0
  br i1 %tobool16.i3334.not, label %if.then.i3336, label %land.lhs.true20.i3636

if.then.i3336:                                    ; preds = %land.lhs.true.i3332
  %730 = inttoptr i64 %603 to ptr
  %731 = load i64, ptr %730, align 8
  %tobool1.not.i.i3337 = icmp eq i64 %731, 0
  br i1 %tobool1.not.i.i3337, label %if.then.i.i3634, label %for.cond9.preheader.i.i3338

if.then.i.i3634:                                  ; preds = %if.then.i3336
  %mul.i.i3635 = shl nsw i64 %mul.i3322, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i.i3635, i1 false)
  br label %if.end30.i3340

for.cond9.preheader.i.i3338:                      ; preds = %if.then.i3336
  %cmp1033.i.i3339 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp1033.i.i3339, label %for.body13.i.i3629, label %if.end30.i3340

for.body13.i.i3629:                               ; preds = %for.cond9.preheader.i.i3338, %for.body13.i.i3629
  %k8.034.i.i3630 = phi i64 [ %inc16.i.i3632, %for.body13.i.i3629 ], [ 0, %for.cond9.preheader.i.i3338 ]
  %arrayidx14.i.i3631 = getelementptr inbounds i64, ptr %cond.i3329, i64 %k8.034.i.i3630
  store i64 %731, ptr %arrayidx14.i.i3631, align 8
  %inc16.i.i3632 = add nuw nsw i64 %k8.034.i.i3630, 1
  %exitcond.not.i.i3633 = icmp eq i64 %inc16.i.i3632, %mul.i3322
  br i1 %exitcond.not.i.i3633, label %if.end30.i3340, label %for.body13.i.i3629, !llvm.loop !35

land.lhs.true20.i3636:                            ; preds = %land.lhs.true.i3332
  %tobool22.not.i3637 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i3637, label %if.then28.i3641, label %if.then23.i3638

if.then23.i3638:                                  ; preds = %land.lhs.true20.i3636
  %add.ptr.i3639 = getelementptr inbounds i64, ptr %591, i64 %mul9.i3325
  %mul24.i3640 = shl i64 %mul.i3322, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3329, ptr nonnull align 8 %add.ptr.i3639, i64 %mul24.i3640, i1 false)
  br label %if.end30.i3340

if.then28.i3641:                                  ; preds = %land.lhs.true20.i3636
  %732 = load i64, ptr %591, align 8
  %tobool1.not.i285.i3642 = icmp eq i64 %732, 0
  br i1 %tobool1.not.i285.i3642, label %if.then.i295.i3650, label %for.cond9.preheader.i286.i3643

if.then.i295.i3650:                               ; preds = %if.then28.i3641
  %mul.i296.i3651 = shl nsw i64 %mul.i3322, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3329, i8 0, i64 %mul.i296.i3651, i1 false)
  br label %if.end30.i3340

for.cond9.preheader.i286.i3643:                   ; preds = %if.then28.i3641
  %cmp1033.i287.i3644 = icmp sgt i64 %mul.i3322, 0
  br i1 %cmp1033.i287.i3644, label %for.body13.i290.i3645, label %if.end30.i3340

for.body13.i290.i3645:                            ; preds = %for.cond9.preheader.i286.i3643, %for.body13.i290.i3645
  %k8.034.i291.i3646 = phi i64 [ %inc16.i293.i3648, %for.body13.i290.i3645 ], [ 0, %for.cond9.preheader.i286.i3643 ]
  %arrayidx14.i292.i3647 = getelementptr inbounds i64, ptr %cond.i3329, i64 %k8.034.i291.i3646
  store i64 %732, ptr %arrayidx14.i292.i3647, align 8
  %inc16.i293.i3648 = add nuw nsw i64 %k8.034.i291.i3646, 1
  %exitcond.not.i294.i3649 = icmp eq i64 %inc16.i293.i3648, %mul.i3322
  br i1 %exitcond.not.i294.i3649, label %if.end30.i3340, label %for.body13.i290.i3645, !llvm.loop !35

if.end30.i3340:                                   ; preds = %for.body13.i290.i3645, %for.body13.i.i3629, %for.cond9.preheader.i286.i3643, %if.then.i295.i3650, %if.then23.i3638, %for.cond9.preheader.i.i3338, %if.then.i.i3634, %cond.false54
  %cmp31.i3341 = icmp eq i64 %594, 0
  br i1 %cmp31.i3341, label %land.end.i3617, label %land.end.thread.i3342

land.end.thread.i3342:                            ; preds = %if.end30.i3340
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3312) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3313) #7
  br label %for.cond45.preheader.i3343

land.end.i3617:                                   ; preds = %if.end30.i3340
  %arrayidx32.i3618 = getelementptr inbounds i8, ptr %a, i64 56
  %733 = load i64, ptr %arrayidx32.i3618, align 8
  %cmp33.i3619 = icmp eq i64 %595, %733
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3312) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3313) #7
  br i1 %cmp33.i3619, label %for.body.lr.ph.i3620, label %for.cond45.preheader.i3343

for.body.lr.ph.i3620:                             ; preds = %land.end.i3617
  %places42.i3621 = getelementptr inbounds i8, ptr %found.i3313, i64 2080
  br label %for.body.i3622

for.cond45.preheader.i3343:                       ; preds = %for.body.i3622, %land.end.i3617, %land.end.thread.i3342
  %734 = phi i1 [ false, %land.end.thread.i3342 ], [ false, %land.end.i3617 ], [ true, %for.body.i3622 ]
  %arrayidx46.i3344 = getelementptr inbounds i8, ptr %a, i64 48
  %735 = load i64, ptr %arrayidx46.i3344, align 8
  %cmp47.not361.i3345 = icmp sgt i64 %735, 0
  br i1 %cmp47.not361.i3345, label %for.body50.lr.ph.i3393, label %for.end106.i3346

for.body50.lr.ph.i3393:                           ; preds = %for.cond45.preheader.i3343
  %places63.i3394 = getelementptr inbounds i8, ptr %found.i3313, i64 2080
  %cond67.i3395 = select i1 %734, ptr %places63.i3394, ptr %places.i3312
  %arrayidx68.i3396 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3397 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i3398 = trunc i64 %594 to i32
  %conv1.i.i3399 = trunc i64 %sub.i3321 to i32
  %count32.i.i3400 = getelementptr inbounds i8, ptr %found.i3313, i64 4160
  %cmp91.i3401 = icmp eq i64 %597, 1
  %cmp18.not80.i.i3402 = icmp slt i64 %597, 8
  %add.ptr103.idx.i3403 = shl nsw i64 %596, 12
  br label %for.body50.i3404

for.body.i3622:                                   ; preds = %for.body.i3622, %for.body.lr.ph.i3620
  %k.0360.i3623 = phi i64 [ 0, %for.body.lr.ph.i3620 ], [ %inc.i3627, %for.body.i3622 ]
  %conv40.i3624 = trunc nuw i64 %k.0360.i3623 to i32
  %arrayidx41.i3625 = getelementptr inbounds [520 x i32], ptr %found.i3313, i64 0, i64 %k.0360.i3623
  store i32 %conv40.i3624, ptr %arrayidx41.i3625, align 4
  %arrayidx43.i3626 = getelementptr inbounds [520 x i32], ptr %places42.i3621, i64 0, i64 %k.0360.i3623
  store i32 0, ptr %arrayidx43.i3626, align 4
  %inc.i3627 = add nuw nsw i64 %k.0360.i3623, 1
  %exitcond5184.not = icmp eq i64 %inc.i3627, 520
  br i1 %exitcond5184.not, label %for.cond45.preheader.i3343, label %for.body.i3622, !llvm.loop !116

for.body50.i3404:                                 ; preds = %for.inc101.i3451, %for.body50.lr.ph.i3393
  %736 = phi i64 [ %735, %for.body50.lr.ph.i3393 ], [ %762, %for.inc101.i3451 ]
  %values.0364.i3405 = phi ptr [ %589, %for.body50.lr.ph.i3393 ], [ %add.ptr103.i3453, %for.inc101.i3451 ]
  %k44.0363.i3406 = phi i64 [ 0, %for.body50.lr.ph.i3393 ], [ %add.i3452, %for.inc101.i3451 ]
  %sub52.i3407 = sub nsw i64 %736, %k44.0363.i3406
  %spec.select.i3408 = tail call i64 @llvm.smin.i64(i64 %sub52.i3407, i64 512)
  %737 = load i64, ptr %arrayidx68.i3396, align 8
  %cmp69.i3409 = icmp eq i64 %737, 4
  %738 = load i64, ptr %arrayidx76.i3397, align 8
  %cmp.not65.i.i3410 = icmp slt i64 %sub52.i3407, 8
  br i1 %cmp69.i3409, label %cond.true71.i3568, label %cond.false74.i3411

cond.true71.i3568:                                ; preds = %for.body50.i3404
  %add.ptr72.i3569 = getelementptr inbounds i32, ptr %593, i64 %k44.0363.i3406
  br i1 %cmp.not65.i.i3410, label %for.cond11.preheader.i.i3590, label %for.body.lr.ph.i.i3570

for.body.lr.ph.i.i3570:                           ; preds = %cond.true71.i3568
  %splat.splatinsert.i.i3571 = insertelement <8 x i64> poison, i64 %738, i64 0
  %splat.splat.i.i3572 = shufflevector <8 x i64> %splat.splatinsert.i.i3571, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3573

for.cond11.preheader.i.i3590:                     ; preds = %for.body.i.i3573, %cond.true71.i3568
  %outside.0.lcssa.i.i3591 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3568 ], [ %or7.i.i3585, %for.body.i.i3573 ]
  %k.0.lcssa.i.i3592 = phi i64 [ 0, %cond.true71.i3568 ], [ %add68.i.i3574, %for.body.i.i3573 ]
  br label %for.body14.i.i3593

for.body.i.i3573:                                 ; preds = %for.body.i.i3573, %for.body.lr.ph.i.i3570
  %add68.i.i3574 = phi i64 [ 8, %for.body.lr.ph.i.i3570 ], [ %add.i.i3588, %for.body.i.i3573 ]
  %k.067.i.i3575 = phi i64 [ 0, %for.body.lr.ph.i.i3570 ], [ %add68.i.i3574, %for.body.i.i3573 ]
  %outside.066.i.i3576 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3570 ], [ %or7.i.i3585, %for.body.i.i3573 ]
  %add.ptr.i.i3577 = getelementptr inbounds i32, ptr %add.ptr72.i3569, i64 %k.067.i.i3575
  %739 = load <8 x i32>, ptr %add.ptr.i.i3577, align 4
  %conv.i.i3578 = sext <8 x i32> %739 to <8 x i64>
  %isneg.i.i3579 = icmp slt <8 x i32> %739, zeroinitializer
  %and.i.i3580 = select <8 x i1> %isneg.i.i3579, <8 x i64> %splat.splat.i.i3572, <8 x i64> zeroinitializer
  %add1.i.i3581 = add <8 x i64> %and.i.i3580, %conv.i.i3578
  %add1.lobit.i.i3582 = ashr <8 x i64> %add1.i.i3581, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3583 = icmp slt <8 x i64> %add1.i.i3581, %splat.splat.i.i3572
  %or.i.i3584 = select <8 x i1> %cmp5.not.i.i3583, <8 x i64> %add1.lobit.i.i3582, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3585 = or <8 x i64> %or.i.i3584, %outside.066.i.i3576
  %conv8.i.i3586 = trunc <8 x i64> %add1.i.i3581 to <8 x i32>
  %add.ptr9.i.i3587 = getelementptr inbounds i32, ptr %cond67.i3395, i64 %k.067.i.i3575
  store <8 x i32> %conv8.i.i3586, ptr %add.ptr9.i.i3587, align 4
  %add.i.i3588 = add nuw nsw i64 %add68.i.i3574, 8
  %cmp.not.i.i3589 = icmp sgt i64 %add.i.i3588, %spec.select.i3408
  br i1 %cmp.not.i.i3589, label %for.cond11.preheader.i.i3590, label %for.body.i.i3573, !llvm.loop !8

for.cond18.preheader.i.i3600:                     ; preds = %for.body14.i.i3593
  %cmp1972.i.i3601 = icmp slt i64 %k.0.lcssa.i.i3592, %spec.select.i3408
  br i1 %cmp1972.i.i3601, label %for.body21.i.i3602, label %cond.end78.i3444

for.body14.i.i3593:                               ; preds = %for.body14.i.i3593, %for.cond11.preheader.i.i3590
  %j.071.i.i3594 = phi i64 [ 0, %for.cond11.preheader.i.i3590 ], [ %inc.i.i3598, %for.body14.i.i3593 ]
  %wrong.070.i.i3595 = phi i64 [ 0, %for.cond11.preheader.i.i3590 ], [ %or15.i.i3597, %for.body14.i.i3593 ]
  %vecext.i.i3596 = extractelement <8 x i64> %outside.0.lcssa.i.i3591, i64 %j.071.i.i3594
  %or15.i.i3597 = or i64 %vecext.i.i3596, %wrong.070.i.i3595
  %inc.i.i3598 = add nuw nsw i64 %j.071.i.i3594, 1
  %exitcond.not.i298.i3599 = icmp eq i64 %inc.i.i3598, 8
  br i1 %exitcond.not.i298.i3599, label %for.cond18.preheader.i.i3600, label %for.body14.i.i3593, !llvm.loop !9

for.body21.i.i3602:                               ; preds = %for.cond18.preheader.i.i3600, %for.body21.i.i3602
  %k.174.i.i3603 = phi i64 [ %inc35.i.i3615, %for.body21.i.i3602 ], [ %k.0.lcssa.i.i3592, %for.cond18.preheader.i.i3600 ]
  %wrong.173.i.i3604 = phi i64 [ %or31.i.i3612, %for.body21.i.i3602 ], [ %or15.i.i3597, %for.cond18.preheader.i.i3600 ]
  %arrayidx.i.i3605 = getelementptr inbounds i32, ptr %add.ptr72.i3569, i64 %k.174.i.i3603
  %740 = load i32, ptr %arrayidx.i.i3605, align 4
  %conv23.i.i3606 = sext i32 %740 to i64
  %cmp25.i.i3607 = icmp slt i32 %740, 0
  %cond.i.i3608 = select i1 %cmp25.i.i3607, i64 %738, i64 0
  %add27.i.i3609 = add nsw i64 %cond.i.i3608, %conv23.i.i3606
  %cmp28.i.i3610 = icmp uge i64 %add27.i.i3609, %738
  %conv30.i.i3611 = zext i1 %cmp28.i.i3610 to i64
  %or31.i.i3612 = or i64 %wrong.173.i.i3604, %conv30.i.i3611
  %conv32.i.i3613 = trunc i64 %add27.i.i3609 to i32
  %arrayidx33.i.i3614 = getelementptr inbounds i32, ptr %cond67.i3395, i64 %k.174.i.i3603
  store i32 %conv32.i.i3613, ptr %arrayidx33.i.i3614, align 4
  %inc35.i.i3615 = add nuw nsw i64 %k.174.i.i3603, 1
  %exitcond76.not.i.i3616 = icmp eq i64 %inc35.i.i3615, %spec.select.i3408
  br i1 %exitcond76.not.i.i3616, label %cond.end78.i3444, label %for.body21.i.i3602, !llvm.loop !10

cond.false74.i3411:                               ; preds = %for.body50.i3404
  %add.ptr75.i3412 = getelementptr inbounds i64, ptr %593, i64 %k44.0363.i3406
  br i1 %cmp.not65.i.i3410, label %for.cond10.preheader.i.i3432, label %for.body.lr.ph.i299.i3413

for.body.lr.ph.i299.i3413:                        ; preds = %cond.false74.i3411
  %splat.splatinsert.i300.i3414 = insertelement <8 x i64> poison, i64 %738, i64 0
  %splat.splat.i301.i3415 = shufflevector <8 x i64> %splat.splatinsert.i300.i3414, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3416

for.cond10.preheader.i.i3432:                     ; preds = %for.body.i302.i3416, %cond.false74.i3411
  %outside.0.lcssa.i314.i3433 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3411 ], [ %or7.i310.i3427, %for.body.i302.i3416 ]
  %k.0.lcssa.i315.i3434 = phi i64 [ 0, %cond.false74.i3411 ], [ %add66.i.i3417, %for.body.i302.i3416 ]
  br label %for.body13.i316.i3435

for.body.i302.i3416:                              ; preds = %for.body.i302.i3416, %for.body.lr.ph.i299.i3413
  %add66.i.i3417 = phi i64 [ 8, %for.body.lr.ph.i299.i3413 ], [ %add.i312.i3430, %for.body.i302.i3416 ]
  %k.065.i.i3418 = phi i64 [ 0, %for.body.lr.ph.i299.i3413 ], [ %add66.i.i3417, %for.body.i302.i3416 ]
  %outside.064.i.i3419 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3413 ], [ %or7.i310.i3427, %for.body.i302.i3416 ]
  %add.ptr.i303.i3420 = getelementptr inbounds i64, ptr %add.ptr75.i3412, i64 %k.065.i.i3418
  %741 = load <8 x i64>, ptr %add.ptr.i303.i3420, align 8
  %isneg.i304.i3421 = icmp slt <8 x i64> %741, zeroinitializer
  %and.i305.i3422 = select <8 x i1> %isneg.i304.i3421, <8 x i64> %splat.splat.i301.i3415, <8 x i64> zeroinitializer
  %add1.i306.i3423 = add <8 x i64> %and.i305.i3422, %741
  %add1.lobit.i307.i3424 = ashr <8 x i64> %add1.i306.i3423, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3425 = icmp slt <8 x i64> %add1.i306.i3423, %splat.splat.i301.i3415
  %or.i309.i3426 = select <8 x i1> %cmp5.not.i308.i3425, <8 x i64> %add1.lobit.i307.i3424, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3427 = or <8 x i64> %or.i309.i3426, %outside.064.i.i3419
  %conv.i311.i3428 = trunc <8 x i64> %add1.i306.i3423 to <8 x i32>
  %add.ptr8.i.i3429 = getelementptr inbounds i32, ptr %cond67.i3395, i64 %k.065.i.i3418
  store <8 x i32> %conv.i311.i3428, ptr %add.ptr8.i.i3429, align 4
  %add.i312.i3430 = add nuw nsw i64 %add66.i.i3417, 8
  %cmp.not.i313.i3431 = icmp sgt i64 %add.i312.i3430, %spec.select.i3408
  br i1 %cmp.not.i313.i3431, label %for.cond10.preheader.i.i3432, label %for.body.i302.i3416, !llvm.loop !11

for.cond17.preheader.i.i3442:                     ; preds = %for.body13.i316.i3435
  %cmp1870.i.i3443 = icmp slt i64 %k.0.lcssa.i315.i3434, %spec.select.i3408
  br i1 %cmp1870.i.i3443, label %for.body20.i.i3554, label %cond.end78.i3444

for.body13.i316.i3435:                            ; preds = %for.body13.i316.i3435, %for.cond10.preheader.i.i3432
  %j.069.i.i3436 = phi i64 [ 0, %for.cond10.preheader.i.i3432 ], [ %inc.i318.i3440, %for.body13.i316.i3435 ]
  %wrong.068.i.i3437 = phi i64 [ 0, %for.cond10.preheader.i.i3432 ], [ %or14.i.i3439, %for.body13.i316.i3435 ]
  %vecext.i317.i3438 = extractelement <8 x i64> %outside.0.lcssa.i314.i3433, i64 %j.069.i.i3436
  %or14.i.i3439 = or i64 %vecext.i317.i3438, %wrong.068.i.i3437
  %inc.i318.i3440 = add nuw nsw i64 %j.069.i.i3436, 1
  %exitcond.not.i319.i3441 = icmp eq i64 %inc.i318.i3440, 8
  br i1 %exitcond.not.i319.i3441, label %for.cond17.preheader.i.i3442, label %for.body13.i316.i3435, !llvm.loop !12

for.body20.i.i3554:                               ; preds = %for.cond17.preheader.i.i3442, %for.body20.i.i3554
  %k.172.i.i3555 = phi i64 [ %inc33.i.i3566, %for.body20.i.i3554 ], [ %k.0.lcssa.i315.i3434, %for.cond17.preheader.i.i3442 ]
  %wrong.171.i.i3556 = phi i64 [ %or29.i.i3563, %for.body20.i.i3554 ], [ %or14.i.i3439, %for.cond17.preheader.i.i3442 ]
  %arrayidx.i321.i3557 = getelementptr inbounds i64, ptr %add.ptr75.i3412, i64 %k.172.i.i3555
  %742 = load i64, ptr %arrayidx.i321.i3557, align 8
  %cmp23.i.i3558 = icmp slt i64 %742, 0
  %cond.i322.i3559 = select i1 %cmp23.i.i3558, i64 %738, i64 0
  %add25.i.i3560 = add nsw i64 %cond.i322.i3559, %742
  %cmp26.i.i3561 = icmp uge i64 %add25.i.i3560, %738
  %conv28.i.i3562 = zext i1 %cmp26.i.i3561 to i64
  %or29.i.i3563 = or i64 %wrong.171.i.i3556, %conv28.i.i3562
  %conv30.i323.i3564 = trunc i64 %add25.i.i3560 to i32
  %arrayidx31.i.i3565 = getelementptr inbounds i32, ptr %cond67.i3395, i64 %k.172.i.i3555
  store i32 %conv30.i323.i3564, ptr %arrayidx31.i.i3565, align 4
  %inc33.i.i3566 = add nuw nsw i64 %k.172.i.i3555, 1
  %exitcond74.not.i.i3567 = icmp eq i64 %inc33.i.i3566, %spec.select.i3408
  br i1 %exitcond74.not.i.i3567, label %cond.end78.i3444, label %for.body20.i.i3554, !llvm.loop !13

cond.end78.i3444:                                 ; preds = %for.body20.i.i3554, %for.body21.i.i3602, %for.cond17.preheader.i.i3442, %for.cond18.preheader.i.i3600
  %cond79.in.in.i3445 = phi i64 [ %or15.i.i3597, %for.cond18.preheader.i.i3600 ], [ %or14.i.i3439, %for.cond17.preheader.i.i3442 ], [ %or31.i.i3612, %for.body21.i.i3602 ], [ %or29.i.i3563, %for.body20.i.i3554 ]
  %cond79.in.not.i3446 = icmp eq i64 %cond79.in.in.i3445, 0
  br i1 %cond79.in.not.i3446, label %if.end82.i3447, label %least_long.exit

if.end82.i3447:                                   ; preds = %cond.end78.i3444
  br i1 %734, label %if.end87.i3481, label %if.else85.i3448

if.else85.i3448:                                  ; preds = %if.end82.i3447
  %cmp55.i.i3449 = icmp sgt i64 %sub52.i3407, 0
  br i1 %cmp55.i.i3449, label %for.body.i326.i3455, label %if.else94.thread.i3450

for.cond12.preheader.i.i3468:                     ; preds = %for.body.i326.i3455
  %tobool.not.i.i3469 = icmp eq i64 %add.i328.i3465, 0
  br i1 %tobool.not.i.i3469, label %if.else94.thread.i3450, label %for.body16.lr.ph.i.i3470

for.body16.lr.ph.i.i3470:                         ; preds = %for.cond12.preheader.i.i3468
  %sub18.i.i3471 = add nsw i64 %add.i328.i3465, -1
  %arrayidx19.i.i3472 = getelementptr inbounds [520 x i32], ptr %found.i3313, i64 0, i64 %sub18.i.i3471
  %arrayidx25.i.i3473 = getelementptr inbounds [520 x i32], ptr %places63.i3394, i64 0, i64 %sub18.i.i3471
  br label %for.body16.i.i3474

for.body.i326.i3455:                              ; preds = %if.else85.i3448, %for.body.i326.i3455
  %n.057.i.i3456 = phi i64 [ %add.i328.i3465, %for.body.i326.i3455 ], [ 0, %if.else85.i3448 ]
  %k.056.i.i3457 = phi i64 [ %inc.i329.i3466, %for.body.i326.i3455 ], [ 0, %if.else85.i3448 ]
  %arrayidx.i327.i3458 = getelementptr inbounds i32, ptr %places.i3312, i64 %k.056.i.i3457
  %743 = load i32, ptr %arrayidx.i327.i3458, align 4
  %sub3.i.i3459 = sub i32 %743, %conv.i324.i3398
  %conv4.i.i3460 = trunc i64 %k.056.i.i3457 to i32
  %arrayidx5.i.i3461 = getelementptr inbounds [520 x i32], ptr %found.i3313, i64 0, i64 %n.057.i.i3456
  store i32 %conv4.i.i3460, ptr %arrayidx5.i.i3461, align 4
  %arrayidx7.i.i3462 = getelementptr inbounds [520 x i32], ptr %places63.i3394, i64 0, i64 %n.057.i.i3456
  store i32 %sub3.i.i3459, ptr %arrayidx7.i.i3462, align 4
  %cmp8.i.i3463 = icmp ult i32 %sub3.i.i3459, %conv1.i.i3399
  %conv10.i.i3464 = zext i1 %cmp8.i.i3463 to i64
  %add.i328.i3465 = add nuw nsw i64 %n.057.i.i3456, %conv10.i.i3464
  %inc.i329.i3466 = add nuw nsw i64 %k.056.i.i3457, 1
  %exitcond.not.i330.i3467 = icmp eq i64 %inc.i329.i3466, %spec.select.i3408
  br i1 %exitcond.not.i330.i3467, label %for.cond12.preheader.i.i3468, label %for.body.i326.i3455, !llvm.loop !14

for.body16.i.i3474:                               ; preds = %for.body16.i.i3474, %for.body16.lr.ph.i.i3470
  %k11.058.i.i3475 = phi i64 [ 0, %for.body16.lr.ph.i.i3470 ], [ %inc30.i.i3479, %for.body16.i.i3474 ]
  %744 = load i32, ptr %arrayidx19.i.i3472, align 4
  %add21.i.i3476 = add nuw nsw i64 %k11.058.i.i3475, %add.i328.i3465
  %arrayidx22.i.i3477 = getelementptr inbounds [520 x i32], ptr %found.i3313, i64 0, i64 %add21.i.i3476
  store i32 %744, ptr %arrayidx22.i.i3477, align 4
  %745 = load i32, ptr %arrayidx25.i.i3473, align 4
  %arrayidx28.i.i3478 = getelementptr inbounds [520 x i32], ptr %places63.i3394, i64 0, i64 %add21.i.i3476
  store i32 %745, ptr %arrayidx28.i.i3478, align 4
  %inc30.i.i3479 = add nuw nsw i64 %k11.058.i.i3475, 1
  %exitcond.not.i3480 = icmp eq i64 %inc30.i.i3479, 8
  br i1 %exitcond.not.i3480, label %if.end87.i3481, label %for.body16.i.i3474, !llvm.loop !15

if.else94.thread.i3450:                           ; preds = %for.cond12.preheader.i.i3468, %if.else85.i3448
  store i64 0, ptr %count32.i.i3400, align 8
  br label %for.inc101.i3451

if.end87.i3481:                                   ; preds = %for.body16.i.i3474, %if.end82.i3447
  %746 = phi i64 [ %spec.select.i3408, %if.end82.i3447 ], [ %add.i328.i3465, %for.body16.i.i3474 ]
  store i64 %746, ptr %count32.i.i3400, align 8
  %tobool89.i3482 = icmp ne i64 %746, 0
  %or.cond183.i3483 = select i1 %tobool89.i3482, i1 %cmp91.i3401, i1 false
  %cmp47.i.i3484 = icmp sgt i64 %746, 0
  br i1 %or.cond183.i3483, label %if.then93.i3527, label %if.else94.i3485

if.then93.i3527:                                  ; preds = %if.end87.i3481
  br i1 %cmp47.i.i3484, label %for.body.preheader.i.i3528, label %for.inc101.i3451

for.body.preheader.i.i3528:                       ; preds = %if.then93.i3527
  %747 = load i32, ptr %places63.i3394, align 8
  %conv.i331.i3529 = sext i32 %747 to i64
  %arrayidx1.i.i3530 = getelementptr inbounds i64, ptr %cond.i3329, i64 %conv.i331.i3529
  %748 = load i64, ptr %arrayidx1.i.i3530, align 8
  br label %for.body.i332.i3531

for.body.i332.i3531:                              ; preds = %if.end.i.i3544, %for.body.preheader.i.i3528
  %before.050.i.i3532 = phi i64 [ %conv5.i.i3536, %if.end.i.i3544 ], [ %conv.i331.i3529, %for.body.preheader.i.i3528 ]
  %m.049.i.i3533 = phi i64 [ %inc.i339.i3552, %if.end.i.i3544 ], [ 0, %for.body.preheader.i.i3528 ]
  %found.048.i.i3534 = phi i64 [ %cond.i338.i3550, %if.end.i.i3544 ], [ %748, %for.body.preheader.i.i3528 ]
  %arrayidx4.i.i3535 = getelementptr inbounds [520 x i32], ptr %places63.i3394, i64 0, i64 %m.049.i.i3533
  %749 = load i32, ptr %arrayidx4.i.i3535, align 4
  %conv5.i.i3536 = sext i32 %749 to i64
  %add.i333.i3537 = add nuw nsw i64 %m.049.i.i3533, 8
  %arrayidx7.i334.i3538 = getelementptr inbounds [520 x i32], ptr %places63.i3394, i64 0, i64 %add.i333.i3537
  %750 = load i32, ptr %arrayidx7.i334.i3538, align 4
  %idx.ext.i.i3539 = sext i32 %750 to i64
  %add.ptr.i335.i3540 = getelementptr inbounds i64, ptr %cond.i3329, i64 %idx.ext.i.i3539
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3540, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3541 = icmp eq i64 %before.050.i.i3532, %conv5.i.i3536
  br i1 %cmp8.not.i.i3541, label %if.end.i.i3544, label %if.then.i336.i3542

if.then.i336.i3542:                               ; preds = %for.body.i332.i3531
  %arrayidx10.i.i3543 = getelementptr inbounds i64, ptr %cond.i3329, i64 %conv5.i.i3536
  %751 = load i64, ptr %arrayidx10.i.i3543, align 8
  br label %if.end.i.i3544

if.end.i.i3544:                                   ; preds = %if.then.i336.i3542, %for.body.i332.i3531
  %found.1.i.i3545 = phi i64 [ %751, %if.then.i336.i3542 ], [ %found.048.i.i3534, %for.body.i332.i3531 ]
  %arrayidx11.i.i3546 = getelementptr inbounds [520 x i32], ptr %found.i3313, i64 0, i64 %m.049.i.i3533
  %752 = load i32, ptr %arrayidx11.i.i3546, align 4
  %conv12.i.i3547 = sext i32 %752 to i64
  %mul.i337.i3548 = mul nsw i64 %596, %conv12.i.i3547
  %arrayidx13.i.i3549 = getelementptr inbounds i64, ptr %values.0364.i3405, i64 %mul.i337.i3548
  %753 = load i64, ptr %arrayidx13.i.i3549, align 8
  %cond.i338.i3550 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i3545, i64 %753)
  %arrayidx23.i.i3551 = getelementptr inbounds i64, ptr %cond.i3329, i64 %conv5.i.i3536
  store i64 %cond.i338.i3550, ptr %arrayidx23.i.i3551, align 8
  %inc.i339.i3552 = add nuw nsw i64 %m.049.i.i3533, 1
  %exitcond375.not.i3553 = icmp eq i64 %inc.i339.i3552, %746
  br i1 %exitcond375.not.i3553, label %for.inc101.i3451, label %for.body.i332.i3531, !llvm.loop !117

if.else94.i3485:                                  ; preds = %if.end87.i3481
  br i1 %cmp47.i.i3484, label %for.body.i343.i3486, label %for.inc101.i3451

for.body.i343.i3486:                              ; preds = %if.else94.i3485, %for.end41.i.i3517
  %m.086.i.i3487 = phi i64 [ %inc43.i.i3518, %for.end41.i.i3517 ], [ 0, %if.else94.i3485 ]
  %arrayidx.i344.i3488 = getelementptr inbounds [520 x i32], ptr %found.i3313, i64 0, i64 %m.086.i.i3487
  %754 = load i32, ptr %arrayidx.i344.i3488, align 4
  %conv.i345.i3489 = sext i32 %754 to i64
  %mul.i346.i3490 = mul nsw i64 %596, %conv.i345.i3489
  %add.ptr.i347.i3491 = getelementptr inbounds i64, ptr %values.0364.i3405, i64 %mul.i346.i3490
  %arrayidx1.i348.i3492 = getelementptr inbounds [520 x i32], ptr %places63.i3394, i64 0, i64 %m.086.i.i3487
  %755 = load i32, ptr %arrayidx1.i348.i3492, align 4
  %conv2.i.i3493 = sext i32 %755 to i64
  %mul3.i.i3494 = mul nsw i64 %597, %conv2.i.i3493
  %add.ptr4.i.i3495 = getelementptr inbounds i64, ptr %cond.i3329, i64 %mul3.i.i3494
  %add.i349.i3496 = add nuw nsw i64 %m.086.i.i3487, 8
  %arrayidx6.i.i3497 = getelementptr inbounds [520 x i32], ptr %found.i3313, i64 0, i64 %add.i349.i3496
  %756 = load i32, ptr %arrayidx6.i.i3497, align 4
  %conv7.i.i3498 = sext i32 %756 to i64
  %mul8.i.i3499 = mul nsw i64 %596, %conv7.i.i3498
  %add.ptr9.i350.i3500 = getelementptr inbounds i64, ptr %values.0364.i3405, i64 %mul8.i.i3499
  %arrayidx12.i.i3501 = getelementptr inbounds [520 x i32], ptr %places63.i3394, i64 0, i64 %add.i349.i3496
  %757 = load i32, ptr %arrayidx12.i.i3501, align 4
  %conv13.i.i3502 = sext i32 %757 to i64
  %mul14.i.i3503 = mul nsw i64 %597, %conv13.i.i3502
  %add.ptr15.i.i3504 = getelementptr inbounds i64, ptr %cond.i3329, i64 %mul14.i.i3503
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3504, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i3402, label %for.cond25.preheader.i.i3514, label %for.body20.i351.i3505

for.cond25.preheader.i.i3514:                     ; preds = %for.body20.i351.i3505, %for.body.i343.i3486
  %j.0.lcssa.i.i3515 = phi i64 [ 0, %for.body.i343.i3486 ], [ %add1782.i.i3506, %for.body20.i351.i3505 ]
  %cmp2683.i.i3516 = icmp slt i64 %j.0.lcssa.i.i3515, %597
  br i1 %cmp2683.i.i3516, label %for.body28.i.i3520, label %for.end41.i.i3517

for.body20.i351.i3505:                            ; preds = %for.body.i343.i3486, %for.body20.i351.i3505
  %add1782.i.i3506 = phi i64 [ %add17.i.i3512, %for.body20.i351.i3505 ], [ 8, %for.body.i343.i3486 ]
  %j.081.i.i3507 = phi i64 [ %add1782.i.i3506, %for.body20.i351.i3505 ], [ 0, %for.body.i343.i3486 ]
  %add.ptr21.i.i3508 = getelementptr inbounds i64, ptr %add.ptr9.i350.i3500, i64 %j.081.i.i3507
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3508, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3509 = getelementptr inbounds i64, ptr %add.ptr.i347.i3491, i64 %j.081.i.i3507
  %add.ptr23.i.i3510 = getelementptr inbounds i64, ptr %add.ptr4.i.i3495, i64 %j.081.i.i3507
  %758 = load <8 x i64>, ptr %add.ptr23.i.i3510, align 8
  %759 = load <8 x i64>, ptr %add.ptr22.i.i3509, align 8
  %or9.i.i.i3511 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %758, <8 x i64> %759)
  store <8 x i64> %or9.i.i.i3511, ptr %add.ptr23.i.i3510, align 8
  %add17.i.i3512 = add nuw nsw i64 %add1782.i.i3506, 8
  %cmp18.not.i.i3513 = icmp sgt i64 %add17.i.i3512, %597
  br i1 %cmp18.not.i.i3513, label %for.cond25.preheader.i.i3514, label %for.body20.i351.i3505, !llvm.loop !118

for.body28.i.i3520:                               ; preds = %for.cond25.preheader.i.i3514, %for.body28.i.i3520
  %j.184.i.i3521 = phi i64 [ %inc.i353.i3525, %for.body28.i.i3520 ], [ %j.0.lcssa.i.i3515, %for.cond25.preheader.i.i3514 ]
  %arrayidx29.i.i3522 = getelementptr inbounds i64, ptr %add.ptr4.i.i3495, i64 %j.184.i.i3521
  %760 = load i64, ptr %arrayidx29.i.i3522, align 8
  %arrayidx30.i.i3523 = getelementptr inbounds i64, ptr %add.ptr.i347.i3491, i64 %j.184.i.i3521
  %761 = load i64, ptr %arrayidx30.i.i3523, align 8
  %spec.select.i.i3524 = tail call i64 @llvm.smin.i64(i64 %760, i64 %761)
  store i64 %spec.select.i.i3524, ptr %arrayidx29.i.i3522, align 8
  %inc.i353.i3525 = add nuw nsw i64 %j.184.i.i3521, 1
  %exitcond.not.i354.i3526 = icmp eq i64 %inc.i353.i3525, %597
  br i1 %exitcond.not.i354.i3526, label %for.end41.i.i3517, label %for.body28.i.i3520, !llvm.loop !119

for.end41.i.i3517:                                ; preds = %for.body28.i.i3520, %for.cond25.preheader.i.i3514
  %inc43.i.i3518 = add nuw nsw i64 %m.086.i.i3487, 1
  %exitcond374.not.i3519 = icmp eq i64 %inc43.i.i3518, %746
  br i1 %exitcond374.not.i3519, label %for.inc101.i3451, label %for.body.i343.i3486, !llvm.loop !120

for.inc101.i3451:                                 ; preds = %for.end41.i.i3517, %if.end.i.i3544, %if.else94.i3485, %if.then93.i3527, %if.else94.thread.i3450
  %add.i3452 = add nuw nsw i64 %k44.0363.i3406, 512
  %add.ptr103.i3453 = getelementptr inbounds i8, ptr %values.0364.i3405, i64 %add.ptr103.idx.i3403
  %762 = load i64, ptr %arrayidx46.i3344, align 8
  %cmp47.not.i3454 = icmp slt i64 %add.i3452, %762
  br i1 %cmp47.not.i3454, label %for.body50.i3404, label %for.end106.i3346, !llvm.loop !121

for.end106.i3346:                                 ; preds = %for.inc101.i3451, %for.cond45.preheader.i3343
  %763 = load i64, ptr %a, align 8
  %cmp108.i3347 = icmp eq i64 %763, 0
  %tobool111.i3348 = icmp ne i64 %599, 0
  %or.cond184.i3349 = select i1 %cmp108.i3347, i1 %tobool111.i3348, i1 false
  br i1 %or.cond184.i3349, label %lor.lhs.false112.i3351, label %least_long.exit

lor.lhs.false112.i3351:                           ; preds = %for.end106.i3346
  %cmp113.i3352 = icmp ne ptr %cond.i3329, %600
  %tobool116.i3353 = icmp ne i64 %590, 0
  %or.cond185.i3354 = select i1 %cmp113.i3352, i1 true, i1 %tobool116.i3353
  br i1 %or.cond185.i3354, label %for.cond120.preheader.i3355, label %least_long.exit

for.cond120.preheader.i3355:                      ; preds = %lor.lhs.false112.i3351
  %cmp122.not365.i3356 = icmp slt i64 %mul.i3322, 8
  br i1 %cmp122.not365.i3356, label %for.cond145.preheader.i3368, label %for.body124.lr.ph.i3357

for.body124.lr.ph.i3357:                          ; preds = %for.cond120.preheader.i3355
  %add.ptr131.i3358 = getelementptr inbounds i64, ptr %591, i64 %mul9.i3325
  br label %for.body124.i3359

for.cond145.preheader.i3368:                      ; preds = %if.end140.i3363, %for.cond120.preheader.i3355
  %k119.0.lcssa.i3369 = phi i64 [ 0, %for.cond120.preheader.i3355 ], [ %add121367.i3360, %if.end140.i3363 ]
  %cmp146368.i3370 = icmp slt i64 %k119.0.lcssa.i3369, %mul.i3322
  br i1 %cmp146368.i3370, label %for.body148.lr.ph.i3371, label %least_long.exit

for.body148.lr.ph.i3371:                          ; preds = %for.cond145.preheader.i3368
  %764 = getelementptr i64, ptr %591, i64 %mul9.i3325
  br label %for.body148.i3372

for.body124.i3359:                                ; preds = %if.end140.i3363, %for.body124.lr.ph.i3357
  %add121367.i3360 = phi i64 [ 8, %for.body124.lr.ph.i3357 ], [ %add121.i3366, %if.end140.i3363 ]
  %k119.0366.i3361 = phi i64 [ 0, %for.body124.lr.ph.i3357 ], [ %add121367.i3360, %if.end140.i3363 ]
  %add.ptr125.i3362 = getelementptr inbounds i64, ptr %cond.i3329, i64 %k119.0366.i3361
  %765 = load <8 x i64>, ptr %add.ptr125.i3362, align 8
  br i1 %tobool116.i3353, label %land.lhs.true127.i3384, label %if.end140.i3363

land.lhs.true127.i3384:                           ; preds = %for.body124.i3359
  %766 = load i64, ptr %arrayidx8.i3324, align 8
  %tobool129.not.i3385 = icmp eq i64 %766, 0
  br i1 %tobool129.not.i3385, label %if.then136.i3389, label %if.then130.i3386

if.then130.i3386:                                 ; preds = %land.lhs.true127.i3384
  %add.ptr132.i3387 = getelementptr inbounds i64, ptr %add.ptr131.i3358, i64 %k119.0366.i3361
  %767 = load <8 x i64>, ptr %add.ptr132.i3387, align 8
  %add133.i3388 = add <8 x i64> %767, %765
  br label %if.end140.i3363

if.then136.i3389:                                 ; preds = %land.lhs.true127.i3384
  %768 = load i64, ptr %591, align 8
  %splat.splatinsert.i3390 = insertelement <8 x i64> poison, i64 %768, i64 0
  %splat.splat.i3391 = shufflevector <8 x i64> %splat.splatinsert.i3390, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i3392 = add <8 x i64> %splat.splat.i3391, %765
  br label %if.end140.i3363

if.end140.i3363:                                  ; preds = %if.then136.i3389, %if.then130.i3386, %for.body124.i3359
  %sum.0.i3364 = phi <8 x i64> [ %add133.i3388, %if.then130.i3386 ], [ %add138.i3392, %if.then136.i3389 ], [ %765, %for.body124.i3359 ]
  %add.ptr141.i3365 = getelementptr inbounds i64, ptr %600, i64 %k119.0366.i3361
  store <8 x i64> %sum.0.i3364, ptr %add.ptr141.i3365, align 8
  %add121.i3366 = add nuw nsw i64 %add121367.i3360, 8
  %cmp122.not.i3367 = icmp sgt i64 %add121.i3366, %mul.i3322
  br i1 %cmp122.not.i3367, label %for.cond145.preheader.i3368, label %for.body124.i3359, !llvm.loop !122

for.body148.i3372:                                ; preds = %cond.end159.i3375, %for.body148.lr.ph.i3371
  %k119.1369.i3373 = phi i64 [ %k119.0.lcssa.i3369, %for.body148.lr.ph.i3371 ], [ %inc163.i3378, %cond.end159.i3375 ]
  %arrayidx151.i3374 = getelementptr inbounds i64, ptr %cond.i3329, i64 %k119.1369.i3373
  %769 = load i64, ptr %arrayidx151.i3374, align 8
  br i1 %tobool116.i3353, label %cond.true150.i3380, label %cond.end159.i3375

cond.true150.i3380:                               ; preds = %for.body148.i3372
  %770 = load i64, ptr %arrayidx8.i3324, align 8
  %mul153.i3381 = mul nsw i64 %770, %k119.1369.i3373
  %arrayidx155.i3382 = getelementptr i64, ptr %764, i64 %mul153.i3381
  %771 = load i64, ptr %arrayidx155.i3382, align 8
  %add156.i3383 = add nsw i64 %771, %769
  br label %cond.end159.i3375

cond.end159.i3375:                                ; preds = %cond.true150.i3380, %for.body148.i3372
  %cond160.i3376 = phi i64 [ %add156.i3383, %cond.true150.i3380 ], [ %769, %for.body148.i3372 ]
  %arrayidx161.i3377 = getelementptr inbounds i64, ptr %600, i64 %k119.1369.i3373
  store i64 %cond160.i3376, ptr %arrayidx161.i3377, align 8
  %inc163.i3378 = add nuw nsw i64 %k119.1369.i3373, 1
  %exitcond376.not.i3379 = icmp eq i64 %inc163.i3378, %mul.i3322
  br i1 %exitcond376.not.i3379, label %least_long.exit, label %for.body148.i3372, !llvm.loop !123

least_long.exit:                                  ; preds = %cond.end78.i3444, %cond.end159.i3375, %for.end106.i3346, %lor.lhs.false112.i3351, %for.cond145.preheader.i3368
  %retval.3.i3350 = phi i64 [ 0, %lor.lhs.false112.i3351 ], [ 0, %for.end106.i3346 ], [ 0, %for.cond145.preheader.i3368 ], [ 0, %cond.end159.i3375 ], [ 1, %cond.end78.i3444 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3313) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3312) #7
  br label %return

cond.false62:                                     ; preds = %entry
  %arrayidx63 = getelementptr inbounds i8, ptr %a, i64 8
  %772 = load i64, ptr %arrayidx63, align 8
  %arrayidx.i4692 = getelementptr inbounds i8, ptr %a, i64 24
  %773 = load i64, ptr %arrayidx.i4692, align 8
  %774 = inttoptr i64 %773 to ptr
  %arrayidx1.i4693 = getelementptr inbounds i8, ptr %a, i64 88
  %775 = load i64, ptr %arrayidx1.i4693, align 8
  %776 = inttoptr i64 %775 to ptr
  %arrayidx2.i4694 = getelementptr inbounds i8, ptr %a, i64 40
  %777 = load i64, ptr %arrayidx2.i4694, align 8
  %778 = inttoptr i64 %777 to ptr
  %arrayidx3.i4695 = getelementptr inbounds i8, ptr %a, i64 72
  %779 = load i64, ptr %arrayidx3.i4695, align 8
  %arrayidx4.i4696 = getelementptr inbounds i8, ptr %a, i64 80
  %780 = load i64, ptr %arrayidx4.i4696, align 8
  %arrayidx5.i4697 = getelementptr inbounds i8, ptr %a, i64 32
  %781 = load i64, ptr %arrayidx5.i4697, align 8
  %arrayidx6.i4698 = getelementptr inbounds i8, ptr %a, i64 64
  %782 = load i64, ptr %arrayidx6.i4698, align 8
  %sub.i4699 = sub i64 %780, %779
  %mul.i4700 = mul i64 %782, %sub.i4699
  %mul7.i4701 = mul nsw i64 %782, %779
  %arrayidx8.i4702 = getelementptr inbounds i8, ptr %a, i64 96
  %783 = load i64, ptr %arrayidx8.i4702, align 8
  %mul9.i4703 = mul nsw i64 %mul7.i4701, %783
  %arrayidx10.i4704 = getelementptr inbounds i8, ptr %a, i64 120
  %784 = load i64, ptr %arrayidx10.i4704, align 8
  %785 = inttoptr i64 %784 to ptr
  %arrayidx11.i4705 = getelementptr inbounds i8, ptr %a, i64 112
  %786 = load i64, ptr %arrayidx11.i4705, align 8
  %tobool.not.i4706 = icmp eq i64 %786, 0
  %787 = inttoptr i64 %786 to ptr
  %cond.i4707 = select i1 %tobool.not.i4706, ptr %785, ptr %787
  %arrayidx13.i4708 = getelementptr inbounds i8, ptr %a, i64 104
  %788 = load i64, ptr %arrayidx13.i4708, align 8
  %tobool14.not.i4709 = icmp eq i64 %788, 0
  switch i64 %772, label %cond.false77 [
    i64 0, label %cond.true65
    i64 1, label %cond.true70
    i64 2, label %cond.true75
  ]

cond.true65:                                      ; preds = %cond.false62
  br i1 %tobool14.not.i4709, label %if.end30.i3680, label %land.lhs.true.i3672

land.lhs.true.i3672:                              ; preds = %cond.true65
  %cmp.i3673 = icmp ne i64 %0, 0
  %tobool16.i3674 = icmp ne i64 %775, 0
  %or.cond.i3675 = select i1 %cmp.i3673, i1 %tobool16.i3674, i1 false
  br i1 %or.cond.i3675, label %land.lhs.true20.i3985, label %if.then.i3676

if.then.i3676:                                    ; preds = %land.lhs.true.i3672
  %789 = inttoptr i64 %788 to ptr
  %790 = load i32, ptr %789, align 4
  %tobool.not.i.i3677 = icmp eq i32 %790, 0
  br i1 %tobool.not.i.i3677, label %if.then.i.i3983, label %for.cond.preheader.i.i3678

if.then.i.i3983:                                  ; preds = %if.then.i3676
  %mul.i.i3984 = shl nsw i64 %mul.i4700, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i.i3984, i1 false)
  br label %if.end30.i3680

for.cond.preheader.i.i3678:                       ; preds = %if.then.i3676
  %cmp535.i.i3679 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp535.i.i3679, label %for.body.i.i3978, label %if.end30.i3680

for.body.i.i3978:                                 ; preds = %for.cond.preheader.i.i3678, %for.body.i.i3978
  %k.036.i.i3979 = phi i64 [ %inc.i.i3981, %for.body.i.i3978 ], [ 0, %for.cond.preheader.i.i3678 ]
  %arrayidx.i.i3980 = getelementptr inbounds i32, ptr %cond.i4707, i64 %k.036.i.i3979
  store i32 %790, ptr %arrayidx.i.i3980, align 4
  %inc.i.i3981 = add nuw nsw i64 %k.036.i.i3979, 1
  %exitcond38.not.i.i3982 = icmp eq i64 %inc.i.i3981, %mul.i4700
  br i1 %exitcond38.not.i.i3982, label %if.end30.i3680, label %for.body.i.i3978, !llvm.loop !4

land.lhs.true20.i3985:                            ; preds = %land.lhs.true.i3672
  %tobool22.not.i3986 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i3986, label %if.then28.i3990, label %if.then23.i3987

if.then23.i3987:                                  ; preds = %land.lhs.true20.i3985
  %add.ptr.i3988 = getelementptr inbounds float, ptr %776, i64 %mul9.i4703
  %mul24.i3989 = shl i64 %mul.i4700, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i4707, ptr nonnull align 4 %add.ptr.i3988, i64 %mul24.i3989, i1 false)
  br label %if.end30.i3680

if.then28.i3990:                                  ; preds = %land.lhs.true20.i3985
  %791 = load i32, ptr %776, align 4
  %tobool.not.i285.i3991 = icmp eq i32 %791, 0
  br i1 %tobool.not.i285.i3991, label %if.then.i293.i3999, label %for.cond.preheader.i286.i3992

if.then.i293.i3999:                               ; preds = %if.then28.i3990
  %mul.i294.i4000 = shl nsw i64 %mul.i4700, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i294.i4000, i1 false)
  br label %if.end30.i3680

for.cond.preheader.i286.i3992:                    ; preds = %if.then28.i3990
  %cmp535.i287.i3993 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp535.i287.i3993, label %for.body.i288.i3994, label %if.end30.i3680

for.body.i288.i3994:                              ; preds = %for.cond.preheader.i286.i3992, %for.body.i288.i3994
  %k.036.i289.i3995 = phi i64 [ %inc.i291.i3997, %for.body.i288.i3994 ], [ 0, %for.cond.preheader.i286.i3992 ]
  %arrayidx.i290.i3996 = getelementptr inbounds i32, ptr %cond.i4707, i64 %k.036.i289.i3995
  store i32 %791, ptr %arrayidx.i290.i3996, align 4
  %inc.i291.i3997 = add nuw nsw i64 %k.036.i289.i3995, 1
  %exitcond38.not.i292.i3998 = icmp eq i64 %inc.i291.i3997, %mul.i4700
  br i1 %exitcond38.not.i292.i3998, label %if.end30.i3680, label %for.body.i288.i3994, !llvm.loop !4

if.end30.i3680:                                   ; preds = %for.body.i.i3978, %for.body.i288.i3994, %for.cond.preheader.i286.i3992, %if.then.i293.i3999, %if.then23.i3987, %for.cond.preheader.i.i3678, %if.then.i.i3983, %cond.true65
  %cmp31.i3681 = icmp eq i64 %779, 0
  br i1 %cmp31.i3681, label %land.end.i3966, label %land.end.thread.i3682

land.end.thread.i3682:                            ; preds = %if.end30.i3680
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3652) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3653) #7
  br label %for.cond45.preheader.i3683

land.end.i3966:                                   ; preds = %if.end30.i3680
  %arrayidx32.i3967 = getelementptr inbounds i8, ptr %a, i64 56
  %792 = load i64, ptr %arrayidx32.i3967, align 8
  %cmp33.i3968 = icmp eq i64 %780, %792
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3652) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3653) #7
  br i1 %cmp33.i3968, label %for.body.lr.ph.i3969, label %for.cond45.preheader.i3683

for.body.lr.ph.i3969:                             ; preds = %land.end.i3966
  %places42.i3970 = getelementptr inbounds i8, ptr %found.i3653, i64 2080
  br label %for.body.i3971

for.cond45.preheader.i3683:                       ; preds = %for.body.i3971, %land.end.i3966, %land.end.thread.i3682
  %793 = phi i1 [ false, %land.end.thread.i3682 ], [ false, %land.end.i3966 ], [ true, %for.body.i3971 ]
  %arrayidx46.i3684 = getelementptr inbounds i8, ptr %a, i64 48
  %794 = load i64, ptr %arrayidx46.i3684, align 8
  %cmp47.not363.i3685 = icmp sgt i64 %794, 0
  br i1 %cmp47.not363.i3685, label %for.body50.lr.ph.i3733, label %for.end106.i3686

for.body50.lr.ph.i3733:                           ; preds = %for.cond45.preheader.i3683
  %places63.i3734 = getelementptr inbounds i8, ptr %found.i3653, i64 2080
  %cond67.i3735 = select i1 %793, ptr %places63.i3734, ptr %places.i3652
  %arrayidx68.i3736 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3737 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3738 = trunc i64 %779 to i32
  %conv1.i.i3739 = trunc i64 %sub.i4699 to i32
  %count32.i.i3740 = getelementptr inbounds i8, ptr %found.i3653, i64 4160
  %cmp91.i3741 = icmp eq i64 %782, 1
  %cmp18.not81.i.i3742 = icmp slt i64 %782, 8
  %add.ptr103.idx.i3743 = shl nsw i64 %781, 11
  br label %for.body50.i3744

for.body.i3971:                                   ; preds = %for.body.i3971, %for.body.lr.ph.i3969
  %k.0362.i3972 = phi i64 [ 0, %for.body.lr.ph.i3969 ], [ %inc.i3976, %for.body.i3971 ]
  %conv40.i3973 = trunc nuw i64 %k.0362.i3972 to i32
  %arrayidx41.i3974 = getelementptr inbounds [520 x i32], ptr %found.i3653, i64 0, i64 %k.0362.i3972
  store i32 %conv40.i3973, ptr %arrayidx41.i3974, align 4
  %arrayidx43.i3975 = getelementptr inbounds [520 x i32], ptr %places42.i3970, i64 0, i64 %k.0362.i3972
  store i32 0, ptr %arrayidx43.i3975, align 4
  %inc.i3976 = add nuw nsw i64 %k.0362.i3972, 1
  %exitcond5196.not = icmp eq i64 %inc.i3976, 520
  br i1 %exitcond5196.not, label %for.cond45.preheader.i3683, label %for.body.i3971, !llvm.loop !124

for.body50.i3744:                                 ; preds = %for.inc101.i3791, %for.body50.lr.ph.i3733
  %795 = phi i64 [ %794, %for.body50.lr.ph.i3733 ], [ %821, %for.inc101.i3791 ]
  %values.0366.i3745 = phi ptr [ %774, %for.body50.lr.ph.i3733 ], [ %add.ptr103.i3793, %for.inc101.i3791 ]
  %k44.0365.i3746 = phi i64 [ 0, %for.body50.lr.ph.i3733 ], [ %add.i3792, %for.inc101.i3791 ]
  %sub52.i3747 = sub nsw i64 %795, %k44.0365.i3746
  %spec.select.i3748 = tail call i64 @llvm.smin.i64(i64 %sub52.i3747, i64 512)
  %796 = load i64, ptr %arrayidx68.i3736, align 8
  %cmp69.i3749 = icmp eq i64 %796, 4
  %797 = load i64, ptr %arrayidx76.i3737, align 8
  %cmp.not65.i.i3750 = icmp slt i64 %sub52.i3747, 8
  br i1 %cmp69.i3749, label %cond.true71.i3917, label %cond.false74.i3751

cond.true71.i3917:                                ; preds = %for.body50.i3744
  %add.ptr72.i3918 = getelementptr inbounds i32, ptr %778, i64 %k44.0365.i3746
  br i1 %cmp.not65.i.i3750, label %for.cond11.preheader.i.i3939, label %for.body.lr.ph.i.i3919

for.body.lr.ph.i.i3919:                           ; preds = %cond.true71.i3917
  %splat.splatinsert.i.i3920 = insertelement <8 x i64> poison, i64 %797, i64 0
  %splat.splat.i.i3921 = shufflevector <8 x i64> %splat.splatinsert.i.i3920, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3922

for.cond11.preheader.i.i3939:                     ; preds = %for.body.i296.i3922, %cond.true71.i3917
  %outside.0.lcssa.i.i3940 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3917 ], [ %or7.i.i3934, %for.body.i296.i3922 ]
  %k.0.lcssa.i.i3941 = phi i64 [ 0, %cond.true71.i3917 ], [ %add68.i.i3923, %for.body.i296.i3922 ]
  br label %for.body14.i.i3942

for.body.i296.i3922:                              ; preds = %for.body.i296.i3922, %for.body.lr.ph.i.i3919
  %add68.i.i3923 = phi i64 [ 8, %for.body.lr.ph.i.i3919 ], [ %add.i.i3937, %for.body.i296.i3922 ]
  %k.067.i.i3924 = phi i64 [ 0, %for.body.lr.ph.i.i3919 ], [ %add68.i.i3923, %for.body.i296.i3922 ]
  %outside.066.i.i3925 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3919 ], [ %or7.i.i3934, %for.body.i296.i3922 ]
  %add.ptr.i.i3926 = getelementptr inbounds i32, ptr %add.ptr72.i3918, i64 %k.067.i.i3924
  %798 = load <8 x i32>, ptr %add.ptr.i.i3926, align 4
  %conv.i.i3927 = sext <8 x i32> %798 to <8 x i64>
  %isneg.i.i3928 = icmp slt <8 x i32> %798, zeroinitializer
  %and.i.i3929 = select <8 x i1> %isneg.i.i3928, <8 x i64> %splat.splat.i.i3921, <8 x i64> zeroinitializer
  %add1.i.i3930 = add <8 x i64> %and.i.i3929, %conv.i.i3927
  %add1.lobit.i.i3931 = ashr <8 x i64> %add1.i.i3930, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3932 = icmp slt <8 x i64> %add1.i.i3930, %splat.splat.i.i3921
  %or.i.i3933 = select <8 x i1> %cmp5.not.i.i3932, <8 x i64> %add1.lobit.i.i3931, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3934 = or <8 x i64> %or.i.i3933, %outside.066.i.i3925
  %conv8.i.i3935 = trunc <8 x i64> %add1.i.i3930 to <8 x i32>
  %add.ptr9.i.i3936 = getelementptr inbounds i32, ptr %cond67.i3735, i64 %k.067.i.i3924
  store <8 x i32> %conv8.i.i3935, ptr %add.ptr9.i.i3936, align 4
  %add.i.i3937 = add nuw nsw i64 %add68.i.i3923, 8
  %cmp.not.i.i3938 = icmp sgt i64 %add.i.i3937, %spec.select.i3748
  br i1 %cmp.not.i.i3938, label %for.cond11.preheader.i.i3939, label %for.body.i296.i3922, !llvm.loop !8

for.cond18.preheader.i.i3949:                     ; preds = %for.body14.i.i3942
  %cmp1972.i.i3950 = icmp slt i64 %k.0.lcssa.i.i3941, %spec.select.i3748
  br i1 %cmp1972.i.i3950, label %for.body21.i.i3951, label %cond.end78.i3784

for.body14.i.i3942:                               ; preds = %for.body14.i.i3942, %for.cond11.preheader.i.i3939
  %j.071.i.i3943 = phi i64 [ 0, %for.cond11.preheader.i.i3939 ], [ %inc.i297.i3947, %for.body14.i.i3942 ]
  %wrong.070.i.i3944 = phi i64 [ 0, %for.cond11.preheader.i.i3939 ], [ %or15.i.i3946, %for.body14.i.i3942 ]
  %vecext.i.i3945 = extractelement <8 x i64> %outside.0.lcssa.i.i3940, i64 %j.071.i.i3943
  %or15.i.i3946 = or i64 %vecext.i.i3945, %wrong.070.i.i3944
  %inc.i297.i3947 = add nuw nsw i64 %j.071.i.i3943, 1
  %exitcond.not.i.i3948 = icmp eq i64 %inc.i297.i3947, 8
  br i1 %exitcond.not.i.i3948, label %for.cond18.preheader.i.i3949, label %for.body14.i.i3942, !llvm.loop !9

for.body21.i.i3951:                               ; preds = %for.cond18.preheader.i.i3949, %for.body21.i.i3951
  %k.174.i.i3952 = phi i64 [ %inc35.i.i3964, %for.body21.i.i3951 ], [ %k.0.lcssa.i.i3941, %for.cond18.preheader.i.i3949 ]
  %wrong.173.i.i3953 = phi i64 [ %or31.i.i3961, %for.body21.i.i3951 ], [ %or15.i.i3946, %for.cond18.preheader.i.i3949 ]
  %arrayidx.i298.i3954 = getelementptr inbounds i32, ptr %add.ptr72.i3918, i64 %k.174.i.i3952
  %799 = load i32, ptr %arrayidx.i298.i3954, align 4
  %conv23.i.i3955 = sext i32 %799 to i64
  %cmp25.i.i3956 = icmp slt i32 %799, 0
  %cond.i.i3957 = select i1 %cmp25.i.i3956, i64 %797, i64 0
  %add27.i.i3958 = add nsw i64 %cond.i.i3957, %conv23.i.i3955
  %cmp28.i.i3959 = icmp uge i64 %add27.i.i3958, %797
  %conv30.i.i3960 = zext i1 %cmp28.i.i3959 to i64
  %or31.i.i3961 = or i64 %wrong.173.i.i3953, %conv30.i.i3960
  %conv32.i.i3962 = trunc i64 %add27.i.i3958 to i32
  %arrayidx33.i.i3963 = getelementptr inbounds i32, ptr %cond67.i3735, i64 %k.174.i.i3952
  store i32 %conv32.i.i3962, ptr %arrayidx33.i.i3963, align 4
  %inc35.i.i3964 = add nuw nsw i64 %k.174.i.i3952, 1
  %exitcond76.not.i.i3965 = icmp eq i64 %inc35.i.i3964, %spec.select.i3748
  br i1 %exitcond76.not.i.i3965, label %cond.end78.i3784, label %for.body21.i.i3951, !llvm.loop !10

cond.false74.i3751:                               ; preds = %for.body50.i3744
  %add.ptr75.i3752 = getelementptr inbounds i64, ptr %778, i64 %k44.0365.i3746
  br i1 %cmp.not65.i.i3750, label %for.cond10.preheader.i.i3772, label %for.body.lr.ph.i299.i3753

for.body.lr.ph.i299.i3753:                        ; preds = %cond.false74.i3751
  %splat.splatinsert.i300.i3754 = insertelement <8 x i64> poison, i64 %797, i64 0
  %splat.splat.i301.i3755 = shufflevector <8 x i64> %splat.splatinsert.i300.i3754, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3756

for.cond10.preheader.i.i3772:                     ; preds = %for.body.i302.i3756, %cond.false74.i3751
  %outside.0.lcssa.i314.i3773 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3751 ], [ %or7.i310.i3767, %for.body.i302.i3756 ]
  %k.0.lcssa.i315.i3774 = phi i64 [ 0, %cond.false74.i3751 ], [ %add66.i.i3757, %for.body.i302.i3756 ]
  br label %for.body13.i.i3775

for.body.i302.i3756:                              ; preds = %for.body.i302.i3756, %for.body.lr.ph.i299.i3753
  %add66.i.i3757 = phi i64 [ 8, %for.body.lr.ph.i299.i3753 ], [ %add.i312.i3770, %for.body.i302.i3756 ]
  %k.065.i.i3758 = phi i64 [ 0, %for.body.lr.ph.i299.i3753 ], [ %add66.i.i3757, %for.body.i302.i3756 ]
  %outside.064.i.i3759 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3753 ], [ %or7.i310.i3767, %for.body.i302.i3756 ]
  %add.ptr.i303.i3760 = getelementptr inbounds i64, ptr %add.ptr75.i3752, i64 %k.065.i.i3758
  %800 = load <8 x i64>, ptr %add.ptr.i303.i3760, align 8
  %isneg.i304.i3761 = icmp slt <8 x i64> %800, zeroinitializer
  %and.i305.i3762 = select <8 x i1> %isneg.i304.i3761, <8 x i64> %splat.splat.i301.i3755, <8 x i64> zeroinitializer
  %add1.i306.i3763 = add <8 x i64> %and.i305.i3762, %800
  %add1.lobit.i307.i3764 = ashr <8 x i64> %add1.i306.i3763, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3765 = icmp slt <8 x i64> %add1.i306.i3763, %splat.splat.i301.i3755
  %or.i309.i3766 = select <8 x i1> %cmp5.not.i308.i3765, <8 x i64> %add1.lobit.i307.i3764, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3767 = or <8 x i64> %or.i309.i3766, %outside.064.i.i3759
  %conv.i311.i3768 = trunc <8 x i64> %add1.i306.i3763 to <8 x i32>
  %add.ptr8.i.i3769 = getelementptr inbounds i32, ptr %cond67.i3735, i64 %k.065.i.i3758
  store <8 x i32> %conv.i311.i3768, ptr %add.ptr8.i.i3769, align 4
  %add.i312.i3770 = add nuw nsw i64 %add66.i.i3757, 8
  %cmp.not.i313.i3771 = icmp sgt i64 %add.i312.i3770, %spec.select.i3748
  br i1 %cmp.not.i313.i3771, label %for.cond10.preheader.i.i3772, label %for.body.i302.i3756, !llvm.loop !11

for.cond17.preheader.i.i3782:                     ; preds = %for.body13.i.i3775
  %cmp1870.i.i3783 = icmp slt i64 %k.0.lcssa.i315.i3774, %spec.select.i3748
  br i1 %cmp1870.i.i3783, label %for.body20.i.i3903, label %cond.end78.i3784

for.body13.i.i3775:                               ; preds = %for.body13.i.i3775, %for.cond10.preheader.i.i3772
  %j.069.i.i3776 = phi i64 [ 0, %for.cond10.preheader.i.i3772 ], [ %inc.i317.i3780, %for.body13.i.i3775 ]
  %wrong.068.i.i3777 = phi i64 [ 0, %for.cond10.preheader.i.i3772 ], [ %or14.i.i3779, %for.body13.i.i3775 ]
  %vecext.i316.i3778 = extractelement <8 x i64> %outside.0.lcssa.i314.i3773, i64 %j.069.i.i3776
  %or14.i.i3779 = or i64 %vecext.i316.i3778, %wrong.068.i.i3777
  %inc.i317.i3780 = add nuw nsw i64 %j.069.i.i3776, 1
  %exitcond.not.i318.i3781 = icmp eq i64 %inc.i317.i3780, 8
  br i1 %exitcond.not.i318.i3781, label %for.cond17.preheader.i.i3782, label %for.body13.i.i3775, !llvm.loop !12

for.body20.i.i3903:                               ; preds = %for.cond17.preheader.i.i3782, %for.body20.i.i3903
  %k.172.i.i3904 = phi i64 [ %inc33.i.i3915, %for.body20.i.i3903 ], [ %k.0.lcssa.i315.i3774, %for.cond17.preheader.i.i3782 ]
  %wrong.171.i.i3905 = phi i64 [ %or29.i.i3912, %for.body20.i.i3903 ], [ %or14.i.i3779, %for.cond17.preheader.i.i3782 ]
  %arrayidx.i320.i3906 = getelementptr inbounds i64, ptr %add.ptr75.i3752, i64 %k.172.i.i3904
  %801 = load i64, ptr %arrayidx.i320.i3906, align 8
  %cmp23.i.i3907 = icmp slt i64 %801, 0
  %cond.i321.i3908 = select i1 %cmp23.i.i3907, i64 %797, i64 0
  %add25.i.i3909 = add nsw i64 %cond.i321.i3908, %801
  %cmp26.i.i3910 = icmp uge i64 %add25.i.i3909, %797
  %conv28.i.i3911 = zext i1 %cmp26.i.i3910 to i64
  %or29.i.i3912 = or i64 %wrong.171.i.i3905, %conv28.i.i3911
  %conv30.i322.i3913 = trunc i64 %add25.i.i3909 to i32
  %arrayidx31.i.i3914 = getelementptr inbounds i32, ptr %cond67.i3735, i64 %k.172.i.i3904
  store i32 %conv30.i322.i3913, ptr %arrayidx31.i.i3914, align 4
  %inc33.i.i3915 = add nuw nsw i64 %k.172.i.i3904, 1
  %exitcond74.not.i.i3916 = icmp eq i64 %inc33.i.i3915, %spec.select.i3748
  br i1 %exitcond74.not.i.i3916, label %cond.end78.i3784, label %for.body20.i.i3903, !llvm.loop !13

cond.end78.i3784:                                 ; preds = %for.body20.i.i3903, %for.body21.i.i3951, %for.cond17.preheader.i.i3782, %for.cond18.preheader.i.i3949
  %cond79.in.in.i3785 = phi i64 [ %or15.i.i3946, %for.cond18.preheader.i.i3949 ], [ %or14.i.i3779, %for.cond17.preheader.i.i3782 ], [ %or31.i.i3961, %for.body21.i.i3951 ], [ %or29.i.i3912, %for.body20.i.i3903 ]
  %cond79.in.not.i3786 = icmp eq i64 %cond79.in.in.i3785, 0
  br i1 %cond79.in.not.i3786, label %if.end82.i3787, label %most_float.exit

if.end82.i3787:                                   ; preds = %cond.end78.i3784
  br i1 %793, label %if.end87.i3821, label %if.else85.i3788

if.else85.i3788:                                  ; preds = %if.end82.i3787
  %cmp55.i.i3789 = icmp sgt i64 %sub52.i3747, 0
  br i1 %cmp55.i.i3789, label %for.body.i325.i3795, label %if.else94.thread.i3790

for.cond12.preheader.i.i3808:                     ; preds = %for.body.i325.i3795
  %tobool.not.i330.i3809 = icmp eq i64 %add.i327.i3805, 0
  br i1 %tobool.not.i330.i3809, label %if.else94.thread.i3790, label %for.body16.lr.ph.i.i3810

for.body16.lr.ph.i.i3810:                         ; preds = %for.cond12.preheader.i.i3808
  %sub18.i.i3811 = add nsw i64 %add.i327.i3805, -1
  %arrayidx19.i.i3812 = getelementptr inbounds [520 x i32], ptr %found.i3653, i64 0, i64 %sub18.i.i3811
  %arrayidx25.i.i3813 = getelementptr inbounds [520 x i32], ptr %places63.i3734, i64 0, i64 %sub18.i.i3811
  br label %for.body16.i.i3814

for.body.i325.i3795:                              ; preds = %if.else85.i3788, %for.body.i325.i3795
  %n.057.i.i3796 = phi i64 [ %add.i327.i3805, %for.body.i325.i3795 ], [ 0, %if.else85.i3788 ]
  %k.056.i.i3797 = phi i64 [ %inc.i328.i3806, %for.body.i325.i3795 ], [ 0, %if.else85.i3788 ]
  %arrayidx.i326.i3798 = getelementptr inbounds i32, ptr %places.i3652, i64 %k.056.i.i3797
  %802 = load i32, ptr %arrayidx.i326.i3798, align 4
  %sub3.i.i3799 = sub i32 %802, %conv.i323.i3738
  %conv4.i.i3800 = trunc i64 %k.056.i.i3797 to i32
  %arrayidx5.i.i3801 = getelementptr inbounds [520 x i32], ptr %found.i3653, i64 0, i64 %n.057.i.i3796
  store i32 %conv4.i.i3800, ptr %arrayidx5.i.i3801, align 4
  %arrayidx7.i.i3802 = getelementptr inbounds [520 x i32], ptr %places63.i3734, i64 0, i64 %n.057.i.i3796
  store i32 %sub3.i.i3799, ptr %arrayidx7.i.i3802, align 4
  %cmp8.i.i3803 = icmp ult i32 %sub3.i.i3799, %conv1.i.i3739
  %conv10.i.i3804 = zext i1 %cmp8.i.i3803 to i64
  %add.i327.i3805 = add nuw nsw i64 %n.057.i.i3796, %conv10.i.i3804
  %inc.i328.i3806 = add nuw nsw i64 %k.056.i.i3797, 1
  %exitcond.not.i329.i3807 = icmp eq i64 %inc.i328.i3806, %spec.select.i3748
  br i1 %exitcond.not.i329.i3807, label %for.cond12.preheader.i.i3808, label %for.body.i325.i3795, !llvm.loop !14

for.body16.i.i3814:                               ; preds = %for.body16.i.i3814, %for.body16.lr.ph.i.i3810
  %k11.058.i.i3815 = phi i64 [ 0, %for.body16.lr.ph.i.i3810 ], [ %inc30.i.i3819, %for.body16.i.i3814 ]
  %803 = load i32, ptr %arrayidx19.i.i3812, align 4
  %add21.i.i3816 = add nuw nsw i64 %k11.058.i.i3815, %add.i327.i3805
  %arrayidx22.i.i3817 = getelementptr inbounds [520 x i32], ptr %found.i3653, i64 0, i64 %add21.i.i3816
  store i32 %803, ptr %arrayidx22.i.i3817, align 4
  %804 = load i32, ptr %arrayidx25.i.i3813, align 4
  %arrayidx28.i.i3818 = getelementptr inbounds [520 x i32], ptr %places63.i3734, i64 0, i64 %add21.i.i3816
  store i32 %804, ptr %arrayidx28.i.i3818, align 4
  %inc30.i.i3819 = add nuw nsw i64 %k11.058.i.i3815, 1
  %exitcond.not.i3820 = icmp eq i64 %inc30.i.i3819, 8
  br i1 %exitcond.not.i3820, label %if.end87.i3821, label %for.body16.i.i3814, !llvm.loop !15

if.else94.thread.i3790:                           ; preds = %for.cond12.preheader.i.i3808, %if.else85.i3788
  store i64 0, ptr %count32.i.i3740, align 8
  br label %for.inc101.i3791

if.end87.i3821:                                   ; preds = %for.body16.i.i3814, %if.end82.i3787
  %805 = phi i64 [ %spec.select.i3748, %if.end82.i3787 ], [ %add.i327.i3805, %for.body16.i.i3814 ]
  store i64 %805, ptr %count32.i.i3740, align 8
  %tobool89.i3822 = icmp ne i64 %805, 0
  %or.cond183.i3823 = select i1 %tobool89.i3822, i1 %cmp91.i3741, i1 false
  %cmp47.i.i3824 = icmp sgt i64 %805, 0
  br i1 %or.cond183.i3823, label %if.then93.i3873, label %if.else94.i3825

if.then93.i3873:                                  ; preds = %if.end87.i3821
  br i1 %cmp47.i.i3824, label %for.body.preheader.i.i3874, label %for.inc101.i3791

for.body.preheader.i.i3874:                       ; preds = %if.then93.i3873
  %806 = load i32, ptr %places63.i3734, align 8
  %conv.i331.i3875 = sext i32 %806 to i64
  %arrayidx1.i.i3876 = getelementptr inbounds float, ptr %cond.i4707, i64 %conv.i331.i3875
  %807 = load float, ptr %arrayidx1.i.i3876, align 4
  br label %for.body.i332.i3877

for.body.i332.i3877:                              ; preds = %if.end.i.i3890, %for.body.preheader.i.i3874
  %before.050.i.i3878 = phi i64 [ %conv5.i.i3882, %if.end.i.i3890 ], [ %conv.i331.i3875, %for.body.preheader.i.i3874 ]
  %m.049.i.i3879 = phi i64 [ %inc.i339.i3901, %if.end.i.i3890 ], [ 0, %for.body.preheader.i.i3874 ]
  %found.048.i.i3880 = phi float [ %cond.i338.i3899, %if.end.i.i3890 ], [ %807, %for.body.preheader.i.i3874 ]
  %arrayidx4.i.i3881 = getelementptr inbounds [520 x i32], ptr %places63.i3734, i64 0, i64 %m.049.i.i3879
  %808 = load i32, ptr %arrayidx4.i.i3881, align 4
  %conv5.i.i3882 = sext i32 %808 to i64
  %add.i333.i3883 = add nuw nsw i64 %m.049.i.i3879, 8
  %arrayidx7.i334.i3884 = getelementptr inbounds [520 x i32], ptr %places63.i3734, i64 0, i64 %add.i333.i3883
  %809 = load i32, ptr %arrayidx7.i334.i3884, align 4
  %idx.ext.i.i3885 = sext i32 %809 to i64
  %add.ptr.i335.i3886 = getelementptr inbounds float, ptr %cond.i4707, i64 %idx.ext.i.i3885
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3886, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3887 = icmp eq i64 %before.050.i.i3878, %conv5.i.i3882
  br i1 %cmp8.not.i.i3887, label %if.end.i.i3890, label %if.then.i336.i3888

if.then.i336.i3888:                               ; preds = %for.body.i332.i3877
  %arrayidx10.i.i3889 = getelementptr inbounds float, ptr %cond.i4707, i64 %conv5.i.i3882
  %810 = load float, ptr %arrayidx10.i.i3889, align 4
  br label %if.end.i.i3890

if.end.i.i3890:                                   ; preds = %if.then.i336.i3888, %for.body.i332.i3877
  %found.1.i.i3891 = phi float [ %810, %if.then.i336.i3888 ], [ %found.048.i.i3880, %for.body.i332.i3877 ]
  %arrayidx11.i.i3892 = getelementptr inbounds [520 x i32], ptr %found.i3653, i64 0, i64 %m.049.i.i3879
  %811 = load i32, ptr %arrayidx11.i.i3892, align 4
  %conv12.i.i3893 = sext i32 %811 to i64
  %mul.i337.i3894 = mul nsw i64 %781, %conv12.i.i3893
  %arrayidx13.i.i3895 = getelementptr inbounds float, ptr %values.0366.i3745, i64 %mul.i337.i3894
  %812 = load float, ptr %arrayidx13.i.i3895, align 4
  %cmp14.i.i3896 = fcmp oge float %found.1.i.i3891, %812
  %cmp16.i.i3897 = fcmp uno float %found.1.i.i3891, 0.000000e+00
  %or.cond.i.i3898 = or i1 %cmp16.i.i3897, %cmp14.i.i3896
  %cond.i338.i3899 = select i1 %or.cond.i.i3898, float %found.1.i.i3891, float %812
  %arrayidx23.i.i3900 = getelementptr inbounds float, ptr %cond.i4707, i64 %conv5.i.i3882
  store float %cond.i338.i3899, ptr %arrayidx23.i.i3900, align 4
  %inc.i339.i3901 = add nuw nsw i64 %m.049.i.i3879, 1
  %exitcond377.not.i3902 = icmp eq i64 %inc.i339.i3901, %805
  br i1 %exitcond377.not.i3902, label %for.inc101.i3791, label %for.body.i332.i3877, !llvm.loop !125

if.else94.i3825:                                  ; preds = %if.end87.i3821
  br i1 %cmp47.i.i3824, label %for.body.i343.i3826, label %for.inc101.i3791

for.body.i343.i3826:                              ; preds = %if.else94.i3825, %for.end41.i.i3860
  %m.087.i.i3827 = phi i64 [ %inc43.i.i3861, %for.end41.i.i3860 ], [ 0, %if.else94.i3825 ]
  %arrayidx.i344.i3828 = getelementptr inbounds [520 x i32], ptr %found.i3653, i64 0, i64 %m.087.i.i3827
  %813 = load i32, ptr %arrayidx.i344.i3828, align 4
  %conv.i345.i3829 = sext i32 %813 to i64
  %mul.i346.i3830 = mul nsw i64 %781, %conv.i345.i3829
  %add.ptr.i347.i3831 = getelementptr inbounds float, ptr %values.0366.i3745, i64 %mul.i346.i3830
  %arrayidx1.i348.i3832 = getelementptr inbounds [520 x i32], ptr %places63.i3734, i64 0, i64 %m.087.i.i3827
  %814 = load i32, ptr %arrayidx1.i348.i3832, align 4
  %conv2.i.i3833 = sext i32 %814 to i64
  %mul3.i.i3834 = mul nsw i64 %782, %conv2.i.i3833
  %add.ptr4.i.i3835 = getelementptr inbounds float, ptr %cond.i4707, i64 %mul3.i.i3834
  %add.i349.i3836 = add nuw nsw i64 %m.087.i.i3827, 8
  %arrayidx6.i.i3837 = getelementptr inbounds [520 x i32], ptr %found.i3653, i64 0, i64 %add.i349.i3836
  %815 = load i32, ptr %arrayidx6.i.i3837, align 4
  %conv7.i.i3838 = sext i32 %815 to i64
  %mul8.i.i3839 = mul nsw i64 %781, %conv7.i.i3838
  %add.ptr9.i350.i3840 = getelementptr inbounds float, ptr %values.0366.i3745, i64 %mul8.i.i3839
  %arrayidx12.i.i3841 = getelementptr inbounds [520 x i32], ptr %places63.i3734, i64 0, i64 %add.i349.i3836
  %816 = load i32, ptr %arrayidx12.i.i3841, align 4
  %conv13.i.i3842 = sext i32 %816 to i64
  %mul14.i.i3843 = mul nsw i64 %782, %conv13.i.i3842
  %add.ptr15.i.i3844 = getelementptr inbounds float, ptr %cond.i4707, i64 %mul14.i.i3843
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3844, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i3742, label %for.cond25.preheader.i.i3857, label %for.body20.i351.i3845

for.cond25.preheader.i.i3857:                     ; preds = %for.body20.i351.i3845, %for.body.i343.i3826
  %j.0.lcssa.i.i3858 = phi i64 [ 0, %for.body.i343.i3826 ], [ %add1783.i.i3846, %for.body20.i351.i3845 ]
  %cmp2684.i.i3859 = icmp slt i64 %j.0.lcssa.i.i3858, %782
  br i1 %cmp2684.i.i3859, label %for.body28.i.i3863, label %for.end41.i.i3860

for.body20.i351.i3845:                            ; preds = %for.body.i343.i3826, %for.body20.i351.i3845
  %add1783.i.i3846 = phi i64 [ %add17.i.i3855, %for.body20.i351.i3845 ], [ 8, %for.body.i343.i3826 ]
  %j.082.i.i3847 = phi i64 [ %add1783.i.i3846, %for.body20.i351.i3845 ], [ 0, %for.body.i343.i3826 ]
  %add.ptr21.i.i3848 = getelementptr inbounds float, ptr %add.ptr9.i350.i3840, i64 %j.082.i.i3847
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3848, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3849 = getelementptr inbounds float, ptr %add.ptr.i347.i3831, i64 %j.082.i.i3847
  %add.ptr23.i.i3850 = getelementptr inbounds float, ptr %add.ptr4.i.i3835, i64 %j.082.i.i3847
  %817 = load <8 x float>, ptr %add.ptr23.i.i3850, align 4
  %818 = load <8 x float>, ptr %add.ptr22.i.i3849, align 4
  %cmp.i.i.i3851 = fcmp ult <8 x float> %817, %818
  %cmp1.i.i.i3852 = fcmp ord <8 x float> %817, zeroinitializer
  %or19.not.i.i.i3853 = and <8 x i1> %cmp.i.i.i3851, %cmp1.i.i.i3852
  %or9.v.i.i.i3854 = select <8 x i1> %or19.not.i.i.i3853, <8 x float> %818, <8 x float> %817
  store <8 x float> %or9.v.i.i.i3854, ptr %add.ptr23.i.i3850, align 4
  %add17.i.i3855 = add nuw nsw i64 %add1783.i.i3846, 8
  %cmp18.not.i.i3856 = icmp sgt i64 %add17.i.i3855, %782
  br i1 %cmp18.not.i.i3856, label %for.cond25.preheader.i.i3857, label %for.body20.i351.i3845, !llvm.loop !126

for.body28.i.i3863:                               ; preds = %for.cond25.preheader.i.i3857, %for.body28.i.i3863
  %j.185.i.i3864 = phi i64 [ %inc.i355.i3871, %for.body28.i.i3863 ], [ %j.0.lcssa.i.i3858, %for.cond25.preheader.i.i3857 ]
  %arrayidx29.i.i3865 = getelementptr inbounds float, ptr %add.ptr4.i.i3835, i64 %j.185.i.i3864
  %819 = load float, ptr %arrayidx29.i.i3865, align 4
  %arrayidx30.i.i3866 = getelementptr inbounds float, ptr %add.ptr.i347.i3831, i64 %j.185.i.i3864
  %820 = load float, ptr %arrayidx30.i.i3866, align 4
  %cmp31.i.i3867 = fcmp oge float %819, %820
  %cmp35.i353.i3868 = fcmp uno float %819, 0.000000e+00
  %or.cond.i354.i3869 = or i1 %cmp35.i353.i3868, %cmp31.i.i3867
  %spec.select.i.i3870 = select i1 %or.cond.i354.i3869, float %819, float %820
  store float %spec.select.i.i3870, ptr %arrayidx29.i.i3865, align 4
  %inc.i355.i3871 = add nuw nsw i64 %j.185.i.i3864, 1
  %exitcond.not.i356.i3872 = icmp eq i64 %inc.i355.i3871, %782
  br i1 %exitcond.not.i356.i3872, label %for.end41.i.i3860, label %for.body28.i.i3863, !llvm.loop !127

for.end41.i.i3860:                                ; preds = %for.body28.i.i3863, %for.cond25.preheader.i.i3857
  %inc43.i.i3861 = add nuw nsw i64 %m.087.i.i3827, 1
  %exitcond376.not.i3862 = icmp eq i64 %inc43.i.i3861, %805
  br i1 %exitcond376.not.i3862, label %for.inc101.i3791, label %for.body.i343.i3826, !llvm.loop !128

for.inc101.i3791:                                 ; preds = %for.end41.i.i3860, %if.end.i.i3890, %if.else94.i3825, %if.then93.i3873, %if.else94.thread.i3790
  %add.i3792 = add nuw nsw i64 %k44.0365.i3746, 512
  %add.ptr103.i3793 = getelementptr inbounds i8, ptr %values.0366.i3745, i64 %add.ptr103.idx.i3743
  %821 = load i64, ptr %arrayidx46.i3684, align 8
  %cmp47.not.i3794 = icmp slt i64 %add.i3792, %821
  br i1 %cmp47.not.i3794, label %for.body50.i3744, label %for.end106.i3686, !llvm.loop !129

for.end106.i3686:                                 ; preds = %for.inc101.i3791, %for.cond45.preheader.i3683
  %822 = load i64, ptr %a, align 8
  %cmp108.i3687 = icmp eq i64 %822, 0
  %tobool111.i3688 = icmp ne i64 %784, 0
  %or.cond184.i3689 = select i1 %cmp108.i3687, i1 %tobool111.i3688, i1 false
  br i1 %or.cond184.i3689, label %lor.lhs.false112.i3691, label %most_float.exit

lor.lhs.false112.i3691:                           ; preds = %for.end106.i3686
  %cmp113.i3692 = icmp ne ptr %cond.i4707, %785
  %tobool116.i3693 = icmp ne i64 %775, 0
  %or.cond185.i3694 = select i1 %cmp113.i3692, i1 true, i1 %tobool116.i3693
  br i1 %or.cond185.i3694, label %for.cond120.preheader.i3695, label %most_float.exit

for.cond120.preheader.i3695:                      ; preds = %lor.lhs.false112.i3691
  %cmp122.not367.i3696 = icmp slt i64 %mul.i4700, 8
  br i1 %cmp122.not367.i3696, label %for.cond145.preheader.i3708, label %for.body124.lr.ph.i3697

for.body124.lr.ph.i3697:                          ; preds = %for.cond120.preheader.i3695
  %add.ptr131.i3698 = getelementptr inbounds float, ptr %776, i64 %mul9.i4703
  br label %for.body124.i3699

for.cond145.preheader.i3708:                      ; preds = %if.end140.i3703, %for.cond120.preheader.i3695
  %k119.0.lcssa.i3709 = phi i64 [ 0, %for.cond120.preheader.i3695 ], [ %add121369.i3700, %if.end140.i3703 ]
  %cmp146370.i3710 = icmp slt i64 %k119.0.lcssa.i3709, %mul.i4700
  br i1 %cmp146370.i3710, label %for.body148.lr.ph.i3711, label %most_float.exit

for.body148.lr.ph.i3711:                          ; preds = %for.cond145.preheader.i3708
  %823 = getelementptr float, ptr %776, i64 %mul9.i4703
  br label %for.body148.i3712

for.body124.i3699:                                ; preds = %if.end140.i3703, %for.body124.lr.ph.i3697
  %add121369.i3700 = phi i64 [ 8, %for.body124.lr.ph.i3697 ], [ %add121.i3706, %if.end140.i3703 ]
  %k119.0368.i3701 = phi i64 [ 0, %for.body124.lr.ph.i3697 ], [ %add121369.i3700, %if.end140.i3703 ]
  %add.ptr125.i3702 = getelementptr inbounds float, ptr %cond.i4707, i64 %k119.0368.i3701
  %824 = load <8 x float>, ptr %add.ptr125.i3702, align 4
  br i1 %tobool116.i3693, label %land.lhs.true127.i3724, label %if.end140.i3703

land.lhs.true127.i3724:                           ; preds = %for.body124.i3699
  %825 = load i64, ptr %arrayidx8.i4702, align 8
  %tobool129.not.i3725 = icmp eq i64 %825, 0
  br i1 %tobool129.not.i3725, label %if.then136.i3729, label %if.then130.i3726

if.then130.i3726:                                 ; preds = %land.lhs.true127.i3724
  %add.ptr132.i3727 = getelementptr inbounds float, ptr %add.ptr131.i3698, i64 %k119.0368.i3701
  %826 = load <8 x float>, ptr %add.ptr132.i3727, align 4
  %add133.i3728 = fadd <8 x float> %824, %826
  br label %if.end140.i3703

if.then136.i3729:                                 ; preds = %land.lhs.true127.i3724
  %827 = load float, ptr %776, align 4
  %splat.splatinsert.i3730 = insertelement <8 x float> poison, float %827, i64 0
  %splat.splat.i3731 = shufflevector <8 x float> %splat.splatinsert.i3730, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i3732 = fadd <8 x float> %824, %splat.splat.i3731
  br label %if.end140.i3703

if.end140.i3703:                                  ; preds = %if.then136.i3729, %if.then130.i3726, %for.body124.i3699
  %sum.0.i3704 = phi <8 x float> [ %add133.i3728, %if.then130.i3726 ], [ %add138.i3732, %if.then136.i3729 ], [ %824, %for.body124.i3699 ]
  %add.ptr141.i3705 = getelementptr inbounds float, ptr %785, i64 %k119.0368.i3701
  store <8 x float> %sum.0.i3704, ptr %add.ptr141.i3705, align 4
  %add121.i3706 = add nuw nsw i64 %add121369.i3700, 8
  %cmp122.not.i3707 = icmp sgt i64 %add121.i3706, %mul.i4700
  br i1 %cmp122.not.i3707, label %for.cond145.preheader.i3708, label %for.body124.i3699, !llvm.loop !130

for.body148.i3712:                                ; preds = %cond.end159.i3715, %for.body148.lr.ph.i3711
  %k119.1371.i3713 = phi i64 [ %k119.0.lcssa.i3709, %for.body148.lr.ph.i3711 ], [ %inc163.i3718, %cond.end159.i3715 ]
  %arrayidx151.i3714 = getelementptr inbounds float, ptr %cond.i4707, i64 %k119.1371.i3713
  %828 = load float, ptr %arrayidx151.i3714, align 4
  br i1 %tobool116.i3693, label %cond.true150.i3720, label %cond.end159.i3715

cond.true150.i3720:                               ; preds = %for.body148.i3712
  %829 = load i64, ptr %arrayidx8.i4702, align 8
  %mul153.i3721 = mul nsw i64 %829, %k119.1371.i3713
  %arrayidx155.i3722 = getelementptr float, ptr %823, i64 %mul153.i3721
  %830 = load float, ptr %arrayidx155.i3722, align 4
  %add156.i3723 = fadd float %828, %830
  br label %cond.end159.i3715

cond.end159.i3715:                                ; preds = %cond.true150.i3720, %for.body148.i3712
  %cond160.i3716 = phi float [ %add156.i3723, %cond.true150.i3720 ], [ %828, %for.body148.i3712 ]
  %arrayidx161.i3717 = getelementptr inbounds float, ptr %785, i64 %k119.1371.i3713
  store float %cond160.i3716, ptr %arrayidx161.i3717, align 4
  %inc163.i3718 = add nuw nsw i64 %k119.1371.i3713, 1
  %exitcond378.not.i3719 = icmp eq i64 %inc163.i3718, %mul.i4700
  br i1 %exitcond378.not.i3719, label %most_float.exit, label %for.body148.i3712, !llvm.loop !131

most_float.exit:                                  ; preds = %cond.end78.i3784, %cond.end159.i3715, %for.end106.i3686, %lor.lhs.false112.i3691, %for.cond145.preheader.i3708
  %retval.3.i3690 = phi i64 [ 0, %lor.lhs.false112.i3691 ], [ 0, %for.end106.i3686 ], [ 0, %for.cond145.preheader.i3708 ], [ 0, %cond.end159.i3715 ], [ 1, %cond.end78.i3784 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3653) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3652) #7
  br label %return

cond.true70:                                      ; preds = %cond.false62
  br i1 %tobool14.not.i4709, label %if.end30.i4029, label %land.lhs.true.i4021

land.lhs.true.i4021:                              ; preds = %cond.true70
  %cmp.i4022 = icmp ne i64 %0, 0
  %tobool16.i4023 = icmp ne i64 %775, 0
  %or.cond.i4024 = select i1 %cmp.i4022, i1 %tobool16.i4023, i1 false
  br i1 %or.cond.i4024, label %land.lhs.true20.i4334, label %if.then.i4025

if.then.i4025:                                    ; preds = %land.lhs.true.i4021
  %831 = inttoptr i64 %788 to ptr
  %832 = load i64, ptr %831, align 8
  %tobool1.not.i.i4026 = icmp eq i64 %832, 0
  br i1 %tobool1.not.i.i4026, label %if.then.i.i4332, label %for.cond9.preheader.i.i4027

if.then.i.i4332:                                  ; preds = %if.then.i4025
  %mul.i.i4333 = shl nsw i64 %mul.i4700, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i.i4333, i1 false)
  br label %if.end30.i4029

for.cond9.preheader.i.i4027:                      ; preds = %if.then.i4025
  %cmp1033.i.i4028 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp1033.i.i4028, label %for.body13.i.i4327, label %if.end30.i4029

for.body13.i.i4327:                               ; preds = %for.cond9.preheader.i.i4027, %for.body13.i.i4327
  %k8.034.i.i4328 = phi i64 [ %inc16.i.i4330, %for.body13.i.i4327 ], [ 0, %for.cond9.preheader.i.i4027 ]
  %arrayidx14.i.i4329 = getelementptr inbounds i64, ptr %cond.i4707, i64 %k8.034.i.i4328
  store i64 %832, ptr %arrayidx14.i.i4329, align 8
  %inc16.i.i4330 = add nuw nsw i64 %k8.034.i.i4328, 1
  %exitcond.not.i.i4331 = icmp eq i64 %inc16.i.i4330, %mul.i4700
  br i1 %exitcond.not.i.i4331, label %if.end30.i4029, label %for.body13.i.i4327, !llvm.loop !35

land.lhs.true20.i4334:                            ; preds = %land.lhs.true.i4021
  %tobool22.not.i4335 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i4335, label %if.then28.i4339, label %if.then23.i4336

if.then23.i4336:                                  ; preds = %land.lhs.true20.i4334
  %add.ptr.i4337 = getelementptr inbounds double, ptr %776, i64 %mul9.i4703
  %mul24.i4338 = shl i64 %mul.i4700, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i4707, ptr nonnull align 8 %add.ptr.i4337, i64 %mul24.i4338, i1 false)
  br label %if.end30.i4029

if.then28.i4339:                                  ; preds = %land.lhs.true20.i4334
  %833 = load i64, ptr %776, align 8
  %tobool1.not.i285.i4340 = icmp eq i64 %833, 0
  br i1 %tobool1.not.i285.i4340, label %if.then.i295.i4348, label %for.cond9.preheader.i286.i4341

if.then.i295.i4348:                               ; preds = %if.then28.i4339
  %mul.i296.i4349 = shl nsw i64 %mul.i4700, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i296.i4349, i1 false)
  br label %if.end30.i4029

for.cond9.preheader.i286.i4341:                   ; preds = %if.then28.i4339
  %cmp1033.i287.i4342 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp1033.i287.i4342, label %for.body13.i290.i4343, label %if.end30.i4029

for.body13.i290.i4343:                            ; preds = %for.cond9.preheader.i286.i4341, %for.body13.i290.i4343
  %k8.034.i291.i4344 = phi i64 [ %inc16.i293.i4346, %for.body13.i290.i4343 ], [ 0, %for.cond9.preheader.i286.i4341 ]
  %arrayidx14.i292.i4345 = getelementptr inbounds i64, ptr %cond.i4707, i64 %k8.034.i291.i4344
  store i64 %833, ptr %arrayidx14.i292.i4345, align 8
  %inc16.i293.i4346 = add nuw nsw i64 %k8.034.i291.i4344, 1
  %exitcond.not.i294.i4347 = icmp eq i64 %inc16.i293.i4346, %mul.i4700
  br i1 %exitcond.not.i294.i4347, label %if.end30.i4029, label %for.body13.i290.i4343, !llvm.loop !35

if.end30.i4029:                                   ; preds = %for.body13.i.i4327, %for.body13.i290.i4343, %for.cond9.preheader.i286.i4341, %if.then.i295.i4348, %if.then23.i4336, %for.cond9.preheader.i.i4027, %if.then.i.i4332, %cond.true70
  %cmp31.i4030 = icmp eq i64 %779, 0
  br i1 %cmp31.i4030, label %land.end.i4315, label %land.end.thread.i4031

land.end.thread.i4031:                            ; preds = %if.end30.i4029
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4001) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4002) #7
  br label %for.cond45.preheader.i4032

land.end.i4315:                                   ; preds = %if.end30.i4029
  %arrayidx32.i4316 = getelementptr inbounds i8, ptr %a, i64 56
  %834 = load i64, ptr %arrayidx32.i4316, align 8
  %cmp33.i4317 = icmp eq i64 %780, %834
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4001) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4002) #7
  br i1 %cmp33.i4317, label %for.body.lr.ph.i4318, label %for.cond45.preheader.i4032

for.body.lr.ph.i4318:                             ; preds = %land.end.i4315
  %places42.i4319 = getelementptr inbounds i8, ptr %found.i4002, i64 2080
  br label %for.body.i4320

for.cond45.preheader.i4032:                       ; preds = %for.body.i4320, %land.end.i4315, %land.end.thread.i4031
  %835 = phi i1 [ false, %land.end.thread.i4031 ], [ false, %land.end.i4315 ], [ true, %for.body.i4320 ]
  %arrayidx46.i4033 = getelementptr inbounds i8, ptr %a, i64 48
  %836 = load i64, ptr %arrayidx46.i4033, align 8
  %cmp47.not363.i4034 = icmp sgt i64 %836, 0
  br i1 %cmp47.not363.i4034, label %for.body50.lr.ph.i4082, label %for.end106.i4035

for.body50.lr.ph.i4082:                           ; preds = %for.cond45.preheader.i4032
  %places63.i4083 = getelementptr inbounds i8, ptr %found.i4002, i64 2080
  %cond67.i4084 = select i1 %835, ptr %places63.i4083, ptr %places.i4001
  %arrayidx68.i4085 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4086 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i4087 = trunc i64 %779 to i32
  %conv1.i.i4088 = trunc i64 %sub.i4699 to i32
  %count32.i.i4089 = getelementptr inbounds i8, ptr %found.i4002, i64 4160
  %cmp91.i4090 = icmp eq i64 %782, 1
  %cmp18.not81.i.i4091 = icmp slt i64 %782, 8
  %add.ptr103.idx.i4092 = shl nsw i64 %781, 12
  br label %for.body50.i4093

for.body.i4320:                                   ; preds = %for.body.i4320, %for.body.lr.ph.i4318
  %k.0362.i4321 = phi i64 [ 0, %for.body.lr.ph.i4318 ], [ %inc.i4325, %for.body.i4320 ]
  %conv40.i4322 = trunc nuw i64 %k.0362.i4321 to i32
  %arrayidx41.i4323 = getelementptr inbounds [520 x i32], ptr %found.i4002, i64 0, i64 %k.0362.i4321
  store i32 %conv40.i4322, ptr %arrayidx41.i4323, align 4
  %arrayidx43.i4324 = getelementptr inbounds [520 x i32], ptr %places42.i4319, i64 0, i64 %k.0362.i4321
  store i32 0, ptr %arrayidx43.i4324, align 4
  %inc.i4325 = add nuw nsw i64 %k.0362.i4321, 1
  %exitcond5195.not = icmp eq i64 %inc.i4325, 520
  br i1 %exitcond5195.not, label %for.cond45.preheader.i4032, label %for.body.i4320, !llvm.loop !132

for.body50.i4093:                                 ; preds = %for.inc101.i4140, %for.body50.lr.ph.i4082
  %837 = phi i64 [ %836, %for.body50.lr.ph.i4082 ], [ %863, %for.inc101.i4140 ]
  %values.0366.i4094 = phi ptr [ %774, %for.body50.lr.ph.i4082 ], [ %add.ptr103.i4142, %for.inc101.i4140 ]
  %k44.0365.i4095 = phi i64 [ 0, %for.body50.lr.ph.i4082 ], [ %add.i4141, %for.inc101.i4140 ]
  %sub52.i4096 = sub nsw i64 %837, %k44.0365.i4095
  %spec.select.i4097 = tail call i64 @llvm.smin.i64(i64 %sub52.i4096, i64 512)
  %838 = load i64, ptr %arrayidx68.i4085, align 8
  %cmp69.i4098 = icmp eq i64 %838, 4
  %839 = load i64, ptr %arrayidx76.i4086, align 8
  %cmp.not65.i.i4099 = icmp slt i64 %sub52.i4096, 8
  br i1 %cmp69.i4098, label %cond.true71.i4266, label %cond.false74.i4100

cond.true71.i4266:                                ; preds = %for.body50.i4093
  %add.ptr72.i4267 = getelementptr inbounds i32, ptr %778, i64 %k44.0365.i4095
  br i1 %cmp.not65.i.i4099, label %for.cond11.preheader.i.i4288, label %for.body.lr.ph.i.i4268

for.body.lr.ph.i.i4268:                           ; preds = %cond.true71.i4266
  %splat.splatinsert.i.i4269 = insertelement <8 x i64> poison, i64 %839, i64 0
  %splat.splat.i.i4270 = shufflevector <8 x i64> %splat.splatinsert.i.i4269, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4271

for.cond11.preheader.i.i4288:                     ; preds = %for.body.i.i4271, %cond.true71.i4266
  %outside.0.lcssa.i.i4289 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4266 ], [ %or7.i.i4283, %for.body.i.i4271 ]
  %k.0.lcssa.i.i4290 = phi i64 [ 0, %cond.true71.i4266 ], [ %add68.i.i4272, %for.body.i.i4271 ]
  br label %for.body14.i.i4291

for.body.i.i4271:                                 ; preds = %for.body.i.i4271, %for.body.lr.ph.i.i4268
  %add68.i.i4272 = phi i64 [ 8, %for.body.lr.ph.i.i4268 ], [ %add.i.i4286, %for.body.i.i4271 ]
  %k.067.i.i4273 = phi i64 [ 0, %for.body.lr.ph.i.i4268 ], [ %add68.i.i4272, %for.body.i.i4271 ]
  %outside.066.i.i4274 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4268 ], [ %or7.i.i4283, %for.body.i.i4271 ]
  %add.ptr.i.i4275 = getelementptr inbounds i32, ptr %add.ptr72.i4267, i64 %k.067.i.i4273
  %840 = load <8 x i32>, ptr %add.ptr.i.i4275, align 4
  %conv.i.i4276 = sext <8 x i32> %840 to <8 x i64>
  %isneg.i.i4277 = icmp slt <8 x i32> %840, zeroinitializer
  %and.i.i4278 = select <8 x i1> %isneg.i.i4277, <8 x i64> %splat.splat.i.i4270, <8 x i64> zeroinitializer
  %add1.i.i4279 = add <8 x i64> %and.i.i4278, %conv.i.i4276
  %add1.lobit.i.i4280 = ashr <8 x i64> %add1.i.i4279, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4281 = icmp slt <8 x i64> %add1.i.i4279, %splat.splat.i.i4270
  %or.i.i4282 = select <8 x i1> %cmp5.not.i.i4281, <8 x i64> %add1.lobit.i.i4280, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4283 = or <8 x i64> %or.i.i4282, %outside.066.i.i4274
  %conv8.i.i4284 = trunc <8 x i64> %add1.i.i4279 to <8 x i32>
  %add.ptr9.i.i4285 = getelementptr inbounds i32, ptr %cond67.i4084, i64 %k.067.i.i4273
  store <8 x i32> %conv8.i.i4284, ptr %add.ptr9.i.i4285, align 4
  %add.i.i4286 = add nuw nsw i64 %add68.i.i4272, 8
  %cmp.not.i.i4287 = icmp sgt i64 %add.i.i4286, %spec.select.i4097
  br i1 %cmp.not.i.i4287, label %for.cond11.preheader.i.i4288, label %for.body.i.i4271, !llvm.loop !8

for.cond18.preheader.i.i4298:                     ; preds = %for.body14.i.i4291
  %cmp1972.i.i4299 = icmp slt i64 %k.0.lcssa.i.i4290, %spec.select.i4097
  br i1 %cmp1972.i.i4299, label %for.body21.i.i4300, label %cond.end78.i4133

for.body14.i.i4291:                               ; preds = %for.body14.i.i4291, %for.cond11.preheader.i.i4288
  %j.071.i.i4292 = phi i64 [ 0, %for.cond11.preheader.i.i4288 ], [ %inc.i.i4296, %for.body14.i.i4291 ]
  %wrong.070.i.i4293 = phi i64 [ 0, %for.cond11.preheader.i.i4288 ], [ %or15.i.i4295, %for.body14.i.i4291 ]
  %vecext.i.i4294 = extractelement <8 x i64> %outside.0.lcssa.i.i4289, i64 %j.071.i.i4292
  %or15.i.i4295 = or i64 %vecext.i.i4294, %wrong.070.i.i4293
  %inc.i.i4296 = add nuw nsw i64 %j.071.i.i4292, 1
  %exitcond.not.i298.i4297 = icmp eq i64 %inc.i.i4296, 8
  br i1 %exitcond.not.i298.i4297, label %for.cond18.preheader.i.i4298, label %for.body14.i.i4291, !llvm.loop !9

for.body21.i.i4300:                               ; preds = %for.cond18.preheader.i.i4298, %for.body21.i.i4300
  %k.174.i.i4301 = phi i64 [ %inc35.i.i4313, %for.body21.i.i4300 ], [ %k.0.lcssa.i.i4290, %for.cond18.preheader.i.i4298 ]
  %wrong.173.i.i4302 = phi i64 [ %or31.i.i4310, %for.body21.i.i4300 ], [ %or15.i.i4295, %for.cond18.preheader.i.i4298 ]
  %arrayidx.i.i4303 = getelementptr inbounds i32, ptr %add.ptr72.i4267, i64 %k.174.i.i4301
  %841 = load i32, ptr %arrayidx.i.i4303, align 4
  %conv23.i.i4304 = sext i32 %841 to i64
  %cmp25.i.i4305 = icmp slt i32 %841, 0
  %cond.i.i4306 = select i1 %cmp25.i.i4305, i64 %839, i64 0
  %add27.i.i4307 = add nsw i64 %cond.i.i4306, %conv23.i.i4304
  %cmp28.i.i4308 = icmp uge i64 %add27.i.i4307, %839
  %conv30.i.i4309 = zext i1 %cmp28.i.i4308 to i64
  %or31.i.i4310 = or i64 %wrong.173.i.i4302, %conv30.i.i4309
  %conv32.i.i4311 = trunc i64 %add27.i.i4307 to i32
  %arrayidx33.i.i4312 = getelementptr inbounds i32, ptr %cond67.i4084, i64 %k.174.i.i4301
  store i32 %conv32.i.i4311, ptr %arrayidx33.i.i4312, align 4
  %inc35.i.i4313 = add nuw nsw i64 %k.174.i.i4301, 1
  %exitcond76.not.i.i4314 = icmp eq i64 %inc35.i.i4313, %spec.select.i4097
  br i1 %exitcond76.not.i.i4314, label %cond.end78.i4133, label %for.body21.i.i4300, !llvm.loop !10

cond.false74.i4100:                               ; preds = %for.body50.i4093
  %add.ptr75.i4101 = getelementptr inbounds i64, ptr %778, i64 %k44.0365.i4095
  br i1 %cmp.not65.i.i4099, label %for.cond10.preheader.i.i4121, label %for.body.lr.ph.i299.i4102

for.body.lr.ph.i299.i4102:                        ; preds = %cond.false74.i4100
  %splat.splatinsert.i300.i4103 = insertelement <8 x i64> poison, i64 %839, i64 0
  %splat.splat.i301.i4104 = shufflevector <8 x i64> %splat.splatinsert.i300.i4103, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4105

for.cond10.preheader.i.i4121:                     ; preds = %for.body.i302.i4105, %cond.false74.i4100
  %outside.0.lcssa.i314.i4122 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4100 ], [ %or7.i310.i4116, %for.body.i302.i4105 ]
  %k.0.lcssa.i315.i4123 = phi i64 [ 0, %cond.false74.i4100 ], [ %add66.i.i4106, %for.body.i302.i4105 ]
  br label %for.body13.i316.i4124

for.body.i302.i4105:                              ; preds = %for.body.i302.i4105, %for.body.lr.ph.i299.i4102
  %add66.i.i4106 = phi i64 [ 8, %for.body.lr.ph.i299.i4102 ], [ %add.i312.i4119, %for.body.i302.i4105 ]
  %k.065.i.i4107 = phi i64 [ 0, %for.body.lr.ph.i299.i4102 ], [ %add66.i.i4106, %for.body.i302.i4105 ]
  %outside.064.i.i4108 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4102 ], [ %or7.i310.i4116, %for.body.i302.i4105 ]
  %add.ptr.i303.i4109 = getelementptr inbounds i64, ptr %add.ptr75.i4101, i64 %k.065.i.i4107
  %842 = load <8 x i64>, ptr %add.ptr.i303.i4109, align 8
  %isneg.i304.i4110 = icmp slt <8 x i64> %842, zeroinitializer
  %and.i305.i4111 = select <8 x i1> %isneg.i304.i4110, <8 x i64> %splat.splat.i301.i4104, <8 x i64> zeroinitializer
  %add1.i306.i4112 = add <8 x i64> %and.i305.i4111, %842
  %add1.lobit.i307.i4113 = ashr <8 x i64> %add1.i306.i4112, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4114 = icmp slt <8 x i64> %add1.i306.i4112, %splat.splat.i301.i4104
  %or.i309.i4115 = select <8 x i1> %cmp5.not.i308.i4114, <8 x i64> %add1.lobit.i307.i4113, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4116 = or <8 x i64> %or.i309.i4115, %outside.064.i.i4108
  %conv.i311.i4117 = trunc <8 x i64> %add1.i306.i4112 to <8 x i32>
  %add.ptr8.i.i4118 = getelementptr inbounds i32, ptr %cond67.i4084, i64 %k.065.i.i4107
  store <8 x i32> %conv.i311.i4117, ptr %add.ptr8.i.i4118, align 4
  %add.i312.i4119 = add nuw nsw i64 %add66.i.i4106, 8
  %cmp.not.i313.i4120 = icmp sgt i64 %add.i312.i4119, %spec.select.i4097
  br i1 %cmp.not.i313.i4120, label %for.cond10.preheader.i.i4121, label %for.body.i302.i4105, !llvm.loop !11

for.cond17.preheader.i.i4131:                     ; preds = %for.body13.i316.i4124
  %cmp1870.i.i4132 = icmp slt i64 %k.0.lcssa.i315.i4123, %spec.select.i4097
  br i1 %cmp1870.i.i4132, label %for.body20.i.i4252, label %cond.end78.i4133

for.body13.i316.i4124:                            ; preds = %for.body13.i316.i4124, %for.cond10.preheader.i.i4121
  %j.069.i.i4125 = phi i64 [ 0, %for.cond10.preheader.i.i4121 ], [ %inc.i318.i4129, %for.body13.i316.i4124 ]
  %wrong.068.i.i4126 = phi i64 [ 0, %for.cond10.preheader.i.i4121 ], [ %or14.i.i4128, %for.body13.i316.i4124 ]
  %vecext.i317.i4127 = extractelement <8 x i64> %outside.0.lcssa.i314.i4122, i64 %j.069.i.i4125
  %or14.i.i4128 = or i64 %vecext.i317.i4127, %wrong.068.i.i4126
  %inc.i318.i4129 = add nuw nsw i64 %j.069.i.i4125, 1
  %exitcond.not.i319.i4130 = icmp eq i64 %inc.i318.i4129, 8
  br i1 %exitcond.not.i319.i4130, label %for.cond17.preheader.i.i4131, label %for.body13.i316.i4124, !llvm.loop !12

for.body20.i.i4252:                               ; preds = %for.cond17.preheader.i.i4131, %for.body20.i.i4252
  %k.172.i.i4253 = phi i64 [ %inc33.i.i4264, %for.body20.i.i4252 ], [ %k.0.lcssa.i315.i4123, %for.cond17.preheader.i.i4131 ]
  %wrong.171.i.i4254 = phi i64 [ %or29.i.i4261, %for.body20.i.i4252 ], [ %or14.i.i4128, %for.cond17.preheader.i.i4131 ]
  %arrayidx.i321.i4255 = getelementptr inbounds i64, ptr %add.ptr75.i4101, i64 %k.172.i.i4253
  %843 = load i64, ptr %arrayidx.i321.i4255, align 8
  %cmp23.i.i4256 = icmp slt i64 %843, 0
  %cond.i322.i4257 = select i1 %cmp23.i.i4256, i64 %839, i64 0
  %add25.i.i4258 = add nsw i64 %cond.i322.i4257, %843
  %cmp26.i.i4259 = icmp uge i64 %add25.i.i4258, %839
  %conv28.i.i4260 = zext i1 %cmp26.i.i4259 to i64
  %or29.i.i4261 = or i64 %wrong.171.i.i4254, %conv28.i.i4260
  %conv30.i323.i4262 = trunc i64 %add25.i.i4258 to i32
  %arrayidx31.i.i4263 = getelementptr inbounds i32, ptr %cond67.i4084, i64 %k.172.i.i4253
  store i32 %conv30.i323.i4262, ptr %arrayidx31.i.i4263, align 4
  %inc33.i.i4264 = add nuw nsw i64 %k.172.i.i4253, 1
  %exitcond74.not.i.i4265 = icmp eq i64 %inc33.i.i4264, %spec.select.i4097
  br i1 %exitcond74.not.i.i4265, label %cond.end78.i4133, label %for.body20.i.i4252, !llvm.loop !13

cond.end78.i4133:                                 ; preds = %for.body20.i.i4252, %for.body21.i.i4300, %for.cond17.preheader.i.i4131, %for.cond18.preheader.i.i4298
  %cond79.in.in.i4134 = phi i64 [ %or15.i.i4295, %for.cond18.preheader.i.i4298 ], [ %or14.i.i4128, %for.cond17.preheader.i.i4131 ], [ %or31.i.i4310, %for.body21.i.i4300 ], [ %or29.i.i4261, %for.body20.i.i4252 ]
  %cond79.in.not.i4135 = icmp eq i64 %cond79.in.in.i4134, 0
  br i1 %cond79.in.not.i4135, label %if.end82.i4136, label %most_double.exit

if.end82.i4136:                                   ; preds = %cond.end78.i4133
  br i1 %835, label %if.end87.i4170, label %if.else85.i4137

if.else85.i4137:                                  ; preds = %if.end82.i4136
  %cmp55.i.i4138 = icmp sgt i64 %sub52.i4096, 0
  br i1 %cmp55.i.i4138, label %for.body.i326.i4144, label %if.else94.thread.i4139

for.cond12.preheader.i.i4157:                     ; preds = %for.body.i326.i4144
  %tobool.not.i.i4158 = icmp eq i64 %add.i328.i4154, 0
  br i1 %tobool.not.i.i4158, label %if.else94.thread.i4139, label %for.body16.lr.ph.i.i4159

for.body16.lr.ph.i.i4159:                         ; preds = %for.cond12.preheader.i.i4157
  %sub18.i.i4160 = add nsw i64 %add.i328.i4154, -1
  %arrayidx19.i.i4161 = getelementptr inbounds [520 x i32], ptr %found.i4002, i64 0, i64 %sub18.i.i4160
  %arrayidx25.i.i4162 = getelementptr inbounds [520 x i32], ptr %places63.i4083, i64 0, i64 %sub18.i.i4160
  br label %for.body16.i.i4163

for.body.i326.i4144:                              ; preds = %if.else85.i4137, %for.body.i326.i4144
  %n.057.i.i4145 = phi i64 [ %add.i328.i4154, %for.body.i326.i4144 ], [ 0, %if.else85.i4137 ]
  %k.056.i.i4146 = phi i64 [ %inc.i329.i4155, %for.body.i326.i4144 ], [ 0, %if.else85.i4137 ]
  %arrayidx.i327.i4147 = getelementptr inbounds i32, ptr %places.i4001, i64 %k.056.i.i4146
  %844 = load i32, ptr %arrayidx.i327.i4147, align 4
  %sub3.i.i4148 = sub i32 %844, %conv.i324.i4087
  %conv4.i.i4149 = trunc i64 %k.056.i.i4146 to i32
  %arrayidx5.i.i4150 = getelementptr inbounds [520 x i32], ptr %found.i4002, i64 0, i64 %n.057.i.i4145
  store i32 %conv4.i.i4149, ptr %arrayidx5.i.i4150, align 4
  %arrayidx7.i.i4151 = getelementptr inbounds [520 x i32], ptr %places63.i4083, i64 0, i64 %n.057.i.i4145
  store i32 %sub3.i.i4148, ptr %arrayidx7.i.i4151, align 4
  %cmp8.i.i4152 = icmp ult i32 %sub3.i.i4148, %conv1.i.i4088
  %conv10.i.i4153 = zext i1 %cmp8.i.i4152 to i64
  %add.i328.i4154 = add nuw nsw i64 %n.057.i.i4145, %conv10.i.i4153
  %inc.i329.i4155 = add nuw nsw i64 %k.056.i.i4146, 1
  %exitcond.not.i330.i4156 = icmp eq i64 %inc.i329.i4155, %spec.select.i4097
  br i1 %exitcond.not.i330.i4156, label %for.cond12.preheader.i.i4157, label %for.body.i326.i4144, !llvm.loop !14

for.body16.i.i4163:                               ; preds = %for.body16.i.i4163, %for.body16.lr.ph.i.i4159
  %k11.058.i.i4164 = phi i64 [ 0, %for.body16.lr.ph.i.i4159 ], [ %inc30.i.i4168, %for.body16.i.i4163 ]
  %845 = load i32, ptr %arrayidx19.i.i4161, align 4
  %add21.i.i4165 = add nuw nsw i64 %k11.058.i.i4164, %add.i328.i4154
  %arrayidx22.i.i4166 = getelementptr inbounds [520 x i32], ptr %found.i4002, i64 0, i64 %add21.i.i4165
  store i32 %845, ptr %arrayidx22.i.i4166, align 4
  %846 = load i32, ptr %arrayidx25.i.i4162, align 4
  %arrayidx28.i.i4167 = getelementptr inbounds [520 x i32], ptr %places63.i4083, i64 0, i64 %add21.i.i4165
  store i32 %846, ptr %arrayidx28.i.i4167, align 4
  %inc30.i.i4168 = add nuw nsw i64 %k11.058.i.i4164, 1
  %exitcond.not.i4169 = icmp eq i64 %inc30.i.i4168, 8
  br i1 %exitcond.not.i4169, label %if.end87.i4170, label %for.body16.i.i4163, !llvm.loop !15

if.else94.thread.i4139:                           ; preds = %for.cond12.preheader.i.i4157, %if.else85.i4137
  store i64 0, ptr %count32.i.i4089, align 8
  br label %for.inc101.i4140

if.end87.i4170:                                   ; preds = %for.body16.i.i4163, %if.end82.i4136
  %847 = phi i64 [ %spec.select.i4097, %if.end82.i4136 ], [ %add.i328.i4154, %for.body16.i.i4163 ]
  store i64 %847, ptr %count32.i.i4089, align 8
  %tobool89.i4171 = icmp ne i64 %847, 0
  %or.cond183.i4172 = select i1 %tobool89.i4171, i1 %cmp91.i4090, i1 false
  %cmp47.i.i4173 = icmp sgt i64 %847, 0
  br i1 %or.cond183.i4172, label %if.then93.i4222, label %if.else94.i4174

if.then93.i4222:                                  ; preds = %if.end87.i4170
  br i1 %cmp47.i.i4173, label %for.body.preheader.i.i4223, label %for.inc101.i4140

for.body.preheader.i.i4223:                       ; preds = %if.then93.i4222
  %848 = load i32, ptr %places63.i4083, align 8
  %conv.i331.i4224 = sext i32 %848 to i64
  %arrayidx1.i.i4225 = getelementptr inbounds double, ptr %cond.i4707, i64 %conv.i331.i4224
  %849 = load double, ptr %arrayidx1.i.i4225, align 8
  br label %for.body.i332.i4226

for.body.i332.i4226:                              ; preds = %if.end.i.i4239, %for.body.preheader.i.i4223
  %before.050.i.i4227 = phi i64 [ %conv5.i.i4231, %if.end.i.i4239 ], [ %conv.i331.i4224, %for.body.preheader.i.i4223 ]
  %m.049.i.i4228 = phi i64 [ %inc.i339.i4250, %if.end.i.i4239 ], [ 0, %for.body.preheader.i.i4223 ]
  %found.048.i.i4229 = phi double [ %cond.i338.i4248, %if.end.i.i4239 ], [ %849, %for.body.preheader.i.i4223 ]
  %arrayidx4.i.i4230 = getelementptr inbounds [520 x i32], ptr %places63.i4083, i64 0, i64 %m.049.i.i4228
  %850 = load i32, ptr %arrayidx4.i.i4230, align 4
  %conv5.i.i4231 = sext i32 %850 to i64
  %add.i333.i4232 = add nuw nsw i64 %m.049.i.i4228, 8
  %arrayidx7.i334.i4233 = getelementptr inbounds [520 x i32], ptr %places63.i4083, i64 0, i64 %add.i333.i4232
  %851 = load i32, ptr %arrayidx7.i334.i4233, align 4
  %idx.ext.i.i4234 = sext i32 %851 to i64
  %add.ptr.i335.i4235 = getelementptr inbounds double, ptr %cond.i4707, i64 %idx.ext.i.i4234
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4235, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4236 = icmp eq i64 %before.050.i.i4227, %conv5.i.i4231
  br i1 %cmp8.not.i.i4236, label %if.end.i.i4239, label %if.then.i336.i4237

if.then.i336.i4237:                               ; preds = %for.body.i332.i4226
  %arrayidx10.i.i4238 = getelementptr inbounds double, ptr %cond.i4707, i64 %conv5.i.i4231
  %852 = load double, ptr %arrayidx10.i.i4238, align 8
  br label %if.end.i.i4239

if.end.i.i4239:                                   ; preds = %if.then.i336.i4237, %for.body.i332.i4226
  %found.1.i.i4240 = phi double [ %852, %if.then.i336.i4237 ], [ %found.048.i.i4229, %for.body.i332.i4226 ]
  %arrayidx11.i.i4241 = getelementptr inbounds [520 x i32], ptr %found.i4002, i64 0, i64 %m.049.i.i4228
  %853 = load i32, ptr %arrayidx11.i.i4241, align 4
  %conv12.i.i4242 = sext i32 %853 to i64
  %mul.i337.i4243 = mul nsw i64 %781, %conv12.i.i4242
  %arrayidx13.i.i4244 = getelementptr inbounds double, ptr %values.0366.i4094, i64 %mul.i337.i4243
  %854 = load double, ptr %arrayidx13.i.i4244, align 8
  %cmp14.i.i4245 = fcmp oge double %found.1.i.i4240, %854
  %cmp16.i.i4246 = fcmp uno double %found.1.i.i4240, 0.000000e+00
  %or.cond.i.i4247 = or i1 %cmp16.i.i4246, %cmp14.i.i4245
  %cond.i338.i4248 = select i1 %or.cond.i.i4247, double %found.1.i.i4240, double %854
  %arrayidx23.i.i4249 = getelementptr inbounds double, ptr %cond.i4707, i64 %conv5.i.i4231
  store double %cond.i338.i4248, ptr %arrayidx23.i.i4249, align 8
  %inc.i339.i4250 = add nuw nsw i64 %m.049.i.i4228, 1
  %exitcond377.not.i4251 = icmp eq i64 %inc.i339.i4250, %847
  br i1 %exitcond377.not.i4251, label %for.inc101.i4140, label %for.body.i332.i4226, !llvm.loop !133

if.else94.i4174:                                  ; preds = %if.end87.i4170
  br i1 %cmp47.i.i4173, label %for.body.i343.i4175, label %for.inc101.i4140

for.body.i343.i4175:                              ; preds = %if.else94.i4174, %for.end41.i.i4209
  %m.087.i.i4176 = phi i64 [ %inc43.i.i4210, %for.end41.i.i4209 ], [ 0, %if.else94.i4174 ]
  %arrayidx.i344.i4177 = getelementptr inbounds [520 x i32], ptr %found.i4002, i64 0, i64 %m.087.i.i4176
  %855 = load i32, ptr %arrayidx.i344.i4177, align 4
  %conv.i345.i4178 = sext i32 %855 to i64
  %mul.i346.i4179 = mul nsw i64 %781, %conv.i345.i4178
  %add.ptr.i347.i4180 = getelementptr inbounds double, ptr %values.0366.i4094, i64 %mul.i346.i4179
  %arrayidx1.i348.i4181 = getelementptr inbounds [520 x i32], ptr %places63.i4083, i64 0, i64 %m.087.i.i4176
  %856 = load i32, ptr %arrayidx1.i348.i4181, align 4
  %conv2.i.i4182 = sext i32 %856 to i64
  %mul3.i.i4183 = mul nsw i64 %782, %conv2.i.i4182
  %add.ptr4.i.i4184 = getelementptr inbounds double, ptr %cond.i4707, i64 %mul3.i.i4183
  %add.i349.i4185 = add nuw nsw i64 %m.087.i.i4176, 8
  %arrayidx6.i.i4186 = getelementptr inbounds [520 x i32], ptr %found.i4002, i64 0, i64 %add.i349.i4185
  %857 = load i32, ptr %arrayidx6.i.i4186, align 4
  %conv7.i.i4187 = sext i32 %857 to i64
  %mul8.i.i4188 = mul nsw i64 %781, %conv7.i.i4187
  %add.ptr9.i350.i4189 = getelementptr inbounds double, ptr %values.0366.i4094, i64 %mul8.i.i4188
  %arrayidx12.i.i4190 = getelementptr inbounds [520 x i32], ptr %places63.i4083, i64 0, i64 %add.i349.i4185
  %858 = load i32, ptr %arrayidx12.i.i4190, align 4
  %conv13.i.i4191 = sext i32 %858 to i64
  %mul14.i.i4192 = mul nsw i64 %782, %conv13.i.i4191
  %add.ptr15.i.i4193 = getelementptr inbounds double, ptr %cond.i4707, i64 %mul14.i.i4192
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4193, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i4091, label %for.cond25.preheader.i.i4206, label %for.body20.i351.i4194

for.cond25.preheader.i.i4206:                     ; preds = %for.body20.i351.i4194, %for.body.i343.i4175
  %j.0.lcssa.i.i4207 = phi i64 [ 0, %for.body.i343.i4175 ], [ %add1783.i.i4195, %for.body20.i351.i4194 ]
  %cmp2684.i.i4208 = icmp slt i64 %j.0.lcssa.i.i4207, %782
  br i1 %cmp2684.i.i4208, label %for.body28.i.i4212, label %for.end41.i.i4209

for.body20.i351.i4194:                            ; preds = %for.body.i343.i4175, %for.body20.i351.i4194
  %add1783.i.i4195 = phi i64 [ %add17.i.i4204, %for.body20.i351.i4194 ], [ 8, %for.body.i343.i4175 ]
  %j.082.i.i4196 = phi i64 [ %add1783.i.i4195, %for.body20.i351.i4194 ], [ 0, %for.body.i343.i4175 ]
  %add.ptr21.i.i4197 = getelementptr inbounds double, ptr %add.ptr9.i350.i4189, i64 %j.082.i.i4196
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4197, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4198 = getelementptr inbounds double, ptr %add.ptr.i347.i4180, i64 %j.082.i.i4196
  %add.ptr23.i.i4199 = getelementptr inbounds double, ptr %add.ptr4.i.i4184, i64 %j.082.i.i4196
  %859 = load <8 x double>, ptr %add.ptr23.i.i4199, align 8
  %860 = load <8 x double>, ptr %add.ptr22.i.i4198, align 8
  %cmp.i.i.i4200 = fcmp ult <8 x double> %859, %860
  %cmp1.i.i.i4201 = fcmp ord <8 x double> %859, zeroinitializer
  %or19.not.i.i.i4202 = and <8 x i1> %cmp.i.i.i4200, %cmp1.i.i.i4201
  %or9.v.i.i.i4203 = select <8 x i1> %or19.not.i.i.i4202, <8 x double> %860, <8 x double> %859
  store <8 x double> %or9.v.i.i.i4203, ptr %add.ptr23.i.i4199, align 8
  %add17.i.i4204 = add nuw nsw i64 %add1783.i.i4195, 8
  %cmp18.not.i.i4205 = icmp sgt i64 %add17.i.i4204, %782
  br i1 %cmp18.not.i.i4205, label %for.cond25.preheader.i.i4206, label %for.body20.i351.i4194, !llvm.loop !134

for.body28.i.i4212:                               ; preds = %for.cond25.preheader.i.i4206, %for.body28.i.i4212
  %j.185.i.i4213 = phi i64 [ %inc.i355.i4220, %for.body28.i.i4212 ], [ %j.0.lcssa.i.i4207, %for.cond25.preheader.i.i4206 ]
  %arrayidx29.i.i4214 = getelementptr inbounds double, ptr %add.ptr4.i.i4184, i64 %j.185.i.i4213
  %861 = load double, ptr %arrayidx29.i.i4214, align 8
  %arrayidx30.i.i4215 = getelementptr inbounds double, ptr %add.ptr.i347.i4180, i64 %j.185.i.i4213
  %862 = load double, ptr %arrayidx30.i.i4215, align 8
  %cmp31.i.i4216 = fcmp oge double %861, %862
  %cmp35.i353.i4217 = fcmp uno double %861, 0.000000e+00
  %or.cond.i354.i4218 = or i1 %cmp35.i353.i4217, %cmp31.i.i4216
  %spec.select.i.i4219 = select i1 %or.cond.i354.i4218, double %861, double %862
  store double %spec.select.i.i4219, ptr %arrayidx29.i.i4214, align 8
  %inc.i355.i4220 = add nuw nsw i64 %j.185.i.i4213, 1
  %exitcond.not.i356.i4221 = icmp eq i64 %inc.i355.i4220, %782
  br i1 %exitcond.not.i356.i4221, label %for.end41.i.i4209, label %for.body28.i.i4212, !llvm.loop !135

for.end41.i.i4209:                                ; preds = %for.body28.i.i4212, %for.cond25.preheader.i.i4206
  %inc43.i.i4210 = add nuw nsw i64 %m.087.i.i4176, 1
  %exitcond376.not.i4211 = icmp eq i64 %inc43.i.i4210, %847
  br i1 %exitcond376.not.i4211, label %for.inc101.i4140, label %for.body.i343.i4175, !llvm.loop !136

for.inc101.i4140:                                 ; preds = %for.end41.i.i4209, %if.end.i.i4239, %if.else94.i4174, %if.then93.i4222, %if.else94.thread.i4139
  %add.i4141 = add nuw nsw i64 %k44.0365.i4095, 512
  %add.ptr103.i4142 = getelementptr inbounds i8, ptr %values.0366.i4094, i64 %add.ptr103.idx.i4092
  %863 = load i64, ptr %arrayidx46.i4033, align 8
  %cmp47.not.i4143 = icmp slt i64 %add.i4141, %863
  br i1 %cmp47.not.i4143, label %for.body50.i4093, label %for.end106.i4035, !llvm.loop !137

for.end106.i4035:                                 ; preds = %for.inc101.i4140, %for.cond45.preheader.i4032
  %864 = load i64, ptr %a, align 8
  %cmp108.i4036 = icmp eq i64 %864, 0
  %tobool111.i4037 = icmp ne i64 %784, 0
  %or.cond184.i4038 = select i1 %cmp108.i4036, i1 %tobool111.i4037, i1 false
  br i1 %or.cond184.i4038, label %lor.lhs.false112.i4040, label %most_double.exit

lor.lhs.false112.i4040:                           ; preds = %for.end106.i4035
  %cmp113.i4041 = icmp ne ptr %cond.i4707, %785
  %tobool116.i4042 = icmp ne i64 %775, 0
  %or.cond185.i4043 = select i1 %cmp113.i4041, i1 true, i1 %tobool116.i4042
  br i1 %or.cond185.i4043, label %for.cond120.preheader.i4044, label %most_double.exit

for.cond120.preheader.i4044:                      ; preds = %lor.lhs.false112.i4040
  %cmp122.not367.i4045 = icmp slt i64 %mul.i4700, 8
  br i1 %cmp122.not367.i4045, label %for.cond145.preheader.i4057, label %for.body124.lr.ph.i4046

for.body124.lr.ph.i4046:                          ; preds = %for.cond120.preheader.i4044
  %add.ptr131.i4047 = getelementptr inbounds double, ptr %776, i64 %mul9.i4703
  br label %for.body124.i4048

for.cond145.preheader.i4057:                      ; preds = %if.end140.i4052, %for.cond120.preheader.i4044
  %k119.0.lcssa.i4058 = phi i64 [ 0, %for.cond120.preheader.i4044 ], [ %add121369.i4049, %if.end140.i4052 ]
  %cmp146370.i4059 = icmp slt i64 %k119.0.lcssa.i4058, %mul.i4700
  br i1 %cmp146370.i4059, label %for.body148.lr.ph.i4060, label %most_double.exit

for.body148.lr.ph.i4060:                          ; preds = %for.cond145.preheader.i4057
  %865 = getelementptr double, ptr %776, i64 %mul9.i4703
  br label %for.body148.i4061

for.body124.i4048:                                ; preds = %if.end140.i4052, %for.body124.lr.ph.i4046
  %add121369.i4049 = phi i64 [ 8, %for.body124.lr.ph.i4046 ], [ %add121.i4055, %if.end140.i4052 ]
  %k119.0368.i4050 = phi i64 [ 0, %for.body124.lr.ph.i4046 ], [ %add121369.i4049, %if.end140.i4052 ]
  %add.ptr125.i4051 = getelementptr inbounds double, ptr %cond.i4707, i64 %k119.0368.i4050
  %866 = load <8 x double>, ptr %add.ptr125.i4051, align 8
  br i1 %tobool116.i4042, label %land.lhs.true127.i4073, label %if.end140.i4052

land.lhs.true127.i4073:                           ; preds = %for.body124.i4048
  %867 = load i64, ptr %arrayidx8.i4702, align 8
  %tobool129.not.i4074 = icmp eq i64 %867, 0
  br i1 %tobool129.not.i4074, label %if.then136.i4078, label %if.then130.i4075

if.then130.i4075:                                 ; preds = %land.lhs.true127.i4073
  %add.ptr132.i4076 = getelementptr inbounds double, ptr %add.ptr131.i4047, i64 %k119.0368.i4050
  %868 = load <8 x double>, ptr %add.ptr132.i4076, align 8
  %add133.i4077 = fadd <8 x double> %866, %868
  br label %if.end140.i4052

if.then136.i4078:                                 ; preds = %land.lhs.true127.i4073
  %869 = load double, ptr %776, align 8
  %splat.splatinsert.i4079 = insertelement <8 x double> poison, double %869, i64 0
  %splat.splat.i4080 = shufflevector <8 x double> %splat.splatinsert.i4079, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i4081 = fadd <8 x double> %866, %splat.splat.i4080
  br label %if.end140.i4052

if.end140.i4052:                                  ; preds = %if.then136.i4078, %if.then130.i4075, %for.body124.i4048
  %sum.0.i4053 = phi <8 x double> [ %add133.i4077, %if.then130.i4075 ], [ %add138.i4081, %if.then136.i4078 ], [ %866, %for.body124.i4048 ]
  %add.ptr141.i4054 = getelementptr inbounds double, ptr %785, i64 %k119.0368.i4050
  store <8 x double> %sum.0.i4053, ptr %add.ptr141.i4054, align 8
  %add121.i4055 = add nuw nsw i64 %add121369.i4049, 8
  %cmp122.not.i4056 = icmp sgt i64 %add121.i4055, %mul.i4700
  br i1 %cmp122.not.i4056, label %for.cond145.preheader.i4057, label %for.body124.i4048, !llvm.loop !138

for.body148.i4061:                                ; preds = %cond.end159.i4064, %for.body148.lr.ph.i4060
  %k119.1371.i4062 = phi i64 [ %k119.0.lcssa.i4058, %for.body148.lr.ph.i4060 ], [ %inc163.i4067, %cond.end159.i4064 ]
  %arrayidx151.i4063 = getelementptr inbounds double, ptr %cond.i4707, i64 %k119.1371.i4062
  %870 = load double, ptr %arrayidx151.i4063, align 8
  br i1 %tobool116.i4042, label %cond.true150.i4069, label %cond.end159.i4064

cond.true150.i4069:                               ; preds = %for.body148.i4061
  %871 = load i64, ptr %arrayidx8.i4702, align 8
  %mul153.i4070 = mul nsw i64 %871, %k119.1371.i4062
  %arrayidx155.i4071 = getelementptr double, ptr %865, i64 %mul153.i4070
  %872 = load double, ptr %arrayidx155.i4071, align 8
  %add156.i4072 = fadd double %870, %872
  br label %cond.end159.i4064

cond.end159.i4064:                                ; preds = %cond.true150.i4069, %for.body148.i4061
  %cond160.i4065 = phi double [ %add156.i4072, %cond.true150.i4069 ], [ %870, %for.body148.i4061 ]
  %arrayidx161.i4066 = getelementptr inbounds double, ptr %785, i64 %k119.1371.i4062
  store double %cond160.i4065, ptr %arrayidx161.i4066, align 8
  %inc163.i4067 = add nuw nsw i64 %k119.1371.i4062, 1
  %exitcond378.not.i4068 = icmp eq i64 %inc163.i4067, %mul.i4700
  br i1 %exitcond378.not.i4068, label %most_double.exit, label %for.body148.i4061, !llvm.loop !139

most_double.exit:                                 ; preds = %cond.end78.i4133, %cond.end159.i4064, %for.end106.i4035, %lor.lhs.false112.i4040, %for.cond145.preheader.i4057
  %retval.3.i4039 = phi i64 [ 0, %lor.lhs.false112.i4040 ], [ 0, %for.end106.i4035 ], [ 0, %for.cond145.preheader.i4057 ], [ 0, %cond.end159.i4064 ], [ 1, %cond.end78.i4133 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i4002) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i4001) #7
  br label %return

cond.true75:                                      ; preds = %cond.false62
  br i1 %tobool14.not.i4709, label %if.end30.i4378, label %land.lhs.true.i4370

land.lhs.true.i4370:                              ; preds = %cond.true75
  %cmp.i4371 = icmp ne i64 %0, 0
  %tobool16.i4372 = icmp ne i64 %775, 0
  %or.cond.i4373 = select i1 %cmp.i4371, i1 %tobool16.i4372, i1 false
  br i1 %or.cond.i4373, label %land.lhs.true20.i4674, label %if.then.i4374

if.then.i4374:                                    ; preds = %land.lhs.true.i4370
  %873 = inttoptr i64 %788 to ptr
  %874 = load i32, ptr %873, align 4
  %tobool.not.i.i4375 = icmp eq i32 %874, 0
  br i1 %tobool.not.i.i4375, label %if.then.i.i4672, label %for.cond.preheader.i.i4376

if.then.i.i4672:                                  ; preds = %if.then.i4374
  %mul.i.i4673 = shl nsw i64 %mul.i4700, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i.i4673, i1 false)
  br label %if.end30.i4378

for.cond.preheader.i.i4376:                       ; preds = %if.then.i4374
  %cmp535.i.i4377 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp535.i.i4377, label %for.body.i.i4667, label %if.end30.i4378

for.body.i.i4667:                                 ; preds = %for.cond.preheader.i.i4376, %for.body.i.i4667
  %k.036.i.i4668 = phi i64 [ %inc.i.i4670, %for.body.i.i4667 ], [ 0, %for.cond.preheader.i.i4376 ]
  %arrayidx.i.i4669 = getelementptr inbounds i32, ptr %cond.i4707, i64 %k.036.i.i4668
  store i32 %874, ptr %arrayidx.i.i4669, align 4
  %inc.i.i4670 = add nuw nsw i64 %k.036.i.i4668, 1
  %exitcond38.not.i.i4671 = icmp eq i64 %inc.i.i4670, %mul.i4700
  br i1 %exitcond38.not.i.i4671, label %if.end30.i4378, label %for.body.i.i4667, !llvm.loop !4

land.lhs.true20.i4674:                            ; preds = %land.lhs.true.i4370
  %tobool22.not.i4675 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i4675, label %if.then28.i4679, label %if.then23.i4676

if.then23.i4676:                                  ; preds = %land.lhs.true20.i4674
  %add.ptr.i4677 = getelementptr inbounds i32, ptr %776, i64 %mul9.i4703
  %mul24.i4678 = shl i64 %mul.i4700, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i4707, ptr nonnull align 4 %add.ptr.i4677, i64 %mul24.i4678, i1 false)
  br label %if.end30.i4378

if.then28.i4679:                                  ; preds = %land.lhs.true20.i4674
  %875 = load i32, ptr %776, align 4
  %tobool.not.i285.i4680 = icmp eq i32 %875, 0
  br i1 %tobool.not.i285.i4680, label %if.then.i293.i4688, label %for.cond.preheader.i286.i4681

if.then.i293.i4688:                               ; preds = %if.then28.i4679
  %mul.i294.i4689 = shl nsw i64 %mul.i4700, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i294.i4689, i1 false)
  br label %if.end30.i4378

for.cond.preheader.i286.i4681:                    ; preds = %if.then28.i4679
  %cmp535.i287.i4682 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp535.i287.i4682, label %for.body.i288.i4683, label %if.end30.i4378

for.body.i288.i4683:                              ; preds = %for.cond.preheader.i286.i4681, %for.body.i288.i4683
  %k.036.i289.i4684 = phi i64 [ %inc.i291.i4686, %for.body.i288.i4683 ], [ 0, %for.cond.preheader.i286.i4681 ]
  %arrayidx.i290.i4685 = getelementptr inbounds i32, ptr %cond.i4707, i64 %k.036.i289.i4684
  store i32 %875, ptr %arrayidx.i290.i4685, align 4
  %inc.i291.i4686 = add nuw nsw i64 %k.036.i289.i4684, 1
  %exitcond38.not.i292.i4687 = icmp eq i64 %inc.i291.i4686, %mul.i4700
  br i1 %exitcond38.not.i292.i4687, label %if.end30.i4378, label %for.body.i288.i4683, !llvm.loop !4

if.end30.i4378:                                   ; preds = %for.body.i.i4667, %for.body.i288.i4683, %for.cond.preheader.i286.i4681, %if.then.i293.i4688, %if.then23.i4676, %for.cond.preheader.i.i4376, %if.then.i.i4672, %cond.true75
  %cmp31.i4379 = icmp eq i64 %779, 0
  br i1 %cmp31.i4379, label %land.end.i4655, label %land.end.thread.i4380

land.end.thread.i4380:                            ; preds = %if.end30.i4378
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4350) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4351) #7
  br label %for.cond45.preheader.i4381

land.end.i4655:                                   ; preds = %if.end30.i4378
  %arrayidx32.i4656 = getelementptr inbounds i8, ptr %a, i64 56
  %876 = load i64, ptr %arrayidx32.i4656, align 8
  %cmp33.i4657 = icmp eq i64 %780, %876
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4350) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4351) #7
  br i1 %cmp33.i4657, label %for.body.lr.ph.i4658, label %for.cond45.preheader.i4381

for.body.lr.ph.i4658:                             ; preds = %land.end.i4655
  %places42.i4659 = getelementptr inbounds i8, ptr %found.i4351, i64 2080
  br label %for.body.i4660

for.cond45.preheader.i4381:                       ; preds = %for.body.i4660, %land.end.i4655, %land.end.thread.i4380
  %877 = phi i1 [ false, %land.end.thread.i4380 ], [ false, %land.end.i4655 ], [ true, %for.body.i4660 ]
  %arrayidx46.i4382 = getelementptr inbounds i8, ptr %a, i64 48
  %878 = load i64, ptr %arrayidx46.i4382, align 8
  %cmp47.not361.i4383 = icmp sgt i64 %878, 0
  br i1 %cmp47.not361.i4383, label %for.body50.lr.ph.i4431, label %for.end106.i4384

for.body50.lr.ph.i4431:                           ; preds = %for.cond45.preheader.i4381
  %places63.i4432 = getelementptr inbounds i8, ptr %found.i4351, i64 2080
  %cond67.i4433 = select i1 %877, ptr %places63.i4432, ptr %places.i4350
  %arrayidx68.i4434 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4435 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i4436 = trunc i64 %779 to i32
  %conv1.i.i4437 = trunc i64 %sub.i4699 to i32
  %count32.i.i4438 = getelementptr inbounds i8, ptr %found.i4351, i64 4160
  %cmp91.i4439 = icmp eq i64 %782, 1
  %cmp18.not80.i.i4440 = icmp slt i64 %782, 8
  %add.ptr103.idx.i4441 = shl nsw i64 %781, 11
  br label %for.body50.i4442

for.body.i4660:                                   ; preds = %for.body.i4660, %for.body.lr.ph.i4658
  %k.0360.i4661 = phi i64 [ 0, %for.body.lr.ph.i4658 ], [ %inc.i4665, %for.body.i4660 ]
  %conv40.i4662 = trunc nuw i64 %k.0360.i4661 to i32
  %arrayidx41.i4663 = getelementptr inbounds [520 x i32], ptr %found.i4351, i64 0, i64 %k.0360.i4661
  store i32 %conv40.i4662, ptr %arrayidx41.i4663, align 4
  %arrayidx43.i4664 = getelementptr inbounds [520 x i32], ptr %places42.i4659, i64 0, i64 %k.0360.i4661
  store i32 0, ptr %arrayidx43.i4664, align 4
  %inc.i4665 = add nuw nsw i64 %k.0360.i4661, 1
  %exitcond5194.not = icmp eq i64 %inc.i4665, 520
  br i1 %exitcond5194.not, label %for.cond45.preheader.i4381, label %for.body.i4660, !llvm.loop !140

for.body50.i4442:                                 ; preds = %for.inc101.i4489, %for.body50.lr.ph.i4431
  %879 = phi i64 [ %878, %for.body50.lr.ph.i4431 ], [ %905, %for.inc101.i4489 ]
  %values.0364.i4443 = phi ptr [ %774, %for.body50.lr.ph.i4431 ], [ %add.ptr103.i4491, %for.inc101.i4489 ]
  %k44.0363.i4444 = phi i64 [ 0, %for.body50.lr.ph.i4431 ], [ %add.i4490, %for.inc101.i4489 ]
  %sub52.i4445 = sub nsw i64 %879, %k44.0363.i4444
  %spec.select.i4446 = tail call i64 @llvm.smin.i64(i64 %sub52.i4445, i64 512)
  %880 = load i64, ptr %arrayidx68.i4434, align 8
  %cmp69.i4447 = icmp eq i64 %880, 4
  %881 = load i64, ptr %arrayidx76.i4435, align 8
  %cmp.not65.i.i4448 = icmp slt i64 %sub52.i4445, 8
  br i1 %cmp69.i4447, label %cond.true71.i4606, label %cond.false74.i4449

cond.true71.i4606:                                ; preds = %for.body50.i4442
  %add.ptr72.i4607 = getelementptr inbounds i32, ptr %778, i64 %k44.0363.i4444
  br i1 %cmp.not65.i.i4448, label %for.cond11.preheader.i.i4628, label %for.body.lr.ph.i.i4608

for.body.lr.ph.i.i4608:                           ; preds = %cond.true71.i4606
  %splat.splatinsert.i.i4609 = insertelement <8 x i64> poison, i64 %881, i64 0
  %splat.splat.i.i4610 = shufflevector <8 x i64> %splat.splatinsert.i.i4609, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i4611

for.cond11.preheader.i.i4628:                     ; preds = %for.body.i296.i4611, %cond.true71.i4606
  %outside.0.lcssa.i.i4629 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4606 ], [ %or7.i.i4623, %for.body.i296.i4611 ]
  %k.0.lcssa.i.i4630 = phi i64 [ 0, %cond.true71.i4606 ], [ %add68.i.i4612, %for.body.i296.i4611 ]
  br label %for.body14.i.i4631

for.body.i296.i4611:                              ; preds = %for.body.i296.i4611, %for.body.lr.ph.i.i4608
  %add68.i.i4612 = phi i64 [ 8, %for.body.lr.ph.i.i4608 ], [ %add.i.i4626, %for.body.i296.i4611 ]
  %k.067.i.i4613 = phi i64 [ 0, %for.body.lr.ph.i.i4608 ], [ %add68.i.i4612, %for.body.i296.i4611 ]
  %outside.066.i.i4614 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4608 ], [ %or7.i.i4623, %for.body.i296.i4611 ]
  %add.ptr.i.i4615 = getelementptr inbounds i32, ptr %add.ptr72.i4607, i64 %k.067.i.i4613
  %882 = load <8 x i32>, ptr %add.ptr.i.i4615, align 4
  %conv.i.i4616 = sext <8 x i32> %882 to <8 x i64>
  %isneg.i.i4617 = icmp slt <8 x i32> %882, zeroinitializer
  %and.i.i4618 = select <8 x i1> %isneg.i.i4617, <8 x i64> %splat.splat.i.i4610, <8 x i64> zeroinitializer
  %add1.i.i4619 = add <8 x i64> %and.i.i4618, %conv.i.i4616
  %add1.lobit.i.i4620 = ashr <8 x i64> %add1.i.i4619, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4621 = icmp slt <8 x i64> %add1.i.i4619, %splat.splat.i.i4610
  %or.i.i4622 = select <8 x i1> %cmp5.not.i.i4621, <8 x i64> %add1.lobit.i.i4620, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4623 = or <8 x i64> %or.i.i4622, %outside.066.i.i4614
  %conv8.i.i4624 = trunc <8 x i64> %add1.i.i4619 to <8 x i32>
  %add.ptr9.i.i4625 = getelementptr inbounds i32, ptr %cond67.i4433, i64 %k.067.i.i4613
  store <8 x i32> %conv8.i.i4624, ptr %add.ptr9.i.i4625, align 4
  %add.i.i4626 = add nuw nsw i64 %add68.i.i4612, 8
  %cmp.not.i.i4627 = icmp sgt i64 %add.i.i4626, %spec.select.i4446
  br i1 %cmp.not.i.i4627, label %for.cond11.preheader.i.i4628, label %for.body.i296.i4611, !llvm.loop !8

for.cond18.preheader.i.i4638:                     ; preds = %for.body14.i.i4631
  %cmp1972.i.i4639 = icmp slt i64 %k.0.lcssa.i.i4630, %spec.select.i4446
  br i1 %cmp1972.i.i4639, label %for.body21.i.i4640, label %cond.end78.i4482

for.body14.i.i4631:                               ; preds = %for.body14.i.i4631, %for.cond11.preheader.i.i4628
  %j.071.i.i4632 = phi i64 [ 0, %for.cond11.preheader.i.i4628 ], [ %inc.i297.i4636, %for.body14.i.i4631 ]
  %wrong.070.i.i4633 = phi i64 [ 0, %for.cond11.preheader.i.i4628 ], [ %or15.i.i4635, %for.body14.i.i4631 ]
  %vecext.i.i4634 = extractelement <8 x i64> %outside.0.lcssa.i.i4629, i64 %j.071.i.i4632
  %or15.i.i4635 = or i64 %vecext.i.i4634, %wrong.070.i.i4633
  %inc.i297.i4636 = add nuw nsw i64 %j.071.i.i4632, 1
  %exitcond.not.i.i4637 = icmp eq i64 %inc.i297.i4636, 8
  br i1 %exitcond.not.i.i4637, label %for.cond18.preheader.i.i4638, label %for.body14.i.i4631, !llvm.loop !9

for.body21.i.i4640:                               ; preds = %for.cond18.preheader.i.i4638, %for.body21.i.i4640
  %k.174.i.i4641 = phi i64 [ %inc35.i.i4653, %for.body21.i.i4640 ], [ %k.0.lcssa.i.i4630, %for.cond18.preheader.i.i4638 ]
  %wrong.173.i.i4642 = phi i64 [ %or31.i.i4650, %for.body21.i.i4640 ], [ %or15.i.i4635, %for.cond18.preheader.i.i4638 ]
  %arrayidx.i298.i4643 = getelementptr inbounds i32, ptr %add.ptr72.i4607, i64 %k.174.i.i4641
  %883 = load i32, ptr %arrayidx.i298.i4643, align 4
  %conv23.i.i4644 = sext i32 %883 to i64
  %cmp25.i.i4645 = icmp slt i32 %883, 0
  %cond.i.i4646 = select i1 %cmp25.i.i4645, i64 %881, i64 0
  %add27.i.i4647 = add nsw i64 %cond.i.i4646, %conv23.i.i4644
  %cmp28.i.i4648 = icmp uge i64 %add27.i.i4647, %881
  %conv30.i.i4649 = zext i1 %cmp28.i.i4648 to i64
  %or31.i.i4650 = or i64 %wrong.173.i.i4642, %conv30.i.i4649
  %conv32.i.i4651 = trunc i64 %add27.i.i4647 to i32
  %arrayidx33.i.i4652 = getelementptr inbounds i32, ptr %cond67.i4433, i64 %k.174.i.i4641
  store i32 %conv32.i.i4651, ptr %arrayidx33.i.i4652, align 4
  %inc35.i.i4653 = add nuw nsw i64 %k.174.i.i4641, 1
  %exitcond76.not.i.i4654 = icmp eq i64 %inc35.i.i4653, %spec.select.i4446
  br i1 %exitcond76.not.i.i4654, label %cond.end78.i4482, label %for.body21.i.i4640, !llvm.loop !10

cond.false74.i4449:                               ; preds = %for.body50.i4442
  %add.ptr75.i4450 = getelementptr inbounds i64, ptr %778, i64 %k44.0363.i4444
  br i1 %cmp.not65.i.i4448, label %for.cond10.preheader.i.i4470, label %for.body.lr.ph.i299.i4451

for.body.lr.ph.i299.i4451:                        ; preds = %cond.false74.i4449
  %splat.splatinsert.i300.i4452 = insertelement <8 x i64> poison, i64 %881, i64 0
  %splat.splat.i301.i4453 = shufflevector <8 x i64> %splat.splatinsert.i300.i4452, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4454

for.cond10.preheader.i.i4470:                     ; preds = %for.body.i302.i4454, %cond.false74.i4449
  %outside.0.lcssa.i314.i4471 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4449 ], [ %or7.i310.i4465, %for.body.i302.i4454 ]
  %k.0.lcssa.i315.i4472 = phi i64 [ 0, %cond.false74.i4449 ], [ %add66.i.i4455, %for.body.i302.i4454 ]
  br label %for.body13.i.i4473

for.body.i302.i4454:                              ; preds = %for.body.i302.i4454, %for.body.lr.ph.i299.i4451
  %add66.i.i4455 = phi i64 [ 8, %for.body.lr.ph.i299.i4451 ], [ %add.i312.i4468, %for.body.i302.i4454 ]
  %k.065.i.i4456 = phi i64 [ 0, %for.body.lr.ph.i299.i4451 ], [ %add66.i.i4455, %for.body.i302.i4454 ]
  %outside.064.i.i4457 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4451 ], [ %or7.i310.i4465, %for.body.i302.i4454 ]
  %add.ptr.i303.i4458 = getelementptr inbounds i64, ptr %add.ptr75.i4450, i64 %k.065.i.i4456
  %884 = load <8 x i64>, ptr %add.ptr.i303.i4458, align 8
  %isneg.i304.i4459 = icmp slt <8 x i64> %884, zeroinitializer
  %and.i305.i4460 = select <8 x i1> %isneg.i304.i4459, <8 x i64> %splat.splat.i301.i4453, <8 x i64> zeroinitializer
  %add1.i306.i4461 = add <8 x i64> %and.i305.i4460, %884
  %add1.lobit.i307.i4462 = ashr <8 x i64> %add1.i306.i4461, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4463 = icmp slt <8 x i64> %add1.i306.i4461, %splat.splat.i301.i4453
  %or.i309.i4464 = select <8 x i1> %cmp5.not.i308.i4463, <8 x i64> %add1.lobit.i307.i4462, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4465 = or <8 x i64> %or.i309.i4464, %outside.064.i.i4457
  %conv.i311.i4466 = trunc <8 x i64> %add1.i306.i4461 to <8 x i32>
  %add.ptr8.i.i4467 = getelementptr inbounds i32, ptr %cond67.i4433, i64 %k.065.i.i4456
  store <8 x i32> %conv.i311.i4466, ptr %add.ptr8.i.i4467, align 4
  %add.i312.i4468 = add nuw nsw i64 %add66.i.i4455, 8
  %cmp.not.i313.i4469 = icmp sgt i64 %add.i312.i4468, %spec.select.i4446
  br i1 %cmp.not.i313.i4469, label %for.cond10.preheader.i.i4470, label %for.body.i302.i4454, !llvm.loop !11

for.cond17.preheader.i.i4480:                     ; preds = %for.body13.i.i4473
  %cmp1870.i.i4481 = icmp slt i64 %k.0.lcssa.i315.i4472, %spec.select.i4446
  br i1 %cmp1870.i.i4481, label %for.body20.i.i4592, label %cond.end78.i4482

for.body13.i.i4473:                               ; preds = %for.body13.i.i4473, %for.cond10.preheader.i.i4470
  %j.069.i.i4474 = phi i64 [ 0, %for.cond10.preheader.i.i4470 ], [ %inc.i317.i4478, %for.body13.i.i4473 ]
  %wrong.068.i.i4475 = phi i64 [ 0, %for.cond10.preheader.i.i4470 ], [ %or14.i.i4477, %for.body13.i.i4473 ]
  %vecext.i316.i4476 = extractelement <8 x i64> %outside.0.lcssa.i314.i4471, i64 %j.069.i.i4474
  %or14.i.i4477 = or i64 %vecext.i316.i4476, %wrong.068.i.i4475
  %inc.i317.i4478 = add nuw nsw i64 %j.069.i.i4474, 1
  %exitcond.not.i318.i4479 = icmp eq i64 %inc.i317.i4478, 8
  br i1 %exitcond.not.i318.i4479, label %for.cond17.preheader.i.i4480, label %for.body13.i.i4473, !llvm.loop !12

for.body20.i.i4592:                               ; preds = %for.cond17.preheader.i.i4480, %for.body20.i.i4592
  %k.172.i.i4593 = phi i64 [ %inc33.i.i4604, %for.body20.i.i4592 ], [ %k.0.lcssa.i315.i4472, %for.cond17.preheader.i.i4480 ]
  %wrong.171.i.i4594 = phi i64 [ %or29.i.i4601, %for.body20.i.i4592 ], [ %or14.i.i4477, %for.cond17.preheader.i.i4480 ]
  %arrayidx.i320.i4595 = getelementptr inbounds i64, ptr %add.ptr75.i4450, i64 %k.172.i.i4593
  %885 = load i64, ptr %arrayidx.i320.i4595, align 8
  %cmp23.i.i4596 = icmp slt i64 %885, 0
  %cond.i321.i4597 = select i1 %cmp23.i.i4596, i64 %881, i64 0
  %add25.i.i4598 = add nsw i64 %cond.i321.i4597, %885
  %cmp26.i.i4599 = icmp uge i64 %add25.i.i4598, %881
  %conv28.i.i4600 = zext i1 %cmp26.i.i4599 to i64
  %or29.i.i4601 = or i64 %wrong.171.i.i4594, %conv28.i.i4600
  %conv30.i322.i4602 = trunc i64 %add25.i.i4598 to i32
  %arrayidx31.i.i4603 = getelementptr inbounds i32, ptr %cond67.i4433, i64 %k.172.i.i4593
  store i32 %conv30.i322.i4602, ptr %arrayidx31.i.i4603, align 4
  %inc33.i.i4604 = add nuw nsw i64 %k.172.i.i4593, 1
  %exitcond74.not.i.i4605 = icmp eq i64 %inc33.i.i4604, %spec.select.i4446
  br i1 %exitcond74.not.i.i4605, label %cond.end78.i4482, label %for.body20.i.i4592, !llvm.loop !13

cond.end78.i4482:                                 ; preds = %for.body20.i.i4592, %for.body21.i.i4640, %for.cond17.preheader.i.i4480, %for.cond18.preheader.i.i4638
  %cond79.in.in.i4483 = phi i64 [ %or15.i.i4635, %for.cond18.preheader.i.i4638 ], [ %or14.i.i4477, %for.cond17.preheader.i.i4480 ], [ %or31.i.i4650, %for.body21.i.i4640 ], [ %or29.i.i4601, %for.body20.i.i4592 ]
  %cond79.in.not.i4484 = icmp eq i64 %cond79.in.in.i4483, 0
  br i1 %cond79.in.not.i4484, label %if.end82.i4485, label %most_int.exit

if.end82.i4485:                                   ; preds = %cond.end78.i4482
  br i1 %877, label %if.end87.i4519, label %if.else85.i4486

if.else85.i4486:                                  ; preds = %if.end82.i4485
  %cmp55.i.i4487 = icmp sgt i64 %sub52.i4445, 0
  br i1 %cmp55.i.i4487, label %for.body.i325.i4493, label %if.else94.thread.i4488

for.cond12.preheader.i.i4506:                     ; preds = %for.body.i325.i4493
  %tobool.not.i330.i4507 = icmp eq i64 %add.i327.i4503, 0
  br i1 %tobool.not.i330.i4507, label %if.else94.thread.i4488, label %for.body16.lr.ph.i.i4508

for.body16.lr.ph.i.i4508:                         ; preds = %for.cond12.preheader.i.i4506
  %sub18.i.i4509 = add nsw i64 %add.i327.i4503, -1
  %arrayidx19.i.i4510 = getelementptr inbounds [520 x i32], ptr %found.i4351, i64 0, i64 %sub18.i.i4509
  %arrayidx25.i.i4511 = getelementptr inbounds [520 x i32], ptr %places63.i4432, i64 0, i64 %sub18.i.i4509
  br label %for.body16.i.i4512

for.body.i325.i4493:                              ; preds = %if.else85.i4486, %for.body.i325.i4493
  %n.057.i.i4494 = phi i64 [ %add.i327.i4503, %for.body.i325.i4493 ], [ 0, %if.else85.i4486 ]
  %k.056.i.i4495 = phi i64 [ %inc.i328.i4504, %for.body.i325.i4493 ], [ 0, %if.else85.i4486 ]
  %arrayidx.i326.i4496 = getelementptr inbounds i32, ptr %places.i4350, i64 %k.056.i.i4495
  %886 = load i32, ptr %arrayidx.i326.i4496, align 4
  %sub3.i.i4497 = sub i32 %886, %conv.i323.i4436
  %conv4.i.i4498 = trunc i64 %k.056.i.i4495 to i32
  %arrayidx5.i.i4499 = getelementptr inbounds [520 x i32], ptr %found.i4351, i64 0, i64 %n.057.i.i4494
  store i32 %conv4.i.i4498, ptr %arrayidx5.i.i4499, align 4
  %arrayidx7.i.i4500 = getelementptr inbounds [520 x i32], ptr %places63.i4432, i64 0, i64 %n.057.i.i4494
  store i32 %sub3.i.i4497, ptr %arrayidx7.i.i4500, align 4
  %cmp8.i.i4501 = icmp ult i32 %sub3.i.i4497, %conv1.i.i4437
  %conv10.i.i4502 = zext i1 %cmp8.i.i4501 to i64
  %add.i327.i4503 = add nuw nsw i64 %n.057.i.i4494, %conv10.i.i4502
  %inc.i328.i4504 = add nuw nsw i64 %k.056.i.i4495, 1
  %exitcond.not.i329.i4505 = icmp eq i64 %inc.i328.i4504, %spec.select.i4446
  br i1 %exitcond.not.i329.i4505, label %for.cond12.preheader.i.i4506, label %for.body.i325.i4493, !llvm.loop !14

for.body16.i.i4512:                               ; preds = %for.body16.i.i4512, %for.body16.lr.ph.i.i4508
  %k11.058.i.i4513 = phi i64 [ 0, %for.body16.lr.ph.i.i4508 ], [ %inc30.i.i4517, %for.body16.i.i4512 ]
  %887 = load i32, ptr %arrayidx19.i.i4510, align 4
  %add21.i.i4514 = add nuw nsw i64 %k11.058.i.i4513, %add.i327.i4503
  %arrayidx22.i.i4515 = getelementptr inbounds [520 x i32], ptr %found.i4351, i64 0, i64 %add21.i.i4514
  store i32 %887, ptr %arrayidx22.i.i4515, align 4
  %888 = load i32, ptr %arrayidx25.i.i4511, align 4
  %arrayidx28.i.i4516 = getelementptr inbounds [520 x i32], ptr %places63.i4432, i64 0, i64 %add21.i.i4514
  store i32 %888, ptr %arrayidx28.i.i4516, align 4
  %inc30.i.i4517 = add nuw nsw i64 %k11.058.i.i4513, 1
  %exitcond.not.i4518 = icmp eq i64 %inc30.i.i4517, 8
  br i1 %exitcond.not.i4518, label %if.end87.i4519, label %for.body16.i.i4512, !llvm.loop !15

if.else94.thread.i4488:                           ; preds = %for.cond12.preheader.i.i4506, %if.else85.i4486
  store i64 0, ptr %count32.i.i4438, align 8
  br label %for.inc101.i4489

if.end87.i4519:                                   ; preds = %for.body16.i.i4512, %if.end82.i4485
  %889 = phi i64 [ %spec.select.i4446, %if.end82.i4485 ], [ %add.i327.i4503, %for.body16.i.i4512 ]
  store i64 %889, ptr %count32.i.i4438, align 8
  %tobool89.i4520 = icmp ne i64 %889, 0
  %or.cond183.i4521 = select i1 %tobool89.i4520, i1 %cmp91.i4439, i1 false
  %cmp47.i.i4522 = icmp sgt i64 %889, 0
  br i1 %or.cond183.i4521, label %if.then93.i4565, label %if.else94.i4523

if.then93.i4565:                                  ; preds = %if.end87.i4519
  br i1 %cmp47.i.i4522, label %for.body.preheader.i.i4566, label %for.inc101.i4489

for.body.preheader.i.i4566:                       ; preds = %if.then93.i4565
  %890 = load i32, ptr %places63.i4432, align 8
  %conv.i331.i4567 = sext i32 %890 to i64
  %arrayidx1.i.i4568 = getelementptr inbounds i32, ptr %cond.i4707, i64 %conv.i331.i4567
  %891 = load i32, ptr %arrayidx1.i.i4568, align 4
  br label %for.body.i332.i4569

for.body.i332.i4569:                              ; preds = %if.end.i.i4582, %for.body.preheader.i.i4566
  %before.050.i.i4570 = phi i64 [ %conv5.i.i4574, %if.end.i.i4582 ], [ %conv.i331.i4567, %for.body.preheader.i.i4566 ]
  %m.049.i.i4571 = phi i64 [ %inc.i339.i4590, %if.end.i.i4582 ], [ 0, %for.body.preheader.i.i4566 ]
  %found.048.i.i4572 = phi i32 [ %cond.i338.i4588, %if.end.i.i4582 ], [ %891, %for.body.preheader.i.i4566 ]
  %arrayidx4.i.i4573 = getelementptr inbounds [520 x i32], ptr %places63.i4432, i64 0, i64 %m.049.i.i4571
  %892 = load i32, ptr %arrayidx4.i.i4573, align 4
  %conv5.i.i4574 = sext i32 %892 to i64
  %add.i333.i4575 = add nuw nsw i64 %m.049.i.i4571, 8
  %arrayidx7.i334.i4576 = getelementptr inbounds [520 x i32], ptr %places63.i4432, i64 0, i64 %add.i333.i4575
  %893 = load i32, ptr %arrayidx7.i334.i4576, align 4
  %idx.ext.i.i4577 = sext i32 %893 to i64
  %add.ptr.i335.i4578 = getelementptr inbounds i32, ptr %cond.i4707, i64 %idx.ext.i.i4577
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4578, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4579 = icmp eq i64 %before.050.i.i4570, %conv5.i.i4574
  br i1 %cmp8.not.i.i4579, label %if.end.i.i4582, label %if.then.i336.i4580

if.then.i336.i4580:                               ; preds = %for.body.i332.i4569
  %arrayidx10.i.i4581 = getelementptr inbounds i32, ptr %cond.i4707, i64 %conv5.i.i4574
  %894 = load i32, ptr %arrayidx10.i.i4581, align 4
  br label %if.end.i.i4582

if.end.i.i4582:                                   ; preds = %if.then.i336.i4580, %for.body.i332.i4569
  %found.1.i.i4583 = phi i32 [ %894, %if.then.i336.i4580 ], [ %found.048.i.i4572, %for.body.i332.i4569 ]
  %arrayidx11.i.i4584 = getelementptr inbounds [520 x i32], ptr %found.i4351, i64 0, i64 %m.049.i.i4571
  %895 = load i32, ptr %arrayidx11.i.i4584, align 4
  %conv12.i.i4585 = sext i32 %895 to i64
  %mul.i337.i4586 = mul nsw i64 %781, %conv12.i.i4585
  %arrayidx13.i.i4587 = getelementptr inbounds i32, ptr %values.0364.i4443, i64 %mul.i337.i4586
  %896 = load i32, ptr %arrayidx13.i.i4587, align 4
  %cond.i338.i4588 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i4583, i32 %896)
  %arrayidx23.i.i4589 = getelementptr inbounds i32, ptr %cond.i4707, i64 %conv5.i.i4574
  store i32 %cond.i338.i4588, ptr %arrayidx23.i.i4589, align 4
  %inc.i339.i4590 = add nuw nsw i64 %m.049.i.i4571, 1
  %exitcond375.not.i4591 = icmp eq i64 %inc.i339.i4590, %889
  br i1 %exitcond375.not.i4591, label %for.inc101.i4489, label %for.body.i332.i4569, !llvm.loop !141

if.else94.i4523:                                  ; preds = %if.end87.i4519
  br i1 %cmp47.i.i4522, label %for.body.i343.i4524, label %for.inc101.i4489

for.body.i343.i4524:                              ; preds = %if.else94.i4523, %for.end41.i.i4555
  %m.086.i.i4525 = phi i64 [ %inc43.i.i4556, %for.end41.i.i4555 ], [ 0, %if.else94.i4523 ]
  %arrayidx.i344.i4526 = getelementptr inbounds [520 x i32], ptr %found.i4351, i64 0, i64 %m.086.i.i4525
  %897 = load i32, ptr %arrayidx.i344.i4526, align 4
  %conv.i345.i4527 = sext i32 %897 to i64
  %mul.i346.i4528 = mul nsw i64 %781, %conv.i345.i4527
  %add.ptr.i347.i4529 = getelementptr inbounds i32, ptr %values.0364.i4443, i64 %mul.i346.i4528
  %arrayidx1.i348.i4530 = getelementptr inbounds [520 x i32], ptr %places63.i4432, i64 0, i64 %m.086.i.i4525
  %898 = load i32, ptr %arrayidx1.i348.i4530, align 4
  %conv2.i.i4531 = sext i32 %898 to i64
  %mul3.i.i4532 = mul nsw i64 %782, %conv2.i.i4531
  %add.ptr4.i.i4533 = getelementptr inbounds i32, ptr %cond.i4707, i64 %mul3.i.i4532
  %add.i349.i4534 = add nuw nsw i64 %m.086.i.i4525, 8
  %arrayidx6.i.i4535 = getelementptr inbounds [520 x i32], ptr %found.i4351, i64 0, i64 %add.i349.i4534
  %899 = load i32, ptr %arrayidx6.i.i4535, align 4
  %conv7.i.i4536 = sext i32 %899 to i64
  %mul8.i.i4537 = mul nsw i64 %781, %conv7.i.i4536
  %add.ptr9.i350.i4538 = getelementptr inbounds i32, ptr %values.0364.i4443, i64 %mul8.i.i4537
  %arrayidx12.i.i4539 = getelementptr inbounds [520 x i32], ptr %places63.i4432, i64 0, i64 %add.i349.i4534
  %900 = load i32, ptr %arrayidx12.i.i4539, align 4
  %conv13.i.i4540 = sext i32 %900 to i64
  %mul14.i.i4541 = mul nsw i64 %782, %conv13.i.i4540
  %add.ptr15.i.i4542 = getelementptr inbounds i32, ptr %cond.i4707, i64 %mul14.i.i4541
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4542, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i4440, label %for.cond25.preheader.i.i4552, label %for.body20.i351.i4543

for.cond25.preheader.i.i4552:                     ; preds = %for.body20.i351.i4543, %for.body.i343.i4524
  %j.0.lcssa.i.i4553 = phi i64 [ 0, %for.body.i343.i4524 ], [ %add1782.i.i4544, %for.body20.i351.i4543 ]
  %cmp2683.i.i4554 = icmp slt i64 %j.0.lcssa.i.i4553, %782
  br i1 %cmp2683.i.i4554, label %for.body28.i.i4558, label %for.end41.i.i4555

for.body20.i351.i4543:                            ; preds = %for.body.i343.i4524, %for.body20.i351.i4543
  %add1782.i.i4544 = phi i64 [ %add17.i.i4550, %for.body20.i351.i4543 ], [ 8, %for.body.i343.i4524 ]
  %j.081.i.i4545 = phi i64 [ %add1782.i.i4544, %for.body20.i351.i4543 ], [ 0, %for.body.i343.i4524 ]
  %add.ptr21.i.i4546 = getelementptr inbounds i32, ptr %add.ptr9.i350.i4538, i64 %j.081.i.i4545
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4546, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4547 = getelementptr inbounds i32, ptr %add.ptr.i347.i4529, i64 %j.081.i.i4545
  %add.ptr23.i.i4548 = getelementptr inbounds i32, ptr %add.ptr4.i.i4533, i64 %j.081.i.i4545
  %901 = load <8 x i32>, ptr %add.ptr23.i.i4548, align 4
  %902 = load <8 x i32>, ptr %add.ptr22.i.i4547, align 4
  %or9.i.i.i4549 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %901, <8 x i32> %902)
  store <8 x i32> %or9.i.i.i4549, ptr %add.ptr23.i.i4548, align 4
  %add17.i.i4550 = add nuw nsw i64 %add1782.i.i4544, 8
  %cmp18.not.i.i4551 = icmp sgt i64 %add17.i.i4550, %782
  br i1 %cmp18.not.i.i4551, label %for.cond25.preheader.i.i4552, label %for.body20.i351.i4543, !llvm.loop !142

for.body28.i.i4558:                               ; preds = %for.cond25.preheader.i.i4552, %for.body28.i.i4558
  %j.184.i.i4559 = phi i64 [ %inc.i353.i4563, %for.body28.i.i4558 ], [ %j.0.lcssa.i.i4553, %for.cond25.preheader.i.i4552 ]
  %arrayidx29.i.i4560 = getelementptr inbounds i32, ptr %add.ptr4.i.i4533, i64 %j.184.i.i4559
  %903 = load i32, ptr %arrayidx29.i.i4560, align 4
  %arrayidx30.i.i4561 = getelementptr inbounds i32, ptr %add.ptr.i347.i4529, i64 %j.184.i.i4559
  %904 = load i32, ptr %arrayidx30.i.i4561, align 4
  %spec.select.i.i4562 = tail call i32 @llvm.smax.i32(i32 %903, i32 %904)
  store i32 %spec.select.i.i4562, ptr %arrayidx29.i.i4560, align 4
  %inc.i353.i4563 = add nuw nsw i64 %j.184.i.i4559, 1
  %exitcond.not.i354.i4564 = icmp eq i64 %inc.i353.i4563, %782
  br i1 %exitcond.not.i354.i4564, label %for.end41.i.i4555, label %for.body28.i.i4558, !llvm.loop !143

for.end41.i.i4555:                                ; preds = %for.body28.i.i4558, %for.cond25.preheader.i.i4552
  %inc43.i.i4556 = add nuw nsw i64 %m.086.i.i4525, 1
  %exitcond374.not.i4557 = icmp eq i64 %inc43.i.i4556, %889
  br i1 %exitcond374.not.i4557, label %for.inc101.i4489, label %for.body.i343.i4524, !llvm.loop !144

for.inc101.i4489:                                 ; preds = %for.end41.i.i4555, %if.end.i.i4582, %if.else94.i4523, %if.then93.i4565, %if.else94.thread.i4488
  %add.i4490 = add nuw nsw i64 %k44.0363.i4444, 512
  %add.ptr103.i4491 = getelementptr inbounds i8, ptr %values.0364.i4443, i64 %add.ptr103.idx.i4441
  %905 = load i64, ptr %arrayidx46.i4382, align 8
  %cmp47.not.i4492 = icmp slt i64 %add.i4490, %905
  br i1 %cmp47.not.i4492, label %for.body50.i4442, label %for.end106.i4384, !llvm.loop !145

for.end106.i4384:                                 ; preds = %for.inc101.i4489, %for.cond45.preheader.i4381
  %906 = load i64, ptr %a, align 8
  %cmp108.i4385 = icmp eq i64 %906, 0
  %tobool111.i4386 = icmp ne i64 %784, 0
  %or.cond184.i4387 = select i1 %cmp108.i4385, i1 %tobool111.i4386, i1 false
  br i1 %or.cond184.i4387, label %lor.lhs.false112.i4389, label %most_int.exit

lor.lhs.false112.i4389:                           ; preds = %for.end106.i4384
  %cmp113.i4390 = icmp ne ptr %cond.i4707, %785
  %tobool116.i4391 = icmp ne i64 %775, 0
  %or.cond185.i4392 = select i1 %cmp113.i4390, i1 true, i1 %tobool116.i4391
  br i1 %or.cond185.i4392, label %for.cond120.preheader.i4393, label %most_int.exit

for.cond120.preheader.i4393:                      ; preds = %lor.lhs.false112.i4389
  %cmp122.not365.i4394 = icmp slt i64 %mul.i4700, 8
  br i1 %cmp122.not365.i4394, label %for.cond145.preheader.i4406, label %for.body124.lr.ph.i4395

for.body124.lr.ph.i4395:                          ; preds = %for.cond120.preheader.i4393
  %add.ptr131.i4396 = getelementptr inbounds i32, ptr %776, i64 %mul9.i4703
  br label %for.body124.i4397

for.cond145.preheader.i4406:                      ; preds = %if.end140.i4401, %for.cond120.preheader.i4393
  %k119.0.lcssa.i4407 = phi i64 [ 0, %for.cond120.preheader.i4393 ], [ %add121367.i4398, %if.end140.i4401 ]
  %cmp146368.i4408 = icmp slt i64 %k119.0.lcssa.i4407, %mul.i4700
  br i1 %cmp146368.i4408, label %for.body148.lr.ph.i4409, label %most_int.exit

for.body148.lr.ph.i4409:                          ; preds = %for.cond145.preheader.i4406
  %907 = getelementptr i32, ptr %776, i64 %mul9.i4703
  br label %for.body148.i4410

for.body124.i4397:                                ; preds = %if.end140.i4401, %for.body124.lr.ph.i4395
  %add121367.i4398 = phi i64 [ 8, %for.body124.lr.ph.i4395 ], [ %add121.i4404, %if.end140.i4401 ]
  %k119.0366.i4399 = phi i64 [ 0, %for.body124.lr.ph.i4395 ], [ %add121367.i4398, %if.end140.i4401 ]
  %add.ptr125.i4400 = getelementptr inbounds i32, ptr %cond.i4707, i64 %k119.0366.i4399
  %908 = load <8 x i32>, ptr %add.ptr125.i4400, align 4
  br i1 %tobool116.i4391, label %land.lhs.true127.i4422, label %if.end140.i4401

land.lhs.true127.i4422:                           ; preds = %for.body124.i4397
  %909 = load i64, ptr %arrayidx8.i4702, align 8
  %tobool129.not.i4423 = icmp eq i64 %909, 0
  br i1 %tobool129.not.i4423, label %if.then136.i4427, label %if.then130.i4424

if.then130.i4424:                                 ; preds = %land.lhs.true127.i4422
  %add.ptr132.i4425 = getelementptr inbounds i32, ptr %add.ptr131.i4396, i64 %k119.0366.i4399
  %910 = load <8 x i32>, ptr %add.ptr132.i4425, align 4
  %add133.i4426 = add <8 x i32> %910, %908
  br label %if.end140.i4401

if.then136.i4427:                                 ; preds = %land.lhs.true127.i4422
  %911 = load i32, ptr %776, align 4
  %splat.splatinsert.i4428 = insertelement <8 x i32> poison, i32 %911, i64 0
  %splat.splat.i4429 = shufflevector <8 x i32> %splat.splatinsert.i4428, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i4430 = add <8 x i32> %splat.splat.i4429, %908
  br label %if.end140.i4401

if.end140.i4401:                                  ; preds = %if.then136.i4427, %if.then130.i4424, %for.body124.i4397
  %sum.0.i4402 = phi <8 x i32> [ %add133.i4426, %if.then130.i4424 ], [ %add138.i4430, %if.then136.i4427 ], [ %908, %for.body124.i4397 ]
  %add.ptr141.i4403 = getelementptr inbounds i32, ptr %785, i64 %k119.0366.i4399
  store <8 x i32> %sum.0.i4402, ptr %add.ptr141.i4403, align 4
  %add121.i4404 = add nuw nsw i64 %add121367.i4398, 8
  %cmp122.not.i4405 = icmp sgt i64 %add121.i4404, %mul.i4700
  br i1 %cmp122.not.i4405, label %for.cond145.preheader.i4406, label %for.body124.i4397, !llvm.loop !146

for.body148.i4410:                                ; preds = %cond.end159.i4413, %for.body148.lr.ph.i4409
  %k119.1369.i4411 = phi i64 [ %k119.0.lcssa.i4407, %for.body148.lr.ph.i4409 ], [ %inc163.i4416, %cond.end159.i4413 ]
  %arrayidx151.i4412 = getelementptr inbounds i32, ptr %cond.i4707, i64 %k119.1369.i4411
  %912 = load i32, ptr %arrayidx151.i4412, align 4
  br i1 %tobool116.i4391, label %cond.true150.i4418, label %cond.end159.i4413

cond.true150.i4418:                               ; preds = %for.body148.i4410
  %913 = load i64, ptr %arrayidx8.i4702, align 8
  %mul153.i4419 = mul nsw i64 %913, %k119.1369.i4411
  %arrayidx155.i4420 = getelementptr i32, ptr %907, i64 %mul153.i4419
  %914 = load i32, ptr %arrayidx155.i4420, align 4
  %add156.i4421 = add nsw i32 %914, %912
  br label %cond.end159.i4413

cond.end159.i4413:                                ; preds = %cond.true150.i4418, %for.body148.i4410
  %cond160.i4414 = phi i32 [ %add156.i4421, %cond.true150.i4418 ], [ %912, %for.body148.i4410 ]
  %arrayidx161.i4415 = getelementptr inbounds i32, ptr %785, i64 %k119.1369.i4411
  store i32 %cond160.i4414, ptr %arrayidx161.i4415, align 4
  %inc163.i4416 = add nuw nsw i64 %k119.1369.i4411, 1
  %exitcond376.not.i4417 = icmp eq i64 %inc163.i4416, %mul.i4700
  br i1 %exitcond376.not.i4417, label %most_int.exit, label %for.body148.i4410, !llvm.loop !147

most_int.exit:                                    ; preds = %cond.end78.i4482, %cond.end159.i4413, %for.end106.i4384, %lor.lhs.false112.i4389, %for.cond145.preheader.i4406
  %retval.3.i4388 = phi i64 [ 0, %lor.lhs.false112.i4389 ], [ 0, %for.end106.i4384 ], [ 0, %for.cond145.preheader.i4406 ], [ 0, %cond.end159.i4413 ], [ 1, %cond.end78.i4482 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i4351) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i4350) #7
  br label %return

cond.false77:                                     ; preds = %cond.false62
  br i1 %tobool14.not.i4709, label %if.end30.i4718, label %land.lhs.true.i4710

land.lhs.true.i4710:                              ; preds = %cond.false77
  %cmp.i4711 = icmp ne i64 %0, 0
  %tobool16.i4712 = icmp ne i64 %775, 0
  %or.cond.i4713 = select i1 %cmp.i4711, i1 %tobool16.i4712, i1 false
  br i1 %or.cond.i4713, label %land.lhs.true20.i5014, label %if.then.i4714

if.then.i4714:                                    ; preds = %land.lhs.true.i4710
  %915 = inttoptr i64 %788 to ptr
  %916 = load i64, ptr %915, align 8
  %tobool1.not.i.i4715 = icmp eq i64 %916, 0
  br i1 %tobool1.not.i.i4715, label %if.then.i.i5012, label %for.cond9.preheader.i.i4716

if.then.i.i5012:                                  ; preds = %if.then.i4714
  %mul.i.i5013 = shl nsw i64 %mul.i4700, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i.i5013, i1 false)
  br label %if.end30.i4718

for.cond9.preheader.i.i4716:                      ; preds = %if.then.i4714
  %cmp1033.i.i4717 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp1033.i.i4717, label %for.body13.i.i5007, label %if.end30.i4718

for.body13.i.i5007:                               ; preds = %for.cond9.preheader.i.i4716, %for.body13.i.i5007
  %k8.034.i.i5008 = phi i64 [ %inc16.i.i5010, %for.body13.i.i5007 ], [ 0, %for.cond9.preheader.i.i4716 ]
  %arrayidx14.i.i5009 = getelementptr inbounds i64, ptr %cond.i4707, i64 %k8.034.i.i5008
  store i64 %916, ptr %arrayidx14.i.i5009, align 8
  %inc16.i.i5010 = add nuw nsw i64 %k8.034.i.i5008, 1
  %exitcond.not.i.i5011 = icmp eq i64 %inc16.i.i5010, %mul.i4700
  br i1 %exitcond.not.i.i5011, label %if.end30.i4718, label %for.body13.i.i5007, !llvm.loop !35

land.lhs.true20.i5014:                            ; preds = %land.lhs.true.i4710
  %tobool22.not.i5015 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i5015, label %if.then28.i5019, label %if.then23.i5016

if.then23.i5016:                                  ; preds = %land.lhs.true20.i5014
  %add.ptr.i5017 = getelementptr inbounds i64, ptr %776, i64 %mul9.i4703
  %mul24.i5018 = shl i64 %mul.i4700, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i4707, ptr nonnull align 8 %add.ptr.i5017, i64 %mul24.i5018, i1 false)
  br label %if.end30.i4718

if.then28.i5019:                                  ; preds = %land.lhs.true20.i5014
  %917 = load i64, ptr %776, align 8
  %tobool1.not.i285.i5020 = icmp eq i64 %917, 0
  br i1 %tobool1.not.i285.i5020, label %if.then.i295.i5028, label %for.cond9.preheader.i286.i5021

if.then.i295.i5028:                               ; preds = %if.then28.i5019
  %mul.i296.i5029 = shl nsw i64 %mul.i4700, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4707, i8 0, i64 %mul.i296.i5029, i1 false)
  br label %if.end30.i4718

for.cond9.preheader.i286.i5021:                   ; preds = %if.then28.i5019
  %cmp1033.i287.i5022 = icmp sgt i64 %mul.i4700, 0
  br i1 %cmp1033.i287.i5022, label %for.body13.i290.i5023, label %if.end30.i4718

for.body13.i290.i5023:                            ; preds = %for.cond9.preheader.i286.i5021, %for.body13.i290.i5023
  %k8.034.i291.i5024 = phi i64 [ %inc16.i293.i5026, %for.body13.i290.i5023 ], [ 0, %for.cond9.preheader.i286.i5021 ]
  %arrayidx14.i292.i5025 = getelementptr inbounds i64, ptr %cond.i4707, i64 %k8.034.i291.i5024
  store i64 %917, ptr %arrayidx14.i292.i5025, align 8
  %inc16.i293.i5026 = add nuw nsw i64 %k8.034.i291.i5024, 1
  %exitcond.not.i294.i5027 = icmp eq i64 %inc16.i293.i5026, %mul.i4700
  br i1 %exitcond.not.i294.i5027, label %if.end30.i4718, label %for.body13.i290.i5023, !llvm.loop !35

if.end30.i4718:                                   ; preds = %for.body13.i.i5007, %for.body13.i290.i5023, %for.cond9.preheader.i286.i5021, %if.then.i295.i5028, %if.then23.i5016, %for.cond9.preheader.i.i4716, %if.then.i.i5012, %cond.false77
  %cmp31.i4719 = icmp eq i64 %779, 0
  br i1 %cmp31.i4719, label %land.end.i4995, label %land.end.thread.i4720

land.end.thread.i4720:                            ; preds = %if.end30.i4718
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4690) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4691) #7
  br label %for.cond45.preheader.i4721

land.end.i4995:                                   ; preds = %if.end30.i4718
  %arrayidx32.i4996 = getelementptr inbounds i8, ptr %a, i64 56
  %918 = load i64, ptr %arrayidx32.i4996, align 8
  %cmp33.i4997 = icmp eq i64 %780, %918
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4690) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4691) #7
  br i1 %cmp33.i4997, label %for.body.lr.ph.i4998, label %for.cond45.preheader.i4721

for.body.lr.ph.i4998:                             ; preds = %land.end.i4995
  %places42.i4999 = getelementptr inbounds i8, ptr %found.i4691, i64 2080
  br label %for.body.i5000

for.cond45.preheader.i4721:                       ; preds = %for.body.i5000, %land.end.i4995, %land.end.thread.i4720
  %919 = phi i1 [ false, %land.end.thread.i4720 ], [ false, %land.end.i4995 ], [ true, %for.body.i5000 ]
  %arrayidx46.i4722 = getelementptr inbounds i8, ptr %a, i64 48
  %920 = load i64, ptr %arrayidx46.i4722, align 8
  %cmp47.not361.i4723 = icmp sgt i64 %920, 0
  br i1 %cmp47.not361.i4723, label %for.body50.lr.ph.i4771, label %for.end106.i4724

for.body50.lr.ph.i4771:                           ; preds = %for.cond45.preheader.i4721
  %places63.i4772 = getelementptr inbounds i8, ptr %found.i4691, i64 2080
  %cond67.i4773 = select i1 %919, ptr %places63.i4772, ptr %places.i4690
  %arrayidx68.i4774 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4775 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i4776 = trunc i64 %779 to i32
  %conv1.i.i4777 = trunc i64 %sub.i4699 to i32
  %count32.i.i4778 = getelementptr inbounds i8, ptr %found.i4691, i64 4160
  %cmp91.i4779 = icmp eq i64 %782, 1
  %cmp18.not80.i.i4780 = icmp slt i64 %782, 8
  %add.ptr103.idx.i4781 = shl nsw i64 %781, 12
  br label %for.body50.i4782

for.body.i5000:                                   ; preds = %for.body.i5000, %for.body.lr.ph.i4998
  %k.0360.i5001 = phi i64 [ 0, %for.body.lr.ph.i4998 ], [ %inc.i5005, %for.body.i5000 ]
  %conv40.i5002 = trunc nuw i64 %k.0360.i5001 to i32
  %arrayidx41.i5003 = getelementptr inbounds [520 x i32], ptr %found.i4691, i64 0, i64 %k.0360.i5001
  store i32 %conv40.i5002, ptr %arrayidx41.i5003, align 4
  %arrayidx43.i5004 = getelementptr inbounds [520 x i32], ptr %places42.i4999, i64 0, i64 %k.0360.i5001
  store i32 0, ptr %arrayidx43.i5004, align 4
  %inc.i5005 = add nuw nsw i64 %k.0360.i5001, 1
  %exitcond5197.not = icmp eq i64 %inc.i5005, 520
  br i1 %exitcond5197.not, label %for.cond45.preheader.i4721, label %for.body.i5000, !llvm.loop !148

for.body50.i4782:                                 ; preds = %for.inc101.i4829, %for.body50.lr.ph.i4771
  %921 = phi i64 [ %920, %for.body50.lr.ph.i4771 ], [ %947, %for.inc101.i4829 ]
  %values.0364.i4783 = phi ptr [ %774, %for.body50.lr.ph.i4771 ], [ %add.ptr103.i4831, %for.inc101.i4829 ]
  %k44.0363.i4784 = phi i64 [ 0, %for.body50.lr.ph.i4771 ], [ %add.i4830, %for.inc101.i4829 ]
  %sub52.i4785 = sub nsw i64 %921, %k44.0363.i4784
  %spec.select.i4786 = tail call i64 @llvm.smin.i64(i64 %sub52.i4785, i64 512)
  %922 = load i64, ptr %arrayidx68.i4774, align 8
  %cmp69.i4787 = icmp eq i64 %922, 4
  %923 = load i64, ptr %arrayidx76.i4775, align 8
  %cmp.not65.i.i4788 = icmp slt i64 %sub52.i4785, 8
  br i1 %cmp69.i4787, label %cond.true71.i4946, label %cond.false74.i4789

cond.true71.i4946:                                ; preds = %for.body50.i4782
  %add.ptr72.i4947 = getelementptr inbounds i32, ptr %778, i64 %k44.0363.i4784
  br i1 %cmp.not65.i.i4788, label %for.cond11.preheader.i.i4968, label %for.body.lr.ph.i.i4948

for.body.lr.ph.i.i4948:                           ; preds = %cond.true71.i4946
  %splat.splatinsert.i.i4949 = insertelement <8 x i64> poison, i64 %923, i64 0
  %splat.splat.i.i4950 = shufflevector <8 x i64> %splat.splatinsert.i.i4949, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4951

for.cond11.preheader.i.i4968:                     ; preds = %for.body.i.i4951, %cond.true71.i4946
  %outside.0.lcssa.i.i4969 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4946 ], [ %or7.i.i4963, %for.body.i.i4951 ]
  %k.0.lcssa.i.i4970 = phi i64 [ 0, %cond.true71.i4946 ], [ %add68.i.i4952, %for.body.i.i4951 ]
  br label %for.body14.i.i4971

for.body.i.i4951:                                 ; preds = %for.body.i.i4951, %for.body.lr.ph.i.i4948
  %add68.i.i4952 = phi i64 [ 8, %for.body.lr.ph.i.i4948 ], [ %add.i.i4966, %for.body.i.i4951 ]
  %k.067.i.i4953 = phi i64 [ 0, %for.body.lr.ph.i.i4948 ], [ %add68.i.i4952, %for.body.i.i4951 ]
  %outside.066.i.i4954 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4948 ], [ %or7.i.i4963, %for.body.i.i4951 ]
  %add.ptr.i.i4955 = getelementptr inbounds i32, ptr %add.ptr72.i4947, i64 %k.067.i.i4953
  %924 = load <8 x i32>, ptr %add.ptr.i.i4955, align 4
  %conv.i.i4956 = sext <8 x i32> %924 to <8 x i64>
  %isneg.i.i4957 = icmp slt <8 x i32> %924, zeroinitializer
  %and.i.i4958 = select <8 x i1> %isneg.i.i4957, <8 x i64> %splat.splat.i.i4950, <8 x i64> zeroinitializer
  %add1.i.i4959 = add <8 x i64> %and.i.i4958, %conv.i.i4956
  %add1.lobit.i.i4960 = ashr <8 x i64> %add1.i.i4959, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4961 = icmp slt <8 x i64> %add1.i.i4959, %splat.splat.i.i4950
  %or.i.i4962 = select <8 x i1> %cmp5.not.i.i4961, <8 x i64> %add1.lobit.i.i4960, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4963 = or <8 x i64> %or.i.i4962, %outside.066.i.i4954
  %conv8.i.i4964 = trunc <8 x i64> %add1.i.i4959 to <8 x i32>
  %add.ptr9.i.i4965 = getelementptr inbounds i32, ptr %cond67.i4773, i64 %k.067.i.i4953
  store <8 x i32> %conv8.i.i4964, ptr %add.ptr9.i.i4965, align 4
  %add.i.i4966 = add nuw nsw i64 %add68.i.i4952, 8
  %cmp.not.i.i4967 = icmp sgt i64 %add.i.i4966, %spec.select.i4786
  br i1 %cmp.not.i.i4967, label %for.cond11.preheader.i.i4968, label %for.body.i.i4951, !llvm.loop !8

for.cond18.preheader.i.i4978:                     ; preds = %for.body14.i.i4971
  %cmp1972.i.i4979 = icmp slt i64 %k.0.lcssa.i.i4970, %spec.select.i4786
  br i1 %cmp1972.i.i4979, label %for.body21.i.i4980, label %cond.end78.i4822

for.body14.i.i4971:                               ; preds = %for.body14.i.i4971, %for.cond11.preheader.i.i4968
  %j.071.i.i4972 = phi i64 [ 0, %for.cond11.preheader.i.i4968 ], [ %inc.i.i4976, %for.body14.i.i4971 ]
  %wrong.070.i.i4973 = phi i64 [ 0, %for.cond11.preheader.i.i4968 ], [ %or15.i.i4975, %for.body14.i.i4971 ]
  %vecext.i.i4974 = extractelement <8 x i64> %outside.0.lcssa.i.i4969, i64 %j.071.i.i4972
  %or15.i.i4975 = or i64 %vecext.i.i4974, %wrong.070.i.i4973
  %inc.i.i4976 = add nuw nsw i64 %j.071.i.i4972, 1
  %exitcond.not.i298.i4977 = icmp eq i64 %inc.i.i4976, 8
  br i1 %exitcond.not.i298.i4977, label %for.cond18.preheader.i.i4978, label %for.body14.i.i4971, !llvm.loop !9

for.body21.i.i4980:                               ; preds = %for.cond18.preheader.i.i4978, %for.body21.i.i4980
  %k.174.i.i4981 = phi i64 [ %inc35.i.i4993, %for.body21.i.i4980 ], [ %k.0.lcssa.i.i4970, %for.cond18.preheader.i.i4978 ]
  %wrong.173.i.i4982 = phi i64 [ %or31.i.i4990, %for.body21.i.i4980 ], [ %or15.i.i4975, %for.cond18.preheader.i.i4978 ]
  %arrayidx.i.i4983 = getelementptr inbounds i32, ptr %add.ptr72.i4947, i64 %k.174.i.i4981
  %925 = load i32, ptr %arrayidx.i.i4983, align 4
  %conv23.i.i4984 = sext i32 %925 to i64
  %cmp25.i.i4985 = icmp slt i32 %925, 0
  %cond.i.i4986 = select i1 %cmp25.i.i4985, i64 %923, i64 0
  %add27.i.i4987 = add nsw i64 %cond.i.i4986, %conv23.i.i4984
  %cmp28.i.i4988 = icmp uge i64 %add27.i.i4987, %923
  %conv30.i.i4989 = zext i1 %cmp28.i.i4988 to i64
  %or31.i.i4990 = or i64 %wrong.173.i.i4982, %conv30.i.i4989
  %conv32.i.i4991 = trunc i64 %add27.i.i4987 to i32
  %arrayidx33.i.i4992 = getelementptr inbounds i32, ptr %cond67.i4773, i64 %k.174.i.i4981
  store i32 %conv32.i.i4991, ptr %arrayidx33.i.i4992, align 4
  %inc35.i.i4993 = add nuw nsw i64 %k.174.i.i4981, 1
  %exitcond76.not.i.i4994 = icmp eq i64 %inc35.i.i4993, %spec.select.i4786
  br i1 %exitcond76.not.i.i4994, label %cond.end78.i4822, label %for.body21.i.i4980, !llvm.loop !10

cond.false74.i4789:                               ; preds = %for.body50.i4782
  %add.ptr75.i4790 = getelementptr inbounds i64, ptr %778, i64 %k44.0363.i4784
  br i1 %cmp.not65.i.i4788, label %for.cond10.preheader.i.i4810, label %for.body.lr.ph.i299.i4791

for.body.lr.ph.i299.i4791:                        ; preds = %cond.false74.i4789
  %splat.splatinsert.i300.i4792 = insertelement <8 x i64> poison, i64 %923, i64 0
  %splat.splat.i301.i4793 = shufflevector <8 x i64> %splat.splatinsert.i300.i4792, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4794

for.cond10.preheader.i.i4810:                     ; preds = %for.body.i302.i4794, %cond.false74.i4789
  %outside.0.lcssa.i314.i4811 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4789 ], [ %or7.i310.i4805, %for.body.i302.i4794 ]
  %k.0.lcssa.i315.i4812 = phi i64 [ 0, %cond.false74.i4789 ], [ %add66.i.i4795, %for.body.i302.i4794 ]
  br label %for.body13.i316.i4813

for.body.i302.i4794:                              ; preds = %for.body.i302.i4794, %for.body.lr.ph.i299.i4791
  %add66.i.i4795 = phi i64 [ 8, %for.body.lr.ph.i299.i4791 ], [ %add.i312.i4808, %for.body.i302.i4794 ]
  %k.065.i.i4796 = phi i64 [ 0, %for.body.lr.ph.i299.i4791 ], [ %add66.i.i4795, %for.body.i302.i4794 ]
  %outside.064.i.i4797 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4791 ], [ %or7.i310.i4805, %for.body.i302.i4794 ]
  %add.ptr.i303.i4798 = getelementptr inbounds i64, ptr %add.ptr75.i4790, i64 %k.065.i.i4796
  %926 = load <8 x i64>, ptr %add.ptr.i303.i4798, align 8
  %isneg.i304.i4799 = icmp slt <8 x i64> %926, zeroinitializer
  %and.i305.i4800 = select <8 x i1> %isneg.i304.i4799, <8 x i64> %splat.splat.i301.i4793, <8 x i64> zeroinitializer
  %add1.i306.i4801 = add <8 x i64> %and.i305.i4800, %926
  %add1.lobit.i307.i4802 = ashr <8 x i64> %add1.i306.i4801, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4803 = icmp slt <8 x i64> %add1.i306.i4801, %splat.splat.i301.i4793
  %or.i309.i4804 = select <8 x i1> %cmp5.not.i308.i4803, <8 x i64> %add1.lobit.i307.i4802, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4805 = or <8 x i64> %or.i309.i4804, %outside.064.i.i4797
  %conv.i311.i4806 = trunc <8 x i64> %add1.i306.i4801 to <8 x i32>
  %add.ptr8.i.i4807 = getelementptr inbounds i32, ptr %cond67.i4773, i64 %k.065.i.i4796
  store <8 x i32> %conv.i311.i4806, ptr %add.ptr8.i.i4807, align 4
  %add.i312.i4808 = add nuw nsw i64 %add66.i.i4795, 8
  %cmp.not.i313.i4809 = icmp sgt i64 %add.i312.i4808, %spec.select.i4786
  br i1 %cmp.not.i313.i4809, label %for.cond10.preheader.i.i4810, label %for.body.i302.i4794, !llvm.loop !11

for.cond17.preheader.i.i4820:                     ; preds = %for.body13.i316.i4813
  %cmp1870.i.i4821 = icmp slt i64 %k.0.lcssa.i315.i4812, %spec.select.i4786
  br i1 %cmp1870.i.i4821, label %for.body20.i.i4932, label %cond.end78.i4822

for.body13.i316.i4813:                            ; preds = %for.body13.i316.i4813, %for.cond10.preheader.i.i4810
  %j.069.i.i4814 = phi i64 [ 0, %for.cond10.preheader.i.i4810 ], [ %inc.i318.i4818, %for.body13.i316.i4813 ]
  %wrong.068.i.i4815 = phi i64 [ 0, %for.cond10.preheader.i.i4810 ], [ %or14.i.i4817, %for.body13.i316.i4813 ]
  %vecext.i317.i4816 = extractelement <8 x i64> %outside.0.lcssa.i314.i4811, i64 %j.069.i.i4814
  %or14.i.i4817 = or i64 %vecext.i317.i4816, %wrong.068.i.i4815
  %inc.i318.i4818 = add nuw nsw i64 %j.069.i.i4814, 1
  %exitcond.not.i319.i4819 = icmp eq i64 %inc.i318.i4818, 8
  br i1 %exitcond.not.i319.i4819, label %for.cond17.preheader.i.i4820, label %for.body13.i316.i4813, !llvm.loop !12

for.body20.i.i4932:                               ; preds = %for.cond17.preheader.i.i4820, %for.body20.i.i4932
  %k.172.i.i4933 = phi i64 [ %inc33.i.i4944, %for.body20.i.i4932 ], [ %k.0.lcssa.i315.i4812, %for.cond17.preheader.i.i4820 ]
  %wrong.171.i.i4934 = phi i64 [ %or29.i.i4941, %for.body20.i.i4932 ], [ %or14.i.i4817, %for.cond17.preheader.i.i4820 ]
  %arrayidx.i321.i4935 = getelementptr inbounds i64, ptr %add.ptr75.i4790, i64 %k.172.i.i4933
  %927 = load i64, ptr %arrayidx.i321.i4935, align 8
  %cmp23.i.i4936 = icmp slt i64 %927, 0
  %cond.i322.i4937 = select i1 %cmp23.i.i4936, i64 %923, i64 0
  %add25.i.i4938 = add nsw i64 %cond.i322.i4937, %927
  %cmp26.i.i4939 = icmp uge i64 %add25.i.i4938, %923
  %conv28.i.i4940 = zext i1 %cmp26.i.i4939 to i64
  %or29.i.i4941 = or i64 %wrong.171.i.i4934, %conv28.i.i4940
  %conv30.i323.i4942 = trunc i64 %add25.i.i4938 to i32
  %arrayidx31.i.i4943 = getelementptr inbounds i32, ptr %cond67.i4773, i64 %k.172.i.i4933
  store i32 %conv30.i323.i4942, ptr %arrayidx31.i.i4943, align 4
  %inc33.i.i4944 = add nuw nsw i64 %k.172.i.i4933, 1
  %exitcond74.not.i.i4945 = icmp eq i64 %inc33.i.i4944, %spec.select.i4786
  br i1 %exitcond74.not.i.i4945, label %cond.end78.i4822, label %for.body20.i.i4932, !llvm.loop !13

cond.end78.i4822:                                 ; preds = %for.body20.i.i4932, %for.body21.i.i4980, %for.cond17.preheader.i.i4820, %for.cond18.preheader.i.i4978
  %cond79.in.in.i4823 = phi i64 [ %or15.i.i4975, %for.cond18.preheader.i.i4978 ], [ %or14.i.i4817, %for.cond17.preheader.i.i4820 ], [ %or31.i.i4990, %for.body21.i.i4980 ], [ %or29.i.i4941, %for.body20.i.i4932 ]
  %cond79.in.not.i4824 = icmp eq i64 %cond79.in.in.i4823, 0
  br i1 %cond79.in.not.i4824, label %if.end82.i4825, label %most_long.exit

if.end82.i4825:                                   ; preds = %cond.end78.i4822
  br i1 %919, label %if.end87.i4859, label %if.else85.i4826

if.else85.i4826:                                  ; preds = %if.end82.i4825
  %cmp55.i.i4827 = icmp sgt i64 %sub52.i4785, 0
  br i1 %cmp55.i.i4827, label %for.body.i326.i4833, label %if.else94.thread.i4828

for.cond12.preheader.i.i4846:                     ; preds = %for.body.i326.i4833
  %tobool.not.i.i4847 = icmp eq i64 %add.i328.i4843, 0
  br i1 %tobool.not.i.i4847, label %if.else94.thread.i4828, label %for.body16.lr.ph.i.i4848

for.body16.lr.ph.i.i4848:                         ; preds = %for.cond12.preheader.i.i4846
  %sub18.i.i4849 = add nsw i64 %add.i328.i4843, -1
  %arrayidx19.i.i4850 = getelementptr inbounds [520 x i32], ptr %found.i4691, i64 0, i64 %sub18.i.i4849
  %arrayidx25.i.i4851 = getelementptr inbounds [520 x i32], ptr %places63.i4772, i64 0, i64 %sub18.i.i4849
  br label %for.body16.i.i4852

for.body.i326.i4833:                              ; preds = %if.else85.i4826, %for.body.i326.i4833
  %n.057.i.i4834 = phi i64 [ %add.i328.i4843, %for.body.i326.i4833 ], [ 0, %if.else85.i4826 ]
  %k.056.i.i4835 = phi i64 [ %inc.i329.i4844, %for.body.i326.i4833 ], [ 0, %if.else85.i4826 ]
  %arrayidx.i327.i4836 = getelementptr inbounds i32, ptr %places.i4690, i64 %k.056.i.i4835
  %928 = load i32, ptr %arrayidx.i327.i4836, align 4
  %sub3.i.i4837 = sub i32 %928, %conv.i324.i4776
  %conv4.i.i4838 = trunc i64 %k.056.i.i4835 to i32
  %arrayidx5.i.i4839 = getelementptr inbounds [520 x i32], ptr %found.i4691, i64 0, i64 %n.057.i.i4834
  store i32 %conv4.i.i4838, ptr %arrayidx5.i.i4839, align 4
  %arrayidx7.i.i4840 = getelementptr inbounds [520 x i32], ptr %places63.i4772, i64 0, i64 %n.057.i.i4834
  store i32 %sub3.i.i4837, ptr %arrayidx7.i.i4840, align 4
  %cmp8.i.i4841 = icmp ult i32 %sub3.i.i4837, %conv1.i.i4777
  %conv10.i.i4842 = zext i1 %cmp8.i.i4841 to i64
  %add.i328.i4843 = add nuw nsw i64 %n.057.i.i4834, %conv10.i.i4842
  %inc.i329.i4844 = add nuw nsw i64 %k.056.i.i4835, 1
  %exitcond.not.i330.i4845 = icmp eq i64 %inc.i329.i4844, %spec.select.i4786
  br i1 %exitcond.not.i330.i4845, label %for.cond12.preheader.i.i4846, label %for.body.i326.i4833, !llvm.loop !14

for.body16.i.i4852:                               ; preds = %for.body16.i.i4852, %for.body16.lr.ph.i.i4848
  %k11.058.i.i4853 = phi i64 [ 0, %for.body16.lr.ph.i.i4848 ], [ %inc30.i.i4857, %for.body16.i.i4852 ]
  %929 = load i32, ptr %arrayidx19.i.i4850, align 4
  %add21.i.i4854 = add nuw nsw i64 %k11.058.i.i4853, %add.i328.i4843
  %arrayidx22.i.i4855 = getelementptr inbounds [520 x i32], ptr %found.i4691, i64 0, i64 %add21.i.i4854
  store i32 %929, ptr %arrayidx22.i.i4855, align 4
  %930 = load i32, ptr %arrayidx25.i.i4851, align 4
  %arrayidx28.i.i4856 = getelementptr inbounds [520 x i32], ptr %places63.i4772, i64 0, i64 %add21.i.i4854
  store i32 %930, ptr %arrayidx28.i.i4856, align 4
  %inc30.i.i4857 = add nuw nsw i64 %k11.058.i.i4853, 1
  %exitcond.not.i4858 = icmp eq i64 %inc30.i.i4857, 8
  br i1 %exitcond.not.i4858, label %if.end87.i4859, label %for.body16.i.i4852, !llvm.loop !15

if.else94.thread.i4828:                           ; preds = %for.cond12.preheader.i.i4846, %if.else85.i4826
  store i64 0, ptr %count32.i.i4778, align 8
  br label %for.inc101.i4829

if.end87.i4859:                                   ; preds = %for.body16.i.i4852, %if.end82.i4825
  %931 = phi i64 [ %spec.select.i4786, %if.end82.i4825 ], [ %add.i328.i4843, %for.body16.i.i4852 ]
  store i64 %931, ptr %count32.i.i4778, align 8
  %tobool89.i4860 = icmp ne i64 %931, 0
  %or.cond183.i4861 = select i1 %tobool89.i4860, i1 %cmp91.i4779, i1 false
  %cmp47.i.i4862 = icmp sgt i64 %931, 0
  br i1 %or.cond183.i4861, label %if.then93.i4905, label %if.else94.i4863

if.then93.i4905:                                  ; preds = %if.end87.i4859
  br i1 %cmp47.i.i4862, label %for.body.preheader.i.i4906, label %for.inc101.i4829

for.body.preheader.i.i4906:                       ; preds = %if.then93.i4905
  %932 = load i32, ptr %places63.i4772, align 8
  %conv.i331.i4907 = sext i32 %932 to i64
  %arrayidx1.i.i4908 = getelementptr inbounds i64, ptr %cond.i4707, i64 %conv.i331.i4907
  %933 = load i64, ptr %arrayidx1.i.i4908, align 8
  br label %for.body.i332.i4909

for.body.i332.i4909:                              ; preds = %if.end.i.i4922, %for.body.preheader.i.i4906
  %before.050.i.i4910 = phi i64 [ %conv5.i.i4914, %if.end.i.i4922 ], [ %conv.i331.i4907, %for.body.preheader.i.i4906 ]
  %m.049.i.i4911 = phi i64 [ %inc.i339.i4930, %if.end.i.i4922 ], [ 0, %for.body.preheader.i.i4906 ]
  %found.048.i.i4912 = phi i64 [ %cond.i338.i4928, %if.end.i.i4922 ], [ %933, %for.body.preheader.i.i4906 ]
  %arrayidx4.i.i4913 = getelementptr inbounds [520 x i32], ptr %places63.i4772, i64 0, i64 %m.049.i.i4911
  %934 = load i32, ptr %arrayidx4.i.i4913, align 4
  %conv5.i.i4914 = sext i32 %934 to i64
  %add.i333.i4915 = add nuw nsw i64 %m.049.i.i4911, 8
  %arrayidx7.i334.i4916 = getelementptr inbounds [520 x i32], ptr %places63.i4772, i64 0, i64 %add.i333.i4915
  %935 = load i32, ptr %arrayidx7.i334.i4916, align 4
  %idx.ext.i.i4917 = sext i32 %935 to i64
  %add.ptr.i335.i4918 = getelementptr inbounds i64, ptr %cond.i4707, i64 %idx.ext.i.i4917
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4918, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4919 = icmp eq i64 %before.050.i.i4910, %conv5.i.i4914
  br i1 %cmp8.not.i.i4919, label %if.end.i.i4922, label %if.then.i336.i4920

if.then.i336.i4920:                               ; preds = %for.body.i332.i4909
  %arrayidx10.i.i4921 = getelementptr inbounds i64, ptr %cond.i4707, i64 %conv5.i.i4914
  %936 = load i64, ptr %arrayidx10.i.i4921, align 8
  br label %if.end.i.i4922

if.end.i.i4922:                                   ; preds = %if.then.i336.i4920, %for.body.i332.i4909
  %found.1.i.i4923 = phi i64 [ %936, %if.then.i336.i4920 ], [ %found.048.i.i4912, %for.body.i332.i4909 ]
  %arrayidx11.i.i4924 = getelementptr inbounds [520 x i32], ptr %found.i4691, i64 0, i64 %m.049.i.i4911
  %937 = load i32, ptr %arrayidx11.i.i4924, align 4
  %conv12.i.i4925 = sext i32 %937 to i64
  %mul.i337.i4926 = mul nsw i64 %781, %conv12.i.i4925
  %arrayidx13.i.i4927 = getelementptr inbounds i64, ptr %values.0364.i4783, i64 %mul.i337.i4926
  %938 = load i64, ptr %arrayidx13.i.i4927, align 8
  %cond.i338.i4928 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4923, i64 %938)
  %arrayidx23.i.i4929 = getelementptr inbounds i64, ptr %cond.i4707, i64 %conv5.i.i4914
  store i64 %cond.i338.i4928, ptr %arrayidx23.i.i4929, align 8
  %inc.i339.i4930 = add nuw nsw i64 %m.049.i.i4911, 1
  %exitcond375.not.i4931 = icmp eq i64 %inc.i339.i4930, %931
  br i1 %exitcond375.not.i4931, label %for.inc101.i4829, label %for.body.i332.i4909, !llvm.loop !149

if.else94.i4863:                                  ; preds = %if.end87.i4859
  br i1 %cmp47.i.i4862, label %for.body.i343.i4864, label %for.inc101.i4829

for.body.i343.i4864:                              ; preds = %if.else94.i4863, %for.end41.i.i4895
  %m.086.i.i4865 = phi i64 [ %inc43.i.i4896, %for.end41.i.i4895 ], [ 0, %if.else94.i4863 ]
  %arrayidx.i344.i4866 = getelementptr inbounds [520 x i32], ptr %found.i4691, i64 0, i64 %m.086.i.i4865
  %939 = load i32, ptr %arrayidx.i344.i4866, align 4
  %conv.i345.i4867 = sext i32 %939 to i64
  %mul.i346.i4868 = mul nsw i64 %781, %conv.i345.i4867
  %add.ptr.i347.i4869 = getelementptr inbounds i64, ptr %values.0364.i4783, i64 %mul.i346.i4868
  %arrayidx1.i348.i4870 = getelementptr inbounds [520 x i32], ptr %places63.i4772, i64 0, i64 %m.086.i.i4865
  %940 = load i32, ptr %arrayidx1.i348.i4870, align 4
  %conv2.i.i4871 = sext i32 %940 to i64
  %mul3.i.i4872 = mul nsw i64 %782, %conv2.i.i4871
  %add.ptr4.i.i4873 = getelementptr inbounds i64, ptr %cond.i4707, i64 %mul3.i.i4872
  %add.i349.i4874 = add nuw nsw i64 %m.086.i.i4865, 8
  %arrayidx6.i.i4875 = getelementptr inbounds [520 x i32], ptr %found.i4691, i64 0, i64 %add.i349.i4874
  %941 = load i32, ptr %arrayidx6.i.i4875, align 4
  %conv7.i.i4876 = sext i32 %941 to i64
  %mul8.i.i4877 = mul nsw i64 %781, %conv7.i.i4876
  %add.ptr9.i350.i4878 = getelementptr inbounds i64, ptr %values.0364.i4783, i64 %mul8.i.i4877
  %arrayidx12.i.i4879 = getelementptr inbounds [520 x i32], ptr %places63.i4772, i64 0, i64 %add.i349.i4874
  %942 = load i32, ptr %arrayidx12.i.i4879, align 4
  %conv13.i.i4880 = sext i32 %942 to i64
  %mul14.i.i4881 = mul nsw i64 %782, %conv13.i.i4880
  %add.ptr15.i.i4882 = getelementptr inbounds i64, ptr %cond.i4707, i64 %mul14.i.i4881
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4882, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i4780, label %for.cond25.preheader.i.i4892, label %for.body20.i351.i4883

for.cond25.preheader.i.i4892:                     ; preds = %for.body20.i351.i4883, %for.body.i343.i4864
  %j.0.lcssa.i.i4893 = phi i64 [ 0, %for.body.i343.i4864 ], [ %add1782.i.i4884, %for.body20.i351.i4883 ]
  %cmp2683.i.i4894 = icmp slt i64 %j.0.lcssa.i.i4893, %782
  br i1 %cmp2683.i.i4894, label %for.body28.i.i4898, label %for.end41.i.i4895

for.body20.i351.i4883:                            ; preds = %for.body.i343.i4864, %for.body20.i351.i4883
  %add1782.i.i4884 = phi i64 [ %add17.i.i4890, %for.body20.i351.i4883 ], [ 8, %for.body.i343.i4864 ]
  %j.081.i.i4885 = phi i64 [ %add1782.i.i4884, %for.body20.i351.i4883 ], [ 0, %for.body.i343.i4864 ]
  %add.ptr21.i.i4886 = getelementptr inbounds i64, ptr %add.ptr9.i350.i4878, i64 %j.081.i.i4885
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4886, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4887 = getelementptr inbounds i64, ptr %add.ptr.i347.i4869, i64 %j.081.i.i4885
  %add.ptr23.i.i4888 = getelementptr inbounds i64, ptr %add.ptr4.i.i4873, i64 %j.081.i.i4885
  %943 = load <8 x i64>, ptr %add.ptr23.i.i4888, align 8
  %944 = load <8 x i64>, ptr %add.ptr22.i.i4887, align 8
  %or9.i.i.i4889 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %943, <8 x i64> %944)
  store <8 x i64> %or9.i.i.i4889, ptr %add.ptr23.i.i4888, align 8
  %add17.i.i4890 = add nuw nsw i64 %add1782.i.i4884, 8
  %cmp18.not.i.i4891 = icmp sgt i64 %add17.i.i4890, %782
  br i1 %cmp18.not.i.i4891, label %for.cond25.preheader.i.i4892, label %for.body20.i351.i4883, !llvm.loop !150

for.body28.i.i4898:                               ; preds = %for.cond25.preheader.i.i4892, %for.body28.i.i4898
  %j.184.i.i4899 = phi i64 [ %inc.i353.i4903, %for.body28.i.i4898 ], [ %j.0.lcssa.i.i4893, %for.cond25.preheader.i.i4892 ]
  %arrayidx29.i.i4900 = getelementptr inbounds i64, ptr %add.ptr4.i.i4873, i64 %j.184.i.i4899
  %945 = load i64, ptr %arrayidx29.i.i4900, align 8
  %arrayidx30.i.i4901 = getelementptr inbounds i64, ptr %add.ptr.i347.i4869, i64 %j.184.i.i4899
  %946 = load i64, ptr %arrayidx30.i.i4901, align 8
  %spec.select.i.i4902 = tail call i64 @llvm.smax.i64(i64 %945, i64 %946)
  store i64 %spec.select.i.i4902, ptr %arrayidx29.i.i4900, align 8
  %inc.i353.i4903 = add nuw nsw i64 %j.184.i.i4899, 1
  %exitcond.not.i354.i4904 = icmp eq i64 %inc.i353.i4903, %782
  br i1 %exitcond.not.i354.i4904, label %for.end41.i.i4895, label %for.body28.i.i4898, !llvm.loop !151

for.end41.i.i4895:                                ; preds = %for.body28.i.i4898, %for.cond25.preheader.i.i4892
  %inc43.i.i4896 = add nuw nsw i64 %m.086.i.i4865, 1
  %exitcond374.not.i4897 = icmp eq i64 %inc43.i.i4896, %931
  br i1 %exitcond374.not.i4897, label %for.inc101.i4829, label %for.body.i343.i4864, !llvm.loop !152

for.inc101.i4829:                                 ; preds = %for.end41.i.i4895, %if.end.i.i4922, %if.else94.i4863, %if.then93.i4905, %if.else94.thread.i4828
  %add.i4830 = add nuw nsw i64 %k44.0363.i4784, 512
  %add.ptr103.i4831 = getelementptr inbounds i8, ptr %values.0364.i4783, i64 %add.ptr103.idx.i4781
  %947 = load i64, ptr %arrayidx46.i4722, align 8
  %cmp47.not.i4832 = icmp slt i64 %add.i4830, %947
  br i1 %cmp47.not.i4832, label %for.body50.i4782, label %for.end106.i4724, !llvm.loop !153

for.end106.i4724:                                 ; preds = %for.inc101.i4829, %for.cond45.preheader.i4721
  %948 = load i64, ptr %a, align 8
  %cmp108.i4725 = icmp eq i64 %948, 0
  %tobool111.i4726 = icmp ne i64 %784, 0
  %or.cond184.i4727 = select i1 %cmp108.i4725, i1 %tobool111.i4726, i1 false
  br i1 %or.cond184.i4727, label %lor.lhs.false112.i4729, label %most_long.exit

lor.lhs.false112.i4729:                           ; preds = %for.end106.i4724
  %cmp113.i4730 = icmp ne ptr %cond.i4707, %785
  %tobool116.i4731 = icmp ne i64 %775, 0
  %or.cond185.i4732 = select i1 %cmp113.i4730, i1 true, i1 %tobool116.i4731
  br i1 %or.cond185.i4732, label %for.cond120.preheader.i4733, label %most_long.exit

for.cond120.preheader.i4733:                      ; preds = %lor.lhs.false112.i4729
  %cmp122.not365.i4734 = icmp slt i64 %mul.i4700, 8
  br i1 %cmp122.not365.i4734, label %for.cond145.preheader.i4746, label %for.body124.lr.ph.i4735

for.body124.lr.ph.i4735:                          ; preds = %for.cond120.preheader.i4733
  %add.ptr131.i4736 = getelementptr inbounds i64, ptr %776, i64 %mul9.i4703
  br label %for.body124.i4737

for.cond145.preheader.i4746:                      ; preds = %if.end140.i4741, %for.cond120.preheader.i4733
  %k119.0.lcssa.i4747 = phi i64 [ 0, %for.cond120.preheader.i4733 ], [ %add121367.i4738, %if.end140.i4741 ]
  %cmp146368.i4748 = icmp slt i64 %k119.0.lcssa.i4747, %mul.i4700
  br i1 %cmp146368.i4748, label %for.body148.lr.ph.i4749, label %most_long.exit

for.body148.lr.ph.i4749:                          ; preds = %for.cond145.preheader.i4746
  %949 = getelementptr i64, ptr %776, i64 %mul9.i4703
  br label %for.body148.i4750

for.body124.i4737:                                ; preds = %if.end140.i4741, %for.body124.lr.ph.i4735
  %add121367.i4738 = phi i64 [ 8, %for.body124.lr.ph.i4735 ], [ %add121.i4744, %if.end140.i4741 ]
  %k119.0366.i4739 = phi i64 [ 0, %for.body124.lr.ph.i4735 ], [ %add121367.i4738, %if.end140.i4741 ]
  %add.ptr125.i4740 = getelementptr inbounds i64, ptr %cond.i4707, i64 %k119.0366.i4739
  %950 = load <8 x i64>, ptr %add.ptr125.i4740, align 8
  br i1 %tobool116.i4731, label %land.lhs.true127.i4762, label %if.end140.i4741

land.lhs.true127.i4762:                           ; preds = %for.body124.i4737
  %951 = load i64, ptr %arrayidx8.i4702, align 8
  %tobool129.not.i4763 = icmp eq i64 %951, 0
  br i1 %tobool129.not.i4763, label %if.then136.i4767, label %if.then130.i4764

if.then130.i4764:                                 ; preds = %land.lhs.true127.i4762
  %add.ptr132.i4765 = getelementptr inbounds i64, ptr %add.ptr131.i4736, i64 %k119.0366.i4739
  %952 = load <8 x i64>, ptr %add.ptr132.i4765, align 8
  %add133.i4766 = add <8 x i64> %952, %950
  br label %if.end140.i4741

if.then136.i4767:                                 ; preds = %land.lhs.true127.i4762
  %953 = load i64, ptr %776, align 8
  %splat.splatinsert.i4768 = insertelement <8 x i64> poison, i64 %953, i64 0
  %splat.splat.i4769 = shufflevector <8 x i64> %splat.splatinsert.i4768, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i4770 = add <8 x i64> %splat.splat.i4769, %950
  br label %if.end140.i4741

if.end140.i4741:                                  ; preds = %if.then136.i4767, %if.then130.i4764, %for.body124.i4737
  %sum.0.i4742 = phi <8 x i64> [ %add133.i4766, %if.then130.i4764 ], [ %add138.i4770, %if.then136.i4767 ], [ %950, %for.body124.i4737 ]
  %add.ptr141.i4743 = getelementptr inbounds i64, ptr %785, i64 %k119.0366.i4739
  store <8 x i64> %sum.0.i4742, ptr %add.ptr141.i4743, align 8
  %add121.i4744 = add nuw nsw i64 %add121367.i4738, 8
  %cmp122.not.i4745 = icmp sgt i64 %add121.i4744, %mul.i4700
  br i1 %cmp122.not.i4745, label %for.cond145.preheader.i4746, label %for.body124.i4737, !llvm.loop !154

for.body148.i4750:                                ; preds = %cond.end159.i4753, %for.body148.lr.ph.i4749
  %k119.1369.i4751 = phi i64 [ %k119.0.lcssa.i4747, %for.body148.lr.ph.i4749 ], [ %inc163.i4756, %cond.end159.i4753 ]
  %arrayidx151.i4752 = getelementptr inbounds i64, ptr %cond.i4707, i64 %k119.1369.i4751
  %954 = load i64, ptr %arrayidx151.i4752, align 8
  br i1 %tobool116.i4731, label %cond.true150.i4758, label %cond.end159.i4753

cond.true150.i4758:                               ; preds = %for.body148.i4750
  %955 = load i64, ptr %arrayidx8.i4702, align 8
  %mul153.i4759 = mul nsw i64 %955, %k119.1369.i4751
  %arrayidx155.i4760 = getelementptr i64, ptr %949, i64 %mul153.i4759
  %956 = load i64, ptr %arrayidx155.i4760, align 8
  %add156.i4761 = add nsw i64 %956, %954
  br label %cond.end159.i4753

cond.end159.i4753:                                ; preds = %cond.true150.i4758, %for.body148.i4750
  %cond160.i4754 = phi i64 [ %add156.i4761, %cond.true150.i4758 ], [ %954, %for.body148.i4750 ]
  %arrayidx161.i4755 = getelementptr inbounds i64, ptr %785, i64 %k119.1369.i4751
  store i64 %cond160.i4754, ptr %arrayidx161.i4755, align 8
  %inc163.i4756 = add nuw nsw i64 %k119.1369.i4751, 1
  %exitcond376.not.i4757 = icmp eq i64 %inc163.i4756, %mul.i4700
  br i1 %exitcond376.not.i4757, label %most_long.exit, label %for.body148.i4750, !llvm.loop !155

most_long.exit:                                   ; preds = %cond.end78.i4822, %cond.end159.i4753, %for.end106.i4724, %lor.lhs.false112.i4729, %for.cond145.preheader.i4746
  %retval.3.i4728 = phi i64 [ 0, %lor.lhs.false112.i4729 ], [ 0, %for.end106.i4724 ], [ 0, %for.cond145.preheader.i4746 ], [ 0, %cond.end159.i4753 ], [ 1, %cond.end78.i4822 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i4691) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i4690) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit, %add_few.exit
  %retval.0 = phi i64 [ %retval.3.i, %add_few.exit ], [ %retval.3.i159, %set_32.exit ], [ %retval.3.i425, %set_64.exit ], [ %retval.3.i702, %add_float.exit ], [ %retval.3.i1006, %add_double.exit ], [ %retval.3.i1410, %add_int.exit ], [ %retval.3.i1886, %add_long.exit ], [ %retval.3.i2375, %least_float.exit ], [ %retval.3.i2679, %least_double.exit ], [ %retval.3.i3027, %least_int.exit ], [ %retval.3.i3350, %least_long.exit ], [ %retval.3.i3690, %most_float.exit ], [ %retval.3.i4039, %most_double.exit ], [ %retval.3.i4388, %most_int.exit ], [ %retval.3.i4728, %most_long.exit ]
  ret i64 %retval.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_join_tables(ptr noundef readonly %a) local_unnamed_addr #1 {
entry:
  %0 = load i64, ptr %a, align 8
  switch i64 %0, label %if.else35 [
    i64 4, label %if.then
    i64 0, label %if.then3
    i64 1, label %if.then19
  ]

if.then:                                          ; preds = %entry
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx.i, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 56
  %3 = load i64, ptr %arrayidx1.i, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 72
  %5 = load i64, ptr %arrayidx2.i, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx3.i, align 8
  %tobool7.i.not = icmp eq i64 %3, 0
  %arrayidx15.i = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx9.i = getelementptr inbounds i8, ptr %a, i64 48
  %add155.i = add nsw i64 %7, 8
  %8 = load i64, ptr %arrayidx9.i, align 8
  %cmp10.not156.i = icmp sgt i64 %add155.i, %8
  br i1 %cmp10.not156.i, label %for.end46.i, label %land.rhs12.lr.ph.i

land.rhs12.lr.ph.i:                               ; preds = %if.then
  %arrayidx28.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx32.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i

land.rhs12.i:                                     ; preds = %if.end.i, %land.rhs12.lr.ph.i
  %9 = phi i64 [ %8, %land.rhs12.lr.ph.i ], [ %15, %if.end.i ]
  %add158.i = phi i64 [ %add155.i, %land.rhs12.lr.ph.i ], [ %add.i, %if.end.i ]
  %k.0157.i = phi i64 [ %7, %land.rhs12.lr.ph.i ], [ %add158.i, %if.end.i ]
  br i1 %tobool7.i.not, label %for.body.i, label %lor.rhs14.i

lor.rhs14.i:                                      ; preds = %land.rhs12.i
  %10 = load i64, ptr %arrayidx15.i, align 8
  %tobool16.not.i = icmp eq i64 %10, 0
  br i1 %tobool16.not.i, label %for.end46.i, label %for.body.i

for.body.i:                                       ; preds = %lor.rhs14.i, %land.rhs12.i
  %cond.in.in.i = getelementptr float, ptr %2, i64 %k.0157.i
  %cond.in.i = load <8 x float>, ptr %cond.in.in.i, align 4
  %cond.i = fpext <8 x float> %cond.in.i to <8 x double>
  %11 = load i64, ptr %arrayidx28.i, align 8
  %cmp29152.i = icmp sgt i64 %11, 1
  br i1 %cmp29152.i, label %for.body31.lr.ph.i, label %for.cond.cleanup.i

for.body31.lr.ph.i:                               ; preds = %for.body.i
  %12 = load i64, ptr %arrayidx32.i, align 8
  br label %for.body31.i

for.cond.cleanup.i:                               ; preds = %for.body31.i, %for.body.i
  %whole.0.lcssa.i = phi <8 x double> [ %cond.i, %for.body.i ], [ %add36.i, %for.body31.i ]
  br i1 %tobool7.i.not, label %if.end.i, label %if.then.i

for.body31.i:                                     ; preds = %for.body31.i, %for.body31.lr.ph.i
  %number.0154.i = phi i64 [ 1, %for.body31.lr.ph.i ], [ %inc.i, %for.body31.i ]
  %whole.0153.i = phi <8 x double> [ %cond.i, %for.body31.lr.ph.i ], [ %add36.i, %for.body31.i ]
  %mul.i = mul nsw i64 %number.0154.i, %12
  %gep.i = getelementptr float, ptr %cond.in.in.i, i64 %mul.i
  %13 = load <8 x float>, ptr %gep.i, align 4
  %conv35.i = fpext <8 x float> %13 to <8 x double>
  %add36.i = fadd <8 x double> %whole.0153.i, %conv35.i
  %inc.i = add nuw nsw i64 %number.0154.i, 1
  %exitcond1038.not = icmp eq i64 %inc.i, %11
  br i1 %exitcond1038.not, label %for.cond.cleanup.i, label %for.body31.i, !llvm.loop !156

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %add.ptr39.i = getelementptr inbounds float, ptr %4, i64 %k.0157.i
  %14 = load <8 x float>, ptr %add.ptr39.i, align 4
  %conv40.i = fpext <8 x float> %14 to <8 x double>
  %add41.i = fadd <8 x double> %whole.0.lcssa.i, %conv40.i
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.cond.cleanup.i
  %whole.1.i = phi <8 x double> [ %add41.i, %if.then.i ], [ %whole.0.lcssa.i, %for.cond.cleanup.i ]
  %conv42.i = fptrunc <8 x double> %whole.1.i to <8 x float>
  %add.ptr43.i = getelementptr inbounds float, ptr %6, i64 %k.0157.i
  store <8 x float> %conv42.i, ptr %add.ptr43.i, align 4
  %add.i = add nsw i64 %add158.i, 8
  %15 = load i64, ptr %arrayidx9.i, align 8
  %cmp10.not.i = icmp sgt i64 %add.i, %15
  br i1 %cmp10.not.i, label %for.end46.i, label %land.rhs12.i, !llvm.loop !157

for.end46.i:                                      ; preds = %if.end.i, %lor.rhs14.i, %if.then
  %16 = phi i64 [ %8, %if.then ], [ %9, %lor.rhs14.i ], [ %15, %if.end.i ]
  %k.0.lcssa.i = phi i64 [ %7, %if.then ], [ %k.0157.i, %lor.rhs14.i ], [ %add158.i, %if.end.i ]
  %cmp49167.i = icmp slt i64 %k.0.lcssa.i, %16
  br i1 %cmp49167.i, label %for.body51.lr.ph.i, label %if.end52

for.body51.lr.ph.i:                               ; preds = %for.end46.i
  %arrayidx70.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx75.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body51.i

for.body51.i:                                     ; preds = %if.end93.i, %for.body51.lr.ph.i
  %k.1168.i = phi i64 [ %k.0.lcssa.i, %for.body51.lr.ph.i ], [ %inc97.i, %if.end93.i ]
  %arrayidx60.i = getelementptr float, ptr %2, i64 %k.1168.i
  %cond63.in.i = load float, ptr %arrayidx60.i, align 4
  %cond63.i = fpext float %cond63.in.i to double
  %17 = load i64, ptr %arrayidx70.i, align 8
  %cmp71163.i = icmp sgt i64 %17, 1
  br i1 %cmp71163.i, label %for.body74.lr.ph.i, label %for.cond.cleanup73.i

for.body74.lr.ph.i:                               ; preds = %for.body51.i
  %18 = load i64, ptr %arrayidx75.i, align 8
  br label %for.body74.i

for.cond.cleanup73.i:                             ; preds = %for.body74.i, %for.body51.i
  %whole52.0.lcssa.i = phi double [ %cond63.i, %for.body51.i ], [ %add80.i, %for.body74.i ]
  br i1 %tobool7.i.not, label %if.end93.i, label %if.then87.i

for.body74.i:                                     ; preds = %for.body74.i, %for.body74.lr.ph.i
  %number64.0165.i = phi i64 [ 1, %for.body74.lr.ph.i ], [ %inc82.i, %for.body74.i ]
  %whole52.0164.i = phi double [ %cond63.i, %for.body74.lr.ph.i ], [ %add80.i, %for.body74.i ]
  %mul76.i = mul nsw i64 %number64.0165.i, %18
  %gep162.i = getelementptr float, ptr %arrayidx60.i, i64 %mul76.i
  %19 = load float, ptr %gep162.i, align 4
  %conv79.i = fpext float %19 to double
  %add80.i = fadd double %whole52.0164.i, %conv79.i
  %inc82.i = add nuw nsw i64 %number64.0165.i, 1
  %exitcond1039.not = icmp eq i64 %inc82.i, %17
  br i1 %exitcond1039.not, label %for.cond.cleanup73.i, label %for.body74.i, !llvm.loop !158

if.then87.i:                                      ; preds = %for.cond.cleanup73.i
  %20 = load i64, ptr %arrayidx15.i, align 8
  %mul89.i = mul nsw i64 %20, %k.1168.i
  %arrayidx90.i = getelementptr inbounds float, ptr %4, i64 %mul89.i
  %21 = load float, ptr %arrayidx90.i, align 4
  %conv91.i = fpext float %21 to double
  %add92.i = fadd double %whole52.0.lcssa.i, %conv91.i
  br label %if.end93.i

if.end93.i:                                       ; preds = %if.then87.i, %for.cond.cleanup73.i
  %whole52.1.i = phi double [ %add92.i, %if.then87.i ], [ %whole52.0.lcssa.i, %for.cond.cleanup73.i ]
  %conv94.i = fptrunc double %whole52.1.i to float
  %arrayidx95.i = getelementptr inbounds float, ptr %6, i64 %k.1168.i
  store float %conv94.i, ptr %arrayidx95.i, align 4
  %inc97.i = add nsw i64 %k.1168.i, 1
  %22 = load i64, ptr %arrayidx9.i, align 8
  %cmp49.i = icmp slt i64 %inc97.i, %22
  br i1 %cmp49.i, label %for.body51.i, label %if.end52, !llvm.loop !159

if.then3:                                         ; preds = %entry
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 8
  %23 = load i64, ptr %arrayidx4, align 8
  %arrayidx.i229 = getelementptr inbounds i8, ptr %a, i64 16
  %24 = load i64, ptr %arrayidx.i229, align 8
  %25 = inttoptr i64 %24 to ptr
  %arrayidx1.i230 = getelementptr inbounds i8, ptr %a, i64 56
  %26 = load i64, ptr %arrayidx1.i230, align 8
  %27 = inttoptr i64 %26 to ptr
  %arrayidx2.i231 = getelementptr inbounds i8, ptr %a, i64 72
  %28 = load i64, ptr %arrayidx2.i231, align 8
  %29 = inttoptr i64 %28 to ptr
  %arrayidx3.i232 = getelementptr inbounds i8, ptr %a, i64 40
  %30 = load i64, ptr %arrayidx3.i232, align 8
  %tobool7.i234.not = icmp eq i64 %26, 0
  %arrayidx15.i236 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx9.i237 = getelementptr inbounds i8, ptr %a, i64 48
  %add145.i238 = add nsw i64 %30, 8
  %31 = load i64, ptr %arrayidx9.i237, align 8
  %cmp10.not146.i239 = icmp sgt i64 %add145.i238, %31
  switch i64 %23, label %cond.false13 [
    i64 0, label %cond.true
    i64 1, label %cond.true8
    i64 2, label %cond.true12
  ]

cond.true:                                        ; preds = %if.then3
  br i1 %cmp10.not146.i239, label %for.end44.i, label %land.rhs12.lr.ph.i89

land.rhs12.lr.ph.i89:                             ; preds = %cond.true
  %arrayidx27.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx31.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i92

land.rhs12.i92:                                   ; preds = %if.end.i98, %land.rhs12.lr.ph.i89
  %32 = phi i64 [ %31, %land.rhs12.lr.ph.i89 ], [ %39, %if.end.i98 ]
  %add154.i = phi i64 [ %add145.i238, %land.rhs12.lr.ph.i89 ], [ %add.i101, %if.end.i98 ]
  %k.0153.i = phi i64 [ %30, %land.rhs12.lr.ph.i89 ], [ %add154.i, %if.end.i98 ]
  br i1 %tobool7.i234.not, label %cond.false.i, label %lor.rhs14.i108

lor.rhs14.i108:                                   ; preds = %land.rhs12.i92
  %33 = load i64, ptr %arrayidx15.i236, align 8
  %tobool16.not.i109 = icmp eq i64 %33, 0
  br i1 %tobool16.not.i109, label %for.end44.i, label %cond.false.i

cond.false.i:                                     ; preds = %land.rhs12.i92, %lor.rhs14.i108
  %add.ptr23.i = getelementptr double, ptr %25, i64 %k.0153.i
  %34 = load <8 x double>, ptr %add.ptr23.i, align 8
  %35 = load i64, ptr %arrayidx27.i, align 8
  %cmp28148.i = icmp sgt i64 %35, 1
  br i1 %cmp28148.i, label %for.body30.lr.ph.i, label %for.cond.cleanup.i96

for.body30.lr.ph.i:                               ; preds = %cond.false.i
  %36 = load i64, ptr %arrayidx31.i, align 8
  br label %for.body30.i

for.cond.cleanup.i96:                             ; preds = %for.body30.i, %cond.false.i
  %whole.0.lcssa.i97 = phi <8 x double> [ %34, %cond.false.i ], [ %add34.i, %for.body30.i ]
  br i1 %tobool7.i234.not, label %if.end.i98, label %if.then.i104

for.body30.i:                                     ; preds = %for.body30.i, %for.body30.lr.ph.i
  %number.0150.i = phi i64 [ 1, %for.body30.lr.ph.i ], [ %inc.i107, %for.body30.i ]
  %whole.0149.i = phi <8 x double> [ %34, %for.body30.lr.ph.i ], [ %add34.i, %for.body30.i ]
  %mul.i105 = mul nsw i64 %number.0150.i, %36
  %gep.i106 = getelementptr double, ptr %add.ptr23.i, i64 %mul.i105
  %37 = load <8 x double>, ptr %gep.i106, align 8
  %add34.i = fadd <8 x double> %whole.0149.i, %37
  %inc.i107 = add nuw nsw i64 %number.0150.i, 1
  %exitcond1034.not = icmp eq i64 %inc.i107, %35
  br i1 %exitcond1034.not, label %for.cond.cleanup.i96, label %for.body30.i, !llvm.loop !160

if.then.i104:                                     ; preds = %for.cond.cleanup.i96
  %add.ptr37.i = getelementptr inbounds float, ptr %27, i64 %k.0153.i
  %38 = load <8 x float>, ptr %add.ptr37.i, align 4
  %conv38.i = fpext <8 x float> %38 to <8 x double>
  %add39.i = fadd <8 x double> %whole.0.lcssa.i97, %conv38.i
  br label %if.end.i98

if.end.i98:                                       ; preds = %if.then.i104, %for.cond.cleanup.i96
  %whole.1.i99 = phi <8 x double> [ %add39.i, %if.then.i104 ], [ %whole.0.lcssa.i97, %for.cond.cleanup.i96 ]
  %conv40.i100 = fptrunc <8 x double> %whole.1.i99 to <8 x float>
  %add.ptr41.i = getelementptr inbounds float, ptr %29, i64 %k.0153.i
  store <8 x float> %conv40.i100, ptr %add.ptr41.i, align 4
  %add.i101 = add nsw i64 %add154.i, 8
  %39 = load i64, ptr %arrayidx9.i237, align 8
  %cmp10.not.i102 = icmp sgt i64 %add.i101, %39
  br i1 %cmp10.not.i102, label %for.end44.i, label %land.rhs12.i92, !llvm.loop !161

for.end44.i:                                      ; preds = %if.end.i98, %lor.rhs14.i108, %cond.true
  %40 = phi i64 [ %31, %cond.true ], [ %32, %lor.rhs14.i108 ], [ %39, %if.end.i98 ]
  %k.0.lcssa.i103 = phi i64 [ %30, %cond.true ], [ %k.0153.i, %lor.rhs14.i108 ], [ %add154.i, %if.end.i98 ]
  %cmp47163.i = icmp slt i64 %k.0.lcssa.i103, %40
  br i1 %cmp47163.i, label %for.body49.lr.ph.i, label %if.end52

for.body49.lr.ph.i:                               ; preds = %for.end44.i
  %arrayidx67.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx72.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body49.i

for.body49.i:                                     ; preds = %if.end89.i, %for.body49.lr.ph.i
  %k.1164.i = phi i64 [ %k.0.lcssa.i103, %for.body49.lr.ph.i ], [ %inc93.i, %if.end89.i ]
  %arrayidx58.i = getelementptr double, ptr %25, i64 %k.1164.i
  %41 = load double, ptr %arrayidx58.i, align 8
  %42 = load i64, ptr %arrayidx67.i, align 8
  %cmp68159.i = icmp sgt i64 %42, 1
  br i1 %cmp68159.i, label %for.body71.lr.ph.i, label %for.cond.cleanup70.i

for.body71.lr.ph.i:                               ; preds = %for.body49.i
  %43 = load i64, ptr %arrayidx72.i, align 8
  br label %for.body71.i

for.cond.cleanup70.i:                             ; preds = %for.body71.i, %for.body49.i
  %whole50.0.lcssa.i = phi double [ %41, %for.body49.i ], [ %add76.i, %for.body71.i ]
  br i1 %tobool7.i234.not, label %if.end89.i, label %if.then83.i

for.body71.i:                                     ; preds = %for.body71.i, %for.body71.lr.ph.i
  %number61.0161.i = phi i64 [ 1, %for.body71.lr.ph.i ], [ %inc78.i, %for.body71.i ]
  %whole50.0160.i = phi double [ %41, %for.body71.lr.ph.i ], [ %add76.i, %for.body71.i ]
  %mul73.i = mul nsw i64 %number61.0161.i, %43
  %gep158.i = getelementptr double, ptr %arrayidx58.i, i64 %mul73.i
  %44 = load double, ptr %gep158.i, align 8
  %add76.i = fadd double %whole50.0160.i, %44
  %inc78.i = add nuw nsw i64 %number61.0161.i, 1
  %exitcond1035.not = icmp eq i64 %inc78.i, %42
  br i1 %exitcond1035.not, label %for.cond.cleanup70.i, label %for.body71.i, !llvm.loop !162

if.then83.i:                                      ; preds = %for.cond.cleanup70.i
  %45 = load i64, ptr %arrayidx15.i236, align 8
  %mul85.i = mul nsw i64 %45, %k.1164.i
  %arrayidx86.i = getelementptr inbounds float, ptr %27, i64 %mul85.i
  %46 = load float, ptr %arrayidx86.i, align 4
  %conv87.i = fpext float %46 to double
  %add88.i = fadd double %whole50.0.lcssa.i, %conv87.i
  br label %if.end89.i

if.end89.i:                                       ; preds = %if.then83.i, %for.cond.cleanup70.i
  %whole50.1.i = phi double [ %add88.i, %if.then83.i ], [ %whole50.0.lcssa.i, %for.cond.cleanup70.i ]
  %conv90.i = fptrunc double %whole50.1.i to float
  %arrayidx91.i = getelementptr inbounds float, ptr %29, i64 %k.1164.i
  store float %conv90.i, ptr %arrayidx91.i, align 4
  %inc93.i = add nsw i64 %k.1164.i, 1
  %47 = load i64, ptr %arrayidx9.i237, align 8
  %cmp47.i = icmp slt i64 %inc93.i, %47
  br i1 %cmp47.i, label %for.body49.i, label %if.end52, !llvm.loop !163

cond.true8:                                       ; preds = %if.then3
  br i1 %cmp10.not146.i239, label %for.end41.i, label %land.rhs12.lr.ph.i119

land.rhs12.lr.ph.i119:                            ; preds = %cond.true8
  %arrayidx26.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i123

land.rhs12.i123:                                  ; preds = %if.end.i130, %land.rhs12.lr.ph.i119
  %48 = phi i64 [ %31, %land.rhs12.lr.ph.i119 ], [ %54, %if.end.i130 ]
  %add148.i = phi i64 [ %add145.i238, %land.rhs12.lr.ph.i119 ], [ %add.i132, %if.end.i130 ]
  %k.0147.i = phi i64 [ %30, %land.rhs12.lr.ph.i119 ], [ %add148.i, %if.end.i130 ]
  br i1 %tobool7.i234.not, label %for.body.i124, label %lor.rhs14.i139

lor.rhs14.i139:                                   ; preds = %land.rhs12.i123
  %49 = load i64, ptr %arrayidx15.i236, align 8
  %tobool16.not.i140 = icmp eq i64 %49, 0
  br i1 %tobool16.not.i140, label %for.end41.i, label %for.body.i124

for.body.i124:                                    ; preds = %lor.rhs14.i139, %land.rhs12.i123
  %cond.in.i125 = getelementptr double, ptr %25, i64 %k.0147.i
  %cond.i126 = load <8 x double>, ptr %cond.in.i125, align 8
  %50 = load i64, ptr %arrayidx26.i, align 8
  %cmp27142.i = icmp sgt i64 %50, 1
  br i1 %cmp27142.i, label %for.body29.lr.ph.i, label %for.cond.cleanup.i128

for.body29.lr.ph.i:                               ; preds = %for.body.i124
  %51 = load i64, ptr %arrayidx30.i, align 8
  br label %for.body29.i

for.cond.cleanup.i128:                            ; preds = %for.body29.i, %for.body.i124
  %whole.0.lcssa.i129 = phi <8 x double> [ %cond.i126, %for.body.i124 ], [ %add33.i, %for.body29.i ]
  br i1 %tobool7.i234.not, label %if.end.i130, label %if.then.i135

for.body29.i:                                     ; preds = %for.body29.i, %for.body29.lr.ph.i
  %number.0144.i = phi i64 [ 1, %for.body29.lr.ph.i ], [ %inc.i138, %for.body29.i ]
  %whole.0143.i = phi <8 x double> [ %cond.i126, %for.body29.lr.ph.i ], [ %add33.i, %for.body29.i ]
  %mul.i136 = mul nsw i64 %number.0144.i, %51
  %gep.i137 = getelementptr double, ptr %cond.in.i125, i64 %mul.i136
  %52 = load <8 x double>, ptr %gep.i137, align 8
  %add33.i = fadd <8 x double> %whole.0143.i, %52
  %inc.i138 = add nuw nsw i64 %number.0144.i, 1
  %exitcond1032.not = icmp eq i64 %inc.i138, %50
  br i1 %exitcond1032.not, label %for.cond.cleanup.i128, label %for.body29.i, !llvm.loop !164

if.then.i135:                                     ; preds = %for.cond.cleanup.i128
  %add.ptr36.i = getelementptr inbounds double, ptr %27, i64 %k.0147.i
  %53 = load <8 x double>, ptr %add.ptr36.i, align 8
  %add37.i = fadd <8 x double> %whole.0.lcssa.i129, %53
  br label %if.end.i130

if.end.i130:                                      ; preds = %if.then.i135, %for.cond.cleanup.i128
  %whole.1.i131 = phi <8 x double> [ %add37.i, %if.then.i135 ], [ %whole.0.lcssa.i129, %for.cond.cleanup.i128 ]
  %add.ptr38.i = getelementptr inbounds double, ptr %29, i64 %k.0147.i
  store <8 x double> %whole.1.i131, ptr %add.ptr38.i, align 8
  %add.i132 = add nsw i64 %add148.i, 8
  %54 = load i64, ptr %arrayidx9.i237, align 8
  %cmp10.not.i133 = icmp sgt i64 %add.i132, %54
  br i1 %cmp10.not.i133, label %for.end41.i, label %land.rhs12.i123, !llvm.loop !165

for.end41.i:                                      ; preds = %if.end.i130, %lor.rhs14.i139, %cond.true8
  %55 = phi i64 [ %31, %cond.true8 ], [ %48, %lor.rhs14.i139 ], [ %54, %if.end.i130 ]
  %k.0.lcssa.i134 = phi i64 [ %30, %cond.true8 ], [ %k.0147.i, %lor.rhs14.i139 ], [ %add148.i, %if.end.i130 ]
  %cmp44157.i = icmp slt i64 %k.0.lcssa.i134, %55
  br i1 %cmp44157.i, label %for.body46.lr.ph.i, label %if.end52

for.body46.lr.ph.i:                               ; preds = %for.end41.i
  %arrayidx63.i = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx68.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body46.i

for.body46.i:                                     ; preds = %if.end84.i, %for.body46.lr.ph.i
  %k.1158.i = phi i64 [ %k.0.lcssa.i134, %for.body46.lr.ph.i ], [ %inc87.i, %if.end84.i ]
  %arrayidx54.i = getelementptr double, ptr %25, i64 %k.1158.i
  %cond56.i = load double, ptr %arrayidx54.i, align 8
  %56 = load i64, ptr %arrayidx63.i, align 8
  %cmp64153.i = icmp sgt i64 %56, 1
  br i1 %cmp64153.i, label %for.body67.lr.ph.i, label %for.cond.cleanup66.i

for.body67.lr.ph.i:                               ; preds = %for.body46.i
  %57 = load i64, ptr %arrayidx68.i, align 8
  br label %for.body67.i

for.cond.cleanup66.i:                             ; preds = %for.body67.i, %for.body46.i
  %whole47.0.lcssa.i = phi double [ %cond56.i, %for.body46.i ], [ %add72.i, %for.body67.i ]
  br i1 %tobool7.i234.not, label %if.end84.i, label %if.then79.i

for.body67.i:                                     ; preds = %for.body67.i, %for.body67.lr.ph.i
  %number57.0155.i = phi i64 [ 1, %for.body67.lr.ph.i ], [ %inc74.i, %for.body67.i ]
  %whole47.0154.i = phi double [ %cond56.i, %for.body67.lr.ph.i ], [ %add72.i, %for.body67.i ]
  %mul69.i = mul nsw i64 %number57.0155.i, %57
  %gep152.i = getelementptr double, ptr %arrayidx54.i, i64 %mul69.i
  %58 = load double, ptr %gep152.i, align 8
  %add72.i = fadd double %whole47.0154.i, %58
  %inc74.i = add nuw nsw i64 %number57.0155.i, 1
  %exitcond1033.not = icmp eq i64 %inc74.i, %56
  br i1 %exitcond1033.not, label %for.cond.cleanup66.i, label %for.body67.i, !llvm.loop !166

if.then79.i:                                      ; preds = %for.cond.cleanup66.i
  %59 = load i64, ptr %arrayidx15.i236, align 8
  %mul81.i = mul nsw i64 %59, %k.1158.i
  %arrayidx82.i = getelementptr inbounds double, ptr %27, i64 %mul81.i
  %60 = load double, ptr %arrayidx82.i, align 8
  %add83.i = fadd double %whole47.0.lcssa.i, %60
  br label %if.end84.i

if.end84.i:                                       ; preds = %if.then79.i, %for.cond.cleanup66.i
  %whole47.1.i = phi double [ %add83.i, %if.then79.i ], [ %whole47.0.lcssa.i, %for.cond.cleanup66.i ]
  %arrayidx85.i = getelementptr inbounds double, ptr %29, i64 %k.1158.i
  store double %whole47.1.i, ptr %arrayidx85.i, align 8
  %inc87.i = add nsw i64 %k.1158.i, 1
  %61 = load i64, ptr %arrayidx9.i237, align 8
  %cmp44.i = icmp slt i64 %inc87.i, %61
  br i1 %cmp44.i, label %for.body46.i, label %if.end52, !llvm.loop !167

cond.true12:                                      ; preds = %if.then3
  br i1 %cmp10.not146.i239, label %for.end41.i174, label %land.rhs12.lr.ph.i152

land.rhs12.lr.ph.i152:                            ; preds = %cond.true12
  %arrayidx26.i156 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i157 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i159

land.rhs12.i159:                                  ; preds = %if.end.i169, %land.rhs12.lr.ph.i152
  %62 = phi i64 [ %31, %land.rhs12.lr.ph.i152 ], [ %68, %if.end.i169 ]
  %add148.i160 = phi i64 [ %add145.i238, %land.rhs12.lr.ph.i152 ], [ %add.i172, %if.end.i169 ]
  %k.0147.i161 = phi i64 [ %30, %land.rhs12.lr.ph.i152 ], [ %add148.i160, %if.end.i169 ]
  br i1 %tobool7.i234.not, label %for.body.i162, label %lor.rhs14.i227

lor.rhs14.i227:                                   ; preds = %land.rhs12.i159
  %63 = load i64, ptr %arrayidx15.i236, align 8
  %tobool16.not.i228 = icmp eq i64 %63, 0
  br i1 %tobool16.not.i228, label %for.end41.i174, label %for.body.i162

for.body.i162:                                    ; preds = %lor.rhs14.i227, %land.rhs12.i159
  %cond.in.i163 = getelementptr i32, ptr %25, i64 %k.0147.i161
  %cond.i164 = load <8 x i32>, ptr %cond.in.i163, align 4
  %64 = load i64, ptr %arrayidx26.i156, align 8
  %cmp27142.i166 = icmp sgt i64 %64, 1
  br i1 %cmp27142.i166, label %for.body29.lr.ph.i218, label %for.cond.cleanup.i167

for.body29.lr.ph.i218:                            ; preds = %for.body.i162
  %65 = load i64, ptr %arrayidx30.i157, align 8
  br label %for.body29.i219

for.cond.cleanup.i167:                            ; preds = %for.body29.i219, %for.body.i162
  %whole.0.lcssa.i168 = phi <8 x i32> [ %cond.i164, %for.body.i162 ], [ %add33.i224, %for.body29.i219 ]
  br i1 %tobool7.i234.not, label %if.end.i169, label %if.then.i215

for.body29.i219:                                  ; preds = %for.body29.i219, %for.body29.lr.ph.i218
  %number.0144.i220 = phi i64 [ 1, %for.body29.lr.ph.i218 ], [ %inc.i225, %for.body29.i219 ]
  %whole.0143.i221 = phi <8 x i32> [ %cond.i164, %for.body29.lr.ph.i218 ], [ %add33.i224, %for.body29.i219 ]
  %mul.i222 = mul nsw i64 %number.0144.i220, %65
  %gep.i223 = getelementptr i32, ptr %cond.in.i163, i64 %mul.i222
  %66 = load <8 x i32>, ptr %gep.i223, align 4
  %add33.i224 = add <8 x i32> %66, %whole.0143.i221
  %inc.i225 = add nuw nsw i64 %number.0144.i220, 1
  %exitcond1030.not = icmp eq i64 %inc.i225, %64
  br i1 %exitcond1030.not, label %for.cond.cleanup.i167, label %for.body29.i219, !llvm.loop !168

if.then.i215:                                     ; preds = %for.cond.cleanup.i167
  %add.ptr36.i216 = getelementptr inbounds i32, ptr %27, i64 %k.0147.i161
  %67 = load <8 x i32>, ptr %add.ptr36.i216, align 4
  %add37.i217 = add <8 x i32> %67, %whole.0.lcssa.i168
  br label %if.end.i169

if.end.i169:                                      ; preds = %if.then.i215, %for.cond.cleanup.i167
  %whole.1.i170 = phi <8 x i32> [ %add37.i217, %if.then.i215 ], [ %whole.0.lcssa.i168, %for.cond.cleanup.i167 ]
  %add.ptr38.i171 = getelementptr inbounds i32, ptr %29, i64 %k.0147.i161
  store <8 x i32> %whole.1.i170, ptr %add.ptr38.i171, align 4
  %add.i172 = add nsw i64 %add148.i160, 8
  %68 = load i64, ptr %arrayidx9.i237, align 8
  %cmp10.not.i173 = icmp sgt i64 %add.i172, %68
  br i1 %cmp10.not.i173, label %for.end41.i174, label %land.rhs12.i159, !llvm.loop !169

for.end41.i174:                                   ; preds = %if.end.i169, %lor.rhs14.i227, %cond.true12
  %69 = phi i64 [ %31, %cond.true12 ], [ %62, %lor.rhs14.i227 ], [ %68, %if.end.i169 ]
  %k.0.lcssa.i175 = phi i64 [ %30, %cond.true12 ], [ %k.0147.i161, %lor.rhs14.i227 ], [ %add148.i160, %if.end.i169 ]
  %cmp44157.i176 = icmp slt i64 %k.0.lcssa.i175, %69
  br i1 %cmp44157.i176, label %for.body46.lr.ph.i177, label %if.end52

for.body46.lr.ph.i177:                            ; preds = %for.end41.i174
  %arrayidx63.i180 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx68.i181 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body46.i183

for.body46.i183:                                  ; preds = %if.end84.i194, %for.body46.lr.ph.i177
  %k.1158.i184 = phi i64 [ %k.0.lcssa.i175, %for.body46.lr.ph.i177 ], [ %inc87.i197, %if.end84.i194 ]
  %arrayidx54.i186 = getelementptr i32, ptr %25, i64 %k.1158.i184
  %cond56.i189 = load i32, ptr %arrayidx54.i186, align 4
  %70 = load i64, ptr %arrayidx63.i180, align 8
  %cmp64153.i191 = icmp sgt i64 %70, 1
  br i1 %cmp64153.i191, label %for.body67.lr.ph.i203, label %for.cond.cleanup66.i192

for.body67.lr.ph.i203:                            ; preds = %for.body46.i183
  %71 = load i64, ptr %arrayidx68.i181, align 8
  br label %for.body67.i204

for.cond.cleanup66.i192:                          ; preds = %for.body67.i204, %for.body46.i183
  %whole47.0.lcssa.i193 = phi i32 [ %cond56.i189, %for.body46.i183 ], [ %add72.i209, %for.body67.i204 ]
  br i1 %tobool7.i234.not, label %if.end84.i194, label %if.then79.i199

for.body67.i204:                                  ; preds = %for.body67.i204, %for.body67.lr.ph.i203
  %number57.0155.i205 = phi i64 [ 1, %for.body67.lr.ph.i203 ], [ %inc74.i210, %for.body67.i204 ]
  %whole47.0154.i206 = phi i32 [ %cond56.i189, %for.body67.lr.ph.i203 ], [ %add72.i209, %for.body67.i204 ]
  %mul69.i207 = mul nsw i64 %number57.0155.i205, %71
  %gep152.i208 = getelementptr i32, ptr %arrayidx54.i186, i64 %mul69.i207
  %72 = load i32, ptr %gep152.i208, align 4
  %add72.i209 = add i32 %72, %whole47.0154.i206
  %inc74.i210 = add nuw nsw i64 %number57.0155.i205, 1
  %exitcond1031.not = icmp eq i64 %inc74.i210, %70
  br i1 %exitcond1031.not, label %for.cond.cleanup66.i192, label %for.body67.i204, !llvm.loop !170

if.then79.i199:                                   ; preds = %for.cond.cleanup66.i192
  %73 = load i64, ptr %arrayidx15.i236, align 8
  %mul81.i200 = mul nsw i64 %73, %k.1158.i184
  %arrayidx82.i201 = getelementptr inbounds i32, ptr %27, i64 %mul81.i200
  %74 = load i32, ptr %arrayidx82.i201, align 4
  %add83.i202 = add i32 %74, %whole47.0.lcssa.i193
  br label %if.end84.i194

if.end84.i194:                                    ; preds = %if.then79.i199, %for.cond.cleanup66.i192
  %whole47.1.i195 = phi i32 [ %add83.i202, %if.then79.i199 ], [ %whole47.0.lcssa.i193, %for.cond.cleanup66.i192 ]
  %arrayidx85.i196 = getelementptr inbounds i32, ptr %29, i64 %k.1158.i184
  store i32 %whole47.1.i195, ptr %arrayidx85.i196, align 4
  %inc87.i197 = add nsw i64 %k.1158.i184, 1
  %75 = load i64, ptr %arrayidx9.i237, align 8
  %cmp44.i198 = icmp slt i64 %inc87.i197, %75
  br i1 %cmp44.i198, label %for.body46.i183, label %if.end52, !llvm.loop !171

cond.false13:                                     ; preds = %if.then3
  br i1 %cmp10.not146.i239, label %for.end41.i262, label %land.rhs12.lr.ph.i240

land.rhs12.lr.ph.i240:                            ; preds = %cond.false13
  %arrayidx26.i244 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i245 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i247

land.rhs12.i247:                                  ; preds = %if.end.i257, %land.rhs12.lr.ph.i240
  %76 = phi i64 [ %31, %land.rhs12.lr.ph.i240 ], [ %82, %if.end.i257 ]
  %add148.i248 = phi i64 [ %add145.i238, %land.rhs12.lr.ph.i240 ], [ %add.i260, %if.end.i257 ]
  %k.0147.i249 = phi i64 [ %30, %land.rhs12.lr.ph.i240 ], [ %add148.i248, %if.end.i257 ]
  br i1 %tobool7.i234.not, label %for.body.i250, label %lor.rhs14.i315

lor.rhs14.i315:                                   ; preds = %land.rhs12.i247
  %77 = load i64, ptr %arrayidx15.i236, align 8
  %tobool16.not.i316 = icmp eq i64 %77, 0
  br i1 %tobool16.not.i316, label %for.end41.i262, label %for.body.i250

for.body.i250:                                    ; preds = %lor.rhs14.i315, %land.rhs12.i247
  %cond.in.i251 = getelementptr i64, ptr %25, i64 %k.0147.i249
  %cond.i252 = load <8 x i64>, ptr %cond.in.i251, align 8
  %78 = load i64, ptr %arrayidx26.i244, align 8
  %cmp27142.i254 = icmp sgt i64 %78, 1
  br i1 %cmp27142.i254, label %for.body29.lr.ph.i306, label %for.cond.cleanup.i255

for.body29.lr.ph.i306:                            ; preds = %for.body.i250
  %79 = load i64, ptr %arrayidx30.i245, align 8
  br label %for.body29.i307

for.cond.cleanup.i255:                            ; preds = %for.body29.i307, %for.body.i250
  %whole.0.lcssa.i256 = phi <8 x i64> [ %cond.i252, %for.body.i250 ], [ %add33.i312, %for.body29.i307 ]
  br i1 %tobool7.i234.not, label %if.end.i257, label %if.then.i303

for.body29.i307:                                  ; preds = %for.body29.i307, %for.body29.lr.ph.i306
  %number.0144.i308 = phi i64 [ 1, %for.body29.lr.ph.i306 ], [ %inc.i313, %for.body29.i307 ]
  %whole.0143.i309 = phi <8 x i64> [ %cond.i252, %for.body29.lr.ph.i306 ], [ %add33.i312, %for.body29.i307 ]
  %mul.i310 = mul nsw i64 %number.0144.i308, %79
  %gep.i311 = getelementptr i64, ptr %cond.in.i251, i64 %mul.i310
  %80 = load <8 x i64>, ptr %gep.i311, align 8
  %add33.i312 = add <8 x i64> %80, %whole.0143.i309
  %inc.i313 = add nuw nsw i64 %number.0144.i308, 1
  %exitcond1036.not = icmp eq i64 %inc.i313, %78
  br i1 %exitcond1036.not, label %for.cond.cleanup.i255, label %for.body29.i307, !llvm.loop !172

if.then.i303:                                     ; preds = %for.cond.cleanup.i255
  %add.ptr36.i304 = getelementptr inbounds i64, ptr %27, i64 %k.0147.i249
  %81 = load <8 x i64>, ptr %add.ptr36.i304, align 8
  %add37.i305 = add <8 x i64> %81, %whole.0.lcssa.i256
  br label %if.end.i257

if.end.i257:                                      ; preds = %if.then.i303, %for.cond.cleanup.i255
  %whole.1.i258 = phi <8 x i64> [ %add37.i305, %if.then.i303 ], [ %whole.0.lcssa.i256, %for.cond.cleanup.i255 ]
  %add.ptr38.i259 = getelementptr inbounds i64, ptr %29, i64 %k.0147.i249
  store <8 x i64> %whole.1.i258, ptr %add.ptr38.i259, align 8
  %add.i260 = add nsw i64 %add148.i248, 8
  %82 = load i64, ptr %arrayidx9.i237, align 8
  %cmp10.not.i261 = icmp sgt i64 %add.i260, %82
  br i1 %cmp10.not.i261, label %for.end41.i262, label %land.rhs12.i247, !llvm.loop !173

for.end41.i262:                                   ; preds = %if.end.i257, %lor.rhs14.i315, %cond.false13
  %83 = phi i64 [ %31, %cond.false13 ], [ %76, %lor.rhs14.i315 ], [ %82, %if.end.i257 ]
  %k.0.lcssa.i263 = phi i64 [ %30, %cond.false13 ], [ %k.0147.i249, %lor.rhs14.i315 ], [ %add148.i248, %if.end.i257 ]
  %cmp44157.i264 = icmp slt i64 %k.0.lcssa.i263, %83
  br i1 %cmp44157.i264, label %for.body46.lr.ph.i265, label %if.end52

for.body46.lr.ph.i265:                            ; preds = %for.end41.i262
  %arrayidx63.i268 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx68.i269 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body46.i271

for.body46.i271:                                  ; preds = %if.end84.i282, %for.body46.lr.ph.i265
  %k.1158.i272 = phi i64 [ %k.0.lcssa.i263, %for.body46.lr.ph.i265 ], [ %inc87.i285, %if.end84.i282 ]
  %arrayidx54.i274 = getelementptr i64, ptr %25, i64 %k.1158.i272
  %cond56.i277 = load i64, ptr %arrayidx54.i274, align 8
  %84 = load i64, ptr %arrayidx63.i268, align 8
  %cmp64153.i279 = icmp sgt i64 %84, 1
  br i1 %cmp64153.i279, label %for.body67.lr.ph.i291, label %for.cond.cleanup66.i280

for.body67.lr.ph.i291:                            ; preds = %for.body46.i271
  %85 = load i64, ptr %arrayidx68.i269, align 8
  br label %for.body67.i292

for.cond.cleanup66.i280:                          ; preds = %for.body67.i292, %for.body46.i271
  %whole47.0.lcssa.i281 = phi i64 [ %cond56.i277, %for.body46.i271 ], [ %add72.i297, %for.body67.i292 ]
  br i1 %tobool7.i234.not, label %if.end84.i282, label %if.then79.i287

for.body67.i292:                                  ; preds = %for.body67.i292, %for.body67.lr.ph.i291
  %number57.0155.i293 = phi i64 [ 1, %for.body67.lr.ph.i291 ], [ %inc74.i298, %for.body67.i292 ]
  %whole47.0154.i294 = phi i64 [ %cond56.i277, %for.body67.lr.ph.i291 ], [ %add72.i297, %for.body67.i292 ]
  %mul69.i295 = mul nsw i64 %number57.0155.i293, %85
  %gep152.i296 = getelementptr i64, ptr %arrayidx54.i274, i64 %mul69.i295
  %86 = load i64, ptr %gep152.i296, align 8
  %add72.i297 = add i64 %86, %whole47.0154.i294
  %inc74.i298 = add nuw nsw i64 %number57.0155.i293, 1
  %exitcond1037.not = icmp eq i64 %inc74.i298, %84
  br i1 %exitcond1037.not, label %for.cond.cleanup66.i280, label %for.body67.i292, !llvm.loop !174

if.then79.i287:                                   ; preds = %for.cond.cleanup66.i280
  %87 = load i64, ptr %arrayidx15.i236, align 8
  %mul81.i288 = mul nsw i64 %87, %k.1158.i272
  %arrayidx82.i289 = getelementptr inbounds i64, ptr %27, i64 %mul81.i288
  %88 = load i64, ptr %arrayidx82.i289, align 8
  %add83.i290 = add i64 %88, %whole47.0.lcssa.i281
  br label %if.end84.i282

if.end84.i282:                                    ; preds = %if.then79.i287, %for.cond.cleanup66.i280
  %whole47.1.i283 = phi i64 [ %add83.i290, %if.then79.i287 ], [ %whole47.0.lcssa.i281, %for.cond.cleanup66.i280 ]
  %arrayidx85.i284 = getelementptr inbounds i64, ptr %29, i64 %k.1158.i272
  store i64 %whole47.1.i283, ptr %arrayidx85.i284, align 8
  %inc87.i285 = add nsw i64 %k.1158.i272, 1
  %89 = load i64, ptr %arrayidx9.i237, align 8
  %cmp44.i286 = icmp slt i64 %inc87.i285, %89
  br i1 %cmp44.i286, label %for.body46.i271, label %if.end52, !llvm.loop !175

if.then19:                                        ; preds = %entry
  %arrayidx20 = getelementptr inbounds i8, ptr %a, i64 8
  %90 = load i64, ptr %arrayidx20, align 8
  %arrayidx.i523 = getelementptr inbounds i8, ptr %a, i64 16
  %91 = load i64, ptr %arrayidx.i523, align 8
  %92 = inttoptr i64 %91 to ptr
  %arrayidx1.i524 = getelementptr inbounds i8, ptr %a, i64 56
  %93 = load i64, ptr %arrayidx1.i524, align 8
  %94 = inttoptr i64 %93 to ptr
  %arrayidx2.i525 = getelementptr inbounds i8, ptr %a, i64 72
  %95 = load i64, ptr %arrayidx2.i525, align 8
  %96 = inttoptr i64 %95 to ptr
  %arrayidx3.i526 = getelementptr inbounds i8, ptr %a, i64 40
  %97 = load i64, ptr %arrayidx3.i526, align 8
  %tobool7.i528.not = icmp eq i64 %93, 0
  %arrayidx15.i530 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx9.i531 = getelementptr inbounds i8, ptr %a, i64 48
  %add181.i532 = add nsw i64 %97, 8
  %98 = load i64, ptr %arrayidx9.i531, align 8
  %cmp10.not182.i533 = icmp sgt i64 %add181.i532, %98
  switch i64 %90, label %cond.false31 [
    i64 0, label %cond.true22
    i64 1, label %cond.true26
    i64 2, label %cond.true30
  ]

cond.true22:                                      ; preds = %if.then19
  br i1 %cmp10.not182.i533, label %for.end50.i, label %land.rhs12.lr.ph.i326

land.rhs12.lr.ph.i326:                            ; preds = %cond.true22
  %..i327 = select i1 %tobool7.i528.not, ptr %92, ptr %94
  %conv24.i329 = zext i1 %tobool7.i528.not to i64
  %arrayidx26.i330 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i331 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i333

land.rhs12.i333:                                  ; preds = %if.end.i340, %land.rhs12.lr.ph.i326
  %99 = phi i64 [ %98, %land.rhs12.lr.ph.i326 ], [ %104, %if.end.i340 ]
  %add186.i = phi i64 [ %add181.i532, %land.rhs12.lr.ph.i326 ], [ %add.i342, %if.end.i340 ]
  %k.0185.i = phi i64 [ %97, %land.rhs12.lr.ph.i326 ], [ %add186.i, %if.end.i340 ]
  br i1 %tobool7.i528.not, label %for.body.i334, label %lor.rhs14.i354

lor.rhs14.i354:                                   ; preds = %land.rhs12.i333
  %100 = load i64, ptr %arrayidx15.i530, align 8
  %tobool16.not.i355 = icmp eq i64 %100, 0
  br i1 %tobool16.not.i355, label %for.end50.i, label %for.body.i334

for.body.i334:                                    ; preds = %lor.rhs14.i354, %land.rhs12.i333
  %cond.in.i335 = getelementptr inbounds float, ptr %..i327, i64 %k.0185.i
  %cond.i336 = load <8 x float>, ptr %cond.in.i335, align 4
  %101 = load i64, ptr %arrayidx26.i330, align 8
  %invariant.gep.i337 = getelementptr float, ptr %92, i64 %k.0185.i
  %cmp27180.i = icmp sgt i64 %101, %conv24.i329
  br i1 %cmp27180.i, label %for.body29.lr.ph.i348, label %if.end.i340

for.body29.lr.ph.i348:                            ; preds = %for.body.i334
  %102 = load i64, ptr %arrayidx30.i331, align 8
  br label %for.body29.i349

for.body29.i349:                                  ; preds = %for.body29.i349, %for.body29.lr.ph.i348
  %number.0182.i = phi i64 [ %conv24.i329, %for.body29.lr.ph.i348 ], [ %inc.i352, %for.body29.i349 ]
  %whole.0181.i = phi <8 x float> [ %cond.i336, %for.body29.lr.ph.i348 ], [ %or42.v.i, %for.body29.i349 ]
  %mul.i350 = mul nsw i64 %number.0182.i, %102
  %gep.i351 = getelementptr float, ptr %invariant.gep.i337, i64 %mul.i350
  %103 = load <8 x float>, ptr %gep.i351, align 4
  %cmp33.i = fcmp ugt <8 x float> %whole.0181.i, %103
  %cmp34.i = fcmp ord <8 x float> %whole.0181.i, zeroinitializer
  %or178.not.i = and <8 x i1> %cmp33.i, %cmp34.i
  %or42.v.i = select <8 x i1> %or178.not.i, <8 x float> %103, <8 x float> %whole.0181.i
  %inc.i352 = add nuw nsw i64 %number.0182.i, 1
  %exitcond1026.not = icmp eq i64 %inc.i352, %101
  br i1 %exitcond1026.not, label %if.end.i340, label %for.body29.i349, !llvm.loop !176

if.end.i340:                                      ; preds = %for.body29.i349, %for.body.i334
  %whole.0.lcssa.i339 = phi <8 x float> [ %cond.i336, %for.body.i334 ], [ %or42.v.i, %for.body29.i349 ]
  %add.ptr47.i = getelementptr inbounds float, ptr %96, i64 %k.0185.i
  store <8 x float> %whole.0.lcssa.i339, ptr %add.ptr47.i, align 4
  %add.i342 = add nsw i64 %add186.i, 8
  %104 = load i64, ptr %arrayidx9.i531, align 8
  %cmp10.not.i343 = icmp sgt i64 %add.i342, %104
  br i1 %cmp10.not.i343, label %for.end50.i, label %land.rhs12.i333, !llvm.loop !177

for.end50.i:                                      ; preds = %if.end.i340, %lor.rhs14.i354, %cond.true22
  %105 = phi i64 [ %98, %cond.true22 ], [ %99, %lor.rhs14.i354 ], [ %104, %if.end.i340 ]
  %k.0.lcssa.i344 = phi i64 [ %97, %cond.true22 ], [ %k.0185.i, %lor.rhs14.i354 ], [ %add186.i, %if.end.i340 ]
  %cmp53195.i = icmp slt i64 %k.0.lcssa.i344, %105
  br i1 %cmp53195.i, label %for.body55.lr.ph.i, label %if.end52

for.body55.lr.ph.i:                               ; preds = %for.end50.i
  %conv70.i = zext i1 %tobool7.i528.not to i64
  %arrayidx72.i345 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body55.i

for.body55.i:                                     ; preds = %if.end104.i, %for.body55.lr.ph.i
  %k.1196.i = phi i64 [ %k.0.lcssa.i344, %for.body55.lr.ph.i ], [ %inc107.i, %if.end104.i ]
  br i1 %tobool7.i528.not, label %cond.false62.i, label %cond.true58.i

cond.true58.i:                                    ; preds = %for.body55.i
  %106 = load i64, ptr %arrayidx15.i530, align 8
  %mul60.i = mul nsw i64 %106, %k.1196.i
  %arrayidx61.i = getelementptr inbounds float, ptr %94, i64 %mul60.i
  br label %cond.end64.i

cond.false62.i:                                   ; preds = %for.body55.i
  %arrayidx63.i346 = getelementptr inbounds float, ptr %92, i64 %k.1196.i
  br label %cond.end64.i

cond.end64.i:                                     ; preds = %cond.false62.i, %cond.true58.i
  %cond65.in.i = phi ptr [ %arrayidx61.i, %cond.true58.i ], [ %arrayidx63.i346, %cond.false62.i ]
  %cond65.i = load float, ptr %cond65.in.i, align 4
  %107 = load i64, ptr %arrayidx72.i345, align 8
  %invariant.gep189.i = getelementptr float, ptr %92, i64 %k.1196.i
  %cmp73191.i = icmp sgt i64 %107, %conv70.i
  br i1 %cmp73191.i, label %for.body76.lr.ph.i, label %if.end104.i

for.body76.lr.ph.i:                               ; preds = %cond.end64.i
  %108 = load i64, ptr %arrayidx77.i, align 8
  br label %for.body76.i

for.body76.i:                                     ; preds = %for.body76.i, %for.body76.lr.ph.i
  %number66.0193.i = phi i64 [ %conv70.i, %for.body76.lr.ph.i ], [ %inc94.i, %for.body76.i ]
  %whole56.0192.i = phi float [ %cond65.i, %for.body76.lr.ph.i ], [ %cond92.i, %for.body76.i ]
  %mul78.i = mul nsw i64 %number66.0193.i, %108
  %gep190.i = getelementptr float, ptr %invariant.gep189.i, i64 %mul78.i
  %109 = load float, ptr %gep190.i, align 4
  %cmp81.i = fcmp ole float %whole56.0192.i, %109
  %cmp83.i = fcmp uno float %whole56.0192.i, 0.000000e+00
  %or.cond179.i = or i1 %cmp83.i, %cmp81.i
  %cond92.i = select i1 %or.cond179.i, float %whole56.0192.i, float %109
  %inc94.i = add nuw nsw i64 %number66.0193.i, 1
  %exitcond1027.not = icmp eq i64 %inc94.i, %107
  br i1 %exitcond1027.not, label %if.end104.i, label %for.body76.i, !llvm.loop !178

if.end104.i:                                      ; preds = %for.body76.i, %cond.end64.i
  %whole56.0.lcssa.i = phi float [ %cond65.i, %cond.end64.i ], [ %cond92.i, %for.body76.i ]
  %arrayidx105.i = getelementptr inbounds float, ptr %96, i64 %k.1196.i
  store float %whole56.0.lcssa.i, ptr %arrayidx105.i, align 4
  %inc107.i = add nsw i64 %k.1196.i, 1
  %110 = load i64, ptr %arrayidx9.i531, align 8
  %cmp53.i = icmp slt i64 %inc107.i, %110
  br i1 %cmp53.i, label %for.body55.i, label %if.end52, !llvm.loop !179

cond.true26:                                      ; preds = %if.then19
  br i1 %cmp10.not182.i533, label %for.end50.i389, label %land.rhs12.lr.ph.i367

land.rhs12.lr.ph.i367:                            ; preds = %cond.true26
  %..i368 = select i1 %tobool7.i528.not, ptr %92, ptr %94
  %conv24.i370 = zext i1 %tobool7.i528.not to i64
  %arrayidx26.i371 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i372 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i374

land.rhs12.i374:                                  ; preds = %if.end.i384, %land.rhs12.lr.ph.i367
  %111 = phi i64 [ %98, %land.rhs12.lr.ph.i367 ], [ %116, %if.end.i384 ]
  %add186.i375 = phi i64 [ %add181.i532, %land.rhs12.lr.ph.i367 ], [ %add.i387, %if.end.i384 ]
  %k.0185.i376 = phi i64 [ %97, %land.rhs12.lr.ph.i367 ], [ %add186.i375, %if.end.i384 ]
  br i1 %tobool7.i528.not, label %for.body.i377, label %lor.rhs14.i448

lor.rhs14.i448:                                   ; preds = %land.rhs12.i374
  %112 = load i64, ptr %arrayidx15.i530, align 8
  %tobool16.not.i449 = icmp eq i64 %112, 0
  br i1 %tobool16.not.i449, label %for.end50.i389, label %for.body.i377

for.body.i377:                                    ; preds = %lor.rhs14.i448, %land.rhs12.i374
  %cond.in.i378 = getelementptr inbounds double, ptr %..i368, i64 %k.0185.i376
  %cond.i379 = load <8 x double>, ptr %cond.in.i378, align 8
  %113 = load i64, ptr %arrayidx26.i371, align 8
  %invariant.gep.i380 = getelementptr double, ptr %92, i64 %k.0185.i376
  %cmp27180.i381 = icmp sgt i64 %113, %conv24.i370
  br i1 %cmp27180.i381, label %for.body29.lr.ph.i436, label %if.end.i384

for.body29.lr.ph.i436:                            ; preds = %for.body.i377
  %114 = load i64, ptr %arrayidx30.i372, align 8
  br label %for.body29.i437

for.body29.i437:                                  ; preds = %for.body29.i437, %for.body29.lr.ph.i436
  %number.0182.i438 = phi i64 [ %conv24.i370, %for.body29.lr.ph.i436 ], [ %inc.i446, %for.body29.i437 ]
  %whole.0181.i439 = phi <8 x double> [ %cond.i379, %for.body29.lr.ph.i436 ], [ %or42.v.i445, %for.body29.i437 ]
  %mul.i440 = mul nsw i64 %number.0182.i438, %114
  %gep.i441 = getelementptr double, ptr %invariant.gep.i380, i64 %mul.i440
  %115 = load <8 x double>, ptr %gep.i441, align 8
  %cmp33.i442 = fcmp ugt <8 x double> %whole.0181.i439, %115
  %cmp34.i443 = fcmp ord <8 x double> %whole.0181.i439, zeroinitializer
  %or178.not.i444 = and <8 x i1> %cmp33.i442, %cmp34.i443
  %or42.v.i445 = select <8 x i1> %or178.not.i444, <8 x double> %115, <8 x double> %whole.0181.i439
  %inc.i446 = add nuw nsw i64 %number.0182.i438, 1
  %exitcond1024.not = icmp eq i64 %inc.i446, %113
  br i1 %exitcond1024.not, label %if.end.i384, label %for.body29.i437, !llvm.loop !180

if.end.i384:                                      ; preds = %for.body29.i437, %for.body.i377
  %whole.0.lcssa.i383 = phi <8 x double> [ %cond.i379, %for.body.i377 ], [ %or42.v.i445, %for.body29.i437 ]
  %add.ptr47.i386 = getelementptr inbounds double, ptr %96, i64 %k.0185.i376
  store <8 x double> %whole.0.lcssa.i383, ptr %add.ptr47.i386, align 8
  %add.i387 = add nsw i64 %add186.i375, 8
  %116 = load i64, ptr %arrayidx9.i531, align 8
  %cmp10.not.i388 = icmp sgt i64 %add.i387, %116
  br i1 %cmp10.not.i388, label %for.end50.i389, label %land.rhs12.i374, !llvm.loop !181

for.end50.i389:                                   ; preds = %if.end.i384, %lor.rhs14.i448, %cond.true26
  %117 = phi i64 [ %98, %cond.true26 ], [ %111, %lor.rhs14.i448 ], [ %116, %if.end.i384 ]
  %k.0.lcssa.i390 = phi i64 [ %97, %cond.true26 ], [ %k.0185.i376, %lor.rhs14.i448 ], [ %add186.i375, %if.end.i384 ]
  %cmp53195.i391 = icmp slt i64 %k.0.lcssa.i390, %117
  br i1 %cmp53195.i391, label %for.body55.lr.ph.i392, label %if.end52

for.body55.lr.ph.i392:                            ; preds = %for.end50.i389
  %conv70.i394 = zext i1 %tobool7.i528.not to i64
  %arrayidx72.i395 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i396 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body55.i398

for.body55.i398:                                  ; preds = %if.end104.i409, %for.body55.lr.ph.i392
  %k.1196.i399 = phi i64 [ %k.0.lcssa.i390, %for.body55.lr.ph.i392 ], [ %inc107.i412, %if.end104.i409 ]
  br i1 %tobool7.i528.not, label %cond.false62.i400, label %cond.true58.i430

cond.true58.i430:                                 ; preds = %for.body55.i398
  %118 = load i64, ptr %arrayidx15.i530, align 8
  %mul60.i431 = mul nsw i64 %118, %k.1196.i399
  %arrayidx61.i432 = getelementptr inbounds double, ptr %94, i64 %mul60.i431
  br label %cond.end64.i402

cond.false62.i400:                                ; preds = %for.body55.i398
  %arrayidx63.i401 = getelementptr inbounds double, ptr %92, i64 %k.1196.i399
  br label %cond.end64.i402

cond.end64.i402:                                  ; preds = %cond.false62.i400, %cond.true58.i430
  %cond65.in.i403 = phi ptr [ %arrayidx61.i432, %cond.true58.i430 ], [ %arrayidx63.i401, %cond.false62.i400 ]
  %cond65.i404 = load double, ptr %cond65.in.i403, align 8
  %119 = load i64, ptr %arrayidx72.i395, align 8
  %invariant.gep189.i405 = getelementptr double, ptr %92, i64 %k.1196.i399
  %cmp73191.i406 = icmp sgt i64 %119, %conv70.i394
  br i1 %cmp73191.i406, label %for.body76.lr.ph.i418, label %if.end104.i409

for.body76.lr.ph.i418:                            ; preds = %cond.end64.i402
  %120 = load i64, ptr %arrayidx77.i396, align 8
  br label %for.body76.i419

for.body76.i419:                                  ; preds = %for.body76.i419, %for.body76.lr.ph.i418
  %number66.0193.i420 = phi i64 [ %conv70.i394, %for.body76.lr.ph.i418 ], [ %inc94.i428, %for.body76.i419 ]
  %whole56.0192.i421 = phi double [ %cond65.i404, %for.body76.lr.ph.i418 ], [ %cond92.i427, %for.body76.i419 ]
  %mul78.i422 = mul nsw i64 %number66.0193.i420, %120
  %gep190.i423 = getelementptr double, ptr %invariant.gep189.i405, i64 %mul78.i422
  %121 = load double, ptr %gep190.i423, align 8
  %cmp81.i424 = fcmp ole double %whole56.0192.i421, %121
  %cmp83.i425 = fcmp uno double %whole56.0192.i421, 0.000000e+00
  %or.cond179.i426 = or i1 %cmp83.i425, %cmp81.i424
  %cond92.i427 = select i1 %or.cond179.i426, double %whole56.0192.i421, double %121
  %inc94.i428 = add nuw nsw i64 %number66.0193.i420, 1
  %exitcond1025.not = icmp eq i64 %inc94.i428, %119
  br i1 %exitcond1025.not, label %if.end104.i409, label %for.body76.i419, !llvm.loop !182

if.end104.i409:                                   ; preds = %for.body76.i419, %cond.end64.i402
  %whole56.0.lcssa.i408 = phi double [ %cond65.i404, %cond.end64.i402 ], [ %cond92.i427, %for.body76.i419 ]
  %arrayidx105.i411 = getelementptr inbounds double, ptr %96, i64 %k.1196.i399
  store double %whole56.0.lcssa.i408, ptr %arrayidx105.i411, align 8
  %inc107.i412 = add nsw i64 %k.1196.i399, 1
  %122 = load i64, ptr %arrayidx9.i531, align 8
  %cmp53.i413 = icmp slt i64 %inc107.i412, %122
  br i1 %cmp53.i413, label %for.body55.i398, label %if.end52, !llvm.loop !183

cond.true30:                                      ; preds = %if.then19
  br i1 %cmp10.not182.i533, label %for.end50.i478, label %land.rhs12.lr.ph.i459

land.rhs12.lr.ph.i459:                            ; preds = %cond.true30
  %..i460 = select i1 %tobool7.i528.not, ptr %92, ptr %94
  %conv24.i462 = zext i1 %tobool7.i528.not to i64
  %arrayidx26.i463 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i464 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i466

land.rhs12.i466:                                  ; preds = %if.end.i473, %land.rhs12.lr.ph.i459
  %123 = phi i64 [ %98, %land.rhs12.lr.ph.i459 ], [ %128, %if.end.i473 ]
  %add184.i = phi i64 [ %add181.i532, %land.rhs12.lr.ph.i459 ], [ %add.i476, %if.end.i473 ]
  %k.0183.i = phi i64 [ %97, %land.rhs12.lr.ph.i459 ], [ %add184.i, %if.end.i473 ]
  br i1 %tobool7.i528.not, label %for.body.i467, label %lor.rhs14.i521

lor.rhs14.i521:                                   ; preds = %land.rhs12.i466
  %124 = load i64, ptr %arrayidx15.i530, align 8
  %tobool16.not.i522 = icmp eq i64 %124, 0
  br i1 %tobool16.not.i522, label %for.end50.i478, label %for.body.i467

for.body.i467:                                    ; preds = %lor.rhs14.i521, %land.rhs12.i466
  %cond.in.i468 = getelementptr inbounds i32, ptr %..i460, i64 %k.0183.i
  %cond.i469 = load <8 x i32>, ptr %cond.in.i468, align 4
  %125 = load i64, ptr %arrayidx26.i463, align 8
  %invariant.gep.i470 = getelementptr i32, ptr %92, i64 %k.0183.i
  %cmp27178.i = icmp sgt i64 %125, %conv24.i462
  br i1 %cmp27178.i, label %for.body29.lr.ph.i515, label %if.end.i473

for.body29.lr.ph.i515:                            ; preds = %for.body.i467
  %126 = load i64, ptr %arrayidx30.i464, align 8
  br label %for.body29.i516

for.body29.i516:                                  ; preds = %for.body29.i516, %for.body29.lr.ph.i515
  %number.0180.i = phi i64 [ %conv24.i462, %for.body29.lr.ph.i515 ], [ %inc.i519, %for.body29.i516 ]
  %whole.0179.i = phi <8 x i32> [ %cond.i469, %for.body29.lr.ph.i515 ], [ %or42.i, %for.body29.i516 ]
  %mul.i517 = mul nsw i64 %number.0180.i, %126
  %gep.i518 = getelementptr i32, ptr %invariant.gep.i470, i64 %mul.i517
  %127 = load <8 x i32>, ptr %gep.i518, align 4
  %or42.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %whole.0179.i, <8 x i32> %127)
  %inc.i519 = add nuw nsw i64 %number.0180.i, 1
  %exitcond.not = icmp eq i64 %inc.i519, %125
  br i1 %exitcond.not, label %if.end.i473, label %for.body29.i516, !llvm.loop !184

if.end.i473:                                      ; preds = %for.body29.i516, %for.body.i467
  %whole.0.lcssa.i472 = phi <8 x i32> [ %cond.i469, %for.body.i467 ], [ %or42.i, %for.body29.i516 ]
  %add.ptr47.i475 = getelementptr inbounds i32, ptr %96, i64 %k.0183.i
  store <8 x i32> %whole.0.lcssa.i472, ptr %add.ptr47.i475, align 4
  %add.i476 = add nsw i64 %add184.i, 8
  %128 = load i64, ptr %arrayidx9.i531, align 8
  %cmp10.not.i477 = icmp sgt i64 %add.i476, %128
  br i1 %cmp10.not.i477, label %for.end50.i478, label %land.rhs12.i466, !llvm.loop !185

for.end50.i478:                                   ; preds = %if.end.i473, %lor.rhs14.i521, %cond.true30
  %129 = phi i64 [ %98, %cond.true30 ], [ %123, %lor.rhs14.i521 ], [ %128, %if.end.i473 ]
  %k.0.lcssa.i479 = phi i64 [ %97, %cond.true30 ], [ %k.0183.i, %lor.rhs14.i521 ], [ %add184.i, %if.end.i473 ]
  %cmp53193.i = icmp slt i64 %k.0.lcssa.i479, %129
  br i1 %cmp53193.i, label %for.body55.lr.ph.i480, label %if.end52

for.body55.lr.ph.i480:                            ; preds = %for.end50.i478
  %conv70.i482 = zext i1 %tobool7.i528.not to i64
  %arrayidx72.i483 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i484 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body55.i486

for.body55.i486:                                  ; preds = %if.end104.i494, %for.body55.lr.ph.i480
  %k.1194.i = phi i64 [ %k.0.lcssa.i479, %for.body55.lr.ph.i480 ], [ %inc107.i497, %if.end104.i494 ]
  br i1 %tobool7.i528.not, label %cond.false62.i487, label %cond.true58.i509

cond.true58.i509:                                 ; preds = %for.body55.i486
  %130 = load i64, ptr %arrayidx15.i530, align 8
  %mul60.i510 = mul nsw i64 %130, %k.1194.i
  %arrayidx61.i511 = getelementptr inbounds i32, ptr %94, i64 %mul60.i510
  br label %cond.end64.i489

cond.false62.i487:                                ; preds = %for.body55.i486
  %arrayidx63.i488 = getelementptr inbounds i32, ptr %92, i64 %k.1194.i
  br label %cond.end64.i489

cond.end64.i489:                                  ; preds = %cond.false62.i487, %cond.true58.i509
  %cond65.in.i490 = phi ptr [ %arrayidx61.i511, %cond.true58.i509 ], [ %arrayidx63.i488, %cond.false62.i487 ]
  %cond65.i491 = load i32, ptr %cond65.in.i490, align 4
  %131 = load i64, ptr %arrayidx72.i483, align 8
  %invariant.gep187.i = getelementptr i32, ptr %92, i64 %k.1194.i
  %cmp73189.i = icmp sgt i64 %131, %conv70.i482
  br i1 %cmp73189.i, label %for.body76.lr.ph.i503, label %if.end104.i494

for.body76.lr.ph.i503:                            ; preds = %cond.end64.i489
  %132 = load i64, ptr %arrayidx77.i484, align 8
  br label %for.body76.i504

for.body76.i504:                                  ; preds = %for.body76.i504, %for.body76.lr.ph.i503
  %number66.0191.i = phi i64 [ %conv70.i482, %for.body76.lr.ph.i503 ], [ %inc94.i507, %for.body76.i504 ]
  %whole56.0190.i = phi i32 [ %cond65.i491, %for.body76.lr.ph.i503 ], [ %cond92.i506, %for.body76.i504 ]
  %mul78.i505 = mul nsw i64 %number66.0191.i, %132
  %gep188.i = getelementptr i32, ptr %invariant.gep187.i, i64 %mul78.i505
  %133 = load i32, ptr %gep188.i, align 4
  %cond92.i506 = tail call i32 @llvm.smin.i32(i32 %whole56.0190.i, i32 %133)
  %inc94.i507 = add nuw nsw i64 %number66.0191.i, 1
  %exitcond1023.not = icmp eq i64 %inc94.i507, %131
  br i1 %exitcond1023.not, label %if.end104.i494, label %for.body76.i504, !llvm.loop !186

if.end104.i494:                                   ; preds = %for.body76.i504, %cond.end64.i489
  %whole56.0.lcssa.i493 = phi i32 [ %cond65.i491, %cond.end64.i489 ], [ %cond92.i506, %for.body76.i504 ]
  %arrayidx105.i496 = getelementptr inbounds i32, ptr %96, i64 %k.1194.i
  store i32 %whole56.0.lcssa.i493, ptr %arrayidx105.i496, align 4
  %inc107.i497 = add nsw i64 %k.1194.i, 1
  %134 = load i64, ptr %arrayidx9.i531, align 8
  %cmp53.i498 = icmp slt i64 %inc107.i497, %134
  br i1 %cmp53.i498, label %for.body55.i486, label %if.end52, !llvm.loop !187

cond.false31:                                     ; preds = %if.then19
  br i1 %cmp10.not182.i533, label %for.end50.i556, label %land.rhs12.lr.ph.i534

land.rhs12.lr.ph.i534:                            ; preds = %cond.false31
  %..i535 = select i1 %tobool7.i528.not, ptr %92, ptr %94
  %conv24.i537 = zext i1 %tobool7.i528.not to i64
  %arrayidx26.i538 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i539 = getelementptr inbounds i8, ptr %a, i64 32
  br label %land.rhs12.i541

land.rhs12.i541:                                  ; preds = %if.end.i551, %land.rhs12.lr.ph.i534
  %135 = phi i64 [ %98, %land.rhs12.lr.ph.i534 ], [ %140, %if.end.i551 ]
  %add184.i542 = phi i64 [ %add181.i532, %land.rhs12.lr.ph.i534 ], [ %add.i554, %if.end.i551 ]
  %k.0183.i543 = phi i64 [ %97, %land.rhs12.lr.ph.i534 ], [ %add184.i542, %if.end.i551 ]
  br i1 %tobool7.i528.not, label %for.body.i544, label %lor.rhs14.i609

lor.rhs14.i609:                                   ; preds = %land.rhs12.i541
  %136 = load i64, ptr %arrayidx15.i530, align 8
  %tobool16.not.i610 = icmp eq i64 %136, 0
  br i1 %tobool16.not.i610, label %for.end50.i556, label %for.body.i544

for.body.i544:                                    ; preds = %lor.rhs14.i609, %land.rhs12.i541
  %cond.in.i545 = getelementptr inbounds i64, ptr %..i535, i64 %k.0183.i543
  %cond.i546 = load <8 x i64>, ptr %cond.in.i545, align 8
  %137 = load i64, ptr %arrayidx26.i538, align 8
  %invariant.gep.i547 = getelementptr i64, ptr %92, i64 %k.0183.i543
  %cmp27178.i548 = icmp sgt i64 %137, %conv24.i537
  br i1 %cmp27178.i548, label %for.body29.lr.ph.i600, label %if.end.i551

for.body29.lr.ph.i600:                            ; preds = %for.body.i544
  %138 = load i64, ptr %arrayidx30.i539, align 8
  br label %for.body29.i601

for.body29.i601:                                  ; preds = %for.body29.i601, %for.body29.lr.ph.i600
  %number.0180.i602 = phi i64 [ %conv24.i537, %for.body29.lr.ph.i600 ], [ %inc.i607, %for.body29.i601 ]
  %whole.0179.i603 = phi <8 x i64> [ %cond.i546, %for.body29.lr.ph.i600 ], [ %or42.i606, %for.body29.i601 ]
  %mul.i604 = mul nsw i64 %number.0180.i602, %138
  %gep.i605 = getelementptr i64, ptr %invariant.gep.i547, i64 %mul.i604
  %139 = load <8 x i64>, ptr %gep.i605, align 8
  %or42.i606 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %whole.0179.i603, <8 x i64> %139)
  %inc.i607 = add nuw nsw i64 %number.0180.i602, 1
  %exitcond1028.not = icmp eq i64 %inc.i607, %137
  br i1 %exitcond1028.not, label %if.end.i551, label %for.body29.i601, !llvm.loop !188

if.end.i551:                                      ; preds = %for.body29.i601, %for.body.i544
  %whole.0.lcssa.i550 = phi <8 x i64> [ %cond.i546, %for.body.i544 ], [ %or42.i606, %for.body29.i601 ]
  %add.ptr47.i553 = getelementptr inbounds i64, ptr %96, i64 %k.0183.i543
  store <8 x i64> %whole.0.lcssa.i550, ptr %add.ptr47.i553, align 8
  %add.i554 = add nsw i64 %add184.i542, 8
  %140 = load i64, ptr %arrayidx9.i531, align 8
  %cmp10.not.i555 = icmp sgt i64 %add.i554, %140
  br i1 %cmp10.not.i555, label %for.end50.i556, label %land.rhs12.i541, !llvm.loop !189

for.end50.i556:                                   ; preds = %if.end.i551, %lor.rhs14.i609, %cond.false31
  %141 = phi i64 [ %98, %cond.false31 ], [ %135, %lor.rhs14.i609 ], [ %140, %if.end.i551 ]
  %k.0.lcssa.i557 = phi i64 [ %97, %cond.false31 ], [ %k.0183.i543, %lor.rhs14.i609 ], [ %add184.i542, %if.end.i551 ]
  %cmp53193.i558 = icmp slt i64 %k.0.lcssa.i557, %141
  br i1 %cmp53193.i558, label %for.body55.lr.ph.i559, label %if.end52

for.body55.lr.ph.i559:                            ; preds = %for.end50.i556
  %conv70.i561 = zext i1 %tobool7.i528.not to i64
  %arrayidx72.i562 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i563 = getelementptr inbounds i8, ptr %a, i64 32
  br label %for.body55.i565

for.body55.i565:                                  ; preds = %if.end104.i576, %for.body55.lr.ph.i559
  %k.1194.i566 = phi i64 [ %k.0.lcssa.i557, %for.body55.lr.ph.i559 ], [ %inc107.i579, %if.end104.i576 ]
  br i1 %tobool7.i528.not, label %cond.false62.i567, label %cond.true58.i594

cond.true58.i594:                                 ; preds = %for.body55.i565
  %142 = load i64, ptr %arrayidx15.i530, align 8
  %mul60.i595 = mul nsw i64 %142, %k.1194.i566
  %arrayidx61.i596 = getelementptr inbounds i64, ptr %94, i64 %mul60.i595
  br label %cond.end64.i569

cond.false62.i567:                                ; preds = %for.body55.i565
  %arrayidx63.i568 = getelementptr inbounds i64, ptr %92, i64 %k.1194.i566
  br label %cond.end64.i569

cond.end64.i569:                                  ; preds = %cond.false62.i567, %cond.true58.i594
  %cond65.in.i570 = phi ptr [ %arrayidx61.i596, %cond.true58.i594 ], [ %arrayidx63.i568, %cond.false62.i567 ]
  %cond65.i571 = load i64, ptr %cond65.in.i570, align 8
  %143 = load i64, ptr %arrayidx72.i562, align 8
  %invariant.gep187.i572 = getelementptr i64, ptr %92, i64 %k.1194.i566
  %cmp73189.i573 = icmp sgt i64 %143, %conv70.i561
  br i1 %cmp73189.i573, label %for.body76.lr.ph.i585, label %if.end104.i576

for.body76.lr.ph.i585:                            ; preds = %cond.end64.i569
  %144 = load i64, ptr %arrayidx77.i563, align 8
  br label %for.body76.i586

for.body76.i586:                                  ; preds = %for.body76.i586, %for.body76.lr.ph.i585
  %number66.0191.i587 = phi i64 [ %conv70.i561, %for.body76.lr.ph.i585 ], [ %inc94.i592, %for.body76.i586 ]
  %whole56.0190.i588 = phi i64 [ %cond65.i571, %for.body76.lr.ph.i585 ], [ %cond92.i591, %for.body76.i586 ]
  %mul78.i589 = mul nsw i64 %number66.0191.i587, %144
  %gep188.i590 = getelementptr i64, ptr %invariant.gep187.i572, i64 %mul78.i589
  %145 = load i64, ptr %gep188.i590, align 8
  %cond92.i591 = tail call i64 @llvm.smin.i64(i64 %whole56.0190.i588, i64 %145)
  %inc94.i592 = add nuw nsw i64 %number66.0191.i587, 1
  %exitcond1029.not = icmp eq i64 %inc94.i592, %143
  br i1 %exitcond1029.not, label %if.end104.i576, label %for.body76.i586, !llvm.loop !190

if.end104.i576:                                   ; preds = %for.body76.i586, %cond.end64.i569
  %whole56.0.lcssa.i575 = phi i64 [ %cond65.i571, %cond.end64.i569 ], [ %cond92.i591, %for.body76.i586 ]
  %arrayidx105.i578 = getelementptr inbounds i64, ptr %96, i64 %k.1194.i566
  store i64 %whole56.0.lcssa.i575, ptr %arrayidx105.i578, align 8
  %inc107.i579 = add nsw i64 %k.1194.i566, 1
  %146 = load i64, ptr %arrayidx9.i531, align 8
  %cmp53.i580 = icmp slt i64 %inc107.i579, %146
  br i1 %cmp53.i580, label %for.body55.i565, label %if.end52, !llvm.loop !191

if.else35:                                        ; preds = %entry
  %arrayidx36 = getelementptr inbounds i8, ptr %a, i64 8
  %147 = load i64, ptr %arrayidx36, align 8
  %arrayidx.i887 = getelementptr inbounds i8, ptr %a, i64 16
  %148 = load i64, ptr %arrayidx.i887, align 8
  %149 = inttoptr i64 %148 to ptr
  %arrayidx1.i888 = getelementptr inbounds i8, ptr %a, i64 56
  %150 = load i64, ptr %arrayidx1.i888, align 8
  %151 = inttoptr i64 %150 to ptr
  %arrayidx2.i889 = getelementptr inbounds i8, ptr %a, i64 72
  %152 = load i64, ptr %arrayidx2.i889, align 8
  %153 = inttoptr i64 %152 to ptr
  %arrayidx3.i890 = getelementptr inbounds i8, ptr %a, i64 40
  %154 = load i64, ptr %arrayidx3.i890, align 8
  %155 = and i64 %0, -5
  %spec.select.i891 = icmp eq i64 %155, 0
  %tobool7.i892 = icmp ne i64 %150, 0
  %not..i893 = xor i1 %spec.select.i891, true
  %156 = select i1 %not..i893, i1 %tobool7.i892, i1 false
  %arrayidx15.i894 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx9.i895 = getelementptr inbounds i8, ptr %a, i64 48
  %add181.i896 = add nsw i64 %154, 8
  %157 = load i64, ptr %arrayidx9.i895, align 8
  %cmp10.not182.i897 = icmp sgt i64 %add181.i896, %157
  switch i64 %147, label %cond.false47 [
    i64 0, label %cond.true38
    i64 1, label %cond.true42
    i64 2, label %cond.true46
  ]

cond.true38:                                      ; preds = %if.else35
  br i1 %cmp10.not182.i897, label %for.end50.i644, label %land.rhs12.lr.ph.i622

land.rhs12.lr.ph.i622:                            ; preds = %cond.true38
  %..i623 = select i1 %156, ptr %151, ptr %149
  %lnot.i624 = xor i1 %156, true
  %conv24.i625 = zext i1 %lnot.i624 to i64
  %arrayidx26.i626 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i627 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond.i628 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %land.rhs12.i629

land.rhs12.i629:                                  ; preds = %if.end.i639, %land.rhs12.lr.ph.i622
  %158 = phi i64 [ %157, %land.rhs12.lr.ph.i622 ], [ %164, %if.end.i639 ]
  %add186.i630 = phi i64 [ %add181.i896, %land.rhs12.lr.ph.i622 ], [ %add.i642, %if.end.i639 ]
  %k.0185.i631 = phi i64 [ %154, %land.rhs12.lr.ph.i622 ], [ %add186.i630, %if.end.i639 ]
  br i1 %tobool7.i892, label %lor.rhs14.i703, label %for.body.i632

lor.rhs14.i703:                                   ; preds = %land.rhs12.i629
  %159 = load i64, ptr %arrayidx15.i894, align 8
  %tobool16.not.i704 = icmp eq i64 %159, 0
  br i1 %tobool16.not.i704, label %for.end50.i644, label %for.body.i632

for.body.i632:                                    ; preds = %lor.rhs14.i703, %land.rhs12.i629
  %cond.in.i633 = getelementptr inbounds float, ptr %..i623, i64 %k.0185.i631
  %cond.i634 = load <8 x float>, ptr %cond.in.i633, align 4
  %160 = load i64, ptr %arrayidx26.i626, align 8
  %invariant.gep.i635 = getelementptr float, ptr %149, i64 %k.0185.i631
  %cmp27180.i636 = icmp sgt i64 %160, %conv24.i625
  br i1 %cmp27180.i636, label %for.body29.lr.ph.i691, label %for.cond.cleanup.i637

for.body29.lr.ph.i691:                            ; preds = %for.body.i632
  %161 = load i64, ptr %arrayidx30.i627, align 8
  br label %for.body29.i692

for.cond.cleanup.i637:                            ; preds = %for.body29.i692, %for.body.i632
  %whole.0.lcssa.i638 = phi <8 x float> [ %cond.i634, %for.body.i632 ], [ %or42.v.i700, %for.body29.i692 ]
  br i1 %or.cond.i628, label %if.then.i688, label %if.end.i639

for.body29.i692:                                  ; preds = %for.body29.i692, %for.body29.lr.ph.i691
  %number.0182.i693 = phi i64 [ %conv24.i625, %for.body29.lr.ph.i691 ], [ %inc.i701, %for.body29.i692 ]
  %whole.0181.i694 = phi <8 x float> [ %cond.i634, %for.body29.lr.ph.i691 ], [ %or42.v.i700, %for.body29.i692 ]
  %mul.i695 = mul nsw i64 %number.0182.i693, %161
  %gep.i696 = getelementptr float, ptr %invariant.gep.i635, i64 %mul.i695
  %162 = load <8 x float>, ptr %gep.i696, align 4
  %cmp33.i697 = fcmp ult <8 x float> %whole.0181.i694, %162
  %cmp34.i698 = fcmp ord <8 x float> %whole.0181.i694, zeroinitializer
  %or178.not.i699 = and <8 x i1> %cmp33.i697, %cmp34.i698
  %or42.v.i700 = select <8 x i1> %or178.not.i699, <8 x float> %162, <8 x float> %whole.0181.i694
  %inc.i701 = add nuw nsw i64 %number.0182.i693, 1
  %cmp27.i702 = icmp slt i64 %inc.i701, %160
  br i1 %cmp27.i702, label %for.body29.i692, label %for.cond.cleanup.i637, !llvm.loop !192

if.then.i688:                                     ; preds = %for.cond.cleanup.i637
  %add.ptr45.i689 = getelementptr inbounds float, ptr %151, i64 %k.0185.i631
  %163 = load <8 x float>, ptr %add.ptr45.i689, align 4
  %add46.i690 = fadd <8 x float> %whole.0.lcssa.i638, %163
  br label %if.end.i639

if.end.i639:                                      ; preds = %if.then.i688, %for.cond.cleanup.i637
  %whole.1.i640 = phi <8 x float> [ %add46.i690, %if.then.i688 ], [ %whole.0.lcssa.i638, %for.cond.cleanup.i637 ]
  %add.ptr47.i641 = getelementptr inbounds float, ptr %153, i64 %k.0185.i631
  store <8 x float> %whole.1.i640, ptr %add.ptr47.i641, align 4
  %add.i642 = add nsw i64 %add186.i630, 8
  %164 = load i64, ptr %arrayidx9.i895, align 8
  %cmp10.not.i643 = icmp sgt i64 %add.i642, %164
  br i1 %cmp10.not.i643, label %for.end50.i644, label %land.rhs12.i629, !llvm.loop !193

for.end50.i644:                                   ; preds = %if.end.i639, %lor.rhs14.i703, %cond.true38
  %165 = phi i64 [ %157, %cond.true38 ], [ %158, %lor.rhs14.i703 ], [ %164, %if.end.i639 ]
  %k.0.lcssa.i645 = phi i64 [ %154, %cond.true38 ], [ %k.0185.i631, %lor.rhs14.i703 ], [ %add186.i630, %if.end.i639 ]
  %cmp53195.i646 = icmp slt i64 %k.0.lcssa.i645, %165
  br i1 %cmp53195.i646, label %for.body55.lr.ph.i647, label %if.end52

for.body55.lr.ph.i647:                            ; preds = %for.end50.i644
  %lnot68.i648 = xor i1 %156, true
  %conv70.i649 = zext i1 %lnot68.i648 to i64
  %arrayidx72.i650 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i651 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond109.i652 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %for.body55.i653

for.body55.i653:                                  ; preds = %if.end104.i664, %for.body55.lr.ph.i647
  %k.1196.i654 = phi i64 [ %k.0.lcssa.i645, %for.body55.lr.ph.i647 ], [ %inc107.i667, %if.end104.i664 ]
  br i1 %156, label %cond.true58.i685, label %cond.false62.i655

cond.true58.i685:                                 ; preds = %for.body55.i653
  %166 = load i64, ptr %arrayidx15.i894, align 8
  %mul60.i686 = mul nsw i64 %166, %k.1196.i654
  %arrayidx61.i687 = getelementptr inbounds float, ptr %151, i64 %mul60.i686
  br label %cond.end64.i657

cond.false62.i655:                                ; preds = %for.body55.i653
  %arrayidx63.i656 = getelementptr inbounds float, ptr %149, i64 %k.1196.i654
  br label %cond.end64.i657

cond.end64.i657:                                  ; preds = %cond.false62.i655, %cond.true58.i685
  %cond65.in.i658 = phi ptr [ %arrayidx61.i687, %cond.true58.i685 ], [ %arrayidx63.i656, %cond.false62.i655 ]
  %cond65.i659 = load float, ptr %cond65.in.i658, align 4
  %167 = load i64, ptr %arrayidx72.i650, align 8
  %invariant.gep189.i660 = getelementptr float, ptr %149, i64 %k.1196.i654
  %cmp73191.i661 = icmp sgt i64 %167, %conv70.i649
  br i1 %cmp73191.i661, label %for.body76.lr.ph.i673, label %for.cond.cleanup75.i662

for.body76.lr.ph.i673:                            ; preds = %cond.end64.i657
  %168 = load i64, ptr %arrayidx77.i651, align 8
  br label %for.body76.i674

for.cond.cleanup75.i662:                          ; preds = %for.body76.i674, %cond.end64.i657
  %whole56.0.lcssa.i663 = phi float [ %cond65.i659, %cond.end64.i657 ], [ %cond92.i682, %for.body76.i674 ]
  br i1 %or.cond109.i652, label %if.then99.i669, label %if.end104.i664

for.body76.i674:                                  ; preds = %for.body76.i674, %for.body76.lr.ph.i673
  %number66.0193.i675 = phi i64 [ %conv70.i649, %for.body76.lr.ph.i673 ], [ %inc94.i683, %for.body76.i674 ]
  %whole56.0192.i676 = phi float [ %cond65.i659, %for.body76.lr.ph.i673 ], [ %cond92.i682, %for.body76.i674 ]
  %mul78.i677 = mul nsw i64 %number66.0193.i675, %168
  %gep190.i678 = getelementptr float, ptr %invariant.gep189.i660, i64 %mul78.i677
  %169 = load float, ptr %gep190.i678, align 4
  %cmp81.i679 = fcmp oge float %whole56.0192.i676, %169
  %cmp83.i680 = fcmp uno float %whole56.0192.i676, 0.000000e+00
  %or.cond179.i681 = or i1 %cmp83.i680, %cmp81.i679
  %cond92.i682 = select i1 %or.cond179.i681, float %whole56.0192.i676, float %169
  %inc94.i683 = add nuw nsw i64 %number66.0193.i675, 1
  %cmp73.i684 = icmp slt i64 %inc94.i683, %167
  br i1 %cmp73.i684, label %for.body76.i674, label %for.cond.cleanup75.i662, !llvm.loop !194

if.then99.i669:                                   ; preds = %for.cond.cleanup75.i662
  %170 = load i64, ptr %arrayidx15.i894, align 8
  %mul101.i670 = mul nsw i64 %170, %k.1196.i654
  %arrayidx102.i671 = getelementptr inbounds float, ptr %151, i64 %mul101.i670
  %171 = load float, ptr %arrayidx102.i671, align 4
  %add103.i672 = fadd float %whole56.0.lcssa.i663, %171
  br label %if.end104.i664

if.end104.i664:                                   ; preds = %if.then99.i669, %for.cond.cleanup75.i662
  %whole56.1.i665 = phi float [ %add103.i672, %if.then99.i669 ], [ %whole56.0.lcssa.i663, %for.cond.cleanup75.i662 ]
  %arrayidx105.i666 = getelementptr inbounds float, ptr %153, i64 %k.1196.i654
  store float %whole56.1.i665, ptr %arrayidx105.i666, align 4
  %inc107.i667 = add nsw i64 %k.1196.i654, 1
  %172 = load i64, ptr %arrayidx9.i895, align 8
  %cmp53.i668 = icmp slt i64 %inc107.i667, %172
  br i1 %cmp53.i668, label %for.body55.i653, label %if.end52, !llvm.loop !195

cond.true42:                                      ; preds = %if.else35
  br i1 %cmp10.not182.i897, label %for.end50.i738, label %land.rhs12.lr.ph.i716

land.rhs12.lr.ph.i716:                            ; preds = %cond.true42
  %..i717 = select i1 %156, ptr %151, ptr %149
  %lnot.i718 = xor i1 %156, true
  %conv24.i719 = zext i1 %lnot.i718 to i64
  %arrayidx26.i720 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i721 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond.i722 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %land.rhs12.i723

land.rhs12.i723:                                  ; preds = %if.end.i733, %land.rhs12.lr.ph.i716
  %173 = phi i64 [ %157, %land.rhs12.lr.ph.i716 ], [ %179, %if.end.i733 ]
  %add186.i724 = phi i64 [ %add181.i896, %land.rhs12.lr.ph.i716 ], [ %add.i736, %if.end.i733 ]
  %k.0185.i725 = phi i64 [ %154, %land.rhs12.lr.ph.i716 ], [ %add186.i724, %if.end.i733 ]
  br i1 %tobool7.i892, label %lor.rhs14.i797, label %for.body.i726

lor.rhs14.i797:                                   ; preds = %land.rhs12.i723
  %174 = load i64, ptr %arrayidx15.i894, align 8
  %tobool16.not.i798 = icmp eq i64 %174, 0
  br i1 %tobool16.not.i798, label %for.end50.i738, label %for.body.i726

for.body.i726:                                    ; preds = %lor.rhs14.i797, %land.rhs12.i723
  %cond.in.i727 = getelementptr inbounds double, ptr %..i717, i64 %k.0185.i725
  %cond.i728 = load <8 x double>, ptr %cond.in.i727, align 8
  %175 = load i64, ptr %arrayidx26.i720, align 8
  %invariant.gep.i729 = getelementptr double, ptr %149, i64 %k.0185.i725
  %cmp27180.i730 = icmp sgt i64 %175, %conv24.i719
  br i1 %cmp27180.i730, label %for.body29.lr.ph.i785, label %for.cond.cleanup.i731

for.body29.lr.ph.i785:                            ; preds = %for.body.i726
  %176 = load i64, ptr %arrayidx30.i721, align 8
  br label %for.body29.i786

for.cond.cleanup.i731:                            ; preds = %for.body29.i786, %for.body.i726
  %whole.0.lcssa.i732 = phi <8 x double> [ %cond.i728, %for.body.i726 ], [ %or42.v.i794, %for.body29.i786 ]
  br i1 %or.cond.i722, label %if.then.i782, label %if.end.i733

for.body29.i786:                                  ; preds = %for.body29.i786, %for.body29.lr.ph.i785
  %number.0182.i787 = phi i64 [ %conv24.i719, %for.body29.lr.ph.i785 ], [ %inc.i795, %for.body29.i786 ]
  %whole.0181.i788 = phi <8 x double> [ %cond.i728, %for.body29.lr.ph.i785 ], [ %or42.v.i794, %for.body29.i786 ]
  %mul.i789 = mul nsw i64 %number.0182.i787, %176
  %gep.i790 = getelementptr double, ptr %invariant.gep.i729, i64 %mul.i789
  %177 = load <8 x double>, ptr %gep.i790, align 8
  %cmp33.i791 = fcmp ult <8 x double> %whole.0181.i788, %177
  %cmp34.i792 = fcmp ord <8 x double> %whole.0181.i788, zeroinitializer
  %or178.not.i793 = and <8 x i1> %cmp33.i791, %cmp34.i792
  %or42.v.i794 = select <8 x i1> %or178.not.i793, <8 x double> %177, <8 x double> %whole.0181.i788
  %inc.i795 = add nuw nsw i64 %number.0182.i787, 1
  %cmp27.i796 = icmp slt i64 %inc.i795, %175
  br i1 %cmp27.i796, label %for.body29.i786, label %for.cond.cleanup.i731, !llvm.loop !196

if.then.i782:                                     ; preds = %for.cond.cleanup.i731
  %add.ptr45.i783 = getelementptr inbounds double, ptr %151, i64 %k.0185.i725
  %178 = load <8 x double>, ptr %add.ptr45.i783, align 8
  %add46.i784 = fadd <8 x double> %whole.0.lcssa.i732, %178
  br label %if.end.i733

if.end.i733:                                      ; preds = %if.then.i782, %for.cond.cleanup.i731
  %whole.1.i734 = phi <8 x double> [ %add46.i784, %if.then.i782 ], [ %whole.0.lcssa.i732, %for.cond.cleanup.i731 ]
  %add.ptr47.i735 = getelementptr inbounds double, ptr %153, i64 %k.0185.i725
  store <8 x double> %whole.1.i734, ptr %add.ptr47.i735, align 8
  %add.i736 = add nsw i64 %add186.i724, 8
  %179 = load i64, ptr %arrayidx9.i895, align 8
  %cmp10.not.i737 = icmp sgt i64 %add.i736, %179
  br i1 %cmp10.not.i737, label %for.end50.i738, label %land.rhs12.i723, !llvm.loop !197

for.end50.i738:                                   ; preds = %if.end.i733, %lor.rhs14.i797, %cond.true42
  %180 = phi i64 [ %157, %cond.true42 ], [ %173, %lor.rhs14.i797 ], [ %179, %if.end.i733 ]
  %k.0.lcssa.i739 = phi i64 [ %154, %cond.true42 ], [ %k.0185.i725, %lor.rhs14.i797 ], [ %add186.i724, %if.end.i733 ]
  %cmp53195.i740 = icmp slt i64 %k.0.lcssa.i739, %180
  br i1 %cmp53195.i740, label %for.body55.lr.ph.i741, label %if.end52

for.body55.lr.ph.i741:                            ; preds = %for.end50.i738
  %lnot68.i742 = xor i1 %156, true
  %conv70.i743 = zext i1 %lnot68.i742 to i64
  %arrayidx72.i744 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i745 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond109.i746 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %for.body55.i747

for.body55.i747:                                  ; preds = %if.end104.i758, %for.body55.lr.ph.i741
  %k.1196.i748 = phi i64 [ %k.0.lcssa.i739, %for.body55.lr.ph.i741 ], [ %inc107.i761, %if.end104.i758 ]
  br i1 %156, label %cond.true58.i779, label %cond.false62.i749

cond.true58.i779:                                 ; preds = %for.body55.i747
  %181 = load i64, ptr %arrayidx15.i894, align 8
  %mul60.i780 = mul nsw i64 %181, %k.1196.i748
  %arrayidx61.i781 = getelementptr inbounds double, ptr %151, i64 %mul60.i780
  br label %cond.end64.i751

cond.false62.i749:                                ; preds = %for.body55.i747
  %arrayidx63.i750 = getelementptr inbounds double, ptr %149, i64 %k.1196.i748
  br label %cond.end64.i751

cond.end64.i751:                                  ; preds = %cond.false62.i749, %cond.true58.i779
  %cond65.in.i752 = phi ptr [ %arrayidx61.i781, %cond.true58.i779 ], [ %arrayidx63.i750, %cond.false62.i749 ]
  %cond65.i753 = load double, ptr %cond65.in.i752, align 8
  %182 = load i64, ptr %arrayidx72.i744, align 8
  %invariant.gep189.i754 = getelementptr double, ptr %149, i64 %k.1196.i748
  %cmp73191.i755 = icmp sgt i64 %182, %conv70.i743
  br i1 %cmp73191.i755, label %for.body76.lr.ph.i767, label %for.cond.cleanup75.i756

for.body76.lr.ph.i767:                            ; preds = %cond.end64.i751
  %183 = load i64, ptr %arrayidx77.i745, align 8
  br label %for.body76.i768

for.cond.cleanup75.i756:                          ; preds = %for.body76.i768, %cond.end64.i751
  %whole56.0.lcssa.i757 = phi double [ %cond65.i753, %cond.end64.i751 ], [ %cond92.i776, %for.body76.i768 ]
  br i1 %or.cond109.i746, label %if.then99.i763, label %if.end104.i758

for.body76.i768:                                  ; preds = %for.body76.i768, %for.body76.lr.ph.i767
  %number66.0193.i769 = phi i64 [ %conv70.i743, %for.body76.lr.ph.i767 ], [ %inc94.i777, %for.body76.i768 ]
  %whole56.0192.i770 = phi double [ %cond65.i753, %for.body76.lr.ph.i767 ], [ %cond92.i776, %for.body76.i768 ]
  %mul78.i771 = mul nsw i64 %number66.0193.i769, %183
  %gep190.i772 = getelementptr double, ptr %invariant.gep189.i754, i64 %mul78.i771
  %184 = load double, ptr %gep190.i772, align 8
  %cmp81.i773 = fcmp oge double %whole56.0192.i770, %184
  %cmp83.i774 = fcmp uno double %whole56.0192.i770, 0.000000e+00
  %or.cond179.i775 = or i1 %cmp83.i774, %cmp81.i773
  %cond92.i776 = select i1 %or.cond179.i775, double %whole56.0192.i770, double %184
  %inc94.i777 = add nuw nsw i64 %number66.0193.i769, 1
  %cmp73.i778 = icmp slt i64 %inc94.i777, %182
  br i1 %cmp73.i778, label %for.body76.i768, label %for.cond.cleanup75.i756, !llvm.loop !198

if.then99.i763:                                   ; preds = %for.cond.cleanup75.i756
  %185 = load i64, ptr %arrayidx15.i894, align 8
  %mul101.i764 = mul nsw i64 %185, %k.1196.i748
  %arrayidx102.i765 = getelementptr inbounds double, ptr %151, i64 %mul101.i764
  %186 = load double, ptr %arrayidx102.i765, align 8
  %add103.i766 = fadd double %whole56.0.lcssa.i757, %186
  br label %if.end104.i758

if.end104.i758:                                   ; preds = %if.then99.i763, %for.cond.cleanup75.i756
  %whole56.1.i759 = phi double [ %add103.i766, %if.then99.i763 ], [ %whole56.0.lcssa.i757, %for.cond.cleanup75.i756 ]
  %arrayidx105.i760 = getelementptr inbounds double, ptr %153, i64 %k.1196.i748
  store double %whole56.1.i759, ptr %arrayidx105.i760, align 8
  %inc107.i761 = add nsw i64 %k.1196.i748, 1
  %187 = load i64, ptr %arrayidx9.i895, align 8
  %cmp53.i762 = icmp slt i64 %inc107.i761, %187
  br i1 %cmp53.i762, label %for.body55.i747, label %if.end52, !llvm.loop !199

cond.true46:                                      ; preds = %if.else35
  br i1 %cmp10.not182.i897, label %for.end50.i832, label %land.rhs12.lr.ph.i810

land.rhs12.lr.ph.i810:                            ; preds = %cond.true46
  %..i811 = select i1 %156, ptr %151, ptr %149
  %lnot.i812 = xor i1 %156, true
  %conv24.i813 = zext i1 %lnot.i812 to i64
  %arrayidx26.i814 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i815 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond.i816 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %land.rhs12.i817

land.rhs12.i817:                                  ; preds = %if.end.i827, %land.rhs12.lr.ph.i810
  %188 = phi i64 [ %157, %land.rhs12.lr.ph.i810 ], [ %194, %if.end.i827 ]
  %add184.i818 = phi i64 [ %add181.i896, %land.rhs12.lr.ph.i810 ], [ %add.i830, %if.end.i827 ]
  %k.0183.i819 = phi i64 [ %154, %land.rhs12.lr.ph.i810 ], [ %add184.i818, %if.end.i827 ]
  br i1 %tobool7.i892, label %lor.rhs14.i885, label %for.body.i820

lor.rhs14.i885:                                   ; preds = %land.rhs12.i817
  %189 = load i64, ptr %arrayidx15.i894, align 8
  %tobool16.not.i886 = icmp eq i64 %189, 0
  br i1 %tobool16.not.i886, label %for.end50.i832, label %for.body.i820

for.body.i820:                                    ; preds = %lor.rhs14.i885, %land.rhs12.i817
  %cond.in.i821 = getelementptr inbounds i32, ptr %..i811, i64 %k.0183.i819
  %cond.i822 = load <8 x i32>, ptr %cond.in.i821, align 4
  %190 = load i64, ptr %arrayidx26.i814, align 8
  %invariant.gep.i823 = getelementptr i32, ptr %149, i64 %k.0183.i819
  %cmp27178.i824 = icmp sgt i64 %190, %conv24.i813
  br i1 %cmp27178.i824, label %for.body29.lr.ph.i876, label %for.cond.cleanup.i825

for.body29.lr.ph.i876:                            ; preds = %for.body.i820
  %191 = load i64, ptr %arrayidx30.i815, align 8
  br label %for.body29.i877

for.cond.cleanup.i825:                            ; preds = %for.body29.i877, %for.body.i820
  %whole.0.lcssa.i826 = phi <8 x i32> [ %cond.i822, %for.body.i820 ], [ %or42.i882, %for.body29.i877 ]
  br i1 %or.cond.i816, label %if.then.i873, label %if.end.i827

for.body29.i877:                                  ; preds = %for.body29.i877, %for.body29.lr.ph.i876
  %number.0180.i878 = phi i64 [ %conv24.i813, %for.body29.lr.ph.i876 ], [ %inc.i883, %for.body29.i877 ]
  %whole.0179.i879 = phi <8 x i32> [ %cond.i822, %for.body29.lr.ph.i876 ], [ %or42.i882, %for.body29.i877 ]
  %mul.i880 = mul nsw i64 %number.0180.i878, %191
  %gep.i881 = getelementptr i32, ptr %invariant.gep.i823, i64 %mul.i880
  %192 = load <8 x i32>, ptr %gep.i881, align 4
  %or42.i882 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %whole.0179.i879, <8 x i32> %192)
  %inc.i883 = add nuw nsw i64 %number.0180.i878, 1
  %cmp27.i884 = icmp slt i64 %inc.i883, %190
  br i1 %cmp27.i884, label %for.body29.i877, label %for.cond.cleanup.i825, !llvm.loop !200

if.then.i873:                                     ; preds = %for.cond.cleanup.i825
  %add.ptr45.i874 = getelementptr inbounds i32, ptr %151, i64 %k.0183.i819
  %193 = load <8 x i32>, ptr %add.ptr45.i874, align 4
  %add46.i875 = add <8 x i32> %193, %whole.0.lcssa.i826
  br label %if.end.i827

if.end.i827:                                      ; preds = %if.then.i873, %for.cond.cleanup.i825
  %whole.1.i828 = phi <8 x i32> [ %add46.i875, %if.then.i873 ], [ %whole.0.lcssa.i826, %for.cond.cleanup.i825 ]
  %add.ptr47.i829 = getelementptr inbounds i32, ptr %153, i64 %k.0183.i819
  store <8 x i32> %whole.1.i828, ptr %add.ptr47.i829, align 4
  %add.i830 = add nsw i64 %add184.i818, 8
  %194 = load i64, ptr %arrayidx9.i895, align 8
  %cmp10.not.i831 = icmp sgt i64 %add.i830, %194
  br i1 %cmp10.not.i831, label %for.end50.i832, label %land.rhs12.i817, !llvm.loop !201

for.end50.i832:                                   ; preds = %if.end.i827, %lor.rhs14.i885, %cond.true46
  %195 = phi i64 [ %157, %cond.true46 ], [ %188, %lor.rhs14.i885 ], [ %194, %if.end.i827 ]
  %k.0.lcssa.i833 = phi i64 [ %154, %cond.true46 ], [ %k.0183.i819, %lor.rhs14.i885 ], [ %add184.i818, %if.end.i827 ]
  %cmp53193.i834 = icmp slt i64 %k.0.lcssa.i833, %195
  br i1 %cmp53193.i834, label %for.body55.lr.ph.i835, label %if.end52

for.body55.lr.ph.i835:                            ; preds = %for.end50.i832
  %lnot68.i836 = xor i1 %156, true
  %conv70.i837 = zext i1 %lnot68.i836 to i64
  %arrayidx72.i838 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i839 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond109.i840 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %for.body55.i841

for.body55.i841:                                  ; preds = %if.end104.i852, %for.body55.lr.ph.i835
  %k.1194.i842 = phi i64 [ %k.0.lcssa.i833, %for.body55.lr.ph.i835 ], [ %inc107.i855, %if.end104.i852 ]
  br i1 %156, label %cond.true58.i870, label %cond.false62.i843

cond.true58.i870:                                 ; preds = %for.body55.i841
  %196 = load i64, ptr %arrayidx15.i894, align 8
  %mul60.i871 = mul nsw i64 %196, %k.1194.i842
  %arrayidx61.i872 = getelementptr inbounds i32, ptr %151, i64 %mul60.i871
  br label %cond.end64.i845

cond.false62.i843:                                ; preds = %for.body55.i841
  %arrayidx63.i844 = getelementptr inbounds i32, ptr %149, i64 %k.1194.i842
  br label %cond.end64.i845

cond.end64.i845:                                  ; preds = %cond.false62.i843, %cond.true58.i870
  %cond65.in.i846 = phi ptr [ %arrayidx61.i872, %cond.true58.i870 ], [ %arrayidx63.i844, %cond.false62.i843 ]
  %cond65.i847 = load i32, ptr %cond65.in.i846, align 4
  %197 = load i64, ptr %arrayidx72.i838, align 8
  %invariant.gep187.i848 = getelementptr i32, ptr %149, i64 %k.1194.i842
  %cmp73189.i849 = icmp sgt i64 %197, %conv70.i837
  br i1 %cmp73189.i849, label %for.body76.lr.ph.i861, label %for.cond.cleanup75.i850

for.body76.lr.ph.i861:                            ; preds = %cond.end64.i845
  %198 = load i64, ptr %arrayidx77.i839, align 8
  br label %for.body76.i862

for.cond.cleanup75.i850:                          ; preds = %for.body76.i862, %cond.end64.i845
  %whole56.0.lcssa.i851 = phi i32 [ %cond65.i847, %cond.end64.i845 ], [ %cond92.i867, %for.body76.i862 ]
  br i1 %or.cond109.i840, label %if.then99.i857, label %if.end104.i852

for.body76.i862:                                  ; preds = %for.body76.i862, %for.body76.lr.ph.i861
  %number66.0191.i863 = phi i64 [ %conv70.i837, %for.body76.lr.ph.i861 ], [ %inc94.i868, %for.body76.i862 ]
  %whole56.0190.i864 = phi i32 [ %cond65.i847, %for.body76.lr.ph.i861 ], [ %cond92.i867, %for.body76.i862 ]
  %mul78.i865 = mul nsw i64 %number66.0191.i863, %198
  %gep188.i866 = getelementptr i32, ptr %invariant.gep187.i848, i64 %mul78.i865
  %199 = load i32, ptr %gep188.i866, align 4
  %cond92.i867 = tail call i32 @llvm.smax.i32(i32 %whole56.0190.i864, i32 %199)
  %inc94.i868 = add nuw nsw i64 %number66.0191.i863, 1
  %cmp73.i869 = icmp slt i64 %inc94.i868, %197
  br i1 %cmp73.i869, label %for.body76.i862, label %for.cond.cleanup75.i850, !llvm.loop !202

if.then99.i857:                                   ; preds = %for.cond.cleanup75.i850
  %200 = load i64, ptr %arrayidx15.i894, align 8
  %mul101.i858 = mul nsw i64 %200, %k.1194.i842
  %arrayidx102.i859 = getelementptr inbounds i32, ptr %151, i64 %mul101.i858
  %201 = load i32, ptr %arrayidx102.i859, align 4
  %add103.i860 = add nsw i32 %201, %whole56.0.lcssa.i851
  br label %if.end104.i852

if.end104.i852:                                   ; preds = %if.then99.i857, %for.cond.cleanup75.i850
  %whole56.1.i853 = phi i32 [ %add103.i860, %if.then99.i857 ], [ %whole56.0.lcssa.i851, %for.cond.cleanup75.i850 ]
  %arrayidx105.i854 = getelementptr inbounds i32, ptr %153, i64 %k.1194.i842
  store i32 %whole56.1.i853, ptr %arrayidx105.i854, align 4
  %inc107.i855 = add nsw i64 %k.1194.i842, 1
  %202 = load i64, ptr %arrayidx9.i895, align 8
  %cmp53.i856 = icmp slt i64 %inc107.i855, %202
  br i1 %cmp53.i856, label %for.body55.i841, label %if.end52, !llvm.loop !203

cond.false47:                                     ; preds = %if.else35
  br i1 %cmp10.not182.i897, label %for.end50.i920, label %land.rhs12.lr.ph.i898

land.rhs12.lr.ph.i898:                            ; preds = %cond.false47
  %..i899 = select i1 %156, ptr %151, ptr %149
  %lnot.i900 = xor i1 %156, true
  %conv24.i901 = zext i1 %lnot.i900 to i64
  %arrayidx26.i902 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx30.i903 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond.i904 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %land.rhs12.i905

land.rhs12.i905:                                  ; preds = %if.end.i915, %land.rhs12.lr.ph.i898
  %203 = phi i64 [ %157, %land.rhs12.lr.ph.i898 ], [ %209, %if.end.i915 ]
  %add184.i906 = phi i64 [ %add181.i896, %land.rhs12.lr.ph.i898 ], [ %add.i918, %if.end.i915 ]
  %k.0183.i907 = phi i64 [ %154, %land.rhs12.lr.ph.i898 ], [ %add184.i906, %if.end.i915 ]
  br i1 %tobool7.i892, label %lor.rhs14.i973, label %for.body.i908

lor.rhs14.i973:                                   ; preds = %land.rhs12.i905
  %204 = load i64, ptr %arrayidx15.i894, align 8
  %tobool16.not.i974 = icmp eq i64 %204, 0
  br i1 %tobool16.not.i974, label %for.end50.i920, label %for.body.i908

for.body.i908:                                    ; preds = %lor.rhs14.i973, %land.rhs12.i905
  %cond.in.i909 = getelementptr inbounds i64, ptr %..i899, i64 %k.0183.i907
  %cond.i910 = load <8 x i64>, ptr %cond.in.i909, align 8
  %205 = load i64, ptr %arrayidx26.i902, align 8
  %invariant.gep.i911 = getelementptr i64, ptr %149, i64 %k.0183.i907
  %cmp27178.i912 = icmp sgt i64 %205, %conv24.i901
  br i1 %cmp27178.i912, label %for.body29.lr.ph.i964, label %for.cond.cleanup.i913

for.body29.lr.ph.i964:                            ; preds = %for.body.i908
  %206 = load i64, ptr %arrayidx30.i903, align 8
  br label %for.body29.i965

for.cond.cleanup.i913:                            ; preds = %for.body29.i965, %for.body.i908
  %whole.0.lcssa.i914 = phi <8 x i64> [ %cond.i910, %for.body.i908 ], [ %or42.i970, %for.body29.i965 ]
  br i1 %or.cond.i904, label %if.then.i961, label %if.end.i915

for.body29.i965:                                  ; preds = %for.body29.i965, %for.body29.lr.ph.i964
  %number.0180.i966 = phi i64 [ %conv24.i901, %for.body29.lr.ph.i964 ], [ %inc.i971, %for.body29.i965 ]
  %whole.0179.i967 = phi <8 x i64> [ %cond.i910, %for.body29.lr.ph.i964 ], [ %or42.i970, %for.body29.i965 ]
  %mul.i968 = mul nsw i64 %number.0180.i966, %206
  %gep.i969 = getelementptr i64, ptr %invariant.gep.i911, i64 %mul.i968
  %207 = load <8 x i64>, ptr %gep.i969, align 8
  %or42.i970 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %whole.0179.i967, <8 x i64> %207)
  %inc.i971 = add nuw nsw i64 %number.0180.i966, 1
  %cmp27.i972 = icmp slt i64 %inc.i971, %205
  br i1 %cmp27.i972, label %for.body29.i965, label %for.cond.cleanup.i913, !llvm.loop !204

if.then.i961:                                     ; preds = %for.cond.cleanup.i913
  %add.ptr45.i962 = getelementptr inbounds i64, ptr %151, i64 %k.0183.i907
  %208 = load <8 x i64>, ptr %add.ptr45.i962, align 8
  %add46.i963 = add <8 x i64> %208, %whole.0.lcssa.i914
  br label %if.end.i915

if.end.i915:                                      ; preds = %if.then.i961, %for.cond.cleanup.i913
  %whole.1.i916 = phi <8 x i64> [ %add46.i963, %if.then.i961 ], [ %whole.0.lcssa.i914, %for.cond.cleanup.i913 ]
  %add.ptr47.i917 = getelementptr inbounds i64, ptr %153, i64 %k.0183.i907
  store <8 x i64> %whole.1.i916, ptr %add.ptr47.i917, align 8
  %add.i918 = add nsw i64 %add184.i906, 8
  %209 = load i64, ptr %arrayidx9.i895, align 8
  %cmp10.not.i919 = icmp sgt i64 %add.i918, %209
  br i1 %cmp10.not.i919, label %for.end50.i920, label %land.rhs12.i905, !llvm.loop !205

for.end50.i920:                                   ; preds = %if.end.i915, %lor.rhs14.i973, %cond.false47
  %210 = phi i64 [ %157, %cond.false47 ], [ %203, %lor.rhs14.i973 ], [ %209, %if.end.i915 ]
  %k.0.lcssa.i921 = phi i64 [ %154, %cond.false47 ], [ %k.0183.i907, %lor.rhs14.i973 ], [ %add184.i906, %if.end.i915 ]
  %cmp53193.i922 = icmp slt i64 %k.0.lcssa.i921, %210
  br i1 %cmp53193.i922, label %for.body55.lr.ph.i923, label %if.end52

for.body55.lr.ph.i923:                            ; preds = %for.end50.i920
  %lnot68.i924 = xor i1 %156, true
  %conv70.i925 = zext i1 %lnot68.i924 to i64
  %arrayidx72.i926 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx77.i927 = getelementptr inbounds i8, ptr %a, i64 32
  %or.cond109.i928 = select i1 %spec.select.i891, i1 %tobool7.i892, i1 false
  br label %for.body55.i929

for.body55.i929:                                  ; preds = %if.end104.i940, %for.body55.lr.ph.i923
  %k.1194.i930 = phi i64 [ %k.0.lcssa.i921, %for.body55.lr.ph.i923 ], [ %inc107.i943, %if.end104.i940 ]
  br i1 %156, label %cond.true58.i958, label %cond.false62.i931

cond.true58.i958:                                 ; preds = %for.body55.i929
  %211 = load i64, ptr %arrayidx15.i894, align 8
  %mul60.i959 = mul nsw i64 %211, %k.1194.i930
  %arrayidx61.i960 = getelementptr inbounds i64, ptr %151, i64 %mul60.i959
  br label %cond.end64.i933

cond.false62.i931:                                ; preds = %for.body55.i929
  %arrayidx63.i932 = getelementptr inbounds i64, ptr %149, i64 %k.1194.i930
  br label %cond.end64.i933

cond.end64.i933:                                  ; preds = %cond.false62.i931, %cond.true58.i958
  %cond65.in.i934 = phi ptr [ %arrayidx61.i960, %cond.true58.i958 ], [ %arrayidx63.i932, %cond.false62.i931 ]
  %cond65.i935 = load i64, ptr %cond65.in.i934, align 8
  %212 = load i64, ptr %arrayidx72.i926, align 8
  %invariant.gep187.i936 = getelementptr i64, ptr %149, i64 %k.1194.i930
  %cmp73189.i937 = icmp sgt i64 %212, %conv70.i925
  br i1 %cmp73189.i937, label %for.body76.lr.ph.i949, label %for.cond.cleanup75.i938

for.body76.lr.ph.i949:                            ; preds = %cond.end64.i933
  %213 = load i64, ptr %arrayidx77.i927, align 8
  br label %for.body76.i950

for.cond.cleanup75.i938:                          ; preds = %for.body76.i950, %cond.end64.i933
  %whole56.0.lcssa.i939 = phi i64 [ %cond65.i935, %cond.end64.i933 ], [ %cond92.i955, %for.body76.i950 ]
  br i1 %or.cond109.i928, label %if.then99.i945, label %if.end104.i940

for.body76.i950:                                  ; preds = %for.body76.i950, %for.body76.lr.ph.i949
  %number66.0191.i951 = phi i64 [ %conv70.i925, %for.body76.lr.ph.i949 ], [ %inc94.i956, %for.body76.i950 ]
  %whole56.0190.i952 = phi i64 [ %cond65.i935, %for.body76.lr.ph.i949 ], [ %cond92.i955, %for.body76.i950 ]
  %mul78.i953 = mul nsw i64 %number66.0191.i951, %213
  %gep188.i954 = getelementptr i64, ptr %invariant.gep187.i936, i64 %mul78.i953
  %214 = load i64, ptr %gep188.i954, align 8
  %cond92.i955 = tail call i64 @llvm.smax.i64(i64 %whole56.0190.i952, i64 %214)
  %inc94.i956 = add nuw nsw i64 %number66.0191.i951, 1
  %cmp73.i957 = icmp slt i64 %inc94.i956, %212
  br i1 %cmp73.i957, label %for.body76.i950, label %for.cond.cleanup75.i938, !llvm.loop !206

if.then99.i945:                                   ; preds = %for.cond.cleanup75.i938
  %215 = load i64, ptr %arrayidx15.i894, align 8
  %mul101.i946 = mul nsw i64 %215, %k.1194.i930
  %arrayidx102.i947 = getelementptr inbounds i64, ptr %151, i64 %mul101.i946
  %216 = load i64, ptr %arrayidx102.i947, align 8
  %add103.i948 = add nsw i64 %216, %whole56.0.lcssa.i939
  br label %if.end104.i940

if.end104.i940:                                   ; preds = %if.then99.i945, %for.cond.cleanup75.i938
  %whole56.1.i941 = phi i64 [ %add103.i948, %if.then99.i945 ], [ %whole56.0.lcssa.i939, %for.cond.cleanup75.i938 ]
  %arrayidx105.i942 = getelementptr inbounds i64, ptr %153, i64 %k.1194.i930
  store i64 %whole56.1.i941, ptr %arrayidx105.i942, align 8
  %inc107.i943 = add nsw i64 %k.1194.i930, 1
  %217 = load i64, ptr %arrayidx9.i895, align 8
  %cmp53.i944 = icmp slt i64 %inc107.i943, %217
  br i1 %cmp53.i944, label %for.body55.i929, label %if.end52, !llvm.loop !207

if.end52:                                         ; preds = %if.end104.i494, %if.end104.i409, %if.end104.i, %if.end104.i576, %if.end84.i194, %if.end84.i, %if.end89.i, %if.end84.i282, %if.end93.i, %if.end104.i852, %if.end104.i758, %if.end104.i664, %if.end104.i940, %for.end50.i920, %for.end50.i832, %for.end50.i738, %for.end50.i644, %for.end50.i556, %for.end50.i478, %for.end50.i389, %for.end50.i, %for.end41.i262, %for.end41.i174, %for.end41.i, %for.end44.i, %for.end46.i
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
  br i1 %cmp1.not.i, label %if.end.i, label %cond.end.loopexit, !llvm.loop !208

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
  br i1 %exitcond.not.i, label %cond.end.loopexit, label %for.body.i, !llvm.loop !208

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
  br i1 %cmp1.not.i30, label %if.end.i33, label %cond.end.loopexit60, !llvm.loop !208

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
  br i1 %exitcond.not.i39, label %cond.end.loopexit60, label %for.body.i24, !llvm.loop !208

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
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !209

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
  br i1 %exitcond.not.i30, label %if.end, label %for.body.i14, !llvm.loop !209

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
  br i1 %exitcond173.not.i, label %for.cond6.preheader.i, label %for.body.i, !llvm.loop !210

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
  br i1 %cmp8.not.i, label %for.cond20.preheader.i, label %for.body10.i, !llvm.loop !211

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
  br i1 %exitcond174.not.i, label %add_words.exit, label %for.body23.i, !llvm.loop !212

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
  br i1 %exitcond.not.i, label %for.cond65.preheader.i, label %for.body42.i, !llvm.loop !213

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
  br i1 %exitcond172.not.i, label %add_words.exit, label %for.body69.i, !llvm.loop !214

add_words.exit:                                   ; preds = %for.inc95.i, %cond.end.i, %for.cond20.preheader.i, %for.cond65.preheader.i
  %35 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp slt i64 %add, %35
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !llvm.loop !215
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
!200 = distinct !{!200, !5, !6}
!201 = distinct !{!201, !5, !6}
!202 = distinct !{!202, !5, !6}
!203 = distinct !{!203, !5, !6}
!204 = distinct !{!204, !5, !6}
!205 = distinct !{!205, !5, !6}
!206 = distinct !{!206, !5, !6}
!207 = distinct !{!207, !5, !6}
!208 = distinct !{!208, !5, !6}
!209 = distinct !{!209, !5, !6}
!210 = distinct !{!210, !5, !6}
!211 = distinct !{!211, !5, !6}
!212 = distinct !{!212, !5, !6}
!213 = distinct !{!213, !5, !6}
!214 = distinct !{!214, !5, !6}
!215 = distinct !{!215, !5, !6}
