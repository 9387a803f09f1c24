; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_count_in_bins(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 40
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 32
  %2 = load i64, ptr %arrayidx1, align 8
  %cmp144 = icmp sgt i64 %2, 0
  br i1 %cmp144, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %.lcssa = phi i64 [ %2, %entry ], [ %9, %for.body ]
  %3 = load i64, ptr %a, align 8
  %cmp4 = icmp eq i64 %3, 4
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load i64, ptr %arrayidx5, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 16
  %6 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 24
  %7 = load i64, ptr %arrayidx7, align 8
  %8 = inttoptr i64 %7 to ptr
  br i1 %cmp4, label %if.then, label %if.else

for.body:                                         ; preds = %entry, %for.body
  %k.0145 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx2 = getelementptr inbounds i64, ptr %1, i64 %k.0145
  store i64 0, ptr %arrayidx2, align 8
  %inc = add nuw nsw i64 %k.0145, 1
  %9 = load i64, ptr %arrayidx1, align 8
  %cmp = icmp slt i64 %inc, %9
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !4

if.then:                                          ; preds = %for.cond.cleanup
  %10 = load float, ptr %8, align 4
  %arrayidx1.i = getelementptr inbounds float, ptr %8, i64 %.lcssa
  %11 = load float, ptr %arrayidx1.i, align 4
  %conv.i = fpext float %10 to double
  %conv2.i = sitofp i64 %.lcssa to double
  %conv3.i = fpext float %11 to double
  %sub.i = fsub double %conv3.i, %conv.i
  %div.i = fdiv double %conv2.i, %sub.i
  %cmp.not19.i.i = icmp slt i64 %.lcssa, 1
  br i1 %cmp.not19.i.i, label %for.cond.preheader.i, label %for.body.lr.ph.i.i

for.cond.preheader.i:                             ; preds = %cleanup7.loopexit.i.i, %if.then
  %invariant.gep.i = getelementptr i8, ptr %8, i64 4
  %cmp90.i = icmp sgt i64 %6, 0
  br i1 %cmp90.i, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %sub7.i.i = add nsw i64 %.lcssa, -1
  br label %for.body.i

for.body.lr.ph.i.i:                               ; preds = %if.then
  %conv2.i.i.i = uitofp nneg i64 %.lcssa to double
  %sub7.i.i.i = add nsw i64 %.lcssa, -1
  %sub.i.i77.i = fsub double %conv.i, %conv.i
  %mul.i.i78.i = fmul double %sub.i.i77.i, %div.i
  %cmp.i.i79.i = fcmp oge double %mul.i.i78.i, 0.000000e+00
  %cmp3.i.i80.i = fcmp olt double %mul.i.i78.i, %conv2.i.i.i
  %conv6.i.i81.i = fptosi double %mul.i.i78.i to i64
  %cond.i.i82.i = select i1 %cmp3.i.i80.i, i64 %conv6.i.i81.i, i64 %sub7.i.i.i
  %12 = add i64 %cond.i.i82.i, -1
  %or.cond.i8492.i = icmp ult i64 %12, -2
  %or.cond.i84.i = select i1 %cmp.i.i79.i, i1 %or.cond.i8492.i, i1 false
  br i1 %or.cond.i84.i, label %if.then.i, label %lor.lhs.false3.i.preheader.i

lor.lhs.false3.i.preheader.i:                     ; preds = %for.body.lr.ph.i.i
  %invariant.gep96.i = getelementptr inbounds i8, ptr %8, i64 4
  %13 = load float, ptr %invariant.gep96.i, align 4
  %cmp6.i.i151 = fcmp olt float %10, %13
  br i1 %cmp6.i.i151, label %for.cond.i.i, label %if.then.i

for.cond.i.i:                                     ; preds = %lor.lhs.false3.i.preheader.i, %lor.lhs.false3.i.i
  %k.020.i86.i152 = phi i64 [ %inc.i.i, %lor.lhs.false3.i.i ], [ 0, %lor.lhs.false3.i.preheader.i ]
  %inc.i.i = add nuw nsw i64 %k.020.i86.i152, 1
  %exitcond.i.i = icmp eq i64 %inc.i.i, %.lcssa
  br i1 %exitcond.i.i, label %cleanup7.loopexit.i.i, label %for.body.i.i, !llvm.loop !7

for.body.i.i:                                     ; preds = %for.cond.i.i
  %arrayidx.i.i = getelementptr inbounds float, ptr %8, i64 %inc.i.i
  %14 = load float, ptr %arrayidx.i.i, align 4
  %conv.i.i.i = fpext float %14 to double
  %sub.i.i.i = fsub double %conv.i.i.i, %conv.i
  %mul.i.i.i = fmul double %div.i, %sub.i.i.i
  %cmp.i.i.i = fcmp ult double %mul.i.i.i, 0.000000e+00
  %cmp3.i.i.i = fcmp olt double %mul.i.i.i, %conv2.i.i.i
  %conv6.i.i.i = fptosi double %mul.i.i.i to i64
  %cond.i.i.i = select i1 %cmp3.i.i.i, i64 %conv6.i.i.i, i64 %sub7.i.i.i
  %cond10.i.i.i = select i1 %cmp.i.i.i, i64 0, i64 %cond.i.i.i
  %15 = sub i64 %inc.i.i, %cond10.i.i.i
  %or.cond.i.i = icmp ugt i64 %15, 1
  br i1 %or.cond.i.i, label %cleanup7.loopexit.i.i, label %lor.lhs.false3.i.i, !llvm.loop !7

lor.lhs.false3.i.i:                               ; preds = %for.body.i.i
  %gep97.i = getelementptr inbounds float, ptr %invariant.gep96.i, i64 %inc.i.i
  %16 = load float, ptr %gep97.i, align 4
  %cmp6.i.i = fcmp olt float %14, %16
  br i1 %cmp6.i.i, label %for.cond.i.i, label %cleanup7.loopexit.i.i, !llvm.loop !7

cleanup7.loopexit.i.i:                            ; preds = %for.cond.i.i, %for.body.i.i, %lor.lhs.false3.i.i
  %cmp.not.i.i.not.le = icmp slt i64 %inc.i.i, %.lcssa
  br i1 %cmp.not.i.i.not.le, label %if.then.i, label %for.cond.preheader.i

if.then.i:                                        ; preds = %lor.lhs.false3.i.preheader.i, %cleanup7.loopexit.i.i, %for.body.lr.ph.i.i
  %cmp134.i.i = icmp sgt i64 %6, 0
  br i1 %cmp134.i.i, label %for.body.lr.ph.i68.i, label %if.end

for.body.lr.ph.i68.i:                             ; preds = %if.then.i
  %cmp15129.i.not.i = icmp eq i64 %.lcssa, 1
  br label %for.body.i69.i

for.body.i69.i:                                   ; preds = %for.cond.cleanup56.i.i, %for.body.lr.ph.i68.i
  %indvars.iv.i.i = phi i64 [ %6, %for.body.lr.ph.i68.i ], [ %indvars.iv.next.i.i, %for.cond.cleanup56.i.i ]
  %k.0136.i.i = phi i64 [ 0, %for.body.lr.ph.i68.i ], [ %add74.i.i, %for.cond.cleanup56.i.i ]
  %smin.i.i = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i.i, i64 8)
  %smax.i.i = tail call i64 @llvm.smax.i64(i64 %smin.i.i, i64 1)
  %sub.i.i = sub nsw i64 %6, %k.0136.i.i
  %arrayidx13.i.i = getelementptr inbounds float, ptr %5, i64 %k.0136.i.i
  %17 = load float, ptr %arrayidx13.i.i, align 4
  %vecins.i.i = insertelement <8 x float> poison, float %17, i64 0
  %cmp8.1.i.i = icmp sgt i64 %sub.i.i, 1
  %cond12.1.i.i = zext i1 %cmp8.1.i.i to i64
  %add.1.i.i = or disjoint i64 %k.0136.i.i, %cond12.1.i.i
  %arrayidx13.1.i.i = getelementptr inbounds float, ptr %5, i64 %add.1.i.i
  %18 = load float, ptr %arrayidx13.1.i.i, align 4
  %vecins.1.i.i = insertelement <8 x float> %vecins.i.i, float %18, i64 1
  %cmp8.2.i.i = icmp sgt i64 %sub.i.i, 2
  %cond12.2.i.i = select i1 %cmp8.2.i.i, i64 2, i64 0
  %add.2.i.i = or disjoint i64 %cond12.2.i.i, %k.0136.i.i
  %arrayidx13.2.i.i = getelementptr inbounds float, ptr %5, i64 %add.2.i.i
  %19 = load float, ptr %arrayidx13.2.i.i, align 4
  %vecins.2.i.i = insertelement <8 x float> %vecins.1.i.i, float %19, i64 2
  %cmp8.3.i.i = icmp sgt i64 %sub.i.i, 3
  %cond12.3.i.i = select i1 %cmp8.3.i.i, i64 3, i64 0
  %add.3.i.i = or disjoint i64 %cond12.3.i.i, %k.0136.i.i
  %arrayidx13.3.i.i = getelementptr inbounds float, ptr %5, i64 %add.3.i.i
  %20 = load float, ptr %arrayidx13.3.i.i, align 4
  %vecins.3.i.i = insertelement <8 x float> %vecins.2.i.i, float %20, i64 3
  %cmp8.4.i.i = icmp sgt i64 %sub.i.i, 4
  %cond12.4.i.i = select i1 %cmp8.4.i.i, i64 4, i64 0
  %add.4.i.i = or disjoint i64 %cond12.4.i.i, %k.0136.i.i
  %arrayidx13.4.i.i = getelementptr inbounds float, ptr %5, i64 %add.4.i.i
  %21 = load float, ptr %arrayidx13.4.i.i, align 4
  %vecins.4.i.i = insertelement <8 x float> %vecins.3.i.i, float %21, i64 4
  %cmp8.5.i.i = icmp sgt i64 %sub.i.i, 5
  %cond12.5.i.i = select i1 %cmp8.5.i.i, i64 5, i64 0
  %add.5.i.i = or disjoint i64 %cond12.5.i.i, %k.0136.i.i
  %arrayidx13.5.i.i = getelementptr inbounds float, ptr %5, i64 %add.5.i.i
  %22 = load float, ptr %arrayidx13.5.i.i, align 4
  %vecins.5.i.i = insertelement <8 x float> %vecins.4.i.i, float %22, i64 5
  %cmp8.6.i.i = icmp sgt i64 %sub.i.i, 6
  %cond12.6.i.i = select i1 %cmp8.6.i.i, i64 6, i64 0
  %add.6.i.i = or disjoint i64 %cond12.6.i.i, %k.0136.i.i
  %arrayidx13.6.i.i = getelementptr inbounds float, ptr %5, i64 %add.6.i.i
  %23 = load float, ptr %arrayidx13.6.i.i, align 4
  %vecins.6.i.i = insertelement <8 x float> %vecins.5.i.i, float %23, i64 6
  %cmp8.7.i.i = icmp sgt i64 %sub.i.i, 7
  %cond12.7.i.i = select i1 %cmp8.7.i.i, i64 7, i64 0
  %add.7.i.i = or disjoint i64 %cond12.7.i.i, %k.0136.i.i
  %arrayidx13.7.i.i = getelementptr inbounds float, ptr %5, i64 %add.7.i.i
  %24 = load float, ptr %arrayidx13.7.i.i, align 4
  %vecins.7.i.i = insertelement <8 x float> %vecins.6.i.i, float %24, i64 7
  br i1 %cmp15129.i.not.i, label %for.cond53.preheader.i.i, label %for.body17.i.i

for.cond53.preheader.i.i:                         ; preds = %for.body17.i.i, %for.body.i69.i
  %found.0.lcssa.i.i = phi <8 x i64> [ zeroinitializer, %for.body.i69.i ], [ %add49.i.i, %for.body17.i.i ]
  %cmp54132.i.i = icmp sgt i64 %sub.i.i, 0
  br i1 %cmp54132.i.i, label %for.body57.i.i, label %for.cond.cleanup56.i.i

for.body17.i.i:                                   ; preds = %for.body.i69.i, %for.body17.i.i
  %rest.0131.i.i = phi i64 [ %sub50.i.i, %for.body17.i.i ], [ %.lcssa, %for.body.i69.i ]
  %found.0130.i.i = phi <8 x i64> [ %add49.i.i, %for.body17.i.i ], [ zeroinitializer, %for.body.i69.i ]
  %div126.i.i = lshr i64 %rest.0131.i.i, 1
  %vecext.i.i = extractelement <8 x i64> %found.0130.i.i, i64 0
  %25 = getelementptr float, ptr %8, i64 %vecext.i.i
  %arrayidx19.i.i = getelementptr float, ptr %25, i64 %div126.i.i
  %26 = load float, ptr %arrayidx19.i.i, align 4
  %vecinit.i.i = insertelement <8 x float> poison, float %26, i64 0
  %vecext20.i.i = extractelement <8 x i64> %found.0130.i.i, i64 1
  %27 = getelementptr float, ptr %8, i64 %vecext20.i.i
  %arrayidx22.i.i = getelementptr float, ptr %27, i64 %div126.i.i
  %28 = load float, ptr %arrayidx22.i.i, align 4
  %vecinit23.i.i = insertelement <8 x float> %vecinit.i.i, float %28, i64 1
  %vecext24.i.i = extractelement <8 x i64> %found.0130.i.i, i64 2
  %29 = getelementptr float, ptr %8, i64 %vecext24.i.i
  %arrayidx26.i.i = getelementptr float, ptr %29, i64 %div126.i.i
  %30 = load float, ptr %arrayidx26.i.i, align 4
  %vecinit27.i.i = insertelement <8 x float> %vecinit23.i.i, float %30, i64 2
  %vecext28.i.i = extractelement <8 x i64> %found.0130.i.i, i64 3
  %31 = getelementptr float, ptr %8, i64 %vecext28.i.i
  %arrayidx30.i.i = getelementptr float, ptr %31, i64 %div126.i.i
  %32 = load float, ptr %arrayidx30.i.i, align 4
  %vecinit31.i.i = insertelement <8 x float> %vecinit27.i.i, float %32, i64 3
  %vecext32.i.i = extractelement <8 x i64> %found.0130.i.i, i64 4
  %33 = getelementptr float, ptr %8, i64 %vecext32.i.i
  %arrayidx34.i.i = getelementptr float, ptr %33, i64 %div126.i.i
  %34 = load float, ptr %arrayidx34.i.i, align 4
  %vecinit35.i.i = insertelement <8 x float> %vecinit31.i.i, float %34, i64 4
  %vecext36.i.i = extractelement <8 x i64> %found.0130.i.i, i64 5
  %35 = getelementptr float, ptr %8, i64 %vecext36.i.i
  %arrayidx38.i.i = getelementptr float, ptr %35, i64 %div126.i.i
  %36 = load float, ptr %arrayidx38.i.i, align 4
  %vecinit39.i.i = insertelement <8 x float> %vecinit35.i.i, float %36, i64 5
  %vecext40.i.i = extractelement <8 x i64> %found.0130.i.i, i64 6
  %37 = getelementptr float, ptr %8, i64 %vecext40.i.i
  %arrayidx42.i.i = getelementptr float, ptr %37, i64 %div126.i.i
  %38 = load float, ptr %arrayidx42.i.i, align 4
  %vecinit43.i.i = insertelement <8 x float> %vecinit39.i.i, float %38, i64 6
  %vecext44.i.i = extractelement <8 x i64> %found.0130.i.i, i64 7
  %39 = getelementptr float, ptr %8, i64 %vecext44.i.i
  %arrayidx46.i.i = getelementptr float, ptr %39, i64 %div126.i.i
  %40 = load float, ptr %arrayidx46.i.i, align 4
  %vecinit47.i.i = insertelement <8 x float> %vecinit43.i.i, float %40, i64 7
  %cmp48.i.i = fcmp ole <8 x float> %vecinit47.i.i, %vecins.7.i.i
  %splat.splatinsert.i.i = insertelement <8 x i64> poison, i64 %div126.i.i, i64 0
  %splat.splat.i.i = shufflevector <8 x i64> %splat.splatinsert.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %and.i.i = select <8 x i1> %cmp48.i.i, <8 x i64> %splat.splat.i.i, <8 x i64> zeroinitializer
  %add49.i.i = add <8 x i64> %and.i.i, %found.0130.i.i
  %sub50.i.i = sub nsw i64 %rest.0131.i.i, %div126.i.i
  %cmp15.i.i = icmp sgt i64 %sub50.i.i, 1
  br i1 %cmp15.i.i, label %for.body17.i.i, label %for.cond53.preheader.i.i, !llvm.loop !8

for.cond.cleanup56.i.i:                           ; preds = %for.body57.i.i, %for.cond53.preheader.i.i
  %add74.i.i = add nuw nsw i64 %k.0136.i.i, 8
  %cmp.i.i = icmp slt i64 %add74.i.i, %6
  %indvars.iv.next.i.i = add i64 %indvars.iv.i.i, -8
  br i1 %cmp.i.i, label %for.body.i69.i, label %if.end, !llvm.loop !9

for.body57.i.i:                                   ; preds = %for.cond53.preheader.i.i, %for.body57.i.i
  %j52.0133.i.i = phi i64 [ %inc71.i.i, %for.body57.i.i ], [ 0, %for.cond53.preheader.i.i ]
  %arrayidx59.i.i = getelementptr inbounds float, ptr %arrayidx13.i.i, i64 %j52.0133.i.i
  %41 = load float, ptr %arrayidx59.i.i, align 4
  %cmp60.i.i = fcmp oge float %41, %10
  %cmp64.i.i = fcmp ole float %41, %11
  %42 = select i1 %cmp60.i.i, i1 %cmp64.i.i, i1 false
  %conv66.i.i = zext i1 %42 to i64
  %vecext67.i.i = extractelement <8 x i64> %found.0.lcssa.i.i, i64 %j52.0133.i.i
  %arrayidx68.i.i = getelementptr inbounds i64, ptr %1, i64 %vecext67.i.i
  %43 = load i64, ptr %arrayidx68.i.i, align 8
  %add69.i.i = add nsw i64 %43, %conv66.i.i
  store i64 %add69.i.i, ptr %arrayidx68.i.i, align 8
  %inc71.i.i = add nuw nsw i64 %j52.0133.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc71.i.i, %smax.i.i
  br i1 %exitcond.not.i.i, label %for.cond.cleanup56.i.i, label %for.body57.i.i, !llvm.loop !10

for.body.i:                                       ; preds = %land.end21.i, %for.body.lr.ph.i
  %k.091.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %land.end21.i ]
  %arrayidx5.i = getelementptr inbounds float, ptr %5, i64 %k.091.i
  %44 = load float, ptr %arrayidx5.i, align 4
  %conv.i.i = fpext float %44 to double
  %sub.i70.i = fsub double %conv.i.i, %conv.i
  %mul.i.i = fmul double %div.i, %sub.i70.i
  %cmp.i71.i = fcmp ult double %mul.i.i, 0.000000e+00
  br i1 %cmp.i71.i, label %land.end.i, label %in_float_guess.exit.i

in_float_guess.exit.i:                            ; preds = %for.body.i
  %cmp3.i.i = fcmp olt double %mul.i.i, %conv2.i
  %conv6.i.i = fptosi double %mul.i.i to i64
  %cond.i.i = select i1 %cmp3.i.i, i64 %conv6.i.i, i64 %sub7.i.i
  %cmp7.i = icmp sgt i64 %cond.i.i, 0
  br i1 %cmp7.i, label %land.rhs.i, label %land.end.i

land.rhs.i:                                       ; preds = %in_float_guess.exit.i
  %arrayidx9.i = getelementptr inbounds float, ptr %8, i64 %cond.i.i
  %45 = load float, ptr %arrayidx9.i, align 4
  %cmp10.i = fcmp olt float %44, %45
  br label %land.end.i

land.end.i:                                       ; preds = %land.rhs.i, %in_float_guess.exit.i, %for.body.i
  %cond10.i74.i = phi i64 [ %cond.i.i, %in_float_guess.exit.i ], [ %cond.i.i, %land.rhs.i ], [ 0, %for.body.i ]
  %46 = phi i1 [ false, %in_float_guess.exit.i ], [ %cmp10.i, %land.rhs.i ], [ false, %for.body.i ]
  %conv12.neg.i = sext i1 %46 to i64
  %sub13.i = add i64 %cond10.i74.i, %conv12.neg.i
  %cmp15.i = icmp slt i64 %sub13.i, %sub7.i.i
  br i1 %cmp15.i, label %land.rhs17.i, label %land.end21.i

land.rhs17.i:                                     ; preds = %land.end.i
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %sub13.i
  %47 = load float, ptr %gep.i, align 4
  %cmp19.i = fcmp oge float %44, %47
  br label %land.end21.i

land.end21.i:                                     ; preds = %land.rhs17.i, %land.end.i
  %48 = phi i1 [ false, %land.end.i ], [ %cmp19.i, %land.rhs17.i ]
  %conv23.i = zext i1 %48 to i64
  %cmp25.i = fcmp oge float %44, %10
  %cmp28.i = fcmp ole float %44, %11
  %49 = and i1 %cmp25.i, %cmp28.i
  %conv32.i = zext i1 %49 to i64
  %50 = getelementptr i64, ptr %1, i64 %sub13.i
  %arrayidx33.i = getelementptr i64, ptr %50, i64 %conv23.i
  %51 = load i64, ptr %arrayidx33.i, align 8
  %add34.i = add nsw i64 %51, %conv32.i
  store i64 %add34.i, ptr %arrayidx33.i, align 8
  %inc.i = add nuw nsw i64 %k.091.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %6
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !11

if.else:                                          ; preds = %for.cond.cleanup
  %52 = load double, ptr %8, align 8
  %arrayidx1.i27 = getelementptr inbounds double, ptr %8, i64 %.lcssa
  %53 = load double, ptr %arrayidx1.i27, align 8
  %conv.i28 = sitofp i64 %.lcssa to double
  %sub.i29 = fsub double %53, %52
  %div.i30 = fdiv double %conv.i28, %sub.i29
  %cmp.not19.i.i31 = icmp slt i64 %.lcssa, 1
  br i1 %cmp.not19.i.i31, label %for.cond.preheader.i119, label %for.body.lr.ph.i.i32

for.cond.preheader.i119:                          ; preds = %cleanup7.loopexit.i.i37, %if.else
  %invariant.gep.i120 = getelementptr i8, ptr %8, i64 8
  %cmp88.i = icmp sgt i64 %6, 0
  br i1 %cmp88.i, label %for.body.lr.ph.i121, label %if.end

for.body.lr.ph.i121:                              ; preds = %for.cond.preheader.i119
  %sub5.i.i = add nsw i64 %.lcssa, -1
  br label %for.body.i122

for.body.lr.ph.i.i32:                             ; preds = %if.else
  %conv.i.i.i33 = uitofp nneg i64 %.lcssa to double
  %sub5.i.i.i = add nsw i64 %.lcssa, -1
  %sub.i.i75.i = fsub double %52, %52
  %mul.i.i76.i = fmul double %sub.i.i75.i, %div.i30
  %cmp.i.i77.i = fcmp oge double %mul.i.i76.i, 0.000000e+00
  %cmp1.i.i78.i = fcmp olt double %mul.i.i76.i, %conv.i.i.i33
  %conv4.i.i79.i = fptosi double %mul.i.i76.i to i64
  %cond.i.i80.i = select i1 %cmp1.i.i78.i, i64 %conv4.i.i79.i, i64 %sub5.i.i.i
  %54 = add i64 %cond.i.i80.i, -1
  %or.cond.i8290.i = icmp ult i64 %54, -2
  %or.cond.i82.i = select i1 %cmp.i.i77.i, i1 %or.cond.i8290.i, i1 false
  br i1 %or.cond.i82.i, label %if.then.i39, label %lor.lhs.false3.i.preheader.i34

lor.lhs.false3.i.preheader.i34:                   ; preds = %for.body.lr.ph.i.i32
  %invariant.gep94.i = getelementptr inbounds i8, ptr %8, i64 8
  %55 = load double, ptr %invariant.gep94.i, align 8
  %cmp6.i.i36146 = fcmp olt double %52, %55
  br i1 %cmp6.i.i36146, label %for.cond.i.i130, label %if.then.i39

for.cond.i.i130:                                  ; preds = %lor.lhs.false3.i.preheader.i34, %lor.lhs.false3.i.i35
  %k.020.i84.i147 = phi i64 [ %inc.i.i131, %lor.lhs.false3.i.i35 ], [ 0, %lor.lhs.false3.i.preheader.i34 ]
  %inc.i.i131 = add nuw nsw i64 %k.020.i84.i147, 1
  %exitcond.i.i133 = icmp eq i64 %inc.i.i131, %.lcssa
  br i1 %exitcond.i.i133, label %cleanup7.loopexit.i.i37, label %for.body.i.i134, !llvm.loop !12

for.body.i.i134:                                  ; preds = %for.cond.i.i130
  %arrayidx.i.i135 = getelementptr inbounds double, ptr %8, i64 %inc.i.i131
  %56 = load double, ptr %arrayidx.i.i135, align 8
  %sub.i.i.i136 = fsub double %56, %52
  %mul.i.i.i137 = fmul double %div.i30, %sub.i.i.i136
  %cmp.i.i.i138 = fcmp ult double %mul.i.i.i137, 0.000000e+00
  %cmp1.i.i.i = fcmp olt double %mul.i.i.i137, %conv.i.i.i33
  %conv4.i.i.i = fptosi double %mul.i.i.i137 to i64
  %cond.i.i.i139 = select i1 %cmp1.i.i.i, i64 %conv4.i.i.i, i64 %sub5.i.i.i
  %cond8.i.i.i = select i1 %cmp.i.i.i138, i64 0, i64 %cond.i.i.i139
  %57 = sub i64 %inc.i.i131, %cond8.i.i.i
  %or.cond.i.i140 = icmp ugt i64 %57, 1
  br i1 %or.cond.i.i140, label %cleanup7.loopexit.i.i37, label %lor.lhs.false3.i.i35, !llvm.loop !12

lor.lhs.false3.i.i35:                             ; preds = %for.body.i.i134
  %gep95.i = getelementptr inbounds double, ptr %invariant.gep94.i, i64 %inc.i.i131
  %58 = load double, ptr %gep95.i, align 8
  %cmp6.i.i36 = fcmp olt double %56, %58
  br i1 %cmp6.i.i36, label %for.cond.i.i130, label %cleanup7.loopexit.i.i37, !llvm.loop !12

cleanup7.loopexit.i.i37:                          ; preds = %for.cond.i.i130, %for.body.i.i134, %lor.lhs.false3.i.i35
  %cmp.not.i.i132.not.le = icmp slt i64 %inc.i.i131, %.lcssa
  br i1 %cmp.not.i.i132.not.le, label %if.then.i39, label %for.cond.preheader.i119

if.then.i39:                                      ; preds = %lor.lhs.false3.i.preheader.i34, %cleanup7.loopexit.i.i37, %for.body.lr.ph.i.i32
  %cmp130.i.i = icmp sgt i64 %6, 0
  br i1 %cmp130.i.i, label %for.body.lr.ph.i66.i, label %if.end

for.body.lr.ph.i66.i:                             ; preds = %if.then.i39
  %cmp15125.i.not.i = icmp eq i64 %.lcssa, 1
  br label %for.body.i67.i

for.body.i67.i:                                   ; preds = %for.cond.cleanup55.i.i, %for.body.lr.ph.i66.i
  %indvars.iv.i.i40 = phi i64 [ %6, %for.body.lr.ph.i66.i ], [ %indvars.iv.next.i.i116, %for.cond.cleanup55.i.i ]
  %k.0132.i.i = phi i64 [ 0, %for.body.lr.ph.i66.i ], [ %add70.i.i, %for.cond.cleanup55.i.i ]
  %smin.i.i41 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i.i40, i64 8)
  %smax.i.i42 = tail call i64 @llvm.smax.i64(i64 %smin.i.i41, i64 1)
  %sub.i.i43 = sub nsw i64 %6, %k.0132.i.i
  %arrayidx13.i.i44 = getelementptr inbounds double, ptr %5, i64 %k.0132.i.i
  %59 = load double, ptr %arrayidx13.i.i44, align 8
  %vecins.i.i45 = insertelement <8 x double> poison, double %59, i64 0
  %cmp8.1.i.i46 = icmp sgt i64 %sub.i.i43, 1
  %cond12.1.i.i47 = zext i1 %cmp8.1.i.i46 to i64
  %add.1.i.i48 = or disjoint i64 %k.0132.i.i, %cond12.1.i.i47
  %arrayidx13.1.i.i49 = getelementptr inbounds double, ptr %5, i64 %add.1.i.i48
  %60 = load double, ptr %arrayidx13.1.i.i49, align 8
  %vecins.1.i.i50 = insertelement <8 x double> %vecins.i.i45, double %60, i64 1
  %cmp8.2.i.i51 = icmp sgt i64 %sub.i.i43, 2
  %cond12.2.i.i52 = select i1 %cmp8.2.i.i51, i64 2, i64 0
  %add.2.i.i53 = or disjoint i64 %cond12.2.i.i52, %k.0132.i.i
  %arrayidx13.2.i.i54 = getelementptr inbounds double, ptr %5, i64 %add.2.i.i53
  %61 = load double, ptr %arrayidx13.2.i.i54, align 8
  %vecins.2.i.i55 = insertelement <8 x double> %vecins.1.i.i50, double %61, i64 2
  %cmp8.3.i.i56 = icmp sgt i64 %sub.i.i43, 3
  %cond12.3.i.i57 = select i1 %cmp8.3.i.i56, i64 3, i64 0
  %add.3.i.i58 = or disjoint i64 %cond12.3.i.i57, %k.0132.i.i
  %arrayidx13.3.i.i59 = getelementptr inbounds double, ptr %5, i64 %add.3.i.i58
  %62 = load double, ptr %arrayidx13.3.i.i59, align 8
  %vecins.3.i.i60 = insertelement <8 x double> %vecins.2.i.i55, double %62, i64 3
  %cmp8.4.i.i61 = icmp sgt i64 %sub.i.i43, 4
  %cond12.4.i.i62 = select i1 %cmp8.4.i.i61, i64 4, i64 0
  %add.4.i.i63 = or disjoint i64 %cond12.4.i.i62, %k.0132.i.i
  %arrayidx13.4.i.i64 = getelementptr inbounds double, ptr %5, i64 %add.4.i.i63
  %63 = load double, ptr %arrayidx13.4.i.i64, align 8
  %vecins.4.i.i65 = insertelement <8 x double> %vecins.3.i.i60, double %63, i64 4
  %cmp8.5.i.i66 = icmp sgt i64 %sub.i.i43, 5
  %cond12.5.i.i67 = select i1 %cmp8.5.i.i66, i64 5, i64 0
  %add.5.i.i68 = or disjoint i64 %cond12.5.i.i67, %k.0132.i.i
  %arrayidx13.5.i.i69 = getelementptr inbounds double, ptr %5, i64 %add.5.i.i68
  %64 = load double, ptr %arrayidx13.5.i.i69, align 8
  %vecins.5.i.i70 = insertelement <8 x double> %vecins.4.i.i65, double %64, i64 5
  %cmp8.6.i.i71 = icmp sgt i64 %sub.i.i43, 6
  %cond12.6.i.i72 = select i1 %cmp8.6.i.i71, i64 6, i64 0
  %add.6.i.i73 = or disjoint i64 %cond12.6.i.i72, %k.0132.i.i
  %arrayidx13.6.i.i74 = getelementptr inbounds double, ptr %5, i64 %add.6.i.i73
  %65 = load double, ptr %arrayidx13.6.i.i74, align 8
  %vecins.6.i.i75 = insertelement <8 x double> %vecins.5.i.i70, double %65, i64 6
  %cmp8.7.i.i76 = icmp sgt i64 %sub.i.i43, 7
  %cond12.7.i.i77 = select i1 %cmp8.7.i.i76, i64 7, i64 0
  %add.7.i.i78 = or disjoint i64 %cond12.7.i.i77, %k.0132.i.i
  %arrayidx13.7.i.i79 = getelementptr inbounds double, ptr %5, i64 %add.7.i.i78
  %66 = load double, ptr %arrayidx13.7.i.i79, align 8
  %vecins.7.i.i80 = insertelement <8 x double> %vecins.6.i.i75, double %66, i64 7
  br i1 %cmp15125.i.not.i, label %for.cond53.preheader.i.i113, label %for.body17.i.i81

for.cond53.preheader.i.i113:                      ; preds = %for.body17.i.i81, %for.body.i67.i
  %found.0.lcssa.i.i114 = phi <8 x i64> [ zeroinitializer, %for.body.i67.i ], [ %add49.i.i110, %for.body17.i.i81 ]
  %cmp54128.i.i = icmp sgt i64 %sub.i.i43, 0
  br i1 %cmp54128.i.i, label %for.body56.i.i, label %for.cond.cleanup55.i.i

for.body17.i.i81:                                 ; preds = %for.body.i67.i, %for.body17.i.i81
  %rest.0127.i.i = phi i64 [ %sub50.i.i111, %for.body17.i.i81 ], [ %.lcssa, %for.body.i67.i ]
  %found.0126.i.i = phi <8 x i64> [ %add49.i.i110, %for.body17.i.i81 ], [ zeroinitializer, %for.body.i67.i ]
  %div122.i.i = lshr i64 %rest.0127.i.i, 1
  %vecext.i.i82 = extractelement <8 x i64> %found.0126.i.i, i64 0
  %67 = getelementptr double, ptr %8, i64 %vecext.i.i82
  %arrayidx19.i.i83 = getelementptr double, ptr %67, i64 %div122.i.i
  %68 = load double, ptr %arrayidx19.i.i83, align 8
  %vecinit.i.i84 = insertelement <8 x double> poison, double %68, i64 0
  %vecext20.i.i85 = extractelement <8 x i64> %found.0126.i.i, i64 1
  %69 = getelementptr double, ptr %8, i64 %vecext20.i.i85
  %arrayidx22.i.i86 = getelementptr double, ptr %69, i64 %div122.i.i
  %70 = load double, ptr %arrayidx22.i.i86, align 8
  %vecinit23.i.i87 = insertelement <8 x double> %vecinit.i.i84, double %70, i64 1
  %vecext24.i.i88 = extractelement <8 x i64> %found.0126.i.i, i64 2
  %71 = getelementptr double, ptr %8, i64 %vecext24.i.i88
  %arrayidx26.i.i89 = getelementptr double, ptr %71, i64 %div122.i.i
  %72 = load double, ptr %arrayidx26.i.i89, align 8
  %vecinit27.i.i90 = insertelement <8 x double> %vecinit23.i.i87, double %72, i64 2
  %vecext28.i.i91 = extractelement <8 x i64> %found.0126.i.i, i64 3
  %73 = getelementptr double, ptr %8, i64 %vecext28.i.i91
  %arrayidx30.i.i92 = getelementptr double, ptr %73, i64 %div122.i.i
  %74 = load double, ptr %arrayidx30.i.i92, align 8
  %vecinit31.i.i93 = insertelement <8 x double> %vecinit27.i.i90, double %74, i64 3
  %vecext32.i.i94 = extractelement <8 x i64> %found.0126.i.i, i64 4
  %75 = getelementptr double, ptr %8, i64 %vecext32.i.i94
  %arrayidx34.i.i95 = getelementptr double, ptr %75, i64 %div122.i.i
  %76 = load double, ptr %arrayidx34.i.i95, align 8
  %vecinit35.i.i96 = insertelement <8 x double> %vecinit31.i.i93, double %76, i64 4
  %vecext36.i.i97 = extractelement <8 x i64> %found.0126.i.i, i64 5
  %77 = getelementptr double, ptr %8, i64 %vecext36.i.i97
  %arrayidx38.i.i98 = getelementptr double, ptr %77, i64 %div122.i.i
  %78 = load double, ptr %arrayidx38.i.i98, align 8
  %vecinit39.i.i99 = insertelement <8 x double> %vecinit35.i.i96, double %78, i64 5
  %vecext40.i.i100 = extractelement <8 x i64> %found.0126.i.i, i64 6
  %79 = getelementptr double, ptr %8, i64 %vecext40.i.i100
  %arrayidx42.i.i101 = getelementptr double, ptr %79, i64 %div122.i.i
  %80 = load double, ptr %arrayidx42.i.i101, align 8
  %vecinit43.i.i102 = insertelement <8 x double> %vecinit39.i.i99, double %80, i64 6
  %vecext44.i.i103 = extractelement <8 x i64> %found.0126.i.i, i64 7
  %81 = getelementptr double, ptr %8, i64 %vecext44.i.i103
  %arrayidx46.i.i104 = getelementptr double, ptr %81, i64 %div122.i.i
  %82 = load double, ptr %arrayidx46.i.i104, align 8
  %vecinit47.i.i105 = insertelement <8 x double> %vecinit43.i.i102, double %82, i64 7
  %cmp48.i.i106 = fcmp ole <8 x double> %vecinit47.i.i105, %vecins.7.i.i80
  %splat.splatinsert.i.i107 = insertelement <8 x i64> poison, i64 %div122.i.i, i64 0
  %splat.splat.i.i108 = shufflevector <8 x i64> %splat.splatinsert.i.i107, <8 x i64> poison, <8 x i32> zeroinitializer
  %and.i.i109 = select <8 x i1> %cmp48.i.i106, <8 x i64> %splat.splat.i.i108, <8 x i64> zeroinitializer
  %add49.i.i110 = add <8 x i64> %and.i.i109, %found.0126.i.i
  %sub50.i.i111 = sub nsw i64 %rest.0127.i.i, %div122.i.i
  %cmp15.i.i112 = icmp sgt i64 %sub50.i.i111, 1
  br i1 %cmp15.i.i112, label %for.body17.i.i81, label %for.cond53.preheader.i.i113, !llvm.loop !13

for.cond.cleanup55.i.i:                           ; preds = %for.body56.i.i, %for.cond53.preheader.i.i113
  %add70.i.i = add nuw nsw i64 %k.0132.i.i, 8
  %cmp.i.i115 = icmp slt i64 %add70.i.i, %6
  %indvars.iv.next.i.i116 = add i64 %indvars.iv.i.i40, -8
  br i1 %cmp.i.i115, label %for.body.i67.i, label %if.end, !llvm.loop !14

for.body56.i.i:                                   ; preds = %for.cond53.preheader.i.i113, %for.body56.i.i
  %j52.0129.i.i = phi i64 [ %inc67.i.i, %for.body56.i.i ], [ 0, %for.cond53.preheader.i.i113 ]
  %arrayidx58.i.i = getelementptr inbounds double, ptr %arrayidx13.i.i44, i64 %j52.0129.i.i
  %83 = load double, ptr %arrayidx58.i.i, align 8
  %cmp59.i.i = fcmp oge double %83, %52
  %cmp62.i.i = fcmp ole double %83, %53
  %84 = select i1 %cmp59.i.i, i1 %cmp62.i.i, i1 false
  %conv.i.i117 = zext i1 %84 to i64
  %vecext63.i.i = extractelement <8 x i64> %found.0.lcssa.i.i114, i64 %j52.0129.i.i
  %arrayidx64.i.i = getelementptr inbounds i64, ptr %1, i64 %vecext63.i.i
  %85 = load i64, ptr %arrayidx64.i.i, align 8
  %add65.i.i = add nsw i64 %85, %conv.i.i117
  store i64 %add65.i.i, ptr %arrayidx64.i.i, align 8
  %inc67.i.i = add nuw nsw i64 %j52.0129.i.i, 1
  %exitcond.not.i.i118 = icmp eq i64 %inc67.i.i, %smax.i.i42
  br i1 %exitcond.not.i.i118, label %for.cond.cleanup55.i.i, label %for.body56.i.i, !llvm.loop !15

for.body.i122:                                    ; preds = %land.end19.i, %for.body.lr.ph.i121
  %k.089.i = phi i64 [ 0, %for.body.lr.ph.i121 ], [ %inc.i126, %land.end19.i ]
  %arrayidx3.i = getelementptr inbounds double, ptr %5, i64 %k.089.i
  %86 = load double, ptr %arrayidx3.i, align 8
  %sub.i68.i = fsub double %86, %52
  %mul.i.i123 = fmul double %div.i30, %sub.i68.i
  %cmp.i69.i = fcmp ult double %mul.i.i123, 0.000000e+00
  br i1 %cmp.i69.i, label %land.end.i125, label %in_double_guess.exit.i

in_double_guess.exit.i:                           ; preds = %for.body.i122
  %cmp1.i.i = fcmp olt double %mul.i.i123, %conv.i28
  %conv4.i.i = fptosi double %mul.i.i123 to i64
  %cond.i.i124 = select i1 %cmp1.i.i, i64 %conv4.i.i, i64 %sub5.i.i
  %cmp5.i = icmp sgt i64 %cond.i.i124, 0
  br i1 %cmp5.i, label %land.rhs.i129, label %land.end.i125

land.rhs.i129:                                    ; preds = %in_double_guess.exit.i
  %arrayidx7.i = getelementptr inbounds double, ptr %8, i64 %cond.i.i124
  %87 = load double, ptr %arrayidx7.i, align 8
  %cmp8.i = fcmp olt double %86, %87
  br label %land.end.i125

land.end.i125:                                    ; preds = %land.rhs.i129, %in_double_guess.exit.i, %for.body.i122
  %cond8.i73.i = phi i64 [ %cond.i.i124, %in_double_guess.exit.i ], [ %cond.i.i124, %land.rhs.i129 ], [ 0, %for.body.i122 ]
  %88 = phi i1 [ false, %in_double_guess.exit.i ], [ %cmp8.i, %land.rhs.i129 ], [ false, %for.body.i122 ]
  %conv10.neg.i = sext i1 %88 to i64
  %sub11.i = add i64 %cond8.i73.i, %conv10.neg.i
  %cmp13.i = icmp slt i64 %sub11.i, %sub5.i.i
  br i1 %cmp13.i, label %land.rhs15.i, label %land.end19.i

land.rhs15.i:                                     ; preds = %land.end.i125
  %gep.i128 = getelementptr double, ptr %invariant.gep.i120, i64 %sub11.i
  %89 = load double, ptr %gep.i128, align 8
  %cmp17.i = fcmp oge double %86, %89
  br label %land.end19.i

land.end19.i:                                     ; preds = %land.rhs15.i, %land.end.i125
  %90 = phi i1 [ false, %land.end.i125 ], [ %cmp17.i, %land.rhs15.i ]
  %conv21.i = zext i1 %90 to i64
  %cmp23.i = fcmp oge double %86, %52
  %cmp26.i = fcmp ole double %86, %53
  %91 = and i1 %cmp23.i, %cmp26.i
  %conv30.i = zext i1 %91 to i64
  %92 = getelementptr i64, ptr %1, i64 %sub11.i
  %arrayidx31.i = getelementptr i64, ptr %92, i64 %conv21.i
  %93 = load i64, ptr %arrayidx31.i, align 8
  %add32.i = add nsw i64 %93, %conv30.i
  store i64 %add32.i, ptr %arrayidx31.i, align 8
  %inc.i126 = add nuw nsw i64 %k.089.i, 1
  %exitcond.not.i127 = icmp eq i64 %inc.i126, %6
  br i1 %exitcond.not.i127, label %if.end, label %for.body.i122, !llvm.loop !16

if.end:                                           ; preds = %for.cond.cleanup55.i.i, %land.end19.i, %for.cond.cleanup56.i.i, %land.end21.i, %if.then.i39, %for.cond.preheader.i119, %if.then.i, %for.cond.preheader.i
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_enter_numbers(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx1, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %5 = load i64, ptr %arrayidx5, align 8
  %6 = inttoptr i64 %5 to ptr
  %sub.i = sub nsw i64 64, %4
  %shl.i = shl nuw i64 1, %4
  %sub1.i = add i64 %shl.i, -1
  %cmp44.i = icmp sgt i64 %3, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br i1 %cmp44.i, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %if.then
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %7 = load i64, ptr %arrayidx3, align 8
  %tobool.i = icmp ne i64 %7, 0
  %arrayidx8.i = getelementptr inbounds i32, ptr %6, i64 %shl.i
  br label %for.body.i

for.body.i:                                       ; preds = %cleanup.i, %for.body.lr.ph.i
  %k.045.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %cleanup.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %2, i64 %k.045.i
  %8 = load i32, ptr %arrayidx.i, align 4
  %and.i = and i32 %8, 2147483647
  %cmp2.i = icmp ugt i32 %and.i, 2139095040
  %or.cond36.i = select i1 %tobool.i, i1 %cmp2.i, i1 false
  br i1 %or.cond36.i, label %cleanup.i, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %tobool3.not.i = icmp eq i32 %8, 0
  %cmp6.i = icmp eq i32 %8, -2147483648
  %or.cond.i = select i1 %tobool.i, i1 %cmp6.i, i1 false
  %or.cond37.i = or i1 %tobool3.not.i, %or.cond.i
  br i1 %or.cond37.i, label %if.then7.i, label %if.end9.i

if.then7.i:                                       ; preds = %if.end.i
  store i32 1, ptr %arrayidx8.i, align 4
  br label %cleanup.i

if.end9.i:                                        ; preds = %if.end.i
  %conv.i = zext i32 %8 to i64
  %mul.i = mul i64 %conv.i, -7046029254386353131
  %shr.i = lshr i64 %mul.i, %sub.i
  %arrayidx1039.i = getelementptr inbounds i32, ptr %6, i64 %shr.i
  %9 = load i32, ptr %arrayidx1039.i, align 4
  %tobool11.not40.i = icmp eq i32 %9, 0
  %cmp13.not41.i = icmp eq i32 %9, %8
  %or.cond3842.i = select i1 %tobool11.not40.i, i1 true, i1 %cmp13.not41.i
  br i1 %or.cond3842.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %if.end9.i, %while.body.i
  %at.043.i = phi i64 [ %and16.i, %while.body.i ], [ %shr.i, %if.end9.i ]
  %add15.i = add i64 %at.043.i, 1
  %and16.i = and i64 %add15.i, %sub1.i
  %arrayidx10.i = getelementptr inbounds i32, ptr %6, i64 %and16.i
  %10 = load i32, ptr %arrayidx10.i, align 4
  %tobool11.not.i = icmp eq i32 %10, 0
  %cmp13.not.i = icmp eq i32 %10, %8
  %or.cond38.i = select i1 %tobool11.not.i, i1 true, i1 %cmp13.not.i
  br i1 %or.cond38.i, label %while.end.i, label %while.body.i, !llvm.loop !17

while.end.i:                                      ; preds = %while.body.i, %if.end9.i
  %at.0.lcssa.i = phi i64 [ %shr.i, %if.end9.i ], [ %and16.i, %while.body.i ]
  %arrayidx10.le.i = getelementptr inbounds i32, ptr %6, i64 %at.0.lcssa.i
  store i32 %8, ptr %arrayidx10.le.i, align 4
  br label %cleanup.i

cleanup.i:                                        ; preds = %while.end.i, %if.then7.i, %for.body.i
  %inc.i = add nuw nsw i64 %k.045.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %3
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !18

if.else:                                          ; preds = %entry
  br i1 %cmp44.i, label %for.body.lr.ph.i24, label %if.end

for.body.lr.ph.i24:                               ; preds = %if.else
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 8
  %11 = load i64, ptr %arrayidx8, align 8
  %tobool.i25 = icmp ne i64 %11, 0
  %arrayidx8.i26 = getelementptr inbounds i64, ptr %6, i64 %shl.i
  br label %for.body.i27

for.body.i27:                                     ; preds = %cleanup.i47, %for.body.lr.ph.i24
  %k.044.i = phi i64 [ 0, %for.body.lr.ph.i24 ], [ %inc.i48, %cleanup.i47 ]
  %arrayidx.i28 = getelementptr inbounds i64, ptr %2, i64 %k.044.i
  %12 = load i64, ptr %arrayidx.i28, align 8
  %and.i29 = and i64 %12, 9223372036854775807
  %cmp2.i30 = icmp ugt i64 %and.i29, 9218868437227405312
  %or.cond35.i = select i1 %tobool.i25, i1 %cmp2.i30, i1 false
  br i1 %or.cond35.i, label %cleanup.i47, label %if.end.i31

if.end.i31:                                       ; preds = %for.body.i27
  %tobool3.not.i32 = icmp eq i64 %12, 0
  %cmp6.i33 = icmp eq i64 %12, -9223372036854775808
  %or.cond.i34 = select i1 %tobool.i25, i1 %cmp6.i33, i1 false
  %or.cond36.i35 = or i1 %tobool3.not.i32, %or.cond.i34
  br i1 %or.cond36.i35, label %if.then7.i50, label %if.end9.i36

if.then7.i50:                                     ; preds = %if.end.i31
  store i64 1, ptr %arrayidx8.i26, align 8
  br label %cleanup.i47

if.end9.i36:                                      ; preds = %if.end.i31
  %mul.i37 = mul i64 %12, -7046029254386353131
  %shr.i38 = lshr i64 %mul.i37, %sub.i
  %arrayidx1038.i = getelementptr inbounds i64, ptr %6, i64 %shr.i38
  %13 = load i64, ptr %arrayidx1038.i, align 8
  %tobool11.not39.i = icmp eq i64 %13, 0
  %cmp13.not40.i = icmp eq i64 %13, %12
  %or.cond3741.i = select i1 %tobool11.not39.i, i1 true, i1 %cmp13.not40.i
  br i1 %or.cond3741.i, label %while.end.i44, label %while.body.i39

while.body.i39:                                   ; preds = %if.end9.i36, %while.body.i39
  %at.042.i = phi i64 [ %and15.i, %while.body.i39 ], [ %shr.i38, %if.end9.i36 ]
  %add14.i = add i64 %at.042.i, 1
  %and15.i = and i64 %add14.i, %sub1.i
  %arrayidx10.i40 = getelementptr inbounds i64, ptr %6, i64 %and15.i
  %14 = load i64, ptr %arrayidx10.i40, align 8
  %tobool11.not.i41 = icmp eq i64 %14, 0
  %cmp13.not.i42 = icmp eq i64 %14, %12
  %or.cond37.i43 = select i1 %tobool11.not.i41, i1 true, i1 %cmp13.not.i42
  br i1 %or.cond37.i43, label %while.end.i44, label %while.body.i39, !llvm.loop !19

while.end.i44:                                    ; preds = %while.body.i39, %if.end9.i36
  %at.0.lcssa.i45 = phi i64 [ %shr.i38, %if.end9.i36 ], [ %and15.i, %while.body.i39 ]
  %arrayidx10.le.i46 = getelementptr inbounds i64, ptr %6, i64 %at.0.lcssa.i45
  store i64 %12, ptr %arrayidx10.le.i46, align 8
  br label %cleanup.i47

cleanup.i47:                                      ; preds = %while.end.i44, %if.then7.i50, %for.body.i27
  %inc.i48 = add nuw nsw i64 %k.044.i, 1
  %exitcond.not.i49 = icmp eq i64 %inc.i48, %3
  br i1 %exitcond.not.i49, label %if.end, label %for.body.i27, !llvm.loop !20

if.end:                                           ; preds = %cleanup.i47, %cleanup.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_find_numbers(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx1, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %5 = load i64, ptr %arrayidx5, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 48
  %7 = load i64, ptr %arrayidx6, align 8
  %8 = inttoptr i64 %7 to ptr
  %sub.i = sub nsw i64 64, %4
  %shl.i = shl nuw i64 1, %4
  %sub1.i = add i64 %shl.i, -1
  %cmp46.i = icmp sgt i64 %3, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  br i1 %cmp46.i, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %if.then
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %9 = load i64, ptr %arrayidx3, align 8
  %tobool.i = icmp ne i64 %9, 0
  %arrayidx18.i = getelementptr inbounds i32, ptr %6, i64 %shl.i
  br label %for.body.i

for.body.i:                                       ; preds = %cond.end21.i, %for.body.lr.ph.i
  %k.047.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %cond.end21.i ]
  %arrayidx.i = getelementptr inbounds i32, ptr %2, i64 %k.047.i
  %10 = load i32, ptr %arrayidx.i, align 4
  %cmp2.i = icmp eq i32 %10, -2147483648
  %or.cond.i = select i1 %tobool.i, i1 %cmp2.i, i1 false
  %tobool3.not.i63 = icmp eq i32 %10, 0
  %tobool3.not.i = select i1 %or.cond.i, i1 true, i1 %tobool3.not.i63
  br i1 %tobool3.not.i, label %cond.false17.i, label %land.lhs.true5.i.preheader

land.lhs.true5.i.preheader:                       ; preds = %for.body.i
  %conv.i = zext i32 %10 to i64
  %mul.i = mul i64 %conv.i, -7046029254386353131
  %shr.i = lshr i64 %mul.i, %sub.i
  %arrayidx6.i53 = getelementptr inbounds i32, ptr %6, i64 %shr.i
  %11 = load i32, ptr %arrayidx6.i53, align 4
  %tobool7.not.i54 = icmp eq i32 %11, 0
  %cmp9.not.i55 = icmp eq i32 %11, %10
  %or.cond43.i56 = or i1 %tobool7.not.i54, %cmp9.not.i55
  br i1 %or.cond43.i56, label %cond.true13.i, label %while.body.i

while.body.i:                                     ; preds = %land.lhs.true5.i.preheader, %while.body.i
  %at.045.i57 = phi i64 [ %and.i, %while.body.i ], [ %shr.i, %land.lhs.true5.i.preheader ]
  %add11.i = add i64 %at.045.i57, 1
  %and.i = and i64 %add11.i, %sub1.i
  %arrayidx6.i = getelementptr inbounds i32, ptr %6, i64 %and.i
  %12 = load i32, ptr %arrayidx6.i, align 4
  %tobool7.not.i = icmp eq i32 %12, 0
  %cmp9.not.i = icmp eq i32 %12, %10
  %or.cond43.i = or i1 %tobool7.not.i, %cmp9.not.i
  br i1 %or.cond43.i, label %cond.true13.i, label %while.body.i

cond.true13.i:                                    ; preds = %while.body.i, %land.lhs.true5.i.preheader
  %cmp9.not.i.lcssa = phi i1 [ %cmp9.not.i55, %land.lhs.true5.i.preheader ], [ %cmp9.not.i, %while.body.i ]
  %conv16.i = zext i1 %cmp9.not.i.lcssa to i32
  br label %cond.end21.i

cond.false17.i:                                   ; preds = %for.body.i
  %13 = load i32, ptr %arrayidx18.i, align 4
  br label %cond.end21.i

cond.end21.i:                                     ; preds = %cond.false17.i, %cond.true13.i
  %cond22.i = phi i32 [ %conv16.i, %cond.true13.i ], [ %13, %cond.false17.i ]
  %conv23.i = trunc i32 %cond22.i to i8
  %arrayidx24.i = getelementptr inbounds i8, ptr %8, i64 %k.047.i
  store i8 %conv23.i, ptr %arrayidx24.i, align 1
  %inc.i = add nuw nsw i64 %k.047.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %3
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !21

if.else:                                          ; preds = %entry
  br i1 %cmp46.i, label %for.body.lr.ph.i28, label %if.end

for.body.lr.ph.i28:                               ; preds = %if.else
  %arrayidx9 = getelementptr inbounds i8, ptr %a, i64 8
  %14 = load i64, ptr %arrayidx9, align 8
  %tobool.i29 = icmp ne i64 %14, 0
  %arrayidx16.i = getelementptr inbounds i64, ptr %6, i64 %shl.i
  br label %for.body.i30

for.body.i30:                                     ; preds = %cond.end19.i, %for.body.lr.ph.i28
  %k.045.i = phi i64 [ 0, %for.body.lr.ph.i28 ], [ %inc.i45, %cond.end19.i ]
  %arrayidx.i31 = getelementptr inbounds i64, ptr %2, i64 %k.045.i
  %15 = load i64, ptr %arrayidx.i31, align 8
  %cmp2.i32 = icmp eq i64 %15, -9223372036854775808
  %or.cond.i33 = select i1 %tobool.i29, i1 %cmp2.i32, i1 false
  %tobool3.not.i3562 = icmp eq i64 %15, 0
  %tobool3.not.i35 = select i1 %or.cond.i33, i1 true, i1 %tobool3.not.i3562
  br i1 %tobool3.not.i35, label %cond.false15.i, label %land.lhs.true5.i38.preheader

land.lhs.true5.i38.preheader:                     ; preds = %for.body.i30
  %mul.i36 = mul i64 %15, -7046029254386353131
  %shr.i37 = lshr i64 %mul.i36, %sub.i
  %arrayidx6.i3948 = getelementptr inbounds i64, ptr %6, i64 %shr.i37
  %16 = load i64, ptr %arrayidx6.i3948, align 8
  %tobool7.not.i4049 = icmp eq i64 %16, 0
  %cmp9.not.i4150 = icmp eq i64 %16, %15
  %or.cond41.i51 = or i1 %tobool7.not.i4049, %cmp9.not.i4150
  br i1 %or.cond41.i51, label %cond.true12.i, label %while.body.i42

while.body.i42:                                   ; preds = %land.lhs.true5.i38.preheader, %while.body.i42
  %at.043.i52 = phi i64 [ %and.i43, %while.body.i42 ], [ %shr.i37, %land.lhs.true5.i38.preheader ]
  %add10.i = add i64 %at.043.i52, 1
  %and.i43 = and i64 %add10.i, %sub1.i
  %arrayidx6.i39 = getelementptr inbounds i64, ptr %6, i64 %and.i43
  %17 = load i64, ptr %arrayidx6.i39, align 8
  %tobool7.not.i40 = icmp eq i64 %17, 0
  %cmp9.not.i41 = icmp eq i64 %17, %15
  %or.cond41.i = or i1 %tobool7.not.i40, %cmp9.not.i41
  br i1 %or.cond41.i, label %cond.true12.i, label %while.body.i42

cond.true12.i:                                    ; preds = %while.body.i42, %land.lhs.true5.i38.preheader
  %cmp9.not.i41.lcssa = phi i1 [ %cmp9.not.i4150, %land.lhs.true5.i38.preheader ], [ %cmp9.not.i41, %while.body.i42 ]
  %conv.i44 = zext i1 %cmp9.not.i41.lcssa to i8
  br label %cond.end19.i

cond.false15.i:                                   ; preds = %for.body.i30
  %18 = load i64, ptr %arrayidx16.i, align 8
  %conv17.i = trunc i64 %18 to i8
  br label %cond.end19.i

cond.end19.i:                                     ; preds = %cond.false15.i, %cond.true12.i
  %cond20.i = phi i8 [ %conv.i44, %cond.true12.i ], [ %conv17.i, %cond.false15.i ]
  %arrayidx22.i = getelementptr inbounds i8, ptr %8, i64 %k.045.i
  store i8 %cond20.i, ptr %arrayidx22.i, align 1
  %inc.i45 = add nuw nsw i64 %k.045.i, 1
  %exitcond.not.i46 = icmp eq i64 %inc.i45, %3
  br i1 %exitcond.not.i46, label %if.end, label %for.body.i30, !llvm.loop !22

if.end:                                           ; preds = %cond.end19.i, %cond.end21.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_mark_integers(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %0 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx1, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %3 = load i64, ptr %arrayidx2, align 8
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %conv = trunc i64 %4 to i32
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx4, align 8
  %6 = inttoptr i64 %5 to ptr
  %cmp5.i = icmp sgt i64 %3, 0
  br i1 %cmp5.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %if.then, %for.body.i
  %k.06.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.then ]
  %arrayidx.i = getelementptr inbounds i32, ptr %2, i64 %k.06.i
  %7 = load i32, ptr %arrayidx.i, align 4
  %sub.i = sub i32 %7, %conv
  %and.i = and i32 %sub.i, 63
  %sh_prom.i = zext nneg i32 %and.i to i64
  %shl.i = shl nuw i64 1, %sh_prom.i
  %shr.i = lshr i32 %sub.i, 6
  %idxprom.i = zext nneg i32 %shr.i to i64
  %arrayidx1.i = getelementptr inbounds i64, ptr %6, i64 %idxprom.i
  %8 = load i64, ptr %arrayidx1.i, align 8
  %or.i = or i64 %shl.i, %8
  store i64 %or.i, ptr %arrayidx1.i, align 8
  %inc.i = add nuw nsw i64 %k.06.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %3
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !23

if.else:                                          ; preds = %entry
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 32
  %9 = load i64, ptr %arrayidx8, align 8
  %10 = inttoptr i64 %9 to ptr
  %cmp5.i17 = icmp sgt i64 %3, 0
  br i1 %cmp5.i17, label %for.body.i18, label %if.end

for.body.i18:                                     ; preds = %if.else, %for.body.i18
  %k.06.i19 = phi i64 [ %inc.i27, %for.body.i18 ], [ 0, %if.else ]
  %arrayidx.i20 = getelementptr inbounds i64, ptr %2, i64 %k.06.i19
  %11 = load i64, ptr %arrayidx.i20, align 8
  %sub.i21 = sub i64 %11, %4
  %and.i22 = and i64 %sub.i21, 63
  %shl.i23 = shl nuw i64 1, %and.i22
  %shr.i24 = lshr i64 %sub.i21, 6
  %arrayidx1.i25 = getelementptr inbounds i64, ptr %10, i64 %shr.i24
  %12 = load i64, ptr %arrayidx1.i25, align 8
  %or.i26 = or i64 %shl.i23, %12
  store i64 %or.i26, ptr %arrayidx1.i25, align 8
  %inc.i27 = add nuw nsw i64 %k.06.i19, 1
  %exitcond.not.i28 = icmp eq i64 %inc.i27, %3
  br i1 %exitcond.not.i28, label %if.end, label %for.body.i18, !llvm.loop !24

if.end:                                           ; preds = %for.body.i18, %for.body.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_look_at_marks(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 40
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 48
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %4 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %4, 4
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 8
  %5 = load i64, ptr %arrayidx3, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 16
  %7 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 24
  %8 = load i64, ptr %arrayidx5, align 8
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %conv = trunc i64 %8 to i32
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 32
  %9 = load i64, ptr %arrayidx6, align 8
  %conv7 = trunc i64 %9 to i32
  %cmp14.i = icmp sgt i64 %7, 0
  br i1 %cmp14.i, label %for.body.i, label %if.end

for.body.i:                                       ; preds = %if.then, %for.body.i
  %k.015.i = phi i64 [ %inc.i, %for.body.i ], [ 0, %if.then ]
  %arrayidx.i = getelementptr inbounds i32, ptr %6, i64 %k.015.i
  %10 = load i32, ptr %arrayidx.i, align 4
  %sub.i = sub i32 %10, %conv
  %cmp1.not.i = icmp ugt i32 %sub.i, %conv7
  %shr.i = lshr i32 %sub.i, 6
  %cond.i = select i1 %cmp1.not.i, i32 0, i32 %shr.i
  %idxprom.i = zext nneg i32 %cond.i to i64
  %arrayidx3.i = getelementptr inbounds i64, ptr %1, i64 %idxprom.i
  %11 = load i64, ptr %arrayidx3.i, align 8
  %and.i = and i32 %sub.i, 63
  %sh_prom.i = zext nneg i32 %and.i to i64
  %shr4.i = lshr i64 %11, %sh_prom.i
  %12 = trunc i64 %shr4.i to i8
  %13 = and i8 %12, 1
  %conv6.i = select i1 %cmp1.not.i, i8 0, i8 %13
  %arrayidx7.i = getelementptr inbounds i8, ptr %3, i64 %k.015.i
  store i8 %conv6.i, ptr %arrayidx7.i, align 1
  %inc.i = add nuw nsw i64 %k.015.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %7
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !25

if.else:                                          ; preds = %entry
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 32
  %14 = load i64, ptr %arrayidx11, align 8
  %cmp14.i24 = icmp sgt i64 %7, 0
  br i1 %cmp14.i24, label %for.body.i25, label %if.end

for.body.i25:                                     ; preds = %if.else, %for.body.i25
  %k.015.i26 = phi i64 [ %inc.i37, %for.body.i25 ], [ 0, %if.else ]
  %arrayidx.i27 = getelementptr inbounds i64, ptr %6, i64 %k.015.i26
  %15 = load i64, ptr %arrayidx.i27, align 8
  %sub.i28 = sub i64 %15, %8
  %cmp1.not.i29 = icmp ugt i64 %sub.i28, %14
  %shr.i30 = lshr i64 %sub.i28, 6
  %cond.i31 = select i1 %cmp1.not.i29, i64 0, i64 %shr.i30
  %arrayidx3.i32 = getelementptr inbounds i64, ptr %1, i64 %cond.i31
  %16 = load i64, ptr %arrayidx3.i32, align 8
  %and.i33 = and i64 %sub.i28, 63
  %shr4.i34 = lshr i64 %16, %and.i33
  %17 = trunc i64 %shr4.i34 to i8
  %18 = and i8 %17, 1
  %conv6.i35 = select i1 %cmp1.not.i29, i8 0, i8 %18
  %arrayidx7.i36 = getelementptr inbounds i8, ptr %3, i64 %k.015.i26
  store i8 %conv6.i35, ptr %arrayidx7.i36, align 1
  %inc.i37 = add nuw nsw i64 %k.015.i26, 1
  %exitcond.not.i38 = icmp eq i64 %inc.i37, %7
  br i1 %exitcond.not.i38, label %if.end, label %for.body.i25, !llvm.loop !26

if.end:                                           ; preds = %for.body.i25, %for.body.i, %if.else, %if.then
  ret i64 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
