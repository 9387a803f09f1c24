; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 27be64346386de0f73ef0a880aff629ebc5395e8
%struct.placed = type { i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_extreme_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %best.i.i737 = alloca [16 x <8 x i64>], align 16
  %at.i.i738 = alloca [16 x <8 x i64>], align 16
  %largest.i.i739 = alloca [8 x i64], align 16
  %in.i.i740 = alloca [8 x i64], align 16
  %best.i.i607 = alloca [16 x <16 x i32>], align 16
  %at.i.i608 = alloca [16 x <16 x i32>], align 16
  %largest.i.i609 = alloca [16 x i32], align 16
  %in.i.i610 = alloca [16 x i32], align 16
  %best.i.i359 = alloca [16 x <16 x i32>], align 16
  %at.i.i360 = alloca [16 x <16 x i32>], align 16
  %largest.i.i361 = alloca [32 x i16], align 16
  %in.i.i362 = alloca [32 x i16], align 16
  %best.i.i251 = alloca [16 x <16 x i32>], align 16
  %at.i.i252 = alloca [16 x <16 x i32>], align 16
  %largest.i.i253 = alloca [64 x i8], align 16
  %in.i.i254 = alloca [64 x i8], align 16
  %best.i.i118 = alloca [16 x <8 x double>], align 16
  %at.i.i119 = alloca [16 x <8 x i64>], align 16
  %largest.i.i120 = alloca [8 x double], align 16
  %in.i.i121 = alloca [8 x i64], align 16
  %any.i.i122 = alloca [8 x i64], align 16
  %best.i.i = alloca [16 x <16 x float>], align 16
  %at.i.i = alloca [16 x <16 x i32>], align 16
  %largest.i.i = alloca [16 x float], align 16
  %in.i.i = alloca [16 x i32], align 16
  %any.i.i = alloca [16 x i32], align 16
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
  %cmp1.not343.i.i = icmp slt i64 %4, 16
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
  br i1 %cmp1.not343.i.i, label %for.cond164.preheader.i.i, label %while.body.i.i

for.cond164.preheader.i.i:                        ; preds = %cleanup.i.i, %while.cond.preheader.i.i
  %first.0.lcssa.i.i = phi i64 [ 0, %while.cond.preheader.i.i ], [ %first.3.i.i, %cleanup.i.i ]
  %at.0.lcssa.i.i = phi i64 [ 0, %while.cond.preheader.i.i ], [ %at.1.i.i, %cleanup.i.i ]
  %best.0.lcssa.i.i = phi float [ %mul.i.i, %while.cond.preheader.i.i ], [ %best.1.i.i, %cleanup.i.i ]
  %cmp165350.i.i = icmp slt i64 %first.0.lcssa.i.i, %4
  br i1 %cmp165350.i.i, label %for.body167.i.i, label %while.cond184.preheader.i.i

while.body.i.i:                                   ; preds = %while.cond.preheader.i.i, %cleanup.i.i
  %best.0346.i.i = phi float [ %best.1.i.i, %cleanup.i.i ], [ %mul.i.i, %while.cond.preheader.i.i ]
  %at.0345.i.i = phi i64 [ %at.1.i.i, %cleanup.i.i ], [ 0, %while.cond.preheader.i.i ]
  %first.0344.i.i = phi i64 [ %first.3.i.i, %cleanup.i.i ], [ 0, %while.cond.preheader.i.i ]
  %sub.i.i = sub nsw i64 %4, %first.0344.i.i
  %div.i.i = sdiv i64 %sub.i.i, 64
  %cmp2.i.i = icmp slt i64 %sub.i.i, 7680
  %cond.i.i = select i1 %cmp2.i.i, i64 %div.i.i, i64 120
  %add.ptr.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.0344.i.i
  %12 = load <16 x float>, ptr %add.ptr.i.i, align 4
  %mul3.i.i = fmul <16 x float> %splat.splat.i18.i, %12
  %cmp4318.i.i = icmp sgt i64 %cond.i.i, 0
  br i1 %cmp4318.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i

for.cond.cleanup.loopexit.i.i:                    ; preds = %for.body.i.i
  %13 = shl nuw nsw i64 %cond.i.i, 6
  %14 = add i64 %13, %first.0344.i.i
  br label %for.cond.cleanup.i.i

for.cond.cleanup.i.i:                             ; preds = %for.cond.cleanup.loopexit.i.i, %while.body.i.i
  %bad.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %while.body.i.i ], [ %or31.i.i, %for.cond.cleanup.loopexit.i.i ]
  %where.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %while.body.i.i ], [ %or66.i.i, %for.cond.cleanup.loopexit.i.i ]
  %most.0.lcssa.i.i = phi <16 x float> [ %mul3.i.i, %while.body.i.i ], [ %or59.v.i.i, %for.cond.cleanup.loopexit.i.i ]
  %first.1.lcssa.i.i = phi i64 [ %first.0344.i.i, %while.body.i.i ], [ %14, %for.cond.cleanup.loopexit.i.i ]
  br i1 %cmp2.i.i, label %for.cond71.preheader.i.i, label %if.end102.i.i

for.cond71.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i
  %add72327.i.i = add nsw i64 %first.1.lcssa.i.i, 16
  %cmp73.not328.i.i = icmp sgt i64 %add72327.i.i, %4
  br i1 %cmp73.not328.i.i, label %if.end102.i.i, label %for.body75.lr.ph.i.i

for.body75.lr.ph.i.i:                             ; preds = %for.cond71.preheader.i.i
  %conv91.i.i = trunc i64 %div.i.i to i32
  %splat.splatinsert92.i.i = insertelement <16 x i32> poison, i32 %conv91.i.i, i64 0
  %splat.splat93.i.i = shufflevector <16 x i32> %splat.splatinsert92.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body75.i.i

for.body.i.i:                                     ; preds = %while.body.i.i, %for.body.i.i
  %first.1323.i.i = phi i64 [ %add67.i.i, %for.body.i.i ], [ %first.0344.i.i, %while.body.i.i ]
  %most.0322.i.i = phi <16 x float> [ %or59.v.i.i, %for.body.i.i ], [ %mul3.i.i, %while.body.i.i ]
  %where.0321.i.i = phi <16 x i32> [ %or66.i.i, %for.body.i.i ], [ zeroinitializer, %while.body.i.i ]
  %bad.0320.i.i = phi <16 x i32> [ %or31.i.i, %for.body.i.i ], [ zeroinitializer, %while.body.i.i ]
  %block.0319.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %while.body.i.i ]
  %add.ptr5.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.1323.i.i
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
  %or31.i.i = select <16 x i1> %or30300.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %bad.0320.i.i
  %cmp32.inv.i.i = fcmp ogt <16 x float> %mul13.i.i, %mul9.i.i
  %or37.v.i.i = select <16 x i1> %cmp32.inv.i.i, <16 x float> %mul13.i.i, <16 x float> %mul9.i.i
  %cmp38.inv.i.i = fcmp ogt <16 x float> %mul21.i.i, %mul17.i.i
  %or45.v.i.i = select <16 x i1> %cmp38.inv.i.i, <16 x float> %mul21.i.i, <16 x float> %mul17.i.i
  %cmp46.inv.i.i = fcmp ogt <16 x float> %or45.v.i.i, %or37.v.i.i
  %or53.v.i.i = select <16 x i1> %cmp46.inv.i.i, <16 x float> %or45.v.i.i, <16 x float> %or37.v.i.i
  %cmp54.i.i = fcmp ule <16 x float> %or53.v.i.i, %most.0322.i.i
  %or59.v.i.i = select <16 x i1> %cmp54.i.i, <16 x float> %most.0322.i.i, <16 x float> %or53.v.i.i
  %conv.i.i = trunc i64 %block.0319.i.i to i32
  %splat.splatinsert60.i.i = insertelement <16 x i32> poison, i32 %conv.i.i, i64 0
  %splat.splat61.i.i = shufflevector <16 x i32> %splat.splatinsert60.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %or66.i.i = select <16 x i1> %cmp54.i.i, <16 x i32> %where.0321.i.i, <16 x i32> %splat.splat61.i.i
  %inc.i.i = add nuw nsw i64 %block.0319.i.i, 1
  %add67.i.i = add nsw i64 %first.1323.i.i, 64
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %cond.i.i
  br i1 %exitcond.not.i.i, label %for.cond.cleanup.loopexit.i.i, label %for.body.i.i, !llvm.loop !4

for.body75.i.i:                                   ; preds = %for.body75.i.i, %for.body75.lr.ph.i.i
  %add72333.i.i = phi i64 [ %add72327.i.i, %for.body75.lr.ph.i.i ], [ %add72.i.i, %for.body75.i.i ]
  %first.2332.i.i = phi i64 [ %first.1.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %add72333.i.i, %for.body75.i.i ]
  %most.1331.i.i = phi <16 x float> [ %most.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or89.v.i.i, %for.body75.i.i ]
  %where.1330.i.i = phi <16 x i32> [ %where.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or98.i.i, %for.body75.i.i ]
  %bad.1329.i.i = phi <16 x i32> [ %bad.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or85.i.i, %for.body75.i.i ]
  %add.ptr76.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.2332.i.i
  %19 = load <16 x float>, ptr %add.ptr76.i.i, align 4
  %mul79.i.i = fmul <16 x float> %splat.splat.i18.i, %19
  %cmp81.i.i = fcmp ule <16 x float> %mul79.i.i, %most.1331.i.i
  %cmp83.i.i = fcmp uno <16 x float> %mul79.i.i, zeroinitializer
  %or85.i.i = select <16 x i1> %cmp83.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %bad.1329.i.i
  %or89.v.i.i = select <16 x i1> %cmp81.i.i, <16 x float> %most.1331.i.i, <16 x float> %mul79.i.i
  %or98.i.i = select <16 x i1> %cmp81.i.i, <16 x i32> %where.1330.i.i, <16 x i32> %splat.splat93.i.i
  %add72.i.i = add nsw i64 %add72333.i.i, 16
  %cmp73.not.i.i = icmp sgt i64 %add72.i.i, %4
  br i1 %cmp73.not.i.i, label %if.end102.i.i, label %for.body75.i.i, !llvm.loop !7

if.end102.i.i:                                    ; preds = %for.body75.i.i, %for.cond71.preheader.i.i, %for.cond.cleanup.i.i
  %bad.2.i.i = phi <16 x i32> [ %bad.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %bad.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or85.i.i, %for.body75.i.i ]
  %where.2.i.i = phi <16 x i32> [ %where.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %where.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or98.i.i, %for.body75.i.i ]
  %most.2.i.i = phi <16 x float> [ %most.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %most.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or89.v.i.i, %for.body75.i.i ]
  %first.3.i.i = phi i64 [ %first.1.lcssa.i.i, %for.cond.cleanup.i.i ], [ %first.1.lcssa.i.i, %for.cond71.preheader.i.i ], [ %add72333.i.i, %for.body75.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %any.i.i) #5
  store <16 x float> %most.2.i.i, ptr %largest.i.i, align 16
  store <16 x i32> %where.2.i.i, ptr %in.i.i, align 16
  store <16 x i32> %bad.2.i.i, ptr %any.i.i, align 16
  %20 = extractelement <16 x i32> %bad.2.i.i, i64 0
  %21 = extractelement <16 x float> %most.2.i.i, i64 0
  %22 = extractelement <16 x i32> %where.2.i.i, i64 0
  br label %for.body109.i.i

while.cond134.preheader.i.i:                      ; preds = %for.inc131.i.i
  %tobool.not.i.i = icmp eq i32 %or112.i.i, 0
  br i1 %tobool.not.i.i, label %cleanup.i.i, label %land.rhs.i.i

for.body109.i.i:                                  ; preds = %for.inc131.i.i, %if.end102.i.i
  %j.0340.i.i = phi i64 [ 1, %if.end102.i.i ], [ %inc132.i.i, %for.inc131.i.i ]
  %23 = phi i32 [ %20, %if.end102.i.i ], [ %or112.i.i, %for.inc131.i.i ]
  %24 = phi float [ %21, %if.end102.i.i ], [ %30, %for.inc131.i.i ]
  %25 = phi i32 [ %22, %if.end102.i.i ], [ %29, %for.inc131.i.i ]
  %arrayidx110.i.i = getelementptr inbounds [16 x i32], ptr %any.i.i, i64 0, i64 %j.0340.i.i
  %26 = load i32, ptr %arrayidx110.i.i, align 4
  %or112.i.i = or i32 %26, %23
  %arrayidx113.i.i = getelementptr inbounds [16 x float], ptr %largest.i.i, i64 0, i64 %j.0340.i.i
  %27 = load float, ptr %arrayidx113.i.i, align 4
  %cmp115.i.i = fcmp ogt float %27, %24
  br i1 %cmp115.i.i, label %for.body109.if.then125_crit_edge.i.i, label %lor.lhs.false.i.i

for.body109.if.then125_crit_edge.i.i:             ; preds = %for.body109.i.i
  %arrayidx128.phi.trans.insert.i.i = getelementptr inbounds [16 x i32], ptr %in.i.i, i64 0, i64 %j.0340.i.i
  %.pre.i.i = load i32, ptr %arrayidx128.phi.trans.insert.i.i, align 4
  br label %for.inc131.i.i

lor.lhs.false.i.i:                                ; preds = %for.body109.i.i
  %cmp119.i.i = fcmp oeq float %27, %24
  br i1 %cmp119.i.i, label %land.lhs.true.i.i, label %for.inc131.i.i

land.lhs.true.i.i:                                ; preds = %lor.lhs.false.i.i
  %arrayidx121.i.i = getelementptr inbounds [16 x i32], ptr %in.i.i, i64 0, i64 %j.0340.i.i
  %28 = load i32, ptr %arrayidx121.i.i, align 4
  %cmp123.i.i = icmp slt i32 %28, %25
  br i1 %cmp123.i.i, label %if.then125.i.i, label %for.inc131.i.i

if.then125.i.i:                                   ; preds = %land.lhs.true.i.i
  br label %for.inc131.i.i

for.inc131.i.i:                                   ; preds = %if.then125.i.i, %land.lhs.true.i.i, %lor.lhs.false.i.i, %for.body109.if.then125_crit_edge.i.i
  %29 = phi i32 [ %25, %lor.lhs.false.i.i ], [ %25, %land.lhs.true.i.i ], [ %.pre.i.i, %for.body109.if.then125_crit_edge.i.i ], [ %28, %if.then125.i.i ]
  %30 = phi float [ %24, %lor.lhs.false.i.i ], [ %24, %land.lhs.true.i.i ], [ %27, %for.body109.if.then125_crit_edge.i.i ], [ %27, %if.then125.i.i ]
  %inc132.i.i = add nuw nsw i64 %j.0340.i.i, 1
  %exitcond361.not.i.i = icmp eq i64 %inc132.i.i, 16
  br i1 %exitcond361.not.i.i, label %while.cond134.preheader.i.i, label %for.body109.i.i, !llvm.loop !8

land.rhs.i.i:                                     ; preds = %while.cond134.preheader.i.i, %land.rhs.i.i
  %begin.0341.i.i = phi i64 [ %inc141.i.i, %land.rhs.i.i ], [ %first.0344.i.i, %while.cond134.preheader.i.i ]
  %arrayidx136.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %begin.0341.i.i
  %31 = load float, ptr %arrayidx136.i.i, align 4
  %cmp138.i.i = fcmp ord float %31, 0.000000e+00
  %inc141.i.i = add nsw i64 %begin.0341.i.i, 1
  br i1 %cmp138.i.i, label %land.rhs.i.i, label %cleanup.thread.i.i

cleanup.thread.i.i:                               ; preds = %land.rhs.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %any.i.i) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i) #5
  br label %of_float_line.exit.i

cleanup.i.i:                                      ; preds = %while.cond134.preheader.i.i
  %cmp147.i.i = fcmp ogt float %30, %best.0346.i.i
  %mul152.i.i = shl nsw i32 %29, 6
  %conv153.i.i = sext i32 %mul152.i.i to i64
  %add154.i.i = add nsw i64 %first.0344.i.i, %conv153.i.i
  %at.1.i.i = select i1 %cmp147.i.i, i64 %add154.i.i, i64 %at.0345.i.i
  %best.1.i.i = select i1 %cmp147.i.i, float %30, float %best.0346.i.i
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
  %best.3353.i.i = phi float [ %best.4.i.i, %for.inc181.i.i ], [ %best.0.lcssa.i.i, %for.cond164.preheader.i.i ]
  %at.3352.i.i = phi i64 [ %at.4.i.i, %for.inc181.i.i ], [ %at.0.lcssa.i.i, %for.cond164.preheader.i.i ]
  %first.4351.i.i = phi i64 [ %inc182.i.i, %for.inc181.i.i ], [ %first.0.lcssa.i.i, %for.cond164.preheader.i.i ]
  %arrayidx168.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %first.4351.i.i
  %32 = load float, ptr %arrayidx168.i.i, align 4
  %mul169.i.i = fmul float %32, %conv
  %cmp170.i.i = fcmp ord float %mul169.i.i, 0.000000e+00
  br i1 %cmp170.i.i, label %for.inc181.i.i, label %of_float_line.exit.i

for.inc181.i.i:                                   ; preds = %for.body167.i.i
  %cmp174.i.i = fcmp ogt float %mul169.i.i, %best.3353.i.i
  %at.4.i.i = select i1 %cmp174.i.i, i64 %first.4351.i.i, i64 %at.3352.i.i
  %best.4.i.i = select i1 %cmp174.i.i, float %mul169.i.i, float %best.3353.i.i
  %inc182.i.i = add i64 %first.4351.i.i, 1
  %exitcond362.not.i.i = icmp eq i64 %inc182.i.i, %4
  br i1 %exitcond362.not.i.i, label %while.cond184.preheader.i.i, label %for.body167.i.i, !llvm.loop !10

while.cond184.i.i:                                ; preds = %while.cond184.i.i, %while.cond184.preheader.i.i
  %at.6.i.i = phi i64 [ %inc190.i.i, %while.cond184.i.i ], [ %at.3.lcssa.i.i, %while.cond184.preheader.i.i ]
  %arrayidx185.i.i = getelementptr inbounds float, ptr %x.addr.038.i, i64 %at.6.i.i
  %33 = load float, ptr %arrayidx185.i.i, align 4
  %mul186.i.i = fmul float %33, %conv
  %cmp187.i.i = fcmp une float %mul186.i.i, %best.3.lcssa.i.i
  %inc190.i.i = add nsw i64 %at.6.i.i, 1
  br i1 %cmp187.i.i, label %while.cond184.i.i, label %of_float_line.exit.i, !llvm.loop !11

of_float_line.exit.i:                             ; preds = %for.body167.i.i, %while.cond184.i.i, %cleanup.thread.i.i, %if.then.i
  %retval.4.i.i = phi i64 [ 0, %if.then.i ], [ %begin.0341.i.i, %cleanup.thread.i.i ], [ %at.6.i.i, %while.cond184.i.i ], [ %first.4351.i.i, %for.body167.i.i ]
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
  %36 = load <16 x float>, ptr %arrayidx.i.i, align 16
  %arrayidx10.i26.i = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i, i64 0, i64 %j.0182.i.i
  %37 = load <16 x i32>, ptr %arrayidx10.i26.i, align 16
  %add.ptr17.idx.i.i = shl nsw i64 %j.0182.i.i, 6
  %invariant.gep.i.i = getelementptr i8, ptr %row.0185.i.i, i64 %add.ptr17.idx.i.i
  br label %for.body15.i.i

for.cond.cleanup14.i.i:                           ; preds = %for.body15.i.i
  store <16 x i32> %or32.i.i, ptr %arrayidx.i.i, align 16
  store <16 x i32> %or42.i.i, ptr %arrayidx10.i26.i, align 16
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
  %cmp1.not329.i.i = icmp slt i64 %4, 8
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
  br i1 %cmp1.not329.i.i, label %for.cond154.preheader.i.i, label %while.body.i.i188

for.cond154.preheader.i.i:                        ; preds = %cleanup.i.i209, %while.cond.preheader.i.i187
  %first.0.lcssa.i.i214 = phi i64 [ 0, %while.cond.preheader.i.i187 ], [ %first.3.i.i203, %cleanup.i.i209 ]
  %at.0.lcssa.i.i215 = phi i64 [ 0, %while.cond.preheader.i.i187 ], [ %at.1.i.i210, %cleanup.i.i209 ]
  %best.0.lcssa.i.i216 = phi double [ %mul.i.i185, %while.cond.preheader.i.i187 ], [ %best.1.i.i211, %cleanup.i.i209 ]
  %cmp155336.i.i = icmp slt i64 %first.0.lcssa.i.i214, %4
  br i1 %cmp155336.i.i, label %for.body156.i.i, label %while.cond171.preheader.i.i

while.body.i.i188:                                ; preds = %while.cond.preheader.i.i187, %cleanup.i.i209
  %best.0332.i.i = phi double [ %best.1.i.i211, %cleanup.i.i209 ], [ %mul.i.i185, %while.cond.preheader.i.i187 ]
  %at.0331.i.i = phi i64 [ %at.1.i.i210, %cleanup.i.i209 ], [ 0, %while.cond.preheader.i.i187 ]
  %first.0330.i.i = phi i64 [ %first.3.i.i203, %cleanup.i.i209 ], [ 0, %while.cond.preheader.i.i187 ]
  %sub.i.i189 = sub nsw i64 %4, %first.0330.i.i
  %div.i.i190 = sdiv i64 %sub.i.i189, 32
  %cmp2.i.i191 = icmp slt i64 %sub.i.i189, 3840
  %cond.i.i192 = select i1 %cmp2.i.i191, i64 %div.i.i190, i64 120
  %add.ptr.i.i193 = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.0330.i.i
  %53 = load <8 x double>, ptr %add.ptr.i.i193, align 8
  %mul3.i.i194 = fmul <8 x double> %splat.splat.i18.i129, %53
  %cmp4304.i.i = icmp sgt i64 %cond.i.i192, 0
  br i1 %cmp4304.i.i, label %for.body.i.i226, label %for.cond.cleanup.i.i195

for.cond.cleanup.loopexit.i.i250:                 ; preds = %for.body.i.i226
  %54 = shl nuw nsw i64 %cond.i.i192, 5
  %55 = add i64 %54, %first.0330.i.i
  br label %for.cond.cleanup.i.i195

for.cond.cleanup.i.i195:                          ; preds = %for.cond.cleanup.loopexit.i.i250, %while.body.i.i188
  %bad.0.lcssa.i.i196 = phi <8 x i64> [ zeroinitializer, %while.body.i.i188 ], [ %or31.i.i235, %for.cond.cleanup.loopexit.i.i250 ]
  %where.0.lcssa.i.i197 = phi <8 x i64> [ zeroinitializer, %while.body.i.i188 ], [ %or66.i.i246, %for.cond.cleanup.loopexit.i.i250 ]
  %most.0.lcssa.i.i198 = phi <8 x double> [ %mul3.i.i194, %while.body.i.i188 ], [ %or59.v.i.i243, %for.cond.cleanup.loopexit.i.i250 ]
  %first.1.lcssa.i.i199 = phi i64 [ %first.0330.i.i, %while.body.i.i188 ], [ %55, %for.cond.cleanup.loopexit.i.i250 ]
  br i1 %cmp2.i.i191, label %for.cond70.preheader.i.i, label %if.end99.i.i

for.cond70.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i195
  %add71313.i.i = add nsw i64 %first.1.lcssa.i.i199, 8
  %cmp72.not314.i.i = icmp sgt i64 %add71313.i.i, %4
  br i1 %cmp72.not314.i.i, label %if.end99.i.i, label %for.body73.lr.ph.i.i

for.body73.lr.ph.i.i:                             ; preds = %for.cond70.preheader.i.i
  %splat.splatinsert89.i.i = insertelement <8 x i64> poison, i64 %div.i.i190, i64 0
  %splat.splat90.i.i = shufflevector <8 x i64> %splat.splatinsert89.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body73.i.i

for.body.i.i226:                                  ; preds = %while.body.i.i188, %for.body.i.i226
  %first.1309.i.i = phi i64 [ %add67.i.i248, %for.body.i.i226 ], [ %first.0330.i.i, %while.body.i.i188 ]
  %most.0308.i.i = phi <8 x double> [ %or59.v.i.i243, %for.body.i.i226 ], [ %mul3.i.i194, %while.body.i.i188 ]
  %where.0307.i.i = phi <8 x i64> [ %or66.i.i246, %for.body.i.i226 ], [ zeroinitializer, %while.body.i.i188 ]
  %bad.0306.i.i = phi <8 x i64> [ %or31.i.i235, %for.body.i.i226 ], [ zeroinitializer, %while.body.i.i188 ]
  %block.0305.i.i = phi i64 [ %inc.i.i247, %for.body.i.i226 ], [ 0, %while.body.i.i188 ]
  %add.ptr5.i.i227 = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.1309.i.i
  %56 = load <8 x double>, ptr %add.ptr5.i.i227, align 8
  %mul9.i.i228 = fmul <8 x double> %splat.splat.i18.i129, %56
  %arrayidx10.i.i229 = getelementptr inbounds i8, ptr %add.ptr5.i.i227, i64 64
  %57 = load <8 x double>, ptr %arrayidx10.i.i229, align 8
  %mul13.i.i230 = fmul <8 x double> %splat.splat.i18.i129, %57
  %arrayidx14.i.i231 = getelementptr inbounds i8, ptr %add.ptr5.i.i227, i64 128
  %58 = load <8 x double>, ptr %arrayidx14.i.i231, align 8
  %mul17.i.i232 = fmul <8 x double> %splat.splat.i18.i129, %58
  %arrayidx18.i.i233 = getelementptr inbounds i8, ptr %add.ptr5.i.i227, i64 192
  %59 = load <8 x double>, ptr %arrayidx18.i.i233, align 8
  %mul21.i.i234 = fmul <8 x double> %splat.splat.i18.i129, %59
  %or284.i.i = fcmp uno <8 x double> %mul9.i.i228, %mul13.i.i230
  %or29285.i.i = fcmp uno <8 x double> %mul17.i.i232, %mul21.i.i234
  %or30286.i.i = or <8 x i1> %or29285.i.i, %or284.i.i
  %or31.i.i235 = select <8 x i1> %or30286.i.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %bad.0306.i.i
  %cmp32.inv.i.i236 = fcmp ogt <8 x double> %mul13.i.i230, %mul9.i.i228
  %or37.v.i.i237 = select <8 x i1> %cmp32.inv.i.i236, <8 x double> %mul13.i.i230, <8 x double> %mul9.i.i228
  %cmp38.inv.i.i238 = fcmp ogt <8 x double> %mul21.i.i234, %mul17.i.i232
  %or45.v.i.i239 = select <8 x i1> %cmp38.inv.i.i238, <8 x double> %mul21.i.i234, <8 x double> %mul17.i.i232
  %cmp46.inv.i.i240 = fcmp ogt <8 x double> %or45.v.i.i239, %or37.v.i.i237
  %or53.v.i.i241 = select <8 x i1> %cmp46.inv.i.i240, <8 x double> %or45.v.i.i239, <8 x double> %or37.v.i.i237
  %cmp54.i.i242 = fcmp ule <8 x double> %or53.v.i.i241, %most.0308.i.i
  %or59.v.i.i243 = select <8 x i1> %cmp54.i.i242, <8 x double> %most.0308.i.i, <8 x double> %or53.v.i.i241
  %splat.splatinsert60.i.i244 = insertelement <8 x i64> poison, i64 %block.0305.i.i, i64 0
  %splat.splat61.i.i245 = shufflevector <8 x i64> %splat.splatinsert60.i.i244, <8 x i64> poison, <8 x i32> zeroinitializer
  %or66.i.i246 = select <8 x i1> %cmp54.i.i242, <8 x i64> %where.0307.i.i, <8 x i64> %splat.splat61.i.i245
  %inc.i.i247 = add nuw nsw i64 %block.0305.i.i, 1
  %add67.i.i248 = add nsw i64 %first.1309.i.i, 32
  %exitcond.not.i.i249 = icmp eq i64 %inc.i.i247, %cond.i.i192
  br i1 %exitcond.not.i.i249, label %for.cond.cleanup.loopexit.i.i250, label %for.body.i.i226, !llvm.loop !20

for.body73.i.i:                                   ; preds = %for.body73.i.i, %for.body73.lr.ph.i.i
  %add71319.i.i = phi i64 [ %add71313.i.i, %for.body73.lr.ph.i.i ], [ %add71.i.i, %for.body73.i.i ]
  %first.2318.i.i = phi i64 [ %first.1.lcssa.i.i199, %for.body73.lr.ph.i.i ], [ %add71319.i.i, %for.body73.i.i ]
  %most.1317.i.i = phi <8 x double> [ %most.0.lcssa.i.i198, %for.body73.lr.ph.i.i ], [ %or87.v.i.i, %for.body73.i.i ]
  %where.1316.i.i = phi <8 x i64> [ %where.0.lcssa.i.i197, %for.body73.lr.ph.i.i ], [ %or95.i.i, %for.body73.i.i ]
  %bad.1315.i.i = phi <8 x i64> [ %bad.0.lcssa.i.i196, %for.body73.lr.ph.i.i ], [ %or83.i.i, %for.body73.i.i ]
  %add.ptr74.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.2318.i.i
  %60 = load <8 x double>, ptr %add.ptr74.i.i, align 8
  %mul77.i.i = fmul <8 x double> %splat.splat.i18.i129, %60
  %cmp79.i.i = fcmp ule <8 x double> %mul77.i.i, %most.1317.i.i
  %cmp81.i.i225 = fcmp uno <8 x double> %mul77.i.i, zeroinitializer
  %or83.i.i = select <8 x i1> %cmp81.i.i225, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %bad.1315.i.i
  %or87.v.i.i = select <8 x i1> %cmp79.i.i, <8 x double> %most.1317.i.i, <8 x double> %mul77.i.i
  %or95.i.i = select <8 x i1> %cmp79.i.i, <8 x i64> %where.1316.i.i, <8 x i64> %splat.splat90.i.i
  %add71.i.i = add nsw i64 %add71319.i.i, 8
  %cmp72.not.i.i = icmp sgt i64 %add71.i.i, %4
  br i1 %cmp72.not.i.i, label %if.end99.i.i, label %for.body73.i.i, !llvm.loop !21

if.end99.i.i:                                     ; preds = %for.body73.i.i, %for.cond70.preheader.i.i, %for.cond.cleanup.i.i195
  %bad.2.i.i200 = phi <8 x i64> [ %bad.0.lcssa.i.i196, %for.cond.cleanup.i.i195 ], [ %bad.0.lcssa.i.i196, %for.cond70.preheader.i.i ], [ %or83.i.i, %for.body73.i.i ]
  %where.2.i.i201 = phi <8 x i64> [ %where.0.lcssa.i.i197, %for.cond.cleanup.i.i195 ], [ %where.0.lcssa.i.i197, %for.cond70.preheader.i.i ], [ %or95.i.i, %for.body73.i.i ]
  %most.2.i.i202 = phi <8 x double> [ %most.0.lcssa.i.i198, %for.cond.cleanup.i.i195 ], [ %most.0.lcssa.i.i198, %for.cond70.preheader.i.i ], [ %or87.v.i.i, %for.body73.i.i ]
  %first.3.i.i203 = phi i64 [ %first.1.lcssa.i.i199, %for.cond.cleanup.i.i195 ], [ %first.1.lcssa.i.i199, %for.cond70.preheader.i.i ], [ %add71319.i.i, %for.body73.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i120) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i121) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %any.i.i122) #5
  store <8 x double> %most.2.i.i202, ptr %largest.i.i120, align 16
  store <8 x i64> %where.2.i.i201, ptr %in.i.i121, align 16
  store <8 x i64> %bad.2.i.i200, ptr %any.i.i122, align 16
  %61 = extractelement <8 x i64> %bad.2.i.i200, i64 0
  %62 = extractelement <8 x double> %most.2.i.i202, i64 0
  %63 = extractelement <8 x i64> %where.2.i.i201, i64 0
  br label %for.body105.i.i

while.cond127.preheader.i.i:                      ; preds = %for.inc124.i.i
  %tobool.not.i.i205 = icmp eq i64 %or108.i.i, 0
  br i1 %tobool.not.i.i205, label %cleanup.i.i209, label %land.rhs.i.i206

for.body105.i.i:                                  ; preds = %for.inc124.i.i, %if.end99.i.i
  %j.0326.i.i = phi i64 [ 1, %if.end99.i.i ], [ %inc125.i.i, %for.inc124.i.i ]
  %64 = phi i64 [ %61, %if.end99.i.i ], [ %or108.i.i, %for.inc124.i.i ]
  %65 = phi double [ %62, %if.end99.i.i ], [ %71, %for.inc124.i.i ]
  %66 = phi i64 [ %63, %if.end99.i.i ], [ %70, %for.inc124.i.i ]
  %arrayidx106.i.i = getelementptr inbounds [8 x i64], ptr %any.i.i122, i64 0, i64 %j.0326.i.i
  %67 = load i64, ptr %arrayidx106.i.i, align 8
  %or108.i.i = or i64 %67, %64
  %arrayidx109.i.i = getelementptr inbounds [8 x double], ptr %largest.i.i120, i64 0, i64 %j.0326.i.i
  %68 = load double, ptr %arrayidx109.i.i, align 8
  %cmp111.i.i = fcmp ogt double %68, %65
  br i1 %cmp111.i.i, label %for.body105.if.then118_crit_edge.i.i, label %lor.lhs.false.i.i204

for.body105.if.then118_crit_edge.i.i:             ; preds = %for.body105.i.i
  %arrayidx121.phi.trans.insert.i.i = getelementptr inbounds [8 x i64], ptr %in.i.i121, i64 0, i64 %j.0326.i.i
  %.pre.i.i224 = load i64, ptr %arrayidx121.phi.trans.insert.i.i, align 8
  br label %for.inc124.i.i

lor.lhs.false.i.i204:                             ; preds = %for.body105.i.i
  %cmp114.i.i = fcmp oeq double %68, %65
  br i1 %cmp114.i.i, label %land.lhs.true.i.i223, label %for.inc124.i.i

land.lhs.true.i.i223:                             ; preds = %lor.lhs.false.i.i204
  %arrayidx115.i.i = getelementptr inbounds [8 x i64], ptr %in.i.i121, i64 0, i64 %j.0326.i.i
  %69 = load i64, ptr %arrayidx115.i.i, align 8
  %cmp117.i.i = icmp slt i64 %69, %66
  br i1 %cmp117.i.i, label %if.then118.i.i, label %for.inc124.i.i

if.then118.i.i:                                   ; preds = %land.lhs.true.i.i223
  br label %for.inc124.i.i

for.inc124.i.i:                                   ; preds = %if.then118.i.i, %land.lhs.true.i.i223, %lor.lhs.false.i.i204, %for.body105.if.then118_crit_edge.i.i
  %70 = phi i64 [ %66, %lor.lhs.false.i.i204 ], [ %66, %land.lhs.true.i.i223 ], [ %.pre.i.i224, %for.body105.if.then118_crit_edge.i.i ], [ %69, %if.then118.i.i ]
  %71 = phi double [ %65, %lor.lhs.false.i.i204 ], [ %65, %land.lhs.true.i.i223 ], [ %68, %for.body105.if.then118_crit_edge.i.i ], [ %68, %if.then118.i.i ]
  %inc125.i.i = add nuw nsw i64 %j.0326.i.i, 1
  %exitcond347.not.i.i = icmp eq i64 %inc125.i.i, 8
  br i1 %exitcond347.not.i.i, label %while.cond127.preheader.i.i, label %for.body105.i.i, !llvm.loop !22

land.rhs.i.i206:                                  ; preds = %while.cond127.preheader.i.i, %land.rhs.i.i206
  %begin.0327.i.i = phi i64 [ %inc133.i.i, %land.rhs.i.i206 ], [ %first.0330.i.i, %while.cond127.preheader.i.i ]
  %arrayidx129.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %begin.0327.i.i
  %72 = load double, ptr %arrayidx129.i.i, align 8
  %cmp131.i.i = fcmp ord double %72, 0.000000e+00
  %inc133.i.i = add nsw i64 %begin.0327.i.i, 1
  br i1 %cmp131.i.i, label %land.rhs.i.i206, label %cleanup.thread.i.i207

cleanup.thread.i.i207:                            ; preds = %land.rhs.i.i206
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %any.i.i122) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i121) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i120) #5
  br label %of_double_line.exit.i

cleanup.i.i209:                                   ; preds = %while.cond127.preheader.i.i
  %cmp139.i.i = fcmp ogt double %71, %best.0332.i.i
  %mul143.i.i = shl nsw i64 %70, 5
  %add144.i.i = add nsw i64 %mul143.i.i, %first.0330.i.i
  %at.1.i.i210 = select i1 %cmp139.i.i, i64 %add144.i.i, i64 %at.0331.i.i
  %best.1.i.i211 = select i1 %cmp139.i.i, double %71, double %best.0332.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %any.i.i122) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i121) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i120) #5
  %add.i.i212 = add nsw i64 %first.3.i.i203, 8
  %cmp1.not.i.i213 = icmp sgt i64 %add.i.i212, %4
  br i1 %cmp1.not.i.i213, label %for.cond154.preheader.i.i, label %while.body.i.i188, !llvm.loop !23

while.cond171.preheader.i.i:                      ; preds = %for.inc168.i.i, %for.cond154.preheader.i.i
  %at.3.lcssa.i.i217 = phi i64 [ %at.0.lcssa.i.i215, %for.cond154.preheader.i.i ], [ %at.4.i.i221, %for.inc168.i.i ]
  %best.3.lcssa.i.i218 = phi double [ %best.0.lcssa.i.i216, %for.cond154.preheader.i.i ], [ %best.4.i.i222, %for.inc168.i.i ]
  br label %while.cond171.i.i

for.body156.i.i:                                  ; preds = %for.cond154.preheader.i.i, %for.inc168.i.i
  %best.3339.i.i = phi double [ %best.4.i.i222, %for.inc168.i.i ], [ %best.0.lcssa.i.i216, %for.cond154.preheader.i.i ]
  %at.3338.i.i = phi i64 [ %at.4.i.i221, %for.inc168.i.i ], [ %at.0.lcssa.i.i215, %for.cond154.preheader.i.i ]
  %first.4337.i.i = phi i64 [ %inc169.i.i, %for.inc168.i.i ], [ %first.0.lcssa.i.i214, %for.cond154.preheader.i.i ]
  %arrayidx157.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %first.4337.i.i
  %73 = load double, ptr %arrayidx157.i.i, align 8
  %mul158.i.i = fmul double %73, %conv14
  %cmp159.i.i = fcmp ord double %mul158.i.i, 0.000000e+00
  br i1 %cmp159.i.i, label %for.inc168.i.i, label %of_double_line.exit.i

for.inc168.i.i:                                   ; preds = %for.body156.i.i
  %cmp162.i.i = fcmp ogt double %mul158.i.i, %best.3339.i.i
  %at.4.i.i221 = select i1 %cmp162.i.i, i64 %first.4337.i.i, i64 %at.3338.i.i
  %best.4.i.i222 = select i1 %cmp162.i.i, double %mul158.i.i, double %best.3339.i.i
  %inc169.i.i = add i64 %first.4337.i.i, 1
  %exitcond348.not.i.i = icmp eq i64 %inc169.i.i, %4
  br i1 %exitcond348.not.i.i, label %while.cond171.preheader.i.i, label %for.body156.i.i, !llvm.loop !24

while.cond171.i.i:                                ; preds = %while.cond171.i.i, %while.cond171.preheader.i.i
  %at.6.i.i219 = phi i64 [ %inc176.i.i, %while.cond171.i.i ], [ %at.3.lcssa.i.i217, %while.cond171.preheader.i.i ]
  %arrayidx172.i.i = getelementptr inbounds double, ptr %x.addr.037.i, i64 %at.6.i.i219
  %74 = load double, ptr %arrayidx172.i.i, align 8
  %mul173.i.i = fmul double %74, %conv14
  %cmp174.i.i220 = fcmp une double %mul173.i.i, %best.3.lcssa.i.i218
  %inc176.i.i = add nsw i64 %at.6.i.i219, 1
  br i1 %cmp174.i.i220, label %while.cond171.i.i, label %of_double_line.exit.i, !llvm.loop !25

of_double_line.exit.i:                            ; preds = %for.body156.i.i, %while.cond171.i.i, %cleanup.thread.i.i207, %if.then.i184
  %retval.4.i.i208 = phi i64 [ 0, %if.then.i184 ], [ %begin.0327.i.i, %cleanup.thread.i.i207 ], [ %at.6.i.i219, %while.cond171.i.i ], [ %first.4337.i.i, %for.body156.i.i ]
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
  %77 = load <8 x double>, ptr %arrayidx.i.i163, align 16
  %arrayidx10.i25.i = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i119, i64 0, i64 %j.0181.i.i
  %78 = load <8 x i64>, ptr %arrayidx10.i25.i, align 16
  %add.ptr17.idx.i.i164 = shl nsw i64 %j.0181.i.i, 6
  %invariant.gep.i.i165 = getelementptr i8, ptr %row.0184.i.i, i64 %add.ptr17.idx.i.i164
  br label %for.body15.i.i166

for.cond.cleanup14.i.i176:                        ; preds = %for.body15.i.i166
  store <8 x i64> %or33.i.i, ptr %arrayidx.i.i163, align 16
  store <8 x i64> %or42.i.i175, ptr %arrayidx10.i25.i, align 16
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
  br i1 %cmp28.i, label %for.body.lr.ph.i255, label %if.end70

for.body.lr.ph.i255:                              ; preds = %if.then24
  %arrayidx32 = getelementptr inbounds i8, ptr %a, i64 64
  %94 = load i64, ptr %arrayidx32, align 8
  %95 = inttoptr i64 %94 to ptr
  %arrayidx25 = getelementptr inbounds i8, ptr %a, i64 24
  %96 = load i64, ptr %arrayidx25, align 8
  %97 = inttoptr i64 %96 to ptr
  %cmp1.i256 = icmp eq i64 %92, 1
  %cmp2.i257 = icmp eq i64 %93, 1
  %or.cond.i258 = and i1 %cmp1.i256, %cmp2.i257
  %cmp200.i.i = icmp sgt i64 %92, 15
  %cmp2195.i.i = icmp sgt i64 %91, 0
  %splat.splatinsert.i17.i259 = insertelement <16 x i8> poison, i8 %conv27, i64 0
  %splat.splat.i18.i260 = shufflevector <16 x i8> %splat.splatinsert.i17.i259, <16 x i8> poison, <16 x i32> zeroinitializer
  %cmp87206.i.i = icmp sgt i64 %91, 1
  %cmp6.not354.i.i = icmp slt i64 %91, 64
  %splat.splatinsert.i.i = insertelement <64 x i8> poison, i8 %conv27, i64 0
  %splat.splat.i.i = shufflevector <64 x i8> %splat.splatinsert.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul.i261 = mul nsw i64 %93, %91
  br label %for.body.i262

for.body.i262:                                    ; preds = %for.inc.i268, %for.body.lr.ph.i255
  %out.addr.032.i = phi ptr [ %95, %for.body.lr.ph.i255 ], [ %add.ptr3.i271, %for.inc.i268 ]
  %x.addr.030.i = phi ptr [ %97, %for.body.lr.ph.i255 ], [ %add.ptr.i270, %for.inc.i268 ]
  %matrices.addr.029.i = phi i64 [ %90, %for.body.lr.ph.i255 ], [ %dec.i269, %for.inc.i268 ]
  br i1 %or.cond.i258, label %if.then.i324, label %if.else.i263

if.then.i324:                                     ; preds = %for.body.i262
  %98 = load i8, ptr %x.addr.030.i, align 1
  %xor331.i.i = xor i8 %98, %conv27
  br i1 %cmp6.not354.i.i, label %for.cond187.preheader.i.i, label %while.body.i.i325

for.cond187.preheader.i.i:                        ; preds = %while.cond152thread-pre-split.i.i, %if.then.i324
  %first.0.lcssa.i.i343 = phi i64 [ 0, %if.then.i324 ], [ %first.3.i.i336, %while.cond152thread-pre-split.i.i ]
  %at.0.lcssa.i.i344 = phi i64 [ 0, %if.then.i324 ], [ %at.1.i.i340, %while.cond152thread-pre-split.i.i ]
  %best.0.lcssa.i.i345 = phi i8 [ %xor331.i.i, %if.then.i324 ], [ %best.1.i.i341, %while.cond152thread-pre-split.i.i ]
  %cmp188361.i.i = icmp slt i64 %first.0.lcssa.i.i343, %91
  br i1 %cmp188361.i.i, label %for.body190.i.i, label %while.cond214.preheader.i.i

while.body.i.i325:                                ; preds = %if.then.i324, %while.cond152thread-pre-split.i.i
  %best.0357.i.i = phi i8 [ %best.1.i.i341, %while.cond152thread-pre-split.i.i ], [ %xor331.i.i, %if.then.i324 ]
  %at.0356.i.i = phi i64 [ %at.1.i.i340, %while.cond152thread-pre-split.i.i ], [ 0, %if.then.i324 ]
  %first.0355.i.i = phi i64 [ %first.3.i.i336, %while.cond152thread-pre-split.i.i ], [ 0, %if.then.i324 ]
  %sub.i.i326 = sub nsw i64 %91, %first.0355.i.i
  %div.i.i327 = sdiv i64 %sub.i.i326, 256
  %cmp8.i.i = icmp slt i64 %sub.i.i326, 30720
  %cond.i.i328 = select i1 %cmp8.i.i, i64 %div.i.i327, i64 120
  %add.ptr.i.i329 = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.0355.i.i
  %99 = load <64 x i8>, ptr %add.ptr.i.i329, align 1
  %xor10.i.i = xor <64 x i8> %99, %splat.splat.i.i
  %cmp11335.i.i = icmp sgt i64 %cond.i.i328, 0
  br i1 %cmp11335.i.i, label %for.body.i.i354, label %for.cond.cleanup.i.i330

for.cond.cleanup.loopexit.i.i358:                 ; preds = %for.body.i.i354
  %100 = shl nuw nsw i64 %cond.i.i328, 8
  %101 = add i64 %100, %first.0355.i.i
  br label %for.cond.cleanup.i.i330

for.cond.cleanup.i.i330:                          ; preds = %for.cond.cleanup.loopexit.i.i358, %while.body.i.i325
  %where.0.lcssa.i.i331 = phi <64 x i8> [ zeroinitializer, %while.body.i.i325 ], [ %or75.i.i, %for.cond.cleanup.loopexit.i.i358 ]
  %most.0.lcssa.i.i332 = phi <64 x i8> [ %xor10.i.i, %while.body.i.i325 ], [ %or67.i.i, %for.cond.cleanup.loopexit.i.i358 ]
  %first.1.lcssa.i.i333 = phi i64 [ %first.0355.i.i, %while.body.i.i325 ], [ %101, %for.cond.cleanup.loopexit.i.i358 ]
  br i1 %cmp8.i.i, label %for.cond80.preheader.i.i, label %if.end111.i.i

for.cond80.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i330
  %add81342.i.i = add nsw i64 %first.1.lcssa.i.i333, 64
  %cmp82.not343.i.i = icmp sgt i64 %add81342.i.i, %91
  br i1 %cmp82.not343.i.i, label %if.end111.i.i, label %for.body84.lr.ph.i.i

for.body84.lr.ph.i.i:                             ; preds = %for.cond80.preheader.i.i
  %conv100.i.i = trunc i64 %div.i.i327 to i8
  %splat.splatinsert101.i.i = insertelement <64 x i8> poison, i8 %conv100.i.i, i64 0
  %splat.splat102.i.i = shufflevector <64 x i8> %splat.splatinsert101.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  br label %for.body84.i.i

for.body.i.i354:                                  ; preds = %while.body.i.i325, %for.body.i.i354
  %first.1339.i.i = phi i64 [ %add76.i.i, %for.body.i.i354 ], [ %first.0355.i.i, %while.body.i.i325 ]
  %most.0338.i.i = phi <64 x i8> [ %or67.i.i, %for.body.i.i354 ], [ %xor10.i.i, %while.body.i.i325 ]
  %where.0337.i.i = phi <64 x i8> [ %or75.i.i, %for.body.i.i354 ], [ zeroinitializer, %while.body.i.i325 ]
  %block.0336.i.i = phi i64 [ %inc.i.i356, %for.body.i.i354 ], [ 0, %while.body.i.i325 ]
  %add.ptr13.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.1339.i.i
  %102 = load <64 x i8>, ptr %add.ptr13.i.i, align 1
  %xor17.i.i = xor <64 x i8> %102, %splat.splat.i.i
  %arrayidx18.i.i355 = getelementptr inbounds i8, ptr %add.ptr13.i.i, i64 64
  %103 = load <64 x i8>, ptr %arrayidx18.i.i355, align 1
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
  %inc.i.i356 = add nuw nsw i64 %block.0336.i.i, 1
  %add76.i.i = add nsw i64 %first.1339.i.i, 256
  %exitcond.not.i.i357 = icmp eq i64 %inc.i.i356, %cond.i.i328
  br i1 %exitcond.not.i.i357, label %for.cond.cleanup.loopexit.i.i358, label %for.body.i.i354, !llvm.loop !34

for.body84.i.i:                                   ; preds = %for.body84.i.i, %for.body84.lr.ph.i.i
  %add81347.i.i = phi i64 [ %add81342.i.i, %for.body84.lr.ph.i.i ], [ %add81.i.i, %for.body84.i.i ]
  %first.2346.i.i = phi i64 [ %first.1.lcssa.i.i333, %for.body84.lr.ph.i.i ], [ %add81347.i.i, %for.body84.i.i ]
  %most.1345.i.i = phi <64 x i8> [ %most.0.lcssa.i.i332, %for.body84.lr.ph.i.i ], [ %or98.i.i353, %for.body84.i.i ]
  %where.1344.i.i = phi <64 x i8> [ %where.0.lcssa.i.i331, %for.body84.lr.ph.i.i ], [ %or107.i.i, %for.body84.i.i ]
  %add.ptr85.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.2346.i.i
  %106 = load <64 x i8>, ptr %add.ptr85.i.i, align 1
  %xor88.i.i = xor <64 x i8> %106, %splat.splat.i.i
  %cmp90.not.i.i = icmp sgt <64 x i8> %xor88.i.i, %most.1345.i.i
  %or98.i.i353 = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %xor88.i.i, <64 x i8> %most.1345.i.i)
  %or107.i.i = select <64 x i1> %cmp90.not.i.i, <64 x i8> %splat.splat102.i.i, <64 x i8> %where.1344.i.i
  %add81.i.i = add nsw i64 %add81347.i.i, 64
  %cmp82.not.i.i = icmp sgt i64 %add81.i.i, %91
  br i1 %cmp82.not.i.i, label %if.end111.i.i, label %for.body84.i.i, !llvm.loop !35

if.end111.i.i:                                    ; preds = %for.body84.i.i, %for.cond80.preheader.i.i, %for.cond.cleanup.i.i330
  %where.2.i.i334 = phi <64 x i8> [ %where.0.lcssa.i.i331, %for.cond.cleanup.i.i330 ], [ %where.0.lcssa.i.i331, %for.cond80.preheader.i.i ], [ %or107.i.i, %for.body84.i.i ]
  %most.2.i.i335 = phi <64 x i8> [ %most.0.lcssa.i.i332, %for.cond.cleanup.i.i330 ], [ %most.0.lcssa.i.i332, %for.cond80.preheader.i.i ], [ %or98.i.i353, %for.body84.i.i ]
  %first.3.i.i336 = phi i64 [ %first.1.lcssa.i.i333, %for.cond.cleanup.i.i330 ], [ %first.1.lcssa.i.i333, %for.cond80.preheader.i.i ], [ %add81347.i.i, %for.body84.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i253) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i254) #5
  store <64 x i8> %most.2.i.i335, ptr %largest.i.i253, align 16
  store <64 x i8> %where.2.i.i334, ptr %in.i.i254, align 16
  %107 = extractelement <64 x i8> %most.2.i.i335, i64 0
  %108 = extractelement <64 x i8> %where.2.i.i334, i64 0
  br label %for.body118.i.i

for.body118.i.i:                                  ; preds = %for.inc149.i.i, %if.end111.i.i
  %j.0353.i.i = phi i64 [ 1, %if.end111.i.i ], [ %inc150.i.i, %for.inc149.i.i ]
  %109 = phi i8 [ %107, %if.end111.i.i ], [ %114, %for.inc149.i.i ]
  %110 = phi i8 [ %108, %if.end111.i.i ], [ %113, %for.inc149.i.i ]
  %arrayidx125.i.i = getelementptr inbounds [64 x i8], ptr %largest.i.i253, i64 0, i64 %j.0353.i.i
  %111 = load i8, ptr %arrayidx125.i.i, align 1
  %cmp129.i.i = icmp sgt i8 %111, %109
  br i1 %cmp129.i.i, label %for.body118.if.then143_crit_edge.i.i, label %lor.lhs.false.i.i337

for.body118.if.then143_crit_edge.i.i:             ; preds = %for.body118.i.i
  %arrayidx146.phi.trans.insert.i.i = getelementptr inbounds [64 x i8], ptr %in.i.i254, i64 0, i64 %j.0353.i.i
  %.pre.i.i352 = load i8, ptr %arrayidx146.phi.trans.insert.i.i, align 1
  br label %for.inc149.i.i

lor.lhs.false.i.i337:                             ; preds = %for.body118.i.i
  %cmp135.i.i = icmp eq i8 %111, %109
  br i1 %cmp135.i.i, label %land.lhs.true.i.i351, label %for.inc149.i.i

land.lhs.true.i.i351:                             ; preds = %lor.lhs.false.i.i337
  %arrayidx137.i.i = getelementptr inbounds [64 x i8], ptr %in.i.i254, i64 0, i64 %j.0353.i.i
  %112 = load i8, ptr %arrayidx137.i.i, align 1
  %spec.select.i.i = tail call i8 @llvm.smin.i8(i8 %112, i8 %110)
  br label %for.inc149.i.i

for.inc149.i.i:                                   ; preds = %land.lhs.true.i.i351, %lor.lhs.false.i.i337, %for.body118.if.then143_crit_edge.i.i
  %113 = phi i8 [ %110, %lor.lhs.false.i.i337 ], [ %.pre.i.i352, %for.body118.if.then143_crit_edge.i.i ], [ %spec.select.i.i, %land.lhs.true.i.i351 ]
  %114 = phi i8 [ %109, %lor.lhs.false.i.i337 ], [ %111, %for.body118.if.then143_crit_edge.i.i ], [ %109, %land.lhs.true.i.i351 ]
  %inc150.i.i = add nuw nsw i64 %j.0353.i.i, 1
  %exitcond368.not.i.i = icmp eq i64 %inc150.i.i, 64
  br i1 %exitcond368.not.i.i, label %while.cond152thread-pre-split.i.i, label %for.body118.i.i, !llvm.loop !36

while.cond152thread-pre-split.i.i:                ; preds = %for.inc149.i.i
  %cmp170.i.i338 = icmp sgt i8 %114, %best.0357.i.i
  %conv175.i.i = sext i8 %113 to i32
  %mul.i.i339 = shl nsw i32 %conv175.i.i, 8
  %conv176.i.i = sext i32 %mul.i.i339 to i64
  %add177.i.i = add nsw i64 %first.0355.i.i, %conv176.i.i
  %at.1.i.i340 = select i1 %cmp170.i.i338, i64 %add177.i.i, i64 %at.0356.i.i
  %best.1.i.i341 = tail call i8 @llvm.smax.i8(i8 %114, i8 %best.0357.i.i)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i254) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i253) #5
  %add.i.i342 = add nsw i64 %first.3.i.i336, 64
  %cmp6.not.i.i = icmp sgt i64 %add.i.i342, %91
  br i1 %cmp6.not.i.i, label %for.cond187.preheader.i.i, label %while.body.i.i325, !llvm.loop !37

while.cond214.preheader.i.i:                      ; preds = %for.body190.i.i, %for.cond187.preheader.i.i
  %at.3.lcssa.i.i346 = phi i64 [ %at.0.lcssa.i.i344, %for.cond187.preheader.i.i ], [ %at.4.i.i349, %for.body190.i.i ]
  %best.3.lcssa.i.i347 = phi i8 [ %best.0.lcssa.i.i345, %for.cond187.preheader.i.i ], [ %best.4.i.i350, %for.body190.i.i ]
  br label %while.cond214.i.i

for.body190.i.i:                                  ; preds = %for.cond187.preheader.i.i, %for.body190.i.i
  %best.3364.i.i = phi i8 [ %best.4.i.i350, %for.body190.i.i ], [ %best.0.lcssa.i.i345, %for.cond187.preheader.i.i ]
  %at.3363.i.i = phi i64 [ %at.4.i.i349, %for.body190.i.i ], [ %at.0.lcssa.i.i344, %for.cond187.preheader.i.i ]
  %first.4362.i.i = phi i64 [ %inc212.i.i, %for.body190.i.i ], [ %first.0.lcssa.i.i343, %for.cond187.preheader.i.i ]
  %arrayidx191.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.4362.i.i
  %115 = load i8, ptr %arrayidx191.i.i, align 1
  %xor194333.i.i = xor i8 %115, %conv27
  %cmp204.i.i = icmp sgt i8 %xor194333.i.i, %best.3364.i.i
  %at.4.i.i349 = select i1 %cmp204.i.i, i64 %first.4362.i.i, i64 %at.3363.i.i
  %best.4.i.i350 = tail call i8 @llvm.smax.i8(i8 %xor194333.i.i, i8 %best.3364.i.i)
  %inc212.i.i = add nsw i64 %first.4362.i.i, 1
  %exitcond369.not.i.i = icmp eq i64 %inc212.i.i, %91
  br i1 %exitcond369.not.i.i, label %while.cond214.preheader.i.i, label %for.body190.i.i, !llvm.loop !38

while.cond214.i.i:                                ; preds = %while.cond214.i.i, %while.cond214.preheader.i.i
  %at.6.i.i348 = phi i64 [ %inc225.i.i, %while.cond214.i.i ], [ %at.3.lcssa.i.i346, %while.cond214.preheader.i.i ]
  %arrayidx215.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %at.6.i.i348
  %116 = load i8, ptr %arrayidx215.i.i, align 1
  %xor218332.i.i = xor i8 %116, %conv27
  %cmp222.not.i.i = icmp eq i8 %xor218332.i.i, %best.3.lcssa.i.i347
  %inc225.i.i = add nsw i64 %at.6.i.i348, 1
  br i1 %cmp222.not.i.i, label %of_8_line.exit.i, label %while.cond214.i.i, !llvm.loop !39

of_8_line.exit.i:                                 ; preds = %while.cond214.i.i
  store i64 %at.6.i.i348, ptr %out.addr.032.i, align 8
  br label %for.inc.i268

if.else.i263:                                     ; preds = %for.body.i262
  br i1 %cmp200.i.i, label %while.body.i19.i275, label %for.cond73.preheader.i.i264

for.cond73.preheader.i.i264:                      ; preds = %for.cond.cleanup57.i.i285, %if.else.i263
  %out.addr.0.lcssa.i.i265 = phi ptr [ %out.addr.032.i, %if.else.i263 ], [ %add.ptr69.i.i287, %for.cond.cleanup57.i.i285 ]
  %columns.addr.0.lcssa.i.i266 = phi i64 [ %92, %if.else.i263 ], [ %sub71.i.i288, %for.cond.cleanup57.i.i285 ]
  %x.addr.0.lcssa.i.i267 = phi ptr [ %x.addr.030.i, %if.else.i263 ], [ %add.ptr67.i.i286, %for.cond.cleanup57.i.i285 ]
  %cmp74211.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i266, 0
  br i1 %cmp74211.i.i, label %for.body77.i.i273, label %for.inc.i268

while.body.i19.i275:                              ; preds = %if.else.i263, %for.cond.cleanup57.i.i285
  %x.addr.0203.i.i = phi ptr [ %add.ptr67.i.i286, %for.cond.cleanup57.i.i285 ], [ %x.addr.030.i, %if.else.i263 ]
  %columns.addr.0202.i.i = phi i64 [ %sub71.i.i288, %for.cond.cleanup57.i.i285 ], [ %92, %if.else.i263 ]
  %out.addr.0201.i.i = phi ptr [ %add.ptr69.i.i287, %for.cond.cleanup57.i.i285 ], [ %out.addr.032.i, %if.else.i263 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i251) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i252) #5
  %div188.i.i = lshr i64 %columns.addr.0202.i.i, 4
  %cond.i20.i276 = tail call i64 @llvm.umin.i64(i64 %div188.i.i, i64 16)
  br i1 %cmp2195.i.i, label %for.body.i21.i, label %for.cond53.preheader.thread.i.i277

for.cond53.preheader.thread.i.i277:               ; preds = %while.body.i19.i275
  %mul54217.i.i = shl nuw nsw i64 %cond.i20.i276, 4
  br label %for.body58.preheader.i.i278

for.cond53.preheader.i.i322:                      ; preds = %for.cond.cleanup8.i.i317
  %mul54.i.i323 = shl nuw nsw i64 %cond.i20.i276, 4
  %cmp55198.not.i.i = icmp ult i64 %columns.addr.0202.i.i, 16
  br i1 %cmp55198.not.i.i, label %for.cond.cleanup57.i.i285, label %for.body58.preheader.i.i278

for.body58.preheader.i.i278:                      ; preds = %for.cond53.preheader.i.i322, %for.cond53.preheader.thread.i.i277
  %mul54219.i.i = phi i64 [ %mul54217.i.i, %for.cond53.preheader.thread.i.i277 ], [ %mul54.i.i323, %for.cond53.preheader.i.i322 ]
  br label %for.body58.i.i279

for.body.i21.i:                                   ; preds = %while.body.i19.i275, %for.cond.cleanup8.i.i317
  %row.0197.i.i = phi ptr [ %add.ptr50.i.i320, %for.cond.cleanup8.i.i317 ], [ %x.addr.0203.i.i, %while.body.i19.i275 ]
  %i.0196.i.i = phi i64 [ %add48.i.i318, %for.cond.cleanup8.i.i317 ], [ 0, %while.body.i19.i275 ]
  %tobool.i.i290 = icmp ne i64 %i.0196.i.i, 0
  %add.i22.i = add nuw nsw i64 %i.0196.i.i, 4
  %cmp3.i.i291 = icmp sle i64 %add.i22.i, %91
  %117 = select i1 %tobool.i.i290, i1 %cmp3.i.i291, i1 false
  %conv.i.i292 = select i1 %117, i64 4, i64 1
  %cmp24.i.i293 = icmp eq i64 %i.0196.i.i, 0
  %conv25.neg.i.i294 = sext i1 %cmp24.i.i293 to i32
  %splat.splatinsert26.neg.i.i295 = insertelement <16 x i32> poison, i32 %conv25.neg.i.i294, i64 0
  %sub.i23.i = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i295, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i296

for.cond.cleanup8.i.i317:                         ; preds = %for.cond.cleanup14.i.i315
  %add48.i.i318 = add nuw nsw i64 %conv.i.i292, %i.0196.i.i
  %118 = select i1 %117, i64 2, i64 0
  %mul49.i.i319 = shl i64 %93, %118
  %add.ptr50.i.i320 = getelementptr inbounds i8, ptr %row.0197.i.i, i64 %mul49.i.i319
  %cmp2.i.i321 = icmp slt i64 %add48.i.i318, %91
  br i1 %cmp2.i.i321, label %for.body.i21.i, label %for.cond53.preheader.i.i322, !llvm.loop !40

for.body9.i.i296:                                 ; preds = %for.cond.cleanup14.i.i315, %for.body.i21.i
  %j.0194.i.i = phi i64 [ 0, %for.body.i21.i ], [ %inc46.i.i316, %for.cond.cleanup14.i.i315 ]
  %arrayidx.i.i297 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i251, i64 0, i64 %j.0194.i.i
  %119 = load <16 x i32>, ptr %arrayidx.i.i297, align 16
  %arrayidx10.i.i298 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i252, i64 0, i64 %j.0194.i.i
  %120 = load <16 x i32>, ptr %arrayidx10.i.i298, align 16
  %mul16.i.i = shl nsw i64 %j.0194.i.i, 4
  %invariant.gep.i.i299 = getelementptr i8, ptr %row.0197.i.i, i64 %mul16.i.i
  br label %for.body15.i.i300

for.cond.cleanup14.i.i315:                        ; preds = %for.body15.i.i300
  store <16 x i32> %or32.i.i307, ptr %arrayidx.i.i297, align 16
  store <16 x i32> %or42.i.i314, ptr %arrayidx10.i.i298, align 16
  %inc46.i.i316 = add nuw nsw i64 %j.0194.i.i, 1
  %exitcond213.not.i.i = icmp eq i64 %inc46.i.i316, %cond.i20.i276
  br i1 %exitcond213.not.i.i, label %for.cond.cleanup8.i.i317, label %for.body9.i.i296, !llvm.loop !41

for.body15.i.i300:                                ; preds = %for.body15.i.i300, %for.body9.i.i296
  %k.0192.i.i = phi i64 [ 0, %for.body9.i.i296 ], [ %inc.i25.i, %for.body15.i.i300 ]
  %where.0191.i.i = phi <16 x i32> [ %120, %for.body9.i.i296 ], [ %or42.i.i314, %for.body15.i.i300 ]
  %most.0190.i.i = phi <16 x i32> [ %119, %for.body9.i.i296 ], [ %or32.i.i307, %for.body15.i.i300 ]
  %mul.i24.i = mul nsw i64 %k.0192.i.i, %93
  %gep.i.i301 = getelementptr i8, ptr %invariant.gep.i.i299, i64 %mul.i24.i
  %121 = load <16 x i8>, ptr %gep.i.i301, align 1
  %xor.i.i = xor <16 x i8> %121, %splat.splat.i18.i260
  %conv18.i.i = sext <16 x i8> %xor.i.i to <16 x i32>
  %cmp19.i.i302 = icmp slt <16 x i32> %most.0190.i.i, %conv18.i.i
  %or28.i.i303 = select <16 x i1> %cmp19.i.i302, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i23.i
  %and29.i.i304 = and <16 x i32> %or28.i.i303, %conv18.i.i
  %not30.i.i305 = xor <16 x i32> %or28.i.i303, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i306 = and <16 x i32> %most.0190.i.i, %not30.i.i305
  %or32.i.i307 = or <16 x i32> %and29.i.i304, %and31.i.i306
  %add34.i.i308 = add nuw nsw i64 %k.0192.i.i, %i.0196.i.i
  %conv35.i.i309 = trunc i64 %add34.i.i308 to i32
  %splat.splatinsert36.i.i310 = insertelement <16 x i32> poison, i32 %conv35.i.i309, i64 0
  %splat.splat37.i.i311 = shufflevector <16 x i32> %splat.splatinsert36.i.i310, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i312 = and <16 x i32> %or28.i.i303, %splat.splat37.i.i311
  %and41.i.i313 = and <16 x i32> %where.0191.i.i, %not30.i.i305
  %or42.i.i314 = or <16 x i32> %and39.i.i312, %and41.i.i313
  %inc.i25.i = add nuw nsw i64 %k.0192.i.i, 1
  %exitcond.not.i26.i = icmp eq i64 %inc.i25.i, %conv.i.i292
  br i1 %exitcond.not.i26.i, label %for.cond.cleanup14.i.i315, label %for.body15.i.i300, !llvm.loop !42

for.cond.cleanup57.i.i285:                        ; preds = %for.body58.i.i279, %for.cond53.preheader.i.i322
  %mul54220.i.i = phi i64 [ %mul54.i.i323, %for.cond53.preheader.i.i322 ], [ %mul54219.i.i, %for.body58.i.i279 ]
  %add.ptr67.i.i286 = getelementptr inbounds i8, ptr %x.addr.0203.i.i, i64 %mul54220.i.i
  %add.ptr69.i.i287 = getelementptr inbounds i64, ptr %out.addr.0201.i.i, i64 %mul54220.i.i
  %sub71.i.i288 = sub nsw i64 %columns.addr.0202.i.i, %mul54220.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i252) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i251) #5
  %cmp.i.i289 = icmp sgt i64 %sub71.i.i288, 15
  br i1 %cmp.i.i289, label %while.body.i19.i275, label %for.cond73.preheader.i.i264, !llvm.loop !43

for.body58.i.i279:                                ; preds = %for.body58.i.i279, %for.body58.preheader.i.i278
  %j52.0199.i.i = phi i64 [ %inc64.i.i284, %for.body58.i.i279 ], [ 0, %for.body58.preheader.i.i278 ]
  %div59189.i.i = lshr i64 %j52.0199.i.i, 4
  %rem.i.i280 = and i64 %j52.0199.i.i, 15
  %122 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i252, i64 0, i64 %div59189.i.i, i64 %rem.i.i280
  %vecext.i.i281 = load i32, ptr %122, align 4
  %conv61.i.i282 = sext i32 %vecext.i.i281 to i64
  %arrayidx62.i.i283 = getelementptr inbounds i64, ptr %out.addr.0201.i.i, i64 %j52.0199.i.i
  store i64 %conv61.i.i282, ptr %arrayidx62.i.i283, align 8
  %inc64.i.i284 = add nuw nsw i64 %j52.0199.i.i, 1
  %exitcond214.not.i.i = icmp eq i64 %inc64.i.i284, %mul54219.i.i
  br i1 %exitcond214.not.i.i, label %for.cond.cleanup57.i.i285, label %for.body58.i.i279, !llvm.loop !44

for.body77.i.i273:                                ; preds = %for.cond73.preheader.i.i264, %for.cond.cleanup95.i.i
  %j72.0212.i.i = phi i64 [ %inc118.i.i, %for.cond.cleanup95.i.i ], [ 0, %for.cond73.preheader.i.i264 ]
  br i1 %cmp87206.i.i, label %for.body96.preheader.i.i, label %for.cond.cleanup95.i.i

for.body96.preheader.i.i:                         ; preds = %for.body77.i.i273
  %arrayidx79.i.i274 = getelementptr inbounds i8, ptr %x.addr.0.lcssa.i.i267, i64 %j72.0212.i.i
  %123 = load i8, ptr %arrayidx79.i.i274, align 1
  %xor82186.i.i = xor i8 %123, %conv27
  br label %for.body96.i.i

for.cond.cleanup95.i.i:                           ; preds = %for.body96.i.i, %for.body77.i.i273
  %at84.0.lcssa.i.i = phi i64 [ 0, %for.body77.i.i273 ], [ %i85.0.at84.0.i.i, %for.body96.i.i ]
  %arrayidx116.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i265, i64 %j72.0212.i.i
  store i64 %at84.0.lcssa.i.i, ptr %arrayidx116.i.i, align 8
  %inc118.i.i = add nuw nsw i64 %j72.0212.i.i, 1
  %exitcond216.not.i.i = icmp eq i64 %inc118.i.i, %columns.addr.0.lcssa.i.i266
  br i1 %exitcond216.not.i.i, label %for.inc.i268, label %for.body77.i.i273, !llvm.loop !45

for.body96.i.i:                                   ; preds = %for.body96.i.i, %for.body96.preheader.i.i
  %i85.0209.i.i = phi i64 [ %inc114.i.i, %for.body96.i.i ], [ 1, %for.body96.preheader.i.i ]
  %at84.0208.i.i = phi i64 [ %i85.0.at84.0.i.i, %for.body96.i.i ], [ 0, %for.body96.preheader.i.i ]
  %best78.0207.i.i = phi i8 [ %xor103187.best78.0.i.i, %for.body96.i.i ], [ %xor82186.i.i, %for.body96.preheader.i.i ]
  %mul98.i.i = mul nsw i64 %i85.0209.i.i, %93
  %add99.i.i = add nsw i64 %mul98.i.i, %j72.0212.i.i
  %arrayidx100.i.i = getelementptr inbounds i8, ptr %x.addr.0.lcssa.i.i267, i64 %add99.i.i
  %124 = load i8, ptr %arrayidx100.i.i, align 1
  %xor103187.i.i = xor i8 %124, %conv27
  %cmp107.i.i = icmp sgt i8 %xor103187.i.i, %best78.0207.i.i
  %xor103187.best78.0.i.i = tail call i8 @llvm.smax.i8(i8 %xor103187.i.i, i8 %best78.0207.i.i)
  %i85.0.at84.0.i.i = select i1 %cmp107.i.i, i64 %i85.0209.i.i, i64 %at84.0208.i.i
  %inc114.i.i = add nuw nsw i64 %i85.0209.i.i, 1
  %exitcond215.not.i.i = icmp eq i64 %inc114.i.i, %91
  br i1 %exitcond215.not.i.i, label %for.cond.cleanup95.i.i, label %for.body96.i.i, !llvm.loop !46

for.inc.i268:                                     ; preds = %for.cond.cleanup95.i.i, %for.cond73.preheader.i.i264, %of_8_line.exit.i
  %dec.i269 = add nsw i64 %matrices.addr.029.i, -1
  %add.ptr.i270 = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %mul.i261
  %add.ptr3.i271 = getelementptr inbounds i64, ptr %out.addr.032.i, i64 %92
  %cmp.i272 = icmp sgt i64 %matrices.addr.029.i, 1
  br i1 %cmp.i272, label %for.body.i262, label %if.end70, !llvm.loop !47

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
  %cmp28.i363 = icmp sgt i64 %125, 0
  br i1 %cmp28.i363, label %for.body.lr.ph.i364, label %if.end70

for.body.lr.ph.i364:                              ; preds = %if.then37
  %arrayidx45 = getelementptr inbounds i8, ptr %a, i64 64
  %129 = load i64, ptr %arrayidx45, align 8
  %130 = inttoptr i64 %129 to ptr
  %arrayidx38 = getelementptr inbounds i8, ptr %a, i64 24
  %131 = load i64, ptr %arrayidx38, align 8
  %132 = inttoptr i64 %131 to ptr
  %cmp1.i365 = icmp eq i64 %127, 1
  %cmp2.i366 = icmp eq i64 %128, 1
  %or.cond.i367 = and i1 %cmp1.i365, %cmp2.i366
  %cmp200.i.i368 = icmp sgt i64 %127, 15
  %cmp2195.i.i369 = icmp sgt i64 %126, 0
  %splat.splatinsert.i17.i370 = insertelement <16 x i16> poison, i16 %conv40, i64 0
  %splat.splat.i18.i371 = shufflevector <16 x i16> %splat.splatinsert.i17.i370, <16 x i16> poison, <16 x i32> zeroinitializer
  %cmp87206.i.i372 = icmp sgt i64 %126, 1
  %cmp6.not354.i.i373 = icmp slt i64 %126, 32
  %splat.splatinsert.i.i374 = insertelement <32 x i16> poison, i16 %conv40, i64 0
  %splat.splat.i.i375 = shufflevector <32 x i16> %splat.splatinsert.i.i374, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul.i376 = mul nsw i64 %128, %126
  br label %for.body.i377

for.body.i377:                                    ; preds = %for.inc.i387, %for.body.lr.ph.i364
  %out.addr.032.i378 = phi ptr [ %130, %for.body.lr.ph.i364 ], [ %add.ptr3.i390, %for.inc.i387 ]
  %x.addr.030.i379 = phi ptr [ %132, %for.body.lr.ph.i364 ], [ %add.ptr.i389, %for.inc.i387 ]
  %matrices.addr.029.i380 = phi i64 [ %125, %for.body.lr.ph.i364 ], [ %dec.i388, %for.inc.i387 ]
  br i1 %or.cond.i367, label %if.then.i491, label %if.else.i381

if.then.i491:                                     ; preds = %for.body.i377
  %133 = load i16, ptr %x.addr.030.i379, align 2
  %xor331.i.i492 = xor i16 %133, %conv40
  br i1 %cmp6.not354.i.i373, label %for.cond187.preheader.i.i531, label %while.body.i.i493

for.cond187.preheader.i.i531:                     ; preds = %while.cond152thread-pre-split.i.i521, %if.then.i491
  %first.0.lcssa.i.i532 = phi i64 [ 0, %if.then.i491 ], [ %first.3.i.i511, %while.cond152thread-pre-split.i.i521 ]
  %at.0.lcssa.i.i533 = phi i64 [ 0, %if.then.i491 ], [ %at.1.i.i527, %while.cond152thread-pre-split.i.i521 ]
  %best.0.lcssa.i.i534 = phi i16 [ %xor331.i.i492, %if.then.i491 ], [ %best.1.i.i528, %while.cond152thread-pre-split.i.i521 ]
  %cmp188361.i.i535 = icmp slt i64 %first.0.lcssa.i.i532, %126
  br i1 %cmp188361.i.i535, label %for.body190.i.i545, label %while.cond214.preheader.i.i536

while.body.i.i493:                                ; preds = %if.then.i491, %while.cond152thread-pre-split.i.i521
  %best.0357.i.i494 = phi i16 [ %best.1.i.i528, %while.cond152thread-pre-split.i.i521 ], [ %xor331.i.i492, %if.then.i491 ]
  %at.0356.i.i495 = phi i64 [ %at.1.i.i527, %while.cond152thread-pre-split.i.i521 ], [ 0, %if.then.i491 ]
  %first.0355.i.i496 = phi i64 [ %first.3.i.i511, %while.cond152thread-pre-split.i.i521 ], [ 0, %if.then.i491 ]
  %sub.i.i497 = sub nsw i64 %126, %first.0355.i.i496
  %div.i.i498 = sdiv i64 %sub.i.i497, 128
  %cmp8.i.i499 = icmp slt i64 %sub.i.i497, 15360
  %cond.i.i500 = select i1 %cmp8.i.i499, i64 %div.i.i498, i64 120
  %add.ptr.i.i501 = getelementptr inbounds i16, ptr %x.addr.030.i379, i64 %first.0355.i.i496
  %134 = load <32 x i16>, ptr %add.ptr.i.i501, align 2
  %xor10.i.i502 = xor <32 x i16> %134, %splat.splat.i.i375
  %cmp11335.i.i503 = icmp sgt i64 %cond.i.i500, 0
  br i1 %cmp11335.i.i503, label %for.body.i.i581, label %for.cond.cleanup.i.i504

for.cond.cleanup.loopexit.i.i606:                 ; preds = %for.body.i.i581
  %135 = shl nuw nsw i64 %cond.i.i500, 7
  %136 = add i64 %135, %first.0355.i.i496
  br label %for.cond.cleanup.i.i504

for.cond.cleanup.i.i504:                          ; preds = %for.cond.cleanup.loopexit.i.i606, %while.body.i.i493
  %where.0.lcssa.i.i505 = phi <32 x i16> [ zeroinitializer, %while.body.i.i493 ], [ %or75.i.i602, %for.cond.cleanup.loopexit.i.i606 ]
  %most.0.lcssa.i.i506 = phi <32 x i16> [ %xor10.i.i502, %while.body.i.i493 ], [ %or67.i.i598, %for.cond.cleanup.loopexit.i.i606 ]
  %first.1.lcssa.i.i507 = phi i64 [ %first.0355.i.i496, %while.body.i.i493 ], [ %136, %for.cond.cleanup.loopexit.i.i606 ]
  br i1 %cmp8.i.i499, label %for.cond80.preheader.i.i562, label %if.end111.i.i508

for.cond80.preheader.i.i562:                      ; preds = %for.cond.cleanup.i.i504
  %add81342.i.i563 = add nsw i64 %first.1.lcssa.i.i507, 32
  %cmp82.not343.i.i564 = icmp sgt i64 %add81342.i.i563, %126
  br i1 %cmp82.not343.i.i564, label %if.end111.i.i508, label %for.body84.lr.ph.i.i565

for.body84.lr.ph.i.i565:                          ; preds = %for.cond80.preheader.i.i562
  %conv100.i.i566 = trunc i64 %div.i.i498 to i16
  %splat.splatinsert101.i.i567 = insertelement <32 x i16> poison, i16 %conv100.i.i566, i64 0
  %splat.splat102.i.i568 = shufflevector <32 x i16> %splat.splatinsert101.i.i567, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %for.body84.i.i569

for.body.i.i581:                                  ; preds = %while.body.i.i493, %for.body.i.i581
  %first.1339.i.i582 = phi i64 [ %add76.i.i604, %for.body.i.i581 ], [ %first.0355.i.i496, %while.body.i.i493 ]
  %most.0338.i.i583 = phi <32 x i16> [ %or67.i.i598, %for.body.i.i581 ], [ %xor10.i.i502, %while.body.i.i493 ]
  %where.0337.i.i584 = phi <32 x i16> [ %or75.i.i602, %for.body.i.i581 ], [ zeroinitializer, %while.body.i.i493 ]
  %block.0336.i.i585 = phi i64 [ %inc.i.i603, %for.body.i.i581 ], [ 0, %while.body.i.i493 ]
  %add.ptr13.i.i586 = getelementptr inbounds i16, ptr %x.addr.030.i379, i64 %first.1339.i.i582
  %137 = load <32 x i16>, ptr %add.ptr13.i.i586, align 2
  %xor17.i.i587 = xor <32 x i16> %137, %splat.splat.i.i375
  %arrayidx18.i.i588 = getelementptr inbounds i8, ptr %add.ptr13.i.i586, i64 64
  %138 = load <32 x i16>, ptr %arrayidx18.i.i588, align 2
  %xor21.i.i589 = xor <32 x i16> %138, %splat.splat.i.i375
  %arrayidx22.i.i590 = getelementptr inbounds i8, ptr %add.ptr13.i.i586, i64 128
  %139 = load <32 x i16>, ptr %arrayidx22.i.i590, align 2
  %xor25.i.i591 = xor <32 x i16> %139, %splat.splat.i.i375
  %arrayidx26.i.i592 = getelementptr inbounds i8, ptr %add.ptr13.i.i586, i64 192
  %140 = load <32 x i16>, ptr %arrayidx26.i.i592, align 2
  %xor29.i.i593 = xor <32 x i16> %140, %splat.splat.i.i375
  %or45.i.i594 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor21.i.i589, <32 x i16> %xor17.i.i587)
  %or53.i.i595 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor29.i.i593, <32 x i16> %xor25.i.i591)
  %or61.i.i596 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %or53.i.i595, <32 x i16> %or45.i.i594)
  %cmp62.not.i.i597 = icmp sgt <32 x i16> %or61.i.i596, %most.0338.i.i583
  %or67.i.i598 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %or61.i.i596, <32 x i16> %most.0338.i.i583)
  %conv68.i.i599 = trunc i64 %block.0336.i.i585 to i16
  %splat.splatinsert69.i.i600 = insertelement <32 x i16> poison, i16 %conv68.i.i599, i64 0
  %splat.splat70.i.i601 = shufflevector <32 x i16> %splat.splatinsert69.i.i600, <32 x i16> poison, <32 x i32> zeroinitializer
  %or75.i.i602 = select <32 x i1> %cmp62.not.i.i597, <32 x i16> %splat.splat70.i.i601, <32 x i16> %where.0337.i.i584
  %inc.i.i603 = add nuw nsw i64 %block.0336.i.i585, 1
  %add76.i.i604 = add nsw i64 %first.1339.i.i582, 128
  %exitcond.not.i.i605 = icmp eq i64 %inc.i.i603, %cond.i.i500
  br i1 %exitcond.not.i.i605, label %for.cond.cleanup.loopexit.i.i606, label %for.body.i.i581, !llvm.loop !48

for.body84.i.i569:                                ; preds = %for.body84.i.i569, %for.body84.lr.ph.i.i565
  %add81347.i.i570 = phi i64 [ %add81342.i.i563, %for.body84.lr.ph.i.i565 ], [ %add81.i.i579, %for.body84.i.i569 ]
  %first.2346.i.i571 = phi i64 [ %first.1.lcssa.i.i507, %for.body84.lr.ph.i.i565 ], [ %add81347.i.i570, %for.body84.i.i569 ]
  %most.1345.i.i572 = phi <32 x i16> [ %most.0.lcssa.i.i506, %for.body84.lr.ph.i.i565 ], [ %or98.i.i577, %for.body84.i.i569 ]
  %where.1344.i.i573 = phi <32 x i16> [ %where.0.lcssa.i.i505, %for.body84.lr.ph.i.i565 ], [ %or107.i.i578, %for.body84.i.i569 ]
  %add.ptr85.i.i574 = getelementptr inbounds i16, ptr %x.addr.030.i379, i64 %first.2346.i.i571
  %141 = load <32 x i16>, ptr %add.ptr85.i.i574, align 2
  %xor88.i.i575 = xor <32 x i16> %141, %splat.splat.i.i375
  %cmp90.not.i.i576 = icmp sgt <32 x i16> %xor88.i.i575, %most.1345.i.i572
  %or98.i.i577 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor88.i.i575, <32 x i16> %most.1345.i.i572)
  %or107.i.i578 = select <32 x i1> %cmp90.not.i.i576, <32 x i16> %splat.splat102.i.i568, <32 x i16> %where.1344.i.i573
  %add81.i.i579 = add nsw i64 %add81347.i.i570, 32
  %cmp82.not.i.i580 = icmp sgt i64 %add81.i.i579, %126
  br i1 %cmp82.not.i.i580, label %if.end111.i.i508, label %for.body84.i.i569, !llvm.loop !49

if.end111.i.i508:                                 ; preds = %for.body84.i.i569, %for.cond80.preheader.i.i562, %for.cond.cleanup.i.i504
  %where.2.i.i509 = phi <32 x i16> [ %where.0.lcssa.i.i505, %for.cond.cleanup.i.i504 ], [ %where.0.lcssa.i.i505, %for.cond80.preheader.i.i562 ], [ %or107.i.i578, %for.body84.i.i569 ]
  %most.2.i.i510 = phi <32 x i16> [ %most.0.lcssa.i.i506, %for.cond.cleanup.i.i504 ], [ %most.0.lcssa.i.i506, %for.cond80.preheader.i.i562 ], [ %or98.i.i577, %for.body84.i.i569 ]
  %first.3.i.i511 = phi i64 [ %first.1.lcssa.i.i507, %for.cond.cleanup.i.i504 ], [ %first.1.lcssa.i.i507, %for.cond80.preheader.i.i562 ], [ %add81347.i.i570, %for.body84.i.i569 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i361) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i362) #5
  store <32 x i16> %most.2.i.i510, ptr %largest.i.i361, align 16
  store <32 x i16> %where.2.i.i509, ptr %in.i.i362, align 16
  %142 = extractelement <32 x i16> %most.2.i.i510, i64 0
  %143 = extractelement <32 x i16> %where.2.i.i509, i64 0
  br label %for.body118.i.i512

for.body118.i.i512:                               ; preds = %for.inc149.i.i518, %if.end111.i.i508
  %j.0353.i.i513 = phi i64 [ 1, %if.end111.i.i508 ], [ %inc150.i.i519, %for.inc149.i.i518 ]
  %144 = phi i16 [ %142, %if.end111.i.i508 ], [ %149, %for.inc149.i.i518 ]
  %145 = phi i16 [ %143, %if.end111.i.i508 ], [ %148, %for.inc149.i.i518 ]
  %arrayidx125.i.i514 = getelementptr inbounds [32 x i16], ptr %largest.i.i361, i64 0, i64 %j.0353.i.i513
  %146 = load i16, ptr %arrayidx125.i.i514, align 2
  %cmp129.i.i515 = icmp sgt i16 %146, %144
  br i1 %cmp129.i.i515, label %for.body118.if.then143_crit_edge.i.i559, label %lor.lhs.false.i.i516

for.body118.if.then143_crit_edge.i.i559:          ; preds = %for.body118.i.i512
  %arrayidx146.phi.trans.insert.i.i560 = getelementptr inbounds [32 x i16], ptr %in.i.i362, i64 0, i64 %j.0353.i.i513
  %.pre.i.i561 = load i16, ptr %arrayidx146.phi.trans.insert.i.i560, align 2
  br label %for.inc149.i.i518

lor.lhs.false.i.i516:                             ; preds = %for.body118.i.i512
  %cmp135.i.i517 = icmp eq i16 %146, %144
  br i1 %cmp135.i.i517, label %land.lhs.true.i.i556, label %for.inc149.i.i518

land.lhs.true.i.i556:                             ; preds = %lor.lhs.false.i.i516
  %arrayidx137.i.i557 = getelementptr inbounds [32 x i16], ptr %in.i.i362, i64 0, i64 %j.0353.i.i513
  %147 = load i16, ptr %arrayidx137.i.i557, align 2
  %spec.select.i.i558 = tail call i16 @llvm.smin.i16(i16 %147, i16 %145)
  br label %for.inc149.i.i518

for.inc149.i.i518:                                ; preds = %land.lhs.true.i.i556, %lor.lhs.false.i.i516, %for.body118.if.then143_crit_edge.i.i559
  %148 = phi i16 [ %145, %lor.lhs.false.i.i516 ], [ %.pre.i.i561, %for.body118.if.then143_crit_edge.i.i559 ], [ %spec.select.i.i558, %land.lhs.true.i.i556 ]
  %149 = phi i16 [ %144, %lor.lhs.false.i.i516 ], [ %146, %for.body118.if.then143_crit_edge.i.i559 ], [ %144, %land.lhs.true.i.i556 ]
  %inc150.i.i519 = add nuw nsw i64 %j.0353.i.i513, 1
  %exitcond368.not.i.i520 = icmp eq i64 %inc150.i.i519, 32
  br i1 %exitcond368.not.i.i520, label %while.cond152thread-pre-split.i.i521, label %for.body118.i.i512, !llvm.loop !50

while.cond152thread-pre-split.i.i521:             ; preds = %for.inc149.i.i518
  %cmp170.i.i522 = icmp sgt i16 %149, %best.0357.i.i494
  %conv175.i.i523 = sext i16 %148 to i32
  %mul.i.i524 = shl nsw i32 %conv175.i.i523, 7
  %conv176.i.i525 = sext i32 %mul.i.i524 to i64
  %add177.i.i526 = add nsw i64 %first.0355.i.i496, %conv176.i.i525
  %at.1.i.i527 = select i1 %cmp170.i.i522, i64 %add177.i.i526, i64 %at.0356.i.i495
  %best.1.i.i528 = tail call i16 @llvm.smax.i16(i16 %149, i16 %best.0357.i.i494)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i362) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i361) #5
  %add.i.i529 = add nsw i64 %first.3.i.i511, 32
  %cmp6.not.i.i530 = icmp sgt i64 %add.i.i529, %126
  br i1 %cmp6.not.i.i530, label %for.cond187.preheader.i.i531, label %while.body.i.i493, !llvm.loop !51

while.cond214.preheader.i.i536:                   ; preds = %for.body190.i.i545, %for.cond187.preheader.i.i531
  %at.3.lcssa.i.i537 = phi i64 [ %at.0.lcssa.i.i533, %for.cond187.preheader.i.i531 ], [ %at.4.i.i552, %for.body190.i.i545 ]
  %best.3.lcssa.i.i538 = phi i16 [ %best.0.lcssa.i.i534, %for.cond187.preheader.i.i531 ], [ %best.4.i.i553, %for.body190.i.i545 ]
  br label %while.cond214.i.i539

for.body190.i.i545:                               ; preds = %for.cond187.preheader.i.i531, %for.body190.i.i545
  %best.3364.i.i546 = phi i16 [ %best.4.i.i553, %for.body190.i.i545 ], [ %best.0.lcssa.i.i534, %for.cond187.preheader.i.i531 ]
  %at.3363.i.i547 = phi i64 [ %at.4.i.i552, %for.body190.i.i545 ], [ %at.0.lcssa.i.i533, %for.cond187.preheader.i.i531 ]
  %first.4362.i.i548 = phi i64 [ %inc212.i.i554, %for.body190.i.i545 ], [ %first.0.lcssa.i.i532, %for.cond187.preheader.i.i531 ]
  %arrayidx191.i.i549 = getelementptr inbounds i16, ptr %x.addr.030.i379, i64 %first.4362.i.i548
  %150 = load i16, ptr %arrayidx191.i.i549, align 2
  %xor194333.i.i550 = xor i16 %150, %conv40
  %cmp204.i.i551 = icmp sgt i16 %xor194333.i.i550, %best.3364.i.i546
  %at.4.i.i552 = select i1 %cmp204.i.i551, i64 %first.4362.i.i548, i64 %at.3363.i.i547
  %best.4.i.i553 = tail call i16 @llvm.smax.i16(i16 %xor194333.i.i550, i16 %best.3364.i.i546)
  %inc212.i.i554 = add nsw i64 %first.4362.i.i548, 1
  %exitcond369.not.i.i555 = icmp eq i64 %inc212.i.i554, %126
  br i1 %exitcond369.not.i.i555, label %while.cond214.preheader.i.i536, label %for.body190.i.i545, !llvm.loop !52

while.cond214.i.i539:                             ; preds = %while.cond214.i.i539, %while.cond214.preheader.i.i536
  %at.6.i.i540 = phi i64 [ %inc225.i.i544, %while.cond214.i.i539 ], [ %at.3.lcssa.i.i537, %while.cond214.preheader.i.i536 ]
  %arrayidx215.i.i541 = getelementptr inbounds i16, ptr %x.addr.030.i379, i64 %at.6.i.i540
  %151 = load i16, ptr %arrayidx215.i.i541, align 2
  %xor218332.i.i542 = xor i16 %151, %conv40
  %cmp222.not.i.i543 = icmp eq i16 %xor218332.i.i542, %best.3.lcssa.i.i538
  %inc225.i.i544 = add nsw i64 %at.6.i.i540, 1
  br i1 %cmp222.not.i.i543, label %of_16_line.exit.i, label %while.cond214.i.i539, !llvm.loop !53

of_16_line.exit.i:                                ; preds = %while.cond214.i.i539
  store i64 %at.6.i.i540, ptr %out.addr.032.i378, align 8
  br label %for.inc.i387

if.else.i381:                                     ; preds = %for.body.i377
  br i1 %cmp200.i.i368, label %while.body.i19.i415, label %for.cond73.preheader.i.i382

for.cond73.preheader.i.i382:                      ; preds = %for.cond.cleanup57.i.i434, %if.else.i381
  %out.addr.0.lcssa.i.i383 = phi ptr [ %out.addr.032.i378, %if.else.i381 ], [ %add.ptr69.i.i437, %for.cond.cleanup57.i.i434 ]
  %columns.addr.0.lcssa.i.i384 = phi i64 [ %127, %if.else.i381 ], [ %sub71.i.i438, %for.cond.cleanup57.i.i434 ]
  %x.addr.0.lcssa.i.i385 = phi ptr [ %x.addr.030.i379, %if.else.i381 ], [ %add.ptr67.i.i436, %for.cond.cleanup57.i.i434 ]
  %cmp74211.i.i386 = icmp sgt i64 %columns.addr.0.lcssa.i.i384, 0
  br i1 %cmp74211.i.i386, label %for.body77.i.i392, label %for.inc.i387

while.body.i19.i415:                              ; preds = %if.else.i381, %for.cond.cleanup57.i.i434
  %x.addr.0203.i.i416 = phi ptr [ %add.ptr67.i.i436, %for.cond.cleanup57.i.i434 ], [ %x.addr.030.i379, %if.else.i381 ]
  %columns.addr.0202.i.i417 = phi i64 [ %sub71.i.i438, %for.cond.cleanup57.i.i434 ], [ %127, %if.else.i381 ]
  %out.addr.0201.i.i418 = phi ptr [ %add.ptr69.i.i437, %for.cond.cleanup57.i.i434 ], [ %out.addr.032.i378, %if.else.i381 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i359) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i360) #5
  %div188.i.i419 = lshr i64 %columns.addr.0202.i.i417, 4
  %cond.i20.i420 = tail call i64 @llvm.umin.i64(i64 %div188.i.i419, i64 16)
  br i1 %cmp2195.i.i369, label %for.body.i21.i440, label %for.cond53.preheader.thread.i.i421

for.cond53.preheader.thread.i.i421:               ; preds = %while.body.i19.i415
  %mul54217.i.i422 = shl nuw nsw i64 %cond.i20.i420, 4
  br label %for.body58.preheader.i.i423

for.cond53.preheader.i.i488:                      ; preds = %for.cond.cleanup8.i.i483
  %mul54.i.i489 = shl nuw nsw i64 %cond.i20.i420, 4
  %cmp55198.not.i.i490 = icmp ult i64 %columns.addr.0202.i.i417, 16
  br i1 %cmp55198.not.i.i490, label %for.cond.cleanup57.i.i434, label %for.body58.preheader.i.i423

for.body58.preheader.i.i423:                      ; preds = %for.cond53.preheader.i.i488, %for.cond53.preheader.thread.i.i421
  %mul54219.i.i424 = phi i64 [ %mul54217.i.i422, %for.cond53.preheader.thread.i.i421 ], [ %mul54.i.i489, %for.cond53.preheader.i.i488 ]
  br label %for.body58.i.i425

for.body.i21.i440:                                ; preds = %while.body.i19.i415, %for.cond.cleanup8.i.i483
  %row.0197.i.i441 = phi ptr [ %add.ptr50.i.i486, %for.cond.cleanup8.i.i483 ], [ %x.addr.0203.i.i416, %while.body.i19.i415 ]
  %i.0196.i.i442 = phi i64 [ %add48.i.i484, %for.cond.cleanup8.i.i483 ], [ 0, %while.body.i19.i415 ]
  %tobool.i.i443 = icmp ne i64 %i.0196.i.i442, 0
  %add.i22.i444 = add nuw nsw i64 %i.0196.i.i442, 4
  %cmp3.i.i445 = icmp sle i64 %add.i22.i444, %126
  %152 = select i1 %tobool.i.i443, i1 %cmp3.i.i445, i1 false
  %conv.i.i446 = select i1 %152, i64 4, i64 1
  %cmp24.i.i447 = icmp eq i64 %i.0196.i.i442, 0
  %conv25.neg.i.i448 = sext i1 %cmp24.i.i447 to i32
  %splat.splatinsert26.neg.i.i449 = insertelement <16 x i32> poison, i32 %conv25.neg.i.i448, i64 0
  %sub.i23.i450 = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i449, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i451

for.cond.cleanup8.i.i483:                         ; preds = %for.cond.cleanup14.i.i480
  %add48.i.i484 = add nuw nsw i64 %conv.i.i446, %i.0196.i.i442
  %153 = select i1 %152, i64 2, i64 0
  %mul49.i.i485 = shl i64 %128, %153
  %add.ptr50.i.i486 = getelementptr inbounds i16, ptr %row.0197.i.i441, i64 %mul49.i.i485
  %cmp2.i.i487 = icmp slt i64 %add48.i.i484, %126
  br i1 %cmp2.i.i487, label %for.body.i21.i440, label %for.cond53.preheader.i.i488, !llvm.loop !54

for.body9.i.i451:                                 ; preds = %for.cond.cleanup14.i.i480, %for.body.i21.i440
  %j.0194.i.i452 = phi i64 [ 0, %for.body.i21.i440 ], [ %inc46.i.i481, %for.cond.cleanup14.i.i480 ]
  %arrayidx.i.i453 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i359, i64 0, i64 %j.0194.i.i452
  %154 = load <16 x i32>, ptr %arrayidx.i.i453, align 16
  %arrayidx10.i.i454 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i360, i64 0, i64 %j.0194.i.i452
  %155 = load <16 x i32>, ptr %arrayidx10.i.i454, align 16
  %add.ptr17.idx.i.i455 = shl nsw i64 %j.0194.i.i452, 5
  %invariant.gep.i.i456 = getelementptr i8, ptr %row.0197.i.i441, i64 %add.ptr17.idx.i.i455
  br label %for.body15.i.i457

for.cond.cleanup14.i.i480:                        ; preds = %for.body15.i.i457
  store <16 x i32> %or32.i.i470, ptr %arrayidx.i.i453, align 16
  store <16 x i32> %or42.i.i477, ptr %arrayidx10.i.i454, align 16
  %inc46.i.i481 = add nuw nsw i64 %j.0194.i.i452, 1
  %exitcond213.not.i.i482 = icmp eq i64 %inc46.i.i481, %cond.i20.i420
  br i1 %exitcond213.not.i.i482, label %for.cond.cleanup8.i.i483, label %for.body9.i.i451, !llvm.loop !55

for.body15.i.i457:                                ; preds = %for.body15.i.i457, %for.body9.i.i451
  %k.0192.i.i458 = phi i64 [ 0, %for.body9.i.i451 ], [ %inc.i25.i478, %for.body15.i.i457 ]
  %where.0191.i.i459 = phi <16 x i32> [ %155, %for.body9.i.i451 ], [ %or42.i.i477, %for.body15.i.i457 ]
  %most.0190.i.i460 = phi <16 x i32> [ %154, %for.body9.i.i451 ], [ %or32.i.i470, %for.body15.i.i457 ]
  %mul.i24.i461 = mul nsw i64 %k.0192.i.i458, %128
  %gep.i.i462 = getelementptr i16, ptr %invariant.gep.i.i456, i64 %mul.i24.i461
  %156 = load <16 x i16>, ptr %gep.i.i462, align 2
  %xor.i.i463 = xor <16 x i16> %156, %splat.splat.i18.i371
  %conv18.i.i464 = sext <16 x i16> %xor.i.i463 to <16 x i32>
  %cmp19.i.i465 = icmp slt <16 x i32> %most.0190.i.i460, %conv18.i.i464
  %or28.i.i466 = select <16 x i1> %cmp19.i.i465, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i23.i450
  %and29.i.i467 = and <16 x i32> %or28.i.i466, %conv18.i.i464
  %not30.i.i468 = xor <16 x i32> %or28.i.i466, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i469 = and <16 x i32> %most.0190.i.i460, %not30.i.i468
  %or32.i.i470 = or <16 x i32> %and29.i.i467, %and31.i.i469
  %add34.i.i471 = add nuw nsw i64 %k.0192.i.i458, %i.0196.i.i442
  %conv35.i.i472 = trunc i64 %add34.i.i471 to i32
  %splat.splatinsert36.i.i473 = insertelement <16 x i32> poison, i32 %conv35.i.i472, i64 0
  %splat.splat37.i.i474 = shufflevector <16 x i32> %splat.splatinsert36.i.i473, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i475 = and <16 x i32> %or28.i.i466, %splat.splat37.i.i474
  %and41.i.i476 = and <16 x i32> %where.0191.i.i459, %not30.i.i468
  %or42.i.i477 = or <16 x i32> %and39.i.i475, %and41.i.i476
  %inc.i25.i478 = add nuw nsw i64 %k.0192.i.i458, 1
  %exitcond.not.i26.i479 = icmp eq i64 %inc.i25.i478, %conv.i.i446
  br i1 %exitcond.not.i26.i479, label %for.cond.cleanup14.i.i480, label %for.body15.i.i457, !llvm.loop !56

for.cond.cleanup57.i.i434:                        ; preds = %for.body58.i.i425, %for.cond53.preheader.i.i488
  %mul54220.i.i435 = phi i64 [ %mul54.i.i489, %for.cond53.preheader.i.i488 ], [ %mul54219.i.i424, %for.body58.i.i425 ]
  %add.ptr67.i.i436 = getelementptr inbounds i16, ptr %x.addr.0203.i.i416, i64 %mul54220.i.i435
  %add.ptr69.i.i437 = getelementptr inbounds i64, ptr %out.addr.0201.i.i418, i64 %mul54220.i.i435
  %sub71.i.i438 = sub nsw i64 %columns.addr.0202.i.i417, %mul54220.i.i435
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i360) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i359) #5
  %cmp.i.i439 = icmp sgt i64 %sub71.i.i438, 15
  br i1 %cmp.i.i439, label %while.body.i19.i415, label %for.cond73.preheader.i.i382, !llvm.loop !57

for.body58.i.i425:                                ; preds = %for.body58.i.i425, %for.body58.preheader.i.i423
  %j52.0199.i.i426 = phi i64 [ %inc64.i.i432, %for.body58.i.i425 ], [ 0, %for.body58.preheader.i.i423 ]
  %div59189.i.i427 = lshr i64 %j52.0199.i.i426, 4
  %rem.i.i428 = and i64 %j52.0199.i.i426, 15
  %157 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i360, i64 0, i64 %div59189.i.i427, i64 %rem.i.i428
  %vecext.i.i429 = load i32, ptr %157, align 4
  %conv61.i.i430 = sext i32 %vecext.i.i429 to i64
  %arrayidx62.i.i431 = getelementptr inbounds i64, ptr %out.addr.0201.i.i418, i64 %j52.0199.i.i426
  store i64 %conv61.i.i430, ptr %arrayidx62.i.i431, align 8
  %inc64.i.i432 = add nuw nsw i64 %j52.0199.i.i426, 1
  %exitcond214.not.i.i433 = icmp eq i64 %inc64.i.i432, %mul54219.i.i424
  br i1 %exitcond214.not.i.i433, label %for.cond.cleanup57.i.i434, label %for.body58.i.i425, !llvm.loop !58

for.body77.i.i392:                                ; preds = %for.cond73.preheader.i.i382, %for.cond.cleanup95.i.i394
  %j72.0212.i.i393 = phi i64 [ %inc118.i.i397, %for.cond.cleanup95.i.i394 ], [ 0, %for.cond73.preheader.i.i382 ]
  br i1 %cmp87206.i.i372, label %for.body96.preheader.i.i399, label %for.cond.cleanup95.i.i394

for.body96.preheader.i.i399:                      ; preds = %for.body77.i.i392
  %arrayidx79.i.i400 = getelementptr inbounds i16, ptr %x.addr.0.lcssa.i.i385, i64 %j72.0212.i.i393
  %158 = load i16, ptr %arrayidx79.i.i400, align 2
  %xor82186.i.i401 = xor i16 %158, %conv40
  br label %for.body96.i.i402

for.cond.cleanup95.i.i394:                        ; preds = %for.body96.i.i402, %for.body77.i.i392
  %at84.0.lcssa.i.i395 = phi i64 [ 0, %for.body77.i.i392 ], [ %i85.0.at84.0.i.i412, %for.body96.i.i402 ]
  %arrayidx116.i.i396 = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i383, i64 %j72.0212.i.i393
  store i64 %at84.0.lcssa.i.i395, ptr %arrayidx116.i.i396, align 8
  %inc118.i.i397 = add nuw nsw i64 %j72.0212.i.i393, 1
  %exitcond216.not.i.i398 = icmp eq i64 %inc118.i.i397, %columns.addr.0.lcssa.i.i384
  br i1 %exitcond216.not.i.i398, label %for.inc.i387, label %for.body77.i.i392, !llvm.loop !59

for.body96.i.i402:                                ; preds = %for.body96.i.i402, %for.body96.preheader.i.i399
  %i85.0209.i.i403 = phi i64 [ %inc114.i.i413, %for.body96.i.i402 ], [ 1, %for.body96.preheader.i.i399 ]
  %at84.0208.i.i404 = phi i64 [ %i85.0.at84.0.i.i412, %for.body96.i.i402 ], [ 0, %for.body96.preheader.i.i399 ]
  %best78.0207.i.i405 = phi i16 [ %xor103187.best78.0.i.i411, %for.body96.i.i402 ], [ %xor82186.i.i401, %for.body96.preheader.i.i399 ]
  %mul98.i.i406 = mul nsw i64 %i85.0209.i.i403, %128
  %add99.i.i407 = add nsw i64 %mul98.i.i406, %j72.0212.i.i393
  %arrayidx100.i.i408 = getelementptr inbounds i16, ptr %x.addr.0.lcssa.i.i385, i64 %add99.i.i407
  %159 = load i16, ptr %arrayidx100.i.i408, align 2
  %xor103187.i.i409 = xor i16 %159, %conv40
  %cmp107.i.i410 = icmp sgt i16 %xor103187.i.i409, %best78.0207.i.i405
  %xor103187.best78.0.i.i411 = tail call i16 @llvm.smax.i16(i16 %xor103187.i.i409, i16 %best78.0207.i.i405)
  %i85.0.at84.0.i.i412 = select i1 %cmp107.i.i410, i64 %i85.0209.i.i403, i64 %at84.0208.i.i404
  %inc114.i.i413 = add nuw nsw i64 %i85.0209.i.i403, 1
  %exitcond215.not.i.i414 = icmp eq i64 %inc114.i.i413, %126
  br i1 %exitcond215.not.i.i414, label %for.cond.cleanup95.i.i394, label %for.body96.i.i402, !llvm.loop !60

for.inc.i387:                                     ; preds = %for.cond.cleanup95.i.i394, %for.cond73.preheader.i.i382, %of_16_line.exit.i
  %dec.i388 = add nsw i64 %matrices.addr.029.i380, -1
  %add.ptr.i389 = getelementptr inbounds i16, ptr %x.addr.030.i379, i64 %mul.i376
  %add.ptr3.i390 = getelementptr inbounds i64, ptr %out.addr.032.i378, i64 %127
  %cmp.i391 = icmp sgt i64 %matrices.addr.029.i380, 1
  br i1 %cmp.i391, label %for.body.i377, label %if.end70, !llvm.loop !61

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
  br i1 %cmp33.i, label %for.body.lr.ph.i611, label %if.end70

for.body.lr.ph.i611:                              ; preds = %if.then50
  %arrayidx58 = getelementptr inbounds i8, ptr %a, i64 64
  %164 = load i64, ptr %arrayidx58, align 8
  %165 = inttoptr i64 %164 to ptr
  %arrayidx51 = getelementptr inbounds i8, ptr %a, i64 24
  %166 = load i64, ptr %arrayidx51, align 8
  %167 = inttoptr i64 %166 to ptr
  %cmp1.i612 = icmp eq i64 %162, 1
  %cmp2.i613 = icmp eq i64 %163, 1
  %or.cond.i614 = and i1 %cmp1.i612, %cmp2.i613
  %cmp185.i.i = icmp sgt i64 %162, 15
  %cmp2180.i.i = icmp sgt i64 %161, 0
  %splat.splatinsert.i18.i = insertelement <16 x i32> poison, i32 %conv53, i64 0
  %splat.splat.i19.i = shufflevector <16 x i32> %splat.splatinsert.i18.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp83191.i.i = icmp sgt i64 %161, 1
  %cmp1.not316.i.i = icmp slt i64 %161, 16
  %mul.i615 = mul nsw i64 %163, %161
  br label %for.body.i616

for.body.i616:                                    ; preds = %for.inc.i622, %for.body.lr.ph.i611
  %out.addr.037.i = phi ptr [ %165, %for.body.lr.ph.i611 ], [ %add.ptr3.i625, %for.inc.i622 ]
  %x.addr.035.i = phi ptr [ %167, %for.body.lr.ph.i611 ], [ %add.ptr.i624, %for.inc.i622 ]
  %matrices.addr.034.i = phi i64 [ %160, %for.body.lr.ph.i611 ], [ %dec.i623, %for.inc.i622 ]
  br i1 %or.cond.i614, label %if.then.i667, label %if.else.i617

if.then.i667:                                     ; preds = %for.body.i616
  %168 = load i32, ptr %x.addr.035.i, align 4
  %xor.i.i668 = xor i32 %168, %conv53
  br i1 %cmp1.not316.i.i, label %for.cond163.preheader.i.i, label %while.body.i.i669

for.cond163.preheader.i.i:                        ; preds = %while.cond134thread-pre-split.i.i, %if.then.i667
  %first.0.lcssa.i.i696 = phi i64 [ 0, %if.then.i667 ], [ %first.3.i.i682, %while.cond134thread-pre-split.i.i ]
  %at.0.lcssa.i.i697 = phi i64 [ 0, %if.then.i667 ], [ %at.1.i.i692, %while.cond134thread-pre-split.i.i ]
  %best.0.lcssa.i.i698 = phi i32 [ %xor.i.i668, %if.then.i667 ], [ %best.1.i.i693, %while.cond134thread-pre-split.i.i ]
  %cmp164323.i.i = icmp slt i64 %first.0.lcssa.i.i696, %161
  br i1 %cmp164323.i.i, label %for.body166.i.i, label %while.cond183.preheader.i.i

while.body.i.i669:                                ; preds = %if.then.i667, %while.cond134thread-pre-split.i.i
  %best.0319.i.i = phi i32 [ %best.1.i.i693, %while.cond134thread-pre-split.i.i ], [ %xor.i.i668, %if.then.i667 ]
  %at.0318.i.i = phi i64 [ %at.1.i.i692, %while.cond134thread-pre-split.i.i ], [ 0, %if.then.i667 ]
  %first.0317.i.i = phi i64 [ %first.3.i.i682, %while.cond134thread-pre-split.i.i ], [ 0, %if.then.i667 ]
  %sub.i.i670 = sub nsw i64 %161, %first.0317.i.i
  %div.i.i671 = sdiv i64 %sub.i.i670, 64
  %cmp2.i.i672 = icmp slt i64 %sub.i.i670, 7680
  %cond.i.i673 = select i1 %cmp2.i.i672, i64 %div.i.i671, i64 120
  %add.ptr.i.i674 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.0317.i.i
  %169 = load <16 x i32>, ptr %add.ptr.i.i674, align 4
  %xor3.i.i = xor <16 x i32> %169, %splat.splat.i19.i
  %cmp4297.i.i = icmp sgt i64 %cond.i.i673, 0
  br i1 %cmp4297.i.i, label %for.body.i.i720, label %for.cond.cleanup.i.i675

for.cond.cleanup.loopexit.i.i736:                 ; preds = %for.body.i.i720
  %170 = shl nuw nsw i64 %cond.i.i673, 6
  %171 = add i64 %170, %first.0317.i.i
  br label %for.cond.cleanup.i.i675

for.cond.cleanup.i.i675:                          ; preds = %for.cond.cleanup.loopexit.i.i736, %while.body.i.i669
  %where.0.lcssa.i.i676 = phi <16 x i32> [ zeroinitializer, %while.body.i.i669 ], [ %or66.i.i732, %for.cond.cleanup.loopexit.i.i736 ]
  %most.0.lcssa.i.i677 = phi <16 x i32> [ %xor3.i.i, %while.body.i.i669 ], [ %or59.i.i, %for.cond.cleanup.loopexit.i.i736 ]
  %first.1.lcssa.i.i678 = phi i64 [ %first.0317.i.i, %while.body.i.i669 ], [ %171, %for.cond.cleanup.loopexit.i.i736 ]
  br i1 %cmp2.i.i672, label %for.cond71.preheader.i.i710, label %if.end102.i.i679

for.cond71.preheader.i.i710:                      ; preds = %for.cond.cleanup.i.i675
  %add72304.i.i = add nsw i64 %first.1.lcssa.i.i678, 16
  %cmp73.not305.i.i = icmp sgt i64 %add72304.i.i, %161
  br i1 %cmp73.not305.i.i, label %if.end102.i.i679, label %for.body75.lr.ph.i.i711

for.body75.lr.ph.i.i711:                          ; preds = %for.cond71.preheader.i.i710
  %conv91.i.i712 = trunc i64 %div.i.i671 to i32
  %splat.splatinsert92.i.i713 = insertelement <16 x i32> poison, i32 %conv91.i.i712, i64 0
  %splat.splat93.i.i714 = shufflevector <16 x i32> %splat.splatinsert92.i.i713, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body75.i.i715

for.body.i.i720:                                  ; preds = %while.body.i.i669, %for.body.i.i720
  %first.1301.i.i = phi i64 [ %add67.i.i734, %for.body.i.i720 ], [ %first.0317.i.i, %while.body.i.i669 ]
  %most.0300.i.i = phi <16 x i32> [ %or59.i.i, %for.body.i.i720 ], [ %xor3.i.i, %while.body.i.i669 ]
  %where.0299.i.i = phi <16 x i32> [ %or66.i.i732, %for.body.i.i720 ], [ zeroinitializer, %while.body.i.i669 ]
  %block.0298.i.i = phi i64 [ %inc.i.i733, %for.body.i.i720 ], [ 0, %while.body.i.i669 ]
  %add.ptr5.i.i721 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.1301.i.i
  %172 = load <16 x i32>, ptr %add.ptr5.i.i721, align 4
  %xor9.i.i = xor <16 x i32> %172, %splat.splat.i19.i
  %arrayidx10.i.i722 = getelementptr inbounds i8, ptr %add.ptr5.i.i721, i64 64
  %173 = load <16 x i32>, ptr %arrayidx10.i.i722, align 4
  %xor13.i.i = xor <16 x i32> %173, %splat.splat.i19.i
  %arrayidx14.i.i723 = getelementptr inbounds i8, ptr %add.ptr5.i.i721, i64 128
  %174 = load <16 x i32>, ptr %arrayidx14.i.i723, align 4
  %xor17.i.i724 = xor <16 x i32> %174, %splat.splat.i19.i
  %arrayidx18.i.i725 = getelementptr inbounds i8, ptr %add.ptr5.i.i721, i64 192
  %175 = load <16 x i32>, ptr %arrayidx18.i.i725, align 4
  %xor21.i.i726 = xor <16 x i32> %175, %splat.splat.i19.i
  %or37.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor13.i.i, <16 x i32> %xor9.i.i)
  %or45.i.i727 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor21.i.i726, <16 x i32> %xor17.i.i724)
  %or53.i.i728 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %or45.i.i727, <16 x i32> %or37.i.i)
  %cmp54.not.i.i = icmp sgt <16 x i32> %or53.i.i728, %most.0300.i.i
  %or59.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %or53.i.i728, <16 x i32> %most.0300.i.i)
  %conv.i.i729 = trunc i64 %block.0298.i.i to i32
  %splat.splatinsert60.i.i730 = insertelement <16 x i32> poison, i32 %conv.i.i729, i64 0
  %splat.splat61.i.i731 = shufflevector <16 x i32> %splat.splatinsert60.i.i730, <16 x i32> poison, <16 x i32> zeroinitializer
  %or66.i.i732 = select <16 x i1> %cmp54.not.i.i, <16 x i32> %splat.splat61.i.i731, <16 x i32> %where.0299.i.i
  %inc.i.i733 = add nuw nsw i64 %block.0298.i.i, 1
  %add67.i.i734 = add nsw i64 %first.1301.i.i, 64
  %exitcond.not.i.i735 = icmp eq i64 %inc.i.i733, %cond.i.i673
  br i1 %exitcond.not.i.i735, label %for.cond.cleanup.loopexit.i.i736, label %for.body.i.i720, !llvm.loop !62

for.body75.i.i715:                                ; preds = %for.body75.i.i715, %for.body75.lr.ph.i.i711
  %add72309.i.i = phi i64 [ %add72304.i.i, %for.body75.lr.ph.i.i711 ], [ %add72.i.i718, %for.body75.i.i715 ]
  %first.2308.i.i = phi i64 [ %first.1.lcssa.i.i678, %for.body75.lr.ph.i.i711 ], [ %add72309.i.i, %for.body75.i.i715 ]
  %most.1307.i.i = phi <16 x i32> [ %most.0.lcssa.i.i677, %for.body75.lr.ph.i.i711 ], [ %or89.i.i, %for.body75.i.i715 ]
  %where.1306.i.i = phi <16 x i32> [ %where.0.lcssa.i.i676, %for.body75.lr.ph.i.i711 ], [ %or98.i.i717, %for.body75.i.i715 ]
  %add.ptr76.i.i716 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.2308.i.i
  %176 = load <16 x i32>, ptr %add.ptr76.i.i716, align 4
  %xor79.i.i = xor <16 x i32> %176, %splat.splat.i19.i
  %cmp81.not.i.i = icmp sgt <16 x i32> %xor79.i.i, %most.1307.i.i
  %or89.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor79.i.i, <16 x i32> %most.1307.i.i)
  %or98.i.i717 = select <16 x i1> %cmp81.not.i.i, <16 x i32> %splat.splat93.i.i714, <16 x i32> %where.1306.i.i
  %add72.i.i718 = add nsw i64 %add72309.i.i, 16
  %cmp73.not.i.i719 = icmp sgt i64 %add72.i.i718, %161
  br i1 %cmp73.not.i.i719, label %if.end102.i.i679, label %for.body75.i.i715, !llvm.loop !63

if.end102.i.i679:                                 ; preds = %for.body75.i.i715, %for.cond71.preheader.i.i710, %for.cond.cleanup.i.i675
  %where.2.i.i680 = phi <16 x i32> [ %where.0.lcssa.i.i676, %for.cond.cleanup.i.i675 ], [ %where.0.lcssa.i.i676, %for.cond71.preheader.i.i710 ], [ %or98.i.i717, %for.body75.i.i715 ]
  %most.2.i.i681 = phi <16 x i32> [ %most.0.lcssa.i.i677, %for.cond.cleanup.i.i675 ], [ %most.0.lcssa.i.i677, %for.cond71.preheader.i.i710 ], [ %or89.i.i, %for.body75.i.i715 ]
  %first.3.i.i682 = phi i64 [ %first.1.lcssa.i.i678, %for.cond.cleanup.i.i675 ], [ %first.1.lcssa.i.i678, %for.cond71.preheader.i.i710 ], [ %add72309.i.i, %for.body75.i.i715 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i609) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i610) #5
  store <16 x i32> %most.2.i.i681, ptr %largest.i.i609, align 16
  store <16 x i32> %where.2.i.i680, ptr %in.i.i610, align 16
  %177 = extractelement <16 x i32> %most.2.i.i681, i64 0
  %178 = extractelement <16 x i32> %where.2.i.i680, i64 0
  br label %for.body109.i.i683

for.body109.i.i683:                               ; preds = %for.inc131.i.i688, %if.end102.i.i679
  %j.0315.i.i = phi i64 [ 1, %if.end102.i.i679 ], [ %inc132.i.i689, %for.inc131.i.i688 ]
  %179 = phi i32 [ %177, %if.end102.i.i679 ], [ %184, %for.inc131.i.i688 ]
  %180 = phi i32 [ %178, %if.end102.i.i679 ], [ %183, %for.inc131.i.i688 ]
  %arrayidx113.i.i684 = getelementptr inbounds [16 x i32], ptr %largest.i.i609, i64 0, i64 %j.0315.i.i
  %181 = load i32, ptr %arrayidx113.i.i684, align 4
  %cmp115.i.i685 = icmp sgt i32 %181, %179
  br i1 %cmp115.i.i685, label %for.body109.if.then125_crit_edge.i.i707, label %lor.lhs.false.i.i686

for.body109.if.then125_crit_edge.i.i707:          ; preds = %for.body109.i.i683
  %arrayidx128.phi.trans.insert.i.i708 = getelementptr inbounds [16 x i32], ptr %in.i.i610, i64 0, i64 %j.0315.i.i
  %.pre.i.i709 = load i32, ptr %arrayidx128.phi.trans.insert.i.i708, align 4
  br label %for.inc131.i.i688

lor.lhs.false.i.i686:                             ; preds = %for.body109.i.i683
  %cmp119.i.i687 = icmp eq i32 %181, %179
  br i1 %cmp119.i.i687, label %land.lhs.true.i.i704, label %for.inc131.i.i688

land.lhs.true.i.i704:                             ; preds = %lor.lhs.false.i.i686
  %arrayidx121.i.i705 = getelementptr inbounds [16 x i32], ptr %in.i.i610, i64 0, i64 %j.0315.i.i
  %182 = load i32, ptr %arrayidx121.i.i705, align 4
  %spec.select.i.i706 = tail call i32 @llvm.smin.i32(i32 %182, i32 %180)
  br label %for.inc131.i.i688

for.inc131.i.i688:                                ; preds = %land.lhs.true.i.i704, %lor.lhs.false.i.i686, %for.body109.if.then125_crit_edge.i.i707
  %183 = phi i32 [ %180, %lor.lhs.false.i.i686 ], [ %.pre.i.i709, %for.body109.if.then125_crit_edge.i.i707 ], [ %spec.select.i.i706, %land.lhs.true.i.i704 ]
  %184 = phi i32 [ %179, %lor.lhs.false.i.i686 ], [ %181, %for.body109.if.then125_crit_edge.i.i707 ], [ %179, %land.lhs.true.i.i704 ]
  %inc132.i.i689 = add nuw nsw i64 %j.0315.i.i, 1
  %exitcond330.not.i.i = icmp eq i64 %inc132.i.i689, 16
  br i1 %exitcond330.not.i.i, label %while.cond134thread-pre-split.i.i, label %for.body109.i.i683, !llvm.loop !64

while.cond134thread-pre-split.i.i:                ; preds = %for.inc131.i.i688
  %cmp147.i.i690 = icmp sgt i32 %184, %best.0319.i.i
  %mul.i.i691 = shl nsw i32 %183, 6
  %conv152.i.i = sext i32 %mul.i.i691 to i64
  %add153.i.i = add nsw i64 %first.0317.i.i, %conv152.i.i
  %at.1.i.i692 = select i1 %cmp147.i.i690, i64 %add153.i.i, i64 %at.0318.i.i
  %best.1.i.i693 = tail call i32 @llvm.smax.i32(i32 %184, i32 %best.0319.i.i)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i610) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i609) #5
  %add.i.i694 = add nsw i64 %first.3.i.i682, 16
  %cmp1.not.i.i695 = icmp sgt i64 %add.i.i694, %161
  br i1 %cmp1.not.i.i695, label %for.cond163.preheader.i.i, label %while.body.i.i669, !llvm.loop !65

while.cond183.preheader.i.i:                      ; preds = %for.body166.i.i, %for.cond163.preheader.i.i
  %at.3.lcssa.i.i699 = phi i64 [ %at.0.lcssa.i.i697, %for.cond163.preheader.i.i ], [ %at.4.i.i702, %for.body166.i.i ]
  %best.3.lcssa.i.i700 = phi i32 [ %best.0.lcssa.i.i698, %for.cond163.preheader.i.i ], [ %best.4.i.i703, %for.body166.i.i ]
  br label %while.cond183.i.i

for.body166.i.i:                                  ; preds = %for.cond163.preheader.i.i, %for.body166.i.i
  %best.3326.i.i = phi i32 [ %best.4.i.i703, %for.body166.i.i ], [ %best.0.lcssa.i.i698, %for.cond163.preheader.i.i ]
  %at.3325.i.i = phi i64 [ %at.4.i.i702, %for.body166.i.i ], [ %at.0.lcssa.i.i697, %for.cond163.preheader.i.i ]
  %first.4324.i.i = phi i64 [ %inc181.i.i, %for.body166.i.i ], [ %first.0.lcssa.i.i696, %for.cond163.preheader.i.i ]
  %arrayidx167.i.i = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.4324.i.i
  %185 = load i32, ptr %arrayidx167.i.i, align 4
  %xor168.i.i = xor i32 %185, %conv53
  %cmp173.i.i = icmp sgt i32 %xor168.i.i, %best.3326.i.i
  %at.4.i.i702 = select i1 %cmp173.i.i, i64 %first.4324.i.i, i64 %at.3325.i.i
  %best.4.i.i703 = tail call i32 @llvm.smax.i32(i32 %xor168.i.i, i32 %best.3326.i.i)
  %inc181.i.i = add nsw i64 %first.4324.i.i, 1
  %exitcond331.not.i.i = icmp eq i64 %inc181.i.i, %161
  br i1 %exitcond331.not.i.i, label %while.cond183.preheader.i.i, label %for.body166.i.i, !llvm.loop !66

while.cond183.i.i:                                ; preds = %while.cond183.i.i, %while.cond183.preheader.i.i
  %at.6.i.i701 = phi i64 [ %inc189.i.i, %while.cond183.i.i ], [ %at.3.lcssa.i.i699, %while.cond183.preheader.i.i ]
  %arrayidx184.i.i = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %at.6.i.i701
  %186 = load i32, ptr %arrayidx184.i.i, align 4
  %xor185.i.i = xor i32 %186, %conv53
  %cmp186.not.i.i = icmp eq i32 %xor185.i.i, %best.3.lcssa.i.i700
  %inc189.i.i = add nsw i64 %at.6.i.i701, 1
  br i1 %cmp186.not.i.i, label %of_32_line.exit.i, label %while.cond183.i.i, !llvm.loop !67

of_32_line.exit.i:                                ; preds = %while.cond183.i.i
  store i64 %at.6.i.i701, ptr %out.addr.037.i, align 8
  br label %for.inc.i622

if.else.i617:                                     ; preds = %for.body.i616
  br i1 %cmp185.i.i, label %while.body.i20.i, label %for.cond72.preheader.i.i618

for.cond72.preheader.i.i618:                      ; preds = %for.cond.cleanup56.i.i, %if.else.i617
  %out.addr.0.lcssa.i.i619 = phi ptr [ %out.addr.037.i, %if.else.i617 ], [ %add.ptr68.i.i646, %for.cond.cleanup56.i.i ]
  %columns.addr.0.lcssa.i.i620 = phi i64 [ %162, %if.else.i617 ], [ %sub70.i.i647, %for.cond.cleanup56.i.i ]
  %x.addr.0.lcssa.i.i621 = phi ptr [ %x.addr.035.i, %if.else.i617 ], [ %add.ptr66.i.i645, %for.cond.cleanup56.i.i ]
  %cmp73196.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i620, 0
  br i1 %cmp73196.i.i, label %for.body76.i.i627, label %for.inc.i622

while.body.i20.i:                                 ; preds = %if.else.i617, %for.cond.cleanup56.i.i
  %x.addr.0188.i.i = phi ptr [ %add.ptr66.i.i645, %for.cond.cleanup56.i.i ], [ %x.addr.035.i, %if.else.i617 ]
  %columns.addr.0187.i.i = phi i64 [ %sub70.i.i647, %for.cond.cleanup56.i.i ], [ %162, %if.else.i617 ]
  %out.addr.0186.i.i = phi ptr [ %add.ptr68.i.i646, %for.cond.cleanup56.i.i ], [ %out.addr.037.i, %if.else.i617 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i607) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i608) #5
  %div173.i.i640 = lshr i64 %columns.addr.0187.i.i, 4
  %cond.i21.i = tail call i64 @llvm.umin.i64(i64 %div173.i.i640, i64 16)
  br i1 %cmp2180.i.i, label %for.body.i22.i649, label %for.cond52.preheader.thread.i.i

for.cond52.preheader.thread.i.i:                  ; preds = %while.body.i20.i
  %mul53202.i.i = shl nuw nsw i64 %cond.i21.i, 4
  br label %for.body57.preheader.i.i

for.cond52.preheader.i.i:                         ; preds = %for.cond.cleanup8.i.i666
  %mul53.i.i = shl nuw nsw i64 %cond.i21.i, 4
  %cmp54183.not.i.i = icmp ult i64 %columns.addr.0187.i.i, 16
  br i1 %cmp54183.not.i.i, label %for.cond.cleanup56.i.i, label %for.body57.preheader.i.i

for.body57.preheader.i.i:                         ; preds = %for.cond52.preheader.i.i, %for.cond52.preheader.thread.i.i
  %mul53204.i.i = phi i64 [ %mul53202.i.i, %for.cond52.preheader.thread.i.i ], [ %mul53.i.i, %for.cond52.preheader.i.i ]
  br label %for.body57.i.i

for.body.i22.i649:                                ; preds = %while.body.i20.i, %for.cond.cleanup8.i.i666
  %row.0182.i.i = phi ptr [ %add.ptr49.i.i, %for.cond.cleanup8.i.i666 ], [ %x.addr.0188.i.i, %while.body.i20.i ]
  %i.0181.i.i = phi i64 [ %add47.i.i, %for.cond.cleanup8.i.i666 ], [ 0, %while.body.i20.i ]
  %tobool.i.i650 = icmp ne i64 %i.0181.i.i, 0
  %add.i23.i651 = add nuw nsw i64 %i.0181.i.i, 4
  %cmp3.i.i652 = icmp sle i64 %add.i23.i651, %161
  %187 = select i1 %tobool.i.i650, i1 %cmp3.i.i652, i1 false
  %conv.i24.i653 = select i1 %187, i64 4, i64 1
  %cmp23.i.i = icmp eq i64 %i.0181.i.i, 0
  %conv24.neg.i.i = sext i1 %cmp23.i.i to i32
  %splat.splatinsert25.neg.i.i = insertelement <16 x i32> poison, i32 %conv24.neg.i.i, i64 0
  %sub.i25.i654 = shufflevector <16 x i32> %splat.splatinsert25.neg.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i655

for.cond.cleanup8.i.i666:                         ; preds = %for.cond.cleanup14.i.i665
  %add47.i.i = add nuw nsw i64 %conv.i24.i653, %i.0181.i.i
  %188 = select i1 %187, i64 2, i64 0
  %mul48.i.i = shl i64 %163, %188
  %add.ptr49.i.i = getelementptr inbounds i32, ptr %row.0182.i.i, i64 %mul48.i.i
  %cmp2.i31.i = icmp slt i64 %add47.i.i, %161
  br i1 %cmp2.i31.i, label %for.body.i22.i649, label %for.cond52.preheader.i.i, !llvm.loop !68

for.body9.i.i655:                                 ; preds = %for.cond.cleanup14.i.i665, %for.body.i22.i649
  %j.0179.i.i = phi i64 [ 0, %for.body.i22.i649 ], [ %inc45.i.i, %for.cond.cleanup14.i.i665 ]
  %arrayidx.i.i656 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i607, i64 0, i64 %j.0179.i.i
  %189 = load <16 x i32>, ptr %arrayidx.i.i656, align 16
  %arrayidx10.i26.i657 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i608, i64 0, i64 %j.0179.i.i
  %190 = load <16 x i32>, ptr %arrayidx10.i26.i657, align 16
  %add.ptr17.idx.i.i658 = shl nsw i64 %j.0179.i.i, 6
  %invariant.gep.i.i659 = getelementptr i8, ptr %row.0182.i.i, i64 %add.ptr17.idx.i.i658
  br label %for.body15.i.i660

for.cond.cleanup14.i.i665:                        ; preds = %for.body15.i.i660
  store <16 x i32> %or31.i.i664, ptr %arrayidx.i.i656, align 16
  store <16 x i32> %or41.i.i, ptr %arrayidx10.i26.i657, align 16
  %inc45.i.i = add nuw nsw i64 %j.0179.i.i, 1
  %exitcond198.not.i.i = icmp eq i64 %inc45.i.i, %cond.i21.i
  br i1 %exitcond198.not.i.i, label %for.cond.cleanup8.i.i666, label %for.body9.i.i655, !llvm.loop !69

for.body15.i.i660:                                ; preds = %for.body15.i.i660, %for.body9.i.i655
  %k.0177.i.i = phi i64 [ 0, %for.body9.i.i655 ], [ %inc.i29.i, %for.body15.i.i660 ]
  %where.0176.i.i = phi <16 x i32> [ %190, %for.body9.i.i655 ], [ %or41.i.i, %for.body15.i.i660 ]
  %most.0175.i.i = phi <16 x i32> [ %189, %for.body9.i.i655 ], [ %or31.i.i664, %for.body15.i.i660 ]
  %mul.i27.i661 = mul nsw i64 %k.0177.i.i, %163
  %gep.i.i662 = getelementptr i32, ptr %invariant.gep.i.i659, i64 %mul.i27.i661
  %191 = load <16 x i32>, ptr %gep.i.i662, align 4
  %xor.i28.i = xor <16 x i32> %191, %splat.splat.i19.i
  %cmp18.i.i = icmp sgt <16 x i32> %xor.i28.i, %most.0175.i.i
  %or27.i.i = select <16 x i1> %cmp18.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i25.i654
  %and28.i.i = and <16 x i32> %or27.i.i, %xor.i28.i
  %not29.i.i = xor <16 x i32> %or27.i.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and30.i.i663 = and <16 x i32> %most.0175.i.i, %not29.i.i
  %or31.i.i664 = or <16 x i32> %and28.i.i, %and30.i.i663
  %add33.i.i = add nuw nsw i64 %k.0177.i.i, %i.0181.i.i
  %conv34.i.i = trunc i64 %add33.i.i to i32
  %splat.splatinsert35.i.i = insertelement <16 x i32> poison, i32 %conv34.i.i, i64 0
  %splat.splat36.i.i = shufflevector <16 x i32> %splat.splatinsert35.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %and38.i.i = and <16 x i32> %or27.i.i, %splat.splat36.i.i
  %and40.i.i = and <16 x i32> %where.0176.i.i, %not29.i.i
  %or41.i.i = or <16 x i32> %and38.i.i, %and40.i.i
  %inc.i29.i = add nuw nsw i64 %k.0177.i.i, 1
  %exitcond.not.i30.i = icmp eq i64 %inc.i29.i, %conv.i24.i653
  br i1 %exitcond.not.i30.i, label %for.cond.cleanup14.i.i665, label %for.body15.i.i660, !llvm.loop !70

for.cond.cleanup56.i.i:                           ; preds = %for.body57.i.i, %for.cond52.preheader.i.i
  %mul53205.i.i = phi i64 [ %mul53.i.i, %for.cond52.preheader.i.i ], [ %mul53204.i.i, %for.body57.i.i ]
  %add.ptr66.i.i645 = getelementptr inbounds i32, ptr %x.addr.0188.i.i, i64 %mul53205.i.i
  %add.ptr68.i.i646 = getelementptr inbounds i64, ptr %out.addr.0186.i.i, i64 %mul53205.i.i
  %sub70.i.i647 = sub nsw i64 %columns.addr.0187.i.i, %mul53205.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i608) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i607) #5
  %cmp.i.i648 = icmp sgt i64 %sub70.i.i647, 15
  br i1 %cmp.i.i648, label %while.body.i20.i, label %for.cond72.preheader.i.i618, !llvm.loop !71

for.body57.i.i:                                   ; preds = %for.body57.i.i, %for.body57.preheader.i.i
  %j51.0184.i.i = phi i64 [ %inc63.i.i644, %for.body57.i.i ], [ 0, %for.body57.preheader.i.i ]
  %div58174.i.i = lshr i64 %j51.0184.i.i, 4
  %rem.i.i641 = and i64 %j51.0184.i.i, 15
  %192 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i608, i64 0, i64 %div58174.i.i, i64 %rem.i.i641
  %vecext.i.i642 = load i32, ptr %192, align 4
  %conv60.i.i = sext i32 %vecext.i.i642 to i64
  %arrayidx61.i.i643 = getelementptr inbounds i64, ptr %out.addr.0186.i.i, i64 %j51.0184.i.i
  store i64 %conv60.i.i, ptr %arrayidx61.i.i643, align 8
  %inc63.i.i644 = add nuw nsw i64 %j51.0184.i.i, 1
  %exitcond199.not.i.i = icmp eq i64 %inc63.i.i644, %mul53204.i.i
  br i1 %exitcond199.not.i.i, label %for.cond.cleanup56.i.i, label %for.body57.i.i, !llvm.loop !72

for.body76.i.i627:                                ; preds = %for.cond72.preheader.i.i618, %for.cond.cleanup89.i.i628
  %j71.0197.i.i = phi i64 [ %inc105.i.i631, %for.cond.cleanup89.i.i628 ], [ 0, %for.cond72.preheader.i.i618 ]
  br i1 %cmp83191.i.i, label %for.body90.preheader.i.i, label %for.cond.cleanup89.i.i628

for.body90.preheader.i.i:                         ; preds = %for.body76.i.i627
  %arrayidx78.i.i633 = getelementptr inbounds i32, ptr %x.addr.0.lcssa.i.i621, i64 %j71.0197.i.i
  %193 = load i32, ptr %arrayidx78.i.i633, align 4
  %xor79.i16.i = xor i32 %193, %conv53
  br label %for.body90.i.i634

for.cond.cleanup89.i.i628:                        ; preds = %for.body90.i.i634, %for.body76.i.i627
  %at80.0.lcssa.i.i629 = phi i64 [ 0, %for.body76.i.i627 ], [ %i81.0.at80.0.i.i, %for.body90.i.i634 ]
  %arrayidx103.i.i630 = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i619, i64 %j71.0197.i.i
  store i64 %at80.0.lcssa.i.i629, ptr %arrayidx103.i.i630, align 8
  %inc105.i.i631 = add nuw nsw i64 %j71.0197.i.i, 1
  %exitcond201.not.i.i632 = icmp eq i64 %inc105.i.i631, %columns.addr.0.lcssa.i.i620
  br i1 %exitcond201.not.i.i632, label %for.inc.i622, label %for.body76.i.i627, !llvm.loop !73

for.body90.i.i634:                                ; preds = %for.body90.i.i634, %for.body90.preheader.i.i
  %i81.0194.i.i = phi i64 [ %inc101.i.i639, %for.body90.i.i634 ], [ 1, %for.body90.preheader.i.i ]
  %at80.0193.i.i = phi i64 [ %i81.0.at80.0.i.i, %for.body90.i.i634 ], [ 0, %for.body90.preheader.i.i ]
  %best77.0192.i.i = phi i32 [ %xor95.best77.0.i.i, %for.body90.i.i634 ], [ %xor79.i16.i, %for.body90.preheader.i.i ]
  %mul92.i.i635 = mul nsw i64 %i81.0194.i.i, %163
  %add93.i.i636 = add nsw i64 %mul92.i.i635, %j71.0197.i.i
  %arrayidx94.i.i637 = getelementptr inbounds i32, ptr %x.addr.0.lcssa.i.i621, i64 %add93.i.i636
  %194 = load i32, ptr %arrayidx94.i.i637, align 4
  %xor95.i.i = xor i32 %194, %conv53
  %cmp96.i.i638 = icmp sgt i32 %xor95.i.i, %best77.0192.i.i
  %xor95.best77.0.i.i = tail call i32 @llvm.smax.i32(i32 %xor95.i.i, i32 %best77.0192.i.i)
  %i81.0.at80.0.i.i = select i1 %cmp96.i.i638, i64 %i81.0194.i.i, i64 %at80.0193.i.i
  %inc101.i.i639 = add nuw nsw i64 %i81.0194.i.i, 1
  %exitcond200.not.i.i = icmp eq i64 %inc101.i.i639, %161
  br i1 %exitcond200.not.i.i, label %for.cond.cleanup89.i.i628, label %for.body90.i.i634, !llvm.loop !74

for.inc.i622:                                     ; preds = %for.cond.cleanup89.i.i628, %for.cond72.preheader.i.i618, %of_32_line.exit.i
  %dec.i623 = add nsw i64 %matrices.addr.034.i, -1
  %add.ptr.i624 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %mul.i615
  %add.ptr3.i625 = getelementptr inbounds i64, ptr %out.addr.037.i, i64 %162
  %cmp.i626 = icmp sgt i64 %matrices.addr.034.i, 1
  br i1 %cmp.i626, label %for.body.i616, label %if.end70, !llvm.loop !75

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
  br i1 %cmp31.i, label %for.body.lr.ph.i741, label %if.end70

for.body.lr.ph.i741:                              ; preds = %if.else59
  %arrayidx66 = getelementptr inbounds i8, ptr %a, i64 64
  %199 = load i64, ptr %arrayidx66, align 8
  %200 = inttoptr i64 %199 to ptr
  %arrayidx60 = getelementptr inbounds i8, ptr %a, i64 24
  %201 = load i64, ptr %arrayidx60, align 8
  %202 = inttoptr i64 %201 to ptr
  %cmp1.i742 = icmp eq i64 %197, 1
  %cmp2.i743 = icmp eq i64 %198, 1
  %or.cond.i744 = and i1 %cmp1.i742, %cmp2.i743
  %cmp184.i.i = icmp sgt i64 %197, 7
  %cmp2179.i.i = icmp sgt i64 %196, 0
  %splat.splatinsert.i17.i745 = insertelement <8 x i64> poison, i64 %89, i64 0
  %splat.splat.i18.i746 = shufflevector <8 x i64> %splat.splatinsert.i17.i745, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp82190.i.i = icmp sgt i64 %196, 1
  %cmp1.not302.i.i = icmp slt i64 %196, 8
  %mul.i747 = mul nsw i64 %198, %196
  br label %for.body.i748

for.body.i748:                                    ; preds = %for.inc.i754, %for.body.lr.ph.i741
  %out.addr.035.i = phi ptr [ %200, %for.body.lr.ph.i741 ], [ %add.ptr3.i757, %for.inc.i754 ]
  %x.addr.033.i = phi ptr [ %202, %for.body.lr.ph.i741 ], [ %add.ptr.i756, %for.inc.i754 ]
  %matrices.addr.032.i = phi i64 [ %195, %for.body.lr.ph.i741 ], [ %dec.i755, %for.inc.i754 ]
  br i1 %or.cond.i744, label %if.then.i812, label %if.else.i749

if.then.i812:                                     ; preds = %for.body.i748
  %203 = load i64, ptr %x.addr.033.i, align 8
  %xor.i.i813 = xor i64 %203, %89
  br i1 %cmp1.not302.i.i, label %for.cond153.preheader.i.i, label %while.body.i.i814

for.cond153.preheader.i.i:                        ; preds = %while.cond127thread-pre-split.i.i, %if.then.i812
  %first.0.lcssa.i.i842 = phi i64 [ 0, %if.then.i812 ], [ %first.3.i.i828, %while.cond127thread-pre-split.i.i ]
  %at.0.lcssa.i.i843 = phi i64 [ 0, %if.then.i812 ], [ %at.1.i.i838, %while.cond127thread-pre-split.i.i ]
  %best.0.lcssa.i.i844 = phi i64 [ %xor.i.i813, %if.then.i812 ], [ %best.1.i.i839, %while.cond127thread-pre-split.i.i ]
  %cmp154309.i.i = icmp slt i64 %first.0.lcssa.i.i842, %196
  br i1 %cmp154309.i.i, label %for.body155.i.i, label %while.cond170.preheader.i.i

while.body.i.i814:                                ; preds = %if.then.i812, %while.cond127thread-pre-split.i.i
  %best.0305.i.i = phi i64 [ %best.1.i.i839, %while.cond127thread-pre-split.i.i ], [ %xor.i.i813, %if.then.i812 ]
  %at.0304.i.i = phi i64 [ %at.1.i.i838, %while.cond127thread-pre-split.i.i ], [ 0, %if.then.i812 ]
  %first.0303.i.i = phi i64 [ %first.3.i.i828, %while.cond127thread-pre-split.i.i ], [ 0, %if.then.i812 ]
  %sub.i.i815 = sub nsw i64 %196, %first.0303.i.i
  %div.i.i816 = sdiv i64 %sub.i.i815, 32
  %cmp2.i.i817 = icmp slt i64 %sub.i.i815, 3840
  %cond.i.i818 = select i1 %cmp2.i.i817, i64 %div.i.i816, i64 120
  %add.ptr.i.i819 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.0303.i.i
  %204 = load <8 x i64>, ptr %add.ptr.i.i819, align 8
  %xor3.i.i820 = xor <8 x i64> %204, %splat.splat.i18.i746
  %cmp4283.i.i = icmp sgt i64 %cond.i.i818, 0
  br i1 %cmp4283.i.i, label %for.body.i.i865, label %for.cond.cleanup.i.i821

for.cond.cleanup.loopexit.i.i885:                 ; preds = %for.body.i.i865
  %205 = shl nuw nsw i64 %cond.i.i818, 5
  %206 = add i64 %205, %first.0303.i.i
  br label %for.cond.cleanup.i.i821

for.cond.cleanup.i.i821:                          ; preds = %for.cond.cleanup.loopexit.i.i885, %while.body.i.i814
  %where.0.lcssa.i.i822 = phi <8 x i64> [ zeroinitializer, %while.body.i.i814 ], [ %or66.i.i881, %for.cond.cleanup.loopexit.i.i885 ]
  %most.0.lcssa.i.i823 = phi <8 x i64> [ %xor3.i.i820, %while.body.i.i814 ], [ %or59.i.i878, %for.cond.cleanup.loopexit.i.i885 ]
  %first.1.lcssa.i.i824 = phi i64 [ %first.0303.i.i, %while.body.i.i814 ], [ %206, %for.cond.cleanup.loopexit.i.i885 ]
  br i1 %cmp2.i.i817, label %for.cond70.preheader.i.i856, label %if.end99.i.i825

for.cond70.preheader.i.i856:                      ; preds = %for.cond.cleanup.i.i821
  %add71290.i.i = add nsw i64 %first.1.lcssa.i.i824, 8
  %cmp72.not291.i.i = icmp sgt i64 %add71290.i.i, %196
  br i1 %cmp72.not291.i.i, label %if.end99.i.i825, label %for.body73.lr.ph.i.i857

for.body73.lr.ph.i.i857:                          ; preds = %for.cond70.preheader.i.i856
  %splat.splatinsert89.i.i858 = insertelement <8 x i64> poison, i64 %div.i.i816, i64 0
  %splat.splat90.i.i859 = shufflevector <8 x i64> %splat.splatinsert89.i.i858, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body73.i.i860

for.body.i.i865:                                  ; preds = %while.body.i.i814, %for.body.i.i865
  %first.1287.i.i = phi i64 [ %add67.i.i883, %for.body.i.i865 ], [ %first.0303.i.i, %while.body.i.i814 ]
  %most.0286.i.i = phi <8 x i64> [ %or59.i.i878, %for.body.i.i865 ], [ %xor3.i.i820, %while.body.i.i814 ]
  %where.0285.i.i = phi <8 x i64> [ %or66.i.i881, %for.body.i.i865 ], [ zeroinitializer, %while.body.i.i814 ]
  %block.0284.i.i = phi i64 [ %inc.i.i882, %for.body.i.i865 ], [ 0, %while.body.i.i814 ]
  %add.ptr5.i.i866 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.1287.i.i
  %207 = load <8 x i64>, ptr %add.ptr5.i.i866, align 8
  %xor9.i.i867 = xor <8 x i64> %207, %splat.splat.i18.i746
  %arrayidx10.i.i868 = getelementptr inbounds i8, ptr %add.ptr5.i.i866, i64 64
  %208 = load <8 x i64>, ptr %arrayidx10.i.i868, align 8
  %xor13.i.i869 = xor <8 x i64> %208, %splat.splat.i18.i746
  %arrayidx14.i.i870 = getelementptr inbounds i8, ptr %add.ptr5.i.i866, i64 128
  %209 = load <8 x i64>, ptr %arrayidx14.i.i870, align 8
  %xor17.i.i871 = xor <8 x i64> %209, %splat.splat.i18.i746
  %arrayidx18.i.i872 = getelementptr inbounds i8, ptr %add.ptr5.i.i866, i64 192
  %210 = load <8 x i64>, ptr %arrayidx18.i.i872, align 8
  %xor21.i.i873 = xor <8 x i64> %210, %splat.splat.i18.i746
  %or37.i.i874 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor13.i.i869, <8 x i64> %xor9.i.i867)
  %or45.i.i875 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor21.i.i873, <8 x i64> %xor17.i.i871)
  %or53.i.i876 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %or45.i.i875, <8 x i64> %or37.i.i874)
  %cmp54.not.i.i877 = icmp sgt <8 x i64> %or53.i.i876, %most.0286.i.i
  %or59.i.i878 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %or53.i.i876, <8 x i64> %most.0286.i.i)
  %splat.splatinsert60.i.i879 = insertelement <8 x i64> poison, i64 %block.0284.i.i, i64 0
  %splat.splat61.i.i880 = shufflevector <8 x i64> %splat.splatinsert60.i.i879, <8 x i64> poison, <8 x i32> zeroinitializer
  %or66.i.i881 = select <8 x i1> %cmp54.not.i.i877, <8 x i64> %splat.splat61.i.i880, <8 x i64> %where.0285.i.i
  %inc.i.i882 = add nuw nsw i64 %block.0284.i.i, 1
  %add67.i.i883 = add nsw i64 %first.1287.i.i, 32
  %exitcond.not.i.i884 = icmp eq i64 %inc.i.i882, %cond.i.i818
  br i1 %exitcond.not.i.i884, label %for.cond.cleanup.loopexit.i.i885, label %for.body.i.i865, !llvm.loop !76

for.body73.i.i860:                                ; preds = %for.body73.i.i860, %for.body73.lr.ph.i.i857
  %add71295.i.i = phi i64 [ %add71290.i.i, %for.body73.lr.ph.i.i857 ], [ %add71.i.i863, %for.body73.i.i860 ]
  %first.2294.i.i = phi i64 [ %first.1.lcssa.i.i824, %for.body73.lr.ph.i.i857 ], [ %add71295.i.i, %for.body73.i.i860 ]
  %most.1293.i.i = phi <8 x i64> [ %most.0.lcssa.i.i823, %for.body73.lr.ph.i.i857 ], [ %or87.i.i, %for.body73.i.i860 ]
  %where.1292.i.i = phi <8 x i64> [ %where.0.lcssa.i.i822, %for.body73.lr.ph.i.i857 ], [ %or95.i.i862, %for.body73.i.i860 ]
  %add.ptr74.i.i861 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.2294.i.i
  %211 = load <8 x i64>, ptr %add.ptr74.i.i861, align 8
  %xor77.i.i = xor <8 x i64> %211, %splat.splat.i18.i746
  %cmp79.not.i.i = icmp sgt <8 x i64> %xor77.i.i, %most.1293.i.i
  %or87.i.i = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor77.i.i, <8 x i64> %most.1293.i.i)
  %or95.i.i862 = select <8 x i1> %cmp79.not.i.i, <8 x i64> %splat.splat90.i.i859, <8 x i64> %where.1292.i.i
  %add71.i.i863 = add nsw i64 %add71295.i.i, 8
  %cmp72.not.i.i864 = icmp sgt i64 %add71.i.i863, %196
  br i1 %cmp72.not.i.i864, label %if.end99.i.i825, label %for.body73.i.i860, !llvm.loop !77

if.end99.i.i825:                                  ; preds = %for.body73.i.i860, %for.cond70.preheader.i.i856, %for.cond.cleanup.i.i821
  %where.2.i.i826 = phi <8 x i64> [ %where.0.lcssa.i.i822, %for.cond.cleanup.i.i821 ], [ %where.0.lcssa.i.i822, %for.cond70.preheader.i.i856 ], [ %or95.i.i862, %for.body73.i.i860 ]
  %most.2.i.i827 = phi <8 x i64> [ %most.0.lcssa.i.i823, %for.cond.cleanup.i.i821 ], [ %most.0.lcssa.i.i823, %for.cond70.preheader.i.i856 ], [ %or87.i.i, %for.body73.i.i860 ]
  %first.3.i.i828 = phi i64 [ %first.1.lcssa.i.i824, %for.cond.cleanup.i.i821 ], [ %first.1.lcssa.i.i824, %for.cond70.preheader.i.i856 ], [ %add71295.i.i, %for.body73.i.i860 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %largest.i.i739) #5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %in.i.i740) #5
  store <8 x i64> %most.2.i.i827, ptr %largest.i.i739, align 16
  store <8 x i64> %where.2.i.i826, ptr %in.i.i740, align 16
  %212 = extractelement <8 x i64> %most.2.i.i827, i64 0
  %213 = extractelement <8 x i64> %where.2.i.i826, i64 0
  br label %for.body105.i.i829

for.body105.i.i829:                               ; preds = %for.inc124.i.i834, %if.end99.i.i825
  %j.0301.i.i = phi i64 [ 1, %if.end99.i.i825 ], [ %inc125.i.i835, %for.inc124.i.i834 ]
  %214 = phi i64 [ %212, %if.end99.i.i825 ], [ %219, %for.inc124.i.i834 ]
  %215 = phi i64 [ %213, %if.end99.i.i825 ], [ %218, %for.inc124.i.i834 ]
  %arrayidx109.i.i830 = getelementptr inbounds [8 x i64], ptr %largest.i.i739, i64 0, i64 %j.0301.i.i
  %216 = load i64, ptr %arrayidx109.i.i830, align 8
  %cmp111.i.i831 = icmp sgt i64 %216, %214
  br i1 %cmp111.i.i831, label %for.body105.if.then118_crit_edge.i.i853, label %lor.lhs.false.i.i832

for.body105.if.then118_crit_edge.i.i853:          ; preds = %for.body105.i.i829
  %arrayidx121.phi.trans.insert.i.i854 = getelementptr inbounds [8 x i64], ptr %in.i.i740, i64 0, i64 %j.0301.i.i
  %.pre.i.i855 = load i64, ptr %arrayidx121.phi.trans.insert.i.i854, align 8
  br label %for.inc124.i.i834

lor.lhs.false.i.i832:                             ; preds = %for.body105.i.i829
  %cmp114.i.i833 = icmp eq i64 %216, %214
  br i1 %cmp114.i.i833, label %land.lhs.true.i.i850, label %for.inc124.i.i834

land.lhs.true.i.i850:                             ; preds = %lor.lhs.false.i.i832
  %arrayidx115.i.i851 = getelementptr inbounds [8 x i64], ptr %in.i.i740, i64 0, i64 %j.0301.i.i
  %217 = load i64, ptr %arrayidx115.i.i851, align 8
  %spec.select.i.i852 = tail call i64 @llvm.smin.i64(i64 %217, i64 %215)
  br label %for.inc124.i.i834

for.inc124.i.i834:                                ; preds = %land.lhs.true.i.i850, %lor.lhs.false.i.i832, %for.body105.if.then118_crit_edge.i.i853
  %218 = phi i64 [ %215, %lor.lhs.false.i.i832 ], [ %.pre.i.i855, %for.body105.if.then118_crit_edge.i.i853 ], [ %spec.select.i.i852, %land.lhs.true.i.i850 ]
  %219 = phi i64 [ %214, %lor.lhs.false.i.i832 ], [ %216, %for.body105.if.then118_crit_edge.i.i853 ], [ %214, %land.lhs.true.i.i850 ]
  %inc125.i.i835 = add nuw nsw i64 %j.0301.i.i, 1
  %exitcond316.not.i.i = icmp eq i64 %inc125.i.i835, 8
  br i1 %exitcond316.not.i.i, label %while.cond127thread-pre-split.i.i, label %for.body105.i.i829, !llvm.loop !78

while.cond127thread-pre-split.i.i:                ; preds = %for.inc124.i.i834
  %cmp139.i.i836 = icmp sgt i64 %219, %best.0305.i.i
  %mul.i.i837 = shl nsw i64 %218, 5
  %add143.i.i = add nsw i64 %mul.i.i837, %first.0303.i.i
  %at.1.i.i838 = select i1 %cmp139.i.i836, i64 %add143.i.i, i64 %at.0304.i.i
  %best.1.i.i839 = tail call i64 @llvm.smax.i64(i64 %219, i64 %best.0305.i.i)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %in.i.i740) #5
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %largest.i.i739) #5
  %add.i.i840 = add nsw i64 %first.3.i.i828, 8
  %cmp1.not.i.i841 = icmp sgt i64 %add.i.i840, %196
  br i1 %cmp1.not.i.i841, label %for.cond153.preheader.i.i, label %while.body.i.i814, !llvm.loop !79

while.cond170.preheader.i.i:                      ; preds = %for.body155.i.i, %for.cond153.preheader.i.i
  %at.3.lcssa.i.i845 = phi i64 [ %at.0.lcssa.i.i843, %for.cond153.preheader.i.i ], [ %at.4.i.i848, %for.body155.i.i ]
  %best.3.lcssa.i.i846 = phi i64 [ %best.0.lcssa.i.i844, %for.cond153.preheader.i.i ], [ %best.4.i.i849, %for.body155.i.i ]
  br label %while.cond170.i.i

for.body155.i.i:                                  ; preds = %for.cond153.preheader.i.i, %for.body155.i.i
  %best.3312.i.i = phi i64 [ %best.4.i.i849, %for.body155.i.i ], [ %best.0.lcssa.i.i844, %for.cond153.preheader.i.i ]
  %at.3311.i.i = phi i64 [ %at.4.i.i848, %for.body155.i.i ], [ %at.0.lcssa.i.i843, %for.cond153.preheader.i.i ]
  %first.4310.i.i = phi i64 [ %inc168.i.i, %for.body155.i.i ], [ %first.0.lcssa.i.i842, %for.cond153.preheader.i.i ]
  %arrayidx156.i.i = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.4310.i.i
  %220 = load i64, ptr %arrayidx156.i.i, align 8
  %xor157.i.i = xor i64 %220, %89
  %cmp161.i.i = icmp sgt i64 %xor157.i.i, %best.3312.i.i
  %at.4.i.i848 = select i1 %cmp161.i.i, i64 %first.4310.i.i, i64 %at.3311.i.i
  %best.4.i.i849 = tail call i64 @llvm.smax.i64(i64 %xor157.i.i, i64 %best.3312.i.i)
  %inc168.i.i = add nsw i64 %first.4310.i.i, 1
  %exitcond317.not.i.i = icmp eq i64 %inc168.i.i, %196
  br i1 %exitcond317.not.i.i, label %while.cond170.preheader.i.i, label %for.body155.i.i, !llvm.loop !80

while.cond170.i.i:                                ; preds = %while.cond170.i.i, %while.cond170.preheader.i.i
  %at.6.i.i847 = phi i64 [ %inc175.i.i, %while.cond170.i.i ], [ %at.3.lcssa.i.i845, %while.cond170.preheader.i.i ]
  %arrayidx171.i.i = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %at.6.i.i847
  %221 = load i64, ptr %arrayidx171.i.i, align 8
  %xor172.i.i = xor i64 %221, %89
  %cmp173.not.i.i = icmp eq i64 %xor172.i.i, %best.3.lcssa.i.i846
  %inc175.i.i = add nsw i64 %at.6.i.i847, 1
  br i1 %cmp173.not.i.i, label %of_64_line.exit.i, label %while.cond170.i.i, !llvm.loop !81

of_64_line.exit.i:                                ; preds = %while.cond170.i.i
  store i64 %at.6.i.i847, ptr %out.addr.035.i, align 8
  br label %for.inc.i754

if.else.i749:                                     ; preds = %for.body.i748
  br i1 %cmp184.i.i, label %while.body.i19.i762, label %for.cond71.preheader.i.i750

for.cond71.preheader.i.i750:                      ; preds = %for.cond.cleanup56.i.i770, %if.else.i749
  %out.addr.0.lcssa.i.i751 = phi ptr [ %out.addr.035.i, %if.else.i749 ], [ %add.ptr67.i.i772, %for.cond.cleanup56.i.i770 ]
  %columns.addr.0.lcssa.i.i752 = phi i64 [ %197, %if.else.i749 ], [ %sub69.i.i, %for.cond.cleanup56.i.i770 ]
  %x.addr.0.lcssa.i.i753 = phi ptr [ %x.addr.033.i, %if.else.i749 ], [ %add.ptr65.i.i, %for.cond.cleanup56.i.i770 ]
  %cmp72195.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i752, 0
  br i1 %cmp72195.i.i, label %for.body75.i.i759, label %for.inc.i754

while.body.i19.i762:                              ; preds = %if.else.i749, %for.cond.cleanup56.i.i770
  %x.addr.0187.i.i = phi ptr [ %add.ptr65.i.i, %for.cond.cleanup56.i.i770 ], [ %x.addr.033.i, %if.else.i749 ]
  %columns.addr.0186.i.i = phi i64 [ %sub69.i.i, %for.cond.cleanup56.i.i770 ], [ %197, %if.else.i749 ]
  %out.addr.0185.i.i = phi ptr [ %add.ptr67.i.i772, %for.cond.cleanup56.i.i770 ], [ %out.addr.035.i, %if.else.i749 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i737) #5
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i738) #5
  %div172.i.i = lshr i64 %columns.addr.0186.i.i, 3
  %cond.i20.i763 = tail call i64 @llvm.umin.i64(i64 %div172.i.i, i64 16)
  br i1 %cmp2179.i.i, label %for.body.i21.i774, label %for.cond52.preheader.thread.i.i764

for.cond52.preheader.thread.i.i764:               ; preds = %while.body.i19.i762
  %mul53201.i.i = shl nuw nsw i64 %cond.i20.i763, 3
  br label %for.body57.preheader.i.i765

for.cond52.preheader.i.i810:                      ; preds = %for.cond.cleanup8.i.i805
  %mul53.i.i811 = shl nuw nsw i64 %cond.i20.i763, 3
  %cmp54182.not.i.i = icmp ult i64 %columns.addr.0186.i.i, 8
  br i1 %cmp54182.not.i.i, label %for.cond.cleanup56.i.i770, label %for.body57.preheader.i.i765

for.body57.preheader.i.i765:                      ; preds = %for.cond52.preheader.i.i810, %for.cond52.preheader.thread.i.i764
  %mul53203.i.i = phi i64 [ %mul53201.i.i, %for.cond52.preheader.thread.i.i764 ], [ %mul53.i.i811, %for.cond52.preheader.i.i810 ]
  br label %for.body57.i.i766

for.body.i21.i774:                                ; preds = %while.body.i19.i762, %for.cond.cleanup8.i.i805
  %row.0181.i.i = phi ptr [ %add.ptr49.i.i808, %for.cond.cleanup8.i.i805 ], [ %x.addr.0187.i.i, %while.body.i19.i762 ]
  %i.0180.i.i = phi i64 [ %add47.i.i806, %for.cond.cleanup8.i.i805 ], [ 0, %while.body.i19.i762 ]
  %tobool.i.i775 = icmp ne i64 %i.0180.i.i, 0
  %add.i22.i776 = add nuw nsw i64 %i.0180.i.i, 4
  %cmp3.i.i777 = icmp sle i64 %add.i22.i776, %196
  %222 = select i1 %tobool.i.i775, i1 %cmp3.i.i777, i1 false
  %conv.i.i778 = select i1 %222, i64 4, i64 1
  %cmp23.i.i779 = icmp eq i64 %i.0180.i.i, 0
  %conv25.neg.i.i780 = sext i1 %cmp23.i.i779 to i64
  %splat.splatinsert26.neg.i.i781 = insertelement <8 x i64> poison, i64 %conv25.neg.i.i780, i64 0
  %sub.i23.i782 = shufflevector <8 x i64> %splat.splatinsert26.neg.i.i781, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body9.i.i783

for.cond.cleanup8.i.i805:                         ; preds = %for.cond.cleanup14.i.i803
  %add47.i.i806 = add nuw nsw i64 %conv.i.i778, %i.0180.i.i
  %223 = select i1 %222, i64 2, i64 0
  %mul48.i.i807 = shl i64 %198, %223
  %add.ptr49.i.i808 = getelementptr inbounds i64, ptr %row.0181.i.i, i64 %mul48.i.i807
  %cmp2.i29.i809 = icmp slt i64 %add47.i.i806, %196
  br i1 %cmp2.i29.i809, label %for.body.i21.i774, label %for.cond52.preheader.i.i810, !llvm.loop !82

for.body9.i.i783:                                 ; preds = %for.cond.cleanup14.i.i803, %for.body.i21.i774
  %j.0178.i.i = phi i64 [ 0, %for.body.i21.i774 ], [ %inc45.i.i804, %for.cond.cleanup14.i.i803 ]
  %arrayidx.i.i784 = getelementptr inbounds [16 x <8 x i64>], ptr %best.i.i737, i64 0, i64 %j.0178.i.i
  %224 = load <8 x i64>, ptr %arrayidx.i.i784, align 16
  %arrayidx10.i24.i = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i738, i64 0, i64 %j.0178.i.i
  %225 = load <8 x i64>, ptr %arrayidx10.i24.i, align 16
  %add.ptr17.idx.i.i785 = shl nsw i64 %j.0178.i.i, 6
  %invariant.gep.i.i786 = getelementptr i8, ptr %row.0181.i.i, i64 %add.ptr17.idx.i.i785
  br label %for.body15.i.i787

for.cond.cleanup14.i.i803:                        ; preds = %for.body15.i.i787
  store <8 x i64> %or32.i.i794, ptr %arrayidx.i.i784, align 16
  store <8 x i64> %or41.i.i800, ptr %arrayidx10.i24.i, align 16
  %inc45.i.i804 = add nuw nsw i64 %j.0178.i.i, 1
  %exitcond197.not.i.i = icmp eq i64 %inc45.i.i804, %cond.i20.i763
  br i1 %exitcond197.not.i.i, label %for.cond.cleanup8.i.i805, label %for.body9.i.i783, !llvm.loop !83

for.body15.i.i787:                                ; preds = %for.body15.i.i787, %for.body9.i.i783
  %k.0176.i.i = phi i64 [ 0, %for.body9.i.i783 ], [ %inc.i27.i801, %for.body15.i.i787 ]
  %where.0175.i.i = phi <8 x i64> [ %225, %for.body9.i.i783 ], [ %or41.i.i800, %for.body15.i.i787 ]
  %most.0174.i.i = phi <8 x i64> [ %224, %for.body9.i.i783 ], [ %or32.i.i794, %for.body15.i.i787 ]
  %mul.i25.i = mul nsw i64 %k.0176.i.i, %198
  %gep.i.i788 = getelementptr i64, ptr %invariant.gep.i.i786, i64 %mul.i25.i
  %226 = load <8 x i64>, ptr %gep.i.i788, align 8
  %xor.i26.i = xor <8 x i64> %226, %splat.splat.i18.i746
  %cmp18.i.i789 = icmp sgt <8 x i64> %xor.i26.i, %most.0174.i.i
  %or28.i.i790 = select <8 x i1> %cmp18.i.i789, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %sub.i23.i782
  %and29.i.i791 = and <8 x i64> %or28.i.i790, %xor.i26.i
  %not30.i.i792 = xor <8 x i64> %or28.i.i790, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and31.i.i793 = and <8 x i64> %most.0174.i.i, %not30.i.i792
  %or32.i.i794 = or <8 x i64> %and29.i.i791, %and31.i.i793
  %add34.i.i795 = add nuw nsw i64 %k.0176.i.i, %i.0180.i.i
  %splat.splatinsert35.i.i796 = insertelement <8 x i64> poison, i64 %add34.i.i795, i64 0
  %splat.splat36.i.i797 = shufflevector <8 x i64> %splat.splatinsert35.i.i796, <8 x i64> poison, <8 x i32> zeroinitializer
  %and38.i.i798 = and <8 x i64> %or28.i.i790, %splat.splat36.i.i797
  %and40.i.i799 = and <8 x i64> %where.0175.i.i, %not30.i.i792
  %or41.i.i800 = or <8 x i64> %and38.i.i798, %and40.i.i799
  %inc.i27.i801 = add nuw nsw i64 %k.0176.i.i, 1
  %exitcond.not.i28.i802 = icmp eq i64 %inc.i27.i801, %conv.i.i778
  br i1 %exitcond.not.i28.i802, label %for.cond.cleanup14.i.i803, label %for.body15.i.i787, !llvm.loop !84

for.cond.cleanup56.i.i770:                        ; preds = %for.body57.i.i766, %for.cond52.preheader.i.i810
  %mul53204.i.i771 = phi i64 [ %mul53.i.i811, %for.cond52.preheader.i.i810 ], [ %mul53203.i.i, %for.body57.i.i766 ]
  %add.ptr65.i.i = getelementptr inbounds i64, ptr %x.addr.0187.i.i, i64 %mul53204.i.i771
  %add.ptr67.i.i772 = getelementptr inbounds i64, ptr %out.addr.0185.i.i, i64 %mul53204.i.i771
  %sub69.i.i = sub nsw i64 %columns.addr.0186.i.i, %mul53204.i.i771
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i738) #5
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i737) #5
  %cmp.i.i773 = icmp sgt i64 %sub69.i.i, 7
  br i1 %cmp.i.i773, label %while.body.i19.i762, label %for.cond71.preheader.i.i750, !llvm.loop !85

for.body57.i.i766:                                ; preds = %for.body57.i.i766, %for.body57.preheader.i.i765
  %j51.0183.i.i = phi i64 [ %inc62.i.i, %for.body57.i.i766 ], [ 0, %for.body57.preheader.i.i765 ]
  %div58173.i.i = lshr i64 %j51.0183.i.i, 3
  %rem.i.i767 = and i64 %j51.0183.i.i, 7
  %227 = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i738, i64 0, i64 %div58173.i.i, i64 %rem.i.i767
  %vecext.i.i768 = load i64, ptr %227, align 8
  %arrayidx60.i.i = getelementptr inbounds i64, ptr %out.addr.0185.i.i, i64 %j51.0183.i.i
  store i64 %vecext.i.i768, ptr %arrayidx60.i.i, align 8
  %inc62.i.i = add nuw nsw i64 %j51.0183.i.i, 1
  %exitcond198.not.i.i769 = icmp eq i64 %inc62.i.i, %mul53203.i.i
  br i1 %exitcond198.not.i.i769, label %for.cond.cleanup56.i.i770, label %for.body57.i.i766, !llvm.loop !86

for.body75.i.i759:                                ; preds = %for.cond71.preheader.i.i750, %for.cond.cleanup88.i.i
  %j70.0196.i.i = phi i64 [ %inc104.i.i, %for.cond.cleanup88.i.i ], [ 0, %for.cond71.preheader.i.i750 ]
  br i1 %cmp82190.i.i, label %for.body89.preheader.i.i, label %for.cond.cleanup88.i.i

for.body89.preheader.i.i:                         ; preds = %for.body75.i.i759
  %arrayidx77.i.i = getelementptr inbounds i64, ptr %x.addr.0.lcssa.i.i753, i64 %j70.0196.i.i
  %228 = load i64, ptr %arrayidx77.i.i, align 8
  %xor78.i.i = xor i64 %228, %89
  br label %for.body89.i.i

for.cond.cleanup88.i.i:                           ; preds = %for.body89.i.i, %for.body75.i.i759
  %at79.0.lcssa.i.i = phi i64 [ 0, %for.body75.i.i759 ], [ %i80.0.at79.0.i.i, %for.body89.i.i ]
  %arrayidx102.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i751, i64 %j70.0196.i.i
  store i64 %at79.0.lcssa.i.i, ptr %arrayidx102.i.i, align 8
  %inc104.i.i = add nuw nsw i64 %j70.0196.i.i, 1
  %exitcond200.not.i.i760 = icmp eq i64 %inc104.i.i, %columns.addr.0.lcssa.i.i752
  br i1 %exitcond200.not.i.i760, label %for.inc.i754, label %for.body75.i.i759, !llvm.loop !87

for.body89.i.i:                                   ; preds = %for.body89.i.i, %for.body89.preheader.i.i
  %i80.0193.i.i = phi i64 [ %inc100.i.i, %for.body89.i.i ], [ 1, %for.body89.preheader.i.i ]
  %at79.0192.i.i = phi i64 [ %i80.0.at79.0.i.i, %for.body89.i.i ], [ 0, %for.body89.preheader.i.i ]
  %best76.0191.i.i = phi i64 [ %xor94.best76.0.i.i, %for.body89.i.i ], [ %xor78.i.i, %for.body89.preheader.i.i ]
  %mul91.i.i = mul nsw i64 %i80.0193.i.i, %198
  %add92.i.i = add nsw i64 %mul91.i.i, %j70.0196.i.i
  %arrayidx93.i.i = getelementptr inbounds i64, ptr %x.addr.0.lcssa.i.i753, i64 %add92.i.i
  %229 = load i64, ptr %arrayidx93.i.i, align 8
  %xor94.i.i = xor i64 %229, %89
  %cmp95.i.i = icmp sgt i64 %xor94.i.i, %best76.0191.i.i
  %xor94.best76.0.i.i = tail call i64 @llvm.smax.i64(i64 %xor94.i.i, i64 %best76.0191.i.i)
  %i80.0.at79.0.i.i = select i1 %cmp95.i.i, i64 %i80.0193.i.i, i64 %at79.0192.i.i
  %inc100.i.i = add nuw nsw i64 %i80.0193.i.i, 1
  %exitcond199.not.i.i761 = icmp eq i64 %inc100.i.i, %196
  br i1 %exitcond199.not.i.i761, label %for.cond.cleanup88.i.i, label %for.body89.i.i, !llvm.loop !88

for.inc.i754:                                     ; preds = %for.cond.cleanup88.i.i, %for.cond71.preheader.i.i750, %of_64_line.exit.i
  %dec.i755 = add nsw i64 %matrices.addr.032.i, -1
  %add.ptr.i756 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %mul.i747
  %add.ptr3.i757 = getelementptr inbounds i64, ptr %out.addr.035.i, i64 %197
  %cmp.i758 = icmp sgt i64 %matrices.addr.032.i, 1
  br i1 %cmp.i758, label %for.body.i748, label %if.end70, !llvm.loop !89

if.end70:                                         ; preds = %for.inc.i136, %for.inc.i, %for.inc.i622, %for.inc.i387, %for.inc.i268, %for.inc.i754, %if.else59, %if.then50, %if.then37, %if.then24, %if.then11, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_sum_complex(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %whole.i.i21 = alloca [32 x <8 x double>], align 16
  %whole.i.i = alloca [32 x <8 x double>], align 16
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
  %8 = load <8 x float>, ptr %add.ptr.i.i, align 4
  %add9.i.i = fadd <8 x float> %sums.sroa.0.2.i.i, %8
  %add.ptr8.1.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 32
  %9 = load <8 x float>, ptr %add.ptr8.1.i.i, align 4
  %add9.1.i.i = fadd <8 x float> %sums.sroa.7.2.i.i, %9
  %add.ptr8.2.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 64
  %10 = load <8 x float>, ptr %add.ptr8.2.i.i, align 4
  %add9.2.i.i = fadd <8 x float> %sums.sroa.10.2.i.i, %10
  %add.ptr8.3.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 96
  %11 = load <8 x float>, ptr %add.ptr8.3.i.i, align 4
  %add9.3.i.i = fadd <8 x float> %sums.sroa.13.2.i.i, %11
  %add3.i.i = add nsw i64 %add392.i.i, 32
  %cmp4.not.i.i = icmp sgt i64 %add3.i.i, %cond.i.i
  br i1 %cmp4.not.i.i, label %for.cond13.preheader.i.i, label %for.cond5.preheader.i.i, !llvm.loop !90

for.body16.i.i:                                   ; preds = %for.cond13.preheader.i.i, %for.body16.i.i
  %add1496.i.i = phi i64 [ %add14.i.i, %for.body16.i.i ], [ %add1493.i.i, %for.cond13.preheader.i.i ]
  %k.295.i.i = phi i64 [ %add1496.i.i, %for.body16.i.i ], [ %k.1.lcssa.i.i, %for.cond13.preheader.i.i ]
  %12 = phi <8 x float> [ %add19.i.i, %for.body16.i.i ], [ %sums.sroa.0.1.i.i, %for.cond13.preheader.i.i ]
  %add.ptr17.i.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %k.295.i.i
  %13 = load <8 x float>, ptr %add.ptr17.i.i, align 4
  %add19.i.i = fadd <8 x float> %12, %13
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
  %14 = load float, ptr %arrayidx50.i.i, align 4
  %conv51.i.i = fpext float %14 to double
  %and.i.i = and i64 %k.3105.i.i, 1
  %arrayidx52.i.i = getelementptr inbounds double, ptr %out.addr.033.i, i64 %and.i.i
  %15 = load double, ptr %arrayidx52.i.i, align 8
  %add53.i.i = fadd double %15, %conv51.i.i
  store double %add53.i.i, ptr %arrayidx52.i.i, align 8
  %inc55.i.i = add nsw i64 %k.3105.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc55.i.i, %mul.i
  br i1 %exitcond.not.i.i, label %if.end.i, label %for.body49.i.i, !llvm.loop !93

if.else.i:                                        ; preds = %for.body.i
  br i1 %cmp.not173.i.i, label %for.end83.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.else.i, %for.inc81.i.i
  %indvar.i.i = phi i64 [ %indvar.next.i.i, %for.inc81.i.i ], [ 0, %if.else.i ]
  %j.0174.i.i = phi i64 [ %add82.i.i, %for.inc81.i.i ], [ 0, %if.else.i ]
  %16 = shl i64 %indvar.i.i, 11
  %scevgep.i.i = getelementptr i8, ptr %out.addr.033.i, i64 %16
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %whole.i.i) #5
  %sub.i15.i = sub nuw nsw i64 %3, %j.0174.i.i
  %div198.i.i = lshr i64 %sub.i15.i, 3
  %cmp1.i16.i = icmp slt i64 %sub.i15.i, 256
  %cond.i17.i = select i1 %cmp1.i16.i, i64 %div198.i.i, i64 32
  %cmp3155.not.i.i = icmp eq i64 %cond.i17.i, 0
  br i1 %cmp3155.not.i.i, label %for.cond.cleanup.i.i, label %for.body4.preheader.i.i

for.body4.preheader.i.i:                          ; preds = %for.body.i.i
  %17 = shl nuw i64 %cond.i17.i, 6
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %whole.i.i, i8 0, i64 %17, i1 false)
  br label %for.cond.cleanup.i.i

for.cond.cleanup.i.i:                             ; preds = %for.body4.preheader.i.i, %for.body.i.i
  %add.ptr.i18.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %j.0174.i.i
  br i1 %cmp7.not160.i.i, label %for.cond39.preheader.i.i, label %for.cond10.preheader.i.i

for.cond39.preheader.i.i:                         ; preds = %for.cond.cleanup12.i.i, %for.cond.cleanup.i.i
  %row.0.lcssa.i.i = phi ptr [ %add.ptr.i18.i, %for.cond.cleanup.i.i ], [ %add.ptr37.i.i, %for.cond.cleanup12.i.i ]
  %i.0.lcssa.i.i = phi i64 [ 0, %for.cond.cleanup.i.i ], [ %add6162.i.i, %for.cond.cleanup12.i.i ]
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
  %18 = load <8 x float>, ptr %invariant.gep.i.i, align 4
  %add22.i.i = fadd <8 x float> %18, zeroinitializer
  %gep.1.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %3
  %19 = load <8 x float>, ptr %gep.1.i.i, align 4
  %add22.1.i.i = fadd <8 x float> %19, zeroinitializer
  %gep.2.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.2.idx.i.i
  %20 = load <8 x float>, ptr %gep.2.i.i, align 4
  %add22.2.i.i = fadd <8 x float> %add22.i.i, %20
  %gep.3.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.3.idx.i.i
  %21 = load <8 x float>, ptr %gep.3.i.i, align 4
  %add22.3.i.i = fadd <8 x float> %add22.1.i.i, %21
  %gep.4.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.4.idx.i.i
  %22 = load <8 x float>, ptr %gep.4.i.i, align 4
  %add22.4.i.i = fadd <8 x float> %add22.2.i.i, %22
  %gep.5.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.5.idx.i.i
  %23 = load <8 x float>, ptr %gep.5.i.i, align 4
  %add22.5.i.i = fadd <8 x float> %add22.3.i.i, %23
  %gep.6.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.6.idx.i.i
  %24 = load <8 x float>, ptr %gep.6.i.i, align 4
  %add22.6.i.i = fadd <8 x float> %add22.4.i.i, %24
  %gep.7.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %gep.7.idx.i.i
  %25 = load <8 x float>, ptr %gep.7.i.i, align 4
  %add22.7.i.i = fadd <8 x float> %add22.5.i.i, %25
  %add28.i19.i = fadd <8 x float> %add22.6.i.i, %add22.7.i.i
  %conv.i20.i = fpext <8 x float> %add28.i19.i to <8 x double>
  %arrayidx29.i.i = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i, i64 0, i64 %v9.0159.i.i
  %26 = load <8 x double>, ptr %arrayidx29.i.i, align 16
  %add30.i21.i = fadd <8 x double> %26, %conv.i20.i
  store <8 x double> %add30.i21.i, ptr %arrayidx29.i.i, align 16
  %inc32.i.i = add nuw nsw i64 %v9.0159.i.i, 1
  %exitcond.not.i22.i = icmp eq i64 %inc32.i.i, %cond.i17.i
  br i1 %exitcond.not.i22.i, label %for.cond.cleanup12.i.i, label %for.body13.i.i, !llvm.loop !95

for.cond62.preheader.i.i:                         ; preds = %for.cond.cleanup47.i.i, %for.cond39.preheader.i.i
  br i1 %cmp3155.not.i.i, label %for.cond.cleanup65.i.i, label %for.body66.lr.ph.i.i

for.body66.lr.ph.i.i:                             ; preds = %for.cond62.preheader.i.i
  %27 = shl nuw i64 %cond.i17.i, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scevgep.i.i, ptr nonnull align 16 %whole.i.i, i64 %27, i1 false)
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
  %28 = load <8 x float>, ptr %add.ptr50.i.i, align 4
  %conv51.i24.i = fpext <8 x float> %28 to <8 x double>
  %arrayidx52.i25.i = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i, i64 0, i64 %v43.0165.i.i
  %29 = load <8 x double>, ptr %arrayidx52.i25.i, align 16
  %add53.i26.i = fadd <8 x double> %29, %conv51.i24.i
  store <8 x double> %add53.i26.i, ptr %arrayidx52.i25.i, align 16
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
  %30 = load float, ptr %gep177.i.i, align 4
  %conv97.i.i = fpext float %30 to double
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
  %31 = load i64, ptr %arrayidx10, align 8
  %32 = inttoptr i64 %31 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 8
  %33 = load i64, ptr %arrayidx6, align 8
  %34 = inttoptr i64 %33 to ptr
  %cmp1.i23 = icmp eq i64 %3, 2
  %cmp.not165.i.i = icmp slt i64 %3, 8
  %cmp7.not152.i.i = icmp slt i64 %2, 8
  %add.ptr37.idx.i.i24 = shl nsw i64 %3, 6
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
  %out.addr.029.i = phi ptr [ %32, %for.body.lr.ph.i22 ], [ %add.ptr3.i78, %if.end.i76 ]
  %x.addr.028.i = phi ptr [ %34, %for.body.lr.ph.i22 ], [ %add.ptr.i77, %if.end.i76 ]
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
  %35 = load <8 x double>, ptr %add.ptr.i.i94, align 8
  %add9.i.i95 = fadd <8 x double> %sums.sroa.0.2.i.i93, %35
  %add.ptr8.1.i.i96 = getelementptr inbounds i8, ptr %add.ptr.i.i94, i64 64
  %36 = load <8 x double>, ptr %add.ptr8.1.i.i96, align 8
  %add9.1.i.i97 = fadd <8 x double> %sums.sroa.7.2.i.i92, %36
  %add.ptr8.2.i.i98 = getelementptr inbounds i8, ptr %add.ptr.i.i94, i64 128
  %37 = load <8 x double>, ptr %add.ptr8.2.i.i98, align 8
  %add9.2.i.i99 = fadd <8 x double> %sums.sroa.10.2.i.i91, %37
  %add.ptr8.3.i.i100 = getelementptr inbounds i8, ptr %add.ptr.i.i94, i64 192
  %38 = load <8 x double>, ptr %add.ptr8.3.i.i100, align 8
  %add9.3.i.i101 = fadd <8 x double> %sums.sroa.13.2.i.i90, %38
  %add3.i.i102 = add nsw i64 %add390.i.i, 32
  %cmp4.not.i.i103 = icmp sgt i64 %add3.i.i102, %cond.i.i88
  br i1 %cmp4.not.i.i103, label %for.cond13.preheader.i.i104, label %for.cond5.preheader.i.i89, !llvm.loop !102

for.body16.i.i110:                                ; preds = %for.cond13.preheader.i.i104, %for.body16.i.i110
  %add1494.i.i = phi i64 [ %add14.i.i113, %for.body16.i.i110 ], [ %add1491.i.i, %for.cond13.preheader.i.i104 ]
  %k.293.i.i = phi i64 [ %add1494.i.i, %for.body16.i.i110 ], [ %k.1.lcssa.i.i109, %for.cond13.preheader.i.i104 ]
  %39 = phi <8 x double> [ %add19.i.i112, %for.body16.i.i110 ], [ %sums.sroa.0.1.i.i108, %for.cond13.preheader.i.i104 ]
  %add.ptr17.i.i111 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %k.293.i.i
  %40 = load <8 x double>, ptr %add.ptr17.i.i111, align 8
  %add19.i.i112 = fadd <8 x double> %39, %40
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
  %41 = load double, ptr %arrayidx49.i.i, align 8
  %and.i.i143 = and i64 %k.3103.i.i, 1
  %arrayidx50.i.i144 = getelementptr inbounds double, ptr %out.addr.029.i, i64 %and.i.i143
  %42 = load double, ptr %arrayidx50.i.i144, align 8
  %add51.i.i = fadd double %41, %42
  store double %add51.i.i, ptr %arrayidx50.i.i144, align 8
  %inc53.i.i = add nsw i64 %k.3103.i.i, 1
  %exitcond.not.i.i145 = icmp eq i64 %inc53.i.i, %mul.i31
  br i1 %exitcond.not.i.i145, label %if.end.i76, label %for.body48.i.i142, !llvm.loop !105

if.else.i34:                                      ; preds = %for.body.i33
  br i1 %cmp.not165.i.i, label %for.end78.i.i, label %for.body.i.i35

for.body.i.i35:                                   ; preds = %if.else.i34, %for.inc76.i.i
  %indvar.i.i36 = phi i64 [ %indvar.next.i.i74, %for.inc76.i.i ], [ 0, %if.else.i34 ]
  %j.0166.i.i = phi i64 [ %add77.i.i, %for.inc76.i.i ], [ 0, %if.else.i34 ]
  %43 = shl i64 %indvar.i.i36, 11
  %scevgep.i.i37 = getelementptr i8, ptr %out.addr.029.i, i64 %43
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %whole.i.i21) #5
  %sub.i15.i38 = sub nuw nsw i64 %3, %j.0166.i.i
  %div190.i.i = lshr i64 %sub.i15.i38, 3
  %cmp1.i16.i39 = icmp slt i64 %sub.i15.i38, 256
  %cond.i17.i40 = select i1 %cmp1.i16.i39, i64 %div190.i.i, i64 32
  %cmp3147.not.i.i = icmp eq i64 %cond.i17.i40, 0
  br i1 %cmp3147.not.i.i, label %for.cond.cleanup.i.i42, label %for.body4.preheader.i.i41

for.body4.preheader.i.i41:                        ; preds = %for.body.i.i35
  %44 = shl nuw i64 %cond.i17.i40, 6
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %whole.i.i21, i8 0, i64 %44, i1 false)
  br label %for.cond.cleanup.i.i42

for.cond.cleanup.i.i42:                           ; preds = %for.body4.preheader.i.i41, %for.body.i.i35
  %add.ptr.i18.i43 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %j.0166.i.i
  br i1 %cmp7.not152.i.i, label %for.cond39.preheader.i.i70, label %for.cond10.preheader.i.i44

for.cond39.preheader.i.i70:                       ; preds = %for.cond.cleanup12.i.i66, %for.cond.cleanup.i.i42
  %row.0.lcssa.i.i71 = phi ptr [ %add.ptr.i18.i43, %for.cond.cleanup.i.i42 ], [ %add.ptr37.i.i67, %for.cond.cleanup12.i.i66 ]
  %i.0.lcssa.i.i72 = phi i64 [ 0, %for.cond.cleanup.i.i42 ], [ %add6154.i.i, %for.cond.cleanup12.i.i66 ]
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
  %45 = load <8 x double>, ptr %invariant.gep.i.i47, align 8
  %add22.i.i48 = fadd <8 x double> %45, zeroinitializer
  %gep.1.i.i49 = getelementptr double, ptr %invariant.gep.i.i47, i64 %3
  %46 = load <8 x double>, ptr %gep.1.i.i49, align 8
  %add22.1.i.i50 = fadd <8 x double> %46, zeroinitializer
  %gep.2.i.i51 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.2.idx.i.i25
  %47 = load <8 x double>, ptr %gep.2.i.i51, align 8
  %add22.2.i.i52 = fadd <8 x double> %add22.i.i48, %47
  %gep.3.i.i53 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.3.idx.i.i26
  %48 = load <8 x double>, ptr %gep.3.i.i53, align 8
  %add22.3.i.i54 = fadd <8 x double> %add22.1.i.i50, %48
  %gep.4.i.i55 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.4.idx.i.i27
  %49 = load <8 x double>, ptr %gep.4.i.i55, align 8
  %add22.4.i.i56 = fadd <8 x double> %add22.2.i.i52, %49
  %gep.5.i.i57 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.5.idx.i.i28
  %50 = load <8 x double>, ptr %gep.5.i.i57, align 8
  %add22.5.i.i58 = fadd <8 x double> %add22.3.i.i54, %50
  %gep.6.i.i59 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.6.idx.i.i29
  %51 = load <8 x double>, ptr %gep.6.i.i59, align 8
  %add22.6.i.i60 = fadd <8 x double> %add22.4.i.i56, %51
  %gep.7.i.i61 = getelementptr i8, ptr %invariant.gep.i.i47, i64 %gep.7.idx.i.i30
  %52 = load <8 x double>, ptr %gep.7.i.i61, align 8
  %add22.7.i.i62 = fadd <8 x double> %add22.5.i.i58, %52
  %add28.i19.i63 = fadd <8 x double> %add22.6.i.i60, %add22.7.i.i62
  %arrayidx29.i.i64 = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i21, i64 0, i64 %v9.0151.i.i
  %53 = load <8 x double>, ptr %arrayidx29.i.i64, align 16
  %add30.i20.i = fadd <8 x double> %53, %add28.i19.i63
  store <8 x double> %add30.i20.i, ptr %arrayidx29.i.i64, align 16
  %inc32.i.i65 = add nuw nsw i64 %v9.0151.i.i, 1
  %exitcond.not.i21.i = icmp eq i64 %inc32.i.i65, %cond.i17.i40
  br i1 %exitcond.not.i21.i, label %for.cond.cleanup12.i.i66, label %for.body13.i.i45, !llvm.loop !107

for.cond59.preheader.i.i:                         ; preds = %for.cond.cleanup45.i.i, %for.cond39.preheader.i.i70
  br i1 %cmp3147.not.i.i, label %for.cond.cleanup61.i.i, label %for.body62.lr.ph.i.i

for.body62.lr.ph.i.i:                             ; preds = %for.cond59.preheader.i.i
  %54 = shl nuw i64 %cond.i17.i40, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scevgep.i.i37, ptr nonnull align 16 %whole.i.i21, i64 %54, i1 false)
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
  %55 = load <8 x double>, ptr %add.ptr48.i.i, align 8
  %arrayidx49.i23.i = getelementptr inbounds [32 x <8 x double>], ptr %whole.i.i21, i64 0, i64 %v42.0157.i.i
  %56 = load <8 x double>, ptr %arrayidx49.i23.i, align 16
  %add50.i.i = fadd <8 x double> %55, %56
  store <8 x double> %add50.i.i, ptr %arrayidx49.i23.i, align 16
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
  %57 = load double, ptr %gep169.i.i, align 8
  %add90.i.i = fadd double %sum.0171.i.i, %57
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @lazyasync_combine_rows(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %spare.i1168 = alloca [64 x i64], align 16
  %spare.i1081 = alloca [64 x i64], align 16
  %spare.i994 = alloca [64 x i32], align 16
  %spare.i927 = alloca [64 x i32], align 16
  %spare.i828 = alloca [64 x double], align 16
  %spare.i729 = alloca [64 x double], align 16
  %spare.i630 = alloca [64 x float], align 16
  %spare.i581 = alloca [64 x float], align 16
  %spare.i494 = alloca [64 x i64], align 16
  %spare.i440 = alloca [64 x double], align 16
  %spare.i399 = alloca [64 x double], align 16
  %spare.i324 = alloca [64 x i64], align 16
  %spare.i = alloca [64 x i32], align 16
  %0 = load i64, ptr %a, align 8
  %arrayidx70 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx70, align 8
  switch i64 %0, label %if.end69 [
    i64 3, label %if.then
    i64 0, label %if.then26
  ]

if.then:                                          ; preds = %entry
  switch i64 %1, label %cond.false [
    i64 0, label %cond.true
    i64 2, label %cond.true
  ]

cond.true:                                        ; preds = %if.then, %if.then
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx5, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx7, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx8, align 8
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 48
  %8 = load i64, ptr %arrayidx9, align 8
  %arrayidx10 = getelementptr inbounds i8, ptr %a, i64 56
  %9 = load i64, ptr %arrayidx10, align 8
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 64
  %10 = load i64, ptr %arrayidx11, align 8
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 72
  %11 = load i64, ptr %arrayidx12, align 8
  %arrayidx13 = getelementptr inbounds i8, ptr %a, i64 80
  %12 = load i64, ptr %arrayidx13, align 8
  %13 = inttoptr i64 %12 to ptr
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %spare.i) #5
  %cmp1.i = icmp eq i64 %9, 1
  %cmp2.i = icmp eq i64 %10, 0
  %cmp4.i = icmp eq i64 %11, %8
  %14 = and i1 %cmp2.i, %cmp4.i
  %or.cond103.i = and i1 %cmp1.i, %14
  %cmp.not31.i.i = icmp sgt i64 %7, 0
  br i1 %or.cond103.i, label %if.then.i, label %for.cond6.preheader.i

for.cond6.preheader.i:                            ; preds = %cond.true
  br i1 %cmp.not31.i.i, label %for.body9.lr.ph.i, label %set_32.exit

for.body9.lr.ph.i:                                ; preds = %for.cond6.preheader.i
  %sub12.i = sub nsw i64 %11, %10
  %cmp36.not105.i = icmp slt i64 %9, 8
  br label %for.body9.i

if.then.i:                                        ; preds = %cond.true
  br i1 %cmp.not31.i.i, label %for.body.i.preheader.i, label %set_32.exit

for.body.i.preheader.i:                           ; preds = %if.then.i
  %15 = load i64, ptr %6, align 8
  %cmp2.i114.i = icmp slt i64 %15, 0
  %cond.i115.i = select i1 %cmp2.i114.i, i64 %8, i64 0
  %add.i116.i = add nsw i64 %cond.i115.i, %15
  %cmp3.not.i117.i = icmp ult i64 %add.i116.i, %8
  br i1 %cmp3.not.i117.i, label %for.inc.i.i, label %set_32.exit

for.body.i.i:                                     ; preds = %for.inc.i.i
  %arrayidx1.i.i = getelementptr inbounds i64, ptr %6, i64 %inc.i.i
  %16 = load i64, ptr %arrayidx1.i.i, align 8
  %cmp2.i.i = icmp slt i64 %16, 0
  %cond.i.i = select i1 %cmp2.i.i, i64 %8, i64 0
  %add.i.i = add nsw i64 %cond.i.i, %16
  %cmp3.not.i.i = icmp ult i64 %add.i.i, %8
  br i1 %cmp3.not.i.i, label %for.inc.i.i, label %cleanup10.loopexit.i.loopexit.i, !llvm.loop !114

for.inc.i.i:                                      ; preds = %for.body.i.preheader.i, %for.body.i.i
  %add.i119.i = phi i64 [ %add.i.i, %for.body.i.i ], [ %add.i116.i, %for.body.i.preheader.i ]
  %k.032.i118.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.body.i.preheader.i ]
  %mul.i.i = mul nsw i64 %k.032.i118.i, %4
  %arrayidx8.i.i = getelementptr inbounds i32, ptr %3, i64 %mul.i.i
  %17 = load i32, ptr %arrayidx8.i.i, align 4
  %arrayidx9.i.i = getelementptr inbounds i32, ptr %13, i64 %add.i119.i
  store i32 %17, ptr %arrayidx9.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.032.i118.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %7
  br i1 %exitcond.not.i.i, label %cleanup10.loopexit.i.loopexit.i, label %for.body.i.i, !llvm.loop !114

cleanup10.loopexit.i.loopexit.i:                  ; preds = %for.inc.i.i, %for.body.i.i
  %inc.i.i.lcssa = phi i64 [ %7, %for.inc.i.i ], [ %inc.i.i, %for.body.i.i ]
  %cmp.not.i.le.i = icmp slt i64 %inc.i.i.lcssa, %7
  %18 = zext i1 %cmp.not.i.le.i to i64
  br label %set_32.exit

for.body9.i:                                      ; preds = %cleanup.i, %for.body9.lr.ph.i
  %wrong.0112.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %or.i, %cleanup.i ]
  %k5.0111.i = phi i64 [ 0, %for.body9.lr.ph.i ], [ %inc57.i, %cleanup.i ]
  %arrayidx10.i = getelementptr inbounds i64, ptr %6, i64 %k5.0111.i
  %19 = load i64, ptr %arrayidx10.i, align 8
  %cmp11.i = icmp slt i64 %19, 0
  %cond.i = select i1 %cmp11.i, i64 %8, i64 0
  %add.i = add nsw i64 %cond.i, %19
  %sub.i = sub nsw i64 %add.i, %10
  %cmp13.not.i = icmp ult i64 %sub.i, %sub12.i
  %cmp15.i = icmp uge i64 %add.i, %8
  %conv17.i = zext i1 %cmp15.i to i64
  %or.i = or i64 %wrong.0112.i, %conv17.i
  %mul.i = mul nsw i64 %k5.0111.i, %4
  %add.ptr.i = getelementptr inbounds i32, ptr %3, i64 %mul.i
  br i1 %cmp1.i, label %if.then20.i, label %if.end27.i

if.then20.i:                                      ; preds = %for.body9.i
  %and.i = and i64 %k5.0111.i, 63
  %add.ptr22.i = getelementptr inbounds i32, ptr %spare.i, i64 %and.i
  %add.ptr24.i = getelementptr inbounds i32, ptr %13, i64 %add.i
  %cond26.i = select i1 %cmp13.not.i, ptr %add.ptr24.i, ptr %add.ptr22.i
  %20 = load i32, ptr %add.ptr.i, align 4
  store i32 %20, ptr %cond26.i, align 4
  br label %cleanup.i

if.end27.i:                                       ; preds = %for.body9.i
  br i1 %cmp13.not.i, label %if.end30.i, label %cleanup.i

if.end30.i:                                       ; preds = %if.end27.i
  %mul32.i = mul nsw i64 %add.i, %9
  %add.ptr33.i = getelementptr i32, ptr %13, i64 %mul32.i
  br i1 %cmp36.not105.i, label %for.cond45.preheader.i, label %for.body38.i

for.cond45.preheader.i:                           ; preds = %for.body38.i, %if.end30.i
  %j.0.lcssa.i = phi i64 [ 0, %if.end30.i ], [ %add35107.i, %for.body38.i ]
  %cmp46108.i = icmp slt i64 %j.0.lcssa.i, %9
  br i1 %cmp46108.i, label %for.body48.i, label %cleanup.i

for.body38.i:                                     ; preds = %if.end30.i, %for.body38.i
  %add35107.i = phi i64 [ %add35.i, %for.body38.i ], [ 8, %if.end30.i ]
  %j.0106.i = phi i64 [ %add35107.i, %for.body38.i ], [ 0, %if.end30.i ]
  %add.ptr39.i = getelementptr inbounds i32, ptr %add.ptr33.i, i64 %j.0106.i
  %add.ptr40.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %j.0106.i
  %21 = load <8 x i32>, ptr %add.ptr40.i, align 4
  store <8 x i32> %21, ptr %add.ptr39.i, align 4
  %add35.i = add nuw nsw i64 %add35107.i, 8
  %cmp36.not.i = icmp sgt i64 %add35.i, %9
  br i1 %cmp36.not.i, label %for.cond45.preheader.i, label %for.body38.i, !llvm.loop !115

for.body48.i:                                     ; preds = %for.cond45.preheader.i, %for.body48.i
  %j.1109.i = phi i64 [ %inc52.i, %for.body48.i ], [ %j.0.lcssa.i, %for.cond45.preheader.i ]
  %arrayidx49.i = getelementptr inbounds i32, ptr %add.ptr.i, i64 %j.1109.i
  %22 = load i32, ptr %arrayidx49.i, align 4
  %arrayidx50.i = getelementptr inbounds i32, ptr %add.ptr33.i, i64 %j.1109.i
  store i32 %22, ptr %arrayidx50.i, align 4
  %inc52.i = add nuw nsw i64 %j.1109.i, 1
  %exitcond.not.i = icmp eq i64 %inc52.i, %9
  br i1 %exitcond.not.i, label %cleanup.i, label %for.body48.i, !llvm.loop !116

cleanup.i:                                        ; preds = %for.body48.i, %for.cond45.preheader.i, %if.end27.i, %if.then20.i
  %inc57.i = add nuw nsw i64 %k5.0111.i, 1
  %exitcond124.not.i = icmp eq i64 %inc57.i, %7
  br i1 %exitcond124.not.i, label %set_32.exit, label %for.body9.i, !llvm.loop !117

set_32.exit:                                      ; preds = %cleanup.i, %for.cond6.preheader.i, %if.then.i, %for.body.i.preheader.i, %cleanup10.loopexit.i.loopexit.i
  %retval.0.i = phi i64 [ 0, %if.then.i ], [ 0, %for.cond6.preheader.i ], [ 1, %for.body.i.preheader.i ], [ %18, %cleanup10.loopexit.i.loopexit.i ], [ %or.i, %cleanup.i ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %spare.i) #5
  br label %return

cond.false:                                       ; preds = %if.then
  %arrayidx14 = getelementptr inbounds i8, ptr %a, i64 16
  %23 = load i64, ptr %arrayidx14, align 8
  %24 = inttoptr i64 %23 to ptr
  %arrayidx15 = getelementptr inbounds i8, ptr %a, i64 24
  %25 = load i64, ptr %arrayidx15, align 8
  %arrayidx16 = getelementptr inbounds i8, ptr %a, i64 32
  %26 = load i64, ptr %arrayidx16, align 8
  %27 = inttoptr i64 %26 to ptr
  %arrayidx17 = getelementptr inbounds i8, ptr %a, i64 40
  %28 = load i64, ptr %arrayidx17, align 8
  %arrayidx18 = getelementptr inbounds i8, ptr %a, i64 48
  %29 = load i64, ptr %arrayidx18, align 8
  %arrayidx19 = getelementptr inbounds i8, ptr %a, i64 56
  %30 = load i64, ptr %arrayidx19, align 8
  %arrayidx20 = getelementptr inbounds i8, ptr %a, i64 64
  %31 = load i64, ptr %arrayidx20, align 8
  %arrayidx21 = getelementptr inbounds i8, ptr %a, i64 72
  %32 = load i64, ptr %arrayidx21, align 8
  %arrayidx22 = getelementptr inbounds i8, ptr %a, i64 80
  %33 = load i64, ptr %arrayidx22, align 8
  %34 = inttoptr i64 %33 to ptr
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i324) #5
  %cmp1.i325 = icmp eq i64 %30, 1
  %cmp2.i326 = icmp eq i64 %31, 0
  %cmp4.i327 = icmp eq i64 %32, %29
  %35 = and i1 %cmp2.i326, %cmp4.i327
  %or.cond103.i328 = and i1 %cmp1.i325, %35
  %cmp.not31.i.i329 = icmp sgt i64 %28, 0
  br i1 %or.cond103.i328, label %if.then.i377, label %for.cond6.preheader.i330

for.cond6.preheader.i330:                         ; preds = %cond.false
  br i1 %cmp.not31.i.i329, label %for.body9.lr.ph.i332, label %set_64.exit

for.body9.lr.ph.i332:                             ; preds = %for.cond6.preheader.i330
  %sub12.i333 = sub nsw i64 %32, %31
  %cmp36.not105.i334 = icmp slt i64 %30, 8
  br label %for.body9.i335

if.then.i377:                                     ; preds = %cond.false
  br i1 %cmp.not31.i.i329, label %for.body.i.preheader.i378, label %set_64.exit

for.body.i.preheader.i378:                        ; preds = %if.then.i377
  %36 = load i64, ptr %27, align 8
  %cmp2.i114.i379 = icmp slt i64 %36, 0
  %cond.i115.i380 = select i1 %cmp2.i114.i379, i64 %29, i64 0
  %add.i116.i381 = add nsw i64 %cond.i115.i380, %36
  %cmp3.not.i117.i382 = icmp ult i64 %add.i116.i381, %29
  br i1 %cmp3.not.i117.i382, label %for.inc.i.i383, label %set_64.exit

for.body.i.i391:                                  ; preds = %for.inc.i.i383
  %arrayidx1.i.i392 = getelementptr inbounds i64, ptr %27, i64 %inc.i.i389
  %37 = load i64, ptr %arrayidx1.i.i392, align 8
  %cmp2.i.i393 = icmp slt i64 %37, 0
  %cond.i.i394 = select i1 %cmp2.i.i393, i64 %29, i64 0
  %add.i.i395 = add nsw i64 %cond.i.i394, %37
  %cmp3.not.i.i396 = icmp ult i64 %add.i.i395, %29
  br i1 %cmp3.not.i.i396, label %for.inc.i.i383, label %cleanup10.loopexit.i.loopexit.i397, !llvm.loop !118

for.inc.i.i383:                                   ; preds = %for.body.i.preheader.i378, %for.body.i.i391
  %add.i119.i384 = phi i64 [ %add.i.i395, %for.body.i.i391 ], [ %add.i116.i381, %for.body.i.preheader.i378 ]
  %k.032.i118.i385 = phi i64 [ %inc.i.i389, %for.body.i.i391 ], [ 0, %for.body.i.preheader.i378 ]
  %mul.i.i386 = mul nsw i64 %k.032.i118.i385, %25
  %arrayidx8.i.i387 = getelementptr inbounds i64, ptr %24, i64 %mul.i.i386
  %38 = load i64, ptr %arrayidx8.i.i387, align 8
  %arrayidx9.i.i388 = getelementptr inbounds i64, ptr %34, i64 %add.i119.i384
  store i64 %38, ptr %arrayidx9.i.i388, align 8
  %inc.i.i389 = add nuw nsw i64 %k.032.i118.i385, 1
  %exitcond.not.i.i390 = icmp eq i64 %inc.i.i389, %28
  br i1 %exitcond.not.i.i390, label %cleanup10.loopexit.i.loopexit.i397, label %for.body.i.i391, !llvm.loop !118

cleanup10.loopexit.i.loopexit.i397:               ; preds = %for.inc.i.i383, %for.body.i.i391
  %inc.i.i389.lcssa = phi i64 [ %28, %for.inc.i.i383 ], [ %inc.i.i389, %for.body.i.i391 ]
  %cmp.not.i.le.i398 = icmp slt i64 %inc.i.i389.lcssa, %28
  %39 = zext i1 %cmp.not.i.le.i398 to i64
  br label %set_64.exit

for.body9.i335:                                   ; preds = %cleanup.i350, %for.body9.lr.ph.i332
  %wrong.0112.i336 = phi i64 [ 0, %for.body9.lr.ph.i332 ], [ %or.i346, %cleanup.i350 ]
  %k5.0111.i337 = phi i64 [ 0, %for.body9.lr.ph.i332 ], [ %inc57.i351, %cleanup.i350 ]
  %arrayidx10.i338 = getelementptr inbounds i64, ptr %27, i64 %k5.0111.i337
  %40 = load i64, ptr %arrayidx10.i338, align 8
  %cmp11.i339 = icmp slt i64 %40, 0
  %cond.i340 = select i1 %cmp11.i339, i64 %29, i64 0
  %add.i341 = add nsw i64 %cond.i340, %40
  %sub.i342 = sub nsw i64 %add.i341, %31
  %cmp13.not.i343 = icmp ult i64 %sub.i342, %sub12.i333
  %cmp15.i344 = icmp uge i64 %add.i341, %29
  %conv17.i345 = zext i1 %cmp15.i344 to i64
  %or.i346 = or i64 %wrong.0112.i336, %conv17.i345
  %mul.i347 = mul nsw i64 %k5.0111.i337, %25
  %add.ptr.i348 = getelementptr inbounds i64, ptr %24, i64 %mul.i347
  br i1 %cmp1.i325, label %if.then20.i372, label %if.end27.i349

if.then20.i372:                                   ; preds = %for.body9.i335
  %and.i373 = and i64 %k5.0111.i337, 63
  %add.ptr22.i374 = getelementptr inbounds i64, ptr %spare.i324, i64 %and.i373
  %add.ptr24.i375 = getelementptr inbounds i64, ptr %34, i64 %add.i341
  %cond26.i376 = select i1 %cmp13.not.i343, ptr %add.ptr24.i375, ptr %add.ptr22.i374
  %41 = load i64, ptr %add.ptr.i348, align 8
  store i64 %41, ptr %cond26.i376, align 8
  br label %cleanup.i350

if.end27.i349:                                    ; preds = %for.body9.i335
  br i1 %cmp13.not.i343, label %if.end30.i353, label %cleanup.i350

if.end30.i353:                                    ; preds = %if.end27.i349
  %mul32.i354 = mul nsw i64 %add.i341, %30
  %add.ptr33.i355 = getelementptr i64, ptr %34, i64 %mul32.i354
  br i1 %cmp36.not105.i334, label %for.cond45.preheader.i363, label %for.body38.i356

for.cond45.preheader.i363:                        ; preds = %for.body38.i356, %if.end30.i353
  %j.0.lcssa.i364 = phi i64 [ 0, %if.end30.i353 ], [ %add35107.i357, %for.body38.i356 ]
  %cmp46108.i365 = icmp slt i64 %j.0.lcssa.i364, %30
  br i1 %cmp46108.i365, label %for.body48.i366, label %cleanup.i350

for.body38.i356:                                  ; preds = %if.end30.i353, %for.body38.i356
  %add35107.i357 = phi i64 [ %add35.i361, %for.body38.i356 ], [ 8, %if.end30.i353 ]
  %j.0106.i358 = phi i64 [ %add35107.i357, %for.body38.i356 ], [ 0, %if.end30.i353 ]
  %add.ptr39.i359 = getelementptr inbounds i64, ptr %add.ptr33.i355, i64 %j.0106.i358
  %add.ptr40.i360 = getelementptr inbounds i64, ptr %add.ptr.i348, i64 %j.0106.i358
  %42 = load <8 x i64>, ptr %add.ptr40.i360, align 8
  store <8 x i64> %42, ptr %add.ptr39.i359, align 8
  %add35.i361 = add nuw nsw i64 %add35107.i357, 8
  %cmp36.not.i362 = icmp sgt i64 %add35.i361, %30
  br i1 %cmp36.not.i362, label %for.cond45.preheader.i363, label %for.body38.i356, !llvm.loop !119

for.body48.i366:                                  ; preds = %for.cond45.preheader.i363, %for.body48.i366
  %j.1109.i367 = phi i64 [ %inc52.i370, %for.body48.i366 ], [ %j.0.lcssa.i364, %for.cond45.preheader.i363 ]
  %arrayidx49.i368 = getelementptr inbounds i64, ptr %add.ptr.i348, i64 %j.1109.i367
  %43 = load i64, ptr %arrayidx49.i368, align 8
  %arrayidx50.i369 = getelementptr inbounds i64, ptr %add.ptr33.i355, i64 %j.1109.i367
  store i64 %43, ptr %arrayidx50.i369, align 8
  %inc52.i370 = add nuw nsw i64 %j.1109.i367, 1
  %exitcond.not.i371 = icmp eq i64 %inc52.i370, %30
  br i1 %exitcond.not.i371, label %cleanup.i350, label %for.body48.i366, !llvm.loop !120

cleanup.i350:                                     ; preds = %for.body48.i366, %for.cond45.preheader.i363, %if.end27.i349, %if.then20.i372
  %inc57.i351 = add nuw nsw i64 %k5.0111.i337, 1
  %exitcond124.not.i352 = icmp eq i64 %inc57.i351, %28
  br i1 %exitcond124.not.i352, label %set_64.exit, label %for.body9.i335, !llvm.loop !121

set_64.exit:                                      ; preds = %cleanup.i350, %for.cond6.preheader.i330, %if.then.i377, %for.body.i.preheader.i378, %cleanup10.loopexit.i.loopexit.i397
  %retval.0.i331 = phi i64 [ 0, %if.then.i377 ], [ 0, %for.cond6.preheader.i330 ], [ 1, %for.body.i.preheader.i378 ], [ %39, %cleanup10.loopexit.i.loopexit.i397 ], [ %or.i346, %cleanup.i350 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i324) #5
  br label %return

if.then26:                                        ; preds = %entry
  %arrayidx55 = getelementptr inbounds i8, ptr %a, i64 16
  %44 = load i64, ptr %arrayidx55, align 8
  %45 = inttoptr i64 %44 to ptr
  %arrayidx56 = getelementptr inbounds i8, ptr %a, i64 24
  %46 = load i64, ptr %arrayidx56, align 8
  %arrayidx57 = getelementptr inbounds i8, ptr %a, i64 32
  %47 = load i64, ptr %arrayidx57, align 8
  %48 = inttoptr i64 %47 to ptr
  %arrayidx58 = getelementptr inbounds i8, ptr %a, i64 40
  %49 = load i64, ptr %arrayidx58, align 8
  %arrayidx59 = getelementptr inbounds i8, ptr %a, i64 48
  %50 = load i64, ptr %arrayidx59, align 8
  %arrayidx60 = getelementptr inbounds i8, ptr %a, i64 56
  %51 = load i64, ptr %arrayidx60, align 8
  %arrayidx61 = getelementptr inbounds i8, ptr %a, i64 64
  %52 = load i64, ptr %arrayidx61, align 8
  %arrayidx62 = getelementptr inbounds i8, ptr %a, i64 72
  %53 = load i64, ptr %arrayidx62, align 8
  %arrayidx63 = getelementptr inbounds i8, ptr %a, i64 80
  %54 = load i64, ptr %arrayidx63, align 8
  %55 = inttoptr i64 %54 to ptr
  %cmp1.i495 = icmp eq i64 %51, 1
  %cmp2.i496 = icmp eq i64 %52, 0
  %cmp4.i497 = icmp eq i64 %53, %50
  %56 = and i1 %cmp2.i496, %cmp4.i497
  %or.cond110.i498 = and i1 %cmp1.i495, %56
  %cmp.not35.i.i499 = icmp sgt i64 %49, 0
  switch i64 %1, label %cond.false54 [
    i64 0, label %cond.true29
    i64 1, label %cond.true43
  ]

cond.true29:                                      ; preds = %if.then26
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i399) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %spare.i399, i8 0, i64 512, i1 false)
  br i1 %or.cond110.i498, label %if.then.i427, label %for.cond6.preheader.i403

for.cond6.preheader.i403:                         ; preds = %cond.true29
  br i1 %cmp.not35.i.i499, label %for.body9.lr.ph.i405, label %add_float.exit

for.body9.lr.ph.i405:                             ; preds = %for.cond6.preheader.i403
  %sub12.i406 = sub nsw i64 %53, %52
  %cmp38.not115.i = icmp slt i64 %51, 8
  br label %for.body9.i407

if.then.i427:                                     ; preds = %cond.true29
  br i1 %cmp.not35.i.i499, label %for.body.preheader.i.i, label %add_float.exit

for.body.preheader.i.i:                           ; preds = %if.then.i427
  %57 = load i64, ptr %48, align 8
  %cmp2.i124.i = icmp slt i64 %57, 0
  %cond.i125.i = select i1 %cmp2.i124.i, i64 %50, i64 0
  %add.i126.i = add nsw i64 %cond.i125.i, %57
  %cmp3.not.i127.i = icmp ult i64 %add.i126.i, %50
  br i1 %cmp3.not.i127.i, label %if.end.i.preheader.i, label %add_float.exit

if.end.i.preheader.i:                             ; preds = %for.body.preheader.i.i
  %58 = load double, ptr %55, align 8
  br label %if.end.i.i

for.body.i.i433:                                  ; preds = %for.inc.i.i428
  %arrayidx1.i.i434 = getelementptr inbounds i64, ptr %48, i64 %inc.i.i431
  %59 = load i64, ptr %arrayidx1.i.i434, align 8
  %cmp2.i.i435 = icmp slt i64 %59, 0
  %cond.i.i436 = select i1 %cmp2.i.i435, i64 %50, i64 0
  %add.i.i437 = add nsw i64 %cond.i.i436, %59
  %cmp3.not.i.i438 = icmp ult i64 %add.i.i437, %50
  br i1 %cmp3.not.i.i438, label %if.end.i.i, label %cleanup11.loopexit.i.loopexit.i, !llvm.loop !122

if.end.i.i:                                       ; preds = %for.body.i.i433, %if.end.i.preheader.i
  %add.i131.i = phi i64 [ %add.i.i437, %for.body.i.i433 ], [ %add.i126.i, %if.end.i.preheader.i ]
  %before.036.i130.i = phi i64 [ %add.i131.i, %for.body.i.i433 ], [ 0, %if.end.i.preheader.i ]
  %found.037.i129.i = phi double [ %add9.i.i, %for.body.i.i433 ], [ %58, %if.end.i.preheader.i ]
  %k.038.i128.i = phi i64 [ %inc.i.i431, %for.body.i.i433 ], [ 0, %if.end.i.preheader.i ]
  %cmp4.not.i.i = icmp eq i64 %add.i131.i, %before.036.i130.i
  br i1 %cmp4.not.i.i, label %for.inc.i.i428, label %if.then5.i.i

if.then5.i.i:                                     ; preds = %if.end.i.i
  %arrayidx6.i.i = getelementptr inbounds double, ptr %55, i64 %add.i131.i
  %60 = load double, ptr %arrayidx6.i.i, align 8
  br label %for.inc.i.i428

for.inc.i.i428:                                   ; preds = %if.then5.i.i, %if.end.i.i
  %found.1.i.i = phi double [ %60, %if.then5.i.i ], [ %found.037.i129.i, %if.end.i.i ]
  %mul.i.i429 = mul nsw i64 %k.038.i128.i, %46
  %arrayidx8.i.i430 = getelementptr inbounds float, ptr %45, i64 %mul.i.i429
  %61 = load float, ptr %arrayidx8.i.i430, align 4
  %conv.i.i = fpext float %61 to double
  %add9.i.i = fadd double %found.1.i.i, %conv.i.i
  %arrayidx10.i.i = getelementptr inbounds double, ptr %55, i64 %add.i131.i
  store double %add9.i.i, ptr %arrayidx10.i.i, align 8
  %inc.i.i431 = add nuw nsw i64 %k.038.i128.i, 1
  %exitcond.not.i.i432 = icmp eq i64 %inc.i.i431, %49
  br i1 %exitcond.not.i.i432, label %cleanup11.loopexit.i.loopexit.i, label %for.body.i.i433, !llvm.loop !122

cleanup11.loopexit.i.loopexit.i:                  ; preds = %for.inc.i.i428, %for.body.i.i433
  %inc.i.i431.lcssa = phi i64 [ %49, %for.inc.i.i428 ], [ %inc.i.i431, %for.body.i.i433 ]
  %cmp.not.i.le.i439 = icmp slt i64 %inc.i.i431.lcssa, %49
  %62 = zext i1 %cmp.not.i.le.i439 to i64
  br label %add_float.exit

for.body9.i407:                                   ; preds = %cleanup.i419, %for.body9.lr.ph.i405
  %wrong.0122.i = phi i64 [ 0, %for.body9.lr.ph.i405 ], [ %or.i416, %cleanup.i419 ]
  %k5.0121.i = phi i64 [ 0, %for.body9.lr.ph.i405 ], [ %inc64.i, %cleanup.i419 ]
  %arrayidx10.i408 = getelementptr inbounds i64, ptr %48, i64 %k5.0121.i
  %63 = load i64, ptr %arrayidx10.i408, align 8
  %cmp11.i409 = icmp slt i64 %63, 0
  %cond.i410 = select i1 %cmp11.i409, i64 %50, i64 0
  %add.i411 = add nsw i64 %cond.i410, %63
  %sub.i412 = sub nsw i64 %add.i411, %52
  %cmp13.not.i413 = icmp ult i64 %sub.i412, %sub12.i406
  %cmp15.i414 = icmp uge i64 %add.i411, %50
  %conv17.i415 = zext i1 %cmp15.i414 to i64
  %or.i416 = or i64 %wrong.0122.i, %conv17.i415
  %mul.i417 = mul nsw i64 %k5.0121.i, %46
  %add.ptr.i418 = getelementptr inbounds float, ptr %45, i64 %mul.i417
  br i1 %cmp1.i495, label %if.then20.i422, label %if.end29.i

if.then20.i422:                                   ; preds = %for.body9.i407
  %and.i423 = and i64 %k5.0121.i, 63
  %add.ptr22.i424 = getelementptr inbounds double, ptr %spare.i399, i64 %and.i423
  %add.ptr24.i425 = getelementptr inbounds double, ptr %55, i64 %add.i411
  %cond26.i426 = select i1 %cmp13.not.i413, ptr %add.ptr24.i425, ptr %add.ptr22.i424
  %64 = load double, ptr %cond26.i426, align 8
  %65 = load float, ptr %add.ptr.i418, align 4
  %conv27.i = fpext float %65 to double
  %add28.i = fadd double %64, %conv27.i
  store double %add28.i, ptr %cond26.i426, align 8
  br label %cleanup.i419

if.end29.i:                                       ; preds = %for.body9.i407
  br i1 %cmp13.not.i413, label %if.end32.i, label %cleanup.i419

if.end32.i:                                       ; preds = %if.end29.i
  %mul34.i = mul nsw i64 %add.i411, %51
  %add.ptr35.i = getelementptr inbounds double, ptr %55, i64 %mul34.i
  br i1 %cmp38.not115.i, label %for.cond49.preheader.i, label %for.body40.i

for.cond49.preheader.i:                           ; preds = %for.body40.i, %if.end32.i
  %j.0.lcssa.i420 = phi i64 [ 0, %if.end32.i ], [ %add37117.i, %for.body40.i ]
  %cmp50118.i = icmp slt i64 %j.0.lcssa.i420, %51
  br i1 %cmp50118.i, label %for.body52.i, label %cleanup.i419

for.body40.i:                                     ; preds = %if.end32.i, %for.body40.i
  %add37117.i = phi i64 [ %add37.i, %for.body40.i ], [ 8, %if.end32.i ]
  %j.0116.i = phi i64 [ %add37117.i, %for.body40.i ], [ 0, %if.end32.i ]
  %add.ptr41.i = getelementptr inbounds double, ptr %add.ptr35.i, i64 %j.0116.i
  %66 = load <8 x double>, ptr %add.ptr41.i, align 8
  %add.ptr42.i = getelementptr inbounds float, ptr %add.ptr.i418, i64 %j.0116.i
  %67 = load <8 x float>, ptr %add.ptr42.i, align 4
  %conv43.i = fpext <8 x float> %67 to <8 x double>
  %add44.i = fadd <8 x double> %66, %conv43.i
  store <8 x double> %add44.i, ptr %add.ptr41.i, align 8
  %add37.i = add nuw nsw i64 %add37117.i, 8
  %cmp38.not.i = icmp sgt i64 %add37.i, %51
  br i1 %cmp38.not.i, label %for.cond49.preheader.i, label %for.body40.i, !llvm.loop !123

for.body52.i:                                     ; preds = %for.cond49.preheader.i, %for.body52.i
  %j.1119.i = phi i64 [ %inc59.i, %for.body52.i ], [ %j.0.lcssa.i420, %for.cond49.preheader.i ]
  %arrayidx53.i = getelementptr inbounds double, ptr %add.ptr35.i, i64 %j.1119.i
  %68 = load double, ptr %arrayidx53.i, align 8
  %arrayidx54.i = getelementptr inbounds float, ptr %add.ptr.i418, i64 %j.1119.i
  %69 = load float, ptr %arrayidx54.i, align 4
  %conv55.i = fpext float %69 to double
  %add56.i = fadd double %68, %conv55.i
  store double %add56.i, ptr %arrayidx53.i, align 8
  %inc59.i = add nuw nsw i64 %j.1119.i, 1
  %exitcond.not.i421 = icmp eq i64 %inc59.i, %51
  br i1 %exitcond.not.i421, label %cleanup.i419, label %for.body52.i, !llvm.loop !124

cleanup.i419:                                     ; preds = %for.body52.i, %for.cond49.preheader.i, %if.end29.i, %if.then20.i422
  %inc64.i = add nuw nsw i64 %k5.0121.i, 1
  %exitcond134.not.i = icmp eq i64 %inc64.i, %49
  br i1 %exitcond134.not.i, label %add_float.exit, label %for.body9.i407, !llvm.loop !125

add_float.exit:                                   ; preds = %cleanup.i419, %for.cond6.preheader.i403, %if.then.i427, %for.body.preheader.i.i, %cleanup11.loopexit.i.loopexit.i
  %retval.0.i404 = phi i64 [ 0, %if.then.i427 ], [ 0, %for.cond6.preheader.i403 ], [ 1, %for.body.preheader.i.i ], [ %62, %cleanup11.loopexit.i.loopexit.i ], [ %or.i416, %cleanup.i419 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i399) #5
  br label %return

cond.true43:                                      ; preds = %if.then26
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i440) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %spare.i440, i8 0, i64 512, i1 false)
  br i1 %or.cond110.i498, label %if.then.i471, label %for.cond6.preheader.i445

for.cond6.preheader.i445:                         ; preds = %cond.true43
  br i1 %cmp.not35.i.i499, label %for.body9.lr.ph.i447, label %add_double.exit

for.body9.lr.ph.i447:                             ; preds = %for.cond6.preheader.i445
  %sub12.i448 = sub nsw i64 %53, %52
  %cmp37.not112.i = icmp slt i64 %51, 8
  br label %for.body9.i449

if.then.i471:                                     ; preds = %cond.true43
  br i1 %cmp.not35.i.i499, label %for.body.preheader.i.i472, label %add_double.exit

for.body.preheader.i.i472:                        ; preds = %if.then.i471
  %70 = load i64, ptr %48, align 8
  %cmp2.i121.i = icmp slt i64 %70, 0
  %cond.i122.i = select i1 %cmp2.i121.i, i64 %50, i64 0
  %add.i123.i = add nsw i64 %cond.i122.i, %70
  %cmp3.not.i124.i = icmp ult i64 %add.i123.i, %50
  br i1 %cmp3.not.i124.i, label %if.end.i.preheader.i473, label %add_double.exit

if.end.i.preheader.i473:                          ; preds = %for.body.preheader.i.i472
  %71 = load double, ptr %55, align 8
  br label %if.end.i.i474

for.body.i.i486:                                  ; preds = %for.inc.i.i478
  %arrayidx1.i.i487 = getelementptr inbounds i64, ptr %48, i64 %inc.i.i484
  %72 = load i64, ptr %arrayidx1.i.i487, align 8
  %cmp2.i.i488 = icmp slt i64 %72, 0
  %cond.i.i489 = select i1 %cmp2.i.i488, i64 %50, i64 0
  %add.i.i490 = add nsw i64 %cond.i.i489, %72
  %cmp3.not.i.i491 = icmp ult i64 %add.i.i490, %50
  br i1 %cmp3.not.i.i491, label %if.end.i.i474, label %cleanup11.loopexit.i.loopexit.i492, !llvm.loop !126

if.end.i.i474:                                    ; preds = %for.body.i.i486, %if.end.i.preheader.i473
  %add.i128.i = phi i64 [ %add.i.i490, %for.body.i.i486 ], [ %add.i123.i, %if.end.i.preheader.i473 ]
  %before.036.i127.i = phi i64 [ %add.i128.i, %for.body.i.i486 ], [ 0, %if.end.i.preheader.i473 ]
  %found.037.i126.i = phi double [ %add9.i.i482, %for.body.i.i486 ], [ %71, %if.end.i.preheader.i473 ]
  %k.038.i125.i = phi i64 [ %inc.i.i484, %for.body.i.i486 ], [ 0, %if.end.i.preheader.i473 ]
  %cmp4.not.i.i475 = icmp eq i64 %add.i128.i, %before.036.i127.i
  br i1 %cmp4.not.i.i475, label %for.inc.i.i478, label %if.then5.i.i476

if.then5.i.i476:                                  ; preds = %if.end.i.i474
  %arrayidx6.i.i477 = getelementptr inbounds double, ptr %55, i64 %add.i128.i
  %73 = load double, ptr %arrayidx6.i.i477, align 8
  br label %for.inc.i.i478

for.inc.i.i478:                                   ; preds = %if.then5.i.i476, %if.end.i.i474
  %found.1.i.i479 = phi double [ %73, %if.then5.i.i476 ], [ %found.037.i126.i, %if.end.i.i474 ]
  %mul.i.i480 = mul nsw i64 %k.038.i125.i, %46
  %arrayidx8.i.i481 = getelementptr inbounds double, ptr %45, i64 %mul.i.i480
  %74 = load double, ptr %arrayidx8.i.i481, align 8
  %add9.i.i482 = fadd double %found.1.i.i479, %74
  %arrayidx10.i.i483 = getelementptr inbounds double, ptr %55, i64 %add.i128.i
  store double %add9.i.i482, ptr %arrayidx10.i.i483, align 8
  %inc.i.i484 = add nuw nsw i64 %k.038.i125.i, 1
  %exitcond.not.i.i485 = icmp eq i64 %inc.i.i484, %49
  br i1 %exitcond.not.i.i485, label %cleanup11.loopexit.i.loopexit.i492, label %for.body.i.i486, !llvm.loop !126

cleanup11.loopexit.i.loopexit.i492:               ; preds = %for.inc.i.i478, %for.body.i.i486
  %inc.i.i484.lcssa = phi i64 [ %49, %for.inc.i.i478 ], [ %inc.i.i484, %for.body.i.i486 ]
  %cmp.not.i.le.i493 = icmp slt i64 %inc.i.i484.lcssa, %49
  %75 = zext i1 %cmp.not.i.le.i493 to i64
  br label %add_double.exit

for.body9.i449:                                   ; preds = %cleanup.i461, %for.body9.lr.ph.i447
  %wrong.0119.i = phi i64 [ 0, %for.body9.lr.ph.i447 ], [ %or.i458, %cleanup.i461 ]
  %k5.0118.i = phi i64 [ 0, %for.body9.lr.ph.i447 ], [ %inc61.i, %cleanup.i461 ]
  %arrayidx10.i450 = getelementptr inbounds i64, ptr %48, i64 %k5.0118.i
  %76 = load i64, ptr %arrayidx10.i450, align 8
  %cmp11.i451 = icmp slt i64 %76, 0
  %cond.i452 = select i1 %cmp11.i451, i64 %50, i64 0
  %add.i453 = add nsw i64 %cond.i452, %76
  %sub.i454 = sub nsw i64 %add.i453, %52
  %cmp13.not.i455 = icmp ult i64 %sub.i454, %sub12.i448
  %cmp15.i456 = icmp uge i64 %add.i453, %50
  %conv17.i457 = zext i1 %cmp15.i456 to i64
  %or.i458 = or i64 %wrong.0119.i, %conv17.i457
  %mul.i459 = mul nsw i64 %k5.0118.i, %46
  %add.ptr.i460 = getelementptr inbounds double, ptr %45, i64 %mul.i459
  br i1 %cmp1.i495, label %if.then20.i466, label %if.end28.i

if.then20.i466:                                   ; preds = %for.body9.i449
  %and.i467 = and i64 %k5.0118.i, 63
  %add.ptr22.i468 = getelementptr inbounds double, ptr %spare.i440, i64 %and.i467
  %add.ptr24.i469 = getelementptr inbounds double, ptr %55, i64 %add.i453
  %cond26.i470 = select i1 %cmp13.not.i455, ptr %add.ptr24.i469, ptr %add.ptr22.i468
  %77 = load double, ptr %cond26.i470, align 8
  %78 = load double, ptr %add.ptr.i460, align 8
  %add27.i = fadd double %77, %78
  store double %add27.i, ptr %cond26.i470, align 8
  br label %cleanup.i461

if.end28.i:                                       ; preds = %for.body9.i449
  br i1 %cmp13.not.i455, label %if.end31.i, label %cleanup.i461

if.end31.i:                                       ; preds = %if.end28.i
  %mul33.i = mul nsw i64 %add.i453, %51
  %add.ptr34.i = getelementptr inbounds double, ptr %55, i64 %mul33.i
  br i1 %cmp37.not112.i, label %for.cond47.preheader.i, label %for.body39.i

for.cond47.preheader.i:                           ; preds = %for.body39.i, %if.end31.i
  %j.0.lcssa.i464 = phi i64 [ 0, %if.end31.i ], [ %add36114.i, %for.body39.i ]
  %cmp48115.i = icmp slt i64 %j.0.lcssa.i464, %51
  br i1 %cmp48115.i, label %for.body50.i, label %cleanup.i461

for.body39.i:                                     ; preds = %if.end31.i, %for.body39.i
  %add36114.i = phi i64 [ %add36.i, %for.body39.i ], [ 8, %if.end31.i ]
  %j.0113.i = phi i64 [ %add36114.i, %for.body39.i ], [ 0, %if.end31.i ]
  %add.ptr40.i462 = getelementptr inbounds double, ptr %add.ptr34.i, i64 %j.0113.i
  %79 = load <8 x double>, ptr %add.ptr40.i462, align 8
  %add.ptr41.i463 = getelementptr inbounds double, ptr %add.ptr.i460, i64 %j.0113.i
  %80 = load <8 x double>, ptr %add.ptr41.i463, align 8
  %add42.i = fadd <8 x double> %79, %80
  store <8 x double> %add42.i, ptr %add.ptr40.i462, align 8
  %add36.i = add nuw nsw i64 %add36114.i, 8
  %cmp37.not.i = icmp sgt i64 %add36.i, %51
  br i1 %cmp37.not.i, label %for.cond47.preheader.i, label %for.body39.i, !llvm.loop !127

for.body50.i:                                     ; preds = %for.cond47.preheader.i, %for.body50.i
  %j.1116.i = phi i64 [ %inc56.i, %for.body50.i ], [ %j.0.lcssa.i464, %for.cond47.preheader.i ]
  %arrayidx51.i = getelementptr inbounds double, ptr %add.ptr34.i, i64 %j.1116.i
  %81 = load double, ptr %arrayidx51.i, align 8
  %arrayidx52.i = getelementptr inbounds double, ptr %add.ptr.i460, i64 %j.1116.i
  %82 = load double, ptr %arrayidx52.i, align 8
  %add53.i = fadd double %81, %82
  store double %add53.i, ptr %arrayidx51.i, align 8
  %inc56.i = add nuw nsw i64 %j.1116.i, 1
  %exitcond.not.i465 = icmp eq i64 %inc56.i, %51
  br i1 %exitcond.not.i465, label %cleanup.i461, label %for.body50.i, !llvm.loop !128

cleanup.i461:                                     ; preds = %for.body50.i, %for.cond47.preheader.i, %if.end28.i, %if.then20.i466
  %inc61.i = add nuw nsw i64 %k5.0118.i, 1
  %exitcond131.not.i = icmp eq i64 %inc61.i, %49
  br i1 %exitcond131.not.i, label %add_double.exit, label %for.body9.i449, !llvm.loop !129

add_double.exit:                                  ; preds = %cleanup.i461, %for.cond6.preheader.i445, %if.then.i471, %for.body.preheader.i.i472, %cleanup11.loopexit.i.loopexit.i492
  %retval.0.i446 = phi i64 [ 0, %if.then.i471 ], [ 0, %for.cond6.preheader.i445 ], [ 1, %for.body.preheader.i.i472 ], [ %75, %cleanup11.loopexit.i.loopexit.i492 ], [ %or.i458, %cleanup.i461 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i440) #5
  br label %return

cond.false54:                                     ; preds = %if.then26
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i494) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %spare.i494, i8 0, i64 512, i1 false)
  br i1 %or.cond110.i498, label %if.then.i550, label %for.cond6.preheader.i500

for.cond6.preheader.i500:                         ; preds = %cond.false54
  br i1 %cmp.not35.i.i499, label %for.body9.lr.ph.i502, label %add_long.exit

for.body9.lr.ph.i502:                             ; preds = %for.cond6.preheader.i500
  %sub12.i503 = sub nsw i64 %53, %52
  %cmp37.not112.i504 = icmp slt i64 %51, 8
  br label %for.body9.i505

if.then.i550:                                     ; preds = %cond.false54
  br i1 %cmp.not35.i.i499, label %for.body.preheader.i.i551, label %add_long.exit

for.body.preheader.i.i551:                        ; preds = %if.then.i550
  %83 = load i64, ptr %48, align 8
  %cmp2.i121.i552 = icmp slt i64 %83, 0
  %cond.i122.i553 = select i1 %cmp2.i121.i552, i64 %50, i64 0
  %add.i123.i554 = add nsw i64 %cond.i122.i553, %83
  %cmp3.not.i124.i555 = icmp ult i64 %add.i123.i554, %50
  br i1 %cmp3.not.i124.i555, label %if.end.i.preheader.i556, label %add_long.exit

if.end.i.preheader.i556:                          ; preds = %for.body.preheader.i.i551
  %84 = load i64, ptr %55, align 8
  br label %if.end.i.i557

for.body.i.i573:                                  ; preds = %for.inc.i.i565
  %arrayidx1.i.i574 = getelementptr inbounds i64, ptr %48, i64 %inc.i.i571
  %85 = load i64, ptr %arrayidx1.i.i574, align 8
  %cmp2.i.i575 = icmp slt i64 %85, 0
  %cond.i.i576 = select i1 %cmp2.i.i575, i64 %50, i64 0
  %add.i.i577 = add nsw i64 %cond.i.i576, %85
  %cmp3.not.i.i578 = icmp ult i64 %add.i.i577, %50
  br i1 %cmp3.not.i.i578, label %if.end.i.i557, label %cleanup11.loopexit.i.loopexit.i579, !llvm.loop !130

if.end.i.i557:                                    ; preds = %for.body.i.i573, %if.end.i.preheader.i556
  %add.i128.i558 = phi i64 [ %add.i.i577, %for.body.i.i573 ], [ %add.i123.i554, %if.end.i.preheader.i556 ]
  %before.036.i127.i559 = phi i64 [ %add.i128.i558, %for.body.i.i573 ], [ 0, %if.end.i.preheader.i556 ]
  %found.037.i126.i560 = phi i64 [ %add9.i.i569, %for.body.i.i573 ], [ %84, %if.end.i.preheader.i556 ]
  %k.038.i125.i561 = phi i64 [ %inc.i.i571, %for.body.i.i573 ], [ 0, %if.end.i.preheader.i556 ]
  %cmp4.not.i.i562 = icmp eq i64 %add.i128.i558, %before.036.i127.i559
  br i1 %cmp4.not.i.i562, label %for.inc.i.i565, label %if.then5.i.i563

if.then5.i.i563:                                  ; preds = %if.end.i.i557
  %arrayidx6.i.i564 = getelementptr inbounds i64, ptr %55, i64 %add.i128.i558
  %86 = load i64, ptr %arrayidx6.i.i564, align 8
  br label %for.inc.i.i565

for.inc.i.i565:                                   ; preds = %if.then5.i.i563, %if.end.i.i557
  %found.1.i.i566 = phi i64 [ %86, %if.then5.i.i563 ], [ %found.037.i126.i560, %if.end.i.i557 ]
  %mul.i.i567 = mul nsw i64 %k.038.i125.i561, %46
  %arrayidx8.i.i568 = getelementptr inbounds i64, ptr %45, i64 %mul.i.i567
  %87 = load i64, ptr %arrayidx8.i.i568, align 8
  %add9.i.i569 = add nsw i64 %87, %found.1.i.i566
  %arrayidx10.i.i570 = getelementptr inbounds i64, ptr %55, i64 %add.i128.i558
  store i64 %add9.i.i569, ptr %arrayidx10.i.i570, align 8
  %inc.i.i571 = add nuw nsw i64 %k.038.i125.i561, 1
  %exitcond.not.i.i572 = icmp eq i64 %inc.i.i571, %49
  br i1 %exitcond.not.i.i572, label %cleanup11.loopexit.i.loopexit.i579, label %for.body.i.i573, !llvm.loop !130

cleanup11.loopexit.i.loopexit.i579:               ; preds = %for.inc.i.i565, %for.body.i.i573
  %inc.i.i571.lcssa = phi i64 [ %49, %for.inc.i.i565 ], [ %inc.i.i571, %for.body.i.i573 ]
  %cmp.not.i.le.i580 = icmp slt i64 %inc.i.i571.lcssa, %49
  %88 = zext i1 %cmp.not.i.le.i580 to i64
  br label %add_long.exit

for.body9.i505:                                   ; preds = %cleanup.i520, %for.body9.lr.ph.i502
  %wrong.0119.i506 = phi i64 [ 0, %for.body9.lr.ph.i502 ], [ %or.i516, %cleanup.i520 ]
  %k5.0118.i507 = phi i64 [ 0, %for.body9.lr.ph.i502 ], [ %inc61.i521, %cleanup.i520 ]
  %arrayidx10.i508 = getelementptr inbounds i64, ptr %48, i64 %k5.0118.i507
  %89 = load i64, ptr %arrayidx10.i508, align 8
  %cmp11.i509 = icmp slt i64 %89, 0
  %cond.i510 = select i1 %cmp11.i509, i64 %50, i64 0
  %add.i511 = add nsw i64 %cond.i510, %89
  %sub.i512 = sub nsw i64 %add.i511, %52
  %cmp13.not.i513 = icmp ult i64 %sub.i512, %sub12.i503
  %cmp15.i514 = icmp uge i64 %add.i511, %50
  %conv17.i515 = zext i1 %cmp15.i514 to i64
  %or.i516 = or i64 %wrong.0119.i506, %conv17.i515
  %mul.i517 = mul nsw i64 %k5.0118.i507, %46
  %add.ptr.i518 = getelementptr inbounds i64, ptr %45, i64 %mul.i517
  br i1 %cmp1.i495, label %if.then20.i544, label %if.end28.i519

if.then20.i544:                                   ; preds = %for.body9.i505
  %and.i545 = and i64 %k5.0118.i507, 63
  %add.ptr22.i546 = getelementptr inbounds i64, ptr %spare.i494, i64 %and.i545
  %add.ptr24.i547 = getelementptr inbounds i64, ptr %55, i64 %add.i511
  %cond26.i548 = select i1 %cmp13.not.i513, ptr %add.ptr24.i547, ptr %add.ptr22.i546
  %90 = load i64, ptr %cond26.i548, align 8
  %91 = load i64, ptr %add.ptr.i518, align 8
  %add27.i549 = add nsw i64 %91, %90
  store i64 %add27.i549, ptr %cond26.i548, align 8
  br label %cleanup.i520

if.end28.i519:                                    ; preds = %for.body9.i505
  br i1 %cmp13.not.i513, label %if.end31.i523, label %cleanup.i520

if.end31.i523:                                    ; preds = %if.end28.i519
  %mul33.i524 = mul nsw i64 %add.i511, %51
  %add.ptr34.i525 = getelementptr inbounds i64, ptr %55, i64 %mul33.i524
  br i1 %cmp37.not112.i504, label %for.cond47.preheader.i534, label %for.body39.i526

for.cond47.preheader.i534:                        ; preds = %for.body39.i526, %if.end31.i523
  %j.0.lcssa.i535 = phi i64 [ 0, %if.end31.i523 ], [ %add36114.i527, %for.body39.i526 ]
  %cmp48115.i536 = icmp slt i64 %j.0.lcssa.i535, %51
  br i1 %cmp48115.i536, label %for.body50.i537, label %cleanup.i520

for.body39.i526:                                  ; preds = %if.end31.i523, %for.body39.i526
  %add36114.i527 = phi i64 [ %add36.i532, %for.body39.i526 ], [ 8, %if.end31.i523 ]
  %j.0113.i528 = phi i64 [ %add36114.i527, %for.body39.i526 ], [ 0, %if.end31.i523 ]
  %add.ptr40.i529 = getelementptr inbounds i64, ptr %add.ptr34.i525, i64 %j.0113.i528
  %92 = load <8 x i64>, ptr %add.ptr40.i529, align 8
  %add.ptr41.i530 = getelementptr inbounds i64, ptr %add.ptr.i518, i64 %j.0113.i528
  %93 = load <8 x i64>, ptr %add.ptr41.i530, align 8
  %add42.i531 = add <8 x i64> %93, %92
  store <8 x i64> %add42.i531, ptr %add.ptr40.i529, align 8
  %add36.i532 = add nuw nsw i64 %add36114.i527, 8
  %cmp37.not.i533 = icmp sgt i64 %add36.i532, %51
  br i1 %cmp37.not.i533, label %for.cond47.preheader.i534, label %for.body39.i526, !llvm.loop !131

for.body50.i537:                                  ; preds = %for.cond47.preheader.i534, %for.body50.i537
  %j.1116.i538 = phi i64 [ %inc56.i542, %for.body50.i537 ], [ %j.0.lcssa.i535, %for.cond47.preheader.i534 ]
  %arrayidx51.i539 = getelementptr inbounds i64, ptr %add.ptr34.i525, i64 %j.1116.i538
  %94 = load i64, ptr %arrayidx51.i539, align 8
  %arrayidx52.i540 = getelementptr inbounds i64, ptr %add.ptr.i518, i64 %j.1116.i538
  %95 = load i64, ptr %arrayidx52.i540, align 8
  %add53.i541 = add nsw i64 %95, %94
  store i64 %add53.i541, ptr %arrayidx51.i539, align 8
  %inc56.i542 = add nuw nsw i64 %j.1116.i538, 1
  %exitcond.not.i543 = icmp eq i64 %inc56.i542, %51
  br i1 %exitcond.not.i543, label %cleanup.i520, label %for.body50.i537, !llvm.loop !132

cleanup.i520:                                     ; preds = %for.body50.i537, %for.cond47.preheader.i534, %if.end28.i519, %if.then20.i544
  %inc61.i521 = add nuw nsw i64 %k5.0118.i507, 1
  %exitcond131.not.i522 = icmp eq i64 %inc61.i521, %49
  br i1 %exitcond131.not.i522, label %add_long.exit, label %for.body9.i505, !llvm.loop !133

add_long.exit:                                    ; preds = %cleanup.i520, %for.cond6.preheader.i500, %if.then.i550, %for.body.preheader.i.i551, %cleanup11.loopexit.i.loopexit.i579
  %retval.0.i501 = phi i64 [ 0, %if.then.i550 ], [ 0, %for.cond6.preheader.i500 ], [ 1, %for.body.preheader.i.i551 ], [ %88, %cleanup11.loopexit.i.loopexit.i579 ], [ %or.i516, %cleanup.i520 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i494) #5
  br label %return

if.end69:                                         ; preds = %entry
  %cmp161 = icmp eq i64 %0, 1
  %arrayidx163 = getelementptr inbounds i8, ptr %a, i64 16
  %96 = load i64, ptr %arrayidx163, align 8
  %97 = inttoptr i64 %96 to ptr
  %arrayidx164 = getelementptr inbounds i8, ptr %a, i64 24
  %98 = load i64, ptr %arrayidx164, align 8
  %arrayidx165 = getelementptr inbounds i8, ptr %a, i64 32
  %99 = load i64, ptr %arrayidx165, align 8
  %100 = inttoptr i64 %99 to ptr
  %arrayidx166 = getelementptr inbounds i8, ptr %a, i64 40
  %101 = load i64, ptr %arrayidx166, align 8
  %arrayidx167 = getelementptr inbounds i8, ptr %a, i64 48
  %102 = load i64, ptr %arrayidx167, align 8
  %arrayidx168 = getelementptr inbounds i8, ptr %a, i64 56
  %103 = load i64, ptr %arrayidx168, align 8
  %arrayidx169 = getelementptr inbounds i8, ptr %a, i64 64
  %104 = load i64, ptr %arrayidx169, align 8
  %arrayidx170 = getelementptr inbounds i8, ptr %a, i64 72
  %105 = load i64, ptr %arrayidx170, align 8
  %arrayidx171 = getelementptr inbounds i8, ptr %a, i64 80
  %106 = load i64, ptr %arrayidx171, align 8
  %107 = inttoptr i64 %106 to ptr
  %cmp1.i1082 = icmp eq i64 %103, 1
  %cmp2.i1083 = icmp eq i64 %104, 0
  %cmp4.i1084 = icmp eq i64 %105, %102
  %108 = and i1 %cmp2.i1083, %cmp4.i1084
  %or.cond161.i1085 = and i1 %cmp1.i1082, %108
  %cmp.not48.i.i1086 = icmp sgt i64 %101, 0
  switch i64 %1, label %cond.false159 [
    i64 0, label %cond.true72
    i64 1, label %cond.true102
    i64 2, label %cond.true132
  ]

cond.true72:                                      ; preds = %if.end69
  br i1 %cmp161, label %cond.true75, label %cond.false86

cond.true75:                                      ; preds = %cond.true72
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %spare.i581) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %spare.i581, i8 0, i64 256, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i610, label %for.cond6.preheader.i585

for.cond6.preheader.i585:                         ; preds = %cond.true75
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i587, label %least_float.exit

for.body9.lr.ph.i587:                             ; preds = %for.cond6.preheader.i585
  %sub12.i588 = sub nsw i64 %105, %104
  %cmp44.not168.i = icmp slt i64 %103, 8
  br label %for.body9.i589

if.then.i610:                                     ; preds = %cond.true75
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i611, label %least_float.exit

for.body.preheader.i.i611:                        ; preds = %if.then.i610
  %109 = load i64, ptr %100, align 8
  %cmp2.i177.i = icmp slt i64 %109, 0
  %cond.i178.i = select i1 %cmp2.i177.i, i64 %102, i64 0
  %add.i179.i = add nsw i64 %cond.i178.i, %109
  %cmp3.not.i180.i = icmp ult i64 %add.i179.i, %102
  br i1 %cmp3.not.i180.i, label %if.end.i.preheader.i612, label %least_float.exit

if.end.i.preheader.i612:                          ; preds = %for.body.preheader.i.i611
  %110 = load float, ptr %107, align 4
  br label %if.end.i.i613

for.body.i.i623:                                  ; preds = %for.inc.i.i617
  %arrayidx1.i.i624 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i621
  %111 = load i64, ptr %arrayidx1.i.i624, align 8
  %cmp2.i.i625 = icmp slt i64 %111, 0
  %cond.i.i626 = select i1 %cmp2.i.i625, i64 %102, i64 0
  %add.i.i627 = add nsw i64 %cond.i.i626, %111
  %cmp3.not.i.i628 = icmp ult i64 %add.i.i627, %102
  br i1 %cmp3.not.i.i628, label %if.end.i.i613, label %cleanup18.loopexit.i.loopexit.i, !llvm.loop !134

if.end.i.i613:                                    ; preds = %for.body.i.i623, %if.end.i.preheader.i612
  %add.i184.i = phi i64 [ %add.i.i627, %for.body.i.i623 ], [ %add.i179.i, %if.end.i.preheader.i612 ]
  %before.049.i183.i = phi i64 [ %add.i184.i, %for.body.i.i623 ], [ 0, %if.end.i.preheader.i612 ]
  %found.050.i182.i = phi float [ %cond16.i.i, %for.body.i.i623 ], [ %110, %if.end.i.preheader.i612 ]
  %k.051.i181.i = phi i64 [ %inc.i.i621, %for.body.i.i623 ], [ 0, %if.end.i.preheader.i612 ]
  %cmp4.not.i.i614 = icmp eq i64 %add.i184.i, %before.049.i183.i
  br i1 %cmp4.not.i.i614, label %for.inc.i.i617, label %if.then5.i.i615

if.then5.i.i615:                                  ; preds = %if.end.i.i613
  %arrayidx6.i.i616 = getelementptr inbounds float, ptr %107, i64 %add.i184.i
  %112 = load float, ptr %arrayidx6.i.i616, align 4
  br label %for.inc.i.i617

for.inc.i.i617:                                   ; preds = %if.then5.i.i615, %if.end.i.i613
  %found.1.i.i618 = phi float [ %112, %if.then5.i.i615 ], [ %found.050.i182.i, %if.end.i.i613 ]
  %mul.i.i619 = mul nsw i64 %k.051.i181.i, %98
  %arrayidx8.i.i620 = getelementptr inbounds float, ptr %97, i64 %mul.i.i619
  %113 = load float, ptr %arrayidx8.i.i620, align 4
  %cmp9.i.i = fcmp ole float %found.1.i.i618, %113
  %cmp10.i.i = fcmp uno float %found.1.i.i618, 0.000000e+00
  %or.cond.i.i = or i1 %cmp10.i.i, %cmp9.i.i
  %cond16.i.i = select i1 %or.cond.i.i, float %found.1.i.i618, float %113
  %arrayidx17.i.i = getelementptr inbounds float, ptr %107, i64 %add.i184.i
  store float %cond16.i.i, ptr %arrayidx17.i.i, align 4
  %inc.i.i621 = add nuw nsw i64 %k.051.i181.i, 1
  %exitcond.not.i.i622 = icmp eq i64 %inc.i.i621, %101
  br i1 %exitcond.not.i.i622, label %cleanup18.loopexit.i.loopexit.i, label %for.body.i.i623, !llvm.loop !134

cleanup18.loopexit.i.loopexit.i:                  ; preds = %for.inc.i.i617, %for.body.i.i623
  %inc.i.i621.lcssa = phi i64 [ %101, %for.inc.i.i617 ], [ %inc.i.i621, %for.body.i.i623 ]
  %cmp.not.i.le.i629 = icmp slt i64 %inc.i.i621.lcssa, %101
  %114 = zext i1 %cmp.not.i.le.i629 to i64
  br label %least_float.exit

for.body9.i589:                                   ; preds = %cleanup.i601, %for.body9.lr.ph.i587
  %wrong.0175.i = phi i64 [ 0, %for.body9.lr.ph.i587 ], [ %or.i598, %cleanup.i601 ]
  %k5.0174.i = phi i64 [ 0, %for.body9.lr.ph.i587 ], [ %inc91.i, %cleanup.i601 ]
  %arrayidx10.i590 = getelementptr inbounds i64, ptr %100, i64 %k5.0174.i
  %115 = load i64, ptr %arrayidx10.i590, align 8
  %cmp11.i591 = icmp slt i64 %115, 0
  %cond.i592 = select i1 %cmp11.i591, i64 %102, i64 0
  %add.i593 = add nsw i64 %cond.i592, %115
  %sub.i594 = sub nsw i64 %add.i593, %104
  %cmp13.not.i595 = icmp ult i64 %sub.i594, %sub12.i588
  %cmp15.i596 = icmp uge i64 %add.i593, %102
  %conv17.i597 = zext i1 %cmp15.i596 to i64
  %or.i598 = or i64 %wrong.0175.i, %conv17.i597
  %mul.i599 = mul nsw i64 %k5.0174.i, %98
  %add.ptr.i600 = getelementptr inbounds float, ptr %97, i64 %mul.i599
  br i1 %cmp1.i1082, label %if.then20.i605, label %if.end35.i

if.then20.i605:                                   ; preds = %for.body9.i589
  %and.i606 = and i64 %k5.0174.i, 63
  %add.ptr22.i607 = getelementptr inbounds float, ptr %spare.i581, i64 %and.i606
  %add.ptr24.i608 = getelementptr inbounds float, ptr %107, i64 %add.i593
  %cond26.i609 = select i1 %cmp13.not.i595, ptr %add.ptr24.i608, ptr %add.ptr22.i607
  %116 = load float, ptr %cond26.i609, align 4
  %117 = load float, ptr %add.ptr.i600, align 4
  %cmp27.i = fcmp ole float %116, %117
  %cmp29.i = fcmp uno float %116, 0.000000e+00
  %or.cond165.i = or i1 %cmp29.i, %cmp27.i
  %cond34.i = select i1 %or.cond165.i, float %116, float %117
  store float %cond34.i, ptr %cond26.i609, align 4
  br label %cleanup.i601

if.end35.i:                                       ; preds = %for.body9.i589
  br i1 %cmp13.not.i595, label %if.end38.i, label %cleanup.i601

if.end38.i:                                       ; preds = %if.end35.i
  %mul40.i = mul nsw i64 %add.i593, %103
  %add.ptr41.i602 = getelementptr inbounds float, ptr %107, i64 %mul40.i
  br i1 %cmp44.not168.i, label %for.cond65.preheader.i, label %for.body46.i

for.cond65.preheader.i:                           ; preds = %for.body46.i, %if.end38.i
  %j.0.lcssa.i603 = phi i64 [ 0, %if.end38.i ], [ %add43170.i, %for.body46.i ]
  %cmp66171.i = icmp slt i64 %j.0.lcssa.i603, %103
  br i1 %cmp66171.i, label %for.body68.i, label %cleanup.i601

for.body46.i:                                     ; preds = %if.end38.i, %for.body46.i
  %add43170.i = phi i64 [ %add43.i, %for.body46.i ], [ 8, %if.end38.i ]
  %j.0169.i = phi i64 [ %add43170.i, %for.body46.i ], [ 0, %if.end38.i ]
  %add.ptr47.i = getelementptr inbounds float, ptr %add.ptr41.i602, i64 %j.0169.i
  %118 = load <8 x float>, ptr %add.ptr47.i, align 4
  %add.ptr48.i = getelementptr inbounds float, ptr %add.ptr.i600, i64 %j.0169.i
  %119 = load <8 x float>, ptr %add.ptr48.i, align 4
  %cmp49.i = fcmp ugt <8 x float> %118, %119
  %cmp50.i = fcmp ord <8 x float> %118, zeroinitializer
  %or52163.not.i = and <8 x i1> %cmp49.i, %cmp50.i
  %or60.v.i = select <8 x i1> %or52163.not.i, <8 x float> %119, <8 x float> %118
  store <8 x float> %or60.v.i, ptr %add.ptr47.i, align 4
  %add43.i = add nuw nsw i64 %add43170.i, 8
  %cmp44.not.i = icmp sgt i64 %add43.i, %103
  br i1 %cmp44.not.i, label %for.cond65.preheader.i, label %for.body46.i, !llvm.loop !135

for.body68.i:                                     ; preds = %for.cond65.preheader.i, %for.body68.i
  %j.1172.i = phi i64 [ %inc86.i, %for.body68.i ], [ %j.0.lcssa.i603, %for.cond65.preheader.i ]
  %arrayidx69.i = getelementptr inbounds float, ptr %add.ptr41.i602, i64 %j.1172.i
  %120 = load float, ptr %arrayidx69.i, align 4
  %arrayidx70.i = getelementptr inbounds float, ptr %add.ptr.i600, i64 %j.1172.i
  %121 = load float, ptr %arrayidx70.i, align 4
  %cmp71.i = fcmp ole float %120, %121
  %cmp76.i = fcmp uno float %120, 0.000000e+00
  %or.cond166.i = or i1 %cmp76.i, %cmp71.i
  %cond83.i = select i1 %or.cond166.i, float %120, float %121
  store float %cond83.i, ptr %arrayidx69.i, align 4
  %inc86.i = add nuw nsw i64 %j.1172.i, 1
  %exitcond.not.i604 = icmp eq i64 %inc86.i, %103
  br i1 %exitcond.not.i604, label %cleanup.i601, label %for.body68.i, !llvm.loop !136

cleanup.i601:                                     ; preds = %for.body68.i, %for.cond65.preheader.i, %if.end35.i, %if.then20.i605
  %inc91.i = add nuw nsw i64 %k5.0174.i, 1
  %exitcond187.not.i = icmp eq i64 %inc91.i, %101
  br i1 %exitcond187.not.i, label %least_float.exit, label %for.body9.i589, !llvm.loop !137

least_float.exit:                                 ; preds = %cleanup.i601, %for.cond6.preheader.i585, %if.then.i610, %for.body.preheader.i.i611, %cleanup18.loopexit.i.loopexit.i
  %retval.0.i586 = phi i64 [ 0, %if.then.i610 ], [ 0, %for.cond6.preheader.i585 ], [ 1, %for.body.preheader.i.i611 ], [ %114, %cleanup18.loopexit.i.loopexit.i ], [ %or.i598, %cleanup.i601 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %spare.i581) #5
  br label %return

cond.false86:                                     ; preds = %cond.true72
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %spare.i630) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %spare.i630, i8 0, i64 256, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i695, label %for.cond6.preheader.i636

for.cond6.preheader.i636:                         ; preds = %cond.false86
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i638, label %most_float.exit

for.body9.lr.ph.i638:                             ; preds = %for.cond6.preheader.i636
  %sub12.i639 = sub nsw i64 %105, %104
  %cmp44.not168.i640 = icmp slt i64 %103, 8
  br label %for.body9.i641

if.then.i695:                                     ; preds = %cond.false86
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i696, label %most_float.exit

for.body.preheader.i.i696:                        ; preds = %if.then.i695
  %122 = load i64, ptr %100, align 8
  %cmp2.i177.i697 = icmp slt i64 %122, 0
  %cond.i178.i698 = select i1 %cmp2.i177.i697, i64 %102, i64 0
  %add.i179.i699 = add nsw i64 %cond.i178.i698, %122
  %cmp3.not.i180.i700 = icmp ult i64 %add.i179.i699, %102
  br i1 %cmp3.not.i180.i700, label %if.end.i.preheader.i701, label %most_float.exit

if.end.i.preheader.i701:                          ; preds = %for.body.preheader.i.i696
  %123 = load float, ptr %107, align 4
  br label %if.end.i.i702

for.body.i.i721:                                  ; preds = %for.inc.i.i710
  %arrayidx1.i.i722 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i719
  %124 = load i64, ptr %arrayidx1.i.i722, align 8
  %cmp2.i.i723 = icmp slt i64 %124, 0
  %cond.i.i724 = select i1 %cmp2.i.i723, i64 %102, i64 0
  %add.i.i725 = add nsw i64 %cond.i.i724, %124
  %cmp3.not.i.i726 = icmp ult i64 %add.i.i725, %102
  br i1 %cmp3.not.i.i726, label %if.end.i.i702, label %cleanup18.loopexit.i.loopexit.i727, !llvm.loop !138

if.end.i.i702:                                    ; preds = %for.body.i.i721, %if.end.i.preheader.i701
  %add.i184.i703 = phi i64 [ %add.i.i725, %for.body.i.i721 ], [ %add.i179.i699, %if.end.i.preheader.i701 ]
  %before.049.i183.i704 = phi i64 [ %add.i184.i703, %for.body.i.i721 ], [ 0, %if.end.i.preheader.i701 ]
  %found.050.i182.i705 = phi float [ %cond16.i.i717, %for.body.i.i721 ], [ %123, %if.end.i.preheader.i701 ]
  %k.051.i181.i706 = phi i64 [ %inc.i.i719, %for.body.i.i721 ], [ 0, %if.end.i.preheader.i701 ]
  %cmp4.not.i.i707 = icmp eq i64 %add.i184.i703, %before.049.i183.i704
  br i1 %cmp4.not.i.i707, label %for.inc.i.i710, label %if.then5.i.i708

if.then5.i.i708:                                  ; preds = %if.end.i.i702
  %arrayidx6.i.i709 = getelementptr inbounds float, ptr %107, i64 %add.i184.i703
  %125 = load float, ptr %arrayidx6.i.i709, align 4
  br label %for.inc.i.i710

for.inc.i.i710:                                   ; preds = %if.then5.i.i708, %if.end.i.i702
  %found.1.i.i711 = phi float [ %125, %if.then5.i.i708 ], [ %found.050.i182.i705, %if.end.i.i702 ]
  %mul.i.i712 = mul nsw i64 %k.051.i181.i706, %98
  %arrayidx8.i.i713 = getelementptr inbounds float, ptr %97, i64 %mul.i.i712
  %126 = load float, ptr %arrayidx8.i.i713, align 4
  %cmp9.i.i714 = fcmp oge float %found.1.i.i711, %126
  %cmp10.i.i715 = fcmp uno float %found.1.i.i711, 0.000000e+00
  %or.cond.i.i716 = or i1 %cmp10.i.i715, %cmp9.i.i714
  %cond16.i.i717 = select i1 %or.cond.i.i716, float %found.1.i.i711, float %126
  %arrayidx17.i.i718 = getelementptr inbounds float, ptr %107, i64 %add.i184.i703
  store float %cond16.i.i717, ptr %arrayidx17.i.i718, align 4
  %inc.i.i719 = add nuw nsw i64 %k.051.i181.i706, 1
  %exitcond.not.i.i720 = icmp eq i64 %inc.i.i719, %101
  br i1 %exitcond.not.i.i720, label %cleanup18.loopexit.i.loopexit.i727, label %for.body.i.i721, !llvm.loop !138

cleanup18.loopexit.i.loopexit.i727:               ; preds = %for.inc.i.i710, %for.body.i.i721
  %inc.i.i719.lcssa = phi i64 [ %101, %for.inc.i.i710 ], [ %inc.i.i719, %for.body.i.i721 ]
  %cmp.not.i.le.i728 = icmp slt i64 %inc.i.i719.lcssa, %101
  %127 = zext i1 %cmp.not.i.le.i728 to i64
  br label %most_float.exit

for.body9.i641:                                   ; preds = %cleanup.i656, %for.body9.lr.ph.i638
  %wrong.0175.i642 = phi i64 [ 0, %for.body9.lr.ph.i638 ], [ %or.i652, %cleanup.i656 ]
  %k5.0174.i643 = phi i64 [ 0, %for.body9.lr.ph.i638 ], [ %inc91.i657, %cleanup.i656 ]
  %arrayidx10.i644 = getelementptr inbounds i64, ptr %100, i64 %k5.0174.i643
  %128 = load i64, ptr %arrayidx10.i644, align 8
  %cmp11.i645 = icmp slt i64 %128, 0
  %cond.i646 = select i1 %cmp11.i645, i64 %102, i64 0
  %add.i647 = add nsw i64 %cond.i646, %128
  %sub.i648 = sub nsw i64 %add.i647, %104
  %cmp13.not.i649 = icmp ult i64 %sub.i648, %sub12.i639
  %cmp15.i650 = icmp uge i64 %add.i647, %102
  %conv17.i651 = zext i1 %cmp15.i650 to i64
  %or.i652 = or i64 %wrong.0175.i642, %conv17.i651
  %mul.i653 = mul nsw i64 %k5.0174.i643, %98
  %add.ptr.i654 = getelementptr inbounds float, ptr %97, i64 %mul.i653
  br i1 %cmp1.i1082, label %if.then20.i686, label %if.end35.i655

if.then20.i686:                                   ; preds = %for.body9.i641
  %and.i687 = and i64 %k5.0174.i643, 63
  %add.ptr22.i688 = getelementptr inbounds float, ptr %spare.i630, i64 %and.i687
  %add.ptr24.i689 = getelementptr inbounds float, ptr %107, i64 %add.i647
  %cond26.i690 = select i1 %cmp13.not.i649, ptr %add.ptr24.i689, ptr %add.ptr22.i688
  %129 = load float, ptr %cond26.i690, align 4
  %130 = load float, ptr %add.ptr.i654, align 4
  %cmp27.i691 = fcmp oge float %129, %130
  %cmp29.i692 = fcmp uno float %129, 0.000000e+00
  %or.cond165.i693 = or i1 %cmp29.i692, %cmp27.i691
  %cond34.i694 = select i1 %or.cond165.i693, float %129, float %130
  store float %cond34.i694, ptr %cond26.i690, align 4
  br label %cleanup.i656

if.end35.i655:                                    ; preds = %for.body9.i641
  br i1 %cmp13.not.i649, label %if.end38.i659, label %cleanup.i656

if.end38.i659:                                    ; preds = %if.end35.i655
  %mul40.i660 = mul nsw i64 %add.i647, %103
  %add.ptr41.i661 = getelementptr inbounds float, ptr %107, i64 %mul40.i660
  br i1 %cmp44.not168.i640, label %for.cond65.preheader.i673, label %for.body46.i662

for.cond65.preheader.i673:                        ; preds = %for.body46.i662, %if.end38.i659
  %j.0.lcssa.i674 = phi i64 [ 0, %if.end38.i659 ], [ %add43170.i663, %for.body46.i662 ]
  %cmp66171.i675 = icmp slt i64 %j.0.lcssa.i674, %103
  br i1 %cmp66171.i675, label %for.body68.i676, label %cleanup.i656

for.body46.i662:                                  ; preds = %if.end38.i659, %for.body46.i662
  %add43170.i663 = phi i64 [ %add43.i671, %for.body46.i662 ], [ 8, %if.end38.i659 ]
  %j.0169.i664 = phi i64 [ %add43170.i663, %for.body46.i662 ], [ 0, %if.end38.i659 ]
  %add.ptr47.i665 = getelementptr inbounds float, ptr %add.ptr41.i661, i64 %j.0169.i664
  %131 = load <8 x float>, ptr %add.ptr47.i665, align 4
  %add.ptr48.i666 = getelementptr inbounds float, ptr %add.ptr.i654, i64 %j.0169.i664
  %132 = load <8 x float>, ptr %add.ptr48.i666, align 4
  %cmp49.i667 = fcmp ult <8 x float> %131, %132
  %cmp50.i668 = fcmp ord <8 x float> %131, zeroinitializer
  %or52163.not.i669 = and <8 x i1> %cmp49.i667, %cmp50.i668
  %or60.v.i670 = select <8 x i1> %or52163.not.i669, <8 x float> %132, <8 x float> %131
  store <8 x float> %or60.v.i670, ptr %add.ptr47.i665, align 4
  %add43.i671 = add nuw nsw i64 %add43170.i663, 8
  %cmp44.not.i672 = icmp sgt i64 %add43.i671, %103
  br i1 %cmp44.not.i672, label %for.cond65.preheader.i673, label %for.body46.i662, !llvm.loop !139

for.body68.i676:                                  ; preds = %for.cond65.preheader.i673, %for.body68.i676
  %j.1172.i677 = phi i64 [ %inc86.i684, %for.body68.i676 ], [ %j.0.lcssa.i674, %for.cond65.preheader.i673 ]
  %arrayidx69.i678 = getelementptr inbounds float, ptr %add.ptr41.i661, i64 %j.1172.i677
  %133 = load float, ptr %arrayidx69.i678, align 4
  %arrayidx70.i679 = getelementptr inbounds float, ptr %add.ptr.i654, i64 %j.1172.i677
  %134 = load float, ptr %arrayidx70.i679, align 4
  %cmp71.i680 = fcmp oge float %133, %134
  %cmp76.i681 = fcmp uno float %133, 0.000000e+00
  %or.cond166.i682 = or i1 %cmp76.i681, %cmp71.i680
  %cond83.i683 = select i1 %or.cond166.i682, float %133, float %134
  store float %cond83.i683, ptr %arrayidx69.i678, align 4
  %inc86.i684 = add nuw nsw i64 %j.1172.i677, 1
  %exitcond.not.i685 = icmp eq i64 %inc86.i684, %103
  br i1 %exitcond.not.i685, label %cleanup.i656, label %for.body68.i676, !llvm.loop !140

cleanup.i656:                                     ; preds = %for.body68.i676, %for.cond65.preheader.i673, %if.end35.i655, %if.then20.i686
  %inc91.i657 = add nuw nsw i64 %k5.0174.i643, 1
  %exitcond187.not.i658 = icmp eq i64 %inc91.i657, %101
  br i1 %exitcond187.not.i658, label %most_float.exit, label %for.body9.i641, !llvm.loop !141

most_float.exit:                                  ; preds = %cleanup.i656, %for.cond6.preheader.i636, %if.then.i695, %for.body.preheader.i.i696, %cleanup18.loopexit.i.loopexit.i727
  %retval.0.i637 = phi i64 [ 0, %if.then.i695 ], [ 0, %for.cond6.preheader.i636 ], [ 1, %for.body.preheader.i.i696 ], [ %127, %cleanup18.loopexit.i.loopexit.i727 ], [ %or.i652, %cleanup.i656 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %spare.i630) #5
  br label %return

cond.true102:                                     ; preds = %if.end69
  br i1 %cmp161, label %cond.true105, label %cond.false116

cond.true105:                                     ; preds = %cond.true102
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i729) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %spare.i729, i8 0, i64 512, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i794, label %for.cond6.preheader.i735

for.cond6.preheader.i735:                         ; preds = %cond.true105
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i737, label %least_double.exit

for.body9.lr.ph.i737:                             ; preds = %for.cond6.preheader.i735
  %sub12.i738 = sub nsw i64 %105, %104
  %cmp44.not168.i739 = icmp slt i64 %103, 8
  br label %for.body9.i740

if.then.i794:                                     ; preds = %cond.true105
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i795, label %least_double.exit

for.body.preheader.i.i795:                        ; preds = %if.then.i794
  %135 = load i64, ptr %100, align 8
  %cmp2.i177.i796 = icmp slt i64 %135, 0
  %cond.i178.i797 = select i1 %cmp2.i177.i796, i64 %102, i64 0
  %add.i179.i798 = add nsw i64 %cond.i178.i797, %135
  %cmp3.not.i180.i799 = icmp ult i64 %add.i179.i798, %102
  br i1 %cmp3.not.i180.i799, label %if.end.i.preheader.i800, label %least_double.exit

if.end.i.preheader.i800:                          ; preds = %for.body.preheader.i.i795
  %136 = load double, ptr %107, align 8
  br label %if.end.i.i801

for.body.i.i820:                                  ; preds = %for.inc.i.i809
  %arrayidx1.i.i821 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i818
  %137 = load i64, ptr %arrayidx1.i.i821, align 8
  %cmp2.i.i822 = icmp slt i64 %137, 0
  %cond.i.i823 = select i1 %cmp2.i.i822, i64 %102, i64 0
  %add.i.i824 = add nsw i64 %cond.i.i823, %137
  %cmp3.not.i.i825 = icmp ult i64 %add.i.i824, %102
  br i1 %cmp3.not.i.i825, label %if.end.i.i801, label %cleanup18.loopexit.i.loopexit.i826, !llvm.loop !142

if.end.i.i801:                                    ; preds = %for.body.i.i820, %if.end.i.preheader.i800
  %add.i184.i802 = phi i64 [ %add.i.i824, %for.body.i.i820 ], [ %add.i179.i798, %if.end.i.preheader.i800 ]
  %before.049.i183.i803 = phi i64 [ %add.i184.i802, %for.body.i.i820 ], [ 0, %if.end.i.preheader.i800 ]
  %found.050.i182.i804 = phi double [ %cond16.i.i816, %for.body.i.i820 ], [ %136, %if.end.i.preheader.i800 ]
  %k.051.i181.i805 = phi i64 [ %inc.i.i818, %for.body.i.i820 ], [ 0, %if.end.i.preheader.i800 ]
  %cmp4.not.i.i806 = icmp eq i64 %add.i184.i802, %before.049.i183.i803
  br i1 %cmp4.not.i.i806, label %for.inc.i.i809, label %if.then5.i.i807

if.then5.i.i807:                                  ; preds = %if.end.i.i801
  %arrayidx6.i.i808 = getelementptr inbounds double, ptr %107, i64 %add.i184.i802
  %138 = load double, ptr %arrayidx6.i.i808, align 8
  br label %for.inc.i.i809

for.inc.i.i809:                                   ; preds = %if.then5.i.i807, %if.end.i.i801
  %found.1.i.i810 = phi double [ %138, %if.then5.i.i807 ], [ %found.050.i182.i804, %if.end.i.i801 ]
  %mul.i.i811 = mul nsw i64 %k.051.i181.i805, %98
  %arrayidx8.i.i812 = getelementptr inbounds double, ptr %97, i64 %mul.i.i811
  %139 = load double, ptr %arrayidx8.i.i812, align 8
  %cmp9.i.i813 = fcmp ole double %found.1.i.i810, %139
  %cmp10.i.i814 = fcmp uno double %found.1.i.i810, 0.000000e+00
  %or.cond.i.i815 = or i1 %cmp10.i.i814, %cmp9.i.i813
  %cond16.i.i816 = select i1 %or.cond.i.i815, double %found.1.i.i810, double %139
  %arrayidx17.i.i817 = getelementptr inbounds double, ptr %107, i64 %add.i184.i802
  store double %cond16.i.i816, ptr %arrayidx17.i.i817, align 8
  %inc.i.i818 = add nuw nsw i64 %k.051.i181.i805, 1
  %exitcond.not.i.i819 = icmp eq i64 %inc.i.i818, %101
  br i1 %exitcond.not.i.i819, label %cleanup18.loopexit.i.loopexit.i826, label %for.body.i.i820, !llvm.loop !142

cleanup18.loopexit.i.loopexit.i826:               ; preds = %for.inc.i.i809, %for.body.i.i820
  %inc.i.i818.lcssa = phi i64 [ %101, %for.inc.i.i809 ], [ %inc.i.i818, %for.body.i.i820 ]
  %cmp.not.i.le.i827 = icmp slt i64 %inc.i.i818.lcssa, %101
  %140 = zext i1 %cmp.not.i.le.i827 to i64
  br label %least_double.exit

for.body9.i740:                                   ; preds = %cleanup.i755, %for.body9.lr.ph.i737
  %wrong.0175.i741 = phi i64 [ 0, %for.body9.lr.ph.i737 ], [ %or.i751, %cleanup.i755 ]
  %k5.0174.i742 = phi i64 [ 0, %for.body9.lr.ph.i737 ], [ %inc91.i756, %cleanup.i755 ]
  %arrayidx10.i743 = getelementptr inbounds i64, ptr %100, i64 %k5.0174.i742
  %141 = load i64, ptr %arrayidx10.i743, align 8
  %cmp11.i744 = icmp slt i64 %141, 0
  %cond.i745 = select i1 %cmp11.i744, i64 %102, i64 0
  %add.i746 = add nsw i64 %cond.i745, %141
  %sub.i747 = sub nsw i64 %add.i746, %104
  %cmp13.not.i748 = icmp ult i64 %sub.i747, %sub12.i738
  %cmp15.i749 = icmp uge i64 %add.i746, %102
  %conv17.i750 = zext i1 %cmp15.i749 to i64
  %or.i751 = or i64 %wrong.0175.i741, %conv17.i750
  %mul.i752 = mul nsw i64 %k5.0174.i742, %98
  %add.ptr.i753 = getelementptr inbounds double, ptr %97, i64 %mul.i752
  br i1 %cmp1.i1082, label %if.then20.i785, label %if.end35.i754

if.then20.i785:                                   ; preds = %for.body9.i740
  %and.i786 = and i64 %k5.0174.i742, 63
  %add.ptr22.i787 = getelementptr inbounds double, ptr %spare.i729, i64 %and.i786
  %add.ptr24.i788 = getelementptr inbounds double, ptr %107, i64 %add.i746
  %cond26.i789 = select i1 %cmp13.not.i748, ptr %add.ptr24.i788, ptr %add.ptr22.i787
  %142 = load double, ptr %cond26.i789, align 8
  %143 = load double, ptr %add.ptr.i753, align 8
  %cmp27.i790 = fcmp ole double %142, %143
  %cmp29.i791 = fcmp uno double %142, 0.000000e+00
  %or.cond165.i792 = or i1 %cmp29.i791, %cmp27.i790
  %cond34.i793 = select i1 %or.cond165.i792, double %142, double %143
  store double %cond34.i793, ptr %cond26.i789, align 8
  br label %cleanup.i755

if.end35.i754:                                    ; preds = %for.body9.i740
  br i1 %cmp13.not.i748, label %if.end38.i758, label %cleanup.i755

if.end38.i758:                                    ; preds = %if.end35.i754
  %mul40.i759 = mul nsw i64 %add.i746, %103
  %add.ptr41.i760 = getelementptr inbounds double, ptr %107, i64 %mul40.i759
  br i1 %cmp44.not168.i739, label %for.cond65.preheader.i772, label %for.body46.i761

for.cond65.preheader.i772:                        ; preds = %for.body46.i761, %if.end38.i758
  %j.0.lcssa.i773 = phi i64 [ 0, %if.end38.i758 ], [ %add43170.i762, %for.body46.i761 ]
  %cmp66171.i774 = icmp slt i64 %j.0.lcssa.i773, %103
  br i1 %cmp66171.i774, label %for.body68.i775, label %cleanup.i755

for.body46.i761:                                  ; preds = %if.end38.i758, %for.body46.i761
  %add43170.i762 = phi i64 [ %add43.i770, %for.body46.i761 ], [ 8, %if.end38.i758 ]
  %j.0169.i763 = phi i64 [ %add43170.i762, %for.body46.i761 ], [ 0, %if.end38.i758 ]
  %add.ptr47.i764 = getelementptr inbounds double, ptr %add.ptr41.i760, i64 %j.0169.i763
  %144 = load <8 x double>, ptr %add.ptr47.i764, align 8
  %add.ptr48.i765 = getelementptr inbounds double, ptr %add.ptr.i753, i64 %j.0169.i763
  %145 = load <8 x double>, ptr %add.ptr48.i765, align 8
  %cmp49.i766 = fcmp ugt <8 x double> %144, %145
  %cmp50.i767 = fcmp ord <8 x double> %144, zeroinitializer
  %or52163.not.i768 = and <8 x i1> %cmp49.i766, %cmp50.i767
  %or60.v.i769 = select <8 x i1> %or52163.not.i768, <8 x double> %145, <8 x double> %144
  store <8 x double> %or60.v.i769, ptr %add.ptr47.i764, align 8
  %add43.i770 = add nuw nsw i64 %add43170.i762, 8
  %cmp44.not.i771 = icmp sgt i64 %add43.i770, %103
  br i1 %cmp44.not.i771, label %for.cond65.preheader.i772, label %for.body46.i761, !llvm.loop !143

for.body68.i775:                                  ; preds = %for.cond65.preheader.i772, %for.body68.i775
  %j.1172.i776 = phi i64 [ %inc86.i783, %for.body68.i775 ], [ %j.0.lcssa.i773, %for.cond65.preheader.i772 ]
  %arrayidx69.i777 = getelementptr inbounds double, ptr %add.ptr41.i760, i64 %j.1172.i776
  %146 = load double, ptr %arrayidx69.i777, align 8
  %arrayidx70.i778 = getelementptr inbounds double, ptr %add.ptr.i753, i64 %j.1172.i776
  %147 = load double, ptr %arrayidx70.i778, align 8
  %cmp71.i779 = fcmp ole double %146, %147
  %cmp76.i780 = fcmp uno double %146, 0.000000e+00
  %or.cond166.i781 = or i1 %cmp76.i780, %cmp71.i779
  %cond83.i782 = select i1 %or.cond166.i781, double %146, double %147
  store double %cond83.i782, ptr %arrayidx69.i777, align 8
  %inc86.i783 = add nuw nsw i64 %j.1172.i776, 1
  %exitcond.not.i784 = icmp eq i64 %inc86.i783, %103
  br i1 %exitcond.not.i784, label %cleanup.i755, label %for.body68.i775, !llvm.loop !144

cleanup.i755:                                     ; preds = %for.body68.i775, %for.cond65.preheader.i772, %if.end35.i754, %if.then20.i785
  %inc91.i756 = add nuw nsw i64 %k5.0174.i742, 1
  %exitcond187.not.i757 = icmp eq i64 %inc91.i756, %101
  br i1 %exitcond187.not.i757, label %least_double.exit, label %for.body9.i740, !llvm.loop !145

least_double.exit:                                ; preds = %cleanup.i755, %for.cond6.preheader.i735, %if.then.i794, %for.body.preheader.i.i795, %cleanup18.loopexit.i.loopexit.i826
  %retval.0.i736 = phi i64 [ 0, %if.then.i794 ], [ 0, %for.cond6.preheader.i735 ], [ 1, %for.body.preheader.i.i795 ], [ %140, %cleanup18.loopexit.i.loopexit.i826 ], [ %or.i751, %cleanup.i755 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i729) #5
  br label %return

cond.false116:                                    ; preds = %cond.true102
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i828) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %spare.i828, i8 0, i64 512, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i893, label %for.cond6.preheader.i834

for.cond6.preheader.i834:                         ; preds = %cond.false116
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i836, label %most_double.exit

for.body9.lr.ph.i836:                             ; preds = %for.cond6.preheader.i834
  %sub12.i837 = sub nsw i64 %105, %104
  %cmp44.not168.i838 = icmp slt i64 %103, 8
  br label %for.body9.i839

if.then.i893:                                     ; preds = %cond.false116
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i894, label %most_double.exit

for.body.preheader.i.i894:                        ; preds = %if.then.i893
  %148 = load i64, ptr %100, align 8
  %cmp2.i177.i895 = icmp slt i64 %148, 0
  %cond.i178.i896 = select i1 %cmp2.i177.i895, i64 %102, i64 0
  %add.i179.i897 = add nsw i64 %cond.i178.i896, %148
  %cmp3.not.i180.i898 = icmp ult i64 %add.i179.i897, %102
  br i1 %cmp3.not.i180.i898, label %if.end.i.preheader.i899, label %most_double.exit

if.end.i.preheader.i899:                          ; preds = %for.body.preheader.i.i894
  %149 = load double, ptr %107, align 8
  br label %if.end.i.i900

for.body.i.i919:                                  ; preds = %for.inc.i.i908
  %arrayidx1.i.i920 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i917
  %150 = load i64, ptr %arrayidx1.i.i920, align 8
  %cmp2.i.i921 = icmp slt i64 %150, 0
  %cond.i.i922 = select i1 %cmp2.i.i921, i64 %102, i64 0
  %add.i.i923 = add nsw i64 %cond.i.i922, %150
  %cmp3.not.i.i924 = icmp ult i64 %add.i.i923, %102
  br i1 %cmp3.not.i.i924, label %if.end.i.i900, label %cleanup18.loopexit.i.loopexit.i925, !llvm.loop !146

if.end.i.i900:                                    ; preds = %for.body.i.i919, %if.end.i.preheader.i899
  %add.i184.i901 = phi i64 [ %add.i.i923, %for.body.i.i919 ], [ %add.i179.i897, %if.end.i.preheader.i899 ]
  %before.049.i183.i902 = phi i64 [ %add.i184.i901, %for.body.i.i919 ], [ 0, %if.end.i.preheader.i899 ]
  %found.050.i182.i903 = phi double [ %cond16.i.i915, %for.body.i.i919 ], [ %149, %if.end.i.preheader.i899 ]
  %k.051.i181.i904 = phi i64 [ %inc.i.i917, %for.body.i.i919 ], [ 0, %if.end.i.preheader.i899 ]
  %cmp4.not.i.i905 = icmp eq i64 %add.i184.i901, %before.049.i183.i902
  br i1 %cmp4.not.i.i905, label %for.inc.i.i908, label %if.then5.i.i906

if.then5.i.i906:                                  ; preds = %if.end.i.i900
  %arrayidx6.i.i907 = getelementptr inbounds double, ptr %107, i64 %add.i184.i901
  %151 = load double, ptr %arrayidx6.i.i907, align 8
  br label %for.inc.i.i908

for.inc.i.i908:                                   ; preds = %if.then5.i.i906, %if.end.i.i900
  %found.1.i.i909 = phi double [ %151, %if.then5.i.i906 ], [ %found.050.i182.i903, %if.end.i.i900 ]
  %mul.i.i910 = mul nsw i64 %k.051.i181.i904, %98
  %arrayidx8.i.i911 = getelementptr inbounds double, ptr %97, i64 %mul.i.i910
  %152 = load double, ptr %arrayidx8.i.i911, align 8
  %cmp9.i.i912 = fcmp oge double %found.1.i.i909, %152
  %cmp10.i.i913 = fcmp uno double %found.1.i.i909, 0.000000e+00
  %or.cond.i.i914 = or i1 %cmp10.i.i913, %cmp9.i.i912
  %cond16.i.i915 = select i1 %or.cond.i.i914, double %found.1.i.i909, double %152
  %arrayidx17.i.i916 = getelementptr inbounds double, ptr %107, i64 %add.i184.i901
  store double %cond16.i.i915, ptr %arrayidx17.i.i916, align 8
  %inc.i.i917 = add nuw nsw i64 %k.051.i181.i904, 1
  %exitcond.not.i.i918 = icmp eq i64 %inc.i.i917, %101
  br i1 %exitcond.not.i.i918, label %cleanup18.loopexit.i.loopexit.i925, label %for.body.i.i919, !llvm.loop !146

cleanup18.loopexit.i.loopexit.i925:               ; preds = %for.inc.i.i908, %for.body.i.i919
  %inc.i.i917.lcssa = phi i64 [ %101, %for.inc.i.i908 ], [ %inc.i.i917, %for.body.i.i919 ]
  %cmp.not.i.le.i926 = icmp slt i64 %inc.i.i917.lcssa, %101
  %153 = zext i1 %cmp.not.i.le.i926 to i64
  br label %most_double.exit

for.body9.i839:                                   ; preds = %cleanup.i854, %for.body9.lr.ph.i836
  %wrong.0175.i840 = phi i64 [ 0, %for.body9.lr.ph.i836 ], [ %or.i850, %cleanup.i854 ]
  %k5.0174.i841 = phi i64 [ 0, %for.body9.lr.ph.i836 ], [ %inc91.i855, %cleanup.i854 ]
  %arrayidx10.i842 = getelementptr inbounds i64, ptr %100, i64 %k5.0174.i841
  %154 = load i64, ptr %arrayidx10.i842, align 8
  %cmp11.i843 = icmp slt i64 %154, 0
  %cond.i844 = select i1 %cmp11.i843, i64 %102, i64 0
  %add.i845 = add nsw i64 %cond.i844, %154
  %sub.i846 = sub nsw i64 %add.i845, %104
  %cmp13.not.i847 = icmp ult i64 %sub.i846, %sub12.i837
  %cmp15.i848 = icmp uge i64 %add.i845, %102
  %conv17.i849 = zext i1 %cmp15.i848 to i64
  %or.i850 = or i64 %wrong.0175.i840, %conv17.i849
  %mul.i851 = mul nsw i64 %k5.0174.i841, %98
  %add.ptr.i852 = getelementptr inbounds double, ptr %97, i64 %mul.i851
  br i1 %cmp1.i1082, label %if.then20.i884, label %if.end35.i853

if.then20.i884:                                   ; preds = %for.body9.i839
  %and.i885 = and i64 %k5.0174.i841, 63
  %add.ptr22.i886 = getelementptr inbounds double, ptr %spare.i828, i64 %and.i885
  %add.ptr24.i887 = getelementptr inbounds double, ptr %107, i64 %add.i845
  %cond26.i888 = select i1 %cmp13.not.i847, ptr %add.ptr24.i887, ptr %add.ptr22.i886
  %155 = load double, ptr %cond26.i888, align 8
  %156 = load double, ptr %add.ptr.i852, align 8
  %cmp27.i889 = fcmp oge double %155, %156
  %cmp29.i890 = fcmp uno double %155, 0.000000e+00
  %or.cond165.i891 = or i1 %cmp29.i890, %cmp27.i889
  %cond34.i892 = select i1 %or.cond165.i891, double %155, double %156
  store double %cond34.i892, ptr %cond26.i888, align 8
  br label %cleanup.i854

if.end35.i853:                                    ; preds = %for.body9.i839
  br i1 %cmp13.not.i847, label %if.end38.i857, label %cleanup.i854

if.end38.i857:                                    ; preds = %if.end35.i853
  %mul40.i858 = mul nsw i64 %add.i845, %103
  %add.ptr41.i859 = getelementptr inbounds double, ptr %107, i64 %mul40.i858
  br i1 %cmp44.not168.i838, label %for.cond65.preheader.i871, label %for.body46.i860

for.cond65.preheader.i871:                        ; preds = %for.body46.i860, %if.end38.i857
  %j.0.lcssa.i872 = phi i64 [ 0, %if.end38.i857 ], [ %add43170.i861, %for.body46.i860 ]
  %cmp66171.i873 = icmp slt i64 %j.0.lcssa.i872, %103
  br i1 %cmp66171.i873, label %for.body68.i874, label %cleanup.i854

for.body46.i860:                                  ; preds = %if.end38.i857, %for.body46.i860
  %add43170.i861 = phi i64 [ %add43.i869, %for.body46.i860 ], [ 8, %if.end38.i857 ]
  %j.0169.i862 = phi i64 [ %add43170.i861, %for.body46.i860 ], [ 0, %if.end38.i857 ]
  %add.ptr47.i863 = getelementptr inbounds double, ptr %add.ptr41.i859, i64 %j.0169.i862
  %157 = load <8 x double>, ptr %add.ptr47.i863, align 8
  %add.ptr48.i864 = getelementptr inbounds double, ptr %add.ptr.i852, i64 %j.0169.i862
  %158 = load <8 x double>, ptr %add.ptr48.i864, align 8
  %cmp49.i865 = fcmp ult <8 x double> %157, %158
  %cmp50.i866 = fcmp ord <8 x double> %157, zeroinitializer
  %or52163.not.i867 = and <8 x i1> %cmp49.i865, %cmp50.i866
  %or60.v.i868 = select <8 x i1> %or52163.not.i867, <8 x double> %158, <8 x double> %157
  store <8 x double> %or60.v.i868, ptr %add.ptr47.i863, align 8
  %add43.i869 = add nuw nsw i64 %add43170.i861, 8
  %cmp44.not.i870 = icmp sgt i64 %add43.i869, %103
  br i1 %cmp44.not.i870, label %for.cond65.preheader.i871, label %for.body46.i860, !llvm.loop !147

for.body68.i874:                                  ; preds = %for.cond65.preheader.i871, %for.body68.i874
  %j.1172.i875 = phi i64 [ %inc86.i882, %for.body68.i874 ], [ %j.0.lcssa.i872, %for.cond65.preheader.i871 ]
  %arrayidx69.i876 = getelementptr inbounds double, ptr %add.ptr41.i859, i64 %j.1172.i875
  %159 = load double, ptr %arrayidx69.i876, align 8
  %arrayidx70.i877 = getelementptr inbounds double, ptr %add.ptr.i852, i64 %j.1172.i875
  %160 = load double, ptr %arrayidx70.i877, align 8
  %cmp71.i878 = fcmp oge double %159, %160
  %cmp76.i879 = fcmp uno double %159, 0.000000e+00
  %or.cond166.i880 = or i1 %cmp76.i879, %cmp71.i878
  %cond83.i881 = select i1 %or.cond166.i880, double %159, double %160
  store double %cond83.i881, ptr %arrayidx69.i876, align 8
  %inc86.i882 = add nuw nsw i64 %j.1172.i875, 1
  %exitcond.not.i883 = icmp eq i64 %inc86.i882, %103
  br i1 %exitcond.not.i883, label %cleanup.i854, label %for.body68.i874, !llvm.loop !148

cleanup.i854:                                     ; preds = %for.body68.i874, %for.cond65.preheader.i871, %if.end35.i853, %if.then20.i884
  %inc91.i855 = add nuw nsw i64 %k5.0174.i841, 1
  %exitcond187.not.i856 = icmp eq i64 %inc91.i855, %101
  br i1 %exitcond187.not.i856, label %most_double.exit, label %for.body9.i839, !llvm.loop !149

most_double.exit:                                 ; preds = %cleanup.i854, %for.cond6.preheader.i834, %if.then.i893, %for.body.preheader.i.i894, %cleanup18.loopexit.i.loopexit.i925
  %retval.0.i835 = phi i64 [ 0, %if.then.i893 ], [ 0, %for.cond6.preheader.i834 ], [ 1, %for.body.preheader.i.i894 ], [ %153, %cleanup18.loopexit.i.loopexit.i925 ], [ %or.i850, %cleanup.i854 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i828) #5
  br label %return

cond.true132:                                     ; preds = %if.end69
  br i1 %cmp161, label %cond.true135, label %cond.false146

cond.true135:                                     ; preds = %cond.true132
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %spare.i927) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %spare.i927, i8 0, i64 256, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i971, label %for.cond6.preheader.i932

for.cond6.preheader.i932:                         ; preds = %cond.true135
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i934, label %least_int.exit

for.body9.lr.ph.i934:                             ; preds = %for.cond6.preheader.i932
  %sub12.i935 = sub nsw i64 %105, %104
  %cmp44.not164.i = icmp slt i64 %103, 8
  br label %for.body9.i936

if.then.i971:                                     ; preds = %cond.true135
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i972, label %least_int.exit

for.body.preheader.i.i972:                        ; preds = %if.then.i971
  %161 = load i64, ptr %100, align 8
  %cmp2.i173.i = icmp slt i64 %161, 0
  %cond.i174.i = select i1 %cmp2.i173.i, i64 %102, i64 0
  %add.i175.i = add nsw i64 %cond.i174.i, %161
  %cmp3.not.i176.i = icmp ult i64 %add.i175.i, %102
  br i1 %cmp3.not.i176.i, label %if.end.i.preheader.i973, label %least_int.exit

if.end.i.preheader.i973:                          ; preds = %for.body.preheader.i.i972
  %162 = load i32, ptr %107, align 4
  br label %if.end.i.i974

for.body.i.i986:                                  ; preds = %for.inc.i.i978
  %arrayidx1.i.i987 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i984
  %163 = load i64, ptr %arrayidx1.i.i987, align 8
  %cmp2.i.i988 = icmp slt i64 %163, 0
  %cond.i.i989 = select i1 %cmp2.i.i988, i64 %102, i64 0
  %add.i.i990 = add nsw i64 %cond.i.i989, %163
  %cmp3.not.i.i991 = icmp ult i64 %add.i.i990, %102
  br i1 %cmp3.not.i.i991, label %if.end.i.i974, label %cleanup18.loopexit.i.loopexit.i992, !llvm.loop !150

if.end.i.i974:                                    ; preds = %for.body.i.i986, %if.end.i.preheader.i973
  %add.i180.i = phi i64 [ %add.i.i990, %for.body.i.i986 ], [ %add.i175.i, %if.end.i.preheader.i973 ]
  %before.049.i179.i = phi i64 [ %add.i180.i, %for.body.i.i986 ], [ 0, %if.end.i.preheader.i973 ]
  %found.050.i178.i = phi i32 [ %cond16.i.i982, %for.body.i.i986 ], [ %162, %if.end.i.preheader.i973 ]
  %k.051.i177.i = phi i64 [ %inc.i.i984, %for.body.i.i986 ], [ 0, %if.end.i.preheader.i973 ]
  %cmp4.not.i.i975 = icmp eq i64 %add.i180.i, %before.049.i179.i
  br i1 %cmp4.not.i.i975, label %for.inc.i.i978, label %if.then5.i.i976

if.then5.i.i976:                                  ; preds = %if.end.i.i974
  %arrayidx6.i.i977 = getelementptr inbounds i32, ptr %107, i64 %add.i180.i
  %164 = load i32, ptr %arrayidx6.i.i977, align 4
  br label %for.inc.i.i978

for.inc.i.i978:                                   ; preds = %if.then5.i.i976, %if.end.i.i974
  %found.1.i.i979 = phi i32 [ %164, %if.then5.i.i976 ], [ %found.050.i178.i, %if.end.i.i974 ]
  %mul.i.i980 = mul nsw i64 %k.051.i177.i, %98
  %arrayidx8.i.i981 = getelementptr inbounds i32, ptr %97, i64 %mul.i.i980
  %165 = load i32, ptr %arrayidx8.i.i981, align 4
  %cond16.i.i982 = tail call i32 @llvm.smin.i32(i32 %found.1.i.i979, i32 %165)
  %arrayidx17.i.i983 = getelementptr inbounds i32, ptr %107, i64 %add.i180.i
  store i32 %cond16.i.i982, ptr %arrayidx17.i.i983, align 4
  %inc.i.i984 = add nuw nsw i64 %k.051.i177.i, 1
  %exitcond.not.i.i985 = icmp eq i64 %inc.i.i984, %101
  br i1 %exitcond.not.i.i985, label %cleanup18.loopexit.i.loopexit.i992, label %for.body.i.i986, !llvm.loop !150

cleanup18.loopexit.i.loopexit.i992:               ; preds = %for.inc.i.i978, %for.body.i.i986
  %inc.i.i984.lcssa = phi i64 [ %101, %for.inc.i.i978 ], [ %inc.i.i984, %for.body.i.i986 ]
  %cmp.not.i.le.i993 = icmp slt i64 %inc.i.i984.lcssa, %101
  %166 = zext i1 %cmp.not.i.le.i993 to i64
  br label %least_int.exit

for.body9.i936:                                   ; preds = %cleanup.i949, %for.body9.lr.ph.i934
  %wrong.0171.i = phi i64 [ 0, %for.body9.lr.ph.i934 ], [ %or.i945, %cleanup.i949 ]
  %k5.0170.i = phi i64 [ 0, %for.body9.lr.ph.i934 ], [ %inc91.i950, %cleanup.i949 ]
  %arrayidx10.i937 = getelementptr inbounds i64, ptr %100, i64 %k5.0170.i
  %167 = load i64, ptr %arrayidx10.i937, align 8
  %cmp11.i938 = icmp slt i64 %167, 0
  %cond.i939 = select i1 %cmp11.i938, i64 %102, i64 0
  %add.i940 = add nsw i64 %cond.i939, %167
  %sub.i941 = sub nsw i64 %add.i940, %104
  %cmp13.not.i942 = icmp ult i64 %sub.i941, %sub12.i935
  %cmp15.i943 = icmp uge i64 %add.i940, %102
  %conv17.i944 = zext i1 %cmp15.i943 to i64
  %or.i945 = or i64 %wrong.0171.i, %conv17.i944
  %mul.i946 = mul nsw i64 %k5.0170.i, %98
  %add.ptr.i947 = getelementptr inbounds i32, ptr %97, i64 %mul.i946
  br i1 %cmp1.i1082, label %if.then20.i966, label %if.end35.i948

if.then20.i966:                                   ; preds = %for.body9.i936
  %and.i967 = and i64 %k5.0170.i, 63
  %add.ptr22.i968 = getelementptr inbounds i32, ptr %spare.i927, i64 %and.i967
  %add.ptr24.i969 = getelementptr inbounds i32, ptr %107, i64 %add.i940
  %cond26.i970 = select i1 %cmp13.not.i942, ptr %add.ptr24.i969, ptr %add.ptr22.i968
  %168 = load i32, ptr %cond26.i970, align 4
  %169 = load i32, ptr %add.ptr.i947, align 4
  %spec.select.i = tail call i32 @llvm.smin.i32(i32 %168, i32 %169)
  store i32 %spec.select.i, ptr %cond26.i970, align 4
  br label %cleanup.i949

if.end35.i948:                                    ; preds = %for.body9.i936
  br i1 %cmp13.not.i942, label %if.end38.i951, label %cleanup.i949

if.end38.i951:                                    ; preds = %if.end35.i948
  %mul40.i952 = mul nsw i64 %add.i940, %103
  %add.ptr41.i953 = getelementptr inbounds i32, ptr %107, i64 %mul40.i952
  br i1 %cmp44.not164.i, label %for.cond65.preheader.i959, label %for.body46.i954

for.cond65.preheader.i959:                        ; preds = %for.body46.i954, %if.end38.i951
  %j.0.lcssa.i960 = phi i64 [ 0, %if.end38.i951 ], [ %add43166.i, %for.body46.i954 ]
  %cmp66167.i = icmp slt i64 %j.0.lcssa.i960, %103
  br i1 %cmp66167.i, label %for.body68.i961, label %cleanup.i949

for.body46.i954:                                  ; preds = %if.end38.i951, %for.body46.i954
  %add43166.i = phi i64 [ %add43.i957, %for.body46.i954 ], [ 8, %if.end38.i951 ]
  %j.0165.i = phi i64 [ %add43166.i, %for.body46.i954 ], [ 0, %if.end38.i951 ]
  %add.ptr47.i955 = getelementptr inbounds i32, ptr %add.ptr41.i953, i64 %j.0165.i
  %170 = load <8 x i32>, ptr %add.ptr47.i955, align 4
  %add.ptr48.i956 = getelementptr inbounds i32, ptr %add.ptr.i947, i64 %j.0165.i
  %171 = load <8 x i32>, ptr %add.ptr48.i956, align 4
  %or60.i = tail call <8 x i32> @llvm.smin.v8i32(<8 x i32> %170, <8 x i32> %171)
  store <8 x i32> %or60.i, ptr %add.ptr47.i955, align 4
  %add43.i957 = add nuw nsw i64 %add43166.i, 8
  %cmp44.not.i958 = icmp sgt i64 %add43.i957, %103
  br i1 %cmp44.not.i958, label %for.cond65.preheader.i959, label %for.body46.i954, !llvm.loop !151

for.body68.i961:                                  ; preds = %for.cond65.preheader.i959, %for.body68.i961
  %j.1168.i = phi i64 [ %inc86.i964, %for.body68.i961 ], [ %j.0.lcssa.i960, %for.cond65.preheader.i959 ]
  %arrayidx69.i962 = getelementptr inbounds i32, ptr %add.ptr41.i953, i64 %j.1168.i
  %172 = load i32, ptr %arrayidx69.i962, align 4
  %arrayidx70.i963 = getelementptr inbounds i32, ptr %add.ptr.i947, i64 %j.1168.i
  %173 = load i32, ptr %arrayidx70.i963, align 4
  %spec.select162.i = tail call i32 @llvm.smin.i32(i32 %172, i32 %173)
  store i32 %spec.select162.i, ptr %arrayidx69.i962, align 4
  %inc86.i964 = add nuw nsw i64 %j.1168.i, 1
  %exitcond.not.i965 = icmp eq i64 %inc86.i964, %103
  br i1 %exitcond.not.i965, label %cleanup.i949, label %for.body68.i961, !llvm.loop !152

cleanup.i949:                                     ; preds = %for.body68.i961, %for.cond65.preheader.i959, %if.end35.i948, %if.then20.i966
  %inc91.i950 = add nuw nsw i64 %k5.0170.i, 1
  %exitcond183.not.i = icmp eq i64 %inc91.i950, %101
  br i1 %exitcond183.not.i, label %least_int.exit, label %for.body9.i936, !llvm.loop !153

least_int.exit:                                   ; preds = %cleanup.i949, %for.cond6.preheader.i932, %if.then.i971, %for.body.preheader.i.i972, %cleanup18.loopexit.i.loopexit.i992
  %retval.0.i933 = phi i64 [ 0, %if.then.i971 ], [ 0, %for.cond6.preheader.i932 ], [ 1, %for.body.preheader.i.i972 ], [ %166, %cleanup18.loopexit.i.loopexit.i992 ], [ %or.i945, %cleanup.i949 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %spare.i927) #5
  br label %return

cond.false146:                                    ; preds = %cond.true132
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %spare.i994) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %spare.i994, i8 0, i64 256, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i1050, label %for.cond6.preheader.i1000

for.cond6.preheader.i1000:                        ; preds = %cond.false146
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i1002, label %most_int.exit

for.body9.lr.ph.i1002:                            ; preds = %for.cond6.preheader.i1000
  %sub12.i1003 = sub nsw i64 %105, %104
  %cmp44.not164.i1004 = icmp slt i64 %103, 8
  br label %for.body9.i1005

if.then.i1050:                                    ; preds = %cond.false146
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i1051, label %most_int.exit

for.body.preheader.i.i1051:                       ; preds = %if.then.i1050
  %174 = load i64, ptr %100, align 8
  %cmp2.i173.i1052 = icmp slt i64 %174, 0
  %cond.i174.i1053 = select i1 %cmp2.i173.i1052, i64 %102, i64 0
  %add.i175.i1054 = add nsw i64 %cond.i174.i1053, %174
  %cmp3.not.i176.i1055 = icmp ult i64 %add.i175.i1054, %102
  br i1 %cmp3.not.i176.i1055, label %if.end.i.preheader.i1056, label %most_int.exit

if.end.i.preheader.i1056:                         ; preds = %for.body.preheader.i.i1051
  %175 = load i32, ptr %107, align 4
  br label %if.end.i.i1057

for.body.i.i1073:                                 ; preds = %for.inc.i.i1065
  %arrayidx1.i.i1074 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i1071
  %176 = load i64, ptr %arrayidx1.i.i1074, align 8
  %cmp2.i.i1075 = icmp slt i64 %176, 0
  %cond.i.i1076 = select i1 %cmp2.i.i1075, i64 %102, i64 0
  %add.i.i1077 = add nsw i64 %cond.i.i1076, %176
  %cmp3.not.i.i1078 = icmp ult i64 %add.i.i1077, %102
  br i1 %cmp3.not.i.i1078, label %if.end.i.i1057, label %cleanup18.loopexit.i.loopexit.i1079, !llvm.loop !154

if.end.i.i1057:                                   ; preds = %for.body.i.i1073, %if.end.i.preheader.i1056
  %add.i180.i1058 = phi i64 [ %add.i.i1077, %for.body.i.i1073 ], [ %add.i175.i1054, %if.end.i.preheader.i1056 ]
  %before.049.i179.i1059 = phi i64 [ %add.i180.i1058, %for.body.i.i1073 ], [ 0, %if.end.i.preheader.i1056 ]
  %found.050.i178.i1060 = phi i32 [ %cond16.i.i1069, %for.body.i.i1073 ], [ %175, %if.end.i.preheader.i1056 ]
  %k.051.i177.i1061 = phi i64 [ %inc.i.i1071, %for.body.i.i1073 ], [ 0, %if.end.i.preheader.i1056 ]
  %cmp4.not.i.i1062 = icmp eq i64 %add.i180.i1058, %before.049.i179.i1059
  br i1 %cmp4.not.i.i1062, label %for.inc.i.i1065, label %if.then5.i.i1063

if.then5.i.i1063:                                 ; preds = %if.end.i.i1057
  %arrayidx6.i.i1064 = getelementptr inbounds i32, ptr %107, i64 %add.i180.i1058
  %177 = load i32, ptr %arrayidx6.i.i1064, align 4
  br label %for.inc.i.i1065

for.inc.i.i1065:                                  ; preds = %if.then5.i.i1063, %if.end.i.i1057
  %found.1.i.i1066 = phi i32 [ %177, %if.then5.i.i1063 ], [ %found.050.i178.i1060, %if.end.i.i1057 ]
  %mul.i.i1067 = mul nsw i64 %k.051.i177.i1061, %98
  %arrayidx8.i.i1068 = getelementptr inbounds i32, ptr %97, i64 %mul.i.i1067
  %178 = load i32, ptr %arrayidx8.i.i1068, align 4
  %cond16.i.i1069 = tail call i32 @llvm.smax.i32(i32 %found.1.i.i1066, i32 %178)
  %arrayidx17.i.i1070 = getelementptr inbounds i32, ptr %107, i64 %add.i180.i1058
  store i32 %cond16.i.i1069, ptr %arrayidx17.i.i1070, align 4
  %inc.i.i1071 = add nuw nsw i64 %k.051.i177.i1061, 1
  %exitcond.not.i.i1072 = icmp eq i64 %inc.i.i1071, %101
  br i1 %exitcond.not.i.i1072, label %cleanup18.loopexit.i.loopexit.i1079, label %for.body.i.i1073, !llvm.loop !154

cleanup18.loopexit.i.loopexit.i1079:              ; preds = %for.inc.i.i1065, %for.body.i.i1073
  %inc.i.i1071.lcssa = phi i64 [ %101, %for.inc.i.i1065 ], [ %inc.i.i1071, %for.body.i.i1073 ]
  %cmp.not.i.le.i1080 = icmp slt i64 %inc.i.i1071.lcssa, %101
  %179 = zext i1 %cmp.not.i.le.i1080 to i64
  br label %most_int.exit

for.body9.i1005:                                  ; preds = %cleanup.i1020, %for.body9.lr.ph.i1002
  %wrong.0171.i1006 = phi i64 [ 0, %for.body9.lr.ph.i1002 ], [ %or.i1016, %cleanup.i1020 ]
  %k5.0170.i1007 = phi i64 [ 0, %for.body9.lr.ph.i1002 ], [ %inc91.i1021, %cleanup.i1020 ]
  %arrayidx10.i1008 = getelementptr inbounds i64, ptr %100, i64 %k5.0170.i1007
  %180 = load i64, ptr %arrayidx10.i1008, align 8
  %cmp11.i1009 = icmp slt i64 %180, 0
  %cond.i1010 = select i1 %cmp11.i1009, i64 %102, i64 0
  %add.i1011 = add nsw i64 %cond.i1010, %180
  %sub.i1012 = sub nsw i64 %add.i1011, %104
  %cmp13.not.i1013 = icmp ult i64 %sub.i1012, %sub12.i1003
  %cmp15.i1014 = icmp uge i64 %add.i1011, %102
  %conv17.i1015 = zext i1 %cmp15.i1014 to i64
  %or.i1016 = or i64 %wrong.0171.i1006, %conv17.i1015
  %mul.i1017 = mul nsw i64 %k5.0170.i1007, %98
  %add.ptr.i1018 = getelementptr inbounds i32, ptr %97, i64 %mul.i1017
  br i1 %cmp1.i1082, label %if.then20.i1044, label %if.end35.i1019

if.then20.i1044:                                  ; preds = %for.body9.i1005
  %and.i1045 = and i64 %k5.0170.i1007, 63
  %add.ptr22.i1046 = getelementptr inbounds i32, ptr %spare.i994, i64 %and.i1045
  %add.ptr24.i1047 = getelementptr inbounds i32, ptr %107, i64 %add.i1011
  %cond26.i1048 = select i1 %cmp13.not.i1013, ptr %add.ptr24.i1047, ptr %add.ptr22.i1046
  %181 = load i32, ptr %cond26.i1048, align 4
  %182 = load i32, ptr %add.ptr.i1018, align 4
  %spec.select.i1049 = tail call i32 @llvm.smax.i32(i32 %181, i32 %182)
  store i32 %spec.select.i1049, ptr %cond26.i1048, align 4
  br label %cleanup.i1020

if.end35.i1019:                                   ; preds = %for.body9.i1005
  br i1 %cmp13.not.i1013, label %if.end38.i1023, label %cleanup.i1020

if.end38.i1023:                                   ; preds = %if.end35.i1019
  %mul40.i1024 = mul nsw i64 %add.i1011, %103
  %add.ptr41.i1025 = getelementptr inbounds i32, ptr %107, i64 %mul40.i1024
  br i1 %cmp44.not164.i1004, label %for.cond65.preheader.i1034, label %for.body46.i1026

for.cond65.preheader.i1034:                       ; preds = %for.body46.i1026, %if.end38.i1023
  %j.0.lcssa.i1035 = phi i64 [ 0, %if.end38.i1023 ], [ %add43166.i1027, %for.body46.i1026 ]
  %cmp66167.i1036 = icmp slt i64 %j.0.lcssa.i1035, %103
  br i1 %cmp66167.i1036, label %for.body68.i1037, label %cleanup.i1020

for.body46.i1026:                                 ; preds = %if.end38.i1023, %for.body46.i1026
  %add43166.i1027 = phi i64 [ %add43.i1032, %for.body46.i1026 ], [ 8, %if.end38.i1023 ]
  %j.0165.i1028 = phi i64 [ %add43166.i1027, %for.body46.i1026 ], [ 0, %if.end38.i1023 ]
  %add.ptr47.i1029 = getelementptr inbounds i32, ptr %add.ptr41.i1025, i64 %j.0165.i1028
  %183 = load <8 x i32>, ptr %add.ptr47.i1029, align 4
  %add.ptr48.i1030 = getelementptr inbounds i32, ptr %add.ptr.i1018, i64 %j.0165.i1028
  %184 = load <8 x i32>, ptr %add.ptr48.i1030, align 4
  %or60.i1031 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %183, <8 x i32> %184)
  store <8 x i32> %or60.i1031, ptr %add.ptr47.i1029, align 4
  %add43.i1032 = add nuw nsw i64 %add43166.i1027, 8
  %cmp44.not.i1033 = icmp sgt i64 %add43.i1032, %103
  br i1 %cmp44.not.i1033, label %for.cond65.preheader.i1034, label %for.body46.i1026, !llvm.loop !155

for.body68.i1037:                                 ; preds = %for.cond65.preheader.i1034, %for.body68.i1037
  %j.1168.i1038 = phi i64 [ %inc86.i1042, %for.body68.i1037 ], [ %j.0.lcssa.i1035, %for.cond65.preheader.i1034 ]
  %arrayidx69.i1039 = getelementptr inbounds i32, ptr %add.ptr41.i1025, i64 %j.1168.i1038
  %185 = load i32, ptr %arrayidx69.i1039, align 4
  %arrayidx70.i1040 = getelementptr inbounds i32, ptr %add.ptr.i1018, i64 %j.1168.i1038
  %186 = load i32, ptr %arrayidx70.i1040, align 4
  %spec.select162.i1041 = tail call i32 @llvm.smax.i32(i32 %185, i32 %186)
  store i32 %spec.select162.i1041, ptr %arrayidx69.i1039, align 4
  %inc86.i1042 = add nuw nsw i64 %j.1168.i1038, 1
  %exitcond.not.i1043 = icmp eq i64 %inc86.i1042, %103
  br i1 %exitcond.not.i1043, label %cleanup.i1020, label %for.body68.i1037, !llvm.loop !156

cleanup.i1020:                                    ; preds = %for.body68.i1037, %for.cond65.preheader.i1034, %if.end35.i1019, %if.then20.i1044
  %inc91.i1021 = add nuw nsw i64 %k5.0170.i1007, 1
  %exitcond183.not.i1022 = icmp eq i64 %inc91.i1021, %101
  br i1 %exitcond183.not.i1022, label %most_int.exit, label %for.body9.i1005, !llvm.loop !157

most_int.exit:                                    ; preds = %cleanup.i1020, %for.cond6.preheader.i1000, %if.then.i1050, %for.body.preheader.i.i1051, %cleanup18.loopexit.i.loopexit.i1079
  %retval.0.i1001 = phi i64 [ 0, %if.then.i1050 ], [ 0, %for.cond6.preheader.i1000 ], [ 1, %for.body.preheader.i.i1051 ], [ %179, %cleanup18.loopexit.i.loopexit.i1079 ], [ %or.i1016, %cleanup.i1020 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %spare.i994) #5
  br label %return

cond.false159:                                    ; preds = %if.end69
  br i1 %cmp161, label %cond.true162, label %cond.false173

cond.true162:                                     ; preds = %cond.false159
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i1081) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %spare.i1081, i8 0, i64 512, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i1137, label %for.cond6.preheader.i1087

for.cond6.preheader.i1087:                        ; preds = %cond.true162
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i1089, label %least_long.exit

for.body9.lr.ph.i1089:                            ; preds = %for.cond6.preheader.i1087
  %sub12.i1090 = sub nsw i64 %105, %104
  %cmp44.not164.i1091 = icmp slt i64 %103, 8
  br label %for.body9.i1092

if.then.i1137:                                    ; preds = %cond.true162
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i1138, label %least_long.exit

for.body.preheader.i.i1138:                       ; preds = %if.then.i1137
  %187 = load i64, ptr %100, align 8
  %cmp2.i173.i1139 = icmp slt i64 %187, 0
  %cond.i174.i1140 = select i1 %cmp2.i173.i1139, i64 %102, i64 0
  %add.i175.i1141 = add nsw i64 %cond.i174.i1140, %187
  %cmp3.not.i176.i1142 = icmp ult i64 %add.i175.i1141, %102
  br i1 %cmp3.not.i176.i1142, label %if.end.i.preheader.i1143, label %least_long.exit

if.end.i.preheader.i1143:                         ; preds = %for.body.preheader.i.i1138
  %188 = load i64, ptr %107, align 8
  br label %if.end.i.i1144

for.body.i.i1160:                                 ; preds = %for.inc.i.i1152
  %arrayidx1.i.i1161 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i1158
  %189 = load i64, ptr %arrayidx1.i.i1161, align 8
  %cmp2.i.i1162 = icmp slt i64 %189, 0
  %cond.i.i1163 = select i1 %cmp2.i.i1162, i64 %102, i64 0
  %add.i.i1164 = add nsw i64 %cond.i.i1163, %189
  %cmp3.not.i.i1165 = icmp ult i64 %add.i.i1164, %102
  br i1 %cmp3.not.i.i1165, label %if.end.i.i1144, label %cleanup18.loopexit.i.loopexit.i1166, !llvm.loop !158

if.end.i.i1144:                                   ; preds = %for.body.i.i1160, %if.end.i.preheader.i1143
  %add.i180.i1145 = phi i64 [ %add.i.i1164, %for.body.i.i1160 ], [ %add.i175.i1141, %if.end.i.preheader.i1143 ]
  %before.049.i179.i1146 = phi i64 [ %add.i180.i1145, %for.body.i.i1160 ], [ 0, %if.end.i.preheader.i1143 ]
  %found.050.i178.i1147 = phi i64 [ %cond16.i.i1156, %for.body.i.i1160 ], [ %188, %if.end.i.preheader.i1143 ]
  %k.051.i177.i1148 = phi i64 [ %inc.i.i1158, %for.body.i.i1160 ], [ 0, %if.end.i.preheader.i1143 ]
  %cmp4.not.i.i1149 = icmp eq i64 %add.i180.i1145, %before.049.i179.i1146
  br i1 %cmp4.not.i.i1149, label %for.inc.i.i1152, label %if.then5.i.i1150

if.then5.i.i1150:                                 ; preds = %if.end.i.i1144
  %arrayidx6.i.i1151 = getelementptr inbounds i64, ptr %107, i64 %add.i180.i1145
  %190 = load i64, ptr %arrayidx6.i.i1151, align 8
  br label %for.inc.i.i1152

for.inc.i.i1152:                                  ; preds = %if.then5.i.i1150, %if.end.i.i1144
  %found.1.i.i1153 = phi i64 [ %190, %if.then5.i.i1150 ], [ %found.050.i178.i1147, %if.end.i.i1144 ]
  %mul.i.i1154 = mul nsw i64 %k.051.i177.i1148, %98
  %arrayidx8.i.i1155 = getelementptr inbounds i64, ptr %97, i64 %mul.i.i1154
  %191 = load i64, ptr %arrayidx8.i.i1155, align 8
  %cond16.i.i1156 = tail call i64 @llvm.smin.i64(i64 %found.1.i.i1153, i64 %191)
  %arrayidx17.i.i1157 = getelementptr inbounds i64, ptr %107, i64 %add.i180.i1145
  store i64 %cond16.i.i1156, ptr %arrayidx17.i.i1157, align 8
  %inc.i.i1158 = add nuw nsw i64 %k.051.i177.i1148, 1
  %exitcond.not.i.i1159 = icmp eq i64 %inc.i.i1158, %101
  br i1 %exitcond.not.i.i1159, label %cleanup18.loopexit.i.loopexit.i1166, label %for.body.i.i1160, !llvm.loop !158

cleanup18.loopexit.i.loopexit.i1166:              ; preds = %for.inc.i.i1152, %for.body.i.i1160
  %inc.i.i1158.lcssa = phi i64 [ %101, %for.inc.i.i1152 ], [ %inc.i.i1158, %for.body.i.i1160 ]
  %cmp.not.i.le.i1167 = icmp slt i64 %inc.i.i1158.lcssa, %101
  %192 = zext i1 %cmp.not.i.le.i1167 to i64
  br label %least_long.exit

for.body9.i1092:                                  ; preds = %cleanup.i1107, %for.body9.lr.ph.i1089
  %wrong.0171.i1093 = phi i64 [ 0, %for.body9.lr.ph.i1089 ], [ %or.i1103, %cleanup.i1107 ]
  %k5.0170.i1094 = phi i64 [ 0, %for.body9.lr.ph.i1089 ], [ %inc91.i1108, %cleanup.i1107 ]
  %arrayidx10.i1095 = getelementptr inbounds i64, ptr %100, i64 %k5.0170.i1094
  %193 = load i64, ptr %arrayidx10.i1095, align 8
  %cmp11.i1096 = icmp slt i64 %193, 0
  %cond.i1097 = select i1 %cmp11.i1096, i64 %102, i64 0
  %add.i1098 = add nsw i64 %cond.i1097, %193
  %sub.i1099 = sub nsw i64 %add.i1098, %104
  %cmp13.not.i1100 = icmp ult i64 %sub.i1099, %sub12.i1090
  %cmp15.i1101 = icmp uge i64 %add.i1098, %102
  %conv17.i1102 = zext i1 %cmp15.i1101 to i64
  %or.i1103 = or i64 %wrong.0171.i1093, %conv17.i1102
  %mul.i1104 = mul nsw i64 %k5.0170.i1094, %98
  %add.ptr.i1105 = getelementptr inbounds i64, ptr %97, i64 %mul.i1104
  br i1 %cmp1.i1082, label %if.then20.i1131, label %if.end35.i1106

if.then20.i1131:                                  ; preds = %for.body9.i1092
  %and.i1132 = and i64 %k5.0170.i1094, 63
  %add.ptr22.i1133 = getelementptr inbounds i64, ptr %spare.i1081, i64 %and.i1132
  %add.ptr24.i1134 = getelementptr inbounds i64, ptr %107, i64 %add.i1098
  %cond26.i1135 = select i1 %cmp13.not.i1100, ptr %add.ptr24.i1134, ptr %add.ptr22.i1133
  %194 = load i64, ptr %cond26.i1135, align 8
  %195 = load i64, ptr %add.ptr.i1105, align 8
  %spec.select.i1136 = tail call i64 @llvm.smin.i64(i64 %194, i64 %195)
  store i64 %spec.select.i1136, ptr %cond26.i1135, align 8
  br label %cleanup.i1107

if.end35.i1106:                                   ; preds = %for.body9.i1092
  br i1 %cmp13.not.i1100, label %if.end38.i1110, label %cleanup.i1107

if.end38.i1110:                                   ; preds = %if.end35.i1106
  %mul40.i1111 = mul nsw i64 %add.i1098, %103
  %add.ptr41.i1112 = getelementptr inbounds i64, ptr %107, i64 %mul40.i1111
  br i1 %cmp44.not164.i1091, label %for.cond65.preheader.i1121, label %for.body46.i1113

for.cond65.preheader.i1121:                       ; preds = %for.body46.i1113, %if.end38.i1110
  %j.0.lcssa.i1122 = phi i64 [ 0, %if.end38.i1110 ], [ %add43166.i1114, %for.body46.i1113 ]
  %cmp66167.i1123 = icmp slt i64 %j.0.lcssa.i1122, %103
  br i1 %cmp66167.i1123, label %for.body68.i1124, label %cleanup.i1107

for.body46.i1113:                                 ; preds = %if.end38.i1110, %for.body46.i1113
  %add43166.i1114 = phi i64 [ %add43.i1119, %for.body46.i1113 ], [ 8, %if.end38.i1110 ]
  %j.0165.i1115 = phi i64 [ %add43166.i1114, %for.body46.i1113 ], [ 0, %if.end38.i1110 ]
  %add.ptr47.i1116 = getelementptr inbounds i64, ptr %add.ptr41.i1112, i64 %j.0165.i1115
  %196 = load <8 x i64>, ptr %add.ptr47.i1116, align 8
  %add.ptr48.i1117 = getelementptr inbounds i64, ptr %add.ptr.i1105, i64 %j.0165.i1115
  %197 = load <8 x i64>, ptr %add.ptr48.i1117, align 8
  %or60.i1118 = tail call <8 x i64> @llvm.smin.v8i64(<8 x i64> %196, <8 x i64> %197)
  store <8 x i64> %or60.i1118, ptr %add.ptr47.i1116, align 8
  %add43.i1119 = add nuw nsw i64 %add43166.i1114, 8
  %cmp44.not.i1120 = icmp sgt i64 %add43.i1119, %103
  br i1 %cmp44.not.i1120, label %for.cond65.preheader.i1121, label %for.body46.i1113, !llvm.loop !159

for.body68.i1124:                                 ; preds = %for.cond65.preheader.i1121, %for.body68.i1124
  %j.1168.i1125 = phi i64 [ %inc86.i1129, %for.body68.i1124 ], [ %j.0.lcssa.i1122, %for.cond65.preheader.i1121 ]
  %arrayidx69.i1126 = getelementptr inbounds i64, ptr %add.ptr41.i1112, i64 %j.1168.i1125
  %198 = load i64, ptr %arrayidx69.i1126, align 8
  %arrayidx70.i1127 = getelementptr inbounds i64, ptr %add.ptr.i1105, i64 %j.1168.i1125
  %199 = load i64, ptr %arrayidx70.i1127, align 8
  %spec.select162.i1128 = tail call i64 @llvm.smin.i64(i64 %198, i64 %199)
  store i64 %spec.select162.i1128, ptr %arrayidx69.i1126, align 8
  %inc86.i1129 = add nuw nsw i64 %j.1168.i1125, 1
  %exitcond.not.i1130 = icmp eq i64 %inc86.i1129, %103
  br i1 %exitcond.not.i1130, label %cleanup.i1107, label %for.body68.i1124, !llvm.loop !160

cleanup.i1107:                                    ; preds = %for.body68.i1124, %for.cond65.preheader.i1121, %if.end35.i1106, %if.then20.i1131
  %inc91.i1108 = add nuw nsw i64 %k5.0170.i1094, 1
  %exitcond183.not.i1109 = icmp eq i64 %inc91.i1108, %101
  br i1 %exitcond183.not.i1109, label %least_long.exit, label %for.body9.i1092, !llvm.loop !161

least_long.exit:                                  ; preds = %cleanup.i1107, %for.cond6.preheader.i1087, %if.then.i1137, %for.body.preheader.i.i1138, %cleanup18.loopexit.i.loopexit.i1166
  %retval.0.i1088 = phi i64 [ 0, %if.then.i1137 ], [ 0, %for.cond6.preheader.i1087 ], [ 1, %for.body.preheader.i.i1138 ], [ %192, %cleanup18.loopexit.i.loopexit.i1166 ], [ %or.i1103, %cleanup.i1107 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i1081) #5
  br label %return

cond.false173:                                    ; preds = %cond.false159
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %spare.i1168) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %spare.i1168, i8 0, i64 512, i1 false)
  br i1 %or.cond161.i1085, label %if.then.i1224, label %for.cond6.preheader.i1174

for.cond6.preheader.i1174:                        ; preds = %cond.false173
  br i1 %cmp.not48.i.i1086, label %for.body9.lr.ph.i1176, label %most_long.exit

for.body9.lr.ph.i1176:                            ; preds = %for.cond6.preheader.i1174
  %sub12.i1177 = sub nsw i64 %105, %104
  %cmp44.not164.i1178 = icmp slt i64 %103, 8
  br label %for.body9.i1179

if.then.i1224:                                    ; preds = %cond.false173
  br i1 %cmp.not48.i.i1086, label %for.body.preheader.i.i1225, label %most_long.exit

for.body.preheader.i.i1225:                       ; preds = %if.then.i1224
  %200 = load i64, ptr %100, align 8
  %cmp2.i173.i1226 = icmp slt i64 %200, 0
  %cond.i174.i1227 = select i1 %cmp2.i173.i1226, i64 %102, i64 0
  %add.i175.i1228 = add nsw i64 %cond.i174.i1227, %200
  %cmp3.not.i176.i1229 = icmp ult i64 %add.i175.i1228, %102
  br i1 %cmp3.not.i176.i1229, label %if.end.i.preheader.i1230, label %most_long.exit

if.end.i.preheader.i1230:                         ; preds = %for.body.preheader.i.i1225
  %201 = load i64, ptr %107, align 8
  br label %if.end.i.i1231

for.body.i.i1247:                                 ; preds = %for.inc.i.i1239
  %arrayidx1.i.i1248 = getelementptr inbounds i64, ptr %100, i64 %inc.i.i1245
  %202 = load i64, ptr %arrayidx1.i.i1248, align 8
  %cmp2.i.i1249 = icmp slt i64 %202, 0
  %cond.i.i1250 = select i1 %cmp2.i.i1249, i64 %102, i64 0
  %add.i.i1251 = add nsw i64 %cond.i.i1250, %202
  %cmp3.not.i.i1252 = icmp ult i64 %add.i.i1251, %102
  br i1 %cmp3.not.i.i1252, label %if.end.i.i1231, label %cleanup18.loopexit.i.loopexit.i1253, !llvm.loop !162

if.end.i.i1231:                                   ; preds = %for.body.i.i1247, %if.end.i.preheader.i1230
  %add.i180.i1232 = phi i64 [ %add.i.i1251, %for.body.i.i1247 ], [ %add.i175.i1228, %if.end.i.preheader.i1230 ]
  %before.049.i179.i1233 = phi i64 [ %add.i180.i1232, %for.body.i.i1247 ], [ 0, %if.end.i.preheader.i1230 ]
  %found.050.i178.i1234 = phi i64 [ %cond16.i.i1243, %for.body.i.i1247 ], [ %201, %if.end.i.preheader.i1230 ]
  %k.051.i177.i1235 = phi i64 [ %inc.i.i1245, %for.body.i.i1247 ], [ 0, %if.end.i.preheader.i1230 ]
  %cmp4.not.i.i1236 = icmp eq i64 %add.i180.i1232, %before.049.i179.i1233
  br i1 %cmp4.not.i.i1236, label %for.inc.i.i1239, label %if.then5.i.i1237

if.then5.i.i1237:                                 ; preds = %if.end.i.i1231
  %arrayidx6.i.i1238 = getelementptr inbounds i64, ptr %107, i64 %add.i180.i1232
  %203 = load i64, ptr %arrayidx6.i.i1238, align 8
  br label %for.inc.i.i1239

for.inc.i.i1239:                                  ; preds = %if.then5.i.i1237, %if.end.i.i1231
  %found.1.i.i1240 = phi i64 [ %203, %if.then5.i.i1237 ], [ %found.050.i178.i1234, %if.end.i.i1231 ]
  %mul.i.i1241 = mul nsw i64 %k.051.i177.i1235, %98
  %arrayidx8.i.i1242 = getelementptr inbounds i64, ptr %97, i64 %mul.i.i1241
  %204 = load i64, ptr %arrayidx8.i.i1242, align 8
  %cond16.i.i1243 = tail call i64 @llvm.smax.i64(i64 %found.1.i.i1240, i64 %204)
  %arrayidx17.i.i1244 = getelementptr inbounds i64, ptr %107, i64 %add.i180.i1232
  store i64 %cond16.i.i1243, ptr %arrayidx17.i.i1244, align 8
  %inc.i.i1245 = add nuw nsw i64 %k.051.i177.i1235, 1
  %exitcond.not.i.i1246 = icmp eq i64 %inc.i.i1245, %101
  br i1 %exitcond.not.i.i1246, label %cleanup18.loopexit.i.loopexit.i1253, label %for.body.i.i1247, !llvm.loop !162

cleanup18.loopexit.i.loopexit.i1253:              ; preds = %for.inc.i.i1239, %for.body.i.i1247
  %inc.i.i1245.lcssa = phi i64 [ %101, %for.inc.i.i1239 ], [ %inc.i.i1245, %for.body.i.i1247 ]
  %cmp.not.i.le.i1254 = icmp slt i64 %inc.i.i1245.lcssa, %101
  %205 = zext i1 %cmp.not.i.le.i1254 to i64
  br label %most_long.exit

for.body9.i1179:                                  ; preds = %cleanup.i1194, %for.body9.lr.ph.i1176
  %wrong.0171.i1180 = phi i64 [ 0, %for.body9.lr.ph.i1176 ], [ %or.i1190, %cleanup.i1194 ]
  %k5.0170.i1181 = phi i64 [ 0, %for.body9.lr.ph.i1176 ], [ %inc91.i1195, %cleanup.i1194 ]
  %arrayidx10.i1182 = getelementptr inbounds i64, ptr %100, i64 %k5.0170.i1181
  %206 = load i64, ptr %arrayidx10.i1182, align 8
  %cmp11.i1183 = icmp slt i64 %206, 0
  %cond.i1184 = select i1 %cmp11.i1183, i64 %102, i64 0
  %add.i1185 = add nsw i64 %cond.i1184, %206
  %sub.i1186 = sub nsw i64 %add.i1185, %104
  %cmp13.not.i1187 = icmp ult i64 %sub.i1186, %sub12.i1177
  %cmp15.i1188 = icmp uge i64 %add.i1185, %102
  %conv17.i1189 = zext i1 %cmp15.i1188 to i64
  %or.i1190 = or i64 %wrong.0171.i1180, %conv17.i1189
  %mul.i1191 = mul nsw i64 %k5.0170.i1181, %98
  %add.ptr.i1192 = getelementptr inbounds i64, ptr %97, i64 %mul.i1191
  br i1 %cmp1.i1082, label %if.then20.i1218, label %if.end35.i1193

if.then20.i1218:                                  ; preds = %for.body9.i1179
  %and.i1219 = and i64 %k5.0170.i1181, 63
  %add.ptr22.i1220 = getelementptr inbounds i64, ptr %spare.i1168, i64 %and.i1219
  %add.ptr24.i1221 = getelementptr inbounds i64, ptr %107, i64 %add.i1185
  %cond26.i1222 = select i1 %cmp13.not.i1187, ptr %add.ptr24.i1221, ptr %add.ptr22.i1220
  %207 = load i64, ptr %cond26.i1222, align 8
  %208 = load i64, ptr %add.ptr.i1192, align 8
  %spec.select.i1223 = tail call i64 @llvm.smax.i64(i64 %207, i64 %208)
  store i64 %spec.select.i1223, ptr %cond26.i1222, align 8
  br label %cleanup.i1194

if.end35.i1193:                                   ; preds = %for.body9.i1179
  br i1 %cmp13.not.i1187, label %if.end38.i1197, label %cleanup.i1194

if.end38.i1197:                                   ; preds = %if.end35.i1193
  %mul40.i1198 = mul nsw i64 %add.i1185, %103
  %add.ptr41.i1199 = getelementptr inbounds i64, ptr %107, i64 %mul40.i1198
  br i1 %cmp44.not164.i1178, label %for.cond65.preheader.i1208, label %for.body46.i1200

for.cond65.preheader.i1208:                       ; preds = %for.body46.i1200, %if.end38.i1197
  %j.0.lcssa.i1209 = phi i64 [ 0, %if.end38.i1197 ], [ %add43166.i1201, %for.body46.i1200 ]
  %cmp66167.i1210 = icmp slt i64 %j.0.lcssa.i1209, %103
  br i1 %cmp66167.i1210, label %for.body68.i1211, label %cleanup.i1194

for.body46.i1200:                                 ; preds = %if.end38.i1197, %for.body46.i1200
  %add43166.i1201 = phi i64 [ %add43.i1206, %for.body46.i1200 ], [ 8, %if.end38.i1197 ]
  %j.0165.i1202 = phi i64 [ %add43166.i1201, %for.body46.i1200 ], [ 0, %if.end38.i1197 ]
  %add.ptr47.i1203 = getelementptr inbounds i64, ptr %add.ptr41.i1199, i64 %j.0165.i1202
  %209 = load <8 x i64>, ptr %add.ptr47.i1203, align 8
  %add.ptr48.i1204 = getelementptr inbounds i64, ptr %add.ptr.i1192, i64 %j.0165.i1202
  %210 = load <8 x i64>, ptr %add.ptr48.i1204, align 8
  %or60.i1205 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %209, <8 x i64> %210)
  store <8 x i64> %or60.i1205, ptr %add.ptr47.i1203, align 8
  %add43.i1206 = add nuw nsw i64 %add43166.i1201, 8
  %cmp44.not.i1207 = icmp sgt i64 %add43.i1206, %103
  br i1 %cmp44.not.i1207, label %for.cond65.preheader.i1208, label %for.body46.i1200, !llvm.loop !163

for.body68.i1211:                                 ; preds = %for.cond65.preheader.i1208, %for.body68.i1211
  %j.1168.i1212 = phi i64 [ %inc86.i1216, %for.body68.i1211 ], [ %j.0.lcssa.i1209, %for.cond65.preheader.i1208 ]
  %arrayidx69.i1213 = getelementptr inbounds i64, ptr %add.ptr41.i1199, i64 %j.1168.i1212
  %211 = load i64, ptr %arrayidx69.i1213, align 8
  %arrayidx70.i1214 = getelementptr inbounds i64, ptr %add.ptr.i1192, i64 %j.1168.i1212
  %212 = load i64, ptr %arrayidx70.i1214, align 8
  %spec.select162.i1215 = tail call i64 @llvm.smax.i64(i64 %211, i64 %212)
  store i64 %spec.select162.i1215, ptr %arrayidx69.i1213, align 8
  %inc86.i1216 = add nuw nsw i64 %j.1168.i1212, 1
  %exitcond.not.i1217 = icmp eq i64 %inc86.i1216, %103
  br i1 %exitcond.not.i1217, label %cleanup.i1194, label %for.body68.i1211, !llvm.loop !164

cleanup.i1194:                                    ; preds = %for.body68.i1211, %for.cond65.preheader.i1208, %if.end35.i1193, %if.then20.i1218
  %inc91.i1195 = add nuw nsw i64 %k5.0170.i1181, 1
  %exitcond183.not.i1196 = icmp eq i64 %inc91.i1195, %101
  br i1 %exitcond183.not.i1196, label %most_long.exit, label %for.body9.i1179, !llvm.loop !165

most_long.exit:                                   ; preds = %cleanup.i1194, %for.cond6.preheader.i1174, %if.then.i1224, %for.body.preheader.i.i1225, %cleanup18.loopexit.i.loopexit.i1253
  %retval.0.i1175 = phi i64 [ 0, %if.then.i1224 ], [ 0, %for.cond6.preheader.i1174 ], [ 1, %for.body.preheader.i.i1225 ], [ %205, %cleanup18.loopexit.i.loopexit.i1253 ], [ %or.i1190, %cleanup.i1194 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %spare.i1168) #5
  br label %return

return:                                           ; preds = %most_float.exit, %least_float.exit, %most_int.exit, %least_int.exit, %most_long.exit, %least_long.exit, %least_double.exit, %most_double.exit, %add_float.exit, %add_long.exit, %add_double.exit, %set_32.exit, %set_64.exit
  %retval.0 = phi i64 [ %retval.0.i, %set_32.exit ], [ %retval.0.i331, %set_64.exit ], [ %retval.0.i404, %add_float.exit ], [ %retval.0.i446, %add_double.exit ], [ %retval.0.i501, %add_long.exit ], [ %retval.0.i586, %least_float.exit ], [ %retval.0.i637, %most_float.exit ], [ %retval.0.i736, %least_double.exit ], [ %retval.0.i835, %most_double.exit ], [ %retval.0.i933, %least_int.exit ], [ %retval.0.i1001, %most_int.exit ], [ %retval.0.i1088, %least_long.exit ], [ %retval.0.i1175, %most_long.exit ]
  ret i64 %retval.0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define i64 @lazyasync_count_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx4, align 8
  %6 = inttoptr i64 %5 to ptr
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  %cmp.not31 = icmp sgt i64 %2, 0
  br i1 %cmp.not31, label %for.body.preheader, label %cleanup10

for.body.preheader:                               ; preds = %entry
  %7 = load i64, ptr %1, align 8
  %cmp635 = icmp slt i64 %7, 0
  %cond36 = select i1 %cmp635, i64 %3, i64 0
  %add37 = add nsw i64 %cond36, %7
  %cmp7.not38 = icmp ult i64 %add37, %3
  br i1 %cmp7.not38, label %if.end, label %cleanup10

for.body:                                         ; preds = %if.end
  %arrayidx5 = getelementptr inbounds i64, ptr %1, i64 %inc9
  %8 = load i64, ptr %arrayidx5, align 8
  %cmp6 = icmp slt i64 %8, 0
  %cond = select i1 %cmp6, i64 %3, i64 0
  %add = add nsw i64 %cond, %8
  %cmp7.not = icmp ult i64 %add, %3
  br i1 %cmp7.not, label %if.end, label %cleanup10.loopexit.loopexit, !llvm.loop !166

if.end:                                           ; preds = %for.body.preheader, %for.body
  %add40 = phi i64 [ %add, %for.body ], [ %add37, %for.body.preheader ]
  %k.03239 = phi i64 [ %inc9, %for.body ], [ 0, %for.body.preheader ]
  %shr = ashr i64 %add40, %4
  %arrayidx8 = getelementptr inbounds i64, ptr %6, i64 %shr
  %9 = load i64, ptr %arrayidx8, align 8
  %inc = add nsw i64 %9, 1
  store i64 %inc, ptr %arrayidx8, align 8
  %inc9 = add nuw nsw i64 %k.03239, 1
  %exitcond.not = icmp eq i64 %inc9, %2
  br i1 %exitcond.not, label %cleanup10.loopexit.loopexit, label %for.body, !llvm.loop !166

cleanup10.loopexit.loopexit:                      ; preds = %for.body, %if.end
  %cmp.not.le = icmp slt i64 %inc9, %2
  %10 = zext i1 %cmp.not.le to i64
  br label %cleanup10

cleanup10:                                        ; preds = %for.body.preheader, %cleanup10.loopexit.loopexit, %entry
  %cmp.not.lcssa = phi i64 [ 0, %entry ], [ 1, %for.body.preheader ], [ %10, %cleanup10.loopexit.loopexit ]
  ret i64 %cmp.not.lcssa
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_move_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 24
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 32
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 40
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 48
  %5 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 56
  %6 = load i64, ptr %arrayidx5, align 8
  %7 = inttoptr i64 %6 to ptr
  %cmp41 = icmp sgt i64 %3, 0
  br i1 %cmp41, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx15 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx17 = getelementptr inbounds i8, ptr %a, i64 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %k.042 = phi i64 [ 0, %for.body.lr.ph ], [ %inc20, %if.end ]
  %arrayidx6 = getelementptr inbounds i64, ptr %1, i64 %k.042
  %8 = load i64, ptr %arrayidx6, align 8
  %cmp7 = icmp slt i64 %8, 0
  %cond = select i1 %cmp7, i64 %4, i64 0
  %add = add nsw i64 %cond, %8
  %shr = ashr i64 %add, %5
  %arrayidx8 = getelementptr inbounds i64, ptr %7, i64 %shr
  %9 = load i64, ptr %arrayidx8, align 8
  %inc = add nsw i64 %9, 1
  store i64 %inc, ptr %arrayidx8, align 8
  %10 = load i64, ptr %a, align 8
  %cmp10 = icmp eq i64 %10, 4
  br i1 %cmp10, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  %shl = shl i64 %add, 32
  %11 = load i64, ptr %arrayidx17, align 8
  %12 = inttoptr i64 %11 to ptr
  %mul = mul nsw i64 %k.042, %2
  %arrayidx12 = getelementptr inbounds i32, ptr %12, i64 %mul
  %13 = load i32, ptr %arrayidx12, align 4
  %conv = zext i32 %13 to i64
  %or = or disjoint i64 %shl, %conv
  %14 = load i64, ptr %arrayidx15, align 8
  %15 = inttoptr i64 %14 to ptr
  %arrayidx14 = getelementptr inbounds i64, ptr %15, i64 %9
  store i64 %or, ptr %arrayidx14, align 8
  br label %if.end

if.else:                                          ; preds = %for.body
  %16 = load i64, ptr %arrayidx15, align 8
  %17 = inttoptr i64 %16 to ptr
  %arrayidx16 = getelementptr inbounds %struct.placed, ptr %17, i64 %9
  %18 = load i64, ptr %arrayidx17, align 8
  %19 = inttoptr i64 %18 to ptr
  %mul18 = mul nsw i64 %k.042, %2
  %arrayidx19 = getelementptr inbounds i64, ptr %19, i64 %mul18
  %20 = load i64, ptr %arrayidx19, align 8
  store i64 %add, ptr %arrayidx16, align 8
  %.compoundliteral.sroa.2.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 8
  store i64 %20, ptr %.compoundliteral.sroa.2.0.arrayidx16.sroa_idx, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %inc20 = add nuw nsw i64 %k.042, 1
  %exitcond.not = icmp eq i64 %inc20, %3
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !167
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_add_joined(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
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
  br i1 %exitcond173.not.i, label %for.cond6.preheader.i, label %for.body.i, !llvm.loop !168

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
  br i1 %cmp8.not.i, label %for.cond20.preheader.i, label %for.body10.i, !llvm.loop !169

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
  br i1 %exitcond174.not.i, label %add_words.exit, label %for.body23.i, !llvm.loop !170

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
  br i1 %exitcond.not.i, label %for.cond65.preheader.i, label %for.body42.i, !llvm.loop !171

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
  br i1 %exitcond172.not.i, label %add_words.exit, label %for.body69.i, !llvm.loop !172

add_words.exit:                                   ; preds = %for.inc95.i, %cond.end.i, %for.cond20.preheader.i, %for.cond65.preheader.i
  %35 = load i64, ptr %arrayidx9, align 8
  %cmp10 = icmp slt i64 %add, %35
  br i1 %cmp10, label %for.body, label %for.cond.cleanup, !llvm.loop !173
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smin.v8i32(<8 x i32>, <8 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smin.v8i64(<8 x i64>, <8 x i64>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <64 x i8> @llvm.smax.v64i8(<64 x i8>, <64 x i8>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x i16> @llvm.smax.v32i16(<32 x i16>, <32 x i16>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>) #3

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
declare i32 @llvm.smin.i32(i32, i32) #3

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
