; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 85d2916d2c75ff38a854f4e6b2f4043f2817a9de
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_extreme_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %best.i.i739 = alloca [16 x <8 x i64>], align 8
  %at.i.i740 = alloca [16 x <8 x i64>], align 8
  %largest.i.i741 = alloca [8 x i64], align 8
  %in.i.i742 = alloca [8 x i64], align 8
  %best.i.i609 = alloca [16 x <16 x i32>], align 4
  %at.i.i610 = alloca [16 x <16 x i32>], align 4
  %largest.i.i611 = alloca [16 x i32], align 4
  %in.i.i612 = alloca [16 x i32], align 4
  %best.i.i361 = alloca [16 x <16 x i32>], align 4
  %at.i.i362 = alloca [16 x <16 x i32>], align 4
  %largest.i.i363 = alloca [32 x i16], align 2
  %in.i.i364 = alloca [32 x i16], align 2
  %best.i.i252 = alloca [16 x <16 x i32>], align 4
  %at.i.i253 = alloca [16 x <16 x i32>], align 4
  %largest.i.i254 = alloca [64 x i8], align 1
  %in.i.i255 = alloca [64 x i8], align 1
  %best.i.i118 = alloca [16 x <8 x double>], align 8
  %at.i.i119 = alloca [16 x <8 x i64>], align 8
  %largest.i.i120 = alloca [8 x double], align 8
  %in.i.i121 = alloca [8 x i64], align 8
  %any.i.i122 = alloca [8 x i64], align 8
  %best.i.i = alloca [16 x <16 x float>], align 4
  %at.i.i = alloca [16 x <16 x i32>], align 4
  %largest.i.i = alloca [16 x float], align 4
  %in.i.i = alloca [16 x i32], align 4
  %any.i.i = alloca [16 x i32], align 4
  %0 = load i64, ptr %a, align 8
  %tobool.not = icmp eq i64 %0, 0
  %arrayidx21 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx21, align 8
  br i1 %tobool.not, label %if.else20, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %cmp = icmp eq i64 %1, 4
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 48
  %5 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 56
  %6 = load i64, ptr %arrayidx7, align 8
  %cmp36.i = icmp sgt i64 %3, 0
  br i1 %cmp, label %if.then, label %if.then11

if.then:                                          ; preds = %land.lhs.true
  %conv = sitofp i64 %2 to float
  br i1 %cmp36.i, label %for.body.lr.ph.i, label %if.end70

for.body.lr.ph.i:                                 ; preds = %if.then
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 64
  %7 = load i64, ptr %arrayidx8, align 8
  %8 = inttoptr i64 %7 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %9 = load i64, ptr %arrayidx2, align 8
  %10 = inttoptr i64 %9 to ptr
  %cmp1.i = icmp eq i64 %5, 1
  %cmp2.i = icmp eq i64 %6, 1
  %or.cond.i = and i1 %cmp1.i, %cmp2.i
  %cmp188.i.i = icmp sgt i64 %5, 15
  %cmp2183.i.i = icmp sgt i64 %4, 0
  %splat.splatinsert.i17.i = insertelement <16 x float> poison, float %conv, i64 0
  %splat.splat.i18.i = shufflevector <16 x float> %splat.splatinsert.i17.i, <16 x float> poison, <16 x i32> zeroinitializer
  %cmp84194.i.i = icmp sgt i64 %4, 1
  %cmp1.not337.i.i = icmp slt i64 %4, 16
  %mul.i = mul nsw i64 %6, %4
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc.i, %for.body.lr.ph.i
  %out.addr.040.i = phi ptr [ %8, %for.body.lr.ph.i ], [ %add.ptr3.i, %for.inc.i ]
  %x.addr.038.i = phi ptr [ %10, %for.body.lr.ph.i ], [ %add.ptr.i, %for.inc.i ]
  %matrices.addr.037.i = phi i64 [ %3, %for.body.lr.ph.i ], [ %dec.i, %for.inc.i ]
  br i1 %or.cond.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i
  %11 = load float, ptr %x.addr.038.i, align 4
  %mul.i.i = fmul float %11, %conv
  %cmp.i.i = fcmp uno float %mul.i.i, 0.000000e+00
  br i1 %cmp.i.i, label %of_float_line.exit.i, label %while.cond.preheader.i.i

while.cond.preheader.i.i:                         ; preds = %if.then.i
  br i1 %cmp1.not337.i.i, label %for.cond164.preheader.i.i, label %while.body.i.i

for.cond164.preheader.i.i:                        ; preds = %cleanup.i.i, %while.cond.preheader.i.i
  %first.0.lcssa.i.i = phi i64 [ 0, %while.cond.preheader.i.i ], [ %first.3.i.i, %cleanup.i.i ]
  %at.0.lcssa.i.i = phi i64 [ 0, %while.cond.preheader.i.i ], [ %at.1.i.i, %cleanup.i.i ]
  %best.0.lcssa.i.i = phi float [ %mul.i.i, %while.cond.preheader.i.i ], [ %best.1.i.i, %cleanup.i.i ]
  %cmp165344.i.i = icmp slt i64 %first.0.lcssa.i.i, %4
  br i1 %cmp165344.i.i, label %for.body167.i.i, label %while.cond184.preheader.i.i

while.body.i.i:                                   ; preds = %while.cond.preheader.i.i, %cleanup.i.i
  %best.0340.i.i = phi float [ %best.1.i.i, %cleanup.i.i ], [ %mul.i.i, %while.cond.preheader.i.i ]
  %at.0339.i.i = phi i64 [ %at.1.i.i, %cleanup.i.i ], [ 0, %while.cond.preheader.i.i ]
  %first.0338.i.i = phi i64 [ %first.3.i.i, %cleanup.i.i ], [ 0, %while.cond.preheader.i.i ]
  %sub.i.i = sub nsw i64 %4, %first.0338.i.i
  %div.i.i = sdiv i64 %sub.i.i, 64
  %cmp2.i.i = icmp slt i64 %sub.i.i, 7680
  %cond.i.i = select i1 %cmp2.i.i, i64 %div.i.i, i64 120
  %add.ptr.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.0338.i.i
  %12 = load <16 x float>, ptr %add.ptr.i.i, align 4
  %mul3.i.i = fmul <16 x float> %splat.splat.i18.i, %12
  %cmp4312.i.i = icmp sgt i64 %cond.i.i, 0
  br i1 %cmp4312.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i

for.cond.cleanup.loopexit.i.i:                    ; preds = %for.body.i.i
  %13 = shl nuw nsw i64 %cond.i.i, 6
  %14 = add i64 %13, %first.0338.i.i
  br label %for.cond.cleanup.i.i

for.cond.cleanup.i.i:                             ; preds = %for.cond.cleanup.loopexit.i.i, %while.body.i.i
  %bad.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %while.body.i.i ], [ %or31.i.i, %for.cond.cleanup.loopexit.i.i ]
  %where.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %while.body.i.i ], [ %or66.i.i, %for.cond.cleanup.loopexit.i.i ]
  %most.0.lcssa.i.i = phi <16 x float> [ %mul3.i.i, %while.body.i.i ], [ %or59.v.i.i, %for.cond.cleanup.loopexit.i.i ]
  %first.1.lcssa.i.i = phi i64 [ %first.0338.i.i, %while.body.i.i ], [ %14, %for.cond.cleanup.loopexit.i.i ]
  br i1 %cmp2.i.i, label %for.cond71.preheader.i.i, label %if.end102.i.i

for.cond71.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i
  %add72321.i.i = add nsw i64 %first.1.lcssa.i.i, 16
  %cmp73.not322.i.i = icmp sgt i64 %add72321.i.i, %4
  br i1 %cmp73.not322.i.i, label %if.end102.i.i, label %for.body75.lr.ph.i.i

for.body75.lr.ph.i.i:                             ; preds = %for.cond71.preheader.i.i
  %conv91.i.i = trunc i64 %div.i.i to i32
  %splat.splatinsert92.i.i = insertelement <16 x i32> poison, i32 %conv91.i.i, i64 0
  %splat.splat93.i.i = shufflevector <16 x i32> %splat.splatinsert92.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body75.i.i

for.body.i.i:                                     ; preds = %while.body.i.i, %for.body.i.i
  %first.1317.i.i = phi i64 [ %add67.i.i, %for.body.i.i ], [ %first.0338.i.i, %while.body.i.i ]
  %most.0316.i.i = phi <16 x float> [ %or59.v.i.i, %for.body.i.i ], [ %mul3.i.i, %while.body.i.i ]
  %where.0315.i.i = phi <16 x i32> [ %or66.i.i, %for.body.i.i ], [ zeroinitializer, %while.body.i.i ]
  %bad.0314.i.i = phi <16 x i32> [ %or31.i.i, %for.body.i.i ], [ zeroinitializer, %while.body.i.i ]
  %block.0313.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %while.body.i.i ]
  %add.ptr5.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.1317.i.i
  %15 = load <16 x float>, ptr %add.ptr5.i.i, align 4
  %mul9.i.i = fmul <16 x float> %splat.splat.i18.i, %15
  %arrayidx10.i.i = getelementptr inbounds i8, ptr %add.ptr5.i.i, i64 64
  %16 = load <16 x float>, ptr %arrayidx10.i.i, align 4
  %mul13.i.i = fmul <16 x float> %splat.splat.i18.i, %16
  %arrayidx14.i.i = getelementptr inbounds i8, ptr %add.ptr5.i.i, i64 128
  %17 = load <16 x float>, ptr %arrayidx14.i.i, align 4
  %mul17.i.i = fmul <16 x float> %splat.splat.i18.i, %17
  %arrayidx18.i.i = getelementptr inbounds i8, ptr %add.ptr5.i.i, i64 192
  %18 = load <16 x float>, ptr %arrayidx18.i.i, align 4
  %mul21.i.i = fmul <16 x float> %splat.splat.i18.i, %18
  %or298.i.i = fcmp uno <16 x float> %mul9.i.i, %mul13.i.i
  %or29299.i.i = fcmp uno <16 x float> %mul17.i.i, %mul21.i.i
  %or30300.i.i = or <16 x i1> %or29299.i.i, %or298.i.i
  %or31.i.i = select <16 x i1> %or30300.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %bad.0314.i.i
  %cmp32.inv.i.i = fcmp ogt <16 x float> %mul13.i.i, %mul9.i.i
  %or37.v.i.i = select <16 x i1> %cmp32.inv.i.i, <16 x float> %mul13.i.i, <16 x float> %mul9.i.i
  %cmp38.inv.i.i = fcmp ogt <16 x float> %mul21.i.i, %mul17.i.i
  %or45.v.i.i = select <16 x i1> %cmp38.inv.i.i, <16 x float> %mul21.i.i, <16 x float> %mul17.i.i
  %cmp46.inv.i.i = fcmp ogt <16 x float> %or45.v.i.i, %or37.v.i.i
  %or53.v.i.i = select <16 x i1> %cmp46.inv.i.i, <16 x float> %or45.v.i.i, <16 x float> %or37.v.i.i
  %cmp54.i.i = fcmp ule <16 x float> %or53.v.i.i, %most.0316.i.i
  %or59.v.i.i = select <16 x i1> %cmp54.i.i, <16 x float> %most.0316.i.i, <16 x float> %or53.v.i.i
  %conv.i.i = trunc i64 %block.0313.i.i to i32
  %splat.splatinsert60.i.i = insertelement <16 x i32> poison, i32 %conv.i.i, i64 0
  %splat.splat61.i.i = shufflevector <16 x i32> %splat.splatinsert60.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %or66.i.i = select <16 x i1> %cmp54.i.i, <16 x i32> %where.0315.i.i, <16 x i32> %splat.splat61.i.i
  %inc.i.i = add nuw nsw i64 %block.0313.i.i, 1
  %add67.i.i = add nsw i64 %first.1317.i.i, 64
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %cond.i.i
  br i1 %exitcond.not.i.i, label %for.cond.cleanup.loopexit.i.i, label %for.body.i.i, !llvm.loop !4

for.body75.i.i:                                   ; preds = %for.body75.i.i, %for.body75.lr.ph.i.i
  %add72327.i.i = phi i64 [ %add72321.i.i, %for.body75.lr.ph.i.i ], [ %add72.i.i, %for.body75.i.i ]
  %first.2326.i.i = phi i64 [ %first.1.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %add72327.i.i, %for.body75.i.i ]
  %most.1325.i.i = phi <16 x float> [ %most.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or89.v.i.i, %for.body75.i.i ]
  %where.1324.i.i = phi <16 x i32> [ %where.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or98.i.i, %for.body75.i.i ]
  %bad.1323.i.i = phi <16 x i32> [ %bad.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or85.i.i, %for.body75.i.i ]
  %add.ptr76.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.2326.i.i
  %19 = load <16 x float>, ptr %add.ptr76.i.i, align 4
  %mul79.i.i = fmul <16 x float> %splat.splat.i18.i, %19
  %cmp81.i.i = fcmp ule <16 x float> %mul79.i.i, %most.1325.i.i
  %cmp83.i.i = fcmp uno <16 x float> %mul79.i.i, zeroinitializer
  %or85.i.i = select <16 x i1> %cmp83.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %bad.1323.i.i
  %or89.v.i.i = select <16 x i1> %cmp81.i.i, <16 x float> %most.1325.i.i, <16 x float> %mul79.i.i
  %or98.i.i = select <16 x i1> %cmp81.i.i, <16 x i32> %where.1324.i.i, <16 x i32> %splat.splat93.i.i
  %add72.i.i = add nsw i64 %add72327.i.i, 16
  %cmp73.not.i.i = icmp sgt i64 %add72.i.i, %4
  br i1 %cmp73.not.i.i, label %if.end102.i.i, label %for.body75.i.i, !llvm.loop !7

if.end102.i.i:                                    ; preds = %for.body75.i.i, %for.cond71.preheader.i.i, %for.cond.cleanup.i.i
  %bad.2.i.i = phi <16 x i32> [ %bad.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %bad.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or85.i.i, %for.body75.i.i ]
  %where.2.i.i = phi <16 x i32> [ %where.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %where.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or98.i.i, %for.body75.i.i ]
  %most.2.i.i = phi <16 x float> [ %most.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %most.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or89.v.i.i, %for.body75.i.i ]
  %first.3.i.i = phi i64 [ %first.1.lcssa.i.i, %for.cond.cleanup.i.i ], [ %first.1.lcssa.i.i, %for.cond71.preheader.i.i ], [ %add72327.i.i, %for.body75.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %any.i.i) #5
  store <16 x float> %most.2.i.i, ptr %largest.i.i, align 4
  store <16 x i32> %where.2.i.i, ptr %in.i.i, align 4
  store <16 x i32> %bad.2.i.i, ptr %any.i.i, align 4
  %20 = extractelement <16 x i32> %bad.2.i.i, i64 0
  %21 = extractelement <16 x float> %most.2.i.i, i64 0
  %22 = extractelement <16 x i32> %where.2.i.i, i64 0
  br label %for.body109.i.i

while.cond134.preheader.i.i:                      ; preds = %for.inc131.i.i
  %tobool.not.i.i = icmp eq i32 %or112.i.i, 0
  br i1 %tobool.not.i.i, label %cleanup.i.i, label %land.rhs.i.i

for.body109.i.i:                                  ; preds = %for.inc131.i.i, %if.end102.i.i
  %j.0334.i.i = phi i64 [ 1, %if.end102.i.i ], [ %inc132.i.i, %for.inc131.i.i ]
  %23 = phi i32 [ %20, %if.end102.i.i ], [ %or112.i.i, %for.inc131.i.i ]
  %24 = phi float [ %21, %if.end102.i.i ], [ %30, %for.inc131.i.i ]
  %25 = phi i32 [ %22, %if.end102.i.i ], [ %29, %for.inc131.i.i ]
  %arrayidx110.i.i = getelementptr inbounds [16 x i32], ptr %any.i.i, i64 0, i64 %j.0334.i.i
  %26 = load i32, ptr %arrayidx110.i.i, align 4
  %or112.i.i = or i32 %26, %23
  %arrayidx113.i.i = getelementptr inbounds [16 x float], ptr %largest.i.i, i64 0, i64 %j.0334.i.i
  %27 = load float, ptr %arrayidx113.i.i, align 4
  %cmp115.i.i = fcmp ogt float %27, %24
  br i1 %cmp115.i.i, label %for.body109.if.then125_crit_edge.i.i, label %lor.lhs.false.i.i

for.body109.if.then125_crit_edge.i.i:             ; preds = %for.body109.i.i
  %arrayidx128.phi.trans.insert.i.i = getelementptr inbounds [16 x i32], ptr %in.i.i, i64 0, i64 %j.0334.i.i
  %.pre.i.i = load i32, ptr %arrayidx128.phi.trans.insert.i.i, align 4
  br label %for.inc131.i.i

lor.lhs.false.i.i:                                ; preds = %for.body109.i.i
  %cmp119.i.i = fcmp oeq float %27, %24
  br i1 %cmp119.i.i, label %land.lhs.true.i.i, label %for.inc131.i.i

land.lhs.true.i.i:                                ; preds = %lor.lhs.false.i.i
  %arrayidx121.i.i = getelementptr inbounds [16 x i32], ptr %in.i.i, i64 0, i64 %j.0334.i.i
  %28 = load i32, ptr %arrayidx121.i.i, align 4
  %cmp123.i.i = icmp slt i32 %28, %25
  %spec.select.i.i = tail call i32 @llvm.smin.i32(i32 %28, i32 %25)
  %spec.select363.i.i = select i1 %cmp123.i.i, float %27, float %24
  br label %for.inc131.i.i

for.inc131.i.i:                                   ; preds = %land.lhs.true.i.i, %lor.lhs.false.i.i, %for.body109.if.then125_crit_edge.i.i
  %29 = phi i32 [ %25, %lor.lhs.false.i.i ], [ %.pre.i.i, %for.body109.if.then125_crit_edge.i.i ], [ %spec.select.i.i, %land.lhs.true.i.i ]
  %30 = phi float [ %24, %lor.lhs.false.i.i ], [ %27, %for.body109.if.then125_crit_edge.i.i ], [ %spec.select363.i.i, %land.lhs.true.i.i ]
  %inc132.i.i = add nuw nsw i64 %j.0334.i.i, 1
  %exitcond355.not.i.i = icmp eq i64 %inc132.i.i, 16
  br i1 %exitcond355.not.i.i, label %while.cond134.preheader.i.i, label %for.body109.i.i, !llvm.loop !8

land.rhs.i.i:                                     ; preds = %while.cond134.preheader.i.i, %land.rhs.i.i
  %begin.0335.i.i = phi i64 [ %inc141.i.i, %land.rhs.i.i ], [ %first.0338.i.i, %while.cond134.preheader.i.i ]
  %arrayidx136.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %begin.0335.i.i
  %31 = load float, ptr %arrayidx136.i.i, align 4
  %cmp138.i.i = fcmp ord float %31, 0.000000e+00
  %inc141.i.i = add nsw i64 %begin.0335.i.i, 1
  br i1 %cmp138.i.i, label %land.rhs.i.i, label %cleanup.thread.i.i

cleanup.thread.i.i:                               ; preds = %land.rhs.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %any.i.i) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i) #5
  br label %of_float_line.exit.i

cleanup.i.i:                                      ; preds = %while.cond134.preheader.i.i
  %cmp147.i.i = fcmp ogt float %30, %best.0340.i.i
  %mul152.i.i = shl nsw i32 %29, 6
  %conv153.i.i = sext i32 %mul152.i.i to i64
  %add154.i.i = add nsw i64 %first.0338.i.i, %conv153.i.i
  %at.1.i.i = select i1 %cmp147.i.i, i64 %add154.i.i, i64 %at.0339.i.i
  %best.1.i.i = select i1 %cmp147.i.i, float %30, float %best.0340.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %any.i.i) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i) #5
  %add.i.i = add nsw i64 %first.3.i.i, 16
  %cmp1.not.i.i = icmp sgt i64 %add.i.i, %4
  br i1 %cmp1.not.i.i, label %for.cond164.preheader.i.i, label %while.body.i.i, !llvm.loop !9

while.cond184.preheader.i.i:                      ; preds = %for.inc181.i.i, %for.cond164.preheader.i.i
  %at.3.lcssa.i.i = phi i64 [ %at.0.lcssa.i.i, %for.cond164.preheader.i.i ], [ %at.4.i.i, %for.inc181.i.i ]
  %best.3.lcssa.i.i = phi float [ %best.0.lcssa.i.i, %for.cond164.preheader.i.i ], [ %best.4.i.i, %for.inc181.i.i ]
  br label %while.cond184.i.i

for.body167.i.i:                                  ; preds = %for.cond164.preheader.i.i, %for.inc181.i.i
  %best.3347.i.i = phi float [ %best.4.i.i, %for.inc181.i.i ], [ %best.0.lcssa.i.i, %for.cond164.preheader.i.i ]
  %at.3346.i.i = phi i64 [ %at.4.i.i, %for.inc181.i.i ], [ %at.0.lcssa.i.i, %for.cond164.preheader.i.i ]
  %first.4345.i.i = phi i64 [ %inc182.i.i, %for.inc181.i.i ], [ %first.0.lcssa.i.i, %for.cond164.preheader.i.i ]
  %arrayidx168.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.4345.i.i
  %32 = load float, ptr %arrayidx168.i.i, align 4
  %mul169.i.i = fmul float %32, %conv
  %cmp170.i.i = fcmp ord float %mul169.i.i, 0.000000e+00
  br i1 %cmp170.i.i, label %for.inc181.i.i, label %of_float_line.exit.i

for.inc181.i.i:                                   ; preds = %for.body167.i.i
  %cmp174.i.i = fcmp ogt float %mul169.i.i, %best.3347.i.i
  %best.4.i.i = select i1 %cmp174.i.i, float %mul169.i.i, float %best.3347.i.i
  %at.4.i.i = select i1 %cmp174.i.i, i64 %first.4345.i.i, i64 %at.3346.i.i
  %inc182.i.i = add i64 %first.4345.i.i, 1
  %exitcond356.not.i.i = icmp eq i64 %inc182.i.i, %4
  br i1 %exitcond356.not.i.i, label %while.cond184.preheader.i.i, label %for.body167.i.i, !llvm.loop !10

while.cond184.i.i:                                ; preds = %while.cond184.i.i, %while.cond184.preheader.i.i
  %at.6.i.i = phi i64 [ %inc190.i.i, %while.cond184.i.i ], [ %at.3.lcssa.i.i, %while.cond184.preheader.i.i ]
  %arrayidx185.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %at.6.i.i
  %33 = load float, ptr %arrayidx185.i.i, align 4
  %mul186.i.i = fmul float %33, %conv
  %cmp187.i.i = fcmp une float %mul186.i.i, %best.3.lcssa.i.i
  %inc190.i.i = add nsw i64 %at.6.i.i, 1
  br i1 %cmp187.i.i, label %while.cond184.i.i, label %of_float_line.exit.i, !llvm.loop !11

of_float_line.exit.i:                             ; preds = %for.body167.i.i, %while.cond184.i.i, %cleanup.thread.i.i, %if.then.i
  %retval.4.i.i = phi i64 [ 0, %if.then.i ], [ %begin.0335.i.i, %cleanup.thread.i.i ], [ %at.6.i.i, %while.cond184.i.i ], [ %first.4345.i.i, %for.body167.i.i ]
  store i64 %retval.4.i.i, ptr %out.addr.040.i, align 8
  br label %for.inc.i

if.else.i:                                        ; preds = %for.body.i
  br i1 %cmp188.i.i, label %while.body.i19.i, label %for.cond73.preheader.i.i

for.cond73.preheader.i.i:                         ; preds = %for.cond.cleanup57.i.i, %if.else.i
  %out.addr.0.lcssa.i.i = phi ptr [ %out.addr.040.i, %if.else.i ], [ %add.ptr69.i.i, %for.cond.cleanup57.i.i ]
  %columns.addr.0.lcssa.i.i = phi i64 [ %5, %if.else.i ], [ %sub71.i.i, %for.cond.cleanup57.i.i ]
  %x.addr.0.lcssa.i.i = phi ptr [ %x.addr.038.i, %if.else.i ], [ %add.ptr67.i.i, %for.cond.cleanup57.i.i ]
  %cmp74200.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i, 0
  br i1 %cmp74200.i.i, label %for.body77.i.i, label %for.inc.i

while.body.i19.i:                                 ; preds = %if.else.i, %for.cond.cleanup57.i.i
  %x.addr.0191.i.i = phi ptr [ %add.ptr67.i.i, %for.cond.cleanup57.i.i ], [ %x.addr.038.i, %if.else.i ]
  %columns.addr.0190.i.i = phi i64 [ %sub71.i.i, %for.cond.cleanup57.i.i ], [ %5, %if.else.i ]
  %out.addr.0189.i.i = phi ptr [ %add.ptr69.i.i, %for.cond.cleanup57.i.i ], [ %out.addr.040.i, %if.else.i ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i) #5
  %div174.i.i = lshr i64 %columns.addr.0190.i.i, 4
  %cond.i20.i = tail call i64 @llvm.umin.i64(i64 %div174.i.i, i64 16)
  br i1 %cmp2183.i.i, label %for.body.i22.i, label %for.cond53.preheader.thread.i.i

for.cond53.preheader.thread.i.i:                  ; preds = %while.body.i19.i
  %mul54205.i.i = shl nuw nsw i64 %cond.i20.i, 4
  br label %for.body58.preheader.i.i

for.cond53.preheader.i.i:                         ; preds = %for.cond.cleanup8.i.i
  %mul54.i.i = shl nuw nsw i64 %cond.i20.i, 4
  %cmp55186.not.i.i = icmp ult i64 %columns.addr.0190.i.i, 16
  br i1 %cmp55186.not.i.i, label %for.cond.cleanup57.i.i, label %for.body58.preheader.i.i

for.body58.preheader.i.i:                         ; preds = %for.cond53.preheader.i.i, %for.cond53.preheader.thread.i.i
  %mul54207.i.i = phi i64 [ %mul54205.i.i, %for.cond53.preheader.thread.i.i ], [ %mul54.i.i, %for.cond53.preheader.i.i ]
  br label %for.body58.i.i

for.body.i22.i:                                   ; preds = %while.body.i19.i, %for.cond.cleanup8.i.i
  %row.0185.i.i = phi ptr [ %add.ptr50.i.i, %for.cond.cleanup8.i.i ], [ %x.addr.0191.i.i, %while.body.i19.i ]
  %i.0184.i.i = phi i64 [ %add48.i.i, %for.cond.cleanup8.i.i ], [ 0, %while.body.i19.i ]
  %tobool.i.i = icmp ne i64 %i.0184.i.i, 0
  %add.i23.i = add nuw nsw i64 %i.0184.i.i, 4
  %cmp3.i.i = icmp sle i64 %add.i23.i, %4
  %34 = select i1 %tobool.i.i, i1 %cmp3.i.i, i1 false
  %conv.i24.i = select i1 %34, i64 4, i64 1
  %cmp24.i.i = icmp eq i64 %i.0184.i.i, 0
  %conv25.neg.i.i = sext i1 %cmp24.i.i to i32
  %splat.splatinsert26.neg.i.i = insertelement <16 x i32> poison, i32 %conv25.neg.i.i, i64 0
  %sub.i25.i = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i

for.cond.cleanup8.i.i:                            ; preds = %for.cond.cleanup14.i.i
  %add48.i.i = add nuw nsw i64 %conv.i24.i, %i.0184.i.i
  %35 = select i1 %34, i64 2, i64 0
  %mul49.i.i = shl i64 %6, %35
  %add.ptr50.i.i = getelementptr inbounds float, ptr %row.0185.i.i, i64 %mul49.i.i
  %cmp2.i30.i = icmp slt i64 %add48.i.i, %4
  br i1 %cmp2.i30.i, label %for.body.i22.i, label %for.cond53.preheader.i.i, !llvm.loop !12

for.body9.i.i:                                    ; preds = %for.cond.cleanup14.i.i, %for.body.i22.i
  %j.0182.i.i = phi i64 [ 0, %for.body.i22.i ], [ %inc46.i.i, %for.cond.cleanup14.i.i ]
  %arrayidx.i.i = getelementptr inbounds [16 x <16 x float>], ptr %best.i.i, i64 0, i64 %j.0182.i.i
  %36 = load <16 x float>, ptr %arrayidx.i.i, align 4
  %arrayidx10.i26.i = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i, i64 0, i64 %j.0182.i.i
  %37 = load <16 x i32>, ptr %arrayidx10.i26.i, align 4
  %add.ptr17.idx.i.i = shl nsw i64 %j.0182.i.i, 6
  %invariant.gep.i.i = getelementptr i8, ptr %row.0185.i.i, i64 %add.ptr17.idx.i.i
  br label %for.body15.i.i

for.cond.cleanup14.i.i:                           ; preds = %for.body15.i.i
  store <16 x i32> %or32.i.i, ptr %arrayidx.i.i, align 4
  store <16 x i32> %or42.i.i, ptr %arrayidx10.i26.i, align 4
  %inc46.i.i = add nuw nsw i64 %j.0182.i.i, 1
  %exitcond202.not.i.i = icmp eq i64 %inc46.i.i, %cond.i20.i
  br i1 %exitcond202.not.i.i, label %for.cond.cleanup8.i.i, label %for.body9.i.i, !llvm.loop !13

for.body15.i.i:                                   ; preds = %for.body15.i.i, %for.body9.i.i
  %k.0180.i.i = phi i64 [ 0, %for.body9.i.i ], [ %inc.i28.i, %for.body15.i.i ]
  %where.0179.i.i = phi <16 x i32> [ %37, %for.body9.i.i ], [ %or42.i.i, %for.body15.i.i ]
  %most.0178.i.i = phi <16 x float> [ %36, %for.body9.i.i ], [ %42, %for.body15.i.i ]
  %mul.i27.i = mul nsw i64 %k.0180.i.i, %6
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %mul.i27.i
  %38 = load <16 x float>, ptr %gep.i.i, align 4
  %mul18.i.i = fmul <16 x float> %splat.splat.i18.i, %38
  %cmp19.i.i = fcmp ogt <16 x float> %mul18.i.i, %most.0178.i.i
  %cmp20.i.i = fcmp uno <16 x float> %mul18.i.i, zeroinitializer
  %or176.i.i = or <16 x i1> %cmp19.i.i, %cmp20.i.i
  %39 = fcmp ord <16 x float> %most.0178.i.i, zeroinitializer
  %and177.i.i = and <16 x i1> %or176.i.i, %39
  %or28.i.i = select <16 x i1> %and177.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i25.i
  %40 = bitcast <16 x float> %mul18.i.i to <16 x i32>
  %and29.i.i = and <16 x i32> %or28.i.i, %40
  %41 = bitcast <16 x float> %most.0178.i.i to <16 x i32>
  %not30.i.i = xor <16 x i32> %or28.i.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i = and <16 x i32> %not30.i.i, %41
  %or32.i.i = or <16 x i32> %and29.i.i, %and31.i.i
  %42 = bitcast <16 x i32> %or32.i.i to <16 x float>
  %add34.i.i = add nuw nsw i64 %k.0180.i.i, %i.0184.i.i
  %conv35.i.i = trunc i64 %add34.i.i to i32
  %splat.splatinsert36.i.i = insertelement <16 x i32> poison, i32 %conv35.i.i, i64 0
  %splat.splat37.i.i = shufflevector <16 x i32> %splat.splatinsert36.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i = and <16 x i32> %or28.i.i, %splat.splat37.i.i
  %and41.i.i = and <16 x i32> %where.0179.i.i, %not30.i.i
  %or42.i.i = or <16 x i32> %and39.i.i, %and41.i.i
  %inc.i28.i = add nuw nsw i64 %k.0180.i.i, 1
  %exitcond.not.i29.i = icmp eq i64 %inc.i28.i, %conv.i24.i
  br i1 %exitcond.not.i29.i, label %for.cond.cleanup14.i.i, label %for.body15.i.i, !llvm.loop !14

for.cond.cleanup57.i.i:                           ; preds = %for.body58.i.i, %for.cond53.preheader.i.i
  %mul54208.i.i = phi i64 [ %mul54.i.i, %for.cond53.preheader.i.i ], [ %mul54207.i.i, %for.body58.i.i ]
  %add.ptr67.i.i = getelementptr inbounds float, ptr %x.addr.0191.i.i, i64 %mul54208.i.i
  %add.ptr69.i.i = getelementptr inbounds i64, ptr %out.addr.0189.i.i, i64 %mul54208.i.i
  %sub71.i.i = sub nsw i64 %columns.addr.0190.i.i, %mul54208.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i) #5
  %cmp.i21.i = icmp sgt i64 %sub71.i.i, 15
  br i1 %cmp.i21.i, label %while.body.i19.i, label %for.cond73.preheader.i.i, !llvm.loop !15

for.body58.i.i:                                   ; preds = %for.body58.i.i, %for.body58.preheader.i.i
  %j52.0187.i.i = phi i64 [ %inc64.i.i, %for.body58.i.i ], [ 0, %for.body58.preheader.i.i ]
  %div59175.i.i = lshr i64 %j52.0187.i.i, 4
  %rem.i.i = and i64 %j52.0187.i.i, 15
  %43 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i, i64 0, i64 %div59175.i.i, i64 %rem.i.i
  %vecext.i.i = load i32, ptr %43, align 4
  %conv61.i.i = sext i32 %vecext.i.i to i64
  %arrayidx62.i.i = getelementptr inbounds i64, ptr %out.addr.0189.i.i, i64 %j52.0187.i.i
  store i64 %conv61.i.i, ptr %arrayidx62.i.i, align 8
  %inc64.i.i = add nuw nsw i64 %j52.0187.i.i, 1
  %exitcond203.not.i.i = icmp eq i64 %inc64.i.i, %mul54207.i.i
  br i1 %exitcond203.not.i.i, label %for.cond.cleanup57.i.i, label %for.body58.i.i, !llvm.loop !16

for.body77.i.i:                                   ; preds = %for.cond73.preheader.i.i, %for.cond.cleanup90.i.i
  %j72.0201.i.i = phi i64 [ %inc106.i.i, %for.cond.cleanup90.i.i ], [ 0, %for.cond73.preheader.i.i ]
  %arrayidx79.i.i = getelementptr inbounds float, ptr %x.addr.0.lcssa.i.i, i64 %j72.0201.i.i
  %44 = load float, ptr %arrayidx79.i.i, align 4
  %mul80.i.i = fmul float %44, %conv
  %cmp87195.i.i = fcmp ord float %mul80.i.i, 0.000000e+00
  %45 = select i1 %cmp84194.i.i, i1 %cmp87195.i.i, i1 false
  br i1 %45, label %for.body91.i.i, label %for.cond.cleanup90.i.i

for.cond.cleanup90.i.i:                           ; preds = %for.body91.i.i, %for.body77.i.i
  %at81.0.lcssa.i.i = phi i64 [ 0, %for.body77.i.i ], [ %at81.1.i.i, %for.body91.i.i ]
  %arrayidx104.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i, i64 %j72.0201.i.i
  store i64 %at81.0.lcssa.i.i, ptr %arrayidx104.i.i, align 8
  %inc106.i.i = add nuw nsw i64 %j72.0201.i.i, 1
  %exitcond204.not.i.i = icmp eq i64 %inc106.i.i, %columns.addr.0.lcssa.i.i
  br i1 %exitcond204.not.i.i, label %for.inc.i, label %for.body77.i.i, !llvm.loop !17

for.body91.i.i:                                   ; preds = %for.body77.i.i, %for.body91.i.i
  %i82.0198.i.i = phi i64 [ %inc102.i.i, %for.body91.i.i ], [ 1, %for.body77.i.i ]
  %at81.0197.i.i = phi i64 [ %at81.1.i.i, %for.body91.i.i ], [ 0, %for.body77.i.i ]
  %best78.0196.i.i = phi float [ %best78.1.i.i, %for.body91.i.i ], [ %mul80.i.i, %for.body77.i.i ]
  %mul93.i.i = mul nsw i64 %i82.0198.i.i, %6
  %add94.i.i = add nsw i64 %mul93.i.i, %j72.0201.i.i
  %arrayidx95.i.i = getelementptr inbounds float, ptr %x.addr.0.lcssa.i.i, i64 %add94.i.i
  %46 = load float, ptr %arrayidx95.i.i, align 4
  %mul96.i.i = fmul float %46, %conv
  %cmp97.i.i = fcmp ogt float %mul96.i.i, %best78.0196.i.i
  %cmp99.i.i = fcmp uno float %mul96.i.i, 0.000000e+00
  %or.cond.i.i = or i1 %cmp97.i.i, %cmp99.i.i
  %best78.1.i.i = select i1 %or.cond.i.i, float %mul96.i.i, float %best78.0196.i.i
  %at81.1.i.i = select i1 %or.cond.i.i, i64 %i82.0198.i.i, i64 %at81.0197.i.i
  %inc102.i.i = add nuw nsw i64 %i82.0198.i.i, 1
  %cmp84.i.i = icmp slt i64 %inc102.i.i, %4
  %cmp87.i.i = fcmp ord float %best78.1.i.i, 0.000000e+00
  %47 = select i1 %cmp84.i.i, i1 %cmp87.i.i, i1 false
  br i1 %47, label %for.body91.i.i, label %for.cond.cleanup90.i.i, !llvm.loop !18

for.inc.i:                                        ; preds = %for.cond.cleanup90.i.i, %for.cond73.preheader.i.i, %of_float_line.exit.i
  %dec.i = add nsw i64 %matrices.addr.037.i, -1
  %add.ptr.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %mul.i
  %add.ptr3.i = getelementptr inbounds i64, ptr %out.addr.040.i, i64 %5
  %cmp.i = icmp sgt i64 %matrices.addr.037.i, 1
  br i1 %cmp.i, label %for.body.i, label %if.end70, !llvm.loop !19

if.then11:                                        ; preds = %land.lhs.true
  %conv14 = sitofp i64 %2 to double
  br i1 %cmp36.i, label %for.body.lr.ph.i123, label %if.end70

for.body.lr.ph.i123:                              ; preds = %if.then11
  %arrayidx19 = getelementptr inbounds i8, ptr %a, i64 64
  %48 = load i64, ptr %arrayidx19, align 8
  %49 = inttoptr i64 %48 to ptr
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 24
  %50 = load i64, ptr %arrayidx12, align 8
  %51 = inttoptr i64 %50 to ptr
  %cmp1.i124 = icmp eq i64 %5, 1
  %cmp2.i125 = icmp eq i64 %6, 1
  %or.cond.i126 = and i1 %cmp1.i124, %cmp2.i125
  %cmp187.i.i127 = icmp sgt i64 %5, 7
  %cmp2182.i.i = icmp sgt i64 %4, 0
  %splat.splatinsert.i17.i128 = insertelement <8 x double> poison, double %conv14, i64 0
  %splat.splat.i18.i129 = shufflevector <8 x double> %splat.splatinsert.i17.i128, <8 x double> poison, <8 x i32> zeroinitializer
  %cmp83193.i.i = icmp sgt i64 %4, 1
  %cmp1.not323.i.i = icmp slt i64 %4, 8
  %mul.i130 = mul nsw i64 %6, %4
  br label %for.body.i131

for.body.i131:                                    ; preds = %for.inc.i136, %for.body.lr.ph.i123
  %out.addr.039.i = phi ptr [ %49, %for.body.lr.ph.i123 ], [ %add.ptr3.i139, %for.inc.i136 ]
  %x.addr.037.i = phi ptr [ %51, %for.body.lr.ph.i123 ], [ %add.ptr.i138, %for.inc.i136 ]
  %matrices.addr.036.i = phi i64 [ %3, %for.body.lr.ph.i123 ], [ %dec.i137, %for.inc.i136 ]
  br i1 %or.cond.i126, label %if.then.i184, label %if.else.i132

if.then.i184:                                     ; preds = %for.body.i131
  %52 = load double, ptr %x.addr.037.i, align 8
  %mul.i.i185 = fmul double %52, %conv14
  %cmp.i.i186 = fcmp uno double %mul.i.i185, 0.000000e+00
  br i1 %cmp.i.i186, label %of_double_line.exit.i, label %while.cond.preheader.i.i187

while.cond.preheader.i.i187:                      ; preds = %if.then.i184
  br i1 %cmp1.not323.i.i, label %for.cond154.preheader.i.i, label %while.body.i.i188

for.cond154.preheader.i.i:                        ; preds = %cleanup.i.i209, %while.cond.preheader.i.i187
  %first.0.lcssa.i.i214 = phi i64 [ 0, %while.cond.preheader.i.i187 ], [ %first.3.i.i203, %cleanup.i.i209 ]
  %at.0.lcssa.i.i215 = phi i64 [ 0, %while.cond.preheader.i.i187 ], [ %at.1.i.i210, %cleanup.i.i209 ]
  %best.0.lcssa.i.i216 = phi double [ %mul.i.i185, %while.cond.preheader.i.i187 ], [ %best.1.i.i211, %cleanup.i.i209 ]
  %cmp155330.i.i = icmp slt i64 %first.0.lcssa.i.i214, %4
  br i1 %cmp155330.i.i, label %for.body156.i.i, label %while.cond171.preheader.i.i

while.body.i.i188:                                ; preds = %while.cond.preheader.i.i187, %cleanup.i.i209
  %best.0326.i.i = phi double [ %best.1.i.i211, %cleanup.i.i209 ], [ %mul.i.i185, %while.cond.preheader.i.i187 ]
  %at.0325.i.i = phi i64 [ %at.1.i.i210, %cleanup.i.i209 ], [ 0, %while.cond.preheader.i.i187 ]
  %first.0324.i.i = phi i64 [ %first.3.i.i203, %cleanup.i.i209 ], [ 0, %while.cond.preheader.i.i187 ]
  %sub.i.i189 = sub nsw i64 %4, %first.0324.i.i
  %div.i.i190 = sdiv i64 %sub.i.i189, 32
  %cmp2.i.i191 = icmp slt i64 %sub.i.i189, 3840
  %cond.i.i192 = select i1 %cmp2.i.i191, i64 %div.i.i190, i64 120
  %add.ptr.i.i193 = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.0324.i.i
  %53 = load <8 x double>, ptr %add.ptr.i.i193, align 8
  %mul3.i.i194 = fmul <8 x double> %splat.splat.i18.i129, %53
  %cmp4298.i.i = icmp sgt i64 %cond.i.i192, 0
  br i1 %cmp4298.i.i, label %for.body.i.i227, label %for.cond.cleanup.i.i195

for.cond.cleanup.loopexit.i.i251:                 ; preds = %for.body.i.i227
  %54 = shl nuw nsw i64 %cond.i.i192, 5
  %55 = add i64 %54, %first.0324.i.i
  br label %for.cond.cleanup.i.i195

for.cond.cleanup.i.i195:                          ; preds = %for.cond.cleanup.loopexit.i.i251, %while.body.i.i188
  %bad.0.lcssa.i.i196 = phi <8 x i64> [ zeroinitializer, %while.body.i.i188 ], [ %or31.i.i236, %for.cond.cleanup.loopexit.i.i251 ]
  %where.0.lcssa.i.i197 = phi <8 x i64> [ zeroinitializer, %while.body.i.i188 ], [ %or66.i.i247, %for.cond.cleanup.loopexit.i.i251 ]
  %most.0.lcssa.i.i198 = phi <8 x double> [ %mul3.i.i194, %while.body.i.i188 ], [ %or59.v.i.i244, %for.cond.cleanup.loopexit.i.i251 ]
  %first.1.lcssa.i.i199 = phi i64 [ %first.0324.i.i, %while.body.i.i188 ], [ %55, %for.cond.cleanup.loopexit.i.i251 ]
  br i1 %cmp2.i.i191, label %for.cond70.preheader.i.i, label %if.end99.i.i

for.cond70.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i195
  %add71307.i.i = add nsw i64 %first.1.lcssa.i.i199, 8
  %cmp72.not308.i.i = icmp sgt i64 %add71307.i.i, %4
  br i1 %cmp72.not308.i.i, label %if.end99.i.i, label %for.body73.lr.ph.i.i

for.body73.lr.ph.i.i:                             ; preds = %for.cond70.preheader.i.i
  %splat.splatinsert89.i.i = insertelement <8 x i64> poison, i64 %div.i.i190, i64 0
  %splat.splat90.i.i = shufflevector <8 x i64> %splat.splatinsert89.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body73.i.i

for.body.i.i227:                                  ; preds = %while.body.i.i188, %for.body.i.i227
  %first.1303.i.i = phi i64 [ %add67.i.i249, %for.body.i.i227 ], [ %first.0324.i.i, %while.body.i.i188 ]
  %most.0302.i.i = phi <8 x double> [ %or59.v.i.i244, %for.body.i.i227 ], [ %mul3.i.i194, %while.body.i.i188 ]
  %where.0301.i.i = phi <8 x i64> [ %or66.i.i247, %for.body.i.i227 ], [ zeroinitializer, %while.body.i.i188 ]
  %bad.0300.i.i = phi <8 x i64> [ %or31.i.i236, %for.body.i.i227 ], [ zeroinitializer, %while.body.i.i188 ]
  %block.0299.i.i = phi i64 [ %inc.i.i248, %for.body.i.i227 ], [ 0, %while.body.i.i188 ]
  %add.ptr5.i.i228 = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.1303.i.i
  %56 = load <8 x double>, ptr %add.ptr5.i.i228, align 8
  %mul9.i.i229 = fmul <8 x double> %splat.splat.i18.i129, %56
  %arrayidx10.i.i230 = getelementptr inbounds i8, ptr %add.ptr5.i.i228, i64 64
  %57 = load <8 x double>, ptr %arrayidx10.i.i230, align 8
  %mul13.i.i231 = fmul <8 x double> %splat.splat.i18.i129, %57
  %arrayidx14.i.i232 = getelementptr inbounds i8, ptr %add.ptr5.i.i228, i64 128
  %58 = load <8 x double>, ptr %arrayidx14.i.i232, align 8
  %mul17.i.i233 = fmul <8 x double> %splat.splat.i18.i129, %58
  %arrayidx18.i.i234 = getelementptr inbounds i8, ptr %add.ptr5.i.i228, i64 192
  %59 = load <8 x double>, ptr %arrayidx18.i.i234, align 8
  %mul21.i.i235 = fmul <8 x double> %splat.splat.i18.i129, %59
  %or284.i.i = fcmp uno <8 x double> %mul9.i.i229, %mul13.i.i231
  %or29285.i.i = fcmp uno <8 x double> %mul17.i.i233, %mul21.i.i235
  %or30286.i.i = or <8 x i1> %or29285.i.i, %or284.i.i
  %or31.i.i236 = select <8 x i1> %or30286.i.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %bad.0300.i.i
  %cmp32.inv.i.i237 = fcmp ogt <8 x double> %mul13.i.i231, %mul9.i.i229
  %or37.v.i.i238 = select <8 x i1> %cmp32.inv.i.i237, <8 x double> %mul13.i.i231, <8 x double> %mul9.i.i229
  %cmp38.inv.i.i239 = fcmp ogt <8 x double> %mul21.i.i235, %mul17.i.i233
  %or45.v.i.i240 = select <8 x i1> %cmp38.inv.i.i239, <8 x double> %mul21.i.i235, <8 x double> %mul17.i.i233
  %cmp46.inv.i.i241 = fcmp ogt <8 x double> %or45.v.i.i240, %or37.v.i.i238
  %or53.v.i.i242 = select <8 x i1> %cmp46.inv.i.i241, <8 x double> %or45.v.i.i240, <8 x double> %or37.v.i.i238
  %cmp54.i.i243 = fcmp ule <8 x double> %or53.v.i.i242, %most.0302.i.i
  %or59.v.i.i244 = select <8 x i1> %cmp54.i.i243, <8 x double> %most.0302.i.i, <8 x double> %or53.v.i.i242
  %splat.splatinsert60.i.i245 = insertelement <8 x i64> poison, i64 %block.0299.i.i, i64 0
  %splat.splat61.i.i246 = shufflevector <8 x i64> %splat.splatinsert60.i.i245, <8 x i64> poison, <8 x i32> zeroinitializer
  %or66.i.i247 = select <8 x i1> %cmp54.i.i243, <8 x i64> %where.0301.i.i, <8 x i64> %splat.splat61.i.i246
  %inc.i.i248 = add nuw nsw i64 %block.0299.i.i, 1
  %add67.i.i249 = add nsw i64 %first.1303.i.i, 32
  %exitcond.not.i.i250 = icmp eq i64 %inc.i.i248, %cond.i.i192
  br i1 %exitcond.not.i.i250, label %for.cond.cleanup.loopexit.i.i251, label %for.body.i.i227, !llvm.loop !20

for.body73.i.i:                                   ; preds = %for.body73.i.i, %for.body73.lr.ph.i.i
  %add71313.i.i = phi i64 [ %add71307.i.i, %for.body73.lr.ph.i.i ], [ %add71.i.i, %for.body73.i.i ]
  %first.2312.i.i = phi i64 [ %first.1.lcssa.i.i199, %for.body73.lr.ph.i.i ], [ %add71313.i.i, %for.body73.i.i ]
  %most.1311.i.i = phi <8 x double> [ %most.0.lcssa.i.i198, %for.body73.lr.ph.i.i ], [ %or87.v.i.i, %for.body73.i.i ]
  %where.1310.i.i = phi <8 x i64> [ %where.0.lcssa.i.i197, %for.body73.lr.ph.i.i ], [ %or95.i.i, %for.body73.i.i ]
  %bad.1309.i.i = phi <8 x i64> [ %bad.0.lcssa.i.i196, %for.body73.lr.ph.i.i ], [ %or83.i.i, %for.body73.i.i ]
  %add.ptr74.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.2312.i.i
  %60 = load <8 x double>, ptr %add.ptr74.i.i, align 8
  %mul77.i.i = fmul <8 x double> %splat.splat.i18.i129, %60
  %cmp79.i.i = fcmp ule <8 x double> %mul77.i.i, %most.1311.i.i
  %cmp81.i.i226 = fcmp uno <8 x double> %mul77.i.i, zeroinitializer
  %or83.i.i = select <8 x i1> %cmp81.i.i226, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %bad.1309.i.i
  %or87.v.i.i = select <8 x i1> %cmp79.i.i, <8 x double> %most.1311.i.i, <8 x double> %mul77.i.i
  %or95.i.i = select <8 x i1> %cmp79.i.i, <8 x i64> %where.1310.i.i, <8 x i64> %splat.splat90.i.i
  %add71.i.i = add nsw i64 %add71313.i.i, 8
  %cmp72.not.i.i = icmp sgt i64 %add71.i.i, %4
  br i1 %cmp72.not.i.i, label %if.end99.i.i, label %for.body73.i.i, !llvm.loop !21

if.end99.i.i:                                     ; preds = %for.body73.i.i, %for.cond70.preheader.i.i, %for.cond.cleanup.i.i195
  %bad.2.i.i200 = phi <8 x i64> [ %bad.0.lcssa.i.i196, %for.cond.cleanup.i.i195 ], [ %bad.0.lcssa.i.i196, %for.cond70.preheader.i.i ], [ %or83.i.i, %for.body73.i.i ]
  %where.2.i.i201 = phi <8 x i64> [ %where.0.lcssa.i.i197, %for.cond.cleanup.i.i195 ], [ %where.0.lcssa.i.i197, %for.cond70.preheader.i.i ], [ %or95.i.i, %for.body73.i.i ]
  %most.2.i.i202 = phi <8 x double> [ %most.0.lcssa.i.i198, %for.cond.cleanup.i.i195 ], [ %most.0.lcssa.i.i198, %for.cond70.preheader.i.i ], [ %or87.v.i.i, %for.body73.i.i ]
  %first.3.i.i203 = phi i64 [ %first.1.lcssa.i.i199, %for.cond.cleanup.i.i195 ], [ %first.1.lcssa.i.i199, %for.cond70.preheader.i.i ], [ %add71313.i.i, %for.body73.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i120) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i121) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %any.i.i122) #5
  store <8 x double> %most.2.i.i202, ptr %largest.i.i120, align 8
  store <8 x i64> %where.2.i.i201, ptr %in.i.i121, align 8
  store <8 x i64> %bad.2.i.i200, ptr %any.i.i122, align 8
  %61 = extractelement <8 x i64> %bad.2.i.i200, i64 0
  %62 = extractelement <8 x double> %most.2.i.i202, i64 0
  %63 = extractelement <8 x i64> %where.2.i.i201, i64 0
  br label %for.body105.i.i

while.cond127.preheader.i.i:                      ; preds = %for.inc124.i.i
  %tobool.not.i.i205 = icmp eq i64 %or108.i.i, 0
  br i1 %tobool.not.i.i205, label %cleanup.i.i209, label %land.rhs.i.i206

for.body105.i.i:                                  ; preds = %for.inc124.i.i, %if.end99.i.i
  %j.0320.i.i = phi i64 [ 1, %if.end99.i.i ], [ %inc125.i.i, %for.inc124.i.i ]
  %64 = phi i64 [ %61, %if.end99.i.i ], [ %or108.i.i, %for.inc124.i.i ]
  %65 = phi double [ %62, %if.end99.i.i ], [ %71, %for.inc124.i.i ]
  %66 = phi i64 [ %63, %if.end99.i.i ], [ %70, %for.inc124.i.i ]
  %arrayidx106.i.i = getelementptr inbounds [8 x i64], ptr %any.i.i122, i64 0, i64 %j.0320.i.i
  %67 = load i64, ptr %arrayidx106.i.i, align 8
  %or108.i.i = or i64 %67, %64
  %arrayidx109.i.i = getelementptr inbounds [8 x double], ptr %largest.i.i120, i64 0, i64 %j.0320.i.i
  %68 = load double, ptr %arrayidx109.i.i, align 8
  %cmp111.i.i = fcmp ogt double %68, %65
  br i1 %cmp111.i.i, label %for.body105.if.then118_crit_edge.i.i, label %lor.lhs.false.i.i204

for.body105.if.then118_crit_edge.i.i:             ; preds = %for.body105.i.i
  %arrayidx121.phi.trans.insert.i.i = getelementptr inbounds [8 x i64], ptr %in.i.i121, i64 0, i64 %j.0320.i.i
  %.pre.i.i225 = load i64, ptr %arrayidx121.phi.trans.insert.i.i, align 8
  br label %for.inc124.i.i

lor.lhs.false.i.i204:                             ; preds = %for.body105.i.i
  %cmp114.i.i = fcmp oeq double %68, %65
  br i1 %cmp114.i.i, label %land.lhs.true.i.i223, label %for.inc124.i.i

land.lhs.true.i.i223:                             ; preds = %lor.lhs.false.i.i204
  %arrayidx115.i.i = getelementptr inbounds [8 x i64], ptr %in.i.i121, i64 0, i64 %j.0320.i.i
  %69 = load i64, ptr %arrayidx115.i.i, align 8
  %cmp117.i.i = icmp slt i64 %69, %66
  %spec.select.i.i224 = tail call i64 @llvm.smin.i64(i64 %69, i64 %66)
  %spec.select349.i.i = select i1 %cmp117.i.i, double %68, double %65
  br label %for.inc124.i.i

for.inc124.i.i:                                   ; preds = %land.lhs.true.i.i223, %lor.lhs.false.i.i204, %for.body105.if.then118_crit_edge.i.i
  %70 = phi i64 [ %66, %lor.lhs.false.i.i204 ], [ %.pre.i.i225, %for.body105.if.then118_crit_edge.i.i ], [ %spec.select.i.i224, %land.lhs.true.i.i223 ]
  %71 = phi double [ %65, %lor.lhs.false.i.i204 ], [ %68, %for.body105.if.then118_crit_edge.i.i ], [ %spec.select349.i.i, %land.lhs.true.i.i223 ]
  %inc125.i.i = add nuw nsw i64 %j.0320.i.i, 1
  %exitcond341.not.i.i = icmp eq i64 %inc125.i.i, 8
  br i1 %exitcond341.not.i.i, label %while.cond127.preheader.i.i, label %for.body105.i.i, !llvm.loop !22

land.rhs.i.i206:                                  ; preds = %while.cond127.preheader.i.i, %land.rhs.i.i206
  %begin.0321.i.i = phi i64 [ %inc133.i.i, %land.rhs.i.i206 ], [ %first.0324.i.i, %while.cond127.preheader.i.i ]
  %arrayidx129.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %begin.0321.i.i
  %72 = load double, ptr %arrayidx129.i.i, align 8
  %cmp131.i.i = fcmp ord double %72, 0.000000e+00
  %inc133.i.i = add nsw i64 %begin.0321.i.i, 1
  br i1 %cmp131.i.i, label %land.rhs.i.i206, label %cleanup.thread.i.i207

cleanup.thread.i.i207:                            ; preds = %land.rhs.i.i206
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %any.i.i122) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i121) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i120) #5
  br label %of_double_line.exit.i

cleanup.i.i209:                                   ; preds = %while.cond127.preheader.i.i
  %cmp139.i.i = fcmp ogt double %71, %best.0326.i.i
  %mul143.i.i = shl nsw i64 %70, 5
  %add144.i.i = add nsw i64 %mul143.i.i, %first.0324.i.i
  %at.1.i.i210 = select i1 %cmp139.i.i, i64 %add144.i.i, i64 %at.0325.i.i
  %best.1.i.i211 = select i1 %cmp139.i.i, double %71, double %best.0326.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %any.i.i122) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i121) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i120) #5
  %add.i.i212 = add nsw i64 %first.3.i.i203, 8
  %cmp1.not.i.i213 = icmp sgt i64 %add.i.i212, %4
  br i1 %cmp1.not.i.i213, label %for.cond154.preheader.i.i, label %while.body.i.i188, !llvm.loop !23

while.cond171.preheader.i.i:                      ; preds = %for.inc168.i.i, %for.cond154.preheader.i.i
  %at.3.lcssa.i.i217 = phi i64 [ %at.0.lcssa.i.i215, %for.cond154.preheader.i.i ], [ %at.4.i.i222, %for.inc168.i.i ]
  %best.3.lcssa.i.i218 = phi double [ %best.0.lcssa.i.i216, %for.cond154.preheader.i.i ], [ %best.4.i.i221, %for.inc168.i.i ]
  br label %while.cond171.i.i

for.body156.i.i:                                  ; preds = %for.cond154.preheader.i.i, %for.inc168.i.i
  %best.3333.i.i = phi double [ %best.4.i.i221, %for.inc168.i.i ], [ %best.0.lcssa.i.i216, %for.cond154.preheader.i.i ]
  %at.3332.i.i = phi i64 [ %at.4.i.i222, %for.inc168.i.i ], [ %at.0.lcssa.i.i215, %for.cond154.preheader.i.i ]
  %first.4331.i.i = phi i64 [ %inc169.i.i, %for.inc168.i.i ], [ %first.0.lcssa.i.i214, %for.cond154.preheader.i.i ]
  %arrayidx157.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.4331.i.i
  %73 = load double, ptr %arrayidx157.i.i, align 8
  %mul158.i.i = fmul double %73, %conv14
  %cmp159.i.i = fcmp ord double %mul158.i.i, 0.000000e+00
  br i1 %cmp159.i.i, label %for.inc168.i.i, label %of_double_line.exit.i

for.inc168.i.i:                                   ; preds = %for.body156.i.i
  %cmp162.i.i = fcmp ogt double %mul158.i.i, %best.3333.i.i
  %best.4.i.i221 = select i1 %cmp162.i.i, double %mul158.i.i, double %best.3333.i.i
  %at.4.i.i222 = select i1 %cmp162.i.i, i64 %first.4331.i.i, i64 %at.3332.i.i
  %inc169.i.i = add i64 %first.4331.i.i, 1
  %exitcond342.not.i.i = icmp eq i64 %inc169.i.i, %4
  br i1 %exitcond342.not.i.i, label %while.cond171.preheader.i.i, label %for.body156.i.i, !llvm.loop !24

while.cond171.i.i:                                ; preds = %while.cond171.i.i, %while.cond171.preheader.i.i
  %at.6.i.i219 = phi i64 [ %inc176.i.i, %while.cond171.i.i ], [ %at.3.lcssa.i.i217, %while.cond171.preheader.i.i ]
  %arrayidx172.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %at.6.i.i219
  %74 = load double, ptr %arrayidx172.i.i, align 8
  %mul173.i.i = fmul double %74, %conv14
  %cmp174.i.i220 = fcmp une double %mul173.i.i, %best.3.lcssa.i.i218
  %inc176.i.i = add nsw i64 %at.6.i.i219, 1
  br i1 %cmp174.i.i220, label %while.cond171.i.i, label %of_double_line.exit.i, !llvm.loop !25

of_double_line.exit.i:                            ; preds = %for.body156.i.i, %while.cond171.i.i, %cleanup.thread.i.i207, %if.then.i184
  %retval.4.i.i208 = phi i64 [ 0, %if.then.i184 ], [ %begin.0321.i.i, %cleanup.thread.i.i207 ], [ %at.6.i.i219, %while.cond171.i.i ], [ %first.4331.i.i, %for.body156.i.i ]
  store i64 %retval.4.i.i208, ptr %out.addr.039.i, align 8
  br label %for.inc.i136

if.else.i132:                                     ; preds = %for.body.i131
  br i1 %cmp187.i.i127, label %while.body.i19.i145, label %for.cond72.preheader.i.i

for.cond72.preheader.i.i:                         ; preds = %for.cond.cleanup57.i.i153, %if.else.i132
  %out.addr.0.lcssa.i.i133 = phi ptr [ %out.addr.039.i, %if.else.i132 ], [ %add.ptr68.i.i, %for.cond.cleanup57.i.i153 ]
  %columns.addr.0.lcssa.i.i134 = phi i64 [ %5, %if.else.i132 ], [ %sub70.i.i, %for.cond.cleanup57.i.i153 ]
  %x.addr.0.lcssa.i.i135 = phi ptr [ %x.addr.037.i, %if.else.i132 ], [ %add.ptr66.i.i, %for.cond.cleanup57.i.i153 ]
  %cmp73199.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i134, 0
  br i1 %cmp73199.i.i, label %for.body76.i.i, label %for.inc.i136

while.body.i19.i145:                              ; preds = %if.else.i132, %for.cond.cleanup57.i.i153
  %x.addr.0190.i.i = phi ptr [ %add.ptr66.i.i, %for.cond.cleanup57.i.i153 ], [ %x.addr.037.i, %if.else.i132 ]
  %columns.addr.0189.i.i = phi i64 [ %sub70.i.i, %for.cond.cleanup57.i.i153 ], [ %5, %if.else.i132 ]
  %out.addr.0188.i.i = phi ptr [ %add.ptr68.i.i, %for.cond.cleanup57.i.i153 ], [ %out.addr.039.i, %if.else.i132 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i118) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i119) #5
  %div173.i.i = lshr i64 %columns.addr.0189.i.i, 3
  %cond.i20.i146 = tail call i64 @llvm.umin.i64(i64 %div173.i.i, i64 16)
  br i1 %cmp2182.i.i, label %for.body.i22.i156, label %for.cond53.preheader.thread.i.i147

for.cond53.preheader.thread.i.i147:               ; preds = %while.body.i19.i145
  %mul54204.i.i = shl nuw nsw i64 %cond.i20.i146, 3
  br label %for.body58.preheader.i.i148

for.cond53.preheader.i.i182:                      ; preds = %for.cond.cleanup8.i.i178
  %mul54.i.i183 = shl nuw nsw i64 %cond.i20.i146, 3
  %cmp55185.not.i.i = icmp ult i64 %columns.addr.0189.i.i, 8
  br i1 %cmp55185.not.i.i, label %for.cond.cleanup57.i.i153, label %for.body58.preheader.i.i148

for.body58.preheader.i.i148:                      ; preds = %for.cond53.preheader.i.i182, %for.cond53.preheader.thread.i.i147
  %mul54206.i.i = phi i64 [ %mul54204.i.i, %for.cond53.preheader.thread.i.i147 ], [ %mul54.i.i183, %for.cond53.preheader.i.i182 ]
  br label %for.body58.i.i149

for.body.i22.i156:                                ; preds = %while.body.i19.i145, %for.cond.cleanup8.i.i178
  %row.0184.i.i = phi ptr [ %add.ptr50.i.i181, %for.cond.cleanup8.i.i178 ], [ %x.addr.0190.i.i, %while.body.i19.i145 ]
  %i.0183.i.i = phi i64 [ %add48.i.i179, %for.cond.cleanup8.i.i178 ], [ 0, %while.body.i19.i145 ]
  %tobool.i.i157 = icmp ne i64 %i.0183.i.i, 0
  %add.i23.i158 = add nuw nsw i64 %i.0183.i.i, 4
  %cmp3.i.i159 = icmp sle i64 %add.i23.i158, %4
  %75 = select i1 %tobool.i.i157, i1 %cmp3.i.i159, i1 false
  %conv.i.i160 = select i1 %75, i64 4, i64 1
  %cmp24.i.i161 = icmp eq i64 %i.0183.i.i, 0
  %conv26.neg.i.i = sext i1 %cmp24.i.i161 to i64
  %splat.splatinsert27.neg.i.i = insertelement <8 x i64> poison, i64 %conv26.neg.i.i, i64 0
  %sub.i24.i = shufflevector <8 x i64> %splat.splatinsert27.neg.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body9.i.i162

for.cond.cleanup8.i.i178:                         ; preds = %for.cond.cleanup14.i.i176
  %add48.i.i179 = add nuw nsw i64 %conv.i.i160, %i.0183.i.i
  %76 = select i1 %75, i64 2, i64 0
  %mul49.i.i180 = shl i64 %6, %76
  %add.ptr50.i.i181 = getelementptr inbounds double, ptr %row.0184.i.i, i64 %mul49.i.i180
  %cmp2.i29.i = icmp slt i64 %add48.i.i179, %4
  br i1 %cmp2.i29.i, label %for.body.i22.i156, label %for.cond53.preheader.i.i182, !llvm.loop !26

for.body9.i.i162:                                 ; preds = %for.cond.cleanup14.i.i176, %for.body.i22.i156
  %j.0181.i.i = phi i64 [ 0, %for.body.i22.i156 ], [ %inc46.i.i177, %for.cond.cleanup14.i.i176 ]
  %arrayidx.i.i163 = getelementptr inbounds [16 x <8 x double>], ptr %best.i.i118, i64 0, i64 %j.0181.i.i
  %77 = load <8 x double>, ptr %arrayidx.i.i163, align 8
  %arrayidx10.i25.i = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i119, i64 0, i64 %j.0181.i.i
  %78 = load <8 x i64>, ptr %arrayidx10.i25.i, align 8
  %add.ptr17.idx.i.i164 = shl nsw i64 %j.0181.i.i, 6
  %invariant.gep.i.i165 = getelementptr i8, ptr %row.0184.i.i, i64 %add.ptr17.idx.i.i164
  br label %for.body15.i.i166

for.cond.cleanup14.i.i176:                        ; preds = %for.body15.i.i166
  store <8 x i64> %or33.i.i, ptr %arrayidx.i.i163, align 8
  store <8 x i64> %or42.i.i175, ptr %arrayidx10.i25.i, align 8
  %inc46.i.i177 = add nuw nsw i64 %j.0181.i.i, 1
  %exitcond201.not.i.i = icmp eq i64 %inc46.i.i177, %cond.i20.i146
  br i1 %exitcond201.not.i.i, label %for.cond.cleanup8.i.i178, label %for.body9.i.i162, !llvm.loop !27

for.body15.i.i166:                                ; preds = %for.body15.i.i166, %for.body9.i.i162
  %k.0179.i.i = phi i64 [ 0, %for.body9.i.i162 ], [ %inc.i27.i, %for.body15.i.i166 ]
  %where.0178.i.i = phi <8 x i64> [ %78, %for.body9.i.i162 ], [ %or42.i.i175, %for.body15.i.i166 ]
  %most.0177.i.i = phi <8 x double> [ %77, %for.body9.i.i162 ], [ %83, %for.body15.i.i166 ]
  %mul.i26.i = mul nsw i64 %k.0179.i.i, %6
  %gep.i.i167 = getelementptr double, ptr %invariant.gep.i.i165, i64 %mul.i26.i
  %79 = load <8 x double>, ptr %gep.i.i167, align 8
  %mul18.i.i168 = fmul <8 x double> %splat.splat.i18.i129, %79
  %cmp19.i.i169 = fcmp ogt <8 x double> %mul18.i.i168, %most.0177.i.i
  %cmp20.i.i170 = fcmp uno <8 x double> %mul18.i.i168, zeroinitializer
  %or175.i.i = or <8 x i1> %cmp19.i.i169, %cmp20.i.i170
  %80 = fcmp ord <8 x double> %most.0177.i.i, zeroinitializer
  %and176.i.i = and <8 x i1> %or175.i.i, %80
  %or29.i.i = select <8 x i1> %and176.i.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %sub.i24.i
  %81 = bitcast <8 x double> %mul18.i.i168 to <8 x i64>
  %and30.i.i = and <8 x i64> %or29.i.i, %81
  %82 = bitcast <8 x double> %most.0177.i.i to <8 x i64>
  %not31.i.i = xor <8 x i64> %or29.i.i, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and32.i.i = and <8 x i64> %not31.i.i, %82
  %or33.i.i = or <8 x i64> %and30.i.i, %and32.i.i
  %83 = bitcast <8 x i64> %or33.i.i to <8 x double>
  %add35.i.i = add nuw nsw i64 %k.0179.i.i, %i.0183.i.i
  %splat.splatinsert36.i.i171 = insertelement <8 x i64> poison, i64 %add35.i.i, i64 0
  %splat.splat37.i.i172 = shufflevector <8 x i64> %splat.splatinsert36.i.i171, <8 x i64> poison, <8 x i32> zeroinitializer
  %and39.i.i173 = and <8 x i64> %or29.i.i, %splat.splat37.i.i172
  %and41.i.i174 = and <8 x i64> %where.0178.i.i, %not31.i.i
  %or42.i.i175 = or <8 x i64> %and39.i.i173, %and41.i.i174
  %inc.i27.i = add nuw nsw i64 %k.0179.i.i, 1
  %exitcond.not.i28.i = icmp eq i64 %inc.i27.i, %conv.i.i160
  br i1 %exitcond.not.i28.i, label %for.cond.cleanup14.i.i176, label %for.body15.i.i166, !llvm.loop !28

for.cond.cleanup57.i.i153:                        ; preds = %for.body58.i.i149, %for.cond53.preheader.i.i182
  %mul54207.i.i154 = phi i64 [ %mul54.i.i183, %for.cond53.preheader.i.i182 ], [ %mul54206.i.i, %for.body58.i.i149 ]
  %add.ptr66.i.i = getelementptr inbounds double, ptr %x.addr.0190.i.i, i64 %mul54207.i.i154
  %add.ptr68.i.i = getelementptr inbounds i64, ptr %out.addr.0188.i.i, i64 %mul54207.i.i154
  %sub70.i.i = sub nsw i64 %columns.addr.0189.i.i, %mul54207.i.i154
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i119) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i118) #5
  %cmp.i21.i155 = icmp sgt i64 %sub70.i.i, 7
  br i1 %cmp.i21.i155, label %while.body.i19.i145, label %for.cond72.preheader.i.i, !llvm.loop !29

for.body58.i.i149:                                ; preds = %for.body58.i.i149, %for.body58.preheader.i.i148
  %j52.0186.i.i = phi i64 [ %inc63.i.i, %for.body58.i.i149 ], [ 0, %for.body58.preheader.i.i148 ]
  %div59174.i.i = lshr i64 %j52.0186.i.i, 3
  %rem.i.i150 = and i64 %j52.0186.i.i, 7
  %84 = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i119, i64 0, i64 %div59174.i.i, i64 %rem.i.i150
  %vecext.i.i151 = load i64, ptr %84, align 8
  %arrayidx61.i.i = getelementptr inbounds i64, ptr %out.addr.0188.i.i, i64 %j52.0186.i.i
  store i64 %vecext.i.i151, ptr %arrayidx61.i.i, align 8
  %inc63.i.i = add nuw nsw i64 %j52.0186.i.i, 1
  %exitcond202.not.i.i152 = icmp eq i64 %inc63.i.i, %mul54206.i.i
  br i1 %exitcond202.not.i.i152, label %for.cond.cleanup57.i.i153, label %for.body58.i.i149, !llvm.loop !30

for.body76.i.i:                                   ; preds = %for.cond72.preheader.i.i, %for.cond.cleanup89.i.i
  %j71.0200.i.i = phi i64 [ %inc105.i.i, %for.cond.cleanup89.i.i ], [ 0, %for.cond72.preheader.i.i ]
  %arrayidx78.i.i = getelementptr inbounds double, ptr %x.addr.0.lcssa.i.i135, i64 %j71.0200.i.i
  %85 = load double, ptr %arrayidx78.i.i, align 8
  %mul79.i.i141 = fmul double %85, %conv14
  %cmp86194.i.i = fcmp ord double %mul79.i.i141, 0.000000e+00
  %86 = select i1 %cmp83193.i.i, i1 %cmp86194.i.i, i1 false
  br i1 %86, label %for.body90.i.i, label %for.cond.cleanup89.i.i

for.cond.cleanup89.i.i:                           ; preds = %for.body90.i.i, %for.body76.i.i
  %at80.0.lcssa.i.i = phi i64 [ 0, %for.body76.i.i ], [ %at80.1.i.i, %for.body90.i.i ]
  %arrayidx103.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i133, i64 %j71.0200.i.i
  store i64 %at80.0.lcssa.i.i, ptr %arrayidx103.i.i, align 8
  %inc105.i.i = add nuw nsw i64 %j71.0200.i.i, 1
  %exitcond203.not.i.i142 = icmp eq i64 %inc105.i.i, %columns.addr.0.lcssa.i.i134
  br i1 %exitcond203.not.i.i142, label %for.inc.i136, label %for.body76.i.i, !llvm.loop !31

for.body90.i.i:                                   ; preds = %for.body76.i.i, %for.body90.i.i
  %i81.0197.i.i = phi i64 [ %inc101.i.i, %for.body90.i.i ], [ 1, %for.body76.i.i ]
  %at80.0196.i.i = phi i64 [ %at80.1.i.i, %for.body90.i.i ], [ 0, %for.body76.i.i ]
  %best77.0195.i.i = phi double [ %best77.1.i.i, %for.body90.i.i ], [ %mul79.i.i141, %for.body76.i.i ]
  %mul92.i.i = mul nsw i64 %i81.0197.i.i, %6
  %add93.i.i = add nsw i64 %mul92.i.i, %j71.0200.i.i
  %arrayidx94.i.i = getelementptr inbounds double, ptr %x.addr.0.lcssa.i.i135, i64 %add93.i.i
  %87 = load double, ptr %arrayidx94.i.i, align 8
  %mul95.i.i = fmul double %87, %conv14
  %cmp96.i.i = fcmp ogt double %mul95.i.i, %best77.0195.i.i
  %cmp98.i.i = fcmp uno double %mul95.i.i, 0.000000e+00
  %or.cond.i.i143 = or i1 %cmp96.i.i, %cmp98.i.i
  %best77.1.i.i = select i1 %or.cond.i.i143, double %mul95.i.i, double %best77.0195.i.i
  %at80.1.i.i = select i1 %or.cond.i.i143, i64 %i81.0197.i.i, i64 %at80.0196.i.i
  %inc101.i.i = add nuw nsw i64 %i81.0197.i.i, 1
  %cmp83.i.i144 = icmp slt i64 %inc101.i.i, %4
  %cmp86.i.i = fcmp ord double %best77.1.i.i, 0.000000e+00
  %88 = select i1 %cmp83.i.i144, i1 %cmp86.i.i, i1 false
  br i1 %88, label %for.body90.i.i, label %for.cond.cleanup89.i.i, !llvm.loop !32

for.inc.i136:                                     ; preds = %for.cond.cleanup89.i.i, %for.cond72.preheader.i.i, %of_double_line.exit.i
  %dec.i137 = add nsw i64 %matrices.addr.036.i, -1
  %add.ptr.i138 = getelementptr inbounds double, ptr %x.addr.037.i, i64 %mul.i130
  %add.ptr3.i139 = getelementptr inbounds i64, ptr %out.addr.039.i, i64 %5
  %cmp.i140 = icmp sgt i64 %matrices.addr.036.i, 1
  br i1 %cmp.i140, label %for.body.i131, label %if.end70, !llvm.loop !33

if.else20:                                        ; preds = %entry
  %arrayidx61 = getelementptr inbounds i8, ptr %a, i64 16
  %89 = load i64, ptr %arrayidx61, align 8
  switch i64 %1, label %if.else59 [
    i64 1, label %if.then24
    i64 2, label %if.then37
    i64 4, label %if.then50
  ]

if.then24:                                        ; preds = %if.else20
  %conv27 = trunc i64 %89 to i8
  %arrayidx28 = getelementptr inbounds i8, ptr %a, i64 32
  %90 = load i64, ptr %arrayidx28, align 8
  %arrayidx29 = getelementptr inbounds i8, ptr %a, i64 40
  %91 = load i64, ptr %arrayidx29, align 8
  %arrayidx30 = getelementptr inbounds i8, ptr %a, i64 48
  %92 = load i64, ptr %arrayidx30, align 8
  %arrayidx31 = getelementptr inbounds i8, ptr %a, i64 56
  %93 = load i64, ptr %arrayidx31, align 8
  %cmp28.i = icmp sgt i64 %90, 0
  br i1 %cmp28.i, label %for.body.lr.ph.i256, label %if.end70

for.body.lr.ph.i256:                              ; preds = %if.then24
  %arrayidx32 = getelementptr inbounds i8, ptr %a, i64 64
  %94 = load i64, ptr %arrayidx32, align 8
  %95 = inttoptr i64 %94 to ptr
  %arrayidx25 = getelementptr inbounds i8, ptr %a, i64 24
  %96 = load i64, ptr %arrayidx25, align 8
  %97 = inttoptr i64 %96 to ptr
  %cmp1.i257 = icmp eq i64 %92, 1
  %cmp2.i258 = icmp eq i64 %93, 1
  %or.cond.i259 = and i1 %cmp1.i257, %cmp2.i258
  %cmp200.i.i = icmp sgt i64 %92, 15
  %cmp2195.i.i = icmp sgt i64 %91, 0
  %splat.splatinsert.i17.i260 = insertelement <16 x i8> poison, i8 %conv27, i64 0
  %splat.splat.i18.i261 = shufflevector <16 x i8> %splat.splatinsert.i17.i260, <16 x i8> poison, <16 x i32> zeroinitializer
  %cmp87206.i.i = icmp sgt i64 %91, 1
  %cmp6.not354.i.i = icmp slt i64 %91, 64
  %splat.splatinsert.i.i = insertelement <64 x i8> poison, i8 %conv27, i64 0
  %splat.splat.i.i = shufflevector <64 x i8> %splat.splatinsert.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul.i262 = mul nsw i64 %93, %91
  br label %for.body.i263

for.body.i263:                                    ; preds = %for.inc.i269, %for.body.lr.ph.i256
  %out.addr.032.i = phi ptr [ %95, %for.body.lr.ph.i256 ], [ %add.ptr3.i272, %for.inc.i269 ]
  %x.addr.030.i = phi ptr [ %97, %for.body.lr.ph.i256 ], [ %add.ptr.i271, %for.inc.i269 ]
  %matrices.addr.029.i = phi i64 [ %90, %for.body.lr.ph.i256 ], [ %dec.i270, %for.inc.i269 ]
  br i1 %or.cond.i259, label %if.then.i325, label %if.else.i264

if.then.i325:                                     ; preds = %for.body.i263
  %98 = load i8, ptr %x.addr.030.i, align 1
  %xor331.i.i = xor i8 %98, %conv27
  br i1 %cmp6.not354.i.i, label %for.cond187.preheader.i.i, label %while.body.i.i326

for.cond187.preheader.i.i:                        ; preds = %while.cond152thread-pre-split.i.i, %if.then.i325
  %first.0.lcssa.i.i344 = phi i64 [ 0, %if.then.i325 ], [ %first.3.i.i337, %while.cond152thread-pre-split.i.i ]
  %at.0.lcssa.i.i345 = phi i64 [ 0, %if.then.i325 ], [ %at.1.i.i341, %while.cond152thread-pre-split.i.i ]
  %best.0.lcssa.i.i346 = phi i8 [ %xor331.i.i, %if.then.i325 ], [ %best.1.i.i342, %while.cond152thread-pre-split.i.i ]
  %cmp188361.i.i = icmp slt i64 %first.0.lcssa.i.i344, %91
  br i1 %cmp188361.i.i, label %for.body190.i.i, label %while.cond214.preheader.i.i

while.body.i.i326:                                ; preds = %if.then.i325, %while.cond152thread-pre-split.i.i
  %best.0357.i.i = phi i8 [ %best.1.i.i342, %while.cond152thread-pre-split.i.i ], [ %xor331.i.i, %if.then.i325 ]
  %at.0356.i.i = phi i64 [ %at.1.i.i341, %while.cond152thread-pre-split.i.i ], [ 0, %if.then.i325 ]
  %first.0355.i.i = phi i64 [ %first.3.i.i337, %while.cond152thread-pre-split.i.i ], [ 0, %if.then.i325 ]
  %sub.i.i327 = sub nsw i64 %91, %first.0355.i.i
  %div.i.i328 = sdiv i64 %sub.i.i327, 256
  %cmp8.i.i = icmp slt i64 %sub.i.i327, 30720
  %cond.i.i329 = select i1 %cmp8.i.i, i64 %div.i.i328, i64 120
  %add.ptr.i.i330 = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.0355.i.i
  %99 = load <64 x i8>, ptr %add.ptr.i.i330, align 1
  %xor10.i.i = xor <64 x i8> %99, %splat.splat.i.i
  %cmp11335.i.i = icmp sgt i64 %cond.i.i329, 0
  br i1 %cmp11335.i.i, label %for.body.i.i356, label %for.cond.cleanup.i.i331

for.cond.cleanup.loopexit.i.i360:                 ; preds = %for.body.i.i356
  %100 = shl nuw nsw i64 %cond.i.i329, 8
  %101 = add i64 %100, %first.0355.i.i
  br label %for.cond.cleanup.i.i331

for.cond.cleanup.i.i331:                          ; preds = %for.cond.cleanup.loopexit.i.i360, %while.body.i.i326
  %where.0.lcssa.i.i332 = phi <64 x i8> [ zeroinitializer, %while.body.i.i326 ], [ %or75.i.i, %for.cond.cleanup.loopexit.i.i360 ]
  %most.0.lcssa.i.i333 = phi <64 x i8> [ %xor10.i.i, %while.body.i.i326 ], [ %or67.i.i, %for.cond.cleanup.loopexit.i.i360 ]
  %first.1.lcssa.i.i334 = phi i64 [ %first.0355.i.i, %while.body.i.i326 ], [ %101, %for.cond.cleanup.loopexit.i.i360 ]
  br i1 %cmp8.i.i, label %for.cond80.preheader.i.i, label %if.end111.i.i

for.cond80.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i331
  %add81342.i.i = add nsw i64 %first.1.lcssa.i.i334, 64
  %cmp82.not343.i.i = icmp sgt i64 %add81342.i.i, %91
  br i1 %cmp82.not343.i.i, label %if.end111.i.i, label %for.body84.lr.ph.i.i

for.body84.lr.ph.i.i:                             ; preds = %for.cond80.preheader.i.i
  %conv100.i.i = trunc i64 %div.i.i328 to i8
  %splat.splatinsert101.i.i = insertelement <64 x i8> poison, i8 %conv100.i.i, i64 0
  %splat.splat102.i.i = shufflevector <64 x i8> %splat.splatinsert101.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  br label %for.body84.i.i

for.body.i.i356:                                  ; preds = %while.body.i.i326, %for.body.i.i356
  %first.1339.i.i = phi i64 [ %add76.i.i, %for.body.i.i356 ], [ %first.0355.i.i, %while.body.i.i326 ]
  %most.0338.i.i = phi <64 x i8> [ %or67.i.i, %for.body.i.i356 ], [ %xor10.i.i, %while.body.i.i326 ]
  %where.0337.i.i = phi <64 x i8> [ %or75.i.i, %for.body.i.i356 ], [ zeroinitializer, %while.body.i.i326 ]
  %block.0336.i.i = phi i64 [ %inc.i.i358, %for.body.i.i356 ], [ 0, %while.body.i.i326 ]
  %add.ptr13.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.1339.i.i
  %102 = load <64 x i8>, ptr %add.ptr13.i.i, align 1
  %xor17.i.i = xor <64 x i8> %102, %splat.splat.i.i
  %arrayidx18.i.i357 = getelementptr inbounds i8, ptr %add.ptr13.i.i, i64 64
  %103 = load <64 x i8>, ptr %arrayidx18.i.i357, align 1
  %xor21.i.i = xor <64 x i8> %103, %splat.splat.i.i
  %arrayidx22.i.i = getelementptr inbounds i8, ptr %add.ptr13.i.i, i64 128
  %104 = load <64 x i8>, ptr %arrayidx22.i.i, align 1
  %xor25.i.i = xor <64 x i8> %104, %splat.splat.i.i
  %arrayidx26.i.i = getelementptr inbounds i8, ptr %add.ptr13.i.i, i64 192
  %105 = load <64 x i8>, ptr %arrayidx26.i.i, align 1
  %xor29.i.i = xor <64 x i8> %105, %splat.splat.i.i
  %or45.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %xor21.i.i, <64 x i8> %xor17.i.i)
  %or53.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %xor29.i.i, <64 x i8> %xor25.i.i)
  %or61.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %or53.i.i, <64 x i8> %or45.i.i)
  %cmp62.not.i.i = icmp sgt <64 x i8> %or61.i.i, %most.0338.i.i
  %or67.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %or61.i.i, <64 x i8> %most.0338.i.i)
  %conv68.i.i = trunc i64 %block.0336.i.i to i8
  %splat.splatinsert69.i.i = insertelement <64 x i8> poison, i8 %conv68.i.i, i64 0
  %splat.splat70.i.i = shufflevector <64 x i8> %splat.splatinsert69.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %or75.i.i = select <64 x i1> %cmp62.not.i.i, <64 x i8> %splat.splat70.i.i, <64 x i8> %where.0337.i.i
  %inc.i.i358 = add nuw nsw i64 %block.0336.i.i, 1
  %add76.i.i = add nsw i64 %first.1339.i.i, 256
  %exitcond.not.i.i359 = icmp eq i64 %inc.i.i358, %cond.i.i329
  br i1 %exitcond.not.i.i359, label %for.cond.cleanup.loopexit.i.i360, label %for.body.i.i356, !llvm.loop !34

for.body84.i.i:                                   ; preds = %for.body84.i.i, %for.body84.lr.ph.i.i
  %add81347.i.i = phi i64 [ %add81342.i.i, %for.body84.lr.ph.i.i ], [ %add81.i.i, %for.body84.i.i ]
  %first.2346.i.i = phi i64 [ %first.1.lcssa.i.i334, %for.body84.lr.ph.i.i ], [ %add81347.i.i, %for.body84.i.i ]
  %most.1345.i.i = phi <64 x i8> [ %most.0.lcssa.i.i333, %for.body84.lr.ph.i.i ], [ %or98.i.i355, %for.body84.i.i ]
  %where.1344.i.i = phi <64 x i8> [ %where.0.lcssa.i.i332, %for.body84.lr.ph.i.i ], [ %or107.i.i, %for.body84.i.i ]
  %add.ptr85.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.2346.i.i
  %106 = load <64 x i8>, ptr %add.ptr85.i.i, align 1
  %xor88.i.i = xor <64 x i8> %106, %splat.splat.i.i
  %cmp90.not.i.i = icmp sgt <64 x i8> %xor88.i.i, %most.1345.i.i
  %or98.i.i355 = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %xor88.i.i, <64 x i8> %most.1345.i.i)
  %or107.i.i = select <64 x i1> %cmp90.not.i.i, <64 x i8> %splat.splat102.i.i, <64 x i8> %where.1344.i.i
  %add81.i.i = add nsw i64 %add81347.i.i, 64
  %cmp82.not.i.i = icmp sgt i64 %add81.i.i, %91
  br i1 %cmp82.not.i.i, label %if.end111.i.i, label %for.body84.i.i, !llvm.loop !35

if.end111.i.i:                                    ; preds = %for.body84.i.i, %for.cond80.preheader.i.i, %for.cond.cleanup.i.i331
  %where.2.i.i335 = phi <64 x i8> [ %where.0.lcssa.i.i332, %for.cond.cleanup.i.i331 ], [ %where.0.lcssa.i.i332, %for.cond80.preheader.i.i ], [ %or107.i.i, %for.body84.i.i ]
  %most.2.i.i336 = phi <64 x i8> [ %most.0.lcssa.i.i333, %for.cond.cleanup.i.i331 ], [ %most.0.lcssa.i.i333, %for.cond80.preheader.i.i ], [ %or98.i.i355, %for.body84.i.i ]
  %first.3.i.i337 = phi i64 [ %first.1.lcssa.i.i334, %for.cond.cleanup.i.i331 ], [ %first.1.lcssa.i.i334, %for.cond80.preheader.i.i ], [ %add81347.i.i, %for.body84.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i254) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i255) #5
  store <64 x i8> %most.2.i.i336, ptr %largest.i.i254, align 1
  store <64 x i8> %where.2.i.i335, ptr %in.i.i255, align 1
  %107 = extractelement <64 x i8> %most.2.i.i336, i64 0
  %108 = extractelement <64 x i8> %where.2.i.i335, i64 0
  br label %for.body118.i.i

for.body118.i.i:                                  ; preds = %for.inc149.i.i, %if.end111.i.i
  %j.0353.i.i = phi i64 [ 1, %if.end111.i.i ], [ %inc150.i.i, %for.inc149.i.i ]
  %109 = phi i8 [ %107, %if.end111.i.i ], [ %114, %for.inc149.i.i ]
  %110 = phi i8 [ %108, %if.end111.i.i ], [ %113, %for.inc149.i.i ]
  %arrayidx125.i.i = getelementptr inbounds [64 x i8], ptr %largest.i.i254, i64 0, i64 %j.0353.i.i
  %111 = load i8, ptr %arrayidx125.i.i, align 1
  %cmp129.i.i = icmp sgt i8 %111, %109
  br i1 %cmp129.i.i, label %for.body118.if.then143_crit_edge.i.i, label %lor.lhs.false.i.i338

for.body118.if.then143_crit_edge.i.i:             ; preds = %for.body118.i.i
  %arrayidx146.phi.trans.insert.i.i = getelementptr inbounds [64 x i8], ptr %in.i.i255, i64 0, i64 %j.0353.i.i
  %.pre.i.i354 = load i8, ptr %arrayidx146.phi.trans.insert.i.i, align 1
  br label %for.inc149.i.i

lor.lhs.false.i.i338:                             ; preds = %for.body118.i.i
  %cmp135.i.i = icmp eq i8 %111, %109
  br i1 %cmp135.i.i, label %land.lhs.true.i.i352, label %for.inc149.i.i

land.lhs.true.i.i352:                             ; preds = %lor.lhs.false.i.i338
  %arrayidx137.i.i = getelementptr inbounds [64 x i8], ptr %in.i.i255, i64 0, i64 %j.0353.i.i
  %112 = load i8, ptr %arrayidx137.i.i, align 1
  %spec.select.i.i353 = tail call i8 @llvm.smin.i8(i8 %112, i8 %110)
  br label %for.inc149.i.i

for.inc149.i.i:                                   ; preds = %land.lhs.true.i.i352, %lor.lhs.false.i.i338, %for.body118.if.then143_crit_edge.i.i
  %113 = phi i8 [ %110, %lor.lhs.false.i.i338 ], [ %.pre.i.i354, %for.body118.if.then143_crit_edge.i.i ], [ %spec.select.i.i353, %land.lhs.true.i.i352 ]
  %114 = phi i8 [ %109, %lor.lhs.false.i.i338 ], [ %111, %for.body118.if.then143_crit_edge.i.i ], [ %109, %land.lhs.true.i.i352 ]
  %inc150.i.i = add nuw nsw i64 %j.0353.i.i, 1
  %exitcond368.not.i.i = icmp eq i64 %inc150.i.i, 64
  br i1 %exitcond368.not.i.i, label %while.cond152thread-pre-split.i.i, label %for.body118.i.i, !llvm.loop !36

while.cond152thread-pre-split.i.i:                ; preds = %for.inc149.i.i
  %cmp170.i.i339 = icmp sgt i8 %114, %best.0357.i.i
  %conv175.i.i = sext i8 %113 to i32
  %mul.i.i340 = shl nsw i32 %conv175.i.i, 8
  %conv176.i.i = sext i32 %mul.i.i340 to i64
  %add177.i.i = add nsw i64 %first.0355.i.i, %conv176.i.i
  %at.1.i.i341 = select i1 %cmp170.i.i339, i64 %add177.i.i, i64 %at.0356.i.i
  %best.1.i.i342 = tail call i8 @llvm.smax.i8(i8 %114, i8 %best.0357.i.i)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i255) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i254) #5
  %add.i.i343 = add nsw i64 %first.3.i.i337, 64
  %cmp6.not.i.i = icmp sgt i64 %add.i.i343, %91
  br i1 %cmp6.not.i.i, label %for.cond187.preheader.i.i, label %while.body.i.i326, !llvm.loop !37

while.cond214.preheader.i.i:                      ; preds = %for.body190.i.i, %for.cond187.preheader.i.i
  %at.3.lcssa.i.i347 = phi i64 [ %at.0.lcssa.i.i345, %for.cond187.preheader.i.i ], [ %at.4.i.i350, %for.body190.i.i ]
  %best.3.lcssa.i.i348 = phi i8 [ %best.0.lcssa.i.i346, %for.cond187.preheader.i.i ], [ %best.4.i.i351, %for.body190.i.i ]
  br label %while.cond214.i.i

for.body190.i.i:                                  ; preds = %for.cond187.preheader.i.i, %for.body190.i.i
  %best.3364.i.i = phi i8 [ %best.4.i.i351, %for.body190.i.i ], [ %best.0.lcssa.i.i346, %for.cond187.preheader.i.i ]
  %at.3363.i.i = phi i64 [ %at.4.i.i350, %for.body190.i.i ], [ %at.0.lcssa.i.i345, %for.cond187.preheader.i.i ]
  %first.4362.i.i = phi i64 [ %inc212.i.i, %for.body190.i.i ], [ %first.0.lcssa.i.i344, %for.cond187.preheader.i.i ]
  %arrayidx191.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.4362.i.i
  %115 = load i8, ptr %arrayidx191.i.i, align 1
  %xor194333.i.i = xor i8 %115, %conv27
  %cmp204.i.i = icmp sgt i8 %xor194333.i.i, %best.3364.i.i
  %at.4.i.i350 = select i1 %cmp204.i.i, i64 %first.4362.i.i, i64 %at.3363.i.i
  %best.4.i.i351 = tail call i8 @llvm.smax.i8(i8 %xor194333.i.i, i8 %best.3364.i.i)
  %inc212.i.i = add nsw i64 %first.4362.i.i, 1
  %exitcond369.not.i.i = icmp eq i64 %inc212.i.i, %91
  br i1 %exitcond369.not.i.i, label %while.cond214.preheader.i.i, label %for.body190.i.i, !llvm.loop !38

while.cond214.i.i:                                ; preds = %while.cond214.i.i, %while.cond214.preheader.i.i
  %at.6.i.i349 = phi i64 [ %inc225.i.i, %while.cond214.i.i ], [ %at.3.lcssa.i.i347, %while.cond214.preheader.i.i ]
  %arrayidx215.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %at.6.i.i349
  %116 = load i8, ptr %arrayidx215.i.i, align 1
  %xor218332.i.i = xor i8 %116, %conv27
  %cmp222.not.i.i = icmp eq i8 %xor218332.i.i, %best.3.lcssa.i.i348
  %inc225.i.i = add nsw i64 %at.6.i.i349, 1
  br i1 %cmp222.not.i.i, label %of_8_line.exit.i, label %while.cond214.i.i, !llvm.loop !39

of_8_line.exit.i:                                 ; preds = %while.cond214.i.i
  store i64 %at.6.i.i349, ptr %out.addr.032.i, align 8
  br label %for.inc.i269

if.else.i264:                                     ; preds = %for.body.i263
  br i1 %cmp200.i.i, label %while.body.i19.i276, label %for.cond73.preheader.i.i265

for.cond73.preheader.i.i265:                      ; preds = %for.cond.cleanup57.i.i286, %if.else.i264
  %out.addr.0.lcssa.i.i266 = phi ptr [ %out.addr.032.i, %if.else.i264 ], [ %add.ptr69.i.i288, %for.cond.cleanup57.i.i286 ]
  %columns.addr.0.lcssa.i.i267 = phi i64 [ %92, %if.else.i264 ], [ %sub71.i.i289, %for.cond.cleanup57.i.i286 ]
  %x.addr.0.lcssa.i.i268 = phi ptr [ %x.addr.030.i, %if.else.i264 ], [ %add.ptr67.i.i287, %for.cond.cleanup57.i.i286 ]
  %cmp74211.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i267, 0
  br i1 %cmp74211.i.i, label %for.body77.i.i274, label %for.inc.i269

while.body.i19.i276:                              ; preds = %if.else.i264, %for.cond.cleanup57.i.i286
  %x.addr.0203.i.i = phi ptr [ %add.ptr67.i.i287, %for.cond.cleanup57.i.i286 ], [ %x.addr.030.i, %if.else.i264 ]
  %columns.addr.0202.i.i = phi i64 [ %sub71.i.i289, %for.cond.cleanup57.i.i286 ], [ %92, %if.else.i264 ]
  %out.addr.0201.i.i = phi ptr [ %add.ptr69.i.i288, %for.cond.cleanup57.i.i286 ], [ %out.addr.032.i, %if.else.i264 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i252) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i253) #5
  %div188.i.i = lshr i64 %columns.addr.0202.i.i, 4
  %cond.i20.i277 = tail call i64 @llvm.umin.i64(i64 %div188.i.i, i64 16)
  br i1 %cmp2195.i.i, label %for.body.i21.i, label %for.cond53.preheader.thread.i.i278

for.cond53.preheader.thread.i.i278:               ; preds = %while.body.i19.i276
  %mul54217.i.i = shl nuw nsw i64 %cond.i20.i277, 4
  br label %for.body58.preheader.i.i279

for.cond53.preheader.i.i323:                      ; preds = %for.cond.cleanup8.i.i318
  %mul54.i.i324 = shl nuw nsw i64 %cond.i20.i277, 4
  %cmp55198.not.i.i = icmp ult i64 %columns.addr.0202.i.i, 16
  br i1 %cmp55198.not.i.i, label %for.cond.cleanup57.i.i286, label %for.body58.preheader.i.i279

for.body58.preheader.i.i279:                      ; preds = %for.cond53.preheader.i.i323, %for.cond53.preheader.thread.i.i278
  %mul54219.i.i = phi i64 [ %mul54217.i.i, %for.cond53.preheader.thread.i.i278 ], [ %mul54.i.i324, %for.cond53.preheader.i.i323 ]
  br label %for.body58.i.i280

for.body.i21.i:                                   ; preds = %while.body.i19.i276, %for.cond.cleanup8.i.i318
  %row.0197.i.i = phi ptr [ %add.ptr50.i.i321, %for.cond.cleanup8.i.i318 ], [ %x.addr.0203.i.i, %while.body.i19.i276 ]
  %i.0196.i.i = phi i64 [ %add48.i.i319, %for.cond.cleanup8.i.i318 ], [ 0, %while.body.i19.i276 ]
  %tobool.i.i291 = icmp ne i64 %i.0196.i.i, 0
  %add.i22.i = add nuw nsw i64 %i.0196.i.i, 4
  %cmp3.i.i292 = icmp sle i64 %add.i22.i, %91
  %117 = select i1 %tobool.i.i291, i1 %cmp3.i.i292, i1 false
  %conv.i.i293 = select i1 %117, i64 4, i64 1
  %cmp24.i.i294 = icmp eq i64 %i.0196.i.i, 0
  %conv25.neg.i.i295 = sext i1 %cmp24.i.i294 to i32
  %splat.splatinsert26.neg.i.i296 = insertelement <16 x i32> poison, i32 %conv25.neg.i.i295, i64 0
  %sub.i23.i = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i296, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i297

for.cond.cleanup8.i.i318:                         ; preds = %for.cond.cleanup14.i.i316
  %add48.i.i319 = add nuw nsw i64 %conv.i.i293, %i.0196.i.i
  %118 = select i1 %117, i64 2, i64 0
  %mul49.i.i320 = shl i64 %93, %118
  %add.ptr50.i.i321 = getelementptr inbounds i8, ptr %row.0197.i.i, i64 %mul49.i.i320
  %cmp2.i.i322 = icmp slt i64 %add48.i.i319, %91
  br i1 %cmp2.i.i322, label %for.body.i21.i, label %for.cond53.preheader.i.i323, !llvm.loop !40

for.body9.i.i297:                                 ; preds = %for.cond.cleanup14.i.i316, %for.body.i21.i
  %j.0194.i.i = phi i64 [ 0, %for.body.i21.i ], [ %inc46.i.i317, %for.cond.cleanup14.i.i316 ]
  %arrayidx.i.i298 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i252, i64 0, i64 %j.0194.i.i
  %119 = load <16 x i32>, ptr %arrayidx.i.i298, align 4
  %arrayidx10.i.i299 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i253, i64 0, i64 %j.0194.i.i
  %120 = load <16 x i32>, ptr %arrayidx10.i.i299, align 4
  %mul16.i.i = shl nsw i64 %j.0194.i.i, 4
  %invariant.gep.i.i300 = getelementptr i8, ptr %row.0197.i.i, i64 %mul16.i.i
  br label %for.body15.i.i301

for.cond.cleanup14.i.i316:                        ; preds = %for.body15.i.i301
  store <16 x i32> %or32.i.i308, ptr %arrayidx.i.i298, align 4
  store <16 x i32> %or42.i.i315, ptr %arrayidx10.i.i299, align 4
  %inc46.i.i317 = add nuw nsw i64 %j.0194.i.i, 1
  %exitcond213.not.i.i = icmp eq i64 %inc46.i.i317, %cond.i20.i277
  br i1 %exitcond213.not.i.i, label %for.cond.cleanup8.i.i318, label %for.body9.i.i297, !llvm.loop !41

for.body15.i.i301:                                ; preds = %for.body15.i.i301, %for.body9.i.i297
  %k.0192.i.i = phi i64 [ 0, %for.body9.i.i297 ], [ %inc.i25.i, %for.body15.i.i301 ]
  %where.0191.i.i = phi <16 x i32> [ %120, %for.body9.i.i297 ], [ %or42.i.i315, %for.body15.i.i301 ]
  %most.0190.i.i = phi <16 x i32> [ %119, %for.body9.i.i297 ], [ %or32.i.i308, %for.body15.i.i301 ]
  %mul.i24.i = mul nsw i64 %k.0192.i.i, %93
  %gep.i.i302 = getelementptr i8, ptr %invariant.gep.i.i300, i64 %mul.i24.i
  %121 = load <16 x i8>, ptr %gep.i.i302, align 1
  %xor.i.i = xor <16 x i8> %121, %splat.splat.i18.i261
  %conv18.i.i = sext <16 x i8> %xor.i.i to <16 x i32>
  %cmp19.i.i303 = icmp slt <16 x i32> %most.0190.i.i, %conv18.i.i
  %or28.i.i304 = select <16 x i1> %cmp19.i.i303, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i23.i
  %and29.i.i305 = and <16 x i32> %or28.i.i304, %conv18.i.i
  %not30.i.i306 = xor <16 x i32> %or28.i.i304, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i307 = and <16 x i32> %most.0190.i.i, %not30.i.i306
  %or32.i.i308 = or <16 x i32> %and29.i.i305, %and31.i.i307
  %add34.i.i309 = add nuw nsw i64 %k.0192.i.i, %i.0196.i.i
  %conv35.i.i310 = trunc i64 %add34.i.i309 to i32
  %splat.splatinsert36.i.i311 = insertelement <16 x i32> poison, i32 %conv35.i.i310, i64 0
  %splat.splat37.i.i312 = shufflevector <16 x i32> %splat.splatinsert36.i.i311, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i313 = and <16 x i32> %or28.i.i304, %splat.splat37.i.i312
  %and41.i.i314 = and <16 x i32> %where.0191.i.i, %not30.i.i306
  %or42.i.i315 = or <16 x i32> %and39.i.i313, %and41.i.i314
  %inc.i25.i = add nuw nsw i64 %k.0192.i.i, 1
  %exitcond.not.i26.i = icmp eq i64 %inc.i25.i, %conv.i.i293
  br i1 %exitcond.not.i26.i, label %for.cond.cleanup14.i.i316, label %for.body15.i.i301, !llvm.loop !42

for.cond.cleanup57.i.i286:                        ; preds = %for.body58.i.i280, %for.cond53.preheader.i.i323
  %mul54220.i.i = phi i64 [ %mul54.i.i324, %for.cond53.preheader.i.i323 ], [ %mul54219.i.i, %for.body58.i.i280 ]
  %add.ptr67.i.i287 = getelementptr inbounds i8, ptr %x.addr.0203.i.i, i64 %mul54220.i.i
  %add.ptr69.i.i288 = getelementptr inbounds i64, ptr %out.addr.0201.i.i, i64 %mul54220.i.i
  %sub71.i.i289 = sub nsw i64 %columns.addr.0202.i.i, %mul54220.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i253) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i252) #5
  %cmp.i.i290 = icmp sgt i64 %sub71.i.i289, 15
  br i1 %cmp.i.i290, label %while.body.i19.i276, label %for.cond73.preheader.i.i265, !llvm.loop !43

for.body58.i.i280:                                ; preds = %for.body58.i.i280, %for.body58.preheader.i.i279
  %j52.0199.i.i = phi i64 [ %inc64.i.i285, %for.body58.i.i280 ], [ 0, %for.body58.preheader.i.i279 ]
  %div59189.i.i = lshr i64 %j52.0199.i.i, 4
  %rem.i.i281 = and i64 %j52.0199.i.i, 15
  %122 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i253, i64 0, i64 %div59189.i.i, i64 %rem.i.i281
  %vecext.i.i282 = load i32, ptr %122, align 4
  %conv61.i.i283 = sext i32 %vecext.i.i282 to i64
  %arrayidx62.i.i284 = getelementptr inbounds i64, ptr %out.addr.0201.i.i, i64 %j52.0199.i.i
  store i64 %conv61.i.i283, ptr %arrayidx62.i.i284, align 8
  %inc64.i.i285 = add nuw nsw i64 %j52.0199.i.i, 1
  %exitcond214.not.i.i = icmp eq i64 %inc64.i.i285, %mul54219.i.i
  br i1 %exitcond214.not.i.i, label %for.cond.cleanup57.i.i286, label %for.body58.i.i280, !llvm.loop !44

for.body77.i.i274:                                ; preds = %for.cond73.preheader.i.i265, %for.cond.cleanup95.i.i
  %j72.0212.i.i = phi i64 [ %inc118.i.i, %for.cond.cleanup95.i.i ], [ 0, %for.cond73.preheader.i.i265 ]
  br i1 %cmp87206.i.i, label %for.body96.preheader.i.i, label %for.cond.cleanup95.i.i

for.body96.preheader.i.i:                         ; preds = %for.body77.i.i274
  %arrayidx79.i.i275 = getelementptr inbounds i8, ptr %x.addr.0.lcssa.i.i268, i64 %j72.0212.i.i
  %123 = load i8, ptr %arrayidx79.i.i275, align 1
  %xor82186.i.i = xor i8 %123, %conv27
  br label %for.body96.i.i

for.cond.cleanup95.i.i:                           ; preds = %for.body96.i.i, %for.body77.i.i274
  %at84.0.lcssa.i.i = phi i64 [ 0, %for.body77.i.i274 ], [ %i85.0.at84.0.i.i, %for.body96.i.i ]
  %arrayidx116.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i266, i64 %j72.0212.i.i
  store i64 %at84.0.lcssa.i.i, ptr %arrayidx116.i.i, align 8
  %inc118.i.i = add nuw nsw i64 %j72.0212.i.i, 1
  %exitcond216.not.i.i = icmp eq i64 %inc118.i.i, %columns.addr.0.lcssa.i.i267
  br i1 %exitcond216.not.i.i, label %for.inc.i269, label %for.body77.i.i274, !llvm.loop !45

for.body96.i.i:                                   ; preds = %for.body96.i.i, %for.body96.preheader.i.i
  %i85.0209.i.i = phi i64 [ %inc114.i.i, %for.body96.i.i ], [ 1, %for.body96.preheader.i.i ]
  %at84.0208.i.i = phi i64 [ %i85.0.at84.0.i.i, %for.body96.i.i ], [ 0, %for.body96.preheader.i.i ]
  %best78.0207.i.i = phi i8 [ %xor103187.best78.0.i.i, %for.body96.i.i ], [ %xor82186.i.i, %for.body96.preheader.i.i ]
  %mul98.i.i = mul nsw i64 %i85.0209.i.i, %93
  %add99.i.i = add nsw i64 %mul98.i.i, %j72.0212.i.i
  %arrayidx100.i.i = getelementptr inbounds i8, ptr %x.addr.0.lcssa.i.i268, i64 %add99.i.i
  %124 = load i8, ptr %arrayidx100.i.i, align 1
  %xor103187.i.i = xor i8 %124, %conv27
  %cmp107.i.i = icmp sgt i8 %xor103187.i.i, %best78.0207.i.i
  %xor103187.best78.0.i.i = tail call i8 @llvm.smax.i8(i8 %xor103187.i.i, i8 %best78.0207.i.i)
  %i85.0.at84.0.i.i = select i1 %cmp107.i.i, i64 %i85.0209.i.i, i64 %at84.0208.i.i
  %inc114.i.i = add nuw nsw i64 %i85.0209.i.i, 1
  %exitcond215.not.i.i = icmp eq i64 %inc114.i.i, %91
  br i1 %exitcond215.not.i.i, label %for.cond.cleanup95.i.i, label %for.body96.i.i, !llvm.loop !46

for.inc.i269:                                     ; preds = %for.cond.cleanup95.i.i, %for.cond73.preheader.i.i265, %of_8_line.exit.i
  %dec.i270 = add nsw i64 %matrices.addr.029.i, -1
  %add.ptr.i271 = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %mul.i262
  %add.ptr3.i272 = getelementptr inbounds i64, ptr %out.addr.032.i, i64 %92
  %cmp.i273 = icmp sgt i64 %matrices.addr.029.i, 1
  br i1 %cmp.i273, label %for.body.i263, label %if.end70, !llvm.loop !47

if.then37:                                        ; preds = %if.else20
  %conv40 = trunc i64 %89 to i16
  %arrayidx41 = getelementptr inbounds i8, ptr %a, i64 32
  %125 = load i64, ptr %arrayidx41, align 8
  %arrayidx42 = getelementptr inbounds i8, ptr %a, i64 40
  %126 = load i64, ptr %arrayidx42, align 8
  %arrayidx43 = getelementptr inbounds i8, ptr %a, i64 48
  %127 = load i64, ptr %arrayidx43, align 8
  %arrayidx44 = getelementptr inbounds i8, ptr %a, i64 56
  %128 = load i64, ptr %arrayidx44, align 8
  %cmp28.i365 = icmp sgt i64 %125, 0
  br i1 %cmp28.i365, label %for.body.lr.ph.i366, label %if.end70

for.body.lr.ph.i366:                              ; preds = %if.then37
  %arrayidx45 = getelementptr inbounds i8, ptr %a, i64 64
  %129 = load i64, ptr %arrayidx45, align 8
  %130 = inttoptr i64 %129 to ptr
  %arrayidx38 = getelementptr inbounds i8, ptr %a, i64 24
  %131 = load i64, ptr %arrayidx38, align 8
  %132 = inttoptr i64 %131 to ptr
  %cmp1.i367 = icmp eq i64 %127, 1
  %cmp2.i368 = icmp eq i64 %128, 1
  %or.cond.i369 = and i1 %cmp1.i367, %cmp2.i368
  %cmp200.i.i370 = icmp sgt i64 %127, 15
  %cmp2195.i.i371 = icmp sgt i64 %126, 0
  %splat.splatinsert.i17.i372 = insertelement <16 x i16> poison, i16 %conv40, i64 0
  %splat.splat.i18.i373 = shufflevector <16 x i16> %splat.splatinsert.i17.i372, <16 x i16> poison, <16 x i32> zeroinitializer
  %cmp87206.i.i374 = icmp sgt i64 %126, 1
  %cmp6.not354.i.i375 = icmp slt i64 %126, 32
  %splat.splatinsert.i.i376 = insertelement <32 x i16> poison, i16 %conv40, i64 0
  %splat.splat.i.i377 = shufflevector <32 x i16> %splat.splatinsert.i.i376, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul.i378 = mul nsw i64 %128, %126
  br label %for.body.i379

for.body.i379:                                    ; preds = %for.inc.i389, %for.body.lr.ph.i366
  %out.addr.032.i380 = phi ptr [ %130, %for.body.lr.ph.i366 ], [ %add.ptr3.i392, %for.inc.i389 ]
  %x.addr.030.i381 = phi ptr [ %132, %for.body.lr.ph.i366 ], [ %add.ptr.i391, %for.inc.i389 ]
  %matrices.addr.029.i382 = phi i64 [ %125, %for.body.lr.ph.i366 ], [ %dec.i390, %for.inc.i389 ]
  br i1 %or.cond.i369, label %if.then.i493, label %if.else.i383

if.then.i493:                                     ; preds = %for.body.i379
  %133 = load i16, ptr %x.addr.030.i381, align 2
  %xor331.i.i494 = xor i16 %133, %conv40
  br i1 %cmp6.not354.i.i375, label %for.cond187.preheader.i.i533, label %while.body.i.i495

for.cond187.preheader.i.i533:                     ; preds = %while.cond152thread-pre-split.i.i523, %if.then.i493
  %first.0.lcssa.i.i534 = phi i64 [ 0, %if.then.i493 ], [ %first.3.i.i513, %while.cond152thread-pre-split.i.i523 ]
  %at.0.lcssa.i.i535 = phi i64 [ 0, %if.then.i493 ], [ %at.1.i.i529, %while.cond152thread-pre-split.i.i523 ]
  %best.0.lcssa.i.i536 = phi i16 [ %xor331.i.i494, %if.then.i493 ], [ %best.1.i.i530, %while.cond152thread-pre-split.i.i523 ]
  %cmp188361.i.i537 = icmp slt i64 %first.0.lcssa.i.i534, %126
  br i1 %cmp188361.i.i537, label %for.body190.i.i547, label %while.cond214.preheader.i.i538

while.body.i.i495:                                ; preds = %if.then.i493, %while.cond152thread-pre-split.i.i523
  %best.0357.i.i496 = phi i16 [ %best.1.i.i530, %while.cond152thread-pre-split.i.i523 ], [ %xor331.i.i494, %if.then.i493 ]
  %at.0356.i.i497 = phi i64 [ %at.1.i.i529, %while.cond152thread-pre-split.i.i523 ], [ 0, %if.then.i493 ]
  %first.0355.i.i498 = phi i64 [ %first.3.i.i513, %while.cond152thread-pre-split.i.i523 ], [ 0, %if.then.i493 ]
  %sub.i.i499 = sub nsw i64 %126, %first.0355.i.i498
  %div.i.i500 = sdiv i64 %sub.i.i499, 128
  %cmp8.i.i501 = icmp slt i64 %sub.i.i499, 15360
  %cond.i.i502 = select i1 %cmp8.i.i501, i64 %div.i.i500, i64 120
  %add.ptr.i.i503 = getelementptr inbounds i16, ptr %x.addr.030.i381, i64 %first.0355.i.i498
  %134 = load <32 x i16>, ptr %add.ptr.i.i503, align 2
  %xor10.i.i504 = xor <32 x i16> %134, %splat.splat.i.i377
  %cmp11335.i.i505 = icmp sgt i64 %cond.i.i502, 0
  br i1 %cmp11335.i.i505, label %for.body.i.i583, label %for.cond.cleanup.i.i506

for.cond.cleanup.loopexit.i.i608:                 ; preds = %for.body.i.i583
  %135 = shl nuw nsw i64 %cond.i.i502, 7
  %136 = add i64 %135, %first.0355.i.i498
  br label %for.cond.cleanup.i.i506

for.cond.cleanup.i.i506:                          ; preds = %for.cond.cleanup.loopexit.i.i608, %while.body.i.i495
  %where.0.lcssa.i.i507 = phi <32 x i16> [ zeroinitializer, %while.body.i.i495 ], [ %or75.i.i604, %for.cond.cleanup.loopexit.i.i608 ]
  %most.0.lcssa.i.i508 = phi <32 x i16> [ %xor10.i.i504, %while.body.i.i495 ], [ %or67.i.i600, %for.cond.cleanup.loopexit.i.i608 ]
  %first.1.lcssa.i.i509 = phi i64 [ %first.0355.i.i498, %while.body.i.i495 ], [ %136, %for.cond.cleanup.loopexit.i.i608 ]
  br i1 %cmp8.i.i501, label %for.cond80.preheader.i.i564, label %if.end111.i.i510

for.cond80.preheader.i.i564:                      ; preds = %for.cond.cleanup.i.i506
  %add81342.i.i565 = add nsw i64 %first.1.lcssa.i.i509, 32
  %cmp82.not343.i.i566 = icmp sgt i64 %add81342.i.i565, %126
  br i1 %cmp82.not343.i.i566, label %if.end111.i.i510, label %for.body84.lr.ph.i.i567

for.body84.lr.ph.i.i567:                          ; preds = %for.cond80.preheader.i.i564
  %conv100.i.i568 = trunc i64 %div.i.i500 to i16
  %splat.splatinsert101.i.i569 = insertelement <32 x i16> poison, i16 %conv100.i.i568, i64 0
  %splat.splat102.i.i570 = shufflevector <32 x i16> %splat.splatinsert101.i.i569, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %for.body84.i.i571

for.body.i.i583:                                  ; preds = %while.body.i.i495, %for.body.i.i583
  %first.1339.i.i584 = phi i64 [ %add76.i.i606, %for.body.i.i583 ], [ %first.0355.i.i498, %while.body.i.i495 ]
  %most.0338.i.i585 = phi <32 x i16> [ %or67.i.i600, %for.body.i.i583 ], [ %xor10.i.i504, %while.body.i.i495 ]
  %where.0337.i.i586 = phi <32 x i16> [ %or75.i.i604, %for.body.i.i583 ], [ zeroinitializer, %while.body.i.i495 ]
  %block.0336.i.i587 = phi i64 [ %inc.i.i605, %for.body.i.i583 ], [ 0, %while.body.i.i495 ]
  %add.ptr13.i.i588 = getelementptr inbounds i16, ptr %x.addr.030.i381, i64 %first.1339.i.i584
  %137 = load <32 x i16>, ptr %add.ptr13.i.i588, align 2
  %xor17.i.i589 = xor <32 x i16> %137, %splat.splat.i.i377
  %arrayidx18.i.i590 = getelementptr inbounds i8, ptr %add.ptr13.i.i588, i64 64
  %138 = load <32 x i16>, ptr %arrayidx18.i.i590, align 2
  %xor21.i.i591 = xor <32 x i16> %138, %splat.splat.i.i377
  %arrayidx22.i.i592 = getelementptr inbounds i8, ptr %add.ptr13.i.i588, i64 128
  %139 = load <32 x i16>, ptr %arrayidx22.i.i592, align 2
  %xor25.i.i593 = xor <32 x i16> %139, %splat.splat.i.i377
  %arrayidx26.i.i594 = getelementptr inbounds i8, ptr %add.ptr13.i.i588, i64 192
  %140 = load <32 x i16>, ptr %arrayidx26.i.i594, align 2
  %xor29.i.i595 = xor <32 x i16> %140, %splat.splat.i.i377
  %or45.i.i596 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor21.i.i591, <32 x i16> %xor17.i.i589)
  %or53.i.i597 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor29.i.i595, <32 x i16> %xor25.i.i593)
  %or61.i.i598 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %or53.i.i597, <32 x i16> %or45.i.i596)
  %cmp62.not.i.i599 = icmp sgt <32 x i16> %or61.i.i598, %most.0338.i.i585
  %or67.i.i600 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %or61.i.i598, <32 x i16> %most.0338.i.i585)
  %conv68.i.i601 = trunc i64 %block.0336.i.i587 to i16
  %splat.splatinsert69.i.i602 = insertelement <32 x i16> poison, i16 %conv68.i.i601, i64 0
  %splat.splat70.i.i603 = shufflevector <32 x i16> %splat.splatinsert69.i.i602, <32 x i16> poison, <32 x i32> zeroinitializer
  %or75.i.i604 = select <32 x i1> %cmp62.not.i.i599, <32 x i16> %splat.splat70.i.i603, <32 x i16> %where.0337.i.i586
  %inc.i.i605 = add nuw nsw i64 %block.0336.i.i587, 1
  %add76.i.i606 = add nsw i64 %first.1339.i.i584, 128
  %exitcond.not.i.i607 = icmp eq i64 %inc.i.i605, %cond.i.i502
  br i1 %exitcond.not.i.i607, label %for.cond.cleanup.loopexit.i.i608, label %for.body.i.i583, !llvm.loop !48

for.body84.i.i571:                                ; preds = %for.body84.i.i571, %for.body84.lr.ph.i.i567
  %add81347.i.i572 = phi i64 [ %add81342.i.i565, %for.body84.lr.ph.i.i567 ], [ %add81.i.i581, %for.body84.i.i571 ]
  %first.2346.i.i573 = phi i64 [ %first.1.lcssa.i.i509, %for.body84.lr.ph.i.i567 ], [ %add81347.i.i572, %for.body84.i.i571 ]
  %most.1345.i.i574 = phi <32 x i16> [ %most.0.lcssa.i.i508, %for.body84.lr.ph.i.i567 ], [ %or98.i.i579, %for.body84.i.i571 ]
  %where.1344.i.i575 = phi <32 x i16> [ %where.0.lcssa.i.i507, %for.body84.lr.ph.i.i567 ], [ %or107.i.i580, %for.body84.i.i571 ]
  %add.ptr85.i.i576 = getelementptr inbounds i16, ptr %x.addr.030.i381, i64 %first.2346.i.i573
  %141 = load <32 x i16>, ptr %add.ptr85.i.i576, align 2
  %xor88.i.i577 = xor <32 x i16> %141, %splat.splat.i.i377
  %cmp90.not.i.i578 = icmp sgt <32 x i16> %xor88.i.i577, %most.1345.i.i574
  %or98.i.i579 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor88.i.i577, <32 x i16> %most.1345.i.i574)
  %or107.i.i580 = select <32 x i1> %cmp90.not.i.i578, <32 x i16> %splat.splat102.i.i570, <32 x i16> %where.1344.i.i575
  %add81.i.i581 = add nsw i64 %add81347.i.i572, 32
  %cmp82.not.i.i582 = icmp sgt i64 %add81.i.i581, %126
  br i1 %cmp82.not.i.i582, label %if.end111.i.i510, label %for.body84.i.i571, !llvm.loop !49

if.end111.i.i510:                                 ; preds = %for.body84.i.i571, %for.cond80.preheader.i.i564, %for.cond.cleanup.i.i506
  %where.2.i.i511 = phi <32 x i16> [ %where.0.lcssa.i.i507, %for.cond.cleanup.i.i506 ], [ %where.0.lcssa.i.i507, %for.cond80.preheader.i.i564 ], [ %or107.i.i580, %for.body84.i.i571 ]
  %most.2.i.i512 = phi <32 x i16> [ %most.0.lcssa.i.i508, %for.cond.cleanup.i.i506 ], [ %most.0.lcssa.i.i508, %for.cond80.preheader.i.i564 ], [ %or98.i.i579, %for.body84.i.i571 ]
  %first.3.i.i513 = phi i64 [ %first.1.lcssa.i.i509, %for.cond.cleanup.i.i506 ], [ %first.1.lcssa.i.i509, %for.cond80.preheader.i.i564 ], [ %add81347.i.i572, %for.body84.i.i571 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i363) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i364) #5
  store <32 x i16> %most.2.i.i512, ptr %largest.i.i363, align 2
  store <32 x i16> %where.2.i.i511, ptr %in.i.i364, align 2
  %142 = extractelement <32 x i16> %most.2.i.i512, i64 0
  %143 = extractelement <32 x i16> %where.2.i.i511, i64 0
  br label %for.body118.i.i514

for.body118.i.i514:                               ; preds = %for.inc149.i.i520, %if.end111.i.i510
  %j.0353.i.i515 = phi i64 [ 1, %if.end111.i.i510 ], [ %inc150.i.i521, %for.inc149.i.i520 ]
  %144 = phi i16 [ %142, %if.end111.i.i510 ], [ %149, %for.inc149.i.i520 ]
  %145 = phi i16 [ %143, %if.end111.i.i510 ], [ %148, %for.inc149.i.i520 ]
  %arrayidx125.i.i516 = getelementptr inbounds [32 x i16], ptr %largest.i.i363, i64 0, i64 %j.0353.i.i515
  %146 = load i16, ptr %arrayidx125.i.i516, align 2
  %cmp129.i.i517 = icmp sgt i16 %146, %144
  br i1 %cmp129.i.i517, label %for.body118.if.then143_crit_edge.i.i561, label %lor.lhs.false.i.i518

for.body118.if.then143_crit_edge.i.i561:          ; preds = %for.body118.i.i514
  %arrayidx146.phi.trans.insert.i.i562 = getelementptr inbounds [32 x i16], ptr %in.i.i364, i64 0, i64 %j.0353.i.i515
  %.pre.i.i563 = load i16, ptr %arrayidx146.phi.trans.insert.i.i562, align 2
  br label %for.inc149.i.i520

lor.lhs.false.i.i518:                             ; preds = %for.body118.i.i514
  %cmp135.i.i519 = icmp eq i16 %146, %144
  br i1 %cmp135.i.i519, label %land.lhs.true.i.i558, label %for.inc149.i.i520

land.lhs.true.i.i558:                             ; preds = %lor.lhs.false.i.i518
  %arrayidx137.i.i559 = getelementptr inbounds [32 x i16], ptr %in.i.i364, i64 0, i64 %j.0353.i.i515
  %147 = load i16, ptr %arrayidx137.i.i559, align 2
  %spec.select.i.i560 = tail call i16 @llvm.smin.i16(i16 %147, i16 %145)
  br label %for.inc149.i.i520

for.inc149.i.i520:                                ; preds = %land.lhs.true.i.i558, %lor.lhs.false.i.i518, %for.body118.if.then143_crit_edge.i.i561
  %148 = phi i16 [ %145, %lor.lhs.false.i.i518 ], [ %.pre.i.i563, %for.body118.if.then143_crit_edge.i.i561 ], [ %spec.select.i.i560, %land.lhs.true.i.i558 ]
  %149 = phi i16 [ %144, %lor.lhs.false.i.i518 ], [ %146, %for.body118.if.then143_crit_edge.i.i561 ], [ %144, %land.lhs.true.i.i558 ]
  %inc150.i.i521 = add nuw nsw i64 %j.0353.i.i515, 1
  %exitcond368.not.i.i522 = icmp eq i64 %inc150.i.i521, 32
  br i1 %exitcond368.not.i.i522, label %while.cond152thread-pre-split.i.i523, label %for.body118.i.i514, !llvm.loop !50

while.cond152thread-pre-split.i.i523:             ; preds = %for.inc149.i.i520
  %cmp170.i.i524 = icmp sgt i16 %149, %best.0357.i.i496
  %conv175.i.i525 = sext i16 %148 to i32
  %mul.i.i526 = shl nsw i32 %conv175.i.i525, 7
  %conv176.i.i527 = sext i32 %mul.i.i526 to i64
  %add177.i.i528 = add nsw i64 %first.0355.i.i498, %conv176.i.i527
  %at.1.i.i529 = select i1 %cmp170.i.i524, i64 %add177.i.i528, i64 %at.0356.i.i497
  %best.1.i.i530 = tail call i16 @llvm.smax.i16(i16 %149, i16 %best.0357.i.i496)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i364) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i363) #5
  %add.i.i531 = add nsw i64 %first.3.i.i513, 32
  %cmp6.not.i.i532 = icmp sgt i64 %add.i.i531, %126
  br i1 %cmp6.not.i.i532, label %for.cond187.preheader.i.i533, label %while.body.i.i495, !llvm.loop !51

while.cond214.preheader.i.i538:                   ; preds = %for.body190.i.i547, %for.cond187.preheader.i.i533
  %at.3.lcssa.i.i539 = phi i64 [ %at.0.lcssa.i.i535, %for.cond187.preheader.i.i533 ], [ %at.4.i.i554, %for.body190.i.i547 ]
  %best.3.lcssa.i.i540 = phi i16 [ %best.0.lcssa.i.i536, %for.cond187.preheader.i.i533 ], [ %best.4.i.i555, %for.body190.i.i547 ]
  br label %while.cond214.i.i541

for.body190.i.i547:                               ; preds = %for.cond187.preheader.i.i533, %for.body190.i.i547
  %best.3364.i.i548 = phi i16 [ %best.4.i.i555, %for.body190.i.i547 ], [ %best.0.lcssa.i.i536, %for.cond187.preheader.i.i533 ]
  %at.3363.i.i549 = phi i64 [ %at.4.i.i554, %for.body190.i.i547 ], [ %at.0.lcssa.i.i535, %for.cond187.preheader.i.i533 ]
  %first.4362.i.i550 = phi i64 [ %inc212.i.i556, %for.body190.i.i547 ], [ %first.0.lcssa.i.i534, %for.cond187.preheader.i.i533 ]
  %arrayidx191.i.i551 = getelementptr inbounds i16, ptr %x.addr.030.i381, i64 %first.4362.i.i550
  %150 = load i16, ptr %arrayidx191.i.i551, align 2
  %xor194333.i.i552 = xor i16 %150, %conv40
  %cmp204.i.i553 = icmp sgt i16 %xor194333.i.i552, %best.3364.i.i548
  %at.4.i.i554 = select i1 %cmp204.i.i553, i64 %first.4362.i.i550, i64 %at.3363.i.i549
  %best.4.i.i555 = tail call i16 @llvm.smax.i16(i16 %xor194333.i.i552, i16 %best.3364.i.i548)
  %inc212.i.i556 = add nsw i64 %first.4362.i.i550, 1
  %exitcond369.not.i.i557 = icmp eq i64 %inc212.i.i556, %126
  br i1 %exitcond369.not.i.i557, label %while.cond214.preheader.i.i538, label %for.body190.i.i547, !llvm.loop !52

while.cond214.i.i541:                             ; preds = %while.cond214.i.i541, %while.cond214.preheader.i.i538
  %at.6.i.i542 = phi i64 [ %inc225.i.i546, %while.cond214.i.i541 ], [ %at.3.lcssa.i.i539, %while.cond214.preheader.i.i538 ]
  %arrayidx215.i.i543 = getelementptr inbounds i16, ptr %x.addr.030.i381, i64 %at.6.i.i542
  %151 = load i16, ptr %arrayidx215.i.i543, align 2
  %xor218332.i.i544 = xor i16 %151, %conv40
  %cmp222.not.i.i545 = icmp eq i16 %xor218332.i.i544, %best.3.lcssa.i.i540
  %inc225.i.i546 = add nsw i64 %at.6.i.i542, 1
  br i1 %cmp222.not.i.i545, label %of_16_line.exit.i, label %while.cond214.i.i541, !llvm.loop !53

of_16_line.exit.i:                                ; preds = %while.cond214.i.i541
  store i64 %at.6.i.i542, ptr %out.addr.032.i380, align 8
  br label %for.inc.i389

if.else.i383:                                     ; preds = %for.body.i379
  br i1 %cmp200.i.i370, label %while.body.i19.i417, label %for.cond73.preheader.i.i384

for.cond73.preheader.i.i384:                      ; preds = %for.cond.cleanup57.i.i436, %if.else.i383
  %out.addr.0.lcssa.i.i385 = phi ptr [ %out.addr.032.i380, %if.else.i383 ], [ %add.ptr69.i.i439, %for.cond.cleanup57.i.i436 ]
  %columns.addr.0.lcssa.i.i386 = phi i64 [ %127, %if.else.i383 ], [ %sub71.i.i440, %for.cond.cleanup57.i.i436 ]
  %x.addr.0.lcssa.i.i387 = phi ptr [ %x.addr.030.i381, %if.else.i383 ], [ %add.ptr67.i.i438, %for.cond.cleanup57.i.i436 ]
  %cmp74211.i.i388 = icmp sgt i64 %columns.addr.0.lcssa.i.i386, 0
  br i1 %cmp74211.i.i388, label %for.body77.i.i394, label %for.inc.i389

while.body.i19.i417:                              ; preds = %if.else.i383, %for.cond.cleanup57.i.i436
  %x.addr.0203.i.i418 = phi ptr [ %add.ptr67.i.i438, %for.cond.cleanup57.i.i436 ], [ %x.addr.030.i381, %if.else.i383 ]
  %columns.addr.0202.i.i419 = phi i64 [ %sub71.i.i440, %for.cond.cleanup57.i.i436 ], [ %127, %if.else.i383 ]
  %out.addr.0201.i.i420 = phi ptr [ %add.ptr69.i.i439, %for.cond.cleanup57.i.i436 ], [ %out.addr.032.i380, %if.else.i383 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i361) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i362) #5
  %div188.i.i421 = lshr i64 %columns.addr.0202.i.i419, 4
  %cond.i20.i422 = tail call i64 @llvm.umin.i64(i64 %div188.i.i421, i64 16)
  br i1 %cmp2195.i.i371, label %for.body.i21.i442, label %for.cond53.preheader.thread.i.i423

for.cond53.preheader.thread.i.i423:               ; preds = %while.body.i19.i417
  %mul54217.i.i424 = shl nuw nsw i64 %cond.i20.i422, 4
  br label %for.body58.preheader.i.i425

for.cond53.preheader.i.i490:                      ; preds = %for.cond.cleanup8.i.i485
  %mul54.i.i491 = shl nuw nsw i64 %cond.i20.i422, 4
  %cmp55198.not.i.i492 = icmp ult i64 %columns.addr.0202.i.i419, 16
  br i1 %cmp55198.not.i.i492, label %for.cond.cleanup57.i.i436, label %for.body58.preheader.i.i425

for.body58.preheader.i.i425:                      ; preds = %for.cond53.preheader.i.i490, %for.cond53.preheader.thread.i.i423
  %mul54219.i.i426 = phi i64 [ %mul54217.i.i424, %for.cond53.preheader.thread.i.i423 ], [ %mul54.i.i491, %for.cond53.preheader.i.i490 ]
  br label %for.body58.i.i427

for.body.i21.i442:                                ; preds = %while.body.i19.i417, %for.cond.cleanup8.i.i485
  %row.0197.i.i443 = phi ptr [ %add.ptr50.i.i488, %for.cond.cleanup8.i.i485 ], [ %x.addr.0203.i.i418, %while.body.i19.i417 ]
  %i.0196.i.i444 = phi i64 [ %add48.i.i486, %for.cond.cleanup8.i.i485 ], [ 0, %while.body.i19.i417 ]
  %tobool.i.i445 = icmp ne i64 %i.0196.i.i444, 0
  %add.i22.i446 = add nuw nsw i64 %i.0196.i.i444, 4
  %cmp3.i.i447 = icmp sle i64 %add.i22.i446, %126
  %152 = select i1 %tobool.i.i445, i1 %cmp3.i.i447, i1 false
  %conv.i.i448 = select i1 %152, i64 4, i64 1
  %cmp24.i.i449 = icmp eq i64 %i.0196.i.i444, 0
  %conv25.neg.i.i450 = sext i1 %cmp24.i.i449 to i32
  %splat.splatinsert26.neg.i.i451 = insertelement <16 x i32> poison, i32 %conv25.neg.i.i450, i64 0
  %sub.i23.i452 = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i451, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i453

for.cond.cleanup8.i.i485:                         ; preds = %for.cond.cleanup14.i.i482
  %add48.i.i486 = add nuw nsw i64 %conv.i.i448, %i.0196.i.i444
  %153 = select i1 %152, i64 2, i64 0
  %mul49.i.i487 = shl i64 %128, %153
  %add.ptr50.i.i488 = getelementptr inbounds i16, ptr %row.0197.i.i443, i64 %mul49.i.i487
  %cmp2.i.i489 = icmp slt i64 %add48.i.i486, %126
  br i1 %cmp2.i.i489, label %for.body.i21.i442, label %for.cond53.preheader.i.i490, !llvm.loop !54

for.body9.i.i453:                                 ; preds = %for.cond.cleanup14.i.i482, %for.body.i21.i442
  %j.0194.i.i454 = phi i64 [ 0, %for.body.i21.i442 ], [ %inc46.i.i483, %for.cond.cleanup14.i.i482 ]
  %arrayidx.i.i455 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i361, i64 0, i64 %j.0194.i.i454
  %154 = load <16 x i32>, ptr %arrayidx.i.i455, align 4
  %arrayidx10.i.i456 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i362, i64 0, i64 %j.0194.i.i454
  %155 = load <16 x i32>, ptr %arrayidx10.i.i456, align 4
  %add.ptr17.idx.i.i457 = shl nsw i64 %j.0194.i.i454, 5
  %invariant.gep.i.i458 = getelementptr i8, ptr %row.0197.i.i443, i64 %add.ptr17.idx.i.i457
  br label %for.body15.i.i459

for.cond.cleanup14.i.i482:                        ; preds = %for.body15.i.i459
  store <16 x i32> %or32.i.i472, ptr %arrayidx.i.i455, align 4
  store <16 x i32> %or42.i.i479, ptr %arrayidx10.i.i456, align 4
  %inc46.i.i483 = add nuw nsw i64 %j.0194.i.i454, 1
  %exitcond213.not.i.i484 = icmp eq i64 %inc46.i.i483, %cond.i20.i422
  br i1 %exitcond213.not.i.i484, label %for.cond.cleanup8.i.i485, label %for.body9.i.i453, !llvm.loop !55

for.body15.i.i459:                                ; preds = %for.body15.i.i459, %for.body9.i.i453
  %k.0192.i.i460 = phi i64 [ 0, %for.body9.i.i453 ], [ %inc.i25.i480, %for.body15.i.i459 ]
  %where.0191.i.i461 = phi <16 x i32> [ %155, %for.body9.i.i453 ], [ %or42.i.i479, %for.body15.i.i459 ]
  %most.0190.i.i462 = phi <16 x i32> [ %154, %for.body9.i.i453 ], [ %or32.i.i472, %for.body15.i.i459 ]
  %mul.i24.i463 = mul nsw i64 %k.0192.i.i460, %128
  %gep.i.i464 = getelementptr i16, ptr %invariant.gep.i.i458, i64 %mul.i24.i463
  %156 = load <16 x i16>, ptr %gep.i.i464, align 2
  %xor.i.i465 = xor <16 x i16> %156, %splat.splat.i18.i373
  %conv18.i.i466 = sext <16 x i16> %xor.i.i465 to <16 x i32>
  %cmp19.i.i467 = icmp slt <16 x i32> %most.0190.i.i462, %conv18.i.i466
  %or28.i.i468 = select <16 x i1> %cmp19.i.i467, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i23.i452
  %and29.i.i469 = and <16 x i32> %or28.i.i468, %conv18.i.i466
  %not30.i.i470 = xor <16 x i32> %or28.i.i468, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i471 = and <16 x i32> %most.0190.i.i462, %not30.i.i470
  %or32.i.i472 = or <16 x i32> %and29.i.i469, %and31.i.i471
  %add34.i.i473 = add nuw nsw i64 %k.0192.i.i460, %i.0196.i.i444
  %conv35.i.i474 = trunc i64 %add34.i.i473 to i32
  %splat.splatinsert36.i.i475 = insertelement <16 x i32> poison, i32 %conv35.i.i474, i64 0
  %splat.splat37.i.i476 = shufflevector <16 x i32> %splat.splatinsert36.i.i475, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i477 = and <16 x i32> %or28.i.i468, %splat.splat37.i.i476
  %and41.i.i478 = and <16 x i32> %where.0191.i.i461, %not30.i.i470
  %or42.i.i479 = or <16 x i32> %and39.i.i477, %and41.i.i478
  %inc.i25.i480 = add nuw nsw i64 %k.0192.i.i460, 1
  %exitcond.not.i26.i481 = icmp eq i64 %inc.i25.i480, %conv.i.i448
  br i1 %exitcond.not.i26.i481, label %for.cond.cleanup14.i.i482, label %for.body15.i.i459, !llvm.loop !56

for.cond.cleanup57.i.i436:                        ; preds = %for.body58.i.i427, %for.cond53.preheader.i.i490
  %mul54220.i.i437 = phi i64 [ %mul54.i.i491, %for.cond53.preheader.i.i490 ], [ %mul54219.i.i426, %for.body58.i.i427 ]
  %add.ptr67.i.i438 = getelementptr inbounds i16, ptr %x.addr.0203.i.i418, i64 %mul54220.i.i437
  %add.ptr69.i.i439 = getelementptr inbounds i64, ptr %out.addr.0201.i.i420, i64 %mul54220.i.i437
  %sub71.i.i440 = sub nsw i64 %columns.addr.0202.i.i419, %mul54220.i.i437
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i362) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i361) #5
  %cmp.i.i441 = icmp sgt i64 %sub71.i.i440, 15
  br i1 %cmp.i.i441, label %while.body.i19.i417, label %for.cond73.preheader.i.i384, !llvm.loop !57

for.body58.i.i427:                                ; preds = %for.body58.i.i427, %for.body58.preheader.i.i425
  %j52.0199.i.i428 = phi i64 [ %inc64.i.i434, %for.body58.i.i427 ], [ 0, %for.body58.preheader.i.i425 ]
  %div59189.i.i429 = lshr i64 %j52.0199.i.i428, 4
  %rem.i.i430 = and i64 %j52.0199.i.i428, 15
  %157 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i362, i64 0, i64 %div59189.i.i429, i64 %rem.i.i430
  %vecext.i.i431 = load i32, ptr %157, align 4
  %conv61.i.i432 = sext i32 %vecext.i.i431 to i64
  %arrayidx62.i.i433 = getelementptr inbounds i64, ptr %out.addr.0201.i.i420, i64 %j52.0199.i.i428
  store i64 %conv61.i.i432, ptr %arrayidx62.i.i433, align 8
  %inc64.i.i434 = add nuw nsw i64 %j52.0199.i.i428, 1
  %exitcond214.not.i.i435 = icmp eq i64 %inc64.i.i434, %mul54219.i.i426
  br i1 %exitcond214.not.i.i435, label %for.cond.cleanup57.i.i436, label %for.body58.i.i427, !llvm.loop !58

for.body77.i.i394:                                ; preds = %for.cond73.preheader.i.i384, %for.cond.cleanup95.i.i396
  %j72.0212.i.i395 = phi i64 [ %inc118.i.i399, %for.cond.cleanup95.i.i396 ], [ 0, %for.cond73.preheader.i.i384 ]
  br i1 %cmp87206.i.i374, label %for.body96.preheader.i.i401, label %for.cond.cleanup95.i.i396

for.body96.preheader.i.i401:                      ; preds = %for.body77.i.i394
  %arrayidx79.i.i402 = getelementptr inbounds i16, ptr %x.addr.0.lcssa.i.i387, i64 %j72.0212.i.i395
  %158 = load i16, ptr %arrayidx79.i.i402, align 2
  %xor82186.i.i403 = xor i16 %158, %conv40
  br label %for.body96.i.i404

for.cond.cleanup95.i.i396:                        ; preds = %for.body96.i.i404, %for.body77.i.i394
  %at84.0.lcssa.i.i397 = phi i64 [ 0, %for.body77.i.i394 ], [ %i85.0.at84.0.i.i414, %for.body96.i.i404 ]
  %arrayidx116.i.i398 = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i385, i64 %j72.0212.i.i395
  store i64 %at84.0.lcssa.i.i397, ptr %arrayidx116.i.i398, align 8
  %inc118.i.i399 = add nuw nsw i64 %j72.0212.i.i395, 1
  %exitcond216.not.i.i400 = icmp eq i64 %inc118.i.i399, %columns.addr.0.lcssa.i.i386
  br i1 %exitcond216.not.i.i400, label %for.inc.i389, label %for.body77.i.i394, !llvm.loop !59

for.body96.i.i404:                                ; preds = %for.body96.i.i404, %for.body96.preheader.i.i401
  %i85.0209.i.i405 = phi i64 [ %inc114.i.i415, %for.body96.i.i404 ], [ 1, %for.body96.preheader.i.i401 ]
  %at84.0208.i.i406 = phi i64 [ %i85.0.at84.0.i.i414, %for.body96.i.i404 ], [ 0, %for.body96.preheader.i.i401 ]
  %best78.0207.i.i407 = phi i16 [ %xor103187.best78.0.i.i413, %for.body96.i.i404 ], [ %xor82186.i.i403, %for.body96.preheader.i.i401 ]
  %mul98.i.i408 = mul nsw i64 %i85.0209.i.i405, %128
  %add99.i.i409 = add nsw i64 %mul98.i.i408, %j72.0212.i.i395
  %arrayidx100.i.i410 = getelementptr inbounds i16, ptr %x.addr.0.lcssa.i.i387, i64 %add99.i.i409
  %159 = load i16, ptr %arrayidx100.i.i410, align 2
  %xor103187.i.i411 = xor i16 %159, %conv40
  %cmp107.i.i412 = icmp sgt i16 %xor103187.i.i411, %best78.0207.i.i407
  %xor103187.best78.0.i.i413 = tail call i16 @llvm.smax.i16(i16 %xor103187.i.i411, i16 %best78.0207.i.i407)
  %i85.0.at84.0.i.i414 = select i1 %cmp107.i.i412, i64 %i85.0209.i.i405, i64 %at84.0208.i.i406
  %inc114.i.i415 = add nuw nsw i64 %i85.0209.i.i405, 1
  %exitcond215.not.i.i416 = icmp eq i64 %inc114.i.i415, %126
  br i1 %exitcond215.not.i.i416, label %for.cond.cleanup95.i.i396, label %for.body96.i.i404, !llvm.loop !60

for.inc.i389:                                     ; preds = %for.cond.cleanup95.i.i396, %for.cond73.preheader.i.i384, %of_16_line.exit.i
  %dec.i390 = add nsw i64 %matrices.addr.029.i382, -1
  %add.ptr.i391 = getelementptr inbounds i16, ptr %x.addr.030.i381, i64 %mul.i378
  %add.ptr3.i392 = getelementptr inbounds i64, ptr %out.addr.032.i380, i64 %127
  %cmp.i393 = icmp sgt i64 %matrices.addr.029.i382, 1
  br i1 %cmp.i393, label %for.body.i379, label %if.end70, !llvm.loop !61

if.then50:                                        ; preds = %if.else20
  %conv53 = trunc i64 %89 to i32
  %arrayidx54 = getelementptr inbounds i8, ptr %a, i64 32
  %160 = load i64, ptr %arrayidx54, align 8
  %arrayidx55 = getelementptr inbounds i8, ptr %a, i64 40
  %161 = load i64, ptr %arrayidx55, align 8
  %arrayidx56 = getelementptr inbounds i8, ptr %a, i64 48
  %162 = load i64, ptr %arrayidx56, align 8
  %arrayidx57 = getelementptr inbounds i8, ptr %a, i64 56
  %163 = load i64, ptr %arrayidx57, align 8
  %cmp33.i = icmp sgt i64 %160, 0
  br i1 %cmp33.i, label %for.body.lr.ph.i613, label %if.end70

for.body.lr.ph.i613:                              ; preds = %if.then50
  %arrayidx58 = getelementptr inbounds i8, ptr %a, i64 64
  %164 = load i64, ptr %arrayidx58, align 8
  %165 = inttoptr i64 %164 to ptr
  %arrayidx51 = getelementptr inbounds i8, ptr %a, i64 24
  %166 = load i64, ptr %arrayidx51, align 8
  %167 = inttoptr i64 %166 to ptr
  %cmp1.i614 = icmp eq i64 %162, 1
  %cmp2.i615 = icmp eq i64 %163, 1
  %or.cond.i616 = and i1 %cmp1.i614, %cmp2.i615
  %cmp185.i.i = icmp sgt i64 %162, 15
  %cmp2180.i.i = icmp sgt i64 %161, 0
  %splat.splatinsert.i18.i = insertelement <16 x i32> poison, i32 %conv53, i64 0
  %splat.splat.i19.i = shufflevector <16 x i32> %splat.splatinsert.i18.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp83191.i.i = icmp sgt i64 %161, 1
  %cmp1.not316.i.i = icmp slt i64 %161, 16
  %mul.i617 = mul nsw i64 %163, %161
  br label %for.body.i618

for.body.i618:                                    ; preds = %for.inc.i624, %for.body.lr.ph.i613
  %out.addr.037.i = phi ptr [ %165, %for.body.lr.ph.i613 ], [ %add.ptr3.i627, %for.inc.i624 ]
  %x.addr.035.i = phi ptr [ %167, %for.body.lr.ph.i613 ], [ %add.ptr.i626, %for.inc.i624 ]
  %matrices.addr.034.i = phi i64 [ %160, %for.body.lr.ph.i613 ], [ %dec.i625, %for.inc.i624 ]
  br i1 %or.cond.i616, label %if.then.i669, label %if.else.i619

if.then.i669:                                     ; preds = %for.body.i618
  %168 = load i32, ptr %x.addr.035.i, align 4
  %xor.i.i670 = xor i32 %168, %conv53
  br i1 %cmp1.not316.i.i, label %for.cond163.preheader.i.i, label %while.body.i.i671

for.cond163.preheader.i.i:                        ; preds = %while.cond134thread-pre-split.i.i, %if.then.i669
  %first.0.lcssa.i.i698 = phi i64 [ 0, %if.then.i669 ], [ %first.3.i.i684, %while.cond134thread-pre-split.i.i ]
  %at.0.lcssa.i.i699 = phi i64 [ 0, %if.then.i669 ], [ %at.1.i.i694, %while.cond134thread-pre-split.i.i ]
  %best.0.lcssa.i.i700 = phi i32 [ %xor.i.i670, %if.then.i669 ], [ %best.1.i.i695, %while.cond134thread-pre-split.i.i ]
  %cmp164323.i.i = icmp slt i64 %first.0.lcssa.i.i698, %161
  br i1 %cmp164323.i.i, label %for.body166.i.i, label %while.cond183.preheader.i.i

while.body.i.i671:                                ; preds = %if.then.i669, %while.cond134thread-pre-split.i.i
  %best.0319.i.i = phi i32 [ %best.1.i.i695, %while.cond134thread-pre-split.i.i ], [ %xor.i.i670, %if.then.i669 ]
  %at.0318.i.i = phi i64 [ %at.1.i.i694, %while.cond134thread-pre-split.i.i ], [ 0, %if.then.i669 ]
  %first.0317.i.i = phi i64 [ %first.3.i.i684, %while.cond134thread-pre-split.i.i ], [ 0, %if.then.i669 ]
  %sub.i.i672 = sub nsw i64 %161, %first.0317.i.i
  %div.i.i673 = sdiv i64 %sub.i.i672, 64
  %cmp2.i.i674 = icmp slt i64 %sub.i.i672, 7680
  %cond.i.i675 = select i1 %cmp2.i.i674, i64 %div.i.i673, i64 120
  %add.ptr.i.i676 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.0317.i.i
  %169 = load <16 x i32>, ptr %add.ptr.i.i676, align 4
  %xor3.i.i = xor <16 x i32> %169, %splat.splat.i19.i
  %cmp4297.i.i = icmp sgt i64 %cond.i.i675, 0
  br i1 %cmp4297.i.i, label %for.body.i.i722, label %for.cond.cleanup.i.i677

for.cond.cleanup.loopexit.i.i738:                 ; preds = %for.body.i.i722
  %170 = shl nuw nsw i64 %cond.i.i675, 6
  %171 = add i64 %170, %first.0317.i.i
  br label %for.cond.cleanup.i.i677

for.cond.cleanup.i.i677:                          ; preds = %for.cond.cleanup.loopexit.i.i738, %while.body.i.i671
  %where.0.lcssa.i.i678 = phi <16 x i32> [ zeroinitializer, %while.body.i.i671 ], [ %or66.i.i734, %for.cond.cleanup.loopexit.i.i738 ]
  %most.0.lcssa.i.i679 = phi <16 x i32> [ %xor3.i.i, %while.body.i.i671 ], [ %or59.i.i, %for.cond.cleanup.loopexit.i.i738 ]
  %first.1.lcssa.i.i680 = phi i64 [ %first.0317.i.i, %while.body.i.i671 ], [ %171, %for.cond.cleanup.loopexit.i.i738 ]
  br i1 %cmp2.i.i674, label %for.cond71.preheader.i.i712, label %if.end102.i.i681

for.cond71.preheader.i.i712:                      ; preds = %for.cond.cleanup.i.i677
  %add72304.i.i = add nsw i64 %first.1.lcssa.i.i680, 16
  %cmp73.not305.i.i = icmp sgt i64 %add72304.i.i, %161
  br i1 %cmp73.not305.i.i, label %if.end102.i.i681, label %for.body75.lr.ph.i.i713

for.body75.lr.ph.i.i713:                          ; preds = %for.cond71.preheader.i.i712
  %conv91.i.i714 = trunc i64 %div.i.i673 to i32
  %splat.splatinsert92.i.i715 = insertelement <16 x i32> poison, i32 %conv91.i.i714, i64 0
  %splat.splat93.i.i716 = shufflevector <16 x i32> %splat.splatinsert92.i.i715, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body75.i.i717

for.body.i.i722:                                  ; preds = %while.body.i.i671, %for.body.i.i722
  %first.1301.i.i = phi i64 [ %add67.i.i736, %for.body.i.i722 ], [ %first.0317.i.i, %while.body.i.i671 ]
  %most.0300.i.i = phi <16 x i32> [ %or59.i.i, %for.body.i.i722 ], [ %xor3.i.i, %while.body.i.i671 ]
  %where.0299.i.i = phi <16 x i32> [ %or66.i.i734, %for.body.i.i722 ], [ zeroinitializer, %while.body.i.i671 ]
  %block.0298.i.i = phi i64 [ %inc.i.i735, %for.body.i.i722 ], [ 0, %while.body.i.i671 ]
  %add.ptr5.i.i723 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.1301.i.i
  %172 = load <16 x i32>, ptr %add.ptr5.i.i723, align 4
  %xor9.i.i = xor <16 x i32> %172, %splat.splat.i19.i
  %arrayidx10.i.i724 = getelementptr inbounds i8, ptr %add.ptr5.i.i723, i64 64
  %173 = load <16 x i32>, ptr %arrayidx10.i.i724, align 4
  %xor13.i.i = xor <16 x i32> %173, %splat.splat.i19.i
  %arrayidx14.i.i725 = getelementptr inbounds i8, ptr %add.ptr5.i.i723, i64 128
  %174 = load <16 x i32>, ptr %arrayidx14.i.i725, align 4
  %xor17.i.i726 = xor <16 x i32> %174, %splat.splat.i19.i
  %arrayidx18.i.i727 = getelementptr inbounds i8, ptr %add.ptr5.i.i723, i64 192
  %175 = load <16 x i32>, ptr %arrayidx18.i.i727, align 4
  %xor21.i.i728 = xor <16 x i32> %175, %splat.splat.i19.i
  %or37.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor13.i.i, <16 x i32> %xor9.i.i)
  %or45.i.i729 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor21.i.i728, <16 x i32> %xor17.i.i726)
  %or53.i.i730 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %or45.i.i729, <16 x i32> %or37.i.i)
  %cmp54.not.i.i = icmp sgt <16 x i32> %or53.i.i730, %most.0300.i.i
  %or59.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %or53.i.i730, <16 x i32> %most.0300.i.i)
  %conv.i.i731 = trunc i64 %block.0298.i.i to i32
  %splat.splatinsert60.i.i732 = insertelement <16 x i32> poison, i32 %conv.i.i731, i64 0
  %splat.splat61.i.i733 = shufflevector <16 x i32> %splat.splatinsert60.i.i732, <16 x i32> poison, <16 x i32> zeroinitializer
  %or66.i.i734 = select <16 x i1> %cmp54.not.i.i, <16 x i32> %splat.splat61.i.i733, <16 x i32> %where.0299.i.i
  %inc.i.i735 = add nuw nsw i64 %block.0298.i.i, 1
  %add67.i.i736 = add nsw i64 %first.1301.i.i, 64
  %exitcond.not.i.i737 = icmp eq i64 %inc.i.i735, %cond.i.i675
  br i1 %exitcond.not.i.i737, label %for.cond.cleanup.loopexit.i.i738, label %for.body.i.i722, !llvm.loop !62

for.body75.i.i717:                                ; preds = %for.body75.i.i717, %for.body75.lr.ph.i.i713
  %add72309.i.i = phi i64 [ %add72304.i.i, %for.body75.lr.ph.i.i713 ], [ %add72.i.i720, %for.body75.i.i717 ]
  %first.2308.i.i = phi i64 [ %first.1.lcssa.i.i680, %for.body75.lr.ph.i.i713 ], [ %add72309.i.i, %for.body75.i.i717 ]
  %most.1307.i.i = phi <16 x i32> [ %most.0.lcssa.i.i679, %for.body75.lr.ph.i.i713 ], [ %or89.i.i, %for.body75.i.i717 ]
  %where.1306.i.i = phi <16 x i32> [ %where.0.lcssa.i.i678, %for.body75.lr.ph.i.i713 ], [ %or98.i.i719, %for.body75.i.i717 ]
  %add.ptr76.i.i718 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.2308.i.i
  %176 = load <16 x i32>, ptr %add.ptr76.i.i718, align 4
  %xor79.i.i = xor <16 x i32> %176, %splat.splat.i19.i
  %cmp81.not.i.i = icmp sgt <16 x i32> %xor79.i.i, %most.1307.i.i
  %or89.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor79.i.i, <16 x i32> %most.1307.i.i)
  %or98.i.i719 = select <16 x i1> %cmp81.not.i.i, <16 x i32> %splat.splat93.i.i716, <16 x i32> %where.1306.i.i
  %add72.i.i720 = add nsw i64 %add72309.i.i, 16
  %cmp73.not.i.i721 = icmp sgt i64 %add72.i.i720, %161
  br i1 %cmp73.not.i.i721, label %if.end102.i.i681, label %for.body75.i.i717, !llvm.loop !63

if.end102.i.i681:                                 ; preds = %for.body75.i.i717, %for.cond71.preheader.i.i712, %for.cond.cleanup.i.i677
  %where.2.i.i682 = phi <16 x i32> [ %where.0.lcssa.i.i678, %for.cond.cleanup.i.i677 ], [ %where.0.lcssa.i.i678, %for.cond71.preheader.i.i712 ], [ %or98.i.i719, %for.body75.i.i717 ]
  %most.2.i.i683 = phi <16 x i32> [ %most.0.lcssa.i.i679, %for.cond.cleanup.i.i677 ], [ %most.0.lcssa.i.i679, %for.cond71.preheader.i.i712 ], [ %or89.i.i, %for.body75.i.i717 ]
  %first.3.i.i684 = phi i64 [ %first.1.lcssa.i.i680, %for.cond.cleanup.i.i677 ], [ %first.1.lcssa.i.i680, %for.cond71.preheader.i.i712 ], [ %add72309.i.i, %for.body75.i.i717 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i611) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i612) #5
  store <16 x i32> %most.2.i.i683, ptr %largest.i.i611, align 4
  store <16 x i32> %where.2.i.i682, ptr %in.i.i612, align 4
  %177 = extractelement <16 x i32> %most.2.i.i683, i64 0
  %178 = extractelement <16 x i32> %where.2.i.i682, i64 0
  br label %for.body109.i.i685

for.body109.i.i685:                               ; preds = %for.inc131.i.i690, %if.end102.i.i681
  %j.0315.i.i = phi i64 [ 1, %if.end102.i.i681 ], [ %inc132.i.i691, %for.inc131.i.i690 ]
  %179 = phi i32 [ %177, %if.end102.i.i681 ], [ %184, %for.inc131.i.i690 ]
  %180 = phi i32 [ %178, %if.end102.i.i681 ], [ %183, %for.inc131.i.i690 ]
  %arrayidx113.i.i686 = getelementptr inbounds [16 x i32], ptr %largest.i.i611, i64 0, i64 %j.0315.i.i
  %181 = load i32, ptr %arrayidx113.i.i686, align 4
  %cmp115.i.i687 = icmp sgt i32 %181, %179
  br i1 %cmp115.i.i687, label %for.body109.if.then125_crit_edge.i.i709, label %lor.lhs.false.i.i688

for.body109.if.then125_crit_edge.i.i709:          ; preds = %for.body109.i.i685
  %arrayidx128.phi.trans.insert.i.i710 = getelementptr inbounds [16 x i32], ptr %in.i.i612, i64 0, i64 %j.0315.i.i
  %.pre.i.i711 = load i32, ptr %arrayidx128.phi.trans.insert.i.i710, align 4
  br label %for.inc131.i.i690

lor.lhs.false.i.i688:                             ; preds = %for.body109.i.i685
  %cmp119.i.i689 = icmp eq i32 %181, %179
  br i1 %cmp119.i.i689, label %land.lhs.true.i.i706, label %for.inc131.i.i690

land.lhs.true.i.i706:                             ; preds = %lor.lhs.false.i.i688
  %arrayidx121.i.i707 = getelementptr inbounds [16 x i32], ptr %in.i.i612, i64 0, i64 %j.0315.i.i
  %182 = load i32, ptr %arrayidx121.i.i707, align 4
  %spec.select.i.i708 = tail call i32 @llvm.smin.i32(i32 %182, i32 %180)
  br label %for.inc131.i.i690

for.inc131.i.i690:                                ; preds = %land.lhs.true.i.i706, %lor.lhs.false.i.i688, %for.body109.if.then125_crit_edge.i.i709
  %183 = phi i32 [ %180, %lor.lhs.false.i.i688 ], [ %.pre.i.i711, %for.body109.if.then125_crit_edge.i.i709 ], [ %spec.select.i.i708, %land.lhs.true.i.i706 ]
  %184 = phi i32 [ %179, %lor.lhs.false.i.i688 ], [ %181, %for.body109.if.then125_crit_edge.i.i709 ], [ %179, %land.lhs.true.i.i706 ]
  %inc132.i.i691 = add nuw nsw i64 %j.0315.i.i, 1
  %exitcond330.not.i.i = icmp eq i64 %inc132.i.i691, 16
  br i1 %exitcond330.not.i.i, label %while.cond134thread-pre-split.i.i, label %for.body109.i.i685, !llvm.loop !64

while.cond134thread-pre-split.i.i:                ; preds = %for.inc131.i.i690
  %cmp147.i.i692 = icmp sgt i32 %184, %best.0319.i.i
  %mul.i.i693 = shl nsw i32 %183, 6
  %conv152.i.i = sext i32 %mul.i.i693 to i64
  %add153.i.i = add nsw i64 %first.0317.i.i, %conv152.i.i
  %at.1.i.i694 = select i1 %cmp147.i.i692, i64 %add153.i.i, i64 %at.0318.i.i
  %best.1.i.i695 = tail call i32 @llvm.smax.i32(i32 %184, i32 %best.0319.i.i)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i612) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i611) #5
  %add.i.i696 = add nsw i64 %first.3.i.i684, 16
  %cmp1.not.i.i697 = icmp sgt i64 %add.i.i696, %161
  br i1 %cmp1.not.i.i697, label %for.cond163.preheader.i.i, label %while.body.i.i671, !llvm.loop !65

while.cond183.preheader.i.i:                      ; preds = %for.body166.i.i, %for.cond163.preheader.i.i
  %at.3.lcssa.i.i701 = phi i64 [ %at.0.lcssa.i.i699, %for.cond163.preheader.i.i ], [ %at.4.i.i704, %for.body166.i.i ]
  %best.3.lcssa.i.i702 = phi i32 [ %best.0.lcssa.i.i700, %for.cond163.preheader.i.i ], [ %best.4.i.i705, %for.body166.i.i ]
  br label %while.cond183.i.i

for.body166.i.i:                                  ; preds = %for.cond163.preheader.i.i, %for.body166.i.i
  %best.3326.i.i = phi i32 [ %best.4.i.i705, %for.body166.i.i ], [ %best.0.lcssa.i.i700, %for.cond163.preheader.i.i ]
  %at.3325.i.i = phi i64 [ %at.4.i.i704, %for.body166.i.i ], [ %at.0.lcssa.i.i699, %for.cond163.preheader.i.i ]
  %first.4324.i.i = phi i64 [ %inc181.i.i, %for.body166.i.i ], [ %first.0.lcssa.i.i698, %for.cond163.preheader.i.i ]
  %arrayidx167.i.i = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.4324.i.i
  %185 = load i32, ptr %arrayidx167.i.i, align 4
  %xor168.i.i = xor i32 %185, %conv53
  %cmp173.i.i = icmp sgt i32 %xor168.i.i, %best.3326.i.i
  %at.4.i.i704 = select i1 %cmp173.i.i, i64 %first.4324.i.i, i64 %at.3325.i.i
  %best.4.i.i705 = tail call i32 @llvm.smax.i32(i32 %xor168.i.i, i32 %best.3326.i.i)
  %inc181.i.i = add nsw i64 %first.4324.i.i, 1
  %exitcond331.not.i.i = icmp eq i64 %inc181.i.i, %161
  br i1 %exitcond331.not.i.i, label %while.cond183.preheader.i.i, label %for.body166.i.i, !llvm.loop !66

while.cond183.i.i:                                ; preds = %while.cond183.i.i, %while.cond183.preheader.i.i
  %at.6.i.i703 = phi i64 [ %inc189.i.i, %while.cond183.i.i ], [ %at.3.lcssa.i.i701, %while.cond183.preheader.i.i ]
  %arrayidx184.i.i = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %at.6.i.i703
  %186 = load i32, ptr %arrayidx184.i.i, align 4
  %xor185.i.i = xor i32 %186, %conv53
  %cmp186.not.i.i = icmp eq i32 %xor185.i.i, %best.3.lcssa.i.i702
  %inc189.i.i = add nsw i64 %at.6.i.i703, 1
  br i1 %cmp186.not.i.i, label %of_32_line.exit.i, label %while.cond183.i.i, !llvm.loop !67

of_32_line.exit.i:                                ; preds = %while.cond183.i.i
  store i64 %at.6.i.i703, ptr %out.addr.037.i, align 8
  br label %for.inc.i624

if.else.i619:                                     ; preds = %for.body.i618
  br i1 %cmp185.i.i, label %while.body.i20.i, label %for.cond72.preheader.i.i620

for.cond72.preheader.i.i620:                      ; preds = %for.cond.cleanup56.i.i, %if.else.i619
  %out.addr.0.lcssa.i.i621 = phi ptr [ %out.addr.037.i, %if.else.i619 ], [ %add.ptr68.i.i648, %for.cond.cleanup56.i.i ]
  %columns.addr.0.lcssa.i.i622 = phi i64 [ %162, %if.else.i619 ], [ %sub70.i.i649, %for.cond.cleanup56.i.i ]
  %x.addr.0.lcssa.i.i623 = phi ptr [ %x.addr.035.i, %if.else.i619 ], [ %add.ptr66.i.i647, %for.cond.cleanup56.i.i ]
  %cmp73196.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i622, 0
  br i1 %cmp73196.i.i, label %for.body76.i.i629, label %for.inc.i624

while.body.i20.i:                                 ; preds = %if.else.i619, %for.cond.cleanup56.i.i
  %x.addr.0188.i.i = phi ptr [ %add.ptr66.i.i647, %for.cond.cleanup56.i.i ], [ %x.addr.035.i, %if.else.i619 ]
  %columns.addr.0187.i.i = phi i64 [ %sub70.i.i649, %for.cond.cleanup56.i.i ], [ %162, %if.else.i619 ]
  %out.addr.0186.i.i = phi ptr [ %add.ptr68.i.i648, %for.cond.cleanup56.i.i ], [ %out.addr.037.i, %if.else.i619 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i609) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i610) #5
  %div173.i.i642 = lshr i64 %columns.addr.0187.i.i, 4
  %cond.i21.i = tail call i64 @llvm.umin.i64(i64 %div173.i.i642, i64 16)
  br i1 %cmp2180.i.i, label %for.body.i22.i651, label %for.cond52.preheader.thread.i.i

for.cond52.preheader.thread.i.i:                  ; preds = %while.body.i20.i
  %mul53202.i.i = shl nuw nsw i64 %cond.i21.i, 4
  br label %for.body57.preheader.i.i

for.cond52.preheader.i.i:                         ; preds = %for.cond.cleanup8.i.i668
  %mul53.i.i = shl nuw nsw i64 %cond.i21.i, 4
  %cmp54183.not.i.i = icmp ult i64 %columns.addr.0187.i.i, 16
  br i1 %cmp54183.not.i.i, label %for.cond.cleanup56.i.i, label %for.body57.preheader.i.i

for.body57.preheader.i.i:                         ; preds = %for.cond52.preheader.i.i, %for.cond52.preheader.thread.i.i
  %mul53204.i.i = phi i64 [ %mul53202.i.i, %for.cond52.preheader.thread.i.i ], [ %mul53.i.i, %for.cond52.preheader.i.i ]
  br label %for.body57.i.i

for.body.i22.i651:                                ; preds = %while.body.i20.i, %for.cond.cleanup8.i.i668
  %row.0182.i.i = phi ptr [ %add.ptr49.i.i, %for.cond.cleanup8.i.i668 ], [ %x.addr.0188.i.i, %while.body.i20.i ]
  %i.0181.i.i = phi i64 [ %add47.i.i, %for.cond.cleanup8.i.i668 ], [ 0, %while.body.i20.i ]
  %tobool.i.i652 = icmp ne i64 %i.0181.i.i, 0
  %add.i23.i653 = add nuw nsw i64 %i.0181.i.i, 4
  %cmp3.i.i654 = icmp sle i64 %add.i23.i653, %161
  %187 = select i1 %tobool.i.i652, i1 %cmp3.i.i654, i1 false
  %conv.i24.i655 = select i1 %187, i64 4, i64 1
  %cmp23.i.i = icmp eq i64 %i.0181.i.i, 0
  %conv24.neg.i.i = sext i1 %cmp23.i.i to i32
  %splat.splatinsert25.neg.i.i = insertelement <16 x i32> poison, i32 %conv24.neg.i.i, i64 0
  %sub.i25.i656 = shufflevector <16 x i32> %splat.splatinsert25.neg.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i657

for.cond.cleanup8.i.i668:                         ; preds = %for.cond.cleanup14.i.i667
  %add47.i.i = add nuw nsw i64 %conv.i24.i655, %i.0181.i.i
  %188 = select i1 %187, i64 2, i64 0
  %mul48.i.i = shl i64 %163, %188
  %add.ptr49.i.i = getelementptr inbounds i32, ptr %row.0182.i.i, i64 %mul48.i.i
  %cmp2.i31.i = icmp slt i64 %add47.i.i, %161
  br i1 %cmp2.i31.i, label %for.body.i22.i651, label %for.cond52.preheader.i.i, !llvm.loop !68

for.body9.i.i657:                                 ; preds = %for.cond.cleanup14.i.i667, %for.body.i22.i651
  %j.0179.i.i = phi i64 [ 0, %for.body.i22.i651 ], [ %inc45.i.i, %for.cond.cleanup14.i.i667 ]
  %arrayidx.i.i658 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i609, i64 0, i64 %j.0179.i.i
  %189 = load <16 x i32>, ptr %arrayidx.i.i658, align 4
  %arrayidx10.i26.i659 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i610, i64 0, i64 %j.0179.i.i
  %190 = load <16 x i32>, ptr %arrayidx10.i26.i659, align 4
  %add.ptr17.idx.i.i660 = shl nsw i64 %j.0179.i.i, 6
  %invariant.gep.i.i661 = getelementptr i8, ptr %row.0182.i.i, i64 %add.ptr17.idx.i.i660
  br label %for.body15.i.i662

for.cond.cleanup14.i.i667:                        ; preds = %for.body15.i.i662
  store <16 x i32> %or31.i.i666, ptr %arrayidx.i.i658, align 4
  store <16 x i32> %or41.i.i, ptr %arrayidx10.i26.i659, align 4
  %inc45.i.i = add nuw nsw i64 %j.0179.i.i, 1
  %exitcond198.not.i.i = icmp eq i64 %inc45.i.i, %cond.i21.i
  br i1 %exitcond198.not.i.i, label %for.cond.cleanup8.i.i668, label %for.body9.i.i657, !llvm.loop !69

for.body15.i.i662:                                ; preds = %for.body15.i.i662, %for.body9.i.i657
  %k.0177.i.i = phi i64 [ 0, %for.body9.i.i657 ], [ %inc.i29.i, %for.body15.i.i662 ]
  %where.0176.i.i = phi <16 x i32> [ %190, %for.body9.i.i657 ], [ %or41.i.i, %for.body15.i.i662 ]
  %most.0175.i.i = phi <16 x i32> [ %189, %for.body9.i.i657 ], [ %or31.i.i666, %for.body15.i.i662 ]
  %mul.i27.i663 = mul nsw i64 %k.0177.i.i, %163
  %gep.i.i664 = getelementptr i32, ptr %invariant.gep.i.i661, i64 %mul.i27.i663
  %191 = load <16 x i32>, ptr %gep.i.i664, align 4
  %xor.i28.i = xor <16 x i32> %191, %splat.splat.i19.i
  %cmp18.i.i = icmp sgt <16 x i32> %xor.i28.i, %most.0175.i.i
  %or27.i.i = select <16 x i1> %cmp18.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i25.i656
  %and28.i.i = and <16 x i32> %or27.i.i, %xor.i28.i
  %not29.i.i = xor <16 x i32> %or27.i.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and30.i.i665 = and <16 x i32> %most.0175.i.i, %not29.i.i
  %or31.i.i666 = or <16 x i32> %and28.i.i, %and30.i.i665
  %add33.i.i = add nuw nsw i64 %k.0177.i.i, %i.0181.i.i
  %conv34.i.i = trunc i64 %add33.i.i to i32
  %splat.splatinsert35.i.i = insertelement <16 x i32> poison, i32 %conv34.i.i, i64 0
  %splat.splat36.i.i = shufflevector <16 x i32> %splat.splatinsert35.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %and38.i.i = and <16 x i32> %or27.i.i, %splat.splat36.i.i
  %and40.i.i = and <16 x i32> %where.0176.i.i, %not29.i.i
  %or41.i.i = or <16 x i32> %and38.i.i, %and40.i.i
  %inc.i29.i = add nuw nsw i64 %k.0177.i.i, 1
  %exitcond.not.i30.i = icmp eq i64 %inc.i29.i, %conv.i24.i655
  br i1 %exitcond.not.i30.i, label %for.cond.cleanup14.i.i667, label %for.body15.i.i662, !llvm.loop !70

for.cond.cleanup56.i.i:                           ; preds = %for.body57.i.i, %for.cond52.preheader.i.i
  %mul53205.i.i = phi i64 [ %mul53.i.i, %for.cond52.preheader.i.i ], [ %mul53204.i.i, %for.body57.i.i ]
  %add.ptr66.i.i647 = getelementptr inbounds i32, ptr %x.addr.0188.i.i, i64 %mul53205.i.i
  %add.ptr68.i.i648 = getelementptr inbounds i64, ptr %out.addr.0186.i.i, i64 %mul53205.i.i
  %sub70.i.i649 = sub nsw i64 %columns.addr.0187.i.i, %mul53205.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i610) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i609) #5
  %cmp.i.i650 = icmp sgt i64 %sub70.i.i649, 15
  br i1 %cmp.i.i650, label %while.body.i20.i, label %for.cond72.preheader.i.i620, !llvm.loop !71

for.body57.i.i:                                   ; preds = %for.body57.i.i, %for.body57.preheader.i.i
  %j51.0184.i.i = phi i64 [ %inc63.i.i646, %for.body57.i.i ], [ 0, %for.body57.preheader.i.i ]
  %div58174.i.i = lshr i64 %j51.0184.i.i, 4
  %rem.i.i643 = and i64 %j51.0184.i.i, 15
  %192 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i610, i64 0, i64 %div58174.i.i, i64 %rem.i.i643
  %vecext.i.i644 = load i32, ptr %192, align 4
  %conv60.i.i = sext i32 %vecext.i.i644 to i64
  %arrayidx61.i.i645 = getelementptr inbounds i64, ptr %out.addr.0186.i.i, i64 %j51.0184.i.i
  store i64 %conv60.i.i, ptr %arrayidx61.i.i645, align 8
  %inc63.i.i646 = add nuw nsw i64 %j51.0184.i.i, 1
  %exitcond199.not.i.i = icmp eq i64 %inc63.i.i646, %mul53204.i.i
  br i1 %exitcond199.not.i.i, label %for.cond.cleanup56.i.i, label %for.body57.i.i, !llvm.loop !72

for.body76.i.i629:                                ; preds = %for.cond72.preheader.i.i620, %for.cond.cleanup89.i.i630
  %j71.0197.i.i = phi i64 [ %inc105.i.i633, %for.cond.cleanup89.i.i630 ], [ 0, %for.cond72.preheader.i.i620 ]
  br i1 %cmp83191.i.i, label %for.body90.preheader.i.i, label %for.cond.cleanup89.i.i630

for.body90.preheader.i.i:                         ; preds = %for.body76.i.i629
  %arrayidx78.i.i635 = getelementptr inbounds i32, ptr %x.addr.0.lcssa.i.i623, i64 %j71.0197.i.i
  %193 = load i32, ptr %arrayidx78.i.i635, align 4
  %xor79.i16.i = xor i32 %193, %conv53
  br label %for.body90.i.i636

for.cond.cleanup89.i.i630:                        ; preds = %for.body90.i.i636, %for.body76.i.i629
  %at80.0.lcssa.i.i631 = phi i64 [ 0, %for.body76.i.i629 ], [ %i81.0.at80.0.i.i, %for.body90.i.i636 ]
  %arrayidx103.i.i632 = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i621, i64 %j71.0197.i.i
  store i64 %at80.0.lcssa.i.i631, ptr %arrayidx103.i.i632, align 8
  %inc105.i.i633 = add nuw nsw i64 %j71.0197.i.i, 1
  %exitcond201.not.i.i634 = icmp eq i64 %inc105.i.i633, %columns.addr.0.lcssa.i.i622
  br i1 %exitcond201.not.i.i634, label %for.inc.i624, label %for.body76.i.i629, !llvm.loop !73

for.body90.i.i636:                                ; preds = %for.body90.i.i636, %for.body90.preheader.i.i
  %i81.0194.i.i = phi i64 [ %inc101.i.i641, %for.body90.i.i636 ], [ 1, %for.body90.preheader.i.i ]
  %at80.0193.i.i = phi i64 [ %i81.0.at80.0.i.i, %for.body90.i.i636 ], [ 0, %for.body90.preheader.i.i ]
  %best77.0192.i.i = phi i32 [ %xor95.best77.0.i.i, %for.body90.i.i636 ], [ %xor79.i16.i, %for.body90.preheader.i.i ]
  %mul92.i.i637 = mul nsw i64 %i81.0194.i.i, %163
  %add93.i.i638 = add nsw i64 %mul92.i.i637, %j71.0197.i.i
  %arrayidx94.i.i639 = getelementptr inbounds i32, ptr %x.addr.0.lcssa.i.i623, i64 %add93.i.i638
  %194 = load i32, ptr %arrayidx94.i.i639, align 4
  %xor95.i.i = xor i32 %194, %conv53
  %cmp96.i.i640 = icmp sgt i32 %xor95.i.i, %best77.0192.i.i
  %xor95.best77.0.i.i = tail call i32 @llvm.smax.i32(i32 %xor95.i.i, i32 %best77.0192.i.i)
  %i81.0.at80.0.i.i = select i1 %cmp96.i.i640, i64 %i81.0194.i.i, i64 %at80.0193.i.i
  %inc101.i.i641 = add nuw nsw i64 %i81.0194.i.i, 1
  %exitcond200.not.i.i = icmp eq i64 %inc101.i.i641, %161
  br i1 %exitcond200.not.i.i, label %for.cond.cleanup89.i.i630, label %for.body90.i.i636, !llvm.loop !74

for.inc.i624:                                     ; preds = %for.cond.cleanup89.i.i630, %for.cond72.preheader.i.i620, %of_32_line.exit.i
  %dec.i625 = add nsw i64 %matrices.addr.034.i, -1
  %add.ptr.i626 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %mul.i617
  %add.ptr3.i627 = getelementptr inbounds i64, ptr %out.addr.037.i, i64 %162
  %cmp.i628 = icmp sgt i64 %matrices.addr.034.i, 1
  br i1 %cmp.i628, label %for.body.i618, label %if.end70, !llvm.loop !75

if.else59:                                        ; preds = %if.else20
  %arrayidx62 = getelementptr inbounds i8, ptr %a, i64 32
  %195 = load i64, ptr %arrayidx62, align 8
  %arrayidx63 = getelementptr inbounds i8, ptr %a, i64 40
  %196 = load i64, ptr %arrayidx63, align 8
  %arrayidx64 = getelementptr inbounds i8, ptr %a, i64 48
  %197 = load i64, ptr %arrayidx64, align 8
  %arrayidx65 = getelementptr inbounds i8, ptr %a, i64 56
  %198 = load i64, ptr %arrayidx65, align 8
  %cmp31.i = icmp sgt i64 %195, 0
  br i1 %cmp31.i, label %for.body.lr.ph.i743, label %if.end70

for.body.lr.ph.i743:                              ; preds = %if.else59
  %arrayidx66 = getelementptr inbounds i8, ptr %a, i64 64
  %199 = load i64, ptr %arrayidx66, align 8
  %200 = inttoptr i64 %199 to ptr
  %arrayidx60 = getelementptr inbounds i8, ptr %a, i64 24
  %201 = load i64, ptr %arrayidx60, align 8
  %202 = inttoptr i64 %201 to ptr
  %cmp1.i744 = icmp eq i64 %197, 1
  %cmp2.i745 = icmp eq i64 %198, 1
  %or.cond.i746 = and i1 %cmp1.i744, %cmp2.i745
  %cmp184.i.i = icmp sgt i64 %197, 7
  %cmp2179.i.i = icmp sgt i64 %196, 0
  %splat.splatinsert.i17.i747 = insertelement <8 x i64> poison, i64 %89, i64 0
  %splat.splat.i18.i748 = shufflevector <8 x i64> %splat.splatinsert.i17.i747, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp82190.i.i = icmp sgt i64 %196, 1
  %cmp1.not302.i.i = icmp slt i64 %196, 8
  %mul.i749 = mul nsw i64 %198, %196
  br label %for.body.i750

for.body.i750:                                    ; preds = %for.inc.i756, %for.body.lr.ph.i743
  %out.addr.035.i = phi ptr [ %200, %for.body.lr.ph.i743 ], [ %add.ptr3.i759, %for.inc.i756 ]
  %x.addr.033.i = phi ptr [ %202, %for.body.lr.ph.i743 ], [ %add.ptr.i758, %for.inc.i756 ]
  %matrices.addr.032.i = phi i64 [ %195, %for.body.lr.ph.i743 ], [ %dec.i757, %for.inc.i756 ]
  br i1 %or.cond.i746, label %if.then.i814, label %if.else.i751

if.then.i814:                                     ; preds = %for.body.i750
  %203 = load i64, ptr %x.addr.033.i, align 8
  %xor.i.i815 = xor i64 %203, %89
  br i1 %cmp1.not302.i.i, label %for.cond153.preheader.i.i, label %while.body.i.i816

for.cond153.preheader.i.i:                        ; preds = %while.cond127thread-pre-split.i.i, %if.then.i814
  %first.0.lcssa.i.i844 = phi i64 [ 0, %if.then.i814 ], [ %first.3.i.i830, %while.cond127thread-pre-split.i.i ]
  %at.0.lcssa.i.i845 = phi i64 [ 0, %if.then.i814 ], [ %at.1.i.i840, %while.cond127thread-pre-split.i.i ]
  %best.0.lcssa.i.i846 = phi i64 [ %xor.i.i815, %if.then.i814 ], [ %best.1.i.i841, %while.cond127thread-pre-split.i.i ]
  %cmp154309.i.i = icmp slt i64 %first.0.lcssa.i.i844, %196
  br i1 %cmp154309.i.i, label %for.body155.i.i, label %while.cond170.preheader.i.i

while.body.i.i816:                                ; preds = %if.then.i814, %while.cond127thread-pre-split.i.i
  %best.0305.i.i = phi i64 [ %best.1.i.i841, %while.cond127thread-pre-split.i.i ], [ %xor.i.i815, %if.then.i814 ]
  %at.0304.i.i = phi i64 [ %at.1.i.i840, %while.cond127thread-pre-split.i.i ], [ 0, %if.then.i814 ]
  %first.0303.i.i = phi i64 [ %first.3.i.i830, %while.cond127thread-pre-split.i.i ], [ 0, %if.then.i814 ]
  %sub.i.i817 = sub nsw i64 %196, %first.0303.i.i
  %div.i.i818 = sdiv i64 %sub.i.i817, 32
  %cmp2.i.i819 = icmp slt i64 %sub.i.i817, 3840
  %cond.i.i820 = select i1 %cmp2.i.i819, i64 %div.i.i818, i64 120
  %add.ptr.i.i821 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.0303.i.i
  %204 = load <8 x i64>, ptr %add.ptr.i.i821, align 8
  %xor3.i.i822 = xor <8 x i64> %204, %splat.splat.i18.i748
  %cmp4283.i.i = icmp sgt i64 %cond.i.i820, 0
  br i1 %cmp4283.i.i, label %for.body.i.i867, label %for.cond.cleanup.i.i823

for.cond.cleanup.loopexit.i.i887:                 ; preds = %for.body.i.i867
  %205 = shl nuw nsw i64 %cond.i.i820, 5
  %206 = add i64 %205, %first.0303.i.i
  br label %for.cond.cleanup.i.i823

for.cond.cleanup.i.i823:                          ; preds = %for.cond.cleanup.loopexit.i.i887, %while.body.i.i816
  %where.0.lcssa.i.i824 = phi <8 x i64> [ zeroinitializer, %while.body.i.i816 ], [ %or66.i.i883, %for.cond.cleanup.loopexit.i.i887 ]
  %most.0.lcssa.i.i825 = phi <8 x i64> [ %xor3.i.i822, %while.body.i.i816 ], [ %or59.i.i880, %for.cond.cleanup.loopexit.i.i887 ]
  %first.1.lcssa.i.i826 = phi i64 [ %first.0303.i.i, %while.body.i.i816 ], [ %206, %for.cond.cleanup.loopexit.i.i887 ]
  br i1 %cmp2.i.i819, label %for.cond70.preheader.i.i858, label %if.end99.i.i827

for.cond70.preheader.i.i858:                      ; preds = %for.cond.cleanup.i.i823
  %add71290.i.i = add nsw i64 %first.1.lcssa.i.i826, 8
  %cmp72.not291.i.i = icmp sgt i64 %add71290.i.i, %196
  br i1 %cmp72.not291.i.i, label %if.end99.i.i827, label %for.body73.lr.ph.i.i859

for.body73.lr.ph.i.i859:                          ; preds = %for.cond70.preheader.i.i858
  %splat.splatinsert89.i.i860 = insertelement <8 x i64> poison, i64 %div.i.i818, i64 0
  %splat.splat90.i.i861 = shufflevector <8 x i64> %splat.splatinsert89.i.i860, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body73.i.i862

for.body.i.i867:                                  ; preds = %while.body.i.i816, %for.body.i.i867
  %first.1287.i.i = phi i64 [ %add67.i.i885, %for.body.i.i867 ], [ %first.0303.i.i, %while.body.i.i816 ]
  %most.0286.i.i = phi <8 x i64> [ %or59.i.i880, %for.body.i.i867 ], [ %xor3.i.i822, %while.body.i.i816 ]
  %where.0285.i.i = phi <8 x i64> [ %or66.i.i883, %for.body.i.i867 ], [ zeroinitializer, %while.body.i.i816 ]
  %block.0284.i.i = phi i64 [ %inc.i.i884, %for.body.i.i867 ], [ 0, %while.body.i.i816 ]
  %add.ptr5.i.i868 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.1287.i.i
  %207 = load <8 x i64>, ptr %add.ptr5.i.i868, align 8
  %xor9.i.i869 = xor <8 x i64> %207, %splat.splat.i18.i748
  %arrayidx10.i.i870 = getelementptr inbounds i8, ptr %add.ptr5.i.i868, i64 64
  %208 = load <8 x i64>, ptr %arrayidx10.i.i870, align 8
  %xor13.i.i871 = xor <8 x i64> %208, %splat.splat.i18.i748
  %arrayidx14.i.i872 = getelementptr inbounds i8, ptr %add.ptr5.i.i868, i64 128
  %209 = load <8 x i64>, ptr %arrayidx14.i.i872, align 8
  %xor17.i.i873 = xor <8 x i64> %209, %splat.splat.i18.i748
  %arrayidx18.i.i874 = getelementptr inbounds i8, ptr %add.ptr5.i.i868, i64 192
  %210 = load <8 x i64>, ptr %arrayidx18.i.i874, align 8
  %xor21.i.i875 = xor <8 x i64> %210, %splat.splat.i18.i748
  %or37.i.i876 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor13.i.i871, <8 x i64> %xor9.i.i869)
  %or45.i.i877 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor21.i.i875, <8 x i64> %xor17.i.i873)
  %or53.i.i878 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %or45.i.i877, <8 x i64> %or37.i.i876)
  %cmp54.not.i.i879 = icmp sgt <8 x i64> %or53.i.i878, %most.0286.i.i
  %or59.i.i880 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %or53.i.i878, <8 x i64> %most.0286.i.i)
  %splat.splatinsert60.i.i881 = insertelement <8 x i64> poison, i64 %block.0284.i.i, i64 0
  %splat.splat61.i.i882 = shufflevector <8 x i64> %splat.splatinsert60.i.i881, <8 x i64> poison, <8 x i32> zeroinitializer
  %or66.i.i883 = select <8 x i1> %cmp54.not.i.i879, <8 x i64> %splat.splat61.i.i882, <8 x i64> %where.0285.i.i
  %inc.i.i884 = add nuw nsw i64 %block.0284.i.i, 1
  %add67.i.i885 = add nsw i64 %first.1287.i.i, 32
  %exitcond.not.i.i886 = icmp eq i64 %inc.i.i884, %cond.i.i820
  br i1 %exitcond.not.i.i886, label %for.cond.cleanup.loopexit.i.i887, label %for.body.i.i867, !llvm.loop !76

for.body73.i.i862:                                ; preds = %for.body73.i.i862, %for.body73.lr.ph.i.i859
  %add71295.i.i = phi i64 [ %add71290.i.i, %for.body73.lr.ph.i.i859 ], [ %add71.i.i865, %for.body73.i.i862 ]
  %first.2294.i.i = phi i64 [ %first.1.lcssa.i.i826, %for.body73.lr.ph.i.i859 ], [ %add71295.i.i, %for.body73.i.i862 ]
  %most.1293.i.i = phi <8 x i64> [ %most.0.lcssa.i.i825, %for.body73.lr.ph.i.i859 ], [ %or87.i.i, %for.body73.i.i862 ]
  %where.1292.i.i = phi <8 x i64> [ %where.0.lcssa.i.i824, %for.body73.lr.ph.i.i859 ], [ %or95.i.i864, %for.body73.i.i862 ]
  %add.ptr74.i.i863 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.2294.i.i
  %211 = load <8 x i64>, ptr %add.ptr74.i.i863, align 8
  %xor77.i.i = xor <8 x i64> %211, %splat.splat.i18.i748
  %cmp79.not.i.i = icmp sgt <8 x i64> %xor77.i.i, %most.1293.i.i
  %or87.i.i = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor77.i.i, <8 x i64> %most.1293.i.i)
  %or95.i.i864 = select <8 x i1> %cmp79.not.i.i, <8 x i64> %splat.splat90.i.i861, <8 x i64> %where.1292.i.i
  %add71.i.i865 = add nsw i64 %add71295.i.i, 8
  %cmp72.not.i.i866 = icmp sgt i64 %add71.i.i865, %196
  br i1 %cmp72.not.i.i866, label %if.end99.i.i827, label %for.body73.i.i862, !llvm.loop !77

if.end99.i.i827:                                  ; preds = %for.body73.i.i862, %for.cond70.preheader.i.i858, %for.cond.cleanup.i.i823
  %where.2.i.i828 = phi <8 x i64> [ %where.0.lcssa.i.i824, %for.cond.cleanup.i.i823 ], [ %where.0.lcssa.i.i824, %for.cond70.preheader.i.i858 ], [ %or95.i.i864, %for.body73.i.i862 ]
  %most.2.i.i829 = phi <8 x i64> [ %most.0.lcssa.i.i825, %for.cond.cleanup.i.i823 ], [ %most.0.lcssa.i.i825, %for.cond70.preheader.i.i858 ], [ %or87.i.i, %for.body73.i.i862 ]
  %first.3.i.i830 = phi i64 [ %first.1.lcssa.i.i826, %for.cond.cleanup.i.i823 ], [ %first.1.lcssa.i.i826, %for.cond70.preheader.i.i858 ], [ %add71295.i.i, %for.body73.i.i862 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i741) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i742) #5
  store <8 x i64> %most.2.i.i829, ptr %largest.i.i741, align 8
  store <8 x i64> %where.2.i.i828, ptr %in.i.i742, align 8
  %212 = extractelement <8 x i64> %most.2.i.i829, i64 0
  %213 = extractelement <8 x i64> %where.2.i.i828, i64 0
  br label %for.body105.i.i831

for.body105.i.i831:                               ; preds = %for.inc124.i.i836, %if.end99.i.i827
  %j.0301.i.i = phi i64 [ 1, %if.end99.i.i827 ], [ %inc125.i.i837, %for.inc124.i.i836 ]
  %214 = phi i64 [ %212, %if.end99.i.i827 ], [ %219, %for.inc124.i.i836 ]
  %215 = phi i64 [ %213, %if.end99.i.i827 ], [ %218, %for.inc124.i.i836 ]
  %arrayidx109.i.i832 = getelementptr inbounds [8 x i64], ptr %largest.i.i741, i64 0, i64 %j.0301.i.i
  %216 = load i64, ptr %arrayidx109.i.i832, align 8
  %cmp111.i.i833 = icmp sgt i64 %216, %214
  br i1 %cmp111.i.i833, label %for.body105.if.then118_crit_edge.i.i855, label %lor.lhs.false.i.i834

for.body105.if.then118_crit_edge.i.i855:          ; preds = %for.body105.i.i831
  %arrayidx121.phi.trans.insert.i.i856 = getelementptr inbounds [8 x i64], ptr %in.i.i742, i64 0, i64 %j.0301.i.i
  %.pre.i.i857 = load i64, ptr %arrayidx121.phi.trans.insert.i.i856, align 8
  br label %for.inc124.i.i836

lor.lhs.false.i.i834:                             ; preds = %for.body105.i.i831
  %cmp114.i.i835 = icmp eq i64 %216, %214
  br i1 %cmp114.i.i835, label %land.lhs.true.i.i852, label %for.inc124.i.i836

land.lhs.true.i.i852:                             ; preds = %lor.lhs.false.i.i834
  %arrayidx115.i.i853 = getelementptr inbounds [8 x i64], ptr %in.i.i742, i64 0, i64 %j.0301.i.i
  %217 = load i64, ptr %arrayidx115.i.i853, align 8
  %spec.select.i.i854 = tail call i64 @llvm.smin.i64(i64 %217, i64 %215)
  br label %for.inc124.i.i836

for.inc124.i.i836:                                ; preds = %land.lhs.true.i.i852, %lor.lhs.false.i.i834, %for.body105.if.then118_crit_edge.i.i855
  %218 = phi i64 [ %215, %lor.lhs.false.i.i834 ], [ %.pre.i.i857, %for.body105.if.then118_crit_edge.i.i855 ], [ %spec.select.i.i854, %land.lhs.true.i.i852 ]
  %219 = phi i64 [ %214, %lor.lhs.false.i.i834 ], [ %216, %for.body105.if.then118_crit_edge.i.i855 ], [ %214, %land.lhs.true.i.i852 ]
  %inc125.i.i837 = add nuw nsw i64 %j.0301.i.i, 1
  %exitcond316.not.i.i = icmp eq i64 %inc125.i.i837, 8
  br i1 %exitcond316.not.i.i, label %while.cond127thread-pre-split.i.i, label %for.body105.i.i831, !llvm.loop !78

while.cond127thread-pre-split.i.i:                ; preds = %for.inc124.i.i836
  %cmp139.i.i838 = icmp sgt i64 %219, %best.0305.i.i
  %mul.i.i839 = shl nsw i64 %218, 5
  %add143.i.i = add nsw i64 %mul.i.i839, %first.0303.i.i
  %at.1.i.i840 = select i1 %cmp139.i.i838, i64 %add143.i.i, i64 %at.0304.i.i
  %best.1.i.i841 = tail call i64 @llvm.smax.i64(i64 %219, i64 %best.0305.i.i)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i742) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i741) #5
  %add.i.i842 = add nsw i64 %first.3.i.i830, 8
  %cmp1.not.i.i843 = icmp sgt i64 %add.i.i842, %196
  br i1 %cmp1.not.i.i843, label %for.cond153.preheader.i.i, label %while.body.i.i816, !llvm.loop !79

while.cond170.preheader.i.i:                      ; preds = %for.body155.i.i, %for.cond153.preheader.i.i
  %at.3.lcssa.i.i847 = phi i64 [ %at.0.lcssa.i.i845, %for.cond153.preheader.i.i ], [ %at.4.i.i850, %for.body155.i.i ]
  %best.3.lcssa.i.i848 = phi i64 [ %best.0.lcssa.i.i846, %for.cond153.preheader.i.i ], [ %best.4.i.i851, %for.body155.i.i ]
  br label %while.cond170.i.i

for.body155.i.i:                                  ; preds = %for.cond153.preheader.i.i, %for.body155.i.i
  %best.3312.i.i = phi i64 [ %best.4.i.i851, %for.body155.i.i ], [ %best.0.lcssa.i.i846, %for.cond153.preheader.i.i ]
  %at.3311.i.i = phi i64 [ %at.4.i.i850, %for.body155.i.i ], [ %at.0.lcssa.i.i845, %for.cond153.preheader.i.i ]
  %first.4310.i.i = phi i64 [ %inc168.i.i, %for.body155.i.i ], [ %first.0.lcssa.i.i844, %for.cond153.preheader.i.i ]
  %arrayidx156.i.i = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.4310.i.i
  %220 = load i64, ptr %arrayidx156.i.i, align 8
  %xor157.i.i = xor i64 %220, %89
  %cmp161.i.i = icmp sgt i64 %xor157.i.i, %best.3312.i.i
  %at.4.i.i850 = select i1 %cmp161.i.i, i64 %first.4310.i.i, i64 %at.3311.i.i
  %best.4.i.i851 = tail call i64 @llvm.smax.i64(i64 %xor157.i.i, i64 %best.3312.i.i)
  %inc168.i.i = add nsw i64 %first.4310.i.i, 1
  %exitcond317.not.i.i = icmp eq i64 %inc168.i.i, %196
  br i1 %exitcond317.not.i.i, label %while.cond170.preheader.i.i, label %for.body155.i.i, !llvm.loop !80

while.cond170.i.i:                                ; preds = %while.cond170.i.i, %while.cond170.preheader.i.i
  %at.6.i.i849 = phi i64 [ %inc175.i.i, %while.cond170.i.i ], [ %at.3.lcssa.i.i847, %while.cond170.preheader.i.i ]
  %arrayidx171.i.i = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %at.6.i.i849
  %221 = load i64, ptr %arrayidx171.i.i, align 8
  %xor172.i.i = xor i64 %221, %89
  %cmp173.not.i.i = icmp eq i64 %xor172.i.i, %best.3.lcssa.i.i848
  %inc175.i.i = add nsw i64 %at.6.i.i849, 1
  br i1 %cmp173.not.i.i, label %of_64_line.exit.i, label %while.cond170.i.i, !llvm.loop !81

of_64_line.exit.i:                                ; preds = %while.cond170.i.i
  store i64 %at.6.i.i849, ptr %out.addr.035.i, align 8
  br label %for.inc.i756

if.else.i751:                                     ; preds = %for.body.i750
  br i1 %cmp184.i.i, label %while.body.i19.i764, label %for.cond71.preheader.i.i752

for.cond71.preheader.i.i752:                      ; preds = %for.cond.cleanup56.i.i772, %if.else.i751
  %out.addr.0.lcssa.i.i753 = phi ptr [ %out.addr.035.i, %if.else.i751 ], [ %add.ptr67.i.i774, %for.cond.cleanup56.i.i772 ]
  %columns.addr.0.lcssa.i.i754 = phi i64 [ %197, %if.else.i751 ], [ %sub69.i.i, %for.cond.cleanup56.i.i772 ]
  %x.addr.0.lcssa.i.i755 = phi ptr [ %x.addr.033.i, %if.else.i751 ], [ %add.ptr65.i.i, %for.cond.cleanup56.i.i772 ]
  %cmp72195.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i754, 0
  br i1 %cmp72195.i.i, label %for.body75.i.i761, label %for.inc.i756

while.body.i19.i764:                              ; preds = %if.else.i751, %for.cond.cleanup56.i.i772
  %x.addr.0187.i.i = phi ptr [ %add.ptr65.i.i, %for.cond.cleanup56.i.i772 ], [ %x.addr.033.i, %if.else.i751 ]
  %columns.addr.0186.i.i = phi i64 [ %sub69.i.i, %for.cond.cleanup56.i.i772 ], [ %197, %if.else.i751 ]
  %out.addr.0185.i.i = phi ptr [ %add.ptr67.i.i774, %for.cond.cleanup56.i.i772 ], [ %out.addr.035.i, %if.else.i751 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i739) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i740) #5
  %div172.i.i = lshr i64 %columns.addr.0186.i.i, 3
  %cond.i20.i765 = tail call i64 @llvm.umin.i64(i64 %div172.i.i, i64 16)
  br i1 %cmp2179.i.i, label %for.body.i21.i776, label %for.cond52.preheader.thread.i.i766

for.cond52.preheader.thread.i.i766:               ; preds = %while.body.i19.i764
  %mul53201.i.i = shl nuw nsw i64 %cond.i20.i765, 3
  br label %for.body57.preheader.i.i767

for.cond52.preheader.i.i812:                      ; preds = %for.cond.cleanup8.i.i807
  %mul53.i.i813 = shl nuw nsw i64 %cond.i20.i765, 3
  %cmp54182.not.i.i = icmp ult i64 %columns.addr.0186.i.i, 8
  br i1 %cmp54182.not.i.i, label %for.cond.cleanup56.i.i772, label %for.body57.preheader.i.i767

for.body57.preheader.i.i767:                      ; preds = %for.cond52.preheader.i.i812, %for.cond52.preheader.thread.i.i766
  %mul53203.i.i = phi i64 [ %mul53201.i.i, %for.cond52.preheader.thread.i.i766 ], [ %mul53.i.i813, %for.cond52.preheader.i.i812 ]
  br label %for.body57.i.i768

for.body.i21.i776:                                ; preds = %while.body.i19.i764, %for.cond.cleanup8.i.i807
  %row.0181.i.i = phi ptr [ %add.ptr49.i.i810, %for.cond.cleanup8.i.i807 ], [ %x.addr.0187.i.i, %while.body.i19.i764 ]
  %i.0180.i.i = phi i64 [ %add47.i.i808, %for.cond.cleanup8.i.i807 ], [ 0, %while.body.i19.i764 ]
  %tobool.i.i777 = icmp ne i64 %i.0180.i.i, 0
  %add.i22.i778 = add nuw nsw i64 %i.0180.i.i, 4
  %cmp3.i.i779 = icmp sle i64 %add.i22.i778, %196
  %222 = select i1 %tobool.i.i777, i1 %cmp3.i.i779, i1 false
  %conv.i.i780 = select i1 %222, i64 4, i64 1
  %cmp23.i.i781 = icmp eq i64 %i.0180.i.i, 0
  %conv25.neg.i.i782 = sext i1 %cmp23.i.i781 to i64
  %splat.splatinsert26.neg.i.i783 = insertelement <8 x i64> poison, i64 %conv25.neg.i.i782, i64 0
  %sub.i23.i784 = shufflevector <8 x i64> %splat.splatinsert26.neg.i.i783, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body9.i.i785

for.cond.cleanup8.i.i807:                         ; preds = %for.cond.cleanup14.i.i805
  %add47.i.i808 = add nuw nsw i64 %conv.i.i780, %i.0180.i.i
  %223 = select i1 %222, i64 2, i64 0
  %mul48.i.i809 = shl i64 %198, %223
  %add.ptr49.i.i810 = getelementptr inbounds i64, ptr %row.0181.i.i, i64 %mul48.i.i809
  %cmp2.i29.i811 = icmp slt i64 %add47.i.i808, %196
  br i1 %cmp2.i29.i811, label %for.body.i21.i776, label %for.cond52.preheader.i.i812, !llvm.loop !82

for.body9.i.i785:                                 ; preds = %for.cond.cleanup14.i.i805, %for.body.i21.i776
  %j.0178.i.i = phi i64 [ 0, %for.body.i21.i776 ], [ %inc45.i.i806, %for.cond.cleanup14.i.i805 ]
  %arrayidx.i.i786 = getelementptr inbounds [16 x <8 x i64>], ptr %best.i.i739, i64 0, i64 %j.0178.i.i
  %224 = load <8 x i64>, ptr %arrayidx.i.i786, align 8
  %arrayidx10.i24.i = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i740, i64 0, i64 %j.0178.i.i
  %225 = load <8 x i64>, ptr %arrayidx10.i24.i, align 8
  %add.ptr17.idx.i.i787 = shl nsw i64 %j.0178.i.i, 6
  %invariant.gep.i.i788 = getelementptr i8, ptr %row.0181.i.i, i64 %add.ptr17.idx.i.i787
  br label %for.body15.i.i789

for.cond.cleanup14.i.i805:                        ; preds = %for.body15.i.i789
  store <8 x i64> %or32.i.i796, ptr %arrayidx.i.i786, align 8
  store <8 x i64> %or41.i.i802, ptr %arrayidx10.i24.i, align 8
  %inc45.i.i806 = add nuw nsw i64 %j.0178.i.i, 1
  %exitcond197.not.i.i = icmp eq i64 %inc45.i.i806, %cond.i20.i765
  br i1 %exitcond197.not.i.i, label %for.cond.cleanup8.i.i807, label %for.body9.i.i785, !llvm.loop !83

for.body15.i.i789:                                ; preds = %for.body15.i.i789, %for.body9.i.i785
  %k.0176.i.i = phi i64 [ 0, %for.body9.i.i785 ], [ %inc.i27.i803, %for.body15.i.i789 ]
  %where.0175.i.i = phi <8 x i64> [ %225, %for.body9.i.i785 ], [ %or41.i.i802, %for.body15.i.i789 ]
  %most.0174.i.i = phi <8 x i64> [ %224, %for.body9.i.i785 ], [ %or32.i.i796, %for.body15.i.i789 ]
  %mul.i25.i = mul nsw i64 %k.0176.i.i, %198
  %gep.i.i790 = getelementptr i64, ptr %invariant.gep.i.i788, i64 %mul.i25.i
  %226 = load <8 x i64>, ptr %gep.i.i790, align 8
  %xor.i26.i = xor <8 x i64> %226, %splat.splat.i18.i748
  %cmp18.i.i791 = icmp sgt <8 x i64> %xor.i26.i, %most.0174.i.i
  %or28.i.i792 = select <8 x i1> %cmp18.i.i791, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %sub.i23.i784
  %and29.i.i793 = and <8 x i64> %or28.i.i792, %xor.i26.i
  %not30.i.i794 = xor <8 x i64> %or28.i.i792, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and31.i.i795 = and <8 x i64> %most.0174.i.i, %not30.i.i794
  %or32.i.i796 = or <8 x i64> %and29.i.i793, %and31.i.i795
  %add34.i.i797 = add nuw nsw i64 %k.0176.i.i, %i.0180.i.i
  %splat.splatinsert35.i.i798 = insertelement <8 x i64> poison, i64 %add34.i.i797, i64 0
  %splat.splat36.i.i799 = shufflevector <8 x i64> %splat.splatinsert35.i.i798, <8 x i64> poison, <8 x i32> zeroinitializer
  %and38.i.i800 = and <8 x i64> %or28.i.i792, %splat.splat36.i.i799
  %and40.i.i801 = and <8 x i64> %where.0175.i.i, %not30.i.i794
  %or41.i.i802 = or <8 x i64> %and38.i.i800, %and40.i.i801
  %inc.i27.i803 = add nuw nsw i64 %k.0176.i.i, 1
  %exitcond.not.i28.i804 = icmp eq i64 %inc.i27.i803, %conv.i.i780
  br i1 %exitcond.not.i28.i804, label %for.cond.cleanup14.i.i805, label %for.body15.i.i789, !llvm.loop !84

for.cond.cleanup56.i.i772:                        ; preds = %for.body57.i.i768, %for.cond52.preheader.i.i812
  %mul53204.i.i773 = phi i64 [ %mul53.i.i813, %for.cond52.preheader.i.i812 ], [ %mul53203.i.i, %for.body57.i.i768 ]
  %add.ptr65.i.i = getelementptr inbounds i64, ptr %x.addr.0187.i.i, i64 %mul53204.i.i773
  %add.ptr67.i.i774 = getelementptr inbounds i64, ptr %out.addr.0185.i.i, i64 %mul53204.i.i773
  %sub69.i.i = sub nsw i64 %columns.addr.0186.i.i, %mul53204.i.i773
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i740) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i739) #5
  %cmp.i.i775 = icmp sgt i64 %sub69.i.i, 7
  br i1 %cmp.i.i775, label %while.body.i19.i764, label %for.cond71.preheader.i.i752, !llvm.loop !85

for.body57.i.i768:                                ; preds = %for.body57.i.i768, %for.body57.preheader.i.i767
  %j51.0183.i.i = phi i64 [ %inc62.i.i, %for.body57.i.i768 ], [ 0, %for.body57.preheader.i.i767 ]
  %div58173.i.i = lshr i64 %j51.0183.i.i, 3
  %rem.i.i769 = and i64 %j51.0183.i.i, 7
  %227 = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i740, i64 0, i64 %div58173.i.i, i64 %rem.i.i769
  %vecext.i.i770 = load i64, ptr %227, align 8
  %arrayidx60.i.i = getelementptr inbounds i64, ptr %out.addr.0185.i.i, i64 %j51.0183.i.i
  store i64 %vecext.i.i770, ptr %arrayidx60.i.i, align 8
  %inc62.i.i = add nuw nsw i64 %j51.0183.i.i, 1
  %exitcond198.not.i.i771 = icmp eq i64 %inc62.i.i, %mul53203.i.i
  br i1 %exitcond198.not.i.i771, label %for.cond.cleanup56.i.i772, label %for.body57.i.i768, !llvm.loop !86

for.body75.i.i761:                                ; preds = %for.cond71.preheader.i.i752, %for.cond.cleanup88.i.i
  %j70.0196.i.i = phi i64 [ %inc104.i.i, %for.cond.cleanup88.i.i ], [ 0, %for.cond71.preheader.i.i752 ]
  br i1 %cmp82190.i.i, label %for.body89.preheader.i.i, label %for.cond.cleanup88.i.i

for.body89.preheader.i.i:                         ; preds = %for.body75.i.i761
  %arrayidx77.i.i = getelementptr inbounds i64, ptr %x.addr.0.lcssa.i.i755, i64 %j70.0196.i.i
  %228 = load i64, ptr %arrayidx77.i.i, align 8
  %xor78.i.i = xor i64 %228, %89
  br label %for.body89.i.i

for.cond.cleanup88.i.i:                           ; preds = %for.body89.i.i, %for.body75.i.i761
  %at79.0.lcssa.i.i = phi i64 [ 0, %for.body75.i.i761 ], [ %i80.0.at79.0.i.i, %for.body89.i.i ]
  %arrayidx102.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i753, i64 %j70.0196.i.i
  store i64 %at79.0.lcssa.i.i, ptr %arrayidx102.i.i, align 8
  %inc104.i.i = add nuw nsw i64 %j70.0196.i.i, 1
  %exitcond200.not.i.i762 = icmp eq i64 %inc104.i.i, %columns.addr.0.lcssa.i.i754
  br i1 %exitcond200.not.i.i762, label %for.inc.i756, label %for.body75.i.i761, !llvm.loop !87

for.body89.i.i:                                   ; preds = %for.body89.i.i, %for.body89.preheader.i.i
  %i80.0193.i.i = phi i64 [ %inc100.i.i, %for.body89.i.i ], [ 1, %for.body89.preheader.i.i ]
  %at79.0192.i.i = phi i64 [ %i80.0.at79.0.i.i, %for.body89.i.i ], [ 0, %for.body89.preheader.i.i ]
  %best76.0191.i.i = phi i64 [ %xor94.best76.0.i.i, %for.body89.i.i ], [ %xor78.i.i, %for.body89.preheader.i.i ]
  %mul91.i.i = mul nsw i64 %i80.0193.i.i, %198
  %add92.i.i = add nsw i64 %mul91.i.i, %j70.0196.i.i
  %arrayidx93.i.i = getelementptr inbounds i64, ptr %x.addr.0.lcssa.i.i755, i64 %add92.i.i
  %229 = load i64, ptr %arrayidx93.i.i, align 8
  %xor94.i.i = xor i64 %229, %89
  %cmp95.i.i = icmp sgt i64 %xor94.i.i, %best76.0191.i.i
  %xor94.best76.0.i.i = tail call i64 @llvm.smax.i64(i64 %xor94.i.i, i64 %best76.0191.i.i)
  %i80.0.at79.0.i.i = select i1 %cmp95.i.i, i64 %i80.0193.i.i, i64 %at79.0192.i.i
  %inc100.i.i = add nuw nsw i64 %i80.0193.i.i, 1
  %exitcond199.not.i.i763 = icmp eq i64 %inc100.i.i, %196
  br i1 %exitcond199.not.i.i763, label %for.cond.cleanup88.i.i, label %for.body89.i.i, !llvm.loop !88

for.inc.i756:                                     ; preds = %for.cond.cleanup88.i.i, %for.cond71.preheader.i.i752, %of_64_line.exit.i
  %dec.i757 = add nsw i64 %matrices.addr.032.i, -1
  %add.ptr.i758 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %mul.i749
  %add.ptr3.i759 = getelementptr inbounds i64, ptr %out.addr.035.i, i64 %197
  %cmp.i760 = icmp sgt i64 %matrices.addr.032.i, 1
  br i1 %cmp.i760, label %for.body.i750, label %if.end70, !llvm.loop !89

if.end70:                                         ; preds = %for.inc.i136, %for.inc.i, %for.inc.i624, %for.inc.i389, %for.inc.i269, %for.inc.i756, %if.else59, %if.then50, %if.then37, %if.then24, %if.then11, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_sum_complex(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %whole.i.i21 = alloca [32 x <8 x double>], align 8
  %whole.i.i = alloca [32 x <8 x double>], align 8
  %0 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %2 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx4, align 8
  %cmp31.i = icmp sgt i64 %1, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br i1 %cmp31.i, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %if.then
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx5, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %6 = load i64, ptr %arrayidx1, align 8
  %7 = inttoptr i64 %6 to ptr
  %cmp1.i = icmp eq i64 %3, 2
  %cmp.not173.i.i = icmp slt i64 %3, 8
  %cmp7.not160.i.i = icmp slt i64 %2, 8
  %add.ptr37.idx.i.i = shl nsw i64 %3, 5
  %8 = and i64 %2, -8
  %gep.2.idx.i.i = shl i64 %3, 3
  %gep.3.idx.i.i = mul i64 %3, 12
  %gep.4.idx.i.i = shl i64 %3, 4
  %gep.5.idx.i.i = mul i64 %3, 20
  %gep.6.idx.i.i = mul i64 %3, 24
  %gep.7.idx.i.i = mul i64 %3, 28
  %cmp90178.i.i = icmp sgt i64 %2, 0
  %mul.i = shl nsw i64 %2, 1
  %cmp.not99.i.i = icmp slt i64 %2, 4
  %mul2.i = mul nsw i64 %3, %2
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.body.lr.ph.i
  %line.034.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %if.end.i ]
  %out.addr.033.i = phi ptr [ %5, %for.body.lr.ph.i ], [ %add.ptr3.i, %if.end.i ]
  %x.addr.032.i = phi ptr [ %7, %for.body.lr.ph.i ], [ %add.ptr.i, %if.end.i ]
  br i1 %cmp1.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i
  br i1 %cmp.not99.i.i, label %while.end.i.i, label %while.body.i.i

while.body.i.i:                                   ; preds = %if.then.i, %for.end22.i.i
  %whole.0101.i.i = phi <8 x double> [ %add30.i.i, %for.end22.i.i ], [ zeroinitializer, %if.then.i ]
  %k.0100.i.i = phi i64 [ %k.2.lcssa.i.i, %for.end22.i.i ], [ 0, %if.then.i ]
  %sub.i.i = sub nsw i64 %mul.i, %k.0100.i.i
  %cmp1.i.i = icmp slt i64 %sub.i.i, 512
  %add2.i.i = add nsw i64 %k.0100.i.i, 512
  %cond.i.i = select i1 %cmp1.i.i, i64 %mul.i, i64 %add2.i.i
  %add389.i.i = add nsw i64 %k.0100.i.i, 32
  %cmp4.not90.i.i = icmp sgt i64 %add389.i.i, %cond.i.i
  br i1 %cmp4.not90.i.i, label %for.cond13.preheader.i.i, label %for.cond5.preheader.i.i

for.cond13.preheader.i.i:                         ; preds = %for.cond5.preheader.i.i, %while.body.i.i
  %sums.sroa.13.1.i.i = phi <8 x float> [ zeroinitializer, %while.body.i.i ], [ %add9.3.i.i, %for.cond5.preheader.i.i ]
  %sums.sroa.10.1.i.i = phi <8 x float> [ zeroinitializer, %while.body.i.i ], [ %add9.2.i.i, %for.cond5.preheader.i.i ]
  %sums.sroa.7.1.i.i = phi <8 x float> [ zeroinitializer, %while.body.i.i ], [ %add9.1.i.i, %for.cond5.preheader.i.i ]
  %sums.sroa.0.1.i.i = phi <8 x float> [ zeroinitializer, %while.body.i.i ], [ %add9.i.i, %for.cond5.preheader.i.i ]
  %k.1.lcssa.i.i = phi i64 [ %k.0100.i.i, %while.body.i.i ], [ %add392.i.i, %for.cond5.preheader.i.i ]
  %add1493.i.i = add nsw i64 %k.1.lcssa.i.i, 8
  %cmp15.not94.i.i = icmp sgt i64 %add1493.i.i, %cond.i.i
  br i1 %cmp15.not94.i.i, label %for.end22.i.i, label %for.body16.i.i

for.cond5.preheader.i.i:                          ; preds = %while.body.i.i, %for.cond5.preheader.i.i
  %sums.sroa.13.2.i.i = phi <8 x float> [ %add9.3.i.i, %for.cond5.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.10.2.i.i = phi <8 x float> [ %add9.2.i.i, %for.cond5.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.7.2.i.i = phi <8 x float> [ %add9.1.i.i, %for.cond5.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.0.2.i.i = phi <8 x float> [ %add9.i.i, %for.cond5.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %add392.i.i = phi i64 [ %add3.i.i, %for.cond5.preheader.i.i ], [ %add389.i.i, %while.body.i.i ]
  %k.191.i.i = phi i64 [ %add392.i.i, %for.cond5.preheader.i.i ], [ %k.0100.i.i, %while.body.i.i ]
  %add.ptr.i.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %k.191.i.i
  %9 = load <8 x float>, ptr %add.ptr.i.i, align 4
  %add9.i.i = fadd <8 x float> %sums.sroa.0.2.i.i, %9
  %add.ptr8.1.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 32
  %10 = load <8 x float>, ptr %add.ptr8.1.i.i, align 4
  %add9.1.i.i = fadd <8 x float> %sums.sroa.7.2.i.i, %10
  %add.ptr8.2.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 64
  %11 = load <8 x float>, ptr %add.ptr8.2.i.i, align 4
  %add9.2.i.i = fadd <8 x float> %sums.sroa.10.2.i.i, %11
  %add.ptr8.3.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 96
  %12 = load <8 x float>, ptr %add.ptr8.3.i.i, align 4
  %add9.3.i.i = fadd <8 x float> %sums.sroa.13.2.i.i, %12
  %add3.i.i = add nsw i64 %add392.i.i, 32
  %cmp4.not.i.i = icmp sgt i64 %add3.i.i, %cond.i.i
  br i1 %cmp4.not.i.i, label %for.cond13.preheader.i.i, label %for.cond5.preheader.i.i, !llvm.loop !90

for.body16.i.i:                                   ; preds = %for.cond13.preheader.i.i, %for.body16.i.i
  %add1496.i.i = phi i64 [ %add14.i.i, %for.body16.i.i ], [ %add1493.i.i, %for.cond13.preheader.i.i ]
  %k.295.i.i = phi i64 [ %add1496.i.i, %for.body16.i.i ], [ %k.1.lcssa.i.i, %for.cond13.preheader.i.i ]
  %13 = phi <8 x float> [ %add19.i.i, %for.body16.i.i ], [ %sums.sroa.0.1.i.i, %for.cond13.preheader.i.i ]
  %add.ptr17.i.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %k.295.i.i
  %14 = load <8 x float>, ptr %add.ptr17.i.i, align 4
  %add19.i.i = fadd <8 x float> %13, %14
  %add14.i.i = add nsw i64 %add1496.i.i, 8
  %cmp15.not.i.i = icmp sgt i64 %add14.i.i, %cond.i.i
  br i1 %cmp15.not.i.i, label %for.end22.i.i, label %for.body16.i.i, !llvm.loop !91

for.end22.i.i:                                    ; preds = %for.body16.i.i, %for.cond13.preheader.i.i
  %add.pre-phi.i.i = phi i64 [ %add1493.i.i, %for.cond13.preheader.i.i ], [ %add14.i.i, %for.body16.i.i ]
  %.lcssa.i.i = phi <8 x float> [ %sums.sroa.0.1.i.i, %for.cond13.preheader.i.i ], [ %add19.i.i, %for.body16.i.i ]
  %k.2.lcssa.i.i = phi i64 [ %k.1.lcssa.i.i, %for.cond13.preheader.i.i ], [ %add1496.i.i, %for.body16.i.i ]
  %add25.i.i = fadd <8 x float> %sums.sroa.7.1.i.i, %.lcssa.i.i
  %add28.i.i = fadd <8 x float> %sums.sroa.13.1.i.i, %sums.sroa.10.1.i.i
  %add29.i.i = fadd <8 x float> %add28.i.i, %add25.i.i
  %conv.i.i = fpext <8 x float> %add29.i.i to <8 x double>
  %add30.i.i = fadd <8 x double> %whole.0101.i.i, %conv.i.i
  %cmp.not.i.i = icmp sgt i64 %add.pre-phi.i.i, %mul.i
  br i1 %cmp.not.i.i, label %while.end.i.i, label %while.body.i.i, !llvm.loop !92

while.end.i.i:                                    ; preds = %for.end22.i.i, %if.then.i
  %k.0.lcssa.i.i = phi i64 [ 0, %if.then.i ], [ %k.2.lcssa.i.i, %for.end22.i.i ]
  %whole.0.lcssa.i.i = phi <8 x double> [ zeroinitializer, %if.then.i ], [ %add30.i.i, %for.end22.i.i ]
  %vecext.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 0
  %vecext31.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 2
  %add32.i.i = fadd double %vecext.i.i, %vecext31.i.i
  %vecext33.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 4
  %vecext34.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 6
  %add35.i.i = fadd double %vecext33.i.i, %vecext34.i.i
  %add36.i.i = fadd double %add32.i.i, %add35.i.i
  store double %add36.i.i, ptr %out.addr.033.i, align 8
  %vecext38.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 1
  %vecext39.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 3
  %add40.i.i = fadd double %vecext38.i.i, %vecext39.i.i
  %vecext41.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 5
  %vecext42.i.i = extractelement <8 x double> %whole.0.lcssa.i.i, i64 7
  %add43.i.i = fadd double %vecext41.i.i, %vecext42.i.i
  %add44.i.i = fadd double %add40.i.i, %add43.i.i
  %arrayidx45.i.i = getelementptr inbounds i8, ptr %out.addr.033.i, i64 8
  store double %add44.i.i, ptr %arrayidx45.i.i, align 8
  %cmp47104.i.i = icmp slt i64 %k.0.lcssa.i.i, %mul.i
  br i1 %cmp47104.i.i, label %for.body49.i.i, label %if.end.i

for.body49.i.i:                                   ; preds = %while.end.i.i, %for.body49.i.i
  %k.3105.i.i = phi i64 [ %inc55.i.i, %for.body49.i.i ], [ %k.0.lcssa.i.i, %while.end.i.i ]
  %arrayidx50.i.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %k.3105.i.i
  %15 = load float, ptr %arrayidx50.i.i, align 4
  %conv51.i.i = fpext float %15 to double
  %and.i.i = and i64 %k.3105.i.i, 1
  %arrayidx52.i.i = getelementptr inbounds double, ptr %out.addr.033.i, i64 %and.i.i
  %16 = load double, ptr %arrayidx52.i.i, align 8
  %add53.i.i = fadd double %16, %conv51.i.i
  store double %add53.i.i, ptr %arrayidx52.i.i, align 8
  %inc55.i.i = add nsw i64 %k.3105.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc55.i.i, %mul.i
  br i1 %exitcond.not.i.i, label %if.end.i, label %for.body49.i.i, !llvm.loop !93

if.else.i:                                        ; preds = %for.body.i
  br i1 %cmp.not173.i.i, label %for.end83.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.else.i, %for.inc81.i.i
  %indvar.i.i = phi i64 [ %indvar.next.i.i, %for.inc81.i.i ], [ 0, %if.else.i ]
  %j.0174.i.i = phi i64 [ %add82.i.i, %for.inc81.i.i ], [ 0, %if.else.i ]
  %17 = shl i64 %indvar.i.i, 11
  %scevgep.i.i = getelementptr i8, ptr %out.addr.033.i, i64 %17
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %whole.i.i) #5
  %sub.i15.i = sub nuw nsw i64 %3, %j.0174.i.i
  %div198.i.i = lshr i64 %sub.i15.i, 3
  %cmp1.i16.i = icmp slt i64 %sub.i15.i, 256
  %cond.i17.i = select i1 %cmp1.i16.i, i64 %div198.i.i, i64 32
  %cmp3155.not.i.i = icmp eq i64 %cond.i17.i, 0
  br i1 %cmp3155.not.i.i, label %for.cond.cleanup.i.i, label %for.body4.preheader.i.i

for.body4.preheader.i.i:                          ; preds = %for.body.i.i
  %18 = shl nuw i64 %cond.i17.i, 6
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %whole.i.i, i8 0, i64 %18, i1 false)
  br label %for.cond.cleanup.i.i

for.cond.cleanup.i.i:                             ; preds = %for.body4.preheader.i.i, %for.body.i.i
  %add.ptr.i18.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %j.0174.i.i
  br i1 %cmp7.not160.i.i, label %for.cond39.preheader.i.i, label %for.cond10.preheader.i.i

for.cond39.preheader.i.i:                         ; preds = %for.cond.cleanup12.i.i, %for.cond.cleanup.i.i
  %row.0.lcssa.i.i = phi ptr [ %add.ptr.i18.i, %for.cond.cleanup.i.i ], [ %add.ptr37.i.i, %for.cond.cleanup12.i.i ]
  %i.0.lcssa.i.i = phi i64 [ 0, %for.cond.cleanup.i.i ], [ %8, %for.cond.cleanup12.i.i ]
  %cmp40166.i.i = icmp slt i64 %i.0.lcssa.i.i, %2
  br i1 %cmp40166.i.i, label %for.cond44.preheader.i.i, label %for.cond62.preheader.i.i

for.cond10.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i, %for.cond.cleanup12.i.i
  %add6162.i.i = phi i64 [ %add6.i.i, %for.cond.cleanup12.i.i ], [ 8, %for.cond.cleanup.i.i ]
  %row.0161.i.i = phi ptr [ %add.ptr37.i.i, %for.cond.cleanup12.i.i ], [ %add.ptr.i18.i, %for.cond.cleanup.i.i ]
  br i1 %cmp3155.not.i.i, label %for.cond.cleanup12.i.i, label %for.body13.i.i

for.cond.cleanup12.i.i:                           ; preds = %for.body13.i.i, %for.cond10.preheader.i.i
  %add.ptr37.i.i = getelementptr inbounds i8, ptr %row.0161.i.i, i64 %add.ptr37.idx.i.i
  %add6.i.i = add nuw nsw i64 %add6162.i.i, 8
  %cmp7.not.i.i = icmp sgt i64 %add6.i.i, %2
  br i1 %cmp7.not.i.i, label %for.cond39.preheader.i.i, label %for.cond10.preheader.i.i, !llvm.loop !94

for.body13.i.i:                                   ; preds = %for.cond10.preheader.i.i, %for.body13.i.i
  %v9.0159.i.i = phi i64 [ %inc32.i.i, %for.body13.i.i ], [ 0, %for.cond10.preheader.i.i ]
  %add.ptr20.idx.i.i = shl nsw i64 %v9.0159.i.i, 5
  %invariant.gep.i.i = getelementptr i8, ptr %row.0161.i.i, i64 %add.ptr20.idx.i.i
  %19 = load <8 x float>, ptr %invariant.gep.i.i, align 4
  %add22.i.i = fadd <8 x float> %19, zeroinitializer
  %gep.1.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %3
  %20 = load <8 x float>, ptr %gep.1.i.i, align 4
  %add22.1.i.i = fadd <8 x float> %20, zeroinitializer
  %gep.2.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.2.idx.i.i
  %21 = load <8 x float>, ptr %gep.2.i.i, align 4
  %add22.2.i.i = fadd <8 x float> %add22.i.i, %21
  %gep.3.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.3.idx.i.i
  %22 = load <8 x float>, ptr %gep.3.i.i, align 4
  %add22.3.i.i = fadd <8 x float> %add22.1.i.i, %22
  %gep.4.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.4.idx.i.i
  %23 = load <8 x float>, ptr %gep.4.i.i, align 4
  %add22.4.i.i = fadd <8 x float> %add22.2.i.i, %23
  %gep.5.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.5.idx.i.i
  %24 = load <8 x float>, ptr %gep.5.i.i, align 4
  %add22.5.i.i = fadd <8 x float> %add22.3.i.i, %24
  %gep.6.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.6.idx.i.i
  %25 = load <8 x float>, ptr %gep.6.i.i, align 4
  %add22.6.i.i = fadd <8 x float> %add22.4.i.i, %25
  %gep.7.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.7.idx.i.i
  %26 = load <8 x float>, ptr %gep.7.i.i, align 4
  %add22.7.i.i = fadd <8 x float> %add22.5.i.i, %26
  %add28.i19.i = fadd <8 x float> %add22.6.i.i, %add22.7.i.i
  %conv.i20.i = fpext <8 x float> %add28.i19.i to <8 x double>
  %arrayidx29.i.i = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i, i64 0, i64 %v9.0159.i.i
  %27 = load <8 x double>, ptr %arrayidx29.i.i, align 8
  %add30.i21.i = fadd <8 x double> %27, %conv.i20.i
  store <8 x double> %add30.i21.i, ptr %arrayidx29.i.i, align 8
  %inc32.i.i = add nuw nsw i64 %v9.0159.i.i, 1
  %exitcond.not.i22.i = icmp eq i64 %inc32.i.i, %cond.i17.i
  br i1 %exitcond.not.i22.i, label %for.cond.cleanup12.i.i, label %for.body13.i.i, !llvm.loop !95

for.cond62.preheader.i.i:                         ; preds = %for.cond.cleanup47.i.i, %for.cond39.preheader.i.i
  br i1 %cmp3155.not.i.i, label %for.cond.cleanup65.i.i, label %for.body66.lr.ph.i.i

for.body66.lr.ph.i.i:                             ; preds = %for.cond62.preheader.i.i
  %28 = shl nuw i64 %cond.i17.i, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scevgep.i.i, ptr nonnull align 8 %whole.i.i, i64 %28, i1 false)
  br label %for.cond.cleanup65.i.i

for.cond44.preheader.i.i:                         ; preds = %for.cond39.preheader.i.i, %for.cond.cleanup47.i.i
  %i.1168.i.i = phi i64 [ %inc58.i.i, %for.cond.cleanup47.i.i ], [ %i.0.lcssa.i.i, %for.cond39.preheader.i.i ]
  %row.1167.i.i = phi ptr [ %add.ptr59.i.i, %for.cond.cleanup47.i.i ], [ %row.0.lcssa.i.i, %for.cond39.preheader.i.i ]
  br i1 %cmp3155.not.i.i, label %for.cond.cleanup47.i.i, label %for.body48.i.i

for.cond.cleanup47.i.i:                           ; preds = %for.body48.i.i, %for.cond44.preheader.i.i
  %inc58.i.i = add nuw nsw i64 %i.1168.i.i, 1
  %add.ptr59.i.i = getelementptr inbounds float, ptr %row.1167.i.i, i64 %3
  %exitcond187.not.i.i = icmp eq i64 %inc58.i.i, %2
  br i1 %exitcond187.not.i.i, label %for.cond62.preheader.i.i, label %for.cond44.preheader.i.i, !llvm.loop !96

for.body48.i.i:                                   ; preds = %for.cond44.preheader.i.i, %for.body48.i.i
  %v43.0165.i.i = phi i64 [ %inc55.i27.i, %for.body48.i.i ], [ 0, %for.cond44.preheader.i.i ]
  %add.ptr50.idx.i.i = shl nsw i64 %v43.0165.i.i, 5
  %add.ptr50.i.i = getelementptr inbounds i8, ptr %row.1167.i.i, i64 %add.ptr50.idx.i.i
  %29 = load <8 x float>, ptr %add.ptr50.i.i, align 4
  %conv51.i24.i = fpext <8 x float> %29 to <8 x double>
  %arrayidx52.i25.i = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i, i64 0, i64 %v43.0165.i.i
  %30 = load <8 x double>, ptr %arrayidx52.i25.i, align 8
  %add53.i26.i = fadd <8 x double> %30, %conv51.i24.i
  store <8 x double> %add53.i26.i, ptr %arrayidx52.i25.i, align 8
  %inc55.i27.i = add nuw nsw i64 %v43.0165.i.i, 1
  %exitcond186.not.i.i = icmp eq i64 %inc55.i27.i, %cond.i17.i
  br i1 %exitcond186.not.i.i, label %for.cond.cleanup47.i.i, label %for.body48.i.i, !llvm.loop !97

for.cond.cleanup65.i.i:                           ; preds = %for.body66.lr.ph.i.i, %for.cond62.preheader.i.i
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %whole.i.i) #5
  br i1 %cmp1.i16.i, label %for.end83.split.loop.exit.i.i, label %for.inc81.i.i

for.inc81.i.i:                                    ; preds = %for.cond.cleanup65.i.i
  %add82.i.i = add nuw nsw i64 %j.0174.i.i, 256
  %add.i.i = or disjoint i64 %add82.i.i, 8
  %cmp.not.i23.i = icmp sgt i64 %add.i.i, %3
  %indvar.next.i.i = add nuw nsw i64 %indvar.i.i, 1
  br i1 %cmp.not.i23.i, label %for.end83.i.i, label %for.body.i.i, !llvm.loop !98

for.end83.split.loop.exit.i.i:                    ; preds = %for.cond.cleanup65.i.i
  %mul76.le.i.i = and i64 %sub.i15.i, 9223372036854775800
  %add77.le.i.i = add nuw nsw i64 %mul76.le.i.i, %j.0174.i.i
  br label %for.end83.i.i

for.end83.i.i:                                    ; preds = %for.inc81.i.i, %for.end83.split.loop.exit.i.i, %if.else.i
  %j.2.i.i = phi i64 [ %add77.le.i.i, %for.end83.split.loop.exit.i.i ], [ 0, %if.else.i ], [ %add82.i.i, %for.inc81.i.i ]
  %cmp85182.i.i = icmp slt i64 %j.2.i.i, %3
  br i1 %cmp85182.i.i, label %for.cond89.preheader.i.i, label %if.end.i

for.cond89.preheader.i.i:                         ; preds = %for.end83.i.i, %for.cond.cleanup92.i.i
  %j.3183.i.i = phi i64 [ %inc105.i.i, %for.cond.cleanup92.i.i ], [ %j.2.i.i, %for.end83.i.i ]
  %invariant.gep176.i.i = getelementptr float, ptr %x.addr.032.i, i64 %j.3183.i.i
  br i1 %cmp90178.i.i, label %for.body93.i.i, label %for.cond.cleanup92.i.i

for.cond.cleanup92.i.i:                           ; preds = %for.body93.i.i, %for.cond89.preheader.i.i
  %sum.0.lcssa.i.i = phi double [ 0.000000e+00, %for.cond89.preheader.i.i ], [ %add98.i.i, %for.body93.i.i ]
  %arrayidx103.i.i = getelementptr inbounds double, ptr %out.addr.033.i, i64 %j.3183.i.i
  store double %sum.0.lcssa.i.i, ptr %arrayidx103.i.i, align 8
  %inc105.i.i = add nsw i64 %j.3183.i.i, 1
  %exitcond189.not.i.i = icmp eq i64 %inc105.i.i, %3
  br i1 %exitcond189.not.i.i, label %if.end.i, label %for.cond89.preheader.i.i, !llvm.loop !99

for.body93.i.i:                                   ; preds = %for.cond89.preheader.i.i, %for.body93.i.i
  %i88.0180.i.i = phi i64 [ %inc100.i.i, %for.body93.i.i ], [ 0, %for.cond89.preheader.i.i ]
  %sum.0179.i.i = phi double [ %add98.i.i, %for.body93.i.i ], [ 0.000000e+00, %for.cond89.preheader.i.i ]
  %mul94.i.i = mul nsw i64 %i88.0180.i.i, %3
  %gep177.i.i = getelementptr float, ptr %invariant.gep176.i.i, i64 %mul94.i.i
  %31 = load float, ptr %gep177.i.i, align 4
  %conv97.i.i = fpext float %31 to double
  %add98.i.i = fadd double %sum.0179.i.i, %conv97.i.i
  %inc100.i.i = add nuw nsw i64 %i88.0180.i.i, 1
  %exitcond188.not.i.i = icmp eq i64 %inc100.i.i, %2
  br i1 %exitcond188.not.i.i, label %for.cond.cleanup92.i.i, label %for.body93.i.i, !llvm.loop !100

if.end.i:                                         ; preds = %for.cond.cleanup92.i.i, %for.body49.i.i, %for.end83.i.i, %while.end.i.i
  %add.ptr.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %mul2.i
  %add.ptr3.i = getelementptr inbounds double, ptr %out.addr.033.i, i64 %3
  %inc.i = add nuw nsw i64 %line.034.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %1
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !101

if.else:                                          ; preds = %entry
  br i1 %cmp31.i, label %for.body.lr.ph.i22, label %if.end

for.body.lr.ph.i22:                               ; preds = %if.else
  %arrayidx10 = getelementptr inbounds i8, ptr %a, i64 40
  %32 = load i64, ptr %arrayidx10, align 8
  %33 = inttoptr i64 %32 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 8
  %34 = load i64, ptr %arrayidx6, align 8
  %35 = inttoptr i64 %34 to ptr
  %cmp1.i23 = icmp eq i64 %3, 2
  %cmp.not165.i.i = icmp slt i64 %3, 8
  %cmp7.not152.i.i = icmp slt i64 %2, 8
  %add.ptr37.idx.i.i24 = shl nsw i64 %3, 6
  %36 = and i64 %2, -8
  %gep.2.idx.i.i25 = shl i64 %3, 4
  %gep.3.idx.i.i26 = mul i64 %3, 24
  %gep.4.idx.i.i27 = shl i64 %3, 5
  %gep.5.idx.i.i28 = mul i64 %3, 40
  %gep.6.idx.i.i29 = mul i64 %3, 48
  %gep.7.idx.i.i30 = mul i64 %3, 56
  %cmp84170.i.i = icmp sgt i64 %2, 0
  %mul.i31 = shl nsw i64 %2, 1
  %cmp.not97.i.i = icmp slt i64 %2, 4
  %mul2.i32 = mul nsw i64 %3, %2
  br label %for.body.i33

for.body.i33:                                     ; preds = %if.end.i76, %for.body.lr.ph.i22
  %line.030.i = phi i64 [ 0, %for.body.lr.ph.i22 ], [ %inc.i79, %if.end.i76 ]
  %out.addr.029.i = phi ptr [ %33, %for.body.lr.ph.i22 ], [ %add.ptr3.i78, %if.end.i76 ]
  %x.addr.028.i = phi ptr [ %35, %for.body.lr.ph.i22 ], [ %add.ptr.i77, %if.end.i76 ]
  br i1 %cmp1.i23, label %if.then.i83, label %if.else.i34

if.then.i83:                                      ; preds = %for.body.i33
  br i1 %cmp.not97.i.i, label %while.end.i.i124, label %while.body.i.i84

while.body.i.i84:                                 ; preds = %if.then.i83, %for.end22.i.i115
  %whole.099.i.i = phi <8 x double> [ %add30.i.i122, %for.end22.i.i115 ], [ zeroinitializer, %if.then.i83 ]
  %k.098.i.i = phi i64 [ %k.2.lcssa.i.i118, %for.end22.i.i115 ], [ 0, %if.then.i83 ]
  %sub.i.i85 = sub nsw i64 %mul.i31, %k.098.i.i
  %cmp1.i.i86 = icmp slt i64 %sub.i.i85, 512
  %add2.i.i87 = add nsw i64 %k.098.i.i, 512
  %cond.i.i88 = select i1 %cmp1.i.i86, i64 %mul.i31, i64 %add2.i.i87
  %add387.i.i = add nsw i64 %k.098.i.i, 32
  %cmp4.not88.i.i = icmp sgt i64 %add387.i.i, %cond.i.i88
  br i1 %cmp4.not88.i.i, label %for.cond13.preheader.i.i104, label %for.cond5.preheader.i.i89

for.cond13.preheader.i.i104:                      ; preds = %for.cond5.preheader.i.i89, %while.body.i.i84
  %sums.sroa.13.1.i.i105 = phi <8 x double> [ zeroinitializer, %while.body.i.i84 ], [ %add9.3.i.i101, %for.cond5.preheader.i.i89 ]
  %sums.sroa.10.1.i.i106 = phi <8 x double> [ zeroinitializer, %while.body.i.i84 ], [ %add9.2.i.i99, %for.cond5.preheader.i.i89 ]
  %sums.sroa.7.1.i.i107 = phi <8 x double> [ zeroinitializer, %while.body.i.i84 ], [ %add9.1.i.i97, %for.cond5.preheader.i.i89 ]
  %sums.sroa.0.1.i.i108 = phi <8 x double> [ zeroinitializer, %while.body.i.i84 ], [ %add9.i.i95, %for.cond5.preheader.i.i89 ]
  %k.1.lcssa.i.i109 = phi i64 [ %k.098.i.i, %while.body.i.i84 ], [ %add390.i.i, %for.cond5.preheader.i.i89 ]
  %add1491.i.i = add nsw i64 %k.1.lcssa.i.i109, 8
  %cmp15.not92.i.i = icmp sgt i64 %add1491.i.i, %cond.i.i88
  br i1 %cmp15.not92.i.i, label %for.end22.i.i115, label %for.body16.i.i110

for.cond5.preheader.i.i89:                        ; preds = %while.body.i.i84, %for.cond5.preheader.i.i89
  %sums.sroa.13.2.i.i90 = phi <8 x double> [ %add9.3.i.i101, %for.cond5.preheader.i.i89 ], [ zeroinitializer, %while.body.i.i84 ]
  %sums.sroa.10.2.i.i91 = phi <8 x double> [ %add9.2.i.i99, %for.cond5.preheader.i.i89 ], [ zeroinitializer, %while.body.i.i84 ]
  %sums.sroa.7.2.i.i92 = phi <8 x double> [ %add9.1.i.i97, %for.cond5.preheader.i.i89 ], [ zeroinitializer, %while.body.i.i84 ]
  %sums.sroa.0.2.i.i93 = phi <8 x double> [ %add9.i.i95, %for.cond5.preheader.i.i89 ], [ zeroinitializer, %while.body.i.i84 ]
  %add390.i.i = phi i64 [ %add3.i.i102, %for.cond5.preheader.i.i89 ], [ %add387.i.i, %while.body.i.i84 ]
  %k.189.i.i = phi i64 [ %add390.i.i, %for.cond5.preheader.i.i89 ], [ %k.098.i.i, %while.body.i.i84 ]
  %add.ptr.i.i94 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %k.189.i.i
  %37 = load <8 x double>, ptr %add.ptr.i.i94, align 8
  %add9.i.i95 = fadd <8 x double> %sums.sroa.0.2.i.i93, %37
  %add.ptr8.1.i.i96 = getelementptr inbounds i8, ptr %add.ptr.i.i94, i64 64
  %38 = load <8 x double>, ptr %add.ptr8.1.i.i96, align 8
  %add9.1.i.i97 = fadd <8 x double> %sums.sroa.7.2.i.i92, %38
  %add.ptr8.2.i.i98 = getelementptr inbounds i8, ptr %add.ptr.i.i94, i64 128
  %39 = load <8 x double>, ptr %add.ptr8.2.i.i98, align 8
  %add9.2.i.i99 = fadd <8 x double> %sums.sroa.10.2.i.i91, %39
  %add.ptr8.3.i.i100 = getelementptr inbounds i8, ptr %add.ptr.i.i94, i64 192
  %40 = load <8 x double>, ptr %add.ptr8.3.i.i100, align 8
  %add9.3.i.i101 = fadd <8 x double> %sums.sroa.13.2.i.i90, %40
  %add3.i.i102 = add nsw i64 %add390.i.i, 32
  %cmp4.not.i.i103 = icmp sgt i64 %add3.i.i102, %cond.i.i88
  br i1 %cmp4.not.i.i103, label %for.cond13.preheader.i.i104, label %for.cond5.preheader.i.i89, !llvm.loop !102

for.body16.i.i110:                                ; preds = %for.cond13.preheader.i.i104, %for.body16.i.i110
  %add1494.i.i = phi i64 [ %add14.i.i113, %for.body16.i.i110 ], [ %add1491.i.i, %for.cond13.preheader.i.i104 ]
  %k.293.i.i = phi i64 [ %add1494.i.i, %for.body16.i.i110 ], [ %k.1.lcssa.i.i109, %for.cond13.preheader.i.i104 ]
  %41 = phi <8 x double> [ %add19.i.i112, %for.body16.i.i110 ], [ %sums.sroa.0.1.i.i108, %for.cond13.preheader.i.i104 ]
  %add.ptr17.i.i111 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %k.293.i.i
  %42 = load <8 x double>, ptr %add.ptr17.i.i111, align 8
  %add19.i.i112 = fadd <8 x double> %41, %42
  %add14.i.i113 = add nsw i64 %add1494.i.i, 8
  %cmp15.not.i.i114 = icmp sgt i64 %add14.i.i113, %cond.i.i88
  br i1 %cmp15.not.i.i114, label %for.end22.i.i115, label %for.body16.i.i110, !llvm.loop !103

for.end22.i.i115:                                 ; preds = %for.body16.i.i110, %for.cond13.preheader.i.i104
  %add.pre-phi.i.i116 = phi i64 [ %add1491.i.i, %for.cond13.preheader.i.i104 ], [ %add14.i.i113, %for.body16.i.i110 ]
  %.lcssa.i.i117 = phi <8 x double> [ %sums.sroa.0.1.i.i108, %for.cond13.preheader.i.i104 ], [ %add19.i.i112, %for.body16.i.i110 ]
  %k.2.lcssa.i.i118 = phi i64 [ %k.1.lcssa.i.i109, %for.cond13.preheader.i.i104 ], [ %add1494.i.i, %for.body16.i.i110 ]
  %add25.i.i119 = fadd <8 x double> %sums.sroa.7.1.i.i107, %.lcssa.i.i117
  %add28.i.i120 = fadd <8 x double> %sums.sroa.13.1.i.i105, %sums.sroa.10.1.i.i106
  %add29.i.i121 = fadd <8 x double> %add28.i.i120, %add25.i.i119
  %add30.i.i122 = fadd <8 x double> %whole.099.i.i, %add29.i.i121
  %cmp.not.i.i123 = icmp sgt i64 %add.pre-phi.i.i116, %mul.i31
  br i1 %cmp.not.i.i123, label %while.end.i.i124, label %while.body.i.i84, !llvm.loop !104

while.end.i.i124:                                 ; preds = %for.end22.i.i115, %if.then.i83
  %k.0.lcssa.i.i125 = phi i64 [ 0, %if.then.i83 ], [ %k.2.lcssa.i.i118, %for.end22.i.i115 ]
  %whole.0.lcssa.i.i126 = phi <8 x double> [ zeroinitializer, %if.then.i83 ], [ %add30.i.i122, %for.end22.i.i115 ]
  %vecext.i.i127 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 0
  %vecext31.i.i128 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 2
  %add32.i.i129 = fadd double %vecext.i.i127, %vecext31.i.i128
  %vecext33.i.i130 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 4
  %vecext34.i.i131 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 6
  %add35.i.i132 = fadd double %vecext33.i.i130, %vecext34.i.i131
  %add36.i.i133 = fadd double %add32.i.i129, %add35.i.i132
  store double %add36.i.i133, ptr %out.addr.029.i, align 8
  %vecext38.i.i134 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 1
  %vecext39.i.i135 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 3
  %add40.i.i136 = fadd double %vecext38.i.i134, %vecext39.i.i135
  %vecext41.i.i137 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 5
  %vecext42.i.i138 = extractelement <8 x double> %whole.0.lcssa.i.i126, i64 7
  %add43.i.i139 = fadd double %vecext41.i.i137, %vecext42.i.i138
  %add44.i.i140 = fadd double %add40.i.i136, %add43.i.i139
  %arrayidx45.i.i141 = getelementptr inbounds i8, ptr %out.addr.029.i, i64 8
  store double %add44.i.i140, ptr %arrayidx45.i.i141, align 8
  %cmp47102.i.i = icmp slt i64 %k.0.lcssa.i.i125, %mul.i31
  br i1 %cmp47102.i.i, label %for.body48.i.i142, label %if.end.i76

for.body48.i.i142:                                ; preds = %while.end.i.i124, %for.body48.i.i142
  %k.3103.i.i = phi i64 [ %inc53.i.i, %for.body48.i.i142 ], [ %k.0.lcssa.i.i125, %while.end.i.i124 ]
  %arrayidx49.i.i = getelementptr inbounds double, ptr %x.addr.028.i, i64 %k.3103.i.i
  %43 = load double, ptr %arrayidx49.i.i, align 8
  %and.i.i143 = and i64 %k.3103.i.i, 1
  %arrayidx50.i.i144 = getelementptr inbounds double, ptr %out.addr.029.i, i64 %and.i.i143
  %44 = load double, ptr %arrayidx50.i.i144, align 8
  %add51.i.i = fadd double %43, %44
  store double %add51.i.i, ptr %arrayidx50.i.i144, align 8
  %inc53.i.i = add nsw i64 %k.3103.i.i, 1
  %exitcond.not.i.i145 = icmp eq i64 %inc53.i.i, %mul.i31
  br i1 %exitcond.not.i.i145, label %if.end.i76, label %for.body48.i.i142, !llvm.loop !105

if.else.i34:                                      ; preds = %for.body.i33
  br i1 %cmp.not165.i.i, label %for.end78.i.i, label %for.body.i.i35

for.body.i.i35:                                   ; preds = %if.else.i34, %for.inc76.i.i
  %indvar.i.i36 = phi i64 [ %indvar.next.i.i74, %for.inc76.i.i ], [ 0, %if.else.i34 ]
  %j.0166.i.i = phi i64 [ %add77.i.i, %for.inc76.i.i ], [ 0, %if.else.i34 ]
  %45 = shl i64 %indvar.i.i36, 11
  %scevgep.i.i37 = getelementptr i8, ptr %out.addr.029.i, i64 %45
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %whole.i.i21) #5
  %sub.i15.i38 = sub nuw nsw i64 %3, %j.0166.i.i
  %div190.i.i = lshr i64 %sub.i15.i38, 3
  %cmp1.i16.i39 = icmp slt i64 %sub.i15.i38, 256
  %cond.i17.i40 = select i1 %cmp1.i16.i39, i64 %div190.i.i, i64 32
  %cmp3147.not.i.i = icmp eq i64 %cond.i17.i40, 0
  br i1 %cmp3147.not.i.i, label %for.cond.cleanup.i.i42, label %for.body4.preheader.i.i41

for.body4.preheader.i.i41:                        ; preds = %for.body.i.i35
  %46 = shl nuw i64 %cond.i17.i40, 6
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %whole.i.i21, i8 0, i64 %46, i1 false)
  br label %for.cond.cleanup.i.i42

for.cond.cleanup.i.i42:                           ; preds = %for.body4.preheader.i.i41, %for.body.i.i35
  %add.ptr.i18.i43 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %j.0166.i.i
  br i1 %cmp7.not152.i.i, label %for.cond39.preheader.i.i70, label %for.cond10.preheader.i.i44

for.cond39.preheader.i.i70:                       ; preds = %for.cond.cleanup12.i.i66, %for.cond.cleanup.i.i42
  %row.0.lcssa.i.i71 = phi ptr [ %add.ptr.i18.i43, %for.cond.cleanup.i.i42 ], [ %add.ptr37.i.i67, %for.cond.cleanup12.i.i66 ]
  %i.0.lcssa.i.i72 = phi i64 [ 0, %for.cond.cleanup.i.i42 ], [ %36, %for.cond.cleanup12.i.i66 ]
  %cmp40158.i.i = icmp slt i64 %i.0.lcssa.i.i72, %2
  br i1 %cmp40158.i.i, label %for.cond43.preheader.i.i, label %for.cond59.preheader.i.i

for.cond10.preheader.i.i44:                       ; preds = %for.cond.cleanup.i.i42, %for.cond.cleanup12.i.i66
  %add6154.i.i = phi i64 [ %add6.i.i68, %for.cond.cleanup12.i.i66 ], [ 8, %for.cond.cleanup.i.i42 ]
  %row.0153.i.i = phi ptr [ %add.ptr37.i.i67, %for.cond.cleanup12.i.i66 ], [ %add.ptr.i18.i43, %for.cond.cleanup.i.i42 ]
  br i1 %cmp3147.not.i.i, label %for.cond.cleanup12.i.i66, label %for.body13.i.i45

for.cond.cleanup12.i.i66:                         ; preds = %for.body13.i.i45, %for.cond10.preheader.i.i44
  %add.ptr37.i.i67 = getelementptr inbounds i8, ptr %row.0153.i.i, i64 %add.ptr37.idx.i.i24
  %add6.i.i68 = add nuw nsw i64 %add6154.i.i, 8
  %cmp7.not.i.i69 = icmp sgt i64 %add6.i.i68, %2
  br i1 %cmp7.not.i.i69, label %for.cond39.preheader.i.i70, label %for.cond10.preheader.i.i44, !llvm.loop !106

for.body13.i.i45:                                 ; preds = %for.cond10.preheader.i.i44, %for.body13.i.i45
  %v9.0151.i.i = phi i64 [ %inc32.i.i65, %for.body13.i.i45 ], [ 0, %for.cond10.preheader.i.i44 ]
  %add.ptr20.idx.i.i46 = shl nsw i64 %v9.0151.i.i, 6
  %invariant.gep.i.i47 = getelementptr i8, ptr %row.0153.i.i, i64 %add.ptr20.idx.i.i46
  %47 = load <8 x double>, ptr %invariant.gep.i.i47, align 8
  %add22.i.i48 = fadd <8 x double> %47, zeroinitializer
  %gep.1.i.i49 = getelementptr double, ptr %invariant.gep.i.i47, i64 %3
  %48 = load <8 x double>, ptr %gep.1.i.i49, align 8
  %add22.1.i.i50 = fadd <8 x double> %48, zeroinitializer
  %gep.2.i.i51 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.2.idx.i.i25
  %49 = load <8 x double>, ptr %gep.2.i.i51, align 8
  %add22.2.i.i52 = fadd <8 x double> %add22.i.i48, %49
  %gep.3.i.i53 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.3.idx.i.i26
  %50 = load <8 x double>, ptr %gep.3.i.i53, align 8
  %add22.3.i.i54 = fadd <8 x double> %add22.1.i.i50, %50
  %gep.4.i.i55 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.4.idx.i.i27
  %51 = load <8 x double>, ptr %gep.4.i.i55, align 8
  %add22.4.i.i56 = fadd <8 x double> %add22.2.i.i52, %51
  %gep.5.i.i57 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.5.idx.i.i28
  %52 = load <8 x double>, ptr %gep.5.i.i57, align 8
  %add22.5.i.i58 = fadd <8 x double> %add22.3.i.i54, %52
  %gep.6.i.i59 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.6.idx.i.i29
  %53 = load <8 x double>, ptr %gep.6.i.i59, align 8
  %add22.6.i.i60 = fadd <8 x double> %add22.4.i.i56, %53
  %gep.7.i.i61 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.7.idx.i.i30
  %54 = load <8 x double>, ptr %gep.7.i.i61, align 8
  %add22.7.i.i62 = fadd <8 x double> %add22.5.i.i58, %54
  %add28.i19.i63 = fadd <8 x double> %add22.6.i.i60, %add22.7.i.i62
  %arrayidx29.i.i64 = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i21, i64 0, i64 %v9.0151.i.i
  %55 = load <8 x double>, ptr %arrayidx29.i.i64, align 8
  %add30.i20.i = fadd <8 x double> %55, %add28.i19.i63
  store <8 x double> %add30.i20.i, ptr %arrayidx29.i.i64, align 8
  %inc32.i.i65 = add nuw nsw i64 %v9.0151.i.i, 1
  %exitcond.not.i21.i = icmp eq i64 %inc32.i.i65, %cond.i17.i40
  br i1 %exitcond.not.i21.i, label %for.cond.cleanup12.i.i66, label %for.body13.i.i45, !llvm.loop !107

for.cond59.preheader.i.i:                         ; preds = %for.cond.cleanup45.i.i, %for.cond39.preheader.i.i70
  br i1 %cmp3147.not.i.i, label %for.cond.cleanup61.i.i, label %for.body62.lr.ph.i.i

for.body62.lr.ph.i.i:                             ; preds = %for.cond59.preheader.i.i
  %56 = shl nuw i64 %cond.i17.i40, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scevgep.i.i37, ptr nonnull align 8 %whole.i.i21, i64 %56, i1 false)
  br label %for.cond.cleanup61.i.i

for.cond43.preheader.i.i:                         ; preds = %for.cond39.preheader.i.i70, %for.cond.cleanup45.i.i
  %i.1160.i.i = phi i64 [ %inc55.i.i82, %for.cond.cleanup45.i.i ], [ %i.0.lcssa.i.i72, %for.cond39.preheader.i.i70 ]
  %row.1159.i.i = phi ptr [ %add.ptr56.i.i, %for.cond.cleanup45.i.i ], [ %row.0.lcssa.i.i71, %for.cond39.preheader.i.i70 ]
  br i1 %cmp3147.not.i.i, label %for.cond.cleanup45.i.i, label %for.body46.i.i

for.cond.cleanup45.i.i:                           ; preds = %for.body46.i.i, %for.cond43.preheader.i.i
  %inc55.i.i82 = add nuw nsw i64 %i.1160.i.i, 1
  %add.ptr56.i.i = getelementptr inbounds double, ptr %row.1159.i.i, i64 %3
  %exitcond179.not.i.i = icmp eq i64 %inc55.i.i82, %2
  br i1 %exitcond179.not.i.i, label %for.cond59.preheader.i.i, label %for.cond43.preheader.i.i, !llvm.loop !108

for.body46.i.i:                                   ; preds = %for.cond43.preheader.i.i, %for.body46.i.i
  %v42.0157.i.i = phi i64 [ %inc52.i.i, %for.body46.i.i ], [ 0, %for.cond43.preheader.i.i ]
  %add.ptr48.idx.i.i = shl nsw i64 %v42.0157.i.i, 6
  %add.ptr48.i.i = getelementptr inbounds i8, ptr %row.1159.i.i, i64 %add.ptr48.idx.i.i
  %57 = load <8 x double>, ptr %add.ptr48.i.i, align 8
  %arrayidx49.i23.i = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i21, i64 0, i64 %v42.0157.i.i
  %58 = load <8 x double>, ptr %arrayidx49.i23.i, align 8
  %add50.i.i = fadd <8 x double> %57, %58
  store <8 x double> %add50.i.i, ptr %arrayidx49.i23.i, align 8
  %inc52.i.i = add nuw nsw i64 %v42.0157.i.i, 1
  %exitcond178.not.i.i = icmp eq i64 %inc52.i.i, %cond.i17.i40
  br i1 %exitcond178.not.i.i, label %for.cond.cleanup45.i.i, label %for.body46.i.i, !llvm.loop !109

for.cond.cleanup61.i.i:                           ; preds = %for.body62.lr.ph.i.i, %for.cond59.preheader.i.i
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %whole.i.i21) #5
  br i1 %cmp1.i16.i39, label %for.end78.split.loop.exit.i.i, label %for.inc76.i.i

for.inc76.i.i:                                    ; preds = %for.cond.cleanup61.i.i
  %add77.i.i = add nuw nsw i64 %j.0166.i.i, 256
  %add.i.i73 = or disjoint i64 %add77.i.i, 8
  %cmp.not.i22.i = icmp sgt i64 %add.i.i73, %3
  %indvar.next.i.i74 = add nuw nsw i64 %indvar.i.i36, 1
  br i1 %cmp.not.i22.i, label %for.end78.i.i, label %for.body.i.i35, !llvm.loop !110

for.end78.split.loop.exit.i.i:                    ; preds = %for.cond.cleanup61.i.i
  %mul71.le.i.i = and i64 %sub.i15.i38, 9223372036854775800
  %add72.le.i.i = add nuw nsw i64 %mul71.le.i.i, %j.0166.i.i
  br label %for.end78.i.i

for.end78.i.i:                                    ; preds = %for.inc76.i.i, %for.end78.split.loop.exit.i.i, %if.else.i34
  %j.2.i.i75 = phi i64 [ %add72.le.i.i, %for.end78.split.loop.exit.i.i ], [ 0, %if.else.i34 ], [ %add77.i.i, %for.inc76.i.i ]
  %cmp80174.i.i = icmp slt i64 %j.2.i.i75, %3
  br i1 %cmp80174.i.i, label %for.cond83.preheader.i.i, label %if.end.i76

for.cond83.preheader.i.i:                         ; preds = %for.end78.i.i, %for.cond.cleanup85.i.i
  %j.3175.i.i = phi i64 [ %inc97.i.i, %for.cond.cleanup85.i.i ], [ %j.2.i.i75, %for.end78.i.i ]
  %invariant.gep168.i.i = getelementptr double, ptr %x.addr.028.i, i64 %j.3175.i.i
  br i1 %cmp84170.i.i, label %for.body86.i.i, label %for.cond.cleanup85.i.i

for.cond.cleanup85.i.i:                           ; preds = %for.body86.i.i, %for.cond83.preheader.i.i
  %sum.0.lcssa.i.i81 = phi double [ 0.000000e+00, %for.cond83.preheader.i.i ], [ %add90.i.i, %for.body86.i.i ]
  %arrayidx95.i.i = getelementptr inbounds double, ptr %out.addr.029.i, i64 %j.3175.i.i
  store double %sum.0.lcssa.i.i81, ptr %arrayidx95.i.i, align 8
  %inc97.i.i = add nsw i64 %j.3175.i.i, 1
  %exitcond181.not.i.i = icmp eq i64 %inc97.i.i, %3
  br i1 %exitcond181.not.i.i, label %if.end.i76, label %for.cond83.preheader.i.i, !llvm.loop !111

for.body86.i.i:                                   ; preds = %for.cond83.preheader.i.i, %for.body86.i.i
  %i82.0172.i.i = phi i64 [ %inc92.i.i, %for.body86.i.i ], [ 0, %for.cond83.preheader.i.i ]
  %sum.0171.i.i = phi double [ %add90.i.i, %for.body86.i.i ], [ 0.000000e+00, %for.cond83.preheader.i.i ]
  %mul87.i.i = mul nsw i64 %i82.0172.i.i, %3
  %gep169.i.i = getelementptr double, ptr %invariant.gep168.i.i, i64 %mul87.i.i
  %59 = load double, ptr %gep169.i.i, align 8
  %add90.i.i = fadd double %sum.0171.i.i, %59
  %inc92.i.i = add nuw nsw i64 %i82.0172.i.i, 1
  %exitcond180.not.i.i = icmp eq i64 %inc92.i.i, %2
  br i1 %exitcond180.not.i.i, label %for.cond.cleanup85.i.i, label %for.body86.i.i, !llvm.loop !112

if.end.i76:                                       ; preds = %for.cond.cleanup85.i.i, %for.body48.i.i142, %for.end78.i.i, %while.end.i.i124
  %add.ptr.i77 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %mul2.i32
  %add.ptr3.i78 = getelementptr inbounds double, ptr %out.addr.029.i, i64 %3
  %inc.i79 = add nuw nsw i64 %line.030.i, 1
  %exitcond.not.i80 = icmp eq i64 %inc.i79, %1
  br i1 %exitcond.not.i80, label %if.end, label %for.body.i33, !llvm.loop !113

if.end:                                           ; preds = %if.end.i76, %if.end.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <64 x i8> @llvm.smax.v64i8(<64 x i8>, <64 x i8>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x i16> @llvm.smax.v32i16(<32 x i16>, <32 x i16>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }

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
