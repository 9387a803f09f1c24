; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 8b3bdde2a81de47686de5042937cdc02ea8785f8
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i3945 = alloca [512 x i32], align 4
  %found.i3946 = alloca %struct.chosen, align 8
  %places.i3605 = alloca [512 x i32], align 4
  %found.i3606 = alloca %struct.chosen, align 8
  %places.i3256 = alloca [512 x i32], align 4
  %found.i3257 = alloca %struct.chosen, align 8
  %places.i2907 = alloca [512 x i32], align 4
  %found.i2908 = alloca %struct.chosen, align 8
  %places.i2567 = alloca [512 x i32], align 4
  %found.i2568 = alloca %struct.chosen, align 8
  %places.i2234 = alloca [512 x i32], align 4
  %found.i2235 = alloca %struct.chosen, align 8
  %places.i1885 = alloca [512 x i32], align 4
  %found.i1886 = alloca %struct.chosen, align 8
  %places.i1588 = alloca [512 x i32], align 4
  %found.i1589 = alloca %struct.chosen, align 8
  %places.i1248 = alloca [512 x i32], align 4
  %found.i1249 = alloca %struct.chosen, align 8
  %places.i908 = alloca [512 x i32], align 4
  %found.i909 = alloca %struct.chosen, align 8
  %places.i615 = alloca [512 x i32], align 4
  %found.i616 = alloca %struct.chosen, align 8
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
  %exitcond4396.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond4396.not, label %for.cond45.preheader.i, label %for.body.i, !llvm.loop !7

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
  %exitcond4398.not = icmp eq i64 %inc.i377, 520
  br i1 %exitcond4398.not, label %for.cond45.preheader.i143, label %for.body.i373, !llvm.loop !24

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
  %exitcond4394.not = icmp eq i64 %inc.i600, 520
  br i1 %exitcond4394.not, label %for.cond45.preheader.i421, label %for.body.i596, !llvm.loop !32

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
  store <8 x i32> %conv8.i.i561, ptr %add.ptr9.i.i562, align 4
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
  store <8 x i32> %conv.i316.i, ptr %add.ptr8.i.i464, align 4
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
  %exitcond4393.not = icmp eq i64 %inc.i883, 520
  br i1 %exitcond4393.not, label %for.cond45.preheader.i646, label %for.body.i879, !llvm.loop !40

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
  store <8 x i32> %conv8.i.i843, ptr %add.ptr9.i.i844, align 4
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
  store <8 x i32> %conv.i311.i721, ptr %add.ptr8.i.i722, align 4
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
  %exitcond4392.not = icmp eq i64 %inc.i1223, 520
  br i1 %exitcond4392.not, label %for.cond45.preheader.i939, label %for.body.i1218, !llvm.loop !48

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
  store <8 x i32> %conv8.i.i1182, ptr %add.ptr9.i.i1183, align 4
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
  store <8 x i32> %conv.i311.i1024, ptr %add.ptr8.i.i1025, align 4
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
  %exitcond4395.not = icmp eq i64 %inc.i1563, 520
  br i1 %exitcond4395.not, label %for.cond45.preheader.i1279, label %for.body.i1558, !llvm.loop !56

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
  store <8 x i32> %conv8.i.i1522, ptr %add.ptr9.i.i1523, align 4
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
  store <8 x i32> %conv.i311.i1364, ptr %add.ptr8.i.i1365, align 4
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
  %arrayidx.i2569 = getelementptr inbounds i8, ptr %a, i64 24
  %288 = load i64, ptr %arrayidx.i2569, align 8
  %289 = inttoptr i64 %288 to ptr
  %arrayidx1.i2570 = getelementptr inbounds i8, ptr %a, i64 88
  %290 = load i64, ptr %arrayidx1.i2570, align 8
  %291 = inttoptr i64 %290 to ptr
  %arrayidx2.i2571 = getelementptr inbounds i8, ptr %a, i64 40
  %292 = load i64, ptr %arrayidx2.i2571, align 8
  %293 = inttoptr i64 %292 to ptr
  %arrayidx3.i2572 = getelementptr inbounds i8, ptr %a, i64 72
  %294 = load i64, ptr %arrayidx3.i2572, align 8
  %arrayidx4.i2573 = getelementptr inbounds i8, ptr %a, i64 80
  %295 = load i64, ptr %arrayidx4.i2573, align 8
  %arrayidx5.i2574 = getelementptr inbounds i8, ptr %a, i64 32
  %296 = load i64, ptr %arrayidx5.i2574, align 8
  %arrayidx6.i2575 = getelementptr inbounds i8, ptr %a, i64 64
  %297 = load i64, ptr %arrayidx6.i2575, align 8
  %sub.i2576 = sub i64 %295, %294
  %mul.i2577 = mul i64 %297, %sub.i2576
  %mul7.i2578 = mul nsw i64 %297, %294
  %arrayidx8.i2579 = getelementptr inbounds i8, ptr %a, i64 96
  %298 = load i64, ptr %arrayidx8.i2579, align 8
  %mul9.i2580 = mul nsw i64 %mul7.i2578, %298
  %arrayidx10.i2581 = getelementptr inbounds i8, ptr %a, i64 120
  %299 = load i64, ptr %arrayidx10.i2581, align 8
  %300 = inttoptr i64 %299 to ptr
  %arrayidx11.i2582 = getelementptr inbounds i8, ptr %a, i64 112
  %301 = load i64, ptr %arrayidx11.i2582, align 8
  %tobool.not.i2583 = icmp eq i64 %301, 0
  %302 = inttoptr i64 %301 to ptr
  %cond.i2584 = select i1 %tobool.not.i2583, ptr %300, ptr %302
  %arrayidx13.i2585 = getelementptr inbounds i8, ptr %a, i64 104
  %303 = load i64, ptr %arrayidx13.i2585, align 8
  %tobool14.not.i2586 = icmp eq i64 %303, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2586, label %if.end30.i1616, label %land.lhs.true.i1608

land.lhs.true.i1608:                              ; preds = %cond.true37
  %tobool16.i1610.not = icmp eq i64 %290, 0
  br i1 %tobool16.i1610.not, label %if.then.i1612, label %land.lhs.true20.i1869

if.then.i1612:                                    ; preds = %land.lhs.true.i1608
  %304 = inttoptr i64 %303 to ptr
  %305 = load i32, ptr %304, align 4
  %tobool.not.i.i1613 = icmp eq i32 %305, 0
  br i1 %tobool.not.i.i1613, label %if.then.i.i1867, label %for.cond.preheader.i.i1614

if.then.i.i1867:                                  ; preds = %if.then.i1612
  %mul.i.i1868 = shl nsw i64 %mul.i2577, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i.i1868, i1 false)
  br label %if.end30.i1616

for.cond.preheader.i.i1614:                       ; preds = %if.then.i1612
  %cmp535.i.i1615 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp535.i.i1615, label %for.body.i.i1862, label %if.end30.i1616

for.body.i.i1862:                                 ; preds = %for.cond.preheader.i.i1614, %for.body.i.i1862
  %k.036.i.i1863 = phi i64 [ %inc.i.i1865, %for.body.i.i1862 ], [ 0, %for.cond.preheader.i.i1614 ]
  %arrayidx.i.i1864 = getelementptr inbounds i32, ptr %cond.i2584, i64 %k.036.i.i1863
  store i32 %305, ptr %arrayidx.i.i1864, align 4
  %inc.i.i1865 = add nuw nsw i64 %k.036.i.i1863, 1
  %exitcond38.not.i.i1866 = icmp eq i64 %inc.i.i1865, %mul.i2577
  br i1 %exitcond38.not.i.i1866, label %if.end30.i1616, label %for.body.i.i1862, !llvm.loop !4

land.lhs.true20.i1869:                            ; preds = %land.lhs.true.i1608
  %tobool22.not.i1870 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i1870, label %if.then28.i1874, label %if.then23.i1871

if.then23.i1871:                                  ; preds = %land.lhs.true20.i1869
  %add.ptr.i1872 = getelementptr inbounds float, ptr %291, i64 %mul9.i2580
  %mul24.i1873 = shl i64 %mul.i2577, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2584, ptr nonnull align 4 %add.ptr.i1872, i64 %mul24.i1873, i1 false)
  br label %if.end30.i1616

if.then28.i1874:                                  ; preds = %land.lhs.true20.i1869
  %306 = load i32, ptr %291, align 4
  %tobool.not.i285.i1875 = icmp eq i32 %306, 0
  br i1 %tobool.not.i285.i1875, label %if.then.i293.i1883, label %for.cond.preheader.i286.i1876

if.then.i293.i1883:                               ; preds = %if.then28.i1874
  %mul.i294.i1884 = shl nsw i64 %mul.i2577, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i294.i1884, i1 false)
  br label %if.end30.i1616

for.cond.preheader.i286.i1876:                    ; preds = %if.then28.i1874
  %cmp535.i287.i1877 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp535.i287.i1877, label %for.body.i288.i1878, label %if.end30.i1616

for.body.i288.i1878:                              ; preds = %for.cond.preheader.i286.i1876, %for.body.i288.i1878
  %k.036.i289.i1879 = phi i64 [ %inc.i291.i1881, %for.body.i288.i1878 ], [ 0, %for.cond.preheader.i286.i1876 ]
  %arrayidx.i290.i1880 = getelementptr inbounds i32, ptr %cond.i2584, i64 %k.036.i289.i1879
  store i32 %306, ptr %arrayidx.i290.i1880, align 4
  %inc.i291.i1881 = add nuw nsw i64 %k.036.i289.i1879, 1
  %exitcond38.not.i292.i1882 = icmp eq i64 %inc.i291.i1881, %mul.i2577
  br i1 %exitcond38.not.i292.i1882, label %if.end30.i1616, label %for.body.i288.i1878, !llvm.loop !4

if.end30.i1616:                                   ; preds = %for.body.i288.i1878, %for.body.i.i1862, %for.cond.preheader.i286.i1876, %if.then.i293.i1883, %if.then23.i1871, %for.cond.preheader.i.i1614, %if.then.i.i1867, %cond.true37
  %cmp31.i1617 = icmp eq i64 %294, 0
  br i1 %cmp31.i1617, label %land.end.i1851, label %land.end.thread.i1618

land.end.thread.i1618:                            ; preds = %if.end30.i1616
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1588) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1589) #7
  br label %for.cond45.preheader.i1619

land.end.i1851:                                   ; preds = %if.end30.i1616
  %arrayidx32.i1852 = getelementptr inbounds i8, ptr %a, i64 56
  %307 = load i64, ptr %arrayidx32.i1852, align 8
  %cmp33.i1853 = icmp eq i64 %295, %307
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1588) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1589) #7
  br i1 %cmp33.i1853, label %for.body.lr.ph.i1854, label %for.cond45.preheader.i1619

for.body.lr.ph.i1854:                             ; preds = %land.end.i1851
  %places42.i1855 = getelementptr inbounds i8, ptr %found.i1589, i64 2080
  br label %for.body.i1856

for.cond45.preheader.i1619:                       ; preds = %for.body.i1856, %land.end.i1851, %land.end.thread.i1618
  %308 = phi i1 [ false, %land.end.thread.i1618 ], [ false, %land.end.i1851 ], [ true, %for.body.i1856 ]
  %arrayidx46.i1620 = getelementptr inbounds i8, ptr %a, i64 48
  %309 = load i64, ptr %arrayidx46.i1620, align 8
  %cmp47.not363.i = icmp sgt i64 %309, 0
  br i1 %cmp47.not363.i, label %for.body50.lr.ph.i1662, label %for.end106.i1621

for.body50.lr.ph.i1662:                           ; preds = %for.cond45.preheader.i1619
  %places63.i1663 = getelementptr inbounds i8, ptr %found.i1589, i64 2080
  %cond67.i1664 = select i1 %308, ptr %places63.i1663, ptr %places.i1588
  %arrayidx68.i1665 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1666 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i1667 = trunc i64 %294 to i32
  %conv1.i.i1668 = trunc i64 %sub.i2576 to i32
  %count32.i.i1669 = getelementptr inbounds i8, ptr %found.i1589, i64 4160
  %cmp91.i1670 = icmp eq i64 %297, 1
  %cmp18.not103.i.i = icmp slt i64 %297, 8
  %add.ptr103.idx.i1671 = shl nsw i64 %296, 11
  br label %for.body50.i1672

for.body.i1856:                                   ; preds = %for.body.i1856, %for.body.lr.ph.i1854
  %k.0362.i = phi i64 [ 0, %for.body.lr.ph.i1854 ], [ %inc.i1860, %for.body.i1856 ]
  %conv40.i1857 = trunc nuw i64 %k.0362.i to i32
  %arrayidx41.i1858 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %k.0362.i
  store i32 %conv40.i1857, ptr %arrayidx41.i1858, align 4
  %arrayidx43.i1859 = getelementptr inbounds [520 x i32], ptr %places42.i1855, i64 0, i64 %k.0362.i
  store i32 0, ptr %arrayidx43.i1859, align 4
  %inc.i1860 = add nuw nsw i64 %k.0362.i, 1
  %exitcond4390.not = icmp eq i64 %inc.i1860, 520
  br i1 %exitcond4390.not, label %for.cond45.preheader.i1619, label %for.body.i1856, !llvm.loop !64

for.body50.i1672:                                 ; preds = %for.inc101.i1717, %for.body50.lr.ph.i1662
  %310 = phi i64 [ %309, %for.body50.lr.ph.i1662 ], [ %336, %for.inc101.i1717 ]
  %values.0366.i = phi ptr [ %289, %for.body50.lr.ph.i1662 ], [ %add.ptr103.i1719, %for.inc101.i1717 ]
  %k44.0365.i = phi i64 [ 0, %for.body50.lr.ph.i1662 ], [ %add.i1718, %for.inc101.i1717 ]
  %sub52.i1673 = sub nsw i64 %310, %k44.0365.i
  %spec.select.i1674 = tail call i64 @llvm.smin.i64(i64 %sub52.i1673, i64 512)
  %311 = load i64, ptr %arrayidx68.i1665, align 8
  %cmp69.i1675 = icmp eq i64 %311, 4
  %312 = load i64, ptr %arrayidx76.i1666, align 8
  %cmp.not65.i.i1676 = icmp slt i64 %sub52.i1673, 8
  br i1 %cmp69.i1675, label %cond.true71.i1802, label %cond.false74.i1677

cond.true71.i1802:                                ; preds = %for.body50.i1672
  %add.ptr72.i1803 = getelementptr inbounds i32, ptr %293, i64 %k44.0365.i
  br i1 %cmp.not65.i.i1676, label %for.cond11.preheader.i.i1824, label %for.body.lr.ph.i.i1804

for.body.lr.ph.i.i1804:                           ; preds = %cond.true71.i1802
  %splat.splatinsert.i.i1805 = insertelement <8 x i64> poison, i64 %312, i64 0
  %splat.splat.i.i1806 = shufflevector <8 x i64> %splat.splatinsert.i.i1805, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i1807

for.cond11.preheader.i.i1824:                     ; preds = %for.body.i296.i1807, %cond.true71.i1802
  %outside.0.lcssa.i.i1825 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1802 ], [ %or7.i.i1819, %for.body.i296.i1807 ]
  %k.0.lcssa.i.i1826 = phi i64 [ 0, %cond.true71.i1802 ], [ %add68.i.i1808, %for.body.i296.i1807 ]
  br label %for.body14.i.i1827

for.body.i296.i1807:                              ; preds = %for.body.i296.i1807, %for.body.lr.ph.i.i1804
  %add68.i.i1808 = phi i64 [ 8, %for.body.lr.ph.i.i1804 ], [ %add.i.i1822, %for.body.i296.i1807 ]
  %k.067.i.i1809 = phi i64 [ 0, %for.body.lr.ph.i.i1804 ], [ %add68.i.i1808, %for.body.i296.i1807 ]
  %outside.066.i.i1810 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1804 ], [ %or7.i.i1819, %for.body.i296.i1807 ]
  %add.ptr.i.i1811 = getelementptr inbounds i32, ptr %add.ptr72.i1803, i64 %k.067.i.i1809
  %313 = load <8 x i32>, ptr %add.ptr.i.i1811, align 4
  %conv.i.i1812 = sext <8 x i32> %313 to <8 x i64>
  %isneg.i.i1813 = icmp slt <8 x i32> %313, zeroinitializer
  %and.i.i1814 = select <8 x i1> %isneg.i.i1813, <8 x i64> %splat.splat.i.i1806, <8 x i64> zeroinitializer
  %add1.i.i1815 = add <8 x i64> %and.i.i1814, %conv.i.i1812
  %add1.lobit.i.i1816 = ashr <8 x i64> %add1.i.i1815, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1817 = icmp slt <8 x i64> %add1.i.i1815, %splat.splat.i.i1806
  %or.i.i1818 = select <8 x i1> %cmp5.not.i.i1817, <8 x i64> %add1.lobit.i.i1816, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1819 = or <8 x i64> %or.i.i1818, %outside.066.i.i1810
  %conv8.i.i1820 = trunc <8 x i64> %add1.i.i1815 to <8 x i32>
  %add.ptr9.i.i1821 = getelementptr inbounds i32, ptr %cond67.i1664, i64 %k.067.i.i1809
  store <8 x i32> %conv8.i.i1820, ptr %add.ptr9.i.i1821, align 4
  %add.i.i1822 = add nuw nsw i64 %add68.i.i1808, 8
  %cmp.not.i.i1823 = icmp sgt i64 %add.i.i1822, %spec.select.i1674
  br i1 %cmp.not.i.i1823, label %for.cond11.preheader.i.i1824, label %for.body.i296.i1807, !llvm.loop !8

for.cond18.preheader.i.i1834:                     ; preds = %for.body14.i.i1827
  %cmp1972.i.i1835 = icmp slt i64 %k.0.lcssa.i.i1826, %spec.select.i1674
  br i1 %cmp1972.i.i1835, label %for.body21.i.i1836, label %cond.end78.i1710

for.body14.i.i1827:                               ; preds = %for.body14.i.i1827, %for.cond11.preheader.i.i1824
  %j.071.i.i1828 = phi i64 [ 0, %for.cond11.preheader.i.i1824 ], [ %inc.i297.i1832, %for.body14.i.i1827 ]
  %wrong.070.i.i1829 = phi i64 [ 0, %for.cond11.preheader.i.i1824 ], [ %or15.i.i1831, %for.body14.i.i1827 ]
  %vecext.i.i1830 = extractelement <8 x i64> %outside.0.lcssa.i.i1825, i64 %j.071.i.i1828
  %or15.i.i1831 = or i64 %vecext.i.i1830, %wrong.070.i.i1829
  %inc.i297.i1832 = add nuw nsw i64 %j.071.i.i1828, 1
  %exitcond.not.i.i1833 = icmp eq i64 %inc.i297.i1832, 8
  br i1 %exitcond.not.i.i1833, label %for.cond18.preheader.i.i1834, label %for.body14.i.i1827, !llvm.loop !9

for.body21.i.i1836:                               ; preds = %for.cond18.preheader.i.i1834, %for.body21.i.i1836
  %k.174.i.i1837 = phi i64 [ %inc35.i.i1849, %for.body21.i.i1836 ], [ %k.0.lcssa.i.i1826, %for.cond18.preheader.i.i1834 ]
  %wrong.173.i.i1838 = phi i64 [ %or31.i.i1846, %for.body21.i.i1836 ], [ %or15.i.i1831, %for.cond18.preheader.i.i1834 ]
  %arrayidx.i298.i1839 = getelementptr inbounds i32, ptr %add.ptr72.i1803, i64 %k.174.i.i1837
  %314 = load i32, ptr %arrayidx.i298.i1839, align 4
  %conv23.i.i1840 = sext i32 %314 to i64
  %cmp25.i.i1841 = icmp slt i32 %314, 0
  %cond.i.i1842 = select i1 %cmp25.i.i1841, i64 %312, i64 0
  %add27.i.i1843 = add nsw i64 %cond.i.i1842, %conv23.i.i1840
  %cmp28.i.i1844 = icmp uge i64 %add27.i.i1843, %312
  %conv30.i.i1845 = zext i1 %cmp28.i.i1844 to i64
  %or31.i.i1846 = or i64 %wrong.173.i.i1838, %conv30.i.i1845
  %conv32.i.i1847 = trunc i64 %add27.i.i1843 to i32
  %arrayidx33.i.i1848 = getelementptr inbounds i32, ptr %cond67.i1664, i64 %k.174.i.i1837
  store i32 %conv32.i.i1847, ptr %arrayidx33.i.i1848, align 4
  %inc35.i.i1849 = add nuw nsw i64 %k.174.i.i1837, 1
  %exitcond76.not.i.i1850 = icmp eq i64 %inc35.i.i1849, %spec.select.i1674
  br i1 %exitcond76.not.i.i1850, label %cond.end78.i1710, label %for.body21.i.i1836, !llvm.loop !10

cond.false74.i1677:                               ; preds = %for.body50.i1672
  %add.ptr75.i1678 = getelementptr inbounds i64, ptr %293, i64 %k44.0365.i
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
  store <8 x i32> %conv.i311.i1694, ptr %add.ptr8.i.i1695, align 4
  %add.i312.i1696 = add nuw nsw i64 %add66.i.i1683, 8
  %cmp.not.i313.i1697 = icmp sgt i64 %add.i312.i1696, %spec.select.i1674
  br i1 %cmp.not.i313.i1697, label %for.cond10.preheader.i.i1698, label %for.body.i302.i1682, !llvm.loop !11

for.cond17.preheader.i.i1708:                     ; preds = %for.body13.i.i1701
  %cmp1870.i.i1709 = icmp slt i64 %k.0.lcssa.i315.i1700, %spec.select.i1674
  br i1 %cmp1870.i.i1709, label %for.body20.i.i1788, label %cond.end78.i1710

for.body13.i.i1701:                               ; preds = %for.body13.i.i1701, %for.cond10.preheader.i.i1698
  %j.069.i.i1702 = phi i64 [ 0, %for.cond10.preheader.i.i1698 ], [ %inc.i317.i1706, %for.body13.i.i1701 ]
  %wrong.068.i.i1703 = phi i64 [ 0, %for.cond10.preheader.i.i1698 ], [ %or14.i.i1705, %for.body13.i.i1701 ]
  %vecext.i316.i1704 = extractelement <8 x i64> %outside.0.lcssa.i314.i1699, i64 %j.069.i.i1702
  %or14.i.i1705 = or i64 %vecext.i316.i1704, %wrong.068.i.i1703
  %inc.i317.i1706 = add nuw nsw i64 %j.069.i.i1702, 1
  %exitcond.not.i318.i1707 = icmp eq i64 %inc.i317.i1706, 8
  br i1 %exitcond.not.i318.i1707, label %for.cond17.preheader.i.i1708, label %for.body13.i.i1701, !llvm.loop !12

for.body20.i.i1788:                               ; preds = %for.cond17.preheader.i.i1708, %for.body20.i.i1788
  %k.172.i.i1789 = phi i64 [ %inc33.i.i1800, %for.body20.i.i1788 ], [ %k.0.lcssa.i315.i1700, %for.cond17.preheader.i.i1708 ]
  %wrong.171.i.i1790 = phi i64 [ %or29.i.i1797, %for.body20.i.i1788 ], [ %or14.i.i1705, %for.cond17.preheader.i.i1708 ]
  %arrayidx.i320.i1791 = getelementptr inbounds i64, ptr %add.ptr75.i1678, i64 %k.172.i.i1789
  %316 = load i64, ptr %arrayidx.i320.i1791, align 8
  %cmp23.i.i1792 = icmp slt i64 %316, 0
  %cond.i321.i1793 = select i1 %cmp23.i.i1792, i64 %312, i64 0
  %add25.i.i1794 = add nsw i64 %cond.i321.i1793, %316
  %cmp26.i.i1795 = icmp uge i64 %add25.i.i1794, %312
  %conv28.i.i1796 = zext i1 %cmp26.i.i1795 to i64
  %or29.i.i1797 = or i64 %wrong.171.i.i1790, %conv28.i.i1796
  %conv30.i322.i1798 = trunc i64 %add25.i.i1794 to i32
  %arrayidx31.i.i1799 = getelementptr inbounds i32, ptr %cond67.i1664, i64 %k.172.i.i1789
  store i32 %conv30.i322.i1798, ptr %arrayidx31.i.i1799, align 4
  %inc33.i.i1800 = add nuw nsw i64 %k.172.i.i1789, 1
  %exitcond74.not.i.i1801 = icmp eq i64 %inc33.i.i1800, %spec.select.i1674
  br i1 %exitcond74.not.i.i1801, label %cond.end78.i1710, label %for.body20.i.i1788, !llvm.loop !13

cond.end78.i1710:                                 ; preds = %for.body20.i.i1788, %for.body21.i.i1836, %for.cond17.preheader.i.i1708, %for.cond18.preheader.i.i1834
  %cond79.in.in.i1711 = phi i64 [ %or15.i.i1831, %for.cond18.preheader.i.i1834 ], [ %or14.i.i1705, %for.cond17.preheader.i.i1708 ], [ %or31.i.i1846, %for.body21.i.i1836 ], [ %or29.i.i1797, %for.body20.i.i1788 ]
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
  br i1 %or.cond183.i1749, label %if.then93.i1768, label %if.else94.i1750

if.then93.i1768:                                  ; preds = %if.end87.i1747
  br i1 %cmp47.i.i, label %for.body.preheader.i.i1769, label %for.inc101.i1717

for.body.preheader.i.i1769:                       ; preds = %if.then93.i1768
  %321 = load i32, ptr %places63.i1663, align 8
  %conv.i331.i1770 = sext i32 %321 to i64
  %arrayidx1.i.i1771 = getelementptr inbounds float, ptr %cond.i2584, i64 %conv.i331.i1770
  %322 = load float, ptr %arrayidx1.i.i1771, align 4
  br label %for.body.i332.i1772

for.body.i332.i1772:                              ; preds = %if.end.i.i1782, %for.body.preheader.i.i1769
  %before.050.i.i = phi i64 [ %conv5.i.i1774, %if.end.i.i1782 ], [ %conv.i331.i1770, %for.body.preheader.i.i1769 ]
  %m.049.i.i = phi i64 [ %inc.i339.i, %if.end.i.i1782 ], [ 0, %for.body.preheader.i.i1769 ]
  %found.048.i.i = phi float [ %cond.i338.i, %if.end.i.i1782 ], [ %322, %for.body.preheader.i.i1769 ]
  %arrayidx4.i.i1773 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %m.049.i.i
  %323 = load i32, ptr %arrayidx4.i.i1773, align 4
  %conv5.i.i1774 = sext i32 %323 to i64
  %add.i333.i1775 = add nuw nsw i64 %m.049.i.i, 8
  %arrayidx7.i334.i1776 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %add.i333.i1775
  %324 = load i32, ptr %arrayidx7.i334.i1776, align 4
  %idx.ext.i.i1777 = sext i32 %324 to i64
  %add.ptr.i335.i1778 = getelementptr inbounds float, ptr %cond.i2584, i64 %idx.ext.i.i1777
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i1778, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1779 = icmp eq i64 %before.050.i.i, %conv5.i.i1774
  br i1 %cmp8.not.i.i1779, label %if.end.i.i1782, label %if.then.i336.i1780

if.then.i336.i1780:                               ; preds = %for.body.i332.i1772
  %arrayidx10.i.i1781 = getelementptr inbounds float, ptr %cond.i2584, i64 %conv5.i.i1774
  %325 = load float, ptr %arrayidx10.i.i1781, align 4
  br label %if.end.i.i1782

if.end.i.i1782:                                   ; preds = %if.then.i336.i1780, %for.body.i332.i1772
  %found.1.i.i1783 = phi float [ %325, %if.then.i336.i1780 ], [ %found.048.i.i, %for.body.i332.i1772 ]
  %arrayidx11.i.i1784 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %m.049.i.i
  %326 = load i32, ptr %arrayidx11.i.i1784, align 4
  %conv12.i.i1785 = sext i32 %326 to i64
  %mul.i337.i1786 = mul nsw i64 %296, %conv12.i.i1785
  %arrayidx13.i.i1787 = getelementptr inbounds float, ptr %values.0366.i, i64 %mul.i337.i1786
  %327 = load float, ptr %arrayidx13.i.i1787, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i1783, %327
  %cmp16.i.i = fcmp uno float %found.1.i.i1783, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i338.i = select i1 %or.cond.i.i, float %found.1.i.i1783, float %327
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i2584, i64 %conv5.i.i1774
  store float %cond.i338.i, ptr %arrayidx23.i.i, align 4
  %inc.i339.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond377.not.i = icmp eq i64 %inc.i339.i, %320
  br i1 %exitcond377.not.i, label %for.inc101.i1717, label %for.body.i332.i1772, !llvm.loop !65

if.else94.i1750:                                  ; preds = %if.end87.i1747
  br i1 %cmp47.i.i, label %for.body.i343.i, label %for.inc101.i1717

for.body.i343.i:                                  ; preds = %if.else94.i1750, %for.end52.i.i
  %m.0109.i.i = phi i64 [ %inc54.i.i, %for.end52.i.i ], [ 0, %if.else94.i1750 ]
  %arrayidx.i344.i = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %m.0109.i.i
  %328 = load i32, ptr %arrayidx.i344.i, align 4
  %conv.i345.i = sext i32 %328 to i64
  %mul.i346.i = mul nsw i64 %296, %conv.i345.i
  %add.ptr.i347.i = getelementptr inbounds float, ptr %values.0366.i, i64 %mul.i346.i
  %arrayidx1.i348.i = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %m.0109.i.i
  %329 = load i32, ptr %arrayidx1.i348.i, align 4
  %conv2.i.i1751 = sext i32 %329 to i64
  %mul3.i.i1752 = mul nsw i64 %297, %conv2.i.i1751
  %add.ptr4.i.i1753 = getelementptr inbounds float, ptr %cond.i2584, i64 %mul3.i.i1752
  %add.i349.i = add nuw nsw i64 %m.0109.i.i, 8
  %arrayidx6.i.i1754 = getelementptr inbounds [520 x i32], ptr %found.i1589, i64 0, i64 %add.i349.i
  %330 = load i32, ptr %arrayidx6.i.i1754, align 4
  %conv7.i.i1755 = sext i32 %330 to i64
  %mul8.i.i1756 = mul nsw i64 %296, %conv7.i.i1755
  %add.ptr9.i350.i = getelementptr inbounds float, ptr %values.0366.i, i64 %mul8.i.i1756
  %arrayidx12.i.i1757 = getelementptr inbounds [520 x i32], ptr %places63.i1663, i64 0, i64 %add.i349.i
  %331 = load i32, ptr %arrayidx12.i.i1757, align 4
  %conv13.i.i1758 = sext i32 %331 to i64
  %mul14.i.i1759 = mul nsw i64 %297, %conv13.i.i1758
  %add.ptr15.i.i1760 = getelementptr inbounds float, ptr %cond.i2584, i64 %mul14.i.i1759
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
  %j.1107.i.i = phi i64 [ %inc.i355.i, %for.body39.i.i ], [ %j.0.lcssa.i.i1766, %for.cond36.preheader.i.i ]
  %arrayidx40.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i1753, i64 %j.1107.i.i
  %334 = load float, ptr %arrayidx40.i.i, align 4
  %arrayidx41.i.i = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.1107.i.i
  %335 = load float, ptr %arrayidx41.i.i, align 4
  %cmp42.i.i = fcmp ole float %334, %335
  %cmp46.i.i = fcmp uno float %334, 0.000000e+00
  %or.cond.i354.i = or i1 %cmp46.i.i, %cmp42.i.i
  %spec.select.i.i = select i1 %or.cond.i354.i, float %334, float %335
  store float %spec.select.i.i, ptr %arrayidx40.i.i, align 4
  %inc.i355.i = add nuw nsw i64 %j.1107.i.i, 1
  %exitcond.not.i356.i = icmp eq i64 %inc.i355.i, %297
  br i1 %exitcond.not.i356.i, label %for.end52.i.i, label %for.body39.i.i, !llvm.loop !67

for.end52.i.i:                                    ; preds = %for.body39.i.i, %for.cond36.preheader.i.i
  %inc54.i.i = add nuw nsw i64 %m.0109.i.i, 1
  %exitcond376.not.i1767 = icmp eq i64 %inc54.i.i, %320
  br i1 %exitcond376.not.i1767, label %for.inc101.i1717, label %for.body.i343.i, !llvm.loop !68

for.inc101.i1717:                                 ; preds = %for.end52.i.i, %if.end.i.i1782, %if.else94.i1750, %if.then93.i1768, %if.else94.thread.i1716
  %add.i1718 = add nuw nsw i64 %k44.0365.i, 512
  %add.ptr103.i1719 = getelementptr inbounds i8, ptr %values.0366.i, i64 %add.ptr103.idx.i1671
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
  %cmp113.i1627 = icmp ne ptr %cond.i2584, %300
  %tobool116.i1628 = icmp ne i64 %290, 0
  %or.cond185.i1629 = select i1 %cmp113.i1627, i1 true, i1 %tobool116.i1628
  br i1 %or.cond185.i1629, label %for.cond120.preheader.i1630, label %least_float.exit

for.cond120.preheader.i1630:                      ; preds = %lor.lhs.false112.i1626
  %cmp122.not367.i = icmp slt i64 %mul.i2577, 8
  br i1 %cmp122.not367.i, label %for.cond145.preheader.i1640, label %for.body124.lr.ph.i1631

for.body124.lr.ph.i1631:                          ; preds = %for.cond120.preheader.i1630
  %add.ptr131.i1632 = getelementptr inbounds float, ptr %291, i64 %mul9.i2580
  br label %for.body124.i1633

for.cond145.preheader.i1640:                      ; preds = %if.end140.i1635, %for.cond120.preheader.i1630
  %k119.0.lcssa.i1641 = phi i64 [ 0, %for.cond120.preheader.i1630 ], [ %add121369.i, %if.end140.i1635 ]
  %cmp146370.i = icmp slt i64 %k119.0.lcssa.i1641, %mul.i2577
  br i1 %cmp146370.i, label %for.body148.lr.ph.i1642, label %least_float.exit

for.body148.lr.ph.i1642:                          ; preds = %for.cond145.preheader.i1640
  %338 = getelementptr float, ptr %291, i64 %mul9.i2580
  br label %for.body148.i1643

for.body124.i1633:                                ; preds = %if.end140.i1635, %for.body124.lr.ph.i1631
  %add121369.i = phi i64 [ 8, %for.body124.lr.ph.i1631 ], [ %add121.i1638, %if.end140.i1635 ]
  %k119.0368.i = phi i64 [ 0, %for.body124.lr.ph.i1631 ], [ %add121369.i, %if.end140.i1635 ]
  %add.ptr125.i1634 = getelementptr inbounds float, ptr %cond.i2584, i64 %k119.0368.i
  %339 = load <8 x float>, ptr %add.ptr125.i1634, align 4
  br i1 %tobool116.i1628, label %land.lhs.true127.i1653, label %if.end140.i1635

land.lhs.true127.i1653:                           ; preds = %for.body124.i1633
  %340 = load i64, ptr %arrayidx8.i2579, align 8
  %tobool129.not.i1654 = icmp eq i64 %340, 0
  br i1 %tobool129.not.i1654, label %if.then136.i1658, label %if.then130.i1655

if.then130.i1655:                                 ; preds = %land.lhs.true127.i1653
  %add.ptr132.i1656 = getelementptr inbounds float, ptr %add.ptr131.i1632, i64 %k119.0368.i
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
  %add.ptr141.i1637 = getelementptr inbounds float, ptr %300, i64 %k119.0368.i
  store <8 x float> %sum.0.i1636, ptr %add.ptr141.i1637, align 4
  %add121.i1638 = add nuw nsw i64 %add121369.i, 8
  %cmp122.not.i1639 = icmp sgt i64 %add121.i1638, %mul.i2577
  br i1 %cmp122.not.i1639, label %for.cond145.preheader.i1640, label %for.body124.i1633, !llvm.loop !70

for.body148.i1643:                                ; preds = %cond.end159.i1645, %for.body148.lr.ph.i1642
  %k119.1371.i = phi i64 [ %k119.0.lcssa.i1641, %for.body148.lr.ph.i1642 ], [ %inc163.i1648, %cond.end159.i1645 ]
  %arrayidx151.i1644 = getelementptr inbounds float, ptr %cond.i2584, i64 %k119.1371.i
  %343 = load float, ptr %arrayidx151.i1644, align 4
  br i1 %tobool116.i1628, label %cond.true150.i1649, label %cond.end159.i1645

cond.true150.i1649:                               ; preds = %for.body148.i1643
  %344 = load i64, ptr %arrayidx8.i2579, align 8
  %mul153.i1650 = mul nsw i64 %344, %k119.1371.i
  %arrayidx155.i1651 = getelementptr float, ptr %338, i64 %mul153.i1650
  %345 = load float, ptr %arrayidx155.i1651, align 4
  %add156.i1652 = fadd float %343, %345
  br label %cond.end159.i1645

cond.end159.i1645:                                ; preds = %cond.true150.i1649, %for.body148.i1643
  %cond160.i1646 = phi float [ %add156.i1652, %cond.true150.i1649 ], [ %343, %for.body148.i1643 ]
  %arrayidx161.i1647 = getelementptr inbounds float, ptr %300, i64 %k119.1371.i
  store float %cond160.i1646, ptr %arrayidx161.i1647, align 4
  %inc163.i1648 = add nuw nsw i64 %k119.1371.i, 1
  %exitcond378.not.i = icmp eq i64 %inc163.i1648, %mul.i2577
  br i1 %exitcond378.not.i, label %least_float.exit, label %for.body148.i1643, !llvm.loop !71

least_float.exit:                                 ; preds = %cond.end78.i1710, %cond.end159.i1645, %for.end106.i1621, %lor.lhs.false112.i1626, %for.cond145.preheader.i1640
  %retval.3.i1625 = phi i64 [ 0, %lor.lhs.false112.i1626 ], [ 0, %for.end106.i1621 ], [ 0, %for.cond145.preheader.i1640 ], [ 0, %cond.end159.i1645 ], [ 1, %cond.end78.i1710 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1589) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1588) #7
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2586, label %if.end30.i1913, label %land.lhs.true.i1905

land.lhs.true.i1905:                              ; preds = %cond.true42
  %tobool16.i1907.not = icmp eq i64 %290, 0
  br i1 %tobool16.i1907.not, label %if.then.i1909, label %land.lhs.true20.i2218

if.then.i1909:                                    ; preds = %land.lhs.true.i1905
  %346 = inttoptr i64 %303 to ptr
  %347 = load i64, ptr %346, align 8
  %tobool1.not.i.i1910 = icmp eq i64 %347, 0
  br i1 %tobool1.not.i.i1910, label %if.then.i.i2216, label %for.cond9.preheader.i.i1911

if.then.i.i2216:                                  ; preds = %if.then.i1909
  %mul.i.i2217 = shl nsw i64 %mul.i2577, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i.i2217, i1 false)
  br label %if.end30.i1913

for.cond9.preheader.i.i1911:                      ; preds = %if.then.i1909
  %cmp1033.i.i1912 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp1033.i.i1912, label %for.body13.i.i2211, label %if.end30.i1913

for.body13.i.i2211:                               ; preds = %for.cond9.preheader.i.i1911, %for.body13.i.i2211
  %k8.034.i.i2212 = phi i64 [ %inc16.i.i2214, %for.body13.i.i2211 ], [ 0, %for.cond9.preheader.i.i1911 ]
  %arrayidx14.i.i2213 = getelementptr inbounds i64, ptr %cond.i2584, i64 %k8.034.i.i2212
  store i64 %347, ptr %arrayidx14.i.i2213, align 8
  %inc16.i.i2214 = add nuw nsw i64 %k8.034.i.i2212, 1
  %exitcond.not.i.i2215 = icmp eq i64 %inc16.i.i2214, %mul.i2577
  br i1 %exitcond.not.i.i2215, label %if.end30.i1913, label %for.body13.i.i2211, !llvm.loop !23

land.lhs.true20.i2218:                            ; preds = %land.lhs.true.i1905
  %tobool22.not.i2219 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i2219, label %if.then28.i2223, label %if.then23.i2220

if.then23.i2220:                                  ; preds = %land.lhs.true20.i2218
  %add.ptr.i2221 = getelementptr inbounds double, ptr %291, i64 %mul9.i2580
  %mul24.i2222 = shl i64 %mul.i2577, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2584, ptr nonnull align 8 %add.ptr.i2221, i64 %mul24.i2222, i1 false)
  br label %if.end30.i1913

if.then28.i2223:                                  ; preds = %land.lhs.true20.i2218
  %348 = load i64, ptr %291, align 8
  %tobool1.not.i285.i2224 = icmp eq i64 %348, 0
  br i1 %tobool1.not.i285.i2224, label %if.then.i295.i2232, label %for.cond9.preheader.i286.i2225

if.then.i295.i2232:                               ; preds = %if.then28.i2223
  %mul.i296.i2233 = shl nsw i64 %mul.i2577, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i296.i2233, i1 false)
  br label %if.end30.i1913

for.cond9.preheader.i286.i2225:                   ; preds = %if.then28.i2223
  %cmp1033.i287.i2226 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp1033.i287.i2226, label %for.body13.i290.i2227, label %if.end30.i1913

for.body13.i290.i2227:                            ; preds = %for.cond9.preheader.i286.i2225, %for.body13.i290.i2227
  %k8.034.i291.i2228 = phi i64 [ %inc16.i293.i2230, %for.body13.i290.i2227 ], [ 0, %for.cond9.preheader.i286.i2225 ]
  %arrayidx14.i292.i2229 = getelementptr inbounds i64, ptr %cond.i2584, i64 %k8.034.i291.i2228
  store i64 %348, ptr %arrayidx14.i292.i2229, align 8
  %inc16.i293.i2230 = add nuw nsw i64 %k8.034.i291.i2228, 1
  %exitcond.not.i294.i2231 = icmp eq i64 %inc16.i293.i2230, %mul.i2577
  br i1 %exitcond.not.i294.i2231, label %if.end30.i1913, label %for.body13.i290.i2227, !llvm.loop !23

if.end30.i1913:                                   ; preds = %for.body13.i290.i2227, %for.body13.i.i2211, %for.cond9.preheader.i286.i2225, %if.then.i295.i2232, %if.then23.i2220, %for.cond9.preheader.i.i1911, %if.then.i.i2216, %cond.true42
  %cmp31.i1914 = icmp eq i64 %294, 0
  br i1 %cmp31.i1914, label %land.end.i2199, label %land.end.thread.i1915

land.end.thread.i1915:                            ; preds = %if.end30.i1913
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1885) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1886) #7
  br label %for.cond45.preheader.i1916

land.end.i2199:                                   ; preds = %if.end30.i1913
  %arrayidx32.i2200 = getelementptr inbounds i8, ptr %a, i64 56
  %349 = load i64, ptr %arrayidx32.i2200, align 8
  %cmp33.i2201 = icmp eq i64 %295, %349
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1885) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1886) #7
  br i1 %cmp33.i2201, label %for.body.lr.ph.i2202, label %for.cond45.preheader.i1916

for.body.lr.ph.i2202:                             ; preds = %land.end.i2199
  %places42.i2203 = getelementptr inbounds i8, ptr %found.i1886, i64 2080
  br label %for.body.i2204

for.cond45.preheader.i1916:                       ; preds = %for.body.i2204, %land.end.i2199, %land.end.thread.i1915
  %350 = phi i1 [ false, %land.end.thread.i1915 ], [ false, %land.end.i2199 ], [ true, %for.body.i2204 ]
  %arrayidx46.i1917 = getelementptr inbounds i8, ptr %a, i64 48
  %351 = load i64, ptr %arrayidx46.i1917, align 8
  %cmp47.not363.i1918 = icmp sgt i64 %351, 0
  br i1 %cmp47.not363.i1918, label %for.body50.lr.ph.i1966, label %for.end106.i1919

for.body50.lr.ph.i1966:                           ; preds = %for.cond45.preheader.i1916
  %places63.i1967 = getelementptr inbounds i8, ptr %found.i1886, i64 2080
  %cond67.i1968 = select i1 %350, ptr %places63.i1967, ptr %places.i1885
  %arrayidx68.i1969 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1970 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i1971 = trunc i64 %294 to i32
  %conv1.i.i1972 = trunc i64 %sub.i2576 to i32
  %count32.i.i1973 = getelementptr inbounds i8, ptr %found.i1886, i64 4160
  %cmp91.i1974 = icmp eq i64 %297, 1
  %cmp18.not103.i.i1975 = icmp slt i64 %297, 8
  %add.ptr103.idx.i1976 = shl nsw i64 %296, 12
  br label %for.body50.i1977

for.body.i2204:                                   ; preds = %for.body.i2204, %for.body.lr.ph.i2202
  %k.0362.i2205 = phi i64 [ 0, %for.body.lr.ph.i2202 ], [ %inc.i2209, %for.body.i2204 ]
  %conv40.i2206 = trunc nuw i64 %k.0362.i2205 to i32
  %arrayidx41.i2207 = getelementptr inbounds [520 x i32], ptr %found.i1886, i64 0, i64 %k.0362.i2205
  store i32 %conv40.i2206, ptr %arrayidx41.i2207, align 4
  %arrayidx43.i2208 = getelementptr inbounds [520 x i32], ptr %places42.i2203, i64 0, i64 %k.0362.i2205
  store i32 0, ptr %arrayidx43.i2208, align 4
  %inc.i2209 = add nuw nsw i64 %k.0362.i2205, 1
  %exitcond4389.not = icmp eq i64 %inc.i2209, 520
  br i1 %exitcond4389.not, label %for.cond45.preheader.i1916, label %for.body.i2204, !llvm.loop !72

for.body50.i1977:                                 ; preds = %for.inc101.i2024, %for.body50.lr.ph.i1966
  %352 = phi i64 [ %351, %for.body50.lr.ph.i1966 ], [ %378, %for.inc101.i2024 ]
  %values.0366.i1978 = phi ptr [ %289, %for.body50.lr.ph.i1966 ], [ %add.ptr103.i2026, %for.inc101.i2024 ]
  %k44.0365.i1979 = phi i64 [ 0, %for.body50.lr.ph.i1966 ], [ %add.i2025, %for.inc101.i2024 ]
  %sub52.i1980 = sub nsw i64 %352, %k44.0365.i1979
  %spec.select.i1981 = tail call i64 @llvm.smin.i64(i64 %sub52.i1980, i64 512)
  %353 = load i64, ptr %arrayidx68.i1969, align 8
  %cmp69.i1982 = icmp eq i64 %353, 4
  %354 = load i64, ptr %arrayidx76.i1970, align 8
  %cmp.not65.i.i1983 = icmp slt i64 %sub52.i1980, 8
  br i1 %cmp69.i1982, label %cond.true71.i2150, label %cond.false74.i1984

cond.true71.i2150:                                ; preds = %for.body50.i1977
  %add.ptr72.i2151 = getelementptr inbounds i32, ptr %293, i64 %k44.0365.i1979
  br i1 %cmp.not65.i.i1983, label %for.cond11.preheader.i.i2172, label %for.body.lr.ph.i.i2152

for.body.lr.ph.i.i2152:                           ; preds = %cond.true71.i2150
  %splat.splatinsert.i.i2153 = insertelement <8 x i64> poison, i64 %354, i64 0
  %splat.splat.i.i2154 = shufflevector <8 x i64> %splat.splatinsert.i.i2153, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2155

for.cond11.preheader.i.i2172:                     ; preds = %for.body.i.i2155, %cond.true71.i2150
  %outside.0.lcssa.i.i2173 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2150 ], [ %or7.i.i2167, %for.body.i.i2155 ]
  %k.0.lcssa.i.i2174 = phi i64 [ 0, %cond.true71.i2150 ], [ %add68.i.i2156, %for.body.i.i2155 ]
  br label %for.body14.i.i2175

for.body.i.i2155:                                 ; preds = %for.body.i.i2155, %for.body.lr.ph.i.i2152
  %add68.i.i2156 = phi i64 [ 8, %for.body.lr.ph.i.i2152 ], [ %add.i.i2170, %for.body.i.i2155 ]
  %k.067.i.i2157 = phi i64 [ 0, %for.body.lr.ph.i.i2152 ], [ %add68.i.i2156, %for.body.i.i2155 ]
  %outside.066.i.i2158 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2152 ], [ %or7.i.i2167, %for.body.i.i2155 ]
  %add.ptr.i.i2159 = getelementptr inbounds i32, ptr %add.ptr72.i2151, i64 %k.067.i.i2157
  %355 = load <8 x i32>, ptr %add.ptr.i.i2159, align 4
  %conv.i.i2160 = sext <8 x i32> %355 to <8 x i64>
  %isneg.i.i2161 = icmp slt <8 x i32> %355, zeroinitializer
  %and.i.i2162 = select <8 x i1> %isneg.i.i2161, <8 x i64> %splat.splat.i.i2154, <8 x i64> zeroinitializer
  %add1.i.i2163 = add <8 x i64> %and.i.i2162, %conv.i.i2160
  %add1.lobit.i.i2164 = ashr <8 x i64> %add1.i.i2163, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2165 = icmp slt <8 x i64> %add1.i.i2163, %splat.splat.i.i2154
  %or.i.i2166 = select <8 x i1> %cmp5.not.i.i2165, <8 x i64> %add1.lobit.i.i2164, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2167 = or <8 x i64> %or.i.i2166, %outside.066.i.i2158
  %conv8.i.i2168 = trunc <8 x i64> %add1.i.i2163 to <8 x i32>
  %add.ptr9.i.i2169 = getelementptr inbounds i32, ptr %cond67.i1968, i64 %k.067.i.i2157
  store <8 x i32> %conv8.i.i2168, ptr %add.ptr9.i.i2169, align 4
  %add.i.i2170 = add nuw nsw i64 %add68.i.i2156, 8
  %cmp.not.i.i2171 = icmp sgt i64 %add.i.i2170, %spec.select.i1981
  br i1 %cmp.not.i.i2171, label %for.cond11.preheader.i.i2172, label %for.body.i.i2155, !llvm.loop !8

for.cond18.preheader.i.i2182:                     ; preds = %for.body14.i.i2175
  %cmp1972.i.i2183 = icmp slt i64 %k.0.lcssa.i.i2174, %spec.select.i1981
  br i1 %cmp1972.i.i2183, label %for.body21.i.i2184, label %cond.end78.i2017

for.body14.i.i2175:                               ; preds = %for.body14.i.i2175, %for.cond11.preheader.i.i2172
  %j.071.i.i2176 = phi i64 [ 0, %for.cond11.preheader.i.i2172 ], [ %inc.i.i2180, %for.body14.i.i2175 ]
  %wrong.070.i.i2177 = phi i64 [ 0, %for.cond11.preheader.i.i2172 ], [ %or15.i.i2179, %for.body14.i.i2175 ]
  %vecext.i.i2178 = extractelement <8 x i64> %outside.0.lcssa.i.i2173, i64 %j.071.i.i2176
  %or15.i.i2179 = or i64 %vecext.i.i2178, %wrong.070.i.i2177
  %inc.i.i2180 = add nuw nsw i64 %j.071.i.i2176, 1
  %exitcond.not.i298.i2181 = icmp eq i64 %inc.i.i2180, 8
  br i1 %exitcond.not.i298.i2181, label %for.cond18.preheader.i.i2182, label %for.body14.i.i2175, !llvm.loop !9

for.body21.i.i2184:                               ; preds = %for.cond18.preheader.i.i2182, %for.body21.i.i2184
  %k.174.i.i2185 = phi i64 [ %inc35.i.i2197, %for.body21.i.i2184 ], [ %k.0.lcssa.i.i2174, %for.cond18.preheader.i.i2182 ]
  %wrong.173.i.i2186 = phi i64 [ %or31.i.i2194, %for.body21.i.i2184 ], [ %or15.i.i2179, %for.cond18.preheader.i.i2182 ]
  %arrayidx.i.i2187 = getelementptr inbounds i32, ptr %add.ptr72.i2151, i64 %k.174.i.i2185
  %356 = load i32, ptr %arrayidx.i.i2187, align 4
  %conv23.i.i2188 = sext i32 %356 to i64
  %cmp25.i.i2189 = icmp slt i32 %356, 0
  %cond.i.i2190 = select i1 %cmp25.i.i2189, i64 %354, i64 0
  %add27.i.i2191 = add nsw i64 %cond.i.i2190, %conv23.i.i2188
  %cmp28.i.i2192 = icmp uge i64 %add27.i.i2191, %354
  %conv30.i.i2193 = zext i1 %cmp28.i.i2192 to i64
  %or31.i.i2194 = or i64 %wrong.173.i.i2186, %conv30.i.i2193
  %conv32.i.i2195 = trunc i64 %add27.i.i2191 to i32
  %arrayidx33.i.i2196 = getelementptr inbounds i32, ptr %cond67.i1968, i64 %k.174.i.i2185
  store i32 %conv32.i.i2195, ptr %arrayidx33.i.i2196, align 4
  %inc35.i.i2197 = add nuw nsw i64 %k.174.i.i2185, 1
  %exitcond76.not.i.i2198 = icmp eq i64 %inc35.i.i2197, %spec.select.i1981
  br i1 %exitcond76.not.i.i2198, label %cond.end78.i2017, label %for.body21.i.i2184, !llvm.loop !10

cond.false74.i1984:                               ; preds = %for.body50.i1977
  %add.ptr75.i1985 = getelementptr inbounds i64, ptr %293, i64 %k44.0365.i1979
  br i1 %cmp.not65.i.i1983, label %for.cond10.preheader.i.i2005, label %for.body.lr.ph.i299.i1986

for.body.lr.ph.i299.i1986:                        ; preds = %cond.false74.i1984
  %splat.splatinsert.i300.i1987 = insertelement <8 x i64> poison, i64 %354, i64 0
  %splat.splat.i301.i1988 = shufflevector <8 x i64> %splat.splatinsert.i300.i1987, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i1989

for.cond10.preheader.i.i2005:                     ; preds = %for.body.i302.i1989, %cond.false74.i1984
  %outside.0.lcssa.i314.i2006 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1984 ], [ %or7.i310.i2000, %for.body.i302.i1989 ]
  %k.0.lcssa.i315.i2007 = phi i64 [ 0, %cond.false74.i1984 ], [ %add66.i.i1990, %for.body.i302.i1989 ]
  br label %for.body13.i316.i2008

for.body.i302.i1989:                              ; preds = %for.body.i302.i1989, %for.body.lr.ph.i299.i1986
  %add66.i.i1990 = phi i64 [ 8, %for.body.lr.ph.i299.i1986 ], [ %add.i312.i2003, %for.body.i302.i1989 ]
  %k.065.i.i1991 = phi i64 [ 0, %for.body.lr.ph.i299.i1986 ], [ %add66.i.i1990, %for.body.i302.i1989 ]
  %outside.064.i.i1992 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i1986 ], [ %or7.i310.i2000, %for.body.i302.i1989 ]
  %add.ptr.i303.i1993 = getelementptr inbounds i64, ptr %add.ptr75.i1985, i64 %k.065.i.i1991
  %357 = load <8 x i64>, ptr %add.ptr.i303.i1993, align 8
  %isneg.i304.i1994 = icmp slt <8 x i64> %357, zeroinitializer
  %and.i305.i1995 = select <8 x i1> %isneg.i304.i1994, <8 x i64> %splat.splat.i301.i1988, <8 x i64> zeroinitializer
  %add1.i306.i1996 = add <8 x i64> %and.i305.i1995, %357
  %add1.lobit.i307.i1997 = ashr <8 x i64> %add1.i306.i1996, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i1998 = icmp slt <8 x i64> %add1.i306.i1996, %splat.splat.i301.i1988
  %or.i309.i1999 = select <8 x i1> %cmp5.not.i308.i1998, <8 x i64> %add1.lobit.i307.i1997, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2000 = or <8 x i64> %or.i309.i1999, %outside.064.i.i1992
  %conv.i311.i2001 = trunc <8 x i64> %add1.i306.i1996 to <8 x i32>
  %add.ptr8.i.i2002 = getelementptr inbounds i32, ptr %cond67.i1968, i64 %k.065.i.i1991
  store <8 x i32> %conv.i311.i2001, ptr %add.ptr8.i.i2002, align 4
  %add.i312.i2003 = add nuw nsw i64 %add66.i.i1990, 8
  %cmp.not.i313.i2004 = icmp sgt i64 %add.i312.i2003, %spec.select.i1981
  br i1 %cmp.not.i313.i2004, label %for.cond10.preheader.i.i2005, label %for.body.i302.i1989, !llvm.loop !11

for.cond17.preheader.i.i2015:                     ; preds = %for.body13.i316.i2008
  %cmp1870.i.i2016 = icmp slt i64 %k.0.lcssa.i315.i2007, %spec.select.i1981
  br i1 %cmp1870.i.i2016, label %for.body20.i.i2136, label %cond.end78.i2017

for.body13.i316.i2008:                            ; preds = %for.body13.i316.i2008, %for.cond10.preheader.i.i2005
  %j.069.i.i2009 = phi i64 [ 0, %for.cond10.preheader.i.i2005 ], [ %inc.i318.i2013, %for.body13.i316.i2008 ]
  %wrong.068.i.i2010 = phi i64 [ 0, %for.cond10.preheader.i.i2005 ], [ %or14.i.i2012, %for.body13.i316.i2008 ]
  %vecext.i317.i2011 = extractelement <8 x i64> %outside.0.lcssa.i314.i2006, i64 %j.069.i.i2009
  %or14.i.i2012 = or i64 %vecext.i317.i2011, %wrong.068.i.i2010
  %inc.i318.i2013 = add nuw nsw i64 %j.069.i.i2009, 1
  %exitcond.not.i319.i2014 = icmp eq i64 %inc.i318.i2013, 8
  br i1 %exitcond.not.i319.i2014, label %for.cond17.preheader.i.i2015, label %for.body13.i316.i2008, !llvm.loop !12

for.body20.i.i2136:                               ; preds = %for.cond17.preheader.i.i2015, %for.body20.i.i2136
  %k.172.i.i2137 = phi i64 [ %inc33.i.i2148, %for.body20.i.i2136 ], [ %k.0.lcssa.i315.i2007, %for.cond17.preheader.i.i2015 ]
  %wrong.171.i.i2138 = phi i64 [ %or29.i.i2145, %for.body20.i.i2136 ], [ %or14.i.i2012, %for.cond17.preheader.i.i2015 ]
  %arrayidx.i321.i2139 = getelementptr inbounds i64, ptr %add.ptr75.i1985, i64 %k.172.i.i2137
  %358 = load i64, ptr %arrayidx.i321.i2139, align 8
  %cmp23.i.i2140 = icmp slt i64 %358, 0
  %cond.i322.i2141 = select i1 %cmp23.i.i2140, i64 %354, i64 0
  %add25.i.i2142 = add nsw i64 %cond.i322.i2141, %358
  %cmp26.i.i2143 = icmp uge i64 %add25.i.i2142, %354
  %conv28.i.i2144 = zext i1 %cmp26.i.i2143 to i64
  %or29.i.i2145 = or i64 %wrong.171.i.i2138, %conv28.i.i2144
  %conv30.i323.i2146 = trunc i64 %add25.i.i2142 to i32
  %arrayidx31.i.i2147 = getelementptr inbounds i32, ptr %cond67.i1968, i64 %k.172.i.i2137
  store i32 %conv30.i323.i2146, ptr %arrayidx31.i.i2147, align 4
  %inc33.i.i2148 = add nuw nsw i64 %k.172.i.i2137, 1
  %exitcond74.not.i.i2149 = icmp eq i64 %inc33.i.i2148, %spec.select.i1981
  br i1 %exitcond74.not.i.i2149, label %cond.end78.i2017, label %for.body20.i.i2136, !llvm.loop !13

cond.end78.i2017:                                 ; preds = %for.body20.i.i2136, %for.body21.i.i2184, %for.cond17.preheader.i.i2015, %for.cond18.preheader.i.i2182
  %cond79.in.in.i2018 = phi i64 [ %or15.i.i2179, %for.cond18.preheader.i.i2182 ], [ %or14.i.i2012, %for.cond17.preheader.i.i2015 ], [ %or31.i.i2194, %for.body21.i.i2184 ], [ %or29.i.i2145, %for.body20.i.i2136 ]
  %cond79.in.not.i2019 = icmp eq i64 %cond79.in.in.i2018, 0
  br i1 %cond79.in.not.i2019, label %if.end82.i2020, label %least_double.exit

if.end82.i2020:                                   ; preds = %cond.end78.i2017
  br i1 %350, label %if.end87.i2054, label %if.else85.i2021

if.else85.i2021:                                  ; preds = %if.end82.i2020
  %cmp55.i.i2022 = icmp sgt i64 %sub52.i1980, 0
  br i1 %cmp55.i.i2022, label %for.body.i326.i2028, label %if.else94.thread.i2023

for.cond12.preheader.i.i2041:                     ; preds = %for.body.i326.i2028
  %tobool.not.i.i2042 = icmp eq i64 %add.i328.i2038, 0
  br i1 %tobool.not.i.i2042, label %if.else94.thread.i2023, label %for.body16.lr.ph.i.i2043

for.body16.lr.ph.i.i2043:                         ; preds = %for.cond12.preheader.i.i2041
  %sub18.i.i2044 = add nsw i64 %add.i328.i2038, -1
  %arrayidx19.i.i2045 = getelementptr inbounds [520 x i32], ptr %found.i1886, i64 0, i64 %sub18.i.i2044
  %arrayidx25.i.i2046 = getelementptr inbounds [520 x i32], ptr %places63.i1967, i64 0, i64 %sub18.i.i2044
  br label %for.body16.i.i2047

for.body.i326.i2028:                              ; preds = %if.else85.i2021, %for.body.i326.i2028
  %n.057.i.i2029 = phi i64 [ %add.i328.i2038, %for.body.i326.i2028 ], [ 0, %if.else85.i2021 ]
  %k.056.i.i2030 = phi i64 [ %inc.i329.i2039, %for.body.i326.i2028 ], [ 0, %if.else85.i2021 ]
  %arrayidx.i327.i2031 = getelementptr inbounds i32, ptr %places.i1885, i64 %k.056.i.i2030
  %359 = load i32, ptr %arrayidx.i327.i2031, align 4
  %sub3.i.i2032 = sub i32 %359, %conv.i324.i1971
  %conv4.i.i2033 = trunc i64 %k.056.i.i2030 to i32
  %arrayidx5.i.i2034 = getelementptr inbounds [520 x i32], ptr %found.i1886, i64 0, i64 %n.057.i.i2029
  store i32 %conv4.i.i2033, ptr %arrayidx5.i.i2034, align 4
  %arrayidx7.i.i2035 = getelementptr inbounds [520 x i32], ptr %places63.i1967, i64 0, i64 %n.057.i.i2029
  store i32 %sub3.i.i2032, ptr %arrayidx7.i.i2035, align 4
  %cmp8.i.i2036 = icmp ult i32 %sub3.i.i2032, %conv1.i.i1972
  %conv10.i.i2037 = zext i1 %cmp8.i.i2036 to i64
  %add.i328.i2038 = add nuw nsw i64 %n.057.i.i2029, %conv10.i.i2037
  %inc.i329.i2039 = add nuw nsw i64 %k.056.i.i2030, 1
  %exitcond.not.i330.i2040 = icmp eq i64 %inc.i329.i2039, %spec.select.i1981
  br i1 %exitcond.not.i330.i2040, label %for.cond12.preheader.i.i2041, label %for.body.i326.i2028, !llvm.loop !14

for.body16.i.i2047:                               ; preds = %for.body16.i.i2047, %for.body16.lr.ph.i.i2043
  %k11.058.i.i2048 = phi i64 [ 0, %for.body16.lr.ph.i.i2043 ], [ %inc30.i.i2052, %for.body16.i.i2047 ]
  %360 = load i32, ptr %arrayidx19.i.i2045, align 4
  %add21.i.i2049 = add nuw nsw i64 %k11.058.i.i2048, %add.i328.i2038
  %arrayidx22.i.i2050 = getelementptr inbounds [520 x i32], ptr %found.i1886, i64 0, i64 %add21.i.i2049
  store i32 %360, ptr %arrayidx22.i.i2050, align 4
  %361 = load i32, ptr %arrayidx25.i.i2046, align 4
  %arrayidx28.i.i2051 = getelementptr inbounds [520 x i32], ptr %places63.i1967, i64 0, i64 %add21.i.i2049
  store i32 %361, ptr %arrayidx28.i.i2051, align 4
  %inc30.i.i2052 = add nuw nsw i64 %k11.058.i.i2048, 1
  %exitcond.not.i2053 = icmp eq i64 %inc30.i.i2052, 8
  br i1 %exitcond.not.i2053, label %if.end87.i2054, label %for.body16.i.i2047, !llvm.loop !15

if.else94.thread.i2023:                           ; preds = %for.cond12.preheader.i.i2041, %if.else85.i2021
  store i64 0, ptr %count32.i.i1973, align 8
  br label %for.inc101.i2024

if.end87.i2054:                                   ; preds = %for.body16.i.i2047, %if.end82.i2020
  %362 = phi i64 [ %spec.select.i1981, %if.end82.i2020 ], [ %add.i328.i2038, %for.body16.i.i2047 ]
  store i64 %362, ptr %count32.i.i1973, align 8
  %tobool89.i2055 = icmp ne i64 %362, 0
  %or.cond183.i2056 = select i1 %tobool89.i2055, i1 %cmp91.i1974, i1 false
  %cmp47.i.i2057 = icmp sgt i64 %362, 0
  br i1 %or.cond183.i2056, label %if.then93.i2106, label %if.else94.i2058

if.then93.i2106:                                  ; preds = %if.end87.i2054
  br i1 %cmp47.i.i2057, label %for.body.preheader.i.i2107, label %for.inc101.i2024

for.body.preheader.i.i2107:                       ; preds = %if.then93.i2106
  %363 = load i32, ptr %places63.i1967, align 8
  %conv.i331.i2108 = sext i32 %363 to i64
  %arrayidx1.i.i2109 = getelementptr inbounds double, ptr %cond.i2584, i64 %conv.i331.i2108
  %364 = load double, ptr %arrayidx1.i.i2109, align 8
  br label %for.body.i332.i2110

for.body.i332.i2110:                              ; preds = %if.end.i.i2123, %for.body.preheader.i.i2107
  %before.050.i.i2111 = phi i64 [ %conv5.i.i2115, %if.end.i.i2123 ], [ %conv.i331.i2108, %for.body.preheader.i.i2107 ]
  %m.049.i.i2112 = phi i64 [ %inc.i339.i2134, %if.end.i.i2123 ], [ 0, %for.body.preheader.i.i2107 ]
  %found.048.i.i2113 = phi double [ %cond.i338.i2132, %if.end.i.i2123 ], [ %364, %for.body.preheader.i.i2107 ]
  %arrayidx4.i.i2114 = getelementptr inbounds [520 x i32], ptr %places63.i1967, i64 0, i64 %m.049.i.i2112
  %365 = load i32, ptr %arrayidx4.i.i2114, align 4
  %conv5.i.i2115 = sext i32 %365 to i64
  %add.i333.i2116 = add nuw nsw i64 %m.049.i.i2112, 8
  %arrayidx7.i334.i2117 = getelementptr inbounds [520 x i32], ptr %places63.i1967, i64 0, i64 %add.i333.i2116
  %366 = load i32, ptr %arrayidx7.i334.i2117, align 4
  %idx.ext.i.i2118 = sext i32 %366 to i64
  %add.ptr.i335.i2119 = getelementptr inbounds double, ptr %cond.i2584, i64 %idx.ext.i.i2118
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2119, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2120 = icmp eq i64 %before.050.i.i2111, %conv5.i.i2115
  br i1 %cmp8.not.i.i2120, label %if.end.i.i2123, label %if.then.i336.i2121

if.then.i336.i2121:                               ; preds = %for.body.i332.i2110
  %arrayidx10.i.i2122 = getelementptr inbounds double, ptr %cond.i2584, i64 %conv5.i.i2115
  %367 = load double, ptr %arrayidx10.i.i2122, align 8
  br label %if.end.i.i2123

if.end.i.i2123:                                   ; preds = %if.then.i336.i2121, %for.body.i332.i2110
  %found.1.i.i2124 = phi double [ %367, %if.then.i336.i2121 ], [ %found.048.i.i2113, %for.body.i332.i2110 ]
  %arrayidx11.i.i2125 = getelementptr inbounds [520 x i32], ptr %found.i1886, i64 0, i64 %m.049.i.i2112
  %368 = load i32, ptr %arrayidx11.i.i2125, align 4
  %conv12.i.i2126 = sext i32 %368 to i64
  %mul.i337.i2127 = mul nsw i64 %296, %conv12.i.i2126
  %arrayidx13.i.i2128 = getelementptr inbounds double, ptr %values.0366.i1978, i64 %mul.i337.i2127
  %369 = load double, ptr %arrayidx13.i.i2128, align 8
  %cmp14.i.i2129 = fcmp ole double %found.1.i.i2124, %369
  %cmp16.i.i2130 = fcmp uno double %found.1.i.i2124, 0.000000e+00
  %or.cond.i.i2131 = or i1 %cmp16.i.i2130, %cmp14.i.i2129
  %cond.i338.i2132 = select i1 %or.cond.i.i2131, double %found.1.i.i2124, double %369
  %arrayidx23.i.i2133 = getelementptr inbounds double, ptr %cond.i2584, i64 %conv5.i.i2115
  store double %cond.i338.i2132, ptr %arrayidx23.i.i2133, align 8
  %inc.i339.i2134 = add nuw nsw i64 %m.049.i.i2112, 1
  %exitcond377.not.i2135 = icmp eq i64 %inc.i339.i2134, %362
  br i1 %exitcond377.not.i2135, label %for.inc101.i2024, label %for.body.i332.i2110, !llvm.loop !73

if.else94.i2058:                                  ; preds = %if.end87.i2054
  br i1 %cmp47.i.i2057, label %for.body.i343.i2059, label %for.inc101.i2024

for.body.i343.i2059:                              ; preds = %if.else94.i2058, %for.end52.i.i2093
  %m.0109.i.i2060 = phi i64 [ %inc54.i.i2094, %for.end52.i.i2093 ], [ 0, %if.else94.i2058 ]
  %arrayidx.i344.i2061 = getelementptr inbounds [520 x i32], ptr %found.i1886, i64 0, i64 %m.0109.i.i2060
  %370 = load i32, ptr %arrayidx.i344.i2061, align 4
  %conv.i345.i2062 = sext i32 %370 to i64
  %mul.i346.i2063 = mul nsw i64 %296, %conv.i345.i2062
  %add.ptr.i347.i2064 = getelementptr inbounds double, ptr %values.0366.i1978, i64 %mul.i346.i2063
  %arrayidx1.i348.i2065 = getelementptr inbounds [520 x i32], ptr %places63.i1967, i64 0, i64 %m.0109.i.i2060
  %371 = load i32, ptr %arrayidx1.i348.i2065, align 4
  %conv2.i.i2066 = sext i32 %371 to i64
  %mul3.i.i2067 = mul nsw i64 %297, %conv2.i.i2066
  %add.ptr4.i.i2068 = getelementptr inbounds double, ptr %cond.i2584, i64 %mul3.i.i2067
  %add.i349.i2069 = add nuw nsw i64 %m.0109.i.i2060, 8
  %arrayidx6.i.i2070 = getelementptr inbounds [520 x i32], ptr %found.i1886, i64 0, i64 %add.i349.i2069
  %372 = load i32, ptr %arrayidx6.i.i2070, align 4
  %conv7.i.i2071 = sext i32 %372 to i64
  %mul8.i.i2072 = mul nsw i64 %296, %conv7.i.i2071
  %add.ptr9.i350.i2073 = getelementptr inbounds double, ptr %values.0366.i1978, i64 %mul8.i.i2072
  %arrayidx12.i.i2074 = getelementptr inbounds [520 x i32], ptr %places63.i1967, i64 0, i64 %add.i349.i2069
  %373 = load i32, ptr %arrayidx12.i.i2074, align 4
  %conv13.i.i2075 = sext i32 %373 to i64
  %mul14.i.i2076 = mul nsw i64 %297, %conv13.i.i2075
  %add.ptr15.i.i2077 = getelementptr inbounds double, ptr %cond.i2584, i64 %mul14.i.i2076
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2077, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i1975, label %for.cond36.preheader.i.i2090, label %for.body20.i351.i2078

for.cond36.preheader.i.i2090:                     ; preds = %for.body20.i351.i2078, %for.body.i343.i2059
  %j.0.lcssa.i.i2091 = phi i64 [ 0, %for.body.i343.i2059 ], [ %add17105.i.i2079, %for.body20.i351.i2078 ]
  %cmp37106.i.i2092 = icmp slt i64 %j.0.lcssa.i.i2091, %297
  br i1 %cmp37106.i.i2092, label %for.body39.i.i2096, label %for.end52.i.i2093

for.body20.i351.i2078:                            ; preds = %for.body.i343.i2059, %for.body20.i351.i2078
  %add17105.i.i2079 = phi i64 [ %add17.i.i2088, %for.body20.i351.i2078 ], [ 8, %for.body.i343.i2059 ]
  %j.0104.i.i2080 = phi i64 [ %add17105.i.i2079, %for.body20.i351.i2078 ], [ 0, %for.body.i343.i2059 ]
  %add.ptr21.i.i2081 = getelementptr inbounds double, ptr %add.ptr9.i350.i2073, i64 %j.0104.i.i2080
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2081, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2082 = getelementptr inbounds double, ptr %add.ptr4.i.i2068, i64 %j.0104.i.i2080
  %374 = load <8 x double>, ptr %add.ptr22.i.i2082, align 8
  %add.ptr23.i.i2083 = getelementptr inbounds double, ptr %add.ptr.i347.i2064, i64 %j.0104.i.i2080
  %375 = load <8 x double>, ptr %add.ptr23.i.i2083, align 8
  %cmp24.i.i2084 = fcmp ugt <8 x double> %374, %375
  %cmp25.i352.i2085 = fcmp ord <8 x double> %374, zeroinitializer
  %or102.not.i.i2086 = and <8 x i1> %cmp24.i.i2084, %cmp25.i352.i2085
  %or33.v.i.i2087 = select <8 x i1> %or102.not.i.i2086, <8 x double> %375, <8 x double> %374
  store <8 x double> %or33.v.i.i2087, ptr %add.ptr22.i.i2082, align 8
  %add17.i.i2088 = add nuw nsw i64 %add17105.i.i2079, 8
  %cmp18.not.i.i2089 = icmp sgt i64 %add17.i.i2088, %297
  br i1 %cmp18.not.i.i2089, label %for.cond36.preheader.i.i2090, label %for.body20.i351.i2078, !llvm.loop !74

for.body39.i.i2096:                               ; preds = %for.cond36.preheader.i.i2090, %for.body39.i.i2096
  %j.1107.i.i2097 = phi i64 [ %inc.i355.i2104, %for.body39.i.i2096 ], [ %j.0.lcssa.i.i2091, %for.cond36.preheader.i.i2090 ]
  %arrayidx40.i.i2098 = getelementptr inbounds double, ptr %add.ptr4.i.i2068, i64 %j.1107.i.i2097
  %376 = load double, ptr %arrayidx40.i.i2098, align 8
  %arrayidx41.i.i2099 = getelementptr inbounds double, ptr %add.ptr.i347.i2064, i64 %j.1107.i.i2097
  %377 = load double, ptr %arrayidx41.i.i2099, align 8
  %cmp42.i.i2100 = fcmp ole double %376, %377
  %cmp46.i.i2101 = fcmp uno double %376, 0.000000e+00
  %or.cond.i354.i2102 = or i1 %cmp46.i.i2101, %cmp42.i.i2100
  %spec.select.i.i2103 = select i1 %or.cond.i354.i2102, double %376, double %377
  store double %spec.select.i.i2103, ptr %arrayidx40.i.i2098, align 8
  %inc.i355.i2104 = add nuw nsw i64 %j.1107.i.i2097, 1
  %exitcond.not.i356.i2105 = icmp eq i64 %inc.i355.i2104, %297
  br i1 %exitcond.not.i356.i2105, label %for.end52.i.i2093, label %for.body39.i.i2096, !llvm.loop !75

for.end52.i.i2093:                                ; preds = %for.body39.i.i2096, %for.cond36.preheader.i.i2090
  %inc54.i.i2094 = add nuw nsw i64 %m.0109.i.i2060, 1
  %exitcond376.not.i2095 = icmp eq i64 %inc54.i.i2094, %362
  br i1 %exitcond376.not.i2095, label %for.inc101.i2024, label %for.body.i343.i2059, !llvm.loop !76

for.inc101.i2024:                                 ; preds = %for.end52.i.i2093, %if.end.i.i2123, %if.else94.i2058, %if.then93.i2106, %if.else94.thread.i2023
  %add.i2025 = add nuw nsw i64 %k44.0365.i1979, 512
  %add.ptr103.i2026 = getelementptr inbounds i8, ptr %values.0366.i1978, i64 %add.ptr103.idx.i1976
  %378 = load i64, ptr %arrayidx46.i1917, align 8
  %cmp47.not.i2027 = icmp slt i64 %add.i2025, %378
  br i1 %cmp47.not.i2027, label %for.body50.i1977, label %for.end106.i1919, !llvm.loop !77

for.end106.i1919:                                 ; preds = %for.inc101.i2024, %for.cond45.preheader.i1916
  %379 = load i64, ptr %a, align 8
  %cmp108.i1920 = icmp eq i64 %379, 0
  %tobool111.i1921 = icmp ne i64 %299, 0
  %or.cond184.i1922 = select i1 %cmp108.i1920, i1 %tobool111.i1921, i1 false
  br i1 %or.cond184.i1922, label %lor.lhs.false112.i1924, label %least_double.exit

lor.lhs.false112.i1924:                           ; preds = %for.end106.i1919
  %cmp113.i1925 = icmp ne ptr %cond.i2584, %300
  %tobool116.i1926 = icmp ne i64 %290, 0
  %or.cond185.i1927 = select i1 %cmp113.i1925, i1 true, i1 %tobool116.i1926
  br i1 %or.cond185.i1927, label %for.cond120.preheader.i1928, label %least_double.exit

for.cond120.preheader.i1928:                      ; preds = %lor.lhs.false112.i1924
  %cmp122.not367.i1929 = icmp slt i64 %mul.i2577, 8
  br i1 %cmp122.not367.i1929, label %for.cond145.preheader.i1941, label %for.body124.lr.ph.i1930

for.body124.lr.ph.i1930:                          ; preds = %for.cond120.preheader.i1928
  %add.ptr131.i1931 = getelementptr inbounds double, ptr %291, i64 %mul9.i2580
  br label %for.body124.i1932

for.cond145.preheader.i1941:                      ; preds = %if.end140.i1936, %for.cond120.preheader.i1928
  %k119.0.lcssa.i1942 = phi i64 [ 0, %for.cond120.preheader.i1928 ], [ %add121369.i1933, %if.end140.i1936 ]
  %cmp146370.i1943 = icmp slt i64 %k119.0.lcssa.i1942, %mul.i2577
  br i1 %cmp146370.i1943, label %for.body148.lr.ph.i1944, label %least_double.exit

for.body148.lr.ph.i1944:                          ; preds = %for.cond145.preheader.i1941
  %380 = getelementptr double, ptr %291, i64 %mul9.i2580
  br label %for.body148.i1945

for.body124.i1932:                                ; preds = %if.end140.i1936, %for.body124.lr.ph.i1930
  %add121369.i1933 = phi i64 [ 8, %for.body124.lr.ph.i1930 ], [ %add121.i1939, %if.end140.i1936 ]
  %k119.0368.i1934 = phi i64 [ 0, %for.body124.lr.ph.i1930 ], [ %add121369.i1933, %if.end140.i1936 ]
  %add.ptr125.i1935 = getelementptr inbounds double, ptr %cond.i2584, i64 %k119.0368.i1934
  %381 = load <8 x double>, ptr %add.ptr125.i1935, align 8
  br i1 %tobool116.i1926, label %land.lhs.true127.i1957, label %if.end140.i1936

land.lhs.true127.i1957:                           ; preds = %for.body124.i1932
  %382 = load i64, ptr %arrayidx8.i2579, align 8
  %tobool129.not.i1958 = icmp eq i64 %382, 0
  br i1 %tobool129.not.i1958, label %if.then136.i1962, label %if.then130.i1959

if.then130.i1959:                                 ; preds = %land.lhs.true127.i1957
  %add.ptr132.i1960 = getelementptr inbounds double, ptr %add.ptr131.i1931, i64 %k119.0368.i1934
  %383 = load <8 x double>, ptr %add.ptr132.i1960, align 8
  %add133.i1961 = fadd <8 x double> %381, %383
  br label %if.end140.i1936

if.then136.i1962:                                 ; preds = %land.lhs.true127.i1957
  %384 = load double, ptr %291, align 8
  %splat.splatinsert.i1963 = insertelement <8 x double> poison, double %384, i64 0
  %splat.splat.i1964 = shufflevector <8 x double> %splat.splatinsert.i1963, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i1965 = fadd <8 x double> %381, %splat.splat.i1964
  br label %if.end140.i1936

if.end140.i1936:                                  ; preds = %if.then136.i1962, %if.then130.i1959, %for.body124.i1932
  %sum.0.i1937 = phi <8 x double> [ %add133.i1961, %if.then130.i1959 ], [ %add138.i1965, %if.then136.i1962 ], [ %381, %for.body124.i1932 ]
  %add.ptr141.i1938 = getelementptr inbounds double, ptr %300, i64 %k119.0368.i1934
  store <8 x double> %sum.0.i1937, ptr %add.ptr141.i1938, align 8
  %add121.i1939 = add nuw nsw i64 %add121369.i1933, 8
  %cmp122.not.i1940 = icmp sgt i64 %add121.i1939, %mul.i2577
  br i1 %cmp122.not.i1940, label %for.cond145.preheader.i1941, label %for.body124.i1932, !llvm.loop !78

for.body148.i1945:                                ; preds = %cond.end159.i1948, %for.body148.lr.ph.i1944
  %k119.1371.i1946 = phi i64 [ %k119.0.lcssa.i1942, %for.body148.lr.ph.i1944 ], [ %inc163.i1951, %cond.end159.i1948 ]
  %arrayidx151.i1947 = getelementptr inbounds double, ptr %cond.i2584, i64 %k119.1371.i1946
  %385 = load double, ptr %arrayidx151.i1947, align 8
  br i1 %tobool116.i1926, label %cond.true150.i1953, label %cond.end159.i1948

cond.true150.i1953:                               ; preds = %for.body148.i1945
  %386 = load i64, ptr %arrayidx8.i2579, align 8
  %mul153.i1954 = mul nsw i64 %386, %k119.1371.i1946
  %arrayidx155.i1955 = getelementptr double, ptr %380, i64 %mul153.i1954
  %387 = load double, ptr %arrayidx155.i1955, align 8
  %add156.i1956 = fadd double %385, %387
  br label %cond.end159.i1948

cond.end159.i1948:                                ; preds = %cond.true150.i1953, %for.body148.i1945
  %cond160.i1949 = phi double [ %add156.i1956, %cond.true150.i1953 ], [ %385, %for.body148.i1945 ]
  %arrayidx161.i1950 = getelementptr inbounds double, ptr %300, i64 %k119.1371.i1946
  store double %cond160.i1949, ptr %arrayidx161.i1950, align 8
  %inc163.i1951 = add nuw nsw i64 %k119.1371.i1946, 1
  %exitcond378.not.i1952 = icmp eq i64 %inc163.i1951, %mul.i2577
  br i1 %exitcond378.not.i1952, label %least_double.exit, label %for.body148.i1945, !llvm.loop !79

least_double.exit:                                ; preds = %cond.end78.i2017, %cond.end159.i1948, %for.end106.i1919, %lor.lhs.false112.i1924, %for.cond145.preheader.i1941
  %retval.3.i1923 = phi i64 [ 0, %lor.lhs.false112.i1924 ], [ 0, %for.end106.i1919 ], [ 0, %for.cond145.preheader.i1941 ], [ 0, %cond.end159.i1948 ], [ 1, %cond.end78.i2017 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1886) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1885) #7
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2586, label %if.end30.i2262, label %land.lhs.true.i2254

land.lhs.true.i2254:                              ; preds = %cond.true47
  %tobool16.i2256.not = icmp eq i64 %290, 0
  br i1 %tobool16.i2256.not, label %if.then.i2258, label %land.lhs.true20.i2551

if.then.i2258:                                    ; preds = %land.lhs.true.i2254
  %388 = inttoptr i64 %303 to ptr
  %389 = load i32, ptr %388, align 4
  %tobool.not.i.i2259 = icmp eq i32 %389, 0
  br i1 %tobool.not.i.i2259, label %if.then.i.i2549, label %for.cond.preheader.i.i2260

if.then.i.i2549:                                  ; preds = %if.then.i2258
  %mul.i.i2550 = shl nsw i64 %mul.i2577, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i.i2550, i1 false)
  br label %if.end30.i2262

for.cond.preheader.i.i2260:                       ; preds = %if.then.i2258
  %cmp535.i.i2261 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp535.i.i2261, label %for.body.i.i2544, label %if.end30.i2262

for.body.i.i2544:                                 ; preds = %for.cond.preheader.i.i2260, %for.body.i.i2544
  %k.036.i.i2545 = phi i64 [ %inc.i.i2547, %for.body.i.i2544 ], [ 0, %for.cond.preheader.i.i2260 ]
  %arrayidx.i.i2546 = getelementptr inbounds i32, ptr %cond.i2584, i64 %k.036.i.i2545
  store i32 %389, ptr %arrayidx.i.i2546, align 4
  %inc.i.i2547 = add nuw nsw i64 %k.036.i.i2545, 1
  %exitcond38.not.i.i2548 = icmp eq i64 %inc.i.i2547, %mul.i2577
  br i1 %exitcond38.not.i.i2548, label %if.end30.i2262, label %for.body.i.i2544, !llvm.loop !4

land.lhs.true20.i2551:                            ; preds = %land.lhs.true.i2254
  %tobool22.not.i2552 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i2552, label %if.then28.i2556, label %if.then23.i2553

if.then23.i2553:                                  ; preds = %land.lhs.true20.i2551
  %add.ptr.i2554 = getelementptr inbounds i32, ptr %291, i64 %mul9.i2580
  %mul24.i2555 = shl i64 %mul.i2577, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2584, ptr nonnull align 4 %add.ptr.i2554, i64 %mul24.i2555, i1 false)
  br label %if.end30.i2262

if.then28.i2556:                                  ; preds = %land.lhs.true20.i2551
  %390 = load i32, ptr %291, align 4
  %tobool.not.i285.i2557 = icmp eq i32 %390, 0
  br i1 %tobool.not.i285.i2557, label %if.then.i293.i2565, label %for.cond.preheader.i286.i2558

if.then.i293.i2565:                               ; preds = %if.then28.i2556
  %mul.i294.i2566 = shl nsw i64 %mul.i2577, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i294.i2566, i1 false)
  br label %if.end30.i2262

for.cond.preheader.i286.i2558:                    ; preds = %if.then28.i2556
  %cmp535.i287.i2559 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp535.i287.i2559, label %for.body.i288.i2560, label %if.end30.i2262

for.body.i288.i2560:                              ; preds = %for.cond.preheader.i286.i2558, %for.body.i288.i2560
  %k.036.i289.i2561 = phi i64 [ %inc.i291.i2563, %for.body.i288.i2560 ], [ 0, %for.cond.preheader.i286.i2558 ]
  %arrayidx.i290.i2562 = getelementptr inbounds i32, ptr %cond.i2584, i64 %k.036.i289.i2561
  store i32 %390, ptr %arrayidx.i290.i2562, align 4
  %inc.i291.i2563 = add nuw nsw i64 %k.036.i289.i2561, 1
  %exitcond38.not.i292.i2564 = icmp eq i64 %inc.i291.i2563, %mul.i2577
  br i1 %exitcond38.not.i292.i2564, label %if.end30.i2262, label %for.body.i288.i2560, !llvm.loop !4

if.end30.i2262:                                   ; preds = %for.body.i288.i2560, %for.body.i.i2544, %for.cond.preheader.i286.i2558, %if.then.i293.i2565, %if.then23.i2553, %for.cond.preheader.i.i2260, %if.then.i.i2549, %cond.true47
  %cmp31.i2263 = icmp eq i64 %294, 0
  br i1 %cmp31.i2263, label %land.end.i2532, label %land.end.thread.i2264

land.end.thread.i2264:                            ; preds = %if.end30.i2262
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2234) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2235) #7
  br label %for.cond45.preheader.i2265

land.end.i2532:                                   ; preds = %if.end30.i2262
  %arrayidx32.i2533 = getelementptr inbounds i8, ptr %a, i64 56
  %391 = load i64, ptr %arrayidx32.i2533, align 8
  %cmp33.i2534 = icmp eq i64 %295, %391
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2234) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2235) #7
  br i1 %cmp33.i2534, label %for.body.lr.ph.i2535, label %for.cond45.preheader.i2265

for.body.lr.ph.i2535:                             ; preds = %land.end.i2532
  %places42.i2536 = getelementptr inbounds i8, ptr %found.i2235, i64 2080
  br label %for.body.i2537

for.cond45.preheader.i2265:                       ; preds = %for.body.i2537, %land.end.i2532, %land.end.thread.i2264
  %392 = phi i1 [ false, %land.end.thread.i2264 ], [ false, %land.end.i2532 ], [ true, %for.body.i2537 ]
  %arrayidx46.i2266 = getelementptr inbounds i8, ptr %a, i64 48
  %393 = load i64, ptr %arrayidx46.i2266, align 8
  %cmp47.not361.i2267 = icmp sgt i64 %393, 0
  br i1 %cmp47.not361.i2267, label %for.body50.lr.ph.i2315, label %for.end106.i2268

for.body50.lr.ph.i2315:                           ; preds = %for.cond45.preheader.i2265
  %places63.i2316 = getelementptr inbounds i8, ptr %found.i2235, i64 2080
  %cond67.i2317 = select i1 %392, ptr %places63.i2316, ptr %places.i2234
  %arrayidx68.i2318 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2319 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i2320 = trunc i64 %294 to i32
  %conv1.i.i2321 = trunc i64 %sub.i2576 to i32
  %count32.i.i2322 = getelementptr inbounds i8, ptr %found.i2235, i64 4160
  %cmp91.i2323 = icmp eq i64 %297, 1
  %cmp18.not101.i.i = icmp slt i64 %297, 8
  %add.ptr103.idx.i2324 = shl nsw i64 %296, 11
  br label %for.body50.i2325

for.body.i2537:                                   ; preds = %for.body.i2537, %for.body.lr.ph.i2535
  %k.0360.i2538 = phi i64 [ 0, %for.body.lr.ph.i2535 ], [ %inc.i2542, %for.body.i2537 ]
  %conv40.i2539 = trunc nuw i64 %k.0360.i2538 to i32
  %arrayidx41.i2540 = getelementptr inbounds [520 x i32], ptr %found.i2235, i64 0, i64 %k.0360.i2538
  store i32 %conv40.i2539, ptr %arrayidx41.i2540, align 4
  %arrayidx43.i2541 = getelementptr inbounds [520 x i32], ptr %places42.i2536, i64 0, i64 %k.0360.i2538
  store i32 0, ptr %arrayidx43.i2541, align 4
  %inc.i2542 = add nuw nsw i64 %k.0360.i2538, 1
  %exitcond.not = icmp eq i64 %inc.i2542, 520
  br i1 %exitcond.not, label %for.cond45.preheader.i2265, label %for.body.i2537, !llvm.loop !80

for.body50.i2325:                                 ; preds = %for.inc101.i2372, %for.body50.lr.ph.i2315
  %394 = phi i64 [ %393, %for.body50.lr.ph.i2315 ], [ %420, %for.inc101.i2372 ]
  %values.0364.i2326 = phi ptr [ %289, %for.body50.lr.ph.i2315 ], [ %add.ptr103.i2374, %for.inc101.i2372 ]
  %k44.0363.i2327 = phi i64 [ 0, %for.body50.lr.ph.i2315 ], [ %add.i2373, %for.inc101.i2372 ]
  %sub52.i2328 = sub nsw i64 %394, %k44.0363.i2327
  %spec.select.i2329 = tail call i64 @llvm.smin.i64(i64 %sub52.i2328, i64 512)
  %395 = load i64, ptr %arrayidx68.i2318, align 8
  %cmp69.i2330 = icmp eq i64 %395, 4
  %396 = load i64, ptr %arrayidx76.i2319, align 8
  %cmp.not65.i.i2331 = icmp slt i64 %sub52.i2328, 8
  br i1 %cmp69.i2330, label %cond.true71.i2483, label %cond.false74.i2332

cond.true71.i2483:                                ; preds = %for.body50.i2325
  %add.ptr72.i2484 = getelementptr inbounds i32, ptr %293, i64 %k44.0363.i2327
  br i1 %cmp.not65.i.i2331, label %for.cond11.preheader.i.i2505, label %for.body.lr.ph.i.i2485

for.body.lr.ph.i.i2485:                           ; preds = %cond.true71.i2483
  %splat.splatinsert.i.i2486 = insertelement <8 x i64> poison, i64 %396, i64 0
  %splat.splat.i.i2487 = shufflevector <8 x i64> %splat.splatinsert.i.i2486, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i2488

for.cond11.preheader.i.i2505:                     ; preds = %for.body.i296.i2488, %cond.true71.i2483
  %outside.0.lcssa.i.i2506 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2483 ], [ %or7.i.i2500, %for.body.i296.i2488 ]
  %k.0.lcssa.i.i2507 = phi i64 [ 0, %cond.true71.i2483 ], [ %add68.i.i2489, %for.body.i296.i2488 ]
  br label %for.body14.i.i2508

for.body.i296.i2488:                              ; preds = %for.body.i296.i2488, %for.body.lr.ph.i.i2485
  %add68.i.i2489 = phi i64 [ 8, %for.body.lr.ph.i.i2485 ], [ %add.i.i2503, %for.body.i296.i2488 ]
  %k.067.i.i2490 = phi i64 [ 0, %for.body.lr.ph.i.i2485 ], [ %add68.i.i2489, %for.body.i296.i2488 ]
  %outside.066.i.i2491 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2485 ], [ %or7.i.i2500, %for.body.i296.i2488 ]
  %add.ptr.i.i2492 = getelementptr inbounds i32, ptr %add.ptr72.i2484, i64 %k.067.i.i2490
  %397 = load <8 x i32>, ptr %add.ptr.i.i2492, align 4
  %conv.i.i2493 = sext <8 x i32> %397 to <8 x i64>
  %isneg.i.i2494 = icmp slt <8 x i32> %397, zeroinitializer
  %and.i.i2495 = select <8 x i1> %isneg.i.i2494, <8 x i64> %splat.splat.i.i2487, <8 x i64> zeroinitializer
  %add1.i.i2496 = add <8 x i64> %and.i.i2495, %conv.i.i2493
  %add1.lobit.i.i2497 = ashr <8 x i64> %add1.i.i2496, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2498 = icmp slt <8 x i64> %add1.i.i2496, %splat.splat.i.i2487
  %or.i.i2499 = select <8 x i1> %cmp5.not.i.i2498, <8 x i64> %add1.lobit.i.i2497, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2500 = or <8 x i64> %or.i.i2499, %outside.066.i.i2491
  %conv8.i.i2501 = trunc <8 x i64> %add1.i.i2496 to <8 x i32>
  %add.ptr9.i.i2502 = getelementptr inbounds i32, ptr %cond67.i2317, i64 %k.067.i.i2490
  store <8 x i32> %conv8.i.i2501, ptr %add.ptr9.i.i2502, align 4
  %add.i.i2503 = add nuw nsw i64 %add68.i.i2489, 8
  %cmp.not.i.i2504 = icmp sgt i64 %add.i.i2503, %spec.select.i2329
  br i1 %cmp.not.i.i2504, label %for.cond11.preheader.i.i2505, label %for.body.i296.i2488, !llvm.loop !8

for.cond18.preheader.i.i2515:                     ; preds = %for.body14.i.i2508
  %cmp1972.i.i2516 = icmp slt i64 %k.0.lcssa.i.i2507, %spec.select.i2329
  br i1 %cmp1972.i.i2516, label %for.body21.i.i2517, label %cond.end78.i2365

for.body14.i.i2508:                               ; preds = %for.body14.i.i2508, %for.cond11.preheader.i.i2505
  %j.071.i.i2509 = phi i64 [ 0, %for.cond11.preheader.i.i2505 ], [ %inc.i297.i2513, %for.body14.i.i2508 ]
  %wrong.070.i.i2510 = phi i64 [ 0, %for.cond11.preheader.i.i2505 ], [ %or15.i.i2512, %for.body14.i.i2508 ]
  %vecext.i.i2511 = extractelement <8 x i64> %outside.0.lcssa.i.i2506, i64 %j.071.i.i2509
  %or15.i.i2512 = or i64 %vecext.i.i2511, %wrong.070.i.i2510
  %inc.i297.i2513 = add nuw nsw i64 %j.071.i.i2509, 1
  %exitcond.not.i.i2514 = icmp eq i64 %inc.i297.i2513, 8
  br i1 %exitcond.not.i.i2514, label %for.cond18.preheader.i.i2515, label %for.body14.i.i2508, !llvm.loop !9

for.body21.i.i2517:                               ; preds = %for.cond18.preheader.i.i2515, %for.body21.i.i2517
  %k.174.i.i2518 = phi i64 [ %inc35.i.i2530, %for.body21.i.i2517 ], [ %k.0.lcssa.i.i2507, %for.cond18.preheader.i.i2515 ]
  %wrong.173.i.i2519 = phi i64 [ %or31.i.i2527, %for.body21.i.i2517 ], [ %or15.i.i2512, %for.cond18.preheader.i.i2515 ]
  %arrayidx.i298.i2520 = getelementptr inbounds i32, ptr %add.ptr72.i2484, i64 %k.174.i.i2518
  %398 = load i32, ptr %arrayidx.i298.i2520, align 4
  %conv23.i.i2521 = sext i32 %398 to i64
  %cmp25.i.i2522 = icmp slt i32 %398, 0
  %cond.i.i2523 = select i1 %cmp25.i.i2522, i64 %396, i64 0
  %add27.i.i2524 = add nsw i64 %cond.i.i2523, %conv23.i.i2521
  %cmp28.i.i2525 = icmp uge i64 %add27.i.i2524, %396
  %conv30.i.i2526 = zext i1 %cmp28.i.i2525 to i64
  %or31.i.i2527 = or i64 %wrong.173.i.i2519, %conv30.i.i2526
  %conv32.i.i2528 = trunc i64 %add27.i.i2524 to i32
  %arrayidx33.i.i2529 = getelementptr inbounds i32, ptr %cond67.i2317, i64 %k.174.i.i2518
  store i32 %conv32.i.i2528, ptr %arrayidx33.i.i2529, align 4
  %inc35.i.i2530 = add nuw nsw i64 %k.174.i.i2518, 1
  %exitcond76.not.i.i2531 = icmp eq i64 %inc35.i.i2530, %spec.select.i2329
  br i1 %exitcond76.not.i.i2531, label %cond.end78.i2365, label %for.body21.i.i2517, !llvm.loop !10

cond.false74.i2332:                               ; preds = %for.body50.i2325
  %add.ptr75.i2333 = getelementptr inbounds i64, ptr %293, i64 %k44.0363.i2327
  br i1 %cmp.not65.i.i2331, label %for.cond10.preheader.i.i2353, label %for.body.lr.ph.i299.i2334

for.body.lr.ph.i299.i2334:                        ; preds = %cond.false74.i2332
  %splat.splatinsert.i300.i2335 = insertelement <8 x i64> poison, i64 %396, i64 0
  %splat.splat.i301.i2336 = shufflevector <8 x i64> %splat.splatinsert.i300.i2335, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2337

for.cond10.preheader.i.i2353:                     ; preds = %for.body.i302.i2337, %cond.false74.i2332
  %outside.0.lcssa.i314.i2354 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2332 ], [ %or7.i310.i2348, %for.body.i302.i2337 ]
  %k.0.lcssa.i315.i2355 = phi i64 [ 0, %cond.false74.i2332 ], [ %add66.i.i2338, %for.body.i302.i2337 ]
  br label %for.body13.i.i2356

for.body.i302.i2337:                              ; preds = %for.body.i302.i2337, %for.body.lr.ph.i299.i2334
  %add66.i.i2338 = phi i64 [ 8, %for.body.lr.ph.i299.i2334 ], [ %add.i312.i2351, %for.body.i302.i2337 ]
  %k.065.i.i2339 = phi i64 [ 0, %for.body.lr.ph.i299.i2334 ], [ %add66.i.i2338, %for.body.i302.i2337 ]
  %outside.064.i.i2340 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2334 ], [ %or7.i310.i2348, %for.body.i302.i2337 ]
  %add.ptr.i303.i2341 = getelementptr inbounds i64, ptr %add.ptr75.i2333, i64 %k.065.i.i2339
  %399 = load <8 x i64>, ptr %add.ptr.i303.i2341, align 8
  %isneg.i304.i2342 = icmp slt <8 x i64> %399, zeroinitializer
  %and.i305.i2343 = select <8 x i1> %isneg.i304.i2342, <8 x i64> %splat.splat.i301.i2336, <8 x i64> zeroinitializer
  %add1.i306.i2344 = add <8 x i64> %and.i305.i2343, %399
  %add1.lobit.i307.i2345 = ashr <8 x i64> %add1.i306.i2344, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2346 = icmp slt <8 x i64> %add1.i306.i2344, %splat.splat.i301.i2336
  %or.i309.i2347 = select <8 x i1> %cmp5.not.i308.i2346, <8 x i64> %add1.lobit.i307.i2345, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2348 = or <8 x i64> %or.i309.i2347, %outside.064.i.i2340
  %conv.i311.i2349 = trunc <8 x i64> %add1.i306.i2344 to <8 x i32>
  %add.ptr8.i.i2350 = getelementptr inbounds i32, ptr %cond67.i2317, i64 %k.065.i.i2339
  store <8 x i32> %conv.i311.i2349, ptr %add.ptr8.i.i2350, align 4
  %add.i312.i2351 = add nuw nsw i64 %add66.i.i2338, 8
  %cmp.not.i313.i2352 = icmp sgt i64 %add.i312.i2351, %spec.select.i2329
  br i1 %cmp.not.i313.i2352, label %for.cond10.preheader.i.i2353, label %for.body.i302.i2337, !llvm.loop !11

for.cond17.preheader.i.i2363:                     ; preds = %for.body13.i.i2356
  %cmp1870.i.i2364 = icmp slt i64 %k.0.lcssa.i315.i2355, %spec.select.i2329
  br i1 %cmp1870.i.i2364, label %for.body20.i.i2469, label %cond.end78.i2365

for.body13.i.i2356:                               ; preds = %for.body13.i.i2356, %for.cond10.preheader.i.i2353
  %j.069.i.i2357 = phi i64 [ 0, %for.cond10.preheader.i.i2353 ], [ %inc.i317.i2361, %for.body13.i.i2356 ]
  %wrong.068.i.i2358 = phi i64 [ 0, %for.cond10.preheader.i.i2353 ], [ %or14.i.i2360, %for.body13.i.i2356 ]
  %vecext.i316.i2359 = extractelement <8 x i64> %outside.0.lcssa.i314.i2354, i64 %j.069.i.i2357
  %or14.i.i2360 = or i64 %vecext.i316.i2359, %wrong.068.i.i2358
  %inc.i317.i2361 = add nuw nsw i64 %j.069.i.i2357, 1
  %exitcond.not.i318.i2362 = icmp eq i64 %inc.i317.i2361, 8
  br i1 %exitcond.not.i318.i2362, label %for.cond17.preheader.i.i2363, label %for.body13.i.i2356, !llvm.loop !12

for.body20.i.i2469:                               ; preds = %for.cond17.preheader.i.i2363, %for.body20.i.i2469
  %k.172.i.i2470 = phi i64 [ %inc33.i.i2481, %for.body20.i.i2469 ], [ %k.0.lcssa.i315.i2355, %for.cond17.preheader.i.i2363 ]
  %wrong.171.i.i2471 = phi i64 [ %or29.i.i2478, %for.body20.i.i2469 ], [ %or14.i.i2360, %for.cond17.preheader.i.i2363 ]
  %arrayidx.i320.i2472 = getelementptr inbounds i64, ptr %add.ptr75.i2333, i64 %k.172.i.i2470
  %400 = load i64, ptr %arrayidx.i320.i2472, align 8
  %cmp23.i.i2473 = icmp slt i64 %400, 0
  %cond.i321.i2474 = select i1 %cmp23.i.i2473, i64 %396, i64 0
  %add25.i.i2475 = add nsw i64 %cond.i321.i2474, %400
  %cmp26.i.i2476 = icmp uge i64 %add25.i.i2475, %396
  %conv28.i.i2477 = zext i1 %cmp26.i.i2476 to i64
  %or29.i.i2478 = or i64 %wrong.171.i.i2471, %conv28.i.i2477
  %conv30.i322.i2479 = trunc i64 %add25.i.i2475 to i32
  %arrayidx31.i.i2480 = getelementptr inbounds i32, ptr %cond67.i2317, i64 %k.172.i.i2470
  store i32 %conv30.i322.i2479, ptr %arrayidx31.i.i2480, align 4
  %inc33.i.i2481 = add nuw nsw i64 %k.172.i.i2470, 1
  %exitcond74.not.i.i2482 = icmp eq i64 %inc33.i.i2481, %spec.select.i2329
  br i1 %exitcond74.not.i.i2482, label %cond.end78.i2365, label %for.body20.i.i2469, !llvm.loop !13

cond.end78.i2365:                                 ; preds = %for.body20.i.i2469, %for.body21.i.i2517, %for.cond17.preheader.i.i2363, %for.cond18.preheader.i.i2515
  %cond79.in.in.i2366 = phi i64 [ %or15.i.i2512, %for.cond18.preheader.i.i2515 ], [ %or14.i.i2360, %for.cond17.preheader.i.i2363 ], [ %or31.i.i2527, %for.body21.i.i2517 ], [ %or29.i.i2478, %for.body20.i.i2469 ]
  %cond79.in.not.i2367 = icmp eq i64 %cond79.in.in.i2366, 0
  br i1 %cond79.in.not.i2367, label %if.end82.i2368, label %least_int.exit

if.end82.i2368:                                   ; preds = %cond.end78.i2365
  br i1 %392, label %if.end87.i2402, label %if.else85.i2369

if.else85.i2369:                                  ; preds = %if.end82.i2368
  %cmp55.i.i2370 = icmp sgt i64 %sub52.i2328, 0
  br i1 %cmp55.i.i2370, label %for.body.i325.i2376, label %if.else94.thread.i2371

for.cond12.preheader.i.i2389:                     ; preds = %for.body.i325.i2376
  %tobool.not.i330.i2390 = icmp eq i64 %add.i327.i2386, 0
  br i1 %tobool.not.i330.i2390, label %if.else94.thread.i2371, label %for.body16.lr.ph.i.i2391

for.body16.lr.ph.i.i2391:                         ; preds = %for.cond12.preheader.i.i2389
  %sub18.i.i2392 = add nsw i64 %add.i327.i2386, -1
  %arrayidx19.i.i2393 = getelementptr inbounds [520 x i32], ptr %found.i2235, i64 0, i64 %sub18.i.i2392
  %arrayidx25.i.i2394 = getelementptr inbounds [520 x i32], ptr %places63.i2316, i64 0, i64 %sub18.i.i2392
  br label %for.body16.i.i2395

for.body.i325.i2376:                              ; preds = %if.else85.i2369, %for.body.i325.i2376
  %n.057.i.i2377 = phi i64 [ %add.i327.i2386, %for.body.i325.i2376 ], [ 0, %if.else85.i2369 ]
  %k.056.i.i2378 = phi i64 [ %inc.i328.i2387, %for.body.i325.i2376 ], [ 0, %if.else85.i2369 ]
  %arrayidx.i326.i2379 = getelementptr inbounds i32, ptr %places.i2234, i64 %k.056.i.i2378
  %401 = load i32, ptr %arrayidx.i326.i2379, align 4
  %sub3.i.i2380 = sub i32 %401, %conv.i323.i2320
  %conv4.i.i2381 = trunc i64 %k.056.i.i2378 to i32
  %arrayidx5.i.i2382 = getelementptr inbounds [520 x i32], ptr %found.i2235, i64 0, i64 %n.057.i.i2377
  store i32 %conv4.i.i2381, ptr %arrayidx5.i.i2382, align 4
  %arrayidx7.i.i2383 = getelementptr inbounds [520 x i32], ptr %places63.i2316, i64 0, i64 %n.057.i.i2377
  store i32 %sub3.i.i2380, ptr %arrayidx7.i.i2383, align 4
  %cmp8.i.i2384 = icmp ult i32 %sub3.i.i2380, %conv1.i.i2321
  %conv10.i.i2385 = zext i1 %cmp8.i.i2384 to i64
  %add.i327.i2386 = add nuw nsw i64 %n.057.i.i2377, %conv10.i.i2385
  %inc.i328.i2387 = add nuw nsw i64 %k.056.i.i2378, 1
  %exitcond.not.i329.i2388 = icmp eq i64 %inc.i328.i2387, %spec.select.i2329
  br i1 %exitcond.not.i329.i2388, label %for.cond12.preheader.i.i2389, label %for.body.i325.i2376, !llvm.loop !14

for.body16.i.i2395:                               ; preds = %for.body16.i.i2395, %for.body16.lr.ph.i.i2391
  %k11.058.i.i2396 = phi i64 [ 0, %for.body16.lr.ph.i.i2391 ], [ %inc30.i.i2400, %for.body16.i.i2395 ]
  %402 = load i32, ptr %arrayidx19.i.i2393, align 4
  %add21.i.i2397 = add nuw nsw i64 %k11.058.i.i2396, %add.i327.i2386
  %arrayidx22.i.i2398 = getelementptr inbounds [520 x i32], ptr %found.i2235, i64 0, i64 %add21.i.i2397
  store i32 %402, ptr %arrayidx22.i.i2398, align 4
  %403 = load i32, ptr %arrayidx25.i.i2394, align 4
  %arrayidx28.i.i2399 = getelementptr inbounds [520 x i32], ptr %places63.i2316, i64 0, i64 %add21.i.i2397
  store i32 %403, ptr %arrayidx28.i.i2399, align 4
  %inc30.i.i2400 = add nuw nsw i64 %k11.058.i.i2396, 1
  %exitcond.not.i2401 = icmp eq i64 %inc30.i.i2400, 8
  br i1 %exitcond.not.i2401, label %if.end87.i2402, label %for.body16.i.i2395, !llvm.loop !15

if.else94.thread.i2371:                           ; preds = %for.cond12.preheader.i.i2389, %if.else85.i2369
  store i64 0, ptr %count32.i.i2322, align 8
  br label %for.inc101.i2372

if.end87.i2402:                                   ; preds = %for.body16.i.i2395, %if.end82.i2368
  %404 = phi i64 [ %spec.select.i2329, %if.end82.i2368 ], [ %add.i327.i2386, %for.body16.i.i2395 ]
  store i64 %404, ptr %count32.i.i2322, align 8
  %tobool89.i2403 = icmp ne i64 %404, 0
  %or.cond183.i2404 = select i1 %tobool89.i2403, i1 %cmp91.i2323, i1 false
  %cmp47.i.i2405 = icmp sgt i64 %404, 0
  br i1 %or.cond183.i2404, label %if.then93.i2442, label %if.else94.i2406

if.then93.i2442:                                  ; preds = %if.end87.i2402
  br i1 %cmp47.i.i2405, label %for.body.preheader.i.i2443, label %for.inc101.i2372

for.body.preheader.i.i2443:                       ; preds = %if.then93.i2442
  %405 = load i32, ptr %places63.i2316, align 8
  %conv.i331.i2444 = sext i32 %405 to i64
  %arrayidx1.i.i2445 = getelementptr inbounds i32, ptr %cond.i2584, i64 %conv.i331.i2444
  %406 = load i32, ptr %arrayidx1.i.i2445, align 4
  br label %for.body.i332.i2446

for.body.i332.i2446:                              ; preds = %if.end.i.i2459, %for.body.preheader.i.i2443
  %before.050.i.i2447 = phi i64 [ %conv5.i.i2451, %if.end.i.i2459 ], [ %conv.i331.i2444, %for.body.preheader.i.i2443 ]
  %m.049.i.i2448 = phi i64 [ %inc.i339.i2467, %if.end.i.i2459 ], [ 0, %for.body.preheader.i.i2443 ]
  %found.048.i.i2449 = phi i32 [ %cond.i338.i2465, %if.end.i.i2459 ], [ %406, %for.body.preheader.i.i2443 ]
  %arrayidx4.i.i2450 = getelementptr inbounds [520 x i32], ptr %places63.i2316, i64 0, i64 %m.049.i.i2448
  %407 = load i32, ptr %arrayidx4.i.i2450, align 4
  %conv5.i.i2451 = sext i32 %407 to i64
  %add.i333.i2452 = add nuw nsw i64 %m.049.i.i2448, 8
  %arrayidx7.i334.i2453 = getelementptr inbounds [520 x i32], ptr %places63.i2316, i64 0, i64 %add.i333.i2452
  %408 = load i32, ptr %arrayidx7.i334.i2453, align 4
  %idx.ext.i.i2454 = sext i32 %408 to i64
  %add.ptr.i335.i2455 = getelementptr inbounds i32, ptr %cond.i2584, i64 %idx.ext.i.i2454
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2455, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2456 = icmp eq i64 %before.050.i.i2447, %conv5.i.i2451
  br i1 %cmp8.not.i.i2456, label %if.end.i.i2459, label %if.then.i336.i2457

if.then.i336.i2457:                               ; preds = %for.body.i332.i2446
  %arrayidx10.i.i2458 = getelementptr inbounds i32, ptr %cond.i2584, i64 %conv5.i.i2451
  %409 = load i32, ptr %arrayidx10.i.i2458, align 4
  br label %if.end.i.i2459

if.end.i.i2459:                                   ; preds = %if.then.i336.i2457, %for.body.i332.i2446
  %found.1.i.i2460 = phi i32 [ %409, %if.then.i336.i2457 ], [ %found.048.i.i2449, %for.body.i332.i2446 ]
  %arrayidx11.i.i2461 = getelementptr inbounds [520 x i32], ptr %found.i2235, i64 0, i64 %m.049.i.i2448
  %410 = load i32, ptr %arrayidx11.i.i2461, align 4
  %conv12.i.i2462 = sext i32 %410 to i64
  %mul.i337.i2463 = mul nsw i64 %296, %conv12.i.i2462
  %arrayidx13.i.i2464 = getelementptr inbounds i32, ptr %values.0364.i2326, i64 %mul.i337.i2463
  %411 = load i32, ptr %arrayidx13.i.i2464, align 4
  %cond.i338.i2465 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i2460, i32 %411)
  %arrayidx23.i.i2466 = getelementptr inbounds i32, ptr %cond.i2584, i64 %conv5.i.i2451
  store i32 %cond.i338.i2465, ptr %arrayidx23.i.i2466, align 4
  %inc.i339.i2467 = add nuw nsw i64 %m.049.i.i2448, 1
  %exitcond375.not.i2468 = icmp eq i64 %inc.i339.i2467, %404
  br i1 %exitcond375.not.i2468, label %for.inc101.i2372, label %for.body.i332.i2446, !llvm.loop !81

if.else94.i2406:                                  ; preds = %if.end87.i2402
  br i1 %cmp47.i.i2405, label %for.body.i343.i2407, label %for.inc101.i2372

for.body.i343.i2407:                              ; preds = %if.else94.i2406, %for.end52.i.i2433
  %m.0107.i.i = phi i64 [ %inc54.i.i2434, %for.end52.i.i2433 ], [ 0, %if.else94.i2406 ]
  %arrayidx.i344.i2408 = getelementptr inbounds [520 x i32], ptr %found.i2235, i64 0, i64 %m.0107.i.i
  %412 = load i32, ptr %arrayidx.i344.i2408, align 4
  %conv.i345.i2409 = sext i32 %412 to i64
  %mul.i346.i2410 = mul nsw i64 %296, %conv.i345.i2409
  %add.ptr.i347.i2411 = getelementptr inbounds i32, ptr %values.0364.i2326, i64 %mul.i346.i2410
  %arrayidx1.i348.i2412 = getelementptr inbounds [520 x i32], ptr %places63.i2316, i64 0, i64 %m.0107.i.i
  %413 = load i32, ptr %arrayidx1.i348.i2412, align 4
  %conv2.i.i2413 = sext i32 %413 to i64
  %mul3.i.i2414 = mul nsw i64 %297, %conv2.i.i2413
  %add.ptr4.i.i2415 = getelementptr inbounds i32, ptr %cond.i2584, i64 %mul3.i.i2414
  %add.i349.i2416 = add nuw nsw i64 %m.0107.i.i, 8
  %arrayidx6.i.i2417 = getelementptr inbounds [520 x i32], ptr %found.i2235, i64 0, i64 %add.i349.i2416
  %414 = load i32, ptr %arrayidx6.i.i2417, align 4
  %conv7.i.i2418 = sext i32 %414 to i64
  %mul8.i.i2419 = mul nsw i64 %296, %conv7.i.i2418
  %add.ptr9.i350.i2420 = getelementptr inbounds i32, ptr %values.0364.i2326, i64 %mul8.i.i2419
  %arrayidx12.i.i2421 = getelementptr inbounds [520 x i32], ptr %places63.i2316, i64 0, i64 %add.i349.i2416
  %415 = load i32, ptr %arrayidx12.i.i2421, align 4
  %conv13.i.i2422 = sext i32 %415 to i64
  %mul14.i.i2423 = mul nsw i64 %297, %conv13.i.i2422
  %add.ptr15.i.i2424 = getelementptr inbounds i32, ptr %cond.i2584, i64 %mul14.i.i2423
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2424, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i, label %for.cond36.preheader.i.i2431, label %for.body20.i351.i2425

for.cond36.preheader.i.i2431:                     ; preds = %for.body20.i351.i2425, %for.body.i343.i2407
  %j.0.lcssa.i.i2432 = phi i64 [ 0, %for.body.i343.i2407 ], [ %add17103.i.i, %for.body20.i351.i2425 ]
  %cmp37104.i.i = icmp slt i64 %j.0.lcssa.i.i2432, %297
  br i1 %cmp37104.i.i, label %for.body39.i.i2436, label %for.end52.i.i2433

for.body20.i351.i2425:                            ; preds = %for.body.i343.i2407, %for.body20.i351.i2425
  %add17103.i.i = phi i64 [ %add17.i.i2429, %for.body20.i351.i2425 ], [ 8, %for.body.i343.i2407 ]
  %j.0102.i.i = phi i64 [ %add17103.i.i, %for.body20.i351.i2425 ], [ 0, %for.body.i343.i2407 ]
  %add.ptr21.i.i2426 = getelementptr inbounds i32, ptr %add.ptr9.i350.i2420, i64 %j.0102.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2426, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2427 = getelementptr inbounds i32, ptr %add.ptr4.i.i2415, i64 %j.0102.i.i
  %416 = load <8 x i32>, ptr %add.ptr22.i.i2427, align 4
  %add.ptr23.i.i2428 = getelementptr inbounds i32, ptr %add.ptr.i347.i2411, i64 %j.0102.i.i
  %417 = load <8 x i32>, ptr %add.ptr23.i.i2428, align 4
  %or33.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %416, <8 x i32> %417)
  store <8 x i32> %or33.i.i, ptr %add.ptr22.i.i2427, align 4
  %add17.i.i2429 = add nuw nsw i64 %add17103.i.i, 8
  %cmp18.not.i.i2430 = icmp sgt i64 %add17.i.i2429, %297
  br i1 %cmp18.not.i.i2430, label %for.cond36.preheader.i.i2431, label %for.body20.i351.i2425, !llvm.loop !82

for.body39.i.i2436:                               ; preds = %for.cond36.preheader.i.i2431, %for.body39.i.i2436
  %j.1105.i.i = phi i64 [ %inc.i353.i2440, %for.body39.i.i2436 ], [ %j.0.lcssa.i.i2432, %for.cond36.preheader.i.i2431 ]
  %arrayidx40.i.i2437 = getelementptr inbounds i32, ptr %add.ptr4.i.i2415, i64 %j.1105.i.i
  %418 = load i32, ptr %arrayidx40.i.i2437, align 4
  %arrayidx41.i.i2438 = getelementptr inbounds i32, ptr %add.ptr.i347.i2411, i64 %j.1105.i.i
  %419 = load i32, ptr %arrayidx41.i.i2438, align 4
  %spec.select.i.i2439 = tail call i32 @llvm.smin.i32(i32 %418, i32 %419)
  store i32 %spec.select.i.i2439, ptr %arrayidx40.i.i2437, align 4
  %inc.i353.i2440 = add nuw nsw i64 %j.1105.i.i, 1
  %exitcond.not.i354.i2441 = icmp eq i64 %inc.i353.i2440, %297
  br i1 %exitcond.not.i354.i2441, label %for.end52.i.i2433, label %for.body39.i.i2436, !llvm.loop !83

for.end52.i.i2433:                                ; preds = %for.body39.i.i2436, %for.cond36.preheader.i.i2431
  %inc54.i.i2434 = add nuw nsw i64 %m.0107.i.i, 1
  %exitcond374.not.i2435 = icmp eq i64 %inc54.i.i2434, %404
  br i1 %exitcond374.not.i2435, label %for.inc101.i2372, label %for.body.i343.i2407, !llvm.loop !84

for.inc101.i2372:                                 ; preds = %for.end52.i.i2433, %if.end.i.i2459, %if.else94.i2406, %if.then93.i2442, %if.else94.thread.i2371
  %add.i2373 = add nuw nsw i64 %k44.0363.i2327, 512
  %add.ptr103.i2374 = getelementptr inbounds i8, ptr %values.0364.i2326, i64 %add.ptr103.idx.i2324
  %420 = load i64, ptr %arrayidx46.i2266, align 8
  %cmp47.not.i2375 = icmp slt i64 %add.i2373, %420
  br i1 %cmp47.not.i2375, label %for.body50.i2325, label %for.end106.i2268, !llvm.loop !85

for.end106.i2268:                                 ; preds = %for.inc101.i2372, %for.cond45.preheader.i2265
  %421 = load i64, ptr %a, align 8
  %cmp108.i2269 = icmp eq i64 %421, 0
  %tobool111.i2270 = icmp ne i64 %299, 0
  %or.cond184.i2271 = select i1 %cmp108.i2269, i1 %tobool111.i2270, i1 false
  br i1 %or.cond184.i2271, label %lor.lhs.false112.i2273, label %least_int.exit

lor.lhs.false112.i2273:                           ; preds = %for.end106.i2268
  %cmp113.i2274 = icmp ne ptr %cond.i2584, %300
  %tobool116.i2275 = icmp ne i64 %290, 0
  %or.cond185.i2276 = select i1 %cmp113.i2274, i1 true, i1 %tobool116.i2275
  br i1 %or.cond185.i2276, label %for.cond120.preheader.i2277, label %least_int.exit

for.cond120.preheader.i2277:                      ; preds = %lor.lhs.false112.i2273
  %cmp122.not365.i2278 = icmp slt i64 %mul.i2577, 8
  br i1 %cmp122.not365.i2278, label %for.cond145.preheader.i2290, label %for.body124.lr.ph.i2279

for.body124.lr.ph.i2279:                          ; preds = %for.cond120.preheader.i2277
  %add.ptr131.i2280 = getelementptr inbounds i32, ptr %291, i64 %mul9.i2580
  br label %for.body124.i2281

for.cond145.preheader.i2290:                      ; preds = %if.end140.i2285, %for.cond120.preheader.i2277
  %k119.0.lcssa.i2291 = phi i64 [ 0, %for.cond120.preheader.i2277 ], [ %add121367.i2282, %if.end140.i2285 ]
  %cmp146368.i2292 = icmp slt i64 %k119.0.lcssa.i2291, %mul.i2577
  br i1 %cmp146368.i2292, label %for.body148.lr.ph.i2293, label %least_int.exit

for.body148.lr.ph.i2293:                          ; preds = %for.cond145.preheader.i2290
  %422 = getelementptr i32, ptr %291, i64 %mul9.i2580
  br label %for.body148.i2294

for.body124.i2281:                                ; preds = %if.end140.i2285, %for.body124.lr.ph.i2279
  %add121367.i2282 = phi i64 [ 8, %for.body124.lr.ph.i2279 ], [ %add121.i2288, %if.end140.i2285 ]
  %k119.0366.i2283 = phi i64 [ 0, %for.body124.lr.ph.i2279 ], [ %add121367.i2282, %if.end140.i2285 ]
  %add.ptr125.i2284 = getelementptr inbounds i32, ptr %cond.i2584, i64 %k119.0366.i2283
  %423 = load <8 x i32>, ptr %add.ptr125.i2284, align 4
  br i1 %tobool116.i2275, label %land.lhs.true127.i2306, label %if.end140.i2285

land.lhs.true127.i2306:                           ; preds = %for.body124.i2281
  %424 = load i64, ptr %arrayidx8.i2579, align 8
  %tobool129.not.i2307 = icmp eq i64 %424, 0
  br i1 %tobool129.not.i2307, label %if.then136.i2311, label %if.then130.i2308

if.then130.i2308:                                 ; preds = %land.lhs.true127.i2306
  %add.ptr132.i2309 = getelementptr inbounds i32, ptr %add.ptr131.i2280, i64 %k119.0366.i2283
  %425 = load <8 x i32>, ptr %add.ptr132.i2309, align 4
  %add133.i2310 = add <8 x i32> %425, %423
  br label %if.end140.i2285

if.then136.i2311:                                 ; preds = %land.lhs.true127.i2306
  %426 = load i32, ptr %291, align 4
  %splat.splatinsert.i2312 = insertelement <8 x i32> poison, i32 %426, i64 0
  %splat.splat.i2313 = shufflevector <8 x i32> %splat.splatinsert.i2312, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i2314 = add <8 x i32> %splat.splat.i2313, %423
  br label %if.end140.i2285

if.end140.i2285:                                  ; preds = %if.then136.i2311, %if.then130.i2308, %for.body124.i2281
  %sum.0.i2286 = phi <8 x i32> [ %add133.i2310, %if.then130.i2308 ], [ %add138.i2314, %if.then136.i2311 ], [ %423, %for.body124.i2281 ]
  %add.ptr141.i2287 = getelementptr inbounds i32, ptr %300, i64 %k119.0366.i2283
  store <8 x i32> %sum.0.i2286, ptr %add.ptr141.i2287, align 4
  %add121.i2288 = add nuw nsw i64 %add121367.i2282, 8
  %cmp122.not.i2289 = icmp sgt i64 %add121.i2288, %mul.i2577
  br i1 %cmp122.not.i2289, label %for.cond145.preheader.i2290, label %for.body124.i2281, !llvm.loop !86

for.body148.i2294:                                ; preds = %cond.end159.i2297, %for.body148.lr.ph.i2293
  %k119.1369.i2295 = phi i64 [ %k119.0.lcssa.i2291, %for.body148.lr.ph.i2293 ], [ %inc163.i2300, %cond.end159.i2297 ]
  %arrayidx151.i2296 = getelementptr inbounds i32, ptr %cond.i2584, i64 %k119.1369.i2295
  %427 = load i32, ptr %arrayidx151.i2296, align 4
  br i1 %tobool116.i2275, label %cond.true150.i2302, label %cond.end159.i2297

cond.true150.i2302:                               ; preds = %for.body148.i2294
  %428 = load i64, ptr %arrayidx8.i2579, align 8
  %mul153.i2303 = mul nsw i64 %428, %k119.1369.i2295
  %arrayidx155.i2304 = getelementptr i32, ptr %422, i64 %mul153.i2303
  %429 = load i32, ptr %arrayidx155.i2304, align 4
  %add156.i2305 = add nsw i32 %429, %427
  br label %cond.end159.i2297

cond.end159.i2297:                                ; preds = %cond.true150.i2302, %for.body148.i2294
  %cond160.i2298 = phi i32 [ %add156.i2305, %cond.true150.i2302 ], [ %427, %for.body148.i2294 ]
  %arrayidx161.i2299 = getelementptr inbounds i32, ptr %300, i64 %k119.1369.i2295
  store i32 %cond160.i2298, ptr %arrayidx161.i2299, align 4
  %inc163.i2300 = add nuw nsw i64 %k119.1369.i2295, 1
  %exitcond376.not.i2301 = icmp eq i64 %inc163.i2300, %mul.i2577
  br i1 %exitcond376.not.i2301, label %least_int.exit, label %for.body148.i2294, !llvm.loop !87

least_int.exit:                                   ; preds = %cond.end78.i2365, %cond.end159.i2297, %for.end106.i2268, %lor.lhs.false112.i2273, %for.cond145.preheader.i2290
  %retval.3.i2272 = phi i64 [ 0, %lor.lhs.false112.i2273 ], [ 0, %for.end106.i2268 ], [ 0, %for.cond145.preheader.i2290 ], [ 0, %cond.end159.i2297 ], [ 1, %cond.end78.i2365 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2235) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2234) #7
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool14.not.i2586, label %if.end30.i2595, label %land.lhs.true.i2587

land.lhs.true.i2587:                              ; preds = %cond.false49
  %tobool16.i2589.not = icmp eq i64 %290, 0
  br i1 %tobool16.i2589.not, label %if.then.i2591, label %land.lhs.true20.i2891

if.then.i2591:                                    ; preds = %land.lhs.true.i2587
  %430 = inttoptr i64 %303 to ptr
  %431 = load i64, ptr %430, align 8
  %tobool1.not.i.i2592 = icmp eq i64 %431, 0
  br i1 %tobool1.not.i.i2592, label %if.then.i.i2889, label %for.cond9.preheader.i.i2593

if.then.i.i2889:                                  ; preds = %if.then.i2591
  %mul.i.i2890 = shl nsw i64 %mul.i2577, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i.i2890, i1 false)
  br label %if.end30.i2595

for.cond9.preheader.i.i2593:                      ; preds = %if.then.i2591
  %cmp1033.i.i2594 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp1033.i.i2594, label %for.body13.i.i2884, label %if.end30.i2595

for.body13.i.i2884:                               ; preds = %for.cond9.preheader.i.i2593, %for.body13.i.i2884
  %k8.034.i.i2885 = phi i64 [ %inc16.i.i2887, %for.body13.i.i2884 ], [ 0, %for.cond9.preheader.i.i2593 ]
  %arrayidx14.i.i2886 = getelementptr inbounds i64, ptr %cond.i2584, i64 %k8.034.i.i2885
  store i64 %431, ptr %arrayidx14.i.i2886, align 8
  %inc16.i.i2887 = add nuw nsw i64 %k8.034.i.i2885, 1
  %exitcond.not.i.i2888 = icmp eq i64 %inc16.i.i2887, %mul.i2577
  br i1 %exitcond.not.i.i2888, label %if.end30.i2595, label %for.body13.i.i2884, !llvm.loop !23

land.lhs.true20.i2891:                            ; preds = %land.lhs.true.i2587
  %tobool22.not.i2892 = icmp eq i64 %298, 0
  br i1 %tobool22.not.i2892, label %if.then28.i2896, label %if.then23.i2893

if.then23.i2893:                                  ; preds = %land.lhs.true20.i2891
  %add.ptr.i2894 = getelementptr inbounds i64, ptr %291, i64 %mul9.i2580
  %mul24.i2895 = shl i64 %mul.i2577, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2584, ptr nonnull align 8 %add.ptr.i2894, i64 %mul24.i2895, i1 false)
  br label %if.end30.i2595

if.then28.i2896:                                  ; preds = %land.lhs.true20.i2891
  %432 = load i64, ptr %291, align 8
  %tobool1.not.i285.i2897 = icmp eq i64 %432, 0
  br i1 %tobool1.not.i285.i2897, label %if.then.i295.i2905, label %for.cond9.preheader.i286.i2898

if.then.i295.i2905:                               ; preds = %if.then28.i2896
  %mul.i296.i2906 = shl nsw i64 %mul.i2577, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i2584, i8 0, i64 %mul.i296.i2906, i1 false)
  br label %if.end30.i2595

for.cond9.preheader.i286.i2898:                   ; preds = %if.then28.i2896
  %cmp1033.i287.i2899 = icmp sgt i64 %mul.i2577, 0
  br i1 %cmp1033.i287.i2899, label %for.body13.i290.i2900, label %if.end30.i2595

for.body13.i290.i2900:                            ; preds = %for.cond9.preheader.i286.i2898, %for.body13.i290.i2900
  %k8.034.i291.i2901 = phi i64 [ %inc16.i293.i2903, %for.body13.i290.i2900 ], [ 0, %for.cond9.preheader.i286.i2898 ]
  %arrayidx14.i292.i2902 = getelementptr inbounds i64, ptr %cond.i2584, i64 %k8.034.i291.i2901
  store i64 %432, ptr %arrayidx14.i292.i2902, align 8
  %inc16.i293.i2903 = add nuw nsw i64 %k8.034.i291.i2901, 1
  %exitcond.not.i294.i2904 = icmp eq i64 %inc16.i293.i2903, %mul.i2577
  br i1 %exitcond.not.i294.i2904, label %if.end30.i2595, label %for.body13.i290.i2900, !llvm.loop !23

if.end30.i2595:                                   ; preds = %for.body13.i290.i2900, %for.body13.i.i2884, %for.cond9.preheader.i286.i2898, %if.then.i295.i2905, %if.then23.i2893, %for.cond9.preheader.i.i2593, %if.then.i.i2889, %cond.false49
  %cmp31.i2596 = icmp eq i64 %294, 0
  br i1 %cmp31.i2596, label %land.end.i2872, label %land.end.thread.i2597

land.end.thread.i2597:                            ; preds = %if.end30.i2595
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2567) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2568) #7
  br label %for.cond45.preheader.i2598

land.end.i2872:                                   ; preds = %if.end30.i2595
  %arrayidx32.i2873 = getelementptr inbounds i8, ptr %a, i64 56
  %433 = load i64, ptr %arrayidx32.i2873, align 8
  %cmp33.i2874 = icmp eq i64 %295, %433
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2567) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2568) #7
  br i1 %cmp33.i2874, label %for.body.lr.ph.i2875, label %for.cond45.preheader.i2598

for.body.lr.ph.i2875:                             ; preds = %land.end.i2872
  %places42.i2876 = getelementptr inbounds i8, ptr %found.i2568, i64 2080
  br label %for.body.i2877

for.cond45.preheader.i2598:                       ; preds = %for.body.i2877, %land.end.i2872, %land.end.thread.i2597
  %434 = phi i1 [ false, %land.end.thread.i2597 ], [ false, %land.end.i2872 ], [ true, %for.body.i2877 ]
  %arrayidx46.i2599 = getelementptr inbounds i8, ptr %a, i64 48
  %435 = load i64, ptr %arrayidx46.i2599, align 8
  %cmp47.not361.i2600 = icmp sgt i64 %435, 0
  br i1 %cmp47.not361.i2600, label %for.body50.lr.ph.i2648, label %for.end106.i2601

for.body50.lr.ph.i2648:                           ; preds = %for.cond45.preheader.i2598
  %places63.i2649 = getelementptr inbounds i8, ptr %found.i2568, i64 2080
  %cond67.i2650 = select i1 %434, ptr %places63.i2649, ptr %places.i2567
  %arrayidx68.i2651 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2652 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i2653 = trunc i64 %294 to i32
  %conv1.i.i2654 = trunc i64 %sub.i2576 to i32
  %count32.i.i2655 = getelementptr inbounds i8, ptr %found.i2568, i64 4160
  %cmp91.i2656 = icmp eq i64 %297, 1
  %cmp18.not101.i.i2657 = icmp slt i64 %297, 8
  %add.ptr103.idx.i2658 = shl nsw i64 %296, 12
  br label %for.body50.i2659

for.body.i2877:                                   ; preds = %for.body.i2877, %for.body.lr.ph.i2875
  %k.0360.i2878 = phi i64 [ 0, %for.body.lr.ph.i2875 ], [ %inc.i2882, %for.body.i2877 ]
  %conv40.i2879 = trunc nuw i64 %k.0360.i2878 to i32
  %arrayidx41.i2880 = getelementptr inbounds [520 x i32], ptr %found.i2568, i64 0, i64 %k.0360.i2878
  store i32 %conv40.i2879, ptr %arrayidx41.i2880, align 4
  %arrayidx43.i2881 = getelementptr inbounds [520 x i32], ptr %places42.i2876, i64 0, i64 %k.0360.i2878
  store i32 0, ptr %arrayidx43.i2881, align 4
  %inc.i2882 = add nuw nsw i64 %k.0360.i2878, 1
  %exitcond4391.not = icmp eq i64 %inc.i2882, 520
  br i1 %exitcond4391.not, label %for.cond45.preheader.i2598, label %for.body.i2877, !llvm.loop !88

for.body50.i2659:                                 ; preds = %for.inc101.i2706, %for.body50.lr.ph.i2648
  %436 = phi i64 [ %435, %for.body50.lr.ph.i2648 ], [ %462, %for.inc101.i2706 ]
  %values.0364.i2660 = phi ptr [ %289, %for.body50.lr.ph.i2648 ], [ %add.ptr103.i2708, %for.inc101.i2706 ]
  %k44.0363.i2661 = phi i64 [ 0, %for.body50.lr.ph.i2648 ], [ %add.i2707, %for.inc101.i2706 ]
  %sub52.i2662 = sub nsw i64 %436, %k44.0363.i2661
  %spec.select.i2663 = tail call i64 @llvm.smin.i64(i64 %sub52.i2662, i64 512)
  %437 = load i64, ptr %arrayidx68.i2651, align 8
  %cmp69.i2664 = icmp eq i64 %437, 4
  %438 = load i64, ptr %arrayidx76.i2652, align 8
  %cmp.not65.i.i2665 = icmp slt i64 %sub52.i2662, 8
  br i1 %cmp69.i2664, label %cond.true71.i2823, label %cond.false74.i2666

cond.true71.i2823:                                ; preds = %for.body50.i2659
  %add.ptr72.i2824 = getelementptr inbounds i32, ptr %293, i64 %k44.0363.i2661
  br i1 %cmp.not65.i.i2665, label %for.cond11.preheader.i.i2845, label %for.body.lr.ph.i.i2825

for.body.lr.ph.i.i2825:                           ; preds = %cond.true71.i2823
  %splat.splatinsert.i.i2826 = insertelement <8 x i64> poison, i64 %438, i64 0
  %splat.splat.i.i2827 = shufflevector <8 x i64> %splat.splatinsert.i.i2826, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2828

for.cond11.preheader.i.i2845:                     ; preds = %for.body.i.i2828, %cond.true71.i2823
  %outside.0.lcssa.i.i2846 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2823 ], [ %or7.i.i2840, %for.body.i.i2828 ]
  %k.0.lcssa.i.i2847 = phi i64 [ 0, %cond.true71.i2823 ], [ %add68.i.i2829, %for.body.i.i2828 ]
  br label %for.body14.i.i2848

for.body.i.i2828:                                 ; preds = %for.body.i.i2828, %for.body.lr.ph.i.i2825
  %add68.i.i2829 = phi i64 [ 8, %for.body.lr.ph.i.i2825 ], [ %add.i.i2843, %for.body.i.i2828 ]
  %k.067.i.i2830 = phi i64 [ 0, %for.body.lr.ph.i.i2825 ], [ %add68.i.i2829, %for.body.i.i2828 ]
  %outside.066.i.i2831 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2825 ], [ %or7.i.i2840, %for.body.i.i2828 ]
  %add.ptr.i.i2832 = getelementptr inbounds i32, ptr %add.ptr72.i2824, i64 %k.067.i.i2830
  %439 = load <8 x i32>, ptr %add.ptr.i.i2832, align 4
  %conv.i.i2833 = sext <8 x i32> %439 to <8 x i64>
  %isneg.i.i2834 = icmp slt <8 x i32> %439, zeroinitializer
  %and.i.i2835 = select <8 x i1> %isneg.i.i2834, <8 x i64> %splat.splat.i.i2827, <8 x i64> zeroinitializer
  %add1.i.i2836 = add <8 x i64> %and.i.i2835, %conv.i.i2833
  %add1.lobit.i.i2837 = ashr <8 x i64> %add1.i.i2836, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2838 = icmp slt <8 x i64> %add1.i.i2836, %splat.splat.i.i2827
  %or.i.i2839 = select <8 x i1> %cmp5.not.i.i2838, <8 x i64> %add1.lobit.i.i2837, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2840 = or <8 x i64> %or.i.i2839, %outside.066.i.i2831
  %conv8.i.i2841 = trunc <8 x i64> %add1.i.i2836 to <8 x i32>
  %add.ptr9.i.i2842 = getelementptr inbounds i32, ptr %cond67.i2650, i64 %k.067.i.i2830
  store <8 x i32> %conv8.i.i2841, ptr %add.ptr9.i.i2842, align 4
  %add.i.i2843 = add nuw nsw i64 %add68.i.i2829, 8
  %cmp.not.i.i2844 = icmp sgt i64 %add.i.i2843, %spec.select.i2663
  br i1 %cmp.not.i.i2844, label %for.cond11.preheader.i.i2845, label %for.body.i.i2828, !llvm.loop !8

for.cond18.preheader.i.i2855:                     ; preds = %for.body14.i.i2848
  %cmp1972.i.i2856 = icmp slt i64 %k.0.lcssa.i.i2847, %spec.select.i2663
  br i1 %cmp1972.i.i2856, label %for.body21.i.i2857, label %cond.end78.i2699

for.body14.i.i2848:                               ; preds = %for.body14.i.i2848, %for.cond11.preheader.i.i2845
  %j.071.i.i2849 = phi i64 [ 0, %for.cond11.preheader.i.i2845 ], [ %inc.i.i2853, %for.body14.i.i2848 ]
  %wrong.070.i.i2850 = phi i64 [ 0, %for.cond11.preheader.i.i2845 ], [ %or15.i.i2852, %for.body14.i.i2848 ]
  %vecext.i.i2851 = extractelement <8 x i64> %outside.0.lcssa.i.i2846, i64 %j.071.i.i2849
  %or15.i.i2852 = or i64 %vecext.i.i2851, %wrong.070.i.i2850
  %inc.i.i2853 = add nuw nsw i64 %j.071.i.i2849, 1
  %exitcond.not.i298.i2854 = icmp eq i64 %inc.i.i2853, 8
  br i1 %exitcond.not.i298.i2854, label %for.cond18.preheader.i.i2855, label %for.body14.i.i2848, !llvm.loop !9

for.body21.i.i2857:                               ; preds = %for.cond18.preheader.i.i2855, %for.body21.i.i2857
  %k.174.i.i2858 = phi i64 [ %inc35.i.i2870, %for.body21.i.i2857 ], [ %k.0.lcssa.i.i2847, %for.cond18.preheader.i.i2855 ]
  %wrong.173.i.i2859 = phi i64 [ %or31.i.i2867, %for.body21.i.i2857 ], [ %or15.i.i2852, %for.cond18.preheader.i.i2855 ]
  %arrayidx.i.i2860 = getelementptr inbounds i32, ptr %add.ptr72.i2824, i64 %k.174.i.i2858
  %440 = load i32, ptr %arrayidx.i.i2860, align 4
  %conv23.i.i2861 = sext i32 %440 to i64
  %cmp25.i.i2862 = icmp slt i32 %440, 0
  %cond.i.i2863 = select i1 %cmp25.i.i2862, i64 %438, i64 0
  %add27.i.i2864 = add nsw i64 %cond.i.i2863, %conv23.i.i2861
  %cmp28.i.i2865 = icmp uge i64 %add27.i.i2864, %438
  %conv30.i.i2866 = zext i1 %cmp28.i.i2865 to i64
  %or31.i.i2867 = or i64 %wrong.173.i.i2859, %conv30.i.i2866
  %conv32.i.i2868 = trunc i64 %add27.i.i2864 to i32
  %arrayidx33.i.i2869 = getelementptr inbounds i32, ptr %cond67.i2650, i64 %k.174.i.i2858
  store i32 %conv32.i.i2868, ptr %arrayidx33.i.i2869, align 4
  %inc35.i.i2870 = add nuw nsw i64 %k.174.i.i2858, 1
  %exitcond76.not.i.i2871 = icmp eq i64 %inc35.i.i2870, %spec.select.i2663
  br i1 %exitcond76.not.i.i2871, label %cond.end78.i2699, label %for.body21.i.i2857, !llvm.loop !10

cond.false74.i2666:                               ; preds = %for.body50.i2659
  %add.ptr75.i2667 = getelementptr inbounds i64, ptr %293, i64 %k44.0363.i2661
  br i1 %cmp.not65.i.i2665, label %for.cond10.preheader.i.i2687, label %for.body.lr.ph.i299.i2668

for.body.lr.ph.i299.i2668:                        ; preds = %cond.false74.i2666
  %splat.splatinsert.i300.i2669 = insertelement <8 x i64> poison, i64 %438, i64 0
  %splat.splat.i301.i2670 = shufflevector <8 x i64> %splat.splatinsert.i300.i2669, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2671

for.cond10.preheader.i.i2687:                     ; preds = %for.body.i302.i2671, %cond.false74.i2666
  %outside.0.lcssa.i314.i2688 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2666 ], [ %or7.i310.i2682, %for.body.i302.i2671 ]
  %k.0.lcssa.i315.i2689 = phi i64 [ 0, %cond.false74.i2666 ], [ %add66.i.i2672, %for.body.i302.i2671 ]
  br label %for.body13.i316.i2690

for.body.i302.i2671:                              ; preds = %for.body.i302.i2671, %for.body.lr.ph.i299.i2668
  %add66.i.i2672 = phi i64 [ 8, %for.body.lr.ph.i299.i2668 ], [ %add.i312.i2685, %for.body.i302.i2671 ]
  %k.065.i.i2673 = phi i64 [ 0, %for.body.lr.ph.i299.i2668 ], [ %add66.i.i2672, %for.body.i302.i2671 ]
  %outside.064.i.i2674 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2668 ], [ %or7.i310.i2682, %for.body.i302.i2671 ]
  %add.ptr.i303.i2675 = getelementptr inbounds i64, ptr %add.ptr75.i2667, i64 %k.065.i.i2673
  %441 = load <8 x i64>, ptr %add.ptr.i303.i2675, align 8
  %isneg.i304.i2676 = icmp slt <8 x i64> %441, zeroinitializer
  %and.i305.i2677 = select <8 x i1> %isneg.i304.i2676, <8 x i64> %splat.splat.i301.i2670, <8 x i64> zeroinitializer
  %add1.i306.i2678 = add <8 x i64> %and.i305.i2677, %441
  %add1.lobit.i307.i2679 = ashr <8 x i64> %add1.i306.i2678, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2680 = icmp slt <8 x i64> %add1.i306.i2678, %splat.splat.i301.i2670
  %or.i309.i2681 = select <8 x i1> %cmp5.not.i308.i2680, <8 x i64> %add1.lobit.i307.i2679, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2682 = or <8 x i64> %or.i309.i2681, %outside.064.i.i2674
  %conv.i311.i2683 = trunc <8 x i64> %add1.i306.i2678 to <8 x i32>
  %add.ptr8.i.i2684 = getelementptr inbounds i32, ptr %cond67.i2650, i64 %k.065.i.i2673
  store <8 x i32> %conv.i311.i2683, ptr %add.ptr8.i.i2684, align 4
  %add.i312.i2685 = add nuw nsw i64 %add66.i.i2672, 8
  %cmp.not.i313.i2686 = icmp sgt i64 %add.i312.i2685, %spec.select.i2663
  br i1 %cmp.not.i313.i2686, label %for.cond10.preheader.i.i2687, label %for.body.i302.i2671, !llvm.loop !11

for.cond17.preheader.i.i2697:                     ; preds = %for.body13.i316.i2690
  %cmp1870.i.i2698 = icmp slt i64 %k.0.lcssa.i315.i2689, %spec.select.i2663
  br i1 %cmp1870.i.i2698, label %for.body20.i.i2809, label %cond.end78.i2699

for.body13.i316.i2690:                            ; preds = %for.body13.i316.i2690, %for.cond10.preheader.i.i2687
  %j.069.i.i2691 = phi i64 [ 0, %for.cond10.preheader.i.i2687 ], [ %inc.i318.i2695, %for.body13.i316.i2690 ]
  %wrong.068.i.i2692 = phi i64 [ 0, %for.cond10.preheader.i.i2687 ], [ %or14.i.i2694, %for.body13.i316.i2690 ]
  %vecext.i317.i2693 = extractelement <8 x i64> %outside.0.lcssa.i314.i2688, i64 %j.069.i.i2691
  %or14.i.i2694 = or i64 %vecext.i317.i2693, %wrong.068.i.i2692
  %inc.i318.i2695 = add nuw nsw i64 %j.069.i.i2691, 1
  %exitcond.not.i319.i2696 = icmp eq i64 %inc.i318.i2695, 8
  br i1 %exitcond.not.i319.i2696, label %for.cond17.preheader.i.i2697, label %for.body13.i316.i2690, !llvm.loop !12

for.body20.i.i2809:                               ; preds = %for.cond17.preheader.i.i2697, %for.body20.i.i2809
  %k.172.i.i2810 = phi i64 [ %inc33.i.i2821, %for.body20.i.i2809 ], [ %k.0.lcssa.i315.i2689, %for.cond17.preheader.i.i2697 ]
  %wrong.171.i.i2811 = phi i64 [ %or29.i.i2818, %for.body20.i.i2809 ], [ %or14.i.i2694, %for.cond17.preheader.i.i2697 ]
  %arrayidx.i321.i2812 = getelementptr inbounds i64, ptr %add.ptr75.i2667, i64 %k.172.i.i2810
  %442 = load i64, ptr %arrayidx.i321.i2812, align 8
  %cmp23.i.i2813 = icmp slt i64 %442, 0
  %cond.i322.i2814 = select i1 %cmp23.i.i2813, i64 %438, i64 0
  %add25.i.i2815 = add nsw i64 %cond.i322.i2814, %442
  %cmp26.i.i2816 = icmp uge i64 %add25.i.i2815, %438
  %conv28.i.i2817 = zext i1 %cmp26.i.i2816 to i64
  %or29.i.i2818 = or i64 %wrong.171.i.i2811, %conv28.i.i2817
  %conv30.i323.i2819 = trunc i64 %add25.i.i2815 to i32
  %arrayidx31.i.i2820 = getelementptr inbounds i32, ptr %cond67.i2650, i64 %k.172.i.i2810
  store i32 %conv30.i323.i2819, ptr %arrayidx31.i.i2820, align 4
  %inc33.i.i2821 = add nuw nsw i64 %k.172.i.i2810, 1
  %exitcond74.not.i.i2822 = icmp eq i64 %inc33.i.i2821, %spec.select.i2663
  br i1 %exitcond74.not.i.i2822, label %cond.end78.i2699, label %for.body20.i.i2809, !llvm.loop !13

cond.end78.i2699:                                 ; preds = %for.body20.i.i2809, %for.body21.i.i2857, %for.cond17.preheader.i.i2697, %for.cond18.preheader.i.i2855
  %cond79.in.in.i2700 = phi i64 [ %or15.i.i2852, %for.cond18.preheader.i.i2855 ], [ %or14.i.i2694, %for.cond17.preheader.i.i2697 ], [ %or31.i.i2867, %for.body21.i.i2857 ], [ %or29.i.i2818, %for.body20.i.i2809 ]
  %cond79.in.not.i2701 = icmp eq i64 %cond79.in.in.i2700, 0
  br i1 %cond79.in.not.i2701, label %if.end82.i2702, label %least_long.exit

if.end82.i2702:                                   ; preds = %cond.end78.i2699
  br i1 %434, label %if.end87.i2736, label %if.else85.i2703

if.else85.i2703:                                  ; preds = %if.end82.i2702
  %cmp55.i.i2704 = icmp sgt i64 %sub52.i2662, 0
  br i1 %cmp55.i.i2704, label %for.body.i326.i2710, label %if.else94.thread.i2705

for.cond12.preheader.i.i2723:                     ; preds = %for.body.i326.i2710
  %tobool.not.i.i2724 = icmp eq i64 %add.i328.i2720, 0
  br i1 %tobool.not.i.i2724, label %if.else94.thread.i2705, label %for.body16.lr.ph.i.i2725

for.body16.lr.ph.i.i2725:                         ; preds = %for.cond12.preheader.i.i2723
  %sub18.i.i2726 = add nsw i64 %add.i328.i2720, -1
  %arrayidx19.i.i2727 = getelementptr inbounds [520 x i32], ptr %found.i2568, i64 0, i64 %sub18.i.i2726
  %arrayidx25.i.i2728 = getelementptr inbounds [520 x i32], ptr %places63.i2649, i64 0, i64 %sub18.i.i2726
  br label %for.body16.i.i2729

for.body.i326.i2710:                              ; preds = %if.else85.i2703, %for.body.i326.i2710
  %n.057.i.i2711 = phi i64 [ %add.i328.i2720, %for.body.i326.i2710 ], [ 0, %if.else85.i2703 ]
  %k.056.i.i2712 = phi i64 [ %inc.i329.i2721, %for.body.i326.i2710 ], [ 0, %if.else85.i2703 ]
  %arrayidx.i327.i2713 = getelementptr inbounds i32, ptr %places.i2567, i64 %k.056.i.i2712
  %443 = load i32, ptr %arrayidx.i327.i2713, align 4
  %sub3.i.i2714 = sub i32 %443, %conv.i324.i2653
  %conv4.i.i2715 = trunc i64 %k.056.i.i2712 to i32
  %arrayidx5.i.i2716 = getelementptr inbounds [520 x i32], ptr %found.i2568, i64 0, i64 %n.057.i.i2711
  store i32 %conv4.i.i2715, ptr %arrayidx5.i.i2716, align 4
  %arrayidx7.i.i2717 = getelementptr inbounds [520 x i32], ptr %places63.i2649, i64 0, i64 %n.057.i.i2711
  store i32 %sub3.i.i2714, ptr %arrayidx7.i.i2717, align 4
  %cmp8.i.i2718 = icmp ult i32 %sub3.i.i2714, %conv1.i.i2654
  %conv10.i.i2719 = zext i1 %cmp8.i.i2718 to i64
  %add.i328.i2720 = add nuw nsw i64 %n.057.i.i2711, %conv10.i.i2719
  %inc.i329.i2721 = add nuw nsw i64 %k.056.i.i2712, 1
  %exitcond.not.i330.i2722 = icmp eq i64 %inc.i329.i2721, %spec.select.i2663
  br i1 %exitcond.not.i330.i2722, label %for.cond12.preheader.i.i2723, label %for.body.i326.i2710, !llvm.loop !14

for.body16.i.i2729:                               ; preds = %for.body16.i.i2729, %for.body16.lr.ph.i.i2725
  %k11.058.i.i2730 = phi i64 [ 0, %for.body16.lr.ph.i.i2725 ], [ %inc30.i.i2734, %for.body16.i.i2729 ]
  %444 = load i32, ptr %arrayidx19.i.i2727, align 4
  %add21.i.i2731 = add nuw nsw i64 %k11.058.i.i2730, %add.i328.i2720
  %arrayidx22.i.i2732 = getelementptr inbounds [520 x i32], ptr %found.i2568, i64 0, i64 %add21.i.i2731
  store i32 %444, ptr %arrayidx22.i.i2732, align 4
  %445 = load i32, ptr %arrayidx25.i.i2728, align 4
  %arrayidx28.i.i2733 = getelementptr inbounds [520 x i32], ptr %places63.i2649, i64 0, i64 %add21.i.i2731
  store i32 %445, ptr %arrayidx28.i.i2733, align 4
  %inc30.i.i2734 = add nuw nsw i64 %k11.058.i.i2730, 1
  %exitcond.not.i2735 = icmp eq i64 %inc30.i.i2734, 8
  br i1 %exitcond.not.i2735, label %if.end87.i2736, label %for.body16.i.i2729, !llvm.loop !15

if.else94.thread.i2705:                           ; preds = %for.cond12.preheader.i.i2723, %if.else85.i2703
  store i64 0, ptr %count32.i.i2655, align 8
  br label %for.inc101.i2706

if.end87.i2736:                                   ; preds = %for.body16.i.i2729, %if.end82.i2702
  %446 = phi i64 [ %spec.select.i2663, %if.end82.i2702 ], [ %add.i328.i2720, %for.body16.i.i2729 ]
  store i64 %446, ptr %count32.i.i2655, align 8
  %tobool89.i2737 = icmp ne i64 %446, 0
  %or.cond183.i2738 = select i1 %tobool89.i2737, i1 %cmp91.i2656, i1 false
  %cmp47.i.i2739 = icmp sgt i64 %446, 0
  br i1 %or.cond183.i2738, label %if.then93.i2782, label %if.else94.i2740

if.then93.i2782:                                  ; preds = %if.end87.i2736
  br i1 %cmp47.i.i2739, label %for.body.preheader.i.i2783, label %for.inc101.i2706

for.body.preheader.i.i2783:                       ; preds = %if.then93.i2782
  %447 = load i32, ptr %places63.i2649, align 8
  %conv.i331.i2784 = sext i32 %447 to i64
  %arrayidx1.i.i2785 = getelementptr inbounds i64, ptr %cond.i2584, i64 %conv.i331.i2784
  %448 = load i64, ptr %arrayidx1.i.i2785, align 8
  br label %for.body.i332.i2786

for.body.i332.i2786:                              ; preds = %if.end.i.i2799, %for.body.preheader.i.i2783
  %before.050.i.i2787 = phi i64 [ %conv5.i.i2791, %if.end.i.i2799 ], [ %conv.i331.i2784, %for.body.preheader.i.i2783 ]
  %m.049.i.i2788 = phi i64 [ %inc.i339.i2807, %if.end.i.i2799 ], [ 0, %for.body.preheader.i.i2783 ]
  %found.048.i.i2789 = phi i64 [ %cond.i338.i2805, %if.end.i.i2799 ], [ %448, %for.body.preheader.i.i2783 ]
  %arrayidx4.i.i2790 = getelementptr inbounds [520 x i32], ptr %places63.i2649, i64 0, i64 %m.049.i.i2788
  %449 = load i32, ptr %arrayidx4.i.i2790, align 4
  %conv5.i.i2791 = sext i32 %449 to i64
  %add.i333.i2792 = add nuw nsw i64 %m.049.i.i2788, 8
  %arrayidx7.i334.i2793 = getelementptr inbounds [520 x i32], ptr %places63.i2649, i64 0, i64 %add.i333.i2792
  %450 = load i32, ptr %arrayidx7.i334.i2793, align 4
  %idx.ext.i.i2794 = sext i32 %450 to i64
  %add.ptr.i335.i2795 = getelementptr inbounds i64, ptr %cond.i2584, i64 %idx.ext.i.i2794
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2795, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2796 = icmp eq i64 %before.050.i.i2787, %conv5.i.i2791
  br i1 %cmp8.not.i.i2796, label %if.end.i.i2799, label %if.then.i336.i2797

if.then.i336.i2797:                               ; preds = %for.body.i332.i2786
  %arrayidx10.i.i2798 = getelementptr inbounds i64, ptr %cond.i2584, i64 %conv5.i.i2791
  %451 = load i64, ptr %arrayidx10.i.i2798, align 8
  br label %if.end.i.i2799

if.end.i.i2799:                                   ; preds = %if.then.i336.i2797, %for.body.i332.i2786
  %found.1.i.i2800 = phi i64 [ %451, %if.then.i336.i2797 ], [ %found.048.i.i2789, %for.body.i332.i2786 ]
  %arrayidx11.i.i2801 = getelementptr inbounds [520 x i32], ptr %found.i2568, i64 0, i64 %m.049.i.i2788
  %452 = load i32, ptr %arrayidx11.i.i2801, align 4
  %conv12.i.i2802 = sext i32 %452 to i64
  %mul.i337.i2803 = mul nsw i64 %296, %conv12.i.i2802
  %arrayidx13.i.i2804 = getelementptr inbounds i64, ptr %values.0364.i2660, i64 %mul.i337.i2803
  %453 = load i64, ptr %arrayidx13.i.i2804, align 8
  %cond.i338.i2805 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i2800, i64 %453)
  %arrayidx23.i.i2806 = getelementptr inbounds i64, ptr %cond.i2584, i64 %conv5.i.i2791
  store i64 %cond.i338.i2805, ptr %arrayidx23.i.i2806, align 8
  %inc.i339.i2807 = add nuw nsw i64 %m.049.i.i2788, 1
  %exitcond375.not.i2808 = icmp eq i64 %inc.i339.i2807, %446
  br i1 %exitcond375.not.i2808, label %for.inc101.i2706, label %for.body.i332.i2786, !llvm.loop !89

if.else94.i2740:                                  ; preds = %if.end87.i2736
  br i1 %cmp47.i.i2739, label %for.body.i343.i2741, label %for.inc101.i2706

for.body.i343.i2741:                              ; preds = %if.else94.i2740, %for.end52.i.i2772
  %m.0107.i.i2742 = phi i64 [ %inc54.i.i2773, %for.end52.i.i2772 ], [ 0, %if.else94.i2740 ]
  %arrayidx.i344.i2743 = getelementptr inbounds [520 x i32], ptr %found.i2568, i64 0, i64 %m.0107.i.i2742
  %454 = load i32, ptr %arrayidx.i344.i2743, align 4
  %conv.i345.i2744 = sext i32 %454 to i64
  %mul.i346.i2745 = mul nsw i64 %296, %conv.i345.i2744
  %add.ptr.i347.i2746 = getelementptr inbounds i64, ptr %values.0364.i2660, i64 %mul.i346.i2745
  %arrayidx1.i348.i2747 = getelementptr inbounds [520 x i32], ptr %places63.i2649, i64 0, i64 %m.0107.i.i2742
  %455 = load i32, ptr %arrayidx1.i348.i2747, align 4
  %conv2.i.i2748 = sext i32 %455 to i64
  %mul3.i.i2749 = mul nsw i64 %297, %conv2.i.i2748
  %add.ptr4.i.i2750 = getelementptr inbounds i64, ptr %cond.i2584, i64 %mul3.i.i2749
  %add.i349.i2751 = add nuw nsw i64 %m.0107.i.i2742, 8
  %arrayidx6.i.i2752 = getelementptr inbounds [520 x i32], ptr %found.i2568, i64 0, i64 %add.i349.i2751
  %456 = load i32, ptr %arrayidx6.i.i2752, align 4
  %conv7.i.i2753 = sext i32 %456 to i64
  %mul8.i.i2754 = mul nsw i64 %296, %conv7.i.i2753
  %add.ptr9.i350.i2755 = getelementptr inbounds i64, ptr %values.0364.i2660, i64 %mul8.i.i2754
  %arrayidx12.i.i2756 = getelementptr inbounds [520 x i32], ptr %places63.i2649, i64 0, i64 %add.i349.i2751
  %457 = load i32, ptr %arrayidx12.i.i2756, align 4
  %conv13.i.i2757 = sext i32 %457 to i64
  %mul14.i.i2758 = mul nsw i64 %297, %conv13.i.i2757
  %add.ptr15.i.i2759 = getelementptr inbounds i64, ptr %cond.i2584, i64 %mul14.i.i2758
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2759, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2657, label %for.cond36.preheader.i.i2769, label %for.body20.i351.i2760

for.cond36.preheader.i.i2769:                     ; preds = %for.body20.i351.i2760, %for.body.i343.i2741
  %j.0.lcssa.i.i2770 = phi i64 [ 0, %for.body.i343.i2741 ], [ %add17103.i.i2761, %for.body20.i351.i2760 ]
  %cmp37104.i.i2771 = icmp slt i64 %j.0.lcssa.i.i2770, %297
  br i1 %cmp37104.i.i2771, label %for.body39.i.i2775, label %for.end52.i.i2772

for.body20.i351.i2760:                            ; preds = %for.body.i343.i2741, %for.body20.i351.i2760
  %add17103.i.i2761 = phi i64 [ %add17.i.i2767, %for.body20.i351.i2760 ], [ 8, %for.body.i343.i2741 ]
  %j.0102.i.i2762 = phi i64 [ %add17103.i.i2761, %for.body20.i351.i2760 ], [ 0, %for.body.i343.i2741 ]
  %add.ptr21.i.i2763 = getelementptr inbounds i64, ptr %add.ptr9.i350.i2755, i64 %j.0102.i.i2762
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2763, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2764 = getelementptr inbounds i64, ptr %add.ptr4.i.i2750, i64 %j.0102.i.i2762
  %458 = load <8 x i64>, ptr %add.ptr22.i.i2764, align 8
  %add.ptr23.i.i2765 = getelementptr inbounds i64, ptr %add.ptr.i347.i2746, i64 %j.0102.i.i2762
  %459 = load <8 x i64>, ptr %add.ptr23.i.i2765, align 8
  %or33.i.i2766 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %458, <8 x i64> %459)
  store <8 x i64> %or33.i.i2766, ptr %add.ptr22.i.i2764, align 8
  %add17.i.i2767 = add nuw nsw i64 %add17103.i.i2761, 8
  %cmp18.not.i.i2768 = icmp sgt i64 %add17.i.i2767, %297
  br i1 %cmp18.not.i.i2768, label %for.cond36.preheader.i.i2769, label %for.body20.i351.i2760, !llvm.loop !90

for.body39.i.i2775:                               ; preds = %for.cond36.preheader.i.i2769, %for.body39.i.i2775
  %j.1105.i.i2776 = phi i64 [ %inc.i353.i2780, %for.body39.i.i2775 ], [ %j.0.lcssa.i.i2770, %for.cond36.preheader.i.i2769 ]
  %arrayidx40.i.i2777 = getelementptr inbounds i64, ptr %add.ptr4.i.i2750, i64 %j.1105.i.i2776
  %460 = load i64, ptr %arrayidx40.i.i2777, align 8
  %arrayidx41.i.i2778 = getelementptr inbounds i64, ptr %add.ptr.i347.i2746, i64 %j.1105.i.i2776
  %461 = load i64, ptr %arrayidx41.i.i2778, align 8
  %spec.select.i.i2779 = tail call i64 @llvm.smin.i64(i64 %460, i64 %461)
  store i64 %spec.select.i.i2779, ptr %arrayidx40.i.i2777, align 8
  %inc.i353.i2780 = add nuw nsw i64 %j.1105.i.i2776, 1
  %exitcond.not.i354.i2781 = icmp eq i64 %inc.i353.i2780, %297
  br i1 %exitcond.not.i354.i2781, label %for.end52.i.i2772, label %for.body39.i.i2775, !llvm.loop !91

for.end52.i.i2772:                                ; preds = %for.body39.i.i2775, %for.cond36.preheader.i.i2769
  %inc54.i.i2773 = add nuw nsw i64 %m.0107.i.i2742, 1
  %exitcond374.not.i2774 = icmp eq i64 %inc54.i.i2773, %446
  br i1 %exitcond374.not.i2774, label %for.inc101.i2706, label %for.body.i343.i2741, !llvm.loop !92

for.inc101.i2706:                                 ; preds = %for.end52.i.i2772, %if.end.i.i2799, %if.else94.i2740, %if.then93.i2782, %if.else94.thread.i2705
  %add.i2707 = add nuw nsw i64 %k44.0363.i2661, 512
  %add.ptr103.i2708 = getelementptr inbounds i8, ptr %values.0364.i2660, i64 %add.ptr103.idx.i2658
  %462 = load i64, ptr %arrayidx46.i2599, align 8
  %cmp47.not.i2709 = icmp slt i64 %add.i2707, %462
  br i1 %cmp47.not.i2709, label %for.body50.i2659, label %for.end106.i2601, !llvm.loop !93

for.end106.i2601:                                 ; preds = %for.inc101.i2706, %for.cond45.preheader.i2598
  %463 = load i64, ptr %a, align 8
  %cmp108.i2602 = icmp eq i64 %463, 0
  %tobool111.i2603 = icmp ne i64 %299, 0
  %or.cond184.i2604 = select i1 %cmp108.i2602, i1 %tobool111.i2603, i1 false
  br i1 %or.cond184.i2604, label %lor.lhs.false112.i2606, label %least_long.exit

lor.lhs.false112.i2606:                           ; preds = %for.end106.i2601
  %cmp113.i2607 = icmp ne ptr %cond.i2584, %300
  %tobool116.i2608 = icmp ne i64 %290, 0
  %or.cond185.i2609 = select i1 %cmp113.i2607, i1 true, i1 %tobool116.i2608
  br i1 %or.cond185.i2609, label %for.cond120.preheader.i2610, label %least_long.exit

for.cond120.preheader.i2610:                      ; preds = %lor.lhs.false112.i2606
  %cmp122.not365.i2611 = icmp slt i64 %mul.i2577, 8
  br i1 %cmp122.not365.i2611, label %for.cond145.preheader.i2623, label %for.body124.lr.ph.i2612

for.body124.lr.ph.i2612:                          ; preds = %for.cond120.preheader.i2610
  %add.ptr131.i2613 = getelementptr inbounds i64, ptr %291, i64 %mul9.i2580
  br label %for.body124.i2614

for.cond145.preheader.i2623:                      ; preds = %if.end140.i2618, %for.cond120.preheader.i2610
  %k119.0.lcssa.i2624 = phi i64 [ 0, %for.cond120.preheader.i2610 ], [ %add121367.i2615, %if.end140.i2618 ]
  %cmp146368.i2625 = icmp slt i64 %k119.0.lcssa.i2624, %mul.i2577
  br i1 %cmp146368.i2625, label %for.body148.lr.ph.i2626, label %least_long.exit

for.body148.lr.ph.i2626:                          ; preds = %for.cond145.preheader.i2623
  %464 = getelementptr i64, ptr %291, i64 %mul9.i2580
  br label %for.body148.i2627

for.body124.i2614:                                ; preds = %if.end140.i2618, %for.body124.lr.ph.i2612
  %add121367.i2615 = phi i64 [ 8, %for.body124.lr.ph.i2612 ], [ %add121.i2621, %if.end140.i2618 ]
  %k119.0366.i2616 = phi i64 [ 0, %for.body124.lr.ph.i2612 ], [ %add121367.i2615, %if.end140.i2618 ]
  %add.ptr125.i2617 = getelementptr inbounds i64, ptr %cond.i2584, i64 %k119.0366.i2616
  %465 = load <8 x i64>, ptr %add.ptr125.i2617, align 8
  br i1 %tobool116.i2608, label %land.lhs.true127.i2639, label %if.end140.i2618

land.lhs.true127.i2639:                           ; preds = %for.body124.i2614
  %466 = load i64, ptr %arrayidx8.i2579, align 8
  %tobool129.not.i2640 = icmp eq i64 %466, 0
  br i1 %tobool129.not.i2640, label %if.then136.i2644, label %if.then130.i2641

if.then130.i2641:                                 ; preds = %land.lhs.true127.i2639
  %add.ptr132.i2642 = getelementptr inbounds i64, ptr %add.ptr131.i2613, i64 %k119.0366.i2616
  %467 = load <8 x i64>, ptr %add.ptr132.i2642, align 8
  %add133.i2643 = add <8 x i64> %467, %465
  br label %if.end140.i2618

if.then136.i2644:                                 ; preds = %land.lhs.true127.i2639
  %468 = load i64, ptr %291, align 8
  %splat.splatinsert.i2645 = insertelement <8 x i64> poison, i64 %468, i64 0
  %splat.splat.i2646 = shufflevector <8 x i64> %splat.splatinsert.i2645, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i2647 = add <8 x i64> %splat.splat.i2646, %465
  br label %if.end140.i2618

if.end140.i2618:                                  ; preds = %if.then136.i2644, %if.then130.i2641, %for.body124.i2614
  %sum.0.i2619 = phi <8 x i64> [ %add133.i2643, %if.then130.i2641 ], [ %add138.i2647, %if.then136.i2644 ], [ %465, %for.body124.i2614 ]
  %add.ptr141.i2620 = getelementptr inbounds i64, ptr %300, i64 %k119.0366.i2616
  store <8 x i64> %sum.0.i2619, ptr %add.ptr141.i2620, align 8
  %add121.i2621 = add nuw nsw i64 %add121367.i2615, 8
  %cmp122.not.i2622 = icmp sgt i64 %add121.i2621, %mul.i2577
  br i1 %cmp122.not.i2622, label %for.cond145.preheader.i2623, label %for.body124.i2614, !llvm.loop !94

for.body148.i2627:                                ; preds = %cond.end159.i2630, %for.body148.lr.ph.i2626
  %k119.1369.i2628 = phi i64 [ %k119.0.lcssa.i2624, %for.body148.lr.ph.i2626 ], [ %inc163.i2633, %cond.end159.i2630 ]
  %arrayidx151.i2629 = getelementptr inbounds i64, ptr %cond.i2584, i64 %k119.1369.i2628
  %469 = load i64, ptr %arrayidx151.i2629, align 8
  br i1 %tobool116.i2608, label %cond.true150.i2635, label %cond.end159.i2630

cond.true150.i2635:                               ; preds = %for.body148.i2627
  %470 = load i64, ptr %arrayidx8.i2579, align 8
  %mul153.i2636 = mul nsw i64 %470, %k119.1369.i2628
  %arrayidx155.i2637 = getelementptr i64, ptr %464, i64 %mul153.i2636
  %471 = load i64, ptr %arrayidx155.i2637, align 8
  %add156.i2638 = add nsw i64 %471, %469
  br label %cond.end159.i2630

cond.end159.i2630:                                ; preds = %cond.true150.i2635, %for.body148.i2627
  %cond160.i2631 = phi i64 [ %add156.i2638, %cond.true150.i2635 ], [ %469, %for.body148.i2627 ]
  %arrayidx161.i2632 = getelementptr inbounds i64, ptr %300, i64 %k119.1369.i2628
  store i64 %cond160.i2631, ptr %arrayidx161.i2632, align 8
  %inc163.i2633 = add nuw nsw i64 %k119.1369.i2628, 1
  %exitcond376.not.i2634 = icmp eq i64 %inc163.i2633, %mul.i2577
  br i1 %exitcond376.not.i2634, label %least_long.exit, label %for.body148.i2627, !llvm.loop !95

least_long.exit:                                  ; preds = %cond.end78.i2699, %cond.end159.i2630, %for.end106.i2601, %lor.lhs.false112.i2606, %for.cond145.preheader.i2623
  %retval.3.i2605 = phi i64 [ 0, %lor.lhs.false112.i2606 ], [ 0, %for.end106.i2601 ], [ 0, %for.cond145.preheader.i2623 ], [ 0, %cond.end159.i2630 ], [ 1, %cond.end78.i2699 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2568) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2567) #7
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i3947 = getelementptr inbounds i8, ptr %a, i64 24
  %472 = load i64, ptr %arrayidx.i3947, align 8
  %473 = inttoptr i64 %472 to ptr
  %arrayidx1.i3948 = getelementptr inbounds i8, ptr %a, i64 88
  %474 = load i64, ptr %arrayidx1.i3948, align 8
  %475 = inttoptr i64 %474 to ptr
  %arrayidx2.i3949 = getelementptr inbounds i8, ptr %a, i64 40
  %476 = load i64, ptr %arrayidx2.i3949, align 8
  %477 = inttoptr i64 %476 to ptr
  %arrayidx3.i3950 = getelementptr inbounds i8, ptr %a, i64 72
  %478 = load i64, ptr %arrayidx3.i3950, align 8
  %arrayidx4.i3951 = getelementptr inbounds i8, ptr %a, i64 80
  %479 = load i64, ptr %arrayidx4.i3951, align 8
  %arrayidx5.i3952 = getelementptr inbounds i8, ptr %a, i64 32
  %480 = load i64, ptr %arrayidx5.i3952, align 8
  %arrayidx6.i3953 = getelementptr inbounds i8, ptr %a, i64 64
  %481 = load i64, ptr %arrayidx6.i3953, align 8
  %sub.i3954 = sub i64 %479, %478
  %mul.i3955 = mul i64 %481, %sub.i3954
  %mul7.i3956 = mul nsw i64 %481, %478
  %arrayidx8.i3957 = getelementptr inbounds i8, ptr %a, i64 96
  %482 = load i64, ptr %arrayidx8.i3957, align 8
  %mul9.i3958 = mul nsw i64 %mul7.i3956, %482
  %arrayidx10.i3959 = getelementptr inbounds i8, ptr %a, i64 120
  %483 = load i64, ptr %arrayidx10.i3959, align 8
  %484 = inttoptr i64 %483 to ptr
  %arrayidx11.i3960 = getelementptr inbounds i8, ptr %a, i64 112
  %485 = load i64, ptr %arrayidx11.i3960, align 8
  %tobool.not.i3961 = icmp eq i64 %485, 0
  %486 = inttoptr i64 %485 to ptr
  %cond.i3962 = select i1 %tobool.not.i3961, ptr %484, ptr %486
  %arrayidx13.i3963 = getelementptr inbounds i8, ptr %a, i64 104
  %487 = load i64, ptr %arrayidx13.i3963, align 8
  %tobool14.not.i3964 = icmp eq i64 %487, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3964, label %if.end30.i2935, label %land.lhs.true.i2927

land.lhs.true.i2927:                              ; preds = %cond.true60
  %tobool16.i2929.not = icmp eq i64 %474, 0
  br i1 %tobool16.i2929.not, label %if.then.i2931, label %land.lhs.true20.i3240

if.then.i2931:                                    ; preds = %land.lhs.true.i2927
  %488 = inttoptr i64 %487 to ptr
  %489 = load i32, ptr %488, align 4
  %tobool.not.i.i2932 = icmp eq i32 %489, 0
  br i1 %tobool.not.i.i2932, label %if.then.i.i3238, label %for.cond.preheader.i.i2933

if.then.i.i3238:                                  ; preds = %if.then.i2931
  %mul.i.i3239 = shl nsw i64 %mul.i3955, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i.i3239, i1 false)
  br label %if.end30.i2935

for.cond.preheader.i.i2933:                       ; preds = %if.then.i2931
  %cmp535.i.i2934 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp535.i.i2934, label %for.body.i.i3233, label %if.end30.i2935

for.body.i.i3233:                                 ; preds = %for.cond.preheader.i.i2933, %for.body.i.i3233
  %k.036.i.i3234 = phi i64 [ %inc.i.i3236, %for.body.i.i3233 ], [ 0, %for.cond.preheader.i.i2933 ]
  %arrayidx.i.i3235 = getelementptr inbounds i32, ptr %cond.i3962, i64 %k.036.i.i3234
  store i32 %489, ptr %arrayidx.i.i3235, align 4
  %inc.i.i3236 = add nuw nsw i64 %k.036.i.i3234, 1
  %exitcond38.not.i.i3237 = icmp eq i64 %inc.i.i3236, %mul.i3955
  br i1 %exitcond38.not.i.i3237, label %if.end30.i2935, label %for.body.i.i3233, !llvm.loop !4

land.lhs.true20.i3240:                            ; preds = %land.lhs.true.i2927
  %tobool22.not.i3241 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i3241, label %if.then28.i3245, label %if.then23.i3242

if.then23.i3242:                                  ; preds = %land.lhs.true20.i3240
  %add.ptr.i3243 = getelementptr inbounds float, ptr %475, i64 %mul9.i3958
  %mul24.i3244 = shl i64 %mul.i3955, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3962, ptr nonnull align 4 %add.ptr.i3243, i64 %mul24.i3244, i1 false)
  br label %if.end30.i2935

if.then28.i3245:                                  ; preds = %land.lhs.true20.i3240
  %490 = load i32, ptr %475, align 4
  %tobool.not.i285.i3246 = icmp eq i32 %490, 0
  br i1 %tobool.not.i285.i3246, label %if.then.i293.i3254, label %for.cond.preheader.i286.i3247

if.then.i293.i3254:                               ; preds = %if.then28.i3245
  %mul.i294.i3255 = shl nsw i64 %mul.i3955, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i294.i3255, i1 false)
  br label %if.end30.i2935

for.cond.preheader.i286.i3247:                    ; preds = %if.then28.i3245
  %cmp535.i287.i3248 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp535.i287.i3248, label %for.body.i288.i3249, label %if.end30.i2935

for.body.i288.i3249:                              ; preds = %for.cond.preheader.i286.i3247, %for.body.i288.i3249
  %k.036.i289.i3250 = phi i64 [ %inc.i291.i3252, %for.body.i288.i3249 ], [ 0, %for.cond.preheader.i286.i3247 ]
  %arrayidx.i290.i3251 = getelementptr inbounds i32, ptr %cond.i3962, i64 %k.036.i289.i3250
  store i32 %490, ptr %arrayidx.i290.i3251, align 4
  %inc.i291.i3252 = add nuw nsw i64 %k.036.i289.i3250, 1
  %exitcond38.not.i292.i3253 = icmp eq i64 %inc.i291.i3252, %mul.i3955
  br i1 %exitcond38.not.i292.i3253, label %if.end30.i2935, label %for.body.i288.i3249, !llvm.loop !4

if.end30.i2935:                                   ; preds = %for.body.i288.i3249, %for.body.i.i3233, %for.cond.preheader.i286.i3247, %if.then.i293.i3254, %if.then23.i3242, %for.cond.preheader.i.i2933, %if.then.i.i3238, %cond.true60
  %cmp31.i2936 = icmp eq i64 %478, 0
  br i1 %cmp31.i2936, label %land.end.i3221, label %land.end.thread.i2937

land.end.thread.i2937:                            ; preds = %if.end30.i2935
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2907) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2908) #7
  br label %for.cond45.preheader.i2938

land.end.i3221:                                   ; preds = %if.end30.i2935
  %arrayidx32.i3222 = getelementptr inbounds i8, ptr %a, i64 56
  %491 = load i64, ptr %arrayidx32.i3222, align 8
  %cmp33.i3223 = icmp eq i64 %479, %491
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2907) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2908) #7
  br i1 %cmp33.i3223, label %for.body.lr.ph.i3224, label %for.cond45.preheader.i2938

for.body.lr.ph.i3224:                             ; preds = %land.end.i3221
  %places42.i3225 = getelementptr inbounds i8, ptr %found.i2908, i64 2080
  br label %for.body.i3226

for.cond45.preheader.i2938:                       ; preds = %for.body.i3226, %land.end.i3221, %land.end.thread.i2937
  %492 = phi i1 [ false, %land.end.thread.i2937 ], [ false, %land.end.i3221 ], [ true, %for.body.i3226 ]
  %arrayidx46.i2939 = getelementptr inbounds i8, ptr %a, i64 48
  %493 = load i64, ptr %arrayidx46.i2939, align 8
  %cmp47.not363.i2940 = icmp sgt i64 %493, 0
  br i1 %cmp47.not363.i2940, label %for.body50.lr.ph.i2988, label %for.end106.i2941

for.body50.lr.ph.i2988:                           ; preds = %for.cond45.preheader.i2938
  %places63.i2989 = getelementptr inbounds i8, ptr %found.i2908, i64 2080
  %cond67.i2990 = select i1 %492, ptr %places63.i2989, ptr %places.i2907
  %arrayidx68.i2991 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2992 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i2993 = trunc i64 %478 to i32
  %conv1.i.i2994 = trunc i64 %sub.i3954 to i32
  %count32.i.i2995 = getelementptr inbounds i8, ptr %found.i2908, i64 4160
  %cmp91.i2996 = icmp eq i64 %481, 1
  %cmp18.not103.i.i2997 = icmp slt i64 %481, 8
  %add.ptr103.idx.i2998 = shl nsw i64 %480, 11
  br label %for.body50.i2999

for.body.i3226:                                   ; preds = %for.body.i3226, %for.body.lr.ph.i3224
  %k.0362.i3227 = phi i64 [ 0, %for.body.lr.ph.i3224 ], [ %inc.i3231, %for.body.i3226 ]
  %conv40.i3228 = trunc nuw i64 %k.0362.i3227 to i32
  %arrayidx41.i3229 = getelementptr inbounds [520 x i32], ptr %found.i2908, i64 0, i64 %k.0362.i3227
  store i32 %conv40.i3228, ptr %arrayidx41.i3229, align 4
  %arrayidx43.i3230 = getelementptr inbounds [520 x i32], ptr %places42.i3225, i64 0, i64 %k.0362.i3227
  store i32 0, ptr %arrayidx43.i3230, align 4
  %inc.i3231 = add nuw nsw i64 %k.0362.i3227, 1
  %exitcond4402.not = icmp eq i64 %inc.i3231, 520
  br i1 %exitcond4402.not, label %for.cond45.preheader.i2938, label %for.body.i3226, !llvm.loop !96

for.body50.i2999:                                 ; preds = %for.inc101.i3046, %for.body50.lr.ph.i2988
  %494 = phi i64 [ %493, %for.body50.lr.ph.i2988 ], [ %520, %for.inc101.i3046 ]
  %values.0366.i3000 = phi ptr [ %473, %for.body50.lr.ph.i2988 ], [ %add.ptr103.i3048, %for.inc101.i3046 ]
  %k44.0365.i3001 = phi i64 [ 0, %for.body50.lr.ph.i2988 ], [ %add.i3047, %for.inc101.i3046 ]
  %sub52.i3002 = sub nsw i64 %494, %k44.0365.i3001
  %spec.select.i3003 = tail call i64 @llvm.smin.i64(i64 %sub52.i3002, i64 512)
  %495 = load i64, ptr %arrayidx68.i2991, align 8
  %cmp69.i3004 = icmp eq i64 %495, 4
  %496 = load i64, ptr %arrayidx76.i2992, align 8
  %cmp.not65.i.i3005 = icmp slt i64 %sub52.i3002, 8
  br i1 %cmp69.i3004, label %cond.true71.i3172, label %cond.false74.i3006

cond.true71.i3172:                                ; preds = %for.body50.i2999
  %add.ptr72.i3173 = getelementptr inbounds i32, ptr %477, i64 %k44.0365.i3001
  br i1 %cmp.not65.i.i3005, label %for.cond11.preheader.i.i3194, label %for.body.lr.ph.i.i3174

for.body.lr.ph.i.i3174:                           ; preds = %cond.true71.i3172
  %splat.splatinsert.i.i3175 = insertelement <8 x i64> poison, i64 %496, i64 0
  %splat.splat.i.i3176 = shufflevector <8 x i64> %splat.splatinsert.i.i3175, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3177

for.cond11.preheader.i.i3194:                     ; preds = %for.body.i296.i3177, %cond.true71.i3172
  %outside.0.lcssa.i.i3195 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3172 ], [ %or7.i.i3189, %for.body.i296.i3177 ]
  %k.0.lcssa.i.i3196 = phi i64 [ 0, %cond.true71.i3172 ], [ %add68.i.i3178, %for.body.i296.i3177 ]
  br label %for.body14.i.i3197

for.body.i296.i3177:                              ; preds = %for.body.i296.i3177, %for.body.lr.ph.i.i3174
  %add68.i.i3178 = phi i64 [ 8, %for.body.lr.ph.i.i3174 ], [ %add.i.i3192, %for.body.i296.i3177 ]
  %k.067.i.i3179 = phi i64 [ 0, %for.body.lr.ph.i.i3174 ], [ %add68.i.i3178, %for.body.i296.i3177 ]
  %outside.066.i.i3180 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3174 ], [ %or7.i.i3189, %for.body.i296.i3177 ]
  %add.ptr.i.i3181 = getelementptr inbounds i32, ptr %add.ptr72.i3173, i64 %k.067.i.i3179
  %497 = load <8 x i32>, ptr %add.ptr.i.i3181, align 4
  %conv.i.i3182 = sext <8 x i32> %497 to <8 x i64>
  %isneg.i.i3183 = icmp slt <8 x i32> %497, zeroinitializer
  %and.i.i3184 = select <8 x i1> %isneg.i.i3183, <8 x i64> %splat.splat.i.i3176, <8 x i64> zeroinitializer
  %add1.i.i3185 = add <8 x i64> %and.i.i3184, %conv.i.i3182
  %add1.lobit.i.i3186 = ashr <8 x i64> %add1.i.i3185, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3187 = icmp slt <8 x i64> %add1.i.i3185, %splat.splat.i.i3176
  %or.i.i3188 = select <8 x i1> %cmp5.not.i.i3187, <8 x i64> %add1.lobit.i.i3186, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3189 = or <8 x i64> %or.i.i3188, %outside.066.i.i3180
  %conv8.i.i3190 = trunc <8 x i64> %add1.i.i3185 to <8 x i32>
  %add.ptr9.i.i3191 = getelementptr inbounds i32, ptr %cond67.i2990, i64 %k.067.i.i3179
  store <8 x i32> %conv8.i.i3190, ptr %add.ptr9.i.i3191, align 4
  %add.i.i3192 = add nuw nsw i64 %add68.i.i3178, 8
  %cmp.not.i.i3193 = icmp sgt i64 %add.i.i3192, %spec.select.i3003
  br i1 %cmp.not.i.i3193, label %for.cond11.preheader.i.i3194, label %for.body.i296.i3177, !llvm.loop !8

for.cond18.preheader.i.i3204:                     ; preds = %for.body14.i.i3197
  %cmp1972.i.i3205 = icmp slt i64 %k.0.lcssa.i.i3196, %spec.select.i3003
  br i1 %cmp1972.i.i3205, label %for.body21.i.i3206, label %cond.end78.i3039

for.body14.i.i3197:                               ; preds = %for.body14.i.i3197, %for.cond11.preheader.i.i3194
  %j.071.i.i3198 = phi i64 [ 0, %for.cond11.preheader.i.i3194 ], [ %inc.i297.i3202, %for.body14.i.i3197 ]
  %wrong.070.i.i3199 = phi i64 [ 0, %for.cond11.preheader.i.i3194 ], [ %or15.i.i3201, %for.body14.i.i3197 ]
  %vecext.i.i3200 = extractelement <8 x i64> %outside.0.lcssa.i.i3195, i64 %j.071.i.i3198
  %or15.i.i3201 = or i64 %vecext.i.i3200, %wrong.070.i.i3199
  %inc.i297.i3202 = add nuw nsw i64 %j.071.i.i3198, 1
  %exitcond.not.i.i3203 = icmp eq i64 %inc.i297.i3202, 8
  br i1 %exitcond.not.i.i3203, label %for.cond18.preheader.i.i3204, label %for.body14.i.i3197, !llvm.loop !9

for.body21.i.i3206:                               ; preds = %for.cond18.preheader.i.i3204, %for.body21.i.i3206
  %k.174.i.i3207 = phi i64 [ %inc35.i.i3219, %for.body21.i.i3206 ], [ %k.0.lcssa.i.i3196, %for.cond18.preheader.i.i3204 ]
  %wrong.173.i.i3208 = phi i64 [ %or31.i.i3216, %for.body21.i.i3206 ], [ %or15.i.i3201, %for.cond18.preheader.i.i3204 ]
  %arrayidx.i298.i3209 = getelementptr inbounds i32, ptr %add.ptr72.i3173, i64 %k.174.i.i3207
  %498 = load i32, ptr %arrayidx.i298.i3209, align 4
  %conv23.i.i3210 = sext i32 %498 to i64
  %cmp25.i.i3211 = icmp slt i32 %498, 0
  %cond.i.i3212 = select i1 %cmp25.i.i3211, i64 %496, i64 0
  %add27.i.i3213 = add nsw i64 %cond.i.i3212, %conv23.i.i3210
  %cmp28.i.i3214 = icmp uge i64 %add27.i.i3213, %496
  %conv30.i.i3215 = zext i1 %cmp28.i.i3214 to i64
  %or31.i.i3216 = or i64 %wrong.173.i.i3208, %conv30.i.i3215
  %conv32.i.i3217 = trunc i64 %add27.i.i3213 to i32
  %arrayidx33.i.i3218 = getelementptr inbounds i32, ptr %cond67.i2990, i64 %k.174.i.i3207
  store i32 %conv32.i.i3217, ptr %arrayidx33.i.i3218, align 4
  %inc35.i.i3219 = add nuw nsw i64 %k.174.i.i3207, 1
  %exitcond76.not.i.i3220 = icmp eq i64 %inc35.i.i3219, %spec.select.i3003
  br i1 %exitcond76.not.i.i3220, label %cond.end78.i3039, label %for.body21.i.i3206, !llvm.loop !10

cond.false74.i3006:                               ; preds = %for.body50.i2999
  %add.ptr75.i3007 = getelementptr inbounds i64, ptr %477, i64 %k44.0365.i3001
  br i1 %cmp.not65.i.i3005, label %for.cond10.preheader.i.i3027, label %for.body.lr.ph.i299.i3008

for.body.lr.ph.i299.i3008:                        ; preds = %cond.false74.i3006
  %splat.splatinsert.i300.i3009 = insertelement <8 x i64> poison, i64 %496, i64 0
  %splat.splat.i301.i3010 = shufflevector <8 x i64> %splat.splatinsert.i300.i3009, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3011

for.cond10.preheader.i.i3027:                     ; preds = %for.body.i302.i3011, %cond.false74.i3006
  %outside.0.lcssa.i314.i3028 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3006 ], [ %or7.i310.i3022, %for.body.i302.i3011 ]
  %k.0.lcssa.i315.i3029 = phi i64 [ 0, %cond.false74.i3006 ], [ %add66.i.i3012, %for.body.i302.i3011 ]
  br label %for.body13.i.i3030

for.body.i302.i3011:                              ; preds = %for.body.i302.i3011, %for.body.lr.ph.i299.i3008
  %add66.i.i3012 = phi i64 [ 8, %for.body.lr.ph.i299.i3008 ], [ %add.i312.i3025, %for.body.i302.i3011 ]
  %k.065.i.i3013 = phi i64 [ 0, %for.body.lr.ph.i299.i3008 ], [ %add66.i.i3012, %for.body.i302.i3011 ]
  %outside.064.i.i3014 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3008 ], [ %or7.i310.i3022, %for.body.i302.i3011 ]
  %add.ptr.i303.i3015 = getelementptr inbounds i64, ptr %add.ptr75.i3007, i64 %k.065.i.i3013
  %499 = load <8 x i64>, ptr %add.ptr.i303.i3015, align 8
  %isneg.i304.i3016 = icmp slt <8 x i64> %499, zeroinitializer
  %and.i305.i3017 = select <8 x i1> %isneg.i304.i3016, <8 x i64> %splat.splat.i301.i3010, <8 x i64> zeroinitializer
  %add1.i306.i3018 = add <8 x i64> %and.i305.i3017, %499
  %add1.lobit.i307.i3019 = ashr <8 x i64> %add1.i306.i3018, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3020 = icmp slt <8 x i64> %add1.i306.i3018, %splat.splat.i301.i3010
  %or.i309.i3021 = select <8 x i1> %cmp5.not.i308.i3020, <8 x i64> %add1.lobit.i307.i3019, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3022 = or <8 x i64> %or.i309.i3021, %outside.064.i.i3014
  %conv.i311.i3023 = trunc <8 x i64> %add1.i306.i3018 to <8 x i32>
  %add.ptr8.i.i3024 = getelementptr inbounds i32, ptr %cond67.i2990, i64 %k.065.i.i3013
  store <8 x i32> %conv.i311.i3023, ptr %add.ptr8.i.i3024, align 4
  %add.i312.i3025 = add nuw nsw i64 %add66.i.i3012, 8
  %cmp.not.i313.i3026 = icmp sgt i64 %add.i312.i3025, %spec.select.i3003
  br i1 %cmp.not.i313.i3026, label %for.cond10.preheader.i.i3027, label %for.body.i302.i3011, !llvm.loop !11

for.cond17.preheader.i.i3037:                     ; preds = %for.body13.i.i3030
  %cmp1870.i.i3038 = icmp slt i64 %k.0.lcssa.i315.i3029, %spec.select.i3003
  br i1 %cmp1870.i.i3038, label %for.body20.i.i3158, label %cond.end78.i3039

for.body13.i.i3030:                               ; preds = %for.body13.i.i3030, %for.cond10.preheader.i.i3027
  %j.069.i.i3031 = phi i64 [ 0, %for.cond10.preheader.i.i3027 ], [ %inc.i317.i3035, %for.body13.i.i3030 ]
  %wrong.068.i.i3032 = phi i64 [ 0, %for.cond10.preheader.i.i3027 ], [ %or14.i.i3034, %for.body13.i.i3030 ]
  %vecext.i316.i3033 = extractelement <8 x i64> %outside.0.lcssa.i314.i3028, i64 %j.069.i.i3031
  %or14.i.i3034 = or i64 %vecext.i316.i3033, %wrong.068.i.i3032
  %inc.i317.i3035 = add nuw nsw i64 %j.069.i.i3031, 1
  %exitcond.not.i318.i3036 = icmp eq i64 %inc.i317.i3035, 8
  br i1 %exitcond.not.i318.i3036, label %for.cond17.preheader.i.i3037, label %for.body13.i.i3030, !llvm.loop !12

for.body20.i.i3158:                               ; preds = %for.cond17.preheader.i.i3037, %for.body20.i.i3158
  %k.172.i.i3159 = phi i64 [ %inc33.i.i3170, %for.body20.i.i3158 ], [ %k.0.lcssa.i315.i3029, %for.cond17.preheader.i.i3037 ]
  %wrong.171.i.i3160 = phi i64 [ %or29.i.i3167, %for.body20.i.i3158 ], [ %or14.i.i3034, %for.cond17.preheader.i.i3037 ]
  %arrayidx.i320.i3161 = getelementptr inbounds i64, ptr %add.ptr75.i3007, i64 %k.172.i.i3159
  %500 = load i64, ptr %arrayidx.i320.i3161, align 8
  %cmp23.i.i3162 = icmp slt i64 %500, 0
  %cond.i321.i3163 = select i1 %cmp23.i.i3162, i64 %496, i64 0
  %add25.i.i3164 = add nsw i64 %cond.i321.i3163, %500
  %cmp26.i.i3165 = icmp uge i64 %add25.i.i3164, %496
  %conv28.i.i3166 = zext i1 %cmp26.i.i3165 to i64
  %or29.i.i3167 = or i64 %wrong.171.i.i3160, %conv28.i.i3166
  %conv30.i322.i3168 = trunc i64 %add25.i.i3164 to i32
  %arrayidx31.i.i3169 = getelementptr inbounds i32, ptr %cond67.i2990, i64 %k.172.i.i3159
  store i32 %conv30.i322.i3168, ptr %arrayidx31.i.i3169, align 4
  %inc33.i.i3170 = add nuw nsw i64 %k.172.i.i3159, 1
  %exitcond74.not.i.i3171 = icmp eq i64 %inc33.i.i3170, %spec.select.i3003
  br i1 %exitcond74.not.i.i3171, label %cond.end78.i3039, label %for.body20.i.i3158, !llvm.loop !13

cond.end78.i3039:                                 ; preds = %for.body20.i.i3158, %for.body21.i.i3206, %for.cond17.preheader.i.i3037, %for.cond18.preheader.i.i3204
  %cond79.in.in.i3040 = phi i64 [ %or15.i.i3201, %for.cond18.preheader.i.i3204 ], [ %or14.i.i3034, %for.cond17.preheader.i.i3037 ], [ %or31.i.i3216, %for.body21.i.i3206 ], [ %or29.i.i3167, %for.body20.i.i3158 ]
  %cond79.in.not.i3041 = icmp eq i64 %cond79.in.in.i3040, 0
  br i1 %cond79.in.not.i3041, label %if.end82.i3042, label %most_float.exit

if.end82.i3042:                                   ; preds = %cond.end78.i3039
  br i1 %492, label %if.end87.i3076, label %if.else85.i3043

if.else85.i3043:                                  ; preds = %if.end82.i3042
  %cmp55.i.i3044 = icmp sgt i64 %sub52.i3002, 0
  br i1 %cmp55.i.i3044, label %for.body.i325.i3050, label %if.else94.thread.i3045

for.cond12.preheader.i.i3063:                     ; preds = %for.body.i325.i3050
  %tobool.not.i330.i3064 = icmp eq i64 %add.i327.i3060, 0
  br i1 %tobool.not.i330.i3064, label %if.else94.thread.i3045, label %for.body16.lr.ph.i.i3065

for.body16.lr.ph.i.i3065:                         ; preds = %for.cond12.preheader.i.i3063
  %sub18.i.i3066 = add nsw i64 %add.i327.i3060, -1
  %arrayidx19.i.i3067 = getelementptr inbounds [520 x i32], ptr %found.i2908, i64 0, i64 %sub18.i.i3066
  %arrayidx25.i.i3068 = getelementptr inbounds [520 x i32], ptr %places63.i2989, i64 0, i64 %sub18.i.i3066
  br label %for.body16.i.i3069

for.body.i325.i3050:                              ; preds = %if.else85.i3043, %for.body.i325.i3050
  %n.057.i.i3051 = phi i64 [ %add.i327.i3060, %for.body.i325.i3050 ], [ 0, %if.else85.i3043 ]
  %k.056.i.i3052 = phi i64 [ %inc.i328.i3061, %for.body.i325.i3050 ], [ 0, %if.else85.i3043 ]
  %arrayidx.i326.i3053 = getelementptr inbounds i32, ptr %places.i2907, i64 %k.056.i.i3052
  %501 = load i32, ptr %arrayidx.i326.i3053, align 4
  %sub3.i.i3054 = sub i32 %501, %conv.i323.i2993
  %conv4.i.i3055 = trunc i64 %k.056.i.i3052 to i32
  %arrayidx5.i.i3056 = getelementptr inbounds [520 x i32], ptr %found.i2908, i64 0, i64 %n.057.i.i3051
  store i32 %conv4.i.i3055, ptr %arrayidx5.i.i3056, align 4
  %arrayidx7.i.i3057 = getelementptr inbounds [520 x i32], ptr %places63.i2989, i64 0, i64 %n.057.i.i3051
  store i32 %sub3.i.i3054, ptr %arrayidx7.i.i3057, align 4
  %cmp8.i.i3058 = icmp ult i32 %sub3.i.i3054, %conv1.i.i2994
  %conv10.i.i3059 = zext i1 %cmp8.i.i3058 to i64
  %add.i327.i3060 = add nuw nsw i64 %n.057.i.i3051, %conv10.i.i3059
  %inc.i328.i3061 = add nuw nsw i64 %k.056.i.i3052, 1
  %exitcond.not.i329.i3062 = icmp eq i64 %inc.i328.i3061, %spec.select.i3003
  br i1 %exitcond.not.i329.i3062, label %for.cond12.preheader.i.i3063, label %for.body.i325.i3050, !llvm.loop !14

for.body16.i.i3069:                               ; preds = %for.body16.i.i3069, %for.body16.lr.ph.i.i3065
  %k11.058.i.i3070 = phi i64 [ 0, %for.body16.lr.ph.i.i3065 ], [ %inc30.i.i3074, %for.body16.i.i3069 ]
  %502 = load i32, ptr %arrayidx19.i.i3067, align 4
  %add21.i.i3071 = add nuw nsw i64 %k11.058.i.i3070, %add.i327.i3060
  %arrayidx22.i.i3072 = getelementptr inbounds [520 x i32], ptr %found.i2908, i64 0, i64 %add21.i.i3071
  store i32 %502, ptr %arrayidx22.i.i3072, align 4
  %503 = load i32, ptr %arrayidx25.i.i3068, align 4
  %arrayidx28.i.i3073 = getelementptr inbounds [520 x i32], ptr %places63.i2989, i64 0, i64 %add21.i.i3071
  store i32 %503, ptr %arrayidx28.i.i3073, align 4
  %inc30.i.i3074 = add nuw nsw i64 %k11.058.i.i3070, 1
  %exitcond.not.i3075 = icmp eq i64 %inc30.i.i3074, 8
  br i1 %exitcond.not.i3075, label %if.end87.i3076, label %for.body16.i.i3069, !llvm.loop !15

if.else94.thread.i3045:                           ; preds = %for.cond12.preheader.i.i3063, %if.else85.i3043
  store i64 0, ptr %count32.i.i2995, align 8
  br label %for.inc101.i3046

if.end87.i3076:                                   ; preds = %for.body16.i.i3069, %if.end82.i3042
  %504 = phi i64 [ %spec.select.i3003, %if.end82.i3042 ], [ %add.i327.i3060, %for.body16.i.i3069 ]
  store i64 %504, ptr %count32.i.i2995, align 8
  %tobool89.i3077 = icmp ne i64 %504, 0
  %or.cond183.i3078 = select i1 %tobool89.i3077, i1 %cmp91.i2996, i1 false
  %cmp47.i.i3079 = icmp sgt i64 %504, 0
  br i1 %or.cond183.i3078, label %if.then93.i3128, label %if.else94.i3080

if.then93.i3128:                                  ; preds = %if.end87.i3076
  br i1 %cmp47.i.i3079, label %for.body.preheader.i.i3129, label %for.inc101.i3046

for.body.preheader.i.i3129:                       ; preds = %if.then93.i3128
  %505 = load i32, ptr %places63.i2989, align 8
  %conv.i331.i3130 = sext i32 %505 to i64
  %arrayidx1.i.i3131 = getelementptr inbounds float, ptr %cond.i3962, i64 %conv.i331.i3130
  %506 = load float, ptr %arrayidx1.i.i3131, align 4
  br label %for.body.i332.i3132

for.body.i332.i3132:                              ; preds = %if.end.i.i3145, %for.body.preheader.i.i3129
  %before.050.i.i3133 = phi i64 [ %conv5.i.i3137, %if.end.i.i3145 ], [ %conv.i331.i3130, %for.body.preheader.i.i3129 ]
  %m.049.i.i3134 = phi i64 [ %inc.i339.i3156, %if.end.i.i3145 ], [ 0, %for.body.preheader.i.i3129 ]
  %found.048.i.i3135 = phi float [ %cond.i338.i3154, %if.end.i.i3145 ], [ %506, %for.body.preheader.i.i3129 ]
  %arrayidx4.i.i3136 = getelementptr inbounds [520 x i32], ptr %places63.i2989, i64 0, i64 %m.049.i.i3134
  %507 = load i32, ptr %arrayidx4.i.i3136, align 4
  %conv5.i.i3137 = sext i32 %507 to i64
  %add.i333.i3138 = add nuw nsw i64 %m.049.i.i3134, 8
  %arrayidx7.i334.i3139 = getelementptr inbounds [520 x i32], ptr %places63.i2989, i64 0, i64 %add.i333.i3138
  %508 = load i32, ptr %arrayidx7.i334.i3139, align 4
  %idx.ext.i.i3140 = sext i32 %508 to i64
  %add.ptr.i335.i3141 = getelementptr inbounds float, ptr %cond.i3962, i64 %idx.ext.i.i3140
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3141, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3142 = icmp eq i64 %before.050.i.i3133, %conv5.i.i3137
  br i1 %cmp8.not.i.i3142, label %if.end.i.i3145, label %if.then.i336.i3143

if.then.i336.i3143:                               ; preds = %for.body.i332.i3132
  %arrayidx10.i.i3144 = getelementptr inbounds float, ptr %cond.i3962, i64 %conv5.i.i3137
  %509 = load float, ptr %arrayidx10.i.i3144, align 4
  br label %if.end.i.i3145

if.end.i.i3145:                                   ; preds = %if.then.i336.i3143, %for.body.i332.i3132
  %found.1.i.i3146 = phi float [ %509, %if.then.i336.i3143 ], [ %found.048.i.i3135, %for.body.i332.i3132 ]
  %arrayidx11.i.i3147 = getelementptr inbounds [520 x i32], ptr %found.i2908, i64 0, i64 %m.049.i.i3134
  %510 = load i32, ptr %arrayidx11.i.i3147, align 4
  %conv12.i.i3148 = sext i32 %510 to i64
  %mul.i337.i3149 = mul nsw i64 %480, %conv12.i.i3148
  %arrayidx13.i.i3150 = getelementptr inbounds float, ptr %values.0366.i3000, i64 %mul.i337.i3149
  %511 = load float, ptr %arrayidx13.i.i3150, align 4
  %cmp14.i.i3151 = fcmp oge float %found.1.i.i3146, %511
  %cmp16.i.i3152 = fcmp uno float %found.1.i.i3146, 0.000000e+00
  %or.cond.i.i3153 = or i1 %cmp16.i.i3152, %cmp14.i.i3151
  %cond.i338.i3154 = select i1 %or.cond.i.i3153, float %found.1.i.i3146, float %511
  %arrayidx23.i.i3155 = getelementptr inbounds float, ptr %cond.i3962, i64 %conv5.i.i3137
  store float %cond.i338.i3154, ptr %arrayidx23.i.i3155, align 4
  %inc.i339.i3156 = add nuw nsw i64 %m.049.i.i3134, 1
  %exitcond377.not.i3157 = icmp eq i64 %inc.i339.i3156, %504
  br i1 %exitcond377.not.i3157, label %for.inc101.i3046, label %for.body.i332.i3132, !llvm.loop !97

if.else94.i3080:                                  ; preds = %if.end87.i3076
  br i1 %cmp47.i.i3079, label %for.body.i343.i3081, label %for.inc101.i3046

for.body.i343.i3081:                              ; preds = %if.else94.i3080, %for.end52.i.i3115
  %m.0109.i.i3082 = phi i64 [ %inc54.i.i3116, %for.end52.i.i3115 ], [ 0, %if.else94.i3080 ]
  %arrayidx.i344.i3083 = getelementptr inbounds [520 x i32], ptr %found.i2908, i64 0, i64 %m.0109.i.i3082
  %512 = load i32, ptr %arrayidx.i344.i3083, align 4
  %conv.i345.i3084 = sext i32 %512 to i64
  %mul.i346.i3085 = mul nsw i64 %480, %conv.i345.i3084
  %add.ptr.i347.i3086 = getelementptr inbounds float, ptr %values.0366.i3000, i64 %mul.i346.i3085
  %arrayidx1.i348.i3087 = getelementptr inbounds [520 x i32], ptr %places63.i2989, i64 0, i64 %m.0109.i.i3082
  %513 = load i32, ptr %arrayidx1.i348.i3087, align 4
  %conv2.i.i3088 = sext i32 %513 to i64
  %mul3.i.i3089 = mul nsw i64 %481, %conv2.i.i3088
  %add.ptr4.i.i3090 = getelementptr inbounds float, ptr %cond.i3962, i64 %mul3.i.i3089
  %add.i349.i3091 = add nuw nsw i64 %m.0109.i.i3082, 8
  %arrayidx6.i.i3092 = getelementptr inbounds [520 x i32], ptr %found.i2908, i64 0, i64 %add.i349.i3091
  %514 = load i32, ptr %arrayidx6.i.i3092, align 4
  %conv7.i.i3093 = sext i32 %514 to i64
  %mul8.i.i3094 = mul nsw i64 %480, %conv7.i.i3093
  %add.ptr9.i350.i3095 = getelementptr inbounds float, ptr %values.0366.i3000, i64 %mul8.i.i3094
  %arrayidx12.i.i3096 = getelementptr inbounds [520 x i32], ptr %places63.i2989, i64 0, i64 %add.i349.i3091
  %515 = load i32, ptr %arrayidx12.i.i3096, align 4
  %conv13.i.i3097 = sext i32 %515 to i64
  %mul14.i.i3098 = mul nsw i64 %481, %conv13.i.i3097
  %add.ptr15.i.i3099 = getelementptr inbounds float, ptr %cond.i3962, i64 %mul14.i.i3098
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3099, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i2997, label %for.cond36.preheader.i.i3112, label %for.body20.i351.i3100

for.cond36.preheader.i.i3112:                     ; preds = %for.body20.i351.i3100, %for.body.i343.i3081
  %j.0.lcssa.i.i3113 = phi i64 [ 0, %for.body.i343.i3081 ], [ %add17105.i.i3101, %for.body20.i351.i3100 ]
  %cmp37106.i.i3114 = icmp slt i64 %j.0.lcssa.i.i3113, %481
  br i1 %cmp37106.i.i3114, label %for.body39.i.i3118, label %for.end52.i.i3115

for.body20.i351.i3100:                            ; preds = %for.body.i343.i3081, %for.body20.i351.i3100
  %add17105.i.i3101 = phi i64 [ %add17.i.i3110, %for.body20.i351.i3100 ], [ 8, %for.body.i343.i3081 ]
  %j.0104.i.i3102 = phi i64 [ %add17105.i.i3101, %for.body20.i351.i3100 ], [ 0, %for.body.i343.i3081 ]
  %add.ptr21.i.i3103 = getelementptr inbounds float, ptr %add.ptr9.i350.i3095, i64 %j.0104.i.i3102
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3103, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3104 = getelementptr inbounds float, ptr %add.ptr4.i.i3090, i64 %j.0104.i.i3102
  %516 = load <8 x float>, ptr %add.ptr22.i.i3104, align 4
  %add.ptr23.i.i3105 = getelementptr inbounds float, ptr %add.ptr.i347.i3086, i64 %j.0104.i.i3102
  %517 = load <8 x float>, ptr %add.ptr23.i.i3105, align 4
  %cmp24.i.i3106 = fcmp ult <8 x float> %516, %517
  %cmp25.i352.i3107 = fcmp ord <8 x float> %516, zeroinitializer
  %or102.not.i.i3108 = and <8 x i1> %cmp24.i.i3106, %cmp25.i352.i3107
  %or33.v.i.i3109 = select <8 x i1> %or102.not.i.i3108, <8 x float> %517, <8 x float> %516
  store <8 x float> %or33.v.i.i3109, ptr %add.ptr22.i.i3104, align 4
  %add17.i.i3110 = add nuw nsw i64 %add17105.i.i3101, 8
  %cmp18.not.i.i3111 = icmp sgt i64 %add17.i.i3110, %481
  br i1 %cmp18.not.i.i3111, label %for.cond36.preheader.i.i3112, label %for.body20.i351.i3100, !llvm.loop !98

for.body39.i.i3118:                               ; preds = %for.cond36.preheader.i.i3112, %for.body39.i.i3118
  %j.1107.i.i3119 = phi i64 [ %inc.i355.i3126, %for.body39.i.i3118 ], [ %j.0.lcssa.i.i3113, %for.cond36.preheader.i.i3112 ]
  %arrayidx40.i.i3120 = getelementptr inbounds float, ptr %add.ptr4.i.i3090, i64 %j.1107.i.i3119
  %518 = load float, ptr %arrayidx40.i.i3120, align 4
  %arrayidx41.i.i3121 = getelementptr inbounds float, ptr %add.ptr.i347.i3086, i64 %j.1107.i.i3119
  %519 = load float, ptr %arrayidx41.i.i3121, align 4
  %cmp42.i.i3122 = fcmp oge float %518, %519
  %cmp46.i.i3123 = fcmp uno float %518, 0.000000e+00
  %or.cond.i354.i3124 = or i1 %cmp46.i.i3123, %cmp42.i.i3122
  %spec.select.i.i3125 = select i1 %or.cond.i354.i3124, float %518, float %519
  store float %spec.select.i.i3125, ptr %arrayidx40.i.i3120, align 4
  %inc.i355.i3126 = add nuw nsw i64 %j.1107.i.i3119, 1
  %exitcond.not.i356.i3127 = icmp eq i64 %inc.i355.i3126, %481
  br i1 %exitcond.not.i356.i3127, label %for.end52.i.i3115, label %for.body39.i.i3118, !llvm.loop !99

for.end52.i.i3115:                                ; preds = %for.body39.i.i3118, %for.cond36.preheader.i.i3112
  %inc54.i.i3116 = add nuw nsw i64 %m.0109.i.i3082, 1
  %exitcond376.not.i3117 = icmp eq i64 %inc54.i.i3116, %504
  br i1 %exitcond376.not.i3117, label %for.inc101.i3046, label %for.body.i343.i3081, !llvm.loop !100

for.inc101.i3046:                                 ; preds = %for.end52.i.i3115, %if.end.i.i3145, %if.else94.i3080, %if.then93.i3128, %if.else94.thread.i3045
  %add.i3047 = add nuw nsw i64 %k44.0365.i3001, 512
  %add.ptr103.i3048 = getelementptr inbounds i8, ptr %values.0366.i3000, i64 %add.ptr103.idx.i2998
  %520 = load i64, ptr %arrayidx46.i2939, align 8
  %cmp47.not.i3049 = icmp slt i64 %add.i3047, %520
  br i1 %cmp47.not.i3049, label %for.body50.i2999, label %for.end106.i2941, !llvm.loop !101

for.end106.i2941:                                 ; preds = %for.inc101.i3046, %for.cond45.preheader.i2938
  %521 = load i64, ptr %a, align 8
  %cmp108.i2942 = icmp eq i64 %521, 0
  %tobool111.i2943 = icmp ne i64 %483, 0
  %or.cond184.i2944 = select i1 %cmp108.i2942, i1 %tobool111.i2943, i1 false
  br i1 %or.cond184.i2944, label %lor.lhs.false112.i2946, label %most_float.exit

lor.lhs.false112.i2946:                           ; preds = %for.end106.i2941
  %cmp113.i2947 = icmp ne ptr %cond.i3962, %484
  %tobool116.i2948 = icmp ne i64 %474, 0
  %or.cond185.i2949 = select i1 %cmp113.i2947, i1 true, i1 %tobool116.i2948
  br i1 %or.cond185.i2949, label %for.cond120.preheader.i2950, label %most_float.exit

for.cond120.preheader.i2950:                      ; preds = %lor.lhs.false112.i2946
  %cmp122.not367.i2951 = icmp slt i64 %mul.i3955, 8
  br i1 %cmp122.not367.i2951, label %for.cond145.preheader.i2963, label %for.body124.lr.ph.i2952

for.body124.lr.ph.i2952:                          ; preds = %for.cond120.preheader.i2950
  %add.ptr131.i2953 = getelementptr inbounds float, ptr %475, i64 %mul9.i3958
  br label %for.body124.i2954

for.cond145.preheader.i2963:                      ; preds = %if.end140.i2958, %for.cond120.preheader.i2950
  %k119.0.lcssa.i2964 = phi i64 [ 0, %for.cond120.preheader.i2950 ], [ %add121369.i2955, %if.end140.i2958 ]
  %cmp146370.i2965 = icmp slt i64 %k119.0.lcssa.i2964, %mul.i3955
  br i1 %cmp146370.i2965, label %for.body148.lr.ph.i2966, label %most_float.exit

for.body148.lr.ph.i2966:                          ; preds = %for.cond145.preheader.i2963
  %522 = getelementptr float, ptr %475, i64 %mul9.i3958
  br label %for.body148.i2967

for.body124.i2954:                                ; preds = %if.end140.i2958, %for.body124.lr.ph.i2952
  %add121369.i2955 = phi i64 [ 8, %for.body124.lr.ph.i2952 ], [ %add121.i2961, %if.end140.i2958 ]
  %k119.0368.i2956 = phi i64 [ 0, %for.body124.lr.ph.i2952 ], [ %add121369.i2955, %if.end140.i2958 ]
  %add.ptr125.i2957 = getelementptr inbounds float, ptr %cond.i3962, i64 %k119.0368.i2956
  %523 = load <8 x float>, ptr %add.ptr125.i2957, align 4
  br i1 %tobool116.i2948, label %land.lhs.true127.i2979, label %if.end140.i2958

land.lhs.true127.i2979:                           ; preds = %for.body124.i2954
  %524 = load i64, ptr %arrayidx8.i3957, align 8
  %tobool129.not.i2980 = icmp eq i64 %524, 0
  br i1 %tobool129.not.i2980, label %if.then136.i2984, label %if.then130.i2981

if.then130.i2981:                                 ; preds = %land.lhs.true127.i2979
  %add.ptr132.i2982 = getelementptr inbounds float, ptr %add.ptr131.i2953, i64 %k119.0368.i2956
  %525 = load <8 x float>, ptr %add.ptr132.i2982, align 4
  %add133.i2983 = fadd <8 x float> %523, %525
  br label %if.end140.i2958

if.then136.i2984:                                 ; preds = %land.lhs.true127.i2979
  %526 = load float, ptr %475, align 4
  %splat.splatinsert.i2985 = insertelement <8 x float> poison, float %526, i64 0
  %splat.splat.i2986 = shufflevector <8 x float> %splat.splatinsert.i2985, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i2987 = fadd <8 x float> %523, %splat.splat.i2986
  br label %if.end140.i2958

if.end140.i2958:                                  ; preds = %if.then136.i2984, %if.then130.i2981, %for.body124.i2954
  %sum.0.i2959 = phi <8 x float> [ %add133.i2983, %if.then130.i2981 ], [ %add138.i2987, %if.then136.i2984 ], [ %523, %for.body124.i2954 ]
  %add.ptr141.i2960 = getelementptr inbounds float, ptr %484, i64 %k119.0368.i2956
  store <8 x float> %sum.0.i2959, ptr %add.ptr141.i2960, align 4
  %add121.i2961 = add nuw nsw i64 %add121369.i2955, 8
  %cmp122.not.i2962 = icmp sgt i64 %add121.i2961, %mul.i3955
  br i1 %cmp122.not.i2962, label %for.cond145.preheader.i2963, label %for.body124.i2954, !llvm.loop !102

for.body148.i2967:                                ; preds = %cond.end159.i2970, %for.body148.lr.ph.i2966
  %k119.1371.i2968 = phi i64 [ %k119.0.lcssa.i2964, %for.body148.lr.ph.i2966 ], [ %inc163.i2973, %cond.end159.i2970 ]
  %arrayidx151.i2969 = getelementptr inbounds float, ptr %cond.i3962, i64 %k119.1371.i2968
  %527 = load float, ptr %arrayidx151.i2969, align 4
  br i1 %tobool116.i2948, label %cond.true150.i2975, label %cond.end159.i2970

cond.true150.i2975:                               ; preds = %for.body148.i2967
  %528 = load i64, ptr %arrayidx8.i3957, align 8
  %mul153.i2976 = mul nsw i64 %528, %k119.1371.i2968
  %arrayidx155.i2977 = getelementptr float, ptr %522, i64 %mul153.i2976
  %529 = load float, ptr %arrayidx155.i2977, align 4
  %add156.i2978 = fadd float %527, %529
  br label %cond.end159.i2970

cond.end159.i2970:                                ; preds = %cond.true150.i2975, %for.body148.i2967
  %cond160.i2971 = phi float [ %add156.i2978, %cond.true150.i2975 ], [ %527, %for.body148.i2967 ]
  %arrayidx161.i2972 = getelementptr inbounds float, ptr %484, i64 %k119.1371.i2968
  store float %cond160.i2971, ptr %arrayidx161.i2972, align 4
  %inc163.i2973 = add nuw nsw i64 %k119.1371.i2968, 1
  %exitcond378.not.i2974 = icmp eq i64 %inc163.i2973, %mul.i3955
  br i1 %exitcond378.not.i2974, label %most_float.exit, label %for.body148.i2967, !llvm.loop !103

most_float.exit:                                  ; preds = %cond.end78.i3039, %cond.end159.i2970, %for.end106.i2941, %lor.lhs.false112.i2946, %for.cond145.preheader.i2963
  %retval.3.i2945 = phi i64 [ 0, %lor.lhs.false112.i2946 ], [ 0, %for.end106.i2941 ], [ 0, %for.cond145.preheader.i2963 ], [ 0, %cond.end159.i2970 ], [ 1, %cond.end78.i3039 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2908) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2907) #7
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3964, label %if.end30.i3284, label %land.lhs.true.i3276

land.lhs.true.i3276:                              ; preds = %cond.true65
  %tobool16.i3278.not = icmp eq i64 %474, 0
  br i1 %tobool16.i3278.not, label %if.then.i3280, label %land.lhs.true20.i3589

if.then.i3280:                                    ; preds = %land.lhs.true.i3276
  %530 = inttoptr i64 %487 to ptr
  %531 = load i64, ptr %530, align 8
  %tobool1.not.i.i3281 = icmp eq i64 %531, 0
  br i1 %tobool1.not.i.i3281, label %if.then.i.i3587, label %for.cond9.preheader.i.i3282

if.then.i.i3587:                                  ; preds = %if.then.i3280
  %mul.i.i3588 = shl nsw i64 %mul.i3955, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i.i3588, i1 false)
  br label %if.end30.i3284

for.cond9.preheader.i.i3282:                      ; preds = %if.then.i3280
  %cmp1033.i.i3283 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp1033.i.i3283, label %for.body13.i.i3582, label %if.end30.i3284

for.body13.i.i3582:                               ; preds = %for.cond9.preheader.i.i3282, %for.body13.i.i3582
  %k8.034.i.i3583 = phi i64 [ %inc16.i.i3585, %for.body13.i.i3582 ], [ 0, %for.cond9.preheader.i.i3282 ]
  %arrayidx14.i.i3584 = getelementptr inbounds i64, ptr %cond.i3962, i64 %k8.034.i.i3583
  store i64 %531, ptr %arrayidx14.i.i3584, align 8
  %inc16.i.i3585 = add nuw nsw i64 %k8.034.i.i3583, 1
  %exitcond.not.i.i3586 = icmp eq i64 %inc16.i.i3585, %mul.i3955
  br i1 %exitcond.not.i.i3586, label %if.end30.i3284, label %for.body13.i.i3582, !llvm.loop !23

land.lhs.true20.i3589:                            ; preds = %land.lhs.true.i3276
  %tobool22.not.i3590 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i3590, label %if.then28.i3594, label %if.then23.i3591

if.then23.i3591:                                  ; preds = %land.lhs.true20.i3589
  %add.ptr.i3592 = getelementptr inbounds double, ptr %475, i64 %mul9.i3958
  %mul24.i3593 = shl i64 %mul.i3955, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3962, ptr nonnull align 8 %add.ptr.i3592, i64 %mul24.i3593, i1 false)
  br label %if.end30.i3284

if.then28.i3594:                                  ; preds = %land.lhs.true20.i3589
  %532 = load i64, ptr %475, align 8
  %tobool1.not.i285.i3595 = icmp eq i64 %532, 0
  br i1 %tobool1.not.i285.i3595, label %if.then.i295.i3603, label %for.cond9.preheader.i286.i3596

if.then.i295.i3603:                               ; preds = %if.then28.i3594
  %mul.i296.i3604 = shl nsw i64 %mul.i3955, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i296.i3604, i1 false)
  br label %if.end30.i3284

for.cond9.preheader.i286.i3596:                   ; preds = %if.then28.i3594
  %cmp1033.i287.i3597 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp1033.i287.i3597, label %for.body13.i290.i3598, label %if.end30.i3284

for.body13.i290.i3598:                            ; preds = %for.cond9.preheader.i286.i3596, %for.body13.i290.i3598
  %k8.034.i291.i3599 = phi i64 [ %inc16.i293.i3601, %for.body13.i290.i3598 ], [ 0, %for.cond9.preheader.i286.i3596 ]
  %arrayidx14.i292.i3600 = getelementptr inbounds i64, ptr %cond.i3962, i64 %k8.034.i291.i3599
  store i64 %532, ptr %arrayidx14.i292.i3600, align 8
  %inc16.i293.i3601 = add nuw nsw i64 %k8.034.i291.i3599, 1
  %exitcond.not.i294.i3602 = icmp eq i64 %inc16.i293.i3601, %mul.i3955
  br i1 %exitcond.not.i294.i3602, label %if.end30.i3284, label %for.body13.i290.i3598, !llvm.loop !23

if.end30.i3284:                                   ; preds = %for.body13.i290.i3598, %for.body13.i.i3582, %for.cond9.preheader.i286.i3596, %if.then.i295.i3603, %if.then23.i3591, %for.cond9.preheader.i.i3282, %if.then.i.i3587, %cond.true65
  %cmp31.i3285 = icmp eq i64 %478, 0
  br i1 %cmp31.i3285, label %land.end.i3570, label %land.end.thread.i3286

land.end.thread.i3286:                            ; preds = %if.end30.i3284
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3256) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3257) #7
  br label %for.cond45.preheader.i3287

land.end.i3570:                                   ; preds = %if.end30.i3284
  %arrayidx32.i3571 = getelementptr inbounds i8, ptr %a, i64 56
  %533 = load i64, ptr %arrayidx32.i3571, align 8
  %cmp33.i3572 = icmp eq i64 %479, %533
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3256) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3257) #7
  br i1 %cmp33.i3572, label %for.body.lr.ph.i3573, label %for.cond45.preheader.i3287

for.body.lr.ph.i3573:                             ; preds = %land.end.i3570
  %places42.i3574 = getelementptr inbounds i8, ptr %found.i3257, i64 2080
  br label %for.body.i3575

for.cond45.preheader.i3287:                       ; preds = %for.body.i3575, %land.end.i3570, %land.end.thread.i3286
  %534 = phi i1 [ false, %land.end.thread.i3286 ], [ false, %land.end.i3570 ], [ true, %for.body.i3575 ]
  %arrayidx46.i3288 = getelementptr inbounds i8, ptr %a, i64 48
  %535 = load i64, ptr %arrayidx46.i3288, align 8
  %cmp47.not363.i3289 = icmp sgt i64 %535, 0
  br i1 %cmp47.not363.i3289, label %for.body50.lr.ph.i3337, label %for.end106.i3290

for.body50.lr.ph.i3337:                           ; preds = %for.cond45.preheader.i3287
  %places63.i3338 = getelementptr inbounds i8, ptr %found.i3257, i64 2080
  %cond67.i3339 = select i1 %534, ptr %places63.i3338, ptr %places.i3256
  %arrayidx68.i3340 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3341 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i3342 = trunc i64 %478 to i32
  %conv1.i.i3343 = trunc i64 %sub.i3954 to i32
  %count32.i.i3344 = getelementptr inbounds i8, ptr %found.i3257, i64 4160
  %cmp91.i3345 = icmp eq i64 %481, 1
  %cmp18.not103.i.i3346 = icmp slt i64 %481, 8
  %add.ptr103.idx.i3347 = shl nsw i64 %480, 12
  br label %for.body50.i3348

for.body.i3575:                                   ; preds = %for.body.i3575, %for.body.lr.ph.i3573
  %k.0362.i3576 = phi i64 [ 0, %for.body.lr.ph.i3573 ], [ %inc.i3580, %for.body.i3575 ]
  %conv40.i3577 = trunc nuw i64 %k.0362.i3576 to i32
  %arrayidx41.i3578 = getelementptr inbounds [520 x i32], ptr %found.i3257, i64 0, i64 %k.0362.i3576
  store i32 %conv40.i3577, ptr %arrayidx41.i3578, align 4
  %arrayidx43.i3579 = getelementptr inbounds [520 x i32], ptr %places42.i3574, i64 0, i64 %k.0362.i3576
  store i32 0, ptr %arrayidx43.i3579, align 4
  %inc.i3580 = add nuw nsw i64 %k.0362.i3576, 1
  %exitcond4401.not = icmp eq i64 %inc.i3580, 520
  br i1 %exitcond4401.not, label %for.cond45.preheader.i3287, label %for.body.i3575, !llvm.loop !104

for.body50.i3348:                                 ; preds = %for.inc101.i3395, %for.body50.lr.ph.i3337
  %536 = phi i64 [ %535, %for.body50.lr.ph.i3337 ], [ %562, %for.inc101.i3395 ]
  %values.0366.i3349 = phi ptr [ %473, %for.body50.lr.ph.i3337 ], [ %add.ptr103.i3397, %for.inc101.i3395 ]
  %k44.0365.i3350 = phi i64 [ 0, %for.body50.lr.ph.i3337 ], [ %add.i3396, %for.inc101.i3395 ]
  %sub52.i3351 = sub nsw i64 %536, %k44.0365.i3350
  %spec.select.i3352 = tail call i64 @llvm.smin.i64(i64 %sub52.i3351, i64 512)
  %537 = load i64, ptr %arrayidx68.i3340, align 8
  %cmp69.i3353 = icmp eq i64 %537, 4
  %538 = load i64, ptr %arrayidx76.i3341, align 8
  %cmp.not65.i.i3354 = icmp slt i64 %sub52.i3351, 8
  br i1 %cmp69.i3353, label %cond.true71.i3521, label %cond.false74.i3355

cond.true71.i3521:                                ; preds = %for.body50.i3348
  %add.ptr72.i3522 = getelementptr inbounds i32, ptr %477, i64 %k44.0365.i3350
  br i1 %cmp.not65.i.i3354, label %for.cond11.preheader.i.i3543, label %for.body.lr.ph.i.i3523

for.body.lr.ph.i.i3523:                           ; preds = %cond.true71.i3521
  %splat.splatinsert.i.i3524 = insertelement <8 x i64> poison, i64 %538, i64 0
  %splat.splat.i.i3525 = shufflevector <8 x i64> %splat.splatinsert.i.i3524, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3526

for.cond11.preheader.i.i3543:                     ; preds = %for.body.i.i3526, %cond.true71.i3521
  %outside.0.lcssa.i.i3544 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3521 ], [ %or7.i.i3538, %for.body.i.i3526 ]
  %k.0.lcssa.i.i3545 = phi i64 [ 0, %cond.true71.i3521 ], [ %add68.i.i3527, %for.body.i.i3526 ]
  br label %for.body14.i.i3546

for.body.i.i3526:                                 ; preds = %for.body.i.i3526, %for.body.lr.ph.i.i3523
  %add68.i.i3527 = phi i64 [ 8, %for.body.lr.ph.i.i3523 ], [ %add.i.i3541, %for.body.i.i3526 ]
  %k.067.i.i3528 = phi i64 [ 0, %for.body.lr.ph.i.i3523 ], [ %add68.i.i3527, %for.body.i.i3526 ]
  %outside.066.i.i3529 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3523 ], [ %or7.i.i3538, %for.body.i.i3526 ]
  %add.ptr.i.i3530 = getelementptr inbounds i32, ptr %add.ptr72.i3522, i64 %k.067.i.i3528
  %539 = load <8 x i32>, ptr %add.ptr.i.i3530, align 4
  %conv.i.i3531 = sext <8 x i32> %539 to <8 x i64>
  %isneg.i.i3532 = icmp slt <8 x i32> %539, zeroinitializer
  %and.i.i3533 = select <8 x i1> %isneg.i.i3532, <8 x i64> %splat.splat.i.i3525, <8 x i64> zeroinitializer
  %add1.i.i3534 = add <8 x i64> %and.i.i3533, %conv.i.i3531
  %add1.lobit.i.i3535 = ashr <8 x i64> %add1.i.i3534, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3536 = icmp slt <8 x i64> %add1.i.i3534, %splat.splat.i.i3525
  %or.i.i3537 = select <8 x i1> %cmp5.not.i.i3536, <8 x i64> %add1.lobit.i.i3535, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3538 = or <8 x i64> %or.i.i3537, %outside.066.i.i3529
  %conv8.i.i3539 = trunc <8 x i64> %add1.i.i3534 to <8 x i32>
  %add.ptr9.i.i3540 = getelementptr inbounds i32, ptr %cond67.i3339, i64 %k.067.i.i3528
  store <8 x i32> %conv8.i.i3539, ptr %add.ptr9.i.i3540, align 4
  %add.i.i3541 = add nuw nsw i64 %add68.i.i3527, 8
  %cmp.not.i.i3542 = icmp sgt i64 %add.i.i3541, %spec.select.i3352
  br i1 %cmp.not.i.i3542, label %for.cond11.preheader.i.i3543, label %for.body.i.i3526, !llvm.loop !8

for.cond18.preheader.i.i3553:                     ; preds = %for.body14.i.i3546
  %cmp1972.i.i3554 = icmp slt i64 %k.0.lcssa.i.i3545, %spec.select.i3352
  br i1 %cmp1972.i.i3554, label %for.body21.i.i3555, label %cond.end78.i3388

for.body14.i.i3546:                               ; preds = %for.body14.i.i3546, %for.cond11.preheader.i.i3543
  %j.071.i.i3547 = phi i64 [ 0, %for.cond11.preheader.i.i3543 ], [ %inc.i.i3551, %for.body14.i.i3546 ]
  %wrong.070.i.i3548 = phi i64 [ 0, %for.cond11.preheader.i.i3543 ], [ %or15.i.i3550, %for.body14.i.i3546 ]
  %vecext.i.i3549 = extractelement <8 x i64> %outside.0.lcssa.i.i3544, i64 %j.071.i.i3547
  %or15.i.i3550 = or i64 %vecext.i.i3549, %wrong.070.i.i3548
  %inc.i.i3551 = add nuw nsw i64 %j.071.i.i3547, 1
  %exitcond.not.i298.i3552 = icmp eq i64 %inc.i.i3551, 8
  br i1 %exitcond.not.i298.i3552, label %for.cond18.preheader.i.i3553, label %for.body14.i.i3546, !llvm.loop !9

for.body21.i.i3555:                               ; preds = %for.cond18.preheader.i.i3553, %for.body21.i.i3555
  %k.174.i.i3556 = phi i64 [ %inc35.i.i3568, %for.body21.i.i3555 ], [ %k.0.lcssa.i.i3545, %for.cond18.preheader.i.i3553 ]
  %wrong.173.i.i3557 = phi i64 [ %or31.i.i3565, %for.body21.i.i3555 ], [ %or15.i.i3550, %for.cond18.preheader.i.i3553 ]
  %arrayidx.i.i3558 = getelementptr inbounds i32, ptr %add.ptr72.i3522, i64 %k.174.i.i3556
  %540 = load i32, ptr %arrayidx.i.i3558, align 4
  %conv23.i.i3559 = sext i32 %540 to i64
  %cmp25.i.i3560 = icmp slt i32 %540, 0
  %cond.i.i3561 = select i1 %cmp25.i.i3560, i64 %538, i64 0
  %add27.i.i3562 = add nsw i64 %cond.i.i3561, %conv23.i.i3559
  %cmp28.i.i3563 = icmp uge i64 %add27.i.i3562, %538
  %conv30.i.i3564 = zext i1 %cmp28.i.i3563 to i64
  %or31.i.i3565 = or i64 %wrong.173.i.i3557, %conv30.i.i3564
  %conv32.i.i3566 = trunc i64 %add27.i.i3562 to i32
  %arrayidx33.i.i3567 = getelementptr inbounds i32, ptr %cond67.i3339, i64 %k.174.i.i3556
  store i32 %conv32.i.i3566, ptr %arrayidx33.i.i3567, align 4
  %inc35.i.i3568 = add nuw nsw i64 %k.174.i.i3556, 1
  %exitcond76.not.i.i3569 = icmp eq i64 %inc35.i.i3568, %spec.select.i3352
  br i1 %exitcond76.not.i.i3569, label %cond.end78.i3388, label %for.body21.i.i3555, !llvm.loop !10

cond.false74.i3355:                               ; preds = %for.body50.i3348
  %add.ptr75.i3356 = getelementptr inbounds i64, ptr %477, i64 %k44.0365.i3350
  br i1 %cmp.not65.i.i3354, label %for.cond10.preheader.i.i3376, label %for.body.lr.ph.i299.i3357

for.body.lr.ph.i299.i3357:                        ; preds = %cond.false74.i3355
  %splat.splatinsert.i300.i3358 = insertelement <8 x i64> poison, i64 %538, i64 0
  %splat.splat.i301.i3359 = shufflevector <8 x i64> %splat.splatinsert.i300.i3358, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3360

for.cond10.preheader.i.i3376:                     ; preds = %for.body.i302.i3360, %cond.false74.i3355
  %outside.0.lcssa.i314.i3377 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3355 ], [ %or7.i310.i3371, %for.body.i302.i3360 ]
  %k.0.lcssa.i315.i3378 = phi i64 [ 0, %cond.false74.i3355 ], [ %add66.i.i3361, %for.body.i302.i3360 ]
  br label %for.body13.i316.i3379

for.body.i302.i3360:                              ; preds = %for.body.i302.i3360, %for.body.lr.ph.i299.i3357
  %add66.i.i3361 = phi i64 [ 8, %for.body.lr.ph.i299.i3357 ], [ %add.i312.i3374, %for.body.i302.i3360 ]
  %k.065.i.i3362 = phi i64 [ 0, %for.body.lr.ph.i299.i3357 ], [ %add66.i.i3361, %for.body.i302.i3360 ]
  %outside.064.i.i3363 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3357 ], [ %or7.i310.i3371, %for.body.i302.i3360 ]
  %add.ptr.i303.i3364 = getelementptr inbounds i64, ptr %add.ptr75.i3356, i64 %k.065.i.i3362
  %541 = load <8 x i64>, ptr %add.ptr.i303.i3364, align 8
  %isneg.i304.i3365 = icmp slt <8 x i64> %541, zeroinitializer
  %and.i305.i3366 = select <8 x i1> %isneg.i304.i3365, <8 x i64> %splat.splat.i301.i3359, <8 x i64> zeroinitializer
  %add1.i306.i3367 = add <8 x i64> %and.i305.i3366, %541
  %add1.lobit.i307.i3368 = ashr <8 x i64> %add1.i306.i3367, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3369 = icmp slt <8 x i64> %add1.i306.i3367, %splat.splat.i301.i3359
  %or.i309.i3370 = select <8 x i1> %cmp5.not.i308.i3369, <8 x i64> %add1.lobit.i307.i3368, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3371 = or <8 x i64> %or.i309.i3370, %outside.064.i.i3363
  %conv.i311.i3372 = trunc <8 x i64> %add1.i306.i3367 to <8 x i32>
  %add.ptr8.i.i3373 = getelementptr inbounds i32, ptr %cond67.i3339, i64 %k.065.i.i3362
  store <8 x i32> %conv.i311.i3372, ptr %add.ptr8.i.i3373, align 4
  %add.i312.i3374 = add nuw nsw i64 %add66.i.i3361, 8
  %cmp.not.i313.i3375 = icmp sgt i64 %add.i312.i3374, %spec.select.i3352
  br i1 %cmp.not.i313.i3375, label %for.cond10.preheader.i.i3376, label %for.body.i302.i3360, !llvm.loop !11

for.cond17.preheader.i.i3386:                     ; preds = %for.body13.i316.i3379
  %cmp1870.i.i3387 = icmp slt i64 %k.0.lcssa.i315.i3378, %spec.select.i3352
  br i1 %cmp1870.i.i3387, label %for.body20.i.i3507, label %cond.end78.i3388

for.body13.i316.i3379:                            ; preds = %for.body13.i316.i3379, %for.cond10.preheader.i.i3376
  %j.069.i.i3380 = phi i64 [ 0, %for.cond10.preheader.i.i3376 ], [ %inc.i318.i3384, %for.body13.i316.i3379 ]
  %wrong.068.i.i3381 = phi i64 [ 0, %for.cond10.preheader.i.i3376 ], [ %or14.i.i3383, %for.body13.i316.i3379 ]
  %vecext.i317.i3382 = extractelement <8 x i64> %outside.0.lcssa.i314.i3377, i64 %j.069.i.i3380
  %or14.i.i3383 = or i64 %vecext.i317.i3382, %wrong.068.i.i3381
  %inc.i318.i3384 = add nuw nsw i64 %j.069.i.i3380, 1
  %exitcond.not.i319.i3385 = icmp eq i64 %inc.i318.i3384, 8
  br i1 %exitcond.not.i319.i3385, label %for.cond17.preheader.i.i3386, label %for.body13.i316.i3379, !llvm.loop !12

for.body20.i.i3507:                               ; preds = %for.cond17.preheader.i.i3386, %for.body20.i.i3507
  %k.172.i.i3508 = phi i64 [ %inc33.i.i3519, %for.body20.i.i3507 ], [ %k.0.lcssa.i315.i3378, %for.cond17.preheader.i.i3386 ]
  %wrong.171.i.i3509 = phi i64 [ %or29.i.i3516, %for.body20.i.i3507 ], [ %or14.i.i3383, %for.cond17.preheader.i.i3386 ]
  %arrayidx.i321.i3510 = getelementptr inbounds i64, ptr %add.ptr75.i3356, i64 %k.172.i.i3508
  %542 = load i64, ptr %arrayidx.i321.i3510, align 8
  %cmp23.i.i3511 = icmp slt i64 %542, 0
  %cond.i322.i3512 = select i1 %cmp23.i.i3511, i64 %538, i64 0
  %add25.i.i3513 = add nsw i64 %cond.i322.i3512, %542
  %cmp26.i.i3514 = icmp uge i64 %add25.i.i3513, %538
  %conv28.i.i3515 = zext i1 %cmp26.i.i3514 to i64
  %or29.i.i3516 = or i64 %wrong.171.i.i3509, %conv28.i.i3515
  %conv30.i323.i3517 = trunc i64 %add25.i.i3513 to i32
  %arrayidx31.i.i3518 = getelementptr inbounds i32, ptr %cond67.i3339, i64 %k.172.i.i3508
  store i32 %conv30.i323.i3517, ptr %arrayidx31.i.i3518, align 4
  %inc33.i.i3519 = add nuw nsw i64 %k.172.i.i3508, 1
  %exitcond74.not.i.i3520 = icmp eq i64 %inc33.i.i3519, %spec.select.i3352
  br i1 %exitcond74.not.i.i3520, label %cond.end78.i3388, label %for.body20.i.i3507, !llvm.loop !13

cond.end78.i3388:                                 ; preds = %for.body20.i.i3507, %for.body21.i.i3555, %for.cond17.preheader.i.i3386, %for.cond18.preheader.i.i3553
  %cond79.in.in.i3389 = phi i64 [ %or15.i.i3550, %for.cond18.preheader.i.i3553 ], [ %or14.i.i3383, %for.cond17.preheader.i.i3386 ], [ %or31.i.i3565, %for.body21.i.i3555 ], [ %or29.i.i3516, %for.body20.i.i3507 ]
  %cond79.in.not.i3390 = icmp eq i64 %cond79.in.in.i3389, 0
  br i1 %cond79.in.not.i3390, label %if.end82.i3391, label %most_double.exit

if.end82.i3391:                                   ; preds = %cond.end78.i3388
  br i1 %534, label %if.end87.i3425, label %if.else85.i3392

if.else85.i3392:                                  ; preds = %if.end82.i3391
  %cmp55.i.i3393 = icmp sgt i64 %sub52.i3351, 0
  br i1 %cmp55.i.i3393, label %for.body.i326.i3399, label %if.else94.thread.i3394

for.cond12.preheader.i.i3412:                     ; preds = %for.body.i326.i3399
  %tobool.not.i.i3413 = icmp eq i64 %add.i328.i3409, 0
  br i1 %tobool.not.i.i3413, label %if.else94.thread.i3394, label %for.body16.lr.ph.i.i3414

for.body16.lr.ph.i.i3414:                         ; preds = %for.cond12.preheader.i.i3412
  %sub18.i.i3415 = add nsw i64 %add.i328.i3409, -1
  %arrayidx19.i.i3416 = getelementptr inbounds [520 x i32], ptr %found.i3257, i64 0, i64 %sub18.i.i3415
  %arrayidx25.i.i3417 = getelementptr inbounds [520 x i32], ptr %places63.i3338, i64 0, i64 %sub18.i.i3415
  br label %for.body16.i.i3418

for.body.i326.i3399:                              ; preds = %if.else85.i3392, %for.body.i326.i3399
  %n.057.i.i3400 = phi i64 [ %add.i328.i3409, %for.body.i326.i3399 ], [ 0, %if.else85.i3392 ]
  %k.056.i.i3401 = phi i64 [ %inc.i329.i3410, %for.body.i326.i3399 ], [ 0, %if.else85.i3392 ]
  %arrayidx.i327.i3402 = getelementptr inbounds i32, ptr %places.i3256, i64 %k.056.i.i3401
  %543 = load i32, ptr %arrayidx.i327.i3402, align 4
  %sub3.i.i3403 = sub i32 %543, %conv.i324.i3342
  %conv4.i.i3404 = trunc i64 %k.056.i.i3401 to i32
  %arrayidx5.i.i3405 = getelementptr inbounds [520 x i32], ptr %found.i3257, i64 0, i64 %n.057.i.i3400
  store i32 %conv4.i.i3404, ptr %arrayidx5.i.i3405, align 4
  %arrayidx7.i.i3406 = getelementptr inbounds [520 x i32], ptr %places63.i3338, i64 0, i64 %n.057.i.i3400
  store i32 %sub3.i.i3403, ptr %arrayidx7.i.i3406, align 4
  %cmp8.i.i3407 = icmp ult i32 %sub3.i.i3403, %conv1.i.i3343
  %conv10.i.i3408 = zext i1 %cmp8.i.i3407 to i64
  %add.i328.i3409 = add nuw nsw i64 %n.057.i.i3400, %conv10.i.i3408
  %inc.i329.i3410 = add nuw nsw i64 %k.056.i.i3401, 1
  %exitcond.not.i330.i3411 = icmp eq i64 %inc.i329.i3410, %spec.select.i3352
  br i1 %exitcond.not.i330.i3411, label %for.cond12.preheader.i.i3412, label %for.body.i326.i3399, !llvm.loop !14

for.body16.i.i3418:                               ; preds = %for.body16.i.i3418, %for.body16.lr.ph.i.i3414
  %k11.058.i.i3419 = phi i64 [ 0, %for.body16.lr.ph.i.i3414 ], [ %inc30.i.i3423, %for.body16.i.i3418 ]
  %544 = load i32, ptr %arrayidx19.i.i3416, align 4
  %add21.i.i3420 = add nuw nsw i64 %k11.058.i.i3419, %add.i328.i3409
  %arrayidx22.i.i3421 = getelementptr inbounds [520 x i32], ptr %found.i3257, i64 0, i64 %add21.i.i3420
  store i32 %544, ptr %arrayidx22.i.i3421, align 4
  %545 = load i32, ptr %arrayidx25.i.i3417, align 4
  %arrayidx28.i.i3422 = getelementptr inbounds [520 x i32], ptr %places63.i3338, i64 0, i64 %add21.i.i3420
  store i32 %545, ptr %arrayidx28.i.i3422, align 4
  %inc30.i.i3423 = add nuw nsw i64 %k11.058.i.i3419, 1
  %exitcond.not.i3424 = icmp eq i64 %inc30.i.i3423, 8
  br i1 %exitcond.not.i3424, label %if.end87.i3425, label %for.body16.i.i3418, !llvm.loop !15

if.else94.thread.i3394:                           ; preds = %for.cond12.preheader.i.i3412, %if.else85.i3392
  store i64 0, ptr %count32.i.i3344, align 8
  br label %for.inc101.i3395

if.end87.i3425:                                   ; preds = %for.body16.i.i3418, %if.end82.i3391
  %546 = phi i64 [ %spec.select.i3352, %if.end82.i3391 ], [ %add.i328.i3409, %for.body16.i.i3418 ]
  store i64 %546, ptr %count32.i.i3344, align 8
  %tobool89.i3426 = icmp ne i64 %546, 0
  %or.cond183.i3427 = select i1 %tobool89.i3426, i1 %cmp91.i3345, i1 false
  %cmp47.i.i3428 = icmp sgt i64 %546, 0
  br i1 %or.cond183.i3427, label %if.then93.i3477, label %if.else94.i3429

if.then93.i3477:                                  ; preds = %if.end87.i3425
  br i1 %cmp47.i.i3428, label %for.body.preheader.i.i3478, label %for.inc101.i3395

for.body.preheader.i.i3478:                       ; preds = %if.then93.i3477
  %547 = load i32, ptr %places63.i3338, align 8
  %conv.i331.i3479 = sext i32 %547 to i64
  %arrayidx1.i.i3480 = getelementptr inbounds double, ptr %cond.i3962, i64 %conv.i331.i3479
  %548 = load double, ptr %arrayidx1.i.i3480, align 8
  br label %for.body.i332.i3481

for.body.i332.i3481:                              ; preds = %if.end.i.i3494, %for.body.preheader.i.i3478
  %before.050.i.i3482 = phi i64 [ %conv5.i.i3486, %if.end.i.i3494 ], [ %conv.i331.i3479, %for.body.preheader.i.i3478 ]
  %m.049.i.i3483 = phi i64 [ %inc.i339.i3505, %if.end.i.i3494 ], [ 0, %for.body.preheader.i.i3478 ]
  %found.048.i.i3484 = phi double [ %cond.i338.i3503, %if.end.i.i3494 ], [ %548, %for.body.preheader.i.i3478 ]
  %arrayidx4.i.i3485 = getelementptr inbounds [520 x i32], ptr %places63.i3338, i64 0, i64 %m.049.i.i3483
  %549 = load i32, ptr %arrayidx4.i.i3485, align 4
  %conv5.i.i3486 = sext i32 %549 to i64
  %add.i333.i3487 = add nuw nsw i64 %m.049.i.i3483, 8
  %arrayidx7.i334.i3488 = getelementptr inbounds [520 x i32], ptr %places63.i3338, i64 0, i64 %add.i333.i3487
  %550 = load i32, ptr %arrayidx7.i334.i3488, align 4
  %idx.ext.i.i3489 = sext i32 %550 to i64
  %add.ptr.i335.i3490 = getelementptr inbounds double, ptr %cond.i3962, i64 %idx.ext.i.i3489
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3490, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3491 = icmp eq i64 %before.050.i.i3482, %conv5.i.i3486
  br i1 %cmp8.not.i.i3491, label %if.end.i.i3494, label %if.then.i336.i3492

if.then.i336.i3492:                               ; preds = %for.body.i332.i3481
  %arrayidx10.i.i3493 = getelementptr inbounds double, ptr %cond.i3962, i64 %conv5.i.i3486
  %551 = load double, ptr %arrayidx10.i.i3493, align 8
  br label %if.end.i.i3494

if.end.i.i3494:                                   ; preds = %if.then.i336.i3492, %for.body.i332.i3481
  %found.1.i.i3495 = phi double [ %551, %if.then.i336.i3492 ], [ %found.048.i.i3484, %for.body.i332.i3481 ]
  %arrayidx11.i.i3496 = getelementptr inbounds [520 x i32], ptr %found.i3257, i64 0, i64 %m.049.i.i3483
  %552 = load i32, ptr %arrayidx11.i.i3496, align 4
  %conv12.i.i3497 = sext i32 %552 to i64
  %mul.i337.i3498 = mul nsw i64 %480, %conv12.i.i3497
  %arrayidx13.i.i3499 = getelementptr inbounds double, ptr %values.0366.i3349, i64 %mul.i337.i3498
  %553 = load double, ptr %arrayidx13.i.i3499, align 8
  %cmp14.i.i3500 = fcmp oge double %found.1.i.i3495, %553
  %cmp16.i.i3501 = fcmp uno double %found.1.i.i3495, 0.000000e+00
  %or.cond.i.i3502 = or i1 %cmp16.i.i3501, %cmp14.i.i3500
  %cond.i338.i3503 = select i1 %or.cond.i.i3502, double %found.1.i.i3495, double %553
  %arrayidx23.i.i3504 = getelementptr inbounds double, ptr %cond.i3962, i64 %conv5.i.i3486
  store double %cond.i338.i3503, ptr %arrayidx23.i.i3504, align 8
  %inc.i339.i3505 = add nuw nsw i64 %m.049.i.i3483, 1
  %exitcond377.not.i3506 = icmp eq i64 %inc.i339.i3505, %546
  br i1 %exitcond377.not.i3506, label %for.inc101.i3395, label %for.body.i332.i3481, !llvm.loop !105

if.else94.i3429:                                  ; preds = %if.end87.i3425
  br i1 %cmp47.i.i3428, label %for.body.i343.i3430, label %for.inc101.i3395

for.body.i343.i3430:                              ; preds = %if.else94.i3429, %for.end52.i.i3464
  %m.0109.i.i3431 = phi i64 [ %inc54.i.i3465, %for.end52.i.i3464 ], [ 0, %if.else94.i3429 ]
  %arrayidx.i344.i3432 = getelementptr inbounds [520 x i32], ptr %found.i3257, i64 0, i64 %m.0109.i.i3431
  %554 = load i32, ptr %arrayidx.i344.i3432, align 4
  %conv.i345.i3433 = sext i32 %554 to i64
  %mul.i346.i3434 = mul nsw i64 %480, %conv.i345.i3433
  %add.ptr.i347.i3435 = getelementptr inbounds double, ptr %values.0366.i3349, i64 %mul.i346.i3434
  %arrayidx1.i348.i3436 = getelementptr inbounds [520 x i32], ptr %places63.i3338, i64 0, i64 %m.0109.i.i3431
  %555 = load i32, ptr %arrayidx1.i348.i3436, align 4
  %conv2.i.i3437 = sext i32 %555 to i64
  %mul3.i.i3438 = mul nsw i64 %481, %conv2.i.i3437
  %add.ptr4.i.i3439 = getelementptr inbounds double, ptr %cond.i3962, i64 %mul3.i.i3438
  %add.i349.i3440 = add nuw nsw i64 %m.0109.i.i3431, 8
  %arrayidx6.i.i3441 = getelementptr inbounds [520 x i32], ptr %found.i3257, i64 0, i64 %add.i349.i3440
  %556 = load i32, ptr %arrayidx6.i.i3441, align 4
  %conv7.i.i3442 = sext i32 %556 to i64
  %mul8.i.i3443 = mul nsw i64 %480, %conv7.i.i3442
  %add.ptr9.i350.i3444 = getelementptr inbounds double, ptr %values.0366.i3349, i64 %mul8.i.i3443
  %arrayidx12.i.i3445 = getelementptr inbounds [520 x i32], ptr %places63.i3338, i64 0, i64 %add.i349.i3440
  %557 = load i32, ptr %arrayidx12.i.i3445, align 4
  %conv13.i.i3446 = sext i32 %557 to i64
  %mul14.i.i3447 = mul nsw i64 %481, %conv13.i.i3446
  %add.ptr15.i.i3448 = getelementptr inbounds double, ptr %cond.i3962, i64 %mul14.i.i3447
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3448, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i3346, label %for.cond36.preheader.i.i3461, label %for.body20.i351.i3449

for.cond36.preheader.i.i3461:                     ; preds = %for.body20.i351.i3449, %for.body.i343.i3430
  %j.0.lcssa.i.i3462 = phi i64 [ 0, %for.body.i343.i3430 ], [ %add17105.i.i3450, %for.body20.i351.i3449 ]
  %cmp37106.i.i3463 = icmp slt i64 %j.0.lcssa.i.i3462, %481
  br i1 %cmp37106.i.i3463, label %for.body39.i.i3467, label %for.end52.i.i3464

for.body20.i351.i3449:                            ; preds = %for.body.i343.i3430, %for.body20.i351.i3449
  %add17105.i.i3450 = phi i64 [ %add17.i.i3459, %for.body20.i351.i3449 ], [ 8, %for.body.i343.i3430 ]
  %j.0104.i.i3451 = phi i64 [ %add17105.i.i3450, %for.body20.i351.i3449 ], [ 0, %for.body.i343.i3430 ]
  %add.ptr21.i.i3452 = getelementptr inbounds double, ptr %add.ptr9.i350.i3444, i64 %j.0104.i.i3451
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3452, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3453 = getelementptr inbounds double, ptr %add.ptr4.i.i3439, i64 %j.0104.i.i3451
  %558 = load <8 x double>, ptr %add.ptr22.i.i3453, align 8
  %add.ptr23.i.i3454 = getelementptr inbounds double, ptr %add.ptr.i347.i3435, i64 %j.0104.i.i3451
  %559 = load <8 x double>, ptr %add.ptr23.i.i3454, align 8
  %cmp24.i.i3455 = fcmp ult <8 x double> %558, %559
  %cmp25.i352.i3456 = fcmp ord <8 x double> %558, zeroinitializer
  %or102.not.i.i3457 = and <8 x i1> %cmp24.i.i3455, %cmp25.i352.i3456
  %or33.v.i.i3458 = select <8 x i1> %or102.not.i.i3457, <8 x double> %559, <8 x double> %558
  store <8 x double> %or33.v.i.i3458, ptr %add.ptr22.i.i3453, align 8
  %add17.i.i3459 = add nuw nsw i64 %add17105.i.i3450, 8
  %cmp18.not.i.i3460 = icmp sgt i64 %add17.i.i3459, %481
  br i1 %cmp18.not.i.i3460, label %for.cond36.preheader.i.i3461, label %for.body20.i351.i3449, !llvm.loop !106

for.body39.i.i3467:                               ; preds = %for.cond36.preheader.i.i3461, %for.body39.i.i3467
  %j.1107.i.i3468 = phi i64 [ %inc.i355.i3475, %for.body39.i.i3467 ], [ %j.0.lcssa.i.i3462, %for.cond36.preheader.i.i3461 ]
  %arrayidx40.i.i3469 = getelementptr inbounds double, ptr %add.ptr4.i.i3439, i64 %j.1107.i.i3468
  %560 = load double, ptr %arrayidx40.i.i3469, align 8
  %arrayidx41.i.i3470 = getelementptr inbounds double, ptr %add.ptr.i347.i3435, i64 %j.1107.i.i3468
  %561 = load double, ptr %arrayidx41.i.i3470, align 8
  %cmp42.i.i3471 = fcmp oge double %560, %561
  %cmp46.i.i3472 = fcmp uno double %560, 0.000000e+00
  %or.cond.i354.i3473 = or i1 %cmp46.i.i3472, %cmp42.i.i3471
  %spec.select.i.i3474 = select i1 %or.cond.i354.i3473, double %560, double %561
  store double %spec.select.i.i3474, ptr %arrayidx40.i.i3469, align 8
  %inc.i355.i3475 = add nuw nsw i64 %j.1107.i.i3468, 1
  %exitcond.not.i356.i3476 = icmp eq i64 %inc.i355.i3475, %481
  br i1 %exitcond.not.i356.i3476, label %for.end52.i.i3464, label %for.body39.i.i3467, !llvm.loop !107

for.end52.i.i3464:                                ; preds = %for.body39.i.i3467, %for.cond36.preheader.i.i3461
  %inc54.i.i3465 = add nuw nsw i64 %m.0109.i.i3431, 1
  %exitcond376.not.i3466 = icmp eq i64 %inc54.i.i3465, %546
  br i1 %exitcond376.not.i3466, label %for.inc101.i3395, label %for.body.i343.i3430, !llvm.loop !108

for.inc101.i3395:                                 ; preds = %for.end52.i.i3464, %if.end.i.i3494, %if.else94.i3429, %if.then93.i3477, %if.else94.thread.i3394
  %add.i3396 = add nuw nsw i64 %k44.0365.i3350, 512
  %add.ptr103.i3397 = getelementptr inbounds i8, ptr %values.0366.i3349, i64 %add.ptr103.idx.i3347
  %562 = load i64, ptr %arrayidx46.i3288, align 8
  %cmp47.not.i3398 = icmp slt i64 %add.i3396, %562
  br i1 %cmp47.not.i3398, label %for.body50.i3348, label %for.end106.i3290, !llvm.loop !109

for.end106.i3290:                                 ; preds = %for.inc101.i3395, %for.cond45.preheader.i3287
  %563 = load i64, ptr %a, align 8
  %cmp108.i3291 = icmp eq i64 %563, 0
  %tobool111.i3292 = icmp ne i64 %483, 0
  %or.cond184.i3293 = select i1 %cmp108.i3291, i1 %tobool111.i3292, i1 false
  br i1 %or.cond184.i3293, label %lor.lhs.false112.i3295, label %most_double.exit

lor.lhs.false112.i3295:                           ; preds = %for.end106.i3290
  %cmp113.i3296 = icmp ne ptr %cond.i3962, %484
  %tobool116.i3297 = icmp ne i64 %474, 0
  %or.cond185.i3298 = select i1 %cmp113.i3296, i1 true, i1 %tobool116.i3297
  br i1 %or.cond185.i3298, label %for.cond120.preheader.i3299, label %most_double.exit

for.cond120.preheader.i3299:                      ; preds = %lor.lhs.false112.i3295
  %cmp122.not367.i3300 = icmp slt i64 %mul.i3955, 8
  br i1 %cmp122.not367.i3300, label %for.cond145.preheader.i3312, label %for.body124.lr.ph.i3301

for.body124.lr.ph.i3301:                          ; preds = %for.cond120.preheader.i3299
  %add.ptr131.i3302 = getelementptr inbounds double, ptr %475, i64 %mul9.i3958
  br label %for.body124.i3303

for.cond145.preheader.i3312:                      ; preds = %if.end140.i3307, %for.cond120.preheader.i3299
  %k119.0.lcssa.i3313 = phi i64 [ 0, %for.cond120.preheader.i3299 ], [ %add121369.i3304, %if.end140.i3307 ]
  %cmp146370.i3314 = icmp slt i64 %k119.0.lcssa.i3313, %mul.i3955
  br i1 %cmp146370.i3314, label %for.body148.lr.ph.i3315, label %most_double.exit

for.body148.lr.ph.i3315:                          ; preds = %for.cond145.preheader.i3312
  %564 = getelementptr double, ptr %475, i64 %mul9.i3958
  br label %for.body148.i3316

for.body124.i3303:                                ; preds = %if.end140.i3307, %for.body124.lr.ph.i3301
  %add121369.i3304 = phi i64 [ 8, %for.body124.lr.ph.i3301 ], [ %add121.i3310, %if.end140.i3307 ]
  %k119.0368.i3305 = phi i64 [ 0, %for.body124.lr.ph.i3301 ], [ %add121369.i3304, %if.end140.i3307 ]
  %add.ptr125.i3306 = getelementptr inbounds double, ptr %cond.i3962, i64 %k119.0368.i3305
  %565 = load <8 x double>, ptr %add.ptr125.i3306, align 8
  br i1 %tobool116.i3297, label %land.lhs.true127.i3328, label %if.end140.i3307

land.lhs.true127.i3328:                           ; preds = %for.body124.i3303
  %566 = load i64, ptr %arrayidx8.i3957, align 8
  %tobool129.not.i3329 = icmp eq i64 %566, 0
  br i1 %tobool129.not.i3329, label %if.then136.i3333, label %if.then130.i3330

if.then130.i3330:                                 ; preds = %land.lhs.true127.i3328
  %add.ptr132.i3331 = getelementptr inbounds double, ptr %add.ptr131.i3302, i64 %k119.0368.i3305
  %567 = load <8 x double>, ptr %add.ptr132.i3331, align 8
  %add133.i3332 = fadd <8 x double> %565, %567
  br label %if.end140.i3307

if.then136.i3333:                                 ; preds = %land.lhs.true127.i3328
  %568 = load double, ptr %475, align 8
  %splat.splatinsert.i3334 = insertelement <8 x double> poison, double %568, i64 0
  %splat.splat.i3335 = shufflevector <8 x double> %splat.splatinsert.i3334, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i3336 = fadd <8 x double> %565, %splat.splat.i3335
  br label %if.end140.i3307

if.end140.i3307:                                  ; preds = %if.then136.i3333, %if.then130.i3330, %for.body124.i3303
  %sum.0.i3308 = phi <8 x double> [ %add133.i3332, %if.then130.i3330 ], [ %add138.i3336, %if.then136.i3333 ], [ %565, %for.body124.i3303 ]
  %add.ptr141.i3309 = getelementptr inbounds double, ptr %484, i64 %k119.0368.i3305
  store <8 x double> %sum.0.i3308, ptr %add.ptr141.i3309, align 8
  %add121.i3310 = add nuw nsw i64 %add121369.i3304, 8
  %cmp122.not.i3311 = icmp sgt i64 %add121.i3310, %mul.i3955
  br i1 %cmp122.not.i3311, label %for.cond145.preheader.i3312, label %for.body124.i3303, !llvm.loop !110

for.body148.i3316:                                ; preds = %cond.end159.i3319, %for.body148.lr.ph.i3315
  %k119.1371.i3317 = phi i64 [ %k119.0.lcssa.i3313, %for.body148.lr.ph.i3315 ], [ %inc163.i3322, %cond.end159.i3319 ]
  %arrayidx151.i3318 = getelementptr inbounds double, ptr %cond.i3962, i64 %k119.1371.i3317
  %569 = load double, ptr %arrayidx151.i3318, align 8
  br i1 %tobool116.i3297, label %cond.true150.i3324, label %cond.end159.i3319

cond.true150.i3324:                               ; preds = %for.body148.i3316
  %570 = load i64, ptr %arrayidx8.i3957, align 8
  %mul153.i3325 = mul nsw i64 %570, %k119.1371.i3317
  %arrayidx155.i3326 = getelementptr double, ptr %564, i64 %mul153.i3325
  %571 = load double, ptr %arrayidx155.i3326, align 8
  %add156.i3327 = fadd double %569, %571
  br label %cond.end159.i3319

cond.end159.i3319:                                ; preds = %cond.true150.i3324, %for.body148.i3316
  %cond160.i3320 = phi double [ %add156.i3327, %cond.true150.i3324 ], [ %569, %for.body148.i3316 ]
  %arrayidx161.i3321 = getelementptr inbounds double, ptr %484, i64 %k119.1371.i3317
  store double %cond160.i3320, ptr %arrayidx161.i3321, align 8
  %inc163.i3322 = add nuw nsw i64 %k119.1371.i3317, 1
  %exitcond378.not.i3323 = icmp eq i64 %inc163.i3322, %mul.i3955
  br i1 %exitcond378.not.i3323, label %most_double.exit, label %for.body148.i3316, !llvm.loop !111

most_double.exit:                                 ; preds = %cond.end78.i3388, %cond.end159.i3319, %for.end106.i3290, %lor.lhs.false112.i3295, %for.cond145.preheader.i3312
  %retval.3.i3294 = phi i64 [ 0, %lor.lhs.false112.i3295 ], [ 0, %for.end106.i3290 ], [ 0, %for.cond145.preheader.i3312 ], [ 0, %cond.end159.i3319 ], [ 1, %cond.end78.i3388 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3257) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3256) #7
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3964, label %if.end30.i3633, label %land.lhs.true.i3625

land.lhs.true.i3625:                              ; preds = %cond.true70
  %tobool16.i3627.not = icmp eq i64 %474, 0
  br i1 %tobool16.i3627.not, label %if.then.i3629, label %land.lhs.true20.i3929

if.then.i3629:                                    ; preds = %land.lhs.true.i3625
  %572 = inttoptr i64 %487 to ptr
  %573 = load i32, ptr %572, align 4
  %tobool.not.i.i3630 = icmp eq i32 %573, 0
  br i1 %tobool.not.i.i3630, label %if.then.i.i3927, label %for.cond.preheader.i.i3631

if.then.i.i3927:                                  ; preds = %if.then.i3629
  %mul.i.i3928 = shl nsw i64 %mul.i3955, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i.i3928, i1 false)
  br label %if.end30.i3633

for.cond.preheader.i.i3631:                       ; preds = %if.then.i3629
  %cmp535.i.i3632 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp535.i.i3632, label %for.body.i.i3922, label %if.end30.i3633

for.body.i.i3922:                                 ; preds = %for.cond.preheader.i.i3631, %for.body.i.i3922
  %k.036.i.i3923 = phi i64 [ %inc.i.i3925, %for.body.i.i3922 ], [ 0, %for.cond.preheader.i.i3631 ]
  %arrayidx.i.i3924 = getelementptr inbounds i32, ptr %cond.i3962, i64 %k.036.i.i3923
  store i32 %573, ptr %arrayidx.i.i3924, align 4
  %inc.i.i3925 = add nuw nsw i64 %k.036.i.i3923, 1
  %exitcond38.not.i.i3926 = icmp eq i64 %inc.i.i3925, %mul.i3955
  br i1 %exitcond38.not.i.i3926, label %if.end30.i3633, label %for.body.i.i3922, !llvm.loop !4

land.lhs.true20.i3929:                            ; preds = %land.lhs.true.i3625
  %tobool22.not.i3930 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i3930, label %if.then28.i3934, label %if.then23.i3931

if.then23.i3931:                                  ; preds = %land.lhs.true20.i3929
  %add.ptr.i3932 = getelementptr inbounds i32, ptr %475, i64 %mul9.i3958
  %mul24.i3933 = shl i64 %mul.i3955, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3962, ptr nonnull align 4 %add.ptr.i3932, i64 %mul24.i3933, i1 false)
  br label %if.end30.i3633

if.then28.i3934:                                  ; preds = %land.lhs.true20.i3929
  %574 = load i32, ptr %475, align 4
  %tobool.not.i285.i3935 = icmp eq i32 %574, 0
  br i1 %tobool.not.i285.i3935, label %if.then.i293.i3943, label %for.cond.preheader.i286.i3936

if.then.i293.i3943:                               ; preds = %if.then28.i3934
  %mul.i294.i3944 = shl nsw i64 %mul.i3955, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i294.i3944, i1 false)
  br label %if.end30.i3633

for.cond.preheader.i286.i3936:                    ; preds = %if.then28.i3934
  %cmp535.i287.i3937 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp535.i287.i3937, label %for.body.i288.i3938, label %if.end30.i3633

for.body.i288.i3938:                              ; preds = %for.cond.preheader.i286.i3936, %for.body.i288.i3938
  %k.036.i289.i3939 = phi i64 [ %inc.i291.i3941, %for.body.i288.i3938 ], [ 0, %for.cond.preheader.i286.i3936 ]
  %arrayidx.i290.i3940 = getelementptr inbounds i32, ptr %cond.i3962, i64 %k.036.i289.i3939
  store i32 %574, ptr %arrayidx.i290.i3940, align 4
  %inc.i291.i3941 = add nuw nsw i64 %k.036.i289.i3939, 1
  %exitcond38.not.i292.i3942 = icmp eq i64 %inc.i291.i3941, %mul.i3955
  br i1 %exitcond38.not.i292.i3942, label %if.end30.i3633, label %for.body.i288.i3938, !llvm.loop !4

if.end30.i3633:                                   ; preds = %for.body.i288.i3938, %for.body.i.i3922, %for.cond.preheader.i286.i3936, %if.then.i293.i3943, %if.then23.i3931, %for.cond.preheader.i.i3631, %if.then.i.i3927, %cond.true70
  %cmp31.i3634 = icmp eq i64 %478, 0
  br i1 %cmp31.i3634, label %land.end.i3910, label %land.end.thread.i3635

land.end.thread.i3635:                            ; preds = %if.end30.i3633
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3605) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3606) #7
  br label %for.cond45.preheader.i3636

land.end.i3910:                                   ; preds = %if.end30.i3633
  %arrayidx32.i3911 = getelementptr inbounds i8, ptr %a, i64 56
  %575 = load i64, ptr %arrayidx32.i3911, align 8
  %cmp33.i3912 = icmp eq i64 %479, %575
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3605) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3606) #7
  br i1 %cmp33.i3912, label %for.body.lr.ph.i3913, label %for.cond45.preheader.i3636

for.body.lr.ph.i3913:                             ; preds = %land.end.i3910
  %places42.i3914 = getelementptr inbounds i8, ptr %found.i3606, i64 2080
  br label %for.body.i3915

for.cond45.preheader.i3636:                       ; preds = %for.body.i3915, %land.end.i3910, %land.end.thread.i3635
  %576 = phi i1 [ false, %land.end.thread.i3635 ], [ false, %land.end.i3910 ], [ true, %for.body.i3915 ]
  %arrayidx46.i3637 = getelementptr inbounds i8, ptr %a, i64 48
  %577 = load i64, ptr %arrayidx46.i3637, align 8
  %cmp47.not361.i3638 = icmp sgt i64 %577, 0
  br i1 %cmp47.not361.i3638, label %for.body50.lr.ph.i3686, label %for.end106.i3639

for.body50.lr.ph.i3686:                           ; preds = %for.cond45.preheader.i3636
  %places63.i3687 = getelementptr inbounds i8, ptr %found.i3606, i64 2080
  %cond67.i3688 = select i1 %576, ptr %places63.i3687, ptr %places.i3605
  %arrayidx68.i3689 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3690 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3691 = trunc i64 %478 to i32
  %conv1.i.i3692 = trunc i64 %sub.i3954 to i32
  %count32.i.i3693 = getelementptr inbounds i8, ptr %found.i3606, i64 4160
  %cmp91.i3694 = icmp eq i64 %481, 1
  %cmp18.not101.i.i3695 = icmp slt i64 %481, 8
  %add.ptr103.idx.i3696 = shl nsw i64 %480, 11
  br label %for.body50.i3697

for.body.i3915:                                   ; preds = %for.body.i3915, %for.body.lr.ph.i3913
  %k.0360.i3916 = phi i64 [ 0, %for.body.lr.ph.i3913 ], [ %inc.i3920, %for.body.i3915 ]
  %conv40.i3917 = trunc nuw i64 %k.0360.i3916 to i32
  %arrayidx41.i3918 = getelementptr inbounds [520 x i32], ptr %found.i3606, i64 0, i64 %k.0360.i3916
  store i32 %conv40.i3917, ptr %arrayidx41.i3918, align 4
  %arrayidx43.i3919 = getelementptr inbounds [520 x i32], ptr %places42.i3914, i64 0, i64 %k.0360.i3916
  store i32 0, ptr %arrayidx43.i3919, align 4
  %inc.i3920 = add nuw nsw i64 %k.0360.i3916, 1
  %exitcond4400.not = icmp eq i64 %inc.i3920, 520
  br i1 %exitcond4400.not, label %for.cond45.preheader.i3636, label %for.body.i3915, !llvm.loop !112

for.body50.i3697:                                 ; preds = %for.inc101.i3744, %for.body50.lr.ph.i3686
  %578 = phi i64 [ %577, %for.body50.lr.ph.i3686 ], [ %604, %for.inc101.i3744 ]
  %values.0364.i3698 = phi ptr [ %473, %for.body50.lr.ph.i3686 ], [ %add.ptr103.i3746, %for.inc101.i3744 ]
  %k44.0363.i3699 = phi i64 [ 0, %for.body50.lr.ph.i3686 ], [ %add.i3745, %for.inc101.i3744 ]
  %sub52.i3700 = sub nsw i64 %578, %k44.0363.i3699
  %spec.select.i3701 = tail call i64 @llvm.smin.i64(i64 %sub52.i3700, i64 512)
  %579 = load i64, ptr %arrayidx68.i3689, align 8
  %cmp69.i3702 = icmp eq i64 %579, 4
  %580 = load i64, ptr %arrayidx76.i3690, align 8
  %cmp.not65.i.i3703 = icmp slt i64 %sub52.i3700, 8
  br i1 %cmp69.i3702, label %cond.true71.i3861, label %cond.false74.i3704

cond.true71.i3861:                                ; preds = %for.body50.i3697
  %add.ptr72.i3862 = getelementptr inbounds i32, ptr %477, i64 %k44.0363.i3699
  br i1 %cmp.not65.i.i3703, label %for.cond11.preheader.i.i3883, label %for.body.lr.ph.i.i3863

for.body.lr.ph.i.i3863:                           ; preds = %cond.true71.i3861
  %splat.splatinsert.i.i3864 = insertelement <8 x i64> poison, i64 %580, i64 0
  %splat.splat.i.i3865 = shufflevector <8 x i64> %splat.splatinsert.i.i3864, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3866

for.cond11.preheader.i.i3883:                     ; preds = %for.body.i296.i3866, %cond.true71.i3861
  %outside.0.lcssa.i.i3884 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3861 ], [ %or7.i.i3878, %for.body.i296.i3866 ]
  %k.0.lcssa.i.i3885 = phi i64 [ 0, %cond.true71.i3861 ], [ %add68.i.i3867, %for.body.i296.i3866 ]
  br label %for.body14.i.i3886

for.body.i296.i3866:                              ; preds = %for.body.i296.i3866, %for.body.lr.ph.i.i3863
  %add68.i.i3867 = phi i64 [ 8, %for.body.lr.ph.i.i3863 ], [ %add.i.i3881, %for.body.i296.i3866 ]
  %k.067.i.i3868 = phi i64 [ 0, %for.body.lr.ph.i.i3863 ], [ %add68.i.i3867, %for.body.i296.i3866 ]
  %outside.066.i.i3869 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3863 ], [ %or7.i.i3878, %for.body.i296.i3866 ]
  %add.ptr.i.i3870 = getelementptr inbounds i32, ptr %add.ptr72.i3862, i64 %k.067.i.i3868
  %581 = load <8 x i32>, ptr %add.ptr.i.i3870, align 4
  %conv.i.i3871 = sext <8 x i32> %581 to <8 x i64>
  %isneg.i.i3872 = icmp slt <8 x i32> %581, zeroinitializer
  %and.i.i3873 = select <8 x i1> %isneg.i.i3872, <8 x i64> %splat.splat.i.i3865, <8 x i64> zeroinitializer
  %add1.i.i3874 = add <8 x i64> %and.i.i3873, %conv.i.i3871
  %add1.lobit.i.i3875 = ashr <8 x i64> %add1.i.i3874, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3876 = icmp slt <8 x i64> %add1.i.i3874, %splat.splat.i.i3865
  %or.i.i3877 = select <8 x i1> %cmp5.not.i.i3876, <8 x i64> %add1.lobit.i.i3875, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3878 = or <8 x i64> %or.i.i3877, %outside.066.i.i3869
  %conv8.i.i3879 = trunc <8 x i64> %add1.i.i3874 to <8 x i32>
  %add.ptr9.i.i3880 = getelementptr inbounds i32, ptr %cond67.i3688, i64 %k.067.i.i3868
  store <8 x i32> %conv8.i.i3879, ptr %add.ptr9.i.i3880, align 4
  %add.i.i3881 = add nuw nsw i64 %add68.i.i3867, 8
  %cmp.not.i.i3882 = icmp sgt i64 %add.i.i3881, %spec.select.i3701
  br i1 %cmp.not.i.i3882, label %for.cond11.preheader.i.i3883, label %for.body.i296.i3866, !llvm.loop !8

for.cond18.preheader.i.i3893:                     ; preds = %for.body14.i.i3886
  %cmp1972.i.i3894 = icmp slt i64 %k.0.lcssa.i.i3885, %spec.select.i3701
  br i1 %cmp1972.i.i3894, label %for.body21.i.i3895, label %cond.end78.i3737

for.body14.i.i3886:                               ; preds = %for.body14.i.i3886, %for.cond11.preheader.i.i3883
  %j.071.i.i3887 = phi i64 [ 0, %for.cond11.preheader.i.i3883 ], [ %inc.i297.i3891, %for.body14.i.i3886 ]
  %wrong.070.i.i3888 = phi i64 [ 0, %for.cond11.preheader.i.i3883 ], [ %or15.i.i3890, %for.body14.i.i3886 ]
  %vecext.i.i3889 = extractelement <8 x i64> %outside.0.lcssa.i.i3884, i64 %j.071.i.i3887
  %or15.i.i3890 = or i64 %vecext.i.i3889, %wrong.070.i.i3888
  %inc.i297.i3891 = add nuw nsw i64 %j.071.i.i3887, 1
  %exitcond.not.i.i3892 = icmp eq i64 %inc.i297.i3891, 8
  br i1 %exitcond.not.i.i3892, label %for.cond18.preheader.i.i3893, label %for.body14.i.i3886, !llvm.loop !9

for.body21.i.i3895:                               ; preds = %for.cond18.preheader.i.i3893, %for.body21.i.i3895
  %k.174.i.i3896 = phi i64 [ %inc35.i.i3908, %for.body21.i.i3895 ], [ %k.0.lcssa.i.i3885, %for.cond18.preheader.i.i3893 ]
  %wrong.173.i.i3897 = phi i64 [ %or31.i.i3905, %for.body21.i.i3895 ], [ %or15.i.i3890, %for.cond18.preheader.i.i3893 ]
  %arrayidx.i298.i3898 = getelementptr inbounds i32, ptr %add.ptr72.i3862, i64 %k.174.i.i3896
  %582 = load i32, ptr %arrayidx.i298.i3898, align 4
  %conv23.i.i3899 = sext i32 %582 to i64
  %cmp25.i.i3900 = icmp slt i32 %582, 0
  %cond.i.i3901 = select i1 %cmp25.i.i3900, i64 %580, i64 0
  %add27.i.i3902 = add nsw i64 %cond.i.i3901, %conv23.i.i3899
  %cmp28.i.i3903 = icmp uge i64 %add27.i.i3902, %580
  %conv30.i.i3904 = zext i1 %cmp28.i.i3903 to i64
  %or31.i.i3905 = or i64 %wrong.173.i.i3897, %conv30.i.i3904
  %conv32.i.i3906 = trunc i64 %add27.i.i3902 to i32
  %arrayidx33.i.i3907 = getelementptr inbounds i32, ptr %cond67.i3688, i64 %k.174.i.i3896
  store i32 %conv32.i.i3906, ptr %arrayidx33.i.i3907, align 4
  %inc35.i.i3908 = add nuw nsw i64 %k.174.i.i3896, 1
  %exitcond76.not.i.i3909 = icmp eq i64 %inc35.i.i3908, %spec.select.i3701
  br i1 %exitcond76.not.i.i3909, label %cond.end78.i3737, label %for.body21.i.i3895, !llvm.loop !10

cond.false74.i3704:                               ; preds = %for.body50.i3697
  %add.ptr75.i3705 = getelementptr inbounds i64, ptr %477, i64 %k44.0363.i3699
  br i1 %cmp.not65.i.i3703, label %for.cond10.preheader.i.i3725, label %for.body.lr.ph.i299.i3706

for.body.lr.ph.i299.i3706:                        ; preds = %cond.false74.i3704
  %splat.splatinsert.i300.i3707 = insertelement <8 x i64> poison, i64 %580, i64 0
  %splat.splat.i301.i3708 = shufflevector <8 x i64> %splat.splatinsert.i300.i3707, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3709

for.cond10.preheader.i.i3725:                     ; preds = %for.body.i302.i3709, %cond.false74.i3704
  %outside.0.lcssa.i314.i3726 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3704 ], [ %or7.i310.i3720, %for.body.i302.i3709 ]
  %k.0.lcssa.i315.i3727 = phi i64 [ 0, %cond.false74.i3704 ], [ %add66.i.i3710, %for.body.i302.i3709 ]
  br label %for.body13.i.i3728

for.body.i302.i3709:                              ; preds = %for.body.i302.i3709, %for.body.lr.ph.i299.i3706
  %add66.i.i3710 = phi i64 [ 8, %for.body.lr.ph.i299.i3706 ], [ %add.i312.i3723, %for.body.i302.i3709 ]
  %k.065.i.i3711 = phi i64 [ 0, %for.body.lr.ph.i299.i3706 ], [ %add66.i.i3710, %for.body.i302.i3709 ]
  %outside.064.i.i3712 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3706 ], [ %or7.i310.i3720, %for.body.i302.i3709 ]
  %add.ptr.i303.i3713 = getelementptr inbounds i64, ptr %add.ptr75.i3705, i64 %k.065.i.i3711
  %583 = load <8 x i64>, ptr %add.ptr.i303.i3713, align 8
  %isneg.i304.i3714 = icmp slt <8 x i64> %583, zeroinitializer
  %and.i305.i3715 = select <8 x i1> %isneg.i304.i3714, <8 x i64> %splat.splat.i301.i3708, <8 x i64> zeroinitializer
  %add1.i306.i3716 = add <8 x i64> %and.i305.i3715, %583
  %add1.lobit.i307.i3717 = ashr <8 x i64> %add1.i306.i3716, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3718 = icmp slt <8 x i64> %add1.i306.i3716, %splat.splat.i301.i3708
  %or.i309.i3719 = select <8 x i1> %cmp5.not.i308.i3718, <8 x i64> %add1.lobit.i307.i3717, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3720 = or <8 x i64> %or.i309.i3719, %outside.064.i.i3712
  %conv.i311.i3721 = trunc <8 x i64> %add1.i306.i3716 to <8 x i32>
  %add.ptr8.i.i3722 = getelementptr inbounds i32, ptr %cond67.i3688, i64 %k.065.i.i3711
  store <8 x i32> %conv.i311.i3721, ptr %add.ptr8.i.i3722, align 4
  %add.i312.i3723 = add nuw nsw i64 %add66.i.i3710, 8
  %cmp.not.i313.i3724 = icmp sgt i64 %add.i312.i3723, %spec.select.i3701
  br i1 %cmp.not.i313.i3724, label %for.cond10.preheader.i.i3725, label %for.body.i302.i3709, !llvm.loop !11

for.cond17.preheader.i.i3735:                     ; preds = %for.body13.i.i3728
  %cmp1870.i.i3736 = icmp slt i64 %k.0.lcssa.i315.i3727, %spec.select.i3701
  br i1 %cmp1870.i.i3736, label %for.body20.i.i3847, label %cond.end78.i3737

for.body13.i.i3728:                               ; preds = %for.body13.i.i3728, %for.cond10.preheader.i.i3725
  %j.069.i.i3729 = phi i64 [ 0, %for.cond10.preheader.i.i3725 ], [ %inc.i317.i3733, %for.body13.i.i3728 ]
  %wrong.068.i.i3730 = phi i64 [ 0, %for.cond10.preheader.i.i3725 ], [ %or14.i.i3732, %for.body13.i.i3728 ]
  %vecext.i316.i3731 = extractelement <8 x i64> %outside.0.lcssa.i314.i3726, i64 %j.069.i.i3729
  %or14.i.i3732 = or i64 %vecext.i316.i3731, %wrong.068.i.i3730
  %inc.i317.i3733 = add nuw nsw i64 %j.069.i.i3729, 1
  %exitcond.not.i318.i3734 = icmp eq i64 %inc.i317.i3733, 8
  br i1 %exitcond.not.i318.i3734, label %for.cond17.preheader.i.i3735, label %for.body13.i.i3728, !llvm.loop !12

for.body20.i.i3847:                               ; preds = %for.cond17.preheader.i.i3735, %for.body20.i.i3847
  %k.172.i.i3848 = phi i64 [ %inc33.i.i3859, %for.body20.i.i3847 ], [ %k.0.lcssa.i315.i3727, %for.cond17.preheader.i.i3735 ]
  %wrong.171.i.i3849 = phi i64 [ %or29.i.i3856, %for.body20.i.i3847 ], [ %or14.i.i3732, %for.cond17.preheader.i.i3735 ]
  %arrayidx.i320.i3850 = getelementptr inbounds i64, ptr %add.ptr75.i3705, i64 %k.172.i.i3848
  %584 = load i64, ptr %arrayidx.i320.i3850, align 8
  %cmp23.i.i3851 = icmp slt i64 %584, 0
  %cond.i321.i3852 = select i1 %cmp23.i.i3851, i64 %580, i64 0
  %add25.i.i3853 = add nsw i64 %cond.i321.i3852, %584
  %cmp26.i.i3854 = icmp uge i64 %add25.i.i3853, %580
  %conv28.i.i3855 = zext i1 %cmp26.i.i3854 to i64
  %or29.i.i3856 = or i64 %wrong.171.i.i3849, %conv28.i.i3855
  %conv30.i322.i3857 = trunc i64 %add25.i.i3853 to i32
  %arrayidx31.i.i3858 = getelementptr inbounds i32, ptr %cond67.i3688, i64 %k.172.i.i3848
  store i32 %conv30.i322.i3857, ptr %arrayidx31.i.i3858, align 4
  %inc33.i.i3859 = add nuw nsw i64 %k.172.i.i3848, 1
  %exitcond74.not.i.i3860 = icmp eq i64 %inc33.i.i3859, %spec.select.i3701
  br i1 %exitcond74.not.i.i3860, label %cond.end78.i3737, label %for.body20.i.i3847, !llvm.loop !13

cond.end78.i3737:                                 ; preds = %for.body20.i.i3847, %for.body21.i.i3895, %for.cond17.preheader.i.i3735, %for.cond18.preheader.i.i3893
  %cond79.in.in.i3738 = phi i64 [ %or15.i.i3890, %for.cond18.preheader.i.i3893 ], [ %or14.i.i3732, %for.cond17.preheader.i.i3735 ], [ %or31.i.i3905, %for.body21.i.i3895 ], [ %or29.i.i3856, %for.body20.i.i3847 ]
  %cond79.in.not.i3739 = icmp eq i64 %cond79.in.in.i3738, 0
  br i1 %cond79.in.not.i3739, label %if.end82.i3740, label %most_int.exit

if.end82.i3740:                                   ; preds = %cond.end78.i3737
  br i1 %576, label %if.end87.i3774, label %if.else85.i3741

if.else85.i3741:                                  ; preds = %if.end82.i3740
  %cmp55.i.i3742 = icmp sgt i64 %sub52.i3700, 0
  br i1 %cmp55.i.i3742, label %for.body.i325.i3748, label %if.else94.thread.i3743

for.cond12.preheader.i.i3761:                     ; preds = %for.body.i325.i3748
  %tobool.not.i330.i3762 = icmp eq i64 %add.i327.i3758, 0
  br i1 %tobool.not.i330.i3762, label %if.else94.thread.i3743, label %for.body16.lr.ph.i.i3763

for.body16.lr.ph.i.i3763:                         ; preds = %for.cond12.preheader.i.i3761
  %sub18.i.i3764 = add nsw i64 %add.i327.i3758, -1
  %arrayidx19.i.i3765 = getelementptr inbounds [520 x i32], ptr %found.i3606, i64 0, i64 %sub18.i.i3764
  %arrayidx25.i.i3766 = getelementptr inbounds [520 x i32], ptr %places63.i3687, i64 0, i64 %sub18.i.i3764
  br label %for.body16.i.i3767

for.body.i325.i3748:                              ; preds = %if.else85.i3741, %for.body.i325.i3748
  %n.057.i.i3749 = phi i64 [ %add.i327.i3758, %for.body.i325.i3748 ], [ 0, %if.else85.i3741 ]
  %k.056.i.i3750 = phi i64 [ %inc.i328.i3759, %for.body.i325.i3748 ], [ 0, %if.else85.i3741 ]
  %arrayidx.i326.i3751 = getelementptr inbounds i32, ptr %places.i3605, i64 %k.056.i.i3750
  %585 = load i32, ptr %arrayidx.i326.i3751, align 4
  %sub3.i.i3752 = sub i32 %585, %conv.i323.i3691
  %conv4.i.i3753 = trunc i64 %k.056.i.i3750 to i32
  %arrayidx5.i.i3754 = getelementptr inbounds [520 x i32], ptr %found.i3606, i64 0, i64 %n.057.i.i3749
  store i32 %conv4.i.i3753, ptr %arrayidx5.i.i3754, align 4
  %arrayidx7.i.i3755 = getelementptr inbounds [520 x i32], ptr %places63.i3687, i64 0, i64 %n.057.i.i3749
  store i32 %sub3.i.i3752, ptr %arrayidx7.i.i3755, align 4
  %cmp8.i.i3756 = icmp ult i32 %sub3.i.i3752, %conv1.i.i3692
  %conv10.i.i3757 = zext i1 %cmp8.i.i3756 to i64
  %add.i327.i3758 = add nuw nsw i64 %n.057.i.i3749, %conv10.i.i3757
  %inc.i328.i3759 = add nuw nsw i64 %k.056.i.i3750, 1
  %exitcond.not.i329.i3760 = icmp eq i64 %inc.i328.i3759, %spec.select.i3701
  br i1 %exitcond.not.i329.i3760, label %for.cond12.preheader.i.i3761, label %for.body.i325.i3748, !llvm.loop !14

for.body16.i.i3767:                               ; preds = %for.body16.i.i3767, %for.body16.lr.ph.i.i3763
  %k11.058.i.i3768 = phi i64 [ 0, %for.body16.lr.ph.i.i3763 ], [ %inc30.i.i3772, %for.body16.i.i3767 ]
  %586 = load i32, ptr %arrayidx19.i.i3765, align 4
  %add21.i.i3769 = add nuw nsw i64 %k11.058.i.i3768, %add.i327.i3758
  %arrayidx22.i.i3770 = getelementptr inbounds [520 x i32], ptr %found.i3606, i64 0, i64 %add21.i.i3769
  store i32 %586, ptr %arrayidx22.i.i3770, align 4
  %587 = load i32, ptr %arrayidx25.i.i3766, align 4
  %arrayidx28.i.i3771 = getelementptr inbounds [520 x i32], ptr %places63.i3687, i64 0, i64 %add21.i.i3769
  store i32 %587, ptr %arrayidx28.i.i3771, align 4
  %inc30.i.i3772 = add nuw nsw i64 %k11.058.i.i3768, 1
  %exitcond.not.i3773 = icmp eq i64 %inc30.i.i3772, 8
  br i1 %exitcond.not.i3773, label %if.end87.i3774, label %for.body16.i.i3767, !llvm.loop !15

if.else94.thread.i3743:                           ; preds = %for.cond12.preheader.i.i3761, %if.else85.i3741
  store i64 0, ptr %count32.i.i3693, align 8
  br label %for.inc101.i3744

if.end87.i3774:                                   ; preds = %for.body16.i.i3767, %if.end82.i3740
  %588 = phi i64 [ %spec.select.i3701, %if.end82.i3740 ], [ %add.i327.i3758, %for.body16.i.i3767 ]
  store i64 %588, ptr %count32.i.i3693, align 8
  %tobool89.i3775 = icmp ne i64 %588, 0
  %or.cond183.i3776 = select i1 %tobool89.i3775, i1 %cmp91.i3694, i1 false
  %cmp47.i.i3777 = icmp sgt i64 %588, 0
  br i1 %or.cond183.i3776, label %if.then93.i3820, label %if.else94.i3778

if.then93.i3820:                                  ; preds = %if.end87.i3774
  br i1 %cmp47.i.i3777, label %for.body.preheader.i.i3821, label %for.inc101.i3744

for.body.preheader.i.i3821:                       ; preds = %if.then93.i3820
  %589 = load i32, ptr %places63.i3687, align 8
  %conv.i331.i3822 = sext i32 %589 to i64
  %arrayidx1.i.i3823 = getelementptr inbounds i32, ptr %cond.i3962, i64 %conv.i331.i3822
  %590 = load i32, ptr %arrayidx1.i.i3823, align 4
  br label %for.body.i332.i3824

for.body.i332.i3824:                              ; preds = %if.end.i.i3837, %for.body.preheader.i.i3821
  %before.050.i.i3825 = phi i64 [ %conv5.i.i3829, %if.end.i.i3837 ], [ %conv.i331.i3822, %for.body.preheader.i.i3821 ]
  %m.049.i.i3826 = phi i64 [ %inc.i339.i3845, %if.end.i.i3837 ], [ 0, %for.body.preheader.i.i3821 ]
  %found.048.i.i3827 = phi i32 [ %cond.i338.i3843, %if.end.i.i3837 ], [ %590, %for.body.preheader.i.i3821 ]
  %arrayidx4.i.i3828 = getelementptr inbounds [520 x i32], ptr %places63.i3687, i64 0, i64 %m.049.i.i3826
  %591 = load i32, ptr %arrayidx4.i.i3828, align 4
  %conv5.i.i3829 = sext i32 %591 to i64
  %add.i333.i3830 = add nuw nsw i64 %m.049.i.i3826, 8
  %arrayidx7.i334.i3831 = getelementptr inbounds [520 x i32], ptr %places63.i3687, i64 0, i64 %add.i333.i3830
  %592 = load i32, ptr %arrayidx7.i334.i3831, align 4
  %idx.ext.i.i3832 = sext i32 %592 to i64
  %add.ptr.i335.i3833 = getelementptr inbounds i32, ptr %cond.i3962, i64 %idx.ext.i.i3832
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3833, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3834 = icmp eq i64 %before.050.i.i3825, %conv5.i.i3829
  br i1 %cmp8.not.i.i3834, label %if.end.i.i3837, label %if.then.i336.i3835

if.then.i336.i3835:                               ; preds = %for.body.i332.i3824
  %arrayidx10.i.i3836 = getelementptr inbounds i32, ptr %cond.i3962, i64 %conv5.i.i3829
  %593 = load i32, ptr %arrayidx10.i.i3836, align 4
  br label %if.end.i.i3837

if.end.i.i3837:                                   ; preds = %if.then.i336.i3835, %for.body.i332.i3824
  %found.1.i.i3838 = phi i32 [ %593, %if.then.i336.i3835 ], [ %found.048.i.i3827, %for.body.i332.i3824 ]
  %arrayidx11.i.i3839 = getelementptr inbounds [520 x i32], ptr %found.i3606, i64 0, i64 %m.049.i.i3826
  %594 = load i32, ptr %arrayidx11.i.i3839, align 4
  %conv12.i.i3840 = sext i32 %594 to i64
  %mul.i337.i3841 = mul nsw i64 %480, %conv12.i.i3840
  %arrayidx13.i.i3842 = getelementptr inbounds i32, ptr %values.0364.i3698, i64 %mul.i337.i3841
  %595 = load i32, ptr %arrayidx13.i.i3842, align 4
  %cond.i338.i3843 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i3838, i32 %595)
  %arrayidx23.i.i3844 = getelementptr inbounds i32, ptr %cond.i3962, i64 %conv5.i.i3829
  store i32 %cond.i338.i3843, ptr %arrayidx23.i.i3844, align 4
  %inc.i339.i3845 = add nuw nsw i64 %m.049.i.i3826, 1
  %exitcond375.not.i3846 = icmp eq i64 %inc.i339.i3845, %588
  br i1 %exitcond375.not.i3846, label %for.inc101.i3744, label %for.body.i332.i3824, !llvm.loop !113

if.else94.i3778:                                  ; preds = %if.end87.i3774
  br i1 %cmp47.i.i3777, label %for.body.i343.i3779, label %for.inc101.i3744

for.body.i343.i3779:                              ; preds = %if.else94.i3778, %for.end52.i.i3810
  %m.0107.i.i3780 = phi i64 [ %inc54.i.i3811, %for.end52.i.i3810 ], [ 0, %if.else94.i3778 ]
  %arrayidx.i344.i3781 = getelementptr inbounds [520 x i32], ptr %found.i3606, i64 0, i64 %m.0107.i.i3780
  %596 = load i32, ptr %arrayidx.i344.i3781, align 4
  %conv.i345.i3782 = sext i32 %596 to i64
  %mul.i346.i3783 = mul nsw i64 %480, %conv.i345.i3782
  %add.ptr.i347.i3784 = getelementptr inbounds i32, ptr %values.0364.i3698, i64 %mul.i346.i3783
  %arrayidx1.i348.i3785 = getelementptr inbounds [520 x i32], ptr %places63.i3687, i64 0, i64 %m.0107.i.i3780
  %597 = load i32, ptr %arrayidx1.i348.i3785, align 4
  %conv2.i.i3786 = sext i32 %597 to i64
  %mul3.i.i3787 = mul nsw i64 %481, %conv2.i.i3786
  %add.ptr4.i.i3788 = getelementptr inbounds i32, ptr %cond.i3962, i64 %mul3.i.i3787
  %add.i349.i3789 = add nuw nsw i64 %m.0107.i.i3780, 8
  %arrayidx6.i.i3790 = getelementptr inbounds [520 x i32], ptr %found.i3606, i64 0, i64 %add.i349.i3789
  %598 = load i32, ptr %arrayidx6.i.i3790, align 4
  %conv7.i.i3791 = sext i32 %598 to i64
  %mul8.i.i3792 = mul nsw i64 %480, %conv7.i.i3791
  %add.ptr9.i350.i3793 = getelementptr inbounds i32, ptr %values.0364.i3698, i64 %mul8.i.i3792
  %arrayidx12.i.i3794 = getelementptr inbounds [520 x i32], ptr %places63.i3687, i64 0, i64 %add.i349.i3789
  %599 = load i32, ptr %arrayidx12.i.i3794, align 4
  %conv13.i.i3795 = sext i32 %599 to i64
  %mul14.i.i3796 = mul nsw i64 %481, %conv13.i.i3795
  %add.ptr15.i.i3797 = getelementptr inbounds i32, ptr %cond.i3962, i64 %mul14.i.i3796
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3797, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3695, label %for.cond36.preheader.i.i3807, label %for.body20.i351.i3798

for.cond36.preheader.i.i3807:                     ; preds = %for.body20.i351.i3798, %for.body.i343.i3779
  %j.0.lcssa.i.i3808 = phi i64 [ 0, %for.body.i343.i3779 ], [ %add17103.i.i3799, %for.body20.i351.i3798 ]
  %cmp37104.i.i3809 = icmp slt i64 %j.0.lcssa.i.i3808, %481
  br i1 %cmp37104.i.i3809, label %for.body39.i.i3813, label %for.end52.i.i3810

for.body20.i351.i3798:                            ; preds = %for.body.i343.i3779, %for.body20.i351.i3798
  %add17103.i.i3799 = phi i64 [ %add17.i.i3805, %for.body20.i351.i3798 ], [ 8, %for.body.i343.i3779 ]
  %j.0102.i.i3800 = phi i64 [ %add17103.i.i3799, %for.body20.i351.i3798 ], [ 0, %for.body.i343.i3779 ]
  %add.ptr21.i.i3801 = getelementptr inbounds i32, ptr %add.ptr9.i350.i3793, i64 %j.0102.i.i3800
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3801, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3802 = getelementptr inbounds i32, ptr %add.ptr4.i.i3788, i64 %j.0102.i.i3800
  %600 = load <8 x i32>, ptr %add.ptr22.i.i3802, align 4
  %add.ptr23.i.i3803 = getelementptr inbounds i32, ptr %add.ptr.i347.i3784, i64 %j.0102.i.i3800
  %601 = load <8 x i32>, ptr %add.ptr23.i.i3803, align 4
  %or33.i.i3804 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %600, <8 x i32> %601)
  store <8 x i32> %or33.i.i3804, ptr %add.ptr22.i.i3802, align 4
  %add17.i.i3805 = add nuw nsw i64 %add17103.i.i3799, 8
  %cmp18.not.i.i3806 = icmp sgt i64 %add17.i.i3805, %481
  br i1 %cmp18.not.i.i3806, label %for.cond36.preheader.i.i3807, label %for.body20.i351.i3798, !llvm.loop !114

for.body39.i.i3813:                               ; preds = %for.cond36.preheader.i.i3807, %for.body39.i.i3813
  %j.1105.i.i3814 = phi i64 [ %inc.i353.i3818, %for.body39.i.i3813 ], [ %j.0.lcssa.i.i3808, %for.cond36.preheader.i.i3807 ]
  %arrayidx40.i.i3815 = getelementptr inbounds i32, ptr %add.ptr4.i.i3788, i64 %j.1105.i.i3814
  %602 = load i32, ptr %arrayidx40.i.i3815, align 4
  %arrayidx41.i.i3816 = getelementptr inbounds i32, ptr %add.ptr.i347.i3784, i64 %j.1105.i.i3814
  %603 = load i32, ptr %arrayidx41.i.i3816, align 4
  %spec.select.i.i3817 = tail call i32 @llvm.smax.i32(i32 %602, i32 %603)
  store i32 %spec.select.i.i3817, ptr %arrayidx40.i.i3815, align 4
  %inc.i353.i3818 = add nuw nsw i64 %j.1105.i.i3814, 1
  %exitcond.not.i354.i3819 = icmp eq i64 %inc.i353.i3818, %481
  br i1 %exitcond.not.i354.i3819, label %for.end52.i.i3810, label %for.body39.i.i3813, !llvm.loop !115

for.end52.i.i3810:                                ; preds = %for.body39.i.i3813, %for.cond36.preheader.i.i3807
  %inc54.i.i3811 = add nuw nsw i64 %m.0107.i.i3780, 1
  %exitcond374.not.i3812 = icmp eq i64 %inc54.i.i3811, %588
  br i1 %exitcond374.not.i3812, label %for.inc101.i3744, label %for.body.i343.i3779, !llvm.loop !116

for.inc101.i3744:                                 ; preds = %for.end52.i.i3810, %if.end.i.i3837, %if.else94.i3778, %if.then93.i3820, %if.else94.thread.i3743
  %add.i3745 = add nuw nsw i64 %k44.0363.i3699, 512
  %add.ptr103.i3746 = getelementptr inbounds i8, ptr %values.0364.i3698, i64 %add.ptr103.idx.i3696
  %604 = load i64, ptr %arrayidx46.i3637, align 8
  %cmp47.not.i3747 = icmp slt i64 %add.i3745, %604
  br i1 %cmp47.not.i3747, label %for.body50.i3697, label %for.end106.i3639, !llvm.loop !117

for.end106.i3639:                                 ; preds = %for.inc101.i3744, %for.cond45.preheader.i3636
  %605 = load i64, ptr %a, align 8
  %cmp108.i3640 = icmp eq i64 %605, 0
  %tobool111.i3641 = icmp ne i64 %483, 0
  %or.cond184.i3642 = select i1 %cmp108.i3640, i1 %tobool111.i3641, i1 false
  br i1 %or.cond184.i3642, label %lor.lhs.false112.i3644, label %most_int.exit

lor.lhs.false112.i3644:                           ; preds = %for.end106.i3639
  %cmp113.i3645 = icmp ne ptr %cond.i3962, %484
  %tobool116.i3646 = icmp ne i64 %474, 0
  %or.cond185.i3647 = select i1 %cmp113.i3645, i1 true, i1 %tobool116.i3646
  br i1 %or.cond185.i3647, label %for.cond120.preheader.i3648, label %most_int.exit

for.cond120.preheader.i3648:                      ; preds = %lor.lhs.false112.i3644
  %cmp122.not365.i3649 = icmp slt i64 %mul.i3955, 8
  br i1 %cmp122.not365.i3649, label %for.cond145.preheader.i3661, label %for.body124.lr.ph.i3650

for.body124.lr.ph.i3650:                          ; preds = %for.cond120.preheader.i3648
  %add.ptr131.i3651 = getelementptr inbounds i32, ptr %475, i64 %mul9.i3958
  br label %for.body124.i3652

for.cond145.preheader.i3661:                      ; preds = %if.end140.i3656, %for.cond120.preheader.i3648
  %k119.0.lcssa.i3662 = phi i64 [ 0, %for.cond120.preheader.i3648 ], [ %add121367.i3653, %if.end140.i3656 ]
  %cmp146368.i3663 = icmp slt i64 %k119.0.lcssa.i3662, %mul.i3955
  br i1 %cmp146368.i3663, label %for.body148.lr.ph.i3664, label %most_int.exit

for.body148.lr.ph.i3664:                          ; preds = %for.cond145.preheader.i3661
  %606 = getelementptr i32, ptr %475, i64 %mul9.i3958
  br label %for.body148.i3665

for.body124.i3652:                                ; preds = %if.end140.i3656, %for.body124.lr.ph.i3650
  %add121367.i3653 = phi i64 [ 8, %for.body124.lr.ph.i3650 ], [ %add121.i3659, %if.end140.i3656 ]
  %k119.0366.i3654 = phi i64 [ 0, %for.body124.lr.ph.i3650 ], [ %add121367.i3653, %if.end140.i3656 ]
  %add.ptr125.i3655 = getelementptr inbounds i32, ptr %cond.i3962, i64 %k119.0366.i3654
  %607 = load <8 x i32>, ptr %add.ptr125.i3655, align 4
  br i1 %tobool116.i3646, label %land.lhs.true127.i3677, label %if.end140.i3656

land.lhs.true127.i3677:                           ; preds = %for.body124.i3652
  %608 = load i64, ptr %arrayidx8.i3957, align 8
  %tobool129.not.i3678 = icmp eq i64 %608, 0
  br i1 %tobool129.not.i3678, label %if.then136.i3682, label %if.then130.i3679

if.then130.i3679:                                 ; preds = %land.lhs.true127.i3677
  %add.ptr132.i3680 = getelementptr inbounds i32, ptr %add.ptr131.i3651, i64 %k119.0366.i3654
  %609 = load <8 x i32>, ptr %add.ptr132.i3680, align 4
  %add133.i3681 = add <8 x i32> %609, %607
  br label %if.end140.i3656

if.then136.i3682:                                 ; preds = %land.lhs.true127.i3677
  %610 = load i32, ptr %475, align 4
  %splat.splatinsert.i3683 = insertelement <8 x i32> poison, i32 %610, i64 0
  %splat.splat.i3684 = shufflevector <8 x i32> %splat.splatinsert.i3683, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i3685 = add <8 x i32> %splat.splat.i3684, %607
  br label %if.end140.i3656

if.end140.i3656:                                  ; preds = %if.then136.i3682, %if.then130.i3679, %for.body124.i3652
  %sum.0.i3657 = phi <8 x i32> [ %add133.i3681, %if.then130.i3679 ], [ %add138.i3685, %if.then136.i3682 ], [ %607, %for.body124.i3652 ]
  %add.ptr141.i3658 = getelementptr inbounds i32, ptr %484, i64 %k119.0366.i3654
  store <8 x i32> %sum.0.i3657, ptr %add.ptr141.i3658, align 4
  %add121.i3659 = add nuw nsw i64 %add121367.i3653, 8
  %cmp122.not.i3660 = icmp sgt i64 %add121.i3659, %mul.i3955
  br i1 %cmp122.not.i3660, label %for.cond145.preheader.i3661, label %for.body124.i3652, !llvm.loop !118

for.body148.i3665:                                ; preds = %cond.end159.i3668, %for.body148.lr.ph.i3664
  %k119.1369.i3666 = phi i64 [ %k119.0.lcssa.i3662, %for.body148.lr.ph.i3664 ], [ %inc163.i3671, %cond.end159.i3668 ]
  %arrayidx151.i3667 = getelementptr inbounds i32, ptr %cond.i3962, i64 %k119.1369.i3666
  %611 = load i32, ptr %arrayidx151.i3667, align 4
  br i1 %tobool116.i3646, label %cond.true150.i3673, label %cond.end159.i3668

cond.true150.i3673:                               ; preds = %for.body148.i3665
  %612 = load i64, ptr %arrayidx8.i3957, align 8
  %mul153.i3674 = mul nsw i64 %612, %k119.1369.i3666
  %arrayidx155.i3675 = getelementptr i32, ptr %606, i64 %mul153.i3674
  %613 = load i32, ptr %arrayidx155.i3675, align 4
  %add156.i3676 = add nsw i32 %613, %611
  br label %cond.end159.i3668

cond.end159.i3668:                                ; preds = %cond.true150.i3673, %for.body148.i3665
  %cond160.i3669 = phi i32 [ %add156.i3676, %cond.true150.i3673 ], [ %611, %for.body148.i3665 ]
  %arrayidx161.i3670 = getelementptr inbounds i32, ptr %484, i64 %k119.1369.i3666
  store i32 %cond160.i3669, ptr %arrayidx161.i3670, align 4
  %inc163.i3671 = add nuw nsw i64 %k119.1369.i3666, 1
  %exitcond376.not.i3672 = icmp eq i64 %inc163.i3671, %mul.i3955
  br i1 %exitcond376.not.i3672, label %most_int.exit, label %for.body148.i3665, !llvm.loop !119

most_int.exit:                                    ; preds = %cond.end78.i3737, %cond.end159.i3668, %for.end106.i3639, %lor.lhs.false112.i3644, %for.cond145.preheader.i3661
  %retval.3.i3643 = phi i64 [ 0, %lor.lhs.false112.i3644 ], [ 0, %for.end106.i3639 ], [ 0, %for.cond145.preheader.i3661 ], [ 0, %cond.end159.i3668 ], [ 1, %cond.end78.i3737 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3606) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3605) #7
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool14.not.i3964, label %if.end30.i3973, label %land.lhs.true.i3965

land.lhs.true.i3965:                              ; preds = %cond.false72
  %tobool16.i3967.not = icmp eq i64 %474, 0
  br i1 %tobool16.i3967.not, label %if.then.i3969, label %land.lhs.true20.i4269

if.then.i3969:                                    ; preds = %land.lhs.true.i3965
  %614 = inttoptr i64 %487 to ptr
  %615 = load i64, ptr %614, align 8
  %tobool1.not.i.i3970 = icmp eq i64 %615, 0
  br i1 %tobool1.not.i.i3970, label %if.then.i.i4267, label %for.cond9.preheader.i.i3971

if.then.i.i4267:                                  ; preds = %if.then.i3969
  %mul.i.i4268 = shl nsw i64 %mul.i3955, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i.i4268, i1 false)
  br label %if.end30.i3973

for.cond9.preheader.i.i3971:                      ; preds = %if.then.i3969
  %cmp1033.i.i3972 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp1033.i.i3972, label %for.body13.i.i4262, label %if.end30.i3973

for.body13.i.i4262:                               ; preds = %for.cond9.preheader.i.i3971, %for.body13.i.i4262
  %k8.034.i.i4263 = phi i64 [ %inc16.i.i4265, %for.body13.i.i4262 ], [ 0, %for.cond9.preheader.i.i3971 ]
  %arrayidx14.i.i4264 = getelementptr inbounds i64, ptr %cond.i3962, i64 %k8.034.i.i4263
  store i64 %615, ptr %arrayidx14.i.i4264, align 8
  %inc16.i.i4265 = add nuw nsw i64 %k8.034.i.i4263, 1
  %exitcond.not.i.i4266 = icmp eq i64 %inc16.i.i4265, %mul.i3955
  br i1 %exitcond.not.i.i4266, label %if.end30.i3973, label %for.body13.i.i4262, !llvm.loop !23

land.lhs.true20.i4269:                            ; preds = %land.lhs.true.i3965
  %tobool22.not.i4270 = icmp eq i64 %482, 0
  br i1 %tobool22.not.i4270, label %if.then28.i4274, label %if.then23.i4271

if.then23.i4271:                                  ; preds = %land.lhs.true20.i4269
  %add.ptr.i4272 = getelementptr inbounds i64, ptr %475, i64 %mul9.i3958
  %mul24.i4273 = shl i64 %mul.i3955, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3962, ptr nonnull align 8 %add.ptr.i4272, i64 %mul24.i4273, i1 false)
  br label %if.end30.i3973

if.then28.i4274:                                  ; preds = %land.lhs.true20.i4269
  %616 = load i64, ptr %475, align 8
  %tobool1.not.i285.i4275 = icmp eq i64 %616, 0
  br i1 %tobool1.not.i285.i4275, label %if.then.i295.i4283, label %for.cond9.preheader.i286.i4276

if.then.i295.i4283:                               ; preds = %if.then28.i4274
  %mul.i296.i4284 = shl nsw i64 %mul.i3955, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3962, i8 0, i64 %mul.i296.i4284, i1 false)
  br label %if.end30.i3973

for.cond9.preheader.i286.i4276:                   ; preds = %if.then28.i4274
  %cmp1033.i287.i4277 = icmp sgt i64 %mul.i3955, 0
  br i1 %cmp1033.i287.i4277, label %for.body13.i290.i4278, label %if.end30.i3973

for.body13.i290.i4278:                            ; preds = %for.cond9.preheader.i286.i4276, %for.body13.i290.i4278
  %k8.034.i291.i4279 = phi i64 [ %inc16.i293.i4281, %for.body13.i290.i4278 ], [ 0, %for.cond9.preheader.i286.i4276 ]
  %arrayidx14.i292.i4280 = getelementptr inbounds i64, ptr %cond.i3962, i64 %k8.034.i291.i4279
  store i64 %616, ptr %arrayidx14.i292.i4280, align 8
  %inc16.i293.i4281 = add nuw nsw i64 %k8.034.i291.i4279, 1
  %exitcond.not.i294.i4282 = icmp eq i64 %inc16.i293.i4281, %mul.i3955
  br i1 %exitcond.not.i294.i4282, label %if.end30.i3973, label %for.body13.i290.i4278, !llvm.loop !23

if.end30.i3973:                                   ; preds = %for.body13.i290.i4278, %for.body13.i.i4262, %for.cond9.preheader.i286.i4276, %if.then.i295.i4283, %if.then23.i4271, %for.cond9.preheader.i.i3971, %if.then.i.i4267, %cond.false72
  %cmp31.i3974 = icmp eq i64 %478, 0
  br i1 %cmp31.i3974, label %land.end.i4250, label %land.end.thread.i3975

land.end.thread.i3975:                            ; preds = %if.end30.i3973
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3945) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3946) #7
  br label %for.cond45.preheader.i3976

land.end.i4250:                                   ; preds = %if.end30.i3973
  %arrayidx32.i4251 = getelementptr inbounds i8, ptr %a, i64 56
  %617 = load i64, ptr %arrayidx32.i4251, align 8
  %cmp33.i4252 = icmp eq i64 %479, %617
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3945) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3946) #7
  br i1 %cmp33.i4252, label %for.body.lr.ph.i4253, label %for.cond45.preheader.i3976

for.body.lr.ph.i4253:                             ; preds = %land.end.i4250
  %places42.i4254 = getelementptr inbounds i8, ptr %found.i3946, i64 2080
  br label %for.body.i4255

for.cond45.preheader.i3976:                       ; preds = %for.body.i4255, %land.end.i4250, %land.end.thread.i3975
  %618 = phi i1 [ false, %land.end.thread.i3975 ], [ false, %land.end.i4250 ], [ true, %for.body.i4255 ]
  %arrayidx46.i3977 = getelementptr inbounds i8, ptr %a, i64 48
  %619 = load i64, ptr %arrayidx46.i3977, align 8
  %cmp47.not361.i3978 = icmp sgt i64 %619, 0
  br i1 %cmp47.not361.i3978, label %for.body50.lr.ph.i4026, label %for.end106.i3979

for.body50.lr.ph.i4026:                           ; preds = %for.cond45.preheader.i3976
  %places63.i4027 = getelementptr inbounds i8, ptr %found.i3946, i64 2080
  %cond67.i4028 = select i1 %618, ptr %places63.i4027, ptr %places.i3945
  %arrayidx68.i4029 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4030 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i4031 = trunc i64 %478 to i32
  %conv1.i.i4032 = trunc i64 %sub.i3954 to i32
  %count32.i.i4033 = getelementptr inbounds i8, ptr %found.i3946, i64 4160
  %cmp91.i4034 = icmp eq i64 %481, 1
  %cmp18.not101.i.i4035 = icmp slt i64 %481, 8
  %add.ptr103.idx.i4036 = shl nsw i64 %480, 12
  br label %for.body50.i4037

for.body.i4255:                                   ; preds = %for.body.i4255, %for.body.lr.ph.i4253
  %k.0360.i4256 = phi i64 [ 0, %for.body.lr.ph.i4253 ], [ %inc.i4260, %for.body.i4255 ]
  %conv40.i4257 = trunc nuw i64 %k.0360.i4256 to i32
  %arrayidx41.i4258 = getelementptr inbounds [520 x i32], ptr %found.i3946, i64 0, i64 %k.0360.i4256
  store i32 %conv40.i4257, ptr %arrayidx41.i4258, align 4
  %arrayidx43.i4259 = getelementptr inbounds [520 x i32], ptr %places42.i4254, i64 0, i64 %k.0360.i4256
  store i32 0, ptr %arrayidx43.i4259, align 4
  %inc.i4260 = add nuw nsw i64 %k.0360.i4256, 1
  %exitcond4403.not = icmp eq i64 %inc.i4260, 520
  br i1 %exitcond4403.not, label %for.cond45.preheader.i3976, label %for.body.i4255, !llvm.loop !120

for.body50.i4037:                                 ; preds = %for.inc101.i4084, %for.body50.lr.ph.i4026
  %620 = phi i64 [ %619, %for.body50.lr.ph.i4026 ], [ %646, %for.inc101.i4084 ]
  %values.0364.i4038 = phi ptr [ %473, %for.body50.lr.ph.i4026 ], [ %add.ptr103.i4086, %for.inc101.i4084 ]
  %k44.0363.i4039 = phi i64 [ 0, %for.body50.lr.ph.i4026 ], [ %add.i4085, %for.inc101.i4084 ]
  %sub52.i4040 = sub nsw i64 %620, %k44.0363.i4039
  %spec.select.i4041 = tail call i64 @llvm.smin.i64(i64 %sub52.i4040, i64 512)
  %621 = load i64, ptr %arrayidx68.i4029, align 8
  %cmp69.i4042 = icmp eq i64 %621, 4
  %622 = load i64, ptr %arrayidx76.i4030, align 8
  %cmp.not65.i.i4043 = icmp slt i64 %sub52.i4040, 8
  br i1 %cmp69.i4042, label %cond.true71.i4201, label %cond.false74.i4044

cond.true71.i4201:                                ; preds = %for.body50.i4037
  %add.ptr72.i4202 = getelementptr inbounds i32, ptr %477, i64 %k44.0363.i4039
  br i1 %cmp.not65.i.i4043, label %for.cond11.preheader.i.i4223, label %for.body.lr.ph.i.i4203

for.body.lr.ph.i.i4203:                           ; preds = %cond.true71.i4201
  %splat.splatinsert.i.i4204 = insertelement <8 x i64> poison, i64 %622, i64 0
  %splat.splat.i.i4205 = shufflevector <8 x i64> %splat.splatinsert.i.i4204, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4206

for.cond11.preheader.i.i4223:                     ; preds = %for.body.i.i4206, %cond.true71.i4201
  %outside.0.lcssa.i.i4224 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4201 ], [ %or7.i.i4218, %for.body.i.i4206 ]
  %k.0.lcssa.i.i4225 = phi i64 [ 0, %cond.true71.i4201 ], [ %add68.i.i4207, %for.body.i.i4206 ]
  br label %for.body14.i.i4226

for.body.i.i4206:                                 ; preds = %for.body.i.i4206, %for.body.lr.ph.i.i4203
  %add68.i.i4207 = phi i64 [ 8, %for.body.lr.ph.i.i4203 ], [ %add.i.i4221, %for.body.i.i4206 ]
  %k.067.i.i4208 = phi i64 [ 0, %for.body.lr.ph.i.i4203 ], [ %add68.i.i4207, %for.body.i.i4206 ]
  %outside.066.i.i4209 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4203 ], [ %or7.i.i4218, %for.body.i.i4206 ]
  %add.ptr.i.i4210 = getelementptr inbounds i32, ptr %add.ptr72.i4202, i64 %k.067.i.i4208
  %623 = load <8 x i32>, ptr %add.ptr.i.i4210, align 4
  %conv.i.i4211 = sext <8 x i32> %623 to <8 x i64>
  %isneg.i.i4212 = icmp slt <8 x i32> %623, zeroinitializer
  %and.i.i4213 = select <8 x i1> %isneg.i.i4212, <8 x i64> %splat.splat.i.i4205, <8 x i64> zeroinitializer
  %add1.i.i4214 = add <8 x i64> %and.i.i4213, %conv.i.i4211
  %add1.lobit.i.i4215 = ashr <8 x i64> %add1.i.i4214, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4216 = icmp slt <8 x i64> %add1.i.i4214, %splat.splat.i.i4205
  %or.i.i4217 = select <8 x i1> %cmp5.not.i.i4216, <8 x i64> %add1.lobit.i.i4215, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4218 = or <8 x i64> %or.i.i4217, %outside.066.i.i4209
  %conv8.i.i4219 = trunc <8 x i64> %add1.i.i4214 to <8 x i32>
  %add.ptr9.i.i4220 = getelementptr inbounds i32, ptr %cond67.i4028, i64 %k.067.i.i4208
  store <8 x i32> %conv8.i.i4219, ptr %add.ptr9.i.i4220, align 4
  %add.i.i4221 = add nuw nsw i64 %add68.i.i4207, 8
  %cmp.not.i.i4222 = icmp sgt i64 %add.i.i4221, %spec.select.i4041
  br i1 %cmp.not.i.i4222, label %for.cond11.preheader.i.i4223, label %for.body.i.i4206, !llvm.loop !8

for.cond18.preheader.i.i4233:                     ; preds = %for.body14.i.i4226
  %cmp1972.i.i4234 = icmp slt i64 %k.0.lcssa.i.i4225, %spec.select.i4041
  br i1 %cmp1972.i.i4234, label %for.body21.i.i4235, label %cond.end78.i4077

for.body14.i.i4226:                               ; preds = %for.body14.i.i4226, %for.cond11.preheader.i.i4223
  %j.071.i.i4227 = phi i64 [ 0, %for.cond11.preheader.i.i4223 ], [ %inc.i.i4231, %for.body14.i.i4226 ]
  %wrong.070.i.i4228 = phi i64 [ 0, %for.cond11.preheader.i.i4223 ], [ %or15.i.i4230, %for.body14.i.i4226 ]
  %vecext.i.i4229 = extractelement <8 x i64> %outside.0.lcssa.i.i4224, i64 %j.071.i.i4227
  %or15.i.i4230 = or i64 %vecext.i.i4229, %wrong.070.i.i4228
  %inc.i.i4231 = add nuw nsw i64 %j.071.i.i4227, 1
  %exitcond.not.i298.i4232 = icmp eq i64 %inc.i.i4231, 8
  br i1 %exitcond.not.i298.i4232, label %for.cond18.preheader.i.i4233, label %for.body14.i.i4226, !llvm.loop !9

for.body21.i.i4235:                               ; preds = %for.cond18.preheader.i.i4233, %for.body21.i.i4235
  %k.174.i.i4236 = phi i64 [ %inc35.i.i4248, %for.body21.i.i4235 ], [ %k.0.lcssa.i.i4225, %for.cond18.preheader.i.i4233 ]
  %wrong.173.i.i4237 = phi i64 [ %or31.i.i4245, %for.body21.i.i4235 ], [ %or15.i.i4230, %for.cond18.preheader.i.i4233 ]
  %arrayidx.i.i4238 = getelementptr inbounds i32, ptr %add.ptr72.i4202, i64 %k.174.i.i4236
  %624 = load i32, ptr %arrayidx.i.i4238, align 4
  %conv23.i.i4239 = sext i32 %624 to i64
  %cmp25.i.i4240 = icmp slt i32 %624, 0
  %cond.i.i4241 = select i1 %cmp25.i.i4240, i64 %622, i64 0
  %add27.i.i4242 = add nsw i64 %cond.i.i4241, %conv23.i.i4239
  %cmp28.i.i4243 = icmp uge i64 %add27.i.i4242, %622
  %conv30.i.i4244 = zext i1 %cmp28.i.i4243 to i64
  %or31.i.i4245 = or i64 %wrong.173.i.i4237, %conv30.i.i4244
  %conv32.i.i4246 = trunc i64 %add27.i.i4242 to i32
  %arrayidx33.i.i4247 = getelementptr inbounds i32, ptr %cond67.i4028, i64 %k.174.i.i4236
  store i32 %conv32.i.i4246, ptr %arrayidx33.i.i4247, align 4
  %inc35.i.i4248 = add nuw nsw i64 %k.174.i.i4236, 1
  %exitcond76.not.i.i4249 = icmp eq i64 %inc35.i.i4248, %spec.select.i4041
  br i1 %exitcond76.not.i.i4249, label %cond.end78.i4077, label %for.body21.i.i4235, !llvm.loop !10

cond.false74.i4044:                               ; preds = %for.body50.i4037
  %add.ptr75.i4045 = getelementptr inbounds i64, ptr %477, i64 %k44.0363.i4039
  br i1 %cmp.not65.i.i4043, label %for.cond10.preheader.i.i4065, label %for.body.lr.ph.i299.i4046

for.body.lr.ph.i299.i4046:                        ; preds = %cond.false74.i4044
  %splat.splatinsert.i300.i4047 = insertelement <8 x i64> poison, i64 %622, i64 0
  %splat.splat.i301.i4048 = shufflevector <8 x i64> %splat.splatinsert.i300.i4047, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4049

for.cond10.preheader.i.i4065:                     ; preds = %for.body.i302.i4049, %cond.false74.i4044
  %outside.0.lcssa.i314.i4066 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4044 ], [ %or7.i310.i4060, %for.body.i302.i4049 ]
  %k.0.lcssa.i315.i4067 = phi i64 [ 0, %cond.false74.i4044 ], [ %add66.i.i4050, %for.body.i302.i4049 ]
  br label %for.body13.i316.i4068

for.body.i302.i4049:                              ; preds = %for.body.i302.i4049, %for.body.lr.ph.i299.i4046
  %add66.i.i4050 = phi i64 [ 8, %for.body.lr.ph.i299.i4046 ], [ %add.i312.i4063, %for.body.i302.i4049 ]
  %k.065.i.i4051 = phi i64 [ 0, %for.body.lr.ph.i299.i4046 ], [ %add66.i.i4050, %for.body.i302.i4049 ]
  %outside.064.i.i4052 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4046 ], [ %or7.i310.i4060, %for.body.i302.i4049 ]
  %add.ptr.i303.i4053 = getelementptr inbounds i64, ptr %add.ptr75.i4045, i64 %k.065.i.i4051
  %625 = load <8 x i64>, ptr %add.ptr.i303.i4053, align 8
  %isneg.i304.i4054 = icmp slt <8 x i64> %625, zeroinitializer
  %and.i305.i4055 = select <8 x i1> %isneg.i304.i4054, <8 x i64> %splat.splat.i301.i4048, <8 x i64> zeroinitializer
  %add1.i306.i4056 = add <8 x i64> %and.i305.i4055, %625
  %add1.lobit.i307.i4057 = ashr <8 x i64> %add1.i306.i4056, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4058 = icmp slt <8 x i64> %add1.i306.i4056, %splat.splat.i301.i4048
  %or.i309.i4059 = select <8 x i1> %cmp5.not.i308.i4058, <8 x i64> %add1.lobit.i307.i4057, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4060 = or <8 x i64> %or.i309.i4059, %outside.064.i.i4052
  %conv.i311.i4061 = trunc <8 x i64> %add1.i306.i4056 to <8 x i32>
  %add.ptr8.i.i4062 = getelementptr inbounds i32, ptr %cond67.i4028, i64 %k.065.i.i4051
  store <8 x i32> %conv.i311.i4061, ptr %add.ptr8.i.i4062, align 4
  %add.i312.i4063 = add nuw nsw i64 %add66.i.i4050, 8
  %cmp.not.i313.i4064 = icmp sgt i64 %add.i312.i4063, %spec.select.i4041
  br i1 %cmp.not.i313.i4064, label %for.cond10.preheader.i.i4065, label %for.body.i302.i4049, !llvm.loop !11

for.cond17.preheader.i.i4075:                     ; preds = %for.body13.i316.i4068
  %cmp1870.i.i4076 = icmp slt i64 %k.0.lcssa.i315.i4067, %spec.select.i4041
  br i1 %cmp1870.i.i4076, label %for.body20.i.i4187, label %cond.end78.i4077

for.body13.i316.i4068:                            ; preds = %for.body13.i316.i4068, %for.cond10.preheader.i.i4065
  %j.069.i.i4069 = phi i64 [ 0, %for.cond10.preheader.i.i4065 ], [ %inc.i318.i4073, %for.body13.i316.i4068 ]
  %wrong.068.i.i4070 = phi i64 [ 0, %for.cond10.preheader.i.i4065 ], [ %or14.i.i4072, %for.body13.i316.i4068 ]
  %vecext.i317.i4071 = extractelement <8 x i64> %outside.0.lcssa.i314.i4066, i64 %j.069.i.i4069
  %or14.i.i4072 = or i64 %vecext.i317.i4071, %wrong.068.i.i4070
  %inc.i318.i4073 = add nuw nsw i64 %j.069.i.i4069, 1
  %exitcond.not.i319.i4074 = icmp eq i64 %inc.i318.i4073, 8
  br i1 %exitcond.not.i319.i4074, label %for.cond17.preheader.i.i4075, label %for.body13.i316.i4068, !llvm.loop !12

for.body20.i.i4187:                               ; preds = %for.cond17.preheader.i.i4075, %for.body20.i.i4187
  %k.172.i.i4188 = phi i64 [ %inc33.i.i4199, %for.body20.i.i4187 ], [ %k.0.lcssa.i315.i4067, %for.cond17.preheader.i.i4075 ]
  %wrong.171.i.i4189 = phi i64 [ %or29.i.i4196, %for.body20.i.i4187 ], [ %or14.i.i4072, %for.cond17.preheader.i.i4075 ]
  %arrayidx.i321.i4190 = getelementptr inbounds i64, ptr %add.ptr75.i4045, i64 %k.172.i.i4188
  %626 = load i64, ptr %arrayidx.i321.i4190, align 8
  %cmp23.i.i4191 = icmp slt i64 %626, 0
  %cond.i322.i4192 = select i1 %cmp23.i.i4191, i64 %622, i64 0
  %add25.i.i4193 = add nsw i64 %cond.i322.i4192, %626
  %cmp26.i.i4194 = icmp uge i64 %add25.i.i4193, %622
  %conv28.i.i4195 = zext i1 %cmp26.i.i4194 to i64
  %or29.i.i4196 = or i64 %wrong.171.i.i4189, %conv28.i.i4195
  %conv30.i323.i4197 = trunc i64 %add25.i.i4193 to i32
  %arrayidx31.i.i4198 = getelementptr inbounds i32, ptr %cond67.i4028, i64 %k.172.i.i4188
  store i32 %conv30.i323.i4197, ptr %arrayidx31.i.i4198, align 4
  %inc33.i.i4199 = add nuw nsw i64 %k.172.i.i4188, 1
  %exitcond74.not.i.i4200 = icmp eq i64 %inc33.i.i4199, %spec.select.i4041
  br i1 %exitcond74.not.i.i4200, label %cond.end78.i4077, label %for.body20.i.i4187, !llvm.loop !13

cond.end78.i4077:                                 ; preds = %for.body20.i.i4187, %for.body21.i.i4235, %for.cond17.preheader.i.i4075, %for.cond18.preheader.i.i4233
  %cond79.in.in.i4078 = phi i64 [ %or15.i.i4230, %for.cond18.preheader.i.i4233 ], [ %or14.i.i4072, %for.cond17.preheader.i.i4075 ], [ %or31.i.i4245, %for.body21.i.i4235 ], [ %or29.i.i4196, %for.body20.i.i4187 ]
  %cond79.in.not.i4079 = icmp eq i64 %cond79.in.in.i4078, 0
  br i1 %cond79.in.not.i4079, label %if.end82.i4080, label %most_long.exit

if.end82.i4080:                                   ; preds = %cond.end78.i4077
  br i1 %618, label %if.end87.i4114, label %if.else85.i4081

if.else85.i4081:                                  ; preds = %if.end82.i4080
  %cmp55.i.i4082 = icmp sgt i64 %sub52.i4040, 0
  br i1 %cmp55.i.i4082, label %for.body.i326.i4088, label %if.else94.thread.i4083

for.cond12.preheader.i.i4101:                     ; preds = %for.body.i326.i4088
  %tobool.not.i.i4102 = icmp eq i64 %add.i328.i4098, 0
  br i1 %tobool.not.i.i4102, label %if.else94.thread.i4083, label %for.body16.lr.ph.i.i4103

for.body16.lr.ph.i.i4103:                         ; preds = %for.cond12.preheader.i.i4101
  %sub18.i.i4104 = add nsw i64 %add.i328.i4098, -1
  %arrayidx19.i.i4105 = getelementptr inbounds [520 x i32], ptr %found.i3946, i64 0, i64 %sub18.i.i4104
  %arrayidx25.i.i4106 = getelementptr inbounds [520 x i32], ptr %places63.i4027, i64 0, i64 %sub18.i.i4104
  br label %for.body16.i.i4107

for.body.i326.i4088:                              ; preds = %if.else85.i4081, %for.body.i326.i4088
  %n.057.i.i4089 = phi i64 [ %add.i328.i4098, %for.body.i326.i4088 ], [ 0, %if.else85.i4081 ]
  %k.056.i.i4090 = phi i64 [ %inc.i329.i4099, %for.body.i326.i4088 ], [ 0, %if.else85.i4081 ]
  %arrayidx.i327.i4091 = getelementptr inbounds i32, ptr %places.i3945, i64 %k.056.i.i4090
  %627 = load i32, ptr %arrayidx.i327.i4091, align 4
  %sub3.i.i4092 = sub i32 %627, %conv.i324.i4031
  %conv4.i.i4093 = trunc i64 %k.056.i.i4090 to i32
  %arrayidx5.i.i4094 = getelementptr inbounds [520 x i32], ptr %found.i3946, i64 0, i64 %n.057.i.i4089
  store i32 %conv4.i.i4093, ptr %arrayidx5.i.i4094, align 4
  %arrayidx7.i.i4095 = getelementptr inbounds [520 x i32], ptr %places63.i4027, i64 0, i64 %n.057.i.i4089
  store i32 %sub3.i.i4092, ptr %arrayidx7.i.i4095, align 4
  %cmp8.i.i4096 = icmp ult i32 %sub3.i.i4092, %conv1.i.i4032
  %conv10.i.i4097 = zext i1 %cmp8.i.i4096 to i64
  %add.i328.i4098 = add nuw nsw i64 %n.057.i.i4089, %conv10.i.i4097
  %inc.i329.i4099 = add nuw nsw i64 %k.056.i.i4090, 1
  %exitcond.not.i330.i4100 = icmp eq i64 %inc.i329.i4099, %spec.select.i4041
  br i1 %exitcond.not.i330.i4100, label %for.cond12.preheader.i.i4101, label %for.body.i326.i4088, !llvm.loop !14

for.body16.i.i4107:                               ; preds = %for.body16.i.i4107, %for.body16.lr.ph.i.i4103
  %k11.058.i.i4108 = phi i64 [ 0, %for.body16.lr.ph.i.i4103 ], [ %inc30.i.i4112, %for.body16.i.i4107 ]
  %628 = load i32, ptr %arrayidx19.i.i4105, align 4
  %add21.i.i4109 = add nuw nsw i64 %k11.058.i.i4108, %add.i328.i4098
  %arrayidx22.i.i4110 = getelementptr inbounds [520 x i32], ptr %found.i3946, i64 0, i64 %add21.i.i4109
  store i32 %628, ptr %arrayidx22.i.i4110, align 4
  %629 = load i32, ptr %arrayidx25.i.i4106, align 4
  %arrayidx28.i.i4111 = getelementptr inbounds [520 x i32], ptr %places63.i4027, i64 0, i64 %add21.i.i4109
  store i32 %629, ptr %arrayidx28.i.i4111, align 4
  %inc30.i.i4112 = add nuw nsw i64 %k11.058.i.i4108, 1
  %exitcond.not.i4113 = icmp eq i64 %inc30.i.i4112, 8
  br i1 %exitcond.not.i4113, label %if.end87.i4114, label %for.body16.i.i4107, !llvm.loop !15

if.else94.thread.i4083:                           ; preds = %for.cond12.preheader.i.i4101, %if.else85.i4081
  store i64 0, ptr %count32.i.i4033, align 8
  br label %for.inc101.i4084

if.end87.i4114:                                   ; preds = %for.body16.i.i4107, %if.end82.i4080
  %630 = phi i64 [ %spec.select.i4041, %if.end82.i4080 ], [ %add.i328.i4098, %for.body16.i.i4107 ]
  store i64 %630, ptr %count32.i.i4033, align 8
  %tobool89.i4115 = icmp ne i64 %630, 0
  %or.cond183.i4116 = select i1 %tobool89.i4115, i1 %cmp91.i4034, i1 false
  %cmp47.i.i4117 = icmp sgt i64 %630, 0
  br i1 %or.cond183.i4116, label %if.then93.i4160, label %if.else94.i4118

if.then93.i4160:                                  ; preds = %if.end87.i4114
  br i1 %cmp47.i.i4117, label %for.body.preheader.i.i4161, label %for.inc101.i4084

for.body.preheader.i.i4161:                       ; preds = %if.then93.i4160
  %631 = load i32, ptr %places63.i4027, align 8
  %conv.i331.i4162 = sext i32 %631 to i64
  %arrayidx1.i.i4163 = getelementptr inbounds i64, ptr %cond.i3962, i64 %conv.i331.i4162
  %632 = load i64, ptr %arrayidx1.i.i4163, align 8
  br label %for.body.i332.i4164

for.body.i332.i4164:                              ; preds = %if.end.i.i4177, %for.body.preheader.i.i4161
  %before.050.i.i4165 = phi i64 [ %conv5.i.i4169, %if.end.i.i4177 ], [ %conv.i331.i4162, %for.body.preheader.i.i4161 ]
  %m.049.i.i4166 = phi i64 [ %inc.i339.i4185, %if.end.i.i4177 ], [ 0, %for.body.preheader.i.i4161 ]
  %found.048.i.i4167 = phi i64 [ %cond.i338.i4183, %if.end.i.i4177 ], [ %632, %for.body.preheader.i.i4161 ]
  %arrayidx4.i.i4168 = getelementptr inbounds [520 x i32], ptr %places63.i4027, i64 0, i64 %m.049.i.i4166
  %633 = load i32, ptr %arrayidx4.i.i4168, align 4
  %conv5.i.i4169 = sext i32 %633 to i64
  %add.i333.i4170 = add nuw nsw i64 %m.049.i.i4166, 8
  %arrayidx7.i334.i4171 = getelementptr inbounds [520 x i32], ptr %places63.i4027, i64 0, i64 %add.i333.i4170
  %634 = load i32, ptr %arrayidx7.i334.i4171, align 4
  %idx.ext.i.i4172 = sext i32 %634 to i64
  %add.ptr.i335.i4173 = getelementptr inbounds i64, ptr %cond.i3962, i64 %idx.ext.i.i4172
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4173, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4174 = icmp eq i64 %before.050.i.i4165, %conv5.i.i4169
  br i1 %cmp8.not.i.i4174, label %if.end.i.i4177, label %if.then.i336.i4175

if.then.i336.i4175:                               ; preds = %for.body.i332.i4164
  %arrayidx10.i.i4176 = getelementptr inbounds i64, ptr %cond.i3962, i64 %conv5.i.i4169
  %635 = load i64, ptr %arrayidx10.i.i4176, align 8
  br label %if.end.i.i4177

if.end.i.i4177:                                   ; preds = %if.then.i336.i4175, %for.body.i332.i4164
  %found.1.i.i4178 = phi i64 [ %635, %if.then.i336.i4175 ], [ %found.048.i.i4167, %for.body.i332.i4164 ]
  %arrayidx11.i.i4179 = getelementptr inbounds [520 x i32], ptr %found.i3946, i64 0, i64 %m.049.i.i4166
  %636 = load i32, ptr %arrayidx11.i.i4179, align 4
  %conv12.i.i4180 = sext i32 %636 to i64
  %mul.i337.i4181 = mul nsw i64 %480, %conv12.i.i4180
  %arrayidx13.i.i4182 = getelementptr inbounds i64, ptr %values.0364.i4038, i64 %mul.i337.i4181
  %637 = load i64, ptr %arrayidx13.i.i4182, align 8
  %cond.i338.i4183 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4178, i64 %637)
  %arrayidx23.i.i4184 = getelementptr inbounds i64, ptr %cond.i3962, i64 %conv5.i.i4169
  store i64 %cond.i338.i4183, ptr %arrayidx23.i.i4184, align 8
  %inc.i339.i4185 = add nuw nsw i64 %m.049.i.i4166, 1
  %exitcond375.not.i4186 = icmp eq i64 %inc.i339.i4185, %630
  br i1 %exitcond375.not.i4186, label %for.inc101.i4084, label %for.body.i332.i4164, !llvm.loop !121

if.else94.i4118:                                  ; preds = %if.end87.i4114
  br i1 %cmp47.i.i4117, label %for.body.i343.i4119, label %for.inc101.i4084

for.body.i343.i4119:                              ; preds = %if.else94.i4118, %for.end52.i.i4150
  %m.0107.i.i4120 = phi i64 [ %inc54.i.i4151, %for.end52.i.i4150 ], [ 0, %if.else94.i4118 ]
  %arrayidx.i344.i4121 = getelementptr inbounds [520 x i32], ptr %found.i3946, i64 0, i64 %m.0107.i.i4120
  %638 = load i32, ptr %arrayidx.i344.i4121, align 4
  %conv.i345.i4122 = sext i32 %638 to i64
  %mul.i346.i4123 = mul nsw i64 %480, %conv.i345.i4122
  %add.ptr.i347.i4124 = getelementptr inbounds i64, ptr %values.0364.i4038, i64 %mul.i346.i4123
  %arrayidx1.i348.i4125 = getelementptr inbounds [520 x i32], ptr %places63.i4027, i64 0, i64 %m.0107.i.i4120
  %639 = load i32, ptr %arrayidx1.i348.i4125, align 4
  %conv2.i.i4126 = sext i32 %639 to i64
  %mul3.i.i4127 = mul nsw i64 %481, %conv2.i.i4126
  %add.ptr4.i.i4128 = getelementptr inbounds i64, ptr %cond.i3962, i64 %mul3.i.i4127
  %add.i349.i4129 = add nuw nsw i64 %m.0107.i.i4120, 8
  %arrayidx6.i.i4130 = getelementptr inbounds [520 x i32], ptr %found.i3946, i64 0, i64 %add.i349.i4129
  %640 = load i32, ptr %arrayidx6.i.i4130, align 4
  %conv7.i.i4131 = sext i32 %640 to i64
  %mul8.i.i4132 = mul nsw i64 %480, %conv7.i.i4131
  %add.ptr9.i350.i4133 = getelementptr inbounds i64, ptr %values.0364.i4038, i64 %mul8.i.i4132
  %arrayidx12.i.i4134 = getelementptr inbounds [520 x i32], ptr %places63.i4027, i64 0, i64 %add.i349.i4129
  %641 = load i32, ptr %arrayidx12.i.i4134, align 4
  %conv13.i.i4135 = sext i32 %641 to i64
  %mul14.i.i4136 = mul nsw i64 %481, %conv13.i.i4135
  %add.ptr15.i.i4137 = getelementptr inbounds i64, ptr %cond.i3962, i64 %mul14.i.i4136
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4137, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i4035, label %for.cond36.preheader.i.i4147, label %for.body20.i351.i4138

for.cond36.preheader.i.i4147:                     ; preds = %for.body20.i351.i4138, %for.body.i343.i4119
  %j.0.lcssa.i.i4148 = phi i64 [ 0, %for.body.i343.i4119 ], [ %add17103.i.i4139, %for.body20.i351.i4138 ]
  %cmp37104.i.i4149 = icmp slt i64 %j.0.lcssa.i.i4148, %481
  br i1 %cmp37104.i.i4149, label %for.body39.i.i4153, label %for.end52.i.i4150

for.body20.i351.i4138:                            ; preds = %for.body.i343.i4119, %for.body20.i351.i4138
  %add17103.i.i4139 = phi i64 [ %add17.i.i4145, %for.body20.i351.i4138 ], [ 8, %for.body.i343.i4119 ]
  %j.0102.i.i4140 = phi i64 [ %add17103.i.i4139, %for.body20.i351.i4138 ], [ 0, %for.body.i343.i4119 ]
  %add.ptr21.i.i4141 = getelementptr inbounds i64, ptr %add.ptr9.i350.i4133, i64 %j.0102.i.i4140
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4141, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4142 = getelementptr inbounds i64, ptr %add.ptr4.i.i4128, i64 %j.0102.i.i4140
  %642 = load <8 x i64>, ptr %add.ptr22.i.i4142, align 8
  %add.ptr23.i.i4143 = getelementptr inbounds i64, ptr %add.ptr.i347.i4124, i64 %j.0102.i.i4140
  %643 = load <8 x i64>, ptr %add.ptr23.i.i4143, align 8
  %or33.i.i4144 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %642, <8 x i64> %643)
  store <8 x i64> %or33.i.i4144, ptr %add.ptr22.i.i4142, align 8
  %add17.i.i4145 = add nuw nsw i64 %add17103.i.i4139, 8
  %cmp18.not.i.i4146 = icmp sgt i64 %add17.i.i4145, %481
  br i1 %cmp18.not.i.i4146, label %for.cond36.preheader.i.i4147, label %for.body20.i351.i4138, !llvm.loop !122

for.body39.i.i4153:                               ; preds = %for.cond36.preheader.i.i4147, %for.body39.i.i4153
  %j.1105.i.i4154 = phi i64 [ %inc.i353.i4158, %for.body39.i.i4153 ], [ %j.0.lcssa.i.i4148, %for.cond36.preheader.i.i4147 ]
  %arrayidx40.i.i4155 = getelementptr inbounds i64, ptr %add.ptr4.i.i4128, i64 %j.1105.i.i4154
  %644 = load i64, ptr %arrayidx40.i.i4155, align 8
  %arrayidx41.i.i4156 = getelementptr inbounds i64, ptr %add.ptr.i347.i4124, i64 %j.1105.i.i4154
  %645 = load i64, ptr %arrayidx41.i.i4156, align 8
  %spec.select.i.i4157 = tail call i64 @llvm.smax.i64(i64 %644, i64 %645)
  store i64 %spec.select.i.i4157, ptr %arrayidx40.i.i4155, align 8
  %inc.i353.i4158 = add nuw nsw i64 %j.1105.i.i4154, 1
  %exitcond.not.i354.i4159 = icmp eq i64 %inc.i353.i4158, %481
  br i1 %exitcond.not.i354.i4159, label %for.end52.i.i4150, label %for.body39.i.i4153, !llvm.loop !123

for.end52.i.i4150:                                ; preds = %for.body39.i.i4153, %for.cond36.preheader.i.i4147
  %inc54.i.i4151 = add nuw nsw i64 %m.0107.i.i4120, 1
  %exitcond374.not.i4152 = icmp eq i64 %inc54.i.i4151, %630
  br i1 %exitcond374.not.i4152, label %for.inc101.i4084, label %for.body.i343.i4119, !llvm.loop !124

for.inc101.i4084:                                 ; preds = %for.end52.i.i4150, %if.end.i.i4177, %if.else94.i4118, %if.then93.i4160, %if.else94.thread.i4083
  %add.i4085 = add nuw nsw i64 %k44.0363.i4039, 512
  %add.ptr103.i4086 = getelementptr inbounds i8, ptr %values.0364.i4038, i64 %add.ptr103.idx.i4036
  %646 = load i64, ptr %arrayidx46.i3977, align 8
  %cmp47.not.i4087 = icmp slt i64 %add.i4085, %646
  br i1 %cmp47.not.i4087, label %for.body50.i4037, label %for.end106.i3979, !llvm.loop !125

for.end106.i3979:                                 ; preds = %for.inc101.i4084, %for.cond45.preheader.i3976
  %647 = load i64, ptr %a, align 8
  %cmp108.i3980 = icmp eq i64 %647, 0
  %tobool111.i3981 = icmp ne i64 %483, 0
  %or.cond184.i3982 = select i1 %cmp108.i3980, i1 %tobool111.i3981, i1 false
  br i1 %or.cond184.i3982, label %lor.lhs.false112.i3984, label %most_long.exit

lor.lhs.false112.i3984:                           ; preds = %for.end106.i3979
  %cmp113.i3985 = icmp ne ptr %cond.i3962, %484
  %tobool116.i3986 = icmp ne i64 %474, 0
  %or.cond185.i3987 = select i1 %cmp113.i3985, i1 true, i1 %tobool116.i3986
  br i1 %or.cond185.i3987, label %for.cond120.preheader.i3988, label %most_long.exit

for.cond120.preheader.i3988:                      ; preds = %lor.lhs.false112.i3984
  %cmp122.not365.i3989 = icmp slt i64 %mul.i3955, 8
  br i1 %cmp122.not365.i3989, label %for.cond145.preheader.i4001, label %for.body124.lr.ph.i3990

for.body124.lr.ph.i3990:                          ; preds = %for.cond120.preheader.i3988
  %add.ptr131.i3991 = getelementptr inbounds i64, ptr %475, i64 %mul9.i3958
  br label %for.body124.i3992

for.cond145.preheader.i4001:                      ; preds = %if.end140.i3996, %for.cond120.preheader.i3988
  %k119.0.lcssa.i4002 = phi i64 [ 0, %for.cond120.preheader.i3988 ], [ %add121367.i3993, %if.end140.i3996 ]
  %cmp146368.i4003 = icmp slt i64 %k119.0.lcssa.i4002, %mul.i3955
  br i1 %cmp146368.i4003, label %for.body148.lr.ph.i4004, label %most_long.exit

for.body148.lr.ph.i4004:                          ; preds = %for.cond145.preheader.i4001
  %648 = getelementptr i64, ptr %475, i64 %mul9.i3958
  br label %for.body148.i4005

for.body124.i3992:                                ; preds = %if.end140.i3996, %for.body124.lr.ph.i3990
  %add121367.i3993 = phi i64 [ 8, %for.body124.lr.ph.i3990 ], [ %add121.i3999, %if.end140.i3996 ]
  %k119.0366.i3994 = phi i64 [ 0, %for.body124.lr.ph.i3990 ], [ %add121367.i3993, %if.end140.i3996 ]
  %add.ptr125.i3995 = getelementptr inbounds i64, ptr %cond.i3962, i64 %k119.0366.i3994
  %649 = load <8 x i64>, ptr %add.ptr125.i3995, align 8
  br i1 %tobool116.i3986, label %land.lhs.true127.i4017, label %if.end140.i3996

land.lhs.true127.i4017:                           ; preds = %for.body124.i3992
  %650 = load i64, ptr %arrayidx8.i3957, align 8
  %tobool129.not.i4018 = icmp eq i64 %650, 0
  br i1 %tobool129.not.i4018, label %if.then136.i4022, label %if.then130.i4019

if.then130.i4019:                                 ; preds = %land.lhs.true127.i4017
  %add.ptr132.i4020 = getelementptr inbounds i64, ptr %add.ptr131.i3991, i64 %k119.0366.i3994
  %651 = load <8 x i64>, ptr %add.ptr132.i4020, align 8
  %add133.i4021 = add <8 x i64> %651, %649
  br label %if.end140.i3996

if.then136.i4022:                                 ; preds = %land.lhs.true127.i4017
  %652 = load i64, ptr %475, align 8
  %splat.splatinsert.i4023 = insertelement <8 x i64> poison, i64 %652, i64 0
  %splat.splat.i4024 = shufflevector <8 x i64> %splat.splatinsert.i4023, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i4025 = add <8 x i64> %splat.splat.i4024, %649
  br label %if.end140.i3996

if.end140.i3996:                                  ; preds = %if.then136.i4022, %if.then130.i4019, %for.body124.i3992
  %sum.0.i3997 = phi <8 x i64> [ %add133.i4021, %if.then130.i4019 ], [ %add138.i4025, %if.then136.i4022 ], [ %649, %for.body124.i3992 ]
  %add.ptr141.i3998 = getelementptr inbounds i64, ptr %484, i64 %k119.0366.i3994
  store <8 x i64> %sum.0.i3997, ptr %add.ptr141.i3998, align 8
  %add121.i3999 = add nuw nsw i64 %add121367.i3993, 8
  %cmp122.not.i4000 = icmp sgt i64 %add121.i3999, %mul.i3955
  br i1 %cmp122.not.i4000, label %for.cond145.preheader.i4001, label %for.body124.i3992, !llvm.loop !126

for.body148.i4005:                                ; preds = %cond.end159.i4008, %for.body148.lr.ph.i4004
  %k119.1369.i4006 = phi i64 [ %k119.0.lcssa.i4002, %for.body148.lr.ph.i4004 ], [ %inc163.i4011, %cond.end159.i4008 ]
  %arrayidx151.i4007 = getelementptr inbounds i64, ptr %cond.i3962, i64 %k119.1369.i4006
  %653 = load i64, ptr %arrayidx151.i4007, align 8
  br i1 %tobool116.i3986, label %cond.true150.i4013, label %cond.end159.i4008

cond.true150.i4013:                               ; preds = %for.body148.i4005
  %654 = load i64, ptr %arrayidx8.i3957, align 8
  %mul153.i4014 = mul nsw i64 %654, %k119.1369.i4006
  %arrayidx155.i4015 = getelementptr i64, ptr %648, i64 %mul153.i4014
  %655 = load i64, ptr %arrayidx155.i4015, align 8
  %add156.i4016 = add nsw i64 %655, %653
  br label %cond.end159.i4008

cond.end159.i4008:                                ; preds = %cond.true150.i4013, %for.body148.i4005
  %cond160.i4009 = phi i64 [ %add156.i4016, %cond.true150.i4013 ], [ %653, %for.body148.i4005 ]
  %arrayidx161.i4010 = getelementptr inbounds i64, ptr %484, i64 %k119.1369.i4006
  store i64 %cond160.i4009, ptr %arrayidx161.i4010, align 8
  %inc163.i4011 = add nuw nsw i64 %k119.1369.i4006, 1
  %exitcond376.not.i4012 = icmp eq i64 %inc163.i4011, %mul.i3955
  br i1 %exitcond376.not.i4012, label %most_long.exit, label %for.body148.i4005, !llvm.loop !127

most_long.exit:                                   ; preds = %cond.end78.i4077, %cond.end159.i4008, %for.end106.i3979, %lor.lhs.false112.i3984, %for.cond145.preheader.i4001
  %retval.3.i3983 = phi i64 [ 0, %lor.lhs.false112.i3984 ], [ 0, %for.end106.i3979 ], [ 0, %for.cond145.preheader.i4001 ], [ 0, %cond.end159.i4008 ], [ 1, %cond.end78.i4077 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3946) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3945) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %retval.3.i, %set_32.exit ], [ %retval.3.i149, %set_64.exit ], [ %retval.3.i426, %add_float.exit ], [ %retval.3.i652, %add_double.exit ], [ %retval.3.i946, %add_int.exit ], [ %retval.3.i1286, %add_long.exit ], [ %retval.3.i1625, %least_float.exit ], [ %retval.3.i1923, %least_double.exit ], [ %retval.3.i2272, %least_int.exit ], [ %retval.3.i2605, %least_long.exit ], [ %retval.3.i2945, %most_float.exit ], [ %retval.3.i3294, %most_double.exit ], [ %retval.3.i3643, %most_int.exit ], [ %retval.3.i3983, %most_long.exit ]
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
