; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 360bf6a39178a3401d632cdd520ce420fa98c8a3
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i3840 = alloca [512 x i32], align 16
  %found.i3841 = alloca %struct.chosen, align 8
  %places.i3504 = alloca [512 x i32], align 16
  %found.i3505 = alloca %struct.chosen, align 8
  %places.i3159 = alloca [512 x i32], align 16
  %found.i3160 = alloca %struct.chosen, align 8
  %places.i2814 = alloca [512 x i32], align 16
  %found.i2815 = alloca %struct.chosen, align 8
  %places.i2478 = alloca [512 x i32], align 16
  %found.i2479 = alloca %struct.chosen, align 8
  %places.i2150 = alloca [512 x i32], align 16
  %found.i2151 = alloca %struct.chosen, align 8
  %places.i1830 = alloca [512 x i32], align 16
  %found.i1831 = alloca %struct.chosen, align 8
  %places.i1536 = alloca [512 x i32], align 16
  %found.i1537 = alloca %struct.chosen, align 8
  %places.i1200 = alloca [512 x i32], align 16
  %found.i1201 = alloca %struct.chosen, align 8
  %places.i894 = alloca [512 x i32], align 16
  %found.i895 = alloca %struct.chosen, align 8
  %places.i593 = alloca [512 x i32], align 16
  %found.i594 = alloca %struct.chosen, align 8
  %places.i369 = alloca [512 x i32], align 16
  %found.i370 = alloca %struct.chosen, align 8
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
  %exitcond4290.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond4290.not, label %for.cond45.preheader.i, label %for.body.i, !llvm.loop !7

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
  store <8 x i32> %conv8.i.i, ptr %add.ptr9.i.i, align 8
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
  store <8 x i32> %conv.i309.i, ptr %add.ptr8.i.i, align 8
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
  %exitcond4292.not = icmp eq i64 %inc.i358, 520
  br i1 %exitcond4292.not, label %for.cond45.preheader.i144, label %for.body.i354, !llvm.loop !24

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
  store <8 x i32> %conv8.i.i319, ptr %add.ptr9.i.i320, align 8
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
  store <8 x i32> %conv.i307.i, ptr %add.ptr8.i.i208, align 8
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
  %or.cond4178 = select i1 %tobool14.not.i1219, i1 %cmp121.i.i1225, i1 false
  switch i64 %1, label %cond.false23 [
    i64 0, label %cond.true11
    i64 1, label %cond.true16
    i64 2, label %cond.true21
  ]

cond.true11:                                      ; preds = %cond.true8
  br i1 %or.cond4178, label %for.body6.preheader.i.i580, label %if.end30.i395

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
  %exitcond4288.not = icmp eq i64 %inc.i578, 520
  br i1 %exitcond4288.not, label %for.cond45.preheader.i398, label %for.body.i574, !llvm.loop !32

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
  store <8 x i32> %conv8.i.i539, ptr %add.ptr9.i.i540, align 8
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
  store <8 x i32> %conv.i312.i, ptr %add.ptr8.i.i441, align 8
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
  br i1 %or.cond4178, label %for.body6.preheader.i.i873, label %if.end30.i619

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
  %exitcond4287.not = icmp eq i64 %inc.i871, 520
  br i1 %exitcond4287.not, label %for.cond45.preheader.i622, label %for.body.i867, !llvm.loop !40

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
  store <8 x i32> %conv8.i.i831, ptr %add.ptr9.i.i832, align 8
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
  store <8 x i32> %conv.i307.i698, ptr %add.ptr8.i.i699, align 8
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
  br i1 %or.cond4178, label %for.body.preheader.i.i1179, label %if.end30.i920

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
  %exitcond4286.not = icmp eq i64 %inc.i1177, 520
  br i1 %exitcond4286.not, label %for.cond45.preheader.i923, label %for.body.i1173, !llvm.loop !48

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
  store <8 x i32> %conv8.i.i1137, ptr %add.ptr9.i.i1138, align 8
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
  store <8 x i32> %conv.i309.i999, ptr %add.ptr8.i.i1000, align 8
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
  br i1 %or.cond4178, label %for.body6.preheader.i.i1515, label %if.end30.i1226

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
  %exitcond4289.not = icmp eq i64 %inc.i1513, 520
  br i1 %exitcond4289.not, label %for.cond45.preheader.i1229, label %for.body.i1508, !llvm.loop !56

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
  store <8 x i32> %conv8.i.i1472, ptr %add.ptr9.i.i1473, align 8
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
  store <8 x i32> %conv.i307.i1314, ptr %add.ptr8.i.i1315, align 8
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
  %arrayidx.i2480 = getelementptr inbounds i8, ptr %a, i64 24
  %280 = load i64, ptr %arrayidx.i2480, align 8
  %281 = inttoptr i64 %280 to ptr
  %arrayidx1.i2481 = getelementptr inbounds i8, ptr %a, i64 88
  %282 = load i64, ptr %arrayidx1.i2481, align 8
  %283 = inttoptr i64 %282 to ptr
  %arrayidx2.i2482 = getelementptr inbounds i8, ptr %a, i64 40
  %284 = load i64, ptr %arrayidx2.i2482, align 8
  %285 = inttoptr i64 %284 to ptr
  %arrayidx3.i2483 = getelementptr inbounds i8, ptr %a, i64 72
  %286 = load i64, ptr %arrayidx3.i2483, align 8
  %arrayidx4.i2484 = getelementptr inbounds i8, ptr %a, i64 80
  %287 = load i64, ptr %arrayidx4.i2484, align 8
  %arrayidx5.i2485 = getelementptr inbounds i8, ptr %a, i64 32
  %288 = load i64, ptr %arrayidx5.i2485, align 8
  %arrayidx6.i2486 = getelementptr inbounds i8, ptr %a, i64 64
  %289 = load i64, ptr %arrayidx6.i2486, align 8
  %sub.i2487 = sub i64 %287, %286
  %mul.i2488 = mul i64 %289, %sub.i2487
  %mul7.i2489 = mul nsw i64 %289, %286
  %arrayidx8.i2490 = getelementptr inbounds i8, ptr %a, i64 96
  %290 = load i64, ptr %arrayidx8.i2490, align 8
  %mul9.i2491 = mul nsw i64 %mul7.i2489, %290
  %arrayidx10.i2492 = getelementptr inbounds i8, ptr %a, i64 120
  %291 = load i64, ptr %arrayidx10.i2492, align 8
  %292 = inttoptr i64 %291 to ptr
  %arrayidx11.i2493 = getelementptr inbounds i8, ptr %a, i64 112
  %293 = load i64, ptr %arrayidx11.i2493, align 8
  %tobool.not.i2494 = icmp eq i64 %293, 0
  %294 = inttoptr i64 %293 to ptr
  %cond.i2495 = select i1 %tobool.not.i2494, ptr %292, ptr %294
  %arrayidx13.i2496 = getelementptr inbounds i8, ptr %a, i64 104
  %295 = load i64, ptr %arrayidx13.i2496, align 8
  %tobool14.not.i2497 = icmp eq i64 %295, 0
  switch i64 %1, label %cond.false49 [
    i64 0, label %cond.true37
    i64 1, label %cond.true42
    i64 2, label %cond.true47
  ]

cond.true37:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2497, label %if.end30.i1562, label %land.lhs.true.i1556

land.lhs.true.i1556:                              ; preds = %cond.true37
  %tobool16.i1558.not = icmp eq i64 %282, 0
  br i1 %tobool16.i1558.not, label %if.then.i1560, label %land.lhs.true20.i1816

if.then.i1560:                                    ; preds = %land.lhs.true.i1556
  %cmp121.i.i1561 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i.i1561, label %for.body.preheader.i.i1809, label %if.end30.i1562

for.body.preheader.i.i1809:                       ; preds = %if.then.i1560
  %296 = inttoptr i64 %295 to ptr
  %.pre25.i.i1810 = load i32, ptr %296, align 4
  br label %for.body.i.i1811

for.body.i.i1811:                                 ; preds = %for.body.i.i1811, %for.body.preheader.i.i1809
  %k.022.i.i1812 = phi i64 [ %inc.i.i1814, %for.body.i.i1811 ], [ 0, %for.body.preheader.i.i1809 ]
  %arrayidx.i.i1813 = getelementptr inbounds i32, ptr %cond.i2495, i64 %k.022.i.i1812
  store i32 %.pre25.i.i1810, ptr %arrayidx.i.i1813, align 4
  %inc.i.i1814 = add nuw nsw i64 %k.022.i.i1812, 1
  %exitcond24.not.i.i1815 = icmp eq i64 %inc.i.i1814, %mul.i2488
  br i1 %exitcond24.not.i.i1815, label %if.end30.i1562, label %for.body.i.i1811, !llvm.loop !4

land.lhs.true20.i1816:                            ; preds = %land.lhs.true.i1556
  %tobool22.not.i1817 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i1817, label %if.then28.i1821, label %if.then23.i1818

if.then23.i1818:                                  ; preds = %land.lhs.true20.i1816
  %add.ptr.i1819 = getelementptr inbounds float, ptr %283, i64 %mul9.i2491
  %mul24.i1820 = shl i64 %mul.i2488, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2495, ptr nonnull align 4 %add.ptr.i1819, i64 %mul24.i1820, i1 false)
  br label %if.end30.i1562

if.then28.i1821:                                  ; preds = %land.lhs.true20.i1816
  %cmp121.i285.i1822 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i285.i1822, label %for.body.preheader.i286.i1823, label %if.end30.i1562

for.body.preheader.i286.i1823:                    ; preds = %if.then28.i1821
  %.pre25.i287.i1824 = load i32, ptr %283, align 4
  br label %for.body.i288.i1825

for.body.i288.i1825:                              ; preds = %for.body.i288.i1825, %for.body.preheader.i286.i1823
  %k.022.i289.i1826 = phi i64 [ %inc.i291.i1828, %for.body.i288.i1825 ], [ 0, %for.body.preheader.i286.i1823 ]
  %arrayidx.i290.i1827 = getelementptr inbounds i32, ptr %cond.i2495, i64 %k.022.i289.i1826
  store i32 %.pre25.i287.i1824, ptr %arrayidx.i290.i1827, align 4
  %inc.i291.i1828 = add nuw nsw i64 %k.022.i289.i1826, 1
  %exitcond24.not.i292.i1829 = icmp eq i64 %inc.i291.i1828, %mul.i2488
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
  %cmp47.not360.i = icmp sgt i64 %299, 0
  br i1 %cmp47.not360.i, label %for.body50.lr.ph.i1609, label %for.end106.i1567

for.body50.lr.ph.i1609:                           ; preds = %for.cond45.preheader.i1565
  %places63.i1610 = getelementptr inbounds i8, ptr %found.i1537, i64 2080
  %cond67.i1611 = select i1 %298, ptr %places63.i1610, ptr %places.i1536
  %arrayidx68.i1612 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1613 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i1614 = trunc i64 %286 to i32
  %conv1.i.i1615 = trunc i64 %sub.i2487 to i32
  %count32.i.i1616 = getelementptr inbounds i8, ptr %found.i1537, i64 4160
  %cmp91.i1617 = icmp eq i64 %289, 1
  %cmp18.not103.i.i = icmp slt i64 %289, 8
  %add.ptr103.idx.i1618 = shl nsw i64 %288, 11
  br label %for.body50.i1619

for.body.i1803:                                   ; preds = %for.body.i1803, %for.body.lr.ph.i1801
  %k.0359.i = phi i64 [ 0, %for.body.lr.ph.i1801 ], [ %inc.i1807, %for.body.i1803 ]
  %conv40.i1804 = trunc nuw i64 %k.0359.i to i32
  %arrayidx41.i1805 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %k.0359.i
  store i32 %conv40.i1804, ptr %arrayidx41.i1805, align 4
  %arrayidx43.i1806 = getelementptr inbounds [520 x i32], ptr %places42.i1802, i64 0, i64 %k.0359.i
  store i32 0, ptr %arrayidx43.i1806, align 4
  %inc.i1807 = add nuw nsw i64 %k.0359.i, 1
  %exitcond4284.not = icmp eq i64 %inc.i1807, 520
  br i1 %exitcond4284.not, label %for.cond45.preheader.i1565, label %for.body.i1803, !llvm.loop !64

for.body50.i1619:                                 ; preds = %for.inc101.i1664, %for.body50.lr.ph.i1609
  %300 = phi i64 [ %299, %for.body50.lr.ph.i1609 ], [ %326, %for.inc101.i1664 ]
  %values.0363.i = phi ptr [ %281, %for.body50.lr.ph.i1609 ], [ %add.ptr103.i1666, %for.inc101.i1664 ]
  %k44.0362.i = phi i64 [ 0, %for.body50.lr.ph.i1609 ], [ %add.i1665, %for.inc101.i1664 ]
  %sub52.i1620 = sub nsw i64 %300, %k44.0362.i
  %spec.select.i1621 = tail call i64 @llvm.smin.i64(i64 %sub52.i1620, i64 512)
  %301 = load i64, ptr %arrayidx68.i1612, align 8
  %cmp69.i1622 = icmp eq i64 %301, 4
  %302 = load i64, ptr %arrayidx76.i1613, align 8
  %cmp.not65.i.i1623 = icmp slt i64 %sub52.i1620, 8
  br i1 %cmp69.i1622, label %cond.true71.i1749, label %cond.false74.i1624

cond.true71.i1749:                                ; preds = %for.body50.i1619
  %add.ptr72.i1750 = getelementptr inbounds i32, ptr %285, i64 %k44.0362.i
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
  store <8 x i32> %conv8.i.i1767, ptr %add.ptr9.i.i1768, align 8
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
  %add.ptr75.i1625 = getelementptr inbounds i64, ptr %285, i64 %k44.0362.i
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
  store <8 x i32> %conv.i309.i1641, ptr %add.ptr8.i.i1642, align 8
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
  br i1 %or.cond183.i1696, label %if.then93.i1714, label %if.else94.i1697

if.then93.i1714:                                  ; preds = %if.end87.i1694
  br i1 %cmp47.i.i, label %for.body.preheader.i328.i1715, label %for.inc101.i1664

for.body.preheader.i328.i1715:                    ; preds = %if.then93.i1714
  %311 = load i32, ptr %places63.i1610, align 8
  %conv.i329.i1716 = sext i32 %311 to i64
  %arrayidx1.i.i1717 = getelementptr inbounds float, ptr %cond.i2495, i64 %conv.i329.i1716
  %312 = load float, ptr %arrayidx1.i.i1717, align 4
  br label %for.body.i330.i1718

for.body.i330.i1718:                              ; preds = %if.end.i.i1728, %for.body.preheader.i328.i1715
  %before.050.i.i = phi i64 [ %conv5.i.i1720, %if.end.i.i1728 ], [ %conv.i329.i1716, %for.body.preheader.i328.i1715 ]
  %m.049.i.i = phi i64 [ %inc.i335.i, %if.end.i.i1728 ], [ 0, %for.body.preheader.i328.i1715 ]
  %found.048.i.i = phi float [ %cond.i334.i, %if.end.i.i1728 ], [ %312, %for.body.preheader.i328.i1715 ]
  %arrayidx4.i.i1719 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %m.049.i.i
  %313 = load i32, ptr %arrayidx4.i.i1719, align 4
  %conv5.i.i1720 = sext i32 %313 to i64
  %add.i331.i1721 = add nuw nsw i64 %m.049.i.i, 8
  %arrayidx7.i332.i1722 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %add.i331.i1721
  %314 = load i32, ptr %arrayidx7.i332.i1722, align 4
  %idx.ext.i.i1723 = sext i32 %314 to i64
  %add.ptr.i333.i1724 = getelementptr inbounds float, ptr %cond.i2495, i64 %idx.ext.i.i1723
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i1724, i32 1, i32 3, i32 1)
  %cmp8.not.i.i1725 = icmp eq i64 %before.050.i.i, %conv5.i.i1720
  br i1 %cmp8.not.i.i1725, label %if.end.i.i1728, label %if.then.i.i1726

if.then.i.i1726:                                  ; preds = %for.body.i330.i1718
  %arrayidx10.i.i1727 = getelementptr inbounds float, ptr %cond.i2495, i64 %conv5.i.i1720
  %315 = load float, ptr %arrayidx10.i.i1727, align 4
  br label %if.end.i.i1728

if.end.i.i1728:                                   ; preds = %if.then.i.i1726, %for.body.i330.i1718
  %found.1.i.i1729 = phi float [ %315, %if.then.i.i1726 ], [ %found.048.i.i, %for.body.i330.i1718 ]
  %arrayidx11.i.i1730 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %m.049.i.i
  %316 = load i32, ptr %arrayidx11.i.i1730, align 4
  %conv12.i.i1731 = sext i32 %316 to i64
  %mul.i.i1732 = mul nsw i64 %288, %conv12.i.i1731
  %arrayidx13.i.i1733 = getelementptr inbounds float, ptr %values.0363.i, i64 %mul.i.i1732
  %317 = load float, ptr %arrayidx13.i.i1733, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i1729, %317
  %cmp16.i.i = fcmp uno float %found.1.i.i1729, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i334.i = select i1 %or.cond.i.i, float %found.1.i.i1729, float %317
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i2495, i64 %conv5.i.i1720
  store float %cond.i334.i, ptr %arrayidx23.i.i, align 4
  %inc.i335.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond374.not.i1734 = icmp eq i64 %inc.i335.i, %310
  br i1 %exitcond374.not.i1734, label %for.inc101.i1664, label %for.body.i330.i1718, !llvm.loop !65

if.else94.i1697:                                  ; preds = %if.end87.i1694
  br i1 %cmp47.i.i, label %for.body.i339.i, label %for.inc101.i1664

for.body.i339.i:                                  ; preds = %if.else94.i1697, %for.end52.i.i
  %m.0109.i.i = phi i64 [ %inc54.i.i, %for.end52.i.i ], [ 0, %if.else94.i1697 ]
  %arrayidx.i340.i = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %m.0109.i.i
  %318 = load i32, ptr %arrayidx.i340.i, align 4
  %conv.i341.i = sext i32 %318 to i64
  %mul.i342.i = mul nsw i64 %288, %conv.i341.i
  %add.ptr.i343.i = getelementptr inbounds float, ptr %values.0363.i, i64 %mul.i342.i
  %arrayidx1.i344.i = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %m.0109.i.i
  %319 = load i32, ptr %arrayidx1.i344.i, align 4
  %conv2.i.i1698 = sext i32 %319 to i64
  %mul3.i.i1699 = mul nsw i64 %289, %conv2.i.i1698
  %add.ptr4.i.i1700 = getelementptr inbounds float, ptr %cond.i2495, i64 %mul3.i.i1699
  %add.i345.i = add nuw nsw i64 %m.0109.i.i, 8
  %arrayidx6.i.i1701 = getelementptr inbounds [520 x i32], ptr %found.i1537, i64 0, i64 %add.i345.i
  %320 = load i32, ptr %arrayidx6.i.i1701, align 4
  %conv7.i.i1702 = sext i32 %320 to i64
  %mul8.i.i1703 = mul nsw i64 %288, %conv7.i.i1702
  %add.ptr9.i346.i = getelementptr inbounds float, ptr %values.0363.i, i64 %mul8.i.i1703
  %arrayidx12.i.i1704 = getelementptr inbounds [520 x i32], ptr %places63.i1610, i64 0, i64 %add.i345.i
  %321 = load i32, ptr %arrayidx12.i.i1704, align 4
  %conv13.i.i1705 = sext i32 %321 to i64
  %mul14.i.i1706 = mul nsw i64 %289, %conv13.i.i1705
  %add.ptr15.i.i1707 = getelementptr inbounds float, ptr %cond.i2495, i64 %mul14.i.i1706
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
  %j.1107.i.i = phi i64 [ %inc.i352.i, %for.body39.i.i ], [ %j.0.lcssa.i.i1713, %for.cond36.preheader.i.i ]
  %arrayidx40.i.i = getelementptr inbounds float, ptr %add.ptr4.i.i1700, i64 %j.1107.i.i
  %324 = load float, ptr %arrayidx40.i.i, align 4
  %arrayidx41.i.i = getelementptr inbounds float, ptr %add.ptr.i343.i, i64 %j.1107.i.i
  %325 = load float, ptr %arrayidx41.i.i, align 4
  %cmp42.i.i = fcmp ole float %324, %325
  %cmp46.i.i = fcmp uno float %324, 0.000000e+00
  %or.cond.i350.i = or i1 %cmp46.i.i, %cmp42.i.i
  %cond.i351.i = select i1 %or.cond.i350.i, float %324, float %325
  store float %cond.i351.i, ptr %arrayidx40.i.i, align 4
  %inc.i352.i = add nuw nsw i64 %j.1107.i.i, 1
  %exitcond.not.i353.i = icmp eq i64 %inc.i352.i, %289
  br i1 %exitcond.not.i353.i, label %for.end52.i.i, label %for.body39.i.i, !llvm.loop !67

for.end52.i.i:                                    ; preds = %for.body39.i.i, %for.cond36.preheader.i.i
  %inc54.i.i = add nuw nsw i64 %m.0109.i.i, 1
  %exitcond373.not.i = icmp eq i64 %inc54.i.i, %310
  br i1 %exitcond373.not.i, label %for.inc101.i1664, label %for.body.i339.i, !llvm.loop !68

for.inc101.i1664:                                 ; preds = %for.end52.i.i, %if.end.i.i1728, %if.else94.i1697, %if.then93.i1714, %if.else94.thread.i1663
  %add.i1665 = add nuw nsw i64 %k44.0362.i, 512
  %add.ptr103.i1666 = getelementptr inbounds i8, ptr %values.0363.i, i64 %add.ptr103.idx.i1618
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
  %cmp113.i1573 = icmp ne ptr %cond.i2495, %292
  %tobool116.i1574 = icmp ne i64 %282, 0
  %or.cond185.i1575 = select i1 %cmp113.i1573, i1 true, i1 %tobool116.i1574
  br i1 %or.cond185.i1575, label %for.cond120.preheader.i1576, label %least_float.exit

for.cond120.preheader.i1576:                      ; preds = %lor.lhs.false112.i1572
  %cmp122.not364.i = icmp slt i64 %mul.i2488, 8
  br i1 %cmp122.not364.i, label %for.cond145.preheader.i1586, label %for.body124.lr.ph.i1577

for.body124.lr.ph.i1577:                          ; preds = %for.cond120.preheader.i1576
  %add.ptr131.i1578 = getelementptr inbounds float, ptr %283, i64 %mul9.i2491
  br label %for.body124.i1579

for.cond145.preheader.i1586:                      ; preds = %if.end140.i1581, %for.cond120.preheader.i1576
  %k119.0.lcssa.i1587 = phi i64 [ 0, %for.cond120.preheader.i1576 ], [ %add121366.i, %if.end140.i1581 ]
  %cmp146367.i = icmp slt i64 %k119.0.lcssa.i1587, %mul.i2488
  br i1 %cmp146367.i, label %for.body148.lr.ph.i1588, label %least_float.exit

for.body148.lr.ph.i1588:                          ; preds = %for.cond145.preheader.i1586
  %328 = getelementptr float, ptr %283, i64 %mul9.i2491
  br label %for.body148.i1589

for.body124.i1579:                                ; preds = %if.end140.i1581, %for.body124.lr.ph.i1577
  %add121366.i = phi i64 [ 8, %for.body124.lr.ph.i1577 ], [ %add121.i1584, %if.end140.i1581 ]
  %k119.0365.i = phi i64 [ 0, %for.body124.lr.ph.i1577 ], [ %add121366.i, %if.end140.i1581 ]
  %add.ptr125.i1580 = getelementptr inbounds float, ptr %cond.i2495, i64 %k119.0365.i
  %329 = load <8 x float>, ptr %add.ptr125.i1580, align 4
  br i1 %tobool116.i1574, label %land.lhs.true127.i1600, label %if.end140.i1581

land.lhs.true127.i1600:                           ; preds = %for.body124.i1579
  %330 = load i64, ptr %arrayidx8.i2490, align 8
  %tobool129.not.i1601 = icmp eq i64 %330, 0
  br i1 %tobool129.not.i1601, label %if.then136.i1605, label %if.then130.i1602

if.then130.i1602:                                 ; preds = %land.lhs.true127.i1600
  %add.ptr132.i1603 = getelementptr inbounds float, ptr %add.ptr131.i1578, i64 %k119.0365.i
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
  %add.ptr141.i1583 = getelementptr inbounds float, ptr %292, i64 %k119.0365.i
  store <8 x float> %sum.0.i1582, ptr %add.ptr141.i1583, align 4
  %add121.i1584 = add nuw nsw i64 %add121366.i, 8
  %cmp122.not.i1585 = icmp sgt i64 %add121.i1584, %mul.i2488
  br i1 %cmp122.not.i1585, label %for.cond145.preheader.i1586, label %for.body124.i1579, !llvm.loop !70

for.body148.i1589:                                ; preds = %cond.end159.i1591, %for.body148.lr.ph.i1588
  %k119.1368.i = phi i64 [ %k119.0.lcssa.i1587, %for.body148.lr.ph.i1588 ], [ %inc163.i1594, %cond.end159.i1591 ]
  %arrayidx151.i1590 = getelementptr inbounds float, ptr %cond.i2495, i64 %k119.1368.i
  %333 = load float, ptr %arrayidx151.i1590, align 4
  br i1 %tobool116.i1574, label %cond.true150.i1596, label %cond.end159.i1591

cond.true150.i1596:                               ; preds = %for.body148.i1589
  %334 = load i64, ptr %arrayidx8.i2490, align 8
  %mul153.i1597 = mul nsw i64 %334, %k119.1368.i
  %arrayidx155.i1598 = getelementptr float, ptr %328, i64 %mul153.i1597
  %335 = load float, ptr %arrayidx155.i1598, align 4
  %add156.i1599 = fadd float %333, %335
  br label %cond.end159.i1591

cond.end159.i1591:                                ; preds = %cond.true150.i1596, %for.body148.i1589
  %cond160.i1592 = phi float [ %add156.i1599, %cond.true150.i1596 ], [ %333, %for.body148.i1589 ]
  %arrayidx161.i1593 = getelementptr inbounds float, ptr %292, i64 %k119.1368.i
  store float %cond160.i1592, ptr %arrayidx161.i1593, align 4
  %inc163.i1594 = add nuw nsw i64 %k119.1368.i, 1
  %exitcond375.not.i1595 = icmp eq i64 %inc163.i1594, %mul.i2488
  br i1 %exitcond375.not.i1595, label %least_float.exit, label %for.body148.i1589, !llvm.loop !71

least_float.exit:                                 ; preds = %cond.end78.i1657, %cond.end159.i1591, %for.end106.i1567, %lor.lhs.false112.i1572, %for.cond145.preheader.i1586
  %retval.3.i1571 = phi i64 [ 0, %lor.lhs.false112.i1572 ], [ 0, %for.end106.i1567 ], [ 0, %for.cond145.preheader.i1586 ], [ 0, %cond.end159.i1591 ], [ 1, %cond.end78.i1657 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1537) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1536) #7
  br label %return

cond.true42:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2497, label %if.end30.i1856, label %land.lhs.true.i1850

land.lhs.true.i1850:                              ; preds = %cond.true42
  %tobool16.i1852.not = icmp eq i64 %282, 0
  br i1 %tobool16.i1852.not, label %if.then.i1854, label %land.lhs.true20.i2136

if.then.i1854:                                    ; preds = %land.lhs.true.i1850
  %cmp121.i.i1855 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i.i1855, label %for.body6.preheader.i.i2129, label %if.end30.i1856

for.body6.preheader.i.i2129:                      ; preds = %if.then.i1854
  %336 = inttoptr i64 %295 to ptr
  %.pre.i.i2130 = load i64, ptr %336, align 8
  br label %for.body6.i.i2131

for.body6.i.i2131:                                ; preds = %for.body6.i.i2131, %for.body6.preheader.i.i2129
  %k2.020.i.i2132 = phi i64 [ %inc9.i.i2134, %for.body6.i.i2131 ], [ 0, %for.body6.preheader.i.i2129 ]
  %arrayidx7.i.i2133 = getelementptr inbounds i64, ptr %cond.i2495, i64 %k2.020.i.i2132
  store i64 %.pre.i.i2130, ptr %arrayidx7.i.i2133, align 8
  %inc9.i.i2134 = add nuw nsw i64 %k2.020.i.i2132, 1
  %exitcond.not.i.i2135 = icmp eq i64 %inc9.i.i2134, %mul.i2488
  br i1 %exitcond.not.i.i2135, label %if.end30.i1856, label %for.body6.i.i2131, !llvm.loop !23

land.lhs.true20.i2136:                            ; preds = %land.lhs.true.i1850
  %tobool22.not.i2137 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i2137, label %if.then28.i2141, label %if.then23.i2138

if.then23.i2138:                                  ; preds = %land.lhs.true20.i2136
  %add.ptr.i2139 = getelementptr inbounds double, ptr %283, i64 %mul9.i2491
  %mul24.i2140 = shl i64 %mul.i2488, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2495, ptr nonnull align 8 %add.ptr.i2139, i64 %mul24.i2140, i1 false)
  br label %if.end30.i1856

if.then28.i2141:                                  ; preds = %land.lhs.true20.i2136
  %cmp121.i285.i2142 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i285.i2142, label %for.body6.preheader.i286.i2143, label %if.end30.i1856

for.body6.preheader.i286.i2143:                   ; preds = %if.then28.i2141
  %.pre.i287.i2144 = load i64, ptr %283, align 8
  br label %for.body6.i288.i2145

for.body6.i288.i2145:                             ; preds = %for.body6.i288.i2145, %for.body6.preheader.i286.i2143
  %k2.020.i289.i2146 = phi i64 [ %inc9.i291.i2148, %for.body6.i288.i2145 ], [ 0, %for.body6.preheader.i286.i2143 ]
  %arrayidx7.i290.i2147 = getelementptr inbounds i64, ptr %cond.i2495, i64 %k2.020.i289.i2146
  store i64 %.pre.i287.i2144, ptr %arrayidx7.i290.i2147, align 8
  %inc9.i291.i2148 = add nuw nsw i64 %k2.020.i289.i2146, 1
  %exitcond.not.i292.i2149 = icmp eq i64 %inc9.i291.i2148, %mul.i2488
  br i1 %exitcond.not.i292.i2149, label %if.end30.i1856, label %for.body6.i288.i2145, !llvm.loop !23

if.end30.i1856:                                   ; preds = %for.body6.i288.i2145, %for.body6.i.i2131, %if.then28.i2141, %if.then23.i2138, %if.then.i1854, %cond.true42
  %cmp31.i1857 = icmp eq i64 %286, 0
  br i1 %cmp31.i1857, label %land.end.i2118, label %land.end.thread.i1858

land.end.thread.i1858:                            ; preds = %if.end30.i1856
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1830) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1831) #7
  br label %for.cond45.preheader.i1859

land.end.i2118:                                   ; preds = %if.end30.i1856
  %arrayidx32.i2119 = getelementptr inbounds i8, ptr %a, i64 56
  %337 = load i64, ptr %arrayidx32.i2119, align 8
  %cmp33.i2120 = icmp eq i64 %287, %337
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i1830) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i1831) #7
  br i1 %cmp33.i2120, label %for.body.lr.ph.i2121, label %for.cond45.preheader.i1859

for.body.lr.ph.i2121:                             ; preds = %land.end.i2118
  %places42.i2122 = getelementptr inbounds i8, ptr %found.i1831, i64 2080
  br label %for.body.i2123

for.cond45.preheader.i1859:                       ; preds = %for.body.i2123, %land.end.i2118, %land.end.thread.i1858
  %338 = phi i1 [ false, %land.end.thread.i1858 ], [ false, %land.end.i2118 ], [ true, %for.body.i2123 ]
  %arrayidx46.i1860 = getelementptr inbounds i8, ptr %a, i64 48
  %339 = load i64, ptr %arrayidx46.i1860, align 8
  %cmp47.not358.i = icmp sgt i64 %339, 0
  br i1 %cmp47.not358.i, label %for.body50.lr.ph.i1903, label %for.end106.i1861

for.body50.lr.ph.i1903:                           ; preds = %for.cond45.preheader.i1859
  %places63.i1904 = getelementptr inbounds i8, ptr %found.i1831, i64 2080
  %cond67.i1905 = select i1 %338, ptr %places63.i1904, ptr %places.i1830
  %arrayidx68.i1906 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i1907 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i1908 = trunc i64 %286 to i32
  %conv1.i.i1909 = trunc i64 %sub.i2487 to i32
  %count32.i.i1910 = getelementptr inbounds i8, ptr %found.i1831, i64 4160
  %cmp91.i1911 = icmp eq i64 %289, 1
  %cmp18.not103.i.i1912 = icmp slt i64 %289, 8
  %add.ptr103.idx.i1913 = shl nsw i64 %288, 12
  br label %for.body50.i1914

for.body.i2123:                                   ; preds = %for.body.i2123, %for.body.lr.ph.i2121
  %k.0357.i = phi i64 [ 0, %for.body.lr.ph.i2121 ], [ %inc.i2127, %for.body.i2123 ]
  %conv40.i2124 = trunc nuw i64 %k.0357.i to i32
  %arrayidx41.i2125 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %k.0357.i
  store i32 %conv40.i2124, ptr %arrayidx41.i2125, align 4
  %arrayidx43.i2126 = getelementptr inbounds [520 x i32], ptr %places42.i2122, i64 0, i64 %k.0357.i
  store i32 0, ptr %arrayidx43.i2126, align 4
  %inc.i2127 = add nuw nsw i64 %k.0357.i, 1
  %exitcond4283.not = icmp eq i64 %inc.i2127, 520
  br i1 %exitcond4283.not, label %for.cond45.preheader.i1859, label %for.body.i2123, !llvm.loop !72

for.body50.i1914:                                 ; preds = %for.inc101.i1959, %for.body50.lr.ph.i1903
  %340 = phi i64 [ %339, %for.body50.lr.ph.i1903 ], [ %366, %for.inc101.i1959 ]
  %values.0361.i = phi ptr [ %281, %for.body50.lr.ph.i1903 ], [ %add.ptr103.i1961, %for.inc101.i1959 ]
  %k44.0360.i = phi i64 [ 0, %for.body50.lr.ph.i1903 ], [ %add.i1960, %for.inc101.i1959 ]
  %sub52.i1915 = sub nsw i64 %340, %k44.0360.i
  %spec.select.i1916 = tail call i64 @llvm.smin.i64(i64 %sub52.i1915, i64 512)
  %341 = load i64, ptr %arrayidx68.i1906, align 8
  %cmp69.i1917 = icmp eq i64 %341, 4
  %342 = load i64, ptr %arrayidx76.i1907, align 8
  %cmp.not65.i.i1918 = icmp slt i64 %sub52.i1915, 8
  br i1 %cmp69.i1917, label %cond.true71.i2069, label %cond.false74.i1919

cond.true71.i2069:                                ; preds = %for.body50.i1914
  %add.ptr72.i2070 = getelementptr inbounds i32, ptr %285, i64 %k44.0360.i
  br i1 %cmp.not65.i.i1918, label %for.cond11.preheader.i.i2091, label %for.body.lr.ph.i.i2071

for.body.lr.ph.i.i2071:                           ; preds = %cond.true71.i2069
  %splat.splatinsert.i.i2072 = insertelement <8 x i64> poison, i64 %342, i64 0
  %splat.splat.i.i2073 = shufflevector <8 x i64> %splat.splatinsert.i.i2072, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2074

for.cond11.preheader.i.i2091:                     ; preds = %for.body.i.i2074, %cond.true71.i2069
  %outside.0.lcssa.i.i2092 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2069 ], [ %or7.i.i2086, %for.body.i.i2074 ]
  %k.0.lcssa.i.i2093 = phi i64 [ 0, %cond.true71.i2069 ], [ %add68.i.i2075, %for.body.i.i2074 ]
  br label %for.body14.i.i2094

for.body.i.i2074:                                 ; preds = %for.body.i.i2074, %for.body.lr.ph.i.i2071
  %add68.i.i2075 = phi i64 [ 8, %for.body.lr.ph.i.i2071 ], [ %add.i.i2089, %for.body.i.i2074 ]
  %k.067.i.i2076 = phi i64 [ 0, %for.body.lr.ph.i.i2071 ], [ %add68.i.i2075, %for.body.i.i2074 ]
  %outside.066.i.i2077 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2071 ], [ %or7.i.i2086, %for.body.i.i2074 ]
  %add.ptr.i.i2078 = getelementptr inbounds i32, ptr %add.ptr72.i2070, i64 %k.067.i.i2076
  %343 = load <8 x i32>, ptr %add.ptr.i.i2078, align 4
  %conv.i.i2079 = sext <8 x i32> %343 to <8 x i64>
  %isneg.i.i2080 = icmp slt <8 x i32> %343, zeroinitializer
  %and.i.i2081 = select <8 x i1> %isneg.i.i2080, <8 x i64> %splat.splat.i.i2073, <8 x i64> zeroinitializer
  %add1.i.i2082 = add <8 x i64> %and.i.i2081, %conv.i.i2079
  %add1.lobit.i.i2083 = ashr <8 x i64> %add1.i.i2082, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2084 = icmp slt <8 x i64> %add1.i.i2082, %splat.splat.i.i2073
  %or.i.i2085 = select <8 x i1> %cmp5.not.i.i2084, <8 x i64> %add1.lobit.i.i2083, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2086 = or <8 x i64> %or.i.i2085, %outside.066.i.i2077
  %conv8.i.i2087 = trunc <8 x i64> %add1.i.i2082 to <8 x i32>
  %add.ptr9.i.i2088 = getelementptr inbounds i32, ptr %cond67.i1905, i64 %k.067.i.i2076
  store <8 x i32> %conv8.i.i2087, ptr %add.ptr9.i.i2088, align 8
  %add.i.i2089 = add nuw nsw i64 %add68.i.i2075, 8
  %cmp.not.i.i2090 = icmp sgt i64 %add.i.i2089, %spec.select.i1916
  br i1 %cmp.not.i.i2090, label %for.cond11.preheader.i.i2091, label %for.body.i.i2074, !llvm.loop !8

for.cond18.preheader.i.i2101:                     ; preds = %for.body14.i.i2094
  %cmp1972.i.i2102 = icmp slt i64 %k.0.lcssa.i.i2093, %spec.select.i1916
  br i1 %cmp1972.i.i2102, label %for.body21.i.i2103, label %cond.end78.i1952

for.body14.i.i2094:                               ; preds = %for.body14.i.i2094, %for.cond11.preheader.i.i2091
  %j.071.i.i2095 = phi i64 [ 0, %for.cond11.preheader.i.i2091 ], [ %inc.i.i2099, %for.body14.i.i2094 ]
  %wrong.070.i.i2096 = phi i64 [ 0, %for.cond11.preheader.i.i2091 ], [ %or15.i.i2098, %for.body14.i.i2094 ]
  %vecext.i.i2097 = extractelement <8 x i64> %outside.0.lcssa.i.i2092, i64 %j.071.i.i2095
  %or15.i.i2098 = or i64 %vecext.i.i2097, %wrong.070.i.i2096
  %inc.i.i2099 = add nuw nsw i64 %j.071.i.i2095, 1
  %exitcond.not.i294.i2100 = icmp eq i64 %inc.i.i2099, 8
  br i1 %exitcond.not.i294.i2100, label %for.cond18.preheader.i.i2101, label %for.body14.i.i2094, !llvm.loop !9

for.body21.i.i2103:                               ; preds = %for.cond18.preheader.i.i2101, %for.body21.i.i2103
  %k.174.i.i2104 = phi i64 [ %inc35.i.i2116, %for.body21.i.i2103 ], [ %k.0.lcssa.i.i2093, %for.cond18.preheader.i.i2101 ]
  %wrong.173.i.i2105 = phi i64 [ %or31.i.i2113, %for.body21.i.i2103 ], [ %or15.i.i2098, %for.cond18.preheader.i.i2101 ]
  %arrayidx.i.i2106 = getelementptr inbounds i32, ptr %add.ptr72.i2070, i64 %k.174.i.i2104
  %344 = load i32, ptr %arrayidx.i.i2106, align 4
  %conv23.i.i2107 = sext i32 %344 to i64
  %cmp25.i.i2108 = icmp slt i32 %344, 0
  %cond.i.i2109 = select i1 %cmp25.i.i2108, i64 %342, i64 0
  %add27.i.i2110 = add nsw i64 %cond.i.i2109, %conv23.i.i2107
  %cmp28.i.i2111 = icmp uge i64 %add27.i.i2110, %342
  %conv30.i.i2112 = zext i1 %cmp28.i.i2111 to i64
  %or31.i.i2113 = or i64 %wrong.173.i.i2105, %conv30.i.i2112
  %conv32.i.i2114 = trunc i64 %add27.i.i2110 to i32
  %arrayidx33.i.i2115 = getelementptr inbounds i32, ptr %cond67.i1905, i64 %k.174.i.i2104
  store i32 %conv32.i.i2114, ptr %arrayidx33.i.i2115, align 4
  %inc35.i.i2116 = add nuw nsw i64 %k.174.i.i2104, 1
  %exitcond76.not.i.i2117 = icmp eq i64 %inc35.i.i2116, %spec.select.i1916
  br i1 %exitcond76.not.i.i2117, label %cond.end78.i1952, label %for.body21.i.i2103, !llvm.loop !10

cond.false74.i1919:                               ; preds = %for.body50.i1914
  %add.ptr75.i1920 = getelementptr inbounds i64, ptr %285, i64 %k44.0360.i
  br i1 %cmp.not65.i.i1918, label %for.cond10.preheader.i.i1940, label %for.body.lr.ph.i295.i1921

for.body.lr.ph.i295.i1921:                        ; preds = %cond.false74.i1919
  %splat.splatinsert.i296.i1922 = insertelement <8 x i64> poison, i64 %342, i64 0
  %splat.splat.i297.i1923 = shufflevector <8 x i64> %splat.splatinsert.i296.i1922, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i1924

for.cond10.preheader.i.i1940:                     ; preds = %for.body.i298.i1924, %cond.false74.i1919
  %outside.0.lcssa.i310.i1941 = phi <8 x i64> [ zeroinitializer, %cond.false74.i1919 ], [ %or7.i306.i1935, %for.body.i298.i1924 ]
  %k.0.lcssa.i311.i1942 = phi i64 [ 0, %cond.false74.i1919 ], [ %add66.i.i1925, %for.body.i298.i1924 ]
  br label %for.body13.i.i1943

for.body.i298.i1924:                              ; preds = %for.body.i298.i1924, %for.body.lr.ph.i295.i1921
  %add66.i.i1925 = phi i64 [ 8, %for.body.lr.ph.i295.i1921 ], [ %add.i308.i1938, %for.body.i298.i1924 ]
  %k.065.i.i1926 = phi i64 [ 0, %for.body.lr.ph.i295.i1921 ], [ %add66.i.i1925, %for.body.i298.i1924 ]
  %outside.064.i.i1927 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i1921 ], [ %or7.i306.i1935, %for.body.i298.i1924 ]
  %add.ptr.i299.i1928 = getelementptr inbounds i64, ptr %add.ptr75.i1920, i64 %k.065.i.i1926
  %345 = load <8 x i64>, ptr %add.ptr.i299.i1928, align 8
  %isneg.i300.i1929 = icmp slt <8 x i64> %345, zeroinitializer
  %and.i301.i1930 = select <8 x i1> %isneg.i300.i1929, <8 x i64> %splat.splat.i297.i1923, <8 x i64> zeroinitializer
  %add1.i302.i1931 = add <8 x i64> %and.i301.i1930, %345
  %add1.lobit.i303.i1932 = ashr <8 x i64> %add1.i302.i1931, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i1933 = icmp slt <8 x i64> %add1.i302.i1931, %splat.splat.i297.i1923
  %or.i305.i1934 = select <8 x i1> %cmp5.not.i304.i1933, <8 x i64> %add1.lobit.i303.i1932, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i1935 = or <8 x i64> %or.i305.i1934, %outside.064.i.i1927
  %conv.i307.i1936 = trunc <8 x i64> %add1.i302.i1931 to <8 x i32>
  %add.ptr8.i.i1937 = getelementptr inbounds i32, ptr %cond67.i1905, i64 %k.065.i.i1926
  store <8 x i32> %conv.i307.i1936, ptr %add.ptr8.i.i1937, align 8
  %add.i308.i1938 = add nuw nsw i64 %add66.i.i1925, 8
  %cmp.not.i309.i1939 = icmp sgt i64 %add.i308.i1938, %spec.select.i1916
  br i1 %cmp.not.i309.i1939, label %for.cond10.preheader.i.i1940, label %for.body.i298.i1924, !llvm.loop !11

for.cond17.preheader.i.i1950:                     ; preds = %for.body13.i.i1943
  %cmp1870.i.i1951 = icmp slt i64 %k.0.lcssa.i311.i1942, %spec.select.i1916
  br i1 %cmp1870.i.i1951, label %for.body20.i.i2055, label %cond.end78.i1952

for.body13.i.i1943:                               ; preds = %for.body13.i.i1943, %for.cond10.preheader.i.i1940
  %j.069.i.i1944 = phi i64 [ 0, %for.cond10.preheader.i.i1940 ], [ %inc.i313.i1948, %for.body13.i.i1943 ]
  %wrong.068.i.i1945 = phi i64 [ 0, %for.cond10.preheader.i.i1940 ], [ %or14.i.i1947, %for.body13.i.i1943 ]
  %vecext.i312.i1946 = extractelement <8 x i64> %outside.0.lcssa.i310.i1941, i64 %j.069.i.i1944
  %or14.i.i1947 = or i64 %vecext.i312.i1946, %wrong.068.i.i1945
  %inc.i313.i1948 = add nuw nsw i64 %j.069.i.i1944, 1
  %exitcond.not.i314.i1949 = icmp eq i64 %inc.i313.i1948, 8
  br i1 %exitcond.not.i314.i1949, label %for.cond17.preheader.i.i1950, label %for.body13.i.i1943, !llvm.loop !12

for.body20.i.i2055:                               ; preds = %for.cond17.preheader.i.i1950, %for.body20.i.i2055
  %k.172.i.i2056 = phi i64 [ %inc33.i.i2067, %for.body20.i.i2055 ], [ %k.0.lcssa.i311.i1942, %for.cond17.preheader.i.i1950 ]
  %wrong.171.i.i2057 = phi i64 [ %or29.i.i2064, %for.body20.i.i2055 ], [ %or14.i.i1947, %for.cond17.preheader.i.i1950 ]
  %arrayidx.i316.i2058 = getelementptr inbounds i64, ptr %add.ptr75.i1920, i64 %k.172.i.i2056
  %346 = load i64, ptr %arrayidx.i316.i2058, align 8
  %cmp23.i.i2059 = icmp slt i64 %346, 0
  %cond.i317.i2060 = select i1 %cmp23.i.i2059, i64 %342, i64 0
  %add25.i.i2061 = add nsw i64 %cond.i317.i2060, %346
  %cmp26.i.i2062 = icmp uge i64 %add25.i.i2061, %342
  %conv28.i.i2063 = zext i1 %cmp26.i.i2062 to i64
  %or29.i.i2064 = or i64 %wrong.171.i.i2057, %conv28.i.i2063
  %conv30.i318.i2065 = trunc i64 %add25.i.i2061 to i32
  %arrayidx31.i.i2066 = getelementptr inbounds i32, ptr %cond67.i1905, i64 %k.172.i.i2056
  store i32 %conv30.i318.i2065, ptr %arrayidx31.i.i2066, align 4
  %inc33.i.i2067 = add nuw nsw i64 %k.172.i.i2056, 1
  %exitcond74.not.i.i2068 = icmp eq i64 %inc33.i.i2067, %spec.select.i1916
  br i1 %exitcond74.not.i.i2068, label %cond.end78.i1952, label %for.body20.i.i2055, !llvm.loop !13

cond.end78.i1952:                                 ; preds = %for.body20.i.i2055, %for.body21.i.i2103, %for.cond17.preheader.i.i1950, %for.cond18.preheader.i.i2101
  %cond79.in.in.i1953 = phi i64 [ %or15.i.i2098, %for.cond18.preheader.i.i2101 ], [ %or14.i.i1947, %for.cond17.preheader.i.i1950 ], [ %or31.i.i2113, %for.body21.i.i2103 ], [ %or29.i.i2064, %for.body20.i.i2055 ]
  %cond79.in.not.i1954 = icmp eq i64 %cond79.in.in.i1953, 0
  br i1 %cond79.in.not.i1954, label %if.end82.i1955, label %least_double.exit

if.end82.i1955:                                   ; preds = %cond.end78.i1952
  br i1 %338, label %if.end87.i1989, label %if.else85.i1956

if.else85.i1956:                                  ; preds = %if.end82.i1955
  %cmp55.i.i1957 = icmp sgt i64 %sub52.i1915, 0
  br i1 %cmp55.i.i1957, label %for.body.i321.i1963, label %if.else94.thread.i1958

for.cond12.preheader.i.i1976:                     ; preds = %for.body.i321.i1963
  %tobool.not.i.i1977 = icmp eq i64 %add.i324.i1973, 0
  br i1 %tobool.not.i.i1977, label %if.else94.thread.i1958, label %for.body16.lr.ph.i.i1978

for.body16.lr.ph.i.i1978:                         ; preds = %for.cond12.preheader.i.i1976
  %sub18.i.i1979 = add nsw i64 %add.i324.i1973, -1
  %arrayidx19.i.i1980 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %sub18.i.i1979
  %arrayidx25.i.i1981 = getelementptr inbounds [520 x i32], ptr %places63.i1904, i64 0, i64 %sub18.i.i1979
  br label %for.body16.i.i1982

for.body.i321.i1963:                              ; preds = %if.else85.i1956, %for.body.i321.i1963
  %n.057.i.i1964 = phi i64 [ %add.i324.i1973, %for.body.i321.i1963 ], [ 0, %if.else85.i1956 ]
  %k.056.i.i1965 = phi i64 [ %inc.i325.i1974, %for.body.i321.i1963 ], [ 0, %if.else85.i1956 ]
  %arrayidx.i322.i1966 = getelementptr inbounds i32, ptr %places.i1830, i64 %k.056.i.i1965
  %347 = load i32, ptr %arrayidx.i322.i1966, align 4
  %sub3.i.i1967 = sub i32 %347, %conv.i319.i1908
  %conv4.i.i1968 = trunc i64 %k.056.i.i1965 to i32
  %arrayidx5.i.i1969 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %n.057.i.i1964
  store i32 %conv4.i.i1968, ptr %arrayidx5.i.i1969, align 4
  %arrayidx7.i323.i1970 = getelementptr inbounds [520 x i32], ptr %places63.i1904, i64 0, i64 %n.057.i.i1964
  store i32 %sub3.i.i1967, ptr %arrayidx7.i323.i1970, align 4
  %cmp8.i.i1971 = icmp ult i32 %sub3.i.i1967, %conv1.i.i1909
  %conv10.i.i1972 = zext i1 %cmp8.i.i1971 to i64
  %add.i324.i1973 = add nuw nsw i64 %n.057.i.i1964, %conv10.i.i1972
  %inc.i325.i1974 = add nuw nsw i64 %k.056.i.i1965, 1
  %exitcond.not.i326.i1975 = icmp eq i64 %inc.i325.i1974, %spec.select.i1916
  br i1 %exitcond.not.i326.i1975, label %for.cond12.preheader.i.i1976, label %for.body.i321.i1963, !llvm.loop !14

for.body16.i.i1982:                               ; preds = %for.body16.i.i1982, %for.body16.lr.ph.i.i1978
  %k11.058.i.i1983 = phi i64 [ 0, %for.body16.lr.ph.i.i1978 ], [ %inc30.i.i1987, %for.body16.i.i1982 ]
  %348 = load i32, ptr %arrayidx19.i.i1980, align 4
  %add21.i.i1984 = add nuw nsw i64 %k11.058.i.i1983, %add.i324.i1973
  %arrayidx22.i.i1985 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %add21.i.i1984
  store i32 %348, ptr %arrayidx22.i.i1985, align 4
  %349 = load i32, ptr %arrayidx25.i.i1981, align 4
  %arrayidx28.i.i1986 = getelementptr inbounds [520 x i32], ptr %places63.i1904, i64 0, i64 %add21.i.i1984
  store i32 %349, ptr %arrayidx28.i.i1986, align 4
  %inc30.i.i1987 = add nuw nsw i64 %k11.058.i.i1983, 1
  %exitcond.not.i1988 = icmp eq i64 %inc30.i.i1987, 8
  br i1 %exitcond.not.i1988, label %if.end87.i1989, label %for.body16.i.i1982, !llvm.loop !15

if.else94.thread.i1958:                           ; preds = %for.cond12.preheader.i.i1976, %if.else85.i1956
  store i64 0, ptr %count32.i.i1910, align 8
  br label %for.inc101.i1959

if.end87.i1989:                                   ; preds = %for.body16.i.i1982, %if.end82.i1955
  %350 = phi i64 [ %spec.select.i1916, %if.end82.i1955 ], [ %add.i324.i1973, %for.body16.i.i1982 ]
  store i64 %350, ptr %count32.i.i1910, align 8
  %tobool89.i1990 = icmp ne i64 %350, 0
  %or.cond183.i1991 = select i1 %tobool89.i1990, i1 %cmp91.i1911, i1 false
  %cmp47.i.i1992 = icmp sgt i64 %350, 0
  br i1 %or.cond183.i1991, label %if.then93.i2027, label %if.else94.i1993

if.then93.i2027:                                  ; preds = %if.end87.i1989
  br i1 %cmp47.i.i1992, label %for.body.preheader.i.i2028, label %for.inc101.i1959

for.body.preheader.i.i2028:                       ; preds = %if.then93.i2027
  %351 = load i32, ptr %places63.i1904, align 8
  %conv.i327.i2029 = sext i32 %351 to i64
  %arrayidx1.i.i2030 = getelementptr inbounds double, ptr %cond.i2495, i64 %conv.i327.i2029
  %352 = load double, ptr %arrayidx1.i.i2030, align 8
  br label %for.body.i328.i2031

for.body.i328.i2031:                              ; preds = %if.end.i.i2044, %for.body.preheader.i.i2028
  %before.050.i.i2032 = phi i64 [ %conv5.i.i2036, %if.end.i.i2044 ], [ %conv.i327.i2029, %for.body.preheader.i.i2028 ]
  %m.049.i.i2033 = phi i64 [ %inc.i333.i, %if.end.i.i2044 ], [ 0, %for.body.preheader.i.i2028 ]
  %found.048.i.i2034 = phi double [ %cond.i332.i, %if.end.i.i2044 ], [ %352, %for.body.preheader.i.i2028 ]
  %arrayidx4.i.i2035 = getelementptr inbounds [520 x i32], ptr %places63.i1904, i64 0, i64 %m.049.i.i2033
  %353 = load i32, ptr %arrayidx4.i.i2035, align 4
  %conv5.i.i2036 = sext i32 %353 to i64
  %add.i329.i2037 = add nuw nsw i64 %m.049.i.i2033, 8
  %arrayidx7.i330.i2038 = getelementptr inbounds [520 x i32], ptr %places63.i1904, i64 0, i64 %add.i329.i2037
  %354 = load i32, ptr %arrayidx7.i330.i2038, align 4
  %idx.ext.i.i2039 = sext i32 %354 to i64
  %add.ptr.i331.i2040 = getelementptr inbounds double, ptr %cond.i2495, i64 %idx.ext.i.i2039
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i2040, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2041 = icmp eq i64 %before.050.i.i2032, %conv5.i.i2036
  br i1 %cmp8.not.i.i2041, label %if.end.i.i2044, label %if.then.i.i2042

if.then.i.i2042:                                  ; preds = %for.body.i328.i2031
  %arrayidx10.i.i2043 = getelementptr inbounds double, ptr %cond.i2495, i64 %conv5.i.i2036
  %355 = load double, ptr %arrayidx10.i.i2043, align 8
  br label %if.end.i.i2044

if.end.i.i2044:                                   ; preds = %if.then.i.i2042, %for.body.i328.i2031
  %found.1.i.i2045 = phi double [ %355, %if.then.i.i2042 ], [ %found.048.i.i2034, %for.body.i328.i2031 ]
  %arrayidx11.i.i2046 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %m.049.i.i2033
  %356 = load i32, ptr %arrayidx11.i.i2046, align 4
  %conv12.i.i2047 = sext i32 %356 to i64
  %mul.i.i2048 = mul nsw i64 %288, %conv12.i.i2047
  %arrayidx13.i.i2049 = getelementptr inbounds double, ptr %values.0361.i, i64 %mul.i.i2048
  %357 = load double, ptr %arrayidx13.i.i2049, align 8
  %cmp14.i.i2050 = fcmp ole double %found.1.i.i2045, %357
  %cmp16.i.i2051 = fcmp uno double %found.1.i.i2045, 0.000000e+00
  %or.cond.i.i2052 = or i1 %cmp16.i.i2051, %cmp14.i.i2050
  %cond.i332.i = select i1 %or.cond.i.i2052, double %found.1.i.i2045, double %357
  %arrayidx23.i.i2053 = getelementptr inbounds double, ptr %cond.i2495, i64 %conv5.i.i2036
  store double %cond.i332.i, ptr %arrayidx23.i.i2053, align 8
  %inc.i333.i = add nuw nsw i64 %m.049.i.i2033, 1
  %exitcond372.not.i2054 = icmp eq i64 %inc.i333.i, %350
  br i1 %exitcond372.not.i2054, label %for.inc101.i1959, label %for.body.i328.i2031, !llvm.loop !73

if.else94.i1993:                                  ; preds = %if.end87.i1989
  br i1 %cmp47.i.i1992, label %for.body.i337.i, label %for.inc101.i1959

for.body.i337.i:                                  ; preds = %if.else94.i1993, %for.end52.i.i2018
  %m.0109.i.i1994 = phi i64 [ %inc54.i.i2019, %for.end52.i.i2018 ], [ 0, %if.else94.i1993 ]
  %arrayidx.i338.i = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %m.0109.i.i1994
  %358 = load i32, ptr %arrayidx.i338.i, align 4
  %conv.i339.i = sext i32 %358 to i64
  %mul.i340.i = mul nsw i64 %288, %conv.i339.i
  %add.ptr.i341.i = getelementptr inbounds double, ptr %values.0361.i, i64 %mul.i340.i
  %arrayidx1.i342.i = getelementptr inbounds [520 x i32], ptr %places63.i1904, i64 0, i64 %m.0109.i.i1994
  %359 = load i32, ptr %arrayidx1.i342.i, align 4
  %conv2.i.i1995 = sext i32 %359 to i64
  %mul3.i.i1996 = mul nsw i64 %289, %conv2.i.i1995
  %add.ptr4.i.i1997 = getelementptr inbounds double, ptr %cond.i2495, i64 %mul3.i.i1996
  %add.i343.i = add nuw nsw i64 %m.0109.i.i1994, 8
  %arrayidx6.i.i1998 = getelementptr inbounds [520 x i32], ptr %found.i1831, i64 0, i64 %add.i343.i
  %360 = load i32, ptr %arrayidx6.i.i1998, align 4
  %conv7.i.i1999 = sext i32 %360 to i64
  %mul8.i.i2000 = mul nsw i64 %288, %conv7.i.i1999
  %add.ptr9.i344.i = getelementptr inbounds double, ptr %values.0361.i, i64 %mul8.i.i2000
  %arrayidx12.i.i2001 = getelementptr inbounds [520 x i32], ptr %places63.i1904, i64 0, i64 %add.i343.i
  %361 = load i32, ptr %arrayidx12.i.i2001, align 4
  %conv13.i.i2002 = sext i32 %361 to i64
  %mul14.i.i2003 = mul nsw i64 %289, %conv13.i.i2002
  %add.ptr15.i.i2004 = getelementptr inbounds double, ptr %cond.i2495, i64 %mul14.i.i2003
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2004, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i1912, label %for.cond36.preheader.i.i2015, label %for.body20.i345.i

for.cond36.preheader.i.i2015:                     ; preds = %for.body20.i345.i, %for.body.i337.i
  %j.0.lcssa.i.i2016 = phi i64 [ 0, %for.body.i337.i ], [ %add17105.i.i2005, %for.body20.i345.i ]
  %cmp37106.i.i2017 = icmp slt i64 %j.0.lcssa.i.i2016, %289
  br i1 %cmp37106.i.i2017, label %for.body39.i.i2021, label %for.end52.i.i2018

for.body20.i345.i:                                ; preds = %for.body.i337.i, %for.body20.i345.i
  %add17105.i.i2005 = phi i64 [ %add17.i.i2013, %for.body20.i345.i ], [ 8, %for.body.i337.i ]
  %j.0104.i.i2006 = phi i64 [ %add17105.i.i2005, %for.body20.i345.i ], [ 0, %for.body.i337.i ]
  %add.ptr21.i.i2007 = getelementptr inbounds double, ptr %add.ptr9.i344.i, i64 %j.0104.i.i2006
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2007, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2008 = getelementptr inbounds double, ptr %add.ptr4.i.i1997, i64 %j.0104.i.i2006
  %362 = load <8 x double>, ptr %add.ptr22.i.i2008, align 8
  %add.ptr23.i.i2009 = getelementptr inbounds double, ptr %add.ptr.i341.i, i64 %j.0104.i.i2006
  %363 = load <8 x double>, ptr %add.ptr23.i.i2009, align 8
  %cmp24.i.i2010 = fcmp ugt <8 x double> %362, %363
  %cmp25.i346.i = fcmp ord <8 x double> %362, zeroinitializer
  %or102.not.i.i2011 = and <8 x i1> %cmp24.i.i2010, %cmp25.i346.i
  %or33.v.i.i2012 = select <8 x i1> %or102.not.i.i2011, <8 x double> %363, <8 x double> %362
  store <8 x double> %or33.v.i.i2012, ptr %add.ptr22.i.i2008, align 8
  %add17.i.i2013 = add nuw nsw i64 %add17105.i.i2005, 8
  %cmp18.not.i.i2014 = icmp sgt i64 %add17.i.i2013, %289
  br i1 %cmp18.not.i.i2014, label %for.cond36.preheader.i.i2015, label %for.body20.i345.i, !llvm.loop !74

for.body39.i.i2021:                               ; preds = %for.cond36.preheader.i.i2015, %for.body39.i.i2021
  %j.1107.i.i2022 = phi i64 [ %inc.i350.i, %for.body39.i.i2021 ], [ %j.0.lcssa.i.i2016, %for.cond36.preheader.i.i2015 ]
  %arrayidx40.i.i2023 = getelementptr inbounds double, ptr %add.ptr4.i.i1997, i64 %j.1107.i.i2022
  %364 = load double, ptr %arrayidx40.i.i2023, align 8
  %arrayidx41.i.i2024 = getelementptr inbounds double, ptr %add.ptr.i341.i, i64 %j.1107.i.i2022
  %365 = load double, ptr %arrayidx41.i.i2024, align 8
  %cmp42.i.i2025 = fcmp ole double %364, %365
  %cmp46.i.i2026 = fcmp uno double %364, 0.000000e+00
  %or.cond.i348.i = or i1 %cmp46.i.i2026, %cmp42.i.i2025
  %cond.i349.i = select i1 %or.cond.i348.i, double %364, double %365
  store double %cond.i349.i, ptr %arrayidx40.i.i2023, align 8
  %inc.i350.i = add nuw nsw i64 %j.1107.i.i2022, 1
  %exitcond.not.i351.i = icmp eq i64 %inc.i350.i, %289
  br i1 %exitcond.not.i351.i, label %for.end52.i.i2018, label %for.body39.i.i2021, !llvm.loop !75

for.end52.i.i2018:                                ; preds = %for.body39.i.i2021, %for.cond36.preheader.i.i2015
  %inc54.i.i2019 = add nuw nsw i64 %m.0109.i.i1994, 1
  %exitcond371.not.i2020 = icmp eq i64 %inc54.i.i2019, %350
  br i1 %exitcond371.not.i2020, label %for.inc101.i1959, label %for.body.i337.i, !llvm.loop !76

for.inc101.i1959:                                 ; preds = %for.end52.i.i2018, %if.end.i.i2044, %if.else94.i1993, %if.then93.i2027, %if.else94.thread.i1958
  %add.i1960 = add nuw nsw i64 %k44.0360.i, 512
  %add.ptr103.i1961 = getelementptr inbounds i8, ptr %values.0361.i, i64 %add.ptr103.idx.i1913
  %366 = load i64, ptr %arrayidx46.i1860, align 8
  %cmp47.not.i1962 = icmp slt i64 %add.i1960, %366
  br i1 %cmp47.not.i1962, label %for.body50.i1914, label %for.end106.i1861, !llvm.loop !77

for.end106.i1861:                                 ; preds = %for.inc101.i1959, %for.cond45.preheader.i1859
  %367 = load i64, ptr %a, align 8
  %cmp108.i1862 = icmp eq i64 %367, 0
  %tobool111.i1863 = icmp ne i64 %291, 0
  %or.cond184.i1864 = select i1 %cmp108.i1862, i1 %tobool111.i1863, i1 false
  br i1 %or.cond184.i1864, label %lor.lhs.false112.i1866, label %least_double.exit

lor.lhs.false112.i1866:                           ; preds = %for.end106.i1861
  %cmp113.i1867 = icmp ne ptr %cond.i2495, %292
  %tobool116.i1868 = icmp ne i64 %282, 0
  %or.cond185.i1869 = select i1 %cmp113.i1867, i1 true, i1 %tobool116.i1868
  br i1 %or.cond185.i1869, label %for.cond120.preheader.i1870, label %least_double.exit

for.cond120.preheader.i1870:                      ; preds = %lor.lhs.false112.i1866
  %cmp122.not362.i = icmp slt i64 %mul.i2488, 8
  br i1 %cmp122.not362.i, label %for.cond145.preheader.i1880, label %for.body124.lr.ph.i1871

for.body124.lr.ph.i1871:                          ; preds = %for.cond120.preheader.i1870
  %add.ptr131.i1872 = getelementptr inbounds double, ptr %283, i64 %mul9.i2491
  br label %for.body124.i1873

for.cond145.preheader.i1880:                      ; preds = %if.end140.i1875, %for.cond120.preheader.i1870
  %k119.0.lcssa.i1881 = phi i64 [ 0, %for.cond120.preheader.i1870 ], [ %add121364.i, %if.end140.i1875 ]
  %cmp146365.i = icmp slt i64 %k119.0.lcssa.i1881, %mul.i2488
  br i1 %cmp146365.i, label %for.body148.lr.ph.i1882, label %least_double.exit

for.body148.lr.ph.i1882:                          ; preds = %for.cond145.preheader.i1880
  %368 = getelementptr double, ptr %283, i64 %mul9.i2491
  br label %for.body148.i1883

for.body124.i1873:                                ; preds = %if.end140.i1875, %for.body124.lr.ph.i1871
  %add121364.i = phi i64 [ 8, %for.body124.lr.ph.i1871 ], [ %add121.i1878, %if.end140.i1875 ]
  %k119.0363.i = phi i64 [ 0, %for.body124.lr.ph.i1871 ], [ %add121364.i, %if.end140.i1875 ]
  %add.ptr125.i1874 = getelementptr inbounds double, ptr %cond.i2495, i64 %k119.0363.i
  %369 = load <8 x double>, ptr %add.ptr125.i1874, align 8
  br i1 %tobool116.i1868, label %land.lhs.true127.i1894, label %if.end140.i1875

land.lhs.true127.i1894:                           ; preds = %for.body124.i1873
  %370 = load i64, ptr %arrayidx8.i2490, align 8
  %tobool129.not.i1895 = icmp eq i64 %370, 0
  br i1 %tobool129.not.i1895, label %if.then136.i1899, label %if.then130.i1896

if.then130.i1896:                                 ; preds = %land.lhs.true127.i1894
  %add.ptr132.i1897 = getelementptr inbounds double, ptr %add.ptr131.i1872, i64 %k119.0363.i
  %371 = load <8 x double>, ptr %add.ptr132.i1897, align 8
  %add133.i1898 = fadd <8 x double> %369, %371
  br label %if.end140.i1875

if.then136.i1899:                                 ; preds = %land.lhs.true127.i1894
  %372 = load double, ptr %283, align 8
  %splat.splatinsert.i1900 = insertelement <8 x double> poison, double %372, i64 0
  %splat.splat.i1901 = shufflevector <8 x double> %splat.splatinsert.i1900, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i1902 = fadd <8 x double> %369, %splat.splat.i1901
  br label %if.end140.i1875

if.end140.i1875:                                  ; preds = %if.then136.i1899, %if.then130.i1896, %for.body124.i1873
  %sum.0.i1876 = phi <8 x double> [ %add133.i1898, %if.then130.i1896 ], [ %add138.i1902, %if.then136.i1899 ], [ %369, %for.body124.i1873 ]
  %add.ptr141.i1877 = getelementptr inbounds double, ptr %292, i64 %k119.0363.i
  store <8 x double> %sum.0.i1876, ptr %add.ptr141.i1877, align 8
  %add121.i1878 = add nuw nsw i64 %add121364.i, 8
  %cmp122.not.i1879 = icmp sgt i64 %add121.i1878, %mul.i2488
  br i1 %cmp122.not.i1879, label %for.cond145.preheader.i1880, label %for.body124.i1873, !llvm.loop !78

for.body148.i1883:                                ; preds = %cond.end159.i1885, %for.body148.lr.ph.i1882
  %k119.1366.i = phi i64 [ %k119.0.lcssa.i1881, %for.body148.lr.ph.i1882 ], [ %inc163.i1888, %cond.end159.i1885 ]
  %arrayidx151.i1884 = getelementptr inbounds double, ptr %cond.i2495, i64 %k119.1366.i
  %373 = load double, ptr %arrayidx151.i1884, align 8
  br i1 %tobool116.i1868, label %cond.true150.i1890, label %cond.end159.i1885

cond.true150.i1890:                               ; preds = %for.body148.i1883
  %374 = load i64, ptr %arrayidx8.i2490, align 8
  %mul153.i1891 = mul nsw i64 %374, %k119.1366.i
  %arrayidx155.i1892 = getelementptr double, ptr %368, i64 %mul153.i1891
  %375 = load double, ptr %arrayidx155.i1892, align 8
  %add156.i1893 = fadd double %373, %375
  br label %cond.end159.i1885

cond.end159.i1885:                                ; preds = %cond.true150.i1890, %for.body148.i1883
  %cond160.i1886 = phi double [ %add156.i1893, %cond.true150.i1890 ], [ %373, %for.body148.i1883 ]
  %arrayidx161.i1887 = getelementptr inbounds double, ptr %292, i64 %k119.1366.i
  store double %cond160.i1886, ptr %arrayidx161.i1887, align 8
  %inc163.i1888 = add nuw nsw i64 %k119.1366.i, 1
  %exitcond373.not.i1889 = icmp eq i64 %inc163.i1888, %mul.i2488
  br i1 %exitcond373.not.i1889, label %least_double.exit, label %for.body148.i1883, !llvm.loop !79

least_double.exit:                                ; preds = %cond.end78.i1952, %cond.end159.i1885, %for.end106.i1861, %lor.lhs.false112.i1866, %for.cond145.preheader.i1880
  %retval.3.i1865 = phi i64 [ 0, %lor.lhs.false112.i1866 ], [ 0, %for.end106.i1861 ], [ 0, %for.cond145.preheader.i1880 ], [ 0, %cond.end159.i1885 ], [ 1, %cond.end78.i1952 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i1831) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i1830) #7
  br label %return

cond.true47:                                      ; preds = %cond.true34
  br i1 %tobool14.not.i2497, label %if.end30.i2176, label %land.lhs.true.i2170

land.lhs.true.i2170:                              ; preds = %cond.true47
  %tobool16.i2172.not = icmp eq i64 %282, 0
  br i1 %tobool16.i2172.not, label %if.then.i2174, label %land.lhs.true20.i2464

if.then.i2174:                                    ; preds = %land.lhs.true.i2170
  %cmp121.i.i2175 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i.i2175, label %for.body.preheader.i.i2457, label %if.end30.i2176

for.body.preheader.i.i2457:                       ; preds = %if.then.i2174
  %376 = inttoptr i64 %295 to ptr
  %.pre25.i.i2458 = load i32, ptr %376, align 4
  br label %for.body.i.i2459

for.body.i.i2459:                                 ; preds = %for.body.i.i2459, %for.body.preheader.i.i2457
  %k.022.i.i2460 = phi i64 [ %inc.i.i2462, %for.body.i.i2459 ], [ 0, %for.body.preheader.i.i2457 ]
  %arrayidx.i.i2461 = getelementptr inbounds i32, ptr %cond.i2495, i64 %k.022.i.i2460
  store i32 %.pre25.i.i2458, ptr %arrayidx.i.i2461, align 4
  %inc.i.i2462 = add nuw nsw i64 %k.022.i.i2460, 1
  %exitcond24.not.i.i2463 = icmp eq i64 %inc.i.i2462, %mul.i2488
  br i1 %exitcond24.not.i.i2463, label %if.end30.i2176, label %for.body.i.i2459, !llvm.loop !4

land.lhs.true20.i2464:                            ; preds = %land.lhs.true.i2170
  %tobool22.not.i2465 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i2465, label %if.then28.i2469, label %if.then23.i2466

if.then23.i2466:                                  ; preds = %land.lhs.true20.i2464
  %add.ptr.i2467 = getelementptr inbounds i32, ptr %283, i64 %mul9.i2491
  %mul24.i2468 = shl i64 %mul.i2488, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i2495, ptr nonnull align 4 %add.ptr.i2467, i64 %mul24.i2468, i1 false)
  br label %if.end30.i2176

if.then28.i2469:                                  ; preds = %land.lhs.true20.i2464
  %cmp121.i285.i2470 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i285.i2470, label %for.body.preheader.i286.i2471, label %if.end30.i2176

for.body.preheader.i286.i2471:                    ; preds = %if.then28.i2469
  %.pre25.i287.i2472 = load i32, ptr %283, align 4
  br label %for.body.i288.i2473

for.body.i288.i2473:                              ; preds = %for.body.i288.i2473, %for.body.preheader.i286.i2471
  %k.022.i289.i2474 = phi i64 [ %inc.i291.i2476, %for.body.i288.i2473 ], [ 0, %for.body.preheader.i286.i2471 ]
  %arrayidx.i290.i2475 = getelementptr inbounds i32, ptr %cond.i2495, i64 %k.022.i289.i2474
  store i32 %.pre25.i287.i2472, ptr %arrayidx.i290.i2475, align 4
  %inc.i291.i2476 = add nuw nsw i64 %k.022.i289.i2474, 1
  %exitcond24.not.i292.i2477 = icmp eq i64 %inc.i291.i2476, %mul.i2488
  br i1 %exitcond24.not.i292.i2477, label %if.end30.i2176, label %for.body.i288.i2473, !llvm.loop !4

if.end30.i2176:                                   ; preds = %for.body.i288.i2473, %for.body.i.i2459, %if.then28.i2469, %if.then23.i2466, %if.then.i2174, %cond.true47
  %cmp31.i2177 = icmp eq i64 %286, 0
  br i1 %cmp31.i2177, label %land.end.i2445, label %land.end.thread.i2178

land.end.thread.i2178:                            ; preds = %if.end30.i2176
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2150) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2151) #7
  br label %for.cond45.preheader.i2179

land.end.i2445:                                   ; preds = %if.end30.i2176
  %arrayidx32.i2446 = getelementptr inbounds i8, ptr %a, i64 56
  %377 = load i64, ptr %arrayidx32.i2446, align 8
  %cmp33.i2447 = icmp eq i64 %287, %377
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2150) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2151) #7
  br i1 %cmp33.i2447, label %for.body.lr.ph.i2448, label %for.cond45.preheader.i2179

for.body.lr.ph.i2448:                             ; preds = %land.end.i2445
  %places42.i2449 = getelementptr inbounds i8, ptr %found.i2151, i64 2080
  br label %for.body.i2450

for.cond45.preheader.i2179:                       ; preds = %for.body.i2450, %land.end.i2445, %land.end.thread.i2178
  %378 = phi i1 [ false, %land.end.thread.i2178 ], [ false, %land.end.i2445 ], [ true, %for.body.i2450 ]
  %arrayidx46.i2180 = getelementptr inbounds i8, ptr %a, i64 48
  %379 = load i64, ptr %arrayidx46.i2180, align 8
  %cmp47.not357.i2181 = icmp sgt i64 %379, 0
  br i1 %cmp47.not357.i2181, label %for.body50.lr.ph.i2229, label %for.end106.i2182

for.body50.lr.ph.i2229:                           ; preds = %for.cond45.preheader.i2179
  %places63.i2230 = getelementptr inbounds i8, ptr %found.i2151, i64 2080
  %cond67.i2231 = select i1 %378, ptr %places63.i2230, ptr %places.i2150
  %arrayidx68.i2232 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2233 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i2234 = trunc i64 %286 to i32
  %conv1.i.i2235 = trunc i64 %sub.i2487 to i32
  %count32.i.i2236 = getelementptr inbounds i8, ptr %found.i2151, i64 4160
  %cmp91.i2237 = icmp eq i64 %289, 1
  %cmp18.not101.i.i = icmp slt i64 %289, 8
  %add.ptr103.idx.i2238 = shl nsw i64 %288, 11
  br label %for.body50.i2239

for.body.i2450:                                   ; preds = %for.body.i2450, %for.body.lr.ph.i2448
  %k.0356.i2451 = phi i64 [ 0, %for.body.lr.ph.i2448 ], [ %inc.i2455, %for.body.i2450 ]
  %conv40.i2452 = trunc nuw i64 %k.0356.i2451 to i32
  %arrayidx41.i2453 = getelementptr inbounds [520 x i32], ptr %found.i2151, i64 0, i64 %k.0356.i2451
  store i32 %conv40.i2452, ptr %arrayidx41.i2453, align 4
  %arrayidx43.i2454 = getelementptr inbounds [520 x i32], ptr %places42.i2449, i64 0, i64 %k.0356.i2451
  store i32 0, ptr %arrayidx43.i2454, align 4
  %inc.i2455 = add nuw nsw i64 %k.0356.i2451, 1
  %exitcond.not = icmp eq i64 %inc.i2455, 520
  br i1 %exitcond.not, label %for.cond45.preheader.i2179, label %for.body.i2450, !llvm.loop !80

for.body50.i2239:                                 ; preds = %for.inc101.i2286, %for.body50.lr.ph.i2229
  %380 = phi i64 [ %379, %for.body50.lr.ph.i2229 ], [ %406, %for.inc101.i2286 ]
  %values.0360.i2240 = phi ptr [ %281, %for.body50.lr.ph.i2229 ], [ %add.ptr103.i2288, %for.inc101.i2286 ]
  %k44.0359.i2241 = phi i64 [ 0, %for.body50.lr.ph.i2229 ], [ %add.i2287, %for.inc101.i2286 ]
  %sub52.i2242 = sub nsw i64 %380, %k44.0359.i2241
  %spec.select.i2243 = tail call i64 @llvm.smin.i64(i64 %sub52.i2242, i64 512)
  %381 = load i64, ptr %arrayidx68.i2232, align 8
  %cmp69.i2244 = icmp eq i64 %381, 4
  %382 = load i64, ptr %arrayidx76.i2233, align 8
  %cmp.not65.i.i2245 = icmp slt i64 %sub52.i2242, 8
  br i1 %cmp69.i2244, label %cond.true71.i2396, label %cond.false74.i2246

cond.true71.i2396:                                ; preds = %for.body50.i2239
  %add.ptr72.i2397 = getelementptr inbounds i32, ptr %285, i64 %k44.0359.i2241
  br i1 %cmp.not65.i.i2245, label %for.cond11.preheader.i.i2418, label %for.body.lr.ph.i.i2398

for.body.lr.ph.i.i2398:                           ; preds = %cond.true71.i2396
  %splat.splatinsert.i.i2399 = insertelement <8 x i64> poison, i64 %382, i64 0
  %splat.splat.i.i2400 = shufflevector <8 x i64> %splat.splatinsert.i.i2399, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i2401

for.cond11.preheader.i.i2418:                     ; preds = %for.body.i294.i2401, %cond.true71.i2396
  %outside.0.lcssa.i.i2419 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2396 ], [ %or7.i.i2413, %for.body.i294.i2401 ]
  %k.0.lcssa.i.i2420 = phi i64 [ 0, %cond.true71.i2396 ], [ %add68.i.i2402, %for.body.i294.i2401 ]
  br label %for.body14.i.i2421

for.body.i294.i2401:                              ; preds = %for.body.i294.i2401, %for.body.lr.ph.i.i2398
  %add68.i.i2402 = phi i64 [ 8, %for.body.lr.ph.i.i2398 ], [ %add.i.i2416, %for.body.i294.i2401 ]
  %k.067.i.i2403 = phi i64 [ 0, %for.body.lr.ph.i.i2398 ], [ %add68.i.i2402, %for.body.i294.i2401 ]
  %outside.066.i.i2404 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2398 ], [ %or7.i.i2413, %for.body.i294.i2401 ]
  %add.ptr.i.i2405 = getelementptr inbounds i32, ptr %add.ptr72.i2397, i64 %k.067.i.i2403
  %383 = load <8 x i32>, ptr %add.ptr.i.i2405, align 4
  %conv.i.i2406 = sext <8 x i32> %383 to <8 x i64>
  %isneg.i.i2407 = icmp slt <8 x i32> %383, zeroinitializer
  %and.i.i2408 = select <8 x i1> %isneg.i.i2407, <8 x i64> %splat.splat.i.i2400, <8 x i64> zeroinitializer
  %add1.i.i2409 = add <8 x i64> %and.i.i2408, %conv.i.i2406
  %add1.lobit.i.i2410 = ashr <8 x i64> %add1.i.i2409, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2411 = icmp slt <8 x i64> %add1.i.i2409, %splat.splat.i.i2400
  %or.i.i2412 = select <8 x i1> %cmp5.not.i.i2411, <8 x i64> %add1.lobit.i.i2410, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2413 = or <8 x i64> %or.i.i2412, %outside.066.i.i2404
  %conv8.i.i2414 = trunc <8 x i64> %add1.i.i2409 to <8 x i32>
  %add.ptr9.i.i2415 = getelementptr inbounds i32, ptr %cond67.i2231, i64 %k.067.i.i2403
  store <8 x i32> %conv8.i.i2414, ptr %add.ptr9.i.i2415, align 8
  %add.i.i2416 = add nuw nsw i64 %add68.i.i2402, 8
  %cmp.not.i.i2417 = icmp sgt i64 %add.i.i2416, %spec.select.i2243
  br i1 %cmp.not.i.i2417, label %for.cond11.preheader.i.i2418, label %for.body.i294.i2401, !llvm.loop !8

for.cond18.preheader.i.i2428:                     ; preds = %for.body14.i.i2421
  %cmp1972.i.i2429 = icmp slt i64 %k.0.lcssa.i.i2420, %spec.select.i2243
  br i1 %cmp1972.i.i2429, label %for.body21.i.i2430, label %cond.end78.i2279

for.body14.i.i2421:                               ; preds = %for.body14.i.i2421, %for.cond11.preheader.i.i2418
  %j.071.i.i2422 = phi i64 [ 0, %for.cond11.preheader.i.i2418 ], [ %inc.i295.i2426, %for.body14.i.i2421 ]
  %wrong.070.i.i2423 = phi i64 [ 0, %for.cond11.preheader.i.i2418 ], [ %or15.i.i2425, %for.body14.i.i2421 ]
  %vecext.i.i2424 = extractelement <8 x i64> %outside.0.lcssa.i.i2419, i64 %j.071.i.i2422
  %or15.i.i2425 = or i64 %vecext.i.i2424, %wrong.070.i.i2423
  %inc.i295.i2426 = add nuw nsw i64 %j.071.i.i2422, 1
  %exitcond.not.i.i2427 = icmp eq i64 %inc.i295.i2426, 8
  br i1 %exitcond.not.i.i2427, label %for.cond18.preheader.i.i2428, label %for.body14.i.i2421, !llvm.loop !9

for.body21.i.i2430:                               ; preds = %for.cond18.preheader.i.i2428, %for.body21.i.i2430
  %k.174.i.i2431 = phi i64 [ %inc35.i.i2443, %for.body21.i.i2430 ], [ %k.0.lcssa.i.i2420, %for.cond18.preheader.i.i2428 ]
  %wrong.173.i.i2432 = phi i64 [ %or31.i.i2440, %for.body21.i.i2430 ], [ %or15.i.i2425, %for.cond18.preheader.i.i2428 ]
  %arrayidx.i296.i2433 = getelementptr inbounds i32, ptr %add.ptr72.i2397, i64 %k.174.i.i2431
  %384 = load i32, ptr %arrayidx.i296.i2433, align 4
  %conv23.i.i2434 = sext i32 %384 to i64
  %cmp25.i.i2435 = icmp slt i32 %384, 0
  %cond.i.i2436 = select i1 %cmp25.i.i2435, i64 %382, i64 0
  %add27.i.i2437 = add nsw i64 %cond.i.i2436, %conv23.i.i2434
  %cmp28.i.i2438 = icmp uge i64 %add27.i.i2437, %382
  %conv30.i.i2439 = zext i1 %cmp28.i.i2438 to i64
  %or31.i.i2440 = or i64 %wrong.173.i.i2432, %conv30.i.i2439
  %conv32.i.i2441 = trunc i64 %add27.i.i2437 to i32
  %arrayidx33.i.i2442 = getelementptr inbounds i32, ptr %cond67.i2231, i64 %k.174.i.i2431
  store i32 %conv32.i.i2441, ptr %arrayidx33.i.i2442, align 4
  %inc35.i.i2443 = add nuw nsw i64 %k.174.i.i2431, 1
  %exitcond76.not.i.i2444 = icmp eq i64 %inc35.i.i2443, %spec.select.i2243
  br i1 %exitcond76.not.i.i2444, label %cond.end78.i2279, label %for.body21.i.i2430, !llvm.loop !10

cond.false74.i2246:                               ; preds = %for.body50.i2239
  %add.ptr75.i2247 = getelementptr inbounds i64, ptr %285, i64 %k44.0359.i2241
  br i1 %cmp.not65.i.i2245, label %for.cond10.preheader.i.i2267, label %for.body.lr.ph.i297.i2248

for.body.lr.ph.i297.i2248:                        ; preds = %cond.false74.i2246
  %splat.splatinsert.i298.i2249 = insertelement <8 x i64> poison, i64 %382, i64 0
  %splat.splat.i299.i2250 = shufflevector <8 x i64> %splat.splatinsert.i298.i2249, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i2251

for.cond10.preheader.i.i2267:                     ; preds = %for.body.i300.i2251, %cond.false74.i2246
  %outside.0.lcssa.i312.i2268 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2246 ], [ %or7.i308.i2262, %for.body.i300.i2251 ]
  %k.0.lcssa.i313.i2269 = phi i64 [ 0, %cond.false74.i2246 ], [ %add66.i.i2252, %for.body.i300.i2251 ]
  br label %for.body13.i.i2270

for.body.i300.i2251:                              ; preds = %for.body.i300.i2251, %for.body.lr.ph.i297.i2248
  %add66.i.i2252 = phi i64 [ 8, %for.body.lr.ph.i297.i2248 ], [ %add.i310.i2265, %for.body.i300.i2251 ]
  %k.065.i.i2253 = phi i64 [ 0, %for.body.lr.ph.i297.i2248 ], [ %add66.i.i2252, %for.body.i300.i2251 ]
  %outside.064.i.i2254 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i2248 ], [ %or7.i308.i2262, %for.body.i300.i2251 ]
  %add.ptr.i301.i2255 = getelementptr inbounds i64, ptr %add.ptr75.i2247, i64 %k.065.i.i2253
  %385 = load <8 x i64>, ptr %add.ptr.i301.i2255, align 8
  %isneg.i302.i2256 = icmp slt <8 x i64> %385, zeroinitializer
  %and.i303.i2257 = select <8 x i1> %isneg.i302.i2256, <8 x i64> %splat.splat.i299.i2250, <8 x i64> zeroinitializer
  %add1.i304.i2258 = add <8 x i64> %and.i303.i2257, %385
  %add1.lobit.i305.i2259 = ashr <8 x i64> %add1.i304.i2258, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i2260 = icmp slt <8 x i64> %add1.i304.i2258, %splat.splat.i299.i2250
  %or.i307.i2261 = select <8 x i1> %cmp5.not.i306.i2260, <8 x i64> %add1.lobit.i305.i2259, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i2262 = or <8 x i64> %or.i307.i2261, %outside.064.i.i2254
  %conv.i309.i2263 = trunc <8 x i64> %add1.i304.i2258 to <8 x i32>
  %add.ptr8.i.i2264 = getelementptr inbounds i32, ptr %cond67.i2231, i64 %k.065.i.i2253
  store <8 x i32> %conv.i309.i2263, ptr %add.ptr8.i.i2264, align 8
  %add.i310.i2265 = add nuw nsw i64 %add66.i.i2252, 8
  %cmp.not.i311.i2266 = icmp sgt i64 %add.i310.i2265, %spec.select.i2243
  br i1 %cmp.not.i311.i2266, label %for.cond10.preheader.i.i2267, label %for.body.i300.i2251, !llvm.loop !11

for.cond17.preheader.i.i2277:                     ; preds = %for.body13.i.i2270
  %cmp1870.i.i2278 = icmp slt i64 %k.0.lcssa.i313.i2269, %spec.select.i2243
  br i1 %cmp1870.i.i2278, label %for.body20.i.i2382, label %cond.end78.i2279

for.body13.i.i2270:                               ; preds = %for.body13.i.i2270, %for.cond10.preheader.i.i2267
  %j.069.i.i2271 = phi i64 [ 0, %for.cond10.preheader.i.i2267 ], [ %inc.i315.i2275, %for.body13.i.i2270 ]
  %wrong.068.i.i2272 = phi i64 [ 0, %for.cond10.preheader.i.i2267 ], [ %or14.i.i2274, %for.body13.i.i2270 ]
  %vecext.i314.i2273 = extractelement <8 x i64> %outside.0.lcssa.i312.i2268, i64 %j.069.i.i2271
  %or14.i.i2274 = or i64 %vecext.i314.i2273, %wrong.068.i.i2272
  %inc.i315.i2275 = add nuw nsw i64 %j.069.i.i2271, 1
  %exitcond.not.i316.i2276 = icmp eq i64 %inc.i315.i2275, 8
  br i1 %exitcond.not.i316.i2276, label %for.cond17.preheader.i.i2277, label %for.body13.i.i2270, !llvm.loop !12

for.body20.i.i2382:                               ; preds = %for.cond17.preheader.i.i2277, %for.body20.i.i2382
  %k.172.i.i2383 = phi i64 [ %inc33.i.i2394, %for.body20.i.i2382 ], [ %k.0.lcssa.i313.i2269, %for.cond17.preheader.i.i2277 ]
  %wrong.171.i.i2384 = phi i64 [ %or29.i.i2391, %for.body20.i.i2382 ], [ %or14.i.i2274, %for.cond17.preheader.i.i2277 ]
  %arrayidx.i318.i2385 = getelementptr inbounds i64, ptr %add.ptr75.i2247, i64 %k.172.i.i2383
  %386 = load i64, ptr %arrayidx.i318.i2385, align 8
  %cmp23.i.i2386 = icmp slt i64 %386, 0
  %cond.i319.i2387 = select i1 %cmp23.i.i2386, i64 %382, i64 0
  %add25.i.i2388 = add nsw i64 %cond.i319.i2387, %386
  %cmp26.i.i2389 = icmp uge i64 %add25.i.i2388, %382
  %conv28.i.i2390 = zext i1 %cmp26.i.i2389 to i64
  %or29.i.i2391 = or i64 %wrong.171.i.i2384, %conv28.i.i2390
  %conv30.i320.i2392 = trunc i64 %add25.i.i2388 to i32
  %arrayidx31.i.i2393 = getelementptr inbounds i32, ptr %cond67.i2231, i64 %k.172.i.i2383
  store i32 %conv30.i320.i2392, ptr %arrayidx31.i.i2393, align 4
  %inc33.i.i2394 = add nuw nsw i64 %k.172.i.i2383, 1
  %exitcond74.not.i.i2395 = icmp eq i64 %inc33.i.i2394, %spec.select.i2243
  br i1 %exitcond74.not.i.i2395, label %cond.end78.i2279, label %for.body20.i.i2382, !llvm.loop !13

cond.end78.i2279:                                 ; preds = %for.body20.i.i2382, %for.body21.i.i2430, %for.cond17.preheader.i.i2277, %for.cond18.preheader.i.i2428
  %cond79.in.in.i2280 = phi i64 [ %or15.i.i2425, %for.cond18.preheader.i.i2428 ], [ %or14.i.i2274, %for.cond17.preheader.i.i2277 ], [ %or31.i.i2440, %for.body21.i.i2430 ], [ %or29.i.i2391, %for.body20.i.i2382 ]
  %cond79.in.not.i2281 = icmp eq i64 %cond79.in.in.i2280, 0
  br i1 %cond79.in.not.i2281, label %if.end82.i2282, label %least_int.exit

if.end82.i2282:                                   ; preds = %cond.end78.i2279
  br i1 %378, label %if.end87.i2316, label %if.else85.i2283

if.else85.i2283:                                  ; preds = %if.end82.i2282
  %cmp55.i.i2284 = icmp sgt i64 %sub52.i2242, 0
  br i1 %cmp55.i.i2284, label %for.body.i323.i2290, label %if.else94.thread.i2285

for.cond12.preheader.i.i2303:                     ; preds = %for.body.i323.i2290
  %tobool.not.i.i2304 = icmp eq i64 %add.i325.i2300, 0
  br i1 %tobool.not.i.i2304, label %if.else94.thread.i2285, label %for.body16.lr.ph.i.i2305

for.body16.lr.ph.i.i2305:                         ; preds = %for.cond12.preheader.i.i2303
  %sub18.i.i2306 = add nsw i64 %add.i325.i2300, -1
  %arrayidx19.i.i2307 = getelementptr inbounds [520 x i32], ptr %found.i2151, i64 0, i64 %sub18.i.i2306
  %arrayidx25.i.i2308 = getelementptr inbounds [520 x i32], ptr %places63.i2230, i64 0, i64 %sub18.i.i2306
  br label %for.body16.i.i2309

for.body.i323.i2290:                              ; preds = %if.else85.i2283, %for.body.i323.i2290
  %n.057.i.i2291 = phi i64 [ %add.i325.i2300, %for.body.i323.i2290 ], [ 0, %if.else85.i2283 ]
  %k.056.i.i2292 = phi i64 [ %inc.i326.i2301, %for.body.i323.i2290 ], [ 0, %if.else85.i2283 ]
  %arrayidx.i324.i2293 = getelementptr inbounds i32, ptr %places.i2150, i64 %k.056.i.i2292
  %387 = load i32, ptr %arrayidx.i324.i2293, align 4
  %sub3.i.i2294 = sub i32 %387, %conv.i321.i2234
  %conv4.i.i2295 = trunc i64 %k.056.i.i2292 to i32
  %arrayidx5.i.i2296 = getelementptr inbounds [520 x i32], ptr %found.i2151, i64 0, i64 %n.057.i.i2291
  store i32 %conv4.i.i2295, ptr %arrayidx5.i.i2296, align 4
  %arrayidx7.i.i2297 = getelementptr inbounds [520 x i32], ptr %places63.i2230, i64 0, i64 %n.057.i.i2291
  store i32 %sub3.i.i2294, ptr %arrayidx7.i.i2297, align 4
  %cmp8.i.i2298 = icmp ult i32 %sub3.i.i2294, %conv1.i.i2235
  %conv10.i.i2299 = zext i1 %cmp8.i.i2298 to i64
  %add.i325.i2300 = add nuw nsw i64 %n.057.i.i2291, %conv10.i.i2299
  %inc.i326.i2301 = add nuw nsw i64 %k.056.i.i2292, 1
  %exitcond.not.i327.i2302 = icmp eq i64 %inc.i326.i2301, %spec.select.i2243
  br i1 %exitcond.not.i327.i2302, label %for.cond12.preheader.i.i2303, label %for.body.i323.i2290, !llvm.loop !14

for.body16.i.i2309:                               ; preds = %for.body16.i.i2309, %for.body16.lr.ph.i.i2305
  %k11.058.i.i2310 = phi i64 [ 0, %for.body16.lr.ph.i.i2305 ], [ %inc30.i.i2314, %for.body16.i.i2309 ]
  %388 = load i32, ptr %arrayidx19.i.i2307, align 4
  %add21.i.i2311 = add nuw nsw i64 %k11.058.i.i2310, %add.i325.i2300
  %arrayidx22.i.i2312 = getelementptr inbounds [520 x i32], ptr %found.i2151, i64 0, i64 %add21.i.i2311
  store i32 %388, ptr %arrayidx22.i.i2312, align 4
  %389 = load i32, ptr %arrayidx25.i.i2308, align 4
  %arrayidx28.i.i2313 = getelementptr inbounds [520 x i32], ptr %places63.i2230, i64 0, i64 %add21.i.i2311
  store i32 %389, ptr %arrayidx28.i.i2313, align 4
  %inc30.i.i2314 = add nuw nsw i64 %k11.058.i.i2310, 1
  %exitcond.not.i2315 = icmp eq i64 %inc30.i.i2314, 8
  br i1 %exitcond.not.i2315, label %if.end87.i2316, label %for.body16.i.i2309, !llvm.loop !15

if.else94.thread.i2285:                           ; preds = %for.cond12.preheader.i.i2303, %if.else85.i2283
  store i64 0, ptr %count32.i.i2236, align 8
  br label %for.inc101.i2286

if.end87.i2316:                                   ; preds = %for.body16.i.i2309, %if.end82.i2282
  %390 = phi i64 [ %spec.select.i2243, %if.end82.i2282 ], [ %add.i325.i2300, %for.body16.i.i2309 ]
  store i64 %390, ptr %count32.i.i2236, align 8
  %tobool89.i2317 = icmp ne i64 %390, 0
  %or.cond183.i2318 = select i1 %tobool89.i2317, i1 %cmp91.i2237, i1 false
  %cmp47.i.i2319 = icmp sgt i64 %390, 0
  br i1 %or.cond183.i2318, label %if.then93.i2355, label %if.else94.i2320

if.then93.i2355:                                  ; preds = %if.end87.i2316
  br i1 %cmp47.i.i2319, label %for.body.preheader.i328.i2356, label %for.inc101.i2286

for.body.preheader.i328.i2356:                    ; preds = %if.then93.i2355
  %391 = load i32, ptr %places63.i2230, align 8
  %conv.i329.i2357 = sext i32 %391 to i64
  %arrayidx1.i.i2358 = getelementptr inbounds i32, ptr %cond.i2495, i64 %conv.i329.i2357
  %392 = load i32, ptr %arrayidx1.i.i2358, align 4
  br label %for.body.i330.i2359

for.body.i330.i2359:                              ; preds = %if.end.i.i2372, %for.body.preheader.i328.i2356
  %before.050.i.i2360 = phi i64 [ %conv5.i.i2364, %if.end.i.i2372 ], [ %conv.i329.i2357, %for.body.preheader.i328.i2356 ]
  %m.049.i.i2361 = phi i64 [ %inc.i335.i2380, %if.end.i.i2372 ], [ 0, %for.body.preheader.i328.i2356 ]
  %found.048.i.i2362 = phi i32 [ %cond.i334.i2378, %if.end.i.i2372 ], [ %392, %for.body.preheader.i328.i2356 ]
  %arrayidx4.i.i2363 = getelementptr inbounds [520 x i32], ptr %places63.i2230, i64 0, i64 %m.049.i.i2361
  %393 = load i32, ptr %arrayidx4.i.i2363, align 4
  %conv5.i.i2364 = sext i32 %393 to i64
  %add.i331.i2365 = add nuw nsw i64 %m.049.i.i2361, 8
  %arrayidx7.i332.i2366 = getelementptr inbounds [520 x i32], ptr %places63.i2230, i64 0, i64 %add.i331.i2365
  %394 = load i32, ptr %arrayidx7.i332.i2366, align 4
  %idx.ext.i.i2367 = sext i32 %394 to i64
  %add.ptr.i333.i2368 = getelementptr inbounds i32, ptr %cond.i2495, i64 %idx.ext.i.i2367
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i2368, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2369 = icmp eq i64 %before.050.i.i2360, %conv5.i.i2364
  br i1 %cmp8.not.i.i2369, label %if.end.i.i2372, label %if.then.i.i2370

if.then.i.i2370:                                  ; preds = %for.body.i330.i2359
  %arrayidx10.i.i2371 = getelementptr inbounds i32, ptr %cond.i2495, i64 %conv5.i.i2364
  %395 = load i32, ptr %arrayidx10.i.i2371, align 4
  br label %if.end.i.i2372

if.end.i.i2372:                                   ; preds = %if.then.i.i2370, %for.body.i330.i2359
  %found.1.i.i2373 = phi i32 [ %395, %if.then.i.i2370 ], [ %found.048.i.i2362, %for.body.i330.i2359 ]
  %arrayidx11.i.i2374 = getelementptr inbounds [520 x i32], ptr %found.i2151, i64 0, i64 %m.049.i.i2361
  %396 = load i32, ptr %arrayidx11.i.i2374, align 4
  %conv12.i.i2375 = sext i32 %396 to i64
  %mul.i.i2376 = mul nsw i64 %288, %conv12.i.i2375
  %arrayidx13.i.i2377 = getelementptr inbounds i32, ptr %values.0360.i2240, i64 %mul.i.i2376
  %397 = load i32, ptr %arrayidx13.i.i2377, align 4
  %cond.i334.i2378 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i2373, i32 %397)
  %arrayidx23.i.i2379 = getelementptr inbounds i32, ptr %cond.i2495, i64 %conv5.i.i2364
  store i32 %cond.i334.i2378, ptr %arrayidx23.i.i2379, align 4
  %inc.i335.i2380 = add nuw nsw i64 %m.049.i.i2361, 1
  %exitcond371.not.i2381 = icmp eq i64 %inc.i335.i2380, %390
  br i1 %exitcond371.not.i2381, label %for.inc101.i2286, label %for.body.i330.i2359, !llvm.loop !81

if.else94.i2320:                                  ; preds = %if.end87.i2316
  br i1 %cmp47.i.i2319, label %for.body.i339.i2321, label %for.inc101.i2286

for.body.i339.i2321:                              ; preds = %if.else94.i2320, %for.end52.i.i2347
  %m.0107.i.i = phi i64 [ %inc54.i.i2348, %for.end52.i.i2347 ], [ 0, %if.else94.i2320 ]
  %arrayidx.i340.i2322 = getelementptr inbounds [520 x i32], ptr %found.i2151, i64 0, i64 %m.0107.i.i
  %398 = load i32, ptr %arrayidx.i340.i2322, align 4
  %conv.i341.i2323 = sext i32 %398 to i64
  %mul.i342.i2324 = mul nsw i64 %288, %conv.i341.i2323
  %add.ptr.i343.i2325 = getelementptr inbounds i32, ptr %values.0360.i2240, i64 %mul.i342.i2324
  %arrayidx1.i344.i2326 = getelementptr inbounds [520 x i32], ptr %places63.i2230, i64 0, i64 %m.0107.i.i
  %399 = load i32, ptr %arrayidx1.i344.i2326, align 4
  %conv2.i.i2327 = sext i32 %399 to i64
  %mul3.i.i2328 = mul nsw i64 %289, %conv2.i.i2327
  %add.ptr4.i.i2329 = getelementptr inbounds i32, ptr %cond.i2495, i64 %mul3.i.i2328
  %add.i345.i2330 = add nuw nsw i64 %m.0107.i.i, 8
  %arrayidx6.i.i2331 = getelementptr inbounds [520 x i32], ptr %found.i2151, i64 0, i64 %add.i345.i2330
  %400 = load i32, ptr %arrayidx6.i.i2331, align 4
  %conv7.i.i2332 = sext i32 %400 to i64
  %mul8.i.i2333 = mul nsw i64 %288, %conv7.i.i2332
  %add.ptr9.i346.i2334 = getelementptr inbounds i32, ptr %values.0360.i2240, i64 %mul8.i.i2333
  %arrayidx12.i.i2335 = getelementptr inbounds [520 x i32], ptr %places63.i2230, i64 0, i64 %add.i345.i2330
  %401 = load i32, ptr %arrayidx12.i.i2335, align 4
  %conv13.i.i2336 = sext i32 %401 to i64
  %mul14.i.i2337 = mul nsw i64 %289, %conv13.i.i2336
  %add.ptr15.i.i2338 = getelementptr inbounds i32, ptr %cond.i2495, i64 %mul14.i.i2337
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2338, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i, label %for.cond36.preheader.i.i2345, label %for.body20.i347.i2339

for.cond36.preheader.i.i2345:                     ; preds = %for.body20.i347.i2339, %for.body.i339.i2321
  %j.0.lcssa.i.i2346 = phi i64 [ 0, %for.body.i339.i2321 ], [ %add17103.i.i, %for.body20.i347.i2339 ]
  %cmp37104.i.i = icmp slt i64 %j.0.lcssa.i.i2346, %289
  br i1 %cmp37104.i.i, label %for.body39.i.i2350, label %for.end52.i.i2347

for.body20.i347.i2339:                            ; preds = %for.body.i339.i2321, %for.body20.i347.i2339
  %add17103.i.i = phi i64 [ %add17.i.i2343, %for.body20.i347.i2339 ], [ 8, %for.body.i339.i2321 ]
  %j.0102.i.i = phi i64 [ %add17103.i.i, %for.body20.i347.i2339 ], [ 0, %for.body.i339.i2321 ]
  %add.ptr21.i.i2340 = getelementptr inbounds i32, ptr %add.ptr9.i346.i2334, i64 %j.0102.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2340, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2341 = getelementptr inbounds i32, ptr %add.ptr4.i.i2329, i64 %j.0102.i.i
  %402 = load <8 x i32>, ptr %add.ptr22.i.i2341, align 4
  %add.ptr23.i.i2342 = getelementptr inbounds i32, ptr %add.ptr.i343.i2325, i64 %j.0102.i.i
  %403 = load <8 x i32>, ptr %add.ptr23.i.i2342, align 4
  %or33.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %402, <8 x i32> %403)
  store <8 x i32> %or33.i.i, ptr %add.ptr22.i.i2341, align 4
  %add17.i.i2343 = add nuw nsw i64 %add17103.i.i, 8
  %cmp18.not.i.i2344 = icmp sgt i64 %add17.i.i2343, %289
  br i1 %cmp18.not.i.i2344, label %for.cond36.preheader.i.i2345, label %for.body20.i347.i2339, !llvm.loop !82

for.body39.i.i2350:                               ; preds = %for.cond36.preheader.i.i2345, %for.body39.i.i2350
  %j.1105.i.i = phi i64 [ %inc.i349.i2353, %for.body39.i.i2350 ], [ %j.0.lcssa.i.i2346, %for.cond36.preheader.i.i2345 ]
  %arrayidx40.i.i2351 = getelementptr inbounds i32, ptr %add.ptr4.i.i2329, i64 %j.1105.i.i
  %404 = load i32, ptr %arrayidx40.i.i2351, align 4
  %arrayidx41.i.i2352 = getelementptr inbounds i32, ptr %add.ptr.i343.i2325, i64 %j.1105.i.i
  %405 = load i32, ptr %arrayidx41.i.i2352, align 4
  %spec.select.i.i = tail call i32 @llvm.smin.i32(i32 %404, i32 %405)
  store i32 %spec.select.i.i, ptr %arrayidx40.i.i2351, align 4
  %inc.i349.i2353 = add nuw nsw i64 %j.1105.i.i, 1
  %exitcond.not.i350.i2354 = icmp eq i64 %inc.i349.i2353, %289
  br i1 %exitcond.not.i350.i2354, label %for.end52.i.i2347, label %for.body39.i.i2350, !llvm.loop !83

for.end52.i.i2347:                                ; preds = %for.body39.i.i2350, %for.cond36.preheader.i.i2345
  %inc54.i.i2348 = add nuw nsw i64 %m.0107.i.i, 1
  %exitcond370.not.i2349 = icmp eq i64 %inc54.i.i2348, %390
  br i1 %exitcond370.not.i2349, label %for.inc101.i2286, label %for.body.i339.i2321, !llvm.loop !84

for.inc101.i2286:                                 ; preds = %for.end52.i.i2347, %if.end.i.i2372, %if.else94.i2320, %if.then93.i2355, %if.else94.thread.i2285
  %add.i2287 = add nuw nsw i64 %k44.0359.i2241, 512
  %add.ptr103.i2288 = getelementptr inbounds i8, ptr %values.0360.i2240, i64 %add.ptr103.idx.i2238
  %406 = load i64, ptr %arrayidx46.i2180, align 8
  %cmp47.not.i2289 = icmp slt i64 %add.i2287, %406
  br i1 %cmp47.not.i2289, label %for.body50.i2239, label %for.end106.i2182, !llvm.loop !85

for.end106.i2182:                                 ; preds = %for.inc101.i2286, %for.cond45.preheader.i2179
  %407 = load i64, ptr %a, align 8
  %cmp108.i2183 = icmp eq i64 %407, 0
  %tobool111.i2184 = icmp ne i64 %291, 0
  %or.cond184.i2185 = select i1 %cmp108.i2183, i1 %tobool111.i2184, i1 false
  br i1 %or.cond184.i2185, label %lor.lhs.false112.i2187, label %least_int.exit

lor.lhs.false112.i2187:                           ; preds = %for.end106.i2182
  %cmp113.i2188 = icmp ne ptr %cond.i2495, %292
  %tobool116.i2189 = icmp ne i64 %282, 0
  %or.cond185.i2190 = select i1 %cmp113.i2188, i1 true, i1 %tobool116.i2189
  br i1 %or.cond185.i2190, label %for.cond120.preheader.i2191, label %least_int.exit

for.cond120.preheader.i2191:                      ; preds = %lor.lhs.false112.i2187
  %cmp122.not361.i2192 = icmp slt i64 %mul.i2488, 8
  br i1 %cmp122.not361.i2192, label %for.cond145.preheader.i2204, label %for.body124.lr.ph.i2193

for.body124.lr.ph.i2193:                          ; preds = %for.cond120.preheader.i2191
  %add.ptr131.i2194 = getelementptr inbounds i32, ptr %283, i64 %mul9.i2491
  br label %for.body124.i2195

for.cond145.preheader.i2204:                      ; preds = %if.end140.i2199, %for.cond120.preheader.i2191
  %k119.0.lcssa.i2205 = phi i64 [ 0, %for.cond120.preheader.i2191 ], [ %add121363.i2196, %if.end140.i2199 ]
  %cmp146364.i2206 = icmp slt i64 %k119.0.lcssa.i2205, %mul.i2488
  br i1 %cmp146364.i2206, label %for.body148.lr.ph.i2207, label %least_int.exit

for.body148.lr.ph.i2207:                          ; preds = %for.cond145.preheader.i2204
  %408 = getelementptr i32, ptr %283, i64 %mul9.i2491
  br label %for.body148.i2208

for.body124.i2195:                                ; preds = %if.end140.i2199, %for.body124.lr.ph.i2193
  %add121363.i2196 = phi i64 [ 8, %for.body124.lr.ph.i2193 ], [ %add121.i2202, %if.end140.i2199 ]
  %k119.0362.i2197 = phi i64 [ 0, %for.body124.lr.ph.i2193 ], [ %add121363.i2196, %if.end140.i2199 ]
  %add.ptr125.i2198 = getelementptr inbounds i32, ptr %cond.i2495, i64 %k119.0362.i2197
  %409 = load <8 x i32>, ptr %add.ptr125.i2198, align 4
  br i1 %tobool116.i2189, label %land.lhs.true127.i2220, label %if.end140.i2199

land.lhs.true127.i2220:                           ; preds = %for.body124.i2195
  %410 = load i64, ptr %arrayidx8.i2490, align 8
  %tobool129.not.i2221 = icmp eq i64 %410, 0
  br i1 %tobool129.not.i2221, label %if.then136.i2225, label %if.then130.i2222

if.then130.i2222:                                 ; preds = %land.lhs.true127.i2220
  %add.ptr132.i2223 = getelementptr inbounds i32, ptr %add.ptr131.i2194, i64 %k119.0362.i2197
  %411 = load <8 x i32>, ptr %add.ptr132.i2223, align 4
  %add133.i2224 = add <8 x i32> %411, %409
  br label %if.end140.i2199

if.then136.i2225:                                 ; preds = %land.lhs.true127.i2220
  %412 = load i32, ptr %283, align 4
  %splat.splatinsert.i2226 = insertelement <8 x i32> poison, i32 %412, i64 0
  %splat.splat.i2227 = shufflevector <8 x i32> %splat.splatinsert.i2226, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i2228 = add <8 x i32> %splat.splat.i2227, %409
  br label %if.end140.i2199

if.end140.i2199:                                  ; preds = %if.then136.i2225, %if.then130.i2222, %for.body124.i2195
  %sum.0.i2200 = phi <8 x i32> [ %add133.i2224, %if.then130.i2222 ], [ %add138.i2228, %if.then136.i2225 ], [ %409, %for.body124.i2195 ]
  %add.ptr141.i2201 = getelementptr inbounds i32, ptr %292, i64 %k119.0362.i2197
  store <8 x i32> %sum.0.i2200, ptr %add.ptr141.i2201, align 4
  %add121.i2202 = add nuw nsw i64 %add121363.i2196, 8
  %cmp122.not.i2203 = icmp sgt i64 %add121.i2202, %mul.i2488
  br i1 %cmp122.not.i2203, label %for.cond145.preheader.i2204, label %for.body124.i2195, !llvm.loop !86

for.body148.i2208:                                ; preds = %cond.end159.i2211, %for.body148.lr.ph.i2207
  %k119.1365.i2209 = phi i64 [ %k119.0.lcssa.i2205, %for.body148.lr.ph.i2207 ], [ %inc163.i2214, %cond.end159.i2211 ]
  %arrayidx151.i2210 = getelementptr inbounds i32, ptr %cond.i2495, i64 %k119.1365.i2209
  %413 = load i32, ptr %arrayidx151.i2210, align 4
  br i1 %tobool116.i2189, label %cond.true150.i2216, label %cond.end159.i2211

cond.true150.i2216:                               ; preds = %for.body148.i2208
  %414 = load i64, ptr %arrayidx8.i2490, align 8
  %mul153.i2217 = mul nsw i64 %414, %k119.1365.i2209
  %arrayidx155.i2218 = getelementptr i32, ptr %408, i64 %mul153.i2217
  %415 = load i32, ptr %arrayidx155.i2218, align 4
  %add156.i2219 = add nsw i32 %415, %413
  br label %cond.end159.i2211

cond.end159.i2211:                                ; preds = %cond.true150.i2216, %for.body148.i2208
  %cond160.i2212 = phi i32 [ %add156.i2219, %cond.true150.i2216 ], [ %413, %for.body148.i2208 ]
  %arrayidx161.i2213 = getelementptr inbounds i32, ptr %292, i64 %k119.1365.i2209
  store i32 %cond160.i2212, ptr %arrayidx161.i2213, align 4
  %inc163.i2214 = add nuw nsw i64 %k119.1365.i2209, 1
  %exitcond372.not.i2215 = icmp eq i64 %inc163.i2214, %mul.i2488
  br i1 %exitcond372.not.i2215, label %least_int.exit, label %for.body148.i2208, !llvm.loop !87

least_int.exit:                                   ; preds = %cond.end78.i2279, %cond.end159.i2211, %for.end106.i2182, %lor.lhs.false112.i2187, %for.cond145.preheader.i2204
  %retval.3.i2186 = phi i64 [ 0, %lor.lhs.false112.i2187 ], [ 0, %for.end106.i2182 ], [ 0, %for.cond145.preheader.i2204 ], [ 0, %cond.end159.i2211 ], [ 1, %cond.end78.i2279 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2151) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2150) #7
  br label %return

cond.false49:                                     ; preds = %cond.true34
  br i1 %tobool14.not.i2497, label %if.end30.i2504, label %land.lhs.true.i2498

land.lhs.true.i2498:                              ; preds = %cond.false49
  %tobool16.i2500.not = icmp eq i64 %282, 0
  br i1 %tobool16.i2500.not, label %if.then.i2502, label %land.lhs.true20.i2800

if.then.i2502:                                    ; preds = %land.lhs.true.i2498
  %cmp121.i.i2503 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i.i2503, label %for.body6.preheader.i.i2793, label %if.end30.i2504

for.body6.preheader.i.i2793:                      ; preds = %if.then.i2502
  %416 = inttoptr i64 %295 to ptr
  %.pre.i.i2794 = load i64, ptr %416, align 8
  br label %for.body6.i.i2795

for.body6.i.i2795:                                ; preds = %for.body6.i.i2795, %for.body6.preheader.i.i2793
  %k2.020.i.i2796 = phi i64 [ %inc9.i.i2798, %for.body6.i.i2795 ], [ 0, %for.body6.preheader.i.i2793 ]
  %arrayidx7.i.i2797 = getelementptr inbounds i64, ptr %cond.i2495, i64 %k2.020.i.i2796
  store i64 %.pre.i.i2794, ptr %arrayidx7.i.i2797, align 8
  %inc9.i.i2798 = add nuw nsw i64 %k2.020.i.i2796, 1
  %exitcond.not.i.i2799 = icmp eq i64 %inc9.i.i2798, %mul.i2488
  br i1 %exitcond.not.i.i2799, label %if.end30.i2504, label %for.body6.i.i2795, !llvm.loop !23

land.lhs.true20.i2800:                            ; preds = %land.lhs.true.i2498
  %tobool22.not.i2801 = icmp eq i64 %290, 0
  br i1 %tobool22.not.i2801, label %if.then28.i2805, label %if.then23.i2802

if.then23.i2802:                                  ; preds = %land.lhs.true20.i2800
  %add.ptr.i2803 = getelementptr inbounds i64, ptr %283, i64 %mul9.i2491
  %mul24.i2804 = shl i64 %mul.i2488, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i2495, ptr nonnull align 8 %add.ptr.i2803, i64 %mul24.i2804, i1 false)
  br label %if.end30.i2504

if.then28.i2805:                                  ; preds = %land.lhs.true20.i2800
  %cmp121.i285.i2806 = icmp sgt i64 %mul.i2488, 0
  br i1 %cmp121.i285.i2806, label %for.body6.preheader.i286.i2807, label %if.end30.i2504

for.body6.preheader.i286.i2807:                   ; preds = %if.then28.i2805
  %.pre.i287.i2808 = load i64, ptr %283, align 8
  br label %for.body6.i288.i2809

for.body6.i288.i2809:                             ; preds = %for.body6.i288.i2809, %for.body6.preheader.i286.i2807
  %k2.020.i289.i2810 = phi i64 [ %inc9.i291.i2812, %for.body6.i288.i2809 ], [ 0, %for.body6.preheader.i286.i2807 ]
  %arrayidx7.i290.i2811 = getelementptr inbounds i64, ptr %cond.i2495, i64 %k2.020.i289.i2810
  store i64 %.pre.i287.i2808, ptr %arrayidx7.i290.i2811, align 8
  %inc9.i291.i2812 = add nuw nsw i64 %k2.020.i289.i2810, 1
  %exitcond.not.i292.i2813 = icmp eq i64 %inc9.i291.i2812, %mul.i2488
  br i1 %exitcond.not.i292.i2813, label %if.end30.i2504, label %for.body6.i288.i2809, !llvm.loop !23

if.end30.i2504:                                   ; preds = %for.body6.i288.i2809, %for.body6.i.i2795, %if.then28.i2805, %if.then23.i2802, %if.then.i2502, %cond.false49
  %cmp31.i2505 = icmp eq i64 %286, 0
  br i1 %cmp31.i2505, label %land.end.i2781, label %land.end.thread.i2506

land.end.thread.i2506:                            ; preds = %if.end30.i2504
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2478) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2479) #7
  br label %for.cond45.preheader.i2507

land.end.i2781:                                   ; preds = %if.end30.i2504
  %arrayidx32.i2782 = getelementptr inbounds i8, ptr %a, i64 56
  %417 = load i64, ptr %arrayidx32.i2782, align 8
  %cmp33.i2783 = icmp eq i64 %287, %417
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2478) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2479) #7
  br i1 %cmp33.i2783, label %for.body.lr.ph.i2784, label %for.cond45.preheader.i2507

for.body.lr.ph.i2784:                             ; preds = %land.end.i2781
  %places42.i2785 = getelementptr inbounds i8, ptr %found.i2479, i64 2080
  br label %for.body.i2786

for.cond45.preheader.i2507:                       ; preds = %for.body.i2786, %land.end.i2781, %land.end.thread.i2506
  %418 = phi i1 [ false, %land.end.thread.i2506 ], [ false, %land.end.i2781 ], [ true, %for.body.i2786 ]
  %arrayidx46.i2508 = getelementptr inbounds i8, ptr %a, i64 48
  %419 = load i64, ptr %arrayidx46.i2508, align 8
  %cmp47.not355.i2509 = icmp sgt i64 %419, 0
  br i1 %cmp47.not355.i2509, label %for.body50.lr.ph.i2557, label %for.end106.i2510

for.body50.lr.ph.i2557:                           ; preds = %for.cond45.preheader.i2507
  %places63.i2558 = getelementptr inbounds i8, ptr %found.i2479, i64 2080
  %cond67.i2559 = select i1 %418, ptr %places63.i2558, ptr %places.i2478
  %arrayidx68.i2560 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2561 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i2562 = trunc i64 %286 to i32
  %conv1.i.i2563 = trunc i64 %sub.i2487 to i32
  %count32.i.i2564 = getelementptr inbounds i8, ptr %found.i2479, i64 4160
  %cmp91.i2565 = icmp eq i64 %289, 1
  %cmp18.not101.i.i2566 = icmp slt i64 %289, 8
  %add.ptr103.idx.i2567 = shl nsw i64 %288, 12
  br label %for.body50.i2568

for.body.i2786:                                   ; preds = %for.body.i2786, %for.body.lr.ph.i2784
  %k.0354.i2787 = phi i64 [ 0, %for.body.lr.ph.i2784 ], [ %inc.i2791, %for.body.i2786 ]
  %conv40.i2788 = trunc nuw i64 %k.0354.i2787 to i32
  %arrayidx41.i2789 = getelementptr inbounds [520 x i32], ptr %found.i2479, i64 0, i64 %k.0354.i2787
  store i32 %conv40.i2788, ptr %arrayidx41.i2789, align 4
  %arrayidx43.i2790 = getelementptr inbounds [520 x i32], ptr %places42.i2785, i64 0, i64 %k.0354.i2787
  store i32 0, ptr %arrayidx43.i2790, align 4
  %inc.i2791 = add nuw nsw i64 %k.0354.i2787, 1
  %exitcond4285.not = icmp eq i64 %inc.i2791, 520
  br i1 %exitcond4285.not, label %for.cond45.preheader.i2507, label %for.body.i2786, !llvm.loop !88

for.body50.i2568:                                 ; preds = %for.inc101.i2615, %for.body50.lr.ph.i2557
  %420 = phi i64 [ %419, %for.body50.lr.ph.i2557 ], [ %446, %for.inc101.i2615 ]
  %values.0358.i2569 = phi ptr [ %281, %for.body50.lr.ph.i2557 ], [ %add.ptr103.i2617, %for.inc101.i2615 ]
  %k44.0357.i2570 = phi i64 [ 0, %for.body50.lr.ph.i2557 ], [ %add.i2616, %for.inc101.i2615 ]
  %sub52.i2571 = sub nsw i64 %420, %k44.0357.i2570
  %spec.select.i2572 = tail call i64 @llvm.smin.i64(i64 %sub52.i2571, i64 512)
  %421 = load i64, ptr %arrayidx68.i2560, align 8
  %cmp69.i2573 = icmp eq i64 %421, 4
  %422 = load i64, ptr %arrayidx76.i2561, align 8
  %cmp.not65.i.i2574 = icmp slt i64 %sub52.i2571, 8
  br i1 %cmp69.i2573, label %cond.true71.i2732, label %cond.false74.i2575

cond.true71.i2732:                                ; preds = %for.body50.i2568
  %add.ptr72.i2733 = getelementptr inbounds i32, ptr %285, i64 %k44.0357.i2570
  br i1 %cmp.not65.i.i2574, label %for.cond11.preheader.i.i2754, label %for.body.lr.ph.i.i2734

for.body.lr.ph.i.i2734:                           ; preds = %cond.true71.i2732
  %splat.splatinsert.i.i2735 = insertelement <8 x i64> poison, i64 %422, i64 0
  %splat.splat.i.i2736 = shufflevector <8 x i64> %splat.splatinsert.i.i2735, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2737

for.cond11.preheader.i.i2754:                     ; preds = %for.body.i.i2737, %cond.true71.i2732
  %outside.0.lcssa.i.i2755 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2732 ], [ %or7.i.i2749, %for.body.i.i2737 ]
  %k.0.lcssa.i.i2756 = phi i64 [ 0, %cond.true71.i2732 ], [ %add68.i.i2738, %for.body.i.i2737 ]
  br label %for.body14.i.i2757

for.body.i.i2737:                                 ; preds = %for.body.i.i2737, %for.body.lr.ph.i.i2734
  %add68.i.i2738 = phi i64 [ 8, %for.body.lr.ph.i.i2734 ], [ %add.i.i2752, %for.body.i.i2737 ]
  %k.067.i.i2739 = phi i64 [ 0, %for.body.lr.ph.i.i2734 ], [ %add68.i.i2738, %for.body.i.i2737 ]
  %outside.066.i.i2740 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2734 ], [ %or7.i.i2749, %for.body.i.i2737 ]
  %add.ptr.i.i2741 = getelementptr inbounds i32, ptr %add.ptr72.i2733, i64 %k.067.i.i2739
  %423 = load <8 x i32>, ptr %add.ptr.i.i2741, align 4
  %conv.i.i2742 = sext <8 x i32> %423 to <8 x i64>
  %isneg.i.i2743 = icmp slt <8 x i32> %423, zeroinitializer
  %and.i.i2744 = select <8 x i1> %isneg.i.i2743, <8 x i64> %splat.splat.i.i2736, <8 x i64> zeroinitializer
  %add1.i.i2745 = add <8 x i64> %and.i.i2744, %conv.i.i2742
  %add1.lobit.i.i2746 = ashr <8 x i64> %add1.i.i2745, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2747 = icmp slt <8 x i64> %add1.i.i2745, %splat.splat.i.i2736
  %or.i.i2748 = select <8 x i1> %cmp5.not.i.i2747, <8 x i64> %add1.lobit.i.i2746, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2749 = or <8 x i64> %or.i.i2748, %outside.066.i.i2740
  %conv8.i.i2750 = trunc <8 x i64> %add1.i.i2745 to <8 x i32>
  %add.ptr9.i.i2751 = getelementptr inbounds i32, ptr %cond67.i2559, i64 %k.067.i.i2739
  store <8 x i32> %conv8.i.i2750, ptr %add.ptr9.i.i2751, align 8
  %add.i.i2752 = add nuw nsw i64 %add68.i.i2738, 8
  %cmp.not.i.i2753 = icmp sgt i64 %add.i.i2752, %spec.select.i2572
  br i1 %cmp.not.i.i2753, label %for.cond11.preheader.i.i2754, label %for.body.i.i2737, !llvm.loop !8

for.cond18.preheader.i.i2764:                     ; preds = %for.body14.i.i2757
  %cmp1972.i.i2765 = icmp slt i64 %k.0.lcssa.i.i2756, %spec.select.i2572
  br i1 %cmp1972.i.i2765, label %for.body21.i.i2766, label %cond.end78.i2608

for.body14.i.i2757:                               ; preds = %for.body14.i.i2757, %for.cond11.preheader.i.i2754
  %j.071.i.i2758 = phi i64 [ 0, %for.cond11.preheader.i.i2754 ], [ %inc.i.i2762, %for.body14.i.i2757 ]
  %wrong.070.i.i2759 = phi i64 [ 0, %for.cond11.preheader.i.i2754 ], [ %or15.i.i2761, %for.body14.i.i2757 ]
  %vecext.i.i2760 = extractelement <8 x i64> %outside.0.lcssa.i.i2755, i64 %j.071.i.i2758
  %or15.i.i2761 = or i64 %vecext.i.i2760, %wrong.070.i.i2759
  %inc.i.i2762 = add nuw nsw i64 %j.071.i.i2758, 1
  %exitcond.not.i294.i2763 = icmp eq i64 %inc.i.i2762, 8
  br i1 %exitcond.not.i294.i2763, label %for.cond18.preheader.i.i2764, label %for.body14.i.i2757, !llvm.loop !9

for.body21.i.i2766:                               ; preds = %for.cond18.preheader.i.i2764, %for.body21.i.i2766
  %k.174.i.i2767 = phi i64 [ %inc35.i.i2779, %for.body21.i.i2766 ], [ %k.0.lcssa.i.i2756, %for.cond18.preheader.i.i2764 ]
  %wrong.173.i.i2768 = phi i64 [ %or31.i.i2776, %for.body21.i.i2766 ], [ %or15.i.i2761, %for.cond18.preheader.i.i2764 ]
  %arrayidx.i.i2769 = getelementptr inbounds i32, ptr %add.ptr72.i2733, i64 %k.174.i.i2767
  %424 = load i32, ptr %arrayidx.i.i2769, align 4
  %conv23.i.i2770 = sext i32 %424 to i64
  %cmp25.i.i2771 = icmp slt i32 %424, 0
  %cond.i.i2772 = select i1 %cmp25.i.i2771, i64 %422, i64 0
  %add27.i.i2773 = add nsw i64 %cond.i.i2772, %conv23.i.i2770
  %cmp28.i.i2774 = icmp uge i64 %add27.i.i2773, %422
  %conv30.i.i2775 = zext i1 %cmp28.i.i2774 to i64
  %or31.i.i2776 = or i64 %wrong.173.i.i2768, %conv30.i.i2775
  %conv32.i.i2777 = trunc i64 %add27.i.i2773 to i32
  %arrayidx33.i.i2778 = getelementptr inbounds i32, ptr %cond67.i2559, i64 %k.174.i.i2767
  store i32 %conv32.i.i2777, ptr %arrayidx33.i.i2778, align 4
  %inc35.i.i2779 = add nuw nsw i64 %k.174.i.i2767, 1
  %exitcond76.not.i.i2780 = icmp eq i64 %inc35.i.i2779, %spec.select.i2572
  br i1 %exitcond76.not.i.i2780, label %cond.end78.i2608, label %for.body21.i.i2766, !llvm.loop !10

cond.false74.i2575:                               ; preds = %for.body50.i2568
  %add.ptr75.i2576 = getelementptr inbounds i64, ptr %285, i64 %k44.0357.i2570
  br i1 %cmp.not65.i.i2574, label %for.cond10.preheader.i.i2596, label %for.body.lr.ph.i295.i2577

for.body.lr.ph.i295.i2577:                        ; preds = %cond.false74.i2575
  %splat.splatinsert.i296.i2578 = insertelement <8 x i64> poison, i64 %422, i64 0
  %splat.splat.i297.i2579 = shufflevector <8 x i64> %splat.splatinsert.i296.i2578, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i2580

for.cond10.preheader.i.i2596:                     ; preds = %for.body.i298.i2580, %cond.false74.i2575
  %outside.0.lcssa.i310.i2597 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2575 ], [ %or7.i306.i2591, %for.body.i298.i2580 ]
  %k.0.lcssa.i311.i2598 = phi i64 [ 0, %cond.false74.i2575 ], [ %add66.i.i2581, %for.body.i298.i2580 ]
  br label %for.body13.i.i2599

for.body.i298.i2580:                              ; preds = %for.body.i298.i2580, %for.body.lr.ph.i295.i2577
  %add66.i.i2581 = phi i64 [ 8, %for.body.lr.ph.i295.i2577 ], [ %add.i308.i2594, %for.body.i298.i2580 ]
  %k.065.i.i2582 = phi i64 [ 0, %for.body.lr.ph.i295.i2577 ], [ %add66.i.i2581, %for.body.i298.i2580 ]
  %outside.064.i.i2583 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i2577 ], [ %or7.i306.i2591, %for.body.i298.i2580 ]
  %add.ptr.i299.i2584 = getelementptr inbounds i64, ptr %add.ptr75.i2576, i64 %k.065.i.i2582
  %425 = load <8 x i64>, ptr %add.ptr.i299.i2584, align 8
  %isneg.i300.i2585 = icmp slt <8 x i64> %425, zeroinitializer
  %and.i301.i2586 = select <8 x i1> %isneg.i300.i2585, <8 x i64> %splat.splat.i297.i2579, <8 x i64> zeroinitializer
  %add1.i302.i2587 = add <8 x i64> %and.i301.i2586, %425
  %add1.lobit.i303.i2588 = ashr <8 x i64> %add1.i302.i2587, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i2589 = icmp slt <8 x i64> %add1.i302.i2587, %splat.splat.i297.i2579
  %or.i305.i2590 = select <8 x i1> %cmp5.not.i304.i2589, <8 x i64> %add1.lobit.i303.i2588, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i2591 = or <8 x i64> %or.i305.i2590, %outside.064.i.i2583
  %conv.i307.i2592 = trunc <8 x i64> %add1.i302.i2587 to <8 x i32>
  %add.ptr8.i.i2593 = getelementptr inbounds i32, ptr %cond67.i2559, i64 %k.065.i.i2582
  store <8 x i32> %conv.i307.i2592, ptr %add.ptr8.i.i2593, align 8
  %add.i308.i2594 = add nuw nsw i64 %add66.i.i2581, 8
  %cmp.not.i309.i2595 = icmp sgt i64 %add.i308.i2594, %spec.select.i2572
  br i1 %cmp.not.i309.i2595, label %for.cond10.preheader.i.i2596, label %for.body.i298.i2580, !llvm.loop !11

for.cond17.preheader.i.i2606:                     ; preds = %for.body13.i.i2599
  %cmp1870.i.i2607 = icmp slt i64 %k.0.lcssa.i311.i2598, %spec.select.i2572
  br i1 %cmp1870.i.i2607, label %for.body20.i.i2718, label %cond.end78.i2608

for.body13.i.i2599:                               ; preds = %for.body13.i.i2599, %for.cond10.preheader.i.i2596
  %j.069.i.i2600 = phi i64 [ 0, %for.cond10.preheader.i.i2596 ], [ %inc.i313.i2604, %for.body13.i.i2599 ]
  %wrong.068.i.i2601 = phi i64 [ 0, %for.cond10.preheader.i.i2596 ], [ %or14.i.i2603, %for.body13.i.i2599 ]
  %vecext.i312.i2602 = extractelement <8 x i64> %outside.0.lcssa.i310.i2597, i64 %j.069.i.i2600
  %or14.i.i2603 = or i64 %vecext.i312.i2602, %wrong.068.i.i2601
  %inc.i313.i2604 = add nuw nsw i64 %j.069.i.i2600, 1
  %exitcond.not.i314.i2605 = icmp eq i64 %inc.i313.i2604, 8
  br i1 %exitcond.not.i314.i2605, label %for.cond17.preheader.i.i2606, label %for.body13.i.i2599, !llvm.loop !12

for.body20.i.i2718:                               ; preds = %for.cond17.preheader.i.i2606, %for.body20.i.i2718
  %k.172.i.i2719 = phi i64 [ %inc33.i.i2730, %for.body20.i.i2718 ], [ %k.0.lcssa.i311.i2598, %for.cond17.preheader.i.i2606 ]
  %wrong.171.i.i2720 = phi i64 [ %or29.i.i2727, %for.body20.i.i2718 ], [ %or14.i.i2603, %for.cond17.preheader.i.i2606 ]
  %arrayidx.i316.i2721 = getelementptr inbounds i64, ptr %add.ptr75.i2576, i64 %k.172.i.i2719
  %426 = load i64, ptr %arrayidx.i316.i2721, align 8
  %cmp23.i.i2722 = icmp slt i64 %426, 0
  %cond.i317.i2723 = select i1 %cmp23.i.i2722, i64 %422, i64 0
  %add25.i.i2724 = add nsw i64 %cond.i317.i2723, %426
  %cmp26.i.i2725 = icmp uge i64 %add25.i.i2724, %422
  %conv28.i.i2726 = zext i1 %cmp26.i.i2725 to i64
  %or29.i.i2727 = or i64 %wrong.171.i.i2720, %conv28.i.i2726
  %conv30.i318.i2728 = trunc i64 %add25.i.i2724 to i32
  %arrayidx31.i.i2729 = getelementptr inbounds i32, ptr %cond67.i2559, i64 %k.172.i.i2719
  store i32 %conv30.i318.i2728, ptr %arrayidx31.i.i2729, align 4
  %inc33.i.i2730 = add nuw nsw i64 %k.172.i.i2719, 1
  %exitcond74.not.i.i2731 = icmp eq i64 %inc33.i.i2730, %spec.select.i2572
  br i1 %exitcond74.not.i.i2731, label %cond.end78.i2608, label %for.body20.i.i2718, !llvm.loop !13

cond.end78.i2608:                                 ; preds = %for.body20.i.i2718, %for.body21.i.i2766, %for.cond17.preheader.i.i2606, %for.cond18.preheader.i.i2764
  %cond79.in.in.i2609 = phi i64 [ %or15.i.i2761, %for.cond18.preheader.i.i2764 ], [ %or14.i.i2603, %for.cond17.preheader.i.i2606 ], [ %or31.i.i2776, %for.body21.i.i2766 ], [ %or29.i.i2727, %for.body20.i.i2718 ]
  %cond79.in.not.i2610 = icmp eq i64 %cond79.in.in.i2609, 0
  br i1 %cond79.in.not.i2610, label %if.end82.i2611, label %least_long.exit

if.end82.i2611:                                   ; preds = %cond.end78.i2608
  br i1 %418, label %if.end87.i2645, label %if.else85.i2612

if.else85.i2612:                                  ; preds = %if.end82.i2611
  %cmp55.i.i2613 = icmp sgt i64 %sub52.i2571, 0
  br i1 %cmp55.i.i2613, label %for.body.i321.i2619, label %if.else94.thread.i2614

for.cond12.preheader.i.i2632:                     ; preds = %for.body.i321.i2619
  %tobool.not.i.i2633 = icmp eq i64 %add.i324.i2629, 0
  br i1 %tobool.not.i.i2633, label %if.else94.thread.i2614, label %for.body16.lr.ph.i.i2634

for.body16.lr.ph.i.i2634:                         ; preds = %for.cond12.preheader.i.i2632
  %sub18.i.i2635 = add nsw i64 %add.i324.i2629, -1
  %arrayidx19.i.i2636 = getelementptr inbounds [520 x i32], ptr %found.i2479, i64 0, i64 %sub18.i.i2635
  %arrayidx25.i.i2637 = getelementptr inbounds [520 x i32], ptr %places63.i2558, i64 0, i64 %sub18.i.i2635
  br label %for.body16.i.i2638

for.body.i321.i2619:                              ; preds = %if.else85.i2612, %for.body.i321.i2619
  %n.057.i.i2620 = phi i64 [ %add.i324.i2629, %for.body.i321.i2619 ], [ 0, %if.else85.i2612 ]
  %k.056.i.i2621 = phi i64 [ %inc.i325.i2630, %for.body.i321.i2619 ], [ 0, %if.else85.i2612 ]
  %arrayidx.i322.i2622 = getelementptr inbounds i32, ptr %places.i2478, i64 %k.056.i.i2621
  %427 = load i32, ptr %arrayidx.i322.i2622, align 4
  %sub3.i.i2623 = sub i32 %427, %conv.i319.i2562
  %conv4.i.i2624 = trunc i64 %k.056.i.i2621 to i32
  %arrayidx5.i.i2625 = getelementptr inbounds [520 x i32], ptr %found.i2479, i64 0, i64 %n.057.i.i2620
  store i32 %conv4.i.i2624, ptr %arrayidx5.i.i2625, align 4
  %arrayidx7.i323.i2626 = getelementptr inbounds [520 x i32], ptr %places63.i2558, i64 0, i64 %n.057.i.i2620
  store i32 %sub3.i.i2623, ptr %arrayidx7.i323.i2626, align 4
  %cmp8.i.i2627 = icmp ult i32 %sub3.i.i2623, %conv1.i.i2563
  %conv10.i.i2628 = zext i1 %cmp8.i.i2627 to i64
  %add.i324.i2629 = add nuw nsw i64 %n.057.i.i2620, %conv10.i.i2628
  %inc.i325.i2630 = add nuw nsw i64 %k.056.i.i2621, 1
  %exitcond.not.i326.i2631 = icmp eq i64 %inc.i325.i2630, %spec.select.i2572
  br i1 %exitcond.not.i326.i2631, label %for.cond12.preheader.i.i2632, label %for.body.i321.i2619, !llvm.loop !14

for.body16.i.i2638:                               ; preds = %for.body16.i.i2638, %for.body16.lr.ph.i.i2634
  %k11.058.i.i2639 = phi i64 [ 0, %for.body16.lr.ph.i.i2634 ], [ %inc30.i.i2643, %for.body16.i.i2638 ]
  %428 = load i32, ptr %arrayidx19.i.i2636, align 4
  %add21.i.i2640 = add nuw nsw i64 %k11.058.i.i2639, %add.i324.i2629
  %arrayidx22.i.i2641 = getelementptr inbounds [520 x i32], ptr %found.i2479, i64 0, i64 %add21.i.i2640
  store i32 %428, ptr %arrayidx22.i.i2641, align 4
  %429 = load i32, ptr %arrayidx25.i.i2637, align 4
  %arrayidx28.i.i2642 = getelementptr inbounds [520 x i32], ptr %places63.i2558, i64 0, i64 %add21.i.i2640
  store i32 %429, ptr %arrayidx28.i.i2642, align 4
  %inc30.i.i2643 = add nuw nsw i64 %k11.058.i.i2639, 1
  %exitcond.not.i2644 = icmp eq i64 %inc30.i.i2643, 8
  br i1 %exitcond.not.i2644, label %if.end87.i2645, label %for.body16.i.i2638, !llvm.loop !15

if.else94.thread.i2614:                           ; preds = %for.cond12.preheader.i.i2632, %if.else85.i2612
  store i64 0, ptr %count32.i.i2564, align 8
  br label %for.inc101.i2615

if.end87.i2645:                                   ; preds = %for.body16.i.i2638, %if.end82.i2611
  %430 = phi i64 [ %spec.select.i2572, %if.end82.i2611 ], [ %add.i324.i2629, %for.body16.i.i2638 ]
  store i64 %430, ptr %count32.i.i2564, align 8
  %tobool89.i2646 = icmp ne i64 %430, 0
  %or.cond183.i2647 = select i1 %tobool89.i2646, i1 %cmp91.i2565, i1 false
  %cmp47.i.i2648 = icmp sgt i64 %430, 0
  br i1 %or.cond183.i2647, label %if.then93.i2691, label %if.else94.i2649

if.then93.i2691:                                  ; preds = %if.end87.i2645
  br i1 %cmp47.i.i2648, label %for.body.preheader.i.i2692, label %for.inc101.i2615

for.body.preheader.i.i2692:                       ; preds = %if.then93.i2691
  %431 = load i32, ptr %places63.i2558, align 8
  %conv.i327.i2693 = sext i32 %431 to i64
  %arrayidx1.i.i2694 = getelementptr inbounds i64, ptr %cond.i2495, i64 %conv.i327.i2693
  %432 = load i64, ptr %arrayidx1.i.i2694, align 8
  br label %for.body.i328.i2695

for.body.i328.i2695:                              ; preds = %if.end.i.i2708, %for.body.preheader.i.i2692
  %before.050.i.i2696 = phi i64 [ %conv5.i.i2700, %if.end.i.i2708 ], [ %conv.i327.i2693, %for.body.preheader.i.i2692 ]
  %m.049.i.i2697 = phi i64 [ %inc.i333.i2716, %if.end.i.i2708 ], [ 0, %for.body.preheader.i.i2692 ]
  %found.048.i.i2698 = phi i64 [ %cond.i332.i2714, %if.end.i.i2708 ], [ %432, %for.body.preheader.i.i2692 ]
  %arrayidx4.i.i2699 = getelementptr inbounds [520 x i32], ptr %places63.i2558, i64 0, i64 %m.049.i.i2697
  %433 = load i32, ptr %arrayidx4.i.i2699, align 4
  %conv5.i.i2700 = sext i32 %433 to i64
  %add.i329.i2701 = add nuw nsw i64 %m.049.i.i2697, 8
  %arrayidx7.i330.i2702 = getelementptr inbounds [520 x i32], ptr %places63.i2558, i64 0, i64 %add.i329.i2701
  %434 = load i32, ptr %arrayidx7.i330.i2702, align 4
  %idx.ext.i.i2703 = sext i32 %434 to i64
  %add.ptr.i331.i2704 = getelementptr inbounds i64, ptr %cond.i2495, i64 %idx.ext.i.i2703
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i2704, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2705 = icmp eq i64 %before.050.i.i2696, %conv5.i.i2700
  br i1 %cmp8.not.i.i2705, label %if.end.i.i2708, label %if.then.i.i2706

if.then.i.i2706:                                  ; preds = %for.body.i328.i2695
  %arrayidx10.i.i2707 = getelementptr inbounds i64, ptr %cond.i2495, i64 %conv5.i.i2700
  %435 = load i64, ptr %arrayidx10.i.i2707, align 8
  br label %if.end.i.i2708

if.end.i.i2708:                                   ; preds = %if.then.i.i2706, %for.body.i328.i2695
  %found.1.i.i2709 = phi i64 [ %435, %if.then.i.i2706 ], [ %found.048.i.i2698, %for.body.i328.i2695 ]
  %arrayidx11.i.i2710 = getelementptr inbounds [520 x i32], ptr %found.i2479, i64 0, i64 %m.049.i.i2697
  %436 = load i32, ptr %arrayidx11.i.i2710, align 4
  %conv12.i.i2711 = sext i32 %436 to i64
  %mul.i.i2712 = mul nsw i64 %288, %conv12.i.i2711
  %arrayidx13.i.i2713 = getelementptr inbounds i64, ptr %values.0358.i2569, i64 %mul.i.i2712
  %437 = load i64, ptr %arrayidx13.i.i2713, align 8
  %cond.i332.i2714 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i2709, i64 %437)
  %arrayidx23.i.i2715 = getelementptr inbounds i64, ptr %cond.i2495, i64 %conv5.i.i2700
  store i64 %cond.i332.i2714, ptr %arrayidx23.i.i2715, align 8
  %inc.i333.i2716 = add nuw nsw i64 %m.049.i.i2697, 1
  %exitcond369.not.i2717 = icmp eq i64 %inc.i333.i2716, %430
  br i1 %exitcond369.not.i2717, label %for.inc101.i2615, label %for.body.i328.i2695, !llvm.loop !89

if.else94.i2649:                                  ; preds = %if.end87.i2645
  br i1 %cmp47.i.i2648, label %for.body.i337.i2650, label %for.inc101.i2615

for.body.i337.i2650:                              ; preds = %if.else94.i2649, %for.end52.i.i2681
  %m.0107.i.i2651 = phi i64 [ %inc54.i.i2682, %for.end52.i.i2681 ], [ 0, %if.else94.i2649 ]
  %arrayidx.i338.i2652 = getelementptr inbounds [520 x i32], ptr %found.i2479, i64 0, i64 %m.0107.i.i2651
  %438 = load i32, ptr %arrayidx.i338.i2652, align 4
  %conv.i339.i2653 = sext i32 %438 to i64
  %mul.i340.i2654 = mul nsw i64 %288, %conv.i339.i2653
  %add.ptr.i341.i2655 = getelementptr inbounds i64, ptr %values.0358.i2569, i64 %mul.i340.i2654
  %arrayidx1.i342.i2656 = getelementptr inbounds [520 x i32], ptr %places63.i2558, i64 0, i64 %m.0107.i.i2651
  %439 = load i32, ptr %arrayidx1.i342.i2656, align 4
  %conv2.i.i2657 = sext i32 %439 to i64
  %mul3.i.i2658 = mul nsw i64 %289, %conv2.i.i2657
  %add.ptr4.i.i2659 = getelementptr inbounds i64, ptr %cond.i2495, i64 %mul3.i.i2658
  %add.i343.i2660 = add nuw nsw i64 %m.0107.i.i2651, 8
  %arrayidx6.i.i2661 = getelementptr inbounds [520 x i32], ptr %found.i2479, i64 0, i64 %add.i343.i2660
  %440 = load i32, ptr %arrayidx6.i.i2661, align 4
  %conv7.i.i2662 = sext i32 %440 to i64
  %mul8.i.i2663 = mul nsw i64 %288, %conv7.i.i2662
  %add.ptr9.i344.i2664 = getelementptr inbounds i64, ptr %values.0358.i2569, i64 %mul8.i.i2663
  %arrayidx12.i.i2665 = getelementptr inbounds [520 x i32], ptr %places63.i2558, i64 0, i64 %add.i343.i2660
  %441 = load i32, ptr %arrayidx12.i.i2665, align 4
  %conv13.i.i2666 = sext i32 %441 to i64
  %mul14.i.i2667 = mul nsw i64 %289, %conv13.i.i2666
  %add.ptr15.i.i2668 = getelementptr inbounds i64, ptr %cond.i2495, i64 %mul14.i.i2667
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2668, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i2566, label %for.cond36.preheader.i.i2678, label %for.body20.i345.i2669

for.cond36.preheader.i.i2678:                     ; preds = %for.body20.i345.i2669, %for.body.i337.i2650
  %j.0.lcssa.i.i2679 = phi i64 [ 0, %for.body.i337.i2650 ], [ %add17103.i.i2670, %for.body20.i345.i2669 ]
  %cmp37104.i.i2680 = icmp slt i64 %j.0.lcssa.i.i2679, %289
  br i1 %cmp37104.i.i2680, label %for.body39.i.i2684, label %for.end52.i.i2681

for.body20.i345.i2669:                            ; preds = %for.body.i337.i2650, %for.body20.i345.i2669
  %add17103.i.i2670 = phi i64 [ %add17.i.i2676, %for.body20.i345.i2669 ], [ 8, %for.body.i337.i2650 ]
  %j.0102.i.i2671 = phi i64 [ %add17103.i.i2670, %for.body20.i345.i2669 ], [ 0, %for.body.i337.i2650 ]
  %add.ptr21.i.i2672 = getelementptr inbounds i64, ptr %add.ptr9.i344.i2664, i64 %j.0102.i.i2671
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2672, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2673 = getelementptr inbounds i64, ptr %add.ptr4.i.i2659, i64 %j.0102.i.i2671
  %442 = load <8 x i64>, ptr %add.ptr22.i.i2673, align 8
  %add.ptr23.i.i2674 = getelementptr inbounds i64, ptr %add.ptr.i341.i2655, i64 %j.0102.i.i2671
  %443 = load <8 x i64>, ptr %add.ptr23.i.i2674, align 8
  %or33.i.i2675 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %442, <8 x i64> %443)
  store <8 x i64> %or33.i.i2675, ptr %add.ptr22.i.i2673, align 8
  %add17.i.i2676 = add nuw nsw i64 %add17103.i.i2670, 8
  %cmp18.not.i.i2677 = icmp sgt i64 %add17.i.i2676, %289
  br i1 %cmp18.not.i.i2677, label %for.cond36.preheader.i.i2678, label %for.body20.i345.i2669, !llvm.loop !90

for.body39.i.i2684:                               ; preds = %for.cond36.preheader.i.i2678, %for.body39.i.i2684
  %j.1105.i.i2685 = phi i64 [ %inc.i347.i2689, %for.body39.i.i2684 ], [ %j.0.lcssa.i.i2679, %for.cond36.preheader.i.i2678 ]
  %arrayidx40.i.i2686 = getelementptr inbounds i64, ptr %add.ptr4.i.i2659, i64 %j.1105.i.i2685
  %444 = load i64, ptr %arrayidx40.i.i2686, align 8
  %arrayidx41.i.i2687 = getelementptr inbounds i64, ptr %add.ptr.i341.i2655, i64 %j.1105.i.i2685
  %445 = load i64, ptr %arrayidx41.i.i2687, align 8
  %spec.select.i.i2688 = tail call i64 @llvm.smin.i64(i64 %444, i64 %445)
  store i64 %spec.select.i.i2688, ptr %arrayidx40.i.i2686, align 8
  %inc.i347.i2689 = add nuw nsw i64 %j.1105.i.i2685, 1
  %exitcond.not.i348.i2690 = icmp eq i64 %inc.i347.i2689, %289
  br i1 %exitcond.not.i348.i2690, label %for.end52.i.i2681, label %for.body39.i.i2684, !llvm.loop !91

for.end52.i.i2681:                                ; preds = %for.body39.i.i2684, %for.cond36.preheader.i.i2678
  %inc54.i.i2682 = add nuw nsw i64 %m.0107.i.i2651, 1
  %exitcond368.not.i2683 = icmp eq i64 %inc54.i.i2682, %430
  br i1 %exitcond368.not.i2683, label %for.inc101.i2615, label %for.body.i337.i2650, !llvm.loop !92

for.inc101.i2615:                                 ; preds = %for.end52.i.i2681, %if.end.i.i2708, %if.else94.i2649, %if.then93.i2691, %if.else94.thread.i2614
  %add.i2616 = add nuw nsw i64 %k44.0357.i2570, 512
  %add.ptr103.i2617 = getelementptr inbounds i8, ptr %values.0358.i2569, i64 %add.ptr103.idx.i2567
  %446 = load i64, ptr %arrayidx46.i2508, align 8
  %cmp47.not.i2618 = icmp slt i64 %add.i2616, %446
  br i1 %cmp47.not.i2618, label %for.body50.i2568, label %for.end106.i2510, !llvm.loop !93

for.end106.i2510:                                 ; preds = %for.inc101.i2615, %for.cond45.preheader.i2507
  %447 = load i64, ptr %a, align 8
  %cmp108.i2511 = icmp eq i64 %447, 0
  %tobool111.i2512 = icmp ne i64 %291, 0
  %or.cond184.i2513 = select i1 %cmp108.i2511, i1 %tobool111.i2512, i1 false
  br i1 %or.cond184.i2513, label %lor.lhs.false112.i2515, label %least_long.exit

lor.lhs.false112.i2515:                           ; preds = %for.end106.i2510
  %cmp113.i2516 = icmp ne ptr %cond.i2495, %292
  %tobool116.i2517 = icmp ne i64 %282, 0
  %or.cond185.i2518 = select i1 %cmp113.i2516, i1 true, i1 %tobool116.i2517
  br i1 %or.cond185.i2518, label %for.cond120.preheader.i2519, label %least_long.exit

for.cond120.preheader.i2519:                      ; preds = %lor.lhs.false112.i2515
  %cmp122.not359.i2520 = icmp slt i64 %mul.i2488, 8
  br i1 %cmp122.not359.i2520, label %for.cond145.preheader.i2532, label %for.body124.lr.ph.i2521

for.body124.lr.ph.i2521:                          ; preds = %for.cond120.preheader.i2519
  %add.ptr131.i2522 = getelementptr inbounds i64, ptr %283, i64 %mul9.i2491
  br label %for.body124.i2523

for.cond145.preheader.i2532:                      ; preds = %if.end140.i2527, %for.cond120.preheader.i2519
  %k119.0.lcssa.i2533 = phi i64 [ 0, %for.cond120.preheader.i2519 ], [ %add121361.i2524, %if.end140.i2527 ]
  %cmp146362.i2534 = icmp slt i64 %k119.0.lcssa.i2533, %mul.i2488
  br i1 %cmp146362.i2534, label %for.body148.lr.ph.i2535, label %least_long.exit

for.body148.lr.ph.i2535:                          ; preds = %for.cond145.preheader.i2532
  %448 = getelementptr i64, ptr %283, i64 %mul9.i2491
  br label %for.body148.i2536

for.body124.i2523:                                ; preds = %if.end140.i2527, %for.body124.lr.ph.i2521
  %add121361.i2524 = phi i64 [ 8, %for.body124.lr.ph.i2521 ], [ %add121.i2530, %if.end140.i2527 ]
  %k119.0360.i2525 = phi i64 [ 0, %for.body124.lr.ph.i2521 ], [ %add121361.i2524, %if.end140.i2527 ]
  %add.ptr125.i2526 = getelementptr inbounds i64, ptr %cond.i2495, i64 %k119.0360.i2525
  %449 = load <8 x i64>, ptr %add.ptr125.i2526, align 8
  br i1 %tobool116.i2517, label %land.lhs.true127.i2548, label %if.end140.i2527

land.lhs.true127.i2548:                           ; preds = %for.body124.i2523
  %450 = load i64, ptr %arrayidx8.i2490, align 8
  %tobool129.not.i2549 = icmp eq i64 %450, 0
  br i1 %tobool129.not.i2549, label %if.then136.i2553, label %if.then130.i2550

if.then130.i2550:                                 ; preds = %land.lhs.true127.i2548
  %add.ptr132.i2551 = getelementptr inbounds i64, ptr %add.ptr131.i2522, i64 %k119.0360.i2525
  %451 = load <8 x i64>, ptr %add.ptr132.i2551, align 8
  %add133.i2552 = add <8 x i64> %451, %449
  br label %if.end140.i2527

if.then136.i2553:                                 ; preds = %land.lhs.true127.i2548
  %452 = load i64, ptr %283, align 8
  %splat.splatinsert.i2554 = insertelement <8 x i64> poison, i64 %452, i64 0
  %splat.splat.i2555 = shufflevector <8 x i64> %splat.splatinsert.i2554, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i2556 = add <8 x i64> %splat.splat.i2555, %449
  br label %if.end140.i2527

if.end140.i2527:                                  ; preds = %if.then136.i2553, %if.then130.i2550, %for.body124.i2523
  %sum.0.i2528 = phi <8 x i64> [ %add133.i2552, %if.then130.i2550 ], [ %add138.i2556, %if.then136.i2553 ], [ %449, %for.body124.i2523 ]
  %add.ptr141.i2529 = getelementptr inbounds i64, ptr %292, i64 %k119.0360.i2525
  store <8 x i64> %sum.0.i2528, ptr %add.ptr141.i2529, align 8
  %add121.i2530 = add nuw nsw i64 %add121361.i2524, 8
  %cmp122.not.i2531 = icmp sgt i64 %add121.i2530, %mul.i2488
  br i1 %cmp122.not.i2531, label %for.cond145.preheader.i2532, label %for.body124.i2523, !llvm.loop !94

for.body148.i2536:                                ; preds = %cond.end159.i2539, %for.body148.lr.ph.i2535
  %k119.1363.i2537 = phi i64 [ %k119.0.lcssa.i2533, %for.body148.lr.ph.i2535 ], [ %inc163.i2542, %cond.end159.i2539 ]
  %arrayidx151.i2538 = getelementptr inbounds i64, ptr %cond.i2495, i64 %k119.1363.i2537
  %453 = load i64, ptr %arrayidx151.i2538, align 8
  br i1 %tobool116.i2517, label %cond.true150.i2544, label %cond.end159.i2539

cond.true150.i2544:                               ; preds = %for.body148.i2536
  %454 = load i64, ptr %arrayidx8.i2490, align 8
  %mul153.i2545 = mul nsw i64 %454, %k119.1363.i2537
  %arrayidx155.i2546 = getelementptr i64, ptr %448, i64 %mul153.i2545
  %455 = load i64, ptr %arrayidx155.i2546, align 8
  %add156.i2547 = add nsw i64 %455, %453
  br label %cond.end159.i2539

cond.end159.i2539:                                ; preds = %cond.true150.i2544, %for.body148.i2536
  %cond160.i2540 = phi i64 [ %add156.i2547, %cond.true150.i2544 ], [ %453, %for.body148.i2536 ]
  %arrayidx161.i2541 = getelementptr inbounds i64, ptr %292, i64 %k119.1363.i2537
  store i64 %cond160.i2540, ptr %arrayidx161.i2541, align 8
  %inc163.i2542 = add nuw nsw i64 %k119.1363.i2537, 1
  %exitcond370.not.i2543 = icmp eq i64 %inc163.i2542, %mul.i2488
  br i1 %exitcond370.not.i2543, label %least_long.exit, label %for.body148.i2536, !llvm.loop !95

least_long.exit:                                  ; preds = %cond.end78.i2608, %cond.end159.i2539, %for.end106.i2510, %lor.lhs.false112.i2515, %for.cond145.preheader.i2532
  %retval.3.i2514 = phi i64 [ 0, %lor.lhs.false112.i2515 ], [ 0, %for.end106.i2510 ], [ 0, %for.cond145.preheader.i2532 ], [ 0, %cond.end159.i2539 ], [ 1, %cond.end78.i2608 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2479) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2478) #7
  br label %return

cond.false57:                                     ; preds = %entry
  %arrayidx.i3842 = getelementptr inbounds i8, ptr %a, i64 24
  %456 = load i64, ptr %arrayidx.i3842, align 8
  %457 = inttoptr i64 %456 to ptr
  %arrayidx1.i3843 = getelementptr inbounds i8, ptr %a, i64 88
  %458 = load i64, ptr %arrayidx1.i3843, align 8
  %459 = inttoptr i64 %458 to ptr
  %arrayidx2.i3844 = getelementptr inbounds i8, ptr %a, i64 40
  %460 = load i64, ptr %arrayidx2.i3844, align 8
  %461 = inttoptr i64 %460 to ptr
  %arrayidx3.i3845 = getelementptr inbounds i8, ptr %a, i64 72
  %462 = load i64, ptr %arrayidx3.i3845, align 8
  %arrayidx4.i3846 = getelementptr inbounds i8, ptr %a, i64 80
  %463 = load i64, ptr %arrayidx4.i3846, align 8
  %arrayidx5.i3847 = getelementptr inbounds i8, ptr %a, i64 32
  %464 = load i64, ptr %arrayidx5.i3847, align 8
  %arrayidx6.i3848 = getelementptr inbounds i8, ptr %a, i64 64
  %465 = load i64, ptr %arrayidx6.i3848, align 8
  %sub.i3849 = sub i64 %463, %462
  %mul.i3850 = mul i64 %465, %sub.i3849
  %mul7.i3851 = mul nsw i64 %465, %462
  %arrayidx8.i3852 = getelementptr inbounds i8, ptr %a, i64 96
  %466 = load i64, ptr %arrayidx8.i3852, align 8
  %mul9.i3853 = mul nsw i64 %mul7.i3851, %466
  %arrayidx10.i3854 = getelementptr inbounds i8, ptr %a, i64 120
  %467 = load i64, ptr %arrayidx10.i3854, align 8
  %468 = inttoptr i64 %467 to ptr
  %arrayidx11.i3855 = getelementptr inbounds i8, ptr %a, i64 112
  %469 = load i64, ptr %arrayidx11.i3855, align 8
  %tobool.not.i3856 = icmp eq i64 %469, 0
  %470 = inttoptr i64 %469 to ptr
  %cond.i3857 = select i1 %tobool.not.i3856, ptr %468, ptr %470
  %arrayidx13.i3858 = getelementptr inbounds i8, ptr %a, i64 104
  %471 = load i64, ptr %arrayidx13.i3858, align 8
  %tobool14.not.i3859 = icmp eq i64 %471, 0
  switch i64 %1, label %cond.false72 [
    i64 0, label %cond.true60
    i64 1, label %cond.true65
    i64 2, label %cond.true70
  ]

cond.true60:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3859, label %if.end30.i2840, label %land.lhs.true.i2834

land.lhs.true.i2834:                              ; preds = %cond.true60
  %tobool16.i2836.not = icmp eq i64 %458, 0
  br i1 %tobool16.i2836.not, label %if.then.i2838, label %land.lhs.true20.i3145

if.then.i2838:                                    ; preds = %land.lhs.true.i2834
  %cmp121.i.i2839 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i.i2839, label %for.body.preheader.i.i3138, label %if.end30.i2840

for.body.preheader.i.i3138:                       ; preds = %if.then.i2838
  %472 = inttoptr i64 %471 to ptr
  %.pre25.i.i3139 = load i32, ptr %472, align 4
  br label %for.body.i.i3140

for.body.i.i3140:                                 ; preds = %for.body.i.i3140, %for.body.preheader.i.i3138
  %k.022.i.i3141 = phi i64 [ %inc.i.i3143, %for.body.i.i3140 ], [ 0, %for.body.preheader.i.i3138 ]
  %arrayidx.i.i3142 = getelementptr inbounds i32, ptr %cond.i3857, i64 %k.022.i.i3141
  store i32 %.pre25.i.i3139, ptr %arrayidx.i.i3142, align 4
  %inc.i.i3143 = add nuw nsw i64 %k.022.i.i3141, 1
  %exitcond24.not.i.i3144 = icmp eq i64 %inc.i.i3143, %mul.i3850
  br i1 %exitcond24.not.i.i3144, label %if.end30.i2840, label %for.body.i.i3140, !llvm.loop !4

land.lhs.true20.i3145:                            ; preds = %land.lhs.true.i2834
  %tobool22.not.i3146 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i3146, label %if.then28.i3150, label %if.then23.i3147

if.then23.i3147:                                  ; preds = %land.lhs.true20.i3145
  %add.ptr.i3148 = getelementptr inbounds float, ptr %459, i64 %mul9.i3853
  %mul24.i3149 = shl i64 %mul.i3850, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3857, ptr nonnull align 4 %add.ptr.i3148, i64 %mul24.i3149, i1 false)
  br label %if.end30.i2840

if.then28.i3150:                                  ; preds = %land.lhs.true20.i3145
  %cmp121.i285.i3151 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i285.i3151, label %for.body.preheader.i286.i3152, label %if.end30.i2840

for.body.preheader.i286.i3152:                    ; preds = %if.then28.i3150
  %.pre25.i287.i3153 = load i32, ptr %459, align 4
  br label %for.body.i288.i3154

for.body.i288.i3154:                              ; preds = %for.body.i288.i3154, %for.body.preheader.i286.i3152
  %k.022.i289.i3155 = phi i64 [ %inc.i291.i3157, %for.body.i288.i3154 ], [ 0, %for.body.preheader.i286.i3152 ]
  %arrayidx.i290.i3156 = getelementptr inbounds i32, ptr %cond.i3857, i64 %k.022.i289.i3155
  store i32 %.pre25.i287.i3153, ptr %arrayidx.i290.i3156, align 4
  %inc.i291.i3157 = add nuw nsw i64 %k.022.i289.i3155, 1
  %exitcond24.not.i292.i3158 = icmp eq i64 %inc.i291.i3157, %mul.i3850
  br i1 %exitcond24.not.i292.i3158, label %if.end30.i2840, label %for.body.i288.i3154, !llvm.loop !4

if.end30.i2840:                                   ; preds = %for.body.i288.i3154, %for.body.i.i3140, %if.then28.i3150, %if.then23.i3147, %if.then.i2838, %cond.true60
  %cmp31.i2841 = icmp eq i64 %462, 0
  br i1 %cmp31.i2841, label %land.end.i3126, label %land.end.thread.i2842

land.end.thread.i2842:                            ; preds = %if.end30.i2840
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2814) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2815) #7
  br label %for.cond45.preheader.i2843

land.end.i3126:                                   ; preds = %if.end30.i2840
  %arrayidx32.i3127 = getelementptr inbounds i8, ptr %a, i64 56
  %473 = load i64, ptr %arrayidx32.i3127, align 8
  %cmp33.i3128 = icmp eq i64 %463, %473
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2814) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2815) #7
  br i1 %cmp33.i3128, label %for.body.lr.ph.i3129, label %for.cond45.preheader.i2843

for.body.lr.ph.i3129:                             ; preds = %land.end.i3126
  %places42.i3130 = getelementptr inbounds i8, ptr %found.i2815, i64 2080
  br label %for.body.i3131

for.cond45.preheader.i2843:                       ; preds = %for.body.i3131, %land.end.i3126, %land.end.thread.i2842
  %474 = phi i1 [ false, %land.end.thread.i2842 ], [ false, %land.end.i3126 ], [ true, %for.body.i3131 ]
  %arrayidx46.i2844 = getelementptr inbounds i8, ptr %a, i64 48
  %475 = load i64, ptr %arrayidx46.i2844, align 8
  %cmp47.not360.i2845 = icmp sgt i64 %475, 0
  br i1 %cmp47.not360.i2845, label %for.body50.lr.ph.i2893, label %for.end106.i2846

for.body50.lr.ph.i2893:                           ; preds = %for.cond45.preheader.i2843
  %places63.i2894 = getelementptr inbounds i8, ptr %found.i2815, i64 2080
  %cond67.i2895 = select i1 %474, ptr %places63.i2894, ptr %places.i2814
  %arrayidx68.i2896 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2897 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i2898 = trunc i64 %462 to i32
  %conv1.i.i2899 = trunc i64 %sub.i3849 to i32
  %count32.i.i2900 = getelementptr inbounds i8, ptr %found.i2815, i64 4160
  %cmp91.i2901 = icmp eq i64 %465, 1
  %cmp18.not103.i.i2902 = icmp slt i64 %465, 8
  %add.ptr103.idx.i2903 = shl nsw i64 %464, 11
  br label %for.body50.i2904

for.body.i3131:                                   ; preds = %for.body.i3131, %for.body.lr.ph.i3129
  %k.0359.i3132 = phi i64 [ 0, %for.body.lr.ph.i3129 ], [ %inc.i3136, %for.body.i3131 ]
  %conv40.i3133 = trunc nuw i64 %k.0359.i3132 to i32
  %arrayidx41.i3134 = getelementptr inbounds [520 x i32], ptr %found.i2815, i64 0, i64 %k.0359.i3132
  store i32 %conv40.i3133, ptr %arrayidx41.i3134, align 4
  %arrayidx43.i3135 = getelementptr inbounds [520 x i32], ptr %places42.i3130, i64 0, i64 %k.0359.i3132
  store i32 0, ptr %arrayidx43.i3135, align 4
  %inc.i3136 = add nuw nsw i64 %k.0359.i3132, 1
  %exitcond4296.not = icmp eq i64 %inc.i3136, 520
  br i1 %exitcond4296.not, label %for.cond45.preheader.i2843, label %for.body.i3131, !llvm.loop !96

for.body50.i2904:                                 ; preds = %for.inc101.i2951, %for.body50.lr.ph.i2893
  %476 = phi i64 [ %475, %for.body50.lr.ph.i2893 ], [ %502, %for.inc101.i2951 ]
  %values.0363.i2905 = phi ptr [ %457, %for.body50.lr.ph.i2893 ], [ %add.ptr103.i2953, %for.inc101.i2951 ]
  %k44.0362.i2906 = phi i64 [ 0, %for.body50.lr.ph.i2893 ], [ %add.i2952, %for.inc101.i2951 ]
  %sub52.i2907 = sub nsw i64 %476, %k44.0362.i2906
  %spec.select.i2908 = tail call i64 @llvm.smin.i64(i64 %sub52.i2907, i64 512)
  %477 = load i64, ptr %arrayidx68.i2896, align 8
  %cmp69.i2909 = icmp eq i64 %477, 4
  %478 = load i64, ptr %arrayidx76.i2897, align 8
  %cmp.not65.i.i2910 = icmp slt i64 %sub52.i2907, 8
  br i1 %cmp69.i2909, label %cond.true71.i3077, label %cond.false74.i2911

cond.true71.i3077:                                ; preds = %for.body50.i2904
  %add.ptr72.i3078 = getelementptr inbounds i32, ptr %461, i64 %k44.0362.i2906
  br i1 %cmp.not65.i.i2910, label %for.cond11.preheader.i.i3099, label %for.body.lr.ph.i.i3079

for.body.lr.ph.i.i3079:                           ; preds = %cond.true71.i3077
  %splat.splatinsert.i.i3080 = insertelement <8 x i64> poison, i64 %478, i64 0
  %splat.splat.i.i3081 = shufflevector <8 x i64> %splat.splatinsert.i.i3080, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i3082

for.cond11.preheader.i.i3099:                     ; preds = %for.body.i294.i3082, %cond.true71.i3077
  %outside.0.lcssa.i.i3100 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3077 ], [ %or7.i.i3094, %for.body.i294.i3082 ]
  %k.0.lcssa.i.i3101 = phi i64 [ 0, %cond.true71.i3077 ], [ %add68.i.i3083, %for.body.i294.i3082 ]
  br label %for.body14.i.i3102

for.body.i294.i3082:                              ; preds = %for.body.i294.i3082, %for.body.lr.ph.i.i3079
  %add68.i.i3083 = phi i64 [ 8, %for.body.lr.ph.i.i3079 ], [ %add.i.i3097, %for.body.i294.i3082 ]
  %k.067.i.i3084 = phi i64 [ 0, %for.body.lr.ph.i.i3079 ], [ %add68.i.i3083, %for.body.i294.i3082 ]
  %outside.066.i.i3085 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3079 ], [ %or7.i.i3094, %for.body.i294.i3082 ]
  %add.ptr.i.i3086 = getelementptr inbounds i32, ptr %add.ptr72.i3078, i64 %k.067.i.i3084
  %479 = load <8 x i32>, ptr %add.ptr.i.i3086, align 4
  %conv.i.i3087 = sext <8 x i32> %479 to <8 x i64>
  %isneg.i.i3088 = icmp slt <8 x i32> %479, zeroinitializer
  %and.i.i3089 = select <8 x i1> %isneg.i.i3088, <8 x i64> %splat.splat.i.i3081, <8 x i64> zeroinitializer
  %add1.i.i3090 = add <8 x i64> %and.i.i3089, %conv.i.i3087
  %add1.lobit.i.i3091 = ashr <8 x i64> %add1.i.i3090, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3092 = icmp slt <8 x i64> %add1.i.i3090, %splat.splat.i.i3081
  %or.i.i3093 = select <8 x i1> %cmp5.not.i.i3092, <8 x i64> %add1.lobit.i.i3091, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3094 = or <8 x i64> %or.i.i3093, %outside.066.i.i3085
  %conv8.i.i3095 = trunc <8 x i64> %add1.i.i3090 to <8 x i32>
  %add.ptr9.i.i3096 = getelementptr inbounds i32, ptr %cond67.i2895, i64 %k.067.i.i3084
  store <8 x i32> %conv8.i.i3095, ptr %add.ptr9.i.i3096, align 8
  %add.i.i3097 = add nuw nsw i64 %add68.i.i3083, 8
  %cmp.not.i.i3098 = icmp sgt i64 %add.i.i3097, %spec.select.i2908
  br i1 %cmp.not.i.i3098, label %for.cond11.preheader.i.i3099, label %for.body.i294.i3082, !llvm.loop !8

for.cond18.preheader.i.i3109:                     ; preds = %for.body14.i.i3102
  %cmp1972.i.i3110 = icmp slt i64 %k.0.lcssa.i.i3101, %spec.select.i2908
  br i1 %cmp1972.i.i3110, label %for.body21.i.i3111, label %cond.end78.i2944

for.body14.i.i3102:                               ; preds = %for.body14.i.i3102, %for.cond11.preheader.i.i3099
  %j.071.i.i3103 = phi i64 [ 0, %for.cond11.preheader.i.i3099 ], [ %inc.i295.i3107, %for.body14.i.i3102 ]
  %wrong.070.i.i3104 = phi i64 [ 0, %for.cond11.preheader.i.i3099 ], [ %or15.i.i3106, %for.body14.i.i3102 ]
  %vecext.i.i3105 = extractelement <8 x i64> %outside.0.lcssa.i.i3100, i64 %j.071.i.i3103
  %or15.i.i3106 = or i64 %vecext.i.i3105, %wrong.070.i.i3104
  %inc.i295.i3107 = add nuw nsw i64 %j.071.i.i3103, 1
  %exitcond.not.i.i3108 = icmp eq i64 %inc.i295.i3107, 8
  br i1 %exitcond.not.i.i3108, label %for.cond18.preheader.i.i3109, label %for.body14.i.i3102, !llvm.loop !9

for.body21.i.i3111:                               ; preds = %for.cond18.preheader.i.i3109, %for.body21.i.i3111
  %k.174.i.i3112 = phi i64 [ %inc35.i.i3124, %for.body21.i.i3111 ], [ %k.0.lcssa.i.i3101, %for.cond18.preheader.i.i3109 ]
  %wrong.173.i.i3113 = phi i64 [ %or31.i.i3121, %for.body21.i.i3111 ], [ %or15.i.i3106, %for.cond18.preheader.i.i3109 ]
  %arrayidx.i296.i3114 = getelementptr inbounds i32, ptr %add.ptr72.i3078, i64 %k.174.i.i3112
  %480 = load i32, ptr %arrayidx.i296.i3114, align 4
  %conv23.i.i3115 = sext i32 %480 to i64
  %cmp25.i.i3116 = icmp slt i32 %480, 0
  %cond.i.i3117 = select i1 %cmp25.i.i3116, i64 %478, i64 0
  %add27.i.i3118 = add nsw i64 %cond.i.i3117, %conv23.i.i3115
  %cmp28.i.i3119 = icmp uge i64 %add27.i.i3118, %478
  %conv30.i.i3120 = zext i1 %cmp28.i.i3119 to i64
  %or31.i.i3121 = or i64 %wrong.173.i.i3113, %conv30.i.i3120
  %conv32.i.i3122 = trunc i64 %add27.i.i3118 to i32
  %arrayidx33.i.i3123 = getelementptr inbounds i32, ptr %cond67.i2895, i64 %k.174.i.i3112
  store i32 %conv32.i.i3122, ptr %arrayidx33.i.i3123, align 4
  %inc35.i.i3124 = add nuw nsw i64 %k.174.i.i3112, 1
  %exitcond76.not.i.i3125 = icmp eq i64 %inc35.i.i3124, %spec.select.i2908
  br i1 %exitcond76.not.i.i3125, label %cond.end78.i2944, label %for.body21.i.i3111, !llvm.loop !10

cond.false74.i2911:                               ; preds = %for.body50.i2904
  %add.ptr75.i2912 = getelementptr inbounds i64, ptr %461, i64 %k44.0362.i2906
  br i1 %cmp.not65.i.i2910, label %for.cond10.preheader.i.i2932, label %for.body.lr.ph.i297.i2913

for.body.lr.ph.i297.i2913:                        ; preds = %cond.false74.i2911
  %splat.splatinsert.i298.i2914 = insertelement <8 x i64> poison, i64 %478, i64 0
  %splat.splat.i299.i2915 = shufflevector <8 x i64> %splat.splatinsert.i298.i2914, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i2916

for.cond10.preheader.i.i2932:                     ; preds = %for.body.i300.i2916, %cond.false74.i2911
  %outside.0.lcssa.i312.i2933 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2911 ], [ %or7.i308.i2927, %for.body.i300.i2916 ]
  %k.0.lcssa.i313.i2934 = phi i64 [ 0, %cond.false74.i2911 ], [ %add66.i.i2917, %for.body.i300.i2916 ]
  br label %for.body13.i.i2935

for.body.i300.i2916:                              ; preds = %for.body.i300.i2916, %for.body.lr.ph.i297.i2913
  %add66.i.i2917 = phi i64 [ 8, %for.body.lr.ph.i297.i2913 ], [ %add.i310.i2930, %for.body.i300.i2916 ]
  %k.065.i.i2918 = phi i64 [ 0, %for.body.lr.ph.i297.i2913 ], [ %add66.i.i2917, %for.body.i300.i2916 ]
  %outside.064.i.i2919 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i2913 ], [ %or7.i308.i2927, %for.body.i300.i2916 ]
  %add.ptr.i301.i2920 = getelementptr inbounds i64, ptr %add.ptr75.i2912, i64 %k.065.i.i2918
  %481 = load <8 x i64>, ptr %add.ptr.i301.i2920, align 8
  %isneg.i302.i2921 = icmp slt <8 x i64> %481, zeroinitializer
  %and.i303.i2922 = select <8 x i1> %isneg.i302.i2921, <8 x i64> %splat.splat.i299.i2915, <8 x i64> zeroinitializer
  %add1.i304.i2923 = add <8 x i64> %and.i303.i2922, %481
  %add1.lobit.i305.i2924 = ashr <8 x i64> %add1.i304.i2923, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i2925 = icmp slt <8 x i64> %add1.i304.i2923, %splat.splat.i299.i2915
  %or.i307.i2926 = select <8 x i1> %cmp5.not.i306.i2925, <8 x i64> %add1.lobit.i305.i2924, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i2927 = or <8 x i64> %or.i307.i2926, %outside.064.i.i2919
  %conv.i309.i2928 = trunc <8 x i64> %add1.i304.i2923 to <8 x i32>
  %add.ptr8.i.i2929 = getelementptr inbounds i32, ptr %cond67.i2895, i64 %k.065.i.i2918
  store <8 x i32> %conv.i309.i2928, ptr %add.ptr8.i.i2929, align 8
  %add.i310.i2930 = add nuw nsw i64 %add66.i.i2917, 8
  %cmp.not.i311.i2931 = icmp sgt i64 %add.i310.i2930, %spec.select.i2908
  br i1 %cmp.not.i311.i2931, label %for.cond10.preheader.i.i2932, label %for.body.i300.i2916, !llvm.loop !11

for.cond17.preheader.i.i2942:                     ; preds = %for.body13.i.i2935
  %cmp1870.i.i2943 = icmp slt i64 %k.0.lcssa.i313.i2934, %spec.select.i2908
  br i1 %cmp1870.i.i2943, label %for.body20.i.i3063, label %cond.end78.i2944

for.body13.i.i2935:                               ; preds = %for.body13.i.i2935, %for.cond10.preheader.i.i2932
  %j.069.i.i2936 = phi i64 [ 0, %for.cond10.preheader.i.i2932 ], [ %inc.i315.i2940, %for.body13.i.i2935 ]
  %wrong.068.i.i2937 = phi i64 [ 0, %for.cond10.preheader.i.i2932 ], [ %or14.i.i2939, %for.body13.i.i2935 ]
  %vecext.i314.i2938 = extractelement <8 x i64> %outside.0.lcssa.i312.i2933, i64 %j.069.i.i2936
  %or14.i.i2939 = or i64 %vecext.i314.i2938, %wrong.068.i.i2937
  %inc.i315.i2940 = add nuw nsw i64 %j.069.i.i2936, 1
  %exitcond.not.i316.i2941 = icmp eq i64 %inc.i315.i2940, 8
  br i1 %exitcond.not.i316.i2941, label %for.cond17.preheader.i.i2942, label %for.body13.i.i2935, !llvm.loop !12

for.body20.i.i3063:                               ; preds = %for.cond17.preheader.i.i2942, %for.body20.i.i3063
  %k.172.i.i3064 = phi i64 [ %inc33.i.i3075, %for.body20.i.i3063 ], [ %k.0.lcssa.i313.i2934, %for.cond17.preheader.i.i2942 ]
  %wrong.171.i.i3065 = phi i64 [ %or29.i.i3072, %for.body20.i.i3063 ], [ %or14.i.i2939, %for.cond17.preheader.i.i2942 ]
  %arrayidx.i318.i3066 = getelementptr inbounds i64, ptr %add.ptr75.i2912, i64 %k.172.i.i3064
  %482 = load i64, ptr %arrayidx.i318.i3066, align 8
  %cmp23.i.i3067 = icmp slt i64 %482, 0
  %cond.i319.i3068 = select i1 %cmp23.i.i3067, i64 %478, i64 0
  %add25.i.i3069 = add nsw i64 %cond.i319.i3068, %482
  %cmp26.i.i3070 = icmp uge i64 %add25.i.i3069, %478
  %conv28.i.i3071 = zext i1 %cmp26.i.i3070 to i64
  %or29.i.i3072 = or i64 %wrong.171.i.i3065, %conv28.i.i3071
  %conv30.i320.i3073 = trunc i64 %add25.i.i3069 to i32
  %arrayidx31.i.i3074 = getelementptr inbounds i32, ptr %cond67.i2895, i64 %k.172.i.i3064
  store i32 %conv30.i320.i3073, ptr %arrayidx31.i.i3074, align 4
  %inc33.i.i3075 = add nuw nsw i64 %k.172.i.i3064, 1
  %exitcond74.not.i.i3076 = icmp eq i64 %inc33.i.i3075, %spec.select.i2908
  br i1 %exitcond74.not.i.i3076, label %cond.end78.i2944, label %for.body20.i.i3063, !llvm.loop !13

cond.end78.i2944:                                 ; preds = %for.body20.i.i3063, %for.body21.i.i3111, %for.cond17.preheader.i.i2942, %for.cond18.preheader.i.i3109
  %cond79.in.in.i2945 = phi i64 [ %or15.i.i3106, %for.cond18.preheader.i.i3109 ], [ %or14.i.i2939, %for.cond17.preheader.i.i2942 ], [ %or31.i.i3121, %for.body21.i.i3111 ], [ %or29.i.i3072, %for.body20.i.i3063 ]
  %cond79.in.not.i2946 = icmp eq i64 %cond79.in.in.i2945, 0
  br i1 %cond79.in.not.i2946, label %if.end82.i2947, label %most_float.exit

if.end82.i2947:                                   ; preds = %cond.end78.i2944
  br i1 %474, label %if.end87.i2981, label %if.else85.i2948

if.else85.i2948:                                  ; preds = %if.end82.i2947
  %cmp55.i.i2949 = icmp sgt i64 %sub52.i2907, 0
  br i1 %cmp55.i.i2949, label %for.body.i323.i2955, label %if.else94.thread.i2950

for.cond12.preheader.i.i2968:                     ; preds = %for.body.i323.i2955
  %tobool.not.i.i2969 = icmp eq i64 %add.i325.i2965, 0
  br i1 %tobool.not.i.i2969, label %if.else94.thread.i2950, label %for.body16.lr.ph.i.i2970

for.body16.lr.ph.i.i2970:                         ; preds = %for.cond12.preheader.i.i2968
  %sub18.i.i2971 = add nsw i64 %add.i325.i2965, -1
  %arrayidx19.i.i2972 = getelementptr inbounds [520 x i32], ptr %found.i2815, i64 0, i64 %sub18.i.i2971
  %arrayidx25.i.i2973 = getelementptr inbounds [520 x i32], ptr %places63.i2894, i64 0, i64 %sub18.i.i2971
  br label %for.body16.i.i2974

for.body.i323.i2955:                              ; preds = %if.else85.i2948, %for.body.i323.i2955
  %n.057.i.i2956 = phi i64 [ %add.i325.i2965, %for.body.i323.i2955 ], [ 0, %if.else85.i2948 ]
  %k.056.i.i2957 = phi i64 [ %inc.i326.i2966, %for.body.i323.i2955 ], [ 0, %if.else85.i2948 ]
  %arrayidx.i324.i2958 = getelementptr inbounds i32, ptr %places.i2814, i64 %k.056.i.i2957
  %483 = load i32, ptr %arrayidx.i324.i2958, align 4
  %sub3.i.i2959 = sub i32 %483, %conv.i321.i2898
  %conv4.i.i2960 = trunc i64 %k.056.i.i2957 to i32
  %arrayidx5.i.i2961 = getelementptr inbounds [520 x i32], ptr %found.i2815, i64 0, i64 %n.057.i.i2956
  store i32 %conv4.i.i2960, ptr %arrayidx5.i.i2961, align 4
  %arrayidx7.i.i2962 = getelementptr inbounds [520 x i32], ptr %places63.i2894, i64 0, i64 %n.057.i.i2956
  store i32 %sub3.i.i2959, ptr %arrayidx7.i.i2962, align 4
  %cmp8.i.i2963 = icmp ult i32 %sub3.i.i2959, %conv1.i.i2899
  %conv10.i.i2964 = zext i1 %cmp8.i.i2963 to i64
  %add.i325.i2965 = add nuw nsw i64 %n.057.i.i2956, %conv10.i.i2964
  %inc.i326.i2966 = add nuw nsw i64 %k.056.i.i2957, 1
  %exitcond.not.i327.i2967 = icmp eq i64 %inc.i326.i2966, %spec.select.i2908
  br i1 %exitcond.not.i327.i2967, label %for.cond12.preheader.i.i2968, label %for.body.i323.i2955, !llvm.loop !14

for.body16.i.i2974:                               ; preds = %for.body16.i.i2974, %for.body16.lr.ph.i.i2970
  %k11.058.i.i2975 = phi i64 [ 0, %for.body16.lr.ph.i.i2970 ], [ %inc30.i.i2979, %for.body16.i.i2974 ]
  %484 = load i32, ptr %arrayidx19.i.i2972, align 4
  %add21.i.i2976 = add nuw nsw i64 %k11.058.i.i2975, %add.i325.i2965
  %arrayidx22.i.i2977 = getelementptr inbounds [520 x i32], ptr %found.i2815, i64 0, i64 %add21.i.i2976
  store i32 %484, ptr %arrayidx22.i.i2977, align 4
  %485 = load i32, ptr %arrayidx25.i.i2973, align 4
  %arrayidx28.i.i2978 = getelementptr inbounds [520 x i32], ptr %places63.i2894, i64 0, i64 %add21.i.i2976
  store i32 %485, ptr %arrayidx28.i.i2978, align 4
  %inc30.i.i2979 = add nuw nsw i64 %k11.058.i.i2975, 1
  %exitcond.not.i2980 = icmp eq i64 %inc30.i.i2979, 8
  br i1 %exitcond.not.i2980, label %if.end87.i2981, label %for.body16.i.i2974, !llvm.loop !15

if.else94.thread.i2950:                           ; preds = %for.cond12.preheader.i.i2968, %if.else85.i2948
  store i64 0, ptr %count32.i.i2900, align 8
  br label %for.inc101.i2951

if.end87.i2981:                                   ; preds = %for.body16.i.i2974, %if.end82.i2947
  %486 = phi i64 [ %spec.select.i2908, %if.end82.i2947 ], [ %add.i325.i2965, %for.body16.i.i2974 ]
  store i64 %486, ptr %count32.i.i2900, align 8
  %tobool89.i2982 = icmp ne i64 %486, 0
  %or.cond183.i2983 = select i1 %tobool89.i2982, i1 %cmp91.i2901, i1 false
  %cmp47.i.i2984 = icmp sgt i64 %486, 0
  br i1 %or.cond183.i2983, label %if.then93.i3033, label %if.else94.i2985

if.then93.i3033:                                  ; preds = %if.end87.i2981
  br i1 %cmp47.i.i2984, label %for.body.preheader.i328.i3034, label %for.inc101.i2951

for.body.preheader.i328.i3034:                    ; preds = %if.then93.i3033
  %487 = load i32, ptr %places63.i2894, align 8
  %conv.i329.i3035 = sext i32 %487 to i64
  %arrayidx1.i.i3036 = getelementptr inbounds float, ptr %cond.i3857, i64 %conv.i329.i3035
  %488 = load float, ptr %arrayidx1.i.i3036, align 4
  br label %for.body.i330.i3037

for.body.i330.i3037:                              ; preds = %if.end.i.i3050, %for.body.preheader.i328.i3034
  %before.050.i.i3038 = phi i64 [ %conv5.i.i3042, %if.end.i.i3050 ], [ %conv.i329.i3035, %for.body.preheader.i328.i3034 ]
  %m.049.i.i3039 = phi i64 [ %inc.i335.i3061, %if.end.i.i3050 ], [ 0, %for.body.preheader.i328.i3034 ]
  %found.048.i.i3040 = phi float [ %cond.i334.i3059, %if.end.i.i3050 ], [ %488, %for.body.preheader.i328.i3034 ]
  %arrayidx4.i.i3041 = getelementptr inbounds [520 x i32], ptr %places63.i2894, i64 0, i64 %m.049.i.i3039
  %489 = load i32, ptr %arrayidx4.i.i3041, align 4
  %conv5.i.i3042 = sext i32 %489 to i64
  %add.i331.i3043 = add nuw nsw i64 %m.049.i.i3039, 8
  %arrayidx7.i332.i3044 = getelementptr inbounds [520 x i32], ptr %places63.i2894, i64 0, i64 %add.i331.i3043
  %490 = load i32, ptr %arrayidx7.i332.i3044, align 4
  %idx.ext.i.i3045 = sext i32 %490 to i64
  %add.ptr.i333.i3046 = getelementptr inbounds float, ptr %cond.i3857, i64 %idx.ext.i.i3045
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i3046, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3047 = icmp eq i64 %before.050.i.i3038, %conv5.i.i3042
  br i1 %cmp8.not.i.i3047, label %if.end.i.i3050, label %if.then.i.i3048

if.then.i.i3048:                                  ; preds = %for.body.i330.i3037
  %arrayidx10.i.i3049 = getelementptr inbounds float, ptr %cond.i3857, i64 %conv5.i.i3042
  %491 = load float, ptr %arrayidx10.i.i3049, align 4
  br label %if.end.i.i3050

if.end.i.i3050:                                   ; preds = %if.then.i.i3048, %for.body.i330.i3037
  %found.1.i.i3051 = phi float [ %491, %if.then.i.i3048 ], [ %found.048.i.i3040, %for.body.i330.i3037 ]
  %arrayidx11.i.i3052 = getelementptr inbounds [520 x i32], ptr %found.i2815, i64 0, i64 %m.049.i.i3039
  %492 = load i32, ptr %arrayidx11.i.i3052, align 4
  %conv12.i.i3053 = sext i32 %492 to i64
  %mul.i.i3054 = mul nsw i64 %464, %conv12.i.i3053
  %arrayidx13.i.i3055 = getelementptr inbounds float, ptr %values.0363.i2905, i64 %mul.i.i3054
  %493 = load float, ptr %arrayidx13.i.i3055, align 4
  %cmp14.i.i3056 = fcmp oge float %found.1.i.i3051, %493
  %cmp16.i.i3057 = fcmp uno float %found.1.i.i3051, 0.000000e+00
  %or.cond.i.i3058 = or i1 %cmp16.i.i3057, %cmp14.i.i3056
  %cond.i334.i3059 = select i1 %or.cond.i.i3058, float %found.1.i.i3051, float %493
  %arrayidx23.i.i3060 = getelementptr inbounds float, ptr %cond.i3857, i64 %conv5.i.i3042
  store float %cond.i334.i3059, ptr %arrayidx23.i.i3060, align 4
  %inc.i335.i3061 = add nuw nsw i64 %m.049.i.i3039, 1
  %exitcond374.not.i3062 = icmp eq i64 %inc.i335.i3061, %486
  br i1 %exitcond374.not.i3062, label %for.inc101.i2951, label %for.body.i330.i3037, !llvm.loop !97

if.else94.i2985:                                  ; preds = %if.end87.i2981
  br i1 %cmp47.i.i2984, label %for.body.i339.i2986, label %for.inc101.i2951

for.body.i339.i2986:                              ; preds = %if.else94.i2985, %for.end52.i.i3020
  %m.0109.i.i2987 = phi i64 [ %inc54.i.i3021, %for.end52.i.i3020 ], [ 0, %if.else94.i2985 ]
  %arrayidx.i340.i2988 = getelementptr inbounds [520 x i32], ptr %found.i2815, i64 0, i64 %m.0109.i.i2987
  %494 = load i32, ptr %arrayidx.i340.i2988, align 4
  %conv.i341.i2989 = sext i32 %494 to i64
  %mul.i342.i2990 = mul nsw i64 %464, %conv.i341.i2989
  %add.ptr.i343.i2991 = getelementptr inbounds float, ptr %values.0363.i2905, i64 %mul.i342.i2990
  %arrayidx1.i344.i2992 = getelementptr inbounds [520 x i32], ptr %places63.i2894, i64 0, i64 %m.0109.i.i2987
  %495 = load i32, ptr %arrayidx1.i344.i2992, align 4
  %conv2.i.i2993 = sext i32 %495 to i64
  %mul3.i.i2994 = mul nsw i64 %465, %conv2.i.i2993
  %add.ptr4.i.i2995 = getelementptr inbounds float, ptr %cond.i3857, i64 %mul3.i.i2994
  %add.i345.i2996 = add nuw nsw i64 %m.0109.i.i2987, 8
  %arrayidx6.i.i2997 = getelementptr inbounds [520 x i32], ptr %found.i2815, i64 0, i64 %add.i345.i2996
  %496 = load i32, ptr %arrayidx6.i.i2997, align 4
  %conv7.i.i2998 = sext i32 %496 to i64
  %mul8.i.i2999 = mul nsw i64 %464, %conv7.i.i2998
  %add.ptr9.i346.i3000 = getelementptr inbounds float, ptr %values.0363.i2905, i64 %mul8.i.i2999
  %arrayidx12.i.i3001 = getelementptr inbounds [520 x i32], ptr %places63.i2894, i64 0, i64 %add.i345.i2996
  %497 = load i32, ptr %arrayidx12.i.i3001, align 4
  %conv13.i.i3002 = sext i32 %497 to i64
  %mul14.i.i3003 = mul nsw i64 %465, %conv13.i.i3002
  %add.ptr15.i.i3004 = getelementptr inbounds float, ptr %cond.i3857, i64 %mul14.i.i3003
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3004, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i2902, label %for.cond36.preheader.i.i3017, label %for.body20.i347.i3005

for.cond36.preheader.i.i3017:                     ; preds = %for.body20.i347.i3005, %for.body.i339.i2986
  %j.0.lcssa.i.i3018 = phi i64 [ 0, %for.body.i339.i2986 ], [ %add17105.i.i3006, %for.body20.i347.i3005 ]
  %cmp37106.i.i3019 = icmp slt i64 %j.0.lcssa.i.i3018, %465
  br i1 %cmp37106.i.i3019, label %for.body39.i.i3023, label %for.end52.i.i3020

for.body20.i347.i3005:                            ; preds = %for.body.i339.i2986, %for.body20.i347.i3005
  %add17105.i.i3006 = phi i64 [ %add17.i.i3015, %for.body20.i347.i3005 ], [ 8, %for.body.i339.i2986 ]
  %j.0104.i.i3007 = phi i64 [ %add17105.i.i3006, %for.body20.i347.i3005 ], [ 0, %for.body.i339.i2986 ]
  %add.ptr21.i.i3008 = getelementptr inbounds float, ptr %add.ptr9.i346.i3000, i64 %j.0104.i.i3007
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3008, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3009 = getelementptr inbounds float, ptr %add.ptr4.i.i2995, i64 %j.0104.i.i3007
  %498 = load <8 x float>, ptr %add.ptr22.i.i3009, align 4
  %add.ptr23.i.i3010 = getelementptr inbounds float, ptr %add.ptr.i343.i2991, i64 %j.0104.i.i3007
  %499 = load <8 x float>, ptr %add.ptr23.i.i3010, align 4
  %cmp24.i.i3011 = fcmp ult <8 x float> %498, %499
  %cmp25.i348.i3012 = fcmp ord <8 x float> %498, zeroinitializer
  %or102.not.i.i3013 = and <8 x i1> %cmp24.i.i3011, %cmp25.i348.i3012
  %or33.v.i.i3014 = select <8 x i1> %or102.not.i.i3013, <8 x float> %499, <8 x float> %498
  store <8 x float> %or33.v.i.i3014, ptr %add.ptr22.i.i3009, align 4
  %add17.i.i3015 = add nuw nsw i64 %add17105.i.i3006, 8
  %cmp18.not.i.i3016 = icmp sgt i64 %add17.i.i3015, %465
  br i1 %cmp18.not.i.i3016, label %for.cond36.preheader.i.i3017, label %for.body20.i347.i3005, !llvm.loop !98

for.body39.i.i3023:                               ; preds = %for.cond36.preheader.i.i3017, %for.body39.i.i3023
  %j.1107.i.i3024 = phi i64 [ %inc.i352.i3031, %for.body39.i.i3023 ], [ %j.0.lcssa.i.i3018, %for.cond36.preheader.i.i3017 ]
  %arrayidx40.i.i3025 = getelementptr inbounds float, ptr %add.ptr4.i.i2995, i64 %j.1107.i.i3024
  %500 = load float, ptr %arrayidx40.i.i3025, align 4
  %arrayidx41.i.i3026 = getelementptr inbounds float, ptr %add.ptr.i343.i2991, i64 %j.1107.i.i3024
  %501 = load float, ptr %arrayidx41.i.i3026, align 4
  %cmp42.i.i3027 = fcmp oge float %500, %501
  %cmp46.i.i3028 = fcmp uno float %500, 0.000000e+00
  %or.cond.i350.i3029 = or i1 %cmp46.i.i3028, %cmp42.i.i3027
  %cond.i351.i3030 = select i1 %or.cond.i350.i3029, float %500, float %501
  store float %cond.i351.i3030, ptr %arrayidx40.i.i3025, align 4
  %inc.i352.i3031 = add nuw nsw i64 %j.1107.i.i3024, 1
  %exitcond.not.i353.i3032 = icmp eq i64 %inc.i352.i3031, %465
  br i1 %exitcond.not.i353.i3032, label %for.end52.i.i3020, label %for.body39.i.i3023, !llvm.loop !99

for.end52.i.i3020:                                ; preds = %for.body39.i.i3023, %for.cond36.preheader.i.i3017
  %inc54.i.i3021 = add nuw nsw i64 %m.0109.i.i2987, 1
  %exitcond373.not.i3022 = icmp eq i64 %inc54.i.i3021, %486
  br i1 %exitcond373.not.i3022, label %for.inc101.i2951, label %for.body.i339.i2986, !llvm.loop !100

for.inc101.i2951:                                 ; preds = %for.end52.i.i3020, %if.end.i.i3050, %if.else94.i2985, %if.then93.i3033, %if.else94.thread.i2950
  %add.i2952 = add nuw nsw i64 %k44.0362.i2906, 512
  %add.ptr103.i2953 = getelementptr inbounds i8, ptr %values.0363.i2905, i64 %add.ptr103.idx.i2903
  %502 = load i64, ptr %arrayidx46.i2844, align 8
  %cmp47.not.i2954 = icmp slt i64 %add.i2952, %502
  br i1 %cmp47.not.i2954, label %for.body50.i2904, label %for.end106.i2846, !llvm.loop !101

for.end106.i2846:                                 ; preds = %for.inc101.i2951, %for.cond45.preheader.i2843
  %503 = load i64, ptr %a, align 8
  %cmp108.i2847 = icmp eq i64 %503, 0
  %tobool111.i2848 = icmp ne i64 %467, 0
  %or.cond184.i2849 = select i1 %cmp108.i2847, i1 %tobool111.i2848, i1 false
  br i1 %or.cond184.i2849, label %lor.lhs.false112.i2851, label %most_float.exit

lor.lhs.false112.i2851:                           ; preds = %for.end106.i2846
  %cmp113.i2852 = icmp ne ptr %cond.i3857, %468
  %tobool116.i2853 = icmp ne i64 %458, 0
  %or.cond185.i2854 = select i1 %cmp113.i2852, i1 true, i1 %tobool116.i2853
  br i1 %or.cond185.i2854, label %for.cond120.preheader.i2855, label %most_float.exit

for.cond120.preheader.i2855:                      ; preds = %lor.lhs.false112.i2851
  %cmp122.not364.i2856 = icmp slt i64 %mul.i3850, 8
  br i1 %cmp122.not364.i2856, label %for.cond145.preheader.i2868, label %for.body124.lr.ph.i2857

for.body124.lr.ph.i2857:                          ; preds = %for.cond120.preheader.i2855
  %add.ptr131.i2858 = getelementptr inbounds float, ptr %459, i64 %mul9.i3853
  br label %for.body124.i2859

for.cond145.preheader.i2868:                      ; preds = %if.end140.i2863, %for.cond120.preheader.i2855
  %k119.0.lcssa.i2869 = phi i64 [ 0, %for.cond120.preheader.i2855 ], [ %add121366.i2860, %if.end140.i2863 ]
  %cmp146367.i2870 = icmp slt i64 %k119.0.lcssa.i2869, %mul.i3850
  br i1 %cmp146367.i2870, label %for.body148.lr.ph.i2871, label %most_float.exit

for.body148.lr.ph.i2871:                          ; preds = %for.cond145.preheader.i2868
  %504 = getelementptr float, ptr %459, i64 %mul9.i3853
  br label %for.body148.i2872

for.body124.i2859:                                ; preds = %if.end140.i2863, %for.body124.lr.ph.i2857
  %add121366.i2860 = phi i64 [ 8, %for.body124.lr.ph.i2857 ], [ %add121.i2866, %if.end140.i2863 ]
  %k119.0365.i2861 = phi i64 [ 0, %for.body124.lr.ph.i2857 ], [ %add121366.i2860, %if.end140.i2863 ]
  %add.ptr125.i2862 = getelementptr inbounds float, ptr %cond.i3857, i64 %k119.0365.i2861
  %505 = load <8 x float>, ptr %add.ptr125.i2862, align 4
  br i1 %tobool116.i2853, label %land.lhs.true127.i2884, label %if.end140.i2863

land.lhs.true127.i2884:                           ; preds = %for.body124.i2859
  %506 = load i64, ptr %arrayidx8.i3852, align 8
  %tobool129.not.i2885 = icmp eq i64 %506, 0
  br i1 %tobool129.not.i2885, label %if.then136.i2889, label %if.then130.i2886

if.then130.i2886:                                 ; preds = %land.lhs.true127.i2884
  %add.ptr132.i2887 = getelementptr inbounds float, ptr %add.ptr131.i2858, i64 %k119.0365.i2861
  %507 = load <8 x float>, ptr %add.ptr132.i2887, align 4
  %add133.i2888 = fadd <8 x float> %505, %507
  br label %if.end140.i2863

if.then136.i2889:                                 ; preds = %land.lhs.true127.i2884
  %508 = load float, ptr %459, align 4
  %splat.splatinsert.i2890 = insertelement <8 x float> poison, float %508, i64 0
  %splat.splat.i2891 = shufflevector <8 x float> %splat.splatinsert.i2890, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i2892 = fadd <8 x float> %505, %splat.splat.i2891
  br label %if.end140.i2863

if.end140.i2863:                                  ; preds = %if.then136.i2889, %if.then130.i2886, %for.body124.i2859
  %sum.0.i2864 = phi <8 x float> [ %add133.i2888, %if.then130.i2886 ], [ %add138.i2892, %if.then136.i2889 ], [ %505, %for.body124.i2859 ]
  %add.ptr141.i2865 = getelementptr inbounds float, ptr %468, i64 %k119.0365.i2861
  store <8 x float> %sum.0.i2864, ptr %add.ptr141.i2865, align 4
  %add121.i2866 = add nuw nsw i64 %add121366.i2860, 8
  %cmp122.not.i2867 = icmp sgt i64 %add121.i2866, %mul.i3850
  br i1 %cmp122.not.i2867, label %for.cond145.preheader.i2868, label %for.body124.i2859, !llvm.loop !102

for.body148.i2872:                                ; preds = %cond.end159.i2875, %for.body148.lr.ph.i2871
  %k119.1368.i2873 = phi i64 [ %k119.0.lcssa.i2869, %for.body148.lr.ph.i2871 ], [ %inc163.i2878, %cond.end159.i2875 ]
  %arrayidx151.i2874 = getelementptr inbounds float, ptr %cond.i3857, i64 %k119.1368.i2873
  %509 = load float, ptr %arrayidx151.i2874, align 4
  br i1 %tobool116.i2853, label %cond.true150.i2880, label %cond.end159.i2875

cond.true150.i2880:                               ; preds = %for.body148.i2872
  %510 = load i64, ptr %arrayidx8.i3852, align 8
  %mul153.i2881 = mul nsw i64 %510, %k119.1368.i2873
  %arrayidx155.i2882 = getelementptr float, ptr %504, i64 %mul153.i2881
  %511 = load float, ptr %arrayidx155.i2882, align 4
  %add156.i2883 = fadd float %509, %511
  br label %cond.end159.i2875

cond.end159.i2875:                                ; preds = %cond.true150.i2880, %for.body148.i2872
  %cond160.i2876 = phi float [ %add156.i2883, %cond.true150.i2880 ], [ %509, %for.body148.i2872 ]
  %arrayidx161.i2877 = getelementptr inbounds float, ptr %468, i64 %k119.1368.i2873
  store float %cond160.i2876, ptr %arrayidx161.i2877, align 4
  %inc163.i2878 = add nuw nsw i64 %k119.1368.i2873, 1
  %exitcond375.not.i2879 = icmp eq i64 %inc163.i2878, %mul.i3850
  br i1 %exitcond375.not.i2879, label %most_float.exit, label %for.body148.i2872, !llvm.loop !103

most_float.exit:                                  ; preds = %cond.end78.i2944, %cond.end159.i2875, %for.end106.i2846, %lor.lhs.false112.i2851, %for.cond145.preheader.i2868
  %retval.3.i2850 = phi i64 [ 0, %lor.lhs.false112.i2851 ], [ 0, %for.end106.i2846 ], [ 0, %for.cond145.preheader.i2868 ], [ 0, %cond.end159.i2875 ], [ 1, %cond.end78.i2944 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2815) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2814) #7
  br label %return

cond.true65:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3859, label %if.end30.i3185, label %land.lhs.true.i3179

land.lhs.true.i3179:                              ; preds = %cond.true65
  %tobool16.i3181.not = icmp eq i64 %458, 0
  br i1 %tobool16.i3181.not, label %if.then.i3183, label %land.lhs.true20.i3490

if.then.i3183:                                    ; preds = %land.lhs.true.i3179
  %cmp121.i.i3184 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i.i3184, label %for.body6.preheader.i.i3483, label %if.end30.i3185

for.body6.preheader.i.i3483:                      ; preds = %if.then.i3183
  %512 = inttoptr i64 %471 to ptr
  %.pre.i.i3484 = load i64, ptr %512, align 8
  br label %for.body6.i.i3485

for.body6.i.i3485:                                ; preds = %for.body6.i.i3485, %for.body6.preheader.i.i3483
  %k2.020.i.i3486 = phi i64 [ %inc9.i.i3488, %for.body6.i.i3485 ], [ 0, %for.body6.preheader.i.i3483 ]
  %arrayidx7.i.i3487 = getelementptr inbounds i64, ptr %cond.i3857, i64 %k2.020.i.i3486
  store i64 %.pre.i.i3484, ptr %arrayidx7.i.i3487, align 8
  %inc9.i.i3488 = add nuw nsw i64 %k2.020.i.i3486, 1
  %exitcond.not.i.i3489 = icmp eq i64 %inc9.i.i3488, %mul.i3850
  br i1 %exitcond.not.i.i3489, label %if.end30.i3185, label %for.body6.i.i3485, !llvm.loop !23

land.lhs.true20.i3490:                            ; preds = %land.lhs.true.i3179
  %tobool22.not.i3491 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i3491, label %if.then28.i3495, label %if.then23.i3492

if.then23.i3492:                                  ; preds = %land.lhs.true20.i3490
  %add.ptr.i3493 = getelementptr inbounds double, ptr %459, i64 %mul9.i3853
  %mul24.i3494 = shl i64 %mul.i3850, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3857, ptr nonnull align 8 %add.ptr.i3493, i64 %mul24.i3494, i1 false)
  br label %if.end30.i3185

if.then28.i3495:                                  ; preds = %land.lhs.true20.i3490
  %cmp121.i285.i3496 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i285.i3496, label %for.body6.preheader.i286.i3497, label %if.end30.i3185

for.body6.preheader.i286.i3497:                   ; preds = %if.then28.i3495
  %.pre.i287.i3498 = load i64, ptr %459, align 8
  br label %for.body6.i288.i3499

for.body6.i288.i3499:                             ; preds = %for.body6.i288.i3499, %for.body6.preheader.i286.i3497
  %k2.020.i289.i3500 = phi i64 [ %inc9.i291.i3502, %for.body6.i288.i3499 ], [ 0, %for.body6.preheader.i286.i3497 ]
  %arrayidx7.i290.i3501 = getelementptr inbounds i64, ptr %cond.i3857, i64 %k2.020.i289.i3500
  store i64 %.pre.i287.i3498, ptr %arrayidx7.i290.i3501, align 8
  %inc9.i291.i3502 = add nuw nsw i64 %k2.020.i289.i3500, 1
  %exitcond.not.i292.i3503 = icmp eq i64 %inc9.i291.i3502, %mul.i3850
  br i1 %exitcond.not.i292.i3503, label %if.end30.i3185, label %for.body6.i288.i3499, !llvm.loop !23

if.end30.i3185:                                   ; preds = %for.body6.i288.i3499, %for.body6.i.i3485, %if.then28.i3495, %if.then23.i3492, %if.then.i3183, %cond.true65
  %cmp31.i3186 = icmp eq i64 %462, 0
  br i1 %cmp31.i3186, label %land.end.i3471, label %land.end.thread.i3187

land.end.thread.i3187:                            ; preds = %if.end30.i3185
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3159) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3160) #7
  br label %for.cond45.preheader.i3188

land.end.i3471:                                   ; preds = %if.end30.i3185
  %arrayidx32.i3472 = getelementptr inbounds i8, ptr %a, i64 56
  %513 = load i64, ptr %arrayidx32.i3472, align 8
  %cmp33.i3473 = icmp eq i64 %463, %513
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3159) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3160) #7
  br i1 %cmp33.i3473, label %for.body.lr.ph.i3474, label %for.cond45.preheader.i3188

for.body.lr.ph.i3474:                             ; preds = %land.end.i3471
  %places42.i3475 = getelementptr inbounds i8, ptr %found.i3160, i64 2080
  br label %for.body.i3476

for.cond45.preheader.i3188:                       ; preds = %for.body.i3476, %land.end.i3471, %land.end.thread.i3187
  %514 = phi i1 [ false, %land.end.thread.i3187 ], [ false, %land.end.i3471 ], [ true, %for.body.i3476 ]
  %arrayidx46.i3189 = getelementptr inbounds i8, ptr %a, i64 48
  %515 = load i64, ptr %arrayidx46.i3189, align 8
  %cmp47.not358.i3190 = icmp sgt i64 %515, 0
  br i1 %cmp47.not358.i3190, label %for.body50.lr.ph.i3238, label %for.end106.i3191

for.body50.lr.ph.i3238:                           ; preds = %for.cond45.preheader.i3188
  %places63.i3239 = getelementptr inbounds i8, ptr %found.i3160, i64 2080
  %cond67.i3240 = select i1 %514, ptr %places63.i3239, ptr %places.i3159
  %arrayidx68.i3241 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3242 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i3243 = trunc i64 %462 to i32
  %conv1.i.i3244 = trunc i64 %sub.i3849 to i32
  %count32.i.i3245 = getelementptr inbounds i8, ptr %found.i3160, i64 4160
  %cmp91.i3246 = icmp eq i64 %465, 1
  %cmp18.not103.i.i3247 = icmp slt i64 %465, 8
  %add.ptr103.idx.i3248 = shl nsw i64 %464, 12
  br label %for.body50.i3249

for.body.i3476:                                   ; preds = %for.body.i3476, %for.body.lr.ph.i3474
  %k.0357.i3477 = phi i64 [ 0, %for.body.lr.ph.i3474 ], [ %inc.i3481, %for.body.i3476 ]
  %conv40.i3478 = trunc nuw i64 %k.0357.i3477 to i32
  %arrayidx41.i3479 = getelementptr inbounds [520 x i32], ptr %found.i3160, i64 0, i64 %k.0357.i3477
  store i32 %conv40.i3478, ptr %arrayidx41.i3479, align 4
  %arrayidx43.i3480 = getelementptr inbounds [520 x i32], ptr %places42.i3475, i64 0, i64 %k.0357.i3477
  store i32 0, ptr %arrayidx43.i3480, align 4
  %inc.i3481 = add nuw nsw i64 %k.0357.i3477, 1
  %exitcond4295.not = icmp eq i64 %inc.i3481, 520
  br i1 %exitcond4295.not, label %for.cond45.preheader.i3188, label %for.body.i3476, !llvm.loop !104

for.body50.i3249:                                 ; preds = %for.inc101.i3296, %for.body50.lr.ph.i3238
  %516 = phi i64 [ %515, %for.body50.lr.ph.i3238 ], [ %542, %for.inc101.i3296 ]
  %values.0361.i3250 = phi ptr [ %457, %for.body50.lr.ph.i3238 ], [ %add.ptr103.i3298, %for.inc101.i3296 ]
  %k44.0360.i3251 = phi i64 [ 0, %for.body50.lr.ph.i3238 ], [ %add.i3297, %for.inc101.i3296 ]
  %sub52.i3252 = sub nsw i64 %516, %k44.0360.i3251
  %spec.select.i3253 = tail call i64 @llvm.smin.i64(i64 %sub52.i3252, i64 512)
  %517 = load i64, ptr %arrayidx68.i3241, align 8
  %cmp69.i3254 = icmp eq i64 %517, 4
  %518 = load i64, ptr %arrayidx76.i3242, align 8
  %cmp.not65.i.i3255 = icmp slt i64 %sub52.i3252, 8
  br i1 %cmp69.i3254, label %cond.true71.i3422, label %cond.false74.i3256

cond.true71.i3422:                                ; preds = %for.body50.i3249
  %add.ptr72.i3423 = getelementptr inbounds i32, ptr %461, i64 %k44.0360.i3251
  br i1 %cmp.not65.i.i3255, label %for.cond11.preheader.i.i3444, label %for.body.lr.ph.i.i3424

for.body.lr.ph.i.i3424:                           ; preds = %cond.true71.i3422
  %splat.splatinsert.i.i3425 = insertelement <8 x i64> poison, i64 %518, i64 0
  %splat.splat.i.i3426 = shufflevector <8 x i64> %splat.splatinsert.i.i3425, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3427

for.cond11.preheader.i.i3444:                     ; preds = %for.body.i.i3427, %cond.true71.i3422
  %outside.0.lcssa.i.i3445 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3422 ], [ %or7.i.i3439, %for.body.i.i3427 ]
  %k.0.lcssa.i.i3446 = phi i64 [ 0, %cond.true71.i3422 ], [ %add68.i.i3428, %for.body.i.i3427 ]
  br label %for.body14.i.i3447

for.body.i.i3427:                                 ; preds = %for.body.i.i3427, %for.body.lr.ph.i.i3424
  %add68.i.i3428 = phi i64 [ 8, %for.body.lr.ph.i.i3424 ], [ %add.i.i3442, %for.body.i.i3427 ]
  %k.067.i.i3429 = phi i64 [ 0, %for.body.lr.ph.i.i3424 ], [ %add68.i.i3428, %for.body.i.i3427 ]
  %outside.066.i.i3430 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3424 ], [ %or7.i.i3439, %for.body.i.i3427 ]
  %add.ptr.i.i3431 = getelementptr inbounds i32, ptr %add.ptr72.i3423, i64 %k.067.i.i3429
  %519 = load <8 x i32>, ptr %add.ptr.i.i3431, align 4
  %conv.i.i3432 = sext <8 x i32> %519 to <8 x i64>
  %isneg.i.i3433 = icmp slt <8 x i32> %519, zeroinitializer
  %and.i.i3434 = select <8 x i1> %isneg.i.i3433, <8 x i64> %splat.splat.i.i3426, <8 x i64> zeroinitializer
  %add1.i.i3435 = add <8 x i64> %and.i.i3434, %conv.i.i3432
  %add1.lobit.i.i3436 = ashr <8 x i64> %add1.i.i3435, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3437 = icmp slt <8 x i64> %add1.i.i3435, %splat.splat.i.i3426
  %or.i.i3438 = select <8 x i1> %cmp5.not.i.i3437, <8 x i64> %add1.lobit.i.i3436, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3439 = or <8 x i64> %or.i.i3438, %outside.066.i.i3430
  %conv8.i.i3440 = trunc <8 x i64> %add1.i.i3435 to <8 x i32>
  %add.ptr9.i.i3441 = getelementptr inbounds i32, ptr %cond67.i3240, i64 %k.067.i.i3429
  store <8 x i32> %conv8.i.i3440, ptr %add.ptr9.i.i3441, align 8
  %add.i.i3442 = add nuw nsw i64 %add68.i.i3428, 8
  %cmp.not.i.i3443 = icmp sgt i64 %add.i.i3442, %spec.select.i3253
  br i1 %cmp.not.i.i3443, label %for.cond11.preheader.i.i3444, label %for.body.i.i3427, !llvm.loop !8

for.cond18.preheader.i.i3454:                     ; preds = %for.body14.i.i3447
  %cmp1972.i.i3455 = icmp slt i64 %k.0.lcssa.i.i3446, %spec.select.i3253
  br i1 %cmp1972.i.i3455, label %for.body21.i.i3456, label %cond.end78.i3289

for.body14.i.i3447:                               ; preds = %for.body14.i.i3447, %for.cond11.preheader.i.i3444
  %j.071.i.i3448 = phi i64 [ 0, %for.cond11.preheader.i.i3444 ], [ %inc.i.i3452, %for.body14.i.i3447 ]
  %wrong.070.i.i3449 = phi i64 [ 0, %for.cond11.preheader.i.i3444 ], [ %or15.i.i3451, %for.body14.i.i3447 ]
  %vecext.i.i3450 = extractelement <8 x i64> %outside.0.lcssa.i.i3445, i64 %j.071.i.i3448
  %or15.i.i3451 = or i64 %vecext.i.i3450, %wrong.070.i.i3449
  %inc.i.i3452 = add nuw nsw i64 %j.071.i.i3448, 1
  %exitcond.not.i294.i3453 = icmp eq i64 %inc.i.i3452, 8
  br i1 %exitcond.not.i294.i3453, label %for.cond18.preheader.i.i3454, label %for.body14.i.i3447, !llvm.loop !9

for.body21.i.i3456:                               ; preds = %for.cond18.preheader.i.i3454, %for.body21.i.i3456
  %k.174.i.i3457 = phi i64 [ %inc35.i.i3469, %for.body21.i.i3456 ], [ %k.0.lcssa.i.i3446, %for.cond18.preheader.i.i3454 ]
  %wrong.173.i.i3458 = phi i64 [ %or31.i.i3466, %for.body21.i.i3456 ], [ %or15.i.i3451, %for.cond18.preheader.i.i3454 ]
  %arrayidx.i.i3459 = getelementptr inbounds i32, ptr %add.ptr72.i3423, i64 %k.174.i.i3457
  %520 = load i32, ptr %arrayidx.i.i3459, align 4
  %conv23.i.i3460 = sext i32 %520 to i64
  %cmp25.i.i3461 = icmp slt i32 %520, 0
  %cond.i.i3462 = select i1 %cmp25.i.i3461, i64 %518, i64 0
  %add27.i.i3463 = add nsw i64 %cond.i.i3462, %conv23.i.i3460
  %cmp28.i.i3464 = icmp uge i64 %add27.i.i3463, %518
  %conv30.i.i3465 = zext i1 %cmp28.i.i3464 to i64
  %or31.i.i3466 = or i64 %wrong.173.i.i3458, %conv30.i.i3465
  %conv32.i.i3467 = trunc i64 %add27.i.i3463 to i32
  %arrayidx33.i.i3468 = getelementptr inbounds i32, ptr %cond67.i3240, i64 %k.174.i.i3457
  store i32 %conv32.i.i3467, ptr %arrayidx33.i.i3468, align 4
  %inc35.i.i3469 = add nuw nsw i64 %k.174.i.i3457, 1
  %exitcond76.not.i.i3470 = icmp eq i64 %inc35.i.i3469, %spec.select.i3253
  br i1 %exitcond76.not.i.i3470, label %cond.end78.i3289, label %for.body21.i.i3456, !llvm.loop !10

cond.false74.i3256:                               ; preds = %for.body50.i3249
  %add.ptr75.i3257 = getelementptr inbounds i64, ptr %461, i64 %k44.0360.i3251
  br i1 %cmp.not65.i.i3255, label %for.cond10.preheader.i.i3277, label %for.body.lr.ph.i295.i3258

for.body.lr.ph.i295.i3258:                        ; preds = %cond.false74.i3256
  %splat.splatinsert.i296.i3259 = insertelement <8 x i64> poison, i64 %518, i64 0
  %splat.splat.i297.i3260 = shufflevector <8 x i64> %splat.splatinsert.i296.i3259, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i3261

for.cond10.preheader.i.i3277:                     ; preds = %for.body.i298.i3261, %cond.false74.i3256
  %outside.0.lcssa.i310.i3278 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3256 ], [ %or7.i306.i3272, %for.body.i298.i3261 ]
  %k.0.lcssa.i311.i3279 = phi i64 [ 0, %cond.false74.i3256 ], [ %add66.i.i3262, %for.body.i298.i3261 ]
  br label %for.body13.i.i3280

for.body.i298.i3261:                              ; preds = %for.body.i298.i3261, %for.body.lr.ph.i295.i3258
  %add66.i.i3262 = phi i64 [ 8, %for.body.lr.ph.i295.i3258 ], [ %add.i308.i3275, %for.body.i298.i3261 ]
  %k.065.i.i3263 = phi i64 [ 0, %for.body.lr.ph.i295.i3258 ], [ %add66.i.i3262, %for.body.i298.i3261 ]
  %outside.064.i.i3264 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i3258 ], [ %or7.i306.i3272, %for.body.i298.i3261 ]
  %add.ptr.i299.i3265 = getelementptr inbounds i64, ptr %add.ptr75.i3257, i64 %k.065.i.i3263
  %521 = load <8 x i64>, ptr %add.ptr.i299.i3265, align 8
  %isneg.i300.i3266 = icmp slt <8 x i64> %521, zeroinitializer
  %and.i301.i3267 = select <8 x i1> %isneg.i300.i3266, <8 x i64> %splat.splat.i297.i3260, <8 x i64> zeroinitializer
  %add1.i302.i3268 = add <8 x i64> %and.i301.i3267, %521
  %add1.lobit.i303.i3269 = ashr <8 x i64> %add1.i302.i3268, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i3270 = icmp slt <8 x i64> %add1.i302.i3268, %splat.splat.i297.i3260
  %or.i305.i3271 = select <8 x i1> %cmp5.not.i304.i3270, <8 x i64> %add1.lobit.i303.i3269, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i3272 = or <8 x i64> %or.i305.i3271, %outside.064.i.i3264
  %conv.i307.i3273 = trunc <8 x i64> %add1.i302.i3268 to <8 x i32>
  %add.ptr8.i.i3274 = getelementptr inbounds i32, ptr %cond67.i3240, i64 %k.065.i.i3263
  store <8 x i32> %conv.i307.i3273, ptr %add.ptr8.i.i3274, align 8
  %add.i308.i3275 = add nuw nsw i64 %add66.i.i3262, 8
  %cmp.not.i309.i3276 = icmp sgt i64 %add.i308.i3275, %spec.select.i3253
  br i1 %cmp.not.i309.i3276, label %for.cond10.preheader.i.i3277, label %for.body.i298.i3261, !llvm.loop !11

for.cond17.preheader.i.i3287:                     ; preds = %for.body13.i.i3280
  %cmp1870.i.i3288 = icmp slt i64 %k.0.lcssa.i311.i3279, %spec.select.i3253
  br i1 %cmp1870.i.i3288, label %for.body20.i.i3408, label %cond.end78.i3289

for.body13.i.i3280:                               ; preds = %for.body13.i.i3280, %for.cond10.preheader.i.i3277
  %j.069.i.i3281 = phi i64 [ 0, %for.cond10.preheader.i.i3277 ], [ %inc.i313.i3285, %for.body13.i.i3280 ]
  %wrong.068.i.i3282 = phi i64 [ 0, %for.cond10.preheader.i.i3277 ], [ %or14.i.i3284, %for.body13.i.i3280 ]
  %vecext.i312.i3283 = extractelement <8 x i64> %outside.0.lcssa.i310.i3278, i64 %j.069.i.i3281
  %or14.i.i3284 = or i64 %vecext.i312.i3283, %wrong.068.i.i3282
  %inc.i313.i3285 = add nuw nsw i64 %j.069.i.i3281, 1
  %exitcond.not.i314.i3286 = icmp eq i64 %inc.i313.i3285, 8
  br i1 %exitcond.not.i314.i3286, label %for.cond17.preheader.i.i3287, label %for.body13.i.i3280, !llvm.loop !12

for.body20.i.i3408:                               ; preds = %for.cond17.preheader.i.i3287, %for.body20.i.i3408
  %k.172.i.i3409 = phi i64 [ %inc33.i.i3420, %for.body20.i.i3408 ], [ %k.0.lcssa.i311.i3279, %for.cond17.preheader.i.i3287 ]
  %wrong.171.i.i3410 = phi i64 [ %or29.i.i3417, %for.body20.i.i3408 ], [ %or14.i.i3284, %for.cond17.preheader.i.i3287 ]
  %arrayidx.i316.i3411 = getelementptr inbounds i64, ptr %add.ptr75.i3257, i64 %k.172.i.i3409
  %522 = load i64, ptr %arrayidx.i316.i3411, align 8
  %cmp23.i.i3412 = icmp slt i64 %522, 0
  %cond.i317.i3413 = select i1 %cmp23.i.i3412, i64 %518, i64 0
  %add25.i.i3414 = add nsw i64 %cond.i317.i3413, %522
  %cmp26.i.i3415 = icmp uge i64 %add25.i.i3414, %518
  %conv28.i.i3416 = zext i1 %cmp26.i.i3415 to i64
  %or29.i.i3417 = or i64 %wrong.171.i.i3410, %conv28.i.i3416
  %conv30.i318.i3418 = trunc i64 %add25.i.i3414 to i32
  %arrayidx31.i.i3419 = getelementptr inbounds i32, ptr %cond67.i3240, i64 %k.172.i.i3409
  store i32 %conv30.i318.i3418, ptr %arrayidx31.i.i3419, align 4
  %inc33.i.i3420 = add nuw nsw i64 %k.172.i.i3409, 1
  %exitcond74.not.i.i3421 = icmp eq i64 %inc33.i.i3420, %spec.select.i3253
  br i1 %exitcond74.not.i.i3421, label %cond.end78.i3289, label %for.body20.i.i3408, !llvm.loop !13

cond.end78.i3289:                                 ; preds = %for.body20.i.i3408, %for.body21.i.i3456, %for.cond17.preheader.i.i3287, %for.cond18.preheader.i.i3454
  %cond79.in.in.i3290 = phi i64 [ %or15.i.i3451, %for.cond18.preheader.i.i3454 ], [ %or14.i.i3284, %for.cond17.preheader.i.i3287 ], [ %or31.i.i3466, %for.body21.i.i3456 ], [ %or29.i.i3417, %for.body20.i.i3408 ]
  %cond79.in.not.i3291 = icmp eq i64 %cond79.in.in.i3290, 0
  br i1 %cond79.in.not.i3291, label %if.end82.i3292, label %most_double.exit

if.end82.i3292:                                   ; preds = %cond.end78.i3289
  br i1 %514, label %if.end87.i3326, label %if.else85.i3293

if.else85.i3293:                                  ; preds = %if.end82.i3292
  %cmp55.i.i3294 = icmp sgt i64 %sub52.i3252, 0
  br i1 %cmp55.i.i3294, label %for.body.i321.i3300, label %if.else94.thread.i3295

for.cond12.preheader.i.i3313:                     ; preds = %for.body.i321.i3300
  %tobool.not.i.i3314 = icmp eq i64 %add.i324.i3310, 0
  br i1 %tobool.not.i.i3314, label %if.else94.thread.i3295, label %for.body16.lr.ph.i.i3315

for.body16.lr.ph.i.i3315:                         ; preds = %for.cond12.preheader.i.i3313
  %sub18.i.i3316 = add nsw i64 %add.i324.i3310, -1
  %arrayidx19.i.i3317 = getelementptr inbounds [520 x i32], ptr %found.i3160, i64 0, i64 %sub18.i.i3316
  %arrayidx25.i.i3318 = getelementptr inbounds [520 x i32], ptr %places63.i3239, i64 0, i64 %sub18.i.i3316
  br label %for.body16.i.i3319

for.body.i321.i3300:                              ; preds = %if.else85.i3293, %for.body.i321.i3300
  %n.057.i.i3301 = phi i64 [ %add.i324.i3310, %for.body.i321.i3300 ], [ 0, %if.else85.i3293 ]
  %k.056.i.i3302 = phi i64 [ %inc.i325.i3311, %for.body.i321.i3300 ], [ 0, %if.else85.i3293 ]
  %arrayidx.i322.i3303 = getelementptr inbounds i32, ptr %places.i3159, i64 %k.056.i.i3302
  %523 = load i32, ptr %arrayidx.i322.i3303, align 4
  %sub3.i.i3304 = sub i32 %523, %conv.i319.i3243
  %conv4.i.i3305 = trunc i64 %k.056.i.i3302 to i32
  %arrayidx5.i.i3306 = getelementptr inbounds [520 x i32], ptr %found.i3160, i64 0, i64 %n.057.i.i3301
  store i32 %conv4.i.i3305, ptr %arrayidx5.i.i3306, align 4
  %arrayidx7.i323.i3307 = getelementptr inbounds [520 x i32], ptr %places63.i3239, i64 0, i64 %n.057.i.i3301
  store i32 %sub3.i.i3304, ptr %arrayidx7.i323.i3307, align 4
  %cmp8.i.i3308 = icmp ult i32 %sub3.i.i3304, %conv1.i.i3244
  %conv10.i.i3309 = zext i1 %cmp8.i.i3308 to i64
  %add.i324.i3310 = add nuw nsw i64 %n.057.i.i3301, %conv10.i.i3309
  %inc.i325.i3311 = add nuw nsw i64 %k.056.i.i3302, 1
  %exitcond.not.i326.i3312 = icmp eq i64 %inc.i325.i3311, %spec.select.i3253
  br i1 %exitcond.not.i326.i3312, label %for.cond12.preheader.i.i3313, label %for.body.i321.i3300, !llvm.loop !14

for.body16.i.i3319:                               ; preds = %for.body16.i.i3319, %for.body16.lr.ph.i.i3315
  %k11.058.i.i3320 = phi i64 [ 0, %for.body16.lr.ph.i.i3315 ], [ %inc30.i.i3324, %for.body16.i.i3319 ]
  %524 = load i32, ptr %arrayidx19.i.i3317, align 4
  %add21.i.i3321 = add nuw nsw i64 %k11.058.i.i3320, %add.i324.i3310
  %arrayidx22.i.i3322 = getelementptr inbounds [520 x i32], ptr %found.i3160, i64 0, i64 %add21.i.i3321
  store i32 %524, ptr %arrayidx22.i.i3322, align 4
  %525 = load i32, ptr %arrayidx25.i.i3318, align 4
  %arrayidx28.i.i3323 = getelementptr inbounds [520 x i32], ptr %places63.i3239, i64 0, i64 %add21.i.i3321
  store i32 %525, ptr %arrayidx28.i.i3323, align 4
  %inc30.i.i3324 = add nuw nsw i64 %k11.058.i.i3320, 1
  %exitcond.not.i3325 = icmp eq i64 %inc30.i.i3324, 8
  br i1 %exitcond.not.i3325, label %if.end87.i3326, label %for.body16.i.i3319, !llvm.loop !15

if.else94.thread.i3295:                           ; preds = %for.cond12.preheader.i.i3313, %if.else85.i3293
  store i64 0, ptr %count32.i.i3245, align 8
  br label %for.inc101.i3296

if.end87.i3326:                                   ; preds = %for.body16.i.i3319, %if.end82.i3292
  %526 = phi i64 [ %spec.select.i3253, %if.end82.i3292 ], [ %add.i324.i3310, %for.body16.i.i3319 ]
  store i64 %526, ptr %count32.i.i3245, align 8
  %tobool89.i3327 = icmp ne i64 %526, 0
  %or.cond183.i3328 = select i1 %tobool89.i3327, i1 %cmp91.i3246, i1 false
  %cmp47.i.i3329 = icmp sgt i64 %526, 0
  br i1 %or.cond183.i3328, label %if.then93.i3378, label %if.else94.i3330

if.then93.i3378:                                  ; preds = %if.end87.i3326
  br i1 %cmp47.i.i3329, label %for.body.preheader.i.i3379, label %for.inc101.i3296

for.body.preheader.i.i3379:                       ; preds = %if.then93.i3378
  %527 = load i32, ptr %places63.i3239, align 8
  %conv.i327.i3380 = sext i32 %527 to i64
  %arrayidx1.i.i3381 = getelementptr inbounds double, ptr %cond.i3857, i64 %conv.i327.i3380
  %528 = load double, ptr %arrayidx1.i.i3381, align 8
  br label %for.body.i328.i3382

for.body.i328.i3382:                              ; preds = %if.end.i.i3395, %for.body.preheader.i.i3379
  %before.050.i.i3383 = phi i64 [ %conv5.i.i3387, %if.end.i.i3395 ], [ %conv.i327.i3380, %for.body.preheader.i.i3379 ]
  %m.049.i.i3384 = phi i64 [ %inc.i333.i3406, %if.end.i.i3395 ], [ 0, %for.body.preheader.i.i3379 ]
  %found.048.i.i3385 = phi double [ %cond.i332.i3404, %if.end.i.i3395 ], [ %528, %for.body.preheader.i.i3379 ]
  %arrayidx4.i.i3386 = getelementptr inbounds [520 x i32], ptr %places63.i3239, i64 0, i64 %m.049.i.i3384
  %529 = load i32, ptr %arrayidx4.i.i3386, align 4
  %conv5.i.i3387 = sext i32 %529 to i64
  %add.i329.i3388 = add nuw nsw i64 %m.049.i.i3384, 8
  %arrayidx7.i330.i3389 = getelementptr inbounds [520 x i32], ptr %places63.i3239, i64 0, i64 %add.i329.i3388
  %530 = load i32, ptr %arrayidx7.i330.i3389, align 4
  %idx.ext.i.i3390 = sext i32 %530 to i64
  %add.ptr.i331.i3391 = getelementptr inbounds double, ptr %cond.i3857, i64 %idx.ext.i.i3390
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i3391, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3392 = icmp eq i64 %before.050.i.i3383, %conv5.i.i3387
  br i1 %cmp8.not.i.i3392, label %if.end.i.i3395, label %if.then.i.i3393

if.then.i.i3393:                                  ; preds = %for.body.i328.i3382
  %arrayidx10.i.i3394 = getelementptr inbounds double, ptr %cond.i3857, i64 %conv5.i.i3387
  %531 = load double, ptr %arrayidx10.i.i3394, align 8
  br label %if.end.i.i3395

if.end.i.i3395:                                   ; preds = %if.then.i.i3393, %for.body.i328.i3382
  %found.1.i.i3396 = phi double [ %531, %if.then.i.i3393 ], [ %found.048.i.i3385, %for.body.i328.i3382 ]
  %arrayidx11.i.i3397 = getelementptr inbounds [520 x i32], ptr %found.i3160, i64 0, i64 %m.049.i.i3384
  %532 = load i32, ptr %arrayidx11.i.i3397, align 4
  %conv12.i.i3398 = sext i32 %532 to i64
  %mul.i.i3399 = mul nsw i64 %464, %conv12.i.i3398
  %arrayidx13.i.i3400 = getelementptr inbounds double, ptr %values.0361.i3250, i64 %mul.i.i3399
  %533 = load double, ptr %arrayidx13.i.i3400, align 8
  %cmp14.i.i3401 = fcmp oge double %found.1.i.i3396, %533
  %cmp16.i.i3402 = fcmp uno double %found.1.i.i3396, 0.000000e+00
  %or.cond.i.i3403 = or i1 %cmp16.i.i3402, %cmp14.i.i3401
  %cond.i332.i3404 = select i1 %or.cond.i.i3403, double %found.1.i.i3396, double %533
  %arrayidx23.i.i3405 = getelementptr inbounds double, ptr %cond.i3857, i64 %conv5.i.i3387
  store double %cond.i332.i3404, ptr %arrayidx23.i.i3405, align 8
  %inc.i333.i3406 = add nuw nsw i64 %m.049.i.i3384, 1
  %exitcond372.not.i3407 = icmp eq i64 %inc.i333.i3406, %526
  br i1 %exitcond372.not.i3407, label %for.inc101.i3296, label %for.body.i328.i3382, !llvm.loop !105

if.else94.i3330:                                  ; preds = %if.end87.i3326
  br i1 %cmp47.i.i3329, label %for.body.i337.i3331, label %for.inc101.i3296

for.body.i337.i3331:                              ; preds = %if.else94.i3330, %for.end52.i.i3365
  %m.0109.i.i3332 = phi i64 [ %inc54.i.i3366, %for.end52.i.i3365 ], [ 0, %if.else94.i3330 ]
  %arrayidx.i338.i3333 = getelementptr inbounds [520 x i32], ptr %found.i3160, i64 0, i64 %m.0109.i.i3332
  %534 = load i32, ptr %arrayidx.i338.i3333, align 4
  %conv.i339.i3334 = sext i32 %534 to i64
  %mul.i340.i3335 = mul nsw i64 %464, %conv.i339.i3334
  %add.ptr.i341.i3336 = getelementptr inbounds double, ptr %values.0361.i3250, i64 %mul.i340.i3335
  %arrayidx1.i342.i3337 = getelementptr inbounds [520 x i32], ptr %places63.i3239, i64 0, i64 %m.0109.i.i3332
  %535 = load i32, ptr %arrayidx1.i342.i3337, align 4
  %conv2.i.i3338 = sext i32 %535 to i64
  %mul3.i.i3339 = mul nsw i64 %465, %conv2.i.i3338
  %add.ptr4.i.i3340 = getelementptr inbounds double, ptr %cond.i3857, i64 %mul3.i.i3339
  %add.i343.i3341 = add nuw nsw i64 %m.0109.i.i3332, 8
  %arrayidx6.i.i3342 = getelementptr inbounds [520 x i32], ptr %found.i3160, i64 0, i64 %add.i343.i3341
  %536 = load i32, ptr %arrayidx6.i.i3342, align 4
  %conv7.i.i3343 = sext i32 %536 to i64
  %mul8.i.i3344 = mul nsw i64 %464, %conv7.i.i3343
  %add.ptr9.i344.i3345 = getelementptr inbounds double, ptr %values.0361.i3250, i64 %mul8.i.i3344
  %arrayidx12.i.i3346 = getelementptr inbounds [520 x i32], ptr %places63.i3239, i64 0, i64 %add.i343.i3341
  %537 = load i32, ptr %arrayidx12.i.i3346, align 4
  %conv13.i.i3347 = sext i32 %537 to i64
  %mul14.i.i3348 = mul nsw i64 %465, %conv13.i.i3347
  %add.ptr15.i.i3349 = getelementptr inbounds double, ptr %cond.i3857, i64 %mul14.i.i3348
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3349, i32 1, i32 3, i32 1)
  br i1 %cmp18.not103.i.i3247, label %for.cond36.preheader.i.i3362, label %for.body20.i345.i3350

for.cond36.preheader.i.i3362:                     ; preds = %for.body20.i345.i3350, %for.body.i337.i3331
  %j.0.lcssa.i.i3363 = phi i64 [ 0, %for.body.i337.i3331 ], [ %add17105.i.i3351, %for.body20.i345.i3350 ]
  %cmp37106.i.i3364 = icmp slt i64 %j.0.lcssa.i.i3363, %465
  br i1 %cmp37106.i.i3364, label %for.body39.i.i3368, label %for.end52.i.i3365

for.body20.i345.i3350:                            ; preds = %for.body.i337.i3331, %for.body20.i345.i3350
  %add17105.i.i3351 = phi i64 [ %add17.i.i3360, %for.body20.i345.i3350 ], [ 8, %for.body.i337.i3331 ]
  %j.0104.i.i3352 = phi i64 [ %add17105.i.i3351, %for.body20.i345.i3350 ], [ 0, %for.body.i337.i3331 ]
  %add.ptr21.i.i3353 = getelementptr inbounds double, ptr %add.ptr9.i344.i3345, i64 %j.0104.i.i3352
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3353, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3354 = getelementptr inbounds double, ptr %add.ptr4.i.i3340, i64 %j.0104.i.i3352
  %538 = load <8 x double>, ptr %add.ptr22.i.i3354, align 8
  %add.ptr23.i.i3355 = getelementptr inbounds double, ptr %add.ptr.i341.i3336, i64 %j.0104.i.i3352
  %539 = load <8 x double>, ptr %add.ptr23.i.i3355, align 8
  %cmp24.i.i3356 = fcmp ult <8 x double> %538, %539
  %cmp25.i346.i3357 = fcmp ord <8 x double> %538, zeroinitializer
  %or102.not.i.i3358 = and <8 x i1> %cmp24.i.i3356, %cmp25.i346.i3357
  %or33.v.i.i3359 = select <8 x i1> %or102.not.i.i3358, <8 x double> %539, <8 x double> %538
  store <8 x double> %or33.v.i.i3359, ptr %add.ptr22.i.i3354, align 8
  %add17.i.i3360 = add nuw nsw i64 %add17105.i.i3351, 8
  %cmp18.not.i.i3361 = icmp sgt i64 %add17.i.i3360, %465
  br i1 %cmp18.not.i.i3361, label %for.cond36.preheader.i.i3362, label %for.body20.i345.i3350, !llvm.loop !106

for.body39.i.i3368:                               ; preds = %for.cond36.preheader.i.i3362, %for.body39.i.i3368
  %j.1107.i.i3369 = phi i64 [ %inc.i350.i3376, %for.body39.i.i3368 ], [ %j.0.lcssa.i.i3363, %for.cond36.preheader.i.i3362 ]
  %arrayidx40.i.i3370 = getelementptr inbounds double, ptr %add.ptr4.i.i3340, i64 %j.1107.i.i3369
  %540 = load double, ptr %arrayidx40.i.i3370, align 8
  %arrayidx41.i.i3371 = getelementptr inbounds double, ptr %add.ptr.i341.i3336, i64 %j.1107.i.i3369
  %541 = load double, ptr %arrayidx41.i.i3371, align 8
  %cmp42.i.i3372 = fcmp oge double %540, %541
  %cmp46.i.i3373 = fcmp uno double %540, 0.000000e+00
  %or.cond.i348.i3374 = or i1 %cmp46.i.i3373, %cmp42.i.i3372
  %cond.i349.i3375 = select i1 %or.cond.i348.i3374, double %540, double %541
  store double %cond.i349.i3375, ptr %arrayidx40.i.i3370, align 8
  %inc.i350.i3376 = add nuw nsw i64 %j.1107.i.i3369, 1
  %exitcond.not.i351.i3377 = icmp eq i64 %inc.i350.i3376, %465
  br i1 %exitcond.not.i351.i3377, label %for.end52.i.i3365, label %for.body39.i.i3368, !llvm.loop !107

for.end52.i.i3365:                                ; preds = %for.body39.i.i3368, %for.cond36.preheader.i.i3362
  %inc54.i.i3366 = add nuw nsw i64 %m.0109.i.i3332, 1
  %exitcond371.not.i3367 = icmp eq i64 %inc54.i.i3366, %526
  br i1 %exitcond371.not.i3367, label %for.inc101.i3296, label %for.body.i337.i3331, !llvm.loop !108

for.inc101.i3296:                                 ; preds = %for.end52.i.i3365, %if.end.i.i3395, %if.else94.i3330, %if.then93.i3378, %if.else94.thread.i3295
  %add.i3297 = add nuw nsw i64 %k44.0360.i3251, 512
  %add.ptr103.i3298 = getelementptr inbounds i8, ptr %values.0361.i3250, i64 %add.ptr103.idx.i3248
  %542 = load i64, ptr %arrayidx46.i3189, align 8
  %cmp47.not.i3299 = icmp slt i64 %add.i3297, %542
  br i1 %cmp47.not.i3299, label %for.body50.i3249, label %for.end106.i3191, !llvm.loop !109

for.end106.i3191:                                 ; preds = %for.inc101.i3296, %for.cond45.preheader.i3188
  %543 = load i64, ptr %a, align 8
  %cmp108.i3192 = icmp eq i64 %543, 0
  %tobool111.i3193 = icmp ne i64 %467, 0
  %or.cond184.i3194 = select i1 %cmp108.i3192, i1 %tobool111.i3193, i1 false
  br i1 %or.cond184.i3194, label %lor.lhs.false112.i3196, label %most_double.exit

lor.lhs.false112.i3196:                           ; preds = %for.end106.i3191
  %cmp113.i3197 = icmp ne ptr %cond.i3857, %468
  %tobool116.i3198 = icmp ne i64 %458, 0
  %or.cond185.i3199 = select i1 %cmp113.i3197, i1 true, i1 %tobool116.i3198
  br i1 %or.cond185.i3199, label %for.cond120.preheader.i3200, label %most_double.exit

for.cond120.preheader.i3200:                      ; preds = %lor.lhs.false112.i3196
  %cmp122.not362.i3201 = icmp slt i64 %mul.i3850, 8
  br i1 %cmp122.not362.i3201, label %for.cond145.preheader.i3213, label %for.body124.lr.ph.i3202

for.body124.lr.ph.i3202:                          ; preds = %for.cond120.preheader.i3200
  %add.ptr131.i3203 = getelementptr inbounds double, ptr %459, i64 %mul9.i3853
  br label %for.body124.i3204

for.cond145.preheader.i3213:                      ; preds = %if.end140.i3208, %for.cond120.preheader.i3200
  %k119.0.lcssa.i3214 = phi i64 [ 0, %for.cond120.preheader.i3200 ], [ %add121364.i3205, %if.end140.i3208 ]
  %cmp146365.i3215 = icmp slt i64 %k119.0.lcssa.i3214, %mul.i3850
  br i1 %cmp146365.i3215, label %for.body148.lr.ph.i3216, label %most_double.exit

for.body148.lr.ph.i3216:                          ; preds = %for.cond145.preheader.i3213
  %544 = getelementptr double, ptr %459, i64 %mul9.i3853
  br label %for.body148.i3217

for.body124.i3204:                                ; preds = %if.end140.i3208, %for.body124.lr.ph.i3202
  %add121364.i3205 = phi i64 [ 8, %for.body124.lr.ph.i3202 ], [ %add121.i3211, %if.end140.i3208 ]
  %k119.0363.i3206 = phi i64 [ 0, %for.body124.lr.ph.i3202 ], [ %add121364.i3205, %if.end140.i3208 ]
  %add.ptr125.i3207 = getelementptr inbounds double, ptr %cond.i3857, i64 %k119.0363.i3206
  %545 = load <8 x double>, ptr %add.ptr125.i3207, align 8
  br i1 %tobool116.i3198, label %land.lhs.true127.i3229, label %if.end140.i3208

land.lhs.true127.i3229:                           ; preds = %for.body124.i3204
  %546 = load i64, ptr %arrayidx8.i3852, align 8
  %tobool129.not.i3230 = icmp eq i64 %546, 0
  br i1 %tobool129.not.i3230, label %if.then136.i3234, label %if.then130.i3231

if.then130.i3231:                                 ; preds = %land.lhs.true127.i3229
  %add.ptr132.i3232 = getelementptr inbounds double, ptr %add.ptr131.i3203, i64 %k119.0363.i3206
  %547 = load <8 x double>, ptr %add.ptr132.i3232, align 8
  %add133.i3233 = fadd <8 x double> %545, %547
  br label %if.end140.i3208

if.then136.i3234:                                 ; preds = %land.lhs.true127.i3229
  %548 = load double, ptr %459, align 8
  %splat.splatinsert.i3235 = insertelement <8 x double> poison, double %548, i64 0
  %splat.splat.i3236 = shufflevector <8 x double> %splat.splatinsert.i3235, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i3237 = fadd <8 x double> %545, %splat.splat.i3236
  br label %if.end140.i3208

if.end140.i3208:                                  ; preds = %if.then136.i3234, %if.then130.i3231, %for.body124.i3204
  %sum.0.i3209 = phi <8 x double> [ %add133.i3233, %if.then130.i3231 ], [ %add138.i3237, %if.then136.i3234 ], [ %545, %for.body124.i3204 ]
  %add.ptr141.i3210 = getelementptr inbounds double, ptr %468, i64 %k119.0363.i3206
  store <8 x double> %sum.0.i3209, ptr %add.ptr141.i3210, align 8
  %add121.i3211 = add nuw nsw i64 %add121364.i3205, 8
  %cmp122.not.i3212 = icmp sgt i64 %add121.i3211, %mul.i3850
  br i1 %cmp122.not.i3212, label %for.cond145.preheader.i3213, label %for.body124.i3204, !llvm.loop !110

for.body148.i3217:                                ; preds = %cond.end159.i3220, %for.body148.lr.ph.i3216
  %k119.1366.i3218 = phi i64 [ %k119.0.lcssa.i3214, %for.body148.lr.ph.i3216 ], [ %inc163.i3223, %cond.end159.i3220 ]
  %arrayidx151.i3219 = getelementptr inbounds double, ptr %cond.i3857, i64 %k119.1366.i3218
  %549 = load double, ptr %arrayidx151.i3219, align 8
  br i1 %tobool116.i3198, label %cond.true150.i3225, label %cond.end159.i3220

cond.true150.i3225:                               ; preds = %for.body148.i3217
  %550 = load i64, ptr %arrayidx8.i3852, align 8
  %mul153.i3226 = mul nsw i64 %550, %k119.1366.i3218
  %arrayidx155.i3227 = getelementptr double, ptr %544, i64 %mul153.i3226
  %551 = load double, ptr %arrayidx155.i3227, align 8
  %add156.i3228 = fadd double %549, %551
  br label %cond.end159.i3220

cond.end159.i3220:                                ; preds = %cond.true150.i3225, %for.body148.i3217
  %cond160.i3221 = phi double [ %add156.i3228, %cond.true150.i3225 ], [ %549, %for.body148.i3217 ]
  %arrayidx161.i3222 = getelementptr inbounds double, ptr %468, i64 %k119.1366.i3218
  store double %cond160.i3221, ptr %arrayidx161.i3222, align 8
  %inc163.i3223 = add nuw nsw i64 %k119.1366.i3218, 1
  %exitcond373.not.i3224 = icmp eq i64 %inc163.i3223, %mul.i3850
  br i1 %exitcond373.not.i3224, label %most_double.exit, label %for.body148.i3217, !llvm.loop !111

most_double.exit:                                 ; preds = %cond.end78.i3289, %cond.end159.i3220, %for.end106.i3191, %lor.lhs.false112.i3196, %for.cond145.preheader.i3213
  %retval.3.i3195 = phi i64 [ 0, %lor.lhs.false112.i3196 ], [ 0, %for.end106.i3191 ], [ 0, %for.cond145.preheader.i3213 ], [ 0, %cond.end159.i3220 ], [ 1, %cond.end78.i3289 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3160) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3159) #7
  br label %return

cond.true70:                                      ; preds = %cond.false57
  br i1 %tobool14.not.i3859, label %if.end30.i3530, label %land.lhs.true.i3524

land.lhs.true.i3524:                              ; preds = %cond.true70
  %tobool16.i3526.not = icmp eq i64 %458, 0
  br i1 %tobool16.i3526.not, label %if.then.i3528, label %land.lhs.true20.i3826

if.then.i3528:                                    ; preds = %land.lhs.true.i3524
  %cmp121.i.i3529 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i.i3529, label %for.body.preheader.i.i3819, label %if.end30.i3530

for.body.preheader.i.i3819:                       ; preds = %if.then.i3528
  %552 = inttoptr i64 %471 to ptr
  %.pre25.i.i3820 = load i32, ptr %552, align 4
  br label %for.body.i.i3821

for.body.i.i3821:                                 ; preds = %for.body.i.i3821, %for.body.preheader.i.i3819
  %k.022.i.i3822 = phi i64 [ %inc.i.i3824, %for.body.i.i3821 ], [ 0, %for.body.preheader.i.i3819 ]
  %arrayidx.i.i3823 = getelementptr inbounds i32, ptr %cond.i3857, i64 %k.022.i.i3822
  store i32 %.pre25.i.i3820, ptr %arrayidx.i.i3823, align 4
  %inc.i.i3824 = add nuw nsw i64 %k.022.i.i3822, 1
  %exitcond24.not.i.i3825 = icmp eq i64 %inc.i.i3824, %mul.i3850
  br i1 %exitcond24.not.i.i3825, label %if.end30.i3530, label %for.body.i.i3821, !llvm.loop !4

land.lhs.true20.i3826:                            ; preds = %land.lhs.true.i3524
  %tobool22.not.i3827 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i3827, label %if.then28.i3831, label %if.then23.i3828

if.then23.i3828:                                  ; preds = %land.lhs.true20.i3826
  %add.ptr.i3829 = getelementptr inbounds i32, ptr %459, i64 %mul9.i3853
  %mul24.i3830 = shl i64 %mul.i3850, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3857, ptr nonnull align 4 %add.ptr.i3829, i64 %mul24.i3830, i1 false)
  br label %if.end30.i3530

if.then28.i3831:                                  ; preds = %land.lhs.true20.i3826
  %cmp121.i285.i3832 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i285.i3832, label %for.body.preheader.i286.i3833, label %if.end30.i3530

for.body.preheader.i286.i3833:                    ; preds = %if.then28.i3831
  %.pre25.i287.i3834 = load i32, ptr %459, align 4
  br label %for.body.i288.i3835

for.body.i288.i3835:                              ; preds = %for.body.i288.i3835, %for.body.preheader.i286.i3833
  %k.022.i289.i3836 = phi i64 [ %inc.i291.i3838, %for.body.i288.i3835 ], [ 0, %for.body.preheader.i286.i3833 ]
  %arrayidx.i290.i3837 = getelementptr inbounds i32, ptr %cond.i3857, i64 %k.022.i289.i3836
  store i32 %.pre25.i287.i3834, ptr %arrayidx.i290.i3837, align 4
  %inc.i291.i3838 = add nuw nsw i64 %k.022.i289.i3836, 1
  %exitcond24.not.i292.i3839 = icmp eq i64 %inc.i291.i3838, %mul.i3850
  br i1 %exitcond24.not.i292.i3839, label %if.end30.i3530, label %for.body.i288.i3835, !llvm.loop !4

if.end30.i3530:                                   ; preds = %for.body.i288.i3835, %for.body.i.i3821, %if.then28.i3831, %if.then23.i3828, %if.then.i3528, %cond.true70
  %cmp31.i3531 = icmp eq i64 %462, 0
  br i1 %cmp31.i3531, label %land.end.i3807, label %land.end.thread.i3532

land.end.thread.i3532:                            ; preds = %if.end30.i3530
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3504) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3505) #7
  br label %for.cond45.preheader.i3533

land.end.i3807:                                   ; preds = %if.end30.i3530
  %arrayidx32.i3808 = getelementptr inbounds i8, ptr %a, i64 56
  %553 = load i64, ptr %arrayidx32.i3808, align 8
  %cmp33.i3809 = icmp eq i64 %463, %553
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3504) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3505) #7
  br i1 %cmp33.i3809, label %for.body.lr.ph.i3810, label %for.cond45.preheader.i3533

for.body.lr.ph.i3810:                             ; preds = %land.end.i3807
  %places42.i3811 = getelementptr inbounds i8, ptr %found.i3505, i64 2080
  br label %for.body.i3812

for.cond45.preheader.i3533:                       ; preds = %for.body.i3812, %land.end.i3807, %land.end.thread.i3532
  %554 = phi i1 [ false, %land.end.thread.i3532 ], [ false, %land.end.i3807 ], [ true, %for.body.i3812 ]
  %arrayidx46.i3534 = getelementptr inbounds i8, ptr %a, i64 48
  %555 = load i64, ptr %arrayidx46.i3534, align 8
  %cmp47.not357.i3535 = icmp sgt i64 %555, 0
  br i1 %cmp47.not357.i3535, label %for.body50.lr.ph.i3583, label %for.end106.i3536

for.body50.lr.ph.i3583:                           ; preds = %for.cond45.preheader.i3533
  %places63.i3584 = getelementptr inbounds i8, ptr %found.i3505, i64 2080
  %cond67.i3585 = select i1 %554, ptr %places63.i3584, ptr %places.i3504
  %arrayidx68.i3586 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3587 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i321.i3588 = trunc i64 %462 to i32
  %conv1.i.i3589 = trunc i64 %sub.i3849 to i32
  %count32.i.i3590 = getelementptr inbounds i8, ptr %found.i3505, i64 4160
  %cmp91.i3591 = icmp eq i64 %465, 1
  %cmp18.not101.i.i3592 = icmp slt i64 %465, 8
  %add.ptr103.idx.i3593 = shl nsw i64 %464, 11
  br label %for.body50.i3594

for.body.i3812:                                   ; preds = %for.body.i3812, %for.body.lr.ph.i3810
  %k.0356.i3813 = phi i64 [ 0, %for.body.lr.ph.i3810 ], [ %inc.i3817, %for.body.i3812 ]
  %conv40.i3814 = trunc nuw i64 %k.0356.i3813 to i32
  %arrayidx41.i3815 = getelementptr inbounds [520 x i32], ptr %found.i3505, i64 0, i64 %k.0356.i3813
  store i32 %conv40.i3814, ptr %arrayidx41.i3815, align 4
  %arrayidx43.i3816 = getelementptr inbounds [520 x i32], ptr %places42.i3811, i64 0, i64 %k.0356.i3813
  store i32 0, ptr %arrayidx43.i3816, align 4
  %inc.i3817 = add nuw nsw i64 %k.0356.i3813, 1
  %exitcond4294.not = icmp eq i64 %inc.i3817, 520
  br i1 %exitcond4294.not, label %for.cond45.preheader.i3533, label %for.body.i3812, !llvm.loop !112

for.body50.i3594:                                 ; preds = %for.inc101.i3641, %for.body50.lr.ph.i3583
  %556 = phi i64 [ %555, %for.body50.lr.ph.i3583 ], [ %582, %for.inc101.i3641 ]
  %values.0360.i3595 = phi ptr [ %457, %for.body50.lr.ph.i3583 ], [ %add.ptr103.i3643, %for.inc101.i3641 ]
  %k44.0359.i3596 = phi i64 [ 0, %for.body50.lr.ph.i3583 ], [ %add.i3642, %for.inc101.i3641 ]
  %sub52.i3597 = sub nsw i64 %556, %k44.0359.i3596
  %spec.select.i3598 = tail call i64 @llvm.smin.i64(i64 %sub52.i3597, i64 512)
  %557 = load i64, ptr %arrayidx68.i3586, align 8
  %cmp69.i3599 = icmp eq i64 %557, 4
  %558 = load i64, ptr %arrayidx76.i3587, align 8
  %cmp.not65.i.i3600 = icmp slt i64 %sub52.i3597, 8
  br i1 %cmp69.i3599, label %cond.true71.i3758, label %cond.false74.i3601

cond.true71.i3758:                                ; preds = %for.body50.i3594
  %add.ptr72.i3759 = getelementptr inbounds i32, ptr %461, i64 %k44.0359.i3596
  br i1 %cmp.not65.i.i3600, label %for.cond11.preheader.i.i3780, label %for.body.lr.ph.i.i3760

for.body.lr.ph.i.i3760:                           ; preds = %cond.true71.i3758
  %splat.splatinsert.i.i3761 = insertelement <8 x i64> poison, i64 %558, i64 0
  %splat.splat.i.i3762 = shufflevector <8 x i64> %splat.splatinsert.i.i3761, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i294.i3763

for.cond11.preheader.i.i3780:                     ; preds = %for.body.i294.i3763, %cond.true71.i3758
  %outside.0.lcssa.i.i3781 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3758 ], [ %or7.i.i3775, %for.body.i294.i3763 ]
  %k.0.lcssa.i.i3782 = phi i64 [ 0, %cond.true71.i3758 ], [ %add68.i.i3764, %for.body.i294.i3763 ]
  br label %for.body14.i.i3783

for.body.i294.i3763:                              ; preds = %for.body.i294.i3763, %for.body.lr.ph.i.i3760
  %add68.i.i3764 = phi i64 [ 8, %for.body.lr.ph.i.i3760 ], [ %add.i.i3778, %for.body.i294.i3763 ]
  %k.067.i.i3765 = phi i64 [ 0, %for.body.lr.ph.i.i3760 ], [ %add68.i.i3764, %for.body.i294.i3763 ]
  %outside.066.i.i3766 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3760 ], [ %or7.i.i3775, %for.body.i294.i3763 ]
  %add.ptr.i.i3767 = getelementptr inbounds i32, ptr %add.ptr72.i3759, i64 %k.067.i.i3765
  %559 = load <8 x i32>, ptr %add.ptr.i.i3767, align 4
  %conv.i.i3768 = sext <8 x i32> %559 to <8 x i64>
  %isneg.i.i3769 = icmp slt <8 x i32> %559, zeroinitializer
  %and.i.i3770 = select <8 x i1> %isneg.i.i3769, <8 x i64> %splat.splat.i.i3762, <8 x i64> zeroinitializer
  %add1.i.i3771 = add <8 x i64> %and.i.i3770, %conv.i.i3768
  %add1.lobit.i.i3772 = ashr <8 x i64> %add1.i.i3771, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3773 = icmp slt <8 x i64> %add1.i.i3771, %splat.splat.i.i3762
  %or.i.i3774 = select <8 x i1> %cmp5.not.i.i3773, <8 x i64> %add1.lobit.i.i3772, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3775 = or <8 x i64> %or.i.i3774, %outside.066.i.i3766
  %conv8.i.i3776 = trunc <8 x i64> %add1.i.i3771 to <8 x i32>
  %add.ptr9.i.i3777 = getelementptr inbounds i32, ptr %cond67.i3585, i64 %k.067.i.i3765
  store <8 x i32> %conv8.i.i3776, ptr %add.ptr9.i.i3777, align 8
  %add.i.i3778 = add nuw nsw i64 %add68.i.i3764, 8
  %cmp.not.i.i3779 = icmp sgt i64 %add.i.i3778, %spec.select.i3598
  br i1 %cmp.not.i.i3779, label %for.cond11.preheader.i.i3780, label %for.body.i294.i3763, !llvm.loop !8

for.cond18.preheader.i.i3790:                     ; preds = %for.body14.i.i3783
  %cmp1972.i.i3791 = icmp slt i64 %k.0.lcssa.i.i3782, %spec.select.i3598
  br i1 %cmp1972.i.i3791, label %for.body21.i.i3792, label %cond.end78.i3634

for.body14.i.i3783:                               ; preds = %for.body14.i.i3783, %for.cond11.preheader.i.i3780
  %j.071.i.i3784 = phi i64 [ 0, %for.cond11.preheader.i.i3780 ], [ %inc.i295.i3788, %for.body14.i.i3783 ]
  %wrong.070.i.i3785 = phi i64 [ 0, %for.cond11.preheader.i.i3780 ], [ %or15.i.i3787, %for.body14.i.i3783 ]
  %vecext.i.i3786 = extractelement <8 x i64> %outside.0.lcssa.i.i3781, i64 %j.071.i.i3784
  %or15.i.i3787 = or i64 %vecext.i.i3786, %wrong.070.i.i3785
  %inc.i295.i3788 = add nuw nsw i64 %j.071.i.i3784, 1
  %exitcond.not.i.i3789 = icmp eq i64 %inc.i295.i3788, 8
  br i1 %exitcond.not.i.i3789, label %for.cond18.preheader.i.i3790, label %for.body14.i.i3783, !llvm.loop !9

for.body21.i.i3792:                               ; preds = %for.cond18.preheader.i.i3790, %for.body21.i.i3792
  %k.174.i.i3793 = phi i64 [ %inc35.i.i3805, %for.body21.i.i3792 ], [ %k.0.lcssa.i.i3782, %for.cond18.preheader.i.i3790 ]
  %wrong.173.i.i3794 = phi i64 [ %or31.i.i3802, %for.body21.i.i3792 ], [ %or15.i.i3787, %for.cond18.preheader.i.i3790 ]
  %arrayidx.i296.i3795 = getelementptr inbounds i32, ptr %add.ptr72.i3759, i64 %k.174.i.i3793
  %560 = load i32, ptr %arrayidx.i296.i3795, align 4
  %conv23.i.i3796 = sext i32 %560 to i64
  %cmp25.i.i3797 = icmp slt i32 %560, 0
  %cond.i.i3798 = select i1 %cmp25.i.i3797, i64 %558, i64 0
  %add27.i.i3799 = add nsw i64 %cond.i.i3798, %conv23.i.i3796
  %cmp28.i.i3800 = icmp uge i64 %add27.i.i3799, %558
  %conv30.i.i3801 = zext i1 %cmp28.i.i3800 to i64
  %or31.i.i3802 = or i64 %wrong.173.i.i3794, %conv30.i.i3801
  %conv32.i.i3803 = trunc i64 %add27.i.i3799 to i32
  %arrayidx33.i.i3804 = getelementptr inbounds i32, ptr %cond67.i3585, i64 %k.174.i.i3793
  store i32 %conv32.i.i3803, ptr %arrayidx33.i.i3804, align 4
  %inc35.i.i3805 = add nuw nsw i64 %k.174.i.i3793, 1
  %exitcond76.not.i.i3806 = icmp eq i64 %inc35.i.i3805, %spec.select.i3598
  br i1 %exitcond76.not.i.i3806, label %cond.end78.i3634, label %for.body21.i.i3792, !llvm.loop !10

cond.false74.i3601:                               ; preds = %for.body50.i3594
  %add.ptr75.i3602 = getelementptr inbounds i64, ptr %461, i64 %k44.0359.i3596
  br i1 %cmp.not65.i.i3600, label %for.cond10.preheader.i.i3622, label %for.body.lr.ph.i297.i3603

for.body.lr.ph.i297.i3603:                        ; preds = %cond.false74.i3601
  %splat.splatinsert.i298.i3604 = insertelement <8 x i64> poison, i64 %558, i64 0
  %splat.splat.i299.i3605 = shufflevector <8 x i64> %splat.splatinsert.i298.i3604, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i300.i3606

for.cond10.preheader.i.i3622:                     ; preds = %for.body.i300.i3606, %cond.false74.i3601
  %outside.0.lcssa.i312.i3623 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3601 ], [ %or7.i308.i3617, %for.body.i300.i3606 ]
  %k.0.lcssa.i313.i3624 = phi i64 [ 0, %cond.false74.i3601 ], [ %add66.i.i3607, %for.body.i300.i3606 ]
  br label %for.body13.i.i3625

for.body.i300.i3606:                              ; preds = %for.body.i300.i3606, %for.body.lr.ph.i297.i3603
  %add66.i.i3607 = phi i64 [ 8, %for.body.lr.ph.i297.i3603 ], [ %add.i310.i3620, %for.body.i300.i3606 ]
  %k.065.i.i3608 = phi i64 [ 0, %for.body.lr.ph.i297.i3603 ], [ %add66.i.i3607, %for.body.i300.i3606 ]
  %outside.064.i.i3609 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i297.i3603 ], [ %or7.i308.i3617, %for.body.i300.i3606 ]
  %add.ptr.i301.i3610 = getelementptr inbounds i64, ptr %add.ptr75.i3602, i64 %k.065.i.i3608
  %561 = load <8 x i64>, ptr %add.ptr.i301.i3610, align 8
  %isneg.i302.i3611 = icmp slt <8 x i64> %561, zeroinitializer
  %and.i303.i3612 = select <8 x i1> %isneg.i302.i3611, <8 x i64> %splat.splat.i299.i3605, <8 x i64> zeroinitializer
  %add1.i304.i3613 = add <8 x i64> %and.i303.i3612, %561
  %add1.lobit.i305.i3614 = ashr <8 x i64> %add1.i304.i3613, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i306.i3615 = icmp slt <8 x i64> %add1.i304.i3613, %splat.splat.i299.i3605
  %or.i307.i3616 = select <8 x i1> %cmp5.not.i306.i3615, <8 x i64> %add1.lobit.i305.i3614, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i308.i3617 = or <8 x i64> %or.i307.i3616, %outside.064.i.i3609
  %conv.i309.i3618 = trunc <8 x i64> %add1.i304.i3613 to <8 x i32>
  %add.ptr8.i.i3619 = getelementptr inbounds i32, ptr %cond67.i3585, i64 %k.065.i.i3608
  store <8 x i32> %conv.i309.i3618, ptr %add.ptr8.i.i3619, align 8
  %add.i310.i3620 = add nuw nsw i64 %add66.i.i3607, 8
  %cmp.not.i311.i3621 = icmp sgt i64 %add.i310.i3620, %spec.select.i3598
  br i1 %cmp.not.i311.i3621, label %for.cond10.preheader.i.i3622, label %for.body.i300.i3606, !llvm.loop !11

for.cond17.preheader.i.i3632:                     ; preds = %for.body13.i.i3625
  %cmp1870.i.i3633 = icmp slt i64 %k.0.lcssa.i313.i3624, %spec.select.i3598
  br i1 %cmp1870.i.i3633, label %for.body20.i.i3744, label %cond.end78.i3634

for.body13.i.i3625:                               ; preds = %for.body13.i.i3625, %for.cond10.preheader.i.i3622
  %j.069.i.i3626 = phi i64 [ 0, %for.cond10.preheader.i.i3622 ], [ %inc.i315.i3630, %for.body13.i.i3625 ]
  %wrong.068.i.i3627 = phi i64 [ 0, %for.cond10.preheader.i.i3622 ], [ %or14.i.i3629, %for.body13.i.i3625 ]
  %vecext.i314.i3628 = extractelement <8 x i64> %outside.0.lcssa.i312.i3623, i64 %j.069.i.i3626
  %or14.i.i3629 = or i64 %vecext.i314.i3628, %wrong.068.i.i3627
  %inc.i315.i3630 = add nuw nsw i64 %j.069.i.i3626, 1
  %exitcond.not.i316.i3631 = icmp eq i64 %inc.i315.i3630, 8
  br i1 %exitcond.not.i316.i3631, label %for.cond17.preheader.i.i3632, label %for.body13.i.i3625, !llvm.loop !12

for.body20.i.i3744:                               ; preds = %for.cond17.preheader.i.i3632, %for.body20.i.i3744
  %k.172.i.i3745 = phi i64 [ %inc33.i.i3756, %for.body20.i.i3744 ], [ %k.0.lcssa.i313.i3624, %for.cond17.preheader.i.i3632 ]
  %wrong.171.i.i3746 = phi i64 [ %or29.i.i3753, %for.body20.i.i3744 ], [ %or14.i.i3629, %for.cond17.preheader.i.i3632 ]
  %arrayidx.i318.i3747 = getelementptr inbounds i64, ptr %add.ptr75.i3602, i64 %k.172.i.i3745
  %562 = load i64, ptr %arrayidx.i318.i3747, align 8
  %cmp23.i.i3748 = icmp slt i64 %562, 0
  %cond.i319.i3749 = select i1 %cmp23.i.i3748, i64 %558, i64 0
  %add25.i.i3750 = add nsw i64 %cond.i319.i3749, %562
  %cmp26.i.i3751 = icmp uge i64 %add25.i.i3750, %558
  %conv28.i.i3752 = zext i1 %cmp26.i.i3751 to i64
  %or29.i.i3753 = or i64 %wrong.171.i.i3746, %conv28.i.i3752
  %conv30.i320.i3754 = trunc i64 %add25.i.i3750 to i32
  %arrayidx31.i.i3755 = getelementptr inbounds i32, ptr %cond67.i3585, i64 %k.172.i.i3745
  store i32 %conv30.i320.i3754, ptr %arrayidx31.i.i3755, align 4
  %inc33.i.i3756 = add nuw nsw i64 %k.172.i.i3745, 1
  %exitcond74.not.i.i3757 = icmp eq i64 %inc33.i.i3756, %spec.select.i3598
  br i1 %exitcond74.not.i.i3757, label %cond.end78.i3634, label %for.body20.i.i3744, !llvm.loop !13

cond.end78.i3634:                                 ; preds = %for.body20.i.i3744, %for.body21.i.i3792, %for.cond17.preheader.i.i3632, %for.cond18.preheader.i.i3790
  %cond79.in.in.i3635 = phi i64 [ %or15.i.i3787, %for.cond18.preheader.i.i3790 ], [ %or14.i.i3629, %for.cond17.preheader.i.i3632 ], [ %or31.i.i3802, %for.body21.i.i3792 ], [ %or29.i.i3753, %for.body20.i.i3744 ]
  %cond79.in.not.i3636 = icmp eq i64 %cond79.in.in.i3635, 0
  br i1 %cond79.in.not.i3636, label %if.end82.i3637, label %most_int.exit

if.end82.i3637:                                   ; preds = %cond.end78.i3634
  br i1 %554, label %if.end87.i3671, label %if.else85.i3638

if.else85.i3638:                                  ; preds = %if.end82.i3637
  %cmp55.i.i3639 = icmp sgt i64 %sub52.i3597, 0
  br i1 %cmp55.i.i3639, label %for.body.i323.i3645, label %if.else94.thread.i3640

for.cond12.preheader.i.i3658:                     ; preds = %for.body.i323.i3645
  %tobool.not.i.i3659 = icmp eq i64 %add.i325.i3655, 0
  br i1 %tobool.not.i.i3659, label %if.else94.thread.i3640, label %for.body16.lr.ph.i.i3660

for.body16.lr.ph.i.i3660:                         ; preds = %for.cond12.preheader.i.i3658
  %sub18.i.i3661 = add nsw i64 %add.i325.i3655, -1
  %arrayidx19.i.i3662 = getelementptr inbounds [520 x i32], ptr %found.i3505, i64 0, i64 %sub18.i.i3661
  %arrayidx25.i.i3663 = getelementptr inbounds [520 x i32], ptr %places63.i3584, i64 0, i64 %sub18.i.i3661
  br label %for.body16.i.i3664

for.body.i323.i3645:                              ; preds = %if.else85.i3638, %for.body.i323.i3645
  %n.057.i.i3646 = phi i64 [ %add.i325.i3655, %for.body.i323.i3645 ], [ 0, %if.else85.i3638 ]
  %k.056.i.i3647 = phi i64 [ %inc.i326.i3656, %for.body.i323.i3645 ], [ 0, %if.else85.i3638 ]
  %arrayidx.i324.i3648 = getelementptr inbounds i32, ptr %places.i3504, i64 %k.056.i.i3647
  %563 = load i32, ptr %arrayidx.i324.i3648, align 4
  %sub3.i.i3649 = sub i32 %563, %conv.i321.i3588
  %conv4.i.i3650 = trunc i64 %k.056.i.i3647 to i32
  %arrayidx5.i.i3651 = getelementptr inbounds [520 x i32], ptr %found.i3505, i64 0, i64 %n.057.i.i3646
  store i32 %conv4.i.i3650, ptr %arrayidx5.i.i3651, align 4
  %arrayidx7.i.i3652 = getelementptr inbounds [520 x i32], ptr %places63.i3584, i64 0, i64 %n.057.i.i3646
  store i32 %sub3.i.i3649, ptr %arrayidx7.i.i3652, align 4
  %cmp8.i.i3653 = icmp ult i32 %sub3.i.i3649, %conv1.i.i3589
  %conv10.i.i3654 = zext i1 %cmp8.i.i3653 to i64
  %add.i325.i3655 = add nuw nsw i64 %n.057.i.i3646, %conv10.i.i3654
  %inc.i326.i3656 = add nuw nsw i64 %k.056.i.i3647, 1
  %exitcond.not.i327.i3657 = icmp eq i64 %inc.i326.i3656, %spec.select.i3598
  br i1 %exitcond.not.i327.i3657, label %for.cond12.preheader.i.i3658, label %for.body.i323.i3645, !llvm.loop !14

for.body16.i.i3664:                               ; preds = %for.body16.i.i3664, %for.body16.lr.ph.i.i3660
  %k11.058.i.i3665 = phi i64 [ 0, %for.body16.lr.ph.i.i3660 ], [ %inc30.i.i3669, %for.body16.i.i3664 ]
  %564 = load i32, ptr %arrayidx19.i.i3662, align 4
  %add21.i.i3666 = add nuw nsw i64 %k11.058.i.i3665, %add.i325.i3655
  %arrayidx22.i.i3667 = getelementptr inbounds [520 x i32], ptr %found.i3505, i64 0, i64 %add21.i.i3666
  store i32 %564, ptr %arrayidx22.i.i3667, align 4
  %565 = load i32, ptr %arrayidx25.i.i3663, align 4
  %arrayidx28.i.i3668 = getelementptr inbounds [520 x i32], ptr %places63.i3584, i64 0, i64 %add21.i.i3666
  store i32 %565, ptr %arrayidx28.i.i3668, align 4
  %inc30.i.i3669 = add nuw nsw i64 %k11.058.i.i3665, 1
  %exitcond.not.i3670 = icmp eq i64 %inc30.i.i3669, 8
  br i1 %exitcond.not.i3670, label %if.end87.i3671, label %for.body16.i.i3664, !llvm.loop !15

if.else94.thread.i3640:                           ; preds = %for.cond12.preheader.i.i3658, %if.else85.i3638
  store i64 0, ptr %count32.i.i3590, align 8
  br label %for.inc101.i3641

if.end87.i3671:                                   ; preds = %for.body16.i.i3664, %if.end82.i3637
  %566 = phi i64 [ %spec.select.i3598, %if.end82.i3637 ], [ %add.i325.i3655, %for.body16.i.i3664 ]
  store i64 %566, ptr %count32.i.i3590, align 8
  %tobool89.i3672 = icmp ne i64 %566, 0
  %or.cond183.i3673 = select i1 %tobool89.i3672, i1 %cmp91.i3591, i1 false
  %cmp47.i.i3674 = icmp sgt i64 %566, 0
  br i1 %or.cond183.i3673, label %if.then93.i3717, label %if.else94.i3675

if.then93.i3717:                                  ; preds = %if.end87.i3671
  br i1 %cmp47.i.i3674, label %for.body.preheader.i328.i3718, label %for.inc101.i3641

for.body.preheader.i328.i3718:                    ; preds = %if.then93.i3717
  %567 = load i32, ptr %places63.i3584, align 8
  %conv.i329.i3719 = sext i32 %567 to i64
  %arrayidx1.i.i3720 = getelementptr inbounds i32, ptr %cond.i3857, i64 %conv.i329.i3719
  %568 = load i32, ptr %arrayidx1.i.i3720, align 4
  br label %for.body.i330.i3721

for.body.i330.i3721:                              ; preds = %if.end.i.i3734, %for.body.preheader.i328.i3718
  %before.050.i.i3722 = phi i64 [ %conv5.i.i3726, %if.end.i.i3734 ], [ %conv.i329.i3719, %for.body.preheader.i328.i3718 ]
  %m.049.i.i3723 = phi i64 [ %inc.i335.i3742, %if.end.i.i3734 ], [ 0, %for.body.preheader.i328.i3718 ]
  %found.048.i.i3724 = phi i32 [ %cond.i334.i3740, %if.end.i.i3734 ], [ %568, %for.body.preheader.i328.i3718 ]
  %arrayidx4.i.i3725 = getelementptr inbounds [520 x i32], ptr %places63.i3584, i64 0, i64 %m.049.i.i3723
  %569 = load i32, ptr %arrayidx4.i.i3725, align 4
  %conv5.i.i3726 = sext i32 %569 to i64
  %add.i331.i3727 = add nuw nsw i64 %m.049.i.i3723, 8
  %arrayidx7.i332.i3728 = getelementptr inbounds [520 x i32], ptr %places63.i3584, i64 0, i64 %add.i331.i3727
  %570 = load i32, ptr %arrayidx7.i332.i3728, align 4
  %idx.ext.i.i3729 = sext i32 %570 to i64
  %add.ptr.i333.i3730 = getelementptr inbounds i32, ptr %cond.i3857, i64 %idx.ext.i.i3729
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i333.i3730, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3731 = icmp eq i64 %before.050.i.i3722, %conv5.i.i3726
  br i1 %cmp8.not.i.i3731, label %if.end.i.i3734, label %if.then.i.i3732

if.then.i.i3732:                                  ; preds = %for.body.i330.i3721
  %arrayidx10.i.i3733 = getelementptr inbounds i32, ptr %cond.i3857, i64 %conv5.i.i3726
  %571 = load i32, ptr %arrayidx10.i.i3733, align 4
  br label %if.end.i.i3734

if.end.i.i3734:                                   ; preds = %if.then.i.i3732, %for.body.i330.i3721
  %found.1.i.i3735 = phi i32 [ %571, %if.then.i.i3732 ], [ %found.048.i.i3724, %for.body.i330.i3721 ]
  %arrayidx11.i.i3736 = getelementptr inbounds [520 x i32], ptr %found.i3505, i64 0, i64 %m.049.i.i3723
  %572 = load i32, ptr %arrayidx11.i.i3736, align 4
  %conv12.i.i3737 = sext i32 %572 to i64
  %mul.i.i3738 = mul nsw i64 %464, %conv12.i.i3737
  %arrayidx13.i.i3739 = getelementptr inbounds i32, ptr %values.0360.i3595, i64 %mul.i.i3738
  %573 = load i32, ptr %arrayidx13.i.i3739, align 4
  %cond.i334.i3740 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i3735, i32 %573)
  %arrayidx23.i.i3741 = getelementptr inbounds i32, ptr %cond.i3857, i64 %conv5.i.i3726
  store i32 %cond.i334.i3740, ptr %arrayidx23.i.i3741, align 4
  %inc.i335.i3742 = add nuw nsw i64 %m.049.i.i3723, 1
  %exitcond371.not.i3743 = icmp eq i64 %inc.i335.i3742, %566
  br i1 %exitcond371.not.i3743, label %for.inc101.i3641, label %for.body.i330.i3721, !llvm.loop !113

if.else94.i3675:                                  ; preds = %if.end87.i3671
  br i1 %cmp47.i.i3674, label %for.body.i339.i3676, label %for.inc101.i3641

for.body.i339.i3676:                              ; preds = %if.else94.i3675, %for.end52.i.i3707
  %m.0107.i.i3677 = phi i64 [ %inc54.i.i3708, %for.end52.i.i3707 ], [ 0, %if.else94.i3675 ]
  %arrayidx.i340.i3678 = getelementptr inbounds [520 x i32], ptr %found.i3505, i64 0, i64 %m.0107.i.i3677
  %574 = load i32, ptr %arrayidx.i340.i3678, align 4
  %conv.i341.i3679 = sext i32 %574 to i64
  %mul.i342.i3680 = mul nsw i64 %464, %conv.i341.i3679
  %add.ptr.i343.i3681 = getelementptr inbounds i32, ptr %values.0360.i3595, i64 %mul.i342.i3680
  %arrayidx1.i344.i3682 = getelementptr inbounds [520 x i32], ptr %places63.i3584, i64 0, i64 %m.0107.i.i3677
  %575 = load i32, ptr %arrayidx1.i344.i3682, align 4
  %conv2.i.i3683 = sext i32 %575 to i64
  %mul3.i.i3684 = mul nsw i64 %465, %conv2.i.i3683
  %add.ptr4.i.i3685 = getelementptr inbounds i32, ptr %cond.i3857, i64 %mul3.i.i3684
  %add.i345.i3686 = add nuw nsw i64 %m.0107.i.i3677, 8
  %arrayidx6.i.i3687 = getelementptr inbounds [520 x i32], ptr %found.i3505, i64 0, i64 %add.i345.i3686
  %576 = load i32, ptr %arrayidx6.i.i3687, align 4
  %conv7.i.i3688 = sext i32 %576 to i64
  %mul8.i.i3689 = mul nsw i64 %464, %conv7.i.i3688
  %add.ptr9.i346.i3690 = getelementptr inbounds i32, ptr %values.0360.i3595, i64 %mul8.i.i3689
  %arrayidx12.i.i3691 = getelementptr inbounds [520 x i32], ptr %places63.i3584, i64 0, i64 %add.i345.i3686
  %577 = load i32, ptr %arrayidx12.i.i3691, align 4
  %conv13.i.i3692 = sext i32 %577 to i64
  %mul14.i.i3693 = mul nsw i64 %465, %conv13.i.i3692
  %add.ptr15.i.i3694 = getelementptr inbounds i32, ptr %cond.i3857, i64 %mul14.i.i3693
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3694, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3592, label %for.cond36.preheader.i.i3704, label %for.body20.i347.i3695

for.cond36.preheader.i.i3704:                     ; preds = %for.body20.i347.i3695, %for.body.i339.i3676
  %j.0.lcssa.i.i3705 = phi i64 [ 0, %for.body.i339.i3676 ], [ %add17103.i.i3696, %for.body20.i347.i3695 ]
  %cmp37104.i.i3706 = icmp slt i64 %j.0.lcssa.i.i3705, %465
  br i1 %cmp37104.i.i3706, label %for.body39.i.i3710, label %for.end52.i.i3707

for.body20.i347.i3695:                            ; preds = %for.body.i339.i3676, %for.body20.i347.i3695
  %add17103.i.i3696 = phi i64 [ %add17.i.i3702, %for.body20.i347.i3695 ], [ 8, %for.body.i339.i3676 ]
  %j.0102.i.i3697 = phi i64 [ %add17103.i.i3696, %for.body20.i347.i3695 ], [ 0, %for.body.i339.i3676 ]
  %add.ptr21.i.i3698 = getelementptr inbounds i32, ptr %add.ptr9.i346.i3690, i64 %j.0102.i.i3697
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3698, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3699 = getelementptr inbounds i32, ptr %add.ptr4.i.i3685, i64 %j.0102.i.i3697
  %578 = load <8 x i32>, ptr %add.ptr22.i.i3699, align 4
  %add.ptr23.i.i3700 = getelementptr inbounds i32, ptr %add.ptr.i343.i3681, i64 %j.0102.i.i3697
  %579 = load <8 x i32>, ptr %add.ptr23.i.i3700, align 4
  %or33.i.i3701 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %578, <8 x i32> %579)
  store <8 x i32> %or33.i.i3701, ptr %add.ptr22.i.i3699, align 4
  %add17.i.i3702 = add nuw nsw i64 %add17103.i.i3696, 8
  %cmp18.not.i.i3703 = icmp sgt i64 %add17.i.i3702, %465
  br i1 %cmp18.not.i.i3703, label %for.cond36.preheader.i.i3704, label %for.body20.i347.i3695, !llvm.loop !114

for.body39.i.i3710:                               ; preds = %for.cond36.preheader.i.i3704, %for.body39.i.i3710
  %j.1105.i.i3711 = phi i64 [ %inc.i349.i3715, %for.body39.i.i3710 ], [ %j.0.lcssa.i.i3705, %for.cond36.preheader.i.i3704 ]
  %arrayidx40.i.i3712 = getelementptr inbounds i32, ptr %add.ptr4.i.i3685, i64 %j.1105.i.i3711
  %580 = load i32, ptr %arrayidx40.i.i3712, align 4
  %arrayidx41.i.i3713 = getelementptr inbounds i32, ptr %add.ptr.i343.i3681, i64 %j.1105.i.i3711
  %581 = load i32, ptr %arrayidx41.i.i3713, align 4
  %spec.select.i.i3714 = tail call i32 @llvm.smax.i32(i32 %580, i32 %581)
  store i32 %spec.select.i.i3714, ptr %arrayidx40.i.i3712, align 4
  %inc.i349.i3715 = add nuw nsw i64 %j.1105.i.i3711, 1
  %exitcond.not.i350.i3716 = icmp eq i64 %inc.i349.i3715, %465
  br i1 %exitcond.not.i350.i3716, label %for.end52.i.i3707, label %for.body39.i.i3710, !llvm.loop !115

for.end52.i.i3707:                                ; preds = %for.body39.i.i3710, %for.cond36.preheader.i.i3704
  %inc54.i.i3708 = add nuw nsw i64 %m.0107.i.i3677, 1
  %exitcond370.not.i3709 = icmp eq i64 %inc54.i.i3708, %566
  br i1 %exitcond370.not.i3709, label %for.inc101.i3641, label %for.body.i339.i3676, !llvm.loop !116

for.inc101.i3641:                                 ; preds = %for.end52.i.i3707, %if.end.i.i3734, %if.else94.i3675, %if.then93.i3717, %if.else94.thread.i3640
  %add.i3642 = add nuw nsw i64 %k44.0359.i3596, 512
  %add.ptr103.i3643 = getelementptr inbounds i8, ptr %values.0360.i3595, i64 %add.ptr103.idx.i3593
  %582 = load i64, ptr %arrayidx46.i3534, align 8
  %cmp47.not.i3644 = icmp slt i64 %add.i3642, %582
  br i1 %cmp47.not.i3644, label %for.body50.i3594, label %for.end106.i3536, !llvm.loop !117

for.end106.i3536:                                 ; preds = %for.inc101.i3641, %for.cond45.preheader.i3533
  %583 = load i64, ptr %a, align 8
  %cmp108.i3537 = icmp eq i64 %583, 0
  %tobool111.i3538 = icmp ne i64 %467, 0
  %or.cond184.i3539 = select i1 %cmp108.i3537, i1 %tobool111.i3538, i1 false
  br i1 %or.cond184.i3539, label %lor.lhs.false112.i3541, label %most_int.exit

lor.lhs.false112.i3541:                           ; preds = %for.end106.i3536
  %cmp113.i3542 = icmp ne ptr %cond.i3857, %468
  %tobool116.i3543 = icmp ne i64 %458, 0
  %or.cond185.i3544 = select i1 %cmp113.i3542, i1 true, i1 %tobool116.i3543
  br i1 %or.cond185.i3544, label %for.cond120.preheader.i3545, label %most_int.exit

for.cond120.preheader.i3545:                      ; preds = %lor.lhs.false112.i3541
  %cmp122.not361.i3546 = icmp slt i64 %mul.i3850, 8
  br i1 %cmp122.not361.i3546, label %for.cond145.preheader.i3558, label %for.body124.lr.ph.i3547

for.body124.lr.ph.i3547:                          ; preds = %for.cond120.preheader.i3545
  %add.ptr131.i3548 = getelementptr inbounds i32, ptr %459, i64 %mul9.i3853
  br label %for.body124.i3549

for.cond145.preheader.i3558:                      ; preds = %if.end140.i3553, %for.cond120.preheader.i3545
  %k119.0.lcssa.i3559 = phi i64 [ 0, %for.cond120.preheader.i3545 ], [ %add121363.i3550, %if.end140.i3553 ]
  %cmp146364.i3560 = icmp slt i64 %k119.0.lcssa.i3559, %mul.i3850
  br i1 %cmp146364.i3560, label %for.body148.lr.ph.i3561, label %most_int.exit

for.body148.lr.ph.i3561:                          ; preds = %for.cond145.preheader.i3558
  %584 = getelementptr i32, ptr %459, i64 %mul9.i3853
  br label %for.body148.i3562

for.body124.i3549:                                ; preds = %if.end140.i3553, %for.body124.lr.ph.i3547
  %add121363.i3550 = phi i64 [ 8, %for.body124.lr.ph.i3547 ], [ %add121.i3556, %if.end140.i3553 ]
  %k119.0362.i3551 = phi i64 [ 0, %for.body124.lr.ph.i3547 ], [ %add121363.i3550, %if.end140.i3553 ]
  %add.ptr125.i3552 = getelementptr inbounds i32, ptr %cond.i3857, i64 %k119.0362.i3551
  %585 = load <8 x i32>, ptr %add.ptr125.i3552, align 4
  br i1 %tobool116.i3543, label %land.lhs.true127.i3574, label %if.end140.i3553

land.lhs.true127.i3574:                           ; preds = %for.body124.i3549
  %586 = load i64, ptr %arrayidx8.i3852, align 8
  %tobool129.not.i3575 = icmp eq i64 %586, 0
  br i1 %tobool129.not.i3575, label %if.then136.i3579, label %if.then130.i3576

if.then130.i3576:                                 ; preds = %land.lhs.true127.i3574
  %add.ptr132.i3577 = getelementptr inbounds i32, ptr %add.ptr131.i3548, i64 %k119.0362.i3551
  %587 = load <8 x i32>, ptr %add.ptr132.i3577, align 4
  %add133.i3578 = add <8 x i32> %587, %585
  br label %if.end140.i3553

if.then136.i3579:                                 ; preds = %land.lhs.true127.i3574
  %588 = load i32, ptr %459, align 4
  %splat.splatinsert.i3580 = insertelement <8 x i32> poison, i32 %588, i64 0
  %splat.splat.i3581 = shufflevector <8 x i32> %splat.splatinsert.i3580, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i3582 = add <8 x i32> %splat.splat.i3581, %585
  br label %if.end140.i3553

if.end140.i3553:                                  ; preds = %if.then136.i3579, %if.then130.i3576, %for.body124.i3549
  %sum.0.i3554 = phi <8 x i32> [ %add133.i3578, %if.then130.i3576 ], [ %add138.i3582, %if.then136.i3579 ], [ %585, %for.body124.i3549 ]
  %add.ptr141.i3555 = getelementptr inbounds i32, ptr %468, i64 %k119.0362.i3551
  store <8 x i32> %sum.0.i3554, ptr %add.ptr141.i3555, align 4
  %add121.i3556 = add nuw nsw i64 %add121363.i3550, 8
  %cmp122.not.i3557 = icmp sgt i64 %add121.i3556, %mul.i3850
  br i1 %cmp122.not.i3557, label %for.cond145.preheader.i3558, label %for.body124.i3549, !llvm.loop !118

for.body148.i3562:                                ; preds = %cond.end159.i3565, %for.body148.lr.ph.i3561
  %k119.1365.i3563 = phi i64 [ %k119.0.lcssa.i3559, %for.body148.lr.ph.i3561 ], [ %inc163.i3568, %cond.end159.i3565 ]
  %arrayidx151.i3564 = getelementptr inbounds i32, ptr %cond.i3857, i64 %k119.1365.i3563
  %589 = load i32, ptr %arrayidx151.i3564, align 4
  br i1 %tobool116.i3543, label %cond.true150.i3570, label %cond.end159.i3565

cond.true150.i3570:                               ; preds = %for.body148.i3562
  %590 = load i64, ptr %arrayidx8.i3852, align 8
  %mul153.i3571 = mul nsw i64 %590, %k119.1365.i3563
  %arrayidx155.i3572 = getelementptr i32, ptr %584, i64 %mul153.i3571
  %591 = load i32, ptr %arrayidx155.i3572, align 4
  %add156.i3573 = add nsw i32 %591, %589
  br label %cond.end159.i3565

cond.end159.i3565:                                ; preds = %cond.true150.i3570, %for.body148.i3562
  %cond160.i3566 = phi i32 [ %add156.i3573, %cond.true150.i3570 ], [ %589, %for.body148.i3562 ]
  %arrayidx161.i3567 = getelementptr inbounds i32, ptr %468, i64 %k119.1365.i3563
  store i32 %cond160.i3566, ptr %arrayidx161.i3567, align 4
  %inc163.i3568 = add nuw nsw i64 %k119.1365.i3563, 1
  %exitcond372.not.i3569 = icmp eq i64 %inc163.i3568, %mul.i3850
  br i1 %exitcond372.not.i3569, label %most_int.exit, label %for.body148.i3562, !llvm.loop !119

most_int.exit:                                    ; preds = %cond.end78.i3634, %cond.end159.i3565, %for.end106.i3536, %lor.lhs.false112.i3541, %for.cond145.preheader.i3558
  %retval.3.i3540 = phi i64 [ 0, %lor.lhs.false112.i3541 ], [ 0, %for.end106.i3536 ], [ 0, %for.cond145.preheader.i3558 ], [ 0, %cond.end159.i3565 ], [ 1, %cond.end78.i3634 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3505) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3504) #7
  br label %return

cond.false72:                                     ; preds = %cond.false57
  br i1 %tobool14.not.i3859, label %if.end30.i3866, label %land.lhs.true.i3860

land.lhs.true.i3860:                              ; preds = %cond.false72
  %tobool16.i3862.not = icmp eq i64 %458, 0
  br i1 %tobool16.i3862.not, label %if.then.i3864, label %land.lhs.true20.i4162

if.then.i3864:                                    ; preds = %land.lhs.true.i3860
  %cmp121.i.i3865 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i.i3865, label %for.body6.preheader.i.i4155, label %if.end30.i3866

for.body6.preheader.i.i4155:                      ; preds = %if.then.i3864
  %592 = inttoptr i64 %471 to ptr
  %.pre.i.i4156 = load i64, ptr %592, align 8
  br label %for.body6.i.i4157

for.body6.i.i4157:                                ; preds = %for.body6.i.i4157, %for.body6.preheader.i.i4155
  %k2.020.i.i4158 = phi i64 [ %inc9.i.i4160, %for.body6.i.i4157 ], [ 0, %for.body6.preheader.i.i4155 ]
  %arrayidx7.i.i4159 = getelementptr inbounds i64, ptr %cond.i3857, i64 %k2.020.i.i4158
  store i64 %.pre.i.i4156, ptr %arrayidx7.i.i4159, align 8
  %inc9.i.i4160 = add nuw nsw i64 %k2.020.i.i4158, 1
  %exitcond.not.i.i4161 = icmp eq i64 %inc9.i.i4160, %mul.i3850
  br i1 %exitcond.not.i.i4161, label %if.end30.i3866, label %for.body6.i.i4157, !llvm.loop !23

land.lhs.true20.i4162:                            ; preds = %land.lhs.true.i3860
  %tobool22.not.i4163 = icmp eq i64 %466, 0
  br i1 %tobool22.not.i4163, label %if.then28.i4167, label %if.then23.i4164

if.then23.i4164:                                  ; preds = %land.lhs.true20.i4162
  %add.ptr.i4165 = getelementptr inbounds i64, ptr %459, i64 %mul9.i3853
  %mul24.i4166 = shl i64 %mul.i3850, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3857, ptr nonnull align 8 %add.ptr.i4165, i64 %mul24.i4166, i1 false)
  br label %if.end30.i3866

if.then28.i4167:                                  ; preds = %land.lhs.true20.i4162
  %cmp121.i285.i4168 = icmp sgt i64 %mul.i3850, 0
  br i1 %cmp121.i285.i4168, label %for.body6.preheader.i286.i4169, label %if.end30.i3866

for.body6.preheader.i286.i4169:                   ; preds = %if.then28.i4167
  %.pre.i287.i4170 = load i64, ptr %459, align 8
  br label %for.body6.i288.i4171

for.body6.i288.i4171:                             ; preds = %for.body6.i288.i4171, %for.body6.preheader.i286.i4169
  %k2.020.i289.i4172 = phi i64 [ %inc9.i291.i4174, %for.body6.i288.i4171 ], [ 0, %for.body6.preheader.i286.i4169 ]
  %arrayidx7.i290.i4173 = getelementptr inbounds i64, ptr %cond.i3857, i64 %k2.020.i289.i4172
  store i64 %.pre.i287.i4170, ptr %arrayidx7.i290.i4173, align 8
  %inc9.i291.i4174 = add nuw nsw i64 %k2.020.i289.i4172, 1
  %exitcond.not.i292.i4175 = icmp eq i64 %inc9.i291.i4174, %mul.i3850
  br i1 %exitcond.not.i292.i4175, label %if.end30.i3866, label %for.body6.i288.i4171, !llvm.loop !23

if.end30.i3866:                                   ; preds = %for.body6.i288.i4171, %for.body6.i.i4157, %if.then28.i4167, %if.then23.i4164, %if.then.i3864, %cond.false72
  %cmp31.i3867 = icmp eq i64 %462, 0
  br i1 %cmp31.i3867, label %land.end.i4143, label %land.end.thread.i3868

land.end.thread.i3868:                            ; preds = %if.end30.i3866
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3840) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3841) #7
  br label %for.cond45.preheader.i3869

land.end.i4143:                                   ; preds = %if.end30.i3866
  %arrayidx32.i4144 = getelementptr inbounds i8, ptr %a, i64 56
  %593 = load i64, ptr %arrayidx32.i4144, align 8
  %cmp33.i4145 = icmp eq i64 %463, %593
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3840) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3841) #7
  br i1 %cmp33.i4145, label %for.body.lr.ph.i4146, label %for.cond45.preheader.i3869

for.body.lr.ph.i4146:                             ; preds = %land.end.i4143
  %places42.i4147 = getelementptr inbounds i8, ptr %found.i3841, i64 2080
  br label %for.body.i4148

for.cond45.preheader.i3869:                       ; preds = %for.body.i4148, %land.end.i4143, %land.end.thread.i3868
  %594 = phi i1 [ false, %land.end.thread.i3868 ], [ false, %land.end.i4143 ], [ true, %for.body.i4148 ]
  %arrayidx46.i3870 = getelementptr inbounds i8, ptr %a, i64 48
  %595 = load i64, ptr %arrayidx46.i3870, align 8
  %cmp47.not355.i3871 = icmp sgt i64 %595, 0
  br i1 %cmp47.not355.i3871, label %for.body50.lr.ph.i3919, label %for.end106.i3872

for.body50.lr.ph.i3919:                           ; preds = %for.cond45.preheader.i3869
  %places63.i3920 = getelementptr inbounds i8, ptr %found.i3841, i64 2080
  %cond67.i3921 = select i1 %594, ptr %places63.i3920, ptr %places.i3840
  %arrayidx68.i3922 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3923 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i319.i3924 = trunc i64 %462 to i32
  %conv1.i.i3925 = trunc i64 %sub.i3849 to i32
  %count32.i.i3926 = getelementptr inbounds i8, ptr %found.i3841, i64 4160
  %cmp91.i3927 = icmp eq i64 %465, 1
  %cmp18.not101.i.i3928 = icmp slt i64 %465, 8
  %add.ptr103.idx.i3929 = shl nsw i64 %464, 12
  br label %for.body50.i3930

for.body.i4148:                                   ; preds = %for.body.i4148, %for.body.lr.ph.i4146
  %k.0354.i4149 = phi i64 [ 0, %for.body.lr.ph.i4146 ], [ %inc.i4153, %for.body.i4148 ]
  %conv40.i4150 = trunc nuw i64 %k.0354.i4149 to i32
  %arrayidx41.i4151 = getelementptr inbounds [520 x i32], ptr %found.i3841, i64 0, i64 %k.0354.i4149
  store i32 %conv40.i4150, ptr %arrayidx41.i4151, align 4
  %arrayidx43.i4152 = getelementptr inbounds [520 x i32], ptr %places42.i4147, i64 0, i64 %k.0354.i4149
  store i32 0, ptr %arrayidx43.i4152, align 4
  %inc.i4153 = add nuw nsw i64 %k.0354.i4149, 1
  %exitcond4297.not = icmp eq i64 %inc.i4153, 520
  br i1 %exitcond4297.not, label %for.cond45.preheader.i3869, label %for.body.i4148, !llvm.loop !120

for.body50.i3930:                                 ; preds = %for.inc101.i3977, %for.body50.lr.ph.i3919
  %596 = phi i64 [ %595, %for.body50.lr.ph.i3919 ], [ %622, %for.inc101.i3977 ]
  %values.0358.i3931 = phi ptr [ %457, %for.body50.lr.ph.i3919 ], [ %add.ptr103.i3979, %for.inc101.i3977 ]
  %k44.0357.i3932 = phi i64 [ 0, %for.body50.lr.ph.i3919 ], [ %add.i3978, %for.inc101.i3977 ]
  %sub52.i3933 = sub nsw i64 %596, %k44.0357.i3932
  %spec.select.i3934 = tail call i64 @llvm.smin.i64(i64 %sub52.i3933, i64 512)
  %597 = load i64, ptr %arrayidx68.i3922, align 8
  %cmp69.i3935 = icmp eq i64 %597, 4
  %598 = load i64, ptr %arrayidx76.i3923, align 8
  %cmp.not65.i.i3936 = icmp slt i64 %sub52.i3933, 8
  br i1 %cmp69.i3935, label %cond.true71.i4094, label %cond.false74.i3937

cond.true71.i4094:                                ; preds = %for.body50.i3930
  %add.ptr72.i4095 = getelementptr inbounds i32, ptr %461, i64 %k44.0357.i3932
  br i1 %cmp.not65.i.i3936, label %for.cond11.preheader.i.i4116, label %for.body.lr.ph.i.i4096

for.body.lr.ph.i.i4096:                           ; preds = %cond.true71.i4094
  %splat.splatinsert.i.i4097 = insertelement <8 x i64> poison, i64 %598, i64 0
  %splat.splat.i.i4098 = shufflevector <8 x i64> %splat.splatinsert.i.i4097, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4099

for.cond11.preheader.i.i4116:                     ; preds = %for.body.i.i4099, %cond.true71.i4094
  %outside.0.lcssa.i.i4117 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4094 ], [ %or7.i.i4111, %for.body.i.i4099 ]
  %k.0.lcssa.i.i4118 = phi i64 [ 0, %cond.true71.i4094 ], [ %add68.i.i4100, %for.body.i.i4099 ]
  br label %for.body14.i.i4119

for.body.i.i4099:                                 ; preds = %for.body.i.i4099, %for.body.lr.ph.i.i4096
  %add68.i.i4100 = phi i64 [ 8, %for.body.lr.ph.i.i4096 ], [ %add.i.i4114, %for.body.i.i4099 ]
  %k.067.i.i4101 = phi i64 [ 0, %for.body.lr.ph.i.i4096 ], [ %add68.i.i4100, %for.body.i.i4099 ]
  %outside.066.i.i4102 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4096 ], [ %or7.i.i4111, %for.body.i.i4099 ]
  %add.ptr.i.i4103 = getelementptr inbounds i32, ptr %add.ptr72.i4095, i64 %k.067.i.i4101
  %599 = load <8 x i32>, ptr %add.ptr.i.i4103, align 4
  %conv.i.i4104 = sext <8 x i32> %599 to <8 x i64>
  %isneg.i.i4105 = icmp slt <8 x i32> %599, zeroinitializer
  %and.i.i4106 = select <8 x i1> %isneg.i.i4105, <8 x i64> %splat.splat.i.i4098, <8 x i64> zeroinitializer
  %add1.i.i4107 = add <8 x i64> %and.i.i4106, %conv.i.i4104
  %add1.lobit.i.i4108 = ashr <8 x i64> %add1.i.i4107, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4109 = icmp slt <8 x i64> %add1.i.i4107, %splat.splat.i.i4098
  %or.i.i4110 = select <8 x i1> %cmp5.not.i.i4109, <8 x i64> %add1.lobit.i.i4108, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4111 = or <8 x i64> %or.i.i4110, %outside.066.i.i4102
  %conv8.i.i4112 = trunc <8 x i64> %add1.i.i4107 to <8 x i32>
  %add.ptr9.i.i4113 = getelementptr inbounds i32, ptr %cond67.i3921, i64 %k.067.i.i4101
  store <8 x i32> %conv8.i.i4112, ptr %add.ptr9.i.i4113, align 8
  %add.i.i4114 = add nuw nsw i64 %add68.i.i4100, 8
  %cmp.not.i.i4115 = icmp sgt i64 %add.i.i4114, %spec.select.i3934
  br i1 %cmp.not.i.i4115, label %for.cond11.preheader.i.i4116, label %for.body.i.i4099, !llvm.loop !8

for.cond18.preheader.i.i4126:                     ; preds = %for.body14.i.i4119
  %cmp1972.i.i4127 = icmp slt i64 %k.0.lcssa.i.i4118, %spec.select.i3934
  br i1 %cmp1972.i.i4127, label %for.body21.i.i4128, label %cond.end78.i3970

for.body14.i.i4119:                               ; preds = %for.body14.i.i4119, %for.cond11.preheader.i.i4116
  %j.071.i.i4120 = phi i64 [ 0, %for.cond11.preheader.i.i4116 ], [ %inc.i.i4124, %for.body14.i.i4119 ]
  %wrong.070.i.i4121 = phi i64 [ 0, %for.cond11.preheader.i.i4116 ], [ %or15.i.i4123, %for.body14.i.i4119 ]
  %vecext.i.i4122 = extractelement <8 x i64> %outside.0.lcssa.i.i4117, i64 %j.071.i.i4120
  %or15.i.i4123 = or i64 %vecext.i.i4122, %wrong.070.i.i4121
  %inc.i.i4124 = add nuw nsw i64 %j.071.i.i4120, 1
  %exitcond.not.i294.i4125 = icmp eq i64 %inc.i.i4124, 8
  br i1 %exitcond.not.i294.i4125, label %for.cond18.preheader.i.i4126, label %for.body14.i.i4119, !llvm.loop !9

for.body21.i.i4128:                               ; preds = %for.cond18.preheader.i.i4126, %for.body21.i.i4128
  %k.174.i.i4129 = phi i64 [ %inc35.i.i4141, %for.body21.i.i4128 ], [ %k.0.lcssa.i.i4118, %for.cond18.preheader.i.i4126 ]
  %wrong.173.i.i4130 = phi i64 [ %or31.i.i4138, %for.body21.i.i4128 ], [ %or15.i.i4123, %for.cond18.preheader.i.i4126 ]
  %arrayidx.i.i4131 = getelementptr inbounds i32, ptr %add.ptr72.i4095, i64 %k.174.i.i4129
  %600 = load i32, ptr %arrayidx.i.i4131, align 4
  %conv23.i.i4132 = sext i32 %600 to i64
  %cmp25.i.i4133 = icmp slt i32 %600, 0
  %cond.i.i4134 = select i1 %cmp25.i.i4133, i64 %598, i64 0
  %add27.i.i4135 = add nsw i64 %cond.i.i4134, %conv23.i.i4132
  %cmp28.i.i4136 = icmp uge i64 %add27.i.i4135, %598
  %conv30.i.i4137 = zext i1 %cmp28.i.i4136 to i64
  %or31.i.i4138 = or i64 %wrong.173.i.i4130, %conv30.i.i4137
  %conv32.i.i4139 = trunc i64 %add27.i.i4135 to i32
  %arrayidx33.i.i4140 = getelementptr inbounds i32, ptr %cond67.i3921, i64 %k.174.i.i4129
  store i32 %conv32.i.i4139, ptr %arrayidx33.i.i4140, align 4
  %inc35.i.i4141 = add nuw nsw i64 %k.174.i.i4129, 1
  %exitcond76.not.i.i4142 = icmp eq i64 %inc35.i.i4141, %spec.select.i3934
  br i1 %exitcond76.not.i.i4142, label %cond.end78.i3970, label %for.body21.i.i4128, !llvm.loop !10

cond.false74.i3937:                               ; preds = %for.body50.i3930
  %add.ptr75.i3938 = getelementptr inbounds i64, ptr %461, i64 %k44.0357.i3932
  br i1 %cmp.not65.i.i3936, label %for.cond10.preheader.i.i3958, label %for.body.lr.ph.i295.i3939

for.body.lr.ph.i295.i3939:                        ; preds = %cond.false74.i3937
  %splat.splatinsert.i296.i3940 = insertelement <8 x i64> poison, i64 %598, i64 0
  %splat.splat.i297.i3941 = shufflevector <8 x i64> %splat.splatinsert.i296.i3940, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i298.i3942

for.cond10.preheader.i.i3958:                     ; preds = %for.body.i298.i3942, %cond.false74.i3937
  %outside.0.lcssa.i310.i3959 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3937 ], [ %or7.i306.i3953, %for.body.i298.i3942 ]
  %k.0.lcssa.i311.i3960 = phi i64 [ 0, %cond.false74.i3937 ], [ %add66.i.i3943, %for.body.i298.i3942 ]
  br label %for.body13.i.i3961

for.body.i298.i3942:                              ; preds = %for.body.i298.i3942, %for.body.lr.ph.i295.i3939
  %add66.i.i3943 = phi i64 [ 8, %for.body.lr.ph.i295.i3939 ], [ %add.i308.i3956, %for.body.i298.i3942 ]
  %k.065.i.i3944 = phi i64 [ 0, %for.body.lr.ph.i295.i3939 ], [ %add66.i.i3943, %for.body.i298.i3942 ]
  %outside.064.i.i3945 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i295.i3939 ], [ %or7.i306.i3953, %for.body.i298.i3942 ]
  %add.ptr.i299.i3946 = getelementptr inbounds i64, ptr %add.ptr75.i3938, i64 %k.065.i.i3944
  %601 = load <8 x i64>, ptr %add.ptr.i299.i3946, align 8
  %isneg.i300.i3947 = icmp slt <8 x i64> %601, zeroinitializer
  %and.i301.i3948 = select <8 x i1> %isneg.i300.i3947, <8 x i64> %splat.splat.i297.i3941, <8 x i64> zeroinitializer
  %add1.i302.i3949 = add <8 x i64> %and.i301.i3948, %601
  %add1.lobit.i303.i3950 = ashr <8 x i64> %add1.i302.i3949, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i304.i3951 = icmp slt <8 x i64> %add1.i302.i3949, %splat.splat.i297.i3941
  %or.i305.i3952 = select <8 x i1> %cmp5.not.i304.i3951, <8 x i64> %add1.lobit.i303.i3950, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i306.i3953 = or <8 x i64> %or.i305.i3952, %outside.064.i.i3945
  %conv.i307.i3954 = trunc <8 x i64> %add1.i302.i3949 to <8 x i32>
  %add.ptr8.i.i3955 = getelementptr inbounds i32, ptr %cond67.i3921, i64 %k.065.i.i3944
  store <8 x i32> %conv.i307.i3954, ptr %add.ptr8.i.i3955, align 8
  %add.i308.i3956 = add nuw nsw i64 %add66.i.i3943, 8
  %cmp.not.i309.i3957 = icmp sgt i64 %add.i308.i3956, %spec.select.i3934
  br i1 %cmp.not.i309.i3957, label %for.cond10.preheader.i.i3958, label %for.body.i298.i3942, !llvm.loop !11

for.cond17.preheader.i.i3968:                     ; preds = %for.body13.i.i3961
  %cmp1870.i.i3969 = icmp slt i64 %k.0.lcssa.i311.i3960, %spec.select.i3934
  br i1 %cmp1870.i.i3969, label %for.body20.i.i4080, label %cond.end78.i3970

for.body13.i.i3961:                               ; preds = %for.body13.i.i3961, %for.cond10.preheader.i.i3958
  %j.069.i.i3962 = phi i64 [ 0, %for.cond10.preheader.i.i3958 ], [ %inc.i313.i3966, %for.body13.i.i3961 ]
  %wrong.068.i.i3963 = phi i64 [ 0, %for.cond10.preheader.i.i3958 ], [ %or14.i.i3965, %for.body13.i.i3961 ]
  %vecext.i312.i3964 = extractelement <8 x i64> %outside.0.lcssa.i310.i3959, i64 %j.069.i.i3962
  %or14.i.i3965 = or i64 %vecext.i312.i3964, %wrong.068.i.i3963
  %inc.i313.i3966 = add nuw nsw i64 %j.069.i.i3962, 1
  %exitcond.not.i314.i3967 = icmp eq i64 %inc.i313.i3966, 8
  br i1 %exitcond.not.i314.i3967, label %for.cond17.preheader.i.i3968, label %for.body13.i.i3961, !llvm.loop !12

for.body20.i.i4080:                               ; preds = %for.cond17.preheader.i.i3968, %for.body20.i.i4080
  %k.172.i.i4081 = phi i64 [ %inc33.i.i4092, %for.body20.i.i4080 ], [ %k.0.lcssa.i311.i3960, %for.cond17.preheader.i.i3968 ]
  %wrong.171.i.i4082 = phi i64 [ %or29.i.i4089, %for.body20.i.i4080 ], [ %or14.i.i3965, %for.cond17.preheader.i.i3968 ]
  %arrayidx.i316.i4083 = getelementptr inbounds i64, ptr %add.ptr75.i3938, i64 %k.172.i.i4081
  %602 = load i64, ptr %arrayidx.i316.i4083, align 8
  %cmp23.i.i4084 = icmp slt i64 %602, 0
  %cond.i317.i4085 = select i1 %cmp23.i.i4084, i64 %598, i64 0
  %add25.i.i4086 = add nsw i64 %cond.i317.i4085, %602
  %cmp26.i.i4087 = icmp uge i64 %add25.i.i4086, %598
  %conv28.i.i4088 = zext i1 %cmp26.i.i4087 to i64
  %or29.i.i4089 = or i64 %wrong.171.i.i4082, %conv28.i.i4088
  %conv30.i318.i4090 = trunc i64 %add25.i.i4086 to i32
  %arrayidx31.i.i4091 = getelementptr inbounds i32, ptr %cond67.i3921, i64 %k.172.i.i4081
  store i32 %conv30.i318.i4090, ptr %arrayidx31.i.i4091, align 4
  %inc33.i.i4092 = add nuw nsw i64 %k.172.i.i4081, 1
  %exitcond74.not.i.i4093 = icmp eq i64 %inc33.i.i4092, %spec.select.i3934
  br i1 %exitcond74.not.i.i4093, label %cond.end78.i3970, label %for.body20.i.i4080, !llvm.loop !13

cond.end78.i3970:                                 ; preds = %for.body20.i.i4080, %for.body21.i.i4128, %for.cond17.preheader.i.i3968, %for.cond18.preheader.i.i4126
  %cond79.in.in.i3971 = phi i64 [ %or15.i.i4123, %for.cond18.preheader.i.i4126 ], [ %or14.i.i3965, %for.cond17.preheader.i.i3968 ], [ %or31.i.i4138, %for.body21.i.i4128 ], [ %or29.i.i4089, %for.body20.i.i4080 ]
  %cond79.in.not.i3972 = icmp eq i64 %cond79.in.in.i3971, 0
  br i1 %cond79.in.not.i3972, label %if.end82.i3973, label %most_long.exit

if.end82.i3973:                                   ; preds = %cond.end78.i3970
  br i1 %594, label %if.end87.i4007, label %if.else85.i3974

if.else85.i3974:                                  ; preds = %if.end82.i3973
  %cmp55.i.i3975 = icmp sgt i64 %sub52.i3933, 0
  br i1 %cmp55.i.i3975, label %for.body.i321.i3981, label %if.else94.thread.i3976

for.cond12.preheader.i.i3994:                     ; preds = %for.body.i321.i3981
  %tobool.not.i.i3995 = icmp eq i64 %add.i324.i3991, 0
  br i1 %tobool.not.i.i3995, label %if.else94.thread.i3976, label %for.body16.lr.ph.i.i3996

for.body16.lr.ph.i.i3996:                         ; preds = %for.cond12.preheader.i.i3994
  %sub18.i.i3997 = add nsw i64 %add.i324.i3991, -1
  %arrayidx19.i.i3998 = getelementptr inbounds [520 x i32], ptr %found.i3841, i64 0, i64 %sub18.i.i3997
  %arrayidx25.i.i3999 = getelementptr inbounds [520 x i32], ptr %places63.i3920, i64 0, i64 %sub18.i.i3997
  br label %for.body16.i.i4000

for.body.i321.i3981:                              ; preds = %if.else85.i3974, %for.body.i321.i3981
  %n.057.i.i3982 = phi i64 [ %add.i324.i3991, %for.body.i321.i3981 ], [ 0, %if.else85.i3974 ]
  %k.056.i.i3983 = phi i64 [ %inc.i325.i3992, %for.body.i321.i3981 ], [ 0, %if.else85.i3974 ]
  %arrayidx.i322.i3984 = getelementptr inbounds i32, ptr %places.i3840, i64 %k.056.i.i3983
  %603 = load i32, ptr %arrayidx.i322.i3984, align 4
  %sub3.i.i3985 = sub i32 %603, %conv.i319.i3924
  %conv4.i.i3986 = trunc i64 %k.056.i.i3983 to i32
  %arrayidx5.i.i3987 = getelementptr inbounds [520 x i32], ptr %found.i3841, i64 0, i64 %n.057.i.i3982
  store i32 %conv4.i.i3986, ptr %arrayidx5.i.i3987, align 4
  %arrayidx7.i323.i3988 = getelementptr inbounds [520 x i32], ptr %places63.i3920, i64 0, i64 %n.057.i.i3982
  store i32 %sub3.i.i3985, ptr %arrayidx7.i323.i3988, align 4
  %cmp8.i.i3989 = icmp ult i32 %sub3.i.i3985, %conv1.i.i3925
  %conv10.i.i3990 = zext i1 %cmp8.i.i3989 to i64
  %add.i324.i3991 = add nuw nsw i64 %n.057.i.i3982, %conv10.i.i3990
  %inc.i325.i3992 = add nuw nsw i64 %k.056.i.i3983, 1
  %exitcond.not.i326.i3993 = icmp eq i64 %inc.i325.i3992, %spec.select.i3934
  br i1 %exitcond.not.i326.i3993, label %for.cond12.preheader.i.i3994, label %for.body.i321.i3981, !llvm.loop !14

for.body16.i.i4000:                               ; preds = %for.body16.i.i4000, %for.body16.lr.ph.i.i3996
  %k11.058.i.i4001 = phi i64 [ 0, %for.body16.lr.ph.i.i3996 ], [ %inc30.i.i4005, %for.body16.i.i4000 ]
  %604 = load i32, ptr %arrayidx19.i.i3998, align 4
  %add21.i.i4002 = add nuw nsw i64 %k11.058.i.i4001, %add.i324.i3991
  %arrayidx22.i.i4003 = getelementptr inbounds [520 x i32], ptr %found.i3841, i64 0, i64 %add21.i.i4002
  store i32 %604, ptr %arrayidx22.i.i4003, align 4
  %605 = load i32, ptr %arrayidx25.i.i3999, align 4
  %arrayidx28.i.i4004 = getelementptr inbounds [520 x i32], ptr %places63.i3920, i64 0, i64 %add21.i.i4002
  store i32 %605, ptr %arrayidx28.i.i4004, align 4
  %inc30.i.i4005 = add nuw nsw i64 %k11.058.i.i4001, 1
  %exitcond.not.i4006 = icmp eq i64 %inc30.i.i4005, 8
  br i1 %exitcond.not.i4006, label %if.end87.i4007, label %for.body16.i.i4000, !llvm.loop !15

if.else94.thread.i3976:                           ; preds = %for.cond12.preheader.i.i3994, %if.else85.i3974
  store i64 0, ptr %count32.i.i3926, align 8
  br label %for.inc101.i3977

if.end87.i4007:                                   ; preds = %for.body16.i.i4000, %if.end82.i3973
  %606 = phi i64 [ %spec.select.i3934, %if.end82.i3973 ], [ %add.i324.i3991, %for.body16.i.i4000 ]
  store i64 %606, ptr %count32.i.i3926, align 8
  %tobool89.i4008 = icmp ne i64 %606, 0
  %or.cond183.i4009 = select i1 %tobool89.i4008, i1 %cmp91.i3927, i1 false
  %cmp47.i.i4010 = icmp sgt i64 %606, 0
  br i1 %or.cond183.i4009, label %if.then93.i4053, label %if.else94.i4011

if.then93.i4053:                                  ; preds = %if.end87.i4007
  br i1 %cmp47.i.i4010, label %for.body.preheader.i.i4054, label %for.inc101.i3977

for.body.preheader.i.i4054:                       ; preds = %if.then93.i4053
  %607 = load i32, ptr %places63.i3920, align 8
  %conv.i327.i4055 = sext i32 %607 to i64
  %arrayidx1.i.i4056 = getelementptr inbounds i64, ptr %cond.i3857, i64 %conv.i327.i4055
  %608 = load i64, ptr %arrayidx1.i.i4056, align 8
  br label %for.body.i328.i4057

for.body.i328.i4057:                              ; preds = %if.end.i.i4070, %for.body.preheader.i.i4054
  %before.050.i.i4058 = phi i64 [ %conv5.i.i4062, %if.end.i.i4070 ], [ %conv.i327.i4055, %for.body.preheader.i.i4054 ]
  %m.049.i.i4059 = phi i64 [ %inc.i333.i4078, %if.end.i.i4070 ], [ 0, %for.body.preheader.i.i4054 ]
  %found.048.i.i4060 = phi i64 [ %cond.i332.i4076, %if.end.i.i4070 ], [ %608, %for.body.preheader.i.i4054 ]
  %arrayidx4.i.i4061 = getelementptr inbounds [520 x i32], ptr %places63.i3920, i64 0, i64 %m.049.i.i4059
  %609 = load i32, ptr %arrayidx4.i.i4061, align 4
  %conv5.i.i4062 = sext i32 %609 to i64
  %add.i329.i4063 = add nuw nsw i64 %m.049.i.i4059, 8
  %arrayidx7.i330.i4064 = getelementptr inbounds [520 x i32], ptr %places63.i3920, i64 0, i64 %add.i329.i4063
  %610 = load i32, ptr %arrayidx7.i330.i4064, align 4
  %idx.ext.i.i4065 = sext i32 %610 to i64
  %add.ptr.i331.i4066 = getelementptr inbounds i64, ptr %cond.i3857, i64 %idx.ext.i.i4065
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i331.i4066, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4067 = icmp eq i64 %before.050.i.i4058, %conv5.i.i4062
  br i1 %cmp8.not.i.i4067, label %if.end.i.i4070, label %if.then.i.i4068

if.then.i.i4068:                                  ; preds = %for.body.i328.i4057
  %arrayidx10.i.i4069 = getelementptr inbounds i64, ptr %cond.i3857, i64 %conv5.i.i4062
  %611 = load i64, ptr %arrayidx10.i.i4069, align 8
  br label %if.end.i.i4070

if.end.i.i4070:                                   ; preds = %if.then.i.i4068, %for.body.i328.i4057
  %found.1.i.i4071 = phi i64 [ %611, %if.then.i.i4068 ], [ %found.048.i.i4060, %for.body.i328.i4057 ]
  %arrayidx11.i.i4072 = getelementptr inbounds [520 x i32], ptr %found.i3841, i64 0, i64 %m.049.i.i4059
  %612 = load i32, ptr %arrayidx11.i.i4072, align 4
  %conv12.i.i4073 = sext i32 %612 to i64
  %mul.i.i4074 = mul nsw i64 %464, %conv12.i.i4073
  %arrayidx13.i.i4075 = getelementptr inbounds i64, ptr %values.0358.i3931, i64 %mul.i.i4074
  %613 = load i64, ptr %arrayidx13.i.i4075, align 8
  %cond.i332.i4076 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4071, i64 %613)
  %arrayidx23.i.i4077 = getelementptr inbounds i64, ptr %cond.i3857, i64 %conv5.i.i4062
  store i64 %cond.i332.i4076, ptr %arrayidx23.i.i4077, align 8
  %inc.i333.i4078 = add nuw nsw i64 %m.049.i.i4059, 1
  %exitcond369.not.i4079 = icmp eq i64 %inc.i333.i4078, %606
  br i1 %exitcond369.not.i4079, label %for.inc101.i3977, label %for.body.i328.i4057, !llvm.loop !121

if.else94.i4011:                                  ; preds = %if.end87.i4007
  br i1 %cmp47.i.i4010, label %for.body.i337.i4012, label %for.inc101.i3977

for.body.i337.i4012:                              ; preds = %if.else94.i4011, %for.end52.i.i4043
  %m.0107.i.i4013 = phi i64 [ %inc54.i.i4044, %for.end52.i.i4043 ], [ 0, %if.else94.i4011 ]
  %arrayidx.i338.i4014 = getelementptr inbounds [520 x i32], ptr %found.i3841, i64 0, i64 %m.0107.i.i4013
  %614 = load i32, ptr %arrayidx.i338.i4014, align 4
  %conv.i339.i4015 = sext i32 %614 to i64
  %mul.i340.i4016 = mul nsw i64 %464, %conv.i339.i4015
  %add.ptr.i341.i4017 = getelementptr inbounds i64, ptr %values.0358.i3931, i64 %mul.i340.i4016
  %arrayidx1.i342.i4018 = getelementptr inbounds [520 x i32], ptr %places63.i3920, i64 0, i64 %m.0107.i.i4013
  %615 = load i32, ptr %arrayidx1.i342.i4018, align 4
  %conv2.i.i4019 = sext i32 %615 to i64
  %mul3.i.i4020 = mul nsw i64 %465, %conv2.i.i4019
  %add.ptr4.i.i4021 = getelementptr inbounds i64, ptr %cond.i3857, i64 %mul3.i.i4020
  %add.i343.i4022 = add nuw nsw i64 %m.0107.i.i4013, 8
  %arrayidx6.i.i4023 = getelementptr inbounds [520 x i32], ptr %found.i3841, i64 0, i64 %add.i343.i4022
  %616 = load i32, ptr %arrayidx6.i.i4023, align 4
  %conv7.i.i4024 = sext i32 %616 to i64
  %mul8.i.i4025 = mul nsw i64 %464, %conv7.i.i4024
  %add.ptr9.i344.i4026 = getelementptr inbounds i64, ptr %values.0358.i3931, i64 %mul8.i.i4025
  %arrayidx12.i.i4027 = getelementptr inbounds [520 x i32], ptr %places63.i3920, i64 0, i64 %add.i343.i4022
  %617 = load i32, ptr %arrayidx12.i.i4027, align 4
  %conv13.i.i4028 = sext i32 %617 to i64
  %mul14.i.i4029 = mul nsw i64 %465, %conv13.i.i4028
  %add.ptr15.i.i4030 = getelementptr inbounds i64, ptr %cond.i3857, i64 %mul14.i.i4029
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4030, i32 1, i32 3, i32 1)
  br i1 %cmp18.not101.i.i3928, label %for.cond36.preheader.i.i4040, label %for.body20.i345.i4031

for.cond36.preheader.i.i4040:                     ; preds = %for.body20.i345.i4031, %for.body.i337.i4012
  %j.0.lcssa.i.i4041 = phi i64 [ 0, %for.body.i337.i4012 ], [ %add17103.i.i4032, %for.body20.i345.i4031 ]
  %cmp37104.i.i4042 = icmp slt i64 %j.0.lcssa.i.i4041, %465
  br i1 %cmp37104.i.i4042, label %for.body39.i.i4046, label %for.end52.i.i4043

for.body20.i345.i4031:                            ; preds = %for.body.i337.i4012, %for.body20.i345.i4031
  %add17103.i.i4032 = phi i64 [ %add17.i.i4038, %for.body20.i345.i4031 ], [ 8, %for.body.i337.i4012 ]
  %j.0102.i.i4033 = phi i64 [ %add17103.i.i4032, %for.body20.i345.i4031 ], [ 0, %for.body.i337.i4012 ]
  %add.ptr21.i.i4034 = getelementptr inbounds i64, ptr %add.ptr9.i344.i4026, i64 %j.0102.i.i4033
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4034, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4035 = getelementptr inbounds i64, ptr %add.ptr4.i.i4021, i64 %j.0102.i.i4033
  %618 = load <8 x i64>, ptr %add.ptr22.i.i4035, align 8
  %add.ptr23.i.i4036 = getelementptr inbounds i64, ptr %add.ptr.i341.i4017, i64 %j.0102.i.i4033
  %619 = load <8 x i64>, ptr %add.ptr23.i.i4036, align 8
  %or33.i.i4037 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %618, <8 x i64> %619)
  store <8 x i64> %or33.i.i4037, ptr %add.ptr22.i.i4035, align 8
  %add17.i.i4038 = add nuw nsw i64 %add17103.i.i4032, 8
  %cmp18.not.i.i4039 = icmp sgt i64 %add17.i.i4038, %465
  br i1 %cmp18.not.i.i4039, label %for.cond36.preheader.i.i4040, label %for.body20.i345.i4031, !llvm.loop !122

for.body39.i.i4046:                               ; preds = %for.cond36.preheader.i.i4040, %for.body39.i.i4046
  %j.1105.i.i4047 = phi i64 [ %inc.i347.i4051, %for.body39.i.i4046 ], [ %j.0.lcssa.i.i4041, %for.cond36.preheader.i.i4040 ]
  %arrayidx40.i.i4048 = getelementptr inbounds i64, ptr %add.ptr4.i.i4021, i64 %j.1105.i.i4047
  %620 = load i64, ptr %arrayidx40.i.i4048, align 8
  %arrayidx41.i.i4049 = getelementptr inbounds i64, ptr %add.ptr.i341.i4017, i64 %j.1105.i.i4047
  %621 = load i64, ptr %arrayidx41.i.i4049, align 8
  %spec.select.i.i4050 = tail call i64 @llvm.smax.i64(i64 %620, i64 %621)
  store i64 %spec.select.i.i4050, ptr %arrayidx40.i.i4048, align 8
  %inc.i347.i4051 = add nuw nsw i64 %j.1105.i.i4047, 1
  %exitcond.not.i348.i4052 = icmp eq i64 %inc.i347.i4051, %465
  br i1 %exitcond.not.i348.i4052, label %for.end52.i.i4043, label %for.body39.i.i4046, !llvm.loop !123

for.end52.i.i4043:                                ; preds = %for.body39.i.i4046, %for.cond36.preheader.i.i4040
  %inc54.i.i4044 = add nuw nsw i64 %m.0107.i.i4013, 1
  %exitcond368.not.i4045 = icmp eq i64 %inc54.i.i4044, %606
  br i1 %exitcond368.not.i4045, label %for.inc101.i3977, label %for.body.i337.i4012, !llvm.loop !124

for.inc101.i3977:                                 ; preds = %for.end52.i.i4043, %if.end.i.i4070, %if.else94.i4011, %if.then93.i4053, %if.else94.thread.i3976
  %add.i3978 = add nuw nsw i64 %k44.0357.i3932, 512
  %add.ptr103.i3979 = getelementptr inbounds i8, ptr %values.0358.i3931, i64 %add.ptr103.idx.i3929
  %622 = load i64, ptr %arrayidx46.i3870, align 8
  %cmp47.not.i3980 = icmp slt i64 %add.i3978, %622
  br i1 %cmp47.not.i3980, label %for.body50.i3930, label %for.end106.i3872, !llvm.loop !125

for.end106.i3872:                                 ; preds = %for.inc101.i3977, %for.cond45.preheader.i3869
  %623 = load i64, ptr %a, align 8
  %cmp108.i3873 = icmp eq i64 %623, 0
  %tobool111.i3874 = icmp ne i64 %467, 0
  %or.cond184.i3875 = select i1 %cmp108.i3873, i1 %tobool111.i3874, i1 false
  br i1 %or.cond184.i3875, label %lor.lhs.false112.i3877, label %most_long.exit

lor.lhs.false112.i3877:                           ; preds = %for.end106.i3872
  %cmp113.i3878 = icmp ne ptr %cond.i3857, %468
  %tobool116.i3879 = icmp ne i64 %458, 0
  %or.cond185.i3880 = select i1 %cmp113.i3878, i1 true, i1 %tobool116.i3879
  br i1 %or.cond185.i3880, label %for.cond120.preheader.i3881, label %most_long.exit

for.cond120.preheader.i3881:                      ; preds = %lor.lhs.false112.i3877
  %cmp122.not359.i3882 = icmp slt i64 %mul.i3850, 8
  br i1 %cmp122.not359.i3882, label %for.cond145.preheader.i3894, label %for.body124.lr.ph.i3883

for.body124.lr.ph.i3883:                          ; preds = %for.cond120.preheader.i3881
  %add.ptr131.i3884 = getelementptr inbounds i64, ptr %459, i64 %mul9.i3853
  br label %for.body124.i3885

for.cond145.preheader.i3894:                      ; preds = %if.end140.i3889, %for.cond120.preheader.i3881
  %k119.0.lcssa.i3895 = phi i64 [ 0, %for.cond120.preheader.i3881 ], [ %add121361.i3886, %if.end140.i3889 ]
  %cmp146362.i3896 = icmp slt i64 %k119.0.lcssa.i3895, %mul.i3850
  br i1 %cmp146362.i3896, label %for.body148.lr.ph.i3897, label %most_long.exit

for.body148.lr.ph.i3897:                          ; preds = %for.cond145.preheader.i3894
  %624 = getelementptr i64, ptr %459, i64 %mul9.i3853
  br label %for.body148.i3898

for.body124.i3885:                                ; preds = %if.end140.i3889, %for.body124.lr.ph.i3883
  %add121361.i3886 = phi i64 [ 8, %for.body124.lr.ph.i3883 ], [ %add121.i3892, %if.end140.i3889 ]
  %k119.0360.i3887 = phi i64 [ 0, %for.body124.lr.ph.i3883 ], [ %add121361.i3886, %if.end140.i3889 ]
  %add.ptr125.i3888 = getelementptr inbounds i64, ptr %cond.i3857, i64 %k119.0360.i3887
  %625 = load <8 x i64>, ptr %add.ptr125.i3888, align 8
  br i1 %tobool116.i3879, label %land.lhs.true127.i3910, label %if.end140.i3889

land.lhs.true127.i3910:                           ; preds = %for.body124.i3885
  %626 = load i64, ptr %arrayidx8.i3852, align 8
  %tobool129.not.i3911 = icmp eq i64 %626, 0
  br i1 %tobool129.not.i3911, label %if.then136.i3915, label %if.then130.i3912

if.then130.i3912:                                 ; preds = %land.lhs.true127.i3910
  %add.ptr132.i3913 = getelementptr inbounds i64, ptr %add.ptr131.i3884, i64 %k119.0360.i3887
  %627 = load <8 x i64>, ptr %add.ptr132.i3913, align 8
  %add133.i3914 = add <8 x i64> %627, %625
  br label %if.end140.i3889

if.then136.i3915:                                 ; preds = %land.lhs.true127.i3910
  %628 = load i64, ptr %459, align 8
  %splat.splatinsert.i3916 = insertelement <8 x i64> poison, i64 %628, i64 0
  %splat.splat.i3917 = shufflevector <8 x i64> %splat.splatinsert.i3916, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i3918 = add <8 x i64> %splat.splat.i3917, %625
  br label %if.end140.i3889

if.end140.i3889:                                  ; preds = %if.then136.i3915, %if.then130.i3912, %for.body124.i3885
  %sum.0.i3890 = phi <8 x i64> [ %add133.i3914, %if.then130.i3912 ], [ %add138.i3918, %if.then136.i3915 ], [ %625, %for.body124.i3885 ]
  %add.ptr141.i3891 = getelementptr inbounds i64, ptr %468, i64 %k119.0360.i3887
  store <8 x i64> %sum.0.i3890, ptr %add.ptr141.i3891, align 8
  %add121.i3892 = add nuw nsw i64 %add121361.i3886, 8
  %cmp122.not.i3893 = icmp sgt i64 %add121.i3892, %mul.i3850
  br i1 %cmp122.not.i3893, label %for.cond145.preheader.i3894, label %for.body124.i3885, !llvm.loop !126

for.body148.i3898:                                ; preds = %cond.end159.i3901, %for.body148.lr.ph.i3897
  %k119.1363.i3899 = phi i64 [ %k119.0.lcssa.i3895, %for.body148.lr.ph.i3897 ], [ %inc163.i3904, %cond.end159.i3901 ]
  %arrayidx151.i3900 = getelementptr inbounds i64, ptr %cond.i3857, i64 %k119.1363.i3899
  %629 = load i64, ptr %arrayidx151.i3900, align 8
  br i1 %tobool116.i3879, label %cond.true150.i3906, label %cond.end159.i3901

cond.true150.i3906:                               ; preds = %for.body148.i3898
  %630 = load i64, ptr %arrayidx8.i3852, align 8
  %mul153.i3907 = mul nsw i64 %630, %k119.1363.i3899
  %arrayidx155.i3908 = getelementptr i64, ptr %624, i64 %mul153.i3907
  %631 = load i64, ptr %arrayidx155.i3908, align 8
  %add156.i3909 = add nsw i64 %631, %629
  br label %cond.end159.i3901

cond.end159.i3901:                                ; preds = %cond.true150.i3906, %for.body148.i3898
  %cond160.i3902 = phi i64 [ %add156.i3909, %cond.true150.i3906 ], [ %629, %for.body148.i3898 ]
  %arrayidx161.i3903 = getelementptr inbounds i64, ptr %468, i64 %k119.1363.i3899
  store i64 %cond160.i3902, ptr %arrayidx161.i3903, align 8
  %inc163.i3904 = add nuw nsw i64 %k119.1363.i3899, 1
  %exitcond370.not.i3905 = icmp eq i64 %inc163.i3904, %mul.i3850
  br i1 %exitcond370.not.i3905, label %most_long.exit, label %for.body148.i3898, !llvm.loop !127

most_long.exit:                                   ; preds = %cond.end78.i3970, %cond.end159.i3901, %for.end106.i3872, %lor.lhs.false112.i3877, %for.cond145.preheader.i3894
  %retval.3.i3876 = phi i64 [ 0, %lor.lhs.false112.i3877 ], [ 0, %for.end106.i3872 ], [ 0, %for.cond145.preheader.i3894 ], [ 0, %cond.end159.i3901 ], [ 1, %cond.end78.i3970 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3841) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3840) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %retval.3.i, %set_32.exit ], [ %retval.3.i150, %set_64.exit ], [ %retval.3.i403, %add_float.exit ], [ %retval.3.i628, %add_double.exit ], [ %retval.3.i929, %add_int.exit ], [ %retval.3.i1236, %add_long.exit ], [ %retval.3.i1571, %least_float.exit ], [ %retval.3.i1865, %least_double.exit ], [ %retval.3.i2186, %least_int.exit ], [ %retval.3.i2514, %least_long.exit ], [ %retval.3.i2850, %most_float.exit ], [ %retval.3.i3195, %most_double.exit ], [ %retval.3.i3540, %most_int.exit ], [ %retval.3.i3876, %most_long.exit ]
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
