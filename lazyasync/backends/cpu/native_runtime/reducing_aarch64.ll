; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_extreme_places(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %best.i.i732 = alloca [16 x <8 x i64>], align 8
  %at.i.i733 = alloca [16 x <8 x i64>], align 8
  %best.i.i602 = alloca [16 x <16 x i32>], align 4
  %at.i.i603 = alloca [16 x <16 x i32>], align 4
  %best.i.i347 = alloca [16 x <16 x i32>], align 4
  %at.i.i348 = alloca [16 x <16 x i32>], align 4
  %best.i.i247 = alloca [16 x <16 x i32>], align 4
  %at.i.i248 = alloca [16 x <16 x i32>], align 4
  %best.i.i118 = alloca [16 x <8 x double>], align 8
  %at.i.i119 = alloca [16 x <8 x i64>], align 8
  %best.i.i = alloca [16 x <16 x float>], align 4
  %at.i.i = alloca [16 x <16 x i32>], align 4
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
  %cmp38.i = icmp sgt i64 %3, 0
  br i1 %cmp, label %if.then, label %if.then11

if.then:                                          ; preds = %land.lhs.true
  %conv = sitofp i64 %2 to float
  br i1 %cmp38.i, label %for.body.lr.ph.i, label %if.end70

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
  %splat.splatinsert.i18.i = insertelement <16 x float> poison, float %conv, i64 0
  %splat.splat.i19.i = shufflevector <16 x float> %splat.splatinsert.i18.i, <16 x float> poison, <16 x i32> zeroinitializer
  %cmp84194.i.i = icmp sgt i64 %4, 1
  %cmp1.not365.i.i = icmp slt i64 %4, 16
  %mul.i = mul nsw i64 %6, %4
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc.i, %for.body.lr.ph.i
  %out.addr.042.i = phi ptr [ %8, %for.body.lr.ph.i ], [ %add.ptr3.i, %for.inc.i ]
  %x.addr.040.i = phi ptr [ %10, %for.body.lr.ph.i ], [ %add.ptr.i, %for.inc.i ]
  %matrices.addr.039.i = phi i64 [ %3, %for.body.lr.ph.i ], [ %dec.i, %for.inc.i ]
  br i1 %or.cond.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %for.body.i
  %11 = load float, ptr %x.addr.040.i, align 4
  %mul.i.i = fmul float %11, %conv
  %cmp.i.i = fcmp uno float %mul.i.i, 0.000000e+00
  br i1 %cmp.i.i, label %of_float_line.exit.i, label %while.cond.preheader.i.i

while.cond.preheader.i.i:                         ; preds = %if.then.i
  br i1 %cmp1.not365.i.i, label %for.cond135.preheader.i.i, label %while.body.i.i

for.cond135.preheader.i.i:                        ; preds = %cleanup.i.i, %while.cond.preheader.i.i
  %first.0.lcssa.i.i = phi i64 [ 0, %while.cond.preheader.i.i ], [ %first.3.i.i, %cleanup.i.i ]
  %at.0.lcssa.i.i = phi i64 [ 0, %while.cond.preheader.i.i ], [ %at.2.i.i, %cleanup.i.i ]
  %best.0.lcssa.i.i = phi float [ %mul.i.i, %while.cond.preheader.i.i ], [ %best.2.i.i, %cleanup.i.i ]
  %cmp136372.i.i = icmp slt i64 %first.0.lcssa.i.i, %4
  br i1 %cmp136372.i.i, label %for.body138.i.i, label %for.cond155.preheader.i.i

while.body.i.i:                                   ; preds = %while.cond.preheader.i.i, %cleanup.i.i
  %best.0368.i.i = phi float [ %best.2.i.i, %cleanup.i.i ], [ %mul.i.i, %while.cond.preheader.i.i ]
  %at.0367.i.i = phi i64 [ %at.2.i.i, %cleanup.i.i ], [ 0, %while.cond.preheader.i.i ]
  %first.0366.i.i = phi i64 [ %first.3.i.i, %cleanup.i.i ], [ 0, %while.cond.preheader.i.i ]
  %sub.i.i = sub nsw i64 %4, %first.0366.i.i
  %div.i.i = sdiv i64 %sub.i.i, 64
  %cmp2.i.i = icmp slt i64 %sub.i.i, 7680
  %cond.i.i = select i1 %cmp2.i.i, i64 %div.i.i, i64 120
  %add.ptr.i.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %first.0366.i.i
  %12 = load <16 x float>, ptr %add.ptr.i.i, align 4
  %mul3.i.i = fmul <16 x float> %splat.splat.i19.i, %12
  %cmp4343.i.i = icmp sgt i64 %cond.i.i, 0
  br i1 %cmp4343.i.i, label %for.body.i.i, label %for.cond.cleanup.i.i

for.cond.cleanup.loopexit.i.i:                    ; preds = %for.body.i.i
  %13 = shl nuw nsw i64 %cond.i.i, 6
  %14 = add i64 %13, %first.0366.i.i
  br label %for.cond.cleanup.i.i

for.cond.cleanup.i.i:                             ; preds = %for.cond.cleanup.loopexit.i.i, %while.body.i.i
  %bad.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %while.body.i.i ], [ %or31.i.i, %for.cond.cleanup.loopexit.i.i ]
  %where.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %while.body.i.i ], [ %or66.i.i, %for.cond.cleanup.loopexit.i.i ]
  %most.0.lcssa.i.i = phi <16 x float> [ %mul3.i.i, %while.body.i.i ], [ %or59.v.i.i, %for.cond.cleanup.loopexit.i.i ]
  %first.1.lcssa.i.i = phi i64 [ %first.0366.i.i, %while.body.i.i ], [ %14, %for.cond.cleanup.loopexit.i.i ]
  br i1 %cmp2.i.i, label %for.cond71.preheader.i.i, label %if.end102.i.i

for.cond71.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i
  %add72352.i.i = add nsw i64 %first.1.lcssa.i.i, 16
  %cmp73.not353.i.i = icmp sgt i64 %add72352.i.i, %4
  br i1 %cmp73.not353.i.i, label %if.end102.i.i, label %for.body75.lr.ph.i.i

for.body75.lr.ph.i.i:                             ; preds = %for.cond71.preheader.i.i
  %conv91.i.i = trunc i64 %div.i.i to i32
  %splat.splatinsert92.i.i = insertelement <16 x i32> poison, i32 %conv91.i.i, i64 0
  %splat.splat93.i.i = shufflevector <16 x i32> %splat.splatinsert92.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body75.i.i

for.body.i.i:                                     ; preds = %while.body.i.i, %for.body.i.i
  %first.1348.i.i = phi i64 [ %add67.i.i, %for.body.i.i ], [ %first.0366.i.i, %while.body.i.i ]
  %most.0347.i.i = phi <16 x float> [ %or59.v.i.i, %for.body.i.i ], [ %mul3.i.i, %while.body.i.i ]
  %where.0346.i.i = phi <16 x i32> [ %or66.i.i, %for.body.i.i ], [ zeroinitializer, %while.body.i.i ]
  %bad.0345.i.i = phi <16 x i32> [ %or31.i.i, %for.body.i.i ], [ zeroinitializer, %while.body.i.i ]
  %block.0344.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %while.body.i.i ]
  %add.ptr5.i.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %first.1348.i.i
  %15 = load <16 x float>, ptr %add.ptr5.i.i, align 4
  %mul9.i.i = fmul <16 x float> %splat.splat.i19.i, %15
  %arrayidx10.i.i = getelementptr inbounds i8, ptr %add.ptr5.i.i, i64 64
  %16 = load <16 x float>, ptr %arrayidx10.i.i, align 4
  %mul13.i.i = fmul <16 x float> %splat.splat.i19.i, %16
  %arrayidx14.i.i = getelementptr inbounds i8, ptr %add.ptr5.i.i, i64 128
  %17 = load <16 x float>, ptr %arrayidx14.i.i, align 4
  %mul17.i.i = fmul <16 x float> %splat.splat.i19.i, %17
  %arrayidx18.i.i = getelementptr inbounds i8, ptr %add.ptr5.i.i, i64 192
  %18 = load <16 x float>, ptr %arrayidx18.i.i, align 4
  %mul21.i.i = fmul <16 x float> %splat.splat.i19.i, %18
  %or326.i.i = fcmp uno <16 x float> %mul9.i.i, %mul13.i.i
  %or29327.i.i = fcmp uno <16 x float> %mul17.i.i, %mul21.i.i
  %or30328.i.i = or <16 x i1> %or29327.i.i, %or326.i.i
  %or31.i.i = select <16 x i1> %or30328.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %bad.0345.i.i
  %cmp32.inv.i.i = fcmp ogt <16 x float> %mul13.i.i, %mul9.i.i
  %or37.v.i.i = select <16 x i1> %cmp32.inv.i.i, <16 x float> %mul13.i.i, <16 x float> %mul9.i.i
  %cmp38.inv.i.i = fcmp ogt <16 x float> %mul21.i.i, %mul17.i.i
  %or45.v.i.i = select <16 x i1> %cmp38.inv.i.i, <16 x float> %mul21.i.i, <16 x float> %mul17.i.i
  %cmp46.inv.i.i = fcmp ogt <16 x float> %or45.v.i.i, %or37.v.i.i
  %or53.v.i.i = select <16 x i1> %cmp46.inv.i.i, <16 x float> %or45.v.i.i, <16 x float> %or37.v.i.i
  %cmp54.i.i = fcmp ule <16 x float> %or53.v.i.i, %most.0347.i.i
  %or59.v.i.i = select <16 x i1> %cmp54.i.i, <16 x float> %most.0347.i.i, <16 x float> %or53.v.i.i
  %conv.i.i = trunc i64 %block.0344.i.i to i32
  %splat.splatinsert60.i.i = insertelement <16 x i32> poison, i32 %conv.i.i, i64 0
  %splat.splat61.i.i = shufflevector <16 x i32> %splat.splatinsert60.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %or66.i.i = select <16 x i1> %cmp54.i.i, <16 x i32> %where.0346.i.i, <16 x i32> %splat.splat61.i.i
  %inc.i.i = add nuw nsw i64 %block.0344.i.i, 1
  %add67.i.i = add nsw i64 %first.1348.i.i, 64
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %cond.i.i
  br i1 %exitcond.not.i.i, label %for.cond.cleanup.loopexit.i.i, label %for.body.i.i, !llvm.loop !4

for.body75.i.i:                                   ; preds = %for.body75.i.i, %for.body75.lr.ph.i.i
  %add72358.i.i = phi i64 [ %add72352.i.i, %for.body75.lr.ph.i.i ], [ %add72.i.i, %for.body75.i.i ]
  %first.2357.i.i = phi i64 [ %first.1.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %add72358.i.i, %for.body75.i.i ]
  %most.1356.i.i = phi <16 x float> [ %most.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or89.v.i.i, %for.body75.i.i ]
  %where.1355.i.i = phi <16 x i32> [ %where.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or98.i.i, %for.body75.i.i ]
  %bad.1354.i.i = phi <16 x i32> [ %bad.0.lcssa.i.i, %for.body75.lr.ph.i.i ], [ %or85.i.i, %for.body75.i.i ]
  %add.ptr76.i.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %first.2357.i.i
  %19 = load <16 x float>, ptr %add.ptr76.i.i, align 4
  %mul79.i.i = fmul <16 x float> %splat.splat.i19.i, %19
  %cmp81.i.i = fcmp ule <16 x float> %mul79.i.i, %most.1356.i.i
  %cmp83.i.i = fcmp uno <16 x float> %mul79.i.i, zeroinitializer
  %or85.i.i = select <16 x i1> %cmp83.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %bad.1354.i.i
  %or89.v.i.i = select <16 x i1> %cmp81.i.i, <16 x float> %most.1356.i.i, <16 x float> %mul79.i.i
  %or98.i.i = select <16 x i1> %cmp81.i.i, <16 x i32> %where.1355.i.i, <16 x i32> %splat.splat93.i.i
  %add72.i.i = add nsw i64 %add72358.i.i, 16
  %cmp73.not.i.i = icmp sgt i64 %add72.i.i, %4
  br i1 %cmp73.not.i.i, label %if.end102.i.i, label %for.body75.i.i, !llvm.loop !7

if.end102.i.i:                                    ; preds = %for.body75.i.i, %for.cond71.preheader.i.i, %for.cond.cleanup.i.i
  %bad.2.i.i = phi <16 x i32> [ %bad.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %bad.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or85.i.i, %for.body75.i.i ]
  %where.2.i.i = phi <16 x i32> [ %where.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %where.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or98.i.i, %for.body75.i.i ]
  %most.2.i.i = phi <16 x float> [ %most.0.lcssa.i.i, %for.cond.cleanup.i.i ], [ %most.0.lcssa.i.i, %for.cond71.preheader.i.i ], [ %or89.v.i.i, %for.body75.i.i ]
  %first.3.i.i = phi i64 [ %first.1.lcssa.i.i, %for.cond.cleanup.i.i ], [ %first.1.lcssa.i.i, %for.cond71.preheader.i.i ], [ %add72358.i.i, %for.body75.i.i ]
  %rdx.or.i.i = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %bad.2.i.i)
  %tobool.not.i.i = icmp eq i32 %rdx.or.i.i, 0
  br i1 %tobool.not.i.i, label %if.end113.i.i, label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %if.end102.i.i, %land.rhs.i.i
  %begin.0363.i.i = phi i64 [ %inc109.i.i, %land.rhs.i.i ], [ %first.0366.i.i, %if.end102.i.i ]
  %arrayidx104.i.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %begin.0363.i.i
  %20 = load float, ptr %arrayidx104.i.i, align 4
  %cmp106.i.i = fcmp ord float %20, 0.000000e+00
  %inc109.i.i = add nsw i64 %begin.0363.i.i, 1
  br i1 %cmp106.i.i, label %land.rhs.i.i, label %of_float_line.exit.i

if.end113.i.i:                                    ; preds = %if.end102.i.i
  %rdx.min.i.i = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %most.2.i.i)
  %cmp114.i.i = fcmp ogt float %rdx.min.i.i, %best.0368.i.i
  br i1 %cmp114.i.i, label %if.then116.i.i, label %cleanup.i.i

if.then116.i.i:                                   ; preds = %if.end113.i.i
  %splat.splatinsert117.i.i = insertelement <16 x float> poison, float %rdx.min.i.i, i64 0
  %splat.splat118.i.i = shufflevector <16 x float> %splat.splatinsert117.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %cmp119.i.i = fcmp une <16 x float> %most.2.i.i, %splat.splat118.i.i
  %or124.i.i = select <16 x i1> %cmp119.i.i, <16 x i32> <i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120>, <16 x i32> %where.2.i.i
  %rdx.min125.i.i = tail call i32 @llvm.vector.reduce.smin.v16i32(<16 x i32> %or124.i.i)
  %mul126.i.i = shl nsw i32 %rdx.min125.i.i, 6
  %conv127.i.i = sext i32 %mul126.i.i to i64
  %add128.i.i = add nsw i64 %first.0366.i.i, %conv127.i.i
  br label %cleanup.i.i

cleanup.i.i:                                      ; preds = %if.then116.i.i, %if.end113.i.i
  %at.2.i.i = phi i64 [ %add128.i.i, %if.then116.i.i ], [ %at.0367.i.i, %if.end113.i.i ]
  %best.2.i.i = phi float [ %rdx.min.i.i, %if.then116.i.i ], [ %best.0368.i.i, %if.end113.i.i ]
  %add.i.i = add nsw i64 %first.3.i.i, 16
  %cmp1.not.i.i = icmp sgt i64 %add.i.i, %4
  br i1 %cmp1.not.i.i, label %for.cond135.preheader.i.i, label %while.body.i.i, !llvm.loop !8

for.cond155.preheader.i.i:                        ; preds = %for.inc152.i.i, %for.cond135.preheader.i.i
  %at.3.lcssa.i.i = phi i64 [ %at.0.lcssa.i.i, %for.cond135.preheader.i.i ], [ %at.4.i.i, %for.inc152.i.i ]
  %best.3.lcssa.i.i = phi float [ %best.0.lcssa.i.i, %for.cond135.preheader.i.i ], [ %best.4.i.i, %for.inc152.i.i ]
  %splat.splatinsert175.i.i = insertelement <16 x float> poison, float %best.3.lcssa.i.i, i64 0
  %splat.splat176.i.i = shufflevector <16 x float> %splat.splatinsert175.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.cond165.i.i

for.body138.i.i:                                  ; preds = %for.cond135.preheader.i.i, %for.inc152.i.i
  %best.3375.i.i = phi float [ %best.4.i.i, %for.inc152.i.i ], [ %best.0.lcssa.i.i, %for.cond135.preheader.i.i ]
  %at.3374.i.i = phi i64 [ %at.4.i.i, %for.inc152.i.i ], [ %at.0.lcssa.i.i, %for.cond135.preheader.i.i ]
  %first.4373.i.i = phi i64 [ %inc153.i.i, %for.inc152.i.i ], [ %first.0.lcssa.i.i, %for.cond135.preheader.i.i ]
  %arrayidx139.i.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %first.4373.i.i
  %21 = load float, ptr %arrayidx139.i.i, align 4
  %mul140.i.i = fmul float %21, %conv
  %cmp141.i.i = fcmp ord float %mul140.i.i, 0.000000e+00
  br i1 %cmp141.i.i, label %for.inc152.i.i, label %of_float_line.exit.i

for.inc152.i.i:                                   ; preds = %for.body138.i.i
  %cmp145.i.i = fcmp ogt float %mul140.i.i, %best.3375.i.i
  %best.4.i.i = select i1 %cmp145.i.i, float %mul140.i.i, float %best.3375.i.i
  %at.4.i.i = select i1 %cmp145.i.i, i64 %first.4373.i.i, i64 %at.3374.i.i
  %inc153.i.i = add i64 %first.4373.i.i, 1
  %exitcond386.not.i.i = icmp eq i64 %inc153.i.i, %4
  br i1 %exitcond386.not.i.i, label %for.cond155.preheader.i.i, label %for.body138.i.i, !llvm.loop !9

for.cond165.i.i:                                  ; preds = %for.body169.i.i, %for.cond155.preheader.i.i
  %at.6.i.i = phi i64 [ %add166.i.i, %for.body169.i.i ], [ %at.3.lcssa.i.i, %for.cond155.preheader.i.i ]
  %add166.i.i = add nsw i64 %at.6.i.i, 16
  %cmp167.not.i.i = icmp sgt i64 %add166.i.i, %4
  br i1 %cmp167.not.i.i, label %while.cond196.i.i, label %for.body169.i.i

for.body169.i.i:                                  ; preds = %for.cond165.i.i
  %add.ptr171.i.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %at.6.i.i
  %22 = load <16 x float>, ptr %add.ptr171.i.i, align 4
  %mul174.i.i = fmul <16 x float> %splat.splat.i19.i, %22
  %cmp177.i.i = fcmp oeq <16 x float> %mul174.i.i, %splat.splat176.i.i
  %23 = bitcast <16 x i1> %cmp177.i.i to i16
  %.not.i.i = icmp eq i16 %23, 0
  br i1 %.not.i.i, label %for.cond165.i.i, label %cleanup190.thread.i.i, !llvm.loop !10

cleanup190.thread.i.i:                            ; preds = %for.body169.i.i
  %or185.i.i = select <16 x i1> %cmp177.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %rdx.min186.i.i = tail call i32 @llvm.vector.reduce.smin.v16i32(<16 x i32> %or185.i.i)
  %conv187.i.i = zext nneg i32 %rdx.min186.i.i to i64
  %add188.i.i = add nsw i64 %at.6.i.i, %conv187.i.i
  br label %of_float_line.exit.i

while.cond196.i.i:                                ; preds = %for.cond165.i.i, %while.cond196.i.i
  %at.7.i.i = phi i64 [ %inc202.i.i, %while.cond196.i.i ], [ %at.6.i.i, %for.cond165.i.i ]
  %arrayidx197.i.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %at.7.i.i
  %24 = load float, ptr %arrayidx197.i.i, align 4
  %mul198.i.i = fmul float %24, %conv
  %cmp199.i.i = fcmp une float %mul198.i.i, %best.3.lcssa.i.i
  %inc202.i.i = add nsw i64 %at.7.i.i, 1
  br i1 %cmp199.i.i, label %while.cond196.i.i, label %of_float_line.exit.i, !llvm.loop !11

of_float_line.exit.i:                             ; preds = %land.rhs.i.i, %for.body138.i.i, %while.cond196.i.i, %cleanup190.thread.i.i, %if.then.i
  %retval.7.i.i = phi i64 [ 0, %if.then.i ], [ %add188.i.i, %cleanup190.thread.i.i ], [ %at.7.i.i, %while.cond196.i.i ], [ %first.4373.i.i, %for.body138.i.i ], [ %begin.0363.i.i, %land.rhs.i.i ]
  store i64 %retval.7.i.i, ptr %out.addr.042.i, align 8
  br label %for.inc.i

if.else.i:                                        ; preds = %for.body.i
  br i1 %cmp188.i.i, label %while.body.i20.i, label %for.cond73.preheader.i.i

for.cond73.preheader.i.i:                         ; preds = %for.cond.cleanup57.i.i, %if.else.i
  %out.addr.0.lcssa.i.i = phi ptr [ %out.addr.042.i, %if.else.i ], [ %add.ptr69.i.i, %for.cond.cleanup57.i.i ]
  %columns.addr.0.lcssa.i.i = phi i64 [ %5, %if.else.i ], [ %sub71.i.i, %for.cond.cleanup57.i.i ]
  %x.addr.0.lcssa.i.i = phi ptr [ %x.addr.040.i, %if.else.i ], [ %add.ptr67.i.i, %for.cond.cleanup57.i.i ]
  %cmp74200.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i, 0
  br i1 %cmp74200.i.i, label %for.body77.i.i, label %for.inc.i

while.body.i20.i:                                 ; preds = %if.else.i, %for.cond.cleanup57.i.i
  %x.addr.0191.i.i = phi ptr [ %add.ptr67.i.i, %for.cond.cleanup57.i.i ], [ %x.addr.040.i, %if.else.i ]
  %columns.addr.0190.i.i = phi i64 [ %sub71.i.i, %for.cond.cleanup57.i.i ], [ %5, %if.else.i ]
  %out.addr.0189.i.i = phi ptr [ %add.ptr69.i.i, %for.cond.cleanup57.i.i ], [ %out.addr.042.i, %if.else.i ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i) #6
  %div174.i.i = lshr i64 %columns.addr.0190.i.i, 4
  %cond.i21.i = tail call i64 @llvm.umin.i64(i64 %div174.i.i, i64 16)
  br i1 %cmp2183.i.i, label %for.body.i23.i, label %for.cond53.preheader.thread.i.i

for.cond53.preheader.thread.i.i:                  ; preds = %while.body.i20.i
  %mul54205.i.i = shl nuw nsw i64 %cond.i21.i, 4
  br label %for.body58.preheader.i.i

for.cond53.preheader.i.i:                         ; preds = %for.cond.cleanup8.i.i
  %mul54.i.i = shl nuw nsw i64 %cond.i21.i, 4
  %cmp55186.not.i.i = icmp ult i64 %columns.addr.0190.i.i, 16
  br i1 %cmp55186.not.i.i, label %for.cond.cleanup57.i.i, label %for.body58.preheader.i.i

for.body58.preheader.i.i:                         ; preds = %for.cond53.preheader.i.i, %for.cond53.preheader.thread.i.i
  %mul54207.i.i = phi i64 [ %mul54205.i.i, %for.cond53.preheader.thread.i.i ], [ %mul54.i.i, %for.cond53.preheader.i.i ]
  br label %for.body58.i.i

for.body.i23.i:                                   ; preds = %while.body.i20.i, %for.cond.cleanup8.i.i
  %row.0185.i.i = phi ptr [ %add.ptr50.i.i, %for.cond.cleanup8.i.i ], [ %x.addr.0191.i.i, %while.body.i20.i ]
  %i.0184.i.i = phi i64 [ %add48.i.i, %for.cond.cleanup8.i.i ], [ 0, %while.body.i20.i ]
  %tobool.i.i = icmp ne i64 %i.0184.i.i, 0
  %add.i24.i = add nuw nsw i64 %i.0184.i.i, 4
  %cmp3.i.i = icmp sle i64 %add.i24.i, %4
  %25 = select i1 %tobool.i.i, i1 %cmp3.i.i, i1 false
  %conv.i25.i = select i1 %25, i64 4, i64 1
  %cmp24.i.i = icmp eq i64 %i.0184.i.i, 0
  %conv25.neg.i.i = sext i1 %cmp24.i.i to i32
  %splat.splatinsert26.neg.i.i = insertelement <16 x i32> poison, i32 %conv25.neg.i.i, i64 0
  %sub.i26.i = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i

for.cond.cleanup8.i.i:                            ; preds = %for.cond.cleanup14.i.i
  %add48.i.i = add nuw nsw i64 %conv.i25.i, %i.0184.i.i
  %26 = select i1 %25, i64 2, i64 0
  %mul49.i.i = shl i64 %6, %26
  %add.ptr50.i.i = getelementptr inbounds float, ptr %row.0185.i.i, i64 %mul49.i.i
  %cmp2.i31.i = icmp slt i64 %add48.i.i, %4
  br i1 %cmp2.i31.i, label %for.body.i23.i, label %for.cond53.preheader.i.i, !llvm.loop !12

for.body9.i.i:                                    ; preds = %for.cond.cleanup14.i.i, %for.body.i23.i
  %j.0182.i.i = phi i64 [ 0, %for.body.i23.i ], [ %inc46.i.i, %for.cond.cleanup14.i.i ]
  %arrayidx.i.i = getelementptr inbounds [16 x <16 x float>], ptr %best.i.i, i64 0, i64 %j.0182.i.i
  %27 = load <16 x float>, ptr %arrayidx.i.i, align 4
  %arrayidx10.i27.i = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i, i64 0, i64 %j.0182.i.i
  %28 = load <16 x i32>, ptr %arrayidx10.i27.i, align 4
  %add.ptr17.idx.i.i = shl nsw i64 %j.0182.i.i, 6
  %invariant.gep.i.i = getelementptr i8, ptr %row.0185.i.i, i64 %add.ptr17.idx.i.i
  br label %for.body15.i.i

for.cond.cleanup14.i.i:                           ; preds = %for.body15.i.i
  store <16 x i32> %or32.i.i, ptr %arrayidx.i.i, align 4
  store <16 x i32> %or42.i.i, ptr %arrayidx10.i27.i, align 4
  %inc46.i.i = add nuw nsw i64 %j.0182.i.i, 1
  %exitcond202.not.i.i = icmp eq i64 %inc46.i.i, %cond.i21.i
  br i1 %exitcond202.not.i.i, label %for.cond.cleanup8.i.i, label %for.body9.i.i, !llvm.loop !13

for.body15.i.i:                                   ; preds = %for.body15.i.i, %for.body9.i.i
  %k.0180.i.i = phi i64 [ 0, %for.body9.i.i ], [ %inc.i29.i, %for.body15.i.i ]
  %where.0179.i.i = phi <16 x i32> [ %28, %for.body9.i.i ], [ %or42.i.i, %for.body15.i.i ]
  %most.0178.i.i = phi <16 x float> [ %27, %for.body9.i.i ], [ %33, %for.body15.i.i ]
  %mul.i28.i = mul nsw i64 %k.0180.i.i, %6
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %mul.i28.i
  %29 = load <16 x float>, ptr %gep.i.i, align 4
  %mul18.i.i = fmul <16 x float> %splat.splat.i19.i, %29
  %cmp19.i.i = fcmp ogt <16 x float> %mul18.i.i, %most.0178.i.i
  %cmp20.i.i = fcmp uno <16 x float> %mul18.i.i, zeroinitializer
  %or176.i.i = or <16 x i1> %cmp19.i.i, %cmp20.i.i
  %30 = fcmp ord <16 x float> %most.0178.i.i, zeroinitializer
  %and177.i.i = and <16 x i1> %or176.i.i, %30
  %or28.i.i = select <16 x i1> %and177.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i26.i
  %31 = bitcast <16 x float> %mul18.i.i to <16 x i32>
  %and29.i.i = and <16 x i32> %or28.i.i, %31
  %32 = bitcast <16 x float> %most.0178.i.i to <16 x i32>
  %not30.i.i = xor <16 x i32> %or28.i.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i = and <16 x i32> %not30.i.i, %32
  %or32.i.i = or <16 x i32> %and29.i.i, %and31.i.i
  %33 = bitcast <16 x i32> %or32.i.i to <16 x float>
  %add34.i.i = add nuw nsw i64 %k.0180.i.i, %i.0184.i.i
  %conv35.i.i = trunc i64 %add34.i.i to i32
  %splat.splatinsert36.i.i = insertelement <16 x i32> poison, i32 %conv35.i.i, i64 0
  %splat.splat37.i.i = shufflevector <16 x i32> %splat.splatinsert36.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i = and <16 x i32> %or28.i.i, %splat.splat37.i.i
  %and41.i.i = and <16 x i32> %where.0179.i.i, %not30.i.i
  %or42.i.i = or <16 x i32> %and39.i.i, %and41.i.i
  %inc.i29.i = add nuw nsw i64 %k.0180.i.i, 1
  %exitcond.not.i30.i = icmp eq i64 %inc.i29.i, %conv.i25.i
  br i1 %exitcond.not.i30.i, label %for.cond.cleanup14.i.i, label %for.body15.i.i, !llvm.loop !14

for.cond.cleanup57.i.i:                           ; preds = %for.body58.i.i, %for.cond53.preheader.i.i
  %mul54208.i.i = phi i64 [ %mul54.i.i, %for.cond53.preheader.i.i ], [ %mul54207.i.i, %for.body58.i.i ]
  %add.ptr67.i.i = getelementptr inbounds float, ptr %x.addr.0191.i.i, i64 %mul54208.i.i
  %add.ptr69.i.i = getelementptr inbounds i64, ptr %out.addr.0189.i.i, i64 %mul54208.i.i
  %sub71.i.i = sub nsw i64 %columns.addr.0190.i.i, %mul54208.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i) #6
  %cmp.i22.i = icmp sgt i64 %sub71.i.i, 15
  br i1 %cmp.i22.i, label %while.body.i20.i, label %for.cond73.preheader.i.i, !llvm.loop !15

for.body58.i.i:                                   ; preds = %for.body58.i.i, %for.body58.preheader.i.i
  %j52.0187.i.i = phi i64 [ %inc64.i.i, %for.body58.i.i ], [ 0, %for.body58.preheader.i.i ]
  %div59175.i.i = lshr i64 %j52.0187.i.i, 4
  %rem.i.i = and i64 %j52.0187.i.i, 15
  %34 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i, i64 0, i64 %div59175.i.i, i64 %rem.i.i
  %vecext.i.i = load i32, ptr %34, align 4
  %conv61.i.i = sext i32 %vecext.i.i to i64
  %arrayidx62.i.i = getelementptr inbounds i64, ptr %out.addr.0189.i.i, i64 %j52.0187.i.i
  store i64 %conv61.i.i, ptr %arrayidx62.i.i, align 8
  %inc64.i.i = add nuw nsw i64 %j52.0187.i.i, 1
  %exitcond203.not.i.i = icmp eq i64 %inc64.i.i, %mul54207.i.i
  br i1 %exitcond203.not.i.i, label %for.cond.cleanup57.i.i, label %for.body58.i.i, !llvm.loop !16

for.body77.i.i:                                   ; preds = %for.cond73.preheader.i.i, %for.cond.cleanup90.i.i
  %j72.0201.i.i = phi i64 [ %inc106.i.i, %for.cond.cleanup90.i.i ], [ 0, %for.cond73.preheader.i.i ]
  %arrayidx79.i.i = getelementptr inbounds float, ptr %x.addr.0.lcssa.i.i, i64 %j72.0201.i.i
  %35 = load float, ptr %arrayidx79.i.i, align 4
  %mul80.i.i = fmul float %35, %conv
  %cmp87195.i.i = fcmp ord float %mul80.i.i, 0.000000e+00
  %36 = select i1 %cmp84194.i.i, i1 %cmp87195.i.i, i1 false
  br i1 %36, label %for.body91.i.i, label %for.cond.cleanup90.i.i

for.cond.cleanup90.i.i:                           ; preds = %for.body91.i.i, %for.body77.i.i
  %at81.0.lcssa.i.i = phi i64 [ 0, %for.body77.i.i ], [ %at81.1.i.i, %for.body91.i.i ]
  %arrayidx104.i16.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i, i64 %j72.0201.i.i
  store i64 %at81.0.lcssa.i.i, ptr %arrayidx104.i16.i, align 8
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
  %37 = load float, ptr %arrayidx95.i.i, align 4
  %mul96.i.i = fmul float %37, %conv
  %cmp97.i.i = fcmp ogt float %mul96.i.i, %best78.0196.i.i
  %cmp99.i.i = fcmp uno float %mul96.i.i, 0.000000e+00
  %or.cond.i.i = or i1 %cmp97.i.i, %cmp99.i.i
  %best78.1.i.i = select i1 %or.cond.i.i, float %mul96.i.i, float %best78.0196.i.i
  %at81.1.i.i = select i1 %or.cond.i.i, i64 %i82.0198.i.i, i64 %at81.0197.i.i
  %inc102.i.i = add nuw nsw i64 %i82.0198.i.i, 1
  %cmp84.i.i = icmp slt i64 %inc102.i.i, %4
  %cmp87.i.i = fcmp ord float %best78.1.i.i, 0.000000e+00
  %38 = select i1 %cmp84.i.i, i1 %cmp87.i.i, i1 false
  br i1 %38, label %for.body91.i.i, label %for.cond.cleanup90.i.i, !llvm.loop !18

for.inc.i:                                        ; preds = %for.cond.cleanup90.i.i, %for.cond73.preheader.i.i, %of_float_line.exit.i
  %dec.i = add nsw i64 %matrices.addr.039.i, -1
  %add.ptr.i = getelementptr inbounds float, ptr %x.addr.040.i, i64 %mul.i
  %add.ptr3.i = getelementptr inbounds i64, ptr %out.addr.042.i, i64 %5
  %cmp.i = icmp sgt i64 %matrices.addr.039.i, 1
  br i1 %cmp.i, label %for.body.i, label %if.end70, !llvm.loop !19

if.then11:                                        ; preds = %land.lhs.true
  %conv14 = sitofp i64 %2 to double
  br i1 %cmp38.i, label %for.body.lr.ph.i120, label %if.end70

for.body.lr.ph.i120:                              ; preds = %if.then11
  %arrayidx19 = getelementptr inbounds i8, ptr %a, i64 64
  %39 = load i64, ptr %arrayidx19, align 8
  %40 = inttoptr i64 %39 to ptr
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 24
  %41 = load i64, ptr %arrayidx12, align 8
  %42 = inttoptr i64 %41 to ptr
  %cmp1.i121 = icmp eq i64 %5, 1
  %cmp2.i122 = icmp eq i64 %6, 1
  %or.cond.i123 = and i1 %cmp1.i121, %cmp2.i122
  %cmp187.i.i = icmp sgt i64 %5, 7
  %cmp2182.i.i = icmp sgt i64 %4, 0
  %splat.splatinsert.i18.i124 = insertelement <8 x double> poison, double %conv14, i64 0
  %splat.splat.i19.i125 = shufflevector <8 x double> %splat.splatinsert.i18.i124, <8 x double> poison, <8 x i32> zeroinitializer
  %cmp83193.i.i = icmp sgt i64 %4, 1
  %cmp1.not351.i.i = icmp slt i64 %4, 8
  %mul.i126 = mul nsw i64 %6, %4
  br label %for.body.i127

for.body.i127:                                    ; preds = %for.inc.i132, %for.body.lr.ph.i120
  %out.addr.041.i = phi ptr [ %40, %for.body.lr.ph.i120 ], [ %add.ptr3.i135, %for.inc.i132 ]
  %x.addr.039.i = phi ptr [ %42, %for.body.lr.ph.i120 ], [ %add.ptr.i134, %for.inc.i132 ]
  %matrices.addr.038.i = phi i64 [ %3, %for.body.lr.ph.i120 ], [ %dec.i133, %for.inc.i132 ]
  br i1 %or.cond.i123, label %if.then.i180, label %if.else.i128

if.then.i180:                                     ; preds = %for.body.i127
  %43 = load double, ptr %x.addr.039.i, align 8
  %mul.i.i181 = fmul double %43, %conv14
  %cmp.i.i182 = fcmp uno double %mul.i.i181, 0.000000e+00
  br i1 %cmp.i.i182, label %of_double_line.exit.i, label %while.cond.preheader.i.i183

while.cond.preheader.i.i183:                      ; preds = %if.then.i180
  br i1 %cmp1.not351.i.i, label %for.cond129.preheader.i.i, label %while.body.i.i184

for.cond129.preheader.i.i:                        ; preds = %cleanup.i.i205, %while.cond.preheader.i.i183
  %first.0.lcssa.i.i210 = phi i64 [ 0, %while.cond.preheader.i.i183 ], [ %first.3.i.i199, %cleanup.i.i205 ]
  %at.0.lcssa.i.i211 = phi i64 [ 0, %while.cond.preheader.i.i183 ], [ %at.2.i.i206, %cleanup.i.i205 ]
  %best.0.lcssa.i.i212 = phi double [ %mul.i.i181, %while.cond.preheader.i.i183 ], [ %best.2.i.i207, %cleanup.i.i205 ]
  %cmp130358.i.i = icmp slt i64 %first.0.lcssa.i.i210, %4
  br i1 %cmp130358.i.i, label %for.body131.i.i, label %for.cond146.preheader.i.i

while.body.i.i184:                                ; preds = %while.cond.preheader.i.i183, %cleanup.i.i205
  %best.0354.i.i = phi double [ %best.2.i.i207, %cleanup.i.i205 ], [ %mul.i.i181, %while.cond.preheader.i.i183 ]
  %at.0353.i.i = phi i64 [ %at.2.i.i206, %cleanup.i.i205 ], [ 0, %while.cond.preheader.i.i183 ]
  %first.0352.i.i = phi i64 [ %first.3.i.i199, %cleanup.i.i205 ], [ 0, %while.cond.preheader.i.i183 ]
  %sub.i.i185 = sub nsw i64 %4, %first.0352.i.i
  %div.i.i186 = sdiv i64 %sub.i.i185, 32
  %cmp2.i.i187 = icmp slt i64 %sub.i.i185, 3840
  %cond.i.i188 = select i1 %cmp2.i.i187, i64 %div.i.i186, i64 120
  %add.ptr.i.i189 = getelementptr inbounds double, ptr %x.addr.039.i, i64 %first.0352.i.i
  %44 = load <8 x double>, ptr %add.ptr.i.i189, align 8
  %mul3.i.i190 = fmul <8 x double> %splat.splat.i19.i125, %44
  %cmp4329.i.i = icmp sgt i64 %cond.i.i188, 0
  br i1 %cmp4329.i.i, label %for.body.i.i222, label %for.cond.cleanup.i.i191

for.cond.cleanup.loopexit.i.i246:                 ; preds = %for.body.i.i222
  %45 = shl nuw nsw i64 %cond.i.i188, 5
  %46 = add i64 %45, %first.0352.i.i
  br label %for.cond.cleanup.i.i191

for.cond.cleanup.i.i191:                          ; preds = %for.cond.cleanup.loopexit.i.i246, %while.body.i.i184
  %bad.0.lcssa.i.i192 = phi <8 x i64> [ zeroinitializer, %while.body.i.i184 ], [ %or31.i.i231, %for.cond.cleanup.loopexit.i.i246 ]
  %where.0.lcssa.i.i193 = phi <8 x i64> [ zeroinitializer, %while.body.i.i184 ], [ %or66.i.i242, %for.cond.cleanup.loopexit.i.i246 ]
  %most.0.lcssa.i.i194 = phi <8 x double> [ %mul3.i.i190, %while.body.i.i184 ], [ %or59.v.i.i239, %for.cond.cleanup.loopexit.i.i246 ]
  %first.1.lcssa.i.i195 = phi i64 [ %first.0352.i.i, %while.body.i.i184 ], [ %46, %for.cond.cleanup.loopexit.i.i246 ]
  br i1 %cmp2.i.i187, label %for.cond70.preheader.i.i, label %if.end99.i.i

for.cond70.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i191
  %add71338.i.i = add nsw i64 %first.1.lcssa.i.i195, 8
  %cmp72.not339.i.i = icmp sgt i64 %add71338.i.i, %4
  br i1 %cmp72.not339.i.i, label %if.end99.i.i, label %for.body73.lr.ph.i.i

for.body73.lr.ph.i.i:                             ; preds = %for.cond70.preheader.i.i
  %splat.splatinsert89.i.i = insertelement <8 x i64> poison, i64 %div.i.i186, i64 0
  %splat.splat90.i.i = shufflevector <8 x i64> %splat.splatinsert89.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body73.i.i

for.body.i.i222:                                  ; preds = %while.body.i.i184, %for.body.i.i222
  %first.1334.i.i = phi i64 [ %add67.i.i244, %for.body.i.i222 ], [ %first.0352.i.i, %while.body.i.i184 ]
  %most.0333.i.i = phi <8 x double> [ %or59.v.i.i239, %for.body.i.i222 ], [ %mul3.i.i190, %while.body.i.i184 ]
  %where.0332.i.i = phi <8 x i64> [ %or66.i.i242, %for.body.i.i222 ], [ zeroinitializer, %while.body.i.i184 ]
  %bad.0331.i.i = phi <8 x i64> [ %or31.i.i231, %for.body.i.i222 ], [ zeroinitializer, %while.body.i.i184 ]
  %block.0330.i.i = phi i64 [ %inc.i.i243, %for.body.i.i222 ], [ 0, %while.body.i.i184 ]
  %add.ptr5.i.i223 = getelementptr inbounds double, ptr %x.addr.039.i, i64 %first.1334.i.i
  %47 = load <8 x double>, ptr %add.ptr5.i.i223, align 8
  %mul9.i.i224 = fmul <8 x double> %splat.splat.i19.i125, %47
  %arrayidx10.i.i225 = getelementptr inbounds i8, ptr %add.ptr5.i.i223, i64 64
  %48 = load <8 x double>, ptr %arrayidx10.i.i225, align 8
  %mul13.i.i226 = fmul <8 x double> %splat.splat.i19.i125, %48
  %arrayidx14.i.i227 = getelementptr inbounds i8, ptr %add.ptr5.i.i223, i64 128
  %49 = load <8 x double>, ptr %arrayidx14.i.i227, align 8
  %mul17.i.i228 = fmul <8 x double> %splat.splat.i19.i125, %49
  %arrayidx18.i.i229 = getelementptr inbounds i8, ptr %add.ptr5.i.i223, i64 192
  %50 = load <8 x double>, ptr %arrayidx18.i.i229, align 8
  %mul21.i.i230 = fmul <8 x double> %splat.splat.i19.i125, %50
  %or312.i.i = fcmp uno <8 x double> %mul9.i.i224, %mul13.i.i226
  %or29313.i.i = fcmp uno <8 x double> %mul17.i.i228, %mul21.i.i230
  %or30314.i.i = or <8 x i1> %or29313.i.i, %or312.i.i
  %or31.i.i231 = select <8 x i1> %or30314.i.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %bad.0331.i.i
  %cmp32.inv.i.i232 = fcmp ogt <8 x double> %mul13.i.i226, %mul9.i.i224
  %or37.v.i.i233 = select <8 x i1> %cmp32.inv.i.i232, <8 x double> %mul13.i.i226, <8 x double> %mul9.i.i224
  %cmp38.inv.i.i234 = fcmp ogt <8 x double> %mul21.i.i230, %mul17.i.i228
  %or45.v.i.i235 = select <8 x i1> %cmp38.inv.i.i234, <8 x double> %mul21.i.i230, <8 x double> %mul17.i.i228
  %cmp46.inv.i.i236 = fcmp ogt <8 x double> %or45.v.i.i235, %or37.v.i.i233
  %or53.v.i.i237 = select <8 x i1> %cmp46.inv.i.i236, <8 x double> %or45.v.i.i235, <8 x double> %or37.v.i.i233
  %cmp54.i.i238 = fcmp ule <8 x double> %or53.v.i.i237, %most.0333.i.i
  %or59.v.i.i239 = select <8 x i1> %cmp54.i.i238, <8 x double> %most.0333.i.i, <8 x double> %or53.v.i.i237
  %splat.splatinsert60.i.i240 = insertelement <8 x i64> poison, i64 %block.0330.i.i, i64 0
  %splat.splat61.i.i241 = shufflevector <8 x i64> %splat.splatinsert60.i.i240, <8 x i64> poison, <8 x i32> zeroinitializer
  %or66.i.i242 = select <8 x i1> %cmp54.i.i238, <8 x i64> %where.0332.i.i, <8 x i64> %splat.splat61.i.i241
  %inc.i.i243 = add nuw nsw i64 %block.0330.i.i, 1
  %add67.i.i244 = add nsw i64 %first.1334.i.i, 32
  %exitcond.not.i.i245 = icmp eq i64 %inc.i.i243, %cond.i.i188
  br i1 %exitcond.not.i.i245, label %for.cond.cleanup.loopexit.i.i246, label %for.body.i.i222, !llvm.loop !20

for.body73.i.i:                                   ; preds = %for.body73.i.i, %for.body73.lr.ph.i.i
  %add71344.i.i = phi i64 [ %add71338.i.i, %for.body73.lr.ph.i.i ], [ %add71.i.i, %for.body73.i.i ]
  %first.2343.i.i = phi i64 [ %first.1.lcssa.i.i195, %for.body73.lr.ph.i.i ], [ %add71344.i.i, %for.body73.i.i ]
  %most.1342.i.i = phi <8 x double> [ %most.0.lcssa.i.i194, %for.body73.lr.ph.i.i ], [ %or87.v.i.i, %for.body73.i.i ]
  %where.1341.i.i = phi <8 x i64> [ %where.0.lcssa.i.i193, %for.body73.lr.ph.i.i ], [ %or95.i.i, %for.body73.i.i ]
  %bad.1340.i.i = phi <8 x i64> [ %bad.0.lcssa.i.i192, %for.body73.lr.ph.i.i ], [ %or83.i.i, %for.body73.i.i ]
  %add.ptr74.i.i = getelementptr inbounds double, ptr %x.addr.039.i, i64 %first.2343.i.i
  %51 = load <8 x double>, ptr %add.ptr74.i.i, align 8
  %mul77.i.i = fmul <8 x double> %splat.splat.i19.i125, %51
  %cmp79.i.i = fcmp ule <8 x double> %mul77.i.i, %most.1342.i.i
  %cmp81.i.i221 = fcmp uno <8 x double> %mul77.i.i, zeroinitializer
  %or83.i.i = select <8 x i1> %cmp81.i.i221, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %bad.1340.i.i
  %or87.v.i.i = select <8 x i1> %cmp79.i.i, <8 x double> %most.1342.i.i, <8 x double> %mul77.i.i
  %or95.i.i = select <8 x i1> %cmp79.i.i, <8 x i64> %where.1341.i.i, <8 x i64> %splat.splat90.i.i
  %add71.i.i = add nsw i64 %add71344.i.i, 8
  %cmp72.not.i.i = icmp sgt i64 %add71.i.i, %4
  br i1 %cmp72.not.i.i, label %if.end99.i.i, label %for.body73.i.i, !llvm.loop !21

if.end99.i.i:                                     ; preds = %for.body73.i.i, %for.cond70.preheader.i.i, %for.cond.cleanup.i.i191
  %bad.2.i.i196 = phi <8 x i64> [ %bad.0.lcssa.i.i192, %for.cond.cleanup.i.i191 ], [ %bad.0.lcssa.i.i192, %for.cond70.preheader.i.i ], [ %or83.i.i, %for.body73.i.i ]
  %where.2.i.i197 = phi <8 x i64> [ %where.0.lcssa.i.i193, %for.cond.cleanup.i.i191 ], [ %where.0.lcssa.i.i193, %for.cond70.preheader.i.i ], [ %or95.i.i, %for.body73.i.i ]
  %most.2.i.i198 = phi <8 x double> [ %most.0.lcssa.i.i194, %for.cond.cleanup.i.i191 ], [ %most.0.lcssa.i.i194, %for.cond70.preheader.i.i ], [ %or87.v.i.i, %for.body73.i.i ]
  %first.3.i.i199 = phi i64 [ %first.1.lcssa.i.i195, %for.cond.cleanup.i.i191 ], [ %first.1.lcssa.i.i195, %for.cond70.preheader.i.i ], [ %add71344.i.i, %for.body73.i.i ]
  %rdx.or.i.i200 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %bad.2.i.i196)
  %tobool.not.i.i201 = icmp eq i64 %rdx.or.i.i200, 0
  br i1 %tobool.not.i.i201, label %if.end109.i.i, label %land.rhs.i.i202

land.rhs.i.i202:                                  ; preds = %if.end99.i.i, %land.rhs.i.i202
  %begin.0349.i.i = phi i64 [ %inc105.i.i, %land.rhs.i.i202 ], [ %first.0352.i.i, %if.end99.i.i ]
  %arrayidx101.i.i = getelementptr inbounds double, ptr %x.addr.039.i, i64 %begin.0349.i.i
  %52 = load double, ptr %arrayidx101.i.i, align 8
  %cmp103.i.i = fcmp ord double %52, 0.000000e+00
  %inc105.i.i = add nsw i64 %begin.0349.i.i, 1
  br i1 %cmp103.i.i, label %land.rhs.i.i202, label %of_double_line.exit.i

if.end109.i.i:                                    ; preds = %if.end99.i.i
  %rdx.min.i.i204 = tail call double @llvm.vector.reduce.fmax.v8f64(<8 x double> %most.2.i.i198)
  %cmp110.i.i = fcmp ogt double %rdx.min.i.i204, %best.0354.i.i
  br i1 %cmp110.i.i, label %if.then111.i.i, label %cleanup.i.i205

if.then111.i.i:                                   ; preds = %if.end109.i.i
  %splat.splatinsert112.i.i = insertelement <8 x double> poison, double %rdx.min.i.i204, i64 0
  %splat.splat113.i.i = shufflevector <8 x double> %splat.splatinsert112.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  %cmp114.i.i220 = fcmp une <8 x double> %most.2.i.i198, %splat.splat113.i.i
  %or119.i.i = select <8 x i1> %cmp114.i.i220, <8 x i64> <i64 120, i64 120, i64 120, i64 120, i64 120, i64 120, i64 120, i64 120>, <8 x i64> %where.2.i.i197
  %rdx.min120.i.i = tail call i64 @llvm.vector.reduce.smin.v8i64(<8 x i64> %or119.i.i)
  %mul121.i.i = shl nsw i64 %rdx.min120.i.i, 5
  %add122.i.i = add nsw i64 %mul121.i.i, %first.0352.i.i
  br label %cleanup.i.i205

cleanup.i.i205:                                   ; preds = %if.then111.i.i, %if.end109.i.i
  %at.2.i.i206 = phi i64 [ %add122.i.i, %if.then111.i.i ], [ %at.0353.i.i, %if.end109.i.i ]
  %best.2.i.i207 = phi double [ %rdx.min.i.i204, %if.then111.i.i ], [ %best.0354.i.i, %if.end109.i.i ]
  %add.i.i208 = add nsw i64 %first.3.i.i199, 8
  %cmp1.not.i.i209 = icmp sgt i64 %add.i.i208, %4
  br i1 %cmp1.not.i.i209, label %for.cond129.preheader.i.i, label %while.body.i.i184, !llvm.loop !22

for.cond146.preheader.i.i:                        ; preds = %for.inc143.i.i, %for.cond129.preheader.i.i
  %at.3.lcssa.i.i213 = phi i64 [ %at.0.lcssa.i.i211, %for.cond129.preheader.i.i ], [ %at.4.i.i219, %for.inc143.i.i ]
  %best.3.lcssa.i.i214 = phi double [ %best.0.lcssa.i.i212, %for.cond129.preheader.i.i ], [ %best.4.i.i218, %for.inc143.i.i ]
  %splat.splatinsert163.i.i = insertelement <8 x double> poison, double %best.3.lcssa.i.i214, i64 0
  %splat.splat164.i.i = shufflevector <8 x double> %splat.splatinsert163.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.cond154.i.i

for.body131.i.i:                                  ; preds = %for.cond129.preheader.i.i, %for.inc143.i.i
  %best.3361.i.i = phi double [ %best.4.i.i218, %for.inc143.i.i ], [ %best.0.lcssa.i.i212, %for.cond129.preheader.i.i ]
  %at.3360.i.i = phi i64 [ %at.4.i.i219, %for.inc143.i.i ], [ %at.0.lcssa.i.i211, %for.cond129.preheader.i.i ]
  %first.4359.i.i = phi i64 [ %inc144.i.i, %for.inc143.i.i ], [ %first.0.lcssa.i.i210, %for.cond129.preheader.i.i ]
  %arrayidx132.i.i = getelementptr inbounds double, ptr %x.addr.039.i, i64 %first.4359.i.i
  %53 = load double, ptr %arrayidx132.i.i, align 8
  %mul133.i.i = fmul double %53, %conv14
  %cmp134.i.i = fcmp ord double %mul133.i.i, 0.000000e+00
  br i1 %cmp134.i.i, label %for.inc143.i.i, label %of_double_line.exit.i

for.inc143.i.i:                                   ; preds = %for.body131.i.i
  %cmp137.i.i = fcmp ogt double %mul133.i.i, %best.3361.i.i
  %best.4.i.i218 = select i1 %cmp137.i.i, double %mul133.i.i, double %best.3361.i.i
  %at.4.i.i219 = select i1 %cmp137.i.i, i64 %first.4359.i.i, i64 %at.3360.i.i
  %inc144.i.i = add i64 %first.4359.i.i, 1
  %exitcond372.not.i.i = icmp eq i64 %inc144.i.i, %4
  br i1 %exitcond372.not.i.i, label %for.cond146.preheader.i.i, label %for.body131.i.i, !llvm.loop !23

for.cond154.i.i:                                  ; preds = %for.body157.i.i, %for.cond146.preheader.i.i
  %at.6.i.i215 = phi i64 [ %add155.i.i, %for.body157.i.i ], [ %at.3.lcssa.i.i213, %for.cond146.preheader.i.i ]
  %add155.i.i = add nsw i64 %at.6.i.i215, 8
  %cmp156.not.i.i = icmp sgt i64 %add155.i.i, %4
  br i1 %cmp156.not.i.i, label %while.cond183.i.i, label %for.body157.i.i

for.body157.i.i:                                  ; preds = %for.cond154.i.i
  %add.ptr159.i.i = getelementptr inbounds double, ptr %x.addr.039.i, i64 %at.6.i.i215
  %54 = load <8 x double>, ptr %add.ptr159.i.i, align 8
  %mul162.i.i = fmul <8 x double> %splat.splat.i19.i125, %54
  %cmp165.i.i = fcmp oeq <8 x double> %mul162.i.i, %splat.splat164.i.i
  %55 = bitcast <8 x i1> %cmp165.i.i to i8
  %.not.i.i216 = icmp eq i8 %55, 0
  br i1 %.not.i.i216, label %for.cond154.i.i, label %cleanup177.thread.i.i, !llvm.loop !24

cleanup177.thread.i.i:                            ; preds = %for.body157.i.i
  %or173.i.i = select <8 x i1> %cmp165.i.i, <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>
  %rdx.min174.i.i = tail call i64 @llvm.vector.reduce.smin.v8i64(<8 x i64> %or173.i.i)
  %add175.i.i = add nsw i64 %rdx.min174.i.i, %at.6.i.i215
  br label %of_double_line.exit.i

while.cond183.i.i:                                ; preds = %for.cond154.i.i, %while.cond183.i.i
  %at.7.i.i217 = phi i64 [ %inc188.i.i, %while.cond183.i.i ], [ %at.6.i.i215, %for.cond154.i.i ]
  %arrayidx184.i.i = getelementptr inbounds double, ptr %x.addr.039.i, i64 %at.7.i.i217
  %56 = load double, ptr %arrayidx184.i.i, align 8
  %mul185.i.i = fmul double %56, %conv14
  %cmp186.i.i = fcmp une double %mul185.i.i, %best.3.lcssa.i.i214
  %inc188.i.i = add nsw i64 %at.7.i.i217, 1
  br i1 %cmp186.i.i, label %while.cond183.i.i, label %of_double_line.exit.i, !llvm.loop !25

of_double_line.exit.i:                            ; preds = %land.rhs.i.i202, %for.body131.i.i, %while.cond183.i.i, %cleanup177.thread.i.i, %if.then.i180
  %retval.7.i.i203 = phi i64 [ 0, %if.then.i180 ], [ %add175.i.i, %cleanup177.thread.i.i ], [ %at.7.i.i217, %while.cond183.i.i ], [ %first.4359.i.i, %for.body131.i.i ], [ %begin.0349.i.i, %land.rhs.i.i202 ]
  store i64 %retval.7.i.i203, ptr %out.addr.041.i, align 8
  br label %for.inc.i132

if.else.i128:                                     ; preds = %for.body.i127
  br i1 %cmp187.i.i, label %while.body.i20.i141, label %for.cond72.preheader.i.i

for.cond72.preheader.i.i:                         ; preds = %for.cond.cleanup57.i.i149, %if.else.i128
  %out.addr.0.lcssa.i.i129 = phi ptr [ %out.addr.041.i, %if.else.i128 ], [ %add.ptr68.i.i, %for.cond.cleanup57.i.i149 ]
  %columns.addr.0.lcssa.i.i130 = phi i64 [ %5, %if.else.i128 ], [ %sub70.i.i, %for.cond.cleanup57.i.i149 ]
  %x.addr.0.lcssa.i.i131 = phi ptr [ %x.addr.039.i, %if.else.i128 ], [ %add.ptr66.i.i, %for.cond.cleanup57.i.i149 ]
  %cmp73199.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i130, 0
  br i1 %cmp73199.i.i, label %for.body76.i.i, label %for.inc.i132

while.body.i20.i141:                              ; preds = %if.else.i128, %for.cond.cleanup57.i.i149
  %x.addr.0190.i.i = phi ptr [ %add.ptr66.i.i, %for.cond.cleanup57.i.i149 ], [ %x.addr.039.i, %if.else.i128 ]
  %columns.addr.0189.i.i = phi i64 [ %sub70.i.i, %for.cond.cleanup57.i.i149 ], [ %5, %if.else.i128 ]
  %out.addr.0188.i.i = phi ptr [ %add.ptr68.i.i, %for.cond.cleanup57.i.i149 ], [ %out.addr.041.i, %if.else.i128 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i118) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i119) #6
  %div173.i.i = lshr i64 %columns.addr.0189.i.i, 3
  %cond.i21.i142 = tail call i64 @llvm.umin.i64(i64 %div173.i.i, i64 16)
  br i1 %cmp2182.i.i, label %for.body.i23.i152, label %for.cond53.preheader.thread.i.i143

for.cond53.preheader.thread.i.i143:               ; preds = %while.body.i20.i141
  %mul54204.i.i = shl nuw nsw i64 %cond.i21.i142, 3
  br label %for.body58.preheader.i.i144

for.cond53.preheader.i.i178:                      ; preds = %for.cond.cleanup8.i.i174
  %mul54.i.i179 = shl nuw nsw i64 %cond.i21.i142, 3
  %cmp55185.not.i.i = icmp ult i64 %columns.addr.0189.i.i, 8
  br i1 %cmp55185.not.i.i, label %for.cond.cleanup57.i.i149, label %for.body58.preheader.i.i144

for.body58.preheader.i.i144:                      ; preds = %for.cond53.preheader.i.i178, %for.cond53.preheader.thread.i.i143
  %mul54206.i.i = phi i64 [ %mul54204.i.i, %for.cond53.preheader.thread.i.i143 ], [ %mul54.i.i179, %for.cond53.preheader.i.i178 ]
  br label %for.body58.i.i145

for.body.i23.i152:                                ; preds = %while.body.i20.i141, %for.cond.cleanup8.i.i174
  %row.0184.i.i = phi ptr [ %add.ptr50.i.i177, %for.cond.cleanup8.i.i174 ], [ %x.addr.0190.i.i, %while.body.i20.i141 ]
  %i.0183.i.i = phi i64 [ %add48.i.i175, %for.cond.cleanup8.i.i174 ], [ 0, %while.body.i20.i141 ]
  %tobool.i.i153 = icmp ne i64 %i.0183.i.i, 0
  %add.i24.i154 = add nuw nsw i64 %i.0183.i.i, 4
  %cmp3.i.i155 = icmp sle i64 %add.i24.i154, %4
  %57 = select i1 %tobool.i.i153, i1 %cmp3.i.i155, i1 false
  %conv.i.i156 = select i1 %57, i64 4, i64 1
  %cmp24.i.i157 = icmp eq i64 %i.0183.i.i, 0
  %conv26.neg.i.i = sext i1 %cmp24.i.i157 to i64
  %splat.splatinsert27.neg.i.i = insertelement <8 x i64> poison, i64 %conv26.neg.i.i, i64 0
  %sub.i25.i = shufflevector <8 x i64> %splat.splatinsert27.neg.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body9.i.i158

for.cond.cleanup8.i.i174:                         ; preds = %for.cond.cleanup14.i.i172
  %add48.i.i175 = add nuw nsw i64 %conv.i.i156, %i.0183.i.i
  %58 = select i1 %57, i64 2, i64 0
  %mul49.i.i176 = shl i64 %6, %58
  %add.ptr50.i.i177 = getelementptr inbounds double, ptr %row.0184.i.i, i64 %mul49.i.i176
  %cmp2.i30.i = icmp slt i64 %add48.i.i175, %4
  br i1 %cmp2.i30.i, label %for.body.i23.i152, label %for.cond53.preheader.i.i178, !llvm.loop !26

for.body9.i.i158:                                 ; preds = %for.cond.cleanup14.i.i172, %for.body.i23.i152
  %j.0181.i.i = phi i64 [ 0, %for.body.i23.i152 ], [ %inc46.i.i173, %for.cond.cleanup14.i.i172 ]
  %arrayidx.i.i159 = getelementptr inbounds [16 x <8 x double>], ptr %best.i.i118, i64 0, i64 %j.0181.i.i
  %59 = load <8 x double>, ptr %arrayidx.i.i159, align 8
  %arrayidx10.i26.i = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i119, i64 0, i64 %j.0181.i.i
  %60 = load <8 x i64>, ptr %arrayidx10.i26.i, align 8
  %add.ptr17.idx.i.i160 = shl nsw i64 %j.0181.i.i, 6
  %invariant.gep.i.i161 = getelementptr i8, ptr %row.0184.i.i, i64 %add.ptr17.idx.i.i160
  br label %for.body15.i.i162

for.cond.cleanup14.i.i172:                        ; preds = %for.body15.i.i162
  store <8 x i64> %or33.i.i, ptr %arrayidx.i.i159, align 8
  store <8 x i64> %or42.i.i171, ptr %arrayidx10.i26.i, align 8
  %inc46.i.i173 = add nuw nsw i64 %j.0181.i.i, 1
  %exitcond201.not.i.i = icmp eq i64 %inc46.i.i173, %cond.i21.i142
  br i1 %exitcond201.not.i.i, label %for.cond.cleanup8.i.i174, label %for.body9.i.i158, !llvm.loop !27

for.body15.i.i162:                                ; preds = %for.body15.i.i162, %for.body9.i.i158
  %k.0179.i.i = phi i64 [ 0, %for.body9.i.i158 ], [ %inc.i28.i, %for.body15.i.i162 ]
  %where.0178.i.i = phi <8 x i64> [ %60, %for.body9.i.i158 ], [ %or42.i.i171, %for.body15.i.i162 ]
  %most.0177.i.i = phi <8 x double> [ %59, %for.body9.i.i158 ], [ %65, %for.body15.i.i162 ]
  %mul.i27.i = mul nsw i64 %k.0179.i.i, %6
  %gep.i.i163 = getelementptr double, ptr %invariant.gep.i.i161, i64 %mul.i27.i
  %61 = load <8 x double>, ptr %gep.i.i163, align 8
  %mul18.i.i164 = fmul <8 x double> %splat.splat.i19.i125, %61
  %cmp19.i.i165 = fcmp ogt <8 x double> %mul18.i.i164, %most.0177.i.i
  %cmp20.i.i166 = fcmp uno <8 x double> %mul18.i.i164, zeroinitializer
  %or175.i.i = or <8 x i1> %cmp19.i.i165, %cmp20.i.i166
  %62 = fcmp ord <8 x double> %most.0177.i.i, zeroinitializer
  %and176.i.i = and <8 x i1> %or175.i.i, %62
  %or29.i.i = select <8 x i1> %and176.i.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %sub.i25.i
  %63 = bitcast <8 x double> %mul18.i.i164 to <8 x i64>
  %and30.i.i = and <8 x i64> %or29.i.i, %63
  %64 = bitcast <8 x double> %most.0177.i.i to <8 x i64>
  %not31.i.i = xor <8 x i64> %or29.i.i, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and32.i.i = and <8 x i64> %not31.i.i, %64
  %or33.i.i = or <8 x i64> %and30.i.i, %and32.i.i
  %65 = bitcast <8 x i64> %or33.i.i to <8 x double>
  %add35.i.i = add nuw nsw i64 %k.0179.i.i, %i.0183.i.i
  %splat.splatinsert36.i.i167 = insertelement <8 x i64> poison, i64 %add35.i.i, i64 0
  %splat.splat37.i.i168 = shufflevector <8 x i64> %splat.splatinsert36.i.i167, <8 x i64> poison, <8 x i32> zeroinitializer
  %and39.i.i169 = and <8 x i64> %or29.i.i, %splat.splat37.i.i168
  %and41.i.i170 = and <8 x i64> %where.0178.i.i, %not31.i.i
  %or42.i.i171 = or <8 x i64> %and39.i.i169, %and41.i.i170
  %inc.i28.i = add nuw nsw i64 %k.0179.i.i, 1
  %exitcond.not.i29.i = icmp eq i64 %inc.i28.i, %conv.i.i156
  br i1 %exitcond.not.i29.i, label %for.cond.cleanup14.i.i172, label %for.body15.i.i162, !llvm.loop !28

for.cond.cleanup57.i.i149:                        ; preds = %for.body58.i.i145, %for.cond53.preheader.i.i178
  %mul54207.i.i150 = phi i64 [ %mul54.i.i179, %for.cond53.preheader.i.i178 ], [ %mul54206.i.i, %for.body58.i.i145 ]
  %add.ptr66.i.i = getelementptr inbounds double, ptr %x.addr.0190.i.i, i64 %mul54207.i.i150
  %add.ptr68.i.i = getelementptr inbounds i64, ptr %out.addr.0188.i.i, i64 %mul54207.i.i150
  %sub70.i.i = sub nsw i64 %columns.addr.0189.i.i, %mul54207.i.i150
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i119) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i118) #6
  %cmp.i22.i151 = icmp sgt i64 %sub70.i.i, 7
  br i1 %cmp.i22.i151, label %while.body.i20.i141, label %for.cond72.preheader.i.i, !llvm.loop !29

for.body58.i.i145:                                ; preds = %for.body58.i.i145, %for.body58.preheader.i.i144
  %j52.0186.i.i = phi i64 [ %inc63.i.i, %for.body58.i.i145 ], [ 0, %for.body58.preheader.i.i144 ]
  %div59174.i.i = lshr i64 %j52.0186.i.i, 3
  %rem.i.i146 = and i64 %j52.0186.i.i, 7
  %66 = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i119, i64 0, i64 %div59174.i.i, i64 %rem.i.i146
  %vecext.i.i147 = load i64, ptr %66, align 8
  %arrayidx61.i.i = getelementptr inbounds i64, ptr %out.addr.0188.i.i, i64 %j52.0186.i.i
  store i64 %vecext.i.i147, ptr %arrayidx61.i.i, align 8
  %inc63.i.i = add nuw nsw i64 %j52.0186.i.i, 1
  %exitcond202.not.i.i148 = icmp eq i64 %inc63.i.i, %mul54206.i.i
  br i1 %exitcond202.not.i.i148, label %for.cond.cleanup57.i.i149, label %for.body58.i.i145, !llvm.loop !30

for.body76.i.i:                                   ; preds = %for.cond72.preheader.i.i, %for.cond.cleanup89.i.i
  %j71.0200.i.i = phi i64 [ %inc105.i16.i, %for.cond.cleanup89.i.i ], [ 0, %for.cond72.preheader.i.i ]
  %arrayidx78.i.i = getelementptr inbounds double, ptr %x.addr.0.lcssa.i.i131, i64 %j71.0200.i.i
  %67 = load double, ptr %arrayidx78.i.i, align 8
  %mul79.i.i137 = fmul double %67, %conv14
  %cmp86194.i.i = fcmp ord double %mul79.i.i137, 0.000000e+00
  %68 = select i1 %cmp83193.i.i, i1 %cmp86194.i.i, i1 false
  br i1 %68, label %for.body90.i.i, label %for.cond.cleanup89.i.i

for.cond.cleanup89.i.i:                           ; preds = %for.body90.i.i, %for.body76.i.i
  %at80.0.lcssa.i.i = phi i64 [ 0, %for.body76.i.i ], [ %at80.1.i.i, %for.body90.i.i ]
  %arrayidx103.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i129, i64 %j71.0200.i.i
  store i64 %at80.0.lcssa.i.i, ptr %arrayidx103.i.i, align 8
  %inc105.i16.i = add nuw nsw i64 %j71.0200.i.i, 1
  %exitcond203.not.i.i138 = icmp eq i64 %inc105.i16.i, %columns.addr.0.lcssa.i.i130
  br i1 %exitcond203.not.i.i138, label %for.inc.i132, label %for.body76.i.i, !llvm.loop !31

for.body90.i.i:                                   ; preds = %for.body76.i.i, %for.body90.i.i
  %i81.0197.i.i = phi i64 [ %inc101.i.i, %for.body90.i.i ], [ 1, %for.body76.i.i ]
  %at80.0196.i.i = phi i64 [ %at80.1.i.i, %for.body90.i.i ], [ 0, %for.body76.i.i ]
  %best77.0195.i.i = phi double [ %best77.1.i.i, %for.body90.i.i ], [ %mul79.i.i137, %for.body76.i.i ]
  %mul92.i.i = mul nsw i64 %i81.0197.i.i, %6
  %add93.i.i = add nsw i64 %mul92.i.i, %j71.0200.i.i
  %arrayidx94.i.i = getelementptr inbounds double, ptr %x.addr.0.lcssa.i.i131, i64 %add93.i.i
  %69 = load double, ptr %arrayidx94.i.i, align 8
  %mul95.i.i = fmul double %69, %conv14
  %cmp96.i.i = fcmp ogt double %mul95.i.i, %best77.0195.i.i
  %cmp98.i.i = fcmp uno double %mul95.i.i, 0.000000e+00
  %or.cond.i.i139 = or i1 %cmp96.i.i, %cmp98.i.i
  %best77.1.i.i = select i1 %or.cond.i.i139, double %mul95.i.i, double %best77.0195.i.i
  %at80.1.i.i = select i1 %or.cond.i.i139, i64 %i81.0197.i.i, i64 %at80.0196.i.i
  %inc101.i.i = add nuw nsw i64 %i81.0197.i.i, 1
  %cmp83.i.i140 = icmp slt i64 %inc101.i.i, %4
  %cmp86.i.i = fcmp ord double %best77.1.i.i, 0.000000e+00
  %70 = select i1 %cmp83.i.i140, i1 %cmp86.i.i, i1 false
  br i1 %70, label %for.body90.i.i, label %for.cond.cleanup89.i.i, !llvm.loop !32

for.inc.i132:                                     ; preds = %for.cond.cleanup89.i.i, %for.cond72.preheader.i.i, %of_double_line.exit.i
  %dec.i133 = add nsw i64 %matrices.addr.038.i, -1
  %add.ptr.i134 = getelementptr inbounds double, ptr %x.addr.039.i, i64 %mul.i126
  %add.ptr3.i135 = getelementptr inbounds i64, ptr %out.addr.041.i, i64 %5
  %cmp.i136 = icmp sgt i64 %matrices.addr.038.i, 1
  br i1 %cmp.i136, label %for.body.i127, label %if.end70, !llvm.loop !33

if.else20:                                        ; preds = %entry
  %arrayidx61 = getelementptr inbounds i8, ptr %a, i64 16
  %71 = load i64, ptr %arrayidx61, align 8
  switch i64 %1, label %if.else59 [
    i64 1, label %if.then24
    i64 2, label %if.then37
    i64 4, label %if.then50
  ]

if.then24:                                        ; preds = %if.else20
  %conv27 = trunc i64 %71 to i8
  %arrayidx28 = getelementptr inbounds i8, ptr %a, i64 32
  %72 = load i64, ptr %arrayidx28, align 8
  %arrayidx29 = getelementptr inbounds i8, ptr %a, i64 40
  %73 = load i64, ptr %arrayidx29, align 8
  %arrayidx30 = getelementptr inbounds i8, ptr %a, i64 48
  %74 = load i64, ptr %arrayidx30, align 8
  %arrayidx31 = getelementptr inbounds i8, ptr %a, i64 56
  %75 = load i64, ptr %arrayidx31, align 8
  %cmp28.i = icmp sgt i64 %72, 0
  br i1 %cmp28.i, label %for.body.lr.ph.i249, label %if.end70

for.body.lr.ph.i249:                              ; preds = %if.then24
  %arrayidx32 = getelementptr inbounds i8, ptr %a, i64 64
  %76 = load i64, ptr %arrayidx32, align 8
  %77 = inttoptr i64 %76 to ptr
  %arrayidx25 = getelementptr inbounds i8, ptr %a, i64 24
  %78 = load i64, ptr %arrayidx25, align 8
  %79 = inttoptr i64 %78 to ptr
  %cmp1.i250 = icmp eq i64 %74, 1
  %cmp2.i251 = icmp eq i64 %75, 1
  %or.cond.i252 = and i1 %cmp1.i250, %cmp2.i251
  %cmp200.i.i = icmp sgt i64 %74, 15
  %cmp2195.i.i = icmp sgt i64 %73, 0
  %splat.splatinsert.i17.i = insertelement <16 x i8> poison, i8 %conv27, i64 0
  %splat.splat.i18.i = shufflevector <16 x i8> %splat.splatinsert.i17.i, <16 x i8> poison, <16 x i32> zeroinitializer
  %cmp87206.i.i = icmp sgt i64 %73, 1
  %cmp6.not373.i.i = icmp slt i64 %73, 64
  %splat.splatinsert.i.i = insertelement <64 x i8> poison, i8 %conv27, i64 0
  %splat.splat.i.i = shufflevector <64 x i8> %splat.splatinsert.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %mul.i253 = mul nsw i64 %75, %73
  br label %for.body.i254

for.body.i254:                                    ; preds = %for.inc.i260, %for.body.lr.ph.i249
  %out.addr.032.i = phi ptr [ %77, %for.body.lr.ph.i249 ], [ %add.ptr3.i263, %for.inc.i260 ]
  %x.addr.030.i = phi ptr [ %79, %for.body.lr.ph.i249 ], [ %add.ptr.i262, %for.inc.i260 ]
  %matrices.addr.029.i = phi i64 [ %72, %for.body.lr.ph.i249 ], [ %dec.i261, %for.inc.i260 ]
  br i1 %or.cond.i252, label %if.then.i314, label %if.else.i255

if.then.i314:                                     ; preds = %for.body.i254
  %80 = load i8, ptr %x.addr.030.i, align 1
  %xor352.i.i = xor i8 %80, %conv27
  br i1 %cmp6.not373.i.i, label %for.cond149.preheader.i.i, label %while.body.i.i315

for.cond149.preheader.i.i:                        ; preds = %cleanup.i.i328, %if.then.i314
  %first.0.lcssa.i.i330 = phi i64 [ 0, %if.then.i314 ], [ %first.3.i.i326, %cleanup.i.i328 ]
  %at.0.lcssa.i.i331 = phi i64 [ 0, %if.then.i314 ], [ %at.1.i.i, %cleanup.i.i328 ]
  %best.0.lcssa.i.i332 = phi i8 [ %xor352.i.i, %if.then.i314 ], [ %best.1.i.i, %cleanup.i.i328 ]
  %cmp150380.i.i = icmp slt i64 %first.0.lcssa.i.i330, %73
  br i1 %cmp150380.i.i, label %for.body152.i.i, label %for.cond176.preheader.i.i

while.body.i.i315:                                ; preds = %if.then.i314, %cleanup.i.i328
  %best.0376.i.i = phi i8 [ %best.1.i.i, %cleanup.i.i328 ], [ %xor352.i.i, %if.then.i314 ]
  %at.0375.i.i = phi i64 [ %at.1.i.i, %cleanup.i.i328 ], [ 0, %if.then.i314 ]
  %first.0374.i.i = phi i64 [ %first.3.i.i326, %cleanup.i.i328 ], [ 0, %if.then.i314 ]
  %sub.i.i316 = sub nsw i64 %73, %first.0374.i.i
  %div.i.i317 = sdiv i64 %sub.i.i316, 256
  %cmp8.i.i = icmp slt i64 %sub.i.i316, 30720
  %cond.i.i318 = select i1 %cmp8.i.i, i64 %div.i.i317, i64 120
  %add.ptr.i.i319 = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.0374.i.i
  %81 = load <64 x i8>, ptr %add.ptr.i.i319, align 1
  %xor10.i.i = xor <64 x i8> %81, %splat.splat.i.i
  %cmp11357.i.i = icmp sgt i64 %cond.i.i318, 0
  br i1 %cmp11357.i.i, label %for.body.i.i342, label %for.cond.cleanup.i.i320

for.cond.cleanup.loopexit.i.i346:                 ; preds = %for.body.i.i342
  %82 = shl nuw nsw i64 %cond.i.i318, 8
  %83 = add i64 %82, %first.0374.i.i
  br label %for.cond.cleanup.i.i320

for.cond.cleanup.i.i320:                          ; preds = %for.cond.cleanup.loopexit.i.i346, %while.body.i.i315
  %where.0.lcssa.i.i321 = phi <64 x i8> [ zeroinitializer, %while.body.i.i315 ], [ %or75.i.i, %for.cond.cleanup.loopexit.i.i346 ]
  %most.0.lcssa.i.i322 = phi <64 x i8> [ %xor10.i.i, %while.body.i.i315 ], [ %or67.i.i, %for.cond.cleanup.loopexit.i.i346 ]
  %first.1.lcssa.i.i323 = phi i64 [ %first.0374.i.i, %while.body.i.i315 ], [ %83, %for.cond.cleanup.loopexit.i.i346 ]
  br i1 %cmp8.i.i, label %for.cond80.preheader.i.i, label %if.end125.i.i

for.cond80.preheader.i.i:                         ; preds = %for.cond.cleanup.i.i320
  %add81364.i.i = add nsw i64 %first.1.lcssa.i.i323, 64
  %cmp82.not365.i.i = icmp sgt i64 %add81364.i.i, %73
  br i1 %cmp82.not365.i.i, label %if.end125.i.i, label %for.body84.lr.ph.i.i

for.body84.lr.ph.i.i:                             ; preds = %for.cond80.preheader.i.i
  %conv100.i.i = trunc i64 %div.i.i317 to i8
  %splat.splatinsert101.i.i = insertelement <64 x i8> poison, i8 %conv100.i.i, i64 0
  %splat.splat102.i.i = shufflevector <64 x i8> %splat.splatinsert101.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  br label %for.body84.i.i

for.body.i.i342:                                  ; preds = %while.body.i.i315, %for.body.i.i342
  %first.1361.i.i = phi i64 [ %add76.i.i, %for.body.i.i342 ], [ %first.0374.i.i, %while.body.i.i315 ]
  %most.0360.i.i = phi <64 x i8> [ %or67.i.i, %for.body.i.i342 ], [ %xor10.i.i, %while.body.i.i315 ]
  %where.0359.i.i = phi <64 x i8> [ %or75.i.i, %for.body.i.i342 ], [ zeroinitializer, %while.body.i.i315 ]
  %block.0358.i.i = phi i64 [ %inc.i.i344, %for.body.i.i342 ], [ 0, %while.body.i.i315 ]
  %add.ptr13.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.1361.i.i
  %84 = load <64 x i8>, ptr %add.ptr13.i.i, align 1
  %xor17.i.i = xor <64 x i8> %84, %splat.splat.i.i
  %arrayidx18.i.i343 = getelementptr inbounds i8, ptr %add.ptr13.i.i, i64 64
  %85 = load <64 x i8>, ptr %arrayidx18.i.i343, align 1
  %xor21.i.i = xor <64 x i8> %85, %splat.splat.i.i
  %arrayidx22.i.i = getelementptr inbounds i8, ptr %add.ptr13.i.i, i64 128
  %86 = load <64 x i8>, ptr %arrayidx22.i.i, align 1
  %xor25.i.i = xor <64 x i8> %86, %splat.splat.i.i
  %arrayidx26.i.i = getelementptr inbounds i8, ptr %add.ptr13.i.i, i64 192
  %87 = load <64 x i8>, ptr %arrayidx26.i.i, align 1
  %xor29.i.i = xor <64 x i8> %87, %splat.splat.i.i
  %or45.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %xor21.i.i, <64 x i8> %xor17.i.i)
  %or53.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %xor29.i.i, <64 x i8> %xor25.i.i)
  %or61.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %or53.i.i, <64 x i8> %or45.i.i)
  %cmp62.not.i.i = icmp sgt <64 x i8> %or61.i.i, %most.0360.i.i
  %or67.i.i = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %or61.i.i, <64 x i8> %most.0360.i.i)
  %conv68.i.i = trunc i64 %block.0358.i.i to i8
  %splat.splatinsert69.i.i = insertelement <64 x i8> poison, i8 %conv68.i.i, i64 0
  %splat.splat70.i.i = shufflevector <64 x i8> %splat.splatinsert69.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %or75.i.i = select <64 x i1> %cmp62.not.i.i, <64 x i8> %splat.splat70.i.i, <64 x i8> %where.0359.i.i
  %inc.i.i344 = add nuw nsw i64 %block.0358.i.i, 1
  %add76.i.i = add nsw i64 %first.1361.i.i, 256
  %exitcond.not.i.i345 = icmp eq i64 %inc.i.i344, %cond.i.i318
  br i1 %exitcond.not.i.i345, label %for.cond.cleanup.loopexit.i.i346, label %for.body.i.i342, !llvm.loop !34

for.body84.i.i:                                   ; preds = %for.body84.i.i, %for.body84.lr.ph.i.i
  %add81369.i.i = phi i64 [ %add81364.i.i, %for.body84.lr.ph.i.i ], [ %add81.i.i, %for.body84.i.i ]
  %first.2368.i.i = phi i64 [ %first.1.lcssa.i.i323, %for.body84.lr.ph.i.i ], [ %add81369.i.i, %for.body84.i.i ]
  %most.1367.i.i = phi <64 x i8> [ %most.0.lcssa.i.i322, %for.body84.lr.ph.i.i ], [ %or98.i.i341, %for.body84.i.i ]
  %where.1366.i.i = phi <64 x i8> [ %where.0.lcssa.i.i321, %for.body84.lr.ph.i.i ], [ %or107.i.i, %for.body84.i.i ]
  %add.ptr85.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.2368.i.i
  %88 = load <64 x i8>, ptr %add.ptr85.i.i, align 1
  %xor88.i.i = xor <64 x i8> %88, %splat.splat.i.i
  %cmp90.not.i.i = icmp sgt <64 x i8> %xor88.i.i, %most.1367.i.i
  %or98.i.i341 = tail call <64 x i8> @llvm.smax.v64i8(<64 x i8> %xor88.i.i, <64 x i8> %most.1367.i.i)
  %or107.i.i = select <64 x i1> %cmp90.not.i.i, <64 x i8> %splat.splat102.i.i, <64 x i8> %where.1366.i.i
  %add81.i.i = add nsw i64 %add81369.i.i, 64
  %cmp82.not.i.i = icmp sgt i64 %add81.i.i, %73
  br i1 %cmp82.not.i.i, label %if.end125.i.i, label %for.body84.i.i, !llvm.loop !35

if.end125.i.i:                                    ; preds = %for.body84.i.i, %for.cond80.preheader.i.i, %for.cond.cleanup.i.i320
  %where.2.i.i324 = phi <64 x i8> [ %where.0.lcssa.i.i321, %for.cond.cleanup.i.i320 ], [ %where.0.lcssa.i.i321, %for.cond80.preheader.i.i ], [ %or107.i.i, %for.body84.i.i ]
  %most.2.i.i325 = phi <64 x i8> [ %most.0.lcssa.i.i322, %for.cond.cleanup.i.i320 ], [ %most.0.lcssa.i.i322, %for.cond80.preheader.i.i ], [ %or98.i.i341, %for.body84.i.i ]
  %first.3.i.i326 = phi i64 [ %first.1.lcssa.i.i323, %for.cond.cleanup.i.i320 ], [ %first.1.lcssa.i.i323, %for.cond80.preheader.i.i ], [ %add81369.i.i, %for.body84.i.i ]
  %rdx.min.i.i327 = tail call i8 @llvm.vector.reduce.smax.v64i8(<64 x i8> %most.2.i.i325)
  %cmp128.i.i = icmp sgt i8 %rdx.min.i.i327, %best.0376.i.i
  br i1 %cmp128.i.i, label %if.then130.i.i, label %cleanup.i.i328

if.then130.i.i:                                   ; preds = %if.end125.i.i
  %splat.splatinsert131.i.i = insertelement <64 x i8> poison, i8 %rdx.min.i.i327, i64 0
  %splat.splat132.i.i = shufflevector <64 x i8> %splat.splatinsert131.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  %cmp133.not.i.i = icmp eq <64 x i8> %most.2.i.i325, %splat.splat132.i.i
  %or138.i.i = select <64 x i1> %cmp133.not.i.i, <64 x i8> %where.2.i.i324, <64 x i8> <i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120, i8 120>
  %rdx.min139.i.i = tail call i8 @llvm.vector.reduce.smin.v64i8(<64 x i8> %or138.i.i)
  %conv140.i.i = sext i8 %rdx.min139.i.i to i32
  %mul.i.i340 = shl nsw i32 %conv140.i.i, 8
  %conv141.i.i = sext i32 %mul.i.i340 to i64
  %add142.i.i = add nsw i64 %first.0374.i.i, %conv141.i.i
  br label %cleanup.i.i328

cleanup.i.i328:                                   ; preds = %if.then130.i.i, %if.end125.i.i
  %at.1.i.i = phi i64 [ %add142.i.i, %if.then130.i.i ], [ %at.0375.i.i, %if.end125.i.i ]
  %best.1.i.i = phi i8 [ %rdx.min.i.i327, %if.then130.i.i ], [ %best.0376.i.i, %if.end125.i.i ]
  %add.i.i329 = add nsw i64 %first.3.i.i326, 64
  %cmp6.not.i.i = icmp sgt i64 %add.i.i329, %73
  br i1 %cmp6.not.i.i, label %for.cond149.preheader.i.i, label %while.body.i.i315

for.cond176.preheader.i.i:                        ; preds = %for.body152.i.i, %for.cond149.preheader.i.i
  %at.3.lcssa.i.i333 = phi i64 [ %at.0.lcssa.i.i331, %for.cond149.preheader.i.i ], [ %at.4.i.i338, %for.body152.i.i ]
  %best.3.lcssa.i.i334 = phi i8 [ %best.0.lcssa.i.i332, %for.cond149.preheader.i.i ], [ %best.4.i.i339, %for.body152.i.i ]
  %splat.splatinsert196.i.i = insertelement <64 x i8> poison, i8 %best.3.lcssa.i.i334, i64 0
  %splat.splat197.i.i = shufflevector <64 x i8> %splat.splatinsert196.i.i, <64 x i8> poison, <64 x i32> zeroinitializer
  br label %for.cond186.i.i

for.body152.i.i:                                  ; preds = %for.cond149.preheader.i.i, %for.body152.i.i
  %best.3383.i.i = phi i8 [ %best.4.i.i339, %for.body152.i.i ], [ %best.0.lcssa.i.i332, %for.cond149.preheader.i.i ]
  %at.3382.i.i = phi i64 [ %at.4.i.i338, %for.body152.i.i ], [ %at.0.lcssa.i.i331, %for.cond149.preheader.i.i ]
  %first.4381.i.i = phi i64 [ %inc174.i.i, %for.body152.i.i ], [ %first.0.lcssa.i.i330, %for.cond149.preheader.i.i ]
  %arrayidx153.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %first.4381.i.i
  %89 = load i8, ptr %arrayidx153.i.i, align 1
  %xor156354.i.i = xor i8 %89, %conv27
  %cmp166.i.i = icmp sgt i8 %xor156354.i.i, %best.3383.i.i
  %at.4.i.i338 = select i1 %cmp166.i.i, i64 %first.4381.i.i, i64 %at.3382.i.i
  %best.4.i.i339 = tail call i8 @llvm.smax.i8(i8 %xor156354.i.i, i8 %best.3383.i.i)
  %inc174.i.i = add nsw i64 %first.4381.i.i, 1
  %exitcond389.not.i.i = icmp eq i64 %inc174.i.i, %73
  br i1 %exitcond389.not.i.i, label %for.cond176.preheader.i.i, label %for.body152.i.i, !llvm.loop !36

for.cond186.i.i:                                  ; preds = %for.body190.i.i, %for.cond176.preheader.i.i
  %at.6.i.i335 = phi i64 [ %add187.i.i, %for.body190.i.i ], [ %at.3.lcssa.i.i333, %for.cond176.preheader.i.i ]
  %add187.i.i = add nsw i64 %at.6.i.i335, 64
  %cmp188.not.i.i = icmp sgt i64 %add187.i.i, %73
  br i1 %cmp188.not.i.i, label %while.cond217.i.i, label %for.body190.i.i

for.body190.i.i:                                  ; preds = %for.cond186.i.i
  %add.ptr192.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %at.6.i.i335
  %90 = load <64 x i8>, ptr %add.ptr192.i.i, align 1
  %xor195.i.i = xor <64 x i8> %90, %splat.splat.i.i
  %cmp198.i.i = icmp eq <64 x i8> %xor195.i.i, %splat.splat197.i.i
  %91 = bitcast <64 x i1> %cmp198.i.i to i64
  %.not.i.i336 = icmp eq i64 %91, 0
  br i1 %.not.i.i336, label %for.cond186.i.i, label %cleanup211.thread.i.i, !llvm.loop !37

cleanup211.thread.i.i:                            ; preds = %for.body190.i.i
  %or206.i.i = select <64 x i1> %cmp198.i.i, <64 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 15, i8 16, i8 17, i8 18, i8 19, i8 20, i8 21, i8 22, i8 23, i8 24, i8 25, i8 26, i8 27, i8 28, i8 29, i8 30, i8 31, i8 32, i8 33, i8 34, i8 35, i8 36, i8 37, i8 38, i8 39, i8 40, i8 41, i8 42, i8 43, i8 44, i8 45, i8 46, i8 47, i8 48, i8 49, i8 50, i8 51, i8 52, i8 53, i8 54, i8 55, i8 56, i8 57, i8 58, i8 59, i8 60, i8 61, i8 62, i8 63>, <64 x i8> <i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64, i8 64>
  %rdx.min207.i.i = tail call i8 @llvm.vector.reduce.smin.v64i8(<64 x i8> %or206.i.i)
  %conv208.i.i = zext nneg i8 %rdx.min207.i.i to i64
  %add209.i.i = add nsw i64 %at.6.i.i335, %conv208.i.i
  br label %of_8_line.exit.i

while.cond217.i.i:                                ; preds = %for.cond186.i.i, %while.cond217.i.i
  %at.7.i.i337 = phi i64 [ %inc228.i.i, %while.cond217.i.i ], [ %at.6.i.i335, %for.cond186.i.i ]
  %arrayidx218.i.i = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %at.7.i.i337
  %92 = load i8, ptr %arrayidx218.i.i, align 1
  %xor221353.i.i = xor i8 %92, %conv27
  %cmp225.not.i.i = icmp eq i8 %xor221353.i.i, %best.3.lcssa.i.i334
  %inc228.i.i = add nsw i64 %at.7.i.i337, 1
  br i1 %cmp225.not.i.i, label %of_8_line.exit.i, label %while.cond217.i.i, !llvm.loop !38

of_8_line.exit.i:                                 ; preds = %while.cond217.i.i, %cleanup211.thread.i.i
  %retval.6.i.i = phi i64 [ %add209.i.i, %cleanup211.thread.i.i ], [ %at.7.i.i337, %while.cond217.i.i ]
  store i64 %retval.6.i.i, ptr %out.addr.032.i, align 8
  br label %for.inc.i260

if.else.i255:                                     ; preds = %for.body.i254
  br i1 %cmp200.i.i, label %while.body.i19.i, label %for.cond73.preheader.i.i256

for.cond73.preheader.i.i256:                      ; preds = %for.cond.cleanup57.i.i275, %if.else.i255
  %out.addr.0.lcssa.i.i257 = phi ptr [ %out.addr.032.i, %if.else.i255 ], [ %add.ptr69.i.i277, %for.cond.cleanup57.i.i275 ]
  %columns.addr.0.lcssa.i.i258 = phi i64 [ %74, %if.else.i255 ], [ %sub71.i.i278, %for.cond.cleanup57.i.i275 ]
  %x.addr.0.lcssa.i.i259 = phi ptr [ %x.addr.030.i, %if.else.i255 ], [ %add.ptr67.i.i276, %for.cond.cleanup57.i.i275 ]
  %cmp74211.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i258, 0
  br i1 %cmp74211.i.i, label %for.body77.i.i265, label %for.inc.i260

while.body.i19.i:                                 ; preds = %if.else.i255, %for.cond.cleanup57.i.i275
  %x.addr.0203.i.i = phi ptr [ %add.ptr67.i.i276, %for.cond.cleanup57.i.i275 ], [ %x.addr.030.i, %if.else.i255 ]
  %columns.addr.0202.i.i = phi i64 [ %sub71.i.i278, %for.cond.cleanup57.i.i275 ], [ %74, %if.else.i255 ]
  %out.addr.0201.i.i = phi ptr [ %add.ptr69.i.i277, %for.cond.cleanup57.i.i275 ], [ %out.addr.032.i, %if.else.i255 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i247) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i248) #6
  %div188.i.i = lshr i64 %columns.addr.0202.i.i, 4
  %cond.i20.i = tail call i64 @llvm.umin.i64(i64 %div188.i.i, i64 16)
  br i1 %cmp2195.i.i, label %for.body.i21.i, label %for.cond53.preheader.thread.i.i267

for.cond53.preheader.thread.i.i267:               ; preds = %while.body.i19.i
  %mul54217.i.i = shl nuw nsw i64 %cond.i20.i, 4
  br label %for.body58.preheader.i.i268

for.cond53.preheader.i.i312:                      ; preds = %for.cond.cleanup8.i.i307
  %mul54.i.i313 = shl nuw nsw i64 %cond.i20.i, 4
  %cmp55198.not.i.i = icmp ult i64 %columns.addr.0202.i.i, 16
  br i1 %cmp55198.not.i.i, label %for.cond.cleanup57.i.i275, label %for.body58.preheader.i.i268

for.body58.preheader.i.i268:                      ; preds = %for.cond53.preheader.i.i312, %for.cond53.preheader.thread.i.i267
  %mul54219.i.i = phi i64 [ %mul54217.i.i, %for.cond53.preheader.thread.i.i267 ], [ %mul54.i.i313, %for.cond53.preheader.i.i312 ]
  br label %for.body58.i.i269

for.body.i21.i:                                   ; preds = %while.body.i19.i, %for.cond.cleanup8.i.i307
  %row.0197.i.i = phi ptr [ %add.ptr50.i.i310, %for.cond.cleanup8.i.i307 ], [ %x.addr.0203.i.i, %while.body.i19.i ]
  %i.0196.i.i = phi i64 [ %add48.i.i308, %for.cond.cleanup8.i.i307 ], [ 0, %while.body.i19.i ]
  %tobool.i.i280 = icmp ne i64 %i.0196.i.i, 0
  %add.i22.i = add nuw nsw i64 %i.0196.i.i, 4
  %cmp3.i.i281 = icmp sle i64 %add.i22.i, %73
  %93 = select i1 %tobool.i.i280, i1 %cmp3.i.i281, i1 false
  %conv.i.i282 = select i1 %93, i64 4, i64 1
  %cmp24.i.i283 = icmp eq i64 %i.0196.i.i, 0
  %conv25.neg.i.i284 = sext i1 %cmp24.i.i283 to i32
  %splat.splatinsert26.neg.i.i285 = insertelement <16 x i32> poison, i32 %conv25.neg.i.i284, i64 0
  %sub.i23.i = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i285, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i286

for.cond.cleanup8.i.i307:                         ; preds = %for.cond.cleanup14.i.i305
  %add48.i.i308 = add nuw nsw i64 %conv.i.i282, %i.0196.i.i
  %94 = select i1 %93, i64 2, i64 0
  %mul49.i.i309 = shl i64 %75, %94
  %add.ptr50.i.i310 = getelementptr inbounds i8, ptr %row.0197.i.i, i64 %mul49.i.i309
  %cmp2.i.i311 = icmp slt i64 %add48.i.i308, %73
  br i1 %cmp2.i.i311, label %for.body.i21.i, label %for.cond53.preheader.i.i312, !llvm.loop !39

for.body9.i.i286:                                 ; preds = %for.cond.cleanup14.i.i305, %for.body.i21.i
  %j.0194.i.i = phi i64 [ 0, %for.body.i21.i ], [ %inc46.i.i306, %for.cond.cleanup14.i.i305 ]
  %arrayidx.i.i287 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i247, i64 0, i64 %j.0194.i.i
  %95 = load <16 x i32>, ptr %arrayidx.i.i287, align 4
  %arrayidx10.i.i288 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i248, i64 0, i64 %j.0194.i.i
  %96 = load <16 x i32>, ptr %arrayidx10.i.i288, align 4
  %mul16.i.i = shl nsw i64 %j.0194.i.i, 4
  %invariant.gep.i.i289 = getelementptr i8, ptr %row.0197.i.i, i64 %mul16.i.i
  br label %for.body15.i.i290

for.cond.cleanup14.i.i305:                        ; preds = %for.body15.i.i290
  store <16 x i32> %or32.i.i297, ptr %arrayidx.i.i287, align 4
  store <16 x i32> %or42.i.i304, ptr %arrayidx10.i.i288, align 4
  %inc46.i.i306 = add nuw nsw i64 %j.0194.i.i, 1
  %exitcond213.not.i.i = icmp eq i64 %inc46.i.i306, %cond.i20.i
  br i1 %exitcond213.not.i.i, label %for.cond.cleanup8.i.i307, label %for.body9.i.i286, !llvm.loop !40

for.body15.i.i290:                                ; preds = %for.body15.i.i290, %for.body9.i.i286
  %k.0192.i.i = phi i64 [ 0, %for.body9.i.i286 ], [ %inc.i25.i, %for.body15.i.i290 ]
  %where.0191.i.i = phi <16 x i32> [ %96, %for.body9.i.i286 ], [ %or42.i.i304, %for.body15.i.i290 ]
  %most.0190.i.i = phi <16 x i32> [ %95, %for.body9.i.i286 ], [ %or32.i.i297, %for.body15.i.i290 ]
  %mul.i24.i = mul nsw i64 %k.0192.i.i, %75
  %gep.i.i291 = getelementptr i8, ptr %invariant.gep.i.i289, i64 %mul.i24.i
  %97 = load <16 x i8>, ptr %gep.i.i291, align 1
  %xor.i.i = xor <16 x i8> %97, %splat.splat.i18.i
  %conv18.i.i = sext <16 x i8> %xor.i.i to <16 x i32>
  %cmp19.i.i292 = icmp slt <16 x i32> %most.0190.i.i, %conv18.i.i
  %or28.i.i293 = select <16 x i1> %cmp19.i.i292, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i23.i
  %and29.i.i294 = and <16 x i32> %or28.i.i293, %conv18.i.i
  %not30.i.i295 = xor <16 x i32> %or28.i.i293, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i296 = and <16 x i32> %most.0190.i.i, %not30.i.i295
  %or32.i.i297 = or <16 x i32> %and29.i.i294, %and31.i.i296
  %add34.i.i298 = add nuw nsw i64 %k.0192.i.i, %i.0196.i.i
  %conv35.i.i299 = trunc i64 %add34.i.i298 to i32
  %splat.splatinsert36.i.i300 = insertelement <16 x i32> poison, i32 %conv35.i.i299, i64 0
  %splat.splat37.i.i301 = shufflevector <16 x i32> %splat.splatinsert36.i.i300, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i302 = and <16 x i32> %or28.i.i293, %splat.splat37.i.i301
  %and41.i.i303 = and <16 x i32> %where.0191.i.i, %not30.i.i295
  %or42.i.i304 = or <16 x i32> %and39.i.i302, %and41.i.i303
  %inc.i25.i = add nuw nsw i64 %k.0192.i.i, 1
  %exitcond.not.i26.i = icmp eq i64 %inc.i25.i, %conv.i.i282
  br i1 %exitcond.not.i26.i, label %for.cond.cleanup14.i.i305, label %for.body15.i.i290, !llvm.loop !41

for.cond.cleanup57.i.i275:                        ; preds = %for.body58.i.i269, %for.cond53.preheader.i.i312
  %mul54220.i.i = phi i64 [ %mul54.i.i313, %for.cond53.preheader.i.i312 ], [ %mul54219.i.i, %for.body58.i.i269 ]
  %add.ptr67.i.i276 = getelementptr inbounds i8, ptr %x.addr.0203.i.i, i64 %mul54220.i.i
  %add.ptr69.i.i277 = getelementptr inbounds i64, ptr %out.addr.0201.i.i, i64 %mul54220.i.i
  %sub71.i.i278 = sub nsw i64 %columns.addr.0202.i.i, %mul54220.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i248) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i247) #6
  %cmp.i.i279 = icmp sgt i64 %sub71.i.i278, 15
  br i1 %cmp.i.i279, label %while.body.i19.i, label %for.cond73.preheader.i.i256, !llvm.loop !42

for.body58.i.i269:                                ; preds = %for.body58.i.i269, %for.body58.preheader.i.i268
  %j52.0199.i.i = phi i64 [ %inc64.i.i274, %for.body58.i.i269 ], [ 0, %for.body58.preheader.i.i268 ]
  %div59189.i.i = lshr i64 %j52.0199.i.i, 4
  %rem.i.i270 = and i64 %j52.0199.i.i, 15
  %98 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i248, i64 0, i64 %div59189.i.i, i64 %rem.i.i270
  %vecext.i.i271 = load i32, ptr %98, align 4
  %conv61.i.i272 = sext i32 %vecext.i.i271 to i64
  %arrayidx62.i.i273 = getelementptr inbounds i64, ptr %out.addr.0201.i.i, i64 %j52.0199.i.i
  store i64 %conv61.i.i272, ptr %arrayidx62.i.i273, align 8
  %inc64.i.i274 = add nuw nsw i64 %j52.0199.i.i, 1
  %exitcond214.not.i.i = icmp eq i64 %inc64.i.i274, %mul54219.i.i
  br i1 %exitcond214.not.i.i, label %for.cond.cleanup57.i.i275, label %for.body58.i.i269, !llvm.loop !43

for.body77.i.i265:                                ; preds = %for.cond73.preheader.i.i256, %for.cond.cleanup95.i.i
  %j72.0212.i.i = phi i64 [ %inc118.i.i, %for.cond.cleanup95.i.i ], [ 0, %for.cond73.preheader.i.i256 ]
  br i1 %cmp87206.i.i, label %for.body96.preheader.i.i, label %for.cond.cleanup95.i.i

for.body96.preheader.i.i:                         ; preds = %for.body77.i.i265
  %arrayidx79.i.i266 = getelementptr inbounds i8, ptr %x.addr.0.lcssa.i.i259, i64 %j72.0212.i.i
  %99 = load i8, ptr %arrayidx79.i.i266, align 1
  %xor82186.i.i = xor i8 %99, %conv27
  br label %for.body96.i.i

for.cond.cleanup95.i.i:                           ; preds = %for.body96.i.i, %for.body77.i.i265
  %at84.0.lcssa.i.i = phi i64 [ 0, %for.body77.i.i265 ], [ %i85.0.at84.0.i.i, %for.body96.i.i ]
  %arrayidx116.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i257, i64 %j72.0212.i.i
  store i64 %at84.0.lcssa.i.i, ptr %arrayidx116.i.i, align 8
  %inc118.i.i = add nuw nsw i64 %j72.0212.i.i, 1
  %exitcond216.not.i.i = icmp eq i64 %inc118.i.i, %columns.addr.0.lcssa.i.i258
  br i1 %exitcond216.not.i.i, label %for.inc.i260, label %for.body77.i.i265, !llvm.loop !44

for.body96.i.i:                                   ; preds = %for.body96.i.i, %for.body96.preheader.i.i
  %i85.0209.i.i = phi i64 [ %inc114.i.i, %for.body96.i.i ], [ 1, %for.body96.preheader.i.i ]
  %at84.0208.i.i = phi i64 [ %i85.0.at84.0.i.i, %for.body96.i.i ], [ 0, %for.body96.preheader.i.i ]
  %best78.0207.i.i = phi i8 [ %xor103187.best78.0.i.i, %for.body96.i.i ], [ %xor82186.i.i, %for.body96.preheader.i.i ]
  %mul98.i.i = mul nsw i64 %i85.0209.i.i, %75
  %add99.i.i = add nsw i64 %mul98.i.i, %j72.0212.i.i
  %arrayidx100.i.i = getelementptr inbounds i8, ptr %x.addr.0.lcssa.i.i259, i64 %add99.i.i
  %100 = load i8, ptr %arrayidx100.i.i, align 1
  %xor103187.i.i = xor i8 %100, %conv27
  %cmp107.i.i = icmp sgt i8 %xor103187.i.i, %best78.0207.i.i
  %xor103187.best78.0.i.i = tail call i8 @llvm.smax.i8(i8 %xor103187.i.i, i8 %best78.0207.i.i)
  %i85.0.at84.0.i.i = select i1 %cmp107.i.i, i64 %i85.0209.i.i, i64 %at84.0208.i.i
  %inc114.i.i = add nuw nsw i64 %i85.0209.i.i, 1
  %exitcond215.not.i.i = icmp eq i64 %inc114.i.i, %73
  br i1 %exitcond215.not.i.i, label %for.cond.cleanup95.i.i, label %for.body96.i.i, !llvm.loop !45

for.inc.i260:                                     ; preds = %for.cond.cleanup95.i.i, %for.cond73.preheader.i.i256, %of_8_line.exit.i
  %dec.i261 = add nsw i64 %matrices.addr.029.i, -1
  %add.ptr.i262 = getelementptr inbounds i8, ptr %x.addr.030.i, i64 %mul.i253
  %add.ptr3.i263 = getelementptr inbounds i64, ptr %out.addr.032.i, i64 %74
  %cmp.i264 = icmp sgt i64 %matrices.addr.029.i, 1
  br i1 %cmp.i264, label %for.body.i254, label %if.end70, !llvm.loop !46

if.then37:                                        ; preds = %if.else20
  %conv40 = trunc i64 %71 to i16
  %arrayidx41 = getelementptr inbounds i8, ptr %a, i64 32
  %101 = load i64, ptr %arrayidx41, align 8
  %arrayidx42 = getelementptr inbounds i8, ptr %a, i64 40
  %102 = load i64, ptr %arrayidx42, align 8
  %arrayidx43 = getelementptr inbounds i8, ptr %a, i64 48
  %103 = load i64, ptr %arrayidx43, align 8
  %arrayidx44 = getelementptr inbounds i8, ptr %a, i64 56
  %104 = load i64, ptr %arrayidx44, align 8
  %cmp28.i349 = icmp sgt i64 %101, 0
  br i1 %cmp28.i349, label %for.body.lr.ph.i350, label %if.end70

for.body.lr.ph.i350:                              ; preds = %if.then37
  %arrayidx45 = getelementptr inbounds i8, ptr %a, i64 64
  %105 = load i64, ptr %arrayidx45, align 8
  %106 = inttoptr i64 %105 to ptr
  %arrayidx38 = getelementptr inbounds i8, ptr %a, i64 24
  %107 = load i64, ptr %arrayidx38, align 8
  %108 = inttoptr i64 %107 to ptr
  %cmp1.i351 = icmp eq i64 %103, 1
  %cmp2.i352 = icmp eq i64 %104, 1
  %or.cond.i353 = and i1 %cmp1.i351, %cmp2.i352
  %cmp200.i.i354 = icmp sgt i64 %103, 15
  %cmp2195.i.i355 = icmp sgt i64 %102, 0
  %splat.splatinsert.i17.i356 = insertelement <16 x i16> poison, i16 %conv40, i64 0
  %splat.splat.i18.i357 = shufflevector <16 x i16> %splat.splatinsert.i17.i356, <16 x i16> poison, <16 x i32> zeroinitializer
  %cmp87206.i.i358 = icmp sgt i64 %102, 1
  %cmp6.not373.i.i359 = icmp slt i64 %102, 32
  %splat.splatinsert.i.i360 = insertelement <32 x i16> poison, i16 %conv40, i64 0
  %splat.splat.i.i361 = shufflevector <32 x i16> %splat.splatinsert.i.i360, <32 x i16> poison, <32 x i32> zeroinitializer
  %mul.i362 = mul nsw i64 %104, %102
  br label %for.body.i363

for.body.i363:                                    ; preds = %for.inc.i373, %for.body.lr.ph.i350
  %out.addr.032.i364 = phi ptr [ %106, %for.body.lr.ph.i350 ], [ %add.ptr3.i376, %for.inc.i373 ]
  %x.addr.030.i365 = phi ptr [ %108, %for.body.lr.ph.i350 ], [ %add.ptr.i375, %for.inc.i373 ]
  %matrices.addr.029.i366 = phi i64 [ %101, %for.body.lr.ph.i350 ], [ %dec.i374, %for.inc.i373 ]
  br i1 %or.cond.i353, label %if.then.i477, label %if.else.i367

if.then.i477:                                     ; preds = %for.body.i363
  %109 = load i16, ptr %x.addr.030.i365, align 2
  %xor352.i.i478 = xor i16 %109, %conv40
  br i1 %cmp6.not373.i.i359, label %for.cond149.preheader.i.i505, label %while.body.i.i479

for.cond149.preheader.i.i505:                     ; preds = %cleanup.i.i500, %if.then.i477
  %first.0.lcssa.i.i506 = phi i64 [ 0, %if.then.i477 ], [ %first.3.i.i497, %cleanup.i.i500 ]
  %at.0.lcssa.i.i507 = phi i64 [ 0, %if.then.i477 ], [ %at.1.i.i501, %cleanup.i.i500 ]
  %best.0.lcssa.i.i508 = phi i16 [ %xor352.i.i478, %if.then.i477 ], [ %best.1.i.i502, %cleanup.i.i500 ]
  %cmp150380.i.i509 = icmp slt i64 %first.0.lcssa.i.i506, %102
  br i1 %cmp150380.i.i509, label %for.body152.i.i536, label %for.cond176.preheader.i.i510

while.body.i.i479:                                ; preds = %if.then.i477, %cleanup.i.i500
  %best.0376.i.i480 = phi i16 [ %best.1.i.i502, %cleanup.i.i500 ], [ %xor352.i.i478, %if.then.i477 ]
  %at.0375.i.i481 = phi i64 [ %at.1.i.i501, %cleanup.i.i500 ], [ 0, %if.then.i477 ]
  %first.0374.i.i482 = phi i64 [ %first.3.i.i497, %cleanup.i.i500 ], [ 0, %if.then.i477 ]
  %sub.i.i483 = sub nsw i64 %102, %first.0374.i.i482
  %div.i.i484 = sdiv i64 %sub.i.i483, 128
  %cmp8.i.i485 = icmp slt i64 %sub.i.i483, 15360
  %cond.i.i486 = select i1 %cmp8.i.i485, i64 %div.i.i484, i64 120
  %add.ptr.i.i487 = getelementptr inbounds i16, ptr %x.addr.030.i365, i64 %first.0374.i.i482
  %110 = load <32 x i16>, ptr %add.ptr.i.i487, align 2
  %xor10.i.i488 = xor <32 x i16> %110, %splat.splat.i.i361
  %cmp11357.i.i489 = icmp sgt i64 %cond.i.i486, 0
  br i1 %cmp11357.i.i489, label %for.body.i.i576, label %for.cond.cleanup.i.i490

for.cond.cleanup.loopexit.i.i601:                 ; preds = %for.body.i.i576
  %111 = shl nuw nsw i64 %cond.i.i486, 7
  %112 = add i64 %111, %first.0374.i.i482
  br label %for.cond.cleanup.i.i490

for.cond.cleanup.i.i490:                          ; preds = %for.cond.cleanup.loopexit.i.i601, %while.body.i.i479
  %where.0.lcssa.i.i491 = phi <32 x i16> [ zeroinitializer, %while.body.i.i479 ], [ %or75.i.i597, %for.cond.cleanup.loopexit.i.i601 ]
  %most.0.lcssa.i.i492 = phi <32 x i16> [ %xor10.i.i488, %while.body.i.i479 ], [ %or67.i.i593, %for.cond.cleanup.loopexit.i.i601 ]
  %first.1.lcssa.i.i493 = phi i64 [ %first.0374.i.i482, %while.body.i.i479 ], [ %112, %for.cond.cleanup.loopexit.i.i601 ]
  br i1 %cmp8.i.i485, label %for.cond80.preheader.i.i557, label %if.end125.i.i494

for.cond80.preheader.i.i557:                      ; preds = %for.cond.cleanup.i.i490
  %add81364.i.i558 = add nsw i64 %first.1.lcssa.i.i493, 32
  %cmp82.not365.i.i559 = icmp sgt i64 %add81364.i.i558, %102
  br i1 %cmp82.not365.i.i559, label %if.end125.i.i494, label %for.body84.lr.ph.i.i560

for.body84.lr.ph.i.i560:                          ; preds = %for.cond80.preheader.i.i557
  %conv100.i.i561 = trunc i64 %div.i.i484 to i16
  %splat.splatinsert101.i.i562 = insertelement <32 x i16> poison, i16 %conv100.i.i561, i64 0
  %splat.splat102.i.i563 = shufflevector <32 x i16> %splat.splatinsert101.i.i562, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %for.body84.i.i564

for.body.i.i576:                                  ; preds = %while.body.i.i479, %for.body.i.i576
  %first.1361.i.i577 = phi i64 [ %add76.i.i599, %for.body.i.i576 ], [ %first.0374.i.i482, %while.body.i.i479 ]
  %most.0360.i.i578 = phi <32 x i16> [ %or67.i.i593, %for.body.i.i576 ], [ %xor10.i.i488, %while.body.i.i479 ]
  %where.0359.i.i579 = phi <32 x i16> [ %or75.i.i597, %for.body.i.i576 ], [ zeroinitializer, %while.body.i.i479 ]
  %block.0358.i.i580 = phi i64 [ %inc.i.i598, %for.body.i.i576 ], [ 0, %while.body.i.i479 ]
  %add.ptr13.i.i581 = getelementptr inbounds i16, ptr %x.addr.030.i365, i64 %first.1361.i.i577
  %113 = load <32 x i16>, ptr %add.ptr13.i.i581, align 2
  %xor17.i.i582 = xor <32 x i16> %113, %splat.splat.i.i361
  %arrayidx18.i.i583 = getelementptr inbounds i8, ptr %add.ptr13.i.i581, i64 64
  %114 = load <32 x i16>, ptr %arrayidx18.i.i583, align 2
  %xor21.i.i584 = xor <32 x i16> %114, %splat.splat.i.i361
  %arrayidx22.i.i585 = getelementptr inbounds i8, ptr %add.ptr13.i.i581, i64 128
  %115 = load <32 x i16>, ptr %arrayidx22.i.i585, align 2
  %xor25.i.i586 = xor <32 x i16> %115, %splat.splat.i.i361
  %arrayidx26.i.i587 = getelementptr inbounds i8, ptr %add.ptr13.i.i581, i64 192
  %116 = load <32 x i16>, ptr %arrayidx26.i.i587, align 2
  %xor29.i.i588 = xor <32 x i16> %116, %splat.splat.i.i361
  %or45.i.i589 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor21.i.i584, <32 x i16> %xor17.i.i582)
  %or53.i.i590 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor29.i.i588, <32 x i16> %xor25.i.i586)
  %or61.i.i591 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %or53.i.i590, <32 x i16> %or45.i.i589)
  %cmp62.not.i.i592 = icmp sgt <32 x i16> %or61.i.i591, %most.0360.i.i578
  %or67.i.i593 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %or61.i.i591, <32 x i16> %most.0360.i.i578)
  %conv68.i.i594 = trunc i64 %block.0358.i.i580 to i16
  %splat.splatinsert69.i.i595 = insertelement <32 x i16> poison, i16 %conv68.i.i594, i64 0
  %splat.splat70.i.i596 = shufflevector <32 x i16> %splat.splatinsert69.i.i595, <32 x i16> poison, <32 x i32> zeroinitializer
  %or75.i.i597 = select <32 x i1> %cmp62.not.i.i592, <32 x i16> %splat.splat70.i.i596, <32 x i16> %where.0359.i.i579
  %inc.i.i598 = add nuw nsw i64 %block.0358.i.i580, 1
  %add76.i.i599 = add nsw i64 %first.1361.i.i577, 128
  %exitcond.not.i.i600 = icmp eq i64 %inc.i.i598, %cond.i.i486
  br i1 %exitcond.not.i.i600, label %for.cond.cleanup.loopexit.i.i601, label %for.body.i.i576, !llvm.loop !47

for.body84.i.i564:                                ; preds = %for.body84.i.i564, %for.body84.lr.ph.i.i560
  %add81369.i.i565 = phi i64 [ %add81364.i.i558, %for.body84.lr.ph.i.i560 ], [ %add81.i.i574, %for.body84.i.i564 ]
  %first.2368.i.i566 = phi i64 [ %first.1.lcssa.i.i493, %for.body84.lr.ph.i.i560 ], [ %add81369.i.i565, %for.body84.i.i564 ]
  %most.1367.i.i567 = phi <32 x i16> [ %most.0.lcssa.i.i492, %for.body84.lr.ph.i.i560 ], [ %or98.i.i572, %for.body84.i.i564 ]
  %where.1366.i.i568 = phi <32 x i16> [ %where.0.lcssa.i.i491, %for.body84.lr.ph.i.i560 ], [ %or107.i.i573, %for.body84.i.i564 ]
  %add.ptr85.i.i569 = getelementptr inbounds i16, ptr %x.addr.030.i365, i64 %first.2368.i.i566
  %117 = load <32 x i16>, ptr %add.ptr85.i.i569, align 2
  %xor88.i.i570 = xor <32 x i16> %117, %splat.splat.i.i361
  %cmp90.not.i.i571 = icmp sgt <32 x i16> %xor88.i.i570, %most.1367.i.i567
  %or98.i.i572 = tail call <32 x i16> @llvm.smax.v32i16(<32 x i16> %xor88.i.i570, <32 x i16> %most.1367.i.i567)
  %or107.i.i573 = select <32 x i1> %cmp90.not.i.i571, <32 x i16> %splat.splat102.i.i563, <32 x i16> %where.1366.i.i568
  %add81.i.i574 = add nsw i64 %add81369.i.i565, 32
  %cmp82.not.i.i575 = icmp sgt i64 %add81.i.i574, %102
  br i1 %cmp82.not.i.i575, label %if.end125.i.i494, label %for.body84.i.i564, !llvm.loop !48

if.end125.i.i494:                                 ; preds = %for.body84.i.i564, %for.cond80.preheader.i.i557, %for.cond.cleanup.i.i490
  %where.2.i.i495 = phi <32 x i16> [ %where.0.lcssa.i.i491, %for.cond.cleanup.i.i490 ], [ %where.0.lcssa.i.i491, %for.cond80.preheader.i.i557 ], [ %or107.i.i573, %for.body84.i.i564 ]
  %most.2.i.i496 = phi <32 x i16> [ %most.0.lcssa.i.i492, %for.cond.cleanup.i.i490 ], [ %most.0.lcssa.i.i492, %for.cond80.preheader.i.i557 ], [ %or98.i.i572, %for.body84.i.i564 ]
  %first.3.i.i497 = phi i64 [ %first.1.lcssa.i.i493, %for.cond.cleanup.i.i490 ], [ %first.1.lcssa.i.i493, %for.cond80.preheader.i.i557 ], [ %add81369.i.i565, %for.body84.i.i564 ]
  %rdx.min.i.i498 = tail call i16 @llvm.vector.reduce.smax.v32i16(<32 x i16> %most.2.i.i496)
  %cmp128.i.i499 = icmp sgt i16 %rdx.min.i.i498, %best.0376.i.i480
  br i1 %cmp128.i.i499, label %if.then130.i.i547, label %cleanup.i.i500

if.then130.i.i547:                                ; preds = %if.end125.i.i494
  %splat.splatinsert131.i.i548 = insertelement <32 x i16> poison, i16 %rdx.min.i.i498, i64 0
  %splat.splat132.i.i549 = shufflevector <32 x i16> %splat.splatinsert131.i.i548, <32 x i16> poison, <32 x i32> zeroinitializer
  %cmp133.not.i.i550 = icmp eq <32 x i16> %most.2.i.i496, %splat.splat132.i.i549
  %or138.i.i551 = select <32 x i1> %cmp133.not.i.i550, <32 x i16> %where.2.i.i495, <32 x i16> <i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120, i16 120>
  %rdx.min139.i.i552 = tail call i16 @llvm.vector.reduce.smin.v32i16(<32 x i16> %or138.i.i551)
  %conv140.i.i553 = sext i16 %rdx.min139.i.i552 to i32
  %mul.i.i554 = shl nsw i32 %conv140.i.i553, 7
  %conv141.i.i555 = sext i32 %mul.i.i554 to i64
  %add142.i.i556 = add nsw i64 %first.0374.i.i482, %conv141.i.i555
  br label %cleanup.i.i500

cleanup.i.i500:                                   ; preds = %if.then130.i.i547, %if.end125.i.i494
  %at.1.i.i501 = phi i64 [ %add142.i.i556, %if.then130.i.i547 ], [ %at.0375.i.i481, %if.end125.i.i494 ]
  %best.1.i.i502 = phi i16 [ %rdx.min.i.i498, %if.then130.i.i547 ], [ %best.0376.i.i480, %if.end125.i.i494 ]
  %add.i.i503 = add nsw i64 %first.3.i.i497, 32
  %cmp6.not.i.i504 = icmp sgt i64 %add.i.i503, %102
  br i1 %cmp6.not.i.i504, label %for.cond149.preheader.i.i505, label %while.body.i.i479

for.cond176.preheader.i.i510:                     ; preds = %for.body152.i.i536, %for.cond149.preheader.i.i505
  %at.3.lcssa.i.i511 = phi i64 [ %at.0.lcssa.i.i507, %for.cond149.preheader.i.i505 ], [ %at.4.i.i543, %for.body152.i.i536 ]
  %best.3.lcssa.i.i512 = phi i16 [ %best.0.lcssa.i.i508, %for.cond149.preheader.i.i505 ], [ %best.4.i.i544, %for.body152.i.i536 ]
  %splat.splatinsert196.i.i513 = insertelement <32 x i16> poison, i16 %best.3.lcssa.i.i512, i64 0
  %splat.splat197.i.i514 = shufflevector <32 x i16> %splat.splatinsert196.i.i513, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %for.cond186.i.i515

for.body152.i.i536:                               ; preds = %for.cond149.preheader.i.i505, %for.body152.i.i536
  %best.3383.i.i537 = phi i16 [ %best.4.i.i544, %for.body152.i.i536 ], [ %best.0.lcssa.i.i508, %for.cond149.preheader.i.i505 ]
  %at.3382.i.i538 = phi i64 [ %at.4.i.i543, %for.body152.i.i536 ], [ %at.0.lcssa.i.i507, %for.cond149.preheader.i.i505 ]
  %first.4381.i.i539 = phi i64 [ %inc174.i.i545, %for.body152.i.i536 ], [ %first.0.lcssa.i.i506, %for.cond149.preheader.i.i505 ]
  %arrayidx153.i.i540 = getelementptr inbounds i16, ptr %x.addr.030.i365, i64 %first.4381.i.i539
  %118 = load i16, ptr %arrayidx153.i.i540, align 2
  %xor156354.i.i541 = xor i16 %118, %conv40
  %cmp166.i.i542 = icmp sgt i16 %xor156354.i.i541, %best.3383.i.i537
  %at.4.i.i543 = select i1 %cmp166.i.i542, i64 %first.4381.i.i539, i64 %at.3382.i.i538
  %best.4.i.i544 = tail call i16 @llvm.smax.i16(i16 %xor156354.i.i541, i16 %best.3383.i.i537)
  %inc174.i.i545 = add nsw i64 %first.4381.i.i539, 1
  %exitcond389.not.i.i546 = icmp eq i64 %inc174.i.i545, %102
  br i1 %exitcond389.not.i.i546, label %for.cond176.preheader.i.i510, label %for.body152.i.i536, !llvm.loop !49

for.cond186.i.i515:                               ; preds = %for.body190.i.i519, %for.cond176.preheader.i.i510
  %at.6.i.i516 = phi i64 [ %add187.i.i517, %for.body190.i.i519 ], [ %at.3.lcssa.i.i511, %for.cond176.preheader.i.i510 ]
  %add187.i.i517 = add nsw i64 %at.6.i.i516, 32
  %cmp188.not.i.i518 = icmp sgt i64 %add187.i.i517, %102
  br i1 %cmp188.not.i.i518, label %while.cond217.i.i530, label %for.body190.i.i519

for.body190.i.i519:                               ; preds = %for.cond186.i.i515
  %add.ptr192.i.i520 = getelementptr inbounds i16, ptr %x.addr.030.i365, i64 %at.6.i.i516
  %119 = load <32 x i16>, ptr %add.ptr192.i.i520, align 2
  %xor195.i.i521 = xor <32 x i16> %119, %splat.splat.i.i361
  %cmp198.i.i522 = icmp eq <32 x i16> %xor195.i.i521, %splat.splat197.i.i514
  %120 = bitcast <32 x i1> %cmp198.i.i522 to i32
  %.not.i.i523 = icmp eq i32 %120, 0
  br i1 %.not.i.i523, label %for.cond186.i.i515, label %cleanup211.thread.i.i524, !llvm.loop !50

cleanup211.thread.i.i524:                         ; preds = %for.body190.i.i519
  %or206.i.i525 = select <32 x i1> %cmp198.i.i522, <32 x i16> <i16 0, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 8, i16 9, i16 10, i16 11, i16 12, i16 13, i16 14, i16 15, i16 16, i16 17, i16 18, i16 19, i16 20, i16 21, i16 22, i16 23, i16 24, i16 25, i16 26, i16 27, i16 28, i16 29, i16 30, i16 31>, <32 x i16> <i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32, i16 32>
  %rdx.min207.i.i526 = tail call i16 @llvm.vector.reduce.smin.v32i16(<32 x i16> %or206.i.i525)
  %conv208.i.i527 = zext nneg i16 %rdx.min207.i.i526 to i64
  %add209.i.i528 = add nsw i64 %at.6.i.i516, %conv208.i.i527
  br label %of_16_line.exit.i

while.cond217.i.i530:                             ; preds = %for.cond186.i.i515, %while.cond217.i.i530
  %at.7.i.i531 = phi i64 [ %inc228.i.i535, %while.cond217.i.i530 ], [ %at.6.i.i516, %for.cond186.i.i515 ]
  %arrayidx218.i.i532 = getelementptr inbounds i16, ptr %x.addr.030.i365, i64 %at.7.i.i531
  %121 = load i16, ptr %arrayidx218.i.i532, align 2
  %xor221353.i.i533 = xor i16 %121, %conv40
  %cmp225.not.i.i534 = icmp eq i16 %xor221353.i.i533, %best.3.lcssa.i.i512
  %inc228.i.i535 = add nsw i64 %at.7.i.i531, 1
  br i1 %cmp225.not.i.i534, label %of_16_line.exit.i, label %while.cond217.i.i530, !llvm.loop !51

of_16_line.exit.i:                                ; preds = %while.cond217.i.i530, %cleanup211.thread.i.i524
  %retval.6.i.i529 = phi i64 [ %add209.i.i528, %cleanup211.thread.i.i524 ], [ %at.7.i.i531, %while.cond217.i.i530 ]
  store i64 %retval.6.i.i529, ptr %out.addr.032.i364, align 8
  br label %for.inc.i373

if.else.i367:                                     ; preds = %for.body.i363
  br i1 %cmp200.i.i354, label %while.body.i19.i401, label %for.cond73.preheader.i.i368

for.cond73.preheader.i.i368:                      ; preds = %for.cond.cleanup57.i.i420, %if.else.i367
  %out.addr.0.lcssa.i.i369 = phi ptr [ %out.addr.032.i364, %if.else.i367 ], [ %add.ptr69.i.i423, %for.cond.cleanup57.i.i420 ]
  %columns.addr.0.lcssa.i.i370 = phi i64 [ %103, %if.else.i367 ], [ %sub71.i.i424, %for.cond.cleanup57.i.i420 ]
  %x.addr.0.lcssa.i.i371 = phi ptr [ %x.addr.030.i365, %if.else.i367 ], [ %add.ptr67.i.i422, %for.cond.cleanup57.i.i420 ]
  %cmp74211.i.i372 = icmp sgt i64 %columns.addr.0.lcssa.i.i370, 0
  br i1 %cmp74211.i.i372, label %for.body77.i.i378, label %for.inc.i373

while.body.i19.i401:                              ; preds = %if.else.i367, %for.cond.cleanup57.i.i420
  %x.addr.0203.i.i402 = phi ptr [ %add.ptr67.i.i422, %for.cond.cleanup57.i.i420 ], [ %x.addr.030.i365, %if.else.i367 ]
  %columns.addr.0202.i.i403 = phi i64 [ %sub71.i.i424, %for.cond.cleanup57.i.i420 ], [ %103, %if.else.i367 ]
  %out.addr.0201.i.i404 = phi ptr [ %add.ptr69.i.i423, %for.cond.cleanup57.i.i420 ], [ %out.addr.032.i364, %if.else.i367 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i347) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i348) #6
  %div188.i.i405 = lshr i64 %columns.addr.0202.i.i403, 4
  %cond.i20.i406 = tail call i64 @llvm.umin.i64(i64 %div188.i.i405, i64 16)
  br i1 %cmp2195.i.i355, label %for.body.i21.i426, label %for.cond53.preheader.thread.i.i407

for.cond53.preheader.thread.i.i407:               ; preds = %while.body.i19.i401
  %mul54217.i.i408 = shl nuw nsw i64 %cond.i20.i406, 4
  br label %for.body58.preheader.i.i409

for.cond53.preheader.i.i474:                      ; preds = %for.cond.cleanup8.i.i469
  %mul54.i.i475 = shl nuw nsw i64 %cond.i20.i406, 4
  %cmp55198.not.i.i476 = icmp ult i64 %columns.addr.0202.i.i403, 16
  br i1 %cmp55198.not.i.i476, label %for.cond.cleanup57.i.i420, label %for.body58.preheader.i.i409

for.body58.preheader.i.i409:                      ; preds = %for.cond53.preheader.i.i474, %for.cond53.preheader.thread.i.i407
  %mul54219.i.i410 = phi i64 [ %mul54217.i.i408, %for.cond53.preheader.thread.i.i407 ], [ %mul54.i.i475, %for.cond53.preheader.i.i474 ]
  br label %for.body58.i.i411

for.body.i21.i426:                                ; preds = %while.body.i19.i401, %for.cond.cleanup8.i.i469
  %row.0197.i.i427 = phi ptr [ %add.ptr50.i.i472, %for.cond.cleanup8.i.i469 ], [ %x.addr.0203.i.i402, %while.body.i19.i401 ]
  %i.0196.i.i428 = phi i64 [ %add48.i.i470, %for.cond.cleanup8.i.i469 ], [ 0, %while.body.i19.i401 ]
  %tobool.i.i429 = icmp ne i64 %i.0196.i.i428, 0
  %add.i22.i430 = add nuw nsw i64 %i.0196.i.i428, 4
  %cmp3.i.i431 = icmp sle i64 %add.i22.i430, %102
  %122 = select i1 %tobool.i.i429, i1 %cmp3.i.i431, i1 false
  %conv.i.i432 = select i1 %122, i64 4, i64 1
  %cmp24.i.i433 = icmp eq i64 %i.0196.i.i428, 0
  %conv25.neg.i.i434 = sext i1 %cmp24.i.i433 to i32
  %splat.splatinsert26.neg.i.i435 = insertelement <16 x i32> poison, i32 %conv25.neg.i.i434, i64 0
  %sub.i23.i436 = shufflevector <16 x i32> %splat.splatinsert26.neg.i.i435, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i437

for.cond.cleanup8.i.i469:                         ; preds = %for.cond.cleanup14.i.i466
  %add48.i.i470 = add nuw nsw i64 %conv.i.i432, %i.0196.i.i428
  %123 = select i1 %122, i64 2, i64 0
  %mul49.i.i471 = shl i64 %104, %123
  %add.ptr50.i.i472 = getelementptr inbounds i16, ptr %row.0197.i.i427, i64 %mul49.i.i471
  %cmp2.i.i473 = icmp slt i64 %add48.i.i470, %102
  br i1 %cmp2.i.i473, label %for.body.i21.i426, label %for.cond53.preheader.i.i474, !llvm.loop !52

for.body9.i.i437:                                 ; preds = %for.cond.cleanup14.i.i466, %for.body.i21.i426
  %j.0194.i.i438 = phi i64 [ 0, %for.body.i21.i426 ], [ %inc46.i.i467, %for.cond.cleanup14.i.i466 ]
  %arrayidx.i.i439 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i347, i64 0, i64 %j.0194.i.i438
  %124 = load <16 x i32>, ptr %arrayidx.i.i439, align 4
  %arrayidx10.i.i440 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i348, i64 0, i64 %j.0194.i.i438
  %125 = load <16 x i32>, ptr %arrayidx10.i.i440, align 4
  %add.ptr17.idx.i.i441 = shl nsw i64 %j.0194.i.i438, 5
  %invariant.gep.i.i442 = getelementptr i8, ptr %row.0197.i.i427, i64 %add.ptr17.idx.i.i441
  br label %for.body15.i.i443

for.cond.cleanup14.i.i466:                        ; preds = %for.body15.i.i443
  store <16 x i32> %or32.i.i456, ptr %arrayidx.i.i439, align 4
  store <16 x i32> %or42.i.i463, ptr %arrayidx10.i.i440, align 4
  %inc46.i.i467 = add nuw nsw i64 %j.0194.i.i438, 1
  %exitcond213.not.i.i468 = icmp eq i64 %inc46.i.i467, %cond.i20.i406
  br i1 %exitcond213.not.i.i468, label %for.cond.cleanup8.i.i469, label %for.body9.i.i437, !llvm.loop !53

for.body15.i.i443:                                ; preds = %for.body15.i.i443, %for.body9.i.i437
  %k.0192.i.i444 = phi i64 [ 0, %for.body9.i.i437 ], [ %inc.i25.i464, %for.body15.i.i443 ]
  %where.0191.i.i445 = phi <16 x i32> [ %125, %for.body9.i.i437 ], [ %or42.i.i463, %for.body15.i.i443 ]
  %most.0190.i.i446 = phi <16 x i32> [ %124, %for.body9.i.i437 ], [ %or32.i.i456, %for.body15.i.i443 ]
  %mul.i24.i447 = mul nsw i64 %k.0192.i.i444, %104
  %gep.i.i448 = getelementptr i16, ptr %invariant.gep.i.i442, i64 %mul.i24.i447
  %126 = load <16 x i16>, ptr %gep.i.i448, align 2
  %xor.i.i449 = xor <16 x i16> %126, %splat.splat.i18.i357
  %conv18.i.i450 = sext <16 x i16> %xor.i.i449 to <16 x i32>
  %cmp19.i.i451 = icmp slt <16 x i32> %most.0190.i.i446, %conv18.i.i450
  %or28.i.i452 = select <16 x i1> %cmp19.i.i451, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i23.i436
  %and29.i.i453 = and <16 x i32> %or28.i.i452, %conv18.i.i450
  %not30.i.i454 = xor <16 x i32> %or28.i.i452, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and31.i.i455 = and <16 x i32> %most.0190.i.i446, %not30.i.i454
  %or32.i.i456 = or <16 x i32> %and29.i.i453, %and31.i.i455
  %add34.i.i457 = add nuw nsw i64 %k.0192.i.i444, %i.0196.i.i428
  %conv35.i.i458 = trunc i64 %add34.i.i457 to i32
  %splat.splatinsert36.i.i459 = insertelement <16 x i32> poison, i32 %conv35.i.i458, i64 0
  %splat.splat37.i.i460 = shufflevector <16 x i32> %splat.splatinsert36.i.i459, <16 x i32> poison, <16 x i32> zeroinitializer
  %and39.i.i461 = and <16 x i32> %or28.i.i452, %splat.splat37.i.i460
  %and41.i.i462 = and <16 x i32> %where.0191.i.i445, %not30.i.i454
  %or42.i.i463 = or <16 x i32> %and39.i.i461, %and41.i.i462
  %inc.i25.i464 = add nuw nsw i64 %k.0192.i.i444, 1
  %exitcond.not.i26.i465 = icmp eq i64 %inc.i25.i464, %conv.i.i432
  br i1 %exitcond.not.i26.i465, label %for.cond.cleanup14.i.i466, label %for.body15.i.i443, !llvm.loop !54

for.cond.cleanup57.i.i420:                        ; preds = %for.body58.i.i411, %for.cond53.preheader.i.i474
  %mul54220.i.i421 = phi i64 [ %mul54.i.i475, %for.cond53.preheader.i.i474 ], [ %mul54219.i.i410, %for.body58.i.i411 ]
  %add.ptr67.i.i422 = getelementptr inbounds i16, ptr %x.addr.0203.i.i402, i64 %mul54220.i.i421
  %add.ptr69.i.i423 = getelementptr inbounds i64, ptr %out.addr.0201.i.i404, i64 %mul54220.i.i421
  %sub71.i.i424 = sub nsw i64 %columns.addr.0202.i.i403, %mul54220.i.i421
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i348) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i347) #6
  %cmp.i.i425 = icmp sgt i64 %sub71.i.i424, 15
  br i1 %cmp.i.i425, label %while.body.i19.i401, label %for.cond73.preheader.i.i368, !llvm.loop !55

for.body58.i.i411:                                ; preds = %for.body58.i.i411, %for.body58.preheader.i.i409
  %j52.0199.i.i412 = phi i64 [ %inc64.i.i418, %for.body58.i.i411 ], [ 0, %for.body58.preheader.i.i409 ]
  %div59189.i.i413 = lshr i64 %j52.0199.i.i412, 4
  %rem.i.i414 = and i64 %j52.0199.i.i412, 15
  %127 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i348, i64 0, i64 %div59189.i.i413, i64 %rem.i.i414
  %vecext.i.i415 = load i32, ptr %127, align 4
  %conv61.i.i416 = sext i32 %vecext.i.i415 to i64
  %arrayidx62.i.i417 = getelementptr inbounds i64, ptr %out.addr.0201.i.i404, i64 %j52.0199.i.i412
  store i64 %conv61.i.i416, ptr %arrayidx62.i.i417, align 8
  %inc64.i.i418 = add nuw nsw i64 %j52.0199.i.i412, 1
  %exitcond214.not.i.i419 = icmp eq i64 %inc64.i.i418, %mul54219.i.i410
  br i1 %exitcond214.not.i.i419, label %for.cond.cleanup57.i.i420, label %for.body58.i.i411, !llvm.loop !56

for.body77.i.i378:                                ; preds = %for.cond73.preheader.i.i368, %for.cond.cleanup95.i.i380
  %j72.0212.i.i379 = phi i64 [ %inc118.i.i383, %for.cond.cleanup95.i.i380 ], [ 0, %for.cond73.preheader.i.i368 ]
  br i1 %cmp87206.i.i358, label %for.body96.preheader.i.i385, label %for.cond.cleanup95.i.i380

for.body96.preheader.i.i385:                      ; preds = %for.body77.i.i378
  %arrayidx79.i.i386 = getelementptr inbounds i16, ptr %x.addr.0.lcssa.i.i371, i64 %j72.0212.i.i379
  %128 = load i16, ptr %arrayidx79.i.i386, align 2
  %xor82186.i.i387 = xor i16 %128, %conv40
  br label %for.body96.i.i388

for.cond.cleanup95.i.i380:                        ; preds = %for.body96.i.i388, %for.body77.i.i378
  %at84.0.lcssa.i.i381 = phi i64 [ 0, %for.body77.i.i378 ], [ %i85.0.at84.0.i.i398, %for.body96.i.i388 ]
  %arrayidx116.i.i382 = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i369, i64 %j72.0212.i.i379
  store i64 %at84.0.lcssa.i.i381, ptr %arrayidx116.i.i382, align 8
  %inc118.i.i383 = add nuw nsw i64 %j72.0212.i.i379, 1
  %exitcond216.not.i.i384 = icmp eq i64 %inc118.i.i383, %columns.addr.0.lcssa.i.i370
  br i1 %exitcond216.not.i.i384, label %for.inc.i373, label %for.body77.i.i378, !llvm.loop !57

for.body96.i.i388:                                ; preds = %for.body96.i.i388, %for.body96.preheader.i.i385
  %i85.0209.i.i389 = phi i64 [ %inc114.i.i399, %for.body96.i.i388 ], [ 1, %for.body96.preheader.i.i385 ]
  %at84.0208.i.i390 = phi i64 [ %i85.0.at84.0.i.i398, %for.body96.i.i388 ], [ 0, %for.body96.preheader.i.i385 ]
  %best78.0207.i.i391 = phi i16 [ %xor103187.best78.0.i.i397, %for.body96.i.i388 ], [ %xor82186.i.i387, %for.body96.preheader.i.i385 ]
  %mul98.i.i392 = mul nsw i64 %i85.0209.i.i389, %104
  %add99.i.i393 = add nsw i64 %mul98.i.i392, %j72.0212.i.i379
  %arrayidx100.i.i394 = getelementptr inbounds i16, ptr %x.addr.0.lcssa.i.i371, i64 %add99.i.i393
  %129 = load i16, ptr %arrayidx100.i.i394, align 2
  %xor103187.i.i395 = xor i16 %129, %conv40
  %cmp107.i.i396 = icmp sgt i16 %xor103187.i.i395, %best78.0207.i.i391
  %xor103187.best78.0.i.i397 = tail call i16 @llvm.smax.i16(i16 %xor103187.i.i395, i16 %best78.0207.i.i391)
  %i85.0.at84.0.i.i398 = select i1 %cmp107.i.i396, i64 %i85.0209.i.i389, i64 %at84.0208.i.i390
  %inc114.i.i399 = add nuw nsw i64 %i85.0209.i.i389, 1
  %exitcond215.not.i.i400 = icmp eq i64 %inc114.i.i399, %102
  br i1 %exitcond215.not.i.i400, label %for.cond.cleanup95.i.i380, label %for.body96.i.i388, !llvm.loop !58

for.inc.i373:                                     ; preds = %for.cond.cleanup95.i.i380, %for.cond73.preheader.i.i368, %of_16_line.exit.i
  %dec.i374 = add nsw i64 %matrices.addr.029.i366, -1
  %add.ptr.i375 = getelementptr inbounds i16, ptr %x.addr.030.i365, i64 %mul.i362
  %add.ptr3.i376 = getelementptr inbounds i64, ptr %out.addr.032.i364, i64 %103
  %cmp.i377 = icmp sgt i64 %matrices.addr.029.i366, 1
  br i1 %cmp.i377, label %for.body.i363, label %if.end70, !llvm.loop !59

if.then50:                                        ; preds = %if.else20
  %conv53 = trunc i64 %71 to i32
  %arrayidx54 = getelementptr inbounds i8, ptr %a, i64 32
  %130 = load i64, ptr %arrayidx54, align 8
  %arrayidx55 = getelementptr inbounds i8, ptr %a, i64 40
  %131 = load i64, ptr %arrayidx55, align 8
  %arrayidx56 = getelementptr inbounds i8, ptr %a, i64 48
  %132 = load i64, ptr %arrayidx56, align 8
  %arrayidx57 = getelementptr inbounds i8, ptr %a, i64 56
  %133 = load i64, ptr %arrayidx57, align 8
  %cmp33.i = icmp sgt i64 %130, 0
  br i1 %cmp33.i, label %for.body.lr.ph.i604, label %if.end70

for.body.lr.ph.i604:                              ; preds = %if.then50
  %arrayidx58 = getelementptr inbounds i8, ptr %a, i64 64
  %134 = load i64, ptr %arrayidx58, align 8
  %135 = inttoptr i64 %134 to ptr
  %arrayidx51 = getelementptr inbounds i8, ptr %a, i64 24
  %136 = load i64, ptr %arrayidx51, align 8
  %137 = inttoptr i64 %136 to ptr
  %cmp1.i605 = icmp eq i64 %132, 1
  %cmp2.i606 = icmp eq i64 %133, 1
  %or.cond.i607 = and i1 %cmp1.i605, %cmp2.i606
  %cmp185.i.i = icmp sgt i64 %132, 15
  %cmp2180.i.i = icmp sgt i64 %131, 0
  %splat.splatinsert.i18.i608 = insertelement <16 x i32> poison, i32 %conv53, i64 0
  %splat.splat.i19.i609 = shufflevector <16 x i32> %splat.splatinsert.i18.i608, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp83191.i.i = icmp sgt i64 %131, 1
  %cmp1.not343.i.i = icmp slt i64 %131, 16
  %mul.i610 = mul nsw i64 %133, %131
  br label %for.body.i611

for.body.i611:                                    ; preds = %for.inc.i617, %for.body.lr.ph.i604
  %out.addr.037.i = phi ptr [ %135, %for.body.lr.ph.i604 ], [ %add.ptr3.i620, %for.inc.i617 ]
  %x.addr.035.i = phi ptr [ %137, %for.body.lr.ph.i604 ], [ %add.ptr.i619, %for.inc.i617 ]
  %matrices.addr.034.i = phi i64 [ %130, %for.body.lr.ph.i604 ], [ %dec.i618, %for.inc.i617 ]
  br i1 %or.cond.i607, label %if.then.i664, label %if.else.i612

if.then.i664:                                     ; preds = %for.body.i611
  %138 = load i32, ptr %x.addr.035.i, align 4
  %xor.i.i665 = xor i32 %138, %conv53
  br i1 %cmp1.not343.i.i, label %for.cond134.preheader.i.i, label %while.body.i.i666

for.cond134.preheader.i.i:                        ; preds = %cleanup.i.i682, %if.then.i664
  %first.0.lcssa.i.i687 = phi i64 [ 0, %if.then.i664 ], [ %first.3.i.i679, %cleanup.i.i682 ]
  %at.0.lcssa.i.i688 = phi i64 [ 0, %if.then.i664 ], [ %at.1.i.i683, %cleanup.i.i682 ]
  %best.0.lcssa.i.i689 = phi i32 [ %xor.i.i665, %if.then.i664 ], [ %best.1.i.i684, %cleanup.i.i682 ]
  %cmp135350.i.i = icmp slt i64 %first.0.lcssa.i.i687, %131
  br i1 %cmp135350.i.i, label %for.body137.i.i, label %for.cond154.preheader.i.i

while.body.i.i666:                                ; preds = %if.then.i664, %cleanup.i.i682
  %best.0346.i.i = phi i32 [ %best.1.i.i684, %cleanup.i.i682 ], [ %xor.i.i665, %if.then.i664 ]
  %at.0345.i.i = phi i64 [ %at.1.i.i683, %cleanup.i.i682 ], [ 0, %if.then.i664 ]
  %first.0344.i.i = phi i64 [ %first.3.i.i679, %cleanup.i.i682 ], [ 0, %if.then.i664 ]
  %sub.i.i667 = sub nsw i64 %131, %first.0344.i.i
  %div.i.i668 = sdiv i64 %sub.i.i667, 64
  %cmp2.i.i669 = icmp slt i64 %sub.i.i667, 7680
  %cond.i.i670 = select i1 %cmp2.i.i669, i64 %div.i.i668, i64 120
  %add.ptr.i.i671 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.0344.i.i
  %139 = load <16 x i32>, ptr %add.ptr.i.i671, align 4
  %xor3.i.i = xor <16 x i32> %139, %splat.splat.i19.i609
  %cmp4327.i.i = icmp sgt i64 %cond.i.i670, 0
  br i1 %cmp4327.i.i, label %for.body.i.i715, label %for.cond.cleanup.i.i672

for.cond.cleanup.loopexit.i.i731:                 ; preds = %for.body.i.i715
  %140 = shl nuw nsw i64 %cond.i.i670, 6
  %141 = add i64 %140, %first.0344.i.i
  br label %for.cond.cleanup.i.i672

for.cond.cleanup.i.i672:                          ; preds = %for.cond.cleanup.loopexit.i.i731, %while.body.i.i666
  %where.0.lcssa.i.i673 = phi <16 x i32> [ zeroinitializer, %while.body.i.i666 ], [ %or66.i.i727, %for.cond.cleanup.loopexit.i.i731 ]
  %most.0.lcssa.i.i674 = phi <16 x i32> [ %xor3.i.i, %while.body.i.i666 ], [ %or59.i.i, %for.cond.cleanup.loopexit.i.i731 ]
  %first.1.lcssa.i.i675 = phi i64 [ %first.0344.i.i, %while.body.i.i666 ], [ %141, %for.cond.cleanup.loopexit.i.i731 ]
  br i1 %cmp2.i.i669, label %for.cond71.preheader.i.i705, label %if.end113.i.i676

for.cond71.preheader.i.i705:                      ; preds = %for.cond.cleanup.i.i672
  %add72334.i.i = add nsw i64 %first.1.lcssa.i.i675, 16
  %cmp73.not335.i.i = icmp sgt i64 %add72334.i.i, %131
  br i1 %cmp73.not335.i.i, label %if.end113.i.i676, label %for.body75.lr.ph.i.i706

for.body75.lr.ph.i.i706:                          ; preds = %for.cond71.preheader.i.i705
  %conv91.i.i707 = trunc i64 %div.i.i668 to i32
  %splat.splatinsert92.i.i708 = insertelement <16 x i32> poison, i32 %conv91.i.i707, i64 0
  %splat.splat93.i.i709 = shufflevector <16 x i32> %splat.splatinsert92.i.i708, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body75.i.i710

for.body.i.i715:                                  ; preds = %while.body.i.i666, %for.body.i.i715
  %first.1331.i.i = phi i64 [ %add67.i.i729, %for.body.i.i715 ], [ %first.0344.i.i, %while.body.i.i666 ]
  %most.0330.i.i = phi <16 x i32> [ %or59.i.i, %for.body.i.i715 ], [ %xor3.i.i, %while.body.i.i666 ]
  %where.0329.i.i = phi <16 x i32> [ %or66.i.i727, %for.body.i.i715 ], [ zeroinitializer, %while.body.i.i666 ]
  %block.0328.i.i = phi i64 [ %inc.i.i728, %for.body.i.i715 ], [ 0, %while.body.i.i666 ]
  %add.ptr5.i.i716 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.1331.i.i
  %142 = load <16 x i32>, ptr %add.ptr5.i.i716, align 4
  %xor9.i.i = xor <16 x i32> %142, %splat.splat.i19.i609
  %arrayidx10.i.i717 = getelementptr inbounds i8, ptr %add.ptr5.i.i716, i64 64
  %143 = load <16 x i32>, ptr %arrayidx10.i.i717, align 4
  %xor13.i.i = xor <16 x i32> %143, %splat.splat.i19.i609
  %arrayidx14.i.i718 = getelementptr inbounds i8, ptr %add.ptr5.i.i716, i64 128
  %144 = load <16 x i32>, ptr %arrayidx14.i.i718, align 4
  %xor17.i.i719 = xor <16 x i32> %144, %splat.splat.i19.i609
  %arrayidx18.i.i720 = getelementptr inbounds i8, ptr %add.ptr5.i.i716, i64 192
  %145 = load <16 x i32>, ptr %arrayidx18.i.i720, align 4
  %xor21.i.i721 = xor <16 x i32> %145, %splat.splat.i19.i609
  %or37.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor13.i.i, <16 x i32> %xor9.i.i)
  %or45.i.i722 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor21.i.i721, <16 x i32> %xor17.i.i719)
  %or53.i.i723 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %or45.i.i722, <16 x i32> %or37.i.i)
  %cmp54.not.i.i = icmp sgt <16 x i32> %or53.i.i723, %most.0330.i.i
  %or59.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %or53.i.i723, <16 x i32> %most.0330.i.i)
  %conv.i.i724 = trunc i64 %block.0328.i.i to i32
  %splat.splatinsert60.i.i725 = insertelement <16 x i32> poison, i32 %conv.i.i724, i64 0
  %splat.splat61.i.i726 = shufflevector <16 x i32> %splat.splatinsert60.i.i725, <16 x i32> poison, <16 x i32> zeroinitializer
  %or66.i.i727 = select <16 x i1> %cmp54.not.i.i, <16 x i32> %splat.splat61.i.i726, <16 x i32> %where.0329.i.i
  %inc.i.i728 = add nuw nsw i64 %block.0328.i.i, 1
  %add67.i.i729 = add nsw i64 %first.1331.i.i, 64
  %exitcond.not.i.i730 = icmp eq i64 %inc.i.i728, %cond.i.i670
  br i1 %exitcond.not.i.i730, label %for.cond.cleanup.loopexit.i.i731, label %for.body.i.i715, !llvm.loop !60

for.body75.i.i710:                                ; preds = %for.body75.i.i710, %for.body75.lr.ph.i.i706
  %add72339.i.i = phi i64 [ %add72334.i.i, %for.body75.lr.ph.i.i706 ], [ %add72.i.i713, %for.body75.i.i710 ]
  %first.2338.i.i = phi i64 [ %first.1.lcssa.i.i675, %for.body75.lr.ph.i.i706 ], [ %add72339.i.i, %for.body75.i.i710 ]
  %most.1337.i.i = phi <16 x i32> [ %most.0.lcssa.i.i674, %for.body75.lr.ph.i.i706 ], [ %or89.i.i, %for.body75.i.i710 ]
  %where.1336.i.i = phi <16 x i32> [ %where.0.lcssa.i.i673, %for.body75.lr.ph.i.i706 ], [ %or98.i.i712, %for.body75.i.i710 ]
  %add.ptr76.i.i711 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.2338.i.i
  %146 = load <16 x i32>, ptr %add.ptr76.i.i711, align 4
  %xor79.i.i = xor <16 x i32> %146, %splat.splat.i19.i609
  %cmp81.not.i.i = icmp sgt <16 x i32> %xor79.i.i, %most.1337.i.i
  %or89.i.i = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %xor79.i.i, <16 x i32> %most.1337.i.i)
  %or98.i.i712 = select <16 x i1> %cmp81.not.i.i, <16 x i32> %splat.splat93.i.i709, <16 x i32> %where.1336.i.i
  %add72.i.i713 = add nsw i64 %add72339.i.i, 16
  %cmp73.not.i.i714 = icmp sgt i64 %add72.i.i713, %131
  br i1 %cmp73.not.i.i714, label %if.end113.i.i676, label %for.body75.i.i710, !llvm.loop !61

if.end113.i.i676:                                 ; preds = %for.body75.i.i710, %for.cond71.preheader.i.i705, %for.cond.cleanup.i.i672
  %where.2.i.i677 = phi <16 x i32> [ %where.0.lcssa.i.i673, %for.cond.cleanup.i.i672 ], [ %where.0.lcssa.i.i673, %for.cond71.preheader.i.i705 ], [ %or98.i.i712, %for.body75.i.i710 ]
  %most.2.i.i678 = phi <16 x i32> [ %most.0.lcssa.i.i674, %for.cond.cleanup.i.i672 ], [ %most.0.lcssa.i.i674, %for.cond71.preheader.i.i705 ], [ %or89.i.i, %for.body75.i.i710 ]
  %first.3.i.i679 = phi i64 [ %first.1.lcssa.i.i675, %for.cond.cleanup.i.i672 ], [ %first.1.lcssa.i.i675, %for.cond71.preheader.i.i705 ], [ %add72339.i.i, %for.body75.i.i710 ]
  %rdx.min.i.i680 = tail call i32 @llvm.vector.reduce.smax.v16i32(<16 x i32> %most.2.i.i678)
  %cmp114.i.i681 = icmp sgt i32 %rdx.min.i.i680, %best.0346.i.i
  br i1 %cmp114.i.i681, label %if.then116.i.i699, label %cleanup.i.i682

if.then116.i.i699:                                ; preds = %if.end113.i.i676
  %splat.splatinsert117.i.i700 = insertelement <16 x i32> poison, i32 %rdx.min.i.i680, i64 0
  %splat.splat118.i.i701 = shufflevector <16 x i32> %splat.splatinsert117.i.i700, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp119.not.i.i = icmp eq <16 x i32> %most.2.i.i678, %splat.splat118.i.i701
  %or124.i.i702 = select <16 x i1> %cmp119.not.i.i, <16 x i32> %where.2.i.i677, <16 x i32> <i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120, i32 120>
  %rdx.min125.i.i703 = tail call i32 @llvm.vector.reduce.smin.v16i32(<16 x i32> %or124.i.i702)
  %mul.i.i704 = shl nsw i32 %rdx.min125.i.i703, 6
  %conv126.i.i = sext i32 %mul.i.i704 to i64
  %add127.i.i = add nsw i64 %first.0344.i.i, %conv126.i.i
  br label %cleanup.i.i682

cleanup.i.i682:                                   ; preds = %if.then116.i.i699, %if.end113.i.i676
  %at.1.i.i683 = phi i64 [ %add127.i.i, %if.then116.i.i699 ], [ %at.0345.i.i, %if.end113.i.i676 ]
  %best.1.i.i684 = phi i32 [ %rdx.min.i.i680, %if.then116.i.i699 ], [ %best.0346.i.i, %if.end113.i.i676 ]
  %add.i.i685 = add nsw i64 %first.3.i.i679, 16
  %cmp1.not.i.i686 = icmp sgt i64 %add.i.i685, %131
  br i1 %cmp1.not.i.i686, label %for.cond134.preheader.i.i, label %while.body.i.i666

for.cond154.preheader.i.i:                        ; preds = %for.body137.i.i, %for.cond134.preheader.i.i
  %at.3.lcssa.i.i690 = phi i64 [ %at.0.lcssa.i.i688, %for.cond134.preheader.i.i ], [ %at.4.i.i697, %for.body137.i.i ]
  %best.3.lcssa.i.i691 = phi i32 [ %best.0.lcssa.i.i689, %for.cond134.preheader.i.i ], [ %best.4.i.i698, %for.body137.i.i ]
  %splat.splatinsert174.i.i = insertelement <16 x i32> poison, i32 %best.3.lcssa.i.i691, i64 0
  %splat.splat175.i.i = shufflevector <16 x i32> %splat.splatinsert174.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.cond164.i.i

for.body137.i.i:                                  ; preds = %for.cond134.preheader.i.i, %for.body137.i.i
  %best.3353.i.i = phi i32 [ %best.4.i.i698, %for.body137.i.i ], [ %best.0.lcssa.i.i689, %for.cond134.preheader.i.i ]
  %at.3352.i.i = phi i64 [ %at.4.i.i697, %for.body137.i.i ], [ %at.0.lcssa.i.i688, %for.cond134.preheader.i.i ]
  %first.4351.i.i = phi i64 [ %inc152.i.i, %for.body137.i.i ], [ %first.0.lcssa.i.i687, %for.cond134.preheader.i.i ]
  %arrayidx138.i.i = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %first.4351.i.i
  %147 = load i32, ptr %arrayidx138.i.i, align 4
  %xor139.i.i = xor i32 %147, %conv53
  %cmp144.i.i = icmp sgt i32 %xor139.i.i, %best.3353.i.i
  %at.4.i.i697 = select i1 %cmp144.i.i, i64 %first.4351.i.i, i64 %at.3352.i.i
  %best.4.i.i698 = tail call i32 @llvm.smax.i32(i32 %xor139.i.i, i32 %best.3353.i.i)
  %inc152.i.i = add nsw i64 %first.4351.i.i, 1
  %exitcond359.not.i.i = icmp eq i64 %inc152.i.i, %131
  br i1 %exitcond359.not.i.i, label %for.cond154.preheader.i.i, label %for.body137.i.i, !llvm.loop !62

for.cond164.i.i:                                  ; preds = %for.body168.i.i, %for.cond154.preheader.i.i
  %at.6.i.i692 = phi i64 [ %add165.i.i, %for.body168.i.i ], [ %at.3.lcssa.i.i690, %for.cond154.preheader.i.i ]
  %add165.i.i = add nsw i64 %at.6.i.i692, 16
  %cmp166.not.i.i = icmp sgt i64 %add165.i.i, %131
  br i1 %cmp166.not.i.i, label %while.cond195.i.i, label %for.body168.i.i

for.body168.i.i:                                  ; preds = %for.cond164.i.i
  %add.ptr170.i.i = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %at.6.i.i692
  %148 = load <16 x i32>, ptr %add.ptr170.i.i, align 4
  %xor173.i.i = xor <16 x i32> %148, %splat.splat.i19.i609
  %cmp176.i.i = icmp eq <16 x i32> %xor173.i.i, %splat.splat175.i.i
  %149 = bitcast <16 x i1> %cmp176.i.i to i16
  %.not.i.i693 = icmp eq i16 %149, 0
  br i1 %.not.i.i693, label %for.cond164.i.i, label %cleanup189.thread.i.i, !llvm.loop !63

cleanup189.thread.i.i:                            ; preds = %for.body168.i.i
  %or184.i.i = select <16 x i1> %cmp176.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, <16 x i32> <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %rdx.min185.i.i = tail call i32 @llvm.vector.reduce.smin.v16i32(<16 x i32> %or184.i.i)
  %conv186.i.i = zext nneg i32 %rdx.min185.i.i to i64
  %add187.i.i694 = add nsw i64 %at.6.i.i692, %conv186.i.i
  br label %of_32_line.exit.i

while.cond195.i.i:                                ; preds = %for.cond164.i.i, %while.cond195.i.i
  %at.7.i.i696 = phi i64 [ %inc201.i.i, %while.cond195.i.i ], [ %at.6.i.i692, %for.cond164.i.i ]
  %arrayidx196.i.i = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %at.7.i.i696
  %150 = load i32, ptr %arrayidx196.i.i, align 4
  %xor197.i.i = xor i32 %150, %conv53
  %cmp198.not.i.i = icmp eq i32 %xor197.i.i, %best.3.lcssa.i.i691
  %inc201.i.i = add nsw i64 %at.7.i.i696, 1
  br i1 %cmp198.not.i.i, label %of_32_line.exit.i, label %while.cond195.i.i, !llvm.loop !64

of_32_line.exit.i:                                ; preds = %while.cond195.i.i, %cleanup189.thread.i.i
  %retval.6.i.i695 = phi i64 [ %add187.i.i694, %cleanup189.thread.i.i ], [ %at.7.i.i696, %while.cond195.i.i ]
  store i64 %retval.6.i.i695, ptr %out.addr.037.i, align 8
  br label %for.inc.i617

if.else.i612:                                     ; preds = %for.body.i611
  br i1 %cmp185.i.i, label %while.body.i20.i635, label %for.cond72.preheader.i.i613

for.cond72.preheader.i.i613:                      ; preds = %for.cond.cleanup56.i.i, %if.else.i612
  %out.addr.0.lcssa.i.i614 = phi ptr [ %out.addr.037.i, %if.else.i612 ], [ %add.ptr68.i.i643, %for.cond.cleanup56.i.i ]
  %columns.addr.0.lcssa.i.i615 = phi i64 [ %132, %if.else.i612 ], [ %sub70.i.i644, %for.cond.cleanup56.i.i ]
  %x.addr.0.lcssa.i.i616 = phi ptr [ %x.addr.035.i, %if.else.i612 ], [ %add.ptr66.i.i642, %for.cond.cleanup56.i.i ]
  %cmp73196.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i615, 0
  br i1 %cmp73196.i.i, label %for.body76.i.i622, label %for.inc.i617

while.body.i20.i635:                              ; preds = %if.else.i612, %for.cond.cleanup56.i.i
  %x.addr.0188.i.i = phi ptr [ %add.ptr66.i.i642, %for.cond.cleanup56.i.i ], [ %x.addr.035.i, %if.else.i612 ]
  %columns.addr.0187.i.i = phi i64 [ %sub70.i.i644, %for.cond.cleanup56.i.i ], [ %132, %if.else.i612 ]
  %out.addr.0186.i.i = phi ptr [ %add.ptr68.i.i643, %for.cond.cleanup56.i.i ], [ %out.addr.037.i, %if.else.i612 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i602) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i603) #6
  %div173.i.i636 = lshr i64 %columns.addr.0187.i.i, 4
  %cond.i21.i637 = tail call i64 @llvm.umin.i64(i64 %div173.i.i636, i64 16)
  br i1 %cmp2180.i.i, label %for.body.i22.i, label %for.cond52.preheader.thread.i.i

for.cond52.preheader.thread.i.i:                  ; preds = %while.body.i20.i635
  %mul53202.i.i = shl nuw nsw i64 %cond.i21.i637, 4
  br label %for.body57.preheader.i.i

for.cond52.preheader.i.i:                         ; preds = %for.cond.cleanup8.i.i662
  %mul53.i.i = shl nuw nsw i64 %cond.i21.i637, 4
  %cmp54183.not.i.i = icmp ult i64 %columns.addr.0187.i.i, 16
  br i1 %cmp54183.not.i.i, label %for.cond.cleanup56.i.i, label %for.body57.preheader.i.i

for.body57.preheader.i.i:                         ; preds = %for.cond52.preheader.i.i, %for.cond52.preheader.thread.i.i
  %mul53204.i.i = phi i64 [ %mul53202.i.i, %for.cond52.preheader.thread.i.i ], [ %mul53.i.i, %for.cond52.preheader.i.i ]
  br label %for.body57.i.i

for.body.i22.i:                                   ; preds = %while.body.i20.i635, %for.cond.cleanup8.i.i662
  %row.0182.i.i = phi ptr [ %add.ptr49.i.i, %for.cond.cleanup8.i.i662 ], [ %x.addr.0188.i.i, %while.body.i20.i635 ]
  %i.0181.i.i = phi i64 [ %add47.i.i, %for.cond.cleanup8.i.i662 ], [ 0, %while.body.i20.i635 ]
  %tobool.i.i646 = icmp ne i64 %i.0181.i.i, 0
  %add.i23.i = add nuw nsw i64 %i.0181.i.i, 4
  %cmp3.i.i647 = icmp sle i64 %add.i23.i, %131
  %151 = select i1 %tobool.i.i646, i1 %cmp3.i.i647, i1 false
  %conv.i24.i = select i1 %151, i64 4, i64 1
  %cmp23.i.i = icmp eq i64 %i.0181.i.i, 0
  %conv24.neg.i.i = sext i1 %cmp23.i.i to i32
  %splat.splatinsert25.neg.i.i = insertelement <16 x i32> poison, i32 %conv24.neg.i.i, i64 0
  %sub.i25.i648 = shufflevector <16 x i32> %splat.splatinsert25.neg.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i649

for.cond.cleanup8.i.i662:                         ; preds = %for.cond.cleanup14.i.i661
  %add47.i.i = add nuw nsw i64 %conv.i24.i, %i.0181.i.i
  %152 = select i1 %151, i64 2, i64 0
  %mul48.i.i = shl i64 %133, %152
  %add.ptr49.i.i = getelementptr inbounds i32, ptr %row.0182.i.i, i64 %mul48.i.i
  %cmp2.i31.i663 = icmp slt i64 %add47.i.i, %131
  br i1 %cmp2.i31.i663, label %for.body.i22.i, label %for.cond52.preheader.i.i, !llvm.loop !65

for.body9.i.i649:                                 ; preds = %for.cond.cleanup14.i.i661, %for.body.i22.i
  %j.0179.i.i = phi i64 [ 0, %for.body.i22.i ], [ %inc45.i.i, %for.cond.cleanup14.i.i661 ]
  %arrayidx.i.i650 = getelementptr inbounds [16 x <16 x i32>], ptr %best.i.i602, i64 0, i64 %j.0179.i.i
  %153 = load <16 x i32>, ptr %arrayidx.i.i650, align 4
  %arrayidx10.i26.i651 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i603, i64 0, i64 %j.0179.i.i
  %154 = load <16 x i32>, ptr %arrayidx10.i26.i651, align 4
  %add.ptr17.idx.i.i652 = shl nsw i64 %j.0179.i.i, 6
  %invariant.gep.i.i653 = getelementptr i8, ptr %row.0182.i.i, i64 %add.ptr17.idx.i.i652
  br label %for.body15.i.i654

for.cond.cleanup14.i.i661:                        ; preds = %for.body15.i.i654
  store <16 x i32> %or31.i.i658, ptr %arrayidx.i.i650, align 4
  store <16 x i32> %or41.i.i, ptr %arrayidx10.i26.i651, align 4
  %inc45.i.i = add nuw nsw i64 %j.0179.i.i, 1
  %exitcond198.not.i.i = icmp eq i64 %inc45.i.i, %cond.i21.i637
  br i1 %exitcond198.not.i.i, label %for.cond.cleanup8.i.i662, label %for.body9.i.i649, !llvm.loop !66

for.body15.i.i654:                                ; preds = %for.body15.i.i654, %for.body9.i.i649
  %k.0177.i.i = phi i64 [ 0, %for.body9.i.i649 ], [ %inc.i29.i659, %for.body15.i.i654 ]
  %where.0176.i.i = phi <16 x i32> [ %154, %for.body9.i.i649 ], [ %or41.i.i, %for.body15.i.i654 ]
  %most.0175.i.i = phi <16 x i32> [ %153, %for.body9.i.i649 ], [ %or31.i.i658, %for.body15.i.i654 ]
  %mul.i27.i655 = mul nsw i64 %k.0177.i.i, %133
  %gep.i.i656 = getelementptr i32, ptr %invariant.gep.i.i653, i64 %mul.i27.i655
  %155 = load <16 x i32>, ptr %gep.i.i656, align 4
  %xor.i28.i = xor <16 x i32> %155, %splat.splat.i19.i609
  %cmp18.i.i = icmp sgt <16 x i32> %xor.i28.i, %most.0175.i.i
  %or27.i.i = select <16 x i1> %cmp18.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %sub.i25.i648
  %and28.i.i = and <16 x i32> %or27.i.i, %xor.i28.i
  %not29.i.i = xor <16 x i32> %or27.i.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and30.i.i657 = and <16 x i32> %most.0175.i.i, %not29.i.i
  %or31.i.i658 = or <16 x i32> %and28.i.i, %and30.i.i657
  %add33.i.i = add nuw nsw i64 %k.0177.i.i, %i.0181.i.i
  %conv34.i.i = trunc i64 %add33.i.i to i32
  %splat.splatinsert35.i.i = insertelement <16 x i32> poison, i32 %conv34.i.i, i64 0
  %splat.splat36.i.i = shufflevector <16 x i32> %splat.splatinsert35.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %and38.i.i = and <16 x i32> %or27.i.i, %splat.splat36.i.i
  %and40.i.i = and <16 x i32> %where.0176.i.i, %not29.i.i
  %or41.i.i = or <16 x i32> %and38.i.i, %and40.i.i
  %inc.i29.i659 = add nuw nsw i64 %k.0177.i.i, 1
  %exitcond.not.i30.i660 = icmp eq i64 %inc.i29.i659, %conv.i24.i
  br i1 %exitcond.not.i30.i660, label %for.cond.cleanup14.i.i661, label %for.body15.i.i654, !llvm.loop !67

for.cond.cleanup56.i.i:                           ; preds = %for.body57.i.i, %for.cond52.preheader.i.i
  %mul53205.i.i = phi i64 [ %mul53.i.i, %for.cond52.preheader.i.i ], [ %mul53204.i.i, %for.body57.i.i ]
  %add.ptr66.i.i642 = getelementptr inbounds i32, ptr %x.addr.0188.i.i, i64 %mul53205.i.i
  %add.ptr68.i.i643 = getelementptr inbounds i64, ptr %out.addr.0186.i.i, i64 %mul53205.i.i
  %sub70.i.i644 = sub nsw i64 %columns.addr.0187.i.i, %mul53205.i.i
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i603) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i602) #6
  %cmp.i.i645 = icmp sgt i64 %sub70.i.i644, 15
  br i1 %cmp.i.i645, label %while.body.i20.i635, label %for.cond72.preheader.i.i613, !llvm.loop !68

for.body57.i.i:                                   ; preds = %for.body57.i.i, %for.body57.preheader.i.i
  %j51.0184.i.i = phi i64 [ %inc63.i.i641, %for.body57.i.i ], [ 0, %for.body57.preheader.i.i ]
  %div58174.i.i = lshr i64 %j51.0184.i.i, 4
  %rem.i.i638 = and i64 %j51.0184.i.i, 15
  %156 = getelementptr inbounds [16 x <16 x i32>], ptr %at.i.i603, i64 0, i64 %div58174.i.i, i64 %rem.i.i638
  %vecext.i.i639 = load i32, ptr %156, align 4
  %conv60.i.i = sext i32 %vecext.i.i639 to i64
  %arrayidx61.i.i640 = getelementptr inbounds i64, ptr %out.addr.0186.i.i, i64 %j51.0184.i.i
  store i64 %conv60.i.i, ptr %arrayidx61.i.i640, align 8
  %inc63.i.i641 = add nuw nsw i64 %j51.0184.i.i, 1
  %exitcond199.not.i.i = icmp eq i64 %inc63.i.i641, %mul53204.i.i
  br i1 %exitcond199.not.i.i, label %for.cond.cleanup56.i.i, label %for.body57.i.i, !llvm.loop !69

for.body76.i.i622:                                ; preds = %for.cond72.preheader.i.i613, %for.cond.cleanup89.i.i623
  %j71.0197.i.i = phi i64 [ %inc105.i.i626, %for.cond.cleanup89.i.i623 ], [ 0, %for.cond72.preheader.i.i613 ]
  br i1 %cmp83191.i.i, label %for.body90.preheader.i.i, label %for.cond.cleanup89.i.i623

for.body90.preheader.i.i:                         ; preds = %for.body76.i.i622
  %arrayidx78.i.i628 = getelementptr inbounds i32, ptr %x.addr.0.lcssa.i.i616, i64 %j71.0197.i.i
  %157 = load i32, ptr %arrayidx78.i.i628, align 4
  %xor79.i16.i = xor i32 %157, %conv53
  br label %for.body90.i.i629

for.cond.cleanup89.i.i623:                        ; preds = %for.body90.i.i629, %for.body76.i.i622
  %at80.0.lcssa.i.i624 = phi i64 [ 0, %for.body76.i.i622 ], [ %i81.0.at80.0.i.i, %for.body90.i.i629 ]
  %arrayidx103.i.i625 = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i614, i64 %j71.0197.i.i
  store i64 %at80.0.lcssa.i.i624, ptr %arrayidx103.i.i625, align 8
  %inc105.i.i626 = add nuw nsw i64 %j71.0197.i.i, 1
  %exitcond201.not.i.i627 = icmp eq i64 %inc105.i.i626, %columns.addr.0.lcssa.i.i615
  br i1 %exitcond201.not.i.i627, label %for.inc.i617, label %for.body76.i.i622, !llvm.loop !70

for.body90.i.i629:                                ; preds = %for.body90.i.i629, %for.body90.preheader.i.i
  %i81.0194.i.i = phi i64 [ %inc101.i.i634, %for.body90.i.i629 ], [ 1, %for.body90.preheader.i.i ]
  %at80.0193.i.i = phi i64 [ %i81.0.at80.0.i.i, %for.body90.i.i629 ], [ 0, %for.body90.preheader.i.i ]
  %best77.0192.i.i = phi i32 [ %xor95.best77.0.i.i, %for.body90.i.i629 ], [ %xor79.i16.i, %for.body90.preheader.i.i ]
  %mul92.i.i630 = mul nsw i64 %i81.0194.i.i, %133
  %add93.i.i631 = add nsw i64 %mul92.i.i630, %j71.0197.i.i
  %arrayidx94.i.i632 = getelementptr inbounds i32, ptr %x.addr.0.lcssa.i.i616, i64 %add93.i.i631
  %158 = load i32, ptr %arrayidx94.i.i632, align 4
  %xor95.i.i = xor i32 %158, %conv53
  %cmp96.i.i633 = icmp sgt i32 %xor95.i.i, %best77.0192.i.i
  %xor95.best77.0.i.i = tail call i32 @llvm.smax.i32(i32 %xor95.i.i, i32 %best77.0192.i.i)
  %i81.0.at80.0.i.i = select i1 %cmp96.i.i633, i64 %i81.0194.i.i, i64 %at80.0193.i.i
  %inc101.i.i634 = add nuw nsw i64 %i81.0194.i.i, 1
  %exitcond200.not.i.i = icmp eq i64 %inc101.i.i634, %131
  br i1 %exitcond200.not.i.i, label %for.cond.cleanup89.i.i623, label %for.body90.i.i629, !llvm.loop !71

for.inc.i617:                                     ; preds = %for.cond.cleanup89.i.i623, %for.cond72.preheader.i.i613, %of_32_line.exit.i
  %dec.i618 = add nsw i64 %matrices.addr.034.i, -1
  %add.ptr.i619 = getelementptr inbounds i32, ptr %x.addr.035.i, i64 %mul.i610
  %add.ptr3.i620 = getelementptr inbounds i64, ptr %out.addr.037.i, i64 %132
  %cmp.i621 = icmp sgt i64 %matrices.addr.034.i, 1
  br i1 %cmp.i621, label %for.body.i611, label %if.end70, !llvm.loop !72

if.else59:                                        ; preds = %if.else20
  %arrayidx62 = getelementptr inbounds i8, ptr %a, i64 32
  %159 = load i64, ptr %arrayidx62, align 8
  %arrayidx63 = getelementptr inbounds i8, ptr %a, i64 40
  %160 = load i64, ptr %arrayidx63, align 8
  %arrayidx64 = getelementptr inbounds i8, ptr %a, i64 48
  %161 = load i64, ptr %arrayidx64, align 8
  %arrayidx65 = getelementptr inbounds i8, ptr %a, i64 56
  %162 = load i64, ptr %arrayidx65, align 8
  %cmp31.i = icmp sgt i64 %159, 0
  br i1 %cmp31.i, label %for.body.lr.ph.i734, label %if.end70

for.body.lr.ph.i734:                              ; preds = %if.else59
  %arrayidx66 = getelementptr inbounds i8, ptr %a, i64 64
  %163 = load i64, ptr %arrayidx66, align 8
  %164 = inttoptr i64 %163 to ptr
  %arrayidx60 = getelementptr inbounds i8, ptr %a, i64 24
  %165 = load i64, ptr %arrayidx60, align 8
  %166 = inttoptr i64 %165 to ptr
  %cmp1.i735 = icmp eq i64 %161, 1
  %cmp2.i736 = icmp eq i64 %162, 1
  %or.cond.i737 = and i1 %cmp1.i735, %cmp2.i736
  %cmp184.i.i = icmp sgt i64 %161, 7
  %cmp2179.i.i = icmp sgt i64 %160, 0
  %splat.splatinsert.i17.i738 = insertelement <8 x i64> poison, i64 %71, i64 0
  %splat.splat.i18.i739 = shufflevector <8 x i64> %splat.splatinsert.i17.i738, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp82190.i.i = icmp sgt i64 %160, 1
  %cmp1.not329.i.i = icmp slt i64 %160, 8
  %mul.i740 = mul nsw i64 %162, %160
  br label %for.body.i741

for.body.i741:                                    ; preds = %for.inc.i747, %for.body.lr.ph.i734
  %out.addr.035.i = phi ptr [ %164, %for.body.lr.ph.i734 ], [ %add.ptr3.i750, %for.inc.i747 ]
  %x.addr.033.i = phi ptr [ %166, %for.body.lr.ph.i734 ], [ %add.ptr.i749, %for.inc.i747 ]
  %matrices.addr.032.i = phi i64 [ %159, %for.body.lr.ph.i734 ], [ %dec.i748, %for.inc.i747 ]
  br i1 %or.cond.i737, label %if.then.i802, label %if.else.i742

if.then.i802:                                     ; preds = %for.body.i741
  %167 = load i64, ptr %x.addr.033.i, align 8
  %xor.i.i803 = xor i64 %167, %71
  br i1 %cmp1.not329.i.i, label %for.cond128.preheader.i.i, label %while.body.i.i804

for.cond128.preheader.i.i:                        ; preds = %cleanup.i.i821, %if.then.i802
  %first.0.lcssa.i.i826 = phi i64 [ 0, %if.then.i802 ], [ %first.3.i.i818, %cleanup.i.i821 ]
  %at.0.lcssa.i.i827 = phi i64 [ 0, %if.then.i802 ], [ %at.1.i.i822, %cleanup.i.i821 ]
  %best.0.lcssa.i.i828 = phi i64 [ %xor.i.i803, %if.then.i802 ], [ %best.1.i.i823, %cleanup.i.i821 ]
  %cmp129336.i.i = icmp slt i64 %first.0.lcssa.i.i826, %160
  br i1 %cmp129336.i.i, label %for.body130.i.i, label %for.cond145.preheader.i.i

while.body.i.i804:                                ; preds = %if.then.i802, %cleanup.i.i821
  %best.0332.i.i = phi i64 [ %best.1.i.i823, %cleanup.i.i821 ], [ %xor.i.i803, %if.then.i802 ]
  %at.0331.i.i = phi i64 [ %at.1.i.i822, %cleanup.i.i821 ], [ 0, %if.then.i802 ]
  %first.0330.i.i = phi i64 [ %first.3.i.i818, %cleanup.i.i821 ], [ 0, %if.then.i802 ]
  %sub.i.i805 = sub nsw i64 %160, %first.0330.i.i
  %div.i.i806 = sdiv i64 %sub.i.i805, 32
  %cmp2.i.i807 = icmp slt i64 %sub.i.i805, 3840
  %cond.i.i808 = select i1 %cmp2.i.i807, i64 %div.i.i806, i64 120
  %add.ptr.i.i809 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.0330.i.i
  %168 = load <8 x i64>, ptr %add.ptr.i.i809, align 8
  %xor3.i.i810 = xor <8 x i64> %168, %splat.splat.i18.i739
  %cmp4313.i.i = icmp sgt i64 %cond.i.i808, 0
  br i1 %cmp4313.i.i, label %for.body.i.i852, label %for.cond.cleanup.i.i811

for.cond.cleanup.loopexit.i.i872:                 ; preds = %for.body.i.i852
  %169 = shl nuw nsw i64 %cond.i.i808, 5
  %170 = add i64 %169, %first.0330.i.i
  br label %for.cond.cleanup.i.i811

for.cond.cleanup.i.i811:                          ; preds = %for.cond.cleanup.loopexit.i.i872, %while.body.i.i804
  %where.0.lcssa.i.i812 = phi <8 x i64> [ zeroinitializer, %while.body.i.i804 ], [ %or66.i.i868, %for.cond.cleanup.loopexit.i.i872 ]
  %most.0.lcssa.i.i813 = phi <8 x i64> [ %xor3.i.i810, %while.body.i.i804 ], [ %or59.i.i865, %for.cond.cleanup.loopexit.i.i872 ]
  %first.1.lcssa.i.i814 = phi i64 [ %first.0330.i.i, %while.body.i.i804 ], [ %170, %for.cond.cleanup.loopexit.i.i872 ]
  br i1 %cmp2.i.i807, label %for.cond70.preheader.i.i843, label %if.end109.i.i815

for.cond70.preheader.i.i843:                      ; preds = %for.cond.cleanup.i.i811
  %add71320.i.i = add nsw i64 %first.1.lcssa.i.i814, 8
  %cmp72.not321.i.i = icmp sgt i64 %add71320.i.i, %160
  br i1 %cmp72.not321.i.i, label %if.end109.i.i815, label %for.body73.lr.ph.i.i844

for.body73.lr.ph.i.i844:                          ; preds = %for.cond70.preheader.i.i843
  %splat.splatinsert89.i.i845 = insertelement <8 x i64> poison, i64 %div.i.i806, i64 0
  %splat.splat90.i.i846 = shufflevector <8 x i64> %splat.splatinsert89.i.i845, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body73.i.i847

for.body.i.i852:                                  ; preds = %while.body.i.i804, %for.body.i.i852
  %first.1317.i.i = phi i64 [ %add67.i.i870, %for.body.i.i852 ], [ %first.0330.i.i, %while.body.i.i804 ]
  %most.0316.i.i = phi <8 x i64> [ %or59.i.i865, %for.body.i.i852 ], [ %xor3.i.i810, %while.body.i.i804 ]
  %where.0315.i.i = phi <8 x i64> [ %or66.i.i868, %for.body.i.i852 ], [ zeroinitializer, %while.body.i.i804 ]
  %block.0314.i.i = phi i64 [ %inc.i.i869, %for.body.i.i852 ], [ 0, %while.body.i.i804 ]
  %add.ptr5.i.i853 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.1317.i.i
  %171 = load <8 x i64>, ptr %add.ptr5.i.i853, align 8
  %xor9.i.i854 = xor <8 x i64> %171, %splat.splat.i18.i739
  %arrayidx10.i.i855 = getelementptr inbounds i8, ptr %add.ptr5.i.i853, i64 64
  %172 = load <8 x i64>, ptr %arrayidx10.i.i855, align 8
  %xor13.i.i856 = xor <8 x i64> %172, %splat.splat.i18.i739
  %arrayidx14.i.i857 = getelementptr inbounds i8, ptr %add.ptr5.i.i853, i64 128
  %173 = load <8 x i64>, ptr %arrayidx14.i.i857, align 8
  %xor17.i.i858 = xor <8 x i64> %173, %splat.splat.i18.i739
  %arrayidx18.i.i859 = getelementptr inbounds i8, ptr %add.ptr5.i.i853, i64 192
  %174 = load <8 x i64>, ptr %arrayidx18.i.i859, align 8
  %xor21.i.i860 = xor <8 x i64> %174, %splat.splat.i18.i739
  %or37.i.i861 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor13.i.i856, <8 x i64> %xor9.i.i854)
  %or45.i.i862 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor21.i.i860, <8 x i64> %xor17.i.i858)
  %or53.i.i863 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %or45.i.i862, <8 x i64> %or37.i.i861)
  %cmp54.not.i.i864 = icmp sgt <8 x i64> %or53.i.i863, %most.0316.i.i
  %or59.i.i865 = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %or53.i.i863, <8 x i64> %most.0316.i.i)
  %splat.splatinsert60.i.i866 = insertelement <8 x i64> poison, i64 %block.0314.i.i, i64 0
  %splat.splat61.i.i867 = shufflevector <8 x i64> %splat.splatinsert60.i.i866, <8 x i64> poison, <8 x i32> zeroinitializer
  %or66.i.i868 = select <8 x i1> %cmp54.not.i.i864, <8 x i64> %splat.splat61.i.i867, <8 x i64> %where.0315.i.i
  %inc.i.i869 = add nuw nsw i64 %block.0314.i.i, 1
  %add67.i.i870 = add nsw i64 %first.1317.i.i, 32
  %exitcond.not.i.i871 = icmp eq i64 %inc.i.i869, %cond.i.i808
  br i1 %exitcond.not.i.i871, label %for.cond.cleanup.loopexit.i.i872, label %for.body.i.i852, !llvm.loop !73

for.body73.i.i847:                                ; preds = %for.body73.i.i847, %for.body73.lr.ph.i.i844
  %add71325.i.i = phi i64 [ %add71320.i.i, %for.body73.lr.ph.i.i844 ], [ %add71.i.i850, %for.body73.i.i847 ]
  %first.2324.i.i = phi i64 [ %first.1.lcssa.i.i814, %for.body73.lr.ph.i.i844 ], [ %add71325.i.i, %for.body73.i.i847 ]
  %most.1323.i.i = phi <8 x i64> [ %most.0.lcssa.i.i813, %for.body73.lr.ph.i.i844 ], [ %or87.i.i, %for.body73.i.i847 ]
  %where.1322.i.i = phi <8 x i64> [ %where.0.lcssa.i.i812, %for.body73.lr.ph.i.i844 ], [ %or95.i.i849, %for.body73.i.i847 ]
  %add.ptr74.i.i848 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.2324.i.i
  %175 = load <8 x i64>, ptr %add.ptr74.i.i848, align 8
  %xor77.i.i = xor <8 x i64> %175, %splat.splat.i18.i739
  %cmp79.not.i.i = icmp sgt <8 x i64> %xor77.i.i, %most.1323.i.i
  %or87.i.i = tail call <8 x i64> @llvm.smax.v8i64(<8 x i64> %xor77.i.i, <8 x i64> %most.1323.i.i)
  %or95.i.i849 = select <8 x i1> %cmp79.not.i.i, <8 x i64> %splat.splat90.i.i846, <8 x i64> %where.1322.i.i
  %add71.i.i850 = add nsw i64 %add71325.i.i, 8
  %cmp72.not.i.i851 = icmp sgt i64 %add71.i.i850, %160
  br i1 %cmp72.not.i.i851, label %if.end109.i.i815, label %for.body73.i.i847, !llvm.loop !74

if.end109.i.i815:                                 ; preds = %for.body73.i.i847, %for.cond70.preheader.i.i843, %for.cond.cleanup.i.i811
  %where.2.i.i816 = phi <8 x i64> [ %where.0.lcssa.i.i812, %for.cond.cleanup.i.i811 ], [ %where.0.lcssa.i.i812, %for.cond70.preheader.i.i843 ], [ %or95.i.i849, %for.body73.i.i847 ]
  %most.2.i.i817 = phi <8 x i64> [ %most.0.lcssa.i.i813, %for.cond.cleanup.i.i811 ], [ %most.0.lcssa.i.i813, %for.cond70.preheader.i.i843 ], [ %or87.i.i, %for.body73.i.i847 ]
  %first.3.i.i818 = phi i64 [ %first.1.lcssa.i.i814, %for.cond.cleanup.i.i811 ], [ %first.1.lcssa.i.i814, %for.cond70.preheader.i.i843 ], [ %add71325.i.i, %for.body73.i.i847 ]
  %rdx.min.i.i819 = tail call i64 @llvm.vector.reduce.smax.v8i64(<8 x i64> %most.2.i.i817)
  %cmp110.i.i820 = icmp sgt i64 %rdx.min.i.i819, %best.0332.i.i
  br i1 %cmp110.i.i820, label %if.then111.i.i837, label %cleanup.i.i821

if.then111.i.i837:                                ; preds = %if.end109.i.i815
  %splat.splatinsert112.i.i838 = insertelement <8 x i64> poison, i64 %rdx.min.i.i819, i64 0
  %splat.splat113.i.i839 = shufflevector <8 x i64> %splat.splatinsert112.i.i838, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp114.not.i.i = icmp eq <8 x i64> %most.2.i.i817, %splat.splat113.i.i839
  %or119.i.i840 = select <8 x i1> %cmp114.not.i.i, <8 x i64> %where.2.i.i816, <8 x i64> <i64 120, i64 120, i64 120, i64 120, i64 120, i64 120, i64 120, i64 120>
  %rdx.min120.i.i841 = tail call i64 @llvm.vector.reduce.smin.v8i64(<8 x i64> %or119.i.i840)
  %mul.i.i842 = shl nsw i64 %rdx.min120.i.i841, 5
  %add121.i.i = add nsw i64 %mul.i.i842, %first.0330.i.i
  br label %cleanup.i.i821

cleanup.i.i821:                                   ; preds = %if.then111.i.i837, %if.end109.i.i815
  %at.1.i.i822 = phi i64 [ %add121.i.i, %if.then111.i.i837 ], [ %at.0331.i.i, %if.end109.i.i815 ]
  %best.1.i.i823 = phi i64 [ %rdx.min.i.i819, %if.then111.i.i837 ], [ %best.0332.i.i, %if.end109.i.i815 ]
  %add.i.i824 = add nsw i64 %first.3.i.i818, 8
  %cmp1.not.i.i825 = icmp sgt i64 %add.i.i824, %160
  br i1 %cmp1.not.i.i825, label %for.cond128.preheader.i.i, label %while.body.i.i804

for.cond145.preheader.i.i:                        ; preds = %for.body130.i.i, %for.cond128.preheader.i.i
  %at.3.lcssa.i.i829 = phi i64 [ %at.0.lcssa.i.i827, %for.cond128.preheader.i.i ], [ %at.4.i.i835, %for.body130.i.i ]
  %best.3.lcssa.i.i830 = phi i64 [ %best.0.lcssa.i.i828, %for.cond128.preheader.i.i ], [ %best.4.i.i836, %for.body130.i.i ]
  %splat.splatinsert162.i.i = insertelement <8 x i64> poison, i64 %best.3.lcssa.i.i830, i64 0
  %splat.splat163.i.i = shufflevector <8 x i64> %splat.splatinsert162.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.cond153.i.i

for.body130.i.i:                                  ; preds = %for.cond128.preheader.i.i, %for.body130.i.i
  %best.3339.i.i = phi i64 [ %best.4.i.i836, %for.body130.i.i ], [ %best.0.lcssa.i.i828, %for.cond128.preheader.i.i ]
  %at.3338.i.i = phi i64 [ %at.4.i.i835, %for.body130.i.i ], [ %at.0.lcssa.i.i827, %for.cond128.preheader.i.i ]
  %first.4337.i.i = phi i64 [ %inc143.i.i, %for.body130.i.i ], [ %first.0.lcssa.i.i826, %for.cond128.preheader.i.i ]
  %arrayidx131.i.i = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %first.4337.i.i
  %176 = load i64, ptr %arrayidx131.i.i, align 8
  %xor132.i.i = xor i64 %176, %71
  %cmp136.i.i = icmp sgt i64 %xor132.i.i, %best.3339.i.i
  %at.4.i.i835 = select i1 %cmp136.i.i, i64 %first.4337.i.i, i64 %at.3338.i.i
  %best.4.i.i836 = tail call i64 @llvm.smax.i64(i64 %xor132.i.i, i64 %best.3339.i.i)
  %inc143.i.i = add nsw i64 %first.4337.i.i, 1
  %exitcond345.not.i.i = icmp eq i64 %inc143.i.i, %160
  br i1 %exitcond345.not.i.i, label %for.cond145.preheader.i.i, label %for.body130.i.i, !llvm.loop !75

for.cond153.i.i:                                  ; preds = %for.body156.i.i, %for.cond145.preheader.i.i
  %at.6.i.i831 = phi i64 [ %add154.i.i, %for.body156.i.i ], [ %at.3.lcssa.i.i829, %for.cond145.preheader.i.i ]
  %add154.i.i = add nsw i64 %at.6.i.i831, 8
  %cmp155.not.i.i = icmp sgt i64 %add154.i.i, %160
  br i1 %cmp155.not.i.i, label %while.cond182.i.i, label %for.body156.i.i

for.body156.i.i:                                  ; preds = %for.cond153.i.i
  %add.ptr158.i.i = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %at.6.i.i831
  %177 = load <8 x i64>, ptr %add.ptr158.i.i, align 8
  %xor161.i.i = xor <8 x i64> %177, %splat.splat.i18.i739
  %cmp164.i.i = icmp eq <8 x i64> %xor161.i.i, %splat.splat163.i.i
  %178 = bitcast <8 x i1> %cmp164.i.i to i8
  %.not.i.i832 = icmp eq i8 %178, 0
  br i1 %.not.i.i832, label %for.cond153.i.i, label %cleanup176.thread.i.i, !llvm.loop !76

cleanup176.thread.i.i:                            ; preds = %for.body156.i.i
  %or172.i.i = select <8 x i1> %cmp164.i.i, <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <8 x i64> <i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8, i64 8>
  %rdx.min173.i.i = tail call i64 @llvm.vector.reduce.smin.v8i64(<8 x i64> %or172.i.i)
  %add174.i.i = add nsw i64 %rdx.min173.i.i, %at.6.i.i831
  br label %of_64_line.exit.i

while.cond182.i.i:                                ; preds = %for.cond153.i.i, %while.cond182.i.i
  %at.7.i.i834 = phi i64 [ %inc187.i.i, %while.cond182.i.i ], [ %at.6.i.i831, %for.cond153.i.i ]
  %arrayidx183.i.i = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %at.7.i.i834
  %179 = load i64, ptr %arrayidx183.i.i, align 8
  %xor184.i.i = xor i64 %179, %71
  %cmp185.not.i.i = icmp eq i64 %xor184.i.i, %best.3.lcssa.i.i830
  %inc187.i.i = add nsw i64 %at.7.i.i834, 1
  br i1 %cmp185.not.i.i, label %of_64_line.exit.i, label %while.cond182.i.i, !llvm.loop !77

of_64_line.exit.i:                                ; preds = %while.cond182.i.i, %cleanup176.thread.i.i
  %retval.6.i.i833 = phi i64 [ %add174.i.i, %cleanup176.thread.i.i ], [ %at.7.i.i834, %while.cond182.i.i ]
  store i64 %retval.6.i.i833, ptr %out.addr.035.i, align 8
  br label %for.inc.i747

if.else.i742:                                     ; preds = %for.body.i741
  br i1 %cmp184.i.i, label %while.body.i19.i755, label %for.cond71.preheader.i.i743

for.cond71.preheader.i.i743:                      ; preds = %for.cond.cleanup56.i.i763, %if.else.i742
  %out.addr.0.lcssa.i.i744 = phi ptr [ %out.addr.035.i, %if.else.i742 ], [ %add.ptr67.i.i765, %for.cond.cleanup56.i.i763 ]
  %columns.addr.0.lcssa.i.i745 = phi i64 [ %161, %if.else.i742 ], [ %sub69.i.i, %for.cond.cleanup56.i.i763 ]
  %x.addr.0.lcssa.i.i746 = phi ptr [ %x.addr.033.i, %if.else.i742 ], [ %add.ptr65.i.i, %for.cond.cleanup56.i.i763 ]
  %cmp72195.i.i = icmp sgt i64 %columns.addr.0.lcssa.i.i745, 0
  br i1 %cmp72195.i.i, label %for.body75.i.i752, label %for.inc.i747

while.body.i19.i755:                              ; preds = %if.else.i742, %for.cond.cleanup56.i.i763
  %x.addr.0187.i.i = phi ptr [ %add.ptr65.i.i, %for.cond.cleanup56.i.i763 ], [ %x.addr.033.i, %if.else.i742 ]
  %columns.addr.0186.i.i = phi i64 [ %sub69.i.i, %for.cond.cleanup56.i.i763 ], [ %161, %if.else.i742 ]
  %out.addr.0185.i.i = phi ptr [ %add.ptr67.i.i765, %for.cond.cleanup56.i.i763 ], [ %out.addr.035.i, %if.else.i742 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %best.i.i732) #6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %at.i.i733) #6
  %div172.i.i = lshr i64 %columns.addr.0186.i.i, 3
  %cond.i20.i756 = tail call i64 @llvm.umin.i64(i64 %div172.i.i, i64 16)
  br i1 %cmp2179.i.i, label %for.body.i21.i767, label %for.cond52.preheader.thread.i.i757

for.cond52.preheader.thread.i.i757:               ; preds = %while.body.i19.i755
  %mul53201.i.i = shl nuw nsw i64 %cond.i20.i756, 3
  br label %for.body57.preheader.i.i758

for.cond52.preheader.i.i800:                      ; preds = %for.cond.cleanup8.i.i796
  %mul53.i.i801 = shl nuw nsw i64 %cond.i20.i756, 3
  %cmp54182.not.i.i = icmp ult i64 %columns.addr.0186.i.i, 8
  br i1 %cmp54182.not.i.i, label %for.cond.cleanup56.i.i763, label %for.body57.preheader.i.i758

for.body57.preheader.i.i758:                      ; preds = %for.cond52.preheader.i.i800, %for.cond52.preheader.thread.i.i757
  %mul53203.i.i = phi i64 [ %mul53201.i.i, %for.cond52.preheader.thread.i.i757 ], [ %mul53.i.i801, %for.cond52.preheader.i.i800 ]
  br label %for.body57.i.i759

for.body.i21.i767:                                ; preds = %while.body.i19.i755, %for.cond.cleanup8.i.i796
  %row.0181.i.i = phi ptr [ %add.ptr49.i.i799, %for.cond.cleanup8.i.i796 ], [ %x.addr.0187.i.i, %while.body.i19.i755 ]
  %i.0180.i.i = phi i64 [ %add47.i.i797, %for.cond.cleanup8.i.i796 ], [ 0, %while.body.i19.i755 ]
  %tobool.i.i768 = icmp ne i64 %i.0180.i.i, 0
  %add.i22.i769 = add nuw nsw i64 %i.0180.i.i, 4
  %cmp3.i.i770 = icmp sle i64 %add.i22.i769, %160
  %180 = select i1 %tobool.i.i768, i1 %cmp3.i.i770, i1 false
  %conv.i.i771 = select i1 %180, i64 4, i64 1
  %cmp23.i.i772 = icmp eq i64 %i.0180.i.i, 0
  %conv25.neg.i.i773 = sext i1 %cmp23.i.i772 to i64
  %splat.splatinsert26.neg.i.i774 = insertelement <8 x i64> poison, i64 %conv25.neg.i.i773, i64 0
  %sub.i23.i775 = shufflevector <8 x i64> %splat.splatinsert26.neg.i.i774, <8 x i64> poison, <8 x i32> zeroinitializer
  br label %for.body9.i.i776

for.cond.cleanup8.i.i796:                         ; preds = %for.cond.cleanup14.i.i794
  %add47.i.i797 = add nuw nsw i64 %conv.i.i771, %i.0180.i.i
  %181 = select i1 %180, i64 2, i64 0
  %mul48.i.i798 = shl i64 %162, %181
  %add.ptr49.i.i799 = getelementptr inbounds i64, ptr %row.0181.i.i, i64 %mul48.i.i798
  %cmp2.i29.i = icmp slt i64 %add47.i.i797, %160
  br i1 %cmp2.i29.i, label %for.body.i21.i767, label %for.cond52.preheader.i.i800, !llvm.loop !78

for.body9.i.i776:                                 ; preds = %for.cond.cleanup14.i.i794, %for.body.i21.i767
  %j.0178.i.i = phi i64 [ 0, %for.body.i21.i767 ], [ %inc45.i.i795, %for.cond.cleanup14.i.i794 ]
  %arrayidx.i.i777 = getelementptr inbounds [16 x <8 x i64>], ptr %best.i.i732, i64 0, i64 %j.0178.i.i
  %182 = load <8 x i64>, ptr %arrayidx.i.i777, align 8
  %arrayidx10.i24.i = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i733, i64 0, i64 %j.0178.i.i
  %183 = load <8 x i64>, ptr %arrayidx10.i24.i, align 8
  %add.ptr17.idx.i.i778 = shl nsw i64 %j.0178.i.i, 6
  %invariant.gep.i.i779 = getelementptr i8, ptr %row.0181.i.i, i64 %add.ptr17.idx.i.i778
  br label %for.body15.i.i780

for.cond.cleanup14.i.i794:                        ; preds = %for.body15.i.i780
  store <8 x i64> %or32.i.i787, ptr %arrayidx.i.i777, align 8
  store <8 x i64> %or41.i.i793, ptr %arrayidx10.i24.i, align 8
  %inc45.i.i795 = add nuw nsw i64 %j.0178.i.i, 1
  %exitcond197.not.i.i = icmp eq i64 %inc45.i.i795, %cond.i20.i756
  br i1 %exitcond197.not.i.i, label %for.cond.cleanup8.i.i796, label %for.body9.i.i776, !llvm.loop !79

for.body15.i.i780:                                ; preds = %for.body15.i.i780, %for.body9.i.i776
  %k.0176.i.i = phi i64 [ 0, %for.body9.i.i776 ], [ %inc.i27.i, %for.body15.i.i780 ]
  %where.0175.i.i = phi <8 x i64> [ %183, %for.body9.i.i776 ], [ %or41.i.i793, %for.body15.i.i780 ]
  %most.0174.i.i = phi <8 x i64> [ %182, %for.body9.i.i776 ], [ %or32.i.i787, %for.body15.i.i780 ]
  %mul.i25.i = mul nsw i64 %k.0176.i.i, %162
  %gep.i.i781 = getelementptr i64, ptr %invariant.gep.i.i779, i64 %mul.i25.i
  %184 = load <8 x i64>, ptr %gep.i.i781, align 8
  %xor.i26.i = xor <8 x i64> %184, %splat.splat.i18.i739
  %cmp18.i.i782 = icmp sgt <8 x i64> %xor.i26.i, %most.0174.i.i
  %or28.i.i783 = select <8 x i1> %cmp18.i.i782, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %sub.i23.i775
  %and29.i.i784 = and <8 x i64> %or28.i.i783, %xor.i26.i
  %not30.i.i785 = xor <8 x i64> %or28.i.i783, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and31.i.i786 = and <8 x i64> %most.0174.i.i, %not30.i.i785
  %or32.i.i787 = or <8 x i64> %and29.i.i784, %and31.i.i786
  %add34.i.i788 = add nuw nsw i64 %k.0176.i.i, %i.0180.i.i
  %splat.splatinsert35.i.i789 = insertelement <8 x i64> poison, i64 %add34.i.i788, i64 0
  %splat.splat36.i.i790 = shufflevector <8 x i64> %splat.splatinsert35.i.i789, <8 x i64> poison, <8 x i32> zeroinitializer
  %and38.i.i791 = and <8 x i64> %or28.i.i783, %splat.splat36.i.i790
  %and40.i.i792 = and <8 x i64> %where.0175.i.i, %not30.i.i785
  %or41.i.i793 = or <8 x i64> %and38.i.i791, %and40.i.i792
  %inc.i27.i = add nuw nsw i64 %k.0176.i.i, 1
  %exitcond.not.i28.i = icmp eq i64 %inc.i27.i, %conv.i.i771
  br i1 %exitcond.not.i28.i, label %for.cond.cleanup14.i.i794, label %for.body15.i.i780, !llvm.loop !80

for.cond.cleanup56.i.i763:                        ; preds = %for.body57.i.i759, %for.cond52.preheader.i.i800
  %mul53204.i.i764 = phi i64 [ %mul53.i.i801, %for.cond52.preheader.i.i800 ], [ %mul53203.i.i, %for.body57.i.i759 ]
  %add.ptr65.i.i = getelementptr inbounds i64, ptr %x.addr.0187.i.i, i64 %mul53204.i.i764
  %add.ptr67.i.i765 = getelementptr inbounds i64, ptr %out.addr.0185.i.i, i64 %mul53204.i.i764
  %sub69.i.i = sub nsw i64 %columns.addr.0186.i.i, %mul53204.i.i764
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %at.i.i733) #6
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %best.i.i732) #6
  %cmp.i.i766 = icmp sgt i64 %sub69.i.i, 7
  br i1 %cmp.i.i766, label %while.body.i19.i755, label %for.cond71.preheader.i.i743, !llvm.loop !81

for.body57.i.i759:                                ; preds = %for.body57.i.i759, %for.body57.preheader.i.i758
  %j51.0183.i.i = phi i64 [ %inc62.i.i, %for.body57.i.i759 ], [ 0, %for.body57.preheader.i.i758 ]
  %div58173.i.i = lshr i64 %j51.0183.i.i, 3
  %rem.i.i760 = and i64 %j51.0183.i.i, 7
  %185 = getelementptr inbounds [16 x <8 x i64>], ptr %at.i.i733, i64 0, i64 %div58173.i.i, i64 %rem.i.i760
  %vecext.i.i761 = load i64, ptr %185, align 8
  %arrayidx60.i.i = getelementptr inbounds i64, ptr %out.addr.0185.i.i, i64 %j51.0183.i.i
  store i64 %vecext.i.i761, ptr %arrayidx60.i.i, align 8
  %inc62.i.i = add nuw nsw i64 %j51.0183.i.i, 1
  %exitcond198.not.i.i762 = icmp eq i64 %inc62.i.i, %mul53203.i.i
  br i1 %exitcond198.not.i.i762, label %for.cond.cleanup56.i.i763, label %for.body57.i.i759, !llvm.loop !82

for.body75.i.i752:                                ; preds = %for.cond71.preheader.i.i743, %for.cond.cleanup88.i.i
  %j70.0196.i.i = phi i64 [ %inc104.i.i, %for.cond.cleanup88.i.i ], [ 0, %for.cond71.preheader.i.i743 ]
  br i1 %cmp82190.i.i, label %for.body89.preheader.i.i, label %for.cond.cleanup88.i.i

for.body89.preheader.i.i:                         ; preds = %for.body75.i.i752
  %arrayidx77.i.i = getelementptr inbounds i64, ptr %x.addr.0.lcssa.i.i746, i64 %j70.0196.i.i
  %186 = load i64, ptr %arrayidx77.i.i, align 8
  %xor78.i.i = xor i64 %186, %71
  br label %for.body89.i.i

for.cond.cleanup88.i.i:                           ; preds = %for.body89.i.i, %for.body75.i.i752
  %at79.0.lcssa.i.i = phi i64 [ 0, %for.body75.i.i752 ], [ %i80.0.at79.0.i.i, %for.body89.i.i ]
  %arrayidx102.i.i = getelementptr inbounds i64, ptr %out.addr.0.lcssa.i.i744, i64 %j70.0196.i.i
  store i64 %at79.0.lcssa.i.i, ptr %arrayidx102.i.i, align 8
  %inc104.i.i = add nuw nsw i64 %j70.0196.i.i, 1
  %exitcond200.not.i.i753 = icmp eq i64 %inc104.i.i, %columns.addr.0.lcssa.i.i745
  br i1 %exitcond200.not.i.i753, label %for.inc.i747, label %for.body75.i.i752, !llvm.loop !83

for.body89.i.i:                                   ; preds = %for.body89.i.i, %for.body89.preheader.i.i
  %i80.0193.i.i = phi i64 [ %inc100.i.i, %for.body89.i.i ], [ 1, %for.body89.preheader.i.i ]
  %at79.0192.i.i = phi i64 [ %i80.0.at79.0.i.i, %for.body89.i.i ], [ 0, %for.body89.preheader.i.i ]
  %best76.0191.i.i = phi i64 [ %xor94.best76.0.i.i, %for.body89.i.i ], [ %xor78.i.i, %for.body89.preheader.i.i ]
  %mul91.i.i = mul nsw i64 %i80.0193.i.i, %162
  %add92.i.i = add nsw i64 %mul91.i.i, %j70.0196.i.i
  %arrayidx93.i.i = getelementptr inbounds i64, ptr %x.addr.0.lcssa.i.i746, i64 %add92.i.i
  %187 = load i64, ptr %arrayidx93.i.i, align 8
  %xor94.i.i = xor i64 %187, %71
  %cmp95.i.i = icmp sgt i64 %xor94.i.i, %best76.0191.i.i
  %xor94.best76.0.i.i = tail call i64 @llvm.smax.i64(i64 %xor94.i.i, i64 %best76.0191.i.i)
  %i80.0.at79.0.i.i = select i1 %cmp95.i.i, i64 %i80.0193.i.i, i64 %at79.0192.i.i
  %inc100.i.i = add nuw nsw i64 %i80.0193.i.i, 1
  %exitcond199.not.i.i754 = icmp eq i64 %inc100.i.i, %160
  br i1 %exitcond199.not.i.i754, label %for.cond.cleanup88.i.i, label %for.body89.i.i, !llvm.loop !84

for.inc.i747:                                     ; preds = %for.cond.cleanup88.i.i, %for.cond71.preheader.i.i743, %of_64_line.exit.i
  %dec.i748 = add nsw i64 %matrices.addr.032.i, -1
  %add.ptr.i749 = getelementptr inbounds i64, ptr %x.addr.033.i, i64 %mul.i740
  %add.ptr3.i750 = getelementptr inbounds i64, ptr %out.addr.035.i, i64 %161
  %cmp.i751 = icmp sgt i64 %matrices.addr.032.i, 1
  br i1 %cmp.i751, label %for.body.i741, label %if.end70, !llvm.loop !85

if.end70:                                         ; preds = %for.inc.i132, %for.inc.i, %for.inc.i617, %for.inc.i373, %for.inc.i260, %for.inc.i747, %if.else59, %if.then50, %if.then37, %if.then24, %if.then11, %if.then
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
  br i1 %cmp4.not.i.i, label %for.cond13.preheader.i.i, label %for.cond5.preheader.i.i, !llvm.loop !86

for.body16.i.i:                                   ; preds = %for.cond13.preheader.i.i, %for.body16.i.i
  %add1496.i.i = phi i64 [ %add14.i.i, %for.body16.i.i ], [ %add1493.i.i, %for.cond13.preheader.i.i ]
  %k.295.i.i = phi i64 [ %add1496.i.i, %for.body16.i.i ], [ %k.1.lcssa.i.i, %for.cond13.preheader.i.i ]
  %13 = phi <8 x float> [ %add19.i.i, %for.body16.i.i ], [ %sums.sroa.0.1.i.i, %for.cond13.preheader.i.i ]
  %add.ptr17.i.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %k.295.i.i
  %14 = load <8 x float>, ptr %add.ptr17.i.i, align 4
  %add19.i.i = fadd <8 x float> %13, %14
  %add14.i.i = add nsw i64 %add1496.i.i, 8
  %cmp15.not.i.i = icmp sgt i64 %add14.i.i, %cond.i.i
  br i1 %cmp15.not.i.i, label %for.end22.i.i, label %for.body16.i.i, !llvm.loop !87

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
  br i1 %cmp.not.i.i, label %while.end.i.i, label %while.body.i.i, !llvm.loop !88

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
  br i1 %exitcond.not.i.i, label %if.end.i, label %for.body49.i.i, !llvm.loop !89

if.else.i:                                        ; preds = %for.body.i
  br i1 %cmp.not173.i.i, label %for.end83.i.i, label %for.body.i.i

for.body.i.i:                                     ; preds = %if.else.i, %for.inc81.i.i
  %indvar.i.i = phi i64 [ %indvar.next.i.i, %for.inc81.i.i ], [ 0, %if.else.i ]
  %j.0174.i.i = phi i64 [ %add82.i.i, %for.inc81.i.i ], [ 0, %if.else.i ]
  %17 = shl i64 %indvar.i.i, 11
  %scevgep.i.i = getelementptr i8, ptr %out.addr.033.i, i64 %17
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %whole.i.i) #6
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
  br i1 %cmp7.not.i.i, label %for.cond39.preheader.i.i, label %for.cond10.preheader.i.i, !llvm.loop !90

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
  br i1 %exitcond.not.i22.i, label %for.cond.cleanup12.i.i, label %for.body13.i.i, !llvm.loop !91

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
  br i1 %exitcond187.not.i.i, label %for.cond62.preheader.i.i, label %for.cond44.preheader.i.i, !llvm.loop !92

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
  br i1 %exitcond186.not.i.i, label %for.cond.cleanup47.i.i, label %for.body48.i.i, !llvm.loop !93

for.cond.cleanup65.i.i:                           ; preds = %for.body66.lr.ph.i.i, %for.cond62.preheader.i.i
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %whole.i.i) #6
  br i1 %cmp1.i16.i, label %for.end83.split.loop.exit.i.i, label %for.inc81.i.i

for.inc81.i.i:                                    ; preds = %for.cond.cleanup65.i.i
  %add82.i.i = add nuw nsw i64 %j.0174.i.i, 256
  %add.i.i = or disjoint i64 %add82.i.i, 8
  %cmp.not.i23.i = icmp sgt i64 %add.i.i, %3
  %indvar.next.i.i = add nuw nsw i64 %indvar.i.i, 1
  br i1 %cmp.not.i23.i, label %for.end83.i.i, label %for.body.i.i, !llvm.loop !94

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
  br i1 %exitcond189.not.i.i, label %if.end.i, label %for.cond89.preheader.i.i, !llvm.loop !95

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
  br i1 %exitcond188.not.i.i, label %for.cond.cleanup92.i.i, label %for.body93.i.i, !llvm.loop !96

if.end.i:                                         ; preds = %for.cond.cleanup92.i.i, %for.body49.i.i, %for.end83.i.i, %while.end.i.i
  %add.ptr.i = getelementptr inbounds float, ptr %x.addr.032.i, i64 %mul2.i
  %add.ptr3.i = getelementptr inbounds double, ptr %out.addr.033.i, i64 %3
  %inc.i = add nuw nsw i64 %line.034.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %1
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !97

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
  br i1 %cmp4.not.i.i103, label %for.cond13.preheader.i.i104, label %for.cond5.preheader.i.i89, !llvm.loop !98

for.body16.i.i110:                                ; preds = %for.cond13.preheader.i.i104, %for.body16.i.i110
  %add1494.i.i = phi i64 [ %add14.i.i113, %for.body16.i.i110 ], [ %add1491.i.i, %for.cond13.preheader.i.i104 ]
  %k.293.i.i = phi i64 [ %add1494.i.i, %for.body16.i.i110 ], [ %k.1.lcssa.i.i109, %for.cond13.preheader.i.i104 ]
  %41 = phi <8 x double> [ %add19.i.i112, %for.body16.i.i110 ], [ %sums.sroa.0.1.i.i108, %for.cond13.preheader.i.i104 ]
  %add.ptr17.i.i111 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %k.293.i.i
  %42 = load <8 x double>, ptr %add.ptr17.i.i111, align 8
  %add19.i.i112 = fadd <8 x double> %41, %42
  %add14.i.i113 = add nsw i64 %add1494.i.i, 8
  %cmp15.not.i.i114 = icmp sgt i64 %add14.i.i113, %cond.i.i88
  br i1 %cmp15.not.i.i114, label %for.end22.i.i115, label %for.body16.i.i110, !llvm.loop !99

for.end22.i.i115:                                 ; preds = %for.body16.i.i110, %for.cond13.preheader.i.i104
  %add.pre-phi.i.i116 = phi i64 [ %add1491.i.i, %for.cond13.preheader.i.i104 ], [ %add14.i.i113, %for.body16.i.i110 ]
  %.lcssa.i.i117 = phi <8 x double> [ %sums.sroa.0.1.i.i108, %for.cond13.preheader.i.i104 ], [ %add19.i.i112, %for.body16.i.i110 ]
  %k.2.lcssa.i.i118 = phi i64 [ %k.1.lcssa.i.i109, %for.cond13.preheader.i.i104 ], [ %add1494.i.i, %for.body16.i.i110 ]
  %add25.i.i119 = fadd <8 x double> %sums.sroa.7.1.i.i107, %.lcssa.i.i117
  %add28.i.i120 = fadd <8 x double> %sums.sroa.13.1.i.i105, %sums.sroa.10.1.i.i106
  %add29.i.i121 = fadd <8 x double> %add28.i.i120, %add25.i.i119
  %add30.i.i122 = fadd <8 x double> %whole.099.i.i, %add29.i.i121
  %cmp.not.i.i123 = icmp sgt i64 %add.pre-phi.i.i116, %mul.i31
  br i1 %cmp.not.i.i123, label %while.end.i.i124, label %while.body.i.i84, !llvm.loop !100

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
  br i1 %exitcond.not.i.i145, label %if.end.i76, label %for.body48.i.i142, !llvm.loop !101

if.else.i34:                                      ; preds = %for.body.i33
  br i1 %cmp.not165.i.i, label %for.end78.i.i, label %for.body.i.i35

for.body.i.i35:                                   ; preds = %if.else.i34, %for.inc76.i.i
  %indvar.i.i36 = phi i64 [ %indvar.next.i.i74, %for.inc76.i.i ], [ 0, %if.else.i34 ]
  %j.0166.i.i = phi i64 [ %add77.i.i, %for.inc76.i.i ], [ 0, %if.else.i34 ]
  %45 = shl i64 %indvar.i.i36, 11
  %scevgep.i.i37 = getelementptr i8, ptr %out.addr.029.i, i64 %45
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %whole.i.i21) #6
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
  br i1 %cmp7.not.i.i69, label %for.cond39.preheader.i.i70, label %for.cond10.preheader.i.i44, !llvm.loop !102

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
  br i1 %exitcond.not.i21.i, label %for.cond.cleanup12.i.i66, label %for.body13.i.i45, !llvm.loop !103

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
  br i1 %exitcond179.not.i.i, label %for.cond59.preheader.i.i, label %for.cond43.preheader.i.i, !llvm.loop !104

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
  br i1 %exitcond178.not.i.i, label %for.cond.cleanup45.i.i, label %for.body46.i.i, !llvm.loop !105

for.cond.cleanup61.i.i:                           ; preds = %for.body62.lr.ph.i.i, %for.cond59.preheader.i.i
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %whole.i.i21) #6
  br i1 %cmp1.i16.i39, label %for.end78.split.loop.exit.i.i, label %for.inc76.i.i

for.inc76.i.i:                                    ; preds = %for.cond.cleanup61.i.i
  %add77.i.i = add nuw nsw i64 %j.0166.i.i, 256
  %add.i.i73 = or disjoint i64 %add77.i.i, 8
  %cmp.not.i22.i = icmp sgt i64 %add.i.i73, %3
  %indvar.next.i.i74 = add nuw nsw i64 %indvar.i.i36, 1
  br i1 %cmp.not.i22.i, label %for.end78.i.i, label %for.body.i.i35, !llvm.loop !106

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
  br i1 %exitcond181.not.i.i, label %if.end.i76, label %for.cond83.preheader.i.i, !llvm.loop !107

for.body86.i.i:                                   ; preds = %for.cond83.preheader.i.i, %for.body86.i.i
  %i82.0172.i.i = phi i64 [ %inc92.i.i, %for.body86.i.i ], [ 0, %for.cond83.preheader.i.i ]
  %sum.0171.i.i = phi double [ %add90.i.i, %for.body86.i.i ], [ 0.000000e+00, %for.cond83.preheader.i.i ]
  %mul87.i.i = mul nsw i64 %i82.0172.i.i, %3
  %gep169.i.i = getelementptr double, ptr %invariant.gep168.i.i, i64 %mul87.i.i
  %59 = load double, ptr %gep169.i.i, align 8
  %add90.i.i = fadd double %sum.0171.i.i, %59
  %inc92.i.i = add nuw nsw i64 %i82.0172.i.i, 1
  %exitcond180.not.i.i = icmp eq i64 %inc92.i.i, %2
  br i1 %exitcond180.not.i.i, label %for.cond.cleanup85.i.i, label %for.body86.i.i, !llvm.loop !108

if.end.i76:                                       ; preds = %for.cond.cleanup85.i.i, %for.body48.i.i142, %for.end78.i.i, %while.end.i.i124
  %add.ptr.i77 = getelementptr inbounds double, ptr %x.addr.028.i, i64 %mul2.i32
  %add.ptr3.i78 = getelementptr inbounds double, ptr %out.addr.029.i, i64 %3
  %inc.i79 = add nuw nsw i64 %line.030.i, 1
  %exitcond.not.i80 = icmp eq i64 %inc.i79, %1
  br i1 %exitcond.not.i80, label %if.end, label %for.body.i33, !llvm.loop !109

if.end:                                           ; preds = %if.end.i76, %if.end.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_combine_complex(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 40
  %0 = load i64, ptr %arrayidx1, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 48
  %1 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 56
  %2 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 64
  %3 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 72
  %4 = load i64, ptr %arrayidx5, align 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 80
  %5 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 88
  %6 = load i64, ptr %arrayidx7, align 8
  %arrayidx10 = getelementptr inbounds i8, ptr %a, i64 8
  %7 = load i64, ptr %arrayidx10, align 8
  %cmp311 = icmp sgt i64 %7, 0
  br i1 %cmp311, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 104
  %8 = load i64, ptr %arrayidx9, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 96
  %10 = load i64, ptr %arrayidx8, align 8
  %11 = inttoptr i64 %10 to ptr
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 32
  %12 = load i64, ptr %arrayidx, align 8
  %cmp.i42 = icmp eq i64 %3, 2
  %cmp3.i120 = icmp eq i64 %5, 2
  %or.cond297 = select i1 %cmp.i42, i1 %cmp3.i120, i1 false
  %cmp4.not132.i = icmp slt i64 %1, 8
  %cmp.i72129.i = icmp sgt i64 %2, 0
  %tobool20.not.i94.i = icmp eq i64 %0, 0
  %tobool.not.i85.i = icmp eq i64 %12, 0
  %sub.i108.i = add nsw i64 %2, -1
  %tobool.not.i118.i = icmp ne i64 %0, 0
  %cmp16.i.i = icmp eq i64 %2, 1
  %or.cond298 = select i1 %tobool.not.i118.i, i1 true, i1 %cmp16.i.i
  %cmp25135.i.i = icmp sgt i64 %2, 1
  %arrayidx14 = getelementptr inbounds i8, ptr %a, i64 16
  %arrayidx18 = getelementptr inbounds i8, ptr %a, i64 24
  %.pre = load i64, ptr %a, align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %entry
  ret i64 0

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %13 = phi i64 [ %.pre, %for.body.lr.ph ], [ %108, %if.end ]
  %k.0314 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %if.end ]
  %c.sroa.123.0313 = phi ptr [ %9, %for.body.lr.ph ], [ %add.ptr21, %if.end ]
  %c.sroa.118.0312 = phi ptr [ %11, %for.body.lr.ph ], [ %add.ptr, %if.end ]
  %cmp12 = icmp eq i64 %13, 4
  br i1 %cmp12, label %if.then, label %if.else

if.then:                                          ; preds = %for.body
  br i1 %or.cond297, label %for.cond.preheader.i, label %if.end.i

for.cond.preheader.i:                             ; preds = %if.then
  br i1 %cmp4.not132.i, label %for.cond8.preheader.i, label %for.body.i

for.cond8.preheader.i:                            ; preds = %float_vectors.exit117.i, %for.cond.preheader.i
  %k.0.lcssa.i = phi i64 [ 0, %for.cond.preheader.i ], [ %add141.i, %float_vectors.exit117.i ]
  %add9146.i = or disjoint i64 %k.0.lcssa.i, 4
  %cmp11.not147.i = icmp sgt i64 %add9146.i, %1
  br i1 %cmp11.not147.i, label %if.end.i, label %for.body12.i

for.body.i:                                       ; preds = %for.cond.preheader.i, %float_vectors.exit117.i
  %all.i67.sroa.0.0.i = phi <8 x double> [ %all.i67.sroa.0.3.i, %float_vectors.exit117.i ], [ undef, %for.cond.preheader.i ]
  %all.i67.sroa.8.0.i = phi <8 x double> [ %all.i67.sroa.8.3.i, %float_vectors.exit117.i ], [ undef, %for.cond.preheader.i ]
  %add141.i = phi i64 [ %add.i, %float_vectors.exit117.i ], [ 8, %for.cond.preheader.i ]
  %k.0140.i = phi i64 [ %add141.i, %float_vectors.exit117.i ], [ 0, %for.cond.preheader.i ]
  %mul.i = shl nuw nsw i64 %k.0140.i, 1
  %add.ptr6.i = getelementptr inbounds float, ptr %c.sroa.123.0313, i64 %mul.i
  br i1 %cmp.i72129.i, label %for.cond1.i73.preheader.preheader.i, label %float_vectors.exit117.i

for.cond1.i73.preheader.preheader.i:              ; preds = %for.body.i
  %add.ptr.i = getelementptr inbounds float, ptr %c.sroa.118.0312, i64 %mul.i
  %invariant.gep.i = getelementptr i8, ptr %add.ptr6.i, i64 32
  br label %for.cond1.i73.preheader.i

for.cond1.i73.preheader.i:                        ; preds = %if.end34.i107.1.i, %for.cond1.i73.preheader.preheader.i
  %all.i67.sroa.0.1.i = phi <8 x double> [ %all.i67.sroa.0.0.i, %for.cond1.i73.preheader.preheader.i ], [ %all.i67.sroa.0.2.i, %if.end34.i107.1.i ]
  %all.i67.sroa.8.1.i = phi <8 x double> [ %all.i67.sroa.8.0.i, %for.cond1.i73.preheader.preheader.i ], [ %all.i67.sroa.8.2.i, %if.end34.i107.1.i ]
  %x.addr.0.i70138.i = phi ptr [ %add.ptr.i, %for.cond1.i73.preheader.preheader.i ], [ %add.ptr37.i79.i, %if.end34.i107.1.i ]
  %k.0.i69137.i = phi i64 [ 0, %for.cond1.i73.preheader.preheader.i ], [ %inc36.i77.i, %if.end34.i107.1.i ]
  %cmp5.i84.i = icmp eq i64 %k.0.i69137.i, 0
  %14 = load <8 x float>, ptr %x.addr.0.i70138.i, align 4
  %conv.i83.i = fpext <8 x float> %14 to <8 x double>
  br i1 %cmp5.i84.i, label %if.end20.i93.i, label %if.else.i85.i

if.else.i85.i:                                    ; preds = %for.cond1.i73.preheader.i
  br i1 %tobool.not.i85.i, label %if.then7.i112.i, label %if.else9.i87.i

if.then7.i112.i:                                  ; preds = %if.else.i85.i
  %add.i114.i = fadd <8 x double> %all.i67.sroa.0.1.i, %conv.i83.i
  br label %if.end20.i93.i

if.else9.i87.i:                                   ; preds = %if.else.i85.i
  %shuffle.i89.i = shufflevector <8 x double> %all.i67.sroa.0.1.i, <8 x double> poison, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
  %shuffle14.i90.i = shufflevector <8 x double> %all.i67.sroa.0.1.i, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
  %15 = fmul <8 x double> %conv.i83.i, <double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00>
  %mul17.i91.i = shufflevector <8 x double> %15, <8 x double> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %mul18.i92.i = fmul <8 x double> %shuffle14.i90.i, %mul17.i91.i
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle.i89.i, <8 x double> %conv.i83.i, <8 x double> %mul18.i92.i)
  br label %if.end20.i93.i

if.end20.i93.i:                                   ; preds = %if.else9.i87.i, %if.then7.i112.i, %for.cond1.i73.preheader.i
  %all.i67.sroa.0.2.i = phi <8 x double> [ %add.i114.i, %if.then7.i112.i ], [ %16, %if.else9.i87.i ], [ %conv.i83.i, %for.cond1.i73.preheader.i ]
  br i1 %tobool20.not.i94.i, label %lor.lhs.false.i109.i, label %cond.true.i100.i

lor.lhs.false.i109.i:                             ; preds = %if.end20.i93.i
  %cmp23.i111.i = icmp eq i64 %k.0.i69137.i, %sub.i108.i
  br i1 %cmp23.i111.i, label %cond.end.i103.i, label %if.end34.i107.i

cond.true.i100.i:                                 ; preds = %if.end20.i93.i
  %mul30.i102.i = mul nsw i64 %k.0.i69137.i, %6
  br label %cond.end.i103.i

cond.end.i103.i:                                  ; preds = %cond.true.i100.i, %lor.lhs.false.i109.i
  %cond.i104.i = phi i64 [ %mul30.i102.i, %cond.true.i100.i ], [ 0, %lor.lhs.false.i109.i ]
  %conv27.i98131.i = fptrunc <8 x double> %all.i67.sroa.0.2.i to <8 x float>
  %add.ptr31.i105.i = getelementptr inbounds float, ptr %add.ptr6.i, i64 %cond.i104.i
  store <8 x float> %conv27.i98131.i, ptr %add.ptr31.i105.i, align 4
  br label %if.end34.i107.i

if.end34.i107.i:                                  ; preds = %cond.end.i103.i, %lor.lhs.false.i109.i
  %add.ptr.i82.1.i = getelementptr inbounds i8, ptr %x.addr.0.i70138.i, i64 32
  %17 = load <8 x float>, ptr %add.ptr.i82.1.i, align 4
  %conv.i83.1.i = fpext <8 x float> %17 to <8 x double>
  br i1 %cmp5.i84.i, label %if.end20.i93.1.i, label %if.else.i85.1.i

if.else.i85.1.i:                                  ; preds = %if.end34.i107.i
  br i1 %tobool.not.i85.i, label %if.then7.i112.1.i, label %if.else9.i87.1.i

if.else9.i87.1.i:                                 ; preds = %if.else.i85.1.i
  %shuffle.i89.1.i = shufflevector <8 x double> %all.i67.sroa.8.1.i, <8 x double> poison, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
  %shuffle14.i90.1.i = shufflevector <8 x double> %all.i67.sroa.8.1.i, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
  %18 = fmul <8 x double> %conv.i83.1.i, <double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00>
  %mul17.i91.1.i = shufflevector <8 x double> %18, <8 x double> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %mul18.i92.1.i = fmul <8 x double> %shuffle14.i90.1.i, %mul17.i91.1.i
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle.i89.1.i, <8 x double> %conv.i83.1.i, <8 x double> %mul18.i92.1.i)
  br label %if.end20.i93.1.i

if.then7.i112.1.i:                                ; preds = %if.else.i85.1.i
  %add.i114.1.i = fadd <8 x double> %all.i67.sroa.8.1.i, %conv.i83.1.i
  br label %if.end20.i93.1.i

if.end20.i93.1.i:                                 ; preds = %if.then7.i112.1.i, %if.else9.i87.1.i, %if.end34.i107.i
  %all.i67.sroa.8.2.i = phi <8 x double> [ %add.i114.1.i, %if.then7.i112.1.i ], [ %19, %if.else9.i87.1.i ], [ %conv.i83.1.i, %if.end34.i107.i ]
  br i1 %tobool20.not.i94.i, label %lor.lhs.false.i109.1.i, label %cond.true.i100.1.i

cond.true.i100.1.i:                               ; preds = %if.end20.i93.1.i
  %mul30.i102.1.i = mul nsw i64 %k.0.i69137.i, %6
  br label %cond.end.i103.1.i

lor.lhs.false.i109.1.i:                           ; preds = %if.end20.i93.1.i
  %cmp23.i111.1.i = icmp eq i64 %k.0.i69137.i, %sub.i108.i
  br i1 %cmp23.i111.1.i, label %cond.end.i103.1.i, label %if.end34.i107.1.i

cond.end.i103.1.i:                                ; preds = %lor.lhs.false.i109.1.i, %cond.true.i100.1.i
  %cond.i104.1.i = phi i64 [ %mul30.i102.1.i, %cond.true.i100.1.i ], [ 0, %lor.lhs.false.i109.1.i ]
  %conv27.i98131.1.i = fptrunc <8 x double> %all.i67.sroa.8.2.i to <8 x float>
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %cond.i104.1.i
  store <8 x float> %conv27.i98131.1.i, ptr %gep.i, align 4
  br label %if.end34.i107.1.i

if.end34.i107.1.i:                                ; preds = %cond.end.i103.1.i, %lor.lhs.false.i109.1.i
  %inc36.i77.i = add nuw nsw i64 %k.0.i69137.i, 1
  %add.ptr37.i79.i = getelementptr inbounds float, ptr %x.addr.0.i70138.i, i64 %4
  %exitcond318.not = icmp eq i64 %inc36.i77.i, %2
  br i1 %exitcond318.not, label %float_vectors.exit117.i, label %for.cond1.i73.preheader.i, !llvm.loop !110

float_vectors.exit117.i:                          ; preds = %if.end34.i107.1.i, %for.body.i
  %all.i67.sroa.0.3.i = phi <8 x double> [ %all.i67.sroa.0.0.i, %for.body.i ], [ %all.i67.sroa.0.2.i, %if.end34.i107.1.i ]
  %all.i67.sroa.8.3.i = phi <8 x double> [ %all.i67.sroa.8.0.i, %for.body.i ], [ %all.i67.sroa.8.2.i, %if.end34.i107.1.i ]
  %add.i = add nuw nsw i64 %add141.i, 8
  %cmp4.not.i = icmp sgt i64 %add.i, %1
  br i1 %cmp4.not.i, label %for.cond8.preheader.i, label %for.body.i, !llvm.loop !111

for.body12.i:                                     ; preds = %for.cond8.preheader.i, %float_vectors.exit.i
  %all.i.sroa.0.0.i = phi <8 x double> [ %all.i.sroa.0.3.i, %float_vectors.exit.i ], [ undef, %for.cond8.preheader.i ]
  %add9149.i = phi i64 [ %add9.i, %float_vectors.exit.i ], [ %add9146.i, %for.cond8.preheader.i ]
  %k.1148.i = phi i64 [ %add9149.i, %float_vectors.exit.i ], [ %k.0.lcssa.i, %for.cond8.preheader.i ]
  %mul13.i = shl nuw nsw i64 %k.1148.i, 1
  %add.ptr16.i = getelementptr inbounds float, ptr %c.sroa.123.0313, i64 %mul13.i
  br i1 %cmp.i72129.i, label %for.cond1.i.preheader.preheader.i, label %float_vectors.exit.i

for.cond1.i.preheader.preheader.i:                ; preds = %for.body12.i
  %add.ptr14.i = getelementptr inbounds float, ptr %c.sroa.118.0312, i64 %mul13.i
  br label %for.cond1.i.preheader.i

for.cond1.i.preheader.i:                          ; preds = %if.end34.i.i, %for.cond1.i.preheader.preheader.i
  %all.i.sroa.0.1.i = phi <8 x double> [ %all.i.sroa.0.0.i, %for.cond1.i.preheader.preheader.i ], [ %all.i.sroa.0.2.i, %if.end34.i.i ]
  %x.addr.0.i145.i = phi ptr [ %add.ptr14.i, %for.cond1.i.preheader.preheader.i ], [ %add.ptr37.i.i, %if.end34.i.i ]
  %k.0.i144.i = phi i64 [ 0, %for.cond1.i.preheader.preheader.i ], [ %inc36.i.i, %if.end34.i.i ]
  %cmp5.i.i = icmp eq i64 %k.0.i144.i, 0
  %20 = load <8 x float>, ptr %x.addr.0.i145.i, align 4
  %conv.i.i = fpext <8 x float> %20 to <8 x double>
  br i1 %cmp5.i.i, label %if.end20.i.i, label %if.else.i.i

if.else.i.i:                                      ; preds = %for.cond1.i.preheader.i
  br i1 %tobool.not.i85.i, label %if.then7.i.i, label %if.else9.i.i

if.then7.i.i:                                     ; preds = %if.else.i.i
  %add.i.i = fadd <8 x double> %all.i.sroa.0.1.i, %conv.i.i
  br label %if.end20.i.i

if.else9.i.i:                                     ; preds = %if.else.i.i
  %shuffle.i.i = shufflevector <8 x double> %all.i.sroa.0.1.i, <8 x double> poison, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
  %shuffle14.i.i = shufflevector <8 x double> %all.i.sroa.0.1.i, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
  %21 = fmul <8 x double> %conv.i.i, <double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00>
  %mul17.i.i = shufflevector <8 x double> %21, <8 x double> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %mul18.i.i = fmul <8 x double> %shuffle14.i.i, %mul17.i.i
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle.i.i, <8 x double> %conv.i.i, <8 x double> %mul18.i.i)
  br label %if.end20.i.i

if.end20.i.i:                                     ; preds = %if.else9.i.i, %if.then7.i.i, %for.cond1.i.preheader.i
  %all.i.sroa.0.2.i = phi <8 x double> [ %add.i.i, %if.then7.i.i ], [ %22, %if.else9.i.i ], [ %conv.i.i, %for.cond1.i.preheader.i ]
  br i1 %tobool20.not.i94.i, label %lor.lhs.false.i.i, label %cond.true.i.i

lor.lhs.false.i.i:                                ; preds = %if.end20.i.i
  %cmp23.i.i = icmp eq i64 %k.0.i144.i, %sub.i108.i
  br i1 %cmp23.i.i, label %cond.end.i.i, label %if.end34.i.i

cond.true.i.i:                                    ; preds = %if.end20.i.i
  %mul30.i.i = mul nsw i64 %k.0.i144.i, %6
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.true.i.i, %lor.lhs.false.i.i
  %cond.i.i = phi i64 [ %mul30.i.i, %cond.true.i.i ], [ 0, %lor.lhs.false.i.i ]
  %conv27.i134.i = fptrunc <8 x double> %all.i.sroa.0.2.i to <8 x float>
  %add.ptr31.i.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %cond.i.i
  store <8 x float> %conv27.i134.i, ptr %add.ptr31.i.i, align 4
  br label %if.end34.i.i

if.end34.i.i:                                     ; preds = %cond.end.i.i, %lor.lhs.false.i.i
  %inc36.i.i = add nuw nsw i64 %k.0.i144.i, 1
  %add.ptr37.i.i = getelementptr inbounds float, ptr %x.addr.0.i145.i, i64 %4
  %exitcond319.not = icmp eq i64 %inc36.i.i, %2
  br i1 %exitcond319.not, label %float_vectors.exit.i, label %for.cond1.i.preheader.i, !llvm.loop !110

float_vectors.exit.i:                             ; preds = %if.end34.i.i, %for.body12.i
  %all.i.sroa.0.3.i = phi <8 x double> [ %all.i.sroa.0.0.i, %for.body12.i ], [ %all.i.sroa.0.2.i, %if.end34.i.i ]
  %add9.i = add nuw nsw i64 %add9149.i, 4
  %cmp11.not.i = icmp sgt i64 %add9.i, %1
  br i1 %cmp11.not.i, label %if.end.i, label %for.body12.i, !llvm.loop !112

if.end.i:                                         ; preds = %float_vectors.exit.i, %for.cond8.preheader.i, %if.then
  %k.2.i = phi i64 [ 0, %if.then ], [ %k.0.lcssa.i, %for.cond8.preheader.i ], [ %add9149.i, %float_vectors.exit.i ]
  %cmp22151.i = icmp slt i64 %k.2.i, %1
  br i1 %cmp22151.i, label %for.body23.i, label %if.end

for.body23.i:                                     ; preds = %if.end.i, %float_apart.exit.i
  %k.3152.i = phi i64 [ %add35.i, %float_apart.exit.i ], [ %k.2.i, %if.end.i ]
  %mul25.i = mul nsw i64 %k.3152.i, %3
  %add.ptr26.i = getelementptr inbounds float, ptr %c.sroa.118.0312, i64 %mul25.i
  %mul28.i = mul nsw i64 %k.3152.i, %5
  %add.ptr29.i = getelementptr inbounds float, ptr %c.sroa.123.0313, i64 %mul28.i
  %sub.i = sub nsw i64 %1, %k.3152.i
  %23 = load float, ptr %add.ptr26.i, align 4
  %conv.i120.i = fpext float %23 to double
  %arrayidx14.i.i = getelementptr inbounds i8, ptr %add.ptr26.i, i64 4
  %24 = load float, ptr %arrayidx14.i.i, align 4
  %conv15.i.i = fpext float %24 to double
  br i1 %or.cond298, label %if.then.i122.i, label %for.inc.i.i

if.then.i122.i:                                   ; preds = %for.body23.i
  store float %23, ptr %add.ptr29.i, align 4
  %arrayidx26.i123.i = getelementptr inbounds i8, ptr %add.ptr29.i, i64 4
  store float %24, ptr %arrayidx26.i123.i, align 4
  br label %for.inc.i.i

for.inc.i.i:                                      ; preds = %for.body23.i, %if.then.i122.i
  %cmp1.1.i.i = icmp sgt i64 %sub.i, 1
  %mul.1.i.i = select i1 %cmp1.1.i.i, i64 %3, i64 0
  %add.ptr.1.i.i = getelementptr inbounds float, ptr %add.ptr26.i, i64 %mul.1.i.i
  %mul7.1.i.i = select i1 %cmp1.1.i.i, i64 %5, i64 0
  %add.ptr8.1.i.i = getelementptr inbounds float, ptr %add.ptr29.i, i64 %mul7.1.i.i
  %25 = load float, ptr %add.ptr.1.i.i, align 4
  %conv.1.i.i = fpext float %25 to double
  %arrayidx14.1.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 4
  %26 = load float, ptr %arrayidx14.1.i.i, align 4
  %conv15.1.i.i = fpext float %26 to double
  br i1 %or.cond298, label %if.then.1.i.i, label %for.inc.1.i.i

if.then.1.i.i:                                    ; preds = %for.inc.i.i
  store float %25, ptr %add.ptr8.1.i.i, align 4
  %arrayidx26.1.i.i = getelementptr inbounds i8, ptr %add.ptr8.1.i.i, i64 4
  store float %26, ptr %arrayidx26.1.i.i, align 4
  br label %for.inc.1.i.i

for.inc.1.i.i:                                    ; preds = %for.inc.i.i, %if.then.1.i.i
  %27 = phi i64 [ %0, %if.then.1.i.i ], [ 0, %for.inc.i.i ]
  %cmp1.2.i.i = icmp sgt i64 %sub.i, 2
  %cond.2.i.i = select i1 %cmp1.2.i.i, i64 2, i64 0
  %mul.2.i.i = mul nsw i64 %cond.2.i.i, %3
  %add.ptr.2.i.i = getelementptr inbounds float, ptr %add.ptr26.i, i64 %mul.2.i.i
  %mul7.2.i.i = mul nsw i64 %cond.2.i.i, %5
  %add.ptr8.2.i.i = getelementptr inbounds float, ptr %add.ptr29.i, i64 %mul7.2.i.i
  %28 = load float, ptr %add.ptr.2.i.i, align 4
  %conv.2.i.i = fpext float %28 to double
  %arrayidx14.2.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i, i64 4
  %29 = load float, ptr %arrayidx14.2.i.i, align 4
  %conv15.2.i.i = fpext float %29 to double
  %tobool.not.2.i.i = icmp ne i64 %27, 0
  %or.cond289 = select i1 %tobool.not.2.i.i, i1 true, i1 %cmp16.i.i
  br i1 %or.cond289, label %if.then.2.i.i, label %for.inc.2.i.i

if.then.2.i.i:                                    ; preds = %for.inc.1.i.i
  store float %28, ptr %add.ptr8.2.i.i, align 4
  %arrayidx26.2.i.i = getelementptr inbounds i8, ptr %add.ptr8.2.i.i, i64 4
  store float %29, ptr %arrayidx26.2.i.i, align 4
  br label %for.inc.2.i.i

for.inc.2.i.i:                                    ; preds = %for.inc.1.i.i, %if.then.2.i.i
  %30 = phi i64 [ %0, %if.then.2.i.i ], [ 0, %for.inc.1.i.i ]
  %cmp1.3.i.i = icmp sgt i64 %sub.i, 3
  %cond.3.i.i = select i1 %cmp1.3.i.i, i64 3, i64 0
  %mul.3.i.i = mul nsw i64 %cond.3.i.i, %3
  %add.ptr.3.i.i = getelementptr inbounds float, ptr %add.ptr26.i, i64 %mul.3.i.i
  %mul7.3.i.i = mul nsw i64 %cond.3.i.i, %5
  %add.ptr8.3.i.i = getelementptr inbounds float, ptr %add.ptr29.i, i64 %mul7.3.i.i
  %31 = load float, ptr %add.ptr.3.i.i, align 4
  %conv.3.i.i = fpext float %31 to double
  %arrayidx14.3.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i, i64 4
  %32 = load float, ptr %arrayidx14.3.i.i, align 4
  %conv15.3.i.i = fpext float %32 to double
  %tobool.not.3.i.i = icmp ne i64 %30, 0
  %or.cond290 = select i1 %tobool.not.3.i.i, i1 true, i1 %cmp16.i.i
  br i1 %or.cond290, label %if.then.3.i.i, label %for.inc.3.i.i

if.then.3.i.i:                                    ; preds = %for.inc.2.i.i
  store float %31, ptr %add.ptr8.3.i.i, align 4
  %arrayidx26.3.i.i = getelementptr inbounds i8, ptr %add.ptr8.3.i.i, i64 4
  store float %32, ptr %arrayidx26.3.i.i, align 4
  br label %for.inc.3.i.i

for.inc.3.i.i:                                    ; preds = %for.inc.2.i.i, %if.then.3.i.i
  br i1 %cmp25135.i.i, label %for.body32.i.i, label %float_apart.exit.i

for.body32.i.i:                                   ; preds = %for.inc.3.i.i, %if.end86.3.i.i
  %imag.sroa.0.0.i.i = phi double [ %imag.sroa.0.1.i.i, %if.end86.3.i.i ], [ %conv15.i.i, %for.inc.3.i.i ]
  %imag.sroa.8.0.i.i = phi double [ %imag.sroa.8.1.i.i, %if.end86.3.i.i ], [ %conv15.1.i.i, %for.inc.3.i.i ]
  %imag.sroa.14.0.i.i = phi double [ %imag.sroa.14.1.i.i, %if.end86.3.i.i ], [ %conv15.2.i.i, %for.inc.3.i.i ]
  %imag.sroa.20.0.i.i = phi double [ %imag.sroa.20.1.i.i, %if.end86.3.i.i ], [ %conv15.3.i.i, %for.inc.3.i.i ]
  %real.sroa.0.0.i.i = phi double [ %real.sroa.0.1.i.i, %if.end86.3.i.i ], [ %conv.i120.i, %for.inc.3.i.i ]
  %real.sroa.8.0.i.i = phi double [ %real.sroa.8.1.i.i, %if.end86.3.i.i ], [ %conv.1.i.i, %for.inc.3.i.i ]
  %real.sroa.14.0.i.i = phi double [ %real.sroa.14.1.i.i, %if.end86.3.i.i ], [ %conv.2.i.i, %for.inc.3.i.i ]
  %real.sroa.20.0.i.i = phi double [ %real.sroa.20.1.i.i, %if.end86.3.i.i ], [ %conv.3.i.i, %for.inc.3.i.i ]
  %k.0147.i.i = phi i64 [ %inc91.i.i, %if.end86.3.i.i ], [ 1, %for.inc.3.i.i ]
  %mul33.i.i = mul nsw i64 %k.0147.i.i, %4
  %mul37.i.i = mul nsw i64 %k.0147.i.i, %6
  %spec.select = select i1 %tobool.not.i118.i, i64 %mul37.i.i, i64 0
  %arrayidx48.i.i = getelementptr inbounds float, ptr %add.ptr26.i, i64 %mul33.i.i
  %33 = load float, ptr %arrayidx48.i.i, align 4
  %conv49.i.i = fpext float %33 to double
  %arrayidx51.i.i = getelementptr i8, ptr %arrayidx48.i.i, i64 4
  %34 = load float, ptr %arrayidx51.i.i, align 4
  %conv52.i.i = fpext float %34 to double
  br i1 %tobool.not.i85.i, label %if.else.i127.i, label %if.then54.i.i

if.then54.i.i:                                    ; preds = %for.body32.i.i
  %35 = fneg double %imag.sroa.0.0.i.i
  %neg.i.i = fmul double %35, %conv52.i.i
  %36 = tail call double @llvm.fmuladd.f64(double %real.sroa.0.0.i.i, double %conv49.i.i, double %neg.i.i)
  %mul62.i.i = fmul double %imag.sroa.0.0.i.i, %conv49.i.i
  %37 = tail call double @llvm.fmuladd.f64(double %real.sroa.0.0.i.i, double %conv52.i.i, double %mul62.i.i)
  br label %if.end69.i.i

if.else.i127.i:                                   ; preds = %for.body32.i.i
  %add66.i.i = fadd double %real.sroa.0.0.i.i, %conv49.i.i
  %add68.i.i = fadd double %imag.sroa.0.0.i.i, %conv52.i.i
  br label %if.end69.i.i

if.end69.i.i:                                     ; preds = %if.else.i127.i, %if.then54.i.i
  %imag.sroa.0.1.i.i = phi double [ %add68.i.i, %if.else.i127.i ], [ %37, %if.then54.i.i ]
  %real.sroa.0.1.i.i = phi double [ %add66.i.i, %if.else.i127.i ], [ %36, %if.then54.i.i ]
  %cmp74.i.i = icmp eq i64 %k.0147.i.i, %sub.i108.i
  %or.cond.i.i = select i1 %tobool.not.i118.i, i1 true, i1 %cmp74.i.i
  br i1 %or.cond.i.i, label %if.then76.i.i, label %if.end86.i.i

if.then76.i.i:                                    ; preds = %if.end69.i.i
  %conv78.i.i = fptrunc double %real.sroa.0.1.i.i to float
  %arrayidx80.i.i = getelementptr inbounds float, ptr %add.ptr29.i, i64 %spec.select
  store float %conv78.i.i, ptr %arrayidx80.i.i, align 4
  %conv82.i.i = fptrunc double %imag.sroa.0.1.i.i to float
  %arrayidx85.i.i = getelementptr i8, ptr %arrayidx80.i.i, i64 4
  store float %conv82.i.i, ptr %arrayidx85.i.i, align 4
  br label %if.end86.i.i

if.end86.i.i:                                     ; preds = %if.then76.i.i, %if.end69.i.i
  %arrayidx48.1.i.i = getelementptr inbounds float, ptr %add.ptr.1.i.i, i64 %mul33.i.i
  %38 = load float, ptr %arrayidx48.1.i.i, align 4
  %conv49.1.i.i = fpext float %38 to double
  %arrayidx51.1.i.i = getelementptr i8, ptr %arrayidx48.1.i.i, i64 4
  %39 = load float, ptr %arrayidx51.1.i.i, align 4
  %conv52.1.i.i = fpext float %39 to double
  br i1 %tobool.not.i85.i, label %if.else.1.i.i, label %if.then54.1.i.i

if.then54.1.i.i:                                  ; preds = %if.end86.i.i
  %40 = fneg double %imag.sroa.8.0.i.i
  %neg.1.i.i = fmul double %40, %conv52.1.i.i
  %41 = tail call double @llvm.fmuladd.f64(double %real.sroa.8.0.i.i, double %conv49.1.i.i, double %neg.1.i.i)
  %mul62.1.i.i = fmul double %imag.sroa.8.0.i.i, %conv49.1.i.i
  %42 = tail call double @llvm.fmuladd.f64(double %real.sroa.8.0.i.i, double %conv52.1.i.i, double %mul62.1.i.i)
  br label %if.end69.1.i.i

if.else.1.i.i:                                    ; preds = %if.end86.i.i
  %add66.1.i.i = fadd double %real.sroa.8.0.i.i, %conv49.1.i.i
  %add68.1.i.i = fadd double %imag.sroa.8.0.i.i, %conv52.1.i.i
  br label %if.end69.1.i.i

if.end69.1.i.i:                                   ; preds = %if.else.1.i.i, %if.then54.1.i.i
  %imag.sroa.8.1.i.i = phi double [ %add68.1.i.i, %if.else.1.i.i ], [ %42, %if.then54.1.i.i ]
  %real.sroa.8.1.i.i = phi double [ %add66.1.i.i, %if.else.1.i.i ], [ %41, %if.then54.1.i.i ]
  br i1 %or.cond.i.i, label %if.then76.1.i.i, label %if.end86.1.i.i

if.then76.1.i.i:                                  ; preds = %if.end69.1.i.i
  %conv78.1.i.i = fptrunc double %real.sroa.8.1.i.i to float
  %arrayidx80.1.i.i = getelementptr inbounds float, ptr %add.ptr8.1.i.i, i64 %spec.select
  store float %conv78.1.i.i, ptr %arrayidx80.1.i.i, align 4
  %conv82.1.i.i = fptrunc double %imag.sroa.8.1.i.i to float
  %arrayidx85.1.i.i = getelementptr i8, ptr %arrayidx80.1.i.i, i64 4
  store float %conv82.1.i.i, ptr %arrayidx85.1.i.i, align 4
  br label %if.end86.1.i.i

if.end86.1.i.i:                                   ; preds = %if.end69.1.i.i, %if.then76.1.i.i
  %arrayidx48.2.i.i = getelementptr inbounds float, ptr %add.ptr.2.i.i, i64 %mul33.i.i
  %43 = load float, ptr %arrayidx48.2.i.i, align 4
  %conv49.2.i.i = fpext float %43 to double
  %arrayidx51.2.i.i = getelementptr i8, ptr %arrayidx48.2.i.i, i64 4
  %44 = load float, ptr %arrayidx51.2.i.i, align 4
  %conv52.2.i.i = fpext float %44 to double
  br i1 %tobool.not.i85.i, label %if.else.2.i.i, label %if.then54.2.i.i

if.then54.2.i.i:                                  ; preds = %if.end86.1.i.i
  %45 = fneg double %imag.sroa.14.0.i.i
  %neg.2.i.i = fmul double %45, %conv52.2.i.i
  %46 = tail call double @llvm.fmuladd.f64(double %real.sroa.14.0.i.i, double %conv49.2.i.i, double %neg.2.i.i)
  %mul62.2.i.i = fmul double %imag.sroa.14.0.i.i, %conv49.2.i.i
  %47 = tail call double @llvm.fmuladd.f64(double %real.sroa.14.0.i.i, double %conv52.2.i.i, double %mul62.2.i.i)
  br label %if.end69.2.i.i

if.else.2.i.i:                                    ; preds = %if.end86.1.i.i
  %add66.2.i.i = fadd double %real.sroa.14.0.i.i, %conv49.2.i.i
  %add68.2.i.i = fadd double %imag.sroa.14.0.i.i, %conv52.2.i.i
  br label %if.end69.2.i.i

if.end69.2.i.i:                                   ; preds = %if.else.2.i.i, %if.then54.2.i.i
  %imag.sroa.14.1.i.i = phi double [ %add68.2.i.i, %if.else.2.i.i ], [ %47, %if.then54.2.i.i ]
  %real.sroa.14.1.i.i = phi double [ %add66.2.i.i, %if.else.2.i.i ], [ %46, %if.then54.2.i.i ]
  br i1 %or.cond.i.i, label %if.then76.2.i.i, label %if.end86.2.i.i

if.then76.2.i.i:                                  ; preds = %if.end69.2.i.i
  %conv78.2.i.i = fptrunc double %real.sroa.14.1.i.i to float
  %arrayidx80.2.i.i = getelementptr inbounds float, ptr %add.ptr8.2.i.i, i64 %spec.select
  store float %conv78.2.i.i, ptr %arrayidx80.2.i.i, align 4
  %conv82.2.i.i = fptrunc double %imag.sroa.14.1.i.i to float
  %arrayidx85.2.i.i = getelementptr i8, ptr %arrayidx80.2.i.i, i64 4
  store float %conv82.2.i.i, ptr %arrayidx85.2.i.i, align 4
  br label %if.end86.2.i.i

if.end86.2.i.i:                                   ; preds = %if.end69.2.i.i, %if.then76.2.i.i
  %arrayidx48.3.i.i = getelementptr inbounds float, ptr %add.ptr.3.i.i, i64 %mul33.i.i
  %48 = load float, ptr %arrayidx48.3.i.i, align 4
  %conv49.3.i.i = fpext float %48 to double
  %arrayidx51.3.i.i = getelementptr i8, ptr %arrayidx48.3.i.i, i64 4
  %49 = load float, ptr %arrayidx51.3.i.i, align 4
  %conv52.3.i.i = fpext float %49 to double
  br i1 %tobool.not.i85.i, label %if.else.3.i.i, label %if.then54.3.i.i

if.then54.3.i.i:                                  ; preds = %if.end86.2.i.i
  %50 = fneg double %imag.sroa.20.0.i.i
  %neg.3.i.i = fmul double %50, %conv52.3.i.i
  %51 = tail call double @llvm.fmuladd.f64(double %real.sroa.20.0.i.i, double %conv49.3.i.i, double %neg.3.i.i)
  %mul62.3.i.i = fmul double %imag.sroa.20.0.i.i, %conv49.3.i.i
  %52 = tail call double @llvm.fmuladd.f64(double %real.sroa.20.0.i.i, double %conv52.3.i.i, double %mul62.3.i.i)
  br label %if.end69.3.i.i

if.else.3.i.i:                                    ; preds = %if.end86.2.i.i
  %add66.3.i.i = fadd double %real.sroa.20.0.i.i, %conv49.3.i.i
  %add68.3.i.i = fadd double %imag.sroa.20.0.i.i, %conv52.3.i.i
  br label %if.end69.3.i.i

if.end69.3.i.i:                                   ; preds = %if.else.3.i.i, %if.then54.3.i.i
  %imag.sroa.20.1.i.i = phi double [ %add68.3.i.i, %if.else.3.i.i ], [ %52, %if.then54.3.i.i ]
  %real.sroa.20.1.i.i = phi double [ %add66.3.i.i, %if.else.3.i.i ], [ %51, %if.then54.3.i.i ]
  br i1 %or.cond.i.i, label %if.then76.3.i.i, label %if.end86.3.i.i

if.then76.3.i.i:                                  ; preds = %if.end69.3.i.i
  %conv78.3.i.i = fptrunc double %real.sroa.20.1.i.i to float
  %arrayidx80.3.i.i = getelementptr inbounds float, ptr %add.ptr8.3.i.i, i64 %spec.select
  store float %conv78.3.i.i, ptr %arrayidx80.3.i.i, align 4
  %conv82.3.i.i = fptrunc double %imag.sroa.20.1.i.i to float
  %arrayidx85.3.i.i = getelementptr i8, ptr %arrayidx80.3.i.i, i64 4
  store float %conv82.3.i.i, ptr %arrayidx85.3.i.i, align 4
  br label %if.end86.3.i.i

if.end86.3.i.i:                                   ; preds = %if.end69.3.i.i, %if.then76.3.i.i
  %inc91.i.i = add nuw nsw i64 %k.0147.i.i, 1
  %exitcond320.not = icmp eq i64 %inc91.i.i, %2
  br i1 %exitcond320.not, label %float_apart.exit.i, label %for.body32.i.i, !llvm.loop !113

float_apart.exit.i:                               ; preds = %if.end86.3.i.i, %for.inc.3.i.i
  %add35.i = add nuw nsw i64 %k.3152.i, 4
  %cmp22.i = icmp slt i64 %add35.i, %1
  br i1 %cmp22.i, label %for.body23.i, label %if.end, !llvm.loop !114

if.else:                                          ; preds = %for.body
  br i1 %or.cond297, label %for.cond.preheader.i121, label %if.end.i43

for.cond.preheader.i121:                          ; preds = %if.else
  br i1 %cmp4.not132.i, label %for.cond8.preheader.i136, label %for.body.i127

for.cond8.preheader.i136:                         ; preds = %double_vectors.exit115.i, %for.cond.preheader.i121
  %k.0.lcssa.i137 = phi i64 [ 0, %for.cond.preheader.i121 ], [ %add134.i, %double_vectors.exit115.i ]
  %add9139.i = or disjoint i64 %k.0.lcssa.i137, 4
  %cmp11.not140.i = icmp sgt i64 %add9139.i, %1
  br i1 %cmp11.not140.i, label %if.end.i43, label %for.body12.i143

for.body.i127:                                    ; preds = %for.cond.preheader.i121, %double_vectors.exit115.i
  %all.i67.sroa.0.0.i128 = phi <8 x double> [ %all.i67.sroa.0.3.i132, %double_vectors.exit115.i ], [ undef, %for.cond.preheader.i121 ]
  %all.i67.sroa.8.0.i129 = phi <8 x double> [ %all.i67.sroa.8.3.i133, %double_vectors.exit115.i ], [ undef, %for.cond.preheader.i121 ]
  %add134.i = phi i64 [ %add.i134, %double_vectors.exit115.i ], [ 8, %for.cond.preheader.i121 ]
  %k.0133.i = phi i64 [ %add134.i, %double_vectors.exit115.i ], [ 0, %for.cond.preheader.i121 ]
  %mul.i130 = shl nuw nsw i64 %k.0133.i, 1
  %add.ptr6.i131 = getelementptr inbounds double, ptr %c.sroa.123.0313, i64 %mul.i130
  br i1 %cmp.i72129.i, label %for.cond1.i73.preheader.preheader.i167, label %double_vectors.exit115.i

for.cond1.i73.preheader.preheader.i167:           ; preds = %for.body.i127
  %add.ptr.i168 = getelementptr inbounds double, ptr %c.sroa.118.0312, i64 %mul.i130
  %invariant.gep.i169 = getelementptr i8, ptr %add.ptr6.i131, i64 64
  br label %for.cond1.i73.preheader.i170

for.cond1.i73.preheader.i170:                     ; preds = %if.end31.i105.1.i, %for.cond1.i73.preheader.preheader.i167
  %all.i67.sroa.0.1.i171 = phi <8 x double> [ %all.i67.sroa.0.0.i128, %for.cond1.i73.preheader.preheader.i167 ], [ %all.i67.sroa.0.2.i174, %if.end31.i105.1.i ]
  %all.i67.sroa.8.1.i172 = phi <8 x double> [ %all.i67.sroa.8.0.i129, %for.cond1.i73.preheader.preheader.i167 ], [ %all.i67.sroa.8.2.i177, %if.end31.i105.1.i ]
  %x.addr.0.i70131.i = phi ptr [ %add.ptr.i168, %for.cond1.i73.preheader.preheader.i167 ], [ %add.ptr34.i79.i, %if.end31.i105.1.i ]
  %k.0.i69130.i = phi i64 [ 0, %for.cond1.i73.preheader.preheader.i167 ], [ %inc33.i77.i, %if.end31.i105.1.i ]
  %cmp5.i83.i = icmp eq i64 %k.0.i69130.i, 0
  %53 = load <8 x double>, ptr %x.addr.0.i70131.i, align 8
  br i1 %cmp5.i83.i, label %if.end19.i92.i, label %if.else.i84.i

if.else.i84.i:                                    ; preds = %for.cond1.i73.preheader.i170
  br i1 %tobool.not.i85.i, label %if.then6.i110.i, label %if.else8.i86.i

if.then6.i110.i:                                  ; preds = %if.else.i84.i
  %add.i112.i = fadd <8 x double> %all.i67.sroa.0.1.i171, %53
  br label %if.end19.i92.i

if.else8.i86.i:                                   ; preds = %if.else.i84.i
  %shuffle.i88.i = shufflevector <8 x double> %all.i67.sroa.0.1.i171, <8 x double> poison, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
  %shuffle13.i89.i = shufflevector <8 x double> %all.i67.sroa.0.1.i171, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
  %54 = fmul <8 x double> %53, <double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00>
  %mul16.i90.i = shufflevector <8 x double> %54, <8 x double> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %mul17.i91.i173 = fmul <8 x double> %shuffle13.i89.i, %mul16.i90.i
  %55 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle.i88.i, <8 x double> %53, <8 x double> %mul17.i91.i173)
  br label %if.end19.i92.i

if.end19.i92.i:                                   ; preds = %if.else8.i86.i, %if.then6.i110.i, %for.cond1.i73.preheader.i170
  %all.i67.sroa.0.2.i174 = phi <8 x double> [ %add.i112.i, %if.then6.i110.i ], [ %55, %if.else8.i86.i ], [ %53, %for.cond1.i73.preheader.i170 ]
  br i1 %tobool20.not.i94.i, label %lor.lhs.false.i107.i, label %cond.true.i98.i

lor.lhs.false.i107.i:                             ; preds = %if.end19.i92.i
  %cmp22.i109.i = icmp eq i64 %k.0.i69130.i, %sub.i108.i
  br i1 %cmp22.i109.i, label %cond.end.i101.i, label %if.end31.i105.i

cond.true.i98.i:                                  ; preds = %if.end19.i92.i
  %mul27.i100.i = mul nsw i64 %k.0.i69130.i, %6
  br label %cond.end.i101.i

cond.end.i101.i:                                  ; preds = %cond.true.i98.i, %lor.lhs.false.i107.i
  %cond.i102.i = phi i64 [ %mul27.i100.i, %cond.true.i98.i ], [ 0, %lor.lhs.false.i107.i ]
  %add.ptr28.i103.i = getelementptr inbounds double, ptr %add.ptr6.i131, i64 %cond.i102.i
  store <8 x double> %all.i67.sroa.0.2.i174, ptr %add.ptr28.i103.i, align 8
  br label %if.end31.i105.i

if.end31.i105.i:                                  ; preds = %cond.end.i101.i, %lor.lhs.false.i107.i
  %add.ptr.i82.1.i175 = getelementptr inbounds i8, ptr %x.addr.0.i70131.i, i64 64
  %56 = load <8 x double>, ptr %add.ptr.i82.1.i175, align 8
  br i1 %cmp5.i83.i, label %if.end19.i92.1.i, label %if.else.i84.1.i

if.else.i84.1.i:                                  ; preds = %if.end31.i105.i
  br i1 %tobool.not.i85.i, label %if.then6.i110.1.i, label %if.else8.i86.1.i

if.else8.i86.1.i:                                 ; preds = %if.else.i84.1.i
  %shuffle.i88.1.i = shufflevector <8 x double> %all.i67.sroa.8.1.i172, <8 x double> poison, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
  %shuffle13.i89.1.i = shufflevector <8 x double> %all.i67.sroa.8.1.i172, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
  %57 = fmul <8 x double> %56, <double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00>
  %mul16.i90.1.i = shufflevector <8 x double> %57, <8 x double> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %mul17.i91.1.i176 = fmul <8 x double> %shuffle13.i89.1.i, %mul16.i90.1.i
  %58 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle.i88.1.i, <8 x double> %56, <8 x double> %mul17.i91.1.i176)
  br label %if.end19.i92.1.i

if.then6.i110.1.i:                                ; preds = %if.else.i84.1.i
  %add.i112.1.i = fadd <8 x double> %all.i67.sroa.8.1.i172, %56
  br label %if.end19.i92.1.i

if.end19.i92.1.i:                                 ; preds = %if.then6.i110.1.i, %if.else8.i86.1.i, %if.end31.i105.i
  %all.i67.sroa.8.2.i177 = phi <8 x double> [ %add.i112.1.i, %if.then6.i110.1.i ], [ %58, %if.else8.i86.1.i ], [ %56, %if.end31.i105.i ]
  br i1 %tobool20.not.i94.i, label %lor.lhs.false.i107.1.i, label %cond.true.i98.1.i

cond.true.i98.1.i:                                ; preds = %if.end19.i92.1.i
  %mul27.i100.1.i = mul nsw i64 %k.0.i69130.i, %6
  br label %cond.end.i101.1.i

lor.lhs.false.i107.1.i:                           ; preds = %if.end19.i92.1.i
  %cmp22.i109.1.i = icmp eq i64 %k.0.i69130.i, %sub.i108.i
  br i1 %cmp22.i109.1.i, label %cond.end.i101.1.i, label %if.end31.i105.1.i

cond.end.i101.1.i:                                ; preds = %lor.lhs.false.i107.1.i, %cond.true.i98.1.i
  %cond.i102.1.i = phi i64 [ %mul27.i100.1.i, %cond.true.i98.1.i ], [ 0, %lor.lhs.false.i107.1.i ]
  %gep.i178 = getelementptr double, ptr %invariant.gep.i169, i64 %cond.i102.1.i
  store <8 x double> %all.i67.sroa.8.2.i177, ptr %gep.i178, align 8
  br label %if.end31.i105.1.i

if.end31.i105.1.i:                                ; preds = %cond.end.i101.1.i, %lor.lhs.false.i107.1.i
  %inc33.i77.i = add nuw nsw i64 %k.0.i69130.i, 1
  %add.ptr34.i79.i = getelementptr inbounds double, ptr %x.addr.0.i70131.i, i64 %4
  %exitcond.not = icmp eq i64 %inc33.i77.i, %2
  br i1 %exitcond.not, label %double_vectors.exit115.i, label %for.cond1.i73.preheader.i170, !llvm.loop !115

double_vectors.exit115.i:                         ; preds = %if.end31.i105.1.i, %for.body.i127
  %all.i67.sroa.0.3.i132 = phi <8 x double> [ %all.i67.sroa.0.0.i128, %for.body.i127 ], [ %all.i67.sroa.0.2.i174, %if.end31.i105.1.i ]
  %all.i67.sroa.8.3.i133 = phi <8 x double> [ %all.i67.sroa.8.0.i129, %for.body.i127 ], [ %all.i67.sroa.8.2.i177, %if.end31.i105.1.i ]
  %add.i134 = add nuw nsw i64 %add134.i, 8
  %cmp4.not.i135 = icmp sgt i64 %add.i134, %1
  br i1 %cmp4.not.i135, label %for.cond8.preheader.i136, label %for.body.i127, !llvm.loop !116

for.body12.i143:                                  ; preds = %for.cond8.preheader.i136, %double_vectors.exit.i
  %all.i.sroa.0.0.i144 = phi <8 x double> [ %all.i.sroa.0.3.i147, %double_vectors.exit.i ], [ undef, %for.cond8.preheader.i136 ]
  %add9142.i = phi i64 [ %add9.i148, %double_vectors.exit.i ], [ %add9139.i, %for.cond8.preheader.i136 ]
  %k.1141.i = phi i64 [ %add9142.i, %double_vectors.exit.i ], [ %k.0.lcssa.i137, %for.cond8.preheader.i136 ]
  %mul13.i145 = shl nuw nsw i64 %k.1141.i, 1
  %add.ptr16.i146 = getelementptr inbounds double, ptr %c.sroa.123.0313, i64 %mul13.i145
  br i1 %cmp.i72129.i, label %for.cond1.i.preheader.preheader.i150, label %double_vectors.exit.i

for.cond1.i.preheader.preheader.i150:             ; preds = %for.body12.i143
  %add.ptr14.i151 = getelementptr inbounds double, ptr %c.sroa.118.0312, i64 %mul13.i145
  br label %for.cond1.i.preheader.i152

for.cond1.i.preheader.i152:                       ; preds = %if.end31.i.i, %for.cond1.i.preheader.preheader.i150
  %all.i.sroa.0.1.i153 = phi <8 x double> [ %all.i.sroa.0.0.i144, %for.cond1.i.preheader.preheader.i150 ], [ %all.i.sroa.0.2.i159, %if.end31.i.i ]
  %x.addr.0.i138.i = phi ptr [ %add.ptr14.i151, %for.cond1.i.preheader.preheader.i150 ], [ %add.ptr34.i.i, %if.end31.i.i ]
  %k.0.i137.i = phi i64 [ 0, %for.cond1.i.preheader.preheader.i150 ], [ %inc33.i.i, %if.end31.i.i ]
  %cmp5.i.i154 = icmp eq i64 %k.0.i137.i, 0
  %59 = load <8 x double>, ptr %x.addr.0.i138.i, align 8
  br i1 %cmp5.i.i154, label %if.end19.i.i, label %if.else.i.i155

if.else.i.i155:                                   ; preds = %for.cond1.i.preheader.i152
  br i1 %tobool.not.i85.i, label %if.then6.i.i, label %if.else8.i.i

if.then6.i.i:                                     ; preds = %if.else.i.i155
  %add.i.i166 = fadd <8 x double> %all.i.sroa.0.1.i153, %59
  br label %if.end19.i.i

if.else8.i.i:                                     ; preds = %if.else.i.i155
  %shuffle.i.i157 = shufflevector <8 x double> %all.i.sroa.0.1.i153, <8 x double> poison, <8 x i32> <i32 0, i32 0, i32 2, i32 2, i32 4, i32 4, i32 6, i32 6>
  %shuffle13.i.i = shufflevector <8 x double> %all.i.sroa.0.1.i153, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 3, i32 3, i32 5, i32 5, i32 7, i32 7>
  %60 = fmul <8 x double> %59, <double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00, double 1.000000e+00, double -1.000000e+00>
  %mul16.i.i = shufflevector <8 x double> %60, <8 x double> poison, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  %mul17.i.i158 = fmul <8 x double> %shuffle13.i.i, %mul16.i.i
  %61 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle.i.i157, <8 x double> %59, <8 x double> %mul17.i.i158)
  br label %if.end19.i.i

if.end19.i.i:                                     ; preds = %if.else8.i.i, %if.then6.i.i, %for.cond1.i.preheader.i152
  %all.i.sroa.0.2.i159 = phi <8 x double> [ %add.i.i166, %if.then6.i.i ], [ %61, %if.else8.i.i ], [ %59, %for.cond1.i.preheader.i152 ]
  br i1 %tobool20.not.i94.i, label %lor.lhs.false.i.i164, label %cond.true.i.i160

lor.lhs.false.i.i164:                             ; preds = %if.end19.i.i
  %cmp22.i.i = icmp eq i64 %k.0.i137.i, %sub.i108.i
  br i1 %cmp22.i.i, label %cond.end.i.i161, label %if.end31.i.i

cond.true.i.i160:                                 ; preds = %if.end19.i.i
  %mul27.i.i = mul nsw i64 %k.0.i137.i, %6
  br label %cond.end.i.i161

cond.end.i.i161:                                  ; preds = %cond.true.i.i160, %lor.lhs.false.i.i164
  %cond.i.i162 = phi i64 [ %mul27.i.i, %cond.true.i.i160 ], [ 0, %lor.lhs.false.i.i164 ]
  %add.ptr28.i.i = getelementptr inbounds double, ptr %add.ptr16.i146, i64 %cond.i.i162
  store <8 x double> %all.i.sroa.0.2.i159, ptr %add.ptr28.i.i, align 8
  br label %if.end31.i.i

if.end31.i.i:                                     ; preds = %cond.end.i.i161, %lor.lhs.false.i.i164
  %inc33.i.i = add nuw nsw i64 %k.0.i137.i, 1
  %add.ptr34.i.i = getelementptr inbounds double, ptr %x.addr.0.i138.i, i64 %4
  %exitcond316.not = icmp eq i64 %inc33.i.i, %2
  br i1 %exitcond316.not, label %double_vectors.exit.i, label %for.cond1.i.preheader.i152, !llvm.loop !115

double_vectors.exit.i:                            ; preds = %if.end31.i.i, %for.body12.i143
  %all.i.sroa.0.3.i147 = phi <8 x double> [ %all.i.sroa.0.0.i144, %for.body12.i143 ], [ %all.i.sroa.0.2.i159, %if.end31.i.i ]
  %add9.i148 = add nuw nsw i64 %add9142.i, 4
  %cmp11.not.i149 = icmp sgt i64 %add9.i148, %1
  br i1 %cmp11.not.i149, label %if.end.i43, label %for.body12.i143, !llvm.loop !117

if.end.i43:                                       ; preds = %double_vectors.exit.i, %for.cond8.preheader.i136, %if.else
  %k.2.i44 = phi i64 [ 0, %if.else ], [ %k.0.lcssa.i137, %for.cond8.preheader.i136 ], [ %add9142.i, %double_vectors.exit.i ]
  %cmp22144.i = icmp slt i64 %k.2.i44, %1
  br i1 %cmp22144.i, label %for.body23.i48, label %if.end

for.body23.i48:                                   ; preds = %if.end.i43, %double_apart.exit.i
  %k.3145.i = phi i64 [ %add35.i86, %double_apart.exit.i ], [ %k.2.i44, %if.end.i43 ]
  %mul25.i49 = mul nsw i64 %k.3145.i, %3
  %add.ptr26.i50 = getelementptr inbounds double, ptr %c.sroa.118.0312, i64 %mul25.i49
  %mul28.i51 = mul nsw i64 %k.3145.i, %5
  %add.ptr29.i52 = getelementptr inbounds double, ptr %c.sroa.123.0313, i64 %mul28.i51
  %sub.i53 = sub nsw i64 %1, %k.3145.i
  %62 = load double, ptr %add.ptr26.i50, align 8
  %arrayidx14.i.i54 = getelementptr inbounds i8, ptr %add.ptr26.i50, i64 8
  %63 = load double, ptr %arrayidx14.i.i54, align 8
  br i1 %or.cond298, label %if.then.2.i.i74, label %for.inc.1.i.i65

for.inc.1.i.i65:                                  ; preds = %for.body23.i48
  %cmp1.1.i159.i = icmp sgt i64 %sub.i53, 1
  %mul.1.i160.i = select i1 %cmp1.1.i159.i, i64 %3, i64 0
  %add.ptr.1.i161.i = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %mul.1.i160.i
  %mul7.1.i162.i = select i1 %cmp1.1.i159.i, i64 %5, i64 0
  %64 = load double, ptr %add.ptr.1.i161.i, align 8
  %arrayidx14.1.i164.i = getelementptr inbounds i8, ptr %add.ptr.1.i161.i, i64 8
  %65 = load double, ptr %arrayidx14.1.i164.i, align 8
  %cmp1.2.i.i66 = icmp sgt i64 %sub.i53, 2
  %cond.2.i.i67 = select i1 %cmp1.2.i.i66, i64 2, i64 0
  %mul.2.i.i68 = mul nsw i64 %cond.2.i.i67, %3
  %add.ptr.2.i.i69 = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %mul.2.i.i68
  %mul7.2.i.i70 = mul nsw i64 %cond.2.i.i67, %5
  %66 = load double, ptr %add.ptr.2.i.i69, align 8
  %arrayidx14.2.i.i72 = getelementptr inbounds i8, ptr %add.ptr.2.i.i69, i64 8
  %67 = load double, ptr %arrayidx14.2.i.i72, align 8
  br label %for.inc.2.i.i75

if.then.2.i.i74:                                  ; preds = %for.body23.i48
  store double %62, ptr %add.ptr29.i52, align 8
  %arrayidx22.i.i = getelementptr inbounds i8, ptr %add.ptr29.i52, i64 8
  store double %63, ptr %arrayidx22.i.i, align 8
  %cmp1.1.i.i57 = icmp sgt i64 %sub.i53, 1
  %mul.1.i.i58 = select i1 %cmp1.1.i.i57, i64 %3, i64 0
  %add.ptr.1.i.i59 = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %mul.1.i.i58
  %arrayidx14.1.i.i62 = getelementptr inbounds i8, ptr %add.ptr.1.i.i59, i64 8
  %68 = load double, ptr %arrayidx14.1.i.i62, align 8
  %69 = load double, ptr %add.ptr.1.i.i59, align 8
  %mul7.1.i.i60 = select i1 %cmp1.1.i.i57, i64 %5, i64 0
  %add.ptr8.1.i.i61 = getelementptr inbounds double, ptr %add.ptr29.i52, i64 %mul7.1.i.i60
  store double %69, ptr %add.ptr8.1.i.i61, align 8
  %arrayidx22.1.i.i = getelementptr inbounds i8, ptr %add.ptr8.1.i.i61, i64 8
  store double %68, ptr %arrayidx22.1.i.i, align 8
  %cmp1.2.i.i66321 = icmp sgt i64 %sub.i53, 2
  %cond.2.i.i67322 = select i1 %cmp1.2.i.i66321, i64 2, i64 0
  %mul.2.i.i68323 = mul nsw i64 %cond.2.i.i67322, %3
  %add.ptr.2.i.i69324 = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %mul.2.i.i68323
  %mul7.2.i.i70325 = mul nsw i64 %cond.2.i.i67322, %5
  %add.ptr8.2.i.i71326 = getelementptr inbounds double, ptr %add.ptr29.i52, i64 %mul7.2.i.i70325
  %70 = load double, ptr %add.ptr.2.i.i69324, align 8
  %arrayidx14.2.i.i72327 = getelementptr inbounds i8, ptr %add.ptr.2.i.i69324, i64 8
  %71 = load double, ptr %arrayidx14.2.i.i72327, align 8
  store double %70, ptr %add.ptr8.2.i.i71326, align 8
  %arrayidx22.2.i.i = getelementptr inbounds i8, ptr %add.ptr8.2.i.i71326, i64 8
  store double %71, ptr %arrayidx22.2.i.i, align 8
  br label %for.inc.2.i.i75

for.inc.2.i.i75:                                  ; preds = %for.inc.1.i.i65, %if.then.2.i.i74
  %72 = phi double [ %71, %if.then.2.i.i74 ], [ %67, %for.inc.1.i.i65 ]
  %73 = phi double [ %70, %if.then.2.i.i74 ], [ %66, %for.inc.1.i.i65 ]
  %74 = phi i64 [ %mul7.2.i.i70325, %if.then.2.i.i74 ], [ %mul7.2.i.i70, %for.inc.1.i.i65 ]
  %75 = phi i64 [ %mul.2.i.i68323, %if.then.2.i.i74 ], [ %mul.2.i.i68, %for.inc.1.i.i65 ]
  %76 = phi i64 [ %mul.1.i.i58, %if.then.2.i.i74 ], [ %mul.1.i160.i, %for.inc.1.i.i65 ]
  %77 = phi i64 [ %mul7.1.i.i60, %if.then.2.i.i74 ], [ %mul7.1.i162.i, %for.inc.1.i.i65 ]
  %78 = phi double [ %69, %if.then.2.i.i74 ], [ %64, %for.inc.1.i.i65 ]
  %79 = phi double [ %68, %if.then.2.i.i74 ], [ %65, %for.inc.1.i.i65 ]
  %80 = phi i64 [ %0, %if.then.2.i.i74 ], [ 0, %for.inc.1.i.i65 ]
  %cmp1.3.i.i76 = icmp sgt i64 %sub.i53, 3
  %cond.3.i.i77 = select i1 %cmp1.3.i.i76, i64 3, i64 0
  %mul.3.i.i78 = mul nsw i64 %cond.3.i.i77, %3
  %add.ptr.3.i.i79 = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %mul.3.i.i78
  %mul7.3.i.i80 = mul nsw i64 %cond.3.i.i77, %5
  %add.ptr8.3.i.i81 = getelementptr inbounds double, ptr %add.ptr29.i52, i64 %mul7.3.i.i80
  %81 = load double, ptr %add.ptr.3.i.i79, align 8
  %arrayidx14.3.i.i82 = getelementptr inbounds i8, ptr %add.ptr.3.i.i79, i64 8
  %82 = load double, ptr %arrayidx14.3.i.i82, align 8
  %tobool.not.3.i.i83 = icmp ne i64 %80, 0
  %or.cond302 = select i1 %tobool.not.3.i.i83, i1 true, i1 %cmp16.i.i
  br i1 %or.cond302, label %if.then.3.i.i84, label %for.inc.3.i.i85

if.then.3.i.i84:                                  ; preds = %for.inc.2.i.i75
  store double %81, ptr %add.ptr8.3.i.i81, align 8
  %arrayidx22.3.i.i = getelementptr inbounds i8, ptr %add.ptr8.3.i.i81, i64 8
  store double %82, ptr %arrayidx22.3.i.i, align 8
  br label %for.inc.3.i.i85

for.inc.3.i.i85:                                  ; preds = %for.inc.2.i.i75, %if.then.3.i.i84
  br i1 %cmp25135.i.i, label %for.body27.i.i.preheader, label %double_apart.exit.i

for.body27.i.i.preheader:                         ; preds = %for.inc.3.i.i85
  %83 = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %76
  %84 = getelementptr inbounds double, ptr %add.ptr29.i52, i64 %77
  %85 = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %75
  %86 = getelementptr inbounds double, ptr %add.ptr29.i52, i64 %74
  br label %for.body27.i.i

for.body27.i.i:                                   ; preds = %for.body27.i.i.preheader, %if.end75.3.i.i
  %imag.sroa.0.0.i.i88 = phi double [ %imag.sroa.0.1.i.i97, %if.end75.3.i.i ], [ %63, %for.body27.i.i.preheader ]
  %imag.sroa.8.0.i.i89 = phi double [ %imag.sroa.8.1.i.i101, %if.end75.3.i.i ], [ %79, %for.body27.i.i.preheader ]
  %imag.sroa.14.0.i.i90 = phi double [ %imag.sroa.14.1.i.i104, %if.end75.3.i.i ], [ %72, %for.body27.i.i.preheader ]
  %imag.sroa.20.0.i.i91 = phi double [ %imag.sroa.20.1.i.i107, %if.end75.3.i.i ], [ %82, %for.body27.i.i.preheader ]
  %real.sroa.0.0.i.i92 = phi double [ %real.sroa.0.1.i.i98, %if.end75.3.i.i ], [ %62, %for.body27.i.i.preheader ]
  %real.sroa.8.0.i.i93 = phi double [ %real.sroa.8.1.i.i102, %if.end75.3.i.i ], [ %78, %for.body27.i.i.preheader ]
  %real.sroa.14.0.i.i94 = phi double [ %real.sroa.14.1.i.i105, %if.end75.3.i.i ], [ %73, %for.body27.i.i.preheader ]
  %real.sroa.20.0.i.i95 = phi double [ %real.sroa.20.1.i.i108, %if.end75.3.i.i ], [ %81, %for.body27.i.i.preheader ]
  %k.0136.i.i = phi i64 [ %inc80.i.i, %if.end75.3.i.i ], [ 1, %for.body27.i.i.preheader ]
  %mul28.i.i = mul nsw i64 %k.0136.i.i, %4
  %mul32.i.i = mul nsw i64 %k.0136.i.i, %6
  %spec.select303 = select i1 %tobool.not.i118.i, i64 %mul32.i.i, i64 0
  %arrayidx42.i.i = getelementptr inbounds double, ptr %add.ptr26.i50, i64 %mul28.i.i
  %87 = load double, ptr %arrayidx42.i.i, align 8
  %arrayidx44.i.i = getelementptr i8, ptr %arrayidx42.i.i, i64 8
  %88 = load double, ptr %arrayidx44.i.i, align 8
  br i1 %tobool.not.i85.i, label %if.else.i123.i, label %if.then46.i.i

if.then46.i.i:                                    ; preds = %for.body27.i.i
  %89 = fneg double %imag.sroa.0.0.i.i88
  %neg.i.i96 = fmul double %88, %89
  %90 = tail call double @llvm.fmuladd.f64(double %real.sroa.0.0.i.i92, double %87, double %neg.i.i96)
  %mul54.i.i = fmul double %imag.sroa.0.0.i.i88, %87
  %91 = tail call double @llvm.fmuladd.f64(double %real.sroa.0.0.i.i92, double %88, double %mul54.i.i)
  br label %if.end61.i.i

if.else.i123.i:                                   ; preds = %for.body27.i.i
  %add58.i.i = fadd double %real.sroa.0.0.i.i92, %87
  %add60.i.i = fadd double %imag.sroa.0.0.i.i88, %88
  br label %if.end61.i.i

if.end61.i.i:                                     ; preds = %if.else.i123.i, %if.then46.i.i
  %imag.sroa.0.1.i.i97 = phi double [ %add60.i.i, %if.else.i123.i ], [ %91, %if.then46.i.i ]
  %real.sroa.0.1.i.i98 = phi double [ %add58.i.i, %if.else.i123.i ], [ %90, %if.then46.i.i ]
  %cmp66.i.i = icmp eq i64 %k.0136.i.i, %sub.i108.i
  %or.cond.i.i99 = select i1 %tobool.not.i118.i, i1 true, i1 %cmp66.i.i
  br i1 %or.cond.i.i99, label %if.then67.i.i, label %if.end75.i.i

if.then67.i.i:                                    ; preds = %if.end61.i.i
  %arrayidx70.i.i = getelementptr inbounds double, ptr %add.ptr29.i52, i64 %spec.select303
  store double %real.sroa.0.1.i.i98, ptr %arrayidx70.i.i, align 8
  %arrayidx74.i.i = getelementptr i8, ptr %arrayidx70.i.i, i64 8
  store double %imag.sroa.0.1.i.i97, ptr %arrayidx74.i.i, align 8
  br label %if.end75.i.i

if.end75.i.i:                                     ; preds = %if.then67.i.i, %if.end61.i.i
  %arrayidx42.1.i.i = getelementptr inbounds double, ptr %83, i64 %mul28.i.i
  %92 = load double, ptr %arrayidx42.1.i.i, align 8
  %arrayidx44.1.i.i = getelementptr i8, ptr %arrayidx42.1.i.i, i64 8
  %93 = load double, ptr %arrayidx44.1.i.i, align 8
  br i1 %tobool.not.i85.i, label %if.else.1.i.i114, label %if.then46.1.i.i

if.then46.1.i.i:                                  ; preds = %if.end75.i.i
  %94 = fneg double %imag.sroa.8.0.i.i89
  %neg.1.i.i100 = fmul double %93, %94
  %95 = tail call double @llvm.fmuladd.f64(double %real.sroa.8.0.i.i93, double %92, double %neg.1.i.i100)
  %mul54.1.i.i = fmul double %imag.sroa.8.0.i.i89, %92
  %96 = tail call double @llvm.fmuladd.f64(double %real.sroa.8.0.i.i93, double %93, double %mul54.1.i.i)
  br label %if.end61.1.i.i

if.else.1.i.i114:                                 ; preds = %if.end75.i.i
  %add58.1.i.i = fadd double %real.sroa.8.0.i.i93, %92
  %add60.1.i.i = fadd double %imag.sroa.8.0.i.i89, %93
  br label %if.end61.1.i.i

if.end61.1.i.i:                                   ; preds = %if.else.1.i.i114, %if.then46.1.i.i
  %imag.sroa.8.1.i.i101 = phi double [ %add60.1.i.i, %if.else.1.i.i114 ], [ %96, %if.then46.1.i.i ]
  %real.sroa.8.1.i.i102 = phi double [ %add58.1.i.i, %if.else.1.i.i114 ], [ %95, %if.then46.1.i.i ]
  br i1 %or.cond.i.i99, label %if.then67.1.i.i, label %if.end75.1.i.i

if.then67.1.i.i:                                  ; preds = %if.end61.1.i.i
  %arrayidx70.1.i.i = getelementptr inbounds double, ptr %84, i64 %spec.select303
  store double %real.sroa.8.1.i.i102, ptr %arrayidx70.1.i.i, align 8
  %arrayidx74.1.i.i = getelementptr i8, ptr %arrayidx70.1.i.i, i64 8
  store double %imag.sroa.8.1.i.i101, ptr %arrayidx74.1.i.i, align 8
  br label %if.end75.1.i.i

if.end75.1.i.i:                                   ; preds = %if.end61.1.i.i, %if.then67.1.i.i
  %arrayidx42.2.i.i = getelementptr inbounds double, ptr %85, i64 %mul28.i.i
  %97 = load double, ptr %arrayidx42.2.i.i, align 8
  %arrayidx44.2.i.i = getelementptr i8, ptr %arrayidx42.2.i.i, i64 8
  %98 = load double, ptr %arrayidx44.2.i.i, align 8
  br i1 %tobool.not.i85.i, label %if.else.2.i.i112, label %if.then46.2.i.i

if.then46.2.i.i:                                  ; preds = %if.end75.1.i.i
  %99 = fneg double %imag.sroa.14.0.i.i90
  %neg.2.i.i103 = fmul double %98, %99
  %100 = tail call double @llvm.fmuladd.f64(double %real.sroa.14.0.i.i94, double %97, double %neg.2.i.i103)
  %mul54.2.i.i = fmul double %imag.sroa.14.0.i.i90, %97
  %101 = tail call double @llvm.fmuladd.f64(double %real.sroa.14.0.i.i94, double %98, double %mul54.2.i.i)
  br label %if.end61.2.i.i

if.else.2.i.i112:                                 ; preds = %if.end75.1.i.i
  %add58.2.i.i = fadd double %real.sroa.14.0.i.i94, %97
  %add60.2.i.i = fadd double %imag.sroa.14.0.i.i90, %98
  br label %if.end61.2.i.i

if.end61.2.i.i:                                   ; preds = %if.else.2.i.i112, %if.then46.2.i.i
  %imag.sroa.14.1.i.i104 = phi double [ %add60.2.i.i, %if.else.2.i.i112 ], [ %101, %if.then46.2.i.i ]
  %real.sroa.14.1.i.i105 = phi double [ %add58.2.i.i, %if.else.2.i.i112 ], [ %100, %if.then46.2.i.i ]
  br i1 %or.cond.i.i99, label %if.then67.2.i.i, label %if.end75.2.i.i

if.then67.2.i.i:                                  ; preds = %if.end61.2.i.i
  %arrayidx70.2.i.i = getelementptr inbounds double, ptr %86, i64 %spec.select303
  store double %real.sroa.14.1.i.i105, ptr %arrayidx70.2.i.i, align 8
  %arrayidx74.2.i.i = getelementptr i8, ptr %arrayidx70.2.i.i, i64 8
  store double %imag.sroa.14.1.i.i104, ptr %arrayidx74.2.i.i, align 8
  br label %if.end75.2.i.i

if.end75.2.i.i:                                   ; preds = %if.end61.2.i.i, %if.then67.2.i.i
  %arrayidx42.3.i.i = getelementptr inbounds double, ptr %add.ptr.3.i.i79, i64 %mul28.i.i
  %102 = load double, ptr %arrayidx42.3.i.i, align 8
  %arrayidx44.3.i.i = getelementptr i8, ptr %arrayidx42.3.i.i, i64 8
  %103 = load double, ptr %arrayidx44.3.i.i, align 8
  br i1 %tobool.not.i85.i, label %if.else.3.i.i110, label %if.then46.3.i.i

if.then46.3.i.i:                                  ; preds = %if.end75.2.i.i
  %104 = fneg double %imag.sroa.20.0.i.i91
  %neg.3.i.i106 = fmul double %103, %104
  %105 = tail call double @llvm.fmuladd.f64(double %real.sroa.20.0.i.i95, double %102, double %neg.3.i.i106)
  %mul54.3.i.i = fmul double %imag.sroa.20.0.i.i91, %102
  %106 = tail call double @llvm.fmuladd.f64(double %real.sroa.20.0.i.i95, double %103, double %mul54.3.i.i)
  br label %if.end61.3.i.i

if.else.3.i.i110:                                 ; preds = %if.end75.2.i.i
  %add58.3.i.i = fadd double %real.sroa.20.0.i.i95, %102
  %add60.3.i.i = fadd double %imag.sroa.20.0.i.i91, %103
  br label %if.end61.3.i.i

if.end61.3.i.i:                                   ; preds = %if.else.3.i.i110, %if.then46.3.i.i
  %imag.sroa.20.1.i.i107 = phi double [ %add60.3.i.i, %if.else.3.i.i110 ], [ %106, %if.then46.3.i.i ]
  %real.sroa.20.1.i.i108 = phi double [ %add58.3.i.i, %if.else.3.i.i110 ], [ %105, %if.then46.3.i.i ]
  br i1 %or.cond.i.i99, label %if.then67.3.i.i, label %if.end75.3.i.i

if.then67.3.i.i:                                  ; preds = %if.end61.3.i.i
  %arrayidx70.3.i.i = getelementptr inbounds double, ptr %add.ptr8.3.i.i81, i64 %spec.select303
  store double %real.sroa.20.1.i.i108, ptr %arrayidx70.3.i.i, align 8
  %arrayidx74.3.i.i = getelementptr i8, ptr %arrayidx70.3.i.i, i64 8
  store double %imag.sroa.20.1.i.i107, ptr %arrayidx74.3.i.i, align 8
  br label %if.end75.3.i.i

if.end75.3.i.i:                                   ; preds = %if.end61.3.i.i, %if.then67.3.i.i
  %inc80.i.i = add nuw nsw i64 %k.0136.i.i, 1
  %exitcond317.not = icmp eq i64 %inc80.i.i, %2
  br i1 %exitcond317.not, label %double_apart.exit.i, label %for.body27.i.i, !llvm.loop !118

double_apart.exit.i:                              ; preds = %if.end75.3.i.i, %for.inc.3.i.i85
  %add35.i86 = add nuw nsw i64 %k.3145.i, 4
  %cmp22.i87 = icmp slt i64 %add35.i86, %1
  br i1 %cmp22.i87, label %for.body23.i48, label %if.end, !llvm.loop !119

if.end:                                           ; preds = %double_apart.exit.i, %float_apart.exit.i, %if.end.i43, %if.end.i
  %107 = load i64, ptr %arrayidx14, align 8
  %108 = load i64, ptr %a, align 8
  %mul = mul nsw i64 %108, %107
  %add.ptr = getelementptr inbounds i8, ptr %c.sroa.118.0312, i64 %mul
  %109 = load i64, ptr %arrayidx18, align 8
  %mul20 = mul nsw i64 %109, %108
  %add.ptr21 = getelementptr inbounds i8, ptr %c.sroa.123.0313, i64 %mul20
  %inc = add nuw nsw i64 %k.0314, 1
  %110 = load i64, ptr %arrayidx10, align 8
  %cmp = icmp slt i64 %inc, %110
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !120
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smin.v16i32(<16 x i32>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.vector.reduce.fmax.v8f64(<8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.smin.v8i64(<8 x i64>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.vector.reduce.smax.v64i8(<64 x i8>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.vector.reduce.smin.v64i8(<64 x i8>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.vector.reduce.smax.v32i16(<32 x i16>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.vector.reduce.smin.v32i16(<32 x i16>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.smax.v16i32(<16 x i32>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.smax.v8i64(<8 x i64>) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <64 x i8> @llvm.smax.v64i8(<64 x i8>, <64 x i8>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <32 x i16> @llvm.smax.v32i16(<32 x i16>, <32 x i16>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i64> @llvm.smax.v8i64(<8 x i64>, <8 x i64>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }

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
