; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 360bf6a39178a3401d632cdd520ce420fa98c8a3
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i3853 = alloca [512 x i32], align 4
  %found.i3854 = alloca %struct.chosen, align 8
  %places.i3517 = alloca [512 x i32], align 4
  %found.i3518 = alloca %struct.chosen, align 8
  %places.i3172 = alloca [512 x i32], align 4
  %found.i3173 = alloca %struct.chosen, align 8
  %places.i2827 = alloca [512 x i32], align 4
  %found.i2828 = alloca %struct.chosen, align 8
  %places.i2491 = alloca [512 x i32], align 4
  %found.i2492 = alloca %struct.chosen, align 8
  %places.i2162 = alloca [512 x i32], align 4
  %found.i2163 = alloca %struct.chosen, align 8
  %places.i1830 = alloca [512 x i32], align 4
  %found.i1831 = alloca %struct.chosen, align 8
  %places.i1536 = alloca [512 x i32], align 4
  %found.i1537 = alloca %struct.chosen, align 8
  %places.i1200 = alloca [512 x i32], align 4
  %found.i1201 = alloca %struct.chosen, align 8
  %places.i894 = alloca [512 x i32], align 4
  %found.i895 = alloca %struct.chosen, align 8
  %places.i593 = alloca [512 x i32], align 4
  %found.i594 = alloca %struct.chosen, align 8
  %places.i369 = alloca [512 x i32], align 4
  %found.i370 = alloca %struct.chosen, align 8
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
  %cmp121.i.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp121.i.i, label %for.body.preheader.i.i, label %if.end30.i

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
  br i1 %exitcond24.not.i.i, label %if.end30.i, label %for.body.i.i, !llvm.loop !4

land.lhs.true20.i:                                ; preds = %land.lhs.true.i
  %tobool22.not.i = icmp eq i64 %12, 0
  br i1 %tobool22.not.i, label %if.then28.i, label %if.then23.i

if.then23.i:                                      ; preds = %land.lhs.true20.i
  %add.ptr.i = getelementptr inbounds i32, ptr %5, i64 %mul9.i
  %mul24.i = shl i64 %mul.i, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i, ptr nonnull align 4 %add.ptr.i, i64 %mul24.i, i1 false)
  br label %if.end30.i

if.then28.i:                                      ; preds = %land.lhs.true20.i
  %cmp121.i285.i = icmp sgt i64 %mul.i, 0
  br i1 %cmp121.i285.i, label %for.body.preheader.i286.i, label %if.end30.i

for.body.preheader.i286.i:                        ; preds = %if.then28.i
  %.pre25.i287.i = load i32, ptr %5, align 4
  br label %for.body.i288.i

for.body.i288.i:                                  ; preds = %for.body.i288.i, %for.body.preheader.i286.i
  %k.022.i289.i = phi i64 [ %inc.i291.i, %for.body.i288.i ], [ 0, %for.body.preheader.i286.i ]
  %arrayidx.i290.i = getelementptr inbounds i32, ptr %cond.i, i64 %k.022.i289.i
  store i32 %.pre25.i287.i, ptr %arrayidx.i290.i, align 4
  %inc.i291.i = add nuw nsw i64 %k.022.i289.i, 1
  %exitcond24.not.i292.i = icmp eq i64 %inc.i291.i, %mul.i
  br i1 %exitcond24.not.i292.i, label %if.end30.i, label %for.body.i288.i, !llvm.loop !4

if.end30.i:                                       ; preds = %for.body.i288.i, %for.body.i.i, %if.then28.i, %if.then23.i, %if.then.i, %cond.true
  %cmp31.i = icmp eq i64 %8, 0
  br i1 %cmp31.i, label %land.end.i, label %land.end.thread.i

land.end.thread.i:                                ; preds = %if.end30.i
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #7
  br label %for.cond45.preheader.i

land.end.i:                                       ; preds = %if.end30.i
  %arrayidx32.i = getelementptr inbounds i8, ptr %a, i64 56
  %19 = load i64, ptr %arrayidx32.i, align 8
  %cmp33.i = icmp eq i64 %9, %19
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i) #7
  br i1 %cmp33.i, label %for.body.lr.ph.i, label %for.cond45.preheader.i

for.body.lr.ph.i:                                 ; preds = %land.end.i
  %places42.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  br label %for.body.i

for.cond45.preheader.i:                           ; preds = %for.body.i, %land.end.i, %land.end.thread.i
  %20 = phi i1 [ false, %land.end.thread.i ], [ false, %land.end.i ], [ true, %for.body.i ]
  %arrayidx46.i = getelementptr inbounds i8, ptr %a, i64 48
  %21 = load i64, ptr %arrayidx46.i, align 8
  %cmp47.not354.i = icmp sgt i64 %21, 0
  br i1 %cmp47.not354.i, label %for.body50.lr.ph.i, label %for.end106.i

for.body50.lr.ph.i:                               ; preds = %for.cond45.preheader.i
  %places63.i = getelementptr inbounds i8, ptr %found.i, i64 2080
  %cond67.i = select i1 %20, ptr %places63.i, ptr %places.i
  %arrayidx68.i = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i = trunc i64 %8 to i32
  %conv1.i.i = trunc i64 %sub.i to i32
  %count32.i.i = getelementptr inbounds i8, ptr %found.i, i64 4160
  %cmp91.i = icmp eq i64 %11, 1
  %cmp18.not67.i.i = icmp slt i64 %11, 8
  %add.ptr103.idx.i = shl nsw i64 %10, 11
  br label %for.body50.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %k.0353.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %for.body.i ]
  %conv40.i = trunc nuw i64 %k.0353.i to i32
  %arrayidx41.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %k.0353.i
  store i32 %conv40.i, ptr %arrayidx41.i, align 4
  %arrayidx43.i = getelementptr inbounds [520 x i32], ptr %places42.i, i64 0, i64 %k.0353.i
  store i32 0, ptr %arrayidx43.i, align 4
  %inc.i = add nuw nsw i64 %k.0353.i, 1
  %exitcond4303.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond4303.not, label %for.cond45.preheader.i, label %for.body.i, !llvm.loop !7

for.body50.i:                                     ; preds = %for.inc101.i, %for.body50.lr.ph.i
  %22 = phi i64 [ %21, %for.body50.lr.ph.i ], [ %43, %for.inc101.i ]
  %values.0357.i = phi ptr [ %3, %for.body50.lr.ph.i ], [ %add.ptr103.i, %for.inc101.i ]
  %k44.0356.i = phi i64 [ 0, %for.body50.lr.ph.i ], [ %add.i, %for.inc101.i ]
  %sub52.i = sub nsw i64 %22, %k44.0356.i
  %spec.select.i = tail call i64 @llvm.smin.i64(i64 %sub52.i, i64 512)
  %23 = load i64, ptr %arrayidx68.i, align 8
  %cmp69.i = icmp eq i64 %23, 4
  %24 = load i64, ptr %arrayidx76.i, align 8
  %cmp.not65.i.i = icmp slt i64 %sub52.i, 8
  br i1 %cmp69.i, label %cond.true71.i, label %cond.false74.i

cond.true71.i:                                    ; preds = %for.body50.i
  %add.ptr72.i = getelementptr inbounds i32, ptr %7, i64 %k44.0356.i
  br i1 %cmp.not65.i.i, label %for.cond11.preheader.i.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %cond.true71.i
  %splat.splatinsert.i.i = insertelement <8 x i64> poison, i64 %24, i64 0
  %splat.splat.i.i = shufflevector <8 x i64> %splat.splatinsert.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i

for.cond11.preheader.i.i:                         ; preds = %for.body.i294.i, %cond.true71.i
  %outside.0.lcssa.i.i = phi <8 x i64> [ zeroinitializer, %cond.true71.i ], [ %or7.i.i, %for.body.i294.i ]
  %k.0.lcssa.i.i = phi i64 [ 0, %cond.true71.i ], [ %add68.i.i, %for.body.i294.i ]
  br label %for.body14.i.i

for.body.i294.i:                                  ; preds = %for.body.i294.i, %for.body.lr.ph.i.i
  %add68.i.i = phi i64 [ 8, %for.body.lr.ph.i.i ], [ %add.i.i, %for.body.i294.i ]
  %k.067.i.i = phi i64 [ 0, %for.body.lr.ph.i.i ], [ %add68.i.i, %for.body.i294.i ]
  %outside.066.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i ], [ %or7.i.i, %for.body.i294.i ]
  %add.ptr.i.i = getelementptr inbounds i32, ptr %add.ptr72.i, i64 %k.067.i.i
  %25 = load <8 x i32>, ptr %add.ptr.i.i, align 4
  %conv.i.i = sext <8 x i32> %25 to <8 x i64>
  %isneg.i.i = icmp slt <8 x i32> %25, zeroinitializer
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
  br i1 %cmp.not.i.i, label %for.cond11.preheader.i.i, label %for.body.i294.i, !llvm.loop !8

for.cond18.preheader.i.i:                         ; preds = %for.body14.i.i
  %cmp1972.i.i = icmp slt i64 %k.0.lcssa.i.i, %spec.select.i
  br i1 %cmp1972.i.i, label %for.body21.i.i, label %cond.end78.i

for.body14.i.i:                                   ; preds = %for.body14.i.i, %for.cond11.preheader.i.i
  %j.071.i.i = phi i64 [ 0, %for.cond11.preheader.i.i ], [ %inc.i295.i, %for.body14.i.i ]
  %wrong.070.i.i = phi i64 [ 0, %for.cond11.preheader.i.i ], [ %or15.i.i, %for.body14.i.i ]
  %vecext.i.i = extractelement <8 x i64> %outside.0.lcssa.i.i, i64 %j.071.i.i
  %or15.i.i = or i64 %vecext.i.i, %wrong.070.i.i
  %inc.i295.i = add nuw nsw i64 %j.071.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i295.i, 8
  br i1 %exitcond.not.i.i, label %for.cond18.preheader.i.i, label %for.body14.i.i, !llvm.loop !9

for.body21.i.i:                                   ; preds = %for.cond18.preheader.i.i, %for.body21.i.i
  %k.174.i.i = phi i64 [ %inc35.i.i, %for.body21.i.i ], [ %k.0.lcssa.i.i, %for.cond18.preheader.i.i ]
  %wrong.173.i.i = phi i64 [ %or31.i.i, %for.body21.i.i ], [ %or15.i.i, %for.cond18.preheader.i.i ]
  %arrayidx.i296.i = getelementptr inbounds i32, ptr %add.ptr72.i, i64 %k.174.i.i
  %26 = load i32, ptr %arrayidx.i296.i, align 4
  %conv23.i.i = sext i32 %26 to i64
  %cmp25.i.i = icmp slt i32 %26, 0
  %cond.i.i = select i1 %cmp25.i.i, i64 %24, i64 0
  %add27.i.i = add nsw i64 %cond.i.i, %conv23.i.i
  %cmp28.i.i = icmp uge i64 %add27.i.i, %24
  %conv30.i.i = zext i1 %cmp28.i.i to i64
  %or31.i.i = or i64 %wrong.173.i.i, %conv30.i.i
  %conv32.i.i = trunc i64 %add27.i.i to i32
  %arrayidx33.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.174.i.i
  store i32 %conv32.i.i, ptr %arrayidx33.i.i, align 4
  %inc35.i.i = add nuw nsw i64 %k.174.i.i, 1
  %exitcond76.not.i.i = icmp eq i64 %inc35.i.i, %spec.select.i
  br i1 %exitcond76.not.i.i, label %cond.end78.i, label %for.body21.i.i, !llvm.loop !10

cond.false74.i:                                   ; preds = %for.body50.i
  %add.ptr75.i = getelementptr inbounds i64, ptr %7, i64 %k44.0356.i
  br i1 %cmp.not65.i.i, label %for.cond10.preheader.i.i, label %for.body.lr.ph.i297.i

for.body.lr.ph.i297.i:                            ; preds = %cond.false74.i
  %splat.splatinsert.i298.i = insertelement <8 x i64> poison, i64 %24, i64 0
  %splat.splat.i299.i = shufflevector <8 x i64> %splat.splatinsert.i298.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i

for.cond10.preheader.i.i:                         ; preds = %for.body.i300.i, %cond.false74.i
  %outside.0.lcssa.i312.i = phi <8 x i64> [ zeroinitializer, %cond.false74.i ], [ %or7.i308.i, %for.body.i300.i ]
  %k.0.lcssa.i313.i = phi i64 [ 0, %cond.false74.i ], [ %add66.i.i, %for.body.i300.i ]
  br label %for.body13.i.i

for.body.i300.i:                                  ; preds = %for.body.i300.i, %for.body.lr.ph.i297.i
  %add66.i.i = phi i64 [ 8, %for.body.lr.ph.i297.i ], [ %add.i310.i, %for.body.i300.i ]
  %k.065.i.i = phi i64 [ 0, %for.body.lr.ph.i297.i ], [ %add66.i.i, %for.body.i300.i ]
  %outside.064.i.i = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i ], [ %or7.i308.i, %for.body.i300.i ]
  %add.ptr.i301.i = getelementptr inbounds i64, ptr %add.ptr75.i, i64 %k.065.i.i
  %27 = load <8 x i64>, ptr %add.ptr.i301.i, align 8
  %isneg.i302.i = icmp slt <8 x i64> %27, zeroinitializer
  %and.i303.i = select <8 x i1> %isneg.i302.i, <8 x i64> %splat.splat.i299.i, <8 x i64> zeroinitializer
  %add1.i304.i = add <8 x i64> %and.i303.i, %27
  %add1.lobit.i305.i = ashr <8 x i64> %add1.i304.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i = icmp slt <8 x i64> %add1.i304.i, %splat.splat.i299.i
  %or.i307.i = select <8 x i1> %cmp5.not.i306.i, <8 x i64> %add1.lobit.i305.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i = or <8 x i64> %or.i307.i, %outside.064.i.i
  %conv.i309.i = trunc <8 x i64> %add1.i304.i to <8 x i32>
  %add.ptr8.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.065.i.i
  store <8 x i32> %conv.i309.i, ptr %add.ptr8.i.i, align 4
  %add.i310.i = add nuw nsw i64 %add66.i.i, 8
  %cmp.not.i311.i = icmp sgt i64 %add.i310.i, %spec.select.i
  br i1 %cmp.not.i311.i, label %for.cond10.preheader.i.i, label %for.body.i300.i, !llvm.loop !11

for.cond17.preheader.i.i:                         ; preds = %for.body13.i.i
  %cmp1870.i.i = icmp slt i64 %k.0.lcssa.i313.i, %spec.select.i
  br i1 %cmp1870.i.i, label %for.body20.i.i, label %cond.end78.i

for.body13.i.i:                                   ; preds = %for.body13.i.i, %for.cond10.preheader.i.i
  %j.069.i.i = phi i64 [ 0, %for.cond10.preheader.i.i ], [ %inc.i315.i, %for.body13.i.i ]
  %wrong.068.i.i = phi i64 [ 0, %for.cond10.preheader.i.i ], [ %or14.i.i, %for.body13.i.i ]
  %vecext.i314.i = extractelement <8 x i64> %outside.0.lcssa.i312.i, i64 %j.069.i.i
  %or14.i.i = or i64 %vecext.i314.i, %wrong.068.i.i
  %inc.i315.i = add nuw nsw i64 %j.069.i.i, 1
  %exitcond.not.i316.i = icmp eq i64 %inc.i315.i, 8
  br i1 %exitcond.not.i316.i, label %for.cond17.preheader.i.i, label %for.body13.i.i, !llvm.loop !12

for.body20.i.i:                                   ; preds = %for.cond17.preheader.i.i, %for.body20.i.i
  %k.172.i.i = phi i64 [ %inc33.i.i, %for.body20.i.i ], [ %k.0.lcssa.i313.i, %for.cond17.preheader.i.i ]
  %wrong.171.i.i = phi i64 [ %or29.i.i, %for.body20.i.i ], [ %or14.i.i, %for.cond17.preheader.i.i ]
  %arrayidx.i318.i = getelementptr inbounds i64, ptr %add.ptr75.i, i64 %k.172.i.i
  %28 = load i64, ptr %arrayidx.i318.i, align 8
  %cmp23.i.i = icmp slt i64 %28, 0
  %cond.i319.i = select i1 %cmp23.i.i, i64 %24, i64 0
  %add25.i.i = add nsw i64 %cond.i319.i, %28
  %cmp26.i.i = icmp uge i64 %add25.i.i, %24
  %conv28.i.i = zext i1 %cmp26.i.i to i64
  %or29.i.i = or i64 %wrong.171.i.i, %conv28.i.i
  %conv30.i320.i = trunc i64 %add25.i.i to i32
  %arrayidx31.i.i = getelementptr inbounds i32, ptr %cond67.i, i64 %k.172.i.i
  store i32 %conv30.i320.i, ptr %arrayidx31.i.i, align 4
  %inc33.i.i = add nuw nsw i64 %k.172.i.i, 1
  %exitcond74.not.i.i = icmp eq i64 %inc33.i.i, %spec.select.i
  br i1 %exitcond74.not.i.i, label %cond.end78.i, label %for.body20.i.i, !llvm.loop !13

cond.end78.i:                                     ; preds = %for.body20.i.i, %for.body21.i.i, %for.cond17.preheader.i.i, %for.cond18.preheader.i.i
  %cond79.in.in.i = phi i64 [ %or15.i.i, %for.cond18.preheader.i.i ], [ %or14.i.i, %for.cond17.preheader.i.i ], [ %or31.i.i, %for.body21.i.i ], [ %or29.i.i, %for.body20.i.i ]
  %cond79.in.not.i = icmp eq i64 %cond79.in.in.i, 0
  br i1 %cond79.in.not.i, label %if.end82.i, label %set_32.exit

if.end82.i:                                       ; preds = %cond.end78.i
  br i1 %20, label %if.end87.i, label %if.else85.i

if.else85.i:                                      ; preds = %if.end82.i
  %cmp55.i.i = icmp sgt i64 %sub52.i, 0
  br i1 %cmp55.i.i, label %for.body.i323.i, label %if.else94.thread.i

for.cond12.preheader.i.i:                         ; preds = %for.body.i323.i
  %tobool.not.i.i = icmp eq i64 %add.i325.i, 0
  br i1 %tobool.not.i.i, label %if.else94.thread.i, label %for.body16.lr.ph.i.i

for.body16.lr.ph.i.i:                             ; preds = %for.cond12.preheader.i.i
  %sub18.i.i = add nsw i64 %add.i325.i, -1
  %arrayidx19.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %sub18.i.i
  %arrayidx25.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %sub18.i.i
  br label %for.body16.i.i

for.body.i323.i:                                  ; preds = %if.else85.i, %for.body.i323.i
  %n.057.i.i = phi i64 [ %add.i325.i, %for.body.i323.i ], [ 0, %if.else85.i ]
  %k.056.i.i = phi i64 [ %inc.i326.i, %for.body.i323.i ], [ 0, %if.else85.i ]
  %arrayidx.i324.i = getelementptr inbounds i32, ptr %places.i, i64 %k.056.i.i
  %29 = load i32, ptr %arrayidx.i324.i, align 4
  %sub3.i.i = sub i32 %29, %conv.i321.i
  %conv4.i.i = trunc i64 %k.056.i.i to i32
  %arrayidx5.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %n.057.i.i
  store i32 %conv4.i.i, ptr %arrayidx5.i.i, align 4
  %arrayidx7.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %n.057.i.i
  store i32 %sub3.i.i, ptr %arrayidx7.i.i, align 4
  %cmp8.i.i = icmp ult i32 %sub3.i.i, %conv1.i.i
  %conv10.i.i = zext i1 %cmp8.i.i to i64
  %add.i325.i = add nuw nsw i64 %n.057.i.i, %conv10.i.i
  %inc.i326.i = add nuw nsw i64 %k.056.i.i, 1
  %exitcond.not.i327.i = icmp eq i64 %inc.i326.i, %spec.select.i
  br i1 %exitcond.not.i327.i, label %for.cond12.preheader.i.i, label %for.body.i323.i, !llvm.loop !14

for.body16.i.i:                                   ; preds = %for.body16.i.i, %for.body16.lr.ph.i.i
  %k11.058.i.i = phi i64 [ 0, %for.body16.lr.ph.i.i ], [ %inc30.i.i, %for.body16.i.i ]
  %30 = load i32, ptr %arrayidx19.i.i, align 4
  %add21.i.i = add nuw nsw i64 %k11.058.i.i, %add.i325.i
  %arrayidx22.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add21.i.i
  store i32 %30, ptr %arrayidx22.i.i, align 4
  %31 = load i32, ptr %arrayidx25.i.i, align 4
  %arrayidx28.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add21.i.i
  store i32 %31, ptr %arrayidx28.i.i, align 4
  %inc30.i.i = add nuw nsw i64 %k11.058.i.i, 1
  %exitcond.not.i = icmp eq i64 %inc30.i.i, 8
  br i1 %exitcond.not.i, label %if.end87.i, label %for.body16.i.i, !llvm.loop !15

if.else94.thread.i:                               ; preds = %for.cond12.preheader.i.i, %if.else85.i
  store i64 0, ptr %count32.i.i, align 8
  br label %for.inc101.i

if.end87.i:                                       ; preds = %for.body16.i.i, %if.end82.i
  %32 = phi i64 [ %spec.select.i, %if.end82.i ], [ %add.i325.i, %for.body16.i.i ]
  store i64 %32, ptr %count32.i.i, align 8
  %tobool89.i = icmp ne i64 %32, 0
  %or.cond183.i = select i1 %tobool89.i, i1 %cmp91.i, i1 false
  %cmp31.i.i = icmp sgt i64 %32, 0
  br i1 %or.cond183.i, label %if.then93.i, label %if.else94.i

if.then93.i:                                      ; preds = %if.end87.i
  br i1 %cmp31.i.i, label %for.body.i328.i, label %for.inc101.i

for.body.i328.i:                                  ; preds = %if.then93.i, %for.body.i328.i
  %m.032.i.i = phi i64 [ %inc.i332.i, %for.body.i328.i ], [ 0, %if.then93.i ]
  %arrayidx4.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.032.i.i
  %33 = load i32, ptr %arrayidx4.i.i, align 4
  %conv5.i.i = sext i32 %33 to i64
  %add.i329.i = add nuw nsw i64 %m.032.i.i, 8
  %arrayidx7.i330.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i329.i
  %34 = load i32, ptr %arrayidx7.i330.i, align 4
  %idx.ext.i.i = sext i32 %34 to i64
  %add.ptr.i331.i = getelementptr inbounds i32, ptr %cond.i, i64 %idx.ext.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i, i32 1, i32 3, i32 1)
  %arrayidx11.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.032.i.i
  %35 = load i32, ptr %arrayidx11.i.i, align 4
  %conv12.i.i = sext i32 %35 to i64
  %mul.i.i = mul nsw i64 %10, %conv12.i.i
  %arrayidx13.i.i = getelementptr inbounds i32, ptr %values.0357.i, i64 %mul.i.i
  %36 = load i32, ptr %arrayidx13.i.i, align 4
  %arrayidx14.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %conv5.i.i
  store i32 %36, ptr %arrayidx14.i.i, align 4
  %inc.i332.i = add nuw nsw i64 %m.032.i.i, 1
  %exitcond369.not.i = icmp eq i64 %inc.i332.i, %32
  br i1 %exitcond369.not.i, label %for.inc101.i, label %for.body.i328.i, !llvm.loop !16

if.else94.i:                                      ; preds = %if.end87.i
  br i1 %cmp31.i.i, label %for.body.i336.i, label %for.inc101.i

for.body.i336.i:                                  ; preds = %if.else94.i, %for.end34.i.i
  %m.073.i.i = phi i64 [ %inc36.i.i, %for.end34.i.i ], [ 0, %if.else94.i ]
  %arrayidx.i337.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %m.073.i.i
  %37 = load i32, ptr %arrayidx.i337.i, align 4
  %conv.i338.i = sext i32 %37 to i64
  %mul.i339.i = mul nsw i64 %10, %conv.i338.i
  %add.ptr.i340.i = getelementptr inbounds i32, ptr %values.0357.i, i64 %mul.i339.i
  %arrayidx1.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %m.073.i.i
  %38 = load i32, ptr %arrayidx1.i.i, align 4
  %conv2.i.i = sext i32 %38 to i64
  %mul3.i.i = mul nsw i64 %11, %conv2.i.i
  %add.ptr4.i.i = getelementptr i32, ptr %cond.i, i64 %mul3.i.i
  %add.i341.i = add nuw nsw i64 %m.073.i.i, 8
  %arrayidx6.i.i = getelementptr inbounds [520 x i32], ptr %found.i, i64 0, i64 %add.i341.i
  %39 = load i32, ptr %arrayidx6.i.i, align 4
  %conv7.i.i = sext i32 %39 to i64
  %mul8.i.i = mul nsw i64 %10, %conv7.i.i
  %add.ptr9.i342.i = getelementptr inbounds i32, ptr %values.0357.i, i64 %mul8.i.i
  %arrayidx12.i.i = getelementptr inbounds [520 x i32], ptr %places63.i, i64 0, i64 %add.i341.i
  %40 = load i32, ptr %arrayidx12.i.i, align 4
  %conv13.i.i = sext i32 %40 to i64
  %mul14.i.i = mul nsw i64 %11, %conv13.i.i
  %add.ptr15.i.i = getelementptr inbounds i32, ptr %cond.i, i64 %mul14.i.i
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i, i32 1, i32 3, i32 1)
  br i1 %cmp18.not67.i.i, label %for.cond26.preheader.i.i, label %for.body20.i343.i

for.cond26.preheader.i.i:                         ; preds = %for.body20.i343.i, %for.body.i336.i
  %j.0.lcssa.i.i = phi i64 [ 0, %for.body.i336.i ], [ %add1769.i.i, %for.body20.i343.i ]
  %cmp2770.i.i = icmp slt i64 %j.0.lcssa.i.i, %11
  br i1 %cmp2770.i.i, label %for.body29.i.i, label %for.end34.i.i

for.body20.i343.i:                                ; preds = %for.body.i336.i, %for.body20.i343.i
  %add1769.i.i = phi i64 [ %add17.i.i, %for.body20.i343.i ], [ 8, %for.body.i336.i ]
  %j.068.i.i = phi i64 [ %add1769.i.i, %for.body20.i343.i ], [ 0, %for.body.i336.i ]
  %add.ptr21.i.i = getelementptr inbounds i32, ptr %add.ptr9.i342.i, i64 %j.068.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i, i32 0, i32 3, i32 1)
  %add.ptr22.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.068.i.i
  %add.ptr23.i.i = getelementptr inbounds i32, ptr %add.ptr.i340.i, i64 %j.068.i.i
  %41 = load <8 x i32>, ptr %add.ptr23.i.i, align 4
  store <8 x i32> %41, ptr %add.ptr22.i.i, align 4
  %add17.i.i = add nuw nsw i64 %add1769.i.i, 8
  %cmp18.not.i.i = icmp sgt i64 %add17.i.i, %11
  br i1 %cmp18.not.i.i, label %for.cond26.preheader.i.i, label %for.body20.i343.i, !llvm.loop !17

for.body29.i.i:                                   ; preds = %for.cond26.preheader.i.i, %for.body29.i.i
  %j.171.i.i = phi i64 [ %inc.i346.i, %for.body29.i.i ], [ %j.0.lcssa.i.i, %for.cond26.preheader.i.i ]
  %arrayidx30.i.i = getelementptr inbounds i32, ptr %add.ptr4.i.i, i64 %j.171.i.i
  %arrayidx31.i345.i = getelementptr inbounds i32, ptr %add.ptr.i340.i, i64 %j.171.i.i
  %42 = load i32, ptr %arrayidx31.i345.i, align 4
  store i32 %42, ptr %arrayidx30.i.i, align 4
  %inc.i346.i = add nuw nsw i64 %j.171.i.i, 1
  %exitcond.not.i347.i = icmp eq i64 %inc.i346.i, %11
  br i1 %exitcond.not.i347.i, label %for.end34.i.i, label %for.body29.i.i, !llvm.loop !18

for.end34.i.i:                                    ; preds = %for.body29.i.i, %for.cond26.preheader.i.i
  %inc36.i.i = add nuw nsw i64 %m.073.i.i, 1
  %exitcond368.not.i = icmp eq i64 %inc36.i.i, %32
  br i1 %exitcond368.not.i, label %for.inc101.i, label %for.body.i336.i, !llvm.loop !19

for.inc101.i:                                     ; preds = %for.end34.i.i, %for.body.i328.i, %if.else94.i, %if.then93.i, %if.else94.thread.i
  %add.i = add nuw nsw i64 %k44.0356.i, 512
  %add.ptr103.i = getelementptr i8, ptr %values.0357.i, i64 %add.ptr103.idx.i
  %43 = load i64, ptr %arrayidx46.i, align 8
  %cmp47.not.i = icmp slt i64 %add.i, %43
  br i1 %cmp47.not.i, label %for.body50.i, label %for.end106.i, !llvm.loop !20

for.end106.i:                                     ; preds = %for.inc101.i, %for.cond45.preheader.i
  %44 = load i64, ptr %a, align 8
  %cmp108.i = icmp eq i64 %44, 0
  %tobool111.i = icmp ne i64 %13, 0
  %or.cond184.i = select i1 %cmp108.i, i1 %tobool111.i, i1 false
  br i1 %or.cond184.i, label %lor.lhs.false112.i, label %set_32.exit

lor.lhs.false112.i:                               ; preds = %for.end106.i
  %cmp113.i = icmp ne ptr %cond.i, %14
  %tobool116.i = icmp ne i64 %4, 0
  %or.cond185.i = select i1 %cmp113.i, i1 true, i1 %tobool116.i
  br i1 %or.cond185.i, label %for.cond120.preheader.i, label %set_32.exit

for.cond120.preheader.i:                          ; preds = %lor.lhs.false112.i
  %cmp122.not358.i = icmp slt i64 %mul.i, 8
  br i1 %cmp122.not358.i, label %for.cond145.preheader.i, label %for.body124.lr.ph.i

for.body124.lr.ph.i:                              ; preds = %for.cond120.preheader.i
  %add.ptr131.i = getelementptr inbounds i32, ptr %5, i64 %mul9.i
  br label %for.body124.i

for.cond145.preheader.i:                          ; preds = %if.end140.i, %for.cond120.preheader.i
  %k119.0.lcssa.i = phi i64 [ 0, %for.cond120.preheader.i ], [ %add121360.i, %if.end140.i ]
  %cmp146361.i = icmp slt i64 %k119.0.lcssa.i, %mul.i
  br i1 %cmp146361.i, label %for.body148.lr.ph.i, label %set_32.exit

for.body148.lr.ph.i:                              ; preds = %for.cond145.preheader.i
  %45 = getelementptr i32, ptr %5, i64 %mul9.i
  br label %for.body148.i

for.body124.i:                                    ; preds = %if.end140.i, %for.body124.lr.ph.i
  %add121360.i = phi i64 [ 8, %for.body124.lr.ph.i ], [ %add121.i, %if.end140.i ]
  %k119.0359.i = phi i64 [ 0, %for.body124.lr.ph.i ], [ %add121360.i, %if.end140.i ]
  %add.ptr125.i = getelementptr inbounds i32, ptr %cond.i, i64 %k119.0359.i
  %46 = load <8 x i32>, ptr %add.ptr125.i, align 4
  br i1 %tobool116.i, label %land.lhs.true127.i, label %if.end140.i

land.lhs.true127.i:                               ; preds = %for.body124.i
  %47 = load i64, ptr %arrayidx8.i, align 8
  %tobool129.not.i = icmp eq i64 %47, 0
  br i1 %tobool129.not.i, label %if.then136.i, label %if.then130.i

if.then130.i:                                     ; preds = %land.lhs.true127.i
  %add.ptr132.i = getelementptr inbounds i32, ptr %add.ptr131.i, i64 %k119.0359.i
  %48 = load <8 x i32>, ptr %add.ptr132.i, align 4
  %add133.i = add <8 x i32> %48, %46
  br label %if.end140.i

if.then136.i:                                     ; preds = %land.lhs.true127.i
  %49 = load i32, ptr %5, align 4
  %splat.splatinsert.i = insertelement <8 x i32> poison, i32 %49, i64 0
  %splat.splat.i = shufflevector <8 x i32> %splat.splatinsert.i, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i = add <8 x i32> %splat.splat.i, %46
  br label %if.end140.i

if.end140.i:                                      ; preds = %if.then136.i, %if.then130.i, %for.body124.i
  %sum.0.i = phi <8 x i32> [ %add133.i, %if.then130.i ], [ %add138.i, %if.then136.i ], [ %46, %for.body124.i ]
  %add.ptr141.i = getelementptr inbounds i32, ptr %14, i64 %k119.0359.i
  store <8 x i32> %sum.0.i, ptr %add.ptr141.i, align 4
  %add121.i = add nuw nsw i64 %add121360.i, 8
  %cmp122.not.i = icmp sgt i64 %add121.i, %mul.i
  br i1 %cmp122.not.i, label %for.cond145.preheader.i, label %for.body124.i, !llvm.loop !21

for.body148.i:                                    ; preds = %cond.end159.i, %for.body148.lr.ph.i
  %k119.1362.i = phi i64 [ %k119.0.lcssa.i, %for.body148.lr.ph.i ], [ %inc163.i, %cond.end159.i ]
  %arrayidx151.i = getelementptr inbounds i32, ptr %cond.i, i64 %k119.1362.i
  %50 = load i32, ptr %arrayidx151.i, align 4
  br i1 %tobool116.i, label %cond.true150.i, label %cond.end159.i

cond.true150.i:                                   ; preds = %for.body148.i
  %51 = load i64, ptr %arrayidx8.i, align 8
  %mul153.i = mul nsw i64 %51, %k119.1362.i
  %arrayidx155.i = getelementptr i32, ptr %45, i64 %mul153.i
  %52 = load i32, ptr %arrayidx155.i, align 4
  %add156.i = add nsw i32 %52, %50
  br label %cond.end159.i

cond.end159.i:                                    ; preds = %cond.true150.i, %for.body148.i
  %cond160.i = phi i32 [ %add156.i, %cond.true150.i ], [ %50, %for.body148.i ]
  %arrayidx161.i = getelementptr inbounds i32, ptr %14, i64 %k119.1362.i
  store i32 %cond160.i, ptr %arrayidx161.i, align 4
  %inc163.i = add nuw nsw i64 %k119.1362.i, 1
  %exitcond370.not.i = icmp eq i64 %inc163.i, %mul.i
  br i1 %exitcond370.not.i, label %set_32.exit, label %for.body148.i, !llvm.loop !22

set_32.exit:                                      ; preds = %cond.end78.i, %cond.end159.i, %for.end106.i, %lor.lhs.false112.i, %for.cond145.preheader.i
  %retval.3.i = phi i64 [ 0, %lor.lhs.false112.i ], [ 0, %for.end106.i ], [ 0, %for.cond145.preheader.i ], [ 0, %cond.end159.i ], [ 1, %cond.end78.i ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i) #7
  br label %return

cond.false:                                       ; preds = %if.then
  %arrayidx.i117 = getelementptr inbounds i8, ptr %a, i64 24
  %53 = load i64, ptr %arrayidx.i117, align 8
  %54 = inttoptr i64 %53 to ptr
  %arrayidx1.i118 = getelementptr inbounds i8, ptr %a, i64 88
  %55 = load i64, ptr %arrayidx1.i118, align 8
  %56 = inttoptr i64 %55 to ptr
  %arrayidx2.i119 = getelementptr inbounds i8, ptr %a, i64 40
  %57 = load i64, ptr %arrayidx2.i119, align 8
  %58 = inttoptr i64 %57 to ptr
  %arrayidx3.i120 = getelementptr inbounds i8, ptr %a, i64 72
  %59 = load i64, ptr %arrayidx3.i120, align 8
  %arrayidx4.i121 = getelementptr inbounds i8, ptr %a, i64 80
  %60 = load i64, ptr %arrayidx4.i121, align 8
  %arrayidx5.i122 = getelementptr inbounds i8, ptr %a, i64 32
  %61 = load i64, ptr %arrayidx5.i122, align 8
  %arrayidx6.i123 = getelementptr inbounds i8, ptr %a, i64 64
  %62 = load i64, ptr %arrayidx6.i123, align 8
  %sub.i124 = sub i64 %60, %59
  %mul.i125 = mul i64 %62, %sub.i124
  %mul7.i126 = mul nsw i64 %62, %59
  %arrayidx8.i127 = getelementptr inbounds i8, ptr %a, i64 96
  %63 = load i64, ptr %arrayidx8.i127, align 8
  %mul9.i128 = mul nsw i64 %mul7.i126, %63
  %arrayidx10.i129 = getelementptr inbounds i8, ptr %a, i64 120
  %64 = load i64, ptr %arrayidx10.i129, align 8
  %65 = inttoptr i64 %64 to ptr
  %arrayidx11.i130 = getelementptr inbounds i8, ptr %a, i64 112
  %66 = load i64, ptr %arrayidx11.i130, align 8
  %tobool.not.i131 = icmp eq i64 %66, 0
  %67 = inttoptr i64 %66 to ptr
  %cond.i132 = select i1 %tobool.not.i131, ptr %65, ptr %67
  %arrayidx13.i133 = getelementptr inbounds i8, ptr %a, i64 104
  %68 = load i64, ptr %arrayidx13.i133, align 8
  %tobool14.not.i134 = icmp eq i64 %68, 0
  br i1 %tobool14.not.i134, label %if.end30.i141, label %land.lhs.true.i135

land.lhs.true.i135:                               ; preds = %cond.false
  %tobool16.i137.not = icmp eq i64 %55, 0
  br i1 %tobool16.i137.not, label %if.then.i139, label %land.lhs.true20.i362

if.then.i139:                                     ; preds = %land.lhs.true.i135
  %cmp121.i.i140 = icmp sgt i64 %mul.i125, 0
  br i1 %cmp121.i.i140, label %for.body6.preheader.i.i, label %if.end30.i141

for.body6.preheader.i.i:                          ; preds = %if.then.i139
  %69 = inttoptr i64 %68 to ptr
  %.pre.i.i = load i64, ptr %69, align 8
  br label %for.body6.i.i

for.body6.i.i:                                    ; preds = %for.body6.i.i, %for.body6.preheader.i.i
  %k2.020.i.i = phi i64 [ %inc9.i.i, %for.body6.i.i ], [ 0, %for.body6.preheader.i.i ]
  %arrayidx7.i.i360 = getelementptr inbounds i64, ptr %cond.i132, i64 %k2.020.i.i
  store i64 %.pre.i.i, ptr %arrayidx7.i.i360, align 8
  %inc9.i.i = add nuw nsw i64 %k2.020.i.i, 1
  %exitcond.not.i.i361 = icmp eq i64 %inc9.i.i, %mul.i125
  br i1 %exitcond.not.i.i361, label %if.end30.i141, label %for.body6.i.i, !llvm.loop !23

land.lhs.true20.i362:                             ; preds = %land.lhs.true.i135
  %tobool22.not.i363 = icmp eq i64 %63, 0
  br i1 %tobool22.not.i363, label %if.then28.i367, label %if.then23.i364

if.then23.i364:                                   ; preds = %land.lhs.true20.i362
  %add.ptr.i365 = getelementptr inbounds i64, ptr %56, i64 %mul9.i128
  %mul24.i366 = shl i64 %mul.i125, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i132, ptr nonnull align 8 %add.ptr.i365, i64 %mul24.i366, i1 false)
  br label %if.end30.i141

if.then28.i367:                                   ; preds = %land.lhs.true20.i362
  %cmp121.i285.i368 = icmp sgt i64 %mul.i125, 0
  br i1 %cmp121.i285.i368, label %for.body6.preheader.i286.i, label %if.end30.i141

for.body6.preheader.i286.i:                       ; preds = %if.then28.i367
  %.pre.i287.i = load i64, ptr %56, align 8
  br label %for.body6.i288.i

for.body6.i288.i:                                 ; preds = %for.body6.i288.i, %for.body6.preheader.i286.i
  %k2.020.i289.i = phi i64 [ %inc9.i291.i, %for.body6.i288.i ], [ 0, %for.body6.preheader.i286.i ]
  %arrayidx7.i290.i = getelementptr inbounds i64, ptr %cond.i132, i64 %k2.020.i289.i
  store i64 %.pre.i287.i, ptr %arrayidx7.i290.i, align 8
  %inc9.i291.i = add nuw nsw i64 %k2.020.i289.i, 1
  %exitcond.not.i292.i = icmp eq i64 %inc9.i291.i, %mul.i125
  br i1 %exitcond.not.i292.i, label %if.end30.i141, label %for.body6.i288.i, !llvm.loop !23

if.end30.i141:                                    ; preds = %for.body6.i288.i, %for.body6.i.i, %if.then28.i367, %if.then23.i364, %if.then.i139, %cond.false
  %cmp31.i142 = icmp eq i64 %59, 0
  br i1 %cmp31.i142, label %land.end.i349, label %land.end.thread.i143

land.end.thread.i143:                             ; preds = %if.end30.i141
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i115) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i116) #7
  br label %for.cond45.preheader.i144

land.end.i349:                                    ; preds = %if.end30.i141
  %arrayidx32.i350 = getelementptr inbounds i8, ptr %a, i64 56
  %70 = load i64, ptr %arrayidx32.i350, align 8
  %cmp33.i351 = icmp eq i64 %60, %70
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i115) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i116) #7
  br i1 %cmp33.i351, label %for.body.lr.ph.i352, label %for.cond45.preheader.i144

for.body.lr.ph.i352:                              ; preds = %land.end.i349
  %places42.i353 = getelementptr inbounds i8, ptr %found.i116, i64 2080
  br label %for.body.i354

for.cond45.preheader.i144:                        ; preds = %for.body.i354, %land.end.i349, %land.end.thread.i143
  %71 = phi i1 [ false, %land.end.thread.i143 ], [ false, %land.end.i349 ], [ true, %for.body.i354 ]
  %arrayidx46.i145 = getelementptr inbounds i8, ptr %a, i64 48
  %72 = load i64, ptr %arrayidx46.i145, align 8
  %cmp47.not353.i = icmp sgt i64 %72, 0
  br i1 %cmp47.not353.i, label %for.body50.lr.ph.i188, label %for.end106.i146

for.body50.lr.ph.i188:                            ; preds = %for.cond45.preheader.i144
  %places63.i189 = getelementptr inbounds i8, ptr %found.i116, i64 2080
  %cond67.i190 = select i1 %71, ptr %places63.i189, ptr %places.i115
  %arrayidx68.i191 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i192 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i = trunc i64 %59 to i32
  %conv1.i.i193 = trunc i64 %sub.i124 to i32
  %count32.i.i194 = getelementptr inbounds i8, ptr %found.i116, i64 4160
  %cmp91.i195 = icmp eq i64 %62, 1
  %cmp18.not67.i.i196 = icmp slt i64 %62, 8
  %add.ptr103.idx.i197 = shl nsw i64 %61, 12
  br label %for.body50.i198

for.body.i354:                                    ; preds = %for.body.i354, %for.body.lr.ph.i352
  %k.0352.i = phi i64 [ 0, %for.body.lr.ph.i352 ], [ %inc.i358, %for.body.i354 ]
  %conv40.i355 = trunc nuw i64 %k.0352.i to i32
  %arrayidx41.i356 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %k.0352.i
  store i32 %conv40.i355, ptr %arrayidx41.i356, align 4
  %arrayidx43.i357 = getelementptr inbounds [520 x i32], ptr %places42.i353, i64 0, i64 %k.0352.i
  store i32 0, ptr %arrayidx43.i357, align 4
  %inc.i358 = add nuw nsw i64 %k.0352.i, 1
  %exitcond4305.not = icmp eq i64 %inc.i358, 520
  br i1 %exitcond4305.not, label %for.cond45.preheader.i144, label %for.body.i354, !llvm.loop !24

for.body50.i198:                                  ; preds = %for.inc101.i223, %for.body50.lr.ph.i188
  %73 = phi i64 [ %72, %for.body50.lr.ph.i188 ], [ %94, %for.inc101.i223 ]
  %values.0356.i = phi ptr [ %54, %for.body50.lr.ph.i188 ], [ %add.ptr103.i225, %for.inc101.i223 ]
  %k44.0355.i = phi i64 [ 0, %for.body50.lr.ph.i188 ], [ %add.i224, %for.inc101.i223 ]
  %sub52.i199 = sub nsw i64 %73, %k44.0355.i
  %spec.select.i200 = tail call i64 @llvm.smin.i64(i64 %sub52.i199, i64 512)
  %74 = load i64, ptr %arrayidx68.i191, align 8
  %cmp69.i201 = icmp eq i64 %74, 4
  %75 = load i64, ptr %arrayidx76.i192, align 8
  %cmp.not65.i.i202 = icmp slt i64 %sub52.i199, 8
  br i1 %cmp69.i201, label %cond.true71.i301, label %cond.false74.i203

cond.true71.i301:                                 ; preds = %for.body50.i198
  %add.ptr72.i302 = getelementptr inbounds i32, ptr %58, i64 %k44.0355.i
  br i1 %cmp.not65.i.i202, label %for.cond11.preheader.i.i323, label %for.body.lr.ph.i.i303

for.body.lr.ph.i.i303:                            ; preds = %cond.true71.i301
  %splat.splatinsert.i.i304 = insertelement <8 x i64> poison, i64 %75, i64 0
  %splat.splat.i.i305 = shufflevector <8 x i64> %splat.splatinsert.i.i304, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i306

for.cond11.preheader.i.i323:                      ; preds = %for.body.i.i306, %cond.true71.i301
  %outside.0.lcssa.i.i324 = phi <8 x i64> [ zeroinitializer, %cond.true71.i301 ], [ %or7.i.i318, %for.body.i.i306 ]
  %k.0.lcssa.i.i325 = phi i64 [ 0, %cond.true71.i301 ], [ %add68.i.i307, %for.body.i.i306 ]
  br label %for.body14.i.i326

for.body.i.i306:                                  ; preds = %for.body.i.i306, %for.body.lr.ph.i.i303
  %add68.i.i307 = phi i64 [ 8, %for.body.lr.ph.i.i303 ], [ %add.i.i321, %for.body.i.i306 ]
  %k.067.i.i308 = phi i64 [ 0, %for.body.lr.ph.i.i303 ], [ %add68.i.i307, %for.body.i.i306 ]
  %outside.066.i.i309 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i303 ], [ %or7.i.i318, %for.body.i.i306 ]
  %add.ptr.i.i310 = getelementptr inbounds i32, ptr %add.ptr72.i302, i64 %k.067.i.i308
  %76 = load <8 x i32>, ptr %add.ptr.i.i310, align 4
  %conv.i.i311 = sext <8 x i32> %76 to <8 x i64>
  %isneg.i.i312 = icmp slt <8 x i32> %76, zeroinitializer
  %and.i.i313 = select <8 x i1> %isneg.i.i312, <8 x i64> %splat.splat.i.i305, <8 x i64> zeroinitializer
  %add1.i.i314 = add <8 x i64> %and.i.i313, %conv.i.i311
  %add1.lobit.i.i315 = ashr <8 x i64> %add1.i.i314, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i316 = icmp slt <8 x i64> %add1.i.i314, %splat.splat.i.i305
  %or.i.i317 = select <8 x i1> %cmp5.not.i.i316, <8 x i64> %add1.lobit.i.i315, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i318 = or <8 x i64> %or.i.i317, %outside.066.i.i309
  %conv8.i.i319 = trunc <8 x i64> %add1.i.i314 to <8 x i32>
  %add.ptr9.i.i320 = getelementptr inbounds i32, ptr %cond67.i190, i64 %k.067.i.i308
  store <8 x i32> %conv8.i.i319, ptr %add.ptr9.i.i320, align 4
  %add.i.i321 = add nuw nsw i64 %add68.i.i307, 8
  %cmp.not.i.i322 = icmp sgt i64 %add.i.i321, %spec.select.i200
  br i1 %cmp.not.i.i322, label %for.cond11.preheader.i.i323, label %for.body.i.i306, !llvm.loop !8

for.cond18.preheader.i.i332:                      ; preds = %for.body14.i.i326
  %cmp1972.i.i333 = icmp slt i64 %k.0.lcssa.i.i325, %spec.select.i200
  br i1 %cmp1972.i.i333, label %for.body21.i.i334, label %cond.end78.i216

for.body14.i.i326:                                ; preds = %for.body14.i.i326, %for.cond11.preheader.i.i323
  %j.071.i.i327 = phi i64 [ 0, %for.cond11.preheader.i.i323 ], [ %inc.i.i331, %for.body14.i.i326 ]
  %wrong.070.i.i328 = phi i64 [ 0, %for.cond11.preheader.i.i323 ], [ %or15.i.i330, %for.body14.i.i326 ]
  %vecext.i.i329 = extractelement <8 x i64> %outside.0.lcssa.i.i324, i64 %j.071.i.i327
  %or15.i.i330 = or i64 %vecext.i.i329, %wrong.070.i.i328
  %inc.i.i331 = add nuw nsw i64 %j.071.i.i327, 1
  %exitcond.not.i294.i = icmp eq i64 %inc.i.i331, 8
  br i1 %exitcond.not.i294.i, label %for.cond18.preheader.i.i332, label %for.body14.i.i326, !llvm.loop !9

for.body21.i.i334:                                ; preds = %for.cond18.preheader.i.i332, %for.body21.i.i334
  %k.174.i.i335 = phi i64 [ %inc35.i.i347, %for.body21.i.i334 ], [ %k.0.lcssa.i.i325, %for.cond18.preheader.i.i332 ]
  %wrong.173.i.i336 = phi i64 [ %or31.i.i344, %for.body21.i.i334 ], [ %or15.i.i330, %for.cond18.preheader.i.i332 ]
  %arrayidx.i.i337 = getelementptr inbounds i32, ptr %add.ptr72.i302, i64 %k.174.i.i335
  %77 = load i32, ptr %arrayidx.i.i337, align 4
  %conv23.i.i338 = sext i32 %77 to i64
  %cmp25.i.i339 = icmp slt i32 %77, 0
  %cond.i.i340 = select i1 %cmp25.i.i339, i64 %75, i64 0
  %add27.i.i341 = add nsw i64 %cond.i.i340, %conv23.i.i338
  %cmp28.i.i342 = icmp uge i64 %add27.i.i341, %75
  %conv30.i.i343 = zext i1 %cmp28.i.i342 to i64
  %or31.i.i344 = or i64 %wrong.173.i.i336, %conv30.i.i343
  %conv32.i.i345 = trunc i64 %add27.i.i341 to i32
  %arrayidx33.i.i346 = getelementptr inbounds i32, ptr %cond67.i190, i64 %k.174.i.i335
  store i32 %conv32.i.i345, ptr %arrayidx33.i.i346, align 4
  %inc35.i.i347 = add nuw nsw i64 %k.174.i.i335, 1
  %exitcond76.not.i.i348 = icmp eq i64 %inc35.i.i347, %spec.select.i200
  br i1 %exitcond76.not.i.i348, label %cond.end78.i216, label %for.body21.i.i334, !llvm.loop !10

cond.false74.i203:                                ; preds = %for.body50.i198
  %add.ptr75.i204 = getelementptr inbounds i64, ptr %58, i64 %k44.0355.i
  br i1 %cmp.not65.i.i202, label %for.cond10.preheader.i.i209, label %for.body.lr.ph.i295.i

for.body.lr.ph.i295.i:                            ; preds = %cond.false74.i203
  %splat.splatinsert.i296.i = insertelement <8 x i64> poison, i64 %75, i64 0
  %splat.splat.i297.i = shufflevector <8 x i64> %splat.splatinsert.i296.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i

for.cond10.preheader.i.i209:                      ; preds = %for.body.i298.i, %cond.false74.i203
  %outside.0.lcssa.i310.i = phi <8 x i64> [ zeroinitializer, %cond.false74.i203 ], [ %or7.i306.i, %for.body.i298.i ]
  %k.0.lcssa.i311.i = phi i64 [ 0, %cond.false74.i203 ], [ %add66.i.i205, %for.body.i298.i ]
  br label %for.body13.i.i210

for.body.i298.i:                                  ; preds = %for.body.i298.i, %for.body.lr.ph.i295.i
  %add66.i.i205 = phi i64 [ 8, %for.body.lr.ph.i295.i ], [ %add.i308.i, %for.body.i298.i ]
  %k.065.i.i206 = phi i64 [ 0, %for.body.lr.ph.i295.i ], [ %add66.i.i205, %for.body.i298.i ]
  %outside.064.i.i207 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i ], [ %or7.i306.i, %for.body.i298.i ]
  %add.ptr.i299.i = getelementptr inbounds i64, ptr %add.ptr75.i204, i64 %k.065.i.i206
  %78 = load <8 x i64>, ptr %add.ptr.i299.i, align 8
  %isneg.i300.i = icmp slt <8 x i64> %78, zeroinitializer
  %and.i301.i = select <8 x i1> %isneg.i300.i, <8 x i64> %splat.splat.i297.i, <8 x i64> zeroinitializer
  %add1.i302.i = add <8 x i64> %and.i301.i, %78
  %add1.lobit.i303.i = ashr <8 x i64> %add1.i302.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i = icmp slt <8 x i64> %add1.i302.i, %splat.splat.i297.i
  %or.i305.i = select <8 x i1> %cmp5.not.i304.i, <8 x i64> %add1.lobit.i303.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i = or <8 x i64> %or.i305.i, %outside.064.i.i207
  %conv.i307.i = trunc <8 x i64> %add1.i302.i to <8 x i32>
  %add.ptr8.i.i208 = getelementptr inbounds i32, ptr %cond67.i190, i64 %k.065.i.i206
  store <8 x i32> %conv.i307.i, ptr %add.ptr8.i.i208, align 4
  %add.i308.i = add nuw nsw i64 %add66.i.i205, 8
  %cmp.not.i309.i = icmp sgt i64 %add.i308.i, %spec.select.i200
  br i1 %cmp.not.i309.i, label %for.cond10.preheader.i.i209, label %for.body.i298.i, !llvm.loop !11

for.cond17.preheader.i.i214:                      ; preds = %for.body13.i.i210
  %cmp1870.i.i215 = icmp slt i64 %k.0.lcssa.i311.i, %spec.select.i200
  br i1 %cmp1870.i.i215, label %for.body20.i.i290, label %cond.end78.i216

for.body13.i.i210:                                ; preds = %for.body13.i.i210, %for.cond10.preheader.i.i209
  %j.069.i.i211 = phi i64 [ 0, %for.cond10.preheader.i.i209 ], [ %inc.i313.i, %for.body13.i.i210 ]
  %wrong.068.i.i212 = phi i64 [ 0, %for.cond10.preheader.i.i209 ], [ %or14.i.i213, %for.body13.i.i210 ]
  %vecext.i312.i = extractelement <8 x i64> %outside.0.lcssa.i310.i, i64 %j.069.i.i211
  %or14.i.i213 = or i64 %vecext.i312.i, %wrong.068.i.i212
  %inc.i313.i = add nuw nsw i64 %j.069.i.i211, 1
  %exitcond.not.i314.i = icmp eq i64 %inc.i313.i, 8
  br i1 %exitcond.not.i314.i, label %for.cond17.preheader.i.i214, label %for.body13.i.i210, !llvm.loop !12

for.body20.i.i290:                                ; preds = %for.cond17.preheader.i.i214, %for.body20.i.i290
  %k.172.i.i291 = phi i64 [ %inc33.i.i299, %for.body20.i.i290 ], [ %k.0.lcssa.i311.i, %for.cond17.preheader.i.i214 ]
  %wrong.171.i.i292 = phi i64 [ %or29.i.i297, %for.body20.i.i290 ], [ %or14.i.i213, %for.cond17.preheader.i.i214 ]
  %arrayidx.i316.i = getelementptr inbounds i64, ptr %add.ptr75.i204, i64 %k.172.i.i291
  %79 = load i64, ptr %arrayidx.i316.i, align 8
  %cmp23.i.i293 = icmp slt i64 %79, 0
  %cond.i317.i = select i1 %cmp23.i.i293, i64 %75, i64 0
  %add25.i.i294 = add nsw i64 %cond.i317.i, %79
  %cmp26.i.i295 = icmp uge i64 %add25.i.i294, %75
  %conv28.i.i296 = zext i1 %cmp26.i.i295 to i64
  %or29.i.i297 = or i64 %wrong.171.i.i292, %conv28.i.i296
  %conv30.i318.i = trunc i64 %add25.i.i294 to i32
  %arrayidx31.i.i298 = getelementptr inbounds i32, ptr %cond67.i190, i64 %k.172.i.i291
  store i32 %conv30.i318.i, ptr %arrayidx31.i.i298, align 4
  %inc33.i.i299 = add nuw nsw i64 %k.172.i.i291, 1
  %exitcond74.not.i.i300 = icmp eq i64 %inc33.i.i299, %spec.select.i200
  br i1 %exitcond74.not.i.i300, label %cond.end78.i216, label %for.body20.i.i290, !llvm.loop !13

cond.end78.i216:                                  ; preds = %for.body20.i.i290, %for.body21.i.i334, %for.cond17.preheader.i.i214, %for.cond18.preheader.i.i332
  %cond79.in.in.i217 = phi i64 [ %or15.i.i330, %for.cond18.preheader.i.i332 ], [ %or14.i.i213, %for.cond17.preheader.i.i214 ], [ %or31.i.i344, %for.body21.i.i334 ], [ %or29.i.i297, %for.body20.i.i290 ]
  %cond79.in.not.i218 = icmp eq i64 %cond79.in.in.i217, 0
  br i1 %cond79.in.not.i218, label %if.end82.i219, label %set_64.exit

if.end82.i219:                                    ; preds = %cond.end78.i216
  br i1 %71, label %if.end87.i247, label %if.else85.i220

if.else85.i220:                                   ; preds = %if.end82.i219
  %cmp55.i.i221 = icmp sgt i64 %sub52.i199, 0
  br i1 %cmp55.i.i221, label %for.body.i321.i, label %if.else94.thread.i222

for.cond12.preheader.i.i234:                      ; preds = %for.body.i321.i
  %tobool.not.i.i235 = icmp eq i64 %add.i324.i, 0
  br i1 %tobool.not.i.i235, label %if.else94.thread.i222, label %for.body16.lr.ph.i.i236

for.body16.lr.ph.i.i236:                          ; preds = %for.cond12.preheader.i.i234
  %sub18.i.i237 = add nsw i64 %add.i324.i, -1
  %arrayidx19.i.i238 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %sub18.i.i237
  %arrayidx25.i.i239 = getelementptr inbounds [520 x i32], ptr %places63.i189, i64 0, i64 %sub18.i.i237
  br label %for.body16.i.i240

for.body.i321.i:                                  ; preds = %if.else85.i220, %for.body.i321.i
  %n.057.i.i227 = phi i64 [ %add.i324.i, %for.body.i321.i ], [ 0, %if.else85.i220 ]
  %k.056.i.i228 = phi i64 [ %inc.i325.i, %for.body.i321.i ], [ 0, %if.else85.i220 ]
  %arrayidx.i322.i = getelementptr inbounds i32, ptr %places.i115, i64 %k.056.i.i228
  %80 = load i32, ptr %arrayidx.i322.i, align 4
  %sub3.i.i229 = sub i32 %80, %conv.i319.i
  %conv4.i.i230 = trunc i64 %k.056.i.i228 to i32
  %arrayidx5.i.i231 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %n.057.i.i227
  store i32 %conv4.i.i230, ptr %arrayidx5.i.i231, align 4
  %arrayidx7.i323.i = getelementptr inbounds [520 x i32], ptr %places63.i189, i64 0, i64 %n.057.i.i227
  store i32 %sub3.i.i229, ptr %arrayidx7.i323.i, align 4
  %cmp8.i.i232 = icmp ult i32 %sub3.i.i229, %conv1.i.i193
  %conv10.i.i233 = zext i1 %cmp8.i.i232 to i64
  %add.i324.i = add nuw nsw i64 %n.057.i.i227, %conv10.i.i233
  %inc.i325.i = add nuw nsw i64 %k.056.i.i228, 1
  %exitcond.not.i326.i = icmp eq i64 %inc.i325.i, %spec.select.i200
  br i1 %exitcond.not.i326.i, label %for.cond12.preheader.i.i234, label %for.body.i321.i, !llvm.loop !14

for.body16.i.i240:                                ; preds = %for.body16.i.i240, %for.body16.lr.ph.i.i236
  %k11.058.i.i241 = phi i64 [ 0, %for.body16.lr.ph.i.i236 ], [ %inc30.i.i245, %for.body16.i.i240 ]
  %81 = load i32, ptr %arrayidx19.i.i238, align 4
  %add21.i.i242 = add nuw nsw i64 %k11.058.i.i241, %add.i324.i
  %arrayidx22.i.i243 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %add21.i.i242
  store i32 %81, ptr %arrayidx22.i.i243, align 4
  %82 = load i32, ptr %arrayidx25.i.i239, align 4
  %arrayidx28.i.i244 = getelementptr inbounds [520 x i32], ptr %places63.i189, i64 0, i64 %add21.i.i242
  store i32 %82, ptr %arrayidx28.i.i244, align 4
  %inc30.i.i245 = add nuw nsw i64 %k11.058.i.i241, 1
  %exitcond.not.i246 = icmp eq i64 %inc30.i.i245, 8
  br i1 %exitcond.not.i246, label %if.end87.i247, label %for.body16.i.i240, !llvm.loop !15

if.else94.thread.i222:                            ; preds = %for.cond12.preheader.i.i234, %if.else85.i220
  store i64 0, ptr %count32.i.i194, align 8
  br label %for.inc101.i223

if.end87.i247:                                    ; preds = %for.body16.i.i240, %if.end82.i219
  %83 = phi i64 [ %spec.select.i200, %if.end82.i219 ], [ %add.i324.i, %for.body16.i.i240 ]
  store i64 %83, ptr %count32.i.i194, align 8
  %tobool89.i248 = icmp ne i64 %83, 0
  %or.cond183.i249 = select i1 %tobool89.i248, i1 %cmp91.i195, i1 false
  %cmp31.i.i250 = icmp sgt i64 %83, 0
  br i1 %or.cond183.i249, label %if.then93.i279, label %if.else94.i251

if.then93.i279:                                   ; preds = %if.end87.i247
  br i1 %cmp31.i.i250, label %for.body.i327.i, label %for.inc101.i223

for.body.i327.i:                                  ; preds = %if.then93.i279, %for.body.i327.i
  %m.032.i.i280 = phi i64 [ %inc.i331.i, %for.body.i327.i ], [ 0, %if.then93.i279 ]
  %arrayidx4.i.i281 = getelementptr inbounds [520 x i32], ptr %places63.i189, i64 0, i64 %m.032.i.i280
  %84 = load i32, ptr %arrayidx4.i.i281, align 4
  %conv5.i.i282 = sext i32 %84 to i64
  %add.i328.i = add nuw nsw i64 %m.032.i.i280, 8
  %arrayidx7.i329.i = getelementptr inbounds [520 x i32], ptr %places63.i189, i64 0, i64 %add.i328.i
  %85 = load i32, ptr %arrayidx7.i329.i, align 4
  %idx.ext.i.i283 = sext i32 %85 to i64
  %add.ptr.i330.i = getelementptr inbounds i64, ptr %cond.i132, i64 %idx.ext.i.i283
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i330.i, i32 1, i32 3, i32 1)
  %arrayidx11.i.i284 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %m.032.i.i280
  %86 = load i32, ptr %arrayidx11.i.i284, align 4
  %conv12.i.i285 = sext i32 %86 to i64
  %mul.i.i286 = mul nsw i64 %61, %conv12.i.i285
  %arrayidx13.i.i287 = getelementptr inbounds i64, ptr %values.0356.i, i64 %mul.i.i286
  %87 = load i64, ptr %arrayidx13.i.i287, align 8
  %arrayidx14.i.i288 = getelementptr inbounds i64, ptr %cond.i132, i64 %conv5.i.i282
  store i64 %87, ptr %arrayidx14.i.i288, align 8
  %inc.i331.i = add nuw nsw i64 %m.032.i.i280, 1
  %exitcond368.not.i289 = icmp eq i64 %inc.i331.i, %83
  br i1 %exitcond368.not.i289, label %for.inc101.i223, label %for.body.i327.i, !llvm.loop !25

if.else94.i251:                                   ; preds = %if.end87.i247
  br i1 %cmp31.i.i250, label %for.body.i335.i, label %for.inc101.i223

for.body.i335.i:                                  ; preds = %if.else94.i251, %for.end34.i.i274
  %m.073.i.i252 = phi i64 [ %inc36.i.i275, %for.end34.i.i274 ], [ 0, %if.else94.i251 ]
  %arrayidx.i336.i = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %m.073.i.i252
  %88 = load i32, ptr %arrayidx.i336.i, align 4
  %conv.i337.i = sext i32 %88 to i64
  %mul.i338.i = mul nsw i64 %61, %conv.i337.i
  %add.ptr.i339.i = getelementptr inbounds i64, ptr %values.0356.i, i64 %mul.i338.i
  %arrayidx1.i.i253 = getelementptr inbounds [520 x i32], ptr %places63.i189, i64 0, i64 %m.073.i.i252
  %89 = load i32, ptr %arrayidx1.i.i253, align 4
  %conv2.i.i254 = sext i32 %89 to i64
  %mul3.i.i255 = mul nsw i64 %62, %conv2.i.i254
  %add.ptr4.i.i256 = getelementptr i64, ptr %cond.i132, i64 %mul3.i.i255
  %add.i340.i = add nuw nsw i64 %m.073.i.i252, 8
  %arrayidx6.i.i257 = getelementptr inbounds [520 x i32], ptr %found.i116, i64 0, i64 %add.i340.i
  %90 = load i32, ptr %arrayidx6.i.i257, align 4
  %conv7.i.i258 = sext i32 %90 to i64
  %mul8.i.i259 = mul nsw i64 %61, %conv7.i.i258
  %add.ptr9.i341.i = getelementptr inbounds i64, ptr %values.0356.i, i64 %mul8.i.i259
  %arrayidx12.i.i260 = getelementptr inbounds [520 x i32], ptr %places63.i189, i64 0, i64 %add.i340.i
  %91 = load i32, ptr %arrayidx12.i.i260, align 4
  %conv13.i.i261 = sext i32 %91 to i64
  %mul14.i.i262 = mul nsw i64 %62, %conv13.i.i261
  %add.ptr15.i.i263 = getelementptr inbounds i64, ptr %cond.i132, i64 %mul14.i.i262
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i263, i32 1, i32 3, i32 1)
  br i1 %cmp18.not67.i.i196, label %for.cond26.preheader.i.i271, label %for.body20.i342.i

for.cond26.preheader.i.i271:                      ; preds = %for.body20.i342.i, %for.body.i335.i
  %j.0.lcssa.i.i272 = phi i64 [ 0, %for.body.i335.i ], [ %add1769.i.i264, %for.body20.i342.i ]
  %cmp2770.i.i273 = icmp slt i64 %j.0.lcssa.i.i272, %62
  br i1 %cmp2770.i.i273, label %for.body29.i.i276, label %for.end34.i.i274

for.body20.i342.i:                                ; preds = %for.body.i335.i, %for.body20.i342.i
  %add1769.i.i264 = phi i64 [ %add17.i.i269, %for.body20.i342.i ], [ 8, %for.body.i335.i ]
  %j.068.i.i265 = phi i64 [ %add1769.i.i264, %for.body20.i342.i ], [ 0, %for.body.i335.i ]
  %add.ptr21.i.i266 = getelementptr inbounds i64, ptr %add.ptr9.i341.i, i64 %j.068.i.i265
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i266, i32 0, i32 3, i32 1)
  %add.ptr22.i.i267 = getelementptr inbounds i64, ptr %add.ptr4.i.i256, i64 %j.068.i.i265
  %add.ptr23.i.i268 = getelementptr inbounds i64, ptr %add.ptr.i339.i, i64 %j.068.i.i265
  %92 = load <8 x i64>, ptr %add.ptr23.i.i268, align 8
  store <8 x i64> %92, ptr %add.ptr22.i.i267, align 8
  %add17.i.i269 = add nuw nsw i64 %add1769.i.i264, 8
  %cmp18.not.i.i270 = icmp sgt i64 %add17.i.i269, %62
  br i1 %cmp18.not.i.i270, label %for.cond26.preheader.i.i271, label %for.body20.i342.i, !llvm.loop !26

for.body29.i.i276:                                ; preds = %for.cond26.preheader.i.i271, %for.body29.i.i276
  %j.171.i.i277 = phi i64 [ %inc.i345.i, %for.body29.i.i276 ], [ %j.0.lcssa.i.i272, %for.cond26.preheader.i.i271 ]
  %arrayidx30.i.i278 = getelementptr inbounds i64, ptr %add.ptr4.i.i256, i64 %j.171.i.i277
  %arrayidx31.i344.i = getelementptr inbounds i64, ptr %add.ptr.i339.i, i64 %j.171.i.i277
  %93 = load i64, ptr %arrayidx31.i344.i, align 8
  store i64 %93, ptr %arrayidx30.i.i278, align 8
  %inc.i345.i = add nuw nsw i64 %j.171.i.i277, 1
  %exitcond.not.i346.i = icmp eq i64 %inc.i345.i, %62
  br i1 %exitcond.not.i346.i, label %for.end34.i.i274, label %for.body29.i.i276, !llvm.loop !27

for.end34.i.i274:                                 ; preds = %for.body29.i.i276, %for.cond26.preheader.i.i271
  %inc36.i.i275 = add nuw nsw i64 %m.073.i.i252, 1
  %exitcond367.not.i = icmp eq i64 %inc36.i.i275, %83
  br i1 %exitcond367.not.i, label %for.inc101.i223, label %for.body.i335.i, !llvm.loop !28

for.inc101.i223:                                  ; preds = %for.end34.i.i274, %for.body.i327.i, %if.else94.i251, %if.then93.i279, %if.else94.thread.i222
  %add.i224 = add nuw nsw i64 %k44.0355.i, 512
  %add.ptr103.i225 = getelementptr i8, ptr %values.0356.i, i64 %add.ptr103.idx.i197
  %94 = load i64, ptr %arrayidx46.i145, align 8
  %cmp47.not.i226 = icmp slt i64 %add.i224, %94
  br i1 %cmp47.not.i226, label %for.body50.i198, label %for.end106.i146, !llvm.loop !29

for.end106.i146:                                  ; preds = %for.inc101.i223, %for.cond45.preheader.i144
  %95 = load i64, ptr %a, align 8
  %cmp108.i147 = icmp eq i64 %95, 0
  %tobool111.i148 = icmp ne i64 %64, 0
  %or.cond184.i149 = select i1 %cmp108.i147, i1 %tobool111.i148, i1 false
  br i1 %or.cond184.i149, label %lor.lhs.false112.i151, label %set_64.exit

lor.lhs.false112.i151:                            ; preds = %for.end106.i146
  %cmp113.i152 = icmp ne ptr %cond.i132, %65
  %tobool116.i153 = icmp ne i64 %55, 0
  %or.cond185.i154 = select i1 %cmp113.i152, i1 true, i1 %tobool116.i153
  br i1 %or.cond185.i154, label %for.cond120.preheader.i155, label %set_64.exit

for.cond120.preheader.i155:                       ; preds = %lor.lhs.false112.i151
  %cmp122.not357.i = icmp slt i64 %mul.i125, 8
  br i1 %cmp122.not357.i, label %for.cond145.preheader.i165, label %for.body124.lr.ph.i156

for.body124.lr.ph.i156:                           ; preds = %for.cond120.preheader.i155
  %add.ptr131.i157 = getelementptr inbounds i64, ptr %56, i64 %mul9.i128
  br label %for.body124.i158

for.cond145.preheader.i165:                       ; preds = %if.end140.i160, %for.cond120.preheader.i155
  %k119.0.lcssa.i166 = phi i64 [ 0, %for.cond120.preheader.i155 ], [ %add121359.i, %if.end140.i160 ]
  %cmp146360.i = icmp slt i64 %k119.0.lcssa.i166, %mul.i125
  br i1 %cmp146360.i, label %for.body148.lr.ph.i167, label %set_64.exit

for.body148.lr.ph.i167:                           ; preds = %for.cond145.preheader.i165
  %96 = getelementptr i64, ptr %56, i64 %mul9.i128
  br label %for.body148.i168

for.body124.i158:                                 ; preds = %if.end140.i160, %for.body124.lr.ph.i156
  %add121359.i = phi i64 [ 8, %for.body124.lr.ph.i156 ], [ %add121.i163, %if.end140.i160 ]
  %k119.0358.i = phi i64 [ 0, %for.body124.lr.ph.i156 ], [ %add121359.i, %if.end140.i160 ]
  %add.ptr125.i159 = getelementptr inbounds i64, ptr %cond.i132, i64 %k119.0358.i
  %97 = load <8 x i64>, ptr %add.ptr125.i159, align 8
  br i1 %tobool116.i153, label %land.lhs.true127.i179, label %if.end140.i160

land.lhs.true127.i179:                            ; preds = %for.body124.i158
  %98 = load i64, ptr %arrayidx8.i127, align 8
  %tobool129.not.i180 = icmp eq i64 %98, 0
  br i1 %tobool129.not.i180, label %if.then136.i184, label %if.then130.i181

if.then130.i181:                                  ; preds = %land.lhs.true127.i179
  %add.ptr132.i182 = getelementptr inbounds i64, ptr %add.ptr131.i157, i64 %k119.0358.i
  %99 = load <8 x i64>, ptr %add.ptr132.i182, align 8
  %add133.i183 = add <8 x i64> %99, %97
  br label %if.end140.i160

if.then136.i184:                                  ; preds = %land.lhs.true127.i179
  %100 = load i64, ptr %56, align 8
  %splat.splatinsert.i185 = insertelement <8 x i64> poison, i64 %100, i64 0
  %splat.splat.i186 = shufflevector <8 x i64> %splat.splatinsert.i185, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i187 = add <8 x i64> %splat.splat.i186, %97
  br label %if.end140.i160

if.end140.i160:                                   ; preds = %if.then136.i184, %if.then130.i181, %for.body124.i158
  %sum.0.i161 = phi <8 x i64> [ %add133.i183, %if.then130.i181 ], [ %add138.i187, %if.then136.i184 ], [ %97, %for.body124.i158 ]
  %add.ptr141.i162 = getelementptr inbounds i64, ptr %65, i64 %k119.0358.i
  store <8 x i64> %sum.0.i161, ptr %add.ptr141.i162, align 8
  %add121.i163 = add nuw nsw i64 %add121359.i, 8
  %cmp122.not.i164 = icmp sgt i64 %add121.i163, %mul.i125
  br i1 %cmp122.not.i164, label %for.cond145.preheader.i165, label %for.body124.i158, !llvm.loop !30

for.body148.i168:                                 ; preds = %cond.end159.i170, %for.body148.lr.ph.i167
  %k119.1361.i = phi i64 [ %k119.0.lcssa.i166, %for.body148.lr.ph.i167 ], [ %inc163.i173, %cond.end159.i170 ]
  %arrayidx151.i169 = getelementptr inbounds i64, ptr %cond.i132, i64 %k119.1361.i
  %101 = load i64, ptr %arrayidx151.i169, align 8
  br i1 %tobool116.i153, label %cond.true150.i175, label %cond.end159.i170

cond.true150.i175:                                ; preds = %for.body148.i168
  %102 = load i64, ptr %arrayidx8.i127, align 8
  %mul153.i176 = mul nsw i64 %102, %k119.1361.i
  %arrayidx155.i177 = getelementptr i64, ptr %96, i64 %mul153.i176
  %103 = load i64, ptr %arrayidx155.i177, align 8
  %add156.i178 = add nsw i64 %103, %101
  br label %cond.end159.i170

cond.end159.i170:                                 ; preds = %cond.true150.i175, %for.body148.i168
  %cond160.i171 = phi i64 [ %add156.i178, %cond.true150.i175 ], [ %101, %for.body148.i168 ]
  %arrayidx161.i172 = getelementptr inbounds i64, ptr %65, i64 %k119.1361.i
  store i64 %cond160.i171, ptr %arrayidx161.i172, align 8
  %inc163.i173 = add nuw nsw i64 %k119.1361.i, 1
  %exitcond369.not.i174 = icmp eq i64 %inc163.i173, %mul.i125
  br i1 %exitcond369.not.i174, label %set_64.exit, label %for.body148.i168, !llvm.loop !31

set_64.exit:                                      ; preds = %cond.end78.i216, %cond.end159.i170, %for.end106.i146, %lor.lhs.false112.i151, %for.cond145.preheader.i165
  %retval.3.i150 = phi i64 [ 0, %lor.lhs.false112.i151 ], [ 0, %for.end106.i146 ], [ 0, %for.cond145.preheader.i165 ], [ 0, %cond.end159.i170 ], [ 1, %cond.end78.i216 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i116) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i115) #7
  br label %return

cond.true8:                                       ; preds = %entry
  %arrayidx.i1202 = getelementptr inbounds i8, ptr %a, i64 24
  %104 = load i64, ptr %arrayidx.i1202, align 8
  %105 = inttoptr i64 %104 to ptr
  %arrayidx1.i1203 = getelementptr inbounds i8, ptr %a, i64 88
  %106 = load i64, ptr %arrayidx1.i1203, align 8
  %107 = inttoptr i64 %106 to ptr
  %arrayidx2.i1204 = getelementptr inbounds i8, ptr %a, i64 40
  %108 = load i64, ptr %arrayidx2.i1204, align 8
  %109 = inttoptr i64 %108 to ptr
  %arrayidx3.i1205 = getelementptr inbounds i8, ptr %a, i64 72
  %110 = load i64, ptr %arrayidx3.i1205, align 8
  %arrayidx4.i1206 = getelementptr inbounds i8, ptr %a, i64 80
  %111 = load i64, ptr %arrayidx4.i1206, align 8
  %arrayidx5.i1207 = getelementptr inbounds i8, ptr %a, i64 32
  %112 = load i64, ptr %arrayidx5.i1207, align 8
  %arrayidx6.i1208 = getelementptr inbounds i8, ptr %a, i64 64
  %113 = load i64, ptr %arrayidx6.i1208, align 8
  %sub.i1209 = sub i64 %111, %110
  %mul.i1210 = mul i64 %113, %sub.i1209
  %mul7.i1211 = mul nsw i64 %113, %110
  %arrayidx8.i1212 = getelementptr inbounds i8, ptr %a, i64 96
  %114 = load i64, ptr %arrayidx8.i1212, align 8
  %mul9.i1213 = mul nsw i64 %mul7.i1211, %114
  %arrayidx10.i1214 = getelementptr inbounds i8, ptr %a, i64 120
  %115 = load i64, ptr %arrayidx10.i1214, align 8
  %116 = inttoptr i64 %115 to ptr
  %arrayidx11.i1215 = getelementptr inbounds i8, ptr %a, i64 112
  %117 = load i64, ptr %arrayidx11.i1215, align 8
  %tobool.not.i1216 = icmp eq i64 %117, 0
  %118 = inttoptr i64 %117 to ptr
  %cond.i1217 = select i1 %tobool.not.i1216, ptr %116, ptr %118
  %arrayidx13.i1218 = getelementptr inbounds i8, ptr %a, i64 104
  %119 = load i64, ptr %arrayidx13.i1218, align 8
  %tobool14.not.i1219 = icmp ne i64 %119, 0
  %cmp121.i.i1225 = icmp sgt i64 %mul.i1210, 0
  %or.cond4191 = select i1 %tobool14.not.i1219, i1 %cmp121.i.i1225, i1 false
  switch i64 %1, label %cond.false23 [
    i64 0, label %cond.true11
    i64 1, label %cond.true16
    i64 2, label %cond.true21
  ]

cond.true11:                                      ; preds = %cond.true8
  br i1 %or.cond4191, label %for.body6.preheader.i.i580, label %if.end30.i395

for.body6.preheader.i.i580:                       ; preds = %cond.true11
  %120 = inttoptr i64 %119 to ptr
  %.pre.i.i581 = load i64, ptr %120, align 8
  br label %for.body6.i.i582

for.body6.i.i582:                                 ; preds = %for.body6.i.i582, %for.body6.preheader.i.i580
  %k2.020.i.i583 = phi i64 [ %inc9.i.i585, %for.body6.i.i582 ], [ 0, %for.body6.preheader.i.i580 ]
  %arrayidx7.i.i584 = getelementptr inbounds i64, ptr %cond.i1217, i64 %k2.020.i.i583
  store i64 %.pre.i.i581, ptr %arrayidx7.i.i584, align 8
  %inc9.i.i585 = add nuw nsw i64 %k2.020.i.i583, 1
  %exitcond.not.i.i586 = icmp eq i64 %inc9.i.i585, %mul.i1210
  br i1 %exitcond.not.i.i586, label %if.end30.i395, label %for.body6.i.i582, !llvm.loop !23

if.end30.i395:                                    ; preds = %for.body6.i.i582, %cond.true11
  %cmp31.i396 = icmp eq i64 %110, 0
  br i1 %cmp31.i396, label %land.end.i569, label %land.end.thread.i397

land.end.thread.i397:                             ; preds = %if.end30.i395
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i369) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i370) #7
  br label %for.cond45.preheader.i398

land.end.i569:                                    ; preds = %if.end30.i395
  %arrayidx32.i570 = getelementptr inbounds i8, ptr %a, i64 56
  %121 = load i64, ptr %arrayidx32.i570, align 8
  %cmp33.i571 = icmp eq i64 %111, %121
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i369) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i370) #7
  br i1 %cmp33.i571, label %for.body.lr.ph.i572, label %for.cond45.preheader.i398

for.body.lr.ph.i572:                              ; preds = %land.end.i569
  %places42.i573 = getelementptr inbounds i8, ptr %found.i370, i64 2080
  br label %for.body.i574

for.cond45.preheader.i398:                        ; preds = %for.body.i574, %land.end.i569, %land.end.thread.i397
  %122 = phi i1 [ false, %land.end.thread.i397 ], [ false, %land.end.i569 ], [ true, %for.body.i574 ]
  %arrayidx46.i399 = getelementptr inbounds i8, ptr %a, i64 48
  %123 = load i64, ptr %arrayidx46.i399, align 8
  %cmp47.not361.i = icmp sgt i64 %123, 0
  br i1 %cmp47.not361.i, label %for.body50.lr.ph.i422, label %for.end106.i400

for.body50.lr.ph.i422:                            ; preds = %for.cond45.preheader.i398
  %places63.i423 = getelementptr inbounds i8, ptr %found.i370, i64 2080
  %cond67.i424 = select i1 %122, ptr %places63.i423, ptr %places.i369
  %arrayidx68.i425 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i426 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i = trunc i64 %110 to i32
  %conv1.i.i427 = trunc i64 %sub.i1209 to i32
  %count32.i.i428 = getelementptr inbounds i8, ptr %found.i370, i64 4160
  %cmp91.i429 = icmp eq i64 %113, 1
  %cmp18.not71.i.i = icmp slt i64 %113, 8
  %add.ptr103.idx.i430 = shl nsw i64 %112, 11
  br label %for.body50.i431

for.body.i574:                                    ; preds = %for.body.i574, %for.body.lr.ph.i572
  %k.0360.i = phi i64 [ 0, %for.body.lr.ph.i572 ], [ %inc.i578, %for.body.i574 ]
  %conv40.i575 = trunc nuw i64 %k.0360.i to i32
  %arrayidx41.i576 = getelementptr inbounds [520 x i32], ptr %found.i370, i64 0, i64 %k.0360.i
  store i32 %conv40.i575, ptr %arrayidx41.i576, align 4
  %arrayidx43.i577 = getelementptr inbounds [520 x i32], ptr %places42.i573, i64 0, i64 %k.0360.i
  store i32 0, ptr %arrayidx43.i577, align 4
  %inc.i578 = add nuw nsw i64 %k.0360.i, 1
  %exitcond4301.not = icmp eq i64 %inc.i578, 520
  br i1 %exitcond4301.not, label %for.cond45.preheader.i398, label %for.body.i574, !llvm.loop !32

for.body50.i431:                                  ; preds = %for.inc101.i456, %for.body50.lr.ph.i422
  %124 = phi i64 [ %123, %for.body50.lr.ph.i422 ], [ %150, %for.inc101.i456 ]
  %values.0364.i = phi ptr [ %105, %for.body50.lr.ph.i422 ], [ %add.ptr103.i458, %for.inc101.i456 ]
  %k44.0363.i = phi i64 [ 0, %for.body50.lr.ph.i422 ], [ %add.i457, %for.inc101.i456 ]
  %sub52.i432 = sub nsw i64 %124, %k44.0363.i
  %spec.select.i433 = tail call i64 @llvm.smin.i64(i64 %sub52.i432, i64 512)
  %125 = load i64, ptr %arrayidx68.i425, align 8
  %cmp69.i434 = icmp eq i64 %125, 4
  %126 = load i64, ptr %arrayidx76.i426, align 8
  %cmp.not65.i.i435 = icmp slt i64 %sub52.i432, 8
  br i1 %cmp69.i434, label %cond.true71.i521, label %cond.false74.i436

cond.true71.i521:                                 ; preds = %for.body50.i431
  %add.ptr72.i522 = getelementptr inbounds i32, ptr %109, i64 %k44.0363.i
  br i1 %cmp.not65.i.i435, label %for.cond11.preheader.i.i543, label %for.body.lr.ph.i.i523

for.body.lr.ph.i.i523:                            ; preds = %cond.true71.i521
  %splat.splatinsert.i.i524 = insertelement <8 x i64> poison, i64 %126, i64 0
  %splat.splat.i.i525 = shufflevector <8 x i64> %splat.splatinsert.i.i524, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i526

for.cond11.preheader.i.i543:                      ; preds = %for.body.i.i526, %cond.true71.i521
  %outside.0.lcssa.i.i544 = phi <8 x i64> [ zeroinitializer, %cond.true71.i521 ], [ %or7.i.i538, %for.body.i.i526 ]
  %k.0.lcssa.i.i545 = phi i64 [ 0, %cond.true71.i521 ], [ %add68.i.i527, %for.body.i.i526 ]
  br label %for.body14.i.i546

for.body.i.i526:                                  ; preds = %for.body.i.i526, %for.body.lr.ph.i.i523
  %add68.i.i527 = phi i64 [ 8, %for.body.lr.ph.i.i523 ], [ %add.i.i541, %for.body.i.i526 ]
  %k.067.i.i528 = phi i64 [ 0, %for.body.lr.ph.i.i523 ], [ %add68.i.i527, %for.body.i.i526 ]
  %outside.066.i.i529 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i523 ], [ %or7.i.i538, %for.body.i.i526 ]
  %add.ptr.i.i530 = getelementptr inbounds i32, ptr %add.ptr72.i522, i64 %k.067.i.i528
  %127 = load <8 x i32>, ptr %add.ptr.i.i530, align 4
  %conv.i.i531 = sext <8 x i32> %127 to <8 x i64>
  %isneg.i.i532 = icmp slt <8 x i32> %127, zeroinitializer
  %and.i.i533 = select <8 x i1> %isneg.i.i532, <8 x i64> %splat.splat.i.i525, <8 x i64> zeroinitializer
  %add1.i.i534 = add <8 x i64> %and.i.i533, %conv.i.i531
  %add1.lobit.i.i535 = ashr <8 x i64> %add1.i.i534, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i536 = icmp slt <8 x i64> %add1.i.i534, %splat.splat.i.i525
  %or.i.i537 = select <8 x i1> %cmp5.not.i.i536, <8 x i64> %add1.lobit.i.i535, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i538 = or <8 x i64> %or.i.i537, %outside.066.i.i529
  %conv8.i.i539 = trunc <8 x i64> %add1.i.i534 to <8 x i32>
  %add.ptr9.i.i540 = getelementptr inbounds i32, ptr %cond67.i424, i64 %k.067.i.i528
  store <8 x i32> %conv8.i.i539, ptr %add.ptr9.i.i540, align 4
  %add.i.i541 = add nuw nsw i64 %add68.i.i527, 8
  %cmp.not.i.i542 = icmp sgt i64 %add.i.i541, %spec.select.i433
  br i1 %cmp.not.i.i542, label %for.cond11.preheader.i.i543, label %for.body.i.i526, !llvm.loop !8

for.cond18.preheader.i.i552:                      ; preds = %for.body14.i.i546
  %cmp1972.i.i553 = icmp slt i64 %k.0.lcssa.i.i545, %spec.select.i433
  br i1 %cmp1972.i.i553, label %for.body21.i.i554, label %cond.end78.i449

for.body14.i.i546:                                ; preds = %for.body14.i.i546, %for.cond11.preheader.i.i543
  %j.071.i.i547 = phi i64 [ 0, %for.cond11.preheader.i.i543 ], [ %inc.i.i551, %for.body14.i.i546 ]
  %wrong.070.i.i548 = phi i64 [ 0, %for.cond11.preheader.i.i543 ], [ %or15.i.i550, %for.body14.i.i546 ]
  %vecext.i.i549 = extractelement <8 x i64> %outside.0.lcssa.i.i544, i64 %j.071.i.i547
  %or15.i.i550 = or i64 %vecext.i.i549, %wrong.070.i.i548
  %inc.i.i551 = add nuw nsw i64 %j.071.i.i547, 1
  %exitcond.not.i299.i = icmp eq i64 %inc.i.i551, 8
  br i1 %exitcond.not.i299.i, label %for.cond18.preheader.i.i552, label %for.body14.i.i546, !llvm.loop !9

for.body21.i.i554:                                ; preds = %for.cond18.preheader.i.i552, %for.body21.i.i554
  %k.174.i.i555 = phi i64 [ %inc35.i.i567, %for.body21.i.i554 ], [ %k.0.lcssa.i.i545, %for.cond18.preheader.i.i552 ]
  %wrong.173.i.i556 = phi i64 [ %or31.i.i564, %for.body21.i.i554 ], [ %or15.i.i550, %for.cond18.preheader.i.i552 ]
  %arrayidx.i.i557 = getelementptr inbounds i32, ptr %add.ptr72.i522, i64 %k.174.i.i555
  %128 = load i32, ptr %arrayidx.i.i557, align 4
  %conv23.i.i558 = sext i32 %128 to i64
  %cmp25.i.i559 = icmp slt i32 %128, 0
  %cond.i.i560 = select i1 %cmp25.i.i559, i64 %126, i64 0
  %add27.i.i561 = add nsw i64 %cond.i.i560, %conv23.i.i558
  %cmp28.i.i562 = icmp uge i64 %add27.i.i561, %126
  %conv30.i.i563 = zext i1 %cmp28.i.i562 to i64
  %or31.i.i564 = or i64 %wrong.173.i.i556, %conv30.i.i563
  %conv32.i.i565 = trunc i64 %add27.i.i561 to i32
  %arrayidx33.i.i566 = getelementptr inbounds i32, ptr %cond67.i424, i64 %k.174.i.i555
  store i32 %conv32.i.i565, ptr %arrayidx33.i.i566, align 4
  %inc35.i.i567 = add nuw nsw i64 %k.174.i.i555, 1
  %exitcond76.not.i.i568 = icmp eq i64 %inc35.i.i567, %spec.select.i433
  br i1 %exitcond76.not.i.i568, label %cond.end78.i449, label %for.body21.i.i554, !llvm.loop !10

cond.false74.i436:                                ; preds = %for.body50.i431
  %add.ptr75.i437 = getelementptr inbounds i64, ptr %109, i64 %k44.0363.i
  br i1 %cmp.not65.i.i435, label %for.cond10.preheader.i.i442, label %for.body.lr.ph.i300.i

for.body.lr.ph.i300.i:                            ; preds = %cond.false74.i436
  %splat.splatinsert.i301.i = insertelement <8 x i64> poison, i64 %126, i64 0
  %splat.splat.i302.i = shufflevector <8 x i64> %splat.splatinsert.i301.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i303.i

for.cond10.preheader.i.i442:                      ; preds = %for.body.i303.i, %cond.false74.i436
  %outside.0.lcssa.i315.i = phi <8 x i64> [ zeroinitializer, %cond.false74.i436 ], [ %or7.i311.i, %for.body.i303.i ]
  %k.0.lcssa.i316.i = phi i64 [ 0, %cond.false74.i436 ], [ %add66.i.i438, %for.body.i303.i ]
  br label %for.body13.i.i443

for.body.i303.i:                                  ; preds = %for.body.i303.i, %for.body.lr.ph.i300.i
  %add66.i.i438 = phi i64 [ 8, %for.body.lr.ph.i300.i ], [ %add.i313.i, %for.body.i303.i ]
  %k.065.i.i439 = phi i64 [ 0, %for.body.lr.ph.i300.i ], [ %add66.i.i438, %for.body.i303.i ]
  %outside.064.i.i440 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i300.i ], [ %or7.i311.i, %for.body.i303.i ]
  %add.ptr.i304.i = getelementptr inbounds i64, ptr %add.ptr75.i437, i64 %k.065.i.i439
  %129 = load <8 x i64>, ptr %add.ptr.i304.i, align 8
  %isneg.i305.i = icmp slt <8 x i64> %129, zeroinitializer
  %and.i306.i = select <8 x i1> %isneg.i305.i, <8 x i64> %splat.splat.i302.i, <8 x i64> zeroinitializer
  %add1.i307.i = add <8 x i64> %and.i306.i, %129
  %add1.lobit.i308.i = ashr <8 x i64> %add1.i307.i, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i309.i = icmp slt <8 x i64> %add1.i307.i, %splat.splat.i302.i
  %or.i310.i = select <8 x i1> %cmp5.not.i309.i, <8 x i64> %add1.lobit.i308.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i311.i = or <8 x i64> %or.i310.i, %outside.064.i.i440
  %conv.i312.i = trunc <8 x i64> %add1.i307.i to <8 x i32>
  %add.ptr8.i.i441 = getelementptr inbounds i32, ptr %cond67.i424, i64 %k.065.i.i439
  store <8 x i32> %conv.i312.i, ptr %add.ptr8.i.i441, align 4
  %add.i313.i = add nuw nsw i64 %add66.i.i438, 8
  %cmp.not.i314.i = icmp sgt i64 %add.i313.i, %spec.select.i433
  br i1 %cmp.not.i314.i, label %for.cond10.preheader.i.i442, label %for.body.i303.i, !llvm.loop !11

for.cond17.preheader.i.i447:                      ; preds = %for.body13.i.i443
  %cmp1870.i.i448 = icmp slt i64 %k.0.lcssa.i316.i, %spec.select.i433
  br i1 %cmp1870.i.i448, label %for.body20.i.i510, label %cond.end78.i449

for.body13.i.i443:                                ; preds = %for.body13.i.i443, %for.cond10.preheader.i.i442
  %j.069.i.i444 = phi i64 [ 0, %for.cond10.preheader.i.i442 ], [ %inc.i318.i, %for.body13.i.i443 ]
  %wrong.068.i.i445 = phi i64 [ 0, %for.cond10.preheader.i.i442 ], [ %or14.i.i446, %for.body13.i.i443 ]
  %vecext.i317.i = extractelement <8 x i64> %outside.0.lcssa.i315.i, i64 %j.069.i.i444
  %or14.i.i446 = or i64 %vecext.i317.i, %wrong.068.i.i445
  %inc.i318.i = add nuw nsw i64 %j.069.i.i444, 1
  %exitcond.not.i319.i = icmp eq i64 %inc.i318.i, 8
  br i1 %exitcond.not.i319.i, label %for.cond17.preheader.i.i447, label %for.body13.i.i443, !llvm.loop !12

for.body20.i.i510:                                ; preds = %for.cond17.preheader.i.i447, %for.body20.i.i510
  %k.172.i.i511 = phi i64 [ %inc33.i.i519, %for.body20.i.i510 ], [ %k.0.lcssa.i316.i, %for.cond17.preheader.i.i447 ]
  %wrong.171.i.i512 = phi i64 [ %or29.i.i517, %for.body20.i.i510 ], [ %or14.i.i446, %for.cond17.preheader.i.i447 ]
  %arrayidx.i321.i = getelementptr inbounds i64, ptr %add.ptr75.i437, i64 %k.172.i.i511
  %130 = load i64, ptr %arrayidx.i321.i, align 8
  %cmp23.i.i513 = icmp slt i64 %130, 0
  %cond.i322.i = select i1 %cmp23.i.i513, i64 %126, i64 0
  %add25.i.i514 = add nsw i64 %cond.i322.i, %130
  %cmp26.i.i515 = icmp uge i64 %add25.i.i514, %126
  %conv28.i.i516 = zext i1 %cmp26.i.i515 to i64
  %or29.i.i517 = or i64 %wrong.171.i.i512, %conv28.i.i516
  %conv30.i323.i = trunc i64 %add25.i.i514 to i32
  %arrayidx31.i.i518 = getelementptr inbounds i32, ptr %cond67.i424, i64 %k.172.i.i511
  store i32 %conv30.i323.i, ptr %arrayidx31.i.i518, align 4
  %inc33.i.i519 = add nuw nsw i64 %k.172.i.i511, 1
  %exitcond74.not.i.i520 = icmp eq i64 %inc33.i.i519, %spec.select.i433
  br i1 %exitcond74.not.i.i520, label %cond.end78.i449, label %for.body20.i.i510, !llvm.loop !13

cond.end78.i449:                                  ; preds = %for.body20.i.i510, %for.body21.i.i554, %for.cond17.preheader.i.i447, %for.cond18.preheader.i.i552
  %cond79.in.in.i450 = phi i64 [ %or15.i.i550, %for.cond18.preheader.i.i552 ], [ %or14.i.i446, %for.cond17.preheader.i.i447 ], [ %or31.i.i564, %for.body21.i.i554 ], [ %or29.i.i517, %for.body20.i.i510 ]
  %cond79.in.not.i451 = icmp eq i64 %cond79.in.in.i450, 0
  br i1 %cond79.in.not.i451, label %if.end82.i452, label %add_float.exit

if.end82.i452:                                    ; preds = %cond.end78.i449
  br i1 %122, label %if.end87.i481, label %if.else85.i453

if.else85.i453:                                   ; preds = %if.end82.i452
  %cmp55.i.i454 = icmp sgt i64 %sub52.i432, 0
  br i1 %cmp55.i.i454, label %for.body.i326.i, label %if.else94.thread.i455

for.cond12.preheader.i.i468:                      ; preds = %for.body.i326.i
  %tobool.not.i.i469 = icmp eq i64 %add.i329.i467, 0
  br i1 %tobool.not.i.i469, label %if.else94.thread.i455, label %for.body16.lr.ph.i.i470

for.body16.lr.ph.i.i470:                          ; preds = %for.cond12.preheader.i.i468
  %sub18.i.i471 = add nsw i64 %add.i329.i467, -1
  %arrayidx19.i.i472 = getelementptr inbounds [520 x i32], ptr %found.i370, i64 0, i64 %sub18.i.i471
  %arrayidx25.i.i473 = getelementptr inbounds [520 x i32], ptr %places63.i423, i64 0, i64 %sub18.i.i471
  br label %for.body16.i.i474

for.body.i326.i:                                  ; preds = %if.else85.i453, %for.body.i326.i
  %n.057.i.i460 = phi i64 [ %add.i329.i467, %for.body.i326.i ], [ 0, %if.else85.i453 ]
  %k.056.i.i461 = phi i64 [ %inc.i330.i, %for.body.i326.i ], [ 0, %if.else85.i453 ]
  %arrayidx.i327.i = getelementptr inbounds i32, ptr %places.i369, i64 %k.056.i.i461
  %131 = load i32, ptr %arrayidx.i327.i, align 4
  %sub3.i.i462 = sub i32 %131, %conv.i324.i
  %conv4.i.i463 = trunc i64 %k.056.i.i461 to i32
  %arrayidx5.i.i464 = getelementptr inbounds [520 x i32], ptr %found.i370, i64 0, i64 %n.057.i.i460
  store i32 %conv4.i.i463, ptr %arrayidx5.i.i464, align 4
  %arrayidx7.i328.i = getelementptr inbounds [520 x i32], ptr %places63.i423, i64 0, i64 %n.057.i.i460
  store i32 %sub3.i.i462, ptr %arrayidx7.i328.i, align 4
  %cmp8.i.i465 = icmp ult i32 %sub3.i.i462, %conv1.i.i427
  %conv10.i.i466 = zext i1 %cmp8.i.i465 to i64
  %add.i329.i467 = add nuw nsw i64 %n.057.i.i460, %conv10.i.i466
  %inc.i330.i = add nuw nsw i64 %k.056.i.i461, 1
  %exitcond.not.i331.i = icmp eq i64 %inc.i330.i, %spec.select.i433
  br i1 %exitcond.not.i331.i, label %for.cond12.preheader.i.i468, label %for.body.i326.i, !llvm.loop !14

for.body16.i.i474:                                ; preds = %for.body16.i.i474, %for.body16.lr.ph.i.i470
  %k11.058.i.i475 = phi i64 [ 0, %for.body16.lr.ph.i.i470 ], [ %inc30.i.i479, %for.body16.i.i474 ]
  %132 = load i32, ptr %arrayidx19.i.i472, align 4
  %add21.i.i476 = add nuw nsw i64 %k11.058.i.i475, %add.i329.i467
  %arrayidx22.i.i477 = getelementptr inbounds [520 x i32], ptr %found.i370, i64 0, i64 %add21.i.i476
  store i32 %132, ptr %arrayidx22.i.i477, align 4
  %133 = load i32, ptr %arrayidx25.i.i473, align 4
  %arrayidx28.i.i478 = getelementptr inbounds [520 x i32], ptr %places63.i423, i64 0, i64 %add21.i.i476
  store i32 %133, ptr %arrayidx28.i.i478, align 4
  %inc30.i.i479 = add nuw nsw i64 %k11.058.i.i475, 1
  %exitcond.not.i480 = icmp eq i64 %inc30.i.i479, 8
  br i1 %exitcond.not.i480, label %if.end87.i481, label %for.body16.i.i474, !llvm.loop !15

if.else94.thread.i455:                            ; preds = %for.cond12.preheader.i.i468, %if.else85.i453
  store i64 0, ptr %count32.i.i428, align 8
  br label %for.inc101.i456

if.end87.i481:                                    ; preds = %for.body16.i.i474, %if.end82.i452
  %134 = phi i64 [ %spec.select.i433, %if.end82.i452 ], [ %add.i329.i467, %for.body16.i.i474 ]
  store i64 %134, ptr %count32.i.i428, align 8
  %tobool89.i482 = icmp ne i64 %134, 0
  %or.cond188.i = select i1 %tobool89.i482, i1 %cmp91.i429, i1 false
  %cmp33.i.i = icmp sgt i64 %134, 0
  br i1 %or.cond188.i, label %if.then93.i500, label %if.else94.i483

if.then93.i500:                                   ; preds = %if.end87.i481
  br i1 %cmp33.i.i, label %for.body.preheader.i.i501, label %for.inc101.i456

for.body.preheader.i.i501:                        ; preds = %if.then93.i500
  %135 = load i32, ptr %places63.i423, align 8
  %conv.i332.i = sext i32 %135 to i64
  %arrayidx1.i.i502 = getelementptr inbounds double, ptr %cond.i1217, i64 %conv.i332.i
  %136 = load double, ptr %arrayidx1.i.i502, align 8
  br label %for.body.i333.i

for.body.i333.i:                                  ; preds = %if.end.i.i, %for.body.preheader.i.i501
  %before.036.i.i = phi i64 [ %conv5.i.i504, %if.end.i.i ], [ %conv.i332.i, %for.body.preheader.i.i501 ]
  %m.035.i.i = phi i64 [ %inc.i337.i, %if.end.i.i ], [ 0, %for.body.preheader.i.i501 ]
  %found.034.i.i = phi double [ %add15.i.i, %if.end.i.i ], [ %136, %for.body.preheader.i.i501 ]
  %arrayidx4.i.i503 = getelementptr inbounds [520 x i32], ptr %places63.i423, i64 0, i64 %m.035.i.i
  %137 = load i32, ptr %arrayidx4.i.i503, align 4
  %conv5.i.i504 = sext i32 %137 to i64
  %add.i334.i = add nuw nsw i64 %m.035.i.i, 8
  %arrayidx7.i335.i = getelementptr inbounds [520 x i32], ptr %places63.i423, i64 0, i64 %add.i334.i
  %138 = load i32, ptr %arrayidx7.i335.i, align 4
  %idx.ext.i.i505 = sext i32 %138 to i64
  %add.ptr.i336.i = getelementptr inbounds double, ptr %cond.i1217, i64 %idx.ext.i.i505
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i336.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i = icmp eq i64 %before.036.i.i, %conv5.i.i504
  br i1 %cmp8.not.i.i, label %if.end.i.i, label %if.then.i.i

if.then.i.i:                                      ; preds = %for.body.i333.i
  %arrayidx10.i.i = getelementptr inbounds double, ptr %cond.i1217, i64 %conv5.i.i504
  %139 = load double, ptr %arrayidx10.i.i, align 8
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %for.body.i333.i
  %found.1.i.i = phi double [ %139, %if.then.i.i ], [ %found.034.i.i, %for.body.i333.i ]
  %arrayidx11.i.i506 = getelementptr inbounds [520 x i32], ptr %found.i370, i64 0, i64 %m.035.i.i
  %140 = load i32, ptr %arrayidx11.i.i506, align 4
  %conv12.i.i507 = sext i32 %140 to i64
  %mul.i.i508 = mul nsw i64 %112, %conv12.i.i507
  %arrayidx13.i.i509 = getelementptr inbounds float, ptr %values.0364.i, i64 %mul.i.i508
  %141 = load float, ptr %arrayidx13.i.i509, align 4
  %conv14.i.i = fpext float %141 to double
  %add15.i.i = fadd double %found.1.i.i, %conv14.i.i
  %arrayidx16.i.i = getelementptr inbounds double, ptr %cond.i1217, i64 %conv5.i.i504
  store double %add15.i.i, ptr %arrayidx16.i.i, align 8
  %inc.i337.i = add nuw nsw i64 %m.035.i.i, 1
  %exitcond375.not.i = icmp eq i64 %inc.i337.i, %134
  br i1 %exitcond375.not.i, label %for.inc101.i456, label %for.body.i333.i, !llvm.loop !33

if.else94.i483:                                   ; preds = %if.end87.i481
  br i1 %cmp33.i.i, label %for.body.i341.i, label %for.inc101.i456

for.body.i341.i:                                  ; preds = %if.else94.i483, %for.end38.i.i
  %m.077.i.i = phi i64 [ %inc40.i.i, %for.end38.i.i ], [ 0, %if.else94.i483 ]
  %arrayidx.i342.i = getelementptr inbounds [520 x i32], ptr %found.i370, i64 0, i64 %m.077.i.i
  %142 = load i32, ptr %arrayidx.i342.i, align 4
  %conv.i343.i = sext i32 %142 to i64
  %mul.i344.i = mul nsw i64 %112, %conv.i343.i
  %add.ptr.i345.i = getelementptr inbounds float, ptr %values.0364.i, i64 %mul.i344.i
  %arrayidx1.i346.i = getelementptr inbounds [520 x i32], ptr %places63.i423, i64 0, i64 %m.077.i.i
  %143 = load i32, ptr %arrayidx1.i346.i, align 4
  %conv2.i.i484 = sext i32 %143 to i64
  %mul3.i.i485 = mul nsw i64 %113, %conv2.i.i484
  %add.ptr4.i.i486 = getelementptr inbounds double, ptr %cond.i1217, i64 %mul3.i.i485
  %add.i347.i = add nuw nsw i64 %m.077.i.i, 8
  %arrayidx6.i.i487 = getelementptr inbounds [520 x i32], ptr %found.i370, i64 0, i64 %add.i347.i
  %144 = load i32, ptr %arrayidx6.i.i487, align 4
  %conv7.i.i488 = sext i32 %144 to i64
  %mul8.i.i489 = mul nsw i64 %112, %conv7.i.i488
  %add.ptr9.i348.i = getelementptr inbounds float, ptr %values.0364.i, i64 %mul8.i.i489
  %arrayidx12.i.i490 = getelementptr inbounds [520 x i32], ptr %places63.i423, i64 0, i64 %add.i347.i
  %145 = load i32, ptr %arrayidx12.i.i490, align 4
  %conv13.i.i491 = sext i32 %145 to i64
  %mul14.i.i492 = mul nsw i64 %113, %conv13.i.i491
  %add.ptr15.i.i493 = getelementptr inbounds double, ptr %cond.i1217, i64 %mul14.i.i492
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i493, i32 1, i32 3, i32 1)
  br i1 %cmp18.not71.i.i, label %for.cond28.preheader.i.i, label %for.body20.i349.i

for.cond28.preheader.i.i:                         ; preds = %for.body20.i349.i, %for.body.i341.i
  %j.0.lcssa.i.i499 = phi i64 [ 0, %for.body.i341.i ], [ %add1773.i.i, %for.body20.i349.i ]
  %cmp2974.i.i = icmp slt i64 %j.0.lcssa.i.i499, %113
  br i1 %cmp2974.i.i, label %for.body31.i.i, label %for.end38.i.i

for.body20.i349.i:                                ; preds = %for.body.i341.i, %for.body20.i349.i
  %add1773.i.i = phi i64 [ %add17.i.i497, %for.body20.i349.i ], [ 8, %for.body.i341.i ]
  %j.072.i.i = phi i64 [ %add1773.i.i, %for.body20.i349.i ], [ 0, %for.body.i341.i ]
  %add.ptr21.i.i494 = getelementptr inbounds float, ptr %add.ptr9.i348.i, i64 %j.072.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i494, i32 0, i32 3, i32 1)
  %add.ptr22.i.i495 = getelementptr inbounds double, ptr %add.ptr4.i.i486, i64 %j.072.i.i
  %146 = load <8 x double>, ptr %add.ptr22.i.i495, align 8
  %add.ptr23.i.i496 = getelementptr inbounds float, ptr %add.ptr.i345.i, i64 %j.072.i.i
  %147 = load <8 x float>, ptr %add.ptr23.i.i496, align 4
  %conv24.i.i = fpext <8 x float> %147 to <8 x double>
  %add25.i350.i = fadd <8 x double> %146, %conv24.i.i
  store <8 x double> %add25.i350.i, ptr %add.ptr22.i.i495, align 8
  %add17.i.i497 = add nuw nsw i64 %add1773.i.i, 8
  %cmp18.not.i.i498 = icmp sgt i64 %add17.i.i497, %113
  br i1 %cmp18.not.i.i498, label %for.cond28.preheader.i.i, label %for.body20.i349.i, !llvm.loop !34

for.body31.i.i:                                   ; preds = %for.cond28.preheader.i.i, %for.body31.i.i
  %j.175.i.i = phi i64 [ %inc.i353.i, %for.body31.i.i ], [ %j.0.lcssa.i.i499, %for.cond28.preheader.i.i ]
  %arrayidx32.i.i = getelementptr inbounds double, ptr %add.ptr4.i.i486, i64 %j.175.i.i
  %148 = load double, ptr %arrayidx32.i.i, align 8
  %arrayidx33.i352.i = getelementptr inbounds float, ptr %add.ptr.i345.i, i64 %j.175.i.i
  %149 = load float, ptr %arrayidx33.i352.i, align 4
  %conv34.i.i = fpext float %149 to double
  %add35.i.i = fadd double %148, %conv34.i.i
  store double %add35.i.i, ptr %arrayidx32.i.i, align 8
  %inc.i353.i = add nuw nsw i64 %j.175.i.i, 1
  %exitcond.not.i354.i = icmp eq i64 %inc.i353.i, %113
  br i1 %exitcond.not.i354.i, label %for.end38.i.i, label %for.body31.i.i, !llvm.loop !35

for.end38.i.i:                                    ; preds = %for.body31.i.i, %for.cond28.preheader.i.i
  %inc40.i.i = add nuw nsw i64 %m.077.i.i, 1
  %exitcond374.not.i = icmp eq i64 %inc40.i.i, %134
  br i1 %exitcond374.not.i, label %for.inc101.i456, label %for.body.i341.i, !llvm.loop !36

for.inc101.i456:                                  ; preds = %for.end38.i.i, %if.end.i.i, %if.else94.i483, %if.then93.i500, %if.else94.thread.i455
  %add.i457 = add nuw nsw i64 %k44.0363.i, 512
  %add.ptr103.i458 = getelementptr inbounds i8, ptr %values.0364.i, i64 %add.ptr103.idx.i430
  %150 = load i64, ptr %arrayidx46.i399, align 8
  %cmp47.not.i459 = icmp slt i64 %add.i457, %150
  br i1 %cmp47.not.i459, label %for.body50.i431, label %for.end106.i400, !llvm.loop !37

for.end106.i400:                                  ; preds = %for.inc101.i456, %for.cond45.preheader.i398
  %151 = load i64, ptr %a, align 8
  %cmp108.i401 = icmp eq i64 %151, 0
  %tobool111.i402 = icmp ne i64 %115, 0
  %or.cond189.i = select i1 %cmp108.i401, i1 %tobool111.i402, i1 false
  br i1 %or.cond189.i, label %lor.lhs.false112.i404, label %add_float.exit

lor.lhs.false112.i404:                            ; preds = %for.end106.i400
  %cmp113.i405 = icmp ne ptr %cond.i1217, %116
  %tobool116.i406 = icmp ne i64 %106, 0
  %or.cond190.i = select i1 %cmp113.i405, i1 true, i1 %tobool116.i406
  br i1 %or.cond190.i, label %for.cond120.preheader.i407, label %add_float.exit

for.cond120.preheader.i407:                       ; preds = %lor.lhs.false112.i404
  %cmp122.not365.i = icmp slt i64 %mul.i1210, 8
  br i1 %cmp122.not365.i, label %for.cond148.preheader.i, label %for.body124.lr.ph.i408

for.body124.lr.ph.i408:                           ; preds = %for.cond120.preheader.i407
  %add.ptr131.i409 = getelementptr inbounds float, ptr %107, i64 %mul9.i1213
  br label %for.body124.i410

for.cond148.preheader.i:                          ; preds = %if.end142.i, %for.cond120.preheader.i407
  %k119.0.lcssa.i415 = phi i64 [ 0, %for.cond120.preheader.i407 ], [ %add121367.i, %if.end142.i ]
  %cmp149368.i = icmp slt i64 %k119.0.lcssa.i415, %mul.i1210
  br i1 %cmp149368.i, label %for.body151.lr.ph.i, label %add_float.exit

for.body151.lr.ph.i:                              ; preds = %for.cond148.preheader.i
  %152 = getelementptr float, ptr %107, i64 %mul9.i1213
  br label %for.body151.i

for.body124.i410:                                 ; preds = %if.end142.i, %for.body124.lr.ph.i408
  %add121367.i = phi i64 [ 8, %for.body124.lr.ph.i408 ], [ %add121.i413, %if.end142.i ]
  %k119.0366.i = phi i64 [ 0, %for.body124.lr.ph.i408 ], [ %add121367.i, %if.end142.i ]
  %add.ptr125.i411 = getelementptr inbounds double, ptr %cond.i1217, i64 %k119.0366.i
  %153 = load <8 x double>, ptr %add.ptr125.i411, align 8
  br i1 %tobool116.i406, label %land.lhs.true127.i416, label %if.end142.i

land.lhs.true127.i416:                            ; preds = %for.body124.i410
  %154 = load i64, ptr %arrayidx8.i1212, align 8
  %tobool129.not.i417 = icmp eq i64 %154, 0
  br i1 %tobool129.not.i417, label %if.then137.i, label %if.then130.i418

if.then130.i418:                                  ; preds = %land.lhs.true127.i416
  %add.ptr132.i419 = getelementptr inbounds float, ptr %add.ptr131.i409, i64 %k119.0366.i
  %155 = load <8 x float>, ptr %add.ptr132.i419, align 4
  %conv133.i = fpext <8 x float> %155 to <8 x double>
  %add134.i = fadd <8 x double> %153, %conv133.i
  br label %if.end142.i

if.then137.i:                                     ; preds = %land.lhs.true127.i416
  %156 = load float, ptr %107, align 4
  %conv139.i = fpext float %156 to double
  %splat.splatinsert.i420 = insertelement <8 x double> poison, double %conv139.i, i64 0
  %splat.splat.i421 = shufflevector <8 x double> %splat.splatinsert.i420, <8 x double> poison, <8 x i32> zeroinitializer
  %add140.i = fadd <8 x double> %153, %splat.splat.i421
  br label %if.end142.i

if.end142.i:                                      ; preds = %if.then137.i, %if.then130.i418, %for.body124.i410
  %sum.0.i412 = phi <8 x double> [ %add134.i, %if.then130.i418 ], [ %add140.i, %if.then137.i ], [ %153, %for.body124.i410 ]
  %conv143.i = fptrunc <8 x double> %sum.0.i412 to <8 x float>
  %add.ptr144.i = getelementptr inbounds float, ptr %116, i64 %k119.0366.i
  store <8 x float> %conv143.i, ptr %add.ptr144.i, align 4
  %add121.i413 = add nuw nsw i64 %add121367.i, 8
  %cmp122.not.i414 = icmp sgt i64 %add121.i413, %mul.i1210
  br i1 %cmp122.not.i414, label %for.cond148.preheader.i, label %for.body124.i410, !llvm.loop !38

for.body151.i:                                    ; preds = %cond.end163.i, %for.body151.lr.ph.i
  %k119.1369.i = phi i64 [ %k119.0.lcssa.i415, %for.body151.lr.ph.i ], [ %inc168.i, %cond.end163.i ]
  %arrayidx154.i = getelementptr inbounds double, ptr %cond.i1217, i64 %k119.1369.i
  %157 = load double, ptr %arrayidx154.i, align 8
  br i1 %tobool116.i406, label %cond.true153.i, label %cond.end163.i

cond.true153.i:                                   ; preds = %for.body151.i
  %158 = load i64, ptr %arrayidx8.i1212, align 8
  %mul156.i = mul nsw i64 %158, %k119.1369.i
  %arrayidx158.i = getelementptr float, ptr %152, i64 %mul156.i
  %159 = load float, ptr %arrayidx158.i, align 4
  %conv159.i = fpext float %159 to double
  %add160.i = fadd double %157, %conv159.i
  br label %cond.end163.i

cond.end163.i:                                    ; preds = %cond.true153.i, %for.body151.i
  %cond164.i = phi double [ %add160.i, %cond.true153.i ], [ %157, %for.body151.i ]
  %conv165.i = fptrunc double %cond164.i to float
  %arrayidx166.i = getelementptr inbounds float, ptr %116, i64 %k119.1369.i
  store float %conv165.i, ptr %arrayidx166.i, align 4
  %inc168.i = add nuw nsw i64 %k119.1369.i, 1
  %exitcond376.not.i = icmp eq i64 %inc168.i, %mul.i1210
  br i1 %exitcond376.not.i, label %add_float.exit, label %for.body151.i, !llvm.loop !39

add_float.exit:                                   ; preds = %cond.end78.i449, %cond.end163.i, %for.end106.i400, %lor.lhs.false112.i404, %for.cond148.preheader.i
  %retval.3.i403 = phi i64 [ 0, %lor.lhs.false112.i404 ], [ 0, %for.end106.i400 ], [ 0, %for.cond148.preheader.i ], [ 0, %cond.end163.i ], [ 1, %cond.end78.i449 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i370) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i369) #7
  br label %return

cond.true16:                                      ; preds = %cond.true8
  br i1 %or.cond4191, label %for.body6.preheader.i.i873, label %if.end30.i619

for.body6.preheader.i.i873:                       ; preds = %cond.true16
  %160 = inttoptr i64 %119 to ptr
  %.pre.i.i874 = load i64, ptr %160, align 8
  br label %for.body6.i.i875

for.body6.i.i875:                                 ; preds = %for.body6.i.i875, %for.body6.preheader.i.i873
  %k2.020.i.i876 = phi i64 [ %inc9.i.i878, %for.body6.i.i875 ], [ 0, %for.body6.preheader.i.i873 ]
  %arrayidx7.i.i877 = getelementptr inbounds i64, ptr %cond.i1217, i64 %k2.020.i.i876
  store i64 %.pre.i.i874, ptr %arrayidx7.i.i877, align 8
  %inc9.i.i878 = add nuw nsw i64 %k2.020.i.i876, 1
  %exitcond.not.i.i879 = icmp eq i64 %inc9.i.i878, %mul.i1210
  br i1 %exitcond.not.i.i879, label %if.end30.i619, label %for.body6.i.i875, !llvm.loop !23

if.end30.i619:                                    ; preds = %for.body6.i.i875, %cond.true16
  %cmp31.i620 = icmp eq i64 %110, 0
  br i1 %cmp31.i620, label %land.end.i862, label %land.end.thread.i621

land.end.thread.i621:                             ; preds = %if.end30.i619
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i593) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i594) #7
  br label %for.cond45.preheader.i622

land.end.i862:                                    ; preds = %if.end30.i619
  %arrayidx32.i863 = getelementptr inbounds i8, ptr %a, i64 56
  %161 = load i64, ptr %arrayidx32.i863, align 8
  %cmp33.i864 = icmp eq i64 %111, %161
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i593) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i594) #7
  br i1 %cmp33.i864, label %for.body.lr.ph.i865, label %for.cond45.preheader.i622

for.body.lr.ph.i865:                              ; preds = %land.end.i862
  %places42.i866 = getelementptr inbounds i8, ptr %found.i594, i64 2080
  br label %for.body.i867

for.cond45.preheader.i622:                        ; preds = %for.body.i867, %land.end.i862, %land.end.thread.i621
  %162 = phi i1 [ false, %land.end.thread.i621 ], [ false, %land.end.i862 ], [ true, %for.body.i867 ]
  %arrayidx46.i623 = getelementptr inbounds i8, ptr %a, i64 48
  %163 = load i64, ptr %arrayidx46.i623, align 8
  %cmp47.not355.i = icmp sgt i64 %163, 0
  br i1 %cmp47.not355.i, label %for.body50.lr.ph.i666, label %for.end106.i624

for.body50.lr.ph.i666:                            ; preds = %for.cond45.preheader.i622
  %places63.i667 = getelementptr inbounds i8, ptr %found.i594, i64 2080
  %cond67.i668 = select i1 %162, ptr %places63.i667, ptr %places.i593
  %arrayidx68.i669 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i670 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i671 = trunc i64 %110 to i32
  %conv1.i.i672 = trunc i64 %sub.i1209 to i32
  %count32.i.i673 = getelementptr inbounds i8, ptr %found.i594, i64 4160
  %cmp91.i674 = icmp eq i64 %113, 1
  %cmp18.not69.i.i = icmp slt i64 %113, 8
  %add.ptr103.idx.i675 = shl nsw i64 %112, 12
  br label %for.body50.i676

for.body.i867:                                    ; preds = %for.body.i867, %for.body.lr.ph.i865
  %k.0354.i = phi i64 [ 0, %for.body.lr.ph.i865 ], [ %inc.i871, %for.body.i867 ]
  %conv40.i868 = trunc nuw i64 %k.0354.i to i32
  %arrayidx41.i869 = getelementptr inbounds [520 x i32], ptr %found.i594, i64 0, i64 %k.0354.i
  store i32 %conv40.i868, ptr %arrayidx41.i869, align 4
  %arrayidx43.i870 = getelementptr inbounds [520 x i32], ptr %places42.i866, i64 0, i64 %k.0354.i
  store i32 0, ptr %arrayidx43.i870, align 4
  %inc.i871 = add nuw nsw i64 %k.0354.i, 1
  %exitcond4300.not = icmp eq i64 %inc.i871, 520
  br i1 %exitcond4300.not, label %for.cond45.preheader.i622, label %for.body.i867, !llvm.loop !40

for.body50.i676:                                  ; preds = %for.inc101.i721, %for.body50.lr.ph.i666
  %164 = phi i64 [ %163, %for.body50.lr.ph.i666 ], [ %190, %for.inc101.i721 ]
  %values.0358.i = phi ptr [ %105, %for.body50.lr.ph.i666 ], [ %add.ptr103.i723, %for.inc101.i721 ]
  %k44.0357.i = phi i64 [ 0, %for.body50.lr.ph.i666 ], [ %add.i722, %for.inc101.i721 ]
  %sub52.i677 = sub nsw i64 %164, %k44.0357.i
  %spec.select.i678 = tail call i64 @llvm.smin.i64(i64 %sub52.i677, i64 512)
  %165 = load i64, ptr %arrayidx68.i669, align 8
  %cmp69.i679 = icmp eq i64 %165, 4
  %166 = load i64, ptr %arrayidx76.i670, align 8
  %cmp.not65.i.i680 = icmp slt i64 %sub52.i677, 8
  br i1 %cmp69.i679, label %cond.true71.i813, label %cond.false74.i681

cond.true71.i813:                                 ; preds = %for.body50.i676
  %add.ptr72.i814 = getelementptr inbounds i32, ptr %109, i64 %k44.0357.i
  br i1 %cmp.not65.i.i680, label %for.cond11.preheader.i.i835, label %for.body.lr.ph.i.i815

for.body.lr.ph.i.i815:                            ; preds = %cond.true71.i813
  %splat.splatinsert.i.i816 = insertelement <8 x i64> poison, i64 %166, i64 0
  %splat.splat.i.i817 = shufflevector <8 x i64> %splat.splatinsert.i.i816, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i818

for.cond11.preheader.i.i835:                      ; preds = %for.body.i.i818, %cond.true71.i813
  %outside.0.lcssa.i.i836 = phi <8 x i64> [ zeroinitializer, %cond.true71.i813 ], [ %or7.i.i830, %for.body.i.i818 ]
  %k.0.lcssa.i.i837 = phi i64 [ 0, %cond.true71.i813 ], [ %add68.i.i819, %for.body.i.i818 ]
  br label %for.body14.i.i838

for.body.i.i818:                                  ; preds = %for.body.i.i818, %for.body.lr.ph.i.i815
  %add68.i.i819 = phi i64 [ 8, %for.body.lr.ph.i.i815 ], [ %add.i.i833, %for.body.i.i818 ]
  %k.067.i.i820 = phi i64 [ 0, %for.body.lr.ph.i.i815 ], [ %add68.i.i819, %for.body.i.i818 ]
  %outside.066.i.i821 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i815 ], [ %or7.i.i830, %for.body.i.i818 ]
  %add.ptr.i.i822 = getelementptr inbounds i32, ptr %add.ptr72.i814, i64 %k.067.i.i820
  %167 = load <8 x i32>, ptr %add.ptr.i.i822, align 4
  %conv.i.i823 = sext <8 x i32> %167 to <8 x i64>
  %isneg.i.i824 = icmp slt <8 x i32> %167, zeroinitializer
  %and.i.i825 = select <8 x i1> %isneg.i.i824, <8 x i64> %splat.splat.i.i817, <8 x i64> zeroinitializer
  %add1.i.i826 = add <8 x i64> %and.i.i825, %conv.i.i823
  %add1.lobit.i.i827 = ashr <8 x i64> %add1.i.i826, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i828 = icmp slt <8 x i64> %add1.i.i826, %splat.splat.i.i817
  %or.i.i829 = select <8 x i1> %cmp5.not.i.i828, <8 x i64> %add1.lobit.i.i827, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i830 = or <8 x i64> %or.i.i829, %outside.066.i.i821
  %conv8.i.i831 = trunc <8 x i64> %add1.i.i826 to <8 x i32>
  %add.ptr9.i.i832 = getelementptr inbounds i32, ptr %cond67.i668, i64 %k.067.i.i820
  store <8 x i32> %conv8.i.i831, ptr %add.ptr9.i.i832, align 4
  %add.i.i833 = add nuw nsw i64 %add68.i.i819, 8
  %cmp.not.i.i834 = icmp sgt i64 %add.i.i833, %spec.select.i678
  br i1 %cmp.not.i.i834, label %for.cond11.preheader.i.i835, label %for.body.i.i818, !llvm.loop !8

for.cond18.preheader.i.i845:                      ; preds = %for.body14.i.i838
  %cmp1972.i.i846 = icmp slt i64 %k.0.lcssa.i.i837, %spec.select.i678
  br i1 %cmp1972.i.i846, label %for.body21.i.i847, label %cond.end78.i714

for.body14.i.i838:                                ; preds = %for.body14.i.i838, %for.cond11.preheader.i.i835
  %j.071.i.i839 = phi i64 [ 0, %for.cond11.preheader.i.i835 ], [ %inc.i.i843, %for.body14.i.i838 ]
  %wrong.070.i.i840 = phi i64 [ 0, %for.cond11.preheader.i.i835 ], [ %or15.i.i842, %for.body14.i.i838 ]
  %vecext.i.i841 = extractelement <8 x i64> %outside.0.lcssa.i.i836, i64 %j.071.i.i839
  %or15.i.i842 = or i64 %vecext.i.i841, %wrong.070.i.i840
  %inc.i.i843 = add nuw nsw i64 %j.071.i.i839, 1
  %exitcond.not.i294.i844 = icmp eq i64 %inc.i.i843, 8
  br i1 %exitcond.not.i294.i844, label %for.cond18.preheader.i.i845, label %for.body14.i.i838, !llvm.loop !9

for.body21.i.i847:                                ; preds = %for.cond18.preheader.i.i845, %for.body21.i.i847
  %k.174.i.i848 = phi i64 [ %inc35.i.i860, %for.body21.i.i847 ], [ %k.0.lcssa.i.i837, %for.cond18.preheader.i.i845 ]
  %wrong.173.i.i849 = phi i64 [ %or31.i.i857, %for.body21.i.i847 ], [ %or15.i.i842, %for.cond18.preheader.i.i845 ]
  %arrayidx.i.i850 = getelementptr inbounds i32, ptr %add.ptr72.i814, i64 %k.174.i.i848
  %168 = load i32, ptr %arrayidx.i.i850, align 4
  %conv23.i.i851 = sext i32 %168 to i64
  %cmp25.i.i852 = icmp slt i32 %168, 0
  %cond.i.i853 = select i1 %cmp25.i.i852, i64 %166, i64 0
  %add27.i.i854 = add nsw i64 %cond.i.i853, %conv23.i.i851
  %cmp28.i.i855 = icmp uge i64 %add27.i.i854, %166
  %conv30.i.i856 = zext i1 %cmp28.i.i855 to i64
  %or31.i.i857 = or i64 %wrong.173.i.i849, %conv30.i.i856
  %conv32.i.i858 = trunc i64 %add27.i.i854 to i32
  %arrayidx33.i.i859 = getelementptr inbounds i32, ptr %cond67.i668, i64 %k.174.i.i848
  store i32 %conv32.i.i858, ptr %arrayidx33.i.i859, align 4
  %inc35.i.i860 = add nuw nsw i64 %k.174.i.i848, 1
  %exitcond76.not.i.i861 = icmp eq i64 %inc35.i.i860, %spec.select.i678
  br i1 %exitcond76.not.i.i861, label %cond.end78.i714, label %for.body21.i.i847, !llvm.loop !10

cond.false74.i681:                                ; preds = %for.body50.i676
  %add.ptr75.i682 = getelementptr inbounds i64, ptr %109, i64 %k44.0357.i
  br i1 %cmp.not65.i.i680, label %for.cond10.preheader.i.i702, label %for.body.lr.ph.i295.i683

for.body.lr.ph.i295.i683:                         ; preds = %cond.false74.i681
  %splat.splatinsert.i296.i684 = insertelement <8 x i64> poison, i64 %166, i64 0
  %splat.splat.i297.i685 = shufflevector <8 x i64> %splat.splatinsert.i296.i684, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i686

for.cond10.preheader.i.i702:                      ; preds = %for.body.i298.i686, %cond.false74.i681
  %outside.0.lcssa.i310.i703 = phi <8 x i64> [ zeroinitializer, %cond.false74.i681 ], [ %or7.i306.i697, %for.body.i298.i686 ]
  %k.0.lcssa.i311.i704 = phi i64 [ 0, %cond.false74.i681 ], [ %add66.i.i687, %for.body.i298.i686 ]
  br label %for.body13.i.i705

for.body.i298.i686:                               ; preds = %for.body.i298.i686, %for.body.lr.ph.i295.i683
  %add66.i.i687 = phi i64 [ 8, %for.body.lr.ph.i295.i683 ], [ %add.i308.i700, %for.body.i298.i686 ]
  %k.065.i.i688 = phi i64 [ 0, %for.body.lr.ph.i295.i683 ], [ %add66.i.i687, %for.body.i298.i686 ]
  %outside.064.i.i689 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i683 ], [ %or7.i306.i697, %for.body.i298.i686 ]
  %add.ptr.i299.i690 = getelementptr inbounds i64, ptr %add.ptr75.i682, i64 %k.065.i.i688
  %169 = load <8 x i64>, ptr %add.ptr.i299.i690, align 8
  %isneg.i300.i691 = icmp slt <8 x i64> %169, zeroinitializer
  %and.i301.i692 = select <8 x i1> %isneg.i300.i691, <8 x i64> %splat.splat.i297.i685, <8 x i64> zeroinitializer
  %add1.i302.i693 = add <8 x i64> %and.i301.i692, %169
  %add1.lobit.i303.i694 = ashr <8 x i64> %add1.i302.i693, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i695 = icmp slt <8 x i64> %add1.i302.i693, %splat.splat.i297.i685
  %or.i305.i696 = select <8 x i1> %cmp5.not.i304.i695, <8 x i64> %add1.lobit.i303.i694, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i697 = or <8 x i64> %or.i305.i696, %outside.064.i.i689
  %conv.i307.i698 = trunc <8 x i64> %add1.i302.i693 to <8 x i32>
  %add.ptr8.i.i699 = getelementptr inbounds i32, ptr %cond67.i668, i64 %k.065.i.i688
  store <8 x i32> %conv.i307.i698, ptr %add.ptr8.i.i699, align 4
  %add.i308.i700 = add nuw nsw i64 %add66.i.i687, 8
  %cmp.not.i309.i701 = icmp sgt i64 %add.i308.i700, %spec.select.i678
  br i1 %cmp.not.i309.i701, label %for.cond10.preheader.i.i702, label %for.body.i298.i686, !llvm.loop !11

for.cond17.preheader.i.i712:                      ; preds = %for.body13.i.i705
  %cmp1870.i.i713 = icmp slt i64 %k.0.lcssa.i311.i704, %spec.select.i678
  br i1 %cmp1870.i.i713, label %for.body20.i.i799, label %cond.end78.i714

for.body13.i.i705:                                ; preds = %for.body13.i.i705, %for.cond10.preheader.i.i702
  %j.069.i.i706 = phi i64 [ 0, %for.cond10.preheader.i.i702 ], [ %inc.i313.i710, %for.body13.i.i705 ]
  %wrong.068.i.i707 = phi i64 [ 0, %for.cond10.preheader.i.i702 ], [ %or14.i.i709, %for.body13.i.i705 ]
  %vecext.i312.i708 = extractelement <8 x i64> %outside.0.lcssa.i310.i703, i64 %j.069.i.i706
  %or14.i.i709 = or i64 %vecext.i312.i708, %wrong.068.i.i707
  %inc.i313.i710 = add nuw nsw i64 %j.069.i.i706, 1
  %exitcond.not.i314.i711 = icmp eq i64 %inc.i313.i710, 8
  br i1 %exitcond.not.i314.i711, label %for.cond17.preheader.i.i712, label %for.body13.i.i705, !llvm.loop !12

for.body20.i.i799:                                ; preds = %for.cond17.preheader.i.i712, %for.body20.i.i799
  %k.172.i.i800 = phi i64 [ %inc33.i.i811, %for.body20.i.i799 ], [ %k.0.lcssa.i311.i704, %for.cond17.preheader.i.i712 ]
  %wrong.171.i.i801 = phi i64 [ %or29.i.i808, %for.body20.i.i799 ], [ %or14.i.i709, %for.cond17.preheader.i.i712 ]
  %arrayidx.i316.i802 = getelementptr inbounds i64, ptr %add.ptr75.i682, i64 %k.172.i.i800
  %170 = load i64, ptr %arrayidx.i316.i802, align 8
  %cmp23.i.i803 = icmp slt i64 %170, 0
  %cond.i317.i804 = select i1 %cmp23.i.i803, i64 %166, i64 0
  %add25.i.i805 = add nsw i64 %cond.i317.i804, %170
  %cmp26.i.i806 = icmp uge i64 %add25.i.i805, %166
  %conv28.i.i807 = zext i1 %cmp26.i.i806 to i64
  %or29.i.i808 = or i64 %wrong.171.i.i801, %conv28.i.i807
  %conv30.i318.i809 = trunc i64 %add25.i.i805 to i32
  %arrayidx31.i.i810 = getelementptr inbounds i32, ptr %cond67.i668, i64 %k.172.i.i800
  store i32 %conv30.i318.i809, ptr %arrayidx31.i.i810, align 4
  %inc33.i.i811 = add nuw nsw i64 %k.172.i.i800, 1
  %exitcond74.not.i.i812 = icmp eq i64 %inc33.i.i811, %spec.select.i678
  br i1 %exitcond74.not.i.i812, label %cond.end78.i714, label %for.body20.i.i799, !llvm.loop !13

cond.end78.i714:                                  ; preds = %for.body20.i.i799, %for.body21.i.i847, %for.cond17.preheader.i.i712, %for.cond18.preheader.i.i845
  %cond79.in.in.i715 = phi i64 [ %or15.i.i842, %for.cond18.preheader.i.i845 ], [ %or14.i.i709, %for.cond17.preheader.i.i712 ], [ %or31.i.i857, %for.body21.i.i847 ], [ %or29.i.i808, %for.body20.i.i799 ]
  %cond79.in.not.i716 = icmp eq i64 %cond79.in.in.i715, 0
  br i1 %cond79.in.not.i716, label %if.end82.i717, label %add_double.exit

if.end82.i717:                                    ; preds = %cond.end78.i714
  br i1 %162, label %if.end87.i751, label %if.else85.i718

if.else85.i718:                                   ; preds = %if.end82.i717
  %cmp55.i.i719 = icmp sgt i64 %sub52.i677, 0
  br i1 %cmp55.i.i719, label %for.body.i321.i725, label %if.else94.thread.i720

for.cond12.preheader.i.i738:                      ; preds = %for.body.i321.i725
  %tobool.not.i.i739 = icmp eq i64 %add.i324.i735, 0
  br i1 %tobool.not.i.i739, label %if.else94.thread.i720, label %for.body16.lr.ph.i.i740

for.body16.lr.ph.i.i740:                          ; preds = %for.cond12.preheader.i.i738
  %sub18.i.i741 = add nsw i64 %add.i324.i735, -1
  %arrayidx19.i.i742 = getelementptr inbounds [520 x i32], ptr %found.i594, i64 0, i64 %sub18.i.i741
  %arrayidx25.i.i743 = getelementptr inbounds [520 x i32], ptr %places63.i667, i64 0, i64 %sub18.i.i741
  br label %for.body16.i.i744

for.body.i321.i725:                               ; preds = %if.else85.i718, %for.body.i321.i725
  %n.057.i.i726 = phi i64 [ %add.i324.i735, %for.body.i321.i725 ], [ 0, %if.else85.i718 ]
  %k.056.i.i727 = phi i64 [ %inc.i325.i736, %for.body.i321.i725 ], [ 0, %if.else85.i718 ]
  %arrayidx.i322.i728 = getelementptr inbounds i32, ptr %places.i593, i64 %k.056.i.i727
  %171 = load i32, ptr %arrayidx.i322.i728, align 4
  %sub3.i.i729 = sub i32 %171, %conv.i319.i671
  %conv4.i.i730 = trunc i64 %k.056.i.i727 to i32
  %arrayidx5.i.i731 = getelementptr inbounds [520 x i32], ptr %found.i594, i64 0, i64 %n.057.i.i726
  store i32 %conv4.i.i730, ptr %arrayidx5.i.i731, align 4
  %arrayidx7.i323.i732 = getelementptr inbounds [520 x i32], ptr %places63.i667, i64 0, i64 %n.057.i.i726
  store i32 %sub3.i.i729, ptr %arrayidx7.i323.i732, align 4
  %cmp8.i.i733 = icmp ult i32 %sub3.i.i729, %conv1.i.i672
  %conv10.i.i734 = zext i1 %cmp8.i.i733 to i64
  %add.i324.i735 = add nuw nsw i64 %n.057.i.i726, %conv10.i.i734
  %inc.i325.i736 = add nuw nsw i64 %k.056.i.i727, 1
  %exitcond.not.i326.i737 = icmp eq i64 %inc.i325.i736, %spec.select.i678
  br i1 %exitcond.not.i326.i737, label %for.cond12.preheader.i.i738, label %for.body.i321.i725, !llvm.loop !14

for.body16.i.i744:                                ; preds = %for.body16.i.i744, %for.body16.lr.ph.i.i740
  %k11.058.i.i745 = phi i64 [ 0, %for.body16.lr.ph.i.i740 ], [ %inc30.i.i749, %for.body16.i.i744 ]
  %172 = load i32, ptr %arrayidx19.i.i742, align 4
  %add21.i.i746 = add nuw nsw i64 %k11.058.i.i745, %add.i324.i735
  %arrayidx22.i.i747 = getelementptr inbounds [520 x i32], ptr %found.i594, i64 0, i64 %add21.i.i746
  store i32 %172, ptr %arrayidx22.i.i747, align 4
  %173 = load i32, ptr %arrayidx25.i.i743, align 4
  %arrayidx28.i.i748 = getelementptr inbounds [520 x i32], ptr %places63.i667, i64 0, i64 %add21.i.i746
  store i32 %173, ptr %arrayidx28.i.i748, align 4
  %inc30.i.i749 = add nuw nsw i64 %k11.058.i.i745, 1
  %exitcond.not.i750 = icmp eq i64 %inc30.i.i749, 8
  br i1 %exitcond.not.i750, label %if.end87.i751, label %for.body16.i.i744, !llvm.loop !15

if.else94.thread.i720:                            ; preds = %for.cond12.preheader.i.i738, %if.else85.i718
  store i64 0, ptr %count32.i.i673, align 8
  br label %for.inc101.i721

if.end87.i751:                                    ; preds = %for.body16.i.i744, %if.end82.i717
  %174 = phi i64 [ %spec.select.i678, %if.end82.i717 ], [ %add.i324.i735, %for.body16.i.i744 ]
  store i64 %174, ptr %count32.i.i673, align 8
  %tobool89.i752 = icmp ne i64 %174, 0
  %or.cond183.i753 = select i1 %tobool89.i752, i1 %cmp91.i674, i1 false
  %cmp32.i.i = icmp sgt i64 %174, 0
  br i1 %or.cond183.i753, label %if.then93.i778, label %if.else94.i754

if.then93.i778:                                   ; preds = %if.end87.i751
  br i1 %cmp32.i.i, label %for.body.preheader.i.i779, label %for.inc101.i721

for.body.preheader.i.i779:                        ; preds = %if.then93.i778
  %175 = load i32, ptr %places63.i667, align 8
  %conv.i327.i = sext i32 %175 to i64
  %arrayidx1.i.i780 = getelementptr inbounds double, ptr %cond.i1217, i64 %conv.i327.i
  %176 = load double, ptr %arrayidx1.i.i780, align 8
  br label %for.body.i328.i781

for.body.i328.i781:                               ; preds = %if.end.i.i791, %for.body.preheader.i.i779
  %before.035.i.i = phi i64 [ %conv5.i.i783, %if.end.i.i791 ], [ %conv.i327.i, %for.body.preheader.i.i779 ]
  %m.034.i.i = phi i64 [ %inc.i332.i797, %if.end.i.i791 ], [ 0, %for.body.preheader.i.i779 ]
  %found.033.i.i = phi double [ %add14.i.i, %if.end.i.i791 ], [ %176, %for.body.preheader.i.i779 ]
  %arrayidx4.i.i782 = getelementptr inbounds [520 x i32], ptr %places63.i667, i64 0, i64 %m.034.i.i
  %177 = load i32, ptr %arrayidx4.i.i782, align 4
  %conv5.i.i783 = sext i32 %177 to i64
  %add.i329.i784 = add nuw nsw i64 %m.034.i.i, 8
  %arrayidx7.i330.i785 = getelementptr inbounds [520 x i32], ptr %places63.i667, i64 0, i64 %add.i329.i784
  %178 = load i32, ptr %arrayidx7.i330.i785, align 4
  %idx.ext.i.i786 = sext i32 %178 to i64
  %add.ptr.i331.i787 = getelementptr inbounds double, ptr %cond.i1217, i64 %idx.ext.i.i786
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i787, i32 1, i32 3, i32 1)
  %cmp8.not.i.i788 = icmp eq i64 %before.035.i.i, %conv5.i.i783
  br i1 %cmp8.not.i.i788, label %if.end.i.i791, label %if.then.i.i789

if.then.i.i789:                                   ; preds = %for.body.i328.i781
  %arrayidx10.i.i790 = getelementptr inbounds double, ptr %cond.i1217, i64 %conv5.i.i783
  %179 = load double, ptr %arrayidx10.i.i790, align 8
  br label %if.end.i.i791

if.end.i.i791:                                    ; preds = %if.then.i.i789, %for.body.i328.i781
  %found.1.i.i792 = phi double [ %179, %if.then.i.i789 ], [ %found.033.i.i, %for.body.i328.i781 ]
  %arrayidx11.i.i793 = getelementptr inbounds [520 x i32], ptr %found.i594, i64 0, i64 %m.034.i.i
  %180 = load i32, ptr %arrayidx11.i.i793, align 4
  %conv12.i.i794 = sext i32 %180 to i64
  %mul.i.i795 = mul nsw i64 %112, %conv12.i.i794
  %arrayidx13.i.i796 = getelementptr inbounds double, ptr %values.0358.i, i64 %mul.i.i795
  %181 = load double, ptr %arrayidx13.i.i796, align 8
  %add14.i.i = fadd double %found.1.i.i792, %181
  %arrayidx15.i.i = getelementptr inbounds double, ptr %cond.i1217, i64 %conv5.i.i783
  store double %add14.i.i, ptr %arrayidx15.i.i, align 8
  %inc.i332.i797 = add nuw nsw i64 %m.034.i.i, 1
  %exitcond369.not.i798 = icmp eq i64 %inc.i332.i797, %174
  br i1 %exitcond369.not.i798, label %for.inc101.i721, label %for.body.i328.i781, !llvm.loop !41

if.else94.i754:                                   ; preds = %if.end87.i751
  br i1 %cmp32.i.i, label %for.body.i336.i755, label %for.inc101.i721

for.body.i336.i755:                               ; preds = %if.else94.i754, %for.end36.i.i
  %m.075.i.i = phi i64 [ %inc38.i.i, %for.end36.i.i ], [ 0, %if.else94.i754 ]
  %arrayidx.i337.i756 = getelementptr inbounds [520 x i32], ptr %found.i594, i64 0, i64 %m.075.i.i
  %182 = load i32, ptr %arrayidx.i337.i756, align 4
  %conv.i338.i757 = sext i32 %182 to i64
  %mul.i339.i758 = mul nsw i64 %112, %conv.i338.i757
  %add.ptr.i340.i759 = getelementptr inbounds double, ptr %values.0358.i, i64 %mul.i339.i758
  %arrayidx1.i341.i = getelementptr inbounds [520 x i32], ptr %places63.i667, i64 0, i64 %m.075.i.i
  %183 = load i32, ptr %arrayidx1.i341.i, align 4
  %conv2.i.i760 = sext i32 %183 to i64
  %mul3.i.i761 = mul nsw i64 %113, %conv2.i.i760
  %add.ptr4.i.i762 = getelementptr inbounds double, ptr %cond.i1217, i64 %mul3.i.i761
  %add.i342.i = add nuw nsw i64 %m.075.i.i, 8
  %arrayidx6.i.i763 = getelementptr inbounds [520 x i32], ptr %found.i594, i64 0, i64 %add.i342.i
  %184 = load i32, ptr %arrayidx6.i.i763, align 4
  %conv7.i.i764 = sext i32 %184 to i64
  %mul8.i.i765 = mul nsw i64 %112, %conv7.i.i764
  %add.ptr9.i343.i = getelementptr inbounds double, ptr %values.0358.i, i64 %mul8.i.i765
  %arrayidx12.i.i766 = getelementptr inbounds [520 x i32], ptr %places63.i667, i64 0, i64 %add.i342.i
  %185 = load i32, ptr %arrayidx12.i.i766, align 4
  %conv13.i.i767 = sext i32 %185 to i64
  %mul14.i.i768 = mul nsw i64 %113, %conv13.i.i767
  %add.ptr15.i.i769 = getelementptr inbounds double, ptr %cond.i1217, i64 %mul14.i.i768
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i769, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i, label %for.cond27.preheader.i.i, label %for.body20.i344.i

for.cond27.preheader.i.i:                         ; preds = %for.body20.i344.i, %for.body.i336.i755
  %j.0.lcssa.i.i775 = phi i64 [ 0, %for.body.i336.i755 ], [ %add1771.i.i, %for.body20.i344.i ]
  %cmp2872.i.i = icmp slt i64 %j.0.lcssa.i.i775, %113
  br i1 %cmp2872.i.i, label %for.body30.i.i, label %for.end36.i.i

for.body20.i344.i:                                ; preds = %for.body.i336.i755, %for.body20.i344.i
  %add1771.i.i = phi i64 [ %add17.i.i773, %for.body20.i344.i ], [ 8, %for.body.i336.i755 ]
  %j.070.i.i = phi i64 [ %add1771.i.i, %for.body20.i344.i ], [ 0, %for.body.i336.i755 ]
  %add.ptr21.i.i770 = getelementptr inbounds double, ptr %add.ptr9.i343.i, i64 %j.070.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i770, i32 0, i32 3, i32 1)
  %add.ptr22.i.i771 = getelementptr inbounds double, ptr %add.ptr4.i.i762, i64 %j.070.i.i
  %186 = load <8 x double>, ptr %add.ptr22.i.i771, align 8
  %add.ptr23.i.i772 = getelementptr inbounds double, ptr %add.ptr.i340.i759, i64 %j.070.i.i
  %187 = load <8 x double>, ptr %add.ptr23.i.i772, align 8
  %add24.i.i = fadd <8 x double> %186, %187
  store <8 x double> %add24.i.i, ptr %add.ptr22.i.i771, align 8
  %add17.i.i773 = add nuw nsw i64 %add1771.i.i, 8
  %cmp18.not.i.i774 = icmp sgt i64 %add17.i.i773, %113
  br i1 %cmp18.not.i.i774, label %for.cond27.preheader.i.i, label %for.body20.i344.i, !llvm.loop !42

for.body30.i.i:                                   ; preds = %for.cond27.preheader.i.i, %for.body30.i.i
  %j.173.i.i = phi i64 [ %inc.i347.i, %for.body30.i.i ], [ %j.0.lcssa.i.i775, %for.cond27.preheader.i.i ]
  %arrayidx31.i346.i = getelementptr inbounds double, ptr %add.ptr4.i.i762, i64 %j.173.i.i
  %188 = load double, ptr %arrayidx31.i346.i, align 8
  %arrayidx32.i.i777 = getelementptr inbounds double, ptr %add.ptr.i340.i759, i64 %j.173.i.i
  %189 = load double, ptr %arrayidx32.i.i777, align 8
  %add33.i.i = fadd double %188, %189
  store double %add33.i.i, ptr %arrayidx31.i346.i, align 8
  %inc.i347.i = add nuw nsw i64 %j.173.i.i, 1
  %exitcond.not.i348.i = icmp eq i64 %inc.i347.i, %113
  br i1 %exitcond.not.i348.i, label %for.end36.i.i, label %for.body30.i.i, !llvm.loop !43

for.end36.i.i:                                    ; preds = %for.body30.i.i, %for.cond27.preheader.i.i
  %inc38.i.i = add nuw nsw i64 %m.075.i.i, 1
  %exitcond368.not.i776 = icmp eq i64 %inc38.i.i, %174
  br i1 %exitcond368.not.i776, label %for.inc101.i721, label %for.body.i336.i755, !llvm.loop !44

for.inc101.i721:                                  ; preds = %for.end36.i.i, %if.end.i.i791, %if.else94.i754, %if.then93.i778, %if.else94.thread.i720
  %add.i722 = add nuw nsw i64 %k44.0357.i, 512
  %add.ptr103.i723 = getelementptr inbounds i8, ptr %values.0358.i, i64 %add.ptr103.idx.i675
  %190 = load i64, ptr %arrayidx46.i623, align 8
  %cmp47.not.i724 = icmp slt i64 %add.i722, %190
  br i1 %cmp47.not.i724, label %for.body50.i676, label %for.end106.i624, !llvm.loop !45

for.end106.i624:                                  ; preds = %for.inc101.i721, %for.cond45.preheader.i622
  %191 = load i64, ptr %a, align 8
  %cmp108.i625 = icmp eq i64 %191, 0
  %tobool111.i626 = icmp ne i64 %115, 0
  %or.cond184.i627 = select i1 %cmp108.i625, i1 %tobool111.i626, i1 false
  br i1 %or.cond184.i627, label %lor.lhs.false112.i629, label %add_double.exit

lor.lhs.false112.i629:                            ; preds = %for.end106.i624
  %cmp113.i630 = icmp ne ptr %cond.i1217, %116
  %tobool116.i631 = icmp ne i64 %106, 0
  %or.cond185.i632 = select i1 %cmp113.i630, i1 true, i1 %tobool116.i631
  br i1 %or.cond185.i632, label %for.cond120.preheader.i633, label %add_double.exit

for.cond120.preheader.i633:                       ; preds = %lor.lhs.false112.i629
  %cmp122.not359.i = icmp slt i64 %mul.i1210, 8
  br i1 %cmp122.not359.i, label %for.cond145.preheader.i643, label %for.body124.lr.ph.i634

for.body124.lr.ph.i634:                           ; preds = %for.cond120.preheader.i633
  %add.ptr131.i635 = getelementptr inbounds double, ptr %107, i64 %mul9.i1213
  br label %for.body124.i636

for.cond145.preheader.i643:                       ; preds = %if.end140.i638, %for.cond120.preheader.i633
  %k119.0.lcssa.i644 = phi i64 [ 0, %for.cond120.preheader.i633 ], [ %add121361.i, %if.end140.i638 ]
  %cmp146362.i = icmp slt i64 %k119.0.lcssa.i644, %mul.i1210
  br i1 %cmp146362.i, label %for.body148.lr.ph.i645, label %add_double.exit

for.body148.lr.ph.i645:                           ; preds = %for.cond145.preheader.i643
  %192 = getelementptr double, ptr %107, i64 %mul9.i1213
  br label %for.body148.i646

for.body124.i636:                                 ; preds = %if.end140.i638, %for.body124.lr.ph.i634
  %add121361.i = phi i64 [ 8, %for.body124.lr.ph.i634 ], [ %add121.i641, %if.end140.i638 ]
  %k119.0360.i = phi i64 [ 0, %for.body124.lr.ph.i634 ], [ %add121361.i, %if.end140.i638 ]
  %add.ptr125.i637 = getelementptr inbounds double, ptr %cond.i1217, i64 %k119.0360.i
  %193 = load <8 x double>, ptr %add.ptr125.i637, align 8
  br i1 %tobool116.i631, label %land.lhs.true127.i657, label %if.end140.i638

land.lhs.true127.i657:                            ; preds = %for.body124.i636
  %194 = load i64, ptr %arrayidx8.i1212, align 8
  %tobool129.not.i658 = icmp eq i64 %194, 0
  br i1 %tobool129.not.i658, label %if.then136.i662, label %if.then130.i659

if.then130.i659:                                  ; preds = %land.lhs.true127.i657
  %add.ptr132.i660 = getelementptr inbounds double, ptr %add.ptr131.i635, i64 %k119.0360.i
  %195 = load <8 x double>, ptr %add.ptr132.i660, align 8
  %add133.i661 = fadd <8 x double> %193, %195
  br label %if.end140.i638

if.then136.i662:                                  ; preds = %land.lhs.true127.i657
  %196 = load double, ptr %107, align 8
  %splat.splatinsert.i663 = insertelement <8 x double> poison, double %196, i64 0
  %splat.splat.i664 = shufflevector <8 x double> %splat.splatinsert.i663, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i665 = fadd <8 x double> %193, %splat.splat.i664
  br label %if.end140.i638

if.end140.i638:                                   ; preds = %if.then136.i662, %if.then130.i659, %for.body124.i636
  %sum.0.i639 = phi <8 x double> [ %add133.i661, %if.then130.i659 ], [ %add138.i665, %if.then136.i662 ], [ %193, %for.body124.i636 ]
  %add.ptr141.i640 = getelementptr inbounds double, ptr %116, i64 %k119.0360.i
  store <8 x double> %sum.0.i639, ptr %add.ptr141.i640, align 8
  %add121.i641 = add nuw nsw i64 %add121361.i, 8
  %cmp122.not.i642 = icmp sgt i64 %add121.i641, %mul.i1210
  br i1 %cmp122.not.i642, label %for.cond145.preheader.i643, label %for.body124.i636, !llvm.loop !46

for.body148.i646:                                 ; preds = %cond.end159.i648, %for.body148.lr.ph.i645
  %k119.1363.i = phi i64 [ %k119.0.lcssa.i644, %for.body148.lr.ph.i645 ], [ %inc163.i651, %cond.end159.i648 ]
  %arrayidx151.i647 = getelementptr inbounds double, ptr %cond.i1217, i64 %k119.1363.i
  %197 = load double, ptr %arrayidx151.i647, align 8
  br i1 %tobool116.i631, label %cond.true150.i653, label %cond.end159.i648

cond.true150.i653:                                ; preds = %for.body148.i646
  %198 = load i64, ptr %arrayidx8.i1212, align 8
  %mul153.i654 = mul nsw i64 %198, %k119.1363.i
  %arrayidx155.i655 = getelementptr double, ptr %192, i64 %mul153.i654
  %199 = load double, ptr %arrayidx155.i655, align 8
  %add156.i656 = fadd double %197, %199
  br label %cond.end159.i648

cond.end159.i648:                                 ; preds = %cond.true150.i653, %for.body148.i646
  %cond160.i649 = phi double [ %add156.i656, %cond.true150.i653 ], [ %197, %for.body148.i646 ]
  %arrayidx161.i650 = getelementptr inbounds double, ptr %116, i64 %k119.1363.i
  store double %cond160.i649, ptr %arrayidx161.i650, align 8
  %inc163.i651 = add nuw nsw i64 %k119.1363.i, 1
  %exitcond370.not.i652 = icmp eq i64 %inc163.i651, %mul.i1210
  br i1 %exitcond370.not.i652, label %add_double.exit, label %for.body148.i646, !llvm.loop !47

add_double.exit:                                  ; preds = %cond.end78.i714, %cond.end159.i648, %for.end106.i624, %lor.lhs.false112.i629, %for.cond145.preheader.i643
  %retval.3.i628 = phi i64 [ 0, %lor.lhs.false112.i629 ], [ 0, %for.end106.i624 ], [ 0, %for.cond145.preheader.i643 ], [ 0, %cond.end159.i648 ], [ 1, %cond.end78.i714 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i594) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i593) #7
  br label %return

cond.true21:                                      ; preds = %cond.true8
  br i1 %or.cond4191, label %for.body.preheader.i.i1179, label %if.end30.i920

for.body.preheader.i.i1179:                       ; preds = %cond.true21
  %200 = inttoptr i64 %119 to ptr
  %.pre25.i.i1180 = load i32, ptr %200, align 4
  br label %for.body.i.i1181

for.body.i.i1181:                                 ; preds = %for.body.i.i1181, %for.body.preheader.i.i1179
  %k.022.i.i1182 = phi i64 [ %inc.i.i1184, %for.body.i.i1181 ], [ 0, %for.body.preheader.i.i1179 ]
  %arrayidx.i.i1183 = getelementptr inbounds i32, ptr %cond.i1217, i64 %k.022.i.i1182
  store i32 %.pre25.i.i1180, ptr %arrayidx.i.i1183, align 4
  %inc.i.i1184 = add nuw nsw i64 %k.022.i.i1182, 1
  %exitcond24.not.i.i1185 = icmp eq i64 %inc.i.i1184, %mul.i1210
  br i1 %exitcond24.not.i.i1185, label %if.end30.i920, label %for.body.i.i1181, !llvm.loop !4

if.end30.i920:                                    ; preds = %for.body.i.i1181, %cond.true21
  %cmp31.i921 = icmp eq i64 %110, 0
  br i1 %cmp31.i921, label %land.end.i1168, label %land.end.thread.i922

land.end.thread.i922:                             ; preds = %if.end30.i920
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i894) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i895) #7
  br label %for.cond45.preheader.i923

land.end.i1168:                                   ; preds = %if.end30.i920
  %arrayidx32.i1169 = getelementptr inbounds i8, ptr %a, i64 56
  %201 = load i64, ptr %arrayidx32.i1169, align 8
  %cmp33.i1170 = icmp eq i64 %111, %201
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i894) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i895) #7
  br i1 %cmp33.i1170, label %for.body.lr.ph.i1171, label %for.cond45.preheader.i923

for.body.lr.ph.i1171:                             ; preds = %land.end.i1168
  %places42.i1172 = getelementptr inbounds i8, ptr %found.i895, i64 2080
  br label %for.body.i1173

for.cond45.preheader.i923:                        ; preds = %for.body.i1173, %land.end.i1168, %land.end.thread.i922
  %202 = phi i1 [ false, %land.end.thread.i922 ], [ false, %land.end.i1168 ], [ true, %for.body.i1173 ]
  %arrayidx46.i924 = getelementptr inbounds i8, ptr %a, i64 48
  %203 = load i64, ptr %arrayidx46.i924, align 8
  %cmp47.not357.i = icmp sgt i64 %203, 0
  br i1 %cmp47.not357.i, label %for.body50.lr.ph.i966, label %for.end106.i925

for.body50.lr.ph.i966:                            ; preds = %for.cond45.preheader.i923
  %places63.i967 = getelementptr inbounds i8, ptr %found.i895, i64 2080
  %cond67.i968 = select i1 %202, ptr %places63.i967, ptr %places.i894
  %arrayidx68.i969 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i970 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i971 = trunc i64 %110 to i32
  %conv1.i.i972 = trunc i64 %sub.i1209 to i32
  %count32.i.i973 = getelementptr inbounds i8, ptr %found.i895, i64 4160
  %cmp91.i974 = icmp eq i64 %113, 1
  %cmp18.not69.i.i975 = icmp slt i64 %113, 8
  %add.ptr103.idx.i976 = shl nsw i64 %112, 11
  br label %for.body50.i977

for.body.i1173:                                   ; preds = %for.body.i1173, %for.body.lr.ph.i1171
  %k.0356.i = phi i64 [ 0, %for.body.lr.ph.i1171 ], [ %inc.i1177, %for.body.i1173 ]
  %conv40.i1174 = trunc nuw i64 %k.0356.i to i32
  %arrayidx41.i1175 = getelementptr inbounds [520 x i32], ptr %found.i895, i64 0, i64 %k.0356.i
  store i32 %conv40.i1174, ptr %arrayidx41.i1175, align 4
  %arrayidx43.i1176 = getelementptr inbounds [520 x i32], ptr %places42.i1172, i64 0, i64 %k.0356.i
  store i32 0, ptr %arrayidx43.i1176, align 4
  %inc.i1177 = add nuw nsw i64 %k.0356.i, 1
  %exitcond4299.not = icmp eq i64 %inc.i1177, 520
  br i1 %exitcond4299.not, label %for.cond45.preheader.i923, label %for.body.i1173, !llvm.loop !48

for.body50.i977:                                  ; preds = %for.inc101.i1022, %for.body50.lr.ph.i966
  %204 = phi i64 [ %203, %for.body50.lr.ph.i966 ], [ %230, %for.inc101.i1022 ]
  %values.0360.i = phi ptr [ %105, %for.body50.lr.ph.i966 ], [ %add.ptr103.i1024, %for.inc101.i1022 ]
  %k44.0359.i = phi i64 [ 0, %for.body50.lr.ph.i966 ], [ %add.i1023, %for.inc101.i1022 ]
  %sub52.i978 = sub nsw i64 %204, %k44.0359.i
  %spec.select.i979 = tail call i64 @llvm.smin.i64(i64 %sub52.i978, i64 512)
  %205 = load i64, ptr %arrayidx68.i969, align 8
  %cmp69.i980 = icmp eq i64 %205, 4
  %206 = load i64, ptr %arrayidx76.i970, align 8
  %cmp.not65.i.i981 = icmp slt i64 %sub52.i978, 8
  br i1 %cmp69.i980, label %cond.true71.i1119, label %cond.false74.i982

cond.true71.i1119:                                ; preds = %for.body50.i977
  %add.ptr72.i1120 = getelementptr inbounds i32, ptr %109, i64 %k44.0359.i
  br i1 %cmp.not65.i.i981, label %for.cond11.preheader.i.i1141, label %for.body.lr.ph.i.i1121

for.body.lr.ph.i.i1121:                           ; preds = %cond.true71.i1119
  %splat.splatinsert.i.i1122 = insertelement <8 x i64> poison, i64 %206, i64 0
  %splat.splat.i.i1123 = shufflevector <8 x i64> %splat.splatinsert.i.i1122, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i1124

for.cond11.preheader.i.i1141:                     ; preds = %for.body.i294.i1124, %cond.true71.i1119
  %outside.0.lcssa.i.i1142 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1119 ], [ %or7.i.i1136, %for.body.i294.i1124 ]
  %k.0.lcssa.i.i1143 = phi i64 [ 0, %cond.true71.i1119 ], [ %add68.i.i1125, %for.body.i294.i1124 ]
  br label %for.body14.i.i1144

for.body.i294.i1124:                              ; preds = %for.body.i294.i1124, %for.body.lr.ph.i.i1121
  %add68.i.i1125 = phi i64 [ 8, %for.body.lr.ph.i.i1121 ], [ %add.i.i1139, %for.body.i294.i1124 ]
  %k.067.i.i1126 = phi i64 [ 0, %for.body.lr.ph.i.i1121 ], [ %add68.i.i1125, %for.body.i294.i1124 ]
  %outside.066.i.i1127 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1121 ], [ %or7.i.i1136, %for.body.i294.i1124 ]
  %add.ptr.i.i1128 = getelementptr inbounds i32, ptr %add.ptr72.i1120, i64 %k.067.i.i1126
  %207 = load <8 x i32>, ptr %add.ptr.i.i1128, align 4
  %conv.i.i1129 = sext <8 x i32> %207 to <8 x i64>
  %isneg.i.i1130 = icmp slt <8 x i32> %207, zeroinitializer
  %and.i.i1131 = select <8 x i1> %isneg.i.i1130, <8 x i64> %splat.splat.i.i1123, <8 x i64> zeroinitializer
  %add1.i.i1132 = add <8 x i64> %and.i.i1131, %conv.i.i1129
  %add1.lobit.i.i1133 = ashr <8 x i64> %add1.i.i1132, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1134 = icmp slt <8 x i64> %add1.i.i1132, %splat.splat.i.i1123
  %or.i.i1135 = select <8 x i1> %cmp5.not.i.i1134, <8 x i64> %add1.lobit.i.i1133, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1136 = or <8 x i64> %or.i.i1135, %outside.066.i.i1127
  %conv8.i.i1137 = trunc <8 x i64> %add1.i.i1132 to <8 x i32>
  %add.ptr9.i.i1138 = getelementptr inbounds i32, ptr %cond67.i968, i64 %k.067.i.i1126
  store <8 x i32> %conv8.i.i1137, ptr %add.ptr9.i.i1138, align 4
  %add.i.i1139 = add nuw nsw i64 %add68.i.i1125, 8
  %cmp.not.i.i1140 = icmp sgt i64 %add.i.i1139, %spec.select.i979
  br i1 %cmp.not.i.i1140, label %for.cond11.preheader.i.i1141, label %for.body.i294.i1124, !llvm.loop !8

for.cond18.preheader.i.i1151:                     ; preds = %for.body14.i.i1144
  %cmp1972.i.i1152 = icmp slt i64 %k.0.lcssa.i.i1143, %spec.select.i979
  br i1 %cmp1972.i.i1152, label %for.body21.i.i1153, label %cond.end78.i1015

for.body14.i.i1144:                               ; preds = %for.body14.i.i1144, %for.cond11.preheader.i.i1141
  %j.071.i.i1145 = phi i64 [ 0, %for.cond11.preheader.i.i1141 ], [ %inc.i295.i1149, %for.body14.i.i1144 ]
  %wrong.070.i.i1146 = phi i64 [ 0, %for.cond11.preheader.i.i1141 ], [ %or15.i.i1148, %for.body14.i.i1144 ]
  %vecext.i.i1147 = extractelement <8 x i64> %outside.0.lcssa.i.i1142, i64 %j.071.i.i1145
  %or15.i.i1148 = or i64 %vecext.i.i1147, %wrong.070.i.i1146
  %inc.i295.i1149 = add nuw nsw i64 %j.071.i.i1145, 1
  %exitcond.not.i.i1150 = icmp eq i64 %inc.i295.i1149, 8
  br i1 %exitcond.not.i.i1150, label %for.cond18.preheader.i.i1151, label %for.body14.i.i1144, !llvm.loop !9

for.body21.i.i1153:                               ; preds = %for.cond18.preheader.i.i1151, %for.body21.i.i1153
  %k.174.i.i1154 = phi i64 [ %inc35.i.i1166, %for.body21.i.i1153 ], [ %k.0.lcssa.i.i1143, %for.cond18.preheader.i.i1151 ]
  %wrong.173.i.i1155 = phi i64 [ %or31.i.i1163, %for.body21.i.i1153 ], [ %or15.i.i1148, %for.cond18.preheader.i.i1151 ]
  %arrayidx.i296.i1156 = getelementptr inbounds i32, ptr %add.ptr72.i1120, i64 %k.174.i.i1154
  %208 = load i32, ptr %arrayidx.i296.i1156, align 4
  %conv23.i.i1157 = sext i32 %208 to i64
  %cmp25.i.i1158 = icmp slt i32 %208, 0
  %cond.i.i1159 = select i1 %cmp25.i.i1158, i64 %206, i64 0
  %add27.i.i1160 = add nsw i64 %cond.i.i1159, %conv23.i.i1157
  %cmp28.i.i1161 = icmp uge i64 %add27.i.i1160, %206
  %conv30.i.i1162 = zext i1 %cmp28.i.i1161 to i64
  %or31.i.i1163 = or i64 %wrong.173.i.i1155, %conv30.i.i1162
  %conv32.i.i1164 = trunc i64 %add27.i.i1160 to i32
  %arrayidx33.i.i1165 = getelementptr inbounds i32, ptr %cond67.i968, i64 %k.174.i.i1154
  store i32 %conv32.i.i1164, ptr %arrayidx33.i.i1165, align 4
  %inc35.i.i1166 = add nuw nsw i64 %k.174.i.i1154, 1
  %exitcond76.not.i.i1167 = icmp eq i64 %inc35.i.i1166, %spec.select.i979
  br i1 %exitcond76.not.i.i1167, label %cond.end78.i1015, label %for.body21.i.i1153, !llvm.loop !10

cond.false74.i982:                                ; preds = %for.body50.i977
  %add.ptr75.i983 = getelementptr inbounds i64, ptr %109, i64 %k44.0359.i
  br i1 %cmp.not65.i.i981, label %for.cond10.preheader.i.i1003, label %for.body.lr.ph.i297.i984

for.body.lr.ph.i297.i984:                         ; preds = %cond.false74.i982
  %splat.splatinsert.i298.i985 = insertelement <8 x i64> poison, i64 %206, i64 0
  %splat.splat.i299.i986 = shufflevector <8 x i64> %splat.splatinsert.i298.i985, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i987

for.cond10.preheader.i.i1003:                     ; preds = %for.body.i300.i987, %cond.false74.i982
  %outside.0.lcssa.i312.i1004 = phi <8 x i64> [ zeroinitializer, %cond.false74.i982 ], [ %or7.i308.i998, %for.body.i300.i987 ]
  %k.0.lcssa.i313.i1005 = phi i64 [ 0, %cond.false74.i982 ], [ %add66.i.i988, %for.body.i300.i987 ]
  br label %for.body13.i.i1006

for.body.i300.i987:                               ; preds = %for.body.i300.i987, %for.body.lr.ph.i297.i984
  %add66.i.i988 = phi i64 [ 8, %for.body.lr.ph.i297.i984 ], [ %add.i310.i1001, %for.body.i300.i987 ]
  %k.065.i.i989 = phi i64 [ 0, %for.body.lr.ph.i297.i984 ], [ %add66.i.i988, %for.body.i300.i987 ]
  %outside.064.i.i990 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i984 ], [ %or7.i308.i998, %for.body.i300.i987 ]
  %add.ptr.i301.i991 = getelementptr inbounds i64, ptr %add.ptr75.i983, i64 %k.065.i.i989
  %209 = load <8 x i64>, ptr %add.ptr.i301.i991, align 8
  %isneg.i302.i992 = icmp slt <8 x i64> %209, zeroinitializer
  %and.i303.i993 = select <8 x i1> %isneg.i302.i992, <8 x i64> %splat.splat.i299.i986, <8 x i64> zeroinitializer
  %add1.i304.i994 = add <8 x i64> %and.i303.i993, %209
  %add1.lobit.i305.i995 = ashr <8 x i64> %add1.i304.i994, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i996 = icmp slt <8 x i64> %add1.i304.i994, %splat.splat.i299.i986
  %or.i307.i997 = select <8 x i1> %cmp5.not.i306.i996, <8 x i64> %add1.lobit.i305.i995, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i998 = or <8 x i64> %or.i307.i997, %outside.064.i.i990
  %conv.i309.i999 = trunc <8 x i64> %add1.i304.i994 to <8 x i32>
  %add.ptr8.i.i1000 = getelementptr inbounds i32, ptr %cond67.i968, i64 %k.065.i.i989
  store <8 x i32> %conv.i309.i999, ptr %add.ptr8.i.i1000, align 4
  %add.i310.i1001 = add nuw nsw i64 %add66.i.i988, 8
  %cmp.not.i311.i1002 = icmp sgt i64 %add.i310.i1001, %spec.select.i979
  br i1 %cmp.not.i311.i1002, label %for.cond10.preheader.i.i1003, label %for.body.i300.i987, !llvm.loop !11

for.cond17.preheader.i.i1013:                     ; preds = %for.body13.i.i1006
  %cmp1870.i.i1014 = icmp slt i64 %k.0.lcssa.i313.i1005, %spec.select.i979
  br i1 %cmp1870.i.i1014, label %for.body20.i.i1105, label %cond.end78.i1015

for.body13.i.i1006:                               ; preds = %for.body13.i.i1006, %for.cond10.preheader.i.i1003
  %j.069.i.i1007 = phi i64 [ 0, %for.cond10.preheader.i.i1003 ], [ %inc.i315.i1011, %for.body13.i.i1006 ]
  %wrong.068.i.i1008 = phi i64 [ 0, %for.cond10.preheader.i.i1003 ], [ %or14.i.i1010, %for.body13.i.i1006 ]
  %vecext.i314.i1009 = extractelement <8 x i64> %outside.0.lcssa.i312.i1004, i64 %j.069.i.i1007
  %or14.i.i1010 = or i64 %vecext.i314.i1009, %wrong.068.i.i1008
  %inc.i315.i1011 = add nuw nsw i64 %j.069.i.i1007, 1
  %exitcond.not.i316.i1012 = icmp eq i64 %inc.i315.i1011, 8
  br i1 %exitcond.not.i316.i1012, label %for.cond17.preheader.i.i1013, label %for.body13.i.i1006, !llvm.loop !12

for.body20.i.i1105:                               ; preds = %for.cond17.preheader.i.i1013, %for.body20.i.i1105
  %k.172.i.i1106 = phi i64 [ %inc33.i.i1117, %for.body20.i.i1105 ], [ %k.0.lcssa.i313.i1005, %for.cond17.preheader.i.i1013 ]
  %wrong.171.i.i1107 = phi i64 [ %or29.i.i1114, %for.body20.i.i1105 ], [ %or14.i.i1010, %for.cond17.preheader.i.i1013 ]
  %arrayidx.i318.i1108 = getelementptr inbounds i64, ptr %add.ptr75.i983, i64 %k.172.i.i1106
  %210 = load i64, ptr %arrayidx.i318.i1108, align 8
  %cmp23.i.i1109 = icmp slt i64 %210, 0
  %cond.i319.i1110 = select i1 %cmp23.i.i1109, i64 %206, i64 0
  %add25.i.i1111 = add nsw i64 %cond.i319.i1110, %210
  %cmp26.i.i1112 = icmp uge i64 %add25.i.i1111, %206
  %conv28.i.i1113 = zext i1 %cmp26.i.i1112 to i64
  %or29.i.i1114 = or i64 %wrong.171.i.i1107, %conv28.i.i1113
  %conv30.i320.i1115 = trunc i64 %add25.i.i1111 to i32
  %arrayidx31.i.i1116 = getelementptr inbounds i32, ptr %cond67.i968, i64 %k.172.i.i1106
  store i32 %conv30.i320.i1115, ptr %arrayidx31.i.i1116, align 4
  %inc33.i.i1117 = add nuw nsw i64 %k.172.i.i1106, 1
  %exitcond74.not.i.i1118 = icmp eq i64 %inc33.i.i1117, %spec.select.i979
  br i1 %exitcond74.not.i.i1118, label %cond.end78.i1015, label %for.body20.i.i1105, !llvm.loop !13

cond.end78.i1015:                                 ; preds = %for.body20.i.i1105, %for.body21.i.i1153, %for.cond17.preheader.i.i1013, %for.cond18.preheader.i.i1151
  %cond79.in.in.i1016 = phi i64 [ %or15.i.i1148, %for.cond18.preheader.i.i1151 ], [ %or14.i.i1010, %for.cond17.preheader.i.i1013 ], [ %or31.i.i1163, %for.body21.i.i1153 ], [ %or29.i.i1114, %for.body20.i.i1105 ]
  %cond79.in.not.i1017 = icmp eq i64 %cond79.in.in.i1016, 0
  br i1 %cond79.in.not.i1017, label %if.end82.i1018, label %add_int.exit

if.end82.i1018:                                   ; preds = %cond.end78.i1015
  br i1 %202, label %if.end87.i1052, label %if.else85.i1019

if.else85.i1019:                                  ; preds = %if.end82.i1018
  %cmp55.i.i1020 = icmp sgt i64 %sub52.i978, 0
  br i1 %cmp55.i.i1020, label %for.body.i323.i1026, label %if.else94.thread.i1021

for.cond12.preheader.i.i1039:                     ; preds = %for.body.i323.i1026
  %tobool.not.i.i1040 = icmp eq i64 %add.i325.i1036, 0
  br i1 %tobool.not.i.i1040, label %if.else94.thread.i1021, label %for.body16.lr.ph.i.i1041

for.body16.lr.ph.i.i1041:                         ; preds = %for.cond12.preheader.i.i1039
  %sub18.i.i1042 = add nsw i64 %add.i325.i1036, -1
  %arrayidx19.i.i1043 = getelementptr inbounds [520 x i32], ptr %found.i895, i64 0, i64 %sub18.i.i1042
  %arrayidx25.i.i1044 = getelementptr inbounds [520 x i32], ptr %places63.i967, i64 0, i64 %sub18.i.i1042
  br label %for.body16.i.i1045

for.body.i323.i1026:                              ; preds = %if.else85.i1019, %for.body.i323.i1026
  %n.057.i.i1027 = phi i64 [ %add.i325.i1036, %for.body.i323.i1026 ], [ 0, %if.else85.i1019 ]
  %k.056.i.i1028 = phi i64 [ %inc.i326.i1037, %for.body.i323.i1026 ], [ 0, %if.else85.i1019 ]
  %arrayidx.i324.i1029 = getelementptr inbounds i32, ptr %places.i894, i64 %k.056.i.i1028
  %211 = load i32, ptr %arrayidx.i324.i1029, align 4
  %sub3.i.i1030 = sub i32 %211, %conv.i321.i971
  %conv4.i.i1031 = trunc i64 %k.056.i.i1028 to i32
  %arrayidx5.i.i1032 = getelementptr inbounds [520 x i32], ptr %found.i895, i64 0, i64 %n.057.i.i1027
  store i32 %conv4.i.i1031, ptr %arrayidx5.i.i1032, align 4
  %arrayidx7.i.i1033 = getelementptr inbounds [520 x i32], ptr %places63.i967, i64 0, i64 %n.057.i.i1027
  store i32 %sub3.i.i1030, ptr %arrayidx7.i.i1033, align 4
  %cmp8.i.i1034 = icmp ult i32 %sub3.i.i1030, %conv1.i.i972
  %conv10.i.i1035 = zext i1 %cmp8.i.i1034 to i64
  %add.i325.i1036 = add nuw nsw i64 %n.057.i.i1027, %conv10.i.i1035
  %inc.i326.i1037 = add nuw nsw i64 %k.056.i.i1028, 1
  %exitcond.not.i327.i1038 = icmp eq i64 %inc.i326.i1037, %spec.select.i979
  br i1 %exitcond.not.i327.i1038, label %for.cond12.preheader.i.i1039, label %for.body.i323.i1026, !llvm.loop !14

for.body16.i.i1045:                               ; preds = %for.body16.i.i1045, %for.body16.lr.ph.i.i1041
  %k11.058.i.i1046 = phi i64 [ 0, %for.body16.lr.ph.i.i1041 ], [ %inc30.i.i1050, %for.body16.i.i1045 ]
  %212 = load i32, ptr %arrayidx19.i.i1043, align 4
  %add21.i.i1047 = add nuw nsw i64 %k11.058.i.i1046, %add.i325.i1036
  %arrayidx22.i.i1048 = getelementptr inbounds [520 x i32], ptr %found.i895, i64 0, i64 %add21.i.i1047
  store i32 %212, ptr %arrayidx22.i.i1048, align 4
  %213 = load i32, ptr %arrayidx25.i.i1044, align 4
  %arrayidx28.i.i1049 = getelementptr inbounds [520 x i32], ptr %places63.i967, i64 0, i64 %add21.i.i1047
  store i32 %213, ptr %arrayidx28.i.i1049, align 4
  %inc30.i.i1050 = add nuw nsw i64 %k11.058.i.i1046, 1
  %exitcond.not.i1051 = icmp eq i64 %inc30.i.i1050, 8
  br i1 %exitcond.not.i1051, label %if.end87.i1052, label %for.body16.i.i1045, !llvm.loop !15

if.else94.thread.i1021:                           ; preds = %for.cond12.preheader.i.i1039, %if.else85.i1019
  store i64 0, ptr %count32.i.i973, align 8
  br label %for.inc101.i1022

if.end87.i1052:                                   ; preds = %for.body16.i.i1045, %if.end82.i1018
  %214 = phi i64 [ %spec.select.i979, %if.end82.i1018 ], [ %add.i325.i1036, %for.body16.i.i1045 ]
  store i64 %214, ptr %count32.i.i973, align 8
  %tobool89.i1053 = icmp ne i64 %214, 0
  %or.cond183.i1054 = select i1 %tobool89.i1053, i1 %cmp91.i974, i1 false
  %cmp32.i.i1055 = icmp sgt i64 %214, 0
  br i1 %or.cond183.i1054, label %if.then93.i1086, label %if.else94.i1056

if.then93.i1086:                                  ; preds = %if.end87.i1052
  br i1 %cmp32.i.i1055, label %for.body.preheader.i328.i, label %for.inc101.i1022

for.body.preheader.i328.i:                        ; preds = %if.then93.i1086
  %215 = load i32, ptr %places63.i967, align 8
  %conv.i329.i = sext i32 %215 to i64
  %arrayidx1.i.i1087 = getelementptr inbounds i32, ptr %cond.i1217, i64 %conv.i329.i
  %216 = load i32, ptr %arrayidx1.i.i1087, align 4
  br label %for.body.i330.i

for.body.i330.i:                                  ; preds = %if.end.i.i1097, %for.body.preheader.i328.i
  %before.035.i.i1088 = phi i64 [ %conv5.i.i1092, %if.end.i.i1097 ], [ %conv.i329.i, %for.body.preheader.i328.i ]
  %m.034.i.i1089 = phi i64 [ %inc.i334.i, %if.end.i.i1097 ], [ 0, %for.body.preheader.i328.i ]
  %found.033.i.i1090 = phi i32 [ %add14.i.i1103, %if.end.i.i1097 ], [ %216, %for.body.preheader.i328.i ]
  %arrayidx4.i.i1091 = getelementptr inbounds [520 x i32], ptr %places63.i967, i64 0, i64 %m.034.i.i1089
  %217 = load i32, ptr %arrayidx4.i.i1091, align 4
  %conv5.i.i1092 = sext i32 %217 to i64
  %add.i331.i = add nuw nsw i64 %m.034.i.i1089, 8
  %arrayidx7.i332.i = getelementptr inbounds [520 x i32], ptr %places63.i967, i64 0, i64 %add.i331.i
  %218 = load i32, ptr %arrayidx7.i332.i, align 4
  %idx.ext.i.i1093 = sext i32 %218 to i64
  %add.ptr.i333.i = getelementptr inbounds i32, ptr %cond.i1217, i64 %idx.ext.i.i1093
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1094 = icmp eq i64 %before.035.i.i1088, %conv5.i.i1092
  br i1 %cmp8.not.i.i1094, label %if.end.i.i1097, label %if.then.i.i1095

if.then.i.i1095:                                  ; preds = %for.body.i330.i
  %arrayidx10.i.i1096 = getelementptr inbounds i32, ptr %cond.i1217, i64 %conv5.i.i1092
  %219 = load i32, ptr %arrayidx10.i.i1096, align 4
  br label %if.end.i.i1097

if.end.i.i1097:                                   ; preds = %if.then.i.i1095, %for.body.i330.i
  %found.1.i.i1098 = phi i32 [ %219, %if.then.i.i1095 ], [ %found.033.i.i1090, %for.body.i330.i ]
  %arrayidx11.i.i1099 = getelementptr inbounds [520 x i32], ptr %found.i895, i64 0, i64 %m.034.i.i1089
  %220 = load i32, ptr %arrayidx11.i.i1099, align 4
  %conv12.i.i1100 = sext i32 %220 to i64
  %mul.i.i1101 = mul nsw i64 %112, %conv12.i.i1100
  %arrayidx13.i.i1102 = getelementptr inbounds i32, ptr %values.0360.i, i64 %mul.i.i1101
  %221 = load i32, ptr %arrayidx13.i.i1102, align 4
  %add14.i.i1103 = add i32 %221, %found.1.i.i1098
  %arrayidx15.i.i1104 = getelementptr inbounds i32, ptr %cond.i1217, i64 %conv5.i.i1092
  store i32 %add14.i.i1103, ptr %arrayidx15.i.i1104, align 4
  %inc.i334.i = add nuw nsw i64 %m.034.i.i1089, 1
  %exitcond371.not.i = icmp eq i64 %inc.i334.i, %214
  br i1 %exitcond371.not.i, label %for.inc101.i1022, label %for.body.i330.i, !llvm.loop !49

if.else94.i1056:                                  ; preds = %if.end87.i1052
  br i1 %cmp32.i.i1055, label %for.body.i338.i, label %for.inc101.i1022

for.body.i338.i:                                  ; preds = %if.else94.i1056, %for.end36.i.i1079
  %m.075.i.i1057 = phi i64 [ %inc38.i.i1080, %for.end36.i.i1079 ], [ 0, %if.else94.i1056 ]
  %arrayidx.i339.i = getelementptr inbounds [520 x i32], ptr %found.i895, i64 0, i64 %m.075.i.i1057
  %222 = load i32, ptr %arrayidx.i339.i, align 4
  %conv.i340.i = sext i32 %222 to i64
  %mul.i341.i = mul nsw i64 %112, %conv.i340.i
  %add.ptr.i342.i = getelementptr inbounds i32, ptr %values.0360.i, i64 %mul.i341.i
  %arrayidx1.i343.i = getelementptr inbounds [520 x i32], ptr %places63.i967, i64 0, i64 %m.075.i.i1057
  %223 = load i32, ptr %arrayidx1.i343.i, align 4
  %conv2.i.i1058 = sext i32 %223 to i64
  %mul3.i.i1059 = mul nsw i64 %113, %conv2.i.i1058
  %add.ptr4.i.i1060 = getelementptr inbounds i32, ptr %cond.i1217, i64 %mul3.i.i1059
  %add.i344.i = add nuw nsw i64 %m.075.i.i1057, 8
  %arrayidx6.i.i1061 = getelementptr inbounds [520 x i32], ptr %found.i895, i64 0, i64 %add.i344.i
  %224 = load i32, ptr %arrayidx6.i.i1061, align 4
  %conv7.i.i1062 = sext i32 %224 to i64
  %mul8.i.i1063 = mul nsw i64 %112, %conv7.i.i1062
  %add.ptr9.i345.i = getelementptr inbounds i32, ptr %values.0360.i, i64 %mul8.i.i1063
  %arrayidx12.i.i1064 = getelementptr inbounds [520 x i32], ptr %places63.i967, i64 0, i64 %add.i344.i
  %225 = load i32, ptr %arrayidx12.i.i1064, align 4
  %conv13.i.i1065 = sext i32 %225 to i64
  %mul14.i.i1066 = mul nsw i64 %113, %conv13.i.i1065
  %add.ptr15.i.i1067 = getelementptr inbounds i32, ptr %cond.i1217, i64 %mul14.i.i1066
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1067, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i975, label %for.cond27.preheader.i.i1076, label %for.body20.i346.i

for.cond27.preheader.i.i1076:                     ; preds = %for.body20.i346.i, %for.body.i338.i
  %j.0.lcssa.i.i1077 = phi i64 [ 0, %for.body.i338.i ], [ %add1771.i.i1068, %for.body20.i346.i ]
  %cmp2872.i.i1078 = icmp slt i64 %j.0.lcssa.i.i1077, %113
  br i1 %cmp2872.i.i1078, label %for.body30.i.i1082, label %for.end36.i.i1079

for.body20.i346.i:                                ; preds = %for.body.i338.i, %for.body20.i346.i
  %add1771.i.i1068 = phi i64 [ %add17.i.i1074, %for.body20.i346.i ], [ 8, %for.body.i338.i ]
  %j.070.i.i1069 = phi i64 [ %add1771.i.i1068, %for.body20.i346.i ], [ 0, %for.body.i338.i ]
  %add.ptr21.i.i1070 = getelementptr inbounds i32, ptr %add.ptr9.i345.i, i64 %j.070.i.i1069
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1070, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1071 = getelementptr inbounds i32, ptr %add.ptr4.i.i1060, i64 %j.070.i.i1069
  %226 = load <8 x i32>, ptr %add.ptr22.i.i1071, align 4
  %add.ptr23.i.i1072 = getelementptr inbounds i32, ptr %add.ptr.i342.i, i64 %j.070.i.i1069
  %227 = load <8 x i32>, ptr %add.ptr23.i.i1072, align 4
  %add24.i.i1073 = add <8 x i32> %227, %226
  store <8 x i32> %add24.i.i1073, ptr %add.ptr22.i.i1071, align 4
  %add17.i.i1074 = add nuw nsw i64 %add1771.i.i1068, 8
  %cmp18.not.i.i1075 = icmp sgt i64 %add17.i.i1074, %113
  br i1 %cmp18.not.i.i1075, label %for.cond27.preheader.i.i1076, label %for.body20.i346.i, !llvm.loop !50

for.body30.i.i1082:                               ; preds = %for.cond27.preheader.i.i1076, %for.body30.i.i1082
  %j.173.i.i1083 = phi i64 [ %inc.i349.i, %for.body30.i.i1082 ], [ %j.0.lcssa.i.i1077, %for.cond27.preheader.i.i1076 ]
  %arrayidx31.i348.i = getelementptr inbounds i32, ptr %add.ptr4.i.i1060, i64 %j.173.i.i1083
  %228 = load i32, ptr %arrayidx31.i348.i, align 4
  %arrayidx32.i.i1084 = getelementptr inbounds i32, ptr %add.ptr.i342.i, i64 %j.173.i.i1083
  %229 = load i32, ptr %arrayidx32.i.i1084, align 4
  %add33.i.i1085 = add i32 %229, %228
  store i32 %add33.i.i1085, ptr %arrayidx31.i348.i, align 4
  %inc.i349.i = add nuw nsw i64 %j.173.i.i1083, 1
  %exitcond.not.i350.i = icmp eq i64 %inc.i349.i, %113
  br i1 %exitcond.not.i350.i, label %for.end36.i.i1079, label %for.body30.i.i1082, !llvm.loop !51

for.end36.i.i1079:                                ; preds = %for.body30.i.i1082, %for.cond27.preheader.i.i1076
  %inc38.i.i1080 = add nuw nsw i64 %m.075.i.i1057, 1
  %exitcond370.not.i1081 = icmp eq i64 %inc38.i.i1080, %214
  br i1 %exitcond370.not.i1081, label %for.inc101.i1022, label %for.body.i338.i, !llvm.loop !52

for.inc101.i1022:                                 ; preds = %for.end36.i.i1079, %if.end.i.i1097, %if.else94.i1056, %if.then93.i1086, %if.else94.thread.i1021
  %add.i1023 = add nuw nsw i64 %k44.0359.i, 512
  %add.ptr103.i1024 = getelementptr inbounds i8, ptr %values.0360.i, i64 %add.ptr103.idx.i976
  %230 = load i64, ptr %arrayidx46.i924, align 8
  %cmp47.not.i1025 = icmp slt i64 %add.i1023, %230
  br i1 %cmp47.not.i1025, label %for.body50.i977, label %for.end106.i925, !llvm.loop !53

for.end106.i925:                                  ; preds = %for.inc101.i1022, %for.cond45.preheader.i923
  %231 = load i64, ptr %a, align 8
  %cmp108.i926 = icmp eq i64 %231, 0
  %tobool111.i927 = icmp ne i64 %115, 0
  %or.cond184.i928 = select i1 %cmp108.i926, i1 %tobool111.i927, i1 false
  br i1 %or.cond184.i928, label %lor.lhs.false112.i930, label %add_int.exit

lor.lhs.false112.i930:                            ; preds = %for.end106.i925
  %cmp113.i931 = icmp ne ptr %cond.i1217, %116
  %tobool116.i932 = icmp ne i64 %106, 0
  %or.cond185.i933 = select i1 %cmp113.i931, i1 true, i1 %tobool116.i932
  br i1 %or.cond185.i933, label %for.cond120.preheader.i934, label %add_int.exit

for.cond120.preheader.i934:                       ; preds = %lor.lhs.false112.i930
  %cmp122.not361.i = icmp slt i64 %mul.i1210, 8
  br i1 %cmp122.not361.i, label %for.cond145.preheader.i944, label %for.body124.lr.ph.i935

for.body124.lr.ph.i935:                           ; preds = %for.cond120.preheader.i934
  %add.ptr131.i936 = getelementptr inbounds i32, ptr %107, i64 %mul9.i1213
  br label %for.body124.i937

for.cond145.preheader.i944:                       ; preds = %if.end140.i939, %for.cond120.preheader.i934
  %k119.0.lcssa.i945 = phi i64 [ 0, %for.cond120.preheader.i934 ], [ %add121363.i, %if.end140.i939 ]
  %cmp146364.i = icmp slt i64 %k119.0.lcssa.i945, %mul.i1210
  br i1 %cmp146364.i, label %for.body148.lr.ph.i946, label %add_int.exit

for.body148.lr.ph.i946:                           ; preds = %for.cond145.preheader.i944
  %232 = getelementptr i32, ptr %107, i64 %mul9.i1213
  br label %for.body148.i947

for.body124.i937:                                 ; preds = %if.end140.i939, %for.body124.lr.ph.i935
  %add121363.i = phi i64 [ 8, %for.body124.lr.ph.i935 ], [ %add121.i942, %if.end140.i939 ]
  %k119.0362.i = phi i64 [ 0, %for.body124.lr.ph.i935 ], [ %add121363.i, %if.end140.i939 ]
  %add.ptr125.i938 = getelementptr inbounds i32, ptr %cond.i1217, i64 %k119.0362.i
  %233 = load <8 x i32>, ptr %add.ptr125.i938, align 4
  br i1 %tobool116.i932, label %land.lhs.true127.i957, label %if.end140.i939

land.lhs.true127.i957:                            ; preds = %for.body124.i937
  %234 = load i64, ptr %arrayidx8.i1212, align 8
  %tobool129.not.i958 = icmp eq i64 %234, 0
  br i1 %tobool129.not.i958, label %if.then136.i962, label %if.then130.i959

if.then130.i959:                                  ; preds = %land.lhs.true127.i957
  %add.ptr132.i960 = getelementptr inbounds i32, ptr %add.ptr131.i936, i64 %k119.0362.i
  %235 = load <8 x i32>, ptr %add.ptr132.i960, align 4
  %add133.i961 = add <8 x i32> %235, %233
  br label %if.end140.i939

if.then136.i962:                                  ; preds = %land.lhs.true127.i957
  %236 = load i32, ptr %107, align 4
  %splat.splatinsert.i963 = insertelement <8 x i32> poison, i32 %236, i64 0
  %splat.splat.i964 = shufflevector <8 x i32> %splat.splatinsert.i963, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i965 = add <8 x i32> %splat.splat.i964, %233
  br label %if.end140.i939

if.end140.i939:                                   ; preds = %if.then136.i962, %if.then130.i959, %for.body124.i937
  %sum.0.i940 = phi <8 x i32> [ %add133.i961, %if.then130.i959 ], [ %add138.i965, %if.then136.i962 ], [ %233, %for.body124.i937 ]
  %add.ptr141.i941 = getelementptr inbounds i32, ptr %116, i64 %k119.0362.i
  store <8 x i32> %sum.0.i940, ptr %add.ptr141.i941, align 4
  %add121.i942 = add nuw nsw i64 %add121363.i, 8
  %cmp122.not.i943 = icmp sgt i64 %add121.i942, %mul.i1210
  br i1 %cmp122.not.i943, label %for.cond145.preheader.i944, label %for.body124.i937, !llvm.loop !54

for.body148.i947:                                 ; preds = %cond.end159.i949, %for.body148.lr.ph.i946
  %k119.1365.i = phi i64 [ %k119.0.lcssa.i945, %for.body148.lr.ph.i946 ], [ %inc163.i952, %cond.end159.i949 ]
  %arrayidx151.i948 = getelementptr inbounds i32, ptr %cond.i1217, i64 %k119.1365.i
  %237 = load i32, ptr %arrayidx151.i948, align 4
  br i1 %tobool116.i932, label %cond.true150.i953, label %cond.end159.i949

cond.true150.i953:                                ; preds = %for.body148.i947
  %238 = load i64, ptr %arrayidx8.i1212, align 8
  %mul153.i954 = mul nsw i64 %238, %k119.1365.i
  %arrayidx155.i955 = getelementptr i32, ptr %232, i64 %mul153.i954
  %239 = load i32, ptr %arrayidx155.i955, align 4
  %add156.i956 = add i32 %239, %237
  br label %cond.end159.i949

cond.end159.i949:                                 ; preds = %cond.true150.i953, %for.body148.i947
  %cond160.i950 = phi i32 [ %add156.i956, %cond.true150.i953 ], [ %237, %for.body148.i947 ]
  %arrayidx161.i951 = getelementptr inbounds i32, ptr %116, i64 %k119.1365.i
  store i32 %cond160.i950, ptr %arrayidx161.i951, align 4
  %inc163.i952 = add nuw nsw i64 %k119.1365.i, 1
  %exitcond372.not.i = icmp eq i64 %inc163.i952, %mul.i1210
  br i1 %exitcond372.not.i, label %add_int.exit, label %for.body148.i947, !llvm.loop !55

add_int.exit:                                     ; preds = %cond.end78.i1015, %cond.end159.i949, %for.end106.i925, %lor.lhs.false112.i930, %for.cond145.preheader.i944
  %retval.3.i929 = phi i64 [ 0, %lor.lhs.false112.i930 ], [ 0, %for.end106.i925 ], [ 0, %for.cond145.preheader.i944 ], [ 0, %cond.end159.i949 ], [ 1, %cond.end78.i1015 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i895) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i894) #7
  br label %return

cond.false23:                                     ; preds = %cond.true8
  br i1 %or.cond4191, label %for.body6.preheader.i.i1515, label %if.end30.i1226

for.body6.preheader.i.i1515:                      ; preds = %cond.false23
  %240 = inttoptr i64 %119 to ptr
  %.pre.i.i1516 = load i64, ptr %240, align 8
  br label %for.body6.i.i1517

for.body6.i.i1517:                                ; preds = %for.body6.i.i1517, %for.body6.preheader.i.i1515
  %k2.020.i.i1518 = phi i64 [ %inc9.i.i1520, %for.body6.i.i1517 ], [ 0, %for.body6.preheader.i.i1515 ]
  %arrayidx7.i.i1519 = getelementptr inbounds i64, ptr %cond.i1217, i64 %k2.020.i.i1518
  store i64 %.pre.i.i1516, ptr %arrayidx7.i.i1519, align 8
  %inc9.i.i1520 = add nuw nsw i64 %k2.020.i.i1518, 1
  %exitcond.not.i.i1521 = icmp eq i64 %inc9.i.i1520, %mul.i1210
  br i1 %exitcond.not.i.i1521, label %if.end30.i1226, label %for.body6.i.i1517, !llvm.loop !23

if.end30.i1226:                                   ; preds = %for.body6.i.i1517, %cond.false23
  %cmp31.i1227 = icmp eq i64 %110, 0
  br i1 %cmp31.i1227, label %land.end.i1503, label %land.end.thread.i1228

land.end.thread.i1228:                            ; preds = %if.end30.i1226
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1200) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1201) #7
  br label %for.cond45.preheader.i1229

land.end.i1503:                                   ; preds = %if.end30.i1226
  %arrayidx32.i1504 = getelementptr inbounds i8, ptr %a, i64 56
  %241 = load i64, ptr %arrayidx32.i1504, align 8
  %cmp33.i1505 = icmp eq i64 %111, %241
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1200) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1201) #7
  br i1 %cmp33.i1505, label %for.body.lr.ph.i1506, label %for.cond45.preheader.i1229

for.body.lr.ph.i1506:                             ; preds = %land.end.i1503
  %places42.i1507 = getelementptr inbounds i8, ptr %found.i1201, i64 2080
  br label %for.body.i1508

for.cond45.preheader.i1229:                       ; preds = %for.body.i1508, %land.end.i1503, %land.end.thread.i1228
  %242 = phi i1 [ false, %land.end.thread.i1228 ], [ false, %land.end.i1503 ], [ true, %for.body.i1508 ]
  %arrayidx46.i1230 = getelementptr inbounds i8, ptr %a, i64 48
  %243 = load i64, ptr %arrayidx46.i1230, align 8
  %cmp47.not355.i1231 = icmp sgt i64 %243, 0
  br i1 %cmp47.not355.i1231, label %for.body50.lr.ph.i1279, label %for.end106.i1232

for.body50.lr.ph.i1279:                           ; preds = %for.cond45.preheader.i1229
  %places63.i1280 = getelementptr inbounds i8, ptr %found.i1201, i64 2080
  %cond67.i1281 = select i1 %242, ptr %places63.i1280, ptr %places.i1200
  %arrayidx68.i1282 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1283 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i1284 = trunc i64 %110 to i32
  %conv1.i.i1285 = trunc i64 %sub.i1209 to i32
  %count32.i.i1286 = getelementptr inbounds i8, ptr %found.i1201, i64 4160
  %cmp91.i1287 = icmp eq i64 %113, 1
  %cmp18.not69.i.i1288 = icmp slt i64 %113, 8
  %add.ptr103.idx.i1289 = shl nsw i64 %112, 12
  br label %for.body50.i1290

for.body.i1508:                                   ; preds = %for.body.i1508, %for.body.lr.ph.i1506
  %k.0354.i1509 = phi i64 [ 0, %for.body.lr.ph.i1506 ], [ %inc.i1513, %for.body.i1508 ]
  %conv40.i1510 = trunc nuw i64 %k.0354.i1509 to i32
  %arrayidx41.i1511 = getelementptr inbounds [520 x i32], ptr %found.i1201, i64 0, i64 %k.0354.i1509
  store i32 %conv40.i1510, ptr %arrayidx41.i1511, align 4
  %arrayidx43.i1512 = getelementptr inbounds [520 x i32], ptr %places42.i1507, i64 0, i64 %k.0354.i1509
  store i32 0, ptr %arrayidx43.i1512, align 4
  %inc.i1513 = add nuw nsw i64 %k.0354.i1509, 1
  %exitcond4302.not = icmp eq i64 %inc.i1513, 520
  br i1 %exitcond4302.not, label %for.cond45.preheader.i1229, label %for.body.i1508, !llvm.loop !56

for.body50.i1290:                                 ; preds = %for.inc101.i1337, %for.body50.lr.ph.i1279
  %244 = phi i64 [ %243, %for.body50.lr.ph.i1279 ], [ %270, %for.inc101.i1337 ]
  %values.0358.i1291 = phi ptr [ %105, %for.body50.lr.ph.i1279 ], [ %add.ptr103.i1339, %for.inc101.i1337 ]
  %k44.0357.i1292 = phi i64 [ 0, %for.body50.lr.ph.i1279 ], [ %add.i1338, %for.inc101.i1337 ]
  %sub52.i1293 = sub nsw i64 %244, %k44.0357.i1292
  %spec.select.i1294 = tail call i64 @llvm.smin.i64(i64 %sub52.i1293, i64 512)
  %245 = load i64, ptr %arrayidx68.i1282, align 8
  %cmp69.i1295 = icmp eq i64 %245, 4
  %246 = load i64, ptr %arrayidx76.i1283, align 8
  %cmp.not65.i.i1296 = icmp slt i64 %sub52.i1293, 8
  br i1 %cmp69.i1295, label %cond.true71.i1454, label %cond.false74.i1297

cond.true71.i1454:                                ; preds = %for.body50.i1290
  %add.ptr72.i1455 = getelementptr inbounds i32, ptr %109, i64 %k44.0357.i1292
  br i1 %cmp.not65.i.i1296, label %for.cond11.preheader.i.i1476, label %for.body.lr.ph.i.i1456

for.body.lr.ph.i.i1456:                           ; preds = %cond.true71.i1454
  %splat.splatinsert.i.i1457 = insertelement <8 x i64> poison, i64 %246, i64 0
  %splat.splat.i.i1458 = shufflevector <8 x i64> %splat.splatinsert.i.i1457, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i1459

for.cond11.preheader.i.i1476:                     ; preds = %for.body.i.i1459, %cond.true71.i1454
  %outside.0.lcssa.i.i1477 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1454 ], [ %or7.i.i1471, %for.body.i.i1459 ]
  %k.0.lcssa.i.i1478 = phi i64 [ 0, %cond.true71.i1454 ], [ %add68.i.i1460, %for.body.i.i1459 ]
  br label %for.body14.i.i1479

for.body.i.i1459:                                 ; preds = %for.body.i.i1459, %for.body.lr.ph.i.i1456
  %add68.i.i1460 = phi i64 [ 8, %for.body.lr.ph.i.i1456 ], [ %add.i.i1474, %for.body.i.i1459 ]
  %k.067.i.i1461 = phi i64 [ 0, %for.body.lr.ph.i.i1456 ], [ %add68.i.i1460, %for.body.i.i1459 ]
  %outside.066.i.i1462 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1456 ], [ %or7.i.i1471, %for.body.i.i1459 ]
  %add.ptr.i.i1463 = getelementptr inbounds i32, ptr %add.ptr72.i1455, i64 %k.067.i.i1461
  %247 = load <8 x i32>, ptr %add.ptr.i.i1463, align 4
  %conv.i.i1464 = sext <8 x i32> %247 to <8 x i64>
  %isneg.i.i1465 = icmp slt <8 x i32> %247, zeroinitializer
  %and.i.i1466 = select <8 x i1> %isneg.i.i1465, <8 x i64> %splat.splat.i.i1458, <8 x i64> zeroinitializer
  %add1.i.i1467 = add <8 x i64> %and.i.i1466, %conv.i.i1464
  %add1.lobit.i.i1468 = ashr <8 x i64> %add1.i.i1467, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1469 = icmp slt <8 x i64> %add1.i.i1467, %splat.splat.i.i1458
  %or.i.i1470 = select <8 x i1> %cmp5.not.i.i1469, <8 x i64> %add1.lobit.i.i1468, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1471 = or <8 x i64> %or.i.i1470, %outside.066.i.i1462
  %conv8.i.i1472 = trunc <8 x i64> %add1.i.i1467 to <8 x i32>
  %add.ptr9.i.i1473 = getelementptr inbounds i32, ptr %cond67.i1281, i64 %k.067.i.i1461
  store <8 x i32> %conv8.i.i1472, ptr %add.ptr9.i.i1473, align 4
  %add.i.i1474 = add nuw nsw i64 %add68.i.i1460, 8
  %cmp.not.i.i1475 = icmp sgt i64 %add.i.i1474, %spec.select.i1294
  br i1 %cmp.not.i.i1475, label %for.cond11.preheader.i.i1476, label %for.body.i.i1459, !llvm.loop !8

for.cond18.preheader.i.i1486:                     ; preds = %for.body14.i.i1479
  %cmp1972.i.i1487 = icmp slt i64 %k.0.lcssa.i.i1478, %spec.select.i1294
  br i1 %cmp1972.i.i1487, label %for.body21.i.i1488, label %cond.end78.i1330

for.body14.i.i1479:                               ; preds = %for.body14.i.i1479, %for.cond11.preheader.i.i1476
  %j.071.i.i1480 = phi i64 [ 0, %for.cond11.preheader.i.i1476 ], [ %inc.i.i1484, %for.body14.i.i1479 ]
  %wrong.070.i.i1481 = phi i64 [ 0, %for.cond11.preheader.i.i1476 ], [ %or15.i.i1483, %for.body14.i.i1479 ]
  %vecext.i.i1482 = extractelement <8 x i64> %outside.0.lcssa.i.i1477, i64 %j.071.i.i1480
  %or15.i.i1483 = or i64 %vecext.i.i1482, %wrong.070.i.i1481
  %inc.i.i1484 = add nuw nsw i64 %j.071.i.i1480, 1
  %exitcond.not.i294.i1485 = icmp eq i64 %inc.i.i1484, 8
  br i1 %exitcond.not.i294.i1485, label %for.cond18.preheader.i.i1486, label %for.body14.i.i1479, !llvm.loop !9

for.body21.i.i1488:                               ; preds = %for.cond18.preheader.i.i1486, %for.body21.i.i1488
  %k.174.i.i1489 = phi i64 [ %inc35.i.i1501, %for.body21.i.i1488 ], [ %k.0.lcssa.i.i1478, %for.cond18.preheader.i.i1486 ]
  %wrong.173.i.i1490 = phi i64 [ %or31.i.i1498, %for.body21.i.i1488 ], [ %or15.i.i1483, %for.cond18.preheader.i.i1486 ]
  %arrayidx.i.i1491 = getelementptr inbounds i32, ptr %add.ptr72.i1455, i64 %k.174.i.i1489
  %248 = load i32, ptr %arrayidx.i.i1491, align 4
  %conv23.i.i1492 = sext i32 %248 to i64
  %cmp25.i.i1493 = icmp slt i32 %248, 0
  %cond.i.i1494 = select i1 %cmp25.i.i1493, i64 %246, i64 0
  %add27.i.i1495 = add nsw i64 %cond.i.i1494, %conv23.i.i1492
  %cmp28.i.i1496 = icmp uge i64 %add27.i.i1495, %246
  %conv30.i.i1497 = zext i1 %cmp28.i.i1496 to i64
  %or31.i.i1498 = or i64 %wrong.173.i.i1490, %conv30.i.i1497
  %conv32.i.i1499 = trunc i64 %add27.i.i1495 to i32
  %arrayidx33.i.i1500 = getelementptr inbounds i32, ptr %cond67.i1281, i64 %k.174.i.i1489
  store i32 %conv32.i.i1499, ptr %arrayidx33.i.i1500, align 4
  %inc35.i.i1501 = add nuw nsw i64 %k.174.i.i1489, 1
  %exitcond76.not.i.i1502 = icmp eq i64 %inc35.i.i1501, %spec.select.i1294
  br i1 %exitcond76.not.i.i1502, label %cond.end78.i1330, label %for.body21.i.i1488, !llvm.loop !10

cond.false74.i1297:                               ; preds = %for.body50.i1290
  %add.ptr75.i1298 = getelementptr inbounds i64, ptr %109, i64 %k44.0357.i1292
  br i1 %cmp.not65.i.i1296, label %for.cond10.preheader.i.i1318, label %for.body.lr.ph.i295.i1299

for.body.lr.ph.i295.i1299:                        ; preds = %cond.false74.i1297
  %splat.splatinsert.i296.i1300 = insertelement <8 x i64> poison, i64 %246, i64 0
  %splat.splat.i297.i1301 = shufflevector <8 x i64> %splat.splatinsert.i296.i1300, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i1302

for.cond10.preheader.i.i1318:                     ; preds = %for.body.i298.i1302, %cond.false74.i1297
  %outside.0.lcssa.i310.i1319 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1297 ], [ %or7.i306.i1313, %for.body.i298.i1302 ]
  %k.0.lcssa.i311.i1320 = phi i64 [ 0, %cond.false74.i1297 ], [ %add66.i.i1303, %for.body.i298.i1302 ]
  br label %for.body13.i.i1321

for.body.i298.i1302:                              ; preds = %for.body.i298.i1302, %for.body.lr.ph.i295.i1299
  %add66.i.i1303 = phi i64 [ 8, %for.body.lr.ph.i295.i1299 ], [ %add.i308.i1316, %for.body.i298.i1302 ]
  %k.065.i.i1304 = phi i64 [ 0, %for.body.lr.ph.i295.i1299 ], [ %add66.i.i1303, %for.body.i298.i1302 ]
  %outside.064.i.i1305 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i1299 ], [ %or7.i306.i1313, %for.body.i298.i1302 ]
  %add.ptr.i299.i1306 = getelementptr inbounds i64, ptr %add.ptr75.i1298, i64 %k.065.i.i1304
  %249 = load <8 x i64>, ptr %add.ptr.i299.i1306, align 8
  %isneg.i300.i1307 = icmp slt <8 x i64> %249, zeroinitializer
  %and.i301.i1308 = select <8 x i1> %isneg.i300.i1307, <8 x i64> %splat.splat.i297.i1301, <8 x i64> zeroinitializer
  %add1.i302.i1309 = add <8 x i64> %and.i301.i1308, %249
  %add1.lobit.i303.i1310 = ashr <8 x i64> %add1.i302.i1309, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i1311 = icmp slt <8 x i64> %add1.i302.i1309, %splat.splat.i297.i1301
  %or.i305.i1312 = select <8 x i1> %cmp5.not.i304.i1311, <8 x i64> %add1.lobit.i303.i1310, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i1313 = or <8 x i64> %or.i305.i1312, %outside.064.i.i1305
  %conv.i307.i1314 = trunc <8 x i64> %add1.i302.i1309 to <8 x i32>
  %add.ptr8.i.i1315 = getelementptr inbounds i32, ptr %cond67.i1281, i64 %k.065.i.i1304
  store <8 x i32> %conv.i307.i1314, ptr %add.ptr8.i.i1315, align 4
  %add.i308.i1316 = add nuw nsw i64 %add66.i.i1303, 8
  %cmp.not.i309.i1317 = icmp sgt i64 %add.i308.i1316, %spec.select.i1294
  br i1 %cmp.not.i309.i1317, label %for.cond10.preheader.i.i1318, label %for.body.i298.i1302, !llvm.loop !11

for.cond17.preheader.i.i1328:                     ; preds = %for.body13.i.i1321
  %cmp1870.i.i1329 = icmp slt i64 %k.0.lcssa.i311.i1320, %spec.select.i1294
  br i1 %cmp1870.i.i1329, label %for.body20.i.i1440, label %cond.end78.i1330

for.body13.i.i1321:                               ; preds = %for.body13.i.i1321, %for.cond10.preheader.i.i1318
  %j.069.i.i1322 = phi i64 [ 0, %for.cond10.preheader.i.i1318 ], [ %inc.i313.i1326, %for.body13.i.i1321 ]
  %wrong.068.i.i1323 = phi i64 [ 0, %for.cond10.preheader.i.i1318 ], [ %or14.i.i1325, %for.body13.i.i1321 ]
  %vecext.i312.i1324 = extractelement <8 x i64> %outside.0.lcssa.i310.i1319, i64 %j.069.i.i1322
  %or14.i.i1325 = or i64 %vecext.i312.i1324, %wrong.068.i.i1323
  %inc.i313.i1326 = add nuw nsw i64 %j.069.i.i1322, 1
  %exitcond.not.i314.i1327 = icmp eq i64 %inc.i313.i1326, 8
  br i1 %exitcond.not.i314.i1327, label %for.cond17.preheader.i.i1328, label %for.body13.i.i1321, !llvm.loop !12

for.body20.i.i1440:                               ; preds = %for.cond17.preheader.i.i1328, %for.body20.i.i1440
  %k.172.i.i1441 = phi i64 [ %inc33.i.i1452, %for.body20.i.i1440 ], [ %k.0.lcssa.i311.i1320, %for.cond17.preheader.i.i1328 ]
  %wrong.171.i.i1442 = phi i64 [ %or29.i.i1449, %for.body20.i.i1440 ], [ %or14.i.i1325, %for.cond17.preheader.i.i1328 ]
  %arrayidx.i316.i1443 = getelementptr inbounds i64, ptr %add.ptr75.i1298, i64 %k.172.i.i1441
  %250 = load i64, ptr %arrayidx.i316.i1443, align 8
  %cmp23.i.i1444 = icmp slt i64 %250, 0
  %cond.i317.i1445 = select i1 %cmp23.i.i1444, i64 %246, i64 0
  %add25.i.i1446 = add nsw i64 %cond.i317.i1445, %250
  %cmp26.i.i1447 = icmp uge i64 %add25.i.i1446, %246
  %conv28.i.i1448 = zext i1 %cmp26.i.i1447 to i64
  %or29.i.i1449 = or i64 %wrong.171.i.i1442, %conv28.i.i1448
  %conv30.i318.i1450 = trunc i64 %add25.i.i1446 to i32
  %arrayidx31.i.i1451 = getelementptr inbounds i32, ptr %cond67.i1281, i64 %k.172.i.i1441
  store i32 %conv30.i318.i1450, ptr %arrayidx31.i.i1451, align 4
  %inc33.i.i1452 = add nuw nsw i64 %k.172.i.i1441, 1
  %exitcond74.not.i.i1453 = icmp eq i64 %inc33.i.i1452, %spec.select.i1294
  br i1 %exitcond74.not.i.i1453, label %cond.end78.i1330, label %for.body20.i.i1440, !llvm.loop !13

cond.end78.i1330:                                 ; preds = %for.body20.i.i1440, %for.body21.i.i1488, %for.cond17.preheader.i.i1328, %for.cond18.preheader.i.i1486
  %cond79.in.in.i1331 = phi i64 [ %or15.i.i1483, %for.cond18.preheader.i.i1486 ], [ %or14.i.i1325, %for.cond17.preheader.i.i1328 ], [ %or31.i.i1498, %for.body21.i.i1488 ], [ %or29.i.i1449, %for.body20.i.i1440 ]
  %cond79.in.not.i1332 = icmp eq i64 %cond79.in.in.i1331, 0
  br i1 %cond79.in.not.i1332, label %if.end82.i1333, label %add_long.exit

if.end82.i1333:                                   ; preds = %cond.end78.i1330
  br i1 %242, label %if.end87.i1367, label %if.else85.i1334

if.else85.i1334:                                  ; preds = %if.end82.i1333
  %cmp55.i.i1335 = icmp sgt i64 %sub52.i1293, 0
  br i1 %cmp55.i.i1335, label %for.body.i321.i1341, label %if.else94.thread.i1336

for.cond12.preheader.i.i1354:                     ; preds = %for.body.i321.i1341
  %tobool.not.i.i1355 = icmp eq i64 %add.i324.i1351, 0
  br i1 %tobool.not.i.i1355, label %if.else94.thread.i1336, label %for.body16.lr.ph.i.i1356

for.body16.lr.ph.i.i1356:                         ; preds = %for.cond12.preheader.i.i1354
  %sub18.i.i1357 = add nsw i64 %add.i324.i1351, -1
  %arrayidx19.i.i1358 = getelementptr inbounds [520 x i32], ptr %found.i1201, i64 0, i64 %sub18.i.i1357
  %arrayidx25.i.i1359 = getelementptr inbounds [520 x i32], ptr %places63.i1280, i64 0, i64 %sub18.i.i1357
  br label %for.body16.i.i1360

for.body.i321.i1341:                              ; preds = %if.else85.i1334, %for.body.i321.i1341
  %n.057.i.i1342 = phi i64 [ %add.i324.i1351, %for.body.i321.i1341 ], [ 0, %if.else85.i1334 ]
  %k.056.i.i1343 = phi i64 [ %inc.i325.i1352, %for.body.i321.i1341 ], [ 0, %if.else85.i1334 ]
  %arrayidx.i322.i1344 = getelementptr inbounds i32, ptr %places.i1200, i64 %k.056.i.i1343
  %251 = load i32, ptr %arrayidx.i322.i1344, align 4
  %sub3.i.i1345 = sub i32 %251, %conv.i319.i1284
  %conv4.i.i1346 = trunc i64 %k.056.i.i1343 to i32
  %arrayidx5.i.i1347 = getelementptr inbounds [520 x i32], ptr %found.i1201, i64 0, i64 %n.057.i.i1342
  store i32 %conv4.i.i1346, ptr %arrayidx5.i.i1347, align 4
  %arrayidx7.i323.i1348 = getelementptr inbounds [520 x i32], ptr %places63.i1280, i64 0, i64 %n.057.i.i1342
  store i32 %sub3.i.i1345, ptr %arrayidx7.i323.i1348, align 4
  %cmp8.i.i1349 = icmp ult i32 %sub3.i.i1345, %conv1.i.i1285
  %conv10.i.i1350 = zext i1 %cmp8.i.i1349 to i64
  %add.i324.i1351 = add nuw nsw i64 %n.057.i.i1342, %conv10.i.i1350
  %inc.i325.i1352 = add nuw nsw i64 %k.056.i.i1343, 1
  %exitcond.not.i326.i1353 = icmp eq i64 %inc.i325.i1352, %spec.select.i1294
  br i1 %exitcond.not.i326.i1353, label %for.cond12.preheader.i.i1354, label %for.body.i321.i1341, !llvm.loop !14

for.body16.i.i1360:                               ; preds = %for.body16.i.i1360, %for.body16.lr.ph.i.i1356
  %k11.058.i.i1361 = phi i64 [ 0, %for.body16.lr.ph.i.i1356 ], [ %inc30.i.i1365, %for.body16.i.i1360 ]
  %252 = load i32, ptr %arrayidx19.i.i1358, align 4
  %add21.i.i1362 = add nuw nsw i64 %k11.058.i.i1361, %add.i324.i1351
  %arrayidx22.i.i1363 = getelementptr inbounds [520 x i32], ptr %found.i1201, i64 0, i64 %add21.i.i1362
  store i32 %252, ptr %arrayidx22.i.i1363, align 4
  %253 = load i32, ptr %arrayidx25.i.i1359, align 4
  %arrayidx28.i.i1364 = getelementptr inbounds [520 x i32], ptr %places63.i1280, i64 0, i64 %add21.i.i1362
  store i32 %253, ptr %arrayidx28.i.i1364, align 4
  %inc30.i.i1365 = add nuw nsw i64 %k11.058.i.i1361, 1
  %exitcond.not.i1366 = icmp eq i64 %inc30.i.i1365, 8
  br i1 %exitcond.not.i1366, label %if.end87.i1367, label %for.body16.i.i1360, !llvm.loop !15

if.else94.thread.i1336:                           ; preds = %for.cond12.preheader.i.i1354, %if.else85.i1334
  store i64 0, ptr %count32.i.i1286, align 8
  br label %for.inc101.i1337

if.end87.i1367:                                   ; preds = %for.body16.i.i1360, %if.end82.i1333
  %254 = phi i64 [ %spec.select.i1294, %if.end82.i1333 ], [ %add.i324.i1351, %for.body16.i.i1360 ]
  store i64 %254, ptr %count32.i.i1286, align 8
  %tobool89.i1368 = icmp ne i64 %254, 0
  %or.cond183.i1369 = select i1 %tobool89.i1368, i1 %cmp91.i1287, i1 false
  %cmp32.i.i1370 = icmp sgt i64 %254, 0
  br i1 %or.cond183.i1369, label %if.then93.i1413, label %if.else94.i1371

if.then93.i1413:                                  ; preds = %if.end87.i1367
  br i1 %cmp32.i.i1370, label %for.body.preheader.i.i1414, label %for.inc101.i1337

for.body.preheader.i.i1414:                       ; preds = %if.then93.i1413
  %255 = load i32, ptr %places63.i1280, align 8
  %conv.i327.i1415 = sext i32 %255 to i64
  %arrayidx1.i.i1416 = getelementptr inbounds i64, ptr %cond.i1217, i64 %conv.i327.i1415
  %256 = load i64, ptr %arrayidx1.i.i1416, align 8
  br label %for.body.i328.i1417

for.body.i328.i1417:                              ; preds = %if.end.i.i1430, %for.body.preheader.i.i1414
  %before.035.i.i1418 = phi i64 [ %conv5.i.i1422, %if.end.i.i1430 ], [ %conv.i327.i1415, %for.body.preheader.i.i1414 ]
  %m.034.i.i1419 = phi i64 [ %inc.i332.i1438, %if.end.i.i1430 ], [ 0, %for.body.preheader.i.i1414 ]
  %found.033.i.i1420 = phi i64 [ %add14.i.i1436, %if.end.i.i1430 ], [ %256, %for.body.preheader.i.i1414 ]
  %arrayidx4.i.i1421 = getelementptr inbounds [520 x i32], ptr %places63.i1280, i64 0, i64 %m.034.i.i1419
  %257 = load i32, ptr %arrayidx4.i.i1421, align 4
  %conv5.i.i1422 = sext i32 %257 to i64
  %add.i329.i1423 = add nuw nsw i64 %m.034.i.i1419, 8
  %arrayidx7.i330.i1424 = getelementptr inbounds [520 x i32], ptr %places63.i1280, i64 0, i64 %add.i329.i1423
  %258 = load i32, ptr %arrayidx7.i330.i1424, align 4
  %idx.ext.i.i1425 = sext i32 %258 to i64
  %add.ptr.i331.i1426 = getelementptr inbounds i64, ptr %cond.i1217, i64 %idx.ext.i.i1425
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i1426, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1427 = icmp eq i64 %before.035.i.i1418, %conv5.i.i1422
  br i1 %cmp8.not.i.i1427, label %if.end.i.i1430, label %if.then.i.i1428

if.then.i.i1428:                                  ; preds = %for.body.i328.i1417
  %arrayidx10.i.i1429 = getelementptr inbounds i64, ptr %cond.i1217, i64 %conv5.i.i1422
  %259 = load i64, ptr %arrayidx10.i.i1429, align 8
  br label %if.end.i.i1430

if.end.i.i1430:                                   ; preds = %if.then.i.i1428, %for.body.i328.i1417
  %found.1.i.i1431 = phi i64 [ %259, %if.then.i.i1428 ], [ %found.033.i.i1420, %for.body.i328.i1417 ]
  %arrayidx11.i.i1432 = getelementptr inbounds [520 x i32], ptr %found.i1201, i64 0, i64 %m.034.i.i1419
  %260 = load i32, ptr %arrayidx11.i.i1432, align 4
  %conv12.i.i1433 = sext i32 %260 to i64
  %mul.i.i1434 = mul nsw i64 %112, %conv12.i.i1433
  %arrayidx13.i.i1435 = getelementptr inbounds i64, ptr %values.0358.i1291, i64 %mul.i.i1434
  %261 = load i64, ptr %arrayidx13.i.i1435, align 8
  %add14.i.i1436 = add i64 %261, %found.1.i.i1431
  %arrayidx15.i.i1437 = getelementptr inbounds i64, ptr %cond.i1217, i64 %conv5.i.i1422
  store i64 %add14.i.i1436, ptr %arrayidx15.i.i1437, align 8
  %inc.i332.i1438 = add nuw nsw i64 %m.034.i.i1419, 1
  %exitcond369.not.i1439 = icmp eq i64 %inc.i332.i1438, %254
  br i1 %exitcond369.not.i1439, label %for.inc101.i1337, label %for.body.i328.i1417, !llvm.loop !57

if.else94.i1371:                                  ; preds = %if.end87.i1367
  br i1 %cmp32.i.i1370, label %for.body.i336.i1372, label %for.inc101.i1337

for.body.i336.i1372:                              ; preds = %if.else94.i1371, %for.end36.i.i1403
  %m.075.i.i1373 = phi i64 [ %inc38.i.i1404, %for.end36.i.i1403 ], [ 0, %if.else94.i1371 ]
  %arrayidx.i337.i1374 = getelementptr inbounds [520 x i32], ptr %found.i1201, i64 0, i64 %m.075.i.i1373
  %262 = load i32, ptr %arrayidx.i337.i1374, align 4
  %conv.i338.i1375 = sext i32 %262 to i64
  %mul.i339.i1376 = mul nsw i64 %112, %conv.i338.i1375
  %add.ptr.i340.i1377 = getelementptr inbounds i64, ptr %values.0358.i1291, i64 %mul.i339.i1376
  %arrayidx1.i341.i1378 = getelementptr inbounds [520 x i32], ptr %places63.i1280, i64 0, i64 %m.075.i.i1373
  %263 = load i32, ptr %arrayidx1.i341.i1378, align 4
  %conv2.i.i1379 = sext i32 %263 to i64
  %mul3.i.i1380 = mul nsw i64 %113, %conv2.i.i1379
  %add.ptr4.i.i1381 = getelementptr inbounds i64, ptr %cond.i1217, i64 %mul3.i.i1380
  %add.i342.i1382 = add nuw nsw i64 %m.075.i.i1373, 8
  %arrayidx6.i.i1383 = getelementptr inbounds [520 x i32], ptr %found.i1201, i64 0, i64 %add.i342.i1382
  %264 = load i32, ptr %arrayidx6.i.i1383, align 4
  %conv7.i.i1384 = sext i32 %264 to i64
  %mul8.i.i1385 = mul nsw i64 %112, %conv7.i.i1384
  %add.ptr9.i343.i1386 = getelementptr inbounds i64, ptr %values.0358.i1291, i64 %mul8.i.i1385
  %arrayidx12.i.i1387 = getelementptr inbounds [520 x i32], ptr %places63.i1280, i64 0, i64 %add.i342.i1382
  %265 = load i32, ptr %arrayidx12.i.i1387, align 4
  %conv13.i.i1388 = sext i32 %265 to i64
  %mul14.i.i1389 = mul nsw i64 %113, %conv13.i.i1388
  %add.ptr15.i.i1390 = getelementptr inbounds i64, ptr %cond.i1217, i64 %mul14.i.i1389
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1390, i32 1, i32 3, i32 1)
  br i1 %cmp18.not69.i.i1288, label %for.cond27.preheader.i.i1400, label %for.body20.i344.i1391

for.cond27.preheader.i.i1400:                     ; preds = %for.body20.i344.i1391, %for.body.i336.i1372
  %j.0.lcssa.i.i1401 = phi i64 [ 0, %for.body.i336.i1372 ], [ %add1771.i.i1392, %for.body20.i344.i1391 ]
  %cmp2872.i.i1402 = icmp slt i64 %j.0.lcssa.i.i1401, %113
  br i1 %cmp2872.i.i1402, label %for.body30.i.i1406, label %for.end36.i.i1403

for.body20.i344.i1391:                            ; preds = %for.body.i336.i1372, %for.body20.i344.i1391
  %add1771.i.i1392 = phi i64 [ %add17.i.i1398, %for.body20.i344.i1391 ], [ 8, %for.body.i336.i1372 ]
  %j.070.i.i1393 = phi i64 [ %add1771.i.i1392, %for.body20.i344.i1391 ], [ 0, %for.body.i336.i1372 ]
  %add.ptr21.i.i1394 = getelementptr inbounds i64, ptr %add.ptr9.i343.i1386, i64 %j.070.i.i1393
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1394, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1395 = getelementptr inbounds i64, ptr %add.ptr4.i.i1381, i64 %j.070.i.i1393
  %266 = load <8 x i64>, ptr %add.ptr22.i.i1395, align 8
  %add.ptr23.i.i1396 = getelementptr inbounds i64, ptr %add.ptr.i340.i1377, i64 %j.070.i.i1393
  %267 = load <8 x i64>, ptr %add.ptr23.i.i1396, align 8
  %add24.i.i1397 = add <8 x i64> %267, %266
  store <8 x i64> %add24.i.i1397, ptr %add.ptr22.i.i1395, align 8
  %add17.i.i1398 = add nuw nsw i64 %add1771.i.i1392, 8
  %cmp18.not.i.i1399 = icmp sgt i64 %add17.i.i1398, %113
  br i1 %cmp18.not.i.i1399, label %for.cond27.preheader.i.i1400, label %for.body20.i344.i1391, !llvm.loop !58

for.body30.i.i1406:                               ; preds = %for.cond27.preheader.i.i1400, %for.body30.i.i1406
  %j.173.i.i1407 = phi i64 [ %inc.i347.i1411, %for.body30.i.i1406 ], [ %j.0.lcssa.i.i1401, %for.cond27.preheader.i.i1400 ]
  %arrayidx31.i346.i1408 = getelementptr inbounds i64, ptr %add.ptr4.i.i1381, i64 %j.173.i.i1407
  %268 = load i64, ptr %arrayidx31.i346.i1408, align 8
  %arrayidx32.i.i1409 = getelementptr inbounds i64, ptr %add.ptr.i340.i1377, i64 %j.173.i.i1407
  %269 = load i64, ptr %arrayidx32.i.i1409, align 8
  %add33.i.i1410 = add i64 %269, %268
  store i64 %add33.i.i1410, ptr %arrayidx31.i346.i1408, align 8
  %inc.i347.i1411 = add nuw nsw i64 %j.173.i.i1407, 1
  %exitcond.not.i348.i1412 = icmp eq i64 %inc.i347.i1411, %113
  br i1 %exitcond.not.i348.i1412, label %for.end36.i.i1403, label %for.body30.i.i1406, !llvm.loop !59

for.end36.i.i1403:                                ; preds = %for.body30.i.i1406, %for.cond27.preheader.i.i1400
  %inc38.i.i1404 = add nuw nsw i64 %m.075.i.i1373, 1
  %exitcond368.not.i1405 = icmp eq i64 %inc38.i.i1404, %254
  br i1 %exitcond368.not.i1405, label %for.inc101.i1337, label %for.body.i336.i1372, !llvm.loop !60

for.inc101.i1337:                                 ; preds = %for.end36.i.i1403, %if.end.i.i1430, %if.else94.i1371, %if.then93.i1413, %if.else94.thread.i1336
  %add.i1338 = add nuw nsw i64 %k44.0357.i1292, 512
  %add.ptr103.i1339 = getelementptr inbounds i8, ptr %values.0358.i1291, i64 %add.ptr103.idx.i1289
  %270 = load i64, ptr %arrayidx46.i1230, align 8
  %cmp47.not.i1340 = icmp slt i64 %add.i1338, %270
  br i1 %cmp47.not.i1340, label %for.body50.i1290, label %for.end106.i1232, !llvm.loop !61

for.end106.i1232:                                 ; preds = %for.inc101.i1337, %for.cond45.preheader.i1229
  %271 = load i64, ptr %a, align 8
  %cmp108.i1233 = icmp eq i64 %271, 0
  %tobool111.i1234 = icmp ne i64 %115, 0
  %or.cond184.i1235 = select i1 %cmp108.i1233, i1 %tobool111.i1234, i1 false
  br i1 %or.cond184.i1235, label %lor.lhs.false112.i1237, label %add_long.exit

lor.lhs.false112.i1237:                           ; preds = %for.end106.i1232
  %cmp113.i1238 = icmp ne ptr %cond.i1217, %116
  %tobool116.i1239 = icmp ne i64 %106, 0
  %or.cond185.i1240 = select i1 %cmp113.i1238, i1 true, i1 %tobool116.i1239
  br i1 %or.cond185.i1240, label %for.cond120.preheader.i1241, label %add_long.exit

for.cond120.preheader.i1241:                      ; preds = %lor.lhs.false112.i1237
  %cmp122.not359.i1242 = icmp slt i64 %mul.i1210, 8
  br i1 %cmp122.not359.i1242, label %for.cond145.preheader.i1254, label %for.body124.lr.ph.i1243

for.body124.lr.ph.i1243:                          ; preds = %for.cond120.preheader.i1241
  %add.ptr131.i1244 = getelementptr inbounds i64, ptr %107, i64 %mul9.i1213
  br label %for.body124.i1245

for.cond145.preheader.i1254:                      ; preds = %if.end140.i1249, %for.cond120.preheader.i1241
  %k119.0.lcssa.i1255 = phi i64 [ 0, %for.cond120.preheader.i1241 ], [ %add121361.i1246, %if.end140.i1249 ]
  %cmp146362.i1256 = icmp slt i64 %k119.0.lcssa.i1255, %mul.i1210
  br i1 %cmp146362.i1256, label %for.body148.lr.ph.i1257, label %add_long.exit

for.body148.lr.ph.i1257:                          ; preds = %for.cond145.preheader.i1254
  %272 = getelementptr i64, ptr %107, i64 %mul9.i1213
  br label %for.body148.i1258

for.body124.i1245:                                ; preds = %if.end140.i1249, %for.body124.lr.ph.i1243
  %add121361.i1246 = phi i64 [ 8, %for.body124.lr.ph.i1243 ], [ %add121.i1252, %if.end140.i1249 ]
  %k119.0360.i1247 = phi i64 [ 0, %for.body124.lr.ph.i1243 ], [ %add121361.i1246, %if.end140.i1249 ]
  %add.ptr125.i1248 = getelementptr inbounds i64, ptr %cond.i1217, i64 %k119.0360.i1247
  %273 = load <8 x i64>, ptr %add.ptr125.i1248, align 8
  br i1 %tobool116.i1239, label %land.lhs.true127.i1270, label %if.end140.i1249

land.lhs.true127.i1270:                           ; preds = %for.body124.i1245
  %274 = load i64, ptr %arrayidx8.i1212, align 8
  %tobool129.not.i1271 = icmp eq i64 %274, 0
  br i1 %tobool129.not.i1271, label %if.then136.i1275, label %if.then130.i1272

if.then130.i1272:                                 ; preds = %land.lhs.true127.i1270
  %add.ptr132.i1273 = getelementptr inbounds i64, ptr %add.ptr131.i1244, i64 %k119.0360.i1247
  %275 = load <8 x i64>, ptr %add.ptr132.i1273, align 8
  %add133.i1274 = add <8 x i64> %275, %273
  br label %if.end140.i1249

if.then136.i1275:                                 ; preds = %land.lhs.true127.i1270
  %276 = load i64, ptr %107, align 8
  %splat.splatinsert.i1276 = insertelement <8 x i64> poison, i64 %276, i64 0
  %splat.splat.i1277 = shufflevector <8 x i64> %splat.splatinsert.i1276, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i1278 = add <8 x i64> %splat.splat.i1277, %273
  br label %if.end140.i1249

if.end140.i1249:                                  ; preds = %if.then136.i1275, %if.then130.i1272, %for.body124.i1245
  %sum.0.i1250 = phi <8 x i64> [ %add133.i1274, %if.then130.i1272 ], [ %add138.i1278, %if.then136.i1275 ], [ %273, %for.body124.i1245 ]
  %add.ptr141.i1251 = getelementptr inbounds i64, ptr %116, i64 %k119.0360.i1247
  store <8 x i64> %sum.0.i1250, ptr %add.ptr141.i1251, align 8
  %add121.i1252 = add nuw nsw i64 %add121361.i1246, 8
  %cmp122.not.i1253 = icmp sgt i64 %add121.i1252, %mul.i1210
  br i1 %cmp122.not.i1253, label %for.cond145.preheader.i1254, label %for.body124.i1245, !llvm.loop !62

for.body148.i1258:                                ; preds = %cond.end159.i1261, %for.body148.lr.ph.i1257
  %k119.1363.i1259 = phi i64 [ %k119.0.lcssa.i1255, %for.body148.lr.ph.i1257 ], [ %inc163.i1264, %cond.end159.i1261 ]
  %arrayidx151.i1260 = getelementptr inbounds i64, ptr %cond.i1217, i64 %k119.1363.i1259
  %277 = load i64, ptr %arrayidx151.i1260, align 8
  br i1 %tobool116.i1239, label %cond.true150.i1266, label %cond.end159.i1261

cond.true150.i1266:                               ; preds = %for.body148.i1258
  %278 = load i64, ptr %arrayidx8.i1212, align 8
  %mul153.i1267 = mul nsw i64 %278, %k119.1363.i1259
  %arrayidx155.i1268 = getelementptr i64, ptr %272, i64 %mul153.i1267
  %279 = load i64, ptr %arrayidx155.i1268, align 8
  %add156.i1269 = add i64 %279, %277
  br label %cond.end159.i1261

cond.end159.i1261:                                ; preds = %cond.true150.i1266, %for.body148.i1258
  %cond160.i1262 = phi i64 [ %add156.i1269, %cond.true150.i1266 ], [ %277, %for.body148.i1258 ]
  %arrayidx161.i1263 = getelementptr inbounds i64, ptr %116, i64 %k119.1363.i1259
  store i64 %cond160.i1262, ptr %arrayidx161.i1263, align 8
  %inc163.i1264 = add nuw nsw i64 %k119.1363.i1259, 1
  %exitcond370.not.i1265 = icmp eq i64 %inc163.i1264, %mul.i1210
  br i1 %exitcond370.not.i1265, label %add_long.exit, label %for.body148.i1258, !llvm.loop !63

add_long.exit:                                    ; preds = %cond.end78.i1330, %cond.end159.i1261, %for.end106.i1232, %lor.lhs.false112.i1237, %for.cond145.preheader.i1254
  %retval.3.i1236 = phi i64 [ 0, %lor.lhs.false112.i1237 ], [ 0, %for.end106.i1232 ], [ 0, %for.cond145.preheader.i1254 ], [ 0, %cond.end159.i1261 ], [ 1, %cond.end78.i1330 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1201) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1200) #7
  br label %return

cond.true34:                                      ; preds = %entry
  %arrayidx.i2493 = getelementptr inbounds i8, ptr %a, i64 24
  %280 = load i64, ptr %arrayidx.i2493, align 8
  %281 = inttoptr i64 %280 to ptr
  %arrayidx1.i2494 = getelementptr inbounds i8, ptr %a, i64 88
  %282 = load i64, ptr %arrayidx1.i2494, align 8
  %283 = inttoptr i64 %282 to ptr
  %arrayidx2.i2495 = getelementptr inbounds i8, ptr %a, i64 40
  %284 = load i64, ptr %arrayidx2.i2495, align 8
  %285 = inttoptr i64 %284 to ptr
  %arrayidx3.i2496 = getelementptr inbounds i8, ptr %a, i64 72
  %286 = load i64, ptr %arrayidx3.i2496, align 8
  %arrayidx4.i2497 = getelementptr inbounds i8, ptr %a, i64 80
  %287 = load i64, ptr %arrayidx4.i2497, align 8
  %arrayidx5.i2498 = getelementptr inbounds i8, ptr %a, i64 32
  %288 = load i64, ptr %arrayidx5.i2498, align 8
  %arrayidx6.i2499 = getelementptr inbounds i8, ptr %a, i64 64
  %289 = load i64, ptr %arrayidx6.i2499, align 8
  %sub.i2500 = sub i64 %287, %286
  %mul.i2501 = mul i64 %289, %sub.i2500
  %mul7.i2502 = mul nsw i64 %289, %286
  %arrayidx8.i2503 = getelementptr inbounds i8, ptr %a, i64 96
  %290 = load i64, ptr %arrayidx8.i2503, align 8
  %mul9.i2504 = mul nsw i64 %mul7.i2502, %290
  %arrayidx10.i2505 = getelementptr inbounds i8, ptr %a, i64 120
  %291 = load i64, ptr %arrayidx10.i2505, align 8
  %292 = inttoptr i64 %291 to ptr
  %arrayidx11.i2506 = getelementptr inbounds i8, ptr %a, i64 112
  %293 = load i64, ptr %arrayidx11.i2506, align 8
  %tobool.not.i2507 = icmp eq i64 %293, 0
  %294 = inttoptr i64 %293 to ptr
  %cond.i2508 = select i1 %tobool.not.i2507, ptr %292, ptr %294
  %arrayidx13.i2509 = getelementptr inbounds i8, ptr %a, i64 104
  %295 = load i64, ptr %arrayidx13.i2509, align 8
  %tobool14.not.i2510 = icmp eq i64 %295, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2510, label %if.end30.i1562, label %land.lhs.true.i1556

land.lhs.true.i1556:                              ; preds = %cond.true37
  %tobool16.i1558.not = icmp eq i64 %282, 0
  br i1 %tobool16.i1558.not, label %if.then.i1560, label %land.lhs.true20.i1816

if.then.i1560:                                    ; preds = %land.lhs.true.i1556
  %cmp121.i.i1561 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i.i1561, label %for.body.preheader.i.i1809, label %if.end30.i1562

for.body.preheader.i.i1809:                       ; preds = %if.then.i1560
  %296 = inttoptr i64 %295 to ptr
  %.pre25.i.i1810 = load i32, ptr %296, align 4
  br label %for.body.i.i1811

for.body.i.i1811:                                 ; preds = %for.body.i.i1811, %for.body.preheader.i.i1809
  %k.022.i.i1812 = phi i64 [ %inc.i.i1814, %for.body.i.i1811 ], [ 0, %for.body.preheader.i.i1809 ]
  %arrayidx.i.i1813 = getelementptr inbounds i32, ptr %cond.i2508, i64 %k.022.i.i1812
  store i32 %.pre25.i.i1810, ptr %arrayidx.i.i1813, align 4
  %inc.i.i1814 = add nuw nsw i64 %k.022.i.i1812, 1
  %exitcond24.not.i.i1815 = icmp eq i64 %inc.i.i1814, %mul.i2501
  br i1 %exitcond24.not.i.i1815, label %if.end30.i1562, label %for.body.i.i1811, !llvm.loop !4

land.lhs.true20.i1816:                            ; preds = %land.lhs.true.i1556
  %tobool22.not.i1817 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i1817, label %if.then28.i1821, label %if.then23.i1818

if.then23.i1818:                                  ; preds = %land.lhs.true20.i1816
  %add.ptr.i1819 = getelementptr inbounds float, ptr %283, i64 %mul9.i2504
  %mul24.i1820 = shl i64 %mul.i2501, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2508, ptr nonnull align 4 %add.ptr.i1819, i64 %mul24.i1820, i1 false)
  br label %if.end30.i1562

if.then28.i1821:                                  ; preds = %land.lhs.true20.i1816
  %cmp121.i285.i1822 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i285.i1822, label %for.body.preheader.i286.i1823, label %if.end30.i1562

for.body.preheader.i286.i1823:                    ; preds = %if.then28.i1821
  %.pre25.i287.i1824 = load i32, ptr %283, align 4
  br label %for.body.i288.i1825

for.body.i288.i1825:                              ; preds = %for.body.i288.i1825, %for.body.preheader.i286.i1823
  %k.022.i289.i1826 = phi i64 [ %inc.i291.i1828, %for.body.i288.i1825 ], [ 0, %for.body.preheader.i286.i1823 ]
  %arrayidx.i290.i1827 = getelementptr inbounds i32, ptr %cond.i2508, i64 %k.022.i289.i1826
  store i32 %.pre25.i287.i1824, ptr %arrayidx.i290.i1827, align 4
  %inc.i291.i1828 = add nuw nsw i64 %k.022.i289.i1826, 1
  %exitcond24.not.i292.i1829 = icmp eq i64 %inc.i291.i1828, %mul.i2501
  br i1 %exitcond24.not.i292.i1829, label %if.end30.i1562, label %for.body.i288.i1825, !llvm.loop !4

if.end30.i1562:                                   ; preds = %for.body.i288.i1825, %for.body.i.i1811, %if.then28.i1821, %if.then23.i1818, %if.then.i1560, %cond.true37
  %cmp31.i1563 = icmp eq i64 %286, 0
  br i1 %cmp31.i1563, label %land.end.i1798, label %land.end.thread.i1564

land.end.thread.i1564:                            ; preds = %if.end30.i1562
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1536) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1537) #7
  br label %for.cond45.preheader.i1565

land.end.i1798:                                   ; preds = %if.end30.i1562
  %arrayidx32.i1799 = getelementptr inbounds i8, ptr %a, i64 56
  %297 = load i64, ptr %arrayidx32.i1799, align 8
  %cmp33.i1800 = icmp eq i64 %287, %297
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1536) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1537) #7
  br i1 %cmp33.i1800, label %for.body.lr.ph.i1801, label %for.cond45.preheader.i1565

for.body.lr.ph.i1801:                             ; preds = %land.end.i1798
  %places42.i1802 = getelementptr inbounds i8, ptr %found.i1537, i64 2080
  br label %for.body.i1803

for.cond45.preheader.i1565:                       ; preds = %for.body.i1803, %land.end.i1798, %land.end.thread.i1564
  %298 = phi i1 [ false, %land.end.thread.i1564 ], [ false, %land.end.i1798 ], [ true, %for.body.i1803 ]
  %arrayidx46.i1566 = getelementptr inbounds i8, ptr %a, i64 48
  %299 = load i64, ptr %arrayidx46.i1566, align 8
  %cmp47.not359.i = icmp sgt i64 %299, 0
  br i1 %cmp47.not359.i, label %for.body50.lr.ph.i1609, label %for.end106.i1567

for.body50.lr.ph.i1609:                           ; preds = %for.cond45.preheader.i1565
  %places63.i1610 = getelementptr inbounds i8, ptr %found.i1537, i64 2080
  %cond67.i1611 = select i1 %298, ptr %places63.i1610, ptr %places.i1536
  %arrayidx68.i1612 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1613 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i1614 = trunc i64 %286 to i32
  %conv1.i.i1615 = trunc i64 %sub.i2500 to i32
  %count32.i.i1616 = getelementptr inbounds i8, ptr %found.i1537, i64 4160
  %cmp91.i1617 = icmp eq i64 %289, 1
  %cmp18.not103.i.i = icmp slt i64 %289, 8
  %add.ptr103.idx.i1618 = shl nsw i64 %288, 11
  br label %for.body50.i1619

for.body.i1803:                                   ; preds = %for.body.i1803, %for.body.lr.ph.i1801
  %k.0358.i = phi i64 [ 0, %for.body.lr.ph.i1801 ], [ %inc.i1807, %for.body.i1803 ]
  %conv40.i1804 = trunc nuw i64 %k.0358.i to i32
  %arrayidx41.i1805 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %k.0358.i
  store i32 %conv40.i1804, ptr %arrayidx41.i1805, align 4
  %arrayidx43.i1806 = getelementptr inbounds [520 x i32], ptr %places42.i1802, i64 0, i64 %k.0358.i
  store i32 0, ptr %arrayidx43.i1806, align 4
  %inc.i1807 = add nuw nsw i64 %k.0358.i, 1
  %exitcond4297.not = icmp eq i64 %inc.i1807, 520
  br i1 %exitcond4297.not, label %for.cond45.preheader.i1565, label %for.body.i1803, !llvm.loop !64

for.body50.i1619:                                 ; preds = %for.inc101.i1664, %for.body50.lr.ph.i1609
  %300 = phi i64 [ %299, %for.body50.lr.ph.i1609 ], [ %326, %for.inc101.i1664 ]
  %values.0362.i = phi ptr [ %281, %for.body50.lr.ph.i1609 ], [ %add.ptr103.i1666, %for.inc101.i1664 ]
  %k44.0361.i = phi i64 [ 0, %for.body50.lr.ph.i1609 ], [ %add.i1665, %for.inc101.i1664 ]
  %sub52.i1620 = sub nsw i64 %300, %k44.0361.i
  %spec.select.i1621 = tail call i64 @llvm.smin.i64(i64 %sub52.i1620, i64 512)
  %301 = load i64, ptr %arrayidx68.i1612, align 8
  %cmp69.i1622 = icmp eq i64 %301, 4
  %302 = load i64, ptr %arrayidx76.i1613, align 8
  %cmp.not65.i.i1623 = icmp slt i64 %sub52.i1620, 8
  br i1 %cmp69.i1622, label %cond.true71.i1749, label %cond.false74.i1624

cond.true71.i1749:                                ; preds = %for.body50.i1619
  %add.ptr72.i1750 = getelementptr inbounds i32, ptr %285, i64 %k44.0361.i
  br i1 %cmp.not65.i.i1623, label %for.cond11.preheader.i.i1771, label %for.body.lr.ph.i.i1751

for.body.lr.ph.i.i1751:                           ; preds = %cond.true71.i1749
  %splat.splatinsert.i.i1752 = insertelement <8 x i64> poison, i64 %302, i64 0
  %splat.splat.i.i1753 = shufflevector <8 x i64> %splat.splatinsert.i.i1752, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i1754

for.cond11.preheader.i.i1771:                     ; preds = %for.body.i294.i1754, %cond.true71.i1749
  %outside.0.lcssa.i.i1772 = phi <8 x i64> [ zeroinitializer, %cond.true71.i1749 ], [ %or7.i.i1766, %for.body.i294.i1754 ]
  %k.0.lcssa.i.i1773 = phi i64 [ 0, %cond.true71.i1749 ], [ %add68.i.i1755, %for.body.i294.i1754 ]
  br label %for.body14.i.i1774

for.body.i294.i1754:                              ; preds = %for.body.i294.i1754, %for.body.lr.ph.i.i1751
  %add68.i.i1755 = phi i64 [ 8, %for.body.lr.ph.i.i1751 ], [ %add.i.i1769, %for.body.i294.i1754 ]
  %k.067.i.i1756 = phi i64 [ 0, %for.body.lr.ph.i.i1751 ], [ %add68.i.i1755, %for.body.i294.i1754 ]
  %outside.066.i.i1757 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i1751 ], [ %or7.i.i1766, %for.body.i294.i1754 ]
  %add.ptr.i.i1758 = getelementptr inbounds i32, ptr %add.ptr72.i1750, i64 %k.067.i.i1756
  %303 = load <8 x i32>, ptr %add.ptr.i.i1758, align 4
  %conv.i.i1759 = sext <8 x i32> %303 to <8 x i64>
  %isneg.i.i1760 = icmp slt <8 x i32> %303, zeroinitializer
  %and.i.i1761 = select <8 x i1> %isneg.i.i1760, <8 x i64> %splat.splat.i.i1753, <8 x i64> zeroinitializer
  %add1.i.i1762 = add <8 x i64> %and.i.i1761, %conv.i.i1759
  %add1.lobit.i.i1763 = ashr <8 x i64> %add1.i.i1762, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i1764 = icmp slt <8 x i64> %add1.i.i1762, %splat.splat.i.i1753
  %or.i.i1765 = select <8 x i1> %cmp5.not.i.i1764, <8 x i64> %add1.lobit.i.i1763, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i1766 = or <8 x i64> %or.i.i1765, %outside.066.i.i1757
  %conv8.i.i1767 = trunc <8 x i64> %add1.i.i1762 to <8 x i32>
  %add.ptr9.i.i1768 = getelementptr inbounds i32, ptr %cond67.i1611, i64 %k.067.i.i1756
  store <8 x i32> %conv8.i.i1767, ptr %add.ptr9.i.i1768, align 4
  %add.i.i1769 = add nuw nsw i64 %add68.i.i1755, 8
  %cmp.not.i.i1770 = icmp sgt i64 %add.i.i1769, %spec.select.i1621
  br i1 %cmp.not.i.i1770, label %for.cond11.preheader.i.i1771, label %for.body.i294.i1754, !llvm.loop !8

for.cond18.preheader.i.i1781:                     ; preds = %for.body14.i.i1774
  %cmp1972.i.i1782 = icmp slt i64 %k.0.lcssa.i.i1773, %spec.select.i1621
  br i1 %cmp1972.i.i1782, label %for.body21.i.i1783, label %cond.end78.i1657

for.body14.i.i1774:                               ; preds = %for.body14.i.i1774, %for.cond11.preheader.i.i1771
  %j.071.i.i1775 = phi i64 [ 0, %for.cond11.preheader.i.i1771 ], [ %inc.i295.i1779, %for.body14.i.i1774 ]
  %wrong.070.i.i1776 = phi i64 [ 0, %for.cond11.preheader.i.i1771 ], [ %or15.i.i1778, %for.body14.i.i1774 ]
  %vecext.i.i1777 = extractelement <8 x i64> %outside.0.lcssa.i.i1772, i64 %j.071.i.i1775
  %or15.i.i1778 = or i64 %vecext.i.i1777, %wrong.070.i.i1776
  %inc.i295.i1779 = add nuw nsw i64 %j.071.i.i1775, 1
  %exitcond.not.i.i1780 = icmp eq i64 %inc.i295.i1779, 8
  br i1 %exitcond.not.i.i1780, label %for.cond18.preheader.i.i1781, label %for.body14.i.i1774, !llvm.loop !9

for.body21.i.i1783:                               ; preds = %for.cond18.preheader.i.i1781, %for.body21.i.i1783
  %k.174.i.i1784 = phi i64 [ %inc35.i.i1796, %for.body21.i.i1783 ], [ %k.0.lcssa.i.i1773, %for.cond18.preheader.i.i1781 ]
  %wrong.173.i.i1785 = phi i64 [ %or31.i.i1793, %for.body21.i.i1783 ], [ %or15.i.i1778, %for.cond18.preheader.i.i1781 ]
  %arrayidx.i296.i1786 = getelementptr inbounds i32, ptr %add.ptr72.i1750, i64 %k.174.i.i1784
  %304 = load i32, ptr %arrayidx.i296.i1786, align 4
  %conv23.i.i1787 = sext i32 %304 to i64
  %cmp25.i.i1788 = icmp slt i32 %304, 0
  %cond.i.i1789 = select i1 %cmp25.i.i1788, i64 %302, i64 0
  %add27.i.i1790 = add nsw i64 %cond.i.i1789, %conv23.i.i1787
  %cmp28.i.i1791 = icmp uge i64 %add27.i.i1790, %302
  %conv30.i.i1792 = zext i1 %cmp28.i.i1791 to i64
  %or31.i.i1793 = or i64 %wrong.173.i.i1785, %conv30.i.i1792
  %conv32.i.i1794 = trunc i64 %add27.i.i1790 to i32
  %arrayidx33.i.i1795 = getelementptr inbounds i32, ptr %cond67.i1611, i64 %k.174.i.i1784
  store i32 %conv32.i.i1794, ptr %arrayidx33.i.i1795, align 4
  %inc35.i.i1796 = add nuw nsw i64 %k.174.i.i1784, 1
  %exitcond76.not.i.i1797 = icmp eq i64 %inc35.i.i1796, %spec.select.i1621
  br i1 %exitcond76.not.i.i1797, label %cond.end78.i1657, label %for.body21.i.i1783, !llvm.loop !10

cond.false74.i1624:                               ; preds = %for.body50.i1619
  %add.ptr75.i1625 = getelementptr inbounds i64, ptr %285, i64 %k44.0361.i
  br i1 %cmp.not65.i.i1623, label %for.cond10.preheader.i.i1645, label %for.body.lr.ph.i297.i1626

for.body.lr.ph.i297.i1626:                        ; preds = %cond.false74.i1624
  %splat.splatinsert.i298.i1627 = insertelement <8 x i64> poison, i64 %302, i64 0
  %splat.splat.i299.i1628 = shufflevector <8 x i64> %splat.splatinsert.i298.i1627, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i1629

for.cond10.preheader.i.i1645:                     ; preds = %for.body.i300.i1629, %cond.false74.i1624
  %outside.0.lcssa.i312.i1646 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1624 ], [ %or7.i308.i1640, %for.body.i300.i1629 ]
  %k.0.lcssa.i313.i1647 = phi i64 [ 0, %cond.false74.i1624 ], [ %add66.i.i1630, %for.body.i300.i1629 ]
  br label %for.body13.i.i1648

for.body.i300.i1629:                              ; preds = %for.body.i300.i1629, %for.body.lr.ph.i297.i1626
  %add66.i.i1630 = phi i64 [ 8, %for.body.lr.ph.i297.i1626 ], [ %add.i310.i1643, %for.body.i300.i1629 ]
  %k.065.i.i1631 = phi i64 [ 0, %for.body.lr.ph.i297.i1626 ], [ %add66.i.i1630, %for.body.i300.i1629 ]
  %outside.064.i.i1632 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i1626 ], [ %or7.i308.i1640, %for.body.i300.i1629 ]
  %add.ptr.i301.i1633 = getelementptr inbounds i64, ptr %add.ptr75.i1625, i64 %k.065.i.i1631
  %305 = load <8 x i64>, ptr %add.ptr.i301.i1633, align 8
  %isneg.i302.i1634 = icmp slt <8 x i64> %305, zeroinitializer
  %and.i303.i1635 = select <8 x i1> %isneg.i302.i1634, <8 x i64> %splat.splat.i299.i1628, <8 x i64> zeroinitializer
  %add1.i304.i1636 = add <8 x i64> %and.i303.i1635, %305
  %add1.lobit.i305.i1637 = ashr <8 x i64> %add1.i304.i1636, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i1638 = icmp slt <8 x i64> %add1.i304.i1636, %splat.splat.i299.i1628
  %or.i307.i1639 = select <8 x i1> %cmp5.not.i306.i1638, <8 x i64> %add1.lobit.i305.i1637, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i1640 = or <8 x i64> %or.i307.i1639, %outside.064.i.i1632
  %conv.i309.i1641 = trunc <8 x i64> %add1.i304.i1636 to <8 x i32>
  %add.ptr8.i.i1642 = getelementptr inbounds i32, ptr %cond67.i1611, i64 %k.065.i.i1631
  store <8 x i32> %conv.i309.i1641, ptr %add.ptr8.i.i1642, align 4
  %add.i310.i1643 = add nuw nsw i64 %add66.i.i1630, 8
  %cmp.not.i311.i1644 = icmp sgt i64 %add.i310.i1643, %spec.select.i1621
  br i1 %cmp.not.i311.i1644, label %for.cond10.preheader.i.i1645, label %for.body.i300.i1629, !llvm.loop !11

for.cond17.preheader.i.i1655:                     ; preds = %for.body13.i.i1648
  %cmp1870.i.i1656 = icmp slt i64 %k.0.lcssa.i313.i1647, %spec.select.i1621
  br i1 %cmp1870.i.i1656, label %for.body20.i.i1735, label %cond.end78.i1657

for.body13.i.i1648:                               ; preds = %for.body13.i.i1648, %for.cond10.preheader.i.i1645
  %j.069.i.i1649 = phi i64 [ 0, %for.cond10.preheader.i.i1645 ], [ %inc.i315.i1653, %for.body13.i.i1648 ]
  %wrong.068.i.i1650 = phi i64 [ 0, %for.cond10.preheader.i.i1645 ], [ %or14.i.i1652, %for.body13.i.i1648 ]
  %vecext.i314.i1651 = extractelement <8 x i64> %outside.0.lcssa.i312.i1646, i64 %j.069.i.i1649
  %or14.i.i1652 = or i64 %vecext.i314.i1651, %wrong.068.i.i1650
  %inc.i315.i1653 = add nuw nsw i64 %j.069.i.i1649, 1
  %exitcond.not.i316.i1654 = icmp eq i64 %inc.i315.i1653, 8
  br i1 %exitcond.not.i316.i1654, label %for.cond17.preheader.i.i1655, label %for.body13.i.i1648, !llvm.loop !12

for.body20.i.i1735:                               ; preds = %for.cond17.preheader.i.i1655, %for.body20.i.i1735
  %k.172.i.i1736 = phi i64 [ %inc33.i.i1747, %for.body20.i.i1735 ], [ %k.0.lcssa.i313.i1647, %for.cond17.preheader.i.i1655 ]
  %wrong.171.i.i1737 = phi i64 [ %or29.i.i1744, %for.body20.i.i1735 ], [ %or14.i.i1652, %for.cond17.preheader.i.i1655 ]
  %arrayidx.i318.i1738 = getelementptr inbounds i64, ptr %add.ptr75.i1625, i64 %k.172.i.i1736
  %306 = load i64, ptr %arrayidx.i318.i1738, align 8
  %cmp23.i.i1739 = icmp slt i64 %306, 0
  %cond.i319.i1740 = select i1 %cmp23.i.i1739, i64 %302, i64 0
  %add25.i.i1741 = add nsw i64 %cond.i319.i1740, %306
  %cmp26.i.i1742 = icmp uge i64 %add25.i.i1741, %302
  %conv28.i.i1743 = zext i1 %cmp26.i.i1742 to i64
  %or29.i.i1744 = or i64 %wrong.171.i.i1737, %conv28.i.i1743
  %conv30.i320.i1745 = trunc i64 %add25.i.i1741 to i32
  %arrayidx31.i.i1746 = getelementptr inbounds i32, ptr %cond67.i1611, i64 %k.172.i.i1736
  store i32 %conv30.i320.i1745, ptr %arrayidx31.i.i1746, align 4
  %inc33.i.i1747 = add nuw nsw i64 %k.172.i.i1736, 1
  %exitcond74.not.i.i1748 = icmp eq i64 %inc33.i.i1747, %spec.select.i1621
  br i1 %exitcond74.not.i.i1748, label %cond.end78.i1657, label %for.body20.i.i1735, !llvm.loop !13

cond.end78.i1657:                                 ; preds = %for.body20.i.i1735, %for.body21.i.i1783, %for.cond17.preheader.i.i1655, %for.cond18.preheader.i.i1781
  %cond79.in.in.i1658 = phi i64 [ %or15.i.i1778, %for.cond18.preheader.i.i1781 ], [ %or14.i.i1652, %for.cond17.preheader.i.i1655 ], [ %or31.i.i1793, %for.body21.i.i1783 ], [ %or29.i.i1744, %for.body20.i.i1735 ]
  %cond79.in.not.i1659 = icmp eq i64 %cond79.in.in.i1658, 0
  br i1 %cond79.in.not.i1659, label %if.end82.i1660, label %least_float.exit

if.end82.i1660:                                   ; preds = %cond.end78.i1657
  br i1 %298, label %if.end87.i1694, label %if.else85.i1661

if.else85.i1661:                                  ; preds = %if.end82.i1660
  %cmp55.i.i1662 = icmp sgt i64 %sub52.i1620, 0
  br i1 %cmp55.i.i1662, label %for.body.i323.i1668, label %if.else94.thread.i1663

for.cond12.preheader.i.i1681:                     ; preds = %for.body.i323.i1668
  %tobool.not.i.i1682 = icmp eq i64 %add.i325.i1678, 0
  br i1 %tobool.not.i.i1682, label %if.else94.thread.i1663, label %for.body16.lr.ph.i.i1683

for.body16.lr.ph.i.i1683:                         ; preds = %for.cond12.preheader.i.i1681
  %sub18.i.i1684 = add nsw i64 %add.i325.i1678, -1
  %arrayidx19.i.i1685 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %sub18.i.i1684
  %arrayidx25.i.i1686 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %sub18.i.i1684
  br label %for.body16.i.i1687

for.body.i323.i1668:                              ; preds = %if.else85.i1661, %for.body.i323.i1668
  %n.057.i.i1669 = phi i64 [ %add.i325.i1678, %for.body.i323.i1668 ], [ 0, %if.else85.i1661 ]
  %k.056.i.i1670 = phi i64 [ %inc.i326.i1679, %for.body.i323.i1668 ], [ 0, %if.else85.i1661 ]
  %arrayidx.i324.i1671 = getelementptr inbounds i32, ptr %places.i1536, i64 %k.056.i.i1670
  %307 = load i32, ptr %arrayidx.i324.i1671, align 4
  %sub3.i.i1672 = sub i32 %307, %conv.i321.i1614
  %conv4.i.i1673 = trunc i64 %k.056.i.i1670 to i32
  %arrayidx5.i.i1674 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %n.057.i.i1669
  store i32 %conv4.i.i1673, ptr %arrayidx5.i.i1674, align 4
  %arrayidx7.i.i1675 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %n.057.i.i1669
  store i32 %sub3.i.i1672, ptr %arrayidx7.i.i1675, align 4
  %cmp8.i.i1676 = icmp ult i32 %sub3.i.i1672, %conv1.i.i1615
  %conv10.i.i1677 = zext i1 %cmp8.i.i1676 to i64
  %add.i325.i1678 = add nuw nsw i64 %n.057.i.i1669, %conv10.i.i1677
  %inc.i326.i1679 = add nuw nsw i64 %k.056.i.i1670, 1
  %exitcond.not.i327.i1680 = icmp eq i64 %inc.i326.i1679, %spec.select.i1621
  br i1 %exitcond.not.i327.i1680, label %for.cond12.preheader.i.i1681, label %for.body.i323.i1668, !llvm.loop !14

for.body16.i.i1687:                               ; preds = %for.body16.i.i1687, %for.body16.lr.ph.i.i1683
  %k11.058.i.i1688 = phi i64 [ 0, %for.body16.lr.ph.i.i1683 ], [ %inc30.i.i1692, %for.body16.i.i1687 ]
  %308 = load i32, ptr %arrayidx19.i.i1685, align 4
  %add21.i.i1689 = add nuw nsw i64 %k11.058.i.i1688, %add.i325.i1678
  %arrayidx22.i.i1690 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %add21.i.i1689
  store i32 %308, ptr %arrayidx22.i.i1690, align 4
  %309 = load i32, ptr %arrayidx25.i.i1686, align 4
  %arrayidx28.i.i1691 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %add21.i.i1689
  store i32 %309, ptr %arrayidx28.i.i1691, align 4
  %inc30.i.i1692 = add nuw nsw i64 %k11.058.i.i1688, 1
  %exitcond.not.i1693 = icmp eq i64 %inc30.i.i1692, 8
  br i1 %exitcond.not.i1693, label %if.end87.i1694, label %for.body16.i.i1687, !llvm.loop !15

if.else94.thread.i1663:                           ; preds = %for.cond12.preheader.i.i1681, %if.else85.i1661
  store i64 0, ptr %count32.i.i1616, align 8
  br label %for.inc101.i1664

if.end87.i1694:                                   ; preds = %for.body16.i.i1687, %if.end82.i1660
  %310 = phi i64 [ %spec.select.i1621, %if.end82.i1660 ], [ %add.i325.i1678, %for.body16.i.i1687 ]
  store i64 %310, ptr %count32.i.i1616, align 8
  %tobool89.i1695 = icmp ne i64 %310, 0
  %or.cond183.i1696 = select i1 %tobool89.i1695, i1 %cmp91.i1617, i1 false
  %cmp47.i.i = icmp sgt i64 %310, 0
  br i1 %or.cond183.i1696, label %if.then93.i1715, label %if.else94.i1697

if.then93.i1715:                                  ; preds = %if.end87.i1694
  br i1 %cmp47.i.i, label %for.body.preheader.i328.i1716, label %for.inc101.i1664

for.body.preheader.i328.i1716:                    ; preds = %if.then93.i1715
  %311 = load i32, ptr %places63.i1610, align 8
  %conv.i329.i1717 = sext i32 %311 to i64
  %arrayidx1.i.i1718 = getelementptr inbounds float, ptr %cond.i2508, i64 %conv.i329.i1717
  %312 = load float, ptr %arrayidx1.i.i1718, align 4
  br label %for.body.i330.i1719

for.body.i330.i1719:                              ; preds = %if.end.i.i1729, %for.body.preheader.i328.i1716
  %before.050.i.i = phi i64 [ %conv5.i.i1721, %if.end.i.i1729 ], [ %conv.i329.i1717, %for.body.preheader.i328.i1716 ]
  %m.049.i.i = phi i64 [ %inc.i335.i, %if.end.i.i1729 ], [ 0, %for.body.preheader.i328.i1716 ]
  %found.048.i.i = phi float [ %cond.i334.i, %if.end.i.i1729 ], [ %312, %for.body.preheader.i328.i1716 ]
  %arrayidx4.i.i1720 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %m.049.i.i
  %313 = load i32, ptr %arrayidx4.i.i1720, align 4
  %conv5.i.i1721 = sext i32 %313 to i64
  %add.i331.i1722 = add nuw nsw i64 %m.049.i.i, 8
  %arrayidx7.i332.i1723 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %add.i331.i1722
  %314 = load i32, ptr %arrayidx7.i332.i1723, align 4
  %idx.ext.i.i1724 = sext i32 %314 to i64
  %add.ptr.i333.i1725 = getelementptr inbounds float, ptr %cond.i2508, i64 %idx.ext.i.i1724
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i1725, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1726 = icmp eq i64 %before.050.i.i, %conv5.i.i1721
  br i1 %cmp8.not.i.i1726, label %if.end.i.i1729, label %if.then.i.i1727

if.then.i.i1727:                                  ; preds = %for.body.i330.i1719
  %arrayidx10.i.i1728 = getelementptr inbounds float, ptr %cond.i2508, i64 %conv5.i.i1721
  %315 = load float, ptr %arrayidx10.i.i1728, align 4
  br label %if.end.i.i1729

if.end.i.i1729:                                   ; preds = %if.then.i.i1727, %for.body.i330.i1719
  %found.1.i.i1730 = phi float [ %315, %if.then.i.i1727 ], [ %found.048.i.i, %for.body.i330.i1719 ]
  %arrayidx11.i.i1731 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %m.049.i.i
  %316 = load i32, ptr %arrayidx11.i.i1731, align 4
  %conv12.i.i1732 = sext i32 %316 to i64
  %mul.i.i1733 = mul nsw i64 %288, %conv12.i.i1732
  %arrayidx13.i.i1734 = getelementptr inbounds float, ptr %values.0362.i, i64 %mul.i.i1733
  %317 = load float, ptr %arrayidx13.i.i1734, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i1730, %317
  %cmp16.i.i = fcmp uno float %found.1.i.i1730, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i334.i = select i1 %or.cond.i.i, float %found.1.i.i1730, float %317
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i2508, i64 %conv5.i.i1721
  store float %cond.i334.i, ptr %arrayidx23.i.i, align 4
  %inc.i335.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond373.not.i = icmp eq i64 %inc.i335.i, %310
  br i1 %exitcond373.not.i, label %for.inc101.i1664, label %for.body.i330.i1719, !llvm.loop !65

if.else94.i1697:                                  ; preds = %if.end87.i1694
  br i1 %cmp47.i.i, label %for.body.i339.i, label %for.inc101.i1664

for.body.i339.i:                                  ; preds = %if.else94.i1697, %for.end52.i.i
  %m.0109.i.i = phi i64 [ %inc54.i.i, %for.end52.i.i ], [ 0, %if.else94.i1697 ]
  %arrayidx.i340.i = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %m.0109.i.i
  %318 = load i32, ptr %arrayidx.i340.i, align 4
  %conv.i341.i = sext i32 %318 to i64
  %mul.i342.i = mul nsw i64 %288, %conv.i341.i
  %add.ptr.i343.i = getelementptr inbounds float, ptr %values.0362.i, i64 %mul.i342.i
  %arrayidx1.i344.i = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %m.0109.i.i
  %319 = load i32, ptr %arrayidx1.i344.i, align 4
  %conv2.i.i1698 = sext i32 %319 to i64
  %mul3.i.i1699 = mul nsw i64 %289, %conv2.i.i1698
  %add.ptr4.i.i1700 = getelementptr inbounds float, ptr %cond.i2508, i64 %mul3.i.i1699
  %add.i345.i = add nuw nsw i64 %m.0109.i.i, 8
  %arrayidx6.i.i1701 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %add.i345.i
  %320 = load i32, ptr %arrayidx6.i.i1701, align 4
  %conv7.i.i1702 = sext i32 %320 to i64
  %mul8.i.i1703 = mul nsw i64 %288, %conv7.i.i1702
  %add.ptr9.i346.i = getelementptr inbounds float, ptr %values.0362.i, i64 %mul8.i.i1703
  %arrayidx12.i.i1704 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %add.i345.i
  %321 = load i32, ptr %arrayidx12.i.i1704, align 4
  %conv13.i.i1705 = sext i32 %321 to i64
  %mul14.i.i1706 = mul nsw i64 %289, %conv13.i.i1705
  %add.ptr15.i.i1707 = getelementptr inbounds float, ptr %cond.i2508, i64 %mul14.i.i1706
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i1707, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i, label %for.cond36.preheader.i.i, label %for.body20.i347.i

for.cond36.preheader.i.i:                         ; preds = %for.body20.i347.i, %for.body.i339.i
  %j.0.lcssa.i.i1713 = phi i64 [ 0, %for.body.i339.i ], [ %add17105.i.i, %for.body20.i347.i ]
  %cmp37106.i.i = icmp slt i64 %j.0.lcssa.i.i1713, %289
  br i1 %cmp37106.i.i, label %for.body39.i.i, label %for.end52.i.i

for.body20.i347.i:                                ; preds = %for.body.i339.i, %for.body20.i347.i
  %add17105.i.i = phi i64 [ %add17.i.i1711, %for.body20.i347.i ], [ 8, %for.body.i339.i ]
  %j.0104.i.i = phi i64 [ %add17105.i.i, %for.body20.i347.i ], [ 0, %for.body.i339.i ]
  %add.ptr21.i.i1708 = getelementptr inbounds float, ptr %add.ptr9.i346.i, i64 %j.0104.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i1708, i32 0, i32 3, i32 1)
  %add.ptr22.i.i1709 = getelementptr inbounds float, ptr %add.ptr4.i.i1700, i64 %j.0104.i.i
  %322 = load <8 x float>, ptr %add.ptr22.i.i1709, align 4
  %add.ptr23.i.i1710 = getelementptr inbounds float, ptr %add.ptr.i343.i, i64 %j.0104.i.i
  %323 = load <8 x float>, ptr %add.ptr23.i.i1710, align 4
  %cmp24.i.i = fcmp ugt <8 x float> %322, %323
  %cmp25.i348.i = fcmp ord <8 x float> %322, zeroinitializer
  %or102.not.i.i = and <8 x i1> %cmp24.i.i, %cmp25.i348.i
  %or33.v.i.i = select <8 x i1> %or102.not.i.i, <8 x float> %323, <8 x float> %322
  store <8 x float> %or33.v.i.i, ptr %add.ptr22.i.i1709, align 4
  %add17.i.i1711 = add nuw nsw i64 %add17105.i.i, 8
  %cmp18.not.i.i1712 = icmp sgt i64 %add17.i.i1711, %289
  br i1 %cmp18.not.i.i1712, label %for.cond36.preheader.i.i, label %for.body20.i347.i, !llvm.loop !66

for.body39.i.i:                                   ; preds = %for.cond36.preheader.i.i, %for.body39.i.i
  %j.1107.i.i = phi i64 [ %inc.i351.i, %for.body39.i.i ], [ %j.0.lcssa.i.i1713, %for.cond36.preheader.i.i ]
  %arrayidx40.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i1700, i64 %j.1107.i.i
  %324 = load float, ptr %arrayidx40.i.i, align 4
  %arrayidx41.i.i = getelementptr inbounds float, ptr %add.ptr.i343.i, i64 %j.1107.i.i
  %325 = load float, ptr %arrayidx41.i.i, align 4
  %cmp42.i.i = fcmp ole float %324, %325
  %cmp46.i.i = fcmp uno float %324, 0.000000e+00
  %or.cond.i350.i = or i1 %cmp46.i.i, %cmp42.i.i
  %spec.select.i.i = select i1 %or.cond.i350.i, float %324, float %325
  store float %spec.select.i.i, ptr %arrayidx40.i.i, align 4
  %inc.i351.i = add nuw nsw i64 %j.1107.i.i, 1
  %exitcond.not.i352.i = icmp eq i64 %inc.i351.i, %289
  br i1 %exitcond.not.i352.i, label %for.end52.i.i, label %for.body39.i.i, !llvm.loop !67

for.end52.i.i:                                    ; preds = %for.body39.i.i, %for.cond36.preheader.i.i
  %inc54.i.i = add nuw nsw i64 %m.0109.i.i, 1
  %exitcond372.not.i1714 = icmp eq i64 %inc54.i.i, %310
  br i1 %exitcond372.not.i1714, label %for.inc101.i1664, label %for.body.i339.i, !llvm.loop !68

for.inc101.i1664:                                 ; preds = %for.end52.i.i, %if.end.i.i1729, %if.else94.i1697, %if.then93.i1715, %if.else94.thread.i1663
  %add.i1665 = add nuw nsw i64 %k44.0361.i, 512
  %add.ptr103.i1666 = getelementptr inbounds i8, ptr %values.0362.i, i64 %add.ptr103.idx.i1618
  %326 = load i64, ptr %arrayidx46.i1566, align 8
  %cmp47.not.i1667 = icmp slt i64 %add.i1665, %326
  br i1 %cmp47.not.i1667, label %for.body50.i1619, label %for.end106.i1567, !llvm.loop !69

for.end106.i1567:                                 ; preds = %for.inc101.i1664, %for.cond45.preheader.i1565
  %327 = load i64, ptr %a, align 8
  %cmp108.i1568 = icmp eq i64 %327, 0
  %tobool111.i1569 = icmp ne i64 %291, 0
  %or.cond184.i1570 = select i1 %cmp108.i1568, i1 %tobool111.i1569, i1 false
  br i1 %or.cond184.i1570, label %lor.lhs.false112.i1572, label %least_float.exit

lor.lhs.false112.i1572:                           ; preds = %for.end106.i1567
  %cmp113.i1573 = icmp ne ptr %cond.i2508, %292
  %tobool116.i1574 = icmp ne i64 %282, 0
  %or.cond185.i1575 = select i1 %cmp113.i1573, i1 true, i1 %tobool116.i1574
  br i1 %or.cond185.i1575, label %for.cond120.preheader.i1576, label %least_float.exit

for.cond120.preheader.i1576:                      ; preds = %lor.lhs.false112.i1572
  %cmp122.not363.i = icmp slt i64 %mul.i2501, 8
  br i1 %cmp122.not363.i, label %for.cond145.preheader.i1586, label %for.body124.lr.ph.i1577

for.body124.lr.ph.i1577:                          ; preds = %for.cond120.preheader.i1576
  %add.ptr131.i1578 = getelementptr inbounds float, ptr %283, i64 %mul9.i2504
  br label %for.body124.i1579

for.cond145.preheader.i1586:                      ; preds = %if.end140.i1581, %for.cond120.preheader.i1576
  %k119.0.lcssa.i1587 = phi i64 [ 0, %for.cond120.preheader.i1576 ], [ %add121365.i, %if.end140.i1581 ]
  %cmp146366.i = icmp slt i64 %k119.0.lcssa.i1587, %mul.i2501
  br i1 %cmp146366.i, label %for.body148.lr.ph.i1588, label %least_float.exit

for.body148.lr.ph.i1588:                          ; preds = %for.cond145.preheader.i1586
  %328 = getelementptr float, ptr %283, i64 %mul9.i2504
  br label %for.body148.i1589

for.body124.i1579:                                ; preds = %if.end140.i1581, %for.body124.lr.ph.i1577
  %add121365.i = phi i64 [ 8, %for.body124.lr.ph.i1577 ], [ %add121.i1584, %if.end140.i1581 ]
  %k119.0364.i = phi i64 [ 0, %for.body124.lr.ph.i1577 ], [ %add121365.i, %if.end140.i1581 ]
  %add.ptr125.i1580 = getelementptr inbounds float, ptr %cond.i2508, i64 %k119.0364.i
  %329 = load <8 x float>, ptr %add.ptr125.i1580, align 4
  br i1 %tobool116.i1574, label %land.lhs.true127.i1600, label %if.end140.i1581

land.lhs.true127.i1600:                           ; preds = %for.body124.i1579
  %330 = load i64, ptr %arrayidx8.i2503, align 8
  %tobool129.not.i1601 = icmp eq i64 %330, 0
  br i1 %tobool129.not.i1601, label %if.then136.i1605, label %if.then130.i1602

if.then130.i1602:                                 ; preds = %land.lhs.true127.i1600
  %add.ptr132.i1603 = getelementptr inbounds float, ptr %add.ptr131.i1578, i64 %k119.0364.i
  %331 = load <8 x float>, ptr %add.ptr132.i1603, align 4
  %add133.i1604 = fadd <8 x float> %329, %331
  br label %if.end140.i1581

if.then136.i1605:                                 ; preds = %land.lhs.true127.i1600
  %332 = load float, ptr %283, align 4
  %splat.splatinsert.i1606 = insertelement <8 x float> poison, float %332, i64 0
  %splat.splat.i1607 = shufflevector <8 x float> %splat.splatinsert.i1606, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i1608 = fadd <8 x float> %329, %splat.splat.i1607
  br label %if.end140.i1581

if.end140.i1581:                                  ; preds = %if.then136.i1605, %if.then130.i1602, %for.body124.i1579
  %sum.0.i1582 = phi <8 x float> [ %add133.i1604, %if.then130.i1602 ], [ %add138.i1608, %if.then136.i1605 ], [ %329, %for.body124.i1579 ]
  %add.ptr141.i1583 = getelementptr inbounds float, ptr %292, i64 %k119.0364.i
  store <8 x float> %sum.0.i1582, ptr %add.ptr141.i1583, align 4
  %add121.i1584 = add nuw nsw i64 %add121365.i, 8
  %cmp122.not.i1585 = icmp sgt i64 %add121.i1584, %mul.i2501
  br i1 %cmp122.not.i1585, label %for.cond145.preheader.i1586, label %for.body124.i1579, !llvm.loop !70

for.body148.i1589:                                ; preds = %cond.end159.i1591, %for.body148.lr.ph.i1588
  %k119.1367.i = phi i64 [ %k119.0.lcssa.i1587, %for.body148.lr.ph.i1588 ], [ %inc163.i1594, %cond.end159.i1591 ]
  %arrayidx151.i1590 = getelementptr inbounds float, ptr %cond.i2508, i64 %k119.1367.i
  %333 = load float, ptr %arrayidx151.i1590, align 4
  br i1 %tobool116.i1574, label %cond.true150.i1596, label %cond.end159.i1591

cond.true150.i1596:                               ; preds = %for.body148.i1589
  %334 = load i64, ptr %arrayidx8.i2503, align 8
  %mul153.i1597 = mul nsw i64 %334, %k119.1367.i
  %arrayidx155.i1598 = getelementptr float, ptr %328, i64 %mul153.i1597
  %335 = load float, ptr %arrayidx155.i1598, align 4
  %add156.i1599 = fadd float %333, %335
  br label %cond.end159.i1591

cond.end159.i1591:                                ; preds = %cond.true150.i1596, %for.body148.i1589
  %cond160.i1592 = phi float [ %add156.i1599, %cond.true150.i1596 ], [ %333, %for.body148.i1589 ]
  %arrayidx161.i1593 = getelementptr inbounds float, ptr %292, i64 %k119.1367.i
  store float %cond160.i1592, ptr %arrayidx161.i1593, align 4
  %inc163.i1594 = add nuw nsw i64 %k119.1367.i, 1
  %exitcond374.not.i1595 = icmp eq i64 %inc163.i1594, %mul.i2501
  br i1 %exitcond374.not.i1595, label %least_float.exit, label %for.body148.i1589, !llvm.loop !71

least_float.exit:                                 ; preds = %cond.end78.i1657, %cond.end159.i1591, %for.end106.i1567, %lor.lhs.false112.i1572, %for.cond145.preheader.i1586
  %retval.3.i1571 = phi i64 [ 0, %lor.lhs.false112.i1572 ], [ 0, %for.end106.i1567 ], [ 0, %for.cond145.preheader.i1586 ], [ 0, %cond.end159.i1591 ], [ 1, %cond.end78.i1657 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1537) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1536) #7
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2510, label %if.end30.i1856, label %land.lhs.true.i1850

land.lhs.true.i1850:                              ; preds = %cond.true42
  %tobool16.i1852.not = icmp eq i64 %282, 0
  br i1 %tobool16.i1852.not, label %if.then.i1854, label %land.lhs.true20.i2148

if.then.i1854:                                    ; preds = %land.lhs.true.i1850
  %cmp121.i.i1855 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i.i1855, label %for.body6.preheader.i.i2141, label %if.end30.i1856

for.body6.preheader.i.i2141:                      ; preds = %if.then.i1854
  %336 = inttoptr i64 %295 to ptr
  %.pre.i.i2142 = load i64, ptr %336, align 8
  br label %for.body6.i.i2143

for.body6.i.i2143:                                ; preds = %for.body6.i.i2143, %for.body6.preheader.i.i2141
  %k2.020.i.i2144 = phi i64 [ %inc9.i.i2146, %for.body6.i.i2143 ], [ 0, %for.body6.preheader.i.i2141 ]
  %arrayidx7.i.i2145 = getelementptr inbounds i64, ptr %cond.i2508, i64 %k2.020.i.i2144
  store i64 %.pre.i.i2142, ptr %arrayidx7.i.i2145, align 8
  %inc9.i.i2146 = add nuw nsw i64 %k2.020.i.i2144, 1
  %exitcond.not.i.i2147 = icmp eq i64 %inc9.i.i2146, %mul.i2501
  br i1 %exitcond.not.i.i2147, label %if.end30.i1856, label %for.body6.i.i2143, !llvm.loop !23

land.lhs.true20.i2148:                            ; preds = %land.lhs.true.i1850
  %tobool22.not.i2149 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i2149, label %if.then28.i2153, label %if.then23.i2150

if.then23.i2150:                                  ; preds = %land.lhs.true20.i2148
  %add.ptr.i2151 = getelementptr inbounds double, ptr %283, i64 %mul9.i2504
  %mul24.i2152 = shl i64 %mul.i2501, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2508, ptr nonnull align 8 %add.ptr.i2151, i64 %mul24.i2152, i1 false)
  br label %if.end30.i1856

if.then28.i2153:                                  ; preds = %land.lhs.true20.i2148
  %cmp121.i285.i2154 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i285.i2154, label %for.body6.preheader.i286.i2155, label %if.end30.i1856

for.body6.preheader.i286.i2155:                   ; preds = %if.then28.i2153
  %.pre.i287.i2156 = load i64, ptr %283, align 8
  br label %for.body6.i288.i2157

for.body6.i288.i2157:                             ; preds = %for.body6.i288.i2157, %for.body6.preheader.i286.i2155
  %k2.020.i289.i2158 = phi i64 [ %inc9.i291.i2160, %for.body6.i288.i2157 ], [ 0, %for.body6.preheader.i286.i2155 ]
  %arrayidx7.i290.i2159 = getelementptr inbounds i64, ptr %cond.i2508, i64 %k2.020.i289.i2158
  store i64 %.pre.i287.i2156, ptr %arrayidx7.i290.i2159, align 8
  %inc9.i291.i2160 = add nuw nsw i64 %k2.020.i289.i2158, 1
  %exitcond.not.i292.i2161 = icmp eq i64 %inc9.i291.i2160, %mul.i2501
  br i1 %exitcond.not.i292.i2161, label %if.end30.i1856, label %for.body6.i288.i2157, !llvm.loop !23

if.end30.i1856:                                   ; preds = %for.body6.i288.i2157, %for.body6.i.i2143, %if.then28.i2153, %if.then23.i2150, %if.then.i1854, %cond.true42
  %cmp31.i1857 = icmp eq i64 %286, 0
  br i1 %cmp31.i1857, label %land.end.i2129, label %land.end.thread.i1858

land.end.thread.i1858:                            ; preds = %if.end30.i1856
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1830) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1831) #7
  br label %for.cond45.preheader.i1859

land.end.i2129:                                   ; preds = %if.end30.i1856
  %arrayidx32.i2130 = getelementptr inbounds i8, ptr %a, i64 56
  %337 = load i64, ptr %arrayidx32.i2130, align 8
  %cmp33.i2131 = icmp eq i64 %287, %337
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1830) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1831) #7
  br i1 %cmp33.i2131, label %for.body.lr.ph.i2132, label %for.cond45.preheader.i1859

for.body.lr.ph.i2132:                             ; preds = %land.end.i2129
  %places42.i2133 = getelementptr inbounds i8, ptr %found.i1831, i64 2080
  br label %for.body.i2134

for.cond45.preheader.i1859:                       ; preds = %for.body.i2134, %land.end.i2129, %land.end.thread.i1858
  %338 = phi i1 [ false, %land.end.thread.i1858 ], [ false, %land.end.i2129 ], [ true, %for.body.i2134 ]
  %arrayidx46.i1860 = getelementptr inbounds i8, ptr %a, i64 48
  %339 = load i64, ptr %arrayidx46.i1860, align 8
  %cmp47.not357.i1861 = icmp sgt i64 %339, 0
  br i1 %cmp47.not357.i1861, label %for.body50.lr.ph.i1909, label %for.end106.i1862

for.body50.lr.ph.i1909:                           ; preds = %for.cond45.preheader.i1859
  %places63.i1910 = getelementptr inbounds i8, ptr %found.i1831, i64 2080
  %cond67.i1911 = select i1 %338, ptr %places63.i1910, ptr %places.i1830
  %arrayidx68.i1912 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1913 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i1914 = trunc i64 %286 to i32
  %conv1.i.i1915 = trunc i64 %sub.i2500 to i32
  %count32.i.i1916 = getelementptr inbounds i8, ptr %found.i1831, i64 4160
  %cmp91.i1917 = icmp eq i64 %289, 1
  %cmp18.not103.i.i1918 = icmp slt i64 %289, 8
  %add.ptr103.idx.i1919 = shl nsw i64 %288, 12
  br label %for.body50.i1920

for.body.i2134:                                   ; preds = %for.body.i2134, %for.body.lr.ph.i2132
  %k.0356.i2135 = phi i64 [ 0, %for.body.lr.ph.i2132 ], [ %inc.i2139, %for.body.i2134 ]
  %conv40.i2136 = trunc nuw i64 %k.0356.i2135 to i32
  %arrayidx41.i2137 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %k.0356.i2135
  store i32 %conv40.i2136, ptr %arrayidx41.i2137, align 4
  %arrayidx43.i2138 = getelementptr inbounds [520 x i32], ptr %places42.i2133, i64 0, i64 %k.0356.i2135
  store i32 0, ptr %arrayidx43.i2138, align 4
  %inc.i2139 = add nuw nsw i64 %k.0356.i2135, 1
  %exitcond4296.not = icmp eq i64 %inc.i2139, 520
  br i1 %exitcond4296.not, label %for.cond45.preheader.i1859, label %for.body.i2134, !llvm.loop !72

for.body50.i1920:                                 ; preds = %for.inc101.i1967, %for.body50.lr.ph.i1909
  %340 = phi i64 [ %339, %for.body50.lr.ph.i1909 ], [ %366, %for.inc101.i1967 ]
  %values.0360.i1921 = phi ptr [ %281, %for.body50.lr.ph.i1909 ], [ %add.ptr103.i1969, %for.inc101.i1967 ]
  %k44.0359.i1922 = phi i64 [ 0, %for.body50.lr.ph.i1909 ], [ %add.i1968, %for.inc101.i1967 ]
  %sub52.i1923 = sub nsw i64 %340, %k44.0359.i1922
  %spec.select.i1924 = tail call i64 @llvm.smin.i64(i64 %sub52.i1923, i64 512)
  %341 = load i64, ptr %arrayidx68.i1912, align 8
  %cmp69.i1925 = icmp eq i64 %341, 4
  %342 = load i64, ptr %arrayidx76.i1913, align 8
  %cmp.not65.i.i1926 = icmp slt i64 %sub52.i1923, 8
  br i1 %cmp69.i1925, label %cond.true71.i2080, label %cond.false74.i1927

cond.true71.i2080:                                ; preds = %for.body50.i1920
  %add.ptr72.i2081 = getelementptr inbounds i32, ptr %285, i64 %k44.0359.i1922
  br i1 %cmp.not65.i.i1926, label %for.cond11.preheader.i.i2102, label %for.body.lr.ph.i.i2082

for.body.lr.ph.i.i2082:                           ; preds = %cond.true71.i2080
  %splat.splatinsert.i.i2083 = insertelement <8 x i64> poison, i64 %342, i64 0
  %splat.splat.i.i2084 = shufflevector <8 x i64> %splat.splatinsert.i.i2083, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2085

for.cond11.preheader.i.i2102:                     ; preds = %for.body.i.i2085, %cond.true71.i2080
  %outside.0.lcssa.i.i2103 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2080 ], [ %or7.i.i2097, %for.body.i.i2085 ]
  %k.0.lcssa.i.i2104 = phi i64 [ 0, %cond.true71.i2080 ], [ %add68.i.i2086, %for.body.i.i2085 ]
  br label %for.body14.i.i2105

for.body.i.i2085:                                 ; preds = %for.body.i.i2085, %for.body.lr.ph.i.i2082
  %add68.i.i2086 = phi i64 [ 8, %for.body.lr.ph.i.i2082 ], [ %add.i.i2100, %for.body.i.i2085 ]
  %k.067.i.i2087 = phi i64 [ 0, %for.body.lr.ph.i.i2082 ], [ %add68.i.i2086, %for.body.i.i2085 ]
  %outside.066.i.i2088 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2082 ], [ %or7.i.i2097, %for.body.i.i2085 ]
  %add.ptr.i.i2089 = getelementptr inbounds i32, ptr %add.ptr72.i2081, i64 %k.067.i.i2087
  %343 = load <8 x i32>, ptr %add.ptr.i.i2089, align 4
  %conv.i.i2090 = sext <8 x i32> %343 to <8 x i64>
  %isneg.i.i2091 = icmp slt <8 x i32> %343, zeroinitializer
  %and.i.i2092 = select <8 x i1> %isneg.i.i2091, <8 x i64> %splat.splat.i.i2084, <8 x i64> zeroinitializer
  %add1.i.i2093 = add <8 x i64> %and.i.i2092, %conv.i.i2090
  %add1.lobit.i.i2094 = ashr <8 x i64> %add1.i.i2093, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2095 = icmp slt <8 x i64> %add1.i.i2093, %splat.splat.i.i2084
  %or.i.i2096 = select <8 x i1> %cmp5.not.i.i2095, <8 x i64> %add1.lobit.i.i2094, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2097 = or <8 x i64> %or.i.i2096, %outside.066.i.i2088
  %conv8.i.i2098 = trunc <8 x i64> %add1.i.i2093 to <8 x i32>
  %add.ptr9.i.i2099 = getelementptr inbounds i32, ptr %cond67.i1911, i64 %k.067.i.i2087
  store <8 x i32> %conv8.i.i2098, ptr %add.ptr9.i.i2099, align 4
  %add.i.i2100 = add nuw nsw i64 %add68.i.i2086, 8
  %cmp.not.i.i2101 = icmp sgt i64 %add.i.i2100, %spec.select.i1924
  br i1 %cmp.not.i.i2101, label %for.cond11.preheader.i.i2102, label %for.body.i.i2085, !llvm.loop !8

for.cond18.preheader.i.i2112:                     ; preds = %for.body14.i.i2105
  %cmp1972.i.i2113 = icmp slt i64 %k.0.lcssa.i.i2104, %spec.select.i1924
  br i1 %cmp1972.i.i2113, label %for.body21.i.i2114, label %cond.end78.i1960

for.body14.i.i2105:                               ; preds = %for.body14.i.i2105, %for.cond11.preheader.i.i2102
  %j.071.i.i2106 = phi i64 [ 0, %for.cond11.preheader.i.i2102 ], [ %inc.i.i2110, %for.body14.i.i2105 ]
  %wrong.070.i.i2107 = phi i64 [ 0, %for.cond11.preheader.i.i2102 ], [ %or15.i.i2109, %for.body14.i.i2105 ]
  %vecext.i.i2108 = extractelement <8 x i64> %outside.0.lcssa.i.i2103, i64 %j.071.i.i2106
  %or15.i.i2109 = or i64 %vecext.i.i2108, %wrong.070.i.i2107
  %inc.i.i2110 = add nuw nsw i64 %j.071.i.i2106, 1
  %exitcond.not.i294.i2111 = icmp eq i64 %inc.i.i2110, 8
  br i1 %exitcond.not.i294.i2111, label %for.cond18.preheader.i.i2112, label %for.body14.i.i2105, !llvm.loop !9

for.body21.i.i2114:                               ; preds = %for.cond18.preheader.i.i2112, %for.body21.i.i2114
  %k.174.i.i2115 = phi i64 [ %inc35.i.i2127, %for.body21.i.i2114 ], [ %k.0.lcssa.i.i2104, %for.cond18.preheader.i.i2112 ]
  %wrong.173.i.i2116 = phi i64 [ %or31.i.i2124, %for.body21.i.i2114 ], [ %or15.i.i2109, %for.cond18.preheader.i.i2112 ]
  %arrayidx.i.i2117 = getelementptr inbounds i32, ptr %add.ptr72.i2081, i64 %k.174.i.i2115
  %344 = load i32, ptr %arrayidx.i.i2117, align 4
  %conv23.i.i2118 = sext i32 %344 to i64
  %cmp25.i.i2119 = icmp slt i32 %344, 0
  %cond.i.i2120 = select i1 %cmp25.i.i2119, i64 %342, i64 0
  %add27.i.i2121 = add nsw i64 %cond.i.i2120, %conv23.i.i2118
  %cmp28.i.i2122 = icmp uge i64 %add27.i.i2121, %342
  %conv30.i.i2123 = zext i1 %cmp28.i.i2122 to i64
  %or31.i.i2124 = or i64 %wrong.173.i.i2116, %conv30.i.i2123
  %conv32.i.i2125 = trunc i64 %add27.i.i2121 to i32
  %arrayidx33.i.i2126 = getelementptr inbounds i32, ptr %cond67.i1911, i64 %k.174.i.i2115
  store i32 %conv32.i.i2125, ptr %arrayidx33.i.i2126, align 4
  %inc35.i.i2127 = add nuw nsw i64 %k.174.i.i2115, 1
  %exitcond76.not.i.i2128 = icmp eq i64 %inc35.i.i2127, %spec.select.i1924
  br i1 %exitcond76.not.i.i2128, label %cond.end78.i1960, label %for.body21.i.i2114, !llvm.loop !10

cond.false74.i1927:                               ; preds = %for.body50.i1920
  %add.ptr75.i1928 = getelementptr inbounds i64, ptr %285, i64 %k44.0359.i1922
  br i1 %cmp.not65.i.i1926, label %for.cond10.preheader.i.i1948, label %for.body.lr.ph.i295.i1929

for.body.lr.ph.i295.i1929:                        ; preds = %cond.false74.i1927
  %splat.splatinsert.i296.i1930 = insertelement <8 x i64> poison, i64 %342, i64 0
  %splat.splat.i297.i1931 = shufflevector <8 x i64> %splat.splatinsert.i296.i1930, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i1932

for.cond10.preheader.i.i1948:                     ; preds = %for.body.i298.i1932, %cond.false74.i1927
  %outside.0.lcssa.i310.i1949 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1927 ], [ %or7.i306.i1943, %for.body.i298.i1932 ]
  %k.0.lcssa.i311.i1950 = phi i64 [ 0, %cond.false74.i1927 ], [ %add66.i.i1933, %for.body.i298.i1932 ]
  br label %for.body13.i.i1951

for.body.i298.i1932:                              ; preds = %for.body.i298.i1932, %for.body.lr.ph.i295.i1929
  %add66.i.i1933 = phi i64 [ 8, %for.body.lr.ph.i295.i1929 ], [ %add.i308.i1946, %for.body.i298.i1932 ]
  %k.065.i.i1934 = phi i64 [ 0, %for.body.lr.ph.i295.i1929 ], [ %add66.i.i1933, %for.body.i298.i1932 ]
  %outside.064.i.i1935 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i1929 ], [ %or7.i306.i1943, %for.body.i298.i1932 ]
  %add.ptr.i299.i1936 = getelementptr inbounds i64, ptr %add.ptr75.i1928, i64 %k.065.i.i1934
  %345 = load <8 x i64>, ptr %add.ptr.i299.i1936, align 8
  %isneg.i300.i1937 = icmp slt <8 x i64> %345, zeroinitializer
  %and.i301.i1938 = select <8 x i1> %isneg.i300.i1937, <8 x i64> %splat.splat.i297.i1931, <8 x i64> zeroinitializer
  %add1.i302.i1939 = add <8 x i64> %and.i301.i1938, %345
  %add1.lobit.i303.i1940 = ashr <8 x i64> %add1.i302.i1939, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i1941 = icmp slt <8 x i64> %add1.i302.i1939, %splat.splat.i297.i1931
  %or.i305.i1942 = select <8 x i1> %cmp5.not.i304.i1941, <8 x i64> %add1.lobit.i303.i1940, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i1943 = or <8 x i64> %or.i305.i1942, %outside.064.i.i1935
  %conv.i307.i1944 = trunc <8 x i64> %add1.i302.i1939 to <8 x i32>
  %add.ptr8.i.i1945 = getelementptr inbounds i32, ptr %cond67.i1911, i64 %k.065.i.i1934
  store <8 x i32> %conv.i307.i1944, ptr %add.ptr8.i.i1945, align 4
  %add.i308.i1946 = add nuw nsw i64 %add66.i.i1933, 8
  %cmp.not.i309.i1947 = icmp sgt i64 %add.i308.i1946, %spec.select.i1924
  br i1 %cmp.not.i309.i1947, label %for.cond10.preheader.i.i1948, label %for.body.i298.i1932, !llvm.loop !11

for.cond17.preheader.i.i1958:                     ; preds = %for.body13.i.i1951
  %cmp1870.i.i1959 = icmp slt i64 %k.0.lcssa.i311.i1950, %spec.select.i1924
  br i1 %cmp1870.i.i1959, label %for.body20.i.i2066, label %cond.end78.i1960

for.body13.i.i1951:                               ; preds = %for.body13.i.i1951, %for.cond10.preheader.i.i1948
  %j.069.i.i1952 = phi i64 [ 0, %for.cond10.preheader.i.i1948 ], [ %inc.i313.i1956, %for.body13.i.i1951 ]
  %wrong.068.i.i1953 = phi i64 [ 0, %for.cond10.preheader.i.i1948 ], [ %or14.i.i1955, %for.body13.i.i1951 ]
  %vecext.i312.i1954 = extractelement <8 x i64> %outside.0.lcssa.i310.i1949, i64 %j.069.i.i1952
  %or14.i.i1955 = or i64 %vecext.i312.i1954, %wrong.068.i.i1953
  %inc.i313.i1956 = add nuw nsw i64 %j.069.i.i1952, 1
  %exitcond.not.i314.i1957 = icmp eq i64 %inc.i313.i1956, 8
  br i1 %exitcond.not.i314.i1957, label %for.cond17.preheader.i.i1958, label %for.body13.i.i1951, !llvm.loop !12

for.body20.i.i2066:                               ; preds = %for.cond17.preheader.i.i1958, %for.body20.i.i2066
  %k.172.i.i2067 = phi i64 [ %inc33.i.i2078, %for.body20.i.i2066 ], [ %k.0.lcssa.i311.i1950, %for.cond17.preheader.i.i1958 ]
  %wrong.171.i.i2068 = phi i64 [ %or29.i.i2075, %for.body20.i.i2066 ], [ %or14.i.i1955, %for.cond17.preheader.i.i1958 ]
  %arrayidx.i316.i2069 = getelementptr inbounds i64, ptr %add.ptr75.i1928, i64 %k.172.i.i2067
  %346 = load i64, ptr %arrayidx.i316.i2069, align 8
  %cmp23.i.i2070 = icmp slt i64 %346, 0
  %cond.i317.i2071 = select i1 %cmp23.i.i2070, i64 %342, i64 0
  %add25.i.i2072 = add nsw i64 %cond.i317.i2071, %346
  %cmp26.i.i2073 = icmp uge i64 %add25.i.i2072, %342
  %conv28.i.i2074 = zext i1 %cmp26.i.i2073 to i64
  %or29.i.i2075 = or i64 %wrong.171.i.i2068, %conv28.i.i2074
  %conv30.i318.i2076 = trunc i64 %add25.i.i2072 to i32
  %arrayidx31.i.i2077 = getelementptr inbounds i32, ptr %cond67.i1911, i64 %k.172.i.i2067
  store i32 %conv30.i318.i2076, ptr %arrayidx31.i.i2077, align 4
  %inc33.i.i2078 = add nuw nsw i64 %k.172.i.i2067, 1
  %exitcond74.not.i.i2079 = icmp eq i64 %inc33.i.i2078, %spec.select.i1924
  br i1 %exitcond74.not.i.i2079, label %cond.end78.i1960, label %for.body20.i.i2066, !llvm.loop !13

cond.end78.i1960:                                 ; preds = %for.body20.i.i2066, %for.body21.i.i2114, %for.cond17.preheader.i.i1958, %for.cond18.preheader.i.i2112
  %cond79.in.in.i1961 = phi i64 [ %or15.i.i2109, %for.cond18.preheader.i.i2112 ], [ %or14.i.i1955, %for.cond17.preheader.i.i1958 ], [ %or31.i.i2124, %for.body21.i.i2114 ], [ %or29.i.i2075, %for.body20.i.i2066 ]
  %cond79.in.not.i1962 = icmp eq i64 %cond79.in.in.i1961, 0
  br i1 %cond79.in.not.i1962, label %if.end82.i1963, label %least_double.exit

if.end82.i1963:                                   ; preds = %cond.end78.i1960
  br i1 %338, label %if.end87.i1997, label %if.else85.i1964

if.else85.i1964:                                  ; preds = %if.end82.i1963
  %cmp55.i.i1965 = icmp sgt i64 %sub52.i1923, 0
  br i1 %cmp55.i.i1965, label %for.body.i321.i1971, label %if.else94.thread.i1966

for.cond12.preheader.i.i1984:                     ; preds = %for.body.i321.i1971
  %tobool.not.i.i1985 = icmp eq i64 %add.i324.i1981, 0
  br i1 %tobool.not.i.i1985, label %if.else94.thread.i1966, label %for.body16.lr.ph.i.i1986

for.body16.lr.ph.i.i1986:                         ; preds = %for.cond12.preheader.i.i1984
  %sub18.i.i1987 = add nsw i64 %add.i324.i1981, -1
  %arrayidx19.i.i1988 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %sub18.i.i1987
  %arrayidx25.i.i1989 = getelementptr inbounds [520 x i32], ptr %places63.i1910, i64 0, i64 %sub18.i.i1987
  br label %for.body16.i.i1990

for.body.i321.i1971:                              ; preds = %if.else85.i1964, %for.body.i321.i1971
  %n.057.i.i1972 = phi i64 [ %add.i324.i1981, %for.body.i321.i1971 ], [ 0, %if.else85.i1964 ]
  %k.056.i.i1973 = phi i64 [ %inc.i325.i1982, %for.body.i321.i1971 ], [ 0, %if.else85.i1964 ]
  %arrayidx.i322.i1974 = getelementptr inbounds i32, ptr %places.i1830, i64 %k.056.i.i1973
  %347 = load i32, ptr %arrayidx.i322.i1974, align 4
  %sub3.i.i1975 = sub i32 %347, %conv.i319.i1914
  %conv4.i.i1976 = trunc i64 %k.056.i.i1973 to i32
  %arrayidx5.i.i1977 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %n.057.i.i1972
  store i32 %conv4.i.i1976, ptr %arrayidx5.i.i1977, align 4
  %arrayidx7.i323.i1978 = getelementptr inbounds [520 x i32], ptr %places63.i1910, i64 0, i64 %n.057.i.i1972
  store i32 %sub3.i.i1975, ptr %arrayidx7.i323.i1978, align 4
  %cmp8.i.i1979 = icmp ult i32 %sub3.i.i1975, %conv1.i.i1915
  %conv10.i.i1980 = zext i1 %cmp8.i.i1979 to i64
  %add.i324.i1981 = add nuw nsw i64 %n.057.i.i1972, %conv10.i.i1980
  %inc.i325.i1982 = add nuw nsw i64 %k.056.i.i1973, 1
  %exitcond.not.i326.i1983 = icmp eq i64 %inc.i325.i1982, %spec.select.i1924
  br i1 %exitcond.not.i326.i1983, label %for.cond12.preheader.i.i1984, label %for.body.i321.i1971, !llvm.loop !14

for.body16.i.i1990:                               ; preds = %for.body16.i.i1990, %for.body16.lr.ph.i.i1986
  %k11.058.i.i1991 = phi i64 [ 0, %for.body16.lr.ph.i.i1986 ], [ %inc30.i.i1995, %for.body16.i.i1990 ]
  %348 = load i32, ptr %arrayidx19.i.i1988, align 4
  %add21.i.i1992 = add nuw nsw i64 %k11.058.i.i1991, %add.i324.i1981
  %arrayidx22.i.i1993 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %add21.i.i1992
  store i32 %348, ptr %arrayidx22.i.i1993, align 4
  %349 = load i32, ptr %arrayidx25.i.i1989, align 4
  %arrayidx28.i.i1994 = getelementptr inbounds [520 x i32], ptr %places63.i1910, i64 0, i64 %add21.i.i1992
  store i32 %349, ptr %arrayidx28.i.i1994, align 4
  %inc30.i.i1995 = add nuw nsw i64 %k11.058.i.i1991, 1
  %exitcond.not.i1996 = icmp eq i64 %inc30.i.i1995, 8
  br i1 %exitcond.not.i1996, label %if.end87.i1997, label %for.body16.i.i1990, !llvm.loop !15

if.else94.thread.i1966:                           ; preds = %for.cond12.preheader.i.i1984, %if.else85.i1964
  store i64 0, ptr %count32.i.i1916, align 8
  br label %for.inc101.i1967

if.end87.i1997:                                   ; preds = %for.body16.i.i1990, %if.end82.i1963
  %350 = phi i64 [ %spec.select.i1924, %if.end82.i1963 ], [ %add.i324.i1981, %for.body16.i.i1990 ]
  store i64 %350, ptr %count32.i.i1916, align 8
  %tobool89.i1998 = icmp ne i64 %350, 0
  %or.cond183.i1999 = select i1 %tobool89.i1998, i1 %cmp91.i1917, i1 false
  %cmp47.i.i2000 = icmp sgt i64 %350, 0
  br i1 %or.cond183.i1999, label %if.then93.i2038, label %if.else94.i2001

if.then93.i2038:                                  ; preds = %if.end87.i1997
  br i1 %cmp47.i.i2000, label %for.body.preheader.i.i2039, label %for.inc101.i1967

for.body.preheader.i.i2039:                       ; preds = %if.then93.i2038
  %351 = load i32, ptr %places63.i1910, align 8
  %conv.i327.i2040 = sext i32 %351 to i64
  %arrayidx1.i.i2041 = getelementptr inbounds double, ptr %cond.i2508, i64 %conv.i327.i2040
  %352 = load double, ptr %arrayidx1.i.i2041, align 8
  br label %for.body.i328.i2042

for.body.i328.i2042:                              ; preds = %if.end.i.i2055, %for.body.preheader.i.i2039
  %before.050.i.i2043 = phi i64 [ %conv5.i.i2047, %if.end.i.i2055 ], [ %conv.i327.i2040, %for.body.preheader.i.i2039 ]
  %m.049.i.i2044 = phi i64 [ %inc.i333.i, %if.end.i.i2055 ], [ 0, %for.body.preheader.i.i2039 ]
  %found.048.i.i2045 = phi double [ %cond.i332.i, %if.end.i.i2055 ], [ %352, %for.body.preheader.i.i2039 ]
  %arrayidx4.i.i2046 = getelementptr inbounds [520 x i32], ptr %places63.i1910, i64 0, i64 %m.049.i.i2044
  %353 = load i32, ptr %arrayidx4.i.i2046, align 4
  %conv5.i.i2047 = sext i32 %353 to i64
  %add.i329.i2048 = add nuw nsw i64 %m.049.i.i2044, 8
  %arrayidx7.i330.i2049 = getelementptr inbounds [520 x i32], ptr %places63.i1910, i64 0, i64 %add.i329.i2048
  %354 = load i32, ptr %arrayidx7.i330.i2049, align 4
  %idx.ext.i.i2050 = sext i32 %354 to i64
  %add.ptr.i331.i2051 = getelementptr inbounds double, ptr %cond.i2508, i64 %idx.ext.i.i2050
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i2051, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2052 = icmp eq i64 %before.050.i.i2043, %conv5.i.i2047
  br i1 %cmp8.not.i.i2052, label %if.end.i.i2055, label %if.then.i.i2053

if.then.i.i2053:                                  ; preds = %for.body.i328.i2042
  %arrayidx10.i.i2054 = getelementptr inbounds double, ptr %cond.i2508, i64 %conv5.i.i2047
  %355 = load double, ptr %arrayidx10.i.i2054, align 8
  br label %if.end.i.i2055

if.end.i.i2055:                                   ; preds = %if.then.i.i2053, %for.body.i328.i2042
  %found.1.i.i2056 = phi double [ %355, %if.then.i.i2053 ], [ %found.048.i.i2045, %for.body.i328.i2042 ]
  %arrayidx11.i.i2057 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %m.049.i.i2044
  %356 = load i32, ptr %arrayidx11.i.i2057, align 4
  %conv12.i.i2058 = sext i32 %356 to i64
  %mul.i.i2059 = mul nsw i64 %288, %conv12.i.i2058
  %arrayidx13.i.i2060 = getelementptr inbounds double, ptr %values.0360.i1921, i64 %mul.i.i2059
  %357 = load double, ptr %arrayidx13.i.i2060, align 8
  %cmp14.i.i2061 = fcmp ole double %found.1.i.i2056, %357
  %cmp16.i.i2062 = fcmp uno double %found.1.i.i2056, 0.000000e+00
  %or.cond.i.i2063 = or i1 %cmp16.i.i2062, %cmp14.i.i2061
  %cond.i332.i = select i1 %or.cond.i.i2063, double %found.1.i.i2056, double %357
  %arrayidx23.i.i2064 = getelementptr inbounds double, ptr %cond.i2508, i64 %conv5.i.i2047
  store double %cond.i332.i, ptr %arrayidx23.i.i2064, align 8
  %inc.i333.i = add nuw nsw i64 %m.049.i.i2044, 1
  %exitcond371.not.i2065 = icmp eq i64 %inc.i333.i, %350
  br i1 %exitcond371.not.i2065, label %for.inc101.i1967, label %for.body.i328.i2042, !llvm.loop !73

if.else94.i2001:                                  ; preds = %if.end87.i1997
  br i1 %cmp47.i.i2000, label %for.body.i337.i, label %for.inc101.i1967

for.body.i337.i:                                  ; preds = %if.else94.i2001, %for.end52.i.i2026
  %m.0109.i.i2002 = phi i64 [ %inc54.i.i2027, %for.end52.i.i2026 ], [ 0, %if.else94.i2001 ]
  %arrayidx.i338.i = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %m.0109.i.i2002
  %358 = load i32, ptr %arrayidx.i338.i, align 4
  %conv.i339.i = sext i32 %358 to i64
  %mul.i340.i = mul nsw i64 %288, %conv.i339.i
  %add.ptr.i341.i = getelementptr inbounds double, ptr %values.0360.i1921, i64 %mul.i340.i
  %arrayidx1.i342.i = getelementptr inbounds [520 x i32], ptr %places63.i1910, i64 0, i64 %m.0109.i.i2002
  %359 = load i32, ptr %arrayidx1.i342.i, align 4
  %conv2.i.i2003 = sext i32 %359 to i64
  %mul3.i.i2004 = mul nsw i64 %289, %conv2.i.i2003
  %add.ptr4.i.i2005 = getelementptr inbounds double, ptr %cond.i2508, i64 %mul3.i.i2004
  %add.i343.i = add nuw nsw i64 %m.0109.i.i2002, 8
  %arrayidx6.i.i2006 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %add.i343.i
  %360 = load i32, ptr %arrayidx6.i.i2006, align 4
  %conv7.i.i2007 = sext i32 %360 to i64
  %mul8.i.i2008 = mul nsw i64 %288, %conv7.i.i2007
  %add.ptr9.i344.i = getelementptr inbounds double, ptr %values.0360.i1921, i64 %mul8.i.i2008
  %arrayidx12.i.i2009 = getelementptr inbounds [520 x i32], ptr %places63.i1910, i64 0, i64 %add.i343.i
  %361 = load i32, ptr %arrayidx12.i.i2009, align 4
  %conv13.i.i2010 = sext i32 %361 to i64
  %mul14.i.i2011 = mul nsw i64 %289, %conv13.i.i2010
  %add.ptr15.i.i2012 = getelementptr inbounds double, ptr %cond.i2508, i64 %mul14.i.i2011
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2012, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i1918, label %for.cond36.preheader.i.i2023, label %for.body20.i345.i

for.cond36.preheader.i.i2023:                     ; preds = %for.body20.i345.i, %for.body.i337.i
  %j.0.lcssa.i.i2024 = phi i64 [ 0, %for.body.i337.i ], [ %add17105.i.i2013, %for.body20.i345.i ]
  %cmp37106.i.i2025 = icmp slt i64 %j.0.lcssa.i.i2024, %289
  br i1 %cmp37106.i.i2025, label %for.body39.i.i2029, label %for.end52.i.i2026

for.body20.i345.i:                                ; preds = %for.body.i337.i, %for.body20.i345.i
  %add17105.i.i2013 = phi i64 [ %add17.i.i2021, %for.body20.i345.i ], [ 8, %for.body.i337.i ]
  %j.0104.i.i2014 = phi i64 [ %add17105.i.i2013, %for.body20.i345.i ], [ 0, %for.body.i337.i ]
  %add.ptr21.i.i2015 = getelementptr inbounds double, ptr %add.ptr9.i344.i, i64 %j.0104.i.i2014
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2015, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2016 = getelementptr inbounds double, ptr %add.ptr4.i.i2005, i64 %j.0104.i.i2014
  %362 = load <8 x double>, ptr %add.ptr22.i.i2016, align 8
  %add.ptr23.i.i2017 = getelementptr inbounds double, ptr %add.ptr.i341.i, i64 %j.0104.i.i2014
  %363 = load <8 x double>, ptr %add.ptr23.i.i2017, align 8
  %cmp24.i.i2018 = fcmp ugt <8 x double> %362, %363
  %cmp25.i346.i = fcmp ord <8 x double> %362, zeroinitializer
  %or102.not.i.i2019 = and <8 x i1> %cmp24.i.i2018, %cmp25.i346.i
  %or33.v.i.i2020 = select <8 x i1> %or102.not.i.i2019, <8 x double> %363, <8 x double> %362
  store <8 x double> %or33.v.i.i2020, ptr %add.ptr22.i.i2016, align 8
  %add17.i.i2021 = add nuw nsw i64 %add17105.i.i2013, 8
  %cmp18.not.i.i2022 = icmp sgt i64 %add17.i.i2021, %289
  br i1 %cmp18.not.i.i2022, label %for.cond36.preheader.i.i2023, label %for.body20.i345.i, !llvm.loop !74

for.body39.i.i2029:                               ; preds = %for.cond36.preheader.i.i2023, %for.body39.i.i2029
  %j.1107.i.i2030 = phi i64 [ %inc.i349.i2036, %for.body39.i.i2029 ], [ %j.0.lcssa.i.i2024, %for.cond36.preheader.i.i2023 ]
  %arrayidx40.i.i2031 = getelementptr inbounds double, ptr %add.ptr4.i.i2005, i64 %j.1107.i.i2030
  %364 = load double, ptr %arrayidx40.i.i2031, align 8
  %arrayidx41.i.i2032 = getelementptr inbounds double, ptr %add.ptr.i341.i, i64 %j.1107.i.i2030
  %365 = load double, ptr %arrayidx41.i.i2032, align 8
  %cmp42.i.i2033 = fcmp ole double %364, %365
  %cmp46.i.i2034 = fcmp uno double %364, 0.000000e+00
  %or.cond.i348.i = or i1 %cmp46.i.i2034, %cmp42.i.i2033
  %spec.select.i.i2035 = select i1 %or.cond.i348.i, double %364, double %365
  store double %spec.select.i.i2035, ptr %arrayidx40.i.i2031, align 8
  %inc.i349.i2036 = add nuw nsw i64 %j.1107.i.i2030, 1
  %exitcond.not.i350.i2037 = icmp eq i64 %inc.i349.i2036, %289
  br i1 %exitcond.not.i350.i2037, label %for.end52.i.i2026, label %for.body39.i.i2029, !llvm.loop !75

for.end52.i.i2026:                                ; preds = %for.body39.i.i2029, %for.cond36.preheader.i.i2023
  %inc54.i.i2027 = add nuw nsw i64 %m.0109.i.i2002, 1
  %exitcond370.not.i2028 = icmp eq i64 %inc54.i.i2027, %350
  br i1 %exitcond370.not.i2028, label %for.inc101.i1967, label %for.body.i337.i, !llvm.loop !76

for.inc101.i1967:                                 ; preds = %for.end52.i.i2026, %if.end.i.i2055, %if.else94.i2001, %if.then93.i2038, %if.else94.thread.i1966
  %add.i1968 = add nuw nsw i64 %k44.0359.i1922, 512
  %add.ptr103.i1969 = getelementptr inbounds i8, ptr %values.0360.i1921, i64 %add.ptr103.idx.i1919
  %366 = load i64, ptr %arrayidx46.i1860, align 8
  %cmp47.not.i1970 = icmp slt i64 %add.i1968, %366
  br i1 %cmp47.not.i1970, label %for.body50.i1920, label %for.end106.i1862, !llvm.loop !77

for.end106.i1862:                                 ; preds = %for.inc101.i1967, %for.cond45.preheader.i1859
  %367 = load i64, ptr %a, align 8
  %cmp108.i1863 = icmp eq i64 %367, 0
  %tobool111.i1864 = icmp ne i64 %291, 0
  %or.cond184.i1865 = select i1 %cmp108.i1863, i1 %tobool111.i1864, i1 false
  br i1 %or.cond184.i1865, label %lor.lhs.false112.i1867, label %least_double.exit

lor.lhs.false112.i1867:                           ; preds = %for.end106.i1862
  %cmp113.i1868 = icmp ne ptr %cond.i2508, %292
  %tobool116.i1869 = icmp ne i64 %282, 0
  %or.cond185.i1870 = select i1 %cmp113.i1868, i1 true, i1 %tobool116.i1869
  br i1 %or.cond185.i1870, label %for.cond120.preheader.i1871, label %least_double.exit

for.cond120.preheader.i1871:                      ; preds = %lor.lhs.false112.i1867
  %cmp122.not361.i1872 = icmp slt i64 %mul.i2501, 8
  br i1 %cmp122.not361.i1872, label %for.cond145.preheader.i1884, label %for.body124.lr.ph.i1873

for.body124.lr.ph.i1873:                          ; preds = %for.cond120.preheader.i1871
  %add.ptr131.i1874 = getelementptr inbounds double, ptr %283, i64 %mul9.i2504
  br label %for.body124.i1875

for.cond145.preheader.i1884:                      ; preds = %if.end140.i1879, %for.cond120.preheader.i1871
  %k119.0.lcssa.i1885 = phi i64 [ 0, %for.cond120.preheader.i1871 ], [ %add121363.i1876, %if.end140.i1879 ]
  %cmp146364.i1886 = icmp slt i64 %k119.0.lcssa.i1885, %mul.i2501
  br i1 %cmp146364.i1886, label %for.body148.lr.ph.i1887, label %least_double.exit

for.body148.lr.ph.i1887:                          ; preds = %for.cond145.preheader.i1884
  %368 = getelementptr double, ptr %283, i64 %mul9.i2504
  br label %for.body148.i1888

for.body124.i1875:                                ; preds = %if.end140.i1879, %for.body124.lr.ph.i1873
  %add121363.i1876 = phi i64 [ 8, %for.body124.lr.ph.i1873 ], [ %add121.i1882, %if.end140.i1879 ]
  %k119.0362.i1877 = phi i64 [ 0, %for.body124.lr.ph.i1873 ], [ %add121363.i1876, %if.end140.i1879 ]
  %add.ptr125.i1878 = getelementptr inbounds double, ptr %cond.i2508, i64 %k119.0362.i1877
  %369 = load <8 x double>, ptr %add.ptr125.i1878, align 8
  br i1 %tobool116.i1869, label %land.lhs.true127.i1900, label %if.end140.i1879

land.lhs.true127.i1900:                           ; preds = %for.body124.i1875
  %370 = load i64, ptr %arrayidx8.i2503, align 8
  %tobool129.not.i1901 = icmp eq i64 %370, 0
  br i1 %tobool129.not.i1901, label %if.then136.i1905, label %if.then130.i1902

if.then130.i1902:                                 ; preds = %land.lhs.true127.i1900
  %add.ptr132.i1903 = getelementptr inbounds double, ptr %add.ptr131.i1874, i64 %k119.0362.i1877
  %371 = load <8 x double>, ptr %add.ptr132.i1903, align 8
  %add133.i1904 = fadd <8 x double> %369, %371
  br label %if.end140.i1879

if.then136.i1905:                                 ; preds = %land.lhs.true127.i1900
  %372 = load double, ptr %283, align 8
  %splat.splatinsert.i1906 = insertelement <8 x double> poison, double %372, i64 0
  %splat.splat.i1907 = shufflevector <8 x double> %splat.splatinsert.i1906, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i1908 = fadd <8 x double> %369, %splat.splat.i1907
  br label %if.end140.i1879

if.end140.i1879:                                  ; preds = %if.then136.i1905, %if.then130.i1902, %for.body124.i1875
  %sum.0.i1880 = phi <8 x double> [ %add133.i1904, %if.then130.i1902 ], [ %add138.i1908, %if.then136.i1905 ], [ %369, %for.body124.i1875 ]
  %add.ptr141.i1881 = getelementptr inbounds double, ptr %292, i64 %k119.0362.i1877
  store <8 x double> %sum.0.i1880, ptr %add.ptr141.i1881, align 8
  %add121.i1882 = add nuw nsw i64 %add121363.i1876, 8
  %cmp122.not.i1883 = icmp sgt i64 %add121.i1882, %mul.i2501
  br i1 %cmp122.not.i1883, label %for.cond145.preheader.i1884, label %for.body124.i1875, !llvm.loop !78

for.body148.i1888:                                ; preds = %cond.end159.i1891, %for.body148.lr.ph.i1887
  %k119.1365.i1889 = phi i64 [ %k119.0.lcssa.i1885, %for.body148.lr.ph.i1887 ], [ %inc163.i1894, %cond.end159.i1891 ]
  %arrayidx151.i1890 = getelementptr inbounds double, ptr %cond.i2508, i64 %k119.1365.i1889
  %373 = load double, ptr %arrayidx151.i1890, align 8
  br i1 %tobool116.i1869, label %cond.true150.i1896, label %cond.end159.i1891

cond.true150.i1896:                               ; preds = %for.body148.i1888
  %374 = load i64, ptr %arrayidx8.i2503, align 8
  %mul153.i1897 = mul nsw i64 %374, %k119.1365.i1889
  %arrayidx155.i1898 = getelementptr double, ptr %368, i64 %mul153.i1897
  %375 = load double, ptr %arrayidx155.i1898, align 8
  %add156.i1899 = fadd double %373, %375
  br label %cond.end159.i1891

cond.end159.i1891:                                ; preds = %cond.true150.i1896, %for.body148.i1888
  %cond160.i1892 = phi double [ %add156.i1899, %cond.true150.i1896 ], [ %373, %for.body148.i1888 ]
  %arrayidx161.i1893 = getelementptr inbounds double, ptr %292, i64 %k119.1365.i1889
  store double %cond160.i1892, ptr %arrayidx161.i1893, align 8
  %inc163.i1894 = add nuw nsw i64 %k119.1365.i1889, 1
  %exitcond372.not.i1895 = icmp eq i64 %inc163.i1894, %mul.i2501
  br i1 %exitcond372.not.i1895, label %least_double.exit, label %for.body148.i1888, !llvm.loop !79

least_double.exit:                                ; preds = %cond.end78.i1960, %cond.end159.i1891, %for.end106.i1862, %lor.lhs.false112.i1867, %for.cond145.preheader.i1884
  %retval.3.i1866 = phi i64 [ 0, %lor.lhs.false112.i1867 ], [ 0, %for.end106.i1862 ], [ 0, %for.cond145.preheader.i1884 ], [ 0, %cond.end159.i1891 ], [ 1, %cond.end78.i1960 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1831) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1830) #7
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2510, label %if.end30.i2188, label %land.lhs.true.i2182

land.lhs.true.i2182:                              ; preds = %cond.true47
  %tobool16.i2184.not = icmp eq i64 %282, 0
  br i1 %tobool16.i2184.not, label %if.then.i2186, label %land.lhs.true20.i2477

if.then.i2186:                                    ; preds = %land.lhs.true.i2182
  %cmp121.i.i2187 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i.i2187, label %for.body.preheader.i.i2470, label %if.end30.i2188

for.body.preheader.i.i2470:                       ; preds = %if.then.i2186
  %376 = inttoptr i64 %295 to ptr
  %.pre25.i.i2471 = load i32, ptr %376, align 4
  br label %for.body.i.i2472

for.body.i.i2472:                                 ; preds = %for.body.i.i2472, %for.body.preheader.i.i2470
  %k.022.i.i2473 = phi i64 [ %inc.i.i2475, %for.body.i.i2472 ], [ 0, %for.body.preheader.i.i2470 ]
  %arrayidx.i.i2474 = getelementptr inbounds i32, ptr %cond.i2508, i64 %k.022.i.i2473
  store i32 %.pre25.i.i2471, ptr %arrayidx.i.i2474, align 4
  %inc.i.i2475 = add nuw nsw i64 %k.022.i.i2473, 1
  %exitcond24.not.i.i2476 = icmp eq i64 %inc.i.i2475, %mul.i2501
  br i1 %exitcond24.not.i.i2476, label %if.end30.i2188, label %for.body.i.i2472, !llvm.loop !4

land.lhs.true20.i2477:                            ; preds = %land.lhs.true.i2182
  %tobool22.not.i2478 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i2478, label %if.then28.i2482, label %if.then23.i2479

if.then23.i2479:                                  ; preds = %land.lhs.true20.i2477
  %add.ptr.i2480 = getelementptr inbounds i32, ptr %283, i64 %mul9.i2504
  %mul24.i2481 = shl i64 %mul.i2501, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2508, ptr nonnull align 4 %add.ptr.i2480, i64 %mul24.i2481, i1 false)
  br label %if.end30.i2188

if.then28.i2482:                                  ; preds = %land.lhs.true20.i2477
  %cmp121.i285.i2483 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i285.i2483, label %for.body.preheader.i286.i2484, label %if.end30.i2188

for.body.preheader.i286.i2484:                    ; preds = %if.then28.i2482
  %.pre25.i287.i2485 = load i32, ptr %283, align 4
  br label %for.body.i288.i2486

for.body.i288.i2486:                              ; preds = %for.body.i288.i2486, %for.body.preheader.i286.i2484
  %k.022.i289.i2487 = phi i64 [ %inc.i291.i2489, %for.body.i288.i2486 ], [ 0, %for.body.preheader.i286.i2484 ]
  %arrayidx.i290.i2488 = getelementptr inbounds i32, ptr %cond.i2508, i64 %k.022.i289.i2487
  store i32 %.pre25.i287.i2485, ptr %arrayidx.i290.i2488, align 4
  %inc.i291.i2489 = add nuw nsw i64 %k.022.i289.i2487, 1
  %exitcond24.not.i292.i2490 = icmp eq i64 %inc.i291.i2489, %mul.i2501
  br i1 %exitcond24.not.i292.i2490, label %if.end30.i2188, label %for.body.i288.i2486, !llvm.loop !4

if.end30.i2188:                                   ; preds = %for.body.i288.i2486, %for.body.i.i2472, %if.then28.i2482, %if.then23.i2479, %if.then.i2186, %cond.true47
  %cmp31.i2189 = icmp eq i64 %286, 0
  br i1 %cmp31.i2189, label %land.end.i2458, label %land.end.thread.i2190

land.end.thread.i2190:                            ; preds = %if.end30.i2188
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2162) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2163) #7
  br label %for.cond45.preheader.i2191

land.end.i2458:                                   ; preds = %if.end30.i2188
  %arrayidx32.i2459 = getelementptr inbounds i8, ptr %a, i64 56
  %377 = load i64, ptr %arrayidx32.i2459, align 8
  %cmp33.i2460 = icmp eq i64 %287, %377
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2162) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2163) #7
  br i1 %cmp33.i2460, label %for.body.lr.ph.i2461, label %for.cond45.preheader.i2191

for.body.lr.ph.i2461:                             ; preds = %land.end.i2458
  %places42.i2462 = getelementptr inbounds i8, ptr %found.i2163, i64 2080
  br label %for.body.i2463

for.cond45.preheader.i2191:                       ; preds = %for.body.i2463, %land.end.i2458, %land.end.thread.i2190
  %378 = phi i1 [ false, %land.end.thread.i2190 ], [ false, %land.end.i2458 ], [ true, %for.body.i2463 ]
  %arrayidx46.i2192 = getelementptr inbounds i8, ptr %a, i64 48
  %379 = load i64, ptr %arrayidx46.i2192, align 8
  %cmp47.not357.i2193 = icmp sgt i64 %379, 0
  br i1 %cmp47.not357.i2193, label %for.body50.lr.ph.i2241, label %for.end106.i2194

for.body50.lr.ph.i2241:                           ; preds = %for.cond45.preheader.i2191
  %places63.i2242 = getelementptr inbounds i8, ptr %found.i2163, i64 2080
  %cond67.i2243 = select i1 %378, ptr %places63.i2242, ptr %places.i2162
  %arrayidx68.i2244 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2245 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i2246 = trunc i64 %286 to i32
  %conv1.i.i2247 = trunc i64 %sub.i2500 to i32
  %count32.i.i2248 = getelementptr inbounds i8, ptr %found.i2163, i64 4160
  %cmp91.i2249 = icmp eq i64 %289, 1
  %cmp18.not101.i.i = icmp slt i64 %289, 8
  %add.ptr103.idx.i2250 = shl nsw i64 %288, 11
  br label %for.body50.i2251

for.body.i2463:                                   ; preds = %for.body.i2463, %for.body.lr.ph.i2461
  %k.0356.i2464 = phi i64 [ 0, %for.body.lr.ph.i2461 ], [ %inc.i2468, %for.body.i2463 ]
  %conv40.i2465 = trunc nuw i64 %k.0356.i2464 to i32
  %arrayidx41.i2466 = getelementptr inbounds [520 x i32], ptr %found.i2163, i64 0, i64 %k.0356.i2464
  store i32 %conv40.i2465, ptr %arrayidx41.i2466, align 4
  %arrayidx43.i2467 = getelementptr inbounds [520 x i32], ptr %places42.i2462, i64 0, i64 %k.0356.i2464
  store i32 0, ptr %arrayidx43.i2467, align 4
  %inc.i2468 = add nuw nsw i64 %k.0356.i2464, 1
  %exitcond.not = icmp eq i64 %inc.i2468, 520
  br i1 %exitcond.not, label %for.cond45.preheader.i2191, label %for.body.i2463, !llvm.loop !80

for.body50.i2251:                                 ; preds = %for.inc101.i2298, %for.body50.lr.ph.i2241
  %380 = phi i64 [ %379, %for.body50.lr.ph.i2241 ], [ %406, %for.inc101.i2298 ]
  %values.0360.i2252 = phi ptr [ %281, %for.body50.lr.ph.i2241 ], [ %add.ptr103.i2300, %for.inc101.i2298 ]
  %k44.0359.i2253 = phi i64 [ 0, %for.body50.lr.ph.i2241 ], [ %add.i2299, %for.inc101.i2298 ]
  %sub52.i2254 = sub nsw i64 %380, %k44.0359.i2253
  %spec.select.i2255 = tail call i64 @llvm.smin.i64(i64 %sub52.i2254, i64 512)
  %381 = load i64, ptr %arrayidx68.i2244, align 8
  %cmp69.i2256 = icmp eq i64 %381, 4
  %382 = load i64, ptr %arrayidx76.i2245, align 8
  %cmp.not65.i.i2257 = icmp slt i64 %sub52.i2254, 8
  br i1 %cmp69.i2256, label %cond.true71.i2409, label %cond.false74.i2258

cond.true71.i2409:                                ; preds = %for.body50.i2251
  %add.ptr72.i2410 = getelementptr inbounds i32, ptr %285, i64 %k44.0359.i2253
  br i1 %cmp.not65.i.i2257, label %for.cond11.preheader.i.i2431, label %for.body.lr.ph.i.i2411

for.body.lr.ph.i.i2411:                           ; preds = %cond.true71.i2409
  %splat.splatinsert.i.i2412 = insertelement <8 x i64> poison, i64 %382, i64 0
  %splat.splat.i.i2413 = shufflevector <8 x i64> %splat.splatinsert.i.i2412, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i2414

for.cond11.preheader.i.i2431:                     ; preds = %for.body.i294.i2414, %cond.true71.i2409
  %outside.0.lcssa.i.i2432 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2409 ], [ %or7.i.i2426, %for.body.i294.i2414 ]
  %k.0.lcssa.i.i2433 = phi i64 [ 0, %cond.true71.i2409 ], [ %add68.i.i2415, %for.body.i294.i2414 ]
  br label %for.body14.i.i2434

for.body.i294.i2414:                              ; preds = %for.body.i294.i2414, %for.body.lr.ph.i.i2411
  %add68.i.i2415 = phi i64 [ 8, %for.body.lr.ph.i.i2411 ], [ %add.i.i2429, %for.body.i294.i2414 ]
  %k.067.i.i2416 = phi i64 [ 0, %for.body.lr.ph.i.i2411 ], [ %add68.i.i2415, %for.body.i294.i2414 ]
  %outside.066.i.i2417 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2411 ], [ %or7.i.i2426, %for.body.i294.i2414 ]
  %add.ptr.i.i2418 = getelementptr inbounds i32, ptr %add.ptr72.i2410, i64 %k.067.i.i2416
  %383 = load <8 x i32>, ptr %add.ptr.i.i2418, align 4
  %conv.i.i2419 = sext <8 x i32> %383 to <8 x i64>
  %isneg.i.i2420 = icmp slt <8 x i32> %383, zeroinitializer
  %and.i.i2421 = select <8 x i1> %isneg.i.i2420, <8 x i64> %splat.splat.i.i2413, <8 x i64> zeroinitializer
  %add1.i.i2422 = add <8 x i64> %and.i.i2421, %conv.i.i2419
  %add1.lobit.i.i2423 = ashr <8 x i64> %add1.i.i2422, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2424 = icmp slt <8 x i64> %add1.i.i2422, %splat.splat.i.i2413
  %or.i.i2425 = select <8 x i1> %cmp5.not.i.i2424, <8 x i64> %add1.lobit.i.i2423, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2426 = or <8 x i64> %or.i.i2425, %outside.066.i.i2417
  %conv8.i.i2427 = trunc <8 x i64> %add1.i.i2422 to <8 x i32>
  %add.ptr9.i.i2428 = getelementptr inbounds i32, ptr %cond67.i2243, i64 %k.067.i.i2416
  store <8 x i32> %conv8.i.i2427, ptr %add.ptr9.i.i2428, align 4
  %add.i.i2429 = add nuw nsw i64 %add68.i.i2415, 8
  %cmp.not.i.i2430 = icmp sgt i64 %add.i.i2429, %spec.select.i2255
  br i1 %cmp.not.i.i2430, label %for.cond11.preheader.i.i2431, label %for.body.i294.i2414, !llvm.loop !8

for.cond18.preheader.i.i2441:                     ; preds = %for.body14.i.i2434
  %cmp1972.i.i2442 = icmp slt i64 %k.0.lcssa.i.i2433, %spec.select.i2255
  br i1 %cmp1972.i.i2442, label %for.body21.i.i2443, label %cond.end78.i2291

for.body14.i.i2434:                               ; preds = %for.body14.i.i2434, %for.cond11.preheader.i.i2431
  %j.071.i.i2435 = phi i64 [ 0, %for.cond11.preheader.i.i2431 ], [ %inc.i295.i2439, %for.body14.i.i2434 ]
  %wrong.070.i.i2436 = phi i64 [ 0, %for.cond11.preheader.i.i2431 ], [ %or15.i.i2438, %for.body14.i.i2434 ]
  %vecext.i.i2437 = extractelement <8 x i64> %outside.0.lcssa.i.i2432, i64 %j.071.i.i2435
  %or15.i.i2438 = or i64 %vecext.i.i2437, %wrong.070.i.i2436
  %inc.i295.i2439 = add nuw nsw i64 %j.071.i.i2435, 1
  %exitcond.not.i.i2440 = icmp eq i64 %inc.i295.i2439, 8
  br i1 %exitcond.not.i.i2440, label %for.cond18.preheader.i.i2441, label %for.body14.i.i2434, !llvm.loop !9

for.body21.i.i2443:                               ; preds = %for.cond18.preheader.i.i2441, %for.body21.i.i2443
  %k.174.i.i2444 = phi i64 [ %inc35.i.i2456, %for.body21.i.i2443 ], [ %k.0.lcssa.i.i2433, %for.cond18.preheader.i.i2441 ]
  %wrong.173.i.i2445 = phi i64 [ %or31.i.i2453, %for.body21.i.i2443 ], [ %or15.i.i2438, %for.cond18.preheader.i.i2441 ]
  %arrayidx.i296.i2446 = getelementptr inbounds i32, ptr %add.ptr72.i2410, i64 %k.174.i.i2444
  %384 = load i32, ptr %arrayidx.i296.i2446, align 4
  %conv23.i.i2447 = sext i32 %384 to i64
  %cmp25.i.i2448 = icmp slt i32 %384, 0
  %cond.i.i2449 = select i1 %cmp25.i.i2448, i64 %382, i64 0
  %add27.i.i2450 = add nsw i64 %cond.i.i2449, %conv23.i.i2447
  %cmp28.i.i2451 = icmp uge i64 %add27.i.i2450, %382
  %conv30.i.i2452 = zext i1 %cmp28.i.i2451 to i64
  %or31.i.i2453 = or i64 %wrong.173.i.i2445, %conv30.i.i2452
  %conv32.i.i2454 = trunc i64 %add27.i.i2450 to i32
  %arrayidx33.i.i2455 = getelementptr inbounds i32, ptr %cond67.i2243, i64 %k.174.i.i2444
  store i32 %conv32.i.i2454, ptr %arrayidx33.i.i2455, align 4
  %inc35.i.i2456 = add nuw nsw i64 %k.174.i.i2444, 1
  %exitcond76.not.i.i2457 = icmp eq i64 %inc35.i.i2456, %spec.select.i2255
  br i1 %exitcond76.not.i.i2457, label %cond.end78.i2291, label %for.body21.i.i2443, !llvm.loop !10

cond.false74.i2258:                               ; preds = %for.body50.i2251
  %add.ptr75.i2259 = getelementptr inbounds i64, ptr %285, i64 %k44.0359.i2253
  br i1 %cmp.not65.i.i2257, label %for.cond10.preheader.i.i2279, label %for.body.lr.ph.i297.i2260

for.body.lr.ph.i297.i2260:                        ; preds = %cond.false74.i2258
  %splat.splatinsert.i298.i2261 = insertelement <8 x i64> poison, i64 %382, i64 0
  %splat.splat.i299.i2262 = shufflevector <8 x i64> %splat.splatinsert.i298.i2261, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i2263

for.cond10.preheader.i.i2279:                     ; preds = %for.body.i300.i2263, %cond.false74.i2258
  %outside.0.lcssa.i312.i2280 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2258 ], [ %or7.i308.i2274, %for.body.i300.i2263 ]
  %k.0.lcssa.i313.i2281 = phi i64 [ 0, %cond.false74.i2258 ], [ %add66.i.i2264, %for.body.i300.i2263 ]
  br label %for.body13.i.i2282

for.body.i300.i2263:                              ; preds = %for.body.i300.i2263, %for.body.lr.ph.i297.i2260
  %add66.i.i2264 = phi i64 [ 8, %for.body.lr.ph.i297.i2260 ], [ %add.i310.i2277, %for.body.i300.i2263 ]
  %k.065.i.i2265 = phi i64 [ 0, %for.body.lr.ph.i297.i2260 ], [ %add66.i.i2264, %for.body.i300.i2263 ]
  %outside.064.i.i2266 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i2260 ], [ %or7.i308.i2274, %for.body.i300.i2263 ]
  %add.ptr.i301.i2267 = getelementptr inbounds i64, ptr %add.ptr75.i2259, i64 %k.065.i.i2265
  %385 = load <8 x i64>, ptr %add.ptr.i301.i2267, align 8
  %isneg.i302.i2268 = icmp slt <8 x i64> %385, zeroinitializer
  %and.i303.i2269 = select <8 x i1> %isneg.i302.i2268, <8 x i64> %splat.splat.i299.i2262, <8 x i64> zeroinitializer
  %add1.i304.i2270 = add <8 x i64> %and.i303.i2269, %385
  %add1.lobit.i305.i2271 = ashr <8 x i64> %add1.i304.i2270, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i2272 = icmp slt <8 x i64> %add1.i304.i2270, %splat.splat.i299.i2262
  %or.i307.i2273 = select <8 x i1> %cmp5.not.i306.i2272, <8 x i64> %add1.lobit.i305.i2271, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i2274 = or <8 x i64> %or.i307.i2273, %outside.064.i.i2266
  %conv.i309.i2275 = trunc <8 x i64> %add1.i304.i2270 to <8 x i32>
  %add.ptr8.i.i2276 = getelementptr inbounds i32, ptr %cond67.i2243, i64 %k.065.i.i2265
  store <8 x i32> %conv.i309.i2275, ptr %add.ptr8.i.i2276, align 4
  %add.i310.i2277 = add nuw nsw i64 %add66.i.i2264, 8
  %cmp.not.i311.i2278 = icmp sgt i64 %add.i310.i2277, %spec.select.i2255
  br i1 %cmp.not.i311.i2278, label %for.cond10.preheader.i.i2279, label %for.body.i300.i2263, !llvm.loop !11

for.cond17.preheader.i.i2289:                     ; preds = %for.body13.i.i2282
  %cmp1870.i.i2290 = icmp slt i64 %k.0.lcssa.i313.i2281, %spec.select.i2255
  br i1 %cmp1870.i.i2290, label %for.body20.i.i2395, label %cond.end78.i2291

for.body13.i.i2282:                               ; preds = %for.body13.i.i2282, %for.cond10.preheader.i.i2279
  %j.069.i.i2283 = phi i64 [ 0, %for.cond10.preheader.i.i2279 ], [ %inc.i315.i2287, %for.body13.i.i2282 ]
  %wrong.068.i.i2284 = phi i64 [ 0, %for.cond10.preheader.i.i2279 ], [ %or14.i.i2286, %for.body13.i.i2282 ]
  %vecext.i314.i2285 = extractelement <8 x i64> %outside.0.lcssa.i312.i2280, i64 %j.069.i.i2283
  %or14.i.i2286 = or i64 %vecext.i314.i2285, %wrong.068.i.i2284
  %inc.i315.i2287 = add nuw nsw i64 %j.069.i.i2283, 1
  %exitcond.not.i316.i2288 = icmp eq i64 %inc.i315.i2287, 8
  br i1 %exitcond.not.i316.i2288, label %for.cond17.preheader.i.i2289, label %for.body13.i.i2282, !llvm.loop !12

for.body20.i.i2395:                               ; preds = %for.cond17.preheader.i.i2289, %for.body20.i.i2395
  %k.172.i.i2396 = phi i64 [ %inc33.i.i2407, %for.body20.i.i2395 ], [ %k.0.lcssa.i313.i2281, %for.cond17.preheader.i.i2289 ]
  %wrong.171.i.i2397 = phi i64 [ %or29.i.i2404, %for.body20.i.i2395 ], [ %or14.i.i2286, %for.cond17.preheader.i.i2289 ]
  %arrayidx.i318.i2398 = getelementptr inbounds i64, ptr %add.ptr75.i2259, i64 %k.172.i.i2396
  %386 = load i64, ptr %arrayidx.i318.i2398, align 8
  %cmp23.i.i2399 = icmp slt i64 %386, 0
  %cond.i319.i2400 = select i1 %cmp23.i.i2399, i64 %382, i64 0
  %add25.i.i2401 = add nsw i64 %cond.i319.i2400, %386
  %cmp26.i.i2402 = icmp uge i64 %add25.i.i2401, %382
  %conv28.i.i2403 = zext i1 %cmp26.i.i2402 to i64
  %or29.i.i2404 = or i64 %wrong.171.i.i2397, %conv28.i.i2403
  %conv30.i320.i2405 = trunc i64 %add25.i.i2401 to i32
  %arrayidx31.i.i2406 = getelementptr inbounds i32, ptr %cond67.i2243, i64 %k.172.i.i2396
  store i32 %conv30.i320.i2405, ptr %arrayidx31.i.i2406, align 4
  %inc33.i.i2407 = add nuw nsw i64 %k.172.i.i2396, 1
  %exitcond74.not.i.i2408 = icmp eq i64 %inc33.i.i2407, %spec.select.i2255
  br i1 %exitcond74.not.i.i2408, label %cond.end78.i2291, label %for.body20.i.i2395, !llvm.loop !13

cond.end78.i2291:                                 ; preds = %for.body20.i.i2395, %for.body21.i.i2443, %for.cond17.preheader.i.i2289, %for.cond18.preheader.i.i2441
  %cond79.in.in.i2292 = phi i64 [ %or15.i.i2438, %for.cond18.preheader.i.i2441 ], [ %or14.i.i2286, %for.cond17.preheader.i.i2289 ], [ %or31.i.i2453, %for.body21.i.i2443 ], [ %or29.i.i2404, %for.body20.i.i2395 ]
  %cond79.in.not.i2293 = icmp eq i64 %cond79.in.in.i2292, 0
  br i1 %cond79.in.not.i2293, label %if.end82.i2294, label %least_int.exit

if.end82.i2294:                                   ; preds = %cond.end78.i2291
  br i1 %378, label %if.end87.i2328, label %if.else85.i2295

if.else85.i2295:                                  ; preds = %if.end82.i2294
  %cmp55.i.i2296 = icmp sgt i64 %sub52.i2254, 0
  br i1 %cmp55.i.i2296, label %for.body.i323.i2302, label %if.else94.thread.i2297

for.cond12.preheader.i.i2315:                     ; preds = %for.body.i323.i2302
  %tobool.not.i.i2316 = icmp eq i64 %add.i325.i2312, 0
  br i1 %tobool.not.i.i2316, label %if.else94.thread.i2297, label %for.body16.lr.ph.i.i2317

for.body16.lr.ph.i.i2317:                         ; preds = %for.cond12.preheader.i.i2315
  %sub18.i.i2318 = add nsw i64 %add.i325.i2312, -1
  %arrayidx19.i.i2319 = getelementptr inbounds [520 x i32], ptr %found.i2163, i64 0, i64 %sub18.i.i2318
  %arrayidx25.i.i2320 = getelementptr inbounds [520 x i32], ptr %places63.i2242, i64 0, i64 %sub18.i.i2318
  br label %for.body16.i.i2321

for.body.i323.i2302:                              ; preds = %if.else85.i2295, %for.body.i323.i2302
  %n.057.i.i2303 = phi i64 [ %add.i325.i2312, %for.body.i323.i2302 ], [ 0, %if.else85.i2295 ]
  %k.056.i.i2304 = phi i64 [ %inc.i326.i2313, %for.body.i323.i2302 ], [ 0, %if.else85.i2295 ]
  %arrayidx.i324.i2305 = getelementptr inbounds i32, ptr %places.i2162, i64 %k.056.i.i2304
  %387 = load i32, ptr %arrayidx.i324.i2305, align 4
  %sub3.i.i2306 = sub i32 %387, %conv.i321.i2246
  %conv4.i.i2307 = trunc i64 %k.056.i.i2304 to i32
  %arrayidx5.i.i2308 = getelementptr inbounds [520 x i32], ptr %found.i2163, i64 0, i64 %n.057.i.i2303
  store i32 %conv4.i.i2307, ptr %arrayidx5.i.i2308, align 4
  %arrayidx7.i.i2309 = getelementptr inbounds [520 x i32], ptr %places63.i2242, i64 0, i64 %n.057.i.i2303
  store i32 %sub3.i.i2306, ptr %arrayidx7.i.i2309, align 4
  %cmp8.i.i2310 = icmp ult i32 %sub3.i.i2306, %conv1.i.i2247
  %conv10.i.i2311 = zext i1 %cmp8.i.i2310 to i64
  %add.i325.i2312 = add nuw nsw i64 %n.057.i.i2303, %conv10.i.i2311
  %inc.i326.i2313 = add nuw nsw i64 %k.056.i.i2304, 1
  %exitcond.not.i327.i2314 = icmp eq i64 %inc.i326.i2313, %spec.select.i2255
  br i1 %exitcond.not.i327.i2314, label %for.cond12.preheader.i.i2315, label %for.body.i323.i2302, !llvm.loop !14

for.body16.i.i2321:                               ; preds = %for.body16.i.i2321, %for.body16.lr.ph.i.i2317
  %k11.058.i.i2322 = phi i64 [ 0, %for.body16.lr.ph.i.i2317 ], [ %inc30.i.i2326, %for.body16.i.i2321 ]
  %388 = load i32, ptr %arrayidx19.i.i2319, align 4
  %add21.i.i2323 = add nuw nsw i64 %k11.058.i.i2322, %add.i325.i2312
  %arrayidx22.i.i2324 = getelementptr inbounds [520 x i32], ptr %found.i2163, i64 0, i64 %add21.i.i2323
  store i32 %388, ptr %arrayidx22.i.i2324, align 4
  %389 = load i32, ptr %arrayidx25.i.i2320, align 4
  %arrayidx28.i.i2325 = getelementptr inbounds [520 x i32], ptr %places63.i2242, i64 0, i64 %add21.i.i2323
  store i32 %389, ptr %arrayidx28.i.i2325, align 4
  %inc30.i.i2326 = add nuw nsw i64 %k11.058.i.i2322, 1
  %exitcond.not.i2327 = icmp eq i64 %inc30.i.i2326, 8
  br i1 %exitcond.not.i2327, label %if.end87.i2328, label %for.body16.i.i2321, !llvm.loop !15

if.else94.thread.i2297:                           ; preds = %for.cond12.preheader.i.i2315, %if.else85.i2295
  store i64 0, ptr %count32.i.i2248, align 8
  br label %for.inc101.i2298

if.end87.i2328:                                   ; preds = %for.body16.i.i2321, %if.end82.i2294
  %390 = phi i64 [ %spec.select.i2255, %if.end82.i2294 ], [ %add.i325.i2312, %for.body16.i.i2321 ]
  store i64 %390, ptr %count32.i.i2248, align 8
  %tobool89.i2329 = icmp ne i64 %390, 0
  %or.cond183.i2330 = select i1 %tobool89.i2329, i1 %cmp91.i2249, i1 false
  %cmp47.i.i2331 = icmp sgt i64 %390, 0
  br i1 %or.cond183.i2330, label %if.then93.i2368, label %if.else94.i2332

if.then93.i2368:                                  ; preds = %if.end87.i2328
  br i1 %cmp47.i.i2331, label %for.body.preheader.i328.i2369, label %for.inc101.i2298

for.body.preheader.i328.i2369:                    ; preds = %if.then93.i2368
  %391 = load i32, ptr %places63.i2242, align 8
  %conv.i329.i2370 = sext i32 %391 to i64
  %arrayidx1.i.i2371 = getelementptr inbounds i32, ptr %cond.i2508, i64 %conv.i329.i2370
  %392 = load i32, ptr %arrayidx1.i.i2371, align 4
  br label %for.body.i330.i2372

for.body.i330.i2372:                              ; preds = %if.end.i.i2385, %for.body.preheader.i328.i2369
  %before.050.i.i2373 = phi i64 [ %conv5.i.i2377, %if.end.i.i2385 ], [ %conv.i329.i2370, %for.body.preheader.i328.i2369 ]
  %m.049.i.i2374 = phi i64 [ %inc.i335.i2393, %if.end.i.i2385 ], [ 0, %for.body.preheader.i328.i2369 ]
  %found.048.i.i2375 = phi i32 [ %cond.i334.i2391, %if.end.i.i2385 ], [ %392, %for.body.preheader.i328.i2369 ]
  %arrayidx4.i.i2376 = getelementptr inbounds [520 x i32], ptr %places63.i2242, i64 0, i64 %m.049.i.i2374
  %393 = load i32, ptr %arrayidx4.i.i2376, align 4
  %conv5.i.i2377 = sext i32 %393 to i64
  %add.i331.i2378 = add nuw nsw i64 %m.049.i.i2374, 8
  %arrayidx7.i332.i2379 = getelementptr inbounds [520 x i32], ptr %places63.i2242, i64 0, i64 %add.i331.i2378
  %394 = load i32, ptr %arrayidx7.i332.i2379, align 4
  %idx.ext.i.i2380 = sext i32 %394 to i64
  %add.ptr.i333.i2381 = getelementptr inbounds i32, ptr %cond.i2508, i64 %idx.ext.i.i2380
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i2381, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2382 = icmp eq i64 %before.050.i.i2373, %conv5.i.i2377
  br i1 %cmp8.not.i.i2382, label %if.end.i.i2385, label %if.then.i.i2383

if.then.i.i2383:                                  ; preds = %for.body.i330.i2372
  %arrayidx10.i.i2384 = getelementptr inbounds i32, ptr %cond.i2508, i64 %conv5.i.i2377
  %395 = load i32, ptr %arrayidx10.i.i2384, align 4
  br label %if.end.i.i2385

if.end.i.i2385:                                   ; preds = %if.then.i.i2383, %for.body.i330.i2372
  %found.1.i.i2386 = phi i32 [ %395, %if.then.i.i2383 ], [ %found.048.i.i2375, %for.body.i330.i2372 ]
  %arrayidx11.i.i2387 = getelementptr inbounds [520 x i32], ptr %found.i2163, i64 0, i64 %m.049.i.i2374
  %396 = load i32, ptr %arrayidx11.i.i2387, align 4
  %conv12.i.i2388 = sext i32 %396 to i64
  %mul.i.i2389 = mul nsw i64 %288, %conv12.i.i2388
  %arrayidx13.i.i2390 = getelementptr inbounds i32, ptr %values.0360.i2252, i64 %mul.i.i2389
  %397 = load i32, ptr %arrayidx13.i.i2390, align 4
  %cond.i334.i2391 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i2386, i32 %397)
  %arrayidx23.i.i2392 = getelementptr inbounds i32, ptr %cond.i2508, i64 %conv5.i.i2377
  store i32 %cond.i334.i2391, ptr %arrayidx23.i.i2392, align 4
  %inc.i335.i2393 = add nuw nsw i64 %m.049.i.i2374, 1
  %exitcond371.not.i2394 = icmp eq i64 %inc.i335.i2393, %390
  br i1 %exitcond371.not.i2394, label %for.inc101.i2298, label %for.body.i330.i2372, !llvm.loop !81

if.else94.i2332:                                  ; preds = %if.end87.i2328
  br i1 %cmp47.i.i2331, label %for.body.i339.i2333, label %for.inc101.i2298

for.body.i339.i2333:                              ; preds = %if.else94.i2332, %for.end52.i.i2359
  %m.0107.i.i = phi i64 [ %inc54.i.i2360, %for.end52.i.i2359 ], [ 0, %if.else94.i2332 ]
  %arrayidx.i340.i2334 = getelementptr inbounds [520 x i32], ptr %found.i2163, i64 0, i64 %m.0107.i.i
  %398 = load i32, ptr %arrayidx.i340.i2334, align 4
  %conv.i341.i2335 = sext i32 %398 to i64
  %mul.i342.i2336 = mul nsw i64 %288, %conv.i341.i2335
  %add.ptr.i343.i2337 = getelementptr inbounds i32, ptr %values.0360.i2252, i64 %mul.i342.i2336
  %arrayidx1.i344.i2338 = getelementptr inbounds [520 x i32], ptr %places63.i2242, i64 0, i64 %m.0107.i.i
  %399 = load i32, ptr %arrayidx1.i344.i2338, align 4
  %conv2.i.i2339 = sext i32 %399 to i64
  %mul3.i.i2340 = mul nsw i64 %289, %conv2.i.i2339
  %add.ptr4.i.i2341 = getelementptr inbounds i32, ptr %cond.i2508, i64 %mul3.i.i2340
  %add.i345.i2342 = add nuw nsw i64 %m.0107.i.i, 8
  %arrayidx6.i.i2343 = getelementptr inbounds [520 x i32], ptr %found.i2163, i64 0, i64 %add.i345.i2342
  %400 = load i32, ptr %arrayidx6.i.i2343, align 4
  %conv7.i.i2344 = sext i32 %400 to i64
  %mul8.i.i2345 = mul nsw i64 %288, %conv7.i.i2344
  %add.ptr9.i346.i2346 = getelementptr inbounds i32, ptr %values.0360.i2252, i64 %mul8.i.i2345
  %arrayidx12.i.i2347 = getelementptr inbounds [520 x i32], ptr %places63.i2242, i64 0, i64 %add.i345.i2342
  %401 = load i32, ptr %arrayidx12.i.i2347, align 4
  %conv13.i.i2348 = sext i32 %401 to i64
  %mul14.i.i2349 = mul nsw i64 %289, %conv13.i.i2348
  %add.ptr15.i.i2350 = getelementptr inbounds i32, ptr %cond.i2508, i64 %mul14.i.i2349
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2350, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i, label %for.cond36.preheader.i.i2357, label %for.body20.i347.i2351

for.cond36.preheader.i.i2357:                     ; preds = %for.body20.i347.i2351, %for.body.i339.i2333
  %j.0.lcssa.i.i2358 = phi i64 [ 0, %for.body.i339.i2333 ], [ %add17103.i.i, %for.body20.i347.i2351 ]
  %cmp37104.i.i = icmp slt i64 %j.0.lcssa.i.i2358, %289
  br i1 %cmp37104.i.i, label %for.body39.i.i2362, label %for.end52.i.i2359

for.body20.i347.i2351:                            ; preds = %for.body.i339.i2333, %for.body20.i347.i2351
  %add17103.i.i = phi i64 [ %add17.i.i2355, %for.body20.i347.i2351 ], [ 8, %for.body.i339.i2333 ]
  %j.0102.i.i = phi i64 [ %add17103.i.i, %for.body20.i347.i2351 ], [ 0, %for.body.i339.i2333 ]
  %add.ptr21.i.i2352 = getelementptr inbounds i32, ptr %add.ptr9.i346.i2346, i64 %j.0102.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2352, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2353 = getelementptr inbounds i32, ptr %add.ptr4.i.i2341, i64 %j.0102.i.i
  %402 = load <8 x i32>, ptr %add.ptr22.i.i2353, align 4
  %add.ptr23.i.i2354 = getelementptr inbounds i32, ptr %add.ptr.i343.i2337, i64 %j.0102.i.i
  %403 = load <8 x i32>, ptr %add.ptr23.i.i2354, align 4
  %or33.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %402, <8 x i32> %403)
  store <8 x i32> %or33.i.i, ptr %add.ptr22.i.i2353, align 4
  %add17.i.i2355 = add nuw nsw i64 %add17103.i.i, 8
  %cmp18.not.i.i2356 = icmp sgt i64 %add17.i.i2355, %289
  br i1 %cmp18.not.i.i2356, label %for.cond36.preheader.i.i2357, label %for.body20.i347.i2351, !llvm.loop !82

for.body39.i.i2362:                               ; preds = %for.cond36.preheader.i.i2357, %for.body39.i.i2362
  %j.1105.i.i = phi i64 [ %inc.i349.i2366, %for.body39.i.i2362 ], [ %j.0.lcssa.i.i2358, %for.cond36.preheader.i.i2357 ]
  %arrayidx40.i.i2363 = getelementptr inbounds i32, ptr %add.ptr4.i.i2341, i64 %j.1105.i.i
  %404 = load i32, ptr %arrayidx40.i.i2363, align 4
  %arrayidx41.i.i2364 = getelementptr inbounds i32, ptr %add.ptr.i343.i2337, i64 %j.1105.i.i
  %405 = load i32, ptr %arrayidx41.i.i2364, align 4
  %spec.select.i.i2365 = tail call i32 @llvm.smin.i32(i32 %404, i32 %405)
  store i32 %spec.select.i.i2365, ptr %arrayidx40.i.i2363, align 4
  %inc.i349.i2366 = add nuw nsw i64 %j.1105.i.i, 1
  %exitcond.not.i350.i2367 = icmp eq i64 %inc.i349.i2366, %289
  br i1 %exitcond.not.i350.i2367, label %for.end52.i.i2359, label %for.body39.i.i2362, !llvm.loop !83

for.end52.i.i2359:                                ; preds = %for.body39.i.i2362, %for.cond36.preheader.i.i2357
  %inc54.i.i2360 = add nuw nsw i64 %m.0107.i.i, 1
  %exitcond370.not.i2361 = icmp eq i64 %inc54.i.i2360, %390
  br i1 %exitcond370.not.i2361, label %for.inc101.i2298, label %for.body.i339.i2333, !llvm.loop !84

for.inc101.i2298:                                 ; preds = %for.end52.i.i2359, %if.end.i.i2385, %if.else94.i2332, %if.then93.i2368, %if.else94.thread.i2297
  %add.i2299 = add nuw nsw i64 %k44.0359.i2253, 512
  %add.ptr103.i2300 = getelementptr inbounds i8, ptr %values.0360.i2252, i64 %add.ptr103.idx.i2250
  %406 = load i64, ptr %arrayidx46.i2192, align 8
  %cmp47.not.i2301 = icmp slt i64 %add.i2299, %406
  br i1 %cmp47.not.i2301, label %for.body50.i2251, label %for.end106.i2194, !llvm.loop !85

for.end106.i2194:                                 ; preds = %for.inc101.i2298, %for.cond45.preheader.i2191
  %407 = load i64, ptr %a, align 8
  %cmp108.i2195 = icmp eq i64 %407, 0
  %tobool111.i2196 = icmp ne i64 %291, 0
  %or.cond184.i2197 = select i1 %cmp108.i2195, i1 %tobool111.i2196, i1 false
  br i1 %or.cond184.i2197, label %lor.lhs.false112.i2199, label %least_int.exit

lor.lhs.false112.i2199:                           ; preds = %for.end106.i2194
  %cmp113.i2200 = icmp ne ptr %cond.i2508, %292
  %tobool116.i2201 = icmp ne i64 %282, 0
  %or.cond185.i2202 = select i1 %cmp113.i2200, i1 true, i1 %tobool116.i2201
  br i1 %or.cond185.i2202, label %for.cond120.preheader.i2203, label %least_int.exit

for.cond120.preheader.i2203:                      ; preds = %lor.lhs.false112.i2199
  %cmp122.not361.i2204 = icmp slt i64 %mul.i2501, 8
  br i1 %cmp122.not361.i2204, label %for.cond145.preheader.i2216, label %for.body124.lr.ph.i2205

for.body124.lr.ph.i2205:                          ; preds = %for.cond120.preheader.i2203
  %add.ptr131.i2206 = getelementptr inbounds i32, ptr %283, i64 %mul9.i2504
  br label %for.body124.i2207

for.cond145.preheader.i2216:                      ; preds = %if.end140.i2211, %for.cond120.preheader.i2203
  %k119.0.lcssa.i2217 = phi i64 [ 0, %for.cond120.preheader.i2203 ], [ %add121363.i2208, %if.end140.i2211 ]
  %cmp146364.i2218 = icmp slt i64 %k119.0.lcssa.i2217, %mul.i2501
  br i1 %cmp146364.i2218, label %for.body148.lr.ph.i2219, label %least_int.exit

for.body148.lr.ph.i2219:                          ; preds = %for.cond145.preheader.i2216
  %408 = getelementptr i32, ptr %283, i64 %mul9.i2504
  br label %for.body148.i2220

for.body124.i2207:                                ; preds = %if.end140.i2211, %for.body124.lr.ph.i2205
  %add121363.i2208 = phi i64 [ 8, %for.body124.lr.ph.i2205 ], [ %add121.i2214, %if.end140.i2211 ]
  %k119.0362.i2209 = phi i64 [ 0, %for.body124.lr.ph.i2205 ], [ %add121363.i2208, %if.end140.i2211 ]
  %add.ptr125.i2210 = getelementptr inbounds i32, ptr %cond.i2508, i64 %k119.0362.i2209
  %409 = load <8 x i32>, ptr %add.ptr125.i2210, align 4
  br i1 %tobool116.i2201, label %land.lhs.true127.i2232, label %if.end140.i2211

land.lhs.true127.i2232:                           ; preds = %for.body124.i2207
  %410 = load i64, ptr %arrayidx8.i2503, align 8
  %tobool129.not.i2233 = icmp eq i64 %410, 0
  br i1 %tobool129.not.i2233, label %if.then136.i2237, label %if.then130.i2234

if.then130.i2234:                                 ; preds = %land.lhs.true127.i2232
  %add.ptr132.i2235 = getelementptr inbounds i32, ptr %add.ptr131.i2206, i64 %k119.0362.i2209
  %411 = load <8 x i32>, ptr %add.ptr132.i2235, align 4
  %add133.i2236 = add <8 x i32> %411, %409
  br label %if.end140.i2211

if.then136.i2237:                                 ; preds = %land.lhs.true127.i2232
  %412 = load i32, ptr %283, align 4
  %splat.splatinsert.i2238 = insertelement <8 x i32> poison, i32 %412, i64 0
  %splat.splat.i2239 = shufflevector <8 x i32> %splat.splatinsert.i2238, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i2240 = add <8 x i32> %splat.splat.i2239, %409
  br label %if.end140.i2211

if.end140.i2211:                                  ; preds = %if.then136.i2237, %if.then130.i2234, %for.body124.i2207
  %sum.0.i2212 = phi <8 x i32> [ %add133.i2236, %if.then130.i2234 ], [ %add138.i2240, %if.then136.i2237 ], [ %409, %for.body124.i2207 ]
  %add.ptr141.i2213 = getelementptr inbounds i32, ptr %292, i64 %k119.0362.i2209
  store <8 x i32> %sum.0.i2212, ptr %add.ptr141.i2213, align 4
  %add121.i2214 = add nuw nsw i64 %add121363.i2208, 8
  %cmp122.not.i2215 = icmp sgt i64 %add121.i2214, %mul.i2501
  br i1 %cmp122.not.i2215, label %for.cond145.preheader.i2216, label %for.body124.i2207, !llvm.loop !86

for.body148.i2220:                                ; preds = %cond.end159.i2223, %for.body148.lr.ph.i2219
  %k119.1365.i2221 = phi i64 [ %k119.0.lcssa.i2217, %for.body148.lr.ph.i2219 ], [ %inc163.i2226, %cond.end159.i2223 ]
  %arrayidx151.i2222 = getelementptr inbounds i32, ptr %cond.i2508, i64 %k119.1365.i2221
  %413 = load i32, ptr %arrayidx151.i2222, align 4
  br i1 %tobool116.i2201, label %cond.true150.i2228, label %cond.end159.i2223

cond.true150.i2228:                               ; preds = %for.body148.i2220
  %414 = load i64, ptr %arrayidx8.i2503, align 8
  %mul153.i2229 = mul nsw i64 %414, %k119.1365.i2221
  %arrayidx155.i2230 = getelementptr i32, ptr %408, i64 %mul153.i2229
  %415 = load i32, ptr %arrayidx155.i2230, align 4
  %add156.i2231 = add nsw i32 %415, %413
  br label %cond.end159.i2223

cond.end159.i2223:                                ; preds = %cond.true150.i2228, %for.body148.i2220
  %cond160.i2224 = phi i32 [ %add156.i2231, %cond.true150.i2228 ], [ %413, %for.body148.i2220 ]
  %arrayidx161.i2225 = getelementptr inbounds i32, ptr %292, i64 %k119.1365.i2221
  store i32 %cond160.i2224, ptr %arrayidx161.i2225, align 4
  %inc163.i2226 = add nuw nsw i64 %k119.1365.i2221, 1
  %exitcond372.not.i2227 = icmp eq i64 %inc163.i2226, %mul.i2501
  br i1 %exitcond372.not.i2227, label %least_int.exit, label %for.body148.i2220, !llvm.loop !87

least_int.exit:                                   ; preds = %cond.end78.i2291, %cond.end159.i2223, %for.end106.i2194, %lor.lhs.false112.i2199, %for.cond145.preheader.i2216
  %retval.3.i2198 = phi i64 [ 0, %lor.lhs.false112.i2199 ], [ 0, %for.end106.i2194 ], [ 0, %for.cond145.preheader.i2216 ], [ 0, %cond.end159.i2223 ], [ 1, %cond.end78.i2291 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2163) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2162) #7
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool14.not.i2510, label %if.end30.i2517, label %land.lhs.true.i2511

land.lhs.true.i2511:                              ; preds = %cond.false49
  %tobool16.i2513.not = icmp eq i64 %282, 0
  br i1 %tobool16.i2513.not, label %if.then.i2515, label %land.lhs.true20.i2813

if.then.i2515:                                    ; preds = %land.lhs.true.i2511
  %cmp121.i.i2516 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i.i2516, label %for.body6.preheader.i.i2806, label %if.end30.i2517

for.body6.preheader.i.i2806:                      ; preds = %if.then.i2515
  %416 = inttoptr i64 %295 to ptr
  %.pre.i.i2807 = load i64, ptr %416, align 8
  br label %for.body6.i.i2808

for.body6.i.i2808:                                ; preds = %for.body6.i.i2808, %for.body6.preheader.i.i2806
  %k2.020.i.i2809 = phi i64 [ %inc9.i.i2811, %for.body6.i.i2808 ], [ 0, %for.body6.preheader.i.i2806 ]
  %arrayidx7.i.i2810 = getelementptr inbounds i64, ptr %cond.i2508, i64 %k2.020.i.i2809
  store i64 %.pre.i.i2807, ptr %arrayidx7.i.i2810, align 8
  %inc9.i.i2811 = add nuw nsw i64 %k2.020.i.i2809, 1
  %exitcond.not.i.i2812 = icmp eq i64 %inc9.i.i2811, %mul.i2501
  br i1 %exitcond.not.i.i2812, label %if.end30.i2517, label %for.body6.i.i2808, !llvm.loop !23

land.lhs.true20.i2813:                            ; preds = %land.lhs.true.i2511
  %tobool22.not.i2814 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i2814, label %if.then28.i2818, label %if.then23.i2815

if.then23.i2815:                                  ; preds = %land.lhs.true20.i2813
  %add.ptr.i2816 = getelementptr inbounds i64, ptr %283, i64 %mul9.i2504
  %mul24.i2817 = shl i64 %mul.i2501, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2508, ptr nonnull align 8 %add.ptr.i2816, i64 %mul24.i2817, i1 false)
  br label %if.end30.i2517

if.then28.i2818:                                  ; preds = %land.lhs.true20.i2813
  %cmp121.i285.i2819 = icmp sgt i64 %mul.i2501, 0
  br i1 %cmp121.i285.i2819, label %for.body6.preheader.i286.i2820, label %if.end30.i2517

for.body6.preheader.i286.i2820:                   ; preds = %if.then28.i2818
  %.pre.i287.i2821 = load i64, ptr %283, align 8
  br label %for.body6.i288.i2822

for.body6.i288.i2822:                             ; preds = %for.body6.i288.i2822, %for.body6.preheader.i286.i2820
  %k2.020.i289.i2823 = phi i64 [ %inc9.i291.i2825, %for.body6.i288.i2822 ], [ 0, %for.body6.preheader.i286.i2820 ]
  %arrayidx7.i290.i2824 = getelementptr inbounds i64, ptr %cond.i2508, i64 %k2.020.i289.i2823
  store i64 %.pre.i287.i2821, ptr %arrayidx7.i290.i2824, align 8
  %inc9.i291.i2825 = add nuw nsw i64 %k2.020.i289.i2823, 1
  %exitcond.not.i292.i2826 = icmp eq i64 %inc9.i291.i2825, %mul.i2501
  br i1 %exitcond.not.i292.i2826, label %if.end30.i2517, label %for.body6.i288.i2822, !llvm.loop !23

if.end30.i2517:                                   ; preds = %for.body6.i288.i2822, %for.body6.i.i2808, %if.then28.i2818, %if.then23.i2815, %if.then.i2515, %cond.false49
  %cmp31.i2518 = icmp eq i64 %286, 0
  br i1 %cmp31.i2518, label %land.end.i2794, label %land.end.thread.i2519

land.end.thread.i2519:                            ; preds = %if.end30.i2517
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2491) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2492) #7
  br label %for.cond45.preheader.i2520

land.end.i2794:                                   ; preds = %if.end30.i2517
  %arrayidx32.i2795 = getelementptr inbounds i8, ptr %a, i64 56
  %417 = load i64, ptr %arrayidx32.i2795, align 8
  %cmp33.i2796 = icmp eq i64 %287, %417
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2491) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2492) #7
  br i1 %cmp33.i2796, label %for.body.lr.ph.i2797, label %for.cond45.preheader.i2520

for.body.lr.ph.i2797:                             ; preds = %land.end.i2794
  %places42.i2798 = getelementptr inbounds i8, ptr %found.i2492, i64 2080
  br label %for.body.i2799

for.cond45.preheader.i2520:                       ; preds = %for.body.i2799, %land.end.i2794, %land.end.thread.i2519
  %418 = phi i1 [ false, %land.end.thread.i2519 ], [ false, %land.end.i2794 ], [ true, %for.body.i2799 ]
  %arrayidx46.i2521 = getelementptr inbounds i8, ptr %a, i64 48
  %419 = load i64, ptr %arrayidx46.i2521, align 8
  %cmp47.not355.i2522 = icmp sgt i64 %419, 0
  br i1 %cmp47.not355.i2522, label %for.body50.lr.ph.i2570, label %for.end106.i2523

for.body50.lr.ph.i2570:                           ; preds = %for.cond45.preheader.i2520
  %places63.i2571 = getelementptr inbounds i8, ptr %found.i2492, i64 2080
  %cond67.i2572 = select i1 %418, ptr %places63.i2571, ptr %places.i2491
  %arrayidx68.i2573 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2574 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i2575 = trunc i64 %286 to i32
  %conv1.i.i2576 = trunc i64 %sub.i2500 to i32
  %count32.i.i2577 = getelementptr inbounds i8, ptr %found.i2492, i64 4160
  %cmp91.i2578 = icmp eq i64 %289, 1
  %cmp18.not101.i.i2579 = icmp slt i64 %289, 8
  %add.ptr103.idx.i2580 = shl nsw i64 %288, 12
  br label %for.body50.i2581

for.body.i2799:                                   ; preds = %for.body.i2799, %for.body.lr.ph.i2797
  %k.0354.i2800 = phi i64 [ 0, %for.body.lr.ph.i2797 ], [ %inc.i2804, %for.body.i2799 ]
  %conv40.i2801 = trunc nuw i64 %k.0354.i2800 to i32
  %arrayidx41.i2802 = getelementptr inbounds [520 x i32], ptr %found.i2492, i64 0, i64 %k.0354.i2800
  store i32 %conv40.i2801, ptr %arrayidx41.i2802, align 4
  %arrayidx43.i2803 = getelementptr inbounds [520 x i32], ptr %places42.i2798, i64 0, i64 %k.0354.i2800
  store i32 0, ptr %arrayidx43.i2803, align 4
  %inc.i2804 = add nuw nsw i64 %k.0354.i2800, 1
  %exitcond4298.not = icmp eq i64 %inc.i2804, 520
  br i1 %exitcond4298.not, label %for.cond45.preheader.i2520, label %for.body.i2799, !llvm.loop !88

for.body50.i2581:                                 ; preds = %for.inc101.i2628, %for.body50.lr.ph.i2570
  %420 = phi i64 [ %419, %for.body50.lr.ph.i2570 ], [ %446, %for.inc101.i2628 ]
  %values.0358.i2582 = phi ptr [ %281, %for.body50.lr.ph.i2570 ], [ %add.ptr103.i2630, %for.inc101.i2628 ]
  %k44.0357.i2583 = phi i64 [ 0, %for.body50.lr.ph.i2570 ], [ %add.i2629, %for.inc101.i2628 ]
  %sub52.i2584 = sub nsw i64 %420, %k44.0357.i2583
  %spec.select.i2585 = tail call i64 @llvm.smin.i64(i64 %sub52.i2584, i64 512)
  %421 = load i64, ptr %arrayidx68.i2573, align 8
  %cmp69.i2586 = icmp eq i64 %421, 4
  %422 = load i64, ptr %arrayidx76.i2574, align 8
  %cmp.not65.i.i2587 = icmp slt i64 %sub52.i2584, 8
  br i1 %cmp69.i2586, label %cond.true71.i2745, label %cond.false74.i2588

cond.true71.i2745:                                ; preds = %for.body50.i2581
  %add.ptr72.i2746 = getelementptr inbounds i32, ptr %285, i64 %k44.0357.i2583
  br i1 %cmp.not65.i.i2587, label %for.cond11.preheader.i.i2767, label %for.body.lr.ph.i.i2747

for.body.lr.ph.i.i2747:                           ; preds = %cond.true71.i2745
  %splat.splatinsert.i.i2748 = insertelement <8 x i64> poison, i64 %422, i64 0
  %splat.splat.i.i2749 = shufflevector <8 x i64> %splat.splatinsert.i.i2748, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2750

for.cond11.preheader.i.i2767:                     ; preds = %for.body.i.i2750, %cond.true71.i2745
  %outside.0.lcssa.i.i2768 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2745 ], [ %or7.i.i2762, %for.body.i.i2750 ]
  %k.0.lcssa.i.i2769 = phi i64 [ 0, %cond.true71.i2745 ], [ %add68.i.i2751, %for.body.i.i2750 ]
  br label %for.body14.i.i2770

for.body.i.i2750:                                 ; preds = %for.body.i.i2750, %for.body.lr.ph.i.i2747
  %add68.i.i2751 = phi i64 [ 8, %for.body.lr.ph.i.i2747 ], [ %add.i.i2765, %for.body.i.i2750 ]
  %k.067.i.i2752 = phi i64 [ 0, %for.body.lr.ph.i.i2747 ], [ %add68.i.i2751, %for.body.i.i2750 ]
  %outside.066.i.i2753 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2747 ], [ %or7.i.i2762, %for.body.i.i2750 ]
  %add.ptr.i.i2754 = getelementptr inbounds i32, ptr %add.ptr72.i2746, i64 %k.067.i.i2752
  %423 = load <8 x i32>, ptr %add.ptr.i.i2754, align 4
  %conv.i.i2755 = sext <8 x i32> %423 to <8 x i64>
  %isneg.i.i2756 = icmp slt <8 x i32> %423, zeroinitializer
  %and.i.i2757 = select <8 x i1> %isneg.i.i2756, <8 x i64> %splat.splat.i.i2749, <8 x i64> zeroinitializer
  %add1.i.i2758 = add <8 x i64> %and.i.i2757, %conv.i.i2755
  %add1.lobit.i.i2759 = ashr <8 x i64> %add1.i.i2758, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2760 = icmp slt <8 x i64> %add1.i.i2758, %splat.splat.i.i2749
  %or.i.i2761 = select <8 x i1> %cmp5.not.i.i2760, <8 x i64> %add1.lobit.i.i2759, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2762 = or <8 x i64> %or.i.i2761, %outside.066.i.i2753
  %conv8.i.i2763 = trunc <8 x i64> %add1.i.i2758 to <8 x i32>
  %add.ptr9.i.i2764 = getelementptr inbounds i32, ptr %cond67.i2572, i64 %k.067.i.i2752
  store <8 x i32> %conv8.i.i2763, ptr %add.ptr9.i.i2764, align 4
  %add.i.i2765 = add nuw nsw i64 %add68.i.i2751, 8
  %cmp.not.i.i2766 = icmp sgt i64 %add.i.i2765, %spec.select.i2585
  br i1 %cmp.not.i.i2766, label %for.cond11.preheader.i.i2767, label %for.body.i.i2750, !llvm.loop !8

for.cond18.preheader.i.i2777:                     ; preds = %for.body14.i.i2770
  %cmp1972.i.i2778 = icmp slt i64 %k.0.lcssa.i.i2769, %spec.select.i2585
  br i1 %cmp1972.i.i2778, label %for.body21.i.i2779, label %cond.end78.i2621

for.body14.i.i2770:                               ; preds = %for.body14.i.i2770, %for.cond11.preheader.i.i2767
  %j.071.i.i2771 = phi i64 [ 0, %for.cond11.preheader.i.i2767 ], [ %inc.i.i2775, %for.body14.i.i2770 ]
  %wrong.070.i.i2772 = phi i64 [ 0, %for.cond11.preheader.i.i2767 ], [ %or15.i.i2774, %for.body14.i.i2770 ]
  %vecext.i.i2773 = extractelement <8 x i64> %outside.0.lcssa.i.i2768, i64 %j.071.i.i2771
  %or15.i.i2774 = or i64 %vecext.i.i2773, %wrong.070.i.i2772
  %inc.i.i2775 = add nuw nsw i64 %j.071.i.i2771, 1
  %exitcond.not.i294.i2776 = icmp eq i64 %inc.i.i2775, 8
  br i1 %exitcond.not.i294.i2776, label %for.cond18.preheader.i.i2777, label %for.body14.i.i2770, !llvm.loop !9

for.body21.i.i2779:                               ; preds = %for.cond18.preheader.i.i2777, %for.body21.i.i2779
  %k.174.i.i2780 = phi i64 [ %inc35.i.i2792, %for.body21.i.i2779 ], [ %k.0.lcssa.i.i2769, %for.cond18.preheader.i.i2777 ]
  %wrong.173.i.i2781 = phi i64 [ %or31.i.i2789, %for.body21.i.i2779 ], [ %or15.i.i2774, %for.cond18.preheader.i.i2777 ]
  %arrayidx.i.i2782 = getelementptr inbounds i32, ptr %add.ptr72.i2746, i64 %k.174.i.i2780
  %424 = load i32, ptr %arrayidx.i.i2782, align 4
  %conv23.i.i2783 = sext i32 %424 to i64
  %cmp25.i.i2784 = icmp slt i32 %424, 0
  %cond.i.i2785 = select i1 %cmp25.i.i2784, i64 %422, i64 0
  %add27.i.i2786 = add nsw i64 %cond.i.i2785, %conv23.i.i2783
  %cmp28.i.i2787 = icmp uge i64 %add27.i.i2786, %422
  %conv30.i.i2788 = zext i1 %cmp28.i.i2787 to i64
  %or31.i.i2789 = or i64 %wrong.173.i.i2781, %conv30.i.i2788
  %conv32.i.i2790 = trunc i64 %add27.i.i2786 to i32
  %arrayidx33.i.i2791 = getelementptr inbounds i32, ptr %cond67.i2572, i64 %k.174.i.i2780
  store i32 %conv32.i.i2790, ptr %arrayidx33.i.i2791, align 4
  %inc35.i.i2792 = add nuw nsw i64 %k.174.i.i2780, 1
  %exitcond76.not.i.i2793 = icmp eq i64 %inc35.i.i2792, %spec.select.i2585
  br i1 %exitcond76.not.i.i2793, label %cond.end78.i2621, label %for.body21.i.i2779, !llvm.loop !10

cond.false74.i2588:                               ; preds = %for.body50.i2581
  %add.ptr75.i2589 = getelementptr inbounds i64, ptr %285, i64 %k44.0357.i2583
  br i1 %cmp.not65.i.i2587, label %for.cond10.preheader.i.i2609, label %for.body.lr.ph.i295.i2590

for.body.lr.ph.i295.i2590:                        ; preds = %cond.false74.i2588
  %splat.splatinsert.i296.i2591 = insertelement <8 x i64> poison, i64 %422, i64 0
  %splat.splat.i297.i2592 = shufflevector <8 x i64> %splat.splatinsert.i296.i2591, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i2593

for.cond10.preheader.i.i2609:                     ; preds = %for.body.i298.i2593, %cond.false74.i2588
  %outside.0.lcssa.i310.i2610 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2588 ], [ %or7.i306.i2604, %for.body.i298.i2593 ]
  %k.0.lcssa.i311.i2611 = phi i64 [ 0, %cond.false74.i2588 ], [ %add66.i.i2594, %for.body.i298.i2593 ]
  br label %for.body13.i.i2612

for.body.i298.i2593:                              ; preds = %for.body.i298.i2593, %for.body.lr.ph.i295.i2590
  %add66.i.i2594 = phi i64 [ 8, %for.body.lr.ph.i295.i2590 ], [ %add.i308.i2607, %for.body.i298.i2593 ]
  %k.065.i.i2595 = phi i64 [ 0, %for.body.lr.ph.i295.i2590 ], [ %add66.i.i2594, %for.body.i298.i2593 ]
  %outside.064.i.i2596 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i2590 ], [ %or7.i306.i2604, %for.body.i298.i2593 ]
  %add.ptr.i299.i2597 = getelementptr inbounds i64, ptr %add.ptr75.i2589, i64 %k.065.i.i2595
  %425 = load <8 x i64>, ptr %add.ptr.i299.i2597, align 8
  %isneg.i300.i2598 = icmp slt <8 x i64> %425, zeroinitializer
  %and.i301.i2599 = select <8 x i1> %isneg.i300.i2598, <8 x i64> %splat.splat.i297.i2592, <8 x i64> zeroinitializer
  %add1.i302.i2600 = add <8 x i64> %and.i301.i2599, %425
  %add1.lobit.i303.i2601 = ashr <8 x i64> %add1.i302.i2600, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i2602 = icmp slt <8 x i64> %add1.i302.i2600, %splat.splat.i297.i2592
  %or.i305.i2603 = select <8 x i1> %cmp5.not.i304.i2602, <8 x i64> %add1.lobit.i303.i2601, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i2604 = or <8 x i64> %or.i305.i2603, %outside.064.i.i2596
  %conv.i307.i2605 = trunc <8 x i64> %add1.i302.i2600 to <8 x i32>
  %add.ptr8.i.i2606 = getelementptr inbounds i32, ptr %cond67.i2572, i64 %k.065.i.i2595
  store <8 x i32> %conv.i307.i2605, ptr %add.ptr8.i.i2606, align 4
  %add.i308.i2607 = add nuw nsw i64 %add66.i.i2594, 8
  %cmp.not.i309.i2608 = icmp sgt i64 %add.i308.i2607, %spec.select.i2585
  br i1 %cmp.not.i309.i2608, label %for.cond10.preheader.i.i2609, label %for.body.i298.i2593, !llvm.loop !11

for.cond17.preheader.i.i2619:                     ; preds = %for.body13.i.i2612
  %cmp1870.i.i2620 = icmp slt i64 %k.0.lcssa.i311.i2611, %spec.select.i2585
  br i1 %cmp1870.i.i2620, label %for.body20.i.i2731, label %cond.end78.i2621

for.body13.i.i2612:                               ; preds = %for.body13.i.i2612, %for.cond10.preheader.i.i2609
  %j.069.i.i2613 = phi i64 [ 0, %for.cond10.preheader.i.i2609 ], [ %inc.i313.i2617, %for.body13.i.i2612 ]
  %wrong.068.i.i2614 = phi i64 [ 0, %for.cond10.preheader.i.i2609 ], [ %or14.i.i2616, %for.body13.i.i2612 ]
  %vecext.i312.i2615 = extractelement <8 x i64> %outside.0.lcssa.i310.i2610, i64 %j.069.i.i2613
  %or14.i.i2616 = or i64 %vecext.i312.i2615, %wrong.068.i.i2614
  %inc.i313.i2617 = add nuw nsw i64 %j.069.i.i2613, 1
  %exitcond.not.i314.i2618 = icmp eq i64 %inc.i313.i2617, 8
  br i1 %exitcond.not.i314.i2618, label %for.cond17.preheader.i.i2619, label %for.body13.i.i2612, !llvm.loop !12

for.body20.i.i2731:                               ; preds = %for.cond17.preheader.i.i2619, %for.body20.i.i2731
  %k.172.i.i2732 = phi i64 [ %inc33.i.i2743, %for.body20.i.i2731 ], [ %k.0.lcssa.i311.i2611, %for.cond17.preheader.i.i2619 ]
  %wrong.171.i.i2733 = phi i64 [ %or29.i.i2740, %for.body20.i.i2731 ], [ %or14.i.i2616, %for.cond17.preheader.i.i2619 ]
  %arrayidx.i316.i2734 = getelementptr inbounds i64, ptr %add.ptr75.i2589, i64 %k.172.i.i2732
  %426 = load i64, ptr %arrayidx.i316.i2734, align 8
  %cmp23.i.i2735 = icmp slt i64 %426, 0
  %cond.i317.i2736 = select i1 %cmp23.i.i2735, i64 %422, i64 0
  %add25.i.i2737 = add nsw i64 %cond.i317.i2736, %426
  %cmp26.i.i2738 = icmp uge i64 %add25.i.i2737, %422
  %conv28.i.i2739 = zext i1 %cmp26.i.i2738 to i64
  %or29.i.i2740 = or i64 %wrong.171.i.i2733, %conv28.i.i2739
  %conv30.i318.i2741 = trunc i64 %add25.i.i2737 to i32
  %arrayidx31.i.i2742 = getelementptr inbounds i32, ptr %cond67.i2572, i64 %k.172.i.i2732
  store i32 %conv30.i318.i2741, ptr %arrayidx31.i.i2742, align 4
  %inc33.i.i2743 = add nuw nsw i64 %k.172.i.i2732, 1
  %exitcond74.not.i.i2744 = icmp eq i64 %inc33.i.i2743, %spec.select.i2585
  br i1 %exitcond74.not.i.i2744, label %cond.end78.i2621, label %for.body20.i.i2731, !llvm.loop !13

cond.end78.i2621:                                 ; preds = %for.body20.i.i2731, %for.body21.i.i2779, %for.cond17.preheader.i.i2619, %for.cond18.preheader.i.i2777
  %cond79.in.in.i2622 = phi i64 [ %or15.i.i2774, %for.cond18.preheader.i.i2777 ], [ %or14.i.i2616, %for.cond17.preheader.i.i2619 ], [ %or31.i.i2789, %for.body21.i.i2779 ], [ %or29.i.i2740, %for.body20.i.i2731 ]
  %cond79.in.not.i2623 = icmp eq i64 %cond79.in.in.i2622, 0
  br i1 %cond79.in.not.i2623, label %if.end82.i2624, label %least_long.exit

if.end82.i2624:                                   ; preds = %cond.end78.i2621
  br i1 %418, label %if.end87.i2658, label %if.else85.i2625

if.else85.i2625:                                  ; preds = %if.end82.i2624
  %cmp55.i.i2626 = icmp sgt i64 %sub52.i2584, 0
  br i1 %cmp55.i.i2626, label %for.body.i321.i2632, label %if.else94.thread.i2627

for.cond12.preheader.i.i2645:                     ; preds = %for.body.i321.i2632
  %tobool.not.i.i2646 = icmp eq i64 %add.i324.i2642, 0
  br i1 %tobool.not.i.i2646, label %if.else94.thread.i2627, label %for.body16.lr.ph.i.i2647

for.body16.lr.ph.i.i2647:                         ; preds = %for.cond12.preheader.i.i2645
  %sub18.i.i2648 = add nsw i64 %add.i324.i2642, -1
  %arrayidx19.i.i2649 = getelementptr inbounds [520 x i32], ptr %found.i2492, i64 0, i64 %sub18.i.i2648
  %arrayidx25.i.i2650 = getelementptr inbounds [520 x i32], ptr %places63.i2571, i64 0, i64 %sub18.i.i2648
  br label %for.body16.i.i2651

for.body.i321.i2632:                              ; preds = %if.else85.i2625, %for.body.i321.i2632
  %n.057.i.i2633 = phi i64 [ %add.i324.i2642, %for.body.i321.i2632 ], [ 0, %if.else85.i2625 ]
  %k.056.i.i2634 = phi i64 [ %inc.i325.i2643, %for.body.i321.i2632 ], [ 0, %if.else85.i2625 ]
  %arrayidx.i322.i2635 = getelementptr inbounds i32, ptr %places.i2491, i64 %k.056.i.i2634
  %427 = load i32, ptr %arrayidx.i322.i2635, align 4
  %sub3.i.i2636 = sub i32 %427, %conv.i319.i2575
  %conv4.i.i2637 = trunc i64 %k.056.i.i2634 to i32
  %arrayidx5.i.i2638 = getelementptr inbounds [520 x i32], ptr %found.i2492, i64 0, i64 %n.057.i.i2633
  store i32 %conv4.i.i2637, ptr %arrayidx5.i.i2638, align 4
  %arrayidx7.i323.i2639 = getelementptr inbounds [520 x i32], ptr %places63.i2571, i64 0, i64 %n.057.i.i2633
  store i32 %sub3.i.i2636, ptr %arrayidx7.i323.i2639, align 4
  %cmp8.i.i2640 = icmp ult i32 %sub3.i.i2636, %conv1.i.i2576
  %conv10.i.i2641 = zext i1 %cmp8.i.i2640 to i64
  %add.i324.i2642 = add nuw nsw i64 %n.057.i.i2633, %conv10.i.i2641
  %inc.i325.i2643 = add nuw nsw i64 %k.056.i.i2634, 1
  %exitcond.not.i326.i2644 = icmp eq i64 %inc.i325.i2643, %spec.select.i2585
  br i1 %exitcond.not.i326.i2644, label %for.cond12.preheader.i.i2645, label %for.body.i321.i2632, !llvm.loop !14

for.body16.i.i2651:                               ; preds = %for.body16.i.i2651, %for.body16.lr.ph.i.i2647
  %k11.058.i.i2652 = phi i64 [ 0, %for.body16.lr.ph.i.i2647 ], [ %inc30.i.i2656, %for.body16.i.i2651 ]
  %428 = load i32, ptr %arrayidx19.i.i2649, align 4
  %add21.i.i2653 = add nuw nsw i64 %k11.058.i.i2652, %add.i324.i2642
  %arrayidx22.i.i2654 = getelementptr inbounds [520 x i32], ptr %found.i2492, i64 0, i64 %add21.i.i2653
  store i32 %428, ptr %arrayidx22.i.i2654, align 4
  %429 = load i32, ptr %arrayidx25.i.i2650, align 4
  %arrayidx28.i.i2655 = getelementptr inbounds [520 x i32], ptr %places63.i2571, i64 0, i64 %add21.i.i2653
  store i32 %429, ptr %arrayidx28.i.i2655, align 4
  %inc30.i.i2656 = add nuw nsw i64 %k11.058.i.i2652, 1
  %exitcond.not.i2657 = icmp eq i64 %inc30.i.i2656, 8
  br i1 %exitcond.not.i2657, label %if.end87.i2658, label %for.body16.i.i2651, !llvm.loop !15

if.else94.thread.i2627:                           ; preds = %for.cond12.preheader.i.i2645, %if.else85.i2625
  store i64 0, ptr %count32.i.i2577, align 8
  br label %for.inc101.i2628

if.end87.i2658:                                   ; preds = %for.body16.i.i2651, %if.end82.i2624
  %430 = phi i64 [ %spec.select.i2585, %if.end82.i2624 ], [ %add.i324.i2642, %for.body16.i.i2651 ]
  store i64 %430, ptr %count32.i.i2577, align 8
  %tobool89.i2659 = icmp ne i64 %430, 0
  %or.cond183.i2660 = select i1 %tobool89.i2659, i1 %cmp91.i2578, i1 false
  %cmp47.i.i2661 = icmp sgt i64 %430, 0
  br i1 %or.cond183.i2660, label %if.then93.i2704, label %if.else94.i2662

if.then93.i2704:                                  ; preds = %if.end87.i2658
  br i1 %cmp47.i.i2661, label %for.body.preheader.i.i2705, label %for.inc101.i2628

for.body.preheader.i.i2705:                       ; preds = %if.then93.i2704
  %431 = load i32, ptr %places63.i2571, align 8
  %conv.i327.i2706 = sext i32 %431 to i64
  %arrayidx1.i.i2707 = getelementptr inbounds i64, ptr %cond.i2508, i64 %conv.i327.i2706
  %432 = load i64, ptr %arrayidx1.i.i2707, align 8
  br label %for.body.i328.i2708

for.body.i328.i2708:                              ; preds = %if.end.i.i2721, %for.body.preheader.i.i2705
  %before.050.i.i2709 = phi i64 [ %conv5.i.i2713, %if.end.i.i2721 ], [ %conv.i327.i2706, %for.body.preheader.i.i2705 ]
  %m.049.i.i2710 = phi i64 [ %inc.i333.i2729, %if.end.i.i2721 ], [ 0, %for.body.preheader.i.i2705 ]
  %found.048.i.i2711 = phi i64 [ %cond.i332.i2727, %if.end.i.i2721 ], [ %432, %for.body.preheader.i.i2705 ]
  %arrayidx4.i.i2712 = getelementptr inbounds [520 x i32], ptr %places63.i2571, i64 0, i64 %m.049.i.i2710
  %433 = load i32, ptr %arrayidx4.i.i2712, align 4
  %conv5.i.i2713 = sext i32 %433 to i64
  %add.i329.i2714 = add nuw nsw i64 %m.049.i.i2710, 8
  %arrayidx7.i330.i2715 = getelementptr inbounds [520 x i32], ptr %places63.i2571, i64 0, i64 %add.i329.i2714
  %434 = load i32, ptr %arrayidx7.i330.i2715, align 4
  %idx.ext.i.i2716 = sext i32 %434 to i64
  %add.ptr.i331.i2717 = getelementptr inbounds i64, ptr %cond.i2508, i64 %idx.ext.i.i2716
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i2717, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2718 = icmp eq i64 %before.050.i.i2709, %conv5.i.i2713
  br i1 %cmp8.not.i.i2718, label %if.end.i.i2721, label %if.then.i.i2719

if.then.i.i2719:                                  ; preds = %for.body.i328.i2708
  %arrayidx10.i.i2720 = getelementptr inbounds i64, ptr %cond.i2508, i64 %conv5.i.i2713
  %435 = load i64, ptr %arrayidx10.i.i2720, align 8
  br label %if.end.i.i2721

if.end.i.i2721:                                   ; preds = %if.then.i.i2719, %for.body.i328.i2708
  %found.1.i.i2722 = phi i64 [ %435, %if.then.i.i2719 ], [ %found.048.i.i2711, %for.body.i328.i2708 ]
  %arrayidx11.i.i2723 = getelementptr inbounds [520 x i32], ptr %found.i2492, i64 0, i64 %m.049.i.i2710
  %436 = load i32, ptr %arrayidx11.i.i2723, align 4
  %conv12.i.i2724 = sext i32 %436 to i64
  %mul.i.i2725 = mul nsw i64 %288, %conv12.i.i2724
  %arrayidx13.i.i2726 = getelementptr inbounds i64, ptr %values.0358.i2582, i64 %mul.i.i2725
  %437 = load i64, ptr %arrayidx13.i.i2726, align 8
  %cond.i332.i2727 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i2722, i64 %437)
  %arrayidx23.i.i2728 = getelementptr inbounds i64, ptr %cond.i2508, i64 %conv5.i.i2713
  store i64 %cond.i332.i2727, ptr %arrayidx23.i.i2728, align 8
  %inc.i333.i2729 = add nuw nsw i64 %m.049.i.i2710, 1
  %exitcond369.not.i2730 = icmp eq i64 %inc.i333.i2729, %430
  br i1 %exitcond369.not.i2730, label %for.inc101.i2628, label %for.body.i328.i2708, !llvm.loop !89

if.else94.i2662:                                  ; preds = %if.end87.i2658
  br i1 %cmp47.i.i2661, label %for.body.i337.i2663, label %for.inc101.i2628

for.body.i337.i2663:                              ; preds = %if.else94.i2662, %for.end52.i.i2694
  %m.0107.i.i2664 = phi i64 [ %inc54.i.i2695, %for.end52.i.i2694 ], [ 0, %if.else94.i2662 ]
  %arrayidx.i338.i2665 = getelementptr inbounds [520 x i32], ptr %found.i2492, i64 0, i64 %m.0107.i.i2664
  %438 = load i32, ptr %arrayidx.i338.i2665, align 4
  %conv.i339.i2666 = sext i32 %438 to i64
  %mul.i340.i2667 = mul nsw i64 %288, %conv.i339.i2666
  %add.ptr.i341.i2668 = getelementptr inbounds i64, ptr %values.0358.i2582, i64 %mul.i340.i2667
  %arrayidx1.i342.i2669 = getelementptr inbounds [520 x i32], ptr %places63.i2571, i64 0, i64 %m.0107.i.i2664
  %439 = load i32, ptr %arrayidx1.i342.i2669, align 4
  %conv2.i.i2670 = sext i32 %439 to i64
  %mul3.i.i2671 = mul nsw i64 %289, %conv2.i.i2670
  %add.ptr4.i.i2672 = getelementptr inbounds i64, ptr %cond.i2508, i64 %mul3.i.i2671
  %add.i343.i2673 = add nuw nsw i64 %m.0107.i.i2664, 8
  %arrayidx6.i.i2674 = getelementptr inbounds [520 x i32], ptr %found.i2492, i64 0, i64 %add.i343.i2673
  %440 = load i32, ptr %arrayidx6.i.i2674, align 4
  %conv7.i.i2675 = sext i32 %440 to i64
  %mul8.i.i2676 = mul nsw i64 %288, %conv7.i.i2675
  %add.ptr9.i344.i2677 = getelementptr inbounds i64, ptr %values.0358.i2582, i64 %mul8.i.i2676
  %arrayidx12.i.i2678 = getelementptr inbounds [520 x i32], ptr %places63.i2571, i64 0, i64 %add.i343.i2673
  %441 = load i32, ptr %arrayidx12.i.i2678, align 4
  %conv13.i.i2679 = sext i32 %441 to i64
  %mul14.i.i2680 = mul nsw i64 %289, %conv13.i.i2679
  %add.ptr15.i.i2681 = getelementptr inbounds i64, ptr %cond.i2508, i64 %mul14.i.i2680
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2681, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2579, label %for.cond36.preheader.i.i2691, label %for.body20.i345.i2682

for.cond36.preheader.i.i2691:                     ; preds = %for.body20.i345.i2682, %for.body.i337.i2663
  %j.0.lcssa.i.i2692 = phi i64 [ 0, %for.body.i337.i2663 ], [ %add17103.i.i2683, %for.body20.i345.i2682 ]
  %cmp37104.i.i2693 = icmp slt i64 %j.0.lcssa.i.i2692, %289
  br i1 %cmp37104.i.i2693, label %for.body39.i.i2697, label %for.end52.i.i2694

for.body20.i345.i2682:                            ; preds = %for.body.i337.i2663, %for.body20.i345.i2682
  %add17103.i.i2683 = phi i64 [ %add17.i.i2689, %for.body20.i345.i2682 ], [ 8, %for.body.i337.i2663 ]
  %j.0102.i.i2684 = phi i64 [ %add17103.i.i2683, %for.body20.i345.i2682 ], [ 0, %for.body.i337.i2663 ]
  %add.ptr21.i.i2685 = getelementptr inbounds i64, ptr %add.ptr9.i344.i2677, i64 %j.0102.i.i2684
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2685, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2686 = getelementptr inbounds i64, ptr %add.ptr4.i.i2672, i64 %j.0102.i.i2684
  %442 = load <8 x i64>, ptr %add.ptr22.i.i2686, align 8
  %add.ptr23.i.i2687 = getelementptr inbounds i64, ptr %add.ptr.i341.i2668, i64 %j.0102.i.i2684
  %443 = load <8 x i64>, ptr %add.ptr23.i.i2687, align 8
  %or33.i.i2688 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %442, <8 x i64> %443)
  store <8 x i64> %or33.i.i2688, ptr %add.ptr22.i.i2686, align 8
  %add17.i.i2689 = add nuw nsw i64 %add17103.i.i2683, 8
  %cmp18.not.i.i2690 = icmp sgt i64 %add17.i.i2689, %289
  br i1 %cmp18.not.i.i2690, label %for.cond36.preheader.i.i2691, label %for.body20.i345.i2682, !llvm.loop !90

for.body39.i.i2697:                               ; preds = %for.cond36.preheader.i.i2691, %for.body39.i.i2697
  %j.1105.i.i2698 = phi i64 [ %inc.i347.i2702, %for.body39.i.i2697 ], [ %j.0.lcssa.i.i2692, %for.cond36.preheader.i.i2691 ]
  %arrayidx40.i.i2699 = getelementptr inbounds i64, ptr %add.ptr4.i.i2672, i64 %j.1105.i.i2698
  %444 = load i64, ptr %arrayidx40.i.i2699, align 8
  %arrayidx41.i.i2700 = getelementptr inbounds i64, ptr %add.ptr.i341.i2668, i64 %j.1105.i.i2698
  %445 = load i64, ptr %arrayidx41.i.i2700, align 8
  %spec.select.i.i2701 = tail call i64 @llvm.smin.i64(i64 %444, i64 %445)
  store i64 %spec.select.i.i2701, ptr %arrayidx40.i.i2699, align 8
  %inc.i347.i2702 = add nuw nsw i64 %j.1105.i.i2698, 1
  %exitcond.not.i348.i2703 = icmp eq i64 %inc.i347.i2702, %289
  br i1 %exitcond.not.i348.i2703, label %for.end52.i.i2694, label %for.body39.i.i2697, !llvm.loop !91

for.end52.i.i2694:                                ; preds = %for.body39.i.i2697, %for.cond36.preheader.i.i2691
  %inc54.i.i2695 = add nuw nsw i64 %m.0107.i.i2664, 1
  %exitcond368.not.i2696 = icmp eq i64 %inc54.i.i2695, %430
  br i1 %exitcond368.not.i2696, label %for.inc101.i2628, label %for.body.i337.i2663, !llvm.loop !92

for.inc101.i2628:                                 ; preds = %for.end52.i.i2694, %if.end.i.i2721, %if.else94.i2662, %if.then93.i2704, %if.else94.thread.i2627
  %add.i2629 = add nuw nsw i64 %k44.0357.i2583, 512
  %add.ptr103.i2630 = getelementptr inbounds i8, ptr %values.0358.i2582, i64 %add.ptr103.idx.i2580
  %446 = load i64, ptr %arrayidx46.i2521, align 8
  %cmp47.not.i2631 = icmp slt i64 %add.i2629, %446
  br i1 %cmp47.not.i2631, label %for.body50.i2581, label %for.end106.i2523, !llvm.loop !93

for.end106.i2523:                                 ; preds = %for.inc101.i2628, %for.cond45.preheader.i2520
  %447 = load i64, ptr %a, align 8
  %cmp108.i2524 = icmp eq i64 %447, 0
  %tobool111.i2525 = icmp ne i64 %291, 0
  %or.cond184.i2526 = select i1 %cmp108.i2524, i1 %tobool111.i2525, i1 false
  br i1 %or.cond184.i2526, label %lor.lhs.false112.i2528, label %least_long.exit

lor.lhs.false112.i2528:                           ; preds = %for.end106.i2523
  %cmp113.i2529 = icmp ne ptr %cond.i2508, %292
  %tobool116.i2530 = icmp ne i64 %282, 0
  %or.cond185.i2531 = select i1 %cmp113.i2529, i1 true, i1 %tobool116.i2530
  br i1 %or.cond185.i2531, label %for.cond120.preheader.i2532, label %least_long.exit

for.cond120.preheader.i2532:                      ; preds = %lor.lhs.false112.i2528
  %cmp122.not359.i2533 = icmp slt i64 %mul.i2501, 8
  br i1 %cmp122.not359.i2533, label %for.cond145.preheader.i2545, label %for.body124.lr.ph.i2534

for.body124.lr.ph.i2534:                          ; preds = %for.cond120.preheader.i2532
  %add.ptr131.i2535 = getelementptr inbounds i64, ptr %283, i64 %mul9.i2504
  br label %for.body124.i2536

for.cond145.preheader.i2545:                      ; preds = %if.end140.i2540, %for.cond120.preheader.i2532
  %k119.0.lcssa.i2546 = phi i64 [ 0, %for.cond120.preheader.i2532 ], [ %add121361.i2537, %if.end140.i2540 ]
  %cmp146362.i2547 = icmp slt i64 %k119.0.lcssa.i2546, %mul.i2501
  br i1 %cmp146362.i2547, label %for.body148.lr.ph.i2548, label %least_long.exit

for.body148.lr.ph.i2548:                          ; preds = %for.cond145.preheader.i2545
  %448 = getelementptr i64, ptr %283, i64 %mul9.i2504
  br label %for.body148.i2549

for.body124.i2536:                                ; preds = %if.end140.i2540, %for.body124.lr.ph.i2534
  %add121361.i2537 = phi i64 [ 8, %for.body124.lr.ph.i2534 ], [ %add121.i2543, %if.end140.i2540 ]
  %k119.0360.i2538 = phi i64 [ 0, %for.body124.lr.ph.i2534 ], [ %add121361.i2537, %if.end140.i2540 ]
  %add.ptr125.i2539 = getelementptr inbounds i64, ptr %cond.i2508, i64 %k119.0360.i2538
  %449 = load <8 x i64>, ptr %add.ptr125.i2539, align 8
  br i1 %tobool116.i2530, label %land.lhs.true127.i2561, label %if.end140.i2540

land.lhs.true127.i2561:                           ; preds = %for.body124.i2536
  %450 = load i64, ptr %arrayidx8.i2503, align 8
  %tobool129.not.i2562 = icmp eq i64 %450, 0
  br i1 %tobool129.not.i2562, label %if.then136.i2566, label %if.then130.i2563

if.then130.i2563:                                 ; preds = %land.lhs.true127.i2561
  %add.ptr132.i2564 = getelementptr inbounds i64, ptr %add.ptr131.i2535, i64 %k119.0360.i2538
  %451 = load <8 x i64>, ptr %add.ptr132.i2564, align 8
  %add133.i2565 = add <8 x i64> %451, %449
  br label %if.end140.i2540

if.then136.i2566:                                 ; preds = %land.lhs.true127.i2561
  %452 = load i64, ptr %283, align 8
  %splat.splatinsert.i2567 = insertelement <8 x i64> poison, i64 %452, i64 0
  %splat.splat.i2568 = shufflevector <8 x i64> %splat.splatinsert.i2567, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i2569 = add <8 x i64> %splat.splat.i2568, %449
  br label %if.end140.i2540

if.end140.i2540:                                  ; preds = %if.then136.i2566, %if.then130.i2563, %for.body124.i2536
  %sum.0.i2541 = phi <8 x i64> [ %add133.i2565, %if.then130.i2563 ], [ %add138.i2569, %if.then136.i2566 ], [ %449, %for.body124.i2536 ]
  %add.ptr141.i2542 = getelementptr inbounds i64, ptr %292, i64 %k119.0360.i2538
  store <8 x i64> %sum.0.i2541, ptr %add.ptr141.i2542, align 8
  %add121.i2543 = add nuw nsw i64 %add121361.i2537, 8
  %cmp122.not.i2544 = icmp sgt i64 %add121.i2543, %mul.i2501
  br i1 %cmp122.not.i2544, label %for.cond145.preheader.i2545, label %for.body124.i2536, !llvm.loop !94

for.body148.i2549:                                ; preds = %cond.end159.i2552, %for.body148.lr.ph.i2548
  %k119.1363.i2550 = phi i64 [ %k119.0.lcssa.i2546, %for.body148.lr.ph.i2548 ], [ %inc163.i2555, %cond.end159.i2552 ]
  %arrayidx151.i2551 = getelementptr inbounds i64, ptr %cond.i2508, i64 %k119.1363.i2550
  %453 = load i64, ptr %arrayidx151.i2551, align 8
  br i1 %tobool116.i2530, label %cond.true150.i2557, label %cond.end159.i2552

cond.true150.i2557:                               ; preds = %for.body148.i2549
  %454 = load i64, ptr %arrayidx8.i2503, align 8
  %mul153.i2558 = mul nsw i64 %454, %k119.1363.i2550
  %arrayidx155.i2559 = getelementptr i64, ptr %448, i64 %mul153.i2558
  %455 = load i64, ptr %arrayidx155.i2559, align 8
  %add156.i2560 = add nsw i64 %455, %453
  br label %cond.end159.i2552

cond.end159.i2552:                                ; preds = %cond.true150.i2557, %for.body148.i2549
  %cond160.i2553 = phi i64 [ %add156.i2560, %cond.true150.i2557 ], [ %453, %for.body148.i2549 ]
  %arrayidx161.i2554 = getelementptr inbounds i64, ptr %292, i64 %k119.1363.i2550
  store i64 %cond160.i2553, ptr %arrayidx161.i2554, align 8
  %inc163.i2555 = add nuw nsw i64 %k119.1363.i2550, 1
  %exitcond370.not.i2556 = icmp eq i64 %inc163.i2555, %mul.i2501
  br i1 %exitcond370.not.i2556, label %least_long.exit, label %for.body148.i2549, !llvm.loop !95

least_long.exit:                                  ; preds = %cond.end78.i2621, %cond.end159.i2552, %for.end106.i2523, %lor.lhs.false112.i2528, %for.cond145.preheader.i2545
  %retval.3.i2527 = phi i64 [ 0, %lor.lhs.false112.i2528 ], [ 0, %for.end106.i2523 ], [ 0, %for.cond145.preheader.i2545 ], [ 0, %cond.end159.i2552 ], [ 1, %cond.end78.i2621 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2492) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2491) #7
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i3855 = getelementptr inbounds i8, ptr %a, i64 24
  %456 = load i64, ptr %arrayidx.i3855, align 8
  %457 = inttoptr i64 %456 to ptr
  %arrayidx1.i3856 = getelementptr inbounds i8, ptr %a, i64 88
  %458 = load i64, ptr %arrayidx1.i3856, align 8
  %459 = inttoptr i64 %458 to ptr
  %arrayidx2.i3857 = getelementptr inbounds i8, ptr %a, i64 40
  %460 = load i64, ptr %arrayidx2.i3857, align 8
  %461 = inttoptr i64 %460 to ptr
  %arrayidx3.i3858 = getelementptr inbounds i8, ptr %a, i64 72
  %462 = load i64, ptr %arrayidx3.i3858, align 8
  %arrayidx4.i3859 = getelementptr inbounds i8, ptr %a, i64 80
  %463 = load i64, ptr %arrayidx4.i3859, align 8
  %arrayidx5.i3860 = getelementptr inbounds i8, ptr %a, i64 32
  %464 = load i64, ptr %arrayidx5.i3860, align 8
  %arrayidx6.i3861 = getelementptr inbounds i8, ptr %a, i64 64
  %465 = load i64, ptr %arrayidx6.i3861, align 8
  %sub.i3862 = sub i64 %463, %462
  %mul.i3863 = mul i64 %465, %sub.i3862
  %mul7.i3864 = mul nsw i64 %465, %462
  %arrayidx8.i3865 = getelementptr inbounds i8, ptr %a, i64 96
  %466 = load i64, ptr %arrayidx8.i3865, align 8
  %mul9.i3866 = mul nsw i64 %mul7.i3864, %466
  %arrayidx10.i3867 = getelementptr inbounds i8, ptr %a, i64 120
  %467 = load i64, ptr %arrayidx10.i3867, align 8
  %468 = inttoptr i64 %467 to ptr
  %arrayidx11.i3868 = getelementptr inbounds i8, ptr %a, i64 112
  %469 = load i64, ptr %arrayidx11.i3868, align 8
  %tobool.not.i3869 = icmp eq i64 %469, 0
  %470 = inttoptr i64 %469 to ptr
  %cond.i3870 = select i1 %tobool.not.i3869, ptr %468, ptr %470
  %arrayidx13.i3871 = getelementptr inbounds i8, ptr %a, i64 104
  %471 = load i64, ptr %arrayidx13.i3871, align 8
  %tobool14.not.i3872 = icmp eq i64 %471, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3872, label %if.end30.i2853, label %land.lhs.true.i2847

land.lhs.true.i2847:                              ; preds = %cond.true60
  %tobool16.i2849.not = icmp eq i64 %458, 0
  br i1 %tobool16.i2849.not, label %if.then.i2851, label %land.lhs.true20.i3158

if.then.i2851:                                    ; preds = %land.lhs.true.i2847
  %cmp121.i.i2852 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i.i2852, label %for.body.preheader.i.i3151, label %if.end30.i2853

for.body.preheader.i.i3151:                       ; preds = %if.then.i2851
  %472 = inttoptr i64 %471 to ptr
  %.pre25.i.i3152 = load i32, ptr %472, align 4
  br label %for.body.i.i3153

for.body.i.i3153:                                 ; preds = %for.body.i.i3153, %for.body.preheader.i.i3151
  %k.022.i.i3154 = phi i64 [ %inc.i.i3156, %for.body.i.i3153 ], [ 0, %for.body.preheader.i.i3151 ]
  %arrayidx.i.i3155 = getelementptr inbounds i32, ptr %cond.i3870, i64 %k.022.i.i3154
  store i32 %.pre25.i.i3152, ptr %arrayidx.i.i3155, align 4
  %inc.i.i3156 = add nuw nsw i64 %k.022.i.i3154, 1
  %exitcond24.not.i.i3157 = icmp eq i64 %inc.i.i3156, %mul.i3863
  br i1 %exitcond24.not.i.i3157, label %if.end30.i2853, label %for.body.i.i3153, !llvm.loop !4

land.lhs.true20.i3158:                            ; preds = %land.lhs.true.i2847
  %tobool22.not.i3159 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i3159, label %if.then28.i3163, label %if.then23.i3160

if.then23.i3160:                                  ; preds = %land.lhs.true20.i3158
  %add.ptr.i3161 = getelementptr inbounds float, ptr %459, i64 %mul9.i3866
  %mul24.i3162 = shl i64 %mul.i3863, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3870, ptr nonnull align 4 %add.ptr.i3161, i64 %mul24.i3162, i1 false)
  br label %if.end30.i2853

if.then28.i3163:                                  ; preds = %land.lhs.true20.i3158
  %cmp121.i285.i3164 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i285.i3164, label %for.body.preheader.i286.i3165, label %if.end30.i2853

for.body.preheader.i286.i3165:                    ; preds = %if.then28.i3163
  %.pre25.i287.i3166 = load i32, ptr %459, align 4
  br label %for.body.i288.i3167

for.body.i288.i3167:                              ; preds = %for.body.i288.i3167, %for.body.preheader.i286.i3165
  %k.022.i289.i3168 = phi i64 [ %inc.i291.i3170, %for.body.i288.i3167 ], [ 0, %for.body.preheader.i286.i3165 ]
  %arrayidx.i290.i3169 = getelementptr inbounds i32, ptr %cond.i3870, i64 %k.022.i289.i3168
  store i32 %.pre25.i287.i3166, ptr %arrayidx.i290.i3169, align 4
  %inc.i291.i3170 = add nuw nsw i64 %k.022.i289.i3168, 1
  %exitcond24.not.i292.i3171 = icmp eq i64 %inc.i291.i3170, %mul.i3863
  br i1 %exitcond24.not.i292.i3171, label %if.end30.i2853, label %for.body.i288.i3167, !llvm.loop !4

if.end30.i2853:                                   ; preds = %for.body.i288.i3167, %for.body.i.i3153, %if.then28.i3163, %if.then23.i3160, %if.then.i2851, %cond.true60
  %cmp31.i2854 = icmp eq i64 %462, 0
  br i1 %cmp31.i2854, label %land.end.i3139, label %land.end.thread.i2855

land.end.thread.i2855:                            ; preds = %if.end30.i2853
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2827) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2828) #7
  br label %for.cond45.preheader.i2856

land.end.i3139:                                   ; preds = %if.end30.i2853
  %arrayidx32.i3140 = getelementptr inbounds i8, ptr %a, i64 56
  %473 = load i64, ptr %arrayidx32.i3140, align 8
  %cmp33.i3141 = icmp eq i64 %463, %473
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2827) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2828) #7
  br i1 %cmp33.i3141, label %for.body.lr.ph.i3142, label %for.cond45.preheader.i2856

for.body.lr.ph.i3142:                             ; preds = %land.end.i3139
  %places42.i3143 = getelementptr inbounds i8, ptr %found.i2828, i64 2080
  br label %for.body.i3144

for.cond45.preheader.i2856:                       ; preds = %for.body.i3144, %land.end.i3139, %land.end.thread.i2855
  %474 = phi i1 [ false, %land.end.thread.i2855 ], [ false, %land.end.i3139 ], [ true, %for.body.i3144 ]
  %arrayidx46.i2857 = getelementptr inbounds i8, ptr %a, i64 48
  %475 = load i64, ptr %arrayidx46.i2857, align 8
  %cmp47.not359.i2858 = icmp sgt i64 %475, 0
  br i1 %cmp47.not359.i2858, label %for.body50.lr.ph.i2906, label %for.end106.i2859

for.body50.lr.ph.i2906:                           ; preds = %for.cond45.preheader.i2856
  %places63.i2907 = getelementptr inbounds i8, ptr %found.i2828, i64 2080
  %cond67.i2908 = select i1 %474, ptr %places63.i2907, ptr %places.i2827
  %arrayidx68.i2909 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2910 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i2911 = trunc i64 %462 to i32
  %conv1.i.i2912 = trunc i64 %sub.i3862 to i32
  %count32.i.i2913 = getelementptr inbounds i8, ptr %found.i2828, i64 4160
  %cmp91.i2914 = icmp eq i64 %465, 1
  %cmp18.not103.i.i2915 = icmp slt i64 %465, 8
  %add.ptr103.idx.i2916 = shl nsw i64 %464, 11
  br label %for.body50.i2917

for.body.i3144:                                   ; preds = %for.body.i3144, %for.body.lr.ph.i3142
  %k.0358.i3145 = phi i64 [ 0, %for.body.lr.ph.i3142 ], [ %inc.i3149, %for.body.i3144 ]
  %conv40.i3146 = trunc nuw i64 %k.0358.i3145 to i32
  %arrayidx41.i3147 = getelementptr inbounds [520 x i32], ptr %found.i2828, i64 0, i64 %k.0358.i3145
  store i32 %conv40.i3146, ptr %arrayidx41.i3147, align 4
  %arrayidx43.i3148 = getelementptr inbounds [520 x i32], ptr %places42.i3143, i64 0, i64 %k.0358.i3145
  store i32 0, ptr %arrayidx43.i3148, align 4
  %inc.i3149 = add nuw nsw i64 %k.0358.i3145, 1
  %exitcond4309.not = icmp eq i64 %inc.i3149, 520
  br i1 %exitcond4309.not, label %for.cond45.preheader.i2856, label %for.body.i3144, !llvm.loop !96

for.body50.i2917:                                 ; preds = %for.inc101.i2964, %for.body50.lr.ph.i2906
  %476 = phi i64 [ %475, %for.body50.lr.ph.i2906 ], [ %502, %for.inc101.i2964 ]
  %values.0362.i2918 = phi ptr [ %457, %for.body50.lr.ph.i2906 ], [ %add.ptr103.i2966, %for.inc101.i2964 ]
  %k44.0361.i2919 = phi i64 [ 0, %for.body50.lr.ph.i2906 ], [ %add.i2965, %for.inc101.i2964 ]
  %sub52.i2920 = sub nsw i64 %476, %k44.0361.i2919
  %spec.select.i2921 = tail call i64 @llvm.smin.i64(i64 %sub52.i2920, i64 512)
  %477 = load i64, ptr %arrayidx68.i2909, align 8
  %cmp69.i2922 = icmp eq i64 %477, 4
  %478 = load i64, ptr %arrayidx76.i2910, align 8
  %cmp.not65.i.i2923 = icmp slt i64 %sub52.i2920, 8
  br i1 %cmp69.i2922, label %cond.true71.i3090, label %cond.false74.i2924

cond.true71.i3090:                                ; preds = %for.body50.i2917
  %add.ptr72.i3091 = getelementptr inbounds i32, ptr %461, i64 %k44.0361.i2919
  br i1 %cmp.not65.i.i2923, label %for.cond11.preheader.i.i3112, label %for.body.lr.ph.i.i3092

for.body.lr.ph.i.i3092:                           ; preds = %cond.true71.i3090
  %splat.splatinsert.i.i3093 = insertelement <8 x i64> poison, i64 %478, i64 0
  %splat.splat.i.i3094 = shufflevector <8 x i64> %splat.splatinsert.i.i3093, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i3095

for.cond11.preheader.i.i3112:                     ; preds = %for.body.i294.i3095, %cond.true71.i3090
  %outside.0.lcssa.i.i3113 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3090 ], [ %or7.i.i3107, %for.body.i294.i3095 ]
  %k.0.lcssa.i.i3114 = phi i64 [ 0, %cond.true71.i3090 ], [ %add68.i.i3096, %for.body.i294.i3095 ]
  br label %for.body14.i.i3115

for.body.i294.i3095:                              ; preds = %for.body.i294.i3095, %for.body.lr.ph.i.i3092
  %add68.i.i3096 = phi i64 [ 8, %for.body.lr.ph.i.i3092 ], [ %add.i.i3110, %for.body.i294.i3095 ]
  %k.067.i.i3097 = phi i64 [ 0, %for.body.lr.ph.i.i3092 ], [ %add68.i.i3096, %for.body.i294.i3095 ]
  %outside.066.i.i3098 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3092 ], [ %or7.i.i3107, %for.body.i294.i3095 ]
  %add.ptr.i.i3099 = getelementptr inbounds i32, ptr %add.ptr72.i3091, i64 %k.067.i.i3097
  %479 = load <8 x i32>, ptr %add.ptr.i.i3099, align 4
  %conv.i.i3100 = sext <8 x i32> %479 to <8 x i64>
  %isneg.i.i3101 = icmp slt <8 x i32> %479, zeroinitializer
  %and.i.i3102 = select <8 x i1> %isneg.i.i3101, <8 x i64> %splat.splat.i.i3094, <8 x i64> zeroinitializer
  %add1.i.i3103 = add <8 x i64> %and.i.i3102, %conv.i.i3100
  %add1.lobit.i.i3104 = ashr <8 x i64> %add1.i.i3103, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3105 = icmp slt <8 x i64> %add1.i.i3103, %splat.splat.i.i3094
  %or.i.i3106 = select <8 x i1> %cmp5.not.i.i3105, <8 x i64> %add1.lobit.i.i3104, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3107 = or <8 x i64> %or.i.i3106, %outside.066.i.i3098
  %conv8.i.i3108 = trunc <8 x i64> %add1.i.i3103 to <8 x i32>
  %add.ptr9.i.i3109 = getelementptr inbounds i32, ptr %cond67.i2908, i64 %k.067.i.i3097
  store <8 x i32> %conv8.i.i3108, ptr %add.ptr9.i.i3109, align 4
  %add.i.i3110 = add nuw nsw i64 %add68.i.i3096, 8
  %cmp.not.i.i3111 = icmp sgt i64 %add.i.i3110, %spec.select.i2921
  br i1 %cmp.not.i.i3111, label %for.cond11.preheader.i.i3112, label %for.body.i294.i3095, !llvm.loop !8

for.cond18.preheader.i.i3122:                     ; preds = %for.body14.i.i3115
  %cmp1972.i.i3123 = icmp slt i64 %k.0.lcssa.i.i3114, %spec.select.i2921
  br i1 %cmp1972.i.i3123, label %for.body21.i.i3124, label %cond.end78.i2957

for.body14.i.i3115:                               ; preds = %for.body14.i.i3115, %for.cond11.preheader.i.i3112
  %j.071.i.i3116 = phi i64 [ 0, %for.cond11.preheader.i.i3112 ], [ %inc.i295.i3120, %for.body14.i.i3115 ]
  %wrong.070.i.i3117 = phi i64 [ 0, %for.cond11.preheader.i.i3112 ], [ %or15.i.i3119, %for.body14.i.i3115 ]
  %vecext.i.i3118 = extractelement <8 x i64> %outside.0.lcssa.i.i3113, i64 %j.071.i.i3116
  %or15.i.i3119 = or i64 %vecext.i.i3118, %wrong.070.i.i3117
  %inc.i295.i3120 = add nuw nsw i64 %j.071.i.i3116, 1
  %exitcond.not.i.i3121 = icmp eq i64 %inc.i295.i3120, 8
  br i1 %exitcond.not.i.i3121, label %for.cond18.preheader.i.i3122, label %for.body14.i.i3115, !llvm.loop !9

for.body21.i.i3124:                               ; preds = %for.cond18.preheader.i.i3122, %for.body21.i.i3124
  %k.174.i.i3125 = phi i64 [ %inc35.i.i3137, %for.body21.i.i3124 ], [ %k.0.lcssa.i.i3114, %for.cond18.preheader.i.i3122 ]
  %wrong.173.i.i3126 = phi i64 [ %or31.i.i3134, %for.body21.i.i3124 ], [ %or15.i.i3119, %for.cond18.preheader.i.i3122 ]
  %arrayidx.i296.i3127 = getelementptr inbounds i32, ptr %add.ptr72.i3091, i64 %k.174.i.i3125
  %480 = load i32, ptr %arrayidx.i296.i3127, align 4
  %conv23.i.i3128 = sext i32 %480 to i64
  %cmp25.i.i3129 = icmp slt i32 %480, 0
  %cond.i.i3130 = select i1 %cmp25.i.i3129, i64 %478, i64 0
  %add27.i.i3131 = add nsw i64 %cond.i.i3130, %conv23.i.i3128
  %cmp28.i.i3132 = icmp uge i64 %add27.i.i3131, %478
  %conv30.i.i3133 = zext i1 %cmp28.i.i3132 to i64
  %or31.i.i3134 = or i64 %wrong.173.i.i3126, %conv30.i.i3133
  %conv32.i.i3135 = trunc i64 %add27.i.i3131 to i32
  %arrayidx33.i.i3136 = getelementptr inbounds i32, ptr %cond67.i2908, i64 %k.174.i.i3125
  store i32 %conv32.i.i3135, ptr %arrayidx33.i.i3136, align 4
  %inc35.i.i3137 = add nuw nsw i64 %k.174.i.i3125, 1
  %exitcond76.not.i.i3138 = icmp eq i64 %inc35.i.i3137, %spec.select.i2921
  br i1 %exitcond76.not.i.i3138, label %cond.end78.i2957, label %for.body21.i.i3124, !llvm.loop !10

cond.false74.i2924:                               ; preds = %for.body50.i2917
  %add.ptr75.i2925 = getelementptr inbounds i64, ptr %461, i64 %k44.0361.i2919
  br i1 %cmp.not65.i.i2923, label %for.cond10.preheader.i.i2945, label %for.body.lr.ph.i297.i2926

for.body.lr.ph.i297.i2926:                        ; preds = %cond.false74.i2924
  %splat.splatinsert.i298.i2927 = insertelement <8 x i64> poison, i64 %478, i64 0
  %splat.splat.i299.i2928 = shufflevector <8 x i64> %splat.splatinsert.i298.i2927, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i2929

for.cond10.preheader.i.i2945:                     ; preds = %for.body.i300.i2929, %cond.false74.i2924
  %outside.0.lcssa.i312.i2946 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2924 ], [ %or7.i308.i2940, %for.body.i300.i2929 ]
  %k.0.lcssa.i313.i2947 = phi i64 [ 0, %cond.false74.i2924 ], [ %add66.i.i2930, %for.body.i300.i2929 ]
  br label %for.body13.i.i2948

for.body.i300.i2929:                              ; preds = %for.body.i300.i2929, %for.body.lr.ph.i297.i2926
  %add66.i.i2930 = phi i64 [ 8, %for.body.lr.ph.i297.i2926 ], [ %add.i310.i2943, %for.body.i300.i2929 ]
  %k.065.i.i2931 = phi i64 [ 0, %for.body.lr.ph.i297.i2926 ], [ %add66.i.i2930, %for.body.i300.i2929 ]
  %outside.064.i.i2932 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i2926 ], [ %or7.i308.i2940, %for.body.i300.i2929 ]
  %add.ptr.i301.i2933 = getelementptr inbounds i64, ptr %add.ptr75.i2925, i64 %k.065.i.i2931
  %481 = load <8 x i64>, ptr %add.ptr.i301.i2933, align 8
  %isneg.i302.i2934 = icmp slt <8 x i64> %481, zeroinitializer
  %and.i303.i2935 = select <8 x i1> %isneg.i302.i2934, <8 x i64> %splat.splat.i299.i2928, <8 x i64> zeroinitializer
  %add1.i304.i2936 = add <8 x i64> %and.i303.i2935, %481
  %add1.lobit.i305.i2937 = ashr <8 x i64> %add1.i304.i2936, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i2938 = icmp slt <8 x i64> %add1.i304.i2936, %splat.splat.i299.i2928
  %or.i307.i2939 = select <8 x i1> %cmp5.not.i306.i2938, <8 x i64> %add1.lobit.i305.i2937, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i2940 = or <8 x i64> %or.i307.i2939, %outside.064.i.i2932
  %conv.i309.i2941 = trunc <8 x i64> %add1.i304.i2936 to <8 x i32>
  %add.ptr8.i.i2942 = getelementptr inbounds i32, ptr %cond67.i2908, i64 %k.065.i.i2931
  store <8 x i32> %conv.i309.i2941, ptr %add.ptr8.i.i2942, align 4
  %add.i310.i2943 = add nuw nsw i64 %add66.i.i2930, 8
  %cmp.not.i311.i2944 = icmp sgt i64 %add.i310.i2943, %spec.select.i2921
  br i1 %cmp.not.i311.i2944, label %for.cond10.preheader.i.i2945, label %for.body.i300.i2929, !llvm.loop !11

for.cond17.preheader.i.i2955:                     ; preds = %for.body13.i.i2948
  %cmp1870.i.i2956 = icmp slt i64 %k.0.lcssa.i313.i2947, %spec.select.i2921
  br i1 %cmp1870.i.i2956, label %for.body20.i.i3076, label %cond.end78.i2957

for.body13.i.i2948:                               ; preds = %for.body13.i.i2948, %for.cond10.preheader.i.i2945
  %j.069.i.i2949 = phi i64 [ 0, %for.cond10.preheader.i.i2945 ], [ %inc.i315.i2953, %for.body13.i.i2948 ]
  %wrong.068.i.i2950 = phi i64 [ 0, %for.cond10.preheader.i.i2945 ], [ %or14.i.i2952, %for.body13.i.i2948 ]
  %vecext.i314.i2951 = extractelement <8 x i64> %outside.0.lcssa.i312.i2946, i64 %j.069.i.i2949
  %or14.i.i2952 = or i64 %vecext.i314.i2951, %wrong.068.i.i2950
  %inc.i315.i2953 = add nuw nsw i64 %j.069.i.i2949, 1
  %exitcond.not.i316.i2954 = icmp eq i64 %inc.i315.i2953, 8
  br i1 %exitcond.not.i316.i2954, label %for.cond17.preheader.i.i2955, label %for.body13.i.i2948, !llvm.loop !12

for.body20.i.i3076:                               ; preds = %for.cond17.preheader.i.i2955, %for.body20.i.i3076
  %k.172.i.i3077 = phi i64 [ %inc33.i.i3088, %for.body20.i.i3076 ], [ %k.0.lcssa.i313.i2947, %for.cond17.preheader.i.i2955 ]
  %wrong.171.i.i3078 = phi i64 [ %or29.i.i3085, %for.body20.i.i3076 ], [ %or14.i.i2952, %for.cond17.preheader.i.i2955 ]
  %arrayidx.i318.i3079 = getelementptr inbounds i64, ptr %add.ptr75.i2925, i64 %k.172.i.i3077
  %482 = load i64, ptr %arrayidx.i318.i3079, align 8
  %cmp23.i.i3080 = icmp slt i64 %482, 0
  %cond.i319.i3081 = select i1 %cmp23.i.i3080, i64 %478, i64 0
  %add25.i.i3082 = add nsw i64 %cond.i319.i3081, %482
  %cmp26.i.i3083 = icmp uge i64 %add25.i.i3082, %478
  %conv28.i.i3084 = zext i1 %cmp26.i.i3083 to i64
  %or29.i.i3085 = or i64 %wrong.171.i.i3078, %conv28.i.i3084
  %conv30.i320.i3086 = trunc i64 %add25.i.i3082 to i32
  %arrayidx31.i.i3087 = getelementptr inbounds i32, ptr %cond67.i2908, i64 %k.172.i.i3077
  store i32 %conv30.i320.i3086, ptr %arrayidx31.i.i3087, align 4
  %inc33.i.i3088 = add nuw nsw i64 %k.172.i.i3077, 1
  %exitcond74.not.i.i3089 = icmp eq i64 %inc33.i.i3088, %spec.select.i2921
  br i1 %exitcond74.not.i.i3089, label %cond.end78.i2957, label %for.body20.i.i3076, !llvm.loop !13

cond.end78.i2957:                                 ; preds = %for.body20.i.i3076, %for.body21.i.i3124, %for.cond17.preheader.i.i2955, %for.cond18.preheader.i.i3122
  %cond79.in.in.i2958 = phi i64 [ %or15.i.i3119, %for.cond18.preheader.i.i3122 ], [ %or14.i.i2952, %for.cond17.preheader.i.i2955 ], [ %or31.i.i3134, %for.body21.i.i3124 ], [ %or29.i.i3085, %for.body20.i.i3076 ]
  %cond79.in.not.i2959 = icmp eq i64 %cond79.in.in.i2958, 0
  br i1 %cond79.in.not.i2959, label %if.end82.i2960, label %most_float.exit

if.end82.i2960:                                   ; preds = %cond.end78.i2957
  br i1 %474, label %if.end87.i2994, label %if.else85.i2961

if.else85.i2961:                                  ; preds = %if.end82.i2960
  %cmp55.i.i2962 = icmp sgt i64 %sub52.i2920, 0
  br i1 %cmp55.i.i2962, label %for.body.i323.i2968, label %if.else94.thread.i2963

for.cond12.preheader.i.i2981:                     ; preds = %for.body.i323.i2968
  %tobool.not.i.i2982 = icmp eq i64 %add.i325.i2978, 0
  br i1 %tobool.not.i.i2982, label %if.else94.thread.i2963, label %for.body16.lr.ph.i.i2983

for.body16.lr.ph.i.i2983:                         ; preds = %for.cond12.preheader.i.i2981
  %sub18.i.i2984 = add nsw i64 %add.i325.i2978, -1
  %arrayidx19.i.i2985 = getelementptr inbounds [520 x i32], ptr %found.i2828, i64 0, i64 %sub18.i.i2984
  %arrayidx25.i.i2986 = getelementptr inbounds [520 x i32], ptr %places63.i2907, i64 0, i64 %sub18.i.i2984
  br label %for.body16.i.i2987

for.body.i323.i2968:                              ; preds = %if.else85.i2961, %for.body.i323.i2968
  %n.057.i.i2969 = phi i64 [ %add.i325.i2978, %for.body.i323.i2968 ], [ 0, %if.else85.i2961 ]
  %k.056.i.i2970 = phi i64 [ %inc.i326.i2979, %for.body.i323.i2968 ], [ 0, %if.else85.i2961 ]
  %arrayidx.i324.i2971 = getelementptr inbounds i32, ptr %places.i2827, i64 %k.056.i.i2970
  %483 = load i32, ptr %arrayidx.i324.i2971, align 4
  %sub3.i.i2972 = sub i32 %483, %conv.i321.i2911
  %conv4.i.i2973 = trunc i64 %k.056.i.i2970 to i32
  %arrayidx5.i.i2974 = getelementptr inbounds [520 x i32], ptr %found.i2828, i64 0, i64 %n.057.i.i2969
  store i32 %conv4.i.i2973, ptr %arrayidx5.i.i2974, align 4
  %arrayidx7.i.i2975 = getelementptr inbounds [520 x i32], ptr %places63.i2907, i64 0, i64 %n.057.i.i2969
  store i32 %sub3.i.i2972, ptr %arrayidx7.i.i2975, align 4
  %cmp8.i.i2976 = icmp ult i32 %sub3.i.i2972, %conv1.i.i2912
  %conv10.i.i2977 = zext i1 %cmp8.i.i2976 to i64
  %add.i325.i2978 = add nuw nsw i64 %n.057.i.i2969, %conv10.i.i2977
  %inc.i326.i2979 = add nuw nsw i64 %k.056.i.i2970, 1
  %exitcond.not.i327.i2980 = icmp eq i64 %inc.i326.i2979, %spec.select.i2921
  br i1 %exitcond.not.i327.i2980, label %for.cond12.preheader.i.i2981, label %for.body.i323.i2968, !llvm.loop !14

for.body16.i.i2987:                               ; preds = %for.body16.i.i2987, %for.body16.lr.ph.i.i2983
  %k11.058.i.i2988 = phi i64 [ 0, %for.body16.lr.ph.i.i2983 ], [ %inc30.i.i2992, %for.body16.i.i2987 ]
  %484 = load i32, ptr %arrayidx19.i.i2985, align 4
  %add21.i.i2989 = add nuw nsw i64 %k11.058.i.i2988, %add.i325.i2978
  %arrayidx22.i.i2990 = getelementptr inbounds [520 x i32], ptr %found.i2828, i64 0, i64 %add21.i.i2989
  store i32 %484, ptr %arrayidx22.i.i2990, align 4
  %485 = load i32, ptr %arrayidx25.i.i2986, align 4
  %arrayidx28.i.i2991 = getelementptr inbounds [520 x i32], ptr %places63.i2907, i64 0, i64 %add21.i.i2989
  store i32 %485, ptr %arrayidx28.i.i2991, align 4
  %inc30.i.i2992 = add nuw nsw i64 %k11.058.i.i2988, 1
  %exitcond.not.i2993 = icmp eq i64 %inc30.i.i2992, 8
  br i1 %exitcond.not.i2993, label %if.end87.i2994, label %for.body16.i.i2987, !llvm.loop !15

if.else94.thread.i2963:                           ; preds = %for.cond12.preheader.i.i2981, %if.else85.i2961
  store i64 0, ptr %count32.i.i2913, align 8
  br label %for.inc101.i2964

if.end87.i2994:                                   ; preds = %for.body16.i.i2987, %if.end82.i2960
  %486 = phi i64 [ %spec.select.i2921, %if.end82.i2960 ], [ %add.i325.i2978, %for.body16.i.i2987 ]
  store i64 %486, ptr %count32.i.i2913, align 8
  %tobool89.i2995 = icmp ne i64 %486, 0
  %or.cond183.i2996 = select i1 %tobool89.i2995, i1 %cmp91.i2914, i1 false
  %cmp47.i.i2997 = icmp sgt i64 %486, 0
  br i1 %or.cond183.i2996, label %if.then93.i3046, label %if.else94.i2998

if.then93.i3046:                                  ; preds = %if.end87.i2994
  br i1 %cmp47.i.i2997, label %for.body.preheader.i328.i3047, label %for.inc101.i2964

for.body.preheader.i328.i3047:                    ; preds = %if.then93.i3046
  %487 = load i32, ptr %places63.i2907, align 8
  %conv.i329.i3048 = sext i32 %487 to i64
  %arrayidx1.i.i3049 = getelementptr inbounds float, ptr %cond.i3870, i64 %conv.i329.i3048
  %488 = load float, ptr %arrayidx1.i.i3049, align 4
  br label %for.body.i330.i3050

for.body.i330.i3050:                              ; preds = %if.end.i.i3063, %for.body.preheader.i328.i3047
  %before.050.i.i3051 = phi i64 [ %conv5.i.i3055, %if.end.i.i3063 ], [ %conv.i329.i3048, %for.body.preheader.i328.i3047 ]
  %m.049.i.i3052 = phi i64 [ %inc.i335.i3074, %if.end.i.i3063 ], [ 0, %for.body.preheader.i328.i3047 ]
  %found.048.i.i3053 = phi float [ %cond.i334.i3072, %if.end.i.i3063 ], [ %488, %for.body.preheader.i328.i3047 ]
  %arrayidx4.i.i3054 = getelementptr inbounds [520 x i32], ptr %places63.i2907, i64 0, i64 %m.049.i.i3052
  %489 = load i32, ptr %arrayidx4.i.i3054, align 4
  %conv5.i.i3055 = sext i32 %489 to i64
  %add.i331.i3056 = add nuw nsw i64 %m.049.i.i3052, 8
  %arrayidx7.i332.i3057 = getelementptr inbounds [520 x i32], ptr %places63.i2907, i64 0, i64 %add.i331.i3056
  %490 = load i32, ptr %arrayidx7.i332.i3057, align 4
  %idx.ext.i.i3058 = sext i32 %490 to i64
  %add.ptr.i333.i3059 = getelementptr inbounds float, ptr %cond.i3870, i64 %idx.ext.i.i3058
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i3059, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3060 = icmp eq i64 %before.050.i.i3051, %conv5.i.i3055
  br i1 %cmp8.not.i.i3060, label %if.end.i.i3063, label %if.then.i.i3061

if.then.i.i3061:                                  ; preds = %for.body.i330.i3050
  %arrayidx10.i.i3062 = getelementptr inbounds float, ptr %cond.i3870, i64 %conv5.i.i3055
  %491 = load float, ptr %arrayidx10.i.i3062, align 4
  br label %if.end.i.i3063

if.end.i.i3063:                                   ; preds = %if.then.i.i3061, %for.body.i330.i3050
  %found.1.i.i3064 = phi float [ %491, %if.then.i.i3061 ], [ %found.048.i.i3053, %for.body.i330.i3050 ]
  %arrayidx11.i.i3065 = getelementptr inbounds [520 x i32], ptr %found.i2828, i64 0, i64 %m.049.i.i3052
  %492 = load i32, ptr %arrayidx11.i.i3065, align 4
  %conv12.i.i3066 = sext i32 %492 to i64
  %mul.i.i3067 = mul nsw i64 %464, %conv12.i.i3066
  %arrayidx13.i.i3068 = getelementptr inbounds float, ptr %values.0362.i2918, i64 %mul.i.i3067
  %493 = load float, ptr %arrayidx13.i.i3068, align 4
  %cmp14.i.i3069 = fcmp oge float %found.1.i.i3064, %493
  %cmp16.i.i3070 = fcmp uno float %found.1.i.i3064, 0.000000e+00
  %or.cond.i.i3071 = or i1 %cmp16.i.i3070, %cmp14.i.i3069
  %cond.i334.i3072 = select i1 %or.cond.i.i3071, float %found.1.i.i3064, float %493
  %arrayidx23.i.i3073 = getelementptr inbounds float, ptr %cond.i3870, i64 %conv5.i.i3055
  store float %cond.i334.i3072, ptr %arrayidx23.i.i3073, align 4
  %inc.i335.i3074 = add nuw nsw i64 %m.049.i.i3052, 1
  %exitcond373.not.i3075 = icmp eq i64 %inc.i335.i3074, %486
  br i1 %exitcond373.not.i3075, label %for.inc101.i2964, label %for.body.i330.i3050, !llvm.loop !97

if.else94.i2998:                                  ; preds = %if.end87.i2994
  br i1 %cmp47.i.i2997, label %for.body.i339.i2999, label %for.inc101.i2964

for.body.i339.i2999:                              ; preds = %if.else94.i2998, %for.end52.i.i3033
  %m.0109.i.i3000 = phi i64 [ %inc54.i.i3034, %for.end52.i.i3033 ], [ 0, %if.else94.i2998 ]
  %arrayidx.i340.i3001 = getelementptr inbounds [520 x i32], ptr %found.i2828, i64 0, i64 %m.0109.i.i3000
  %494 = load i32, ptr %arrayidx.i340.i3001, align 4
  %conv.i341.i3002 = sext i32 %494 to i64
  %mul.i342.i3003 = mul nsw i64 %464, %conv.i341.i3002
  %add.ptr.i343.i3004 = getelementptr inbounds float, ptr %values.0362.i2918, i64 %mul.i342.i3003
  %arrayidx1.i344.i3005 = getelementptr inbounds [520 x i32], ptr %places63.i2907, i64 0, i64 %m.0109.i.i3000
  %495 = load i32, ptr %arrayidx1.i344.i3005, align 4
  %conv2.i.i3006 = sext i32 %495 to i64
  %mul3.i.i3007 = mul nsw i64 %465, %conv2.i.i3006
  %add.ptr4.i.i3008 = getelementptr inbounds float, ptr %cond.i3870, i64 %mul3.i.i3007
  %add.i345.i3009 = add nuw nsw i64 %m.0109.i.i3000, 8
  %arrayidx6.i.i3010 = getelementptr inbounds [520 x i32], ptr %found.i2828, i64 0, i64 %add.i345.i3009
  %496 = load i32, ptr %arrayidx6.i.i3010, align 4
  %conv7.i.i3011 = sext i32 %496 to i64
  %mul8.i.i3012 = mul nsw i64 %464, %conv7.i.i3011
  %add.ptr9.i346.i3013 = getelementptr inbounds float, ptr %values.0362.i2918, i64 %mul8.i.i3012
  %arrayidx12.i.i3014 = getelementptr inbounds [520 x i32], ptr %places63.i2907, i64 0, i64 %add.i345.i3009
  %497 = load i32, ptr %arrayidx12.i.i3014, align 4
  %conv13.i.i3015 = sext i32 %497 to i64
  %mul14.i.i3016 = mul nsw i64 %465, %conv13.i.i3015
  %add.ptr15.i.i3017 = getelementptr inbounds float, ptr %cond.i3870, i64 %mul14.i.i3016
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3017, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i2915, label %for.cond36.preheader.i.i3030, label %for.body20.i347.i3018

for.cond36.preheader.i.i3030:                     ; preds = %for.body20.i347.i3018, %for.body.i339.i2999
  %j.0.lcssa.i.i3031 = phi i64 [ 0, %for.body.i339.i2999 ], [ %add17105.i.i3019, %for.body20.i347.i3018 ]
  %cmp37106.i.i3032 = icmp slt i64 %j.0.lcssa.i.i3031, %465
  br i1 %cmp37106.i.i3032, label %for.body39.i.i3036, label %for.end52.i.i3033

for.body20.i347.i3018:                            ; preds = %for.body.i339.i2999, %for.body20.i347.i3018
  %add17105.i.i3019 = phi i64 [ %add17.i.i3028, %for.body20.i347.i3018 ], [ 8, %for.body.i339.i2999 ]
  %j.0104.i.i3020 = phi i64 [ %add17105.i.i3019, %for.body20.i347.i3018 ], [ 0, %for.body.i339.i2999 ]
  %add.ptr21.i.i3021 = getelementptr inbounds float, ptr %add.ptr9.i346.i3013, i64 %j.0104.i.i3020
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3021, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3022 = getelementptr inbounds float, ptr %add.ptr4.i.i3008, i64 %j.0104.i.i3020
  %498 = load <8 x float>, ptr %add.ptr22.i.i3022, align 4
  %add.ptr23.i.i3023 = getelementptr inbounds float, ptr %add.ptr.i343.i3004, i64 %j.0104.i.i3020
  %499 = load <8 x float>, ptr %add.ptr23.i.i3023, align 4
  %cmp24.i.i3024 = fcmp ult <8 x float> %498, %499
  %cmp25.i348.i3025 = fcmp ord <8 x float> %498, zeroinitializer
  %or102.not.i.i3026 = and <8 x i1> %cmp24.i.i3024, %cmp25.i348.i3025
  %or33.v.i.i3027 = select <8 x i1> %or102.not.i.i3026, <8 x float> %499, <8 x float> %498
  store <8 x float> %or33.v.i.i3027, ptr %add.ptr22.i.i3022, align 4
  %add17.i.i3028 = add nuw nsw i64 %add17105.i.i3019, 8
  %cmp18.not.i.i3029 = icmp sgt i64 %add17.i.i3028, %465
  br i1 %cmp18.not.i.i3029, label %for.cond36.preheader.i.i3030, label %for.body20.i347.i3018, !llvm.loop !98

for.body39.i.i3036:                               ; preds = %for.cond36.preheader.i.i3030, %for.body39.i.i3036
  %j.1107.i.i3037 = phi i64 [ %inc.i351.i3044, %for.body39.i.i3036 ], [ %j.0.lcssa.i.i3031, %for.cond36.preheader.i.i3030 ]
  %arrayidx40.i.i3038 = getelementptr inbounds float, ptr %add.ptr4.i.i3008, i64 %j.1107.i.i3037
  %500 = load float, ptr %arrayidx40.i.i3038, align 4
  %arrayidx41.i.i3039 = getelementptr inbounds float, ptr %add.ptr.i343.i3004, i64 %j.1107.i.i3037
  %501 = load float, ptr %arrayidx41.i.i3039, align 4
  %cmp42.i.i3040 = fcmp oge float %500, %501
  %cmp46.i.i3041 = fcmp uno float %500, 0.000000e+00
  %or.cond.i350.i3042 = or i1 %cmp46.i.i3041, %cmp42.i.i3040
  %spec.select.i.i3043 = select i1 %or.cond.i350.i3042, float %500, float %501
  store float %spec.select.i.i3043, ptr %arrayidx40.i.i3038, align 4
  %inc.i351.i3044 = add nuw nsw i64 %j.1107.i.i3037, 1
  %exitcond.not.i352.i3045 = icmp eq i64 %inc.i351.i3044, %465
  br i1 %exitcond.not.i352.i3045, label %for.end52.i.i3033, label %for.body39.i.i3036, !llvm.loop !99

for.end52.i.i3033:                                ; preds = %for.body39.i.i3036, %for.cond36.preheader.i.i3030
  %inc54.i.i3034 = add nuw nsw i64 %m.0109.i.i3000, 1
  %exitcond372.not.i3035 = icmp eq i64 %inc54.i.i3034, %486
  br i1 %exitcond372.not.i3035, label %for.inc101.i2964, label %for.body.i339.i2999, !llvm.loop !100

for.inc101.i2964:                                 ; preds = %for.end52.i.i3033, %if.end.i.i3063, %if.else94.i2998, %if.then93.i3046, %if.else94.thread.i2963
  %add.i2965 = add nuw nsw i64 %k44.0361.i2919, 512
  %add.ptr103.i2966 = getelementptr inbounds i8, ptr %values.0362.i2918, i64 %add.ptr103.idx.i2916
  %502 = load i64, ptr %arrayidx46.i2857, align 8
  %cmp47.not.i2967 = icmp slt i64 %add.i2965, %502
  br i1 %cmp47.not.i2967, label %for.body50.i2917, label %for.end106.i2859, !llvm.loop !101

for.end106.i2859:                                 ; preds = %for.inc101.i2964, %for.cond45.preheader.i2856
  %503 = load i64, ptr %a, align 8
  %cmp108.i2860 = icmp eq i64 %503, 0
  %tobool111.i2861 = icmp ne i64 %467, 0
  %or.cond184.i2862 = select i1 %cmp108.i2860, i1 %tobool111.i2861, i1 false
  br i1 %or.cond184.i2862, label %lor.lhs.false112.i2864, label %most_float.exit

lor.lhs.false112.i2864:                           ; preds = %for.end106.i2859
  %cmp113.i2865 = icmp ne ptr %cond.i3870, %468
  %tobool116.i2866 = icmp ne i64 %458, 0
  %or.cond185.i2867 = select i1 %cmp113.i2865, i1 true, i1 %tobool116.i2866
  br i1 %or.cond185.i2867, label %for.cond120.preheader.i2868, label %most_float.exit

for.cond120.preheader.i2868:                      ; preds = %lor.lhs.false112.i2864
  %cmp122.not363.i2869 = icmp slt i64 %mul.i3863, 8
  br i1 %cmp122.not363.i2869, label %for.cond145.preheader.i2881, label %for.body124.lr.ph.i2870

for.body124.lr.ph.i2870:                          ; preds = %for.cond120.preheader.i2868
  %add.ptr131.i2871 = getelementptr inbounds float, ptr %459, i64 %mul9.i3866
  br label %for.body124.i2872

for.cond145.preheader.i2881:                      ; preds = %if.end140.i2876, %for.cond120.preheader.i2868
  %k119.0.lcssa.i2882 = phi i64 [ 0, %for.cond120.preheader.i2868 ], [ %add121365.i2873, %if.end140.i2876 ]
  %cmp146366.i2883 = icmp slt i64 %k119.0.lcssa.i2882, %mul.i3863
  br i1 %cmp146366.i2883, label %for.body148.lr.ph.i2884, label %most_float.exit

for.body148.lr.ph.i2884:                          ; preds = %for.cond145.preheader.i2881
  %504 = getelementptr float, ptr %459, i64 %mul9.i3866
  br label %for.body148.i2885

for.body124.i2872:                                ; preds = %if.end140.i2876, %for.body124.lr.ph.i2870
  %add121365.i2873 = phi i64 [ 8, %for.body124.lr.ph.i2870 ], [ %add121.i2879, %if.end140.i2876 ]
  %k119.0364.i2874 = phi i64 [ 0, %for.body124.lr.ph.i2870 ], [ %add121365.i2873, %if.end140.i2876 ]
  %add.ptr125.i2875 = getelementptr inbounds float, ptr %cond.i3870, i64 %k119.0364.i2874
  %505 = load <8 x float>, ptr %add.ptr125.i2875, align 4
  br i1 %tobool116.i2866, label %land.lhs.true127.i2897, label %if.end140.i2876

land.lhs.true127.i2897:                           ; preds = %for.body124.i2872
  %506 = load i64, ptr %arrayidx8.i3865, align 8
  %tobool129.not.i2898 = icmp eq i64 %506, 0
  br i1 %tobool129.not.i2898, label %if.then136.i2902, label %if.then130.i2899

if.then130.i2899:                                 ; preds = %land.lhs.true127.i2897
  %add.ptr132.i2900 = getelementptr inbounds float, ptr %add.ptr131.i2871, i64 %k119.0364.i2874
  %507 = load <8 x float>, ptr %add.ptr132.i2900, align 4
  %add133.i2901 = fadd <8 x float> %505, %507
  br label %if.end140.i2876

if.then136.i2902:                                 ; preds = %land.lhs.true127.i2897
  %508 = load float, ptr %459, align 4
  %splat.splatinsert.i2903 = insertelement <8 x float> poison, float %508, i64 0
  %splat.splat.i2904 = shufflevector <8 x float> %splat.splatinsert.i2903, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i2905 = fadd <8 x float> %505, %splat.splat.i2904
  br label %if.end140.i2876

if.end140.i2876:                                  ; preds = %if.then136.i2902, %if.then130.i2899, %for.body124.i2872
  %sum.0.i2877 = phi <8 x float> [ %add133.i2901, %if.then130.i2899 ], [ %add138.i2905, %if.then136.i2902 ], [ %505, %for.body124.i2872 ]
  %add.ptr141.i2878 = getelementptr inbounds float, ptr %468, i64 %k119.0364.i2874
  store <8 x float> %sum.0.i2877, ptr %add.ptr141.i2878, align 4
  %add121.i2879 = add nuw nsw i64 %add121365.i2873, 8
  %cmp122.not.i2880 = icmp sgt i64 %add121.i2879, %mul.i3863
  br i1 %cmp122.not.i2880, label %for.cond145.preheader.i2881, label %for.body124.i2872, !llvm.loop !102

for.body148.i2885:                                ; preds = %cond.end159.i2888, %for.body148.lr.ph.i2884
  %k119.1367.i2886 = phi i64 [ %k119.0.lcssa.i2882, %for.body148.lr.ph.i2884 ], [ %inc163.i2891, %cond.end159.i2888 ]
  %arrayidx151.i2887 = getelementptr inbounds float, ptr %cond.i3870, i64 %k119.1367.i2886
  %509 = load float, ptr %arrayidx151.i2887, align 4
  br i1 %tobool116.i2866, label %cond.true150.i2893, label %cond.end159.i2888

cond.true150.i2893:                               ; preds = %for.body148.i2885
  %510 = load i64, ptr %arrayidx8.i3865, align 8
  %mul153.i2894 = mul nsw i64 %510, %k119.1367.i2886
  %arrayidx155.i2895 = getelementptr float, ptr %504, i64 %mul153.i2894
  %511 = load float, ptr %arrayidx155.i2895, align 4
  %add156.i2896 = fadd float %509, %511
  br label %cond.end159.i2888

cond.end159.i2888:                                ; preds = %cond.true150.i2893, %for.body148.i2885
  %cond160.i2889 = phi float [ %add156.i2896, %cond.true150.i2893 ], [ %509, %for.body148.i2885 ]
  %arrayidx161.i2890 = getelementptr inbounds float, ptr %468, i64 %k119.1367.i2886
  store float %cond160.i2889, ptr %arrayidx161.i2890, align 4
  %inc163.i2891 = add nuw nsw i64 %k119.1367.i2886, 1
  %exitcond374.not.i2892 = icmp eq i64 %inc163.i2891, %mul.i3863
  br i1 %exitcond374.not.i2892, label %most_float.exit, label %for.body148.i2885, !llvm.loop !103

most_float.exit:                                  ; preds = %cond.end78.i2957, %cond.end159.i2888, %for.end106.i2859, %lor.lhs.false112.i2864, %for.cond145.preheader.i2881
  %retval.3.i2863 = phi i64 [ 0, %lor.lhs.false112.i2864 ], [ 0, %for.end106.i2859 ], [ 0, %for.cond145.preheader.i2881 ], [ 0, %cond.end159.i2888 ], [ 1, %cond.end78.i2957 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2828) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2827) #7
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3872, label %if.end30.i3198, label %land.lhs.true.i3192

land.lhs.true.i3192:                              ; preds = %cond.true65
  %tobool16.i3194.not = icmp eq i64 %458, 0
  br i1 %tobool16.i3194.not, label %if.then.i3196, label %land.lhs.true20.i3503

if.then.i3196:                                    ; preds = %land.lhs.true.i3192
  %cmp121.i.i3197 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i.i3197, label %for.body6.preheader.i.i3496, label %if.end30.i3198

for.body6.preheader.i.i3496:                      ; preds = %if.then.i3196
  %512 = inttoptr i64 %471 to ptr
  %.pre.i.i3497 = load i64, ptr %512, align 8
  br label %for.body6.i.i3498

for.body6.i.i3498:                                ; preds = %for.body6.i.i3498, %for.body6.preheader.i.i3496
  %k2.020.i.i3499 = phi i64 [ %inc9.i.i3501, %for.body6.i.i3498 ], [ 0, %for.body6.preheader.i.i3496 ]
  %arrayidx7.i.i3500 = getelementptr inbounds i64, ptr %cond.i3870, i64 %k2.020.i.i3499
  store i64 %.pre.i.i3497, ptr %arrayidx7.i.i3500, align 8
  %inc9.i.i3501 = add nuw nsw i64 %k2.020.i.i3499, 1
  %exitcond.not.i.i3502 = icmp eq i64 %inc9.i.i3501, %mul.i3863
  br i1 %exitcond.not.i.i3502, label %if.end30.i3198, label %for.body6.i.i3498, !llvm.loop !23

land.lhs.true20.i3503:                            ; preds = %land.lhs.true.i3192
  %tobool22.not.i3504 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i3504, label %if.then28.i3508, label %if.then23.i3505

if.then23.i3505:                                  ; preds = %land.lhs.true20.i3503
  %add.ptr.i3506 = getelementptr inbounds double, ptr %459, i64 %mul9.i3866
  %mul24.i3507 = shl i64 %mul.i3863, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3870, ptr nonnull align 8 %add.ptr.i3506, i64 %mul24.i3507, i1 false)
  br label %if.end30.i3198

if.then28.i3508:                                  ; preds = %land.lhs.true20.i3503
  %cmp121.i285.i3509 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i285.i3509, label %for.body6.preheader.i286.i3510, label %if.end30.i3198

for.body6.preheader.i286.i3510:                   ; preds = %if.then28.i3508
  %.pre.i287.i3511 = load i64, ptr %459, align 8
  br label %for.body6.i288.i3512

for.body6.i288.i3512:                             ; preds = %for.body6.i288.i3512, %for.body6.preheader.i286.i3510
  %k2.020.i289.i3513 = phi i64 [ %inc9.i291.i3515, %for.body6.i288.i3512 ], [ 0, %for.body6.preheader.i286.i3510 ]
  %arrayidx7.i290.i3514 = getelementptr inbounds i64, ptr %cond.i3870, i64 %k2.020.i289.i3513
  store i64 %.pre.i287.i3511, ptr %arrayidx7.i290.i3514, align 8
  %inc9.i291.i3515 = add nuw nsw i64 %k2.020.i289.i3513, 1
  %exitcond.not.i292.i3516 = icmp eq i64 %inc9.i291.i3515, %mul.i3863
  br i1 %exitcond.not.i292.i3516, label %if.end30.i3198, label %for.body6.i288.i3512, !llvm.loop !23

if.end30.i3198:                                   ; preds = %for.body6.i288.i3512, %for.body6.i.i3498, %if.then28.i3508, %if.then23.i3505, %if.then.i3196, %cond.true65
  %cmp31.i3199 = icmp eq i64 %462, 0
  br i1 %cmp31.i3199, label %land.end.i3484, label %land.end.thread.i3200

land.end.thread.i3200:                            ; preds = %if.end30.i3198
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3172) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3173) #7
  br label %for.cond45.preheader.i3201

land.end.i3484:                                   ; preds = %if.end30.i3198
  %arrayidx32.i3485 = getelementptr inbounds i8, ptr %a, i64 56
  %513 = load i64, ptr %arrayidx32.i3485, align 8
  %cmp33.i3486 = icmp eq i64 %463, %513
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3172) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3173) #7
  br i1 %cmp33.i3486, label %for.body.lr.ph.i3487, label %for.cond45.preheader.i3201

for.body.lr.ph.i3487:                             ; preds = %land.end.i3484
  %places42.i3488 = getelementptr inbounds i8, ptr %found.i3173, i64 2080
  br label %for.body.i3489

for.cond45.preheader.i3201:                       ; preds = %for.body.i3489, %land.end.i3484, %land.end.thread.i3200
  %514 = phi i1 [ false, %land.end.thread.i3200 ], [ false, %land.end.i3484 ], [ true, %for.body.i3489 ]
  %arrayidx46.i3202 = getelementptr inbounds i8, ptr %a, i64 48
  %515 = load i64, ptr %arrayidx46.i3202, align 8
  %cmp47.not357.i3203 = icmp sgt i64 %515, 0
  br i1 %cmp47.not357.i3203, label %for.body50.lr.ph.i3251, label %for.end106.i3204

for.body50.lr.ph.i3251:                           ; preds = %for.cond45.preheader.i3201
  %places63.i3252 = getelementptr inbounds i8, ptr %found.i3173, i64 2080
  %cond67.i3253 = select i1 %514, ptr %places63.i3252, ptr %places.i3172
  %arrayidx68.i3254 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3255 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i3256 = trunc i64 %462 to i32
  %conv1.i.i3257 = trunc i64 %sub.i3862 to i32
  %count32.i.i3258 = getelementptr inbounds i8, ptr %found.i3173, i64 4160
  %cmp91.i3259 = icmp eq i64 %465, 1
  %cmp18.not103.i.i3260 = icmp slt i64 %465, 8
  %add.ptr103.idx.i3261 = shl nsw i64 %464, 12
  br label %for.body50.i3262

for.body.i3489:                                   ; preds = %for.body.i3489, %for.body.lr.ph.i3487
  %k.0356.i3490 = phi i64 [ 0, %for.body.lr.ph.i3487 ], [ %inc.i3494, %for.body.i3489 ]
  %conv40.i3491 = trunc nuw i64 %k.0356.i3490 to i32
  %arrayidx41.i3492 = getelementptr inbounds [520 x i32], ptr %found.i3173, i64 0, i64 %k.0356.i3490
  store i32 %conv40.i3491, ptr %arrayidx41.i3492, align 4
  %arrayidx43.i3493 = getelementptr inbounds [520 x i32], ptr %places42.i3488, i64 0, i64 %k.0356.i3490
  store i32 0, ptr %arrayidx43.i3493, align 4
  %inc.i3494 = add nuw nsw i64 %k.0356.i3490, 1
  %exitcond4308.not = icmp eq i64 %inc.i3494, 520
  br i1 %exitcond4308.not, label %for.cond45.preheader.i3201, label %for.body.i3489, !llvm.loop !104

for.body50.i3262:                                 ; preds = %for.inc101.i3309, %for.body50.lr.ph.i3251
  %516 = phi i64 [ %515, %for.body50.lr.ph.i3251 ], [ %542, %for.inc101.i3309 ]
  %values.0360.i3263 = phi ptr [ %457, %for.body50.lr.ph.i3251 ], [ %add.ptr103.i3311, %for.inc101.i3309 ]
  %k44.0359.i3264 = phi i64 [ 0, %for.body50.lr.ph.i3251 ], [ %add.i3310, %for.inc101.i3309 ]
  %sub52.i3265 = sub nsw i64 %516, %k44.0359.i3264
  %spec.select.i3266 = tail call i64 @llvm.smin.i64(i64 %sub52.i3265, i64 512)
  %517 = load i64, ptr %arrayidx68.i3254, align 8
  %cmp69.i3267 = icmp eq i64 %517, 4
  %518 = load i64, ptr %arrayidx76.i3255, align 8
  %cmp.not65.i.i3268 = icmp slt i64 %sub52.i3265, 8
  br i1 %cmp69.i3267, label %cond.true71.i3435, label %cond.false74.i3269

cond.true71.i3435:                                ; preds = %for.body50.i3262
  %add.ptr72.i3436 = getelementptr inbounds i32, ptr %461, i64 %k44.0359.i3264
  br i1 %cmp.not65.i.i3268, label %for.cond11.preheader.i.i3457, label %for.body.lr.ph.i.i3437

for.body.lr.ph.i.i3437:                           ; preds = %cond.true71.i3435
  %splat.splatinsert.i.i3438 = insertelement <8 x i64> poison, i64 %518, i64 0
  %splat.splat.i.i3439 = shufflevector <8 x i64> %splat.splatinsert.i.i3438, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3440

for.cond11.preheader.i.i3457:                     ; preds = %for.body.i.i3440, %cond.true71.i3435
  %outside.0.lcssa.i.i3458 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3435 ], [ %or7.i.i3452, %for.body.i.i3440 ]
  %k.0.lcssa.i.i3459 = phi i64 [ 0, %cond.true71.i3435 ], [ %add68.i.i3441, %for.body.i.i3440 ]
  br label %for.body14.i.i3460

for.body.i.i3440:                                 ; preds = %for.body.i.i3440, %for.body.lr.ph.i.i3437
  %add68.i.i3441 = phi i64 [ 8, %for.body.lr.ph.i.i3437 ], [ %add.i.i3455, %for.body.i.i3440 ]
  %k.067.i.i3442 = phi i64 [ 0, %for.body.lr.ph.i.i3437 ], [ %add68.i.i3441, %for.body.i.i3440 ]
  %outside.066.i.i3443 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3437 ], [ %or7.i.i3452, %for.body.i.i3440 ]
  %add.ptr.i.i3444 = getelementptr inbounds i32, ptr %add.ptr72.i3436, i64 %k.067.i.i3442
  %519 = load <8 x i32>, ptr %add.ptr.i.i3444, align 4
  %conv.i.i3445 = sext <8 x i32> %519 to <8 x i64>
  %isneg.i.i3446 = icmp slt <8 x i32> %519, zeroinitializer
  %and.i.i3447 = select <8 x i1> %isneg.i.i3446, <8 x i64> %splat.splat.i.i3439, <8 x i64> zeroinitializer
  %add1.i.i3448 = add <8 x i64> %and.i.i3447, %conv.i.i3445
  %add1.lobit.i.i3449 = ashr <8 x i64> %add1.i.i3448, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3450 = icmp slt <8 x i64> %add1.i.i3448, %splat.splat.i.i3439
  %or.i.i3451 = select <8 x i1> %cmp5.not.i.i3450, <8 x i64> %add1.lobit.i.i3449, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3452 = or <8 x i64> %or.i.i3451, %outside.066.i.i3443
  %conv8.i.i3453 = trunc <8 x i64> %add1.i.i3448 to <8 x i32>
  %add.ptr9.i.i3454 = getelementptr inbounds i32, ptr %cond67.i3253, i64 %k.067.i.i3442
  store <8 x i32> %conv8.i.i3453, ptr %add.ptr9.i.i3454, align 4
  %add.i.i3455 = add nuw nsw i64 %add68.i.i3441, 8
  %cmp.not.i.i3456 = icmp sgt i64 %add.i.i3455, %spec.select.i3266
  br i1 %cmp.not.i.i3456, label %for.cond11.preheader.i.i3457, label %for.body.i.i3440, !llvm.loop !8

for.cond18.preheader.i.i3467:                     ; preds = %for.body14.i.i3460
  %cmp1972.i.i3468 = icmp slt i64 %k.0.lcssa.i.i3459, %spec.select.i3266
  br i1 %cmp1972.i.i3468, label %for.body21.i.i3469, label %cond.end78.i3302

for.body14.i.i3460:                               ; preds = %for.body14.i.i3460, %for.cond11.preheader.i.i3457
  %j.071.i.i3461 = phi i64 [ 0, %for.cond11.preheader.i.i3457 ], [ %inc.i.i3465, %for.body14.i.i3460 ]
  %wrong.070.i.i3462 = phi i64 [ 0, %for.cond11.preheader.i.i3457 ], [ %or15.i.i3464, %for.body14.i.i3460 ]
  %vecext.i.i3463 = extractelement <8 x i64> %outside.0.lcssa.i.i3458, i64 %j.071.i.i3461
  %or15.i.i3464 = or i64 %vecext.i.i3463, %wrong.070.i.i3462
  %inc.i.i3465 = add nuw nsw i64 %j.071.i.i3461, 1
  %exitcond.not.i294.i3466 = icmp eq i64 %inc.i.i3465, 8
  br i1 %exitcond.not.i294.i3466, label %for.cond18.preheader.i.i3467, label %for.body14.i.i3460, !llvm.loop !9

for.body21.i.i3469:                               ; preds = %for.cond18.preheader.i.i3467, %for.body21.i.i3469
  %k.174.i.i3470 = phi i64 [ %inc35.i.i3482, %for.body21.i.i3469 ], [ %k.0.lcssa.i.i3459, %for.cond18.preheader.i.i3467 ]
  %wrong.173.i.i3471 = phi i64 [ %or31.i.i3479, %for.body21.i.i3469 ], [ %or15.i.i3464, %for.cond18.preheader.i.i3467 ]
  %arrayidx.i.i3472 = getelementptr inbounds i32, ptr %add.ptr72.i3436, i64 %k.174.i.i3470
  %520 = load i32, ptr %arrayidx.i.i3472, align 4
  %conv23.i.i3473 = sext i32 %520 to i64
  %cmp25.i.i3474 = icmp slt i32 %520, 0
  %cond.i.i3475 = select i1 %cmp25.i.i3474, i64 %518, i64 0
  %add27.i.i3476 = add nsw i64 %cond.i.i3475, %conv23.i.i3473
  %cmp28.i.i3477 = icmp uge i64 %add27.i.i3476, %518
  %conv30.i.i3478 = zext i1 %cmp28.i.i3477 to i64
  %or31.i.i3479 = or i64 %wrong.173.i.i3471, %conv30.i.i3478
  %conv32.i.i3480 = trunc i64 %add27.i.i3476 to i32
  %arrayidx33.i.i3481 = getelementptr inbounds i32, ptr %cond67.i3253, i64 %k.174.i.i3470
  store i32 %conv32.i.i3480, ptr %arrayidx33.i.i3481, align 4
  %inc35.i.i3482 = add nuw nsw i64 %k.174.i.i3470, 1
  %exitcond76.not.i.i3483 = icmp eq i64 %inc35.i.i3482, %spec.select.i3266
  br i1 %exitcond76.not.i.i3483, label %cond.end78.i3302, label %for.body21.i.i3469, !llvm.loop !10

cond.false74.i3269:                               ; preds = %for.body50.i3262
  %add.ptr75.i3270 = getelementptr inbounds i64, ptr %461, i64 %k44.0359.i3264
  br i1 %cmp.not65.i.i3268, label %for.cond10.preheader.i.i3290, label %for.body.lr.ph.i295.i3271

for.body.lr.ph.i295.i3271:                        ; preds = %cond.false74.i3269
  %splat.splatinsert.i296.i3272 = insertelement <8 x i64> poison, i64 %518, i64 0
  %splat.splat.i297.i3273 = shufflevector <8 x i64> %splat.splatinsert.i296.i3272, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i3274

for.cond10.preheader.i.i3290:                     ; preds = %for.body.i298.i3274, %cond.false74.i3269
  %outside.0.lcssa.i310.i3291 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3269 ], [ %or7.i306.i3285, %for.body.i298.i3274 ]
  %k.0.lcssa.i311.i3292 = phi i64 [ 0, %cond.false74.i3269 ], [ %add66.i.i3275, %for.body.i298.i3274 ]
  br label %for.body13.i.i3293

for.body.i298.i3274:                              ; preds = %for.body.i298.i3274, %for.body.lr.ph.i295.i3271
  %add66.i.i3275 = phi i64 [ 8, %for.body.lr.ph.i295.i3271 ], [ %add.i308.i3288, %for.body.i298.i3274 ]
  %k.065.i.i3276 = phi i64 [ 0, %for.body.lr.ph.i295.i3271 ], [ %add66.i.i3275, %for.body.i298.i3274 ]
  %outside.064.i.i3277 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i3271 ], [ %or7.i306.i3285, %for.body.i298.i3274 ]
  %add.ptr.i299.i3278 = getelementptr inbounds i64, ptr %add.ptr75.i3270, i64 %k.065.i.i3276
  %521 = load <8 x i64>, ptr %add.ptr.i299.i3278, align 8
  %isneg.i300.i3279 = icmp slt <8 x i64> %521, zeroinitializer
  %and.i301.i3280 = select <8 x i1> %isneg.i300.i3279, <8 x i64> %splat.splat.i297.i3273, <8 x i64> zeroinitializer
  %add1.i302.i3281 = add <8 x i64> %and.i301.i3280, %521
  %add1.lobit.i303.i3282 = ashr <8 x i64> %add1.i302.i3281, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i3283 = icmp slt <8 x i64> %add1.i302.i3281, %splat.splat.i297.i3273
  %or.i305.i3284 = select <8 x i1> %cmp5.not.i304.i3283, <8 x i64> %add1.lobit.i303.i3282, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i3285 = or <8 x i64> %or.i305.i3284, %outside.064.i.i3277
  %conv.i307.i3286 = trunc <8 x i64> %add1.i302.i3281 to <8 x i32>
  %add.ptr8.i.i3287 = getelementptr inbounds i32, ptr %cond67.i3253, i64 %k.065.i.i3276
  store <8 x i32> %conv.i307.i3286, ptr %add.ptr8.i.i3287, align 4
  %add.i308.i3288 = add nuw nsw i64 %add66.i.i3275, 8
  %cmp.not.i309.i3289 = icmp sgt i64 %add.i308.i3288, %spec.select.i3266
  br i1 %cmp.not.i309.i3289, label %for.cond10.preheader.i.i3290, label %for.body.i298.i3274, !llvm.loop !11

for.cond17.preheader.i.i3300:                     ; preds = %for.body13.i.i3293
  %cmp1870.i.i3301 = icmp slt i64 %k.0.lcssa.i311.i3292, %spec.select.i3266
  br i1 %cmp1870.i.i3301, label %for.body20.i.i3421, label %cond.end78.i3302

for.body13.i.i3293:                               ; preds = %for.body13.i.i3293, %for.cond10.preheader.i.i3290
  %j.069.i.i3294 = phi i64 [ 0, %for.cond10.preheader.i.i3290 ], [ %inc.i313.i3298, %for.body13.i.i3293 ]
  %wrong.068.i.i3295 = phi i64 [ 0, %for.cond10.preheader.i.i3290 ], [ %or14.i.i3297, %for.body13.i.i3293 ]
  %vecext.i312.i3296 = extractelement <8 x i64> %outside.0.lcssa.i310.i3291, i64 %j.069.i.i3294
  %or14.i.i3297 = or i64 %vecext.i312.i3296, %wrong.068.i.i3295
  %inc.i313.i3298 = add nuw nsw i64 %j.069.i.i3294, 1
  %exitcond.not.i314.i3299 = icmp eq i64 %inc.i313.i3298, 8
  br i1 %exitcond.not.i314.i3299, label %for.cond17.preheader.i.i3300, label %for.body13.i.i3293, !llvm.loop !12

for.body20.i.i3421:                               ; preds = %for.cond17.preheader.i.i3300, %for.body20.i.i3421
  %k.172.i.i3422 = phi i64 [ %inc33.i.i3433, %for.body20.i.i3421 ], [ %k.0.lcssa.i311.i3292, %for.cond17.preheader.i.i3300 ]
  %wrong.171.i.i3423 = phi i64 [ %or29.i.i3430, %for.body20.i.i3421 ], [ %or14.i.i3297, %for.cond17.preheader.i.i3300 ]
  %arrayidx.i316.i3424 = getelementptr inbounds i64, ptr %add.ptr75.i3270, i64 %k.172.i.i3422
  %522 = load i64, ptr %arrayidx.i316.i3424, align 8
  %cmp23.i.i3425 = icmp slt i64 %522, 0
  %cond.i317.i3426 = select i1 %cmp23.i.i3425, i64 %518, i64 0
  %add25.i.i3427 = add nsw i64 %cond.i317.i3426, %522
  %cmp26.i.i3428 = icmp uge i64 %add25.i.i3427, %518
  %conv28.i.i3429 = zext i1 %cmp26.i.i3428 to i64
  %or29.i.i3430 = or i64 %wrong.171.i.i3423, %conv28.i.i3429
  %conv30.i318.i3431 = trunc i64 %add25.i.i3427 to i32
  %arrayidx31.i.i3432 = getelementptr inbounds i32, ptr %cond67.i3253, i64 %k.172.i.i3422
  store i32 %conv30.i318.i3431, ptr %arrayidx31.i.i3432, align 4
  %inc33.i.i3433 = add nuw nsw i64 %k.172.i.i3422, 1
  %exitcond74.not.i.i3434 = icmp eq i64 %inc33.i.i3433, %spec.select.i3266
  br i1 %exitcond74.not.i.i3434, label %cond.end78.i3302, label %for.body20.i.i3421, !llvm.loop !13

cond.end78.i3302:                                 ; preds = %for.body20.i.i3421, %for.body21.i.i3469, %for.cond17.preheader.i.i3300, %for.cond18.preheader.i.i3467
  %cond79.in.in.i3303 = phi i64 [ %or15.i.i3464, %for.cond18.preheader.i.i3467 ], [ %or14.i.i3297, %for.cond17.preheader.i.i3300 ], [ %or31.i.i3479, %for.body21.i.i3469 ], [ %or29.i.i3430, %for.body20.i.i3421 ]
  %cond79.in.not.i3304 = icmp eq i64 %cond79.in.in.i3303, 0
  br i1 %cond79.in.not.i3304, label %if.end82.i3305, label %most_double.exit

if.end82.i3305:                                   ; preds = %cond.end78.i3302
  br i1 %514, label %if.end87.i3339, label %if.else85.i3306

if.else85.i3306:                                  ; preds = %if.end82.i3305
  %cmp55.i.i3307 = icmp sgt i64 %sub52.i3265, 0
  br i1 %cmp55.i.i3307, label %for.body.i321.i3313, label %if.else94.thread.i3308

for.cond12.preheader.i.i3326:                     ; preds = %for.body.i321.i3313
  %tobool.not.i.i3327 = icmp eq i64 %add.i324.i3323, 0
  br i1 %tobool.not.i.i3327, label %if.else94.thread.i3308, label %for.body16.lr.ph.i.i3328

for.body16.lr.ph.i.i3328:                         ; preds = %for.cond12.preheader.i.i3326
  %sub18.i.i3329 = add nsw i64 %add.i324.i3323, -1
  %arrayidx19.i.i3330 = getelementptr inbounds [520 x i32], ptr %found.i3173, i64 0, i64 %sub18.i.i3329
  %arrayidx25.i.i3331 = getelementptr inbounds [520 x i32], ptr %places63.i3252, i64 0, i64 %sub18.i.i3329
  br label %for.body16.i.i3332

for.body.i321.i3313:                              ; preds = %if.else85.i3306, %for.body.i321.i3313
  %n.057.i.i3314 = phi i64 [ %add.i324.i3323, %for.body.i321.i3313 ], [ 0, %if.else85.i3306 ]
  %k.056.i.i3315 = phi i64 [ %inc.i325.i3324, %for.body.i321.i3313 ], [ 0, %if.else85.i3306 ]
  %arrayidx.i322.i3316 = getelementptr inbounds i32, ptr %places.i3172, i64 %k.056.i.i3315
  %523 = load i32, ptr %arrayidx.i322.i3316, align 4
  %sub3.i.i3317 = sub i32 %523, %conv.i319.i3256
  %conv4.i.i3318 = trunc i64 %k.056.i.i3315 to i32
  %arrayidx5.i.i3319 = getelementptr inbounds [520 x i32], ptr %found.i3173, i64 0, i64 %n.057.i.i3314
  store i32 %conv4.i.i3318, ptr %arrayidx5.i.i3319, align 4
  %arrayidx7.i323.i3320 = getelementptr inbounds [520 x i32], ptr %places63.i3252, i64 0, i64 %n.057.i.i3314
  store i32 %sub3.i.i3317, ptr %arrayidx7.i323.i3320, align 4
  %cmp8.i.i3321 = icmp ult i32 %sub3.i.i3317, %conv1.i.i3257
  %conv10.i.i3322 = zext i1 %cmp8.i.i3321 to i64
  %add.i324.i3323 = add nuw nsw i64 %n.057.i.i3314, %conv10.i.i3322
  %inc.i325.i3324 = add nuw nsw i64 %k.056.i.i3315, 1
  %exitcond.not.i326.i3325 = icmp eq i64 %inc.i325.i3324, %spec.select.i3266
  br i1 %exitcond.not.i326.i3325, label %for.cond12.preheader.i.i3326, label %for.body.i321.i3313, !llvm.loop !14

for.body16.i.i3332:                               ; preds = %for.body16.i.i3332, %for.body16.lr.ph.i.i3328
  %k11.058.i.i3333 = phi i64 [ 0, %for.body16.lr.ph.i.i3328 ], [ %inc30.i.i3337, %for.body16.i.i3332 ]
  %524 = load i32, ptr %arrayidx19.i.i3330, align 4
  %add21.i.i3334 = add nuw nsw i64 %k11.058.i.i3333, %add.i324.i3323
  %arrayidx22.i.i3335 = getelementptr inbounds [520 x i32], ptr %found.i3173, i64 0, i64 %add21.i.i3334
  store i32 %524, ptr %arrayidx22.i.i3335, align 4
  %525 = load i32, ptr %arrayidx25.i.i3331, align 4
  %arrayidx28.i.i3336 = getelementptr inbounds [520 x i32], ptr %places63.i3252, i64 0, i64 %add21.i.i3334
  store i32 %525, ptr %arrayidx28.i.i3336, align 4
  %inc30.i.i3337 = add nuw nsw i64 %k11.058.i.i3333, 1
  %exitcond.not.i3338 = icmp eq i64 %inc30.i.i3337, 8
  br i1 %exitcond.not.i3338, label %if.end87.i3339, label %for.body16.i.i3332, !llvm.loop !15

if.else94.thread.i3308:                           ; preds = %for.cond12.preheader.i.i3326, %if.else85.i3306
  store i64 0, ptr %count32.i.i3258, align 8
  br label %for.inc101.i3309

if.end87.i3339:                                   ; preds = %for.body16.i.i3332, %if.end82.i3305
  %526 = phi i64 [ %spec.select.i3266, %if.end82.i3305 ], [ %add.i324.i3323, %for.body16.i.i3332 ]
  store i64 %526, ptr %count32.i.i3258, align 8
  %tobool89.i3340 = icmp ne i64 %526, 0
  %or.cond183.i3341 = select i1 %tobool89.i3340, i1 %cmp91.i3259, i1 false
  %cmp47.i.i3342 = icmp sgt i64 %526, 0
  br i1 %or.cond183.i3341, label %if.then93.i3391, label %if.else94.i3343

if.then93.i3391:                                  ; preds = %if.end87.i3339
  br i1 %cmp47.i.i3342, label %for.body.preheader.i.i3392, label %for.inc101.i3309

for.body.preheader.i.i3392:                       ; preds = %if.then93.i3391
  %527 = load i32, ptr %places63.i3252, align 8
  %conv.i327.i3393 = sext i32 %527 to i64
  %arrayidx1.i.i3394 = getelementptr inbounds double, ptr %cond.i3870, i64 %conv.i327.i3393
  %528 = load double, ptr %arrayidx1.i.i3394, align 8
  br label %for.body.i328.i3395

for.body.i328.i3395:                              ; preds = %if.end.i.i3408, %for.body.preheader.i.i3392
  %before.050.i.i3396 = phi i64 [ %conv5.i.i3400, %if.end.i.i3408 ], [ %conv.i327.i3393, %for.body.preheader.i.i3392 ]
  %m.049.i.i3397 = phi i64 [ %inc.i333.i3419, %if.end.i.i3408 ], [ 0, %for.body.preheader.i.i3392 ]
  %found.048.i.i3398 = phi double [ %cond.i332.i3417, %if.end.i.i3408 ], [ %528, %for.body.preheader.i.i3392 ]
  %arrayidx4.i.i3399 = getelementptr inbounds [520 x i32], ptr %places63.i3252, i64 0, i64 %m.049.i.i3397
  %529 = load i32, ptr %arrayidx4.i.i3399, align 4
  %conv5.i.i3400 = sext i32 %529 to i64
  %add.i329.i3401 = add nuw nsw i64 %m.049.i.i3397, 8
  %arrayidx7.i330.i3402 = getelementptr inbounds [520 x i32], ptr %places63.i3252, i64 0, i64 %add.i329.i3401
  %530 = load i32, ptr %arrayidx7.i330.i3402, align 4
  %idx.ext.i.i3403 = sext i32 %530 to i64
  %add.ptr.i331.i3404 = getelementptr inbounds double, ptr %cond.i3870, i64 %idx.ext.i.i3403
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i3404, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3405 = icmp eq i64 %before.050.i.i3396, %conv5.i.i3400
  br i1 %cmp8.not.i.i3405, label %if.end.i.i3408, label %if.then.i.i3406

if.then.i.i3406:                                  ; preds = %for.body.i328.i3395
  %arrayidx10.i.i3407 = getelementptr inbounds double, ptr %cond.i3870, i64 %conv5.i.i3400
  %531 = load double, ptr %arrayidx10.i.i3407, align 8
  br label %if.end.i.i3408

if.end.i.i3408:                                   ; preds = %if.then.i.i3406, %for.body.i328.i3395
  %found.1.i.i3409 = phi double [ %531, %if.then.i.i3406 ], [ %found.048.i.i3398, %for.body.i328.i3395 ]
  %arrayidx11.i.i3410 = getelementptr inbounds [520 x i32], ptr %found.i3173, i64 0, i64 %m.049.i.i3397
  %532 = load i32, ptr %arrayidx11.i.i3410, align 4
  %conv12.i.i3411 = sext i32 %532 to i64
  %mul.i.i3412 = mul nsw i64 %464, %conv12.i.i3411
  %arrayidx13.i.i3413 = getelementptr inbounds double, ptr %values.0360.i3263, i64 %mul.i.i3412
  %533 = load double, ptr %arrayidx13.i.i3413, align 8
  %cmp14.i.i3414 = fcmp oge double %found.1.i.i3409, %533
  %cmp16.i.i3415 = fcmp uno double %found.1.i.i3409, 0.000000e+00
  %or.cond.i.i3416 = or i1 %cmp16.i.i3415, %cmp14.i.i3414
  %cond.i332.i3417 = select i1 %or.cond.i.i3416, double %found.1.i.i3409, double %533
  %arrayidx23.i.i3418 = getelementptr inbounds double, ptr %cond.i3870, i64 %conv5.i.i3400
  store double %cond.i332.i3417, ptr %arrayidx23.i.i3418, align 8
  %inc.i333.i3419 = add nuw nsw i64 %m.049.i.i3397, 1
  %exitcond371.not.i3420 = icmp eq i64 %inc.i333.i3419, %526
  br i1 %exitcond371.not.i3420, label %for.inc101.i3309, label %for.body.i328.i3395, !llvm.loop !105

if.else94.i3343:                                  ; preds = %if.end87.i3339
  br i1 %cmp47.i.i3342, label %for.body.i337.i3344, label %for.inc101.i3309

for.body.i337.i3344:                              ; preds = %if.else94.i3343, %for.end52.i.i3378
  %m.0109.i.i3345 = phi i64 [ %inc54.i.i3379, %for.end52.i.i3378 ], [ 0, %if.else94.i3343 ]
  %arrayidx.i338.i3346 = getelementptr inbounds [520 x i32], ptr %found.i3173, i64 0, i64 %m.0109.i.i3345
  %534 = load i32, ptr %arrayidx.i338.i3346, align 4
  %conv.i339.i3347 = sext i32 %534 to i64
  %mul.i340.i3348 = mul nsw i64 %464, %conv.i339.i3347
  %add.ptr.i341.i3349 = getelementptr inbounds double, ptr %values.0360.i3263, i64 %mul.i340.i3348
  %arrayidx1.i342.i3350 = getelementptr inbounds [520 x i32], ptr %places63.i3252, i64 0, i64 %m.0109.i.i3345
  %535 = load i32, ptr %arrayidx1.i342.i3350, align 4
  %conv2.i.i3351 = sext i32 %535 to i64
  %mul3.i.i3352 = mul nsw i64 %465, %conv2.i.i3351
  %add.ptr4.i.i3353 = getelementptr inbounds double, ptr %cond.i3870, i64 %mul3.i.i3352
  %add.i343.i3354 = add nuw nsw i64 %m.0109.i.i3345, 8
  %arrayidx6.i.i3355 = getelementptr inbounds [520 x i32], ptr %found.i3173, i64 0, i64 %add.i343.i3354
  %536 = load i32, ptr %arrayidx6.i.i3355, align 4
  %conv7.i.i3356 = sext i32 %536 to i64
  %mul8.i.i3357 = mul nsw i64 %464, %conv7.i.i3356
  %add.ptr9.i344.i3358 = getelementptr inbounds double, ptr %values.0360.i3263, i64 %mul8.i.i3357
  %arrayidx12.i.i3359 = getelementptr inbounds [520 x i32], ptr %places63.i3252, i64 0, i64 %add.i343.i3354
  %537 = load i32, ptr %arrayidx12.i.i3359, align 4
  %conv13.i.i3360 = sext i32 %537 to i64
  %mul14.i.i3361 = mul nsw i64 %465, %conv13.i.i3360
  %add.ptr15.i.i3362 = getelementptr inbounds double, ptr %cond.i3870, i64 %mul14.i.i3361
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3362, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i3260, label %for.cond36.preheader.i.i3375, label %for.body20.i345.i3363

for.cond36.preheader.i.i3375:                     ; preds = %for.body20.i345.i3363, %for.body.i337.i3344
  %j.0.lcssa.i.i3376 = phi i64 [ 0, %for.body.i337.i3344 ], [ %add17105.i.i3364, %for.body20.i345.i3363 ]
  %cmp37106.i.i3377 = icmp slt i64 %j.0.lcssa.i.i3376, %465
  br i1 %cmp37106.i.i3377, label %for.body39.i.i3381, label %for.end52.i.i3378

for.body20.i345.i3363:                            ; preds = %for.body.i337.i3344, %for.body20.i345.i3363
  %add17105.i.i3364 = phi i64 [ %add17.i.i3373, %for.body20.i345.i3363 ], [ 8, %for.body.i337.i3344 ]
  %j.0104.i.i3365 = phi i64 [ %add17105.i.i3364, %for.body20.i345.i3363 ], [ 0, %for.body.i337.i3344 ]
  %add.ptr21.i.i3366 = getelementptr inbounds double, ptr %add.ptr9.i344.i3358, i64 %j.0104.i.i3365
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3366, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3367 = getelementptr inbounds double, ptr %add.ptr4.i.i3353, i64 %j.0104.i.i3365
  %538 = load <8 x double>, ptr %add.ptr22.i.i3367, align 8
  %add.ptr23.i.i3368 = getelementptr inbounds double, ptr %add.ptr.i341.i3349, i64 %j.0104.i.i3365
  %539 = load <8 x double>, ptr %add.ptr23.i.i3368, align 8
  %cmp24.i.i3369 = fcmp ult <8 x double> %538, %539
  %cmp25.i346.i3370 = fcmp ord <8 x double> %538, zeroinitializer
  %or102.not.i.i3371 = and <8 x i1> %cmp24.i.i3369, %cmp25.i346.i3370
  %or33.v.i.i3372 = select <8 x i1> %or102.not.i.i3371, <8 x double> %539, <8 x double> %538
  store <8 x double> %or33.v.i.i3372, ptr %add.ptr22.i.i3367, align 8
  %add17.i.i3373 = add nuw nsw i64 %add17105.i.i3364, 8
  %cmp18.not.i.i3374 = icmp sgt i64 %add17.i.i3373, %465
  br i1 %cmp18.not.i.i3374, label %for.cond36.preheader.i.i3375, label %for.body20.i345.i3363, !llvm.loop !106

for.body39.i.i3381:                               ; preds = %for.cond36.preheader.i.i3375, %for.body39.i.i3381
  %j.1107.i.i3382 = phi i64 [ %inc.i349.i3389, %for.body39.i.i3381 ], [ %j.0.lcssa.i.i3376, %for.cond36.preheader.i.i3375 ]
  %arrayidx40.i.i3383 = getelementptr inbounds double, ptr %add.ptr4.i.i3353, i64 %j.1107.i.i3382
  %540 = load double, ptr %arrayidx40.i.i3383, align 8
  %arrayidx41.i.i3384 = getelementptr inbounds double, ptr %add.ptr.i341.i3349, i64 %j.1107.i.i3382
  %541 = load double, ptr %arrayidx41.i.i3384, align 8
  %cmp42.i.i3385 = fcmp oge double %540, %541
  %cmp46.i.i3386 = fcmp uno double %540, 0.000000e+00
  %or.cond.i348.i3387 = or i1 %cmp46.i.i3386, %cmp42.i.i3385
  %spec.select.i.i3388 = select i1 %or.cond.i348.i3387, double %540, double %541
  store double %spec.select.i.i3388, ptr %arrayidx40.i.i3383, align 8
  %inc.i349.i3389 = add nuw nsw i64 %j.1107.i.i3382, 1
  %exitcond.not.i350.i3390 = icmp eq i64 %inc.i349.i3389, %465
  br i1 %exitcond.not.i350.i3390, label %for.end52.i.i3378, label %for.body39.i.i3381, !llvm.loop !107

for.end52.i.i3378:                                ; preds = %for.body39.i.i3381, %for.cond36.preheader.i.i3375
  %inc54.i.i3379 = add nuw nsw i64 %m.0109.i.i3345, 1
  %exitcond370.not.i3380 = icmp eq i64 %inc54.i.i3379, %526
  br i1 %exitcond370.not.i3380, label %for.inc101.i3309, label %for.body.i337.i3344, !llvm.loop !108

for.inc101.i3309:                                 ; preds = %for.end52.i.i3378, %if.end.i.i3408, %if.else94.i3343, %if.then93.i3391, %if.else94.thread.i3308
  %add.i3310 = add nuw nsw i64 %k44.0359.i3264, 512
  %add.ptr103.i3311 = getelementptr inbounds i8, ptr %values.0360.i3263, i64 %add.ptr103.idx.i3261
  %542 = load i64, ptr %arrayidx46.i3202, align 8
  %cmp47.not.i3312 = icmp slt i64 %add.i3310, %542
  br i1 %cmp47.not.i3312, label %for.body50.i3262, label %for.end106.i3204, !llvm.loop !109

for.end106.i3204:                                 ; preds = %for.inc101.i3309, %for.cond45.preheader.i3201
  %543 = load i64, ptr %a, align 8
  %cmp108.i3205 = icmp eq i64 %543, 0
  %tobool111.i3206 = icmp ne i64 %467, 0
  %or.cond184.i3207 = select i1 %cmp108.i3205, i1 %tobool111.i3206, i1 false
  br i1 %or.cond184.i3207, label %lor.lhs.false112.i3209, label %most_double.exit

lor.lhs.false112.i3209:                           ; preds = %for.end106.i3204
  %cmp113.i3210 = icmp ne ptr %cond.i3870, %468
  %tobool116.i3211 = icmp ne i64 %458, 0
  %or.cond185.i3212 = select i1 %cmp113.i3210, i1 true, i1 %tobool116.i3211
  br i1 %or.cond185.i3212, label %for.cond120.preheader.i3213, label %most_double.exit

for.cond120.preheader.i3213:                      ; preds = %lor.lhs.false112.i3209
  %cmp122.not361.i3214 = icmp slt i64 %mul.i3863, 8
  br i1 %cmp122.not361.i3214, label %for.cond145.preheader.i3226, label %for.body124.lr.ph.i3215

for.body124.lr.ph.i3215:                          ; preds = %for.cond120.preheader.i3213
  %add.ptr131.i3216 = getelementptr inbounds double, ptr %459, i64 %mul9.i3866
  br label %for.body124.i3217

for.cond145.preheader.i3226:                      ; preds = %if.end140.i3221, %for.cond120.preheader.i3213
  %k119.0.lcssa.i3227 = phi i64 [ 0, %for.cond120.preheader.i3213 ], [ %add121363.i3218, %if.end140.i3221 ]
  %cmp146364.i3228 = icmp slt i64 %k119.0.lcssa.i3227, %mul.i3863
  br i1 %cmp146364.i3228, label %for.body148.lr.ph.i3229, label %most_double.exit

for.body148.lr.ph.i3229:                          ; preds = %for.cond145.preheader.i3226
  %544 = getelementptr double, ptr %459, i64 %mul9.i3866
  br label %for.body148.i3230

for.body124.i3217:                                ; preds = %if.end140.i3221, %for.body124.lr.ph.i3215
  %add121363.i3218 = phi i64 [ 8, %for.body124.lr.ph.i3215 ], [ %add121.i3224, %if.end140.i3221 ]
  %k119.0362.i3219 = phi i64 [ 0, %for.body124.lr.ph.i3215 ], [ %add121363.i3218, %if.end140.i3221 ]
  %add.ptr125.i3220 = getelementptr inbounds double, ptr %cond.i3870, i64 %k119.0362.i3219
  %545 = load <8 x double>, ptr %add.ptr125.i3220, align 8
  br i1 %tobool116.i3211, label %land.lhs.true127.i3242, label %if.end140.i3221

land.lhs.true127.i3242:                           ; preds = %for.body124.i3217
  %546 = load i64, ptr %arrayidx8.i3865, align 8
  %tobool129.not.i3243 = icmp eq i64 %546, 0
  br i1 %tobool129.not.i3243, label %if.then136.i3247, label %if.then130.i3244

if.then130.i3244:                                 ; preds = %land.lhs.true127.i3242
  %add.ptr132.i3245 = getelementptr inbounds double, ptr %add.ptr131.i3216, i64 %k119.0362.i3219
  %547 = load <8 x double>, ptr %add.ptr132.i3245, align 8
  %add133.i3246 = fadd <8 x double> %545, %547
  br label %if.end140.i3221

if.then136.i3247:                                 ; preds = %land.lhs.true127.i3242
  %548 = load double, ptr %459, align 8
  %splat.splatinsert.i3248 = insertelement <8 x double> poison, double %548, i64 0
  %splat.splat.i3249 = shufflevector <8 x double> %splat.splatinsert.i3248, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i3250 = fadd <8 x double> %545, %splat.splat.i3249
  br label %if.end140.i3221

if.end140.i3221:                                  ; preds = %if.then136.i3247, %if.then130.i3244, %for.body124.i3217
  %sum.0.i3222 = phi <8 x double> [ %add133.i3246, %if.then130.i3244 ], [ %add138.i3250, %if.then136.i3247 ], [ %545, %for.body124.i3217 ]
  %add.ptr141.i3223 = getelementptr inbounds double, ptr %468, i64 %k119.0362.i3219
  store <8 x double> %sum.0.i3222, ptr %add.ptr141.i3223, align 8
  %add121.i3224 = add nuw nsw i64 %add121363.i3218, 8
  %cmp122.not.i3225 = icmp sgt i64 %add121.i3224, %mul.i3863
  br i1 %cmp122.not.i3225, label %for.cond145.preheader.i3226, label %for.body124.i3217, !llvm.loop !110

for.body148.i3230:                                ; preds = %cond.end159.i3233, %for.body148.lr.ph.i3229
  %k119.1365.i3231 = phi i64 [ %k119.0.lcssa.i3227, %for.body148.lr.ph.i3229 ], [ %inc163.i3236, %cond.end159.i3233 ]
  %arrayidx151.i3232 = getelementptr inbounds double, ptr %cond.i3870, i64 %k119.1365.i3231
  %549 = load double, ptr %arrayidx151.i3232, align 8
  br i1 %tobool116.i3211, label %cond.true150.i3238, label %cond.end159.i3233

cond.true150.i3238:                               ; preds = %for.body148.i3230
  %550 = load i64, ptr %arrayidx8.i3865, align 8
  %mul153.i3239 = mul nsw i64 %550, %k119.1365.i3231
  %arrayidx155.i3240 = getelementptr double, ptr %544, i64 %mul153.i3239
  %551 = load double, ptr %arrayidx155.i3240, align 8
  %add156.i3241 = fadd double %549, %551
  br label %cond.end159.i3233

cond.end159.i3233:                                ; preds = %cond.true150.i3238, %for.body148.i3230
  %cond160.i3234 = phi double [ %add156.i3241, %cond.true150.i3238 ], [ %549, %for.body148.i3230 ]
  %arrayidx161.i3235 = getelementptr inbounds double, ptr %468, i64 %k119.1365.i3231
  store double %cond160.i3234, ptr %arrayidx161.i3235, align 8
  %inc163.i3236 = add nuw nsw i64 %k119.1365.i3231, 1
  %exitcond372.not.i3237 = icmp eq i64 %inc163.i3236, %mul.i3863
  br i1 %exitcond372.not.i3237, label %most_double.exit, label %for.body148.i3230, !llvm.loop !111

most_double.exit:                                 ; preds = %cond.end78.i3302, %cond.end159.i3233, %for.end106.i3204, %lor.lhs.false112.i3209, %for.cond145.preheader.i3226
  %retval.3.i3208 = phi i64 [ 0, %lor.lhs.false112.i3209 ], [ 0, %for.end106.i3204 ], [ 0, %for.cond145.preheader.i3226 ], [ 0, %cond.end159.i3233 ], [ 1, %cond.end78.i3302 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3173) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3172) #7
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3872, label %if.end30.i3543, label %land.lhs.true.i3537

land.lhs.true.i3537:                              ; preds = %cond.true70
  %tobool16.i3539.not = icmp eq i64 %458, 0
  br i1 %tobool16.i3539.not, label %if.then.i3541, label %land.lhs.true20.i3839

if.then.i3541:                                    ; preds = %land.lhs.true.i3537
  %cmp121.i.i3542 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i.i3542, label %for.body.preheader.i.i3832, label %if.end30.i3543

for.body.preheader.i.i3832:                       ; preds = %if.then.i3541
  %552 = inttoptr i64 %471 to ptr
  %.pre25.i.i3833 = load i32, ptr %552, align 4
  br label %for.body.i.i3834

for.body.i.i3834:                                 ; preds = %for.body.i.i3834, %for.body.preheader.i.i3832
  %k.022.i.i3835 = phi i64 [ %inc.i.i3837, %for.body.i.i3834 ], [ 0, %for.body.preheader.i.i3832 ]
  %arrayidx.i.i3836 = getelementptr inbounds i32, ptr %cond.i3870, i64 %k.022.i.i3835
  store i32 %.pre25.i.i3833, ptr %arrayidx.i.i3836, align 4
  %inc.i.i3837 = add nuw nsw i64 %k.022.i.i3835, 1
  %exitcond24.not.i.i3838 = icmp eq i64 %inc.i.i3837, %mul.i3863
  br i1 %exitcond24.not.i.i3838, label %if.end30.i3543, label %for.body.i.i3834, !llvm.loop !4

land.lhs.true20.i3839:                            ; preds = %land.lhs.true.i3537
  %tobool22.not.i3840 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i3840, label %if.then28.i3844, label %if.then23.i3841

if.then23.i3841:                                  ; preds = %land.lhs.true20.i3839
  %add.ptr.i3842 = getelementptr inbounds i32, ptr %459, i64 %mul9.i3866
  %mul24.i3843 = shl i64 %mul.i3863, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3870, ptr nonnull align 4 %add.ptr.i3842, i64 %mul24.i3843, i1 false)
  br label %if.end30.i3543

if.then28.i3844:                                  ; preds = %land.lhs.true20.i3839
  %cmp121.i285.i3845 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i285.i3845, label %for.body.preheader.i286.i3846, label %if.end30.i3543

for.body.preheader.i286.i3846:                    ; preds = %if.then28.i3844
  %.pre25.i287.i3847 = load i32, ptr %459, align 4
  br label %for.body.i288.i3848

for.body.i288.i3848:                              ; preds = %for.body.i288.i3848, %for.body.preheader.i286.i3846
  %k.022.i289.i3849 = phi i64 [ %inc.i291.i3851, %for.body.i288.i3848 ], [ 0, %for.body.preheader.i286.i3846 ]
  %arrayidx.i290.i3850 = getelementptr inbounds i32, ptr %cond.i3870, i64 %k.022.i289.i3849
  store i32 %.pre25.i287.i3847, ptr %arrayidx.i290.i3850, align 4
  %inc.i291.i3851 = add nuw nsw i64 %k.022.i289.i3849, 1
  %exitcond24.not.i292.i3852 = icmp eq i64 %inc.i291.i3851, %mul.i3863
  br i1 %exitcond24.not.i292.i3852, label %if.end30.i3543, label %for.body.i288.i3848, !llvm.loop !4

if.end30.i3543:                                   ; preds = %for.body.i288.i3848, %for.body.i.i3834, %if.then28.i3844, %if.then23.i3841, %if.then.i3541, %cond.true70
  %cmp31.i3544 = icmp eq i64 %462, 0
  br i1 %cmp31.i3544, label %land.end.i3820, label %land.end.thread.i3545

land.end.thread.i3545:                            ; preds = %if.end30.i3543
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3517) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3518) #7
  br label %for.cond45.preheader.i3546

land.end.i3820:                                   ; preds = %if.end30.i3543
  %arrayidx32.i3821 = getelementptr inbounds i8, ptr %a, i64 56
  %553 = load i64, ptr %arrayidx32.i3821, align 8
  %cmp33.i3822 = icmp eq i64 %463, %553
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3517) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3518) #7
  br i1 %cmp33.i3822, label %for.body.lr.ph.i3823, label %for.cond45.preheader.i3546

for.body.lr.ph.i3823:                             ; preds = %land.end.i3820
  %places42.i3824 = getelementptr inbounds i8, ptr %found.i3518, i64 2080
  br label %for.body.i3825

for.cond45.preheader.i3546:                       ; preds = %for.body.i3825, %land.end.i3820, %land.end.thread.i3545
  %554 = phi i1 [ false, %land.end.thread.i3545 ], [ false, %land.end.i3820 ], [ true, %for.body.i3825 ]
  %arrayidx46.i3547 = getelementptr inbounds i8, ptr %a, i64 48
  %555 = load i64, ptr %arrayidx46.i3547, align 8
  %cmp47.not357.i3548 = icmp sgt i64 %555, 0
  br i1 %cmp47.not357.i3548, label %for.body50.lr.ph.i3596, label %for.end106.i3549

for.body50.lr.ph.i3596:                           ; preds = %for.cond45.preheader.i3546
  %places63.i3597 = getelementptr inbounds i8, ptr %found.i3518, i64 2080
  %cond67.i3598 = select i1 %554, ptr %places63.i3597, ptr %places.i3517
  %arrayidx68.i3599 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3600 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i3601 = trunc i64 %462 to i32
  %conv1.i.i3602 = trunc i64 %sub.i3862 to i32
  %count32.i.i3603 = getelementptr inbounds i8, ptr %found.i3518, i64 4160
  %cmp91.i3604 = icmp eq i64 %465, 1
  %cmp18.not101.i.i3605 = icmp slt i64 %465, 8
  %add.ptr103.idx.i3606 = shl nsw i64 %464, 11
  br label %for.body50.i3607

for.body.i3825:                                   ; preds = %for.body.i3825, %for.body.lr.ph.i3823
  %k.0356.i3826 = phi i64 [ 0, %for.body.lr.ph.i3823 ], [ %inc.i3830, %for.body.i3825 ]
  %conv40.i3827 = trunc nuw i64 %k.0356.i3826 to i32
  %arrayidx41.i3828 = getelementptr inbounds [520 x i32], ptr %found.i3518, i64 0, i64 %k.0356.i3826
  store i32 %conv40.i3827, ptr %arrayidx41.i3828, align 4
  %arrayidx43.i3829 = getelementptr inbounds [520 x i32], ptr %places42.i3824, i64 0, i64 %k.0356.i3826
  store i32 0, ptr %arrayidx43.i3829, align 4
  %inc.i3830 = add nuw nsw i64 %k.0356.i3826, 1
  %exitcond4307.not = icmp eq i64 %inc.i3830, 520
  br i1 %exitcond4307.not, label %for.cond45.preheader.i3546, label %for.body.i3825, !llvm.loop !112

for.body50.i3607:                                 ; preds = %for.inc101.i3654, %for.body50.lr.ph.i3596
  %556 = phi i64 [ %555, %for.body50.lr.ph.i3596 ], [ %582, %for.inc101.i3654 ]
  %values.0360.i3608 = phi ptr [ %457, %for.body50.lr.ph.i3596 ], [ %add.ptr103.i3656, %for.inc101.i3654 ]
  %k44.0359.i3609 = phi i64 [ 0, %for.body50.lr.ph.i3596 ], [ %add.i3655, %for.inc101.i3654 ]
  %sub52.i3610 = sub nsw i64 %556, %k44.0359.i3609
  %spec.select.i3611 = tail call i64 @llvm.smin.i64(i64 %sub52.i3610, i64 512)
  %557 = load i64, ptr %arrayidx68.i3599, align 8
  %cmp69.i3612 = icmp eq i64 %557, 4
  %558 = load i64, ptr %arrayidx76.i3600, align 8
  %cmp.not65.i.i3613 = icmp slt i64 %sub52.i3610, 8
  br i1 %cmp69.i3612, label %cond.true71.i3771, label %cond.false74.i3614

cond.true71.i3771:                                ; preds = %for.body50.i3607
  %add.ptr72.i3772 = getelementptr inbounds i32, ptr %461, i64 %k44.0359.i3609
  br i1 %cmp.not65.i.i3613, label %for.cond11.preheader.i.i3793, label %for.body.lr.ph.i.i3773

for.body.lr.ph.i.i3773:                           ; preds = %cond.true71.i3771
  %splat.splatinsert.i.i3774 = insertelement <8 x i64> poison, i64 %558, i64 0
  %splat.splat.i.i3775 = shufflevector <8 x i64> %splat.splatinsert.i.i3774, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i3776

for.cond11.preheader.i.i3793:                     ; preds = %for.body.i294.i3776, %cond.true71.i3771
  %outside.0.lcssa.i.i3794 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3771 ], [ %or7.i.i3788, %for.body.i294.i3776 ]
  %k.0.lcssa.i.i3795 = phi i64 [ 0, %cond.true71.i3771 ], [ %add68.i.i3777, %for.body.i294.i3776 ]
  br label %for.body14.i.i3796

for.body.i294.i3776:                              ; preds = %for.body.i294.i3776, %for.body.lr.ph.i.i3773
  %add68.i.i3777 = phi i64 [ 8, %for.body.lr.ph.i.i3773 ], [ %add.i.i3791, %for.body.i294.i3776 ]
  %k.067.i.i3778 = phi i64 [ 0, %for.body.lr.ph.i.i3773 ], [ %add68.i.i3777, %for.body.i294.i3776 ]
  %outside.066.i.i3779 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3773 ], [ %or7.i.i3788, %for.body.i294.i3776 ]
  %add.ptr.i.i3780 = getelementptr inbounds i32, ptr %add.ptr72.i3772, i64 %k.067.i.i3778
  %559 = load <8 x i32>, ptr %add.ptr.i.i3780, align 4
  %conv.i.i3781 = sext <8 x i32> %559 to <8 x i64>
  %isneg.i.i3782 = icmp slt <8 x i32> %559, zeroinitializer
  %and.i.i3783 = select <8 x i1> %isneg.i.i3782, <8 x i64> %splat.splat.i.i3775, <8 x i64> zeroinitializer
  %add1.i.i3784 = add <8 x i64> %and.i.i3783, %conv.i.i3781
  %add1.lobit.i.i3785 = ashr <8 x i64> %add1.i.i3784, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3786 = icmp slt <8 x i64> %add1.i.i3784, %splat.splat.i.i3775
  %or.i.i3787 = select <8 x i1> %cmp5.not.i.i3786, <8 x i64> %add1.lobit.i.i3785, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3788 = or <8 x i64> %or.i.i3787, %outside.066.i.i3779
  %conv8.i.i3789 = trunc <8 x i64> %add1.i.i3784 to <8 x i32>
  %add.ptr9.i.i3790 = getelementptr inbounds i32, ptr %cond67.i3598, i64 %k.067.i.i3778
  store <8 x i32> %conv8.i.i3789, ptr %add.ptr9.i.i3790, align 4
  %add.i.i3791 = add nuw nsw i64 %add68.i.i3777, 8
  %cmp.not.i.i3792 = icmp sgt i64 %add.i.i3791, %spec.select.i3611
  br i1 %cmp.not.i.i3792, label %for.cond11.preheader.i.i3793, label %for.body.i294.i3776, !llvm.loop !8

for.cond18.preheader.i.i3803:                     ; preds = %for.body14.i.i3796
  %cmp1972.i.i3804 = icmp slt i64 %k.0.lcssa.i.i3795, %spec.select.i3611
  br i1 %cmp1972.i.i3804, label %for.body21.i.i3805, label %cond.end78.i3647

for.body14.i.i3796:                               ; preds = %for.body14.i.i3796, %for.cond11.preheader.i.i3793
  %j.071.i.i3797 = phi i64 [ 0, %for.cond11.preheader.i.i3793 ], [ %inc.i295.i3801, %for.body14.i.i3796 ]
  %wrong.070.i.i3798 = phi i64 [ 0, %for.cond11.preheader.i.i3793 ], [ %or15.i.i3800, %for.body14.i.i3796 ]
  %vecext.i.i3799 = extractelement <8 x i64> %outside.0.lcssa.i.i3794, i64 %j.071.i.i3797
  %or15.i.i3800 = or i64 %vecext.i.i3799, %wrong.070.i.i3798
  %inc.i295.i3801 = add nuw nsw i64 %j.071.i.i3797, 1
  %exitcond.not.i.i3802 = icmp eq i64 %inc.i295.i3801, 8
  br i1 %exitcond.not.i.i3802, label %for.cond18.preheader.i.i3803, label %for.body14.i.i3796, !llvm.loop !9

for.body21.i.i3805:                               ; preds = %for.cond18.preheader.i.i3803, %for.body21.i.i3805
  %k.174.i.i3806 = phi i64 [ %inc35.i.i3818, %for.body21.i.i3805 ], [ %k.0.lcssa.i.i3795, %for.cond18.preheader.i.i3803 ]
  %wrong.173.i.i3807 = phi i64 [ %or31.i.i3815, %for.body21.i.i3805 ], [ %or15.i.i3800, %for.cond18.preheader.i.i3803 ]
  %arrayidx.i296.i3808 = getelementptr inbounds i32, ptr %add.ptr72.i3772, i64 %k.174.i.i3806
  %560 = load i32, ptr %arrayidx.i296.i3808, align 4
  %conv23.i.i3809 = sext i32 %560 to i64
  %cmp25.i.i3810 = icmp slt i32 %560, 0
  %cond.i.i3811 = select i1 %cmp25.i.i3810, i64 %558, i64 0
  %add27.i.i3812 = add nsw i64 %cond.i.i3811, %conv23.i.i3809
  %cmp28.i.i3813 = icmp uge i64 %add27.i.i3812, %558
  %conv30.i.i3814 = zext i1 %cmp28.i.i3813 to i64
  %or31.i.i3815 = or i64 %wrong.173.i.i3807, %conv30.i.i3814
  %conv32.i.i3816 = trunc i64 %add27.i.i3812 to i32
  %arrayidx33.i.i3817 = getelementptr inbounds i32, ptr %cond67.i3598, i64 %k.174.i.i3806
  store i32 %conv32.i.i3816, ptr %arrayidx33.i.i3817, align 4
  %inc35.i.i3818 = add nuw nsw i64 %k.174.i.i3806, 1
  %exitcond76.not.i.i3819 = icmp eq i64 %inc35.i.i3818, %spec.select.i3611
  br i1 %exitcond76.not.i.i3819, label %cond.end78.i3647, label %for.body21.i.i3805, !llvm.loop !10

cond.false74.i3614:                               ; preds = %for.body50.i3607
  %add.ptr75.i3615 = getelementptr inbounds i64, ptr %461, i64 %k44.0359.i3609
  br i1 %cmp.not65.i.i3613, label %for.cond10.preheader.i.i3635, label %for.body.lr.ph.i297.i3616

for.body.lr.ph.i297.i3616:                        ; preds = %cond.false74.i3614
  %splat.splatinsert.i298.i3617 = insertelement <8 x i64> poison, i64 %558, i64 0
  %splat.splat.i299.i3618 = shufflevector <8 x i64> %splat.splatinsert.i298.i3617, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i3619

for.cond10.preheader.i.i3635:                     ; preds = %for.body.i300.i3619, %cond.false74.i3614
  %outside.0.lcssa.i312.i3636 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3614 ], [ %or7.i308.i3630, %for.body.i300.i3619 ]
  %k.0.lcssa.i313.i3637 = phi i64 [ 0, %cond.false74.i3614 ], [ %add66.i.i3620, %for.body.i300.i3619 ]
  br label %for.body13.i.i3638

for.body.i300.i3619:                              ; preds = %for.body.i300.i3619, %for.body.lr.ph.i297.i3616
  %add66.i.i3620 = phi i64 [ 8, %for.body.lr.ph.i297.i3616 ], [ %add.i310.i3633, %for.body.i300.i3619 ]
  %k.065.i.i3621 = phi i64 [ 0, %for.body.lr.ph.i297.i3616 ], [ %add66.i.i3620, %for.body.i300.i3619 ]
  %outside.064.i.i3622 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i3616 ], [ %or7.i308.i3630, %for.body.i300.i3619 ]
  %add.ptr.i301.i3623 = getelementptr inbounds i64, ptr %add.ptr75.i3615, i64 %k.065.i.i3621
  %561 = load <8 x i64>, ptr %add.ptr.i301.i3623, align 8
  %isneg.i302.i3624 = icmp slt <8 x i64> %561, zeroinitializer
  %and.i303.i3625 = select <8 x i1> %isneg.i302.i3624, <8 x i64> %splat.splat.i299.i3618, <8 x i64> zeroinitializer
  %add1.i304.i3626 = add <8 x i64> %and.i303.i3625, %561
  %add1.lobit.i305.i3627 = ashr <8 x i64> %add1.i304.i3626, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i3628 = icmp slt <8 x i64> %add1.i304.i3626, %splat.splat.i299.i3618
  %or.i307.i3629 = select <8 x i1> %cmp5.not.i306.i3628, <8 x i64> %add1.lobit.i305.i3627, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i3630 = or <8 x i64> %or.i307.i3629, %outside.064.i.i3622
  %conv.i309.i3631 = trunc <8 x i64> %add1.i304.i3626 to <8 x i32>
  %add.ptr8.i.i3632 = getelementptr inbounds i32, ptr %cond67.i3598, i64 %k.065.i.i3621
  store <8 x i32> %conv.i309.i3631, ptr %add.ptr8.i.i3632, align 4
  %add.i310.i3633 = add nuw nsw i64 %add66.i.i3620, 8
  %cmp.not.i311.i3634 = icmp sgt i64 %add.i310.i3633, %spec.select.i3611
  br i1 %cmp.not.i311.i3634, label %for.cond10.preheader.i.i3635, label %for.body.i300.i3619, !llvm.loop !11

for.cond17.preheader.i.i3645:                     ; preds = %for.body13.i.i3638
  %cmp1870.i.i3646 = icmp slt i64 %k.0.lcssa.i313.i3637, %spec.select.i3611
  br i1 %cmp1870.i.i3646, label %for.body20.i.i3757, label %cond.end78.i3647

for.body13.i.i3638:                               ; preds = %for.body13.i.i3638, %for.cond10.preheader.i.i3635
  %j.069.i.i3639 = phi i64 [ 0, %for.cond10.preheader.i.i3635 ], [ %inc.i315.i3643, %for.body13.i.i3638 ]
  %wrong.068.i.i3640 = phi i64 [ 0, %for.cond10.preheader.i.i3635 ], [ %or14.i.i3642, %for.body13.i.i3638 ]
  %vecext.i314.i3641 = extractelement <8 x i64> %outside.0.lcssa.i312.i3636, i64 %j.069.i.i3639
  %or14.i.i3642 = or i64 %vecext.i314.i3641, %wrong.068.i.i3640
  %inc.i315.i3643 = add nuw nsw i64 %j.069.i.i3639, 1
  %exitcond.not.i316.i3644 = icmp eq i64 %inc.i315.i3643, 8
  br i1 %exitcond.not.i316.i3644, label %for.cond17.preheader.i.i3645, label %for.body13.i.i3638, !llvm.loop !12

for.body20.i.i3757:                               ; preds = %for.cond17.preheader.i.i3645, %for.body20.i.i3757
  %k.172.i.i3758 = phi i64 [ %inc33.i.i3769, %for.body20.i.i3757 ], [ %k.0.lcssa.i313.i3637, %for.cond17.preheader.i.i3645 ]
  %wrong.171.i.i3759 = phi i64 [ %or29.i.i3766, %for.body20.i.i3757 ], [ %or14.i.i3642, %for.cond17.preheader.i.i3645 ]
  %arrayidx.i318.i3760 = getelementptr inbounds i64, ptr %add.ptr75.i3615, i64 %k.172.i.i3758
  %562 = load i64, ptr %arrayidx.i318.i3760, align 8
  %cmp23.i.i3761 = icmp slt i64 %562, 0
  %cond.i319.i3762 = select i1 %cmp23.i.i3761, i64 %558, i64 0
  %add25.i.i3763 = add nsw i64 %cond.i319.i3762, %562
  %cmp26.i.i3764 = icmp uge i64 %add25.i.i3763, %558
  %conv28.i.i3765 = zext i1 %cmp26.i.i3764 to i64
  %or29.i.i3766 = or i64 %wrong.171.i.i3759, %conv28.i.i3765
  %conv30.i320.i3767 = trunc i64 %add25.i.i3763 to i32
  %arrayidx31.i.i3768 = getelementptr inbounds i32, ptr %cond67.i3598, i64 %k.172.i.i3758
  store i32 %conv30.i320.i3767, ptr %arrayidx31.i.i3768, align 4
  %inc33.i.i3769 = add nuw nsw i64 %k.172.i.i3758, 1
  %exitcond74.not.i.i3770 = icmp eq i64 %inc33.i.i3769, %spec.select.i3611
  br i1 %exitcond74.not.i.i3770, label %cond.end78.i3647, label %for.body20.i.i3757, !llvm.loop !13

cond.end78.i3647:                                 ; preds = %for.body20.i.i3757, %for.body21.i.i3805, %for.cond17.preheader.i.i3645, %for.cond18.preheader.i.i3803
  %cond79.in.in.i3648 = phi i64 [ %or15.i.i3800, %for.cond18.preheader.i.i3803 ], [ %or14.i.i3642, %for.cond17.preheader.i.i3645 ], [ %or31.i.i3815, %for.body21.i.i3805 ], [ %or29.i.i3766, %for.body20.i.i3757 ]
  %cond79.in.not.i3649 = icmp eq i64 %cond79.in.in.i3648, 0
  br i1 %cond79.in.not.i3649, label %if.end82.i3650, label %most_int.exit

if.end82.i3650:                                   ; preds = %cond.end78.i3647
  br i1 %554, label %if.end87.i3684, label %if.else85.i3651

if.else85.i3651:                                  ; preds = %if.end82.i3650
  %cmp55.i.i3652 = icmp sgt i64 %sub52.i3610, 0
  br i1 %cmp55.i.i3652, label %for.body.i323.i3658, label %if.else94.thread.i3653

for.cond12.preheader.i.i3671:                     ; preds = %for.body.i323.i3658
  %tobool.not.i.i3672 = icmp eq i64 %add.i325.i3668, 0
  br i1 %tobool.not.i.i3672, label %if.else94.thread.i3653, label %for.body16.lr.ph.i.i3673

for.body16.lr.ph.i.i3673:                         ; preds = %for.cond12.preheader.i.i3671
  %sub18.i.i3674 = add nsw i64 %add.i325.i3668, -1
  %arrayidx19.i.i3675 = getelementptr inbounds [520 x i32], ptr %found.i3518, i64 0, i64 %sub18.i.i3674
  %arrayidx25.i.i3676 = getelementptr inbounds [520 x i32], ptr %places63.i3597, i64 0, i64 %sub18.i.i3674
  br label %for.body16.i.i3677

for.body.i323.i3658:                              ; preds = %if.else85.i3651, %for.body.i323.i3658
  %n.057.i.i3659 = phi i64 [ %add.i325.i3668, %for.body.i323.i3658 ], [ 0, %if.else85.i3651 ]
  %k.056.i.i3660 = phi i64 [ %inc.i326.i3669, %for.body.i323.i3658 ], [ 0, %if.else85.i3651 ]
  %arrayidx.i324.i3661 = getelementptr inbounds i32, ptr %places.i3517, i64 %k.056.i.i3660
  %563 = load i32, ptr %arrayidx.i324.i3661, align 4
  %sub3.i.i3662 = sub i32 %563, %conv.i321.i3601
  %conv4.i.i3663 = trunc i64 %k.056.i.i3660 to i32
  %arrayidx5.i.i3664 = getelementptr inbounds [520 x i32], ptr %found.i3518, i64 0, i64 %n.057.i.i3659
  store i32 %conv4.i.i3663, ptr %arrayidx5.i.i3664, align 4
  %arrayidx7.i.i3665 = getelementptr inbounds [520 x i32], ptr %places63.i3597, i64 0, i64 %n.057.i.i3659
  store i32 %sub3.i.i3662, ptr %arrayidx7.i.i3665, align 4
  %cmp8.i.i3666 = icmp ult i32 %sub3.i.i3662, %conv1.i.i3602
  %conv10.i.i3667 = zext i1 %cmp8.i.i3666 to i64
  %add.i325.i3668 = add nuw nsw i64 %n.057.i.i3659, %conv10.i.i3667
  %inc.i326.i3669 = add nuw nsw i64 %k.056.i.i3660, 1
  %exitcond.not.i327.i3670 = icmp eq i64 %inc.i326.i3669, %spec.select.i3611
  br i1 %exitcond.not.i327.i3670, label %for.cond12.preheader.i.i3671, label %for.body.i323.i3658, !llvm.loop !14

for.body16.i.i3677:                               ; preds = %for.body16.i.i3677, %for.body16.lr.ph.i.i3673
  %k11.058.i.i3678 = phi i64 [ 0, %for.body16.lr.ph.i.i3673 ], [ %inc30.i.i3682, %for.body16.i.i3677 ]
  %564 = load i32, ptr %arrayidx19.i.i3675, align 4
  %add21.i.i3679 = add nuw nsw i64 %k11.058.i.i3678, %add.i325.i3668
  %arrayidx22.i.i3680 = getelementptr inbounds [520 x i32], ptr %found.i3518, i64 0, i64 %add21.i.i3679
  store i32 %564, ptr %arrayidx22.i.i3680, align 4
  %565 = load i32, ptr %arrayidx25.i.i3676, align 4
  %arrayidx28.i.i3681 = getelementptr inbounds [520 x i32], ptr %places63.i3597, i64 0, i64 %add21.i.i3679
  store i32 %565, ptr %arrayidx28.i.i3681, align 4
  %inc30.i.i3682 = add nuw nsw i64 %k11.058.i.i3678, 1
  %exitcond.not.i3683 = icmp eq i64 %inc30.i.i3682, 8
  br i1 %exitcond.not.i3683, label %if.end87.i3684, label %for.body16.i.i3677, !llvm.loop !15

if.else94.thread.i3653:                           ; preds = %for.cond12.preheader.i.i3671, %if.else85.i3651
  store i64 0, ptr %count32.i.i3603, align 8
  br label %for.inc101.i3654

if.end87.i3684:                                   ; preds = %for.body16.i.i3677, %if.end82.i3650
  %566 = phi i64 [ %spec.select.i3611, %if.end82.i3650 ], [ %add.i325.i3668, %for.body16.i.i3677 ]
  store i64 %566, ptr %count32.i.i3603, align 8
  %tobool89.i3685 = icmp ne i64 %566, 0
  %or.cond183.i3686 = select i1 %tobool89.i3685, i1 %cmp91.i3604, i1 false
  %cmp47.i.i3687 = icmp sgt i64 %566, 0
  br i1 %or.cond183.i3686, label %if.then93.i3730, label %if.else94.i3688

if.then93.i3730:                                  ; preds = %if.end87.i3684
  br i1 %cmp47.i.i3687, label %for.body.preheader.i328.i3731, label %for.inc101.i3654

for.body.preheader.i328.i3731:                    ; preds = %if.then93.i3730
  %567 = load i32, ptr %places63.i3597, align 8
  %conv.i329.i3732 = sext i32 %567 to i64
  %arrayidx1.i.i3733 = getelementptr inbounds i32, ptr %cond.i3870, i64 %conv.i329.i3732
  %568 = load i32, ptr %arrayidx1.i.i3733, align 4
  br label %for.body.i330.i3734

for.body.i330.i3734:                              ; preds = %if.end.i.i3747, %for.body.preheader.i328.i3731
  %before.050.i.i3735 = phi i64 [ %conv5.i.i3739, %if.end.i.i3747 ], [ %conv.i329.i3732, %for.body.preheader.i328.i3731 ]
  %m.049.i.i3736 = phi i64 [ %inc.i335.i3755, %if.end.i.i3747 ], [ 0, %for.body.preheader.i328.i3731 ]
  %found.048.i.i3737 = phi i32 [ %cond.i334.i3753, %if.end.i.i3747 ], [ %568, %for.body.preheader.i328.i3731 ]
  %arrayidx4.i.i3738 = getelementptr inbounds [520 x i32], ptr %places63.i3597, i64 0, i64 %m.049.i.i3736
  %569 = load i32, ptr %arrayidx4.i.i3738, align 4
  %conv5.i.i3739 = sext i32 %569 to i64
  %add.i331.i3740 = add nuw nsw i64 %m.049.i.i3736, 8
  %arrayidx7.i332.i3741 = getelementptr inbounds [520 x i32], ptr %places63.i3597, i64 0, i64 %add.i331.i3740
  %570 = load i32, ptr %arrayidx7.i332.i3741, align 4
  %idx.ext.i.i3742 = sext i32 %570 to i64
  %add.ptr.i333.i3743 = getelementptr inbounds i32, ptr %cond.i3870, i64 %idx.ext.i.i3742
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i3743, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3744 = icmp eq i64 %before.050.i.i3735, %conv5.i.i3739
  br i1 %cmp8.not.i.i3744, label %if.end.i.i3747, label %if.then.i.i3745

if.then.i.i3745:                                  ; preds = %for.body.i330.i3734
  %arrayidx10.i.i3746 = getelementptr inbounds i32, ptr %cond.i3870, i64 %conv5.i.i3739
  %571 = load i32, ptr %arrayidx10.i.i3746, align 4
  br label %if.end.i.i3747

if.end.i.i3747:                                   ; preds = %if.then.i.i3745, %for.body.i330.i3734
  %found.1.i.i3748 = phi i32 [ %571, %if.then.i.i3745 ], [ %found.048.i.i3737, %for.body.i330.i3734 ]
  %arrayidx11.i.i3749 = getelementptr inbounds [520 x i32], ptr %found.i3518, i64 0, i64 %m.049.i.i3736
  %572 = load i32, ptr %arrayidx11.i.i3749, align 4
  %conv12.i.i3750 = sext i32 %572 to i64
  %mul.i.i3751 = mul nsw i64 %464, %conv12.i.i3750
  %arrayidx13.i.i3752 = getelementptr inbounds i32, ptr %values.0360.i3608, i64 %mul.i.i3751
  %573 = load i32, ptr %arrayidx13.i.i3752, align 4
  %cond.i334.i3753 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i3748, i32 %573)
  %arrayidx23.i.i3754 = getelementptr inbounds i32, ptr %cond.i3870, i64 %conv5.i.i3739
  store i32 %cond.i334.i3753, ptr %arrayidx23.i.i3754, align 4
  %inc.i335.i3755 = add nuw nsw i64 %m.049.i.i3736, 1
  %exitcond371.not.i3756 = icmp eq i64 %inc.i335.i3755, %566
  br i1 %exitcond371.not.i3756, label %for.inc101.i3654, label %for.body.i330.i3734, !llvm.loop !113

if.else94.i3688:                                  ; preds = %if.end87.i3684
  br i1 %cmp47.i.i3687, label %for.body.i339.i3689, label %for.inc101.i3654

for.body.i339.i3689:                              ; preds = %if.else94.i3688, %for.end52.i.i3720
  %m.0107.i.i3690 = phi i64 [ %inc54.i.i3721, %for.end52.i.i3720 ], [ 0, %if.else94.i3688 ]
  %arrayidx.i340.i3691 = getelementptr inbounds [520 x i32], ptr %found.i3518, i64 0, i64 %m.0107.i.i3690
  %574 = load i32, ptr %arrayidx.i340.i3691, align 4
  %conv.i341.i3692 = sext i32 %574 to i64
  %mul.i342.i3693 = mul nsw i64 %464, %conv.i341.i3692
  %add.ptr.i343.i3694 = getelementptr inbounds i32, ptr %values.0360.i3608, i64 %mul.i342.i3693
  %arrayidx1.i344.i3695 = getelementptr inbounds [520 x i32], ptr %places63.i3597, i64 0, i64 %m.0107.i.i3690
  %575 = load i32, ptr %arrayidx1.i344.i3695, align 4
  %conv2.i.i3696 = sext i32 %575 to i64
  %mul3.i.i3697 = mul nsw i64 %465, %conv2.i.i3696
  %add.ptr4.i.i3698 = getelementptr inbounds i32, ptr %cond.i3870, i64 %mul3.i.i3697
  %add.i345.i3699 = add nuw nsw i64 %m.0107.i.i3690, 8
  %arrayidx6.i.i3700 = getelementptr inbounds [520 x i32], ptr %found.i3518, i64 0, i64 %add.i345.i3699
  %576 = load i32, ptr %arrayidx6.i.i3700, align 4
  %conv7.i.i3701 = sext i32 %576 to i64
  %mul8.i.i3702 = mul nsw i64 %464, %conv7.i.i3701
  %add.ptr9.i346.i3703 = getelementptr inbounds i32, ptr %values.0360.i3608, i64 %mul8.i.i3702
  %arrayidx12.i.i3704 = getelementptr inbounds [520 x i32], ptr %places63.i3597, i64 0, i64 %add.i345.i3699
  %577 = load i32, ptr %arrayidx12.i.i3704, align 4
  %conv13.i.i3705 = sext i32 %577 to i64
  %mul14.i.i3706 = mul nsw i64 %465, %conv13.i.i3705
  %add.ptr15.i.i3707 = getelementptr inbounds i32, ptr %cond.i3870, i64 %mul14.i.i3706
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3707, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3605, label %for.cond36.preheader.i.i3717, label %for.body20.i347.i3708

for.cond36.preheader.i.i3717:                     ; preds = %for.body20.i347.i3708, %for.body.i339.i3689
  %j.0.lcssa.i.i3718 = phi i64 [ 0, %for.body.i339.i3689 ], [ %add17103.i.i3709, %for.body20.i347.i3708 ]
  %cmp37104.i.i3719 = icmp slt i64 %j.0.lcssa.i.i3718, %465
  br i1 %cmp37104.i.i3719, label %for.body39.i.i3723, label %for.end52.i.i3720

for.body20.i347.i3708:                            ; preds = %for.body.i339.i3689, %for.body20.i347.i3708
  %add17103.i.i3709 = phi i64 [ %add17.i.i3715, %for.body20.i347.i3708 ], [ 8, %for.body.i339.i3689 ]
  %j.0102.i.i3710 = phi i64 [ %add17103.i.i3709, %for.body20.i347.i3708 ], [ 0, %for.body.i339.i3689 ]
  %add.ptr21.i.i3711 = getelementptr inbounds i32, ptr %add.ptr9.i346.i3703, i64 %j.0102.i.i3710
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3711, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3712 = getelementptr inbounds i32, ptr %add.ptr4.i.i3698, i64 %j.0102.i.i3710
  %578 = load <8 x i32>, ptr %add.ptr22.i.i3712, align 4
  %add.ptr23.i.i3713 = getelementptr inbounds i32, ptr %add.ptr.i343.i3694, i64 %j.0102.i.i3710
  %579 = load <8 x i32>, ptr %add.ptr23.i.i3713, align 4
  %or33.i.i3714 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %578, <8 x i32> %579)
  store <8 x i32> %or33.i.i3714, ptr %add.ptr22.i.i3712, align 4
  %add17.i.i3715 = add nuw nsw i64 %add17103.i.i3709, 8
  %cmp18.not.i.i3716 = icmp sgt i64 %add17.i.i3715, %465
  br i1 %cmp18.not.i.i3716, label %for.cond36.preheader.i.i3717, label %for.body20.i347.i3708, !llvm.loop !114

for.body39.i.i3723:                               ; preds = %for.cond36.preheader.i.i3717, %for.body39.i.i3723
  %j.1105.i.i3724 = phi i64 [ %inc.i349.i3728, %for.body39.i.i3723 ], [ %j.0.lcssa.i.i3718, %for.cond36.preheader.i.i3717 ]
  %arrayidx40.i.i3725 = getelementptr inbounds i32, ptr %add.ptr4.i.i3698, i64 %j.1105.i.i3724
  %580 = load i32, ptr %arrayidx40.i.i3725, align 4
  %arrayidx41.i.i3726 = getelementptr inbounds i32, ptr %add.ptr.i343.i3694, i64 %j.1105.i.i3724
  %581 = load i32, ptr %arrayidx41.i.i3726, align 4
  %spec.select.i.i3727 = tail call i32 @llvm.smax.i32(i32 %580, i32 %581)
  store i32 %spec.select.i.i3727, ptr %arrayidx40.i.i3725, align 4
  %inc.i349.i3728 = add nuw nsw i64 %j.1105.i.i3724, 1
  %exitcond.not.i350.i3729 = icmp eq i64 %inc.i349.i3728, %465
  br i1 %exitcond.not.i350.i3729, label %for.end52.i.i3720, label %for.body39.i.i3723, !llvm.loop !115

for.end52.i.i3720:                                ; preds = %for.body39.i.i3723, %for.cond36.preheader.i.i3717
  %inc54.i.i3721 = add nuw nsw i64 %m.0107.i.i3690, 1
  %exitcond370.not.i3722 = icmp eq i64 %inc54.i.i3721, %566
  br i1 %exitcond370.not.i3722, label %for.inc101.i3654, label %for.body.i339.i3689, !llvm.loop !116

for.inc101.i3654:                                 ; preds = %for.end52.i.i3720, %if.end.i.i3747, %if.else94.i3688, %if.then93.i3730, %if.else94.thread.i3653
  %add.i3655 = add nuw nsw i64 %k44.0359.i3609, 512
  %add.ptr103.i3656 = getelementptr inbounds i8, ptr %values.0360.i3608, i64 %add.ptr103.idx.i3606
  %582 = load i64, ptr %arrayidx46.i3547, align 8
  %cmp47.not.i3657 = icmp slt i64 %add.i3655, %582
  br i1 %cmp47.not.i3657, label %for.body50.i3607, label %for.end106.i3549, !llvm.loop !117

for.end106.i3549:                                 ; preds = %for.inc101.i3654, %for.cond45.preheader.i3546
  %583 = load i64, ptr %a, align 8
  %cmp108.i3550 = icmp eq i64 %583, 0
  %tobool111.i3551 = icmp ne i64 %467, 0
  %or.cond184.i3552 = select i1 %cmp108.i3550, i1 %tobool111.i3551, i1 false
  br i1 %or.cond184.i3552, label %lor.lhs.false112.i3554, label %most_int.exit

lor.lhs.false112.i3554:                           ; preds = %for.end106.i3549
  %cmp113.i3555 = icmp ne ptr %cond.i3870, %468
  %tobool116.i3556 = icmp ne i64 %458, 0
  %or.cond185.i3557 = select i1 %cmp113.i3555, i1 true, i1 %tobool116.i3556
  br i1 %or.cond185.i3557, label %for.cond120.preheader.i3558, label %most_int.exit

for.cond120.preheader.i3558:                      ; preds = %lor.lhs.false112.i3554
  %cmp122.not361.i3559 = icmp slt i64 %mul.i3863, 8
  br i1 %cmp122.not361.i3559, label %for.cond145.preheader.i3571, label %for.body124.lr.ph.i3560

for.body124.lr.ph.i3560:                          ; preds = %for.cond120.preheader.i3558
  %add.ptr131.i3561 = getelementptr inbounds i32, ptr %459, i64 %mul9.i3866
  br label %for.body124.i3562

for.cond145.preheader.i3571:                      ; preds = %if.end140.i3566, %for.cond120.preheader.i3558
  %k119.0.lcssa.i3572 = phi i64 [ 0, %for.cond120.preheader.i3558 ], [ %add121363.i3563, %if.end140.i3566 ]
  %cmp146364.i3573 = icmp slt i64 %k119.0.lcssa.i3572, %mul.i3863
  br i1 %cmp146364.i3573, label %for.body148.lr.ph.i3574, label %most_int.exit

for.body148.lr.ph.i3574:                          ; preds = %for.cond145.preheader.i3571
  %584 = getelementptr i32, ptr %459, i64 %mul9.i3866
  br label %for.body148.i3575

for.body124.i3562:                                ; preds = %if.end140.i3566, %for.body124.lr.ph.i3560
  %add121363.i3563 = phi i64 [ 8, %for.body124.lr.ph.i3560 ], [ %add121.i3569, %if.end140.i3566 ]
  %k119.0362.i3564 = phi i64 [ 0, %for.body124.lr.ph.i3560 ], [ %add121363.i3563, %if.end140.i3566 ]
  %add.ptr125.i3565 = getelementptr inbounds i32, ptr %cond.i3870, i64 %k119.0362.i3564
  %585 = load <8 x i32>, ptr %add.ptr125.i3565, align 4
  br i1 %tobool116.i3556, label %land.lhs.true127.i3587, label %if.end140.i3566

land.lhs.true127.i3587:                           ; preds = %for.body124.i3562
  %586 = load i64, ptr %arrayidx8.i3865, align 8
  %tobool129.not.i3588 = icmp eq i64 %586, 0
  br i1 %tobool129.not.i3588, label %if.then136.i3592, label %if.then130.i3589

if.then130.i3589:                                 ; preds = %land.lhs.true127.i3587
  %add.ptr132.i3590 = getelementptr inbounds i32, ptr %add.ptr131.i3561, i64 %k119.0362.i3564
  %587 = load <8 x i32>, ptr %add.ptr132.i3590, align 4
  %add133.i3591 = add <8 x i32> %587, %585
  br label %if.end140.i3566

if.then136.i3592:                                 ; preds = %land.lhs.true127.i3587
  %588 = load i32, ptr %459, align 4
  %splat.splatinsert.i3593 = insertelement <8 x i32> poison, i32 %588, i64 0
  %splat.splat.i3594 = shufflevector <8 x i32> %splat.splatinsert.i3593, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i3595 = add <8 x i32> %splat.splat.i3594, %585
  br label %if.end140.i3566

if.end140.i3566:                                  ; preds = %if.then136.i3592, %if.then130.i3589, %for.body124.i3562
  %sum.0.i3567 = phi <8 x i32> [ %add133.i3591, %if.then130.i3589 ], [ %add138.i3595, %if.then136.i3592 ], [ %585, %for.body124.i3562 ]
  %add.ptr141.i3568 = getelementptr inbounds i32, ptr %468, i64 %k119.0362.i3564
  store <8 x i32> %sum.0.i3567, ptr %add.ptr141.i3568, align 4
  %add121.i3569 = add nuw nsw i64 %add121363.i3563, 8
  %cmp122.not.i3570 = icmp sgt i64 %add121.i3569, %mul.i3863
  br i1 %cmp122.not.i3570, label %for.cond145.preheader.i3571, label %for.body124.i3562, !llvm.loop !118

for.body148.i3575:                                ; preds = %cond.end159.i3578, %for.body148.lr.ph.i3574
  %k119.1365.i3576 = phi i64 [ %k119.0.lcssa.i3572, %for.body148.lr.ph.i3574 ], [ %inc163.i3581, %cond.end159.i3578 ]
  %arrayidx151.i3577 = getelementptr inbounds i32, ptr %cond.i3870, i64 %k119.1365.i3576
  %589 = load i32, ptr %arrayidx151.i3577, align 4
  br i1 %tobool116.i3556, label %cond.true150.i3583, label %cond.end159.i3578

cond.true150.i3583:                               ; preds = %for.body148.i3575
  %590 = load i64, ptr %arrayidx8.i3865, align 8
  %mul153.i3584 = mul nsw i64 %590, %k119.1365.i3576
  %arrayidx155.i3585 = getelementptr i32, ptr %584, i64 %mul153.i3584
  %591 = load i32, ptr %arrayidx155.i3585, align 4
  %add156.i3586 = add nsw i32 %591, %589
  br label %cond.end159.i3578

cond.end159.i3578:                                ; preds = %cond.true150.i3583, %for.body148.i3575
  %cond160.i3579 = phi i32 [ %add156.i3586, %cond.true150.i3583 ], [ %589, %for.body148.i3575 ]
  %arrayidx161.i3580 = getelementptr inbounds i32, ptr %468, i64 %k119.1365.i3576
  store i32 %cond160.i3579, ptr %arrayidx161.i3580, align 4
  %inc163.i3581 = add nuw nsw i64 %k119.1365.i3576, 1
  %exitcond372.not.i3582 = icmp eq i64 %inc163.i3581, %mul.i3863
  br i1 %exitcond372.not.i3582, label %most_int.exit, label %for.body148.i3575, !llvm.loop !119

most_int.exit:                                    ; preds = %cond.end78.i3647, %cond.end159.i3578, %for.end106.i3549, %lor.lhs.false112.i3554, %for.cond145.preheader.i3571
  %retval.3.i3553 = phi i64 [ 0, %lor.lhs.false112.i3554 ], [ 0, %for.end106.i3549 ], [ 0, %for.cond145.preheader.i3571 ], [ 0, %cond.end159.i3578 ], [ 1, %cond.end78.i3647 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3518) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3517) #7
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool14.not.i3872, label %if.end30.i3879, label %land.lhs.true.i3873

land.lhs.true.i3873:                              ; preds = %cond.false72
  %tobool16.i3875.not = icmp eq i64 %458, 0
  br i1 %tobool16.i3875.not, label %if.then.i3877, label %land.lhs.true20.i4175

if.then.i3877:                                    ; preds = %land.lhs.true.i3873
  %cmp121.i.i3878 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i.i3878, label %for.body6.preheader.i.i4168, label %if.end30.i3879

for.body6.preheader.i.i4168:                      ; preds = %if.then.i3877
  %592 = inttoptr i64 %471 to ptr
  %.pre.i.i4169 = load i64, ptr %592, align 8
  br label %for.body6.i.i4170

for.body6.i.i4170:                                ; preds = %for.body6.i.i4170, %for.body6.preheader.i.i4168
  %k2.020.i.i4171 = phi i64 [ %inc9.i.i4173, %for.body6.i.i4170 ], [ 0, %for.body6.preheader.i.i4168 ]
  %arrayidx7.i.i4172 = getelementptr inbounds i64, ptr %cond.i3870, i64 %k2.020.i.i4171
  store i64 %.pre.i.i4169, ptr %arrayidx7.i.i4172, align 8
  %inc9.i.i4173 = add nuw nsw i64 %k2.020.i.i4171, 1
  %exitcond.not.i.i4174 = icmp eq i64 %inc9.i.i4173, %mul.i3863
  br i1 %exitcond.not.i.i4174, label %if.end30.i3879, label %for.body6.i.i4170, !llvm.loop !23

land.lhs.true20.i4175:                            ; preds = %land.lhs.true.i3873
  %tobool22.not.i4176 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i4176, label %if.then28.i4180, label %if.then23.i4177

if.then23.i4177:                                  ; preds = %land.lhs.true20.i4175
  %add.ptr.i4178 = getelementptr inbounds i64, ptr %459, i64 %mul9.i3866
  %mul24.i4179 = shl i64 %mul.i3863, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3870, ptr nonnull align 8 %add.ptr.i4178, i64 %mul24.i4179, i1 false)
  br label %if.end30.i3879

if.then28.i4180:                                  ; preds = %land.lhs.true20.i4175
  %cmp121.i285.i4181 = icmp sgt i64 %mul.i3863, 0
  br i1 %cmp121.i285.i4181, label %for.body6.preheader.i286.i4182, label %if.end30.i3879

for.body6.preheader.i286.i4182:                   ; preds = %if.then28.i4180
  %.pre.i287.i4183 = load i64, ptr %459, align 8
  br label %for.body6.i288.i4184

for.body6.i288.i4184:                             ; preds = %for.body6.i288.i4184, %for.body6.preheader.i286.i4182
  %k2.020.i289.i4185 = phi i64 [ %inc9.i291.i4187, %for.body6.i288.i4184 ], [ 0, %for.body6.preheader.i286.i4182 ]
  %arrayidx7.i290.i4186 = getelementptr inbounds i64, ptr %cond.i3870, i64 %k2.020.i289.i4185
  store i64 %.pre.i287.i4183, ptr %arrayidx7.i290.i4186, align 8
  %inc9.i291.i4187 = add nuw nsw i64 %k2.020.i289.i4185, 1
  %exitcond.not.i292.i4188 = icmp eq i64 %inc9.i291.i4187, %mul.i3863
  br i1 %exitcond.not.i292.i4188, label %if.end30.i3879, label %for.body6.i288.i4184, !llvm.loop !23

if.end30.i3879:                                   ; preds = %for.body6.i288.i4184, %for.body6.i.i4170, %if.then28.i4180, %if.then23.i4177, %if.then.i3877, %cond.false72
  %cmp31.i3880 = icmp eq i64 %462, 0
  br i1 %cmp31.i3880, label %land.end.i4156, label %land.end.thread.i3881

land.end.thread.i3881:                            ; preds = %if.end30.i3879
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3853) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3854) #7
  br label %for.cond45.preheader.i3882

land.end.i4156:                                   ; preds = %if.end30.i3879
  %arrayidx32.i4157 = getelementptr inbounds i8, ptr %a, i64 56
  %593 = load i64, ptr %arrayidx32.i4157, align 8
  %cmp33.i4158 = icmp eq i64 %463, %593
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3853) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3854) #7
  br i1 %cmp33.i4158, label %for.body.lr.ph.i4159, label %for.cond45.preheader.i3882

for.body.lr.ph.i4159:                             ; preds = %land.end.i4156
  %places42.i4160 = getelementptr inbounds i8, ptr %found.i3854, i64 2080
  br label %for.body.i4161

for.cond45.preheader.i3882:                       ; preds = %for.body.i4161, %land.end.i4156, %land.end.thread.i3881
  %594 = phi i1 [ false, %land.end.thread.i3881 ], [ false, %land.end.i4156 ], [ true, %for.body.i4161 ]
  %arrayidx46.i3883 = getelementptr inbounds i8, ptr %a, i64 48
  %595 = load i64, ptr %arrayidx46.i3883, align 8
  %cmp47.not355.i3884 = icmp sgt i64 %595, 0
  br i1 %cmp47.not355.i3884, label %for.body50.lr.ph.i3932, label %for.end106.i3885

for.body50.lr.ph.i3932:                           ; preds = %for.cond45.preheader.i3882
  %places63.i3933 = getelementptr inbounds i8, ptr %found.i3854, i64 2080
  %cond67.i3934 = select i1 %594, ptr %places63.i3933, ptr %places.i3853
  %arrayidx68.i3935 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3936 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i3937 = trunc i64 %462 to i32
  %conv1.i.i3938 = trunc i64 %sub.i3862 to i32
  %count32.i.i3939 = getelementptr inbounds i8, ptr %found.i3854, i64 4160
  %cmp91.i3940 = icmp eq i64 %465, 1
  %cmp18.not101.i.i3941 = icmp slt i64 %465, 8
  %add.ptr103.idx.i3942 = shl nsw i64 %464, 12
  br label %for.body50.i3943

for.body.i4161:                                   ; preds = %for.body.i4161, %for.body.lr.ph.i4159
  %k.0354.i4162 = phi i64 [ 0, %for.body.lr.ph.i4159 ], [ %inc.i4166, %for.body.i4161 ]
  %conv40.i4163 = trunc nuw i64 %k.0354.i4162 to i32
  %arrayidx41.i4164 = getelementptr inbounds [520 x i32], ptr %found.i3854, i64 0, i64 %k.0354.i4162
  store i32 %conv40.i4163, ptr %arrayidx41.i4164, align 4
  %arrayidx43.i4165 = getelementptr inbounds [520 x i32], ptr %places42.i4160, i64 0, i64 %k.0354.i4162
  store i32 0, ptr %arrayidx43.i4165, align 4
  %inc.i4166 = add nuw nsw i64 %k.0354.i4162, 1
  %exitcond4310.not = icmp eq i64 %inc.i4166, 520
  br i1 %exitcond4310.not, label %for.cond45.preheader.i3882, label %for.body.i4161, !llvm.loop !120

for.body50.i3943:                                 ; preds = %for.inc101.i3990, %for.body50.lr.ph.i3932
  %596 = phi i64 [ %595, %for.body50.lr.ph.i3932 ], [ %622, %for.inc101.i3990 ]
  %values.0358.i3944 = phi ptr [ %457, %for.body50.lr.ph.i3932 ], [ %add.ptr103.i3992, %for.inc101.i3990 ]
  %k44.0357.i3945 = phi i64 [ 0, %for.body50.lr.ph.i3932 ], [ %add.i3991, %for.inc101.i3990 ]
  %sub52.i3946 = sub nsw i64 %596, %k44.0357.i3945
  %spec.select.i3947 = tail call i64 @llvm.smin.i64(i64 %sub52.i3946, i64 512)
  %597 = load i64, ptr %arrayidx68.i3935, align 8
  %cmp69.i3948 = icmp eq i64 %597, 4
  %598 = load i64, ptr %arrayidx76.i3936, align 8
  %cmp.not65.i.i3949 = icmp slt i64 %sub52.i3946, 8
  br i1 %cmp69.i3948, label %cond.true71.i4107, label %cond.false74.i3950

cond.true71.i4107:                                ; preds = %for.body50.i3943
  %add.ptr72.i4108 = getelementptr inbounds i32, ptr %461, i64 %k44.0357.i3945
  br i1 %cmp.not65.i.i3949, label %for.cond11.preheader.i.i4129, label %for.body.lr.ph.i.i4109

for.body.lr.ph.i.i4109:                           ; preds = %cond.true71.i4107
  %splat.splatinsert.i.i4110 = insertelement <8 x i64> poison, i64 %598, i64 0
  %splat.splat.i.i4111 = shufflevector <8 x i64> %splat.splatinsert.i.i4110, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4112

for.cond11.preheader.i.i4129:                     ; preds = %for.body.i.i4112, %cond.true71.i4107
  %outside.0.lcssa.i.i4130 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4107 ], [ %or7.i.i4124, %for.body.i.i4112 ]
  %k.0.lcssa.i.i4131 = phi i64 [ 0, %cond.true71.i4107 ], [ %add68.i.i4113, %for.body.i.i4112 ]
  br label %for.body14.i.i4132

for.body.i.i4112:                                 ; preds = %for.body.i.i4112, %for.body.lr.ph.i.i4109
  %add68.i.i4113 = phi i64 [ 8, %for.body.lr.ph.i.i4109 ], [ %add.i.i4127, %for.body.i.i4112 ]
  %k.067.i.i4114 = phi i64 [ 0, %for.body.lr.ph.i.i4109 ], [ %add68.i.i4113, %for.body.i.i4112 ]
  %outside.066.i.i4115 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4109 ], [ %or7.i.i4124, %for.body.i.i4112 ]
  %add.ptr.i.i4116 = getelementptr inbounds i32, ptr %add.ptr72.i4108, i64 %k.067.i.i4114
  %599 = load <8 x i32>, ptr %add.ptr.i.i4116, align 4
  %conv.i.i4117 = sext <8 x i32> %599 to <8 x i64>
  %isneg.i.i4118 = icmp slt <8 x i32> %599, zeroinitializer
  %and.i.i4119 = select <8 x i1> %isneg.i.i4118, <8 x i64> %splat.splat.i.i4111, <8 x i64> zeroinitializer
  %add1.i.i4120 = add <8 x i64> %and.i.i4119, %conv.i.i4117
  %add1.lobit.i.i4121 = ashr <8 x i64> %add1.i.i4120, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4122 = icmp slt <8 x i64> %add1.i.i4120, %splat.splat.i.i4111
  %or.i.i4123 = select <8 x i1> %cmp5.not.i.i4122, <8 x i64> %add1.lobit.i.i4121, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4124 = or <8 x i64> %or.i.i4123, %outside.066.i.i4115
  %conv8.i.i4125 = trunc <8 x i64> %add1.i.i4120 to <8 x i32>
  %add.ptr9.i.i4126 = getelementptr inbounds i32, ptr %cond67.i3934, i64 %k.067.i.i4114
  store <8 x i32> %conv8.i.i4125, ptr %add.ptr9.i.i4126, align 4
  %add.i.i4127 = add nuw nsw i64 %add68.i.i4113, 8
  %cmp.not.i.i4128 = icmp sgt i64 %add.i.i4127, %spec.select.i3947
  br i1 %cmp.not.i.i4128, label %for.cond11.preheader.i.i4129, label %for.body.i.i4112, !llvm.loop !8

for.cond18.preheader.i.i4139:                     ; preds = %for.body14.i.i4132
  %cmp1972.i.i4140 = icmp slt i64 %k.0.lcssa.i.i4131, %spec.select.i3947
  br i1 %cmp1972.i.i4140, label %for.body21.i.i4141, label %cond.end78.i3983

for.body14.i.i4132:                               ; preds = %for.body14.i.i4132, %for.cond11.preheader.i.i4129
  %j.071.i.i4133 = phi i64 [ 0, %for.cond11.preheader.i.i4129 ], [ %inc.i.i4137, %for.body14.i.i4132 ]
  %wrong.070.i.i4134 = phi i64 [ 0, %for.cond11.preheader.i.i4129 ], [ %or15.i.i4136, %for.body14.i.i4132 ]
  %vecext.i.i4135 = extractelement <8 x i64> %outside.0.lcssa.i.i4130, i64 %j.071.i.i4133
  %or15.i.i4136 = or i64 %vecext.i.i4135, %wrong.070.i.i4134
  %inc.i.i4137 = add nuw nsw i64 %j.071.i.i4133, 1
  %exitcond.not.i294.i4138 = icmp eq i64 %inc.i.i4137, 8
  br i1 %exitcond.not.i294.i4138, label %for.cond18.preheader.i.i4139, label %for.body14.i.i4132, !llvm.loop !9

for.body21.i.i4141:                               ; preds = %for.cond18.preheader.i.i4139, %for.body21.i.i4141
  %k.174.i.i4142 = phi i64 [ %inc35.i.i4154, %for.body21.i.i4141 ], [ %k.0.lcssa.i.i4131, %for.cond18.preheader.i.i4139 ]
  %wrong.173.i.i4143 = phi i64 [ %or31.i.i4151, %for.body21.i.i4141 ], [ %or15.i.i4136, %for.cond18.preheader.i.i4139 ]
  %arrayidx.i.i4144 = getelementptr inbounds i32, ptr %add.ptr72.i4108, i64 %k.174.i.i4142
  %600 = load i32, ptr %arrayidx.i.i4144, align 4
  %conv23.i.i4145 = sext i32 %600 to i64
  %cmp25.i.i4146 = icmp slt i32 %600, 0
  %cond.i.i4147 = select i1 %cmp25.i.i4146, i64 %598, i64 0
  %add27.i.i4148 = add nsw i64 %cond.i.i4147, %conv23.i.i4145
  %cmp28.i.i4149 = icmp uge i64 %add27.i.i4148, %598
  %conv30.i.i4150 = zext i1 %cmp28.i.i4149 to i64
  %or31.i.i4151 = or i64 %wrong.173.i.i4143, %conv30.i.i4150
  %conv32.i.i4152 = trunc i64 %add27.i.i4148 to i32
  %arrayidx33.i.i4153 = getelementptr inbounds i32, ptr %cond67.i3934, i64 %k.174.i.i4142
  store i32 %conv32.i.i4152, ptr %arrayidx33.i.i4153, align 4
  %inc35.i.i4154 = add nuw nsw i64 %k.174.i.i4142, 1
  %exitcond76.not.i.i4155 = icmp eq i64 %inc35.i.i4154, %spec.select.i3947
  br i1 %exitcond76.not.i.i4155, label %cond.end78.i3983, label %for.body21.i.i4141, !llvm.loop !10

cond.false74.i3950:                               ; preds = %for.body50.i3943
  %add.ptr75.i3951 = getelementptr inbounds i64, ptr %461, i64 %k44.0357.i3945
  br i1 %cmp.not65.i.i3949, label %for.cond10.preheader.i.i3971, label %for.body.lr.ph.i295.i3952

for.body.lr.ph.i295.i3952:                        ; preds = %cond.false74.i3950
  %splat.splatinsert.i296.i3953 = insertelement <8 x i64> poison, i64 %598, i64 0
  %splat.splat.i297.i3954 = shufflevector <8 x i64> %splat.splatinsert.i296.i3953, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i3955

for.cond10.preheader.i.i3971:                     ; preds = %for.body.i298.i3955, %cond.false74.i3950
  %outside.0.lcssa.i310.i3972 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3950 ], [ %or7.i306.i3966, %for.body.i298.i3955 ]
  %k.0.lcssa.i311.i3973 = phi i64 [ 0, %cond.false74.i3950 ], [ %add66.i.i3956, %for.body.i298.i3955 ]
  br label %for.body13.i.i3974

for.body.i298.i3955:                              ; preds = %for.body.i298.i3955, %for.body.lr.ph.i295.i3952
  %add66.i.i3956 = phi i64 [ 8, %for.body.lr.ph.i295.i3952 ], [ %add.i308.i3969, %for.body.i298.i3955 ]
  %k.065.i.i3957 = phi i64 [ 0, %for.body.lr.ph.i295.i3952 ], [ %add66.i.i3956, %for.body.i298.i3955 ]
  %outside.064.i.i3958 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i3952 ], [ %or7.i306.i3966, %for.body.i298.i3955 ]
  %add.ptr.i299.i3959 = getelementptr inbounds i64, ptr %add.ptr75.i3951, i64 %k.065.i.i3957
  %601 = load <8 x i64>, ptr %add.ptr.i299.i3959, align 8
  %isneg.i300.i3960 = icmp slt <8 x i64> %601, zeroinitializer
  %and.i301.i3961 = select <8 x i1> %isneg.i300.i3960, <8 x i64> %splat.splat.i297.i3954, <8 x i64> zeroinitializer
  %add1.i302.i3962 = add <8 x i64> %and.i301.i3961, %601
  %add1.lobit.i303.i3963 = ashr <8 x i64> %add1.i302.i3962, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i3964 = icmp slt <8 x i64> %add1.i302.i3962, %splat.splat.i297.i3954
  %or.i305.i3965 = select <8 x i1> %cmp5.not.i304.i3964, <8 x i64> %add1.lobit.i303.i3963, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i3966 = or <8 x i64> %or.i305.i3965, %outside.064.i.i3958
  %conv.i307.i3967 = trunc <8 x i64> %add1.i302.i3962 to <8 x i32>
  %add.ptr8.i.i3968 = getelementptr inbounds i32, ptr %cond67.i3934, i64 %k.065.i.i3957
  store <8 x i32> %conv.i307.i3967, ptr %add.ptr8.i.i3968, align 4
  %add.i308.i3969 = add nuw nsw i64 %add66.i.i3956, 8
  %cmp.not.i309.i3970 = icmp sgt i64 %add.i308.i3969, %spec.select.i3947
  br i1 %cmp.not.i309.i3970, label %for.cond10.preheader.i.i3971, label %for.body.i298.i3955, !llvm.loop !11

for.cond17.preheader.i.i3981:                     ; preds = %for.body13.i.i3974
  %cmp1870.i.i3982 = icmp slt i64 %k.0.lcssa.i311.i3973, %spec.select.i3947
  br i1 %cmp1870.i.i3982, label %for.body20.i.i4093, label %cond.end78.i3983

for.body13.i.i3974:                               ; preds = %for.body13.i.i3974, %for.cond10.preheader.i.i3971
  %j.069.i.i3975 = phi i64 [ 0, %for.cond10.preheader.i.i3971 ], [ %inc.i313.i3979, %for.body13.i.i3974 ]
  %wrong.068.i.i3976 = phi i64 [ 0, %for.cond10.preheader.i.i3971 ], [ %or14.i.i3978, %for.body13.i.i3974 ]
  %vecext.i312.i3977 = extractelement <8 x i64> %outside.0.lcssa.i310.i3972, i64 %j.069.i.i3975
  %or14.i.i3978 = or i64 %vecext.i312.i3977, %wrong.068.i.i3976
  %inc.i313.i3979 = add nuw nsw i64 %j.069.i.i3975, 1
  %exitcond.not.i314.i3980 = icmp eq i64 %inc.i313.i3979, 8
  br i1 %exitcond.not.i314.i3980, label %for.cond17.preheader.i.i3981, label %for.body13.i.i3974, !llvm.loop !12

for.body20.i.i4093:                               ; preds = %for.cond17.preheader.i.i3981, %for.body20.i.i4093
  %k.172.i.i4094 = phi i64 [ %inc33.i.i4105, %for.body20.i.i4093 ], [ %k.0.lcssa.i311.i3973, %for.cond17.preheader.i.i3981 ]
  %wrong.171.i.i4095 = phi i64 [ %or29.i.i4102, %for.body20.i.i4093 ], [ %or14.i.i3978, %for.cond17.preheader.i.i3981 ]
  %arrayidx.i316.i4096 = getelementptr inbounds i64, ptr %add.ptr75.i3951, i64 %k.172.i.i4094
  %602 = load i64, ptr %arrayidx.i316.i4096, align 8
  %cmp23.i.i4097 = icmp slt i64 %602, 0
  %cond.i317.i4098 = select i1 %cmp23.i.i4097, i64 %598, i64 0
  %add25.i.i4099 = add nsw i64 %cond.i317.i4098, %602
  %cmp26.i.i4100 = icmp uge i64 %add25.i.i4099, %598
  %conv28.i.i4101 = zext i1 %cmp26.i.i4100 to i64
  %or29.i.i4102 = or i64 %wrong.171.i.i4095, %conv28.i.i4101
  %conv30.i318.i4103 = trunc i64 %add25.i.i4099 to i32
  %arrayidx31.i.i4104 = getelementptr inbounds i32, ptr %cond67.i3934, i64 %k.172.i.i4094
  store i32 %conv30.i318.i4103, ptr %arrayidx31.i.i4104, align 4
  %inc33.i.i4105 = add nuw nsw i64 %k.172.i.i4094, 1
  %exitcond74.not.i.i4106 = icmp eq i64 %inc33.i.i4105, %spec.select.i3947
  br i1 %exitcond74.not.i.i4106, label %cond.end78.i3983, label %for.body20.i.i4093, !llvm.loop !13

cond.end78.i3983:                                 ; preds = %for.body20.i.i4093, %for.body21.i.i4141, %for.cond17.preheader.i.i3981, %for.cond18.preheader.i.i4139
  %cond79.in.in.i3984 = phi i64 [ %or15.i.i4136, %for.cond18.preheader.i.i4139 ], [ %or14.i.i3978, %for.cond17.preheader.i.i3981 ], [ %or31.i.i4151, %for.body21.i.i4141 ], [ %or29.i.i4102, %for.body20.i.i4093 ]
  %cond79.in.not.i3985 = icmp eq i64 %cond79.in.in.i3984, 0
  br i1 %cond79.in.not.i3985, label %if.end82.i3986, label %most_long.exit

if.end82.i3986:                                   ; preds = %cond.end78.i3983
  br i1 %594, label %if.end87.i4020, label %if.else85.i3987

if.else85.i3987:                                  ; preds = %if.end82.i3986
  %cmp55.i.i3988 = icmp sgt i64 %sub52.i3946, 0
  br i1 %cmp55.i.i3988, label %for.body.i321.i3994, label %if.else94.thread.i3989

for.cond12.preheader.i.i4007:                     ; preds = %for.body.i321.i3994
  %tobool.not.i.i4008 = icmp eq i64 %add.i324.i4004, 0
  br i1 %tobool.not.i.i4008, label %if.else94.thread.i3989, label %for.body16.lr.ph.i.i4009

for.body16.lr.ph.i.i4009:                         ; preds = %for.cond12.preheader.i.i4007
  %sub18.i.i4010 = add nsw i64 %add.i324.i4004, -1
  %arrayidx19.i.i4011 = getelementptr inbounds [520 x i32], ptr %found.i3854, i64 0, i64 %sub18.i.i4010
  %arrayidx25.i.i4012 = getelementptr inbounds [520 x i32], ptr %places63.i3933, i64 0, i64 %sub18.i.i4010
  br label %for.body16.i.i4013

for.body.i321.i3994:                              ; preds = %if.else85.i3987, %for.body.i321.i3994
  %n.057.i.i3995 = phi i64 [ %add.i324.i4004, %for.body.i321.i3994 ], [ 0, %if.else85.i3987 ]
  %k.056.i.i3996 = phi i64 [ %inc.i325.i4005, %for.body.i321.i3994 ], [ 0, %if.else85.i3987 ]
  %arrayidx.i322.i3997 = getelementptr inbounds i32, ptr %places.i3853, i64 %k.056.i.i3996
  %603 = load i32, ptr %arrayidx.i322.i3997, align 4
  %sub3.i.i3998 = sub i32 %603, %conv.i319.i3937
  %conv4.i.i3999 = trunc i64 %k.056.i.i3996 to i32
  %arrayidx5.i.i4000 = getelementptr inbounds [520 x i32], ptr %found.i3854, i64 0, i64 %n.057.i.i3995
  store i32 %conv4.i.i3999, ptr %arrayidx5.i.i4000, align 4
  %arrayidx7.i323.i4001 = getelementptr inbounds [520 x i32], ptr %places63.i3933, i64 0, i64 %n.057.i.i3995
  store i32 %sub3.i.i3998, ptr %arrayidx7.i323.i4001, align 4
  %cmp8.i.i4002 = icmp ult i32 %sub3.i.i3998, %conv1.i.i3938
  %conv10.i.i4003 = zext i1 %cmp8.i.i4002 to i64
  %add.i324.i4004 = add nuw nsw i64 %n.057.i.i3995, %conv10.i.i4003
  %inc.i325.i4005 = add nuw nsw i64 %k.056.i.i3996, 1
  %exitcond.not.i326.i4006 = icmp eq i64 %inc.i325.i4005, %spec.select.i3947
  br i1 %exitcond.not.i326.i4006, label %for.cond12.preheader.i.i4007, label %for.body.i321.i3994, !llvm.loop !14

for.body16.i.i4013:                               ; preds = %for.body16.i.i4013, %for.body16.lr.ph.i.i4009
  %k11.058.i.i4014 = phi i64 [ 0, %for.body16.lr.ph.i.i4009 ], [ %inc30.i.i4018, %for.body16.i.i4013 ]
  %604 = load i32, ptr %arrayidx19.i.i4011, align 4
  %add21.i.i4015 = add nuw nsw i64 %k11.058.i.i4014, %add.i324.i4004
  %arrayidx22.i.i4016 = getelementptr inbounds [520 x i32], ptr %found.i3854, i64 0, i64 %add21.i.i4015
  store i32 %604, ptr %arrayidx22.i.i4016, align 4
  %605 = load i32, ptr %arrayidx25.i.i4012, align 4
  %arrayidx28.i.i4017 = getelementptr inbounds [520 x i32], ptr %places63.i3933, i64 0, i64 %add21.i.i4015
  store i32 %605, ptr %arrayidx28.i.i4017, align 4
  %inc30.i.i4018 = add nuw nsw i64 %k11.058.i.i4014, 1
  %exitcond.not.i4019 = icmp eq i64 %inc30.i.i4018, 8
  br i1 %exitcond.not.i4019, label %if.end87.i4020, label %for.body16.i.i4013, !llvm.loop !15

if.else94.thread.i3989:                           ; preds = %for.cond12.preheader.i.i4007, %if.else85.i3987
  store i64 0, ptr %count32.i.i3939, align 8
  br label %for.inc101.i3990

if.end87.i4020:                                   ; preds = %for.body16.i.i4013, %if.end82.i3986
  %606 = phi i64 [ %spec.select.i3947, %if.end82.i3986 ], [ %add.i324.i4004, %for.body16.i.i4013 ]
  store i64 %606, ptr %count32.i.i3939, align 8
  %tobool89.i4021 = icmp ne i64 %606, 0
  %or.cond183.i4022 = select i1 %tobool89.i4021, i1 %cmp91.i3940, i1 false
  %cmp47.i.i4023 = icmp sgt i64 %606, 0
  br i1 %or.cond183.i4022, label %if.then93.i4066, label %if.else94.i4024

if.then93.i4066:                                  ; preds = %if.end87.i4020
  br i1 %cmp47.i.i4023, label %for.body.preheader.i.i4067, label %for.inc101.i3990

for.body.preheader.i.i4067:                       ; preds = %if.then93.i4066
  %607 = load i32, ptr %places63.i3933, align 8
  %conv.i327.i4068 = sext i32 %607 to i64
  %arrayidx1.i.i4069 = getelementptr inbounds i64, ptr %cond.i3870, i64 %conv.i327.i4068
  %608 = load i64, ptr %arrayidx1.i.i4069, align 8
  br label %for.body.i328.i4070

for.body.i328.i4070:                              ; preds = %if.end.i.i4083, %for.body.preheader.i.i4067
  %before.050.i.i4071 = phi i64 [ %conv5.i.i4075, %if.end.i.i4083 ], [ %conv.i327.i4068, %for.body.preheader.i.i4067 ]
  %m.049.i.i4072 = phi i64 [ %inc.i333.i4091, %if.end.i.i4083 ], [ 0, %for.body.preheader.i.i4067 ]
  %found.048.i.i4073 = phi i64 [ %cond.i332.i4089, %if.end.i.i4083 ], [ %608, %for.body.preheader.i.i4067 ]
  %arrayidx4.i.i4074 = getelementptr inbounds [520 x i32], ptr %places63.i3933, i64 0, i64 %m.049.i.i4072
  %609 = load i32, ptr %arrayidx4.i.i4074, align 4
  %conv5.i.i4075 = sext i32 %609 to i64
  %add.i329.i4076 = add nuw nsw i64 %m.049.i.i4072, 8
  %arrayidx7.i330.i4077 = getelementptr inbounds [520 x i32], ptr %places63.i3933, i64 0, i64 %add.i329.i4076
  %610 = load i32, ptr %arrayidx7.i330.i4077, align 4
  %idx.ext.i.i4078 = sext i32 %610 to i64
  %add.ptr.i331.i4079 = getelementptr inbounds i64, ptr %cond.i3870, i64 %idx.ext.i.i4078
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i4079, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4080 = icmp eq i64 %before.050.i.i4071, %conv5.i.i4075
  br i1 %cmp8.not.i.i4080, label %if.end.i.i4083, label %if.then.i.i4081

if.then.i.i4081:                                  ; preds = %for.body.i328.i4070
  %arrayidx10.i.i4082 = getelementptr inbounds i64, ptr %cond.i3870, i64 %conv5.i.i4075
  %611 = load i64, ptr %arrayidx10.i.i4082, align 8
  br label %if.end.i.i4083

if.end.i.i4083:                                   ; preds = %if.then.i.i4081, %for.body.i328.i4070
  %found.1.i.i4084 = phi i64 [ %611, %if.then.i.i4081 ], [ %found.048.i.i4073, %for.body.i328.i4070 ]
  %arrayidx11.i.i4085 = getelementptr inbounds [520 x i32], ptr %found.i3854, i64 0, i64 %m.049.i.i4072
  %612 = load i32, ptr %arrayidx11.i.i4085, align 4
  %conv12.i.i4086 = sext i32 %612 to i64
  %mul.i.i4087 = mul nsw i64 %464, %conv12.i.i4086
  %arrayidx13.i.i4088 = getelementptr inbounds i64, ptr %values.0358.i3944, i64 %mul.i.i4087
  %613 = load i64, ptr %arrayidx13.i.i4088, align 8
  %cond.i332.i4089 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4084, i64 %613)
  %arrayidx23.i.i4090 = getelementptr inbounds i64, ptr %cond.i3870, i64 %conv5.i.i4075
  store i64 %cond.i332.i4089, ptr %arrayidx23.i.i4090, align 8
  %inc.i333.i4091 = add nuw nsw i64 %m.049.i.i4072, 1
  %exitcond369.not.i4092 = icmp eq i64 %inc.i333.i4091, %606
  br i1 %exitcond369.not.i4092, label %for.inc101.i3990, label %for.body.i328.i4070, !llvm.loop !121

if.else94.i4024:                                  ; preds = %if.end87.i4020
  br i1 %cmp47.i.i4023, label %for.body.i337.i4025, label %for.inc101.i3990

for.body.i337.i4025:                              ; preds = %if.else94.i4024, %for.end52.i.i4056
  %m.0107.i.i4026 = phi i64 [ %inc54.i.i4057, %for.end52.i.i4056 ], [ 0, %if.else94.i4024 ]
  %arrayidx.i338.i4027 = getelementptr inbounds [520 x i32], ptr %found.i3854, i64 0, i64 %m.0107.i.i4026
  %614 = load i32, ptr %arrayidx.i338.i4027, align 4
  %conv.i339.i4028 = sext i32 %614 to i64
  %mul.i340.i4029 = mul nsw i64 %464, %conv.i339.i4028
  %add.ptr.i341.i4030 = getelementptr inbounds i64, ptr %values.0358.i3944, i64 %mul.i340.i4029
  %arrayidx1.i342.i4031 = getelementptr inbounds [520 x i32], ptr %places63.i3933, i64 0, i64 %m.0107.i.i4026
  %615 = load i32, ptr %arrayidx1.i342.i4031, align 4
  %conv2.i.i4032 = sext i32 %615 to i64
  %mul3.i.i4033 = mul nsw i64 %465, %conv2.i.i4032
  %add.ptr4.i.i4034 = getelementptr inbounds i64, ptr %cond.i3870, i64 %mul3.i.i4033
  %add.i343.i4035 = add nuw nsw i64 %m.0107.i.i4026, 8
  %arrayidx6.i.i4036 = getelementptr inbounds [520 x i32], ptr %found.i3854, i64 0, i64 %add.i343.i4035
  %616 = load i32, ptr %arrayidx6.i.i4036, align 4
  %conv7.i.i4037 = sext i32 %616 to i64
  %mul8.i.i4038 = mul nsw i64 %464, %conv7.i.i4037
  %add.ptr9.i344.i4039 = getelementptr inbounds i64, ptr %values.0358.i3944, i64 %mul8.i.i4038
  %arrayidx12.i.i4040 = getelementptr inbounds [520 x i32], ptr %places63.i3933, i64 0, i64 %add.i343.i4035
  %617 = load i32, ptr %arrayidx12.i.i4040, align 4
  %conv13.i.i4041 = sext i32 %617 to i64
  %mul14.i.i4042 = mul nsw i64 %465, %conv13.i.i4041
  %add.ptr15.i.i4043 = getelementptr inbounds i64, ptr %cond.i3870, i64 %mul14.i.i4042
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4043, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3941, label %for.cond36.preheader.i.i4053, label %for.body20.i345.i4044

for.cond36.preheader.i.i4053:                     ; preds = %for.body20.i345.i4044, %for.body.i337.i4025
  %j.0.lcssa.i.i4054 = phi i64 [ 0, %for.body.i337.i4025 ], [ %add17103.i.i4045, %for.body20.i345.i4044 ]
  %cmp37104.i.i4055 = icmp slt i64 %j.0.lcssa.i.i4054, %465
  br i1 %cmp37104.i.i4055, label %for.body39.i.i4059, label %for.end52.i.i4056

for.body20.i345.i4044:                            ; preds = %for.body.i337.i4025, %for.body20.i345.i4044
  %add17103.i.i4045 = phi i64 [ %add17.i.i4051, %for.body20.i345.i4044 ], [ 8, %for.body.i337.i4025 ]
  %j.0102.i.i4046 = phi i64 [ %add17103.i.i4045, %for.body20.i345.i4044 ], [ 0, %for.body.i337.i4025 ]
  %add.ptr21.i.i4047 = getelementptr inbounds i64, ptr %add.ptr9.i344.i4039, i64 %j.0102.i.i4046
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4047, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4048 = getelementptr inbounds i64, ptr %add.ptr4.i.i4034, i64 %j.0102.i.i4046
  %618 = load <8 x i64>, ptr %add.ptr22.i.i4048, align 8
  %add.ptr23.i.i4049 = getelementptr inbounds i64, ptr %add.ptr.i341.i4030, i64 %j.0102.i.i4046
  %619 = load <8 x i64>, ptr %add.ptr23.i.i4049, align 8
  %or33.i.i4050 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %618, <8 x i64> %619)
  store <8 x i64> %or33.i.i4050, ptr %add.ptr22.i.i4048, align 8
  %add17.i.i4051 = add nuw nsw i64 %add17103.i.i4045, 8
  %cmp18.not.i.i4052 = icmp sgt i64 %add17.i.i4051, %465
  br i1 %cmp18.not.i.i4052, label %for.cond36.preheader.i.i4053, label %for.body20.i345.i4044, !llvm.loop !122

for.body39.i.i4059:                               ; preds = %for.cond36.preheader.i.i4053, %for.body39.i.i4059
  %j.1105.i.i4060 = phi i64 [ %inc.i347.i4064, %for.body39.i.i4059 ], [ %j.0.lcssa.i.i4054, %for.cond36.preheader.i.i4053 ]
  %arrayidx40.i.i4061 = getelementptr inbounds i64, ptr %add.ptr4.i.i4034, i64 %j.1105.i.i4060
  %620 = load i64, ptr %arrayidx40.i.i4061, align 8
  %arrayidx41.i.i4062 = getelementptr inbounds i64, ptr %add.ptr.i341.i4030, i64 %j.1105.i.i4060
  %621 = load i64, ptr %arrayidx41.i.i4062, align 8
  %spec.select.i.i4063 = tail call i64 @llvm.smax.i64(i64 %620, i64 %621)
  store i64 %spec.select.i.i4063, ptr %arrayidx40.i.i4061, align 8
  %inc.i347.i4064 = add nuw nsw i64 %j.1105.i.i4060, 1
  %exitcond.not.i348.i4065 = icmp eq i64 %inc.i347.i4064, %465
  br i1 %exitcond.not.i348.i4065, label %for.end52.i.i4056, label %for.body39.i.i4059, !llvm.loop !123

for.end52.i.i4056:                                ; preds = %for.body39.i.i4059, %for.cond36.preheader.i.i4053
  %inc54.i.i4057 = add nuw nsw i64 %m.0107.i.i4026, 1
  %exitcond368.not.i4058 = icmp eq i64 %inc54.i.i4057, %606
  br i1 %exitcond368.not.i4058, label %for.inc101.i3990, label %for.body.i337.i4025, !llvm.loop !124

for.inc101.i3990:                                 ; preds = %for.end52.i.i4056, %if.end.i.i4083, %if.else94.i4024, %if.then93.i4066, %if.else94.thread.i3989
  %add.i3991 = add nuw nsw i64 %k44.0357.i3945, 512
  %add.ptr103.i3992 = getelementptr inbounds i8, ptr %values.0358.i3944, i64 %add.ptr103.idx.i3942
  %622 = load i64, ptr %arrayidx46.i3883, align 8
  %cmp47.not.i3993 = icmp slt i64 %add.i3991, %622
  br i1 %cmp47.not.i3993, label %for.body50.i3943, label %for.end106.i3885, !llvm.loop !125

for.end106.i3885:                                 ; preds = %for.inc101.i3990, %for.cond45.preheader.i3882
  %623 = load i64, ptr %a, align 8
  %cmp108.i3886 = icmp eq i64 %623, 0
  %tobool111.i3887 = icmp ne i64 %467, 0
  %or.cond184.i3888 = select i1 %cmp108.i3886, i1 %tobool111.i3887, i1 false
  br i1 %or.cond184.i3888, label %lor.lhs.false112.i3890, label %most_long.exit

lor.lhs.false112.i3890:                           ; preds = %for.end106.i3885
  %cmp113.i3891 = icmp ne ptr %cond.i3870, %468
  %tobool116.i3892 = icmp ne i64 %458, 0
  %or.cond185.i3893 = select i1 %cmp113.i3891, i1 true, i1 %tobool116.i3892
  br i1 %or.cond185.i3893, label %for.cond120.preheader.i3894, label %most_long.exit

for.cond120.preheader.i3894:                      ; preds = %lor.lhs.false112.i3890
  %cmp122.not359.i3895 = icmp slt i64 %mul.i3863, 8
  br i1 %cmp122.not359.i3895, label %for.cond145.preheader.i3907, label %for.body124.lr.ph.i3896

for.body124.lr.ph.i3896:                          ; preds = %for.cond120.preheader.i3894
  %add.ptr131.i3897 = getelementptr inbounds i64, ptr %459, i64 %mul9.i3866
  br label %for.body124.i3898

for.cond145.preheader.i3907:                      ; preds = %if.end140.i3902, %for.cond120.preheader.i3894
  %k119.0.lcssa.i3908 = phi i64 [ 0, %for.cond120.preheader.i3894 ], [ %add121361.i3899, %if.end140.i3902 ]
  %cmp146362.i3909 = icmp slt i64 %k119.0.lcssa.i3908, %mul.i3863
  br i1 %cmp146362.i3909, label %for.body148.lr.ph.i3910, label %most_long.exit

for.body148.lr.ph.i3910:                          ; preds = %for.cond145.preheader.i3907
  %624 = getelementptr i64, ptr %459, i64 %mul9.i3866
  br label %for.body148.i3911

for.body124.i3898:                                ; preds = %if.end140.i3902, %for.body124.lr.ph.i3896
  %add121361.i3899 = phi i64 [ 8, %for.body124.lr.ph.i3896 ], [ %add121.i3905, %if.end140.i3902 ]
  %k119.0360.i3900 = phi i64 [ 0, %for.body124.lr.ph.i3896 ], [ %add121361.i3899, %if.end140.i3902 ]
  %add.ptr125.i3901 = getelementptr inbounds i64, ptr %cond.i3870, i64 %k119.0360.i3900
  %625 = load <8 x i64>, ptr %add.ptr125.i3901, align 8
  br i1 %tobool116.i3892, label %land.lhs.true127.i3923, label %if.end140.i3902

land.lhs.true127.i3923:                           ; preds = %for.body124.i3898
  %626 = load i64, ptr %arrayidx8.i3865, align 8
  %tobool129.not.i3924 = icmp eq i64 %626, 0
  br i1 %tobool129.not.i3924, label %if.then136.i3928, label %if.then130.i3925

if.then130.i3925:                                 ; preds = %land.lhs.true127.i3923
  %add.ptr132.i3926 = getelementptr inbounds i64, ptr %add.ptr131.i3897, i64 %k119.0360.i3900
  %627 = load <8 x i64>, ptr %add.ptr132.i3926, align 8
  %add133.i3927 = add <8 x i64> %627, %625
  br label %if.end140.i3902

if.then136.i3928:                                 ; preds = %land.lhs.true127.i3923
  %628 = load i64, ptr %459, align 8
  %splat.splatinsert.i3929 = insertelement <8 x i64> poison, i64 %628, i64 0
  %splat.splat.i3930 = shufflevector <8 x i64> %splat.splatinsert.i3929, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i3931 = add <8 x i64> %splat.splat.i3930, %625
  br label %if.end140.i3902

if.end140.i3902:                                  ; preds = %if.then136.i3928, %if.then130.i3925, %for.body124.i3898
  %sum.0.i3903 = phi <8 x i64> [ %add133.i3927, %if.then130.i3925 ], [ %add138.i3931, %if.then136.i3928 ], [ %625, %for.body124.i3898 ]
  %add.ptr141.i3904 = getelementptr inbounds i64, ptr %468, i64 %k119.0360.i3900
  store <8 x i64> %sum.0.i3903, ptr %add.ptr141.i3904, align 8
  %add121.i3905 = add nuw nsw i64 %add121361.i3899, 8
  %cmp122.not.i3906 = icmp sgt i64 %add121.i3905, %mul.i3863
  br i1 %cmp122.not.i3906, label %for.cond145.preheader.i3907, label %for.body124.i3898, !llvm.loop !126

for.body148.i3911:                                ; preds = %cond.end159.i3914, %for.body148.lr.ph.i3910
  %k119.1363.i3912 = phi i64 [ %k119.0.lcssa.i3908, %for.body148.lr.ph.i3910 ], [ %inc163.i3917, %cond.end159.i3914 ]
  %arrayidx151.i3913 = getelementptr inbounds i64, ptr %cond.i3870, i64 %k119.1363.i3912
  %629 = load i64, ptr %arrayidx151.i3913, align 8
  br i1 %tobool116.i3892, label %cond.true150.i3919, label %cond.end159.i3914

cond.true150.i3919:                               ; preds = %for.body148.i3911
  %630 = load i64, ptr %arrayidx8.i3865, align 8
  %mul153.i3920 = mul nsw i64 %630, %k119.1363.i3912
  %arrayidx155.i3921 = getelementptr i64, ptr %624, i64 %mul153.i3920
  %631 = load i64, ptr %arrayidx155.i3921, align 8
  %add156.i3922 = add nsw i64 %631, %629
  br label %cond.end159.i3914

cond.end159.i3914:                                ; preds = %cond.true150.i3919, %for.body148.i3911
  %cond160.i3915 = phi i64 [ %add156.i3922, %cond.true150.i3919 ], [ %629, %for.body148.i3911 ]
  %arrayidx161.i3916 = getelementptr inbounds i64, ptr %468, i64 %k119.1363.i3912
  store i64 %cond160.i3915, ptr %arrayidx161.i3916, align 8
  %inc163.i3917 = add nuw nsw i64 %k119.1363.i3912, 1
  %exitcond370.not.i3918 = icmp eq i64 %inc163.i3917, %mul.i3863
  br i1 %exitcond370.not.i3918, label %most_long.exit, label %for.body148.i3911, !llvm.loop !127

most_long.exit:                                   ; preds = %cond.end78.i3983, %cond.end159.i3914, %for.end106.i3885, %lor.lhs.false112.i3890, %for.cond145.preheader.i3907
  %retval.3.i3889 = phi i64 [ 0, %lor.lhs.false112.i3890 ], [ 0, %for.end106.i3885 ], [ 0, %for.cond145.preheader.i3907 ], [ 0, %cond.end159.i3914 ], [ 1, %cond.end78.i3983 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3854) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3853) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %retval.3.i, %set_32.exit ], [ %retval.3.i150, %set_64.exit ], [ %retval.3.i403, %add_float.exit ], [ %retval.3.i628, %add_double.exit ], [ %retval.3.i929, %add_int.exit ], [ %retval.3.i1236, %add_long.exit ], [ %retval.3.i1571, %least_float.exit ], [ %retval.3.i1866, %least_double.exit ], [ %retval.3.i2198, %least_int.exit ], [ %retval.3.i2527, %least_long.exit ], [ %retval.3.i2863, %most_float.exit ], [ %retval.3.i3208, %most_double.exit ], [ %retval.3.i3553, %most_int.exit ], [ %retval.3.i3889, %most_long.exit ]
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
  br i1 %exitcond.not.i, label %for.end.i, label %for.body13.i, !llvm.loop !128

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
  br i1 %cmp.i, label %for.body.i, label %if.end47, !llvm.loop !129

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
  br i1 %exitcond.not.i94, label %for.end.i88, label %for.body12.i, !llvm.loop !130

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
  br i1 %cmp.i91, label %for.body.i81, label %if.end47, !llvm.loop !131

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
  br i1 %exitcond.not.i140, label %for.end.i119, label %for.body12.i133, !llvm.loop !132

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
  br i1 %cmp.i127, label %for.body.i109, label %if.end47, !llvm.loop !133

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
  br i1 %exitcond.not.i186, label %for.end.i165, label %for.body12.i179, !llvm.loop !134

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
  br i1 %cmp.i173, label %for.body.i155, label %if.end47, !llvm.loop !135

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
  br i1 %exitcond.not.i217, label %for.end.i208, label %for.body12.i213, !llvm.loop !136

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
  br i1 %cmp.i211, label %for.body.i200, label %if.end47, !llvm.loop !137

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
  br i1 %exitcond.not.i266, label %for.end.i242, label %for.body12.i256, !llvm.loop !138

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
  br i1 %cmp.i250, label %for.body.i232, label %if.end47, !llvm.loop !139

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
  br i1 %exitcond.not.i307, label %for.end.i288, label %for.body12.i302, !llvm.loop !140

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
  br i1 %cmp.i296, label %for.body.i280, label %if.end47, !llvm.loop !141

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
  br i1 %exitcond.not.i353, label %for.end.i332, label %for.body12.i346, !llvm.loop !142

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
  br i1 %cmp.i340, label %for.body.i322, label %if.end47, !llvm.loop !143

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
  br i1 %exitcond.not.i402, label %for.end.i378, label %for.body12.i392, !llvm.loop !144

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
  br i1 %cmp.i386, label %for.body.i368, label %if.end47, !llvm.loop !145

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
  br i1 %exitcond.not.i451, label %for.end.i427, label %for.body12.i441, !llvm.loop !146

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
  br i1 %cmp.i435, label %for.body.i417, label %if.end47, !llvm.loop !147

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
  br i1 %exitcond.not.i497, label %for.end.i476, label %for.body12.i490, !llvm.loop !148

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
  br i1 %cmp.i484, label %for.body.i466, label %if.end47, !llvm.loop !149

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
  br i1 %exitcond.not.i543, label %for.end.i522, label %for.body12.i536, !llvm.loop !150

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
  br i1 %cmp.i530, label %for.body.i512, label %if.end47, !llvm.loop !151

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
  br i1 %cmp1.not.i, label %if.end.i, label %cond.end.loopexit, !llvm.loop !152

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
  br i1 %exitcond.not.i, label %cond.end.loopexit, label %for.body.i, !llvm.loop !152

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
  br i1 %cmp1.not.i30, label %if.end.i33, label %cond.end.loopexit60, !llvm.loop !152

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
  br i1 %exitcond.not.i39, label %cond.end.loopexit60, label %for.body.i24, !llvm.loop !152

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
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !153

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
  br i1 %exitcond.not.i30, label %if.end, label %for.body.i14, !llvm.loop !153

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
  br i1 %exitcond173.not.i, label %for.cond6.preheader.i, label %for.body.i, !llvm.loop !154

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
  br i1 %cmp8.not.i, label %for.cond20.preheader.i, label %for.body10.i, !llvm.loop !155

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
  br i1 %exitcond174.not.i, label %add_words.exit, label %for.body23.i, !llvm.loop !156

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
  br i1 %exitcond.not.i, label %for.cond65.preheader.i, label %for.body42.i, !llvm.loop !157

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
  br i1 %exitcond172.not.i, label %add_words.exit, label %for.body69.i, !llvm.loop !158

add_words.exit:                                   ; preds = %for.inc95.i, %cond.end.i, %for.cond20.preheader.i, %for.cond65.preheader.i
  %35 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp slt i64 %add, %35
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !llvm.loop !159
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
