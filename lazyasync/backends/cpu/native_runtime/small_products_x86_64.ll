; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_small_products_f(ptr nocapture noundef readonly %a, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %packed.i = alloca [4096 x float], align 16
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 96
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 112
  %cmp154 = icmp slt i64 %begin, %end
  br i1 %cmp154, label %for.body.lr.ph, label %for.cond.cleanup

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
  %k.0155 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %product_f.exit ]
  %2 = load i64, ptr %arrayidx3, align 8
  %rem = srem i64 %k.0155, %2
  %div = sdiv i64 %k.0155, %2
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
  %mul19 = mul nsw i64 %mul.reass, %k.0155
  %add.ptr20 = getelementptr inbounds i8, ptr %12, i64 %mul19
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %packed.i) #4
  %13 = load i64, ptr %arrayidx, align 8
  %14 = load i64, ptr %arrayidx1.i, align 8
  %15 = load i64, ptr %arrayidx1, align 8
  %cmp.i = icmp sgt i64 %15, 7
  %cmp3.inv.i = icmp sgt i64 %15, 3
  %16 = select i1 %cmp3.inv.i, i64 4, i64 1
  %cond4.i = select i1 %cmp.i, i64 8, i64 %16
  %cmp51683.i = icmp sgt i64 %15, 0
  br i1 %cmp51683.i, label %for.body.lr.ph.i, label %product_f.exit

for.body.lr.ph.i:                                 ; preds = %for.body
  %sub.i = sub nsw i64 %15, %cond4.i
  %mul19.i = shl nsw i64 %15, 2
  %cmp1.i.i = icmp slt i64 %14, 4
  %sub24.i.i = add nsw i64 %14, -4
  %cmp6109.i.i = icmp sgt i64 %14, 0
  %add.i503.i = add i64 %13, -1
  %mul68.2.i304.i1520.i = shl nsw i64 %15, 3
  %mul68.3.i310.i1535.i = mul nuw nsw i64 %15, 12
  %mul68.4.i316.i.i = shl nsw i64 %15, 4
  %mul68.5.i318.i.i = mul nuw nsw i64 %15, 20
  %mul68.6.i.i595.i = mul nuw nsw i64 %15, 24
  %mul68.7.i.i599.i = mul nuw nsw i64 %15, 28
  %mul45.i = shl nuw nsw i64 %cond4.i, 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end44.i, %for.body.lr.ph.i
  %column.01684.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add46.i, %if.end44.i ]
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %column.01684.i, i64 %sub.i)
  %add.i = add nuw nsw i64 %column.01684.i, %cond4.i
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
  %cmp.i.i = icmp ne i64 %20, 4
  %or.cond.i.i = or i1 %cmp1.i.i, %cmp.i.i
  %cmp3.i.i = icmp slt i64 %add30.i, 4
  %or.cond56.i.i = or i1 %cmp3.i.i, %or.cond.i.i
  br i1 %or.cond56.i.i, label %for.cond.preheader.i.i, label %for.cond14.preheader.i.i

for.cond14.preheader.i.i:                         ; preds = %if.then.i
  %sub.i.i = add nsw i64 %add30.i, -4
  %mul31.i.i = shl nsw i64 %17, 1
  %mul33.i.i = mul nsw i64 %17, 3
  %add.ptr46.idx.i.i = shl nsw i64 %add30.i, 3
  %add.ptr49.idx.i.i = mul i64 %add30.i, 12
  br label %for.body22.lr.ph.i.i

for.cond.preheader.i.i:                           ; preds = %if.then.i
  %cmp4111.i.i = icmp sgt i64 %add30.i, 0
  br i1 %cmp4111.i.i, label %for.cond5.preheader.i.i, label %gather_f.exit.i

for.cond5.preheader.i.i:                          ; preds = %for.cond.preheader.i.i, %for.cond.cleanup7.i.i
  %from.addr.0113.i.i = phi ptr [ %add.ptr12.i.i, %for.cond.cleanup7.i.i ], [ %add.ptr.i, %for.cond.preheader.i.i ]
  %j.0112.i.i = phi i64 [ %inc11.i.i, %for.cond.cleanup7.i.i ], [ 0, %for.cond.preheader.i.i ]
  %invariant.gep107.i.i = getelementptr float, ptr %packed.i, i64 %j.0112.i.i
  br i1 %cmp6109.i.i, label %for.body8.i.i, label %for.cond.cleanup7.i.i

for.cond.cleanup7.i.i:                            ; preds = %for.body8.i.i, %for.cond5.preheader.i.i
  %inc11.i.i = add nuw nsw i64 %j.0112.i.i, 1
  %add.ptr12.i.i = getelementptr inbounds i8, ptr %from.addr.0113.i.i, i64 %17
  %exitcond115.not.i.i = icmp eq i64 %inc11.i.i, %add30.i
  br i1 %exitcond115.not.i.i, label %gather_f.exit.i, label %for.cond5.preheader.i.i, !llvm.loop !4

for.body8.i.i:                                    ; preds = %for.cond5.preheader.i.i, %for.body8.i.i
  %k.0110.i.i = phi i64 [ %inc.i.i, %for.body8.i.i ], [ 0, %for.cond5.preheader.i.i ]
  %mul.i.i = mul nsw i64 %k.0110.i.i, %20
  %add.ptr.i.i = getelementptr inbounds i8, ptr %from.addr.0113.i.i, i64 %mul.i.i
  %21 = load float, ptr %add.ptr.i.i, align 4
  %mul9.i.i = mul nuw nsw i64 %k.0110.i.i, %add30.i
  %gep108.i.i = getelementptr float, ptr %invariant.gep107.i.i, i64 %mul9.i.i
  store float %21, ptr %gep108.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.0110.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %14
  br i1 %exitcond.not.i.i, label %for.cond.cleanup7.i.i, label %for.body8.i.i, !llvm.loop !7

for.body22.lr.ph.i.i:                             ; preds = %for.cond.cleanup21.i.i, %for.cond14.preheader.i.i
  %column.0106.i.i = phi i64 [ 0, %for.cond14.preheader.i.i ], [ %add54.i.i, %for.cond.cleanup21.i.i ]
  %cond.i.i.i = tail call noundef i64 @llvm.smin.i64(i64 %column.0106.i.i, i64 %sub.i.i)
  %invariant.gep.i.i = getelementptr float, ptr %packed.i, i64 %cond.i.i.i
  %mul26.i.i = mul nsw i64 %cond.i.i.i, %17
  %add.ptr27.i.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %mul26.i.i
  br label %for.body22.i.i

for.cond.cleanup21.i.i:                           ; preds = %for.body22.i.i
  %add54.i.i = add nuw nsw i64 %column.0106.i.i, 4
  %cmp15.i.i = icmp slt i64 %add54.i.i, %add30.i
  br i1 %cmp15.i.i, label %for.body22.lr.ph.i.i, label %gather_f.exit.i, !llvm.loop !8

for.body22.i.i:                                   ; preds = %for.body22.i.i, %for.body22.lr.ph.i.i
  %first.0105.i.i = phi i64 [ 0, %for.body22.lr.ph.i.i ], [ %add51.i.i, %for.body22.i.i ]
  %cond.i102.i.i = tail call noundef i64 @llvm.smin.i64(i64 %first.0105.i.i, i64 %sub24.i.i)
  %mul28.i.i = shl nsw i64 %cond.i102.i.i, 2
  %add.ptr29.i.i = getelementptr inbounds i8, ptr %add.ptr27.i.i, i64 %mul28.i.i
  %22 = load <4 x float>, ptr %add.ptr29.i.i, align 4
  %add.ptr30.i.i = getelementptr inbounds i8, ptr %add.ptr29.i.i, i64 %17
  %23 = load <4 x float>, ptr %add.ptr30.i.i, align 4
  %add.ptr32.i.i = getelementptr inbounds i8, ptr %add.ptr29.i.i, i64 %mul31.i.i
  %24 = load <4 x float>, ptr %add.ptr32.i.i, align 4
  %add.ptr34.i.i = getelementptr inbounds i8, ptr %add.ptr29.i.i, i64 %mul33.i.i
  %25 = load <4 x float>, ptr %add.ptr34.i.i, align 4
  %shuffle.i.i = shufflevector <4 x float> %22, <4 x float> %23, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %shuffle35.i.i = shufflevector <4 x float> %22, <4 x float> %23, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %shuffle36.i.i = shufflevector <4 x float> %24, <4 x float> %25, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %shuffle37.i.i = shufflevector <4 x float> %24, <4 x float> %25, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %mul38.i.i = mul nsw i64 %cond.i102.i.i, %add30.i
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %mul38.i.i
  %shuffle41.i.i = shufflevector <4 x float> %shuffle.i.i, <4 x float> %shuffle36.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x float> %shuffle41.i.i, ptr %gep.i.i, align 4
  %shuffle42.i.i = shufflevector <4 x float> %shuffle.i.i, <4 x float> %shuffle36.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add.ptr43.i.i = getelementptr inbounds float, ptr %gep.i.i, i64 %add30.i
  store <4 x float> %shuffle42.i.i, ptr %add.ptr43.i.i, align 4
  %shuffle44.i.i = shufflevector <4 x float> %shuffle35.i.i, <4 x float> %shuffle37.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %add.ptr46.i.i = getelementptr inbounds i8, ptr %gep.i.i, i64 %add.ptr46.idx.i.i
  store <4 x float> %shuffle44.i.i, ptr %add.ptr46.i.i, align 4
  %shuffle47.i.i = shufflevector <4 x float> %shuffle35.i.i, <4 x float> %shuffle37.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add.ptr49.i.i = getelementptr inbounds i8, ptr %gep.i.i, i64 %add.ptr49.idx.i.i
  store <4 x float> %shuffle47.i.i, ptr %add.ptr49.i.i, align 4
  %add51.i.i = add nuw nsw i64 %first.0105.i.i, 4
  %cmp20.i.i = icmp slt i64 %add51.i.i, %14
  br i1 %cmp20.i.i, label %for.body22.i.i, label %for.cond.cleanup21.i.i, !llvm.loop !9

gather_f.exit.i:                                  ; preds = %for.cond.cleanup21.i.i, %for.cond.cleanup7.i.i, %for.cond.preheader.i.i
  %mul34.i = shl nsw i64 %add30.i, 2
  br label %if.end.i

if.end.i:                                         ; preds = %gather_f.exit.i, %for.body.i
  %t.sroa.198.0.i = phi i64 [ %20, %for.body.i ], [ %mul34.i, %gather_f.exit.i ]
  %t.sroa.21.0.i = phi ptr [ %add.ptr.i, %for.body.i ], [ %packed.i, %gather_f.exit.i ]
  %cmp.i79.i = icmp eq i64 %cond.i78.i, %cond.i.i
  %conv.i.i = select i1 %cmp.i79.i, i64 8, i64 6
  %sub.i80.i = add i64 %add.i503.i, %conv.i.i
  %div.i.i = sdiv i64 %sub.i80.i, %conv.i.i
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
  %t.sroa.0.0.i = phi ptr [ %add.ptr.i82.i, %if.end33.i.i ], [ %add.ptr10, %for.body.i.preheader.i ]
  %tiles.0494.i.i = phi i64 [ %add3.i.i, %if.end33.i.i ], [ %div.i.i, %for.body.i.preheader.i ]
  %rows.addr.0493.i.i = phi i64 [ %sub39.i.i, %if.end33.i.i ], [ %13, %for.body.i.preheader.i ]
  %add3.i.i = add nsw i64 %tiles.0494.i.i, -1
  %sub4.i.i = add i64 %add3.i.i, %rows.addr.0493.i.i
  %div5.i.i = sdiv i64 %sub4.i.i, %tiles.0494.i.i
  %cmp11.i.i = icmp slt i64 %div5.i.i, 3
  br i1 %cmp.i79.i, label %if.then.i.i, label %if.else20.i.i

if.then.i.i:                                      ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then13.i.i, label %if.else.i.i

if.then13.i.i:                                    ; preds = %if.then.i.i
  %cmp4.1.i.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i.i.i = select i1 %cmp4.1.i.i.i, i64 %18, i64 0
  %add.ptr.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i.i.i
  br i1 %cmp6109.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i

for.cond55.preheader.i.i.i:                       ; preds = %for.body17.i.i.i, %if.then13.i.i
  %sums.sroa.0.0.i.i.i = phi <8 x float> [ zeroinitializer, %if.then13.i.i ], [ %28, %for.body17.i.i.i ]
  %sums.sroa.6.0.i.i.i = phi <8 x float> [ zeroinitializer, %if.then13.i.i ], [ %30, %for.body17.i.i.i ]
  %cmp60.i.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i.i.i, label %for.inc75.i.i.i, label %if.end33.i.i

for.body17.i.i.i:                                 ; preds = %if.then13.i.i, %for.body17.i.i.i
  %sums.sroa.0.1.i.i.i = phi <8 x float> [ %28, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %sums.sroa.6.1.i.i.i = phi <8 x float> [ %30, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %k.0120.i.i.i = phi i64 [ %dec.i.i.i, %for.body17.i.i.i ], [ %14, %if.then13.i.i ]
  %right.0119.i.i.i = phi ptr [ %add.ptr51.i.i.i, %for.body17.i.i.i ], [ %t.sroa.21.0.i, %if.then13.i.i ]
  %element.0118.i.i.i = phi i64 [ %add.i.i.i, %for.body17.i.i.i ], [ 0, %if.then13.i.i ]
  %26 = load <8 x float>, ptr %right.0119.i.i.i, align 4
  %add.ptr40.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i.i.i
  %27 = load float, ptr %add.ptr40.i.i.i, align 4
  %splat.splatinsert.i.i.i = insertelement <8 x float> poison, float %27, i64 0
  %splat.splat.i.i.i = shufflevector <8 x float> %splat.splatinsert.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %28 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i.i.i, <8 x float> %26, <8 x float> %sums.sroa.0.1.i.i.i)
  %add.ptr40.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i.i, i64 %element.0118.i.i.i
  %29 = load float, ptr %add.ptr40.1.i.i.i, align 4
  %splat.splatinsert.1.i.i.i = insertelement <8 x float> poison, float %29, i64 0
  %splat.splat.1.i.i.i = shufflevector <8 x float> %splat.splatinsert.1.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %30 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i.i.i, <8 x float> %26, <8 x float> %sums.sroa.6.1.i.i.i)
  %add.i.i.i = add nsw i64 %element.0118.i.i.i, %19
  %add.ptr51.i.i.i = getelementptr inbounds i8, ptr %right.0119.i.i.i, i64 %t.sroa.198.0.i
  %dec.i.i.i = add nsw i64 %k.0120.i.i.i, -1
  %cmp15.i.i.i = icmp ugt i64 %k.0120.i.i.i, 1
  br i1 %cmp15.i.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i, !llvm.loop !10

for.inc75.i.i.i:                                  ; preds = %for.cond55.preheader.i.i.i
  store <8 x float> %sums.sroa.0.0.i.i.i, ptr %t.sroa.42.0.i, align 4
  %.not1566.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1566.i, label %if.end33.i.i, label %for.body65.1.i.i.i

for.body65.1.i.i.i:                               ; preds = %for.inc75.i.i.i
  %add.ptr69.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %sums.sroa.6.0.i.i.i, ptr %add.ptr69.1.i.i.i, align 4
  br label %if.end33.i.i

if.else.i.i:                                      ; preds = %if.then.i.i
  %cmp15.i84.i = icmp ult i64 %div5.i.i, 5
  %add.ptr.1.i69.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %18
  %add.ptr.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.2.i205.i.i
  br i1 %cmp15.i84.i, label %if.then17.i.i, label %if.else18.i.i

if.then17.i.i:                                    ; preds = %if.else.i.i
  %cmp4.3.i.not.i.i = icmp eq i64 %div5.i.i, 3
  %cond.3.i.i.i = select i1 %cmp4.3.i.not.i.i, i64 0, i64 3
  %mul.3.i.i.i = mul nsw i64 %cond.3.i.i.i, %18
  %add.ptr.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i.i.i
  br i1 %cmp6109.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i

for.body17.i85.i.i:                               ; preds = %if.then17.i.i, %for.body17.i85.i.i
  %sums.sroa.0.1.i86.i.i = phi <8 x float> [ %33, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.6.1.i87.i.i = phi <8 x float> [ %35, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.9.1.i.i.i = phi <8 x float> [ %37, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.12.1.i.i.i = phi <8 x float> [ %39, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %k.0120.i88.i.i = phi i64 [ %dec.i99.i.i, %for.body17.i85.i.i ], [ %14, %if.then17.i.i ]
  %right.0119.i89.i.i = phi ptr [ %add.ptr51.i98.i.i, %for.body17.i85.i.i ], [ %t.sroa.21.0.i, %if.then17.i.i ]
  %element.0118.i90.i.i = phi i64 [ %add.i97.i.i, %for.body17.i85.i.i ], [ 0, %if.then17.i.i ]
  %31 = load <8 x float>, ptr %right.0119.i89.i.i, align 4
  %add.ptr40.i91.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i90.i.i
  %32 = load float, ptr %add.ptr40.i91.i.i, align 4
  %splat.splatinsert.i92.i.i = insertelement <8 x float> poison, float %32, i64 0
  %splat.splat.i93.i.i = shufflevector <8 x float> %splat.splatinsert.i92.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %33 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i93.i.i, <8 x float> %31, <8 x float> %sums.sroa.0.1.i86.i.i)
  %add.ptr40.1.i94.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i90.i.i
  %34 = load float, ptr %add.ptr40.1.i94.i.i, align 4
  %splat.splatinsert.1.i95.i.i = insertelement <8 x float> poison, float %34, i64 0
  %splat.splat.1.i96.i.i = shufflevector <8 x float> %splat.splatinsert.1.i95.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %35 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i96.i.i, <8 x float> %31, <8 x float> %sums.sroa.6.1.i87.i.i)
  %add.ptr40.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i90.i.i
  %36 = load float, ptr %add.ptr40.2.i.i.i, align 4
  %splat.splatinsert.2.i.i.i = insertelement <8 x float> poison, float %36, i64 0
  %splat.splat.2.i.i.i = shufflevector <8 x float> %splat.splatinsert.2.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %37 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i.i.i, <8 x float> %31, <8 x float> %sums.sroa.9.1.i.i.i)
  %add.ptr40.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i.i, i64 %element.0118.i90.i.i
  %38 = load float, ptr %add.ptr40.3.i.i.i, align 4
  %splat.splatinsert.3.i.i.i = insertelement <8 x float> poison, float %38, i64 0
  %splat.splat.3.i.i.i = shufflevector <8 x float> %splat.splatinsert.3.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %39 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i.i.i, <8 x float> %31, <8 x float> %sums.sroa.12.1.i.i.i)
  %add.i97.i.i = add nsw i64 %element.0118.i90.i.i, %19
  %add.ptr51.i98.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i.i, i64 %t.sroa.198.0.i
  %dec.i99.i.i = add nsw i64 %k.0120.i88.i.i, -1
  %cmp15.i100.i.i = icmp ugt i64 %k.0120.i88.i.i, 1
  br i1 %cmp15.i100.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i, !llvm.loop !11

for.inc75.2.i.i.i:                                ; preds = %for.body17.i85.i.i, %if.then17.i.i
  %.lcssa1914.sink.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %33, %for.body17.i85.i.i ]
  %.lcssa1913.sink.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %35, %for.body17.i85.i.i ]
  %sums.sroa.12.0.i381.i10481056.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %39, %for.body17.i85.i.i ]
  %sums.sroa.9.0.i380.i10491055.i = phi <8 x float> [ zeroinitializer, %if.then17.i.i ], [ %37, %for.body17.i85.i.i ]
  store <8 x float> %.lcssa1914.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr69.1.i80.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1913.sink.i, ptr %add.ptr69.1.i80.i.i, align 4
  %add.ptr69.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <8 x float> %sums.sroa.9.0.i380.i10491055.i, ptr %add.ptr69.2.i.i.i, align 4
  br i1 %cmp4.3.i.not.i.i, label %if.end33.i.i, label %for.body65.3.i.i.i

for.body65.3.i.i.i:                               ; preds = %for.inc75.2.i.i.i
  %add.ptr69.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <8 x float> %sums.sroa.12.0.i381.i10481056.i, ptr %add.ptr69.3.i.i.i, align 4
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
  br i1 %cmp6109.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i

for.body17.i137.i.i:                              ; preds = %if.else18.i.i, %for.body17.i137.i.i
  %sums.sroa.0.1.i138.i.i = phi <8 x float> [ %42, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.6.1.i139.i.i = phi <8 x float> [ %44, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.9.1.i140.i.i = phi <8 x float> [ %46, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.12.1.i141.i.i = phi <8 x float> [ %48, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.15.1.i.i.i = phi <8 x float> [ %50, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.18.1.i.i.i = phi <8 x float> [ %52, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.21.1.i.i.i = phi <8 x float> [ %54, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.24.1.i.i.i = phi <8 x float> [ %56, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %k.0120.i142.i.i = phi i64 [ %dec.i159.i.i, %for.body17.i137.i.i ], [ %14, %if.else18.i.i ]
  %right.0119.i143.i.i = phi ptr [ %add.ptr51.i158.i.i, %for.body17.i137.i.i ], [ %t.sroa.21.0.i, %if.else18.i.i ]
  %element.0118.i144.i.i = phi i64 [ %add.i157.i.i, %for.body17.i137.i.i ], [ 0, %if.else18.i.i ]
  %40 = load <8 x float>, ptr %right.0119.i143.i.i, align 4
  %add.ptr40.i145.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i144.i.i
  %41 = load float, ptr %add.ptr40.i145.i.i, align 4
  %splat.splatinsert.i146.i.i = insertelement <8 x float> poison, float %41, i64 0
  %splat.splat.i147.i.i = shufflevector <8 x float> %splat.splatinsert.i146.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %42 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i147.i.i, <8 x float> %40, <8 x float> %sums.sroa.0.1.i138.i.i)
  %add.ptr40.1.i148.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i144.i.i
  %43 = load float, ptr %add.ptr40.1.i148.i.i, align 4
  %splat.splatinsert.1.i149.i.i = insertelement <8 x float> poison, float %43, i64 0
  %splat.splat.1.i150.i.i = shufflevector <8 x float> %splat.splatinsert.1.i149.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %44 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i150.i.i, <8 x float> %40, <8 x float> %sums.sroa.6.1.i139.i.i)
  %add.ptr40.2.i151.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i144.i.i
  %45 = load float, ptr %add.ptr40.2.i151.i.i, align 4
  %splat.splatinsert.2.i152.i.i = insertelement <8 x float> poison, float %45, i64 0
  %splat.splat.2.i153.i.i = shufflevector <8 x float> %splat.splatinsert.2.i152.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %46 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i153.i.i, <8 x float> %40, <8 x float> %sums.sroa.9.1.i140.i.i)
  %add.ptr40.3.i154.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i.i, i64 %element.0118.i144.i.i
  %47 = load float, ptr %add.ptr40.3.i154.i.i, align 4
  %splat.splatinsert.3.i155.i.i = insertelement <8 x float> poison, float %47, i64 0
  %splat.splat.3.i156.i.i = shufflevector <8 x float> %splat.splatinsert.3.i155.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %48 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i156.i.i, <8 x float> %40, <8 x float> %sums.sroa.12.1.i141.i.i)
  %add.ptr40.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i.i, i64 %element.0118.i144.i.i
  %49 = load float, ptr %add.ptr40.4.i.i.i, align 4
  %splat.splatinsert.4.i.i.i = insertelement <8 x float> poison, float %49, i64 0
  %splat.splat.4.i.i.i = shufflevector <8 x float> %splat.splatinsert.4.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %50 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.4.i.i.i, <8 x float> %40, <8 x float> %sums.sroa.15.1.i.i.i)
  %add.ptr40.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i.i, i64 %element.0118.i144.i.i
  %51 = load float, ptr %add.ptr40.5.i.i.i, align 4
  %splat.splatinsert.5.i.i.i = insertelement <8 x float> poison, float %51, i64 0
  %splat.splat.5.i.i.i = shufflevector <8 x float> %splat.splatinsert.5.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %52 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.5.i.i.i, <8 x float> %40, <8 x float> %sums.sroa.18.1.i.i.i)
  %add.ptr40.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i.i, i64 %element.0118.i144.i.i
  %53 = load float, ptr %add.ptr40.6.i.i.i, align 4
  %splat.splatinsert.6.i.i.i = insertelement <8 x float> poison, float %53, i64 0
  %splat.splat.6.i.i.i = shufflevector <8 x float> %splat.splatinsert.6.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %54 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.6.i.i.i, <8 x float> %40, <8 x float> %sums.sroa.21.1.i.i.i)
  %add.ptr40.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i.i, i64 %element.0118.i144.i.i
  %55 = load float, ptr %add.ptr40.7.i.i.i, align 4
  %splat.splatinsert.7.i.i.i = insertelement <8 x float> poison, float %55, i64 0
  %splat.splat.7.i.i.i = shufflevector <8 x float> %splat.splatinsert.7.i.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %56 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.7.i.i.i, <8 x float> %40, <8 x float> %sums.sroa.24.1.i.i.i)
  %add.i157.i.i = add nsw i64 %element.0118.i144.i.i, %19
  %add.ptr51.i158.i.i = getelementptr inbounds i8, ptr %right.0119.i143.i.i, i64 %t.sroa.198.0.i
  %dec.i159.i.i = add nsw i64 %k.0120.i142.i.i, -1
  %cmp15.i160.i.i = icmp ugt i64 %k.0120.i142.i.i, 1
  br i1 %cmp15.i160.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i, !llvm.loop !12

for.inc75.4.i.i.i:                                ; preds = %for.body17.i137.i.i, %if.else18.i.i
  %.lcssa1910.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %42, %for.body17.i137.i.i ]
  %.lcssa1909.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %44, %for.body17.i137.i.i ]
  %.lcssa1908.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %46, %for.body17.i137.i.i ]
  %.lcssa1907.sink.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %48, %for.body17.i137.i.i ]
  %sums.sroa.24.0.i402.i1065108510941109.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %56, %for.body17.i137.i.i ]
  %sums.sroa.21.0.i401.i1066108410951108.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %54, %for.body17.i137.i.i ]
  %sums.sroa.18.0.i400.i1067108310961107.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %52, %for.body17.i137.i.i ]
  %sums.sroa.15.0.i399.i1068108210971106.i = phi <8 x float> [ zeroinitializer, %if.else18.i.i ], [ %50, %for.body17.i137.i.i ]
  store <8 x float> %.lcssa1910.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr69.1.i127.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1909.sink.i, ptr %add.ptr69.1.i127.i.i, align 4
  %add.ptr69.2.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <8 x float> %.lcssa1908.sink.i, ptr %add.ptr69.2.i130.i.i, align 4
  %add.ptr69.3.i132.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <8 x float> %.lcssa1907.sink.i, ptr %add.ptr69.3.i132.i.i, align 4
  %add.ptr69.4.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <8 x float> %sums.sroa.15.0.i399.i1068108210971106.i, ptr %add.ptr69.4.i.i.i, align 4
  br i1 %cmp4.5.i.not.i.i, label %if.end33.i.i, label %for.inc75.5.i.i.i

for.inc75.5.i.i.i:                                ; preds = %for.inc75.4.i.i.i
  %add.ptr69.5.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <8 x float> %sums.sroa.18.0.i400.i1067108310961107.i, ptr %add.ptr69.5.i.i.i, align 4
  br i1 %cmp4.6.i.i.i, label %for.inc75.6.i.i.i, label %if.end33.i.i

for.inc75.6.i.i.i:                                ; preds = %for.inc75.5.i.i.i
  %add.ptr69.6.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.6.i.i595.i
  store <8 x float> %sums.sroa.21.0.i401.i1066108410951108.i, ptr %add.ptr69.6.i.i.i, align 4
  %.not1564.i = icmp eq i64 %div5.i.i, 7
  br i1 %.not1564.i, label %if.end33.i.i, label %for.body65.7.i.i.i

for.body65.7.i.i.i:                               ; preds = %for.inc75.6.i.i.i
  %add.ptr69.7.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.7.i.i599.i
  store <8 x float> %sums.sroa.24.0.i402.i1065108510941109.i, ptr %add.ptr69.7.i.i.i, align 4
  br label %if.end33.i.i

if.else20.i.i:                                    ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then24.i.i, label %if.else25.i.i

if.then24.i.i:                                    ; preds = %if.else20.i.i
  %cmp4.1.i163.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i164.i.i = select i1 %cmp4.1.i163.i.i, i64 %18, i64 0
  %add.ptr.1.i165.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i164.i.i
  br i1 %cmp6109.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i

for.cond55.preheader.i167.i.i:                    ; preds = %for.body17.i182.i.i, %if.then24.i.i
  %sums.sroa.0.0.i168.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %60, %for.body17.i182.i.i ]
  %sums.sroa.6.0.i169.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %61, %for.body17.i182.i.i ]
  %sums.sroa.9.0.i170.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %63, %for.body17.i182.i.i ]
  %sums.sroa.12.0.i171.i.i = phi <8 x float> [ zeroinitializer, %if.then24.i.i ], [ %64, %for.body17.i182.i.i ]
  %cmp60.i174.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i174.i.i, label %for.inc75.i176.i.i, label %if.end33.i.i

for.body17.i182.i.i:                              ; preds = %if.then24.i.i, %for.body17.i182.i.i
  %sums.sroa.0.1.i183.i.i = phi <8 x float> [ %60, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.6.1.i184.i.i = phi <8 x float> [ %61, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.9.1.i185.i.i = phi <8 x float> [ %63, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.12.1.i186.i.i = phi <8 x float> [ %64, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %k.0123.i.i.i = phi i64 [ %dec.i195.i.i, %for.body17.i182.i.i ], [ %14, %if.then24.i.i ]
  %right.0122.i.i.i = phi ptr [ %add.ptr51.i194.i.i, %for.body17.i182.i.i ], [ %t.sroa.21.0.i, %if.then24.i.i ]
  %element.0121.i.i.i = phi i64 [ %add.i193.i.i, %for.body17.i182.i.i ], [ 0, %if.then24.i.i ]
  %57 = load <8 x float>, ptr %right.0122.i.i.i, align 4
  %add.ptr24.1.i.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %mul21.i
  %58 = load <8 x float>, ptr %add.ptr24.1.i.i.i, align 4
  %add.ptr40.i187.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i.i.i
  %59 = load float, ptr %add.ptr40.i187.i.i, align 4
  %splat.splatinsert.i188.i.i = insertelement <8 x float> poison, float %59, i64 0
  %splat.splat.i189.i.i = shufflevector <8 x float> %splat.splatinsert.i188.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %60 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i189.i.i, <8 x float> %57, <8 x float> %sums.sroa.0.1.i183.i.i)
  %61 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i189.i.i, <8 x float> %58, <8 x float> %sums.sroa.6.1.i184.i.i)
  %add.ptr40.1.i190.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i.i, i64 %element.0121.i.i.i
  %62 = load float, ptr %add.ptr40.1.i190.i.i, align 4
  %splat.splatinsert.1.i191.i.i = insertelement <8 x float> poison, float %62, i64 0
  %splat.splat.1.i192.i.i = shufflevector <8 x float> %splat.splatinsert.1.i191.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %63 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i192.i.i, <8 x float> %57, <8 x float> %sums.sroa.9.1.i185.i.i)
  %64 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i192.i.i, <8 x float> %58, <8 x float> %sums.sroa.12.1.i186.i.i)
  %add.i193.i.i = add nsw i64 %element.0121.i.i.i, %19
  %add.ptr51.i194.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %t.sroa.198.0.i
  %dec.i195.i.i = add nsw i64 %k.0123.i.i.i, -1
  %cmp15.i196.i.i = icmp ugt i64 %k.0123.i.i.i, 1
  br i1 %cmp15.i196.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i, !llvm.loop !13

for.inc75.i176.i.i:                               ; preds = %for.cond55.preheader.i167.i.i
  store <8 x float> %sums.sroa.0.0.i168.i.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr71.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <8 x float> %sums.sroa.6.0.i169.i.i, ptr %add.ptr71.1.i.i.i, align 4
  %.not1561.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1561.i, label %if.end33.i.i, label %for.body65.preheader.1.i.i.i

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
  br i1 %cmp6109.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i

for.body17.i242.i.i:                              ; preds = %if.then29.i.i, %for.body17.i242.i.i
  %sums.sroa.6.1.i243.i.i = phi <8 x float> [ %69, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.0.1.i244.i.i = phi <8 x float> [ %68, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.9.1.i245.i.i = phi <8 x float> [ %71, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.12.1.i246.i.i = phi <8 x float> [ %72, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.15.1.i247.i.i = phi <8 x float> [ %74, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.18.1.i248.i.i = phi <8 x float> [ %75, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.21.1.i249.i.i = phi <8 x float> [ %77, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.24.1.i250.i.i = phi <8 x float> [ %78, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %k.0123.i251.i.i = phi i64 [ %dec.i269.i.i, %for.body17.i242.i.i ], [ %14, %if.then29.i.i ]
  %right.0122.i252.i.i = phi ptr [ %add.ptr51.i268.i.i, %for.body17.i242.i.i ], [ %t.sroa.21.0.i, %if.then29.i.i ]
  %element.0121.i253.i.i = phi i64 [ %add.i267.i.i, %for.body17.i242.i.i ], [ 0, %if.then29.i.i ]
  %65 = load <8 x float>, ptr %right.0122.i252.i.i, align 4
  %add.ptr24.1.i254.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %mul21.i
  %66 = load <8 x float>, ptr %add.ptr24.1.i254.i.i, align 4
  %add.ptr40.i255.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i253.i.i
  %67 = load float, ptr %add.ptr40.i255.i.i, align 4
  %splat.splatinsert.i256.i.i = insertelement <8 x float> poison, float %67, i64 0
  %splat.splat.i257.i.i = shufflevector <8 x float> %splat.splatinsert.i256.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %68 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i257.i.i, <8 x float> %65, <8 x float> %sums.sroa.0.1.i244.i.i)
  %69 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i257.i.i, <8 x float> %66, <8 x float> %sums.sroa.6.1.i243.i.i)
  %add.ptr40.1.i258.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i253.i.i
  %70 = load float, ptr %add.ptr40.1.i258.i.i, align 4
  %splat.splatinsert.1.i259.i.i = insertelement <8 x float> poison, float %70, i64 0
  %splat.splat.1.i260.i.i = shufflevector <8 x float> %splat.splatinsert.1.i259.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %71 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i260.i.i, <8 x float> %65, <8 x float> %sums.sroa.9.1.i245.i.i)
  %72 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i260.i.i, <8 x float> %66, <8 x float> %sums.sroa.12.1.i246.i.i)
  %add.ptr40.2.i261.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i253.i.i
  %73 = load float, ptr %add.ptr40.2.i261.i.i, align 4
  %splat.splatinsert.2.i262.i.i = insertelement <8 x float> poison, float %73, i64 0
  %splat.splat.2.i263.i.i = shufflevector <8 x float> %splat.splatinsert.2.i262.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %74 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i263.i.i, <8 x float> %65, <8 x float> %sums.sroa.15.1.i247.i.i)
  %75 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i263.i.i, <8 x float> %66, <8 x float> %sums.sroa.18.1.i248.i.i)
  %add.ptr40.3.i264.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i.i, i64 %element.0121.i253.i.i
  %76 = load float, ptr %add.ptr40.3.i264.i.i, align 4
  %splat.splatinsert.3.i265.i.i = insertelement <8 x float> poison, float %76, i64 0
  %splat.splat.3.i266.i.i = shufflevector <8 x float> %splat.splatinsert.3.i265.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %77 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i266.i.i, <8 x float> %65, <8 x float> %sums.sroa.21.1.i249.i.i)
  %78 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i266.i.i, <8 x float> %66, <8 x float> %sums.sroa.24.1.i250.i.i)
  %add.i267.i.i = add nsw i64 %element.0121.i253.i.i, %19
  %add.ptr51.i268.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %t.sroa.198.0.i
  %dec.i269.i.i = add nsw i64 %k.0123.i251.i.i, -1
  %cmp15.i270.i.i = icmp ugt i64 %k.0123.i251.i.i, 1
  br i1 %cmp15.i270.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i, !llvm.loop !14

for.inc75.2.i233.i.i:                             ; preds = %for.body17.i242.i.i, %if.then29.i.i
  %.lcssa1898.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %68, %for.body17.i242.i.i ]
  %.lcssa1897.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %69, %for.body17.i242.i.i ]
  %.lcssa1896.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %71, %for.body17.i242.i.i ]
  %.lcssa1895.sink.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %72, %for.body17.i242.i.i ]
  %sums.sroa.24.0.i221423.i11191136.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %78, %for.body17.i242.i.i ]
  %sums.sroa.21.0.i220422.i11201135.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %77, %for.body17.i242.i.i ]
  %sums.sroa.18.0.i219421.i11211134.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %75, %for.body17.i242.i.i ]
  %sums.sroa.15.0.i218420.i11221133.i = phi <8 x float> [ zeroinitializer, %if.then29.i.i ], [ %74, %for.body17.i242.i.i ]
  store <8 x float> %.lcssa1898.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr71.1.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <8 x float> %.lcssa1897.sink.i, ptr %add.ptr71.1.i227.i.i, align 4
  %add.ptr69.1129.i230.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1896.sink.i, ptr %add.ptr69.1129.i230.i.i, align 4
  %add.ptr71.1.1.i232.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1895.sink.i, ptr %add.ptr71.1.1.i232.i.i, align 4
  %add.ptr69.2.i235.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <8 x float> %sums.sroa.15.0.i218420.i11221133.i, ptr %add.ptr69.2.i235.i.i, align 4
  %add.ptr71.1.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.18.0.i219421.i11211134.i, ptr %add.ptr71.1.2.i.i.i, align 4
  br i1 %cmp4.3.i207.not.i.i, label %if.end33.i.i, label %for.body65.preheader.3.i.i.i

for.body65.preheader.3.i.i.i:                     ; preds = %for.inc75.2.i233.i.i
  %add.ptr69.3.i237.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <8 x float> %sums.sroa.21.0.i220422.i11201135.i, ptr %add.ptr69.3.i237.i.i, align 4
  %add.ptr71.1.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.24.0.i221423.i11191136.i, ptr %add.ptr71.1.3.i.i.i, align 4
  br label %if.end33.i.i

if.else30.i.i:                                    ; preds = %if.else25.i.i
  %add.ptr.3.i284.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i283.i.i
  %add.ptr.4.i288.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.4.i287.i.i
  %cmp4.5.i289.not.i.i = icmp eq i64 %div5.i.i, 5
  %cond.5.i290.i.i = select i1 %cmp4.5.i289.not.i.i, i64 0, i64 5
  %mul.5.i291.i.i = mul nsw i64 %cond.5.i290.i.i, %18
  %add.ptr.5.i292.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.5.i291.i.i
  br i1 %cmp6109.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i

for.body17.i336.i.i:                              ; preds = %if.else30.i.i, %for.body17.i336.i.i
  %sums.sroa.12.1.i337.i.i = phi <8 x float> [ %86, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.9.1.i338.i.i = phi <8 x float> [ %85, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.6.1.i339.i.i = phi <8 x float> [ %83, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.0.1.i340.i.i = phi <8 x float> [ %82, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.15.1.i341.i.i = phi <8 x float> [ %88, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.18.1.i342.i.i = phi <8 x float> [ %89, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.21.1.i343.i.i = phi <8 x float> [ %91, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.24.1.i344.i.i = phi <8 x float> [ %92, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.27.1.i.i.i = phi <8 x float> [ %94, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.30.1.i.i.i = phi <8 x float> [ %95, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.33.1.i.i.i = phi <8 x float> [ %97, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.36.1.i.i.i = phi <8 x float> [ %98, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %k.0123.i345.i.i = phi i64 [ %dec.i369.i.i, %for.body17.i336.i.i ], [ %14, %if.else30.i.i ]
  %right.0122.i346.i.i = phi ptr [ %add.ptr51.i368.i.i, %for.body17.i336.i.i ], [ %t.sroa.21.0.i, %if.else30.i.i ]
  %element.0121.i347.i.i = phi i64 [ %add.i367.i.i, %for.body17.i336.i.i ], [ 0, %if.else30.i.i ]
  %79 = load <8 x float>, ptr %right.0122.i346.i.i, align 4
  %add.ptr24.1.i348.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %mul21.i
  %80 = load <8 x float>, ptr %add.ptr24.1.i348.i.i, align 4
  %add.ptr40.i349.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i347.i.i
  %81 = load float, ptr %add.ptr40.i349.i.i, align 4
  %splat.splatinsert.i350.i.i = insertelement <8 x float> poison, float %81, i64 0
  %splat.splat.i351.i.i = shufflevector <8 x float> %splat.splatinsert.i350.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %82 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i351.i.i, <8 x float> %79, <8 x float> %sums.sroa.0.1.i340.i.i)
  %83 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.i351.i.i, <8 x float> %80, <8 x float> %sums.sroa.6.1.i339.i.i)
  %add.ptr40.1.i352.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i347.i.i
  %84 = load float, ptr %add.ptr40.1.i352.i.i, align 4
  %splat.splatinsert.1.i353.i.i = insertelement <8 x float> poison, float %84, i64 0
  %splat.splat.1.i354.i.i = shufflevector <8 x float> %splat.splatinsert.1.i353.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %85 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i354.i.i, <8 x float> %79, <8 x float> %sums.sroa.9.1.i338.i.i)
  %86 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.1.i354.i.i, <8 x float> %80, <8 x float> %sums.sroa.12.1.i337.i.i)
  %add.ptr40.2.i355.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i347.i.i
  %87 = load float, ptr %add.ptr40.2.i355.i.i, align 4
  %splat.splatinsert.2.i356.i.i = insertelement <8 x float> poison, float %87, i64 0
  %splat.splat.2.i357.i.i = shufflevector <8 x float> %splat.splatinsert.2.i356.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %88 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i357.i.i, <8 x float> %79, <8 x float> %sums.sroa.15.1.i341.i.i)
  %89 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.2.i357.i.i, <8 x float> %80, <8 x float> %sums.sroa.18.1.i342.i.i)
  %add.ptr40.3.i358.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i.i, i64 %element.0121.i347.i.i
  %90 = load float, ptr %add.ptr40.3.i358.i.i, align 4
  %splat.splatinsert.3.i359.i.i = insertelement <8 x float> poison, float %90, i64 0
  %splat.splat.3.i360.i.i = shufflevector <8 x float> %splat.splatinsert.3.i359.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %91 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i360.i.i, <8 x float> %79, <8 x float> %sums.sroa.21.1.i343.i.i)
  %92 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.3.i360.i.i, <8 x float> %80, <8 x float> %sums.sroa.24.1.i344.i.i)
  %add.ptr40.4.i361.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i.i, i64 %element.0121.i347.i.i
  %93 = load float, ptr %add.ptr40.4.i361.i.i, align 4
  %splat.splatinsert.4.i362.i.i = insertelement <8 x float> poison, float %93, i64 0
  %splat.splat.4.i363.i.i = shufflevector <8 x float> %splat.splatinsert.4.i362.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %94 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.4.i363.i.i, <8 x float> %79, <8 x float> %sums.sroa.27.1.i.i.i)
  %95 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.4.i363.i.i, <8 x float> %80, <8 x float> %sums.sroa.30.1.i.i.i)
  %add.ptr40.5.i364.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i.i, i64 %element.0121.i347.i.i
  %96 = load float, ptr %add.ptr40.5.i364.i.i, align 4
  %splat.splatinsert.5.i365.i.i = insertelement <8 x float> poison, float %96, i64 0
  %splat.splat.5.i366.i.i = shufflevector <8 x float> %splat.splatinsert.5.i365.i.i, <8 x float> poison, <8 x i32> zeroinitializer
  %97 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.5.i366.i.i, <8 x float> %79, <8 x float> %sums.sroa.33.1.i.i.i)
  %98 = tail call <8 x float> @llvm.fmuladd.v8f32(<8 x float> %splat.splat.5.i366.i.i, <8 x float> %80, <8 x float> %sums.sroa.36.1.i.i.i)
  %add.i367.i.i = add nsw i64 %element.0121.i347.i.i, %19
  %add.ptr51.i368.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %t.sroa.198.0.i
  %dec.i369.i.i = add nsw i64 %k.0123.i345.i.i, -1
  %cmp15.i370.i.i = icmp ugt i64 %k.0123.i345.i.i, 1
  br i1 %cmp15.i370.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i, !llvm.loop !15

for.inc75.4.i327.i.i:                             ; preds = %for.body17.i336.i.i, %if.else30.i.i
  %.lcssa1890.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %82, %for.body17.i336.i.i ]
  %.lcssa1889.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %83, %for.body17.i336.i.i ]
  %.lcssa1888.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %85, %for.body17.i336.i.i ]
  %.lcssa1887.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %86, %for.body17.i336.i.i ]
  %.lcssa1886.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %88, %for.body17.i336.i.i ]
  %.lcssa1885.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %89, %for.body17.i336.i.i ]
  %.lcssa1884.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %91, %for.body17.i336.i.i ]
  %.lcssa1883.sink.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %92, %for.body17.i336.i.i ]
  %sums.sroa.36.0.i452.i1150117911911209.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %98, %for.body17.i336.i.i ]
  %sums.sroa.33.0.i451.i1151117811921208.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %97, %for.body17.i336.i.i ]
  %sums.sroa.30.0.i450.i1152117711931207.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %95, %for.body17.i336.i.i ]
  %sums.sroa.27.0.i449.i1153117611941206.i = phi <8 x float> [ zeroinitializer, %if.else30.i.i ], [ %94, %for.body17.i336.i.i ]
  store <8 x float> %.lcssa1890.sink.i, ptr %t.sroa.42.0.i, align 4
  %add.ptr71.1.i309.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <8 x float> %.lcssa1889.sink.i, ptr %add.ptr71.1.i309.i.i, align 4
  %add.ptr69.1129.i312.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <8 x float> %.lcssa1888.sink.i, ptr %add.ptr69.1129.i312.i.i, align 4
  %add.ptr71.1.1.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1887.sink.i, ptr %add.ptr71.1.1.i314.i.i, align 4
  %add.ptr69.2.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <8 x float> %.lcssa1886.sink.i, ptr %add.ptr69.2.i317.i.i, align 4
  %add.ptr71.1.2.i320.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1885.sink.i, ptr %add.ptr71.1.2.i320.i.i, align 4
  %add.ptr69.3.i323.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <8 x float> %.lcssa1884.sink.i, ptr %add.ptr69.3.i323.i.i, align 4
  %add.ptr71.1.3.i326.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i.i, i64 %mul21.i
  store <8 x float> %.lcssa1883.sink.i, ptr %add.ptr71.1.3.i326.i.i, align 4
  %add.ptr69.4.i329.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <8 x float> %sums.sroa.27.0.i449.i1153117611941206.i, ptr %add.ptr69.4.i329.i.i, align 4
  %add.ptr71.1.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.30.0.i450.i1152117711931207.i, ptr %add.ptr71.1.4.i.i.i, align 4
  br i1 %cmp4.5.i289.not.i.i, label %if.end33.i.i, label %for.body65.preheader.5.i.i.i

for.body65.preheader.5.i.i.i:                     ; preds = %for.inc75.4.i327.i.i
  %add.ptr69.5.i331.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <8 x float> %sums.sroa.33.0.i451.i1151117811921208.i, ptr %add.ptr69.5.i331.i.i, align 4
  %add.ptr71.1.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i.i, i64 %mul21.i
  store <8 x float> %sums.sroa.36.0.i452.i1150117911911209.i, ptr %add.ptr71.1.5.i.i.i, align 4
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %for.body65.preheader.5.i.i.i, %for.inc75.4.i327.i.i, %for.body65.preheader.3.i.i.i, %for.inc75.2.i233.i.i, %for.body65.preheader.1.i.i.i, %for.inc75.i176.i.i, %for.cond55.preheader.i167.i.i, %for.body65.7.i.i.i, %for.inc75.6.i.i.i, %for.inc75.5.i.i.i, %for.inc75.4.i.i.i, %for.body65.3.i.i.i, %for.inc75.2.i.i.i, %for.body65.1.i.i.i, %for.inc75.i.i.i, %for.cond55.preheader.i.i.i
  %mul.i81.i = mul nsw i64 %div5.i.i, %18
  %add.ptr.i82.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.i81.i
  %mul36.i.i = mul nsw i64 %div5.i.i, %mul19.i
  %add.ptr37.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul36.i.i
  %sub39.i.i = sub nsw i64 %rows.addr.0493.i.i, %div5.i.i
  %cmp1.i83.i = icmp sgt i64 %tiles.0494.i.i, 1
  br i1 %cmp1.i83.i, label %for.body.i.i, label %if.end44.i, !llvm.loop !16

if.else.i:                                        ; preds = %if.end.i
  br i1 %cmp3.inv.i, label %if.then41.i, label %if.else42.i

if.then41.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i101.preheader.i, label %if.end44.i

for.body.i101.preheader.i:                        ; preds = %if.then41.i
  %mul.2.i205.i113.i = shl nsw i64 %18, 1
  %mul.3.i283.i116.i = mul nsw i64 %18, 3
  %mul.4.i287.i118.i = shl nsw i64 %18, 2
  br label %for.body.i101.i

for.body.i101.i:                                  ; preds = %if.end33.i140.i, %for.body.i101.preheader.i
  %t.sroa.42.1.i = phi ptr [ %add.ptr37.i144.i, %if.end33.i140.i ], [ %add.ptr15.i, %for.body.i101.preheader.i ]
  %t.sroa.0.1.i = phi ptr [ %add.ptr.i142.i, %if.end33.i140.i ], [ %add.ptr10, %for.body.i101.preheader.i ]
  %tiles.0494.i102.i = phi i64 [ %add3.i104.i, %if.end33.i140.i ], [ %div.i.i, %for.body.i101.preheader.i ]
  %rows.addr.0493.i103.i = phi i64 [ %sub39.i145.i, %if.end33.i140.i ], [ %13, %for.body.i101.preheader.i ]
  %add3.i104.i = add nsw i64 %tiles.0494.i102.i, -1
  %sub4.i105.i = add i64 %add3.i104.i, %rows.addr.0493.i103.i
  %div5.i106.i = sdiv i64 %sub4.i105.i, %tiles.0494.i102.i
  %cmp11.i108.i = icmp slt i64 %div5.i106.i, 3
  br i1 %cmp.i79.i, label %if.then.i322.i, label %if.else20.i109.i

if.then.i322.i:                                   ; preds = %for.body.i101.i
  br i1 %cmp11.i108.i, label %if.then13.i470.i, label %if.else.i323.i

if.then13.i470.i:                                 ; preds = %if.then.i322.i
  %cmp4.1.i.i471.i = icmp eq i64 %div5.i106.i, 2
  %mul.1.i.i472.i = select i1 %cmp4.1.i.i471.i, i64 %18, i64 0
  %add.ptr.1.i.i473.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i.i472.i
  br i1 %cmp6109.i.i, label %for.body17.i.i484.i, label %for.cond55.preheader.i.i475.i

for.cond55.preheader.i.i475.i:                    ; preds = %for.body17.i.i484.i, %if.then13.i470.i
  %sums.sroa.0.0.i.i476.i = phi <4 x float> [ zeroinitializer, %if.then13.i470.i ], [ %101, %for.body17.i.i484.i ]
  %sums.sroa.6.0.i.i477.i = phi <4 x float> [ zeroinitializer, %if.then13.i470.i ], [ %103, %for.body17.i.i484.i ]
  %cmp60.i.i478.i = icmp sgt i64 %div5.i106.i, 0
  br i1 %cmp60.i.i478.i, label %for.inc75.i.i479.i, label %if.end33.i140.i

for.body17.i.i484.i:                              ; preds = %if.then13.i470.i, %for.body17.i.i484.i
  %sums.sroa.0.1.i.i485.i = phi <4 x float> [ %101, %for.body17.i.i484.i ], [ zeroinitializer, %if.then13.i470.i ]
  %sums.sroa.6.1.i.i486.i = phi <4 x float> [ %103, %for.body17.i.i484.i ], [ zeroinitializer, %if.then13.i470.i ]
  %k.0120.i.i487.i = phi i64 [ %dec.i.i498.i, %for.body17.i.i484.i ], [ %14, %if.then13.i470.i ]
  %right.0119.i.i488.i = phi ptr [ %add.ptr51.i.i497.i, %for.body17.i.i484.i ], [ %t.sroa.21.0.i, %if.then13.i470.i ]
  %element.0118.i.i489.i = phi i64 [ %add.i.i496.i, %for.body17.i.i484.i ], [ 0, %if.then13.i470.i ]
  %99 = load <4 x float>, ptr %right.0119.i.i488.i, align 4
  %add.ptr40.i.i490.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i.i489.i
  %100 = load float, ptr %add.ptr40.i.i490.i, align 4
  %splat.splatinsert.i.i491.i = insertelement <4 x float> poison, float %100, i64 0
  %splat.splat.i.i492.i = shufflevector <4 x float> %splat.splatinsert.i.i491.i, <4 x float> poison, <4 x i32> zeroinitializer
  %101 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i.i492.i, <4 x float> %99, <4 x float> %sums.sroa.0.1.i.i485.i)
  %add.ptr40.1.i.i493.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i473.i, i64 %element.0118.i.i489.i
  %102 = load float, ptr %add.ptr40.1.i.i493.i, align 4
  %splat.splatinsert.1.i.i494.i = insertelement <4 x float> poison, float %102, i64 0
  %splat.splat.1.i.i495.i = shufflevector <4 x float> %splat.splatinsert.1.i.i494.i, <4 x float> poison, <4 x i32> zeroinitializer
  %103 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i.i495.i, <4 x float> %99, <4 x float> %sums.sroa.6.1.i.i486.i)
  %add.i.i496.i = add nsw i64 %element.0118.i.i489.i, %19
  %add.ptr51.i.i497.i = getelementptr inbounds i8, ptr %right.0119.i.i488.i, i64 %t.sroa.198.0.i
  %dec.i.i498.i = add nsw i64 %k.0120.i.i487.i, -1
  %cmp15.i.i499.i = icmp ugt i64 %k.0120.i.i487.i, 1
  br i1 %cmp15.i.i499.i, label %for.body17.i.i484.i, label %for.cond55.preheader.i.i475.i, !llvm.loop !17

for.inc75.i.i479.i:                               ; preds = %for.cond55.preheader.i.i475.i
  store <4 x float> %sums.sroa.0.0.i.i476.i, ptr %t.sroa.42.1.i, align 4
  %.not1557.i = icmp eq i64 %div5.i106.i, 1
  br i1 %.not1557.i, label %if.end33.i140.i, label %for.body65.1.i.i481.i

for.body65.1.i.i481.i:                            ; preds = %for.inc75.i.i479.i
  %add.ptr69.1.i.i482.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %sums.sroa.6.0.i.i477.i, ptr %add.ptr69.1.i.i482.i, align 4
  br label %if.end33.i140.i

if.else.i323.i:                                   ; preds = %if.then.i322.i
  %cmp15.i324.i = icmp ult i64 %div5.i106.i, 5
  %add.ptr.1.i69.i325.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i.i327.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i113.i
  br i1 %cmp15.i324.i, label %if.then17.i423.i, label %if.else18.i328.i

if.then17.i423.i:                                 ; preds = %if.else.i323.i
  %cmp4.3.i.not.i424.i = icmp eq i64 %div5.i106.i, 3
  %cond.3.i.i425.i = select i1 %cmp4.3.i.not.i424.i, i64 0, i64 3
  %mul.3.i.i426.i = mul nsw i64 %cond.3.i.i425.i, %18
  %add.ptr.3.i.i427.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i.i426.i
  br i1 %cmp6109.i.i, label %for.body17.i85.i446.i, label %for.inc75.2.i.i438.i

for.body17.i85.i446.i:                            ; preds = %if.then17.i423.i, %for.body17.i85.i446.i
  %sums.sroa.0.1.i86.i447.i = phi <4 x float> [ %106, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %sums.sroa.6.1.i87.i448.i = phi <4 x float> [ %108, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %sums.sroa.9.1.i.i449.i = phi <4 x float> [ %110, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %sums.sroa.12.1.i.i450.i = phi <4 x float> [ %112, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %k.0120.i88.i451.i = phi i64 [ %dec.i99.i468.i, %for.body17.i85.i446.i ], [ %14, %if.then17.i423.i ]
  %right.0119.i89.i452.i = phi ptr [ %add.ptr51.i98.i467.i, %for.body17.i85.i446.i ], [ %t.sroa.21.0.i, %if.then17.i423.i ]
  %element.0118.i90.i453.i = phi i64 [ %add.i97.i466.i, %for.body17.i85.i446.i ], [ 0, %if.then17.i423.i ]
  %104 = load <4 x float>, ptr %right.0119.i89.i452.i, align 4
  %add.ptr40.i91.i454.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i90.i453.i
  %105 = load float, ptr %add.ptr40.i91.i454.i, align 4
  %splat.splatinsert.i92.i455.i = insertelement <4 x float> poison, float %105, i64 0
  %splat.splat.i93.i456.i = shufflevector <4 x float> %splat.splatinsert.i92.i455.i, <4 x float> poison, <4 x i32> zeroinitializer
  %106 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i93.i456.i, <4 x float> %104, <4 x float> %sums.sroa.0.1.i86.i447.i)
  %add.ptr40.1.i94.i457.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i325.i, i64 %element.0118.i90.i453.i
  %107 = load float, ptr %add.ptr40.1.i94.i457.i, align 4
  %splat.splatinsert.1.i95.i458.i = insertelement <4 x float> poison, float %107, i64 0
  %splat.splat.1.i96.i459.i = shufflevector <4 x float> %splat.splatinsert.1.i95.i458.i, <4 x float> poison, <4 x i32> zeroinitializer
  %108 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i96.i459.i, <4 x float> %104, <4 x float> %sums.sroa.6.1.i87.i448.i)
  %add.ptr40.2.i.i460.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i327.i, i64 %element.0118.i90.i453.i
  %109 = load float, ptr %add.ptr40.2.i.i460.i, align 4
  %splat.splatinsert.2.i.i461.i = insertelement <4 x float> poison, float %109, i64 0
  %splat.splat.2.i.i462.i = shufflevector <4 x float> %splat.splatinsert.2.i.i461.i, <4 x float> poison, <4 x i32> zeroinitializer
  %110 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i.i462.i, <4 x float> %104, <4 x float> %sums.sroa.9.1.i.i449.i)
  %add.ptr40.3.i.i463.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i427.i, i64 %element.0118.i90.i453.i
  %111 = load float, ptr %add.ptr40.3.i.i463.i, align 4
  %splat.splatinsert.3.i.i464.i = insertelement <4 x float> poison, float %111, i64 0
  %splat.splat.3.i.i465.i = shufflevector <4 x float> %splat.splatinsert.3.i.i464.i, <4 x float> poison, <4 x i32> zeroinitializer
  %112 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i.i465.i, <4 x float> %104, <4 x float> %sums.sroa.12.1.i.i450.i)
  %add.i97.i466.i = add nsw i64 %element.0118.i90.i453.i, %19
  %add.ptr51.i98.i467.i = getelementptr inbounds i8, ptr %right.0119.i89.i452.i, i64 %t.sroa.198.0.i
  %dec.i99.i468.i = add nsw i64 %k.0120.i88.i451.i, -1
  %cmp15.i100.i469.i = icmp ugt i64 %k.0120.i88.i451.i, 1
  br i1 %cmp15.i100.i469.i, label %for.body17.i85.i446.i, label %for.inc75.2.i.i438.i, !llvm.loop !18

for.inc75.2.i.i438.i:                             ; preds = %for.body17.i85.i446.i, %if.then17.i423.i
  %.lcssa1876.sink.i = phi <4 x float> [ zeroinitializer, %if.then17.i423.i ], [ %106, %for.body17.i85.i446.i ]
  %.lcssa1875.sink.i = phi <4 x float> [ zeroinitializer, %if.then17.i423.i ], [ %108, %for.body17.i85.i446.i ]
  %sums.sroa.12.0.i381.i43012141222.i = phi <4 x float> [ zeroinitializer, %if.then17.i423.i ], [ %112, %for.body17.i85.i446.i ]
  %sums.sroa.9.0.i380.i43112151221.i = phi <4 x float> [ zeroinitializer, %if.then17.i423.i ], [ %110, %for.body17.i85.i446.i ]
  store <4 x float> %.lcssa1876.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr69.1.i80.i436.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1875.sink.i, ptr %add.ptr69.1.i80.i436.i, align 4
  %add.ptr69.2.i.i440.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <4 x float> %sums.sroa.9.0.i380.i43112151221.i, ptr %add.ptr69.2.i.i440.i, align 4
  br i1 %cmp4.3.i.not.i424.i, label %if.end33.i140.i, label %for.body65.3.i.i442.i

for.body65.3.i.i442.i:                            ; preds = %for.inc75.2.i.i438.i
  %add.ptr69.3.i.i444.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <4 x float> %sums.sroa.12.0.i381.i43012141222.i, ptr %add.ptr69.3.i.i444.i, align 4
  br label %if.end33.i140.i

if.else18.i328.i:                                 ; preds = %if.else.i323.i
  %add.ptr.3.i113.i330.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i116.i
  %add.ptr.4.i.i332.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i118.i
  %cmp4.5.i.not.i333.i = icmp eq i64 %div5.i106.i, 5
  %cond.5.i.i334.i = select i1 %cmp4.5.i.not.i333.i, i64 0, i64 5
  %mul.5.i.i335.i = mul nsw i64 %cond.5.i.i334.i, %18
  %add.ptr.5.i.i336.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i.i335.i
  %cmp4.6.i.i337.i = icmp ugt i64 %div5.i106.i, 6
  %cond.6.i.i338.i = select i1 %cmp4.6.i.i337.i, i64 6, i64 0
  %mul.6.i.i339.i = mul nsw i64 %cond.6.i.i338.i, %18
  %add.ptr.6.i.i340.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.6.i.i339.i
  %cmp4.7.i.i341.i = icmp ugt i64 %div5.i106.i, 7
  %cond.7.i.i342.i = select i1 %cmp4.7.i.i341.i, i64 7, i64 0
  %mul.7.i.i343.i = mul nsw i64 %cond.7.i.i342.i, %18
  %add.ptr.7.i.i344.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.7.i.i343.i
  br i1 %cmp6109.i.i, label %for.body17.i137.i383.i, label %for.inc75.4.i.i367.i

for.body17.i137.i383.i:                           ; preds = %if.else18.i328.i, %for.body17.i137.i383.i
  %sums.sroa.0.1.i138.i384.i = phi <4 x float> [ %115, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.6.1.i139.i385.i = phi <4 x float> [ %117, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.9.1.i140.i386.i = phi <4 x float> [ %119, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.12.1.i141.i387.i = phi <4 x float> [ %121, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.15.1.i.i388.i = phi <4 x float> [ %123, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.18.1.i.i389.i = phi <4 x float> [ %125, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.21.1.i.i390.i = phi <4 x float> [ %127, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.24.1.i.i391.i = phi <4 x float> [ %129, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %k.0120.i142.i392.i = phi i64 [ %dec.i159.i421.i, %for.body17.i137.i383.i ], [ %14, %if.else18.i328.i ]
  %right.0119.i143.i393.i = phi ptr [ %add.ptr51.i158.i420.i, %for.body17.i137.i383.i ], [ %t.sroa.21.0.i, %if.else18.i328.i ]
  %element.0118.i144.i394.i = phi i64 [ %add.i157.i419.i, %for.body17.i137.i383.i ], [ 0, %if.else18.i328.i ]
  %113 = load <4 x float>, ptr %right.0119.i143.i393.i, align 4
  %add.ptr40.i145.i395.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i144.i394.i
  %114 = load float, ptr %add.ptr40.i145.i395.i, align 4
  %splat.splatinsert.i146.i396.i = insertelement <4 x float> poison, float %114, i64 0
  %splat.splat.i147.i397.i = shufflevector <4 x float> %splat.splatinsert.i146.i396.i, <4 x float> poison, <4 x i32> zeroinitializer
  %115 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i147.i397.i, <4 x float> %113, <4 x float> %sums.sroa.0.1.i138.i384.i)
  %add.ptr40.1.i148.i398.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i325.i, i64 %element.0118.i144.i394.i
  %116 = load float, ptr %add.ptr40.1.i148.i398.i, align 4
  %splat.splatinsert.1.i149.i399.i = insertelement <4 x float> poison, float %116, i64 0
  %splat.splat.1.i150.i400.i = shufflevector <4 x float> %splat.splatinsert.1.i149.i399.i, <4 x float> poison, <4 x i32> zeroinitializer
  %117 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i150.i400.i, <4 x float> %113, <4 x float> %sums.sroa.6.1.i139.i385.i)
  %add.ptr40.2.i151.i401.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i327.i, i64 %element.0118.i144.i394.i
  %118 = load float, ptr %add.ptr40.2.i151.i401.i, align 4
  %splat.splatinsert.2.i152.i402.i = insertelement <4 x float> poison, float %118, i64 0
  %splat.splat.2.i153.i403.i = shufflevector <4 x float> %splat.splatinsert.2.i152.i402.i, <4 x float> poison, <4 x i32> zeroinitializer
  %119 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i153.i403.i, <4 x float> %113, <4 x float> %sums.sroa.9.1.i140.i386.i)
  %add.ptr40.3.i154.i404.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i330.i, i64 %element.0118.i144.i394.i
  %120 = load float, ptr %add.ptr40.3.i154.i404.i, align 4
  %splat.splatinsert.3.i155.i405.i = insertelement <4 x float> poison, float %120, i64 0
  %splat.splat.3.i156.i406.i = shufflevector <4 x float> %splat.splatinsert.3.i155.i405.i, <4 x float> poison, <4 x i32> zeroinitializer
  %121 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i156.i406.i, <4 x float> %113, <4 x float> %sums.sroa.12.1.i141.i387.i)
  %add.ptr40.4.i.i407.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i332.i, i64 %element.0118.i144.i394.i
  %122 = load float, ptr %add.ptr40.4.i.i407.i, align 4
  %splat.splatinsert.4.i.i408.i = insertelement <4 x float> poison, float %122, i64 0
  %splat.splat.4.i.i409.i = shufflevector <4 x float> %splat.splatinsert.4.i.i408.i, <4 x float> poison, <4 x i32> zeroinitializer
  %123 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.4.i.i409.i, <4 x float> %113, <4 x float> %sums.sroa.15.1.i.i388.i)
  %add.ptr40.5.i.i410.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i336.i, i64 %element.0118.i144.i394.i
  %124 = load float, ptr %add.ptr40.5.i.i410.i, align 4
  %splat.splatinsert.5.i.i411.i = insertelement <4 x float> poison, float %124, i64 0
  %splat.splat.5.i.i412.i = shufflevector <4 x float> %splat.splatinsert.5.i.i411.i, <4 x float> poison, <4 x i32> zeroinitializer
  %125 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.5.i.i412.i, <4 x float> %113, <4 x float> %sums.sroa.18.1.i.i389.i)
  %add.ptr40.6.i.i413.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i340.i, i64 %element.0118.i144.i394.i
  %126 = load float, ptr %add.ptr40.6.i.i413.i, align 4
  %splat.splatinsert.6.i.i414.i = insertelement <4 x float> poison, float %126, i64 0
  %splat.splat.6.i.i415.i = shufflevector <4 x float> %splat.splatinsert.6.i.i414.i, <4 x float> poison, <4 x i32> zeroinitializer
  %127 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.6.i.i415.i, <4 x float> %113, <4 x float> %sums.sroa.21.1.i.i390.i)
  %add.ptr40.7.i.i416.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i344.i, i64 %element.0118.i144.i394.i
  %128 = load float, ptr %add.ptr40.7.i.i416.i, align 4
  %splat.splatinsert.7.i.i417.i = insertelement <4 x float> poison, float %128, i64 0
  %splat.splat.7.i.i418.i = shufflevector <4 x float> %splat.splatinsert.7.i.i417.i, <4 x float> poison, <4 x i32> zeroinitializer
  %129 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.7.i.i418.i, <4 x float> %113, <4 x float> %sums.sroa.24.1.i.i391.i)
  %add.i157.i419.i = add nsw i64 %element.0118.i144.i394.i, %19
  %add.ptr51.i158.i420.i = getelementptr inbounds i8, ptr %right.0119.i143.i393.i, i64 %t.sroa.198.0.i
  %dec.i159.i421.i = add nsw i64 %k.0120.i142.i392.i, -1
  %cmp15.i160.i422.i = icmp ugt i64 %k.0120.i142.i392.i, 1
  br i1 %cmp15.i160.i422.i, label %for.body17.i137.i383.i, label %for.inc75.4.i.i367.i, !llvm.loop !19

for.inc75.4.i.i367.i:                             ; preds = %for.body17.i137.i383.i, %if.else18.i328.i
  %.lcssa1872.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %115, %for.body17.i137.i383.i ]
  %.lcssa1871.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %117, %for.body17.i137.i383.i ]
  %.lcssa1870.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %119, %for.body17.i137.i383.i ]
  %.lcssa1869.sink.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %121, %for.body17.i137.i383.i ]
  %sums.sroa.24.0.i402.i3471231125112601275.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %129, %for.body17.i137.i383.i ]
  %sums.sroa.21.0.i401.i3481232125012611274.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %127, %for.body17.i137.i383.i ]
  %sums.sroa.18.0.i400.i3491233124912621273.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %125, %for.body17.i137.i383.i ]
  %sums.sroa.15.0.i399.i3501234124812631272.i = phi <4 x float> [ zeroinitializer, %if.else18.i328.i ], [ %123, %for.body17.i137.i383.i ]
  store <4 x float> %.lcssa1872.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr69.1.i127.i357.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1871.sink.i, ptr %add.ptr69.1.i127.i357.i, align 4
  %add.ptr69.2.i130.i361.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <4 x float> %.lcssa1870.sink.i, ptr %add.ptr69.2.i130.i361.i, align 4
  %add.ptr69.3.i132.i365.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <4 x float> %.lcssa1869.sink.i, ptr %add.ptr69.3.i132.i365.i, align 4
  %add.ptr69.4.i.i369.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <4 x float> %sums.sroa.15.0.i399.i3501234124812631272.i, ptr %add.ptr69.4.i.i369.i, align 4
  br i1 %cmp4.5.i.not.i333.i, label %if.end33.i140.i, label %for.inc75.5.i.i371.i

for.inc75.5.i.i371.i:                             ; preds = %for.inc75.4.i.i367.i
  %add.ptr69.5.i.i373.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <4 x float> %sums.sroa.18.0.i400.i3491233124912621273.i, ptr %add.ptr69.5.i.i373.i, align 4
  br i1 %cmp4.6.i.i337.i, label %for.inc75.6.i.i375.i, label %if.end33.i140.i

for.inc75.6.i.i375.i:                             ; preds = %for.inc75.5.i.i371.i
  %add.ptr69.6.i.i377.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.6.i.i595.i
  store <4 x float> %sums.sroa.21.0.i401.i3481232125012611274.i, ptr %add.ptr69.6.i.i377.i, align 4
  %.not1555.i = icmp eq i64 %div5.i106.i, 7
  br i1 %.not1555.i, label %if.end33.i140.i, label %for.body65.7.i.i379.i

for.body65.7.i.i379.i:                            ; preds = %for.inc75.6.i.i375.i
  %add.ptr69.7.i.i381.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.7.i.i599.i
  store <4 x float> %sums.sroa.24.0.i402.i3471231125112601275.i, ptr %add.ptr69.7.i.i381.i, align 4
  br label %if.end33.i140.i

if.else20.i109.i:                                 ; preds = %for.body.i101.i
  br i1 %cmp11.i108.i, label %if.then24.i284.i, label %if.else25.i110.i

if.then24.i284.i:                                 ; preds = %if.else20.i109.i
  %cmp4.1.i163.i285.i = icmp eq i64 %div5.i106.i, 2
  %mul.1.i164.i286.i = select i1 %cmp4.1.i163.i285.i, i64 %18, i64 0
  %add.ptr.1.i165.i287.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i164.i286.i
  br i1 %cmp6109.i.i, label %for.body17.i182.i303.i, label %for.cond55.preheader.i167.i289.i

for.cond55.preheader.i167.i289.i:                 ; preds = %for.body17.i182.i303.i, %if.then24.i284.i
  %sums.sroa.0.0.i168.i290.i = phi <4 x float> [ zeroinitializer, %if.then24.i284.i ], [ %133, %for.body17.i182.i303.i ]
  %sums.sroa.6.0.i169.i291.i = phi <4 x float> [ zeroinitializer, %if.then24.i284.i ], [ %134, %for.body17.i182.i303.i ]
  %sums.sroa.9.0.i170.i292.i = phi <4 x float> [ zeroinitializer, %if.then24.i284.i ], [ %136, %for.body17.i182.i303.i ]
  %sums.sroa.12.0.i171.i293.i = phi <4 x float> [ zeroinitializer, %if.then24.i284.i ], [ %137, %for.body17.i182.i303.i ]
  %cmp60.i174.i294.i = icmp sgt i64 %div5.i106.i, 0
  br i1 %cmp60.i174.i294.i, label %for.inc75.i176.i295.i, label %if.end33.i140.i

for.body17.i182.i303.i:                           ; preds = %if.then24.i284.i, %for.body17.i182.i303.i
  %sums.sroa.0.1.i183.i304.i = phi <4 x float> [ %133, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %sums.sroa.6.1.i184.i305.i = phi <4 x float> [ %134, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %sums.sroa.9.1.i185.i306.i = phi <4 x float> [ %136, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %sums.sroa.12.1.i186.i307.i = phi <4 x float> [ %137, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %k.0123.i.i308.i = phi i64 [ %dec.i195.i320.i, %for.body17.i182.i303.i ], [ %14, %if.then24.i284.i ]
  %right.0122.i.i309.i = phi ptr [ %add.ptr51.i194.i319.i, %for.body17.i182.i303.i ], [ %t.sroa.21.0.i, %if.then24.i284.i ]
  %element.0121.i.i310.i = phi i64 [ %add.i193.i318.i, %for.body17.i182.i303.i ], [ 0, %if.then24.i284.i ]
  %130 = load <4 x float>, ptr %right.0122.i.i309.i, align 4
  %add.ptr24.1.i.i311.i = getelementptr inbounds i8, ptr %right.0122.i.i309.i, i64 %mul21.i
  %131 = load <4 x float>, ptr %add.ptr24.1.i.i311.i, align 4
  %add.ptr40.i187.i312.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i.i310.i
  %132 = load float, ptr %add.ptr40.i187.i312.i, align 4
  %splat.splatinsert.i188.i313.i = insertelement <4 x float> poison, float %132, i64 0
  %splat.splat.i189.i314.i = shufflevector <4 x float> %splat.splatinsert.i188.i313.i, <4 x float> poison, <4 x i32> zeroinitializer
  %133 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i189.i314.i, <4 x float> %130, <4 x float> %sums.sroa.0.1.i183.i304.i)
  %134 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i189.i314.i, <4 x float> %131, <4 x float> %sums.sroa.6.1.i184.i305.i)
  %add.ptr40.1.i190.i315.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i287.i, i64 %element.0121.i.i310.i
  %135 = load float, ptr %add.ptr40.1.i190.i315.i, align 4
  %splat.splatinsert.1.i191.i316.i = insertelement <4 x float> poison, float %135, i64 0
  %splat.splat.1.i192.i317.i = shufflevector <4 x float> %splat.splatinsert.1.i191.i316.i, <4 x float> poison, <4 x i32> zeroinitializer
  %136 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i192.i317.i, <4 x float> %130, <4 x float> %sums.sroa.9.1.i185.i306.i)
  %137 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i192.i317.i, <4 x float> %131, <4 x float> %sums.sroa.12.1.i186.i307.i)
  %add.i193.i318.i = add nsw i64 %element.0121.i.i310.i, %19
  %add.ptr51.i194.i319.i = getelementptr inbounds i8, ptr %right.0122.i.i309.i, i64 %t.sroa.198.0.i
  %dec.i195.i320.i = add nsw i64 %k.0123.i.i308.i, -1
  %cmp15.i196.i321.i = icmp ugt i64 %k.0123.i.i308.i, 1
  br i1 %cmp15.i196.i321.i, label %for.body17.i182.i303.i, label %for.cond55.preheader.i167.i289.i, !llvm.loop !20

for.inc75.i176.i295.i:                            ; preds = %for.cond55.preheader.i167.i289.i
  store <4 x float> %sums.sroa.0.0.i168.i290.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr71.1.i.i296.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <4 x float> %sums.sroa.6.0.i169.i291.i, ptr %add.ptr71.1.i.i296.i, align 4
  %.not1552.i = icmp eq i64 %div5.i106.i, 1
  br i1 %.not1552.i, label %if.end33.i140.i, label %for.body65.preheader.1.i.i298.i

for.body65.preheader.1.i.i298.i:                  ; preds = %for.inc75.i176.i295.i
  %add.ptr69.1129.i.i299.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %sums.sroa.9.0.i170.i292.i, ptr %add.ptr69.1129.i.i299.i, align 4
  %add.ptr71.1.1.i.i301.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i299.i, i64 %mul21.i
  store <4 x float> %sums.sroa.12.0.i171.i293.i, ptr %add.ptr71.1.1.i.i301.i, align 4
  br label %if.end33.i140.i

if.else25.i110.i:                                 ; preds = %if.else20.i109.i
  %cmp27.i111.i = icmp ult i64 %div5.i106.i, 5
  %add.ptr.1.i202.i112.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i206.i114.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i113.i
  br i1 %cmp27.i111.i, label %if.then29.i219.i, label %if.else30.i115.i

if.then29.i219.i:                                 ; preds = %if.else25.i110.i
  %cmp4.3.i207.not.i220.i = icmp eq i64 %div5.i106.i, 3
  %cond.3.i208.i221.i = select i1 %cmp4.3.i207.not.i220.i, i64 0, i64 3
  %mul.3.i209.i222.i = mul nsw i64 %cond.3.i208.i221.i, %18
  %add.ptr.3.i210.i223.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i209.i222.i
  br i1 %cmp6109.i.i, label %for.body17.i242.i255.i, label %for.inc75.2.i233.i241.i

for.body17.i242.i255.i:                           ; preds = %if.then29.i219.i, %for.body17.i242.i255.i
  %sums.sroa.6.1.i243.i256.i = phi <4 x float> [ %142, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.0.1.i244.i257.i = phi <4 x float> [ %141, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.9.1.i245.i258.i = phi <4 x float> [ %144, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.12.1.i246.i259.i = phi <4 x float> [ %145, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.15.1.i247.i260.i = phi <4 x float> [ %147, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.18.1.i248.i261.i = phi <4 x float> [ %148, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.21.1.i249.i262.i = phi <4 x float> [ %150, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.24.1.i250.i263.i = phi <4 x float> [ %151, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %k.0123.i251.i264.i = phi i64 [ %dec.i269.i282.i, %for.body17.i242.i255.i ], [ %14, %if.then29.i219.i ]
  %right.0122.i252.i265.i = phi ptr [ %add.ptr51.i268.i281.i, %for.body17.i242.i255.i ], [ %t.sroa.21.0.i, %if.then29.i219.i ]
  %element.0121.i253.i266.i = phi i64 [ %add.i267.i280.i, %for.body17.i242.i255.i ], [ 0, %if.then29.i219.i ]
  %138 = load <4 x float>, ptr %right.0122.i252.i265.i, align 4
  %add.ptr24.1.i254.i267.i = getelementptr inbounds i8, ptr %right.0122.i252.i265.i, i64 %mul21.i
  %139 = load <4 x float>, ptr %add.ptr24.1.i254.i267.i, align 4
  %add.ptr40.i255.i268.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i253.i266.i
  %140 = load float, ptr %add.ptr40.i255.i268.i, align 4
  %splat.splatinsert.i256.i269.i = insertelement <4 x float> poison, float %140, i64 0
  %splat.splat.i257.i270.i = shufflevector <4 x float> %splat.splatinsert.i256.i269.i, <4 x float> poison, <4 x i32> zeroinitializer
  %141 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i257.i270.i, <4 x float> %138, <4 x float> %sums.sroa.0.1.i244.i257.i)
  %142 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i257.i270.i, <4 x float> %139, <4 x float> %sums.sroa.6.1.i243.i256.i)
  %add.ptr40.1.i258.i271.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i112.i, i64 %element.0121.i253.i266.i
  %143 = load float, ptr %add.ptr40.1.i258.i271.i, align 4
  %splat.splatinsert.1.i259.i272.i = insertelement <4 x float> poison, float %143, i64 0
  %splat.splat.1.i260.i273.i = shufflevector <4 x float> %splat.splatinsert.1.i259.i272.i, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i260.i273.i, <4 x float> %138, <4 x float> %sums.sroa.9.1.i245.i258.i)
  %145 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i260.i273.i, <4 x float> %139, <4 x float> %sums.sroa.12.1.i246.i259.i)
  %add.ptr40.2.i261.i274.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i114.i, i64 %element.0121.i253.i266.i
  %146 = load float, ptr %add.ptr40.2.i261.i274.i, align 4
  %splat.splatinsert.2.i262.i275.i = insertelement <4 x float> poison, float %146, i64 0
  %splat.splat.2.i263.i276.i = shufflevector <4 x float> %splat.splatinsert.2.i262.i275.i, <4 x float> poison, <4 x i32> zeroinitializer
  %147 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i263.i276.i, <4 x float> %138, <4 x float> %sums.sroa.15.1.i247.i260.i)
  %148 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i263.i276.i, <4 x float> %139, <4 x float> %sums.sroa.18.1.i248.i261.i)
  %add.ptr40.3.i264.i277.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i223.i, i64 %element.0121.i253.i266.i
  %149 = load float, ptr %add.ptr40.3.i264.i277.i, align 4
  %splat.splatinsert.3.i265.i278.i = insertelement <4 x float> poison, float %149, i64 0
  %splat.splat.3.i266.i279.i = shufflevector <4 x float> %splat.splatinsert.3.i265.i278.i, <4 x float> poison, <4 x i32> zeroinitializer
  %150 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i266.i279.i, <4 x float> %138, <4 x float> %sums.sroa.21.1.i249.i262.i)
  %151 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i266.i279.i, <4 x float> %139, <4 x float> %sums.sroa.24.1.i250.i263.i)
  %add.i267.i280.i = add nsw i64 %element.0121.i253.i266.i, %19
  %add.ptr51.i268.i281.i = getelementptr inbounds i8, ptr %right.0122.i252.i265.i, i64 %t.sroa.198.0.i
  %dec.i269.i282.i = add nsw i64 %k.0123.i251.i264.i, -1
  %cmp15.i270.i283.i = icmp ugt i64 %k.0123.i251.i264.i, 1
  br i1 %cmp15.i270.i283.i, label %for.body17.i242.i255.i, label %for.inc75.2.i233.i241.i, !llvm.loop !21

for.inc75.2.i233.i241.i:                          ; preds = %for.body17.i242.i255.i, %if.then29.i219.i
  %.lcssa1860.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %141, %for.body17.i242.i255.i ]
  %.lcssa1859.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %142, %for.body17.i242.i255.i ]
  %.lcssa1858.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %144, %for.body17.i242.i255.i ]
  %.lcssa1857.sink.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %145, %for.body17.i242.i255.i ]
  %sums.sroa.24.0.i221423.i22612851302.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %151, %for.body17.i242.i255.i ]
  %sums.sroa.21.0.i220422.i22712861301.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %150, %for.body17.i242.i255.i ]
  %sums.sroa.18.0.i219421.i22812871300.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %148, %for.body17.i242.i255.i ]
  %sums.sroa.15.0.i218420.i22912881299.i = phi <4 x float> [ zeroinitializer, %if.then29.i219.i ], [ %147, %for.body17.i242.i255.i ]
  store <4 x float> %.lcssa1860.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr71.1.i227.i234.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <4 x float> %.lcssa1859.sink.i, ptr %add.ptr71.1.i227.i234.i, align 4
  %add.ptr69.1129.i230.i237.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1858.sink.i, ptr %add.ptr69.1129.i230.i237.i, align 4
  %add.ptr71.1.1.i232.i239.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i237.i, i64 %mul21.i
  store <4 x float> %.lcssa1857.sink.i, ptr %add.ptr71.1.1.i232.i239.i, align 4
  %add.ptr69.2.i235.i243.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <4 x float> %sums.sroa.15.0.i218420.i22912881299.i, ptr %add.ptr69.2.i235.i243.i, align 4
  %add.ptr71.1.2.i.i246.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i243.i, i64 %mul21.i
  store <4 x float> %sums.sroa.18.0.i219421.i22812871300.i, ptr %add.ptr71.1.2.i.i246.i, align 4
  br i1 %cmp4.3.i207.not.i220.i, label %if.end33.i140.i, label %for.body65.preheader.3.i.i248.i

for.body65.preheader.3.i.i248.i:                  ; preds = %for.inc75.2.i233.i241.i
  %add.ptr69.3.i237.i250.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <4 x float> %sums.sroa.21.0.i220422.i22712861301.i, ptr %add.ptr69.3.i237.i250.i, align 4
  %add.ptr71.1.3.i.i253.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i250.i, i64 %mul21.i
  store <4 x float> %sums.sroa.24.0.i221423.i22612851302.i, ptr %add.ptr71.1.3.i.i253.i, align 4
  br label %if.end33.i140.i

if.else30.i115.i:                                 ; preds = %if.else25.i110.i
  %add.ptr.3.i284.i117.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i116.i
  %add.ptr.4.i288.i119.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i118.i
  %cmp4.5.i289.not.i120.i = icmp eq i64 %div5.i106.i, 5
  %cond.5.i290.i121.i = select i1 %cmp4.5.i289.not.i120.i, i64 0, i64 5
  %mul.5.i291.i122.i = mul nsw i64 %cond.5.i290.i121.i, %18
  %add.ptr.5.i292.i123.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i291.i122.i
  br i1 %cmp6109.i.i, label %for.body17.i336.i180.i, label %for.inc75.4.i327.i166.i

for.body17.i336.i180.i:                           ; preds = %if.else30.i115.i, %for.body17.i336.i180.i
  %sums.sroa.12.1.i337.i181.i = phi <4 x float> [ %159, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.9.1.i338.i182.i = phi <4 x float> [ %158, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.6.1.i339.i183.i = phi <4 x float> [ %156, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.0.1.i340.i184.i = phi <4 x float> [ %155, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.15.1.i341.i185.i = phi <4 x float> [ %161, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.18.1.i342.i186.i = phi <4 x float> [ %162, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.21.1.i343.i187.i = phi <4 x float> [ %164, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.24.1.i344.i188.i = phi <4 x float> [ %165, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.27.1.i.i189.i = phi <4 x float> [ %167, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.30.1.i.i190.i = phi <4 x float> [ %168, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.33.1.i.i191.i = phi <4 x float> [ %170, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.36.1.i.i192.i = phi <4 x float> [ %171, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %k.0123.i345.i193.i = phi i64 [ %dec.i369.i217.i, %for.body17.i336.i180.i ], [ %14, %if.else30.i115.i ]
  %right.0122.i346.i194.i = phi ptr [ %add.ptr51.i368.i216.i, %for.body17.i336.i180.i ], [ %t.sroa.21.0.i, %if.else30.i115.i ]
  %element.0121.i347.i195.i = phi i64 [ %add.i367.i215.i, %for.body17.i336.i180.i ], [ 0, %if.else30.i115.i ]
  %152 = load <4 x float>, ptr %right.0122.i346.i194.i, align 4
  %add.ptr24.1.i348.i196.i = getelementptr inbounds i8, ptr %right.0122.i346.i194.i, i64 %mul21.i
  %153 = load <4 x float>, ptr %add.ptr24.1.i348.i196.i, align 4
  %add.ptr40.i349.i197.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i347.i195.i
  %154 = load float, ptr %add.ptr40.i349.i197.i, align 4
  %splat.splatinsert.i350.i198.i = insertelement <4 x float> poison, float %154, i64 0
  %splat.splat.i351.i199.i = shufflevector <4 x float> %splat.splatinsert.i350.i198.i, <4 x float> poison, <4 x i32> zeroinitializer
  %155 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i351.i199.i, <4 x float> %152, <4 x float> %sums.sroa.0.1.i340.i184.i)
  %156 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.i351.i199.i, <4 x float> %153, <4 x float> %sums.sroa.6.1.i339.i183.i)
  %add.ptr40.1.i352.i200.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i112.i, i64 %element.0121.i347.i195.i
  %157 = load float, ptr %add.ptr40.1.i352.i200.i, align 4
  %splat.splatinsert.1.i353.i201.i = insertelement <4 x float> poison, float %157, i64 0
  %splat.splat.1.i354.i202.i = shufflevector <4 x float> %splat.splatinsert.1.i353.i201.i, <4 x float> poison, <4 x i32> zeroinitializer
  %158 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i354.i202.i, <4 x float> %152, <4 x float> %sums.sroa.9.1.i338.i182.i)
  %159 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.1.i354.i202.i, <4 x float> %153, <4 x float> %sums.sroa.12.1.i337.i181.i)
  %add.ptr40.2.i355.i203.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i114.i, i64 %element.0121.i347.i195.i
  %160 = load float, ptr %add.ptr40.2.i355.i203.i, align 4
  %splat.splatinsert.2.i356.i204.i = insertelement <4 x float> poison, float %160, i64 0
  %splat.splat.2.i357.i205.i = shufflevector <4 x float> %splat.splatinsert.2.i356.i204.i, <4 x float> poison, <4 x i32> zeroinitializer
  %161 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i357.i205.i, <4 x float> %152, <4 x float> %sums.sroa.15.1.i341.i185.i)
  %162 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.2.i357.i205.i, <4 x float> %153, <4 x float> %sums.sroa.18.1.i342.i186.i)
  %add.ptr40.3.i358.i206.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i117.i, i64 %element.0121.i347.i195.i
  %163 = load float, ptr %add.ptr40.3.i358.i206.i, align 4
  %splat.splatinsert.3.i359.i207.i = insertelement <4 x float> poison, float %163, i64 0
  %splat.splat.3.i360.i208.i = shufflevector <4 x float> %splat.splatinsert.3.i359.i207.i, <4 x float> poison, <4 x i32> zeroinitializer
  %164 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i360.i208.i, <4 x float> %152, <4 x float> %sums.sroa.21.1.i343.i187.i)
  %165 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.3.i360.i208.i, <4 x float> %153, <4 x float> %sums.sroa.24.1.i344.i188.i)
  %add.ptr40.4.i361.i209.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i119.i, i64 %element.0121.i347.i195.i
  %166 = load float, ptr %add.ptr40.4.i361.i209.i, align 4
  %splat.splatinsert.4.i362.i210.i = insertelement <4 x float> poison, float %166, i64 0
  %splat.splat.4.i363.i211.i = shufflevector <4 x float> %splat.splatinsert.4.i362.i210.i, <4 x float> poison, <4 x i32> zeroinitializer
  %167 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.4.i363.i211.i, <4 x float> %152, <4 x float> %sums.sroa.27.1.i.i189.i)
  %168 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.4.i363.i211.i, <4 x float> %153, <4 x float> %sums.sroa.30.1.i.i190.i)
  %add.ptr40.5.i364.i212.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i123.i, i64 %element.0121.i347.i195.i
  %169 = load float, ptr %add.ptr40.5.i364.i212.i, align 4
  %splat.splatinsert.5.i365.i213.i = insertelement <4 x float> poison, float %169, i64 0
  %splat.splat.5.i366.i214.i = shufflevector <4 x float> %splat.splatinsert.5.i365.i213.i, <4 x float> poison, <4 x i32> zeroinitializer
  %170 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.5.i366.i214.i, <4 x float> %152, <4 x float> %sums.sroa.33.1.i.i191.i)
  %171 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %splat.splat.5.i366.i214.i, <4 x float> %153, <4 x float> %sums.sroa.36.1.i.i192.i)
  %add.i367.i215.i = add nsw i64 %element.0121.i347.i195.i, %19
  %add.ptr51.i368.i216.i = getelementptr inbounds i8, ptr %right.0122.i346.i194.i, i64 %t.sroa.198.0.i
  %dec.i369.i217.i = add nsw i64 %k.0123.i345.i193.i, -1
  %cmp15.i370.i218.i = icmp ugt i64 %k.0123.i345.i193.i, 1
  br i1 %cmp15.i370.i218.i, label %for.body17.i336.i180.i, label %for.inc75.4.i327.i166.i, !llvm.loop !22

for.inc75.4.i327.i166.i:                          ; preds = %for.body17.i336.i180.i, %if.else30.i115.i
  %.lcssa1852.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %155, %for.body17.i336.i180.i ]
  %.lcssa1851.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %156, %for.body17.i336.i180.i ]
  %.lcssa1850.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %158, %for.body17.i336.i180.i ]
  %.lcssa1849.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %159, %for.body17.i336.i180.i ]
  %.lcssa1848.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %161, %for.body17.i336.i180.i ]
  %.lcssa1847.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %162, %for.body17.i336.i180.i ]
  %.lcssa1846.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %164, %for.body17.i336.i180.i ]
  %.lcssa1845.sink.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %165, %for.body17.i336.i180.i ]
  %sums.sroa.36.0.i452.i1261316134513571375.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %171, %for.body17.i336.i180.i ]
  %sums.sroa.33.0.i451.i1271317134413581374.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %170, %for.body17.i336.i180.i ]
  %sums.sroa.30.0.i450.i1281318134313591373.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %168, %for.body17.i336.i180.i ]
  %sums.sroa.27.0.i449.i1291319134213601372.i = phi <4 x float> [ zeroinitializer, %if.else30.i115.i ], [ %167, %for.body17.i336.i180.i ]
  store <4 x float> %.lcssa1852.sink.i, ptr %t.sroa.42.1.i, align 4
  %add.ptr71.1.i309.i138.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <4 x float> %.lcssa1851.sink.i, ptr %add.ptr71.1.i309.i138.i, align 4
  %add.ptr69.1129.i312.i148.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <4 x float> %.lcssa1850.sink.i, ptr %add.ptr69.1129.i312.i148.i, align 4
  %add.ptr71.1.1.i314.i150.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i148.i, i64 %mul21.i
  store <4 x float> %.lcssa1849.sink.i, ptr %add.ptr71.1.1.i314.i150.i, align 4
  %add.ptr69.2.i317.i154.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <4 x float> %.lcssa1848.sink.i, ptr %add.ptr69.2.i317.i154.i, align 4
  %add.ptr71.1.2.i320.i157.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i154.i, i64 %mul21.i
  store <4 x float> %.lcssa1847.sink.i, ptr %add.ptr71.1.2.i320.i157.i, align 4
  %add.ptr69.3.i323.i161.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <4 x float> %.lcssa1846.sink.i, ptr %add.ptr69.3.i323.i161.i, align 4
  %add.ptr71.1.3.i326.i164.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i161.i, i64 %mul21.i
  store <4 x float> %.lcssa1845.sink.i, ptr %add.ptr71.1.3.i326.i164.i, align 4
  %add.ptr69.4.i329.i168.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <4 x float> %sums.sroa.27.0.i449.i1291319134213601372.i, ptr %add.ptr69.4.i329.i168.i, align 4
  %add.ptr71.1.4.i.i171.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i168.i, i64 %mul21.i
  store <4 x float> %sums.sroa.30.0.i450.i1281318134313591373.i, ptr %add.ptr71.1.4.i.i171.i, align 4
  br i1 %cmp4.5.i289.not.i120.i, label %if.end33.i140.i, label %for.body65.preheader.5.i.i173.i

for.body65.preheader.5.i.i173.i:                  ; preds = %for.inc75.4.i327.i166.i
  %add.ptr69.5.i331.i175.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <4 x float> %sums.sroa.33.0.i451.i1271317134413581374.i, ptr %add.ptr69.5.i331.i175.i, align 4
  %add.ptr71.1.5.i.i178.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i175.i, i64 %mul21.i
  store <4 x float> %sums.sroa.36.0.i452.i1261316134513571375.i, ptr %add.ptr71.1.5.i.i178.i, align 4
  br label %if.end33.i140.i

if.end33.i140.i:                                  ; preds = %for.body65.preheader.5.i.i173.i, %for.inc75.4.i327.i166.i, %for.body65.preheader.3.i.i248.i, %for.inc75.2.i233.i241.i, %for.body65.preheader.1.i.i298.i, %for.inc75.i176.i295.i, %for.cond55.preheader.i167.i289.i, %for.body65.7.i.i379.i, %for.inc75.6.i.i375.i, %for.inc75.5.i.i371.i, %for.inc75.4.i.i367.i, %for.body65.3.i.i442.i, %for.inc75.2.i.i438.i, %for.body65.1.i.i481.i, %for.inc75.i.i479.i, %for.cond55.preheader.i.i475.i
  %mul.i141.i = mul nsw i64 %div5.i106.i, %18
  %add.ptr.i142.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.i141.i
  %mul36.i143.i = mul nsw i64 %div5.i106.i, %mul19.i
  %add.ptr37.i144.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul36.i143.i
  %sub39.i145.i = sub nsw i64 %rows.addr.0493.i103.i, %div5.i106.i
  %cmp1.i146.i = icmp sgt i64 %tiles.0494.i102.i, 1
  br i1 %cmp1.i146.i, label %for.body.i101.i, label %if.end44.i, !llvm.loop !23

if.else42.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i508.preheader.i, label %if.end44.i

for.body.i508.preheader.i:                        ; preds = %if.else42.i
  %mul.2.i197.i.i = shl nsw i64 %18, 1
  %mul.3.i271.i.i = mul nsw i64 %18, 3
  %mul.4.i275.i.i = shl nsw i64 %18, 2
  br label %for.body.i508.i

for.body.i508.i:                                  ; preds = %if.end33.i518.i, %for.body.i508.preheader.i
  %t.sroa.42.2.i = phi ptr [ %add.ptr37.i522.i, %if.end33.i518.i ], [ %add.ptr15.i, %for.body.i508.preheader.i ]
  %t.sroa.0.2.i = phi ptr [ %add.ptr.i520.i, %if.end33.i518.i ], [ %add.ptr10, %for.body.i508.preheader.i ]
  %tiles.0476.i.i = phi i64 [ %add3.i509.i, %if.end33.i518.i ], [ %div.i.i, %for.body.i508.preheader.i ]
  %rows.addr.0475.i.i = phi i64 [ %sub39.i523.i, %if.end33.i518.i ], [ %13, %for.body.i508.preheader.i ]
  %add3.i509.i = add nsw i64 %tiles.0476.i.i, -1
  %sub4.i510.i = add i64 %add3.i509.i, %rows.addr.0475.i.i
  %div5.i511.i = sdiv i64 %sub4.i510.i, %tiles.0476.i.i
  %cmp11.i513.i = icmp slt i64 %div5.i511.i, 3
  br i1 %cmp.i79.i, label %if.then.i561.i, label %if.else20.i514.i

if.then.i561.i:                                   ; preds = %for.body.i508.i
  br i1 %cmp11.i513.i, label %if.then13.i646.i, label %if.else.i562.i

if.then13.i646.i:                                 ; preds = %if.then.i561.i
  %cmp4.1.i.i647.i = icmp eq i64 %div5.i511.i, 2
  %mul.1.i.i648.i = select i1 %cmp4.1.i.i647.i, i64 %18, i64 0
  %add.ptr.1.i.i649.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i.i648.i
  br i1 %cmp6109.i.i, label %for.body17.i.i660.i, label %for.cond55.preheader.i.i651.i

for.cond55.preheader.i.i651.i:                    ; preds = %for.body17.i.i660.i, %if.then13.i646.i
  %sums.sroa.0.0.i.i652.i = phi <1 x float> [ zeroinitializer, %if.then13.i646.i ], [ %174, %for.body17.i.i660.i ]
  %sums.sroa.6.0.i.i653.i = phi <1 x float> [ zeroinitializer, %if.then13.i646.i ], [ %176, %for.body17.i.i660.i ]
  %cmp60.i.i654.i = icmp sgt i64 %div5.i511.i, 0
  br i1 %cmp60.i.i654.i, label %for.inc75.i.i655.i, label %if.end33.i518.i

for.body17.i.i660.i:                              ; preds = %if.then13.i646.i, %for.body17.i.i660.i
  %sums.sroa.0.1.i.i661.i = phi <1 x float> [ %174, %for.body17.i.i660.i ], [ zeroinitializer, %if.then13.i646.i ]
  %sums.sroa.6.1.i.i662.i = phi <1 x float> [ %176, %for.body17.i.i660.i ], [ zeroinitializer, %if.then13.i646.i ]
  %k.0120.i.i663.i = phi i64 [ %dec.i.i672.i, %for.body17.i.i660.i ], [ %14, %if.then13.i646.i ]
  %right.0119.i.i664.i = phi ptr [ %add.ptr51.i.i671.i, %for.body17.i.i660.i ], [ %t.sroa.21.0.i, %if.then13.i646.i ]
  %element.0118.i.i665.i = phi i64 [ %add.i.i670.i, %for.body17.i.i660.i ], [ 0, %if.then13.i646.i ]
  %172 = load <1 x float>, ptr %right.0119.i.i664.i, align 4
  %add.ptr40.i.i666.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i.i665.i
  %173 = load float, ptr %add.ptr40.i.i666.i, align 4
  %splat.splatinsert.i.i667.i = insertelement <1 x float> poison, float %173, i64 0
  %174 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i.i667.i, <1 x float> %172, <1 x float> %sums.sroa.0.1.i.i661.i)
  %add.ptr40.1.i.i668.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i649.i, i64 %element.0118.i.i665.i
  %175 = load float, ptr %add.ptr40.1.i.i668.i, align 4
  %splat.splatinsert.1.i.i669.i = insertelement <1 x float> poison, float %175, i64 0
  %176 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i.i669.i, <1 x float> %172, <1 x float> %sums.sroa.6.1.i.i662.i)
  %add.i.i670.i = add nsw i64 %element.0118.i.i665.i, %19
  %add.ptr51.i.i671.i = getelementptr inbounds i8, ptr %right.0119.i.i664.i, i64 %t.sroa.198.0.i
  %dec.i.i672.i = add nsw i64 %k.0120.i.i663.i, -1
  %cmp15.i.i673.i = icmp ugt i64 %k.0120.i.i663.i, 1
  br i1 %cmp15.i.i673.i, label %for.body17.i.i660.i, label %for.cond55.preheader.i.i651.i, !llvm.loop !24

for.inc75.i.i655.i:                               ; preds = %for.cond55.preheader.i.i651.i
  store <1 x float> %sums.sroa.0.0.i.i652.i, ptr %t.sroa.42.2.i, align 4
  %.not1548.i = icmp eq i64 %div5.i511.i, 1
  br i1 %.not1548.i, label %if.end33.i518.i, label %for.body65.1.i.i657.i

for.body65.1.i.i657.i:                            ; preds = %for.inc75.i.i655.i
  %add.ptr69.1.i.i658.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %sums.sroa.6.0.i.i653.i, ptr %add.ptr69.1.i.i658.i, align 4
  br label %if.end33.i518.i

if.else.i562.i:                                   ; preds = %if.then.i561.i
  %cmp15.i563.i = icmp ult i64 %div5.i511.i, 5
  %add.ptr.1.i69.i564.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i.i566.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp15.i563.i, label %if.then17.i613.i, label %if.else18.i567.i

if.then17.i613.i:                                 ; preds = %if.else.i562.i
  %cmp4.3.i.not.i614.i = icmp eq i64 %div5.i511.i, 3
  %cond.3.i.i615.i = select i1 %cmp4.3.i.not.i614.i, i64 0, i64 3
  %mul.3.i.i616.i = mul nsw i64 %cond.3.i.i615.i, %18
  %add.ptr.3.i.i617.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i.i616.i
  br i1 %cmp6109.i.i, label %for.body17.i85.i632.i, label %for.inc75.2.i.i624.i

for.body17.i85.i632.i:                            ; preds = %if.then17.i613.i, %for.body17.i85.i632.i
  %sums.sroa.0.1.i86.i633.i = phi <1 x float> [ %179, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %sums.sroa.6.1.i87.i634.i = phi <1 x float> [ %181, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %sums.sroa.9.1.i.i635.i = phi <1 x float> [ %183, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %sums.sroa.12.1.i.i636.i = phi <1 x float> [ %185, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %k.0120.i88.i637.i = phi i64 [ %dec.i97.i.i, %for.body17.i85.i632.i ], [ %14, %if.then17.i613.i ]
  %right.0119.i89.i638.i = phi ptr [ %add.ptr51.i96.i.i, %for.body17.i85.i632.i ], [ %t.sroa.21.0.i, %if.then17.i613.i ]
  %element.0118.i90.i639.i = phi i64 [ %add.i95.i.i, %for.body17.i85.i632.i ], [ 0, %if.then17.i613.i ]
  %177 = load <1 x float>, ptr %right.0119.i89.i638.i, align 4
  %add.ptr40.i91.i640.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i90.i639.i
  %178 = load float, ptr %add.ptr40.i91.i640.i, align 4
  %splat.splatinsert.i92.i641.i = insertelement <1 x float> poison, float %178, i64 0
  %179 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i92.i641.i, <1 x float> %177, <1 x float> %sums.sroa.0.1.i86.i633.i)
  %add.ptr40.1.i93.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i564.i, i64 %element.0118.i90.i639.i
  %180 = load float, ptr %add.ptr40.1.i93.i.i, align 4
  %splat.splatinsert.1.i94.i.i = insertelement <1 x float> poison, float %180, i64 0
  %181 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i94.i.i, <1 x float> %177, <1 x float> %sums.sroa.6.1.i87.i634.i)
  %add.ptr40.2.i.i642.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i566.i, i64 %element.0118.i90.i639.i
  %182 = load float, ptr %add.ptr40.2.i.i642.i, align 4
  %splat.splatinsert.2.i.i643.i = insertelement <1 x float> poison, float %182, i64 0
  %183 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i.i643.i, <1 x float> %177, <1 x float> %sums.sroa.9.1.i.i635.i)
  %add.ptr40.3.i.i644.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i617.i, i64 %element.0118.i90.i639.i
  %184 = load float, ptr %add.ptr40.3.i.i644.i, align 4
  %splat.splatinsert.3.i.i645.i = insertelement <1 x float> poison, float %184, i64 0
  %185 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i.i645.i, <1 x float> %177, <1 x float> %sums.sroa.12.1.i.i636.i)
  %add.i95.i.i = add nsw i64 %element.0118.i90.i639.i, %19
  %add.ptr51.i96.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i638.i, i64 %t.sroa.198.0.i
  %dec.i97.i.i = add nsw i64 %k.0120.i88.i637.i, -1
  %cmp15.i98.i.i = icmp ugt i64 %k.0120.i88.i637.i, 1
  br i1 %cmp15.i98.i.i, label %for.body17.i85.i632.i, label %for.inc75.2.i.i624.i, !llvm.loop !25

for.inc75.2.i.i624.i:                             ; preds = %for.body17.i85.i632.i, %if.then17.i613.i
  %.lcssa1838.sink.i = phi <1 x float> [ zeroinitializer, %if.then17.i613.i ], [ %179, %for.body17.i85.i632.i ]
  %.lcssa1837.sink.i = phi <1 x float> [ zeroinitializer, %if.then17.i613.i ], [ %181, %for.body17.i85.i632.i ]
  %sums.sroa.12.0.i363.i13801388.i = phi <1 x float> [ zeroinitializer, %if.then17.i613.i ], [ %185, %for.body17.i85.i632.i ]
  %sums.sroa.9.0.i362.i13811387.i = phi <1 x float> [ zeroinitializer, %if.then17.i613.i ], [ %183, %for.body17.i85.i632.i ]
  store <1 x float> %.lcssa1838.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr69.1.i80.i622.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1837.sink.i, ptr %add.ptr69.1.i80.i622.i, align 4
  %add.ptr69.2.i.i626.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x float> %sums.sroa.9.0.i362.i13811387.i, ptr %add.ptr69.2.i.i626.i, align 4
  br i1 %cmp4.3.i.not.i614.i, label %if.end33.i518.i, label %for.body65.3.i.i628.i

for.body65.3.i.i628.i:                            ; preds = %for.inc75.2.i.i624.i
  %add.ptr69.3.i.i630.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x float> %sums.sroa.12.0.i363.i13801388.i, ptr %add.ptr69.3.i.i630.i, align 4
  br label %if.end33.i518.i

if.else18.i567.i:                                 ; preds = %if.else.i562.i
  %add.ptr.3.i111.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i.i569.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i.not.i570.i = icmp eq i64 %div5.i511.i, 5
  %cond.5.i.i571.i = select i1 %cmp4.5.i.not.i570.i, i64 0, i64 5
  %mul.5.i.i572.i = mul nsw i64 %cond.5.i.i571.i, %18
  %add.ptr.5.i.i573.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i.i572.i
  %cmp4.6.i.i574.i = icmp ugt i64 %div5.i511.i, 6
  %cond.6.i.i575.i = select i1 %cmp4.6.i.i574.i, i64 6, i64 0
  %mul.6.i.i576.i = mul nsw i64 %cond.6.i.i575.i, %18
  %add.ptr.6.i.i577.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.6.i.i576.i
  %cmp4.7.i.i578.i = icmp ugt i64 %div5.i511.i, 7
  %cond.7.i.i579.i = select i1 %cmp4.7.i.i578.i, i64 7, i64 0
  %mul.7.i.i580.i = mul nsw i64 %cond.7.i.i579.i, %18
  %add.ptr.7.i.i581.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.7.i.i580.i
  br i1 %cmp6109.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i586.i

for.body17.i135.i.i:                              ; preds = %if.else18.i567.i, %for.body17.i135.i.i
  %sums.sroa.0.1.i136.i.i = phi <1 x float> [ %188, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.6.1.i137.i.i = phi <1 x float> [ %190, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.9.1.i138.i.i = phi <1 x float> [ %192, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.12.1.i139.i.i = phi <1 x float> [ %194, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.15.1.i.i601.i = phi <1 x float> [ %196, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.18.1.i.i602.i = phi <1 x float> [ %198, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.21.1.i.i603.i = phi <1 x float> [ %200, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.24.1.i.i604.i = phi <1 x float> [ %202, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %k.0120.i140.i.i = phi i64 [ %dec.i153.i.i, %for.body17.i135.i.i ], [ %14, %if.else18.i567.i ]
  %right.0119.i141.i.i = phi ptr [ %add.ptr51.i152.i.i, %for.body17.i135.i.i ], [ %t.sroa.21.0.i, %if.else18.i567.i ]
  %element.0118.i142.i.i = phi i64 [ %add.i151.i.i, %for.body17.i135.i.i ], [ 0, %if.else18.i567.i ]
  %186 = load <1 x float>, ptr %right.0119.i141.i.i, align 4
  %add.ptr40.i143.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i142.i.i
  %187 = load float, ptr %add.ptr40.i143.i.i, align 4
  %splat.splatinsert.i144.i.i = insertelement <1 x float> poison, float %187, i64 0
  %188 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i144.i.i, <1 x float> %186, <1 x float> %sums.sroa.0.1.i136.i.i)
  %add.ptr40.1.i145.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i564.i, i64 %element.0118.i142.i.i
  %189 = load float, ptr %add.ptr40.1.i145.i.i, align 4
  %splat.splatinsert.1.i146.i.i = insertelement <1 x float> poison, float %189, i64 0
  %190 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i146.i.i, <1 x float> %186, <1 x float> %sums.sroa.6.1.i137.i.i)
  %add.ptr40.2.i147.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i566.i, i64 %element.0118.i142.i.i
  %191 = load float, ptr %add.ptr40.2.i147.i.i, align 4
  %splat.splatinsert.2.i148.i.i = insertelement <1 x float> poison, float %191, i64 0
  %192 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i148.i.i, <1 x float> %186, <1 x float> %sums.sroa.9.1.i138.i.i)
  %add.ptr40.3.i149.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i111.i.i, i64 %element.0118.i142.i.i
  %193 = load float, ptr %add.ptr40.3.i149.i.i, align 4
  %splat.splatinsert.3.i150.i.i = insertelement <1 x float> poison, float %193, i64 0
  %194 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i150.i.i, <1 x float> %186, <1 x float> %sums.sroa.12.1.i139.i.i)
  %add.ptr40.4.i.i605.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i569.i, i64 %element.0118.i142.i.i
  %195 = load float, ptr %add.ptr40.4.i.i605.i, align 4
  %splat.splatinsert.4.i.i606.i = insertelement <1 x float> poison, float %195, i64 0
  %196 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.4.i.i606.i, <1 x float> %186, <1 x float> %sums.sroa.15.1.i.i601.i)
  %add.ptr40.5.i.i607.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i573.i, i64 %element.0118.i142.i.i
  %197 = load float, ptr %add.ptr40.5.i.i607.i, align 4
  %splat.splatinsert.5.i.i608.i = insertelement <1 x float> poison, float %197, i64 0
  %198 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.5.i.i608.i, <1 x float> %186, <1 x float> %sums.sroa.18.1.i.i602.i)
  %add.ptr40.6.i.i609.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i577.i, i64 %element.0118.i142.i.i
  %199 = load float, ptr %add.ptr40.6.i.i609.i, align 4
  %splat.splatinsert.6.i.i610.i = insertelement <1 x float> poison, float %199, i64 0
  %200 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.6.i.i610.i, <1 x float> %186, <1 x float> %sums.sroa.21.1.i.i603.i)
  %add.ptr40.7.i.i611.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i581.i, i64 %element.0118.i142.i.i
  %201 = load float, ptr %add.ptr40.7.i.i611.i, align 4
  %splat.splatinsert.7.i.i612.i = insertelement <1 x float> poison, float %201, i64 0
  %202 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.7.i.i612.i, <1 x float> %186, <1 x float> %sums.sroa.24.1.i.i604.i)
  %add.i151.i.i = add nsw i64 %element.0118.i142.i.i, %19
  %add.ptr51.i152.i.i = getelementptr inbounds i8, ptr %right.0119.i141.i.i, i64 %t.sroa.198.0.i
  %dec.i153.i.i = add nsw i64 %k.0120.i140.i.i, -1
  %cmp15.i154.i.i = icmp ugt i64 %k.0120.i140.i.i, 1
  br i1 %cmp15.i154.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i586.i, !llvm.loop !26

for.inc75.4.i.i586.i:                             ; preds = %for.body17.i135.i.i, %if.else18.i567.i
  %.lcssa1834.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %188, %for.body17.i135.i.i ]
  %.lcssa1833.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %190, %for.body17.i135.i.i ]
  %.lcssa1832.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %192, %for.body17.i135.i.i ]
  %.lcssa1831.sink.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %194, %for.body17.i135.i.i ]
  %sums.sroa.24.0.i384.i1397141714261441.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %202, %for.body17.i135.i.i ]
  %sums.sroa.21.0.i383.i1398141614271440.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %200, %for.body17.i135.i.i ]
  %sums.sroa.18.0.i382.i1399141514281439.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %198, %for.body17.i135.i.i ]
  %sums.sroa.15.0.i381.i1400141414291438.i = phi <1 x float> [ zeroinitializer, %if.else18.i567.i ], [ %196, %for.body17.i135.i.i ]
  store <1 x float> %.lcssa1834.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr69.1.i125.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1833.sink.i, ptr %add.ptr69.1.i125.i.i, align 4
  %add.ptr69.2.i128.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x float> %.lcssa1832.sink.i, ptr %add.ptr69.2.i128.i.i, align 4
  %add.ptr69.3.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x float> %.lcssa1831.sink.i, ptr %add.ptr69.3.i130.i.i, align 4
  %add.ptr69.4.i.i588.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x float> %sums.sroa.15.0.i381.i1400141414291438.i, ptr %add.ptr69.4.i.i588.i, align 4
  br i1 %cmp4.5.i.not.i570.i, label %if.end33.i518.i, label %for.inc75.5.i.i590.i

for.inc75.5.i.i590.i:                             ; preds = %for.inc75.4.i.i586.i
  %add.ptr69.5.i.i592.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x float> %sums.sroa.18.0.i382.i1399141514281439.i, ptr %add.ptr69.5.i.i592.i, align 4
  br i1 %cmp4.6.i.i574.i, label %for.inc75.6.i.i594.i, label %if.end33.i518.i

for.inc75.6.i.i594.i:                             ; preds = %for.inc75.5.i.i590.i
  %add.ptr69.6.i.i596.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.6.i.i595.i
  store <1 x float> %sums.sroa.21.0.i383.i1398141614271440.i, ptr %add.ptr69.6.i.i596.i, align 4
  %.not1546.i = icmp eq i64 %div5.i511.i, 7
  br i1 %.not1546.i, label %if.end33.i518.i, label %for.body65.7.i.i598.i

for.body65.7.i.i598.i:                            ; preds = %for.inc75.6.i.i594.i
  %add.ptr69.7.i.i600.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.7.i.i599.i
  store <1 x float> %sums.sroa.24.0.i384.i1397141714261441.i, ptr %add.ptr69.7.i.i600.i, align 4
  br label %if.end33.i518.i

if.else20.i514.i:                                 ; preds = %for.body.i508.i
  br i1 %cmp11.i513.i, label %if.then24.i550.i, label %if.else25.i515.i

if.then24.i550.i:                                 ; preds = %if.else20.i514.i
  %cmp4.1.i157.i.i = icmp eq i64 %div5.i511.i, 2
  %mul.1.i158.i.i = select i1 %cmp4.1.i157.i.i, i64 %18, i64 0
  %add.ptr.1.i159.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i158.i.i
  br i1 %cmp6109.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i

for.cond55.preheader.i161.i.i:                    ; preds = %for.body17.i176.i.i, %if.then24.i550.i
  %sums.sroa.0.0.i162.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i550.i ], [ %206, %for.body17.i176.i.i ]
  %sums.sroa.6.0.i163.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i550.i ], [ %207, %for.body17.i176.i.i ]
  %sums.sroa.9.0.i164.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i550.i ], [ %209, %for.body17.i176.i.i ]
  %sums.sroa.12.0.i165.i.i = phi <1 x float> [ zeroinitializer, %if.then24.i550.i ], [ %210, %for.body17.i176.i.i ]
  %cmp60.i168.i.i = icmp sgt i64 %div5.i511.i, 0
  br i1 %cmp60.i168.i.i, label %for.inc75.i170.i.i, label %if.end33.i518.i

for.body17.i176.i.i:                              ; preds = %if.then24.i550.i, %for.body17.i176.i.i
  %sums.sroa.0.1.i177.i.i = phi <1 x float> [ %206, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %sums.sroa.6.1.i178.i.i = phi <1 x float> [ %207, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %sums.sroa.9.1.i179.i.i = phi <1 x float> [ %209, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %sums.sroa.12.1.i180.i.i = phi <1 x float> [ %210, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %k.0123.i.i557.i = phi i64 [ %dec.i187.i.i, %for.body17.i176.i.i ], [ %14, %if.then24.i550.i ]
  %right.0122.i.i558.i = phi ptr [ %add.ptr51.i186.i.i, %for.body17.i176.i.i ], [ %t.sroa.21.0.i, %if.then24.i550.i ]
  %element.0121.i.i559.i = phi i64 [ %add.i185.i.i, %for.body17.i176.i.i ], [ 0, %if.then24.i550.i ]
  %203 = load <1 x float>, ptr %right.0122.i.i558.i, align 4
  %add.ptr24.1.i.i560.i = getelementptr inbounds i8, ptr %right.0122.i.i558.i, i64 %mul21.i
  %204 = load <1 x float>, ptr %add.ptr24.1.i.i560.i, align 4
  %add.ptr40.i181.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i.i559.i
  %205 = load float, ptr %add.ptr40.i181.i.i, align 4
  %splat.splatinsert.i182.i.i = insertelement <1 x float> poison, float %205, i64 0
  %206 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i182.i.i, <1 x float> %203, <1 x float> %sums.sroa.0.1.i177.i.i)
  %207 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i182.i.i, <1 x float> %204, <1 x float> %sums.sroa.6.1.i178.i.i)
  %add.ptr40.1.i183.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i159.i.i, i64 %element.0121.i.i559.i
  %208 = load float, ptr %add.ptr40.1.i183.i.i, align 4
  %splat.splatinsert.1.i184.i.i = insertelement <1 x float> poison, float %208, i64 0
  %209 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i184.i.i, <1 x float> %203, <1 x float> %sums.sroa.9.1.i179.i.i)
  %210 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i184.i.i, <1 x float> %204, <1 x float> %sums.sroa.12.1.i180.i.i)
  %add.i185.i.i = add nsw i64 %element.0121.i.i559.i, %19
  %add.ptr51.i186.i.i = getelementptr inbounds i8, ptr %right.0122.i.i558.i, i64 %t.sroa.198.0.i
  %dec.i187.i.i = add nsw i64 %k.0123.i.i557.i, -1
  %cmp15.i188.i.i = icmp ugt i64 %k.0123.i.i557.i, 1
  br i1 %cmp15.i188.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i, !llvm.loop !27

for.inc75.i170.i.i:                               ; preds = %for.cond55.preheader.i161.i.i
  store <1 x float> %sums.sroa.0.0.i162.i.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr71.1.i.i552.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x float> %sums.sroa.6.0.i163.i.i, ptr %add.ptr71.1.i.i552.i, align 4
  %.not1543.i = icmp eq i64 %div5.i511.i, 1
  br i1 %.not1543.i, label %if.end33.i518.i, label %for.body65.preheader.1.i.i553.i

for.body65.preheader.1.i.i553.i:                  ; preds = %for.inc75.i170.i.i
  %add.ptr69.1129.i.i554.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %sums.sroa.9.0.i164.i.i, ptr %add.ptr69.1129.i.i554.i, align 4
  %add.ptr71.1.1.i.i556.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i554.i, i64 %mul21.i
  store <1 x float> %sums.sroa.12.0.i165.i.i, ptr %add.ptr71.1.1.i.i556.i, align 4
  br label %if.end33.i518.i

if.else25.i515.i:                                 ; preds = %if.else20.i514.i
  %cmp27.i516.i = icmp ult i64 %div5.i511.i, 5
  %add.ptr.1.i194.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i198.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp27.i516.i, label %if.then29.i540.i, label %if.else30.i517.i

if.then29.i540.i:                                 ; preds = %if.else25.i515.i
  %cmp4.3.i199.not.i.i = icmp eq i64 %div5.i511.i, 3
  %cond.3.i200.i.i = select i1 %cmp4.3.i199.not.i.i, i64 0, i64 3
  %mul.3.i201.i.i = mul nsw i64 %cond.3.i200.i.i, %18
  %add.ptr.3.i202.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i201.i.i
  br i1 %cmp6109.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i

for.body17.i234.i.i:                              ; preds = %if.then29.i540.i, %for.body17.i234.i.i
  %sums.sroa.6.1.i235.i.i = phi <1 x float> [ %215, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.0.1.i236.i.i = phi <1 x float> [ %214, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.9.1.i237.i.i = phi <1 x float> [ %217, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.12.1.i238.i.i = phi <1 x float> [ %218, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.15.1.i239.i.i = phi <1 x float> [ %220, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.18.1.i240.i.i = phi <1 x float> [ %221, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.21.1.i241.i.i = phi <1 x float> [ %223, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.24.1.i242.i.i = phi <1 x float> [ %224, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %k.0123.i243.i.i = phi i64 [ %dec.i257.i.i, %for.body17.i234.i.i ], [ %14, %if.then29.i540.i ]
  %right.0122.i244.i.i = phi ptr [ %add.ptr51.i256.i.i, %for.body17.i234.i.i ], [ %t.sroa.21.0.i, %if.then29.i540.i ]
  %element.0121.i245.i.i = phi i64 [ %add.i255.i.i, %for.body17.i234.i.i ], [ 0, %if.then29.i540.i ]
  %211 = load <1 x float>, ptr %right.0122.i244.i.i, align 4
  %add.ptr24.1.i246.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %mul21.i
  %212 = load <1 x float>, ptr %add.ptr24.1.i246.i.i, align 4
  %add.ptr40.i247.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i245.i.i
  %213 = load float, ptr %add.ptr40.i247.i.i, align 4
  %splat.splatinsert.i248.i.i = insertelement <1 x float> poison, float %213, i64 0
  %214 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i248.i.i, <1 x float> %211, <1 x float> %sums.sroa.0.1.i236.i.i)
  %215 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i248.i.i, <1 x float> %212, <1 x float> %sums.sroa.6.1.i235.i.i)
  %add.ptr40.1.i249.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i245.i.i
  %216 = load float, ptr %add.ptr40.1.i249.i.i, align 4
  %splat.splatinsert.1.i250.i.i = insertelement <1 x float> poison, float %216, i64 0
  %217 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i250.i.i, <1 x float> %211, <1 x float> %sums.sroa.9.1.i237.i.i)
  %218 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i250.i.i, <1 x float> %212, <1 x float> %sums.sroa.12.1.i238.i.i)
  %add.ptr40.2.i251.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i245.i.i
  %219 = load float, ptr %add.ptr40.2.i251.i.i, align 4
  %splat.splatinsert.2.i252.i.i = insertelement <1 x float> poison, float %219, i64 0
  %220 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i252.i.i, <1 x float> %211, <1 x float> %sums.sroa.15.1.i239.i.i)
  %221 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i252.i.i, <1 x float> %212, <1 x float> %sums.sroa.18.1.i240.i.i)
  %add.ptr40.3.i253.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i202.i.i, i64 %element.0121.i245.i.i
  %222 = load float, ptr %add.ptr40.3.i253.i.i, align 4
  %splat.splatinsert.3.i254.i.i = insertelement <1 x float> poison, float %222, i64 0
  %223 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i254.i.i, <1 x float> %211, <1 x float> %sums.sroa.21.1.i241.i.i)
  %224 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i254.i.i, <1 x float> %212, <1 x float> %sums.sroa.24.1.i242.i.i)
  %add.i255.i.i = add nsw i64 %element.0121.i245.i.i, %19
  %add.ptr51.i256.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %t.sroa.198.0.i
  %dec.i257.i.i = add nsw i64 %k.0123.i243.i.i, -1
  %cmp15.i258.i.i = icmp ugt i64 %k.0123.i243.i.i, 1
  br i1 %cmp15.i258.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i, !llvm.loop !28

for.inc75.2.i225.i.i:                             ; preds = %for.body17.i234.i.i, %if.then29.i540.i
  %.lcssa1822.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %214, %for.body17.i234.i.i ]
  %.lcssa1821.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %215, %for.body17.i234.i.i ]
  %.lcssa1820.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %217, %for.body17.i234.i.i ]
  %.lcssa1819.sink.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %218, %for.body17.i234.i.i ]
  %sums.sroa.24.0.i213405.i14511468.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %224, %for.body17.i234.i.i ]
  %sums.sroa.21.0.i212404.i14521467.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %223, %for.body17.i234.i.i ]
  %sums.sroa.18.0.i211403.i14531466.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %221, %for.body17.i234.i.i ]
  %sums.sroa.15.0.i210402.i14541465.i = phi <1 x float> [ zeroinitializer, %if.then29.i540.i ], [ %220, %for.body17.i234.i.i ]
  store <1 x float> %.lcssa1822.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr71.1.i219.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x float> %.lcssa1821.sink.i, ptr %add.ptr71.1.i219.i.i, align 4
  %add.ptr69.1129.i222.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1820.sink.i, ptr %add.ptr69.1129.i222.i.i, align 4
  %add.ptr71.1.1.i224.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i222.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1819.sink.i, ptr %add.ptr71.1.1.i224.i.i, align 4
  %add.ptr69.2.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x float> %sums.sroa.15.0.i210402.i14541465.i, ptr %add.ptr69.2.i227.i.i, align 4
  %add.ptr71.1.2.i.i544.i = getelementptr inbounds i8, ptr %add.ptr69.2.i227.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.18.0.i211403.i14531466.i, ptr %add.ptr71.1.2.i.i544.i, align 4
  br i1 %cmp4.3.i199.not.i.i, label %if.end33.i518.i, label %for.body65.preheader.3.i.i546.i

for.body65.preheader.3.i.i546.i:                  ; preds = %for.inc75.2.i225.i.i
  %add.ptr69.3.i229.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x float> %sums.sroa.21.0.i212404.i14521467.i, ptr %add.ptr69.3.i229.i.i, align 4
  %add.ptr71.1.3.i.i549.i = getelementptr inbounds i8, ptr %add.ptr69.3.i229.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.24.0.i213405.i14511468.i, ptr %add.ptr71.1.3.i.i549.i, align 4
  br label %if.end33.i518.i

if.else30.i517.i:                                 ; preds = %if.else25.i515.i
  %add.ptr.3.i272.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i276.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i277.not.i.i = icmp eq i64 %div5.i511.i, 5
  %cond.5.i278.i.i = select i1 %cmp4.5.i277.not.i.i, i64 0, i64 5
  %mul.5.i279.i.i = mul nsw i64 %cond.5.i278.i.i, %18
  %add.ptr.5.i280.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i279.i.i
  br i1 %cmp6109.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i

for.body17.i324.i.i:                              ; preds = %if.else30.i517.i, %for.body17.i324.i.i
  %sums.sroa.12.1.i325.i.i = phi <1 x float> [ %232, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.9.1.i326.i.i = phi <1 x float> [ %231, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.6.1.i327.i.i = phi <1 x float> [ %229, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.0.1.i328.i.i = phi <1 x float> [ %228, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.15.1.i329.i.i = phi <1 x float> [ %234, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.18.1.i330.i.i = phi <1 x float> [ %235, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.21.1.i331.i.i = phi <1 x float> [ %237, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.24.1.i332.i.i = phi <1 x float> [ %238, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.27.1.i.i536.i = phi <1 x float> [ %240, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.30.1.i.i537.i = phi <1 x float> [ %241, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.33.1.i.i538.i = phi <1 x float> [ %243, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.36.1.i.i539.i = phi <1 x float> [ %244, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %k.0123.i333.i.i = phi i64 [ %dec.i351.i.i, %for.body17.i324.i.i ], [ %14, %if.else30.i517.i ]
  %right.0122.i334.i.i = phi ptr [ %add.ptr51.i350.i.i, %for.body17.i324.i.i ], [ %t.sroa.21.0.i, %if.else30.i517.i ]
  %element.0121.i335.i.i = phi i64 [ %add.i349.i.i, %for.body17.i324.i.i ], [ 0, %if.else30.i517.i ]
  %225 = load <1 x float>, ptr %right.0122.i334.i.i, align 4
  %add.ptr24.1.i336.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %mul21.i
  %226 = load <1 x float>, ptr %add.ptr24.1.i336.i.i, align 4
  %add.ptr40.i337.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i335.i.i
  %227 = load float, ptr %add.ptr40.i337.i.i, align 4
  %splat.splatinsert.i338.i.i = insertelement <1 x float> poison, float %227, i64 0
  %228 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i338.i.i, <1 x float> %225, <1 x float> %sums.sroa.0.1.i328.i.i)
  %229 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.i338.i.i, <1 x float> %226, <1 x float> %sums.sroa.6.1.i327.i.i)
  %add.ptr40.1.i339.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i335.i.i
  %230 = load float, ptr %add.ptr40.1.i339.i.i, align 4
  %splat.splatinsert.1.i340.i.i = insertelement <1 x float> poison, float %230, i64 0
  %231 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i340.i.i, <1 x float> %225, <1 x float> %sums.sroa.9.1.i326.i.i)
  %232 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.1.i340.i.i, <1 x float> %226, <1 x float> %sums.sroa.12.1.i325.i.i)
  %add.ptr40.2.i341.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i335.i.i
  %233 = load float, ptr %add.ptr40.2.i341.i.i, align 4
  %splat.splatinsert.2.i342.i.i = insertelement <1 x float> poison, float %233, i64 0
  %234 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i342.i.i, <1 x float> %225, <1 x float> %sums.sroa.15.1.i329.i.i)
  %235 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.2.i342.i.i, <1 x float> %226, <1 x float> %sums.sroa.18.1.i330.i.i)
  %add.ptr40.3.i343.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i272.i.i, i64 %element.0121.i335.i.i
  %236 = load float, ptr %add.ptr40.3.i343.i.i, align 4
  %splat.splatinsert.3.i344.i.i = insertelement <1 x float> poison, float %236, i64 0
  %237 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i344.i.i, <1 x float> %225, <1 x float> %sums.sroa.21.1.i331.i.i)
  %238 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.3.i344.i.i, <1 x float> %226, <1 x float> %sums.sroa.24.1.i332.i.i)
  %add.ptr40.4.i345.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i276.i.i, i64 %element.0121.i335.i.i
  %239 = load float, ptr %add.ptr40.4.i345.i.i, align 4
  %splat.splatinsert.4.i346.i.i = insertelement <1 x float> poison, float %239, i64 0
  %240 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.4.i346.i.i, <1 x float> %225, <1 x float> %sums.sroa.27.1.i.i536.i)
  %241 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.4.i346.i.i, <1 x float> %226, <1 x float> %sums.sroa.30.1.i.i537.i)
  %add.ptr40.5.i347.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i280.i.i, i64 %element.0121.i335.i.i
  %242 = load float, ptr %add.ptr40.5.i347.i.i, align 4
  %splat.splatinsert.5.i348.i.i = insertelement <1 x float> poison, float %242, i64 0
  %243 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.5.i348.i.i, <1 x float> %225, <1 x float> %sums.sroa.33.1.i.i538.i)
  %244 = tail call <1 x float> @llvm.fmuladd.v1f32(<1 x float> %splat.splatinsert.5.i348.i.i, <1 x float> %226, <1 x float> %sums.sroa.36.1.i.i539.i)
  %add.i349.i.i = add nsw i64 %element.0121.i335.i.i, %19
  %add.ptr51.i350.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %t.sroa.198.0.i
  %dec.i351.i.i = add nsw i64 %k.0123.i333.i.i, -1
  %cmp15.i352.i.i = icmp ugt i64 %k.0123.i333.i.i, 1
  br i1 %cmp15.i352.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i, !llvm.loop !29

for.inc75.4.i315.i.i:                             ; preds = %for.body17.i324.i.i, %if.else30.i517.i
  %.lcssa1814.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %228, %for.body17.i324.i.i ]
  %.lcssa1813.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %229, %for.body17.i324.i.i ]
  %.lcssa1812.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %231, %for.body17.i324.i.i ]
  %.lcssa1811.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %232, %for.body17.i324.i.i ]
  %.lcssa1810.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %234, %for.body17.i324.i.i ]
  %.lcssa1809.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %235, %for.body17.i324.i.i ]
  %.lcssa1808.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %237, %for.body17.i324.i.i ]
  %.lcssa1807.sink.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %238, %for.body17.i324.i.i ]
  %sums.sroa.36.0.i434.i1482151115231541.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %244, %for.body17.i324.i.i ]
  %sums.sroa.33.0.i433.i1483151015241540.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %243, %for.body17.i324.i.i ]
  %sums.sroa.30.0.i432.i1484150915251539.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %241, %for.body17.i324.i.i ]
  %sums.sroa.27.0.i431.i1485150815261538.i = phi <1 x float> [ zeroinitializer, %if.else30.i517.i ], [ %240, %for.body17.i324.i.i ]
  store <1 x float> %.lcssa1814.sink.i, ptr %t.sroa.42.2.i, align 4
  %add.ptr71.1.i297.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x float> %.lcssa1813.sink.i, ptr %add.ptr71.1.i297.i.i, align 4
  %add.ptr69.1129.i300.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x float> %.lcssa1812.sink.i, ptr %add.ptr69.1129.i300.i.i, align 4
  %add.ptr71.1.1.i302.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i300.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1811.sink.i, ptr %add.ptr71.1.1.i302.i.i, align 4
  %add.ptr69.2.i305.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x float> %.lcssa1810.sink.i, ptr %add.ptr69.2.i305.i.i, align 4
  %add.ptr71.1.2.i308.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i305.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1809.sink.i, ptr %add.ptr71.1.2.i308.i.i, align 4
  %add.ptr69.3.i311.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x float> %.lcssa1808.sink.i, ptr %add.ptr69.3.i311.i.i, align 4
  %add.ptr71.1.3.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i311.i.i, i64 %mul21.i
  store <1 x float> %.lcssa1807.sink.i, ptr %add.ptr71.1.3.i314.i.i, align 4
  %add.ptr69.4.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x float> %sums.sroa.27.0.i431.i1485150815261538.i, ptr %add.ptr69.4.i317.i.i, align 4
  %add.ptr71.1.4.i.i530.i = getelementptr inbounds i8, ptr %add.ptr69.4.i317.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.30.0.i432.i1484150915251539.i, ptr %add.ptr71.1.4.i.i530.i, align 4
  br i1 %cmp4.5.i277.not.i.i, label %if.end33.i518.i, label %for.body65.preheader.5.i.i532.i

for.body65.preheader.5.i.i532.i:                  ; preds = %for.inc75.4.i315.i.i
  %add.ptr69.5.i319.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x float> %sums.sroa.33.0.i433.i1483151015241540.i, ptr %add.ptr69.5.i319.i.i, align 4
  %add.ptr71.1.5.i.i535.i = getelementptr inbounds i8, ptr %add.ptr69.5.i319.i.i, i64 %mul21.i
  store <1 x float> %sums.sroa.36.0.i434.i1482151115231541.i, ptr %add.ptr71.1.5.i.i535.i, align 4
  br label %if.end33.i518.i

if.end33.i518.i:                                  ; preds = %for.body65.preheader.5.i.i532.i, %for.inc75.4.i315.i.i, %for.body65.preheader.3.i.i546.i, %for.inc75.2.i225.i.i, %for.body65.preheader.1.i.i553.i, %for.inc75.i170.i.i, %for.cond55.preheader.i161.i.i, %for.body65.7.i.i598.i, %for.inc75.6.i.i594.i, %for.inc75.5.i.i590.i, %for.inc75.4.i.i586.i, %for.body65.3.i.i628.i, %for.inc75.2.i.i624.i, %for.body65.1.i.i657.i, %for.inc75.i.i655.i, %for.cond55.preheader.i.i651.i
  %mul.i519.i = mul nsw i64 %div5.i511.i, %18
  %add.ptr.i520.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.i519.i
  %mul36.i521.i = mul nsw i64 %div5.i511.i, %mul19.i
  %add.ptr37.i522.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul36.i521.i
  %sub39.i523.i = sub nsw i64 %rows.addr.0475.i.i, %div5.i511.i
  %cmp1.i524.i = icmp sgt i64 %tiles.0476.i.i, 1
  br i1 %cmp1.i524.i, label %for.body.i508.i, label %if.end44.i, !llvm.loop !30

if.end44.i:                                       ; preds = %if.end33.i518.i, %if.end33.i140.i, %if.end33.i.i, %if.else42.i, %if.then41.i, %if.then38.i
  %add46.i = add nuw nsw i64 %column.01684.i, %mul45.i
  %cmp5.i = icmp slt i64 %add46.i, %15
  br i1 %cmp5.i, label %for.body.i, label %product_f.exit, !llvm.loop !31

product_f.exit:                                   ; preds = %if.end44.i, %for.body
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %packed.i) #4
  %inc = add nsw i64 %k.0155, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !32
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
  %cmp154 = icmp slt i64 %begin, %end
  br i1 %cmp154, label %for.body.lr.ph, label %for.cond.cleanup

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
  %k.0155 = phi i64 [ %begin, %for.body.lr.ph ], [ %inc, %product_d.exit ]
  %2 = load i64, ptr %arrayidx3, align 8
  %rem = srem i64 %k.0155, %2
  %div = sdiv i64 %k.0155, %2
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
  %mul19 = mul nsw i64 %mul.reass, %k.0155
  %add.ptr20 = getelementptr inbounds i8, ptr %12, i64 %mul19
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %packed.i) #4
  %13 = load i64, ptr %arrayidx, align 8
  %14 = load i64, ptr %arrayidx1.i, align 8
  %15 = load i64, ptr %arrayidx1, align 8
  %cmp.i = icmp sgt i64 %15, 3
  %cmp3.i = icmp sgt i64 %15, 1
  %16 = select i1 %cmp3.i, i64 2, i64 1
  %cond4.i = select i1 %cmp.i, i64 4, i64 %16
  %cmp51683.i = icmp sgt i64 %15, 0
  br i1 %cmp51683.i, label %for.body.lr.ph.i, label %product_d.exit

for.body.lr.ph.i:                                 ; preds = %for.body
  %sub.i = sub nsw i64 %15, %cond4.i
  %mul19.i = shl nsw i64 %15, 3
  %cmp1.i.i = icmp slt i64 %14, 4
  %sub24.i.i = add nsw i64 %14, -4
  %cmp6109.i.i = icmp sgt i64 %14, 0
  %add.i503.i = add i64 %13, -1
  %mul68.2.i304.i1520.i = shl nsw i64 %15, 4
  %mul68.3.i310.i1535.i = mul nuw nsw i64 %15, 24
  %mul68.4.i316.i.i = shl nsw i64 %15, 5
  %mul68.5.i318.i.i = mul nuw nsw i64 %15, 40
  %mul68.6.i.i595.i = mul nuw nsw i64 %15, 48
  %mul68.7.i.i599.i = mul nuw nsw i64 %15, 56
  %mul45.i = shl nuw nsw i64 %cond4.i, 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end44.i, %for.body.lr.ph.i
  %column.01684.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add46.i, %if.end44.i ]
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %column.01684.i, i64 %sub.i)
  %add.i = add nuw nsw i64 %column.01684.i, %cond4.i
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
  %cmp.i.i = icmp ne i64 %20, 8
  %or.cond.i.i = or i1 %cmp1.i.i, %cmp.i.i
  %cmp3.i.i = icmp slt i64 %add30.i, 4
  %or.cond56.i.i = or i1 %cmp3.i.i, %or.cond.i.i
  br i1 %or.cond56.i.i, label %for.cond.preheader.i.i, label %for.cond14.preheader.i.i

for.cond14.preheader.i.i:                         ; preds = %if.then.i
  %sub.i.i = add nsw i64 %add30.i, -4
  %mul31.i.i = shl nsw i64 %17, 1
  %mul33.i.i = mul nsw i64 %17, 3
  %add.ptr46.idx.i.i = shl nsw i64 %add30.i, 4
  %add.ptr49.idx.i.i = mul i64 %add30.i, 24
  br label %for.body22.lr.ph.i.i

for.cond.preheader.i.i:                           ; preds = %if.then.i
  %cmp4111.i.i = icmp sgt i64 %add30.i, 0
  br i1 %cmp4111.i.i, label %for.cond5.preheader.i.i, label %gather_d.exit.i

for.cond5.preheader.i.i:                          ; preds = %for.cond.preheader.i.i, %for.cond.cleanup7.i.i
  %from.addr.0113.i.i = phi ptr [ %add.ptr12.i.i, %for.cond.cleanup7.i.i ], [ %add.ptr.i, %for.cond.preheader.i.i ]
  %j.0112.i.i = phi i64 [ %inc11.i.i, %for.cond.cleanup7.i.i ], [ 0, %for.cond.preheader.i.i ]
  %invariant.gep107.i.i = getelementptr double, ptr %packed.i, i64 %j.0112.i.i
  br i1 %cmp6109.i.i, label %for.body8.i.i, label %for.cond.cleanup7.i.i

for.cond.cleanup7.i.i:                            ; preds = %for.body8.i.i, %for.cond5.preheader.i.i
  %inc11.i.i = add nuw nsw i64 %j.0112.i.i, 1
  %add.ptr12.i.i = getelementptr inbounds i8, ptr %from.addr.0113.i.i, i64 %17
  %exitcond115.not.i.i = icmp eq i64 %inc11.i.i, %add30.i
  br i1 %exitcond115.not.i.i, label %gather_d.exit.i, label %for.cond5.preheader.i.i, !llvm.loop !33

for.body8.i.i:                                    ; preds = %for.cond5.preheader.i.i, %for.body8.i.i
  %k.0110.i.i = phi i64 [ %inc.i.i, %for.body8.i.i ], [ 0, %for.cond5.preheader.i.i ]
  %mul.i.i = mul nsw i64 %k.0110.i.i, %20
  %add.ptr.i.i = getelementptr inbounds i8, ptr %from.addr.0113.i.i, i64 %mul.i.i
  %21 = load double, ptr %add.ptr.i.i, align 8
  %mul9.i.i = mul nuw nsw i64 %k.0110.i.i, %add30.i
  %gep108.i.i = getelementptr double, ptr %invariant.gep107.i.i, i64 %mul9.i.i
  store double %21, ptr %gep108.i.i, align 8
  %inc.i.i = add nuw nsw i64 %k.0110.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %14
  br i1 %exitcond.not.i.i, label %for.cond.cleanup7.i.i, label %for.body8.i.i, !llvm.loop !34

for.body22.lr.ph.i.i:                             ; preds = %for.cond.cleanup21.i.i, %for.cond14.preheader.i.i
  %column.0106.i.i = phi i64 [ 0, %for.cond14.preheader.i.i ], [ %add54.i.i, %for.cond.cleanup21.i.i ]
  %cond.i.i.i = tail call noundef i64 @llvm.smin.i64(i64 %column.0106.i.i, i64 %sub.i.i)
  %invariant.gep.i.i = getelementptr double, ptr %packed.i, i64 %cond.i.i.i
  %mul26.i.i = mul nsw i64 %cond.i.i.i, %17
  %add.ptr27.i.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %mul26.i.i
  br label %for.body22.i.i

for.cond.cleanup21.i.i:                           ; preds = %for.body22.i.i
  %add54.i.i = add nuw nsw i64 %column.0106.i.i, 4
  %cmp15.i.i = icmp slt i64 %add54.i.i, %add30.i
  br i1 %cmp15.i.i, label %for.body22.lr.ph.i.i, label %gather_d.exit.i, !llvm.loop !35

for.body22.i.i:                                   ; preds = %for.body22.i.i, %for.body22.lr.ph.i.i
  %first.0105.i.i = phi i64 [ 0, %for.body22.lr.ph.i.i ], [ %add51.i.i, %for.body22.i.i ]
  %cond.i102.i.i = tail call noundef i64 @llvm.smin.i64(i64 %first.0105.i.i, i64 %sub24.i.i)
  %mul28.i.i = shl nsw i64 %cond.i102.i.i, 3
  %add.ptr29.i.i = getelementptr inbounds i8, ptr %add.ptr27.i.i, i64 %mul28.i.i
  %22 = load <4 x double>, ptr %add.ptr29.i.i, align 8
  %add.ptr30.i.i = getelementptr inbounds i8, ptr %add.ptr29.i.i, i64 %17
  %23 = load <4 x double>, ptr %add.ptr30.i.i, align 8
  %add.ptr32.i.i = getelementptr inbounds i8, ptr %add.ptr29.i.i, i64 %mul31.i.i
  %24 = load <4 x double>, ptr %add.ptr32.i.i, align 8
  %add.ptr34.i.i = getelementptr inbounds i8, ptr %add.ptr29.i.i, i64 %mul33.i.i
  %25 = load <4 x double>, ptr %add.ptr34.i.i, align 8
  %shuffle.i.i = shufflevector <4 x double> %22, <4 x double> %23, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %shuffle35.i.i = shufflevector <4 x double> %22, <4 x double> %23, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %shuffle36.i.i = shufflevector <4 x double> %24, <4 x double> %25, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %shuffle37.i.i = shufflevector <4 x double> %24, <4 x double> %25, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %mul38.i.i = mul nsw i64 %cond.i102.i.i, %add30.i
  %gep.i.i = getelementptr double, ptr %invariant.gep.i.i, i64 %mul38.i.i
  %shuffle41.i.i = shufflevector <4 x double> %shuffle.i.i, <4 x double> %shuffle36.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  store <4 x double> %shuffle41.i.i, ptr %gep.i.i, align 8
  %shuffle42.i.i = shufflevector <4 x double> %shuffle.i.i, <4 x double> %shuffle36.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add.ptr43.i.i = getelementptr inbounds double, ptr %gep.i.i, i64 %add30.i
  store <4 x double> %shuffle42.i.i, ptr %add.ptr43.i.i, align 8
  %shuffle44.i.i = shufflevector <4 x double> %shuffle35.i.i, <4 x double> %shuffle37.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %add.ptr46.i.i = getelementptr inbounds i8, ptr %gep.i.i, i64 %add.ptr46.idx.i.i
  store <4 x double> %shuffle44.i.i, ptr %add.ptr46.i.i, align 8
  %shuffle47.i.i = shufflevector <4 x double> %shuffle35.i.i, <4 x double> %shuffle37.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add.ptr49.i.i = getelementptr inbounds i8, ptr %gep.i.i, i64 %add.ptr49.idx.i.i
  store <4 x double> %shuffle47.i.i, ptr %add.ptr49.i.i, align 8
  %add51.i.i = add nuw nsw i64 %first.0105.i.i, 4
  %cmp20.i.i = icmp slt i64 %add51.i.i, %14
  br i1 %cmp20.i.i, label %for.body22.i.i, label %for.cond.cleanup21.i.i, !llvm.loop !36

gather_d.exit.i:                                  ; preds = %for.cond.cleanup21.i.i, %for.cond.cleanup7.i.i, %for.cond.preheader.i.i
  %mul34.i = shl nsw i64 %add30.i, 3
  br label %if.end.i

if.end.i:                                         ; preds = %gather_d.exit.i, %for.body.i
  %t.sroa.198.0.i = phi i64 [ %20, %for.body.i ], [ %mul34.i, %gather_d.exit.i ]
  %t.sroa.21.0.i = phi ptr [ %add.ptr.i, %for.body.i ], [ %packed.i, %gather_d.exit.i ]
  %cmp.i79.i = icmp eq i64 %cond.i78.i, %cond.i.i
  %conv.i.i = select i1 %cmp.i79.i, i64 8, i64 6
  %sub.i80.i = add i64 %add.i503.i, %conv.i.i
  %div.i.i = sdiv i64 %sub.i80.i, %conv.i.i
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
  %t.sroa.0.0.i = phi ptr [ %add.ptr.i82.i, %if.end33.i.i ], [ %add.ptr10, %for.body.i.preheader.i ]
  %tiles.0494.i.i = phi i64 [ %add3.i.i, %if.end33.i.i ], [ %div.i.i, %for.body.i.preheader.i ]
  %rows.addr.0493.i.i = phi i64 [ %sub39.i.i, %if.end33.i.i ], [ %13, %for.body.i.preheader.i ]
  %add3.i.i = add nsw i64 %tiles.0494.i.i, -1
  %sub4.i.i = add i64 %add3.i.i, %rows.addr.0493.i.i
  %div5.i.i = sdiv i64 %sub4.i.i, %tiles.0494.i.i
  %cmp11.i.i = icmp slt i64 %div5.i.i, 3
  br i1 %cmp.i79.i, label %if.then.i.i, label %if.else20.i.i

if.then.i.i:                                      ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then13.i.i, label %if.else.i.i

if.then13.i.i:                                    ; preds = %if.then.i.i
  %cmp4.1.i.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i.i.i = select i1 %cmp4.1.i.i.i, i64 %18, i64 0
  %add.ptr.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i.i.i
  br i1 %cmp6109.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i

for.cond55.preheader.i.i.i:                       ; preds = %for.body17.i.i.i, %if.then13.i.i
  %sums.sroa.0.0.i.i.i = phi <4 x double> [ zeroinitializer, %if.then13.i.i ], [ %28, %for.body17.i.i.i ]
  %sums.sroa.6.0.i.i.i = phi <4 x double> [ zeroinitializer, %if.then13.i.i ], [ %30, %for.body17.i.i.i ]
  %cmp60.i.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i.i.i, label %for.inc75.i.i.i, label %if.end33.i.i

for.body17.i.i.i:                                 ; preds = %if.then13.i.i, %for.body17.i.i.i
  %sums.sroa.0.1.i.i.i = phi <4 x double> [ %28, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %sums.sroa.6.1.i.i.i = phi <4 x double> [ %30, %for.body17.i.i.i ], [ zeroinitializer, %if.then13.i.i ]
  %k.0120.i.i.i = phi i64 [ %dec.i.i.i, %for.body17.i.i.i ], [ %14, %if.then13.i.i ]
  %right.0119.i.i.i = phi ptr [ %add.ptr51.i.i.i, %for.body17.i.i.i ], [ %t.sroa.21.0.i, %if.then13.i.i ]
  %element.0118.i.i.i = phi i64 [ %add.i.i.i, %for.body17.i.i.i ], [ 0, %if.then13.i.i ]
  %26 = load <4 x double>, ptr %right.0119.i.i.i, align 8
  %add.ptr40.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i.i.i
  %27 = load double, ptr %add.ptr40.i.i.i, align 8
  %splat.splatinsert.i.i.i = insertelement <4 x double> poison, double %27, i64 0
  %splat.splat.i.i.i = shufflevector <4 x double> %splat.splatinsert.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %28 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i.i.i, <4 x double> %26, <4 x double> %sums.sroa.0.1.i.i.i)
  %add.ptr40.1.i.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i.i, i64 %element.0118.i.i.i
  %29 = load double, ptr %add.ptr40.1.i.i.i, align 8
  %splat.splatinsert.1.i.i.i = insertelement <4 x double> poison, double %29, i64 0
  %splat.splat.1.i.i.i = shufflevector <4 x double> %splat.splatinsert.1.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %30 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i.i.i, <4 x double> %26, <4 x double> %sums.sroa.6.1.i.i.i)
  %add.i.i.i = add nsw i64 %element.0118.i.i.i, %19
  %add.ptr51.i.i.i = getelementptr inbounds i8, ptr %right.0119.i.i.i, i64 %t.sroa.198.0.i
  %dec.i.i.i = add nsw i64 %k.0120.i.i.i, -1
  %cmp15.i.i.i = icmp ugt i64 %k.0120.i.i.i, 1
  br i1 %cmp15.i.i.i, label %for.body17.i.i.i, label %for.cond55.preheader.i.i.i, !llvm.loop !37

for.inc75.i.i.i:                                  ; preds = %for.cond55.preheader.i.i.i
  store <4 x double> %sums.sroa.0.0.i.i.i, ptr %t.sroa.42.0.i, align 8
  %.not1566.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1566.i, label %if.end33.i.i, label %for.body65.1.i.i.i

for.body65.1.i.i.i:                               ; preds = %for.inc75.i.i.i
  %add.ptr69.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %sums.sroa.6.0.i.i.i, ptr %add.ptr69.1.i.i.i, align 8
  br label %if.end33.i.i

if.else.i.i:                                      ; preds = %if.then.i.i
  %cmp15.i84.i = icmp ult i64 %div5.i.i, 5
  %add.ptr.1.i69.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %18
  %add.ptr.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.2.i205.i.i
  br i1 %cmp15.i84.i, label %if.then17.i.i, label %if.else18.i.i

if.then17.i.i:                                    ; preds = %if.else.i.i
  %cmp4.3.i.not.i.i = icmp eq i64 %div5.i.i, 3
  %cond.3.i.i.i = select i1 %cmp4.3.i.not.i.i, i64 0, i64 3
  %mul.3.i.i.i = mul nsw i64 %cond.3.i.i.i, %18
  %add.ptr.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i.i.i
  br i1 %cmp6109.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i

for.body17.i85.i.i:                               ; preds = %if.then17.i.i, %for.body17.i85.i.i
  %sums.sroa.0.1.i86.i.i = phi <4 x double> [ %33, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.6.1.i87.i.i = phi <4 x double> [ %35, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.9.1.i.i.i = phi <4 x double> [ %37, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %sums.sroa.12.1.i.i.i = phi <4 x double> [ %39, %for.body17.i85.i.i ], [ zeroinitializer, %if.then17.i.i ]
  %k.0120.i88.i.i = phi i64 [ %dec.i99.i.i, %for.body17.i85.i.i ], [ %14, %if.then17.i.i ]
  %right.0119.i89.i.i = phi ptr [ %add.ptr51.i98.i.i, %for.body17.i85.i.i ], [ %t.sroa.21.0.i, %if.then17.i.i ]
  %element.0118.i90.i.i = phi i64 [ %add.i97.i.i, %for.body17.i85.i.i ], [ 0, %if.then17.i.i ]
  %31 = load <4 x double>, ptr %right.0119.i89.i.i, align 8
  %add.ptr40.i91.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i90.i.i
  %32 = load double, ptr %add.ptr40.i91.i.i, align 8
  %splat.splatinsert.i92.i.i = insertelement <4 x double> poison, double %32, i64 0
  %splat.splat.i93.i.i = shufflevector <4 x double> %splat.splatinsert.i92.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %33 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i93.i.i, <4 x double> %31, <4 x double> %sums.sroa.0.1.i86.i.i)
  %add.ptr40.1.i94.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i90.i.i
  %34 = load double, ptr %add.ptr40.1.i94.i.i, align 8
  %splat.splatinsert.1.i95.i.i = insertelement <4 x double> poison, double %34, i64 0
  %splat.splat.1.i96.i.i = shufflevector <4 x double> %splat.splatinsert.1.i95.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %35 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i96.i.i, <4 x double> %31, <4 x double> %sums.sroa.6.1.i87.i.i)
  %add.ptr40.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i90.i.i
  %36 = load double, ptr %add.ptr40.2.i.i.i, align 8
  %splat.splatinsert.2.i.i.i = insertelement <4 x double> poison, double %36, i64 0
  %splat.splat.2.i.i.i = shufflevector <4 x double> %splat.splatinsert.2.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i.i.i, <4 x double> %31, <4 x double> %sums.sroa.9.1.i.i.i)
  %add.ptr40.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i.i, i64 %element.0118.i90.i.i
  %38 = load double, ptr %add.ptr40.3.i.i.i, align 8
  %splat.splatinsert.3.i.i.i = insertelement <4 x double> poison, double %38, i64 0
  %splat.splat.3.i.i.i = shufflevector <4 x double> %splat.splatinsert.3.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %39 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i.i.i, <4 x double> %31, <4 x double> %sums.sroa.12.1.i.i.i)
  %add.i97.i.i = add nsw i64 %element.0118.i90.i.i, %19
  %add.ptr51.i98.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i.i, i64 %t.sroa.198.0.i
  %dec.i99.i.i = add nsw i64 %k.0120.i88.i.i, -1
  %cmp15.i100.i.i = icmp ugt i64 %k.0120.i88.i.i, 1
  br i1 %cmp15.i100.i.i, label %for.body17.i85.i.i, label %for.inc75.2.i.i.i, !llvm.loop !38

for.inc75.2.i.i.i:                                ; preds = %for.body17.i85.i.i, %if.then17.i.i
  %.lcssa1914.sink.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %33, %for.body17.i85.i.i ]
  %.lcssa1913.sink.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %35, %for.body17.i85.i.i ]
  %sums.sroa.12.0.i381.i10481056.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %39, %for.body17.i85.i.i ]
  %sums.sroa.9.0.i380.i10491055.i = phi <4 x double> [ zeroinitializer, %if.then17.i.i ], [ %37, %for.body17.i85.i.i ]
  store <4 x double> %.lcssa1914.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr69.1.i80.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1913.sink.i, ptr %add.ptr69.1.i80.i.i, align 8
  %add.ptr69.2.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <4 x double> %sums.sroa.9.0.i380.i10491055.i, ptr %add.ptr69.2.i.i.i, align 8
  br i1 %cmp4.3.i.not.i.i, label %if.end33.i.i, label %for.body65.3.i.i.i

for.body65.3.i.i.i:                               ; preds = %for.inc75.2.i.i.i
  %add.ptr69.3.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <4 x double> %sums.sroa.12.0.i381.i10481056.i, ptr %add.ptr69.3.i.i.i, align 8
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
  br i1 %cmp6109.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i

for.body17.i137.i.i:                              ; preds = %if.else18.i.i, %for.body17.i137.i.i
  %sums.sroa.0.1.i138.i.i = phi <4 x double> [ %42, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.6.1.i139.i.i = phi <4 x double> [ %44, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.9.1.i140.i.i = phi <4 x double> [ %46, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.12.1.i141.i.i = phi <4 x double> [ %48, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.15.1.i.i.i = phi <4 x double> [ %50, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.18.1.i.i.i = phi <4 x double> [ %52, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.21.1.i.i.i = phi <4 x double> [ %54, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %sums.sroa.24.1.i.i.i = phi <4 x double> [ %56, %for.body17.i137.i.i ], [ zeroinitializer, %if.else18.i.i ]
  %k.0120.i142.i.i = phi i64 [ %dec.i159.i.i, %for.body17.i137.i.i ], [ %14, %if.else18.i.i ]
  %right.0119.i143.i.i = phi ptr [ %add.ptr51.i158.i.i, %for.body17.i137.i.i ], [ %t.sroa.21.0.i, %if.else18.i.i ]
  %element.0118.i144.i.i = phi i64 [ %add.i157.i.i, %for.body17.i137.i.i ], [ 0, %if.else18.i.i ]
  %40 = load <4 x double>, ptr %right.0119.i143.i.i, align 8
  %add.ptr40.i145.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0118.i144.i.i
  %41 = load double, ptr %add.ptr40.i145.i.i, align 8
  %splat.splatinsert.i146.i.i = insertelement <4 x double> poison, double %41, i64 0
  %splat.splat.i147.i.i = shufflevector <4 x double> %splat.splatinsert.i146.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %42 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i147.i.i, <4 x double> %40, <4 x double> %sums.sroa.0.1.i138.i.i)
  %add.ptr40.1.i148.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i.i, i64 %element.0118.i144.i.i
  %43 = load double, ptr %add.ptr40.1.i148.i.i, align 8
  %splat.splatinsert.1.i149.i.i = insertelement <4 x double> poison, double %43, i64 0
  %splat.splat.1.i150.i.i = shufflevector <4 x double> %splat.splatinsert.1.i149.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %44 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i150.i.i, <4 x double> %40, <4 x double> %sums.sroa.6.1.i139.i.i)
  %add.ptr40.2.i151.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i.i, i64 %element.0118.i144.i.i
  %45 = load double, ptr %add.ptr40.2.i151.i.i, align 8
  %splat.splatinsert.2.i152.i.i = insertelement <4 x double> poison, double %45, i64 0
  %splat.splat.2.i153.i.i = shufflevector <4 x double> %splat.splatinsert.2.i152.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %46 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i153.i.i, <4 x double> %40, <4 x double> %sums.sroa.9.1.i140.i.i)
  %add.ptr40.3.i154.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i.i, i64 %element.0118.i144.i.i
  %47 = load double, ptr %add.ptr40.3.i154.i.i, align 8
  %splat.splatinsert.3.i155.i.i = insertelement <4 x double> poison, double %47, i64 0
  %splat.splat.3.i156.i.i = shufflevector <4 x double> %splat.splatinsert.3.i155.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %48 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i156.i.i, <4 x double> %40, <4 x double> %sums.sroa.12.1.i141.i.i)
  %add.ptr40.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i.i, i64 %element.0118.i144.i.i
  %49 = load double, ptr %add.ptr40.4.i.i.i, align 8
  %splat.splatinsert.4.i.i.i = insertelement <4 x double> poison, double %49, i64 0
  %splat.splat.4.i.i.i = shufflevector <4 x double> %splat.splatinsert.4.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %50 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.4.i.i.i, <4 x double> %40, <4 x double> %sums.sroa.15.1.i.i.i)
  %add.ptr40.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i.i, i64 %element.0118.i144.i.i
  %51 = load double, ptr %add.ptr40.5.i.i.i, align 8
  %splat.splatinsert.5.i.i.i = insertelement <4 x double> poison, double %51, i64 0
  %splat.splat.5.i.i.i = shufflevector <4 x double> %splat.splatinsert.5.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %52 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.5.i.i.i, <4 x double> %40, <4 x double> %sums.sroa.18.1.i.i.i)
  %add.ptr40.6.i.i.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i.i, i64 %element.0118.i144.i.i
  %53 = load double, ptr %add.ptr40.6.i.i.i, align 8
  %splat.splatinsert.6.i.i.i = insertelement <4 x double> poison, double %53, i64 0
  %splat.splat.6.i.i.i = shufflevector <4 x double> %splat.splatinsert.6.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %54 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.6.i.i.i, <4 x double> %40, <4 x double> %sums.sroa.21.1.i.i.i)
  %add.ptr40.7.i.i.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i.i, i64 %element.0118.i144.i.i
  %55 = load double, ptr %add.ptr40.7.i.i.i, align 8
  %splat.splatinsert.7.i.i.i = insertelement <4 x double> poison, double %55, i64 0
  %splat.splat.7.i.i.i = shufflevector <4 x double> %splat.splatinsert.7.i.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %56 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.7.i.i.i, <4 x double> %40, <4 x double> %sums.sroa.24.1.i.i.i)
  %add.i157.i.i = add nsw i64 %element.0118.i144.i.i, %19
  %add.ptr51.i158.i.i = getelementptr inbounds i8, ptr %right.0119.i143.i.i, i64 %t.sroa.198.0.i
  %dec.i159.i.i = add nsw i64 %k.0120.i142.i.i, -1
  %cmp15.i160.i.i = icmp ugt i64 %k.0120.i142.i.i, 1
  br i1 %cmp15.i160.i.i, label %for.body17.i137.i.i, label %for.inc75.4.i.i.i, !llvm.loop !39

for.inc75.4.i.i.i:                                ; preds = %for.body17.i137.i.i, %if.else18.i.i
  %.lcssa1910.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %42, %for.body17.i137.i.i ]
  %.lcssa1909.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %44, %for.body17.i137.i.i ]
  %.lcssa1908.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %46, %for.body17.i137.i.i ]
  %.lcssa1907.sink.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %48, %for.body17.i137.i.i ]
  %sums.sroa.24.0.i402.i1065108510941109.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %56, %for.body17.i137.i.i ]
  %sums.sroa.21.0.i401.i1066108410951108.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %54, %for.body17.i137.i.i ]
  %sums.sroa.18.0.i400.i1067108310961107.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %52, %for.body17.i137.i.i ]
  %sums.sroa.15.0.i399.i1068108210971106.i = phi <4 x double> [ zeroinitializer, %if.else18.i.i ], [ %50, %for.body17.i137.i.i ]
  store <4 x double> %.lcssa1910.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr69.1.i127.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1909.sink.i, ptr %add.ptr69.1.i127.i.i, align 8
  %add.ptr69.2.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <4 x double> %.lcssa1908.sink.i, ptr %add.ptr69.2.i130.i.i, align 8
  %add.ptr69.3.i132.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <4 x double> %.lcssa1907.sink.i, ptr %add.ptr69.3.i132.i.i, align 8
  %add.ptr69.4.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <4 x double> %sums.sroa.15.0.i399.i1068108210971106.i, ptr %add.ptr69.4.i.i.i, align 8
  br i1 %cmp4.5.i.not.i.i, label %if.end33.i.i, label %for.inc75.5.i.i.i

for.inc75.5.i.i.i:                                ; preds = %for.inc75.4.i.i.i
  %add.ptr69.5.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <4 x double> %sums.sroa.18.0.i400.i1067108310961107.i, ptr %add.ptr69.5.i.i.i, align 8
  br i1 %cmp4.6.i.i.i, label %for.inc75.6.i.i.i, label %if.end33.i.i

for.inc75.6.i.i.i:                                ; preds = %for.inc75.5.i.i.i
  %add.ptr69.6.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.6.i.i595.i
  store <4 x double> %sums.sroa.21.0.i401.i1066108410951108.i, ptr %add.ptr69.6.i.i.i, align 8
  %.not1564.i = icmp eq i64 %div5.i.i, 7
  br i1 %.not1564.i, label %if.end33.i.i, label %for.body65.7.i.i.i

for.body65.7.i.i.i:                               ; preds = %for.inc75.6.i.i.i
  %add.ptr69.7.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.7.i.i599.i
  store <4 x double> %sums.sroa.24.0.i402.i1065108510941109.i, ptr %add.ptr69.7.i.i.i, align 8
  br label %if.end33.i.i

if.else20.i.i:                                    ; preds = %for.body.i.i
  br i1 %cmp11.i.i, label %if.then24.i.i, label %if.else25.i.i

if.then24.i.i:                                    ; preds = %if.else20.i.i
  %cmp4.1.i163.i.i = icmp eq i64 %div5.i.i, 2
  %mul.1.i164.i.i = select i1 %cmp4.1.i163.i.i, i64 %18, i64 0
  %add.ptr.1.i165.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.1.i164.i.i
  br i1 %cmp6109.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i

for.cond55.preheader.i167.i.i:                    ; preds = %for.body17.i182.i.i, %if.then24.i.i
  %sums.sroa.0.0.i168.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %60, %for.body17.i182.i.i ]
  %sums.sroa.6.0.i169.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %61, %for.body17.i182.i.i ]
  %sums.sroa.9.0.i170.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %63, %for.body17.i182.i.i ]
  %sums.sroa.12.0.i171.i.i = phi <4 x double> [ zeroinitializer, %if.then24.i.i ], [ %64, %for.body17.i182.i.i ]
  %cmp60.i174.i.i = icmp sgt i64 %div5.i.i, 0
  br i1 %cmp60.i174.i.i, label %for.inc75.i176.i.i, label %if.end33.i.i

for.body17.i182.i.i:                              ; preds = %if.then24.i.i, %for.body17.i182.i.i
  %sums.sroa.0.1.i183.i.i = phi <4 x double> [ %60, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.6.1.i184.i.i = phi <4 x double> [ %61, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.9.1.i185.i.i = phi <4 x double> [ %63, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %sums.sroa.12.1.i186.i.i = phi <4 x double> [ %64, %for.body17.i182.i.i ], [ zeroinitializer, %if.then24.i.i ]
  %k.0123.i.i.i = phi i64 [ %dec.i195.i.i, %for.body17.i182.i.i ], [ %14, %if.then24.i.i ]
  %right.0122.i.i.i = phi ptr [ %add.ptr51.i194.i.i, %for.body17.i182.i.i ], [ %t.sroa.21.0.i, %if.then24.i.i ]
  %element.0121.i.i.i = phi i64 [ %add.i193.i.i, %for.body17.i182.i.i ], [ 0, %if.then24.i.i ]
  %57 = load <4 x double>, ptr %right.0122.i.i.i, align 8
  %add.ptr24.1.i.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %mul21.i
  %58 = load <4 x double>, ptr %add.ptr24.1.i.i.i, align 8
  %add.ptr40.i187.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i.i.i
  %59 = load double, ptr %add.ptr40.i187.i.i, align 8
  %splat.splatinsert.i188.i.i = insertelement <4 x double> poison, double %59, i64 0
  %splat.splat.i189.i.i = shufflevector <4 x double> %splat.splatinsert.i188.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %60 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i189.i.i, <4 x double> %57, <4 x double> %sums.sroa.0.1.i183.i.i)
  %61 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i189.i.i, <4 x double> %58, <4 x double> %sums.sroa.6.1.i184.i.i)
  %add.ptr40.1.i190.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i.i, i64 %element.0121.i.i.i
  %62 = load double, ptr %add.ptr40.1.i190.i.i, align 8
  %splat.splatinsert.1.i191.i.i = insertelement <4 x double> poison, double %62, i64 0
  %splat.splat.1.i192.i.i = shufflevector <4 x double> %splat.splatinsert.1.i191.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %63 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i192.i.i, <4 x double> %57, <4 x double> %sums.sroa.9.1.i185.i.i)
  %64 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i192.i.i, <4 x double> %58, <4 x double> %sums.sroa.12.1.i186.i.i)
  %add.i193.i.i = add nsw i64 %element.0121.i.i.i, %19
  %add.ptr51.i194.i.i = getelementptr inbounds i8, ptr %right.0122.i.i.i, i64 %t.sroa.198.0.i
  %dec.i195.i.i = add nsw i64 %k.0123.i.i.i, -1
  %cmp15.i196.i.i = icmp ugt i64 %k.0123.i.i.i, 1
  br i1 %cmp15.i196.i.i, label %for.body17.i182.i.i, label %for.cond55.preheader.i167.i.i, !llvm.loop !40

for.inc75.i176.i.i:                               ; preds = %for.cond55.preheader.i167.i.i
  store <4 x double> %sums.sroa.0.0.i168.i.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr71.1.i.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <4 x double> %sums.sroa.6.0.i169.i.i, ptr %add.ptr71.1.i.i.i, align 8
  %.not1561.i = icmp eq i64 %div5.i.i, 1
  br i1 %.not1561.i, label %if.end33.i.i, label %for.body65.preheader.1.i.i.i

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
  br i1 %cmp6109.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i

for.body17.i242.i.i:                              ; preds = %if.then29.i.i, %for.body17.i242.i.i
  %sums.sroa.6.1.i243.i.i = phi <4 x double> [ %69, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.0.1.i244.i.i = phi <4 x double> [ %68, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.9.1.i245.i.i = phi <4 x double> [ %71, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.12.1.i246.i.i = phi <4 x double> [ %72, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.15.1.i247.i.i = phi <4 x double> [ %74, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.18.1.i248.i.i = phi <4 x double> [ %75, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.21.1.i249.i.i = phi <4 x double> [ %77, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %sums.sroa.24.1.i250.i.i = phi <4 x double> [ %78, %for.body17.i242.i.i ], [ zeroinitializer, %if.then29.i.i ]
  %k.0123.i251.i.i = phi i64 [ %dec.i269.i.i, %for.body17.i242.i.i ], [ %14, %if.then29.i.i ]
  %right.0122.i252.i.i = phi ptr [ %add.ptr51.i268.i.i, %for.body17.i242.i.i ], [ %t.sroa.21.0.i, %if.then29.i.i ]
  %element.0121.i253.i.i = phi i64 [ %add.i267.i.i, %for.body17.i242.i.i ], [ 0, %if.then29.i.i ]
  %65 = load <4 x double>, ptr %right.0122.i252.i.i, align 8
  %add.ptr24.1.i254.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %mul21.i
  %66 = load <4 x double>, ptr %add.ptr24.1.i254.i.i, align 8
  %add.ptr40.i255.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i253.i.i
  %67 = load double, ptr %add.ptr40.i255.i.i, align 8
  %splat.splatinsert.i256.i.i = insertelement <4 x double> poison, double %67, i64 0
  %splat.splat.i257.i.i = shufflevector <4 x double> %splat.splatinsert.i256.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %68 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i257.i.i, <4 x double> %65, <4 x double> %sums.sroa.0.1.i244.i.i)
  %69 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i257.i.i, <4 x double> %66, <4 x double> %sums.sroa.6.1.i243.i.i)
  %add.ptr40.1.i258.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i253.i.i
  %70 = load double, ptr %add.ptr40.1.i258.i.i, align 8
  %splat.splatinsert.1.i259.i.i = insertelement <4 x double> poison, double %70, i64 0
  %splat.splat.1.i260.i.i = shufflevector <4 x double> %splat.splatinsert.1.i259.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %71 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i260.i.i, <4 x double> %65, <4 x double> %sums.sroa.9.1.i245.i.i)
  %72 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i260.i.i, <4 x double> %66, <4 x double> %sums.sroa.12.1.i246.i.i)
  %add.ptr40.2.i261.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i253.i.i
  %73 = load double, ptr %add.ptr40.2.i261.i.i, align 8
  %splat.splatinsert.2.i262.i.i = insertelement <4 x double> poison, double %73, i64 0
  %splat.splat.2.i263.i.i = shufflevector <4 x double> %splat.splatinsert.2.i262.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %74 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i263.i.i, <4 x double> %65, <4 x double> %sums.sroa.15.1.i247.i.i)
  %75 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i263.i.i, <4 x double> %66, <4 x double> %sums.sroa.18.1.i248.i.i)
  %add.ptr40.3.i264.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i.i, i64 %element.0121.i253.i.i
  %76 = load double, ptr %add.ptr40.3.i264.i.i, align 8
  %splat.splatinsert.3.i265.i.i = insertelement <4 x double> poison, double %76, i64 0
  %splat.splat.3.i266.i.i = shufflevector <4 x double> %splat.splatinsert.3.i265.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %77 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i266.i.i, <4 x double> %65, <4 x double> %sums.sroa.21.1.i249.i.i)
  %78 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i266.i.i, <4 x double> %66, <4 x double> %sums.sroa.24.1.i250.i.i)
  %add.i267.i.i = add nsw i64 %element.0121.i253.i.i, %19
  %add.ptr51.i268.i.i = getelementptr inbounds i8, ptr %right.0122.i252.i.i, i64 %t.sroa.198.0.i
  %dec.i269.i.i = add nsw i64 %k.0123.i251.i.i, -1
  %cmp15.i270.i.i = icmp ugt i64 %k.0123.i251.i.i, 1
  br i1 %cmp15.i270.i.i, label %for.body17.i242.i.i, label %for.inc75.2.i233.i.i, !llvm.loop !41

for.inc75.2.i233.i.i:                             ; preds = %for.body17.i242.i.i, %if.then29.i.i
  %.lcssa1898.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %68, %for.body17.i242.i.i ]
  %.lcssa1897.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %69, %for.body17.i242.i.i ]
  %.lcssa1896.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %71, %for.body17.i242.i.i ]
  %.lcssa1895.sink.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %72, %for.body17.i242.i.i ]
  %sums.sroa.24.0.i221423.i11191136.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %78, %for.body17.i242.i.i ]
  %sums.sroa.21.0.i220422.i11201135.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %77, %for.body17.i242.i.i ]
  %sums.sroa.18.0.i219421.i11211134.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %75, %for.body17.i242.i.i ]
  %sums.sroa.15.0.i218420.i11221133.i = phi <4 x double> [ zeroinitializer, %if.then29.i.i ], [ %74, %for.body17.i242.i.i ]
  store <4 x double> %.lcssa1898.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr71.1.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <4 x double> %.lcssa1897.sink.i, ptr %add.ptr71.1.i227.i.i, align 8
  %add.ptr69.1129.i230.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1896.sink.i, ptr %add.ptr69.1129.i230.i.i, align 8
  %add.ptr71.1.1.i232.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1895.sink.i, ptr %add.ptr71.1.1.i232.i.i, align 8
  %add.ptr69.2.i235.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <4 x double> %sums.sroa.15.0.i218420.i11221133.i, ptr %add.ptr69.2.i235.i.i, align 8
  %add.ptr71.1.2.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.18.0.i219421.i11211134.i, ptr %add.ptr71.1.2.i.i.i, align 8
  br i1 %cmp4.3.i207.not.i.i, label %if.end33.i.i, label %for.body65.preheader.3.i.i.i

for.body65.preheader.3.i.i.i:                     ; preds = %for.inc75.2.i233.i.i
  %add.ptr69.3.i237.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <4 x double> %sums.sroa.21.0.i220422.i11201135.i, ptr %add.ptr69.3.i237.i.i, align 8
  %add.ptr71.1.3.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.24.0.i221423.i11191136.i, ptr %add.ptr71.1.3.i.i.i, align 8
  br label %if.end33.i.i

if.else30.i.i:                                    ; preds = %if.else25.i.i
  %add.ptr.3.i284.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.3.i283.i.i
  %add.ptr.4.i288.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.4.i287.i.i
  %cmp4.5.i289.not.i.i = icmp eq i64 %div5.i.i, 5
  %cond.5.i290.i.i = select i1 %cmp4.5.i289.not.i.i, i64 0, i64 5
  %mul.5.i291.i.i = mul nsw i64 %cond.5.i290.i.i, %18
  %add.ptr.5.i292.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.5.i291.i.i
  br i1 %cmp6109.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i

for.body17.i336.i.i:                              ; preds = %if.else30.i.i, %for.body17.i336.i.i
  %sums.sroa.12.1.i337.i.i = phi <4 x double> [ %86, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.9.1.i338.i.i = phi <4 x double> [ %85, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.6.1.i339.i.i = phi <4 x double> [ %83, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.0.1.i340.i.i = phi <4 x double> [ %82, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.15.1.i341.i.i = phi <4 x double> [ %88, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.18.1.i342.i.i = phi <4 x double> [ %89, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.21.1.i343.i.i = phi <4 x double> [ %91, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.24.1.i344.i.i = phi <4 x double> [ %92, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.27.1.i.i.i = phi <4 x double> [ %94, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.30.1.i.i.i = phi <4 x double> [ %95, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.33.1.i.i.i = phi <4 x double> [ %97, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %sums.sroa.36.1.i.i.i = phi <4 x double> [ %98, %for.body17.i336.i.i ], [ zeroinitializer, %if.else30.i.i ]
  %k.0123.i345.i.i = phi i64 [ %dec.i369.i.i, %for.body17.i336.i.i ], [ %14, %if.else30.i.i ]
  %right.0122.i346.i.i = phi ptr [ %add.ptr51.i368.i.i, %for.body17.i336.i.i ], [ %t.sroa.21.0.i, %if.else30.i.i ]
  %element.0121.i347.i.i = phi i64 [ %add.i367.i.i, %for.body17.i336.i.i ], [ 0, %if.else30.i.i ]
  %79 = load <4 x double>, ptr %right.0122.i346.i.i, align 8
  %add.ptr24.1.i348.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %mul21.i
  %80 = load <4 x double>, ptr %add.ptr24.1.i348.i.i, align 8
  %add.ptr40.i349.i.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %element.0121.i347.i.i
  %81 = load double, ptr %add.ptr40.i349.i.i, align 8
  %splat.splatinsert.i350.i.i = insertelement <4 x double> poison, double %81, i64 0
  %splat.splat.i351.i.i = shufflevector <4 x double> %splat.splatinsert.i350.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %82 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i351.i.i, <4 x double> %79, <4 x double> %sums.sroa.0.1.i340.i.i)
  %83 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.i351.i.i, <4 x double> %80, <4 x double> %sums.sroa.6.1.i339.i.i)
  %add.ptr40.1.i352.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i.i, i64 %element.0121.i347.i.i
  %84 = load double, ptr %add.ptr40.1.i352.i.i, align 8
  %splat.splatinsert.1.i353.i.i = insertelement <4 x double> poison, double %84, i64 0
  %splat.splat.1.i354.i.i = shufflevector <4 x double> %splat.splatinsert.1.i353.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %85 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i354.i.i, <4 x double> %79, <4 x double> %sums.sroa.9.1.i338.i.i)
  %86 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.1.i354.i.i, <4 x double> %80, <4 x double> %sums.sroa.12.1.i337.i.i)
  %add.ptr40.2.i355.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i.i, i64 %element.0121.i347.i.i
  %87 = load double, ptr %add.ptr40.2.i355.i.i, align 8
  %splat.splatinsert.2.i356.i.i = insertelement <4 x double> poison, double %87, i64 0
  %splat.splat.2.i357.i.i = shufflevector <4 x double> %splat.splatinsert.2.i356.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %88 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i357.i.i, <4 x double> %79, <4 x double> %sums.sroa.15.1.i341.i.i)
  %89 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.2.i357.i.i, <4 x double> %80, <4 x double> %sums.sroa.18.1.i342.i.i)
  %add.ptr40.3.i358.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i.i, i64 %element.0121.i347.i.i
  %90 = load double, ptr %add.ptr40.3.i358.i.i, align 8
  %splat.splatinsert.3.i359.i.i = insertelement <4 x double> poison, double %90, i64 0
  %splat.splat.3.i360.i.i = shufflevector <4 x double> %splat.splatinsert.3.i359.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %91 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i360.i.i, <4 x double> %79, <4 x double> %sums.sroa.21.1.i343.i.i)
  %92 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.3.i360.i.i, <4 x double> %80, <4 x double> %sums.sroa.24.1.i344.i.i)
  %add.ptr40.4.i361.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i.i, i64 %element.0121.i347.i.i
  %93 = load double, ptr %add.ptr40.4.i361.i.i, align 8
  %splat.splatinsert.4.i362.i.i = insertelement <4 x double> poison, double %93, i64 0
  %splat.splat.4.i363.i.i = shufflevector <4 x double> %splat.splatinsert.4.i362.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %94 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.4.i363.i.i, <4 x double> %79, <4 x double> %sums.sroa.27.1.i.i.i)
  %95 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.4.i363.i.i, <4 x double> %80, <4 x double> %sums.sroa.30.1.i.i.i)
  %add.ptr40.5.i364.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i.i, i64 %element.0121.i347.i.i
  %96 = load double, ptr %add.ptr40.5.i364.i.i, align 8
  %splat.splatinsert.5.i365.i.i = insertelement <4 x double> poison, double %96, i64 0
  %splat.splat.5.i366.i.i = shufflevector <4 x double> %splat.splatinsert.5.i365.i.i, <4 x double> poison, <4 x i32> zeroinitializer
  %97 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.5.i366.i.i, <4 x double> %79, <4 x double> %sums.sroa.33.1.i.i.i)
  %98 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %splat.splat.5.i366.i.i, <4 x double> %80, <4 x double> %sums.sroa.36.1.i.i.i)
  %add.i367.i.i = add nsw i64 %element.0121.i347.i.i, %19
  %add.ptr51.i368.i.i = getelementptr inbounds i8, ptr %right.0122.i346.i.i, i64 %t.sroa.198.0.i
  %dec.i369.i.i = add nsw i64 %k.0123.i345.i.i, -1
  %cmp15.i370.i.i = icmp ugt i64 %k.0123.i345.i.i, 1
  br i1 %cmp15.i370.i.i, label %for.body17.i336.i.i, label %for.inc75.4.i327.i.i, !llvm.loop !42

for.inc75.4.i327.i.i:                             ; preds = %for.body17.i336.i.i, %if.else30.i.i
  %.lcssa1890.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %82, %for.body17.i336.i.i ]
  %.lcssa1889.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %83, %for.body17.i336.i.i ]
  %.lcssa1888.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %85, %for.body17.i336.i.i ]
  %.lcssa1887.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %86, %for.body17.i336.i.i ]
  %.lcssa1886.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %88, %for.body17.i336.i.i ]
  %.lcssa1885.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %89, %for.body17.i336.i.i ]
  %.lcssa1884.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %91, %for.body17.i336.i.i ]
  %.lcssa1883.sink.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %92, %for.body17.i336.i.i ]
  %sums.sroa.36.0.i452.i1150117911911209.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %98, %for.body17.i336.i.i ]
  %sums.sroa.33.0.i451.i1151117811921208.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %97, %for.body17.i336.i.i ]
  %sums.sroa.30.0.i450.i1152117711931207.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %95, %for.body17.i336.i.i ]
  %sums.sroa.27.0.i449.i1153117611941206.i = phi <4 x double> [ zeroinitializer, %if.else30.i.i ], [ %94, %for.body17.i336.i.i ]
  store <4 x double> %.lcssa1890.sink.i, ptr %t.sroa.42.0.i, align 8
  %add.ptr71.1.i309.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul21.i
  store <4 x double> %.lcssa1889.sink.i, ptr %add.ptr71.1.i309.i.i, align 8
  %add.ptr69.1129.i312.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul19.i
  store <4 x double> %.lcssa1888.sink.i, ptr %add.ptr69.1129.i312.i.i, align 8
  %add.ptr71.1.1.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1887.sink.i, ptr %add.ptr71.1.1.i314.i.i, align 8
  %add.ptr69.2.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.2.i304.i1520.i
  store <4 x double> %.lcssa1886.sink.i, ptr %add.ptr69.2.i317.i.i, align 8
  %add.ptr71.1.2.i320.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1885.sink.i, ptr %add.ptr71.1.2.i320.i.i, align 8
  %add.ptr69.3.i323.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.3.i310.i1535.i
  store <4 x double> %.lcssa1884.sink.i, ptr %add.ptr69.3.i323.i.i, align 8
  %add.ptr71.1.3.i326.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i.i, i64 %mul21.i
  store <4 x double> %.lcssa1883.sink.i, ptr %add.ptr71.1.3.i326.i.i, align 8
  %add.ptr69.4.i329.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.4.i316.i.i
  store <4 x double> %sums.sroa.27.0.i449.i1153117611941206.i, ptr %add.ptr69.4.i329.i.i, align 8
  %add.ptr71.1.4.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.30.0.i450.i1152117711931207.i, ptr %add.ptr71.1.4.i.i.i, align 8
  br i1 %cmp4.5.i289.not.i.i, label %if.end33.i.i, label %for.body65.preheader.5.i.i.i

for.body65.preheader.5.i.i.i:                     ; preds = %for.inc75.4.i327.i.i
  %add.ptr69.5.i331.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul68.5.i318.i.i
  store <4 x double> %sums.sroa.33.0.i451.i1151117811921208.i, ptr %add.ptr69.5.i331.i.i, align 8
  %add.ptr71.1.5.i.i.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i.i, i64 %mul21.i
  store <4 x double> %sums.sroa.36.0.i452.i1150117911911209.i, ptr %add.ptr71.1.5.i.i.i, align 8
  br label %if.end33.i.i

if.end33.i.i:                                     ; preds = %for.body65.preheader.5.i.i.i, %for.inc75.4.i327.i.i, %for.body65.preheader.3.i.i.i, %for.inc75.2.i233.i.i, %for.body65.preheader.1.i.i.i, %for.inc75.i176.i.i, %for.cond55.preheader.i167.i.i, %for.body65.7.i.i.i, %for.inc75.6.i.i.i, %for.inc75.5.i.i.i, %for.inc75.4.i.i.i, %for.body65.3.i.i.i, %for.inc75.2.i.i.i, %for.body65.1.i.i.i, %for.inc75.i.i.i, %for.cond55.preheader.i.i.i
  %mul.i81.i = mul nsw i64 %div5.i.i, %18
  %add.ptr.i82.i = getelementptr inbounds i8, ptr %t.sroa.0.0.i, i64 %mul.i81.i
  %mul36.i.i = mul nsw i64 %div5.i.i, %mul19.i
  %add.ptr37.i.i = getelementptr inbounds i8, ptr %t.sroa.42.0.i, i64 %mul36.i.i
  %sub39.i.i = sub nsw i64 %rows.addr.0493.i.i, %div5.i.i
  %cmp1.i83.i = icmp sgt i64 %tiles.0494.i.i, 1
  br i1 %cmp1.i83.i, label %for.body.i.i, label %if.end44.i, !llvm.loop !43

if.else.i:                                        ; preds = %if.end.i
  br i1 %cmp3.i, label %if.then41.i, label %if.else42.i

if.then41.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i101.preheader.i, label %if.end44.i

for.body.i101.preheader.i:                        ; preds = %if.then41.i
  %mul.2.i205.i113.i = shl nsw i64 %18, 1
  %mul.3.i283.i116.i = mul nsw i64 %18, 3
  %mul.4.i287.i118.i = shl nsw i64 %18, 2
  br label %for.body.i101.i

for.body.i101.i:                                  ; preds = %if.end33.i140.i, %for.body.i101.preheader.i
  %t.sroa.42.1.i = phi ptr [ %add.ptr37.i144.i, %if.end33.i140.i ], [ %add.ptr15.i, %for.body.i101.preheader.i ]
  %t.sroa.0.1.i = phi ptr [ %add.ptr.i142.i, %if.end33.i140.i ], [ %add.ptr10, %for.body.i101.preheader.i ]
  %tiles.0494.i102.i = phi i64 [ %add3.i104.i, %if.end33.i140.i ], [ %div.i.i, %for.body.i101.preheader.i ]
  %rows.addr.0493.i103.i = phi i64 [ %sub39.i145.i, %if.end33.i140.i ], [ %13, %for.body.i101.preheader.i ]
  %add3.i104.i = add nsw i64 %tiles.0494.i102.i, -1
  %sub4.i105.i = add i64 %add3.i104.i, %rows.addr.0493.i103.i
  %div5.i106.i = sdiv i64 %sub4.i105.i, %tiles.0494.i102.i
  %cmp11.i108.i = icmp slt i64 %div5.i106.i, 3
  br i1 %cmp.i79.i, label %if.then.i322.i, label %if.else20.i109.i

if.then.i322.i:                                   ; preds = %for.body.i101.i
  br i1 %cmp11.i108.i, label %if.then13.i470.i, label %if.else.i323.i

if.then13.i470.i:                                 ; preds = %if.then.i322.i
  %cmp4.1.i.i471.i = icmp eq i64 %div5.i106.i, 2
  %mul.1.i.i472.i = select i1 %cmp4.1.i.i471.i, i64 %18, i64 0
  %add.ptr.1.i.i473.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i.i472.i
  br i1 %cmp6109.i.i, label %for.body17.i.i484.i, label %for.cond55.preheader.i.i475.i

for.cond55.preheader.i.i475.i:                    ; preds = %for.body17.i.i484.i, %if.then13.i470.i
  %sums.sroa.0.0.i.i476.i = phi <2 x double> [ zeroinitializer, %if.then13.i470.i ], [ %101, %for.body17.i.i484.i ]
  %sums.sroa.6.0.i.i477.i = phi <2 x double> [ zeroinitializer, %if.then13.i470.i ], [ %103, %for.body17.i.i484.i ]
  %cmp60.i.i478.i = icmp sgt i64 %div5.i106.i, 0
  br i1 %cmp60.i.i478.i, label %for.inc75.i.i479.i, label %if.end33.i140.i

for.body17.i.i484.i:                              ; preds = %if.then13.i470.i, %for.body17.i.i484.i
  %sums.sroa.0.1.i.i485.i = phi <2 x double> [ %101, %for.body17.i.i484.i ], [ zeroinitializer, %if.then13.i470.i ]
  %sums.sroa.6.1.i.i486.i = phi <2 x double> [ %103, %for.body17.i.i484.i ], [ zeroinitializer, %if.then13.i470.i ]
  %k.0120.i.i487.i = phi i64 [ %dec.i.i498.i, %for.body17.i.i484.i ], [ %14, %if.then13.i470.i ]
  %right.0119.i.i488.i = phi ptr [ %add.ptr51.i.i497.i, %for.body17.i.i484.i ], [ %t.sroa.21.0.i, %if.then13.i470.i ]
  %element.0118.i.i489.i = phi i64 [ %add.i.i496.i, %for.body17.i.i484.i ], [ 0, %if.then13.i470.i ]
  %99 = load <2 x double>, ptr %right.0119.i.i488.i, align 8
  %add.ptr40.i.i490.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i.i489.i
  %100 = load double, ptr %add.ptr40.i.i490.i, align 8
  %splat.splatinsert.i.i491.i = insertelement <2 x double> poison, double %100, i64 0
  %splat.splat.i.i492.i = shufflevector <2 x double> %splat.splatinsert.i.i491.i, <2 x double> poison, <2 x i32> zeroinitializer
  %101 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i.i492.i, <2 x double> %99, <2 x double> %sums.sroa.0.1.i.i485.i)
  %add.ptr40.1.i.i493.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i473.i, i64 %element.0118.i.i489.i
  %102 = load double, ptr %add.ptr40.1.i.i493.i, align 8
  %splat.splatinsert.1.i.i494.i = insertelement <2 x double> poison, double %102, i64 0
  %splat.splat.1.i.i495.i = shufflevector <2 x double> %splat.splatinsert.1.i.i494.i, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i.i495.i, <2 x double> %99, <2 x double> %sums.sroa.6.1.i.i486.i)
  %add.i.i496.i = add nsw i64 %element.0118.i.i489.i, %19
  %add.ptr51.i.i497.i = getelementptr inbounds i8, ptr %right.0119.i.i488.i, i64 %t.sroa.198.0.i
  %dec.i.i498.i = add nsw i64 %k.0120.i.i487.i, -1
  %cmp15.i.i499.i = icmp ugt i64 %k.0120.i.i487.i, 1
  br i1 %cmp15.i.i499.i, label %for.body17.i.i484.i, label %for.cond55.preheader.i.i475.i, !llvm.loop !44

for.inc75.i.i479.i:                               ; preds = %for.cond55.preheader.i.i475.i
  store <2 x double> %sums.sroa.0.0.i.i476.i, ptr %t.sroa.42.1.i, align 8
  %.not1557.i = icmp eq i64 %div5.i106.i, 1
  br i1 %.not1557.i, label %if.end33.i140.i, label %for.body65.1.i.i481.i

for.body65.1.i.i481.i:                            ; preds = %for.inc75.i.i479.i
  %add.ptr69.1.i.i482.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %sums.sroa.6.0.i.i477.i, ptr %add.ptr69.1.i.i482.i, align 8
  br label %if.end33.i140.i

if.else.i323.i:                                   ; preds = %if.then.i322.i
  %cmp15.i324.i = icmp ult i64 %div5.i106.i, 5
  %add.ptr.1.i69.i325.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i.i327.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i113.i
  br i1 %cmp15.i324.i, label %if.then17.i423.i, label %if.else18.i328.i

if.then17.i423.i:                                 ; preds = %if.else.i323.i
  %cmp4.3.i.not.i424.i = icmp eq i64 %div5.i106.i, 3
  %cond.3.i.i425.i = select i1 %cmp4.3.i.not.i424.i, i64 0, i64 3
  %mul.3.i.i426.i = mul nsw i64 %cond.3.i.i425.i, %18
  %add.ptr.3.i.i427.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i.i426.i
  br i1 %cmp6109.i.i, label %for.body17.i85.i446.i, label %for.inc75.2.i.i438.i

for.body17.i85.i446.i:                            ; preds = %if.then17.i423.i, %for.body17.i85.i446.i
  %sums.sroa.0.1.i86.i447.i = phi <2 x double> [ %106, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %sums.sroa.6.1.i87.i448.i = phi <2 x double> [ %108, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %sums.sroa.9.1.i.i449.i = phi <2 x double> [ %110, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %sums.sroa.12.1.i.i450.i = phi <2 x double> [ %112, %for.body17.i85.i446.i ], [ zeroinitializer, %if.then17.i423.i ]
  %k.0120.i88.i451.i = phi i64 [ %dec.i99.i468.i, %for.body17.i85.i446.i ], [ %14, %if.then17.i423.i ]
  %right.0119.i89.i452.i = phi ptr [ %add.ptr51.i98.i467.i, %for.body17.i85.i446.i ], [ %t.sroa.21.0.i, %if.then17.i423.i ]
  %element.0118.i90.i453.i = phi i64 [ %add.i97.i466.i, %for.body17.i85.i446.i ], [ 0, %if.then17.i423.i ]
  %104 = load <2 x double>, ptr %right.0119.i89.i452.i, align 8
  %add.ptr40.i91.i454.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i90.i453.i
  %105 = load double, ptr %add.ptr40.i91.i454.i, align 8
  %splat.splatinsert.i92.i455.i = insertelement <2 x double> poison, double %105, i64 0
  %splat.splat.i93.i456.i = shufflevector <2 x double> %splat.splatinsert.i92.i455.i, <2 x double> poison, <2 x i32> zeroinitializer
  %106 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i93.i456.i, <2 x double> %104, <2 x double> %sums.sroa.0.1.i86.i447.i)
  %add.ptr40.1.i94.i457.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i325.i, i64 %element.0118.i90.i453.i
  %107 = load double, ptr %add.ptr40.1.i94.i457.i, align 8
  %splat.splatinsert.1.i95.i458.i = insertelement <2 x double> poison, double %107, i64 0
  %splat.splat.1.i96.i459.i = shufflevector <2 x double> %splat.splatinsert.1.i95.i458.i, <2 x double> poison, <2 x i32> zeroinitializer
  %108 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i96.i459.i, <2 x double> %104, <2 x double> %sums.sroa.6.1.i87.i448.i)
  %add.ptr40.2.i.i460.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i327.i, i64 %element.0118.i90.i453.i
  %109 = load double, ptr %add.ptr40.2.i.i460.i, align 8
  %splat.splatinsert.2.i.i461.i = insertelement <2 x double> poison, double %109, i64 0
  %splat.splat.2.i.i462.i = shufflevector <2 x double> %splat.splatinsert.2.i.i461.i, <2 x double> poison, <2 x i32> zeroinitializer
  %110 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i.i462.i, <2 x double> %104, <2 x double> %sums.sroa.9.1.i.i449.i)
  %add.ptr40.3.i.i463.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i427.i, i64 %element.0118.i90.i453.i
  %111 = load double, ptr %add.ptr40.3.i.i463.i, align 8
  %splat.splatinsert.3.i.i464.i = insertelement <2 x double> poison, double %111, i64 0
  %splat.splat.3.i.i465.i = shufflevector <2 x double> %splat.splatinsert.3.i.i464.i, <2 x double> poison, <2 x i32> zeroinitializer
  %112 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i.i465.i, <2 x double> %104, <2 x double> %sums.sroa.12.1.i.i450.i)
  %add.i97.i466.i = add nsw i64 %element.0118.i90.i453.i, %19
  %add.ptr51.i98.i467.i = getelementptr inbounds i8, ptr %right.0119.i89.i452.i, i64 %t.sroa.198.0.i
  %dec.i99.i468.i = add nsw i64 %k.0120.i88.i451.i, -1
  %cmp15.i100.i469.i = icmp ugt i64 %k.0120.i88.i451.i, 1
  br i1 %cmp15.i100.i469.i, label %for.body17.i85.i446.i, label %for.inc75.2.i.i438.i, !llvm.loop !45

for.inc75.2.i.i438.i:                             ; preds = %for.body17.i85.i446.i, %if.then17.i423.i
  %.lcssa1876.sink.i = phi <2 x double> [ zeroinitializer, %if.then17.i423.i ], [ %106, %for.body17.i85.i446.i ]
  %.lcssa1875.sink.i = phi <2 x double> [ zeroinitializer, %if.then17.i423.i ], [ %108, %for.body17.i85.i446.i ]
  %sums.sroa.12.0.i381.i43012141222.i = phi <2 x double> [ zeroinitializer, %if.then17.i423.i ], [ %112, %for.body17.i85.i446.i ]
  %sums.sroa.9.0.i380.i43112151221.i = phi <2 x double> [ zeroinitializer, %if.then17.i423.i ], [ %110, %for.body17.i85.i446.i ]
  store <2 x double> %.lcssa1876.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr69.1.i80.i436.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1875.sink.i, ptr %add.ptr69.1.i80.i436.i, align 8
  %add.ptr69.2.i.i440.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <2 x double> %sums.sroa.9.0.i380.i43112151221.i, ptr %add.ptr69.2.i.i440.i, align 8
  br i1 %cmp4.3.i.not.i424.i, label %if.end33.i140.i, label %for.body65.3.i.i442.i

for.body65.3.i.i442.i:                            ; preds = %for.inc75.2.i.i438.i
  %add.ptr69.3.i.i444.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <2 x double> %sums.sroa.12.0.i381.i43012141222.i, ptr %add.ptr69.3.i.i444.i, align 8
  br label %if.end33.i140.i

if.else18.i328.i:                                 ; preds = %if.else.i323.i
  %add.ptr.3.i113.i330.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i116.i
  %add.ptr.4.i.i332.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i118.i
  %cmp4.5.i.not.i333.i = icmp eq i64 %div5.i106.i, 5
  %cond.5.i.i334.i = select i1 %cmp4.5.i.not.i333.i, i64 0, i64 5
  %mul.5.i.i335.i = mul nsw i64 %cond.5.i.i334.i, %18
  %add.ptr.5.i.i336.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i.i335.i
  %cmp4.6.i.i337.i = icmp ugt i64 %div5.i106.i, 6
  %cond.6.i.i338.i = select i1 %cmp4.6.i.i337.i, i64 6, i64 0
  %mul.6.i.i339.i = mul nsw i64 %cond.6.i.i338.i, %18
  %add.ptr.6.i.i340.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.6.i.i339.i
  %cmp4.7.i.i341.i = icmp ugt i64 %div5.i106.i, 7
  %cond.7.i.i342.i = select i1 %cmp4.7.i.i341.i, i64 7, i64 0
  %mul.7.i.i343.i = mul nsw i64 %cond.7.i.i342.i, %18
  %add.ptr.7.i.i344.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.7.i.i343.i
  br i1 %cmp6109.i.i, label %for.body17.i137.i383.i, label %for.inc75.4.i.i367.i

for.body17.i137.i383.i:                           ; preds = %if.else18.i328.i, %for.body17.i137.i383.i
  %sums.sroa.0.1.i138.i384.i = phi <2 x double> [ %115, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.6.1.i139.i385.i = phi <2 x double> [ %117, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.9.1.i140.i386.i = phi <2 x double> [ %119, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.12.1.i141.i387.i = phi <2 x double> [ %121, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.15.1.i.i388.i = phi <2 x double> [ %123, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.18.1.i.i389.i = phi <2 x double> [ %125, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.21.1.i.i390.i = phi <2 x double> [ %127, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %sums.sroa.24.1.i.i391.i = phi <2 x double> [ %129, %for.body17.i137.i383.i ], [ zeroinitializer, %if.else18.i328.i ]
  %k.0120.i142.i392.i = phi i64 [ %dec.i159.i421.i, %for.body17.i137.i383.i ], [ %14, %if.else18.i328.i ]
  %right.0119.i143.i393.i = phi ptr [ %add.ptr51.i158.i420.i, %for.body17.i137.i383.i ], [ %t.sroa.21.0.i, %if.else18.i328.i ]
  %element.0118.i144.i394.i = phi i64 [ %add.i157.i419.i, %for.body17.i137.i383.i ], [ 0, %if.else18.i328.i ]
  %113 = load <2 x double>, ptr %right.0119.i143.i393.i, align 8
  %add.ptr40.i145.i395.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0118.i144.i394.i
  %114 = load double, ptr %add.ptr40.i145.i395.i, align 8
  %splat.splatinsert.i146.i396.i = insertelement <2 x double> poison, double %114, i64 0
  %splat.splat.i147.i397.i = shufflevector <2 x double> %splat.splatinsert.i146.i396.i, <2 x double> poison, <2 x i32> zeroinitializer
  %115 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i147.i397.i, <2 x double> %113, <2 x double> %sums.sroa.0.1.i138.i384.i)
  %add.ptr40.1.i148.i398.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i325.i, i64 %element.0118.i144.i394.i
  %116 = load double, ptr %add.ptr40.1.i148.i398.i, align 8
  %splat.splatinsert.1.i149.i399.i = insertelement <2 x double> poison, double %116, i64 0
  %splat.splat.1.i150.i400.i = shufflevector <2 x double> %splat.splatinsert.1.i149.i399.i, <2 x double> poison, <2 x i32> zeroinitializer
  %117 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i150.i400.i, <2 x double> %113, <2 x double> %sums.sroa.6.1.i139.i385.i)
  %add.ptr40.2.i151.i401.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i327.i, i64 %element.0118.i144.i394.i
  %118 = load double, ptr %add.ptr40.2.i151.i401.i, align 8
  %splat.splatinsert.2.i152.i402.i = insertelement <2 x double> poison, double %118, i64 0
  %splat.splat.2.i153.i403.i = shufflevector <2 x double> %splat.splatinsert.2.i152.i402.i, <2 x double> poison, <2 x i32> zeroinitializer
  %119 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i153.i403.i, <2 x double> %113, <2 x double> %sums.sroa.9.1.i140.i386.i)
  %add.ptr40.3.i154.i404.i = getelementptr inbounds i8, ptr %add.ptr.3.i113.i330.i, i64 %element.0118.i144.i394.i
  %120 = load double, ptr %add.ptr40.3.i154.i404.i, align 8
  %splat.splatinsert.3.i155.i405.i = insertelement <2 x double> poison, double %120, i64 0
  %splat.splat.3.i156.i406.i = shufflevector <2 x double> %splat.splatinsert.3.i155.i405.i, <2 x double> poison, <2 x i32> zeroinitializer
  %121 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i156.i406.i, <2 x double> %113, <2 x double> %sums.sroa.12.1.i141.i387.i)
  %add.ptr40.4.i.i407.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i332.i, i64 %element.0118.i144.i394.i
  %122 = load double, ptr %add.ptr40.4.i.i407.i, align 8
  %splat.splatinsert.4.i.i408.i = insertelement <2 x double> poison, double %122, i64 0
  %splat.splat.4.i.i409.i = shufflevector <2 x double> %splat.splatinsert.4.i.i408.i, <2 x double> poison, <2 x i32> zeroinitializer
  %123 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.4.i.i409.i, <2 x double> %113, <2 x double> %sums.sroa.15.1.i.i388.i)
  %add.ptr40.5.i.i410.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i336.i, i64 %element.0118.i144.i394.i
  %124 = load double, ptr %add.ptr40.5.i.i410.i, align 8
  %splat.splatinsert.5.i.i411.i = insertelement <2 x double> poison, double %124, i64 0
  %splat.splat.5.i.i412.i = shufflevector <2 x double> %splat.splatinsert.5.i.i411.i, <2 x double> poison, <2 x i32> zeroinitializer
  %125 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.5.i.i412.i, <2 x double> %113, <2 x double> %sums.sroa.18.1.i.i389.i)
  %add.ptr40.6.i.i413.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i340.i, i64 %element.0118.i144.i394.i
  %126 = load double, ptr %add.ptr40.6.i.i413.i, align 8
  %splat.splatinsert.6.i.i414.i = insertelement <2 x double> poison, double %126, i64 0
  %splat.splat.6.i.i415.i = shufflevector <2 x double> %splat.splatinsert.6.i.i414.i, <2 x double> poison, <2 x i32> zeroinitializer
  %127 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.6.i.i415.i, <2 x double> %113, <2 x double> %sums.sroa.21.1.i.i390.i)
  %add.ptr40.7.i.i416.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i344.i, i64 %element.0118.i144.i394.i
  %128 = load double, ptr %add.ptr40.7.i.i416.i, align 8
  %splat.splatinsert.7.i.i417.i = insertelement <2 x double> poison, double %128, i64 0
  %splat.splat.7.i.i418.i = shufflevector <2 x double> %splat.splatinsert.7.i.i417.i, <2 x double> poison, <2 x i32> zeroinitializer
  %129 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.7.i.i418.i, <2 x double> %113, <2 x double> %sums.sroa.24.1.i.i391.i)
  %add.i157.i419.i = add nsw i64 %element.0118.i144.i394.i, %19
  %add.ptr51.i158.i420.i = getelementptr inbounds i8, ptr %right.0119.i143.i393.i, i64 %t.sroa.198.0.i
  %dec.i159.i421.i = add nsw i64 %k.0120.i142.i392.i, -1
  %cmp15.i160.i422.i = icmp ugt i64 %k.0120.i142.i392.i, 1
  br i1 %cmp15.i160.i422.i, label %for.body17.i137.i383.i, label %for.inc75.4.i.i367.i, !llvm.loop !46

for.inc75.4.i.i367.i:                             ; preds = %for.body17.i137.i383.i, %if.else18.i328.i
  %.lcssa1872.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %115, %for.body17.i137.i383.i ]
  %.lcssa1871.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %117, %for.body17.i137.i383.i ]
  %.lcssa1870.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %119, %for.body17.i137.i383.i ]
  %.lcssa1869.sink.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %121, %for.body17.i137.i383.i ]
  %sums.sroa.24.0.i402.i3471231125112601275.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %129, %for.body17.i137.i383.i ]
  %sums.sroa.21.0.i401.i3481232125012611274.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %127, %for.body17.i137.i383.i ]
  %sums.sroa.18.0.i400.i3491233124912621273.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %125, %for.body17.i137.i383.i ]
  %sums.sroa.15.0.i399.i3501234124812631272.i = phi <2 x double> [ zeroinitializer, %if.else18.i328.i ], [ %123, %for.body17.i137.i383.i ]
  store <2 x double> %.lcssa1872.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr69.1.i127.i357.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1871.sink.i, ptr %add.ptr69.1.i127.i357.i, align 8
  %add.ptr69.2.i130.i361.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <2 x double> %.lcssa1870.sink.i, ptr %add.ptr69.2.i130.i361.i, align 8
  %add.ptr69.3.i132.i365.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <2 x double> %.lcssa1869.sink.i, ptr %add.ptr69.3.i132.i365.i, align 8
  %add.ptr69.4.i.i369.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <2 x double> %sums.sroa.15.0.i399.i3501234124812631272.i, ptr %add.ptr69.4.i.i369.i, align 8
  br i1 %cmp4.5.i.not.i333.i, label %if.end33.i140.i, label %for.inc75.5.i.i371.i

for.inc75.5.i.i371.i:                             ; preds = %for.inc75.4.i.i367.i
  %add.ptr69.5.i.i373.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <2 x double> %sums.sroa.18.0.i400.i3491233124912621273.i, ptr %add.ptr69.5.i.i373.i, align 8
  br i1 %cmp4.6.i.i337.i, label %for.inc75.6.i.i375.i, label %if.end33.i140.i

for.inc75.6.i.i375.i:                             ; preds = %for.inc75.5.i.i371.i
  %add.ptr69.6.i.i377.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.6.i.i595.i
  store <2 x double> %sums.sroa.21.0.i401.i3481232125012611274.i, ptr %add.ptr69.6.i.i377.i, align 8
  %.not1555.i = icmp eq i64 %div5.i106.i, 7
  br i1 %.not1555.i, label %if.end33.i140.i, label %for.body65.7.i.i379.i

for.body65.7.i.i379.i:                            ; preds = %for.inc75.6.i.i375.i
  %add.ptr69.7.i.i381.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.7.i.i599.i
  store <2 x double> %sums.sroa.24.0.i402.i3471231125112601275.i, ptr %add.ptr69.7.i.i381.i, align 8
  br label %if.end33.i140.i

if.else20.i109.i:                                 ; preds = %for.body.i101.i
  br i1 %cmp11.i108.i, label %if.then24.i284.i, label %if.else25.i110.i

if.then24.i284.i:                                 ; preds = %if.else20.i109.i
  %cmp4.1.i163.i285.i = icmp eq i64 %div5.i106.i, 2
  %mul.1.i164.i286.i = select i1 %cmp4.1.i163.i285.i, i64 %18, i64 0
  %add.ptr.1.i165.i287.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.1.i164.i286.i
  br i1 %cmp6109.i.i, label %for.body17.i182.i303.i, label %for.cond55.preheader.i167.i289.i

for.cond55.preheader.i167.i289.i:                 ; preds = %for.body17.i182.i303.i, %if.then24.i284.i
  %sums.sroa.0.0.i168.i290.i = phi <2 x double> [ zeroinitializer, %if.then24.i284.i ], [ %133, %for.body17.i182.i303.i ]
  %sums.sroa.6.0.i169.i291.i = phi <2 x double> [ zeroinitializer, %if.then24.i284.i ], [ %134, %for.body17.i182.i303.i ]
  %sums.sroa.9.0.i170.i292.i = phi <2 x double> [ zeroinitializer, %if.then24.i284.i ], [ %136, %for.body17.i182.i303.i ]
  %sums.sroa.12.0.i171.i293.i = phi <2 x double> [ zeroinitializer, %if.then24.i284.i ], [ %137, %for.body17.i182.i303.i ]
  %cmp60.i174.i294.i = icmp sgt i64 %div5.i106.i, 0
  br i1 %cmp60.i174.i294.i, label %for.inc75.i176.i295.i, label %if.end33.i140.i

for.body17.i182.i303.i:                           ; preds = %if.then24.i284.i, %for.body17.i182.i303.i
  %sums.sroa.0.1.i183.i304.i = phi <2 x double> [ %133, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %sums.sroa.6.1.i184.i305.i = phi <2 x double> [ %134, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %sums.sroa.9.1.i185.i306.i = phi <2 x double> [ %136, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %sums.sroa.12.1.i186.i307.i = phi <2 x double> [ %137, %for.body17.i182.i303.i ], [ zeroinitializer, %if.then24.i284.i ]
  %k.0123.i.i308.i = phi i64 [ %dec.i195.i320.i, %for.body17.i182.i303.i ], [ %14, %if.then24.i284.i ]
  %right.0122.i.i309.i = phi ptr [ %add.ptr51.i194.i319.i, %for.body17.i182.i303.i ], [ %t.sroa.21.0.i, %if.then24.i284.i ]
  %element.0121.i.i310.i = phi i64 [ %add.i193.i318.i, %for.body17.i182.i303.i ], [ 0, %if.then24.i284.i ]
  %130 = load <2 x double>, ptr %right.0122.i.i309.i, align 8
  %add.ptr24.1.i.i311.i = getelementptr inbounds i8, ptr %right.0122.i.i309.i, i64 %mul21.i
  %131 = load <2 x double>, ptr %add.ptr24.1.i.i311.i, align 8
  %add.ptr40.i187.i312.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i.i310.i
  %132 = load double, ptr %add.ptr40.i187.i312.i, align 8
  %splat.splatinsert.i188.i313.i = insertelement <2 x double> poison, double %132, i64 0
  %splat.splat.i189.i314.i = shufflevector <2 x double> %splat.splatinsert.i188.i313.i, <2 x double> poison, <2 x i32> zeroinitializer
  %133 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i189.i314.i, <2 x double> %130, <2 x double> %sums.sroa.0.1.i183.i304.i)
  %134 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i189.i314.i, <2 x double> %131, <2 x double> %sums.sroa.6.1.i184.i305.i)
  %add.ptr40.1.i190.i315.i = getelementptr inbounds i8, ptr %add.ptr.1.i165.i287.i, i64 %element.0121.i.i310.i
  %135 = load double, ptr %add.ptr40.1.i190.i315.i, align 8
  %splat.splatinsert.1.i191.i316.i = insertelement <2 x double> poison, double %135, i64 0
  %splat.splat.1.i192.i317.i = shufflevector <2 x double> %splat.splatinsert.1.i191.i316.i, <2 x double> poison, <2 x i32> zeroinitializer
  %136 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i192.i317.i, <2 x double> %130, <2 x double> %sums.sroa.9.1.i185.i306.i)
  %137 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i192.i317.i, <2 x double> %131, <2 x double> %sums.sroa.12.1.i186.i307.i)
  %add.i193.i318.i = add nsw i64 %element.0121.i.i310.i, %19
  %add.ptr51.i194.i319.i = getelementptr inbounds i8, ptr %right.0122.i.i309.i, i64 %t.sroa.198.0.i
  %dec.i195.i320.i = add nsw i64 %k.0123.i.i308.i, -1
  %cmp15.i196.i321.i = icmp ugt i64 %k.0123.i.i308.i, 1
  br i1 %cmp15.i196.i321.i, label %for.body17.i182.i303.i, label %for.cond55.preheader.i167.i289.i, !llvm.loop !47

for.inc75.i176.i295.i:                            ; preds = %for.cond55.preheader.i167.i289.i
  store <2 x double> %sums.sroa.0.0.i168.i290.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr71.1.i.i296.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <2 x double> %sums.sroa.6.0.i169.i291.i, ptr %add.ptr71.1.i.i296.i, align 8
  %.not1552.i = icmp eq i64 %div5.i106.i, 1
  br i1 %.not1552.i, label %if.end33.i140.i, label %for.body65.preheader.1.i.i298.i

for.body65.preheader.1.i.i298.i:                  ; preds = %for.inc75.i176.i295.i
  %add.ptr69.1129.i.i299.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %sums.sroa.9.0.i170.i292.i, ptr %add.ptr69.1129.i.i299.i, align 8
  %add.ptr71.1.1.i.i301.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i299.i, i64 %mul21.i
  store <2 x double> %sums.sroa.12.0.i171.i293.i, ptr %add.ptr71.1.1.i.i301.i, align 8
  br label %if.end33.i140.i

if.else25.i110.i:                                 ; preds = %if.else20.i109.i
  %cmp27.i111.i = icmp ult i64 %div5.i106.i, 5
  %add.ptr.1.i202.i112.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %18
  %add.ptr.2.i206.i114.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.2.i205.i113.i
  br i1 %cmp27.i111.i, label %if.then29.i219.i, label %if.else30.i115.i

if.then29.i219.i:                                 ; preds = %if.else25.i110.i
  %cmp4.3.i207.not.i220.i = icmp eq i64 %div5.i106.i, 3
  %cond.3.i208.i221.i = select i1 %cmp4.3.i207.not.i220.i, i64 0, i64 3
  %mul.3.i209.i222.i = mul nsw i64 %cond.3.i208.i221.i, %18
  %add.ptr.3.i210.i223.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i209.i222.i
  br i1 %cmp6109.i.i, label %for.body17.i242.i255.i, label %for.inc75.2.i233.i241.i

for.body17.i242.i255.i:                           ; preds = %if.then29.i219.i, %for.body17.i242.i255.i
  %sums.sroa.6.1.i243.i256.i = phi <2 x double> [ %142, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.0.1.i244.i257.i = phi <2 x double> [ %141, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.9.1.i245.i258.i = phi <2 x double> [ %144, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.12.1.i246.i259.i = phi <2 x double> [ %145, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.15.1.i247.i260.i = phi <2 x double> [ %147, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.18.1.i248.i261.i = phi <2 x double> [ %148, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.21.1.i249.i262.i = phi <2 x double> [ %150, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %sums.sroa.24.1.i250.i263.i = phi <2 x double> [ %151, %for.body17.i242.i255.i ], [ zeroinitializer, %if.then29.i219.i ]
  %k.0123.i251.i264.i = phi i64 [ %dec.i269.i282.i, %for.body17.i242.i255.i ], [ %14, %if.then29.i219.i ]
  %right.0122.i252.i265.i = phi ptr [ %add.ptr51.i268.i281.i, %for.body17.i242.i255.i ], [ %t.sroa.21.0.i, %if.then29.i219.i ]
  %element.0121.i253.i266.i = phi i64 [ %add.i267.i280.i, %for.body17.i242.i255.i ], [ 0, %if.then29.i219.i ]
  %138 = load <2 x double>, ptr %right.0122.i252.i265.i, align 8
  %add.ptr24.1.i254.i267.i = getelementptr inbounds i8, ptr %right.0122.i252.i265.i, i64 %mul21.i
  %139 = load <2 x double>, ptr %add.ptr24.1.i254.i267.i, align 8
  %add.ptr40.i255.i268.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i253.i266.i
  %140 = load double, ptr %add.ptr40.i255.i268.i, align 8
  %splat.splatinsert.i256.i269.i = insertelement <2 x double> poison, double %140, i64 0
  %splat.splat.i257.i270.i = shufflevector <2 x double> %splat.splatinsert.i256.i269.i, <2 x double> poison, <2 x i32> zeroinitializer
  %141 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i257.i270.i, <2 x double> %138, <2 x double> %sums.sroa.0.1.i244.i257.i)
  %142 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i257.i270.i, <2 x double> %139, <2 x double> %sums.sroa.6.1.i243.i256.i)
  %add.ptr40.1.i258.i271.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i112.i, i64 %element.0121.i253.i266.i
  %143 = load double, ptr %add.ptr40.1.i258.i271.i, align 8
  %splat.splatinsert.1.i259.i272.i = insertelement <2 x double> poison, double %143, i64 0
  %splat.splat.1.i260.i273.i = shufflevector <2 x double> %splat.splatinsert.1.i259.i272.i, <2 x double> poison, <2 x i32> zeroinitializer
  %144 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i260.i273.i, <2 x double> %138, <2 x double> %sums.sroa.9.1.i245.i258.i)
  %145 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i260.i273.i, <2 x double> %139, <2 x double> %sums.sroa.12.1.i246.i259.i)
  %add.ptr40.2.i261.i274.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i114.i, i64 %element.0121.i253.i266.i
  %146 = load double, ptr %add.ptr40.2.i261.i274.i, align 8
  %splat.splatinsert.2.i262.i275.i = insertelement <2 x double> poison, double %146, i64 0
  %splat.splat.2.i263.i276.i = shufflevector <2 x double> %splat.splatinsert.2.i262.i275.i, <2 x double> poison, <2 x i32> zeroinitializer
  %147 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i263.i276.i, <2 x double> %138, <2 x double> %sums.sroa.15.1.i247.i260.i)
  %148 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i263.i276.i, <2 x double> %139, <2 x double> %sums.sroa.18.1.i248.i261.i)
  %add.ptr40.3.i264.i277.i = getelementptr inbounds i8, ptr %add.ptr.3.i210.i223.i, i64 %element.0121.i253.i266.i
  %149 = load double, ptr %add.ptr40.3.i264.i277.i, align 8
  %splat.splatinsert.3.i265.i278.i = insertelement <2 x double> poison, double %149, i64 0
  %splat.splat.3.i266.i279.i = shufflevector <2 x double> %splat.splatinsert.3.i265.i278.i, <2 x double> poison, <2 x i32> zeroinitializer
  %150 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i266.i279.i, <2 x double> %138, <2 x double> %sums.sroa.21.1.i249.i262.i)
  %151 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i266.i279.i, <2 x double> %139, <2 x double> %sums.sroa.24.1.i250.i263.i)
  %add.i267.i280.i = add nsw i64 %element.0121.i253.i266.i, %19
  %add.ptr51.i268.i281.i = getelementptr inbounds i8, ptr %right.0122.i252.i265.i, i64 %t.sroa.198.0.i
  %dec.i269.i282.i = add nsw i64 %k.0123.i251.i264.i, -1
  %cmp15.i270.i283.i = icmp ugt i64 %k.0123.i251.i264.i, 1
  br i1 %cmp15.i270.i283.i, label %for.body17.i242.i255.i, label %for.inc75.2.i233.i241.i, !llvm.loop !48

for.inc75.2.i233.i241.i:                          ; preds = %for.body17.i242.i255.i, %if.then29.i219.i
  %.lcssa1860.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %141, %for.body17.i242.i255.i ]
  %.lcssa1859.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %142, %for.body17.i242.i255.i ]
  %.lcssa1858.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %144, %for.body17.i242.i255.i ]
  %.lcssa1857.sink.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %145, %for.body17.i242.i255.i ]
  %sums.sroa.24.0.i221423.i22612851302.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %151, %for.body17.i242.i255.i ]
  %sums.sroa.21.0.i220422.i22712861301.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %150, %for.body17.i242.i255.i ]
  %sums.sroa.18.0.i219421.i22812871300.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %148, %for.body17.i242.i255.i ]
  %sums.sroa.15.0.i218420.i22912881299.i = phi <2 x double> [ zeroinitializer, %if.then29.i219.i ], [ %147, %for.body17.i242.i255.i ]
  store <2 x double> %.lcssa1860.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr71.1.i227.i234.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <2 x double> %.lcssa1859.sink.i, ptr %add.ptr71.1.i227.i234.i, align 8
  %add.ptr69.1129.i230.i237.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1858.sink.i, ptr %add.ptr69.1129.i230.i237.i, align 8
  %add.ptr71.1.1.i232.i239.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i230.i237.i, i64 %mul21.i
  store <2 x double> %.lcssa1857.sink.i, ptr %add.ptr71.1.1.i232.i239.i, align 8
  %add.ptr69.2.i235.i243.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <2 x double> %sums.sroa.15.0.i218420.i22912881299.i, ptr %add.ptr69.2.i235.i243.i, align 8
  %add.ptr71.1.2.i.i246.i = getelementptr inbounds i8, ptr %add.ptr69.2.i235.i243.i, i64 %mul21.i
  store <2 x double> %sums.sroa.18.0.i219421.i22812871300.i, ptr %add.ptr71.1.2.i.i246.i, align 8
  br i1 %cmp4.3.i207.not.i220.i, label %if.end33.i140.i, label %for.body65.preheader.3.i.i248.i

for.body65.preheader.3.i.i248.i:                  ; preds = %for.inc75.2.i233.i241.i
  %add.ptr69.3.i237.i250.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <2 x double> %sums.sroa.21.0.i220422.i22712861301.i, ptr %add.ptr69.3.i237.i250.i, align 8
  %add.ptr71.1.3.i.i253.i = getelementptr inbounds i8, ptr %add.ptr69.3.i237.i250.i, i64 %mul21.i
  store <2 x double> %sums.sroa.24.0.i221423.i22612851302.i, ptr %add.ptr71.1.3.i.i253.i, align 8
  br label %if.end33.i140.i

if.else30.i115.i:                                 ; preds = %if.else25.i110.i
  %add.ptr.3.i284.i117.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.3.i283.i116.i
  %add.ptr.4.i288.i119.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.4.i287.i118.i
  %cmp4.5.i289.not.i120.i = icmp eq i64 %div5.i106.i, 5
  %cond.5.i290.i121.i = select i1 %cmp4.5.i289.not.i120.i, i64 0, i64 5
  %mul.5.i291.i122.i = mul nsw i64 %cond.5.i290.i121.i, %18
  %add.ptr.5.i292.i123.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.5.i291.i122.i
  br i1 %cmp6109.i.i, label %for.body17.i336.i180.i, label %for.inc75.4.i327.i166.i

for.body17.i336.i180.i:                           ; preds = %if.else30.i115.i, %for.body17.i336.i180.i
  %sums.sroa.12.1.i337.i181.i = phi <2 x double> [ %159, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.9.1.i338.i182.i = phi <2 x double> [ %158, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.6.1.i339.i183.i = phi <2 x double> [ %156, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.0.1.i340.i184.i = phi <2 x double> [ %155, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.15.1.i341.i185.i = phi <2 x double> [ %161, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.18.1.i342.i186.i = phi <2 x double> [ %162, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.21.1.i343.i187.i = phi <2 x double> [ %164, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.24.1.i344.i188.i = phi <2 x double> [ %165, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.27.1.i.i189.i = phi <2 x double> [ %167, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.30.1.i.i190.i = phi <2 x double> [ %168, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.33.1.i.i191.i = phi <2 x double> [ %170, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %sums.sroa.36.1.i.i192.i = phi <2 x double> [ %171, %for.body17.i336.i180.i ], [ zeroinitializer, %if.else30.i115.i ]
  %k.0123.i345.i193.i = phi i64 [ %dec.i369.i217.i, %for.body17.i336.i180.i ], [ %14, %if.else30.i115.i ]
  %right.0122.i346.i194.i = phi ptr [ %add.ptr51.i368.i216.i, %for.body17.i336.i180.i ], [ %t.sroa.21.0.i, %if.else30.i115.i ]
  %element.0121.i347.i195.i = phi i64 [ %add.i367.i215.i, %for.body17.i336.i180.i ], [ 0, %if.else30.i115.i ]
  %152 = load <2 x double>, ptr %right.0122.i346.i194.i, align 8
  %add.ptr24.1.i348.i196.i = getelementptr inbounds i8, ptr %right.0122.i346.i194.i, i64 %mul21.i
  %153 = load <2 x double>, ptr %add.ptr24.1.i348.i196.i, align 8
  %add.ptr40.i349.i197.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %element.0121.i347.i195.i
  %154 = load double, ptr %add.ptr40.i349.i197.i, align 8
  %splat.splatinsert.i350.i198.i = insertelement <2 x double> poison, double %154, i64 0
  %splat.splat.i351.i199.i = shufflevector <2 x double> %splat.splatinsert.i350.i198.i, <2 x double> poison, <2 x i32> zeroinitializer
  %155 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i351.i199.i, <2 x double> %152, <2 x double> %sums.sroa.0.1.i340.i184.i)
  %156 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.i351.i199.i, <2 x double> %153, <2 x double> %sums.sroa.6.1.i339.i183.i)
  %add.ptr40.1.i352.i200.i = getelementptr inbounds i8, ptr %add.ptr.1.i202.i112.i, i64 %element.0121.i347.i195.i
  %157 = load double, ptr %add.ptr40.1.i352.i200.i, align 8
  %splat.splatinsert.1.i353.i201.i = insertelement <2 x double> poison, double %157, i64 0
  %splat.splat.1.i354.i202.i = shufflevector <2 x double> %splat.splatinsert.1.i353.i201.i, <2 x double> poison, <2 x i32> zeroinitializer
  %158 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i354.i202.i, <2 x double> %152, <2 x double> %sums.sroa.9.1.i338.i182.i)
  %159 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.1.i354.i202.i, <2 x double> %153, <2 x double> %sums.sroa.12.1.i337.i181.i)
  %add.ptr40.2.i355.i203.i = getelementptr inbounds i8, ptr %add.ptr.2.i206.i114.i, i64 %element.0121.i347.i195.i
  %160 = load double, ptr %add.ptr40.2.i355.i203.i, align 8
  %splat.splatinsert.2.i356.i204.i = insertelement <2 x double> poison, double %160, i64 0
  %splat.splat.2.i357.i205.i = shufflevector <2 x double> %splat.splatinsert.2.i356.i204.i, <2 x double> poison, <2 x i32> zeroinitializer
  %161 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i357.i205.i, <2 x double> %152, <2 x double> %sums.sroa.15.1.i341.i185.i)
  %162 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.2.i357.i205.i, <2 x double> %153, <2 x double> %sums.sroa.18.1.i342.i186.i)
  %add.ptr40.3.i358.i206.i = getelementptr inbounds i8, ptr %add.ptr.3.i284.i117.i, i64 %element.0121.i347.i195.i
  %163 = load double, ptr %add.ptr40.3.i358.i206.i, align 8
  %splat.splatinsert.3.i359.i207.i = insertelement <2 x double> poison, double %163, i64 0
  %splat.splat.3.i360.i208.i = shufflevector <2 x double> %splat.splatinsert.3.i359.i207.i, <2 x double> poison, <2 x i32> zeroinitializer
  %164 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i360.i208.i, <2 x double> %152, <2 x double> %sums.sroa.21.1.i343.i187.i)
  %165 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.3.i360.i208.i, <2 x double> %153, <2 x double> %sums.sroa.24.1.i344.i188.i)
  %add.ptr40.4.i361.i209.i = getelementptr inbounds i8, ptr %add.ptr.4.i288.i119.i, i64 %element.0121.i347.i195.i
  %166 = load double, ptr %add.ptr40.4.i361.i209.i, align 8
  %splat.splatinsert.4.i362.i210.i = insertelement <2 x double> poison, double %166, i64 0
  %splat.splat.4.i363.i211.i = shufflevector <2 x double> %splat.splatinsert.4.i362.i210.i, <2 x double> poison, <2 x i32> zeroinitializer
  %167 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.4.i363.i211.i, <2 x double> %152, <2 x double> %sums.sroa.27.1.i.i189.i)
  %168 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.4.i363.i211.i, <2 x double> %153, <2 x double> %sums.sroa.30.1.i.i190.i)
  %add.ptr40.5.i364.i212.i = getelementptr inbounds i8, ptr %add.ptr.5.i292.i123.i, i64 %element.0121.i347.i195.i
  %169 = load double, ptr %add.ptr40.5.i364.i212.i, align 8
  %splat.splatinsert.5.i365.i213.i = insertelement <2 x double> poison, double %169, i64 0
  %splat.splat.5.i366.i214.i = shufflevector <2 x double> %splat.splatinsert.5.i365.i213.i, <2 x double> poison, <2 x i32> zeroinitializer
  %170 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.5.i366.i214.i, <2 x double> %152, <2 x double> %sums.sroa.33.1.i.i191.i)
  %171 = tail call <2 x double> @llvm.fmuladd.v2f64(<2 x double> %splat.splat.5.i366.i214.i, <2 x double> %153, <2 x double> %sums.sroa.36.1.i.i192.i)
  %add.i367.i215.i = add nsw i64 %element.0121.i347.i195.i, %19
  %add.ptr51.i368.i216.i = getelementptr inbounds i8, ptr %right.0122.i346.i194.i, i64 %t.sroa.198.0.i
  %dec.i369.i217.i = add nsw i64 %k.0123.i345.i193.i, -1
  %cmp15.i370.i218.i = icmp ugt i64 %k.0123.i345.i193.i, 1
  br i1 %cmp15.i370.i218.i, label %for.body17.i336.i180.i, label %for.inc75.4.i327.i166.i, !llvm.loop !49

for.inc75.4.i327.i166.i:                          ; preds = %for.body17.i336.i180.i, %if.else30.i115.i
  %.lcssa1852.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %155, %for.body17.i336.i180.i ]
  %.lcssa1851.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %156, %for.body17.i336.i180.i ]
  %.lcssa1850.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %158, %for.body17.i336.i180.i ]
  %.lcssa1849.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %159, %for.body17.i336.i180.i ]
  %.lcssa1848.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %161, %for.body17.i336.i180.i ]
  %.lcssa1847.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %162, %for.body17.i336.i180.i ]
  %.lcssa1846.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %164, %for.body17.i336.i180.i ]
  %.lcssa1845.sink.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %165, %for.body17.i336.i180.i ]
  %sums.sroa.36.0.i452.i1261316134513571375.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %171, %for.body17.i336.i180.i ]
  %sums.sroa.33.0.i451.i1271317134413581374.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %170, %for.body17.i336.i180.i ]
  %sums.sroa.30.0.i450.i1281318134313591373.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %168, %for.body17.i336.i180.i ]
  %sums.sroa.27.0.i449.i1291319134213601372.i = phi <2 x double> [ zeroinitializer, %if.else30.i115.i ], [ %167, %for.body17.i336.i180.i ]
  store <2 x double> %.lcssa1852.sink.i, ptr %t.sroa.42.1.i, align 8
  %add.ptr71.1.i309.i138.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul21.i
  store <2 x double> %.lcssa1851.sink.i, ptr %add.ptr71.1.i309.i138.i, align 8
  %add.ptr69.1129.i312.i148.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul19.i
  store <2 x double> %.lcssa1850.sink.i, ptr %add.ptr69.1129.i312.i148.i, align 8
  %add.ptr71.1.1.i314.i150.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i312.i148.i, i64 %mul21.i
  store <2 x double> %.lcssa1849.sink.i, ptr %add.ptr71.1.1.i314.i150.i, align 8
  %add.ptr69.2.i317.i154.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.2.i304.i1520.i
  store <2 x double> %.lcssa1848.sink.i, ptr %add.ptr69.2.i317.i154.i, align 8
  %add.ptr71.1.2.i320.i157.i = getelementptr inbounds i8, ptr %add.ptr69.2.i317.i154.i, i64 %mul21.i
  store <2 x double> %.lcssa1847.sink.i, ptr %add.ptr71.1.2.i320.i157.i, align 8
  %add.ptr69.3.i323.i161.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.3.i310.i1535.i
  store <2 x double> %.lcssa1846.sink.i, ptr %add.ptr69.3.i323.i161.i, align 8
  %add.ptr71.1.3.i326.i164.i = getelementptr inbounds i8, ptr %add.ptr69.3.i323.i161.i, i64 %mul21.i
  store <2 x double> %.lcssa1845.sink.i, ptr %add.ptr71.1.3.i326.i164.i, align 8
  %add.ptr69.4.i329.i168.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.4.i316.i.i
  store <2 x double> %sums.sroa.27.0.i449.i1291319134213601372.i, ptr %add.ptr69.4.i329.i168.i, align 8
  %add.ptr71.1.4.i.i171.i = getelementptr inbounds i8, ptr %add.ptr69.4.i329.i168.i, i64 %mul21.i
  store <2 x double> %sums.sroa.30.0.i450.i1281318134313591373.i, ptr %add.ptr71.1.4.i.i171.i, align 8
  br i1 %cmp4.5.i289.not.i120.i, label %if.end33.i140.i, label %for.body65.preheader.5.i.i173.i

for.body65.preheader.5.i.i173.i:                  ; preds = %for.inc75.4.i327.i166.i
  %add.ptr69.5.i331.i175.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul68.5.i318.i.i
  store <2 x double> %sums.sroa.33.0.i451.i1271317134413581374.i, ptr %add.ptr69.5.i331.i175.i, align 8
  %add.ptr71.1.5.i.i178.i = getelementptr inbounds i8, ptr %add.ptr69.5.i331.i175.i, i64 %mul21.i
  store <2 x double> %sums.sroa.36.0.i452.i1261316134513571375.i, ptr %add.ptr71.1.5.i.i178.i, align 8
  br label %if.end33.i140.i

if.end33.i140.i:                                  ; preds = %for.body65.preheader.5.i.i173.i, %for.inc75.4.i327.i166.i, %for.body65.preheader.3.i.i248.i, %for.inc75.2.i233.i241.i, %for.body65.preheader.1.i.i298.i, %for.inc75.i176.i295.i, %for.cond55.preheader.i167.i289.i, %for.body65.7.i.i379.i, %for.inc75.6.i.i375.i, %for.inc75.5.i.i371.i, %for.inc75.4.i.i367.i, %for.body65.3.i.i442.i, %for.inc75.2.i.i438.i, %for.body65.1.i.i481.i, %for.inc75.i.i479.i, %for.cond55.preheader.i.i475.i
  %mul.i141.i = mul nsw i64 %div5.i106.i, %18
  %add.ptr.i142.i = getelementptr inbounds i8, ptr %t.sroa.0.1.i, i64 %mul.i141.i
  %mul36.i143.i = mul nsw i64 %div5.i106.i, %mul19.i
  %add.ptr37.i144.i = getelementptr inbounds i8, ptr %t.sroa.42.1.i, i64 %mul36.i143.i
  %sub39.i145.i = sub nsw i64 %rows.addr.0493.i103.i, %div5.i106.i
  %cmp1.i146.i = icmp sgt i64 %tiles.0494.i102.i, 1
  br i1 %cmp1.i146.i, label %for.body.i101.i, label %if.end44.i, !llvm.loop !50

if.else42.i:                                      ; preds = %if.else.i
  br i1 %cmp1492.i.i, label %for.body.i508.preheader.i, label %if.end44.i

for.body.i508.preheader.i:                        ; preds = %if.else42.i
  %mul.2.i197.i.i = shl nsw i64 %18, 1
  %mul.3.i271.i.i = mul nsw i64 %18, 3
  %mul.4.i275.i.i = shl nsw i64 %18, 2
  br label %for.body.i508.i

for.body.i508.i:                                  ; preds = %if.end33.i518.i, %for.body.i508.preheader.i
  %t.sroa.42.2.i = phi ptr [ %add.ptr37.i522.i, %if.end33.i518.i ], [ %add.ptr15.i, %for.body.i508.preheader.i ]
  %t.sroa.0.2.i = phi ptr [ %add.ptr.i520.i, %if.end33.i518.i ], [ %add.ptr10, %for.body.i508.preheader.i ]
  %tiles.0476.i.i = phi i64 [ %add3.i509.i, %if.end33.i518.i ], [ %div.i.i, %for.body.i508.preheader.i ]
  %rows.addr.0475.i.i = phi i64 [ %sub39.i523.i, %if.end33.i518.i ], [ %13, %for.body.i508.preheader.i ]
  %add3.i509.i = add nsw i64 %tiles.0476.i.i, -1
  %sub4.i510.i = add i64 %add3.i509.i, %rows.addr.0475.i.i
  %div5.i511.i = sdiv i64 %sub4.i510.i, %tiles.0476.i.i
  %cmp11.i513.i = icmp slt i64 %div5.i511.i, 3
  br i1 %cmp.i79.i, label %if.then.i561.i, label %if.else20.i514.i

if.then.i561.i:                                   ; preds = %for.body.i508.i
  br i1 %cmp11.i513.i, label %if.then13.i646.i, label %if.else.i562.i

if.then13.i646.i:                                 ; preds = %if.then.i561.i
  %cmp4.1.i.i647.i = icmp eq i64 %div5.i511.i, 2
  %mul.1.i.i648.i = select i1 %cmp4.1.i.i647.i, i64 %18, i64 0
  %add.ptr.1.i.i649.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i.i648.i
  br i1 %cmp6109.i.i, label %for.body17.i.i660.i, label %for.cond55.preheader.i.i651.i

for.cond55.preheader.i.i651.i:                    ; preds = %for.body17.i.i660.i, %if.then13.i646.i
  %sums.sroa.0.0.i.i652.i = phi <1 x double> [ zeroinitializer, %if.then13.i646.i ], [ %174, %for.body17.i.i660.i ]
  %sums.sroa.6.0.i.i653.i = phi <1 x double> [ zeroinitializer, %if.then13.i646.i ], [ %176, %for.body17.i.i660.i ]
  %cmp60.i.i654.i = icmp sgt i64 %div5.i511.i, 0
  br i1 %cmp60.i.i654.i, label %for.inc75.i.i655.i, label %if.end33.i518.i

for.body17.i.i660.i:                              ; preds = %if.then13.i646.i, %for.body17.i.i660.i
  %sums.sroa.0.1.i.i661.i = phi <1 x double> [ %174, %for.body17.i.i660.i ], [ zeroinitializer, %if.then13.i646.i ]
  %sums.sroa.6.1.i.i662.i = phi <1 x double> [ %176, %for.body17.i.i660.i ], [ zeroinitializer, %if.then13.i646.i ]
  %k.0120.i.i663.i = phi i64 [ %dec.i.i672.i, %for.body17.i.i660.i ], [ %14, %if.then13.i646.i ]
  %right.0119.i.i664.i = phi ptr [ %add.ptr51.i.i671.i, %for.body17.i.i660.i ], [ %t.sroa.21.0.i, %if.then13.i646.i ]
  %element.0118.i.i665.i = phi i64 [ %add.i.i670.i, %for.body17.i.i660.i ], [ 0, %if.then13.i646.i ]
  %172 = load <1 x double>, ptr %right.0119.i.i664.i, align 8
  %add.ptr40.i.i666.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i.i665.i
  %173 = load double, ptr %add.ptr40.i.i666.i, align 8
  %splat.splatinsert.i.i667.i = insertelement <1 x double> poison, double %173, i64 0
  %174 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i.i667.i, <1 x double> %172, <1 x double> %sums.sroa.0.1.i.i661.i)
  %add.ptr40.1.i.i668.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i649.i, i64 %element.0118.i.i665.i
  %175 = load double, ptr %add.ptr40.1.i.i668.i, align 8
  %splat.splatinsert.1.i.i669.i = insertelement <1 x double> poison, double %175, i64 0
  %176 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i.i669.i, <1 x double> %172, <1 x double> %sums.sroa.6.1.i.i662.i)
  %add.i.i670.i = add nsw i64 %element.0118.i.i665.i, %19
  %add.ptr51.i.i671.i = getelementptr inbounds i8, ptr %right.0119.i.i664.i, i64 %t.sroa.198.0.i
  %dec.i.i672.i = add nsw i64 %k.0120.i.i663.i, -1
  %cmp15.i.i673.i = icmp ugt i64 %k.0120.i.i663.i, 1
  br i1 %cmp15.i.i673.i, label %for.body17.i.i660.i, label %for.cond55.preheader.i.i651.i, !llvm.loop !51

for.inc75.i.i655.i:                               ; preds = %for.cond55.preheader.i.i651.i
  store <1 x double> %sums.sroa.0.0.i.i652.i, ptr %t.sroa.42.2.i, align 8
  %.not1548.i = icmp eq i64 %div5.i511.i, 1
  br i1 %.not1548.i, label %if.end33.i518.i, label %for.body65.1.i.i657.i

for.body65.1.i.i657.i:                            ; preds = %for.inc75.i.i655.i
  %add.ptr69.1.i.i658.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %sums.sroa.6.0.i.i653.i, ptr %add.ptr69.1.i.i658.i, align 8
  br label %if.end33.i518.i

if.else.i562.i:                                   ; preds = %if.then.i561.i
  %cmp15.i563.i = icmp ult i64 %div5.i511.i, 5
  %add.ptr.1.i69.i564.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i.i566.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp15.i563.i, label %if.then17.i613.i, label %if.else18.i567.i

if.then17.i613.i:                                 ; preds = %if.else.i562.i
  %cmp4.3.i.not.i614.i = icmp eq i64 %div5.i511.i, 3
  %cond.3.i.i615.i = select i1 %cmp4.3.i.not.i614.i, i64 0, i64 3
  %mul.3.i.i616.i = mul nsw i64 %cond.3.i.i615.i, %18
  %add.ptr.3.i.i617.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i.i616.i
  br i1 %cmp6109.i.i, label %for.body17.i85.i632.i, label %for.inc75.2.i.i624.i

for.body17.i85.i632.i:                            ; preds = %if.then17.i613.i, %for.body17.i85.i632.i
  %sums.sroa.0.1.i86.i633.i = phi <1 x double> [ %179, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %sums.sroa.6.1.i87.i634.i = phi <1 x double> [ %181, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %sums.sroa.9.1.i.i635.i = phi <1 x double> [ %183, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %sums.sroa.12.1.i.i636.i = phi <1 x double> [ %185, %for.body17.i85.i632.i ], [ zeroinitializer, %if.then17.i613.i ]
  %k.0120.i88.i637.i = phi i64 [ %dec.i97.i.i, %for.body17.i85.i632.i ], [ %14, %if.then17.i613.i ]
  %right.0119.i89.i638.i = phi ptr [ %add.ptr51.i96.i.i, %for.body17.i85.i632.i ], [ %t.sroa.21.0.i, %if.then17.i613.i ]
  %element.0118.i90.i639.i = phi i64 [ %add.i95.i.i, %for.body17.i85.i632.i ], [ 0, %if.then17.i613.i ]
  %177 = load <1 x double>, ptr %right.0119.i89.i638.i, align 8
  %add.ptr40.i91.i640.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i90.i639.i
  %178 = load double, ptr %add.ptr40.i91.i640.i, align 8
  %splat.splatinsert.i92.i641.i = insertelement <1 x double> poison, double %178, i64 0
  %179 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i92.i641.i, <1 x double> %177, <1 x double> %sums.sroa.0.1.i86.i633.i)
  %add.ptr40.1.i93.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i564.i, i64 %element.0118.i90.i639.i
  %180 = load double, ptr %add.ptr40.1.i93.i.i, align 8
  %splat.splatinsert.1.i94.i.i = insertelement <1 x double> poison, double %180, i64 0
  %181 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i94.i.i, <1 x double> %177, <1 x double> %sums.sroa.6.1.i87.i634.i)
  %add.ptr40.2.i.i642.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i566.i, i64 %element.0118.i90.i639.i
  %182 = load double, ptr %add.ptr40.2.i.i642.i, align 8
  %splat.splatinsert.2.i.i643.i = insertelement <1 x double> poison, double %182, i64 0
  %183 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i.i643.i, <1 x double> %177, <1 x double> %sums.sroa.9.1.i.i635.i)
  %add.ptr40.3.i.i644.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i617.i, i64 %element.0118.i90.i639.i
  %184 = load double, ptr %add.ptr40.3.i.i644.i, align 8
  %splat.splatinsert.3.i.i645.i = insertelement <1 x double> poison, double %184, i64 0
  %185 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i.i645.i, <1 x double> %177, <1 x double> %sums.sroa.12.1.i.i636.i)
  %add.i95.i.i = add nsw i64 %element.0118.i90.i639.i, %19
  %add.ptr51.i96.i.i = getelementptr inbounds i8, ptr %right.0119.i89.i638.i, i64 %t.sroa.198.0.i
  %dec.i97.i.i = add nsw i64 %k.0120.i88.i637.i, -1
  %cmp15.i98.i.i = icmp ugt i64 %k.0120.i88.i637.i, 1
  br i1 %cmp15.i98.i.i, label %for.body17.i85.i632.i, label %for.inc75.2.i.i624.i, !llvm.loop !52

for.inc75.2.i.i624.i:                             ; preds = %for.body17.i85.i632.i, %if.then17.i613.i
  %.lcssa1838.sink.i = phi <1 x double> [ zeroinitializer, %if.then17.i613.i ], [ %179, %for.body17.i85.i632.i ]
  %.lcssa1837.sink.i = phi <1 x double> [ zeroinitializer, %if.then17.i613.i ], [ %181, %for.body17.i85.i632.i ]
  %sums.sroa.12.0.i363.i13801388.i = phi <1 x double> [ zeroinitializer, %if.then17.i613.i ], [ %185, %for.body17.i85.i632.i ]
  %sums.sroa.9.0.i362.i13811387.i = phi <1 x double> [ zeroinitializer, %if.then17.i613.i ], [ %183, %for.body17.i85.i632.i ]
  store <1 x double> %.lcssa1838.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr69.1.i80.i622.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1837.sink.i, ptr %add.ptr69.1.i80.i622.i, align 8
  %add.ptr69.2.i.i626.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x double> %sums.sroa.9.0.i362.i13811387.i, ptr %add.ptr69.2.i.i626.i, align 8
  br i1 %cmp4.3.i.not.i614.i, label %if.end33.i518.i, label %for.body65.3.i.i628.i

for.body65.3.i.i628.i:                            ; preds = %for.inc75.2.i.i624.i
  %add.ptr69.3.i.i630.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x double> %sums.sroa.12.0.i363.i13801388.i, ptr %add.ptr69.3.i.i630.i, align 8
  br label %if.end33.i518.i

if.else18.i567.i:                                 ; preds = %if.else.i562.i
  %add.ptr.3.i111.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i.i569.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i.not.i570.i = icmp eq i64 %div5.i511.i, 5
  %cond.5.i.i571.i = select i1 %cmp4.5.i.not.i570.i, i64 0, i64 5
  %mul.5.i.i572.i = mul nsw i64 %cond.5.i.i571.i, %18
  %add.ptr.5.i.i573.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i.i572.i
  %cmp4.6.i.i574.i = icmp ugt i64 %div5.i511.i, 6
  %cond.6.i.i575.i = select i1 %cmp4.6.i.i574.i, i64 6, i64 0
  %mul.6.i.i576.i = mul nsw i64 %cond.6.i.i575.i, %18
  %add.ptr.6.i.i577.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.6.i.i576.i
  %cmp4.7.i.i578.i = icmp ugt i64 %div5.i511.i, 7
  %cond.7.i.i579.i = select i1 %cmp4.7.i.i578.i, i64 7, i64 0
  %mul.7.i.i580.i = mul nsw i64 %cond.7.i.i579.i, %18
  %add.ptr.7.i.i581.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.7.i.i580.i
  br i1 %cmp6109.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i586.i

for.body17.i135.i.i:                              ; preds = %if.else18.i567.i, %for.body17.i135.i.i
  %sums.sroa.0.1.i136.i.i = phi <1 x double> [ %188, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.6.1.i137.i.i = phi <1 x double> [ %190, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.9.1.i138.i.i = phi <1 x double> [ %192, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.12.1.i139.i.i = phi <1 x double> [ %194, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.15.1.i.i601.i = phi <1 x double> [ %196, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.18.1.i.i602.i = phi <1 x double> [ %198, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.21.1.i.i603.i = phi <1 x double> [ %200, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %sums.sroa.24.1.i.i604.i = phi <1 x double> [ %202, %for.body17.i135.i.i ], [ zeroinitializer, %if.else18.i567.i ]
  %k.0120.i140.i.i = phi i64 [ %dec.i153.i.i, %for.body17.i135.i.i ], [ %14, %if.else18.i567.i ]
  %right.0119.i141.i.i = phi ptr [ %add.ptr51.i152.i.i, %for.body17.i135.i.i ], [ %t.sroa.21.0.i, %if.else18.i567.i ]
  %element.0118.i142.i.i = phi i64 [ %add.i151.i.i, %for.body17.i135.i.i ], [ 0, %if.else18.i567.i ]
  %186 = load <1 x double>, ptr %right.0119.i141.i.i, align 8
  %add.ptr40.i143.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0118.i142.i.i
  %187 = load double, ptr %add.ptr40.i143.i.i, align 8
  %splat.splatinsert.i144.i.i = insertelement <1 x double> poison, double %187, i64 0
  %188 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i144.i.i, <1 x double> %186, <1 x double> %sums.sroa.0.1.i136.i.i)
  %add.ptr40.1.i145.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i69.i564.i, i64 %element.0118.i142.i.i
  %189 = load double, ptr %add.ptr40.1.i145.i.i, align 8
  %splat.splatinsert.1.i146.i.i = insertelement <1 x double> poison, double %189, i64 0
  %190 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i146.i.i, <1 x double> %186, <1 x double> %sums.sroa.6.1.i137.i.i)
  %add.ptr40.2.i147.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i566.i, i64 %element.0118.i142.i.i
  %191 = load double, ptr %add.ptr40.2.i147.i.i, align 8
  %splat.splatinsert.2.i148.i.i = insertelement <1 x double> poison, double %191, i64 0
  %192 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i148.i.i, <1 x double> %186, <1 x double> %sums.sroa.9.1.i138.i.i)
  %add.ptr40.3.i149.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i111.i.i, i64 %element.0118.i142.i.i
  %193 = load double, ptr %add.ptr40.3.i149.i.i, align 8
  %splat.splatinsert.3.i150.i.i = insertelement <1 x double> poison, double %193, i64 0
  %194 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i150.i.i, <1 x double> %186, <1 x double> %sums.sroa.12.1.i139.i.i)
  %add.ptr40.4.i.i605.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i569.i, i64 %element.0118.i142.i.i
  %195 = load double, ptr %add.ptr40.4.i.i605.i, align 8
  %splat.splatinsert.4.i.i606.i = insertelement <1 x double> poison, double %195, i64 0
  %196 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.4.i.i606.i, <1 x double> %186, <1 x double> %sums.sroa.15.1.i.i601.i)
  %add.ptr40.5.i.i607.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i573.i, i64 %element.0118.i142.i.i
  %197 = load double, ptr %add.ptr40.5.i.i607.i, align 8
  %splat.splatinsert.5.i.i608.i = insertelement <1 x double> poison, double %197, i64 0
  %198 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.5.i.i608.i, <1 x double> %186, <1 x double> %sums.sroa.18.1.i.i602.i)
  %add.ptr40.6.i.i609.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i577.i, i64 %element.0118.i142.i.i
  %199 = load double, ptr %add.ptr40.6.i.i609.i, align 8
  %splat.splatinsert.6.i.i610.i = insertelement <1 x double> poison, double %199, i64 0
  %200 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.6.i.i610.i, <1 x double> %186, <1 x double> %sums.sroa.21.1.i.i603.i)
  %add.ptr40.7.i.i611.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i581.i, i64 %element.0118.i142.i.i
  %201 = load double, ptr %add.ptr40.7.i.i611.i, align 8
  %splat.splatinsert.7.i.i612.i = insertelement <1 x double> poison, double %201, i64 0
  %202 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.7.i.i612.i, <1 x double> %186, <1 x double> %sums.sroa.24.1.i.i604.i)
  %add.i151.i.i = add nsw i64 %element.0118.i142.i.i, %19
  %add.ptr51.i152.i.i = getelementptr inbounds i8, ptr %right.0119.i141.i.i, i64 %t.sroa.198.0.i
  %dec.i153.i.i = add nsw i64 %k.0120.i140.i.i, -1
  %cmp15.i154.i.i = icmp ugt i64 %k.0120.i140.i.i, 1
  br i1 %cmp15.i154.i.i, label %for.body17.i135.i.i, label %for.inc75.4.i.i586.i, !llvm.loop !53

for.inc75.4.i.i586.i:                             ; preds = %for.body17.i135.i.i, %if.else18.i567.i
  %.lcssa1834.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %188, %for.body17.i135.i.i ]
  %.lcssa1833.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %190, %for.body17.i135.i.i ]
  %.lcssa1832.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %192, %for.body17.i135.i.i ]
  %.lcssa1831.sink.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %194, %for.body17.i135.i.i ]
  %sums.sroa.24.0.i384.i1397141714261441.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %202, %for.body17.i135.i.i ]
  %sums.sroa.21.0.i383.i1398141614271440.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %200, %for.body17.i135.i.i ]
  %sums.sroa.18.0.i382.i1399141514281439.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %198, %for.body17.i135.i.i ]
  %sums.sroa.15.0.i381.i1400141414291438.i = phi <1 x double> [ zeroinitializer, %if.else18.i567.i ], [ %196, %for.body17.i135.i.i ]
  store <1 x double> %.lcssa1834.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr69.1.i125.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1833.sink.i, ptr %add.ptr69.1.i125.i.i, align 8
  %add.ptr69.2.i128.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x double> %.lcssa1832.sink.i, ptr %add.ptr69.2.i128.i.i, align 8
  %add.ptr69.3.i130.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x double> %.lcssa1831.sink.i, ptr %add.ptr69.3.i130.i.i, align 8
  %add.ptr69.4.i.i588.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x double> %sums.sroa.15.0.i381.i1400141414291438.i, ptr %add.ptr69.4.i.i588.i, align 8
  br i1 %cmp4.5.i.not.i570.i, label %if.end33.i518.i, label %for.inc75.5.i.i590.i

for.inc75.5.i.i590.i:                             ; preds = %for.inc75.4.i.i586.i
  %add.ptr69.5.i.i592.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x double> %sums.sroa.18.0.i382.i1399141514281439.i, ptr %add.ptr69.5.i.i592.i, align 8
  br i1 %cmp4.6.i.i574.i, label %for.inc75.6.i.i594.i, label %if.end33.i518.i

for.inc75.6.i.i594.i:                             ; preds = %for.inc75.5.i.i590.i
  %add.ptr69.6.i.i596.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.6.i.i595.i
  store <1 x double> %sums.sroa.21.0.i383.i1398141614271440.i, ptr %add.ptr69.6.i.i596.i, align 8
  %.not1546.i = icmp eq i64 %div5.i511.i, 7
  br i1 %.not1546.i, label %if.end33.i518.i, label %for.body65.7.i.i598.i

for.body65.7.i.i598.i:                            ; preds = %for.inc75.6.i.i594.i
  %add.ptr69.7.i.i600.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.7.i.i599.i
  store <1 x double> %sums.sroa.24.0.i384.i1397141714261441.i, ptr %add.ptr69.7.i.i600.i, align 8
  br label %if.end33.i518.i

if.else20.i514.i:                                 ; preds = %for.body.i508.i
  br i1 %cmp11.i513.i, label %if.then24.i550.i, label %if.else25.i515.i

if.then24.i550.i:                                 ; preds = %if.else20.i514.i
  %cmp4.1.i157.i.i = icmp eq i64 %div5.i511.i, 2
  %mul.1.i158.i.i = select i1 %cmp4.1.i157.i.i, i64 %18, i64 0
  %add.ptr.1.i159.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.1.i158.i.i
  br i1 %cmp6109.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i

for.cond55.preheader.i161.i.i:                    ; preds = %for.body17.i176.i.i, %if.then24.i550.i
  %sums.sroa.0.0.i162.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i550.i ], [ %206, %for.body17.i176.i.i ]
  %sums.sroa.6.0.i163.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i550.i ], [ %207, %for.body17.i176.i.i ]
  %sums.sroa.9.0.i164.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i550.i ], [ %209, %for.body17.i176.i.i ]
  %sums.sroa.12.0.i165.i.i = phi <1 x double> [ zeroinitializer, %if.then24.i550.i ], [ %210, %for.body17.i176.i.i ]
  %cmp60.i168.i.i = icmp sgt i64 %div5.i511.i, 0
  br i1 %cmp60.i168.i.i, label %for.inc75.i170.i.i, label %if.end33.i518.i

for.body17.i176.i.i:                              ; preds = %if.then24.i550.i, %for.body17.i176.i.i
  %sums.sroa.0.1.i177.i.i = phi <1 x double> [ %206, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %sums.sroa.6.1.i178.i.i = phi <1 x double> [ %207, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %sums.sroa.9.1.i179.i.i = phi <1 x double> [ %209, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %sums.sroa.12.1.i180.i.i = phi <1 x double> [ %210, %for.body17.i176.i.i ], [ zeroinitializer, %if.then24.i550.i ]
  %k.0123.i.i557.i = phi i64 [ %dec.i187.i.i, %for.body17.i176.i.i ], [ %14, %if.then24.i550.i ]
  %right.0122.i.i558.i = phi ptr [ %add.ptr51.i186.i.i, %for.body17.i176.i.i ], [ %t.sroa.21.0.i, %if.then24.i550.i ]
  %element.0121.i.i559.i = phi i64 [ %add.i185.i.i, %for.body17.i176.i.i ], [ 0, %if.then24.i550.i ]
  %203 = load <1 x double>, ptr %right.0122.i.i558.i, align 8
  %add.ptr24.1.i.i560.i = getelementptr inbounds i8, ptr %right.0122.i.i558.i, i64 %mul21.i
  %204 = load <1 x double>, ptr %add.ptr24.1.i.i560.i, align 8
  %add.ptr40.i181.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i.i559.i
  %205 = load double, ptr %add.ptr40.i181.i.i, align 8
  %splat.splatinsert.i182.i.i = insertelement <1 x double> poison, double %205, i64 0
  %206 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i182.i.i, <1 x double> %203, <1 x double> %sums.sroa.0.1.i177.i.i)
  %207 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i182.i.i, <1 x double> %204, <1 x double> %sums.sroa.6.1.i178.i.i)
  %add.ptr40.1.i183.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i159.i.i, i64 %element.0121.i.i559.i
  %208 = load double, ptr %add.ptr40.1.i183.i.i, align 8
  %splat.splatinsert.1.i184.i.i = insertelement <1 x double> poison, double %208, i64 0
  %209 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i184.i.i, <1 x double> %203, <1 x double> %sums.sroa.9.1.i179.i.i)
  %210 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i184.i.i, <1 x double> %204, <1 x double> %sums.sroa.12.1.i180.i.i)
  %add.i185.i.i = add nsw i64 %element.0121.i.i559.i, %19
  %add.ptr51.i186.i.i = getelementptr inbounds i8, ptr %right.0122.i.i558.i, i64 %t.sroa.198.0.i
  %dec.i187.i.i = add nsw i64 %k.0123.i.i557.i, -1
  %cmp15.i188.i.i = icmp ugt i64 %k.0123.i.i557.i, 1
  br i1 %cmp15.i188.i.i, label %for.body17.i176.i.i, label %for.cond55.preheader.i161.i.i, !llvm.loop !54

for.inc75.i170.i.i:                               ; preds = %for.cond55.preheader.i161.i.i
  store <1 x double> %sums.sroa.0.0.i162.i.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr71.1.i.i552.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x double> %sums.sroa.6.0.i163.i.i, ptr %add.ptr71.1.i.i552.i, align 8
  %.not1543.i = icmp eq i64 %div5.i511.i, 1
  br i1 %.not1543.i, label %if.end33.i518.i, label %for.body65.preheader.1.i.i553.i

for.body65.preheader.1.i.i553.i:                  ; preds = %for.inc75.i170.i.i
  %add.ptr69.1129.i.i554.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %sums.sroa.9.0.i164.i.i, ptr %add.ptr69.1129.i.i554.i, align 8
  %add.ptr71.1.1.i.i556.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i.i554.i, i64 %mul21.i
  store <1 x double> %sums.sroa.12.0.i165.i.i, ptr %add.ptr71.1.1.i.i556.i, align 8
  br label %if.end33.i518.i

if.else25.i515.i:                                 ; preds = %if.else20.i514.i
  %cmp27.i516.i = icmp ult i64 %div5.i511.i, 5
  %add.ptr.1.i194.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %18
  %add.ptr.2.i198.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.2.i197.i.i
  br i1 %cmp27.i516.i, label %if.then29.i540.i, label %if.else30.i517.i

if.then29.i540.i:                                 ; preds = %if.else25.i515.i
  %cmp4.3.i199.not.i.i = icmp eq i64 %div5.i511.i, 3
  %cond.3.i200.i.i = select i1 %cmp4.3.i199.not.i.i, i64 0, i64 3
  %mul.3.i201.i.i = mul nsw i64 %cond.3.i200.i.i, %18
  %add.ptr.3.i202.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i201.i.i
  br i1 %cmp6109.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i

for.body17.i234.i.i:                              ; preds = %if.then29.i540.i, %for.body17.i234.i.i
  %sums.sroa.6.1.i235.i.i = phi <1 x double> [ %215, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.0.1.i236.i.i = phi <1 x double> [ %214, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.9.1.i237.i.i = phi <1 x double> [ %217, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.12.1.i238.i.i = phi <1 x double> [ %218, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.15.1.i239.i.i = phi <1 x double> [ %220, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.18.1.i240.i.i = phi <1 x double> [ %221, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.21.1.i241.i.i = phi <1 x double> [ %223, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %sums.sroa.24.1.i242.i.i = phi <1 x double> [ %224, %for.body17.i234.i.i ], [ zeroinitializer, %if.then29.i540.i ]
  %k.0123.i243.i.i = phi i64 [ %dec.i257.i.i, %for.body17.i234.i.i ], [ %14, %if.then29.i540.i ]
  %right.0122.i244.i.i = phi ptr [ %add.ptr51.i256.i.i, %for.body17.i234.i.i ], [ %t.sroa.21.0.i, %if.then29.i540.i ]
  %element.0121.i245.i.i = phi i64 [ %add.i255.i.i, %for.body17.i234.i.i ], [ 0, %if.then29.i540.i ]
  %211 = load <1 x double>, ptr %right.0122.i244.i.i, align 8
  %add.ptr24.1.i246.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %mul21.i
  %212 = load <1 x double>, ptr %add.ptr24.1.i246.i.i, align 8
  %add.ptr40.i247.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i245.i.i
  %213 = load double, ptr %add.ptr40.i247.i.i, align 8
  %splat.splatinsert.i248.i.i = insertelement <1 x double> poison, double %213, i64 0
  %214 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i248.i.i, <1 x double> %211, <1 x double> %sums.sroa.0.1.i236.i.i)
  %215 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i248.i.i, <1 x double> %212, <1 x double> %sums.sroa.6.1.i235.i.i)
  %add.ptr40.1.i249.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i245.i.i
  %216 = load double, ptr %add.ptr40.1.i249.i.i, align 8
  %splat.splatinsert.1.i250.i.i = insertelement <1 x double> poison, double %216, i64 0
  %217 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i250.i.i, <1 x double> %211, <1 x double> %sums.sroa.9.1.i237.i.i)
  %218 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i250.i.i, <1 x double> %212, <1 x double> %sums.sroa.12.1.i238.i.i)
  %add.ptr40.2.i251.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i245.i.i
  %219 = load double, ptr %add.ptr40.2.i251.i.i, align 8
  %splat.splatinsert.2.i252.i.i = insertelement <1 x double> poison, double %219, i64 0
  %220 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i252.i.i, <1 x double> %211, <1 x double> %sums.sroa.15.1.i239.i.i)
  %221 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i252.i.i, <1 x double> %212, <1 x double> %sums.sroa.18.1.i240.i.i)
  %add.ptr40.3.i253.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i202.i.i, i64 %element.0121.i245.i.i
  %222 = load double, ptr %add.ptr40.3.i253.i.i, align 8
  %splat.splatinsert.3.i254.i.i = insertelement <1 x double> poison, double %222, i64 0
  %223 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i254.i.i, <1 x double> %211, <1 x double> %sums.sroa.21.1.i241.i.i)
  %224 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i254.i.i, <1 x double> %212, <1 x double> %sums.sroa.24.1.i242.i.i)
  %add.i255.i.i = add nsw i64 %element.0121.i245.i.i, %19
  %add.ptr51.i256.i.i = getelementptr inbounds i8, ptr %right.0122.i244.i.i, i64 %t.sroa.198.0.i
  %dec.i257.i.i = add nsw i64 %k.0123.i243.i.i, -1
  %cmp15.i258.i.i = icmp ugt i64 %k.0123.i243.i.i, 1
  br i1 %cmp15.i258.i.i, label %for.body17.i234.i.i, label %for.inc75.2.i225.i.i, !llvm.loop !55

for.inc75.2.i225.i.i:                             ; preds = %for.body17.i234.i.i, %if.then29.i540.i
  %.lcssa1822.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %214, %for.body17.i234.i.i ]
  %.lcssa1821.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %215, %for.body17.i234.i.i ]
  %.lcssa1820.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %217, %for.body17.i234.i.i ]
  %.lcssa1819.sink.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %218, %for.body17.i234.i.i ]
  %sums.sroa.24.0.i213405.i14511468.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %224, %for.body17.i234.i.i ]
  %sums.sroa.21.0.i212404.i14521467.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %223, %for.body17.i234.i.i ]
  %sums.sroa.18.0.i211403.i14531466.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %221, %for.body17.i234.i.i ]
  %sums.sroa.15.0.i210402.i14541465.i = phi <1 x double> [ zeroinitializer, %if.then29.i540.i ], [ %220, %for.body17.i234.i.i ]
  store <1 x double> %.lcssa1822.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr71.1.i219.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x double> %.lcssa1821.sink.i, ptr %add.ptr71.1.i219.i.i, align 8
  %add.ptr69.1129.i222.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1820.sink.i, ptr %add.ptr69.1129.i222.i.i, align 8
  %add.ptr71.1.1.i224.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i222.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1819.sink.i, ptr %add.ptr71.1.1.i224.i.i, align 8
  %add.ptr69.2.i227.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x double> %sums.sroa.15.0.i210402.i14541465.i, ptr %add.ptr69.2.i227.i.i, align 8
  %add.ptr71.1.2.i.i544.i = getelementptr inbounds i8, ptr %add.ptr69.2.i227.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.18.0.i211403.i14531466.i, ptr %add.ptr71.1.2.i.i544.i, align 8
  br i1 %cmp4.3.i199.not.i.i, label %if.end33.i518.i, label %for.body65.preheader.3.i.i546.i

for.body65.preheader.3.i.i546.i:                  ; preds = %for.inc75.2.i225.i.i
  %add.ptr69.3.i229.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x double> %sums.sroa.21.0.i212404.i14521467.i, ptr %add.ptr69.3.i229.i.i, align 8
  %add.ptr71.1.3.i.i549.i = getelementptr inbounds i8, ptr %add.ptr69.3.i229.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.24.0.i213405.i14511468.i, ptr %add.ptr71.1.3.i.i549.i, align 8
  br label %if.end33.i518.i

if.else30.i517.i:                                 ; preds = %if.else25.i515.i
  %add.ptr.3.i272.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.3.i271.i.i
  %add.ptr.4.i276.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.4.i275.i.i
  %cmp4.5.i277.not.i.i = icmp eq i64 %div5.i511.i, 5
  %cond.5.i278.i.i = select i1 %cmp4.5.i277.not.i.i, i64 0, i64 5
  %mul.5.i279.i.i = mul nsw i64 %cond.5.i278.i.i, %18
  %add.ptr.5.i280.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.5.i279.i.i
  br i1 %cmp6109.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i

for.body17.i324.i.i:                              ; preds = %if.else30.i517.i, %for.body17.i324.i.i
  %sums.sroa.12.1.i325.i.i = phi <1 x double> [ %232, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.9.1.i326.i.i = phi <1 x double> [ %231, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.6.1.i327.i.i = phi <1 x double> [ %229, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.0.1.i328.i.i = phi <1 x double> [ %228, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.15.1.i329.i.i = phi <1 x double> [ %234, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.18.1.i330.i.i = phi <1 x double> [ %235, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.21.1.i331.i.i = phi <1 x double> [ %237, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.24.1.i332.i.i = phi <1 x double> [ %238, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.27.1.i.i536.i = phi <1 x double> [ %240, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.30.1.i.i537.i = phi <1 x double> [ %241, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.33.1.i.i538.i = phi <1 x double> [ %243, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %sums.sroa.36.1.i.i539.i = phi <1 x double> [ %244, %for.body17.i324.i.i ], [ zeroinitializer, %if.else30.i517.i ]
  %k.0123.i333.i.i = phi i64 [ %dec.i351.i.i, %for.body17.i324.i.i ], [ %14, %if.else30.i517.i ]
  %right.0122.i334.i.i = phi ptr [ %add.ptr51.i350.i.i, %for.body17.i324.i.i ], [ %t.sroa.21.0.i, %if.else30.i517.i ]
  %element.0121.i335.i.i = phi i64 [ %add.i349.i.i, %for.body17.i324.i.i ], [ 0, %if.else30.i517.i ]
  %225 = load <1 x double>, ptr %right.0122.i334.i.i, align 8
  %add.ptr24.1.i336.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %mul21.i
  %226 = load <1 x double>, ptr %add.ptr24.1.i336.i.i, align 8
  %add.ptr40.i337.i.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %element.0121.i335.i.i
  %227 = load double, ptr %add.ptr40.i337.i.i, align 8
  %splat.splatinsert.i338.i.i = insertelement <1 x double> poison, double %227, i64 0
  %228 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i338.i.i, <1 x double> %225, <1 x double> %sums.sroa.0.1.i328.i.i)
  %229 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.i338.i.i, <1 x double> %226, <1 x double> %sums.sroa.6.1.i327.i.i)
  %add.ptr40.1.i339.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i194.i.i, i64 %element.0121.i335.i.i
  %230 = load double, ptr %add.ptr40.1.i339.i.i, align 8
  %splat.splatinsert.1.i340.i.i = insertelement <1 x double> poison, double %230, i64 0
  %231 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i340.i.i, <1 x double> %225, <1 x double> %sums.sroa.9.1.i326.i.i)
  %232 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.1.i340.i.i, <1 x double> %226, <1 x double> %sums.sroa.12.1.i325.i.i)
  %add.ptr40.2.i341.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i198.i.i, i64 %element.0121.i335.i.i
  %233 = load double, ptr %add.ptr40.2.i341.i.i, align 8
  %splat.splatinsert.2.i342.i.i = insertelement <1 x double> poison, double %233, i64 0
  %234 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i342.i.i, <1 x double> %225, <1 x double> %sums.sroa.15.1.i329.i.i)
  %235 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.2.i342.i.i, <1 x double> %226, <1 x double> %sums.sroa.18.1.i330.i.i)
  %add.ptr40.3.i343.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i272.i.i, i64 %element.0121.i335.i.i
  %236 = load double, ptr %add.ptr40.3.i343.i.i, align 8
  %splat.splatinsert.3.i344.i.i = insertelement <1 x double> poison, double %236, i64 0
  %237 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i344.i.i, <1 x double> %225, <1 x double> %sums.sroa.21.1.i331.i.i)
  %238 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.3.i344.i.i, <1 x double> %226, <1 x double> %sums.sroa.24.1.i332.i.i)
  %add.ptr40.4.i345.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i276.i.i, i64 %element.0121.i335.i.i
  %239 = load double, ptr %add.ptr40.4.i345.i.i, align 8
  %splat.splatinsert.4.i346.i.i = insertelement <1 x double> poison, double %239, i64 0
  %240 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.4.i346.i.i, <1 x double> %225, <1 x double> %sums.sroa.27.1.i.i536.i)
  %241 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.4.i346.i.i, <1 x double> %226, <1 x double> %sums.sroa.30.1.i.i537.i)
  %add.ptr40.5.i347.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i280.i.i, i64 %element.0121.i335.i.i
  %242 = load double, ptr %add.ptr40.5.i347.i.i, align 8
  %splat.splatinsert.5.i348.i.i = insertelement <1 x double> poison, double %242, i64 0
  %243 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.5.i348.i.i, <1 x double> %225, <1 x double> %sums.sroa.33.1.i.i538.i)
  %244 = tail call <1 x double> @llvm.fmuladd.v1f64(<1 x double> %splat.splatinsert.5.i348.i.i, <1 x double> %226, <1 x double> %sums.sroa.36.1.i.i539.i)
  %add.i349.i.i = add nsw i64 %element.0121.i335.i.i, %19
  %add.ptr51.i350.i.i = getelementptr inbounds i8, ptr %right.0122.i334.i.i, i64 %t.sroa.198.0.i
  %dec.i351.i.i = add nsw i64 %k.0123.i333.i.i, -1
  %cmp15.i352.i.i = icmp ugt i64 %k.0123.i333.i.i, 1
  br i1 %cmp15.i352.i.i, label %for.body17.i324.i.i, label %for.inc75.4.i315.i.i, !llvm.loop !56

for.inc75.4.i315.i.i:                             ; preds = %for.body17.i324.i.i, %if.else30.i517.i
  %.lcssa1814.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %228, %for.body17.i324.i.i ]
  %.lcssa1813.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %229, %for.body17.i324.i.i ]
  %.lcssa1812.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %231, %for.body17.i324.i.i ]
  %.lcssa1811.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %232, %for.body17.i324.i.i ]
  %.lcssa1810.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %234, %for.body17.i324.i.i ]
  %.lcssa1809.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %235, %for.body17.i324.i.i ]
  %.lcssa1808.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %237, %for.body17.i324.i.i ]
  %.lcssa1807.sink.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %238, %for.body17.i324.i.i ]
  %sums.sroa.36.0.i434.i1482151115231541.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %244, %for.body17.i324.i.i ]
  %sums.sroa.33.0.i433.i1483151015241540.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %243, %for.body17.i324.i.i ]
  %sums.sroa.30.0.i432.i1484150915251539.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %241, %for.body17.i324.i.i ]
  %sums.sroa.27.0.i431.i1485150815261538.i = phi <1 x double> [ zeroinitializer, %if.else30.i517.i ], [ %240, %for.body17.i324.i.i ]
  store <1 x double> %.lcssa1814.sink.i, ptr %t.sroa.42.2.i, align 8
  %add.ptr71.1.i297.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul21.i
  store <1 x double> %.lcssa1813.sink.i, ptr %add.ptr71.1.i297.i.i, align 8
  %add.ptr69.1129.i300.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul19.i
  store <1 x double> %.lcssa1812.sink.i, ptr %add.ptr69.1129.i300.i.i, align 8
  %add.ptr71.1.1.i302.i.i = getelementptr inbounds i8, ptr %add.ptr69.1129.i300.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1811.sink.i, ptr %add.ptr71.1.1.i302.i.i, align 8
  %add.ptr69.2.i305.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.2.i304.i1520.i
  store <1 x double> %.lcssa1810.sink.i, ptr %add.ptr69.2.i305.i.i, align 8
  %add.ptr71.1.2.i308.i.i = getelementptr inbounds i8, ptr %add.ptr69.2.i305.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1809.sink.i, ptr %add.ptr71.1.2.i308.i.i, align 8
  %add.ptr69.3.i311.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.3.i310.i1535.i
  store <1 x double> %.lcssa1808.sink.i, ptr %add.ptr69.3.i311.i.i, align 8
  %add.ptr71.1.3.i314.i.i = getelementptr inbounds i8, ptr %add.ptr69.3.i311.i.i, i64 %mul21.i
  store <1 x double> %.lcssa1807.sink.i, ptr %add.ptr71.1.3.i314.i.i, align 8
  %add.ptr69.4.i317.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.4.i316.i.i
  store <1 x double> %sums.sroa.27.0.i431.i1485150815261538.i, ptr %add.ptr69.4.i317.i.i, align 8
  %add.ptr71.1.4.i.i530.i = getelementptr inbounds i8, ptr %add.ptr69.4.i317.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.30.0.i432.i1484150915251539.i, ptr %add.ptr71.1.4.i.i530.i, align 8
  br i1 %cmp4.5.i277.not.i.i, label %if.end33.i518.i, label %for.body65.preheader.5.i.i532.i

for.body65.preheader.5.i.i532.i:                  ; preds = %for.inc75.4.i315.i.i
  %add.ptr69.5.i319.i.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul68.5.i318.i.i
  store <1 x double> %sums.sroa.33.0.i433.i1483151015241540.i, ptr %add.ptr69.5.i319.i.i, align 8
  %add.ptr71.1.5.i.i535.i = getelementptr inbounds i8, ptr %add.ptr69.5.i319.i.i, i64 %mul21.i
  store <1 x double> %sums.sroa.36.0.i434.i1482151115231541.i, ptr %add.ptr71.1.5.i.i535.i, align 8
  br label %if.end33.i518.i

if.end33.i518.i:                                  ; preds = %for.body65.preheader.5.i.i532.i, %for.inc75.4.i315.i.i, %for.body65.preheader.3.i.i546.i, %for.inc75.2.i225.i.i, %for.body65.preheader.1.i.i553.i, %for.inc75.i170.i.i, %for.cond55.preheader.i161.i.i, %for.body65.7.i.i598.i, %for.inc75.6.i.i594.i, %for.inc75.5.i.i590.i, %for.inc75.4.i.i586.i, %for.body65.3.i.i628.i, %for.inc75.2.i.i624.i, %for.body65.1.i.i657.i, %for.inc75.i.i655.i, %for.cond55.preheader.i.i651.i
  %mul.i519.i = mul nsw i64 %div5.i511.i, %18
  %add.ptr.i520.i = getelementptr inbounds i8, ptr %t.sroa.0.2.i, i64 %mul.i519.i
  %mul36.i521.i = mul nsw i64 %div5.i511.i, %mul19.i
  %add.ptr37.i522.i = getelementptr inbounds i8, ptr %t.sroa.42.2.i, i64 %mul36.i521.i
  %sub39.i523.i = sub nsw i64 %rows.addr.0475.i.i, %div5.i511.i
  %cmp1.i524.i = icmp sgt i64 %tiles.0476.i.i, 1
  br i1 %cmp1.i524.i, label %for.body.i508.i, label %if.end44.i, !llvm.loop !57

if.end44.i:                                       ; preds = %if.end33.i518.i, %if.end33.i140.i, %if.end33.i.i, %if.else42.i, %if.then41.i, %if.then38.i
  %add46.i = add nuw nsw i64 %column.01684.i, %mul45.i
  %cmp5.i = icmp slt i64 %add46.i, %15
  br i1 %cmp5.i, label %for.body.i, label %product_d.exit, !llvm.loop !58

product_d.exit:                                   ; preds = %if.end44.i, %for.body
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %packed.i) #4
  %inc = add nsw i64 %k.0155, 1
  %exitcond.not = icmp eq i64 %inc, %end
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !59
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
!56 = distinct !{!56, !5, !6}
!57 = distinct !{!57, !5, !6}
!58 = distinct !{!58, !5, !6}
!59 = distinct !{!59, !5, !6}
