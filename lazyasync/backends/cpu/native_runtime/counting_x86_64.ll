; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 5a549e14b49144fff110ad0324510c8b1bcc12cf
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_count_in_bins(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 40
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 32
  %2 = load i64, ptr %arrayidx1, align 8
  %cmp67 = icmp sgt i64 %2, 0
  br i1 %cmp67, label %for.body, label %for.cond.cleanup

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
  %k.068 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx2 = getelementptr inbounds i64, ptr %1, i64 %k.068
  store i64 0, ptr %arrayidx2, align 8
  %inc = add nuw nsw i64 %k.068, 1
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
  br i1 %cmp.not19.i.i, label %in_float_are_even.exit.i, label %for.body.lr.ph.i.i

for.body.lr.ph.i.i:                               ; preds = %if.then
  %conv2.i.i.i = uitofp nneg i64 %.lcssa to double
  %sub7.i.i.i = add nsw i64 %.lcssa, -1
  %sub.i.i89.i = fsub double %conv.i, %conv.i
  %mul.i.i90.i = fmul double %sub.i.i89.i, %div.i
  %cmp.i.i91.i = fcmp oge double %mul.i.i90.i, 0.000000e+00
  %cmp3.i.i92.i = fcmp olt double %mul.i.i90.i, %conv2.i.i.i
  %conv6.i.i93.i = fptosi double %mul.i.i90.i to i64
  %cond.i.i94.i = select i1 %cmp3.i.i92.i, i64 %conv6.i.i93.i, i64 %sub7.i.i.i
  %12 = add i64 %cond.i.i94.i, -1
  %or.cond.i96108.i = icmp ult i64 %12, -2
  %or.cond.i96.i = select i1 %cmp.i.i91.i, i1 %or.cond.i96108.i, i1 false
  br i1 %or.cond.i96.i, label %in_float_are_even.exit.i, label %lor.lhs.false3.i.preheader.i

lor.lhs.false3.i.preheader.i:                     ; preds = %for.body.lr.ph.i.i
  %invariant.gep109.i = getelementptr inbounds i8, ptr %8, i64 4
  %13 = load float, ptr %invariant.gep109.i, align 4
  %cmp6.i.i74 = fcmp olt float %10, %13
  br i1 %cmp6.i.i74, label %for.cond.i.i, label %in_float_are_even.exit.i

for.cond.i.i:                                     ; preds = %lor.lhs.false3.i.preheader.i, %lor.lhs.false3.i.i
  %k.020.i98.i75 = phi i64 [ %inc.i.i, %lor.lhs.false3.i.i ], [ 0, %lor.lhs.false3.i.preheader.i ]
  %inc.i.i = add nuw nsw i64 %k.020.i98.i75, 1
  %exitcond.i.i = icmp eq i64 %inc.i.i, %.lcssa
  br i1 %exitcond.i.i, label %in_float_are_even.exit.i.loopexit, label %for.body.i.i, !llvm.loop !7

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
  br i1 %or.cond.i.i, label %in_float_are_even.exit.i.loopexit, label %lor.lhs.false3.i.i, !llvm.loop !7

lor.lhs.false3.i.i:                               ; preds = %for.body.i.i
  %gep110.i = getelementptr inbounds float, ptr %invariant.gep109.i, i64 %inc.i.i
  %16 = load float, ptr %gep110.i, align 4
  %cmp6.i.i = fcmp olt float %14, %16
  br i1 %cmp6.i.i, label %for.cond.i.i, label %in_float_are_even.exit.i.loopexit, !llvm.loop !7

in_float_are_even.exit.i.loopexit:                ; preds = %for.cond.i.i, %for.body.i.i, %lor.lhs.false3.i.i
  %cmp.not.i.i.le = icmp slt i64 %inc.i.i, %.lcssa
  br label %in_float_are_even.exit.i

in_float_are_even.exit.i:                         ; preds = %in_float_are_even.exit.i.loopexit, %lor.lhs.false3.i.preheader.i, %for.body.lr.ph.i.i, %if.then
  %cmp.not.lcssa.i.i = phi i1 [ false, %if.then ], [ true, %for.body.lr.ph.i.i ], [ true, %lor.lhs.false3.i.preheader.i ], [ %cmp.not.i.i.le, %in_float_are_even.exit.i.loopexit ]
  %invariant.gep.i = getelementptr i8, ptr %8, i64 4
  %cmp106.i = icmp sgt i64 %6, 0
  br i1 %cmp106.i, label %for.body.lr.ph.i, label %if.end

for.body.lr.ph.i:                                 ; preds = %in_float_are_even.exit.i
  %sub7.i.i = add nsw i64 %.lcssa, -1
  %cmp34102.i = icmp sgt i64 %.lcssa, 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.body.lr.ph.i
  %k.0107.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %inc.i, %if.end.i ]
  %arrayidx5.i = getelementptr inbounds float, ptr %5, i64 %k.0107.i
  %17 = load float, ptr %arrayidx5.i, align 4
  %cmp6.i = fcmp oge float %17, %10
  %cmp8.i = fcmp ole float %17, %11
  %18 = and i1 %cmp6.i, %cmp8.i
  %conv10.i = zext i1 %18 to i64
  br i1 %cmp.not.lcssa.i.i, label %for.cond33.preheader.i, label %if.then.i

for.cond33.preheader.i:                           ; preds = %for.body.i
  br i1 %cmp34102.i, label %for.body37.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %conv.i.i = fpext float %17 to double
  %sub.i.i = fsub double %conv.i.i, %conv.i
  %mul.i.i = fmul double %div.i, %sub.i.i
  %cmp.i.i = fcmp ult double %mul.i.i, 0.000000e+00
  br i1 %cmp.i.i, label %land.end18.i, label %in_float_guess.exit.i

in_float_guess.exit.i:                            ; preds = %if.then.i
  %cmp3.i.i = fcmp olt double %mul.i.i, %conv2.i
  %conv6.i.i = fptosi double %mul.i.i to i64
  %cond.i.i = select i1 %cmp3.i.i, i64 %conv6.i.i, i64 %sub7.i.i
  %cmp12.i = icmp sgt i64 %cond.i.i, 0
  br i1 %cmp12.i, label %land.rhs14.i, label %land.end18.i

land.rhs14.i:                                     ; preds = %in_float_guess.exit.i
  %arrayidx15.i = getelementptr inbounds float, ptr %8, i64 %cond.i.i
  %19 = load float, ptr %arrayidx15.i, align 4
  %cmp16.i = fcmp olt float %17, %19
  br label %land.end18.i

land.end18.i:                                     ; preds = %land.rhs14.i, %in_float_guess.exit.i, %if.then.i
  %cond10.i87.i = phi i64 [ %cond.i.i, %in_float_guess.exit.i ], [ %cond.i.i, %land.rhs14.i ], [ 0, %if.then.i ]
  %20 = phi i1 [ false, %in_float_guess.exit.i ], [ %cmp16.i, %land.rhs14.i ], [ false, %if.then.i ]
  %conv20.neg.i = sext i1 %20 to i64
  %sub21.i = add i64 %cond10.i87.i, %conv20.neg.i
  %cmp23.i = icmp slt i64 %sub21.i, %sub7.i.i
  br i1 %cmp23.i, label %land.rhs25.i, label %land.end29.i

land.rhs25.i:                                     ; preds = %land.end18.i
  %gep.i = getelementptr float, ptr %invariant.gep.i, i64 %sub21.i
  %21 = load float, ptr %gep.i, align 4
  %cmp27.i = fcmp oge float %17, %21
  br label %land.end29.i

land.end29.i:                                     ; preds = %land.rhs25.i, %land.end18.i
  %22 = phi i1 [ false, %land.end18.i ], [ %cmp27.i, %land.rhs25.i ]
  %conv31.i = zext i1 %22 to i64
  %add32.i = add nsw i64 %sub21.i, %conv31.i
  br label %if.end.i

for.body37.i:                                     ; preds = %for.cond33.preheader.i, %for.body37.i
  %rest.0104.i = phi i64 [ %sub46.i, %for.body37.i ], [ %.lcssa, %for.cond33.preheader.i ]
  %bin.0103.i = phi i64 [ %add45.i, %for.body37.i ], [ 0, %for.cond33.preheader.i ]
  %div3884.i = lshr i64 %rest.0104.i, 1
  %23 = getelementptr inbounds float, ptr %8, i64 %bin.0103.i
  %arrayidx40.i = getelementptr inbounds float, ptr %23, i64 %div3884.i
  %24 = load float, ptr %arrayidx40.i, align 4
  %cmp41.i = fcmp ole float %24, %17
  %and.i = select i1 %cmp41.i, i64 %div3884.i, i64 0
  %add45.i = add nuw nsw i64 %and.i, %bin.0103.i
  %sub46.i = sub nsw i64 %rest.0104.i, %div3884.i
  %cmp34.i = icmp sgt i64 %sub46.i, 1
  br i1 %cmp34.i, label %for.body37.i, label %if.end.i, !llvm.loop !8

if.end.i:                                         ; preds = %for.body37.i, %land.end29.i, %for.cond33.preheader.i
  %bin.1.i = phi i64 [ %add32.i, %land.end29.i ], [ 0, %for.cond33.preheader.i ], [ %add45.i, %for.body37.i ]
  %arrayidx47.i = getelementptr inbounds i64, ptr %1, i64 %bin.1.i
  %25 = load i64, ptr %arrayidx47.i, align 8
  %add48.i = add nsw i64 %25, %conv10.i
  store i64 %add48.i, ptr %arrayidx47.i, align 8
  %inc.i = add nuw nsw i64 %k.0107.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %6
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !9

if.else:                                          ; preds = %for.cond.cleanup
  %26 = load double, ptr %8, align 8
  %arrayidx1.i27 = getelementptr inbounds double, ptr %8, i64 %.lcssa
  %27 = load double, ptr %arrayidx1.i27, align 8
  %conv.i28 = sitofp i64 %.lcssa to double
  %sub.i29 = fsub double %27, %26
  %div.i30 = fdiv double %conv.i28, %sub.i29
  %cmp.not19.i.i31 = icmp slt i64 %.lcssa, 1
  br i1 %cmp.not19.i.i31, label %in_double_are_even.exit.i, label %for.body.lr.ph.i.i32

for.body.lr.ph.i.i32:                             ; preds = %if.else
  %conv.i.i.i33 = uitofp nneg i64 %.lcssa to double
  %sub5.i.i.i = add nsw i64 %.lcssa, -1
  %sub.i.i86.i = fsub double %26, %26
  %mul.i.i87.i = fmul double %sub.i.i86.i, %div.i30
  %cmp.i.i88.i = fcmp oge double %mul.i.i87.i, 0.000000e+00
  %cmp1.i.i89.i = fcmp olt double %mul.i.i87.i, %conv.i.i.i33
  %conv4.i.i90.i = fptosi double %mul.i.i87.i to i64
  %cond.i.i91.i = select i1 %cmp1.i.i89.i, i64 %conv4.i.i90.i, i64 %sub5.i.i.i
  %28 = add i64 %cond.i.i91.i, -1
  %or.cond.i93105.i = icmp ult i64 %28, -2
  %or.cond.i93.i = select i1 %cmp.i.i88.i, i1 %or.cond.i93105.i, i1 false
  br i1 %or.cond.i93.i, label %in_double_are_even.exit.i, label %lor.lhs.false3.i.preheader.i34

lor.lhs.false3.i.preheader.i34:                   ; preds = %for.body.lr.ph.i.i32
  %invariant.gep106.i = getelementptr inbounds i8, ptr %8, i64 8
  %29 = load double, ptr %invariant.gep106.i, align 8
  %cmp6.i.i3669 = fcmp olt double %26, %29
  br i1 %cmp6.i.i3669, label %for.cond.i.i55, label %in_double_are_even.exit.i

for.cond.i.i55:                                   ; preds = %lor.lhs.false3.i.preheader.i34, %lor.lhs.false3.i.i35
  %k.020.i95.i70 = phi i64 [ %inc.i.i56, %lor.lhs.false3.i.i35 ], [ 0, %lor.lhs.false3.i.preheader.i34 ]
  %inc.i.i56 = add nuw nsw i64 %k.020.i95.i70, 1
  %exitcond.i.i58 = icmp eq i64 %inc.i.i56, %.lcssa
  br i1 %exitcond.i.i58, label %in_double_are_even.exit.i.loopexit, label %for.body.i.i59, !llvm.loop !10

for.body.i.i59:                                   ; preds = %for.cond.i.i55
  %arrayidx.i.i60 = getelementptr inbounds double, ptr %8, i64 %inc.i.i56
  %30 = load double, ptr %arrayidx.i.i60, align 8
  %sub.i.i.i61 = fsub double %30, %26
  %mul.i.i.i62 = fmul double %div.i30, %sub.i.i.i61
  %cmp.i.i.i63 = fcmp ult double %mul.i.i.i62, 0.000000e+00
  %cmp1.i.i.i = fcmp olt double %mul.i.i.i62, %conv.i.i.i33
  %conv4.i.i.i = fptosi double %mul.i.i.i62 to i64
  %cond.i.i.i64 = select i1 %cmp1.i.i.i, i64 %conv4.i.i.i, i64 %sub5.i.i.i
  %cond8.i.i.i = select i1 %cmp.i.i.i63, i64 0, i64 %cond.i.i.i64
  %31 = sub i64 %inc.i.i56, %cond8.i.i.i
  %or.cond.i.i65 = icmp ugt i64 %31, 1
  br i1 %or.cond.i.i65, label %in_double_are_even.exit.i.loopexit, label %lor.lhs.false3.i.i35, !llvm.loop !10

lor.lhs.false3.i.i35:                             ; preds = %for.body.i.i59
  %gep107.i = getelementptr inbounds double, ptr %invariant.gep106.i, i64 %inc.i.i56
  %32 = load double, ptr %gep107.i, align 8
  %cmp6.i.i36 = fcmp olt double %30, %32
  br i1 %cmp6.i.i36, label %for.cond.i.i55, label %in_double_are_even.exit.i.loopexit, !llvm.loop !10

in_double_are_even.exit.i.loopexit:               ; preds = %for.cond.i.i55, %for.body.i.i59, %lor.lhs.false3.i.i35
  %cmp.not.i.i57.le = icmp slt i64 %inc.i.i56, %.lcssa
  br label %in_double_are_even.exit.i

in_double_are_even.exit.i:                        ; preds = %in_double_are_even.exit.i.loopexit, %lor.lhs.false3.i.preheader.i34, %for.body.lr.ph.i.i32, %if.else
  %cmp.not.lcssa.i.i39 = phi i1 [ false, %if.else ], [ true, %for.body.lr.ph.i.i32 ], [ true, %lor.lhs.false3.i.preheader.i34 ], [ %cmp.not.i.i57.le, %in_double_are_even.exit.i.loopexit ]
  %invariant.gep.i40 = getelementptr i8, ptr %8, i64 8
  %cmp103.i = icmp sgt i64 %6, 0
  br i1 %cmp103.i, label %for.body.lr.ph.i41, label %if.end

for.body.lr.ph.i41:                               ; preds = %in_double_are_even.exit.i
  %sub5.i.i = add nsw i64 %.lcssa, -1
  %cmp3299.i = icmp sgt i64 %.lcssa, 1
  br label %for.body.i42

for.body.i42:                                     ; preds = %if.end.i49, %for.body.lr.ph.i41
  %k.0104.i = phi i64 [ 0, %for.body.lr.ph.i41 ], [ %inc.i51, %if.end.i49 ]
  %arrayidx3.i = getelementptr inbounds double, ptr %5, i64 %k.0104.i
  %33 = load double, ptr %arrayidx3.i, align 8
  %cmp4.i = fcmp oge double %33, %26
  %cmp6.i43 = fcmp ole double %33, %27
  %34 = and i1 %cmp4.i, %cmp6.i43
  %conv8.i = zext i1 %34 to i64
  br i1 %cmp.not.lcssa.i.i39, label %for.cond31.preheader.i, label %if.then.i44

for.cond31.preheader.i:                           ; preds = %for.body.i42
  br i1 %cmp3299.i, label %for.body35.i, label %if.end.i49

if.then.i44:                                      ; preds = %for.body.i42
  %sub.i.i45 = fsub double %33, %26
  %mul.i.i46 = fmul double %div.i30, %sub.i.i45
  %cmp.i.i47 = fcmp ult double %mul.i.i46, 0.000000e+00
  br i1 %cmp.i.i47, label %land.end16.i, label %in_double_guess.exit.i

in_double_guess.exit.i:                           ; preds = %if.then.i44
  %cmp1.i.i = fcmp olt double %mul.i.i46, %conv.i28
  %conv4.i.i = fptosi double %mul.i.i46 to i64
  %cond.i.i48 = select i1 %cmp1.i.i, i64 %conv4.i.i, i64 %sub5.i.i
  %cmp10.i = icmp sgt i64 %cond.i.i48, 0
  br i1 %cmp10.i, label %land.rhs12.i, label %land.end16.i

land.rhs12.i:                                     ; preds = %in_double_guess.exit.i
  %arrayidx13.i = getelementptr inbounds double, ptr %8, i64 %cond.i.i48
  %35 = load double, ptr %arrayidx13.i, align 8
  %cmp14.i = fcmp olt double %33, %35
  br label %land.end16.i

land.end16.i:                                     ; preds = %land.rhs12.i, %in_double_guess.exit.i, %if.then.i44
  %cond8.i85.i = phi i64 [ %cond.i.i48, %in_double_guess.exit.i ], [ %cond.i.i48, %land.rhs12.i ], [ 0, %if.then.i44 ]
  %36 = phi i1 [ false, %in_double_guess.exit.i ], [ %cmp14.i, %land.rhs12.i ], [ false, %if.then.i44 ]
  %conv18.neg.i = sext i1 %36 to i64
  %sub19.i = add i64 %cond8.i85.i, %conv18.neg.i
  %cmp21.i = icmp slt i64 %sub19.i, %sub5.i.i
  br i1 %cmp21.i, label %land.rhs23.i, label %land.end27.i

land.rhs23.i:                                     ; preds = %land.end16.i
  %gep.i53 = getelementptr double, ptr %invariant.gep.i40, i64 %sub19.i
  %37 = load double, ptr %gep.i53, align 8
  %cmp25.i = fcmp oge double %33, %37
  br label %land.end27.i

land.end27.i:                                     ; preds = %land.rhs23.i, %land.end16.i
  %38 = phi i1 [ false, %land.end16.i ], [ %cmp25.i, %land.rhs23.i ]
  %conv29.i = zext i1 %38 to i64
  %add30.i = add nsw i64 %sub19.i, %conv29.i
  br label %if.end.i49

for.body35.i:                                     ; preds = %for.cond31.preheader.i, %for.body35.i
  %rest.0101.i = phi i64 [ %sub44.i, %for.body35.i ], [ %.lcssa, %for.cond31.preheader.i ]
  %bin.0100.i = phi i64 [ %add43.i, %for.body35.i ], [ 0, %for.cond31.preheader.i ]
  %div3682.i = lshr i64 %rest.0101.i, 1
  %39 = getelementptr inbounds double, ptr %8, i64 %bin.0100.i
  %arrayidx38.i = getelementptr inbounds double, ptr %39, i64 %div3682.i
  %40 = load double, ptr %arrayidx38.i, align 8
  %cmp39.i = fcmp ole double %40, %33
  %and.i54 = select i1 %cmp39.i, i64 %div3682.i, i64 0
  %add43.i = add nuw nsw i64 %and.i54, %bin.0100.i
  %sub44.i = sub nsw i64 %rest.0101.i, %div3682.i
  %cmp32.i = icmp sgt i64 %sub44.i, 1
  br i1 %cmp32.i, label %for.body35.i, label %if.end.i49, !llvm.loop !11

if.end.i49:                                       ; preds = %for.body35.i, %land.end27.i, %for.cond31.preheader.i
  %bin.1.i50 = phi i64 [ %add30.i, %land.end27.i ], [ 0, %for.cond31.preheader.i ], [ %add43.i, %for.body35.i ]
  %arrayidx45.i = getelementptr inbounds i64, ptr %1, i64 %bin.1.i50
  %41 = load i64, ptr %arrayidx45.i, align 8
  %add46.i = add nsw i64 %41, %conv8.i
  store i64 %add46.i, ptr %arrayidx45.i, align 8
  %inc.i51 = add nuw nsw i64 %k.0104.i, 1
  %exitcond.not.i52 = icmp eq i64 %inc.i51, %6
  br i1 %exitcond.not.i52, label %if.end, label %for.body.i42, !llvm.loop !12

if.end:                                           ; preds = %if.end.i49, %if.end.i, %in_double_are_even.exit.i, %in_float_are_even.exit.i
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
  br i1 %or.cond38.i, label %while.end.i, label %while.body.i, !llvm.loop !13

while.end.i:                                      ; preds = %while.body.i, %if.end9.i
  %at.0.lcssa.i = phi i64 [ %shr.i, %if.end9.i ], [ %and16.i, %while.body.i ]
  %arrayidx10.le.i = getelementptr inbounds i32, ptr %6, i64 %at.0.lcssa.i
  store i32 %8, ptr %arrayidx10.le.i, align 4
  br label %cleanup.i

cleanup.i:                                        ; preds = %while.end.i, %if.then7.i, %for.body.i
  %inc.i = add nuw nsw i64 %k.045.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, %3
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !14

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
  br i1 %or.cond37.i43, label %while.end.i44, label %while.body.i39, !llvm.loop !15

while.end.i44:                                    ; preds = %while.body.i39, %if.end9.i36
  %at.0.lcssa.i45 = phi i64 [ %shr.i38, %if.end9.i36 ], [ %and15.i, %while.body.i39 ]
  %arrayidx10.le.i46 = getelementptr inbounds i64, ptr %6, i64 %at.0.lcssa.i45
  store i64 %12, ptr %arrayidx10.le.i46, align 8
  br label %cleanup.i47

cleanup.i47:                                      ; preds = %while.end.i44, %if.then7.i50, %for.body.i27
  %inc.i48 = add nuw nsw i64 %k.044.i, 1
  %exitcond.not.i49 = icmp eq i64 %inc.i48, %3
  br i1 %exitcond.not.i49, label %if.end, label %for.body.i27, !llvm.loop !16

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
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !17

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
  br i1 %exitcond.not.i46, label %if.end, label %for.body.i30, !llvm.loop !18

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
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !19

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
  br i1 %exitcond.not.i28, label %if.end, label %for.body.i18, !llvm.loop !20

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
  br i1 %exitcond.not.i, label %if.end, label %for.body.i, !llvm.loop !21

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
  br i1 %exitcond.not.i38, label %if.end, label %for.body.i25, !llvm.loop !22

if.end:                                           ; preds = %for.body.i25, %for.body.i, %if.else, %if.then
  ret i64 0
}

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }

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
