; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 3bad1a79a6c79fcfa5fccc85617fd9b089b75ae7
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_small_products_f(ptr nocapture noundef readonly %a, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %packed.i = alloca [4096 x float], align 16
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 112
  %cmp153 = icmp slt i64 %begin, %end
  br i1 %cmp153, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = load i64, ptr %arrayidx, align 8
  %1 = load i64, ptr %arrayidx1, align 8
  %factor.op.mul = mul i64 %0, %1
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 8
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx15 = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx18 = getelementptr inbounds i8, ptr %a, i64 16
  %mul.reass = shl i64 %factor.op.mul, 2
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 104
  %arrayidx12.i = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx16.i = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx17.i = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx18.i = getelementptr inbounds i8, ptr %a, i64 80
  br label %for.body

for.cond.cleanup:                                 ; preds = %product_f.exit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %product_f.exit
  %k.0154 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %product_f.exit ]
  %2 = load i64, ptr %arrayidx3, align 8
  %rem = srem i64 %k.0154, %2
  %div = sdiv i64 %k.0154, %2
  %3 = load i64, ptr %a, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %arrayidx6, align 8
  %mul7 = mul nsw i64 %5, %rem
  %add.ptr = getelementptr inbounds i8, ptr %4, i64 %mul7
  %6 = load i64, ptr %arrayidx8, align 8
  %mul9 = mul nsw i64 %6, %div
  %add.ptr10 = getelementptr inbounds i8, ptr %add.ptr, i64 %mul9
  %7 = load i64, ptr %arrayidx11, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %arrayidx12, align 8
  %mul13 = mul nsw i64 %9, %rem
  %add.ptr14 = getelementptr inbounds i8, ptr %8, i64 %mul13
  %10 = load i64, ptr %arrayidx15, align 8
  %mul16 = mul nsw i64 %10, %div
  %add.ptr17 = getelementptr inbounds i8, ptr %add.ptr14, i64 %mul16
  %11 = load i64, ptr %arrayidx18, align 8
  %12 = inttoptr i64 %11 to ptr
  %mul19 = mul nsw i64 %mul.reass, %k.0154
  %add.ptr20 = getelementptr inbounds i8, ptr %12, i64 %mul19
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %packed.i) #4
  %13 = load i64, ptr %arrayidx, align 8
  %14 = load i64, ptr %arrayidx1.i, align 8
  %15 = load i64, ptr %arrayidx1, align 8
  %cmp.i = icmp sgt i64 %15, 7
  %cmp3.inv.i = icmp sgt i64 %15, 3
  %16 = select i1 %cmp3.inv.i, i64 4, i64 1
  %cond4.i = select i1 %cmp.i, i64 8, i64 %16
  %cmp51678.i = icmp sgt i64 %15, 0
  br i1 %cmp51678.i, label %for.body.lr.ph.i, label %product_f.exit

for.body.lr.ph.i:                                 ; preds = %for.body
  %sub.i = sub nsw i64 %15, %cond4.i
  %mul19.i = shl nsw i64 %15, 2
  %cmp217.i.i = icmp sgt i64 %14, 0
  %add.i499.i = add i64 %13, -1
  %mul68.2.i304.i1516.i = shl nsw i64 %15, 3
  %mul68.3.i310.i1531.i = mul nuw nsw i64 %15, 12
  %mul68.4.i316.i.i = shl nsw i64 %15, 4
  %mul68.5.i318.i.i = mul nuw nsw i64 %15, 20
  %mul68.6.i.i591.i = mul nuw nsw i64 %15, 24
  %mul68.7.i.i595.i = mul nuw nsw i64 %15, 28
  %mul45.i = shl nuw nsw i64 %cond4.i, 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end44.i, %for.body.lr.ph.i
  %column.01679.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add46.i, %if.end44.i ]
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %column.01679.i, i64 %sub.i)
  %add.i = add nuw nsw i64 %column.01679.i, %cond4.i
  %cond.i78.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %sub.i)
  %sub9.i = sub nsw i64 %cond.i78.i, %cond.i.i
  %17 = load i64, ptr %arrayidx12.i, align 8
  %mul.i = mul nsw i64 %17, %cond.i.i
  %add.ptr.i = getelementptr inbounds i8, ptr %add.ptr17, i64 %mul.i
  %mul14.i = shl nsw i64 %cond.i.i, 2
  %add.ptr15.i = getelementptr inbounds i8, ptr %add.ptr20, i64 %mul14.i
  %18 = load i64, ptr %arrayidx16.i, align 8
  %19 = load i64, ptr %arrayidx17.i, align 8
  %20 = load i64, ptr %arrayidx18.i, align 8
  %mul21.i = shl nsw i64 %sub9.i, 2
  %cmp25.not.i = icmp eq i64 %17, 4
  br i1 %cmp25.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i
  %add30.i = add nsw i64 %sub9.i, %cond4.i
  %cmp19.i.i = icmp sgt i64 %add30.i, 0
  br i1 %cmp19.i.i, label %for.cond1.preheader.i.i, label %gather_f.exit.i

for.cond1.preheader.i.i:                          ; preds = %if.then.i, %for.cond.cleanup3.i.i
  %j.021.i.i = phi i64 [ %inc7.i.i, %for.cond.cleanup3.i.i ], [ 0, %if.then.i ]
  %from.addr.020.i.i = phi ptr [ %add.ptr8.i.i, %for.cond.cleanup3.i.i ], [ %add.ptr.i, %if.then.i ]
  %invariant.gep.i.i = getelementptr float, ptr %packed.i, i64 %j.021.i.i
  br i1 %cmp217.i.i, label %for.body4.i.i, label %for.cond.cleanup3.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.cond1.preheader.i.i
  %inc7.i.i = add nuw nsw i64 %j.021.i.i, 1
  %add.ptr8.i.i = getelementptr inbounds i8, ptr %from.addr.020.i.i, i64 %17
  %exitcond22.not.i.i = icmp eq i64 %inc7.i.i, %add30.i
  br i1 %exitcond22.not.i.i, label %gather_f.exit.i, label %for.cond1.preheader.i.i, !llvm.loop !4

for.body4.i.i:                                    ; preds = %for.cond1.preheader.i.i, %for.body4.i.i
  %k.018.i.i = phi i64 [ %inc.i.i, %for.body4.i.i ], [ 0, %for.cond1.preheader.i.i ]
  %mul.i.i = mul nsw i64 %k.018.i.i, %20
  %add.ptr.i.i = getelementptr inbounds i8, ptr %from.addr.020.i.i, i64 %mul.i.i
  %21 = load float, ptr %add.ptr.i.i, align 4
  %mul5.i.i = mul nuw nsw i64 %k.018.i.i, %add30.i
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %mul5.i.i
  store float %21, ptr %gep.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.018.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %14
  br i1 %exitcond.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !7

gather_f.exit.i:                                  ; preds = %for.cond.cleanup3.i.i, %if.then.i
  %mul34.i = shl nsw i64 %add30.i, 2
  br label %if.end.i

if.end.i:                                         ; preds = %gather_f.exit.i, %for.body.i
  %t.sroa.198.0.i = phi i64 [ %20, %for.body.i ], [ %mul34.i, %gather_f.exit.i ]
  %t.sroa.21.0.i = phi ptr [ %add.ptr.i, %for.body.i ], [ %packed.i, %gather_f.exit.i ]
  %cmp.i.i = icmp eq i64 %cond.i78.i, %cond.i.i
  %conv.i.i = select i1 %cmp.i.i, i64 8, i64 6
  %sub.i.i = add i64 %add.i499.i, %conv.i.i
  %div.i.i = sdiv i64 %sub.i.i, %conv.i.i
  %cmp1492.i.i = icmp sgt i64 %div.i.i, 0
  br i1 %cmp.i, label %if.then38.i, label %if.else.i

if.then38.i:                                      ; preds = %if.end.i
  br i1 %cmp1492.i.i, label %for.body.i.preheader.i, label %if.end44.i

for.body.i.preheader.i:                           ; preds = %if.then38.i
  %mul.2.i205.i.i = shl nsw i64 %18, 1
  %mul.3.i283.i.i = mul nsw i64 %18, 3
  %mul.4.i287.i.i = shl nsw i64 %18, 2
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %if.end33.i.i, %for.body.i.preheader.i
  %t.sroa.42.0.i = phi ptr [ %add.ptr37.i.i, %if.end33.i.i ], [ %add.ptr15.i, %for.body.i.preheader.i ]
  %t.sroa.0.0.i = phi ptr [ %add.ptr.i80.i, %if.end33.i.i ], [ %add.ptr10, %for.body.i.preheader.i ]
  %tiles.0494.i.i = phi i64 [ %add3.i.i, %if.end33.i.i ], [ %div.i.i, %for.body.i.preheader.i ]
  %rows.addr.0493.i.i = phi i64 [ %sub39.i.i, %if.end33.i.i ], [ %13, %for.body.i.preheader.i ]
  %add3.i.i = add nsw i64 %tiles.0494.i.i, -1
  %sub4.i.i = add i64 %add3.i.i, %rows.addr.0493.i.i
  %div5.i.i = sdiv i64 %sub4.i.i, %tiles.0494.i.i
  %cmp11.i.i = icmp slt i64 %div5.i.i, 3
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else20.i.i

if.then.i.i:                                      ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then13.i.i, label %if.else.i.i

if.then13.i.i:                                    ; preds = %if.then.i.i
  %cmp4.1.i.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i.i.i = select i1 %cmp4.1.i.i.i, i64 %18, i64 0
  %add.ptr.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i.i.i
  br i1 %cmp217.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i

for.cond55.preheader.i.i.i:                       ; preds = %for.body17.i.i.i, %if.then13.i.i
  %sums.sroa.0.0.i.i.i = phi <8 x float> [ zeroinitializer, %if.then13.i.i ], [ %24, %for.body17.i.i.i ]
  %sums.sroa.6.0.i.i.i = phi <8 x float> [ zeroinitializer, %if.then13.i.i ], [ %26, %for.body17.i.i.i ]
  %cmp60.i.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i.i.i, label %for.inc75.i.i.i, label %if.end33.i.i

for.body17.i.i.i:                                 ; preds = %if.then13.i.i, %for.body17.i.i.i
  %sums.sroa.0.1.i.i.i = phi <8 x float> [ %24, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %sums.sroa.6.1.i.i.i = phi <8 x float> [ %26, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %k.0120.i.i.i = phi i64 [ %dec.i.i.i, %for.body17.i.i.i ], [ %14, %if.then13.i.i ]
  %right.0119.i.i.i = phi ptr [ %add.ptr51.i.i.i, %for.body17.i.i.i ], [ %t.sroa.21.0.i, %if.then13.i.i ]
  %element.0118.i.i.i = phi i64 [ %add.i.i.i, %for.body17.i.i.i ], [ 0, %if.then13.i.i ]
  %22 = load <8 x float>, ptr %right.0119.i.i.i, align 4
  %add.ptr40.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i.i.i
  %23 = load float, ptr %add.ptr40.i.i.i, align 4
  %splat.splatinsert.i.i.i = insertelement <8 x float> poison, float %23, i64 0
  %splat.splat.i.i.i = shufflevector <8 x float> %splat.splatinsert.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %24 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i.i.i, <8 x float> %22, <8 x float> %sums.sroa.0.1.i.i.i)
  %add.ptr40.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i.i, i64 %element.0118.i.i.i
  %25 = load float, ptr %add.ptr40.1.i.i.i, align 4
  %splat.splatinsert.1.i.i.i = insertelement <8 x float> poison, float %25, i64 0
  %splat.splat.1.i.i.i = shufflevector <8 x float> %splat.splatinsert.1.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %26 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i.i.i, <8 x float> %22, <8 x float> %sums.sroa.6.1.i.i.i)
  %add.i.i.i = add nsw i64 %element.0118.i.i.i, %19
  %add.ptr51.i.i.i = getelementptr inbounds i8, ptr %right.0119.i.i.i, i64 %t.sroa.198.0.i
  %dec.i.i.i = add nsw i64 %k.0120.i.i.i, -1
  %cmp15.i.i.i = icmp ugt i64 %k.0120.i.i.i, 1
  br i1 %cmp15.i.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i, !llvm.loop !8

for.inc75.i.i.i:                                  ; preds = %for.cond55.preheader.i.i.i
  store <8 x float> %sums.sroa.0.0.i.i.i, ptr %t.sroa.42.0.i, align 4
  %.not1562.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1562.i, label %if.end33.i.i, label %for.body65.1.i.i.i

for.body65.1.i.i.i:                               ; preds = %for.inc75.i.i.i
  %add.ptr69.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %sums.sroa.6.0.i.i.i, ptr %add.ptr69.1.i.i.i, align 4
  br label %if.end33.i.i

if.else.i.i:                                      ; preds = %if.then.i.i
  %cmp15.i.i = icmp ult i64 %div5.i.i, 5
  %add.ptr.1.i69.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %18
  %add.ptr.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.2.i205.i.i
  br i1 %cmp15.i.i, label %if.then17.i.i, label %if.else18.i.i

if.then17.i.i:                                    ; preds = %if.else.i.i
  %cmp4.3.i.not.i.i = icmp eq i64 %div5.i.i, 3
  %cond.3.i.i.i = select i1 %cmp4.3.i.not.i.i, i64 0, i64 3
  %mul.3.i.i.i = mul nsw i64 %cond.3.i.i.i, %18
  %add.ptr.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i.i.i
  br i1 %cmp217.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i

for.body17.i85.i.i:                               ; preds = %if.then17.i.i, %for.body17.i85.i.i
  %sums.sroa.0.1.i86.i.i = phi <8 x float> [ %29, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.6.1.i87.i.i = phi <8 x float> [ %31, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.9.1.i.i.i = phi <8 x float> [ %33, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.12.1.i.i.i = phi <8 x float> [ %35, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %k.0120.i88.i.i = phi i64 [ %dec.i99.i.i, %for.body17.i85.i.i ], [ %14, %if.then17.i.i ]
  %right.0119.i89.i.i = phi ptr [ %add.ptr51.i98.i.i, %for.body17.i85.i.i ], [ %t.sroa.21.0.i, %if.then17.i.i ]
  %element.0118.i90.i.i = phi i64 [ %add.i97.i.i, %for.body17.i85.i.i ], [ 0, %if.then17.i.i ]
  %27 = load <8 x float>, ptr %right.0119.i89.i.i, align 4
  %add.ptr40.i91.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i90.i.i
  %28 = load float, ptr %add.ptr40.i91.i.i, align 4
  %splat.splatinsert.i92.i.i = insertelement <8 x float> poison, float %28, i64 0
  %splat.splat.i93.i.i = shufflevector <8 x float> %splat.splatinsert.i92.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %29 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i93.i.i, <8 x float> %27, <8 x float> %sums.sroa.0.1.i86.i.i)
  %add.ptr40.1.i94.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i90.i.i
  %30 = load float, ptr %add.ptr40.1.i94.i.i, align 4
  %splat.splatinsert.1.i95.i.i = insertelement <8 x float> poison, float %30, i64 0
  %splat.splat.1.i96.i.i = shufflevector <8 x float> %splat.splatinsert.1.i95.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %31 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i96.i.i, <8 x float> %27, <8 x float> %sums.sroa.6.1.i87.i.i)
  %add.ptr40.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i90.i.i
  %32 = load float, ptr %add.ptr40.2.i.i.i, align 4
  %splat.splatinsert.2.i.i.i = insertelement <8 x float> poison, float %32, i64 0
  %splat.splat.2.i.i.i = shufflevector <8 x float> %splat.splatinsert.2.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %33 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i.i.i, <8 x float> %27, <8 x float> %sums.sroa.9.1.i.i.i)
  %add.ptr40.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i.i, i64 %element.0118.i90.i.i
  %34 = load float, ptr %add.ptr40.3.i.i.i, align 4
  %splat.splatinsert.3.i.i.i = insertelement <8 x float> poison, float %34, i64 0
  %splat.splat.3.i.i.i = shufflevector <8 x float> %splat.splatinsert.3.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %35 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i.i.i, <8 x float> %27, <8 x float> %sums.sroa.12.1.i.i.i)
  %add.i97.i.i = add nsw i64 %element.0118.i90.i.i, %19
  %add.ptr51.i98.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i.i, i64 %t.sroa.198.0.i
  %dec.i99.i.i = add nsw i64 %k.0120.i88.i.i, -1
  %cmp15.i100.i.i = icmp ugt i64 %k.0120.i88.i.i, 1
  br i1 %cmp15.i100.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i, !llvm.loop !9

for.inc75.2.i.i.i:                                ; preds = %for.body17.i85.i.i, %if.then17.i.i
  %.lcssa1907.sink.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %29, %for.body17.i85.i.i ]
  %.lcssa1906.sink.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %31, %for.body17.i85.i.i ]
  %sums.sroa.12.0.i381.i10441052.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %35, %for.body17.i85.i.i ]
  %sums.sroa.9.0.i380.i10451051.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %33, %for.body17.i85.i.i ]
  store <8 x float> %.lcssa1907.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr69.1.i80.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1906.sink.i, ptr %add.ptr69.1.i80.i.i, align 4
  %add.ptr69.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <8 x float> %sums.sroa.9.0.i380.i10451051.i, ptr %add.ptr69.2.i.i.i, align 4
  br i1 %cmp4.3.i.not.i.i, label %if.end33.i.i, label %for.body65.3.i.i.i

for.body65.3.i.i.i:                               ; preds = %for.inc75.2.i.i.i
  %add.ptr69.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <8 x float> %sums.sroa.12.0.i381.i10441052.i, ptr %add.ptr69.3.i.i.i, align 4
  br label %if.end33.i.i

if.else18.i.i:                                    ; preds = %if.else.i.i
  %add.ptr.3.i113.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i283.i.i
  %add.ptr.4.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.4.i287.i.i
  %cmp4.5.i.not.i.i = icmp eq i64 %div5.i.i, 5
  %cond.5.i.i.i = select i1 %cmp4.5.i.not.i.i, i64 0, i64 5
  %mul.5.i.i.i = mul nsw i64 %cond.5.i.i.i, %18
  %add.ptr.5.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.5.i.i.i
  %cmp4.6.i.i.i = icmp ugt i64 %div5.i.i, 6
  %cond.6.i.i.i = select i1 %cmp4.6.i.i.i, i64 6, i64 0
  %mul.6.i.i.i = mul nsw i64 %cond.6.i.i.i, %18
  %add.ptr.6.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.6.i.i.i
  %cmp4.7.i.i.i = icmp ugt i64 %div5.i.i, 7
  %cond.7.i.i.i = select i1 %cmp4.7.i.i.i, i64 7, i64 0
  %mul.7.i.i.i = mul nsw i64 %cond.7.i.i.i, %18
  %add.ptr.7.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.7.i.i.i
  br i1 %cmp217.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i

for.body17.i137.i.i:                              ; preds = %if.else18.i.i, %for.body17.i137.i.i
  %sums.sroa.0.1.i138.i.i = phi <8 x float> [ %38, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.6.1.i139.i.i = phi <8 x float> [ %40, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.9.1.i140.i.i = phi <8 x float> [ %42, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.12.1.i141.i.i = phi <8 x float> [ %44, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.15.1.i.i.i = phi <8 x float> [ %46, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.18.1.i.i.i = phi <8 x float> [ %48, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.21.1.i.i.i = phi <8 x float> [ %50, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.24.1.i.i.i = phi <8 x float> [ %52, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %k.0120.i142.i.i = phi i64 [ %dec.i159.i.i, %for.body17.i137.i.i ], [ %14, %if.else18.i.i ]
  %right.0119.i143.i.i = phi ptr [ %add.ptr51.i158.i.i, %for.body17.i137.i.i ], [ %t.sroa.21.0.i, %if.else18.i.i ]
  %element.0118.i144.i.i = phi i64 [ %add.i157.i.i, %for.body17.i137.i.i ], [ 0, %if.else18.i.i ]
  %36 = load <8 x float>, ptr %right.0119.i143.i.i, align 4
  %add.ptr40.i145.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i144.i.i
  %37 = load float, ptr %add.ptr40.i145.i.i, align 4
  %splat.splatinsert.i146.i.i = insertelement <8 x float> poison, float %37, i64 0
  %splat.splat.i147.i.i = shufflevector <8 x float> %splat.splatinsert.i146.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %38 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i147.i.i, <8 x float> %36, <8 x float> %sums.sroa.0.1.i138.i.i)
  %add.ptr40.1.i148.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i144.i.i
  %39 = load float, ptr %add.ptr40.1.i148.i.i, align 4
  %splat.splatinsert.1.i149.i.i = insertelement <8 x float> poison, float %39, i64 0
  %splat.splat.1.i150.i.i = shufflevector <8 x float> %splat.splatinsert.1.i149.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %40 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i150.i.i, <8 x float> %36, <8 x float> %sums.sroa.6.1.i139.i.i)
  %add.ptr40.2.i151.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i144.i.i
  %41 = load float, ptr %add.ptr40.2.i151.i.i, align 4
  %splat.splatinsert.2.i152.i.i = insertelement <8 x float> poison, float %41, i64 0
  %splat.splat.2.i153.i.i = shufflevector <8 x float> %splat.splatinsert.2.i152.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %42 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i153.i.i, <8 x float> %36, <8 x float> %sums.sroa.9.1.i140.i.i)
  %add.ptr40.3.i154.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i.i, i64 %element.0118.i144.i.i
  %43 = load float, ptr %add.ptr40.3.i154.i.i, align 4
  %splat.splatinsert.3.i155.i.i = insertelement <8 x float> poison, float %43, i64 0
  %splat.splat.3.i156.i.i = shufflevector <8 x float> %splat.splatinsert.3.i155.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %44 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i156.i.i, <8 x float> %36, <8 x float> %sums.sroa.12.1.i141.i.i)
  %add.ptr40.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i.i, i64 %element.0118.i144.i.i
  %45 = load float, ptr %add.ptr40.4.i.i.i, align 4
  %splat.splatinsert.4.i.i.i = insertelement <8 x float> poison, float %45, i64 0
  %splat.splat.4.i.i.i = shufflevector <8 x float> %splat.splatinsert.4.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %46 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.4.i.i.i, <8 x float> %36, <8 x float> %sums.sroa.15.1.i.i.i)
  %add.ptr40.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i.i, i64 %element.0118.i144.i.i
  %47 = load float, ptr %add.ptr40.5.i.i.i, align 4
  %splat.splatinsert.5.i.i.i = insertelement <8 x float> poison, float %47, i64 0
  %splat.splat.5.i.i.i = shufflevector <8 x float> %splat.splatinsert.5.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %48 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.5.i.i.i, <8 x float> %36, <8 x float> %sums.sroa.18.1.i.i.i)
  %add.ptr40.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i.i, i64 %element.0118.i144.i.i
  %49 = load float, ptr %add.ptr40.6.i.i.i, align 4
  %splat.splatinsert.6.i.i.i = insertelement <8 x float> poison, float %49, i64 0
  %splat.splat.6.i.i.i = shufflevector <8 x float> %splat.splatinsert.6.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %50 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.6.i.i.i, <8 x float> %36, <8 x float> %sums.sroa.21.1.i.i.i)
  %add.ptr40.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i.i, i64 %element.0118.i144.i.i
  %51 = load float, ptr %add.ptr40.7.i.i.i, align 4
  %splat.splatinsert.7.i.i.i = insertelement <8 x float> poison, float %51, i64 0
  %splat.splat.7.i.i.i = shufflevector <8 x float> %splat.splatinsert.7.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %52 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.7.i.i.i, <8 x float> %36, <8 x float> %sums.sroa.24.1.i.i.i)
  %add.i157.i.i = add nsw i64 %element.0118.i144.i.i, %19
  %add.ptr51.i158.i.i = getelementptr inbounds i8, ptr %right.0119.i143.i.i, i64 %t.sroa.198.0.i
  %dec.i159.i.i = add nsw i64 %k.0120.i142.i.i, -1
  %cmp15.i160.i.i = icmp ugt i64 %k.0120.i142.i.i, 1
  br i1 %cmp15.i160.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i, !llvm.loop !10

for.inc75.4.i.i.i:                                ; preds = %for.body17.i137.i.i, %if.else18.i.i
  %.lcssa1903.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %38, %for.body17.i137.i.i ]
  %.lcssa1902.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %40, %for.body17.i137.i.i ]
  %.lcssa1901.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %42, %for.body17.i137.i.i ]
  %.lcssa1900.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %44, %for.body17.i137.i.i ]
  %sums.sroa.24.0.i402.i1061108110901105.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %52, %for.body17.i137.i.i ]
  %sums.sroa.21.0.i401.i1062108010911104.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %50, %for.body17.i137.i.i ]
  %sums.sroa.18.0.i400.i1063107910921103.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %48, %for.body17.i137.i.i ]
  %sums.sroa.15.0.i399.i1064107810931102.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %46, %for.body17.i137.i.i ]
  store <8 x float> %.lcssa1903.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr69.1.i127.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1902.sink.i, ptr %add.ptr69.1.i127.i.i, align 4
  %add.ptr69.2.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <8 x float> %.lcssa1901.sink.i, ptr %add.ptr69.2.i130.i.i, align 4
  %add.ptr69.3.i132.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <8 x float> %.lcssa1900.sink.i, ptr %add.ptr69.3.i132.i.i, align 4
  %add.ptr69.4.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <8 x float> %sums.sroa.15.0.i399.i1064107810931102.i, ptr %add.ptr69.4.i.i.i, align 4
  br i1 %cmp4.5.i.not.i.i, label %if.end33.i.i, label %for.inc75.5.i.i.i

for.inc75.5.i.i.i:                                ; preds = %for.inc75.4.i.i.i
  %add.ptr69.5.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <8 x float> %sums.sroa.18.0.i400.i1063107910921103.i, ptr %add.ptr69.5.i.i.i, align 4
  br i1 %cmp4.6.i.i.i, label %for.inc75.6.i.i.i, label %if.end33.i.i

for.inc75.6.i.i.i:                                ; preds = %for.inc75.5.i.i.i
  %add.ptr69.6.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.6.i.i591.i
  store <8 x float> %sums.sroa.21.0.i401.i1062108010911104.i, ptr %add.ptr69.6.i.i.i, align 4
  %.not1560.i = icmp eq i64 %div5.i.i, 7
  br i1 %.not1560.i, label %if.end33.i.i, label %for.body65.7.i.i.i

for.body65.7.i.i.i:                               ; preds = %for.inc75.6.i.i.i
  %add.ptr69.7.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.7.i.i595.i
  store <8 x float> %sums.sroa.24.0.i402.i1061108110901105.i, ptr %add.ptr69.7.i.i.i, align 4
  br label %if.end33.i.i

if.else20.i.i:                                    ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then24.i.i, label %if.else25.i.i

if.then24.i.i:                                    ; preds = %if.else20.i.i
  %cmp4.1.i163.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i164.i.i = select i1 %cmp4.1.i163.i.i, i64 %18, i64 0
  %add.ptr.1.i165.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i164.i.i
  br i1 %cmp217.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i

for.cond55.preheader.i167.i.i:                    ; preds = %for.body17.i182.i.i, %if.then24.i.i
  %sums.sroa.0.0.i168.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %56, %for.body17.i182.i.i ]
  %sums.sroa.6.0.i169.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %57, %for.body17.i182.i.i ]
  %sums.sroa.9.0.i170.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %59, %for.body17.i182.i.i ]
  %sums.sroa.12.0.i171.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %60, %for.body17.i182.i.i ]
  %cmp60.i174.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i174.i.i, label %for.inc75.i176.i.i, label %if.end33.i.i

for.body17.i182.i.i:                              ; preds = %if.then24.i.i, %for.body17.i182.i.i
  %sums.sroa.0.1.i183.i.i = phi <8 x float> [ %56, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.6.1.i184.i.i = phi <8 x float> [ %57, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.9.1.i185.i.i = phi <8 x float> [ %59, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.12.1.i186.i.i = phi <8 x float> [ %60, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %k.0123.i.i.i = phi i64 [ %dec.i195.i.i, %for.body17.i182.i.i ], [ %14, %if.then24.i.i ]
  %right.0122.i.i.i = phi ptr [ %add.ptr51.i194.i.i, %for.body17.i182.i.i ], [ %t.sroa.21.0.i, %if.then24.i.i ]
  %element.0121.i.i.i = phi i64 [ %add.i193.i.i, %for.body17.i182.i.i ], [ 0, %if.then24.i.i ]
  %53 = load <8 x float>, ptr %right.0122.i.i.i, align 4
  %add.ptr24.1.i.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %mul21.i
  %54 = load <8 x float>, ptr %add.ptr24.1.i.i.i, align 4
  %add.ptr40.i187.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i.i.i
  %55 = load float, ptr %add.ptr40.i187.i.i, align 4
  %splat.splatinsert.i188.i.i = insertelement <8 x float> poison, float %55, i64 0
  %splat.splat.i189.i.i = shufflevector <8 x float> %splat.splatinsert.i188.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %56 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i189.i.i, <8 x float> %53, <8 x float> %sums.sroa.0.1.i183.i.i)
  %57 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i189.i.i, <8 x float> %54, <8 x float> %sums.sroa.6.1.i184.i.i)
  %add.ptr40.1.i190.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i.i, i64 %element.0121.i.i.i
  %58 = load float, ptr %add.ptr40.1.i190.i.i, align 4
  %splat.splatinsert.1.i191.i.i = insertelement <8 x float> poison, float %58, i64 0
  %splat.splat.1.i192.i.i = shufflevector <8 x float> %splat.splatinsert.1.i191.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %59 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i192.i.i, <8 x float> %53, <8 x float> %sums.sroa.9.1.i185.i.i)
  %60 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i192.i.i, <8 x float> %54, <8 x float> %sums.sroa.12.1.i186.i.i)
  %add.i193.i.i = add nsw i64 %element.0121.i.i.i, %19
  %add.ptr51.i194.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %t.sroa.198.0.i
  %dec.i195.i.i = add nsw i64 %k.0123.i.i.i, -1
  %cmp15.i196.i.i = icmp ugt i64 %k.0123.i.i.i, 1
  br i1 %cmp15.i196.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i, !llvm.loop !11

for.inc75.i176.i.i:                               ; preds = %for.cond55.preheader.i167.i.i
  store <8 x float> %sums.sroa.0.0.i168.i.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr71.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <8 x float> %sums.sroa.6.0.i169.i.i, ptr %add.ptr71.1.i.i.i, align 4
  %.not1557.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1557.i, label %if.end33.i.i, label %for.body65.preheader.1.i.i.i

for.body65.preheader.1.i.i.i:                     ; preds = %for.inc75.i176.i.i
  %add.ptr69.1129.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %sums.sroa.9.0.i170.i.i, ptr %add.ptr69.1129.i.i.i, align 4
  %add.ptr71.1.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.12.0.i171.i.i, ptr %add.ptr71.1.1.i.i.i, align 4
  br label %if.end33.i.i

if.else25.i.i:                                    ; preds = %if.else20.i.i
  %cmp27.i.i = icmp ult i64 %div5.i.i, 5
  %add.ptr.1.i202.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %18
  %add.ptr.2.i206.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.2.i205.i.i
  br i1 %cmp27.i.i, label %if.then29.i.i, label %if.else30.i.i

if.then29.i.i:                                    ; preds = %if.else25.i.i
  %cmp4.3.i207.not.i.i = icmp eq i64 %div5.i.i, 3
  %cond.3.i208.i.i = select i1 %cmp4.3.i207.not.i.i, i64 0, i64 3
  %mul.3.i209.i.i = mul nsw i64 %cond.3.i208.i.i, %18
  %add.ptr.3.i210.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i209.i.i
  br i1 %cmp217.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i

for.body17.i242.i.i:                              ; preds = %if.then29.i.i, %for.body17.i242.i.i
  %sums.sroa.6.1.i243.i.i = phi <8 x float> [ %65, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.0.1.i244.i.i = phi <8 x float> [ %64, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.9.1.i245.i.i = phi <8 x float> [ %67, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.12.1.i246.i.i = phi <8 x float> [ %68, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.15.1.i247.i.i = phi <8 x float> [ %70, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.18.1.i248.i.i = phi <8 x float> [ %71, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.21.1.i249.i.i = phi <8 x float> [ %73, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.24.1.i250.i.i = phi <8 x float> [ %74, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %k.0123.i251.i.i = phi i64 [ %dec.i269.i.i, %for.body17.i242.i.i ], [ %14, %if.then29.i.i ]
  %right.0122.i252.i.i = phi ptr [ %add.ptr51.i268.i.i, %for.body17.i242.i.i ], [ %t.sroa.21.0.i, %if.then29.i.i ]
  %element.0121.i253.i.i = phi i64 [ %add.i267.i.i, %for.body17.i242.i.i ], [ 0, %if.then29.i.i ]
  %61 = load <8 x float>, ptr %right.0122.i252.i.i, align 4
  %add.ptr24.1.i254.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %mul21.i
  %62 = load <8 x float>, ptr %add.ptr24.1.i254.i.i, align 4
  %add.ptr40.i255.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i253.i.i
  %63 = load float, ptr %add.ptr40.i255.i.i, align 4
  %splat.splatinsert.i256.i.i = insertelement <8 x float> poison, float %63, i64 0
  %splat.splat.i257.i.i = shufflevector <8 x float> %splat.splatinsert.i256.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %64 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i257.i.i, <8 x float> %61, <8 x float> %sums.sroa.0.1.i244.i.i)
  %65 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i257.i.i, <8 x float> %62, <8 x float> %sums.sroa.6.1.i243.i.i)
  %add.ptr40.1.i258.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i253.i.i
  %66 = load float, ptr %add.ptr40.1.i258.i.i, align 4
  %splat.splatinsert.1.i259.i.i = insertelement <8 x float> poison, float %66, i64 0
  %splat.splat.1.i260.i.i = shufflevector <8 x float> %splat.splatinsert.1.i259.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %67 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i260.i.i, <8 x float> %61, <8 x float> %sums.sroa.9.1.i245.i.i)
  %68 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i260.i.i, <8 x float> %62, <8 x float> %sums.sroa.12.1.i246.i.i)
  %add.ptr40.2.i261.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i253.i.i
  %69 = load float, ptr %add.ptr40.2.i261.i.i, align 4
  %splat.splatinsert.2.i262.i.i = insertelement <8 x float> poison, float %69, i64 0
  %splat.splat.2.i263.i.i = shufflevector <8 x float> %splat.splatinsert.2.i262.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %70 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i263.i.i, <8 x float> %61, <8 x float> %sums.sroa.15.1.i247.i.i)
  %71 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i263.i.i, <8 x float> %62, <8 x float> %sums.sroa.18.1.i248.i.i)
  %add.ptr40.3.i264.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i.i, i64 %element.0121.i253.i.i
  %72 = load float, ptr %add.ptr40.3.i264.i.i, align 4
  %splat.splatinsert.3.i265.i.i = insertelement <8 x float> poison, float %72, i64 0
  %splat.splat.3.i266.i.i = shufflevector <8 x float> %splat.splatinsert.3.i265.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %73 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i266.i.i, <8 x float> %61, <8 x float> %sums.sroa.21.1.i249.i.i)
  %74 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i266.i.i, <8 x float> %62, <8 x float> %sums.sroa.24.1.i250.i.i)
  %add.i267.i.i = add nsw i64 %element.0121.i253.i.i, %19
  %add.ptr51.i268.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %t.sroa.198.0.i
  %dec.i269.i.i = add nsw i64 %k.0123.i251.i.i, -1
  %cmp15.i270.i.i = icmp ugt i64 %k.0123.i251.i.i, 1
  br i1 %cmp15.i270.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i, !llvm.loop !12

for.inc75.2.i233.i.i:                             ; preds = %for.body17.i242.i.i, %if.then29.i.i
  %.lcssa1891.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %64, %for.body17.i242.i.i ]
  %.lcssa1890.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %65, %for.body17.i242.i.i ]
  %.lcssa1889.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %67, %for.body17.i242.i.i ]
  %.lcssa1888.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %68, %for.body17.i242.i.i ]
  %sums.sroa.24.0.i221423.i11151132.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %74, %for.body17.i242.i.i ]
  %sums.sroa.21.0.i220422.i11161131.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %73, %for.body17.i242.i.i ]
  %sums.sroa.18.0.i219421.i11171130.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %71, %for.body17.i242.i.i ]
  %sums.sroa.15.0.i218420.i11181129.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %70, %for.body17.i242.i.i ]
  store <8 x float> %.lcssa1891.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr71.1.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <8 x float> %.lcssa1890.sink.i, ptr %add.ptr71.1.i227.i.i, align 4
  %add.ptr69.1129.i230.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1889.sink.i, ptr %add.ptr69.1129.i230.i.i, align 4
  %add.ptr71.1.1.i232.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1888.sink.i, ptr %add.ptr71.1.1.i232.i.i, align 4
  %add.ptr69.2.i235.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <8 x float> %sums.sroa.15.0.i218420.i11181129.i, ptr %add.ptr69.2.i235.i.i, align 4
  %add.ptr71.1.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.18.0.i219421.i11171130.i, ptr %add.ptr71.1.2.i.i.i, align 4
  br i1 %cmp4.3.i207.not.i.i, label %if.end33.i.i, label %for.body65.preheader.3.i.i.i

for.body65.preheader.3.i.i.i:                     ; preds = %for.inc75.2.i233.i.i
  %add.ptr69.3.i237.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <8 x float> %sums.sroa.21.0.i220422.i11161131.i, ptr %add.ptr69.3.i237.i.i, align 4
  %add.ptr71.1.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.24.0.i221423.i11151132.i, ptr %add.ptr71.1.3.i.i.i, align 4
  br label %if.end33.i.i

if.else30.i.i:                                    ; preds = %if.else25.i.i
  %add.ptr.3.i284.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i283.i.i
  %add.ptr.4.i288.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.4.i287.i.i
  %cmp4.5.i289.not.i.i = icmp eq i64 %div5.i.i, 5
  %cond.5.i290.i.i = select i1 %cmp4.5.i289.not.i.i, i64 0, i64 5
  %mul.5.i291.i.i = mul nsw i64 %cond.5.i290.i.i, %18
  %add.ptr.5.i292.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.5.i291.i.i
  br i1 %cmp217.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i

for.body17.i336.i.i:                              ; preds = %if.else30.i.i, %for.body17.i336.i.i
  %sums.sroa.12.1.i337.i.i = phi <8 x float> [ %82, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.9.1.i338.i.i = phi <8 x float> [ %81, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.6.1.i339.i.i = phi <8 x float> [ %79, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.0.1.i340.i.i = phi <8 x float> [ %78, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.15.1.i341.i.i = phi <8 x float> [ %84, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.18.1.i342.i.i = phi <8 x float> [ %85, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.21.1.i343.i.i = phi <8 x float> [ %87, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.24.1.i344.i.i = phi <8 x float> [ %88, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.27.1.i.i.i = phi <8 x float> [ %90, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.30.1.i.i.i = phi <8 x float> [ %91, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.33.1.i.i.i = phi <8 x float> [ %93, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.36.1.i.i.i = phi <8 x float> [ %94, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %k.0123.i345.i.i = phi i64 [ %dec.i369.i.i, %for.body17.i336.i.i ], [ %14, %if.else30.i.i ]
  %right.0122.i346.i.i = phi ptr [ %add.ptr51.i368.i.i, %for.body17.i336.i.i ], [ %t.sroa.21.0.i, %if.else30.i.i ]
  %element.0121.i347.i.i = phi i64 [ %add.i367.i.i, %for.body17.i336.i.i ], [ 0, %if.else30.i.i ]
  %75 = load <8 x float>, ptr %right.0122.i346.i.i, align 4
  %add.ptr24.1.i348.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %mul21.i
  %76 = load <8 x float>, ptr %add.ptr24.1.i348.i.i, align 4
  %add.ptr40.i349.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i347.i.i
  %77 = load float, ptr %add.ptr40.i349.i.i, align 4
  %splat.splatinsert.i350.i.i = insertelement <8 x float> poison, float %77, i64 0
  %splat.splat.i351.i.i = shufflevector <8 x float> %splat.splatinsert.i350.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %78 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i351.i.i, <8 x float> %75, <8 x float> %sums.sroa.0.1.i340.i.i)
  %79 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i351.i.i, <8 x float> %76, <8 x float> %sums.sroa.6.1.i339.i.i)
  %add.ptr40.1.i352.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i347.i.i
  %80 = load float, ptr %add.ptr40.1.i352.i.i, align 4
  %splat.splatinsert.1.i353.i.i = insertelement <8 x float> poison, float %80, i64 0
  %splat.splat.1.i354.i.i = shufflevector <8 x float> %splat.splatinsert.1.i353.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %81 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i354.i.i, <8 x float> %75, <8 x float> %sums.sroa.9.1.i338.i.i)
  %82 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i354.i.i, <8 x float> %76, <8 x float> %sums.sroa.12.1.i337.i.i)
  %add.ptr40.2.i355.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i347.i.i
  %83 = load float, ptr %add.ptr40.2.i355.i.i, align 4
  %splat.splatinsert.2.i356.i.i = insertelement <8 x float> poison, float %83, i64 0
  %splat.splat.2.i357.i.i = shufflevector <8 x float> %splat.splatinsert.2.i356.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %84 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i357.i.i, <8 x float> %75, <8 x float> %sums.sroa.15.1.i341.i.i)
  %85 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i357.i.i, <8 x float> %76, <8 x float> %sums.sroa.18.1.i342.i.i)
  %add.ptr40.3.i358.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i.i, i64 %element.0121.i347.i.i
  %86 = load float, ptr %add.ptr40.3.i358.i.i, align 4
  %splat.splatinsert.3.i359.i.i = insertelement <8 x float> poison, float %86, i64 0
  %splat.splat.3.i360.i.i = shufflevector <8 x float> %splat.splatinsert.3.i359.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %87 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i360.i.i, <8 x float> %75, <8 x float> %sums.sroa.21.1.i343.i.i)
  %88 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i360.i.i, <8 x float> %76, <8 x float> %sums.sroa.24.1.i344.i.i)
  %add.ptr40.4.i361.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i.i, i64 %element.0121.i347.i.i
  %89 = load float, ptr %add.ptr40.4.i361.i.i, align 4
  %splat.splatinsert.4.i362.i.i = insertelement <8 x float> poison, float %89, i64 0
  %splat.splat.4.i363.i.i = shufflevector <8 x float> %splat.splatinsert.4.i362.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %90 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.4.i363.i.i, <8 x float> %75, <8 x float> %sums.sroa.27.1.i.i.i)
  %91 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.4.i363.i.i, <8 x float> %76, <8 x float> %sums.sroa.30.1.i.i.i)
  %add.ptr40.5.i364.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i.i, i64 %element.0121.i347.i.i
  %92 = load float, ptr %add.ptr40.5.i364.i.i, align 4
  %splat.splatinsert.5.i365.i.i = insertelement <8 x float> poison, float %92, i64 0
  %splat.splat.5.i366.i.i = shufflevector <8 x float> %splat.splatinsert.5.i365.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %93 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.5.i366.i.i, <8 x float> %75, <8 x float> %sums.sroa.33.1.i.i.i)
  %94 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.5.i366.i.i, <8 x float> %76, <8 x float> %sums.sroa.36.1.i.i.i)
  %add.i367.i.i = add nsw i64 %element.0121.i347.i.i, %19
  %add.ptr51.i368.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %t.sroa.198.0.i
  %dec.i369.i.i = add nsw i64 %k.0123.i345.i.i, -1
  %cmp15.i370.i.i = icmp ugt i64 %k.0123.i345.i.i, 1
  br i1 %cmp15.i370.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i, !llvm.loop !13

for.inc75.4.i327.i.i:                             ; preds = %for.body17.i336.i.i, %if.else30.i.i
  %.lcssa1883.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %78, %for.body17.i336.i.i ]
  %.lcssa1882.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %79, %for.body17.i336.i.i ]
  %.lcssa1881.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %81, %for.body17.i336.i.i ]
  %.lcssa1880.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %82, %for.body17.i336.i.i ]
  %.lcssa1879.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %84, %for.body17.i336.i.i ]
  %.lcssa1878.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %85, %for.body17.i336.i.i ]
  %.lcssa1877.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %87, %for.body17.i336.i.i ]
  %.lcssa1876.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %88, %for.body17.i336.i.i ]
  %sums.sroa.36.0.i452.i1146117511871205.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %94, %for.body17.i336.i.i ]
  %sums.sroa.33.0.i451.i1147117411881204.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %93, %for.body17.i336.i.i ]
  %sums.sroa.30.0.i450.i1148117311891203.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %91, %for.body17.i336.i.i ]
  %sums.sroa.27.0.i449.i1149117211901202.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %90, %for.body17.i336.i.i ]
  store <8 x float> %.lcssa1883.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr71.1.i309.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <8 x float> %.lcssa1882.sink.i, ptr %add.ptr71.1.i309.i.i, align 4
  %add.ptr69.1129.i312.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1881.sink.i, ptr %add.ptr69.1129.i312.i.i, align 4
  %add.ptr71.1.1.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1880.sink.i, ptr %add.ptr71.1.1.i314.i.i, align 4
  %add.ptr69.2.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <8 x float> %.lcssa1879.sink.i, ptr %add.ptr69.2.i317.i.i, align 4
  %add.ptr71.1.2.i320.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1878.sink.i, ptr %add.ptr71.1.2.i320.i.i, align 4
  %add.ptr69.3.i323.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <8 x float> %.lcssa1877.sink.i, ptr %add.ptr69.3.i323.i.i, align 4
  %add.ptr71.1.3.i326.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1876.sink.i, ptr %add.ptr71.1.3.i326.i.i, align 4
  %add.ptr69.4.i329.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <8 x float> %sums.sroa.27.0.i449.i1149117211901202.i, ptr %add.ptr69.4.i329.i.i, align 4
  %add.ptr71.1.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.30.0.i450.i1148117311891203.i, ptr %add.ptr71.1.4.i.i.i, align 4
  br i1 %cmp4.5.i289.not.i.i, label %if.end33.i.i, label %for.body65.preheader.5.i.i.i

for.body65.preheader.5.i.i.i:                     ; preds = %for.inc75.4.i327.i.i
  %add.ptr69.5.i331.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <8 x float> %sums.sroa.33.0.i451.i1147117411881204.i, ptr %add.ptr69.5.i331.i.i, align 4
  %add.ptr71.1.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.36.0.i452.i1146117511871205.i, ptr %add.ptr71.1.5.i.i.i, align 4
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %for.body65.preheader.5.i.i.i, %for.inc75.4.i327.i.i, %for.body65.preheader.3.i.i.i, %for.inc75.2.i233.i.i, %for.body65.preheader.1.i.i.i, %for.inc75.i176.i.i, %for.cond55.preheader.i167.i.i, %for.body65.7.i.i.i, %for.inc75.6.i.i.i, %for.inc75.5.i.i.i, %for.inc75.4.i.i.i, %for.body65.3.i.i.i, %for.inc75.2.i.i.i, %for.body65.1.i.i.i, %for.inc75.i.i.i, %for.cond55.preheader.i.i.i
  %mul.i79.i = mul nsw i64 %div5.i.i, %18
  %add.ptr.i80.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.i79.i
  %mul36.i.i = mul nsw i64 %div5.i.i, %mul19.i
  %add.ptr37.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul36.i.i
  %sub39.i.i = sub nsw i64 %rows.addr.0493.i.i, %div5.i.i
  %cmp1.i.i = icmp sgt i64 %tiles.0494.i.i, 1
  br i1 %cmp1.i.i, label %for.body.i.i, label %if.end44.i, !llvm.loop !14

if.else.i:                                        ; preds = %if.end.i
  br i1 %cmp3.inv.i, label %if.then41.i, label %if.else42.i

if.then41.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i97.preheader.i, label %if.end44.i

for.body.i97.preheader.i:                         ; preds = %if.then41.i
  %mul.2.i205.i109.i = shl nsw i64 %18, 1
  %mul.3.i283.i112.i = mul nsw i64 %18, 3
  %mul.4.i287.i114.i = shl nsw i64 %18, 2
  br label %for.body.i97.i

for.body.i97.i:                                   ; preds = %if.end33.i136.i, %for.body.i97.preheader.i
  %t.sroa.42.1.i = phi ptr [ %add.ptr37.i140.i, %if.end33.i136.i ], [ %add.ptr15.i, %for.body.i97.preheader.i ]
  %t.sroa.0.1.i = phi ptr [ %add.ptr.i138.i, %if.end33.i136.i ], [ %add.ptr10, %for.body.i97.preheader.i ]
  %tiles.0494.i98.i = phi i64 [ %add3.i100.i, %if.end33.i136.i ], [ %div.i.i, %for.body.i97.preheader.i ]
  %rows.addr.0493.i99.i = phi i64 [ %sub39.i141.i, %if.end33.i136.i ], [ %13, %for.body.i97.preheader.i ]
  %add3.i100.i = add nsw i64 %tiles.0494.i98.i, -1
  %sub4.i101.i = add i64 %add3.i100.i, %rows.addr.0493.i99.i
  %div5.i102.i = sdiv i64 %sub4.i101.i, %tiles.0494.i98.i
  %cmp11.i104.i = icmp slt i64 %div5.i102.i, 3
  br i1 %cmp.i.i, label %if.then.i318.i, label %if.else20.i105.i

if.then.i318.i:                                   ; preds = %for.body.i97.i
  br i1 %cmp11.i104.i, label %if.then13.i466.i, label %if.else.i319.i

if.then13.i466.i:                                 ; preds = %if.then.i318.i
  %cmp4.1.i.i467.i = icmp eq i64 %div5.i102.i, 2
  %mul.1.i.i468.i = select i1 %cmp4.1.i.i467.i, i64 %18, i64 0
  %add.ptr.1.i.i469.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i.i468.i
  br i1 %cmp217.i.i, label %for.body17.i.i480.i, label %for.cond55.preheader.i.i471.i

for.cond55.preheader.i.i471.i:                    ; preds = %for.body17.i.i480.i, %if.then13.i466.i
  %sums.sroa.0.0.i.i472.i = phi <4 x float> [ zeroinitializer, %if.then13.i466.i ], [ %97, %for.body17.i.i480.i ]
  %sums.sroa.6.0.i.i473.i = phi <4 x float> [ zeroinitializer, %if.then13.i466.i ], [ %99, %for.body17.i.i480.i ]
  %cmp60.i.i474.i = icmp sgt i64 %div5.i102.i, 0
  br i1 %cmp60.i.i474.i, label %for.inc75.i.i475.i, label %if.end33.i136.i

for.body17.i.i480.i:                              ; preds = %if.then13.i466.i, %for.body17.i.i480.i
  %sums.sroa.0.1.i.i481.i = phi <4 x float> [ %97, %for.body17.i.i480.i ], [ zeroinitializer, %if.then13.i466.i ]
  %sums.sroa.6.1.i.i482.i = phi <4 x float> [ %99, %for.body17.i.i480.i ], [ zeroinitializer, %if.then13.i466.i ]
  %k.0120.i.i483.i = phi i64 [ %dec.i.i494.i, %for.body17.i.i480.i ], [ %14, %if.then13.i466.i ]
  %right.0119.i.i484.i = phi ptr [ %add.ptr51.i.i493.i, %for.body17.i.i480.i ], [ %t.sroa.21.0.i, %if.then13.i466.i ]
  %element.0118.i.i485.i = phi i64 [ %add.i.i492.i, %for.body17.i.i480.i ], [ 0, %if.then13.i466.i ]
  %95 = load <4 x float>, ptr %right.0119.i.i484.i, align 4
  %add.ptr40.i.i486.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i.i485.i
  %96 = load float, ptr %add.ptr40.i.i486.i, align 4
  %splat.splatinsert.i.i487.i = insertelement <4 x float> poison, float %96, i64 0
  %splat.splat.i.i488.i = shufflevector <4 x float> %splat.splatinsert.i.i487.i, <4 x float> poison, <4 x i32> zeroinitializer
  %97 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i.i488.i, <4 x float> %95, <4 x float> %sums.sroa.0.1.i.i481.i)
  %add.ptr40.1.i.i489.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i469.i, i64 %element.0118.i.i485.i
  %98 = load float, ptr %add.ptr40.1.i.i489.i, align 4
  %splat.splatinsert.1.i.i490.i = insertelement <4 x float> poison, float %98, i64 0
  %splat.splat.1.i.i491.i = shufflevector <4 x float> %splat.splatinsert.1.i.i490.i, <4 x float> poison, <4 x i32> zeroinitializer
  %99 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i.i491.i, <4 x float> %95, <4 x float> %sums.sroa.6.1.i.i482.i)
  %add.i.i492.i = add nsw i64 %element.0118.i.i485.i, %19
  %add.ptr51.i.i493.i = getelementptr inbounds i8, ptr %right.0119.i.i484.i, i64 %t.sroa.198.0.i
  %dec.i.i494.i = add nsw i64 %k.0120.i.i483.i, -1
  %cmp15.i.i495.i = icmp ugt i64 %k.0120.i.i483.i, 1
  br i1 %cmp15.i.i495.i, label %for.body17.i.i480.i, label %for.cond55.preheader.i.i471.i, !llvm.loop !15

for.inc75.i.i475.i:                               ; preds = %for.cond55.preheader.i.i471.i
  store <4 x float> %sums.sroa.0.0.i.i472.i, ptr %t.sroa.42.1.i, align 4
  %.not1553.i = icmp eq i64 %div5.i102.i, 1
  br i1 %.not1553.i, label %if.end33.i136.i, label %for.body65.1.i.i477.i

for.body65.1.i.i477.i:                            ; preds = %for.inc75.i.i475.i
  %add.ptr69.1.i.i478.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %sums.sroa.6.0.i.i473.i, ptr %add.ptr69.1.i.i478.i, align 4
  br label %if.end33.i136.i

if.else.i319.i:                                   ; preds = %if.then.i318.i
  %cmp15.i320.i = icmp ult i64 %div5.i102.i, 5
  %add.ptr.1.i69.i321.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i.i323.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i109.i
  br i1 %cmp15.i320.i, label %if.then17.i419.i, label %if.else18.i324.i

if.then17.i419.i:                                 ; preds = %if.else.i319.i
  %cmp4.3.i.not.i420.i = icmp eq i64 %div5.i102.i, 3
  %cond.3.i.i421.i = select i1 %cmp4.3.i.not.i420.i, i64 0, i64 3
  %mul.3.i.i422.i = mul nsw i64 %cond.3.i.i421.i, %18
  %add.ptr.3.i.i423.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i.i422.i
  br i1 %cmp217.i.i, label %for.body17.i85.i442.i, label %for.inc75.2.i.i434.i

for.body17.i85.i442.i:                            ; preds = %if.then17.i419.i, %for.body17.i85.i442.i
  %sums.sroa.0.1.i86.i443.i = phi <4 x float> [ %102, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %sums.sroa.6.1.i87.i444.i = phi <4 x float> [ %104, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %sums.sroa.9.1.i.i445.i = phi <4 x float> [ %106, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %sums.sroa.12.1.i.i446.i = phi <4 x float> [ %108, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %k.0120.i88.i447.i = phi i64 [ %dec.i99.i464.i, %for.body17.i85.i442.i ], [ %14, %if.then17.i419.i ]
  %right.0119.i89.i448.i = phi ptr [ %add.ptr51.i98.i463.i, %for.body17.i85.i442.i ], [ %t.sroa.21.0.i, %if.then17.i419.i ]
  %element.0118.i90.i449.i = phi i64 [ %add.i97.i462.i, %for.body17.i85.i442.i ], [ 0, %if.then17.i419.i ]
  %100 = load <4 x float>, ptr %right.0119.i89.i448.i, align 4
  %add.ptr40.i91.i450.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i90.i449.i
  %101 = load float, ptr %add.ptr40.i91.i450.i, align 4
  %splat.splatinsert.i92.i451.i = insertelement <4 x float> poison, float %101, i64 0
  %splat.splat.i93.i452.i = shufflevector <4 x float> %splat.splatinsert.i92.i451.i, <4 x float> poison, <4 x i32> zeroinitializer
  %102 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i93.i452.i, <4 x float> %100, <4 x float> %sums.sroa.0.1.i86.i443.i)
  %add.ptr40.1.i94.i453.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i321.i, i64 %element.0118.i90.i449.i
  %103 = load float, ptr %add.ptr40.1.i94.i453.i, align 4
  %splat.splatinsert.1.i95.i454.i = insertelement <4 x float> poison, float %103, i64 0
  %splat.splat.1.i96.i455.i = shufflevector <4 x float> %splat.splatinsert.1.i95.i454.i, <4 x float> poison, <4 x i32> zeroinitializer
  %104 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i96.i455.i, <4 x float> %100, <4 x float> %sums.sroa.6.1.i87.i444.i)
  %add.ptr40.2.i.i456.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i323.i, i64 %element.0118.i90.i449.i
  %105 = load float, ptr %add.ptr40.2.i.i456.i, align 4
  %splat.splatinsert.2.i.i457.i = insertelement <4 x float> poison, float %105, i64 0
  %splat.splat.2.i.i458.i = shufflevector <4 x float> %splat.splatinsert.2.i.i457.i, <4 x float> poison, <4 x i32> zeroinitializer
  %106 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i.i458.i, <4 x float> %100, <4 x float> %sums.sroa.9.1.i.i445.i)
  %add.ptr40.3.i.i459.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i423.i, i64 %element.0118.i90.i449.i
  %107 = load float, ptr %add.ptr40.3.i.i459.i, align 4
  %splat.splatinsert.3.i.i460.i = insertelement <4 x float> poison, float %107, i64 0
  %splat.splat.3.i.i461.i = shufflevector <4 x float> %splat.splatinsert.3.i.i460.i, <4 x float> poison, <4 x i32> zeroinitializer
  %108 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i.i461.i, <4 x float> %100, <4 x float> %sums.sroa.12.1.i.i446.i)
  %add.i97.i462.i = add nsw i64 %element.0118.i90.i449.i, %19
  %add.ptr51.i98.i463.i = getelementptr inbounds i8, ptr %right.0119.i89.i448.i, i64 %t.sroa.198.0.i
  %dec.i99.i464.i = add nsw i64 %k.0120.i88.i447.i, -1
  %cmp15.i100.i465.i = icmp ugt i64 %k.0120.i88.i447.i, 1
  br i1 %cmp15.i100.i465.i, label %for.body17.i85.i442.i, label %for.inc75.2.i.i434.i, !llvm.loop !16

for.inc75.2.i.i434.i:                             ; preds = %for.body17.i85.i442.i, %if.then17.i419.i
  %.lcssa1869.sink.i = phi <4 x float> [ zeroinitializer, %if.then17.i419.i ], [ %102, %for.body17.i85.i442.i ]
  %.lcssa1868.sink.i = phi <4 x float> [ zeroinitializer, %if.then17.i419.i ], [ %104, %for.body17.i85.i442.i ]
  %sums.sroa.12.0.i381.i42612101218.i = phi <4 x float> [ zeroinitializer, %if.then17.i419.i ], [ %108, %for.body17.i85.i442.i ]
  %sums.sroa.9.0.i380.i42712111217.i = phi <4 x float> [ zeroinitializer, %if.then17.i419.i ], [ %106, %for.body17.i85.i442.i ]
  store <4 x float> %.lcssa1869.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr69.1.i80.i432.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1868.sink.i, ptr %add.ptr69.1.i80.i432.i, align 4
  %add.ptr69.2.i.i436.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <4 x float> %sums.sroa.9.0.i380.i42712111217.i, ptr %add.ptr69.2.i.i436.i, align 4
  br i1 %cmp4.3.i.not.i420.i, label %if.end33.i136.i, label %for.body65.3.i.i438.i

for.body65.3.i.i438.i:                            ; preds = %for.inc75.2.i.i434.i
  %add.ptr69.3.i.i440.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <4 x float> %sums.sroa.12.0.i381.i42612101218.i, ptr %add.ptr69.3.i.i440.i, align 4
  br label %if.end33.i136.i

if.else18.i324.i:                                 ; preds = %if.else.i319.i
  %add.ptr.3.i113.i326.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i112.i
  %add.ptr.4.i.i328.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i114.i
  %cmp4.5.i.not.i329.i = icmp eq i64 %div5.i102.i, 5
  %cond.5.i.i330.i = select i1 %cmp4.5.i.not.i329.i, i64 0, i64 5
  %mul.5.i.i331.i = mul nsw i64 %cond.5.i.i330.i, %18
  %add.ptr.5.i.i332.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i.i331.i
  %cmp4.6.i.i333.i = icmp ugt i64 %div5.i102.i, 6
  %cond.6.i.i334.i = select i1 %cmp4.6.i.i333.i, i64 6, i64 0
  %mul.6.i.i335.i = mul nsw i64 %cond.6.i.i334.i, %18
  %add.ptr.6.i.i336.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.6.i.i335.i
  %cmp4.7.i.i337.i = icmp ugt i64 %div5.i102.i, 7
  %cond.7.i.i338.i = select i1 %cmp4.7.i.i337.i, i64 7, i64 0
  %mul.7.i.i339.i = mul nsw i64 %cond.7.i.i338.i, %18
  %add.ptr.7.i.i340.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.7.i.i339.i
  br i1 %cmp217.i.i, label %for.body17.i137.i379.i, label %for.inc75.4.i.i363.i

for.body17.i137.i379.i:                           ; preds = %if.else18.i324.i, %for.body17.i137.i379.i
  %sums.sroa.0.1.i138.i380.i = phi <4 x float> [ %111, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.6.1.i139.i381.i = phi <4 x float> [ %113, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.9.1.i140.i382.i = phi <4 x float> [ %115, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.12.1.i141.i383.i = phi <4 x float> [ %117, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.15.1.i.i384.i = phi <4 x float> [ %119, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.18.1.i.i385.i = phi <4 x float> [ %121, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.21.1.i.i386.i = phi <4 x float> [ %123, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.24.1.i.i387.i = phi <4 x float> [ %125, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %k.0120.i142.i388.i = phi i64 [ %dec.i159.i417.i, %for.body17.i137.i379.i ], [ %14, %if.else18.i324.i ]
  %right.0119.i143.i389.i = phi ptr [ %add.ptr51.i158.i416.i, %for.body17.i137.i379.i ], [ %t.sroa.21.0.i, %if.else18.i324.i ]
  %element.0118.i144.i390.i = phi i64 [ %add.i157.i415.i, %for.body17.i137.i379.i ], [ 0, %if.else18.i324.i ]
  %109 = load <4 x float>, ptr %right.0119.i143.i389.i, align 4
  %add.ptr40.i145.i391.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i144.i390.i
  %110 = load float, ptr %add.ptr40.i145.i391.i, align 4
  %splat.splatinsert.i146.i392.i = insertelement <4 x float> poison, float %110, i64 0
  %splat.splat.i147.i393.i = shufflevector <4 x float> %splat.splatinsert.i146.i392.i, <4 x float> poison, <4 x i32> zeroinitializer
  %111 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i147.i393.i, <4 x float> %109, <4 x float> %sums.sroa.0.1.i138.i380.i)
  %add.ptr40.1.i148.i394.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i321.i, i64 %element.0118.i144.i390.i
  %112 = load float, ptr %add.ptr40.1.i148.i394.i, align 4
  %splat.splatinsert.1.i149.i395.i = insertelement <4 x float> poison, float %112, i64 0
  %splat.splat.1.i150.i396.i = shufflevector <4 x float> %splat.splatinsert.1.i149.i395.i, <4 x float> poison, <4 x i32> zeroinitializer
  %113 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i150.i396.i, <4 x float> %109, <4 x float> %sums.sroa.6.1.i139.i381.i)
  %add.ptr40.2.i151.i397.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i323.i, i64 %element.0118.i144.i390.i
  %114 = load float, ptr %add.ptr40.2.i151.i397.i, align 4
  %splat.splatinsert.2.i152.i398.i = insertelement <4 x float> poison, float %114, i64 0
  %splat.splat.2.i153.i399.i = shufflevector <4 x float> %splat.splatinsert.2.i152.i398.i, <4 x float> poison, <4 x i32> zeroinitializer
  %115 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i153.i399.i, <4 x float> %109, <4 x float> %sums.sroa.9.1.i140.i382.i)
  %add.ptr40.3.i154.i400.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i326.i, i64 %element.0118.i144.i390.i
  %116 = load float, ptr %add.ptr40.3.i154.i400.i, align 4
  %splat.splatinsert.3.i155.i401.i = insertelement <4 x float> poison, float %116, i64 0
  %splat.splat.3.i156.i402.i = shufflevector <4 x float> %splat.splatinsert.3.i155.i401.i, <4 x float> poison, <4 x i32> zeroinitializer
  %117 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i156.i402.i, <4 x float> %109, <4 x float> %sums.sroa.12.1.i141.i383.i)
  %add.ptr40.4.i.i403.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i328.i, i64 %element.0118.i144.i390.i
  %118 = load float, ptr %add.ptr40.4.i.i403.i, align 4
  %splat.splatinsert.4.i.i404.i = insertelement <4 x float> poison, float %118, i64 0
  %splat.splat.4.i.i405.i = shufflevector <4 x float> %splat.splatinsert.4.i.i404.i, <4 x float> poison, <4 x i32> zeroinitializer
  %119 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.4.i.i405.i, <4 x float> %109, <4 x float> %sums.sroa.15.1.i.i384.i)
  %add.ptr40.5.i.i406.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i332.i, i64 %element.0118.i144.i390.i
  %120 = load float, ptr %add.ptr40.5.i.i406.i, align 4
  %splat.splatinsert.5.i.i407.i = insertelement <4 x float> poison, float %120, i64 0
  %splat.splat.5.i.i408.i = shufflevector <4 x float> %splat.splatinsert.5.i.i407.i, <4 x float> poison, <4 x i32> zeroinitializer
  %121 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.5.i.i408.i, <4 x float> %109, <4 x float> %sums.sroa.18.1.i.i385.i)
  %add.ptr40.6.i.i409.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i336.i, i64 %element.0118.i144.i390.i
  %122 = load float, ptr %add.ptr40.6.i.i409.i, align 4
  %splat.splatinsert.6.i.i410.i = insertelement <4 x float> poison, float %122, i64 0
  %splat.splat.6.i.i411.i = shufflevector <4 x float> %splat.splatinsert.6.i.i410.i, <4 x float> poison, <4 x i32> zeroinitializer
  %123 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.6.i.i411.i, <4 x float> %109, <4 x float> %sums.sroa.21.1.i.i386.i)
  %add.ptr40.7.i.i412.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i340.i, i64 %element.0118.i144.i390.i
  %124 = load float, ptr %add.ptr40.7.i.i412.i, align 4
  %splat.splatinsert.7.i.i413.i = insertelement <4 x float> poison, float %124, i64 0
  %splat.splat.7.i.i414.i = shufflevector <4 x float> %splat.splatinsert.7.i.i413.i, <4 x float> poison, <4 x i32> zeroinitializer
  %125 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.7.i.i414.i, <4 x float> %109, <4 x float> %sums.sroa.24.1.i.i387.i)
  %add.i157.i415.i = add nsw i64 %element.0118.i144.i390.i, %19
  %add.ptr51.i158.i416.i = getelementptr inbounds i8, ptr %right.0119.i143.i389.i, i64 %t.sroa.198.0.i
  %dec.i159.i417.i = add nsw i64 %k.0120.i142.i388.i, -1
  %cmp15.i160.i418.i = icmp ugt i64 %k.0120.i142.i388.i, 1
  br i1 %cmp15.i160.i418.i, label %for.body17.i137.i379.i, label %for.inc75.4.i.i363.i, !llvm.loop !17

for.inc75.4.i.i363.i:                             ; preds = %for.body17.i137.i379.i, %if.else18.i324.i
  %.lcssa1865.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %111, %for.body17.i137.i379.i ]
  %.lcssa1864.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %113, %for.body17.i137.i379.i ]
  %.lcssa1863.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %115, %for.body17.i137.i379.i ]
  %.lcssa1862.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %117, %for.body17.i137.i379.i ]
  %sums.sroa.24.0.i402.i3431227124712561271.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %125, %for.body17.i137.i379.i ]
  %sums.sroa.21.0.i401.i3441228124612571270.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %123, %for.body17.i137.i379.i ]
  %sums.sroa.18.0.i400.i3451229124512581269.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %121, %for.body17.i137.i379.i ]
  %sums.sroa.15.0.i399.i3461230124412591268.i = phi <4 x float> [ zeroinitializer, %if.else18.i324.i ], [ %119, %for.body17.i137.i379.i ]
  store <4 x float> %.lcssa1865.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr69.1.i127.i353.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1864.sink.i, ptr %add.ptr69.1.i127.i353.i, align 4
  %add.ptr69.2.i130.i357.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <4 x float> %.lcssa1863.sink.i, ptr %add.ptr69.2.i130.i357.i, align 4
  %add.ptr69.3.i132.i361.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <4 x float> %.lcssa1862.sink.i, ptr %add.ptr69.3.i132.i361.i, align 4
  %add.ptr69.4.i.i365.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <4 x float> %sums.sroa.15.0.i399.i3461230124412591268.i, ptr %add.ptr69.4.i.i365.i, align 4
  br i1 %cmp4.5.i.not.i329.i, label %if.end33.i136.i, label %for.inc75.5.i.i367.i

for.inc75.5.i.i367.i:                             ; preds = %for.inc75.4.i.i363.i
  %add.ptr69.5.i.i369.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <4 x float> %sums.sroa.18.0.i400.i3451229124512581269.i, ptr %add.ptr69.5.i.i369.i, align 4
  br i1 %cmp4.6.i.i333.i, label %for.inc75.6.i.i371.i, label %if.end33.i136.i

for.inc75.6.i.i371.i:                             ; preds = %for.inc75.5.i.i367.i
  %add.ptr69.6.i.i373.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.6.i.i591.i
  store <4 x float> %sums.sroa.21.0.i401.i3441228124612571270.i, ptr %add.ptr69.6.i.i373.i, align 4
  %.not1551.i = icmp eq i64 %div5.i102.i, 7
  br i1 %.not1551.i, label %if.end33.i136.i, label %for.body65.7.i.i375.i

for.body65.7.i.i375.i:                            ; preds = %for.inc75.6.i.i371.i
  %add.ptr69.7.i.i377.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.7.i.i595.i
  store <4 x float> %sums.sroa.24.0.i402.i3431227124712561271.i, ptr %add.ptr69.7.i.i377.i, align 4
  br label %if.end33.i136.i

if.else20.i105.i:                                 ; preds = %for.body.i97.i
  br i1 %cmp11.i104.i, label %if.then24.i280.i, label %if.else25.i106.i

if.then24.i280.i:                                 ; preds = %if.else20.i105.i
  %cmp4.1.i163.i281.i = icmp eq i64 %div5.i102.i, 2
  %mul.1.i164.i282.i = select i1 %cmp4.1.i163.i281.i, i64 %18, i64 0
  %add.ptr.1.i165.i283.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i164.i282.i
  br i1 %cmp217.i.i, label %for.body17.i182.i299.i, label %for.cond55.preheader.i167.i285.i

for.cond55.preheader.i167.i285.i:                 ; preds = %for.body17.i182.i299.i, %if.then24.i280.i
  %sums.sroa.0.0.i168.i286.i = phi <4 x float> [ zeroinitializer, %if.then24.i280.i ], [ %129, %for.body17.i182.i299.i ]
  %sums.sroa.6.0.i169.i287.i = phi <4 x float> [ zeroinitializer, %if.then24.i280.i ], [ %130, %for.body17.i182.i299.i ]
  %sums.sroa.9.0.i170.i288.i = phi <4 x float> [ zeroinitializer, %if.then24.i280.i ], [ %132, %for.body17.i182.i299.i ]
  %sums.sroa.12.0.i171.i289.i = phi <4 x float> [ zeroinitializer, %if.then24.i280.i ], [ %133, %for.body17.i182.i299.i ]
  %cmp60.i174.i290.i = icmp sgt i64 %div5.i102.i, 0
  br i1 %cmp60.i174.i290.i, label %for.inc75.i176.i291.i, label %if.end33.i136.i

for.body17.i182.i299.i:                           ; preds = %if.then24.i280.i, %for.body17.i182.i299.i
  %sums.sroa.0.1.i183.i300.i = phi <4 x float> [ %129, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %sums.sroa.6.1.i184.i301.i = phi <4 x float> [ %130, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %sums.sroa.9.1.i185.i302.i = phi <4 x float> [ %132, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %sums.sroa.12.1.i186.i303.i = phi <4 x float> [ %133, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %k.0123.i.i304.i = phi i64 [ %dec.i195.i316.i, %for.body17.i182.i299.i ], [ %14, %if.then24.i280.i ]
  %right.0122.i.i305.i = phi ptr [ %add.ptr51.i194.i315.i, %for.body17.i182.i299.i ], [ %t.sroa.21.0.i, %if.then24.i280.i ]
  %element.0121.i.i306.i = phi i64 [ %add.i193.i314.i, %for.body17.i182.i299.i ], [ 0, %if.then24.i280.i ]
  %126 = load <4 x float>, ptr %right.0122.i.i305.i, align 4
  %add.ptr24.1.i.i307.i = getelementptr inbounds i8, ptr %right.0122.i.i305.i, i64 %mul21.i
  %127 = load <4 x float>, ptr %add.ptr24.1.i.i307.i, align 4
  %add.ptr40.i187.i308.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i.i306.i
  %128 = load float, ptr %add.ptr40.i187.i308.i, align 4
  %splat.splatinsert.i188.i309.i = insertelement <4 x float> poison, float %128, i64 0
  %splat.splat.i189.i310.i = shufflevector <4 x float> %splat.splatinsert.i188.i309.i, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i189.i310.i, <4 x float> %126, <4 x float> %sums.sroa.0.1.i183.i300.i)
  %130 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i189.i310.i, <4 x float> %127, <4 x float> %sums.sroa.6.1.i184.i301.i)
  %add.ptr40.1.i190.i311.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i283.i, i64 %element.0121.i.i306.i
  %131 = load float, ptr %add.ptr40.1.i190.i311.i, align 4
  %splat.splatinsert.1.i191.i312.i = insertelement <4 x float> poison, float %131, i64 0
  %splat.splat.1.i192.i313.i = shufflevector <4 x float> %splat.splatinsert.1.i191.i312.i, <4 x float> poison, <4 x i32> zeroinitializer
  %132 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i192.i313.i, <4 x float> %126, <4 x float> %sums.sroa.9.1.i185.i302.i)
  %133 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i192.i313.i, <4 x float> %127, <4 x float> %sums.sroa.12.1.i186.i303.i)
  %add.i193.i314.i = add nsw i64 %element.0121.i.i306.i, %19
  %add.ptr51.i194.i315.i = getelementptr inbounds i8, ptr %right.0122.i.i305.i, i64 %t.sroa.198.0.i
  %dec.i195.i316.i = add nsw i64 %k.0123.i.i304.i, -1
  %cmp15.i196.i317.i = icmp ugt i64 %k.0123.i.i304.i, 1
  br i1 %cmp15.i196.i317.i, label %for.body17.i182.i299.i, label %for.cond55.preheader.i167.i285.i, !llvm.loop !18

for.inc75.i176.i291.i:                            ; preds = %for.cond55.preheader.i167.i285.i
  store <4 x float> %sums.sroa.0.0.i168.i286.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr71.1.i.i292.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <4 x float> %sums.sroa.6.0.i169.i287.i, ptr %add.ptr71.1.i.i292.i, align 4
  %.not1548.i = icmp eq i64 %div5.i102.i, 1
  br i1 %.not1548.i, label %if.end33.i136.i, label %for.body65.preheader.1.i.i294.i

for.body65.preheader.1.i.i294.i:                  ; preds = %for.inc75.i176.i291.i
  %add.ptr69.1129.i.i295.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %sums.sroa.9.0.i170.i288.i, ptr %add.ptr69.1129.i.i295.i, align 4
  %add.ptr71.1.1.i.i297.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i295.i, i64 %mul21.i
  store <4 x float> %sums.sroa.12.0.i171.i289.i, ptr %add.ptr71.1.1.i.i297.i, align 4
  br label %if.end33.i136.i

if.else25.i106.i:                                 ; preds = %if.else20.i105.i
  %cmp27.i107.i = icmp ult i64 %div5.i102.i, 5
  %add.ptr.1.i202.i108.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i206.i110.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i109.i
  br i1 %cmp27.i107.i, label %if.then29.i215.i, label %if.else30.i111.i

if.then29.i215.i:                                 ; preds = %if.else25.i106.i
  %cmp4.3.i207.not.i216.i = icmp eq i64 %div5.i102.i, 3
  %cond.3.i208.i217.i = select i1 %cmp4.3.i207.not.i216.i, i64 0, i64 3
  %mul.3.i209.i218.i = mul nsw i64 %cond.3.i208.i217.i, %18
  %add.ptr.3.i210.i219.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i209.i218.i
  br i1 %cmp217.i.i, label %for.body17.i242.i251.i, label %for.inc75.2.i233.i237.i

for.body17.i242.i251.i:                           ; preds = %if.then29.i215.i, %for.body17.i242.i251.i
  %sums.sroa.6.1.i243.i252.i = phi <4 x float> [ %138, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.0.1.i244.i253.i = phi <4 x float> [ %137, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.9.1.i245.i254.i = phi <4 x float> [ %140, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.12.1.i246.i255.i = phi <4 x float> [ %141, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.15.1.i247.i256.i = phi <4 x float> [ %143, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.18.1.i248.i257.i = phi <4 x float> [ %144, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.21.1.i249.i258.i = phi <4 x float> [ %146, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.24.1.i250.i259.i = phi <4 x float> [ %147, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %k.0123.i251.i260.i = phi i64 [ %dec.i269.i278.i, %for.body17.i242.i251.i ], [ %14, %if.then29.i215.i ]
  %right.0122.i252.i261.i = phi ptr [ %add.ptr51.i268.i277.i, %for.body17.i242.i251.i ], [ %t.sroa.21.0.i, %if.then29.i215.i ]
  %element.0121.i253.i262.i = phi i64 [ %add.i267.i276.i, %for.body17.i242.i251.i ], [ 0, %if.then29.i215.i ]
  %134 = load <4 x float>, ptr %right.0122.i252.i261.i, align 4
  %add.ptr24.1.i254.i263.i = getelementptr inbounds i8, ptr %right.0122.i252.i261.i, i64 %mul21.i
  %135 = load <4 x float>, ptr %add.ptr24.1.i254.i263.i, align 4
  %add.ptr40.i255.i264.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i253.i262.i
  %136 = load float, ptr %add.ptr40.i255.i264.i, align 4
  %splat.splatinsert.i256.i265.i = insertelement <4 x float> poison, float %136, i64 0
  %splat.splat.i257.i266.i = shufflevector <4 x float> %splat.splatinsert.i256.i265.i, <4 x float> poison, <4 x i32> zeroinitializer
  %137 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i257.i266.i, <4 x float> %134, <4 x float> %sums.sroa.0.1.i244.i253.i)
  %138 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i257.i266.i, <4 x float> %135, <4 x float> %sums.sroa.6.1.i243.i252.i)
  %add.ptr40.1.i258.i267.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i108.i, i64 %element.0121.i253.i262.i
  %139 = load float, ptr %add.ptr40.1.i258.i267.i, align 4
  %splat.splatinsert.1.i259.i268.i = insertelement <4 x float> poison, float %139, i64 0
  %splat.splat.1.i260.i269.i = shufflevector <4 x float> %splat.splatinsert.1.i259.i268.i, <4 x float> poison, <4 x i32> zeroinitializer
  %140 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i260.i269.i, <4 x float> %134, <4 x float> %sums.sroa.9.1.i245.i254.i)
  %141 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i260.i269.i, <4 x float> %135, <4 x float> %sums.sroa.12.1.i246.i255.i)
  %add.ptr40.2.i261.i270.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i110.i, i64 %element.0121.i253.i262.i
  %142 = load float, ptr %add.ptr40.2.i261.i270.i, align 4
  %splat.splatinsert.2.i262.i271.i = insertelement <4 x float> poison, float %142, i64 0
  %splat.splat.2.i263.i272.i = shufflevector <4 x float> %splat.splatinsert.2.i262.i271.i, <4 x float> poison, <4 x i32> zeroinitializer
  %143 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i263.i272.i, <4 x float> %134, <4 x float> %sums.sroa.15.1.i247.i256.i)
  %144 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i263.i272.i, <4 x float> %135, <4 x float> %sums.sroa.18.1.i248.i257.i)
  %add.ptr40.3.i264.i273.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i219.i, i64 %element.0121.i253.i262.i
  %145 = load float, ptr %add.ptr40.3.i264.i273.i, align 4
  %splat.splatinsert.3.i265.i274.i = insertelement <4 x float> poison, float %145, i64 0
  %splat.splat.3.i266.i275.i = shufflevector <4 x float> %splat.splatinsert.3.i265.i274.i, <4 x float> poison, <4 x i32> zeroinitializer
  %146 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i266.i275.i, <4 x float> %134, <4 x float> %sums.sroa.21.1.i249.i258.i)
  %147 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i266.i275.i, <4 x float> %135, <4 x float> %sums.sroa.24.1.i250.i259.i)
  %add.i267.i276.i = add nsw i64 %element.0121.i253.i262.i, %19
  %add.ptr51.i268.i277.i = getelementptr inbounds i8, ptr %right.0122.i252.i261.i, i64 %t.sroa.198.0.i
  %dec.i269.i278.i = add nsw i64 %k.0123.i251.i260.i, -1
  %cmp15.i270.i279.i = icmp ugt i64 %k.0123.i251.i260.i, 1
  br i1 %cmp15.i270.i279.i, label %for.body17.i242.i251.i, label %for.inc75.2.i233.i237.i, !llvm.loop !19

for.inc75.2.i233.i237.i:                          ; preds = %for.body17.i242.i251.i, %if.then29.i215.i
  %.lcssa1853.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %137, %for.body17.i242.i251.i ]
  %.lcssa1852.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %138, %for.body17.i242.i251.i ]
  %.lcssa1851.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %140, %for.body17.i242.i251.i ]
  %.lcssa1850.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %141, %for.body17.i242.i251.i ]
  %sums.sroa.24.0.i221423.i22212811298.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %147, %for.body17.i242.i251.i ]
  %sums.sroa.21.0.i220422.i22312821297.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %146, %for.body17.i242.i251.i ]
  %sums.sroa.18.0.i219421.i22412831296.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %144, %for.body17.i242.i251.i ]
  %sums.sroa.15.0.i218420.i22512841295.i = phi <4 x float> [ zeroinitializer, %if.then29.i215.i ], [ %143, %for.body17.i242.i251.i ]
  store <4 x float> %.lcssa1853.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr71.1.i227.i230.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <4 x float> %.lcssa1852.sink.i, ptr %add.ptr71.1.i227.i230.i, align 4
  %add.ptr69.1129.i230.i233.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1851.sink.i, ptr %add.ptr69.1129.i230.i233.i, align 4
  %add.ptr71.1.1.i232.i235.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i233.i, i64 %mul21.i
  store <4 x float> %.lcssa1850.sink.i, ptr %add.ptr71.1.1.i232.i235.i, align 4
  %add.ptr69.2.i235.i239.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <4 x float> %sums.sroa.15.0.i218420.i22512841295.i, ptr %add.ptr69.2.i235.i239.i, align 4
  %add.ptr71.1.2.i.i242.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i239.i, i64 %mul21.i
  store <4 x float> %sums.sroa.18.0.i219421.i22412831296.i, ptr %add.ptr71.1.2.i.i242.i, align 4
  br i1 %cmp4.3.i207.not.i216.i, label %if.end33.i136.i, label %for.body65.preheader.3.i.i244.i

for.body65.preheader.3.i.i244.i:                  ; preds = %for.inc75.2.i233.i237.i
  %add.ptr69.3.i237.i246.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <4 x float> %sums.sroa.21.0.i220422.i22312821297.i, ptr %add.ptr69.3.i237.i246.i, align 4
  %add.ptr71.1.3.i.i249.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i246.i, i64 %mul21.i
  store <4 x float> %sums.sroa.24.0.i221423.i22212811298.i, ptr %add.ptr71.1.3.i.i249.i, align 4
  br label %if.end33.i136.i

if.else30.i111.i:                                 ; preds = %if.else25.i106.i
  %add.ptr.3.i284.i113.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i112.i
  %add.ptr.4.i288.i115.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i114.i
  %cmp4.5.i289.not.i116.i = icmp eq i64 %div5.i102.i, 5
  %cond.5.i290.i117.i = select i1 %cmp4.5.i289.not.i116.i, i64 0, i64 5
  %mul.5.i291.i118.i = mul nsw i64 %cond.5.i290.i117.i, %18
  %add.ptr.5.i292.i119.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i291.i118.i
  br i1 %cmp217.i.i, label %for.body17.i336.i176.i, label %for.inc75.4.i327.i162.i

for.body17.i336.i176.i:                           ; preds = %if.else30.i111.i, %for.body17.i336.i176.i
  %sums.sroa.12.1.i337.i177.i = phi <4 x float> [ %155, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.9.1.i338.i178.i = phi <4 x float> [ %154, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.6.1.i339.i179.i = phi <4 x float> [ %152, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.0.1.i340.i180.i = phi <4 x float> [ %151, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.15.1.i341.i181.i = phi <4 x float> [ %157, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.18.1.i342.i182.i = phi <4 x float> [ %158, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.21.1.i343.i183.i = phi <4 x float> [ %160, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.24.1.i344.i184.i = phi <4 x float> [ %161, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.27.1.i.i185.i = phi <4 x float> [ %163, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.30.1.i.i186.i = phi <4 x float> [ %164, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.33.1.i.i187.i = phi <4 x float> [ %166, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.36.1.i.i188.i = phi <4 x float> [ %167, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %k.0123.i345.i189.i = phi i64 [ %dec.i369.i213.i, %for.body17.i336.i176.i ], [ %14, %if.else30.i111.i ]
  %right.0122.i346.i190.i = phi ptr [ %add.ptr51.i368.i212.i, %for.body17.i336.i176.i ], [ %t.sroa.21.0.i, %if.else30.i111.i ]
  %element.0121.i347.i191.i = phi i64 [ %add.i367.i211.i, %for.body17.i336.i176.i ], [ 0, %if.else30.i111.i ]
  %148 = load <4 x float>, ptr %right.0122.i346.i190.i, align 4
  %add.ptr24.1.i348.i192.i = getelementptr inbounds i8, ptr %right.0122.i346.i190.i, i64 %mul21.i
  %149 = load <4 x float>, ptr %add.ptr24.1.i348.i192.i, align 4
  %add.ptr40.i349.i193.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i347.i191.i
  %150 = load float, ptr %add.ptr40.i349.i193.i, align 4
  %splat.splatinsert.i350.i194.i = insertelement <4 x float> poison, float %150, i64 0
  %splat.splat.i351.i195.i = shufflevector <4 x float> %splat.splatinsert.i350.i194.i, <4 x float> poison, <4 x i32> zeroinitializer
  %151 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i351.i195.i, <4 x float> %148, <4 x float> %sums.sroa.0.1.i340.i180.i)
  %152 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i351.i195.i, <4 x float> %149, <4 x float> %sums.sroa.6.1.i339.i179.i)
  %add.ptr40.1.i352.i196.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i108.i, i64 %element.0121.i347.i191.i
  %153 = load float, ptr %add.ptr40.1.i352.i196.i, align 4
  %splat.splatinsert.1.i353.i197.i = insertelement <4 x float> poison, float %153, i64 0
  %splat.splat.1.i354.i198.i = shufflevector <4 x float> %splat.splatinsert.1.i353.i197.i, <4 x float> poison, <4 x i32> zeroinitializer
  %154 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i354.i198.i, <4 x float> %148, <4 x float> %sums.sroa.9.1.i338.i178.i)
  %155 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i354.i198.i, <4 x float> %149, <4 x float> %sums.sroa.12.1.i337.i177.i)
  %add.ptr40.2.i355.i199.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i110.i, i64 %element.0121.i347.i191.i
  %156 = load float, ptr %add.ptr40.2.i355.i199.i, align 4
  %splat.splatinsert.2.i356.i200.i = insertelement <4 x float> poison, float %156, i64 0
  %splat.splat.2.i357.i201.i = shufflevector <4 x float> %splat.splatinsert.2.i356.i200.i, <4 x float> poison, <4 x i32> zeroinitializer
  %157 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i357.i201.i, <4 x float> %148, <4 x float> %sums.sroa.15.1.i341.i181.i)
  %158 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i357.i201.i, <4 x float> %149, <4 x float> %sums.sroa.18.1.i342.i182.i)
  %add.ptr40.3.i358.i202.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i113.i, i64 %element.0121.i347.i191.i
  %159 = load float, ptr %add.ptr40.3.i358.i202.i, align 4
  %splat.splatinsert.3.i359.i203.i = insertelement <4 x float> poison, float %159, i64 0
  %splat.splat.3.i360.i204.i = shufflevector <4 x float> %splat.splatinsert.3.i359.i203.i, <4 x float> poison, <4 x i32> zeroinitializer
  %160 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i360.i204.i, <4 x float> %148, <4 x float> %sums.sroa.21.1.i343.i183.i)
  %161 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i360.i204.i, <4 x float> %149, <4 x float> %sums.sroa.24.1.i344.i184.i)
  %add.ptr40.4.i361.i205.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i115.i, i64 %element.0121.i347.i191.i
  %162 = load float, ptr %add.ptr40.4.i361.i205.i, align 4
  %splat.splatinsert.4.i362.i206.i = insertelement <4 x float> poison, float %162, i64 0
  %splat.splat.4.i363.i207.i = shufflevector <4 x float> %splat.splatinsert.4.i362.i206.i, <4 x float> poison, <4 x i32> zeroinitializer
  %163 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.4.i363.i207.i, <4 x float> %148, <4 x float> %sums.sroa.27.1.i.i185.i)
  %164 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.4.i363.i207.i, <4 x float> %149, <4 x float> %sums.sroa.30.1.i.i186.i)
  %add.ptr40.5.i364.i208.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i119.i, i64 %element.0121.i347.i191.i
  %165 = load float, ptr %add.ptr40.5.i364.i208.i, align 4
  %splat.splatinsert.5.i365.i209.i = insertelement <4 x float> poison, float %165, i64 0
  %splat.splat.5.i366.i210.i = shufflevector <4 x float> %splat.splatinsert.5.i365.i209.i, <4 x float> poison, <4 x i32> zeroinitializer
  %166 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.5.i366.i210.i, <4 x float> %148, <4 x float> %sums.sroa.33.1.i.i187.i)
  %167 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.5.i366.i210.i, <4 x float> %149, <4 x float> %sums.sroa.36.1.i.i188.i)
  %add.i367.i211.i = add nsw i64 %element.0121.i347.i191.i, %19
  %add.ptr51.i368.i212.i = getelementptr inbounds i8, ptr %right.0122.i346.i190.i, i64 %t.sroa.198.0.i
  %dec.i369.i213.i = add nsw i64 %k.0123.i345.i189.i, -1
  %cmp15.i370.i214.i = icmp ugt i64 %k.0123.i345.i189.i, 1
  br i1 %cmp15.i370.i214.i, label %for.body17.i336.i176.i, label %for.inc75.4.i327.i162.i, !llvm.loop !20

for.inc75.4.i327.i162.i:                          ; preds = %for.body17.i336.i176.i, %if.else30.i111.i
  %.lcssa1845.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %151, %for.body17.i336.i176.i ]
  %.lcssa1844.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %152, %for.body17.i336.i176.i ]
  %.lcssa1843.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %154, %for.body17.i336.i176.i ]
  %.lcssa1842.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %155, %for.body17.i336.i176.i ]
  %.lcssa1841.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %157, %for.body17.i336.i176.i ]
  %.lcssa1840.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %158, %for.body17.i336.i176.i ]
  %.lcssa1839.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %160, %for.body17.i336.i176.i ]
  %.lcssa1838.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %161, %for.body17.i336.i176.i ]
  %sums.sroa.36.0.i452.i1221312134113531371.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %167, %for.body17.i336.i176.i ]
  %sums.sroa.33.0.i451.i1231313134013541370.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %166, %for.body17.i336.i176.i ]
  %sums.sroa.30.0.i450.i1241314133913551369.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %164, %for.body17.i336.i176.i ]
  %sums.sroa.27.0.i449.i1251315133813561368.i = phi <4 x float> [ zeroinitializer, %if.else30.i111.i ], [ %163, %for.body17.i336.i176.i ]
  store <4 x float> %.lcssa1845.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr71.1.i309.i134.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <4 x float> %.lcssa1844.sink.i, ptr %add.ptr71.1.i309.i134.i, align 4
  %add.ptr69.1129.i312.i144.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1843.sink.i, ptr %add.ptr69.1129.i312.i144.i, align 4
  %add.ptr71.1.1.i314.i146.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i144.i, i64 %mul21.i
  store <4 x float> %.lcssa1842.sink.i, ptr %add.ptr71.1.1.i314.i146.i, align 4
  %add.ptr69.2.i317.i150.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <4 x float> %.lcssa1841.sink.i, ptr %add.ptr69.2.i317.i150.i, align 4
  %add.ptr71.1.2.i320.i153.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i150.i, i64 %mul21.i
  store <4 x float> %.lcssa1840.sink.i, ptr %add.ptr71.1.2.i320.i153.i, align 4
  %add.ptr69.3.i323.i157.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <4 x float> %.lcssa1839.sink.i, ptr %add.ptr69.3.i323.i157.i, align 4
  %add.ptr71.1.3.i326.i160.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i157.i, i64 %mul21.i
  store <4 x float> %.lcssa1838.sink.i, ptr %add.ptr71.1.3.i326.i160.i, align 4
  %add.ptr69.4.i329.i164.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <4 x float> %sums.sroa.27.0.i449.i1251315133813561368.i, ptr %add.ptr69.4.i329.i164.i, align 4
  %add.ptr71.1.4.i.i167.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i164.i, i64 %mul21.i
  store <4 x float> %sums.sroa.30.0.i450.i1241314133913551369.i, ptr %add.ptr71.1.4.i.i167.i, align 4
  br i1 %cmp4.5.i289.not.i116.i, label %if.end33.i136.i, label %for.body65.preheader.5.i.i169.i

for.body65.preheader.5.i.i169.i:                  ; preds = %for.inc75.4.i327.i162.i
  %add.ptr69.5.i331.i171.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <4 x float> %sums.sroa.33.0.i451.i1231313134013541370.i, ptr %add.ptr69.5.i331.i171.i, align 4
  %add.ptr71.1.5.i.i174.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i171.i, i64 %mul21.i
  store <4 x float> %sums.sroa.36.0.i452.i1221312134113531371.i, ptr %add.ptr71.1.5.i.i174.i, align 4
  br label %if.end33.i136.i

if.end33.i136.i:                                  ; preds = %for.body65.preheader.5.i.i169.i, %for.inc75.4.i327.i162.i, %for.body65.preheader.3.i.i244.i, %for.inc75.2.i233.i237.i, %for.body65.preheader.1.i.i294.i, %for.inc75.i176.i291.i, %for.cond55.preheader.i167.i285.i, %for.body65.7.i.i375.i, %for.inc75.6.i.i371.i, %for.inc75.5.i.i367.i, %for.inc75.4.i.i363.i, %for.body65.3.i.i438.i, %for.inc75.2.i.i434.i, %for.body65.1.i.i477.i, %for.inc75.i.i475.i, %for.cond55.preheader.i.i471.i
  %mul.i137.i = mul nsw i64 %div5.i102.i, %18
  %add.ptr.i138.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.i137.i
  %mul36.i139.i = mul nsw i64 %div5.i102.i, %mul19.i
  %add.ptr37.i140.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul36.i139.i
  %sub39.i141.i = sub nsw i64 %rows.addr.0493.i99.i, %div5.i102.i
  %cmp1.i142.i = icmp sgt i64 %tiles.0494.i98.i, 1
  br i1 %cmp1.i142.i, label %for.body.i97.i, label %if.end44.i, !llvm.loop !21

if.else42.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i504.preheader.i, label %if.end44.i

for.body.i504.preheader.i:                        ; preds = %if.else42.i
  %mul.2.i197.i.i = shl nsw i64 %18, 1
  %mul.3.i271.i.i = mul nsw i64 %18, 3
  %mul.4.i275.i.i = shl nsw i64 %18, 2
  br label %for.body.i504.i

for.body.i504.i:                                  ; preds = %if.end33.i514.i, %for.body.i504.preheader.i
  %t.sroa.42.2.i = phi ptr [ %add.ptr37.i518.i, %if.end33.i514.i ], [ %add.ptr15.i, %for.body.i504.preheader.i ]
  %t.sroa.0.2.i = phi ptr [ %add.ptr.i516.i, %if.end33.i514.i ], [ %add.ptr10, %for.body.i504.preheader.i ]
  %tiles.0476.i.i = phi i64 [ %add3.i505.i, %if.end33.i514.i ], [ %div.i.i, %for.body.i504.preheader.i ]
  %rows.addr.0475.i.i = phi i64 [ %sub39.i519.i, %if.end33.i514.i ], [ %13, %for.body.i504.preheader.i ]
  %add3.i505.i = add nsw i64 %tiles.0476.i.i, -1
  %sub4.i506.i = add i64 %add3.i505.i, %rows.addr.0475.i.i
  %div5.i507.i = sdiv i64 %sub4.i506.i, %tiles.0476.i.i
  %cmp11.i509.i = icmp slt i64 %div5.i507.i, 3
  br i1 %cmp.i.i, label %if.then.i557.i, label %if.else20.i510.i

if.then.i557.i:                                   ; preds = %for.body.i504.i
  br i1 %cmp11.i509.i, label %if.then13.i642.i, label %if.else.i558.i

if.then13.i642.i:                                 ; preds = %if.then.i557.i
  %cmp4.1.i.i643.i = icmp eq i64 %div5.i507.i, 2
  %mul.1.i.i644.i = select i1 %cmp4.1.i.i643.i, i64 %18, i64 0
  %add.ptr.1.i.i645.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i.i644.i
  br i1 %cmp217.i.i, label %for.body17.i.i656.i, label %for.cond55.preheader.i.i647.i

for.cond55.preheader.i.i647.i:                    ; preds = %for.body17.i.i656.i, %if.then13.i642.i
  %sums.sroa.0.0.i.i648.i = phi <1 x float> [ zeroinitializer, %if.then13.i642.i ], [ %170, %for.body17.i.i656.i ]
  %sums.sroa.6.0.i.i649.i = phi <1 x float> [ zeroinitializer, %if.then13.i642.i ], [ %172, %for.body17.i.i656.i ]
  %cmp60.i.i650.i = icmp sgt i64 %div5.i507.i, 0
  br i1 %cmp60.i.i650.i, label %for.inc75.i.i651.i, label %if.end33.i514.i

for.body17.i.i656.i:                              ; preds = %if.then13.i642.i, %for.body17.i.i656.i
  %sums.sroa.0.1.i.i657.i = phi <1 x float> [ %170, %for.body17.i.i656.i ], [ zeroinitializer, %if.then13.i642.i ]
  %sums.sroa.6.1.i.i658.i = phi <1 x float> [ %172, %for.body17.i.i656.i ], [ zeroinitializer, %if.then13.i642.i ]
  %k.0120.i.i659.i = phi i64 [ %dec.i.i668.i, %for.body17.i.i656.i ], [ %14, %if.then13.i642.i ]
  %right.0119.i.i660.i = phi ptr [ %add.ptr51.i.i667.i, %for.body17.i.i656.i ], [ %t.sroa.21.0.i, %if.then13.i642.i ]
  %element.0118.i.i661.i = phi i64 [ %add.i.i666.i, %for.body17.i.i656.i ], [ 0, %if.then13.i642.i ]
  %168 = load <1 x float>, ptr %right.0119.i.i660.i, align 4
  %add.ptr40.i.i662.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i.i661.i
  %169 = load float, ptr %add.ptr40.i.i662.i, align 4
  %splat.splatinsert.i.i663.i = insertelement <1 x float> poison, float %169, i64 0
  %170 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i.i663.i, <1 x float> %168, <1 x float> %sums.sroa.0.1.i.i657.i)
  %add.ptr40.1.i.i664.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i645.i, i64 %element.0118.i.i661.i
  %171 = load float, ptr %add.ptr40.1.i.i664.i, align 4
  %splat.splatinsert.1.i.i665.i = insertelement <1 x float> poison, float %171, i64 0
  %172 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i.i665.i, <1 x float> %168, <1 x float> %sums.sroa.6.1.i.i658.i)
  %add.i.i666.i = add nsw i64 %element.0118.i.i661.i, %19
  %add.ptr51.i.i667.i = getelementptr inbounds i8, ptr %right.0119.i.i660.i, i64 %t.sroa.198.0.i
  %dec.i.i668.i = add nsw i64 %k.0120.i.i659.i, -1
  %cmp15.i.i669.i = icmp ugt i64 %k.0120.i.i659.i, 1
  br i1 %cmp15.i.i669.i, label %for.body17.i.i656.i, label %for.cond55.preheader.i.i647.i, !llvm.loop !22

for.inc75.i.i651.i:                               ; preds = %for.cond55.preheader.i.i647.i
  store <1 x float> %sums.sroa.0.0.i.i648.i, ptr %t.sroa.42.2.i, align 4
  %.not1544.i = icmp eq i64 %div5.i507.i, 1
  br i1 %.not1544.i, label %if.end33.i514.i, label %for.body65.1.i.i653.i

for.body65.1.i.i653.i:                            ; preds = %for.inc75.i.i651.i
  %add.ptr69.1.i.i654.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %sums.sroa.6.0.i.i649.i, ptr %add.ptr69.1.i.i654.i, align 4
  br label %if.end33.i514.i

if.else.i558.i:                                   ; preds = %if.then.i557.i
  %cmp15.i559.i = icmp ult i64 %div5.i507.i, 5
  %add.ptr.1.i69.i560.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i.i562.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp15.i559.i, label %if.then17.i609.i, label %if.else18.i563.i

if.then17.i609.i:                                 ; preds = %if.else.i558.i
  %cmp4.3.i.not.i610.i = icmp eq i64 %div5.i507.i, 3
  %cond.3.i.i611.i = select i1 %cmp4.3.i.not.i610.i, i64 0, i64 3
  %mul.3.i.i612.i = mul nsw i64 %cond.3.i.i611.i, %18
  %add.ptr.3.i.i613.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i.i612.i
  br i1 %cmp217.i.i, label %for.body17.i85.i628.i, label %for.inc75.2.i.i620.i

for.body17.i85.i628.i:                            ; preds = %if.then17.i609.i, %for.body17.i85.i628.i
  %sums.sroa.0.1.i86.i629.i = phi <1 x float> [ %175, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %sums.sroa.6.1.i87.i630.i = phi <1 x float> [ %177, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %sums.sroa.9.1.i.i631.i = phi <1 x float> [ %179, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %sums.sroa.12.1.i.i632.i = phi <1 x float> [ %181, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %k.0120.i88.i633.i = phi i64 [ %dec.i97.i.i, %for.body17.i85.i628.i ], [ %14, %if.then17.i609.i ]
  %right.0119.i89.i634.i = phi ptr [ %add.ptr51.i96.i.i, %for.body17.i85.i628.i ], [ %t.sroa.21.0.i, %if.then17.i609.i ]
  %element.0118.i90.i635.i = phi i64 [ %add.i95.i.i, %for.body17.i85.i628.i ], [ 0, %if.then17.i609.i ]
  %173 = load <1 x float>, ptr %right.0119.i89.i634.i, align 4
  %add.ptr40.i91.i636.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i90.i635.i
  %174 = load float, ptr %add.ptr40.i91.i636.i, align 4
  %splat.splatinsert.i92.i637.i = insertelement <1 x float> poison, float %174, i64 0
  %175 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i92.i637.i, <1 x float> %173, <1 x float> %sums.sroa.0.1.i86.i629.i)
  %add.ptr40.1.i93.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i560.i, i64 %element.0118.i90.i635.i
  %176 = load float, ptr %add.ptr40.1.i93.i.i, align 4
  %splat.splatinsert.1.i94.i.i = insertelement <1 x float> poison, float %176, i64 0
  %177 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i94.i.i, <1 x float> %173, <1 x float> %sums.sroa.6.1.i87.i630.i)
  %add.ptr40.2.i.i638.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i562.i, i64 %element.0118.i90.i635.i
  %178 = load float, ptr %add.ptr40.2.i.i638.i, align 4
  %splat.splatinsert.2.i.i639.i = insertelement <1 x float> poison, float %178, i64 0
  %179 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i.i639.i, <1 x float> %173, <1 x float> %sums.sroa.9.1.i.i631.i)
  %add.ptr40.3.i.i640.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i613.i, i64 %element.0118.i90.i635.i
  %180 = load float, ptr %add.ptr40.3.i.i640.i, align 4
  %splat.splatinsert.3.i.i641.i = insertelement <1 x float> poison, float %180, i64 0
  %181 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i.i641.i, <1 x float> %173, <1 x float> %sums.sroa.12.1.i.i632.i)
  %add.i95.i.i = add nsw i64 %element.0118.i90.i635.i, %19
  %add.ptr51.i96.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i634.i, i64 %t.sroa.198.0.i
  %dec.i97.i.i = add nsw i64 %k.0120.i88.i633.i, -1
  %cmp15.i98.i.i = icmp ugt i64 %k.0120.i88.i633.i, 1
  br i1 %cmp15.i98.i.i, label %for.body17.i85.i628.i, label %for.inc75.2.i.i620.i, !llvm.loop !23

for.inc75.2.i.i620.i:                             ; preds = %for.body17.i85.i628.i, %if.then17.i609.i
  %.lcssa1831.sink.i = phi <1 x float> [ zeroinitializer, %if.then17.i609.i ], [ %175, %for.body17.i85.i628.i ]
  %.lcssa1830.sink.i = phi <1 x float> [ zeroinitializer, %if.then17.i609.i ], [ %177, %for.body17.i85.i628.i ]
  %sums.sroa.12.0.i363.i13761384.i = phi <1 x float> [ zeroinitializer, %if.then17.i609.i ], [ %181, %for.body17.i85.i628.i ]
  %sums.sroa.9.0.i362.i13771383.i = phi <1 x float> [ zeroinitializer, %if.then17.i609.i ], [ %179, %for.body17.i85.i628.i ]
  store <1 x float> %.lcssa1831.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr69.1.i80.i618.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1830.sink.i, ptr %add.ptr69.1.i80.i618.i, align 4
  %add.ptr69.2.i.i622.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x float> %sums.sroa.9.0.i362.i13771383.i, ptr %add.ptr69.2.i.i622.i, align 4
  br i1 %cmp4.3.i.not.i610.i, label %if.end33.i514.i, label %for.body65.3.i.i624.i

for.body65.3.i.i624.i:                            ; preds = %for.inc75.2.i.i620.i
  %add.ptr69.3.i.i626.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x float> %sums.sroa.12.0.i363.i13761384.i, ptr %add.ptr69.3.i.i626.i, align 4
  br label %if.end33.i514.i

if.else18.i563.i:                                 ; preds = %if.else.i558.i
  %add.ptr.3.i111.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i.i565.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i.not.i566.i = icmp eq i64 %div5.i507.i, 5
  %cond.5.i.i567.i = select i1 %cmp4.5.i.not.i566.i, i64 0, i64 5
  %mul.5.i.i568.i = mul nsw i64 %cond.5.i.i567.i, %18
  %add.ptr.5.i.i569.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i.i568.i
  %cmp4.6.i.i570.i = icmp ugt i64 %div5.i507.i, 6
  %cond.6.i.i571.i = select i1 %cmp4.6.i.i570.i, i64 6, i64 0
  %mul.6.i.i572.i = mul nsw i64 %cond.6.i.i571.i, %18
  %add.ptr.6.i.i573.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.6.i.i572.i
  %cmp4.7.i.i574.i = icmp ugt i64 %div5.i507.i, 7
  %cond.7.i.i575.i = select i1 %cmp4.7.i.i574.i, i64 7, i64 0
  %mul.7.i.i576.i = mul nsw i64 %cond.7.i.i575.i, %18
  %add.ptr.7.i.i577.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.7.i.i576.i
  br i1 %cmp217.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i582.i

for.body17.i135.i.i:                              ; preds = %if.else18.i563.i, %for.body17.i135.i.i
  %sums.sroa.0.1.i136.i.i = phi <1 x float> [ %184, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.6.1.i137.i.i = phi <1 x float> [ %186, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.9.1.i138.i.i = phi <1 x float> [ %188, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.12.1.i139.i.i = phi <1 x float> [ %190, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.15.1.i.i597.i = phi <1 x float> [ %192, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.18.1.i.i598.i = phi <1 x float> [ %194, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.21.1.i.i599.i = phi <1 x float> [ %196, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.24.1.i.i600.i = phi <1 x float> [ %198, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %k.0120.i140.i.i = phi i64 [ %dec.i153.i.i, %for.body17.i135.i.i ], [ %14, %if.else18.i563.i ]
  %right.0119.i141.i.i = phi ptr [ %add.ptr51.i152.i.i, %for.body17.i135.i.i ], [ %t.sroa.21.0.i, %if.else18.i563.i ]
  %element.0118.i142.i.i = phi i64 [ %add.i151.i.i, %for.body17.i135.i.i ], [ 0, %if.else18.i563.i ]
  %182 = load <1 x float>, ptr %right.0119.i141.i.i, align 4
  %add.ptr40.i143.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i142.i.i
  %183 = load float, ptr %add.ptr40.i143.i.i, align 4
  %splat.splatinsert.i144.i.i = insertelement <1 x float> poison, float %183, i64 0
  %184 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i144.i.i, <1 x float> %182, <1 x float> %sums.sroa.0.1.i136.i.i)
  %add.ptr40.1.i145.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i560.i, i64 %element.0118.i142.i.i
  %185 = load float, ptr %add.ptr40.1.i145.i.i, align 4
  %splat.splatinsert.1.i146.i.i = insertelement <1 x float> poison, float %185, i64 0
  %186 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i146.i.i, <1 x float> %182, <1 x float> %sums.sroa.6.1.i137.i.i)
  %add.ptr40.2.i147.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i562.i, i64 %element.0118.i142.i.i
  %187 = load float, ptr %add.ptr40.2.i147.i.i, align 4
  %splat.splatinsert.2.i148.i.i = insertelement <1 x float> poison, float %187, i64 0
  %188 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i148.i.i, <1 x float> %182, <1 x float> %sums.sroa.9.1.i138.i.i)
  %add.ptr40.3.i149.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i111.i.i, i64 %element.0118.i142.i.i
  %189 = load float, ptr %add.ptr40.3.i149.i.i, align 4
  %splat.splatinsert.3.i150.i.i = insertelement <1 x float> poison, float %189, i64 0
  %190 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i150.i.i, <1 x float> %182, <1 x float> %sums.sroa.12.1.i139.i.i)
  %add.ptr40.4.i.i601.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i565.i, i64 %element.0118.i142.i.i
  %191 = load float, ptr %add.ptr40.4.i.i601.i, align 4
  %splat.splatinsert.4.i.i602.i = insertelement <1 x float> poison, float %191, i64 0
  %192 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.4.i.i602.i, <1 x float> %182, <1 x float> %sums.sroa.15.1.i.i597.i)
  %add.ptr40.5.i.i603.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i569.i, i64 %element.0118.i142.i.i
  %193 = load float, ptr %add.ptr40.5.i.i603.i, align 4
  %splat.splatinsert.5.i.i604.i = insertelement <1 x float> poison, float %193, i64 0
  %194 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.5.i.i604.i, <1 x float> %182, <1 x float> %sums.sroa.18.1.i.i598.i)
  %add.ptr40.6.i.i605.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i573.i, i64 %element.0118.i142.i.i
  %195 = load float, ptr %add.ptr40.6.i.i605.i, align 4
  %splat.splatinsert.6.i.i606.i = insertelement <1 x float> poison, float %195, i64 0
  %196 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.6.i.i606.i, <1 x float> %182, <1 x float> %sums.sroa.21.1.i.i599.i)
  %add.ptr40.7.i.i607.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i577.i, i64 %element.0118.i142.i.i
  %197 = load float, ptr %add.ptr40.7.i.i607.i, align 4
  %splat.splatinsert.7.i.i608.i = insertelement <1 x float> poison, float %197, i64 0
  %198 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.7.i.i608.i, <1 x float> %182, <1 x float> %sums.sroa.24.1.i.i600.i)
  %add.i151.i.i = add nsw i64 %element.0118.i142.i.i, %19
  %add.ptr51.i152.i.i = getelementptr inbounds i8, ptr %right.0119.i141.i.i, i64 %t.sroa.198.0.i
  %dec.i153.i.i = add nsw i64 %k.0120.i140.i.i, -1
  %cmp15.i154.i.i = icmp ugt i64 %k.0120.i140.i.i, 1
  br i1 %cmp15.i154.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i582.i, !llvm.loop !24

for.inc75.4.i.i582.i:                             ; preds = %for.body17.i135.i.i, %if.else18.i563.i
  %.lcssa1827.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %184, %for.body17.i135.i.i ]
  %.lcssa1826.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %186, %for.body17.i135.i.i ]
  %.lcssa1825.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %188, %for.body17.i135.i.i ]
  %.lcssa1824.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %190, %for.body17.i135.i.i ]
  %sums.sroa.24.0.i384.i1393141314221437.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %198, %for.body17.i135.i.i ]
  %sums.sroa.21.0.i383.i1394141214231436.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %196, %for.body17.i135.i.i ]
  %sums.sroa.18.0.i382.i1395141114241435.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %194, %for.body17.i135.i.i ]
  %sums.sroa.15.0.i381.i1396141014251434.i = phi <1 x float> [ zeroinitializer, %if.else18.i563.i ], [ %192, %for.body17.i135.i.i ]
  store <1 x float> %.lcssa1827.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr69.1.i125.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1826.sink.i, ptr %add.ptr69.1.i125.i.i, align 4
  %add.ptr69.2.i128.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x float> %.lcssa1825.sink.i, ptr %add.ptr69.2.i128.i.i, align 4
  %add.ptr69.3.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x float> %.lcssa1824.sink.i, ptr %add.ptr69.3.i130.i.i, align 4
  %add.ptr69.4.i.i584.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x float> %sums.sroa.15.0.i381.i1396141014251434.i, ptr %add.ptr69.4.i.i584.i, align 4
  br i1 %cmp4.5.i.not.i566.i, label %if.end33.i514.i, label %for.inc75.5.i.i586.i

for.inc75.5.i.i586.i:                             ; preds = %for.inc75.4.i.i582.i
  %add.ptr69.5.i.i588.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x float> %sums.sroa.18.0.i382.i1395141114241435.i, ptr %add.ptr69.5.i.i588.i, align 4
  br i1 %cmp4.6.i.i570.i, label %for.inc75.6.i.i590.i, label %if.end33.i514.i

for.inc75.6.i.i590.i:                             ; preds = %for.inc75.5.i.i586.i
  %add.ptr69.6.i.i592.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.6.i.i591.i
  store <1 x float> %sums.sroa.21.0.i383.i1394141214231436.i, ptr %add.ptr69.6.i.i592.i, align 4
  %.not1542.i = icmp eq i64 %div5.i507.i, 7
  br i1 %.not1542.i, label %if.end33.i514.i, label %for.body65.7.i.i594.i

for.body65.7.i.i594.i:                            ; preds = %for.inc75.6.i.i590.i
  %add.ptr69.7.i.i596.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.7.i.i595.i
  store <1 x float> %sums.sroa.24.0.i384.i1393141314221437.i, ptr %add.ptr69.7.i.i596.i, align 4
  br label %if.end33.i514.i

if.else20.i510.i:                                 ; preds = %for.body.i504.i
  br i1 %cmp11.i509.i, label %if.then24.i546.i, label %if.else25.i511.i

if.then24.i546.i:                                 ; preds = %if.else20.i510.i
  %cmp4.1.i157.i.i = icmp eq i64 %div5.i507.i, 2
  %mul.1.i158.i.i = select i1 %cmp4.1.i157.i.i, i64 %18, i64 0
  %add.ptr.1.i159.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i158.i.i
  br i1 %cmp217.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i

for.cond55.preheader.i161.i.i:                    ; preds = %for.body17.i176.i.i, %if.then24.i546.i
  %sums.sroa.0.0.i162.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i546.i ], [ %202, %for.body17.i176.i.i ]
  %sums.sroa.6.0.i163.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i546.i ], [ %203, %for.body17.i176.i.i ]
  %sums.sroa.9.0.i164.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i546.i ], [ %205, %for.body17.i176.i.i ]
  %sums.sroa.12.0.i165.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i546.i ], [ %206, %for.body17.i176.i.i ]
  %cmp60.i168.i.i = icmp sgt i64 %div5.i507.i, 0
  br i1 %cmp60.i168.i.i, label %for.inc75.i170.i.i, label %if.end33.i514.i

for.body17.i176.i.i:                              ; preds = %if.then24.i546.i, %for.body17.i176.i.i
  %sums.sroa.0.1.i177.i.i = phi <1 x float> [ %202, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %sums.sroa.6.1.i178.i.i = phi <1 x float> [ %203, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %sums.sroa.9.1.i179.i.i = phi <1 x float> [ %205, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %sums.sroa.12.1.i180.i.i = phi <1 x float> [ %206, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %k.0123.i.i553.i = phi i64 [ %dec.i187.i.i, %for.body17.i176.i.i ], [ %14, %if.then24.i546.i ]
  %right.0122.i.i554.i = phi ptr [ %add.ptr51.i186.i.i, %for.body17.i176.i.i ], [ %t.sroa.21.0.i, %if.then24.i546.i ]
  %element.0121.i.i555.i = phi i64 [ %add.i185.i.i, %for.body17.i176.i.i ], [ 0, %if.then24.i546.i ]
  %199 = load <1 x float>, ptr %right.0122.i.i554.i, align 4
  %add.ptr24.1.i.i556.i = getelementptr inbounds i8, ptr %right.0122.i.i554.i, i64 %mul21.i
  %200 = load <1 x float>, ptr %add.ptr24.1.i.i556.i, align 4
  %add.ptr40.i181.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i.i555.i
  %201 = load float, ptr %add.ptr40.i181.i.i, align 4
  %splat.splatinsert.i182.i.i = insertelement <1 x float> poison, float %201, i64 0
  %202 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i182.i.i, <1 x float> %199, <1 x float> %sums.sroa.0.1.i177.i.i)
  %203 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i182.i.i, <1 x float> %200, <1 x float> %sums.sroa.6.1.i178.i.i)
  %add.ptr40.1.i183.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i159.i.i, i64 %element.0121.i.i555.i
  %204 = load float, ptr %add.ptr40.1.i183.i.i, align 4
  %splat.splatinsert.1.i184.i.i = insertelement <1 x float> poison, float %204, i64 0
  %205 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i184.i.i, <1 x float> %199, <1 x float> %sums.sroa.9.1.i179.i.i)
  %206 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i184.i.i, <1 x float> %200, <1 x float> %sums.sroa.12.1.i180.i.i)
  %add.i185.i.i = add nsw i64 %element.0121.i.i555.i, %19
  %add.ptr51.i186.i.i = getelementptr inbounds i8, ptr %right.0122.i.i554.i, i64 %t.sroa.198.0.i
  %dec.i187.i.i = add nsw i64 %k.0123.i.i553.i, -1
  %cmp15.i188.i.i = icmp ugt i64 %k.0123.i.i553.i, 1
  br i1 %cmp15.i188.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i, !llvm.loop !25

for.inc75.i170.i.i:                               ; preds = %for.cond55.preheader.i161.i.i
  store <1 x float> %sums.sroa.0.0.i162.i.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr71.1.i.i548.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x float> %sums.sroa.6.0.i163.i.i, ptr %add.ptr71.1.i.i548.i, align 4
  %.not1539.i = icmp eq i64 %div5.i507.i, 1
  br i1 %.not1539.i, label %if.end33.i514.i, label %for.body65.preheader.1.i.i549.i

for.body65.preheader.1.i.i549.i:                  ; preds = %for.inc75.i170.i.i
  %add.ptr69.1129.i.i550.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %sums.sroa.9.0.i164.i.i, ptr %add.ptr69.1129.i.i550.i, align 4
  %add.ptr71.1.1.i.i552.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i550.i, i64 %mul21.i
  store <1 x float> %sums.sroa.12.0.i165.i.i, ptr %add.ptr71.1.1.i.i552.i, align 4
  br label %if.end33.i514.i

if.else25.i511.i:                                 ; preds = %if.else20.i510.i
  %cmp27.i512.i = icmp ult i64 %div5.i507.i, 5
  %add.ptr.1.i194.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i198.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp27.i512.i, label %if.then29.i536.i, label %if.else30.i513.i

if.then29.i536.i:                                 ; preds = %if.else25.i511.i
  %cmp4.3.i199.not.i.i = icmp eq i64 %div5.i507.i, 3
  %cond.3.i200.i.i = select i1 %cmp4.3.i199.not.i.i, i64 0, i64 3
  %mul.3.i201.i.i = mul nsw i64 %cond.3.i200.i.i, %18
  %add.ptr.3.i202.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i201.i.i
  br i1 %cmp217.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i

for.body17.i234.i.i:                              ; preds = %if.then29.i536.i, %for.body17.i234.i.i
  %sums.sroa.6.1.i235.i.i = phi <1 x float> [ %211, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.0.1.i236.i.i = phi <1 x float> [ %210, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.9.1.i237.i.i = phi <1 x float> [ %213, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.12.1.i238.i.i = phi <1 x float> [ %214, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.15.1.i239.i.i = phi <1 x float> [ %216, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.18.1.i240.i.i = phi <1 x float> [ %217, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.21.1.i241.i.i = phi <1 x float> [ %219, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.24.1.i242.i.i = phi <1 x float> [ %220, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %k.0123.i243.i.i = phi i64 [ %dec.i257.i.i, %for.body17.i234.i.i ], [ %14, %if.then29.i536.i ]
  %right.0122.i244.i.i = phi ptr [ %add.ptr51.i256.i.i, %for.body17.i234.i.i ], [ %t.sroa.21.0.i, %if.then29.i536.i ]
  %element.0121.i245.i.i = phi i64 [ %add.i255.i.i, %for.body17.i234.i.i ], [ 0, %if.then29.i536.i ]
  %207 = load <1 x float>, ptr %right.0122.i244.i.i, align 4
  %add.ptr24.1.i246.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %mul21.i
  %208 = load <1 x float>, ptr %add.ptr24.1.i246.i.i, align 4
  %add.ptr40.i247.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i245.i.i
  %209 = load float, ptr %add.ptr40.i247.i.i, align 4
  %splat.splatinsert.i248.i.i = insertelement <1 x float> poison, float %209, i64 0
  %210 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i248.i.i, <1 x float> %207, <1 x float> %sums.sroa.0.1.i236.i.i)
  %211 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i248.i.i, <1 x float> %208, <1 x float> %sums.sroa.6.1.i235.i.i)
  %add.ptr40.1.i249.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i245.i.i
  %212 = load float, ptr %add.ptr40.1.i249.i.i, align 4
  %splat.splatinsert.1.i250.i.i = insertelement <1 x float> poison, float %212, i64 0
  %213 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i250.i.i, <1 x float> %207, <1 x float> %sums.sroa.9.1.i237.i.i)
  %214 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i250.i.i, <1 x float> %208, <1 x float> %sums.sroa.12.1.i238.i.i)
  %add.ptr40.2.i251.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i245.i.i
  %215 = load float, ptr %add.ptr40.2.i251.i.i, align 4
  %splat.splatinsert.2.i252.i.i = insertelement <1 x float> poison, float %215, i64 0
  %216 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i252.i.i, <1 x float> %207, <1 x float> %sums.sroa.15.1.i239.i.i)
  %217 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i252.i.i, <1 x float> %208, <1 x float> %sums.sroa.18.1.i240.i.i)
  %add.ptr40.3.i253.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i202.i.i, i64 %element.0121.i245.i.i
  %218 = load float, ptr %add.ptr40.3.i253.i.i, align 4
  %splat.splatinsert.3.i254.i.i = insertelement <1 x float> poison, float %218, i64 0
  %219 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i254.i.i, <1 x float> %207, <1 x float> %sums.sroa.21.1.i241.i.i)
  %220 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i254.i.i, <1 x float> %208, <1 x float> %sums.sroa.24.1.i242.i.i)
  %add.i255.i.i = add nsw i64 %element.0121.i245.i.i, %19
  %add.ptr51.i256.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %t.sroa.198.0.i
  %dec.i257.i.i = add nsw i64 %k.0123.i243.i.i, -1
  %cmp15.i258.i.i = icmp ugt i64 %k.0123.i243.i.i, 1
  br i1 %cmp15.i258.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i, !llvm.loop !26

for.inc75.2.i225.i.i:                             ; preds = %for.body17.i234.i.i, %if.then29.i536.i
  %.lcssa1815.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %210, %for.body17.i234.i.i ]
  %.lcssa1814.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %211, %for.body17.i234.i.i ]
  %.lcssa1813.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %213, %for.body17.i234.i.i ]
  %.lcssa1812.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %214, %for.body17.i234.i.i ]
  %sums.sroa.24.0.i213405.i14471464.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %220, %for.body17.i234.i.i ]
  %sums.sroa.21.0.i212404.i14481463.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %219, %for.body17.i234.i.i ]
  %sums.sroa.18.0.i211403.i14491462.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %217, %for.body17.i234.i.i ]
  %sums.sroa.15.0.i210402.i14501461.i = phi <1 x float> [ zeroinitializer, %if.then29.i536.i ], [ %216, %for.body17.i234.i.i ]
  store <1 x float> %.lcssa1815.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr71.1.i219.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x float> %.lcssa1814.sink.i, ptr %add.ptr71.1.i219.i.i, align 4
  %add.ptr69.1129.i222.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1813.sink.i, ptr %add.ptr69.1129.i222.i.i, align 4
  %add.ptr71.1.1.i224.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i222.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1812.sink.i, ptr %add.ptr71.1.1.i224.i.i, align 4
  %add.ptr69.2.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x float> %sums.sroa.15.0.i210402.i14501461.i, ptr %add.ptr69.2.i227.i.i, align 4
  %add.ptr71.1.2.i.i540.i = getelementptr inbounds i8, ptr %add.ptr69.2.i227.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.18.0.i211403.i14491462.i, ptr %add.ptr71.1.2.i.i540.i, align 4
  br i1 %cmp4.3.i199.not.i.i, label %if.end33.i514.i, label %for.body65.preheader.3.i.i542.i

for.body65.preheader.3.i.i542.i:                  ; preds = %for.inc75.2.i225.i.i
  %add.ptr69.3.i229.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x float> %sums.sroa.21.0.i212404.i14481463.i, ptr %add.ptr69.3.i229.i.i, align 4
  %add.ptr71.1.3.i.i545.i = getelementptr inbounds i8, ptr %add.ptr69.3.i229.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.24.0.i213405.i14471464.i, ptr %add.ptr71.1.3.i.i545.i, align 4
  br label %if.end33.i514.i

if.else30.i513.i:                                 ; preds = %if.else25.i511.i
  %add.ptr.3.i272.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i276.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i277.not.i.i = icmp eq i64 %div5.i507.i, 5
  %cond.5.i278.i.i = select i1 %cmp4.5.i277.not.i.i, i64 0, i64 5
  %mul.5.i279.i.i = mul nsw i64 %cond.5.i278.i.i, %18
  %add.ptr.5.i280.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i279.i.i
  br i1 %cmp217.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i

for.body17.i324.i.i:                              ; preds = %if.else30.i513.i, %for.body17.i324.i.i
  %sums.sroa.12.1.i325.i.i = phi <1 x float> [ %228, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.9.1.i326.i.i = phi <1 x float> [ %227, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.6.1.i327.i.i = phi <1 x float> [ %225, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.0.1.i328.i.i = phi <1 x float> [ %224, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.15.1.i329.i.i = phi <1 x float> [ %230, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.18.1.i330.i.i = phi <1 x float> [ %231, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.21.1.i331.i.i = phi <1 x float> [ %233, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.24.1.i332.i.i = phi <1 x float> [ %234, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.27.1.i.i532.i = phi <1 x float> [ %236, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.30.1.i.i533.i = phi <1 x float> [ %237, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.33.1.i.i534.i = phi <1 x float> [ %239, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.36.1.i.i535.i = phi <1 x float> [ %240, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %k.0123.i333.i.i = phi i64 [ %dec.i351.i.i, %for.body17.i324.i.i ], [ %14, %if.else30.i513.i ]
  %right.0122.i334.i.i = phi ptr [ %add.ptr51.i350.i.i, %for.body17.i324.i.i ], [ %t.sroa.21.0.i, %if.else30.i513.i ]
  %element.0121.i335.i.i = phi i64 [ %add.i349.i.i, %for.body17.i324.i.i ], [ 0, %if.else30.i513.i ]
  %221 = load <1 x float>, ptr %right.0122.i334.i.i, align 4
  %add.ptr24.1.i336.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %mul21.i
  %222 = load <1 x float>, ptr %add.ptr24.1.i336.i.i, align 4
  %add.ptr40.i337.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i335.i.i
  %223 = load float, ptr %add.ptr40.i337.i.i, align 4
  %splat.splatinsert.i338.i.i = insertelement <1 x float> poison, float %223, i64 0
  %224 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i338.i.i, <1 x float> %221, <1 x float> %sums.sroa.0.1.i328.i.i)
  %225 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i338.i.i, <1 x float> %222, <1 x float> %sums.sroa.6.1.i327.i.i)
  %add.ptr40.1.i339.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i335.i.i
  %226 = load float, ptr %add.ptr40.1.i339.i.i, align 4
  %splat.splatinsert.1.i340.i.i = insertelement <1 x float> poison, float %226, i64 0
  %227 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i340.i.i, <1 x float> %221, <1 x float> %sums.sroa.9.1.i326.i.i)
  %228 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i340.i.i, <1 x float> %222, <1 x float> %sums.sroa.12.1.i325.i.i)
  %add.ptr40.2.i341.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i335.i.i
  %229 = load float, ptr %add.ptr40.2.i341.i.i, align 4
  %splat.splatinsert.2.i342.i.i = insertelement <1 x float> poison, float %229, i64 0
  %230 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i342.i.i, <1 x float> %221, <1 x float> %sums.sroa.15.1.i329.i.i)
  %231 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i342.i.i, <1 x float> %222, <1 x float> %sums.sroa.18.1.i330.i.i)
  %add.ptr40.3.i343.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i272.i.i, i64 %element.0121.i335.i.i
  %232 = load float, ptr %add.ptr40.3.i343.i.i, align 4
  %splat.splatinsert.3.i344.i.i = insertelement <1 x float> poison, float %232, i64 0
  %233 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i344.i.i, <1 x float> %221, <1 x float> %sums.sroa.21.1.i331.i.i)
  %234 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i344.i.i, <1 x float> %222, <1 x float> %sums.sroa.24.1.i332.i.i)
  %add.ptr40.4.i345.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i276.i.i, i64 %element.0121.i335.i.i
  %235 = load float, ptr %add.ptr40.4.i345.i.i, align 4
  %splat.splatinsert.4.i346.i.i = insertelement <1 x float> poison, float %235, i64 0
  %236 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.4.i346.i.i, <1 x float> %221, <1 x float> %sums.sroa.27.1.i.i532.i)
  %237 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.4.i346.i.i, <1 x float> %222, <1 x float> %sums.sroa.30.1.i.i533.i)
  %add.ptr40.5.i347.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i280.i.i, i64 %element.0121.i335.i.i
  %238 = load float, ptr %add.ptr40.5.i347.i.i, align 4
  %splat.splatinsert.5.i348.i.i = insertelement <1 x float> poison, float %238, i64 0
  %239 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.5.i348.i.i, <1 x float> %221, <1 x float> %sums.sroa.33.1.i.i534.i)
  %240 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.5.i348.i.i, <1 x float> %222, <1 x float> %sums.sroa.36.1.i.i535.i)
  %add.i349.i.i = add nsw i64 %element.0121.i335.i.i, %19
  %add.ptr51.i350.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %t.sroa.198.0.i
  %dec.i351.i.i = add nsw i64 %k.0123.i333.i.i, -1
  %cmp15.i352.i.i = icmp ugt i64 %k.0123.i333.i.i, 1
  br i1 %cmp15.i352.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i, !llvm.loop !27

for.inc75.4.i315.i.i:                             ; preds = %for.body17.i324.i.i, %if.else30.i513.i
  %.lcssa1807.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %224, %for.body17.i324.i.i ]
  %.lcssa1806.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %225, %for.body17.i324.i.i ]
  %.lcssa1805.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %227, %for.body17.i324.i.i ]
  %.lcssa1804.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %228, %for.body17.i324.i.i ]
  %.lcssa1803.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %230, %for.body17.i324.i.i ]
  %.lcssa1802.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %231, %for.body17.i324.i.i ]
  %.lcssa1801.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %233, %for.body17.i324.i.i ]
  %.lcssa1800.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %234, %for.body17.i324.i.i ]
  %sums.sroa.36.0.i434.i1478150715191537.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %240, %for.body17.i324.i.i ]
  %sums.sroa.33.0.i433.i1479150615201536.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %239, %for.body17.i324.i.i ]
  %sums.sroa.30.0.i432.i1480150515211535.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %237, %for.body17.i324.i.i ]
  %sums.sroa.27.0.i431.i1481150415221534.i = phi <1 x float> [ zeroinitializer, %if.else30.i513.i ], [ %236, %for.body17.i324.i.i ]
  store <1 x float> %.lcssa1807.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr71.1.i297.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x float> %.lcssa1806.sink.i, ptr %add.ptr71.1.i297.i.i, align 4
  %add.ptr69.1129.i300.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1805.sink.i, ptr %add.ptr69.1129.i300.i.i, align 4
  %add.ptr71.1.1.i302.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i300.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1804.sink.i, ptr %add.ptr71.1.1.i302.i.i, align 4
  %add.ptr69.2.i305.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x float> %.lcssa1803.sink.i, ptr %add.ptr69.2.i305.i.i, align 4
  %add.ptr71.1.2.i308.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i305.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1802.sink.i, ptr %add.ptr71.1.2.i308.i.i, align 4
  %add.ptr69.3.i311.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x float> %.lcssa1801.sink.i, ptr %add.ptr69.3.i311.i.i, align 4
  %add.ptr71.1.3.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i311.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1800.sink.i, ptr %add.ptr71.1.3.i314.i.i, align 4
  %add.ptr69.4.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x float> %sums.sroa.27.0.i431.i1481150415221534.i, ptr %add.ptr69.4.i317.i.i, align 4
  %add.ptr71.1.4.i.i526.i = getelementptr inbounds i8, ptr %add.ptr69.4.i317.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.30.0.i432.i1480150515211535.i, ptr %add.ptr71.1.4.i.i526.i, align 4
  br i1 %cmp4.5.i277.not.i.i, label %if.end33.i514.i, label %for.body65.preheader.5.i.i528.i

for.body65.preheader.5.i.i528.i:                  ; preds = %for.inc75.4.i315.i.i
  %add.ptr69.5.i319.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x float> %sums.sroa.33.0.i433.i1479150615201536.i, ptr %add.ptr69.5.i319.i.i, align 4
  %add.ptr71.1.5.i.i531.i = getelementptr inbounds i8, ptr %add.ptr69.5.i319.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.36.0.i434.i1478150715191537.i, ptr %add.ptr71.1.5.i.i531.i, align 4
  br label %if.end33.i514.i

if.end33.i514.i:                                  ; preds = %for.body65.preheader.5.i.i528.i, %for.inc75.4.i315.i.i, %for.body65.preheader.3.i.i542.i, %for.inc75.2.i225.i.i, %for.body65.preheader.1.i.i549.i, %for.inc75.i170.i.i, %for.cond55.preheader.i161.i.i, %for.body65.7.i.i594.i, %for.inc75.6.i.i590.i, %for.inc75.5.i.i586.i, %for.inc75.4.i.i582.i, %for.body65.3.i.i624.i, %for.inc75.2.i.i620.i, %for.body65.1.i.i653.i, %for.inc75.i.i651.i, %for.cond55.preheader.i.i647.i
  %mul.i515.i = mul nsw i64 %div5.i507.i, %18
  %add.ptr.i516.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.i515.i
  %mul36.i517.i = mul nsw i64 %div5.i507.i, %mul19.i
  %add.ptr37.i518.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul36.i517.i
  %sub39.i519.i = sub nsw i64 %rows.addr.0475.i.i, %div5.i507.i
  %cmp1.i520.i = icmp sgt i64 %tiles.0476.i.i, 1
  br i1 %cmp1.i520.i, label %for.body.i504.i, label %if.end44.i, !llvm.loop !28

if.end44.i:                                       ; preds = %if.end33.i514.i, %if.end33.i136.i, %if.end33.i.i, %if.else42.i, %if.then41.i, %if.then38.i
  %add46.i = add nuw nsw i64 %column.01679.i, %mul45.i
  %cmp5.i = icmp slt i64 %add46.i, %15
  br i1 %cmp5.i, label %for.body.i, label %product_f.exit, !llvm.loop !29

product_f.exit:                                   ; preds = %if.end44.i, %for.body
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %packed.i) #4
  %inc = add nsw i64 %k.0154, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_small_products_d(ptr nocapture noundef readonly %a, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %packed.i = alloca [2048 x double], align 16
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 112
  %cmp153 = icmp slt i64 %begin, %end
  br i1 %cmp153, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = load i64, ptr %arrayidx, align 8
  %1 = load i64, ptr %arrayidx1, align 8
  %factor.op.mul = mul i64 %0, %1
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 32
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 40
  %arrayidx11 = getelementptr inbounds i8, ptr %a, i64 8
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 64
  %arrayidx15 = getelementptr inbounds i8, ptr %a, i64 72
  %arrayidx18 = getelementptr inbounds i8, ptr %a, i64 16
  %mul.reass = shl i64 %factor.op.mul, 3
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 104
  %arrayidx12.i = getelementptr inbounds i8, ptr %a, i64 88
  %arrayidx16.i = getelementptr inbounds i8, ptr %a, i64 48
  %arrayidx17.i = getelementptr inbounds i8, ptr %a, i64 56
  %arrayidx18.i = getelementptr inbounds i8, ptr %a, i64 80
  br label %for.body

for.cond.cleanup:                                 ; preds = %product_d.exit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %product_d.exit
  %k.0154 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %product_d.exit ]
  %2 = load i64, ptr %arrayidx3, align 8
  %rem = srem i64 %k.0154, %2
  %div = sdiv i64 %k.0154, %2
  %3 = load i64, ptr %a, align 8
  %4 = inttoptr i64 %3 to ptr
  %5 = load i64, ptr %arrayidx6, align 8
  %mul7 = mul nsw i64 %5, %rem
  %add.ptr = getelementptr inbounds i8, ptr %4, i64 %mul7
  %6 = load i64, ptr %arrayidx8, align 8
  %mul9 = mul nsw i64 %6, %div
  %add.ptr10 = getelementptr inbounds i8, ptr %add.ptr, i64 %mul9
  %7 = load i64, ptr %arrayidx11, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = load i64, ptr %arrayidx12, align 8
  %mul13 = mul nsw i64 %9, %rem
  %add.ptr14 = getelementptr inbounds i8, ptr %8, i64 %mul13
  %10 = load i64, ptr %arrayidx15, align 8
  %mul16 = mul nsw i64 %10, %div
  %add.ptr17 = getelementptr inbounds i8, ptr %add.ptr14, i64 %mul16
  %11 = load i64, ptr %arrayidx18, align 8
  %12 = inttoptr i64 %11 to ptr
  %mul19 = mul nsw i64 %mul.reass, %k.0154
  %add.ptr20 = getelementptr inbounds i8, ptr %12, i64 %mul19
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %packed.i) #4
  %13 = load i64, ptr %arrayidx, align 8
  %14 = load i64, ptr %arrayidx1.i, align 8
  %15 = load i64, ptr %arrayidx1, align 8
  %cmp.i = icmp sgt i64 %15, 3
  %cmp3.i = icmp sgt i64 %15, 1
  %16 = select i1 %cmp3.i, i64 2, i64 1
  %cond4.i = select i1 %cmp.i, i64 4, i64 %16
  %cmp51678.i = icmp sgt i64 %15, 0
  br i1 %cmp51678.i, label %for.body.lr.ph.i, label %product_d.exit

for.body.lr.ph.i:                                 ; preds = %for.body
  %sub.i = sub nsw i64 %15, %cond4.i
  %mul19.i = shl nsw i64 %15, 3
  %cmp217.i.i = icmp sgt i64 %14, 0
  %add.i499.i = add i64 %13, -1
  %mul68.2.i304.i1516.i = shl nsw i64 %15, 4
  %mul68.3.i310.i1531.i = mul nuw nsw i64 %15, 24
  %mul68.4.i316.i.i = shl nsw i64 %15, 5
  %mul68.5.i318.i.i = mul nuw nsw i64 %15, 40
  %mul68.6.i.i591.i = mul nuw nsw i64 %15, 48
  %mul68.7.i.i595.i = mul nuw nsw i64 %15, 56
  %mul45.i = shl nuw nsw i64 %cond4.i, 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end44.i, %for.body.lr.ph.i
  %column.01679.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add46.i, %if.end44.i ]
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %column.01679.i, i64 %sub.i)
  %add.i = add nuw nsw i64 %column.01679.i, %cond4.i
  %cond.i78.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %sub.i)
  %sub9.i = sub nsw i64 %cond.i78.i, %cond.i.i
  %17 = load i64, ptr %arrayidx12.i, align 8
  %mul.i = mul nsw i64 %17, %cond.i.i
  %add.ptr.i = getelementptr inbounds i8, ptr %add.ptr17, i64 %mul.i
  %mul14.i = shl nsw i64 %cond.i.i, 3
  %add.ptr15.i = getelementptr inbounds i8, ptr %add.ptr20, i64 %mul14.i
  %18 = load i64, ptr %arrayidx16.i, align 8
  %19 = load i64, ptr %arrayidx17.i, align 8
  %20 = load i64, ptr %arrayidx18.i, align 8
  %mul21.i = shl nsw i64 %sub9.i, 3
  %cmp25.not.i = icmp eq i64 %17, 8
  br i1 %cmp25.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body.i
  %add30.i = add nsw i64 %sub9.i, %cond4.i
  %cmp19.i.i = icmp sgt i64 %add30.i, 0
  br i1 %cmp19.i.i, label %for.cond1.preheader.i.i, label %gather_d.exit.i

for.cond1.preheader.i.i:                          ; preds = %if.then.i, %for.cond.cleanup3.i.i
  %j.021.i.i = phi i64 [ %inc7.i.i, %for.cond.cleanup3.i.i ], [ 0, %if.then.i ]
  %from.addr.020.i.i = phi ptr [ %add.ptr8.i.i, %for.cond.cleanup3.i.i ], [ %add.ptr.i, %if.then.i ]
  %invariant.gep.i.i = getelementptr double, ptr %packed.i, i64 %j.021.i.i
  br i1 %cmp217.i.i, label %for.body4.i.i, label %for.cond.cleanup3.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.cond1.preheader.i.i
  %inc7.i.i = add nuw nsw i64 %j.021.i.i, 1
  %add.ptr8.i.i = getelementptr inbounds i8, ptr %from.addr.020.i.i, i64 %17
  %exitcond22.not.i.i = icmp eq i64 %inc7.i.i, %add30.i
  br i1 %exitcond22.not.i.i, label %gather_d.exit.i, label %for.cond1.preheader.i.i, !llvm.loop !31

for.body4.i.i:                                    ; preds = %for.cond1.preheader.i.i, %for.body4.i.i
  %k.018.i.i = phi i64 [ %inc.i.i, %for.body4.i.i ], [ 0, %for.cond1.preheader.i.i ]
  %mul.i.i = mul nsw i64 %k.018.i.i, %20
  %add.ptr.i.i = getelementptr inbounds i8, ptr %from.addr.020.i.i, i64 %mul.i.i
  %21 = load double, ptr %add.ptr.i.i, align 8
  %mul5.i.i = mul nuw nsw i64 %k.018.i.i, %add30.i
  %gep.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %mul5.i.i
  store double %21, ptr %gep.i.i, align 8
  %inc.i.i = add nuw nsw i64 %k.018.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %14
  br i1 %exitcond.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !32

gather_d.exit.i:                                  ; preds = %for.cond.cleanup3.i.i, %if.then.i
  %mul34.i = shl nsw i64 %add30.i, 3
  br label %if.end.i

if.end.i:                                         ; preds = %gather_d.exit.i, %for.body.i
  %t.sroa.198.0.i = phi i64 [ %20, %for.body.i ], [ %mul34.i, %gather_d.exit.i ]
  %t.sroa.21.0.i = phi ptr [ %add.ptr.i, %for.body.i ], [ %packed.i, %gather_d.exit.i ]
  %cmp.i.i = icmp eq i64 %cond.i78.i, %cond.i.i
  %conv.i.i = select i1 %cmp.i.i, i64 8, i64 6
  %sub.i.i = add i64 %add.i499.i, %conv.i.i
  %div.i.i = sdiv i64 %sub.i.i, %conv.i.i
  %cmp1492.i.i = icmp sgt i64 %div.i.i, 0
  br i1 %cmp.i, label %if.then38.i, label %if.else.i

if.then38.i:                                      ; preds = %if.end.i
  br i1 %cmp1492.i.i, label %for.body.i.preheader.i, label %if.end44.i

for.body.i.preheader.i:                           ; preds = %if.then38.i
  %mul.2.i205.i.i = shl nsw i64 %18, 1
  %mul.3.i283.i.i = mul nsw i64 %18, 3
  %mul.4.i287.i.i = shl nsw i64 %18, 2
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %if.end33.i.i, %for.body.i.preheader.i
  %t.sroa.42.0.i = phi ptr [ %add.ptr37.i.i, %if.end33.i.i ], [ %add.ptr15.i, %for.body.i.preheader.i ]
  %t.sroa.0.0.i = phi ptr [ %add.ptr.i80.i, %if.end33.i.i ], [ %add.ptr10, %for.body.i.preheader.i ]
  %tiles.0494.i.i = phi i64 [ %add3.i.i, %if.end33.i.i ], [ %div.i.i, %for.body.i.preheader.i ]
  %rows.addr.0493.i.i = phi i64 [ %sub39.i.i, %if.end33.i.i ], [ %13, %for.body.i.preheader.i ]
  %add3.i.i = add nsw i64 %tiles.0494.i.i, -1
  %sub4.i.i = add i64 %add3.i.i, %rows.addr.0493.i.i
  %div5.i.i = sdiv i64 %sub4.i.i, %tiles.0494.i.i
  %cmp11.i.i = icmp slt i64 %div5.i.i, 3
  br i1 %cmp.i.i, label %if.then.i.i, label %if.else20.i.i

if.then.i.i:                                      ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then13.i.i, label %if.else.i.i

if.then13.i.i:                                    ; preds = %if.then.i.i
  %cmp4.1.i.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i.i.i = select i1 %cmp4.1.i.i.i, i64 %18, i64 0
  %add.ptr.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i.i.i
  br i1 %cmp217.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i

for.cond55.preheader.i.i.i:                       ; preds = %for.body17.i.i.i, %if.then13.i.i
  %sums.sroa.0.0.i.i.i = phi <4 x double> [ zeroinitializer, %if.then13.i.i ], [ %24, %for.body17.i.i.i ]
  %sums.sroa.6.0.i.i.i = phi <4 x double> [ zeroinitializer, %if.then13.i.i ], [ %26, %for.body17.i.i.i ]
  %cmp60.i.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i.i.i, label %for.inc75.i.i.i, label %if.end33.i.i

for.body17.i.i.i:                                 ; preds = %if.then13.i.i, %for.body17.i.i.i
  %sums.sroa.0.1.i.i.i = phi <4 x double> [ %24, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %sums.sroa.6.1.i.i.i = phi <4 x double> [ %26, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %k.0120.i.i.i = phi i64 [ %dec.i.i.i, %for.body17.i.i.i ], [ %14, %if.then13.i.i ]
  %right.0119.i.i.i = phi ptr [ %add.ptr51.i.i.i, %for.body17.i.i.i ], [ %t.sroa.21.0.i, %if.then13.i.i ]
  %element.0118.i.i.i = phi i64 [ %add.i.i.i, %for.body17.i.i.i ], [ 0, %if.then13.i.i ]
  %22 = load <4 x double>, ptr %right.0119.i.i.i, align 8
  %add.ptr40.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i.i.i
  %23 = load double, ptr %add.ptr40.i.i.i, align 8
  %splat.splatinsert.i.i.i = insertelement <4 x double> poison, double %23, i64 0
  %splat.splat.i.i.i = shufflevector <4 x double> %splat.splatinsert.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %24 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i.i.i, <4 x double> %22, <4 x double> %sums.sroa.0.1.i.i.i)
  %add.ptr40.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i.i, i64 %element.0118.i.i.i
  %25 = load double, ptr %add.ptr40.1.i.i.i, align 8
  %splat.splatinsert.1.i.i.i = insertelement <4 x double> poison, double %25, i64 0
  %splat.splat.1.i.i.i = shufflevector <4 x double> %splat.splatinsert.1.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %26 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i.i.i, <4 x double> %22, <4 x double> %sums.sroa.6.1.i.i.i)
  %add.i.i.i = add nsw i64 %element.0118.i.i.i, %19
  %add.ptr51.i.i.i = getelementptr inbounds i8, ptr %right.0119.i.i.i, i64 %t.sroa.198.0.i
  %dec.i.i.i = add nsw i64 %k.0120.i.i.i, -1
  %cmp15.i.i.i = icmp ugt i64 %k.0120.i.i.i, 1
  br i1 %cmp15.i.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i, !llvm.loop !33

for.inc75.i.i.i:                                  ; preds = %for.cond55.preheader.i.i.i
  store <4 x double> %sums.sroa.0.0.i.i.i, ptr %t.sroa.42.0.i, align 8
  %.not1562.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1562.i, label %if.end33.i.i, label %for.body65.1.i.i.i

for.body65.1.i.i.i:                               ; preds = %for.inc75.i.i.i
  %add.ptr69.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %sums.sroa.6.0.i.i.i, ptr %add.ptr69.1.i.i.i, align 8
  br label %if.end33.i.i

if.else.i.i:                                      ; preds = %if.then.i.i
  %cmp15.i.i = icmp ult i64 %div5.i.i, 5
  %add.ptr.1.i69.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %18
  %add.ptr.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.2.i205.i.i
  br i1 %cmp15.i.i, label %if.then17.i.i, label %if.else18.i.i

if.then17.i.i:                                    ; preds = %if.else.i.i
  %cmp4.3.i.not.i.i = icmp eq i64 %div5.i.i, 3
  %cond.3.i.i.i = select i1 %cmp4.3.i.not.i.i, i64 0, i64 3
  %mul.3.i.i.i = mul nsw i64 %cond.3.i.i.i, %18
  %add.ptr.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i.i.i
  br i1 %cmp217.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i

for.body17.i85.i.i:                               ; preds = %if.then17.i.i, %for.body17.i85.i.i
  %sums.sroa.0.1.i86.i.i = phi <4 x double> [ %29, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.6.1.i87.i.i = phi <4 x double> [ %31, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.9.1.i.i.i = phi <4 x double> [ %33, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.12.1.i.i.i = phi <4 x double> [ %35, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %k.0120.i88.i.i = phi i64 [ %dec.i99.i.i, %for.body17.i85.i.i ], [ %14, %if.then17.i.i ]
  %right.0119.i89.i.i = phi ptr [ %add.ptr51.i98.i.i, %for.body17.i85.i.i ], [ %t.sroa.21.0.i, %if.then17.i.i ]
  %element.0118.i90.i.i = phi i64 [ %add.i97.i.i, %for.body17.i85.i.i ], [ 0, %if.then17.i.i ]
  %27 = load <4 x double>, ptr %right.0119.i89.i.i, align 8
  %add.ptr40.i91.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i90.i.i
  %28 = load double, ptr %add.ptr40.i91.i.i, align 8
  %splat.splatinsert.i92.i.i = insertelement <4 x double> poison, double %28, i64 0
  %splat.splat.i93.i.i = shufflevector <4 x double> %splat.splatinsert.i92.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %29 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i93.i.i, <4 x double> %27, <4 x double> %sums.sroa.0.1.i86.i.i)
  %add.ptr40.1.i94.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i90.i.i
  %30 = load double, ptr %add.ptr40.1.i94.i.i, align 8
  %splat.splatinsert.1.i95.i.i = insertelement <4 x double> poison, double %30, i64 0
  %splat.splat.1.i96.i.i = shufflevector <4 x double> %splat.splatinsert.1.i95.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %31 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i96.i.i, <4 x double> %27, <4 x double> %sums.sroa.6.1.i87.i.i)
  %add.ptr40.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i90.i.i
  %32 = load double, ptr %add.ptr40.2.i.i.i, align 8
  %splat.splatinsert.2.i.i.i = insertelement <4 x double> poison, double %32, i64 0
  %splat.splat.2.i.i.i = shufflevector <4 x double> %splat.splatinsert.2.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i.i.i, <4 x double> %27, <4 x double> %sums.sroa.9.1.i.i.i)
  %add.ptr40.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i.i, i64 %element.0118.i90.i.i
  %34 = load double, ptr %add.ptr40.3.i.i.i, align 8
  %splat.splatinsert.3.i.i.i = insertelement <4 x double> poison, double %34, i64 0
  %splat.splat.3.i.i.i = shufflevector <4 x double> %splat.splatinsert.3.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i.i.i, <4 x double> %27, <4 x double> %sums.sroa.12.1.i.i.i)
  %add.i97.i.i = add nsw i64 %element.0118.i90.i.i, %19
  %add.ptr51.i98.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i.i, i64 %t.sroa.198.0.i
  %dec.i99.i.i = add nsw i64 %k.0120.i88.i.i, -1
  %cmp15.i100.i.i = icmp ugt i64 %k.0120.i88.i.i, 1
  br i1 %cmp15.i100.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i, !llvm.loop !34

for.inc75.2.i.i.i:                                ; preds = %for.body17.i85.i.i, %if.then17.i.i
  %.lcssa1907.sink.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %29, %for.body17.i85.i.i ]
  %.lcssa1906.sink.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %31, %for.body17.i85.i.i ]
  %sums.sroa.12.0.i381.i10441052.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %35, %for.body17.i85.i.i ]
  %sums.sroa.9.0.i380.i10451051.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %33, %for.body17.i85.i.i ]
  store <4 x double> %.lcssa1907.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr69.1.i80.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1906.sink.i, ptr %add.ptr69.1.i80.i.i, align 8
  %add.ptr69.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <4 x double> %sums.sroa.9.0.i380.i10451051.i, ptr %add.ptr69.2.i.i.i, align 8
  br i1 %cmp4.3.i.not.i.i, label %if.end33.i.i, label %for.body65.3.i.i.i

for.body65.3.i.i.i:                               ; preds = %for.inc75.2.i.i.i
  %add.ptr69.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <4 x double> %sums.sroa.12.0.i381.i10441052.i, ptr %add.ptr69.3.i.i.i, align 8
  br label %if.end33.i.i

if.else18.i.i:                                    ; preds = %if.else.i.i
  %add.ptr.3.i113.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i283.i.i
  %add.ptr.4.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.4.i287.i.i
  %cmp4.5.i.not.i.i = icmp eq i64 %div5.i.i, 5
  %cond.5.i.i.i = select i1 %cmp4.5.i.not.i.i, i64 0, i64 5
  %mul.5.i.i.i = mul nsw i64 %cond.5.i.i.i, %18
  %add.ptr.5.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.5.i.i.i
  %cmp4.6.i.i.i = icmp ugt i64 %div5.i.i, 6
  %cond.6.i.i.i = select i1 %cmp4.6.i.i.i, i64 6, i64 0
  %mul.6.i.i.i = mul nsw i64 %cond.6.i.i.i, %18
  %add.ptr.6.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.6.i.i.i
  %cmp4.7.i.i.i = icmp ugt i64 %div5.i.i, 7
  %cond.7.i.i.i = select i1 %cmp4.7.i.i.i, i64 7, i64 0
  %mul.7.i.i.i = mul nsw i64 %cond.7.i.i.i, %18
  %add.ptr.7.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.7.i.i.i
  br i1 %cmp217.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i

for.body17.i137.i.i:                              ; preds = %if.else18.i.i, %for.body17.i137.i.i
  %sums.sroa.0.1.i138.i.i = phi <4 x double> [ %38, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.6.1.i139.i.i = phi <4 x double> [ %40, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.9.1.i140.i.i = phi <4 x double> [ %42, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.12.1.i141.i.i = phi <4 x double> [ %44, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.15.1.i.i.i = phi <4 x double> [ %46, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.18.1.i.i.i = phi <4 x double> [ %48, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.21.1.i.i.i = phi <4 x double> [ %50, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.24.1.i.i.i = phi <4 x double> [ %52, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %k.0120.i142.i.i = phi i64 [ %dec.i159.i.i, %for.body17.i137.i.i ], [ %14, %if.else18.i.i ]
  %right.0119.i143.i.i = phi ptr [ %add.ptr51.i158.i.i, %for.body17.i137.i.i ], [ %t.sroa.21.0.i, %if.else18.i.i ]
  %element.0118.i144.i.i = phi i64 [ %add.i157.i.i, %for.body17.i137.i.i ], [ 0, %if.else18.i.i ]
  %36 = load <4 x double>, ptr %right.0119.i143.i.i, align 8
  %add.ptr40.i145.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i144.i.i
  %37 = load double, ptr %add.ptr40.i145.i.i, align 8
  %splat.splatinsert.i146.i.i = insertelement <4 x double> poison, double %37, i64 0
  %splat.splat.i147.i.i = shufflevector <4 x double> %splat.splatinsert.i146.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %38 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i147.i.i, <4 x double> %36, <4 x double> %sums.sroa.0.1.i138.i.i)
  %add.ptr40.1.i148.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i144.i.i
  %39 = load double, ptr %add.ptr40.1.i148.i.i, align 8
  %splat.splatinsert.1.i149.i.i = insertelement <4 x double> poison, double %39, i64 0
  %splat.splat.1.i150.i.i = shufflevector <4 x double> %splat.splatinsert.1.i149.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %40 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i150.i.i, <4 x double> %36, <4 x double> %sums.sroa.6.1.i139.i.i)
  %add.ptr40.2.i151.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i144.i.i
  %41 = load double, ptr %add.ptr40.2.i151.i.i, align 8
  %splat.splatinsert.2.i152.i.i = insertelement <4 x double> poison, double %41, i64 0
  %splat.splat.2.i153.i.i = shufflevector <4 x double> %splat.splatinsert.2.i152.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %42 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i153.i.i, <4 x double> %36, <4 x double> %sums.sroa.9.1.i140.i.i)
  %add.ptr40.3.i154.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i.i, i64 %element.0118.i144.i.i
  %43 = load double, ptr %add.ptr40.3.i154.i.i, align 8
  %splat.splatinsert.3.i155.i.i = insertelement <4 x double> poison, double %43, i64 0
  %splat.splat.3.i156.i.i = shufflevector <4 x double> %splat.splatinsert.3.i155.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %44 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i156.i.i, <4 x double> %36, <4 x double> %sums.sroa.12.1.i141.i.i)
  %add.ptr40.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i.i, i64 %element.0118.i144.i.i
  %45 = load double, ptr %add.ptr40.4.i.i.i, align 8
  %splat.splatinsert.4.i.i.i = insertelement <4 x double> poison, double %45, i64 0
  %splat.splat.4.i.i.i = shufflevector <4 x double> %splat.splatinsert.4.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %46 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.4.i.i.i, <4 x double> %36, <4 x double> %sums.sroa.15.1.i.i.i)
  %add.ptr40.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i.i, i64 %element.0118.i144.i.i
  %47 = load double, ptr %add.ptr40.5.i.i.i, align 8
  %splat.splatinsert.5.i.i.i = insertelement <4 x double> poison, double %47, i64 0
  %splat.splat.5.i.i.i = shufflevector <4 x double> %splat.splatinsert.5.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %48 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.5.i.i.i, <4 x double> %36, <4 x double> %sums.sroa.18.1.i.i.i)
  %add.ptr40.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i.i, i64 %element.0118.i144.i.i
  %49 = load double, ptr %add.ptr40.6.i.i.i, align 8
  %splat.splatinsert.6.i.i.i = insertelement <4 x double> poison, double %49, i64 0
  %splat.splat.6.i.i.i = shufflevector <4 x double> %splat.splatinsert.6.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %50 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.6.i.i.i, <4 x double> %36, <4 x double> %sums.sroa.21.1.i.i.i)
  %add.ptr40.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i.i, i64 %element.0118.i144.i.i
  %51 = load double, ptr %add.ptr40.7.i.i.i, align 8
  %splat.splatinsert.7.i.i.i = insertelement <4 x double> poison, double %51, i64 0
  %splat.splat.7.i.i.i = shufflevector <4 x double> %splat.splatinsert.7.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %52 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.7.i.i.i, <4 x double> %36, <4 x double> %sums.sroa.24.1.i.i.i)
  %add.i157.i.i = add nsw i64 %element.0118.i144.i.i, %19
  %add.ptr51.i158.i.i = getelementptr inbounds i8, ptr %right.0119.i143.i.i, i64 %t.sroa.198.0.i
  %dec.i159.i.i = add nsw i64 %k.0120.i142.i.i, -1
  %cmp15.i160.i.i = icmp ugt i64 %k.0120.i142.i.i, 1
  br i1 %cmp15.i160.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i, !llvm.loop !35

for.inc75.4.i.i.i:                                ; preds = %for.body17.i137.i.i, %if.else18.i.i
  %.lcssa1903.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %38, %for.body17.i137.i.i ]
  %.lcssa1902.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %40, %for.body17.i137.i.i ]
  %.lcssa1901.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %42, %for.body17.i137.i.i ]
  %.lcssa1900.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %44, %for.body17.i137.i.i ]
  %sums.sroa.24.0.i402.i1061108110901105.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %52, %for.body17.i137.i.i ]
  %sums.sroa.21.0.i401.i1062108010911104.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %50, %for.body17.i137.i.i ]
  %sums.sroa.18.0.i400.i1063107910921103.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %48, %for.body17.i137.i.i ]
  %sums.sroa.15.0.i399.i1064107810931102.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %46, %for.body17.i137.i.i ]
  store <4 x double> %.lcssa1903.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr69.1.i127.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1902.sink.i, ptr %add.ptr69.1.i127.i.i, align 8
  %add.ptr69.2.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <4 x double> %.lcssa1901.sink.i, ptr %add.ptr69.2.i130.i.i, align 8
  %add.ptr69.3.i132.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <4 x double> %.lcssa1900.sink.i, ptr %add.ptr69.3.i132.i.i, align 8
  %add.ptr69.4.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <4 x double> %sums.sroa.15.0.i399.i1064107810931102.i, ptr %add.ptr69.4.i.i.i, align 8
  br i1 %cmp4.5.i.not.i.i, label %if.end33.i.i, label %for.inc75.5.i.i.i

for.inc75.5.i.i.i:                                ; preds = %for.inc75.4.i.i.i
  %add.ptr69.5.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <4 x double> %sums.sroa.18.0.i400.i1063107910921103.i, ptr %add.ptr69.5.i.i.i, align 8
  br i1 %cmp4.6.i.i.i, label %for.inc75.6.i.i.i, label %if.end33.i.i

for.inc75.6.i.i.i:                                ; preds = %for.inc75.5.i.i.i
  %add.ptr69.6.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.6.i.i591.i
  store <4 x double> %sums.sroa.21.0.i401.i1062108010911104.i, ptr %add.ptr69.6.i.i.i, align 8
  %.not1560.i = icmp eq i64 %div5.i.i, 7
  br i1 %.not1560.i, label %if.end33.i.i, label %for.body65.7.i.i.i

for.body65.7.i.i.i:                               ; preds = %for.inc75.6.i.i.i
  %add.ptr69.7.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.7.i.i595.i
  store <4 x double> %sums.sroa.24.0.i402.i1061108110901105.i, ptr %add.ptr69.7.i.i.i, align 8
  br label %if.end33.i.i

if.else20.i.i:                                    ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then24.i.i, label %if.else25.i.i

if.then24.i.i:                                    ; preds = %if.else20.i.i
  %cmp4.1.i163.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i164.i.i = select i1 %cmp4.1.i163.i.i, i64 %18, i64 0
  %add.ptr.1.i165.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i164.i.i
  br i1 %cmp217.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i

for.cond55.preheader.i167.i.i:                    ; preds = %for.body17.i182.i.i, %if.then24.i.i
  %sums.sroa.0.0.i168.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %56, %for.body17.i182.i.i ]
  %sums.sroa.6.0.i169.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %57, %for.body17.i182.i.i ]
  %sums.sroa.9.0.i170.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %59, %for.body17.i182.i.i ]
  %sums.sroa.12.0.i171.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %60, %for.body17.i182.i.i ]
  %cmp60.i174.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i174.i.i, label %for.inc75.i176.i.i, label %if.end33.i.i

for.body17.i182.i.i:                              ; preds = %if.then24.i.i, %for.body17.i182.i.i
  %sums.sroa.0.1.i183.i.i = phi <4 x double> [ %56, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.6.1.i184.i.i = phi <4 x double> [ %57, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.9.1.i185.i.i = phi <4 x double> [ %59, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.12.1.i186.i.i = phi <4 x double> [ %60, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %k.0123.i.i.i = phi i64 [ %dec.i195.i.i, %for.body17.i182.i.i ], [ %14, %if.then24.i.i ]
  %right.0122.i.i.i = phi ptr [ %add.ptr51.i194.i.i, %for.body17.i182.i.i ], [ %t.sroa.21.0.i, %if.then24.i.i ]
  %element.0121.i.i.i = phi i64 [ %add.i193.i.i, %for.body17.i182.i.i ], [ 0, %if.then24.i.i ]
  %53 = load <4 x double>, ptr %right.0122.i.i.i, align 8
  %add.ptr24.1.i.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %mul21.i
  %54 = load <4 x double>, ptr %add.ptr24.1.i.i.i, align 8
  %add.ptr40.i187.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i.i.i
  %55 = load double, ptr %add.ptr40.i187.i.i, align 8
  %splat.splatinsert.i188.i.i = insertelement <4 x double> poison, double %55, i64 0
  %splat.splat.i189.i.i = shufflevector <4 x double> %splat.splatinsert.i188.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %56 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i189.i.i, <4 x double> %53, <4 x double> %sums.sroa.0.1.i183.i.i)
  %57 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i189.i.i, <4 x double> %54, <4 x double> %sums.sroa.6.1.i184.i.i)
  %add.ptr40.1.i190.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i.i, i64 %element.0121.i.i.i
  %58 = load double, ptr %add.ptr40.1.i190.i.i, align 8
  %splat.splatinsert.1.i191.i.i = insertelement <4 x double> poison, double %58, i64 0
  %splat.splat.1.i192.i.i = shufflevector <4 x double> %splat.splatinsert.1.i191.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %59 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i192.i.i, <4 x double> %53, <4 x double> %sums.sroa.9.1.i185.i.i)
  %60 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i192.i.i, <4 x double> %54, <4 x double> %sums.sroa.12.1.i186.i.i)
  %add.i193.i.i = add nsw i64 %element.0121.i.i.i, %19
  %add.ptr51.i194.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %t.sroa.198.0.i
  %dec.i195.i.i = add nsw i64 %k.0123.i.i.i, -1
  %cmp15.i196.i.i = icmp ugt i64 %k.0123.i.i.i, 1
  br i1 %cmp15.i196.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i, !llvm.loop !36

for.inc75.i176.i.i:                               ; preds = %for.cond55.preheader.i167.i.i
  store <4 x double> %sums.sroa.0.0.i168.i.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr71.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <4 x double> %sums.sroa.6.0.i169.i.i, ptr %add.ptr71.1.i.i.i, align 8
  %.not1557.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1557.i, label %if.end33.i.i, label %for.body65.preheader.1.i.i.i

for.body65.preheader.1.i.i.i:                     ; preds = %for.inc75.i176.i.i
  %add.ptr69.1129.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %sums.sroa.9.0.i170.i.i, ptr %add.ptr69.1129.i.i.i, align 8
  %add.ptr71.1.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.12.0.i171.i.i, ptr %add.ptr71.1.1.i.i.i, align 8
  br label %if.end33.i.i

if.else25.i.i:                                    ; preds = %if.else20.i.i
  %cmp27.i.i = icmp ult i64 %div5.i.i, 5
  %add.ptr.1.i202.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %18
  %add.ptr.2.i206.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.2.i205.i.i
  br i1 %cmp27.i.i, label %if.then29.i.i, label %if.else30.i.i

if.then29.i.i:                                    ; preds = %if.else25.i.i
  %cmp4.3.i207.not.i.i = icmp eq i64 %div5.i.i, 3
  %cond.3.i208.i.i = select i1 %cmp4.3.i207.not.i.i, i64 0, i64 3
  %mul.3.i209.i.i = mul nsw i64 %cond.3.i208.i.i, %18
  %add.ptr.3.i210.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i209.i.i
  br i1 %cmp217.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i

for.body17.i242.i.i:                              ; preds = %if.then29.i.i, %for.body17.i242.i.i
  %sums.sroa.6.1.i243.i.i = phi <4 x double> [ %65, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.0.1.i244.i.i = phi <4 x double> [ %64, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.9.1.i245.i.i = phi <4 x double> [ %67, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.12.1.i246.i.i = phi <4 x double> [ %68, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.15.1.i247.i.i = phi <4 x double> [ %70, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.18.1.i248.i.i = phi <4 x double> [ %71, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.21.1.i249.i.i = phi <4 x double> [ %73, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.24.1.i250.i.i = phi <4 x double> [ %74, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %k.0123.i251.i.i = phi i64 [ %dec.i269.i.i, %for.body17.i242.i.i ], [ %14, %if.then29.i.i ]
  %right.0122.i252.i.i = phi ptr [ %add.ptr51.i268.i.i, %for.body17.i242.i.i ], [ %t.sroa.21.0.i, %if.then29.i.i ]
  %element.0121.i253.i.i = phi i64 [ %add.i267.i.i, %for.body17.i242.i.i ], [ 0, %if.then29.i.i ]
  %61 = load <4 x double>, ptr %right.0122.i252.i.i, align 8
  %add.ptr24.1.i254.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %mul21.i
  %62 = load <4 x double>, ptr %add.ptr24.1.i254.i.i, align 8
  %add.ptr40.i255.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i253.i.i
  %63 = load double, ptr %add.ptr40.i255.i.i, align 8
  %splat.splatinsert.i256.i.i = insertelement <4 x double> poison, double %63, i64 0
  %splat.splat.i257.i.i = shufflevector <4 x double> %splat.splatinsert.i256.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %64 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i257.i.i, <4 x double> %61, <4 x double> %sums.sroa.0.1.i244.i.i)
  %65 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i257.i.i, <4 x double> %62, <4 x double> %sums.sroa.6.1.i243.i.i)
  %add.ptr40.1.i258.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i253.i.i
  %66 = load double, ptr %add.ptr40.1.i258.i.i, align 8
  %splat.splatinsert.1.i259.i.i = insertelement <4 x double> poison, double %66, i64 0
  %splat.splat.1.i260.i.i = shufflevector <4 x double> %splat.splatinsert.1.i259.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %67 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i260.i.i, <4 x double> %61, <4 x double> %sums.sroa.9.1.i245.i.i)
  %68 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i260.i.i, <4 x double> %62, <4 x double> %sums.sroa.12.1.i246.i.i)
  %add.ptr40.2.i261.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i253.i.i
  %69 = load double, ptr %add.ptr40.2.i261.i.i, align 8
  %splat.splatinsert.2.i262.i.i = insertelement <4 x double> poison, double %69, i64 0
  %splat.splat.2.i263.i.i = shufflevector <4 x double> %splat.splatinsert.2.i262.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %70 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i263.i.i, <4 x double> %61, <4 x double> %sums.sroa.15.1.i247.i.i)
  %71 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i263.i.i, <4 x double> %62, <4 x double> %sums.sroa.18.1.i248.i.i)
  %add.ptr40.3.i264.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i.i, i64 %element.0121.i253.i.i
  %72 = load double, ptr %add.ptr40.3.i264.i.i, align 8
  %splat.splatinsert.3.i265.i.i = insertelement <4 x double> poison, double %72, i64 0
  %splat.splat.3.i266.i.i = shufflevector <4 x double> %splat.splatinsert.3.i265.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %73 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i266.i.i, <4 x double> %61, <4 x double> %sums.sroa.21.1.i249.i.i)
  %74 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i266.i.i, <4 x double> %62, <4 x double> %sums.sroa.24.1.i250.i.i)
  %add.i267.i.i = add nsw i64 %element.0121.i253.i.i, %19
  %add.ptr51.i268.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %t.sroa.198.0.i
  %dec.i269.i.i = add nsw i64 %k.0123.i251.i.i, -1
  %cmp15.i270.i.i = icmp ugt i64 %k.0123.i251.i.i, 1
  br i1 %cmp15.i270.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i, !llvm.loop !37

for.inc75.2.i233.i.i:                             ; preds = %for.body17.i242.i.i, %if.then29.i.i
  %.lcssa1891.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %64, %for.body17.i242.i.i ]
  %.lcssa1890.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %65, %for.body17.i242.i.i ]
  %.lcssa1889.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %67, %for.body17.i242.i.i ]
  %.lcssa1888.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %68, %for.body17.i242.i.i ]
  %sums.sroa.24.0.i221423.i11151132.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %74, %for.body17.i242.i.i ]
  %sums.sroa.21.0.i220422.i11161131.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %73, %for.body17.i242.i.i ]
  %sums.sroa.18.0.i219421.i11171130.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %71, %for.body17.i242.i.i ]
  %sums.sroa.15.0.i218420.i11181129.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %70, %for.body17.i242.i.i ]
  store <4 x double> %.lcssa1891.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr71.1.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <4 x double> %.lcssa1890.sink.i, ptr %add.ptr71.1.i227.i.i, align 8
  %add.ptr69.1129.i230.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1889.sink.i, ptr %add.ptr69.1129.i230.i.i, align 8
  %add.ptr71.1.1.i232.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1888.sink.i, ptr %add.ptr71.1.1.i232.i.i, align 8
  %add.ptr69.2.i235.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <4 x double> %sums.sroa.15.0.i218420.i11181129.i, ptr %add.ptr69.2.i235.i.i, align 8
  %add.ptr71.1.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.18.0.i219421.i11171130.i, ptr %add.ptr71.1.2.i.i.i, align 8
  br i1 %cmp4.3.i207.not.i.i, label %if.end33.i.i, label %for.body65.preheader.3.i.i.i

for.body65.preheader.3.i.i.i:                     ; preds = %for.inc75.2.i233.i.i
  %add.ptr69.3.i237.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <4 x double> %sums.sroa.21.0.i220422.i11161131.i, ptr %add.ptr69.3.i237.i.i, align 8
  %add.ptr71.1.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.24.0.i221423.i11151132.i, ptr %add.ptr71.1.3.i.i.i, align 8
  br label %if.end33.i.i

if.else30.i.i:                                    ; preds = %if.else25.i.i
  %add.ptr.3.i284.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i283.i.i
  %add.ptr.4.i288.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.4.i287.i.i
  %cmp4.5.i289.not.i.i = icmp eq i64 %div5.i.i, 5
  %cond.5.i290.i.i = select i1 %cmp4.5.i289.not.i.i, i64 0, i64 5
  %mul.5.i291.i.i = mul nsw i64 %cond.5.i290.i.i, %18
  %add.ptr.5.i292.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.5.i291.i.i
  br i1 %cmp217.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i

for.body17.i336.i.i:                              ; preds = %if.else30.i.i, %for.body17.i336.i.i
  %sums.sroa.12.1.i337.i.i = phi <4 x double> [ %82, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.9.1.i338.i.i = phi <4 x double> [ %81, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.6.1.i339.i.i = phi <4 x double> [ %79, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.0.1.i340.i.i = phi <4 x double> [ %78, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.15.1.i341.i.i = phi <4 x double> [ %84, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.18.1.i342.i.i = phi <4 x double> [ %85, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.21.1.i343.i.i = phi <4 x double> [ %87, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.24.1.i344.i.i = phi <4 x double> [ %88, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.27.1.i.i.i = phi <4 x double> [ %90, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.30.1.i.i.i = phi <4 x double> [ %91, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.33.1.i.i.i = phi <4 x double> [ %93, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.36.1.i.i.i = phi <4 x double> [ %94, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %k.0123.i345.i.i = phi i64 [ %dec.i369.i.i, %for.body17.i336.i.i ], [ %14, %if.else30.i.i ]
  %right.0122.i346.i.i = phi ptr [ %add.ptr51.i368.i.i, %for.body17.i336.i.i ], [ %t.sroa.21.0.i, %if.else30.i.i ]
  %element.0121.i347.i.i = phi i64 [ %add.i367.i.i, %for.body17.i336.i.i ], [ 0, %if.else30.i.i ]
  %75 = load <4 x double>, ptr %right.0122.i346.i.i, align 8
  %add.ptr24.1.i348.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %mul21.i
  %76 = load <4 x double>, ptr %add.ptr24.1.i348.i.i, align 8
  %add.ptr40.i349.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i347.i.i
  %77 = load double, ptr %add.ptr40.i349.i.i, align 8
  %splat.splatinsert.i350.i.i = insertelement <4 x double> poison, double %77, i64 0
  %splat.splat.i351.i.i = shufflevector <4 x double> %splat.splatinsert.i350.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %78 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i351.i.i, <4 x double> %75, <4 x double> %sums.sroa.0.1.i340.i.i)
  %79 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i351.i.i, <4 x double> %76, <4 x double> %sums.sroa.6.1.i339.i.i)
  %add.ptr40.1.i352.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i347.i.i
  %80 = load double, ptr %add.ptr40.1.i352.i.i, align 8
  %splat.splatinsert.1.i353.i.i = insertelement <4 x double> poison, double %80, i64 0
  %splat.splat.1.i354.i.i = shufflevector <4 x double> %splat.splatinsert.1.i353.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %81 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i354.i.i, <4 x double> %75, <4 x double> %sums.sroa.9.1.i338.i.i)
  %82 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i354.i.i, <4 x double> %76, <4 x double> %sums.sroa.12.1.i337.i.i)
  %add.ptr40.2.i355.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i347.i.i
  %83 = load double, ptr %add.ptr40.2.i355.i.i, align 8
  %splat.splatinsert.2.i356.i.i = insertelement <4 x double> poison, double %83, i64 0
  %splat.splat.2.i357.i.i = shufflevector <4 x double> %splat.splatinsert.2.i356.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %84 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i357.i.i, <4 x double> %75, <4 x double> %sums.sroa.15.1.i341.i.i)
  %85 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i357.i.i, <4 x double> %76, <4 x double> %sums.sroa.18.1.i342.i.i)
  %add.ptr40.3.i358.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i.i, i64 %element.0121.i347.i.i
  %86 = load double, ptr %add.ptr40.3.i358.i.i, align 8
  %splat.splatinsert.3.i359.i.i = insertelement <4 x double> poison, double %86, i64 0
  %splat.splat.3.i360.i.i = shufflevector <4 x double> %splat.splatinsert.3.i359.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %87 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i360.i.i, <4 x double> %75, <4 x double> %sums.sroa.21.1.i343.i.i)
  %88 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i360.i.i, <4 x double> %76, <4 x double> %sums.sroa.24.1.i344.i.i)
  %add.ptr40.4.i361.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i.i, i64 %element.0121.i347.i.i
  %89 = load double, ptr %add.ptr40.4.i361.i.i, align 8
  %splat.splatinsert.4.i362.i.i = insertelement <4 x double> poison, double %89, i64 0
  %splat.splat.4.i363.i.i = shufflevector <4 x double> %splat.splatinsert.4.i362.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %90 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.4.i363.i.i, <4 x double> %75, <4 x double> %sums.sroa.27.1.i.i.i)
  %91 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.4.i363.i.i, <4 x double> %76, <4 x double> %sums.sroa.30.1.i.i.i)
  %add.ptr40.5.i364.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i.i, i64 %element.0121.i347.i.i
  %92 = load double, ptr %add.ptr40.5.i364.i.i, align 8
  %splat.splatinsert.5.i365.i.i = insertelement <4 x double> poison, double %92, i64 0
  %splat.splat.5.i366.i.i = shufflevector <4 x double> %splat.splatinsert.5.i365.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %93 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.5.i366.i.i, <4 x double> %75, <4 x double> %sums.sroa.33.1.i.i.i)
  %94 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.5.i366.i.i, <4 x double> %76, <4 x double> %sums.sroa.36.1.i.i.i)
  %add.i367.i.i = add nsw i64 %element.0121.i347.i.i, %19
  %add.ptr51.i368.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %t.sroa.198.0.i
  %dec.i369.i.i = add nsw i64 %k.0123.i345.i.i, -1
  %cmp15.i370.i.i = icmp ugt i64 %k.0123.i345.i.i, 1
  br i1 %cmp15.i370.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i, !llvm.loop !38

for.inc75.4.i327.i.i:                             ; preds = %for.body17.i336.i.i, %if.else30.i.i
  %.lcssa1883.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %78, %for.body17.i336.i.i ]
  %.lcssa1882.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %79, %for.body17.i336.i.i ]
  %.lcssa1881.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %81, %for.body17.i336.i.i ]
  %.lcssa1880.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %82, %for.body17.i336.i.i ]
  %.lcssa1879.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %84, %for.body17.i336.i.i ]
  %.lcssa1878.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %85, %for.body17.i336.i.i ]
  %.lcssa1877.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %87, %for.body17.i336.i.i ]
  %.lcssa1876.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %88, %for.body17.i336.i.i ]
  %sums.sroa.36.0.i452.i1146117511871205.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %94, %for.body17.i336.i.i ]
  %sums.sroa.33.0.i451.i1147117411881204.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %93, %for.body17.i336.i.i ]
  %sums.sroa.30.0.i450.i1148117311891203.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %91, %for.body17.i336.i.i ]
  %sums.sroa.27.0.i449.i1149117211901202.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %90, %for.body17.i336.i.i ]
  store <4 x double> %.lcssa1883.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr71.1.i309.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <4 x double> %.lcssa1882.sink.i, ptr %add.ptr71.1.i309.i.i, align 8
  %add.ptr69.1129.i312.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1881.sink.i, ptr %add.ptr69.1129.i312.i.i, align 8
  %add.ptr71.1.1.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1880.sink.i, ptr %add.ptr71.1.1.i314.i.i, align 8
  %add.ptr69.2.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1516.i
  store <4 x double> %.lcssa1879.sink.i, ptr %add.ptr69.2.i317.i.i, align 8
  %add.ptr71.1.2.i320.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1878.sink.i, ptr %add.ptr71.1.2.i320.i.i, align 8
  %add.ptr69.3.i323.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1531.i
  store <4 x double> %.lcssa1877.sink.i, ptr %add.ptr69.3.i323.i.i, align 8
  %add.ptr71.1.3.i326.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1876.sink.i, ptr %add.ptr71.1.3.i326.i.i, align 8
  %add.ptr69.4.i329.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <4 x double> %sums.sroa.27.0.i449.i1149117211901202.i, ptr %add.ptr69.4.i329.i.i, align 8
  %add.ptr71.1.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.30.0.i450.i1148117311891203.i, ptr %add.ptr71.1.4.i.i.i, align 8
  br i1 %cmp4.5.i289.not.i.i, label %if.end33.i.i, label %for.body65.preheader.5.i.i.i

for.body65.preheader.5.i.i.i:                     ; preds = %for.inc75.4.i327.i.i
  %add.ptr69.5.i331.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <4 x double> %sums.sroa.33.0.i451.i1147117411881204.i, ptr %add.ptr69.5.i331.i.i, align 8
  %add.ptr71.1.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.36.0.i452.i1146117511871205.i, ptr %add.ptr71.1.5.i.i.i, align 8
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %for.body65.preheader.5.i.i.i, %for.inc75.4.i327.i.i, %for.body65.preheader.3.i.i.i, %for.inc75.2.i233.i.i, %for.body65.preheader.1.i.i.i, %for.inc75.i176.i.i, %for.cond55.preheader.i167.i.i, %for.body65.7.i.i.i, %for.inc75.6.i.i.i, %for.inc75.5.i.i.i, %for.inc75.4.i.i.i, %for.body65.3.i.i.i, %for.inc75.2.i.i.i, %for.body65.1.i.i.i, %for.inc75.i.i.i, %for.cond55.preheader.i.i.i
  %mul.i79.i = mul nsw i64 %div5.i.i, %18
  %add.ptr.i80.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.i79.i
  %mul36.i.i = mul nsw i64 %div5.i.i, %mul19.i
  %add.ptr37.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul36.i.i
  %sub39.i.i = sub nsw i64 %rows.addr.0493.i.i, %div5.i.i
  %cmp1.i.i = icmp sgt i64 %tiles.0494.i.i, 1
  br i1 %cmp1.i.i, label %for.body.i.i, label %if.end44.i, !llvm.loop !39

if.else.i:                                        ; preds = %if.end.i
  br i1 %cmp3.i, label %if.then41.i, label %if.else42.i

if.then41.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i97.preheader.i, label %if.end44.i

for.body.i97.preheader.i:                         ; preds = %if.then41.i
  %mul.2.i205.i109.i = shl nsw i64 %18, 1
  %mul.3.i283.i112.i = mul nsw i64 %18, 3
  %mul.4.i287.i114.i = shl nsw i64 %18, 2
  br label %for.body.i97.i

for.body.i97.i:                                   ; preds = %if.end33.i136.i, %for.body.i97.preheader.i
  %t.sroa.42.1.i = phi ptr [ %add.ptr37.i140.i, %if.end33.i136.i ], [ %add.ptr15.i, %for.body.i97.preheader.i ]
  %t.sroa.0.1.i = phi ptr [ %add.ptr.i138.i, %if.end33.i136.i ], [ %add.ptr10, %for.body.i97.preheader.i ]
  %tiles.0494.i98.i = phi i64 [ %add3.i100.i, %if.end33.i136.i ], [ %div.i.i, %for.body.i97.preheader.i ]
  %rows.addr.0493.i99.i = phi i64 [ %sub39.i141.i, %if.end33.i136.i ], [ %13, %for.body.i97.preheader.i ]
  %add3.i100.i = add nsw i64 %tiles.0494.i98.i, -1
  %sub4.i101.i = add i64 %add3.i100.i, %rows.addr.0493.i99.i
  %div5.i102.i = sdiv i64 %sub4.i101.i, %tiles.0494.i98.i
  %cmp11.i104.i = icmp slt i64 %div5.i102.i, 3
  br i1 %cmp.i.i, label %if.then.i318.i, label %if.else20.i105.i

if.then.i318.i:                                   ; preds = %for.body.i97.i
  br i1 %cmp11.i104.i, label %if.then13.i466.i, label %if.else.i319.i

if.then13.i466.i:                                 ; preds = %if.then.i318.i
  %cmp4.1.i.i467.i = icmp eq i64 %div5.i102.i, 2
  %mul.1.i.i468.i = select i1 %cmp4.1.i.i467.i, i64 %18, i64 0
  %add.ptr.1.i.i469.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i.i468.i
  br i1 %cmp217.i.i, label %for.body17.i.i480.i, label %for.cond55.preheader.i.i471.i

for.cond55.preheader.i.i471.i:                    ; preds = %for.body17.i.i480.i, %if.then13.i466.i
  %sums.sroa.0.0.i.i472.i = phi <2 x double> [ zeroinitializer, %if.then13.i466.i ], [ %97, %for.body17.i.i480.i ]
  %sums.sroa.6.0.i.i473.i = phi <2 x double> [ zeroinitializer, %if.then13.i466.i ], [ %99, %for.body17.i.i480.i ]
  %cmp60.i.i474.i = icmp sgt i64 %div5.i102.i, 0
  br i1 %cmp60.i.i474.i, label %for.inc75.i.i475.i, label %if.end33.i136.i

for.body17.i.i480.i:                              ; preds = %if.then13.i466.i, %for.body17.i.i480.i
  %sums.sroa.0.1.i.i481.i = phi <2 x double> [ %97, %for.body17.i.i480.i ], [ zeroinitializer, %if.then13.i466.i ]
  %sums.sroa.6.1.i.i482.i = phi <2 x double> [ %99, %for.body17.i.i480.i ], [ zeroinitializer, %if.then13.i466.i ]
  %k.0120.i.i483.i = phi i64 [ %dec.i.i494.i, %for.body17.i.i480.i ], [ %14, %if.then13.i466.i ]
  %right.0119.i.i484.i = phi ptr [ %add.ptr51.i.i493.i, %for.body17.i.i480.i ], [ %t.sroa.21.0.i, %if.then13.i466.i ]
  %element.0118.i.i485.i = phi i64 [ %add.i.i492.i, %for.body17.i.i480.i ], [ 0, %if.then13.i466.i ]
  %95 = load <2 x double>, ptr %right.0119.i.i484.i, align 8
  %add.ptr40.i.i486.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i.i485.i
  %96 = load double, ptr %add.ptr40.i.i486.i, align 8
  %splat.splatinsert.i.i487.i = insertelement <2 x double> poison, double %96, i64 0
  %splat.splat.i.i488.i = shufflevector <2 x double> %splat.splatinsert.i.i487.i, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i.i488.i, <2 x double> %95, <2 x double> %sums.sroa.0.1.i.i481.i)
  %add.ptr40.1.i.i489.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i469.i, i64 %element.0118.i.i485.i
  %98 = load double, ptr %add.ptr40.1.i.i489.i, align 8
  %splat.splatinsert.1.i.i490.i = insertelement <2 x double> poison, double %98, i64 0
  %splat.splat.1.i.i491.i = shufflevector <2 x double> %splat.splatinsert.1.i.i490.i, <2 x double> poison, <2 x i32> zeroinitializer
  %99 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i.i491.i, <2 x double> %95, <2 x double> %sums.sroa.6.1.i.i482.i)
  %add.i.i492.i = add nsw i64 %element.0118.i.i485.i, %19
  %add.ptr51.i.i493.i = getelementptr inbounds i8, ptr %right.0119.i.i484.i, i64 %t.sroa.198.0.i
  %dec.i.i494.i = add nsw i64 %k.0120.i.i483.i, -1
  %cmp15.i.i495.i = icmp ugt i64 %k.0120.i.i483.i, 1
  br i1 %cmp15.i.i495.i, label %for.body17.i.i480.i, label %for.cond55.preheader.i.i471.i, !llvm.loop !40

for.inc75.i.i475.i:                               ; preds = %for.cond55.preheader.i.i471.i
  store <2 x double> %sums.sroa.0.0.i.i472.i, ptr %t.sroa.42.1.i, align 8
  %.not1553.i = icmp eq i64 %div5.i102.i, 1
  br i1 %.not1553.i, label %if.end33.i136.i, label %for.body65.1.i.i477.i

for.body65.1.i.i477.i:                            ; preds = %for.inc75.i.i475.i
  %add.ptr69.1.i.i478.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %sums.sroa.6.0.i.i473.i, ptr %add.ptr69.1.i.i478.i, align 8
  br label %if.end33.i136.i

if.else.i319.i:                                   ; preds = %if.then.i318.i
  %cmp15.i320.i = icmp ult i64 %div5.i102.i, 5
  %add.ptr.1.i69.i321.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i.i323.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i109.i
  br i1 %cmp15.i320.i, label %if.then17.i419.i, label %if.else18.i324.i

if.then17.i419.i:                                 ; preds = %if.else.i319.i
  %cmp4.3.i.not.i420.i = icmp eq i64 %div5.i102.i, 3
  %cond.3.i.i421.i = select i1 %cmp4.3.i.not.i420.i, i64 0, i64 3
  %mul.3.i.i422.i = mul nsw i64 %cond.3.i.i421.i, %18
  %add.ptr.3.i.i423.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i.i422.i
  br i1 %cmp217.i.i, label %for.body17.i85.i442.i, label %for.inc75.2.i.i434.i

for.body17.i85.i442.i:                            ; preds = %if.then17.i419.i, %for.body17.i85.i442.i
  %sums.sroa.0.1.i86.i443.i = phi <2 x double> [ %102, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %sums.sroa.6.1.i87.i444.i = phi <2 x double> [ %104, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %sums.sroa.9.1.i.i445.i = phi <2 x double> [ %106, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %sums.sroa.12.1.i.i446.i = phi <2 x double> [ %108, %for.body17.i85.i442.i ], [ zeroinitializer, %if.then17.i419.i ]
  %k.0120.i88.i447.i = phi i64 [ %dec.i99.i464.i, %for.body17.i85.i442.i ], [ %14, %if.then17.i419.i ]
  %right.0119.i89.i448.i = phi ptr [ %add.ptr51.i98.i463.i, %for.body17.i85.i442.i ], [ %t.sroa.21.0.i, %if.then17.i419.i ]
  %element.0118.i90.i449.i = phi i64 [ %add.i97.i462.i, %for.body17.i85.i442.i ], [ 0, %if.then17.i419.i ]
  %100 = load <2 x double>, ptr %right.0119.i89.i448.i, align 8
  %add.ptr40.i91.i450.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i90.i449.i
  %101 = load double, ptr %add.ptr40.i91.i450.i, align 8
  %splat.splatinsert.i92.i451.i = insertelement <2 x double> poison, double %101, i64 0
  %splat.splat.i93.i452.i = shufflevector <2 x double> %splat.splatinsert.i92.i451.i, <2 x double> poison, <2 x i32> zeroinitializer
  %102 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i93.i452.i, <2 x double> %100, <2 x double> %sums.sroa.0.1.i86.i443.i)
  %add.ptr40.1.i94.i453.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i321.i, i64 %element.0118.i90.i449.i
  %103 = load double, ptr %add.ptr40.1.i94.i453.i, align 8
  %splat.splatinsert.1.i95.i454.i = insertelement <2 x double> poison, double %103, i64 0
  %splat.splat.1.i96.i455.i = shufflevector <2 x double> %splat.splatinsert.1.i95.i454.i, <2 x double> poison, <2 x i32> zeroinitializer
  %104 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i96.i455.i, <2 x double> %100, <2 x double> %sums.sroa.6.1.i87.i444.i)
  %add.ptr40.2.i.i456.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i323.i, i64 %element.0118.i90.i449.i
  %105 = load double, ptr %add.ptr40.2.i.i456.i, align 8
  %splat.splatinsert.2.i.i457.i = insertelement <2 x double> poison, double %105, i64 0
  %splat.splat.2.i.i458.i = shufflevector <2 x double> %splat.splatinsert.2.i.i457.i, <2 x double> poison, <2 x i32> zeroinitializer
  %106 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i.i458.i, <2 x double> %100, <2 x double> %sums.sroa.9.1.i.i445.i)
  %add.ptr40.3.i.i459.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i423.i, i64 %element.0118.i90.i449.i
  %107 = load double, ptr %add.ptr40.3.i.i459.i, align 8
  %splat.splatinsert.3.i.i460.i = insertelement <2 x double> poison, double %107, i64 0
  %splat.splat.3.i.i461.i = shufflevector <2 x double> %splat.splatinsert.3.i.i460.i, <2 x double> poison, <2 x i32> zeroinitializer
  %108 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i.i461.i, <2 x double> %100, <2 x double> %sums.sroa.12.1.i.i446.i)
  %add.i97.i462.i = add nsw i64 %element.0118.i90.i449.i, %19
  %add.ptr51.i98.i463.i = getelementptr inbounds i8, ptr %right.0119.i89.i448.i, i64 %t.sroa.198.0.i
  %dec.i99.i464.i = add nsw i64 %k.0120.i88.i447.i, -1
  %cmp15.i100.i465.i = icmp ugt i64 %k.0120.i88.i447.i, 1
  br i1 %cmp15.i100.i465.i, label %for.body17.i85.i442.i, label %for.inc75.2.i.i434.i, !llvm.loop !41

for.inc75.2.i.i434.i:                             ; preds = %for.body17.i85.i442.i, %if.then17.i419.i
  %.lcssa1869.sink.i = phi <2 x double> [ zeroinitializer, %if.then17.i419.i ], [ %102, %for.body17.i85.i442.i ]
  %.lcssa1868.sink.i = phi <2 x double> [ zeroinitializer, %if.then17.i419.i ], [ %104, %for.body17.i85.i442.i ]
  %sums.sroa.12.0.i381.i42612101218.i = phi <2 x double> [ zeroinitializer, %if.then17.i419.i ], [ %108, %for.body17.i85.i442.i ]
  %sums.sroa.9.0.i380.i42712111217.i = phi <2 x double> [ zeroinitializer, %if.then17.i419.i ], [ %106, %for.body17.i85.i442.i ]
  store <2 x double> %.lcssa1869.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr69.1.i80.i432.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1868.sink.i, ptr %add.ptr69.1.i80.i432.i, align 8
  %add.ptr69.2.i.i436.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <2 x double> %sums.sroa.9.0.i380.i42712111217.i, ptr %add.ptr69.2.i.i436.i, align 8
  br i1 %cmp4.3.i.not.i420.i, label %if.end33.i136.i, label %for.body65.3.i.i438.i

for.body65.3.i.i438.i:                            ; preds = %for.inc75.2.i.i434.i
  %add.ptr69.3.i.i440.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <2 x double> %sums.sroa.12.0.i381.i42612101218.i, ptr %add.ptr69.3.i.i440.i, align 8
  br label %if.end33.i136.i

if.else18.i324.i:                                 ; preds = %if.else.i319.i
  %add.ptr.3.i113.i326.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i112.i
  %add.ptr.4.i.i328.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i114.i
  %cmp4.5.i.not.i329.i = icmp eq i64 %div5.i102.i, 5
  %cond.5.i.i330.i = select i1 %cmp4.5.i.not.i329.i, i64 0, i64 5
  %mul.5.i.i331.i = mul nsw i64 %cond.5.i.i330.i, %18
  %add.ptr.5.i.i332.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i.i331.i
  %cmp4.6.i.i333.i = icmp ugt i64 %div5.i102.i, 6
  %cond.6.i.i334.i = select i1 %cmp4.6.i.i333.i, i64 6, i64 0
  %mul.6.i.i335.i = mul nsw i64 %cond.6.i.i334.i, %18
  %add.ptr.6.i.i336.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.6.i.i335.i
  %cmp4.7.i.i337.i = icmp ugt i64 %div5.i102.i, 7
  %cond.7.i.i338.i = select i1 %cmp4.7.i.i337.i, i64 7, i64 0
  %mul.7.i.i339.i = mul nsw i64 %cond.7.i.i338.i, %18
  %add.ptr.7.i.i340.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.7.i.i339.i
  br i1 %cmp217.i.i, label %for.body17.i137.i379.i, label %for.inc75.4.i.i363.i

for.body17.i137.i379.i:                           ; preds = %if.else18.i324.i, %for.body17.i137.i379.i
  %sums.sroa.0.1.i138.i380.i = phi <2 x double> [ %111, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.6.1.i139.i381.i = phi <2 x double> [ %113, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.9.1.i140.i382.i = phi <2 x double> [ %115, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.12.1.i141.i383.i = phi <2 x double> [ %117, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.15.1.i.i384.i = phi <2 x double> [ %119, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.18.1.i.i385.i = phi <2 x double> [ %121, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.21.1.i.i386.i = phi <2 x double> [ %123, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %sums.sroa.24.1.i.i387.i = phi <2 x double> [ %125, %for.body17.i137.i379.i ], [ zeroinitializer, %if.else18.i324.i ]
  %k.0120.i142.i388.i = phi i64 [ %dec.i159.i417.i, %for.body17.i137.i379.i ], [ %14, %if.else18.i324.i ]
  %right.0119.i143.i389.i = phi ptr [ %add.ptr51.i158.i416.i, %for.body17.i137.i379.i ], [ %t.sroa.21.0.i, %if.else18.i324.i ]
  %element.0118.i144.i390.i = phi i64 [ %add.i157.i415.i, %for.body17.i137.i379.i ], [ 0, %if.else18.i324.i ]
  %109 = load <2 x double>, ptr %right.0119.i143.i389.i, align 8
  %add.ptr40.i145.i391.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i144.i390.i
  %110 = load double, ptr %add.ptr40.i145.i391.i, align 8
  %splat.splatinsert.i146.i392.i = insertelement <2 x double> poison, double %110, i64 0
  %splat.splat.i147.i393.i = shufflevector <2 x double> %splat.splatinsert.i146.i392.i, <2 x double> poison, <2 x i32> zeroinitializer
  %111 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i147.i393.i, <2 x double> %109, <2 x double> %sums.sroa.0.1.i138.i380.i)
  %add.ptr40.1.i148.i394.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i321.i, i64 %element.0118.i144.i390.i
  %112 = load double, ptr %add.ptr40.1.i148.i394.i, align 8
  %splat.splatinsert.1.i149.i395.i = insertelement <2 x double> poison, double %112, i64 0
  %splat.splat.1.i150.i396.i = shufflevector <2 x double> %splat.splatinsert.1.i149.i395.i, <2 x double> poison, <2 x i32> zeroinitializer
  %113 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i150.i396.i, <2 x double> %109, <2 x double> %sums.sroa.6.1.i139.i381.i)
  %add.ptr40.2.i151.i397.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i323.i, i64 %element.0118.i144.i390.i
  %114 = load double, ptr %add.ptr40.2.i151.i397.i, align 8
  %splat.splatinsert.2.i152.i398.i = insertelement <2 x double> poison, double %114, i64 0
  %splat.splat.2.i153.i399.i = shufflevector <2 x double> %splat.splatinsert.2.i152.i398.i, <2 x double> poison, <2 x i32> zeroinitializer
  %115 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i153.i399.i, <2 x double> %109, <2 x double> %sums.sroa.9.1.i140.i382.i)
  %add.ptr40.3.i154.i400.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i326.i, i64 %element.0118.i144.i390.i
  %116 = load double, ptr %add.ptr40.3.i154.i400.i, align 8
  %splat.splatinsert.3.i155.i401.i = insertelement <2 x double> poison, double %116, i64 0
  %splat.splat.3.i156.i402.i = shufflevector <2 x double> %splat.splatinsert.3.i155.i401.i, <2 x double> poison, <2 x i32> zeroinitializer
  %117 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i156.i402.i, <2 x double> %109, <2 x double> %sums.sroa.12.1.i141.i383.i)
  %add.ptr40.4.i.i403.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i328.i, i64 %element.0118.i144.i390.i
  %118 = load double, ptr %add.ptr40.4.i.i403.i, align 8
  %splat.splatinsert.4.i.i404.i = insertelement <2 x double> poison, double %118, i64 0
  %splat.splat.4.i.i405.i = shufflevector <2 x double> %splat.splatinsert.4.i.i404.i, <2 x double> poison, <2 x i32> zeroinitializer
  %119 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.4.i.i405.i, <2 x double> %109, <2 x double> %sums.sroa.15.1.i.i384.i)
  %add.ptr40.5.i.i406.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i332.i, i64 %element.0118.i144.i390.i
  %120 = load double, ptr %add.ptr40.5.i.i406.i, align 8
  %splat.splatinsert.5.i.i407.i = insertelement <2 x double> poison, double %120, i64 0
  %splat.splat.5.i.i408.i = shufflevector <2 x double> %splat.splatinsert.5.i.i407.i, <2 x double> poison, <2 x i32> zeroinitializer
  %121 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.5.i.i408.i, <2 x double> %109, <2 x double> %sums.sroa.18.1.i.i385.i)
  %add.ptr40.6.i.i409.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i336.i, i64 %element.0118.i144.i390.i
  %122 = load double, ptr %add.ptr40.6.i.i409.i, align 8
  %splat.splatinsert.6.i.i410.i = insertelement <2 x double> poison, double %122, i64 0
  %splat.splat.6.i.i411.i = shufflevector <2 x double> %splat.splatinsert.6.i.i410.i, <2 x double> poison, <2 x i32> zeroinitializer
  %123 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.6.i.i411.i, <2 x double> %109, <2 x double> %sums.sroa.21.1.i.i386.i)
  %add.ptr40.7.i.i412.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i340.i, i64 %element.0118.i144.i390.i
  %124 = load double, ptr %add.ptr40.7.i.i412.i, align 8
  %splat.splatinsert.7.i.i413.i = insertelement <2 x double> poison, double %124, i64 0
  %splat.splat.7.i.i414.i = shufflevector <2 x double> %splat.splatinsert.7.i.i413.i, <2 x double> poison, <2 x i32> zeroinitializer
  %125 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.7.i.i414.i, <2 x double> %109, <2 x double> %sums.sroa.24.1.i.i387.i)
  %add.i157.i415.i = add nsw i64 %element.0118.i144.i390.i, %19
  %add.ptr51.i158.i416.i = getelementptr inbounds i8, ptr %right.0119.i143.i389.i, i64 %t.sroa.198.0.i
  %dec.i159.i417.i = add nsw i64 %k.0120.i142.i388.i, -1
  %cmp15.i160.i418.i = icmp ugt i64 %k.0120.i142.i388.i, 1
  br i1 %cmp15.i160.i418.i, label %for.body17.i137.i379.i, label %for.inc75.4.i.i363.i, !llvm.loop !42

for.inc75.4.i.i363.i:                             ; preds = %for.body17.i137.i379.i, %if.else18.i324.i
  %.lcssa1865.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %111, %for.body17.i137.i379.i ]
  %.lcssa1864.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %113, %for.body17.i137.i379.i ]
  %.lcssa1863.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %115, %for.body17.i137.i379.i ]
  %.lcssa1862.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %117, %for.body17.i137.i379.i ]
  %sums.sroa.24.0.i402.i3431227124712561271.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %125, %for.body17.i137.i379.i ]
  %sums.sroa.21.0.i401.i3441228124612571270.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %123, %for.body17.i137.i379.i ]
  %sums.sroa.18.0.i400.i3451229124512581269.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %121, %for.body17.i137.i379.i ]
  %sums.sroa.15.0.i399.i3461230124412591268.i = phi <2 x double> [ zeroinitializer, %if.else18.i324.i ], [ %119, %for.body17.i137.i379.i ]
  store <2 x double> %.lcssa1865.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr69.1.i127.i353.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1864.sink.i, ptr %add.ptr69.1.i127.i353.i, align 8
  %add.ptr69.2.i130.i357.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <2 x double> %.lcssa1863.sink.i, ptr %add.ptr69.2.i130.i357.i, align 8
  %add.ptr69.3.i132.i361.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <2 x double> %.lcssa1862.sink.i, ptr %add.ptr69.3.i132.i361.i, align 8
  %add.ptr69.4.i.i365.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <2 x double> %sums.sroa.15.0.i399.i3461230124412591268.i, ptr %add.ptr69.4.i.i365.i, align 8
  br i1 %cmp4.5.i.not.i329.i, label %if.end33.i136.i, label %for.inc75.5.i.i367.i

for.inc75.5.i.i367.i:                             ; preds = %for.inc75.4.i.i363.i
  %add.ptr69.5.i.i369.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <2 x double> %sums.sroa.18.0.i400.i3451229124512581269.i, ptr %add.ptr69.5.i.i369.i, align 8
  br i1 %cmp4.6.i.i333.i, label %for.inc75.6.i.i371.i, label %if.end33.i136.i

for.inc75.6.i.i371.i:                             ; preds = %for.inc75.5.i.i367.i
  %add.ptr69.6.i.i373.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.6.i.i591.i
  store <2 x double> %sums.sroa.21.0.i401.i3441228124612571270.i, ptr %add.ptr69.6.i.i373.i, align 8
  %.not1551.i = icmp eq i64 %div5.i102.i, 7
  br i1 %.not1551.i, label %if.end33.i136.i, label %for.body65.7.i.i375.i

for.body65.7.i.i375.i:                            ; preds = %for.inc75.6.i.i371.i
  %add.ptr69.7.i.i377.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.7.i.i595.i
  store <2 x double> %sums.sroa.24.0.i402.i3431227124712561271.i, ptr %add.ptr69.7.i.i377.i, align 8
  br label %if.end33.i136.i

if.else20.i105.i:                                 ; preds = %for.body.i97.i
  br i1 %cmp11.i104.i, label %if.then24.i280.i, label %if.else25.i106.i

if.then24.i280.i:                                 ; preds = %if.else20.i105.i
  %cmp4.1.i163.i281.i = icmp eq i64 %div5.i102.i, 2
  %mul.1.i164.i282.i = select i1 %cmp4.1.i163.i281.i, i64 %18, i64 0
  %add.ptr.1.i165.i283.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i164.i282.i
  br i1 %cmp217.i.i, label %for.body17.i182.i299.i, label %for.cond55.preheader.i167.i285.i

for.cond55.preheader.i167.i285.i:                 ; preds = %for.body17.i182.i299.i, %if.then24.i280.i
  %sums.sroa.0.0.i168.i286.i = phi <2 x double> [ zeroinitializer, %if.then24.i280.i ], [ %129, %for.body17.i182.i299.i ]
  %sums.sroa.6.0.i169.i287.i = phi <2 x double> [ zeroinitializer, %if.then24.i280.i ], [ %130, %for.body17.i182.i299.i ]
  %sums.sroa.9.0.i170.i288.i = phi <2 x double> [ zeroinitializer, %if.then24.i280.i ], [ %132, %for.body17.i182.i299.i ]
  %sums.sroa.12.0.i171.i289.i = phi <2 x double> [ zeroinitializer, %if.then24.i280.i ], [ %133, %for.body17.i182.i299.i ]
  %cmp60.i174.i290.i = icmp sgt i64 %div5.i102.i, 0
  br i1 %cmp60.i174.i290.i, label %for.inc75.i176.i291.i, label %if.end33.i136.i

for.body17.i182.i299.i:                           ; preds = %if.then24.i280.i, %for.body17.i182.i299.i
  %sums.sroa.0.1.i183.i300.i = phi <2 x double> [ %129, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %sums.sroa.6.1.i184.i301.i = phi <2 x double> [ %130, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %sums.sroa.9.1.i185.i302.i = phi <2 x double> [ %132, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %sums.sroa.12.1.i186.i303.i = phi <2 x double> [ %133, %for.body17.i182.i299.i ], [ zeroinitializer, %if.then24.i280.i ]
  %k.0123.i.i304.i = phi i64 [ %dec.i195.i316.i, %for.body17.i182.i299.i ], [ %14, %if.then24.i280.i ]
  %right.0122.i.i305.i = phi ptr [ %add.ptr51.i194.i315.i, %for.body17.i182.i299.i ], [ %t.sroa.21.0.i, %if.then24.i280.i ]
  %element.0121.i.i306.i = phi i64 [ %add.i193.i314.i, %for.body17.i182.i299.i ], [ 0, %if.then24.i280.i ]
  %126 = load <2 x double>, ptr %right.0122.i.i305.i, align 8
  %add.ptr24.1.i.i307.i = getelementptr inbounds i8, ptr %right.0122.i.i305.i, i64 %mul21.i
  %127 = load <2 x double>, ptr %add.ptr24.1.i.i307.i, align 8
  %add.ptr40.i187.i308.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i.i306.i
  %128 = load double, ptr %add.ptr40.i187.i308.i, align 8
  %splat.splatinsert.i188.i309.i = insertelement <2 x double> poison, double %128, i64 0
  %splat.splat.i189.i310.i = shufflevector <2 x double> %splat.splatinsert.i188.i309.i, <2 x double> poison, <2 x i32> zeroinitializer
  %129 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i189.i310.i, <2 x double> %126, <2 x double> %sums.sroa.0.1.i183.i300.i)
  %130 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i189.i310.i, <2 x double> %127, <2 x double> %sums.sroa.6.1.i184.i301.i)
  %add.ptr40.1.i190.i311.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i283.i, i64 %element.0121.i.i306.i
  %131 = load double, ptr %add.ptr40.1.i190.i311.i, align 8
  %splat.splatinsert.1.i191.i312.i = insertelement <2 x double> poison, double %131, i64 0
  %splat.splat.1.i192.i313.i = shufflevector <2 x double> %splat.splatinsert.1.i191.i312.i, <2 x double> poison, <2 x i32> zeroinitializer
  %132 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i192.i313.i, <2 x double> %126, <2 x double> %sums.sroa.9.1.i185.i302.i)
  %133 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i192.i313.i, <2 x double> %127, <2 x double> %sums.sroa.12.1.i186.i303.i)
  %add.i193.i314.i = add nsw i64 %element.0121.i.i306.i, %19
  %add.ptr51.i194.i315.i = getelementptr inbounds i8, ptr %right.0122.i.i305.i, i64 %t.sroa.198.0.i
  %dec.i195.i316.i = add nsw i64 %k.0123.i.i304.i, -1
  %cmp15.i196.i317.i = icmp ugt i64 %k.0123.i.i304.i, 1
  br i1 %cmp15.i196.i317.i, label %for.body17.i182.i299.i, label %for.cond55.preheader.i167.i285.i, !llvm.loop !43

for.inc75.i176.i291.i:                            ; preds = %for.cond55.preheader.i167.i285.i
  store <2 x double> %sums.sroa.0.0.i168.i286.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr71.1.i.i292.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <2 x double> %sums.sroa.6.0.i169.i287.i, ptr %add.ptr71.1.i.i292.i, align 8
  %.not1548.i = icmp eq i64 %div5.i102.i, 1
  br i1 %.not1548.i, label %if.end33.i136.i, label %for.body65.preheader.1.i.i294.i

for.body65.preheader.1.i.i294.i:                  ; preds = %for.inc75.i176.i291.i
  %add.ptr69.1129.i.i295.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %sums.sroa.9.0.i170.i288.i, ptr %add.ptr69.1129.i.i295.i, align 8
  %add.ptr71.1.1.i.i297.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i295.i, i64 %mul21.i
  store <2 x double> %sums.sroa.12.0.i171.i289.i, ptr %add.ptr71.1.1.i.i297.i, align 8
  br label %if.end33.i136.i

if.else25.i106.i:                                 ; preds = %if.else20.i105.i
  %cmp27.i107.i = icmp ult i64 %div5.i102.i, 5
  %add.ptr.1.i202.i108.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i206.i110.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i109.i
  br i1 %cmp27.i107.i, label %if.then29.i215.i, label %if.else30.i111.i

if.then29.i215.i:                                 ; preds = %if.else25.i106.i
  %cmp4.3.i207.not.i216.i = icmp eq i64 %div5.i102.i, 3
  %cond.3.i208.i217.i = select i1 %cmp4.3.i207.not.i216.i, i64 0, i64 3
  %mul.3.i209.i218.i = mul nsw i64 %cond.3.i208.i217.i, %18
  %add.ptr.3.i210.i219.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i209.i218.i
  br i1 %cmp217.i.i, label %for.body17.i242.i251.i, label %for.inc75.2.i233.i237.i

for.body17.i242.i251.i:                           ; preds = %if.then29.i215.i, %for.body17.i242.i251.i
  %sums.sroa.6.1.i243.i252.i = phi <2 x double> [ %138, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.0.1.i244.i253.i = phi <2 x double> [ %137, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.9.1.i245.i254.i = phi <2 x double> [ %140, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.12.1.i246.i255.i = phi <2 x double> [ %141, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.15.1.i247.i256.i = phi <2 x double> [ %143, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.18.1.i248.i257.i = phi <2 x double> [ %144, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.21.1.i249.i258.i = phi <2 x double> [ %146, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %sums.sroa.24.1.i250.i259.i = phi <2 x double> [ %147, %for.body17.i242.i251.i ], [ zeroinitializer, %if.then29.i215.i ]
  %k.0123.i251.i260.i = phi i64 [ %dec.i269.i278.i, %for.body17.i242.i251.i ], [ %14, %if.then29.i215.i ]
  %right.0122.i252.i261.i = phi ptr [ %add.ptr51.i268.i277.i, %for.body17.i242.i251.i ], [ %t.sroa.21.0.i, %if.then29.i215.i ]
  %element.0121.i253.i262.i = phi i64 [ %add.i267.i276.i, %for.body17.i242.i251.i ], [ 0, %if.then29.i215.i ]
  %134 = load <2 x double>, ptr %right.0122.i252.i261.i, align 8
  %add.ptr24.1.i254.i263.i = getelementptr inbounds i8, ptr %right.0122.i252.i261.i, i64 %mul21.i
  %135 = load <2 x double>, ptr %add.ptr24.1.i254.i263.i, align 8
  %add.ptr40.i255.i264.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i253.i262.i
  %136 = load double, ptr %add.ptr40.i255.i264.i, align 8
  %splat.splatinsert.i256.i265.i = insertelement <2 x double> poison, double %136, i64 0
  %splat.splat.i257.i266.i = shufflevector <2 x double> %splat.splatinsert.i256.i265.i, <2 x double> poison, <2 x i32> zeroinitializer
  %137 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i257.i266.i, <2 x double> %134, <2 x double> %sums.sroa.0.1.i244.i253.i)
  %138 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i257.i266.i, <2 x double> %135, <2 x double> %sums.sroa.6.1.i243.i252.i)
  %add.ptr40.1.i258.i267.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i108.i, i64 %element.0121.i253.i262.i
  %139 = load double, ptr %add.ptr40.1.i258.i267.i, align 8
  %splat.splatinsert.1.i259.i268.i = insertelement <2 x double> poison, double %139, i64 0
  %splat.splat.1.i260.i269.i = shufflevector <2 x double> %splat.splatinsert.1.i259.i268.i, <2 x double> poison, <2 x i32> zeroinitializer
  %140 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i260.i269.i, <2 x double> %134, <2 x double> %sums.sroa.9.1.i245.i254.i)
  %141 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i260.i269.i, <2 x double> %135, <2 x double> %sums.sroa.12.1.i246.i255.i)
  %add.ptr40.2.i261.i270.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i110.i, i64 %element.0121.i253.i262.i
  %142 = load double, ptr %add.ptr40.2.i261.i270.i, align 8
  %splat.splatinsert.2.i262.i271.i = insertelement <2 x double> poison, double %142, i64 0
  %splat.splat.2.i263.i272.i = shufflevector <2 x double> %splat.splatinsert.2.i262.i271.i, <2 x double> poison, <2 x i32> zeroinitializer
  %143 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i263.i272.i, <2 x double> %134, <2 x double> %sums.sroa.15.1.i247.i256.i)
  %144 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i263.i272.i, <2 x double> %135, <2 x double> %sums.sroa.18.1.i248.i257.i)
  %add.ptr40.3.i264.i273.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i219.i, i64 %element.0121.i253.i262.i
  %145 = load double, ptr %add.ptr40.3.i264.i273.i, align 8
  %splat.splatinsert.3.i265.i274.i = insertelement <2 x double> poison, double %145, i64 0
  %splat.splat.3.i266.i275.i = shufflevector <2 x double> %splat.splatinsert.3.i265.i274.i, <2 x double> poison, <2 x i32> zeroinitializer
  %146 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i266.i275.i, <2 x double> %134, <2 x double> %sums.sroa.21.1.i249.i258.i)
  %147 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i266.i275.i, <2 x double> %135, <2 x double> %sums.sroa.24.1.i250.i259.i)
  %add.i267.i276.i = add nsw i64 %element.0121.i253.i262.i, %19
  %add.ptr51.i268.i277.i = getelementptr inbounds i8, ptr %right.0122.i252.i261.i, i64 %t.sroa.198.0.i
  %dec.i269.i278.i = add nsw i64 %k.0123.i251.i260.i, -1
  %cmp15.i270.i279.i = icmp ugt i64 %k.0123.i251.i260.i, 1
  br i1 %cmp15.i270.i279.i, label %for.body17.i242.i251.i, label %for.inc75.2.i233.i237.i, !llvm.loop !44

for.inc75.2.i233.i237.i:                          ; preds = %for.body17.i242.i251.i, %if.then29.i215.i
  %.lcssa1853.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %137, %for.body17.i242.i251.i ]
  %.lcssa1852.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %138, %for.body17.i242.i251.i ]
  %.lcssa1851.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %140, %for.body17.i242.i251.i ]
  %.lcssa1850.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %141, %for.body17.i242.i251.i ]
  %sums.sroa.24.0.i221423.i22212811298.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %147, %for.body17.i242.i251.i ]
  %sums.sroa.21.0.i220422.i22312821297.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %146, %for.body17.i242.i251.i ]
  %sums.sroa.18.0.i219421.i22412831296.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %144, %for.body17.i242.i251.i ]
  %sums.sroa.15.0.i218420.i22512841295.i = phi <2 x double> [ zeroinitializer, %if.then29.i215.i ], [ %143, %for.body17.i242.i251.i ]
  store <2 x double> %.lcssa1853.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr71.1.i227.i230.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <2 x double> %.lcssa1852.sink.i, ptr %add.ptr71.1.i227.i230.i, align 8
  %add.ptr69.1129.i230.i233.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1851.sink.i, ptr %add.ptr69.1129.i230.i233.i, align 8
  %add.ptr71.1.1.i232.i235.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i233.i, i64 %mul21.i
  store <2 x double> %.lcssa1850.sink.i, ptr %add.ptr71.1.1.i232.i235.i, align 8
  %add.ptr69.2.i235.i239.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <2 x double> %sums.sroa.15.0.i218420.i22512841295.i, ptr %add.ptr69.2.i235.i239.i, align 8
  %add.ptr71.1.2.i.i242.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i239.i, i64 %mul21.i
  store <2 x double> %sums.sroa.18.0.i219421.i22412831296.i, ptr %add.ptr71.1.2.i.i242.i, align 8
  br i1 %cmp4.3.i207.not.i216.i, label %if.end33.i136.i, label %for.body65.preheader.3.i.i244.i

for.body65.preheader.3.i.i244.i:                  ; preds = %for.inc75.2.i233.i237.i
  %add.ptr69.3.i237.i246.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <2 x double> %sums.sroa.21.0.i220422.i22312821297.i, ptr %add.ptr69.3.i237.i246.i, align 8
  %add.ptr71.1.3.i.i249.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i246.i, i64 %mul21.i
  store <2 x double> %sums.sroa.24.0.i221423.i22212811298.i, ptr %add.ptr71.1.3.i.i249.i, align 8
  br label %if.end33.i136.i

if.else30.i111.i:                                 ; preds = %if.else25.i106.i
  %add.ptr.3.i284.i113.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i112.i
  %add.ptr.4.i288.i115.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i114.i
  %cmp4.5.i289.not.i116.i = icmp eq i64 %div5.i102.i, 5
  %cond.5.i290.i117.i = select i1 %cmp4.5.i289.not.i116.i, i64 0, i64 5
  %mul.5.i291.i118.i = mul nsw i64 %cond.5.i290.i117.i, %18
  %add.ptr.5.i292.i119.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i291.i118.i
  br i1 %cmp217.i.i, label %for.body17.i336.i176.i, label %for.inc75.4.i327.i162.i

for.body17.i336.i176.i:                           ; preds = %if.else30.i111.i, %for.body17.i336.i176.i
  %sums.sroa.12.1.i337.i177.i = phi <2 x double> [ %155, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.9.1.i338.i178.i = phi <2 x double> [ %154, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.6.1.i339.i179.i = phi <2 x double> [ %152, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.0.1.i340.i180.i = phi <2 x double> [ %151, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.15.1.i341.i181.i = phi <2 x double> [ %157, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.18.1.i342.i182.i = phi <2 x double> [ %158, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.21.1.i343.i183.i = phi <2 x double> [ %160, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.24.1.i344.i184.i = phi <2 x double> [ %161, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.27.1.i.i185.i = phi <2 x double> [ %163, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.30.1.i.i186.i = phi <2 x double> [ %164, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.33.1.i.i187.i = phi <2 x double> [ %166, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %sums.sroa.36.1.i.i188.i = phi <2 x double> [ %167, %for.body17.i336.i176.i ], [ zeroinitializer, %if.else30.i111.i ]
  %k.0123.i345.i189.i = phi i64 [ %dec.i369.i213.i, %for.body17.i336.i176.i ], [ %14, %if.else30.i111.i ]
  %right.0122.i346.i190.i = phi ptr [ %add.ptr51.i368.i212.i, %for.body17.i336.i176.i ], [ %t.sroa.21.0.i, %if.else30.i111.i ]
  %element.0121.i347.i191.i = phi i64 [ %add.i367.i211.i, %for.body17.i336.i176.i ], [ 0, %if.else30.i111.i ]
  %148 = load <2 x double>, ptr %right.0122.i346.i190.i, align 8
  %add.ptr24.1.i348.i192.i = getelementptr inbounds i8, ptr %right.0122.i346.i190.i, i64 %mul21.i
  %149 = load <2 x double>, ptr %add.ptr24.1.i348.i192.i, align 8
  %add.ptr40.i349.i193.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i347.i191.i
  %150 = load double, ptr %add.ptr40.i349.i193.i, align 8
  %splat.splatinsert.i350.i194.i = insertelement <2 x double> poison, double %150, i64 0
  %splat.splat.i351.i195.i = shufflevector <2 x double> %splat.splatinsert.i350.i194.i, <2 x double> poison, <2 x i32> zeroinitializer
  %151 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i351.i195.i, <2 x double> %148, <2 x double> %sums.sroa.0.1.i340.i180.i)
  %152 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i351.i195.i, <2 x double> %149, <2 x double> %sums.sroa.6.1.i339.i179.i)
  %add.ptr40.1.i352.i196.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i108.i, i64 %element.0121.i347.i191.i
  %153 = load double, ptr %add.ptr40.1.i352.i196.i, align 8
  %splat.splatinsert.1.i353.i197.i = insertelement <2 x double> poison, double %153, i64 0
  %splat.splat.1.i354.i198.i = shufflevector <2 x double> %splat.splatinsert.1.i353.i197.i, <2 x double> poison, <2 x i32> zeroinitializer
  %154 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i354.i198.i, <2 x double> %148, <2 x double> %sums.sroa.9.1.i338.i178.i)
  %155 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i354.i198.i, <2 x double> %149, <2 x double> %sums.sroa.12.1.i337.i177.i)
  %add.ptr40.2.i355.i199.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i110.i, i64 %element.0121.i347.i191.i
  %156 = load double, ptr %add.ptr40.2.i355.i199.i, align 8
  %splat.splatinsert.2.i356.i200.i = insertelement <2 x double> poison, double %156, i64 0
  %splat.splat.2.i357.i201.i = shufflevector <2 x double> %splat.splatinsert.2.i356.i200.i, <2 x double> poison, <2 x i32> zeroinitializer
  %157 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i357.i201.i, <2 x double> %148, <2 x double> %sums.sroa.15.1.i341.i181.i)
  %158 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i357.i201.i, <2 x double> %149, <2 x double> %sums.sroa.18.1.i342.i182.i)
  %add.ptr40.3.i358.i202.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i113.i, i64 %element.0121.i347.i191.i
  %159 = load double, ptr %add.ptr40.3.i358.i202.i, align 8
  %splat.splatinsert.3.i359.i203.i = insertelement <2 x double> poison, double %159, i64 0
  %splat.splat.3.i360.i204.i = shufflevector <2 x double> %splat.splatinsert.3.i359.i203.i, <2 x double> poison, <2 x i32> zeroinitializer
  %160 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i360.i204.i, <2 x double> %148, <2 x double> %sums.sroa.21.1.i343.i183.i)
  %161 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i360.i204.i, <2 x double> %149, <2 x double> %sums.sroa.24.1.i344.i184.i)
  %add.ptr40.4.i361.i205.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i115.i, i64 %element.0121.i347.i191.i
  %162 = load double, ptr %add.ptr40.4.i361.i205.i, align 8
  %splat.splatinsert.4.i362.i206.i = insertelement <2 x double> poison, double %162, i64 0
  %splat.splat.4.i363.i207.i = shufflevector <2 x double> %splat.splatinsert.4.i362.i206.i, <2 x double> poison, <2 x i32> zeroinitializer
  %163 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.4.i363.i207.i, <2 x double> %148, <2 x double> %sums.sroa.27.1.i.i185.i)
  %164 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.4.i363.i207.i, <2 x double> %149, <2 x double> %sums.sroa.30.1.i.i186.i)
  %add.ptr40.5.i364.i208.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i119.i, i64 %element.0121.i347.i191.i
  %165 = load double, ptr %add.ptr40.5.i364.i208.i, align 8
  %splat.splatinsert.5.i365.i209.i = insertelement <2 x double> poison, double %165, i64 0
  %splat.splat.5.i366.i210.i = shufflevector <2 x double> %splat.splatinsert.5.i365.i209.i, <2 x double> poison, <2 x i32> zeroinitializer
  %166 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.5.i366.i210.i, <2 x double> %148, <2 x double> %sums.sroa.33.1.i.i187.i)
  %167 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.5.i366.i210.i, <2 x double> %149, <2 x double> %sums.sroa.36.1.i.i188.i)
  %add.i367.i211.i = add nsw i64 %element.0121.i347.i191.i, %19
  %add.ptr51.i368.i212.i = getelementptr inbounds i8, ptr %right.0122.i346.i190.i, i64 %t.sroa.198.0.i
  %dec.i369.i213.i = add nsw i64 %k.0123.i345.i189.i, -1
  %cmp15.i370.i214.i = icmp ugt i64 %k.0123.i345.i189.i, 1
  br i1 %cmp15.i370.i214.i, label %for.body17.i336.i176.i, label %for.inc75.4.i327.i162.i, !llvm.loop !45

for.inc75.4.i327.i162.i:                          ; preds = %for.body17.i336.i176.i, %if.else30.i111.i
  %.lcssa1845.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %151, %for.body17.i336.i176.i ]
  %.lcssa1844.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %152, %for.body17.i336.i176.i ]
  %.lcssa1843.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %154, %for.body17.i336.i176.i ]
  %.lcssa1842.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %155, %for.body17.i336.i176.i ]
  %.lcssa1841.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %157, %for.body17.i336.i176.i ]
  %.lcssa1840.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %158, %for.body17.i336.i176.i ]
  %.lcssa1839.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %160, %for.body17.i336.i176.i ]
  %.lcssa1838.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %161, %for.body17.i336.i176.i ]
  %sums.sroa.36.0.i452.i1221312134113531371.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %167, %for.body17.i336.i176.i ]
  %sums.sroa.33.0.i451.i1231313134013541370.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %166, %for.body17.i336.i176.i ]
  %sums.sroa.30.0.i450.i1241314133913551369.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %164, %for.body17.i336.i176.i ]
  %sums.sroa.27.0.i449.i1251315133813561368.i = phi <2 x double> [ zeroinitializer, %if.else30.i111.i ], [ %163, %for.body17.i336.i176.i ]
  store <2 x double> %.lcssa1845.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr71.1.i309.i134.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <2 x double> %.lcssa1844.sink.i, ptr %add.ptr71.1.i309.i134.i, align 8
  %add.ptr69.1129.i312.i144.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1843.sink.i, ptr %add.ptr69.1129.i312.i144.i, align 8
  %add.ptr71.1.1.i314.i146.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i144.i, i64 %mul21.i
  store <2 x double> %.lcssa1842.sink.i, ptr %add.ptr71.1.1.i314.i146.i, align 8
  %add.ptr69.2.i317.i150.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1516.i
  store <2 x double> %.lcssa1841.sink.i, ptr %add.ptr69.2.i317.i150.i, align 8
  %add.ptr71.1.2.i320.i153.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i150.i, i64 %mul21.i
  store <2 x double> %.lcssa1840.sink.i, ptr %add.ptr71.1.2.i320.i153.i, align 8
  %add.ptr69.3.i323.i157.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1531.i
  store <2 x double> %.lcssa1839.sink.i, ptr %add.ptr69.3.i323.i157.i, align 8
  %add.ptr71.1.3.i326.i160.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i157.i, i64 %mul21.i
  store <2 x double> %.lcssa1838.sink.i, ptr %add.ptr71.1.3.i326.i160.i, align 8
  %add.ptr69.4.i329.i164.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <2 x double> %sums.sroa.27.0.i449.i1251315133813561368.i, ptr %add.ptr69.4.i329.i164.i, align 8
  %add.ptr71.1.4.i.i167.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i164.i, i64 %mul21.i
  store <2 x double> %sums.sroa.30.0.i450.i1241314133913551369.i, ptr %add.ptr71.1.4.i.i167.i, align 8
  br i1 %cmp4.5.i289.not.i116.i, label %if.end33.i136.i, label %for.body65.preheader.5.i.i169.i

for.body65.preheader.5.i.i169.i:                  ; preds = %for.inc75.4.i327.i162.i
  %add.ptr69.5.i331.i171.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <2 x double> %sums.sroa.33.0.i451.i1231313134013541370.i, ptr %add.ptr69.5.i331.i171.i, align 8
  %add.ptr71.1.5.i.i174.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i171.i, i64 %mul21.i
  store <2 x double> %sums.sroa.36.0.i452.i1221312134113531371.i, ptr %add.ptr71.1.5.i.i174.i, align 8
  br label %if.end33.i136.i

if.end33.i136.i:                                  ; preds = %for.body65.preheader.5.i.i169.i, %for.inc75.4.i327.i162.i, %for.body65.preheader.3.i.i244.i, %for.inc75.2.i233.i237.i, %for.body65.preheader.1.i.i294.i, %for.inc75.i176.i291.i, %for.cond55.preheader.i167.i285.i, %for.body65.7.i.i375.i, %for.inc75.6.i.i371.i, %for.inc75.5.i.i367.i, %for.inc75.4.i.i363.i, %for.body65.3.i.i438.i, %for.inc75.2.i.i434.i, %for.body65.1.i.i477.i, %for.inc75.i.i475.i, %for.cond55.preheader.i.i471.i
  %mul.i137.i = mul nsw i64 %div5.i102.i, %18
  %add.ptr.i138.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.i137.i
  %mul36.i139.i = mul nsw i64 %div5.i102.i, %mul19.i
  %add.ptr37.i140.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul36.i139.i
  %sub39.i141.i = sub nsw i64 %rows.addr.0493.i99.i, %div5.i102.i
  %cmp1.i142.i = icmp sgt i64 %tiles.0494.i98.i, 1
  br i1 %cmp1.i142.i, label %for.body.i97.i, label %if.end44.i, !llvm.loop !46

if.else42.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i504.preheader.i, label %if.end44.i

for.body.i504.preheader.i:                        ; preds = %if.else42.i
  %mul.2.i197.i.i = shl nsw i64 %18, 1
  %mul.3.i271.i.i = mul nsw i64 %18, 3
  %mul.4.i275.i.i = shl nsw i64 %18, 2
  br label %for.body.i504.i

for.body.i504.i:                                  ; preds = %if.end33.i514.i, %for.body.i504.preheader.i
  %t.sroa.42.2.i = phi ptr [ %add.ptr37.i518.i, %if.end33.i514.i ], [ %add.ptr15.i, %for.body.i504.preheader.i ]
  %t.sroa.0.2.i = phi ptr [ %add.ptr.i516.i, %if.end33.i514.i ], [ %add.ptr10, %for.body.i504.preheader.i ]
  %tiles.0476.i.i = phi i64 [ %add3.i505.i, %if.end33.i514.i ], [ %div.i.i, %for.body.i504.preheader.i ]
  %rows.addr.0475.i.i = phi i64 [ %sub39.i519.i, %if.end33.i514.i ], [ %13, %for.body.i504.preheader.i ]
  %add3.i505.i = add nsw i64 %tiles.0476.i.i, -1
  %sub4.i506.i = add i64 %add3.i505.i, %rows.addr.0475.i.i
  %div5.i507.i = sdiv i64 %sub4.i506.i, %tiles.0476.i.i
  %cmp11.i509.i = icmp slt i64 %div5.i507.i, 3
  br i1 %cmp.i.i, label %if.then.i557.i, label %if.else20.i510.i

if.then.i557.i:                                   ; preds = %for.body.i504.i
  br i1 %cmp11.i509.i, label %if.then13.i642.i, label %if.else.i558.i

if.then13.i642.i:                                 ; preds = %if.then.i557.i
  %cmp4.1.i.i643.i = icmp eq i64 %div5.i507.i, 2
  %mul.1.i.i644.i = select i1 %cmp4.1.i.i643.i, i64 %18, i64 0
  %add.ptr.1.i.i645.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i.i644.i
  br i1 %cmp217.i.i, label %for.body17.i.i656.i, label %for.cond55.preheader.i.i647.i

for.cond55.preheader.i.i647.i:                    ; preds = %for.body17.i.i656.i, %if.then13.i642.i
  %sums.sroa.0.0.i.i648.i = phi <1 x double> [ zeroinitializer, %if.then13.i642.i ], [ %170, %for.body17.i.i656.i ]
  %sums.sroa.6.0.i.i649.i = phi <1 x double> [ zeroinitializer, %if.then13.i642.i ], [ %172, %for.body17.i.i656.i ]
  %cmp60.i.i650.i = icmp sgt i64 %div5.i507.i, 0
  br i1 %cmp60.i.i650.i, label %for.inc75.i.i651.i, label %if.end33.i514.i

for.body17.i.i656.i:                              ; preds = %if.then13.i642.i, %for.body17.i.i656.i
  %sums.sroa.0.1.i.i657.i = phi <1 x double> [ %170, %for.body17.i.i656.i ], [ zeroinitializer, %if.then13.i642.i ]
  %sums.sroa.6.1.i.i658.i = phi <1 x double> [ %172, %for.body17.i.i656.i ], [ zeroinitializer, %if.then13.i642.i ]
  %k.0120.i.i659.i = phi i64 [ %dec.i.i668.i, %for.body17.i.i656.i ], [ %14, %if.then13.i642.i ]
  %right.0119.i.i660.i = phi ptr [ %add.ptr51.i.i667.i, %for.body17.i.i656.i ], [ %t.sroa.21.0.i, %if.then13.i642.i ]
  %element.0118.i.i661.i = phi i64 [ %add.i.i666.i, %for.body17.i.i656.i ], [ 0, %if.then13.i642.i ]
  %168 = load <1 x double>, ptr %right.0119.i.i660.i, align 8
  %add.ptr40.i.i662.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i.i661.i
  %169 = load double, ptr %add.ptr40.i.i662.i, align 8
  %splat.splatinsert.i.i663.i = insertelement <1 x double> poison, double %169, i64 0
  %170 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i.i663.i, <1 x double> %168, <1 x double> %sums.sroa.0.1.i.i657.i)
  %add.ptr40.1.i.i664.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i645.i, i64 %element.0118.i.i661.i
  %171 = load double, ptr %add.ptr40.1.i.i664.i, align 8
  %splat.splatinsert.1.i.i665.i = insertelement <1 x double> poison, double %171, i64 0
  %172 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i.i665.i, <1 x double> %168, <1 x double> %sums.sroa.6.1.i.i658.i)
  %add.i.i666.i = add nsw i64 %element.0118.i.i661.i, %19
  %add.ptr51.i.i667.i = getelementptr inbounds i8, ptr %right.0119.i.i660.i, i64 %t.sroa.198.0.i
  %dec.i.i668.i = add nsw i64 %k.0120.i.i659.i, -1
  %cmp15.i.i669.i = icmp ugt i64 %k.0120.i.i659.i, 1
  br i1 %cmp15.i.i669.i, label %for.body17.i.i656.i, label %for.cond55.preheader.i.i647.i, !llvm.loop !47

for.inc75.i.i651.i:                               ; preds = %for.cond55.preheader.i.i647.i
  store <1 x double> %sums.sroa.0.0.i.i648.i, ptr %t.sroa.42.2.i, align 8
  %.not1544.i = icmp eq i64 %div5.i507.i, 1
  br i1 %.not1544.i, label %if.end33.i514.i, label %for.body65.1.i.i653.i

for.body65.1.i.i653.i:                            ; preds = %for.inc75.i.i651.i
  %add.ptr69.1.i.i654.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %sums.sroa.6.0.i.i649.i, ptr %add.ptr69.1.i.i654.i, align 8
  br label %if.end33.i514.i

if.else.i558.i:                                   ; preds = %if.then.i557.i
  %cmp15.i559.i = icmp ult i64 %div5.i507.i, 5
  %add.ptr.1.i69.i560.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i.i562.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp15.i559.i, label %if.then17.i609.i, label %if.else18.i563.i

if.then17.i609.i:                                 ; preds = %if.else.i558.i
  %cmp4.3.i.not.i610.i = icmp eq i64 %div5.i507.i, 3
  %cond.3.i.i611.i = select i1 %cmp4.3.i.not.i610.i, i64 0, i64 3
  %mul.3.i.i612.i = mul nsw i64 %cond.3.i.i611.i, %18
  %add.ptr.3.i.i613.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i.i612.i
  br i1 %cmp217.i.i, label %for.body17.i85.i628.i, label %for.inc75.2.i.i620.i

for.body17.i85.i628.i:                            ; preds = %if.then17.i609.i, %for.body17.i85.i628.i
  %sums.sroa.0.1.i86.i629.i = phi <1 x double> [ %175, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %sums.sroa.6.1.i87.i630.i = phi <1 x double> [ %177, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %sums.sroa.9.1.i.i631.i = phi <1 x double> [ %179, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %sums.sroa.12.1.i.i632.i = phi <1 x double> [ %181, %for.body17.i85.i628.i ], [ zeroinitializer, %if.then17.i609.i ]
  %k.0120.i88.i633.i = phi i64 [ %dec.i97.i.i, %for.body17.i85.i628.i ], [ %14, %if.then17.i609.i ]
  %right.0119.i89.i634.i = phi ptr [ %add.ptr51.i96.i.i, %for.body17.i85.i628.i ], [ %t.sroa.21.0.i, %if.then17.i609.i ]
  %element.0118.i90.i635.i = phi i64 [ %add.i95.i.i, %for.body17.i85.i628.i ], [ 0, %if.then17.i609.i ]
  %173 = load <1 x double>, ptr %right.0119.i89.i634.i, align 8
  %add.ptr40.i91.i636.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i90.i635.i
  %174 = load double, ptr %add.ptr40.i91.i636.i, align 8
  %splat.splatinsert.i92.i637.i = insertelement <1 x double> poison, double %174, i64 0
  %175 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i92.i637.i, <1 x double> %173, <1 x double> %sums.sroa.0.1.i86.i629.i)
  %add.ptr40.1.i93.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i560.i, i64 %element.0118.i90.i635.i
  %176 = load double, ptr %add.ptr40.1.i93.i.i, align 8
  %splat.splatinsert.1.i94.i.i = insertelement <1 x double> poison, double %176, i64 0
  %177 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i94.i.i, <1 x double> %173, <1 x double> %sums.sroa.6.1.i87.i630.i)
  %add.ptr40.2.i.i638.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i562.i, i64 %element.0118.i90.i635.i
  %178 = load double, ptr %add.ptr40.2.i.i638.i, align 8
  %splat.splatinsert.2.i.i639.i = insertelement <1 x double> poison, double %178, i64 0
  %179 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i.i639.i, <1 x double> %173, <1 x double> %sums.sroa.9.1.i.i631.i)
  %add.ptr40.3.i.i640.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i613.i, i64 %element.0118.i90.i635.i
  %180 = load double, ptr %add.ptr40.3.i.i640.i, align 8
  %splat.splatinsert.3.i.i641.i = insertelement <1 x double> poison, double %180, i64 0
  %181 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i.i641.i, <1 x double> %173, <1 x double> %sums.sroa.12.1.i.i632.i)
  %add.i95.i.i = add nsw i64 %element.0118.i90.i635.i, %19
  %add.ptr51.i96.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i634.i, i64 %t.sroa.198.0.i
  %dec.i97.i.i = add nsw i64 %k.0120.i88.i633.i, -1
  %cmp15.i98.i.i = icmp ugt i64 %k.0120.i88.i633.i, 1
  br i1 %cmp15.i98.i.i, label %for.body17.i85.i628.i, label %for.inc75.2.i.i620.i, !llvm.loop !48

for.inc75.2.i.i620.i:                             ; preds = %for.body17.i85.i628.i, %if.then17.i609.i
  %.lcssa1831.sink.i = phi <1 x double> [ zeroinitializer, %if.then17.i609.i ], [ %175, %for.body17.i85.i628.i ]
  %.lcssa1830.sink.i = phi <1 x double> [ zeroinitializer, %if.then17.i609.i ], [ %177, %for.body17.i85.i628.i ]
  %sums.sroa.12.0.i363.i13761384.i = phi <1 x double> [ zeroinitializer, %if.then17.i609.i ], [ %181, %for.body17.i85.i628.i ]
  %sums.sroa.9.0.i362.i13771383.i = phi <1 x double> [ zeroinitializer, %if.then17.i609.i ], [ %179, %for.body17.i85.i628.i ]
  store <1 x double> %.lcssa1831.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr69.1.i80.i618.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1830.sink.i, ptr %add.ptr69.1.i80.i618.i, align 8
  %add.ptr69.2.i.i622.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x double> %sums.sroa.9.0.i362.i13771383.i, ptr %add.ptr69.2.i.i622.i, align 8
  br i1 %cmp4.3.i.not.i610.i, label %if.end33.i514.i, label %for.body65.3.i.i624.i

for.body65.3.i.i624.i:                            ; preds = %for.inc75.2.i.i620.i
  %add.ptr69.3.i.i626.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x double> %sums.sroa.12.0.i363.i13761384.i, ptr %add.ptr69.3.i.i626.i, align 8
  br label %if.end33.i514.i

if.else18.i563.i:                                 ; preds = %if.else.i558.i
  %add.ptr.3.i111.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i.i565.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i.not.i566.i = icmp eq i64 %div5.i507.i, 5
  %cond.5.i.i567.i = select i1 %cmp4.5.i.not.i566.i, i64 0, i64 5
  %mul.5.i.i568.i = mul nsw i64 %cond.5.i.i567.i, %18
  %add.ptr.5.i.i569.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i.i568.i
  %cmp4.6.i.i570.i = icmp ugt i64 %div5.i507.i, 6
  %cond.6.i.i571.i = select i1 %cmp4.6.i.i570.i, i64 6, i64 0
  %mul.6.i.i572.i = mul nsw i64 %cond.6.i.i571.i, %18
  %add.ptr.6.i.i573.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.6.i.i572.i
  %cmp4.7.i.i574.i = icmp ugt i64 %div5.i507.i, 7
  %cond.7.i.i575.i = select i1 %cmp4.7.i.i574.i, i64 7, i64 0
  %mul.7.i.i576.i = mul nsw i64 %cond.7.i.i575.i, %18
  %add.ptr.7.i.i577.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.7.i.i576.i
  br i1 %cmp217.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i582.i

for.body17.i135.i.i:                              ; preds = %if.else18.i563.i, %for.body17.i135.i.i
  %sums.sroa.0.1.i136.i.i = phi <1 x double> [ %184, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.6.1.i137.i.i = phi <1 x double> [ %186, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.9.1.i138.i.i = phi <1 x double> [ %188, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.12.1.i139.i.i = phi <1 x double> [ %190, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.15.1.i.i597.i = phi <1 x double> [ %192, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.18.1.i.i598.i = phi <1 x double> [ %194, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.21.1.i.i599.i = phi <1 x double> [ %196, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %sums.sroa.24.1.i.i600.i = phi <1 x double> [ %198, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i563.i ]
  %k.0120.i140.i.i = phi i64 [ %dec.i153.i.i, %for.body17.i135.i.i ], [ %14, %if.else18.i563.i ]
  %right.0119.i141.i.i = phi ptr [ %add.ptr51.i152.i.i, %for.body17.i135.i.i ], [ %t.sroa.21.0.i, %if.else18.i563.i ]
  %element.0118.i142.i.i = phi i64 [ %add.i151.i.i, %for.body17.i135.i.i ], [ 0, %if.else18.i563.i ]
  %182 = load <1 x double>, ptr %right.0119.i141.i.i, align 8
  %add.ptr40.i143.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i142.i.i
  %183 = load double, ptr %add.ptr40.i143.i.i, align 8
  %splat.splatinsert.i144.i.i = insertelement <1 x double> poison, double %183, i64 0
  %184 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i144.i.i, <1 x double> %182, <1 x double> %sums.sroa.0.1.i136.i.i)
  %add.ptr40.1.i145.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i560.i, i64 %element.0118.i142.i.i
  %185 = load double, ptr %add.ptr40.1.i145.i.i, align 8
  %splat.splatinsert.1.i146.i.i = insertelement <1 x double> poison, double %185, i64 0
  %186 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i146.i.i, <1 x double> %182, <1 x double> %sums.sroa.6.1.i137.i.i)
  %add.ptr40.2.i147.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i562.i, i64 %element.0118.i142.i.i
  %187 = load double, ptr %add.ptr40.2.i147.i.i, align 8
  %splat.splatinsert.2.i148.i.i = insertelement <1 x double> poison, double %187, i64 0
  %188 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i148.i.i, <1 x double> %182, <1 x double> %sums.sroa.9.1.i138.i.i)
  %add.ptr40.3.i149.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i111.i.i, i64 %element.0118.i142.i.i
  %189 = load double, ptr %add.ptr40.3.i149.i.i, align 8
  %splat.splatinsert.3.i150.i.i = insertelement <1 x double> poison, double %189, i64 0
  %190 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i150.i.i, <1 x double> %182, <1 x double> %sums.sroa.12.1.i139.i.i)
  %add.ptr40.4.i.i601.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i565.i, i64 %element.0118.i142.i.i
  %191 = load double, ptr %add.ptr40.4.i.i601.i, align 8
  %splat.splatinsert.4.i.i602.i = insertelement <1 x double> poison, double %191, i64 0
  %192 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.4.i.i602.i, <1 x double> %182, <1 x double> %sums.sroa.15.1.i.i597.i)
  %add.ptr40.5.i.i603.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i569.i, i64 %element.0118.i142.i.i
  %193 = load double, ptr %add.ptr40.5.i.i603.i, align 8
  %splat.splatinsert.5.i.i604.i = insertelement <1 x double> poison, double %193, i64 0
  %194 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.5.i.i604.i, <1 x double> %182, <1 x double> %sums.sroa.18.1.i.i598.i)
  %add.ptr40.6.i.i605.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i573.i, i64 %element.0118.i142.i.i
  %195 = load double, ptr %add.ptr40.6.i.i605.i, align 8
  %splat.splatinsert.6.i.i606.i = insertelement <1 x double> poison, double %195, i64 0
  %196 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.6.i.i606.i, <1 x double> %182, <1 x double> %sums.sroa.21.1.i.i599.i)
  %add.ptr40.7.i.i607.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i577.i, i64 %element.0118.i142.i.i
  %197 = load double, ptr %add.ptr40.7.i.i607.i, align 8
  %splat.splatinsert.7.i.i608.i = insertelement <1 x double> poison, double %197, i64 0
  %198 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.7.i.i608.i, <1 x double> %182, <1 x double> %sums.sroa.24.1.i.i600.i)
  %add.i151.i.i = add nsw i64 %element.0118.i142.i.i, %19
  %add.ptr51.i152.i.i = getelementptr inbounds i8, ptr %right.0119.i141.i.i, i64 %t.sroa.198.0.i
  %dec.i153.i.i = add nsw i64 %k.0120.i140.i.i, -1
  %cmp15.i154.i.i = icmp ugt i64 %k.0120.i140.i.i, 1
  br i1 %cmp15.i154.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i582.i, !llvm.loop !49

for.inc75.4.i.i582.i:                             ; preds = %for.body17.i135.i.i, %if.else18.i563.i
  %.lcssa1827.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %184, %for.body17.i135.i.i ]
  %.lcssa1826.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %186, %for.body17.i135.i.i ]
  %.lcssa1825.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %188, %for.body17.i135.i.i ]
  %.lcssa1824.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %190, %for.body17.i135.i.i ]
  %sums.sroa.24.0.i384.i1393141314221437.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %198, %for.body17.i135.i.i ]
  %sums.sroa.21.0.i383.i1394141214231436.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %196, %for.body17.i135.i.i ]
  %sums.sroa.18.0.i382.i1395141114241435.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %194, %for.body17.i135.i.i ]
  %sums.sroa.15.0.i381.i1396141014251434.i = phi <1 x double> [ zeroinitializer, %if.else18.i563.i ], [ %192, %for.body17.i135.i.i ]
  store <1 x double> %.lcssa1827.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr69.1.i125.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1826.sink.i, ptr %add.ptr69.1.i125.i.i, align 8
  %add.ptr69.2.i128.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x double> %.lcssa1825.sink.i, ptr %add.ptr69.2.i128.i.i, align 8
  %add.ptr69.3.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x double> %.lcssa1824.sink.i, ptr %add.ptr69.3.i130.i.i, align 8
  %add.ptr69.4.i.i584.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x double> %sums.sroa.15.0.i381.i1396141014251434.i, ptr %add.ptr69.4.i.i584.i, align 8
  br i1 %cmp4.5.i.not.i566.i, label %if.end33.i514.i, label %for.inc75.5.i.i586.i

for.inc75.5.i.i586.i:                             ; preds = %for.inc75.4.i.i582.i
  %add.ptr69.5.i.i588.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x double> %sums.sroa.18.0.i382.i1395141114241435.i, ptr %add.ptr69.5.i.i588.i, align 8
  br i1 %cmp4.6.i.i570.i, label %for.inc75.6.i.i590.i, label %if.end33.i514.i

for.inc75.6.i.i590.i:                             ; preds = %for.inc75.5.i.i586.i
  %add.ptr69.6.i.i592.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.6.i.i591.i
  store <1 x double> %sums.sroa.21.0.i383.i1394141214231436.i, ptr %add.ptr69.6.i.i592.i, align 8
  %.not1542.i = icmp eq i64 %div5.i507.i, 7
  br i1 %.not1542.i, label %if.end33.i514.i, label %for.body65.7.i.i594.i

for.body65.7.i.i594.i:                            ; preds = %for.inc75.6.i.i590.i
  %add.ptr69.7.i.i596.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.7.i.i595.i
  store <1 x double> %sums.sroa.24.0.i384.i1393141314221437.i, ptr %add.ptr69.7.i.i596.i, align 8
  br label %if.end33.i514.i

if.else20.i510.i:                                 ; preds = %for.body.i504.i
  br i1 %cmp11.i509.i, label %if.then24.i546.i, label %if.else25.i511.i

if.then24.i546.i:                                 ; preds = %if.else20.i510.i
  %cmp4.1.i157.i.i = icmp eq i64 %div5.i507.i, 2
  %mul.1.i158.i.i = select i1 %cmp4.1.i157.i.i, i64 %18, i64 0
  %add.ptr.1.i159.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i158.i.i
  br i1 %cmp217.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i

for.cond55.preheader.i161.i.i:                    ; preds = %for.body17.i176.i.i, %if.then24.i546.i
  %sums.sroa.0.0.i162.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i546.i ], [ %202, %for.body17.i176.i.i ]
  %sums.sroa.6.0.i163.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i546.i ], [ %203, %for.body17.i176.i.i ]
  %sums.sroa.9.0.i164.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i546.i ], [ %205, %for.body17.i176.i.i ]
  %sums.sroa.12.0.i165.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i546.i ], [ %206, %for.body17.i176.i.i ]
  %cmp60.i168.i.i = icmp sgt i64 %div5.i507.i, 0
  br i1 %cmp60.i168.i.i, label %for.inc75.i170.i.i, label %if.end33.i514.i

for.body17.i176.i.i:                              ; preds = %if.then24.i546.i, %for.body17.i176.i.i
  %sums.sroa.0.1.i177.i.i = phi <1 x double> [ %202, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %sums.sroa.6.1.i178.i.i = phi <1 x double> [ %203, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %sums.sroa.9.1.i179.i.i = phi <1 x double> [ %205, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %sums.sroa.12.1.i180.i.i = phi <1 x double> [ %206, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i546.i ]
  %k.0123.i.i553.i = phi i64 [ %dec.i187.i.i, %for.body17.i176.i.i ], [ %14, %if.then24.i546.i ]
  %right.0122.i.i554.i = phi ptr [ %add.ptr51.i186.i.i, %for.body17.i176.i.i ], [ %t.sroa.21.0.i, %if.then24.i546.i ]
  %element.0121.i.i555.i = phi i64 [ %add.i185.i.i, %for.body17.i176.i.i ], [ 0, %if.then24.i546.i ]
  %199 = load <1 x double>, ptr %right.0122.i.i554.i, align 8
  %add.ptr24.1.i.i556.i = getelementptr inbounds i8, ptr %right.0122.i.i554.i, i64 %mul21.i
  %200 = load <1 x double>, ptr %add.ptr24.1.i.i556.i, align 8
  %add.ptr40.i181.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i.i555.i
  %201 = load double, ptr %add.ptr40.i181.i.i, align 8
  %splat.splatinsert.i182.i.i = insertelement <1 x double> poison, double %201, i64 0
  %202 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i182.i.i, <1 x double> %199, <1 x double> %sums.sroa.0.1.i177.i.i)
  %203 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i182.i.i, <1 x double> %200, <1 x double> %sums.sroa.6.1.i178.i.i)
  %add.ptr40.1.i183.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i159.i.i, i64 %element.0121.i.i555.i
  %204 = load double, ptr %add.ptr40.1.i183.i.i, align 8
  %splat.splatinsert.1.i184.i.i = insertelement <1 x double> poison, double %204, i64 0
  %205 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i184.i.i, <1 x double> %199, <1 x double> %sums.sroa.9.1.i179.i.i)
  %206 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i184.i.i, <1 x double> %200, <1 x double> %sums.sroa.12.1.i180.i.i)
  %add.i185.i.i = add nsw i64 %element.0121.i.i555.i, %19
  %add.ptr51.i186.i.i = getelementptr inbounds i8, ptr %right.0122.i.i554.i, i64 %t.sroa.198.0.i
  %dec.i187.i.i = add nsw i64 %k.0123.i.i553.i, -1
  %cmp15.i188.i.i = icmp ugt i64 %k.0123.i.i553.i, 1
  br i1 %cmp15.i188.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i, !llvm.loop !50

for.inc75.i170.i.i:                               ; preds = %for.cond55.preheader.i161.i.i
  store <1 x double> %sums.sroa.0.0.i162.i.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr71.1.i.i548.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x double> %sums.sroa.6.0.i163.i.i, ptr %add.ptr71.1.i.i548.i, align 8
  %.not1539.i = icmp eq i64 %div5.i507.i, 1
  br i1 %.not1539.i, label %if.end33.i514.i, label %for.body65.preheader.1.i.i549.i

for.body65.preheader.1.i.i549.i:                  ; preds = %for.inc75.i170.i.i
  %add.ptr69.1129.i.i550.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %sums.sroa.9.0.i164.i.i, ptr %add.ptr69.1129.i.i550.i, align 8
  %add.ptr71.1.1.i.i552.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i550.i, i64 %mul21.i
  store <1 x double> %sums.sroa.12.0.i165.i.i, ptr %add.ptr71.1.1.i.i552.i, align 8
  br label %if.end33.i514.i

if.else25.i511.i:                                 ; preds = %if.else20.i510.i
  %cmp27.i512.i = icmp ult i64 %div5.i507.i, 5
  %add.ptr.1.i194.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i198.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp27.i512.i, label %if.then29.i536.i, label %if.else30.i513.i

if.then29.i536.i:                                 ; preds = %if.else25.i511.i
  %cmp4.3.i199.not.i.i = icmp eq i64 %div5.i507.i, 3
  %cond.3.i200.i.i = select i1 %cmp4.3.i199.not.i.i, i64 0, i64 3
  %mul.3.i201.i.i = mul nsw i64 %cond.3.i200.i.i, %18
  %add.ptr.3.i202.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i201.i.i
  br i1 %cmp217.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i

for.body17.i234.i.i:                              ; preds = %if.then29.i536.i, %for.body17.i234.i.i
  %sums.sroa.6.1.i235.i.i = phi <1 x double> [ %211, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.0.1.i236.i.i = phi <1 x double> [ %210, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.9.1.i237.i.i = phi <1 x double> [ %213, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.12.1.i238.i.i = phi <1 x double> [ %214, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.15.1.i239.i.i = phi <1 x double> [ %216, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.18.1.i240.i.i = phi <1 x double> [ %217, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.21.1.i241.i.i = phi <1 x double> [ %219, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %sums.sroa.24.1.i242.i.i = phi <1 x double> [ %220, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i536.i ]
  %k.0123.i243.i.i = phi i64 [ %dec.i257.i.i, %for.body17.i234.i.i ], [ %14, %if.then29.i536.i ]
  %right.0122.i244.i.i = phi ptr [ %add.ptr51.i256.i.i, %for.body17.i234.i.i ], [ %t.sroa.21.0.i, %if.then29.i536.i ]
  %element.0121.i245.i.i = phi i64 [ %add.i255.i.i, %for.body17.i234.i.i ], [ 0, %if.then29.i536.i ]
  %207 = load <1 x double>, ptr %right.0122.i244.i.i, align 8
  %add.ptr24.1.i246.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %mul21.i
  %208 = load <1 x double>, ptr %add.ptr24.1.i246.i.i, align 8
  %add.ptr40.i247.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i245.i.i
  %209 = load double, ptr %add.ptr40.i247.i.i, align 8
  %splat.splatinsert.i248.i.i = insertelement <1 x double> poison, double %209, i64 0
  %210 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i248.i.i, <1 x double> %207, <1 x double> %sums.sroa.0.1.i236.i.i)
  %211 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i248.i.i, <1 x double> %208, <1 x double> %sums.sroa.6.1.i235.i.i)
  %add.ptr40.1.i249.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i245.i.i
  %212 = load double, ptr %add.ptr40.1.i249.i.i, align 8
  %splat.splatinsert.1.i250.i.i = insertelement <1 x double> poison, double %212, i64 0
  %213 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i250.i.i, <1 x double> %207, <1 x double> %sums.sroa.9.1.i237.i.i)
  %214 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i250.i.i, <1 x double> %208, <1 x double> %sums.sroa.12.1.i238.i.i)
  %add.ptr40.2.i251.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i245.i.i
  %215 = load double, ptr %add.ptr40.2.i251.i.i, align 8
  %splat.splatinsert.2.i252.i.i = insertelement <1 x double> poison, double %215, i64 0
  %216 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i252.i.i, <1 x double> %207, <1 x double> %sums.sroa.15.1.i239.i.i)
  %217 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i252.i.i, <1 x double> %208, <1 x double> %sums.sroa.18.1.i240.i.i)
  %add.ptr40.3.i253.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i202.i.i, i64 %element.0121.i245.i.i
  %218 = load double, ptr %add.ptr40.3.i253.i.i, align 8
  %splat.splatinsert.3.i254.i.i = insertelement <1 x double> poison, double %218, i64 0
  %219 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i254.i.i, <1 x double> %207, <1 x double> %sums.sroa.21.1.i241.i.i)
  %220 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i254.i.i, <1 x double> %208, <1 x double> %sums.sroa.24.1.i242.i.i)
  %add.i255.i.i = add nsw i64 %element.0121.i245.i.i, %19
  %add.ptr51.i256.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %t.sroa.198.0.i
  %dec.i257.i.i = add nsw i64 %k.0123.i243.i.i, -1
  %cmp15.i258.i.i = icmp ugt i64 %k.0123.i243.i.i, 1
  br i1 %cmp15.i258.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i, !llvm.loop !51

for.inc75.2.i225.i.i:                             ; preds = %for.body17.i234.i.i, %if.then29.i536.i
  %.lcssa1815.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %210, %for.body17.i234.i.i ]
  %.lcssa1814.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %211, %for.body17.i234.i.i ]
  %.lcssa1813.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %213, %for.body17.i234.i.i ]
  %.lcssa1812.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %214, %for.body17.i234.i.i ]
  %sums.sroa.24.0.i213405.i14471464.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %220, %for.body17.i234.i.i ]
  %sums.sroa.21.0.i212404.i14481463.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %219, %for.body17.i234.i.i ]
  %sums.sroa.18.0.i211403.i14491462.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %217, %for.body17.i234.i.i ]
  %sums.sroa.15.0.i210402.i14501461.i = phi <1 x double> [ zeroinitializer, %if.then29.i536.i ], [ %216, %for.body17.i234.i.i ]
  store <1 x double> %.lcssa1815.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr71.1.i219.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x double> %.lcssa1814.sink.i, ptr %add.ptr71.1.i219.i.i, align 8
  %add.ptr69.1129.i222.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1813.sink.i, ptr %add.ptr69.1129.i222.i.i, align 8
  %add.ptr71.1.1.i224.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i222.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1812.sink.i, ptr %add.ptr71.1.1.i224.i.i, align 8
  %add.ptr69.2.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x double> %sums.sroa.15.0.i210402.i14501461.i, ptr %add.ptr69.2.i227.i.i, align 8
  %add.ptr71.1.2.i.i540.i = getelementptr inbounds i8, ptr %add.ptr69.2.i227.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.18.0.i211403.i14491462.i, ptr %add.ptr71.1.2.i.i540.i, align 8
  br i1 %cmp4.3.i199.not.i.i, label %if.end33.i514.i, label %for.body65.preheader.3.i.i542.i

for.body65.preheader.3.i.i542.i:                  ; preds = %for.inc75.2.i225.i.i
  %add.ptr69.3.i229.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x double> %sums.sroa.21.0.i212404.i14481463.i, ptr %add.ptr69.3.i229.i.i, align 8
  %add.ptr71.1.3.i.i545.i = getelementptr inbounds i8, ptr %add.ptr69.3.i229.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.24.0.i213405.i14471464.i, ptr %add.ptr71.1.3.i.i545.i, align 8
  br label %if.end33.i514.i

if.else30.i513.i:                                 ; preds = %if.else25.i511.i
  %add.ptr.3.i272.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i276.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i277.not.i.i = icmp eq i64 %div5.i507.i, 5
  %cond.5.i278.i.i = select i1 %cmp4.5.i277.not.i.i, i64 0, i64 5
  %mul.5.i279.i.i = mul nsw i64 %cond.5.i278.i.i, %18
  %add.ptr.5.i280.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i279.i.i
  br i1 %cmp217.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i

for.body17.i324.i.i:                              ; preds = %if.else30.i513.i, %for.body17.i324.i.i
  %sums.sroa.12.1.i325.i.i = phi <1 x double> [ %228, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.9.1.i326.i.i = phi <1 x double> [ %227, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.6.1.i327.i.i = phi <1 x double> [ %225, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.0.1.i328.i.i = phi <1 x double> [ %224, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.15.1.i329.i.i = phi <1 x double> [ %230, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.18.1.i330.i.i = phi <1 x double> [ %231, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.21.1.i331.i.i = phi <1 x double> [ %233, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.24.1.i332.i.i = phi <1 x double> [ %234, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.27.1.i.i532.i = phi <1 x double> [ %236, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.30.1.i.i533.i = phi <1 x double> [ %237, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.33.1.i.i534.i = phi <1 x double> [ %239, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %sums.sroa.36.1.i.i535.i = phi <1 x double> [ %240, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i513.i ]
  %k.0123.i333.i.i = phi i64 [ %dec.i351.i.i, %for.body17.i324.i.i ], [ %14, %if.else30.i513.i ]
  %right.0122.i334.i.i = phi ptr [ %add.ptr51.i350.i.i, %for.body17.i324.i.i ], [ %t.sroa.21.0.i, %if.else30.i513.i ]
  %element.0121.i335.i.i = phi i64 [ %add.i349.i.i, %for.body17.i324.i.i ], [ 0, %if.else30.i513.i ]
  %221 = load <1 x double>, ptr %right.0122.i334.i.i, align 8
  %add.ptr24.1.i336.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %mul21.i
  %222 = load <1 x double>, ptr %add.ptr24.1.i336.i.i, align 8
  %add.ptr40.i337.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i335.i.i
  %223 = load double, ptr %add.ptr40.i337.i.i, align 8
  %splat.splatinsert.i338.i.i = insertelement <1 x double> poison, double %223, i64 0
  %224 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i338.i.i, <1 x double> %221, <1 x double> %sums.sroa.0.1.i328.i.i)
  %225 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i338.i.i, <1 x double> %222, <1 x double> %sums.sroa.6.1.i327.i.i)
  %add.ptr40.1.i339.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i335.i.i
  %226 = load double, ptr %add.ptr40.1.i339.i.i, align 8
  %splat.splatinsert.1.i340.i.i = insertelement <1 x double> poison, double %226, i64 0
  %227 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i340.i.i, <1 x double> %221, <1 x double> %sums.sroa.9.1.i326.i.i)
  %228 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i340.i.i, <1 x double> %222, <1 x double> %sums.sroa.12.1.i325.i.i)
  %add.ptr40.2.i341.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i335.i.i
  %229 = load double, ptr %add.ptr40.2.i341.i.i, align 8
  %splat.splatinsert.2.i342.i.i = insertelement <1 x double> poison, double %229, i64 0
  %230 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i342.i.i, <1 x double> %221, <1 x double> %sums.sroa.15.1.i329.i.i)
  %231 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i342.i.i, <1 x double> %222, <1 x double> %sums.sroa.18.1.i330.i.i)
  %add.ptr40.3.i343.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i272.i.i, i64 %element.0121.i335.i.i
  %232 = load double, ptr %add.ptr40.3.i343.i.i, align 8
  %splat.splatinsert.3.i344.i.i = insertelement <1 x double> poison, double %232, i64 0
  %233 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i344.i.i, <1 x double> %221, <1 x double> %sums.sroa.21.1.i331.i.i)
  %234 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i344.i.i, <1 x double> %222, <1 x double> %sums.sroa.24.1.i332.i.i)
  %add.ptr40.4.i345.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i276.i.i, i64 %element.0121.i335.i.i
  %235 = load double, ptr %add.ptr40.4.i345.i.i, align 8
  %splat.splatinsert.4.i346.i.i = insertelement <1 x double> poison, double %235, i64 0
  %236 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.4.i346.i.i, <1 x double> %221, <1 x double> %sums.sroa.27.1.i.i532.i)
  %237 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.4.i346.i.i, <1 x double> %222, <1 x double> %sums.sroa.30.1.i.i533.i)
  %add.ptr40.5.i347.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i280.i.i, i64 %element.0121.i335.i.i
  %238 = load double, ptr %add.ptr40.5.i347.i.i, align 8
  %splat.splatinsert.5.i348.i.i = insertelement <1 x double> poison, double %238, i64 0
  %239 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.5.i348.i.i, <1 x double> %221, <1 x double> %sums.sroa.33.1.i.i534.i)
  %240 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.5.i348.i.i, <1 x double> %222, <1 x double> %sums.sroa.36.1.i.i535.i)
  %add.i349.i.i = add nsw i64 %element.0121.i335.i.i, %19
  %add.ptr51.i350.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %t.sroa.198.0.i
  %dec.i351.i.i = add nsw i64 %k.0123.i333.i.i, -1
  %cmp15.i352.i.i = icmp ugt i64 %k.0123.i333.i.i, 1
  br i1 %cmp15.i352.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i, !llvm.loop !52

for.inc75.4.i315.i.i:                             ; preds = %for.body17.i324.i.i, %if.else30.i513.i
  %.lcssa1807.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %224, %for.body17.i324.i.i ]
  %.lcssa1806.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %225, %for.body17.i324.i.i ]
  %.lcssa1805.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %227, %for.body17.i324.i.i ]
  %.lcssa1804.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %228, %for.body17.i324.i.i ]
  %.lcssa1803.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %230, %for.body17.i324.i.i ]
  %.lcssa1802.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %231, %for.body17.i324.i.i ]
  %.lcssa1801.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %233, %for.body17.i324.i.i ]
  %.lcssa1800.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %234, %for.body17.i324.i.i ]
  %sums.sroa.36.0.i434.i1478150715191537.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %240, %for.body17.i324.i.i ]
  %sums.sroa.33.0.i433.i1479150615201536.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %239, %for.body17.i324.i.i ]
  %sums.sroa.30.0.i432.i1480150515211535.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %237, %for.body17.i324.i.i ]
  %sums.sroa.27.0.i431.i1481150415221534.i = phi <1 x double> [ zeroinitializer, %if.else30.i513.i ], [ %236, %for.body17.i324.i.i ]
  store <1 x double> %.lcssa1807.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr71.1.i297.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x double> %.lcssa1806.sink.i, ptr %add.ptr71.1.i297.i.i, align 8
  %add.ptr69.1129.i300.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1805.sink.i, ptr %add.ptr69.1129.i300.i.i, align 8
  %add.ptr71.1.1.i302.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i300.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1804.sink.i, ptr %add.ptr71.1.1.i302.i.i, align 8
  %add.ptr69.2.i305.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1516.i
  store <1 x double> %.lcssa1803.sink.i, ptr %add.ptr69.2.i305.i.i, align 8
  %add.ptr71.1.2.i308.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i305.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1802.sink.i, ptr %add.ptr71.1.2.i308.i.i, align 8
  %add.ptr69.3.i311.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1531.i
  store <1 x double> %.lcssa1801.sink.i, ptr %add.ptr69.3.i311.i.i, align 8
  %add.ptr71.1.3.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i311.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1800.sink.i, ptr %add.ptr71.1.3.i314.i.i, align 8
  %add.ptr69.4.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x double> %sums.sroa.27.0.i431.i1481150415221534.i, ptr %add.ptr69.4.i317.i.i, align 8
  %add.ptr71.1.4.i.i526.i = getelementptr inbounds i8, ptr %add.ptr69.4.i317.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.30.0.i432.i1480150515211535.i, ptr %add.ptr71.1.4.i.i526.i, align 8
  br i1 %cmp4.5.i277.not.i.i, label %if.end33.i514.i, label %for.body65.preheader.5.i.i528.i

for.body65.preheader.5.i.i528.i:                  ; preds = %for.inc75.4.i315.i.i
  %add.ptr69.5.i319.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x double> %sums.sroa.33.0.i433.i1479150615201536.i, ptr %add.ptr69.5.i319.i.i, align 8
  %add.ptr71.1.5.i.i531.i = getelementptr inbounds i8, ptr %add.ptr69.5.i319.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.36.0.i434.i1478150715191537.i, ptr %add.ptr71.1.5.i.i531.i, align 8
  br label %if.end33.i514.i

if.end33.i514.i:                                  ; preds = %for.body65.preheader.5.i.i528.i, %for.inc75.4.i315.i.i, %for.body65.preheader.3.i.i542.i, %for.inc75.2.i225.i.i, %for.body65.preheader.1.i.i549.i, %for.inc75.i170.i.i, %for.cond55.preheader.i161.i.i, %for.body65.7.i.i594.i, %for.inc75.6.i.i590.i, %for.inc75.5.i.i586.i, %for.inc75.4.i.i582.i, %for.body65.3.i.i624.i, %for.inc75.2.i.i620.i, %for.body65.1.i.i653.i, %for.inc75.i.i651.i, %for.cond55.preheader.i.i647.i
  %mul.i515.i = mul nsw i64 %div5.i507.i, %18
  %add.ptr.i516.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.i515.i
  %mul36.i517.i = mul nsw i64 %div5.i507.i, %mul19.i
  %add.ptr37.i518.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul36.i517.i
  %sub39.i519.i = sub nsw i64 %rows.addr.0475.i.i, %div5.i507.i
  %cmp1.i520.i = icmp sgt i64 %tiles.0476.i.i, 1
  br i1 %cmp1.i520.i, label %for.body.i504.i, label %if.end44.i, !llvm.loop !53

if.end44.i:                                       ; preds = %if.end33.i514.i, %if.end33.i136.i, %if.end33.i.i, %if.else42.i, %if.then41.i, %if.then38.i
  %add46.i = add nuw nsw i64 %column.01679.i, %mul45.i
  %cmp5.i = icmp slt i64 %add46.i, %15
  br i1 %cmp5.i, label %for.body.i, label %product_d.exit, !llvm.loop !54

product_d.exit:                                   ; preds = %if.end44.i, %for.body
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %packed.i) #4
  %inc = add nsw i64 %k.0154, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fmuladd.v8f32(<8 x float>, <8 x float>, <8 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.fmuladd.v1f32(<1 x float>, <1 x float>, <1 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x double> @llvm.fmuladd.v2f64(<2 x double>, <2 x double>, <2 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x double> @llvm.fmuladd.v1f64(<1 x double>, <1 x double>, <1 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
