; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 8b3bdde2a81de47686de5042937cdc02ea8785f8
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i3943 = alloca [512 x i32], align 16
  %found.i3944 = alloca %struct.chosen, align 8
  %places.i3603 = alloca [512 x i32], align 16
  %found.i3604 = alloca %struct.chosen, align 8
  %places.i3254 = alloca [512 x i32], align 16
  %found.i3255 = alloca %struct.chosen, align 8
  %places.i2905 = alloca [512 x i32], align 16
  %found.i2906 = alloca %struct.chosen, align 8
  %places.i2565 = alloca [512 x i32], align 16
  %found.i2566 = alloca %struct.chosen, align 8
  %places.i2233 = alloca [512 x i32], align 16
  %found.i2234 = alloca %struct.chosen, align 8
  %places.i1884 = alloca [512 x i32], align 16
  %found.i1885 = alloca %struct.chosen, align 8
  %places.i1588 = alloca [512 x i32], align 16
  %found.i1589 = alloca %struct.chosen, align 8
  %places.i1248 = alloca [512 x i32], align 16
  %found.i1249 = alloca %struct.chosen, align 8
  %places.i908 = alloca [512 x i32], align 16
  %found.i909 = alloca %struct.chosen, align 8
  %places.i615 = alloca [512 x i32], align 16
  %found.i616 = alloca %struct.chosen, align 8
  %places.i390 = alloca [512 x i32], align 16
  %found.i391 = alloca %struct.chosen, align 8
  %places.i115 = alloca [512 x i32], align 16
  %found.i116 = alloca %struct.chosen, align 8
  %places.i = alloca [512 x i32], align 16
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
  %cmp18.not67.i.i = icmp slt i64 %11, 8
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
  %exitcond4394.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond4394.not, label %for.cond45.preheader.i, label %for.body.i, !llvm.loop !7

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
  store <8 x i32> %conv8.i.i, ptr %add.ptr9.i.i, align 8
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
  store <8 x i32> %conv.i311.i, ptr %add.ptr8.i.i, align 8
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

for.body.i340.i:                                  ; preds = %if.else94.i, %for.end34.i.i
  %m.073.i.i = phi i64 [ %inc36.i.i, %for.end34.i.i ], [ 0, %if.else94.i ]
  %arrayidx.i341.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.073.i.i
  %39 = load i32, ptr %arrayidx.i341.i, align 4
  %conv.i342.i = sext i32 %39 to i64
  %mul.i343.i = mul nsw i64 %10, %conv.i342.i
  %add.ptr.i344.i = getelementptr inbounds i32, ptr %values.0361.i, i64 %mul.i343.i
  %arrayidx1.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.073.i.i
  %40 = load i32, ptr %arrayidx1.i.i, align 4
  %conv2.i.i = sext i32 %40 to i64
  %mul3.i.i = mul nsw i64 %11, %conv2.i.i
  %add.ptr4.i.i = getelementptr i32, ptr %cond.i, i64 %mul3.i.i
  %add.i345.i = add nuw nsw i64 %m.073.i.i, 8
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
  br i1 %cmp18.not67.i.i, label %for.cond26.preheader.i.i, label %for.body20.i347.i

for.cond26.preheader.i.i:                         ; preds = %for.body20.i347.i, %for.body.i340.i
  %j.0.lcssa.i.i = phi i64 [ 0, %for.body.i340.i ], [ %add1769.i.i, %for.body20.i347.i ]
  %cmp2770.i.i = icmp slt i64 %j.0.lcssa.i.i, %11
  br i1 %cmp2770.i.i, label %for.body29.i.i, label %for.end34.i.i

for.body20.i347.i:                                ; preds = %for.body.i340.i, %for.body20.i347.i
  %add1769.i.i = phi i64 [ %add17.i.i, %for.body20.i347.i ], [ 8, %for.body.i340.i ]
  %j.068.i.i = phi i64 [ %add1769.i.i, %for.body20.i347.i ], [ 0, %for.body.i340.i ]
  %add.ptr21.i.i = getelementptr inbounds i32, ptr %add.ptr9.i346.i, i64 %j.068.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i, i32 0, i32 3, i32 1)
  %add.ptr22.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.068.i.i
  %add.ptr23.i.i = getelementptr inbounds i32, ptr %add.ptr.i344.i, i64 %j.068.i.i
  %43 = load <8 x i32>, ptr %add.ptr23.i.i, align 4
  store <8 x i32> %43, ptr %add.ptr22.i.i, align 4
  %add17.i.i = add nuw nsw i64 %add1769.i.i, 8
  %cmp18.not.i.i = icmp sgt i64 %add17.i.i, %11
  br i1 %cmp18.not.i.i, label %for.cond26.preheader.i.i, label %for.body20.i347.i, !llvm.loop !17

for.body29.i.i:                                   ; preds = %for.cond26.preheader.i.i, %for.body29.i.i
  %j.171.i.i = phi i64 [ %inc.i350.i, %for.body29.i.i ], [ %j.0.lcssa.i.i, %for.cond26.preheader.i.i ]
  %arrayidx30.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.171.i.i
  %arrayidx31.i349.i = getelementptr inbounds i32, ptr %add.ptr.i344.i, i64 %j.171.i.i
  %44 = load i32, ptr %arrayidx31.i349.i, align 4
  store i32 %44, ptr %arrayidx30.i.i, align 4
  %inc.i350.i = add nuw nsw i64 %j.171.i.i, 1
  %exitcond.not.i351.i = icmp eq i64 %inc.i350.i, %11
  br i1 %exitcond.not.i351.i, label %for.end34.i.i, label %for.body29.i.i, !llvm.loop !18

for.end34.i.i:                                    ; preds = %for.body29.i.i, %for.cond26.preheader.i.i
  %inc36.i.i = add nuw nsw i64 %m.073.i.i, 1
  %exitcond372.not.i = icmp eq i64 %inc36.i.i, %34
  br i1 %exitcond372.not.i, label %for.inc101.i, label %for.body.i340.i, !llvm.loop !19

for.inc101.i:                                     ; preds = %for.end34.i.i, %for.body.i331.i, %if.else94.i, %if.then93.i, %if.else94.thread.i
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
  %cmp18.not67.i.i194 = icmp slt i64 %64, 8
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
  %exitcond4396.not = icmp eq i64 %inc.i377, 520
  br i1 %exitcond4396.not, label %for.cond45.preheader.i143, label %for.body.i373, !llvm.loop !24

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
  store <8 x i32> %conv8.i.i338, ptr %add.ptr9.i.i339, align 8
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
  store <8 x i32> %conv.i311.i218, ptr %add.ptr8.i.i219, align 8
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

for.body.i341.i:                                  ; preds = %if.else94.i266, %for.end34.i.i289
  %m.073.i.i267 = phi i64 [ %inc36.i.i290, %for.end34.i.i289 ], [ 0, %if.else94.i266 ]
  %arrayidx.i342.i = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %m.073.i.i267
  %92 = load i32, ptr %arrayidx.i342.i, align 4
  %conv.i343.i = sext i32 %92 to i64
  %mul.i344.i = mul nsw i64 %63, %conv.i343.i
  %add.ptr.i345.i = getelementptr inbounds i64, ptr %values.0362.i, i64 %mul.i344.i
  %arrayidx1.i.i268 = getelementptr inbounds [520 x i32], ptr %places63.i187, i64 0, i64 %m.073.i.i267
  %93 = load i32, ptr %arrayidx1.i.i268, align 4
  %conv2.i.i269 = sext i32 %93 to i64
  %mul3.i.i270 = mul nsw i64 %64, %conv2.i.i269
  %add.ptr4.i.i271 = getelementptr i64, ptr %cond.i132, i64 %mul3.i.i270
  %add.i346.i = add nuw nsw i64 %m.073.i.i267, 8
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
  br i1 %cmp18.not67.i.i194, label %for.cond26.preheader.i.i286, label %for.body20.i348.i

for.cond26.preheader.i.i286:                      ; preds = %for.body20.i348.i, %for.body.i341.i
  %j.0.lcssa.i.i287 = phi i64 [ 0, %for.body.i341.i ], [ %add1769.i.i279, %for.body20.i348.i ]
  %cmp2770.i.i288 = icmp slt i64 %j.0.lcssa.i.i287, %64
  br i1 %cmp2770.i.i288, label %for.body29.i.i292, label %for.end34.i.i289

for.body20.i348.i:                                ; preds = %for.body.i341.i, %for.body20.i348.i
  %add1769.i.i279 = phi i64 [ %add17.i.i284, %for.body20.i348.i ], [ 8, %for.body.i341.i ]
  %j.068.i.i280 = phi i64 [ %add1769.i.i279, %for.body20.i348.i ], [ 0, %for.body.i341.i ]
  %add.ptr21.i.i281 = getelementptr inbounds i64, ptr %add.ptr9.i347.i, i64 %j.068.i.i280
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i281, i32 0, i32 3, i32 1)
  %add.ptr22.i.i282 = getelementptr inbounds i64, ptr %add.ptr4.i.i271, i64 %j.068.i.i280
  %add.ptr23.i.i283 = getelementptr inbounds i64, ptr %add.ptr.i345.i, i64 %j.068.i.i280
  %96 = load <8 x i64>, ptr %add.ptr23.i.i283, align 8
  store <8 x i64> %96, ptr %add.ptr22.i.i282, align 8
  %add17.i.i284 = add nuw nsw i64 %add1769.i.i279, 8
  %cmp18.not.i.i285 = icmp sgt i64 %add17.i.i284, %64
  br i1 %cmp18.not.i.i285, label %for.cond26.preheader.i.i286, label %for.body20.i348.i, !llvm.loop !26

for.body29.i.i292:                                ; preds = %for.cond26.preheader.i.i286, %for.body29.i.i292
  %j.171.i.i293 = phi i64 [ %inc.i351.i, %for.body29.i.i292 ], [ %j.0.lcssa.i.i287, %for.cond26.preheader.i.i286 ]
  %arrayidx30.i.i294 = getelementptr inbounds i64, ptr %add.ptr4.i.i271, i64 %j.171.i.i293
  %arrayidx31.i350.i = getelementptr inbounds i64, ptr %add.ptr.i345.i, i64 %j.171.i.i293
  %97 = load i64, ptr %arrayidx31.i350.i, align 8
  store i64 %97, ptr %arrayidx30.i.i294, align 8
  %inc.i351.i = add nuw nsw i64 %j.171.i.i293, 1
  %exitcond.not.i352.i = icmp eq i64 %inc.i351.i, %64
  br i1 %exitcond.not.i352.i, label %for.end34.i.i289, label %for.body29.i.i292, !llvm.loop !27

for.end34.i.i289:                                 ; preds = %for.body29.i.i292, %for.cond26.preheader.i.i286
  %inc36.i.i290 = add nuw nsw i64 %m.073.i.i267, 1
  %exitcond373.not.i291 = icmp eq i64 %inc36.i.i290, %87
  br i1 %exitcond373.not.i291, label %for.inc101.i237, label %for.body.i341.i, !llvm.loop !28

for.inc101.i237:                                  ; preds = %for.end34.i.i289, %for.body.i331.i296, %if.else94.i266, %if.then93.i295, %if.else94.thread.i236
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
  %arrayidx.i1250 = getelementptr inbounds i8, ptr %a, i64 24
  %108 = load i64, ptr %arrayidx.i1250, align 8
  %109 = inttoptr i64 %108 to ptr
  %arrayidx1.i1251 = getelementptr inbounds i8, ptr %a, i64 88
  %110 = load i64, ptr %arrayidx1.i1251, align 8
  %111 = inttoptr i64 %110 to ptr
  %arrayidx2.i1252 = getelementptr inbounds i8, ptr %a, i64 40
  %112 = load i64, ptr %arrayidx2.i1252, align 8
  %113 = inttoptr i64 %112 to ptr
  %arrayidx3.i1253 = getelementptr inbounds i8, ptr %a, i64 72
  %114 = load i64, ptr %arrayidx3.i1253, align 8
  %arrayidx4.i1254 = getelementptr inbounds i8, ptr %a, i64 80
  %115 = load i64, ptr %arrayidx4.i1254, align 8
  %arrayidx5.i1255 = getelementptr inbounds i8, ptr %a, i64 32
  %116 = load i64, ptr %arrayidx5.i1255, align 8
  %arrayidx6.i1256 = getelementptr inbounds i8, ptr %a, i64 64
  %117 = load i64, ptr %arrayidx6.i1256, align 8
  %sub.i1257 = sub i64 %115, %114
  %mul.i1258 = mul i64 %117, %sub.i1257
  %mul7.i1259 = mul nsw i64 %117, %114
  %arrayidx8.i1260 = getelementptr inbounds i8, ptr %a, i64 96
  %118 = load i64, ptr %arrayidx8.i1260, align 8
  %mul9.i1261 = mul nsw i64 %mul7.i1259, %118
  %arrayidx10.i1262 = getelementptr inbounds i8, ptr %a, i64 120
  %119 = load i64, ptr %arrayidx10.i1262, align 8
  %120 = inttoptr i64 %119 to ptr
  %arrayidx11.i1263 = getelementptr inbounds i8, ptr %a, i64 112
  %121 = load i64, ptr %arrayidx11.i1263, align 8
  %tobool.not.i1264 = icmp eq i64 %121, 0
  %122 = inttoptr i64 %121 to ptr
  %cond.i1265 = select i1 %tobool.not.i1264, ptr %120, ptr %122
  %arrayidx13.i1266 = getelementptr inbounds i8, ptr %a, i64 104
  %123 = load i64, ptr %arrayidx13.i1266, align 8
  %tobool14.not.i1267 = icmp eq i64 %123, 0
  switch i64 %1, label %cond.false23 [
    i64 0, label %cond.true11
    i64 1, label %cond.true16
    i64 2, label %cond.true21
  ]

cond.true11:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1267, label %if.end30.i418, label %if.then.i414

if.then.i414:                                     ; preds = %cond.true11
  %124 = inttoptr i64 %123 to ptr
  %125 = load i64, ptr %124, align 8
  %tobool1.not.i.i415 = icmp eq i64 %125, 0
  br i1 %tobool1.not.i.i415, label %if.then.i.i607, label %for.cond9.preheader.i.i416

if.then.i.i607:                                   ; preds = %if.then.i414
  %mul.i.i608 = shl nsw i64 %mul.i1258, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1265, i8 0, i64 %mul.i.i608, i1 false)
  br label %if.end30.i418

for.cond9.preheader.i.i416:                       ; preds = %if.then.i414
  %cmp1033.i.i417 = icmp sgt i64 %mul.i1258, 0
  br i1 %cmp1033.i.i417, label %for.body13.i.i602, label %if.end30.i418

for.body13.i.i602:                                ; preds = %for.cond9.preheader.i.i416, %for.body13.i.i602
  %k8.034.i.i603 = phi i64 [ %inc16.i.i605, %for.body13.i.i602 ], [ 0, %for.cond9.preheader.i.i416 ]
  %arrayidx14.i.i604 = getelementptr inbounds i64, ptr %cond.i1265, i64 %k8.034.i.i603
  store i64 %125, ptr %arrayidx14.i.i604, align 8
  %inc16.i.i605 = add nuw nsw i64 %k8.034.i.i603, 1
  %exitcond.not.i.i606 = icmp eq i64 %inc16.i.i605, %mul.i1258
  br i1 %exitcond.not.i.i606, label %if.end30.i418, label %for.body13.i.i602, !llvm.loop !23

if.end30.i418:                                    ; preds = %for.body13.i.i602, %for.cond9.preheader.i.i416, %if.then.i.i607, %cond.true11
  %cmp31.i419 = icmp eq i64 %114, 0
  br i1 %cmp31.i419, label %land.end.i591, label %land.end.thread.i420

land.end.thread.i420:                             ; preds = %if.end30.i418
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i390) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i391) #7
  br label %for.cond45.preheader.i421

land.end.i591:                                    ; preds = %if.end30.i418
  %arrayidx32.i592 = getelementptr inbounds i8, ptr %a, i64 56
  %126 = load i64, ptr %arrayidx32.i592, align 8
  %cmp33.i593 = icmp eq i64 %115, %126
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i390) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i391) #7
  br i1 %cmp33.i593, label %for.body.lr.ph.i594, label %for.cond45.preheader.i421

for.body.lr.ph.i594:                              ; preds = %land.end.i591
  %places42.i595 = getelementptr inbounds i8, ptr %found.i391, i64 2080
  br label %for.body.i596

for.cond45.preheader.i421:                        ; preds = %for.body.i596, %land.end.i591, %land.end.thread.i420
  %127 = phi i1 [ false, %land.end.thread.i420 ], [ false, %land.end.i591 ], [ true, %for.body.i596 ]
  %arrayidx46.i422 = getelementptr inbounds i8, ptr %a, i64 48
  %128 = load i64, ptr %arrayidx46.i422, align 8
  %cmp47.not367.i = icmp sgt i64 %128, 0
  br i1 %cmp47.not367.i, label %for.body50.lr.ph.i445, label %for.end106.i423

for.body50.lr.ph.i445:                            ; preds = %for.cond45.preheader.i421
  %places63.i446 = getelementptr inbounds i8, ptr %found.i391, i64 2080
  %cond67.i447 = select i1 %127, ptr %places63.i446, ptr %places.i390
  %arrayidx68.i448 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i449 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i329.i = trunc i64 %114 to i32
  %conv1.i.i450 = trunc i64 %sub.i1257 to i32
  %count32.i.i451 = getelementptr inbounds i8, ptr %found.i391, i64 4160
  %cmp91.i452 = icmp eq i64 %117, 1
  %cmp18.not71.i.i = icmp slt i64 %117, 8
  %add.ptr103.idx.i453 = shl nsw i64 %116, 11
  br label %for.body50.i454

for.body.i596:                                    ; preds = %for.body.i596, %for.body.lr.ph.i594
  %k.0366.i = phi i64 [ 0, %for.body.lr.ph.i594 ], [ %inc.i600, %for.body.i596 ]
  %conv40.i597 = trunc nuw i64 %k.0366.i to i32
  %arrayidx41.i598 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %k.0366.i
  store i32 %conv40.i597, ptr %arrayidx41.i598, align 4
  %arrayidx43.i599 = getelementptr inbounds [520 x i32], ptr %places42.i595, i64 0, i64 %k.0366.i
  store i32 0, ptr %arrayidx43.i599, align 4
  %inc.i600 = add nuw nsw i64 %k.0366.i, 1
  %exitcond4392.not = icmp eq i64 %inc.i600, 520
  br i1 %exitcond4392.not, label %for.cond45.preheader.i421, label %for.body.i596, !llvm.loop !32

for.body50.i454:                                  ; preds = %for.inc101.i478, %for.body50.lr.ph.i445
  %129 = phi i64 [ %128, %for.body50.lr.ph.i445 ], [ %155, %for.inc101.i478 ]
  %values.0370.i = phi ptr [ %109, %for.body50.lr.ph.i445 ], [ %add.ptr103.i480, %for.inc101.i478 ]
  %k44.0369.i = phi i64 [ 0, %for.body50.lr.ph.i445 ], [ %add.i479, %for.inc101.i478 ]
  %sub52.i455 = sub nsw i64 %129, %k44.0369.i
  %spec.select.i456 = tail call i64 @llvm.smin.i64(i64 %sub52.i455, i64 512)
  %130 = load i64, ptr %arrayidx68.i448, align 8
  %cmp69.i457 = icmp eq i64 %130, 4
  %131 = load i64, ptr %arrayidx76.i449, align 8
  %cmp.not65.i.i458 = icmp slt i64 %sub52.i455, 8
  br i1 %cmp69.i457, label %cond.true71.i543, label %cond.false74.i459

cond.true71.i543:                                 ; preds = %for.body50.i454
  %add.ptr72.i544 = getelementptr inbounds i32, ptr %113, i64 %k44.0369.i
  br i1 %cmp.not65.i.i458, label %for.cond11.preheader.i.i565, label %for.body.lr.ph.i.i545

for.body.lr.ph.i.i545:                            ; preds = %cond.true71.i543
  %splat.splatinsert.i.i546 = insertelement <8 x i64> poison, i64 %131, i64 0
  %splat.splat.i.i547 = shufflevector <8 x i64> %splat.splatinsert.i.i546, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i548

for.cond11.preheader.i.i565:                      ; preds = %for.body.i.i548, %cond.true71.i543
  %outside.0.lcssa.i.i566 = phi <8 x i64> [ zeroinitializer, %cond.true71.i543 ], [ %or7.i.i560, %for.body.i.i548 ]
  %k.0.lcssa.i.i567 = phi i64 [ 0, %cond.true71.i543 ], [ %add68.i.i549, %for.body.i.i548 ]
  br label %for.body14.i.i568

for.body.i.i548:                                  ; preds = %for.body.i.i548, %for.body.lr.ph.i.i545
  %add68.i.i549 = phi i64 [ 8, %for.body.lr.ph.i.i545 ], [ %add.i.i563, %for.body.i.i548 ]
  %k.067.i.i550 = phi i64 [ 0, %for.body.lr.ph.i.i545 ], [ %add68.i.i549, %for.body.i.i548 ]
  %outside.066.i.i551 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i545 ], [ %or7.i.i560, %for.body.i.i548 ]
  %add.ptr.i.i552 = getelementptr inbounds i32, ptr %add.ptr72.i544, i64 %k.067.i.i550
  %132 = load <8 x i32>, ptr %add.ptr.i.i552, align 4
  %conv.i.i553 = sext <8 x i32> %132 to <8 x i64>
  %isneg.i.i554 = icmp slt <8 x i32> %132, zeroinitializer
  %and.i.i555 = select <8 x i1> %isneg.i.i554, <8 x i64> %splat.splat.i.i547, <8 x i64> zeroinitializer
  %add1.i.i556 = add <8 x i64> %and.i.i555, %conv.i.i553
  %add1.lobit.i.i557 = ashr <8 x i64> %add1.i.i556, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i558 = icmp slt <8 x i64> %add1.i.i556, %splat.splat.i.i547
  %or.i.i559 = select <8 x i1> %cmp5.not.i.i558, <8 x i64> %add1.lobit.i.i557, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i560 = or <8 x i64> %or.i.i559, %outside.066.i.i551
  %conv8.i.i561 = trunc <8 x i64> %add1.i.i556 to <8 x i32>
  %add.ptr9.i.i562 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.067.i.i550
  store <8 x i32> %conv8.i.i561, ptr %add.ptr9.i.i562, align 8
  %add.i.i563 = add nuw nsw i64 %add68.i.i549, 8
  %cmp.not.i.i564 = icmp sgt i64 %add.i.i563, %spec.select.i456
  br i1 %cmp.not.i.i564, label %for.cond11.preheader.i.i565, label %for.body.i.i548, !llvm.loop !8

for.cond18.preheader.i.i574:                      ; preds = %for.body14.i.i568
  %cmp1972.i.i575 = icmp slt i64 %k.0.lcssa.i.i567, %spec.select.i456
  br i1 %cmp1972.i.i575, label %for.body21.i.i576, label %cond.end78.i471

for.body14.i.i568:                                ; preds = %for.body14.i.i568, %for.cond11.preheader.i.i565
  %j.071.i.i569 = phi i64 [ 0, %for.cond11.preheader.i.i565 ], [ %inc.i.i573, %for.body14.i.i568 ]
  %wrong.070.i.i570 = phi i64 [ 0, %for.cond11.preheader.i.i565 ], [ %or15.i.i572, %for.body14.i.i568 ]
  %vecext.i.i571 = extractelement <8 x i64> %outside.0.lcssa.i.i566, i64 %j.071.i.i569
  %or15.i.i572 = or i64 %vecext.i.i571, %wrong.070.i.i570
  %inc.i.i573 = add nuw nsw i64 %j.071.i.i569, 1
  %exitcond.not.i303.i = icmp eq i64 %inc.i.i573, 8
  br i1 %exitcond.not.i303.i, label %for.cond18.preheader.i.i574, label %for.body14.i.i568, !llvm.loop !9

for.body21.i.i576:                                ; preds = %for.cond18.preheader.i.i574, %for.body21.i.i576
  %k.174.i.i577 = phi i64 [ %inc35.i.i589, %for.body21.i.i576 ], [ %k.0.lcssa.i.i567, %for.cond18.preheader.i.i574 ]
  %wrong.173.i.i578 = phi i64 [ %or31.i.i586, %for.body21.i.i576 ], [ %or15.i.i572, %for.cond18.preheader.i.i574 ]
  %arrayidx.i.i579 = getelementptr inbounds i32, ptr %add.ptr72.i544, i64 %k.174.i.i577
  %133 = load i32, ptr %arrayidx.i.i579, align 4
  %conv23.i.i580 = sext i32 %133 to i64
  %cmp25.i.i581 = icmp slt i32 %133, 0
  %cond.i.i582 = select i1 %cmp25.i.i581, i64 %131, i64 0
  %add27.i.i583 = add nsw i64 %cond.i.i582, %conv23.i.i580
  %cmp28.i.i584 = icmp uge i64 %add27.i.i583, %131
  %conv30.i.i585 = zext i1 %cmp28.i.i584 to i64
  %or31.i.i586 = or i64 %wrong.173.i.i578, %conv30.i.i585
  %conv32.i.i587 = trunc i64 %add27.i.i583 to i32
  %arrayidx33.i.i588 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.174.i.i577
  store i32 %conv32.i.i587, ptr %arrayidx33.i.i588, align 4
  %inc35.i.i589 = add nuw nsw i64 %k.174.i.i577, 1
  %exitcond76.not.i.i590 = icmp eq i64 %inc35.i.i589, %spec.select.i456
  br i1 %exitcond76.not.i.i590, label %cond.end78.i471, label %for.body21.i.i576, !llvm.loop !10

cond.false74.i459:                                ; preds = %for.body50.i454
  %add.ptr75.i460 = getelementptr inbounds i64, ptr %113, i64 %k44.0369.i
  br i1 %cmp.not65.i.i458, label %for.cond10.preheader.i.i465, label %for.body.lr.ph.i304.i

for.body.lr.ph.i304.i:                            ; preds = %cond.false74.i459
  %splat.splatinsert.i305.i = insertelement <8 x i64> poison, i64 %131, i64 0
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
  %134 = load <8 x i64>, ptr %add.ptr.i308.i, align 8
  %isneg.i309.i = icmp slt <8 x i64> %134, zeroinitializer
  %and.i310.i = select <8 x i1> %isneg.i309.i, <8 x i64> %splat.splat.i306.i, <8 x i64> zeroinitializer
  %add1.i311.i = add <8 x i64> %and.i310.i, %134
  %add1.lobit.i312.i = ashr <8 x i64> %add1.i311.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i313.i = icmp slt <8 x i64> %add1.i311.i, %splat.splat.i306.i
  %or.i314.i = select <8 x i1> %cmp5.not.i313.i, <8 x i64> %add1.lobit.i312.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i315.i = or <8 x i64> %or.i314.i, %outside.064.i.i463
  %conv.i316.i = trunc <8 x i64> %add1.i311.i to <8 x i32>
  %add.ptr8.i.i464 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.065.i.i462
  store <8 x i32> %conv.i316.i, ptr %add.ptr8.i.i464, align 8
  %add.i317.i = add nuw nsw i64 %add66.i.i461, 8
  %cmp.not.i318.i = icmp sgt i64 %add.i317.i, %spec.select.i456
  br i1 %cmp.not.i318.i, label %for.cond10.preheader.i.i465, label %for.body.i307.i, !llvm.loop !11

for.cond17.preheader.i.i469:                      ; preds = %for.body13.i321.i
  %cmp1870.i.i470 = icmp slt i64 %k.0.lcssa.i320.i, %spec.select.i456
  br i1 %cmp1870.i.i470, label %for.body20.i.i531, label %cond.end78.i471

for.body13.i321.i:                                ; preds = %for.body13.i321.i, %for.cond10.preheader.i.i465
  %j.069.i.i466 = phi i64 [ 0, %for.cond10.preheader.i.i465 ], [ %inc.i323.i, %for.body13.i321.i ]
  %wrong.068.i.i467 = phi i64 [ 0, %for.cond10.preheader.i.i465 ], [ %or14.i.i468, %for.body13.i321.i ]
  %vecext.i322.i = extractelement <8 x i64> %outside.0.lcssa.i319.i, i64 %j.069.i.i466
  %or14.i.i468 = or i64 %vecext.i322.i, %wrong.068.i.i467
  %inc.i323.i = add nuw nsw i64 %j.069.i.i466, 1
  %exitcond.not.i324.i = icmp eq i64 %inc.i323.i, 8
  br i1 %exitcond.not.i324.i, label %for.cond17.preheader.i.i469, label %for.body13.i321.i, !llvm.loop !12

for.body20.i.i531:                                ; preds = %for.cond17.preheader.i.i469, %for.body20.i.i531
  %k.172.i.i532 = phi i64 [ %inc33.i.i541, %for.body20.i.i531 ], [ %k.0.lcssa.i320.i, %for.cond17.preheader.i.i469 ]
  %wrong.171.i.i533 = phi i64 [ %or29.i.i539, %for.body20.i.i531 ], [ %or14.i.i468, %for.cond17.preheader.i.i469 ]
  %arrayidx.i326.i534 = getelementptr inbounds i64, ptr %add.ptr75.i460, i64 %k.172.i.i532
  %135 = load i64, ptr %arrayidx.i326.i534, align 8
  %cmp23.i.i535 = icmp slt i64 %135, 0
  %cond.i327.i = select i1 %cmp23.i.i535, i64 %131, i64 0
  %add25.i.i536 = add nsw i64 %cond.i327.i, %135
  %cmp26.i.i537 = icmp uge i64 %add25.i.i536, %131
  %conv28.i.i538 = zext i1 %cmp26.i.i537 to i64
  %or29.i.i539 = or i64 %wrong.171.i.i533, %conv28.i.i538
  %conv30.i328.i = trunc i64 %add25.i.i536 to i32
  %arrayidx31.i.i540 = getelementptr inbounds i32, ptr %cond67.i447, i64 %k.172.i.i532
  store i32 %conv30.i328.i, ptr %arrayidx31.i.i540, align 4
  %inc33.i.i541 = add nuw nsw i64 %k.172.i.i532, 1
  %exitcond74.not.i.i542 = icmp eq i64 %inc33.i.i541, %spec.select.i456
  br i1 %exitcond74.not.i.i542, label %cond.end78.i471, label %for.body20.i.i531, !llvm.loop !13

cond.end78.i471:                                  ; preds = %for.body20.i.i531, %for.body21.i.i576, %for.cond17.preheader.i.i469, %for.cond18.preheader.i.i574
  %cond79.in.in.i472 = phi i64 [ %or15.i.i572, %for.cond18.preheader.i.i574 ], [ %or14.i.i468, %for.cond17.preheader.i.i469 ], [ %or31.i.i586, %for.body21.i.i576 ], [ %or29.i.i539, %for.body20.i.i531 ]
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
  %136 = load i32, ptr %arrayidx.i332.i, align 4
  %sub3.i.i485 = sub i32 %136, %conv.i329.i
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
  %137 = load i32, ptr %arrayidx19.i.i495, align 4
  %add21.i.i499 = add nuw nsw i64 %k11.058.i.i498, %add.i333.i
  %arrayidx22.i.i500 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add21.i.i499
  store i32 %137, ptr %arrayidx22.i.i500, align 4
  %138 = load i32, ptr %arrayidx25.i.i496, align 4
  %arrayidx28.i.i501 = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add21.i.i499
  store i32 %138, ptr %arrayidx28.i.i501, align 4
  %inc30.i.i502 = add nuw nsw i64 %k11.058.i.i498, 1
  %exitcond.not.i503 = icmp eq i64 %inc30.i.i502, 8
  br i1 %exitcond.not.i503, label %if.end87.i504, label %for.body16.i.i497, !llvm.loop !15

if.else94.thread.i477:                            ; preds = %for.cond12.preheader.i.i491, %if.else85.i475
  store i64 0, ptr %count32.i.i451, align 8
  br label %for.inc101.i478

if.end87.i504:                                    ; preds = %for.body16.i.i497, %if.end82.i474
  %139 = phi i64 [ %spec.select.i456, %if.end82.i474 ], [ %add.i333.i, %for.body16.i.i497 ]
  store i64 %139, ptr %count32.i.i451, align 8
  %tobool89.i505 = icmp ne i64 %139, 0
  %or.cond188.i = select i1 %tobool89.i505, i1 %cmp91.i452, i1 false
  %cmp33.i.i = icmp sgt i64 %139, 0
  br i1 %or.cond188.i, label %if.then93.i523, label %if.else94.i506

if.then93.i523:                                   ; preds = %if.end87.i504
  br i1 %cmp33.i.i, label %for.body.preheader.i.i, label %for.inc101.i478

for.body.preheader.i.i:                           ; preds = %if.then93.i523
  %140 = load i32, ptr %places63.i446, align 8
  %conv.i336.i = sext i32 %140 to i64
  %arrayidx1.i.i524 = getelementptr inbounds double, ptr %cond.i1265, i64 %conv.i336.i
  %141 = load double, ptr %arrayidx1.i.i524, align 8
  br label %for.body.i337.i

for.body.i337.i:                                  ; preds = %if.end.i.i, %for.body.preheader.i.i
  %before.036.i.i = phi i64 [ %conv5.i.i526, %if.end.i.i ], [ %conv.i336.i, %for.body.preheader.i.i ]
  %m.035.i.i = phi i64 [ %inc.i343.i, %if.end.i.i ], [ 0, %for.body.preheader.i.i ]
  %found.034.i.i = phi double [ %add15.i.i, %if.end.i.i ], [ %141, %for.body.preheader.i.i ]
  %arrayidx4.i.i525 = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.035.i.i
  %142 = load i32, ptr %arrayidx4.i.i525, align 4
  %conv5.i.i526 = sext i32 %142 to i64
  %add.i338.i = add nuw nsw i64 %m.035.i.i, 8
  %arrayidx7.i339.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i338.i
  %143 = load i32, ptr %arrayidx7.i339.i, align 4
  %idx.ext.i.i527 = sext i32 %143 to i64
  %add.ptr.i340.i = getelementptr inbounds double, ptr %cond.i1265, i64 %idx.ext.i.i527
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i340.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i = icmp eq i64 %before.036.i.i, %conv5.i.i526
  br i1 %cmp8.not.i.i, label %if.end.i.i, label %if.then.i341.i

if.then.i341.i:                                   ; preds = %for.body.i337.i
  %arrayidx10.i.i = getelementptr inbounds double, ptr %cond.i1265, i64 %conv5.i.i526
  %144 = load double, ptr %arrayidx10.i.i, align 8
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i341.i, %for.body.i337.i
  %found.1.i.i = phi double [ %144, %if.then.i341.i ], [ %found.034.i.i, %for.body.i337.i ]
  %arrayidx11.i.i528 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.035.i.i
  %145 = load i32, ptr %arrayidx11.i.i528, align 4
  %conv12.i.i529 = sext i32 %145 to i64
  %mul.i342.i = mul nsw i64 %116, %conv12.i.i529
  %arrayidx13.i.i530 = getelementptr inbounds float, ptr %values.0370.i, i64 %mul.i342.i
  %146 = load float, ptr %arrayidx13.i.i530, align 4
  %conv14.i.i = fpext float %146 to double
  %add15.i.i = fadd double %found.1.i.i, %conv14.i.i
  %arrayidx16.i.i = getelementptr inbounds double, ptr %cond.i1265, i64 %conv5.i.i526
  store double %add15.i.i, ptr %arrayidx16.i.i, align 8
  %inc.i343.i = add nuw nsw i64 %m.035.i.i, 1
  %exitcond381.not.i = icmp eq i64 %inc.i343.i, %139
  br i1 %exitcond381.not.i, label %for.inc101.i478, label %for.body.i337.i, !llvm.loop !33

if.else94.i506:                                   ; preds = %if.end87.i504
  br i1 %cmp33.i.i, label %for.body.i347.i, label %for.inc101.i478

for.body.i347.i:                                  ; preds = %if.else94.i506, %for.end38.i.i
  %m.077.i.i = phi i64 [ %inc40.i.i, %for.end38.i.i ], [ 0, %if.else94.i506 ]
  %arrayidx.i348.i = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %m.077.i.i
  %147 = load i32, ptr %arrayidx.i348.i, align 4
  %conv.i349.i = sext i32 %147 to i64
  %mul.i350.i = mul nsw i64 %116, %conv.i349.i
  %add.ptr.i351.i = getelementptr inbounds float, ptr %values.0370.i, i64 %mul.i350.i
  %arrayidx1.i352.i = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %m.077.i.i
  %148 = load i32, ptr %arrayidx1.i352.i, align 4
  %conv2.i.i507 = sext i32 %148 to i64
  %mul3.i.i508 = mul nsw i64 %117, %conv2.i.i507
  %add.ptr4.i.i509 = getelementptr inbounds double, ptr %cond.i1265, i64 %mul3.i.i508
  %add.i353.i = add nuw nsw i64 %m.077.i.i, 8
  %arrayidx6.i.i510 = getelementptr inbounds [520 x i32], ptr %found.i391, i64 0, i64 %add.i353.i
  %149 = load i32, ptr %arrayidx6.i.i510, align 4
  %conv7.i.i511 = sext i32 %149 to i64
  %mul8.i.i512 = mul nsw i64 %116, %conv7.i.i511
  %add.ptr9.i354.i = getelementptr inbounds float, ptr %values.0370.i, i64 %mul8.i.i512
  %arrayidx12.i.i513 = getelementptr inbounds [520 x i32], ptr %places63.i446, i64 0, i64 %add.i353.i
  %150 = load i32, ptr %arrayidx12.i.i513, align 4
  %conv13.i.i514 = sext i32 %150 to i64
  %mul14.i.i515 = mul nsw i64 %117, %conv13.i.i514
  %add.ptr15.i.i516 = getelementptr inbounds double, ptr %cond.i1265, i64 %mul14.i.i515
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i516, i32 1, i32 3, i32 1)
  br i1 %cmp18.not71.i.i, label %for.cond28.preheader.i.i, label %for.body20.i355.i

for.cond28.preheader.i.i:                         ; preds = %for.body20.i355.i, %for.body.i347.i
  %j.0.lcssa.i.i522 = phi i64 [ 0, %for.body.i347.i ], [ %add1773.i.i, %for.body20.i355.i ]
  %cmp2974.i.i = icmp slt i64 %j.0.lcssa.i.i522, %117
  br i1 %cmp2974.i.i, label %for.body31.i.i, label %for.end38.i.i

for.body20.i355.i:                                ; preds = %for.body.i347.i, %for.body20.i355.i
  %add1773.i.i = phi i64 [ %add17.i.i520, %for.body20.i355.i ], [ 8, %for.body.i347.i ]
  %j.072.i.i = phi i64 [ %add1773.i.i, %for.body20.i355.i ], [ 0, %for.body.i347.i ]
  %add.ptr21.i.i517 = getelementptr inbounds float, ptr %add.ptr9.i354.i, i64 %j.072.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i517, i32 0, i32 3, i32 1)
  %add.ptr22.i.i518 = getelementptr inbounds double, ptr %add.ptr4.i.i509, i64 %j.072.i.i
  %151 = load <8 x double>, ptr %add.ptr22.i.i518, align 8
  %add.ptr23.i.i519 = getelementptr inbounds float, ptr %add.ptr.i351.i, i64 %j.072.i.i
  %152 = load <8 x float>, ptr %add.ptr23.i.i519, align 4
  %conv24.i.i = fpext <8 x float> %152 to <8 x double>
  %add25.i356.i = fadd <8 x double> %151, %conv24.i.i
  store <8 x double> %add25.i356.i, ptr %add.ptr22.i.i518, align 8
  %add17.i.i520 = add nuw nsw i64 %add1773.i.i, 8
  %cmp18.not.i.i521 = icmp sgt i64 %add17.i.i520, %117
  br i1 %cmp18.not.i.i521, label %for.cond28.preheader.i.i, label %for.body20.i355.i, !llvm.loop !34

for.body31.i.i:                                   ; preds = %for.cond28.preheader.i.i, %for.body31.i.i
  %j.175.i.i = phi i64 [ %inc.i359.i, %for.body31.i.i ], [ %j.0.lcssa.i.i522, %for.cond28.preheader.i.i ]
  %arrayidx32.i.i = getelementptr inbounds double, ptr %add.ptr4.i.i509, i64 %j.175.i.i
  %153 = load double, ptr %arrayidx32.i.i, align 8
  %arrayidx33.i358.i = getelementptr inbounds float, ptr %add.ptr.i351.i, i64 %j.175.i.i
  %154 = load float, ptr %arrayidx33.i358.i, align 4
  %conv34.i.i = fpext float %154 to double
  %add35.i.i = fadd double %153, %conv34.i.i
  store double %add35.i.i, ptr %arrayidx32.i.i, align 8
  %inc.i359.i = add nuw nsw i64 %j.175.i.i, 1
  %exitcond.not.i360.i = icmp eq i64 %inc.i359.i, %117
  br i1 %exitcond.not.i360.i, label %for.end38.i.i, label %for.body31.i.i, !llvm.loop !35

for.end38.i.i:                                    ; preds = %for.body31.i.i, %for.cond28.preheader.i.i
  %inc40.i.i = add nuw nsw i64 %m.077.i.i, 1
  %exitcond380.not.i = icmp eq i64 %inc40.i.i, %139
  br i1 %exitcond380.not.i, label %for.inc101.i478, label %for.body.i347.i, !llvm.loop !36

for.inc101.i478:                                  ; preds = %for.end38.i.i, %if.end.i.i, %if.else94.i506, %if.then93.i523, %if.else94.thread.i477
  %add.i479 = add nuw nsw i64 %k44.0369.i, 512
  %add.ptr103.i480 = getelementptr inbounds i8, ptr %values.0370.i, i64 %add.ptr103.idx.i453
  %155 = load i64, ptr %arrayidx46.i422, align 8
  %cmp47.not.i481 = icmp slt i64 %add.i479, %155
  br i1 %cmp47.not.i481, label %for.body50.i454, label %for.end106.i423, !llvm.loop !37

for.end106.i423:                                  ; preds = %for.inc101.i478, %for.cond45.preheader.i421
  %156 = load i64, ptr %a, align 8
  %cmp108.i424 = icmp eq i64 %156, 0
  %tobool111.i425 = icmp ne i64 %119, 0
  %or.cond189.i = select i1 %cmp108.i424, i1 %tobool111.i425, i1 false
  br i1 %or.cond189.i, label %lor.lhs.false112.i427, label %add_float.exit

lor.lhs.false112.i427:                            ; preds = %for.end106.i423
  %cmp113.i428 = icmp ne ptr %cond.i1265, %120
  %tobool116.i429 = icmp ne i64 %110, 0
  %or.cond190.i = select i1 %cmp113.i428, i1 true, i1 %tobool116.i429
  br i1 %or.cond190.i, label %for.cond120.preheader.i430, label %add_float.exit

for.cond120.preheader.i430:                       ; preds = %lor.lhs.false112.i427
  %cmp122.not371.i = icmp slt i64 %mul.i1258, 8
  br i1 %cmp122.not371.i, label %for.cond148.preheader.i, label %for.body124.lr.ph.i431

for.body124.lr.ph.i431:                           ; preds = %for.cond120.preheader.i430
  %add.ptr131.i432 = getelementptr inbounds float, ptr %111, i64 %mul9.i1261
  br label %for.body124.i433

for.cond148.preheader.i:                          ; preds = %if.end142.i, %for.cond120.preheader.i430
  %k119.0.lcssa.i438 = phi i64 [ 0, %for.cond120.preheader.i430 ], [ %add121373.i, %if.end142.i ]
  %cmp149374.i = icmp slt i64 %k119.0.lcssa.i438, %mul.i1258
  br i1 %cmp149374.i, label %for.body151.lr.ph.i, label %add_float.exit

for.body151.lr.ph.i:                              ; preds = %for.cond148.preheader.i
  %157 = getelementptr float, ptr %111, i64 %mul9.i1261
  br label %for.body151.i

for.body124.i433:                                 ; preds = %if.end142.i, %for.body124.lr.ph.i431
  %add121373.i = phi i64 [ 8, %for.body124.lr.ph.i431 ], [ %add121.i436, %if.end142.i ]
  %k119.0372.i = phi i64 [ 0, %for.body124.lr.ph.i431 ], [ %add121373.i, %if.end142.i ]
  %add.ptr125.i434 = getelementptr inbounds double, ptr %cond.i1265, i64 %k119.0372.i
  %158 = load <8 x double>, ptr %add.ptr125.i434, align 8
  br i1 %tobool116.i429, label %land.lhs.true127.i439, label %if.end142.i

land.lhs.true127.i439:                            ; preds = %for.body124.i433
  %159 = load i64, ptr %arrayidx8.i1260, align 8
  %tobool129.not.i440 = icmp eq i64 %159, 0
  br i1 %tobool129.not.i440, label %if.then137.i, label %if.then130.i441

if.then130.i441:                                  ; preds = %land.lhs.true127.i439
  %add.ptr132.i442 = getelementptr inbounds float, ptr %add.ptr131.i432, i64 %k119.0372.i
  %160 = load <8 x float>, ptr %add.ptr132.i442, align 4
  %conv133.i = fpext <8 x float> %160 to <8 x double>
  %add134.i = fadd <8 x double> %158, %conv133.i
  br label %if.end142.i

if.then137.i:                                     ; preds = %land.lhs.true127.i439
  %161 = load float, ptr %111, align 4
  %conv139.i = fpext float %161 to double
  %splat.splatinsert.i443 = insertelement <8 x double> poison, double %conv139.i, i64 0
  %splat.splat.i444 = shufflevector <8 x double> %splat.splatinsert.i443, <8 x double> poison, <8 x i32> zeroinitializer
  %add140.i = fadd <8 x double> %158, %splat.splat.i444
  br label %if.end142.i

if.end142.i:                                      ; preds = %if.then137.i, %if.then130.i441, %for.body124.i433
  %sum.0.i435 = phi <8 x double> [ %add134.i, %if.then130.i441 ], [ %add140.i, %if.then137.i ], [ %158, %for.body124.i433 ]
  %conv143.i = fptrunc <8 x double> %sum.0.i435 to <8 x float>
  %add.ptr144.i = getelementptr inbounds float, ptr %120, i64 %k119.0372.i
  store <8 x float> %conv143.i, ptr %add.ptr144.i, align 4
  %add121.i436 = add nuw nsw i64 %add121373.i, 8
  %cmp122.not.i437 = icmp sgt i64 %add121.i436, %mul.i1258
  br i1 %cmp122.not.i437, label %for.cond148.preheader.i, label %for.body124.i433, !llvm.loop !38

for.body151.i:                                    ; preds = %cond.end163.i, %for.body151.lr.ph.i
  %k119.1375.i = phi i64 [ %k119.0.lcssa.i438, %for.body151.lr.ph.i ], [ %inc168.i, %cond.end163.i ]
  %arrayidx154.i = getelementptr inbounds double, ptr %cond.i1265, i64 %k119.1375.i
  %162 = load double, ptr %arrayidx154.i, align 8
  br i1 %tobool116.i429, label %cond.true153.i, label %cond.end163.i

cond.true153.i:                                   ; preds = %for.body151.i
  %163 = load i64, ptr %arrayidx8.i1260, align 8
  %mul156.i = mul nsw i64 %163, %k119.1375.i
  %arrayidx158.i = getelementptr float, ptr %157, i64 %mul156.i
  %164 = load float, ptr %arrayidx158.i, align 4
  %conv159.i = fpext float %164 to double
  %add160.i = fadd double %162, %conv159.i
  br label %cond.end163.i

cond.end163.i:                                    ; preds = %cond.true153.i, %for.body151.i
  %cond164.i = phi double [ %add160.i, %cond.true153.i ], [ %162, %for.body151.i ]
  %conv165.i = fptrunc double %cond164.i to float
  %arrayidx166.i = getelementptr inbounds float, ptr %120, i64 %k119.1375.i
  store float %conv165.i, ptr %arrayidx166.i, align 4
  %inc168.i = add nuw nsw i64 %k119.1375.i, 1
  %exitcond382.not.i = icmp eq i64 %inc168.i, %mul.i1258
  br i1 %exitcond382.not.i, label %add_float.exit, label %for.body151.i, !llvm.loop !39

add_float.exit:                                   ; preds = %cond.end78.i471, %cond.end163.i, %for.end106.i423, %lor.lhs.false112.i427, %for.cond148.preheader.i
  %retval.3.i426 = phi i64 [ 0, %lor.lhs.false112.i427 ], [ 0, %for.end106.i423 ], [ 0, %for.cond148.preheader.i ], [ 0, %cond.end163.i ], [ 1, %cond.end78.i471 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i391) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i390) #7
  br label %return

cond.true16:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1267, label %if.end30.i643, label %if.then.i639

if.then.i639:                                     ; preds = %cond.true16
  %165 = inttoptr i64 %123 to ptr
  %166 = load i64, ptr %165, align 8
  %tobool1.not.i.i640 = icmp eq i64 %166, 0
  br i1 %tobool1.not.i.i640, label %if.then.i.i890, label %for.cond9.preheader.i.i641

if.then.i.i890:                                   ; preds = %if.then.i639
  %mul.i.i891 = shl nsw i64 %mul.i1258, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1265, i8 0, i64 %mul.i.i891, i1 false)
  br label %if.end30.i643

for.cond9.preheader.i.i641:                       ; preds = %if.then.i639
  %cmp1033.i.i642 = icmp sgt i64 %mul.i1258, 0
  br i1 %cmp1033.i.i642, label %for.body13.i.i885, label %if.end30.i643

for.body13.i.i885:                                ; preds = %for.cond9.preheader.i.i641, %for.body13.i.i885
  %k8.034.i.i886 = phi i64 [ %inc16.i.i888, %for.body13.i.i885 ], [ 0, %for.cond9.preheader.i.i641 ]
  %arrayidx14.i.i887 = getelementptr inbounds i64, ptr %cond.i1265, i64 %k8.034.i.i886
  store i64 %166, ptr %arrayidx14.i.i887, align 8
  %inc16.i.i888 = add nuw nsw i64 %k8.034.i.i886, 1
  %exitcond.not.i.i889 = icmp eq i64 %inc16.i.i888, %mul.i1258
  br i1 %exitcond.not.i.i889, label %if.end30.i643, label %for.body13.i.i885, !llvm.loop !23

if.end30.i643:                                    ; preds = %for.body13.i.i885, %for.cond9.preheader.i.i641, %if.then.i.i890, %cond.true16
  %cmp31.i644 = icmp eq i64 %114, 0
  br i1 %cmp31.i644, label %land.end.i874, label %land.end.thread.i645

land.end.thread.i645:                             ; preds = %if.end30.i643
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i615) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i616) #7
  br label %for.cond45.preheader.i646

land.end.i874:                                    ; preds = %if.end30.i643
  %arrayidx32.i875 = getelementptr inbounds i8, ptr %a, i64 56
  %167 = load i64, ptr %arrayidx32.i875, align 8
  %cmp33.i876 = icmp eq i64 %115, %167
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i615) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i616) #7
  br i1 %cmp33.i876, label %for.body.lr.ph.i877, label %for.cond45.preheader.i646

for.body.lr.ph.i877:                              ; preds = %land.end.i874
  %places42.i878 = getelementptr inbounds i8, ptr %found.i616, i64 2080
  br label %for.body.i879

for.cond45.preheader.i646:                        ; preds = %for.body.i879, %land.end.i874, %land.end.thread.i645
  %168 = phi i1 [ false, %land.end.thread.i645 ], [ false, %land.end.i874 ], [ true, %for.body.i879 ]
  %arrayidx46.i647 = getelementptr inbounds i8, ptr %a, i64 48
  %169 = load i64, ptr %arrayidx46.i647, align 8
  %cmp47.not361.i = icmp sgt i64 %169, 0
  br i1 %cmp47.not361.i, label %for.body50.lr.ph.i689, label %for.end106.i648

for.body50.lr.ph.i689:                            ; preds = %for.cond45.preheader.i646
  %places63.i690 = getelementptr inbounds i8, ptr %found.i616, i64 2080
  %cond67.i691 = select i1 %168, ptr %places63.i690, ptr %places.i615
  %arrayidx68.i692 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i693 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i694 = trunc i64 %114 to i32
  %conv1.i.i695 = trunc i64 %sub.i1257 to i32
  %count32.i.i696 = getelementptr inbounds i8, ptr %found.i616, i64 4160
  %cmp91.i697 = icmp eq i64 %117, 1
  %cmp18.not69.i.i = icmp slt i64 %117, 8
  %add.ptr103.idx.i698 = shl nsw i64 %116, 12
  br label %for.body50.i699

for.body.i879:                                    ; preds = %for.body.i879, %for.body.lr.ph.i877
  %k.0360.i = phi i64 [ 0, %for.body.lr.ph.i877 ], [ %inc.i883, %for.body.i879 ]
  %conv40.i880 = trunc nuw i64 %k.0360.i to i32
  %arrayidx41.i881 = getelementptr inbounds [520 x i32], ptr %found.i616, i64 0, i64 %k.0360.i
  store i32 %conv40.i880, ptr %arrayidx41.i881, align 4
  %arrayidx43.i882 = getelementptr inbounds [520 x i32], ptr %places42.i878, i64 0, i64 %k.0360.i
  store i32 0, ptr %arrayidx43.i882, align 4
  %inc.i883 = add nuw nsw i64 %k.0360.i, 1
  %exitcond4391.not = icmp eq i64 %inc.i883, 520
  br i1 %exitcond4391.not, label %for.cond45.preheader.i646, label %for.body.i879, !llvm.loop !40

for.body50.i699:                                  ; preds = %for.inc101.i744, %for.body50.lr.ph.i689
  %170 = phi i64 [ %169, %for.body50.lr.ph.i689 ], [ %196, %for.inc101.i744 ]
  %values.0364.i = phi ptr [ %109, %for.body50.lr.ph.i689 ], [ %add.ptr103.i746, %for.inc101.i744 ]
  %k44.0363.i = phi i64 [ 0, %for.body50.lr.ph.i689 ], [ %add.i745, %for.inc101.i744 ]
  %sub52.i700 = sub nsw i64 %170, %k44.0363.i
  %spec.select.i701 = tail call i64 @llvm.smin.i64(i64 %sub52.i700, i64 512)
  %171 = load i64, ptr %arrayidx68.i692, align 8
  %cmp69.i702 = icmp eq i64 %171, 4
  %172 = load i64, ptr %arrayidx76.i693, align 8
  %cmp.not65.i.i703 = icmp slt i64 %sub52.i700, 8
  br i1 %cmp69.i702, label %cond.true71.i825, label %cond.false74.i704

cond.true71.i825:                                 ; preds = %for.body50.i699
  %add.ptr72.i826 = getelementptr inbounds i32, ptr %113, i64 %k44.0363.i
  br i1 %cmp.not65.i.i703, label %for.cond11.preheader.i.i847, label %for.body.lr.ph.i.i827

for.body.lr.ph.i.i827:                            ; preds = %cond.true71.i825
  %splat.splatinsert.i.i828 = insertelement <8 x i64> poison, i64 %172, i64 0
  %splat.splat.i.i829 = shufflevector <8 x i64> %splat.splatinsert.i.i828, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i830

for.cond11.preheader.i.i847:                      ; preds = %for.body.i.i830, %cond.true71.i825
  %outside.0.lcssa.i.i848 = phi <8 x i64> [ zeroinitializer, %cond.true71.i825 ], [ %or7.i.i842, %for.body.i.i830 ]
  %k.0.lcssa.i.i849 = phi i64 [ 0, %cond.true71.i825 ], [ %add68.i.i831, %for.body.i.i830 ]
  br label %for.body14.i.i850

for.body.i.i830:                                  ; preds = %for.body.i.i830, %for.body.lr.ph.i.i827
  %add68.i.i831 = phi i64 [ 8, %for.body.lr.ph.i.i827 ], [ %add.i.i845, %for.body.i.i830 ]
  %k.067.i.i832 = phi i64 [ 0, %for.body.lr.ph.i.i827 ], [ %add68.i.i831, %for.body.i.i830 ]
  %outside.066.i.i833 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i827 ], [ %or7.i.i842, %for.body.i.i830 ]
  %add.ptr.i.i834 = getelementptr inbounds i32, ptr %add.ptr72.i826, i64 %k.067.i.i832
  %173 = load <8 x i32>, ptr %add.ptr.i.i834, align 4
  %conv.i.i835 = sext <8 x i32> %173 to <8 x i64>
  %isneg.i.i836 = icmp slt <8 x i32> %173, zeroinitializer
  %and.i.i837 = select <8 x i1> %isneg.i.i836, <8 x i64> %splat.splat.i.i829, <8 x i64> zeroinitializer
  %add1.i.i838 = add <8 x i64> %and.i.i837, %conv.i.i835
  %add1.lobit.i.i839 = ashr <8 x i64> %add1.i.i838, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i840 = icmp slt <8 x i64> %add1.i.i838, %splat.splat.i.i829
  %or.i.i841 = select <8 x i1> %cmp5.not.i.i840, <8 x i64> %add1.lobit.i.i839, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i842 = or <8 x i64> %or.i.i841, %outside.066.i.i833
  %conv8.i.i843 = trunc <8 x i64> %add1.i.i838 to <8 x i32>
  %add.ptr9.i.i844 = getelementptr inbounds i32, ptr %cond67.i691, i64 %k.067.i.i832
  store <8 x i32> %conv8.i.i843, ptr %add.ptr9.i.i844, align 8
  %add.i.i845 = add nuw nsw i64 %add68.i.i831, 8
  %cmp.not.i.i846 = icmp sgt i64 %add.i.i845, %spec.select.i701
  br i1 %cmp.not.i.i846, label %for.cond11.preheader.i.i847, label %for.body.i.i830, !llvm.loop !8

for.cond18.preheader.i.i857:                      ; preds = %for.body14.i.i850
  %cmp1972.i.i858 = icmp slt i64 %k.0.lcssa.i.i849, %spec.select.i701
  br i1 %cmp1972.i.i858, label %for.body21.i.i859, label %cond.end78.i737

for.body14.i.i850:                                ; preds = %for.body14.i.i850, %for.cond11.preheader.i.i847
  %j.071.i.i851 = phi i64 [ 0, %for.cond11.preheader.i.i847 ], [ %inc.i.i855, %for.body14.i.i850 ]
  %wrong.070.i.i852 = phi i64 [ 0, %for.cond11.preheader.i.i847 ], [ %or15.i.i854, %for.body14.i.i850 ]
  %vecext.i.i853 = extractelement <8 x i64> %outside.0.lcssa.i.i848, i64 %j.071.i.i851
  %or15.i.i854 = or i64 %vecext.i.i853, %wrong.070.i.i852
  %inc.i.i855 = add nuw nsw i64 %j.071.i.i851, 1
  %exitcond.not.i298.i856 = icmp eq i64 %inc.i.i855, 8
  br i1 %exitcond.not.i298.i856, label %for.cond18.preheader.i.i857, label %for.body14.i.i850, !llvm.loop !9

for.body21.i.i859:                                ; preds = %for.cond18.preheader.i.i857, %for.body21.i.i859
  %k.174.i.i860 = phi i64 [ %inc35.i.i872, %for.body21.i.i859 ], [ %k.0.lcssa.i.i849, %for.cond18.preheader.i.i857 ]
  %wrong.173.i.i861 = phi i64 [ %or31.i.i869, %for.body21.i.i859 ], [ %or15.i.i854, %for.cond18.preheader.i.i857 ]
  %arrayidx.i.i862 = getelementptr inbounds i32, ptr %add.ptr72.i826, i64 %k.174.i.i860
  %174 = load i32, ptr %arrayidx.i.i862, align 4
  %conv23.i.i863 = sext i32 %174 to i64
  %cmp25.i.i864 = icmp slt i32 %174, 0
  %cond.i.i865 = select i1 %cmp25.i.i864, i64 %172, i64 0
  %add27.i.i866 = add nsw i64 %cond.i.i865, %conv23.i.i863
  %cmp28.i.i867 = icmp uge i64 %add27.i.i866, %172
  %conv30.i.i868 = zext i1 %cmp28.i.i867 to i64
  %or31.i.i869 = or i64 %wrong.173.i.i861, %conv30.i.i868
  %conv32.i.i870 = trunc i64 %add27.i.i866 to i32
  %arrayidx33.i.i871 = getelementptr inbounds i32, ptr %cond67.i691, i64 %k.174.i.i860
  store i32 %conv32.i.i870, ptr %arrayidx33.i.i871, align 4
  %inc35.i.i872 = add nuw nsw i64 %k.174.i.i860, 1
  %exitcond76.not.i.i873 = icmp eq i64 %inc35.i.i872, %spec.select.i701
  br i1 %exitcond76.not.i.i873, label %cond.end78.i737, label %for.body21.i.i859, !llvm.loop !10

cond.false74.i704:                                ; preds = %for.body50.i699
  %add.ptr75.i705 = getelementptr inbounds i64, ptr %113, i64 %k44.0363.i
  br i1 %cmp.not65.i.i703, label %for.cond10.preheader.i.i725, label %for.body.lr.ph.i299.i706

for.body.lr.ph.i299.i706:                         ; preds = %cond.false74.i704
  %splat.splatinsert.i300.i707 = insertelement <8 x i64> poison, i64 %172, i64 0
  %splat.splat.i301.i708 = shufflevector <8 x i64> %splat.splatinsert.i300.i707, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i709

for.cond10.preheader.i.i725:                      ; preds = %for.body.i302.i709, %cond.false74.i704
  %outside.0.lcssa.i314.i726 = phi <8 x i64> [ zeroinitializer, %cond.false74.i704 ], [ %or7.i310.i720, %for.body.i302.i709 ]
  %k.0.lcssa.i315.i727 = phi i64 [ 0, %cond.false74.i704 ], [ %add66.i.i710, %for.body.i302.i709 ]
  br label %for.body13.i316.i728

for.body.i302.i709:                               ; preds = %for.body.i302.i709, %for.body.lr.ph.i299.i706
  %add66.i.i710 = phi i64 [ 8, %for.body.lr.ph.i299.i706 ], [ %add.i312.i723, %for.body.i302.i709 ]
  %k.065.i.i711 = phi i64 [ 0, %for.body.lr.ph.i299.i706 ], [ %add66.i.i710, %for.body.i302.i709 ]
  %outside.064.i.i712 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i706 ], [ %or7.i310.i720, %for.body.i302.i709 ]
  %add.ptr.i303.i713 = getelementptr inbounds i64, ptr %add.ptr75.i705, i64 %k.065.i.i711
  %175 = load <8 x i64>, ptr %add.ptr.i303.i713, align 8
  %isneg.i304.i714 = icmp slt <8 x i64> %175, zeroinitializer
  %and.i305.i715 = select <8 x i1> %isneg.i304.i714, <8 x i64> %splat.splat.i301.i708, <8 x i64> zeroinitializer
  %add1.i306.i716 = add <8 x i64> %and.i305.i715, %175
  %add1.lobit.i307.i717 = ashr <8 x i64> %add1.i306.i716, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i718 = icmp slt <8 x i64> %add1.i306.i716, %splat.splat.i301.i708
  %or.i309.i719 = select <8 x i1> %cmp5.not.i308.i718, <8 x i64> %add1.lobit.i307.i717, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i720 = or <8 x i64> %or.i309.i719, %outside.064.i.i712
  %conv.i311.i721 = trunc <8 x i64> %add1.i306.i716 to <8 x i32>
  %add.ptr8.i.i722 = getelementptr inbounds i32, ptr %cond67.i691, i64 %k.065.i.i711
  store <8 x i32> %conv.i311.i721, ptr %add.ptr8.i.i722, align 8
  %add.i312.i723 = add nuw nsw i64 %add66.i.i710, 8
  %cmp.not.i313.i724 = icmp sgt i64 %add.i312.i723, %spec.select.i701
  br i1 %cmp.not.i313.i724, label %for.cond10.preheader.i.i725, label %for.body.i302.i709, !llvm.loop !11

for.cond17.preheader.i.i735:                      ; preds = %for.body13.i316.i728
  %cmp1870.i.i736 = icmp slt i64 %k.0.lcssa.i315.i727, %spec.select.i701
  br i1 %cmp1870.i.i736, label %for.body20.i.i811, label %cond.end78.i737

for.body13.i316.i728:                             ; preds = %for.body13.i316.i728, %for.cond10.preheader.i.i725
  %j.069.i.i729 = phi i64 [ 0, %for.cond10.preheader.i.i725 ], [ %inc.i318.i733, %for.body13.i316.i728 ]
  %wrong.068.i.i730 = phi i64 [ 0, %for.cond10.preheader.i.i725 ], [ %or14.i.i732, %for.body13.i316.i728 ]
  %vecext.i317.i731 = extractelement <8 x i64> %outside.0.lcssa.i314.i726, i64 %j.069.i.i729
  %or14.i.i732 = or i64 %vecext.i317.i731, %wrong.068.i.i730
  %inc.i318.i733 = add nuw nsw i64 %j.069.i.i729, 1
  %exitcond.not.i319.i734 = icmp eq i64 %inc.i318.i733, 8
  br i1 %exitcond.not.i319.i734, label %for.cond17.preheader.i.i735, label %for.body13.i316.i728, !llvm.loop !12

for.body20.i.i811:                                ; preds = %for.cond17.preheader.i.i735, %for.body20.i.i811
  %k.172.i.i812 = phi i64 [ %inc33.i.i823, %for.body20.i.i811 ], [ %k.0.lcssa.i315.i727, %for.cond17.preheader.i.i735 ]
  %wrong.171.i.i813 = phi i64 [ %or29.i.i820, %for.body20.i.i811 ], [ %or14.i.i732, %for.cond17.preheader.i.i735 ]
  %arrayidx.i321.i814 = getelementptr inbounds i64, ptr %add.ptr75.i705, i64 %k.172.i.i812
  %176 = load i64, ptr %arrayidx.i321.i814, align 8
  %cmp23.i.i815 = icmp slt i64 %176, 0
  %cond.i322.i816 = select i1 %cmp23.i.i815, i64 %172, i64 0
  %add25.i.i817 = add nsw i64 %cond.i322.i816, %176
  %cmp26.i.i818 = icmp uge i64 %add25.i.i817, %172
  %conv28.i.i819 = zext i1 %cmp26.i.i818 to i64
  %or29.i.i820 = or i64 %wrong.171.i.i813, %conv28.i.i819
  %conv30.i323.i821 = trunc i64 %add25.i.i817 to i32
  %arrayidx31.i.i822 = getelementptr inbounds i32, ptr %cond67.i691, i64 %k.172.i.i812
  store i32 %conv30.i323.i821, ptr %arrayidx31.i.i822, align 4
  %inc33.i.i823 = add nuw nsw i64 %k.172.i.i812, 1
  %exitcond74.not.i.i824 = icmp eq i64 %inc33.i.i823, %spec.select.i701
  br i1 %exitcond74.not.i.i824, label %cond.end78.i737, label %for.body20.i.i811, !llvm.loop !13

cond.end78.i737:                                  ; preds = %for.body20.i.i811, %for.body21.i.i859, %for.cond17.preheader.i.i735, %for.cond18.preheader.i.i857
  %cond79.in.in.i738 = phi i64 [ %or15.i.i854, %for.cond18.preheader.i.i857 ], [ %or14.i.i732, %for.cond17.preheader.i.i735 ], [ %or31.i.i869, %for.body21.i.i859 ], [ %or29.i.i820, %for.body20.i.i811 ]
  %cond79.in.not.i739 = icmp eq i64 %cond79.in.in.i738, 0
  br i1 %cond79.in.not.i739, label %if.end82.i740, label %add_double.exit

if.end82.i740:                                    ; preds = %cond.end78.i737
  br i1 %168, label %if.end87.i774, label %if.else85.i741

if.else85.i741:                                   ; preds = %if.end82.i740
  %cmp55.i.i742 = icmp sgt i64 %sub52.i700, 0
  br i1 %cmp55.i.i742, label %for.body.i326.i748, label %if.else94.thread.i743

for.cond12.preheader.i.i761:                      ; preds = %for.body.i326.i748
  %tobool.not.i.i762 = icmp eq i64 %add.i328.i758, 0
  br i1 %tobool.not.i.i762, label %if.else94.thread.i743, label %for.body16.lr.ph.i.i763

for.body16.lr.ph.i.i763:                          ; preds = %for.cond12.preheader.i.i761
  %sub18.i.i764 = add nsw i64 %add.i328.i758, -1
  %arrayidx19.i.i765 = getelementptr inbounds [520 x i32], ptr %found.i616, i64 0, i64 %sub18.i.i764
  %arrayidx25.i.i766 = getelementptr inbounds [520 x i32], ptr %places63.i690, i64 0, i64 %sub18.i.i764
  br label %for.body16.i.i767

for.body.i326.i748:                               ; preds = %if.else85.i741, %for.body.i326.i748
  %n.057.i.i749 = phi i64 [ %add.i328.i758, %for.body.i326.i748 ], [ 0, %if.else85.i741 ]
  %k.056.i.i750 = phi i64 [ %inc.i329.i759, %for.body.i326.i748 ], [ 0, %if.else85.i741 ]
  %arrayidx.i327.i751 = getelementptr inbounds i32, ptr %places.i615, i64 %k.056.i.i750
  %177 = load i32, ptr %arrayidx.i327.i751, align 4
  %sub3.i.i752 = sub i32 %177, %conv.i324.i694
  %conv4.i.i753 = trunc i64 %k.056.i.i750 to i32
  %arrayidx5.i.i754 = getelementptr inbounds [520 x i32], ptr %found.i616, i64 0, i64 %n.057.i.i749
  store i32 %conv4.i.i753, ptr %arrayidx5.i.i754, align 4
  %arrayidx7.i.i755 = getelementptr inbounds [520 x i32], ptr %places63.i690, i64 0, i64 %n.057.i.i749
  store i32 %sub3.i.i752, ptr %arrayidx7.i.i755, align 4
  %cmp8.i.i756 = icmp ult i32 %sub3.i.i752, %conv1.i.i695
  %conv10.i.i757 = zext i1 %cmp8.i.i756 to i64
  %add.i328.i758 = add nuw nsw i64 %n.057.i.i749, %conv10.i.i757
  %inc.i329.i759 = add nuw nsw i64 %k.056.i.i750, 1
  %exitcond.not.i330.i760 = icmp eq i64 %inc.i329.i759, %spec.select.i701
  br i1 %exitcond.not.i330.i760, label %for.cond12.preheader.i.i761, label %for.body.i326.i748, !llvm.loop !14

for.body16.i.i767:                                ; preds = %for.body16.i.i767, %for.body16.lr.ph.i.i763
  %k11.058.i.i768 = phi i64 [ 0, %for.body16.lr.ph.i.i763 ], [ %inc30.i.i772, %for.body16.i.i767 ]
  %178 = load i32, ptr %arrayidx19.i.i765, align 4
  %add21.i.i769 = add nuw nsw i64 %k11.058.i.i768, %add.i328.i758
  %arrayidx22.i.i770 = getelementptr inbounds [520 x i32], ptr %found.i616, i64 0, i64 %add21.i.i769
  store i32 %178, ptr %arrayidx22.i.i770, align 4
  %179 = load i32, ptr %arrayidx25.i.i766, align 4
  %arrayidx28.i.i771 = getelementptr inbounds [520 x i32], ptr %places63.i690, i64 0, i64 %add21.i.i769
  store i32 %179, ptr %arrayidx28.i.i771, align 4
  %inc30.i.i772 = add nuw nsw i64 %k11.058.i.i768, 1
  %exitcond.not.i773 = icmp eq i64 %inc30.i.i772, 8
  br i1 %exitcond.not.i773, label %if.end87.i774, label %for.body16.i.i767, !llvm.loop !15

if.else94.thread.i743:                            ; preds = %for.cond12.preheader.i.i761, %if.else85.i741
  store i64 0, ptr %count32.i.i696, align 8
  br label %for.inc101.i744

if.end87.i774:                                    ; preds = %for.body16.i.i767, %if.end82.i740
  %180 = phi i64 [ %spec.select.i701, %if.end82.i740 ], [ %add.i328.i758, %for.body16.i.i767 ]
  store i64 %180, ptr %count32.i.i696, align 8
  %tobool89.i775 = icmp ne i64 %180, 0
  %or.cond183.i776 = select i1 %tobool89.i775, i1 %cmp91.i697, i1 false
  %cmp32.i.i = icmp sgt i64 %180, 0
  br i1 %or.cond183.i776, label %if.then93.i796, label %if.else94.i777

if.then93.i796:                                   ; preds = %if.end87.i774
  br i1 %cmp32.i.i, label %for.body.preheader.i.i797, label %for.inc101.i744

for.body.preheader.i.i797:                        ; preds = %if.then93.i796
  %181 = load i32, ptr %places63.i690, align 8
  %conv.i331.i = sext i32 %181 to i64
  %arrayidx1.i.i798 = getelementptr inbounds double, ptr %cond.i1265, i64 %conv.i331.i
  %182 = load double, ptr %arrayidx1.i.i798, align 8
  br label %for.body.i332.i

for.body.i332.i:                                  ; preds = %if.end.i.i805, %for.body.preheader.i.i797
  %before.035.i.i = phi i64 [ %conv5.i.i800, %if.end.i.i805 ], [ %conv.i331.i, %for.body.preheader.i.i797 ]
  %m.034.i.i = phi i64 [ %inc.i338.i, %if.end.i.i805 ], [ 0, %for.body.preheader.i.i797 ]
  %found.033.i.i = phi double [ %add14.i.i, %if.end.i.i805 ], [ %182, %for.body.preheader.i.i797 ]
  %arrayidx4.i.i799 = getelementptr inbounds [520 x i32], ptr %places63.i690, i64 0, i64 %m.034.i.i
  %183 = load i32, ptr %arrayidx4.i.i799, align 4
  %conv5.i.i800 = sext i32 %183 to i64
  %add.i333.i801 = add nuw nsw i64 %m.034.i.i, 8
  %arrayidx7.i334.i = getelementptr inbounds [520 x i32], ptr %places63.i690, i64 0, i64 %add.i333.i801
  %184 = load i32, ptr %arrayidx7.i334.i, align 4
  %idx.ext.i.i802 = sext i32 %184 to i64
  %add.ptr.i335.i = getelementptr inbounds double, ptr %cond.i1265, i64 %idx.ext.i.i802
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i803 = icmp eq i64 %before.035.i.i, %conv5.i.i800
  br i1 %cmp8.not.i.i803, label %if.end.i.i805, label %if.then.i336.i

if.then.i336.i:                                   ; preds = %for.body.i332.i
  %arrayidx10.i.i804 = getelementptr inbounds double, ptr %cond.i1265, i64 %conv5.i.i800
  %185 = load double, ptr %arrayidx10.i.i804, align 8
  br label %if.end.i.i805

if.end.i.i805:                                    ; preds = %if.then.i336.i, %for.body.i332.i
  %found.1.i.i806 = phi double [ %185, %if.then.i336.i ], [ %found.033.i.i, %for.body.i332.i ]
  %arrayidx11.i.i807 = getelementptr inbounds [520 x i32], ptr %found.i616, i64 0, i64 %m.034.i.i
  %186 = load i32, ptr %arrayidx11.i.i807, align 4
  %conv12.i.i808 = sext i32 %186 to i64
  %mul.i337.i = mul nsw i64 %116, %conv12.i.i808
  %arrayidx13.i.i809 = getelementptr inbounds double, ptr %values.0364.i, i64 %mul.i337.i
  %187 = load double, ptr %arrayidx13.i.i809, align 8
  %add14.i.i = fadd double %found.1.i.i806, %187
  %arrayidx15.i.i = getelementptr inbounds double, ptr %cond.i1265, i64 %conv5.i.i800
  store double %add14.i.i, ptr %arrayidx15.i.i, align 8
  %inc.i338.i = add nuw nsw i64 %m.034.i.i, 1
  %exitcond375.not.i810 = icmp eq i64 %inc.i338.i, %180
  br i1 %exitcond375.not.i810, label %for.inc101.i744, label %for.body.i332.i, !llvm.loop !41

if.else94.i777:                                   ; preds = %if.end87.i774
  br i1 %cmp32.i.i, label %for.body.i342.i, label %for.inc101.i744

for.body.i342.i:                                  ; preds = %if.else94.i777, %for.end36.i.i
  %m.075.i.i = phi i64 [ %inc38.i.i, %for.end36.i.i ], [ 0, %if.else94.i777 ]
  %arrayidx.i343.i = getelementptr inbounds [520 x i32], ptr %found.i616, i64 0, i64 %m.075.i.i
  %188 = load i32, ptr %arrayidx.i343.i, align 4
  %conv.i344.i = sext i32 %188 to i64
  %mul.i345.i = mul nsw i64 %116, %conv.i344.i
  %add.ptr.i346.i = getelementptr inbounds double, ptr %values.0364.i, i64 %mul.i345.i
  %arrayidx1.i347.i = getelementptr inbounds [520 x i32], ptr %places63.i690, i64 0, i64 %m.075.i.i
  %189 = load i32, ptr %arrayidx1.i347.i, align 4
  %conv2.i.i778 = sext i32 %189 to i64
  %mul3.i.i779 = mul nsw i64 %117, %conv2.i.i778
  %add.ptr4.i.i780 = getelementptr inbounds double, ptr %cond.i1265, i64 %mul3.i.i779
  %add.i348.i = add nuw nsw i64 %m.075.i.i, 8
  %arrayidx6.i.i781 = getelementptr inbounds [520 x i32], ptr %found.i616, i64 0, i64 %add.i348.i
  %190 = load i32, ptr %arrayidx6.i.i781, align 4
  %conv7.i.i782 = sext i32 %190 to i64
  %mul8.i.i783 = mul nsw i64 %116, %conv7.i.i782
  %add.ptr9.i349.i = getelementptr inbounds double, ptr %values.0364.i, i64 %mul8.i.i783
  %arrayidx12.i.i784 = getelementptr inbounds [520 x i32], ptr %places63.i690, i64 0, i64 %add.i348.i
  %191 = load i32, ptr %arrayidx12.i.i784, align 4
  %conv13.i.i785 = sext i32 %191 to i64
  %mul14.i.i786 = mul nsw i64 %117, %conv13.i.i785
  %add.ptr15.i.i787 = getelementptr inbounds double, ptr %cond.i1265, i64 %mul14.i.i786
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i787, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i, label %for.cond27.preheader.i.i, label %for.body20.i350.i

for.cond27.preheader.i.i:                         ; preds = %for.body20.i350.i, %for.body.i342.i
  %j.0.lcssa.i.i793 = phi i64 [ 0, %for.body.i342.i ], [ %add1771.i.i, %for.body20.i350.i ]
  %cmp2872.i.i = icmp slt i64 %j.0.lcssa.i.i793, %117
  br i1 %cmp2872.i.i, label %for.body30.i.i, label %for.end36.i.i

for.body20.i350.i:                                ; preds = %for.body.i342.i, %for.body20.i350.i
  %add1771.i.i = phi i64 [ %add17.i.i791, %for.body20.i350.i ], [ 8, %for.body.i342.i ]
  %j.070.i.i = phi i64 [ %add1771.i.i, %for.body20.i350.i ], [ 0, %for.body.i342.i ]
  %add.ptr21.i.i788 = getelementptr inbounds double, ptr %add.ptr9.i349.i, i64 %j.070.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i788, i32 0, i32 3, i32 1)
  %add.ptr22.i.i789 = getelementptr inbounds double, ptr %add.ptr4.i.i780, i64 %j.070.i.i
  %192 = load <8 x double>, ptr %add.ptr22.i.i789, align 8
  %add.ptr23.i.i790 = getelementptr inbounds double, ptr %add.ptr.i346.i, i64 %j.070.i.i
  %193 = load <8 x double>, ptr %add.ptr23.i.i790, align 8
  %add24.i.i = fadd <8 x double> %192, %193
  store <8 x double> %add24.i.i, ptr %add.ptr22.i.i789, align 8
  %add17.i.i791 = add nuw nsw i64 %add1771.i.i, 8
  %cmp18.not.i.i792 = icmp sgt i64 %add17.i.i791, %117
  br i1 %cmp18.not.i.i792, label %for.cond27.preheader.i.i, label %for.body20.i350.i, !llvm.loop !42

for.body30.i.i:                                   ; preds = %for.cond27.preheader.i.i, %for.body30.i.i
  %j.173.i.i = phi i64 [ %inc.i353.i, %for.body30.i.i ], [ %j.0.lcssa.i.i793, %for.cond27.preheader.i.i ]
  %arrayidx31.i352.i = getelementptr inbounds double, ptr %add.ptr4.i.i780, i64 %j.173.i.i
  %194 = load double, ptr %arrayidx31.i352.i, align 8
  %arrayidx32.i.i795 = getelementptr inbounds double, ptr %add.ptr.i346.i, i64 %j.173.i.i
  %195 = load double, ptr %arrayidx32.i.i795, align 8
  %add33.i.i = fadd double %194, %195
  store double %add33.i.i, ptr %arrayidx31.i352.i, align 8
  %inc.i353.i = add nuw nsw i64 %j.173.i.i, 1
  %exitcond.not.i354.i = icmp eq i64 %inc.i353.i, %117
  br i1 %exitcond.not.i354.i, label %for.end36.i.i, label %for.body30.i.i, !llvm.loop !43

for.end36.i.i:                                    ; preds = %for.body30.i.i, %for.cond27.preheader.i.i
  %inc38.i.i = add nuw nsw i64 %m.075.i.i, 1
  %exitcond374.not.i794 = icmp eq i64 %inc38.i.i, %180
  br i1 %exitcond374.not.i794, label %for.inc101.i744, label %for.body.i342.i, !llvm.loop !44

for.inc101.i744:                                  ; preds = %for.end36.i.i, %if.end.i.i805, %if.else94.i777, %if.then93.i796, %if.else94.thread.i743
  %add.i745 = add nuw nsw i64 %k44.0363.i, 512
  %add.ptr103.i746 = getelementptr inbounds i8, ptr %values.0364.i, i64 %add.ptr103.idx.i698
  %196 = load i64, ptr %arrayidx46.i647, align 8
  %cmp47.not.i747 = icmp slt i64 %add.i745, %196
  br i1 %cmp47.not.i747, label %for.body50.i699, label %for.end106.i648, !llvm.loop !45

for.end106.i648:                                  ; preds = %for.inc101.i744, %for.cond45.preheader.i646
  %197 = load i64, ptr %a, align 8
  %cmp108.i649 = icmp eq i64 %197, 0
  %tobool111.i650 = icmp ne i64 %119, 0
  %or.cond184.i651 = select i1 %cmp108.i649, i1 %tobool111.i650, i1 false
  br i1 %or.cond184.i651, label %lor.lhs.false112.i653, label %add_double.exit

lor.lhs.false112.i653:                            ; preds = %for.end106.i648
  %cmp113.i654 = icmp ne ptr %cond.i1265, %120
  %tobool116.i655 = icmp ne i64 %110, 0
  %or.cond185.i656 = select i1 %cmp113.i654, i1 true, i1 %tobool116.i655
  br i1 %or.cond185.i656, label %for.cond120.preheader.i657, label %add_double.exit

for.cond120.preheader.i657:                       ; preds = %lor.lhs.false112.i653
  %cmp122.not365.i = icmp slt i64 %mul.i1258, 8
  br i1 %cmp122.not365.i, label %for.cond145.preheader.i667, label %for.body124.lr.ph.i658

for.body124.lr.ph.i658:                           ; preds = %for.cond120.preheader.i657
  %add.ptr131.i659 = getelementptr inbounds double, ptr %111, i64 %mul9.i1261
  br label %for.body124.i660

for.cond145.preheader.i667:                       ; preds = %if.end140.i662, %for.cond120.preheader.i657
  %k119.0.lcssa.i668 = phi i64 [ 0, %for.cond120.preheader.i657 ], [ %add121367.i, %if.end140.i662 ]
  %cmp146368.i = icmp slt i64 %k119.0.lcssa.i668, %mul.i1258
  br i1 %cmp146368.i, label %for.body148.lr.ph.i669, label %add_double.exit

for.body148.lr.ph.i669:                           ; preds = %for.cond145.preheader.i667
  %198 = getelementptr double, ptr %111, i64 %mul9.i1261
  br label %for.body148.i670

for.body124.i660:                                 ; preds = %if.end140.i662, %for.body124.lr.ph.i658
  %add121367.i = phi i64 [ 8, %for.body124.lr.ph.i658 ], [ %add121.i665, %if.end140.i662 ]
  %k119.0366.i = phi i64 [ 0, %for.body124.lr.ph.i658 ], [ %add121367.i, %if.end140.i662 ]
  %add.ptr125.i661 = getelementptr inbounds double, ptr %cond.i1265, i64 %k119.0366.i
  %199 = load <8 x double>, ptr %add.ptr125.i661, align 8
  br i1 %tobool116.i655, label %land.lhs.true127.i680, label %if.end140.i662

land.lhs.true127.i680:                            ; preds = %for.body124.i660
  %200 = load i64, ptr %arrayidx8.i1260, align 8
  %tobool129.not.i681 = icmp eq i64 %200, 0
  br i1 %tobool129.not.i681, label %if.then136.i685, label %if.then130.i682

if.then130.i682:                                  ; preds = %land.lhs.true127.i680
  %add.ptr132.i683 = getelementptr inbounds double, ptr %add.ptr131.i659, i64 %k119.0366.i
  %201 = load <8 x double>, ptr %add.ptr132.i683, align 8
  %add133.i684 = fadd <8 x double> %199, %201
  br label %if.end140.i662

if.then136.i685:                                  ; preds = %land.lhs.true127.i680
  %202 = load double, ptr %111, align 8
  %splat.splatinsert.i686 = insertelement <8 x double> poison, double %202, i64 0
  %splat.splat.i687 = shufflevector <8 x double> %splat.splatinsert.i686, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i688 = fadd <8 x double> %199, %splat.splat.i687
  br label %if.end140.i662

if.end140.i662:                                   ; preds = %if.then136.i685, %if.then130.i682, %for.body124.i660
  %sum.0.i663 = phi <8 x double> [ %add133.i684, %if.then130.i682 ], [ %add138.i688, %if.then136.i685 ], [ %199, %for.body124.i660 ]
  %add.ptr141.i664 = getelementptr inbounds double, ptr %120, i64 %k119.0366.i
  store <8 x double> %sum.0.i663, ptr %add.ptr141.i664, align 8
  %add121.i665 = add nuw nsw i64 %add121367.i, 8
  %cmp122.not.i666 = icmp sgt i64 %add121.i665, %mul.i1258
  br i1 %cmp122.not.i666, label %for.cond145.preheader.i667, label %for.body124.i660, !llvm.loop !46

for.body148.i670:                                 ; preds = %cond.end159.i672, %for.body148.lr.ph.i669
  %k119.1369.i = phi i64 [ %k119.0.lcssa.i668, %for.body148.lr.ph.i669 ], [ %inc163.i675, %cond.end159.i672 ]
  %arrayidx151.i671 = getelementptr inbounds double, ptr %cond.i1265, i64 %k119.1369.i
  %203 = load double, ptr %arrayidx151.i671, align 8
  br i1 %tobool116.i655, label %cond.true150.i676, label %cond.end159.i672

cond.true150.i676:                                ; preds = %for.body148.i670
  %204 = load i64, ptr %arrayidx8.i1260, align 8
  %mul153.i677 = mul nsw i64 %204, %k119.1369.i
  %arrayidx155.i678 = getelementptr double, ptr %198, i64 %mul153.i677
  %205 = load double, ptr %arrayidx155.i678, align 8
  %add156.i679 = fadd double %203, %205
  br label %cond.end159.i672

cond.end159.i672:                                 ; preds = %cond.true150.i676, %for.body148.i670
  %cond160.i673 = phi double [ %add156.i679, %cond.true150.i676 ], [ %203, %for.body148.i670 ]
  %arrayidx161.i674 = getelementptr inbounds double, ptr %120, i64 %k119.1369.i
  store double %cond160.i673, ptr %arrayidx161.i674, align 8
  %inc163.i675 = add nuw nsw i64 %k119.1369.i, 1
  %exitcond376.not.i = icmp eq i64 %inc163.i675, %mul.i1258
  br i1 %exitcond376.not.i, label %add_double.exit, label %for.body148.i670, !llvm.loop !47

add_double.exit:                                  ; preds = %cond.end78.i737, %cond.end159.i672, %for.end106.i648, %lor.lhs.false112.i653, %for.cond145.preheader.i667
  %retval.3.i652 = phi i64 [ 0, %lor.lhs.false112.i653 ], [ 0, %for.end106.i648 ], [ 0, %for.cond145.preheader.i667 ], [ 0, %cond.end159.i672 ], [ 1, %cond.end78.i737 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i616) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i615) #7
  br label %return

cond.true21:                                      ; preds = %cond.true8
  br i1 %tobool14.not.i1267, label %if.end30.i936, label %if.then.i932

if.then.i932:                                     ; preds = %cond.true21
  %206 = inttoptr i64 %123 to ptr
  %207 = load i32, ptr %206, align 4
  %tobool.not.i.i933 = icmp eq i32 %207, 0
  br i1 %tobool.not.i.i933, label %if.then.i.i1230, label %for.cond.preheader.i.i934

if.then.i.i1230:                                  ; preds = %if.then.i932
  %mul.i.i1231 = shl nsw i64 %mul.i1258, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1265, i8 0, i64 %mul.i.i1231, i1 false)
  br label %if.end30.i936

for.cond.preheader.i.i934:                        ; preds = %if.then.i932
  %cmp535.i.i935 = icmp sgt i64 %mul.i1258, 0
  br i1 %cmp535.i.i935, label %for.body.i.i1225, label %if.end30.i936

for.body.i.i1225:                                 ; preds = %for.cond.preheader.i.i934, %for.body.i.i1225
  %k.036.i.i1226 = phi i64 [ %inc.i.i1228, %for.body.i.i1225 ], [ 0, %for.cond.preheader.i.i934 ]
  %arrayidx.i.i1227 = getelementptr inbounds i32, ptr %cond.i1265, i64 %k.036.i.i1226
  store i32 %207, ptr %arrayidx.i.i1227, align 4
  %inc.i.i1228 = add nuw nsw i64 %k.036.i.i1226, 1
  %exitcond38.not.i.i1229 = icmp eq i64 %inc.i.i1228, %mul.i1258
  br i1 %exitcond38.not.i.i1229, label %if.end30.i936, label %for.body.i.i1225, !llvm.loop !4

if.end30.i936:                                    ; preds = %for.body.i.i1225, %for.cond.preheader.i.i934, %if.then.i.i1230, %cond.true21
  %cmp31.i937 = icmp eq i64 %114, 0
  br i1 %cmp31.i937, label %land.end.i1213, label %land.end.thread.i938

land.end.thread.i938:                             ; preds = %if.end30.i936
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i908) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i909) #7
  br label %for.cond45.preheader.i939

land.end.i1213:                                   ; preds = %if.end30.i936
  %arrayidx32.i1214 = getelementptr inbounds i8, ptr %a, i64 56
  %208 = load i64, ptr %arrayidx32.i1214, align 8
  %cmp33.i1215 = icmp eq i64 %115, %208
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i908) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i909) #7
  br i1 %cmp33.i1215, label %for.body.lr.ph.i1216, label %for.cond45.preheader.i939

for.body.lr.ph.i1216:                             ; preds = %land.end.i1213
  %places42.i1217 = getelementptr inbounds i8, ptr %found.i909, i64 2080
  br label %for.body.i1218

for.cond45.preheader.i939:                        ; preds = %for.body.i1218, %land.end.i1213, %land.end.thread.i938
  %209 = phi i1 [ false, %land.end.thread.i938 ], [ false, %land.end.i1213 ], [ true, %for.body.i1218 ]
  %arrayidx46.i940 = getelementptr inbounds i8, ptr %a, i64 48
  %210 = load i64, ptr %arrayidx46.i940, align 8
  %cmp47.not361.i941 = icmp sgt i64 %210, 0
  br i1 %cmp47.not361.i941, label %for.body50.lr.ph.i989, label %for.end106.i942

for.body50.lr.ph.i989:                            ; preds = %for.cond45.preheader.i939
  %places63.i990 = getelementptr inbounds i8, ptr %found.i909, i64 2080
  %cond67.i991 = select i1 %209, ptr %places63.i990, ptr %places.i908
  %arrayidx68.i992 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i993 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i994 = trunc i64 %114 to i32
  %conv1.i.i995 = trunc i64 %sub.i1257 to i32
  %count32.i.i996 = getelementptr inbounds i8, ptr %found.i909, i64 4160
  %cmp91.i997 = icmp eq i64 %117, 1
  %cmp18.not69.i.i998 = icmp slt i64 %117, 8
  %add.ptr103.idx.i999 = shl nsw i64 %116, 11
  br label %for.body50.i1000

for.body.i1218:                                   ; preds = %for.body.i1218, %for.body.lr.ph.i1216
  %k.0360.i1219 = phi i64 [ 0, %for.body.lr.ph.i1216 ], [ %inc.i1223, %for.body.i1218 ]
  %conv40.i1220 = trunc nuw i64 %k.0360.i1219 to i32
  %arrayidx41.i1221 = getelementptr inbounds [520 x i32], ptr %found.i909, i64 0, i64 %k.0360.i1219
  store i32 %conv40.i1220, ptr %arrayidx41.i1221, align 4
  %arrayidx43.i1222 = getelementptr inbounds [520 x i32], ptr %places42.i1217, i64 0, i64 %k.0360.i1219
  store i32 0, ptr %arrayidx43.i1222, align 4
  %inc.i1223 = add nuw nsw i64 %k.0360.i1219, 1
  %exitcond4390.not = icmp eq i64 %inc.i1223, 520
  br i1 %exitcond4390.not, label %for.cond45.preheader.i939, label %for.body.i1218, !llvm.loop !48

for.body50.i1000:                                 ; preds = %for.inc101.i1047, %for.body50.lr.ph.i989
  %211 = phi i64 [ %210, %for.body50.lr.ph.i989 ], [ %237, %for.inc101.i1047 ]
  %values.0364.i1001 = phi ptr [ %109, %for.body50.lr.ph.i989 ], [ %add.ptr103.i1049, %for.inc101.i1047 ]
  %k44.0363.i1002 = phi i64 [ 0, %for.body50.lr.ph.i989 ], [ %add.i1048, %for.inc101.i1047 ]
  %sub52.i1003 = sub nsw i64 %211, %k44.0363.i1002
  %spec.select.i1004 = tail call i64 @llvm.smin.i64(i64 %sub52.i1003, i64 512)
  %212 = load i64, ptr %arrayidx68.i992, align 8
  %cmp69.i1005 = icmp eq i64 %212, 4
  %213 = load i64, ptr %arrayidx76.i993, align 8
  %cmp.not65.i.i1006 = icmp slt i64 %sub52.i1003, 8
  br i1 %cmp69.i1005, label %cond.true71.i1164, label %cond.false74.i1007

cond.true71.i1164:                                ; preds = %for.body50.i1000
  %add.ptr72.i1165 = getelementptr inbounds i32, ptr %113, i64 %k44.0363.i1002
  br i1 %cmp.not65.i.i1006, label %for.cond11.preheader.i.i1186, label %for.body.lr.ph.i.i1166

for.body.lr.ph.i.i1166:                           ; preds = %cond.true71.i1164
  %splat.splatinsert.i.i1167 = insertelement <8 x i64> poison, i64 %213, i64 0
  %splat.splat.i.i1168 = shufflevector <8 x i64> %splat.splatinsert.i.i1167, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i1169

for.cond11.preheader.i.i1186:                     ; preds = %for.body.i296.i1169, %cond.true71.i1164
  %outside.0.lcssa.i.i1187 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1164 ], [ %or7.i.i1181, %for.body.i296.i1169 ]
  %k.0.lcssa.i.i1188 = phi i64 [ 0, %cond.true71.i1164 ], [ %add68.i.i1170, %for.body.i296.i1169 ]
  br label %for.body14.i.i1189

for.body.i296.i1169:                              ; preds = %for.body.i296.i1169, %for.body.lr.ph.i.i1166
  %add68.i.i1170 = phi i64 [ 8, %for.body.lr.ph.i.i1166 ], [ %add.i.i1184, %for.body.i296.i1169 ]
  %k.067.i.i1171 = phi i64 [ 0, %for.body.lr.ph.i.i1166 ], [ %add68.i.i1170, %for.body.i296.i1169 ]
  %outside.066.i.i1172 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1166 ], [ %or7.i.i1181, %for.body.i296.i1169 ]
  %add.ptr.i.i1173 = getelementptr inbounds i32, ptr %add.ptr72.i1165, i64 %k.067.i.i1171
  %214 = load <8 x i32>, ptr %add.ptr.i.i1173, align 4
  %conv.i.i1174 = sext <8 x i32> %214 to <8 x i64>
  %isneg.i.i1175 = icmp slt <8 x i32> %214, zeroinitializer
  %and.i.i1176 = select <8 x i1> %isneg.i.i1175, <8 x i64> %splat.splat.i.i1168, <8 x i64> zeroinitializer
  %add1.i.i1177 = add <8 x i64> %and.i.i1176, %conv.i.i1174
  %add1.lobit.i.i1178 = ashr <8 x i64> %add1.i.i1177, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1179 = icmp slt <8 x i64> %add1.i.i1177, %splat.splat.i.i1168
  %or.i.i1180 = select <8 x i1> %cmp5.not.i.i1179, <8 x i64> %add1.lobit.i.i1178, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1181 = or <8 x i64> %or.i.i1180, %outside.066.i.i1172
  %conv8.i.i1182 = trunc <8 x i64> %add1.i.i1177 to <8 x i32>
  %add.ptr9.i.i1183 = getelementptr inbounds i32, ptr %cond67.i991, i64 %k.067.i.i1171
  store <8 x i32> %conv8.i.i1182, ptr %add.ptr9.i.i1183, align 8
  %add.i.i1184 = add nuw nsw i64 %add68.i.i1170, 8
  %cmp.not.i.i1185 = icmp sgt i64 %add.i.i1184, %spec.select.i1004
  br i1 %cmp.not.i.i1185, label %for.cond11.preheader.i.i1186, label %for.body.i296.i1169, !llvm.loop !8

for.cond18.preheader.i.i1196:                     ; preds = %for.body14.i.i1189
  %cmp1972.i.i1197 = icmp slt i64 %k.0.lcssa.i.i1188, %spec.select.i1004
  br i1 %cmp1972.i.i1197, label %for.body21.i.i1198, label %cond.end78.i1040

for.body14.i.i1189:                               ; preds = %for.body14.i.i1189, %for.cond11.preheader.i.i1186
  %j.071.i.i1190 = phi i64 [ 0, %for.cond11.preheader.i.i1186 ], [ %inc.i297.i1194, %for.body14.i.i1189 ]
  %wrong.070.i.i1191 = phi i64 [ 0, %for.cond11.preheader.i.i1186 ], [ %or15.i.i1193, %for.body14.i.i1189 ]
  %vecext.i.i1192 = extractelement <8 x i64> %outside.0.lcssa.i.i1187, i64 %j.071.i.i1190
  %or15.i.i1193 = or i64 %vecext.i.i1192, %wrong.070.i.i1191
  %inc.i297.i1194 = add nuw nsw i64 %j.071.i.i1190, 1
  %exitcond.not.i.i1195 = icmp eq i64 %inc.i297.i1194, 8
  br i1 %exitcond.not.i.i1195, label %for.cond18.preheader.i.i1196, label %for.body14.i.i1189, !llvm.loop !9

for.body21.i.i1198:                               ; preds = %for.cond18.preheader.i.i1196, %for.body21.i.i1198
  %k.174.i.i1199 = phi i64 [ %inc35.i.i1211, %for.body21.i.i1198 ], [ %k.0.lcssa.i.i1188, %for.cond18.preheader.i.i1196 ]
  %wrong.173.i.i1200 = phi i64 [ %or31.i.i1208, %for.body21.i.i1198 ], [ %or15.i.i1193, %for.cond18.preheader.i.i1196 ]
  %arrayidx.i298.i1201 = getelementptr inbounds i32, ptr %add.ptr72.i1165, i64 %k.174.i.i1199
  %215 = load i32, ptr %arrayidx.i298.i1201, align 4
  %conv23.i.i1202 = sext i32 %215 to i64
  %cmp25.i.i1203 = icmp slt i32 %215, 0
  %cond.i.i1204 = select i1 %cmp25.i.i1203, i64 %213, i64 0
  %add27.i.i1205 = add nsw i64 %cond.i.i1204, %conv23.i.i1202
  %cmp28.i.i1206 = icmp uge i64 %add27.i.i1205, %213
  %conv30.i.i1207 = zext i1 %cmp28.i.i1206 to i64
  %or31.i.i1208 = or i64 %wrong.173.i.i1200, %conv30.i.i1207
  %conv32.i.i1209 = trunc i64 %add27.i.i1205 to i32
  %arrayidx33.i.i1210 = getelementptr inbounds i32, ptr %cond67.i991, i64 %k.174.i.i1199
  store i32 %conv32.i.i1209, ptr %arrayidx33.i.i1210, align 4
  %inc35.i.i1211 = add nuw nsw i64 %k.174.i.i1199, 1
  %exitcond76.not.i.i1212 = icmp eq i64 %inc35.i.i1211, %spec.select.i1004
  br i1 %exitcond76.not.i.i1212, label %cond.end78.i1040, label %for.body21.i.i1198, !llvm.loop !10

cond.false74.i1007:                               ; preds = %for.body50.i1000
  %add.ptr75.i1008 = getelementptr inbounds i64, ptr %113, i64 %k44.0363.i1002
  br i1 %cmp.not65.i.i1006, label %for.cond10.preheader.i.i1028, label %for.body.lr.ph.i299.i1009

for.body.lr.ph.i299.i1009:                        ; preds = %cond.false74.i1007
  %splat.splatinsert.i300.i1010 = insertelement <8 x i64> poison, i64 %213, i64 0
  %splat.splat.i301.i1011 = shufflevector <8 x i64> %splat.splatinsert.i300.i1010, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1012

for.cond10.preheader.i.i1028:                     ; preds = %for.body.i302.i1012, %cond.false74.i1007
  %outside.0.lcssa.i314.i1029 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1007 ], [ %or7.i310.i1023, %for.body.i302.i1012 ]
  %k.0.lcssa.i315.i1030 = phi i64 [ 0, %cond.false74.i1007 ], [ %add66.i.i1013, %for.body.i302.i1012 ]
  br label %for.body13.i.i1031

for.body.i302.i1012:                              ; preds = %for.body.i302.i1012, %for.body.lr.ph.i299.i1009
  %add66.i.i1013 = phi i64 [ 8, %for.body.lr.ph.i299.i1009 ], [ %add.i312.i1026, %for.body.i302.i1012 ]
  %k.065.i.i1014 = phi i64 [ 0, %for.body.lr.ph.i299.i1009 ], [ %add66.i.i1013, %for.body.i302.i1012 ]
  %outside.064.i.i1015 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1009 ], [ %or7.i310.i1023, %for.body.i302.i1012 ]
  %add.ptr.i303.i1016 = getelementptr inbounds i64, ptr %add.ptr75.i1008, i64 %k.065.i.i1014
  %216 = load <8 x i64>, ptr %add.ptr.i303.i1016, align 8
  %isneg.i304.i1017 = icmp slt <8 x i64> %216, zeroinitializer
  %and.i305.i1018 = select <8 x i1> %isneg.i304.i1017, <8 x i64> %splat.splat.i301.i1011, <8 x i64> zeroinitializer
  %add1.i306.i1019 = add <8 x i64> %and.i305.i1018, %216
  %add1.lobit.i307.i1020 = ashr <8 x i64> %add1.i306.i1019, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1021 = icmp slt <8 x i64> %add1.i306.i1019, %splat.splat.i301.i1011
  %or.i309.i1022 = select <8 x i1> %cmp5.not.i308.i1021, <8 x i64> %add1.lobit.i307.i1020, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1023 = or <8 x i64> %or.i309.i1022, %outside.064.i.i1015
  %conv.i311.i1024 = trunc <8 x i64> %add1.i306.i1019 to <8 x i32>
  %add.ptr8.i.i1025 = getelementptr inbounds i32, ptr %cond67.i991, i64 %k.065.i.i1014
  store <8 x i32> %conv.i311.i1024, ptr %add.ptr8.i.i1025, align 8
  %add.i312.i1026 = add nuw nsw i64 %add66.i.i1013, 8
  %cmp.not.i313.i1027 = icmp sgt i64 %add.i312.i1026, %spec.select.i1004
  br i1 %cmp.not.i313.i1027, label %for.cond10.preheader.i.i1028, label %for.body.i302.i1012, !llvm.loop !11

for.cond17.preheader.i.i1038:                     ; preds = %for.body13.i.i1031
  %cmp1870.i.i1039 = icmp slt i64 %k.0.lcssa.i315.i1030, %spec.select.i1004
  br i1 %cmp1870.i.i1039, label %for.body20.i.i1150, label %cond.end78.i1040

for.body13.i.i1031:                               ; preds = %for.body13.i.i1031, %for.cond10.preheader.i.i1028
  %j.069.i.i1032 = phi i64 [ 0, %for.cond10.preheader.i.i1028 ], [ %inc.i317.i1036, %for.body13.i.i1031 ]
  %wrong.068.i.i1033 = phi i64 [ 0, %for.cond10.preheader.i.i1028 ], [ %or14.i.i1035, %for.body13.i.i1031 ]
  %vecext.i316.i1034 = extractelement <8 x i64> %outside.0.lcssa.i314.i1029, i64 %j.069.i.i1032
  %or14.i.i1035 = or i64 %vecext.i316.i1034, %wrong.068.i.i1033
  %inc.i317.i1036 = add nuw nsw i64 %j.069.i.i1032, 1
  %exitcond.not.i318.i1037 = icmp eq i64 %inc.i317.i1036, 8
  br i1 %exitcond.not.i318.i1037, label %for.cond17.preheader.i.i1038, label %for.body13.i.i1031, !llvm.loop !12

for.body20.i.i1150:                               ; preds = %for.cond17.preheader.i.i1038, %for.body20.i.i1150
  %k.172.i.i1151 = phi i64 [ %inc33.i.i1162, %for.body20.i.i1150 ], [ %k.0.lcssa.i315.i1030, %for.cond17.preheader.i.i1038 ]
  %wrong.171.i.i1152 = phi i64 [ %or29.i.i1159, %for.body20.i.i1150 ], [ %or14.i.i1035, %for.cond17.preheader.i.i1038 ]
  %arrayidx.i320.i1153 = getelementptr inbounds i64, ptr %add.ptr75.i1008, i64 %k.172.i.i1151
  %217 = load i64, ptr %arrayidx.i320.i1153, align 8
  %cmp23.i.i1154 = icmp slt i64 %217, 0
  %cond.i321.i1155 = select i1 %cmp23.i.i1154, i64 %213, i64 0
  %add25.i.i1156 = add nsw i64 %cond.i321.i1155, %217
  %cmp26.i.i1157 = icmp uge i64 %add25.i.i1156, %213
  %conv28.i.i1158 = zext i1 %cmp26.i.i1157 to i64
  %or29.i.i1159 = or i64 %wrong.171.i.i1152, %conv28.i.i1158
  %conv30.i322.i1160 = trunc i64 %add25.i.i1156 to i32
  %arrayidx31.i.i1161 = getelementptr inbounds i32, ptr %cond67.i991, i64 %k.172.i.i1151
  store i32 %conv30.i322.i1160, ptr %arrayidx31.i.i1161, align 4
  %inc33.i.i1162 = add nuw nsw i64 %k.172.i.i1151, 1
  %exitcond74.not.i.i1163 = icmp eq i64 %inc33.i.i1162, %spec.select.i1004
  br i1 %exitcond74.not.i.i1163, label %cond.end78.i1040, label %for.body20.i.i1150, !llvm.loop !13

cond.end78.i1040:                                 ; preds = %for.body20.i.i1150, %for.body21.i.i1198, %for.cond17.preheader.i.i1038, %for.cond18.preheader.i.i1196
  %cond79.in.in.i1041 = phi i64 [ %or15.i.i1193, %for.cond18.preheader.i.i1196 ], [ %or14.i.i1035, %for.cond17.preheader.i.i1038 ], [ %or31.i.i1208, %for.body21.i.i1198 ], [ %or29.i.i1159, %for.body20.i.i1150 ]
  %cond79.in.not.i1042 = icmp eq i64 %cond79.in.in.i1041, 0
  br i1 %cond79.in.not.i1042, label %if.end82.i1043, label %add_int.exit

if.end82.i1043:                                   ; preds = %cond.end78.i1040
  br i1 %209, label %if.end87.i1077, label %if.else85.i1044

if.else85.i1044:                                  ; preds = %if.end82.i1043
  %cmp55.i.i1045 = icmp sgt i64 %sub52.i1003, 0
  br i1 %cmp55.i.i1045, label %for.body.i325.i1051, label %if.else94.thread.i1046

for.cond12.preheader.i.i1064:                     ; preds = %for.body.i325.i1051
  %tobool.not.i330.i1065 = icmp eq i64 %add.i327.i1061, 0
  br i1 %tobool.not.i330.i1065, label %if.else94.thread.i1046, label %for.body16.lr.ph.i.i1066

for.body16.lr.ph.i.i1066:                         ; preds = %for.cond12.preheader.i.i1064
  %sub18.i.i1067 = add nsw i64 %add.i327.i1061, -1
  %arrayidx19.i.i1068 = getelementptr inbounds [520 x i32], ptr %found.i909, i64 0, i64 %sub18.i.i1067
  %arrayidx25.i.i1069 = getelementptr inbounds [520 x i32], ptr %places63.i990, i64 0, i64 %sub18.i.i1067
  br label %for.body16.i.i1070

for.body.i325.i1051:                              ; preds = %if.else85.i1044, %for.body.i325.i1051
  %n.057.i.i1052 = phi i64 [ %add.i327.i1061, %for.body.i325.i1051 ], [ 0, %if.else85.i1044 ]
  %k.056.i.i1053 = phi i64 [ %inc.i328.i1062, %for.body.i325.i1051 ], [ 0, %if.else85.i1044 ]
  %arrayidx.i326.i1054 = getelementptr inbounds i32, ptr %places.i908, i64 %k.056.i.i1053
  %218 = load i32, ptr %arrayidx.i326.i1054, align 4
  %sub3.i.i1055 = sub i32 %218, %conv.i323.i994
  %conv4.i.i1056 = trunc i64 %k.056.i.i1053 to i32
  %arrayidx5.i.i1057 = getelementptr inbounds [520 x i32], ptr %found.i909, i64 0, i64 %n.057.i.i1052
  store i32 %conv4.i.i1056, ptr %arrayidx5.i.i1057, align 4
  %arrayidx7.i.i1058 = getelementptr inbounds [520 x i32], ptr %places63.i990, i64 0, i64 %n.057.i.i1052
  store i32 %sub3.i.i1055, ptr %arrayidx7.i.i1058, align 4
  %cmp8.i.i1059 = icmp ult i32 %sub3.i.i1055, %conv1.i.i995
  %conv10.i.i1060 = zext i1 %cmp8.i.i1059 to i64
  %add.i327.i1061 = add nuw nsw i64 %n.057.i.i1052, %conv10.i.i1060
  %inc.i328.i1062 = add nuw nsw i64 %k.056.i.i1053, 1
  %exitcond.not.i329.i1063 = icmp eq i64 %inc.i328.i1062, %spec.select.i1004
  br i1 %exitcond.not.i329.i1063, label %for.cond12.preheader.i.i1064, label %for.body.i325.i1051, !llvm.loop !14

for.body16.i.i1070:                               ; preds = %for.body16.i.i1070, %for.body16.lr.ph.i.i1066
  %k11.058.i.i1071 = phi i64 [ 0, %for.body16.lr.ph.i.i1066 ], [ %inc30.i.i1075, %for.body16.i.i1070 ]
  %219 = load i32, ptr %arrayidx19.i.i1068, align 4
  %add21.i.i1072 = add nuw nsw i64 %k11.058.i.i1071, %add.i327.i1061
  %arrayidx22.i.i1073 = getelementptr inbounds [520 x i32], ptr %found.i909, i64 0, i64 %add21.i.i1072
  store i32 %219, ptr %arrayidx22.i.i1073, align 4
  %220 = load i32, ptr %arrayidx25.i.i1069, align 4
  %arrayidx28.i.i1074 = getelementptr inbounds [520 x i32], ptr %places63.i990, i64 0, i64 %add21.i.i1072
  store i32 %220, ptr %arrayidx28.i.i1074, align 4
  %inc30.i.i1075 = add nuw nsw i64 %k11.058.i.i1071, 1
  %exitcond.not.i1076 = icmp eq i64 %inc30.i.i1075, 8
  br i1 %exitcond.not.i1076, label %if.end87.i1077, label %for.body16.i.i1070, !llvm.loop !15

if.else94.thread.i1046:                           ; preds = %for.cond12.preheader.i.i1064, %if.else85.i1044
  store i64 0, ptr %count32.i.i996, align 8
  br label %for.inc101.i1047

if.end87.i1077:                                   ; preds = %for.body16.i.i1070, %if.end82.i1043
  %221 = phi i64 [ %spec.select.i1004, %if.end82.i1043 ], [ %add.i327.i1061, %for.body16.i.i1070 ]
  store i64 %221, ptr %count32.i.i996, align 8
  %tobool89.i1078 = icmp ne i64 %221, 0
  %or.cond183.i1079 = select i1 %tobool89.i1078, i1 %cmp91.i997, i1 false
  %cmp32.i.i1080 = icmp sgt i64 %221, 0
  br i1 %or.cond183.i1079, label %if.then93.i1123, label %if.else94.i1081

if.then93.i1123:                                  ; preds = %if.end87.i1077
  br i1 %cmp32.i.i1080, label %for.body.preheader.i.i1124, label %for.inc101.i1047

for.body.preheader.i.i1124:                       ; preds = %if.then93.i1123
  %222 = load i32, ptr %places63.i990, align 8
  %conv.i331.i1125 = sext i32 %222 to i64
  %arrayidx1.i.i1126 = getelementptr inbounds i32, ptr %cond.i1265, i64 %conv.i331.i1125
  %223 = load i32, ptr %arrayidx1.i.i1126, align 4
  br label %for.body.i332.i1127

for.body.i332.i1127:                              ; preds = %if.end.i.i1140, %for.body.preheader.i.i1124
  %before.035.i.i1128 = phi i64 [ %conv5.i.i1132, %if.end.i.i1140 ], [ %conv.i331.i1125, %for.body.preheader.i.i1124 ]
  %m.034.i.i1129 = phi i64 [ %inc.i338.i1148, %if.end.i.i1140 ], [ 0, %for.body.preheader.i.i1124 ]
  %found.033.i.i1130 = phi i32 [ %add14.i.i1146, %if.end.i.i1140 ], [ %223, %for.body.preheader.i.i1124 ]
  %arrayidx4.i.i1131 = getelementptr inbounds [520 x i32], ptr %places63.i990, i64 0, i64 %m.034.i.i1129
  %224 = load i32, ptr %arrayidx4.i.i1131, align 4
  %conv5.i.i1132 = sext i32 %224 to i64
  %add.i333.i1133 = add nuw nsw i64 %m.034.i.i1129, 8
  %arrayidx7.i334.i1134 = getelementptr inbounds [520 x i32], ptr %places63.i990, i64 0, i64 %add.i333.i1133
  %225 = load i32, ptr %arrayidx7.i334.i1134, align 4
  %idx.ext.i.i1135 = sext i32 %225 to i64
  %add.ptr.i335.i1136 = getelementptr inbounds i32, ptr %cond.i1265, i64 %idx.ext.i.i1135
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1136, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1137 = icmp eq i64 %before.035.i.i1128, %conv5.i.i1132
  br i1 %cmp8.not.i.i1137, label %if.end.i.i1140, label %if.then.i336.i1138

if.then.i336.i1138:                               ; preds = %for.body.i332.i1127
  %arrayidx10.i.i1139 = getelementptr inbounds i32, ptr %cond.i1265, i64 %conv5.i.i1132
  %226 = load i32, ptr %arrayidx10.i.i1139, align 4
  br label %if.end.i.i1140

if.end.i.i1140:                                   ; preds = %if.then.i336.i1138, %for.body.i332.i1127
  %found.1.i.i1141 = phi i32 [ %226, %if.then.i336.i1138 ], [ %found.033.i.i1130, %for.body.i332.i1127 ]
  %arrayidx11.i.i1142 = getelementptr inbounds [520 x i32], ptr %found.i909, i64 0, i64 %m.034.i.i1129
  %227 = load i32, ptr %arrayidx11.i.i1142, align 4
  %conv12.i.i1143 = sext i32 %227 to i64
  %mul.i337.i1144 = mul nsw i64 %116, %conv12.i.i1143
  %arrayidx13.i.i1145 = getelementptr inbounds i32, ptr %values.0364.i1001, i64 %mul.i337.i1144
  %228 = load i32, ptr %arrayidx13.i.i1145, align 4
  %add14.i.i1146 = add i32 %228, %found.1.i.i1141
  %arrayidx15.i.i1147 = getelementptr inbounds i32, ptr %cond.i1265, i64 %conv5.i.i1132
  store i32 %add14.i.i1146, ptr %arrayidx15.i.i1147, align 4
  %inc.i338.i1148 = add nuw nsw i64 %m.034.i.i1129, 1
  %exitcond375.not.i1149 = icmp eq i64 %inc.i338.i1148, %221
  br i1 %exitcond375.not.i1149, label %for.inc101.i1047, label %for.body.i332.i1127, !llvm.loop !49

if.else94.i1081:                                  ; preds = %if.end87.i1077
  br i1 %cmp32.i.i1080, label %for.body.i342.i1082, label %for.inc101.i1047

for.body.i342.i1082:                              ; preds = %if.else94.i1081, %for.end36.i.i1113
  %m.075.i.i1083 = phi i64 [ %inc38.i.i1114, %for.end36.i.i1113 ], [ 0, %if.else94.i1081 ]
  %arrayidx.i343.i1084 = getelementptr inbounds [520 x i32], ptr %found.i909, i64 0, i64 %m.075.i.i1083
  %229 = load i32, ptr %arrayidx.i343.i1084, align 4
  %conv.i344.i1085 = sext i32 %229 to i64
  %mul.i345.i1086 = mul nsw i64 %116, %conv.i344.i1085
  %add.ptr.i346.i1087 = getelementptr inbounds i32, ptr %values.0364.i1001, i64 %mul.i345.i1086
  %arrayidx1.i347.i1088 = getelementptr inbounds [520 x i32], ptr %places63.i990, i64 0, i64 %m.075.i.i1083
  %230 = load i32, ptr %arrayidx1.i347.i1088, align 4
  %conv2.i.i1089 = sext i32 %230 to i64
  %mul3.i.i1090 = mul nsw i64 %117, %conv2.i.i1089
  %add.ptr4.i.i1091 = getelementptr inbounds i32, ptr %cond.i1265, i64 %mul3.i.i1090
  %add.i348.i1092 = add nuw nsw i64 %m.075.i.i1083, 8
  %arrayidx6.i.i1093 = getelementptr inbounds [520 x i32], ptr %found.i909, i64 0, i64 %add.i348.i1092
  %231 = load i32, ptr %arrayidx6.i.i1093, align 4
  %conv7.i.i1094 = sext i32 %231 to i64
  %mul8.i.i1095 = mul nsw i64 %116, %conv7.i.i1094
  %add.ptr9.i349.i1096 = getelementptr inbounds i32, ptr %values.0364.i1001, i64 %mul8.i.i1095
  %arrayidx12.i.i1097 = getelementptr inbounds [520 x i32], ptr %places63.i990, i64 0, i64 %add.i348.i1092
  %232 = load i32, ptr %arrayidx12.i.i1097, align 4
  %conv13.i.i1098 = sext i32 %232 to i64
  %mul14.i.i1099 = mul nsw i64 %117, %conv13.i.i1098
  %add.ptr15.i.i1100 = getelementptr inbounds i32, ptr %cond.i1265, i64 %mul14.i.i1099
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1100, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i998, label %for.cond27.preheader.i.i1110, label %for.body20.i350.i1101

for.cond27.preheader.i.i1110:                     ; preds = %for.body20.i350.i1101, %for.body.i342.i1082
  %j.0.lcssa.i.i1111 = phi i64 [ 0, %for.body.i342.i1082 ], [ %add1771.i.i1102, %for.body20.i350.i1101 ]
  %cmp2872.i.i1112 = icmp slt i64 %j.0.lcssa.i.i1111, %117
  br i1 %cmp2872.i.i1112, label %for.body30.i.i1116, label %for.end36.i.i1113

for.body20.i350.i1101:                            ; preds = %for.body.i342.i1082, %for.body20.i350.i1101
  %add1771.i.i1102 = phi i64 [ %add17.i.i1108, %for.body20.i350.i1101 ], [ 8, %for.body.i342.i1082 ]
  %j.070.i.i1103 = phi i64 [ %add1771.i.i1102, %for.body20.i350.i1101 ], [ 0, %for.body.i342.i1082 ]
  %add.ptr21.i.i1104 = getelementptr inbounds i32, ptr %add.ptr9.i349.i1096, i64 %j.070.i.i1103
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1104, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1105 = getelementptr inbounds i32, ptr %add.ptr4.i.i1091, i64 %j.070.i.i1103
  %233 = load <8 x i32>, ptr %add.ptr22.i.i1105, align 4
  %add.ptr23.i.i1106 = getelementptr inbounds i32, ptr %add.ptr.i346.i1087, i64 %j.070.i.i1103
  %234 = load <8 x i32>, ptr %add.ptr23.i.i1106, align 4
  %add24.i.i1107 = add <8 x i32> %234, %233
  store <8 x i32> %add24.i.i1107, ptr %add.ptr22.i.i1105, align 4
  %add17.i.i1108 = add nuw nsw i64 %add1771.i.i1102, 8
  %cmp18.not.i.i1109 = icmp sgt i64 %add17.i.i1108, %117
  br i1 %cmp18.not.i.i1109, label %for.cond27.preheader.i.i1110, label %for.body20.i350.i1101, !llvm.loop !50

for.body30.i.i1116:                               ; preds = %for.cond27.preheader.i.i1110, %for.body30.i.i1116
  %j.173.i.i1117 = phi i64 [ %inc.i353.i1121, %for.body30.i.i1116 ], [ %j.0.lcssa.i.i1111, %for.cond27.preheader.i.i1110 ]
  %arrayidx31.i352.i1118 = getelementptr inbounds i32, ptr %add.ptr4.i.i1091, i64 %j.173.i.i1117
  %235 = load i32, ptr %arrayidx31.i352.i1118, align 4
  %arrayidx32.i.i1119 = getelementptr inbounds i32, ptr %add.ptr.i346.i1087, i64 %j.173.i.i1117
  %236 = load i32, ptr %arrayidx32.i.i1119, align 4
  %add33.i.i1120 = add i32 %236, %235
  store i32 %add33.i.i1120, ptr %arrayidx31.i352.i1118, align 4
  %inc.i353.i1121 = add nuw nsw i64 %j.173.i.i1117, 1
  %exitcond.not.i354.i1122 = icmp eq i64 %inc.i353.i1121, %117
  br i1 %exitcond.not.i354.i1122, label %for.end36.i.i1113, label %for.body30.i.i1116, !llvm.loop !51

for.end36.i.i1113:                                ; preds = %for.body30.i.i1116, %for.cond27.preheader.i.i1110
  %inc38.i.i1114 = add nuw nsw i64 %m.075.i.i1083, 1
  %exitcond374.not.i1115 = icmp eq i64 %inc38.i.i1114, %221
  br i1 %exitcond374.not.i1115, label %for.inc101.i1047, label %for.body.i342.i1082, !llvm.loop !52

for.inc101.i1047:                                 ; preds = %for.end36.i.i1113, %if.end.i.i1140, %if.else94.i1081, %if.then93.i1123, %if.else94.thread.i1046
  %add.i1048 = add nuw nsw i64 %k44.0363.i1002, 512
  %add.ptr103.i1049 = getelementptr inbounds i8, ptr %values.0364.i1001, i64 %add.ptr103.idx.i999
  %237 = load i64, ptr %arrayidx46.i940, align 8
  %cmp47.not.i1050 = icmp slt i64 %add.i1048, %237
  br i1 %cmp47.not.i1050, label %for.body50.i1000, label %for.end106.i942, !llvm.loop !53

for.end106.i942:                                  ; preds = %for.inc101.i1047, %for.cond45.preheader.i939
  %238 = load i64, ptr %a, align 8
  %cmp108.i943 = icmp eq i64 %238, 0
  %tobool111.i944 = icmp ne i64 %119, 0
  %or.cond184.i945 = select i1 %cmp108.i943, i1 %tobool111.i944, i1 false
  br i1 %or.cond184.i945, label %lor.lhs.false112.i947, label %add_int.exit

lor.lhs.false112.i947:                            ; preds = %for.end106.i942
  %cmp113.i948 = icmp ne ptr %cond.i1265, %120
  %tobool116.i949 = icmp ne i64 %110, 0
  %or.cond185.i950 = select i1 %cmp113.i948, i1 true, i1 %tobool116.i949
  br i1 %or.cond185.i950, label %for.cond120.preheader.i951, label %add_int.exit

for.cond120.preheader.i951:                       ; preds = %lor.lhs.false112.i947
  %cmp122.not365.i952 = icmp slt i64 %mul.i1258, 8
  br i1 %cmp122.not365.i952, label %for.cond145.preheader.i964, label %for.body124.lr.ph.i953

for.body124.lr.ph.i953:                           ; preds = %for.cond120.preheader.i951
  %add.ptr131.i954 = getelementptr inbounds i32, ptr %111, i64 %mul9.i1261
  br label %for.body124.i955

for.cond145.preheader.i964:                       ; preds = %if.end140.i959, %for.cond120.preheader.i951
  %k119.0.lcssa.i965 = phi i64 [ 0, %for.cond120.preheader.i951 ], [ %add121367.i956, %if.end140.i959 ]
  %cmp146368.i966 = icmp slt i64 %k119.0.lcssa.i965, %mul.i1258
  br i1 %cmp146368.i966, label %for.body148.lr.ph.i967, label %add_int.exit

for.body148.lr.ph.i967:                           ; preds = %for.cond145.preheader.i964
  %239 = getelementptr i32, ptr %111, i64 %mul9.i1261
  br label %for.body148.i968

for.body124.i955:                                 ; preds = %if.end140.i959, %for.body124.lr.ph.i953
  %add121367.i956 = phi i64 [ 8, %for.body124.lr.ph.i953 ], [ %add121.i962, %if.end140.i959 ]
  %k119.0366.i957 = phi i64 [ 0, %for.body124.lr.ph.i953 ], [ %add121367.i956, %if.end140.i959 ]
  %add.ptr125.i958 = getelementptr inbounds i32, ptr %cond.i1265, i64 %k119.0366.i957
  %240 = load <8 x i32>, ptr %add.ptr125.i958, align 4
  br i1 %tobool116.i949, label %land.lhs.true127.i980, label %if.end140.i959

land.lhs.true127.i980:                            ; preds = %for.body124.i955
  %241 = load i64, ptr %arrayidx8.i1260, align 8
  %tobool129.not.i981 = icmp eq i64 %241, 0
  br i1 %tobool129.not.i981, label %if.then136.i985, label %if.then130.i982

if.then130.i982:                                  ; preds = %land.lhs.true127.i980
  %add.ptr132.i983 = getelementptr inbounds i32, ptr %add.ptr131.i954, i64 %k119.0366.i957
  %242 = load <8 x i32>, ptr %add.ptr132.i983, align 4
  %add133.i984 = add <8 x i32> %242, %240
  br label %if.end140.i959

if.then136.i985:                                  ; preds = %land.lhs.true127.i980
  %243 = load i32, ptr %111, align 4
  %splat.splatinsert.i986 = insertelement <8 x i32> poison, i32 %243, i64 0
  %splat.splat.i987 = shufflevector <8 x i32> %splat.splatinsert.i986, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i988 = add <8 x i32> %splat.splat.i987, %240
  br label %if.end140.i959

if.end140.i959:                                   ; preds = %if.then136.i985, %if.then130.i982, %for.body124.i955
  %sum.0.i960 = phi <8 x i32> [ %add133.i984, %if.then130.i982 ], [ %add138.i988, %if.then136.i985 ], [ %240, %for.body124.i955 ]
  %add.ptr141.i961 = getelementptr inbounds i32, ptr %120, i64 %k119.0366.i957
  store <8 x i32> %sum.0.i960, ptr %add.ptr141.i961, align 4
  %add121.i962 = add nuw nsw i64 %add121367.i956, 8
  %cmp122.not.i963 = icmp sgt i64 %add121.i962, %mul.i1258
  br i1 %cmp122.not.i963, label %for.cond145.preheader.i964, label %for.body124.i955, !llvm.loop !54

for.body148.i968:                                 ; preds = %cond.end159.i971, %for.body148.lr.ph.i967
  %k119.1369.i969 = phi i64 [ %k119.0.lcssa.i965, %for.body148.lr.ph.i967 ], [ %inc163.i974, %cond.end159.i971 ]
  %arrayidx151.i970 = getelementptr inbounds i32, ptr %cond.i1265, i64 %k119.1369.i969
  %244 = load i32, ptr %arrayidx151.i970, align 4
  br i1 %tobool116.i949, label %cond.true150.i976, label %cond.end159.i971

cond.true150.i976:                                ; preds = %for.body148.i968
  %245 = load i64, ptr %arrayidx8.i1260, align 8
  %mul153.i977 = mul nsw i64 %245, %k119.1369.i969
  %arrayidx155.i978 = getelementptr i32, ptr %239, i64 %mul153.i977
  %246 = load i32, ptr %arrayidx155.i978, align 4
  %add156.i979 = add i32 %246, %244
  br label %cond.end159.i971

cond.end159.i971:                                 ; preds = %cond.true150.i976, %for.body148.i968
  %cond160.i972 = phi i32 [ %add156.i979, %cond.true150.i976 ], [ %244, %for.body148.i968 ]
  %arrayidx161.i973 = getelementptr inbounds i32, ptr %120, i64 %k119.1369.i969
  store i32 %cond160.i972, ptr %arrayidx161.i973, align 4
  %inc163.i974 = add nuw nsw i64 %k119.1369.i969, 1
  %exitcond376.not.i975 = icmp eq i64 %inc163.i974, %mul.i1258
  br i1 %exitcond376.not.i975, label %add_int.exit, label %for.body148.i968, !llvm.loop !55

add_int.exit:                                     ; preds = %cond.end78.i1040, %cond.end159.i971, %for.end106.i942, %lor.lhs.false112.i947, %for.cond145.preheader.i964
  %retval.3.i946 = phi i64 [ 0, %lor.lhs.false112.i947 ], [ 0, %for.end106.i942 ], [ 0, %for.cond145.preheader.i964 ], [ 0, %cond.end159.i971 ], [ 1, %cond.end78.i1040 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i909) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i908) #7
  br label %return

cond.false23:                                     ; preds = %cond.true8
  br i1 %tobool14.not.i1267, label %if.end30.i1276, label %if.then.i1272

if.then.i1272:                                    ; preds = %cond.false23
  %247 = inttoptr i64 %123 to ptr
  %248 = load i64, ptr %247, align 8
  %tobool1.not.i.i1273 = icmp eq i64 %248, 0
  br i1 %tobool1.not.i.i1273, label %if.then.i.i1570, label %for.cond9.preheader.i.i1274

if.then.i.i1570:                                  ; preds = %if.then.i1272
  %mul.i.i1571 = shl nsw i64 %mul.i1258, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i1265, i8 0, i64 %mul.i.i1571, i1 false)
  br label %if.end30.i1276

for.cond9.preheader.i.i1274:                      ; preds = %if.then.i1272
  %cmp1033.i.i1275 = icmp sgt i64 %mul.i1258, 0
  br i1 %cmp1033.i.i1275, label %for.body13.i.i1565, label %if.end30.i1276

for.body13.i.i1565:                               ; preds = %for.cond9.preheader.i.i1274, %for.body13.i.i1565
  %k8.034.i.i1566 = phi i64 [ %inc16.i.i1568, %for.body13.i.i1565 ], [ 0, %for.cond9.preheader.i.i1274 ]
  %arrayidx14.i.i1567 = getelementptr inbounds i64, ptr %cond.i1265, i64 %k8.034.i.i1566
  store i64 %248, ptr %arrayidx14.i.i1567, align 8
  %inc16.i.i1568 = add nuw nsw i64 %k8.034.i.i1566, 1
  %exitcond.not.i.i1569 = icmp eq i64 %inc16.i.i1568, %mul.i1258
  br i1 %exitcond.not.i.i1569, label %if.end30.i1276, label %for.body13.i.i1565, !llvm.loop !23

if.end30.i1276:                                   ; preds = %for.body13.i.i1565, %for.cond9.preheader.i.i1274, %if.then.i.i1570, %cond.false23
  %cmp31.i1277 = icmp eq i64 %114, 0
  br i1 %cmp31.i1277, label %land.end.i1553, label %land.end.thread.i1278

land.end.thread.i1278:                            ; preds = %if.end30.i1276
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1248) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1249) #7
  br label %for.cond45.preheader.i1279

land.end.i1553:                                   ; preds = %if.end30.i1276
  %arrayidx32.i1554 = getelementptr inbounds i8, ptr %a, i64 56
  %249 = load i64, ptr %arrayidx32.i1554, align 8
  %cmp33.i1555 = icmp eq i64 %115, %249
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1248) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1249) #7
  br i1 %cmp33.i1555, label %for.body.lr.ph.i1556, label %for.cond45.preheader.i1279

for.body.lr.ph.i1556:                             ; preds = %land.end.i1553
  %places42.i1557 = getelementptr inbounds i8, ptr %found.i1249, i64 2080
  br label %for.body.i1558

for.cond45.preheader.i1279:                       ; preds = %for.body.i1558, %land.end.i1553, %land.end.thread.i1278
  %250 = phi i1 [ false, %land.end.thread.i1278 ], [ false, %land.end.i1553 ], [ true, %for.body.i1558 ]
  %arrayidx46.i1280 = getelementptr inbounds i8, ptr %a, i64 48
  %251 = load i64, ptr %arrayidx46.i1280, align 8
  %cmp47.not361.i1281 = icmp sgt i64 %251, 0
  br i1 %cmp47.not361.i1281, label %for.body50.lr.ph.i1329, label %for.end106.i1282

for.body50.lr.ph.i1329:                           ; preds = %for.cond45.preheader.i1279
  %places63.i1330 = getelementptr inbounds i8, ptr %found.i1249, i64 2080
  %cond67.i1331 = select i1 %250, ptr %places63.i1330, ptr %places.i1248
  %arrayidx68.i1332 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1333 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i1334 = trunc i64 %114 to i32
  %conv1.i.i1335 = trunc i64 %sub.i1257 to i32
  %count32.i.i1336 = getelementptr inbounds i8, ptr %found.i1249, i64 4160
  %cmp91.i1337 = icmp eq i64 %117, 1
  %cmp18.not69.i.i1338 = icmp slt i64 %117, 8
  %add.ptr103.idx.i1339 = shl nsw i64 %116, 12
  br label %for.body50.i1340

for.body.i1558:                                   ; preds = %for.body.i1558, %for.body.lr.ph.i1556
  %k.0360.i1559 = phi i64 [ 0, %for.body.lr.ph.i1556 ], [ %inc.i1563, %for.body.i1558 ]
  %conv40.i1560 = trunc nuw i64 %k.0360.i1559 to i32
  %arrayidx41.i1561 = getelementptr inbounds [520 x i32], ptr %found.i1249, i64 0, i64 %k.0360.i1559
  store i32 %conv40.i1560, ptr %arrayidx41.i1561, align 4
  %arrayidx43.i1562 = getelementptr inbounds [520 x i32], ptr %places42.i1557, i64 0, i64 %k.0360.i1559
  store i32 0, ptr %arrayidx43.i1562, align 4
  %inc.i1563 = add nuw nsw i64 %k.0360.i1559, 1
  %exitcond4393.not = icmp eq i64 %inc.i1563, 520
  br i1 %exitcond4393.not, label %for.cond45.preheader.i1279, label %for.body.i1558, !llvm.loop !56

for.body50.i1340:                                 ; preds = %for.inc101.i1387, %for.body50.lr.ph.i1329
  %252 = phi i64 [ %251, %for.body50.lr.ph.i1329 ], [ %278, %for.inc101.i1387 ]
  %values.0364.i1341 = phi ptr [ %109, %for.body50.lr.ph.i1329 ], [ %add.ptr103.i1389, %for.inc101.i1387 ]
  %k44.0363.i1342 = phi i64 [ 0, %for.body50.lr.ph.i1329 ], [ %add.i1388, %for.inc101.i1387 ]
  %sub52.i1343 = sub nsw i64 %252, %k44.0363.i1342
  %spec.select.i1344 = tail call i64 @llvm.smin.i64(i64 %sub52.i1343, i64 512)
  %253 = load i64, ptr %arrayidx68.i1332, align 8
  %cmp69.i1345 = icmp eq i64 %253, 4
  %254 = load i64, ptr %arrayidx76.i1333, align 8
  %cmp.not65.i.i1346 = icmp slt i64 %sub52.i1343, 8
  br i1 %cmp69.i1345, label %cond.true71.i1504, label %cond.false74.i1347

cond.true71.i1504:                                ; preds = %for.body50.i1340
  %add.ptr72.i1505 = getelementptr inbounds i32, ptr %113, i64 %k44.0363.i1342
  br i1 %cmp.not65.i.i1346, label %for.cond11.preheader.i.i1526, label %for.body.lr.ph.i.i1506

for.body.lr.ph.i.i1506:                           ; preds = %cond.true71.i1504
  %splat.splatinsert.i.i1507 = insertelement <8 x i64> poison, i64 %254, i64 0
  %splat.splat.i.i1508 = shufflevector <8 x i64> %splat.splatinsert.i.i1507, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i1509

for.cond11.preheader.i.i1526:                     ; preds = %for.body.i.i1509, %cond.true71.i1504
  %outside.0.lcssa.i.i1527 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1504 ], [ %or7.i.i1521, %for.body.i.i1509 ]
  %k.0.lcssa.i.i1528 = phi i64 [ 0, %cond.true71.i1504 ], [ %add68.i.i1510, %for.body.i.i1509 ]
  br label %for.body14.i.i1529

for.body.i.i1509:                                 ; preds = %for.body.i.i1509, %for.body.lr.ph.i.i1506
  %add68.i.i1510 = phi i64 [ 8, %for.body.lr.ph.i.i1506 ], [ %add.i.i1524, %for.body.i.i1509 ]
  %k.067.i.i1511 = phi i64 [ 0, %for.body.lr.ph.i.i1506 ], [ %add68.i.i1510, %for.body.i.i1509 ]
  %outside.066.i.i1512 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1506 ], [ %or7.i.i1521, %for.body.i.i1509 ]
  %add.ptr.i.i1513 = getelementptr inbounds i32, ptr %add.ptr72.i1505, i64 %k.067.i.i1511
  %255 = load <8 x i32>, ptr %add.ptr.i.i1513, align 4
  %conv.i.i1514 = sext <8 x i32> %255 to <8 x i64>
  %isneg.i.i1515 = icmp slt <8 x i32> %255, zeroinitializer
  %and.i.i1516 = select <8 x i1> %isneg.i.i1515, <8 x i64> %splat.splat.i.i1508, <8 x i64> zeroinitializer
  %add1.i.i1517 = add <8 x i64> %and.i.i1516, %conv.i.i1514
  %add1.lobit.i.i1518 = ashr <8 x i64> %add1.i.i1517, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1519 = icmp slt <8 x i64> %add1.i.i1517, %splat.splat.i.i1508
  %or.i.i1520 = select <8 x i1> %cmp5.not.i.i1519, <8 x i64> %add1.lobit.i.i1518, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1521 = or <8 x i64> %or.i.i1520, %outside.066.i.i1512
  %conv8.i.i1522 = trunc <8 x i64> %add1.i.i1517 to <8 x i32>
  %add.ptr9.i.i1523 = getelementptr inbounds i32, ptr %cond67.i1331, i64 %k.067.i.i1511
  store <8 x i32> %conv8.i.i1522, ptr %add.ptr9.i.i1523, align 8
  %add.i.i1524 = add nuw nsw i64 %add68.i.i1510, 8
  %cmp.not.i.i1525 = icmp sgt i64 %add.i.i1524, %spec.select.i1344
  br i1 %cmp.not.i.i1525, label %for.cond11.preheader.i.i1526, label %for.body.i.i1509, !llvm.loop !8

for.cond18.preheader.i.i1536:                     ; preds = %for.body14.i.i1529
  %cmp1972.i.i1537 = icmp slt i64 %k.0.lcssa.i.i1528, %spec.select.i1344
  br i1 %cmp1972.i.i1537, label %for.body21.i.i1538, label %cond.end78.i1380

for.body14.i.i1529:                               ; preds = %for.body14.i.i1529, %for.cond11.preheader.i.i1526
  %j.071.i.i1530 = phi i64 [ 0, %for.cond11.preheader.i.i1526 ], [ %inc.i.i1534, %for.body14.i.i1529 ]
  %wrong.070.i.i1531 = phi i64 [ 0, %for.cond11.preheader.i.i1526 ], [ %or15.i.i1533, %for.body14.i.i1529 ]
  %vecext.i.i1532 = extractelement <8 x i64> %outside.0.lcssa.i.i1527, i64 %j.071.i.i1530
  %or15.i.i1533 = or i64 %vecext.i.i1532, %wrong.070.i.i1531
  %inc.i.i1534 = add nuw nsw i64 %j.071.i.i1530, 1
  %exitcond.not.i298.i1535 = icmp eq i64 %inc.i.i1534, 8
  br i1 %exitcond.not.i298.i1535, label %for.cond18.preheader.i.i1536, label %for.body14.i.i1529, !llvm.loop !9

for.body21.i.i1538:                               ; preds = %for.cond18.preheader.i.i1536, %for.body21.i.i1538
  %k.174.i.i1539 = phi i64 [ %inc35.i.i1551, %for.body21.i.i1538 ], [ %k.0.lcssa.i.i1528, %for.cond18.preheader.i.i1536 ]
  %wrong.173.i.i1540 = phi i64 [ %or31.i.i1548, %for.body21.i.i1538 ], [ %or15.i.i1533, %for.cond18.preheader.i.i1536 ]
  %arrayidx.i.i1541 = getelementptr inbounds i32, ptr %add.ptr72.i1505, i64 %k.174.i.i1539
  %256 = load i32, ptr %arrayidx.i.i1541, align 4
  %conv23.i.i1542 = sext i32 %256 to i64
  %cmp25.i.i1543 = icmp slt i32 %256, 0
  %cond.i.i1544 = select i1 %cmp25.i.i1543, i64 %254, i64 0
  %add27.i.i1545 = add nsw i64 %cond.i.i1544, %conv23.i.i1542
  %cmp28.i.i1546 = icmp uge i64 %add27.i.i1545, %254
  %conv30.i.i1547 = zext i1 %cmp28.i.i1546 to i64
  %or31.i.i1548 = or i64 %wrong.173.i.i1540, %conv30.i.i1547
  %conv32.i.i1549 = trunc i64 %add27.i.i1545 to i32
  %arrayidx33.i.i1550 = getelementptr inbounds i32, ptr %cond67.i1331, i64 %k.174.i.i1539
  store i32 %conv32.i.i1549, ptr %arrayidx33.i.i1550, align 4
  %inc35.i.i1551 = add nuw nsw i64 %k.174.i.i1539, 1
  %exitcond76.not.i.i1552 = icmp eq i64 %inc35.i.i1551, %spec.select.i1344
  br i1 %exitcond76.not.i.i1552, label %cond.end78.i1380, label %for.body21.i.i1538, !llvm.loop !10

cond.false74.i1347:                               ; preds = %for.body50.i1340
  %add.ptr75.i1348 = getelementptr inbounds i64, ptr %113, i64 %k44.0363.i1342
  br i1 %cmp.not65.i.i1346, label %for.cond10.preheader.i.i1368, label %for.body.lr.ph.i299.i1349

for.body.lr.ph.i299.i1349:                        ; preds = %cond.false74.i1347
  %splat.splatinsert.i300.i1350 = insertelement <8 x i64> poison, i64 %254, i64 0
  %splat.splat.i301.i1351 = shufflevector <8 x i64> %splat.splatinsert.i300.i1350, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1352

for.cond10.preheader.i.i1368:                     ; preds = %for.body.i302.i1352, %cond.false74.i1347
  %outside.0.lcssa.i314.i1369 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1347 ], [ %or7.i310.i1363, %for.body.i302.i1352 ]
  %k.0.lcssa.i315.i1370 = phi i64 [ 0, %cond.false74.i1347 ], [ %add66.i.i1353, %for.body.i302.i1352 ]
  br label %for.body13.i316.i1371

for.body.i302.i1352:                              ; preds = %for.body.i302.i1352, %for.body.lr.ph.i299.i1349
  %add66.i.i1353 = phi i64 [ 8, %for.body.lr.ph.i299.i1349 ], [ %add.i312.i1366, %for.body.i302.i1352 ]
  %k.065.i.i1354 = phi i64 [ 0, %for.body.lr.ph.i299.i1349 ], [ %add66.i.i1353, %for.body.i302.i1352 ]
  %outside.064.i.i1355 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1349 ], [ %or7.i310.i1363, %for.body.i302.i1352 ]
  %add.ptr.i303.i1356 = getelementptr inbounds i64, ptr %add.ptr75.i1348, i64 %k.065.i.i1354
  %257 = load <8 x i64>, ptr %add.ptr.i303.i1356, align 8
  %isneg.i304.i1357 = icmp slt <8 x i64> %257, zeroinitializer
  %and.i305.i1358 = select <8 x i1> %isneg.i304.i1357, <8 x i64> %splat.splat.i301.i1351, <8 x i64> zeroinitializer
  %add1.i306.i1359 = add <8 x i64> %and.i305.i1358, %257
  %add1.lobit.i307.i1360 = ashr <8 x i64> %add1.i306.i1359, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1361 = icmp slt <8 x i64> %add1.i306.i1359, %splat.splat.i301.i1351
  %or.i309.i1362 = select <8 x i1> %cmp5.not.i308.i1361, <8 x i64> %add1.lobit.i307.i1360, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1363 = or <8 x i64> %or.i309.i1362, %outside.064.i.i1355
  %conv.i311.i1364 = trunc <8 x i64> %add1.i306.i1359 to <8 x i32>
  %add.ptr8.i.i1365 = getelementptr inbounds i32, ptr %cond67.i1331, i64 %k.065.i.i1354
  store <8 x i32> %conv.i311.i1364, ptr %add.ptr8.i.i1365, align 8
  %add.i312.i1366 = add nuw nsw i64 %add66.i.i1353, 8
  %cmp.not.i313.i1367 = icmp sgt i64 %add.i312.i1366, %spec.select.i1344
  br i1 %cmp.not.i313.i1367, label %for.cond10.preheader.i.i1368, label %for.body.i302.i1352, !llvm.loop !11

for.cond17.preheader.i.i1378:                     ; preds = %for.body13.i316.i1371
  %cmp1870.i.i1379 = icmp slt i64 %k.0.lcssa.i315.i1370, %spec.select.i1344
  br i1 %cmp1870.i.i1379, label %for.body20.i.i1490, label %cond.end78.i1380

for.body13.i316.i1371:                            ; preds = %for.body13.i316.i1371, %for.cond10.preheader.i.i1368
  %j.069.i.i1372 = phi i64 [ 0, %for.cond10.preheader.i.i1368 ], [ %inc.i318.i1376, %for.body13.i316.i1371 ]
  %wrong.068.i.i1373 = phi i64 [ 0, %for.cond10.preheader.i.i1368 ], [ %or14.i.i1375, %for.body13.i316.i1371 ]
  %vecext.i317.i1374 = extractelement <8 x i64> %outside.0.lcssa.i314.i1369, i64 %j.069.i.i1372
  %or14.i.i1375 = or i64 %vecext.i317.i1374, %wrong.068.i.i1373
  %inc.i318.i1376 = add nuw nsw i64 %j.069.i.i1372, 1
  %exitcond.not.i319.i1377 = icmp eq i64 %inc.i318.i1376, 8
  br i1 %exitcond.not.i319.i1377, label %for.cond17.preheader.i.i1378, label %for.body13.i316.i1371, !llvm.loop !12

for.body20.i.i1490:                               ; preds = %for.cond17.preheader.i.i1378, %for.body20.i.i1490
  %k.172.i.i1491 = phi i64 [ %inc33.i.i1502, %for.body20.i.i1490 ], [ %k.0.lcssa.i315.i1370, %for.cond17.preheader.i.i1378 ]
  %wrong.171.i.i1492 = phi i64 [ %or29.i.i1499, %for.body20.i.i1490 ], [ %or14.i.i1375, %for.cond17.preheader.i.i1378 ]
  %arrayidx.i321.i1493 = getelementptr inbounds i64, ptr %add.ptr75.i1348, i64 %k.172.i.i1491
  %258 = load i64, ptr %arrayidx.i321.i1493, align 8
  %cmp23.i.i1494 = icmp slt i64 %258, 0
  %cond.i322.i1495 = select i1 %cmp23.i.i1494, i64 %254, i64 0
  %add25.i.i1496 = add nsw i64 %cond.i322.i1495, %258
  %cmp26.i.i1497 = icmp uge i64 %add25.i.i1496, %254
  %conv28.i.i1498 = zext i1 %cmp26.i.i1497 to i64
  %or29.i.i1499 = or i64 %wrong.171.i.i1492, %conv28.i.i1498
  %conv30.i323.i1500 = trunc i64 %add25.i.i1496 to i32
  %arrayidx31.i.i1501 = getelementptr inbounds i32, ptr %cond67.i1331, i64 %k.172.i.i1491
  store i32 %conv30.i323.i1500, ptr %arrayidx31.i.i1501, align 4
  %inc33.i.i1502 = add nuw nsw i64 %k.172.i.i1491, 1
  %exitcond74.not.i.i1503 = icmp eq i64 %inc33.i.i1502, %spec.select.i1344
  br i1 %exitcond74.not.i.i1503, label %cond.end78.i1380, label %for.body20.i.i1490, !llvm.loop !13

cond.end78.i1380:                                 ; preds = %for.body20.i.i1490, %for.body21.i.i1538, %for.cond17.preheader.i.i1378, %for.cond18.preheader.i.i1536
  %cond79.in.in.i1381 = phi i64 [ %or15.i.i1533, %for.cond18.preheader.i.i1536 ], [ %or14.i.i1375, %for.cond17.preheader.i.i1378 ], [ %or31.i.i1548, %for.body21.i.i1538 ], [ %or29.i.i1499, %for.body20.i.i1490 ]
  %cond79.in.not.i1382 = icmp eq i64 %cond79.in.in.i1381, 0
  br i1 %cond79.in.not.i1382, label %if.end82.i1383, label %add_long.exit

if.end82.i1383:                                   ; preds = %cond.end78.i1380
  br i1 %250, label %if.end87.i1417, label %if.else85.i1384

if.else85.i1384:                                  ; preds = %if.end82.i1383
  %cmp55.i.i1385 = icmp sgt i64 %sub52.i1343, 0
  br i1 %cmp55.i.i1385, label %for.body.i326.i1391, label %if.else94.thread.i1386

for.cond12.preheader.i.i1404:                     ; preds = %for.body.i326.i1391
  %tobool.not.i.i1405 = icmp eq i64 %add.i328.i1401, 0
  br i1 %tobool.not.i.i1405, label %if.else94.thread.i1386, label %for.body16.lr.ph.i.i1406

for.body16.lr.ph.i.i1406:                         ; preds = %for.cond12.preheader.i.i1404
  %sub18.i.i1407 = add nsw i64 %add.i328.i1401, -1
  %arrayidx19.i.i1408 = getelementptr inbounds [520 x i32], ptr %found.i1249, i64 0, i64 %sub18.i.i1407
  %arrayidx25.i.i1409 = getelementptr inbounds [520 x i32], ptr %places63.i1330, i64 0, i64 %sub18.i.i1407
  br label %for.body16.i.i1410

for.body.i326.i1391:                              ; preds = %if.else85.i1384, %for.body.i326.i1391
  %n.057.i.i1392 = phi i64 [ %add.i328.i1401, %for.body.i326.i1391 ], [ 0, %if.else85.i1384 ]
  %k.056.i.i1393 = phi i64 [ %inc.i329.i1402, %for.body.i326.i1391 ], [ 0, %if.else85.i1384 ]
  %arrayidx.i327.i1394 = getelementptr inbounds i32, ptr %places.i1248, i64 %k.056.i.i1393
  %259 = load i32, ptr %arrayidx.i327.i1394, align 4
  %sub3.i.i1395 = sub i32 %259, %conv.i324.i1334
  %conv4.i.i1396 = trunc i64 %k.056.i.i1393 to i32
  %arrayidx5.i.i1397 = getelementptr inbounds [520 x i32], ptr %found.i1249, i64 0, i64 %n.057.i.i1392
  store i32 %conv4.i.i1396, ptr %arrayidx5.i.i1397, align 4
  %arrayidx7.i.i1398 = getelementptr inbounds [520 x i32], ptr %places63.i1330, i64 0, i64 %n.057.i.i1392
  store i32 %sub3.i.i1395, ptr %arrayidx7.i.i1398, align 4
  %cmp8.i.i1399 = icmp ult i32 %sub3.i.i1395, %conv1.i.i1335
  %conv10.i.i1400 = zext i1 %cmp8.i.i1399 to i64
  %add.i328.i1401 = add nuw nsw i64 %n.057.i.i1392, %conv10.i.i1400
  %inc.i329.i1402 = add nuw nsw i64 %k.056.i.i1393, 1
  %exitcond.not.i330.i1403 = icmp eq i64 %inc.i329.i1402, %spec.select.i1344
  br i1 %exitcond.not.i330.i1403, label %for.cond12.preheader.i.i1404, label %for.body.i326.i1391, !llvm.loop !14

for.body16.i.i1410:                               ; preds = %for.body16.i.i1410, %for.body16.lr.ph.i.i1406
  %k11.058.i.i1411 = phi i64 [ 0, %for.body16.lr.ph.i.i1406 ], [ %inc30.i.i1415, %for.body16.i.i1410 ]
  %260 = load i32, ptr %arrayidx19.i.i1408, align 4
  %add21.i.i1412 = add nuw nsw i64 %k11.058.i.i1411, %add.i328.i1401
  %arrayidx22.i.i1413 = getelementptr inbounds [520 x i32], ptr %found.i1249, i64 0, i64 %add21.i.i1412
  store i32 %260, ptr %arrayidx22.i.i1413, align 4
  %261 = load i32, ptr %arrayidx25.i.i1409, align 4
  %arrayidx28.i.i1414 = getelementptr inbounds [520 x i32], ptr %places63.i1330, i64 0, i64 %add21.i.i1412
  store i32 %261, ptr %arrayidx28.i.i1414, align 4
  %inc30.i.i1415 = add nuw nsw i64 %k11.058.i.i1411, 1
  %exitcond.not.i1416 = icmp eq i64 %inc30.i.i1415, 8
  br i1 %exitcond.not.i1416, label %if.end87.i1417, label %for.body16.i.i1410, !llvm.loop !15

if.else94.thread.i1386:                           ; preds = %for.cond12.preheader.i.i1404, %if.else85.i1384
  store i64 0, ptr %count32.i.i1336, align 8
  br label %for.inc101.i1387

if.end87.i1417:                                   ; preds = %for.body16.i.i1410, %if.end82.i1383
  %262 = phi i64 [ %spec.select.i1344, %if.end82.i1383 ], [ %add.i328.i1401, %for.body16.i.i1410 ]
  store i64 %262, ptr %count32.i.i1336, align 8
  %tobool89.i1418 = icmp ne i64 %262, 0
  %or.cond183.i1419 = select i1 %tobool89.i1418, i1 %cmp91.i1337, i1 false
  %cmp32.i.i1420 = icmp sgt i64 %262, 0
  br i1 %or.cond183.i1419, label %if.then93.i1463, label %if.else94.i1421

if.then93.i1463:                                  ; preds = %if.end87.i1417
  br i1 %cmp32.i.i1420, label %for.body.preheader.i.i1464, label %for.inc101.i1387

for.body.preheader.i.i1464:                       ; preds = %if.then93.i1463
  %263 = load i32, ptr %places63.i1330, align 8
  %conv.i331.i1465 = sext i32 %263 to i64
  %arrayidx1.i.i1466 = getelementptr inbounds i64, ptr %cond.i1265, i64 %conv.i331.i1465
  %264 = load i64, ptr %arrayidx1.i.i1466, align 8
  br label %for.body.i332.i1467

for.body.i332.i1467:                              ; preds = %if.end.i.i1480, %for.body.preheader.i.i1464
  %before.035.i.i1468 = phi i64 [ %conv5.i.i1472, %if.end.i.i1480 ], [ %conv.i331.i1465, %for.body.preheader.i.i1464 ]
  %m.034.i.i1469 = phi i64 [ %inc.i338.i1488, %if.end.i.i1480 ], [ 0, %for.body.preheader.i.i1464 ]
  %found.033.i.i1470 = phi i64 [ %add14.i.i1486, %if.end.i.i1480 ], [ %264, %for.body.preheader.i.i1464 ]
  %arrayidx4.i.i1471 = getelementptr inbounds [520 x i32], ptr %places63.i1330, i64 0, i64 %m.034.i.i1469
  %265 = load i32, ptr %arrayidx4.i.i1471, align 4
  %conv5.i.i1472 = sext i32 %265 to i64
  %add.i333.i1473 = add nuw nsw i64 %m.034.i.i1469, 8
  %arrayidx7.i334.i1474 = getelementptr inbounds [520 x i32], ptr %places63.i1330, i64 0, i64 %add.i333.i1473
  %266 = load i32, ptr %arrayidx7.i334.i1474, align 4
  %idx.ext.i.i1475 = sext i32 %266 to i64
  %add.ptr.i335.i1476 = getelementptr inbounds i64, ptr %cond.i1265, i64 %idx.ext.i.i1475
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1476, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1477 = icmp eq i64 %before.035.i.i1468, %conv5.i.i1472
  br i1 %cmp8.not.i.i1477, label %if.end.i.i1480, label %if.then.i336.i1478

if.then.i336.i1478:                               ; preds = %for.body.i332.i1467
  %arrayidx10.i.i1479 = getelementptr inbounds i64, ptr %cond.i1265, i64 %conv5.i.i1472
  %267 = load i64, ptr %arrayidx10.i.i1479, align 8
  br label %if.end.i.i1480

if.end.i.i1480:                                   ; preds = %if.then.i336.i1478, %for.body.i332.i1467
  %found.1.i.i1481 = phi i64 [ %267, %if.then.i336.i1478 ], [ %found.033.i.i1470, %for.body.i332.i1467 ]
  %arrayidx11.i.i1482 = getelementptr inbounds [520 x i32], ptr %found.i1249, i64 0, i64 %m.034.i.i1469
  %268 = load i32, ptr %arrayidx11.i.i1482, align 4
  %conv12.i.i1483 = sext i32 %268 to i64
  %mul.i337.i1484 = mul nsw i64 %116, %conv12.i.i1483
  %arrayidx13.i.i1485 = getelementptr inbounds i64, ptr %values.0364.i1341, i64 %mul.i337.i1484
  %269 = load i64, ptr %arrayidx13.i.i1485, align 8
  %add14.i.i1486 = add i64 %269, %found.1.i.i1481
  %arrayidx15.i.i1487 = getelementptr inbounds i64, ptr %cond.i1265, i64 %conv5.i.i1472
  store i64 %add14.i.i1486, ptr %arrayidx15.i.i1487, align 8
  %inc.i338.i1488 = add nuw nsw i64 %m.034.i.i1469, 1
  %exitcond375.not.i1489 = icmp eq i64 %inc.i338.i1488, %262
  br i1 %exitcond375.not.i1489, label %for.inc101.i1387, label %for.body.i332.i1467, !llvm.loop !57

if.else94.i1421:                                  ; preds = %if.end87.i1417
  br i1 %cmp32.i.i1420, label %for.body.i342.i1422, label %for.inc101.i1387

for.body.i342.i1422:                              ; preds = %if.else94.i1421, %for.end36.i.i1453
  %m.075.i.i1423 = phi i64 [ %inc38.i.i1454, %for.end36.i.i1453 ], [ 0, %if.else94.i1421 ]
  %arrayidx.i343.i1424 = getelementptr inbounds [520 x i32], ptr %found.i1249, i64 0, i64 %m.075.i.i1423
  %270 = load i32, ptr %arrayidx.i343.i1424, align 4
  %conv.i344.i1425 = sext i32 %270 to i64
  %mul.i345.i1426 = mul nsw i64 %116, %conv.i344.i1425
  %add.ptr.i346.i1427 = getelementptr inbounds i64, ptr %values.0364.i1341, i64 %mul.i345.i1426
  %arrayidx1.i347.i1428 = getelementptr inbounds [520 x i32], ptr %places63.i1330, i64 0, i64 %m.075.i.i1423
  %271 = load i32, ptr %arrayidx1.i347.i1428, align 4
  %conv2.i.i1429 = sext i32 %271 to i64
  %mul3.i.i1430 = mul nsw i64 %117, %conv2.i.i1429
  %add.ptr4.i.i1431 = getelementptr inbounds i64, ptr %cond.i1265, i64 %mul3.i.i1430
  %add.i348.i1432 = add nuw nsw i64 %m.075.i.i1423, 8
  %arrayidx6.i.i1433 = getelementptr inbounds [520 x i32], ptr %found.i1249, i64 0, i64 %add.i348.i1432
  %272 = load i32, ptr %arrayidx6.i.i1433, align 4
  %conv7.i.i1434 = sext i32 %272 to i64
  %mul8.i.i1435 = mul nsw i64 %116, %conv7.i.i1434
  %add.ptr9.i349.i1436 = getelementptr inbounds i64, ptr %values.0364.i1341, i64 %mul8.i.i1435
  %arrayidx12.i.i1437 = getelementptr inbounds [520 x i32], ptr %places63.i1330, i64 0, i64 %add.i348.i1432
  %273 = load i32, ptr %arrayidx12.i.i1437, align 4
  %conv13.i.i1438 = sext i32 %273 to i64
  %mul14.i.i1439 = mul nsw i64 %117, %conv13.i.i1438
  %add.ptr15.i.i1440 = getelementptr inbounds i64, ptr %cond.i1265, i64 %mul14.i.i1439
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1440, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i1338, label %for.cond27.preheader.i.i1450, label %for.body20.i350.i1441

for.cond27.preheader.i.i1450:                     ; preds = %for.body20.i350.i1441, %for.body.i342.i1422
  %j.0.lcssa.i.i1451 = phi i64 [ 0, %for.body.i342.i1422 ], [ %add1771.i.i1442, %for.body20.i350.i1441 ]
  %cmp2872.i.i1452 = icmp slt i64 %j.0.lcssa.i.i1451, %117
  br i1 %cmp2872.i.i1452, label %for.body30.i.i1456, label %for.end36.i.i1453

for.body20.i350.i1441:                            ; preds = %for.body.i342.i1422, %for.body20.i350.i1441
  %add1771.i.i1442 = phi i64 [ %add17.i.i1448, %for.body20.i350.i1441 ], [ 8, %for.body.i342.i1422 ]
  %j.070.i.i1443 = phi i64 [ %add1771.i.i1442, %for.body20.i350.i1441 ], [ 0, %for.body.i342.i1422 ]
  %add.ptr21.i.i1444 = getelementptr inbounds i64, ptr %add.ptr9.i349.i1436, i64 %j.070.i.i1443
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1444, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1445 = getelementptr inbounds i64, ptr %add.ptr4.i.i1431, i64 %j.070.i.i1443
  %274 = load <8 x i64>, ptr %add.ptr22.i.i1445, align 8
  %add.ptr23.i.i1446 = getelementptr inbounds i64, ptr %add.ptr.i346.i1427, i64 %j.070.i.i1443
  %275 = load <8 x i64>, ptr %add.ptr23.i.i1446, align 8
  %add24.i.i1447 = add <8 x i64> %275, %274
  store <8 x i64> %add24.i.i1447, ptr %add.ptr22.i.i1445, align 8
  %add17.i.i1448 = add nuw nsw i64 %add1771.i.i1442, 8
  %cmp18.not.i.i1449 = icmp sgt i64 %add17.i.i1448, %117
  br i1 %cmp18.not.i.i1449, label %for.cond27.preheader.i.i1450, label %for.body20.i350.i1441, !llvm.loop !58

for.body30.i.i1456:                               ; preds = %for.cond27.preheader.i.i1450, %for.body30.i.i1456
  %j.173.i.i1457 = phi i64 [ %inc.i353.i1461, %for.body30.i.i1456 ], [ %j.0.lcssa.i.i1451, %for.cond27.preheader.i.i1450 ]
  %arrayidx31.i352.i1458 = getelementptr inbounds i64, ptr %add.ptr4.i.i1431, i64 %j.173.i.i1457
  %276 = load i64, ptr %arrayidx31.i352.i1458, align 8
  %arrayidx32.i.i1459 = getelementptr inbounds i64, ptr %add.ptr.i346.i1427, i64 %j.173.i.i1457
  %277 = load i64, ptr %arrayidx32.i.i1459, align 8
  %add33.i.i1460 = add i64 %277, %276
  store i64 %add33.i.i1460, ptr %arrayidx31.i352.i1458, align 8
  %inc.i353.i1461 = add nuw nsw i64 %j.173.i.i1457, 1
  %exitcond.not.i354.i1462 = icmp eq i64 %inc.i353.i1461, %117
  br i1 %exitcond.not.i354.i1462, label %for.end36.i.i1453, label %for.body30.i.i1456, !llvm.loop !59

for.end36.i.i1453:                                ; preds = %for.body30.i.i1456, %for.cond27.preheader.i.i1450
  %inc38.i.i1454 = add nuw nsw i64 %m.075.i.i1423, 1
  %exitcond374.not.i1455 = icmp eq i64 %inc38.i.i1454, %262
  br i1 %exitcond374.not.i1455, label %for.inc101.i1387, label %for.body.i342.i1422, !llvm.loop !60

for.inc101.i1387:                                 ; preds = %for.end36.i.i1453, %if.end.i.i1480, %if.else94.i1421, %if.then93.i1463, %if.else94.thread.i1386
  %add.i1388 = add nuw nsw i64 %k44.0363.i1342, 512
  %add.ptr103.i1389 = getelementptr inbounds i8, ptr %values.0364.i1341, i64 %add.ptr103.idx.i1339
  %278 = load i64, ptr %arrayidx46.i1280, align 8
  %cmp47.not.i1390 = icmp slt i64 %add.i1388, %278
  br i1 %cmp47.not.i1390, label %for.body50.i1340, label %for.end106.i1282, !llvm.loop !61

for.end106.i1282:                                 ; preds = %for.inc101.i1387, %for.cond45.preheader.i1279
  %279 = load i64, ptr %a, align 8
  %cmp108.i1283 = icmp eq i64 %279, 0
  %tobool111.i1284 = icmp ne i64 %119, 0
  %or.cond184.i1285 = select i1 %cmp108.i1283, i1 %tobool111.i1284, i1 false
  br i1 %or.cond184.i1285, label %lor.lhs.false112.i1287, label %add_long.exit

lor.lhs.false112.i1287:                           ; preds = %for.end106.i1282
  %cmp113.i1288 = icmp ne ptr %cond.i1265, %120
  %tobool116.i1289 = icmp ne i64 %110, 0
  %or.cond185.i1290 = select i1 %cmp113.i1288, i1 true, i1 %tobool116.i1289
  br i1 %or.cond185.i1290, label %for.cond120.preheader.i1291, label %add_long.exit

for.cond120.preheader.i1291:                      ; preds = %lor.lhs.false112.i1287
  %cmp122.not365.i1292 = icmp slt i64 %mul.i1258, 8
  br i1 %cmp122.not365.i1292, label %for.cond145.preheader.i1304, label %for.body124.lr.ph.i1293

for.body124.lr.ph.i1293:                          ; preds = %for.cond120.preheader.i1291
  %add.ptr131.i1294 = getelementptr inbounds i64, ptr %111, i64 %mul9.i1261
  br label %for.body124.i1295

for.cond145.preheader.i1304:                      ; preds = %if.end140.i1299, %for.cond120.preheader.i1291
  %k119.0.lcssa.i1305 = phi i64 [ 0, %for.cond120.preheader.i1291 ], [ %add121367.i1296, %if.end140.i1299 ]
  %cmp146368.i1306 = icmp slt i64 %k119.0.lcssa.i1305, %mul.i1258
  br i1 %cmp146368.i1306, label %for.body148.lr.ph.i1307, label %add_long.exit

for.body148.lr.ph.i1307:                          ; preds = %for.cond145.preheader.i1304
  %280 = getelementptr i64, ptr %111, i64 %mul9.i1261
  br label %for.body148.i1308

for.body124.i1295:                                ; preds = %if.end140.i1299, %for.body124.lr.ph.i1293
  %add121367.i1296 = phi i64 [ 8, %for.body124.lr.ph.i1293 ], [ %add121.i1302, %if.end140.i1299 ]
  %k119.0366.i1297 = phi i64 [ 0, %for.body124.lr.ph.i1293 ], [ %add121367.i1296, %if.end140.i1299 ]
  %add.ptr125.i1298 = getelementptr inbounds i64, ptr %cond.i1265, i64 %k119.0366.i1297
  %281 = load <8 x i64>, ptr %add.ptr125.i1298, align 8
  br i1 %tobool116.i1289, label %land.lhs.true127.i1320, label %if.end140.i1299

land.lhs.true127.i1320:                           ; preds = %for.body124.i1295
  %282 = load i64, ptr %arrayidx8.i1260, align 8
  %tobool129.not.i1321 = icmp eq i64 %282, 0
  br i1 %tobool129.not.i1321, label %if.then136.i1325, label %if.then130.i1322

if.then130.i1322:                                 ; preds = %land.lhs.true127.i1320
  %add.ptr132.i1323 = getelementptr inbounds i64, ptr %add.ptr131.i1294, i64 %k119.0366.i1297
  %283 = load <8 x i64>, ptr %add.ptr132.i1323, align 8
  %add133.i1324 = add <8 x i64> %283, %281
  br label %if.end140.i1299

if.then136.i1325:                                 ; preds = %land.lhs.true127.i1320
  %284 = load i64, ptr %111, align 8
  %splat.splatinsert.i1326 = insertelement <8 x i64> poison, i64 %284, i64 0
  %splat.splat.i1327 = shufflevector <8 x i64> %splat.splatinsert.i1326, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i1328 = add <8 x i64> %splat.splat.i1327, %281
  br label %if.end140.i1299

if.end140.i1299:                                  ; preds = %if.then136.i1325, %if.then130.i1322, %for.body124.i1295
  %sum.0.i1300 = phi <8 x i64> [ %add133.i1324, %if.then130.i1322 ], [ %add138.i1328, %if.then136.i1325 ], [ %281, %for.body124.i1295 ]
  %add.ptr141.i1301 = getelementptr inbounds i64, ptr %120, i64 %k119.0366.i1297
  store <8 x i64> %sum.0.i1300, ptr %add.ptr141.i1301, align 8
  %add121.i1302 = add nuw nsw i64 %add121367.i1296, 8
  %cmp122.not.i1303 = icmp sgt i64 %add121.i1302, %mul.i1258
  br i1 %cmp122.not.i1303, label %for.cond145.preheader.i1304, label %for.body124.i1295, !llvm.loop !62

for.body148.i1308:                                ; preds = %cond.end159.i1311, %for.body148.lr.ph.i1307
  %k119.1369.i1309 = phi i64 [ %k119.0.lcssa.i1305, %for.body148.lr.ph.i1307 ], [ %inc163.i1314, %cond.end159.i1311 ]
  %arrayidx151.i1310 = getelementptr inbounds i64, ptr %cond.i1265, i64 %k119.1369.i1309
  %285 = load i64, ptr %arrayidx151.i1310, align 8
  br i1 %tobool116.i1289, label %cond.true150.i1316, label %cond.end159.i1311

cond.true150.i1316:                               ; preds = %for.body148.i1308
  %286 = load i64, ptr %arrayidx8.i1260, align 8
  %mul153.i1317 = mul nsw i64 %286, %k119.1369.i1309
  %arrayidx155.i1318 = getelementptr i64, ptr %280, i64 %mul153.i1317
  %287 = load i64, ptr %arrayidx155.i1318, align 8
  %add156.i1319 = add i64 %287, %285
  br label %cond.end159.i1311

cond.end159.i1311:                                ; preds = %cond.true150.i1316, %for.body148.i1308
  %cond160.i1312 = phi i64 [ %add156.i1319, %cond.true150.i1316 ], [ %285, %for.body148.i1308 ]
  %arrayidx161.i1313 = getelementptr inbounds i64, ptr %120, i64 %k119.1369.i1309
  store i64 %cond160.i1312, ptr %arrayidx161.i1313, align 8
  %inc163.i1314 = add nuw nsw i64 %k119.1369.i1309, 1
  %exitcond376.not.i1315 = icmp eq i64 %inc163.i1314, %mul.i1258
  br i1 %exitcond376.not.i1315, label %add_long.exit, label %for.body148.i1308, !llvm.loop !63

add_long.exit:                                    ; preds = %cond.end78.i1380, %cond.end159.i1311, %for.end106.i1282, %lor.lhs.false112.i1287, %for.cond145.preheader.i1304
  %retval.3.i1286 = phi i64 [ 0, %lor.lhs.false112.i1287 ], [ 0, %for.end106.i1282 ], [ 0, %for.cond145.preheader.i1304 ], [ 0, %cond.end159.i1311 ], [ 1, %cond.end78.i1380 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1249) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1248) #7
  br label %return

cond.true34:                                      ; preds = %entry
  %arrayidx.i2567 = getelementptr inbounds i8, ptr %a, i64 24
  %288 = load i64, ptr %arrayidx.i2567, align 8
  %289 = inttoptr i64 %288 to ptr
  %arrayidx1.i2568 = getelementptr inbounds i8, ptr %a, i64 88
  %290 = load i64, ptr %arrayidx1.i2568, align 8
  %291 = inttoptr i64 %290 to ptr
  %arrayidx2.i2569 = getelementptr inbounds i8, ptr %a, i64 40
  %292 = load i64, ptr %arrayidx2.i2569, align 8
  %293 = inttoptr i64 %292 to ptr
  %arrayidx3.i2570 = getelementptr inbounds i8, ptr %a, i64 72
  %294 = load i64, ptr %arrayidx3.i2570, align 8
  %arrayidx4.i2571 = getelementptr inbounds i8, ptr %a, i64 80
  %295 = load i64, ptr %arrayidx4.i2571, align 8
  %arrayidx5.i2572 = getelementptr inbounds i8, ptr %a, i64 32
  %296 = load i64, ptr %arrayidx5.i2572, align 8
  %arrayidx6.i2573 = getelementptr inbounds i8, ptr %a, i64 64
  %297 = load i64, ptr %arrayidx6.i2573, align 8
  %sub.i2574 = sub i64 %295, %294
  %mul.i2575 = mul i64 %297, %sub.i2574
  %mul7.i2576 = mul nsw i64 %297, %294
  %arrayidx8.i2577 = getelementptr inbounds i8, ptr %a, i64 96
  %298 = load i64, ptr %arrayidx8.i2577, align 8
  %mul9.i2578 = mul nsw i64 %mul7.i2576, %298
  %arrayidx10.i2579 = getelementptr inbounds i8, ptr %a, i64 120
  %299 = load i64, ptr %arrayidx10.i2579, align 8
  %300 = inttoptr i64 %299 to ptr
  %arrayidx11.i2580 = getelementptr inbounds i8, ptr %a, i64 112
  %301 = load i64, ptr %arrayidx11.i2580, align 8
  %tobool.not.i2581 = icmp eq i64 %301, 0
  %302 = inttoptr i64 %301 to ptr
  %cond.i2582 = select i1 %tobool.not.i2581, ptr %300, ptr %302
  %arrayidx13.i2583 = getelementptr inbounds i8, ptr %a, i64 104
  %303 = load i64, ptr %arrayidx13.i2583, align 8
  %tobool14.not.i2584 = icmp eq i64 %303, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2584, label %if.end30.i1616, label %land.lhs.true.i1608

land.lhs.true.i1608:                              ; preds = %cond.true37
  %tobool16.i1610.not = icmp eq i64 %290, 0
  br i1 %tobool16.i1610.not, label %if.then.i1612, label %land.lhs.true20.i1868

if.then.i1612:                                    ; preds = %land.lhs.true.i1608
  %304 = inttoptr i64 %303 to ptr
  %305 = load i32, ptr %304, align 4
  %tobool.not.i.i1613 = icmp eq i32 %305, 0
  br i1 %tobool.not.i.i1613, label %if.then.i.i1866, label %for.cond.preheader.i.i1614

if.then.i.i1866:                                  ; preds = %if.then.i1612
  %mul.i.i1867 = shl nsw i64 %mul.i2575, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i.i1867, i1 false)
  br label %if.end30.i1616

for.cond.preheader.i.i1614:                       ; preds = %if.then.i1612
  %cmp535.i.i1615 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp535.i.i1615, label %for.body.i.i1861, label %if.end30.i1616

for.body.i.i1861:                                 ; preds = %for.cond.preheader.i.i1614, %for.body.i.i1861
  %k.036.i.i1862 = phi i64 [ %inc.i.i1864, %for.body.i.i1861 ], [ 0, %for.cond.preheader.i.i1614 ]
  %arrayidx.i.i1863 = getelementptr inbounds i32, ptr %cond.i2582, i64 %k.036.i.i1862
  store i32 %305, ptr %arrayidx.i.i1863, align 4
  %inc.i.i1864 = add nuw nsw i64 %k.036.i.i1862, 1
  %exitcond38.not.i.i1865 = icmp eq i64 %inc.i.i1864, %mul.i2575
  br i1 %exitcond38.not.i.i1865, label %if.end30.i1616, label %for.body.i.i1861, !llvm.loop !4

land.lhs.true20.i1868:                            ; preds = %land.lhs.true.i1608
  %tobool22.not.i1869 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i1869, label %if.then28.i1873, label %if.then23.i1870

if.then23.i1870:                                  ; preds = %land.lhs.true20.i1868
  %add.ptr.i1871 = getelementptr inbounds float, ptr %291, i64 %mul9.i2578
  %mul24.i1872 = shl i64 %mul.i2575, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2582, ptr nonnull align 4 %add.ptr.i1871, i64 %mul24.i1872, i1 false)
  br label %if.end30.i1616

if.then28.i1873:                                  ; preds = %land.lhs.true20.i1868
  %306 = load i32, ptr %291, align 4
  %tobool.not.i285.i1874 = icmp eq i32 %306, 0
  br i1 %tobool.not.i285.i1874, label %if.then.i293.i1882, label %for.cond.preheader.i286.i1875

if.then.i293.i1882:                               ; preds = %if.then28.i1873
  %mul.i294.i1883 = shl nsw i64 %mul.i2575, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i294.i1883, i1 false)
  br label %if.end30.i1616

for.cond.preheader.i286.i1875:                    ; preds = %if.then28.i1873
  %cmp535.i287.i1876 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp535.i287.i1876, label %for.body.i288.i1877, label %if.end30.i1616

for.body.i288.i1877:                              ; preds = %for.cond.preheader.i286.i1875, %for.body.i288.i1877
  %k.036.i289.i1878 = phi i64 [ %inc.i291.i1880, %for.body.i288.i1877 ], [ 0, %for.cond.preheader.i286.i1875 ]
  %arrayidx.i290.i1879 = getelementptr inbounds i32, ptr %cond.i2582, i64 %k.036.i289.i1878
  store i32 %306, ptr %arrayidx.i290.i1879, align 4
  %inc.i291.i1880 = add nuw nsw i64 %k.036.i289.i1878, 1
  %exitcond38.not.i292.i1881 = icmp eq i64 %inc.i291.i1880, %mul.i2575
  br i1 %exitcond38.not.i292.i1881, label %if.end30.i1616, label %for.body.i288.i1877, !llvm.loop !4

if.end30.i1616:                                   ; preds = %for.body.i288.i1877, %for.body.i.i1861, %for.cond.preheader.i286.i1875, %if.then.i293.i1882, %if.then23.i1870, %for.cond.preheader.i.i1614, %if.then.i.i1866, %cond.true37
  %cmp31.i1617 = icmp eq i64 %294, 0
  br i1 %cmp31.i1617, label %land.end.i1850, label %land.end.thread.i1618

land.end.thread.i1618:                            ; preds = %if.end30.i1616
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1588) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1589) #7
  br label %for.cond45.preheader.i1619

land.end.i1850:                                   ; preds = %if.end30.i1616
  %arrayidx32.i1851 = getelementptr inbounds i8, ptr %a, i64 56
  %307 = load i64, ptr %arrayidx32.i1851, align 8
  %cmp33.i1852 = icmp eq i64 %295, %307
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1588) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1589) #7
  br i1 %cmp33.i1852, label %for.body.lr.ph.i1853, label %for.cond45.preheader.i1619

for.body.lr.ph.i1853:                             ; preds = %land.end.i1850
  %places42.i1854 = getelementptr inbounds i8, ptr %found.i1589, i64 2080
  br label %for.body.i1855

for.cond45.preheader.i1619:                       ; preds = %for.body.i1855, %land.end.i1850, %land.end.thread.i1618
  %308 = phi i1 [ false, %land.end.thread.i1618 ], [ false, %land.end.i1850 ], [ true, %for.body.i1855 ]
  %arrayidx46.i1620 = getelementptr inbounds i8, ptr %a, i64 48
  %309 = load i64, ptr %arrayidx46.i1620, align 8
  %cmp47.not364.i = icmp sgt i64 %309, 0
  br i1 %cmp47.not364.i, label %for.body50.lr.ph.i1662, label %for.end106.i1621

for.body50.lr.ph.i1662:                           ; preds = %for.cond45.preheader.i1619
  %places63.i1663 = getelementptr inbounds i8, ptr %found.i1589, i64 2080
  %cond67.i1664 = select i1 %308, ptr %places63.i1663, ptr %places.i1588
  %arrayidx68.i1665 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1666 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i1667 = trunc i64 %294 to i32
  %conv1.i.i1668 = trunc i64 %sub.i2574 to i32
  %count32.i.i1669 = getelementptr inbounds i8, ptr %found.i1589, i64 4160
  %cmp91.i1670 = icmp eq i64 %297, 1
  %cmp18.not103.i.i = icmp slt i64 %297, 8
  %add.ptr103.idx.i1671 = shl nsw i64 %296, 11
  br label %for.body50.i1672

for.body.i1855:                                   ; preds = %for.body.i1855, %for.body.lr.ph.i1853
  %k.0363.i = phi i64 [ 0, %for.body.lr.ph.i1853 ], [ %inc.i1859, %for.body.i1855 ]
  %conv40.i1856 = trunc nuw i64 %k.0363.i to i32
  %arrayidx41.i1857 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %k.0363.i
  store i32 %conv40.i1856, ptr %arrayidx41.i1857, align 4
  %arrayidx43.i1858 = getelementptr inbounds [520 x i32], ptr %places42.i1854, i64 0, i64 %k.0363.i
  store i32 0, ptr %arrayidx43.i1858, align 4
  %inc.i1859 = add nuw nsw i64 %k.0363.i, 1
  %exitcond4388.not = icmp eq i64 %inc.i1859, 520
  br i1 %exitcond4388.not, label %for.cond45.preheader.i1619, label %for.body.i1855, !llvm.loop !64

for.body50.i1672:                                 ; preds = %for.inc101.i1717, %for.body50.lr.ph.i1662
  %310 = phi i64 [ %309, %for.body50.lr.ph.i1662 ], [ %336, %for.inc101.i1717 ]
  %values.0367.i = phi ptr [ %289, %for.body50.lr.ph.i1662 ], [ %add.ptr103.i1719, %for.inc101.i1717 ]
  %k44.0366.i = phi i64 [ 0, %for.body50.lr.ph.i1662 ], [ %add.i1718, %for.inc101.i1717 ]
  %sub52.i1673 = sub nsw i64 %310, %k44.0366.i
  %spec.select.i1674 = tail call i64 @llvm.smin.i64(i64 %sub52.i1673, i64 512)
  %311 = load i64, ptr %arrayidx68.i1665, align 8
  %cmp69.i1675 = icmp eq i64 %311, 4
  %312 = load i64, ptr %arrayidx76.i1666, align 8
  %cmp.not65.i.i1676 = icmp slt i64 %sub52.i1673, 8
  br i1 %cmp69.i1675, label %cond.true71.i1801, label %cond.false74.i1677

cond.true71.i1801:                                ; preds = %for.body50.i1672
  %add.ptr72.i1802 = getelementptr inbounds i32, ptr %293, i64 %k44.0366.i
  br i1 %cmp.not65.i.i1676, label %for.cond11.preheader.i.i1823, label %for.body.lr.ph.i.i1803

for.body.lr.ph.i.i1803:                           ; preds = %cond.true71.i1801
  %splat.splatinsert.i.i1804 = insertelement <8 x i64> poison, i64 %312, i64 0
  %splat.splat.i.i1805 = shufflevector <8 x i64> %splat.splatinsert.i.i1804, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i1806

for.cond11.preheader.i.i1823:                     ; preds = %for.body.i296.i1806, %cond.true71.i1801
  %outside.0.lcssa.i.i1824 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1801 ], [ %or7.i.i1818, %for.body.i296.i1806 ]
  %k.0.lcssa.i.i1825 = phi i64 [ 0, %cond.true71.i1801 ], [ %add68.i.i1807, %for.body.i296.i1806 ]
  br label %for.body14.i.i1826

for.body.i296.i1806:                              ; preds = %for.body.i296.i1806, %for.body.lr.ph.i.i1803
  %add68.i.i1807 = phi i64 [ 8, %for.body.lr.ph.i.i1803 ], [ %add.i.i1821, %for.body.i296.i1806 ]
  %k.067.i.i1808 = phi i64 [ 0, %for.body.lr.ph.i.i1803 ], [ %add68.i.i1807, %for.body.i296.i1806 ]
  %outside.066.i.i1809 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1803 ], [ %or7.i.i1818, %for.body.i296.i1806 ]
  %add.ptr.i.i1810 = getelementptr inbounds i32, ptr %add.ptr72.i1802, i64 %k.067.i.i1808
  %313 = load <8 x i32>, ptr %add.ptr.i.i1810, align 4
  %conv.i.i1811 = sext <8 x i32> %313 to <8 x i64>
  %isneg.i.i1812 = icmp slt <8 x i32> %313, zeroinitializer
  %and.i.i1813 = select <8 x i1> %isneg.i.i1812, <8 x i64> %splat.splat.i.i1805, <8 x i64> zeroinitializer
  %add1.i.i1814 = add <8 x i64> %and.i.i1813, %conv.i.i1811
  %add1.lobit.i.i1815 = ashr <8 x i64> %add1.i.i1814, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1816 = icmp slt <8 x i64> %add1.i.i1814, %splat.splat.i.i1805
  %or.i.i1817 = select <8 x i1> %cmp5.not.i.i1816, <8 x i64> %add1.lobit.i.i1815, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1818 = or <8 x i64> %or.i.i1817, %outside.066.i.i1809
  %conv8.i.i1819 = trunc <8 x i64> %add1.i.i1814 to <8 x i32>
  %add.ptr9.i.i1820 = getelementptr inbounds i32, ptr %cond67.i1664, i64 %k.067.i.i1808
  store <8 x i32> %conv8.i.i1819, ptr %add.ptr9.i.i1820, align 8
  %add.i.i1821 = add nuw nsw i64 %add68.i.i1807, 8
  %cmp.not.i.i1822 = icmp sgt i64 %add.i.i1821, %spec.select.i1674
  br i1 %cmp.not.i.i1822, label %for.cond11.preheader.i.i1823, label %for.body.i296.i1806, !llvm.loop !8

for.cond18.preheader.i.i1833:                     ; preds = %for.body14.i.i1826
  %cmp1972.i.i1834 = icmp slt i64 %k.0.lcssa.i.i1825, %spec.select.i1674
  br i1 %cmp1972.i.i1834, label %for.body21.i.i1835, label %cond.end78.i1710

for.body14.i.i1826:                               ; preds = %for.body14.i.i1826, %for.cond11.preheader.i.i1823
  %j.071.i.i1827 = phi i64 [ 0, %for.cond11.preheader.i.i1823 ], [ %inc.i297.i1831, %for.body14.i.i1826 ]
  %wrong.070.i.i1828 = phi i64 [ 0, %for.cond11.preheader.i.i1823 ], [ %or15.i.i1830, %for.body14.i.i1826 ]
  %vecext.i.i1829 = extractelement <8 x i64> %outside.0.lcssa.i.i1824, i64 %j.071.i.i1827
  %or15.i.i1830 = or i64 %vecext.i.i1829, %wrong.070.i.i1828
  %inc.i297.i1831 = add nuw nsw i64 %j.071.i.i1827, 1
  %exitcond.not.i.i1832 = icmp eq i64 %inc.i297.i1831, 8
  br i1 %exitcond.not.i.i1832, label %for.cond18.preheader.i.i1833, label %for.body14.i.i1826, !llvm.loop !9

for.body21.i.i1835:                               ; preds = %for.cond18.preheader.i.i1833, %for.body21.i.i1835
  %k.174.i.i1836 = phi i64 [ %inc35.i.i1848, %for.body21.i.i1835 ], [ %k.0.lcssa.i.i1825, %for.cond18.preheader.i.i1833 ]
  %wrong.173.i.i1837 = phi i64 [ %or31.i.i1845, %for.body21.i.i1835 ], [ %or15.i.i1830, %for.cond18.preheader.i.i1833 ]
  %arrayidx.i298.i1838 = getelementptr inbounds i32, ptr %add.ptr72.i1802, i64 %k.174.i.i1836
  %314 = load i32, ptr %arrayidx.i298.i1838, align 4
  %conv23.i.i1839 = sext i32 %314 to i64
  %cmp25.i.i1840 = icmp slt i32 %314, 0
  %cond.i.i1841 = select i1 %cmp25.i.i1840, i64 %312, i64 0
  %add27.i.i1842 = add nsw i64 %cond.i.i1841, %conv23.i.i1839
  %cmp28.i.i1843 = icmp uge i64 %add27.i.i1842, %312
  %conv30.i.i1844 = zext i1 %cmp28.i.i1843 to i64
  %or31.i.i1845 = or i64 %wrong.173.i.i1837, %conv30.i.i1844
  %conv32.i.i1846 = trunc i64 %add27.i.i1842 to i32
  %arrayidx33.i.i1847 = getelementptr inbounds i32, ptr %cond67.i1664, i64 %k.174.i.i1836
  store i32 %conv32.i.i1846, ptr %arrayidx33.i.i1847, align 4
  %inc35.i.i1848 = add nuw nsw i64 %k.174.i.i1836, 1
  %exitcond76.not.i.i1849 = icmp eq i64 %inc35.i.i1848, %spec.select.i1674
  br i1 %exitcond76.not.i.i1849, label %cond.end78.i1710, label %for.body21.i.i1835, !llvm.loop !10

cond.false74.i1677:                               ; preds = %for.body50.i1672
  %add.ptr75.i1678 = getelementptr inbounds i64, ptr %293, i64 %k44.0366.i
  br i1 %cmp.not65.i.i1676, label %for.cond10.preheader.i.i1698, label %for.body.lr.ph.i299.i1679

for.body.lr.ph.i299.i1679:                        ; preds = %cond.false74.i1677
  %splat.splatinsert.i300.i1680 = insertelement <8 x i64> poison, i64 %312, i64 0
  %splat.splat.i301.i1681 = shufflevector <8 x i64> %splat.splatinsert.i300.i1680, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1682

for.cond10.preheader.i.i1698:                     ; preds = %for.body.i302.i1682, %cond.false74.i1677
  %outside.0.lcssa.i314.i1699 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1677 ], [ %or7.i310.i1693, %for.body.i302.i1682 ]
  %k.0.lcssa.i315.i1700 = phi i64 [ 0, %cond.false74.i1677 ], [ %add66.i.i1683, %for.body.i302.i1682 ]
  br label %for.body13.i.i1701

for.body.i302.i1682:                              ; preds = %for.body.i302.i1682, %for.body.lr.ph.i299.i1679
  %add66.i.i1683 = phi i64 [ 8, %for.body.lr.ph.i299.i1679 ], [ %add.i312.i1696, %for.body.i302.i1682 ]
  %k.065.i.i1684 = phi i64 [ 0, %for.body.lr.ph.i299.i1679 ], [ %add66.i.i1683, %for.body.i302.i1682 ]
  %outside.064.i.i1685 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1679 ], [ %or7.i310.i1693, %for.body.i302.i1682 ]
  %add.ptr.i303.i1686 = getelementptr inbounds i64, ptr %add.ptr75.i1678, i64 %k.065.i.i1684
  %315 = load <8 x i64>, ptr %add.ptr.i303.i1686, align 8
  %isneg.i304.i1687 = icmp slt <8 x i64> %315, zeroinitializer
  %and.i305.i1688 = select <8 x i1> %isneg.i304.i1687, <8 x i64> %splat.splat.i301.i1681, <8 x i64> zeroinitializer
  %add1.i306.i1689 = add <8 x i64> %and.i305.i1688, %315
  %add1.lobit.i307.i1690 = ashr <8 x i64> %add1.i306.i1689, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1691 = icmp slt <8 x i64> %add1.i306.i1689, %splat.splat.i301.i1681
  %or.i309.i1692 = select <8 x i1> %cmp5.not.i308.i1691, <8 x i64> %add1.lobit.i307.i1690, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1693 = or <8 x i64> %or.i309.i1692, %outside.064.i.i1685
  %conv.i311.i1694 = trunc <8 x i64> %add1.i306.i1689 to <8 x i32>
  %add.ptr8.i.i1695 = getelementptr inbounds i32, ptr %cond67.i1664, i64 %k.065.i.i1684
  store <8 x i32> %conv.i311.i1694, ptr %add.ptr8.i.i1695, align 8
  %add.i312.i1696 = add nuw nsw i64 %add66.i.i1683, 8
  %cmp.not.i313.i1697 = icmp sgt i64 %add.i312.i1696, %spec.select.i1674
  br i1 %cmp.not.i313.i1697, label %for.cond10.preheader.i.i1698, label %for.body.i302.i1682, !llvm.loop !11

for.cond17.preheader.i.i1708:                     ; preds = %for.body13.i.i1701
  %cmp1870.i.i1709 = icmp slt i64 %k.0.lcssa.i315.i1700, %spec.select.i1674
  br i1 %cmp1870.i.i1709, label %for.body20.i.i1787, label %cond.end78.i1710

for.body13.i.i1701:                               ; preds = %for.body13.i.i1701, %for.cond10.preheader.i.i1698
  %j.069.i.i1702 = phi i64 [ 0, %for.cond10.preheader.i.i1698 ], [ %inc.i317.i1706, %for.body13.i.i1701 ]
  %wrong.068.i.i1703 = phi i64 [ 0, %for.cond10.preheader.i.i1698 ], [ %or14.i.i1705, %for.body13.i.i1701 ]
  %vecext.i316.i1704 = extractelement <8 x i64> %outside.0.lcssa.i314.i1699, i64 %j.069.i.i1702
  %or14.i.i1705 = or i64 %vecext.i316.i1704, %wrong.068.i.i1703
  %inc.i317.i1706 = add nuw nsw i64 %j.069.i.i1702, 1
  %exitcond.not.i318.i1707 = icmp eq i64 %inc.i317.i1706, 8
  br i1 %exitcond.not.i318.i1707, label %for.cond17.preheader.i.i1708, label %for.body13.i.i1701, !llvm.loop !12

for.body20.i.i1787:                               ; preds = %for.cond17.preheader.i.i1708, %for.body20.i.i1787
  %k.172.i.i1788 = phi i64 [ %inc33.i.i1799, %for.body20.i.i1787 ], [ %k.0.lcssa.i315.i1700, %for.cond17.preheader.i.i1708 ]
  %wrong.171.i.i1789 = phi i64 [ %or29.i.i1796, %for.body20.i.i1787 ], [ %or14.i.i1705, %for.cond17.preheader.i.i1708 ]
  %arrayidx.i320.i1790 = getelementptr inbounds i64, ptr %add.ptr75.i1678, i64 %k.172.i.i1788
  %316 = load i64, ptr %arrayidx.i320.i1790, align 8
  %cmp23.i.i1791 = icmp slt i64 %316, 0
  %cond.i321.i1792 = select i1 %cmp23.i.i1791, i64 %312, i64 0
  %add25.i.i1793 = add nsw i64 %cond.i321.i1792, %316
  %cmp26.i.i1794 = icmp uge i64 %add25.i.i1793, %312
  %conv28.i.i1795 = zext i1 %cmp26.i.i1794 to i64
  %or29.i.i1796 = or i64 %wrong.171.i.i1789, %conv28.i.i1795
  %conv30.i322.i1797 = trunc i64 %add25.i.i1793 to i32
  %arrayidx31.i.i1798 = getelementptr inbounds i32, ptr %cond67.i1664, i64 %k.172.i.i1788
  store i32 %conv30.i322.i1797, ptr %arrayidx31.i.i1798, align 4
  %inc33.i.i1799 = add nuw nsw i64 %k.172.i.i1788, 1
  %exitcond74.not.i.i1800 = icmp eq i64 %inc33.i.i1799, %spec.select.i1674
  br i1 %exitcond74.not.i.i1800, label %cond.end78.i1710, label %for.body20.i.i1787, !llvm.loop !13

cond.end78.i1710:                                 ; preds = %for.body20.i.i1787, %for.body21.i.i1835, %for.cond17.preheader.i.i1708, %for.cond18.preheader.i.i1833
  %cond79.in.in.i1711 = phi i64 [ %or15.i.i1830, %for.cond18.preheader.i.i1833 ], [ %or14.i.i1705, %for.cond17.preheader.i.i1708 ], [ %or31.i.i1845, %for.body21.i.i1835 ], [ %or29.i.i1796, %for.body20.i.i1787 ]
  %cond79.in.not.i1712 = icmp eq i64 %cond79.in.in.i1711, 0
  br i1 %cond79.in.not.i1712, label %if.end82.i1713, label %least_float.exit

if.end82.i1713:                                   ; preds = %cond.end78.i1710
  br i1 %308, label %if.end87.i1747, label %if.else85.i1714

if.else85.i1714:                                  ; preds = %if.end82.i1713
  %cmp55.i.i1715 = icmp sgt i64 %sub52.i1673, 0
  br i1 %cmp55.i.i1715, label %for.body.i325.i1721, label %if.else94.thread.i1716

for.cond12.preheader.i.i1734:                     ; preds = %for.body.i325.i1721
  %tobool.not.i330.i1735 = icmp eq i64 %add.i327.i1731, 0
  br i1 %tobool.not.i330.i1735, label %if.else94.thread.i1716, label %for.body16.lr.ph.i.i1736

for.body16.lr.ph.i.i1736:                         ; preds = %for.cond12.preheader.i.i1734
  %sub18.i.i1737 = add nsw i64 %add.i327.i1731, -1
  %arrayidx19.i.i1738 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %sub18.i.i1737
  %arrayidx25.i.i1739 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %sub18.i.i1737
  br label %for.body16.i.i1740

for.body.i325.i1721:                              ; preds = %if.else85.i1714, %for.body.i325.i1721
  %n.057.i.i1722 = phi i64 [ %add.i327.i1731, %for.body.i325.i1721 ], [ 0, %if.else85.i1714 ]
  %k.056.i.i1723 = phi i64 [ %inc.i328.i1732, %for.body.i325.i1721 ], [ 0, %if.else85.i1714 ]
  %arrayidx.i326.i1724 = getelementptr inbounds i32, ptr %places.i1588, i64 %k.056.i.i1723
  %317 = load i32, ptr %arrayidx.i326.i1724, align 4
  %sub3.i.i1725 = sub i32 %317, %conv.i323.i1667
  %conv4.i.i1726 = trunc i64 %k.056.i.i1723 to i32
  %arrayidx5.i.i1727 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %n.057.i.i1722
  store i32 %conv4.i.i1726, ptr %arrayidx5.i.i1727, align 4
  %arrayidx7.i.i1728 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %n.057.i.i1722
  store i32 %sub3.i.i1725, ptr %arrayidx7.i.i1728, align 4
  %cmp8.i.i1729 = icmp ult i32 %sub3.i.i1725, %conv1.i.i1668
  %conv10.i.i1730 = zext i1 %cmp8.i.i1729 to i64
  %add.i327.i1731 = add nuw nsw i64 %n.057.i.i1722, %conv10.i.i1730
  %inc.i328.i1732 = add nuw nsw i64 %k.056.i.i1723, 1
  %exitcond.not.i329.i1733 = icmp eq i64 %inc.i328.i1732, %spec.select.i1674
  br i1 %exitcond.not.i329.i1733, label %for.cond12.preheader.i.i1734, label %for.body.i325.i1721, !llvm.loop !14

for.body16.i.i1740:                               ; preds = %for.body16.i.i1740, %for.body16.lr.ph.i.i1736
  %k11.058.i.i1741 = phi i64 [ 0, %for.body16.lr.ph.i.i1736 ], [ %inc30.i.i1745, %for.body16.i.i1740 ]
  %318 = load i32, ptr %arrayidx19.i.i1738, align 4
  %add21.i.i1742 = add nuw nsw i64 %k11.058.i.i1741, %add.i327.i1731
  %arrayidx22.i.i1743 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %add21.i.i1742
  store i32 %318, ptr %arrayidx22.i.i1743, align 4
  %319 = load i32, ptr %arrayidx25.i.i1739, align 4
  %arrayidx28.i.i1744 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %add21.i.i1742
  store i32 %319, ptr %arrayidx28.i.i1744, align 4
  %inc30.i.i1745 = add nuw nsw i64 %k11.058.i.i1741, 1
  %exitcond.not.i1746 = icmp eq i64 %inc30.i.i1745, 8
  br i1 %exitcond.not.i1746, label %if.end87.i1747, label %for.body16.i.i1740, !llvm.loop !15

if.else94.thread.i1716:                           ; preds = %for.cond12.preheader.i.i1734, %if.else85.i1714
  store i64 0, ptr %count32.i.i1669, align 8
  br label %for.inc101.i1717

if.end87.i1747:                                   ; preds = %for.body16.i.i1740, %if.end82.i1713
  %320 = phi i64 [ %spec.select.i1674, %if.end82.i1713 ], [ %add.i327.i1731, %for.body16.i.i1740 ]
  store i64 %320, ptr %count32.i.i1669, align 8
  %tobool89.i1748 = icmp ne i64 %320, 0
  %or.cond183.i1749 = select i1 %tobool89.i1748, i1 %cmp91.i1670, i1 false
  %cmp47.i.i = icmp sgt i64 %320, 0
  br i1 %or.cond183.i1749, label %if.then93.i1767, label %if.else94.i1750

if.then93.i1767:                                  ; preds = %if.end87.i1747
  br i1 %cmp47.i.i, label %for.body.preheader.i.i1768, label %for.inc101.i1717

for.body.preheader.i.i1768:                       ; preds = %if.then93.i1767
  %321 = load i32, ptr %places63.i1663, align 8
  %conv.i331.i1769 = sext i32 %321 to i64
  %arrayidx1.i.i1770 = getelementptr inbounds float, ptr %cond.i2582, i64 %conv.i331.i1769
  %322 = load float, ptr %arrayidx1.i.i1770, align 4
  br label %for.body.i332.i1771

for.body.i332.i1771:                              ; preds = %if.end.i.i1781, %for.body.preheader.i.i1768
  %before.050.i.i = phi i64 [ %conv5.i.i1773, %if.end.i.i1781 ], [ %conv.i331.i1769, %for.body.preheader.i.i1768 ]
  %m.049.i.i = phi i64 [ %inc.i339.i, %if.end.i.i1781 ], [ 0, %for.body.preheader.i.i1768 ]
  %found.048.i.i = phi float [ %cond.i338.i, %if.end.i.i1781 ], [ %322, %for.body.preheader.i.i1768 ]
  %arrayidx4.i.i1772 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %m.049.i.i
  %323 = load i32, ptr %arrayidx4.i.i1772, align 4
  %conv5.i.i1773 = sext i32 %323 to i64
  %add.i333.i1774 = add nuw nsw i64 %m.049.i.i, 8
  %arrayidx7.i334.i1775 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %add.i333.i1774
  %324 = load i32, ptr %arrayidx7.i334.i1775, align 4
  %idx.ext.i.i1776 = sext i32 %324 to i64
  %add.ptr.i335.i1777 = getelementptr inbounds float, ptr %cond.i2582, i64 %idx.ext.i.i1776
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1777, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1778 = icmp eq i64 %before.050.i.i, %conv5.i.i1773
  br i1 %cmp8.not.i.i1778, label %if.end.i.i1781, label %if.then.i336.i1779

if.then.i336.i1779:                               ; preds = %for.body.i332.i1771
  %arrayidx10.i.i1780 = getelementptr inbounds float, ptr %cond.i2582, i64 %conv5.i.i1773
  %325 = load float, ptr %arrayidx10.i.i1780, align 4
  br label %if.end.i.i1781

if.end.i.i1781:                                   ; preds = %if.then.i336.i1779, %for.body.i332.i1771
  %found.1.i.i1782 = phi float [ %325, %if.then.i336.i1779 ], [ %found.048.i.i, %for.body.i332.i1771 ]
  %arrayidx11.i.i1783 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %m.049.i.i
  %326 = load i32, ptr %arrayidx11.i.i1783, align 4
  %conv12.i.i1784 = sext i32 %326 to i64
  %mul.i337.i1785 = mul nsw i64 %296, %conv12.i.i1784
  %arrayidx13.i.i1786 = getelementptr inbounds float, ptr %values.0367.i, i64 %mul.i337.i1785
  %327 = load float, ptr %arrayidx13.i.i1786, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i1782, %327
  %cmp16.i.i = fcmp uno float %found.1.i.i1782, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i338.i = select i1 %or.cond.i.i, float %found.1.i.i1782, float %327
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i2582, i64 %conv5.i.i1773
  store float %cond.i338.i, ptr %arrayidx23.i.i, align 4
  %inc.i339.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond378.not.i = icmp eq i64 %inc.i339.i, %320
  br i1 %exitcond378.not.i, label %for.inc101.i1717, label %for.body.i332.i1771, !llvm.loop !65

if.else94.i1750:                                  ; preds = %if.end87.i1747
  br i1 %cmp47.i.i, label %for.body.i343.i, label %for.inc101.i1717

for.body.i343.i:                                  ; preds = %if.else94.i1750, %for.end52.i.i
  %m.0109.i.i = phi i64 [ %inc54.i.i, %for.end52.i.i ], [ 0, %if.else94.i1750 ]
  %arrayidx.i344.i = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %m.0109.i.i
  %328 = load i32, ptr %arrayidx.i344.i, align 4
  %conv.i345.i = sext i32 %328 to i64
  %mul.i346.i = mul nsw i64 %296, %conv.i345.i
  %add.ptr.i347.i = getelementptr inbounds float, ptr %values.0367.i, i64 %mul.i346.i
  %arrayidx1.i348.i = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %m.0109.i.i
  %329 = load i32, ptr %arrayidx1.i348.i, align 4
  %conv2.i.i1751 = sext i32 %329 to i64
  %mul3.i.i1752 = mul nsw i64 %297, %conv2.i.i1751
  %add.ptr4.i.i1753 = getelementptr inbounds float, ptr %cond.i2582, i64 %mul3.i.i1752
  %add.i349.i = add nuw nsw i64 %m.0109.i.i, 8
  %arrayidx6.i.i1754 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %add.i349.i
  %330 = load i32, ptr %arrayidx6.i.i1754, align 4
  %conv7.i.i1755 = sext i32 %330 to i64
  %mul8.i.i1756 = mul nsw i64 %296, %conv7.i.i1755
  %add.ptr9.i350.i = getelementptr inbounds float, ptr %values.0367.i, i64 %mul8.i.i1756
  %arrayidx12.i.i1757 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %add.i349.i
  %331 = load i32, ptr %arrayidx12.i.i1757, align 4
  %conv13.i.i1758 = sext i32 %331 to i64
  %mul14.i.i1759 = mul nsw i64 %297, %conv13.i.i1758
  %add.ptr15.i.i1760 = getelementptr inbounds float, ptr %cond.i2582, i64 %mul14.i.i1759
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1760, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i, label %for.cond36.preheader.i.i, label %for.body20.i351.i

for.cond36.preheader.i.i:                         ; preds = %for.body20.i351.i, %for.body.i343.i
  %j.0.lcssa.i.i1766 = phi i64 [ 0, %for.body.i343.i ], [ %add17105.i.i, %for.body20.i351.i ]
  %cmp37106.i.i = icmp slt i64 %j.0.lcssa.i.i1766, %297
  br i1 %cmp37106.i.i, label %for.body39.i.i, label %for.end52.i.i

for.body20.i351.i:                                ; preds = %for.body.i343.i, %for.body20.i351.i
  %add17105.i.i = phi i64 [ %add17.i.i1764, %for.body20.i351.i ], [ 8, %for.body.i343.i ]
  %j.0104.i.i = phi i64 [ %add17105.i.i, %for.body20.i351.i ], [ 0, %for.body.i343.i ]
  %add.ptr21.i.i1761 = getelementptr inbounds float, ptr %add.ptr9.i350.i, i64 %j.0104.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1761, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1762 = getelementptr inbounds float, ptr %add.ptr4.i.i1753, i64 %j.0104.i.i
  %332 = load <8 x float>, ptr %add.ptr22.i.i1762, align 4
  %add.ptr23.i.i1763 = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.0104.i.i
  %333 = load <8 x float>, ptr %add.ptr23.i.i1763, align 4
  %cmp24.i.i = fcmp ugt <8 x float> %332, %333
  %cmp25.i352.i = fcmp ord <8 x float> %332, zeroinitializer
  %or102.not.i.i = and <8 x i1> %cmp24.i.i, %cmp25.i352.i
  %or33.v.i.i = select <8 x i1> %or102.not.i.i, <8 x float> %333, <8 x float> %332
  store <8 x float> %or33.v.i.i, ptr %add.ptr22.i.i1762, align 4
  %add17.i.i1764 = add nuw nsw i64 %add17105.i.i, 8
  %cmp18.not.i.i1765 = icmp sgt i64 %add17.i.i1764, %297
  br i1 %cmp18.not.i.i1765, label %for.cond36.preheader.i.i, label %for.body20.i351.i, !llvm.loop !66

for.body39.i.i:                                   ; preds = %for.cond36.preheader.i.i, %for.body39.i.i
  %j.1107.i.i = phi i64 [ %inc.i356.i, %for.body39.i.i ], [ %j.0.lcssa.i.i1766, %for.cond36.preheader.i.i ]
  %arrayidx40.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i1753, i64 %j.1107.i.i
  %334 = load float, ptr %arrayidx40.i.i, align 4
  %arrayidx41.i.i = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.1107.i.i
  %335 = load float, ptr %arrayidx41.i.i, align 4
  %cmp42.i.i = fcmp ole float %334, %335
  %cmp46.i.i = fcmp uno float %334, 0.000000e+00
  %or.cond.i354.i = or i1 %cmp46.i.i, %cmp42.i.i
  %cond.i355.i = select i1 %or.cond.i354.i, float %334, float %335
  store float %cond.i355.i, ptr %arrayidx40.i.i, align 4
  %inc.i356.i = add nuw nsw i64 %j.1107.i.i, 1
  %exitcond.not.i357.i = icmp eq i64 %inc.i356.i, %297
  br i1 %exitcond.not.i357.i, label %for.end52.i.i, label %for.body39.i.i, !llvm.loop !67

for.end52.i.i:                                    ; preds = %for.body39.i.i, %for.cond36.preheader.i.i
  %inc54.i.i = add nuw nsw i64 %m.0109.i.i, 1
  %exitcond377.not.i = icmp eq i64 %inc54.i.i, %320
  br i1 %exitcond377.not.i, label %for.inc101.i1717, label %for.body.i343.i, !llvm.loop !68

for.inc101.i1717:                                 ; preds = %for.end52.i.i, %if.end.i.i1781, %if.else94.i1750, %if.then93.i1767, %if.else94.thread.i1716
  %add.i1718 = add nuw nsw i64 %k44.0366.i, 512
  %add.ptr103.i1719 = getelementptr inbounds i8, ptr %values.0367.i, i64 %add.ptr103.idx.i1671
  %336 = load i64, ptr %arrayidx46.i1620, align 8
  %cmp47.not.i1720 = icmp slt i64 %add.i1718, %336
  br i1 %cmp47.not.i1720, label %for.body50.i1672, label %for.end106.i1621, !llvm.loop !69

for.end106.i1621:                                 ; preds = %for.inc101.i1717, %for.cond45.preheader.i1619
  %337 = load i64, ptr %a, align 8
  %cmp108.i1622 = icmp eq i64 %337, 0
  %tobool111.i1623 = icmp ne i64 %299, 0
  %or.cond184.i1624 = select i1 %cmp108.i1622, i1 %tobool111.i1623, i1 false
  br i1 %or.cond184.i1624, label %lor.lhs.false112.i1626, label %least_float.exit

lor.lhs.false112.i1626:                           ; preds = %for.end106.i1621
  %cmp113.i1627 = icmp ne ptr %cond.i2582, %300
  %tobool116.i1628 = icmp ne i64 %290, 0
  %or.cond185.i1629 = select i1 %cmp113.i1627, i1 true, i1 %tobool116.i1628
  br i1 %or.cond185.i1629, label %for.cond120.preheader.i1630, label %least_float.exit

for.cond120.preheader.i1630:                      ; preds = %lor.lhs.false112.i1626
  %cmp122.not368.i = icmp slt i64 %mul.i2575, 8
  br i1 %cmp122.not368.i, label %for.cond145.preheader.i1640, label %for.body124.lr.ph.i1631

for.body124.lr.ph.i1631:                          ; preds = %for.cond120.preheader.i1630
  %add.ptr131.i1632 = getelementptr inbounds float, ptr %291, i64 %mul9.i2578
  br label %for.body124.i1633

for.cond145.preheader.i1640:                      ; preds = %if.end140.i1635, %for.cond120.preheader.i1630
  %k119.0.lcssa.i1641 = phi i64 [ 0, %for.cond120.preheader.i1630 ], [ %add121370.i, %if.end140.i1635 ]
  %cmp146371.i = icmp slt i64 %k119.0.lcssa.i1641, %mul.i2575
  br i1 %cmp146371.i, label %for.body148.lr.ph.i1642, label %least_float.exit

for.body148.lr.ph.i1642:                          ; preds = %for.cond145.preheader.i1640
  %338 = getelementptr float, ptr %291, i64 %mul9.i2578
  br label %for.body148.i1643

for.body124.i1633:                                ; preds = %if.end140.i1635, %for.body124.lr.ph.i1631
  %add121370.i = phi i64 [ 8, %for.body124.lr.ph.i1631 ], [ %add121.i1638, %if.end140.i1635 ]
  %k119.0369.i = phi i64 [ 0, %for.body124.lr.ph.i1631 ], [ %add121370.i, %if.end140.i1635 ]
  %add.ptr125.i1634 = getelementptr inbounds float, ptr %cond.i2582, i64 %k119.0369.i
  %339 = load <8 x float>, ptr %add.ptr125.i1634, align 4
  br i1 %tobool116.i1628, label %land.lhs.true127.i1653, label %if.end140.i1635

land.lhs.true127.i1653:                           ; preds = %for.body124.i1633
  %340 = load i64, ptr %arrayidx8.i2577, align 8
  %tobool129.not.i1654 = icmp eq i64 %340, 0
  br i1 %tobool129.not.i1654, label %if.then136.i1658, label %if.then130.i1655

if.then130.i1655:                                 ; preds = %land.lhs.true127.i1653
  %add.ptr132.i1656 = getelementptr inbounds float, ptr %add.ptr131.i1632, i64 %k119.0369.i
  %341 = load <8 x float>, ptr %add.ptr132.i1656, align 4
  %add133.i1657 = fadd <8 x float> %339, %341
  br label %if.end140.i1635

if.then136.i1658:                                 ; preds = %land.lhs.true127.i1653
  %342 = load float, ptr %291, align 4
  %splat.splatinsert.i1659 = insertelement <8 x float> poison, float %342, i64 0
  %splat.splat.i1660 = shufflevector <8 x float> %splat.splatinsert.i1659, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i1661 = fadd <8 x float> %339, %splat.splat.i1660
  br label %if.end140.i1635

if.end140.i1635:                                  ; preds = %if.then136.i1658, %if.then130.i1655, %for.body124.i1633
  %sum.0.i1636 = phi <8 x float> [ %add133.i1657, %if.then130.i1655 ], [ %add138.i1661, %if.then136.i1658 ], [ %339, %for.body124.i1633 ]
  %add.ptr141.i1637 = getelementptr inbounds float, ptr %300, i64 %k119.0369.i
  store <8 x float> %sum.0.i1636, ptr %add.ptr141.i1637, align 4
  %add121.i1638 = add nuw nsw i64 %add121370.i, 8
  %cmp122.not.i1639 = icmp sgt i64 %add121.i1638, %mul.i2575
  br i1 %cmp122.not.i1639, label %for.cond145.preheader.i1640, label %for.body124.i1633, !llvm.loop !70

for.body148.i1643:                                ; preds = %cond.end159.i1645, %for.body148.lr.ph.i1642
  %k119.1372.i = phi i64 [ %k119.0.lcssa.i1641, %for.body148.lr.ph.i1642 ], [ %inc163.i1648, %cond.end159.i1645 ]
  %arrayidx151.i1644 = getelementptr inbounds float, ptr %cond.i2582, i64 %k119.1372.i
  %343 = load float, ptr %arrayidx151.i1644, align 4
  br i1 %tobool116.i1628, label %cond.true150.i1649, label %cond.end159.i1645

cond.true150.i1649:                               ; preds = %for.body148.i1643
  %344 = load i64, ptr %arrayidx8.i2577, align 8
  %mul153.i1650 = mul nsw i64 %344, %k119.1372.i
  %arrayidx155.i1651 = getelementptr float, ptr %338, i64 %mul153.i1650
  %345 = load float, ptr %arrayidx155.i1651, align 4
  %add156.i1652 = fadd float %343, %345
  br label %cond.end159.i1645

cond.end159.i1645:                                ; preds = %cond.true150.i1649, %for.body148.i1643
  %cond160.i1646 = phi float [ %add156.i1652, %cond.true150.i1649 ], [ %343, %for.body148.i1643 ]
  %arrayidx161.i1647 = getelementptr inbounds float, ptr %300, i64 %k119.1372.i
  store float %cond160.i1646, ptr %arrayidx161.i1647, align 4
  %inc163.i1648 = add nuw nsw i64 %k119.1372.i, 1
  %exitcond379.not.i = icmp eq i64 %inc163.i1648, %mul.i2575
  br i1 %exitcond379.not.i, label %least_float.exit, label %for.body148.i1643, !llvm.loop !71

least_float.exit:                                 ; preds = %cond.end78.i1710, %cond.end159.i1645, %for.end106.i1621, %lor.lhs.false112.i1626, %for.cond145.preheader.i1640
  %retval.3.i1625 = phi i64 [ 0, %lor.lhs.false112.i1626 ], [ 0, %for.end106.i1621 ], [ 0, %for.cond145.preheader.i1640 ], [ 0, %cond.end159.i1645 ], [ 1, %cond.end78.i1710 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1589) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1588) #7
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2584, label %if.end30.i1912, label %land.lhs.true.i1904

land.lhs.true.i1904:                              ; preds = %cond.true42
  %tobool16.i1906.not = icmp eq i64 %290, 0
  br i1 %tobool16.i1906.not, label %if.then.i1908, label %land.lhs.true20.i2217

if.then.i1908:                                    ; preds = %land.lhs.true.i1904
  %346 = inttoptr i64 %303 to ptr
  %347 = load i64, ptr %346, align 8
  %tobool1.not.i.i1909 = icmp eq i64 %347, 0
  br i1 %tobool1.not.i.i1909, label %if.then.i.i2215, label %for.cond9.preheader.i.i1910

if.then.i.i2215:                                  ; preds = %if.then.i1908
  %mul.i.i2216 = shl nsw i64 %mul.i2575, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i.i2216, i1 false)
  br label %if.end30.i1912

for.cond9.preheader.i.i1910:                      ; preds = %if.then.i1908
  %cmp1033.i.i1911 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp1033.i.i1911, label %for.body13.i.i2210, label %if.end30.i1912

for.body13.i.i2210:                               ; preds = %for.cond9.preheader.i.i1910, %for.body13.i.i2210
  %k8.034.i.i2211 = phi i64 [ %inc16.i.i2213, %for.body13.i.i2210 ], [ 0, %for.cond9.preheader.i.i1910 ]
  %arrayidx14.i.i2212 = getelementptr inbounds i64, ptr %cond.i2582, i64 %k8.034.i.i2211
  store i64 %347, ptr %arrayidx14.i.i2212, align 8
  %inc16.i.i2213 = add nuw nsw i64 %k8.034.i.i2211, 1
  %exitcond.not.i.i2214 = icmp eq i64 %inc16.i.i2213, %mul.i2575
  br i1 %exitcond.not.i.i2214, label %if.end30.i1912, label %for.body13.i.i2210, !llvm.loop !23

land.lhs.true20.i2217:                            ; preds = %land.lhs.true.i1904
  %tobool22.not.i2218 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i2218, label %if.then28.i2222, label %if.then23.i2219

if.then23.i2219:                                  ; preds = %land.lhs.true20.i2217
  %add.ptr.i2220 = getelementptr inbounds double, ptr %291, i64 %mul9.i2578
  %mul24.i2221 = shl i64 %mul.i2575, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2582, ptr nonnull align 8 %add.ptr.i2220, i64 %mul24.i2221, i1 false)
  br label %if.end30.i1912

if.then28.i2222:                                  ; preds = %land.lhs.true20.i2217
  %348 = load i64, ptr %291, align 8
  %tobool1.not.i285.i2223 = icmp eq i64 %348, 0
  br i1 %tobool1.not.i285.i2223, label %if.then.i295.i2231, label %for.cond9.preheader.i286.i2224

if.then.i295.i2231:                               ; preds = %if.then28.i2222
  %mul.i296.i2232 = shl nsw i64 %mul.i2575, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i296.i2232, i1 false)
  br label %if.end30.i1912

for.cond9.preheader.i286.i2224:                   ; preds = %if.then28.i2222
  %cmp1033.i287.i2225 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp1033.i287.i2225, label %for.body13.i290.i2226, label %if.end30.i1912

for.body13.i290.i2226:                            ; preds = %for.cond9.preheader.i286.i2224, %for.body13.i290.i2226
  %k8.034.i291.i2227 = phi i64 [ %inc16.i293.i2229, %for.body13.i290.i2226 ], [ 0, %for.cond9.preheader.i286.i2224 ]
  %arrayidx14.i292.i2228 = getelementptr inbounds i64, ptr %cond.i2582, i64 %k8.034.i291.i2227
  store i64 %348, ptr %arrayidx14.i292.i2228, align 8
  %inc16.i293.i2229 = add nuw nsw i64 %k8.034.i291.i2227, 1
  %exitcond.not.i294.i2230 = icmp eq i64 %inc16.i293.i2229, %mul.i2575
  br i1 %exitcond.not.i294.i2230, label %if.end30.i1912, label %for.body13.i290.i2226, !llvm.loop !23

if.end30.i1912:                                   ; preds = %for.body13.i290.i2226, %for.body13.i.i2210, %for.cond9.preheader.i286.i2224, %if.then.i295.i2231, %if.then23.i2219, %for.cond9.preheader.i.i1910, %if.then.i.i2215, %cond.true42
  %cmp31.i1913 = icmp eq i64 %294, 0
  br i1 %cmp31.i1913, label %land.end.i2198, label %land.end.thread.i1914

land.end.thread.i1914:                            ; preds = %if.end30.i1912
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1884) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1885) #7
  br label %for.cond45.preheader.i1915

land.end.i2198:                                   ; preds = %if.end30.i1912
  %arrayidx32.i2199 = getelementptr inbounds i8, ptr %a, i64 56
  %349 = load i64, ptr %arrayidx32.i2199, align 8
  %cmp33.i2200 = icmp eq i64 %295, %349
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1884) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1885) #7
  br i1 %cmp33.i2200, label %for.body.lr.ph.i2201, label %for.cond45.preheader.i1915

for.body.lr.ph.i2201:                             ; preds = %land.end.i2198
  %places42.i2202 = getelementptr inbounds i8, ptr %found.i1885, i64 2080
  br label %for.body.i2203

for.cond45.preheader.i1915:                       ; preds = %for.body.i2203, %land.end.i2198, %land.end.thread.i1914
  %350 = phi i1 [ false, %land.end.thread.i1914 ], [ false, %land.end.i2198 ], [ true, %for.body.i2203 ]
  %arrayidx46.i1916 = getelementptr inbounds i8, ptr %a, i64 48
  %351 = load i64, ptr %arrayidx46.i1916, align 8
  %cmp47.not364.i1917 = icmp sgt i64 %351, 0
  br i1 %cmp47.not364.i1917, label %for.body50.lr.ph.i1965, label %for.end106.i1918

for.body50.lr.ph.i1965:                           ; preds = %for.cond45.preheader.i1915
  %places63.i1966 = getelementptr inbounds i8, ptr %found.i1885, i64 2080
  %cond67.i1967 = select i1 %350, ptr %places63.i1966, ptr %places.i1884
  %arrayidx68.i1968 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1969 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i1970 = trunc i64 %294 to i32
  %conv1.i.i1971 = trunc i64 %sub.i2574 to i32
  %count32.i.i1972 = getelementptr inbounds i8, ptr %found.i1885, i64 4160
  %cmp91.i1973 = icmp eq i64 %297, 1
  %cmp18.not103.i.i1974 = icmp slt i64 %297, 8
  %add.ptr103.idx.i1975 = shl nsw i64 %296, 12
  br label %for.body50.i1976

for.body.i2203:                                   ; preds = %for.body.i2203, %for.body.lr.ph.i2201
  %k.0363.i2204 = phi i64 [ 0, %for.body.lr.ph.i2201 ], [ %inc.i2208, %for.body.i2203 ]
  %conv40.i2205 = trunc nuw i64 %k.0363.i2204 to i32
  %arrayidx41.i2206 = getelementptr inbounds [520 x i32], ptr %found.i1885, i64 0, i64 %k.0363.i2204
  store i32 %conv40.i2205, ptr %arrayidx41.i2206, align 4
  %arrayidx43.i2207 = getelementptr inbounds [520 x i32], ptr %places42.i2202, i64 0, i64 %k.0363.i2204
  store i32 0, ptr %arrayidx43.i2207, align 4
  %inc.i2208 = add nuw nsw i64 %k.0363.i2204, 1
  %exitcond4387.not = icmp eq i64 %inc.i2208, 520
  br i1 %exitcond4387.not, label %for.cond45.preheader.i1915, label %for.body.i2203, !llvm.loop !72

for.body50.i1976:                                 ; preds = %for.inc101.i2023, %for.body50.lr.ph.i1965
  %352 = phi i64 [ %351, %for.body50.lr.ph.i1965 ], [ %378, %for.inc101.i2023 ]
  %values.0367.i1977 = phi ptr [ %289, %for.body50.lr.ph.i1965 ], [ %add.ptr103.i2025, %for.inc101.i2023 ]
  %k44.0366.i1978 = phi i64 [ 0, %for.body50.lr.ph.i1965 ], [ %add.i2024, %for.inc101.i2023 ]
  %sub52.i1979 = sub nsw i64 %352, %k44.0366.i1978
  %spec.select.i1980 = tail call i64 @llvm.smin.i64(i64 %sub52.i1979, i64 512)
  %353 = load i64, ptr %arrayidx68.i1968, align 8
  %cmp69.i1981 = icmp eq i64 %353, 4
  %354 = load i64, ptr %arrayidx76.i1969, align 8
  %cmp.not65.i.i1982 = icmp slt i64 %sub52.i1979, 8
  br i1 %cmp69.i1981, label %cond.true71.i2149, label %cond.false74.i1983

cond.true71.i2149:                                ; preds = %for.body50.i1976
  %add.ptr72.i2150 = getelementptr inbounds i32, ptr %293, i64 %k44.0366.i1978
  br i1 %cmp.not65.i.i1982, label %for.cond11.preheader.i.i2171, label %for.body.lr.ph.i.i2151

for.body.lr.ph.i.i2151:                           ; preds = %cond.true71.i2149
  %splat.splatinsert.i.i2152 = insertelement <8 x i64> poison, i64 %354, i64 0
  %splat.splat.i.i2153 = shufflevector <8 x i64> %splat.splatinsert.i.i2152, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2154

for.cond11.preheader.i.i2171:                     ; preds = %for.body.i.i2154, %cond.true71.i2149
  %outside.0.lcssa.i.i2172 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2149 ], [ %or7.i.i2166, %for.body.i.i2154 ]
  %k.0.lcssa.i.i2173 = phi i64 [ 0, %cond.true71.i2149 ], [ %add68.i.i2155, %for.body.i.i2154 ]
  br label %for.body14.i.i2174

for.body.i.i2154:                                 ; preds = %for.body.i.i2154, %for.body.lr.ph.i.i2151
  %add68.i.i2155 = phi i64 [ 8, %for.body.lr.ph.i.i2151 ], [ %add.i.i2169, %for.body.i.i2154 ]
  %k.067.i.i2156 = phi i64 [ 0, %for.body.lr.ph.i.i2151 ], [ %add68.i.i2155, %for.body.i.i2154 ]
  %outside.066.i.i2157 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2151 ], [ %or7.i.i2166, %for.body.i.i2154 ]
  %add.ptr.i.i2158 = getelementptr inbounds i32, ptr %add.ptr72.i2150, i64 %k.067.i.i2156
  %355 = load <8 x i32>, ptr %add.ptr.i.i2158, align 4
  %conv.i.i2159 = sext <8 x i32> %355 to <8 x i64>
  %isneg.i.i2160 = icmp slt <8 x i32> %355, zeroinitializer
  %and.i.i2161 = select <8 x i1> %isneg.i.i2160, <8 x i64> %splat.splat.i.i2153, <8 x i64> zeroinitializer
  %add1.i.i2162 = add <8 x i64> %and.i.i2161, %conv.i.i2159
  %add1.lobit.i.i2163 = ashr <8 x i64> %add1.i.i2162, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2164 = icmp slt <8 x i64> %add1.i.i2162, %splat.splat.i.i2153
  %or.i.i2165 = select <8 x i1> %cmp5.not.i.i2164, <8 x i64> %add1.lobit.i.i2163, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2166 = or <8 x i64> %or.i.i2165, %outside.066.i.i2157
  %conv8.i.i2167 = trunc <8 x i64> %add1.i.i2162 to <8 x i32>
  %add.ptr9.i.i2168 = getelementptr inbounds i32, ptr %cond67.i1967, i64 %k.067.i.i2156
  store <8 x i32> %conv8.i.i2167, ptr %add.ptr9.i.i2168, align 8
  %add.i.i2169 = add nuw nsw i64 %add68.i.i2155, 8
  %cmp.not.i.i2170 = icmp sgt i64 %add.i.i2169, %spec.select.i1980
  br i1 %cmp.not.i.i2170, label %for.cond11.preheader.i.i2171, label %for.body.i.i2154, !llvm.loop !8

for.cond18.preheader.i.i2181:                     ; preds = %for.body14.i.i2174
  %cmp1972.i.i2182 = icmp slt i64 %k.0.lcssa.i.i2173, %spec.select.i1980
  br i1 %cmp1972.i.i2182, label %for.body21.i.i2183, label %cond.end78.i2016

for.body14.i.i2174:                               ; preds = %for.body14.i.i2174, %for.cond11.preheader.i.i2171
  %j.071.i.i2175 = phi i64 [ 0, %for.cond11.preheader.i.i2171 ], [ %inc.i.i2179, %for.body14.i.i2174 ]
  %wrong.070.i.i2176 = phi i64 [ 0, %for.cond11.preheader.i.i2171 ], [ %or15.i.i2178, %for.body14.i.i2174 ]
  %vecext.i.i2177 = extractelement <8 x i64> %outside.0.lcssa.i.i2172, i64 %j.071.i.i2175
  %or15.i.i2178 = or i64 %vecext.i.i2177, %wrong.070.i.i2176
  %inc.i.i2179 = add nuw nsw i64 %j.071.i.i2175, 1
  %exitcond.not.i298.i2180 = icmp eq i64 %inc.i.i2179, 8
  br i1 %exitcond.not.i298.i2180, label %for.cond18.preheader.i.i2181, label %for.body14.i.i2174, !llvm.loop !9

for.body21.i.i2183:                               ; preds = %for.cond18.preheader.i.i2181, %for.body21.i.i2183
  %k.174.i.i2184 = phi i64 [ %inc35.i.i2196, %for.body21.i.i2183 ], [ %k.0.lcssa.i.i2173, %for.cond18.preheader.i.i2181 ]
  %wrong.173.i.i2185 = phi i64 [ %or31.i.i2193, %for.body21.i.i2183 ], [ %or15.i.i2178, %for.cond18.preheader.i.i2181 ]
  %arrayidx.i.i2186 = getelementptr inbounds i32, ptr %add.ptr72.i2150, i64 %k.174.i.i2184
  %356 = load i32, ptr %arrayidx.i.i2186, align 4
  %conv23.i.i2187 = sext i32 %356 to i64
  %cmp25.i.i2188 = icmp slt i32 %356, 0
  %cond.i.i2189 = select i1 %cmp25.i.i2188, i64 %354, i64 0
  %add27.i.i2190 = add nsw i64 %cond.i.i2189, %conv23.i.i2187
  %cmp28.i.i2191 = icmp uge i64 %add27.i.i2190, %354
  %conv30.i.i2192 = zext i1 %cmp28.i.i2191 to i64
  %or31.i.i2193 = or i64 %wrong.173.i.i2185, %conv30.i.i2192
  %conv32.i.i2194 = trunc i64 %add27.i.i2190 to i32
  %arrayidx33.i.i2195 = getelementptr inbounds i32, ptr %cond67.i1967, i64 %k.174.i.i2184
  store i32 %conv32.i.i2194, ptr %arrayidx33.i.i2195, align 4
  %inc35.i.i2196 = add nuw nsw i64 %k.174.i.i2184, 1
  %exitcond76.not.i.i2197 = icmp eq i64 %inc35.i.i2196, %spec.select.i1980
  br i1 %exitcond76.not.i.i2197, label %cond.end78.i2016, label %for.body21.i.i2183, !llvm.loop !10

cond.false74.i1983:                               ; preds = %for.body50.i1976
  %add.ptr75.i1984 = getelementptr inbounds i64, ptr %293, i64 %k44.0366.i1978
  br i1 %cmp.not65.i.i1982, label %for.cond10.preheader.i.i2004, label %for.body.lr.ph.i299.i1985

for.body.lr.ph.i299.i1985:                        ; preds = %cond.false74.i1983
  %splat.splatinsert.i300.i1986 = insertelement <8 x i64> poison, i64 %354, i64 0
  %splat.splat.i301.i1987 = shufflevector <8 x i64> %splat.splatinsert.i300.i1986, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1988

for.cond10.preheader.i.i2004:                     ; preds = %for.body.i302.i1988, %cond.false74.i1983
  %outside.0.lcssa.i314.i2005 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1983 ], [ %or7.i310.i1999, %for.body.i302.i1988 ]
  %k.0.lcssa.i315.i2006 = phi i64 [ 0, %cond.false74.i1983 ], [ %add66.i.i1989, %for.body.i302.i1988 ]
  br label %for.body13.i316.i2007

for.body.i302.i1988:                              ; preds = %for.body.i302.i1988, %for.body.lr.ph.i299.i1985
  %add66.i.i1989 = phi i64 [ 8, %for.body.lr.ph.i299.i1985 ], [ %add.i312.i2002, %for.body.i302.i1988 ]
  %k.065.i.i1990 = phi i64 [ 0, %for.body.lr.ph.i299.i1985 ], [ %add66.i.i1989, %for.body.i302.i1988 ]
  %outside.064.i.i1991 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1985 ], [ %or7.i310.i1999, %for.body.i302.i1988 ]
  %add.ptr.i303.i1992 = getelementptr inbounds i64, ptr %add.ptr75.i1984, i64 %k.065.i.i1990
  %357 = load <8 x i64>, ptr %add.ptr.i303.i1992, align 8
  %isneg.i304.i1993 = icmp slt <8 x i64> %357, zeroinitializer
  %and.i305.i1994 = select <8 x i1> %isneg.i304.i1993, <8 x i64> %splat.splat.i301.i1987, <8 x i64> zeroinitializer
  %add1.i306.i1995 = add <8 x i64> %and.i305.i1994, %357
  %add1.lobit.i307.i1996 = ashr <8 x i64> %add1.i306.i1995, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1997 = icmp slt <8 x i64> %add1.i306.i1995, %splat.splat.i301.i1987
  %or.i309.i1998 = select <8 x i1> %cmp5.not.i308.i1997, <8 x i64> %add1.lobit.i307.i1996, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i1999 = or <8 x i64> %or.i309.i1998, %outside.064.i.i1991
  %conv.i311.i2000 = trunc <8 x i64> %add1.i306.i1995 to <8 x i32>
  %add.ptr8.i.i2001 = getelementptr inbounds i32, ptr %cond67.i1967, i64 %k.065.i.i1990
  store <8 x i32> %conv.i311.i2000, ptr %add.ptr8.i.i2001, align 8
  %add.i312.i2002 = add nuw nsw i64 %add66.i.i1989, 8
  %cmp.not.i313.i2003 = icmp sgt i64 %add.i312.i2002, %spec.select.i1980
  br i1 %cmp.not.i313.i2003, label %for.cond10.preheader.i.i2004, label %for.body.i302.i1988, !llvm.loop !11

for.cond17.preheader.i.i2014:                     ; preds = %for.body13.i316.i2007
  %cmp1870.i.i2015 = icmp slt i64 %k.0.lcssa.i315.i2006, %spec.select.i1980
  br i1 %cmp1870.i.i2015, label %for.body20.i.i2135, label %cond.end78.i2016

for.body13.i316.i2007:                            ; preds = %for.body13.i316.i2007, %for.cond10.preheader.i.i2004
  %j.069.i.i2008 = phi i64 [ 0, %for.cond10.preheader.i.i2004 ], [ %inc.i318.i2012, %for.body13.i316.i2007 ]
  %wrong.068.i.i2009 = phi i64 [ 0, %for.cond10.preheader.i.i2004 ], [ %or14.i.i2011, %for.body13.i316.i2007 ]
  %vecext.i317.i2010 = extractelement <8 x i64> %outside.0.lcssa.i314.i2005, i64 %j.069.i.i2008
  %or14.i.i2011 = or i64 %vecext.i317.i2010, %wrong.068.i.i2009
  %inc.i318.i2012 = add nuw nsw i64 %j.069.i.i2008, 1
  %exitcond.not.i319.i2013 = icmp eq i64 %inc.i318.i2012, 8
  br i1 %exitcond.not.i319.i2013, label %for.cond17.preheader.i.i2014, label %for.body13.i316.i2007, !llvm.loop !12

for.body20.i.i2135:                               ; preds = %for.cond17.preheader.i.i2014, %for.body20.i.i2135
  %k.172.i.i2136 = phi i64 [ %inc33.i.i2147, %for.body20.i.i2135 ], [ %k.0.lcssa.i315.i2006, %for.cond17.preheader.i.i2014 ]
  %wrong.171.i.i2137 = phi i64 [ %or29.i.i2144, %for.body20.i.i2135 ], [ %or14.i.i2011, %for.cond17.preheader.i.i2014 ]
  %arrayidx.i321.i2138 = getelementptr inbounds i64, ptr %add.ptr75.i1984, i64 %k.172.i.i2136
  %358 = load i64, ptr %arrayidx.i321.i2138, align 8
  %cmp23.i.i2139 = icmp slt i64 %358, 0
  %cond.i322.i2140 = select i1 %cmp23.i.i2139, i64 %354, i64 0
  %add25.i.i2141 = add nsw i64 %cond.i322.i2140, %358
  %cmp26.i.i2142 = icmp uge i64 %add25.i.i2141, %354
  %conv28.i.i2143 = zext i1 %cmp26.i.i2142 to i64
  %or29.i.i2144 = or i64 %wrong.171.i.i2137, %conv28.i.i2143
  %conv30.i323.i2145 = trunc i64 %add25.i.i2141 to i32
  %arrayidx31.i.i2146 = getelementptr inbounds i32, ptr %cond67.i1967, i64 %k.172.i.i2136
  store i32 %conv30.i323.i2145, ptr %arrayidx31.i.i2146, align 4
  %inc33.i.i2147 = add nuw nsw i64 %k.172.i.i2136, 1
  %exitcond74.not.i.i2148 = icmp eq i64 %inc33.i.i2147, %spec.select.i1980
  br i1 %exitcond74.not.i.i2148, label %cond.end78.i2016, label %for.body20.i.i2135, !llvm.loop !13

cond.end78.i2016:                                 ; preds = %for.body20.i.i2135, %for.body21.i.i2183, %for.cond17.preheader.i.i2014, %for.cond18.preheader.i.i2181
  %cond79.in.in.i2017 = phi i64 [ %or15.i.i2178, %for.cond18.preheader.i.i2181 ], [ %or14.i.i2011, %for.cond17.preheader.i.i2014 ], [ %or31.i.i2193, %for.body21.i.i2183 ], [ %or29.i.i2144, %for.body20.i.i2135 ]
  %cond79.in.not.i2018 = icmp eq i64 %cond79.in.in.i2017, 0
  br i1 %cond79.in.not.i2018, label %if.end82.i2019, label %least_double.exit

if.end82.i2019:                                   ; preds = %cond.end78.i2016
  br i1 %350, label %if.end87.i2053, label %if.else85.i2020

if.else85.i2020:                                  ; preds = %if.end82.i2019
  %cmp55.i.i2021 = icmp sgt i64 %sub52.i1979, 0
  br i1 %cmp55.i.i2021, label %for.body.i326.i2027, label %if.else94.thread.i2022

for.cond12.preheader.i.i2040:                     ; preds = %for.body.i326.i2027
  %tobool.not.i.i2041 = icmp eq i64 %add.i328.i2037, 0
  br i1 %tobool.not.i.i2041, label %if.else94.thread.i2022, label %for.body16.lr.ph.i.i2042

for.body16.lr.ph.i.i2042:                         ; preds = %for.cond12.preheader.i.i2040
  %sub18.i.i2043 = add nsw i64 %add.i328.i2037, -1
  %arrayidx19.i.i2044 = getelementptr inbounds [520 x i32], ptr %found.i1885, i64 0, i64 %sub18.i.i2043
  %arrayidx25.i.i2045 = getelementptr inbounds [520 x i32], ptr %places63.i1966, i64 0, i64 %sub18.i.i2043
  br label %for.body16.i.i2046

for.body.i326.i2027:                              ; preds = %if.else85.i2020, %for.body.i326.i2027
  %n.057.i.i2028 = phi i64 [ %add.i328.i2037, %for.body.i326.i2027 ], [ 0, %if.else85.i2020 ]
  %k.056.i.i2029 = phi i64 [ %inc.i329.i2038, %for.body.i326.i2027 ], [ 0, %if.else85.i2020 ]
  %arrayidx.i327.i2030 = getelementptr inbounds i32, ptr %places.i1884, i64 %k.056.i.i2029
  %359 = load i32, ptr %arrayidx.i327.i2030, align 4
  %sub3.i.i2031 = sub i32 %359, %conv.i324.i1970
  %conv4.i.i2032 = trunc i64 %k.056.i.i2029 to i32
  %arrayidx5.i.i2033 = getelementptr inbounds [520 x i32], ptr %found.i1885, i64 0, i64 %n.057.i.i2028
  store i32 %conv4.i.i2032, ptr %arrayidx5.i.i2033, align 4
  %arrayidx7.i.i2034 = getelementptr inbounds [520 x i32], ptr %places63.i1966, i64 0, i64 %n.057.i.i2028
  store i32 %sub3.i.i2031, ptr %arrayidx7.i.i2034, align 4
  %cmp8.i.i2035 = icmp ult i32 %sub3.i.i2031, %conv1.i.i1971
  %conv10.i.i2036 = zext i1 %cmp8.i.i2035 to i64
  %add.i328.i2037 = add nuw nsw i64 %n.057.i.i2028, %conv10.i.i2036
  %inc.i329.i2038 = add nuw nsw i64 %k.056.i.i2029, 1
  %exitcond.not.i330.i2039 = icmp eq i64 %inc.i329.i2038, %spec.select.i1980
  br i1 %exitcond.not.i330.i2039, label %for.cond12.preheader.i.i2040, label %for.body.i326.i2027, !llvm.loop !14

for.body16.i.i2046:                               ; preds = %for.body16.i.i2046, %for.body16.lr.ph.i.i2042
  %k11.058.i.i2047 = phi i64 [ 0, %for.body16.lr.ph.i.i2042 ], [ %inc30.i.i2051, %for.body16.i.i2046 ]
  %360 = load i32, ptr %arrayidx19.i.i2044, align 4
  %add21.i.i2048 = add nuw nsw i64 %k11.058.i.i2047, %add.i328.i2037
  %arrayidx22.i.i2049 = getelementptr inbounds [520 x i32], ptr %found.i1885, i64 0, i64 %add21.i.i2048
  store i32 %360, ptr %arrayidx22.i.i2049, align 4
  %361 = load i32, ptr %arrayidx25.i.i2045, align 4
  %arrayidx28.i.i2050 = getelementptr inbounds [520 x i32], ptr %places63.i1966, i64 0, i64 %add21.i.i2048
  store i32 %361, ptr %arrayidx28.i.i2050, align 4
  %inc30.i.i2051 = add nuw nsw i64 %k11.058.i.i2047, 1
  %exitcond.not.i2052 = icmp eq i64 %inc30.i.i2051, 8
  br i1 %exitcond.not.i2052, label %if.end87.i2053, label %for.body16.i.i2046, !llvm.loop !15

if.else94.thread.i2022:                           ; preds = %for.cond12.preheader.i.i2040, %if.else85.i2020
  store i64 0, ptr %count32.i.i1972, align 8
  br label %for.inc101.i2023

if.end87.i2053:                                   ; preds = %for.body16.i.i2046, %if.end82.i2019
  %362 = phi i64 [ %spec.select.i1980, %if.end82.i2019 ], [ %add.i328.i2037, %for.body16.i.i2046 ]
  store i64 %362, ptr %count32.i.i1972, align 8
  %tobool89.i2054 = icmp ne i64 %362, 0
  %or.cond183.i2055 = select i1 %tobool89.i2054, i1 %cmp91.i1973, i1 false
  %cmp47.i.i2056 = icmp sgt i64 %362, 0
  br i1 %or.cond183.i2055, label %if.then93.i2105, label %if.else94.i2057

if.then93.i2105:                                  ; preds = %if.end87.i2053
  br i1 %cmp47.i.i2056, label %for.body.preheader.i.i2106, label %for.inc101.i2023

for.body.preheader.i.i2106:                       ; preds = %if.then93.i2105
  %363 = load i32, ptr %places63.i1966, align 8
  %conv.i331.i2107 = sext i32 %363 to i64
  %arrayidx1.i.i2108 = getelementptr inbounds double, ptr %cond.i2582, i64 %conv.i331.i2107
  %364 = load double, ptr %arrayidx1.i.i2108, align 8
  br label %for.body.i332.i2109

for.body.i332.i2109:                              ; preds = %if.end.i.i2122, %for.body.preheader.i.i2106
  %before.050.i.i2110 = phi i64 [ %conv5.i.i2114, %if.end.i.i2122 ], [ %conv.i331.i2107, %for.body.preheader.i.i2106 ]
  %m.049.i.i2111 = phi i64 [ %inc.i339.i2133, %if.end.i.i2122 ], [ 0, %for.body.preheader.i.i2106 ]
  %found.048.i.i2112 = phi double [ %cond.i338.i2131, %if.end.i.i2122 ], [ %364, %for.body.preheader.i.i2106 ]
  %arrayidx4.i.i2113 = getelementptr inbounds [520 x i32], ptr %places63.i1966, i64 0, i64 %m.049.i.i2111
  %365 = load i32, ptr %arrayidx4.i.i2113, align 4
  %conv5.i.i2114 = sext i32 %365 to i64
  %add.i333.i2115 = add nuw nsw i64 %m.049.i.i2111, 8
  %arrayidx7.i334.i2116 = getelementptr inbounds [520 x i32], ptr %places63.i1966, i64 0, i64 %add.i333.i2115
  %366 = load i32, ptr %arrayidx7.i334.i2116, align 4
  %idx.ext.i.i2117 = sext i32 %366 to i64
  %add.ptr.i335.i2118 = getelementptr inbounds double, ptr %cond.i2582, i64 %idx.ext.i.i2117
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2118, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2119 = icmp eq i64 %before.050.i.i2110, %conv5.i.i2114
  br i1 %cmp8.not.i.i2119, label %if.end.i.i2122, label %if.then.i336.i2120

if.then.i336.i2120:                               ; preds = %for.body.i332.i2109
  %arrayidx10.i.i2121 = getelementptr inbounds double, ptr %cond.i2582, i64 %conv5.i.i2114
  %367 = load double, ptr %arrayidx10.i.i2121, align 8
  br label %if.end.i.i2122

if.end.i.i2122:                                   ; preds = %if.then.i336.i2120, %for.body.i332.i2109
  %found.1.i.i2123 = phi double [ %367, %if.then.i336.i2120 ], [ %found.048.i.i2112, %for.body.i332.i2109 ]
  %arrayidx11.i.i2124 = getelementptr inbounds [520 x i32], ptr %found.i1885, i64 0, i64 %m.049.i.i2111
  %368 = load i32, ptr %arrayidx11.i.i2124, align 4
  %conv12.i.i2125 = sext i32 %368 to i64
  %mul.i337.i2126 = mul nsw i64 %296, %conv12.i.i2125
  %arrayidx13.i.i2127 = getelementptr inbounds double, ptr %values.0367.i1977, i64 %mul.i337.i2126
  %369 = load double, ptr %arrayidx13.i.i2127, align 8
  %cmp14.i.i2128 = fcmp ole double %found.1.i.i2123, %369
  %cmp16.i.i2129 = fcmp uno double %found.1.i.i2123, 0.000000e+00
  %or.cond.i.i2130 = or i1 %cmp16.i.i2129, %cmp14.i.i2128
  %cond.i338.i2131 = select i1 %or.cond.i.i2130, double %found.1.i.i2123, double %369
  %arrayidx23.i.i2132 = getelementptr inbounds double, ptr %cond.i2582, i64 %conv5.i.i2114
  store double %cond.i338.i2131, ptr %arrayidx23.i.i2132, align 8
  %inc.i339.i2133 = add nuw nsw i64 %m.049.i.i2111, 1
  %exitcond378.not.i2134 = icmp eq i64 %inc.i339.i2133, %362
  br i1 %exitcond378.not.i2134, label %for.inc101.i2023, label %for.body.i332.i2109, !llvm.loop !73

if.else94.i2057:                                  ; preds = %if.end87.i2053
  br i1 %cmp47.i.i2056, label %for.body.i343.i2058, label %for.inc101.i2023

for.body.i343.i2058:                              ; preds = %if.else94.i2057, %for.end52.i.i2092
  %m.0109.i.i2059 = phi i64 [ %inc54.i.i2093, %for.end52.i.i2092 ], [ 0, %if.else94.i2057 ]
  %arrayidx.i344.i2060 = getelementptr inbounds [520 x i32], ptr %found.i1885, i64 0, i64 %m.0109.i.i2059
  %370 = load i32, ptr %arrayidx.i344.i2060, align 4
  %conv.i345.i2061 = sext i32 %370 to i64
  %mul.i346.i2062 = mul nsw i64 %296, %conv.i345.i2061
  %add.ptr.i347.i2063 = getelementptr inbounds double, ptr %values.0367.i1977, i64 %mul.i346.i2062
  %arrayidx1.i348.i2064 = getelementptr inbounds [520 x i32], ptr %places63.i1966, i64 0, i64 %m.0109.i.i2059
  %371 = load i32, ptr %arrayidx1.i348.i2064, align 4
  %conv2.i.i2065 = sext i32 %371 to i64
  %mul3.i.i2066 = mul nsw i64 %297, %conv2.i.i2065
  %add.ptr4.i.i2067 = getelementptr inbounds double, ptr %cond.i2582, i64 %mul3.i.i2066
  %add.i349.i2068 = add nuw nsw i64 %m.0109.i.i2059, 8
  %arrayidx6.i.i2069 = getelementptr inbounds [520 x i32], ptr %found.i1885, i64 0, i64 %add.i349.i2068
  %372 = load i32, ptr %arrayidx6.i.i2069, align 4
  %conv7.i.i2070 = sext i32 %372 to i64
  %mul8.i.i2071 = mul nsw i64 %296, %conv7.i.i2070
  %add.ptr9.i350.i2072 = getelementptr inbounds double, ptr %values.0367.i1977, i64 %mul8.i.i2071
  %arrayidx12.i.i2073 = getelementptr inbounds [520 x i32], ptr %places63.i1966, i64 0, i64 %add.i349.i2068
  %373 = load i32, ptr %arrayidx12.i.i2073, align 4
  %conv13.i.i2074 = sext i32 %373 to i64
  %mul14.i.i2075 = mul nsw i64 %297, %conv13.i.i2074
  %add.ptr15.i.i2076 = getelementptr inbounds double, ptr %cond.i2582, i64 %mul14.i.i2075
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2076, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i1974, label %for.cond36.preheader.i.i2089, label %for.body20.i351.i2077

for.cond36.preheader.i.i2089:                     ; preds = %for.body20.i351.i2077, %for.body.i343.i2058
  %j.0.lcssa.i.i2090 = phi i64 [ 0, %for.body.i343.i2058 ], [ %add17105.i.i2078, %for.body20.i351.i2077 ]
  %cmp37106.i.i2091 = icmp slt i64 %j.0.lcssa.i.i2090, %297
  br i1 %cmp37106.i.i2091, label %for.body39.i.i2095, label %for.end52.i.i2092

for.body20.i351.i2077:                            ; preds = %for.body.i343.i2058, %for.body20.i351.i2077
  %add17105.i.i2078 = phi i64 [ %add17.i.i2087, %for.body20.i351.i2077 ], [ 8, %for.body.i343.i2058 ]
  %j.0104.i.i2079 = phi i64 [ %add17105.i.i2078, %for.body20.i351.i2077 ], [ 0, %for.body.i343.i2058 ]
  %add.ptr21.i.i2080 = getelementptr inbounds double, ptr %add.ptr9.i350.i2072, i64 %j.0104.i.i2079
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2080, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2081 = getelementptr inbounds double, ptr %add.ptr4.i.i2067, i64 %j.0104.i.i2079
  %374 = load <8 x double>, ptr %add.ptr22.i.i2081, align 8
  %add.ptr23.i.i2082 = getelementptr inbounds double, ptr %add.ptr.i347.i2063, i64 %j.0104.i.i2079
  %375 = load <8 x double>, ptr %add.ptr23.i.i2082, align 8
  %cmp24.i.i2083 = fcmp ugt <8 x double> %374, %375
  %cmp25.i352.i2084 = fcmp ord <8 x double> %374, zeroinitializer
  %or102.not.i.i2085 = and <8 x i1> %cmp24.i.i2083, %cmp25.i352.i2084
  %or33.v.i.i2086 = select <8 x i1> %or102.not.i.i2085, <8 x double> %375, <8 x double> %374
  store <8 x double> %or33.v.i.i2086, ptr %add.ptr22.i.i2081, align 8
  %add17.i.i2087 = add nuw nsw i64 %add17105.i.i2078, 8
  %cmp18.not.i.i2088 = icmp sgt i64 %add17.i.i2087, %297
  br i1 %cmp18.not.i.i2088, label %for.cond36.preheader.i.i2089, label %for.body20.i351.i2077, !llvm.loop !74

for.body39.i.i2095:                               ; preds = %for.cond36.preheader.i.i2089, %for.body39.i.i2095
  %j.1107.i.i2096 = phi i64 [ %inc.i356.i2103, %for.body39.i.i2095 ], [ %j.0.lcssa.i.i2090, %for.cond36.preheader.i.i2089 ]
  %arrayidx40.i.i2097 = getelementptr inbounds double, ptr %add.ptr4.i.i2067, i64 %j.1107.i.i2096
  %376 = load double, ptr %arrayidx40.i.i2097, align 8
  %arrayidx41.i.i2098 = getelementptr inbounds double, ptr %add.ptr.i347.i2063, i64 %j.1107.i.i2096
  %377 = load double, ptr %arrayidx41.i.i2098, align 8
  %cmp42.i.i2099 = fcmp ole double %376, %377
  %cmp46.i.i2100 = fcmp uno double %376, 0.000000e+00
  %or.cond.i354.i2101 = or i1 %cmp46.i.i2100, %cmp42.i.i2099
  %cond.i355.i2102 = select i1 %or.cond.i354.i2101, double %376, double %377
  store double %cond.i355.i2102, ptr %arrayidx40.i.i2097, align 8
  %inc.i356.i2103 = add nuw nsw i64 %j.1107.i.i2096, 1
  %exitcond.not.i357.i2104 = icmp eq i64 %inc.i356.i2103, %297
  br i1 %exitcond.not.i357.i2104, label %for.end52.i.i2092, label %for.body39.i.i2095, !llvm.loop !75

for.end52.i.i2092:                                ; preds = %for.body39.i.i2095, %for.cond36.preheader.i.i2089
  %inc54.i.i2093 = add nuw nsw i64 %m.0109.i.i2059, 1
  %exitcond377.not.i2094 = icmp eq i64 %inc54.i.i2093, %362
  br i1 %exitcond377.not.i2094, label %for.inc101.i2023, label %for.body.i343.i2058, !llvm.loop !76

for.inc101.i2023:                                 ; preds = %for.end52.i.i2092, %if.end.i.i2122, %if.else94.i2057, %if.then93.i2105, %if.else94.thread.i2022
  %add.i2024 = add nuw nsw i64 %k44.0366.i1978, 512
  %add.ptr103.i2025 = getelementptr inbounds i8, ptr %values.0367.i1977, i64 %add.ptr103.idx.i1975
  %378 = load i64, ptr %arrayidx46.i1916, align 8
  %cmp47.not.i2026 = icmp slt i64 %add.i2024, %378
  br i1 %cmp47.not.i2026, label %for.body50.i1976, label %for.end106.i1918, !llvm.loop !77

for.end106.i1918:                                 ; preds = %for.inc101.i2023, %for.cond45.preheader.i1915
  %379 = load i64, ptr %a, align 8
  %cmp108.i1919 = icmp eq i64 %379, 0
  %tobool111.i1920 = icmp ne i64 %299, 0
  %or.cond184.i1921 = select i1 %cmp108.i1919, i1 %tobool111.i1920, i1 false
  br i1 %or.cond184.i1921, label %lor.lhs.false112.i1923, label %least_double.exit

lor.lhs.false112.i1923:                           ; preds = %for.end106.i1918
  %cmp113.i1924 = icmp ne ptr %cond.i2582, %300
  %tobool116.i1925 = icmp ne i64 %290, 0
  %or.cond185.i1926 = select i1 %cmp113.i1924, i1 true, i1 %tobool116.i1925
  br i1 %or.cond185.i1926, label %for.cond120.preheader.i1927, label %least_double.exit

for.cond120.preheader.i1927:                      ; preds = %lor.lhs.false112.i1923
  %cmp122.not368.i1928 = icmp slt i64 %mul.i2575, 8
  br i1 %cmp122.not368.i1928, label %for.cond145.preheader.i1940, label %for.body124.lr.ph.i1929

for.body124.lr.ph.i1929:                          ; preds = %for.cond120.preheader.i1927
  %add.ptr131.i1930 = getelementptr inbounds double, ptr %291, i64 %mul9.i2578
  br label %for.body124.i1931

for.cond145.preheader.i1940:                      ; preds = %if.end140.i1935, %for.cond120.preheader.i1927
  %k119.0.lcssa.i1941 = phi i64 [ 0, %for.cond120.preheader.i1927 ], [ %add121370.i1932, %if.end140.i1935 ]
  %cmp146371.i1942 = icmp slt i64 %k119.0.lcssa.i1941, %mul.i2575
  br i1 %cmp146371.i1942, label %for.body148.lr.ph.i1943, label %least_double.exit

for.body148.lr.ph.i1943:                          ; preds = %for.cond145.preheader.i1940
  %380 = getelementptr double, ptr %291, i64 %mul9.i2578
  br label %for.body148.i1944

for.body124.i1931:                                ; preds = %if.end140.i1935, %for.body124.lr.ph.i1929
  %add121370.i1932 = phi i64 [ 8, %for.body124.lr.ph.i1929 ], [ %add121.i1938, %if.end140.i1935 ]
  %k119.0369.i1933 = phi i64 [ 0, %for.body124.lr.ph.i1929 ], [ %add121370.i1932, %if.end140.i1935 ]
  %add.ptr125.i1934 = getelementptr inbounds double, ptr %cond.i2582, i64 %k119.0369.i1933
  %381 = load <8 x double>, ptr %add.ptr125.i1934, align 8
  br i1 %tobool116.i1925, label %land.lhs.true127.i1956, label %if.end140.i1935

land.lhs.true127.i1956:                           ; preds = %for.body124.i1931
  %382 = load i64, ptr %arrayidx8.i2577, align 8
  %tobool129.not.i1957 = icmp eq i64 %382, 0
  br i1 %tobool129.not.i1957, label %if.then136.i1961, label %if.then130.i1958

if.then130.i1958:                                 ; preds = %land.lhs.true127.i1956
  %add.ptr132.i1959 = getelementptr inbounds double, ptr %add.ptr131.i1930, i64 %k119.0369.i1933
  %383 = load <8 x double>, ptr %add.ptr132.i1959, align 8
  %add133.i1960 = fadd <8 x double> %381, %383
  br label %if.end140.i1935

if.then136.i1961:                                 ; preds = %land.lhs.true127.i1956
  %384 = load double, ptr %291, align 8
  %splat.splatinsert.i1962 = insertelement <8 x double> poison, double %384, i64 0
  %splat.splat.i1963 = shufflevector <8 x double> %splat.splatinsert.i1962, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i1964 = fadd <8 x double> %381, %splat.splat.i1963
  br label %if.end140.i1935

if.end140.i1935:                                  ; preds = %if.then136.i1961, %if.then130.i1958, %for.body124.i1931
  %sum.0.i1936 = phi <8 x double> [ %add133.i1960, %if.then130.i1958 ], [ %add138.i1964, %if.then136.i1961 ], [ %381, %for.body124.i1931 ]
  %add.ptr141.i1937 = getelementptr inbounds double, ptr %300, i64 %k119.0369.i1933
  store <8 x double> %sum.0.i1936, ptr %add.ptr141.i1937, align 8
  %add121.i1938 = add nuw nsw i64 %add121370.i1932, 8
  %cmp122.not.i1939 = icmp sgt i64 %add121.i1938, %mul.i2575
  br i1 %cmp122.not.i1939, label %for.cond145.preheader.i1940, label %for.body124.i1931, !llvm.loop !78

for.body148.i1944:                                ; preds = %cond.end159.i1947, %for.body148.lr.ph.i1943
  %k119.1372.i1945 = phi i64 [ %k119.0.lcssa.i1941, %for.body148.lr.ph.i1943 ], [ %inc163.i1950, %cond.end159.i1947 ]
  %arrayidx151.i1946 = getelementptr inbounds double, ptr %cond.i2582, i64 %k119.1372.i1945
  %385 = load double, ptr %arrayidx151.i1946, align 8
  br i1 %tobool116.i1925, label %cond.true150.i1952, label %cond.end159.i1947

cond.true150.i1952:                               ; preds = %for.body148.i1944
  %386 = load i64, ptr %arrayidx8.i2577, align 8
  %mul153.i1953 = mul nsw i64 %386, %k119.1372.i1945
  %arrayidx155.i1954 = getelementptr double, ptr %380, i64 %mul153.i1953
  %387 = load double, ptr %arrayidx155.i1954, align 8
  %add156.i1955 = fadd double %385, %387
  br label %cond.end159.i1947

cond.end159.i1947:                                ; preds = %cond.true150.i1952, %for.body148.i1944
  %cond160.i1948 = phi double [ %add156.i1955, %cond.true150.i1952 ], [ %385, %for.body148.i1944 ]
  %arrayidx161.i1949 = getelementptr inbounds double, ptr %300, i64 %k119.1372.i1945
  store double %cond160.i1948, ptr %arrayidx161.i1949, align 8
  %inc163.i1950 = add nuw nsw i64 %k119.1372.i1945, 1
  %exitcond379.not.i1951 = icmp eq i64 %inc163.i1950, %mul.i2575
  br i1 %exitcond379.not.i1951, label %least_double.exit, label %for.body148.i1944, !llvm.loop !79

least_double.exit:                                ; preds = %cond.end78.i2016, %cond.end159.i1947, %for.end106.i1918, %lor.lhs.false112.i1923, %for.cond145.preheader.i1940
  %retval.3.i1922 = phi i64 [ 0, %lor.lhs.false112.i1923 ], [ 0, %for.end106.i1918 ], [ 0, %for.cond145.preheader.i1940 ], [ 0, %cond.end159.i1947 ], [ 1, %cond.end78.i2016 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1885) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1884) #7
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2584, label %if.end30.i2261, label %land.lhs.true.i2253

land.lhs.true.i2253:                              ; preds = %cond.true47
  %tobool16.i2255.not = icmp eq i64 %290, 0
  br i1 %tobool16.i2255.not, label %if.then.i2257, label %land.lhs.true20.i2549

if.then.i2257:                                    ; preds = %land.lhs.true.i2253
  %388 = inttoptr i64 %303 to ptr
  %389 = load i32, ptr %388, align 4
  %tobool.not.i.i2258 = icmp eq i32 %389, 0
  br i1 %tobool.not.i.i2258, label %if.then.i.i2547, label %for.cond.preheader.i.i2259

if.then.i.i2547:                                  ; preds = %if.then.i2257
  %mul.i.i2548 = shl nsw i64 %mul.i2575, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i.i2548, i1 false)
  br label %if.end30.i2261

for.cond.preheader.i.i2259:                       ; preds = %if.then.i2257
  %cmp535.i.i2260 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp535.i.i2260, label %for.body.i.i2542, label %if.end30.i2261

for.body.i.i2542:                                 ; preds = %for.cond.preheader.i.i2259, %for.body.i.i2542
  %k.036.i.i2543 = phi i64 [ %inc.i.i2545, %for.body.i.i2542 ], [ 0, %for.cond.preheader.i.i2259 ]
  %arrayidx.i.i2544 = getelementptr inbounds i32, ptr %cond.i2582, i64 %k.036.i.i2543
  store i32 %389, ptr %arrayidx.i.i2544, align 4
  %inc.i.i2545 = add nuw nsw i64 %k.036.i.i2543, 1
  %exitcond38.not.i.i2546 = icmp eq i64 %inc.i.i2545, %mul.i2575
  br i1 %exitcond38.not.i.i2546, label %if.end30.i2261, label %for.body.i.i2542, !llvm.loop !4

land.lhs.true20.i2549:                            ; preds = %land.lhs.true.i2253
  %tobool22.not.i2550 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i2550, label %if.then28.i2554, label %if.then23.i2551

if.then23.i2551:                                  ; preds = %land.lhs.true20.i2549
  %add.ptr.i2552 = getelementptr inbounds i32, ptr %291, i64 %mul9.i2578
  %mul24.i2553 = shl i64 %mul.i2575, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2582, ptr nonnull align 4 %add.ptr.i2552, i64 %mul24.i2553, i1 false)
  br label %if.end30.i2261

if.then28.i2554:                                  ; preds = %land.lhs.true20.i2549
  %390 = load i32, ptr %291, align 4
  %tobool.not.i285.i2555 = icmp eq i32 %390, 0
  br i1 %tobool.not.i285.i2555, label %if.then.i293.i2563, label %for.cond.preheader.i286.i2556

if.then.i293.i2563:                               ; preds = %if.then28.i2554
  %mul.i294.i2564 = shl nsw i64 %mul.i2575, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i294.i2564, i1 false)
  br label %if.end30.i2261

for.cond.preheader.i286.i2556:                    ; preds = %if.then28.i2554
  %cmp535.i287.i2557 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp535.i287.i2557, label %for.body.i288.i2558, label %if.end30.i2261

for.body.i288.i2558:                              ; preds = %for.cond.preheader.i286.i2556, %for.body.i288.i2558
  %k.036.i289.i2559 = phi i64 [ %inc.i291.i2561, %for.body.i288.i2558 ], [ 0, %for.cond.preheader.i286.i2556 ]
  %arrayidx.i290.i2560 = getelementptr inbounds i32, ptr %cond.i2582, i64 %k.036.i289.i2559
  store i32 %390, ptr %arrayidx.i290.i2560, align 4
  %inc.i291.i2561 = add nuw nsw i64 %k.036.i289.i2559, 1
  %exitcond38.not.i292.i2562 = icmp eq i64 %inc.i291.i2561, %mul.i2575
  br i1 %exitcond38.not.i292.i2562, label %if.end30.i2261, label %for.body.i288.i2558, !llvm.loop !4

if.end30.i2261:                                   ; preds = %for.body.i288.i2558, %for.body.i.i2542, %for.cond.preheader.i286.i2556, %if.then.i293.i2563, %if.then23.i2551, %for.cond.preheader.i.i2259, %if.then.i.i2547, %cond.true47
  %cmp31.i2262 = icmp eq i64 %294, 0
  br i1 %cmp31.i2262, label %land.end.i2530, label %land.end.thread.i2263

land.end.thread.i2263:                            ; preds = %if.end30.i2261
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2233) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2234) #7
  br label %for.cond45.preheader.i2264

land.end.i2530:                                   ; preds = %if.end30.i2261
  %arrayidx32.i2531 = getelementptr inbounds i8, ptr %a, i64 56
  %391 = load i64, ptr %arrayidx32.i2531, align 8
  %cmp33.i2532 = icmp eq i64 %295, %391
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2233) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2234) #7
  br i1 %cmp33.i2532, label %for.body.lr.ph.i2533, label %for.cond45.preheader.i2264

for.body.lr.ph.i2533:                             ; preds = %land.end.i2530
  %places42.i2534 = getelementptr inbounds i8, ptr %found.i2234, i64 2080
  br label %for.body.i2535

for.cond45.preheader.i2264:                       ; preds = %for.body.i2535, %land.end.i2530, %land.end.thread.i2263
  %392 = phi i1 [ false, %land.end.thread.i2263 ], [ false, %land.end.i2530 ], [ true, %for.body.i2535 ]
  %arrayidx46.i2265 = getelementptr inbounds i8, ptr %a, i64 48
  %393 = load i64, ptr %arrayidx46.i2265, align 8
  %cmp47.not361.i2266 = icmp sgt i64 %393, 0
  br i1 %cmp47.not361.i2266, label %for.body50.lr.ph.i2314, label %for.end106.i2267

for.body50.lr.ph.i2314:                           ; preds = %for.cond45.preheader.i2264
  %places63.i2315 = getelementptr inbounds i8, ptr %found.i2234, i64 2080
  %cond67.i2316 = select i1 %392, ptr %places63.i2315, ptr %places.i2233
  %arrayidx68.i2317 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2318 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i2319 = trunc i64 %294 to i32
  %conv1.i.i2320 = trunc i64 %sub.i2574 to i32
  %count32.i.i2321 = getelementptr inbounds i8, ptr %found.i2234, i64 4160
  %cmp91.i2322 = icmp eq i64 %297, 1
  %cmp18.not101.i.i = icmp slt i64 %297, 8
  %add.ptr103.idx.i2323 = shl nsw i64 %296, 11
  br label %for.body50.i2324

for.body.i2535:                                   ; preds = %for.body.i2535, %for.body.lr.ph.i2533
  %k.0360.i2536 = phi i64 [ 0, %for.body.lr.ph.i2533 ], [ %inc.i2540, %for.body.i2535 ]
  %conv40.i2537 = trunc nuw i64 %k.0360.i2536 to i32
  %arrayidx41.i2538 = getelementptr inbounds [520 x i32], ptr %found.i2234, i64 0, i64 %k.0360.i2536
  store i32 %conv40.i2537, ptr %arrayidx41.i2538, align 4
  %arrayidx43.i2539 = getelementptr inbounds [520 x i32], ptr %places42.i2534, i64 0, i64 %k.0360.i2536
  store i32 0, ptr %arrayidx43.i2539, align 4
  %inc.i2540 = add nuw nsw i64 %k.0360.i2536, 1
  %exitcond.not = icmp eq i64 %inc.i2540, 520
  br i1 %exitcond.not, label %for.cond45.preheader.i2264, label %for.body.i2535, !llvm.loop !80

for.body50.i2324:                                 ; preds = %for.inc101.i2371, %for.body50.lr.ph.i2314
  %394 = phi i64 [ %393, %for.body50.lr.ph.i2314 ], [ %420, %for.inc101.i2371 ]
  %values.0364.i2325 = phi ptr [ %289, %for.body50.lr.ph.i2314 ], [ %add.ptr103.i2373, %for.inc101.i2371 ]
  %k44.0363.i2326 = phi i64 [ 0, %for.body50.lr.ph.i2314 ], [ %add.i2372, %for.inc101.i2371 ]
  %sub52.i2327 = sub nsw i64 %394, %k44.0363.i2326
  %spec.select.i2328 = tail call i64 @llvm.smin.i64(i64 %sub52.i2327, i64 512)
  %395 = load i64, ptr %arrayidx68.i2317, align 8
  %cmp69.i2329 = icmp eq i64 %395, 4
  %396 = load i64, ptr %arrayidx76.i2318, align 8
  %cmp.not65.i.i2330 = icmp slt i64 %sub52.i2327, 8
  br i1 %cmp69.i2329, label %cond.true71.i2481, label %cond.false74.i2331

cond.true71.i2481:                                ; preds = %for.body50.i2324
  %add.ptr72.i2482 = getelementptr inbounds i32, ptr %293, i64 %k44.0363.i2326
  br i1 %cmp.not65.i.i2330, label %for.cond11.preheader.i.i2503, label %for.body.lr.ph.i.i2483

for.body.lr.ph.i.i2483:                           ; preds = %cond.true71.i2481
  %splat.splatinsert.i.i2484 = insertelement <8 x i64> poison, i64 %396, i64 0
  %splat.splat.i.i2485 = shufflevector <8 x i64> %splat.splatinsert.i.i2484, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i2486

for.cond11.preheader.i.i2503:                     ; preds = %for.body.i296.i2486, %cond.true71.i2481
  %outside.0.lcssa.i.i2504 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2481 ], [ %or7.i.i2498, %for.body.i296.i2486 ]
  %k.0.lcssa.i.i2505 = phi i64 [ 0, %cond.true71.i2481 ], [ %add68.i.i2487, %for.body.i296.i2486 ]
  br label %for.body14.i.i2506

for.body.i296.i2486:                              ; preds = %for.body.i296.i2486, %for.body.lr.ph.i.i2483
  %add68.i.i2487 = phi i64 [ 8, %for.body.lr.ph.i.i2483 ], [ %add.i.i2501, %for.body.i296.i2486 ]
  %k.067.i.i2488 = phi i64 [ 0, %for.body.lr.ph.i.i2483 ], [ %add68.i.i2487, %for.body.i296.i2486 ]
  %outside.066.i.i2489 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2483 ], [ %or7.i.i2498, %for.body.i296.i2486 ]
  %add.ptr.i.i2490 = getelementptr inbounds i32, ptr %add.ptr72.i2482, i64 %k.067.i.i2488
  %397 = load <8 x i32>, ptr %add.ptr.i.i2490, align 4
  %conv.i.i2491 = sext <8 x i32> %397 to <8 x i64>
  %isneg.i.i2492 = icmp slt <8 x i32> %397, zeroinitializer
  %and.i.i2493 = select <8 x i1> %isneg.i.i2492, <8 x i64> %splat.splat.i.i2485, <8 x i64> zeroinitializer
  %add1.i.i2494 = add <8 x i64> %and.i.i2493, %conv.i.i2491
  %add1.lobit.i.i2495 = ashr <8 x i64> %add1.i.i2494, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2496 = icmp slt <8 x i64> %add1.i.i2494, %splat.splat.i.i2485
  %or.i.i2497 = select <8 x i1> %cmp5.not.i.i2496, <8 x i64> %add1.lobit.i.i2495, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2498 = or <8 x i64> %or.i.i2497, %outside.066.i.i2489
  %conv8.i.i2499 = trunc <8 x i64> %add1.i.i2494 to <8 x i32>
  %add.ptr9.i.i2500 = getelementptr inbounds i32, ptr %cond67.i2316, i64 %k.067.i.i2488
  store <8 x i32> %conv8.i.i2499, ptr %add.ptr9.i.i2500, align 8
  %add.i.i2501 = add nuw nsw i64 %add68.i.i2487, 8
  %cmp.not.i.i2502 = icmp sgt i64 %add.i.i2501, %spec.select.i2328
  br i1 %cmp.not.i.i2502, label %for.cond11.preheader.i.i2503, label %for.body.i296.i2486, !llvm.loop !8

for.cond18.preheader.i.i2513:                     ; preds = %for.body14.i.i2506
  %cmp1972.i.i2514 = icmp slt i64 %k.0.lcssa.i.i2505, %spec.select.i2328
  br i1 %cmp1972.i.i2514, label %for.body21.i.i2515, label %cond.end78.i2364

for.body14.i.i2506:                               ; preds = %for.body14.i.i2506, %for.cond11.preheader.i.i2503
  %j.071.i.i2507 = phi i64 [ 0, %for.cond11.preheader.i.i2503 ], [ %inc.i297.i2511, %for.body14.i.i2506 ]
  %wrong.070.i.i2508 = phi i64 [ 0, %for.cond11.preheader.i.i2503 ], [ %or15.i.i2510, %for.body14.i.i2506 ]
  %vecext.i.i2509 = extractelement <8 x i64> %outside.0.lcssa.i.i2504, i64 %j.071.i.i2507
  %or15.i.i2510 = or i64 %vecext.i.i2509, %wrong.070.i.i2508
  %inc.i297.i2511 = add nuw nsw i64 %j.071.i.i2507, 1
  %exitcond.not.i.i2512 = icmp eq i64 %inc.i297.i2511, 8
  br i1 %exitcond.not.i.i2512, label %for.cond18.preheader.i.i2513, label %for.body14.i.i2506, !llvm.loop !9

for.body21.i.i2515:                               ; preds = %for.cond18.preheader.i.i2513, %for.body21.i.i2515
  %k.174.i.i2516 = phi i64 [ %inc35.i.i2528, %for.body21.i.i2515 ], [ %k.0.lcssa.i.i2505, %for.cond18.preheader.i.i2513 ]
  %wrong.173.i.i2517 = phi i64 [ %or31.i.i2525, %for.body21.i.i2515 ], [ %or15.i.i2510, %for.cond18.preheader.i.i2513 ]
  %arrayidx.i298.i2518 = getelementptr inbounds i32, ptr %add.ptr72.i2482, i64 %k.174.i.i2516
  %398 = load i32, ptr %arrayidx.i298.i2518, align 4
  %conv23.i.i2519 = sext i32 %398 to i64
  %cmp25.i.i2520 = icmp slt i32 %398, 0
  %cond.i.i2521 = select i1 %cmp25.i.i2520, i64 %396, i64 0
  %add27.i.i2522 = add nsw i64 %cond.i.i2521, %conv23.i.i2519
  %cmp28.i.i2523 = icmp uge i64 %add27.i.i2522, %396
  %conv30.i.i2524 = zext i1 %cmp28.i.i2523 to i64
  %or31.i.i2525 = or i64 %wrong.173.i.i2517, %conv30.i.i2524
  %conv32.i.i2526 = trunc i64 %add27.i.i2522 to i32
  %arrayidx33.i.i2527 = getelementptr inbounds i32, ptr %cond67.i2316, i64 %k.174.i.i2516
  store i32 %conv32.i.i2526, ptr %arrayidx33.i.i2527, align 4
  %inc35.i.i2528 = add nuw nsw i64 %k.174.i.i2516, 1
  %exitcond76.not.i.i2529 = icmp eq i64 %inc35.i.i2528, %spec.select.i2328
  br i1 %exitcond76.not.i.i2529, label %cond.end78.i2364, label %for.body21.i.i2515, !llvm.loop !10

cond.false74.i2331:                               ; preds = %for.body50.i2324
  %add.ptr75.i2332 = getelementptr inbounds i64, ptr %293, i64 %k44.0363.i2326
  br i1 %cmp.not65.i.i2330, label %for.cond10.preheader.i.i2352, label %for.body.lr.ph.i299.i2333

for.body.lr.ph.i299.i2333:                        ; preds = %cond.false74.i2331
  %splat.splatinsert.i300.i2334 = insertelement <8 x i64> poison, i64 %396, i64 0
  %splat.splat.i301.i2335 = shufflevector <8 x i64> %splat.splatinsert.i300.i2334, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2336

for.cond10.preheader.i.i2352:                     ; preds = %for.body.i302.i2336, %cond.false74.i2331
  %outside.0.lcssa.i314.i2353 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2331 ], [ %or7.i310.i2347, %for.body.i302.i2336 ]
  %k.0.lcssa.i315.i2354 = phi i64 [ 0, %cond.false74.i2331 ], [ %add66.i.i2337, %for.body.i302.i2336 ]
  br label %for.body13.i.i2355

for.body.i302.i2336:                              ; preds = %for.body.i302.i2336, %for.body.lr.ph.i299.i2333
  %add66.i.i2337 = phi i64 [ 8, %for.body.lr.ph.i299.i2333 ], [ %add.i312.i2350, %for.body.i302.i2336 ]
  %k.065.i.i2338 = phi i64 [ 0, %for.body.lr.ph.i299.i2333 ], [ %add66.i.i2337, %for.body.i302.i2336 ]
  %outside.064.i.i2339 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2333 ], [ %or7.i310.i2347, %for.body.i302.i2336 ]
  %add.ptr.i303.i2340 = getelementptr inbounds i64, ptr %add.ptr75.i2332, i64 %k.065.i.i2338
  %399 = load <8 x i64>, ptr %add.ptr.i303.i2340, align 8
  %isneg.i304.i2341 = icmp slt <8 x i64> %399, zeroinitializer
  %and.i305.i2342 = select <8 x i1> %isneg.i304.i2341, <8 x i64> %splat.splat.i301.i2335, <8 x i64> zeroinitializer
  %add1.i306.i2343 = add <8 x i64> %and.i305.i2342, %399
  %add1.lobit.i307.i2344 = ashr <8 x i64> %add1.i306.i2343, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2345 = icmp slt <8 x i64> %add1.i306.i2343, %splat.splat.i301.i2335
  %or.i309.i2346 = select <8 x i1> %cmp5.not.i308.i2345, <8 x i64> %add1.lobit.i307.i2344, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2347 = or <8 x i64> %or.i309.i2346, %outside.064.i.i2339
  %conv.i311.i2348 = trunc <8 x i64> %add1.i306.i2343 to <8 x i32>
  %add.ptr8.i.i2349 = getelementptr inbounds i32, ptr %cond67.i2316, i64 %k.065.i.i2338
  store <8 x i32> %conv.i311.i2348, ptr %add.ptr8.i.i2349, align 8
  %add.i312.i2350 = add nuw nsw i64 %add66.i.i2337, 8
  %cmp.not.i313.i2351 = icmp sgt i64 %add.i312.i2350, %spec.select.i2328
  br i1 %cmp.not.i313.i2351, label %for.cond10.preheader.i.i2352, label %for.body.i302.i2336, !llvm.loop !11

for.cond17.preheader.i.i2362:                     ; preds = %for.body13.i.i2355
  %cmp1870.i.i2363 = icmp slt i64 %k.0.lcssa.i315.i2354, %spec.select.i2328
  br i1 %cmp1870.i.i2363, label %for.body20.i.i2467, label %cond.end78.i2364

for.body13.i.i2355:                               ; preds = %for.body13.i.i2355, %for.cond10.preheader.i.i2352
  %j.069.i.i2356 = phi i64 [ 0, %for.cond10.preheader.i.i2352 ], [ %inc.i317.i2360, %for.body13.i.i2355 ]
  %wrong.068.i.i2357 = phi i64 [ 0, %for.cond10.preheader.i.i2352 ], [ %or14.i.i2359, %for.body13.i.i2355 ]
  %vecext.i316.i2358 = extractelement <8 x i64> %outside.0.lcssa.i314.i2353, i64 %j.069.i.i2356
  %or14.i.i2359 = or i64 %vecext.i316.i2358, %wrong.068.i.i2357
  %inc.i317.i2360 = add nuw nsw i64 %j.069.i.i2356, 1
  %exitcond.not.i318.i2361 = icmp eq i64 %inc.i317.i2360, 8
  br i1 %exitcond.not.i318.i2361, label %for.cond17.preheader.i.i2362, label %for.body13.i.i2355, !llvm.loop !12

for.body20.i.i2467:                               ; preds = %for.cond17.preheader.i.i2362, %for.body20.i.i2467
  %k.172.i.i2468 = phi i64 [ %inc33.i.i2479, %for.body20.i.i2467 ], [ %k.0.lcssa.i315.i2354, %for.cond17.preheader.i.i2362 ]
  %wrong.171.i.i2469 = phi i64 [ %or29.i.i2476, %for.body20.i.i2467 ], [ %or14.i.i2359, %for.cond17.preheader.i.i2362 ]
  %arrayidx.i320.i2470 = getelementptr inbounds i64, ptr %add.ptr75.i2332, i64 %k.172.i.i2468
  %400 = load i64, ptr %arrayidx.i320.i2470, align 8
  %cmp23.i.i2471 = icmp slt i64 %400, 0
  %cond.i321.i2472 = select i1 %cmp23.i.i2471, i64 %396, i64 0
  %add25.i.i2473 = add nsw i64 %cond.i321.i2472, %400
  %cmp26.i.i2474 = icmp uge i64 %add25.i.i2473, %396
  %conv28.i.i2475 = zext i1 %cmp26.i.i2474 to i64
  %or29.i.i2476 = or i64 %wrong.171.i.i2469, %conv28.i.i2475
  %conv30.i322.i2477 = trunc i64 %add25.i.i2473 to i32
  %arrayidx31.i.i2478 = getelementptr inbounds i32, ptr %cond67.i2316, i64 %k.172.i.i2468
  store i32 %conv30.i322.i2477, ptr %arrayidx31.i.i2478, align 4
  %inc33.i.i2479 = add nuw nsw i64 %k.172.i.i2468, 1
  %exitcond74.not.i.i2480 = icmp eq i64 %inc33.i.i2479, %spec.select.i2328
  br i1 %exitcond74.not.i.i2480, label %cond.end78.i2364, label %for.body20.i.i2467, !llvm.loop !13

cond.end78.i2364:                                 ; preds = %for.body20.i.i2467, %for.body21.i.i2515, %for.cond17.preheader.i.i2362, %for.cond18.preheader.i.i2513
  %cond79.in.in.i2365 = phi i64 [ %or15.i.i2510, %for.cond18.preheader.i.i2513 ], [ %or14.i.i2359, %for.cond17.preheader.i.i2362 ], [ %or31.i.i2525, %for.body21.i.i2515 ], [ %or29.i.i2476, %for.body20.i.i2467 ]
  %cond79.in.not.i2366 = icmp eq i64 %cond79.in.in.i2365, 0
  br i1 %cond79.in.not.i2366, label %if.end82.i2367, label %least_int.exit

if.end82.i2367:                                   ; preds = %cond.end78.i2364
  br i1 %392, label %if.end87.i2401, label %if.else85.i2368

if.else85.i2368:                                  ; preds = %if.end82.i2367
  %cmp55.i.i2369 = icmp sgt i64 %sub52.i2327, 0
  br i1 %cmp55.i.i2369, label %for.body.i325.i2375, label %if.else94.thread.i2370

for.cond12.preheader.i.i2388:                     ; preds = %for.body.i325.i2375
  %tobool.not.i330.i2389 = icmp eq i64 %add.i327.i2385, 0
  br i1 %tobool.not.i330.i2389, label %if.else94.thread.i2370, label %for.body16.lr.ph.i.i2390

for.body16.lr.ph.i.i2390:                         ; preds = %for.cond12.preheader.i.i2388
  %sub18.i.i2391 = add nsw i64 %add.i327.i2385, -1
  %arrayidx19.i.i2392 = getelementptr inbounds [520 x i32], ptr %found.i2234, i64 0, i64 %sub18.i.i2391
  %arrayidx25.i.i2393 = getelementptr inbounds [520 x i32], ptr %places63.i2315, i64 0, i64 %sub18.i.i2391
  br label %for.body16.i.i2394

for.body.i325.i2375:                              ; preds = %if.else85.i2368, %for.body.i325.i2375
  %n.057.i.i2376 = phi i64 [ %add.i327.i2385, %for.body.i325.i2375 ], [ 0, %if.else85.i2368 ]
  %k.056.i.i2377 = phi i64 [ %inc.i328.i2386, %for.body.i325.i2375 ], [ 0, %if.else85.i2368 ]
  %arrayidx.i326.i2378 = getelementptr inbounds i32, ptr %places.i2233, i64 %k.056.i.i2377
  %401 = load i32, ptr %arrayidx.i326.i2378, align 4
  %sub3.i.i2379 = sub i32 %401, %conv.i323.i2319
  %conv4.i.i2380 = trunc i64 %k.056.i.i2377 to i32
  %arrayidx5.i.i2381 = getelementptr inbounds [520 x i32], ptr %found.i2234, i64 0, i64 %n.057.i.i2376
  store i32 %conv4.i.i2380, ptr %arrayidx5.i.i2381, align 4
  %arrayidx7.i.i2382 = getelementptr inbounds [520 x i32], ptr %places63.i2315, i64 0, i64 %n.057.i.i2376
  store i32 %sub3.i.i2379, ptr %arrayidx7.i.i2382, align 4
  %cmp8.i.i2383 = icmp ult i32 %sub3.i.i2379, %conv1.i.i2320
  %conv10.i.i2384 = zext i1 %cmp8.i.i2383 to i64
  %add.i327.i2385 = add nuw nsw i64 %n.057.i.i2376, %conv10.i.i2384
  %inc.i328.i2386 = add nuw nsw i64 %k.056.i.i2377, 1
  %exitcond.not.i329.i2387 = icmp eq i64 %inc.i328.i2386, %spec.select.i2328
  br i1 %exitcond.not.i329.i2387, label %for.cond12.preheader.i.i2388, label %for.body.i325.i2375, !llvm.loop !14

for.body16.i.i2394:                               ; preds = %for.body16.i.i2394, %for.body16.lr.ph.i.i2390
  %k11.058.i.i2395 = phi i64 [ 0, %for.body16.lr.ph.i.i2390 ], [ %inc30.i.i2399, %for.body16.i.i2394 ]
  %402 = load i32, ptr %arrayidx19.i.i2392, align 4
  %add21.i.i2396 = add nuw nsw i64 %k11.058.i.i2395, %add.i327.i2385
  %arrayidx22.i.i2397 = getelementptr inbounds [520 x i32], ptr %found.i2234, i64 0, i64 %add21.i.i2396
  store i32 %402, ptr %arrayidx22.i.i2397, align 4
  %403 = load i32, ptr %arrayidx25.i.i2393, align 4
  %arrayidx28.i.i2398 = getelementptr inbounds [520 x i32], ptr %places63.i2315, i64 0, i64 %add21.i.i2396
  store i32 %403, ptr %arrayidx28.i.i2398, align 4
  %inc30.i.i2399 = add nuw nsw i64 %k11.058.i.i2395, 1
  %exitcond.not.i2400 = icmp eq i64 %inc30.i.i2399, 8
  br i1 %exitcond.not.i2400, label %if.end87.i2401, label %for.body16.i.i2394, !llvm.loop !15

if.else94.thread.i2370:                           ; preds = %for.cond12.preheader.i.i2388, %if.else85.i2368
  store i64 0, ptr %count32.i.i2321, align 8
  br label %for.inc101.i2371

if.end87.i2401:                                   ; preds = %for.body16.i.i2394, %if.end82.i2367
  %404 = phi i64 [ %spec.select.i2328, %if.end82.i2367 ], [ %add.i327.i2385, %for.body16.i.i2394 ]
  store i64 %404, ptr %count32.i.i2321, align 8
  %tobool89.i2402 = icmp ne i64 %404, 0
  %or.cond183.i2403 = select i1 %tobool89.i2402, i1 %cmp91.i2322, i1 false
  %cmp47.i.i2404 = icmp sgt i64 %404, 0
  br i1 %or.cond183.i2403, label %if.then93.i2440, label %if.else94.i2405

if.then93.i2440:                                  ; preds = %if.end87.i2401
  br i1 %cmp47.i.i2404, label %for.body.preheader.i.i2441, label %for.inc101.i2371

for.body.preheader.i.i2441:                       ; preds = %if.then93.i2440
  %405 = load i32, ptr %places63.i2315, align 8
  %conv.i331.i2442 = sext i32 %405 to i64
  %arrayidx1.i.i2443 = getelementptr inbounds i32, ptr %cond.i2582, i64 %conv.i331.i2442
  %406 = load i32, ptr %arrayidx1.i.i2443, align 4
  br label %for.body.i332.i2444

for.body.i332.i2444:                              ; preds = %if.end.i.i2457, %for.body.preheader.i.i2441
  %before.050.i.i2445 = phi i64 [ %conv5.i.i2449, %if.end.i.i2457 ], [ %conv.i331.i2442, %for.body.preheader.i.i2441 ]
  %m.049.i.i2446 = phi i64 [ %inc.i339.i2465, %if.end.i.i2457 ], [ 0, %for.body.preheader.i.i2441 ]
  %found.048.i.i2447 = phi i32 [ %cond.i338.i2463, %if.end.i.i2457 ], [ %406, %for.body.preheader.i.i2441 ]
  %arrayidx4.i.i2448 = getelementptr inbounds [520 x i32], ptr %places63.i2315, i64 0, i64 %m.049.i.i2446
  %407 = load i32, ptr %arrayidx4.i.i2448, align 4
  %conv5.i.i2449 = sext i32 %407 to i64
  %add.i333.i2450 = add nuw nsw i64 %m.049.i.i2446, 8
  %arrayidx7.i334.i2451 = getelementptr inbounds [520 x i32], ptr %places63.i2315, i64 0, i64 %add.i333.i2450
  %408 = load i32, ptr %arrayidx7.i334.i2451, align 4
  %idx.ext.i.i2452 = sext i32 %408 to i64
  %add.ptr.i335.i2453 = getelementptr inbounds i32, ptr %cond.i2582, i64 %idx.ext.i.i2452
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2453, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2454 = icmp eq i64 %before.050.i.i2445, %conv5.i.i2449
  br i1 %cmp8.not.i.i2454, label %if.end.i.i2457, label %if.then.i336.i2455

if.then.i336.i2455:                               ; preds = %for.body.i332.i2444
  %arrayidx10.i.i2456 = getelementptr inbounds i32, ptr %cond.i2582, i64 %conv5.i.i2449
  %409 = load i32, ptr %arrayidx10.i.i2456, align 4
  br label %if.end.i.i2457

if.end.i.i2457:                                   ; preds = %if.then.i336.i2455, %for.body.i332.i2444
  %found.1.i.i2458 = phi i32 [ %409, %if.then.i336.i2455 ], [ %found.048.i.i2447, %for.body.i332.i2444 ]
  %arrayidx11.i.i2459 = getelementptr inbounds [520 x i32], ptr %found.i2234, i64 0, i64 %m.049.i.i2446
  %410 = load i32, ptr %arrayidx11.i.i2459, align 4
  %conv12.i.i2460 = sext i32 %410 to i64
  %mul.i337.i2461 = mul nsw i64 %296, %conv12.i.i2460
  %arrayidx13.i.i2462 = getelementptr inbounds i32, ptr %values.0364.i2325, i64 %mul.i337.i2461
  %411 = load i32, ptr %arrayidx13.i.i2462, align 4
  %cond.i338.i2463 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i2458, i32 %411)
  %arrayidx23.i.i2464 = getelementptr inbounds i32, ptr %cond.i2582, i64 %conv5.i.i2449
  store i32 %cond.i338.i2463, ptr %arrayidx23.i.i2464, align 4
  %inc.i339.i2465 = add nuw nsw i64 %m.049.i.i2446, 1
  %exitcond375.not.i2466 = icmp eq i64 %inc.i339.i2465, %404
  br i1 %exitcond375.not.i2466, label %for.inc101.i2371, label %for.body.i332.i2444, !llvm.loop !81

if.else94.i2405:                                  ; preds = %if.end87.i2401
  br i1 %cmp47.i.i2404, label %for.body.i343.i2406, label %for.inc101.i2371

for.body.i343.i2406:                              ; preds = %if.else94.i2405, %for.end52.i.i2432
  %m.0107.i.i = phi i64 [ %inc54.i.i2433, %for.end52.i.i2432 ], [ 0, %if.else94.i2405 ]
  %arrayidx.i344.i2407 = getelementptr inbounds [520 x i32], ptr %found.i2234, i64 0, i64 %m.0107.i.i
  %412 = load i32, ptr %arrayidx.i344.i2407, align 4
  %conv.i345.i2408 = sext i32 %412 to i64
  %mul.i346.i2409 = mul nsw i64 %296, %conv.i345.i2408
  %add.ptr.i347.i2410 = getelementptr inbounds i32, ptr %values.0364.i2325, i64 %mul.i346.i2409
  %arrayidx1.i348.i2411 = getelementptr inbounds [520 x i32], ptr %places63.i2315, i64 0, i64 %m.0107.i.i
  %413 = load i32, ptr %arrayidx1.i348.i2411, align 4
  %conv2.i.i2412 = sext i32 %413 to i64
  %mul3.i.i2413 = mul nsw i64 %297, %conv2.i.i2412
  %add.ptr4.i.i2414 = getelementptr inbounds i32, ptr %cond.i2582, i64 %mul3.i.i2413
  %add.i349.i2415 = add nuw nsw i64 %m.0107.i.i, 8
  %arrayidx6.i.i2416 = getelementptr inbounds [520 x i32], ptr %found.i2234, i64 0, i64 %add.i349.i2415
  %414 = load i32, ptr %arrayidx6.i.i2416, align 4
  %conv7.i.i2417 = sext i32 %414 to i64
  %mul8.i.i2418 = mul nsw i64 %296, %conv7.i.i2417
  %add.ptr9.i350.i2419 = getelementptr inbounds i32, ptr %values.0364.i2325, i64 %mul8.i.i2418
  %arrayidx12.i.i2420 = getelementptr inbounds [520 x i32], ptr %places63.i2315, i64 0, i64 %add.i349.i2415
  %415 = load i32, ptr %arrayidx12.i.i2420, align 4
  %conv13.i.i2421 = sext i32 %415 to i64
  %mul14.i.i2422 = mul nsw i64 %297, %conv13.i.i2421
  %add.ptr15.i.i2423 = getelementptr inbounds i32, ptr %cond.i2582, i64 %mul14.i.i2422
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2423, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i, label %for.cond36.preheader.i.i2430, label %for.body20.i351.i2424

for.cond36.preheader.i.i2430:                     ; preds = %for.body20.i351.i2424, %for.body.i343.i2406
  %j.0.lcssa.i.i2431 = phi i64 [ 0, %for.body.i343.i2406 ], [ %add17103.i.i, %for.body20.i351.i2424 ]
  %cmp37104.i.i = icmp slt i64 %j.0.lcssa.i.i2431, %297
  br i1 %cmp37104.i.i, label %for.body39.i.i2435, label %for.end52.i.i2432

for.body20.i351.i2424:                            ; preds = %for.body.i343.i2406, %for.body20.i351.i2424
  %add17103.i.i = phi i64 [ %add17.i.i2428, %for.body20.i351.i2424 ], [ 8, %for.body.i343.i2406 ]
  %j.0102.i.i = phi i64 [ %add17103.i.i, %for.body20.i351.i2424 ], [ 0, %for.body.i343.i2406 ]
  %add.ptr21.i.i2425 = getelementptr inbounds i32, ptr %add.ptr9.i350.i2419, i64 %j.0102.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2425, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2426 = getelementptr inbounds i32, ptr %add.ptr4.i.i2414, i64 %j.0102.i.i
  %416 = load <8 x i32>, ptr %add.ptr22.i.i2426, align 4
  %add.ptr23.i.i2427 = getelementptr inbounds i32, ptr %add.ptr.i347.i2410, i64 %j.0102.i.i
  %417 = load <8 x i32>, ptr %add.ptr23.i.i2427, align 4
  %or33.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %416, <8 x i32> %417)
  store <8 x i32> %or33.i.i, ptr %add.ptr22.i.i2426, align 4
  %add17.i.i2428 = add nuw nsw i64 %add17103.i.i, 8
  %cmp18.not.i.i2429 = icmp sgt i64 %add17.i.i2428, %297
  br i1 %cmp18.not.i.i2429, label %for.cond36.preheader.i.i2430, label %for.body20.i351.i2424, !llvm.loop !82

for.body39.i.i2435:                               ; preds = %for.cond36.preheader.i.i2430, %for.body39.i.i2435
  %j.1105.i.i = phi i64 [ %inc.i353.i2438, %for.body39.i.i2435 ], [ %j.0.lcssa.i.i2431, %for.cond36.preheader.i.i2430 ]
  %arrayidx40.i.i2436 = getelementptr inbounds i32, ptr %add.ptr4.i.i2414, i64 %j.1105.i.i
  %418 = load i32, ptr %arrayidx40.i.i2436, align 4
  %arrayidx41.i.i2437 = getelementptr inbounds i32, ptr %add.ptr.i347.i2410, i64 %j.1105.i.i
  %419 = load i32, ptr %arrayidx41.i.i2437, align 4
  %spec.select.i.i = tail call i32 @llvm.smin.i32(i32 %418, i32 %419)
  store i32 %spec.select.i.i, ptr %arrayidx40.i.i2436, align 4
  %inc.i353.i2438 = add nuw nsw i64 %j.1105.i.i, 1
  %exitcond.not.i354.i2439 = icmp eq i64 %inc.i353.i2438, %297
  br i1 %exitcond.not.i354.i2439, label %for.end52.i.i2432, label %for.body39.i.i2435, !llvm.loop !83

for.end52.i.i2432:                                ; preds = %for.body39.i.i2435, %for.cond36.preheader.i.i2430
  %inc54.i.i2433 = add nuw nsw i64 %m.0107.i.i, 1
  %exitcond374.not.i2434 = icmp eq i64 %inc54.i.i2433, %404
  br i1 %exitcond374.not.i2434, label %for.inc101.i2371, label %for.body.i343.i2406, !llvm.loop !84

for.inc101.i2371:                                 ; preds = %for.end52.i.i2432, %if.end.i.i2457, %if.else94.i2405, %if.then93.i2440, %if.else94.thread.i2370
  %add.i2372 = add nuw nsw i64 %k44.0363.i2326, 512
  %add.ptr103.i2373 = getelementptr inbounds i8, ptr %values.0364.i2325, i64 %add.ptr103.idx.i2323
  %420 = load i64, ptr %arrayidx46.i2265, align 8
  %cmp47.not.i2374 = icmp slt i64 %add.i2372, %420
  br i1 %cmp47.not.i2374, label %for.body50.i2324, label %for.end106.i2267, !llvm.loop !85

for.end106.i2267:                                 ; preds = %for.inc101.i2371, %for.cond45.preheader.i2264
  %421 = load i64, ptr %a, align 8
  %cmp108.i2268 = icmp eq i64 %421, 0
  %tobool111.i2269 = icmp ne i64 %299, 0
  %or.cond184.i2270 = select i1 %cmp108.i2268, i1 %tobool111.i2269, i1 false
  br i1 %or.cond184.i2270, label %lor.lhs.false112.i2272, label %least_int.exit

lor.lhs.false112.i2272:                           ; preds = %for.end106.i2267
  %cmp113.i2273 = icmp ne ptr %cond.i2582, %300
  %tobool116.i2274 = icmp ne i64 %290, 0
  %or.cond185.i2275 = select i1 %cmp113.i2273, i1 true, i1 %tobool116.i2274
  br i1 %or.cond185.i2275, label %for.cond120.preheader.i2276, label %least_int.exit

for.cond120.preheader.i2276:                      ; preds = %lor.lhs.false112.i2272
  %cmp122.not365.i2277 = icmp slt i64 %mul.i2575, 8
  br i1 %cmp122.not365.i2277, label %for.cond145.preheader.i2289, label %for.body124.lr.ph.i2278

for.body124.lr.ph.i2278:                          ; preds = %for.cond120.preheader.i2276
  %add.ptr131.i2279 = getelementptr inbounds i32, ptr %291, i64 %mul9.i2578
  br label %for.body124.i2280

for.cond145.preheader.i2289:                      ; preds = %if.end140.i2284, %for.cond120.preheader.i2276
  %k119.0.lcssa.i2290 = phi i64 [ 0, %for.cond120.preheader.i2276 ], [ %add121367.i2281, %if.end140.i2284 ]
  %cmp146368.i2291 = icmp slt i64 %k119.0.lcssa.i2290, %mul.i2575
  br i1 %cmp146368.i2291, label %for.body148.lr.ph.i2292, label %least_int.exit

for.body148.lr.ph.i2292:                          ; preds = %for.cond145.preheader.i2289
  %422 = getelementptr i32, ptr %291, i64 %mul9.i2578
  br label %for.body148.i2293

for.body124.i2280:                                ; preds = %if.end140.i2284, %for.body124.lr.ph.i2278
  %add121367.i2281 = phi i64 [ 8, %for.body124.lr.ph.i2278 ], [ %add121.i2287, %if.end140.i2284 ]
  %k119.0366.i2282 = phi i64 [ 0, %for.body124.lr.ph.i2278 ], [ %add121367.i2281, %if.end140.i2284 ]
  %add.ptr125.i2283 = getelementptr inbounds i32, ptr %cond.i2582, i64 %k119.0366.i2282
  %423 = load <8 x i32>, ptr %add.ptr125.i2283, align 4
  br i1 %tobool116.i2274, label %land.lhs.true127.i2305, label %if.end140.i2284

land.lhs.true127.i2305:                           ; preds = %for.body124.i2280
  %424 = load i64, ptr %arrayidx8.i2577, align 8
  %tobool129.not.i2306 = icmp eq i64 %424, 0
  br i1 %tobool129.not.i2306, label %if.then136.i2310, label %if.then130.i2307

if.then130.i2307:                                 ; preds = %land.lhs.true127.i2305
  %add.ptr132.i2308 = getelementptr inbounds i32, ptr %add.ptr131.i2279, i64 %k119.0366.i2282
  %425 = load <8 x i32>, ptr %add.ptr132.i2308, align 4
  %add133.i2309 = add <8 x i32> %425, %423
  br label %if.end140.i2284

if.then136.i2310:                                 ; preds = %land.lhs.true127.i2305
  %426 = load i32, ptr %291, align 4
  %splat.splatinsert.i2311 = insertelement <8 x i32> poison, i32 %426, i64 0
  %splat.splat.i2312 = shufflevector <8 x i32> %splat.splatinsert.i2311, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i2313 = add <8 x i32> %splat.splat.i2312, %423
  br label %if.end140.i2284

if.end140.i2284:                                  ; preds = %if.then136.i2310, %if.then130.i2307, %for.body124.i2280
  %sum.0.i2285 = phi <8 x i32> [ %add133.i2309, %if.then130.i2307 ], [ %add138.i2313, %if.then136.i2310 ], [ %423, %for.body124.i2280 ]
  %add.ptr141.i2286 = getelementptr inbounds i32, ptr %300, i64 %k119.0366.i2282
  store <8 x i32> %sum.0.i2285, ptr %add.ptr141.i2286, align 4
  %add121.i2287 = add nuw nsw i64 %add121367.i2281, 8
  %cmp122.not.i2288 = icmp sgt i64 %add121.i2287, %mul.i2575
  br i1 %cmp122.not.i2288, label %for.cond145.preheader.i2289, label %for.body124.i2280, !llvm.loop !86

for.body148.i2293:                                ; preds = %cond.end159.i2296, %for.body148.lr.ph.i2292
  %k119.1369.i2294 = phi i64 [ %k119.0.lcssa.i2290, %for.body148.lr.ph.i2292 ], [ %inc163.i2299, %cond.end159.i2296 ]
  %arrayidx151.i2295 = getelementptr inbounds i32, ptr %cond.i2582, i64 %k119.1369.i2294
  %427 = load i32, ptr %arrayidx151.i2295, align 4
  br i1 %tobool116.i2274, label %cond.true150.i2301, label %cond.end159.i2296

cond.true150.i2301:                               ; preds = %for.body148.i2293
  %428 = load i64, ptr %arrayidx8.i2577, align 8
  %mul153.i2302 = mul nsw i64 %428, %k119.1369.i2294
  %arrayidx155.i2303 = getelementptr i32, ptr %422, i64 %mul153.i2302
  %429 = load i32, ptr %arrayidx155.i2303, align 4
  %add156.i2304 = add nsw i32 %429, %427
  br label %cond.end159.i2296

cond.end159.i2296:                                ; preds = %cond.true150.i2301, %for.body148.i2293
  %cond160.i2297 = phi i32 [ %add156.i2304, %cond.true150.i2301 ], [ %427, %for.body148.i2293 ]
  %arrayidx161.i2298 = getelementptr inbounds i32, ptr %300, i64 %k119.1369.i2294
  store i32 %cond160.i2297, ptr %arrayidx161.i2298, align 4
  %inc163.i2299 = add nuw nsw i64 %k119.1369.i2294, 1
  %exitcond376.not.i2300 = icmp eq i64 %inc163.i2299, %mul.i2575
  br i1 %exitcond376.not.i2300, label %least_int.exit, label %for.body148.i2293, !llvm.loop !87

least_int.exit:                                   ; preds = %cond.end78.i2364, %cond.end159.i2296, %for.end106.i2267, %lor.lhs.false112.i2272, %for.cond145.preheader.i2289
  %retval.3.i2271 = phi i64 [ 0, %lor.lhs.false112.i2272 ], [ 0, %for.end106.i2267 ], [ 0, %for.cond145.preheader.i2289 ], [ 0, %cond.end159.i2296 ], [ 1, %cond.end78.i2364 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2234) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2233) #7
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool14.not.i2584, label %if.end30.i2593, label %land.lhs.true.i2585

land.lhs.true.i2585:                              ; preds = %cond.false49
  %tobool16.i2587.not = icmp eq i64 %290, 0
  br i1 %tobool16.i2587.not, label %if.then.i2589, label %land.lhs.true20.i2889

if.then.i2589:                                    ; preds = %land.lhs.true.i2585
  %430 = inttoptr i64 %303 to ptr
  %431 = load i64, ptr %430, align 8
  %tobool1.not.i.i2590 = icmp eq i64 %431, 0
  br i1 %tobool1.not.i.i2590, label %if.then.i.i2887, label %for.cond9.preheader.i.i2591

if.then.i.i2887:                                  ; preds = %if.then.i2589
  %mul.i.i2888 = shl nsw i64 %mul.i2575, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i.i2888, i1 false)
  br label %if.end30.i2593

for.cond9.preheader.i.i2591:                      ; preds = %if.then.i2589
  %cmp1033.i.i2592 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp1033.i.i2592, label %for.body13.i.i2882, label %if.end30.i2593

for.body13.i.i2882:                               ; preds = %for.cond9.preheader.i.i2591, %for.body13.i.i2882
  %k8.034.i.i2883 = phi i64 [ %inc16.i.i2885, %for.body13.i.i2882 ], [ 0, %for.cond9.preheader.i.i2591 ]
  %arrayidx14.i.i2884 = getelementptr inbounds i64, ptr %cond.i2582, i64 %k8.034.i.i2883
  store i64 %431, ptr %arrayidx14.i.i2884, align 8
  %inc16.i.i2885 = add nuw nsw i64 %k8.034.i.i2883, 1
  %exitcond.not.i.i2886 = icmp eq i64 %inc16.i.i2885, %mul.i2575
  br i1 %exitcond.not.i.i2886, label %if.end30.i2593, label %for.body13.i.i2882, !llvm.loop !23

land.lhs.true20.i2889:                            ; preds = %land.lhs.true.i2585
  %tobool22.not.i2890 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i2890, label %if.then28.i2894, label %if.then23.i2891

if.then23.i2891:                                  ; preds = %land.lhs.true20.i2889
  %add.ptr.i2892 = getelementptr inbounds i64, ptr %291, i64 %mul9.i2578
  %mul24.i2893 = shl i64 %mul.i2575, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2582, ptr nonnull align 8 %add.ptr.i2892, i64 %mul24.i2893, i1 false)
  br label %if.end30.i2593

if.then28.i2894:                                  ; preds = %land.lhs.true20.i2889
  %432 = load i64, ptr %291, align 8
  %tobool1.not.i285.i2895 = icmp eq i64 %432, 0
  br i1 %tobool1.not.i285.i2895, label %if.then.i295.i2903, label %for.cond9.preheader.i286.i2896

if.then.i295.i2903:                               ; preds = %if.then28.i2894
  %mul.i296.i2904 = shl nsw i64 %mul.i2575, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2582, i8 0, i64 %mul.i296.i2904, i1 false)
  br label %if.end30.i2593

for.cond9.preheader.i286.i2896:                   ; preds = %if.then28.i2894
  %cmp1033.i287.i2897 = icmp sgt i64 %mul.i2575, 0
  br i1 %cmp1033.i287.i2897, label %for.body13.i290.i2898, label %if.end30.i2593

for.body13.i290.i2898:                            ; preds = %for.cond9.preheader.i286.i2896, %for.body13.i290.i2898
  %k8.034.i291.i2899 = phi i64 [ %inc16.i293.i2901, %for.body13.i290.i2898 ], [ 0, %for.cond9.preheader.i286.i2896 ]
  %arrayidx14.i292.i2900 = getelementptr inbounds i64, ptr %cond.i2582, i64 %k8.034.i291.i2899
  store i64 %432, ptr %arrayidx14.i292.i2900, align 8
  %inc16.i293.i2901 = add nuw nsw i64 %k8.034.i291.i2899, 1
  %exitcond.not.i294.i2902 = icmp eq i64 %inc16.i293.i2901, %mul.i2575
  br i1 %exitcond.not.i294.i2902, label %if.end30.i2593, label %for.body13.i290.i2898, !llvm.loop !23

if.end30.i2593:                                   ; preds = %for.body13.i290.i2898, %for.body13.i.i2882, %for.cond9.preheader.i286.i2896, %if.then.i295.i2903, %if.then23.i2891, %for.cond9.preheader.i.i2591, %if.then.i.i2887, %cond.false49
  %cmp31.i2594 = icmp eq i64 %294, 0
  br i1 %cmp31.i2594, label %land.end.i2870, label %land.end.thread.i2595

land.end.thread.i2595:                            ; preds = %if.end30.i2593
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2565) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2566) #7
  br label %for.cond45.preheader.i2596

land.end.i2870:                                   ; preds = %if.end30.i2593
  %arrayidx32.i2871 = getelementptr inbounds i8, ptr %a, i64 56
  %433 = load i64, ptr %arrayidx32.i2871, align 8
  %cmp33.i2872 = icmp eq i64 %295, %433
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2565) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2566) #7
  br i1 %cmp33.i2872, label %for.body.lr.ph.i2873, label %for.cond45.preheader.i2596

for.body.lr.ph.i2873:                             ; preds = %land.end.i2870
  %places42.i2874 = getelementptr inbounds i8, ptr %found.i2566, i64 2080
  br label %for.body.i2875

for.cond45.preheader.i2596:                       ; preds = %for.body.i2875, %land.end.i2870, %land.end.thread.i2595
  %434 = phi i1 [ false, %land.end.thread.i2595 ], [ false, %land.end.i2870 ], [ true, %for.body.i2875 ]
  %arrayidx46.i2597 = getelementptr inbounds i8, ptr %a, i64 48
  %435 = load i64, ptr %arrayidx46.i2597, align 8
  %cmp47.not361.i2598 = icmp sgt i64 %435, 0
  br i1 %cmp47.not361.i2598, label %for.body50.lr.ph.i2646, label %for.end106.i2599

for.body50.lr.ph.i2646:                           ; preds = %for.cond45.preheader.i2596
  %places63.i2647 = getelementptr inbounds i8, ptr %found.i2566, i64 2080
  %cond67.i2648 = select i1 %434, ptr %places63.i2647, ptr %places.i2565
  %arrayidx68.i2649 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2650 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i2651 = trunc i64 %294 to i32
  %conv1.i.i2652 = trunc i64 %sub.i2574 to i32
  %count32.i.i2653 = getelementptr inbounds i8, ptr %found.i2566, i64 4160
  %cmp91.i2654 = icmp eq i64 %297, 1
  %cmp18.not101.i.i2655 = icmp slt i64 %297, 8
  %add.ptr103.idx.i2656 = shl nsw i64 %296, 12
  br label %for.body50.i2657

for.body.i2875:                                   ; preds = %for.body.i2875, %for.body.lr.ph.i2873
  %k.0360.i2876 = phi i64 [ 0, %for.body.lr.ph.i2873 ], [ %inc.i2880, %for.body.i2875 ]
  %conv40.i2877 = trunc nuw i64 %k.0360.i2876 to i32
  %arrayidx41.i2878 = getelementptr inbounds [520 x i32], ptr %found.i2566, i64 0, i64 %k.0360.i2876
  store i32 %conv40.i2877, ptr %arrayidx41.i2878, align 4
  %arrayidx43.i2879 = getelementptr inbounds [520 x i32], ptr %places42.i2874, i64 0, i64 %k.0360.i2876
  store i32 0, ptr %arrayidx43.i2879, align 4
  %inc.i2880 = add nuw nsw i64 %k.0360.i2876, 1
  %exitcond4389.not = icmp eq i64 %inc.i2880, 520
  br i1 %exitcond4389.not, label %for.cond45.preheader.i2596, label %for.body.i2875, !llvm.loop !88

for.body50.i2657:                                 ; preds = %for.inc101.i2704, %for.body50.lr.ph.i2646
  %436 = phi i64 [ %435, %for.body50.lr.ph.i2646 ], [ %462, %for.inc101.i2704 ]
  %values.0364.i2658 = phi ptr [ %289, %for.body50.lr.ph.i2646 ], [ %add.ptr103.i2706, %for.inc101.i2704 ]
  %k44.0363.i2659 = phi i64 [ 0, %for.body50.lr.ph.i2646 ], [ %add.i2705, %for.inc101.i2704 ]
  %sub52.i2660 = sub nsw i64 %436, %k44.0363.i2659
  %spec.select.i2661 = tail call i64 @llvm.smin.i64(i64 %sub52.i2660, i64 512)
  %437 = load i64, ptr %arrayidx68.i2649, align 8
  %cmp69.i2662 = icmp eq i64 %437, 4
  %438 = load i64, ptr %arrayidx76.i2650, align 8
  %cmp.not65.i.i2663 = icmp slt i64 %sub52.i2660, 8
  br i1 %cmp69.i2662, label %cond.true71.i2821, label %cond.false74.i2664

cond.true71.i2821:                                ; preds = %for.body50.i2657
  %add.ptr72.i2822 = getelementptr inbounds i32, ptr %293, i64 %k44.0363.i2659
  br i1 %cmp.not65.i.i2663, label %for.cond11.preheader.i.i2843, label %for.body.lr.ph.i.i2823

for.body.lr.ph.i.i2823:                           ; preds = %cond.true71.i2821
  %splat.splatinsert.i.i2824 = insertelement <8 x i64> poison, i64 %438, i64 0
  %splat.splat.i.i2825 = shufflevector <8 x i64> %splat.splatinsert.i.i2824, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2826

for.cond11.preheader.i.i2843:                     ; preds = %for.body.i.i2826, %cond.true71.i2821
  %outside.0.lcssa.i.i2844 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2821 ], [ %or7.i.i2838, %for.body.i.i2826 ]
  %k.0.lcssa.i.i2845 = phi i64 [ 0, %cond.true71.i2821 ], [ %add68.i.i2827, %for.body.i.i2826 ]
  br label %for.body14.i.i2846

for.body.i.i2826:                                 ; preds = %for.body.i.i2826, %for.body.lr.ph.i.i2823
  %add68.i.i2827 = phi i64 [ 8, %for.body.lr.ph.i.i2823 ], [ %add.i.i2841, %for.body.i.i2826 ]
  %k.067.i.i2828 = phi i64 [ 0, %for.body.lr.ph.i.i2823 ], [ %add68.i.i2827, %for.body.i.i2826 ]
  %outside.066.i.i2829 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2823 ], [ %or7.i.i2838, %for.body.i.i2826 ]
  %add.ptr.i.i2830 = getelementptr inbounds i32, ptr %add.ptr72.i2822, i64 %k.067.i.i2828
  %439 = load <8 x i32>, ptr %add.ptr.i.i2830, align 4
  %conv.i.i2831 = sext <8 x i32> %439 to <8 x i64>
  %isneg.i.i2832 = icmp slt <8 x i32> %439, zeroinitializer
  %and.i.i2833 = select <8 x i1> %isneg.i.i2832, <8 x i64> %splat.splat.i.i2825, <8 x i64> zeroinitializer
  %add1.i.i2834 = add <8 x i64> %and.i.i2833, %conv.i.i2831
  %add1.lobit.i.i2835 = ashr <8 x i64> %add1.i.i2834, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2836 = icmp slt <8 x i64> %add1.i.i2834, %splat.splat.i.i2825
  %or.i.i2837 = select <8 x i1> %cmp5.not.i.i2836, <8 x i64> %add1.lobit.i.i2835, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2838 = or <8 x i64> %or.i.i2837, %outside.066.i.i2829
  %conv8.i.i2839 = trunc <8 x i64> %add1.i.i2834 to <8 x i32>
  %add.ptr9.i.i2840 = getelementptr inbounds i32, ptr %cond67.i2648, i64 %k.067.i.i2828
  store <8 x i32> %conv8.i.i2839, ptr %add.ptr9.i.i2840, align 8
  %add.i.i2841 = add nuw nsw i64 %add68.i.i2827, 8
  %cmp.not.i.i2842 = icmp sgt i64 %add.i.i2841, %spec.select.i2661
  br i1 %cmp.not.i.i2842, label %for.cond11.preheader.i.i2843, label %for.body.i.i2826, !llvm.loop !8

for.cond18.preheader.i.i2853:                     ; preds = %for.body14.i.i2846
  %cmp1972.i.i2854 = icmp slt i64 %k.0.lcssa.i.i2845, %spec.select.i2661
  br i1 %cmp1972.i.i2854, label %for.body21.i.i2855, label %cond.end78.i2697

for.body14.i.i2846:                               ; preds = %for.body14.i.i2846, %for.cond11.preheader.i.i2843
  %j.071.i.i2847 = phi i64 [ 0, %for.cond11.preheader.i.i2843 ], [ %inc.i.i2851, %for.body14.i.i2846 ]
  %wrong.070.i.i2848 = phi i64 [ 0, %for.cond11.preheader.i.i2843 ], [ %or15.i.i2850, %for.body14.i.i2846 ]
  %vecext.i.i2849 = extractelement <8 x i64> %outside.0.lcssa.i.i2844, i64 %j.071.i.i2847
  %or15.i.i2850 = or i64 %vecext.i.i2849, %wrong.070.i.i2848
  %inc.i.i2851 = add nuw nsw i64 %j.071.i.i2847, 1
  %exitcond.not.i298.i2852 = icmp eq i64 %inc.i.i2851, 8
  br i1 %exitcond.not.i298.i2852, label %for.cond18.preheader.i.i2853, label %for.body14.i.i2846, !llvm.loop !9

for.body21.i.i2855:                               ; preds = %for.cond18.preheader.i.i2853, %for.body21.i.i2855
  %k.174.i.i2856 = phi i64 [ %inc35.i.i2868, %for.body21.i.i2855 ], [ %k.0.lcssa.i.i2845, %for.cond18.preheader.i.i2853 ]
  %wrong.173.i.i2857 = phi i64 [ %or31.i.i2865, %for.body21.i.i2855 ], [ %or15.i.i2850, %for.cond18.preheader.i.i2853 ]
  %arrayidx.i.i2858 = getelementptr inbounds i32, ptr %add.ptr72.i2822, i64 %k.174.i.i2856
  %440 = load i32, ptr %arrayidx.i.i2858, align 4
  %conv23.i.i2859 = sext i32 %440 to i64
  %cmp25.i.i2860 = icmp slt i32 %440, 0
  %cond.i.i2861 = select i1 %cmp25.i.i2860, i64 %438, i64 0
  %add27.i.i2862 = add nsw i64 %cond.i.i2861, %conv23.i.i2859
  %cmp28.i.i2863 = icmp uge i64 %add27.i.i2862, %438
  %conv30.i.i2864 = zext i1 %cmp28.i.i2863 to i64
  %or31.i.i2865 = or i64 %wrong.173.i.i2857, %conv30.i.i2864
  %conv32.i.i2866 = trunc i64 %add27.i.i2862 to i32
  %arrayidx33.i.i2867 = getelementptr inbounds i32, ptr %cond67.i2648, i64 %k.174.i.i2856
  store i32 %conv32.i.i2866, ptr %arrayidx33.i.i2867, align 4
  %inc35.i.i2868 = add nuw nsw i64 %k.174.i.i2856, 1
  %exitcond76.not.i.i2869 = icmp eq i64 %inc35.i.i2868, %spec.select.i2661
  br i1 %exitcond76.not.i.i2869, label %cond.end78.i2697, label %for.body21.i.i2855, !llvm.loop !10

cond.false74.i2664:                               ; preds = %for.body50.i2657
  %add.ptr75.i2665 = getelementptr inbounds i64, ptr %293, i64 %k44.0363.i2659
  br i1 %cmp.not65.i.i2663, label %for.cond10.preheader.i.i2685, label %for.body.lr.ph.i299.i2666

for.body.lr.ph.i299.i2666:                        ; preds = %cond.false74.i2664
  %splat.splatinsert.i300.i2667 = insertelement <8 x i64> poison, i64 %438, i64 0
  %splat.splat.i301.i2668 = shufflevector <8 x i64> %splat.splatinsert.i300.i2667, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2669

for.cond10.preheader.i.i2685:                     ; preds = %for.body.i302.i2669, %cond.false74.i2664
  %outside.0.lcssa.i314.i2686 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2664 ], [ %or7.i310.i2680, %for.body.i302.i2669 ]
  %k.0.lcssa.i315.i2687 = phi i64 [ 0, %cond.false74.i2664 ], [ %add66.i.i2670, %for.body.i302.i2669 ]
  br label %for.body13.i316.i2688

for.body.i302.i2669:                              ; preds = %for.body.i302.i2669, %for.body.lr.ph.i299.i2666
  %add66.i.i2670 = phi i64 [ 8, %for.body.lr.ph.i299.i2666 ], [ %add.i312.i2683, %for.body.i302.i2669 ]
  %k.065.i.i2671 = phi i64 [ 0, %for.body.lr.ph.i299.i2666 ], [ %add66.i.i2670, %for.body.i302.i2669 ]
  %outside.064.i.i2672 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2666 ], [ %or7.i310.i2680, %for.body.i302.i2669 ]
  %add.ptr.i303.i2673 = getelementptr inbounds i64, ptr %add.ptr75.i2665, i64 %k.065.i.i2671
  %441 = load <8 x i64>, ptr %add.ptr.i303.i2673, align 8
  %isneg.i304.i2674 = icmp slt <8 x i64> %441, zeroinitializer
  %and.i305.i2675 = select <8 x i1> %isneg.i304.i2674, <8 x i64> %splat.splat.i301.i2668, <8 x i64> zeroinitializer
  %add1.i306.i2676 = add <8 x i64> %and.i305.i2675, %441
  %add1.lobit.i307.i2677 = ashr <8 x i64> %add1.i306.i2676, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2678 = icmp slt <8 x i64> %add1.i306.i2676, %splat.splat.i301.i2668
  %or.i309.i2679 = select <8 x i1> %cmp5.not.i308.i2678, <8 x i64> %add1.lobit.i307.i2677, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2680 = or <8 x i64> %or.i309.i2679, %outside.064.i.i2672
  %conv.i311.i2681 = trunc <8 x i64> %add1.i306.i2676 to <8 x i32>
  %add.ptr8.i.i2682 = getelementptr inbounds i32, ptr %cond67.i2648, i64 %k.065.i.i2671
  store <8 x i32> %conv.i311.i2681, ptr %add.ptr8.i.i2682, align 8
  %add.i312.i2683 = add nuw nsw i64 %add66.i.i2670, 8
  %cmp.not.i313.i2684 = icmp sgt i64 %add.i312.i2683, %spec.select.i2661
  br i1 %cmp.not.i313.i2684, label %for.cond10.preheader.i.i2685, label %for.body.i302.i2669, !llvm.loop !11

for.cond17.preheader.i.i2695:                     ; preds = %for.body13.i316.i2688
  %cmp1870.i.i2696 = icmp slt i64 %k.0.lcssa.i315.i2687, %spec.select.i2661
  br i1 %cmp1870.i.i2696, label %for.body20.i.i2807, label %cond.end78.i2697

for.body13.i316.i2688:                            ; preds = %for.body13.i316.i2688, %for.cond10.preheader.i.i2685
  %j.069.i.i2689 = phi i64 [ 0, %for.cond10.preheader.i.i2685 ], [ %inc.i318.i2693, %for.body13.i316.i2688 ]
  %wrong.068.i.i2690 = phi i64 [ 0, %for.cond10.preheader.i.i2685 ], [ %or14.i.i2692, %for.body13.i316.i2688 ]
  %vecext.i317.i2691 = extractelement <8 x i64> %outside.0.lcssa.i314.i2686, i64 %j.069.i.i2689
  %or14.i.i2692 = or i64 %vecext.i317.i2691, %wrong.068.i.i2690
  %inc.i318.i2693 = add nuw nsw i64 %j.069.i.i2689, 1
  %exitcond.not.i319.i2694 = icmp eq i64 %inc.i318.i2693, 8
  br i1 %exitcond.not.i319.i2694, label %for.cond17.preheader.i.i2695, label %for.body13.i316.i2688, !llvm.loop !12

for.body20.i.i2807:                               ; preds = %for.cond17.preheader.i.i2695, %for.body20.i.i2807
  %k.172.i.i2808 = phi i64 [ %inc33.i.i2819, %for.body20.i.i2807 ], [ %k.0.lcssa.i315.i2687, %for.cond17.preheader.i.i2695 ]
  %wrong.171.i.i2809 = phi i64 [ %or29.i.i2816, %for.body20.i.i2807 ], [ %or14.i.i2692, %for.cond17.preheader.i.i2695 ]
  %arrayidx.i321.i2810 = getelementptr inbounds i64, ptr %add.ptr75.i2665, i64 %k.172.i.i2808
  %442 = load i64, ptr %arrayidx.i321.i2810, align 8
  %cmp23.i.i2811 = icmp slt i64 %442, 0
  %cond.i322.i2812 = select i1 %cmp23.i.i2811, i64 %438, i64 0
  %add25.i.i2813 = add nsw i64 %cond.i322.i2812, %442
  %cmp26.i.i2814 = icmp uge i64 %add25.i.i2813, %438
  %conv28.i.i2815 = zext i1 %cmp26.i.i2814 to i64
  %or29.i.i2816 = or i64 %wrong.171.i.i2809, %conv28.i.i2815
  %conv30.i323.i2817 = trunc i64 %add25.i.i2813 to i32
  %arrayidx31.i.i2818 = getelementptr inbounds i32, ptr %cond67.i2648, i64 %k.172.i.i2808
  store i32 %conv30.i323.i2817, ptr %arrayidx31.i.i2818, align 4
  %inc33.i.i2819 = add nuw nsw i64 %k.172.i.i2808, 1
  %exitcond74.not.i.i2820 = icmp eq i64 %inc33.i.i2819, %spec.select.i2661
  br i1 %exitcond74.not.i.i2820, label %cond.end78.i2697, label %for.body20.i.i2807, !llvm.loop !13

cond.end78.i2697:                                 ; preds = %for.body20.i.i2807, %for.body21.i.i2855, %for.cond17.preheader.i.i2695, %for.cond18.preheader.i.i2853
  %cond79.in.in.i2698 = phi i64 [ %or15.i.i2850, %for.cond18.preheader.i.i2853 ], [ %or14.i.i2692, %for.cond17.preheader.i.i2695 ], [ %or31.i.i2865, %for.body21.i.i2855 ], [ %or29.i.i2816, %for.body20.i.i2807 ]
  %cond79.in.not.i2699 = icmp eq i64 %cond79.in.in.i2698, 0
  br i1 %cond79.in.not.i2699, label %if.end82.i2700, label %least_long.exit

if.end82.i2700:                                   ; preds = %cond.end78.i2697
  br i1 %434, label %if.end87.i2734, label %if.else85.i2701

if.else85.i2701:                                  ; preds = %if.end82.i2700
  %cmp55.i.i2702 = icmp sgt i64 %sub52.i2660, 0
  br i1 %cmp55.i.i2702, label %for.body.i326.i2708, label %if.else94.thread.i2703

for.cond12.preheader.i.i2721:                     ; preds = %for.body.i326.i2708
  %tobool.not.i.i2722 = icmp eq i64 %add.i328.i2718, 0
  br i1 %tobool.not.i.i2722, label %if.else94.thread.i2703, label %for.body16.lr.ph.i.i2723

for.body16.lr.ph.i.i2723:                         ; preds = %for.cond12.preheader.i.i2721
  %sub18.i.i2724 = add nsw i64 %add.i328.i2718, -1
  %arrayidx19.i.i2725 = getelementptr inbounds [520 x i32], ptr %found.i2566, i64 0, i64 %sub18.i.i2724
  %arrayidx25.i.i2726 = getelementptr inbounds [520 x i32], ptr %places63.i2647, i64 0, i64 %sub18.i.i2724
  br label %for.body16.i.i2727

for.body.i326.i2708:                              ; preds = %if.else85.i2701, %for.body.i326.i2708
  %n.057.i.i2709 = phi i64 [ %add.i328.i2718, %for.body.i326.i2708 ], [ 0, %if.else85.i2701 ]
  %k.056.i.i2710 = phi i64 [ %inc.i329.i2719, %for.body.i326.i2708 ], [ 0, %if.else85.i2701 ]
  %arrayidx.i327.i2711 = getelementptr inbounds i32, ptr %places.i2565, i64 %k.056.i.i2710
  %443 = load i32, ptr %arrayidx.i327.i2711, align 4
  %sub3.i.i2712 = sub i32 %443, %conv.i324.i2651
  %conv4.i.i2713 = trunc i64 %k.056.i.i2710 to i32
  %arrayidx5.i.i2714 = getelementptr inbounds [520 x i32], ptr %found.i2566, i64 0, i64 %n.057.i.i2709
  store i32 %conv4.i.i2713, ptr %arrayidx5.i.i2714, align 4
  %arrayidx7.i.i2715 = getelementptr inbounds [520 x i32], ptr %places63.i2647, i64 0, i64 %n.057.i.i2709
  store i32 %sub3.i.i2712, ptr %arrayidx7.i.i2715, align 4
  %cmp8.i.i2716 = icmp ult i32 %sub3.i.i2712, %conv1.i.i2652
  %conv10.i.i2717 = zext i1 %cmp8.i.i2716 to i64
  %add.i328.i2718 = add nuw nsw i64 %n.057.i.i2709, %conv10.i.i2717
  %inc.i329.i2719 = add nuw nsw i64 %k.056.i.i2710, 1
  %exitcond.not.i330.i2720 = icmp eq i64 %inc.i329.i2719, %spec.select.i2661
  br i1 %exitcond.not.i330.i2720, label %for.cond12.preheader.i.i2721, label %for.body.i326.i2708, !llvm.loop !14

for.body16.i.i2727:                               ; preds = %for.body16.i.i2727, %for.body16.lr.ph.i.i2723
  %k11.058.i.i2728 = phi i64 [ 0, %for.body16.lr.ph.i.i2723 ], [ %inc30.i.i2732, %for.body16.i.i2727 ]
  %444 = load i32, ptr %arrayidx19.i.i2725, align 4
  %add21.i.i2729 = add nuw nsw i64 %k11.058.i.i2728, %add.i328.i2718
  %arrayidx22.i.i2730 = getelementptr inbounds [520 x i32], ptr %found.i2566, i64 0, i64 %add21.i.i2729
  store i32 %444, ptr %arrayidx22.i.i2730, align 4
  %445 = load i32, ptr %arrayidx25.i.i2726, align 4
  %arrayidx28.i.i2731 = getelementptr inbounds [520 x i32], ptr %places63.i2647, i64 0, i64 %add21.i.i2729
  store i32 %445, ptr %arrayidx28.i.i2731, align 4
  %inc30.i.i2732 = add nuw nsw i64 %k11.058.i.i2728, 1
  %exitcond.not.i2733 = icmp eq i64 %inc30.i.i2732, 8
  br i1 %exitcond.not.i2733, label %if.end87.i2734, label %for.body16.i.i2727, !llvm.loop !15

if.else94.thread.i2703:                           ; preds = %for.cond12.preheader.i.i2721, %if.else85.i2701
  store i64 0, ptr %count32.i.i2653, align 8
  br label %for.inc101.i2704

if.end87.i2734:                                   ; preds = %for.body16.i.i2727, %if.end82.i2700
  %446 = phi i64 [ %spec.select.i2661, %if.end82.i2700 ], [ %add.i328.i2718, %for.body16.i.i2727 ]
  store i64 %446, ptr %count32.i.i2653, align 8
  %tobool89.i2735 = icmp ne i64 %446, 0
  %or.cond183.i2736 = select i1 %tobool89.i2735, i1 %cmp91.i2654, i1 false
  %cmp47.i.i2737 = icmp sgt i64 %446, 0
  br i1 %or.cond183.i2736, label %if.then93.i2780, label %if.else94.i2738

if.then93.i2780:                                  ; preds = %if.end87.i2734
  br i1 %cmp47.i.i2737, label %for.body.preheader.i.i2781, label %for.inc101.i2704

for.body.preheader.i.i2781:                       ; preds = %if.then93.i2780
  %447 = load i32, ptr %places63.i2647, align 8
  %conv.i331.i2782 = sext i32 %447 to i64
  %arrayidx1.i.i2783 = getelementptr inbounds i64, ptr %cond.i2582, i64 %conv.i331.i2782
  %448 = load i64, ptr %arrayidx1.i.i2783, align 8
  br label %for.body.i332.i2784

for.body.i332.i2784:                              ; preds = %if.end.i.i2797, %for.body.preheader.i.i2781
  %before.050.i.i2785 = phi i64 [ %conv5.i.i2789, %if.end.i.i2797 ], [ %conv.i331.i2782, %for.body.preheader.i.i2781 ]
  %m.049.i.i2786 = phi i64 [ %inc.i339.i2805, %if.end.i.i2797 ], [ 0, %for.body.preheader.i.i2781 ]
  %found.048.i.i2787 = phi i64 [ %cond.i338.i2803, %if.end.i.i2797 ], [ %448, %for.body.preheader.i.i2781 ]
  %arrayidx4.i.i2788 = getelementptr inbounds [520 x i32], ptr %places63.i2647, i64 0, i64 %m.049.i.i2786
  %449 = load i32, ptr %arrayidx4.i.i2788, align 4
  %conv5.i.i2789 = sext i32 %449 to i64
  %add.i333.i2790 = add nuw nsw i64 %m.049.i.i2786, 8
  %arrayidx7.i334.i2791 = getelementptr inbounds [520 x i32], ptr %places63.i2647, i64 0, i64 %add.i333.i2790
  %450 = load i32, ptr %arrayidx7.i334.i2791, align 4
  %idx.ext.i.i2792 = sext i32 %450 to i64
  %add.ptr.i335.i2793 = getelementptr inbounds i64, ptr %cond.i2582, i64 %idx.ext.i.i2792
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2793, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2794 = icmp eq i64 %before.050.i.i2785, %conv5.i.i2789
  br i1 %cmp8.not.i.i2794, label %if.end.i.i2797, label %if.then.i336.i2795

if.then.i336.i2795:                               ; preds = %for.body.i332.i2784
  %arrayidx10.i.i2796 = getelementptr inbounds i64, ptr %cond.i2582, i64 %conv5.i.i2789
  %451 = load i64, ptr %arrayidx10.i.i2796, align 8
  br label %if.end.i.i2797

if.end.i.i2797:                                   ; preds = %if.then.i336.i2795, %for.body.i332.i2784
  %found.1.i.i2798 = phi i64 [ %451, %if.then.i336.i2795 ], [ %found.048.i.i2787, %for.body.i332.i2784 ]
  %arrayidx11.i.i2799 = getelementptr inbounds [520 x i32], ptr %found.i2566, i64 0, i64 %m.049.i.i2786
  %452 = load i32, ptr %arrayidx11.i.i2799, align 4
  %conv12.i.i2800 = sext i32 %452 to i64
  %mul.i337.i2801 = mul nsw i64 %296, %conv12.i.i2800
  %arrayidx13.i.i2802 = getelementptr inbounds i64, ptr %values.0364.i2658, i64 %mul.i337.i2801
  %453 = load i64, ptr %arrayidx13.i.i2802, align 8
  %cond.i338.i2803 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i2798, i64 %453)
  %arrayidx23.i.i2804 = getelementptr inbounds i64, ptr %cond.i2582, i64 %conv5.i.i2789
  store i64 %cond.i338.i2803, ptr %arrayidx23.i.i2804, align 8
  %inc.i339.i2805 = add nuw nsw i64 %m.049.i.i2786, 1
  %exitcond375.not.i2806 = icmp eq i64 %inc.i339.i2805, %446
  br i1 %exitcond375.not.i2806, label %for.inc101.i2704, label %for.body.i332.i2784, !llvm.loop !89

if.else94.i2738:                                  ; preds = %if.end87.i2734
  br i1 %cmp47.i.i2737, label %for.body.i343.i2739, label %for.inc101.i2704

for.body.i343.i2739:                              ; preds = %if.else94.i2738, %for.end52.i.i2770
  %m.0107.i.i2740 = phi i64 [ %inc54.i.i2771, %for.end52.i.i2770 ], [ 0, %if.else94.i2738 ]
  %arrayidx.i344.i2741 = getelementptr inbounds [520 x i32], ptr %found.i2566, i64 0, i64 %m.0107.i.i2740
  %454 = load i32, ptr %arrayidx.i344.i2741, align 4
  %conv.i345.i2742 = sext i32 %454 to i64
  %mul.i346.i2743 = mul nsw i64 %296, %conv.i345.i2742
  %add.ptr.i347.i2744 = getelementptr inbounds i64, ptr %values.0364.i2658, i64 %mul.i346.i2743
  %arrayidx1.i348.i2745 = getelementptr inbounds [520 x i32], ptr %places63.i2647, i64 0, i64 %m.0107.i.i2740
  %455 = load i32, ptr %arrayidx1.i348.i2745, align 4
  %conv2.i.i2746 = sext i32 %455 to i64
  %mul3.i.i2747 = mul nsw i64 %297, %conv2.i.i2746
  %add.ptr4.i.i2748 = getelementptr inbounds i64, ptr %cond.i2582, i64 %mul3.i.i2747
  %add.i349.i2749 = add nuw nsw i64 %m.0107.i.i2740, 8
  %arrayidx6.i.i2750 = getelementptr inbounds [520 x i32], ptr %found.i2566, i64 0, i64 %add.i349.i2749
  %456 = load i32, ptr %arrayidx6.i.i2750, align 4
  %conv7.i.i2751 = sext i32 %456 to i64
  %mul8.i.i2752 = mul nsw i64 %296, %conv7.i.i2751
  %add.ptr9.i350.i2753 = getelementptr inbounds i64, ptr %values.0364.i2658, i64 %mul8.i.i2752
  %arrayidx12.i.i2754 = getelementptr inbounds [520 x i32], ptr %places63.i2647, i64 0, i64 %add.i349.i2749
  %457 = load i32, ptr %arrayidx12.i.i2754, align 4
  %conv13.i.i2755 = sext i32 %457 to i64
  %mul14.i.i2756 = mul nsw i64 %297, %conv13.i.i2755
  %add.ptr15.i.i2757 = getelementptr inbounds i64, ptr %cond.i2582, i64 %mul14.i.i2756
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2757, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2655, label %for.cond36.preheader.i.i2767, label %for.body20.i351.i2758

for.cond36.preheader.i.i2767:                     ; preds = %for.body20.i351.i2758, %for.body.i343.i2739
  %j.0.lcssa.i.i2768 = phi i64 [ 0, %for.body.i343.i2739 ], [ %add17103.i.i2759, %for.body20.i351.i2758 ]
  %cmp37104.i.i2769 = icmp slt i64 %j.0.lcssa.i.i2768, %297
  br i1 %cmp37104.i.i2769, label %for.body39.i.i2773, label %for.end52.i.i2770

for.body20.i351.i2758:                            ; preds = %for.body.i343.i2739, %for.body20.i351.i2758
  %add17103.i.i2759 = phi i64 [ %add17.i.i2765, %for.body20.i351.i2758 ], [ 8, %for.body.i343.i2739 ]
  %j.0102.i.i2760 = phi i64 [ %add17103.i.i2759, %for.body20.i351.i2758 ], [ 0, %for.body.i343.i2739 ]
  %add.ptr21.i.i2761 = getelementptr inbounds i64, ptr %add.ptr9.i350.i2753, i64 %j.0102.i.i2760
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2761, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2762 = getelementptr inbounds i64, ptr %add.ptr4.i.i2748, i64 %j.0102.i.i2760
  %458 = load <8 x i64>, ptr %add.ptr22.i.i2762, align 8
  %add.ptr23.i.i2763 = getelementptr inbounds i64, ptr %add.ptr.i347.i2744, i64 %j.0102.i.i2760
  %459 = load <8 x i64>, ptr %add.ptr23.i.i2763, align 8
  %or33.i.i2764 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %458, <8 x i64> %459)
  store <8 x i64> %or33.i.i2764, ptr %add.ptr22.i.i2762, align 8
  %add17.i.i2765 = add nuw nsw i64 %add17103.i.i2759, 8
  %cmp18.not.i.i2766 = icmp sgt i64 %add17.i.i2765, %297
  br i1 %cmp18.not.i.i2766, label %for.cond36.preheader.i.i2767, label %for.body20.i351.i2758, !llvm.loop !90

for.body39.i.i2773:                               ; preds = %for.cond36.preheader.i.i2767, %for.body39.i.i2773
  %j.1105.i.i2774 = phi i64 [ %inc.i353.i2778, %for.body39.i.i2773 ], [ %j.0.lcssa.i.i2768, %for.cond36.preheader.i.i2767 ]
  %arrayidx40.i.i2775 = getelementptr inbounds i64, ptr %add.ptr4.i.i2748, i64 %j.1105.i.i2774
  %460 = load i64, ptr %arrayidx40.i.i2775, align 8
  %arrayidx41.i.i2776 = getelementptr inbounds i64, ptr %add.ptr.i347.i2744, i64 %j.1105.i.i2774
  %461 = load i64, ptr %arrayidx41.i.i2776, align 8
  %spec.select.i.i2777 = tail call i64 @llvm.smin.i64(i64 %460, i64 %461)
  store i64 %spec.select.i.i2777, ptr %arrayidx40.i.i2775, align 8
  %inc.i353.i2778 = add nuw nsw i64 %j.1105.i.i2774, 1
  %exitcond.not.i354.i2779 = icmp eq i64 %inc.i353.i2778, %297
  br i1 %exitcond.not.i354.i2779, label %for.end52.i.i2770, label %for.body39.i.i2773, !llvm.loop !91

for.end52.i.i2770:                                ; preds = %for.body39.i.i2773, %for.cond36.preheader.i.i2767
  %inc54.i.i2771 = add nuw nsw i64 %m.0107.i.i2740, 1
  %exitcond374.not.i2772 = icmp eq i64 %inc54.i.i2771, %446
  br i1 %exitcond374.not.i2772, label %for.inc101.i2704, label %for.body.i343.i2739, !llvm.loop !92

for.inc101.i2704:                                 ; preds = %for.end52.i.i2770, %if.end.i.i2797, %if.else94.i2738, %if.then93.i2780, %if.else94.thread.i2703
  %add.i2705 = add nuw nsw i64 %k44.0363.i2659, 512
  %add.ptr103.i2706 = getelementptr inbounds i8, ptr %values.0364.i2658, i64 %add.ptr103.idx.i2656
  %462 = load i64, ptr %arrayidx46.i2597, align 8
  %cmp47.not.i2707 = icmp slt i64 %add.i2705, %462
  br i1 %cmp47.not.i2707, label %for.body50.i2657, label %for.end106.i2599, !llvm.loop !93

for.end106.i2599:                                 ; preds = %for.inc101.i2704, %for.cond45.preheader.i2596
  %463 = load i64, ptr %a, align 8
  %cmp108.i2600 = icmp eq i64 %463, 0
  %tobool111.i2601 = icmp ne i64 %299, 0
  %or.cond184.i2602 = select i1 %cmp108.i2600, i1 %tobool111.i2601, i1 false
  br i1 %or.cond184.i2602, label %lor.lhs.false112.i2604, label %least_long.exit

lor.lhs.false112.i2604:                           ; preds = %for.end106.i2599
  %cmp113.i2605 = icmp ne ptr %cond.i2582, %300
  %tobool116.i2606 = icmp ne i64 %290, 0
  %or.cond185.i2607 = select i1 %cmp113.i2605, i1 true, i1 %tobool116.i2606
  br i1 %or.cond185.i2607, label %for.cond120.preheader.i2608, label %least_long.exit

for.cond120.preheader.i2608:                      ; preds = %lor.lhs.false112.i2604
  %cmp122.not365.i2609 = icmp slt i64 %mul.i2575, 8
  br i1 %cmp122.not365.i2609, label %for.cond145.preheader.i2621, label %for.body124.lr.ph.i2610

for.body124.lr.ph.i2610:                          ; preds = %for.cond120.preheader.i2608
  %add.ptr131.i2611 = getelementptr inbounds i64, ptr %291, i64 %mul9.i2578
  br label %for.body124.i2612

for.cond145.preheader.i2621:                      ; preds = %if.end140.i2616, %for.cond120.preheader.i2608
  %k119.0.lcssa.i2622 = phi i64 [ 0, %for.cond120.preheader.i2608 ], [ %add121367.i2613, %if.end140.i2616 ]
  %cmp146368.i2623 = icmp slt i64 %k119.0.lcssa.i2622, %mul.i2575
  br i1 %cmp146368.i2623, label %for.body148.lr.ph.i2624, label %least_long.exit

for.body148.lr.ph.i2624:                          ; preds = %for.cond145.preheader.i2621
  %464 = getelementptr i64, ptr %291, i64 %mul9.i2578
  br label %for.body148.i2625

for.body124.i2612:                                ; preds = %if.end140.i2616, %for.body124.lr.ph.i2610
  %add121367.i2613 = phi i64 [ 8, %for.body124.lr.ph.i2610 ], [ %add121.i2619, %if.end140.i2616 ]
  %k119.0366.i2614 = phi i64 [ 0, %for.body124.lr.ph.i2610 ], [ %add121367.i2613, %if.end140.i2616 ]
  %add.ptr125.i2615 = getelementptr inbounds i64, ptr %cond.i2582, i64 %k119.0366.i2614
  %465 = load <8 x i64>, ptr %add.ptr125.i2615, align 8
  br i1 %tobool116.i2606, label %land.lhs.true127.i2637, label %if.end140.i2616

land.lhs.true127.i2637:                           ; preds = %for.body124.i2612
  %466 = load i64, ptr %arrayidx8.i2577, align 8
  %tobool129.not.i2638 = icmp eq i64 %466, 0
  br i1 %tobool129.not.i2638, label %if.then136.i2642, label %if.then130.i2639

if.then130.i2639:                                 ; preds = %land.lhs.true127.i2637
  %add.ptr132.i2640 = getelementptr inbounds i64, ptr %add.ptr131.i2611, i64 %k119.0366.i2614
  %467 = load <8 x i64>, ptr %add.ptr132.i2640, align 8
  %add133.i2641 = add <8 x i64> %467, %465
  br label %if.end140.i2616

if.then136.i2642:                                 ; preds = %land.lhs.true127.i2637
  %468 = load i64, ptr %291, align 8
  %splat.splatinsert.i2643 = insertelement <8 x i64> poison, i64 %468, i64 0
  %splat.splat.i2644 = shufflevector <8 x i64> %splat.splatinsert.i2643, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i2645 = add <8 x i64> %splat.splat.i2644, %465
  br label %if.end140.i2616

if.end140.i2616:                                  ; preds = %if.then136.i2642, %if.then130.i2639, %for.body124.i2612
  %sum.0.i2617 = phi <8 x i64> [ %add133.i2641, %if.then130.i2639 ], [ %add138.i2645, %if.then136.i2642 ], [ %465, %for.body124.i2612 ]
  %add.ptr141.i2618 = getelementptr inbounds i64, ptr %300, i64 %k119.0366.i2614
  store <8 x i64> %sum.0.i2617, ptr %add.ptr141.i2618, align 8
  %add121.i2619 = add nuw nsw i64 %add121367.i2613, 8
  %cmp122.not.i2620 = icmp sgt i64 %add121.i2619, %mul.i2575
  br i1 %cmp122.not.i2620, label %for.cond145.preheader.i2621, label %for.body124.i2612, !llvm.loop !94

for.body148.i2625:                                ; preds = %cond.end159.i2628, %for.body148.lr.ph.i2624
  %k119.1369.i2626 = phi i64 [ %k119.0.lcssa.i2622, %for.body148.lr.ph.i2624 ], [ %inc163.i2631, %cond.end159.i2628 ]
  %arrayidx151.i2627 = getelementptr inbounds i64, ptr %cond.i2582, i64 %k119.1369.i2626
  %469 = load i64, ptr %arrayidx151.i2627, align 8
  br i1 %tobool116.i2606, label %cond.true150.i2633, label %cond.end159.i2628

cond.true150.i2633:                               ; preds = %for.body148.i2625
  %470 = load i64, ptr %arrayidx8.i2577, align 8
  %mul153.i2634 = mul nsw i64 %470, %k119.1369.i2626
  %arrayidx155.i2635 = getelementptr i64, ptr %464, i64 %mul153.i2634
  %471 = load i64, ptr %arrayidx155.i2635, align 8
  %add156.i2636 = add nsw i64 %471, %469
  br label %cond.end159.i2628

cond.end159.i2628:                                ; preds = %cond.true150.i2633, %for.body148.i2625
  %cond160.i2629 = phi i64 [ %add156.i2636, %cond.true150.i2633 ], [ %469, %for.body148.i2625 ]
  %arrayidx161.i2630 = getelementptr inbounds i64, ptr %300, i64 %k119.1369.i2626
  store i64 %cond160.i2629, ptr %arrayidx161.i2630, align 8
  %inc163.i2631 = add nuw nsw i64 %k119.1369.i2626, 1
  %exitcond376.not.i2632 = icmp eq i64 %inc163.i2631, %mul.i2575
  br i1 %exitcond376.not.i2632, label %least_long.exit, label %for.body148.i2625, !llvm.loop !95

least_long.exit:                                  ; preds = %cond.end78.i2697, %cond.end159.i2628, %for.end106.i2599, %lor.lhs.false112.i2604, %for.cond145.preheader.i2621
  %retval.3.i2603 = phi i64 [ 0, %lor.lhs.false112.i2604 ], [ 0, %for.end106.i2599 ], [ 0, %for.cond145.preheader.i2621 ], [ 0, %cond.end159.i2628 ], [ 1, %cond.end78.i2697 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2566) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2565) #7
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i3945 = getelementptr inbounds i8, ptr %a, i64 24
  %472 = load i64, ptr %arrayidx.i3945, align 8
  %473 = inttoptr i64 %472 to ptr
  %arrayidx1.i3946 = getelementptr inbounds i8, ptr %a, i64 88
  %474 = load i64, ptr %arrayidx1.i3946, align 8
  %475 = inttoptr i64 %474 to ptr
  %arrayidx2.i3947 = getelementptr inbounds i8, ptr %a, i64 40
  %476 = load i64, ptr %arrayidx2.i3947, align 8
  %477 = inttoptr i64 %476 to ptr
  %arrayidx3.i3948 = getelementptr inbounds i8, ptr %a, i64 72
  %478 = load i64, ptr %arrayidx3.i3948, align 8
  %arrayidx4.i3949 = getelementptr inbounds i8, ptr %a, i64 80
  %479 = load i64, ptr %arrayidx4.i3949, align 8
  %arrayidx5.i3950 = getelementptr inbounds i8, ptr %a, i64 32
  %480 = load i64, ptr %arrayidx5.i3950, align 8
  %arrayidx6.i3951 = getelementptr inbounds i8, ptr %a, i64 64
  %481 = load i64, ptr %arrayidx6.i3951, align 8
  %sub.i3952 = sub i64 %479, %478
  %mul.i3953 = mul i64 %481, %sub.i3952
  %mul7.i3954 = mul nsw i64 %481, %478
  %arrayidx8.i3955 = getelementptr inbounds i8, ptr %a, i64 96
  %482 = load i64, ptr %arrayidx8.i3955, align 8
  %mul9.i3956 = mul nsw i64 %mul7.i3954, %482
  %arrayidx10.i3957 = getelementptr inbounds i8, ptr %a, i64 120
  %483 = load i64, ptr %arrayidx10.i3957, align 8
  %484 = inttoptr i64 %483 to ptr
  %arrayidx11.i3958 = getelementptr inbounds i8, ptr %a, i64 112
  %485 = load i64, ptr %arrayidx11.i3958, align 8
  %tobool.not.i3959 = icmp eq i64 %485, 0
  %486 = inttoptr i64 %485 to ptr
  %cond.i3960 = select i1 %tobool.not.i3959, ptr %484, ptr %486
  %arrayidx13.i3961 = getelementptr inbounds i8, ptr %a, i64 104
  %487 = load i64, ptr %arrayidx13.i3961, align 8
  %tobool14.not.i3962 = icmp eq i64 %487, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3962, label %if.end30.i2933, label %land.lhs.true.i2925

land.lhs.true.i2925:                              ; preds = %cond.true60
  %tobool16.i2927.not = icmp eq i64 %474, 0
  br i1 %tobool16.i2927.not, label %if.then.i2929, label %land.lhs.true20.i3238

if.then.i2929:                                    ; preds = %land.lhs.true.i2925
  %488 = inttoptr i64 %487 to ptr
  %489 = load i32, ptr %488, align 4
  %tobool.not.i.i2930 = icmp eq i32 %489, 0
  br i1 %tobool.not.i.i2930, label %if.then.i.i3236, label %for.cond.preheader.i.i2931

if.then.i.i3236:                                  ; preds = %if.then.i2929
  %mul.i.i3237 = shl nsw i64 %mul.i3953, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i.i3237, i1 false)
  br label %if.end30.i2933

for.cond.preheader.i.i2931:                       ; preds = %if.then.i2929
  %cmp535.i.i2932 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp535.i.i2932, label %for.body.i.i3231, label %if.end30.i2933

for.body.i.i3231:                                 ; preds = %for.cond.preheader.i.i2931, %for.body.i.i3231
  %k.036.i.i3232 = phi i64 [ %inc.i.i3234, %for.body.i.i3231 ], [ 0, %for.cond.preheader.i.i2931 ]
  %arrayidx.i.i3233 = getelementptr inbounds i32, ptr %cond.i3960, i64 %k.036.i.i3232
  store i32 %489, ptr %arrayidx.i.i3233, align 4
  %inc.i.i3234 = add nuw nsw i64 %k.036.i.i3232, 1
  %exitcond38.not.i.i3235 = icmp eq i64 %inc.i.i3234, %mul.i3953
  br i1 %exitcond38.not.i.i3235, label %if.end30.i2933, label %for.body.i.i3231, !llvm.loop !4

land.lhs.true20.i3238:                            ; preds = %land.lhs.true.i2925
  %tobool22.not.i3239 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i3239, label %if.then28.i3243, label %if.then23.i3240

if.then23.i3240:                                  ; preds = %land.lhs.true20.i3238
  %add.ptr.i3241 = getelementptr inbounds float, ptr %475, i64 %mul9.i3956
  %mul24.i3242 = shl i64 %mul.i3953, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3960, ptr nonnull align 4 %add.ptr.i3241, i64 %mul24.i3242, i1 false)
  br label %if.end30.i2933

if.then28.i3243:                                  ; preds = %land.lhs.true20.i3238
  %490 = load i32, ptr %475, align 4
  %tobool.not.i285.i3244 = icmp eq i32 %490, 0
  br i1 %tobool.not.i285.i3244, label %if.then.i293.i3252, label %for.cond.preheader.i286.i3245

if.then.i293.i3252:                               ; preds = %if.then28.i3243
  %mul.i294.i3253 = shl nsw i64 %mul.i3953, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i294.i3253, i1 false)
  br label %if.end30.i2933

for.cond.preheader.i286.i3245:                    ; preds = %if.then28.i3243
  %cmp535.i287.i3246 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp535.i287.i3246, label %for.body.i288.i3247, label %if.end30.i2933

for.body.i288.i3247:                              ; preds = %for.cond.preheader.i286.i3245, %for.body.i288.i3247
  %k.036.i289.i3248 = phi i64 [ %inc.i291.i3250, %for.body.i288.i3247 ], [ 0, %for.cond.preheader.i286.i3245 ]
  %arrayidx.i290.i3249 = getelementptr inbounds i32, ptr %cond.i3960, i64 %k.036.i289.i3248
  store i32 %490, ptr %arrayidx.i290.i3249, align 4
  %inc.i291.i3250 = add nuw nsw i64 %k.036.i289.i3248, 1
  %exitcond38.not.i292.i3251 = icmp eq i64 %inc.i291.i3250, %mul.i3953
  br i1 %exitcond38.not.i292.i3251, label %if.end30.i2933, label %for.body.i288.i3247, !llvm.loop !4

if.end30.i2933:                                   ; preds = %for.body.i288.i3247, %for.body.i.i3231, %for.cond.preheader.i286.i3245, %if.then.i293.i3252, %if.then23.i3240, %for.cond.preheader.i.i2931, %if.then.i.i3236, %cond.true60
  %cmp31.i2934 = icmp eq i64 %478, 0
  br i1 %cmp31.i2934, label %land.end.i3219, label %land.end.thread.i2935

land.end.thread.i2935:                            ; preds = %if.end30.i2933
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2905) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2906) #7
  br label %for.cond45.preheader.i2936

land.end.i3219:                                   ; preds = %if.end30.i2933
  %arrayidx32.i3220 = getelementptr inbounds i8, ptr %a, i64 56
  %491 = load i64, ptr %arrayidx32.i3220, align 8
  %cmp33.i3221 = icmp eq i64 %479, %491
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2905) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2906) #7
  br i1 %cmp33.i3221, label %for.body.lr.ph.i3222, label %for.cond45.preheader.i2936

for.body.lr.ph.i3222:                             ; preds = %land.end.i3219
  %places42.i3223 = getelementptr inbounds i8, ptr %found.i2906, i64 2080
  br label %for.body.i3224

for.cond45.preheader.i2936:                       ; preds = %for.body.i3224, %land.end.i3219, %land.end.thread.i2935
  %492 = phi i1 [ false, %land.end.thread.i2935 ], [ false, %land.end.i3219 ], [ true, %for.body.i3224 ]
  %arrayidx46.i2937 = getelementptr inbounds i8, ptr %a, i64 48
  %493 = load i64, ptr %arrayidx46.i2937, align 8
  %cmp47.not364.i2938 = icmp sgt i64 %493, 0
  br i1 %cmp47.not364.i2938, label %for.body50.lr.ph.i2986, label %for.end106.i2939

for.body50.lr.ph.i2986:                           ; preds = %for.cond45.preheader.i2936
  %places63.i2987 = getelementptr inbounds i8, ptr %found.i2906, i64 2080
  %cond67.i2988 = select i1 %492, ptr %places63.i2987, ptr %places.i2905
  %arrayidx68.i2989 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2990 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i2991 = trunc i64 %478 to i32
  %conv1.i.i2992 = trunc i64 %sub.i3952 to i32
  %count32.i.i2993 = getelementptr inbounds i8, ptr %found.i2906, i64 4160
  %cmp91.i2994 = icmp eq i64 %481, 1
  %cmp18.not103.i.i2995 = icmp slt i64 %481, 8
  %add.ptr103.idx.i2996 = shl nsw i64 %480, 11
  br label %for.body50.i2997

for.body.i3224:                                   ; preds = %for.body.i3224, %for.body.lr.ph.i3222
  %k.0363.i3225 = phi i64 [ 0, %for.body.lr.ph.i3222 ], [ %inc.i3229, %for.body.i3224 ]
  %conv40.i3226 = trunc nuw i64 %k.0363.i3225 to i32
  %arrayidx41.i3227 = getelementptr inbounds [520 x i32], ptr %found.i2906, i64 0, i64 %k.0363.i3225
  store i32 %conv40.i3226, ptr %arrayidx41.i3227, align 4
  %arrayidx43.i3228 = getelementptr inbounds [520 x i32], ptr %places42.i3223, i64 0, i64 %k.0363.i3225
  store i32 0, ptr %arrayidx43.i3228, align 4
  %inc.i3229 = add nuw nsw i64 %k.0363.i3225, 1
  %exitcond4400.not = icmp eq i64 %inc.i3229, 520
  br i1 %exitcond4400.not, label %for.cond45.preheader.i2936, label %for.body.i3224, !llvm.loop !96

for.body50.i2997:                                 ; preds = %for.inc101.i3044, %for.body50.lr.ph.i2986
  %494 = phi i64 [ %493, %for.body50.lr.ph.i2986 ], [ %520, %for.inc101.i3044 ]
  %values.0367.i2998 = phi ptr [ %473, %for.body50.lr.ph.i2986 ], [ %add.ptr103.i3046, %for.inc101.i3044 ]
  %k44.0366.i2999 = phi i64 [ 0, %for.body50.lr.ph.i2986 ], [ %add.i3045, %for.inc101.i3044 ]
  %sub52.i3000 = sub nsw i64 %494, %k44.0366.i2999
  %spec.select.i3001 = tail call i64 @llvm.smin.i64(i64 %sub52.i3000, i64 512)
  %495 = load i64, ptr %arrayidx68.i2989, align 8
  %cmp69.i3002 = icmp eq i64 %495, 4
  %496 = load i64, ptr %arrayidx76.i2990, align 8
  %cmp.not65.i.i3003 = icmp slt i64 %sub52.i3000, 8
  br i1 %cmp69.i3002, label %cond.true71.i3170, label %cond.false74.i3004

cond.true71.i3170:                                ; preds = %for.body50.i2997
  %add.ptr72.i3171 = getelementptr inbounds i32, ptr %477, i64 %k44.0366.i2999
  br i1 %cmp.not65.i.i3003, label %for.cond11.preheader.i.i3192, label %for.body.lr.ph.i.i3172

for.body.lr.ph.i.i3172:                           ; preds = %cond.true71.i3170
  %splat.splatinsert.i.i3173 = insertelement <8 x i64> poison, i64 %496, i64 0
  %splat.splat.i.i3174 = shufflevector <8 x i64> %splat.splatinsert.i.i3173, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3175

for.cond11.preheader.i.i3192:                     ; preds = %for.body.i296.i3175, %cond.true71.i3170
  %outside.0.lcssa.i.i3193 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3170 ], [ %or7.i.i3187, %for.body.i296.i3175 ]
  %k.0.lcssa.i.i3194 = phi i64 [ 0, %cond.true71.i3170 ], [ %add68.i.i3176, %for.body.i296.i3175 ]
  br label %for.body14.i.i3195

for.body.i296.i3175:                              ; preds = %for.body.i296.i3175, %for.body.lr.ph.i.i3172
  %add68.i.i3176 = phi i64 [ 8, %for.body.lr.ph.i.i3172 ], [ %add.i.i3190, %for.body.i296.i3175 ]
  %k.067.i.i3177 = phi i64 [ 0, %for.body.lr.ph.i.i3172 ], [ %add68.i.i3176, %for.body.i296.i3175 ]
  %outside.066.i.i3178 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3172 ], [ %or7.i.i3187, %for.body.i296.i3175 ]
  %add.ptr.i.i3179 = getelementptr inbounds i32, ptr %add.ptr72.i3171, i64 %k.067.i.i3177
  %497 = load <8 x i32>, ptr %add.ptr.i.i3179, align 4
  %conv.i.i3180 = sext <8 x i32> %497 to <8 x i64>
  %isneg.i.i3181 = icmp slt <8 x i32> %497, zeroinitializer
  %and.i.i3182 = select <8 x i1> %isneg.i.i3181, <8 x i64> %splat.splat.i.i3174, <8 x i64> zeroinitializer
  %add1.i.i3183 = add <8 x i64> %and.i.i3182, %conv.i.i3180
  %add1.lobit.i.i3184 = ashr <8 x i64> %add1.i.i3183, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3185 = icmp slt <8 x i64> %add1.i.i3183, %splat.splat.i.i3174
  %or.i.i3186 = select <8 x i1> %cmp5.not.i.i3185, <8 x i64> %add1.lobit.i.i3184, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3187 = or <8 x i64> %or.i.i3186, %outside.066.i.i3178
  %conv8.i.i3188 = trunc <8 x i64> %add1.i.i3183 to <8 x i32>
  %add.ptr9.i.i3189 = getelementptr inbounds i32, ptr %cond67.i2988, i64 %k.067.i.i3177
  store <8 x i32> %conv8.i.i3188, ptr %add.ptr9.i.i3189, align 8
  %add.i.i3190 = add nuw nsw i64 %add68.i.i3176, 8
  %cmp.not.i.i3191 = icmp sgt i64 %add.i.i3190, %spec.select.i3001
  br i1 %cmp.not.i.i3191, label %for.cond11.preheader.i.i3192, label %for.body.i296.i3175, !llvm.loop !8

for.cond18.preheader.i.i3202:                     ; preds = %for.body14.i.i3195
  %cmp1972.i.i3203 = icmp slt i64 %k.0.lcssa.i.i3194, %spec.select.i3001
  br i1 %cmp1972.i.i3203, label %for.body21.i.i3204, label %cond.end78.i3037

for.body14.i.i3195:                               ; preds = %for.body14.i.i3195, %for.cond11.preheader.i.i3192
  %j.071.i.i3196 = phi i64 [ 0, %for.cond11.preheader.i.i3192 ], [ %inc.i297.i3200, %for.body14.i.i3195 ]
  %wrong.070.i.i3197 = phi i64 [ 0, %for.cond11.preheader.i.i3192 ], [ %or15.i.i3199, %for.body14.i.i3195 ]
  %vecext.i.i3198 = extractelement <8 x i64> %outside.0.lcssa.i.i3193, i64 %j.071.i.i3196
  %or15.i.i3199 = or i64 %vecext.i.i3198, %wrong.070.i.i3197
  %inc.i297.i3200 = add nuw nsw i64 %j.071.i.i3196, 1
  %exitcond.not.i.i3201 = icmp eq i64 %inc.i297.i3200, 8
  br i1 %exitcond.not.i.i3201, label %for.cond18.preheader.i.i3202, label %for.body14.i.i3195, !llvm.loop !9

for.body21.i.i3204:                               ; preds = %for.cond18.preheader.i.i3202, %for.body21.i.i3204
  %k.174.i.i3205 = phi i64 [ %inc35.i.i3217, %for.body21.i.i3204 ], [ %k.0.lcssa.i.i3194, %for.cond18.preheader.i.i3202 ]
  %wrong.173.i.i3206 = phi i64 [ %or31.i.i3214, %for.body21.i.i3204 ], [ %or15.i.i3199, %for.cond18.preheader.i.i3202 ]
  %arrayidx.i298.i3207 = getelementptr inbounds i32, ptr %add.ptr72.i3171, i64 %k.174.i.i3205
  %498 = load i32, ptr %arrayidx.i298.i3207, align 4
  %conv23.i.i3208 = sext i32 %498 to i64
  %cmp25.i.i3209 = icmp slt i32 %498, 0
  %cond.i.i3210 = select i1 %cmp25.i.i3209, i64 %496, i64 0
  %add27.i.i3211 = add nsw i64 %cond.i.i3210, %conv23.i.i3208
  %cmp28.i.i3212 = icmp uge i64 %add27.i.i3211, %496
  %conv30.i.i3213 = zext i1 %cmp28.i.i3212 to i64
  %or31.i.i3214 = or i64 %wrong.173.i.i3206, %conv30.i.i3213
  %conv32.i.i3215 = trunc i64 %add27.i.i3211 to i32
  %arrayidx33.i.i3216 = getelementptr inbounds i32, ptr %cond67.i2988, i64 %k.174.i.i3205
  store i32 %conv32.i.i3215, ptr %arrayidx33.i.i3216, align 4
  %inc35.i.i3217 = add nuw nsw i64 %k.174.i.i3205, 1
  %exitcond76.not.i.i3218 = icmp eq i64 %inc35.i.i3217, %spec.select.i3001
  br i1 %exitcond76.not.i.i3218, label %cond.end78.i3037, label %for.body21.i.i3204, !llvm.loop !10

cond.false74.i3004:                               ; preds = %for.body50.i2997
  %add.ptr75.i3005 = getelementptr inbounds i64, ptr %477, i64 %k44.0366.i2999
  br i1 %cmp.not65.i.i3003, label %for.cond10.preheader.i.i3025, label %for.body.lr.ph.i299.i3006

for.body.lr.ph.i299.i3006:                        ; preds = %cond.false74.i3004
  %splat.splatinsert.i300.i3007 = insertelement <8 x i64> poison, i64 %496, i64 0
  %splat.splat.i301.i3008 = shufflevector <8 x i64> %splat.splatinsert.i300.i3007, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3009

for.cond10.preheader.i.i3025:                     ; preds = %for.body.i302.i3009, %cond.false74.i3004
  %outside.0.lcssa.i314.i3026 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3004 ], [ %or7.i310.i3020, %for.body.i302.i3009 ]
  %k.0.lcssa.i315.i3027 = phi i64 [ 0, %cond.false74.i3004 ], [ %add66.i.i3010, %for.body.i302.i3009 ]
  br label %for.body13.i.i3028

for.body.i302.i3009:                              ; preds = %for.body.i302.i3009, %for.body.lr.ph.i299.i3006
  %add66.i.i3010 = phi i64 [ 8, %for.body.lr.ph.i299.i3006 ], [ %add.i312.i3023, %for.body.i302.i3009 ]
  %k.065.i.i3011 = phi i64 [ 0, %for.body.lr.ph.i299.i3006 ], [ %add66.i.i3010, %for.body.i302.i3009 ]
  %outside.064.i.i3012 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3006 ], [ %or7.i310.i3020, %for.body.i302.i3009 ]
  %add.ptr.i303.i3013 = getelementptr inbounds i64, ptr %add.ptr75.i3005, i64 %k.065.i.i3011
  %499 = load <8 x i64>, ptr %add.ptr.i303.i3013, align 8
  %isneg.i304.i3014 = icmp slt <8 x i64> %499, zeroinitializer
  %and.i305.i3015 = select <8 x i1> %isneg.i304.i3014, <8 x i64> %splat.splat.i301.i3008, <8 x i64> zeroinitializer
  %add1.i306.i3016 = add <8 x i64> %and.i305.i3015, %499
  %add1.lobit.i307.i3017 = ashr <8 x i64> %add1.i306.i3016, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3018 = icmp slt <8 x i64> %add1.i306.i3016, %splat.splat.i301.i3008
  %or.i309.i3019 = select <8 x i1> %cmp5.not.i308.i3018, <8 x i64> %add1.lobit.i307.i3017, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3020 = or <8 x i64> %or.i309.i3019, %outside.064.i.i3012
  %conv.i311.i3021 = trunc <8 x i64> %add1.i306.i3016 to <8 x i32>
  %add.ptr8.i.i3022 = getelementptr inbounds i32, ptr %cond67.i2988, i64 %k.065.i.i3011
  store <8 x i32> %conv.i311.i3021, ptr %add.ptr8.i.i3022, align 8
  %add.i312.i3023 = add nuw nsw i64 %add66.i.i3010, 8
  %cmp.not.i313.i3024 = icmp sgt i64 %add.i312.i3023, %spec.select.i3001
  br i1 %cmp.not.i313.i3024, label %for.cond10.preheader.i.i3025, label %for.body.i302.i3009, !llvm.loop !11

for.cond17.preheader.i.i3035:                     ; preds = %for.body13.i.i3028
  %cmp1870.i.i3036 = icmp slt i64 %k.0.lcssa.i315.i3027, %spec.select.i3001
  br i1 %cmp1870.i.i3036, label %for.body20.i.i3156, label %cond.end78.i3037

for.body13.i.i3028:                               ; preds = %for.body13.i.i3028, %for.cond10.preheader.i.i3025
  %j.069.i.i3029 = phi i64 [ 0, %for.cond10.preheader.i.i3025 ], [ %inc.i317.i3033, %for.body13.i.i3028 ]
  %wrong.068.i.i3030 = phi i64 [ 0, %for.cond10.preheader.i.i3025 ], [ %or14.i.i3032, %for.body13.i.i3028 ]
  %vecext.i316.i3031 = extractelement <8 x i64> %outside.0.lcssa.i314.i3026, i64 %j.069.i.i3029
  %or14.i.i3032 = or i64 %vecext.i316.i3031, %wrong.068.i.i3030
  %inc.i317.i3033 = add nuw nsw i64 %j.069.i.i3029, 1
  %exitcond.not.i318.i3034 = icmp eq i64 %inc.i317.i3033, 8
  br i1 %exitcond.not.i318.i3034, label %for.cond17.preheader.i.i3035, label %for.body13.i.i3028, !llvm.loop !12

for.body20.i.i3156:                               ; preds = %for.cond17.preheader.i.i3035, %for.body20.i.i3156
  %k.172.i.i3157 = phi i64 [ %inc33.i.i3168, %for.body20.i.i3156 ], [ %k.0.lcssa.i315.i3027, %for.cond17.preheader.i.i3035 ]
  %wrong.171.i.i3158 = phi i64 [ %or29.i.i3165, %for.body20.i.i3156 ], [ %or14.i.i3032, %for.cond17.preheader.i.i3035 ]
  %arrayidx.i320.i3159 = getelementptr inbounds i64, ptr %add.ptr75.i3005, i64 %k.172.i.i3157
  %500 = load i64, ptr %arrayidx.i320.i3159, align 8
  %cmp23.i.i3160 = icmp slt i64 %500, 0
  %cond.i321.i3161 = select i1 %cmp23.i.i3160, i64 %496, i64 0
  %add25.i.i3162 = add nsw i64 %cond.i321.i3161, %500
  %cmp26.i.i3163 = icmp uge i64 %add25.i.i3162, %496
  %conv28.i.i3164 = zext i1 %cmp26.i.i3163 to i64
  %or29.i.i3165 = or i64 %wrong.171.i.i3158, %conv28.i.i3164
  %conv30.i322.i3166 = trunc i64 %add25.i.i3162 to i32
  %arrayidx31.i.i3167 = getelementptr inbounds i32, ptr %cond67.i2988, i64 %k.172.i.i3157
  store i32 %conv30.i322.i3166, ptr %arrayidx31.i.i3167, align 4
  %inc33.i.i3168 = add nuw nsw i64 %k.172.i.i3157, 1
  %exitcond74.not.i.i3169 = icmp eq i64 %inc33.i.i3168, %spec.select.i3001
  br i1 %exitcond74.not.i.i3169, label %cond.end78.i3037, label %for.body20.i.i3156, !llvm.loop !13

cond.end78.i3037:                                 ; preds = %for.body20.i.i3156, %for.body21.i.i3204, %for.cond17.preheader.i.i3035, %for.cond18.preheader.i.i3202
  %cond79.in.in.i3038 = phi i64 [ %or15.i.i3199, %for.cond18.preheader.i.i3202 ], [ %or14.i.i3032, %for.cond17.preheader.i.i3035 ], [ %or31.i.i3214, %for.body21.i.i3204 ], [ %or29.i.i3165, %for.body20.i.i3156 ]
  %cond79.in.not.i3039 = icmp eq i64 %cond79.in.in.i3038, 0
  br i1 %cond79.in.not.i3039, label %if.end82.i3040, label %most_float.exit

if.end82.i3040:                                   ; preds = %cond.end78.i3037
  br i1 %492, label %if.end87.i3074, label %if.else85.i3041

if.else85.i3041:                                  ; preds = %if.end82.i3040
  %cmp55.i.i3042 = icmp sgt i64 %sub52.i3000, 0
  br i1 %cmp55.i.i3042, label %for.body.i325.i3048, label %if.else94.thread.i3043

for.cond12.preheader.i.i3061:                     ; preds = %for.body.i325.i3048
  %tobool.not.i330.i3062 = icmp eq i64 %add.i327.i3058, 0
  br i1 %tobool.not.i330.i3062, label %if.else94.thread.i3043, label %for.body16.lr.ph.i.i3063

for.body16.lr.ph.i.i3063:                         ; preds = %for.cond12.preheader.i.i3061
  %sub18.i.i3064 = add nsw i64 %add.i327.i3058, -1
  %arrayidx19.i.i3065 = getelementptr inbounds [520 x i32], ptr %found.i2906, i64 0, i64 %sub18.i.i3064
  %arrayidx25.i.i3066 = getelementptr inbounds [520 x i32], ptr %places63.i2987, i64 0, i64 %sub18.i.i3064
  br label %for.body16.i.i3067

for.body.i325.i3048:                              ; preds = %if.else85.i3041, %for.body.i325.i3048
  %n.057.i.i3049 = phi i64 [ %add.i327.i3058, %for.body.i325.i3048 ], [ 0, %if.else85.i3041 ]
  %k.056.i.i3050 = phi i64 [ %inc.i328.i3059, %for.body.i325.i3048 ], [ 0, %if.else85.i3041 ]
  %arrayidx.i326.i3051 = getelementptr inbounds i32, ptr %places.i2905, i64 %k.056.i.i3050
  %501 = load i32, ptr %arrayidx.i326.i3051, align 4
  %sub3.i.i3052 = sub i32 %501, %conv.i323.i2991
  %conv4.i.i3053 = trunc i64 %k.056.i.i3050 to i32
  %arrayidx5.i.i3054 = getelementptr inbounds [520 x i32], ptr %found.i2906, i64 0, i64 %n.057.i.i3049
  store i32 %conv4.i.i3053, ptr %arrayidx5.i.i3054, align 4
  %arrayidx7.i.i3055 = getelementptr inbounds [520 x i32], ptr %places63.i2987, i64 0, i64 %n.057.i.i3049
  store i32 %sub3.i.i3052, ptr %arrayidx7.i.i3055, align 4
  %cmp8.i.i3056 = icmp ult i32 %sub3.i.i3052, %conv1.i.i2992
  %conv10.i.i3057 = zext i1 %cmp8.i.i3056 to i64
  %add.i327.i3058 = add nuw nsw i64 %n.057.i.i3049, %conv10.i.i3057
  %inc.i328.i3059 = add nuw nsw i64 %k.056.i.i3050, 1
  %exitcond.not.i329.i3060 = icmp eq i64 %inc.i328.i3059, %spec.select.i3001
  br i1 %exitcond.not.i329.i3060, label %for.cond12.preheader.i.i3061, label %for.body.i325.i3048, !llvm.loop !14

for.body16.i.i3067:                               ; preds = %for.body16.i.i3067, %for.body16.lr.ph.i.i3063
  %k11.058.i.i3068 = phi i64 [ 0, %for.body16.lr.ph.i.i3063 ], [ %inc30.i.i3072, %for.body16.i.i3067 ]
  %502 = load i32, ptr %arrayidx19.i.i3065, align 4
  %add21.i.i3069 = add nuw nsw i64 %k11.058.i.i3068, %add.i327.i3058
  %arrayidx22.i.i3070 = getelementptr inbounds [520 x i32], ptr %found.i2906, i64 0, i64 %add21.i.i3069
  store i32 %502, ptr %arrayidx22.i.i3070, align 4
  %503 = load i32, ptr %arrayidx25.i.i3066, align 4
  %arrayidx28.i.i3071 = getelementptr inbounds [520 x i32], ptr %places63.i2987, i64 0, i64 %add21.i.i3069
  store i32 %503, ptr %arrayidx28.i.i3071, align 4
  %inc30.i.i3072 = add nuw nsw i64 %k11.058.i.i3068, 1
  %exitcond.not.i3073 = icmp eq i64 %inc30.i.i3072, 8
  br i1 %exitcond.not.i3073, label %if.end87.i3074, label %for.body16.i.i3067, !llvm.loop !15

if.else94.thread.i3043:                           ; preds = %for.cond12.preheader.i.i3061, %if.else85.i3041
  store i64 0, ptr %count32.i.i2993, align 8
  br label %for.inc101.i3044

if.end87.i3074:                                   ; preds = %for.body16.i.i3067, %if.end82.i3040
  %504 = phi i64 [ %spec.select.i3001, %if.end82.i3040 ], [ %add.i327.i3058, %for.body16.i.i3067 ]
  store i64 %504, ptr %count32.i.i2993, align 8
  %tobool89.i3075 = icmp ne i64 %504, 0
  %or.cond183.i3076 = select i1 %tobool89.i3075, i1 %cmp91.i2994, i1 false
  %cmp47.i.i3077 = icmp sgt i64 %504, 0
  br i1 %or.cond183.i3076, label %if.then93.i3126, label %if.else94.i3078

if.then93.i3126:                                  ; preds = %if.end87.i3074
  br i1 %cmp47.i.i3077, label %for.body.preheader.i.i3127, label %for.inc101.i3044

for.body.preheader.i.i3127:                       ; preds = %if.then93.i3126
  %505 = load i32, ptr %places63.i2987, align 8
  %conv.i331.i3128 = sext i32 %505 to i64
  %arrayidx1.i.i3129 = getelementptr inbounds float, ptr %cond.i3960, i64 %conv.i331.i3128
  %506 = load float, ptr %arrayidx1.i.i3129, align 4
  br label %for.body.i332.i3130

for.body.i332.i3130:                              ; preds = %if.end.i.i3143, %for.body.preheader.i.i3127
  %before.050.i.i3131 = phi i64 [ %conv5.i.i3135, %if.end.i.i3143 ], [ %conv.i331.i3128, %for.body.preheader.i.i3127 ]
  %m.049.i.i3132 = phi i64 [ %inc.i339.i3154, %if.end.i.i3143 ], [ 0, %for.body.preheader.i.i3127 ]
  %found.048.i.i3133 = phi float [ %cond.i338.i3152, %if.end.i.i3143 ], [ %506, %for.body.preheader.i.i3127 ]
  %arrayidx4.i.i3134 = getelementptr inbounds [520 x i32], ptr %places63.i2987, i64 0, i64 %m.049.i.i3132
  %507 = load i32, ptr %arrayidx4.i.i3134, align 4
  %conv5.i.i3135 = sext i32 %507 to i64
  %add.i333.i3136 = add nuw nsw i64 %m.049.i.i3132, 8
  %arrayidx7.i334.i3137 = getelementptr inbounds [520 x i32], ptr %places63.i2987, i64 0, i64 %add.i333.i3136
  %508 = load i32, ptr %arrayidx7.i334.i3137, align 4
  %idx.ext.i.i3138 = sext i32 %508 to i64
  %add.ptr.i335.i3139 = getelementptr inbounds float, ptr %cond.i3960, i64 %idx.ext.i.i3138
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3139, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3140 = icmp eq i64 %before.050.i.i3131, %conv5.i.i3135
  br i1 %cmp8.not.i.i3140, label %if.end.i.i3143, label %if.then.i336.i3141

if.then.i336.i3141:                               ; preds = %for.body.i332.i3130
  %arrayidx10.i.i3142 = getelementptr inbounds float, ptr %cond.i3960, i64 %conv5.i.i3135
  %509 = load float, ptr %arrayidx10.i.i3142, align 4
  br label %if.end.i.i3143

if.end.i.i3143:                                   ; preds = %if.then.i336.i3141, %for.body.i332.i3130
  %found.1.i.i3144 = phi float [ %509, %if.then.i336.i3141 ], [ %found.048.i.i3133, %for.body.i332.i3130 ]
  %arrayidx11.i.i3145 = getelementptr inbounds [520 x i32], ptr %found.i2906, i64 0, i64 %m.049.i.i3132
  %510 = load i32, ptr %arrayidx11.i.i3145, align 4
  %conv12.i.i3146 = sext i32 %510 to i64
  %mul.i337.i3147 = mul nsw i64 %480, %conv12.i.i3146
  %arrayidx13.i.i3148 = getelementptr inbounds float, ptr %values.0367.i2998, i64 %mul.i337.i3147
  %511 = load float, ptr %arrayidx13.i.i3148, align 4
  %cmp14.i.i3149 = fcmp oge float %found.1.i.i3144, %511
  %cmp16.i.i3150 = fcmp uno float %found.1.i.i3144, 0.000000e+00
  %or.cond.i.i3151 = or i1 %cmp16.i.i3150, %cmp14.i.i3149
  %cond.i338.i3152 = select i1 %or.cond.i.i3151, float %found.1.i.i3144, float %511
  %arrayidx23.i.i3153 = getelementptr inbounds float, ptr %cond.i3960, i64 %conv5.i.i3135
  store float %cond.i338.i3152, ptr %arrayidx23.i.i3153, align 4
  %inc.i339.i3154 = add nuw nsw i64 %m.049.i.i3132, 1
  %exitcond378.not.i3155 = icmp eq i64 %inc.i339.i3154, %504
  br i1 %exitcond378.not.i3155, label %for.inc101.i3044, label %for.body.i332.i3130, !llvm.loop !97

if.else94.i3078:                                  ; preds = %if.end87.i3074
  br i1 %cmp47.i.i3077, label %for.body.i343.i3079, label %for.inc101.i3044

for.body.i343.i3079:                              ; preds = %if.else94.i3078, %for.end52.i.i3113
  %m.0109.i.i3080 = phi i64 [ %inc54.i.i3114, %for.end52.i.i3113 ], [ 0, %if.else94.i3078 ]
  %arrayidx.i344.i3081 = getelementptr inbounds [520 x i32], ptr %found.i2906, i64 0, i64 %m.0109.i.i3080
  %512 = load i32, ptr %arrayidx.i344.i3081, align 4
  %conv.i345.i3082 = sext i32 %512 to i64
  %mul.i346.i3083 = mul nsw i64 %480, %conv.i345.i3082
  %add.ptr.i347.i3084 = getelementptr inbounds float, ptr %values.0367.i2998, i64 %mul.i346.i3083
  %arrayidx1.i348.i3085 = getelementptr inbounds [520 x i32], ptr %places63.i2987, i64 0, i64 %m.0109.i.i3080
  %513 = load i32, ptr %arrayidx1.i348.i3085, align 4
  %conv2.i.i3086 = sext i32 %513 to i64
  %mul3.i.i3087 = mul nsw i64 %481, %conv2.i.i3086
  %add.ptr4.i.i3088 = getelementptr inbounds float, ptr %cond.i3960, i64 %mul3.i.i3087
  %add.i349.i3089 = add nuw nsw i64 %m.0109.i.i3080, 8
  %arrayidx6.i.i3090 = getelementptr inbounds [520 x i32], ptr %found.i2906, i64 0, i64 %add.i349.i3089
  %514 = load i32, ptr %arrayidx6.i.i3090, align 4
  %conv7.i.i3091 = sext i32 %514 to i64
  %mul8.i.i3092 = mul nsw i64 %480, %conv7.i.i3091
  %add.ptr9.i350.i3093 = getelementptr inbounds float, ptr %values.0367.i2998, i64 %mul8.i.i3092
  %arrayidx12.i.i3094 = getelementptr inbounds [520 x i32], ptr %places63.i2987, i64 0, i64 %add.i349.i3089
  %515 = load i32, ptr %arrayidx12.i.i3094, align 4
  %conv13.i.i3095 = sext i32 %515 to i64
  %mul14.i.i3096 = mul nsw i64 %481, %conv13.i.i3095
  %add.ptr15.i.i3097 = getelementptr inbounds float, ptr %cond.i3960, i64 %mul14.i.i3096
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3097, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i2995, label %for.cond36.preheader.i.i3110, label %for.body20.i351.i3098

for.cond36.preheader.i.i3110:                     ; preds = %for.body20.i351.i3098, %for.body.i343.i3079
  %j.0.lcssa.i.i3111 = phi i64 [ 0, %for.body.i343.i3079 ], [ %add17105.i.i3099, %for.body20.i351.i3098 ]
  %cmp37106.i.i3112 = icmp slt i64 %j.0.lcssa.i.i3111, %481
  br i1 %cmp37106.i.i3112, label %for.body39.i.i3116, label %for.end52.i.i3113

for.body20.i351.i3098:                            ; preds = %for.body.i343.i3079, %for.body20.i351.i3098
  %add17105.i.i3099 = phi i64 [ %add17.i.i3108, %for.body20.i351.i3098 ], [ 8, %for.body.i343.i3079 ]
  %j.0104.i.i3100 = phi i64 [ %add17105.i.i3099, %for.body20.i351.i3098 ], [ 0, %for.body.i343.i3079 ]
  %add.ptr21.i.i3101 = getelementptr inbounds float, ptr %add.ptr9.i350.i3093, i64 %j.0104.i.i3100
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3101, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3102 = getelementptr inbounds float, ptr %add.ptr4.i.i3088, i64 %j.0104.i.i3100
  %516 = load <8 x float>, ptr %add.ptr22.i.i3102, align 4
  %add.ptr23.i.i3103 = getelementptr inbounds float, ptr %add.ptr.i347.i3084, i64 %j.0104.i.i3100
  %517 = load <8 x float>, ptr %add.ptr23.i.i3103, align 4
  %cmp24.i.i3104 = fcmp ult <8 x float> %516, %517
  %cmp25.i352.i3105 = fcmp ord <8 x float> %516, zeroinitializer
  %or102.not.i.i3106 = and <8 x i1> %cmp24.i.i3104, %cmp25.i352.i3105
  %or33.v.i.i3107 = select <8 x i1> %or102.not.i.i3106, <8 x float> %517, <8 x float> %516
  store <8 x float> %or33.v.i.i3107, ptr %add.ptr22.i.i3102, align 4
  %add17.i.i3108 = add nuw nsw i64 %add17105.i.i3099, 8
  %cmp18.not.i.i3109 = icmp sgt i64 %add17.i.i3108, %481
  br i1 %cmp18.not.i.i3109, label %for.cond36.preheader.i.i3110, label %for.body20.i351.i3098, !llvm.loop !98

for.body39.i.i3116:                               ; preds = %for.cond36.preheader.i.i3110, %for.body39.i.i3116
  %j.1107.i.i3117 = phi i64 [ %inc.i356.i3124, %for.body39.i.i3116 ], [ %j.0.lcssa.i.i3111, %for.cond36.preheader.i.i3110 ]
  %arrayidx40.i.i3118 = getelementptr inbounds float, ptr %add.ptr4.i.i3088, i64 %j.1107.i.i3117
  %518 = load float, ptr %arrayidx40.i.i3118, align 4
  %arrayidx41.i.i3119 = getelementptr inbounds float, ptr %add.ptr.i347.i3084, i64 %j.1107.i.i3117
  %519 = load float, ptr %arrayidx41.i.i3119, align 4
  %cmp42.i.i3120 = fcmp oge float %518, %519
  %cmp46.i.i3121 = fcmp uno float %518, 0.000000e+00
  %or.cond.i354.i3122 = or i1 %cmp46.i.i3121, %cmp42.i.i3120
  %cond.i355.i3123 = select i1 %or.cond.i354.i3122, float %518, float %519
  store float %cond.i355.i3123, ptr %arrayidx40.i.i3118, align 4
  %inc.i356.i3124 = add nuw nsw i64 %j.1107.i.i3117, 1
  %exitcond.not.i357.i3125 = icmp eq i64 %inc.i356.i3124, %481
  br i1 %exitcond.not.i357.i3125, label %for.end52.i.i3113, label %for.body39.i.i3116, !llvm.loop !99

for.end52.i.i3113:                                ; preds = %for.body39.i.i3116, %for.cond36.preheader.i.i3110
  %inc54.i.i3114 = add nuw nsw i64 %m.0109.i.i3080, 1
  %exitcond377.not.i3115 = icmp eq i64 %inc54.i.i3114, %504
  br i1 %exitcond377.not.i3115, label %for.inc101.i3044, label %for.body.i343.i3079, !llvm.loop !100

for.inc101.i3044:                                 ; preds = %for.end52.i.i3113, %if.end.i.i3143, %if.else94.i3078, %if.then93.i3126, %if.else94.thread.i3043
  %add.i3045 = add nuw nsw i64 %k44.0366.i2999, 512
  %add.ptr103.i3046 = getelementptr inbounds i8, ptr %values.0367.i2998, i64 %add.ptr103.idx.i2996
  %520 = load i64, ptr %arrayidx46.i2937, align 8
  %cmp47.not.i3047 = icmp slt i64 %add.i3045, %520
  br i1 %cmp47.not.i3047, label %for.body50.i2997, label %for.end106.i2939, !llvm.loop !101

for.end106.i2939:                                 ; preds = %for.inc101.i3044, %for.cond45.preheader.i2936
  %521 = load i64, ptr %a, align 8
  %cmp108.i2940 = icmp eq i64 %521, 0
  %tobool111.i2941 = icmp ne i64 %483, 0
  %or.cond184.i2942 = select i1 %cmp108.i2940, i1 %tobool111.i2941, i1 false
  br i1 %or.cond184.i2942, label %lor.lhs.false112.i2944, label %most_float.exit

lor.lhs.false112.i2944:                           ; preds = %for.end106.i2939
  %cmp113.i2945 = icmp ne ptr %cond.i3960, %484
  %tobool116.i2946 = icmp ne i64 %474, 0
  %or.cond185.i2947 = select i1 %cmp113.i2945, i1 true, i1 %tobool116.i2946
  br i1 %or.cond185.i2947, label %for.cond120.preheader.i2948, label %most_float.exit

for.cond120.preheader.i2948:                      ; preds = %lor.lhs.false112.i2944
  %cmp122.not368.i2949 = icmp slt i64 %mul.i3953, 8
  br i1 %cmp122.not368.i2949, label %for.cond145.preheader.i2961, label %for.body124.lr.ph.i2950

for.body124.lr.ph.i2950:                          ; preds = %for.cond120.preheader.i2948
  %add.ptr131.i2951 = getelementptr inbounds float, ptr %475, i64 %mul9.i3956
  br label %for.body124.i2952

for.cond145.preheader.i2961:                      ; preds = %if.end140.i2956, %for.cond120.preheader.i2948
  %k119.0.lcssa.i2962 = phi i64 [ 0, %for.cond120.preheader.i2948 ], [ %add121370.i2953, %if.end140.i2956 ]
  %cmp146371.i2963 = icmp slt i64 %k119.0.lcssa.i2962, %mul.i3953
  br i1 %cmp146371.i2963, label %for.body148.lr.ph.i2964, label %most_float.exit

for.body148.lr.ph.i2964:                          ; preds = %for.cond145.preheader.i2961
  %522 = getelementptr float, ptr %475, i64 %mul9.i3956
  br label %for.body148.i2965

for.body124.i2952:                                ; preds = %if.end140.i2956, %for.body124.lr.ph.i2950
  %add121370.i2953 = phi i64 [ 8, %for.body124.lr.ph.i2950 ], [ %add121.i2959, %if.end140.i2956 ]
  %k119.0369.i2954 = phi i64 [ 0, %for.body124.lr.ph.i2950 ], [ %add121370.i2953, %if.end140.i2956 ]
  %add.ptr125.i2955 = getelementptr inbounds float, ptr %cond.i3960, i64 %k119.0369.i2954
  %523 = load <8 x float>, ptr %add.ptr125.i2955, align 4
  br i1 %tobool116.i2946, label %land.lhs.true127.i2977, label %if.end140.i2956

land.lhs.true127.i2977:                           ; preds = %for.body124.i2952
  %524 = load i64, ptr %arrayidx8.i3955, align 8
  %tobool129.not.i2978 = icmp eq i64 %524, 0
  br i1 %tobool129.not.i2978, label %if.then136.i2982, label %if.then130.i2979

if.then130.i2979:                                 ; preds = %land.lhs.true127.i2977
  %add.ptr132.i2980 = getelementptr inbounds float, ptr %add.ptr131.i2951, i64 %k119.0369.i2954
  %525 = load <8 x float>, ptr %add.ptr132.i2980, align 4
  %add133.i2981 = fadd <8 x float> %523, %525
  br label %if.end140.i2956

if.then136.i2982:                                 ; preds = %land.lhs.true127.i2977
  %526 = load float, ptr %475, align 4
  %splat.splatinsert.i2983 = insertelement <8 x float> poison, float %526, i64 0
  %splat.splat.i2984 = shufflevector <8 x float> %splat.splatinsert.i2983, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i2985 = fadd <8 x float> %523, %splat.splat.i2984
  br label %if.end140.i2956

if.end140.i2956:                                  ; preds = %if.then136.i2982, %if.then130.i2979, %for.body124.i2952
  %sum.0.i2957 = phi <8 x float> [ %add133.i2981, %if.then130.i2979 ], [ %add138.i2985, %if.then136.i2982 ], [ %523, %for.body124.i2952 ]
  %add.ptr141.i2958 = getelementptr inbounds float, ptr %484, i64 %k119.0369.i2954
  store <8 x float> %sum.0.i2957, ptr %add.ptr141.i2958, align 4
  %add121.i2959 = add nuw nsw i64 %add121370.i2953, 8
  %cmp122.not.i2960 = icmp sgt i64 %add121.i2959, %mul.i3953
  br i1 %cmp122.not.i2960, label %for.cond145.preheader.i2961, label %for.body124.i2952, !llvm.loop !102

for.body148.i2965:                                ; preds = %cond.end159.i2968, %for.body148.lr.ph.i2964
  %k119.1372.i2966 = phi i64 [ %k119.0.lcssa.i2962, %for.body148.lr.ph.i2964 ], [ %inc163.i2971, %cond.end159.i2968 ]
  %arrayidx151.i2967 = getelementptr inbounds float, ptr %cond.i3960, i64 %k119.1372.i2966
  %527 = load float, ptr %arrayidx151.i2967, align 4
  br i1 %tobool116.i2946, label %cond.true150.i2973, label %cond.end159.i2968

cond.true150.i2973:                               ; preds = %for.body148.i2965
  %528 = load i64, ptr %arrayidx8.i3955, align 8
  %mul153.i2974 = mul nsw i64 %528, %k119.1372.i2966
  %arrayidx155.i2975 = getelementptr float, ptr %522, i64 %mul153.i2974
  %529 = load float, ptr %arrayidx155.i2975, align 4
  %add156.i2976 = fadd float %527, %529
  br label %cond.end159.i2968

cond.end159.i2968:                                ; preds = %cond.true150.i2973, %for.body148.i2965
  %cond160.i2969 = phi float [ %add156.i2976, %cond.true150.i2973 ], [ %527, %for.body148.i2965 ]
  %arrayidx161.i2970 = getelementptr inbounds float, ptr %484, i64 %k119.1372.i2966
  store float %cond160.i2969, ptr %arrayidx161.i2970, align 4
  %inc163.i2971 = add nuw nsw i64 %k119.1372.i2966, 1
  %exitcond379.not.i2972 = icmp eq i64 %inc163.i2971, %mul.i3953
  br i1 %exitcond379.not.i2972, label %most_float.exit, label %for.body148.i2965, !llvm.loop !103

most_float.exit:                                  ; preds = %cond.end78.i3037, %cond.end159.i2968, %for.end106.i2939, %lor.lhs.false112.i2944, %for.cond145.preheader.i2961
  %retval.3.i2943 = phi i64 [ 0, %lor.lhs.false112.i2944 ], [ 0, %for.end106.i2939 ], [ 0, %for.cond145.preheader.i2961 ], [ 0, %cond.end159.i2968 ], [ 1, %cond.end78.i3037 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2906) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2905) #7
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3962, label %if.end30.i3282, label %land.lhs.true.i3274

land.lhs.true.i3274:                              ; preds = %cond.true65
  %tobool16.i3276.not = icmp eq i64 %474, 0
  br i1 %tobool16.i3276.not, label %if.then.i3278, label %land.lhs.true20.i3587

if.then.i3278:                                    ; preds = %land.lhs.true.i3274
  %530 = inttoptr i64 %487 to ptr
  %531 = load i64, ptr %530, align 8
  %tobool1.not.i.i3279 = icmp eq i64 %531, 0
  br i1 %tobool1.not.i.i3279, label %if.then.i.i3585, label %for.cond9.preheader.i.i3280

if.then.i.i3585:                                  ; preds = %if.then.i3278
  %mul.i.i3586 = shl nsw i64 %mul.i3953, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i.i3586, i1 false)
  br label %if.end30.i3282

for.cond9.preheader.i.i3280:                      ; preds = %if.then.i3278
  %cmp1033.i.i3281 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp1033.i.i3281, label %for.body13.i.i3580, label %if.end30.i3282

for.body13.i.i3580:                               ; preds = %for.cond9.preheader.i.i3280, %for.body13.i.i3580
  %k8.034.i.i3581 = phi i64 [ %inc16.i.i3583, %for.body13.i.i3580 ], [ 0, %for.cond9.preheader.i.i3280 ]
  %arrayidx14.i.i3582 = getelementptr inbounds i64, ptr %cond.i3960, i64 %k8.034.i.i3581
  store i64 %531, ptr %arrayidx14.i.i3582, align 8
  %inc16.i.i3583 = add nuw nsw i64 %k8.034.i.i3581, 1
  %exitcond.not.i.i3584 = icmp eq i64 %inc16.i.i3583, %mul.i3953
  br i1 %exitcond.not.i.i3584, label %if.end30.i3282, label %for.body13.i.i3580, !llvm.loop !23

land.lhs.true20.i3587:                            ; preds = %land.lhs.true.i3274
  %tobool22.not.i3588 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i3588, label %if.then28.i3592, label %if.then23.i3589

if.then23.i3589:                                  ; preds = %land.lhs.true20.i3587
  %add.ptr.i3590 = getelementptr inbounds double, ptr %475, i64 %mul9.i3956
  %mul24.i3591 = shl i64 %mul.i3953, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3960, ptr nonnull align 8 %add.ptr.i3590, i64 %mul24.i3591, i1 false)
  br label %if.end30.i3282

if.then28.i3592:                                  ; preds = %land.lhs.true20.i3587
  %532 = load i64, ptr %475, align 8
  %tobool1.not.i285.i3593 = icmp eq i64 %532, 0
  br i1 %tobool1.not.i285.i3593, label %if.then.i295.i3601, label %for.cond9.preheader.i286.i3594

if.then.i295.i3601:                               ; preds = %if.then28.i3592
  %mul.i296.i3602 = shl nsw i64 %mul.i3953, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i296.i3602, i1 false)
  br label %if.end30.i3282

for.cond9.preheader.i286.i3594:                   ; preds = %if.then28.i3592
  %cmp1033.i287.i3595 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp1033.i287.i3595, label %for.body13.i290.i3596, label %if.end30.i3282

for.body13.i290.i3596:                            ; preds = %for.cond9.preheader.i286.i3594, %for.body13.i290.i3596
  %k8.034.i291.i3597 = phi i64 [ %inc16.i293.i3599, %for.body13.i290.i3596 ], [ 0, %for.cond9.preheader.i286.i3594 ]
  %arrayidx14.i292.i3598 = getelementptr inbounds i64, ptr %cond.i3960, i64 %k8.034.i291.i3597
  store i64 %532, ptr %arrayidx14.i292.i3598, align 8
  %inc16.i293.i3599 = add nuw nsw i64 %k8.034.i291.i3597, 1
  %exitcond.not.i294.i3600 = icmp eq i64 %inc16.i293.i3599, %mul.i3953
  br i1 %exitcond.not.i294.i3600, label %if.end30.i3282, label %for.body13.i290.i3596, !llvm.loop !23

if.end30.i3282:                                   ; preds = %for.body13.i290.i3596, %for.body13.i.i3580, %for.cond9.preheader.i286.i3594, %if.then.i295.i3601, %if.then23.i3589, %for.cond9.preheader.i.i3280, %if.then.i.i3585, %cond.true65
  %cmp31.i3283 = icmp eq i64 %478, 0
  br i1 %cmp31.i3283, label %land.end.i3568, label %land.end.thread.i3284

land.end.thread.i3284:                            ; preds = %if.end30.i3282
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3254) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3255) #7
  br label %for.cond45.preheader.i3285

land.end.i3568:                                   ; preds = %if.end30.i3282
  %arrayidx32.i3569 = getelementptr inbounds i8, ptr %a, i64 56
  %533 = load i64, ptr %arrayidx32.i3569, align 8
  %cmp33.i3570 = icmp eq i64 %479, %533
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3254) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3255) #7
  br i1 %cmp33.i3570, label %for.body.lr.ph.i3571, label %for.cond45.preheader.i3285

for.body.lr.ph.i3571:                             ; preds = %land.end.i3568
  %places42.i3572 = getelementptr inbounds i8, ptr %found.i3255, i64 2080
  br label %for.body.i3573

for.cond45.preheader.i3285:                       ; preds = %for.body.i3573, %land.end.i3568, %land.end.thread.i3284
  %534 = phi i1 [ false, %land.end.thread.i3284 ], [ false, %land.end.i3568 ], [ true, %for.body.i3573 ]
  %arrayidx46.i3286 = getelementptr inbounds i8, ptr %a, i64 48
  %535 = load i64, ptr %arrayidx46.i3286, align 8
  %cmp47.not364.i3287 = icmp sgt i64 %535, 0
  br i1 %cmp47.not364.i3287, label %for.body50.lr.ph.i3335, label %for.end106.i3288

for.body50.lr.ph.i3335:                           ; preds = %for.cond45.preheader.i3285
  %places63.i3336 = getelementptr inbounds i8, ptr %found.i3255, i64 2080
  %cond67.i3337 = select i1 %534, ptr %places63.i3336, ptr %places.i3254
  %arrayidx68.i3338 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3339 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i3340 = trunc i64 %478 to i32
  %conv1.i.i3341 = trunc i64 %sub.i3952 to i32
  %count32.i.i3342 = getelementptr inbounds i8, ptr %found.i3255, i64 4160
  %cmp91.i3343 = icmp eq i64 %481, 1
  %cmp18.not103.i.i3344 = icmp slt i64 %481, 8
  %add.ptr103.idx.i3345 = shl nsw i64 %480, 12
  br label %for.body50.i3346

for.body.i3573:                                   ; preds = %for.body.i3573, %for.body.lr.ph.i3571
  %k.0363.i3574 = phi i64 [ 0, %for.body.lr.ph.i3571 ], [ %inc.i3578, %for.body.i3573 ]
  %conv40.i3575 = trunc nuw i64 %k.0363.i3574 to i32
  %arrayidx41.i3576 = getelementptr inbounds [520 x i32], ptr %found.i3255, i64 0, i64 %k.0363.i3574
  store i32 %conv40.i3575, ptr %arrayidx41.i3576, align 4
  %arrayidx43.i3577 = getelementptr inbounds [520 x i32], ptr %places42.i3572, i64 0, i64 %k.0363.i3574
  store i32 0, ptr %arrayidx43.i3577, align 4
  %inc.i3578 = add nuw nsw i64 %k.0363.i3574, 1
  %exitcond4399.not = icmp eq i64 %inc.i3578, 520
  br i1 %exitcond4399.not, label %for.cond45.preheader.i3285, label %for.body.i3573, !llvm.loop !104

for.body50.i3346:                                 ; preds = %for.inc101.i3393, %for.body50.lr.ph.i3335
  %536 = phi i64 [ %535, %for.body50.lr.ph.i3335 ], [ %562, %for.inc101.i3393 ]
  %values.0367.i3347 = phi ptr [ %473, %for.body50.lr.ph.i3335 ], [ %add.ptr103.i3395, %for.inc101.i3393 ]
  %k44.0366.i3348 = phi i64 [ 0, %for.body50.lr.ph.i3335 ], [ %add.i3394, %for.inc101.i3393 ]
  %sub52.i3349 = sub nsw i64 %536, %k44.0366.i3348
  %spec.select.i3350 = tail call i64 @llvm.smin.i64(i64 %sub52.i3349, i64 512)
  %537 = load i64, ptr %arrayidx68.i3338, align 8
  %cmp69.i3351 = icmp eq i64 %537, 4
  %538 = load i64, ptr %arrayidx76.i3339, align 8
  %cmp.not65.i.i3352 = icmp slt i64 %sub52.i3349, 8
  br i1 %cmp69.i3351, label %cond.true71.i3519, label %cond.false74.i3353

cond.true71.i3519:                                ; preds = %for.body50.i3346
  %add.ptr72.i3520 = getelementptr inbounds i32, ptr %477, i64 %k44.0366.i3348
  br i1 %cmp.not65.i.i3352, label %for.cond11.preheader.i.i3541, label %for.body.lr.ph.i.i3521

for.body.lr.ph.i.i3521:                           ; preds = %cond.true71.i3519
  %splat.splatinsert.i.i3522 = insertelement <8 x i64> poison, i64 %538, i64 0
  %splat.splat.i.i3523 = shufflevector <8 x i64> %splat.splatinsert.i.i3522, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3524

for.cond11.preheader.i.i3541:                     ; preds = %for.body.i.i3524, %cond.true71.i3519
  %outside.0.lcssa.i.i3542 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3519 ], [ %or7.i.i3536, %for.body.i.i3524 ]
  %k.0.lcssa.i.i3543 = phi i64 [ 0, %cond.true71.i3519 ], [ %add68.i.i3525, %for.body.i.i3524 ]
  br label %for.body14.i.i3544

for.body.i.i3524:                                 ; preds = %for.body.i.i3524, %for.body.lr.ph.i.i3521
  %add68.i.i3525 = phi i64 [ 8, %for.body.lr.ph.i.i3521 ], [ %add.i.i3539, %for.body.i.i3524 ]
  %k.067.i.i3526 = phi i64 [ 0, %for.body.lr.ph.i.i3521 ], [ %add68.i.i3525, %for.body.i.i3524 ]
  %outside.066.i.i3527 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3521 ], [ %or7.i.i3536, %for.body.i.i3524 ]
  %add.ptr.i.i3528 = getelementptr inbounds i32, ptr %add.ptr72.i3520, i64 %k.067.i.i3526
  %539 = load <8 x i32>, ptr %add.ptr.i.i3528, align 4
  %conv.i.i3529 = sext <8 x i32> %539 to <8 x i64>
  %isneg.i.i3530 = icmp slt <8 x i32> %539, zeroinitializer
  %and.i.i3531 = select <8 x i1> %isneg.i.i3530, <8 x i64> %splat.splat.i.i3523, <8 x i64> zeroinitializer
  %add1.i.i3532 = add <8 x i64> %and.i.i3531, %conv.i.i3529
  %add1.lobit.i.i3533 = ashr <8 x i64> %add1.i.i3532, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3534 = icmp slt <8 x i64> %add1.i.i3532, %splat.splat.i.i3523
  %or.i.i3535 = select <8 x i1> %cmp5.not.i.i3534, <8 x i64> %add1.lobit.i.i3533, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3536 = or <8 x i64> %or.i.i3535, %outside.066.i.i3527
  %conv8.i.i3537 = trunc <8 x i64> %add1.i.i3532 to <8 x i32>
  %add.ptr9.i.i3538 = getelementptr inbounds i32, ptr %cond67.i3337, i64 %k.067.i.i3526
  store <8 x i32> %conv8.i.i3537, ptr %add.ptr9.i.i3538, align 8
  %add.i.i3539 = add nuw nsw i64 %add68.i.i3525, 8
  %cmp.not.i.i3540 = icmp sgt i64 %add.i.i3539, %spec.select.i3350
  br i1 %cmp.not.i.i3540, label %for.cond11.preheader.i.i3541, label %for.body.i.i3524, !llvm.loop !8

for.cond18.preheader.i.i3551:                     ; preds = %for.body14.i.i3544
  %cmp1972.i.i3552 = icmp slt i64 %k.0.lcssa.i.i3543, %spec.select.i3350
  br i1 %cmp1972.i.i3552, label %for.body21.i.i3553, label %cond.end78.i3386

for.body14.i.i3544:                               ; preds = %for.body14.i.i3544, %for.cond11.preheader.i.i3541
  %j.071.i.i3545 = phi i64 [ 0, %for.cond11.preheader.i.i3541 ], [ %inc.i.i3549, %for.body14.i.i3544 ]
  %wrong.070.i.i3546 = phi i64 [ 0, %for.cond11.preheader.i.i3541 ], [ %or15.i.i3548, %for.body14.i.i3544 ]
  %vecext.i.i3547 = extractelement <8 x i64> %outside.0.lcssa.i.i3542, i64 %j.071.i.i3545
  %or15.i.i3548 = or i64 %vecext.i.i3547, %wrong.070.i.i3546
  %inc.i.i3549 = add nuw nsw i64 %j.071.i.i3545, 1
  %exitcond.not.i298.i3550 = icmp eq i64 %inc.i.i3549, 8
  br i1 %exitcond.not.i298.i3550, label %for.cond18.preheader.i.i3551, label %for.body14.i.i3544, !llvm.loop !9

for.body21.i.i3553:                               ; preds = %for.cond18.preheader.i.i3551, %for.body21.i.i3553
  %k.174.i.i3554 = phi i64 [ %inc35.i.i3566, %for.body21.i.i3553 ], [ %k.0.lcssa.i.i3543, %for.cond18.preheader.i.i3551 ]
  %wrong.173.i.i3555 = phi i64 [ %or31.i.i3563, %for.body21.i.i3553 ], [ %or15.i.i3548, %for.cond18.preheader.i.i3551 ]
  %arrayidx.i.i3556 = getelementptr inbounds i32, ptr %add.ptr72.i3520, i64 %k.174.i.i3554
  %540 = load i32, ptr %arrayidx.i.i3556, align 4
  %conv23.i.i3557 = sext i32 %540 to i64
  %cmp25.i.i3558 = icmp slt i32 %540, 0
  %cond.i.i3559 = select i1 %cmp25.i.i3558, i64 %538, i64 0
  %add27.i.i3560 = add nsw i64 %cond.i.i3559, %conv23.i.i3557
  %cmp28.i.i3561 = icmp uge i64 %add27.i.i3560, %538
  %conv30.i.i3562 = zext i1 %cmp28.i.i3561 to i64
  %or31.i.i3563 = or i64 %wrong.173.i.i3555, %conv30.i.i3562
  %conv32.i.i3564 = trunc i64 %add27.i.i3560 to i32
  %arrayidx33.i.i3565 = getelementptr inbounds i32, ptr %cond67.i3337, i64 %k.174.i.i3554
  store i32 %conv32.i.i3564, ptr %arrayidx33.i.i3565, align 4
  %inc35.i.i3566 = add nuw nsw i64 %k.174.i.i3554, 1
  %exitcond76.not.i.i3567 = icmp eq i64 %inc35.i.i3566, %spec.select.i3350
  br i1 %exitcond76.not.i.i3567, label %cond.end78.i3386, label %for.body21.i.i3553, !llvm.loop !10

cond.false74.i3353:                               ; preds = %for.body50.i3346
  %add.ptr75.i3354 = getelementptr inbounds i64, ptr %477, i64 %k44.0366.i3348
  br i1 %cmp.not65.i.i3352, label %for.cond10.preheader.i.i3374, label %for.body.lr.ph.i299.i3355

for.body.lr.ph.i299.i3355:                        ; preds = %cond.false74.i3353
  %splat.splatinsert.i300.i3356 = insertelement <8 x i64> poison, i64 %538, i64 0
  %splat.splat.i301.i3357 = shufflevector <8 x i64> %splat.splatinsert.i300.i3356, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3358

for.cond10.preheader.i.i3374:                     ; preds = %for.body.i302.i3358, %cond.false74.i3353
  %outside.0.lcssa.i314.i3375 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3353 ], [ %or7.i310.i3369, %for.body.i302.i3358 ]
  %k.0.lcssa.i315.i3376 = phi i64 [ 0, %cond.false74.i3353 ], [ %add66.i.i3359, %for.body.i302.i3358 ]
  br label %for.body13.i316.i3377

for.body.i302.i3358:                              ; preds = %for.body.i302.i3358, %for.body.lr.ph.i299.i3355
  %add66.i.i3359 = phi i64 [ 8, %for.body.lr.ph.i299.i3355 ], [ %add.i312.i3372, %for.body.i302.i3358 ]
  %k.065.i.i3360 = phi i64 [ 0, %for.body.lr.ph.i299.i3355 ], [ %add66.i.i3359, %for.body.i302.i3358 ]
  %outside.064.i.i3361 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3355 ], [ %or7.i310.i3369, %for.body.i302.i3358 ]
  %add.ptr.i303.i3362 = getelementptr inbounds i64, ptr %add.ptr75.i3354, i64 %k.065.i.i3360
  %541 = load <8 x i64>, ptr %add.ptr.i303.i3362, align 8
  %isneg.i304.i3363 = icmp slt <8 x i64> %541, zeroinitializer
  %and.i305.i3364 = select <8 x i1> %isneg.i304.i3363, <8 x i64> %splat.splat.i301.i3357, <8 x i64> zeroinitializer
  %add1.i306.i3365 = add <8 x i64> %and.i305.i3364, %541
  %add1.lobit.i307.i3366 = ashr <8 x i64> %add1.i306.i3365, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3367 = icmp slt <8 x i64> %add1.i306.i3365, %splat.splat.i301.i3357
  %or.i309.i3368 = select <8 x i1> %cmp5.not.i308.i3367, <8 x i64> %add1.lobit.i307.i3366, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3369 = or <8 x i64> %or.i309.i3368, %outside.064.i.i3361
  %conv.i311.i3370 = trunc <8 x i64> %add1.i306.i3365 to <8 x i32>
  %add.ptr8.i.i3371 = getelementptr inbounds i32, ptr %cond67.i3337, i64 %k.065.i.i3360
  store <8 x i32> %conv.i311.i3370, ptr %add.ptr8.i.i3371, align 8
  %add.i312.i3372 = add nuw nsw i64 %add66.i.i3359, 8
  %cmp.not.i313.i3373 = icmp sgt i64 %add.i312.i3372, %spec.select.i3350
  br i1 %cmp.not.i313.i3373, label %for.cond10.preheader.i.i3374, label %for.body.i302.i3358, !llvm.loop !11

for.cond17.preheader.i.i3384:                     ; preds = %for.body13.i316.i3377
  %cmp1870.i.i3385 = icmp slt i64 %k.0.lcssa.i315.i3376, %spec.select.i3350
  br i1 %cmp1870.i.i3385, label %for.body20.i.i3505, label %cond.end78.i3386

for.body13.i316.i3377:                            ; preds = %for.body13.i316.i3377, %for.cond10.preheader.i.i3374
  %j.069.i.i3378 = phi i64 [ 0, %for.cond10.preheader.i.i3374 ], [ %inc.i318.i3382, %for.body13.i316.i3377 ]
  %wrong.068.i.i3379 = phi i64 [ 0, %for.cond10.preheader.i.i3374 ], [ %or14.i.i3381, %for.body13.i316.i3377 ]
  %vecext.i317.i3380 = extractelement <8 x i64> %outside.0.lcssa.i314.i3375, i64 %j.069.i.i3378
  %or14.i.i3381 = or i64 %vecext.i317.i3380, %wrong.068.i.i3379
  %inc.i318.i3382 = add nuw nsw i64 %j.069.i.i3378, 1
  %exitcond.not.i319.i3383 = icmp eq i64 %inc.i318.i3382, 8
  br i1 %exitcond.not.i319.i3383, label %for.cond17.preheader.i.i3384, label %for.body13.i316.i3377, !llvm.loop !12

for.body20.i.i3505:                               ; preds = %for.cond17.preheader.i.i3384, %for.body20.i.i3505
  %k.172.i.i3506 = phi i64 [ %inc33.i.i3517, %for.body20.i.i3505 ], [ %k.0.lcssa.i315.i3376, %for.cond17.preheader.i.i3384 ]
  %wrong.171.i.i3507 = phi i64 [ %or29.i.i3514, %for.body20.i.i3505 ], [ %or14.i.i3381, %for.cond17.preheader.i.i3384 ]
  %arrayidx.i321.i3508 = getelementptr inbounds i64, ptr %add.ptr75.i3354, i64 %k.172.i.i3506
  %542 = load i64, ptr %arrayidx.i321.i3508, align 8
  %cmp23.i.i3509 = icmp slt i64 %542, 0
  %cond.i322.i3510 = select i1 %cmp23.i.i3509, i64 %538, i64 0
  %add25.i.i3511 = add nsw i64 %cond.i322.i3510, %542
  %cmp26.i.i3512 = icmp uge i64 %add25.i.i3511, %538
  %conv28.i.i3513 = zext i1 %cmp26.i.i3512 to i64
  %or29.i.i3514 = or i64 %wrong.171.i.i3507, %conv28.i.i3513
  %conv30.i323.i3515 = trunc i64 %add25.i.i3511 to i32
  %arrayidx31.i.i3516 = getelementptr inbounds i32, ptr %cond67.i3337, i64 %k.172.i.i3506
  store i32 %conv30.i323.i3515, ptr %arrayidx31.i.i3516, align 4
  %inc33.i.i3517 = add nuw nsw i64 %k.172.i.i3506, 1
  %exitcond74.not.i.i3518 = icmp eq i64 %inc33.i.i3517, %spec.select.i3350
  br i1 %exitcond74.not.i.i3518, label %cond.end78.i3386, label %for.body20.i.i3505, !llvm.loop !13

cond.end78.i3386:                                 ; preds = %for.body20.i.i3505, %for.body21.i.i3553, %for.cond17.preheader.i.i3384, %for.cond18.preheader.i.i3551
  %cond79.in.in.i3387 = phi i64 [ %or15.i.i3548, %for.cond18.preheader.i.i3551 ], [ %or14.i.i3381, %for.cond17.preheader.i.i3384 ], [ %or31.i.i3563, %for.body21.i.i3553 ], [ %or29.i.i3514, %for.body20.i.i3505 ]
  %cond79.in.not.i3388 = icmp eq i64 %cond79.in.in.i3387, 0
  br i1 %cond79.in.not.i3388, label %if.end82.i3389, label %most_double.exit

if.end82.i3389:                                   ; preds = %cond.end78.i3386
  br i1 %534, label %if.end87.i3423, label %if.else85.i3390

if.else85.i3390:                                  ; preds = %if.end82.i3389
  %cmp55.i.i3391 = icmp sgt i64 %sub52.i3349, 0
  br i1 %cmp55.i.i3391, label %for.body.i326.i3397, label %if.else94.thread.i3392

for.cond12.preheader.i.i3410:                     ; preds = %for.body.i326.i3397
  %tobool.not.i.i3411 = icmp eq i64 %add.i328.i3407, 0
  br i1 %tobool.not.i.i3411, label %if.else94.thread.i3392, label %for.body16.lr.ph.i.i3412

for.body16.lr.ph.i.i3412:                         ; preds = %for.cond12.preheader.i.i3410
  %sub18.i.i3413 = add nsw i64 %add.i328.i3407, -1
  %arrayidx19.i.i3414 = getelementptr inbounds [520 x i32], ptr %found.i3255, i64 0, i64 %sub18.i.i3413
  %arrayidx25.i.i3415 = getelementptr inbounds [520 x i32], ptr %places63.i3336, i64 0, i64 %sub18.i.i3413
  br label %for.body16.i.i3416

for.body.i326.i3397:                              ; preds = %if.else85.i3390, %for.body.i326.i3397
  %n.057.i.i3398 = phi i64 [ %add.i328.i3407, %for.body.i326.i3397 ], [ 0, %if.else85.i3390 ]
  %k.056.i.i3399 = phi i64 [ %inc.i329.i3408, %for.body.i326.i3397 ], [ 0, %if.else85.i3390 ]
  %arrayidx.i327.i3400 = getelementptr inbounds i32, ptr %places.i3254, i64 %k.056.i.i3399
  %543 = load i32, ptr %arrayidx.i327.i3400, align 4
  %sub3.i.i3401 = sub i32 %543, %conv.i324.i3340
  %conv4.i.i3402 = trunc i64 %k.056.i.i3399 to i32
  %arrayidx5.i.i3403 = getelementptr inbounds [520 x i32], ptr %found.i3255, i64 0, i64 %n.057.i.i3398
  store i32 %conv4.i.i3402, ptr %arrayidx5.i.i3403, align 4
  %arrayidx7.i.i3404 = getelementptr inbounds [520 x i32], ptr %places63.i3336, i64 0, i64 %n.057.i.i3398
  store i32 %sub3.i.i3401, ptr %arrayidx7.i.i3404, align 4
  %cmp8.i.i3405 = icmp ult i32 %sub3.i.i3401, %conv1.i.i3341
  %conv10.i.i3406 = zext i1 %cmp8.i.i3405 to i64
  %add.i328.i3407 = add nuw nsw i64 %n.057.i.i3398, %conv10.i.i3406
  %inc.i329.i3408 = add nuw nsw i64 %k.056.i.i3399, 1
  %exitcond.not.i330.i3409 = icmp eq i64 %inc.i329.i3408, %spec.select.i3350
  br i1 %exitcond.not.i330.i3409, label %for.cond12.preheader.i.i3410, label %for.body.i326.i3397, !llvm.loop !14

for.body16.i.i3416:                               ; preds = %for.body16.i.i3416, %for.body16.lr.ph.i.i3412
  %k11.058.i.i3417 = phi i64 [ 0, %for.body16.lr.ph.i.i3412 ], [ %inc30.i.i3421, %for.body16.i.i3416 ]
  %544 = load i32, ptr %arrayidx19.i.i3414, align 4
  %add21.i.i3418 = add nuw nsw i64 %k11.058.i.i3417, %add.i328.i3407
  %arrayidx22.i.i3419 = getelementptr inbounds [520 x i32], ptr %found.i3255, i64 0, i64 %add21.i.i3418
  store i32 %544, ptr %arrayidx22.i.i3419, align 4
  %545 = load i32, ptr %arrayidx25.i.i3415, align 4
  %arrayidx28.i.i3420 = getelementptr inbounds [520 x i32], ptr %places63.i3336, i64 0, i64 %add21.i.i3418
  store i32 %545, ptr %arrayidx28.i.i3420, align 4
  %inc30.i.i3421 = add nuw nsw i64 %k11.058.i.i3417, 1
  %exitcond.not.i3422 = icmp eq i64 %inc30.i.i3421, 8
  br i1 %exitcond.not.i3422, label %if.end87.i3423, label %for.body16.i.i3416, !llvm.loop !15

if.else94.thread.i3392:                           ; preds = %for.cond12.preheader.i.i3410, %if.else85.i3390
  store i64 0, ptr %count32.i.i3342, align 8
  br label %for.inc101.i3393

if.end87.i3423:                                   ; preds = %for.body16.i.i3416, %if.end82.i3389
  %546 = phi i64 [ %spec.select.i3350, %if.end82.i3389 ], [ %add.i328.i3407, %for.body16.i.i3416 ]
  store i64 %546, ptr %count32.i.i3342, align 8
  %tobool89.i3424 = icmp ne i64 %546, 0
  %or.cond183.i3425 = select i1 %tobool89.i3424, i1 %cmp91.i3343, i1 false
  %cmp47.i.i3426 = icmp sgt i64 %546, 0
  br i1 %or.cond183.i3425, label %if.then93.i3475, label %if.else94.i3427

if.then93.i3475:                                  ; preds = %if.end87.i3423
  br i1 %cmp47.i.i3426, label %for.body.preheader.i.i3476, label %for.inc101.i3393

for.body.preheader.i.i3476:                       ; preds = %if.then93.i3475
  %547 = load i32, ptr %places63.i3336, align 8
  %conv.i331.i3477 = sext i32 %547 to i64
  %arrayidx1.i.i3478 = getelementptr inbounds double, ptr %cond.i3960, i64 %conv.i331.i3477
  %548 = load double, ptr %arrayidx1.i.i3478, align 8
  br label %for.body.i332.i3479

for.body.i332.i3479:                              ; preds = %if.end.i.i3492, %for.body.preheader.i.i3476
  %before.050.i.i3480 = phi i64 [ %conv5.i.i3484, %if.end.i.i3492 ], [ %conv.i331.i3477, %for.body.preheader.i.i3476 ]
  %m.049.i.i3481 = phi i64 [ %inc.i339.i3503, %if.end.i.i3492 ], [ 0, %for.body.preheader.i.i3476 ]
  %found.048.i.i3482 = phi double [ %cond.i338.i3501, %if.end.i.i3492 ], [ %548, %for.body.preheader.i.i3476 ]
  %arrayidx4.i.i3483 = getelementptr inbounds [520 x i32], ptr %places63.i3336, i64 0, i64 %m.049.i.i3481
  %549 = load i32, ptr %arrayidx4.i.i3483, align 4
  %conv5.i.i3484 = sext i32 %549 to i64
  %add.i333.i3485 = add nuw nsw i64 %m.049.i.i3481, 8
  %arrayidx7.i334.i3486 = getelementptr inbounds [520 x i32], ptr %places63.i3336, i64 0, i64 %add.i333.i3485
  %550 = load i32, ptr %arrayidx7.i334.i3486, align 4
  %idx.ext.i.i3487 = sext i32 %550 to i64
  %add.ptr.i335.i3488 = getelementptr inbounds double, ptr %cond.i3960, i64 %idx.ext.i.i3487
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3488, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3489 = icmp eq i64 %before.050.i.i3480, %conv5.i.i3484
  br i1 %cmp8.not.i.i3489, label %if.end.i.i3492, label %if.then.i336.i3490

if.then.i336.i3490:                               ; preds = %for.body.i332.i3479
  %arrayidx10.i.i3491 = getelementptr inbounds double, ptr %cond.i3960, i64 %conv5.i.i3484
  %551 = load double, ptr %arrayidx10.i.i3491, align 8
  br label %if.end.i.i3492

if.end.i.i3492:                                   ; preds = %if.then.i336.i3490, %for.body.i332.i3479
  %found.1.i.i3493 = phi double [ %551, %if.then.i336.i3490 ], [ %found.048.i.i3482, %for.body.i332.i3479 ]
  %arrayidx11.i.i3494 = getelementptr inbounds [520 x i32], ptr %found.i3255, i64 0, i64 %m.049.i.i3481
  %552 = load i32, ptr %arrayidx11.i.i3494, align 4
  %conv12.i.i3495 = sext i32 %552 to i64
  %mul.i337.i3496 = mul nsw i64 %480, %conv12.i.i3495
  %arrayidx13.i.i3497 = getelementptr inbounds double, ptr %values.0367.i3347, i64 %mul.i337.i3496
  %553 = load double, ptr %arrayidx13.i.i3497, align 8
  %cmp14.i.i3498 = fcmp oge double %found.1.i.i3493, %553
  %cmp16.i.i3499 = fcmp uno double %found.1.i.i3493, 0.000000e+00
  %or.cond.i.i3500 = or i1 %cmp16.i.i3499, %cmp14.i.i3498
  %cond.i338.i3501 = select i1 %or.cond.i.i3500, double %found.1.i.i3493, double %553
  %arrayidx23.i.i3502 = getelementptr inbounds double, ptr %cond.i3960, i64 %conv5.i.i3484
  store double %cond.i338.i3501, ptr %arrayidx23.i.i3502, align 8
  %inc.i339.i3503 = add nuw nsw i64 %m.049.i.i3481, 1
  %exitcond378.not.i3504 = icmp eq i64 %inc.i339.i3503, %546
  br i1 %exitcond378.not.i3504, label %for.inc101.i3393, label %for.body.i332.i3479, !llvm.loop !105

if.else94.i3427:                                  ; preds = %if.end87.i3423
  br i1 %cmp47.i.i3426, label %for.body.i343.i3428, label %for.inc101.i3393

for.body.i343.i3428:                              ; preds = %if.else94.i3427, %for.end52.i.i3462
  %m.0109.i.i3429 = phi i64 [ %inc54.i.i3463, %for.end52.i.i3462 ], [ 0, %if.else94.i3427 ]
  %arrayidx.i344.i3430 = getelementptr inbounds [520 x i32], ptr %found.i3255, i64 0, i64 %m.0109.i.i3429
  %554 = load i32, ptr %arrayidx.i344.i3430, align 4
  %conv.i345.i3431 = sext i32 %554 to i64
  %mul.i346.i3432 = mul nsw i64 %480, %conv.i345.i3431
  %add.ptr.i347.i3433 = getelementptr inbounds double, ptr %values.0367.i3347, i64 %mul.i346.i3432
  %arrayidx1.i348.i3434 = getelementptr inbounds [520 x i32], ptr %places63.i3336, i64 0, i64 %m.0109.i.i3429
  %555 = load i32, ptr %arrayidx1.i348.i3434, align 4
  %conv2.i.i3435 = sext i32 %555 to i64
  %mul3.i.i3436 = mul nsw i64 %481, %conv2.i.i3435
  %add.ptr4.i.i3437 = getelementptr inbounds double, ptr %cond.i3960, i64 %mul3.i.i3436
  %add.i349.i3438 = add nuw nsw i64 %m.0109.i.i3429, 8
  %arrayidx6.i.i3439 = getelementptr inbounds [520 x i32], ptr %found.i3255, i64 0, i64 %add.i349.i3438
  %556 = load i32, ptr %arrayidx6.i.i3439, align 4
  %conv7.i.i3440 = sext i32 %556 to i64
  %mul8.i.i3441 = mul nsw i64 %480, %conv7.i.i3440
  %add.ptr9.i350.i3442 = getelementptr inbounds double, ptr %values.0367.i3347, i64 %mul8.i.i3441
  %arrayidx12.i.i3443 = getelementptr inbounds [520 x i32], ptr %places63.i3336, i64 0, i64 %add.i349.i3438
  %557 = load i32, ptr %arrayidx12.i.i3443, align 4
  %conv13.i.i3444 = sext i32 %557 to i64
  %mul14.i.i3445 = mul nsw i64 %481, %conv13.i.i3444
  %add.ptr15.i.i3446 = getelementptr inbounds double, ptr %cond.i3960, i64 %mul14.i.i3445
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3446, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i3344, label %for.cond36.preheader.i.i3459, label %for.body20.i351.i3447

for.cond36.preheader.i.i3459:                     ; preds = %for.body20.i351.i3447, %for.body.i343.i3428
  %j.0.lcssa.i.i3460 = phi i64 [ 0, %for.body.i343.i3428 ], [ %add17105.i.i3448, %for.body20.i351.i3447 ]
  %cmp37106.i.i3461 = icmp slt i64 %j.0.lcssa.i.i3460, %481
  br i1 %cmp37106.i.i3461, label %for.body39.i.i3465, label %for.end52.i.i3462

for.body20.i351.i3447:                            ; preds = %for.body.i343.i3428, %for.body20.i351.i3447
  %add17105.i.i3448 = phi i64 [ %add17.i.i3457, %for.body20.i351.i3447 ], [ 8, %for.body.i343.i3428 ]
  %j.0104.i.i3449 = phi i64 [ %add17105.i.i3448, %for.body20.i351.i3447 ], [ 0, %for.body.i343.i3428 ]
  %add.ptr21.i.i3450 = getelementptr inbounds double, ptr %add.ptr9.i350.i3442, i64 %j.0104.i.i3449
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3450, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3451 = getelementptr inbounds double, ptr %add.ptr4.i.i3437, i64 %j.0104.i.i3449
  %558 = load <8 x double>, ptr %add.ptr22.i.i3451, align 8
  %add.ptr23.i.i3452 = getelementptr inbounds double, ptr %add.ptr.i347.i3433, i64 %j.0104.i.i3449
  %559 = load <8 x double>, ptr %add.ptr23.i.i3452, align 8
  %cmp24.i.i3453 = fcmp ult <8 x double> %558, %559
  %cmp25.i352.i3454 = fcmp ord <8 x double> %558, zeroinitializer
  %or102.not.i.i3455 = and <8 x i1> %cmp24.i.i3453, %cmp25.i352.i3454
  %or33.v.i.i3456 = select <8 x i1> %or102.not.i.i3455, <8 x double> %559, <8 x double> %558
  store <8 x double> %or33.v.i.i3456, ptr %add.ptr22.i.i3451, align 8
  %add17.i.i3457 = add nuw nsw i64 %add17105.i.i3448, 8
  %cmp18.not.i.i3458 = icmp sgt i64 %add17.i.i3457, %481
  br i1 %cmp18.not.i.i3458, label %for.cond36.preheader.i.i3459, label %for.body20.i351.i3447, !llvm.loop !106

for.body39.i.i3465:                               ; preds = %for.cond36.preheader.i.i3459, %for.body39.i.i3465
  %j.1107.i.i3466 = phi i64 [ %inc.i356.i3473, %for.body39.i.i3465 ], [ %j.0.lcssa.i.i3460, %for.cond36.preheader.i.i3459 ]
  %arrayidx40.i.i3467 = getelementptr inbounds double, ptr %add.ptr4.i.i3437, i64 %j.1107.i.i3466
  %560 = load double, ptr %arrayidx40.i.i3467, align 8
  %arrayidx41.i.i3468 = getelementptr inbounds double, ptr %add.ptr.i347.i3433, i64 %j.1107.i.i3466
  %561 = load double, ptr %arrayidx41.i.i3468, align 8
  %cmp42.i.i3469 = fcmp oge double %560, %561
  %cmp46.i.i3470 = fcmp uno double %560, 0.000000e+00
  %or.cond.i354.i3471 = or i1 %cmp46.i.i3470, %cmp42.i.i3469
  %cond.i355.i3472 = select i1 %or.cond.i354.i3471, double %560, double %561
  store double %cond.i355.i3472, ptr %arrayidx40.i.i3467, align 8
  %inc.i356.i3473 = add nuw nsw i64 %j.1107.i.i3466, 1
  %exitcond.not.i357.i3474 = icmp eq i64 %inc.i356.i3473, %481
  br i1 %exitcond.not.i357.i3474, label %for.end52.i.i3462, label %for.body39.i.i3465, !llvm.loop !107

for.end52.i.i3462:                                ; preds = %for.body39.i.i3465, %for.cond36.preheader.i.i3459
  %inc54.i.i3463 = add nuw nsw i64 %m.0109.i.i3429, 1
  %exitcond377.not.i3464 = icmp eq i64 %inc54.i.i3463, %546
  br i1 %exitcond377.not.i3464, label %for.inc101.i3393, label %for.body.i343.i3428, !llvm.loop !108

for.inc101.i3393:                                 ; preds = %for.end52.i.i3462, %if.end.i.i3492, %if.else94.i3427, %if.then93.i3475, %if.else94.thread.i3392
  %add.i3394 = add nuw nsw i64 %k44.0366.i3348, 512
  %add.ptr103.i3395 = getelementptr inbounds i8, ptr %values.0367.i3347, i64 %add.ptr103.idx.i3345
  %562 = load i64, ptr %arrayidx46.i3286, align 8
  %cmp47.not.i3396 = icmp slt i64 %add.i3394, %562
  br i1 %cmp47.not.i3396, label %for.body50.i3346, label %for.end106.i3288, !llvm.loop !109

for.end106.i3288:                                 ; preds = %for.inc101.i3393, %for.cond45.preheader.i3285
  %563 = load i64, ptr %a, align 8
  %cmp108.i3289 = icmp eq i64 %563, 0
  %tobool111.i3290 = icmp ne i64 %483, 0
  %or.cond184.i3291 = select i1 %cmp108.i3289, i1 %tobool111.i3290, i1 false
  br i1 %or.cond184.i3291, label %lor.lhs.false112.i3293, label %most_double.exit

lor.lhs.false112.i3293:                           ; preds = %for.end106.i3288
  %cmp113.i3294 = icmp ne ptr %cond.i3960, %484
  %tobool116.i3295 = icmp ne i64 %474, 0
  %or.cond185.i3296 = select i1 %cmp113.i3294, i1 true, i1 %tobool116.i3295
  br i1 %or.cond185.i3296, label %for.cond120.preheader.i3297, label %most_double.exit

for.cond120.preheader.i3297:                      ; preds = %lor.lhs.false112.i3293
  %cmp122.not368.i3298 = icmp slt i64 %mul.i3953, 8
  br i1 %cmp122.not368.i3298, label %for.cond145.preheader.i3310, label %for.body124.lr.ph.i3299

for.body124.lr.ph.i3299:                          ; preds = %for.cond120.preheader.i3297
  %add.ptr131.i3300 = getelementptr inbounds double, ptr %475, i64 %mul9.i3956
  br label %for.body124.i3301

for.cond145.preheader.i3310:                      ; preds = %if.end140.i3305, %for.cond120.preheader.i3297
  %k119.0.lcssa.i3311 = phi i64 [ 0, %for.cond120.preheader.i3297 ], [ %add121370.i3302, %if.end140.i3305 ]
  %cmp146371.i3312 = icmp slt i64 %k119.0.lcssa.i3311, %mul.i3953
  br i1 %cmp146371.i3312, label %for.body148.lr.ph.i3313, label %most_double.exit

for.body148.lr.ph.i3313:                          ; preds = %for.cond145.preheader.i3310
  %564 = getelementptr double, ptr %475, i64 %mul9.i3956
  br label %for.body148.i3314

for.body124.i3301:                                ; preds = %if.end140.i3305, %for.body124.lr.ph.i3299
  %add121370.i3302 = phi i64 [ 8, %for.body124.lr.ph.i3299 ], [ %add121.i3308, %if.end140.i3305 ]
  %k119.0369.i3303 = phi i64 [ 0, %for.body124.lr.ph.i3299 ], [ %add121370.i3302, %if.end140.i3305 ]
  %add.ptr125.i3304 = getelementptr inbounds double, ptr %cond.i3960, i64 %k119.0369.i3303
  %565 = load <8 x double>, ptr %add.ptr125.i3304, align 8
  br i1 %tobool116.i3295, label %land.lhs.true127.i3326, label %if.end140.i3305

land.lhs.true127.i3326:                           ; preds = %for.body124.i3301
  %566 = load i64, ptr %arrayidx8.i3955, align 8
  %tobool129.not.i3327 = icmp eq i64 %566, 0
  br i1 %tobool129.not.i3327, label %if.then136.i3331, label %if.then130.i3328

if.then130.i3328:                                 ; preds = %land.lhs.true127.i3326
  %add.ptr132.i3329 = getelementptr inbounds double, ptr %add.ptr131.i3300, i64 %k119.0369.i3303
  %567 = load <8 x double>, ptr %add.ptr132.i3329, align 8
  %add133.i3330 = fadd <8 x double> %565, %567
  br label %if.end140.i3305

if.then136.i3331:                                 ; preds = %land.lhs.true127.i3326
  %568 = load double, ptr %475, align 8
  %splat.splatinsert.i3332 = insertelement <8 x double> poison, double %568, i64 0
  %splat.splat.i3333 = shufflevector <8 x double> %splat.splatinsert.i3332, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i3334 = fadd <8 x double> %565, %splat.splat.i3333
  br label %if.end140.i3305

if.end140.i3305:                                  ; preds = %if.then136.i3331, %if.then130.i3328, %for.body124.i3301
  %sum.0.i3306 = phi <8 x double> [ %add133.i3330, %if.then130.i3328 ], [ %add138.i3334, %if.then136.i3331 ], [ %565, %for.body124.i3301 ]
  %add.ptr141.i3307 = getelementptr inbounds double, ptr %484, i64 %k119.0369.i3303
  store <8 x double> %sum.0.i3306, ptr %add.ptr141.i3307, align 8
  %add121.i3308 = add nuw nsw i64 %add121370.i3302, 8
  %cmp122.not.i3309 = icmp sgt i64 %add121.i3308, %mul.i3953
  br i1 %cmp122.not.i3309, label %for.cond145.preheader.i3310, label %for.body124.i3301, !llvm.loop !110

for.body148.i3314:                                ; preds = %cond.end159.i3317, %for.body148.lr.ph.i3313
  %k119.1372.i3315 = phi i64 [ %k119.0.lcssa.i3311, %for.body148.lr.ph.i3313 ], [ %inc163.i3320, %cond.end159.i3317 ]
  %arrayidx151.i3316 = getelementptr inbounds double, ptr %cond.i3960, i64 %k119.1372.i3315
  %569 = load double, ptr %arrayidx151.i3316, align 8
  br i1 %tobool116.i3295, label %cond.true150.i3322, label %cond.end159.i3317

cond.true150.i3322:                               ; preds = %for.body148.i3314
  %570 = load i64, ptr %arrayidx8.i3955, align 8
  %mul153.i3323 = mul nsw i64 %570, %k119.1372.i3315
  %arrayidx155.i3324 = getelementptr double, ptr %564, i64 %mul153.i3323
  %571 = load double, ptr %arrayidx155.i3324, align 8
  %add156.i3325 = fadd double %569, %571
  br label %cond.end159.i3317

cond.end159.i3317:                                ; preds = %cond.true150.i3322, %for.body148.i3314
  %cond160.i3318 = phi double [ %add156.i3325, %cond.true150.i3322 ], [ %569, %for.body148.i3314 ]
  %arrayidx161.i3319 = getelementptr inbounds double, ptr %484, i64 %k119.1372.i3315
  store double %cond160.i3318, ptr %arrayidx161.i3319, align 8
  %inc163.i3320 = add nuw nsw i64 %k119.1372.i3315, 1
  %exitcond379.not.i3321 = icmp eq i64 %inc163.i3320, %mul.i3953
  br i1 %exitcond379.not.i3321, label %most_double.exit, label %for.body148.i3314, !llvm.loop !111

most_double.exit:                                 ; preds = %cond.end78.i3386, %cond.end159.i3317, %for.end106.i3288, %lor.lhs.false112.i3293, %for.cond145.preheader.i3310
  %retval.3.i3292 = phi i64 [ 0, %lor.lhs.false112.i3293 ], [ 0, %for.end106.i3288 ], [ 0, %for.cond145.preheader.i3310 ], [ 0, %cond.end159.i3317 ], [ 1, %cond.end78.i3386 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3255) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3254) #7
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3962, label %if.end30.i3631, label %land.lhs.true.i3623

land.lhs.true.i3623:                              ; preds = %cond.true70
  %tobool16.i3625.not = icmp eq i64 %474, 0
  br i1 %tobool16.i3625.not, label %if.then.i3627, label %land.lhs.true20.i3927

if.then.i3627:                                    ; preds = %land.lhs.true.i3623
  %572 = inttoptr i64 %487 to ptr
  %573 = load i32, ptr %572, align 4
  %tobool.not.i.i3628 = icmp eq i32 %573, 0
  br i1 %tobool.not.i.i3628, label %if.then.i.i3925, label %for.cond.preheader.i.i3629

if.then.i.i3925:                                  ; preds = %if.then.i3627
  %mul.i.i3926 = shl nsw i64 %mul.i3953, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i.i3926, i1 false)
  br label %if.end30.i3631

for.cond.preheader.i.i3629:                       ; preds = %if.then.i3627
  %cmp535.i.i3630 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp535.i.i3630, label %for.body.i.i3920, label %if.end30.i3631

for.body.i.i3920:                                 ; preds = %for.cond.preheader.i.i3629, %for.body.i.i3920
  %k.036.i.i3921 = phi i64 [ %inc.i.i3923, %for.body.i.i3920 ], [ 0, %for.cond.preheader.i.i3629 ]
  %arrayidx.i.i3922 = getelementptr inbounds i32, ptr %cond.i3960, i64 %k.036.i.i3921
  store i32 %573, ptr %arrayidx.i.i3922, align 4
  %inc.i.i3923 = add nuw nsw i64 %k.036.i.i3921, 1
  %exitcond38.not.i.i3924 = icmp eq i64 %inc.i.i3923, %mul.i3953
  br i1 %exitcond38.not.i.i3924, label %if.end30.i3631, label %for.body.i.i3920, !llvm.loop !4

land.lhs.true20.i3927:                            ; preds = %land.lhs.true.i3623
  %tobool22.not.i3928 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i3928, label %if.then28.i3932, label %if.then23.i3929

if.then23.i3929:                                  ; preds = %land.lhs.true20.i3927
  %add.ptr.i3930 = getelementptr inbounds i32, ptr %475, i64 %mul9.i3956
  %mul24.i3931 = shl i64 %mul.i3953, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3960, ptr nonnull align 4 %add.ptr.i3930, i64 %mul24.i3931, i1 false)
  br label %if.end30.i3631

if.then28.i3932:                                  ; preds = %land.lhs.true20.i3927
  %574 = load i32, ptr %475, align 4
  %tobool.not.i285.i3933 = icmp eq i32 %574, 0
  br i1 %tobool.not.i285.i3933, label %if.then.i293.i3941, label %for.cond.preheader.i286.i3934

if.then.i293.i3941:                               ; preds = %if.then28.i3932
  %mul.i294.i3942 = shl nsw i64 %mul.i3953, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i294.i3942, i1 false)
  br label %if.end30.i3631

for.cond.preheader.i286.i3934:                    ; preds = %if.then28.i3932
  %cmp535.i287.i3935 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp535.i287.i3935, label %for.body.i288.i3936, label %if.end30.i3631

for.body.i288.i3936:                              ; preds = %for.cond.preheader.i286.i3934, %for.body.i288.i3936
  %k.036.i289.i3937 = phi i64 [ %inc.i291.i3939, %for.body.i288.i3936 ], [ 0, %for.cond.preheader.i286.i3934 ]
  %arrayidx.i290.i3938 = getelementptr inbounds i32, ptr %cond.i3960, i64 %k.036.i289.i3937
  store i32 %574, ptr %arrayidx.i290.i3938, align 4
  %inc.i291.i3939 = add nuw nsw i64 %k.036.i289.i3937, 1
  %exitcond38.not.i292.i3940 = icmp eq i64 %inc.i291.i3939, %mul.i3953
  br i1 %exitcond38.not.i292.i3940, label %if.end30.i3631, label %for.body.i288.i3936, !llvm.loop !4

if.end30.i3631:                                   ; preds = %for.body.i288.i3936, %for.body.i.i3920, %for.cond.preheader.i286.i3934, %if.then.i293.i3941, %if.then23.i3929, %for.cond.preheader.i.i3629, %if.then.i.i3925, %cond.true70
  %cmp31.i3632 = icmp eq i64 %478, 0
  br i1 %cmp31.i3632, label %land.end.i3908, label %land.end.thread.i3633

land.end.thread.i3633:                            ; preds = %if.end30.i3631
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3603) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3604) #7
  br label %for.cond45.preheader.i3634

land.end.i3908:                                   ; preds = %if.end30.i3631
  %arrayidx32.i3909 = getelementptr inbounds i8, ptr %a, i64 56
  %575 = load i64, ptr %arrayidx32.i3909, align 8
  %cmp33.i3910 = icmp eq i64 %479, %575
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3603) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3604) #7
  br i1 %cmp33.i3910, label %for.body.lr.ph.i3911, label %for.cond45.preheader.i3634

for.body.lr.ph.i3911:                             ; preds = %land.end.i3908
  %places42.i3912 = getelementptr inbounds i8, ptr %found.i3604, i64 2080
  br label %for.body.i3913

for.cond45.preheader.i3634:                       ; preds = %for.body.i3913, %land.end.i3908, %land.end.thread.i3633
  %576 = phi i1 [ false, %land.end.thread.i3633 ], [ false, %land.end.i3908 ], [ true, %for.body.i3913 ]
  %arrayidx46.i3635 = getelementptr inbounds i8, ptr %a, i64 48
  %577 = load i64, ptr %arrayidx46.i3635, align 8
  %cmp47.not361.i3636 = icmp sgt i64 %577, 0
  br i1 %cmp47.not361.i3636, label %for.body50.lr.ph.i3684, label %for.end106.i3637

for.body50.lr.ph.i3684:                           ; preds = %for.cond45.preheader.i3634
  %places63.i3685 = getelementptr inbounds i8, ptr %found.i3604, i64 2080
  %cond67.i3686 = select i1 %576, ptr %places63.i3685, ptr %places.i3603
  %arrayidx68.i3687 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3688 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3689 = trunc i64 %478 to i32
  %conv1.i.i3690 = trunc i64 %sub.i3952 to i32
  %count32.i.i3691 = getelementptr inbounds i8, ptr %found.i3604, i64 4160
  %cmp91.i3692 = icmp eq i64 %481, 1
  %cmp18.not101.i.i3693 = icmp slt i64 %481, 8
  %add.ptr103.idx.i3694 = shl nsw i64 %480, 11
  br label %for.body50.i3695

for.body.i3913:                                   ; preds = %for.body.i3913, %for.body.lr.ph.i3911
  %k.0360.i3914 = phi i64 [ 0, %for.body.lr.ph.i3911 ], [ %inc.i3918, %for.body.i3913 ]
  %conv40.i3915 = trunc nuw i64 %k.0360.i3914 to i32
  %arrayidx41.i3916 = getelementptr inbounds [520 x i32], ptr %found.i3604, i64 0, i64 %k.0360.i3914
  store i32 %conv40.i3915, ptr %arrayidx41.i3916, align 4
  %arrayidx43.i3917 = getelementptr inbounds [520 x i32], ptr %places42.i3912, i64 0, i64 %k.0360.i3914
  store i32 0, ptr %arrayidx43.i3917, align 4
  %inc.i3918 = add nuw nsw i64 %k.0360.i3914, 1
  %exitcond4398.not = icmp eq i64 %inc.i3918, 520
  br i1 %exitcond4398.not, label %for.cond45.preheader.i3634, label %for.body.i3913, !llvm.loop !112

for.body50.i3695:                                 ; preds = %for.inc101.i3742, %for.body50.lr.ph.i3684
  %578 = phi i64 [ %577, %for.body50.lr.ph.i3684 ], [ %604, %for.inc101.i3742 ]
  %values.0364.i3696 = phi ptr [ %473, %for.body50.lr.ph.i3684 ], [ %add.ptr103.i3744, %for.inc101.i3742 ]
  %k44.0363.i3697 = phi i64 [ 0, %for.body50.lr.ph.i3684 ], [ %add.i3743, %for.inc101.i3742 ]
  %sub52.i3698 = sub nsw i64 %578, %k44.0363.i3697
  %spec.select.i3699 = tail call i64 @llvm.smin.i64(i64 %sub52.i3698, i64 512)
  %579 = load i64, ptr %arrayidx68.i3687, align 8
  %cmp69.i3700 = icmp eq i64 %579, 4
  %580 = load i64, ptr %arrayidx76.i3688, align 8
  %cmp.not65.i.i3701 = icmp slt i64 %sub52.i3698, 8
  br i1 %cmp69.i3700, label %cond.true71.i3859, label %cond.false74.i3702

cond.true71.i3859:                                ; preds = %for.body50.i3695
  %add.ptr72.i3860 = getelementptr inbounds i32, ptr %477, i64 %k44.0363.i3697
  br i1 %cmp.not65.i.i3701, label %for.cond11.preheader.i.i3881, label %for.body.lr.ph.i.i3861

for.body.lr.ph.i.i3861:                           ; preds = %cond.true71.i3859
  %splat.splatinsert.i.i3862 = insertelement <8 x i64> poison, i64 %580, i64 0
  %splat.splat.i.i3863 = shufflevector <8 x i64> %splat.splatinsert.i.i3862, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3864

for.cond11.preheader.i.i3881:                     ; preds = %for.body.i296.i3864, %cond.true71.i3859
  %outside.0.lcssa.i.i3882 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3859 ], [ %or7.i.i3876, %for.body.i296.i3864 ]
  %k.0.lcssa.i.i3883 = phi i64 [ 0, %cond.true71.i3859 ], [ %add68.i.i3865, %for.body.i296.i3864 ]
  br label %for.body14.i.i3884

for.body.i296.i3864:                              ; preds = %for.body.i296.i3864, %for.body.lr.ph.i.i3861
  %add68.i.i3865 = phi i64 [ 8, %for.body.lr.ph.i.i3861 ], [ %add.i.i3879, %for.body.i296.i3864 ]
  %k.067.i.i3866 = phi i64 [ 0, %for.body.lr.ph.i.i3861 ], [ %add68.i.i3865, %for.body.i296.i3864 ]
  %outside.066.i.i3867 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3861 ], [ %or7.i.i3876, %for.body.i296.i3864 ]
  %add.ptr.i.i3868 = getelementptr inbounds i32, ptr %add.ptr72.i3860, i64 %k.067.i.i3866
  %581 = load <8 x i32>, ptr %add.ptr.i.i3868, align 4
  %conv.i.i3869 = sext <8 x i32> %581 to <8 x i64>
  %isneg.i.i3870 = icmp slt <8 x i32> %581, zeroinitializer
  %and.i.i3871 = select <8 x i1> %isneg.i.i3870, <8 x i64> %splat.splat.i.i3863, <8 x i64> zeroinitializer
  %add1.i.i3872 = add <8 x i64> %and.i.i3871, %conv.i.i3869
  %add1.lobit.i.i3873 = ashr <8 x i64> %add1.i.i3872, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3874 = icmp slt <8 x i64> %add1.i.i3872, %splat.splat.i.i3863
  %or.i.i3875 = select <8 x i1> %cmp5.not.i.i3874, <8 x i64> %add1.lobit.i.i3873, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3876 = or <8 x i64> %or.i.i3875, %outside.066.i.i3867
  %conv8.i.i3877 = trunc <8 x i64> %add1.i.i3872 to <8 x i32>
  %add.ptr9.i.i3878 = getelementptr inbounds i32, ptr %cond67.i3686, i64 %k.067.i.i3866
  store <8 x i32> %conv8.i.i3877, ptr %add.ptr9.i.i3878, align 8
  %add.i.i3879 = add nuw nsw i64 %add68.i.i3865, 8
  %cmp.not.i.i3880 = icmp sgt i64 %add.i.i3879, %spec.select.i3699
  br i1 %cmp.not.i.i3880, label %for.cond11.preheader.i.i3881, label %for.body.i296.i3864, !llvm.loop !8

for.cond18.preheader.i.i3891:                     ; preds = %for.body14.i.i3884
  %cmp1972.i.i3892 = icmp slt i64 %k.0.lcssa.i.i3883, %spec.select.i3699
  br i1 %cmp1972.i.i3892, label %for.body21.i.i3893, label %cond.end78.i3735

for.body14.i.i3884:                               ; preds = %for.body14.i.i3884, %for.cond11.preheader.i.i3881
  %j.071.i.i3885 = phi i64 [ 0, %for.cond11.preheader.i.i3881 ], [ %inc.i297.i3889, %for.body14.i.i3884 ]
  %wrong.070.i.i3886 = phi i64 [ 0, %for.cond11.preheader.i.i3881 ], [ %or15.i.i3888, %for.body14.i.i3884 ]
  %vecext.i.i3887 = extractelement <8 x i64> %outside.0.lcssa.i.i3882, i64 %j.071.i.i3885
  %or15.i.i3888 = or i64 %vecext.i.i3887, %wrong.070.i.i3886
  %inc.i297.i3889 = add nuw nsw i64 %j.071.i.i3885, 1
  %exitcond.not.i.i3890 = icmp eq i64 %inc.i297.i3889, 8
  br i1 %exitcond.not.i.i3890, label %for.cond18.preheader.i.i3891, label %for.body14.i.i3884, !llvm.loop !9

for.body21.i.i3893:                               ; preds = %for.cond18.preheader.i.i3891, %for.body21.i.i3893
  %k.174.i.i3894 = phi i64 [ %inc35.i.i3906, %for.body21.i.i3893 ], [ %k.0.lcssa.i.i3883, %for.cond18.preheader.i.i3891 ]
  %wrong.173.i.i3895 = phi i64 [ %or31.i.i3903, %for.body21.i.i3893 ], [ %or15.i.i3888, %for.cond18.preheader.i.i3891 ]
  %arrayidx.i298.i3896 = getelementptr inbounds i32, ptr %add.ptr72.i3860, i64 %k.174.i.i3894
  %582 = load i32, ptr %arrayidx.i298.i3896, align 4
  %conv23.i.i3897 = sext i32 %582 to i64
  %cmp25.i.i3898 = icmp slt i32 %582, 0
  %cond.i.i3899 = select i1 %cmp25.i.i3898, i64 %580, i64 0
  %add27.i.i3900 = add nsw i64 %cond.i.i3899, %conv23.i.i3897
  %cmp28.i.i3901 = icmp uge i64 %add27.i.i3900, %580
  %conv30.i.i3902 = zext i1 %cmp28.i.i3901 to i64
  %or31.i.i3903 = or i64 %wrong.173.i.i3895, %conv30.i.i3902
  %conv32.i.i3904 = trunc i64 %add27.i.i3900 to i32
  %arrayidx33.i.i3905 = getelementptr inbounds i32, ptr %cond67.i3686, i64 %k.174.i.i3894
  store i32 %conv32.i.i3904, ptr %arrayidx33.i.i3905, align 4
  %inc35.i.i3906 = add nuw nsw i64 %k.174.i.i3894, 1
  %exitcond76.not.i.i3907 = icmp eq i64 %inc35.i.i3906, %spec.select.i3699
  br i1 %exitcond76.not.i.i3907, label %cond.end78.i3735, label %for.body21.i.i3893, !llvm.loop !10

cond.false74.i3702:                               ; preds = %for.body50.i3695
  %add.ptr75.i3703 = getelementptr inbounds i64, ptr %477, i64 %k44.0363.i3697
  br i1 %cmp.not65.i.i3701, label %for.cond10.preheader.i.i3723, label %for.body.lr.ph.i299.i3704

for.body.lr.ph.i299.i3704:                        ; preds = %cond.false74.i3702
  %splat.splatinsert.i300.i3705 = insertelement <8 x i64> poison, i64 %580, i64 0
  %splat.splat.i301.i3706 = shufflevector <8 x i64> %splat.splatinsert.i300.i3705, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3707

for.cond10.preheader.i.i3723:                     ; preds = %for.body.i302.i3707, %cond.false74.i3702
  %outside.0.lcssa.i314.i3724 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3702 ], [ %or7.i310.i3718, %for.body.i302.i3707 ]
  %k.0.lcssa.i315.i3725 = phi i64 [ 0, %cond.false74.i3702 ], [ %add66.i.i3708, %for.body.i302.i3707 ]
  br label %for.body13.i.i3726

for.body.i302.i3707:                              ; preds = %for.body.i302.i3707, %for.body.lr.ph.i299.i3704
  %add66.i.i3708 = phi i64 [ 8, %for.body.lr.ph.i299.i3704 ], [ %add.i312.i3721, %for.body.i302.i3707 ]
  %k.065.i.i3709 = phi i64 [ 0, %for.body.lr.ph.i299.i3704 ], [ %add66.i.i3708, %for.body.i302.i3707 ]
  %outside.064.i.i3710 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3704 ], [ %or7.i310.i3718, %for.body.i302.i3707 ]
  %add.ptr.i303.i3711 = getelementptr inbounds i64, ptr %add.ptr75.i3703, i64 %k.065.i.i3709
  %583 = load <8 x i64>, ptr %add.ptr.i303.i3711, align 8
  %isneg.i304.i3712 = icmp slt <8 x i64> %583, zeroinitializer
  %and.i305.i3713 = select <8 x i1> %isneg.i304.i3712, <8 x i64> %splat.splat.i301.i3706, <8 x i64> zeroinitializer
  %add1.i306.i3714 = add <8 x i64> %and.i305.i3713, %583
  %add1.lobit.i307.i3715 = ashr <8 x i64> %add1.i306.i3714, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3716 = icmp slt <8 x i64> %add1.i306.i3714, %splat.splat.i301.i3706
  %or.i309.i3717 = select <8 x i1> %cmp5.not.i308.i3716, <8 x i64> %add1.lobit.i307.i3715, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3718 = or <8 x i64> %or.i309.i3717, %outside.064.i.i3710
  %conv.i311.i3719 = trunc <8 x i64> %add1.i306.i3714 to <8 x i32>
  %add.ptr8.i.i3720 = getelementptr inbounds i32, ptr %cond67.i3686, i64 %k.065.i.i3709
  store <8 x i32> %conv.i311.i3719, ptr %add.ptr8.i.i3720, align 8
  %add.i312.i3721 = add nuw nsw i64 %add66.i.i3708, 8
  %cmp.not.i313.i3722 = icmp sgt i64 %add.i312.i3721, %spec.select.i3699
  br i1 %cmp.not.i313.i3722, label %for.cond10.preheader.i.i3723, label %for.body.i302.i3707, !llvm.loop !11

for.cond17.preheader.i.i3733:                     ; preds = %for.body13.i.i3726
  %cmp1870.i.i3734 = icmp slt i64 %k.0.lcssa.i315.i3725, %spec.select.i3699
  br i1 %cmp1870.i.i3734, label %for.body20.i.i3845, label %cond.end78.i3735

for.body13.i.i3726:                               ; preds = %for.body13.i.i3726, %for.cond10.preheader.i.i3723
  %j.069.i.i3727 = phi i64 [ 0, %for.cond10.preheader.i.i3723 ], [ %inc.i317.i3731, %for.body13.i.i3726 ]
  %wrong.068.i.i3728 = phi i64 [ 0, %for.cond10.preheader.i.i3723 ], [ %or14.i.i3730, %for.body13.i.i3726 ]
  %vecext.i316.i3729 = extractelement <8 x i64> %outside.0.lcssa.i314.i3724, i64 %j.069.i.i3727
  %or14.i.i3730 = or i64 %vecext.i316.i3729, %wrong.068.i.i3728
  %inc.i317.i3731 = add nuw nsw i64 %j.069.i.i3727, 1
  %exitcond.not.i318.i3732 = icmp eq i64 %inc.i317.i3731, 8
  br i1 %exitcond.not.i318.i3732, label %for.cond17.preheader.i.i3733, label %for.body13.i.i3726, !llvm.loop !12

for.body20.i.i3845:                               ; preds = %for.cond17.preheader.i.i3733, %for.body20.i.i3845
  %k.172.i.i3846 = phi i64 [ %inc33.i.i3857, %for.body20.i.i3845 ], [ %k.0.lcssa.i315.i3725, %for.cond17.preheader.i.i3733 ]
  %wrong.171.i.i3847 = phi i64 [ %or29.i.i3854, %for.body20.i.i3845 ], [ %or14.i.i3730, %for.cond17.preheader.i.i3733 ]
  %arrayidx.i320.i3848 = getelementptr inbounds i64, ptr %add.ptr75.i3703, i64 %k.172.i.i3846
  %584 = load i64, ptr %arrayidx.i320.i3848, align 8
  %cmp23.i.i3849 = icmp slt i64 %584, 0
  %cond.i321.i3850 = select i1 %cmp23.i.i3849, i64 %580, i64 0
  %add25.i.i3851 = add nsw i64 %cond.i321.i3850, %584
  %cmp26.i.i3852 = icmp uge i64 %add25.i.i3851, %580
  %conv28.i.i3853 = zext i1 %cmp26.i.i3852 to i64
  %or29.i.i3854 = or i64 %wrong.171.i.i3847, %conv28.i.i3853
  %conv30.i322.i3855 = trunc i64 %add25.i.i3851 to i32
  %arrayidx31.i.i3856 = getelementptr inbounds i32, ptr %cond67.i3686, i64 %k.172.i.i3846
  store i32 %conv30.i322.i3855, ptr %arrayidx31.i.i3856, align 4
  %inc33.i.i3857 = add nuw nsw i64 %k.172.i.i3846, 1
  %exitcond74.not.i.i3858 = icmp eq i64 %inc33.i.i3857, %spec.select.i3699
  br i1 %exitcond74.not.i.i3858, label %cond.end78.i3735, label %for.body20.i.i3845, !llvm.loop !13

cond.end78.i3735:                                 ; preds = %for.body20.i.i3845, %for.body21.i.i3893, %for.cond17.preheader.i.i3733, %for.cond18.preheader.i.i3891
  %cond79.in.in.i3736 = phi i64 [ %or15.i.i3888, %for.cond18.preheader.i.i3891 ], [ %or14.i.i3730, %for.cond17.preheader.i.i3733 ], [ %or31.i.i3903, %for.body21.i.i3893 ], [ %or29.i.i3854, %for.body20.i.i3845 ]
  %cond79.in.not.i3737 = icmp eq i64 %cond79.in.in.i3736, 0
  br i1 %cond79.in.not.i3737, label %if.end82.i3738, label %most_int.exit

if.end82.i3738:                                   ; preds = %cond.end78.i3735
  br i1 %576, label %if.end87.i3772, label %if.else85.i3739

if.else85.i3739:                                  ; preds = %if.end82.i3738
  %cmp55.i.i3740 = icmp sgt i64 %sub52.i3698, 0
  br i1 %cmp55.i.i3740, label %for.body.i325.i3746, label %if.else94.thread.i3741

for.cond12.preheader.i.i3759:                     ; preds = %for.body.i325.i3746
  %tobool.not.i330.i3760 = icmp eq i64 %add.i327.i3756, 0
  br i1 %tobool.not.i330.i3760, label %if.else94.thread.i3741, label %for.body16.lr.ph.i.i3761

for.body16.lr.ph.i.i3761:                         ; preds = %for.cond12.preheader.i.i3759
  %sub18.i.i3762 = add nsw i64 %add.i327.i3756, -1
  %arrayidx19.i.i3763 = getelementptr inbounds [520 x i32], ptr %found.i3604, i64 0, i64 %sub18.i.i3762
  %arrayidx25.i.i3764 = getelementptr inbounds [520 x i32], ptr %places63.i3685, i64 0, i64 %sub18.i.i3762
  br label %for.body16.i.i3765

for.body.i325.i3746:                              ; preds = %if.else85.i3739, %for.body.i325.i3746
  %n.057.i.i3747 = phi i64 [ %add.i327.i3756, %for.body.i325.i3746 ], [ 0, %if.else85.i3739 ]
  %k.056.i.i3748 = phi i64 [ %inc.i328.i3757, %for.body.i325.i3746 ], [ 0, %if.else85.i3739 ]
  %arrayidx.i326.i3749 = getelementptr inbounds i32, ptr %places.i3603, i64 %k.056.i.i3748
  %585 = load i32, ptr %arrayidx.i326.i3749, align 4
  %sub3.i.i3750 = sub i32 %585, %conv.i323.i3689
  %conv4.i.i3751 = trunc i64 %k.056.i.i3748 to i32
  %arrayidx5.i.i3752 = getelementptr inbounds [520 x i32], ptr %found.i3604, i64 0, i64 %n.057.i.i3747
  store i32 %conv4.i.i3751, ptr %arrayidx5.i.i3752, align 4
  %arrayidx7.i.i3753 = getelementptr inbounds [520 x i32], ptr %places63.i3685, i64 0, i64 %n.057.i.i3747
  store i32 %sub3.i.i3750, ptr %arrayidx7.i.i3753, align 4
  %cmp8.i.i3754 = icmp ult i32 %sub3.i.i3750, %conv1.i.i3690
  %conv10.i.i3755 = zext i1 %cmp8.i.i3754 to i64
  %add.i327.i3756 = add nuw nsw i64 %n.057.i.i3747, %conv10.i.i3755
  %inc.i328.i3757 = add nuw nsw i64 %k.056.i.i3748, 1
  %exitcond.not.i329.i3758 = icmp eq i64 %inc.i328.i3757, %spec.select.i3699
  br i1 %exitcond.not.i329.i3758, label %for.cond12.preheader.i.i3759, label %for.body.i325.i3746, !llvm.loop !14

for.body16.i.i3765:                               ; preds = %for.body16.i.i3765, %for.body16.lr.ph.i.i3761
  %k11.058.i.i3766 = phi i64 [ 0, %for.body16.lr.ph.i.i3761 ], [ %inc30.i.i3770, %for.body16.i.i3765 ]
  %586 = load i32, ptr %arrayidx19.i.i3763, align 4
  %add21.i.i3767 = add nuw nsw i64 %k11.058.i.i3766, %add.i327.i3756
  %arrayidx22.i.i3768 = getelementptr inbounds [520 x i32], ptr %found.i3604, i64 0, i64 %add21.i.i3767
  store i32 %586, ptr %arrayidx22.i.i3768, align 4
  %587 = load i32, ptr %arrayidx25.i.i3764, align 4
  %arrayidx28.i.i3769 = getelementptr inbounds [520 x i32], ptr %places63.i3685, i64 0, i64 %add21.i.i3767
  store i32 %587, ptr %arrayidx28.i.i3769, align 4
  %inc30.i.i3770 = add nuw nsw i64 %k11.058.i.i3766, 1
  %exitcond.not.i3771 = icmp eq i64 %inc30.i.i3770, 8
  br i1 %exitcond.not.i3771, label %if.end87.i3772, label %for.body16.i.i3765, !llvm.loop !15

if.else94.thread.i3741:                           ; preds = %for.cond12.preheader.i.i3759, %if.else85.i3739
  store i64 0, ptr %count32.i.i3691, align 8
  br label %for.inc101.i3742

if.end87.i3772:                                   ; preds = %for.body16.i.i3765, %if.end82.i3738
  %588 = phi i64 [ %spec.select.i3699, %if.end82.i3738 ], [ %add.i327.i3756, %for.body16.i.i3765 ]
  store i64 %588, ptr %count32.i.i3691, align 8
  %tobool89.i3773 = icmp ne i64 %588, 0
  %or.cond183.i3774 = select i1 %tobool89.i3773, i1 %cmp91.i3692, i1 false
  %cmp47.i.i3775 = icmp sgt i64 %588, 0
  br i1 %or.cond183.i3774, label %if.then93.i3818, label %if.else94.i3776

if.then93.i3818:                                  ; preds = %if.end87.i3772
  br i1 %cmp47.i.i3775, label %for.body.preheader.i.i3819, label %for.inc101.i3742

for.body.preheader.i.i3819:                       ; preds = %if.then93.i3818
  %589 = load i32, ptr %places63.i3685, align 8
  %conv.i331.i3820 = sext i32 %589 to i64
  %arrayidx1.i.i3821 = getelementptr inbounds i32, ptr %cond.i3960, i64 %conv.i331.i3820
  %590 = load i32, ptr %arrayidx1.i.i3821, align 4
  br label %for.body.i332.i3822

for.body.i332.i3822:                              ; preds = %if.end.i.i3835, %for.body.preheader.i.i3819
  %before.050.i.i3823 = phi i64 [ %conv5.i.i3827, %if.end.i.i3835 ], [ %conv.i331.i3820, %for.body.preheader.i.i3819 ]
  %m.049.i.i3824 = phi i64 [ %inc.i339.i3843, %if.end.i.i3835 ], [ 0, %for.body.preheader.i.i3819 ]
  %found.048.i.i3825 = phi i32 [ %cond.i338.i3841, %if.end.i.i3835 ], [ %590, %for.body.preheader.i.i3819 ]
  %arrayidx4.i.i3826 = getelementptr inbounds [520 x i32], ptr %places63.i3685, i64 0, i64 %m.049.i.i3824
  %591 = load i32, ptr %arrayidx4.i.i3826, align 4
  %conv5.i.i3827 = sext i32 %591 to i64
  %add.i333.i3828 = add nuw nsw i64 %m.049.i.i3824, 8
  %arrayidx7.i334.i3829 = getelementptr inbounds [520 x i32], ptr %places63.i3685, i64 0, i64 %add.i333.i3828
  %592 = load i32, ptr %arrayidx7.i334.i3829, align 4
  %idx.ext.i.i3830 = sext i32 %592 to i64
  %add.ptr.i335.i3831 = getelementptr inbounds i32, ptr %cond.i3960, i64 %idx.ext.i.i3830
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3831, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3832 = icmp eq i64 %before.050.i.i3823, %conv5.i.i3827
  br i1 %cmp8.not.i.i3832, label %if.end.i.i3835, label %if.then.i336.i3833

if.then.i336.i3833:                               ; preds = %for.body.i332.i3822
  %arrayidx10.i.i3834 = getelementptr inbounds i32, ptr %cond.i3960, i64 %conv5.i.i3827
  %593 = load i32, ptr %arrayidx10.i.i3834, align 4
  br label %if.end.i.i3835

if.end.i.i3835:                                   ; preds = %if.then.i336.i3833, %for.body.i332.i3822
  %found.1.i.i3836 = phi i32 [ %593, %if.then.i336.i3833 ], [ %found.048.i.i3825, %for.body.i332.i3822 ]
  %arrayidx11.i.i3837 = getelementptr inbounds [520 x i32], ptr %found.i3604, i64 0, i64 %m.049.i.i3824
  %594 = load i32, ptr %arrayidx11.i.i3837, align 4
  %conv12.i.i3838 = sext i32 %594 to i64
  %mul.i337.i3839 = mul nsw i64 %480, %conv12.i.i3838
  %arrayidx13.i.i3840 = getelementptr inbounds i32, ptr %values.0364.i3696, i64 %mul.i337.i3839
  %595 = load i32, ptr %arrayidx13.i.i3840, align 4
  %cond.i338.i3841 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i3836, i32 %595)
  %arrayidx23.i.i3842 = getelementptr inbounds i32, ptr %cond.i3960, i64 %conv5.i.i3827
  store i32 %cond.i338.i3841, ptr %arrayidx23.i.i3842, align 4
  %inc.i339.i3843 = add nuw nsw i64 %m.049.i.i3824, 1
  %exitcond375.not.i3844 = icmp eq i64 %inc.i339.i3843, %588
  br i1 %exitcond375.not.i3844, label %for.inc101.i3742, label %for.body.i332.i3822, !llvm.loop !113

if.else94.i3776:                                  ; preds = %if.end87.i3772
  br i1 %cmp47.i.i3775, label %for.body.i343.i3777, label %for.inc101.i3742

for.body.i343.i3777:                              ; preds = %if.else94.i3776, %for.end52.i.i3808
  %m.0107.i.i3778 = phi i64 [ %inc54.i.i3809, %for.end52.i.i3808 ], [ 0, %if.else94.i3776 ]
  %arrayidx.i344.i3779 = getelementptr inbounds [520 x i32], ptr %found.i3604, i64 0, i64 %m.0107.i.i3778
  %596 = load i32, ptr %arrayidx.i344.i3779, align 4
  %conv.i345.i3780 = sext i32 %596 to i64
  %mul.i346.i3781 = mul nsw i64 %480, %conv.i345.i3780
  %add.ptr.i347.i3782 = getelementptr inbounds i32, ptr %values.0364.i3696, i64 %mul.i346.i3781
  %arrayidx1.i348.i3783 = getelementptr inbounds [520 x i32], ptr %places63.i3685, i64 0, i64 %m.0107.i.i3778
  %597 = load i32, ptr %arrayidx1.i348.i3783, align 4
  %conv2.i.i3784 = sext i32 %597 to i64
  %mul3.i.i3785 = mul nsw i64 %481, %conv2.i.i3784
  %add.ptr4.i.i3786 = getelementptr inbounds i32, ptr %cond.i3960, i64 %mul3.i.i3785
  %add.i349.i3787 = add nuw nsw i64 %m.0107.i.i3778, 8
  %arrayidx6.i.i3788 = getelementptr inbounds [520 x i32], ptr %found.i3604, i64 0, i64 %add.i349.i3787
  %598 = load i32, ptr %arrayidx6.i.i3788, align 4
  %conv7.i.i3789 = sext i32 %598 to i64
  %mul8.i.i3790 = mul nsw i64 %480, %conv7.i.i3789
  %add.ptr9.i350.i3791 = getelementptr inbounds i32, ptr %values.0364.i3696, i64 %mul8.i.i3790
  %arrayidx12.i.i3792 = getelementptr inbounds [520 x i32], ptr %places63.i3685, i64 0, i64 %add.i349.i3787
  %599 = load i32, ptr %arrayidx12.i.i3792, align 4
  %conv13.i.i3793 = sext i32 %599 to i64
  %mul14.i.i3794 = mul nsw i64 %481, %conv13.i.i3793
  %add.ptr15.i.i3795 = getelementptr inbounds i32, ptr %cond.i3960, i64 %mul14.i.i3794
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3795, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3693, label %for.cond36.preheader.i.i3805, label %for.body20.i351.i3796

for.cond36.preheader.i.i3805:                     ; preds = %for.body20.i351.i3796, %for.body.i343.i3777
  %j.0.lcssa.i.i3806 = phi i64 [ 0, %for.body.i343.i3777 ], [ %add17103.i.i3797, %for.body20.i351.i3796 ]
  %cmp37104.i.i3807 = icmp slt i64 %j.0.lcssa.i.i3806, %481
  br i1 %cmp37104.i.i3807, label %for.body39.i.i3811, label %for.end52.i.i3808

for.body20.i351.i3796:                            ; preds = %for.body.i343.i3777, %for.body20.i351.i3796
  %add17103.i.i3797 = phi i64 [ %add17.i.i3803, %for.body20.i351.i3796 ], [ 8, %for.body.i343.i3777 ]
  %j.0102.i.i3798 = phi i64 [ %add17103.i.i3797, %for.body20.i351.i3796 ], [ 0, %for.body.i343.i3777 ]
  %add.ptr21.i.i3799 = getelementptr inbounds i32, ptr %add.ptr9.i350.i3791, i64 %j.0102.i.i3798
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3799, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3800 = getelementptr inbounds i32, ptr %add.ptr4.i.i3786, i64 %j.0102.i.i3798
  %600 = load <8 x i32>, ptr %add.ptr22.i.i3800, align 4
  %add.ptr23.i.i3801 = getelementptr inbounds i32, ptr %add.ptr.i347.i3782, i64 %j.0102.i.i3798
  %601 = load <8 x i32>, ptr %add.ptr23.i.i3801, align 4
  %or33.i.i3802 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %600, <8 x i32> %601)
  store <8 x i32> %or33.i.i3802, ptr %add.ptr22.i.i3800, align 4
  %add17.i.i3803 = add nuw nsw i64 %add17103.i.i3797, 8
  %cmp18.not.i.i3804 = icmp sgt i64 %add17.i.i3803, %481
  br i1 %cmp18.not.i.i3804, label %for.cond36.preheader.i.i3805, label %for.body20.i351.i3796, !llvm.loop !114

for.body39.i.i3811:                               ; preds = %for.cond36.preheader.i.i3805, %for.body39.i.i3811
  %j.1105.i.i3812 = phi i64 [ %inc.i353.i3816, %for.body39.i.i3811 ], [ %j.0.lcssa.i.i3806, %for.cond36.preheader.i.i3805 ]
  %arrayidx40.i.i3813 = getelementptr inbounds i32, ptr %add.ptr4.i.i3786, i64 %j.1105.i.i3812
  %602 = load i32, ptr %arrayidx40.i.i3813, align 4
  %arrayidx41.i.i3814 = getelementptr inbounds i32, ptr %add.ptr.i347.i3782, i64 %j.1105.i.i3812
  %603 = load i32, ptr %arrayidx41.i.i3814, align 4
  %spec.select.i.i3815 = tail call i32 @llvm.smax.i32(i32 %602, i32 %603)
  store i32 %spec.select.i.i3815, ptr %arrayidx40.i.i3813, align 4
  %inc.i353.i3816 = add nuw nsw i64 %j.1105.i.i3812, 1
  %exitcond.not.i354.i3817 = icmp eq i64 %inc.i353.i3816, %481
  br i1 %exitcond.not.i354.i3817, label %for.end52.i.i3808, label %for.body39.i.i3811, !llvm.loop !115

for.end52.i.i3808:                                ; preds = %for.body39.i.i3811, %for.cond36.preheader.i.i3805
  %inc54.i.i3809 = add nuw nsw i64 %m.0107.i.i3778, 1
  %exitcond374.not.i3810 = icmp eq i64 %inc54.i.i3809, %588
  br i1 %exitcond374.not.i3810, label %for.inc101.i3742, label %for.body.i343.i3777, !llvm.loop !116

for.inc101.i3742:                                 ; preds = %for.end52.i.i3808, %if.end.i.i3835, %if.else94.i3776, %if.then93.i3818, %if.else94.thread.i3741
  %add.i3743 = add nuw nsw i64 %k44.0363.i3697, 512
  %add.ptr103.i3744 = getelementptr inbounds i8, ptr %values.0364.i3696, i64 %add.ptr103.idx.i3694
  %604 = load i64, ptr %arrayidx46.i3635, align 8
  %cmp47.not.i3745 = icmp slt i64 %add.i3743, %604
  br i1 %cmp47.not.i3745, label %for.body50.i3695, label %for.end106.i3637, !llvm.loop !117

for.end106.i3637:                                 ; preds = %for.inc101.i3742, %for.cond45.preheader.i3634
  %605 = load i64, ptr %a, align 8
  %cmp108.i3638 = icmp eq i64 %605, 0
  %tobool111.i3639 = icmp ne i64 %483, 0
  %or.cond184.i3640 = select i1 %cmp108.i3638, i1 %tobool111.i3639, i1 false
  br i1 %or.cond184.i3640, label %lor.lhs.false112.i3642, label %most_int.exit

lor.lhs.false112.i3642:                           ; preds = %for.end106.i3637
  %cmp113.i3643 = icmp ne ptr %cond.i3960, %484
  %tobool116.i3644 = icmp ne i64 %474, 0
  %or.cond185.i3645 = select i1 %cmp113.i3643, i1 true, i1 %tobool116.i3644
  br i1 %or.cond185.i3645, label %for.cond120.preheader.i3646, label %most_int.exit

for.cond120.preheader.i3646:                      ; preds = %lor.lhs.false112.i3642
  %cmp122.not365.i3647 = icmp slt i64 %mul.i3953, 8
  br i1 %cmp122.not365.i3647, label %for.cond145.preheader.i3659, label %for.body124.lr.ph.i3648

for.body124.lr.ph.i3648:                          ; preds = %for.cond120.preheader.i3646
  %add.ptr131.i3649 = getelementptr inbounds i32, ptr %475, i64 %mul9.i3956
  br label %for.body124.i3650

for.cond145.preheader.i3659:                      ; preds = %if.end140.i3654, %for.cond120.preheader.i3646
  %k119.0.lcssa.i3660 = phi i64 [ 0, %for.cond120.preheader.i3646 ], [ %add121367.i3651, %if.end140.i3654 ]
  %cmp146368.i3661 = icmp slt i64 %k119.0.lcssa.i3660, %mul.i3953
  br i1 %cmp146368.i3661, label %for.body148.lr.ph.i3662, label %most_int.exit

for.body148.lr.ph.i3662:                          ; preds = %for.cond145.preheader.i3659
  %606 = getelementptr i32, ptr %475, i64 %mul9.i3956
  br label %for.body148.i3663

for.body124.i3650:                                ; preds = %if.end140.i3654, %for.body124.lr.ph.i3648
  %add121367.i3651 = phi i64 [ 8, %for.body124.lr.ph.i3648 ], [ %add121.i3657, %if.end140.i3654 ]
  %k119.0366.i3652 = phi i64 [ 0, %for.body124.lr.ph.i3648 ], [ %add121367.i3651, %if.end140.i3654 ]
  %add.ptr125.i3653 = getelementptr inbounds i32, ptr %cond.i3960, i64 %k119.0366.i3652
  %607 = load <8 x i32>, ptr %add.ptr125.i3653, align 4
  br i1 %tobool116.i3644, label %land.lhs.true127.i3675, label %if.end140.i3654

land.lhs.true127.i3675:                           ; preds = %for.body124.i3650
  %608 = load i64, ptr %arrayidx8.i3955, align 8
  %tobool129.not.i3676 = icmp eq i64 %608, 0
  br i1 %tobool129.not.i3676, label %if.then136.i3680, label %if.then130.i3677

if.then130.i3677:                                 ; preds = %land.lhs.true127.i3675
  %add.ptr132.i3678 = getelementptr inbounds i32, ptr %add.ptr131.i3649, i64 %k119.0366.i3652
  %609 = load <8 x i32>, ptr %add.ptr132.i3678, align 4
  %add133.i3679 = add <8 x i32> %609, %607
  br label %if.end140.i3654

if.then136.i3680:                                 ; preds = %land.lhs.true127.i3675
  %610 = load i32, ptr %475, align 4
  %splat.splatinsert.i3681 = insertelement <8 x i32> poison, i32 %610, i64 0
  %splat.splat.i3682 = shufflevector <8 x i32> %splat.splatinsert.i3681, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i3683 = add <8 x i32> %splat.splat.i3682, %607
  br label %if.end140.i3654

if.end140.i3654:                                  ; preds = %if.then136.i3680, %if.then130.i3677, %for.body124.i3650
  %sum.0.i3655 = phi <8 x i32> [ %add133.i3679, %if.then130.i3677 ], [ %add138.i3683, %if.then136.i3680 ], [ %607, %for.body124.i3650 ]
  %add.ptr141.i3656 = getelementptr inbounds i32, ptr %484, i64 %k119.0366.i3652
  store <8 x i32> %sum.0.i3655, ptr %add.ptr141.i3656, align 4
  %add121.i3657 = add nuw nsw i64 %add121367.i3651, 8
  %cmp122.not.i3658 = icmp sgt i64 %add121.i3657, %mul.i3953
  br i1 %cmp122.not.i3658, label %for.cond145.preheader.i3659, label %for.body124.i3650, !llvm.loop !118

for.body148.i3663:                                ; preds = %cond.end159.i3666, %for.body148.lr.ph.i3662
  %k119.1369.i3664 = phi i64 [ %k119.0.lcssa.i3660, %for.body148.lr.ph.i3662 ], [ %inc163.i3669, %cond.end159.i3666 ]
  %arrayidx151.i3665 = getelementptr inbounds i32, ptr %cond.i3960, i64 %k119.1369.i3664
  %611 = load i32, ptr %arrayidx151.i3665, align 4
  br i1 %tobool116.i3644, label %cond.true150.i3671, label %cond.end159.i3666

cond.true150.i3671:                               ; preds = %for.body148.i3663
  %612 = load i64, ptr %arrayidx8.i3955, align 8
  %mul153.i3672 = mul nsw i64 %612, %k119.1369.i3664
  %arrayidx155.i3673 = getelementptr i32, ptr %606, i64 %mul153.i3672
  %613 = load i32, ptr %arrayidx155.i3673, align 4
  %add156.i3674 = add nsw i32 %613, %611
  br label %cond.end159.i3666

cond.end159.i3666:                                ; preds = %cond.true150.i3671, %for.body148.i3663
  %cond160.i3667 = phi i32 [ %add156.i3674, %cond.true150.i3671 ], [ %611, %for.body148.i3663 ]
  %arrayidx161.i3668 = getelementptr inbounds i32, ptr %484, i64 %k119.1369.i3664
  store i32 %cond160.i3667, ptr %arrayidx161.i3668, align 4
  %inc163.i3669 = add nuw nsw i64 %k119.1369.i3664, 1
  %exitcond376.not.i3670 = icmp eq i64 %inc163.i3669, %mul.i3953
  br i1 %exitcond376.not.i3670, label %most_int.exit, label %for.body148.i3663, !llvm.loop !119

most_int.exit:                                    ; preds = %cond.end78.i3735, %cond.end159.i3666, %for.end106.i3637, %lor.lhs.false112.i3642, %for.cond145.preheader.i3659
  %retval.3.i3641 = phi i64 [ 0, %lor.lhs.false112.i3642 ], [ 0, %for.end106.i3637 ], [ 0, %for.cond145.preheader.i3659 ], [ 0, %cond.end159.i3666 ], [ 1, %cond.end78.i3735 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3604) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3603) #7
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool14.not.i3962, label %if.end30.i3971, label %land.lhs.true.i3963

land.lhs.true.i3963:                              ; preds = %cond.false72
  %tobool16.i3965.not = icmp eq i64 %474, 0
  br i1 %tobool16.i3965.not, label %if.then.i3967, label %land.lhs.true20.i4267

if.then.i3967:                                    ; preds = %land.lhs.true.i3963
  %614 = inttoptr i64 %487 to ptr
  %615 = load i64, ptr %614, align 8
  %tobool1.not.i.i3968 = icmp eq i64 %615, 0
  br i1 %tobool1.not.i.i3968, label %if.then.i.i4265, label %for.cond9.preheader.i.i3969

if.then.i.i4265:                                  ; preds = %if.then.i3967
  %mul.i.i4266 = shl nsw i64 %mul.i3953, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i.i4266, i1 false)
  br label %if.end30.i3971

for.cond9.preheader.i.i3969:                      ; preds = %if.then.i3967
  %cmp1033.i.i3970 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp1033.i.i3970, label %for.body13.i.i4260, label %if.end30.i3971

for.body13.i.i4260:                               ; preds = %for.cond9.preheader.i.i3969, %for.body13.i.i4260
  %k8.034.i.i4261 = phi i64 [ %inc16.i.i4263, %for.body13.i.i4260 ], [ 0, %for.cond9.preheader.i.i3969 ]
  %arrayidx14.i.i4262 = getelementptr inbounds i64, ptr %cond.i3960, i64 %k8.034.i.i4261
  store i64 %615, ptr %arrayidx14.i.i4262, align 8
  %inc16.i.i4263 = add nuw nsw i64 %k8.034.i.i4261, 1
  %exitcond.not.i.i4264 = icmp eq i64 %inc16.i.i4263, %mul.i3953
  br i1 %exitcond.not.i.i4264, label %if.end30.i3971, label %for.body13.i.i4260, !llvm.loop !23

land.lhs.true20.i4267:                            ; preds = %land.lhs.true.i3963
  %tobool22.not.i4268 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i4268, label %if.then28.i4272, label %if.then23.i4269

if.then23.i4269:                                  ; preds = %land.lhs.true20.i4267
  %add.ptr.i4270 = getelementptr inbounds i64, ptr %475, i64 %mul9.i3956
  %mul24.i4271 = shl i64 %mul.i3953, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3960, ptr nonnull align 8 %add.ptr.i4270, i64 %mul24.i4271, i1 false)
  br label %if.end30.i3971

if.then28.i4272:                                  ; preds = %land.lhs.true20.i4267
  %616 = load i64, ptr %475, align 8
  %tobool1.not.i285.i4273 = icmp eq i64 %616, 0
  br i1 %tobool1.not.i285.i4273, label %if.then.i295.i4281, label %for.cond9.preheader.i286.i4274

if.then.i295.i4281:                               ; preds = %if.then28.i4272
  %mul.i296.i4282 = shl nsw i64 %mul.i3953, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3960, i8 0, i64 %mul.i296.i4282, i1 false)
  br label %if.end30.i3971

for.cond9.preheader.i286.i4274:                   ; preds = %if.then28.i4272
  %cmp1033.i287.i4275 = icmp sgt i64 %mul.i3953, 0
  br i1 %cmp1033.i287.i4275, label %for.body13.i290.i4276, label %if.end30.i3971

for.body13.i290.i4276:                            ; preds = %for.cond9.preheader.i286.i4274, %for.body13.i290.i4276
  %k8.034.i291.i4277 = phi i64 [ %inc16.i293.i4279, %for.body13.i290.i4276 ], [ 0, %for.cond9.preheader.i286.i4274 ]
  %arrayidx14.i292.i4278 = getelementptr inbounds i64, ptr %cond.i3960, i64 %k8.034.i291.i4277
  store i64 %616, ptr %arrayidx14.i292.i4278, align 8
  %inc16.i293.i4279 = add nuw nsw i64 %k8.034.i291.i4277, 1
  %exitcond.not.i294.i4280 = icmp eq i64 %inc16.i293.i4279, %mul.i3953
  br i1 %exitcond.not.i294.i4280, label %if.end30.i3971, label %for.body13.i290.i4276, !llvm.loop !23

if.end30.i3971:                                   ; preds = %for.body13.i290.i4276, %for.body13.i.i4260, %for.cond9.preheader.i286.i4274, %if.then.i295.i4281, %if.then23.i4269, %for.cond9.preheader.i.i3969, %if.then.i.i4265, %cond.false72
  %cmp31.i3972 = icmp eq i64 %478, 0
  br i1 %cmp31.i3972, label %land.end.i4248, label %land.end.thread.i3973

land.end.thread.i3973:                            ; preds = %if.end30.i3971
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3943) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3944) #7
  br label %for.cond45.preheader.i3974

land.end.i4248:                                   ; preds = %if.end30.i3971
  %arrayidx32.i4249 = getelementptr inbounds i8, ptr %a, i64 56
  %617 = load i64, ptr %arrayidx32.i4249, align 8
  %cmp33.i4250 = icmp eq i64 %479, %617
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3943) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3944) #7
  br i1 %cmp33.i4250, label %for.body.lr.ph.i4251, label %for.cond45.preheader.i3974

for.body.lr.ph.i4251:                             ; preds = %land.end.i4248
  %places42.i4252 = getelementptr inbounds i8, ptr %found.i3944, i64 2080
  br label %for.body.i4253

for.cond45.preheader.i3974:                       ; preds = %for.body.i4253, %land.end.i4248, %land.end.thread.i3973
  %618 = phi i1 [ false, %land.end.thread.i3973 ], [ false, %land.end.i4248 ], [ true, %for.body.i4253 ]
  %arrayidx46.i3975 = getelementptr inbounds i8, ptr %a, i64 48
  %619 = load i64, ptr %arrayidx46.i3975, align 8
  %cmp47.not361.i3976 = icmp sgt i64 %619, 0
  br i1 %cmp47.not361.i3976, label %for.body50.lr.ph.i4024, label %for.end106.i3977

for.body50.lr.ph.i4024:                           ; preds = %for.cond45.preheader.i3974
  %places63.i4025 = getelementptr inbounds i8, ptr %found.i3944, i64 2080
  %cond67.i4026 = select i1 %618, ptr %places63.i4025, ptr %places.i3943
  %arrayidx68.i4027 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4028 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i4029 = trunc i64 %478 to i32
  %conv1.i.i4030 = trunc i64 %sub.i3952 to i32
  %count32.i.i4031 = getelementptr inbounds i8, ptr %found.i3944, i64 4160
  %cmp91.i4032 = icmp eq i64 %481, 1
  %cmp18.not101.i.i4033 = icmp slt i64 %481, 8
  %add.ptr103.idx.i4034 = shl nsw i64 %480, 12
  br label %for.body50.i4035

for.body.i4253:                                   ; preds = %for.body.i4253, %for.body.lr.ph.i4251
  %k.0360.i4254 = phi i64 [ 0, %for.body.lr.ph.i4251 ], [ %inc.i4258, %for.body.i4253 ]
  %conv40.i4255 = trunc nuw i64 %k.0360.i4254 to i32
  %arrayidx41.i4256 = getelementptr inbounds [520 x i32], ptr %found.i3944, i64 0, i64 %k.0360.i4254
  store i32 %conv40.i4255, ptr %arrayidx41.i4256, align 4
  %arrayidx43.i4257 = getelementptr inbounds [520 x i32], ptr %places42.i4252, i64 0, i64 %k.0360.i4254
  store i32 0, ptr %arrayidx43.i4257, align 4
  %inc.i4258 = add nuw nsw i64 %k.0360.i4254, 1
  %exitcond4401.not = icmp eq i64 %inc.i4258, 520
  br i1 %exitcond4401.not, label %for.cond45.preheader.i3974, label %for.body.i4253, !llvm.loop !120

for.body50.i4035:                                 ; preds = %for.inc101.i4082, %for.body50.lr.ph.i4024
  %620 = phi i64 [ %619, %for.body50.lr.ph.i4024 ], [ %646, %for.inc101.i4082 ]
  %values.0364.i4036 = phi ptr [ %473, %for.body50.lr.ph.i4024 ], [ %add.ptr103.i4084, %for.inc101.i4082 ]
  %k44.0363.i4037 = phi i64 [ 0, %for.body50.lr.ph.i4024 ], [ %add.i4083, %for.inc101.i4082 ]
  %sub52.i4038 = sub nsw i64 %620, %k44.0363.i4037
  %spec.select.i4039 = tail call i64 @llvm.smin.i64(i64 %sub52.i4038, i64 512)
  %621 = load i64, ptr %arrayidx68.i4027, align 8
  %cmp69.i4040 = icmp eq i64 %621, 4
  %622 = load i64, ptr %arrayidx76.i4028, align 8
  %cmp.not65.i.i4041 = icmp slt i64 %sub52.i4038, 8
  br i1 %cmp69.i4040, label %cond.true71.i4199, label %cond.false74.i4042

cond.true71.i4199:                                ; preds = %for.body50.i4035
  %add.ptr72.i4200 = getelementptr inbounds i32, ptr %477, i64 %k44.0363.i4037
  br i1 %cmp.not65.i.i4041, label %for.cond11.preheader.i.i4221, label %for.body.lr.ph.i.i4201

for.body.lr.ph.i.i4201:                           ; preds = %cond.true71.i4199
  %splat.splatinsert.i.i4202 = insertelement <8 x i64> poison, i64 %622, i64 0
  %splat.splat.i.i4203 = shufflevector <8 x i64> %splat.splatinsert.i.i4202, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4204

for.cond11.preheader.i.i4221:                     ; preds = %for.body.i.i4204, %cond.true71.i4199
  %outside.0.lcssa.i.i4222 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4199 ], [ %or7.i.i4216, %for.body.i.i4204 ]
  %k.0.lcssa.i.i4223 = phi i64 [ 0, %cond.true71.i4199 ], [ %add68.i.i4205, %for.body.i.i4204 ]
  br label %for.body14.i.i4224

for.body.i.i4204:                                 ; preds = %for.body.i.i4204, %for.body.lr.ph.i.i4201
  %add68.i.i4205 = phi i64 [ 8, %for.body.lr.ph.i.i4201 ], [ %add.i.i4219, %for.body.i.i4204 ]
  %k.067.i.i4206 = phi i64 [ 0, %for.body.lr.ph.i.i4201 ], [ %add68.i.i4205, %for.body.i.i4204 ]
  %outside.066.i.i4207 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4201 ], [ %or7.i.i4216, %for.body.i.i4204 ]
  %add.ptr.i.i4208 = getelementptr inbounds i32, ptr %add.ptr72.i4200, i64 %k.067.i.i4206
  %623 = load <8 x i32>, ptr %add.ptr.i.i4208, align 4
  %conv.i.i4209 = sext <8 x i32> %623 to <8 x i64>
  %isneg.i.i4210 = icmp slt <8 x i32> %623, zeroinitializer
  %and.i.i4211 = select <8 x i1> %isneg.i.i4210, <8 x i64> %splat.splat.i.i4203, <8 x i64> zeroinitializer
  %add1.i.i4212 = add <8 x i64> %and.i.i4211, %conv.i.i4209
  %add1.lobit.i.i4213 = ashr <8 x i64> %add1.i.i4212, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4214 = icmp slt <8 x i64> %add1.i.i4212, %splat.splat.i.i4203
  %or.i.i4215 = select <8 x i1> %cmp5.not.i.i4214, <8 x i64> %add1.lobit.i.i4213, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4216 = or <8 x i64> %or.i.i4215, %outside.066.i.i4207
  %conv8.i.i4217 = trunc <8 x i64> %add1.i.i4212 to <8 x i32>
  %add.ptr9.i.i4218 = getelementptr inbounds i32, ptr %cond67.i4026, i64 %k.067.i.i4206
  store <8 x i32> %conv8.i.i4217, ptr %add.ptr9.i.i4218, align 8
  %add.i.i4219 = add nuw nsw i64 %add68.i.i4205, 8
  %cmp.not.i.i4220 = icmp sgt i64 %add.i.i4219, %spec.select.i4039
  br i1 %cmp.not.i.i4220, label %for.cond11.preheader.i.i4221, label %for.body.i.i4204, !llvm.loop !8

for.cond18.preheader.i.i4231:                     ; preds = %for.body14.i.i4224
  %cmp1972.i.i4232 = icmp slt i64 %k.0.lcssa.i.i4223, %spec.select.i4039
  br i1 %cmp1972.i.i4232, label %for.body21.i.i4233, label %cond.end78.i4075

for.body14.i.i4224:                               ; preds = %for.body14.i.i4224, %for.cond11.preheader.i.i4221
  %j.071.i.i4225 = phi i64 [ 0, %for.cond11.preheader.i.i4221 ], [ %inc.i.i4229, %for.body14.i.i4224 ]
  %wrong.070.i.i4226 = phi i64 [ 0, %for.cond11.preheader.i.i4221 ], [ %or15.i.i4228, %for.body14.i.i4224 ]
  %vecext.i.i4227 = extractelement <8 x i64> %outside.0.lcssa.i.i4222, i64 %j.071.i.i4225
  %or15.i.i4228 = or i64 %vecext.i.i4227, %wrong.070.i.i4226
  %inc.i.i4229 = add nuw nsw i64 %j.071.i.i4225, 1
  %exitcond.not.i298.i4230 = icmp eq i64 %inc.i.i4229, 8
  br i1 %exitcond.not.i298.i4230, label %for.cond18.preheader.i.i4231, label %for.body14.i.i4224, !llvm.loop !9

for.body21.i.i4233:                               ; preds = %for.cond18.preheader.i.i4231, %for.body21.i.i4233
  %k.174.i.i4234 = phi i64 [ %inc35.i.i4246, %for.body21.i.i4233 ], [ %k.0.lcssa.i.i4223, %for.cond18.preheader.i.i4231 ]
  %wrong.173.i.i4235 = phi i64 [ %or31.i.i4243, %for.body21.i.i4233 ], [ %or15.i.i4228, %for.cond18.preheader.i.i4231 ]
  %arrayidx.i.i4236 = getelementptr inbounds i32, ptr %add.ptr72.i4200, i64 %k.174.i.i4234
  %624 = load i32, ptr %arrayidx.i.i4236, align 4
  %conv23.i.i4237 = sext i32 %624 to i64
  %cmp25.i.i4238 = icmp slt i32 %624, 0
  %cond.i.i4239 = select i1 %cmp25.i.i4238, i64 %622, i64 0
  %add27.i.i4240 = add nsw i64 %cond.i.i4239, %conv23.i.i4237
  %cmp28.i.i4241 = icmp uge i64 %add27.i.i4240, %622
  %conv30.i.i4242 = zext i1 %cmp28.i.i4241 to i64
  %or31.i.i4243 = or i64 %wrong.173.i.i4235, %conv30.i.i4242
  %conv32.i.i4244 = trunc i64 %add27.i.i4240 to i32
  %arrayidx33.i.i4245 = getelementptr inbounds i32, ptr %cond67.i4026, i64 %k.174.i.i4234
  store i32 %conv32.i.i4244, ptr %arrayidx33.i.i4245, align 4
  %inc35.i.i4246 = add nuw nsw i64 %k.174.i.i4234, 1
  %exitcond76.not.i.i4247 = icmp eq i64 %inc35.i.i4246, %spec.select.i4039
  br i1 %exitcond76.not.i.i4247, label %cond.end78.i4075, label %for.body21.i.i4233, !llvm.loop !10

cond.false74.i4042:                               ; preds = %for.body50.i4035
  %add.ptr75.i4043 = getelementptr inbounds i64, ptr %477, i64 %k44.0363.i4037
  br i1 %cmp.not65.i.i4041, label %for.cond10.preheader.i.i4063, label %for.body.lr.ph.i299.i4044

for.body.lr.ph.i299.i4044:                        ; preds = %cond.false74.i4042
  %splat.splatinsert.i300.i4045 = insertelement <8 x i64> poison, i64 %622, i64 0
  %splat.splat.i301.i4046 = shufflevector <8 x i64> %splat.splatinsert.i300.i4045, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4047

for.cond10.preheader.i.i4063:                     ; preds = %for.body.i302.i4047, %cond.false74.i4042
  %outside.0.lcssa.i314.i4064 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4042 ], [ %or7.i310.i4058, %for.body.i302.i4047 ]
  %k.0.lcssa.i315.i4065 = phi i64 [ 0, %cond.false74.i4042 ], [ %add66.i.i4048, %for.body.i302.i4047 ]
  br label %for.body13.i316.i4066

for.body.i302.i4047:                              ; preds = %for.body.i302.i4047, %for.body.lr.ph.i299.i4044
  %add66.i.i4048 = phi i64 [ 8, %for.body.lr.ph.i299.i4044 ], [ %add.i312.i4061, %for.body.i302.i4047 ]
  %k.065.i.i4049 = phi i64 [ 0, %for.body.lr.ph.i299.i4044 ], [ %add66.i.i4048, %for.body.i302.i4047 ]
  %outside.064.i.i4050 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4044 ], [ %or7.i310.i4058, %for.body.i302.i4047 ]
  %add.ptr.i303.i4051 = getelementptr inbounds i64, ptr %add.ptr75.i4043, i64 %k.065.i.i4049
  %625 = load <8 x i64>, ptr %add.ptr.i303.i4051, align 8
  %isneg.i304.i4052 = icmp slt <8 x i64> %625, zeroinitializer
  %and.i305.i4053 = select <8 x i1> %isneg.i304.i4052, <8 x i64> %splat.splat.i301.i4046, <8 x i64> zeroinitializer
  %add1.i306.i4054 = add <8 x i64> %and.i305.i4053, %625
  %add1.lobit.i307.i4055 = ashr <8 x i64> %add1.i306.i4054, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4056 = icmp slt <8 x i64> %add1.i306.i4054, %splat.splat.i301.i4046
  %or.i309.i4057 = select <8 x i1> %cmp5.not.i308.i4056, <8 x i64> %add1.lobit.i307.i4055, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4058 = or <8 x i64> %or.i309.i4057, %outside.064.i.i4050
  %conv.i311.i4059 = trunc <8 x i64> %add1.i306.i4054 to <8 x i32>
  %add.ptr8.i.i4060 = getelementptr inbounds i32, ptr %cond67.i4026, i64 %k.065.i.i4049
  store <8 x i32> %conv.i311.i4059, ptr %add.ptr8.i.i4060, align 8
  %add.i312.i4061 = add nuw nsw i64 %add66.i.i4048, 8
  %cmp.not.i313.i4062 = icmp sgt i64 %add.i312.i4061, %spec.select.i4039
  br i1 %cmp.not.i313.i4062, label %for.cond10.preheader.i.i4063, label %for.body.i302.i4047, !llvm.loop !11

for.cond17.preheader.i.i4073:                     ; preds = %for.body13.i316.i4066
  %cmp1870.i.i4074 = icmp slt i64 %k.0.lcssa.i315.i4065, %spec.select.i4039
  br i1 %cmp1870.i.i4074, label %for.body20.i.i4185, label %cond.end78.i4075

for.body13.i316.i4066:                            ; preds = %for.body13.i316.i4066, %for.cond10.preheader.i.i4063
  %j.069.i.i4067 = phi i64 [ 0, %for.cond10.preheader.i.i4063 ], [ %inc.i318.i4071, %for.body13.i316.i4066 ]
  %wrong.068.i.i4068 = phi i64 [ 0, %for.cond10.preheader.i.i4063 ], [ %or14.i.i4070, %for.body13.i316.i4066 ]
  %vecext.i317.i4069 = extractelement <8 x i64> %outside.0.lcssa.i314.i4064, i64 %j.069.i.i4067
  %or14.i.i4070 = or i64 %vecext.i317.i4069, %wrong.068.i.i4068
  %inc.i318.i4071 = add nuw nsw i64 %j.069.i.i4067, 1
  %exitcond.not.i319.i4072 = icmp eq i64 %inc.i318.i4071, 8
  br i1 %exitcond.not.i319.i4072, label %for.cond17.preheader.i.i4073, label %for.body13.i316.i4066, !llvm.loop !12

for.body20.i.i4185:                               ; preds = %for.cond17.preheader.i.i4073, %for.body20.i.i4185
  %k.172.i.i4186 = phi i64 [ %inc33.i.i4197, %for.body20.i.i4185 ], [ %k.0.lcssa.i315.i4065, %for.cond17.preheader.i.i4073 ]
  %wrong.171.i.i4187 = phi i64 [ %or29.i.i4194, %for.body20.i.i4185 ], [ %or14.i.i4070, %for.cond17.preheader.i.i4073 ]
  %arrayidx.i321.i4188 = getelementptr inbounds i64, ptr %add.ptr75.i4043, i64 %k.172.i.i4186
  %626 = load i64, ptr %arrayidx.i321.i4188, align 8
  %cmp23.i.i4189 = icmp slt i64 %626, 0
  %cond.i322.i4190 = select i1 %cmp23.i.i4189, i64 %622, i64 0
  %add25.i.i4191 = add nsw i64 %cond.i322.i4190, %626
  %cmp26.i.i4192 = icmp uge i64 %add25.i.i4191, %622
  %conv28.i.i4193 = zext i1 %cmp26.i.i4192 to i64
  %or29.i.i4194 = or i64 %wrong.171.i.i4187, %conv28.i.i4193
  %conv30.i323.i4195 = trunc i64 %add25.i.i4191 to i32
  %arrayidx31.i.i4196 = getelementptr inbounds i32, ptr %cond67.i4026, i64 %k.172.i.i4186
  store i32 %conv30.i323.i4195, ptr %arrayidx31.i.i4196, align 4
  %inc33.i.i4197 = add nuw nsw i64 %k.172.i.i4186, 1
  %exitcond74.not.i.i4198 = icmp eq i64 %inc33.i.i4197, %spec.select.i4039
  br i1 %exitcond74.not.i.i4198, label %cond.end78.i4075, label %for.body20.i.i4185, !llvm.loop !13

cond.end78.i4075:                                 ; preds = %for.body20.i.i4185, %for.body21.i.i4233, %for.cond17.preheader.i.i4073, %for.cond18.preheader.i.i4231
  %cond79.in.in.i4076 = phi i64 [ %or15.i.i4228, %for.cond18.preheader.i.i4231 ], [ %or14.i.i4070, %for.cond17.preheader.i.i4073 ], [ %or31.i.i4243, %for.body21.i.i4233 ], [ %or29.i.i4194, %for.body20.i.i4185 ]
  %cond79.in.not.i4077 = icmp eq i64 %cond79.in.in.i4076, 0
  br i1 %cond79.in.not.i4077, label %if.end82.i4078, label %most_long.exit

if.end82.i4078:                                   ; preds = %cond.end78.i4075
  br i1 %618, label %if.end87.i4112, label %if.else85.i4079

if.else85.i4079:                                  ; preds = %if.end82.i4078
  %cmp55.i.i4080 = icmp sgt i64 %sub52.i4038, 0
  br i1 %cmp55.i.i4080, label %for.body.i326.i4086, label %if.else94.thread.i4081

for.cond12.preheader.i.i4099:                     ; preds = %for.body.i326.i4086
  %tobool.not.i.i4100 = icmp eq i64 %add.i328.i4096, 0
  br i1 %tobool.not.i.i4100, label %if.else94.thread.i4081, label %for.body16.lr.ph.i.i4101

for.body16.lr.ph.i.i4101:                         ; preds = %for.cond12.preheader.i.i4099
  %sub18.i.i4102 = add nsw i64 %add.i328.i4096, -1
  %arrayidx19.i.i4103 = getelementptr inbounds [520 x i32], ptr %found.i3944, i64 0, i64 %sub18.i.i4102
  %arrayidx25.i.i4104 = getelementptr inbounds [520 x i32], ptr %places63.i4025, i64 0, i64 %sub18.i.i4102
  br label %for.body16.i.i4105

for.body.i326.i4086:                              ; preds = %if.else85.i4079, %for.body.i326.i4086
  %n.057.i.i4087 = phi i64 [ %add.i328.i4096, %for.body.i326.i4086 ], [ 0, %if.else85.i4079 ]
  %k.056.i.i4088 = phi i64 [ %inc.i329.i4097, %for.body.i326.i4086 ], [ 0, %if.else85.i4079 ]
  %arrayidx.i327.i4089 = getelementptr inbounds i32, ptr %places.i3943, i64 %k.056.i.i4088
  %627 = load i32, ptr %arrayidx.i327.i4089, align 4
  %sub3.i.i4090 = sub i32 %627, %conv.i324.i4029
  %conv4.i.i4091 = trunc i64 %k.056.i.i4088 to i32
  %arrayidx5.i.i4092 = getelementptr inbounds [520 x i32], ptr %found.i3944, i64 0, i64 %n.057.i.i4087
  store i32 %conv4.i.i4091, ptr %arrayidx5.i.i4092, align 4
  %arrayidx7.i.i4093 = getelementptr inbounds [520 x i32], ptr %places63.i4025, i64 0, i64 %n.057.i.i4087
  store i32 %sub3.i.i4090, ptr %arrayidx7.i.i4093, align 4
  %cmp8.i.i4094 = icmp ult i32 %sub3.i.i4090, %conv1.i.i4030
  %conv10.i.i4095 = zext i1 %cmp8.i.i4094 to i64
  %add.i328.i4096 = add nuw nsw i64 %n.057.i.i4087, %conv10.i.i4095
  %inc.i329.i4097 = add nuw nsw i64 %k.056.i.i4088, 1
  %exitcond.not.i330.i4098 = icmp eq i64 %inc.i329.i4097, %spec.select.i4039
  br i1 %exitcond.not.i330.i4098, label %for.cond12.preheader.i.i4099, label %for.body.i326.i4086, !llvm.loop !14

for.body16.i.i4105:                               ; preds = %for.body16.i.i4105, %for.body16.lr.ph.i.i4101
  %k11.058.i.i4106 = phi i64 [ 0, %for.body16.lr.ph.i.i4101 ], [ %inc30.i.i4110, %for.body16.i.i4105 ]
  %628 = load i32, ptr %arrayidx19.i.i4103, align 4
  %add21.i.i4107 = add nuw nsw i64 %k11.058.i.i4106, %add.i328.i4096
  %arrayidx22.i.i4108 = getelementptr inbounds [520 x i32], ptr %found.i3944, i64 0, i64 %add21.i.i4107
  store i32 %628, ptr %arrayidx22.i.i4108, align 4
  %629 = load i32, ptr %arrayidx25.i.i4104, align 4
  %arrayidx28.i.i4109 = getelementptr inbounds [520 x i32], ptr %places63.i4025, i64 0, i64 %add21.i.i4107
  store i32 %629, ptr %arrayidx28.i.i4109, align 4
  %inc30.i.i4110 = add nuw nsw i64 %k11.058.i.i4106, 1
  %exitcond.not.i4111 = icmp eq i64 %inc30.i.i4110, 8
  br i1 %exitcond.not.i4111, label %if.end87.i4112, label %for.body16.i.i4105, !llvm.loop !15

if.else94.thread.i4081:                           ; preds = %for.cond12.preheader.i.i4099, %if.else85.i4079
  store i64 0, ptr %count32.i.i4031, align 8
  br label %for.inc101.i4082

if.end87.i4112:                                   ; preds = %for.body16.i.i4105, %if.end82.i4078
  %630 = phi i64 [ %spec.select.i4039, %if.end82.i4078 ], [ %add.i328.i4096, %for.body16.i.i4105 ]
  store i64 %630, ptr %count32.i.i4031, align 8
  %tobool89.i4113 = icmp ne i64 %630, 0
  %or.cond183.i4114 = select i1 %tobool89.i4113, i1 %cmp91.i4032, i1 false
  %cmp47.i.i4115 = icmp sgt i64 %630, 0
  br i1 %or.cond183.i4114, label %if.then93.i4158, label %if.else94.i4116

if.then93.i4158:                                  ; preds = %if.end87.i4112
  br i1 %cmp47.i.i4115, label %for.body.preheader.i.i4159, label %for.inc101.i4082

for.body.preheader.i.i4159:                       ; preds = %if.then93.i4158
  %631 = load i32, ptr %places63.i4025, align 8
  %conv.i331.i4160 = sext i32 %631 to i64
  %arrayidx1.i.i4161 = getelementptr inbounds i64, ptr %cond.i3960, i64 %conv.i331.i4160
  %632 = load i64, ptr %arrayidx1.i.i4161, align 8
  br label %for.body.i332.i4162

for.body.i332.i4162:                              ; preds = %if.end.i.i4175, %for.body.preheader.i.i4159
  %before.050.i.i4163 = phi i64 [ %conv5.i.i4167, %if.end.i.i4175 ], [ %conv.i331.i4160, %for.body.preheader.i.i4159 ]
  %m.049.i.i4164 = phi i64 [ %inc.i339.i4183, %if.end.i.i4175 ], [ 0, %for.body.preheader.i.i4159 ]
  %found.048.i.i4165 = phi i64 [ %cond.i338.i4181, %if.end.i.i4175 ], [ %632, %for.body.preheader.i.i4159 ]
  %arrayidx4.i.i4166 = getelementptr inbounds [520 x i32], ptr %places63.i4025, i64 0, i64 %m.049.i.i4164
  %633 = load i32, ptr %arrayidx4.i.i4166, align 4
  %conv5.i.i4167 = sext i32 %633 to i64
  %add.i333.i4168 = add nuw nsw i64 %m.049.i.i4164, 8
  %arrayidx7.i334.i4169 = getelementptr inbounds [520 x i32], ptr %places63.i4025, i64 0, i64 %add.i333.i4168
  %634 = load i32, ptr %arrayidx7.i334.i4169, align 4
  %idx.ext.i.i4170 = sext i32 %634 to i64
  %add.ptr.i335.i4171 = getelementptr inbounds i64, ptr %cond.i3960, i64 %idx.ext.i.i4170
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4171, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4172 = icmp eq i64 %before.050.i.i4163, %conv5.i.i4167
  br i1 %cmp8.not.i.i4172, label %if.end.i.i4175, label %if.then.i336.i4173

if.then.i336.i4173:                               ; preds = %for.body.i332.i4162
  %arrayidx10.i.i4174 = getelementptr inbounds i64, ptr %cond.i3960, i64 %conv5.i.i4167
  %635 = load i64, ptr %arrayidx10.i.i4174, align 8
  br label %if.end.i.i4175

if.end.i.i4175:                                   ; preds = %if.then.i336.i4173, %for.body.i332.i4162
  %found.1.i.i4176 = phi i64 [ %635, %if.then.i336.i4173 ], [ %found.048.i.i4165, %for.body.i332.i4162 ]
  %arrayidx11.i.i4177 = getelementptr inbounds [520 x i32], ptr %found.i3944, i64 0, i64 %m.049.i.i4164
  %636 = load i32, ptr %arrayidx11.i.i4177, align 4
  %conv12.i.i4178 = sext i32 %636 to i64
  %mul.i337.i4179 = mul nsw i64 %480, %conv12.i.i4178
  %arrayidx13.i.i4180 = getelementptr inbounds i64, ptr %values.0364.i4036, i64 %mul.i337.i4179
  %637 = load i64, ptr %arrayidx13.i.i4180, align 8
  %cond.i338.i4181 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4176, i64 %637)
  %arrayidx23.i.i4182 = getelementptr inbounds i64, ptr %cond.i3960, i64 %conv5.i.i4167
  store i64 %cond.i338.i4181, ptr %arrayidx23.i.i4182, align 8
  %inc.i339.i4183 = add nuw nsw i64 %m.049.i.i4164, 1
  %exitcond375.not.i4184 = icmp eq i64 %inc.i339.i4183, %630
  br i1 %exitcond375.not.i4184, label %for.inc101.i4082, label %for.body.i332.i4162, !llvm.loop !121

if.else94.i4116:                                  ; preds = %if.end87.i4112
  br i1 %cmp47.i.i4115, label %for.body.i343.i4117, label %for.inc101.i4082

for.body.i343.i4117:                              ; preds = %if.else94.i4116, %for.end52.i.i4148
  %m.0107.i.i4118 = phi i64 [ %inc54.i.i4149, %for.end52.i.i4148 ], [ 0, %if.else94.i4116 ]
  %arrayidx.i344.i4119 = getelementptr inbounds [520 x i32], ptr %found.i3944, i64 0, i64 %m.0107.i.i4118
  %638 = load i32, ptr %arrayidx.i344.i4119, align 4
  %conv.i345.i4120 = sext i32 %638 to i64
  %mul.i346.i4121 = mul nsw i64 %480, %conv.i345.i4120
  %add.ptr.i347.i4122 = getelementptr inbounds i64, ptr %values.0364.i4036, i64 %mul.i346.i4121
  %arrayidx1.i348.i4123 = getelementptr inbounds [520 x i32], ptr %places63.i4025, i64 0, i64 %m.0107.i.i4118
  %639 = load i32, ptr %arrayidx1.i348.i4123, align 4
  %conv2.i.i4124 = sext i32 %639 to i64
  %mul3.i.i4125 = mul nsw i64 %481, %conv2.i.i4124
  %add.ptr4.i.i4126 = getelementptr inbounds i64, ptr %cond.i3960, i64 %mul3.i.i4125
  %add.i349.i4127 = add nuw nsw i64 %m.0107.i.i4118, 8
  %arrayidx6.i.i4128 = getelementptr inbounds [520 x i32], ptr %found.i3944, i64 0, i64 %add.i349.i4127
  %640 = load i32, ptr %arrayidx6.i.i4128, align 4
  %conv7.i.i4129 = sext i32 %640 to i64
  %mul8.i.i4130 = mul nsw i64 %480, %conv7.i.i4129
  %add.ptr9.i350.i4131 = getelementptr inbounds i64, ptr %values.0364.i4036, i64 %mul8.i.i4130
  %arrayidx12.i.i4132 = getelementptr inbounds [520 x i32], ptr %places63.i4025, i64 0, i64 %add.i349.i4127
  %641 = load i32, ptr %arrayidx12.i.i4132, align 4
  %conv13.i.i4133 = sext i32 %641 to i64
  %mul14.i.i4134 = mul nsw i64 %481, %conv13.i.i4133
  %add.ptr15.i.i4135 = getelementptr inbounds i64, ptr %cond.i3960, i64 %mul14.i.i4134
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4135, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i4033, label %for.cond36.preheader.i.i4145, label %for.body20.i351.i4136

for.cond36.preheader.i.i4145:                     ; preds = %for.body20.i351.i4136, %for.body.i343.i4117
  %j.0.lcssa.i.i4146 = phi i64 [ 0, %for.body.i343.i4117 ], [ %add17103.i.i4137, %for.body20.i351.i4136 ]
  %cmp37104.i.i4147 = icmp slt i64 %j.0.lcssa.i.i4146, %481
  br i1 %cmp37104.i.i4147, label %for.body39.i.i4151, label %for.end52.i.i4148

for.body20.i351.i4136:                            ; preds = %for.body.i343.i4117, %for.body20.i351.i4136
  %add17103.i.i4137 = phi i64 [ %add17.i.i4143, %for.body20.i351.i4136 ], [ 8, %for.body.i343.i4117 ]
  %j.0102.i.i4138 = phi i64 [ %add17103.i.i4137, %for.body20.i351.i4136 ], [ 0, %for.body.i343.i4117 ]
  %add.ptr21.i.i4139 = getelementptr inbounds i64, ptr %add.ptr9.i350.i4131, i64 %j.0102.i.i4138
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4139, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4140 = getelementptr inbounds i64, ptr %add.ptr4.i.i4126, i64 %j.0102.i.i4138
  %642 = load <8 x i64>, ptr %add.ptr22.i.i4140, align 8
  %add.ptr23.i.i4141 = getelementptr inbounds i64, ptr %add.ptr.i347.i4122, i64 %j.0102.i.i4138
  %643 = load <8 x i64>, ptr %add.ptr23.i.i4141, align 8
  %or33.i.i4142 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %642, <8 x i64> %643)
  store <8 x i64> %or33.i.i4142, ptr %add.ptr22.i.i4140, align 8
  %add17.i.i4143 = add nuw nsw i64 %add17103.i.i4137, 8
  %cmp18.not.i.i4144 = icmp sgt i64 %add17.i.i4143, %481
  br i1 %cmp18.not.i.i4144, label %for.cond36.preheader.i.i4145, label %for.body20.i351.i4136, !llvm.loop !122

for.body39.i.i4151:                               ; preds = %for.cond36.preheader.i.i4145, %for.body39.i.i4151
  %j.1105.i.i4152 = phi i64 [ %inc.i353.i4156, %for.body39.i.i4151 ], [ %j.0.lcssa.i.i4146, %for.cond36.preheader.i.i4145 ]
  %arrayidx40.i.i4153 = getelementptr inbounds i64, ptr %add.ptr4.i.i4126, i64 %j.1105.i.i4152
  %644 = load i64, ptr %arrayidx40.i.i4153, align 8
  %arrayidx41.i.i4154 = getelementptr inbounds i64, ptr %add.ptr.i347.i4122, i64 %j.1105.i.i4152
  %645 = load i64, ptr %arrayidx41.i.i4154, align 8
  %spec.select.i.i4155 = tail call i64 @llvm.smax.i64(i64 %644, i64 %645)
  store i64 %spec.select.i.i4155, ptr %arrayidx40.i.i4153, align 8
  %inc.i353.i4156 = add nuw nsw i64 %j.1105.i.i4152, 1
  %exitcond.not.i354.i4157 = icmp eq i64 %inc.i353.i4156, %481
  br i1 %exitcond.not.i354.i4157, label %for.end52.i.i4148, label %for.body39.i.i4151, !llvm.loop !123

for.end52.i.i4148:                                ; preds = %for.body39.i.i4151, %for.cond36.preheader.i.i4145
  %inc54.i.i4149 = add nuw nsw i64 %m.0107.i.i4118, 1
  %exitcond374.not.i4150 = icmp eq i64 %inc54.i.i4149, %630
  br i1 %exitcond374.not.i4150, label %for.inc101.i4082, label %for.body.i343.i4117, !llvm.loop !124

for.inc101.i4082:                                 ; preds = %for.end52.i.i4148, %if.end.i.i4175, %if.else94.i4116, %if.then93.i4158, %if.else94.thread.i4081
  %add.i4083 = add nuw nsw i64 %k44.0363.i4037, 512
  %add.ptr103.i4084 = getelementptr inbounds i8, ptr %values.0364.i4036, i64 %add.ptr103.idx.i4034
  %646 = load i64, ptr %arrayidx46.i3975, align 8
  %cmp47.not.i4085 = icmp slt i64 %add.i4083, %646
  br i1 %cmp47.not.i4085, label %for.body50.i4035, label %for.end106.i3977, !llvm.loop !125

for.end106.i3977:                                 ; preds = %for.inc101.i4082, %for.cond45.preheader.i3974
  %647 = load i64, ptr %a, align 8
  %cmp108.i3978 = icmp eq i64 %647, 0
  %tobool111.i3979 = icmp ne i64 %483, 0
  %or.cond184.i3980 = select i1 %cmp108.i3978, i1 %tobool111.i3979, i1 false
  br i1 %or.cond184.i3980, label %lor.lhs.false112.i3982, label %most_long.exit

lor.lhs.false112.i3982:                           ; preds = %for.end106.i3977
  %cmp113.i3983 = icmp ne ptr %cond.i3960, %484
  %tobool116.i3984 = icmp ne i64 %474, 0
  %or.cond185.i3985 = select i1 %cmp113.i3983, i1 true, i1 %tobool116.i3984
  br i1 %or.cond185.i3985, label %for.cond120.preheader.i3986, label %most_long.exit

for.cond120.preheader.i3986:                      ; preds = %lor.lhs.false112.i3982
  %cmp122.not365.i3987 = icmp slt i64 %mul.i3953, 8
  br i1 %cmp122.not365.i3987, label %for.cond145.preheader.i3999, label %for.body124.lr.ph.i3988

for.body124.lr.ph.i3988:                          ; preds = %for.cond120.preheader.i3986
  %add.ptr131.i3989 = getelementptr inbounds i64, ptr %475, i64 %mul9.i3956
  br label %for.body124.i3990

for.cond145.preheader.i3999:                      ; preds = %if.end140.i3994, %for.cond120.preheader.i3986
  %k119.0.lcssa.i4000 = phi i64 [ 0, %for.cond120.preheader.i3986 ], [ %add121367.i3991, %if.end140.i3994 ]
  %cmp146368.i4001 = icmp slt i64 %k119.0.lcssa.i4000, %mul.i3953
  br i1 %cmp146368.i4001, label %for.body148.lr.ph.i4002, label %most_long.exit

for.body148.lr.ph.i4002:                          ; preds = %for.cond145.preheader.i3999
  %648 = getelementptr i64, ptr %475, i64 %mul9.i3956
  br label %for.body148.i4003

for.body124.i3990:                                ; preds = %if.end140.i3994, %for.body124.lr.ph.i3988
  %add121367.i3991 = phi i64 [ 8, %for.body124.lr.ph.i3988 ], [ %add121.i3997, %if.end140.i3994 ]
  %k119.0366.i3992 = phi i64 [ 0, %for.body124.lr.ph.i3988 ], [ %add121367.i3991, %if.end140.i3994 ]
  %add.ptr125.i3993 = getelementptr inbounds i64, ptr %cond.i3960, i64 %k119.0366.i3992
  %649 = load <8 x i64>, ptr %add.ptr125.i3993, align 8
  br i1 %tobool116.i3984, label %land.lhs.true127.i4015, label %if.end140.i3994

land.lhs.true127.i4015:                           ; preds = %for.body124.i3990
  %650 = load i64, ptr %arrayidx8.i3955, align 8
  %tobool129.not.i4016 = icmp eq i64 %650, 0
  br i1 %tobool129.not.i4016, label %if.then136.i4020, label %if.then130.i4017

if.then130.i4017:                                 ; preds = %land.lhs.true127.i4015
  %add.ptr132.i4018 = getelementptr inbounds i64, ptr %add.ptr131.i3989, i64 %k119.0366.i3992
  %651 = load <8 x i64>, ptr %add.ptr132.i4018, align 8
  %add133.i4019 = add <8 x i64> %651, %649
  br label %if.end140.i3994

if.then136.i4020:                                 ; preds = %land.lhs.true127.i4015
  %652 = load i64, ptr %475, align 8
  %splat.splatinsert.i4021 = insertelement <8 x i64> poison, i64 %652, i64 0
  %splat.splat.i4022 = shufflevector <8 x i64> %splat.splatinsert.i4021, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i4023 = add <8 x i64> %splat.splat.i4022, %649
  br label %if.end140.i3994

if.end140.i3994:                                  ; preds = %if.then136.i4020, %if.then130.i4017, %for.body124.i3990
  %sum.0.i3995 = phi <8 x i64> [ %add133.i4019, %if.then130.i4017 ], [ %add138.i4023, %if.then136.i4020 ], [ %649, %for.body124.i3990 ]
  %add.ptr141.i3996 = getelementptr inbounds i64, ptr %484, i64 %k119.0366.i3992
  store <8 x i64> %sum.0.i3995, ptr %add.ptr141.i3996, align 8
  %add121.i3997 = add nuw nsw i64 %add121367.i3991, 8
  %cmp122.not.i3998 = icmp sgt i64 %add121.i3997, %mul.i3953
  br i1 %cmp122.not.i3998, label %for.cond145.preheader.i3999, label %for.body124.i3990, !llvm.loop !126

for.body148.i4003:                                ; preds = %cond.end159.i4006, %for.body148.lr.ph.i4002
  %k119.1369.i4004 = phi i64 [ %k119.0.lcssa.i4000, %for.body148.lr.ph.i4002 ], [ %inc163.i4009, %cond.end159.i4006 ]
  %arrayidx151.i4005 = getelementptr inbounds i64, ptr %cond.i3960, i64 %k119.1369.i4004
  %653 = load i64, ptr %arrayidx151.i4005, align 8
  br i1 %tobool116.i3984, label %cond.true150.i4011, label %cond.end159.i4006

cond.true150.i4011:                               ; preds = %for.body148.i4003
  %654 = load i64, ptr %arrayidx8.i3955, align 8
  %mul153.i4012 = mul nsw i64 %654, %k119.1369.i4004
  %arrayidx155.i4013 = getelementptr i64, ptr %648, i64 %mul153.i4012
  %655 = load i64, ptr %arrayidx155.i4013, align 8
  %add156.i4014 = add nsw i64 %655, %653
  br label %cond.end159.i4006

cond.end159.i4006:                                ; preds = %cond.true150.i4011, %for.body148.i4003
  %cond160.i4007 = phi i64 [ %add156.i4014, %cond.true150.i4011 ], [ %653, %for.body148.i4003 ]
  %arrayidx161.i4008 = getelementptr inbounds i64, ptr %484, i64 %k119.1369.i4004
  store i64 %cond160.i4007, ptr %arrayidx161.i4008, align 8
  %inc163.i4009 = add nuw nsw i64 %k119.1369.i4004, 1
  %exitcond376.not.i4010 = icmp eq i64 %inc163.i4009, %mul.i3953
  br i1 %exitcond376.not.i4010, label %most_long.exit, label %for.body148.i4003, !llvm.loop !127

most_long.exit:                                   ; preds = %cond.end78.i4075, %cond.end159.i4006, %for.end106.i3977, %lor.lhs.false112.i3982, %for.cond145.preheader.i3999
  %retval.3.i3981 = phi i64 [ 0, %lor.lhs.false112.i3982 ], [ 0, %for.end106.i3977 ], [ 0, %for.cond145.preheader.i3999 ], [ 0, %cond.end159.i4006 ], [ 1, %cond.end78.i4075 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3944) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3943) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %retval.3.i, %set_32.exit ], [ %retval.3.i149, %set_64.exit ], [ %retval.3.i426, %add_float.exit ], [ %retval.3.i652, %add_double.exit ], [ %retval.3.i946, %add_int.exit ], [ %retval.3.i1286, %add_long.exit ], [ %retval.3.i1625, %least_float.exit ], [ %retval.3.i1922, %least_double.exit ], [ %retval.3.i2271, %least_int.exit ], [ %retval.3.i2603, %least_long.exit ], [ %retval.3.i2943, %most_float.exit ], [ %retval.3.i3292, %most_double.exit ], [ %retval.3.i3641, %most_int.exit ], [ %retval.3.i3981, %most_long.exit ]
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
