; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 8d013fca19c9cb7cd69cd05c3dacf268ad342dc2
%struct.chosen = type { [520 x i32], [520 x i32], i64 }
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind
define noundef i64 @lazyasync_combine_rows(ptr noundef readonly %a) local_unnamed_addr #0 {
entry:
  %places.i4688 = alloca [512 x i32], align 16
  %found.i4689 = alloca %struct.chosen, align 8
  %places.i4348 = alloca [512 x i32], align 16
  %found.i4349 = alloca %struct.chosen, align 8
  %places.i3999 = alloca [512 x i32], align 16
  %found.i4000 = alloca %struct.chosen, align 8
  %places.i3650 = alloca [512 x i32], align 16
  %found.i3651 = alloca %struct.chosen, align 8
  %places.i3310 = alloca [512 x i32], align 16
  %found.i3311 = alloca %struct.chosen, align 8
  %places.i2989 = alloca [512 x i32], align 16
  %found.i2990 = alloca %struct.chosen, align 8
  %places.i2640 = alloca [512 x i32], align 16
  %found.i2641 = alloca %struct.chosen, align 8
  %places.i2338 = alloca [512 x i32], align 16
  %found.i2339 = alloca %struct.chosen, align 8
  %places.i1848 = alloca [512 x i32], align 16
  %found.i1849 = alloca %struct.chosen, align 8
  %places.i1372 = alloca [512 x i32], align 16
  %found.i1373 = alloca %struct.chosen, align 8
  %places.i968 = alloca [512 x i32], align 16
  %found.i969 = alloca %struct.chosen, align 8
  %places.i666 = alloca [512 x i32], align 16
  %found.i667 = alloca %struct.chosen, align 8
  %places.i391 = alloca [512 x i32], align 16
  %found.i392 = alloca %struct.chosen, align 8
  %places.i122 = alloca [512 x i32], align 16
  %found.i123 = alloca %struct.chosen, align 8
  %places.i = alloca [512 x i32], align 16
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
  %exitcond5191.not = icmp eq i64 %inc.i, 520
  br i1 %exitcond5191.not, label %for.cond45.preheader.i, label %for.body.i, !llvm.loop !7

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
  %exitcond5187.not = icmp eq i64 %inc.i366, 520
  br i1 %exitcond5187.not, label %for.cond45.preheader.i153, label %for.body.i362, !llvm.loop !27

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
  store <8 x i32> %conv8.i.i326, ptr %add.ptr9.i.i327, align 8
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
  store <8 x i32> %conv.i311.i228, ptr %add.ptr8.i.i229, align 8
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
  %exitcond5189.not = icmp eq i64 %inc.i653, 520
  br i1 %exitcond5189.not, label %for.cond45.preheader.i419, label %for.body.i649, !llvm.loop !36

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
  store <8 x i32> %conv8.i.i614, ptr %add.ptr9.i.i615, align 8
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
  store <8 x i32> %conv.i311.i494, ptr %add.ptr8.i.i495, align 8
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
  %exitcond5185.not = icmp eq i64 %inc.i953, 520
  br i1 %exitcond5185.not, label %for.cond45.preheader.i697, label %for.body.i949, !llvm.loop !44

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
  store <8 x i32> %conv8.i.i914, ptr %add.ptr9.i.i915, align 8
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
  store <8 x i32> %conv.i316.i, ptr %add.ptr8.i.i740, align 8
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
  %exitcond5184.not = icmp eq i64 %inc.i1347, 520
  br i1 %exitcond5184.not, label %for.cond45.preheader.i999, label %for.body.i1342, !llvm.loop !56

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
  store <8 x i32> %conv8.i.i1306, ptr %add.ptr9.i.i1307, align 8
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
  store <8 x i32> %conv.i311.i1084, ptr %add.ptr8.i.i1085, align 8
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
  %exitcond5183.not = icmp eq i64 %inc.i1823, 520
  br i1 %exitcond5183.not, label %for.cond45.preheader.i1403, label %for.body.i1818, !llvm.loop !68

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
  store <8 x i32> %conv8.i.i1782, ptr %add.ptr9.i.i1783, align 8
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
  store <8 x i32> %conv.i311.i1488, ptr %add.ptr8.i.i1489, align 8
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
  %exitcond5186.not = icmp eq i64 %inc.i2313, 520
  br i1 %exitcond5186.not, label %for.cond45.preheader.i1879, label %for.body.i2308, !llvm.loop !80

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
  store <8 x i32> %conv8.i.i2272, ptr %add.ptr9.i.i2273, align 8
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
  store <8 x i32> %conv.i311.i1964, ptr %add.ptr8.i.i1965, align 8
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
  %arrayidx.i3312 = getelementptr inbounds i8, ptr %a, i64 24
  %588 = load i64, ptr %arrayidx.i3312, align 8
  %589 = inttoptr i64 %588 to ptr
  %arrayidx1.i3313 = getelementptr inbounds i8, ptr %a, i64 88
  %590 = load i64, ptr %arrayidx1.i3313, align 8
  %591 = inttoptr i64 %590 to ptr
  %arrayidx2.i3314 = getelementptr inbounds i8, ptr %a, i64 40
  %592 = load i64, ptr %arrayidx2.i3314, align 8
  %593 = inttoptr i64 %592 to ptr
  %arrayidx3.i3315 = getelementptr inbounds i8, ptr %a, i64 72
  %594 = load i64, ptr %arrayidx3.i3315, align 8
  %arrayidx4.i3316 = getelementptr inbounds i8, ptr %a, i64 80
  %595 = load i64, ptr %arrayidx4.i3316, align 8
  %arrayidx5.i3317 = getelementptr inbounds i8, ptr %a, i64 32
  %596 = load i64, ptr %arrayidx5.i3317, align 8
  %arrayidx6.i3318 = getelementptr inbounds i8, ptr %a, i64 64
  %597 = load i64, ptr %arrayidx6.i3318, align 8
  %sub.i3319 = sub i64 %595, %594
  %mul.i3320 = mul i64 %597, %sub.i3319
  %mul7.i3321 = mul nsw i64 %597, %594
  %arrayidx8.i3322 = getelementptr inbounds i8, ptr %a, i64 96
  %598 = load i64, ptr %arrayidx8.i3322, align 8
  %mul9.i3323 = mul nsw i64 %mul7.i3321, %598
  %arrayidx10.i3324 = getelementptr inbounds i8, ptr %a, i64 120
  %599 = load i64, ptr %arrayidx10.i3324, align 8
  %600 = inttoptr i64 %599 to ptr
  %arrayidx11.i3325 = getelementptr inbounds i8, ptr %a, i64 112
  %601 = load i64, ptr %arrayidx11.i3325, align 8
  %tobool.not.i3326 = icmp eq i64 %601, 0
  %602 = inttoptr i64 %601 to ptr
  %cond.i3327 = select i1 %tobool.not.i3326, ptr %600, ptr %602
  %arrayidx13.i3328 = getelementptr inbounds i8, ptr %a, i64 104
  %603 = load i64, ptr %arrayidx13.i3328, align 8
  %tobool14.not.i3329 = icmp eq i64 %603, 0
  switch i64 %587, label %cond.false54 [
    i64 0, label %cond.true42
    i64 1, label %cond.true47
    i64 2, label %cond.true52
  ]

cond.true42:                                      ; preds = %cond.true39
  br i1 %tobool14.not.i3329, label %if.end30.i2366, label %land.lhs.true.i2358

land.lhs.true.i2358:                              ; preds = %cond.true42
  %tobool16.i2360.not = icmp eq i64 %590, 0
  br i1 %tobool16.i2360.not, label %if.then.i2362, label %land.lhs.true20.i2624

if.then.i2362:                                    ; preds = %land.lhs.true.i2358
  %604 = inttoptr i64 %603 to ptr
  %605 = load i32, ptr %604, align 4
  %tobool.not.i.i2363 = icmp eq i32 %605, 0
  br i1 %tobool.not.i.i2363, label %if.then.i.i2622, label %for.cond.preheader.i.i2364

if.then.i.i2622:                                  ; preds = %if.then.i2362
  %mul.i.i2623 = shl nsw i64 %mul.i3320, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i.i2623, i1 false)
  br label %if.end30.i2366

for.cond.preheader.i.i2364:                       ; preds = %if.then.i2362
  %cmp535.i.i2365 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp535.i.i2365, label %for.body.i.i2617, label %if.end30.i2366

for.body.i.i2617:                                 ; preds = %for.cond.preheader.i.i2364, %for.body.i.i2617
  %k.036.i.i2618 = phi i64 [ %inc.i.i2620, %for.body.i.i2617 ], [ 0, %for.cond.preheader.i.i2364 ]
  %arrayidx.i.i2619 = getelementptr inbounds i32, ptr %cond.i3327, i64 %k.036.i.i2618
  store i32 %605, ptr %arrayidx.i.i2619, align 4
  %inc.i.i2620 = add nuw nsw i64 %k.036.i.i2618, 1
  %exitcond38.not.i.i2621 = icmp eq i64 %inc.i.i2620, %mul.i3320
  br i1 %exitcond38.not.i.i2621, label %if.end30.i2366, label %for.body.i.i2617, !llvm.loop !4

land.lhs.true20.i2624:                            ; preds = %land.lhs.true.i2358
  %tobool22.not.i2625 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i2625, label %if.then28.i2629, label %if.then23.i2626

if.then23.i2626:                                  ; preds = %land.lhs.true20.i2624
  %add.ptr.i2627 = getelementptr inbounds float, ptr %591, i64 %mul9.i3323
  %mul24.i2628 = shl i64 %mul.i3320, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3327, ptr nonnull align 4 %add.ptr.i2627, i64 %mul24.i2628, i1 false)
  br label %if.end30.i2366

if.then28.i2629:                                  ; preds = %land.lhs.true20.i2624
  %606 = load i32, ptr %591, align 4
  %tobool.not.i285.i2630 = icmp eq i32 %606, 0
  br i1 %tobool.not.i285.i2630, label %if.then.i293.i2638, label %for.cond.preheader.i286.i2631

if.then.i293.i2638:                               ; preds = %if.then28.i2629
  %mul.i294.i2639 = shl nsw i64 %mul.i3320, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i294.i2639, i1 false)
  br label %if.end30.i2366

for.cond.preheader.i286.i2631:                    ; preds = %if.then28.i2629
  %cmp535.i287.i2632 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp535.i287.i2632, label %for.body.i288.i2633, label %if.end30.i2366

for.body.i288.i2633:                              ; preds = %for.cond.preheader.i286.i2631, %for.body.i288.i2633
  %k.036.i289.i2634 = phi i64 [ %inc.i291.i2636, %for.body.i288.i2633 ], [ 0, %for.cond.preheader.i286.i2631 ]
  %arrayidx.i290.i2635 = getelementptr inbounds i32, ptr %cond.i3327, i64 %k.036.i289.i2634
  store i32 %606, ptr %arrayidx.i290.i2635, align 4
  %inc.i291.i2636 = add nuw nsw i64 %k.036.i289.i2634, 1
  %exitcond38.not.i292.i2637 = icmp eq i64 %inc.i291.i2636, %mul.i3320
  br i1 %exitcond38.not.i292.i2637, label %if.end30.i2366, label %for.body.i288.i2633, !llvm.loop !4

if.end30.i2366:                                   ; preds = %for.body.i288.i2633, %for.body.i.i2617, %for.cond.preheader.i286.i2631, %if.then.i293.i2638, %if.then23.i2626, %for.cond.preheader.i.i2364, %if.then.i.i2622, %cond.true42
  %cmp31.i2367 = icmp eq i64 %594, 0
  br i1 %cmp31.i2367, label %land.end.i2606, label %land.end.thread.i2368

land.end.thread.i2368:                            ; preds = %if.end30.i2366
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2338) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2339) #7
  br label %for.cond45.preheader.i2369

land.end.i2606:                                   ; preds = %if.end30.i2366
  %arrayidx32.i2607 = getelementptr inbounds i8, ptr %a, i64 56
  %607 = load i64, ptr %arrayidx32.i2607, align 8
  %cmp33.i2608 = icmp eq i64 %595, %607
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2338) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2339) #7
  br i1 %cmp33.i2608, label %for.body.lr.ph.i2609, label %for.cond45.preheader.i2369

for.body.lr.ph.i2609:                             ; preds = %land.end.i2606
  %places42.i2610 = getelementptr inbounds i8, ptr %found.i2339, i64 2080
  br label %for.body.i2611

for.cond45.preheader.i2369:                       ; preds = %for.body.i2611, %land.end.i2606, %land.end.thread.i2368
  %608 = phi i1 [ false, %land.end.thread.i2368 ], [ false, %land.end.i2606 ], [ true, %for.body.i2611 ]
  %arrayidx46.i2370 = getelementptr inbounds i8, ptr %a, i64 48
  %609 = load i64, ptr %arrayidx46.i2370, align 8
  %cmp47.not364.i = icmp sgt i64 %609, 0
  br i1 %cmp47.not364.i, label %for.body50.lr.ph.i2412, label %for.end106.i2371

for.body50.lr.ph.i2412:                           ; preds = %for.cond45.preheader.i2369
  %places63.i2413 = getelementptr inbounds i8, ptr %found.i2339, i64 2080
  %cond67.i2414 = select i1 %608, ptr %places63.i2413, ptr %places.i2338
  %arrayidx68.i2415 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2416 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i2417 = trunc i64 %594 to i32
  %conv1.i.i2418 = trunc i64 %sub.i3319 to i32
  %count32.i.i2419 = getelementptr inbounds i8, ptr %found.i2339, i64 4160
  %cmp91.i2420 = icmp eq i64 %597, 1
  %cmp18.not81.i.i = icmp slt i64 %597, 8
  %add.ptr103.idx.i2421 = shl nsw i64 %596, 11
  br label %for.body50.i2422

for.body.i2611:                                   ; preds = %for.body.i2611, %for.body.lr.ph.i2609
  %k.0363.i = phi i64 [ 0, %for.body.lr.ph.i2609 ], [ %inc.i2615, %for.body.i2611 ]
  %conv40.i2612 = trunc nuw i64 %k.0363.i to i32
  %arrayidx41.i2613 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %k.0363.i
  store i32 %conv40.i2612, ptr %arrayidx41.i2613, align 4
  %arrayidx43.i2614 = getelementptr inbounds [520 x i32], ptr %places42.i2610, i64 0, i64 %k.0363.i
  store i32 0, ptr %arrayidx43.i2614, align 4
  %inc.i2615 = add nuw nsw i64 %k.0363.i, 1
  %exitcond5181.not = icmp eq i64 %inc.i2615, 520
  br i1 %exitcond5181.not, label %for.cond45.preheader.i2369, label %for.body.i2611, !llvm.loop !92

for.body50.i2422:                                 ; preds = %for.inc101.i2467, %for.body50.lr.ph.i2412
  %610 = phi i64 [ %609, %for.body50.lr.ph.i2412 ], [ %636, %for.inc101.i2467 ]
  %values.0367.i = phi ptr [ %589, %for.body50.lr.ph.i2412 ], [ %add.ptr103.i2469, %for.inc101.i2467 ]
  %k44.0366.i = phi i64 [ 0, %for.body50.lr.ph.i2412 ], [ %add.i2468, %for.inc101.i2467 ]
  %sub52.i2423 = sub nsw i64 %610, %k44.0366.i
  %spec.select.i2424 = tail call i64 @llvm.smin.i64(i64 %sub52.i2423, i64 512)
  %611 = load i64, ptr %arrayidx68.i2415, align 8
  %cmp69.i2425 = icmp eq i64 %611, 4
  %612 = load i64, ptr %arrayidx76.i2416, align 8
  %cmp.not65.i.i2426 = icmp slt i64 %sub52.i2423, 8
  br i1 %cmp69.i2425, label %cond.true71.i2557, label %cond.false74.i2427

cond.true71.i2557:                                ; preds = %for.body50.i2422
  %add.ptr72.i2558 = getelementptr inbounds i32, ptr %593, i64 %k44.0366.i
  br i1 %cmp.not65.i.i2426, label %for.cond11.preheader.i.i2579, label %for.body.lr.ph.i.i2559

for.body.lr.ph.i.i2559:                           ; preds = %cond.true71.i2557
  %splat.splatinsert.i.i2560 = insertelement <8 x i64> poison, i64 %612, i64 0
  %splat.splat.i.i2561 = shufflevector <8 x i64> %splat.splatinsert.i.i2560, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i2562

for.cond11.preheader.i.i2579:                     ; preds = %for.body.i296.i2562, %cond.true71.i2557
  %outside.0.lcssa.i.i2580 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2557 ], [ %or7.i.i2574, %for.body.i296.i2562 ]
  %k.0.lcssa.i.i2581 = phi i64 [ 0, %cond.true71.i2557 ], [ %add68.i.i2563, %for.body.i296.i2562 ]
  br label %for.body14.i.i2582

for.body.i296.i2562:                              ; preds = %for.body.i296.i2562, %for.body.lr.ph.i.i2559
  %add68.i.i2563 = phi i64 [ 8, %for.body.lr.ph.i.i2559 ], [ %add.i.i2577, %for.body.i296.i2562 ]
  %k.067.i.i2564 = phi i64 [ 0, %for.body.lr.ph.i.i2559 ], [ %add68.i.i2563, %for.body.i296.i2562 ]
  %outside.066.i.i2565 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2559 ], [ %or7.i.i2574, %for.body.i296.i2562 ]
  %add.ptr.i.i2566 = getelementptr inbounds i32, ptr %add.ptr72.i2558, i64 %k.067.i.i2564
  %613 = load <8 x i32>, ptr %add.ptr.i.i2566, align 4
  %conv.i.i2567 = sext <8 x i32> %613 to <8 x i64>
  %isneg.i.i2568 = icmp slt <8 x i32> %613, zeroinitializer
  %and.i.i2569 = select <8 x i1> %isneg.i.i2568, <8 x i64> %splat.splat.i.i2561, <8 x i64> zeroinitializer
  %add1.i.i2570 = add <8 x i64> %and.i.i2569, %conv.i.i2567
  %add1.lobit.i.i2571 = ashr <8 x i64> %add1.i.i2570, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2572 = icmp slt <8 x i64> %add1.i.i2570, %splat.splat.i.i2561
  %or.i.i2573 = select <8 x i1> %cmp5.not.i.i2572, <8 x i64> %add1.lobit.i.i2571, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2574 = or <8 x i64> %or.i.i2573, %outside.066.i.i2565
  %conv8.i.i2575 = trunc <8 x i64> %add1.i.i2570 to <8 x i32>
  %add.ptr9.i.i2576 = getelementptr inbounds i32, ptr %cond67.i2414, i64 %k.067.i.i2564
  store <8 x i32> %conv8.i.i2575, ptr %add.ptr9.i.i2576, align 8
  %add.i.i2577 = add nuw nsw i64 %add68.i.i2563, 8
  %cmp.not.i.i2578 = icmp sgt i64 %add.i.i2577, %spec.select.i2424
  br i1 %cmp.not.i.i2578, label %for.cond11.preheader.i.i2579, label %for.body.i296.i2562, !llvm.loop !8

for.cond18.preheader.i.i2589:                     ; preds = %for.body14.i.i2582
  %cmp1972.i.i2590 = icmp slt i64 %k.0.lcssa.i.i2581, %spec.select.i2424
  br i1 %cmp1972.i.i2590, label %for.body21.i.i2591, label %cond.end78.i2460

for.body14.i.i2582:                               ; preds = %for.body14.i.i2582, %for.cond11.preheader.i.i2579
  %j.071.i.i2583 = phi i64 [ 0, %for.cond11.preheader.i.i2579 ], [ %inc.i297.i2587, %for.body14.i.i2582 ]
  %wrong.070.i.i2584 = phi i64 [ 0, %for.cond11.preheader.i.i2579 ], [ %or15.i.i2586, %for.body14.i.i2582 ]
  %vecext.i.i2585 = extractelement <8 x i64> %outside.0.lcssa.i.i2580, i64 %j.071.i.i2583
  %or15.i.i2586 = or i64 %vecext.i.i2585, %wrong.070.i.i2584
  %inc.i297.i2587 = add nuw nsw i64 %j.071.i.i2583, 1
  %exitcond.not.i.i2588 = icmp eq i64 %inc.i297.i2587, 8
  br i1 %exitcond.not.i.i2588, label %for.cond18.preheader.i.i2589, label %for.body14.i.i2582, !llvm.loop !9

for.body21.i.i2591:                               ; preds = %for.cond18.preheader.i.i2589, %for.body21.i.i2591
  %k.174.i.i2592 = phi i64 [ %inc35.i.i2604, %for.body21.i.i2591 ], [ %k.0.lcssa.i.i2581, %for.cond18.preheader.i.i2589 ]
  %wrong.173.i.i2593 = phi i64 [ %or31.i.i2601, %for.body21.i.i2591 ], [ %or15.i.i2586, %for.cond18.preheader.i.i2589 ]
  %arrayidx.i298.i2594 = getelementptr inbounds i32, ptr %add.ptr72.i2558, i64 %k.174.i.i2592
  %614 = load i32, ptr %arrayidx.i298.i2594, align 4
  %conv23.i.i2595 = sext i32 %614 to i64
  %cmp25.i.i2596 = icmp slt i32 %614, 0
  %cond.i.i2597 = select i1 %cmp25.i.i2596, i64 %612, i64 0
  %add27.i.i2598 = add nsw i64 %cond.i.i2597, %conv23.i.i2595
  %cmp28.i.i2599 = icmp uge i64 %add27.i.i2598, %612
  %conv30.i.i2600 = zext i1 %cmp28.i.i2599 to i64
  %or31.i.i2601 = or i64 %wrong.173.i.i2593, %conv30.i.i2600
  %conv32.i.i2602 = trunc i64 %add27.i.i2598 to i32
  %arrayidx33.i.i2603 = getelementptr inbounds i32, ptr %cond67.i2414, i64 %k.174.i.i2592
  store i32 %conv32.i.i2602, ptr %arrayidx33.i.i2603, align 4
  %inc35.i.i2604 = add nuw nsw i64 %k.174.i.i2592, 1
  %exitcond76.not.i.i2605 = icmp eq i64 %inc35.i.i2604, %spec.select.i2424
  br i1 %exitcond76.not.i.i2605, label %cond.end78.i2460, label %for.body21.i.i2591, !llvm.loop !10

cond.false74.i2427:                               ; preds = %for.body50.i2422
  %add.ptr75.i2428 = getelementptr inbounds i64, ptr %593, i64 %k44.0366.i
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
  store <8 x i32> %conv.i311.i2444, ptr %add.ptr8.i.i2445, align 8
  %add.i312.i2446 = add nuw nsw i64 %add66.i.i2433, 8
  %cmp.not.i313.i2447 = icmp sgt i64 %add.i312.i2446, %spec.select.i2424
  br i1 %cmp.not.i313.i2447, label %for.cond10.preheader.i.i2448, label %for.body.i302.i2432, !llvm.loop !11

for.cond17.preheader.i.i2458:                     ; preds = %for.body13.i.i2451
  %cmp1870.i.i2459 = icmp slt i64 %k.0.lcssa.i315.i2450, %spec.select.i2424
  br i1 %cmp1870.i.i2459, label %for.body20.i.i2543, label %cond.end78.i2460

for.body13.i.i2451:                               ; preds = %for.body13.i.i2451, %for.cond10.preheader.i.i2448
  %j.069.i.i2452 = phi i64 [ 0, %for.cond10.preheader.i.i2448 ], [ %inc.i317.i2456, %for.body13.i.i2451 ]
  %wrong.068.i.i2453 = phi i64 [ 0, %for.cond10.preheader.i.i2448 ], [ %or14.i.i2455, %for.body13.i.i2451 ]
  %vecext.i316.i2454 = extractelement <8 x i64> %outside.0.lcssa.i314.i2449, i64 %j.069.i.i2452
  %or14.i.i2455 = or i64 %vecext.i316.i2454, %wrong.068.i.i2453
  %inc.i317.i2456 = add nuw nsw i64 %j.069.i.i2452, 1
  %exitcond.not.i318.i2457 = icmp eq i64 %inc.i317.i2456, 8
  br i1 %exitcond.not.i318.i2457, label %for.cond17.preheader.i.i2458, label %for.body13.i.i2451, !llvm.loop !12

for.body20.i.i2543:                               ; preds = %for.cond17.preheader.i.i2458, %for.body20.i.i2543
  %k.172.i.i2544 = phi i64 [ %inc33.i.i2555, %for.body20.i.i2543 ], [ %k.0.lcssa.i315.i2450, %for.cond17.preheader.i.i2458 ]
  %wrong.171.i.i2545 = phi i64 [ %or29.i.i2552, %for.body20.i.i2543 ], [ %or14.i.i2455, %for.cond17.preheader.i.i2458 ]
  %arrayidx.i320.i2546 = getelementptr inbounds i64, ptr %add.ptr75.i2428, i64 %k.172.i.i2544
  %616 = load i64, ptr %arrayidx.i320.i2546, align 8
  %cmp23.i.i2547 = icmp slt i64 %616, 0
  %cond.i321.i2548 = select i1 %cmp23.i.i2547, i64 %612, i64 0
  %add25.i.i2549 = add nsw i64 %cond.i321.i2548, %616
  %cmp26.i.i2550 = icmp uge i64 %add25.i.i2549, %612
  %conv28.i.i2551 = zext i1 %cmp26.i.i2550 to i64
  %or29.i.i2552 = or i64 %wrong.171.i.i2545, %conv28.i.i2551
  %conv30.i322.i2553 = trunc i64 %add25.i.i2549 to i32
  %arrayidx31.i.i2554 = getelementptr inbounds i32, ptr %cond67.i2414, i64 %k.172.i.i2544
  store i32 %conv30.i322.i2553, ptr %arrayidx31.i.i2554, align 4
  %inc33.i.i2555 = add nuw nsw i64 %k.172.i.i2544, 1
  %exitcond74.not.i.i2556 = icmp eq i64 %inc33.i.i2555, %spec.select.i2424
  br i1 %exitcond74.not.i.i2556, label %cond.end78.i2460, label %for.body20.i.i2543, !llvm.loop !13

cond.end78.i2460:                                 ; preds = %for.body20.i.i2543, %for.body21.i.i2591, %for.cond17.preheader.i.i2458, %for.cond18.preheader.i.i2589
  %cond79.in.in.i2461 = phi i64 [ %or15.i.i2586, %for.cond18.preheader.i.i2589 ], [ %or14.i.i2455, %for.cond17.preheader.i.i2458 ], [ %or31.i.i2601, %for.body21.i.i2591 ], [ %or29.i.i2552, %for.body20.i.i2543 ]
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
  %arrayidx1.i.i2526 = getelementptr inbounds float, ptr %cond.i3327, i64 %conv.i331.i2525
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
  %add.ptr.i335.i2533 = getelementptr inbounds float, ptr %cond.i3327, i64 %idx.ext.i.i2532
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2533, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2534 = icmp eq i64 %before.050.i.i, %conv5.i.i2529
  br i1 %cmp8.not.i.i2534, label %if.end.i.i2537, label %if.then.i336.i2535

if.then.i336.i2535:                               ; preds = %for.body.i332.i2527
  %arrayidx10.i.i2536 = getelementptr inbounds float, ptr %cond.i3327, i64 %conv5.i.i2529
  %625 = load float, ptr %arrayidx10.i.i2536, align 4
  br label %if.end.i.i2537

if.end.i.i2537:                                   ; preds = %if.then.i336.i2535, %for.body.i332.i2527
  %found.1.i.i2538 = phi float [ %625, %if.then.i336.i2535 ], [ %found.048.i.i, %for.body.i332.i2527 ]
  %arrayidx11.i.i2539 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %m.049.i.i
  %626 = load i32, ptr %arrayidx11.i.i2539, align 4
  %conv12.i.i2540 = sext i32 %626 to i64
  %mul.i337.i2541 = mul nsw i64 %596, %conv12.i.i2540
  %arrayidx13.i.i2542 = getelementptr inbounds float, ptr %values.0367.i, i64 %mul.i337.i2541
  %627 = load float, ptr %arrayidx13.i.i2542, align 4
  %cmp14.i.i = fcmp ole float %found.1.i.i2538, %627
  %cmp16.i.i = fcmp uno float %found.1.i.i2538, 0.000000e+00
  %or.cond.i.i = or i1 %cmp16.i.i, %cmp14.i.i
  %cond.i338.i = select i1 %or.cond.i.i, float %found.1.i.i2538, float %627
  %arrayidx23.i.i = getelementptr inbounds float, ptr %cond.i3327, i64 %conv5.i.i2529
  store float %cond.i338.i, ptr %arrayidx23.i.i, align 4
  %inc.i339.i = add nuw nsw i64 %m.049.i.i, 1
  %exitcond378.not.i = icmp eq i64 %inc.i339.i, %620
  br i1 %exitcond378.not.i, label %for.inc101.i2467, label %for.body.i332.i2527, !llvm.loop !93

if.else94.i2500:                                  ; preds = %if.end87.i2497
  br i1 %cmp47.i.i, label %for.body.i343.i, label %for.inc101.i2467

for.body.i343.i:                                  ; preds = %if.else94.i2500, %for.end41.i.i
  %m.087.i.i = phi i64 [ %inc43.i.i, %for.end41.i.i ], [ 0, %if.else94.i2500 ]
  %arrayidx.i344.i = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %m.087.i.i
  %628 = load i32, ptr %arrayidx.i344.i, align 4
  %conv.i345.i = sext i32 %628 to i64
  %mul.i346.i = mul nsw i64 %596, %conv.i345.i
  %add.ptr.i347.i = getelementptr inbounds float, ptr %values.0367.i, i64 %mul.i346.i
  %arrayidx1.i348.i = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %m.087.i.i
  %629 = load i32, ptr %arrayidx1.i348.i, align 4
  %conv2.i.i2501 = sext i32 %629 to i64
  %mul3.i.i2502 = mul nsw i64 %597, %conv2.i.i2501
  %add.ptr4.i.i2503 = getelementptr inbounds float, ptr %cond.i3327, i64 %mul3.i.i2502
  %add.i349.i = add nuw nsw i64 %m.087.i.i, 8
  %arrayidx6.i.i2504 = getelementptr inbounds [520 x i32], ptr %found.i2339, i64 0, i64 %add.i349.i
  %630 = load i32, ptr %arrayidx6.i.i2504, align 4
  %conv7.i.i2505 = sext i32 %630 to i64
  %mul8.i.i2506 = mul nsw i64 %596, %conv7.i.i2505
  %add.ptr9.i350.i = getelementptr inbounds float, ptr %values.0367.i, i64 %mul8.i.i2506
  %arrayidx12.i.i2507 = getelementptr inbounds [520 x i32], ptr %places63.i2413, i64 0, i64 %add.i349.i
  %631 = load i32, ptr %arrayidx12.i.i2507, align 4
  %conv13.i.i2508 = sext i32 %631 to i64
  %mul14.i.i2509 = mul nsw i64 %597, %conv13.i.i2508
  %add.ptr15.i.i2510 = getelementptr inbounds float, ptr %cond.i3327, i64 %mul14.i.i2509
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
  %j.185.i.i = phi i64 [ %inc.i356.i, %for.body28.i.i2519 ], [ %j.0.lcssa.i.i2517, %for.cond25.preheader.i.i2516 ]
  %arrayidx29.i.i2520 = getelementptr inbounds float, ptr %add.ptr4.i.i2503, i64 %j.185.i.i
  %634 = load float, ptr %arrayidx29.i.i2520, align 4
  %arrayidx30.i.i2521 = getelementptr inbounds float, ptr %add.ptr.i347.i, i64 %j.185.i.i
  %635 = load float, ptr %arrayidx30.i.i2521, align 4
  %cmp31.i.i2522 = fcmp ole float %634, %635
  %cmp35.i353.i = fcmp uno float %634, 0.000000e+00
  %or.cond.i354.i = or i1 %cmp35.i353.i, %cmp31.i.i2522
  %cond.i355.i = select i1 %or.cond.i354.i, float %634, float %635
  store float %cond.i355.i, ptr %arrayidx29.i.i2520, align 4
  %inc.i356.i = add nuw nsw i64 %j.185.i.i, 1
  %exitcond.not.i357.i = icmp eq i64 %inc.i356.i, %597
  br i1 %exitcond.not.i357.i, label %for.end41.i.i, label %for.body28.i.i2519, !llvm.loop !95

for.end41.i.i:                                    ; preds = %for.body28.i.i2519, %for.cond25.preheader.i.i2516
  %inc43.i.i = add nuw nsw i64 %m.087.i.i, 1
  %exitcond377.not.i2518 = icmp eq i64 %inc43.i.i, %620
  br i1 %exitcond377.not.i2518, label %for.inc101.i2467, label %for.body.i343.i, !llvm.loop !96

for.inc101.i2467:                                 ; preds = %for.end41.i.i, %if.end.i.i2537, %if.else94.i2500, %if.then93.i2523, %if.else94.thread.i2466
  %add.i2468 = add nuw nsw i64 %k44.0366.i, 512
  %add.ptr103.i2469 = getelementptr inbounds i8, ptr %values.0367.i, i64 %add.ptr103.idx.i2421
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
  %cmp113.i2377 = icmp ne ptr %cond.i3327, %600
  %tobool116.i2378 = icmp ne i64 %590, 0
  %or.cond185.i2379 = select i1 %cmp113.i2377, i1 true, i1 %tobool116.i2378
  br i1 %or.cond185.i2379, label %for.cond120.preheader.i2380, label %least_float.exit

for.cond120.preheader.i2380:                      ; preds = %lor.lhs.false112.i2376
  %cmp122.not368.i = icmp slt i64 %mul.i3320, 8
  br i1 %cmp122.not368.i, label %for.cond145.preheader.i2390, label %for.body124.lr.ph.i2381

for.body124.lr.ph.i2381:                          ; preds = %for.cond120.preheader.i2380
  %add.ptr131.i2382 = getelementptr inbounds float, ptr %591, i64 %mul9.i3323
  br label %for.body124.i2383

for.cond145.preheader.i2390:                      ; preds = %if.end140.i2385, %for.cond120.preheader.i2380
  %k119.0.lcssa.i2391 = phi i64 [ 0, %for.cond120.preheader.i2380 ], [ %add121370.i, %if.end140.i2385 ]
  %cmp146371.i = icmp slt i64 %k119.0.lcssa.i2391, %mul.i3320
  br i1 %cmp146371.i, label %for.body148.lr.ph.i2392, label %least_float.exit

for.body148.lr.ph.i2392:                          ; preds = %for.cond145.preheader.i2390
  %638 = getelementptr float, ptr %591, i64 %mul9.i3323
  br label %for.body148.i2393

for.body124.i2383:                                ; preds = %if.end140.i2385, %for.body124.lr.ph.i2381
  %add121370.i = phi i64 [ 8, %for.body124.lr.ph.i2381 ], [ %add121.i2388, %if.end140.i2385 ]
  %k119.0369.i = phi i64 [ 0, %for.body124.lr.ph.i2381 ], [ %add121370.i, %if.end140.i2385 ]
  %add.ptr125.i2384 = getelementptr inbounds float, ptr %cond.i3327, i64 %k119.0369.i
  %639 = load <8 x float>, ptr %add.ptr125.i2384, align 4
  br i1 %tobool116.i2378, label %land.lhs.true127.i2403, label %if.end140.i2385

land.lhs.true127.i2403:                           ; preds = %for.body124.i2383
  %640 = load i64, ptr %arrayidx8.i3322, align 8
  %tobool129.not.i2404 = icmp eq i64 %640, 0
  br i1 %tobool129.not.i2404, label %if.then136.i2408, label %if.then130.i2405

if.then130.i2405:                                 ; preds = %land.lhs.true127.i2403
  %add.ptr132.i2406 = getelementptr inbounds float, ptr %add.ptr131.i2382, i64 %k119.0369.i
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
  %add.ptr141.i2387 = getelementptr inbounds float, ptr %600, i64 %k119.0369.i
  store <8 x float> %sum.0.i2386, ptr %add.ptr141.i2387, align 4
  %add121.i2388 = add nuw nsw i64 %add121370.i, 8
  %cmp122.not.i2389 = icmp sgt i64 %add121.i2388, %mul.i3320
  br i1 %cmp122.not.i2389, label %for.cond145.preheader.i2390, label %for.body124.i2383, !llvm.loop !98

for.body148.i2393:                                ; preds = %cond.end159.i2395, %for.body148.lr.ph.i2392
  %k119.1372.i = phi i64 [ %k119.0.lcssa.i2391, %for.body148.lr.ph.i2392 ], [ %inc163.i2398, %cond.end159.i2395 ]
  %arrayidx151.i2394 = getelementptr inbounds float, ptr %cond.i3327, i64 %k119.1372.i
  %643 = load float, ptr %arrayidx151.i2394, align 4
  br i1 %tobool116.i2378, label %cond.true150.i2399, label %cond.end159.i2395

cond.true150.i2399:                               ; preds = %for.body148.i2393
  %644 = load i64, ptr %arrayidx8.i3322, align 8
  %mul153.i2400 = mul nsw i64 %644, %k119.1372.i
  %arrayidx155.i2401 = getelementptr float, ptr %638, i64 %mul153.i2400
  %645 = load float, ptr %arrayidx155.i2401, align 4
  %add156.i2402 = fadd float %643, %645
  br label %cond.end159.i2395

cond.end159.i2395:                                ; preds = %cond.true150.i2399, %for.body148.i2393
  %cond160.i2396 = phi float [ %add156.i2402, %cond.true150.i2399 ], [ %643, %for.body148.i2393 ]
  %arrayidx161.i2397 = getelementptr inbounds float, ptr %600, i64 %k119.1372.i
  store float %cond160.i2396, ptr %arrayidx161.i2397, align 4
  %inc163.i2398 = add nuw nsw i64 %k119.1372.i, 1
  %exitcond379.not.i = icmp eq i64 %inc163.i2398, %mul.i3320
  br i1 %exitcond379.not.i, label %least_float.exit, label %for.body148.i2393, !llvm.loop !99

least_float.exit:                                 ; preds = %cond.end78.i2460, %cond.end159.i2395, %for.end106.i2371, %lor.lhs.false112.i2376, %for.cond145.preheader.i2390
  %retval.3.i2375 = phi i64 [ 0, %lor.lhs.false112.i2376 ], [ 0, %for.end106.i2371 ], [ 0, %for.cond145.preheader.i2390 ], [ 0, %cond.end159.i2395 ], [ 1, %cond.end78.i2460 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2339) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2338) #7
  br label %return

cond.true47:                                      ; preds = %cond.true39
  br i1 %tobool14.not.i3329, label %if.end30.i2668, label %land.lhs.true.i2660

land.lhs.true.i2660:                              ; preds = %cond.true47
  %tobool16.i2662.not = icmp eq i64 %590, 0
  br i1 %tobool16.i2662.not, label %if.then.i2664, label %land.lhs.true20.i2973

if.then.i2664:                                    ; preds = %land.lhs.true.i2660
  %646 = inttoptr i64 %603 to ptr
  %647 = load i64, ptr %646, align 8
  %tobool1.not.i.i2665 = icmp eq i64 %647, 0
  br i1 %tobool1.not.i.i2665, label %if.then.i.i2971, label %for.cond9.preheader.i.i2666

if.then.i.i2971:                                  ; preds = %if.then.i2664
  %mul.i.i2972 = shl nsw i64 %mul.i3320, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i.i2972, i1 false)
  br label %if.end30.i2668

for.cond9.preheader.i.i2666:                      ; preds = %if.then.i2664
  %cmp1033.i.i2667 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp1033.i.i2667, label %for.body13.i.i2966, label %if.end30.i2668

for.body13.i.i2966:                               ; preds = %for.cond9.preheader.i.i2666, %for.body13.i.i2966
  %k8.034.i.i2967 = phi i64 [ %inc16.i.i2969, %for.body13.i.i2966 ], [ 0, %for.cond9.preheader.i.i2666 ]
  %arrayidx14.i.i2968 = getelementptr inbounds i64, ptr %cond.i3327, i64 %k8.034.i.i2967
  store i64 %647, ptr %arrayidx14.i.i2968, align 8
  %inc16.i.i2969 = add nuw nsw i64 %k8.034.i.i2967, 1
  %exitcond.not.i.i2970 = icmp eq i64 %inc16.i.i2969, %mul.i3320
  br i1 %exitcond.not.i.i2970, label %if.end30.i2668, label %for.body13.i.i2966, !llvm.loop !35

land.lhs.true20.i2973:                            ; preds = %land.lhs.true.i2660
  %tobool22.not.i2974 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i2974, label %if.then28.i2978, label %if.then23.i2975

if.then23.i2975:                                  ; preds = %land.lhs.true20.i2973
  %add.ptr.i2976 = getelementptr inbounds double, ptr %591, i64 %mul9.i3323
  %mul24.i2977 = shl i64 %mul.i3320, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3327, ptr nonnull align 8 %add.ptr.i2976, i64 %mul24.i2977, i1 false)
  br label %if.end30.i2668

if.then28.i2978:                                  ; preds = %land.lhs.true20.i2973
  %648 = load i64, ptr %591, align 8
  %tobool1.not.i285.i2979 = icmp eq i64 %648, 0
  br i1 %tobool1.not.i285.i2979, label %if.then.i295.i2987, label %for.cond9.preheader.i286.i2980

if.then.i295.i2987:                               ; preds = %if.then28.i2978
  %mul.i296.i2988 = shl nsw i64 %mul.i3320, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i296.i2988, i1 false)
  br label %if.end30.i2668

for.cond9.preheader.i286.i2980:                   ; preds = %if.then28.i2978
  %cmp1033.i287.i2981 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp1033.i287.i2981, label %for.body13.i290.i2982, label %if.end30.i2668

for.body13.i290.i2982:                            ; preds = %for.cond9.preheader.i286.i2980, %for.body13.i290.i2982
  %k8.034.i291.i2983 = phi i64 [ %inc16.i293.i2985, %for.body13.i290.i2982 ], [ 0, %for.cond9.preheader.i286.i2980 ]
  %arrayidx14.i292.i2984 = getelementptr inbounds i64, ptr %cond.i3327, i64 %k8.034.i291.i2983
  store i64 %648, ptr %arrayidx14.i292.i2984, align 8
  %inc16.i293.i2985 = add nuw nsw i64 %k8.034.i291.i2983, 1
  %exitcond.not.i294.i2986 = icmp eq i64 %inc16.i293.i2985, %mul.i3320
  br i1 %exitcond.not.i294.i2986, label %if.end30.i2668, label %for.body13.i290.i2982, !llvm.loop !35

if.end30.i2668:                                   ; preds = %for.body13.i290.i2982, %for.body13.i.i2966, %for.cond9.preheader.i286.i2980, %if.then.i295.i2987, %if.then23.i2975, %for.cond9.preheader.i.i2666, %if.then.i.i2971, %cond.true47
  %cmp31.i2669 = icmp eq i64 %594, 0
  br i1 %cmp31.i2669, label %land.end.i2954, label %land.end.thread.i2670

land.end.thread.i2670:                            ; preds = %if.end30.i2668
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2640) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2641) #7
  br label %for.cond45.preheader.i2671

land.end.i2954:                                   ; preds = %if.end30.i2668
  %arrayidx32.i2955 = getelementptr inbounds i8, ptr %a, i64 56
  %649 = load i64, ptr %arrayidx32.i2955, align 8
  %cmp33.i2956 = icmp eq i64 %595, %649
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2640) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2641) #7
  br i1 %cmp33.i2956, label %for.body.lr.ph.i2957, label %for.cond45.preheader.i2671

for.body.lr.ph.i2957:                             ; preds = %land.end.i2954
  %places42.i2958 = getelementptr inbounds i8, ptr %found.i2641, i64 2080
  br label %for.body.i2959

for.cond45.preheader.i2671:                       ; preds = %for.body.i2959, %land.end.i2954, %land.end.thread.i2670
  %650 = phi i1 [ false, %land.end.thread.i2670 ], [ false, %land.end.i2954 ], [ true, %for.body.i2959 ]
  %arrayidx46.i2672 = getelementptr inbounds i8, ptr %a, i64 48
  %651 = load i64, ptr %arrayidx46.i2672, align 8
  %cmp47.not364.i2673 = icmp sgt i64 %651, 0
  br i1 %cmp47.not364.i2673, label %for.body50.lr.ph.i2721, label %for.end106.i2674

for.body50.lr.ph.i2721:                           ; preds = %for.cond45.preheader.i2671
  %places63.i2722 = getelementptr inbounds i8, ptr %found.i2641, i64 2080
  %cond67.i2723 = select i1 %650, ptr %places63.i2722, ptr %places.i2640
  %arrayidx68.i2724 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i2725 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i2726 = trunc i64 %594 to i32
  %conv1.i.i2727 = trunc i64 %sub.i3319 to i32
  %count32.i.i2728 = getelementptr inbounds i8, ptr %found.i2641, i64 4160
  %cmp91.i2729 = icmp eq i64 %597, 1
  %cmp18.not81.i.i2730 = icmp slt i64 %597, 8
  %add.ptr103.idx.i2731 = shl nsw i64 %596, 12
  br label %for.body50.i2732

for.body.i2959:                                   ; preds = %for.body.i2959, %for.body.lr.ph.i2957
  %k.0363.i2960 = phi i64 [ 0, %for.body.lr.ph.i2957 ], [ %inc.i2964, %for.body.i2959 ]
  %conv40.i2961 = trunc nuw i64 %k.0363.i2960 to i32
  %arrayidx41.i2962 = getelementptr inbounds [520 x i32], ptr %found.i2641, i64 0, i64 %k.0363.i2960
  store i32 %conv40.i2961, ptr %arrayidx41.i2962, align 4
  %arrayidx43.i2963 = getelementptr inbounds [520 x i32], ptr %places42.i2958, i64 0, i64 %k.0363.i2960
  store i32 0, ptr %arrayidx43.i2963, align 4
  %inc.i2964 = add nuw nsw i64 %k.0363.i2960, 1
  %exitcond5180.not = icmp eq i64 %inc.i2964, 520
  br i1 %exitcond5180.not, label %for.cond45.preheader.i2671, label %for.body.i2959, !llvm.loop !100

for.body50.i2732:                                 ; preds = %for.inc101.i2779, %for.body50.lr.ph.i2721
  %652 = phi i64 [ %651, %for.body50.lr.ph.i2721 ], [ %678, %for.inc101.i2779 ]
  %values.0367.i2733 = phi ptr [ %589, %for.body50.lr.ph.i2721 ], [ %add.ptr103.i2781, %for.inc101.i2779 ]
  %k44.0366.i2734 = phi i64 [ 0, %for.body50.lr.ph.i2721 ], [ %add.i2780, %for.inc101.i2779 ]
  %sub52.i2735 = sub nsw i64 %652, %k44.0366.i2734
  %spec.select.i2736 = tail call i64 @llvm.smin.i64(i64 %sub52.i2735, i64 512)
  %653 = load i64, ptr %arrayidx68.i2724, align 8
  %cmp69.i2737 = icmp eq i64 %653, 4
  %654 = load i64, ptr %arrayidx76.i2725, align 8
  %cmp.not65.i.i2738 = icmp slt i64 %sub52.i2735, 8
  br i1 %cmp69.i2737, label %cond.true71.i2905, label %cond.false74.i2739

cond.true71.i2905:                                ; preds = %for.body50.i2732
  %add.ptr72.i2906 = getelementptr inbounds i32, ptr %593, i64 %k44.0366.i2734
  br i1 %cmp.not65.i.i2738, label %for.cond11.preheader.i.i2927, label %for.body.lr.ph.i.i2907

for.body.lr.ph.i.i2907:                           ; preds = %cond.true71.i2905
  %splat.splatinsert.i.i2908 = insertelement <8 x i64> poison, i64 %654, i64 0
  %splat.splat.i.i2909 = shufflevector <8 x i64> %splat.splatinsert.i.i2908, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i2910

for.cond11.preheader.i.i2927:                     ; preds = %for.body.i.i2910, %cond.true71.i2905
  %outside.0.lcssa.i.i2928 = phi <8 x i64> [ zeroinitializer, %cond.true71.i2905 ], [ %or7.i.i2922, %for.body.i.i2910 ]
  %k.0.lcssa.i.i2929 = phi i64 [ 0, %cond.true71.i2905 ], [ %add68.i.i2911, %for.body.i.i2910 ]
  br label %for.body14.i.i2930

for.body.i.i2910:                                 ; preds = %for.body.i.i2910, %for.body.lr.ph.i.i2907
  %add68.i.i2911 = phi i64 [ 8, %for.body.lr.ph.i.i2907 ], [ %add.i.i2925, %for.body.i.i2910 ]
  %k.067.i.i2912 = phi i64 [ 0, %for.body.lr.ph.i.i2907 ], [ %add68.i.i2911, %for.body.i.i2910 ]
  %outside.066.i.i2913 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i2907 ], [ %or7.i.i2922, %for.body.i.i2910 ]
  %add.ptr.i.i2914 = getelementptr inbounds i32, ptr %add.ptr72.i2906, i64 %k.067.i.i2912
  %655 = load <8 x i32>, ptr %add.ptr.i.i2914, align 4
  %conv.i.i2915 = sext <8 x i32> %655 to <8 x i64>
  %isneg.i.i2916 = icmp slt <8 x i32> %655, zeroinitializer
  %and.i.i2917 = select <8 x i1> %isneg.i.i2916, <8 x i64> %splat.splat.i.i2909, <8 x i64> zeroinitializer
  %add1.i.i2918 = add <8 x i64> %and.i.i2917, %conv.i.i2915
  %add1.lobit.i.i2919 = ashr <8 x i64> %add1.i.i2918, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i2920 = icmp slt <8 x i64> %add1.i.i2918, %splat.splat.i.i2909
  %or.i.i2921 = select <8 x i1> %cmp5.not.i.i2920, <8 x i64> %add1.lobit.i.i2919, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i2922 = or <8 x i64> %or.i.i2921, %outside.066.i.i2913
  %conv8.i.i2923 = trunc <8 x i64> %add1.i.i2918 to <8 x i32>
  %add.ptr9.i.i2924 = getelementptr inbounds i32, ptr %cond67.i2723, i64 %k.067.i.i2912
  store <8 x i32> %conv8.i.i2923, ptr %add.ptr9.i.i2924, align 8
  %add.i.i2925 = add nuw nsw i64 %add68.i.i2911, 8
  %cmp.not.i.i2926 = icmp sgt i64 %add.i.i2925, %spec.select.i2736
  br i1 %cmp.not.i.i2926, label %for.cond11.preheader.i.i2927, label %for.body.i.i2910, !llvm.loop !8

for.cond18.preheader.i.i2937:                     ; preds = %for.body14.i.i2930
  %cmp1972.i.i2938 = icmp slt i64 %k.0.lcssa.i.i2929, %spec.select.i2736
  br i1 %cmp1972.i.i2938, label %for.body21.i.i2939, label %cond.end78.i2772

for.body14.i.i2930:                               ; preds = %for.body14.i.i2930, %for.cond11.preheader.i.i2927
  %j.071.i.i2931 = phi i64 [ 0, %for.cond11.preheader.i.i2927 ], [ %inc.i.i2935, %for.body14.i.i2930 ]
  %wrong.070.i.i2932 = phi i64 [ 0, %for.cond11.preheader.i.i2927 ], [ %or15.i.i2934, %for.body14.i.i2930 ]
  %vecext.i.i2933 = extractelement <8 x i64> %outside.0.lcssa.i.i2928, i64 %j.071.i.i2931
  %or15.i.i2934 = or i64 %vecext.i.i2933, %wrong.070.i.i2932
  %inc.i.i2935 = add nuw nsw i64 %j.071.i.i2931, 1
  %exitcond.not.i298.i2936 = icmp eq i64 %inc.i.i2935, 8
  br i1 %exitcond.not.i298.i2936, label %for.cond18.preheader.i.i2937, label %for.body14.i.i2930, !llvm.loop !9

for.body21.i.i2939:                               ; preds = %for.cond18.preheader.i.i2937, %for.body21.i.i2939
  %k.174.i.i2940 = phi i64 [ %inc35.i.i2952, %for.body21.i.i2939 ], [ %k.0.lcssa.i.i2929, %for.cond18.preheader.i.i2937 ]
  %wrong.173.i.i2941 = phi i64 [ %or31.i.i2949, %for.body21.i.i2939 ], [ %or15.i.i2934, %for.cond18.preheader.i.i2937 ]
  %arrayidx.i.i2942 = getelementptr inbounds i32, ptr %add.ptr72.i2906, i64 %k.174.i.i2940
  %656 = load i32, ptr %arrayidx.i.i2942, align 4
  %conv23.i.i2943 = sext i32 %656 to i64
  %cmp25.i.i2944 = icmp slt i32 %656, 0
  %cond.i.i2945 = select i1 %cmp25.i.i2944, i64 %654, i64 0
  %add27.i.i2946 = add nsw i64 %cond.i.i2945, %conv23.i.i2943
  %cmp28.i.i2947 = icmp uge i64 %add27.i.i2946, %654
  %conv30.i.i2948 = zext i1 %cmp28.i.i2947 to i64
  %or31.i.i2949 = or i64 %wrong.173.i.i2941, %conv30.i.i2948
  %conv32.i.i2950 = trunc i64 %add27.i.i2946 to i32
  %arrayidx33.i.i2951 = getelementptr inbounds i32, ptr %cond67.i2723, i64 %k.174.i.i2940
  store i32 %conv32.i.i2950, ptr %arrayidx33.i.i2951, align 4
  %inc35.i.i2952 = add nuw nsw i64 %k.174.i.i2940, 1
  %exitcond76.not.i.i2953 = icmp eq i64 %inc35.i.i2952, %spec.select.i2736
  br i1 %exitcond76.not.i.i2953, label %cond.end78.i2772, label %for.body21.i.i2939, !llvm.loop !10

cond.false74.i2739:                               ; preds = %for.body50.i2732
  %add.ptr75.i2740 = getelementptr inbounds i64, ptr %593, i64 %k44.0366.i2734
  br i1 %cmp.not65.i.i2738, label %for.cond10.preheader.i.i2760, label %for.body.lr.ph.i299.i2741

for.body.lr.ph.i299.i2741:                        ; preds = %cond.false74.i2739
  %splat.splatinsert.i300.i2742 = insertelement <8 x i64> poison, i64 %654, i64 0
  %splat.splat.i301.i2743 = shufflevector <8 x i64> %splat.splatinsert.i300.i2742, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i2744

for.cond10.preheader.i.i2760:                     ; preds = %for.body.i302.i2744, %cond.false74.i2739
  %outside.0.lcssa.i314.i2761 = phi <8 x i64> [ zeroinitializer, %cond.false74.i2739 ], [ %or7.i310.i2755, %for.body.i302.i2744 ]
  %k.0.lcssa.i315.i2762 = phi i64 [ 0, %cond.false74.i2739 ], [ %add66.i.i2745, %for.body.i302.i2744 ]
  br label %for.body13.i316.i2763

for.body.i302.i2744:                              ; preds = %for.body.i302.i2744, %for.body.lr.ph.i299.i2741
  %add66.i.i2745 = phi i64 [ 8, %for.body.lr.ph.i299.i2741 ], [ %add.i312.i2758, %for.body.i302.i2744 ]
  %k.065.i.i2746 = phi i64 [ 0, %for.body.lr.ph.i299.i2741 ], [ %add66.i.i2745, %for.body.i302.i2744 ]
  %outside.064.i.i2747 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i2741 ], [ %or7.i310.i2755, %for.body.i302.i2744 ]
  %add.ptr.i303.i2748 = getelementptr inbounds i64, ptr %add.ptr75.i2740, i64 %k.065.i.i2746
  %657 = load <8 x i64>, ptr %add.ptr.i303.i2748, align 8
  %isneg.i304.i2749 = icmp slt <8 x i64> %657, zeroinitializer
  %and.i305.i2750 = select <8 x i1> %isneg.i304.i2749, <8 x i64> %splat.splat.i301.i2743, <8 x i64> zeroinitializer
  %add1.i306.i2751 = add <8 x i64> %and.i305.i2750, %657
  %add1.lobit.i307.i2752 = ashr <8 x i64> %add1.i306.i2751, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i2753 = icmp slt <8 x i64> %add1.i306.i2751, %splat.splat.i301.i2743
  %or.i309.i2754 = select <8 x i1> %cmp5.not.i308.i2753, <8 x i64> %add1.lobit.i307.i2752, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i2755 = or <8 x i64> %or.i309.i2754, %outside.064.i.i2747
  %conv.i311.i2756 = trunc <8 x i64> %add1.i306.i2751 to <8 x i32>
  %add.ptr8.i.i2757 = getelementptr inbounds i32, ptr %cond67.i2723, i64 %k.065.i.i2746
  store <8 x i32> %conv.i311.i2756, ptr %add.ptr8.i.i2757, align 8
  %add.i312.i2758 = add nuw nsw i64 %add66.i.i2745, 8
  %cmp.not.i313.i2759 = icmp sgt i64 %add.i312.i2758, %spec.select.i2736
  br i1 %cmp.not.i313.i2759, label %for.cond10.preheader.i.i2760, label %for.body.i302.i2744, !llvm.loop !11

for.cond17.preheader.i.i2770:                     ; preds = %for.body13.i316.i2763
  %cmp1870.i.i2771 = icmp slt i64 %k.0.lcssa.i315.i2762, %spec.select.i2736
  br i1 %cmp1870.i.i2771, label %for.body20.i.i2891, label %cond.end78.i2772

for.body13.i316.i2763:                            ; preds = %for.body13.i316.i2763, %for.cond10.preheader.i.i2760
  %j.069.i.i2764 = phi i64 [ 0, %for.cond10.preheader.i.i2760 ], [ %inc.i318.i2768, %for.body13.i316.i2763 ]
  %wrong.068.i.i2765 = phi i64 [ 0, %for.cond10.preheader.i.i2760 ], [ %or14.i.i2767, %for.body13.i316.i2763 ]
  %vecext.i317.i2766 = extractelement <8 x i64> %outside.0.lcssa.i314.i2761, i64 %j.069.i.i2764
  %or14.i.i2767 = or i64 %vecext.i317.i2766, %wrong.068.i.i2765
  %inc.i318.i2768 = add nuw nsw i64 %j.069.i.i2764, 1
  %exitcond.not.i319.i2769 = icmp eq i64 %inc.i318.i2768, 8
  br i1 %exitcond.not.i319.i2769, label %for.cond17.preheader.i.i2770, label %for.body13.i316.i2763, !llvm.loop !12

for.body20.i.i2891:                               ; preds = %for.cond17.preheader.i.i2770, %for.body20.i.i2891
  %k.172.i.i2892 = phi i64 [ %inc33.i.i2903, %for.body20.i.i2891 ], [ %k.0.lcssa.i315.i2762, %for.cond17.preheader.i.i2770 ]
  %wrong.171.i.i2893 = phi i64 [ %or29.i.i2900, %for.body20.i.i2891 ], [ %or14.i.i2767, %for.cond17.preheader.i.i2770 ]
  %arrayidx.i321.i2894 = getelementptr inbounds i64, ptr %add.ptr75.i2740, i64 %k.172.i.i2892
  %658 = load i64, ptr %arrayidx.i321.i2894, align 8
  %cmp23.i.i2895 = icmp slt i64 %658, 0
  %cond.i322.i2896 = select i1 %cmp23.i.i2895, i64 %654, i64 0
  %add25.i.i2897 = add nsw i64 %cond.i322.i2896, %658
  %cmp26.i.i2898 = icmp uge i64 %add25.i.i2897, %654
  %conv28.i.i2899 = zext i1 %cmp26.i.i2898 to i64
  %or29.i.i2900 = or i64 %wrong.171.i.i2893, %conv28.i.i2899
  %conv30.i323.i2901 = trunc i64 %add25.i.i2897 to i32
  %arrayidx31.i.i2902 = getelementptr inbounds i32, ptr %cond67.i2723, i64 %k.172.i.i2892
  store i32 %conv30.i323.i2901, ptr %arrayidx31.i.i2902, align 4
  %inc33.i.i2903 = add nuw nsw i64 %k.172.i.i2892, 1
  %exitcond74.not.i.i2904 = icmp eq i64 %inc33.i.i2903, %spec.select.i2736
  br i1 %exitcond74.not.i.i2904, label %cond.end78.i2772, label %for.body20.i.i2891, !llvm.loop !13

cond.end78.i2772:                                 ; preds = %for.body20.i.i2891, %for.body21.i.i2939, %for.cond17.preheader.i.i2770, %for.cond18.preheader.i.i2937
  %cond79.in.in.i2773 = phi i64 [ %or15.i.i2934, %for.cond18.preheader.i.i2937 ], [ %or14.i.i2767, %for.cond17.preheader.i.i2770 ], [ %or31.i.i2949, %for.body21.i.i2939 ], [ %or29.i.i2900, %for.body20.i.i2891 ]
  %cond79.in.not.i2774 = icmp eq i64 %cond79.in.in.i2773, 0
  br i1 %cond79.in.not.i2774, label %if.end82.i2775, label %least_double.exit

if.end82.i2775:                                   ; preds = %cond.end78.i2772
  br i1 %650, label %if.end87.i2809, label %if.else85.i2776

if.else85.i2776:                                  ; preds = %if.end82.i2775
  %cmp55.i.i2777 = icmp sgt i64 %sub52.i2735, 0
  br i1 %cmp55.i.i2777, label %for.body.i326.i2783, label %if.else94.thread.i2778

for.cond12.preheader.i.i2796:                     ; preds = %for.body.i326.i2783
  %tobool.not.i.i2797 = icmp eq i64 %add.i328.i2793, 0
  br i1 %tobool.not.i.i2797, label %if.else94.thread.i2778, label %for.body16.lr.ph.i.i2798

for.body16.lr.ph.i.i2798:                         ; preds = %for.cond12.preheader.i.i2796
  %sub18.i.i2799 = add nsw i64 %add.i328.i2793, -1
  %arrayidx19.i.i2800 = getelementptr inbounds [520 x i32], ptr %found.i2641, i64 0, i64 %sub18.i.i2799
  %arrayidx25.i.i2801 = getelementptr inbounds [520 x i32], ptr %places63.i2722, i64 0, i64 %sub18.i.i2799
  br label %for.body16.i.i2802

for.body.i326.i2783:                              ; preds = %if.else85.i2776, %for.body.i326.i2783
  %n.057.i.i2784 = phi i64 [ %add.i328.i2793, %for.body.i326.i2783 ], [ 0, %if.else85.i2776 ]
  %k.056.i.i2785 = phi i64 [ %inc.i329.i2794, %for.body.i326.i2783 ], [ 0, %if.else85.i2776 ]
  %arrayidx.i327.i2786 = getelementptr inbounds i32, ptr %places.i2640, i64 %k.056.i.i2785
  %659 = load i32, ptr %arrayidx.i327.i2786, align 4
  %sub3.i.i2787 = sub i32 %659, %conv.i324.i2726
  %conv4.i.i2788 = trunc i64 %k.056.i.i2785 to i32
  %arrayidx5.i.i2789 = getelementptr inbounds [520 x i32], ptr %found.i2641, i64 0, i64 %n.057.i.i2784
  store i32 %conv4.i.i2788, ptr %arrayidx5.i.i2789, align 4
  %arrayidx7.i.i2790 = getelementptr inbounds [520 x i32], ptr %places63.i2722, i64 0, i64 %n.057.i.i2784
  store i32 %sub3.i.i2787, ptr %arrayidx7.i.i2790, align 4
  %cmp8.i.i2791 = icmp ult i32 %sub3.i.i2787, %conv1.i.i2727
  %conv10.i.i2792 = zext i1 %cmp8.i.i2791 to i64
  %add.i328.i2793 = add nuw nsw i64 %n.057.i.i2784, %conv10.i.i2792
  %inc.i329.i2794 = add nuw nsw i64 %k.056.i.i2785, 1
  %exitcond.not.i330.i2795 = icmp eq i64 %inc.i329.i2794, %spec.select.i2736
  br i1 %exitcond.not.i330.i2795, label %for.cond12.preheader.i.i2796, label %for.body.i326.i2783, !llvm.loop !14

for.body16.i.i2802:                               ; preds = %for.body16.i.i2802, %for.body16.lr.ph.i.i2798
  %k11.058.i.i2803 = phi i64 [ 0, %for.body16.lr.ph.i.i2798 ], [ %inc30.i.i2807, %for.body16.i.i2802 ]
  %660 = load i32, ptr %arrayidx19.i.i2800, align 4
  %add21.i.i2804 = add nuw nsw i64 %k11.058.i.i2803, %add.i328.i2793
  %arrayidx22.i.i2805 = getelementptr inbounds [520 x i32], ptr %found.i2641, i64 0, i64 %add21.i.i2804
  store i32 %660, ptr %arrayidx22.i.i2805, align 4
  %661 = load i32, ptr %arrayidx25.i.i2801, align 4
  %arrayidx28.i.i2806 = getelementptr inbounds [520 x i32], ptr %places63.i2722, i64 0, i64 %add21.i.i2804
  store i32 %661, ptr %arrayidx28.i.i2806, align 4
  %inc30.i.i2807 = add nuw nsw i64 %k11.058.i.i2803, 1
  %exitcond.not.i2808 = icmp eq i64 %inc30.i.i2807, 8
  br i1 %exitcond.not.i2808, label %if.end87.i2809, label %for.body16.i.i2802, !llvm.loop !15

if.else94.thread.i2778:                           ; preds = %for.cond12.preheader.i.i2796, %if.else85.i2776
  store i64 0, ptr %count32.i.i2728, align 8
  br label %for.inc101.i2779

if.end87.i2809:                                   ; preds = %for.body16.i.i2802, %if.end82.i2775
  %662 = phi i64 [ %spec.select.i2736, %if.end82.i2775 ], [ %add.i328.i2793, %for.body16.i.i2802 ]
  store i64 %662, ptr %count32.i.i2728, align 8
  %tobool89.i2810 = icmp ne i64 %662, 0
  %or.cond183.i2811 = select i1 %tobool89.i2810, i1 %cmp91.i2729, i1 false
  %cmp47.i.i2812 = icmp sgt i64 %662, 0
  br i1 %or.cond183.i2811, label %if.then93.i2861, label %if.else94.i2813

if.then93.i2861:                                  ; preds = %if.end87.i2809
  br i1 %cmp47.i.i2812, label %for.body.preheader.i.i2862, label %for.inc101.i2779

for.body.preheader.i.i2862:                       ; preds = %if.then93.i2861
  %663 = load i32, ptr %places63.i2722, align 8
  %conv.i331.i2863 = sext i32 %663 to i64
  %arrayidx1.i.i2864 = getelementptr inbounds double, ptr %cond.i3327, i64 %conv.i331.i2863
  %664 = load double, ptr %arrayidx1.i.i2864, align 8
  br label %for.body.i332.i2865

for.body.i332.i2865:                              ; preds = %if.end.i.i2878, %for.body.preheader.i.i2862
  %before.050.i.i2866 = phi i64 [ %conv5.i.i2870, %if.end.i.i2878 ], [ %conv.i331.i2863, %for.body.preheader.i.i2862 ]
  %m.049.i.i2867 = phi i64 [ %inc.i339.i2889, %if.end.i.i2878 ], [ 0, %for.body.preheader.i.i2862 ]
  %found.048.i.i2868 = phi double [ %cond.i338.i2887, %if.end.i.i2878 ], [ %664, %for.body.preheader.i.i2862 ]
  %arrayidx4.i.i2869 = getelementptr inbounds [520 x i32], ptr %places63.i2722, i64 0, i64 %m.049.i.i2867
  %665 = load i32, ptr %arrayidx4.i.i2869, align 4
  %conv5.i.i2870 = sext i32 %665 to i64
  %add.i333.i2871 = add nuw nsw i64 %m.049.i.i2867, 8
  %arrayidx7.i334.i2872 = getelementptr inbounds [520 x i32], ptr %places63.i2722, i64 0, i64 %add.i333.i2871
  %666 = load i32, ptr %arrayidx7.i334.i2872, align 4
  %idx.ext.i.i2873 = sext i32 %666 to i64
  %add.ptr.i335.i2874 = getelementptr inbounds double, ptr %cond.i3327, i64 %idx.ext.i.i2873
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i2874, i32 1, i32 3, i32 1)
  %cmp8.not.i.i2875 = icmp eq i64 %before.050.i.i2866, %conv5.i.i2870
  br i1 %cmp8.not.i.i2875, label %if.end.i.i2878, label %if.then.i336.i2876

if.then.i336.i2876:                               ; preds = %for.body.i332.i2865
  %arrayidx10.i.i2877 = getelementptr inbounds double, ptr %cond.i3327, i64 %conv5.i.i2870
  %667 = load double, ptr %arrayidx10.i.i2877, align 8
  br label %if.end.i.i2878

if.end.i.i2878:                                   ; preds = %if.then.i336.i2876, %for.body.i332.i2865
  %found.1.i.i2879 = phi double [ %667, %if.then.i336.i2876 ], [ %found.048.i.i2868, %for.body.i332.i2865 ]
  %arrayidx11.i.i2880 = getelementptr inbounds [520 x i32], ptr %found.i2641, i64 0, i64 %m.049.i.i2867
  %668 = load i32, ptr %arrayidx11.i.i2880, align 4
  %conv12.i.i2881 = sext i32 %668 to i64
  %mul.i337.i2882 = mul nsw i64 %596, %conv12.i.i2881
  %arrayidx13.i.i2883 = getelementptr inbounds double, ptr %values.0367.i2733, i64 %mul.i337.i2882
  %669 = load double, ptr %arrayidx13.i.i2883, align 8
  %cmp14.i.i2884 = fcmp ole double %found.1.i.i2879, %669
  %cmp16.i.i2885 = fcmp uno double %found.1.i.i2879, 0.000000e+00
  %or.cond.i.i2886 = or i1 %cmp16.i.i2885, %cmp14.i.i2884
  %cond.i338.i2887 = select i1 %or.cond.i.i2886, double %found.1.i.i2879, double %669
  %arrayidx23.i.i2888 = getelementptr inbounds double, ptr %cond.i3327, i64 %conv5.i.i2870
  store double %cond.i338.i2887, ptr %arrayidx23.i.i2888, align 8
  %inc.i339.i2889 = add nuw nsw i64 %m.049.i.i2867, 1
  %exitcond378.not.i2890 = icmp eq i64 %inc.i339.i2889, %662
  br i1 %exitcond378.not.i2890, label %for.inc101.i2779, label %for.body.i332.i2865, !llvm.loop !101

if.else94.i2813:                                  ; preds = %if.end87.i2809
  br i1 %cmp47.i.i2812, label %for.body.i343.i2814, label %for.inc101.i2779

for.body.i343.i2814:                              ; preds = %if.else94.i2813, %for.end41.i.i2848
  %m.087.i.i2815 = phi i64 [ %inc43.i.i2849, %for.end41.i.i2848 ], [ 0, %if.else94.i2813 ]
  %arrayidx.i344.i2816 = getelementptr inbounds [520 x i32], ptr %found.i2641, i64 0, i64 %m.087.i.i2815
  %670 = load i32, ptr %arrayidx.i344.i2816, align 4
  %conv.i345.i2817 = sext i32 %670 to i64
  %mul.i346.i2818 = mul nsw i64 %596, %conv.i345.i2817
  %add.ptr.i347.i2819 = getelementptr inbounds double, ptr %values.0367.i2733, i64 %mul.i346.i2818
  %arrayidx1.i348.i2820 = getelementptr inbounds [520 x i32], ptr %places63.i2722, i64 0, i64 %m.087.i.i2815
  %671 = load i32, ptr %arrayidx1.i348.i2820, align 4
  %conv2.i.i2821 = sext i32 %671 to i64
  %mul3.i.i2822 = mul nsw i64 %597, %conv2.i.i2821
  %add.ptr4.i.i2823 = getelementptr inbounds double, ptr %cond.i3327, i64 %mul3.i.i2822
  %add.i349.i2824 = add nuw nsw i64 %m.087.i.i2815, 8
  %arrayidx6.i.i2825 = getelementptr inbounds [520 x i32], ptr %found.i2641, i64 0, i64 %add.i349.i2824
  %672 = load i32, ptr %arrayidx6.i.i2825, align 4
  %conv7.i.i2826 = sext i32 %672 to i64
  %mul8.i.i2827 = mul nsw i64 %596, %conv7.i.i2826
  %add.ptr9.i350.i2828 = getelementptr inbounds double, ptr %values.0367.i2733, i64 %mul8.i.i2827
  %arrayidx12.i.i2829 = getelementptr inbounds [520 x i32], ptr %places63.i2722, i64 0, i64 %add.i349.i2824
  %673 = load i32, ptr %arrayidx12.i.i2829, align 4
  %conv13.i.i2830 = sext i32 %673 to i64
  %mul14.i.i2831 = mul nsw i64 %597, %conv13.i.i2830
  %add.ptr15.i.i2832 = getelementptr inbounds double, ptr %cond.i3327, i64 %mul14.i.i2831
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i2832, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i2730, label %for.cond25.preheader.i.i2845, label %for.body20.i351.i2833

for.cond25.preheader.i.i2845:                     ; preds = %for.body20.i351.i2833, %for.body.i343.i2814
  %j.0.lcssa.i.i2846 = phi i64 [ 0, %for.body.i343.i2814 ], [ %add1783.i.i2834, %for.body20.i351.i2833 ]
  %cmp2684.i.i2847 = icmp slt i64 %j.0.lcssa.i.i2846, %597
  br i1 %cmp2684.i.i2847, label %for.body28.i.i2851, label %for.end41.i.i2848

for.body20.i351.i2833:                            ; preds = %for.body.i343.i2814, %for.body20.i351.i2833
  %add1783.i.i2834 = phi i64 [ %add17.i.i2843, %for.body20.i351.i2833 ], [ 8, %for.body.i343.i2814 ]
  %j.082.i.i2835 = phi i64 [ %add1783.i.i2834, %for.body20.i351.i2833 ], [ 0, %for.body.i343.i2814 ]
  %add.ptr21.i.i2836 = getelementptr inbounds double, ptr %add.ptr9.i350.i2828, i64 %j.082.i.i2835
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i2836, i32 0, i32 3, i32 1)
  %add.ptr22.i.i2837 = getelementptr inbounds double, ptr %add.ptr.i347.i2819, i64 %j.082.i.i2835
  %add.ptr23.i.i2838 = getelementptr inbounds double, ptr %add.ptr4.i.i2823, i64 %j.082.i.i2835
  %674 = load <8 x double>, ptr %add.ptr23.i.i2838, align 8
  %675 = load <8 x double>, ptr %add.ptr22.i.i2837, align 8
  %cmp.i.i.i2839 = fcmp ugt <8 x double> %674, %675
  %cmp1.i.i.i2840 = fcmp ord <8 x double> %674, zeroinitializer
  %or19.not.i.i.i2841 = and <8 x i1> %cmp.i.i.i2839, %cmp1.i.i.i2840
  %or9.v.i.i.i2842 = select <8 x i1> %or19.not.i.i.i2841, <8 x double> %675, <8 x double> %674
  store <8 x double> %or9.v.i.i.i2842, ptr %add.ptr23.i.i2838, align 8
  %add17.i.i2843 = add nuw nsw i64 %add1783.i.i2834, 8
  %cmp18.not.i.i2844 = icmp sgt i64 %add17.i.i2843, %597
  br i1 %cmp18.not.i.i2844, label %for.cond25.preheader.i.i2845, label %for.body20.i351.i2833, !llvm.loop !102

for.body28.i.i2851:                               ; preds = %for.cond25.preheader.i.i2845, %for.body28.i.i2851
  %j.185.i.i2852 = phi i64 [ %inc.i356.i2859, %for.body28.i.i2851 ], [ %j.0.lcssa.i.i2846, %for.cond25.preheader.i.i2845 ]
  %arrayidx29.i.i2853 = getelementptr inbounds double, ptr %add.ptr4.i.i2823, i64 %j.185.i.i2852
  %676 = load double, ptr %arrayidx29.i.i2853, align 8
  %arrayidx30.i.i2854 = getelementptr inbounds double, ptr %add.ptr.i347.i2819, i64 %j.185.i.i2852
  %677 = load double, ptr %arrayidx30.i.i2854, align 8
  %cmp31.i.i2855 = fcmp ole double %676, %677
  %cmp35.i353.i2856 = fcmp uno double %676, 0.000000e+00
  %or.cond.i354.i2857 = or i1 %cmp35.i353.i2856, %cmp31.i.i2855
  %cond.i355.i2858 = select i1 %or.cond.i354.i2857, double %676, double %677
  store double %cond.i355.i2858, ptr %arrayidx29.i.i2853, align 8
  %inc.i356.i2859 = add nuw nsw i64 %j.185.i.i2852, 1
  %exitcond.not.i357.i2860 = icmp eq i64 %inc.i356.i2859, %597
  br i1 %exitcond.not.i357.i2860, label %for.end41.i.i2848, label %for.body28.i.i2851, !llvm.loop !103

for.end41.i.i2848:                                ; preds = %for.body28.i.i2851, %for.cond25.preheader.i.i2845
  %inc43.i.i2849 = add nuw nsw i64 %m.087.i.i2815, 1
  %exitcond377.not.i2850 = icmp eq i64 %inc43.i.i2849, %662
  br i1 %exitcond377.not.i2850, label %for.inc101.i2779, label %for.body.i343.i2814, !llvm.loop !104

for.inc101.i2779:                                 ; preds = %for.end41.i.i2848, %if.end.i.i2878, %if.else94.i2813, %if.then93.i2861, %if.else94.thread.i2778
  %add.i2780 = add nuw nsw i64 %k44.0366.i2734, 512
  %add.ptr103.i2781 = getelementptr inbounds i8, ptr %values.0367.i2733, i64 %add.ptr103.idx.i2731
  %678 = load i64, ptr %arrayidx46.i2672, align 8
  %cmp47.not.i2782 = icmp slt i64 %add.i2780, %678
  br i1 %cmp47.not.i2782, label %for.body50.i2732, label %for.end106.i2674, !llvm.loop !105

for.end106.i2674:                                 ; preds = %for.inc101.i2779, %for.cond45.preheader.i2671
  %679 = load i64, ptr %a, align 8
  %cmp108.i2675 = icmp eq i64 %679, 0
  %tobool111.i2676 = icmp ne i64 %599, 0
  %or.cond184.i2677 = select i1 %cmp108.i2675, i1 %tobool111.i2676, i1 false
  br i1 %or.cond184.i2677, label %lor.lhs.false112.i2679, label %least_double.exit

lor.lhs.false112.i2679:                           ; preds = %for.end106.i2674
  %cmp113.i2680 = icmp ne ptr %cond.i3327, %600
  %tobool116.i2681 = icmp ne i64 %590, 0
  %or.cond185.i2682 = select i1 %cmp113.i2680, i1 true, i1 %tobool116.i2681
  br i1 %or.cond185.i2682, label %for.cond120.preheader.i2683, label %least_double.exit

for.cond120.preheader.i2683:                      ; preds = %lor.lhs.false112.i2679
  %cmp122.not368.i2684 = icmp slt i64 %mul.i3320, 8
  br i1 %cmp122.not368.i2684, label %for.cond145.preheader.i2696, label %for.body124.lr.ph.i2685

for.body124.lr.ph.i2685:                          ; preds = %for.cond120.preheader.i2683
  %add.ptr131.i2686 = getelementptr inbounds double, ptr %591, i64 %mul9.i3323
  br label %for.body124.i2687

for.cond145.preheader.i2696:                      ; preds = %if.end140.i2691, %for.cond120.preheader.i2683
  %k119.0.lcssa.i2697 = phi i64 [ 0, %for.cond120.preheader.i2683 ], [ %add121370.i2688, %if.end140.i2691 ]
  %cmp146371.i2698 = icmp slt i64 %k119.0.lcssa.i2697, %mul.i3320
  br i1 %cmp146371.i2698, label %for.body148.lr.ph.i2699, label %least_double.exit

for.body148.lr.ph.i2699:                          ; preds = %for.cond145.preheader.i2696
  %680 = getelementptr double, ptr %591, i64 %mul9.i3323
  br label %for.body148.i2700

for.body124.i2687:                                ; preds = %if.end140.i2691, %for.body124.lr.ph.i2685
  %add121370.i2688 = phi i64 [ 8, %for.body124.lr.ph.i2685 ], [ %add121.i2694, %if.end140.i2691 ]
  %k119.0369.i2689 = phi i64 [ 0, %for.body124.lr.ph.i2685 ], [ %add121370.i2688, %if.end140.i2691 ]
  %add.ptr125.i2690 = getelementptr inbounds double, ptr %cond.i3327, i64 %k119.0369.i2689
  %681 = load <8 x double>, ptr %add.ptr125.i2690, align 8
  br i1 %tobool116.i2681, label %land.lhs.true127.i2712, label %if.end140.i2691

land.lhs.true127.i2712:                           ; preds = %for.body124.i2687
  %682 = load i64, ptr %arrayidx8.i3322, align 8
  %tobool129.not.i2713 = icmp eq i64 %682, 0
  br i1 %tobool129.not.i2713, label %if.then136.i2717, label %if.then130.i2714

if.then130.i2714:                                 ; preds = %land.lhs.true127.i2712
  %add.ptr132.i2715 = getelementptr inbounds double, ptr %add.ptr131.i2686, i64 %k119.0369.i2689
  %683 = load <8 x double>, ptr %add.ptr132.i2715, align 8
  %add133.i2716 = fadd <8 x double> %681, %683
  br label %if.end140.i2691

if.then136.i2717:                                 ; preds = %land.lhs.true127.i2712
  %684 = load double, ptr %591, align 8
  %splat.splatinsert.i2718 = insertelement <8 x double> poison, double %684, i64 0
  %splat.splat.i2719 = shufflevector <8 x double> %splat.splatinsert.i2718, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i2720 = fadd <8 x double> %681, %splat.splat.i2719
  br label %if.end140.i2691

if.end140.i2691:                                  ; preds = %if.then136.i2717, %if.then130.i2714, %for.body124.i2687
  %sum.0.i2692 = phi <8 x double> [ %add133.i2716, %if.then130.i2714 ], [ %add138.i2720, %if.then136.i2717 ], [ %681, %for.body124.i2687 ]
  %add.ptr141.i2693 = getelementptr inbounds double, ptr %600, i64 %k119.0369.i2689
  store <8 x double> %sum.0.i2692, ptr %add.ptr141.i2693, align 8
  %add121.i2694 = add nuw nsw i64 %add121370.i2688, 8
  %cmp122.not.i2695 = icmp sgt i64 %add121.i2694, %mul.i3320
  br i1 %cmp122.not.i2695, label %for.cond145.preheader.i2696, label %for.body124.i2687, !llvm.loop !106

for.body148.i2700:                                ; preds = %cond.end159.i2703, %for.body148.lr.ph.i2699
  %k119.1372.i2701 = phi i64 [ %k119.0.lcssa.i2697, %for.body148.lr.ph.i2699 ], [ %inc163.i2706, %cond.end159.i2703 ]
  %arrayidx151.i2702 = getelementptr inbounds double, ptr %cond.i3327, i64 %k119.1372.i2701
  %685 = load double, ptr %arrayidx151.i2702, align 8
  br i1 %tobool116.i2681, label %cond.true150.i2708, label %cond.end159.i2703

cond.true150.i2708:                               ; preds = %for.body148.i2700
  %686 = load i64, ptr %arrayidx8.i3322, align 8
  %mul153.i2709 = mul nsw i64 %686, %k119.1372.i2701
  %arrayidx155.i2710 = getelementptr double, ptr %680, i64 %mul153.i2709
  %687 = load double, ptr %arrayidx155.i2710, align 8
  %add156.i2711 = fadd double %685, %687
  br label %cond.end159.i2703

cond.end159.i2703:                                ; preds = %cond.true150.i2708, %for.body148.i2700
  %cond160.i2704 = phi double [ %add156.i2711, %cond.true150.i2708 ], [ %685, %for.body148.i2700 ]
  %arrayidx161.i2705 = getelementptr inbounds double, ptr %600, i64 %k119.1372.i2701
  store double %cond160.i2704, ptr %arrayidx161.i2705, align 8
  %inc163.i2706 = add nuw nsw i64 %k119.1372.i2701, 1
  %exitcond379.not.i2707 = icmp eq i64 %inc163.i2706, %mul.i3320
  br i1 %exitcond379.not.i2707, label %least_double.exit, label %for.body148.i2700, !llvm.loop !107

least_double.exit:                                ; preds = %cond.end78.i2772, %cond.end159.i2703, %for.end106.i2674, %lor.lhs.false112.i2679, %for.cond145.preheader.i2696
  %retval.3.i2678 = phi i64 [ 0, %lor.lhs.false112.i2679 ], [ 0, %for.end106.i2674 ], [ 0, %for.cond145.preheader.i2696 ], [ 0, %cond.end159.i2703 ], [ 1, %cond.end78.i2772 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2641) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2640) #7
  br label %return

cond.true52:                                      ; preds = %cond.true39
  br i1 %tobool14.not.i3329, label %if.end30.i3017, label %land.lhs.true.i3009

land.lhs.true.i3009:                              ; preds = %cond.true52
  %tobool16.i3011.not = icmp eq i64 %590, 0
  br i1 %tobool16.i3011.not, label %if.then.i3013, label %land.lhs.true20.i3294

if.then.i3013:                                    ; preds = %land.lhs.true.i3009
  %688 = inttoptr i64 %603 to ptr
  %689 = load i32, ptr %688, align 4
  %tobool.not.i.i3014 = icmp eq i32 %689, 0
  br i1 %tobool.not.i.i3014, label %if.then.i.i3292, label %for.cond.preheader.i.i3015

if.then.i.i3292:                                  ; preds = %if.then.i3013
  %mul.i.i3293 = shl nsw i64 %mul.i3320, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i.i3293, i1 false)
  br label %if.end30.i3017

for.cond.preheader.i.i3015:                       ; preds = %if.then.i3013
  %cmp535.i.i3016 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp535.i.i3016, label %for.body.i.i3287, label %if.end30.i3017

for.body.i.i3287:                                 ; preds = %for.cond.preheader.i.i3015, %for.body.i.i3287
  %k.036.i.i3288 = phi i64 [ %inc.i.i3290, %for.body.i.i3287 ], [ 0, %for.cond.preheader.i.i3015 ]
  %arrayidx.i.i3289 = getelementptr inbounds i32, ptr %cond.i3327, i64 %k.036.i.i3288
  store i32 %689, ptr %arrayidx.i.i3289, align 4
  %inc.i.i3290 = add nuw nsw i64 %k.036.i.i3288, 1
  %exitcond38.not.i.i3291 = icmp eq i64 %inc.i.i3290, %mul.i3320
  br i1 %exitcond38.not.i.i3291, label %if.end30.i3017, label %for.body.i.i3287, !llvm.loop !4

land.lhs.true20.i3294:                            ; preds = %land.lhs.true.i3009
  %tobool22.not.i3295 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i3295, label %if.then28.i3299, label %if.then23.i3296

if.then23.i3296:                                  ; preds = %land.lhs.true20.i3294
  %add.ptr.i3297 = getelementptr inbounds i32, ptr %591, i64 %mul9.i3323
  %mul24.i3298 = shl i64 %mul.i3320, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i3327, ptr nonnull align 4 %add.ptr.i3297, i64 %mul24.i3298, i1 false)
  br label %if.end30.i3017

if.then28.i3299:                                  ; preds = %land.lhs.true20.i3294
  %690 = load i32, ptr %591, align 4
  %tobool.not.i285.i3300 = icmp eq i32 %690, 0
  br i1 %tobool.not.i285.i3300, label %if.then.i293.i3308, label %for.cond.preheader.i286.i3301

if.then.i293.i3308:                               ; preds = %if.then28.i3299
  %mul.i294.i3309 = shl nsw i64 %mul.i3320, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i294.i3309, i1 false)
  br label %if.end30.i3017

for.cond.preheader.i286.i3301:                    ; preds = %if.then28.i3299
  %cmp535.i287.i3302 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp535.i287.i3302, label %for.body.i288.i3303, label %if.end30.i3017

for.body.i288.i3303:                              ; preds = %for.cond.preheader.i286.i3301, %for.body.i288.i3303
  %k.036.i289.i3304 = phi i64 [ %inc.i291.i3306, %for.body.i288.i3303 ], [ 0, %for.cond.preheader.i286.i3301 ]
  %arrayidx.i290.i3305 = getelementptr inbounds i32, ptr %cond.i3327, i64 %k.036.i289.i3304
  store i32 %690, ptr %arrayidx.i290.i3305, align 4
  %inc.i291.i3306 = add nuw nsw i64 %k.036.i289.i3304, 1
  %exitcond38.not.i292.i3307 = icmp eq i64 %inc.i291.i3306, %mul.i3320
  br i1 %exitcond38.not.i292.i3307, label %if.end30.i3017, label %for.body.i288.i3303, !llvm.loop !4

if.end30.i3017:                                   ; preds = %for.body.i288.i3303, %for.body.i.i3287, %for.cond.preheader.i286.i3301, %if.then.i293.i3308, %if.then23.i3296, %for.cond.preheader.i.i3015, %if.then.i.i3292, %cond.true52
  %cmp31.i3018 = icmp eq i64 %594, 0
  br i1 %cmp31.i3018, label %land.end.i3276, label %land.end.thread.i3019

land.end.thread.i3019:                            ; preds = %if.end30.i3017
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2989) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2990) #7
  br label %for.cond45.preheader.i3020

land.end.i3276:                                   ; preds = %if.end30.i3017
  %arrayidx32.i3277 = getelementptr inbounds i8, ptr %a, i64 56
  %691 = load i64, ptr %arrayidx32.i3277, align 8
  %cmp33.i3278 = icmp eq i64 %595, %691
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i2989) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i2990) #7
  br i1 %cmp33.i3278, label %for.body.lr.ph.i3279, label %for.cond45.preheader.i3020

for.body.lr.ph.i3279:                             ; preds = %land.end.i3276
  %places42.i3280 = getelementptr inbounds i8, ptr %found.i2990, i64 2080
  br label %for.body.i3281

for.cond45.preheader.i3020:                       ; preds = %for.body.i3281, %land.end.i3276, %land.end.thread.i3019
  %692 = phi i1 [ false, %land.end.thread.i3019 ], [ false, %land.end.i3276 ], [ true, %for.body.i3281 ]
  %arrayidx46.i3021 = getelementptr inbounds i8, ptr %a, i64 48
  %693 = load i64, ptr %arrayidx46.i3021, align 8
  %cmp47.not361.i = icmp sgt i64 %693, 0
  br i1 %cmp47.not361.i, label %for.body50.lr.ph.i3064, label %for.end106.i3022

for.body50.lr.ph.i3064:                           ; preds = %for.cond45.preheader.i3020
  %places63.i3065 = getelementptr inbounds i8, ptr %found.i2990, i64 2080
  %cond67.i3066 = select i1 %692, ptr %places63.i3065, ptr %places.i2989
  %arrayidx68.i3067 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3068 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3069 = trunc i64 %594 to i32
  %conv1.i.i3070 = trunc i64 %sub.i3319 to i32
  %count32.i.i3071 = getelementptr inbounds i8, ptr %found.i2990, i64 4160
  %cmp91.i3072 = icmp eq i64 %597, 1
  %cmp18.not80.i.i = icmp slt i64 %597, 8
  %add.ptr103.idx.i3073 = shl nsw i64 %596, 11
  br label %for.body50.i3074

for.body.i3281:                                   ; preds = %for.body.i3281, %for.body.lr.ph.i3279
  %k.0360.i = phi i64 [ 0, %for.body.lr.ph.i3279 ], [ %inc.i3285, %for.body.i3281 ]
  %conv40.i3282 = trunc nuw i64 %k.0360.i to i32
  %arrayidx41.i3283 = getelementptr inbounds [520 x i32], ptr %found.i2990, i64 0, i64 %k.0360.i
  store i32 %conv40.i3282, ptr %arrayidx41.i3283, align 4
  %arrayidx43.i3284 = getelementptr inbounds [520 x i32], ptr %places42.i3280, i64 0, i64 %k.0360.i
  store i32 0, ptr %arrayidx43.i3284, align 4
  %inc.i3285 = add nuw nsw i64 %k.0360.i, 1
  %exitcond.not = icmp eq i64 %inc.i3285, 520
  br i1 %exitcond.not, label %for.cond45.preheader.i3020, label %for.body.i3281, !llvm.loop !108

for.body50.i3074:                                 ; preds = %for.inc101.i3119, %for.body50.lr.ph.i3064
  %694 = phi i64 [ %693, %for.body50.lr.ph.i3064 ], [ %720, %for.inc101.i3119 ]
  %values.0364.i = phi ptr [ %589, %for.body50.lr.ph.i3064 ], [ %add.ptr103.i3121, %for.inc101.i3119 ]
  %k44.0363.i = phi i64 [ 0, %for.body50.lr.ph.i3064 ], [ %add.i3120, %for.inc101.i3119 ]
  %sub52.i3075 = sub nsw i64 %694, %k44.0363.i
  %spec.select.i3076 = tail call i64 @llvm.smin.i64(i64 %sub52.i3075, i64 512)
  %695 = load i64, ptr %arrayidx68.i3067, align 8
  %cmp69.i3077 = icmp eq i64 %695, 4
  %696 = load i64, ptr %arrayidx76.i3068, align 8
  %cmp.not65.i.i3078 = icmp slt i64 %sub52.i3075, 8
  br i1 %cmp69.i3077, label %cond.true71.i3227, label %cond.false74.i3079

cond.true71.i3227:                                ; preds = %for.body50.i3074
  %add.ptr72.i3228 = getelementptr inbounds i32, ptr %593, i64 %k44.0363.i
  br i1 %cmp.not65.i.i3078, label %for.cond11.preheader.i.i3249, label %for.body.lr.ph.i.i3229

for.body.lr.ph.i.i3229:                           ; preds = %cond.true71.i3227
  %splat.splatinsert.i.i3230 = insertelement <8 x i64> poison, i64 %696, i64 0
  %splat.splat.i.i3231 = shufflevector <8 x i64> %splat.splatinsert.i.i3230, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3232

for.cond11.preheader.i.i3249:                     ; preds = %for.body.i296.i3232, %cond.true71.i3227
  %outside.0.lcssa.i.i3250 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3227 ], [ %or7.i.i3244, %for.body.i296.i3232 ]
  %k.0.lcssa.i.i3251 = phi i64 [ 0, %cond.true71.i3227 ], [ %add68.i.i3233, %for.body.i296.i3232 ]
  br label %for.body14.i.i3252

for.body.i296.i3232:                              ; preds = %for.body.i296.i3232, %for.body.lr.ph.i.i3229
  %add68.i.i3233 = phi i64 [ 8, %for.body.lr.ph.i.i3229 ], [ %add.i.i3247, %for.body.i296.i3232 ]
  %k.067.i.i3234 = phi i64 [ 0, %for.body.lr.ph.i.i3229 ], [ %add68.i.i3233, %for.body.i296.i3232 ]
  %outside.066.i.i3235 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3229 ], [ %or7.i.i3244, %for.body.i296.i3232 ]
  %add.ptr.i.i3236 = getelementptr inbounds i32, ptr %add.ptr72.i3228, i64 %k.067.i.i3234
  %697 = load <8 x i32>, ptr %add.ptr.i.i3236, align 4
  %conv.i.i3237 = sext <8 x i32> %697 to <8 x i64>
  %isneg.i.i3238 = icmp slt <8 x i32> %697, zeroinitializer
  %and.i.i3239 = select <8 x i1> %isneg.i.i3238, <8 x i64> %splat.splat.i.i3231, <8 x i64> zeroinitializer
  %add1.i.i3240 = add <8 x i64> %and.i.i3239, %conv.i.i3237
  %add1.lobit.i.i3241 = ashr <8 x i64> %add1.i.i3240, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3242 = icmp slt <8 x i64> %add1.i.i3240, %splat.splat.i.i3231
  %or.i.i3243 = select <8 x i1> %cmp5.not.i.i3242, <8 x i64> %add1.lobit.i.i3241, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3244 = or <8 x i64> %or.i.i3243, %outside.066.i.i3235
  %conv8.i.i3245 = trunc <8 x i64> %add1.i.i3240 to <8 x i32>
  %add.ptr9.i.i3246 = getelementptr inbounds i32, ptr %cond67.i3066, i64 %k.067.i.i3234
  store <8 x i32> %conv8.i.i3245, ptr %add.ptr9.i.i3246, align 8
  %add.i.i3247 = add nuw nsw i64 %add68.i.i3233, 8
  %cmp.not.i.i3248 = icmp sgt i64 %add.i.i3247, %spec.select.i3076
  br i1 %cmp.not.i.i3248, label %for.cond11.preheader.i.i3249, label %for.body.i296.i3232, !llvm.loop !8

for.cond18.preheader.i.i3259:                     ; preds = %for.body14.i.i3252
  %cmp1972.i.i3260 = icmp slt i64 %k.0.lcssa.i.i3251, %spec.select.i3076
  br i1 %cmp1972.i.i3260, label %for.body21.i.i3261, label %cond.end78.i3112

for.body14.i.i3252:                               ; preds = %for.body14.i.i3252, %for.cond11.preheader.i.i3249
  %j.071.i.i3253 = phi i64 [ 0, %for.cond11.preheader.i.i3249 ], [ %inc.i297.i3257, %for.body14.i.i3252 ]
  %wrong.070.i.i3254 = phi i64 [ 0, %for.cond11.preheader.i.i3249 ], [ %or15.i.i3256, %for.body14.i.i3252 ]
  %vecext.i.i3255 = extractelement <8 x i64> %outside.0.lcssa.i.i3250, i64 %j.071.i.i3253
  %or15.i.i3256 = or i64 %vecext.i.i3255, %wrong.070.i.i3254
  %inc.i297.i3257 = add nuw nsw i64 %j.071.i.i3253, 1
  %exitcond.not.i.i3258 = icmp eq i64 %inc.i297.i3257, 8
  br i1 %exitcond.not.i.i3258, label %for.cond18.preheader.i.i3259, label %for.body14.i.i3252, !llvm.loop !9

for.body21.i.i3261:                               ; preds = %for.cond18.preheader.i.i3259, %for.body21.i.i3261
  %k.174.i.i3262 = phi i64 [ %inc35.i.i3274, %for.body21.i.i3261 ], [ %k.0.lcssa.i.i3251, %for.cond18.preheader.i.i3259 ]
  %wrong.173.i.i3263 = phi i64 [ %or31.i.i3271, %for.body21.i.i3261 ], [ %or15.i.i3256, %for.cond18.preheader.i.i3259 ]
  %arrayidx.i298.i3264 = getelementptr inbounds i32, ptr %add.ptr72.i3228, i64 %k.174.i.i3262
  %698 = load i32, ptr %arrayidx.i298.i3264, align 4
  %conv23.i.i3265 = sext i32 %698 to i64
  %cmp25.i.i3266 = icmp slt i32 %698, 0
  %cond.i.i3267 = select i1 %cmp25.i.i3266, i64 %696, i64 0
  %add27.i.i3268 = add nsw i64 %cond.i.i3267, %conv23.i.i3265
  %cmp28.i.i3269 = icmp uge i64 %add27.i.i3268, %696
  %conv30.i.i3270 = zext i1 %cmp28.i.i3269 to i64
  %or31.i.i3271 = or i64 %wrong.173.i.i3263, %conv30.i.i3270
  %conv32.i.i3272 = trunc i64 %add27.i.i3268 to i32
  %arrayidx33.i.i3273 = getelementptr inbounds i32, ptr %cond67.i3066, i64 %k.174.i.i3262
  store i32 %conv32.i.i3272, ptr %arrayidx33.i.i3273, align 4
  %inc35.i.i3274 = add nuw nsw i64 %k.174.i.i3262, 1
  %exitcond76.not.i.i3275 = icmp eq i64 %inc35.i.i3274, %spec.select.i3076
  br i1 %exitcond76.not.i.i3275, label %cond.end78.i3112, label %for.body21.i.i3261, !llvm.loop !10

cond.false74.i3079:                               ; preds = %for.body50.i3074
  %add.ptr75.i3080 = getelementptr inbounds i64, ptr %593, i64 %k44.0363.i
  br i1 %cmp.not65.i.i3078, label %for.cond10.preheader.i.i3100, label %for.body.lr.ph.i299.i3081

for.body.lr.ph.i299.i3081:                        ; preds = %cond.false74.i3079
  %splat.splatinsert.i300.i3082 = insertelement <8 x i64> poison, i64 %696, i64 0
  %splat.splat.i301.i3083 = shufflevector <8 x i64> %splat.splatinsert.i300.i3082, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3084

for.cond10.preheader.i.i3100:                     ; preds = %for.body.i302.i3084, %cond.false74.i3079
  %outside.0.lcssa.i314.i3101 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3079 ], [ %or7.i310.i3095, %for.body.i302.i3084 ]
  %k.0.lcssa.i315.i3102 = phi i64 [ 0, %cond.false74.i3079 ], [ %add66.i.i3085, %for.body.i302.i3084 ]
  br label %for.body13.i.i3103

for.body.i302.i3084:                              ; preds = %for.body.i302.i3084, %for.body.lr.ph.i299.i3081
  %add66.i.i3085 = phi i64 [ 8, %for.body.lr.ph.i299.i3081 ], [ %add.i312.i3098, %for.body.i302.i3084 ]
  %k.065.i.i3086 = phi i64 [ 0, %for.body.lr.ph.i299.i3081 ], [ %add66.i.i3085, %for.body.i302.i3084 ]
  %outside.064.i.i3087 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3081 ], [ %or7.i310.i3095, %for.body.i302.i3084 ]
  %add.ptr.i303.i3088 = getelementptr inbounds i64, ptr %add.ptr75.i3080, i64 %k.065.i.i3086
  %699 = load <8 x i64>, ptr %add.ptr.i303.i3088, align 8
  %isneg.i304.i3089 = icmp slt <8 x i64> %699, zeroinitializer
  %and.i305.i3090 = select <8 x i1> %isneg.i304.i3089, <8 x i64> %splat.splat.i301.i3083, <8 x i64> zeroinitializer
  %add1.i306.i3091 = add <8 x i64> %and.i305.i3090, %699
  %add1.lobit.i307.i3092 = ashr <8 x i64> %add1.i306.i3091, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3093 = icmp slt <8 x i64> %add1.i306.i3091, %splat.splat.i301.i3083
  %or.i309.i3094 = select <8 x i1> %cmp5.not.i308.i3093, <8 x i64> %add1.lobit.i307.i3092, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3095 = or <8 x i64> %or.i309.i3094, %outside.064.i.i3087
  %conv.i311.i3096 = trunc <8 x i64> %add1.i306.i3091 to <8 x i32>
  %add.ptr8.i.i3097 = getelementptr inbounds i32, ptr %cond67.i3066, i64 %k.065.i.i3086
  store <8 x i32> %conv.i311.i3096, ptr %add.ptr8.i.i3097, align 8
  %add.i312.i3098 = add nuw nsw i64 %add66.i.i3085, 8
  %cmp.not.i313.i3099 = icmp sgt i64 %add.i312.i3098, %spec.select.i3076
  br i1 %cmp.not.i313.i3099, label %for.cond10.preheader.i.i3100, label %for.body.i302.i3084, !llvm.loop !11

for.cond17.preheader.i.i3110:                     ; preds = %for.body13.i.i3103
  %cmp1870.i.i3111 = icmp slt i64 %k.0.lcssa.i315.i3102, %spec.select.i3076
  br i1 %cmp1870.i.i3111, label %for.body20.i.i3213, label %cond.end78.i3112

for.body13.i.i3103:                               ; preds = %for.body13.i.i3103, %for.cond10.preheader.i.i3100
  %j.069.i.i3104 = phi i64 [ 0, %for.cond10.preheader.i.i3100 ], [ %inc.i317.i3108, %for.body13.i.i3103 ]
  %wrong.068.i.i3105 = phi i64 [ 0, %for.cond10.preheader.i.i3100 ], [ %or14.i.i3107, %for.body13.i.i3103 ]
  %vecext.i316.i3106 = extractelement <8 x i64> %outside.0.lcssa.i314.i3101, i64 %j.069.i.i3104
  %or14.i.i3107 = or i64 %vecext.i316.i3106, %wrong.068.i.i3105
  %inc.i317.i3108 = add nuw nsw i64 %j.069.i.i3104, 1
  %exitcond.not.i318.i3109 = icmp eq i64 %inc.i317.i3108, 8
  br i1 %exitcond.not.i318.i3109, label %for.cond17.preheader.i.i3110, label %for.body13.i.i3103, !llvm.loop !12

for.body20.i.i3213:                               ; preds = %for.cond17.preheader.i.i3110, %for.body20.i.i3213
  %k.172.i.i3214 = phi i64 [ %inc33.i.i3225, %for.body20.i.i3213 ], [ %k.0.lcssa.i315.i3102, %for.cond17.preheader.i.i3110 ]
  %wrong.171.i.i3215 = phi i64 [ %or29.i.i3222, %for.body20.i.i3213 ], [ %or14.i.i3107, %for.cond17.preheader.i.i3110 ]
  %arrayidx.i320.i3216 = getelementptr inbounds i64, ptr %add.ptr75.i3080, i64 %k.172.i.i3214
  %700 = load i64, ptr %arrayidx.i320.i3216, align 8
  %cmp23.i.i3217 = icmp slt i64 %700, 0
  %cond.i321.i3218 = select i1 %cmp23.i.i3217, i64 %696, i64 0
  %add25.i.i3219 = add nsw i64 %cond.i321.i3218, %700
  %cmp26.i.i3220 = icmp uge i64 %add25.i.i3219, %696
  %conv28.i.i3221 = zext i1 %cmp26.i.i3220 to i64
  %or29.i.i3222 = or i64 %wrong.171.i.i3215, %conv28.i.i3221
  %conv30.i322.i3223 = trunc i64 %add25.i.i3219 to i32
  %arrayidx31.i.i3224 = getelementptr inbounds i32, ptr %cond67.i3066, i64 %k.172.i.i3214
  store i32 %conv30.i322.i3223, ptr %arrayidx31.i.i3224, align 4
  %inc33.i.i3225 = add nuw nsw i64 %k.172.i.i3214, 1
  %exitcond74.not.i.i3226 = icmp eq i64 %inc33.i.i3225, %spec.select.i3076
  br i1 %exitcond74.not.i.i3226, label %cond.end78.i3112, label %for.body20.i.i3213, !llvm.loop !13

cond.end78.i3112:                                 ; preds = %for.body20.i.i3213, %for.body21.i.i3261, %for.cond17.preheader.i.i3110, %for.cond18.preheader.i.i3259
  %cond79.in.in.i3113 = phi i64 [ %or15.i.i3256, %for.cond18.preheader.i.i3259 ], [ %or14.i.i3107, %for.cond17.preheader.i.i3110 ], [ %or31.i.i3271, %for.body21.i.i3261 ], [ %or29.i.i3222, %for.body20.i.i3213 ]
  %cond79.in.not.i3114 = icmp eq i64 %cond79.in.in.i3113, 0
  br i1 %cond79.in.not.i3114, label %if.end82.i3115, label %least_int.exit

if.end82.i3115:                                   ; preds = %cond.end78.i3112
  br i1 %692, label %if.end87.i3149, label %if.else85.i3116

if.else85.i3116:                                  ; preds = %if.end82.i3115
  %cmp55.i.i3117 = icmp sgt i64 %sub52.i3075, 0
  br i1 %cmp55.i.i3117, label %for.body.i325.i3123, label %if.else94.thread.i3118

for.cond12.preheader.i.i3136:                     ; preds = %for.body.i325.i3123
  %tobool.not.i330.i3137 = icmp eq i64 %add.i327.i3133, 0
  br i1 %tobool.not.i330.i3137, label %if.else94.thread.i3118, label %for.body16.lr.ph.i.i3138

for.body16.lr.ph.i.i3138:                         ; preds = %for.cond12.preheader.i.i3136
  %sub18.i.i3139 = add nsw i64 %add.i327.i3133, -1
  %arrayidx19.i.i3140 = getelementptr inbounds [520 x i32], ptr %found.i2990, i64 0, i64 %sub18.i.i3139
  %arrayidx25.i.i3141 = getelementptr inbounds [520 x i32], ptr %places63.i3065, i64 0, i64 %sub18.i.i3139
  br label %for.body16.i.i3142

for.body.i325.i3123:                              ; preds = %if.else85.i3116, %for.body.i325.i3123
  %n.057.i.i3124 = phi i64 [ %add.i327.i3133, %for.body.i325.i3123 ], [ 0, %if.else85.i3116 ]
  %k.056.i.i3125 = phi i64 [ %inc.i328.i3134, %for.body.i325.i3123 ], [ 0, %if.else85.i3116 ]
  %arrayidx.i326.i3126 = getelementptr inbounds i32, ptr %places.i2989, i64 %k.056.i.i3125
  %701 = load i32, ptr %arrayidx.i326.i3126, align 4
  %sub3.i.i3127 = sub i32 %701, %conv.i323.i3069
  %conv4.i.i3128 = trunc i64 %k.056.i.i3125 to i32
  %arrayidx5.i.i3129 = getelementptr inbounds [520 x i32], ptr %found.i2990, i64 0, i64 %n.057.i.i3124
  store i32 %conv4.i.i3128, ptr %arrayidx5.i.i3129, align 4
  %arrayidx7.i.i3130 = getelementptr inbounds [520 x i32], ptr %places63.i3065, i64 0, i64 %n.057.i.i3124
  store i32 %sub3.i.i3127, ptr %arrayidx7.i.i3130, align 4
  %cmp8.i.i3131 = icmp ult i32 %sub3.i.i3127, %conv1.i.i3070
  %conv10.i.i3132 = zext i1 %cmp8.i.i3131 to i64
  %add.i327.i3133 = add nuw nsw i64 %n.057.i.i3124, %conv10.i.i3132
  %inc.i328.i3134 = add nuw nsw i64 %k.056.i.i3125, 1
  %exitcond.not.i329.i3135 = icmp eq i64 %inc.i328.i3134, %spec.select.i3076
  br i1 %exitcond.not.i329.i3135, label %for.cond12.preheader.i.i3136, label %for.body.i325.i3123, !llvm.loop !14

for.body16.i.i3142:                               ; preds = %for.body16.i.i3142, %for.body16.lr.ph.i.i3138
  %k11.058.i.i3143 = phi i64 [ 0, %for.body16.lr.ph.i.i3138 ], [ %inc30.i.i3147, %for.body16.i.i3142 ]
  %702 = load i32, ptr %arrayidx19.i.i3140, align 4
  %add21.i.i3144 = add nuw nsw i64 %k11.058.i.i3143, %add.i327.i3133
  %arrayidx22.i.i3145 = getelementptr inbounds [520 x i32], ptr %found.i2990, i64 0, i64 %add21.i.i3144
  store i32 %702, ptr %arrayidx22.i.i3145, align 4
  %703 = load i32, ptr %arrayidx25.i.i3141, align 4
  %arrayidx28.i.i3146 = getelementptr inbounds [520 x i32], ptr %places63.i3065, i64 0, i64 %add21.i.i3144
  store i32 %703, ptr %arrayidx28.i.i3146, align 4
  %inc30.i.i3147 = add nuw nsw i64 %k11.058.i.i3143, 1
  %exitcond.not.i3148 = icmp eq i64 %inc30.i.i3147, 8
  br i1 %exitcond.not.i3148, label %if.end87.i3149, label %for.body16.i.i3142, !llvm.loop !15

if.else94.thread.i3118:                           ; preds = %for.cond12.preheader.i.i3136, %if.else85.i3116
  store i64 0, ptr %count32.i.i3071, align 8
  br label %for.inc101.i3119

if.end87.i3149:                                   ; preds = %for.body16.i.i3142, %if.end82.i3115
  %704 = phi i64 [ %spec.select.i3076, %if.end82.i3115 ], [ %add.i327.i3133, %for.body16.i.i3142 ]
  store i64 %704, ptr %count32.i.i3071, align 8
  %tobool89.i3150 = icmp ne i64 %704, 0
  %or.cond183.i3151 = select i1 %tobool89.i3150, i1 %cmp91.i3072, i1 false
  %cmp47.i.i3152 = icmp sgt i64 %704, 0
  br i1 %or.cond183.i3151, label %if.then93.i3186, label %if.else94.i3153

if.then93.i3186:                                  ; preds = %if.end87.i3149
  br i1 %cmp47.i.i3152, label %for.body.preheader.i.i3187, label %for.inc101.i3119

for.body.preheader.i.i3187:                       ; preds = %if.then93.i3186
  %705 = load i32, ptr %places63.i3065, align 8
  %conv.i331.i3188 = sext i32 %705 to i64
  %arrayidx1.i.i3189 = getelementptr inbounds i32, ptr %cond.i3327, i64 %conv.i331.i3188
  %706 = load i32, ptr %arrayidx1.i.i3189, align 4
  br label %for.body.i332.i3190

for.body.i332.i3190:                              ; preds = %if.end.i.i3203, %for.body.preheader.i.i3187
  %before.050.i.i3191 = phi i64 [ %conv5.i.i3195, %if.end.i.i3203 ], [ %conv.i331.i3188, %for.body.preheader.i.i3187 ]
  %m.049.i.i3192 = phi i64 [ %inc.i339.i3211, %if.end.i.i3203 ], [ 0, %for.body.preheader.i.i3187 ]
  %found.048.i.i3193 = phi i32 [ %cond.i338.i3209, %if.end.i.i3203 ], [ %706, %for.body.preheader.i.i3187 ]
  %arrayidx4.i.i3194 = getelementptr inbounds [520 x i32], ptr %places63.i3065, i64 0, i64 %m.049.i.i3192
  %707 = load i32, ptr %arrayidx4.i.i3194, align 4
  %conv5.i.i3195 = sext i32 %707 to i64
  %add.i333.i3196 = add nuw nsw i64 %m.049.i.i3192, 8
  %arrayidx7.i334.i3197 = getelementptr inbounds [520 x i32], ptr %places63.i3065, i64 0, i64 %add.i333.i3196
  %708 = load i32, ptr %arrayidx7.i334.i3197, align 4
  %idx.ext.i.i3198 = sext i32 %708 to i64
  %add.ptr.i335.i3199 = getelementptr inbounds i32, ptr %cond.i3327, i64 %idx.ext.i.i3198
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3199, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3200 = icmp eq i64 %before.050.i.i3191, %conv5.i.i3195
  br i1 %cmp8.not.i.i3200, label %if.end.i.i3203, label %if.then.i336.i3201

if.then.i336.i3201:                               ; preds = %for.body.i332.i3190
  %arrayidx10.i.i3202 = getelementptr inbounds i32, ptr %cond.i3327, i64 %conv5.i.i3195
  %709 = load i32, ptr %arrayidx10.i.i3202, align 4
  br label %if.end.i.i3203

if.end.i.i3203:                                   ; preds = %if.then.i336.i3201, %for.body.i332.i3190
  %found.1.i.i3204 = phi i32 [ %709, %if.then.i336.i3201 ], [ %found.048.i.i3193, %for.body.i332.i3190 ]
  %arrayidx11.i.i3205 = getelementptr inbounds [520 x i32], ptr %found.i2990, i64 0, i64 %m.049.i.i3192
  %710 = load i32, ptr %arrayidx11.i.i3205, align 4
  %conv12.i.i3206 = sext i32 %710 to i64
  %mul.i337.i3207 = mul nsw i64 %596, %conv12.i.i3206
  %arrayidx13.i.i3208 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul.i337.i3207
  %711 = load i32, ptr %arrayidx13.i.i3208, align 4
  %cond.i338.i3209 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i3204, i32 %711)
  %arrayidx23.i.i3210 = getelementptr inbounds i32, ptr %cond.i3327, i64 %conv5.i.i3195
  store i32 %cond.i338.i3209, ptr %arrayidx23.i.i3210, align 4
  %inc.i339.i3211 = add nuw nsw i64 %m.049.i.i3192, 1
  %exitcond375.not.i3212 = icmp eq i64 %inc.i339.i3211, %704
  br i1 %exitcond375.not.i3212, label %for.inc101.i3119, label %for.body.i332.i3190, !llvm.loop !109

if.else94.i3153:                                  ; preds = %if.end87.i3149
  br i1 %cmp47.i.i3152, label %for.body.i343.i3154, label %for.inc101.i3119

for.body.i343.i3154:                              ; preds = %if.else94.i3153, %for.end41.i.i3180
  %m.086.i.i = phi i64 [ %inc43.i.i3181, %for.end41.i.i3180 ], [ 0, %if.else94.i3153 ]
  %arrayidx.i344.i3155 = getelementptr inbounds [520 x i32], ptr %found.i2990, i64 0, i64 %m.086.i.i
  %712 = load i32, ptr %arrayidx.i344.i3155, align 4
  %conv.i345.i3156 = sext i32 %712 to i64
  %mul.i346.i3157 = mul nsw i64 %596, %conv.i345.i3156
  %add.ptr.i347.i3158 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul.i346.i3157
  %arrayidx1.i348.i3159 = getelementptr inbounds [520 x i32], ptr %places63.i3065, i64 0, i64 %m.086.i.i
  %713 = load i32, ptr %arrayidx1.i348.i3159, align 4
  %conv2.i.i3160 = sext i32 %713 to i64
  %mul3.i.i3161 = mul nsw i64 %597, %conv2.i.i3160
  %add.ptr4.i.i3162 = getelementptr inbounds i32, ptr %cond.i3327, i64 %mul3.i.i3161
  %add.i349.i3163 = add nuw nsw i64 %m.086.i.i, 8
  %arrayidx6.i.i3164 = getelementptr inbounds [520 x i32], ptr %found.i2990, i64 0, i64 %add.i349.i3163
  %714 = load i32, ptr %arrayidx6.i.i3164, align 4
  %conv7.i.i3165 = sext i32 %714 to i64
  %mul8.i.i3166 = mul nsw i64 %596, %conv7.i.i3165
  %add.ptr9.i350.i3167 = getelementptr inbounds i32, ptr %values.0364.i, i64 %mul8.i.i3166
  %arrayidx12.i.i3168 = getelementptr inbounds [520 x i32], ptr %places63.i3065, i64 0, i64 %add.i349.i3163
  %715 = load i32, ptr %arrayidx12.i.i3168, align 4
  %conv13.i.i3169 = sext i32 %715 to i64
  %mul14.i.i3170 = mul nsw i64 %597, %conv13.i.i3169
  %add.ptr15.i.i3171 = getelementptr inbounds i32, ptr %cond.i3327, i64 %mul14.i.i3170
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3171, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i, label %for.cond25.preheader.i.i3178, label %for.body20.i351.i3172

for.cond25.preheader.i.i3178:                     ; preds = %for.body20.i351.i3172, %for.body.i343.i3154
  %j.0.lcssa.i.i3179 = phi i64 [ 0, %for.body.i343.i3154 ], [ %add1782.i.i, %for.body20.i351.i3172 ]
  %cmp2683.i.i = icmp slt i64 %j.0.lcssa.i.i3179, %597
  br i1 %cmp2683.i.i, label %for.body28.i.i3183, label %for.end41.i.i3180

for.body20.i351.i3172:                            ; preds = %for.body.i343.i3154, %for.body20.i351.i3172
  %add1782.i.i = phi i64 [ %add17.i.i3176, %for.body20.i351.i3172 ], [ 8, %for.body.i343.i3154 ]
  %j.081.i.i = phi i64 [ %add1782.i.i, %for.body20.i351.i3172 ], [ 0, %for.body.i343.i3154 ]
  %add.ptr21.i.i3173 = getelementptr inbounds i32, ptr %add.ptr9.i350.i3167, i64 %j.081.i.i
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3173, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3174 = getelementptr inbounds i32, ptr %add.ptr.i347.i3158, i64 %j.081.i.i
  %add.ptr23.i.i3175 = getelementptr inbounds i32, ptr %add.ptr4.i.i3162, i64 %j.081.i.i
  %716 = load <8 x i32>, ptr %add.ptr23.i.i3175, align 4
  %717 = load <8 x i32>, ptr %add.ptr22.i.i3174, align 4
  %or9.i.i.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %716, <8 x i32> %717)
  store <8 x i32> %or9.i.i.i, ptr %add.ptr23.i.i3175, align 4
  %add17.i.i3176 = add nuw nsw i64 %add1782.i.i, 8
  %cmp18.not.i.i3177 = icmp sgt i64 %add17.i.i3176, %597
  br i1 %cmp18.not.i.i3177, label %for.cond25.preheader.i.i3178, label %for.body20.i351.i3172, !llvm.loop !110

for.body28.i.i3183:                               ; preds = %for.cond25.preheader.i.i3178, %for.body28.i.i3183
  %j.184.i.i = phi i64 [ %inc.i353.i, %for.body28.i.i3183 ], [ %j.0.lcssa.i.i3179, %for.cond25.preheader.i.i3178 ]
  %arrayidx29.i.i3184 = getelementptr inbounds i32, ptr %add.ptr4.i.i3162, i64 %j.184.i.i
  %718 = load i32, ptr %arrayidx29.i.i3184, align 4
  %arrayidx30.i.i3185 = getelementptr inbounds i32, ptr %add.ptr.i347.i3158, i64 %j.184.i.i
  %719 = load i32, ptr %arrayidx30.i.i3185, align 4
  %spec.select.i.i = tail call i32 @llvm.smin.i32(i32 %718, i32 %719)
  store i32 %spec.select.i.i, ptr %arrayidx29.i.i3184, align 4
  %inc.i353.i = add nuw nsw i64 %j.184.i.i, 1
  %exitcond.not.i354.i = icmp eq i64 %inc.i353.i, %597
  br i1 %exitcond.not.i354.i, label %for.end41.i.i3180, label %for.body28.i.i3183, !llvm.loop !111

for.end41.i.i3180:                                ; preds = %for.body28.i.i3183, %for.cond25.preheader.i.i3178
  %inc43.i.i3181 = add nuw nsw i64 %m.086.i.i, 1
  %exitcond374.not.i3182 = icmp eq i64 %inc43.i.i3181, %704
  br i1 %exitcond374.not.i3182, label %for.inc101.i3119, label %for.body.i343.i3154, !llvm.loop !112

for.inc101.i3119:                                 ; preds = %for.end41.i.i3180, %if.end.i.i3203, %if.else94.i3153, %if.then93.i3186, %if.else94.thread.i3118
  %add.i3120 = add nuw nsw i64 %k44.0363.i, 512
  %add.ptr103.i3121 = getelementptr inbounds i8, ptr %values.0364.i, i64 %add.ptr103.idx.i3073
  %720 = load i64, ptr %arrayidx46.i3021, align 8
  %cmp47.not.i3122 = icmp slt i64 %add.i3120, %720
  br i1 %cmp47.not.i3122, label %for.body50.i3074, label %for.end106.i3022, !llvm.loop !113

for.end106.i3022:                                 ; preds = %for.inc101.i3119, %for.cond45.preheader.i3020
  %721 = load i64, ptr %a, align 8
  %cmp108.i3023 = icmp eq i64 %721, 0
  %tobool111.i3024 = icmp ne i64 %599, 0
  %or.cond184.i3025 = select i1 %cmp108.i3023, i1 %tobool111.i3024, i1 false
  br i1 %or.cond184.i3025, label %lor.lhs.false112.i3027, label %least_int.exit

lor.lhs.false112.i3027:                           ; preds = %for.end106.i3022
  %cmp113.i3028 = icmp ne ptr %cond.i3327, %600
  %tobool116.i3029 = icmp ne i64 %590, 0
  %or.cond185.i3030 = select i1 %cmp113.i3028, i1 true, i1 %tobool116.i3029
  br i1 %or.cond185.i3030, label %for.cond120.preheader.i3031, label %least_int.exit

for.cond120.preheader.i3031:                      ; preds = %lor.lhs.false112.i3027
  %cmp122.not365.i = icmp slt i64 %mul.i3320, 8
  br i1 %cmp122.not365.i, label %for.cond145.preheader.i3041, label %for.body124.lr.ph.i3032

for.body124.lr.ph.i3032:                          ; preds = %for.cond120.preheader.i3031
  %add.ptr131.i3033 = getelementptr inbounds i32, ptr %591, i64 %mul9.i3323
  br label %for.body124.i3034

for.cond145.preheader.i3041:                      ; preds = %if.end140.i3036, %for.cond120.preheader.i3031
  %k119.0.lcssa.i3042 = phi i64 [ 0, %for.cond120.preheader.i3031 ], [ %add121367.i, %if.end140.i3036 ]
  %cmp146368.i = icmp slt i64 %k119.0.lcssa.i3042, %mul.i3320
  br i1 %cmp146368.i, label %for.body148.lr.ph.i3043, label %least_int.exit

for.body148.lr.ph.i3043:                          ; preds = %for.cond145.preheader.i3041
  %722 = getelementptr i32, ptr %591, i64 %mul9.i3323
  br label %for.body148.i3044

for.body124.i3034:                                ; preds = %if.end140.i3036, %for.body124.lr.ph.i3032
  %add121367.i = phi i64 [ 8, %for.body124.lr.ph.i3032 ], [ %add121.i3039, %if.end140.i3036 ]
  %k119.0366.i = phi i64 [ 0, %for.body124.lr.ph.i3032 ], [ %add121367.i, %if.end140.i3036 ]
  %add.ptr125.i3035 = getelementptr inbounds i32, ptr %cond.i3327, i64 %k119.0366.i
  %723 = load <8 x i32>, ptr %add.ptr125.i3035, align 4
  br i1 %tobool116.i3029, label %land.lhs.true127.i3055, label %if.end140.i3036

land.lhs.true127.i3055:                           ; preds = %for.body124.i3034
  %724 = load i64, ptr %arrayidx8.i3322, align 8
  %tobool129.not.i3056 = icmp eq i64 %724, 0
  br i1 %tobool129.not.i3056, label %if.then136.i3060, label %if.then130.i3057

if.then130.i3057:                                 ; preds = %land.lhs.true127.i3055
  %add.ptr132.i3058 = getelementptr inbounds i32, ptr %add.ptr131.i3033, i64 %k119.0366.i
  %725 = load <8 x i32>, ptr %add.ptr132.i3058, align 4
  %add133.i3059 = add <8 x i32> %725, %723
  br label %if.end140.i3036

if.then136.i3060:                                 ; preds = %land.lhs.true127.i3055
  %726 = load i32, ptr %591, align 4
  %splat.splatinsert.i3061 = insertelement <8 x i32> poison, i32 %726, i64 0
  %splat.splat.i3062 = shufflevector <8 x i32> %splat.splatinsert.i3061, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i3063 = add <8 x i32> %splat.splat.i3062, %723
  br label %if.end140.i3036

if.end140.i3036:                                  ; preds = %if.then136.i3060, %if.then130.i3057, %for.body124.i3034
  %sum.0.i3037 = phi <8 x i32> [ %add133.i3059, %if.then130.i3057 ], [ %add138.i3063, %if.then136.i3060 ], [ %723, %for.body124.i3034 ]
  %add.ptr141.i3038 = getelementptr inbounds i32, ptr %600, i64 %k119.0366.i
  store <8 x i32> %sum.0.i3037, ptr %add.ptr141.i3038, align 4
  %add121.i3039 = add nuw nsw i64 %add121367.i, 8
  %cmp122.not.i3040 = icmp sgt i64 %add121.i3039, %mul.i3320
  br i1 %cmp122.not.i3040, label %for.cond145.preheader.i3041, label %for.body124.i3034, !llvm.loop !114

for.body148.i3044:                                ; preds = %cond.end159.i3046, %for.body148.lr.ph.i3043
  %k119.1369.i = phi i64 [ %k119.0.lcssa.i3042, %for.body148.lr.ph.i3043 ], [ %inc163.i3049, %cond.end159.i3046 ]
  %arrayidx151.i3045 = getelementptr inbounds i32, ptr %cond.i3327, i64 %k119.1369.i
  %727 = load i32, ptr %arrayidx151.i3045, align 4
  br i1 %tobool116.i3029, label %cond.true150.i3051, label %cond.end159.i3046

cond.true150.i3051:                               ; preds = %for.body148.i3044
  %728 = load i64, ptr %arrayidx8.i3322, align 8
  %mul153.i3052 = mul nsw i64 %728, %k119.1369.i
  %arrayidx155.i3053 = getelementptr i32, ptr %722, i64 %mul153.i3052
  %729 = load i32, ptr %arrayidx155.i3053, align 4
  %add156.i3054 = add nsw i32 %729, %727
  br label %cond.end159.i3046

cond.end159.i3046:                                ; preds = %cond.true150.i3051, %for.body148.i3044
  %cond160.i3047 = phi i32 [ %add156.i3054, %cond.true150.i3051 ], [ %727, %for.body148.i3044 ]
  %arrayidx161.i3048 = getelementptr inbounds i32, ptr %600, i64 %k119.1369.i
  store i32 %cond160.i3047, ptr %arrayidx161.i3048, align 4
  %inc163.i3049 = add nuw nsw i64 %k119.1369.i, 1
  %exitcond376.not.i3050 = icmp eq i64 %inc163.i3049, %mul.i3320
  br i1 %exitcond376.not.i3050, label %least_int.exit, label %for.body148.i3044, !llvm.loop !115

least_int.exit:                                   ; preds = %cond.end78.i3112, %cond.end159.i3046, %for.end106.i3022, %lor.lhs.false112.i3027, %for.cond145.preheader.i3041
  %retval.3.i3026 = phi i64 [ 0, %lor.lhs.false112.i3027 ], [ 0, %for.end106.i3022 ], [ 0, %for.cond145.preheader.i3041 ], [ 0, %cond.end159.i3046 ], [ 1, %cond.end78.i3112 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i2990) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i2989) #7
  br label %return

cond.false54:                                     ; preds = %cond.true39
  br i1 %tobool14.not.i3329, label %if.end30.i3338, label %land.lhs.true.i3330

land.lhs.true.i3330:                              ; preds = %cond.false54
  %tobool16.i3332.not = icmp eq i64 %590, 0
  br i1 %tobool16.i3332.not, label %if.then.i3334, label %land.lhs.true20.i3634

if.then.i3334:                                    ; preds = %land.lhs.true.i3330
  %730 = inttoptr i64 %603 to ptr
  %731 = load i64, ptr %730, align 8
  %tobool1.not.i.i3335 = icmp eq i64 %731, 0
  br i1 %tobool1.not.i.i3335, label %if.then.i.i3632, label %for.cond9.preheader.i.i3336

if.then.i.i3632:                                  ; preds = %if.then.i3334
  %mul.i.i3633 = shl nsw i64 %mul.i3320, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i.i3633, i1 false)
  br label %if.end30.i3338

for.cond9.preheader.i.i3336:                      ; preds = %if.then.i3334
  %cmp1033.i.i3337 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp1033.i.i3337, label %for.body13.i.i3627, label %if.end30.i3338

for.body13.i.i3627:                               ; preds = %for.cond9.preheader.i.i3336, %for.body13.i.i3627
  %k8.034.i.i3628 = phi i64 [ %inc16.i.i3630, %for.body13.i.i3627 ], [ 0, %for.cond9.preheader.i.i3336 ]
  %arrayidx14.i.i3629 = getelementptr inbounds i64, ptr %cond.i3327, i64 %k8.034.i.i3628
  store i64 %731, ptr %arrayidx14.i.i3629, align 8
  %inc16.i.i3630 = add nuw nsw i64 %k8.034.i.i3628, 1
  %exitcond.not.i.i3631 = icmp eq i64 %inc16.i.i3630, %mul.i3320
  br i1 %exitcond.not.i.i3631, label %if.end30.i3338, label %for.body13.i.i3627, !llvm.loop !35

land.lhs.true20.i3634:                            ; preds = %land.lhs.true.i3330
  %tobool22.not.i3635 = icmp eq i64 %598, 0
  br i1 %tobool22.not.i3635, label %if.then28.i3639, label %if.then23.i3636

if.then23.i3636:                                  ; preds = %land.lhs.true20.i3634
  %add.ptr.i3637 = getelementptr inbounds i64, ptr %591, i64 %mul9.i3323
  %mul24.i3638 = shl i64 %mul.i3320, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i3327, ptr nonnull align 8 %add.ptr.i3637, i64 %mul24.i3638, i1 false)
  br label %if.end30.i3338

if.then28.i3639:                                  ; preds = %land.lhs.true20.i3634
  %732 = load i64, ptr %591, align 8
  %tobool1.not.i285.i3640 = icmp eq i64 %732, 0
  br i1 %tobool1.not.i285.i3640, label %if.then.i295.i3648, label %for.cond9.preheader.i286.i3641

if.then.i295.i3648:                               ; preds = %if.then28.i3639
  %mul.i296.i3649 = shl nsw i64 %mul.i3320, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i3327, i8 0, i64 %mul.i296.i3649, i1 false)
  br label %if.end30.i3338

for.cond9.preheader.i286.i3641:                   ; preds = %if.then28.i3639
  %cmp1033.i287.i3642 = icmp sgt i64 %mul.i3320, 0
  br i1 %cmp1033.i287.i3642, label %for.body13.i290.i3643, label %if.end30.i3338

for.body13.i290.i3643:                            ; preds = %for.cond9.preheader.i286.i3641, %for.body13.i290.i3643
  %k8.034.i291.i3644 = phi i64 [ %inc16.i293.i3646, %for.body13.i290.i3643 ], [ 0, %for.cond9.preheader.i286.i3641 ]
  %arrayidx14.i292.i3645 = getelementptr inbounds i64, ptr %cond.i3327, i64 %k8.034.i291.i3644
  store i64 %732, ptr %arrayidx14.i292.i3645, align 8
  %inc16.i293.i3646 = add nuw nsw i64 %k8.034.i291.i3644, 1
  %exitcond.not.i294.i3647 = icmp eq i64 %inc16.i293.i3646, %mul.i3320
  br i1 %exitcond.not.i294.i3647, label %if.end30.i3338, label %for.body13.i290.i3643, !llvm.loop !35

if.end30.i3338:                                   ; preds = %for.body13.i290.i3643, %for.body13.i.i3627, %for.cond9.preheader.i286.i3641, %if.then.i295.i3648, %if.then23.i3636, %for.cond9.preheader.i.i3336, %if.then.i.i3632, %cond.false54
  %cmp31.i3339 = icmp eq i64 %594, 0
  br i1 %cmp31.i3339, label %land.end.i3615, label %land.end.thread.i3340

land.end.thread.i3340:                            ; preds = %if.end30.i3338
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3310) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3311) #7
  br label %for.cond45.preheader.i3341

land.end.i3615:                                   ; preds = %if.end30.i3338
  %arrayidx32.i3616 = getelementptr inbounds i8, ptr %a, i64 56
  %733 = load i64, ptr %arrayidx32.i3616, align 8
  %cmp33.i3617 = icmp eq i64 %595, %733
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3310) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3311) #7
  br i1 %cmp33.i3617, label %for.body.lr.ph.i3618, label %for.cond45.preheader.i3341

for.body.lr.ph.i3618:                             ; preds = %land.end.i3615
  %places42.i3619 = getelementptr inbounds i8, ptr %found.i3311, i64 2080
  br label %for.body.i3620

for.cond45.preheader.i3341:                       ; preds = %for.body.i3620, %land.end.i3615, %land.end.thread.i3340
  %734 = phi i1 [ false, %land.end.thread.i3340 ], [ false, %land.end.i3615 ], [ true, %for.body.i3620 ]
  %arrayidx46.i3342 = getelementptr inbounds i8, ptr %a, i64 48
  %735 = load i64, ptr %arrayidx46.i3342, align 8
  %cmp47.not361.i3343 = icmp sgt i64 %735, 0
  br i1 %cmp47.not361.i3343, label %for.body50.lr.ph.i3391, label %for.end106.i3344

for.body50.lr.ph.i3391:                           ; preds = %for.cond45.preheader.i3341
  %places63.i3392 = getelementptr inbounds i8, ptr %found.i3311, i64 2080
  %cond67.i3393 = select i1 %734, ptr %places63.i3392, ptr %places.i3310
  %arrayidx68.i3394 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3395 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i3396 = trunc i64 %594 to i32
  %conv1.i.i3397 = trunc i64 %sub.i3319 to i32
  %count32.i.i3398 = getelementptr inbounds i8, ptr %found.i3311, i64 4160
  %cmp91.i3399 = icmp eq i64 %597, 1
  %cmp18.not80.i.i3400 = icmp slt i64 %597, 8
  %add.ptr103.idx.i3401 = shl nsw i64 %596, 12
  br label %for.body50.i3402

for.body.i3620:                                   ; preds = %for.body.i3620, %for.body.lr.ph.i3618
  %k.0360.i3621 = phi i64 [ 0, %for.body.lr.ph.i3618 ], [ %inc.i3625, %for.body.i3620 ]
  %conv40.i3622 = trunc nuw i64 %k.0360.i3621 to i32
  %arrayidx41.i3623 = getelementptr inbounds [520 x i32], ptr %found.i3311, i64 0, i64 %k.0360.i3621
  store i32 %conv40.i3622, ptr %arrayidx41.i3623, align 4
  %arrayidx43.i3624 = getelementptr inbounds [520 x i32], ptr %places42.i3619, i64 0, i64 %k.0360.i3621
  store i32 0, ptr %arrayidx43.i3624, align 4
  %inc.i3625 = add nuw nsw i64 %k.0360.i3621, 1
  %exitcond5182.not = icmp eq i64 %inc.i3625, 520
  br i1 %exitcond5182.not, label %for.cond45.preheader.i3341, label %for.body.i3620, !llvm.loop !116

for.body50.i3402:                                 ; preds = %for.inc101.i3449, %for.body50.lr.ph.i3391
  %736 = phi i64 [ %735, %for.body50.lr.ph.i3391 ], [ %762, %for.inc101.i3449 ]
  %values.0364.i3403 = phi ptr [ %589, %for.body50.lr.ph.i3391 ], [ %add.ptr103.i3451, %for.inc101.i3449 ]
  %k44.0363.i3404 = phi i64 [ 0, %for.body50.lr.ph.i3391 ], [ %add.i3450, %for.inc101.i3449 ]
  %sub52.i3405 = sub nsw i64 %736, %k44.0363.i3404
  %spec.select.i3406 = tail call i64 @llvm.smin.i64(i64 %sub52.i3405, i64 512)
  %737 = load i64, ptr %arrayidx68.i3394, align 8
  %cmp69.i3407 = icmp eq i64 %737, 4
  %738 = load i64, ptr %arrayidx76.i3395, align 8
  %cmp.not65.i.i3408 = icmp slt i64 %sub52.i3405, 8
  br i1 %cmp69.i3407, label %cond.true71.i3566, label %cond.false74.i3409

cond.true71.i3566:                                ; preds = %for.body50.i3402
  %add.ptr72.i3567 = getelementptr inbounds i32, ptr %593, i64 %k44.0363.i3404
  br i1 %cmp.not65.i.i3408, label %for.cond11.preheader.i.i3588, label %for.body.lr.ph.i.i3568

for.body.lr.ph.i.i3568:                           ; preds = %cond.true71.i3566
  %splat.splatinsert.i.i3569 = insertelement <8 x i64> poison, i64 %738, i64 0
  %splat.splat.i.i3570 = shufflevector <8 x i64> %splat.splatinsert.i.i3569, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i3571

for.cond11.preheader.i.i3588:                     ; preds = %for.body.i.i3571, %cond.true71.i3566
  %outside.0.lcssa.i.i3589 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3566 ], [ %or7.i.i3583, %for.body.i.i3571 ]
  %k.0.lcssa.i.i3590 = phi i64 [ 0, %cond.true71.i3566 ], [ %add68.i.i3572, %for.body.i.i3571 ]
  br label %for.body14.i.i3591

for.body.i.i3571:                                 ; preds = %for.body.i.i3571, %for.body.lr.ph.i.i3568
  %add68.i.i3572 = phi i64 [ 8, %for.body.lr.ph.i.i3568 ], [ %add.i.i3586, %for.body.i.i3571 ]
  %k.067.i.i3573 = phi i64 [ 0, %for.body.lr.ph.i.i3568 ], [ %add68.i.i3572, %for.body.i.i3571 ]
  %outside.066.i.i3574 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3568 ], [ %or7.i.i3583, %for.body.i.i3571 ]
  %add.ptr.i.i3575 = getelementptr inbounds i32, ptr %add.ptr72.i3567, i64 %k.067.i.i3573
  %739 = load <8 x i32>, ptr %add.ptr.i.i3575, align 4
  %conv.i.i3576 = sext <8 x i32> %739 to <8 x i64>
  %isneg.i.i3577 = icmp slt <8 x i32> %739, zeroinitializer
  %and.i.i3578 = select <8 x i1> %isneg.i.i3577, <8 x i64> %splat.splat.i.i3570, <8 x i64> zeroinitializer
  %add1.i.i3579 = add <8 x i64> %and.i.i3578, %conv.i.i3576
  %add1.lobit.i.i3580 = ashr <8 x i64> %add1.i.i3579, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3581 = icmp slt <8 x i64> %add1.i.i3579, %splat.splat.i.i3570
  %or.i.i3582 = select <8 x i1> %cmp5.not.i.i3581, <8 x i64> %add1.lobit.i.i3580, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3583 = or <8 x i64> %or.i.i3582, %outside.066.i.i3574
  %conv8.i.i3584 = trunc <8 x i64> %add1.i.i3579 to <8 x i32>
  %add.ptr9.i.i3585 = getelementptr inbounds i32, ptr %cond67.i3393, i64 %k.067.i.i3573
  store <8 x i32> %conv8.i.i3584, ptr %add.ptr9.i.i3585, align 8
  %add.i.i3586 = add nuw nsw i64 %add68.i.i3572, 8
  %cmp.not.i.i3587 = icmp sgt i64 %add.i.i3586, %spec.select.i3406
  br i1 %cmp.not.i.i3587, label %for.cond11.preheader.i.i3588, label %for.body.i.i3571, !llvm.loop !8

for.cond18.preheader.i.i3598:                     ; preds = %for.body14.i.i3591
  %cmp1972.i.i3599 = icmp slt i64 %k.0.lcssa.i.i3590, %spec.select.i3406
  br i1 %cmp1972.i.i3599, label %for.body21.i.i3600, label %cond.end78.i3442

for.body14.i.i3591:                               ; preds = %for.body14.i.i3591, %for.cond11.preheader.i.i3588
  %j.071.i.i3592 = phi i64 [ 0, %for.cond11.preheader.i.i3588 ], [ %inc.i.i3596, %for.body14.i.i3591 ]
  %wrong.070.i.i3593 = phi i64 [ 0, %for.cond11.preheader.i.i3588 ], [ %or15.i.i3595, %for.body14.i.i3591 ]
  %vecext.i.i3594 = extractelement <8 x i64> %outside.0.lcssa.i.i3589, i64 %j.071.i.i3592
  %or15.i.i3595 = or i64 %vecext.i.i3594, %wrong.070.i.i3593
  %inc.i.i3596 = add nuw nsw i64 %j.071.i.i3592, 1
  %exitcond.not.i298.i3597 = icmp eq i64 %inc.i.i3596, 8
  br i1 %exitcond.not.i298.i3597, label %for.cond18.preheader.i.i3598, label %for.body14.i.i3591, !llvm.loop !9

for.body21.i.i3600:                               ; preds = %for.cond18.preheader.i.i3598, %for.body21.i.i3600
  %k.174.i.i3601 = phi i64 [ %inc35.i.i3613, %for.body21.i.i3600 ], [ %k.0.lcssa.i.i3590, %for.cond18.preheader.i.i3598 ]
  %wrong.173.i.i3602 = phi i64 [ %or31.i.i3610, %for.body21.i.i3600 ], [ %or15.i.i3595, %for.cond18.preheader.i.i3598 ]
  %arrayidx.i.i3603 = getelementptr inbounds i32, ptr %add.ptr72.i3567, i64 %k.174.i.i3601
  %740 = load i32, ptr %arrayidx.i.i3603, align 4
  %conv23.i.i3604 = sext i32 %740 to i64
  %cmp25.i.i3605 = icmp slt i32 %740, 0
  %cond.i.i3606 = select i1 %cmp25.i.i3605, i64 %738, i64 0
  %add27.i.i3607 = add nsw i64 %cond.i.i3606, %conv23.i.i3604
  %cmp28.i.i3608 = icmp uge i64 %add27.i.i3607, %738
  %conv30.i.i3609 = zext i1 %cmp28.i.i3608 to i64
  %or31.i.i3610 = or i64 %wrong.173.i.i3602, %conv30.i.i3609
  %conv32.i.i3611 = trunc i64 %add27.i.i3607 to i32
  %arrayidx33.i.i3612 = getelementptr inbounds i32, ptr %cond67.i3393, i64 %k.174.i.i3601
  store i32 %conv32.i.i3611, ptr %arrayidx33.i.i3612, align 4
  %inc35.i.i3613 = add nuw nsw i64 %k.174.i.i3601, 1
  %exitcond76.not.i.i3614 = icmp eq i64 %inc35.i.i3613, %spec.select.i3406
  br i1 %exitcond76.not.i.i3614, label %cond.end78.i3442, label %for.body21.i.i3600, !llvm.loop !10

cond.false74.i3409:                               ; preds = %for.body50.i3402
  %add.ptr75.i3410 = getelementptr inbounds i64, ptr %593, i64 %k44.0363.i3404
  br i1 %cmp.not65.i.i3408, label %for.cond10.preheader.i.i3430, label %for.body.lr.ph.i299.i3411

for.body.lr.ph.i299.i3411:                        ; preds = %cond.false74.i3409
  %splat.splatinsert.i300.i3412 = insertelement <8 x i64> poison, i64 %738, i64 0
  %splat.splat.i301.i3413 = shufflevector <8 x i64> %splat.splatinsert.i300.i3412, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3414

for.cond10.preheader.i.i3430:                     ; preds = %for.body.i302.i3414, %cond.false74.i3409
  %outside.0.lcssa.i314.i3431 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3409 ], [ %or7.i310.i3425, %for.body.i302.i3414 ]
  %k.0.lcssa.i315.i3432 = phi i64 [ 0, %cond.false74.i3409 ], [ %add66.i.i3415, %for.body.i302.i3414 ]
  br label %for.body13.i316.i3433

for.body.i302.i3414:                              ; preds = %for.body.i302.i3414, %for.body.lr.ph.i299.i3411
  %add66.i.i3415 = phi i64 [ 8, %for.body.lr.ph.i299.i3411 ], [ %add.i312.i3428, %for.body.i302.i3414 ]
  %k.065.i.i3416 = phi i64 [ 0, %for.body.lr.ph.i299.i3411 ], [ %add66.i.i3415, %for.body.i302.i3414 ]
  %outside.064.i.i3417 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3411 ], [ %or7.i310.i3425, %for.body.i302.i3414 ]
  %add.ptr.i303.i3418 = getelementptr inbounds i64, ptr %add.ptr75.i3410, i64 %k.065.i.i3416
  %741 = load <8 x i64>, ptr %add.ptr.i303.i3418, align 8
  %isneg.i304.i3419 = icmp slt <8 x i64> %741, zeroinitializer
  %and.i305.i3420 = select <8 x i1> %isneg.i304.i3419, <8 x i64> %splat.splat.i301.i3413, <8 x i64> zeroinitializer
  %add1.i306.i3421 = add <8 x i64> %and.i305.i3420, %741
  %add1.lobit.i307.i3422 = ashr <8 x i64> %add1.i306.i3421, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3423 = icmp slt <8 x i64> %add1.i306.i3421, %splat.splat.i301.i3413
  %or.i309.i3424 = select <8 x i1> %cmp5.not.i308.i3423, <8 x i64> %add1.lobit.i307.i3422, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3425 = or <8 x i64> %or.i309.i3424, %outside.064.i.i3417
  %conv.i311.i3426 = trunc <8 x i64> %add1.i306.i3421 to <8 x i32>
  %add.ptr8.i.i3427 = getelementptr inbounds i32, ptr %cond67.i3393, i64 %k.065.i.i3416
  store <8 x i32> %conv.i311.i3426, ptr %add.ptr8.i.i3427, align 8
  %add.i312.i3428 = add nuw nsw i64 %add66.i.i3415, 8
  %cmp.not.i313.i3429 = icmp sgt i64 %add.i312.i3428, %spec.select.i3406
  br i1 %cmp.not.i313.i3429, label %for.cond10.preheader.i.i3430, label %for.body.i302.i3414, !llvm.loop !11

for.cond17.preheader.i.i3440:                     ; preds = %for.body13.i316.i3433
  %cmp1870.i.i3441 = icmp slt i64 %k.0.lcssa.i315.i3432, %spec.select.i3406
  br i1 %cmp1870.i.i3441, label %for.body20.i.i3552, label %cond.end78.i3442

for.body13.i316.i3433:                            ; preds = %for.body13.i316.i3433, %for.cond10.preheader.i.i3430
  %j.069.i.i3434 = phi i64 [ 0, %for.cond10.preheader.i.i3430 ], [ %inc.i318.i3438, %for.body13.i316.i3433 ]
  %wrong.068.i.i3435 = phi i64 [ 0, %for.cond10.preheader.i.i3430 ], [ %or14.i.i3437, %for.body13.i316.i3433 ]
  %vecext.i317.i3436 = extractelement <8 x i64> %outside.0.lcssa.i314.i3431, i64 %j.069.i.i3434
  %or14.i.i3437 = or i64 %vecext.i317.i3436, %wrong.068.i.i3435
  %inc.i318.i3438 = add nuw nsw i64 %j.069.i.i3434, 1
  %exitcond.not.i319.i3439 = icmp eq i64 %inc.i318.i3438, 8
  br i1 %exitcond.not.i319.i3439, label %for.cond17.preheader.i.i3440, label %for.body13.i316.i3433, !llvm.loop !12

for.body20.i.i3552:                               ; preds = %for.cond17.preheader.i.i3440, %for.body20.i.i3552
  %k.172.i.i3553 = phi i64 [ %inc33.i.i3564, %for.body20.i.i3552 ], [ %k.0.lcssa.i315.i3432, %for.cond17.preheader.i.i3440 ]
  %wrong.171.i.i3554 = phi i64 [ %or29.i.i3561, %for.body20.i.i3552 ], [ %or14.i.i3437, %for.cond17.preheader.i.i3440 ]
  %arrayidx.i321.i3555 = getelementptr inbounds i64, ptr %add.ptr75.i3410, i64 %k.172.i.i3553
  %742 = load i64, ptr %arrayidx.i321.i3555, align 8
  %cmp23.i.i3556 = icmp slt i64 %742, 0
  %cond.i322.i3557 = select i1 %cmp23.i.i3556, i64 %738, i64 0
  %add25.i.i3558 = add nsw i64 %cond.i322.i3557, %742
  %cmp26.i.i3559 = icmp uge i64 %add25.i.i3558, %738
  %conv28.i.i3560 = zext i1 %cmp26.i.i3559 to i64
  %or29.i.i3561 = or i64 %wrong.171.i.i3554, %conv28.i.i3560
  %conv30.i323.i3562 = trunc i64 %add25.i.i3558 to i32
  %arrayidx31.i.i3563 = getelementptr inbounds i32, ptr %cond67.i3393, i64 %k.172.i.i3553
  store i32 %conv30.i323.i3562, ptr %arrayidx31.i.i3563, align 4
  %inc33.i.i3564 = add nuw nsw i64 %k.172.i.i3553, 1
  %exitcond74.not.i.i3565 = icmp eq i64 %inc33.i.i3564, %spec.select.i3406
  br i1 %exitcond74.not.i.i3565, label %cond.end78.i3442, label %for.body20.i.i3552, !llvm.loop !13

cond.end78.i3442:                                 ; preds = %for.body20.i.i3552, %for.body21.i.i3600, %for.cond17.preheader.i.i3440, %for.cond18.preheader.i.i3598
  %cond79.in.in.i3443 = phi i64 [ %or15.i.i3595, %for.cond18.preheader.i.i3598 ], [ %or14.i.i3437, %for.cond17.preheader.i.i3440 ], [ %or31.i.i3610, %for.body21.i.i3600 ], [ %or29.i.i3561, %for.body20.i.i3552 ]
  %cond79.in.not.i3444 = icmp eq i64 %cond79.in.in.i3443, 0
  br i1 %cond79.in.not.i3444, label %if.end82.i3445, label %least_long.exit

if.end82.i3445:                                   ; preds = %cond.end78.i3442
  br i1 %734, label %if.end87.i3479, label %if.else85.i3446

if.else85.i3446:                                  ; preds = %if.end82.i3445
  %cmp55.i.i3447 = icmp sgt i64 %sub52.i3405, 0
  br i1 %cmp55.i.i3447, label %for.body.i326.i3453, label %if.else94.thread.i3448

for.cond12.preheader.i.i3466:                     ; preds = %for.body.i326.i3453
  %tobool.not.i.i3467 = icmp eq i64 %add.i328.i3463, 0
  br i1 %tobool.not.i.i3467, label %if.else94.thread.i3448, label %for.body16.lr.ph.i.i3468

for.body16.lr.ph.i.i3468:                         ; preds = %for.cond12.preheader.i.i3466
  %sub18.i.i3469 = add nsw i64 %add.i328.i3463, -1
  %arrayidx19.i.i3470 = getelementptr inbounds [520 x i32], ptr %found.i3311, i64 0, i64 %sub18.i.i3469
  %arrayidx25.i.i3471 = getelementptr inbounds [520 x i32], ptr %places63.i3392, i64 0, i64 %sub18.i.i3469
  br label %for.body16.i.i3472

for.body.i326.i3453:                              ; preds = %if.else85.i3446, %for.body.i326.i3453
  %n.057.i.i3454 = phi i64 [ %add.i328.i3463, %for.body.i326.i3453 ], [ 0, %if.else85.i3446 ]
  %k.056.i.i3455 = phi i64 [ %inc.i329.i3464, %for.body.i326.i3453 ], [ 0, %if.else85.i3446 ]
  %arrayidx.i327.i3456 = getelementptr inbounds i32, ptr %places.i3310, i64 %k.056.i.i3455
  %743 = load i32, ptr %arrayidx.i327.i3456, align 4
  %sub3.i.i3457 = sub i32 %743, %conv.i324.i3396
  %conv4.i.i3458 = trunc i64 %k.056.i.i3455 to i32
  %arrayidx5.i.i3459 = getelementptr inbounds [520 x i32], ptr %found.i3311, i64 0, i64 %n.057.i.i3454
  store i32 %conv4.i.i3458, ptr %arrayidx5.i.i3459, align 4
  %arrayidx7.i.i3460 = getelementptr inbounds [520 x i32], ptr %places63.i3392, i64 0, i64 %n.057.i.i3454
  store i32 %sub3.i.i3457, ptr %arrayidx7.i.i3460, align 4
  %cmp8.i.i3461 = icmp ult i32 %sub3.i.i3457, %conv1.i.i3397
  %conv10.i.i3462 = zext i1 %cmp8.i.i3461 to i64
  %add.i328.i3463 = add nuw nsw i64 %n.057.i.i3454, %conv10.i.i3462
  %inc.i329.i3464 = add nuw nsw i64 %k.056.i.i3455, 1
  %exitcond.not.i330.i3465 = icmp eq i64 %inc.i329.i3464, %spec.select.i3406
  br i1 %exitcond.not.i330.i3465, label %for.cond12.preheader.i.i3466, label %for.body.i326.i3453, !llvm.loop !14

for.body16.i.i3472:                               ; preds = %for.body16.i.i3472, %for.body16.lr.ph.i.i3468
  %k11.058.i.i3473 = phi i64 [ 0, %for.body16.lr.ph.i.i3468 ], [ %inc30.i.i3477, %for.body16.i.i3472 ]
  %744 = load i32, ptr %arrayidx19.i.i3470, align 4
  %add21.i.i3474 = add nuw nsw i64 %k11.058.i.i3473, %add.i328.i3463
  %arrayidx22.i.i3475 = getelementptr inbounds [520 x i32], ptr %found.i3311, i64 0, i64 %add21.i.i3474
  store i32 %744, ptr %arrayidx22.i.i3475, align 4
  %745 = load i32, ptr %arrayidx25.i.i3471, align 4
  %arrayidx28.i.i3476 = getelementptr inbounds [520 x i32], ptr %places63.i3392, i64 0, i64 %add21.i.i3474
  store i32 %745, ptr %arrayidx28.i.i3476, align 4
  %inc30.i.i3477 = add nuw nsw i64 %k11.058.i.i3473, 1
  %exitcond.not.i3478 = icmp eq i64 %inc30.i.i3477, 8
  br i1 %exitcond.not.i3478, label %if.end87.i3479, label %for.body16.i.i3472, !llvm.loop !15

if.else94.thread.i3448:                           ; preds = %for.cond12.preheader.i.i3466, %if.else85.i3446
  store i64 0, ptr %count32.i.i3398, align 8
  br label %for.inc101.i3449

if.end87.i3479:                                   ; preds = %for.body16.i.i3472, %if.end82.i3445
  %746 = phi i64 [ %spec.select.i3406, %if.end82.i3445 ], [ %add.i328.i3463, %for.body16.i.i3472 ]
  store i64 %746, ptr %count32.i.i3398, align 8
  %tobool89.i3480 = icmp ne i64 %746, 0
  %or.cond183.i3481 = select i1 %tobool89.i3480, i1 %cmp91.i3399, i1 false
  %cmp47.i.i3482 = icmp sgt i64 %746, 0
  br i1 %or.cond183.i3481, label %if.then93.i3525, label %if.else94.i3483

if.then93.i3525:                                  ; preds = %if.end87.i3479
  br i1 %cmp47.i.i3482, label %for.body.preheader.i.i3526, label %for.inc101.i3449

for.body.preheader.i.i3526:                       ; preds = %if.then93.i3525
  %747 = load i32, ptr %places63.i3392, align 8
  %conv.i331.i3527 = sext i32 %747 to i64
  %arrayidx1.i.i3528 = getelementptr inbounds i64, ptr %cond.i3327, i64 %conv.i331.i3527
  %748 = load i64, ptr %arrayidx1.i.i3528, align 8
  br label %for.body.i332.i3529

for.body.i332.i3529:                              ; preds = %if.end.i.i3542, %for.body.preheader.i.i3526
  %before.050.i.i3530 = phi i64 [ %conv5.i.i3534, %if.end.i.i3542 ], [ %conv.i331.i3527, %for.body.preheader.i.i3526 ]
  %m.049.i.i3531 = phi i64 [ %inc.i339.i3550, %if.end.i.i3542 ], [ 0, %for.body.preheader.i.i3526 ]
  %found.048.i.i3532 = phi i64 [ %cond.i338.i3548, %if.end.i.i3542 ], [ %748, %for.body.preheader.i.i3526 ]
  %arrayidx4.i.i3533 = getelementptr inbounds [520 x i32], ptr %places63.i3392, i64 0, i64 %m.049.i.i3531
  %749 = load i32, ptr %arrayidx4.i.i3533, align 4
  %conv5.i.i3534 = sext i32 %749 to i64
  %add.i333.i3535 = add nuw nsw i64 %m.049.i.i3531, 8
  %arrayidx7.i334.i3536 = getelementptr inbounds [520 x i32], ptr %places63.i3392, i64 0, i64 %add.i333.i3535
  %750 = load i32, ptr %arrayidx7.i334.i3536, align 4
  %idx.ext.i.i3537 = sext i32 %750 to i64
  %add.ptr.i335.i3538 = getelementptr inbounds i64, ptr %cond.i3327, i64 %idx.ext.i.i3537
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3538, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3539 = icmp eq i64 %before.050.i.i3530, %conv5.i.i3534
  br i1 %cmp8.not.i.i3539, label %if.end.i.i3542, label %if.then.i336.i3540

if.then.i336.i3540:                               ; preds = %for.body.i332.i3529
  %arrayidx10.i.i3541 = getelementptr inbounds i64, ptr %cond.i3327, i64 %conv5.i.i3534
  %751 = load i64, ptr %arrayidx10.i.i3541, align 8
  br label %if.end.i.i3542

if.end.i.i3542:                                   ; preds = %if.then.i336.i3540, %for.body.i332.i3529
  %found.1.i.i3543 = phi i64 [ %751, %if.then.i336.i3540 ], [ %found.048.i.i3532, %for.body.i332.i3529 ]
  %arrayidx11.i.i3544 = getelementptr inbounds [520 x i32], ptr %found.i3311, i64 0, i64 %m.049.i.i3531
  %752 = load i32, ptr %arrayidx11.i.i3544, align 4
  %conv12.i.i3545 = sext i32 %752 to i64
  %mul.i337.i3546 = mul nsw i64 %596, %conv12.i.i3545
  %arrayidx13.i.i3547 = getelementptr inbounds i64, ptr %values.0364.i3403, i64 %mul.i337.i3546
  %753 = load i64, ptr %arrayidx13.i.i3547, align 8
  %cond.i338.i3548 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i3543, i64 %753)
  %arrayidx23.i.i3549 = getelementptr inbounds i64, ptr %cond.i3327, i64 %conv5.i.i3534
  store i64 %cond.i338.i3548, ptr %arrayidx23.i.i3549, align 8
  %inc.i339.i3550 = add nuw nsw i64 %m.049.i.i3531, 1
  %exitcond375.not.i3551 = icmp eq i64 %inc.i339.i3550, %746
  br i1 %exitcond375.not.i3551, label %for.inc101.i3449, label %for.body.i332.i3529, !llvm.loop !117

if.else94.i3483:                                  ; preds = %if.end87.i3479
  br i1 %cmp47.i.i3482, label %for.body.i343.i3484, label %for.inc101.i3449

for.body.i343.i3484:                              ; preds = %if.else94.i3483, %for.end41.i.i3515
  %m.086.i.i3485 = phi i64 [ %inc43.i.i3516, %for.end41.i.i3515 ], [ 0, %if.else94.i3483 ]
  %arrayidx.i344.i3486 = getelementptr inbounds [520 x i32], ptr %found.i3311, i64 0, i64 %m.086.i.i3485
  %754 = load i32, ptr %arrayidx.i344.i3486, align 4
  %conv.i345.i3487 = sext i32 %754 to i64
  %mul.i346.i3488 = mul nsw i64 %596, %conv.i345.i3487
  %add.ptr.i347.i3489 = getelementptr inbounds i64, ptr %values.0364.i3403, i64 %mul.i346.i3488
  %arrayidx1.i348.i3490 = getelementptr inbounds [520 x i32], ptr %places63.i3392, i64 0, i64 %m.086.i.i3485
  %755 = load i32, ptr %arrayidx1.i348.i3490, align 4
  %conv2.i.i3491 = sext i32 %755 to i64
  %mul3.i.i3492 = mul nsw i64 %597, %conv2.i.i3491
  %add.ptr4.i.i3493 = getelementptr inbounds i64, ptr %cond.i3327, i64 %mul3.i.i3492
  %add.i349.i3494 = add nuw nsw i64 %m.086.i.i3485, 8
  %arrayidx6.i.i3495 = getelementptr inbounds [520 x i32], ptr %found.i3311, i64 0, i64 %add.i349.i3494
  %756 = load i32, ptr %arrayidx6.i.i3495, align 4
  %conv7.i.i3496 = sext i32 %756 to i64
  %mul8.i.i3497 = mul nsw i64 %596, %conv7.i.i3496
  %add.ptr9.i350.i3498 = getelementptr inbounds i64, ptr %values.0364.i3403, i64 %mul8.i.i3497
  %arrayidx12.i.i3499 = getelementptr inbounds [520 x i32], ptr %places63.i3392, i64 0, i64 %add.i349.i3494
  %757 = load i32, ptr %arrayidx12.i.i3499, align 4
  %conv13.i.i3500 = sext i32 %757 to i64
  %mul14.i.i3501 = mul nsw i64 %597, %conv13.i.i3500
  %add.ptr15.i.i3502 = getelementptr inbounds i64, ptr %cond.i3327, i64 %mul14.i.i3501
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3502, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i3400, label %for.cond25.preheader.i.i3512, label %for.body20.i351.i3503

for.cond25.preheader.i.i3512:                     ; preds = %for.body20.i351.i3503, %for.body.i343.i3484
  %j.0.lcssa.i.i3513 = phi i64 [ 0, %for.body.i343.i3484 ], [ %add1782.i.i3504, %for.body20.i351.i3503 ]
  %cmp2683.i.i3514 = icmp slt i64 %j.0.lcssa.i.i3513, %597
  br i1 %cmp2683.i.i3514, label %for.body28.i.i3518, label %for.end41.i.i3515

for.body20.i351.i3503:                            ; preds = %for.body.i343.i3484, %for.body20.i351.i3503
  %add1782.i.i3504 = phi i64 [ %add17.i.i3510, %for.body20.i351.i3503 ], [ 8, %for.body.i343.i3484 ]
  %j.081.i.i3505 = phi i64 [ %add1782.i.i3504, %for.body20.i351.i3503 ], [ 0, %for.body.i343.i3484 ]
  %add.ptr21.i.i3506 = getelementptr inbounds i64, ptr %add.ptr9.i350.i3498, i64 %j.081.i.i3505
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3506, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3507 = getelementptr inbounds i64, ptr %add.ptr.i347.i3489, i64 %j.081.i.i3505
  %add.ptr23.i.i3508 = getelementptr inbounds i64, ptr %add.ptr4.i.i3493, i64 %j.081.i.i3505
  %758 = load <8 x i64>, ptr %add.ptr23.i.i3508, align 8
  %759 = load <8 x i64>, ptr %add.ptr22.i.i3507, align 8
  %or9.i.i.i3509 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %758, <8 x i64> %759)
  store <8 x i64> %or9.i.i.i3509, ptr %add.ptr23.i.i3508, align 8
  %add17.i.i3510 = add nuw nsw i64 %add1782.i.i3504, 8
  %cmp18.not.i.i3511 = icmp sgt i64 %add17.i.i3510, %597
  br i1 %cmp18.not.i.i3511, label %for.cond25.preheader.i.i3512, label %for.body20.i351.i3503, !llvm.loop !118

for.body28.i.i3518:                               ; preds = %for.cond25.preheader.i.i3512, %for.body28.i.i3518
  %j.184.i.i3519 = phi i64 [ %inc.i353.i3523, %for.body28.i.i3518 ], [ %j.0.lcssa.i.i3513, %for.cond25.preheader.i.i3512 ]
  %arrayidx29.i.i3520 = getelementptr inbounds i64, ptr %add.ptr4.i.i3493, i64 %j.184.i.i3519
  %760 = load i64, ptr %arrayidx29.i.i3520, align 8
  %arrayidx30.i.i3521 = getelementptr inbounds i64, ptr %add.ptr.i347.i3489, i64 %j.184.i.i3519
  %761 = load i64, ptr %arrayidx30.i.i3521, align 8
  %spec.select.i.i3522 = tail call i64 @llvm.smin.i64(i64 %760, i64 %761)
  store i64 %spec.select.i.i3522, ptr %arrayidx29.i.i3520, align 8
  %inc.i353.i3523 = add nuw nsw i64 %j.184.i.i3519, 1
  %exitcond.not.i354.i3524 = icmp eq i64 %inc.i353.i3523, %597
  br i1 %exitcond.not.i354.i3524, label %for.end41.i.i3515, label %for.body28.i.i3518, !llvm.loop !119

for.end41.i.i3515:                                ; preds = %for.body28.i.i3518, %for.cond25.preheader.i.i3512
  %inc43.i.i3516 = add nuw nsw i64 %m.086.i.i3485, 1
  %exitcond374.not.i3517 = icmp eq i64 %inc43.i.i3516, %746
  br i1 %exitcond374.not.i3517, label %for.inc101.i3449, label %for.body.i343.i3484, !llvm.loop !120

for.inc101.i3449:                                 ; preds = %for.end41.i.i3515, %if.end.i.i3542, %if.else94.i3483, %if.then93.i3525, %if.else94.thread.i3448
  %add.i3450 = add nuw nsw i64 %k44.0363.i3404, 512
  %add.ptr103.i3451 = getelementptr inbounds i8, ptr %values.0364.i3403, i64 %add.ptr103.idx.i3401
  %762 = load i64, ptr %arrayidx46.i3342, align 8
  %cmp47.not.i3452 = icmp slt i64 %add.i3450, %762
  br i1 %cmp47.not.i3452, label %for.body50.i3402, label %for.end106.i3344, !llvm.loop !121

for.end106.i3344:                                 ; preds = %for.inc101.i3449, %for.cond45.preheader.i3341
  %763 = load i64, ptr %a, align 8
  %cmp108.i3345 = icmp eq i64 %763, 0
  %tobool111.i3346 = icmp ne i64 %599, 0
  %or.cond184.i3347 = select i1 %cmp108.i3345, i1 %tobool111.i3346, i1 false
  br i1 %or.cond184.i3347, label %lor.lhs.false112.i3349, label %least_long.exit

lor.lhs.false112.i3349:                           ; preds = %for.end106.i3344
  %cmp113.i3350 = icmp ne ptr %cond.i3327, %600
  %tobool116.i3351 = icmp ne i64 %590, 0
  %or.cond185.i3352 = select i1 %cmp113.i3350, i1 true, i1 %tobool116.i3351
  br i1 %or.cond185.i3352, label %for.cond120.preheader.i3353, label %least_long.exit

for.cond120.preheader.i3353:                      ; preds = %lor.lhs.false112.i3349
  %cmp122.not365.i3354 = icmp slt i64 %mul.i3320, 8
  br i1 %cmp122.not365.i3354, label %for.cond145.preheader.i3366, label %for.body124.lr.ph.i3355

for.body124.lr.ph.i3355:                          ; preds = %for.cond120.preheader.i3353
  %add.ptr131.i3356 = getelementptr inbounds i64, ptr %591, i64 %mul9.i3323
  br label %for.body124.i3357

for.cond145.preheader.i3366:                      ; preds = %if.end140.i3361, %for.cond120.preheader.i3353
  %k119.0.lcssa.i3367 = phi i64 [ 0, %for.cond120.preheader.i3353 ], [ %add121367.i3358, %if.end140.i3361 ]
  %cmp146368.i3368 = icmp slt i64 %k119.0.lcssa.i3367, %mul.i3320
  br i1 %cmp146368.i3368, label %for.body148.lr.ph.i3369, label %least_long.exit

for.body148.lr.ph.i3369:                          ; preds = %for.cond145.preheader.i3366
  %764 = getelementptr i64, ptr %591, i64 %mul9.i3323
  br label %for.body148.i3370

for.body124.i3357:                                ; preds = %if.end140.i3361, %for.body124.lr.ph.i3355
  %add121367.i3358 = phi i64 [ 8, %for.body124.lr.ph.i3355 ], [ %add121.i3364, %if.end140.i3361 ]
  %k119.0366.i3359 = phi i64 [ 0, %for.body124.lr.ph.i3355 ], [ %add121367.i3358, %if.end140.i3361 ]
  %add.ptr125.i3360 = getelementptr inbounds i64, ptr %cond.i3327, i64 %k119.0366.i3359
  %765 = load <8 x i64>, ptr %add.ptr125.i3360, align 8
  br i1 %tobool116.i3351, label %land.lhs.true127.i3382, label %if.end140.i3361

land.lhs.true127.i3382:                           ; preds = %for.body124.i3357
  %766 = load i64, ptr %arrayidx8.i3322, align 8
  %tobool129.not.i3383 = icmp eq i64 %766, 0
  br i1 %tobool129.not.i3383, label %if.then136.i3387, label %if.then130.i3384

if.then130.i3384:                                 ; preds = %land.lhs.true127.i3382
  %add.ptr132.i3385 = getelementptr inbounds i64, ptr %add.ptr131.i3356, i64 %k119.0366.i3359
  %767 = load <8 x i64>, ptr %add.ptr132.i3385, align 8
  %add133.i3386 = add <8 x i64> %767, %765
  br label %if.end140.i3361

if.then136.i3387:                                 ; preds = %land.lhs.true127.i3382
  %768 = load i64, ptr %591, align 8
  %splat.splatinsert.i3388 = insertelement <8 x i64> poison, i64 %768, i64 0
  %splat.splat.i3389 = shufflevector <8 x i64> %splat.splatinsert.i3388, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i3390 = add <8 x i64> %splat.splat.i3389, %765
  br label %if.end140.i3361

if.end140.i3361:                                  ; preds = %if.then136.i3387, %if.then130.i3384, %for.body124.i3357
  %sum.0.i3362 = phi <8 x i64> [ %add133.i3386, %if.then130.i3384 ], [ %add138.i3390, %if.then136.i3387 ], [ %765, %for.body124.i3357 ]
  %add.ptr141.i3363 = getelementptr inbounds i64, ptr %600, i64 %k119.0366.i3359
  store <8 x i64> %sum.0.i3362, ptr %add.ptr141.i3363, align 8
  %add121.i3364 = add nuw nsw i64 %add121367.i3358, 8
  %cmp122.not.i3365 = icmp sgt i64 %add121.i3364, %mul.i3320
  br i1 %cmp122.not.i3365, label %for.cond145.preheader.i3366, label %for.body124.i3357, !llvm.loop !122

for.body148.i3370:                                ; preds = %cond.end159.i3373, %for.body148.lr.ph.i3369
  %k119.1369.i3371 = phi i64 [ %k119.0.lcssa.i3367, %for.body148.lr.ph.i3369 ], [ %inc163.i3376, %cond.end159.i3373 ]
  %arrayidx151.i3372 = getelementptr inbounds i64, ptr %cond.i3327, i64 %k119.1369.i3371
  %769 = load i64, ptr %arrayidx151.i3372, align 8
  br i1 %tobool116.i3351, label %cond.true150.i3378, label %cond.end159.i3373

cond.true150.i3378:                               ; preds = %for.body148.i3370
  %770 = load i64, ptr %arrayidx8.i3322, align 8
  %mul153.i3379 = mul nsw i64 %770, %k119.1369.i3371
  %arrayidx155.i3380 = getelementptr i64, ptr %764, i64 %mul153.i3379
  %771 = load i64, ptr %arrayidx155.i3380, align 8
  %add156.i3381 = add nsw i64 %771, %769
  br label %cond.end159.i3373

cond.end159.i3373:                                ; preds = %cond.true150.i3378, %for.body148.i3370
  %cond160.i3374 = phi i64 [ %add156.i3381, %cond.true150.i3378 ], [ %769, %for.body148.i3370 ]
  %arrayidx161.i3375 = getelementptr inbounds i64, ptr %600, i64 %k119.1369.i3371
  store i64 %cond160.i3374, ptr %arrayidx161.i3375, align 8
  %inc163.i3376 = add nuw nsw i64 %k119.1369.i3371, 1
  %exitcond376.not.i3377 = icmp eq i64 %inc163.i3376, %mul.i3320
  br i1 %exitcond376.not.i3377, label %least_long.exit, label %for.body148.i3370, !llvm.loop !123

least_long.exit:                                  ; preds = %cond.end78.i3442, %cond.end159.i3373, %for.end106.i3344, %lor.lhs.false112.i3349, %for.cond145.preheader.i3366
  %retval.3.i3348 = phi i64 [ 0, %lor.lhs.false112.i3349 ], [ 0, %for.end106.i3344 ], [ 0, %for.cond145.preheader.i3366 ], [ 0, %cond.end159.i3373 ], [ 1, %cond.end78.i3442 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3311) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3310) #7
  br label %return

cond.false62:                                     ; preds = %entry
  %arrayidx63 = getelementptr inbounds i8, ptr %a, i64 8
  %772 = load i64, ptr %arrayidx63, align 8
  %arrayidx.i4690 = getelementptr inbounds i8, ptr %a, i64 24
  %773 = load i64, ptr %arrayidx.i4690, align 8
  %774 = inttoptr i64 %773 to ptr
  %arrayidx1.i4691 = getelementptr inbounds i8, ptr %a, i64 88
  %775 = load i64, ptr %arrayidx1.i4691, align 8
  %776 = inttoptr i64 %775 to ptr
  %arrayidx2.i4692 = getelementptr inbounds i8, ptr %a, i64 40
  %777 = load i64, ptr %arrayidx2.i4692, align 8
  %778 = inttoptr i64 %777 to ptr
  %arrayidx3.i4693 = getelementptr inbounds i8, ptr %a, i64 72
  %779 = load i64, ptr %arrayidx3.i4693, align 8
  %arrayidx4.i4694 = getelementptr inbounds i8, ptr %a, i64 80
  %780 = load i64, ptr %arrayidx4.i4694, align 8
  %arrayidx5.i4695 = getelementptr inbounds i8, ptr %a, i64 32
  %781 = load i64, ptr %arrayidx5.i4695, align 8
  %arrayidx6.i4696 = getelementptr inbounds i8, ptr %a, i64 64
  %782 = load i64, ptr %arrayidx6.i4696, align 8
  %sub.i4697 = sub i64 %780, %779
  %mul.i4698 = mul i64 %782, %sub.i4697
  %mul7.i4699 = mul nsw i64 %782, %779
  %arrayidx8.i4700 = getelementptr inbounds i8, ptr %a, i64 96
  %783 = load i64, ptr %arrayidx8.i4700, align 8
  %mul9.i4701 = mul nsw i64 %mul7.i4699, %783
  %arrayidx10.i4702 = getelementptr inbounds i8, ptr %a, i64 120
  %784 = load i64, ptr %arrayidx10.i4702, align 8
  %785 = inttoptr i64 %784 to ptr
  %arrayidx11.i4703 = getelementptr inbounds i8, ptr %a, i64 112
  %786 = load i64, ptr %arrayidx11.i4703, align 8
  %tobool.not.i4704 = icmp eq i64 %786, 0
  %787 = inttoptr i64 %786 to ptr
  %cond.i4705 = select i1 %tobool.not.i4704, ptr %785, ptr %787
  %arrayidx13.i4706 = getelementptr inbounds i8, ptr %a, i64 104
  %788 = load i64, ptr %arrayidx13.i4706, align 8
  %tobool14.not.i4707 = icmp eq i64 %788, 0
  switch i64 %772, label %cond.false77 [
    i64 0, label %cond.true65
    i64 1, label %cond.true70
    i64 2, label %cond.true75
  ]

cond.true65:                                      ; preds = %cond.false62
  br i1 %tobool14.not.i4707, label %if.end30.i3678, label %land.lhs.true.i3670

land.lhs.true.i3670:                              ; preds = %cond.true65
  %cmp.i3671 = icmp ne i64 %0, 0
  %tobool16.i3672 = icmp ne i64 %775, 0
  %or.cond.i3673 = select i1 %cmp.i3671, i1 %tobool16.i3672, i1 false
  br i1 %or.cond.i3673, label %land.lhs.true20.i3983, label %if.then.i3674

if.then.i3674:                                    ; preds = %land.lhs.true.i3670
  %789 = inttoptr i64 %788 to ptr
  %790 = load i32, ptr %789, align 4
  %tobool.not.i.i3675 = icmp eq i32 %790, 0
  br i1 %tobool.not.i.i3675, label %if.then.i.i3981, label %for.cond.preheader.i.i3676

if.then.i.i3981:                                  ; preds = %if.then.i3674
  %mul.i.i3982 = shl nsw i64 %mul.i4698, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i.i3982, i1 false)
  br label %if.end30.i3678

for.cond.preheader.i.i3676:                       ; preds = %if.then.i3674
  %cmp535.i.i3677 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp535.i.i3677, label %for.body.i.i3976, label %if.end30.i3678

for.body.i.i3976:                                 ; preds = %for.cond.preheader.i.i3676, %for.body.i.i3976
  %k.036.i.i3977 = phi i64 [ %inc.i.i3979, %for.body.i.i3976 ], [ 0, %for.cond.preheader.i.i3676 ]
  %arrayidx.i.i3978 = getelementptr inbounds i32, ptr %cond.i4705, i64 %k.036.i.i3977
  store i32 %790, ptr %arrayidx.i.i3978, align 4
  %inc.i.i3979 = add nuw nsw i64 %k.036.i.i3977, 1
  %exitcond38.not.i.i3980 = icmp eq i64 %inc.i.i3979, %mul.i4698
  br i1 %exitcond38.not.i.i3980, label %if.end30.i3678, label %for.body.i.i3976, !llvm.loop !4

land.lhs.true20.i3983:                            ; preds = %land.lhs.true.i3670
  %tobool22.not.i3984 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i3984, label %if.then28.i3988, label %if.then23.i3985

if.then23.i3985:                                  ; preds = %land.lhs.true20.i3983
  %add.ptr.i3986 = getelementptr inbounds float, ptr %776, i64 %mul9.i4701
  %mul24.i3987 = shl i64 %mul.i4698, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i4705, ptr nonnull align 4 %add.ptr.i3986, i64 %mul24.i3987, i1 false)
  br label %if.end30.i3678

if.then28.i3988:                                  ; preds = %land.lhs.true20.i3983
  %791 = load i32, ptr %776, align 4
  %tobool.not.i285.i3989 = icmp eq i32 %791, 0
  br i1 %tobool.not.i285.i3989, label %if.then.i293.i3997, label %for.cond.preheader.i286.i3990

if.then.i293.i3997:                               ; preds = %if.then28.i3988
  %mul.i294.i3998 = shl nsw i64 %mul.i4698, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i294.i3998, i1 false)
  br label %if.end30.i3678

for.cond.preheader.i286.i3990:                    ; preds = %if.then28.i3988
  %cmp535.i287.i3991 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp535.i287.i3991, label %for.body.i288.i3992, label %if.end30.i3678

for.body.i288.i3992:                              ; preds = %for.cond.preheader.i286.i3990, %for.body.i288.i3992
  %k.036.i289.i3993 = phi i64 [ %inc.i291.i3995, %for.body.i288.i3992 ], [ 0, %for.cond.preheader.i286.i3990 ]
  %arrayidx.i290.i3994 = getelementptr inbounds i32, ptr %cond.i4705, i64 %k.036.i289.i3993
  store i32 %791, ptr %arrayidx.i290.i3994, align 4
  %inc.i291.i3995 = add nuw nsw i64 %k.036.i289.i3993, 1
  %exitcond38.not.i292.i3996 = icmp eq i64 %inc.i291.i3995, %mul.i4698
  br i1 %exitcond38.not.i292.i3996, label %if.end30.i3678, label %for.body.i288.i3992, !llvm.loop !4

if.end30.i3678:                                   ; preds = %for.body.i.i3976, %for.body.i288.i3992, %for.cond.preheader.i286.i3990, %if.then.i293.i3997, %if.then23.i3985, %for.cond.preheader.i.i3676, %if.then.i.i3981, %cond.true65
  %cmp31.i3679 = icmp eq i64 %779, 0
  br i1 %cmp31.i3679, label %land.end.i3964, label %land.end.thread.i3680

land.end.thread.i3680:                            ; preds = %if.end30.i3678
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3650) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3651) #7
  br label %for.cond45.preheader.i3681

land.end.i3964:                                   ; preds = %if.end30.i3678
  %arrayidx32.i3965 = getelementptr inbounds i8, ptr %a, i64 56
  %792 = load i64, ptr %arrayidx32.i3965, align 8
  %cmp33.i3966 = icmp eq i64 %780, %792
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3650) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i3651) #7
  br i1 %cmp33.i3966, label %for.body.lr.ph.i3967, label %for.cond45.preheader.i3681

for.body.lr.ph.i3967:                             ; preds = %land.end.i3964
  %places42.i3968 = getelementptr inbounds i8, ptr %found.i3651, i64 2080
  br label %for.body.i3969

for.cond45.preheader.i3681:                       ; preds = %for.body.i3969, %land.end.i3964, %land.end.thread.i3680
  %793 = phi i1 [ false, %land.end.thread.i3680 ], [ false, %land.end.i3964 ], [ true, %for.body.i3969 ]
  %arrayidx46.i3682 = getelementptr inbounds i8, ptr %a, i64 48
  %794 = load i64, ptr %arrayidx46.i3682, align 8
  %cmp47.not364.i3683 = icmp sgt i64 %794, 0
  br i1 %cmp47.not364.i3683, label %for.body50.lr.ph.i3731, label %for.end106.i3684

for.body50.lr.ph.i3731:                           ; preds = %for.cond45.preheader.i3681
  %places63.i3732 = getelementptr inbounds i8, ptr %found.i3651, i64 2080
  %cond67.i3733 = select i1 %793, ptr %places63.i3732, ptr %places.i3650
  %arrayidx68.i3734 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i3735 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i3736 = trunc i64 %779 to i32
  %conv1.i.i3737 = trunc i64 %sub.i4697 to i32
  %count32.i.i3738 = getelementptr inbounds i8, ptr %found.i3651, i64 4160
  %cmp91.i3739 = icmp eq i64 %782, 1
  %cmp18.not81.i.i3740 = icmp slt i64 %782, 8
  %add.ptr103.idx.i3741 = shl nsw i64 %781, 11
  br label %for.body50.i3742

for.body.i3969:                                   ; preds = %for.body.i3969, %for.body.lr.ph.i3967
  %k.0363.i3970 = phi i64 [ 0, %for.body.lr.ph.i3967 ], [ %inc.i3974, %for.body.i3969 ]
  %conv40.i3971 = trunc nuw i64 %k.0363.i3970 to i32
  %arrayidx41.i3972 = getelementptr inbounds [520 x i32], ptr %found.i3651, i64 0, i64 %k.0363.i3970
  store i32 %conv40.i3971, ptr %arrayidx41.i3972, align 4
  %arrayidx43.i3973 = getelementptr inbounds [520 x i32], ptr %places42.i3968, i64 0, i64 %k.0363.i3970
  store i32 0, ptr %arrayidx43.i3973, align 4
  %inc.i3974 = add nuw nsw i64 %k.0363.i3970, 1
  %exitcond5194.not = icmp eq i64 %inc.i3974, 520
  br i1 %exitcond5194.not, label %for.cond45.preheader.i3681, label %for.body.i3969, !llvm.loop !124

for.body50.i3742:                                 ; preds = %for.inc101.i3789, %for.body50.lr.ph.i3731
  %795 = phi i64 [ %794, %for.body50.lr.ph.i3731 ], [ %821, %for.inc101.i3789 ]
  %values.0367.i3743 = phi ptr [ %774, %for.body50.lr.ph.i3731 ], [ %add.ptr103.i3791, %for.inc101.i3789 ]
  %k44.0366.i3744 = phi i64 [ 0, %for.body50.lr.ph.i3731 ], [ %add.i3790, %for.inc101.i3789 ]
  %sub52.i3745 = sub nsw i64 %795, %k44.0366.i3744
  %spec.select.i3746 = tail call i64 @llvm.smin.i64(i64 %sub52.i3745, i64 512)
  %796 = load i64, ptr %arrayidx68.i3734, align 8
  %cmp69.i3747 = icmp eq i64 %796, 4
  %797 = load i64, ptr %arrayidx76.i3735, align 8
  %cmp.not65.i.i3748 = icmp slt i64 %sub52.i3745, 8
  br i1 %cmp69.i3747, label %cond.true71.i3915, label %cond.false74.i3749

cond.true71.i3915:                                ; preds = %for.body50.i3742
  %add.ptr72.i3916 = getelementptr inbounds i32, ptr %778, i64 %k44.0366.i3744
  br i1 %cmp.not65.i.i3748, label %for.cond11.preheader.i.i3937, label %for.body.lr.ph.i.i3917

for.body.lr.ph.i.i3917:                           ; preds = %cond.true71.i3915
  %splat.splatinsert.i.i3918 = insertelement <8 x i64> poison, i64 %797, i64 0
  %splat.splat.i.i3919 = shufflevector <8 x i64> %splat.splatinsert.i.i3918, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i3920

for.cond11.preheader.i.i3937:                     ; preds = %for.body.i296.i3920, %cond.true71.i3915
  %outside.0.lcssa.i.i3938 = phi <8 x i64> [ zeroinitializer, %cond.true71.i3915 ], [ %or7.i.i3932, %for.body.i296.i3920 ]
  %k.0.lcssa.i.i3939 = phi i64 [ 0, %cond.true71.i3915 ], [ %add68.i.i3921, %for.body.i296.i3920 ]
  br label %for.body14.i.i3940

for.body.i296.i3920:                              ; preds = %for.body.i296.i3920, %for.body.lr.ph.i.i3917
  %add68.i.i3921 = phi i64 [ 8, %for.body.lr.ph.i.i3917 ], [ %add.i.i3935, %for.body.i296.i3920 ]
  %k.067.i.i3922 = phi i64 [ 0, %for.body.lr.ph.i.i3917 ], [ %add68.i.i3921, %for.body.i296.i3920 ]
  %outside.066.i.i3923 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i3917 ], [ %or7.i.i3932, %for.body.i296.i3920 ]
  %add.ptr.i.i3924 = getelementptr inbounds i32, ptr %add.ptr72.i3916, i64 %k.067.i.i3922
  %798 = load <8 x i32>, ptr %add.ptr.i.i3924, align 4
  %conv.i.i3925 = sext <8 x i32> %798 to <8 x i64>
  %isneg.i.i3926 = icmp slt <8 x i32> %798, zeroinitializer
  %and.i.i3927 = select <8 x i1> %isneg.i.i3926, <8 x i64> %splat.splat.i.i3919, <8 x i64> zeroinitializer
  %add1.i.i3928 = add <8 x i64> %and.i.i3927, %conv.i.i3925
  %add1.lobit.i.i3929 = ashr <8 x i64> %add1.i.i3928, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i3930 = icmp slt <8 x i64> %add1.i.i3928, %splat.splat.i.i3919
  %or.i.i3931 = select <8 x i1> %cmp5.not.i.i3930, <8 x i64> %add1.lobit.i.i3929, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i3932 = or <8 x i64> %or.i.i3931, %outside.066.i.i3923
  %conv8.i.i3933 = trunc <8 x i64> %add1.i.i3928 to <8 x i32>
  %add.ptr9.i.i3934 = getelementptr inbounds i32, ptr %cond67.i3733, i64 %k.067.i.i3922
  store <8 x i32> %conv8.i.i3933, ptr %add.ptr9.i.i3934, align 8
  %add.i.i3935 = add nuw nsw i64 %add68.i.i3921, 8
  %cmp.not.i.i3936 = icmp sgt i64 %add.i.i3935, %spec.select.i3746
  br i1 %cmp.not.i.i3936, label %for.cond11.preheader.i.i3937, label %for.body.i296.i3920, !llvm.loop !8

for.cond18.preheader.i.i3947:                     ; preds = %for.body14.i.i3940
  %cmp1972.i.i3948 = icmp slt i64 %k.0.lcssa.i.i3939, %spec.select.i3746
  br i1 %cmp1972.i.i3948, label %for.body21.i.i3949, label %cond.end78.i3782

for.body14.i.i3940:                               ; preds = %for.body14.i.i3940, %for.cond11.preheader.i.i3937
  %j.071.i.i3941 = phi i64 [ 0, %for.cond11.preheader.i.i3937 ], [ %inc.i297.i3945, %for.body14.i.i3940 ]
  %wrong.070.i.i3942 = phi i64 [ 0, %for.cond11.preheader.i.i3937 ], [ %or15.i.i3944, %for.body14.i.i3940 ]
  %vecext.i.i3943 = extractelement <8 x i64> %outside.0.lcssa.i.i3938, i64 %j.071.i.i3941
  %or15.i.i3944 = or i64 %vecext.i.i3943, %wrong.070.i.i3942
  %inc.i297.i3945 = add nuw nsw i64 %j.071.i.i3941, 1
  %exitcond.not.i.i3946 = icmp eq i64 %inc.i297.i3945, 8
  br i1 %exitcond.not.i.i3946, label %for.cond18.preheader.i.i3947, label %for.body14.i.i3940, !llvm.loop !9

for.body21.i.i3949:                               ; preds = %for.cond18.preheader.i.i3947, %for.body21.i.i3949
  %k.174.i.i3950 = phi i64 [ %inc35.i.i3962, %for.body21.i.i3949 ], [ %k.0.lcssa.i.i3939, %for.cond18.preheader.i.i3947 ]
  %wrong.173.i.i3951 = phi i64 [ %or31.i.i3959, %for.body21.i.i3949 ], [ %or15.i.i3944, %for.cond18.preheader.i.i3947 ]
  %arrayidx.i298.i3952 = getelementptr inbounds i32, ptr %add.ptr72.i3916, i64 %k.174.i.i3950
  %799 = load i32, ptr %arrayidx.i298.i3952, align 4
  %conv23.i.i3953 = sext i32 %799 to i64
  %cmp25.i.i3954 = icmp slt i32 %799, 0
  %cond.i.i3955 = select i1 %cmp25.i.i3954, i64 %797, i64 0
  %add27.i.i3956 = add nsw i64 %cond.i.i3955, %conv23.i.i3953
  %cmp28.i.i3957 = icmp uge i64 %add27.i.i3956, %797
  %conv30.i.i3958 = zext i1 %cmp28.i.i3957 to i64
  %or31.i.i3959 = or i64 %wrong.173.i.i3951, %conv30.i.i3958
  %conv32.i.i3960 = trunc i64 %add27.i.i3956 to i32
  %arrayidx33.i.i3961 = getelementptr inbounds i32, ptr %cond67.i3733, i64 %k.174.i.i3950
  store i32 %conv32.i.i3960, ptr %arrayidx33.i.i3961, align 4
  %inc35.i.i3962 = add nuw nsw i64 %k.174.i.i3950, 1
  %exitcond76.not.i.i3963 = icmp eq i64 %inc35.i.i3962, %spec.select.i3746
  br i1 %exitcond76.not.i.i3963, label %cond.end78.i3782, label %for.body21.i.i3949, !llvm.loop !10

cond.false74.i3749:                               ; preds = %for.body50.i3742
  %add.ptr75.i3750 = getelementptr inbounds i64, ptr %778, i64 %k44.0366.i3744
  br i1 %cmp.not65.i.i3748, label %for.cond10.preheader.i.i3770, label %for.body.lr.ph.i299.i3751

for.body.lr.ph.i299.i3751:                        ; preds = %cond.false74.i3749
  %splat.splatinsert.i300.i3752 = insertelement <8 x i64> poison, i64 %797, i64 0
  %splat.splat.i301.i3753 = shufflevector <8 x i64> %splat.splatinsert.i300.i3752, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i3754

for.cond10.preheader.i.i3770:                     ; preds = %for.body.i302.i3754, %cond.false74.i3749
  %outside.0.lcssa.i314.i3771 = phi <8 x i64> [ zeroinitializer, %cond.false74.i3749 ], [ %or7.i310.i3765, %for.body.i302.i3754 ]
  %k.0.lcssa.i315.i3772 = phi i64 [ 0, %cond.false74.i3749 ], [ %add66.i.i3755, %for.body.i302.i3754 ]
  br label %for.body13.i.i3773

for.body.i302.i3754:                              ; preds = %for.body.i302.i3754, %for.body.lr.ph.i299.i3751
  %add66.i.i3755 = phi i64 [ 8, %for.body.lr.ph.i299.i3751 ], [ %add.i312.i3768, %for.body.i302.i3754 ]
  %k.065.i.i3756 = phi i64 [ 0, %for.body.lr.ph.i299.i3751 ], [ %add66.i.i3755, %for.body.i302.i3754 ]
  %outside.064.i.i3757 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i3751 ], [ %or7.i310.i3765, %for.body.i302.i3754 ]
  %add.ptr.i303.i3758 = getelementptr inbounds i64, ptr %add.ptr75.i3750, i64 %k.065.i.i3756
  %800 = load <8 x i64>, ptr %add.ptr.i303.i3758, align 8
  %isneg.i304.i3759 = icmp slt <8 x i64> %800, zeroinitializer
  %and.i305.i3760 = select <8 x i1> %isneg.i304.i3759, <8 x i64> %splat.splat.i301.i3753, <8 x i64> zeroinitializer
  %add1.i306.i3761 = add <8 x i64> %and.i305.i3760, %800
  %add1.lobit.i307.i3762 = ashr <8 x i64> %add1.i306.i3761, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i3763 = icmp slt <8 x i64> %add1.i306.i3761, %splat.splat.i301.i3753
  %or.i309.i3764 = select <8 x i1> %cmp5.not.i308.i3763, <8 x i64> %add1.lobit.i307.i3762, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i3765 = or <8 x i64> %or.i309.i3764, %outside.064.i.i3757
  %conv.i311.i3766 = trunc <8 x i64> %add1.i306.i3761 to <8 x i32>
  %add.ptr8.i.i3767 = getelementptr inbounds i32, ptr %cond67.i3733, i64 %k.065.i.i3756
  store <8 x i32> %conv.i311.i3766, ptr %add.ptr8.i.i3767, align 8
  %add.i312.i3768 = add nuw nsw i64 %add66.i.i3755, 8
  %cmp.not.i313.i3769 = icmp sgt i64 %add.i312.i3768, %spec.select.i3746
  br i1 %cmp.not.i313.i3769, label %for.cond10.preheader.i.i3770, label %for.body.i302.i3754, !llvm.loop !11

for.cond17.preheader.i.i3780:                     ; preds = %for.body13.i.i3773
  %cmp1870.i.i3781 = icmp slt i64 %k.0.lcssa.i315.i3772, %spec.select.i3746
  br i1 %cmp1870.i.i3781, label %for.body20.i.i3901, label %cond.end78.i3782

for.body13.i.i3773:                               ; preds = %for.body13.i.i3773, %for.cond10.preheader.i.i3770
  %j.069.i.i3774 = phi i64 [ 0, %for.cond10.preheader.i.i3770 ], [ %inc.i317.i3778, %for.body13.i.i3773 ]
  %wrong.068.i.i3775 = phi i64 [ 0, %for.cond10.preheader.i.i3770 ], [ %or14.i.i3777, %for.body13.i.i3773 ]
  %vecext.i316.i3776 = extractelement <8 x i64> %outside.0.lcssa.i314.i3771, i64 %j.069.i.i3774
  %or14.i.i3777 = or i64 %vecext.i316.i3776, %wrong.068.i.i3775
  %inc.i317.i3778 = add nuw nsw i64 %j.069.i.i3774, 1
  %exitcond.not.i318.i3779 = icmp eq i64 %inc.i317.i3778, 8
  br i1 %exitcond.not.i318.i3779, label %for.cond17.preheader.i.i3780, label %for.body13.i.i3773, !llvm.loop !12

for.body20.i.i3901:                               ; preds = %for.cond17.preheader.i.i3780, %for.body20.i.i3901
  %k.172.i.i3902 = phi i64 [ %inc33.i.i3913, %for.body20.i.i3901 ], [ %k.0.lcssa.i315.i3772, %for.cond17.preheader.i.i3780 ]
  %wrong.171.i.i3903 = phi i64 [ %or29.i.i3910, %for.body20.i.i3901 ], [ %or14.i.i3777, %for.cond17.preheader.i.i3780 ]
  %arrayidx.i320.i3904 = getelementptr inbounds i64, ptr %add.ptr75.i3750, i64 %k.172.i.i3902
  %801 = load i64, ptr %arrayidx.i320.i3904, align 8
  %cmp23.i.i3905 = icmp slt i64 %801, 0
  %cond.i321.i3906 = select i1 %cmp23.i.i3905, i64 %797, i64 0
  %add25.i.i3907 = add nsw i64 %cond.i321.i3906, %801
  %cmp26.i.i3908 = icmp uge i64 %add25.i.i3907, %797
  %conv28.i.i3909 = zext i1 %cmp26.i.i3908 to i64
  %or29.i.i3910 = or i64 %wrong.171.i.i3903, %conv28.i.i3909
  %conv30.i322.i3911 = trunc i64 %add25.i.i3907 to i32
  %arrayidx31.i.i3912 = getelementptr inbounds i32, ptr %cond67.i3733, i64 %k.172.i.i3902
  store i32 %conv30.i322.i3911, ptr %arrayidx31.i.i3912, align 4
  %inc33.i.i3913 = add nuw nsw i64 %k.172.i.i3902, 1
  %exitcond74.not.i.i3914 = icmp eq i64 %inc33.i.i3913, %spec.select.i3746
  br i1 %exitcond74.not.i.i3914, label %cond.end78.i3782, label %for.body20.i.i3901, !llvm.loop !13

cond.end78.i3782:                                 ; preds = %for.body20.i.i3901, %for.body21.i.i3949, %for.cond17.preheader.i.i3780, %for.cond18.preheader.i.i3947
  %cond79.in.in.i3783 = phi i64 [ %or15.i.i3944, %for.cond18.preheader.i.i3947 ], [ %or14.i.i3777, %for.cond17.preheader.i.i3780 ], [ %or31.i.i3959, %for.body21.i.i3949 ], [ %or29.i.i3910, %for.body20.i.i3901 ]
  %cond79.in.not.i3784 = icmp eq i64 %cond79.in.in.i3783, 0
  br i1 %cond79.in.not.i3784, label %if.end82.i3785, label %most_float.exit

if.end82.i3785:                                   ; preds = %cond.end78.i3782
  br i1 %793, label %if.end87.i3819, label %if.else85.i3786

if.else85.i3786:                                  ; preds = %if.end82.i3785
  %cmp55.i.i3787 = icmp sgt i64 %sub52.i3745, 0
  br i1 %cmp55.i.i3787, label %for.body.i325.i3793, label %if.else94.thread.i3788

for.cond12.preheader.i.i3806:                     ; preds = %for.body.i325.i3793
  %tobool.not.i330.i3807 = icmp eq i64 %add.i327.i3803, 0
  br i1 %tobool.not.i330.i3807, label %if.else94.thread.i3788, label %for.body16.lr.ph.i.i3808

for.body16.lr.ph.i.i3808:                         ; preds = %for.cond12.preheader.i.i3806
  %sub18.i.i3809 = add nsw i64 %add.i327.i3803, -1
  %arrayidx19.i.i3810 = getelementptr inbounds [520 x i32], ptr %found.i3651, i64 0, i64 %sub18.i.i3809
  %arrayidx25.i.i3811 = getelementptr inbounds [520 x i32], ptr %places63.i3732, i64 0, i64 %sub18.i.i3809
  br label %for.body16.i.i3812

for.body.i325.i3793:                              ; preds = %if.else85.i3786, %for.body.i325.i3793
  %n.057.i.i3794 = phi i64 [ %add.i327.i3803, %for.body.i325.i3793 ], [ 0, %if.else85.i3786 ]
  %k.056.i.i3795 = phi i64 [ %inc.i328.i3804, %for.body.i325.i3793 ], [ 0, %if.else85.i3786 ]
  %arrayidx.i326.i3796 = getelementptr inbounds i32, ptr %places.i3650, i64 %k.056.i.i3795
  %802 = load i32, ptr %arrayidx.i326.i3796, align 4
  %sub3.i.i3797 = sub i32 %802, %conv.i323.i3736
  %conv4.i.i3798 = trunc i64 %k.056.i.i3795 to i32
  %arrayidx5.i.i3799 = getelementptr inbounds [520 x i32], ptr %found.i3651, i64 0, i64 %n.057.i.i3794
  store i32 %conv4.i.i3798, ptr %arrayidx5.i.i3799, align 4
  %arrayidx7.i.i3800 = getelementptr inbounds [520 x i32], ptr %places63.i3732, i64 0, i64 %n.057.i.i3794
  store i32 %sub3.i.i3797, ptr %arrayidx7.i.i3800, align 4
  %cmp8.i.i3801 = icmp ult i32 %sub3.i.i3797, %conv1.i.i3737
  %conv10.i.i3802 = zext i1 %cmp8.i.i3801 to i64
  %add.i327.i3803 = add nuw nsw i64 %n.057.i.i3794, %conv10.i.i3802
  %inc.i328.i3804 = add nuw nsw i64 %k.056.i.i3795, 1
  %exitcond.not.i329.i3805 = icmp eq i64 %inc.i328.i3804, %spec.select.i3746
  br i1 %exitcond.not.i329.i3805, label %for.cond12.preheader.i.i3806, label %for.body.i325.i3793, !llvm.loop !14

for.body16.i.i3812:                               ; preds = %for.body16.i.i3812, %for.body16.lr.ph.i.i3808
  %k11.058.i.i3813 = phi i64 [ 0, %for.body16.lr.ph.i.i3808 ], [ %inc30.i.i3817, %for.body16.i.i3812 ]
  %803 = load i32, ptr %arrayidx19.i.i3810, align 4
  %add21.i.i3814 = add nuw nsw i64 %k11.058.i.i3813, %add.i327.i3803
  %arrayidx22.i.i3815 = getelementptr inbounds [520 x i32], ptr %found.i3651, i64 0, i64 %add21.i.i3814
  store i32 %803, ptr %arrayidx22.i.i3815, align 4
  %804 = load i32, ptr %arrayidx25.i.i3811, align 4
  %arrayidx28.i.i3816 = getelementptr inbounds [520 x i32], ptr %places63.i3732, i64 0, i64 %add21.i.i3814
  store i32 %804, ptr %arrayidx28.i.i3816, align 4
  %inc30.i.i3817 = add nuw nsw i64 %k11.058.i.i3813, 1
  %exitcond.not.i3818 = icmp eq i64 %inc30.i.i3817, 8
  br i1 %exitcond.not.i3818, label %if.end87.i3819, label %for.body16.i.i3812, !llvm.loop !15

if.else94.thread.i3788:                           ; preds = %for.cond12.preheader.i.i3806, %if.else85.i3786
  store i64 0, ptr %count32.i.i3738, align 8
  br label %for.inc101.i3789

if.end87.i3819:                                   ; preds = %for.body16.i.i3812, %if.end82.i3785
  %805 = phi i64 [ %spec.select.i3746, %if.end82.i3785 ], [ %add.i327.i3803, %for.body16.i.i3812 ]
  store i64 %805, ptr %count32.i.i3738, align 8
  %tobool89.i3820 = icmp ne i64 %805, 0
  %or.cond183.i3821 = select i1 %tobool89.i3820, i1 %cmp91.i3739, i1 false
  %cmp47.i.i3822 = icmp sgt i64 %805, 0
  br i1 %or.cond183.i3821, label %if.then93.i3871, label %if.else94.i3823

if.then93.i3871:                                  ; preds = %if.end87.i3819
  br i1 %cmp47.i.i3822, label %for.body.preheader.i.i3872, label %for.inc101.i3789

for.body.preheader.i.i3872:                       ; preds = %if.then93.i3871
  %806 = load i32, ptr %places63.i3732, align 8
  %conv.i331.i3873 = sext i32 %806 to i64
  %arrayidx1.i.i3874 = getelementptr inbounds float, ptr %cond.i4705, i64 %conv.i331.i3873
  %807 = load float, ptr %arrayidx1.i.i3874, align 4
  br label %for.body.i332.i3875

for.body.i332.i3875:                              ; preds = %if.end.i.i3888, %for.body.preheader.i.i3872
  %before.050.i.i3876 = phi i64 [ %conv5.i.i3880, %if.end.i.i3888 ], [ %conv.i331.i3873, %for.body.preheader.i.i3872 ]
  %m.049.i.i3877 = phi i64 [ %inc.i339.i3899, %if.end.i.i3888 ], [ 0, %for.body.preheader.i.i3872 ]
  %found.048.i.i3878 = phi float [ %cond.i338.i3897, %if.end.i.i3888 ], [ %807, %for.body.preheader.i.i3872 ]
  %arrayidx4.i.i3879 = getelementptr inbounds [520 x i32], ptr %places63.i3732, i64 0, i64 %m.049.i.i3877
  %808 = load i32, ptr %arrayidx4.i.i3879, align 4
  %conv5.i.i3880 = sext i32 %808 to i64
  %add.i333.i3881 = add nuw nsw i64 %m.049.i.i3877, 8
  %arrayidx7.i334.i3882 = getelementptr inbounds [520 x i32], ptr %places63.i3732, i64 0, i64 %add.i333.i3881
  %809 = load i32, ptr %arrayidx7.i334.i3882, align 4
  %idx.ext.i.i3883 = sext i32 %809 to i64
  %add.ptr.i335.i3884 = getelementptr inbounds float, ptr %cond.i4705, i64 %idx.ext.i.i3883
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i3884, i32 1, i32 3, i32 1)
  %cmp8.not.i.i3885 = icmp eq i64 %before.050.i.i3876, %conv5.i.i3880
  br i1 %cmp8.not.i.i3885, label %if.end.i.i3888, label %if.then.i336.i3886

if.then.i336.i3886:                               ; preds = %for.body.i332.i3875
  %arrayidx10.i.i3887 = getelementptr inbounds float, ptr %cond.i4705, i64 %conv5.i.i3880
  %810 = load float, ptr %arrayidx10.i.i3887, align 4
  br label %if.end.i.i3888

if.end.i.i3888:                                   ; preds = %if.then.i336.i3886, %for.body.i332.i3875
  %found.1.i.i3889 = phi float [ %810, %if.then.i336.i3886 ], [ %found.048.i.i3878, %for.body.i332.i3875 ]
  %arrayidx11.i.i3890 = getelementptr inbounds [520 x i32], ptr %found.i3651, i64 0, i64 %m.049.i.i3877
  %811 = load i32, ptr %arrayidx11.i.i3890, align 4
  %conv12.i.i3891 = sext i32 %811 to i64
  %mul.i337.i3892 = mul nsw i64 %781, %conv12.i.i3891
  %arrayidx13.i.i3893 = getelementptr inbounds float, ptr %values.0367.i3743, i64 %mul.i337.i3892
  %812 = load float, ptr %arrayidx13.i.i3893, align 4
  %cmp14.i.i3894 = fcmp oge float %found.1.i.i3889, %812
  %cmp16.i.i3895 = fcmp uno float %found.1.i.i3889, 0.000000e+00
  %or.cond.i.i3896 = or i1 %cmp16.i.i3895, %cmp14.i.i3894
  %cond.i338.i3897 = select i1 %or.cond.i.i3896, float %found.1.i.i3889, float %812
  %arrayidx23.i.i3898 = getelementptr inbounds float, ptr %cond.i4705, i64 %conv5.i.i3880
  store float %cond.i338.i3897, ptr %arrayidx23.i.i3898, align 4
  %inc.i339.i3899 = add nuw nsw i64 %m.049.i.i3877, 1
  %exitcond378.not.i3900 = icmp eq i64 %inc.i339.i3899, %805
  br i1 %exitcond378.not.i3900, label %for.inc101.i3789, label %for.body.i332.i3875, !llvm.loop !125

if.else94.i3823:                                  ; preds = %if.end87.i3819
  br i1 %cmp47.i.i3822, label %for.body.i343.i3824, label %for.inc101.i3789

for.body.i343.i3824:                              ; preds = %if.else94.i3823, %for.end41.i.i3858
  %m.087.i.i3825 = phi i64 [ %inc43.i.i3859, %for.end41.i.i3858 ], [ 0, %if.else94.i3823 ]
  %arrayidx.i344.i3826 = getelementptr inbounds [520 x i32], ptr %found.i3651, i64 0, i64 %m.087.i.i3825
  %813 = load i32, ptr %arrayidx.i344.i3826, align 4
  %conv.i345.i3827 = sext i32 %813 to i64
  %mul.i346.i3828 = mul nsw i64 %781, %conv.i345.i3827
  %add.ptr.i347.i3829 = getelementptr inbounds float, ptr %values.0367.i3743, i64 %mul.i346.i3828
  %arrayidx1.i348.i3830 = getelementptr inbounds [520 x i32], ptr %places63.i3732, i64 0, i64 %m.087.i.i3825
  %814 = load i32, ptr %arrayidx1.i348.i3830, align 4
  %conv2.i.i3831 = sext i32 %814 to i64
  %mul3.i.i3832 = mul nsw i64 %782, %conv2.i.i3831
  %add.ptr4.i.i3833 = getelementptr inbounds float, ptr %cond.i4705, i64 %mul3.i.i3832
  %add.i349.i3834 = add nuw nsw i64 %m.087.i.i3825, 8
  %arrayidx6.i.i3835 = getelementptr inbounds [520 x i32], ptr %found.i3651, i64 0, i64 %add.i349.i3834
  %815 = load i32, ptr %arrayidx6.i.i3835, align 4
  %conv7.i.i3836 = sext i32 %815 to i64
  %mul8.i.i3837 = mul nsw i64 %781, %conv7.i.i3836
  %add.ptr9.i350.i3838 = getelementptr inbounds float, ptr %values.0367.i3743, i64 %mul8.i.i3837
  %arrayidx12.i.i3839 = getelementptr inbounds [520 x i32], ptr %places63.i3732, i64 0, i64 %add.i349.i3834
  %816 = load i32, ptr %arrayidx12.i.i3839, align 4
  %conv13.i.i3840 = sext i32 %816 to i64
  %mul14.i.i3841 = mul nsw i64 %782, %conv13.i.i3840
  %add.ptr15.i.i3842 = getelementptr inbounds float, ptr %cond.i4705, i64 %mul14.i.i3841
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i3842, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i3740, label %for.cond25.preheader.i.i3855, label %for.body20.i351.i3843

for.cond25.preheader.i.i3855:                     ; preds = %for.body20.i351.i3843, %for.body.i343.i3824
  %j.0.lcssa.i.i3856 = phi i64 [ 0, %for.body.i343.i3824 ], [ %add1783.i.i3844, %for.body20.i351.i3843 ]
  %cmp2684.i.i3857 = icmp slt i64 %j.0.lcssa.i.i3856, %782
  br i1 %cmp2684.i.i3857, label %for.body28.i.i3861, label %for.end41.i.i3858

for.body20.i351.i3843:                            ; preds = %for.body.i343.i3824, %for.body20.i351.i3843
  %add1783.i.i3844 = phi i64 [ %add17.i.i3853, %for.body20.i351.i3843 ], [ 8, %for.body.i343.i3824 ]
  %j.082.i.i3845 = phi i64 [ %add1783.i.i3844, %for.body20.i351.i3843 ], [ 0, %for.body.i343.i3824 ]
  %add.ptr21.i.i3846 = getelementptr inbounds float, ptr %add.ptr9.i350.i3838, i64 %j.082.i.i3845
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i3846, i32 0, i32 3, i32 1)
  %add.ptr22.i.i3847 = getelementptr inbounds float, ptr %add.ptr.i347.i3829, i64 %j.082.i.i3845
  %add.ptr23.i.i3848 = getelementptr inbounds float, ptr %add.ptr4.i.i3833, i64 %j.082.i.i3845
  %817 = load <8 x float>, ptr %add.ptr23.i.i3848, align 4
  %818 = load <8 x float>, ptr %add.ptr22.i.i3847, align 4
  %cmp.i.i.i3849 = fcmp ult <8 x float> %817, %818
  %cmp1.i.i.i3850 = fcmp ord <8 x float> %817, zeroinitializer
  %or19.not.i.i.i3851 = and <8 x i1> %cmp.i.i.i3849, %cmp1.i.i.i3850
  %or9.v.i.i.i3852 = select <8 x i1> %or19.not.i.i.i3851, <8 x float> %818, <8 x float> %817
  store <8 x float> %or9.v.i.i.i3852, ptr %add.ptr23.i.i3848, align 4
  %add17.i.i3853 = add nuw nsw i64 %add1783.i.i3844, 8
  %cmp18.not.i.i3854 = icmp sgt i64 %add17.i.i3853, %782
  br i1 %cmp18.not.i.i3854, label %for.cond25.preheader.i.i3855, label %for.body20.i351.i3843, !llvm.loop !126

for.body28.i.i3861:                               ; preds = %for.cond25.preheader.i.i3855, %for.body28.i.i3861
  %j.185.i.i3862 = phi i64 [ %inc.i356.i3869, %for.body28.i.i3861 ], [ %j.0.lcssa.i.i3856, %for.cond25.preheader.i.i3855 ]
  %arrayidx29.i.i3863 = getelementptr inbounds float, ptr %add.ptr4.i.i3833, i64 %j.185.i.i3862
  %819 = load float, ptr %arrayidx29.i.i3863, align 4
  %arrayidx30.i.i3864 = getelementptr inbounds float, ptr %add.ptr.i347.i3829, i64 %j.185.i.i3862
  %820 = load float, ptr %arrayidx30.i.i3864, align 4
  %cmp31.i.i3865 = fcmp oge float %819, %820
  %cmp35.i353.i3866 = fcmp uno float %819, 0.000000e+00
  %or.cond.i354.i3867 = or i1 %cmp35.i353.i3866, %cmp31.i.i3865
  %cond.i355.i3868 = select i1 %or.cond.i354.i3867, float %819, float %820
  store float %cond.i355.i3868, ptr %arrayidx29.i.i3863, align 4
  %inc.i356.i3869 = add nuw nsw i64 %j.185.i.i3862, 1
  %exitcond.not.i357.i3870 = icmp eq i64 %inc.i356.i3869, %782
  br i1 %exitcond.not.i357.i3870, label %for.end41.i.i3858, label %for.body28.i.i3861, !llvm.loop !127

for.end41.i.i3858:                                ; preds = %for.body28.i.i3861, %for.cond25.preheader.i.i3855
  %inc43.i.i3859 = add nuw nsw i64 %m.087.i.i3825, 1
  %exitcond377.not.i3860 = icmp eq i64 %inc43.i.i3859, %805
  br i1 %exitcond377.not.i3860, label %for.inc101.i3789, label %for.body.i343.i3824, !llvm.loop !128

for.inc101.i3789:                                 ; preds = %for.end41.i.i3858, %if.end.i.i3888, %if.else94.i3823, %if.then93.i3871, %if.else94.thread.i3788
  %add.i3790 = add nuw nsw i64 %k44.0366.i3744, 512
  %add.ptr103.i3791 = getelementptr inbounds i8, ptr %values.0367.i3743, i64 %add.ptr103.idx.i3741
  %821 = load i64, ptr %arrayidx46.i3682, align 8
  %cmp47.not.i3792 = icmp slt i64 %add.i3790, %821
  br i1 %cmp47.not.i3792, label %for.body50.i3742, label %for.end106.i3684, !llvm.loop !129

for.end106.i3684:                                 ; preds = %for.inc101.i3789, %for.cond45.preheader.i3681
  %822 = load i64, ptr %a, align 8
  %cmp108.i3685 = icmp eq i64 %822, 0
  %tobool111.i3686 = icmp ne i64 %784, 0
  %or.cond184.i3687 = select i1 %cmp108.i3685, i1 %tobool111.i3686, i1 false
  br i1 %or.cond184.i3687, label %lor.lhs.false112.i3689, label %most_float.exit

lor.lhs.false112.i3689:                           ; preds = %for.end106.i3684
  %cmp113.i3690 = icmp ne ptr %cond.i4705, %785
  %tobool116.i3691 = icmp ne i64 %775, 0
  %or.cond185.i3692 = select i1 %cmp113.i3690, i1 true, i1 %tobool116.i3691
  br i1 %or.cond185.i3692, label %for.cond120.preheader.i3693, label %most_float.exit

for.cond120.preheader.i3693:                      ; preds = %lor.lhs.false112.i3689
  %cmp122.not368.i3694 = icmp slt i64 %mul.i4698, 8
  br i1 %cmp122.not368.i3694, label %for.cond145.preheader.i3706, label %for.body124.lr.ph.i3695

for.body124.lr.ph.i3695:                          ; preds = %for.cond120.preheader.i3693
  %add.ptr131.i3696 = getelementptr inbounds float, ptr %776, i64 %mul9.i4701
  br label %for.body124.i3697

for.cond145.preheader.i3706:                      ; preds = %if.end140.i3701, %for.cond120.preheader.i3693
  %k119.0.lcssa.i3707 = phi i64 [ 0, %for.cond120.preheader.i3693 ], [ %add121370.i3698, %if.end140.i3701 ]
  %cmp146371.i3708 = icmp slt i64 %k119.0.lcssa.i3707, %mul.i4698
  br i1 %cmp146371.i3708, label %for.body148.lr.ph.i3709, label %most_float.exit

for.body148.lr.ph.i3709:                          ; preds = %for.cond145.preheader.i3706
  %823 = getelementptr float, ptr %776, i64 %mul9.i4701
  br label %for.body148.i3710

for.body124.i3697:                                ; preds = %if.end140.i3701, %for.body124.lr.ph.i3695
  %add121370.i3698 = phi i64 [ 8, %for.body124.lr.ph.i3695 ], [ %add121.i3704, %if.end140.i3701 ]
  %k119.0369.i3699 = phi i64 [ 0, %for.body124.lr.ph.i3695 ], [ %add121370.i3698, %if.end140.i3701 ]
  %add.ptr125.i3700 = getelementptr inbounds float, ptr %cond.i4705, i64 %k119.0369.i3699
  %824 = load <8 x float>, ptr %add.ptr125.i3700, align 4
  br i1 %tobool116.i3691, label %land.lhs.true127.i3722, label %if.end140.i3701

land.lhs.true127.i3722:                           ; preds = %for.body124.i3697
  %825 = load i64, ptr %arrayidx8.i4700, align 8
  %tobool129.not.i3723 = icmp eq i64 %825, 0
  br i1 %tobool129.not.i3723, label %if.then136.i3727, label %if.then130.i3724

if.then130.i3724:                                 ; preds = %land.lhs.true127.i3722
  %add.ptr132.i3725 = getelementptr inbounds float, ptr %add.ptr131.i3696, i64 %k119.0369.i3699
  %826 = load <8 x float>, ptr %add.ptr132.i3725, align 4
  %add133.i3726 = fadd <8 x float> %824, %826
  br label %if.end140.i3701

if.then136.i3727:                                 ; preds = %land.lhs.true127.i3722
  %827 = load float, ptr %776, align 4
  %splat.splatinsert.i3728 = insertelement <8 x float> poison, float %827, i64 0
  %splat.splat.i3729 = shufflevector <8 x float> %splat.splatinsert.i3728, <8 x float> poison, <8 x i32> zeroinitializer
  %add138.i3730 = fadd <8 x float> %824, %splat.splat.i3729
  br label %if.end140.i3701

if.end140.i3701:                                  ; preds = %if.then136.i3727, %if.then130.i3724, %for.body124.i3697
  %sum.0.i3702 = phi <8 x float> [ %add133.i3726, %if.then130.i3724 ], [ %add138.i3730, %if.then136.i3727 ], [ %824, %for.body124.i3697 ]
  %add.ptr141.i3703 = getelementptr inbounds float, ptr %785, i64 %k119.0369.i3699
  store <8 x float> %sum.0.i3702, ptr %add.ptr141.i3703, align 4
  %add121.i3704 = add nuw nsw i64 %add121370.i3698, 8
  %cmp122.not.i3705 = icmp sgt i64 %add121.i3704, %mul.i4698
  br i1 %cmp122.not.i3705, label %for.cond145.preheader.i3706, label %for.body124.i3697, !llvm.loop !130

for.body148.i3710:                                ; preds = %cond.end159.i3713, %for.body148.lr.ph.i3709
  %k119.1372.i3711 = phi i64 [ %k119.0.lcssa.i3707, %for.body148.lr.ph.i3709 ], [ %inc163.i3716, %cond.end159.i3713 ]
  %arrayidx151.i3712 = getelementptr inbounds float, ptr %cond.i4705, i64 %k119.1372.i3711
  %828 = load float, ptr %arrayidx151.i3712, align 4
  br i1 %tobool116.i3691, label %cond.true150.i3718, label %cond.end159.i3713

cond.true150.i3718:                               ; preds = %for.body148.i3710
  %829 = load i64, ptr %arrayidx8.i4700, align 8
  %mul153.i3719 = mul nsw i64 %829, %k119.1372.i3711
  %arrayidx155.i3720 = getelementptr float, ptr %823, i64 %mul153.i3719
  %830 = load float, ptr %arrayidx155.i3720, align 4
  %add156.i3721 = fadd float %828, %830
  br label %cond.end159.i3713

cond.end159.i3713:                                ; preds = %cond.true150.i3718, %for.body148.i3710
  %cond160.i3714 = phi float [ %add156.i3721, %cond.true150.i3718 ], [ %828, %for.body148.i3710 ]
  %arrayidx161.i3715 = getelementptr inbounds float, ptr %785, i64 %k119.1372.i3711
  store float %cond160.i3714, ptr %arrayidx161.i3715, align 4
  %inc163.i3716 = add nuw nsw i64 %k119.1372.i3711, 1
  %exitcond379.not.i3717 = icmp eq i64 %inc163.i3716, %mul.i4698
  br i1 %exitcond379.not.i3717, label %most_float.exit, label %for.body148.i3710, !llvm.loop !131

most_float.exit:                                  ; preds = %cond.end78.i3782, %cond.end159.i3713, %for.end106.i3684, %lor.lhs.false112.i3689, %for.cond145.preheader.i3706
  %retval.3.i3688 = phi i64 [ 0, %lor.lhs.false112.i3689 ], [ 0, %for.end106.i3684 ], [ 0, %for.cond145.preheader.i3706 ], [ 0, %cond.end159.i3713 ], [ 1, %cond.end78.i3782 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i3651) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3650) #7
  br label %return

cond.true70:                                      ; preds = %cond.false62
  br i1 %tobool14.not.i4707, label %if.end30.i4027, label %land.lhs.true.i4019

land.lhs.true.i4019:                              ; preds = %cond.true70
  %cmp.i4020 = icmp ne i64 %0, 0
  %tobool16.i4021 = icmp ne i64 %775, 0
  %or.cond.i4022 = select i1 %cmp.i4020, i1 %tobool16.i4021, i1 false
  br i1 %or.cond.i4022, label %land.lhs.true20.i4332, label %if.then.i4023

if.then.i4023:                                    ; preds = %land.lhs.true.i4019
  %831 = inttoptr i64 %788 to ptr
  %832 = load i64, ptr %831, align 8
  %tobool1.not.i.i4024 = icmp eq i64 %832, 0
  br i1 %tobool1.not.i.i4024, label %if.then.i.i4330, label %for.cond9.preheader.i.i4025

if.then.i.i4330:                                  ; preds = %if.then.i4023
  %mul.i.i4331 = shl nsw i64 %mul.i4698, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i.i4331, i1 false)
  br label %if.end30.i4027

for.cond9.preheader.i.i4025:                      ; preds = %if.then.i4023
  %cmp1033.i.i4026 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp1033.i.i4026, label %for.body13.i.i4325, label %if.end30.i4027

for.body13.i.i4325:                               ; preds = %for.cond9.preheader.i.i4025, %for.body13.i.i4325
  %k8.034.i.i4326 = phi i64 [ %inc16.i.i4328, %for.body13.i.i4325 ], [ 0, %for.cond9.preheader.i.i4025 ]
  %arrayidx14.i.i4327 = getelementptr inbounds i64, ptr %cond.i4705, i64 %k8.034.i.i4326
  store i64 %832, ptr %arrayidx14.i.i4327, align 8
  %inc16.i.i4328 = add nuw nsw i64 %k8.034.i.i4326, 1
  %exitcond.not.i.i4329 = icmp eq i64 %inc16.i.i4328, %mul.i4698
  br i1 %exitcond.not.i.i4329, label %if.end30.i4027, label %for.body13.i.i4325, !llvm.loop !35

land.lhs.true20.i4332:                            ; preds = %land.lhs.true.i4019
  %tobool22.not.i4333 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i4333, label %if.then28.i4337, label %if.then23.i4334

if.then23.i4334:                                  ; preds = %land.lhs.true20.i4332
  %add.ptr.i4335 = getelementptr inbounds double, ptr %776, i64 %mul9.i4701
  %mul24.i4336 = shl i64 %mul.i4698, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i4705, ptr nonnull align 8 %add.ptr.i4335, i64 %mul24.i4336, i1 false)
  br label %if.end30.i4027

if.then28.i4337:                                  ; preds = %land.lhs.true20.i4332
  %833 = load i64, ptr %776, align 8
  %tobool1.not.i285.i4338 = icmp eq i64 %833, 0
  br i1 %tobool1.not.i285.i4338, label %if.then.i295.i4346, label %for.cond9.preheader.i286.i4339

if.then.i295.i4346:                               ; preds = %if.then28.i4337
  %mul.i296.i4347 = shl nsw i64 %mul.i4698, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i296.i4347, i1 false)
  br label %if.end30.i4027

for.cond9.preheader.i286.i4339:                   ; preds = %if.then28.i4337
  %cmp1033.i287.i4340 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp1033.i287.i4340, label %for.body13.i290.i4341, label %if.end30.i4027

for.body13.i290.i4341:                            ; preds = %for.cond9.preheader.i286.i4339, %for.body13.i290.i4341
  %k8.034.i291.i4342 = phi i64 [ %inc16.i293.i4344, %for.body13.i290.i4341 ], [ 0, %for.cond9.preheader.i286.i4339 ]
  %arrayidx14.i292.i4343 = getelementptr inbounds i64, ptr %cond.i4705, i64 %k8.034.i291.i4342
  store i64 %833, ptr %arrayidx14.i292.i4343, align 8
  %inc16.i293.i4344 = add nuw nsw i64 %k8.034.i291.i4342, 1
  %exitcond.not.i294.i4345 = icmp eq i64 %inc16.i293.i4344, %mul.i4698
  br i1 %exitcond.not.i294.i4345, label %if.end30.i4027, label %for.body13.i290.i4341, !llvm.loop !35

if.end30.i4027:                                   ; preds = %for.body13.i.i4325, %for.body13.i290.i4341, %for.cond9.preheader.i286.i4339, %if.then.i295.i4346, %if.then23.i4334, %for.cond9.preheader.i.i4025, %if.then.i.i4330, %cond.true70
  %cmp31.i4028 = icmp eq i64 %779, 0
  br i1 %cmp31.i4028, label %land.end.i4313, label %land.end.thread.i4029

land.end.thread.i4029:                            ; preds = %if.end30.i4027
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3999) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4000) #7
  br label %for.cond45.preheader.i4030

land.end.i4313:                                   ; preds = %if.end30.i4027
  %arrayidx32.i4314 = getelementptr inbounds i8, ptr %a, i64 56
  %834 = load i64, ptr %arrayidx32.i4314, align 8
  %cmp33.i4315 = icmp eq i64 %780, %834
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i3999) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4000) #7
  br i1 %cmp33.i4315, label %for.body.lr.ph.i4316, label %for.cond45.preheader.i4030

for.body.lr.ph.i4316:                             ; preds = %land.end.i4313
  %places42.i4317 = getelementptr inbounds i8, ptr %found.i4000, i64 2080
  br label %for.body.i4318

for.cond45.preheader.i4030:                       ; preds = %for.body.i4318, %land.end.i4313, %land.end.thread.i4029
  %835 = phi i1 [ false, %land.end.thread.i4029 ], [ false, %land.end.i4313 ], [ true, %for.body.i4318 ]
  %arrayidx46.i4031 = getelementptr inbounds i8, ptr %a, i64 48
  %836 = load i64, ptr %arrayidx46.i4031, align 8
  %cmp47.not364.i4032 = icmp sgt i64 %836, 0
  br i1 %cmp47.not364.i4032, label %for.body50.lr.ph.i4080, label %for.end106.i4033

for.body50.lr.ph.i4080:                           ; preds = %for.cond45.preheader.i4030
  %places63.i4081 = getelementptr inbounds i8, ptr %found.i4000, i64 2080
  %cond67.i4082 = select i1 %835, ptr %places63.i4081, ptr %places.i3999
  %arrayidx68.i4083 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4084 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i4085 = trunc i64 %779 to i32
  %conv1.i.i4086 = trunc i64 %sub.i4697 to i32
  %count32.i.i4087 = getelementptr inbounds i8, ptr %found.i4000, i64 4160
  %cmp91.i4088 = icmp eq i64 %782, 1
  %cmp18.not81.i.i4089 = icmp slt i64 %782, 8
  %add.ptr103.idx.i4090 = shl nsw i64 %781, 12
  br label %for.body50.i4091

for.body.i4318:                                   ; preds = %for.body.i4318, %for.body.lr.ph.i4316
  %k.0363.i4319 = phi i64 [ 0, %for.body.lr.ph.i4316 ], [ %inc.i4323, %for.body.i4318 ]
  %conv40.i4320 = trunc nuw i64 %k.0363.i4319 to i32
  %arrayidx41.i4321 = getelementptr inbounds [520 x i32], ptr %found.i4000, i64 0, i64 %k.0363.i4319
  store i32 %conv40.i4320, ptr %arrayidx41.i4321, align 4
  %arrayidx43.i4322 = getelementptr inbounds [520 x i32], ptr %places42.i4317, i64 0, i64 %k.0363.i4319
  store i32 0, ptr %arrayidx43.i4322, align 4
  %inc.i4323 = add nuw nsw i64 %k.0363.i4319, 1
  %exitcond5193.not = icmp eq i64 %inc.i4323, 520
  br i1 %exitcond5193.not, label %for.cond45.preheader.i4030, label %for.body.i4318, !llvm.loop !132

for.body50.i4091:                                 ; preds = %for.inc101.i4138, %for.body50.lr.ph.i4080
  %837 = phi i64 [ %836, %for.body50.lr.ph.i4080 ], [ %863, %for.inc101.i4138 ]
  %values.0367.i4092 = phi ptr [ %774, %for.body50.lr.ph.i4080 ], [ %add.ptr103.i4140, %for.inc101.i4138 ]
  %k44.0366.i4093 = phi i64 [ 0, %for.body50.lr.ph.i4080 ], [ %add.i4139, %for.inc101.i4138 ]
  %sub52.i4094 = sub nsw i64 %837, %k44.0366.i4093
  %spec.select.i4095 = tail call i64 @llvm.smin.i64(i64 %sub52.i4094, i64 512)
  %838 = load i64, ptr %arrayidx68.i4083, align 8
  %cmp69.i4096 = icmp eq i64 %838, 4
  %839 = load i64, ptr %arrayidx76.i4084, align 8
  %cmp.not65.i.i4097 = icmp slt i64 %sub52.i4094, 8
  br i1 %cmp69.i4096, label %cond.true71.i4264, label %cond.false74.i4098

cond.true71.i4264:                                ; preds = %for.body50.i4091
  %add.ptr72.i4265 = getelementptr inbounds i32, ptr %778, i64 %k44.0366.i4093
  br i1 %cmp.not65.i.i4097, label %for.cond11.preheader.i.i4286, label %for.body.lr.ph.i.i4266

for.body.lr.ph.i.i4266:                           ; preds = %cond.true71.i4264
  %splat.splatinsert.i.i4267 = insertelement <8 x i64> poison, i64 %839, i64 0
  %splat.splat.i.i4268 = shufflevector <8 x i64> %splat.splatinsert.i.i4267, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4269

for.cond11.preheader.i.i4286:                     ; preds = %for.body.i.i4269, %cond.true71.i4264
  %outside.0.lcssa.i.i4287 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4264 ], [ %or7.i.i4281, %for.body.i.i4269 ]
  %k.0.lcssa.i.i4288 = phi i64 [ 0, %cond.true71.i4264 ], [ %add68.i.i4270, %for.body.i.i4269 ]
  br label %for.body14.i.i4289

for.body.i.i4269:                                 ; preds = %for.body.i.i4269, %for.body.lr.ph.i.i4266
  %add68.i.i4270 = phi i64 [ 8, %for.body.lr.ph.i.i4266 ], [ %add.i.i4284, %for.body.i.i4269 ]
  %k.067.i.i4271 = phi i64 [ 0, %for.body.lr.ph.i.i4266 ], [ %add68.i.i4270, %for.body.i.i4269 ]
  %outside.066.i.i4272 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4266 ], [ %or7.i.i4281, %for.body.i.i4269 ]
  %add.ptr.i.i4273 = getelementptr inbounds i32, ptr %add.ptr72.i4265, i64 %k.067.i.i4271
  %840 = load <8 x i32>, ptr %add.ptr.i.i4273, align 4
  %conv.i.i4274 = sext <8 x i32> %840 to <8 x i64>
  %isneg.i.i4275 = icmp slt <8 x i32> %840, zeroinitializer
  %and.i.i4276 = select <8 x i1> %isneg.i.i4275, <8 x i64> %splat.splat.i.i4268, <8 x i64> zeroinitializer
  %add1.i.i4277 = add <8 x i64> %and.i.i4276, %conv.i.i4274
  %add1.lobit.i.i4278 = ashr <8 x i64> %add1.i.i4277, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4279 = icmp slt <8 x i64> %add1.i.i4277, %splat.splat.i.i4268
  %or.i.i4280 = select <8 x i1> %cmp5.not.i.i4279, <8 x i64> %add1.lobit.i.i4278, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4281 = or <8 x i64> %or.i.i4280, %outside.066.i.i4272
  %conv8.i.i4282 = trunc <8 x i64> %add1.i.i4277 to <8 x i32>
  %add.ptr9.i.i4283 = getelementptr inbounds i32, ptr %cond67.i4082, i64 %k.067.i.i4271
  store <8 x i32> %conv8.i.i4282, ptr %add.ptr9.i.i4283, align 8
  %add.i.i4284 = add nuw nsw i64 %add68.i.i4270, 8
  %cmp.not.i.i4285 = icmp sgt i64 %add.i.i4284, %spec.select.i4095
  br i1 %cmp.not.i.i4285, label %for.cond11.preheader.i.i4286, label %for.body.i.i4269, !llvm.loop !8

for.cond18.preheader.i.i4296:                     ; preds = %for.body14.i.i4289
  %cmp1972.i.i4297 = icmp slt i64 %k.0.lcssa.i.i4288, %spec.select.i4095
  br i1 %cmp1972.i.i4297, label %for.body21.i.i4298, label %cond.end78.i4131

for.body14.i.i4289:                               ; preds = %for.body14.i.i4289, %for.cond11.preheader.i.i4286
  %j.071.i.i4290 = phi i64 [ 0, %for.cond11.preheader.i.i4286 ], [ %inc.i.i4294, %for.body14.i.i4289 ]
  %wrong.070.i.i4291 = phi i64 [ 0, %for.cond11.preheader.i.i4286 ], [ %or15.i.i4293, %for.body14.i.i4289 ]
  %vecext.i.i4292 = extractelement <8 x i64> %outside.0.lcssa.i.i4287, i64 %j.071.i.i4290
  %or15.i.i4293 = or i64 %vecext.i.i4292, %wrong.070.i.i4291
  %inc.i.i4294 = add nuw nsw i64 %j.071.i.i4290, 1
  %exitcond.not.i298.i4295 = icmp eq i64 %inc.i.i4294, 8
  br i1 %exitcond.not.i298.i4295, label %for.cond18.preheader.i.i4296, label %for.body14.i.i4289, !llvm.loop !9

for.body21.i.i4298:                               ; preds = %for.cond18.preheader.i.i4296, %for.body21.i.i4298
  %k.174.i.i4299 = phi i64 [ %inc35.i.i4311, %for.body21.i.i4298 ], [ %k.0.lcssa.i.i4288, %for.cond18.preheader.i.i4296 ]
  %wrong.173.i.i4300 = phi i64 [ %or31.i.i4308, %for.body21.i.i4298 ], [ %or15.i.i4293, %for.cond18.preheader.i.i4296 ]
  %arrayidx.i.i4301 = getelementptr inbounds i32, ptr %add.ptr72.i4265, i64 %k.174.i.i4299
  %841 = load i32, ptr %arrayidx.i.i4301, align 4
  %conv23.i.i4302 = sext i32 %841 to i64
  %cmp25.i.i4303 = icmp slt i32 %841, 0
  %cond.i.i4304 = select i1 %cmp25.i.i4303, i64 %839, i64 0
  %add27.i.i4305 = add nsw i64 %cond.i.i4304, %conv23.i.i4302
  %cmp28.i.i4306 = icmp uge i64 %add27.i.i4305, %839
  %conv30.i.i4307 = zext i1 %cmp28.i.i4306 to i64
  %or31.i.i4308 = or i64 %wrong.173.i.i4300, %conv30.i.i4307
  %conv32.i.i4309 = trunc i64 %add27.i.i4305 to i32
  %arrayidx33.i.i4310 = getelementptr inbounds i32, ptr %cond67.i4082, i64 %k.174.i.i4299
  store i32 %conv32.i.i4309, ptr %arrayidx33.i.i4310, align 4
  %inc35.i.i4311 = add nuw nsw i64 %k.174.i.i4299, 1
  %exitcond76.not.i.i4312 = icmp eq i64 %inc35.i.i4311, %spec.select.i4095
  br i1 %exitcond76.not.i.i4312, label %cond.end78.i4131, label %for.body21.i.i4298, !llvm.loop !10

cond.false74.i4098:                               ; preds = %for.body50.i4091
  %add.ptr75.i4099 = getelementptr inbounds i64, ptr %778, i64 %k44.0366.i4093
  br i1 %cmp.not65.i.i4097, label %for.cond10.preheader.i.i4119, label %for.body.lr.ph.i299.i4100

for.body.lr.ph.i299.i4100:                        ; preds = %cond.false74.i4098
  %splat.splatinsert.i300.i4101 = insertelement <8 x i64> poison, i64 %839, i64 0
  %splat.splat.i301.i4102 = shufflevector <8 x i64> %splat.splatinsert.i300.i4101, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4103

for.cond10.preheader.i.i4119:                     ; preds = %for.body.i302.i4103, %cond.false74.i4098
  %outside.0.lcssa.i314.i4120 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4098 ], [ %or7.i310.i4114, %for.body.i302.i4103 ]
  %k.0.lcssa.i315.i4121 = phi i64 [ 0, %cond.false74.i4098 ], [ %add66.i.i4104, %for.body.i302.i4103 ]
  br label %for.body13.i316.i4122

for.body.i302.i4103:                              ; preds = %for.body.i302.i4103, %for.body.lr.ph.i299.i4100
  %add66.i.i4104 = phi i64 [ 8, %for.body.lr.ph.i299.i4100 ], [ %add.i312.i4117, %for.body.i302.i4103 ]
  %k.065.i.i4105 = phi i64 [ 0, %for.body.lr.ph.i299.i4100 ], [ %add66.i.i4104, %for.body.i302.i4103 ]
  %outside.064.i.i4106 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4100 ], [ %or7.i310.i4114, %for.body.i302.i4103 ]
  %add.ptr.i303.i4107 = getelementptr inbounds i64, ptr %add.ptr75.i4099, i64 %k.065.i.i4105
  %842 = load <8 x i64>, ptr %add.ptr.i303.i4107, align 8
  %isneg.i304.i4108 = icmp slt <8 x i64> %842, zeroinitializer
  %and.i305.i4109 = select <8 x i1> %isneg.i304.i4108, <8 x i64> %splat.splat.i301.i4102, <8 x i64> zeroinitializer
  %add1.i306.i4110 = add <8 x i64> %and.i305.i4109, %842
  %add1.lobit.i307.i4111 = ashr <8 x i64> %add1.i306.i4110, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4112 = icmp slt <8 x i64> %add1.i306.i4110, %splat.splat.i301.i4102
  %or.i309.i4113 = select <8 x i1> %cmp5.not.i308.i4112, <8 x i64> %add1.lobit.i307.i4111, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4114 = or <8 x i64> %or.i309.i4113, %outside.064.i.i4106
  %conv.i311.i4115 = trunc <8 x i64> %add1.i306.i4110 to <8 x i32>
  %add.ptr8.i.i4116 = getelementptr inbounds i32, ptr %cond67.i4082, i64 %k.065.i.i4105
  store <8 x i32> %conv.i311.i4115, ptr %add.ptr8.i.i4116, align 8
  %add.i312.i4117 = add nuw nsw i64 %add66.i.i4104, 8
  %cmp.not.i313.i4118 = icmp sgt i64 %add.i312.i4117, %spec.select.i4095
  br i1 %cmp.not.i313.i4118, label %for.cond10.preheader.i.i4119, label %for.body.i302.i4103, !llvm.loop !11

for.cond17.preheader.i.i4129:                     ; preds = %for.body13.i316.i4122
  %cmp1870.i.i4130 = icmp slt i64 %k.0.lcssa.i315.i4121, %spec.select.i4095
  br i1 %cmp1870.i.i4130, label %for.body20.i.i4250, label %cond.end78.i4131

for.body13.i316.i4122:                            ; preds = %for.body13.i316.i4122, %for.cond10.preheader.i.i4119
  %j.069.i.i4123 = phi i64 [ 0, %for.cond10.preheader.i.i4119 ], [ %inc.i318.i4127, %for.body13.i316.i4122 ]
  %wrong.068.i.i4124 = phi i64 [ 0, %for.cond10.preheader.i.i4119 ], [ %or14.i.i4126, %for.body13.i316.i4122 ]
  %vecext.i317.i4125 = extractelement <8 x i64> %outside.0.lcssa.i314.i4120, i64 %j.069.i.i4123
  %or14.i.i4126 = or i64 %vecext.i317.i4125, %wrong.068.i.i4124
  %inc.i318.i4127 = add nuw nsw i64 %j.069.i.i4123, 1
  %exitcond.not.i319.i4128 = icmp eq i64 %inc.i318.i4127, 8
  br i1 %exitcond.not.i319.i4128, label %for.cond17.preheader.i.i4129, label %for.body13.i316.i4122, !llvm.loop !12

for.body20.i.i4250:                               ; preds = %for.cond17.preheader.i.i4129, %for.body20.i.i4250
  %k.172.i.i4251 = phi i64 [ %inc33.i.i4262, %for.body20.i.i4250 ], [ %k.0.lcssa.i315.i4121, %for.cond17.preheader.i.i4129 ]
  %wrong.171.i.i4252 = phi i64 [ %or29.i.i4259, %for.body20.i.i4250 ], [ %or14.i.i4126, %for.cond17.preheader.i.i4129 ]
  %arrayidx.i321.i4253 = getelementptr inbounds i64, ptr %add.ptr75.i4099, i64 %k.172.i.i4251
  %843 = load i64, ptr %arrayidx.i321.i4253, align 8
  %cmp23.i.i4254 = icmp slt i64 %843, 0
  %cond.i322.i4255 = select i1 %cmp23.i.i4254, i64 %839, i64 0
  %add25.i.i4256 = add nsw i64 %cond.i322.i4255, %843
  %cmp26.i.i4257 = icmp uge i64 %add25.i.i4256, %839
  %conv28.i.i4258 = zext i1 %cmp26.i.i4257 to i64
  %or29.i.i4259 = or i64 %wrong.171.i.i4252, %conv28.i.i4258
  %conv30.i323.i4260 = trunc i64 %add25.i.i4256 to i32
  %arrayidx31.i.i4261 = getelementptr inbounds i32, ptr %cond67.i4082, i64 %k.172.i.i4251
  store i32 %conv30.i323.i4260, ptr %arrayidx31.i.i4261, align 4
  %inc33.i.i4262 = add nuw nsw i64 %k.172.i.i4251, 1
  %exitcond74.not.i.i4263 = icmp eq i64 %inc33.i.i4262, %spec.select.i4095
  br i1 %exitcond74.not.i.i4263, label %cond.end78.i4131, label %for.body20.i.i4250, !llvm.loop !13

cond.end78.i4131:                                 ; preds = %for.body20.i.i4250, %for.body21.i.i4298, %for.cond17.preheader.i.i4129, %for.cond18.preheader.i.i4296
  %cond79.in.in.i4132 = phi i64 [ %or15.i.i4293, %for.cond18.preheader.i.i4296 ], [ %or14.i.i4126, %for.cond17.preheader.i.i4129 ], [ %or31.i.i4308, %for.body21.i.i4298 ], [ %or29.i.i4259, %for.body20.i.i4250 ]
  %cond79.in.not.i4133 = icmp eq i64 %cond79.in.in.i4132, 0
  br i1 %cond79.in.not.i4133, label %if.end82.i4134, label %most_double.exit

if.end82.i4134:                                   ; preds = %cond.end78.i4131
  br i1 %835, label %if.end87.i4168, label %if.else85.i4135

if.else85.i4135:                                  ; preds = %if.end82.i4134
  %cmp55.i.i4136 = icmp sgt i64 %sub52.i4094, 0
  br i1 %cmp55.i.i4136, label %for.body.i326.i4142, label %if.else94.thread.i4137

for.cond12.preheader.i.i4155:                     ; preds = %for.body.i326.i4142
  %tobool.not.i.i4156 = icmp eq i64 %add.i328.i4152, 0
  br i1 %tobool.not.i.i4156, label %if.else94.thread.i4137, label %for.body16.lr.ph.i.i4157

for.body16.lr.ph.i.i4157:                         ; preds = %for.cond12.preheader.i.i4155
  %sub18.i.i4158 = add nsw i64 %add.i328.i4152, -1
  %arrayidx19.i.i4159 = getelementptr inbounds [520 x i32], ptr %found.i4000, i64 0, i64 %sub18.i.i4158
  %arrayidx25.i.i4160 = getelementptr inbounds [520 x i32], ptr %places63.i4081, i64 0, i64 %sub18.i.i4158
  br label %for.body16.i.i4161

for.body.i326.i4142:                              ; preds = %if.else85.i4135, %for.body.i326.i4142
  %n.057.i.i4143 = phi i64 [ %add.i328.i4152, %for.body.i326.i4142 ], [ 0, %if.else85.i4135 ]
  %k.056.i.i4144 = phi i64 [ %inc.i329.i4153, %for.body.i326.i4142 ], [ 0, %if.else85.i4135 ]
  %arrayidx.i327.i4145 = getelementptr inbounds i32, ptr %places.i3999, i64 %k.056.i.i4144
  %844 = load i32, ptr %arrayidx.i327.i4145, align 4
  %sub3.i.i4146 = sub i32 %844, %conv.i324.i4085
  %conv4.i.i4147 = trunc i64 %k.056.i.i4144 to i32
  %arrayidx5.i.i4148 = getelementptr inbounds [520 x i32], ptr %found.i4000, i64 0, i64 %n.057.i.i4143
  store i32 %conv4.i.i4147, ptr %arrayidx5.i.i4148, align 4
  %arrayidx7.i.i4149 = getelementptr inbounds [520 x i32], ptr %places63.i4081, i64 0, i64 %n.057.i.i4143
  store i32 %sub3.i.i4146, ptr %arrayidx7.i.i4149, align 4
  %cmp8.i.i4150 = icmp ult i32 %sub3.i.i4146, %conv1.i.i4086
  %conv10.i.i4151 = zext i1 %cmp8.i.i4150 to i64
  %add.i328.i4152 = add nuw nsw i64 %n.057.i.i4143, %conv10.i.i4151
  %inc.i329.i4153 = add nuw nsw i64 %k.056.i.i4144, 1
  %exitcond.not.i330.i4154 = icmp eq i64 %inc.i329.i4153, %spec.select.i4095
  br i1 %exitcond.not.i330.i4154, label %for.cond12.preheader.i.i4155, label %for.body.i326.i4142, !llvm.loop !14

for.body16.i.i4161:                               ; preds = %for.body16.i.i4161, %for.body16.lr.ph.i.i4157
  %k11.058.i.i4162 = phi i64 [ 0, %for.body16.lr.ph.i.i4157 ], [ %inc30.i.i4166, %for.body16.i.i4161 ]
  %845 = load i32, ptr %arrayidx19.i.i4159, align 4
  %add21.i.i4163 = add nuw nsw i64 %k11.058.i.i4162, %add.i328.i4152
  %arrayidx22.i.i4164 = getelementptr inbounds [520 x i32], ptr %found.i4000, i64 0, i64 %add21.i.i4163
  store i32 %845, ptr %arrayidx22.i.i4164, align 4
  %846 = load i32, ptr %arrayidx25.i.i4160, align 4
  %arrayidx28.i.i4165 = getelementptr inbounds [520 x i32], ptr %places63.i4081, i64 0, i64 %add21.i.i4163
  store i32 %846, ptr %arrayidx28.i.i4165, align 4
  %inc30.i.i4166 = add nuw nsw i64 %k11.058.i.i4162, 1
  %exitcond.not.i4167 = icmp eq i64 %inc30.i.i4166, 8
  br i1 %exitcond.not.i4167, label %if.end87.i4168, label %for.body16.i.i4161, !llvm.loop !15

if.else94.thread.i4137:                           ; preds = %for.cond12.preheader.i.i4155, %if.else85.i4135
  store i64 0, ptr %count32.i.i4087, align 8
  br label %for.inc101.i4138

if.end87.i4168:                                   ; preds = %for.body16.i.i4161, %if.end82.i4134
  %847 = phi i64 [ %spec.select.i4095, %if.end82.i4134 ], [ %add.i328.i4152, %for.body16.i.i4161 ]
  store i64 %847, ptr %count32.i.i4087, align 8
  %tobool89.i4169 = icmp ne i64 %847, 0
  %or.cond183.i4170 = select i1 %tobool89.i4169, i1 %cmp91.i4088, i1 false
  %cmp47.i.i4171 = icmp sgt i64 %847, 0
  br i1 %or.cond183.i4170, label %if.then93.i4220, label %if.else94.i4172

if.then93.i4220:                                  ; preds = %if.end87.i4168
  br i1 %cmp47.i.i4171, label %for.body.preheader.i.i4221, label %for.inc101.i4138

for.body.preheader.i.i4221:                       ; preds = %if.then93.i4220
  %848 = load i32, ptr %places63.i4081, align 8
  %conv.i331.i4222 = sext i32 %848 to i64
  %arrayidx1.i.i4223 = getelementptr inbounds double, ptr %cond.i4705, i64 %conv.i331.i4222
  %849 = load double, ptr %arrayidx1.i.i4223, align 8
  br label %for.body.i332.i4224

for.body.i332.i4224:                              ; preds = %if.end.i.i4237, %for.body.preheader.i.i4221
  %before.050.i.i4225 = phi i64 [ %conv5.i.i4229, %if.end.i.i4237 ], [ %conv.i331.i4222, %for.body.preheader.i.i4221 ]
  %m.049.i.i4226 = phi i64 [ %inc.i339.i4248, %if.end.i.i4237 ], [ 0, %for.body.preheader.i.i4221 ]
  %found.048.i.i4227 = phi double [ %cond.i338.i4246, %if.end.i.i4237 ], [ %849, %for.body.preheader.i.i4221 ]
  %arrayidx4.i.i4228 = getelementptr inbounds [520 x i32], ptr %places63.i4081, i64 0, i64 %m.049.i.i4226
  %850 = load i32, ptr %arrayidx4.i.i4228, align 4
  %conv5.i.i4229 = sext i32 %850 to i64
  %add.i333.i4230 = add nuw nsw i64 %m.049.i.i4226, 8
  %arrayidx7.i334.i4231 = getelementptr inbounds [520 x i32], ptr %places63.i4081, i64 0, i64 %add.i333.i4230
  %851 = load i32, ptr %arrayidx7.i334.i4231, align 4
  %idx.ext.i.i4232 = sext i32 %851 to i64
  %add.ptr.i335.i4233 = getelementptr inbounds double, ptr %cond.i4705, i64 %idx.ext.i.i4232
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4233, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4234 = icmp eq i64 %before.050.i.i4225, %conv5.i.i4229
  br i1 %cmp8.not.i.i4234, label %if.end.i.i4237, label %if.then.i336.i4235

if.then.i336.i4235:                               ; preds = %for.body.i332.i4224
  %arrayidx10.i.i4236 = getelementptr inbounds double, ptr %cond.i4705, i64 %conv5.i.i4229
  %852 = load double, ptr %arrayidx10.i.i4236, align 8
  br label %if.end.i.i4237

if.end.i.i4237:                                   ; preds = %if.then.i336.i4235, %for.body.i332.i4224
  %found.1.i.i4238 = phi double [ %852, %if.then.i336.i4235 ], [ %found.048.i.i4227, %for.body.i332.i4224 ]
  %arrayidx11.i.i4239 = getelementptr inbounds [520 x i32], ptr %found.i4000, i64 0, i64 %m.049.i.i4226
  %853 = load i32, ptr %arrayidx11.i.i4239, align 4
  %conv12.i.i4240 = sext i32 %853 to i64
  %mul.i337.i4241 = mul nsw i64 %781, %conv12.i.i4240
  %arrayidx13.i.i4242 = getelementptr inbounds double, ptr %values.0367.i4092, i64 %mul.i337.i4241
  %854 = load double, ptr %arrayidx13.i.i4242, align 8
  %cmp14.i.i4243 = fcmp oge double %found.1.i.i4238, %854
  %cmp16.i.i4244 = fcmp uno double %found.1.i.i4238, 0.000000e+00
  %or.cond.i.i4245 = or i1 %cmp16.i.i4244, %cmp14.i.i4243
  %cond.i338.i4246 = select i1 %or.cond.i.i4245, double %found.1.i.i4238, double %854
  %arrayidx23.i.i4247 = getelementptr inbounds double, ptr %cond.i4705, i64 %conv5.i.i4229
  store double %cond.i338.i4246, ptr %arrayidx23.i.i4247, align 8
  %inc.i339.i4248 = add nuw nsw i64 %m.049.i.i4226, 1
  %exitcond378.not.i4249 = icmp eq i64 %inc.i339.i4248, %847
  br i1 %exitcond378.not.i4249, label %for.inc101.i4138, label %for.body.i332.i4224, !llvm.loop !133

if.else94.i4172:                                  ; preds = %if.end87.i4168
  br i1 %cmp47.i.i4171, label %for.body.i343.i4173, label %for.inc101.i4138

for.body.i343.i4173:                              ; preds = %if.else94.i4172, %for.end41.i.i4207
  %m.087.i.i4174 = phi i64 [ %inc43.i.i4208, %for.end41.i.i4207 ], [ 0, %if.else94.i4172 ]
  %arrayidx.i344.i4175 = getelementptr inbounds [520 x i32], ptr %found.i4000, i64 0, i64 %m.087.i.i4174
  %855 = load i32, ptr %arrayidx.i344.i4175, align 4
  %conv.i345.i4176 = sext i32 %855 to i64
  %mul.i346.i4177 = mul nsw i64 %781, %conv.i345.i4176
  %add.ptr.i347.i4178 = getelementptr inbounds double, ptr %values.0367.i4092, i64 %mul.i346.i4177
  %arrayidx1.i348.i4179 = getelementptr inbounds [520 x i32], ptr %places63.i4081, i64 0, i64 %m.087.i.i4174
  %856 = load i32, ptr %arrayidx1.i348.i4179, align 4
  %conv2.i.i4180 = sext i32 %856 to i64
  %mul3.i.i4181 = mul nsw i64 %782, %conv2.i.i4180
  %add.ptr4.i.i4182 = getelementptr inbounds double, ptr %cond.i4705, i64 %mul3.i.i4181
  %add.i349.i4183 = add nuw nsw i64 %m.087.i.i4174, 8
  %arrayidx6.i.i4184 = getelementptr inbounds [520 x i32], ptr %found.i4000, i64 0, i64 %add.i349.i4183
  %857 = load i32, ptr %arrayidx6.i.i4184, align 4
  %conv7.i.i4185 = sext i32 %857 to i64
  %mul8.i.i4186 = mul nsw i64 %781, %conv7.i.i4185
  %add.ptr9.i350.i4187 = getelementptr inbounds double, ptr %values.0367.i4092, i64 %mul8.i.i4186
  %arrayidx12.i.i4188 = getelementptr inbounds [520 x i32], ptr %places63.i4081, i64 0, i64 %add.i349.i4183
  %858 = load i32, ptr %arrayidx12.i.i4188, align 4
  %conv13.i.i4189 = sext i32 %858 to i64
  %mul14.i.i4190 = mul nsw i64 %782, %conv13.i.i4189
  %add.ptr15.i.i4191 = getelementptr inbounds double, ptr %cond.i4705, i64 %mul14.i.i4190
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4191, i32 1, i32 3, i32 1)
  br i1 %cmp18.not81.i.i4089, label %for.cond25.preheader.i.i4204, label %for.body20.i351.i4192

for.cond25.preheader.i.i4204:                     ; preds = %for.body20.i351.i4192, %for.body.i343.i4173
  %j.0.lcssa.i.i4205 = phi i64 [ 0, %for.body.i343.i4173 ], [ %add1783.i.i4193, %for.body20.i351.i4192 ]
  %cmp2684.i.i4206 = icmp slt i64 %j.0.lcssa.i.i4205, %782
  br i1 %cmp2684.i.i4206, label %for.body28.i.i4210, label %for.end41.i.i4207

for.body20.i351.i4192:                            ; preds = %for.body.i343.i4173, %for.body20.i351.i4192
  %add1783.i.i4193 = phi i64 [ %add17.i.i4202, %for.body20.i351.i4192 ], [ 8, %for.body.i343.i4173 ]
  %j.082.i.i4194 = phi i64 [ %add1783.i.i4193, %for.body20.i351.i4192 ], [ 0, %for.body.i343.i4173 ]
  %add.ptr21.i.i4195 = getelementptr inbounds double, ptr %add.ptr9.i350.i4187, i64 %j.082.i.i4194
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4195, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4196 = getelementptr inbounds double, ptr %add.ptr.i347.i4178, i64 %j.082.i.i4194
  %add.ptr23.i.i4197 = getelementptr inbounds double, ptr %add.ptr4.i.i4182, i64 %j.082.i.i4194
  %859 = load <8 x double>, ptr %add.ptr23.i.i4197, align 8
  %860 = load <8 x double>, ptr %add.ptr22.i.i4196, align 8
  %cmp.i.i.i4198 = fcmp ult <8 x double> %859, %860
  %cmp1.i.i.i4199 = fcmp ord <8 x double> %859, zeroinitializer
  %or19.not.i.i.i4200 = and <8 x i1> %cmp.i.i.i4198, %cmp1.i.i.i4199
  %or9.v.i.i.i4201 = select <8 x i1> %or19.not.i.i.i4200, <8 x double> %860, <8 x double> %859
  store <8 x double> %or9.v.i.i.i4201, ptr %add.ptr23.i.i4197, align 8
  %add17.i.i4202 = add nuw nsw i64 %add1783.i.i4193, 8
  %cmp18.not.i.i4203 = icmp sgt i64 %add17.i.i4202, %782
  br i1 %cmp18.not.i.i4203, label %for.cond25.preheader.i.i4204, label %for.body20.i351.i4192, !llvm.loop !134

for.body28.i.i4210:                               ; preds = %for.cond25.preheader.i.i4204, %for.body28.i.i4210
  %j.185.i.i4211 = phi i64 [ %inc.i356.i4218, %for.body28.i.i4210 ], [ %j.0.lcssa.i.i4205, %for.cond25.preheader.i.i4204 ]
  %arrayidx29.i.i4212 = getelementptr inbounds double, ptr %add.ptr4.i.i4182, i64 %j.185.i.i4211
  %861 = load double, ptr %arrayidx29.i.i4212, align 8
  %arrayidx30.i.i4213 = getelementptr inbounds double, ptr %add.ptr.i347.i4178, i64 %j.185.i.i4211
  %862 = load double, ptr %arrayidx30.i.i4213, align 8
  %cmp31.i.i4214 = fcmp oge double %861, %862
  %cmp35.i353.i4215 = fcmp uno double %861, 0.000000e+00
  %or.cond.i354.i4216 = or i1 %cmp35.i353.i4215, %cmp31.i.i4214
  %cond.i355.i4217 = select i1 %or.cond.i354.i4216, double %861, double %862
  store double %cond.i355.i4217, ptr %arrayidx29.i.i4212, align 8
  %inc.i356.i4218 = add nuw nsw i64 %j.185.i.i4211, 1
  %exitcond.not.i357.i4219 = icmp eq i64 %inc.i356.i4218, %782
  br i1 %exitcond.not.i357.i4219, label %for.end41.i.i4207, label %for.body28.i.i4210, !llvm.loop !135

for.end41.i.i4207:                                ; preds = %for.body28.i.i4210, %for.cond25.preheader.i.i4204
  %inc43.i.i4208 = add nuw nsw i64 %m.087.i.i4174, 1
  %exitcond377.not.i4209 = icmp eq i64 %inc43.i.i4208, %847
  br i1 %exitcond377.not.i4209, label %for.inc101.i4138, label %for.body.i343.i4173, !llvm.loop !136

for.inc101.i4138:                                 ; preds = %for.end41.i.i4207, %if.end.i.i4237, %if.else94.i4172, %if.then93.i4220, %if.else94.thread.i4137
  %add.i4139 = add nuw nsw i64 %k44.0366.i4093, 512
  %add.ptr103.i4140 = getelementptr inbounds i8, ptr %values.0367.i4092, i64 %add.ptr103.idx.i4090
  %863 = load i64, ptr %arrayidx46.i4031, align 8
  %cmp47.not.i4141 = icmp slt i64 %add.i4139, %863
  br i1 %cmp47.not.i4141, label %for.body50.i4091, label %for.end106.i4033, !llvm.loop !137

for.end106.i4033:                                 ; preds = %for.inc101.i4138, %for.cond45.preheader.i4030
  %864 = load i64, ptr %a, align 8
  %cmp108.i4034 = icmp eq i64 %864, 0
  %tobool111.i4035 = icmp ne i64 %784, 0
  %or.cond184.i4036 = select i1 %cmp108.i4034, i1 %tobool111.i4035, i1 false
  br i1 %or.cond184.i4036, label %lor.lhs.false112.i4038, label %most_double.exit

lor.lhs.false112.i4038:                           ; preds = %for.end106.i4033
  %cmp113.i4039 = icmp ne ptr %cond.i4705, %785
  %tobool116.i4040 = icmp ne i64 %775, 0
  %or.cond185.i4041 = select i1 %cmp113.i4039, i1 true, i1 %tobool116.i4040
  br i1 %or.cond185.i4041, label %for.cond120.preheader.i4042, label %most_double.exit

for.cond120.preheader.i4042:                      ; preds = %lor.lhs.false112.i4038
  %cmp122.not368.i4043 = icmp slt i64 %mul.i4698, 8
  br i1 %cmp122.not368.i4043, label %for.cond145.preheader.i4055, label %for.body124.lr.ph.i4044

for.body124.lr.ph.i4044:                          ; preds = %for.cond120.preheader.i4042
  %add.ptr131.i4045 = getelementptr inbounds double, ptr %776, i64 %mul9.i4701
  br label %for.body124.i4046

for.cond145.preheader.i4055:                      ; preds = %if.end140.i4050, %for.cond120.preheader.i4042
  %k119.0.lcssa.i4056 = phi i64 [ 0, %for.cond120.preheader.i4042 ], [ %add121370.i4047, %if.end140.i4050 ]
  %cmp146371.i4057 = icmp slt i64 %k119.0.lcssa.i4056, %mul.i4698
  br i1 %cmp146371.i4057, label %for.body148.lr.ph.i4058, label %most_double.exit

for.body148.lr.ph.i4058:                          ; preds = %for.cond145.preheader.i4055
  %865 = getelementptr double, ptr %776, i64 %mul9.i4701
  br label %for.body148.i4059

for.body124.i4046:                                ; preds = %if.end140.i4050, %for.body124.lr.ph.i4044
  %add121370.i4047 = phi i64 [ 8, %for.body124.lr.ph.i4044 ], [ %add121.i4053, %if.end140.i4050 ]
  %k119.0369.i4048 = phi i64 [ 0, %for.body124.lr.ph.i4044 ], [ %add121370.i4047, %if.end140.i4050 ]
  %add.ptr125.i4049 = getelementptr inbounds double, ptr %cond.i4705, i64 %k119.0369.i4048
  %866 = load <8 x double>, ptr %add.ptr125.i4049, align 8
  br i1 %tobool116.i4040, label %land.lhs.true127.i4071, label %if.end140.i4050

land.lhs.true127.i4071:                           ; preds = %for.body124.i4046
  %867 = load i64, ptr %arrayidx8.i4700, align 8
  %tobool129.not.i4072 = icmp eq i64 %867, 0
  br i1 %tobool129.not.i4072, label %if.then136.i4076, label %if.then130.i4073

if.then130.i4073:                                 ; preds = %land.lhs.true127.i4071
  %add.ptr132.i4074 = getelementptr inbounds double, ptr %add.ptr131.i4045, i64 %k119.0369.i4048
  %868 = load <8 x double>, ptr %add.ptr132.i4074, align 8
  %add133.i4075 = fadd <8 x double> %866, %868
  br label %if.end140.i4050

if.then136.i4076:                                 ; preds = %land.lhs.true127.i4071
  %869 = load double, ptr %776, align 8
  %splat.splatinsert.i4077 = insertelement <8 x double> poison, double %869, i64 0
  %splat.splat.i4078 = shufflevector <8 x double> %splat.splatinsert.i4077, <8 x double> poison, <8 x i32> zeroinitializer
  %add138.i4079 = fadd <8 x double> %866, %splat.splat.i4078
  br label %if.end140.i4050

if.end140.i4050:                                  ; preds = %if.then136.i4076, %if.then130.i4073, %for.body124.i4046
  %sum.0.i4051 = phi <8 x double> [ %add133.i4075, %if.then130.i4073 ], [ %add138.i4079, %if.then136.i4076 ], [ %866, %for.body124.i4046 ]
  %add.ptr141.i4052 = getelementptr inbounds double, ptr %785, i64 %k119.0369.i4048
  store <8 x double> %sum.0.i4051, ptr %add.ptr141.i4052, align 8
  %add121.i4053 = add nuw nsw i64 %add121370.i4047, 8
  %cmp122.not.i4054 = icmp sgt i64 %add121.i4053, %mul.i4698
  br i1 %cmp122.not.i4054, label %for.cond145.preheader.i4055, label %for.body124.i4046, !llvm.loop !138

for.body148.i4059:                                ; preds = %cond.end159.i4062, %for.body148.lr.ph.i4058
  %k119.1372.i4060 = phi i64 [ %k119.0.lcssa.i4056, %for.body148.lr.ph.i4058 ], [ %inc163.i4065, %cond.end159.i4062 ]
  %arrayidx151.i4061 = getelementptr inbounds double, ptr %cond.i4705, i64 %k119.1372.i4060
  %870 = load double, ptr %arrayidx151.i4061, align 8
  br i1 %tobool116.i4040, label %cond.true150.i4067, label %cond.end159.i4062

cond.true150.i4067:                               ; preds = %for.body148.i4059
  %871 = load i64, ptr %arrayidx8.i4700, align 8
  %mul153.i4068 = mul nsw i64 %871, %k119.1372.i4060
  %arrayidx155.i4069 = getelementptr double, ptr %865, i64 %mul153.i4068
  %872 = load double, ptr %arrayidx155.i4069, align 8
  %add156.i4070 = fadd double %870, %872
  br label %cond.end159.i4062

cond.end159.i4062:                                ; preds = %cond.true150.i4067, %for.body148.i4059
  %cond160.i4063 = phi double [ %add156.i4070, %cond.true150.i4067 ], [ %870, %for.body148.i4059 ]
  %arrayidx161.i4064 = getelementptr inbounds double, ptr %785, i64 %k119.1372.i4060
  store double %cond160.i4063, ptr %arrayidx161.i4064, align 8
  %inc163.i4065 = add nuw nsw i64 %k119.1372.i4060, 1
  %exitcond379.not.i4066 = icmp eq i64 %inc163.i4065, %mul.i4698
  br i1 %exitcond379.not.i4066, label %most_double.exit, label %for.body148.i4059, !llvm.loop !139

most_double.exit:                                 ; preds = %cond.end78.i4131, %cond.end159.i4062, %for.end106.i4033, %lor.lhs.false112.i4038, %for.cond145.preheader.i4055
  %retval.3.i4037 = phi i64 [ 0, %lor.lhs.false112.i4038 ], [ 0, %for.end106.i4033 ], [ 0, %for.cond145.preheader.i4055 ], [ 0, %cond.end159.i4062 ], [ 1, %cond.end78.i4131 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i4000) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i3999) #7
  br label %return

cond.true75:                                      ; preds = %cond.false62
  br i1 %tobool14.not.i4707, label %if.end30.i4376, label %land.lhs.true.i4368

land.lhs.true.i4368:                              ; preds = %cond.true75
  %cmp.i4369 = icmp ne i64 %0, 0
  %tobool16.i4370 = icmp ne i64 %775, 0
  %or.cond.i4371 = select i1 %cmp.i4369, i1 %tobool16.i4370, i1 false
  br i1 %or.cond.i4371, label %land.lhs.true20.i4672, label %if.then.i4372

if.then.i4372:                                    ; preds = %land.lhs.true.i4368
  %873 = inttoptr i64 %788 to ptr
  %874 = load i32, ptr %873, align 4
  %tobool.not.i.i4373 = icmp eq i32 %874, 0
  br i1 %tobool.not.i.i4373, label %if.then.i.i4670, label %for.cond.preheader.i.i4374

if.then.i.i4670:                                  ; preds = %if.then.i4372
  %mul.i.i4671 = shl nsw i64 %mul.i4698, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i.i4671, i1 false)
  br label %if.end30.i4376

for.cond.preheader.i.i4374:                       ; preds = %if.then.i4372
  %cmp535.i.i4375 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp535.i.i4375, label %for.body.i.i4665, label %if.end30.i4376

for.body.i.i4665:                                 ; preds = %for.cond.preheader.i.i4374, %for.body.i.i4665
  %k.036.i.i4666 = phi i64 [ %inc.i.i4668, %for.body.i.i4665 ], [ 0, %for.cond.preheader.i.i4374 ]
  %arrayidx.i.i4667 = getelementptr inbounds i32, ptr %cond.i4705, i64 %k.036.i.i4666
  store i32 %874, ptr %arrayidx.i.i4667, align 4
  %inc.i.i4668 = add nuw nsw i64 %k.036.i.i4666, 1
  %exitcond38.not.i.i4669 = icmp eq i64 %inc.i.i4668, %mul.i4698
  br i1 %exitcond38.not.i.i4669, label %if.end30.i4376, label %for.body.i.i4665, !llvm.loop !4

land.lhs.true20.i4672:                            ; preds = %land.lhs.true.i4368
  %tobool22.not.i4673 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i4673, label %if.then28.i4677, label %if.then23.i4674

if.then23.i4674:                                  ; preds = %land.lhs.true20.i4672
  %add.ptr.i4675 = getelementptr inbounds i32, ptr %776, i64 %mul9.i4701
  %mul24.i4676 = shl i64 %mul.i4698, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %cond.i4705, ptr nonnull align 4 %add.ptr.i4675, i64 %mul24.i4676, i1 false)
  br label %if.end30.i4376

if.then28.i4677:                                  ; preds = %land.lhs.true20.i4672
  %875 = load i32, ptr %776, align 4
  %tobool.not.i285.i4678 = icmp eq i32 %875, 0
  br i1 %tobool.not.i285.i4678, label %if.then.i293.i4686, label %for.cond.preheader.i286.i4679

if.then.i293.i4686:                               ; preds = %if.then28.i4677
  %mul.i294.i4687 = shl nsw i64 %mul.i4698, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i294.i4687, i1 false)
  br label %if.end30.i4376

for.cond.preheader.i286.i4679:                    ; preds = %if.then28.i4677
  %cmp535.i287.i4680 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp535.i287.i4680, label %for.body.i288.i4681, label %if.end30.i4376

for.body.i288.i4681:                              ; preds = %for.cond.preheader.i286.i4679, %for.body.i288.i4681
  %k.036.i289.i4682 = phi i64 [ %inc.i291.i4684, %for.body.i288.i4681 ], [ 0, %for.cond.preheader.i286.i4679 ]
  %arrayidx.i290.i4683 = getelementptr inbounds i32, ptr %cond.i4705, i64 %k.036.i289.i4682
  store i32 %875, ptr %arrayidx.i290.i4683, align 4
  %inc.i291.i4684 = add nuw nsw i64 %k.036.i289.i4682, 1
  %exitcond38.not.i292.i4685 = icmp eq i64 %inc.i291.i4684, %mul.i4698
  br i1 %exitcond38.not.i292.i4685, label %if.end30.i4376, label %for.body.i288.i4681, !llvm.loop !4

if.end30.i4376:                                   ; preds = %for.body.i.i4665, %for.body.i288.i4681, %for.cond.preheader.i286.i4679, %if.then.i293.i4686, %if.then23.i4674, %for.cond.preheader.i.i4374, %if.then.i.i4670, %cond.true75
  %cmp31.i4377 = icmp eq i64 %779, 0
  br i1 %cmp31.i4377, label %land.end.i4653, label %land.end.thread.i4378

land.end.thread.i4378:                            ; preds = %if.end30.i4376
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4348) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4349) #7
  br label %for.cond45.preheader.i4379

land.end.i4653:                                   ; preds = %if.end30.i4376
  %arrayidx32.i4654 = getelementptr inbounds i8, ptr %a, i64 56
  %876 = load i64, ptr %arrayidx32.i4654, align 8
  %cmp33.i4655 = icmp eq i64 %780, %876
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4348) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4349) #7
  br i1 %cmp33.i4655, label %for.body.lr.ph.i4656, label %for.cond45.preheader.i4379

for.body.lr.ph.i4656:                             ; preds = %land.end.i4653
  %places42.i4657 = getelementptr inbounds i8, ptr %found.i4349, i64 2080
  br label %for.body.i4658

for.cond45.preheader.i4379:                       ; preds = %for.body.i4658, %land.end.i4653, %land.end.thread.i4378
  %877 = phi i1 [ false, %land.end.thread.i4378 ], [ false, %land.end.i4653 ], [ true, %for.body.i4658 ]
  %arrayidx46.i4380 = getelementptr inbounds i8, ptr %a, i64 48
  %878 = load i64, ptr %arrayidx46.i4380, align 8
  %cmp47.not361.i4381 = icmp sgt i64 %878, 0
  br i1 %cmp47.not361.i4381, label %for.body50.lr.ph.i4429, label %for.end106.i4382

for.body50.lr.ph.i4429:                           ; preds = %for.cond45.preheader.i4379
  %places63.i4430 = getelementptr inbounds i8, ptr %found.i4349, i64 2080
  %cond67.i4431 = select i1 %877, ptr %places63.i4430, ptr %places.i4348
  %arrayidx68.i4432 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4433 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i323.i4434 = trunc i64 %779 to i32
  %conv1.i.i4435 = trunc i64 %sub.i4697 to i32
  %count32.i.i4436 = getelementptr inbounds i8, ptr %found.i4349, i64 4160
  %cmp91.i4437 = icmp eq i64 %782, 1
  %cmp18.not80.i.i4438 = icmp slt i64 %782, 8
  %add.ptr103.idx.i4439 = shl nsw i64 %781, 11
  br label %for.body50.i4440

for.body.i4658:                                   ; preds = %for.body.i4658, %for.body.lr.ph.i4656
  %k.0360.i4659 = phi i64 [ 0, %for.body.lr.ph.i4656 ], [ %inc.i4663, %for.body.i4658 ]
  %conv40.i4660 = trunc nuw i64 %k.0360.i4659 to i32
  %arrayidx41.i4661 = getelementptr inbounds [520 x i32], ptr %found.i4349, i64 0, i64 %k.0360.i4659
  store i32 %conv40.i4660, ptr %arrayidx41.i4661, align 4
  %arrayidx43.i4662 = getelementptr inbounds [520 x i32], ptr %places42.i4657, i64 0, i64 %k.0360.i4659
  store i32 0, ptr %arrayidx43.i4662, align 4
  %inc.i4663 = add nuw nsw i64 %k.0360.i4659, 1
  %exitcond5192.not = icmp eq i64 %inc.i4663, 520
  br i1 %exitcond5192.not, label %for.cond45.preheader.i4379, label %for.body.i4658, !llvm.loop !140

for.body50.i4440:                                 ; preds = %for.inc101.i4487, %for.body50.lr.ph.i4429
  %879 = phi i64 [ %878, %for.body50.lr.ph.i4429 ], [ %905, %for.inc101.i4487 ]
  %values.0364.i4441 = phi ptr [ %774, %for.body50.lr.ph.i4429 ], [ %add.ptr103.i4489, %for.inc101.i4487 ]
  %k44.0363.i4442 = phi i64 [ 0, %for.body50.lr.ph.i4429 ], [ %add.i4488, %for.inc101.i4487 ]
  %sub52.i4443 = sub nsw i64 %879, %k44.0363.i4442
  %spec.select.i4444 = tail call i64 @llvm.smin.i64(i64 %sub52.i4443, i64 512)
  %880 = load i64, ptr %arrayidx68.i4432, align 8
  %cmp69.i4445 = icmp eq i64 %880, 4
  %881 = load i64, ptr %arrayidx76.i4433, align 8
  %cmp.not65.i.i4446 = icmp slt i64 %sub52.i4443, 8
  br i1 %cmp69.i4445, label %cond.true71.i4604, label %cond.false74.i4447

cond.true71.i4604:                                ; preds = %for.body50.i4440
  %add.ptr72.i4605 = getelementptr inbounds i32, ptr %778, i64 %k44.0363.i4442
  br i1 %cmp.not65.i.i4446, label %for.cond11.preheader.i.i4626, label %for.body.lr.ph.i.i4606

for.body.lr.ph.i.i4606:                           ; preds = %cond.true71.i4604
  %splat.splatinsert.i.i4607 = insertelement <8 x i64> poison, i64 %881, i64 0
  %splat.splat.i.i4608 = shufflevector <8 x i64> %splat.splatinsert.i.i4607, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i296.i4609

for.cond11.preheader.i.i4626:                     ; preds = %for.body.i296.i4609, %cond.true71.i4604
  %outside.0.lcssa.i.i4627 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4604 ], [ %or7.i.i4621, %for.body.i296.i4609 ]
  %k.0.lcssa.i.i4628 = phi i64 [ 0, %cond.true71.i4604 ], [ %add68.i.i4610, %for.body.i296.i4609 ]
  br label %for.body14.i.i4629

for.body.i296.i4609:                              ; preds = %for.body.i296.i4609, %for.body.lr.ph.i.i4606
  %add68.i.i4610 = phi i64 [ 8, %for.body.lr.ph.i.i4606 ], [ %add.i.i4624, %for.body.i296.i4609 ]
  %k.067.i.i4611 = phi i64 [ 0, %for.body.lr.ph.i.i4606 ], [ %add68.i.i4610, %for.body.i296.i4609 ]
  %outside.066.i.i4612 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4606 ], [ %or7.i.i4621, %for.body.i296.i4609 ]
  %add.ptr.i.i4613 = getelementptr inbounds i32, ptr %add.ptr72.i4605, i64 %k.067.i.i4611
  %882 = load <8 x i32>, ptr %add.ptr.i.i4613, align 4
  %conv.i.i4614 = sext <8 x i32> %882 to <8 x i64>
  %isneg.i.i4615 = icmp slt <8 x i32> %882, zeroinitializer
  %and.i.i4616 = select <8 x i1> %isneg.i.i4615, <8 x i64> %splat.splat.i.i4608, <8 x i64> zeroinitializer
  %add1.i.i4617 = add <8 x i64> %and.i.i4616, %conv.i.i4614
  %add1.lobit.i.i4618 = ashr <8 x i64> %add1.i.i4617, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4619 = icmp slt <8 x i64> %add1.i.i4617, %splat.splat.i.i4608
  %or.i.i4620 = select <8 x i1> %cmp5.not.i.i4619, <8 x i64> %add1.lobit.i.i4618, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4621 = or <8 x i64> %or.i.i4620, %outside.066.i.i4612
  %conv8.i.i4622 = trunc <8 x i64> %add1.i.i4617 to <8 x i32>
  %add.ptr9.i.i4623 = getelementptr inbounds i32, ptr %cond67.i4431, i64 %k.067.i.i4611
  store <8 x i32> %conv8.i.i4622, ptr %add.ptr9.i.i4623, align 8
  %add.i.i4624 = add nuw nsw i64 %add68.i.i4610, 8
  %cmp.not.i.i4625 = icmp sgt i64 %add.i.i4624, %spec.select.i4444
  br i1 %cmp.not.i.i4625, label %for.cond11.preheader.i.i4626, label %for.body.i296.i4609, !llvm.loop !8

for.cond18.preheader.i.i4636:                     ; preds = %for.body14.i.i4629
  %cmp1972.i.i4637 = icmp slt i64 %k.0.lcssa.i.i4628, %spec.select.i4444
  br i1 %cmp1972.i.i4637, label %for.body21.i.i4638, label %cond.end78.i4480

for.body14.i.i4629:                               ; preds = %for.body14.i.i4629, %for.cond11.preheader.i.i4626
  %j.071.i.i4630 = phi i64 [ 0, %for.cond11.preheader.i.i4626 ], [ %inc.i297.i4634, %for.body14.i.i4629 ]
  %wrong.070.i.i4631 = phi i64 [ 0, %for.cond11.preheader.i.i4626 ], [ %or15.i.i4633, %for.body14.i.i4629 ]
  %vecext.i.i4632 = extractelement <8 x i64> %outside.0.lcssa.i.i4627, i64 %j.071.i.i4630
  %or15.i.i4633 = or i64 %vecext.i.i4632, %wrong.070.i.i4631
  %inc.i297.i4634 = add nuw nsw i64 %j.071.i.i4630, 1
  %exitcond.not.i.i4635 = icmp eq i64 %inc.i297.i4634, 8
  br i1 %exitcond.not.i.i4635, label %for.cond18.preheader.i.i4636, label %for.body14.i.i4629, !llvm.loop !9

for.body21.i.i4638:                               ; preds = %for.cond18.preheader.i.i4636, %for.body21.i.i4638
  %k.174.i.i4639 = phi i64 [ %inc35.i.i4651, %for.body21.i.i4638 ], [ %k.0.lcssa.i.i4628, %for.cond18.preheader.i.i4636 ]
  %wrong.173.i.i4640 = phi i64 [ %or31.i.i4648, %for.body21.i.i4638 ], [ %or15.i.i4633, %for.cond18.preheader.i.i4636 ]
  %arrayidx.i298.i4641 = getelementptr inbounds i32, ptr %add.ptr72.i4605, i64 %k.174.i.i4639
  %883 = load i32, ptr %arrayidx.i298.i4641, align 4
  %conv23.i.i4642 = sext i32 %883 to i64
  %cmp25.i.i4643 = icmp slt i32 %883, 0
  %cond.i.i4644 = select i1 %cmp25.i.i4643, i64 %881, i64 0
  %add27.i.i4645 = add nsw i64 %cond.i.i4644, %conv23.i.i4642
  %cmp28.i.i4646 = icmp uge i64 %add27.i.i4645, %881
  %conv30.i.i4647 = zext i1 %cmp28.i.i4646 to i64
  %or31.i.i4648 = or i64 %wrong.173.i.i4640, %conv30.i.i4647
  %conv32.i.i4649 = trunc i64 %add27.i.i4645 to i32
  %arrayidx33.i.i4650 = getelementptr inbounds i32, ptr %cond67.i4431, i64 %k.174.i.i4639
  store i32 %conv32.i.i4649, ptr %arrayidx33.i.i4650, align 4
  %inc35.i.i4651 = add nuw nsw i64 %k.174.i.i4639, 1
  %exitcond76.not.i.i4652 = icmp eq i64 %inc35.i.i4651, %spec.select.i4444
  br i1 %exitcond76.not.i.i4652, label %cond.end78.i4480, label %for.body21.i.i4638, !llvm.loop !10

cond.false74.i4447:                               ; preds = %for.body50.i4440
  %add.ptr75.i4448 = getelementptr inbounds i64, ptr %778, i64 %k44.0363.i4442
  br i1 %cmp.not65.i.i4446, label %for.cond10.preheader.i.i4468, label %for.body.lr.ph.i299.i4449

for.body.lr.ph.i299.i4449:                        ; preds = %cond.false74.i4447
  %splat.splatinsert.i300.i4450 = insertelement <8 x i64> poison, i64 %881, i64 0
  %splat.splat.i301.i4451 = shufflevector <8 x i64> %splat.splatinsert.i300.i4450, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4452

for.cond10.preheader.i.i4468:                     ; preds = %for.body.i302.i4452, %cond.false74.i4447
  %outside.0.lcssa.i314.i4469 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4447 ], [ %or7.i310.i4463, %for.body.i302.i4452 ]
  %k.0.lcssa.i315.i4470 = phi i64 [ 0, %cond.false74.i4447 ], [ %add66.i.i4453, %for.body.i302.i4452 ]
  br label %for.body13.i.i4471

for.body.i302.i4452:                              ; preds = %for.body.i302.i4452, %for.body.lr.ph.i299.i4449
  %add66.i.i4453 = phi i64 [ 8, %for.body.lr.ph.i299.i4449 ], [ %add.i312.i4466, %for.body.i302.i4452 ]
  %k.065.i.i4454 = phi i64 [ 0, %for.body.lr.ph.i299.i4449 ], [ %add66.i.i4453, %for.body.i302.i4452 ]
  %outside.064.i.i4455 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4449 ], [ %or7.i310.i4463, %for.body.i302.i4452 ]
  %add.ptr.i303.i4456 = getelementptr inbounds i64, ptr %add.ptr75.i4448, i64 %k.065.i.i4454
  %884 = load <8 x i64>, ptr %add.ptr.i303.i4456, align 8
  %isneg.i304.i4457 = icmp slt <8 x i64> %884, zeroinitializer
  %and.i305.i4458 = select <8 x i1> %isneg.i304.i4457, <8 x i64> %splat.splat.i301.i4451, <8 x i64> zeroinitializer
  %add1.i306.i4459 = add <8 x i64> %and.i305.i4458, %884
  %add1.lobit.i307.i4460 = ashr <8 x i64> %add1.i306.i4459, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4461 = icmp slt <8 x i64> %add1.i306.i4459, %splat.splat.i301.i4451
  %or.i309.i4462 = select <8 x i1> %cmp5.not.i308.i4461, <8 x i64> %add1.lobit.i307.i4460, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4463 = or <8 x i64> %or.i309.i4462, %outside.064.i.i4455
  %conv.i311.i4464 = trunc <8 x i64> %add1.i306.i4459 to <8 x i32>
  %add.ptr8.i.i4465 = getelementptr inbounds i32, ptr %cond67.i4431, i64 %k.065.i.i4454
  store <8 x i32> %conv.i311.i4464, ptr %add.ptr8.i.i4465, align 8
  %add.i312.i4466 = add nuw nsw i64 %add66.i.i4453, 8
  %cmp.not.i313.i4467 = icmp sgt i64 %add.i312.i4466, %spec.select.i4444
  br i1 %cmp.not.i313.i4467, label %for.cond10.preheader.i.i4468, label %for.body.i302.i4452, !llvm.loop !11

for.cond17.preheader.i.i4478:                     ; preds = %for.body13.i.i4471
  %cmp1870.i.i4479 = icmp slt i64 %k.0.lcssa.i315.i4470, %spec.select.i4444
  br i1 %cmp1870.i.i4479, label %for.body20.i.i4590, label %cond.end78.i4480

for.body13.i.i4471:                               ; preds = %for.body13.i.i4471, %for.cond10.preheader.i.i4468
  %j.069.i.i4472 = phi i64 [ 0, %for.cond10.preheader.i.i4468 ], [ %inc.i317.i4476, %for.body13.i.i4471 ]
  %wrong.068.i.i4473 = phi i64 [ 0, %for.cond10.preheader.i.i4468 ], [ %or14.i.i4475, %for.body13.i.i4471 ]
  %vecext.i316.i4474 = extractelement <8 x i64> %outside.0.lcssa.i314.i4469, i64 %j.069.i.i4472
  %or14.i.i4475 = or i64 %vecext.i316.i4474, %wrong.068.i.i4473
  %inc.i317.i4476 = add nuw nsw i64 %j.069.i.i4472, 1
  %exitcond.not.i318.i4477 = icmp eq i64 %inc.i317.i4476, 8
  br i1 %exitcond.not.i318.i4477, label %for.cond17.preheader.i.i4478, label %for.body13.i.i4471, !llvm.loop !12

for.body20.i.i4590:                               ; preds = %for.cond17.preheader.i.i4478, %for.body20.i.i4590
  %k.172.i.i4591 = phi i64 [ %inc33.i.i4602, %for.body20.i.i4590 ], [ %k.0.lcssa.i315.i4470, %for.cond17.preheader.i.i4478 ]
  %wrong.171.i.i4592 = phi i64 [ %or29.i.i4599, %for.body20.i.i4590 ], [ %or14.i.i4475, %for.cond17.preheader.i.i4478 ]
  %arrayidx.i320.i4593 = getelementptr inbounds i64, ptr %add.ptr75.i4448, i64 %k.172.i.i4591
  %885 = load i64, ptr %arrayidx.i320.i4593, align 8
  %cmp23.i.i4594 = icmp slt i64 %885, 0
  %cond.i321.i4595 = select i1 %cmp23.i.i4594, i64 %881, i64 0
  %add25.i.i4596 = add nsw i64 %cond.i321.i4595, %885
  %cmp26.i.i4597 = icmp uge i64 %add25.i.i4596, %881
  %conv28.i.i4598 = zext i1 %cmp26.i.i4597 to i64
  %or29.i.i4599 = or i64 %wrong.171.i.i4592, %conv28.i.i4598
  %conv30.i322.i4600 = trunc i64 %add25.i.i4596 to i32
  %arrayidx31.i.i4601 = getelementptr inbounds i32, ptr %cond67.i4431, i64 %k.172.i.i4591
  store i32 %conv30.i322.i4600, ptr %arrayidx31.i.i4601, align 4
  %inc33.i.i4602 = add nuw nsw i64 %k.172.i.i4591, 1
  %exitcond74.not.i.i4603 = icmp eq i64 %inc33.i.i4602, %spec.select.i4444
  br i1 %exitcond74.not.i.i4603, label %cond.end78.i4480, label %for.body20.i.i4590, !llvm.loop !13

cond.end78.i4480:                                 ; preds = %for.body20.i.i4590, %for.body21.i.i4638, %for.cond17.preheader.i.i4478, %for.cond18.preheader.i.i4636
  %cond79.in.in.i4481 = phi i64 [ %or15.i.i4633, %for.cond18.preheader.i.i4636 ], [ %or14.i.i4475, %for.cond17.preheader.i.i4478 ], [ %or31.i.i4648, %for.body21.i.i4638 ], [ %or29.i.i4599, %for.body20.i.i4590 ]
  %cond79.in.not.i4482 = icmp eq i64 %cond79.in.in.i4481, 0
  br i1 %cond79.in.not.i4482, label %if.end82.i4483, label %most_int.exit

if.end82.i4483:                                   ; preds = %cond.end78.i4480
  br i1 %877, label %if.end87.i4517, label %if.else85.i4484

if.else85.i4484:                                  ; preds = %if.end82.i4483
  %cmp55.i.i4485 = icmp sgt i64 %sub52.i4443, 0
  br i1 %cmp55.i.i4485, label %for.body.i325.i4491, label %if.else94.thread.i4486

for.cond12.preheader.i.i4504:                     ; preds = %for.body.i325.i4491
  %tobool.not.i330.i4505 = icmp eq i64 %add.i327.i4501, 0
  br i1 %tobool.not.i330.i4505, label %if.else94.thread.i4486, label %for.body16.lr.ph.i.i4506

for.body16.lr.ph.i.i4506:                         ; preds = %for.cond12.preheader.i.i4504
  %sub18.i.i4507 = add nsw i64 %add.i327.i4501, -1
  %arrayidx19.i.i4508 = getelementptr inbounds [520 x i32], ptr %found.i4349, i64 0, i64 %sub18.i.i4507
  %arrayidx25.i.i4509 = getelementptr inbounds [520 x i32], ptr %places63.i4430, i64 0, i64 %sub18.i.i4507
  br label %for.body16.i.i4510

for.body.i325.i4491:                              ; preds = %if.else85.i4484, %for.body.i325.i4491
  %n.057.i.i4492 = phi i64 [ %add.i327.i4501, %for.body.i325.i4491 ], [ 0, %if.else85.i4484 ]
  %k.056.i.i4493 = phi i64 [ %inc.i328.i4502, %for.body.i325.i4491 ], [ 0, %if.else85.i4484 ]
  %arrayidx.i326.i4494 = getelementptr inbounds i32, ptr %places.i4348, i64 %k.056.i.i4493
  %886 = load i32, ptr %arrayidx.i326.i4494, align 4
  %sub3.i.i4495 = sub i32 %886, %conv.i323.i4434
  %conv4.i.i4496 = trunc i64 %k.056.i.i4493 to i32
  %arrayidx5.i.i4497 = getelementptr inbounds [520 x i32], ptr %found.i4349, i64 0, i64 %n.057.i.i4492
  store i32 %conv4.i.i4496, ptr %arrayidx5.i.i4497, align 4
  %arrayidx7.i.i4498 = getelementptr inbounds [520 x i32], ptr %places63.i4430, i64 0, i64 %n.057.i.i4492
  store i32 %sub3.i.i4495, ptr %arrayidx7.i.i4498, align 4
  %cmp8.i.i4499 = icmp ult i32 %sub3.i.i4495, %conv1.i.i4435
  %conv10.i.i4500 = zext i1 %cmp8.i.i4499 to i64
  %add.i327.i4501 = add nuw nsw i64 %n.057.i.i4492, %conv10.i.i4500
  %inc.i328.i4502 = add nuw nsw i64 %k.056.i.i4493, 1
  %exitcond.not.i329.i4503 = icmp eq i64 %inc.i328.i4502, %spec.select.i4444
  br i1 %exitcond.not.i329.i4503, label %for.cond12.preheader.i.i4504, label %for.body.i325.i4491, !llvm.loop !14

for.body16.i.i4510:                               ; preds = %for.body16.i.i4510, %for.body16.lr.ph.i.i4506
  %k11.058.i.i4511 = phi i64 [ 0, %for.body16.lr.ph.i.i4506 ], [ %inc30.i.i4515, %for.body16.i.i4510 ]
  %887 = load i32, ptr %arrayidx19.i.i4508, align 4
  %add21.i.i4512 = add nuw nsw i64 %k11.058.i.i4511, %add.i327.i4501
  %arrayidx22.i.i4513 = getelementptr inbounds [520 x i32], ptr %found.i4349, i64 0, i64 %add21.i.i4512
  store i32 %887, ptr %arrayidx22.i.i4513, align 4
  %888 = load i32, ptr %arrayidx25.i.i4509, align 4
  %arrayidx28.i.i4514 = getelementptr inbounds [520 x i32], ptr %places63.i4430, i64 0, i64 %add21.i.i4512
  store i32 %888, ptr %arrayidx28.i.i4514, align 4
  %inc30.i.i4515 = add nuw nsw i64 %k11.058.i.i4511, 1
  %exitcond.not.i4516 = icmp eq i64 %inc30.i.i4515, 8
  br i1 %exitcond.not.i4516, label %if.end87.i4517, label %for.body16.i.i4510, !llvm.loop !15

if.else94.thread.i4486:                           ; preds = %for.cond12.preheader.i.i4504, %if.else85.i4484
  store i64 0, ptr %count32.i.i4436, align 8
  br label %for.inc101.i4487

if.end87.i4517:                                   ; preds = %for.body16.i.i4510, %if.end82.i4483
  %889 = phi i64 [ %spec.select.i4444, %if.end82.i4483 ], [ %add.i327.i4501, %for.body16.i.i4510 ]
  store i64 %889, ptr %count32.i.i4436, align 8
  %tobool89.i4518 = icmp ne i64 %889, 0
  %or.cond183.i4519 = select i1 %tobool89.i4518, i1 %cmp91.i4437, i1 false
  %cmp47.i.i4520 = icmp sgt i64 %889, 0
  br i1 %or.cond183.i4519, label %if.then93.i4563, label %if.else94.i4521

if.then93.i4563:                                  ; preds = %if.end87.i4517
  br i1 %cmp47.i.i4520, label %for.body.preheader.i.i4564, label %for.inc101.i4487

for.body.preheader.i.i4564:                       ; preds = %if.then93.i4563
  %890 = load i32, ptr %places63.i4430, align 8
  %conv.i331.i4565 = sext i32 %890 to i64
  %arrayidx1.i.i4566 = getelementptr inbounds i32, ptr %cond.i4705, i64 %conv.i331.i4565
  %891 = load i32, ptr %arrayidx1.i.i4566, align 4
  br label %for.body.i332.i4567

for.body.i332.i4567:                              ; preds = %if.end.i.i4580, %for.body.preheader.i.i4564
  %before.050.i.i4568 = phi i64 [ %conv5.i.i4572, %if.end.i.i4580 ], [ %conv.i331.i4565, %for.body.preheader.i.i4564 ]
  %m.049.i.i4569 = phi i64 [ %inc.i339.i4588, %if.end.i.i4580 ], [ 0, %for.body.preheader.i.i4564 ]
  %found.048.i.i4570 = phi i32 [ %cond.i338.i4586, %if.end.i.i4580 ], [ %891, %for.body.preheader.i.i4564 ]
  %arrayidx4.i.i4571 = getelementptr inbounds [520 x i32], ptr %places63.i4430, i64 0, i64 %m.049.i.i4569
  %892 = load i32, ptr %arrayidx4.i.i4571, align 4
  %conv5.i.i4572 = sext i32 %892 to i64
  %add.i333.i4573 = add nuw nsw i64 %m.049.i.i4569, 8
  %arrayidx7.i334.i4574 = getelementptr inbounds [520 x i32], ptr %places63.i4430, i64 0, i64 %add.i333.i4573
  %893 = load i32, ptr %arrayidx7.i334.i4574, align 4
  %idx.ext.i.i4575 = sext i32 %893 to i64
  %add.ptr.i335.i4576 = getelementptr inbounds i32, ptr %cond.i4705, i64 %idx.ext.i.i4575
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4576, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4577 = icmp eq i64 %before.050.i.i4568, %conv5.i.i4572
  br i1 %cmp8.not.i.i4577, label %if.end.i.i4580, label %if.then.i336.i4578

if.then.i336.i4578:                               ; preds = %for.body.i332.i4567
  %arrayidx10.i.i4579 = getelementptr inbounds i32, ptr %cond.i4705, i64 %conv5.i.i4572
  %894 = load i32, ptr %arrayidx10.i.i4579, align 4
  br label %if.end.i.i4580

if.end.i.i4580:                                   ; preds = %if.then.i336.i4578, %for.body.i332.i4567
  %found.1.i.i4581 = phi i32 [ %894, %if.then.i336.i4578 ], [ %found.048.i.i4570, %for.body.i332.i4567 ]
  %arrayidx11.i.i4582 = getelementptr inbounds [520 x i32], ptr %found.i4349, i64 0, i64 %m.049.i.i4569
  %895 = load i32, ptr %arrayidx11.i.i4582, align 4
  %conv12.i.i4583 = sext i32 %895 to i64
  %mul.i337.i4584 = mul nsw i64 %781, %conv12.i.i4583
  %arrayidx13.i.i4585 = getelementptr inbounds i32, ptr %values.0364.i4441, i64 %mul.i337.i4584
  %896 = load i32, ptr %arrayidx13.i.i4585, align 4
  %cond.i338.i4586 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i4581, i32 %896)
  %arrayidx23.i.i4587 = getelementptr inbounds i32, ptr %cond.i4705, i64 %conv5.i.i4572
  store i32 %cond.i338.i4586, ptr %arrayidx23.i.i4587, align 4
  %inc.i339.i4588 = add nuw nsw i64 %m.049.i.i4569, 1
  %exitcond375.not.i4589 = icmp eq i64 %inc.i339.i4588, %889
  br i1 %exitcond375.not.i4589, label %for.inc101.i4487, label %for.body.i332.i4567, !llvm.loop !141

if.else94.i4521:                                  ; preds = %if.end87.i4517
  br i1 %cmp47.i.i4520, label %for.body.i343.i4522, label %for.inc101.i4487

for.body.i343.i4522:                              ; preds = %if.else94.i4521, %for.end41.i.i4553
  %m.086.i.i4523 = phi i64 [ %inc43.i.i4554, %for.end41.i.i4553 ], [ 0, %if.else94.i4521 ]
  %arrayidx.i344.i4524 = getelementptr inbounds [520 x i32], ptr %found.i4349, i64 0, i64 %m.086.i.i4523
  %897 = load i32, ptr %arrayidx.i344.i4524, align 4
  %conv.i345.i4525 = sext i32 %897 to i64
  %mul.i346.i4526 = mul nsw i64 %781, %conv.i345.i4525
  %add.ptr.i347.i4527 = getelementptr inbounds i32, ptr %values.0364.i4441, i64 %mul.i346.i4526
  %arrayidx1.i348.i4528 = getelementptr inbounds [520 x i32], ptr %places63.i4430, i64 0, i64 %m.086.i.i4523
  %898 = load i32, ptr %arrayidx1.i348.i4528, align 4
  %conv2.i.i4529 = sext i32 %898 to i64
  %mul3.i.i4530 = mul nsw i64 %782, %conv2.i.i4529
  %add.ptr4.i.i4531 = getelementptr inbounds i32, ptr %cond.i4705, i64 %mul3.i.i4530
  %add.i349.i4532 = add nuw nsw i64 %m.086.i.i4523, 8
  %arrayidx6.i.i4533 = getelementptr inbounds [520 x i32], ptr %found.i4349, i64 0, i64 %add.i349.i4532
  %899 = load i32, ptr %arrayidx6.i.i4533, align 4
  %conv7.i.i4534 = sext i32 %899 to i64
  %mul8.i.i4535 = mul nsw i64 %781, %conv7.i.i4534
  %add.ptr9.i350.i4536 = getelementptr inbounds i32, ptr %values.0364.i4441, i64 %mul8.i.i4535
  %arrayidx12.i.i4537 = getelementptr inbounds [520 x i32], ptr %places63.i4430, i64 0, i64 %add.i349.i4532
  %900 = load i32, ptr %arrayidx12.i.i4537, align 4
  %conv13.i.i4538 = sext i32 %900 to i64
  %mul14.i.i4539 = mul nsw i64 %782, %conv13.i.i4538
  %add.ptr15.i.i4540 = getelementptr inbounds i32, ptr %cond.i4705, i64 %mul14.i.i4539
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4540, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i4438, label %for.cond25.preheader.i.i4550, label %for.body20.i351.i4541

for.cond25.preheader.i.i4550:                     ; preds = %for.body20.i351.i4541, %for.body.i343.i4522
  %j.0.lcssa.i.i4551 = phi i64 [ 0, %for.body.i343.i4522 ], [ %add1782.i.i4542, %for.body20.i351.i4541 ]
  %cmp2683.i.i4552 = icmp slt i64 %j.0.lcssa.i.i4551, %782
  br i1 %cmp2683.i.i4552, label %for.body28.i.i4556, label %for.end41.i.i4553

for.body20.i351.i4541:                            ; preds = %for.body.i343.i4522, %for.body20.i351.i4541
  %add1782.i.i4542 = phi i64 [ %add17.i.i4548, %for.body20.i351.i4541 ], [ 8, %for.body.i343.i4522 ]
  %j.081.i.i4543 = phi i64 [ %add1782.i.i4542, %for.body20.i351.i4541 ], [ 0, %for.body.i343.i4522 ]
  %add.ptr21.i.i4544 = getelementptr inbounds i32, ptr %add.ptr9.i350.i4536, i64 %j.081.i.i4543
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4544, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4545 = getelementptr inbounds i32, ptr %add.ptr.i347.i4527, i64 %j.081.i.i4543
  %add.ptr23.i.i4546 = getelementptr inbounds i32, ptr %add.ptr4.i.i4531, i64 %j.081.i.i4543
  %901 = load <8 x i32>, ptr %add.ptr23.i.i4546, align 4
  %902 = load <8 x i32>, ptr %add.ptr22.i.i4545, align 4
  %or9.i.i.i4547 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %901, <8 x i32> %902)
  store <8 x i32> %or9.i.i.i4547, ptr %add.ptr23.i.i4546, align 4
  %add17.i.i4548 = add nuw nsw i64 %add1782.i.i4542, 8
  %cmp18.not.i.i4549 = icmp sgt i64 %add17.i.i4548, %782
  br i1 %cmp18.not.i.i4549, label %for.cond25.preheader.i.i4550, label %for.body20.i351.i4541, !llvm.loop !142

for.body28.i.i4556:                               ; preds = %for.cond25.preheader.i.i4550, %for.body28.i.i4556
  %j.184.i.i4557 = phi i64 [ %inc.i353.i4561, %for.body28.i.i4556 ], [ %j.0.lcssa.i.i4551, %for.cond25.preheader.i.i4550 ]
  %arrayidx29.i.i4558 = getelementptr inbounds i32, ptr %add.ptr4.i.i4531, i64 %j.184.i.i4557
  %903 = load i32, ptr %arrayidx29.i.i4558, align 4
  %arrayidx30.i.i4559 = getelementptr inbounds i32, ptr %add.ptr.i347.i4527, i64 %j.184.i.i4557
  %904 = load i32, ptr %arrayidx30.i.i4559, align 4
  %spec.select.i.i4560 = tail call i32 @llvm.smax.i32(i32 %903, i32 %904)
  store i32 %spec.select.i.i4560, ptr %arrayidx29.i.i4558, align 4
  %inc.i353.i4561 = add nuw nsw i64 %j.184.i.i4557, 1
  %exitcond.not.i354.i4562 = icmp eq i64 %inc.i353.i4561, %782
  br i1 %exitcond.not.i354.i4562, label %for.end41.i.i4553, label %for.body28.i.i4556, !llvm.loop !143

for.end41.i.i4553:                                ; preds = %for.body28.i.i4556, %for.cond25.preheader.i.i4550
  %inc43.i.i4554 = add nuw nsw i64 %m.086.i.i4523, 1
  %exitcond374.not.i4555 = icmp eq i64 %inc43.i.i4554, %889
  br i1 %exitcond374.not.i4555, label %for.inc101.i4487, label %for.body.i343.i4522, !llvm.loop !144

for.inc101.i4487:                                 ; preds = %for.end41.i.i4553, %if.end.i.i4580, %if.else94.i4521, %if.then93.i4563, %if.else94.thread.i4486
  %add.i4488 = add nuw nsw i64 %k44.0363.i4442, 512
  %add.ptr103.i4489 = getelementptr inbounds i8, ptr %values.0364.i4441, i64 %add.ptr103.idx.i4439
  %905 = load i64, ptr %arrayidx46.i4380, align 8
  %cmp47.not.i4490 = icmp slt i64 %add.i4488, %905
  br i1 %cmp47.not.i4490, label %for.body50.i4440, label %for.end106.i4382, !llvm.loop !145

for.end106.i4382:                                 ; preds = %for.inc101.i4487, %for.cond45.preheader.i4379
  %906 = load i64, ptr %a, align 8
  %cmp108.i4383 = icmp eq i64 %906, 0
  %tobool111.i4384 = icmp ne i64 %784, 0
  %or.cond184.i4385 = select i1 %cmp108.i4383, i1 %tobool111.i4384, i1 false
  br i1 %or.cond184.i4385, label %lor.lhs.false112.i4387, label %most_int.exit

lor.lhs.false112.i4387:                           ; preds = %for.end106.i4382
  %cmp113.i4388 = icmp ne ptr %cond.i4705, %785
  %tobool116.i4389 = icmp ne i64 %775, 0
  %or.cond185.i4390 = select i1 %cmp113.i4388, i1 true, i1 %tobool116.i4389
  br i1 %or.cond185.i4390, label %for.cond120.preheader.i4391, label %most_int.exit

for.cond120.preheader.i4391:                      ; preds = %lor.lhs.false112.i4387
  %cmp122.not365.i4392 = icmp slt i64 %mul.i4698, 8
  br i1 %cmp122.not365.i4392, label %for.cond145.preheader.i4404, label %for.body124.lr.ph.i4393

for.body124.lr.ph.i4393:                          ; preds = %for.cond120.preheader.i4391
  %add.ptr131.i4394 = getelementptr inbounds i32, ptr %776, i64 %mul9.i4701
  br label %for.body124.i4395

for.cond145.preheader.i4404:                      ; preds = %if.end140.i4399, %for.cond120.preheader.i4391
  %k119.0.lcssa.i4405 = phi i64 [ 0, %for.cond120.preheader.i4391 ], [ %add121367.i4396, %if.end140.i4399 ]
  %cmp146368.i4406 = icmp slt i64 %k119.0.lcssa.i4405, %mul.i4698
  br i1 %cmp146368.i4406, label %for.body148.lr.ph.i4407, label %most_int.exit

for.body148.lr.ph.i4407:                          ; preds = %for.cond145.preheader.i4404
  %907 = getelementptr i32, ptr %776, i64 %mul9.i4701
  br label %for.body148.i4408

for.body124.i4395:                                ; preds = %if.end140.i4399, %for.body124.lr.ph.i4393
  %add121367.i4396 = phi i64 [ 8, %for.body124.lr.ph.i4393 ], [ %add121.i4402, %if.end140.i4399 ]
  %k119.0366.i4397 = phi i64 [ 0, %for.body124.lr.ph.i4393 ], [ %add121367.i4396, %if.end140.i4399 ]
  %add.ptr125.i4398 = getelementptr inbounds i32, ptr %cond.i4705, i64 %k119.0366.i4397
  %908 = load <8 x i32>, ptr %add.ptr125.i4398, align 4
  br i1 %tobool116.i4389, label %land.lhs.true127.i4420, label %if.end140.i4399

land.lhs.true127.i4420:                           ; preds = %for.body124.i4395
  %909 = load i64, ptr %arrayidx8.i4700, align 8
  %tobool129.not.i4421 = icmp eq i64 %909, 0
  br i1 %tobool129.not.i4421, label %if.then136.i4425, label %if.then130.i4422

if.then130.i4422:                                 ; preds = %land.lhs.true127.i4420
  %add.ptr132.i4423 = getelementptr inbounds i32, ptr %add.ptr131.i4394, i64 %k119.0366.i4397
  %910 = load <8 x i32>, ptr %add.ptr132.i4423, align 4
  %add133.i4424 = add <8 x i32> %910, %908
  br label %if.end140.i4399

if.then136.i4425:                                 ; preds = %land.lhs.true127.i4420
  %911 = load i32, ptr %776, align 4
  %splat.splatinsert.i4426 = insertelement <8 x i32> poison, i32 %911, i64 0
  %splat.splat.i4427 = shufflevector <8 x i32> %splat.splatinsert.i4426, <8 x i32> poison, <8 x i32> zeroinitializer
  %add138.i4428 = add <8 x i32> %splat.splat.i4427, %908
  br label %if.end140.i4399

if.end140.i4399:                                  ; preds = %if.then136.i4425, %if.then130.i4422, %for.body124.i4395
  %sum.0.i4400 = phi <8 x i32> [ %add133.i4424, %if.then130.i4422 ], [ %add138.i4428, %if.then136.i4425 ], [ %908, %for.body124.i4395 ]
  %add.ptr141.i4401 = getelementptr inbounds i32, ptr %785, i64 %k119.0366.i4397
  store <8 x i32> %sum.0.i4400, ptr %add.ptr141.i4401, align 4
  %add121.i4402 = add nuw nsw i64 %add121367.i4396, 8
  %cmp122.not.i4403 = icmp sgt i64 %add121.i4402, %mul.i4698
  br i1 %cmp122.not.i4403, label %for.cond145.preheader.i4404, label %for.body124.i4395, !llvm.loop !146

for.body148.i4408:                                ; preds = %cond.end159.i4411, %for.body148.lr.ph.i4407
  %k119.1369.i4409 = phi i64 [ %k119.0.lcssa.i4405, %for.body148.lr.ph.i4407 ], [ %inc163.i4414, %cond.end159.i4411 ]
  %arrayidx151.i4410 = getelementptr inbounds i32, ptr %cond.i4705, i64 %k119.1369.i4409
  %912 = load i32, ptr %arrayidx151.i4410, align 4
  br i1 %tobool116.i4389, label %cond.true150.i4416, label %cond.end159.i4411

cond.true150.i4416:                               ; preds = %for.body148.i4408
  %913 = load i64, ptr %arrayidx8.i4700, align 8
  %mul153.i4417 = mul nsw i64 %913, %k119.1369.i4409
  %arrayidx155.i4418 = getelementptr i32, ptr %907, i64 %mul153.i4417
  %914 = load i32, ptr %arrayidx155.i4418, align 4
  %add156.i4419 = add nsw i32 %914, %912
  br label %cond.end159.i4411

cond.end159.i4411:                                ; preds = %cond.true150.i4416, %for.body148.i4408
  %cond160.i4412 = phi i32 [ %add156.i4419, %cond.true150.i4416 ], [ %912, %for.body148.i4408 ]
  %arrayidx161.i4413 = getelementptr inbounds i32, ptr %785, i64 %k119.1369.i4409
  store i32 %cond160.i4412, ptr %arrayidx161.i4413, align 4
  %inc163.i4414 = add nuw nsw i64 %k119.1369.i4409, 1
  %exitcond376.not.i4415 = icmp eq i64 %inc163.i4414, %mul.i4698
  br i1 %exitcond376.not.i4415, label %most_int.exit, label %for.body148.i4408, !llvm.loop !147

most_int.exit:                                    ; preds = %cond.end78.i4480, %cond.end159.i4411, %for.end106.i4382, %lor.lhs.false112.i4387, %for.cond145.preheader.i4404
  %retval.3.i4386 = phi i64 [ 0, %lor.lhs.false112.i4387 ], [ 0, %for.end106.i4382 ], [ 0, %for.cond145.preheader.i4404 ], [ 0, %cond.end159.i4411 ], [ 1, %cond.end78.i4480 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i4349) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i4348) #7
  br label %return

cond.false77:                                     ; preds = %cond.false62
  br i1 %tobool14.not.i4707, label %if.end30.i4716, label %land.lhs.true.i4708

land.lhs.true.i4708:                              ; preds = %cond.false77
  %cmp.i4709 = icmp ne i64 %0, 0
  %tobool16.i4710 = icmp ne i64 %775, 0
  %or.cond.i4711 = select i1 %cmp.i4709, i1 %tobool16.i4710, i1 false
  br i1 %or.cond.i4711, label %land.lhs.true20.i5012, label %if.then.i4712

if.then.i4712:                                    ; preds = %land.lhs.true.i4708
  %915 = inttoptr i64 %788 to ptr
  %916 = load i64, ptr %915, align 8
  %tobool1.not.i.i4713 = icmp eq i64 %916, 0
  br i1 %tobool1.not.i.i4713, label %if.then.i.i5010, label %for.cond9.preheader.i.i4714

if.then.i.i5010:                                  ; preds = %if.then.i4712
  %mul.i.i5011 = shl nsw i64 %mul.i4698, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i.i5011, i1 false)
  br label %if.end30.i4716

for.cond9.preheader.i.i4714:                      ; preds = %if.then.i4712
  %cmp1033.i.i4715 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp1033.i.i4715, label %for.body13.i.i5005, label %if.end30.i4716

for.body13.i.i5005:                               ; preds = %for.cond9.preheader.i.i4714, %for.body13.i.i5005
  %k8.034.i.i5006 = phi i64 [ %inc16.i.i5008, %for.body13.i.i5005 ], [ 0, %for.cond9.preheader.i.i4714 ]
  %arrayidx14.i.i5007 = getelementptr inbounds i64, ptr %cond.i4705, i64 %k8.034.i.i5006
  store i64 %916, ptr %arrayidx14.i.i5007, align 8
  %inc16.i.i5008 = add nuw nsw i64 %k8.034.i.i5006, 1
  %exitcond.not.i.i5009 = icmp eq i64 %inc16.i.i5008, %mul.i4698
  br i1 %exitcond.not.i.i5009, label %if.end30.i4716, label %for.body13.i.i5005, !llvm.loop !35

land.lhs.true20.i5012:                            ; preds = %land.lhs.true.i4708
  %tobool22.not.i5013 = icmp eq i64 %783, 0
  br i1 %tobool22.not.i5013, label %if.then28.i5017, label %if.then23.i5014

if.then23.i5014:                                  ; preds = %land.lhs.true20.i5012
  %add.ptr.i5015 = getelementptr inbounds i64, ptr %776, i64 %mul9.i4701
  %mul24.i5016 = shl i64 %mul.i4698, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %cond.i4705, ptr nonnull align 8 %add.ptr.i5015, i64 %mul24.i5016, i1 false)
  br label %if.end30.i4716

if.then28.i5017:                                  ; preds = %land.lhs.true20.i5012
  %917 = load i64, ptr %776, align 8
  %tobool1.not.i285.i5018 = icmp eq i64 %917, 0
  br i1 %tobool1.not.i285.i5018, label %if.then.i295.i5026, label %for.cond9.preheader.i286.i5019

if.then.i295.i5026:                               ; preds = %if.then28.i5017
  %mul.i296.i5027 = shl nsw i64 %mul.i4698, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %cond.i4705, i8 0, i64 %mul.i296.i5027, i1 false)
  br label %if.end30.i4716

for.cond9.preheader.i286.i5019:                   ; preds = %if.then28.i5017
  %cmp1033.i287.i5020 = icmp sgt i64 %mul.i4698, 0
  br i1 %cmp1033.i287.i5020, label %for.body13.i290.i5021, label %if.end30.i4716

for.body13.i290.i5021:                            ; preds = %for.cond9.preheader.i286.i5019, %for.body13.i290.i5021
  %k8.034.i291.i5022 = phi i64 [ %inc16.i293.i5024, %for.body13.i290.i5021 ], [ 0, %for.cond9.preheader.i286.i5019 ]
  %arrayidx14.i292.i5023 = getelementptr inbounds i64, ptr %cond.i4705, i64 %k8.034.i291.i5022
  store i64 %917, ptr %arrayidx14.i292.i5023, align 8
  %inc16.i293.i5024 = add nuw nsw i64 %k8.034.i291.i5022, 1
  %exitcond.not.i294.i5025 = icmp eq i64 %inc16.i293.i5024, %mul.i4698
  br i1 %exitcond.not.i294.i5025, label %if.end30.i4716, label %for.body13.i290.i5021, !llvm.loop !35

if.end30.i4716:                                   ; preds = %for.body13.i.i5005, %for.body13.i290.i5021, %for.cond9.preheader.i286.i5019, %if.then.i295.i5026, %if.then23.i5014, %for.cond9.preheader.i.i4714, %if.then.i.i5010, %cond.false77
  %cmp31.i4717 = icmp eq i64 %779, 0
  br i1 %cmp31.i4717, label %land.end.i4993, label %land.end.thread.i4718

land.end.thread.i4718:                            ; preds = %if.end30.i4716
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4688) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4689) #7
  br label %for.cond45.preheader.i4719

land.end.i4993:                                   ; preds = %if.end30.i4716
  %arrayidx32.i4994 = getelementptr inbounds i8, ptr %a, i64 56
  %918 = load i64, ptr %arrayidx32.i4994, align 8
  %cmp33.i4995 = icmp eq i64 %780, %918
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %places.i4688) #7
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %found.i4689) #7
  br i1 %cmp33.i4995, label %for.body.lr.ph.i4996, label %for.cond45.preheader.i4719

for.body.lr.ph.i4996:                             ; preds = %land.end.i4993
  %places42.i4997 = getelementptr inbounds i8, ptr %found.i4689, i64 2080
  br label %for.body.i4998

for.cond45.preheader.i4719:                       ; preds = %for.body.i4998, %land.end.i4993, %land.end.thread.i4718
  %919 = phi i1 [ false, %land.end.thread.i4718 ], [ false, %land.end.i4993 ], [ true, %for.body.i4998 ]
  %arrayidx46.i4720 = getelementptr inbounds i8, ptr %a, i64 48
  %920 = load i64, ptr %arrayidx46.i4720, align 8
  %cmp47.not361.i4721 = icmp sgt i64 %920, 0
  br i1 %cmp47.not361.i4721, label %for.body50.lr.ph.i4769, label %for.end106.i4722

for.body50.lr.ph.i4769:                           ; preds = %for.cond45.preheader.i4719
  %places63.i4770 = getelementptr inbounds i8, ptr %found.i4689, i64 2080
  %cond67.i4771 = select i1 %919, ptr %places63.i4770, ptr %places.i4688
  %arrayidx68.i4772 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx76.i4773 = getelementptr inbounds i8, ptr %a, i64 56
  %conv.i324.i4774 = trunc i64 %779 to i32
  %conv1.i.i4775 = trunc i64 %sub.i4697 to i32
  %count32.i.i4776 = getelementptr inbounds i8, ptr %found.i4689, i64 4160
  %cmp91.i4777 = icmp eq i64 %782, 1
  %cmp18.not80.i.i4778 = icmp slt i64 %782, 8
  %add.ptr103.idx.i4779 = shl nsw i64 %781, 12
  br label %for.body50.i4780

for.body.i4998:                                   ; preds = %for.body.i4998, %for.body.lr.ph.i4996
  %k.0360.i4999 = phi i64 [ 0, %for.body.lr.ph.i4996 ], [ %inc.i5003, %for.body.i4998 ]
  %conv40.i5000 = trunc nuw i64 %k.0360.i4999 to i32
  %arrayidx41.i5001 = getelementptr inbounds [520 x i32], ptr %found.i4689, i64 0, i64 %k.0360.i4999
  store i32 %conv40.i5000, ptr %arrayidx41.i5001, align 4
  %arrayidx43.i5002 = getelementptr inbounds [520 x i32], ptr %places42.i4997, i64 0, i64 %k.0360.i4999
  store i32 0, ptr %arrayidx43.i5002, align 4
  %inc.i5003 = add nuw nsw i64 %k.0360.i4999, 1
  %exitcond5195.not = icmp eq i64 %inc.i5003, 520
  br i1 %exitcond5195.not, label %for.cond45.preheader.i4719, label %for.body.i4998, !llvm.loop !148

for.body50.i4780:                                 ; preds = %for.inc101.i4827, %for.body50.lr.ph.i4769
  %921 = phi i64 [ %920, %for.body50.lr.ph.i4769 ], [ %947, %for.inc101.i4827 ]
  %values.0364.i4781 = phi ptr [ %774, %for.body50.lr.ph.i4769 ], [ %add.ptr103.i4829, %for.inc101.i4827 ]
  %k44.0363.i4782 = phi i64 [ 0, %for.body50.lr.ph.i4769 ], [ %add.i4828, %for.inc101.i4827 ]
  %sub52.i4783 = sub nsw i64 %921, %k44.0363.i4782
  %spec.select.i4784 = tail call i64 @llvm.smin.i64(i64 %sub52.i4783, i64 512)
  %922 = load i64, ptr %arrayidx68.i4772, align 8
  %cmp69.i4785 = icmp eq i64 %922, 4
  %923 = load i64, ptr %arrayidx76.i4773, align 8
  %cmp.not65.i.i4786 = icmp slt i64 %sub52.i4783, 8
  br i1 %cmp69.i4785, label %cond.true71.i4944, label %cond.false74.i4787

cond.true71.i4944:                                ; preds = %for.body50.i4780
  %add.ptr72.i4945 = getelementptr inbounds i32, ptr %778, i64 %k44.0363.i4782
  br i1 %cmp.not65.i.i4786, label %for.cond11.preheader.i.i4966, label %for.body.lr.ph.i.i4946

for.body.lr.ph.i.i4946:                           ; preds = %cond.true71.i4944
  %splat.splatinsert.i.i4947 = insertelement <8 x i64> poison, i64 %923, i64 0
  %splat.splat.i.i4948 = shufflevector <8 x i64> %splat.splatinsert.i.i4947, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i.i4949

for.cond11.preheader.i.i4966:                     ; preds = %for.body.i.i4949, %cond.true71.i4944
  %outside.0.lcssa.i.i4967 = phi <8 x i64> [ zeroinitializer, %cond.true71.i4944 ], [ %or7.i.i4961, %for.body.i.i4949 ]
  %k.0.lcssa.i.i4968 = phi i64 [ 0, %cond.true71.i4944 ], [ %add68.i.i4950, %for.body.i.i4949 ]
  br label %for.body14.i.i4969

for.body.i.i4949:                                 ; preds = %for.body.i.i4949, %for.body.lr.ph.i.i4946
  %add68.i.i4950 = phi i64 [ 8, %for.body.lr.ph.i.i4946 ], [ %add.i.i4964, %for.body.i.i4949 ]
  %k.067.i.i4951 = phi i64 [ 0, %for.body.lr.ph.i.i4946 ], [ %add68.i.i4950, %for.body.i.i4949 ]
  %outside.066.i.i4952 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i.i4946 ], [ %or7.i.i4961, %for.body.i.i4949 ]
  %add.ptr.i.i4953 = getelementptr inbounds i32, ptr %add.ptr72.i4945, i64 %k.067.i.i4951
  %924 = load <8 x i32>, ptr %add.ptr.i.i4953, align 4
  %conv.i.i4954 = sext <8 x i32> %924 to <8 x i64>
  %isneg.i.i4955 = icmp slt <8 x i32> %924, zeroinitializer
  %and.i.i4956 = select <8 x i1> %isneg.i.i4955, <8 x i64> %splat.splat.i.i4948, <8 x i64> zeroinitializer
  %add1.i.i4957 = add <8 x i64> %and.i.i4956, %conv.i.i4954
  %add1.lobit.i.i4958 = ashr <8 x i64> %add1.i.i4957, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i.i4959 = icmp slt <8 x i64> %add1.i.i4957, %splat.splat.i.i4948
  %or.i.i4960 = select <8 x i1> %cmp5.not.i.i4959, <8 x i64> %add1.lobit.i.i4958, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i.i4961 = or <8 x i64> %or.i.i4960, %outside.066.i.i4952
  %conv8.i.i4962 = trunc <8 x i64> %add1.i.i4957 to <8 x i32>
  %add.ptr9.i.i4963 = getelementptr inbounds i32, ptr %cond67.i4771, i64 %k.067.i.i4951
  store <8 x i32> %conv8.i.i4962, ptr %add.ptr9.i.i4963, align 8
  %add.i.i4964 = add nuw nsw i64 %add68.i.i4950, 8
  %cmp.not.i.i4965 = icmp sgt i64 %add.i.i4964, %spec.select.i4784
  br i1 %cmp.not.i.i4965, label %for.cond11.preheader.i.i4966, label %for.body.i.i4949, !llvm.loop !8

for.cond18.preheader.i.i4976:                     ; preds = %for.body14.i.i4969
  %cmp1972.i.i4977 = icmp slt i64 %k.0.lcssa.i.i4968, %spec.select.i4784
  br i1 %cmp1972.i.i4977, label %for.body21.i.i4978, label %cond.end78.i4820

for.body14.i.i4969:                               ; preds = %for.body14.i.i4969, %for.cond11.preheader.i.i4966
  %j.071.i.i4970 = phi i64 [ 0, %for.cond11.preheader.i.i4966 ], [ %inc.i.i4974, %for.body14.i.i4969 ]
  %wrong.070.i.i4971 = phi i64 [ 0, %for.cond11.preheader.i.i4966 ], [ %or15.i.i4973, %for.body14.i.i4969 ]
  %vecext.i.i4972 = extractelement <8 x i64> %outside.0.lcssa.i.i4967, i64 %j.071.i.i4970
  %or15.i.i4973 = or i64 %vecext.i.i4972, %wrong.070.i.i4971
  %inc.i.i4974 = add nuw nsw i64 %j.071.i.i4970, 1
  %exitcond.not.i298.i4975 = icmp eq i64 %inc.i.i4974, 8
  br i1 %exitcond.not.i298.i4975, label %for.cond18.preheader.i.i4976, label %for.body14.i.i4969, !llvm.loop !9

for.body21.i.i4978:                               ; preds = %for.cond18.preheader.i.i4976, %for.body21.i.i4978
  %k.174.i.i4979 = phi i64 [ %inc35.i.i4991, %for.body21.i.i4978 ], [ %k.0.lcssa.i.i4968, %for.cond18.preheader.i.i4976 ]
  %wrong.173.i.i4980 = phi i64 [ %or31.i.i4988, %for.body21.i.i4978 ], [ %or15.i.i4973, %for.cond18.preheader.i.i4976 ]
  %arrayidx.i.i4981 = getelementptr inbounds i32, ptr %add.ptr72.i4945, i64 %k.174.i.i4979
  %925 = load i32, ptr %arrayidx.i.i4981, align 4
  %conv23.i.i4982 = sext i32 %925 to i64
  %cmp25.i.i4983 = icmp slt i32 %925, 0
  %cond.i.i4984 = select i1 %cmp25.i.i4983, i64 %923, i64 0
  %add27.i.i4985 = add nsw i64 %cond.i.i4984, %conv23.i.i4982
  %cmp28.i.i4986 = icmp uge i64 %add27.i.i4985, %923
  %conv30.i.i4987 = zext i1 %cmp28.i.i4986 to i64
  %or31.i.i4988 = or i64 %wrong.173.i.i4980, %conv30.i.i4987
  %conv32.i.i4989 = trunc i64 %add27.i.i4985 to i32
  %arrayidx33.i.i4990 = getelementptr inbounds i32, ptr %cond67.i4771, i64 %k.174.i.i4979
  store i32 %conv32.i.i4989, ptr %arrayidx33.i.i4990, align 4
  %inc35.i.i4991 = add nuw nsw i64 %k.174.i.i4979, 1
  %exitcond76.not.i.i4992 = icmp eq i64 %inc35.i.i4991, %spec.select.i4784
  br i1 %exitcond76.not.i.i4992, label %cond.end78.i4820, label %for.body21.i.i4978, !llvm.loop !10

cond.false74.i4787:                               ; preds = %for.body50.i4780
  %add.ptr75.i4788 = getelementptr inbounds i64, ptr %778, i64 %k44.0363.i4782
  br i1 %cmp.not65.i.i4786, label %for.cond10.preheader.i.i4808, label %for.body.lr.ph.i299.i4789

for.body.lr.ph.i299.i4789:                        ; preds = %cond.false74.i4787
  %splat.splatinsert.i300.i4790 = insertelement <8 x i64> poison, i64 %923, i64 0
  %splat.splat.i301.i4791 = shufflevector <8 x i64> %splat.splatinsert.i300.i4790, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body.i302.i4792

for.cond10.preheader.i.i4808:                     ; preds = %for.body.i302.i4792, %cond.false74.i4787
  %outside.0.lcssa.i314.i4809 = phi <8 x i64> [ zeroinitializer, %cond.false74.i4787 ], [ %or7.i310.i4803, %for.body.i302.i4792 ]
  %k.0.lcssa.i315.i4810 = phi i64 [ 0, %cond.false74.i4787 ], [ %add66.i.i4793, %for.body.i302.i4792 ]
  br label %for.body13.i316.i4811

for.body.i302.i4792:                              ; preds = %for.body.i302.i4792, %for.body.lr.ph.i299.i4789
  %add66.i.i4793 = phi i64 [ 8, %for.body.lr.ph.i299.i4789 ], [ %add.i312.i4806, %for.body.i302.i4792 ]
  %k.065.i.i4794 = phi i64 [ 0, %for.body.lr.ph.i299.i4789 ], [ %add66.i.i4793, %for.body.i302.i4792 ]
  %outside.064.i.i4795 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph.i299.i4789 ], [ %or7.i310.i4803, %for.body.i302.i4792 ]
  %add.ptr.i303.i4796 = getelementptr inbounds i64, ptr %add.ptr75.i4788, i64 %k.065.i.i4794
  %926 = load <8 x i64>, ptr %add.ptr.i303.i4796, align 8
  %isneg.i304.i4797 = icmp slt <8 x i64> %926, zeroinitializer
  %and.i305.i4798 = select <8 x i1> %isneg.i304.i4797, <8 x i64> %splat.splat.i301.i4791, <8 x i64> zeroinitializer
  %add1.i306.i4799 = add <8 x i64> %and.i305.i4798, %926
  %add1.lobit.i307.i4800 = ashr <8 x i64> %add1.i306.i4799, <i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63, i64 63>
  %cmp5.not.i308.i4801 = icmp slt <8 x i64> %add1.i306.i4799, %splat.splat.i301.i4791
  %or.i309.i4802 = select <8 x i1> %cmp5.not.i308.i4801, <8 x i64> %add1.lobit.i307.i4800, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %or7.i310.i4803 = or <8 x i64> %or.i309.i4802, %outside.064.i.i4795
  %conv.i311.i4804 = trunc <8 x i64> %add1.i306.i4799 to <8 x i32>
  %add.ptr8.i.i4805 = getelementptr inbounds i32, ptr %cond67.i4771, i64 %k.065.i.i4794
  store <8 x i32> %conv.i311.i4804, ptr %add.ptr8.i.i4805, align 8
  %add.i312.i4806 = add nuw nsw i64 %add66.i.i4793, 8
  %cmp.not.i313.i4807 = icmp sgt i64 %add.i312.i4806, %spec.select.i4784
  br i1 %cmp.not.i313.i4807, label %for.cond10.preheader.i.i4808, label %for.body.i302.i4792, !llvm.loop !11

for.cond17.preheader.i.i4818:                     ; preds = %for.body13.i316.i4811
  %cmp1870.i.i4819 = icmp slt i64 %k.0.lcssa.i315.i4810, %spec.select.i4784
  br i1 %cmp1870.i.i4819, label %for.body20.i.i4930, label %cond.end78.i4820

for.body13.i316.i4811:                            ; preds = %for.body13.i316.i4811, %for.cond10.preheader.i.i4808
  %j.069.i.i4812 = phi i64 [ 0, %for.cond10.preheader.i.i4808 ], [ %inc.i318.i4816, %for.body13.i316.i4811 ]
  %wrong.068.i.i4813 = phi i64 [ 0, %for.cond10.preheader.i.i4808 ], [ %or14.i.i4815, %for.body13.i316.i4811 ]
  %vecext.i317.i4814 = extractelement <8 x i64> %outside.0.lcssa.i314.i4809, i64 %j.069.i.i4812
  %or14.i.i4815 = or i64 %vecext.i317.i4814, %wrong.068.i.i4813
  %inc.i318.i4816 = add nuw nsw i64 %j.069.i.i4812, 1
  %exitcond.not.i319.i4817 = icmp eq i64 %inc.i318.i4816, 8
  br i1 %exitcond.not.i319.i4817, label %for.cond17.preheader.i.i4818, label %for.body13.i316.i4811, !llvm.loop !12

for.body20.i.i4930:                               ; preds = %for.cond17.preheader.i.i4818, %for.body20.i.i4930
  %k.172.i.i4931 = phi i64 [ %inc33.i.i4942, %for.body20.i.i4930 ], [ %k.0.lcssa.i315.i4810, %for.cond17.preheader.i.i4818 ]
  %wrong.171.i.i4932 = phi i64 [ %or29.i.i4939, %for.body20.i.i4930 ], [ %or14.i.i4815, %for.cond17.preheader.i.i4818 ]
  %arrayidx.i321.i4933 = getelementptr inbounds i64, ptr %add.ptr75.i4788, i64 %k.172.i.i4931
  %927 = load i64, ptr %arrayidx.i321.i4933, align 8
  %cmp23.i.i4934 = icmp slt i64 %927, 0
  %cond.i322.i4935 = select i1 %cmp23.i.i4934, i64 %923, i64 0
  %add25.i.i4936 = add nsw i64 %cond.i322.i4935, %927
  %cmp26.i.i4937 = icmp uge i64 %add25.i.i4936, %923
  %conv28.i.i4938 = zext i1 %cmp26.i.i4937 to i64
  %or29.i.i4939 = or i64 %wrong.171.i.i4932, %conv28.i.i4938
  %conv30.i323.i4940 = trunc i64 %add25.i.i4936 to i32
  %arrayidx31.i.i4941 = getelementptr inbounds i32, ptr %cond67.i4771, i64 %k.172.i.i4931
  store i32 %conv30.i323.i4940, ptr %arrayidx31.i.i4941, align 4
  %inc33.i.i4942 = add nuw nsw i64 %k.172.i.i4931, 1
  %exitcond74.not.i.i4943 = icmp eq i64 %inc33.i.i4942, %spec.select.i4784
  br i1 %exitcond74.not.i.i4943, label %cond.end78.i4820, label %for.body20.i.i4930, !llvm.loop !13

cond.end78.i4820:                                 ; preds = %for.body20.i.i4930, %for.body21.i.i4978, %for.cond17.preheader.i.i4818, %for.cond18.preheader.i.i4976
  %cond79.in.in.i4821 = phi i64 [ %or15.i.i4973, %for.cond18.preheader.i.i4976 ], [ %or14.i.i4815, %for.cond17.preheader.i.i4818 ], [ %or31.i.i4988, %for.body21.i.i4978 ], [ %or29.i.i4939, %for.body20.i.i4930 ]
  %cond79.in.not.i4822 = icmp eq i64 %cond79.in.in.i4821, 0
  br i1 %cond79.in.not.i4822, label %if.end82.i4823, label %most_long.exit

if.end82.i4823:                                   ; preds = %cond.end78.i4820
  br i1 %919, label %if.end87.i4857, label %if.else85.i4824

if.else85.i4824:                                  ; preds = %if.end82.i4823
  %cmp55.i.i4825 = icmp sgt i64 %sub52.i4783, 0
  br i1 %cmp55.i.i4825, label %for.body.i326.i4831, label %if.else94.thread.i4826

for.cond12.preheader.i.i4844:                     ; preds = %for.body.i326.i4831
  %tobool.not.i.i4845 = icmp eq i64 %add.i328.i4841, 0
  br i1 %tobool.not.i.i4845, label %if.else94.thread.i4826, label %for.body16.lr.ph.i.i4846

for.body16.lr.ph.i.i4846:                         ; preds = %for.cond12.preheader.i.i4844
  %sub18.i.i4847 = add nsw i64 %add.i328.i4841, -1
  %arrayidx19.i.i4848 = getelementptr inbounds [520 x i32], ptr %found.i4689, i64 0, i64 %sub18.i.i4847
  %arrayidx25.i.i4849 = getelementptr inbounds [520 x i32], ptr %places63.i4770, i64 0, i64 %sub18.i.i4847
  br label %for.body16.i.i4850

for.body.i326.i4831:                              ; preds = %if.else85.i4824, %for.body.i326.i4831
  %n.057.i.i4832 = phi i64 [ %add.i328.i4841, %for.body.i326.i4831 ], [ 0, %if.else85.i4824 ]
  %k.056.i.i4833 = phi i64 [ %inc.i329.i4842, %for.body.i326.i4831 ], [ 0, %if.else85.i4824 ]
  %arrayidx.i327.i4834 = getelementptr inbounds i32, ptr %places.i4688, i64 %k.056.i.i4833
  %928 = load i32, ptr %arrayidx.i327.i4834, align 4
  %sub3.i.i4835 = sub i32 %928, %conv.i324.i4774
  %conv4.i.i4836 = trunc i64 %k.056.i.i4833 to i32
  %arrayidx5.i.i4837 = getelementptr inbounds [520 x i32], ptr %found.i4689, i64 0, i64 %n.057.i.i4832
  store i32 %conv4.i.i4836, ptr %arrayidx5.i.i4837, align 4
  %arrayidx7.i.i4838 = getelementptr inbounds [520 x i32], ptr %places63.i4770, i64 0, i64 %n.057.i.i4832
  store i32 %sub3.i.i4835, ptr %arrayidx7.i.i4838, align 4
  %cmp8.i.i4839 = icmp ult i32 %sub3.i.i4835, %conv1.i.i4775
  %conv10.i.i4840 = zext i1 %cmp8.i.i4839 to i64
  %add.i328.i4841 = add nuw nsw i64 %n.057.i.i4832, %conv10.i.i4840
  %inc.i329.i4842 = add nuw nsw i64 %k.056.i.i4833, 1
  %exitcond.not.i330.i4843 = icmp eq i64 %inc.i329.i4842, %spec.select.i4784
  br i1 %exitcond.not.i330.i4843, label %for.cond12.preheader.i.i4844, label %for.body.i326.i4831, !llvm.loop !14

for.body16.i.i4850:                               ; preds = %for.body16.i.i4850, %for.body16.lr.ph.i.i4846
  %k11.058.i.i4851 = phi i64 [ 0, %for.body16.lr.ph.i.i4846 ], [ %inc30.i.i4855, %for.body16.i.i4850 ]
  %929 = load i32, ptr %arrayidx19.i.i4848, align 4
  %add21.i.i4852 = add nuw nsw i64 %k11.058.i.i4851, %add.i328.i4841
  %arrayidx22.i.i4853 = getelementptr inbounds [520 x i32], ptr %found.i4689, i64 0, i64 %add21.i.i4852
  store i32 %929, ptr %arrayidx22.i.i4853, align 4
  %930 = load i32, ptr %arrayidx25.i.i4849, align 4
  %arrayidx28.i.i4854 = getelementptr inbounds [520 x i32], ptr %places63.i4770, i64 0, i64 %add21.i.i4852
  store i32 %930, ptr %arrayidx28.i.i4854, align 4
  %inc30.i.i4855 = add nuw nsw i64 %k11.058.i.i4851, 1
  %exitcond.not.i4856 = icmp eq i64 %inc30.i.i4855, 8
  br i1 %exitcond.not.i4856, label %if.end87.i4857, label %for.body16.i.i4850, !llvm.loop !15

if.else94.thread.i4826:                           ; preds = %for.cond12.preheader.i.i4844, %if.else85.i4824
  store i64 0, ptr %count32.i.i4776, align 8
  br label %for.inc101.i4827

if.end87.i4857:                                   ; preds = %for.body16.i.i4850, %if.end82.i4823
  %931 = phi i64 [ %spec.select.i4784, %if.end82.i4823 ], [ %add.i328.i4841, %for.body16.i.i4850 ]
  store i64 %931, ptr %count32.i.i4776, align 8
  %tobool89.i4858 = icmp ne i64 %931, 0
  %or.cond183.i4859 = select i1 %tobool89.i4858, i1 %cmp91.i4777, i1 false
  %cmp47.i.i4860 = icmp sgt i64 %931, 0
  br i1 %or.cond183.i4859, label %if.then93.i4903, label %if.else94.i4861

if.then93.i4903:                                  ; preds = %if.end87.i4857
  br i1 %cmp47.i.i4860, label %for.body.preheader.i.i4904, label %for.inc101.i4827

for.body.preheader.i.i4904:                       ; preds = %if.then93.i4903
  %932 = load i32, ptr %places63.i4770, align 8
  %conv.i331.i4905 = sext i32 %932 to i64
  %arrayidx1.i.i4906 = getelementptr inbounds i64, ptr %cond.i4705, i64 %conv.i331.i4905
  %933 = load i64, ptr %arrayidx1.i.i4906, align 8
  br label %for.body.i332.i4907

for.body.i332.i4907:                              ; preds = %if.end.i.i4920, %for.body.preheader.i.i4904
  %before.050.i.i4908 = phi i64 [ %conv5.i.i4912, %if.end.i.i4920 ], [ %conv.i331.i4905, %for.body.preheader.i.i4904 ]
  %m.049.i.i4909 = phi i64 [ %inc.i339.i4928, %if.end.i.i4920 ], [ 0, %for.body.preheader.i.i4904 ]
  %found.048.i.i4910 = phi i64 [ %cond.i338.i4926, %if.end.i.i4920 ], [ %933, %for.body.preheader.i.i4904 ]
  %arrayidx4.i.i4911 = getelementptr inbounds [520 x i32], ptr %places63.i4770, i64 0, i64 %m.049.i.i4909
  %934 = load i32, ptr %arrayidx4.i.i4911, align 4
  %conv5.i.i4912 = sext i32 %934 to i64
  %add.i333.i4913 = add nuw nsw i64 %m.049.i.i4909, 8
  %arrayidx7.i334.i4914 = getelementptr inbounds [520 x i32], ptr %places63.i4770, i64 0, i64 %add.i333.i4913
  %935 = load i32, ptr %arrayidx7.i334.i4914, align 4
  %idx.ext.i.i4915 = sext i32 %935 to i64
  %add.ptr.i335.i4916 = getelementptr inbounds i64, ptr %cond.i4705, i64 %idx.ext.i.i4915
  tail call void @llvm.prefetch.p0(ptr %add.ptr.i335.i4916, i32 1, i32 3, i32 1)
  %cmp8.not.i.i4917 = icmp eq i64 %before.050.i.i4908, %conv5.i.i4912
  br i1 %cmp8.not.i.i4917, label %if.end.i.i4920, label %if.then.i336.i4918

if.then.i336.i4918:                               ; preds = %for.body.i332.i4907
  %arrayidx10.i.i4919 = getelementptr inbounds i64, ptr %cond.i4705, i64 %conv5.i.i4912
  %936 = load i64, ptr %arrayidx10.i.i4919, align 8
  br label %if.end.i.i4920

if.end.i.i4920:                                   ; preds = %if.then.i336.i4918, %for.body.i332.i4907
  %found.1.i.i4921 = phi i64 [ %936, %if.then.i336.i4918 ], [ %found.048.i.i4910, %for.body.i332.i4907 ]
  %arrayidx11.i.i4922 = getelementptr inbounds [520 x i32], ptr %found.i4689, i64 0, i64 %m.049.i.i4909
  %937 = load i32, ptr %arrayidx11.i.i4922, align 4
  %conv12.i.i4923 = sext i32 %937 to i64
  %mul.i337.i4924 = mul nsw i64 %781, %conv12.i.i4923
  %arrayidx13.i.i4925 = getelementptr inbounds i64, ptr %values.0364.i4781, i64 %mul.i337.i4924
  %938 = load i64, ptr %arrayidx13.i.i4925, align 8
  %cond.i338.i4926 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i4921, i64 %938)
  %arrayidx23.i.i4927 = getelementptr inbounds i64, ptr %cond.i4705, i64 %conv5.i.i4912
  store i64 %cond.i338.i4926, ptr %arrayidx23.i.i4927, align 8
  %inc.i339.i4928 = add nuw nsw i64 %m.049.i.i4909, 1
  %exitcond375.not.i4929 = icmp eq i64 %inc.i339.i4928, %931
  br i1 %exitcond375.not.i4929, label %for.inc101.i4827, label %for.body.i332.i4907, !llvm.loop !149

if.else94.i4861:                                  ; preds = %if.end87.i4857
  br i1 %cmp47.i.i4860, label %for.body.i343.i4862, label %for.inc101.i4827

for.body.i343.i4862:                              ; preds = %if.else94.i4861, %for.end41.i.i4893
  %m.086.i.i4863 = phi i64 [ %inc43.i.i4894, %for.end41.i.i4893 ], [ 0, %if.else94.i4861 ]
  %arrayidx.i344.i4864 = getelementptr inbounds [520 x i32], ptr %found.i4689, i64 0, i64 %m.086.i.i4863
  %939 = load i32, ptr %arrayidx.i344.i4864, align 4
  %conv.i345.i4865 = sext i32 %939 to i64
  %mul.i346.i4866 = mul nsw i64 %781, %conv.i345.i4865
  %add.ptr.i347.i4867 = getelementptr inbounds i64, ptr %values.0364.i4781, i64 %mul.i346.i4866
  %arrayidx1.i348.i4868 = getelementptr inbounds [520 x i32], ptr %places63.i4770, i64 0, i64 %m.086.i.i4863
  %940 = load i32, ptr %arrayidx1.i348.i4868, align 4
  %conv2.i.i4869 = sext i32 %940 to i64
  %mul3.i.i4870 = mul nsw i64 %782, %conv2.i.i4869
  %add.ptr4.i.i4871 = getelementptr inbounds i64, ptr %cond.i4705, i64 %mul3.i.i4870
  %add.i349.i4872 = add nuw nsw i64 %m.086.i.i4863, 8
  %arrayidx6.i.i4873 = getelementptr inbounds [520 x i32], ptr %found.i4689, i64 0, i64 %add.i349.i4872
  %941 = load i32, ptr %arrayidx6.i.i4873, align 4
  %conv7.i.i4874 = sext i32 %941 to i64
  %mul8.i.i4875 = mul nsw i64 %781, %conv7.i.i4874
  %add.ptr9.i350.i4876 = getelementptr inbounds i64, ptr %values.0364.i4781, i64 %mul8.i.i4875
  %arrayidx12.i.i4877 = getelementptr inbounds [520 x i32], ptr %places63.i4770, i64 0, i64 %add.i349.i4872
  %942 = load i32, ptr %arrayidx12.i.i4877, align 4
  %conv13.i.i4878 = sext i32 %942 to i64
  %mul14.i.i4879 = mul nsw i64 %782, %conv13.i.i4878
  %add.ptr15.i.i4880 = getelementptr inbounds i64, ptr %cond.i4705, i64 %mul14.i.i4879
  tail call void @llvm.prefetch.p0(ptr %add.ptr15.i.i4880, i32 1, i32 3, i32 1)
  br i1 %cmp18.not80.i.i4778, label %for.cond25.preheader.i.i4890, label %for.body20.i351.i4881

for.cond25.preheader.i.i4890:                     ; preds = %for.body20.i351.i4881, %for.body.i343.i4862
  %j.0.lcssa.i.i4891 = phi i64 [ 0, %for.body.i343.i4862 ], [ %add1782.i.i4882, %for.body20.i351.i4881 ]
  %cmp2683.i.i4892 = icmp slt i64 %j.0.lcssa.i.i4891, %782
  br i1 %cmp2683.i.i4892, label %for.body28.i.i4896, label %for.end41.i.i4893

for.body20.i351.i4881:                            ; preds = %for.body.i343.i4862, %for.body20.i351.i4881
  %add1782.i.i4882 = phi i64 [ %add17.i.i4888, %for.body20.i351.i4881 ], [ 8, %for.body.i343.i4862 ]
  %j.081.i.i4883 = phi i64 [ %add1782.i.i4882, %for.body20.i351.i4881 ], [ 0, %for.body.i343.i4862 ]
  %add.ptr21.i.i4884 = getelementptr inbounds i64, ptr %add.ptr9.i350.i4876, i64 %j.081.i.i4883
  tail call void @llvm.prefetch.p0(ptr readonly %add.ptr21.i.i4884, i32 0, i32 3, i32 1)
  %add.ptr22.i.i4885 = getelementptr inbounds i64, ptr %add.ptr.i347.i4867, i64 %j.081.i.i4883
  %add.ptr23.i.i4886 = getelementptr inbounds i64, ptr %add.ptr4.i.i4871, i64 %j.081.i.i4883
  %943 = load <8 x i64>, ptr %add.ptr23.i.i4886, align 8
  %944 = load <8 x i64>, ptr %add.ptr22.i.i4885, align 8
  %or9.i.i.i4887 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %943, <8 x i64> %944)
  store <8 x i64> %or9.i.i.i4887, ptr %add.ptr23.i.i4886, align 8
  %add17.i.i4888 = add nuw nsw i64 %add1782.i.i4882, 8
  %cmp18.not.i.i4889 = icmp sgt i64 %add17.i.i4888, %782
  br i1 %cmp18.not.i.i4889, label %for.cond25.preheader.i.i4890, label %for.body20.i351.i4881, !llvm.loop !150

for.body28.i.i4896:                               ; preds = %for.cond25.preheader.i.i4890, %for.body28.i.i4896
  %j.184.i.i4897 = phi i64 [ %inc.i353.i4901, %for.body28.i.i4896 ], [ %j.0.lcssa.i.i4891, %for.cond25.preheader.i.i4890 ]
  %arrayidx29.i.i4898 = getelementptr inbounds i64, ptr %add.ptr4.i.i4871, i64 %j.184.i.i4897
  %945 = load i64, ptr %arrayidx29.i.i4898, align 8
  %arrayidx30.i.i4899 = getelementptr inbounds i64, ptr %add.ptr.i347.i4867, i64 %j.184.i.i4897
  %946 = load i64, ptr %arrayidx30.i.i4899, align 8
  %spec.select.i.i4900 = tail call i64 @llvm.smax.i64(i64 %945, i64 %946)
  store i64 %spec.select.i.i4900, ptr %arrayidx29.i.i4898, align 8
  %inc.i353.i4901 = add nuw nsw i64 %j.184.i.i4897, 1
  %exitcond.not.i354.i4902 = icmp eq i64 %inc.i353.i4901, %782
  br i1 %exitcond.not.i354.i4902, label %for.end41.i.i4893, label %for.body28.i.i4896, !llvm.loop !151

for.end41.i.i4893:                                ; preds = %for.body28.i.i4896, %for.cond25.preheader.i.i4890
  %inc43.i.i4894 = add nuw nsw i64 %m.086.i.i4863, 1
  %exitcond374.not.i4895 = icmp eq i64 %inc43.i.i4894, %931
  br i1 %exitcond374.not.i4895, label %for.inc101.i4827, label %for.body.i343.i4862, !llvm.loop !152

for.inc101.i4827:                                 ; preds = %for.end41.i.i4893, %if.end.i.i4920, %if.else94.i4861, %if.then93.i4903, %if.else94.thread.i4826
  %add.i4828 = add nuw nsw i64 %k44.0363.i4782, 512
  %add.ptr103.i4829 = getelementptr inbounds i8, ptr %values.0364.i4781, i64 %add.ptr103.idx.i4779
  %947 = load i64, ptr %arrayidx46.i4720, align 8
  %cmp47.not.i4830 = icmp slt i64 %add.i4828, %947
  br i1 %cmp47.not.i4830, label %for.body50.i4780, label %for.end106.i4722, !llvm.loop !153

for.end106.i4722:                                 ; preds = %for.inc101.i4827, %for.cond45.preheader.i4719
  %948 = load i64, ptr %a, align 8
  %cmp108.i4723 = icmp eq i64 %948, 0
  %tobool111.i4724 = icmp ne i64 %784, 0
  %or.cond184.i4725 = select i1 %cmp108.i4723, i1 %tobool111.i4724, i1 false
  br i1 %or.cond184.i4725, label %lor.lhs.false112.i4727, label %most_long.exit

lor.lhs.false112.i4727:                           ; preds = %for.end106.i4722
  %cmp113.i4728 = icmp ne ptr %cond.i4705, %785
  %tobool116.i4729 = icmp ne i64 %775, 0
  %or.cond185.i4730 = select i1 %cmp113.i4728, i1 true, i1 %tobool116.i4729
  br i1 %or.cond185.i4730, label %for.cond120.preheader.i4731, label %most_long.exit

for.cond120.preheader.i4731:                      ; preds = %lor.lhs.false112.i4727
  %cmp122.not365.i4732 = icmp slt i64 %mul.i4698, 8
  br i1 %cmp122.not365.i4732, label %for.cond145.preheader.i4744, label %for.body124.lr.ph.i4733

for.body124.lr.ph.i4733:                          ; preds = %for.cond120.preheader.i4731
  %add.ptr131.i4734 = getelementptr inbounds i64, ptr %776, i64 %mul9.i4701
  br label %for.body124.i4735

for.cond145.preheader.i4744:                      ; preds = %if.end140.i4739, %for.cond120.preheader.i4731
  %k119.0.lcssa.i4745 = phi i64 [ 0, %for.cond120.preheader.i4731 ], [ %add121367.i4736, %if.end140.i4739 ]
  %cmp146368.i4746 = icmp slt i64 %k119.0.lcssa.i4745, %mul.i4698
  br i1 %cmp146368.i4746, label %for.body148.lr.ph.i4747, label %most_long.exit

for.body148.lr.ph.i4747:                          ; preds = %for.cond145.preheader.i4744
  %949 = getelementptr i64, ptr %776, i64 %mul9.i4701
  br label %for.body148.i4748

for.body124.i4735:                                ; preds = %if.end140.i4739, %for.body124.lr.ph.i4733
  %add121367.i4736 = phi i64 [ 8, %for.body124.lr.ph.i4733 ], [ %add121.i4742, %if.end140.i4739 ]
  %k119.0366.i4737 = phi i64 [ 0, %for.body124.lr.ph.i4733 ], [ %add121367.i4736, %if.end140.i4739 ]
  %add.ptr125.i4738 = getelementptr inbounds i64, ptr %cond.i4705, i64 %k119.0366.i4737
  %950 = load <8 x i64>, ptr %add.ptr125.i4738, align 8
  br i1 %tobool116.i4729, label %land.lhs.true127.i4760, label %if.end140.i4739

land.lhs.true127.i4760:                           ; preds = %for.body124.i4735
  %951 = load i64, ptr %arrayidx8.i4700, align 8
  %tobool129.not.i4761 = icmp eq i64 %951, 0
  br i1 %tobool129.not.i4761, label %if.then136.i4765, label %if.then130.i4762

if.then130.i4762:                                 ; preds = %land.lhs.true127.i4760
  %add.ptr132.i4763 = getelementptr inbounds i64, ptr %add.ptr131.i4734, i64 %k119.0366.i4737
  %952 = load <8 x i64>, ptr %add.ptr132.i4763, align 8
  %add133.i4764 = add <8 x i64> %952, %950
  br label %if.end140.i4739

if.then136.i4765:                                 ; preds = %land.lhs.true127.i4760
  %953 = load i64, ptr %776, align 8
  %splat.splatinsert.i4766 = insertelement <8 x i64> poison, i64 %953, i64 0
  %splat.splat.i4767 = shufflevector <8 x i64> %splat.splatinsert.i4766, <8 x i64> poison, <8 x i32> zeroinitializer
  %add138.i4768 = add <8 x i64> %splat.splat.i4767, %950
  br label %if.end140.i4739

if.end140.i4739:                                  ; preds = %if.then136.i4765, %if.then130.i4762, %for.body124.i4735
  %sum.0.i4740 = phi <8 x i64> [ %add133.i4764, %if.then130.i4762 ], [ %add138.i4768, %if.then136.i4765 ], [ %950, %for.body124.i4735 ]
  %add.ptr141.i4741 = getelementptr inbounds i64, ptr %785, i64 %k119.0366.i4737
  store <8 x i64> %sum.0.i4740, ptr %add.ptr141.i4741, align 8
  %add121.i4742 = add nuw nsw i64 %add121367.i4736, 8
  %cmp122.not.i4743 = icmp sgt i64 %add121.i4742, %mul.i4698
  br i1 %cmp122.not.i4743, label %for.cond145.preheader.i4744, label %for.body124.i4735, !llvm.loop !154

for.body148.i4748:                                ; preds = %cond.end159.i4751, %for.body148.lr.ph.i4747
  %k119.1369.i4749 = phi i64 [ %k119.0.lcssa.i4745, %for.body148.lr.ph.i4747 ], [ %inc163.i4754, %cond.end159.i4751 ]
  %arrayidx151.i4750 = getelementptr inbounds i64, ptr %cond.i4705, i64 %k119.1369.i4749
  %954 = load i64, ptr %arrayidx151.i4750, align 8
  br i1 %tobool116.i4729, label %cond.true150.i4756, label %cond.end159.i4751

cond.true150.i4756:                               ; preds = %for.body148.i4748
  %955 = load i64, ptr %arrayidx8.i4700, align 8
  %mul153.i4757 = mul nsw i64 %955, %k119.1369.i4749
  %arrayidx155.i4758 = getelementptr i64, ptr %949, i64 %mul153.i4757
  %956 = load i64, ptr %arrayidx155.i4758, align 8
  %add156.i4759 = add nsw i64 %956, %954
  br label %cond.end159.i4751

cond.end159.i4751:                                ; preds = %cond.true150.i4756, %for.body148.i4748
  %cond160.i4752 = phi i64 [ %add156.i4759, %cond.true150.i4756 ], [ %954, %for.body148.i4748 ]
  %arrayidx161.i4753 = getelementptr inbounds i64, ptr %785, i64 %k119.1369.i4749
  store i64 %cond160.i4752, ptr %arrayidx161.i4753, align 8
  %inc163.i4754 = add nuw nsw i64 %k119.1369.i4749, 1
  %exitcond376.not.i4755 = icmp eq i64 %inc163.i4754, %mul.i4698
  br i1 %exitcond376.not.i4755, label %most_long.exit, label %for.body148.i4748, !llvm.loop !155

most_long.exit:                                   ; preds = %cond.end78.i4820, %cond.end159.i4751, %for.end106.i4722, %lor.lhs.false112.i4727, %for.cond145.preheader.i4744
  %retval.3.i4726 = phi i64 [ 0, %lor.lhs.false112.i4727 ], [ 0, %for.end106.i4722 ], [ 0, %for.cond145.preheader.i4744 ], [ 0, %cond.end159.i4751 ], [ 1, %cond.end78.i4820 ]
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %found.i4689) #7
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %places.i4688) #7
  br label %return

return:                                           ; preds = %add_double.exit, %add_long.exit, %add_int.exit, %add_float.exit, %most_float.exit, %most_int.exit, %most_long.exit, %most_double.exit, %least_float.exit, %least_int.exit, %least_long.exit, %least_double.exit, %set_32.exit, %set_64.exit, %add_few.exit
  %retval.0 = phi i64 [ %retval.3.i, %add_few.exit ], [ %retval.3.i159, %set_32.exit ], [ %retval.3.i425, %set_64.exit ], [ %retval.3.i702, %add_float.exit ], [ %retval.3.i1006, %add_double.exit ], [ %retval.3.i1410, %add_int.exit ], [ %retval.3.i1886, %add_long.exit ], [ %retval.3.i2375, %least_float.exit ], [ %retval.3.i2678, %least_double.exit ], [ %retval.3.i3026, %least_int.exit ], [ %retval.3.i3348, %least_long.exit ], [ %retval.3.i3688, %most_float.exit ], [ %retval.3.i4037, %most_double.exit ], [ %retval.3.i4386, %most_int.exit ], [ %retval.3.i4726, %most_long.exit ]
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
