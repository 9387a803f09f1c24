; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define noundef i64 @lazyasync_convolve_vectors(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %totals.i4 = alloca [8 x <8 x double>], align 8
  %totals.i = alloca [8 x <16 x float>], align 4
  %0 = load i64, ptr %a, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx.i = getelementptr inbounds i8, ptr %a, i64 8
  %1 = load i64, ptr %arrayidx.i, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx1.i = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx1.i, align 8
  %4 = inttoptr i64 %3 to ptr
  %arrayidx2.i = getelementptr inbounds i8, ptr %a, i64 16
  %5 = load i64, ptr %arrayidx2.i, align 8
  %arrayidx3.i = getelementptr inbounds i8, ptr %a, i64 32
  %6 = load i64, ptr %arrayidx3.i, align 8
  %arrayidx4.i = getelementptr inbounds i8, ptr %a, i64 40
  %7 = load i64, ptr %arrayidx4.i, align 8
  %8 = inttoptr i64 %7 to ptr
  %arrayidx5.i = getelementptr inbounds i8, ptr %a, i64 48
  %9 = load i64, ptr %arrayidx5.i, align 8
  %arrayidx6.i = getelementptr inbounds i8, ptr %a, i64 56
  %10 = load i64, ptr %arrayidx6.i, align 8
  %cmp190.i = icmp slt i64 %9, %10
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br i1 %cmp190.i, label %for.body.lr.ph.i, label %cond.end

for.body.lr.ph.i:                                 ; preds = %cond.true
  %conv13.i150.i = trunc i64 %5 to i32
  %splat.splatinsert14.i151.i = insertelement <16 x i32> poison, i32 %conv13.i150.i, i64 0
  %splat.splat15.i152.i = shufflevector <16 x i32> %splat.splatinsert14.i151.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %arrayidx29.1.i.i = getelementptr inbounds i8, ptr %totals.i, i64 64
  %arrayidx29.2.i.i = getelementptr inbounds i8, ptr %totals.i, i64 128
  %arrayidx29.3.i.i = getelementptr inbounds i8, ptr %totals.i, i64 192
  %arrayidx29.4.i.i = getelementptr inbounds i8, ptr %totals.i, i64 256
  %arrayidx29.5.i.i = getelementptr inbounds i8, ptr %totals.i, i64 320
  %arrayidx29.6.i.i = getelementptr inbounds i8, ptr %totals.i, i64 384
  %arrayidx29.7.i.i = getelementptr inbounds i8, ptr %totals.i, i64 448
  %11 = add nsw i64 %9, 1
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.body.lr.ph.i
  %indvars.iv200.i = phi i64 [ %11, %for.body.lr.ph.i ], [ %indvars.iv.next201.i, %if.end.i ]
  %indvars.iv.in.i = phi i64 [ %9, %for.body.lr.ph.i ], [ %indvars.iv.i, %if.end.i ]
  %12 = phi i64 [ %10, %for.body.lr.ph.i ], [ %52, %if.end.i ]
  %indvars.iv.i = add i64 %indvars.iv.in.i, 128
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %totals.i) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(512) %totals.i, i8 0, i64 512, i1 false)
  %add.ptr.i = getelementptr inbounds float, ptr %2, i64 %indvars.iv.in.i
  %sub7.i = sub i64 %indvars.iv.in.i, %5
  %sub10.i = add i64 %sub7.i, 127
  %add11.i = add i64 %sub7.i, 128
  %add12.i = add nsw i64 %indvars.iv.in.i, 1
  %13 = tail call i64 @llvm.smax.i64(i64 %sub7.i, i64 -1)
  %cond.i = add nsw i64 %13, 1
  %cond18.i = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i, i64 %6)
  %cond23.i = tail call i64 @llvm.smax.i64(i64 %add11.i, i64 %cond.i)
  %cond28.i = tail call i64 @llvm.smin.i64(i64 %add12.i, i64 %cond18.i)
  %cmp29.i = icmp slt i64 %cond23.i, %cond28.i
  br i1 %cmp29.i, label %while.body.preheader.i.i, label %for.body.i140.i

while.body.preheader.i.i:                         ; preds = %for.body.i
  %smin202.i = tail call i64 @llvm.smin.i64(i64 %cond18.i, i64 %indvars.iv200.i)
  br label %while.body.i.i

while.body.i.i:                                   ; preds = %for.cond24.preheader.i.i, %while.body.preheader.i.i
  %14 = phi <16 x float> [ %add30.7.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %15 = phi <16 x float> [ %add30.6.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %16 = phi <16 x float> [ %add30.5.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %17 = phi <16 x float> [ %add30.4.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %18 = phi <16 x float> [ %add30.3.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %19 = phi <16 x float> [ %add30.2.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %20 = phi <16 x float> [ %add30.1.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %21 = phi <16 x float> [ %add30.i.i, %for.cond24.preheader.i.i ], [ zeroinitializer, %while.body.preheader.i.i ]
  %first.addr.056.i.i = phi i64 [ %first.addr.1.lcssa.i.i, %for.cond24.preheader.i.i ], [ %cond23.i, %while.body.preheader.i.i ]
  %add.i.i = add nuw i64 %first.addr.056.i.i, 32
  %cond.i.i = tail call i64 @llvm.smin.i64(i64 %add.i.i, i64 %cond28.i)
  %cmp552.i.i = icmp slt i64 %first.addr.056.i.i, %cond28.i
  br i1 %cmp552.i.i, label %for.cond8.preheader.i.i, label %for.cond24.preheader.i.i

for.cond24.preheader.i.loopexit.i:                ; preds = %for.cond8.preheader.i.i
  %22 = add nuw nsw i64 %first.addr.056.i.i, 1
  %smin203.i = tail call i64 @llvm.smin.i64(i64 %smin202.i, i64 %add.i.i)
  %smax.i = tail call i64 @llvm.smax.i64(i64 %smin203.i, i64 %22)
  br label %for.cond24.preheader.i.i

for.cond24.preheader.i.i:                         ; preds = %for.cond24.preheader.i.loopexit.i, %while.body.i.i
  %sums.sroa.24.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %39, %for.cond24.preheader.i.loopexit.i ]
  %sums.sroa.21.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %37, %for.cond24.preheader.i.loopexit.i ]
  %sums.sroa.18.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %35, %for.cond24.preheader.i.loopexit.i ]
  %sums.sroa.15.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %33, %for.cond24.preheader.i.loopexit.i ]
  %sums.sroa.12.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %31, %for.cond24.preheader.i.loopexit.i ]
  %sums.sroa.9.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %29, %for.cond24.preheader.i.loopexit.i ]
  %sums.sroa.6.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %27, %for.cond24.preheader.i.loopexit.i ]
  %sums.sroa.0.1.i.i = phi <16 x float> [ zeroinitializer, %while.body.i.i ], [ %25, %for.cond24.preheader.i.loopexit.i ]
  %first.addr.1.lcssa.i.i = phi i64 [ %first.addr.056.i.i, %while.body.i.i ], [ %smax.i, %for.cond24.preheader.i.loopexit.i ]
  %add30.i.i = fadd <16 x float> %21, %sums.sroa.0.1.i.i
  %add30.1.i.i = fadd <16 x float> %20, %sums.sroa.6.1.i.i
  %add30.2.i.i = fadd <16 x float> %19, %sums.sroa.9.1.i.i
  %add30.3.i.i = fadd <16 x float> %18, %sums.sroa.12.1.i.i
  %add30.4.i.i = fadd <16 x float> %17, %sums.sroa.15.1.i.i
  %add30.5.i.i = fadd <16 x float> %16, %sums.sroa.18.1.i.i
  %add30.6.i.i = fadd <16 x float> %15, %sums.sroa.21.1.i.i
  %add30.7.i.i = fadd <16 x float> %14, %sums.sroa.24.1.i.i
  %cmp.i.i = icmp slt i64 %first.addr.1.lcssa.i.i, %cond28.i
  br i1 %cmp.i.i, label %while.body.i.i, label %for.body.i.preheader.i, !llvm.loop !4

for.body.i.preheader.i:                           ; preds = %for.cond24.preheader.i.i
  store <16 x float> %add30.i.i, ptr %totals.i, align 4
  store <16 x float> %add30.1.i.i, ptr %arrayidx29.1.i.i, align 4
  store <16 x float> %add30.2.i.i, ptr %arrayidx29.2.i.i, align 4
  store <16 x float> %add30.3.i.i, ptr %arrayidx29.3.i.i, align 4
  store <16 x float> %add30.4.i.i, ptr %arrayidx29.4.i.i, align 4
  store <16 x float> %add30.5.i.i, ptr %arrayidx29.5.i.i, align 4
  store <16 x float> %add30.6.i.i, ptr %arrayidx29.6.i.i, align 4
  store <16 x float> %add30.7.i.i, ptr %arrayidx29.7.i.i, align 4
  br label %for.body.i.i

for.cond8.preheader.i.i:                          ; preds = %while.body.i.i, %for.cond8.preheader.i.i
  %sums.sroa.24.2.i.i = phi <16 x float> [ %39, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.21.2.i.i = phi <16 x float> [ %37, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.18.2.i.i = phi <16 x float> [ %35, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.15.2.i.i = phi <16 x float> [ %33, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.12.2.i.i = phi <16 x float> [ %31, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.9.2.i.i = phi <16 x float> [ %29, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.6.2.i.i = phi <16 x float> [ %27, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %sums.sroa.0.2.i.i = phi <16 x float> [ %25, %for.cond8.preheader.i.i ], [ zeroinitializer, %while.body.i.i ]
  %first.addr.153.i.i = phi i64 [ %inc21.i.i, %for.cond8.preheader.i.i ], [ %first.addr.056.i.i, %while.body.i.i ]
  %idx.neg.i.i = sub nsw i64 0, %first.addr.153.i.i
  %add.ptr.i.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %idx.neg.i.i
  %arrayidx13.i.i = getelementptr inbounds float, ptr %4, i64 %first.addr.153.i.i
  %23 = load float, ptr %arrayidx13.i.i, align 4
  %splat.splatinsert.i.i = insertelement <16 x float> poison, float %23, i64 0
  %splat.splat.i.i = shufflevector <16 x float> %splat.splatinsert.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %24 = load <16 x float>, ptr %add.ptr.i.i, align 4
  %25 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.0.2.i.i)
  %add.ptr12.1.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 64
  %26 = load <16 x float>, ptr %add.ptr12.1.i.i, align 4
  %27 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.6.2.i.i)
  %add.ptr12.2.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 128
  %28 = load <16 x float>, ptr %add.ptr12.2.i.i, align 4
  %29 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.9.2.i.i)
  %add.ptr12.3.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 192
  %30 = load <16 x float>, ptr %add.ptr12.3.i.i, align 4
  %31 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %30, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.12.2.i.i)
  %add.ptr12.4.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 256
  %32 = load <16 x float>, ptr %add.ptr12.4.i.i, align 4
  %33 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %32, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.15.2.i.i)
  %add.ptr12.5.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 320
  %34 = load <16 x float>, ptr %add.ptr12.5.i.i, align 4
  %35 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %34, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.18.2.i.i)
  %add.ptr12.6.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 384
  %36 = load <16 x float>, ptr %add.ptr12.6.i.i, align 4
  %37 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.21.2.i.i)
  %add.ptr12.7.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 448
  %38 = load <16 x float>, ptr %add.ptr12.7.i.i, align 4
  %39 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %38, <16 x float> %splat.splat.i.i, <16 x float> %sums.sroa.24.2.i.i)
  %inc21.i.i = add nuw nsw i64 %first.addr.153.i.i, 1
  %cmp5.i.i = icmp slt i64 %inc21.i.i, %cond.i.i
  br i1 %cmp5.i.i, label %for.cond8.preheader.i.i, label %for.cond24.preheader.i.loopexit.i, !llvm.loop !7

for.cond1.preheader.i.i:                          ; preds = %for.body.i.i
  %cmp251.i.i = icmp sgt i64 %sub10.i, %13
  br i1 %cmp251.i.i, label %for.cond5.preheader.i.i, label %for.body.i98.i.preheader

for.body.i98.i.preheader:                         ; preds = %for.cond.cleanup8.i.i, %for.cond1.preheader.i.i
  br label %for.body.i98.i

for.body.i.i:                                     ; preds = %for.body.i.i, %for.body.i.preheader.i
  %lanes.048.i.i = phi <16 x i32> [ %vecins.i.i, %for.body.i.i ], [ undef, %for.body.i.preheader.i ]
  %lane.047.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.body.i.preheader.i ]
  %conv.i.i = trunc nuw i64 %lane.047.i.i to i32
  %vecins.i.i = insertelement <16 x i32> %lanes.048.i.i, i32 %conv.i.i, i64 %lane.047.i.i
  %inc.i.i = add nuw nsw i64 %lane.047.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, 16
  br i1 %exitcond.not.i.i, label %for.cond1.preheader.i.i, label %for.body.i.i, !llvm.loop !8

for.cond5.preheader.i.i:                          ; preds = %for.cond1.preheader.i.i, %for.cond.cleanup8.i.i
  %first.addr.052.i.i = phi i64 [ %inc31.i.i, %for.cond.cleanup8.i.i ], [ %cond.i, %for.cond1.preheader.i.i ]
  %idx.neg53.i.i = sub nsw i64 0, %first.addr.052.i.i
  %sub.i.i = sub i64 %indvars.iv.in.i, %first.addr.052.i.i
  %add.ptr.i94.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %idx.neg53.i.i
  %arrayidx.i.i = getelementptr inbounds float, ptr %4, i64 %first.addr.052.i.i
  %40 = load float, ptr %arrayidx.i.i, align 4
  %splat.splatinsert20.i.i = insertelement <16 x float> poison, float %40, i64 0
  %splat.splat21.i.i = shufflevector <16 x float> %splat.splatinsert20.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body9.i.i

for.cond.cleanup8.i.i:                            ; preds = %for.body9.i.i
  %inc31.i.i = add nuw nsw i64 %first.addr.052.i.i, 1
  %exitcond55.not.i.i = icmp eq i64 %inc31.i.i, %cond23.i
  br i1 %exitcond55.not.i.i, label %for.body.i98.i.preheader, label %for.cond5.preheader.i.i, !llvm.loop !9

for.body9.i.i:                                    ; preds = %for.body9.i.i, %for.cond5.preheader.i.i
  %k.049.i.i = phi i64 [ 0, %for.cond5.preheader.i.i ], [ %inc28.i.i, %for.body9.i.i ]
  %mul.i.i = shl nuw nsw i64 %k.049.i.i, 4
  %add.i95.i = add nsw i64 %sub.i.i, %mul.i.i
  %conv10.i.i = trunc i64 %add.i95.i to i32
  %splat.splatinsert.i96.i = insertelement <16 x i32> poison, i32 %conv10.i.i, i64 0
  %splat.splat.i97.i = shufflevector <16 x i32> %splat.splatinsert.i96.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %add11.i.i = add <16 x i32> %splat.splat.i97.i, %vecins.i.i
  %cmp12.i.i = icmp sgt <16 x i32> %add11.i.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %cmp16.i.i = icmp slt <16 x i32> %add11.i.i, %splat.splat15.i152.i
  %and46.i.i = and <16 x i1> %cmp12.i.i, %cmp16.i.i
  %add.ptr19.i.i = getelementptr inbounds float, ptr %add.ptr.i94.i, i64 %mul.i.i
  %41 = load <16 x float>, ptr %add.ptr19.i.i, align 4
  %mul23.i.i = fmul <16 x float> %splat.splat21.i.i, %41
  %42 = select <16 x i1> %and46.i.i, <16 x float> %mul23.i.i, <16 x float> zeroinitializer
  %arrayidx25.i.i = getelementptr inbounds <16 x float>, ptr %totals.i, i64 %k.049.i.i
  %43 = load <16 x float>, ptr %arrayidx25.i.i, align 4
  %add26.i.i = fadd <16 x float> %43, %42
  store <16 x float> %add26.i.i, ptr %arrayidx25.i.i, align 4
  %inc28.i.i = add nuw nsw i64 %k.049.i.i, 1
  %exitcond54.not.i.i = icmp eq i64 %inc28.i.i, 8
  br i1 %exitcond54.not.i.i, label %for.cond.cleanup8.i.i, label %for.body9.i.i, !llvm.loop !10

for.cond1.preheader.i105.i:                       ; preds = %for.body.i98.i
  %cmp251.i106.i = icmp sgt i64 %6, %add12.i
  br i1 %cmp251.i106.i, label %for.cond5.preheader.i111.i, label %if.end.i

for.body.i98.i:                                   ; preds = %for.body.i98.i.preheader, %for.body.i98.i
  %lanes.048.i99.i = phi <16 x i32> [ %vecins.i102.i, %for.body.i98.i ], [ undef, %for.body.i98.i.preheader ]
  %lane.047.i100.i = phi i64 [ %inc.i103.i, %for.body.i98.i ], [ 0, %for.body.i98.i.preheader ]
  %conv.i101.i = trunc nuw i64 %lane.047.i100.i to i32
  %vecins.i102.i = insertelement <16 x i32> %lanes.048.i99.i, i32 %conv.i101.i, i64 %lane.047.i100.i
  %inc.i103.i = add nuw nsw i64 %lane.047.i100.i, 1
  %exitcond.not.i104.i = icmp eq i64 %inc.i103.i, 16
  br i1 %exitcond.not.i104.i, label %for.cond1.preheader.i105.i, label %for.body.i98.i, !llvm.loop !8

for.cond5.preheader.i111.i:                       ; preds = %for.cond1.preheader.i105.i, %for.cond.cleanup8.i136.i
  %first.addr.052.i112.i = phi i64 [ %inc31.i137.i, %for.cond.cleanup8.i136.i ], [ %cond28.i, %for.cond1.preheader.i105.i ]
  %idx.neg53.i113.i = sub i64 0, %first.addr.052.i112.i
  %sub.i114.i = sub i64 %indvars.iv.in.i, %first.addr.052.i112.i
  %add.ptr.i115.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %idx.neg53.i113.i
  %arrayidx.i116.i = getelementptr inbounds float, ptr %4, i64 %first.addr.052.i112.i
  %44 = load float, ptr %arrayidx.i116.i, align 4
  %splat.splatinsert20.i129.i = insertelement <16 x float> poison, float %44, i64 0
  %splat.splat21.i130.i = shufflevector <16 x float> %splat.splatinsert20.i129.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body9.i117.i

for.cond.cleanup8.i136.i:                         ; preds = %for.body9.i117.i
  %inc31.i137.i = add nsw i64 %first.addr.052.i112.i, 1
  %exitcond55.not.i138.i = icmp eq i64 %inc31.i137.i, %cond18.i
  br i1 %exitcond55.not.i138.i, label %if.end.i, label %for.cond5.preheader.i111.i, !llvm.loop !9

for.body9.i117.i:                                 ; preds = %for.body9.i117.i, %for.cond5.preheader.i111.i
  %k.049.i118.i = phi i64 [ 0, %for.cond5.preheader.i111.i ], [ %inc28.i134.i, %for.body9.i117.i ]
  %mul.i119.i = shl nuw nsw i64 %k.049.i118.i, 4
  %add.i120.i = add nsw i64 %sub.i114.i, %mul.i119.i
  %conv10.i121.i = trunc i64 %add.i120.i to i32
  %splat.splatinsert.i122.i = insertelement <16 x i32> poison, i32 %conv10.i121.i, i64 0
  %splat.splat.i123.i = shufflevector <16 x i32> %splat.splatinsert.i122.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %add11.i124.i = add <16 x i32> %splat.splat.i123.i, %vecins.i102.i
  %cmp12.i125.i = icmp sgt <16 x i32> %add11.i124.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %cmp16.i126.i = icmp slt <16 x i32> %add11.i124.i, %splat.splat15.i152.i
  %and46.i127.i = and <16 x i1> %cmp12.i125.i, %cmp16.i126.i
  %add.ptr19.i128.i = getelementptr inbounds float, ptr %add.ptr.i115.i, i64 %mul.i119.i
  %45 = load <16 x float>, ptr %add.ptr19.i128.i, align 4
  %mul23.i131.i = fmul <16 x float> %splat.splat21.i130.i, %45
  %46 = select <16 x i1> %and46.i127.i, <16 x float> %mul23.i131.i, <16 x float> zeroinitializer
  %arrayidx25.i132.i = getelementptr inbounds <16 x float>, ptr %totals.i, i64 %k.049.i118.i
  %47 = load <16 x float>, ptr %arrayidx25.i132.i, align 4
  %add26.i133.i = fadd <16 x float> %47, %46
  store <16 x float> %add26.i133.i, ptr %arrayidx25.i132.i, align 4
  %inc28.i134.i = add nuw nsw i64 %k.049.i118.i, 1
  %exitcond54.not.i135.i = icmp eq i64 %inc28.i134.i, 8
  br i1 %exitcond54.not.i135.i, label %for.cond.cleanup8.i136.i, label %for.body9.i117.i, !llvm.loop !10

for.cond1.preheader.i147.i:                       ; preds = %for.body.i140.i
  %cmp251.i148.i = icmp slt i64 %cond.i, %cond18.i
  br i1 %cmp251.i148.i, label %for.cond5.preheader.i153.i, label %if.end.i

for.body.i140.i:                                  ; preds = %for.body.i, %for.body.i140.i
  %lanes.048.i141.i = phi <16 x i32> [ %vecins.i144.i, %for.body.i140.i ], [ undef, %for.body.i ]
  %lane.047.i142.i = phi i64 [ %inc.i145.i, %for.body.i140.i ], [ 0, %for.body.i ]
  %conv.i143.i = trunc nuw i64 %lane.047.i142.i to i32
  %vecins.i144.i = insertelement <16 x i32> %lanes.048.i141.i, i32 %conv.i143.i, i64 %lane.047.i142.i
  %inc.i145.i = add nuw nsw i64 %lane.047.i142.i, 1
  %exitcond.not.i146.i = icmp eq i64 %inc.i145.i, 16
  br i1 %exitcond.not.i146.i, label %for.cond1.preheader.i147.i, label %for.body.i140.i, !llvm.loop !8

for.cond5.preheader.i153.i:                       ; preds = %for.cond1.preheader.i147.i, %for.cond.cleanup8.i178.i
  %first.addr.052.i154.i = phi i64 [ %inc31.i179.i, %for.cond.cleanup8.i178.i ], [ %cond.i, %for.cond1.preheader.i147.i ]
  %idx.neg53.i155.i = sub nsw i64 0, %first.addr.052.i154.i
  %sub.i156.i = sub i64 %indvars.iv.in.i, %first.addr.052.i154.i
  %add.ptr.i157.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %idx.neg53.i155.i
  %arrayidx.i158.i = getelementptr inbounds float, ptr %4, i64 %first.addr.052.i154.i
  %48 = load float, ptr %arrayidx.i158.i, align 4
  %splat.splatinsert20.i171.i = insertelement <16 x float> poison, float %48, i64 0
  %splat.splat21.i172.i = shufflevector <16 x float> %splat.splatinsert20.i171.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.body9.i159.i

for.cond.cleanup8.i178.i:                         ; preds = %for.body9.i159.i
  %inc31.i179.i = add nuw nsw i64 %first.addr.052.i154.i, 1
  %exitcond55.not.i180.i = icmp eq i64 %inc31.i179.i, %cond18.i
  br i1 %exitcond55.not.i180.i, label %if.end.i, label %for.cond5.preheader.i153.i, !llvm.loop !9

for.body9.i159.i:                                 ; preds = %for.body9.i159.i, %for.cond5.preheader.i153.i
  %k.049.i160.i = phi i64 [ 0, %for.cond5.preheader.i153.i ], [ %inc28.i176.i, %for.body9.i159.i ]
  %mul.i161.i = shl nuw nsw i64 %k.049.i160.i, 4
  %add.i162.i = add nsw i64 %sub.i156.i, %mul.i161.i
  %conv10.i163.i = trunc i64 %add.i162.i to i32
  %splat.splatinsert.i164.i = insertelement <16 x i32> poison, i32 %conv10.i163.i, i64 0
  %splat.splat.i165.i = shufflevector <16 x i32> %splat.splatinsert.i164.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %add11.i166.i = add <16 x i32> %splat.splat.i165.i, %vecins.i144.i
  %cmp12.i167.i = icmp sgt <16 x i32> %add11.i166.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %cmp16.i168.i = icmp slt <16 x i32> %add11.i166.i, %splat.splat15.i152.i
  %and46.i169.i = and <16 x i1> %cmp12.i167.i, %cmp16.i168.i
  %add.ptr19.i170.i = getelementptr inbounds float, ptr %add.ptr.i157.i, i64 %mul.i161.i
  %49 = load <16 x float>, ptr %add.ptr19.i170.i, align 4
  %mul23.i173.i = fmul <16 x float> %splat.splat21.i172.i, %49
  %50 = select <16 x i1> %and46.i169.i, <16 x float> %mul23.i173.i, <16 x float> zeroinitializer
  %arrayidx25.i174.i = getelementptr inbounds <16 x float>, ptr %totals.i, i64 %k.049.i160.i
  %51 = load <16 x float>, ptr %arrayidx25.i174.i, align 4
  %add26.i175.i = fadd <16 x float> %51, %50
  store <16 x float> %add26.i175.i, ptr %arrayidx25.i174.i, align 4
  %inc28.i176.i = add nuw nsw i64 %k.049.i160.i, 1
  %exitcond54.not.i177.i = icmp eq i64 %inc28.i176.i, 8
  br i1 %exitcond54.not.i177.i, label %for.cond.cleanup8.i178.i, label %for.body9.i159.i, !llvm.loop !10

if.end.i:                                         ; preds = %for.cond.cleanup8.i178.i, %for.cond.cleanup8.i136.i, %for.cond1.preheader.i147.i, %for.cond1.preheader.i105.i
  %sub34.i = sub nsw i64 %12, %indvars.iv.in.i
  %spec.select.i = tail call i64 @llvm.smin.i64(i64 %sub34.i, i64 128)
  %add.ptr42.i = getelementptr inbounds float, ptr %8, i64 %indvars.iv.in.i
  %mul.i = shl i64 %spec.select.i, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr42.i, ptr nonnull align 4 %totals.i, i64 %mul.i, i1 false)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %totals.i) #6
  %52 = load i64, ptr %arrayidx6.i, align 8
  %cmp.i = icmp slt i64 %indvars.iv.i, %52
  %indvars.iv.next201.i = add i64 %indvars.iv200.i, 128
  br i1 %cmp.i, label %for.body.i, label %cond.end, !llvm.loop !11

cond.false:                                       ; preds = %entry
  br i1 %cmp190.i, label %for.body.lr.ph.i12, label %cond.end

for.body.lr.ph.i12:                               ; preds = %cond.false
  %splat.splatinsert10.i146.i = insertelement <8 x i64> poison, i64 %5, i64 0
  %splat.splat11.i147.i = shufflevector <8 x i64> %splat.splatinsert10.i146.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %arrayidx29.1.i.i13 = getelementptr inbounds i8, ptr %totals.i4, i64 64
  %arrayidx29.2.i.i14 = getelementptr inbounds i8, ptr %totals.i4, i64 128
  %arrayidx29.3.i.i15 = getelementptr inbounds i8, ptr %totals.i4, i64 192
  %arrayidx29.4.i.i16 = getelementptr inbounds i8, ptr %totals.i4, i64 256
  %arrayidx29.5.i.i17 = getelementptr inbounds i8, ptr %totals.i4, i64 320
  %arrayidx29.6.i.i18 = getelementptr inbounds i8, ptr %totals.i4, i64 384
  %arrayidx29.7.i.i19 = getelementptr inbounds i8, ptr %totals.i4, i64 448
  %53 = add nsw i64 %9, 1
  br label %for.body.i20

for.body.i20:                                     ; preds = %if.end.i34, %for.body.lr.ph.i12
  %indvars.iv194.i = phi i64 [ %53, %for.body.lr.ph.i12 ], [ %indvars.iv.next195.i, %if.end.i34 ]
  %indvars.iv.in.i21 = phi i64 [ %9, %for.body.lr.ph.i12 ], [ %indvars.iv.i22, %if.end.i34 ]
  %54 = phi i64 [ %10, %for.body.lr.ph.i12 ], [ %94, %if.end.i34 ]
  %indvars.iv.i22 = add i64 %indvars.iv.in.i21, 64
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %totals.i4) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %totals.i4, i8 0, i64 512, i1 false)
  %add.ptr.i23 = getelementptr inbounds double, ptr %2, i64 %indvars.iv.in.i21
  %sub7.i25 = sub i64 %indvars.iv.in.i21, %5
  %sub10.i26 = add i64 %sub7.i25, 63
  %add11.i27 = add i64 %sub7.i25, 64
  %add12.i28 = add nsw i64 %indvars.iv.in.i21, 1
  %55 = tail call i64 @llvm.smax.i64(i64 %sub7.i25, i64 -1)
  %cond.i29 = add nsw i64 %55, 1
  %cond18.i30 = tail call i64 @llvm.smin.i64(i64 %indvars.iv.i22, i64 %6)
  %cond23.i31 = tail call i64 @llvm.smax.i64(i64 %add11.i27, i64 %cond.i29)
  %cond28.i32 = tail call i64 @llvm.smin.i64(i64 %add12.i28, i64 %cond18.i30)
  %cmp29.i33 = icmp slt i64 %cond23.i31, %cond28.i32
  br i1 %cmp29.i33, label %while.body.preheader.i.i40, label %for.body.i137.i

while.body.preheader.i.i40:                       ; preds = %for.body.i20
  %smin196.i = tail call i64 @llvm.smin.i64(i64 %cond18.i30, i64 %indvars.iv194.i)
  br label %while.body.i.i42

while.body.i.i42:                                 ; preds = %for.cond24.preheader.i.i47, %while.body.preheader.i.i40
  %56 = phi <8 x double> [ %add30.7.i.i64, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %57 = phi <8 x double> [ %add30.6.i.i63, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %58 = phi <8 x double> [ %add30.5.i.i62, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %59 = phi <8 x double> [ %add30.4.i.i61, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %60 = phi <8 x double> [ %add30.3.i.i60, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %61 = phi <8 x double> [ %add30.2.i.i59, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %62 = phi <8 x double> [ %add30.1.i.i58, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %63 = phi <8 x double> [ %add30.i.i57, %for.cond24.preheader.i.i47 ], [ zeroinitializer, %while.body.preheader.i.i40 ]
  %first.addr.056.i.i43 = phi i64 [ %first.addr.1.lcssa.i.i56, %for.cond24.preheader.i.i47 ], [ %cond23.i31, %while.body.preheader.i.i40 ]
  %add.i.i44 = add nuw i64 %first.addr.056.i.i43, 32
  %cond.i.i45 = tail call i64 @llvm.smin.i64(i64 %add.i.i44, i64 %cond28.i32)
  %cmp552.i.i46 = icmp slt i64 %first.addr.056.i.i43, %cond28.i32
  br i1 %cmp552.i.i46, label %for.cond8.preheader.i.i82, label %for.cond24.preheader.i.i47

for.cond24.preheader.i.loopexit.i106:             ; preds = %for.cond8.preheader.i.i82
  %64 = add nuw nsw i64 %first.addr.056.i.i43, 1
  %smin197.i = tail call i64 @llvm.smin.i64(i64 %smin196.i, i64 %add.i.i44)
  %smax.i107 = tail call i64 @llvm.smax.i64(i64 %smin197.i, i64 %64)
  br label %for.cond24.preheader.i.i47

for.cond24.preheader.i.i47:                       ; preds = %for.cond24.preheader.i.loopexit.i106, %while.body.i.i42
  %sums.sroa.24.1.i.i48 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %81, %for.cond24.preheader.i.loopexit.i106 ]
  %sums.sroa.21.1.i.i49 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %79, %for.cond24.preheader.i.loopexit.i106 ]
  %sums.sroa.18.1.i.i50 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %77, %for.cond24.preheader.i.loopexit.i106 ]
  %sums.sroa.15.1.i.i51 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %75, %for.cond24.preheader.i.loopexit.i106 ]
  %sums.sroa.12.1.i.i52 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %73, %for.cond24.preheader.i.loopexit.i106 ]
  %sums.sroa.9.1.i.i53 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %71, %for.cond24.preheader.i.loopexit.i106 ]
  %sums.sroa.6.1.i.i54 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %69, %for.cond24.preheader.i.loopexit.i106 ]
  %sums.sroa.0.1.i.i55 = phi <8 x double> [ zeroinitializer, %while.body.i.i42 ], [ %67, %for.cond24.preheader.i.loopexit.i106 ]
  %first.addr.1.lcssa.i.i56 = phi i64 [ %first.addr.056.i.i43, %while.body.i.i42 ], [ %smax.i107, %for.cond24.preheader.i.loopexit.i106 ]
  %add30.i.i57 = fadd <8 x double> %63, %sums.sroa.0.1.i.i55
  %add30.1.i.i58 = fadd <8 x double> %62, %sums.sroa.6.1.i.i54
  %add30.2.i.i59 = fadd <8 x double> %61, %sums.sroa.9.1.i.i53
  %add30.3.i.i60 = fadd <8 x double> %60, %sums.sroa.12.1.i.i52
  %add30.4.i.i61 = fadd <8 x double> %59, %sums.sroa.15.1.i.i51
  %add30.5.i.i62 = fadd <8 x double> %58, %sums.sroa.18.1.i.i50
  %add30.6.i.i63 = fadd <8 x double> %57, %sums.sroa.21.1.i.i49
  %add30.7.i.i64 = fadd <8 x double> %56, %sums.sroa.24.1.i.i48
  %cmp.i.i65 = icmp slt i64 %first.addr.1.lcssa.i.i56, %cond28.i32
  br i1 %cmp.i.i65, label %while.body.i.i42, label %for.body.i.preheader.i66, !llvm.loop !12

for.body.i.preheader.i66:                         ; preds = %for.cond24.preheader.i.i47
  store <8 x double> %add30.i.i57, ptr %totals.i4, align 8
  store <8 x double> %add30.1.i.i58, ptr %arrayidx29.1.i.i13, align 8
  store <8 x double> %add30.2.i.i59, ptr %arrayidx29.2.i.i14, align 8
  store <8 x double> %add30.3.i.i60, ptr %arrayidx29.3.i.i15, align 8
  store <8 x double> %add30.4.i.i61, ptr %arrayidx29.4.i.i16, align 8
  store <8 x double> %add30.5.i.i62, ptr %arrayidx29.5.i.i17, align 8
  store <8 x double> %add30.6.i.i63, ptr %arrayidx29.6.i.i18, align 8
  store <8 x double> %add30.7.i.i64, ptr %arrayidx29.7.i.i19, align 8
  br label %for.body.i.i67

for.cond8.preheader.i.i82:                        ; preds = %while.body.i.i42, %for.cond8.preheader.i.i82
  %sums.sroa.24.2.i.i83 = phi <8 x double> [ %81, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %sums.sroa.21.2.i.i84 = phi <8 x double> [ %79, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %sums.sroa.18.2.i.i85 = phi <8 x double> [ %77, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %sums.sroa.15.2.i.i86 = phi <8 x double> [ %75, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %sums.sroa.12.2.i.i87 = phi <8 x double> [ %73, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %sums.sroa.9.2.i.i88 = phi <8 x double> [ %71, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %sums.sroa.6.2.i.i89 = phi <8 x double> [ %69, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %sums.sroa.0.2.i.i90 = phi <8 x double> [ %67, %for.cond8.preheader.i.i82 ], [ zeroinitializer, %while.body.i.i42 ]
  %first.addr.153.i.i91 = phi i64 [ %inc21.i.i104, %for.cond8.preheader.i.i82 ], [ %first.addr.056.i.i43, %while.body.i.i42 ]
  %idx.neg.i.i92 = sub nsw i64 0, %first.addr.153.i.i91
  %add.ptr.i.i93 = getelementptr inbounds double, ptr %add.ptr.i23, i64 %idx.neg.i.i92
  %arrayidx13.i.i94 = getelementptr inbounds double, ptr %4, i64 %first.addr.153.i.i91
  %65 = load double, ptr %arrayidx13.i.i94, align 8
  %splat.splatinsert.i.i95 = insertelement <8 x double> poison, double %65, i64 0
  %splat.splat.i.i96 = shufflevector <8 x double> %splat.splatinsert.i.i95, <8 x double> poison, <8 x i32> zeroinitializer
  %66 = load <8 x double>, ptr %add.ptr.i.i93, align 8
  %67 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %66, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.0.2.i.i90)
  %add.ptr12.1.i.i97 = getelementptr inbounds i8, ptr %add.ptr.i.i93, i64 64
  %68 = load <8 x double>, ptr %add.ptr12.1.i.i97, align 8
  %69 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %68, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.6.2.i.i89)
  %add.ptr12.2.i.i98 = getelementptr inbounds i8, ptr %add.ptr.i.i93, i64 128
  %70 = load <8 x double>, ptr %add.ptr12.2.i.i98, align 8
  %71 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %70, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.9.2.i.i88)
  %add.ptr12.3.i.i99 = getelementptr inbounds i8, ptr %add.ptr.i.i93, i64 192
  %72 = load <8 x double>, ptr %add.ptr12.3.i.i99, align 8
  %73 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %72, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.12.2.i.i87)
  %add.ptr12.4.i.i100 = getelementptr inbounds i8, ptr %add.ptr.i.i93, i64 256
  %74 = load <8 x double>, ptr %add.ptr12.4.i.i100, align 8
  %75 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %74, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.15.2.i.i86)
  %add.ptr12.5.i.i101 = getelementptr inbounds i8, ptr %add.ptr.i.i93, i64 320
  %76 = load <8 x double>, ptr %add.ptr12.5.i.i101, align 8
  %77 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %76, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.18.2.i.i85)
  %add.ptr12.6.i.i102 = getelementptr inbounds i8, ptr %add.ptr.i.i93, i64 384
  %78 = load <8 x double>, ptr %add.ptr12.6.i.i102, align 8
  %79 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %78, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.21.2.i.i84)
  %add.ptr12.7.i.i103 = getelementptr inbounds i8, ptr %add.ptr.i.i93, i64 448
  %80 = load <8 x double>, ptr %add.ptr12.7.i.i103, align 8
  %81 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %80, <8 x double> %splat.splat.i.i96, <8 x double> %sums.sroa.24.2.i.i83)
  %inc21.i.i104 = add nuw nsw i64 %first.addr.153.i.i91, 1
  %cmp5.i.i105 = icmp slt i64 %inc21.i.i104, %cond.i.i45
  br i1 %cmp5.i.i105, label %for.cond8.preheader.i.i82, label %for.cond24.preheader.i.loopexit.i106, !llvm.loop !13

for.cond1.preheader.i.i71:                        ; preds = %for.body.i.i67
  %cmp247.i.i = icmp sgt i64 %sub10.i26, %55
  br i1 %cmp247.i.i, label %for.cond4.preheader.i.i, label %for.body.i98.i72.preheader

for.body.i98.i72.preheader:                       ; preds = %for.cond.cleanup6.i.i, %for.cond1.preheader.i.i71
  br label %for.body.i98.i72

for.body.i.i67:                                   ; preds = %for.body.i.i67, %for.body.i.preheader.i66
  %lanes.044.i.i = phi <8 x i64> [ %vecins.i.i68, %for.body.i.i67 ], [ undef, %for.body.i.preheader.i66 ]
  %lane.043.i.i = phi i64 [ %inc.i.i69, %for.body.i.i67 ], [ 0, %for.body.i.preheader.i66 ]
  %vecins.i.i68 = insertelement <8 x i64> %lanes.044.i.i, i64 %lane.043.i.i, i64 %lane.043.i.i
  %inc.i.i69 = add nuw nsw i64 %lane.043.i.i, 1
  %exitcond.not.i.i70 = icmp eq i64 %inc.i.i69, 8
  br i1 %exitcond.not.i.i70, label %for.cond1.preheader.i.i71, label %for.body.i.i67, !llvm.loop !14

for.cond4.preheader.i.i:                          ; preds = %for.cond1.preheader.i.i71, %for.cond.cleanup6.i.i
  %first.addr.048.i.i = phi i64 [ %inc27.i.i, %for.cond.cleanup6.i.i ], [ %cond.i29, %for.cond1.preheader.i.i71 ]
  %idx.neg49.i.i = sub nsw i64 0, %first.addr.048.i.i
  %sub.i.i73 = sub i64 %indvars.iv.in.i21, %first.addr.048.i.i
  %add.ptr.i94.i74 = getelementptr inbounds double, ptr %add.ptr.i23, i64 %idx.neg49.i.i
  %arrayidx.i.i75 = getelementptr inbounds double, ptr %4, i64 %first.addr.048.i.i
  %82 = load double, ptr %arrayidx.i.i75, align 8
  %splat.splatinsert16.i.i = insertelement <8 x double> poison, double %82, i64 0
  %splat.splat17.i.i = shufflevector <8 x double> %splat.splatinsert16.i.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body7.i.i

for.cond.cleanup6.i.i:                            ; preds = %for.body7.i.i
  %inc27.i.i = add nuw nsw i64 %first.addr.048.i.i, 1
  %exitcond51.not.i.i = icmp eq i64 %inc27.i.i, %cond23.i31
  br i1 %exitcond51.not.i.i, label %for.body.i98.i72.preheader, label %for.cond4.preheader.i.i, !llvm.loop !15

for.body7.i.i:                                    ; preds = %for.body7.i.i, %for.cond4.preheader.i.i
  %k.045.i.i = phi i64 [ 0, %for.cond4.preheader.i.i ], [ %inc24.i.i, %for.body7.i.i ]
  %mul.i.i76 = shl nuw nsw i64 %k.045.i.i, 3
  %add.i95.i77 = add nsw i64 %sub.i.i73, %mul.i.i76
  %splat.splatinsert.i96.i78 = insertelement <8 x i64> poison, i64 %add.i95.i77, i64 0
  %splat.splat.i97.i79 = shufflevector <8 x i64> %splat.splatinsert.i96.i78, <8 x i64> poison, <8 x i32> zeroinitializer
  %add8.i.i = add <8 x i64> %splat.splat.i97.i79, %vecins.i.i68
  %cmp9.i.i = icmp sgt <8 x i64> %add8.i.i, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %cmp12.i.i80 = icmp slt <8 x i64> %add8.i.i, %splat.splat11.i147.i
  %and42.i.i = and <8 x i1> %cmp9.i.i, %cmp12.i.i80
  %add.ptr15.i.i = getelementptr inbounds double, ptr %add.ptr.i94.i74, i64 %mul.i.i76
  %83 = load <8 x double>, ptr %add.ptr15.i.i, align 8
  %mul19.i.i = fmul <8 x double> %splat.splat17.i.i, %83
  %84 = select <8 x i1> %and42.i.i, <8 x double> %mul19.i.i, <8 x double> zeroinitializer
  %arrayidx21.i.i = getelementptr inbounds <8 x double>, ptr %totals.i4, i64 %k.045.i.i
  %85 = load <8 x double>, ptr %arrayidx21.i.i, align 8
  %add22.i.i = fadd <8 x double> %85, %84
  store <8 x double> %add22.i.i, ptr %arrayidx21.i.i, align 8
  %inc24.i.i = add nuw nsw i64 %k.045.i.i, 1
  %exitcond50.not.i.i = icmp eq i64 %inc24.i.i, 8
  br i1 %exitcond50.not.i.i, label %for.cond.cleanup6.i.i, label %for.body7.i.i, !llvm.loop !16

for.cond1.preheader.i104.i:                       ; preds = %for.body.i98.i72
  %cmp247.i105.i = icmp sgt i64 %6, %add12.i28
  br i1 %cmp247.i105.i, label %for.cond4.preheader.i109.i, label %if.end.i34

for.body.i98.i72:                                 ; preds = %for.body.i98.i72.preheader, %for.body.i98.i72
  %lanes.044.i99.i = phi <8 x i64> [ %vecins.i101.i, %for.body.i98.i72 ], [ undef, %for.body.i98.i72.preheader ]
  %lane.043.i100.i = phi i64 [ %inc.i102.i, %for.body.i98.i72 ], [ 0, %for.body.i98.i72.preheader ]
  %vecins.i101.i = insertelement <8 x i64> %lanes.044.i99.i, i64 %lane.043.i100.i, i64 %lane.043.i100.i
  %inc.i102.i = add nuw nsw i64 %lane.043.i100.i, 1
  %exitcond.not.i103.i = icmp eq i64 %inc.i102.i, 8
  br i1 %exitcond.not.i103.i, label %for.cond1.preheader.i104.i, label %for.body.i98.i72, !llvm.loop !14

for.cond4.preheader.i109.i:                       ; preds = %for.cond1.preheader.i104.i, %for.cond.cleanup6.i133.i
  %first.addr.048.i110.i = phi i64 [ %inc27.i134.i, %for.cond.cleanup6.i133.i ], [ %cond28.i32, %for.cond1.preheader.i104.i ]
  %idx.neg49.i111.i = sub i64 0, %first.addr.048.i110.i
  %sub.i112.i = sub i64 %indvars.iv.in.i21, %first.addr.048.i110.i
  %add.ptr.i113.i = getelementptr inbounds double, ptr %add.ptr.i23, i64 %idx.neg49.i111.i
  %arrayidx.i114.i = getelementptr inbounds double, ptr %4, i64 %first.addr.048.i110.i
  %86 = load double, ptr %arrayidx.i114.i, align 8
  %splat.splatinsert16.i126.i = insertelement <8 x double> poison, double %86, i64 0
  %splat.splat17.i127.i = shufflevector <8 x double> %splat.splatinsert16.i126.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body7.i115.i

for.cond.cleanup6.i133.i:                         ; preds = %for.body7.i115.i
  %inc27.i134.i = add nsw i64 %first.addr.048.i110.i, 1
  %exitcond51.not.i135.i = icmp eq i64 %inc27.i134.i, %cond18.i30
  br i1 %exitcond51.not.i135.i, label %if.end.i34, label %for.cond4.preheader.i109.i, !llvm.loop !15

for.body7.i115.i:                                 ; preds = %for.body7.i115.i, %for.cond4.preheader.i109.i
  %k.045.i116.i = phi i64 [ 0, %for.cond4.preheader.i109.i ], [ %inc24.i131.i, %for.body7.i115.i ]
  %mul.i117.i = shl nuw nsw i64 %k.045.i116.i, 3
  %add.i118.i = add nsw i64 %sub.i112.i, %mul.i117.i
  %splat.splatinsert.i119.i = insertelement <8 x i64> poison, i64 %add.i118.i, i64 0
  %splat.splat.i120.i = shufflevector <8 x i64> %splat.splatinsert.i119.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %add8.i121.i = add <8 x i64> %splat.splat.i120.i, %vecins.i101.i
  %cmp9.i122.i = icmp sgt <8 x i64> %add8.i121.i, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %cmp12.i123.i = icmp slt <8 x i64> %add8.i121.i, %splat.splat11.i147.i
  %and42.i124.i = and <8 x i1> %cmp9.i122.i, %cmp12.i123.i
  %add.ptr15.i125.i = getelementptr inbounds double, ptr %add.ptr.i113.i, i64 %mul.i117.i
  %87 = load <8 x double>, ptr %add.ptr15.i125.i, align 8
  %mul19.i128.i = fmul <8 x double> %splat.splat17.i127.i, %87
  %88 = select <8 x i1> %and42.i124.i, <8 x double> %mul19.i128.i, <8 x double> zeroinitializer
  %arrayidx21.i129.i = getelementptr inbounds <8 x double>, ptr %totals.i4, i64 %k.045.i116.i
  %89 = load <8 x double>, ptr %arrayidx21.i129.i, align 8
  %add22.i130.i = fadd <8 x double> %89, %88
  store <8 x double> %add22.i130.i, ptr %arrayidx21.i129.i, align 8
  %inc24.i131.i = add nuw nsw i64 %k.045.i116.i, 1
  %exitcond50.not.i132.i = icmp eq i64 %inc24.i131.i, 8
  br i1 %exitcond50.not.i132.i, label %for.cond.cleanup6.i133.i, label %for.body7.i115.i, !llvm.loop !16

for.cond1.preheader.i143.i:                       ; preds = %for.body.i137.i
  %cmp247.i144.i = icmp slt i64 %cond.i29, %cond18.i30
  br i1 %cmp247.i144.i, label %for.cond4.preheader.i148.i, label %if.end.i34

for.body.i137.i:                                  ; preds = %for.body.i20, %for.body.i137.i
  %lanes.044.i138.i = phi <8 x i64> [ %vecins.i140.i, %for.body.i137.i ], [ undef, %for.body.i20 ]
  %lane.043.i139.i = phi i64 [ %inc.i141.i, %for.body.i137.i ], [ 0, %for.body.i20 ]
  %vecins.i140.i = insertelement <8 x i64> %lanes.044.i138.i, i64 %lane.043.i139.i, i64 %lane.043.i139.i
  %inc.i141.i = add nuw nsw i64 %lane.043.i139.i, 1
  %exitcond.not.i142.i = icmp eq i64 %inc.i141.i, 8
  br i1 %exitcond.not.i142.i, label %for.cond1.preheader.i143.i, label %for.body.i137.i, !llvm.loop !14

for.cond4.preheader.i148.i:                       ; preds = %for.cond1.preheader.i143.i, %for.cond.cleanup6.i172.i
  %first.addr.048.i149.i = phi i64 [ %inc27.i173.i, %for.cond.cleanup6.i172.i ], [ %cond.i29, %for.cond1.preheader.i143.i ]
  %idx.neg49.i150.i = sub nsw i64 0, %first.addr.048.i149.i
  %sub.i151.i = sub i64 %indvars.iv.in.i21, %first.addr.048.i149.i
  %add.ptr.i152.i = getelementptr inbounds double, ptr %add.ptr.i23, i64 %idx.neg49.i150.i
  %arrayidx.i153.i = getelementptr inbounds double, ptr %4, i64 %first.addr.048.i149.i
  %90 = load double, ptr %arrayidx.i153.i, align 8
  %splat.splatinsert16.i165.i = insertelement <8 x double> poison, double %90, i64 0
  %splat.splat17.i166.i = shufflevector <8 x double> %splat.splatinsert16.i165.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.body7.i154.i

for.cond.cleanup6.i172.i:                         ; preds = %for.body7.i154.i
  %inc27.i173.i = add nuw nsw i64 %first.addr.048.i149.i, 1
  %exitcond51.not.i174.i = icmp eq i64 %inc27.i173.i, %cond18.i30
  br i1 %exitcond51.not.i174.i, label %if.end.i34, label %for.cond4.preheader.i148.i, !llvm.loop !15

for.body7.i154.i:                                 ; preds = %for.body7.i154.i, %for.cond4.preheader.i148.i
  %k.045.i155.i = phi i64 [ 0, %for.cond4.preheader.i148.i ], [ %inc24.i170.i, %for.body7.i154.i ]
  %mul.i156.i = shl nuw nsw i64 %k.045.i155.i, 3
  %add.i157.i = add nsw i64 %sub.i151.i, %mul.i156.i
  %splat.splatinsert.i158.i = insertelement <8 x i64> poison, i64 %add.i157.i, i64 0
  %splat.splat.i159.i = shufflevector <8 x i64> %splat.splatinsert.i158.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %add8.i160.i = add <8 x i64> %splat.splat.i159.i, %vecins.i140.i
  %cmp9.i161.i = icmp sgt <8 x i64> %add8.i160.i, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %cmp12.i162.i = icmp slt <8 x i64> %add8.i160.i, %splat.splat11.i147.i
  %and42.i163.i = and <8 x i1> %cmp9.i161.i, %cmp12.i162.i
  %add.ptr15.i164.i = getelementptr inbounds double, ptr %add.ptr.i152.i, i64 %mul.i156.i
  %91 = load <8 x double>, ptr %add.ptr15.i164.i, align 8
  %mul19.i167.i = fmul <8 x double> %splat.splat17.i166.i, %91
  %92 = select <8 x i1> %and42.i163.i, <8 x double> %mul19.i167.i, <8 x double> zeroinitializer
  %arrayidx21.i168.i = getelementptr inbounds <8 x double>, ptr %totals.i4, i64 %k.045.i155.i
  %93 = load <8 x double>, ptr %arrayidx21.i168.i, align 8
  %add22.i169.i = fadd <8 x double> %93, %92
  store <8 x double> %add22.i169.i, ptr %arrayidx21.i168.i, align 8
  %inc24.i170.i = add nuw nsw i64 %k.045.i155.i, 1
  %exitcond50.not.i171.i = icmp eq i64 %inc24.i170.i, 8
  br i1 %exitcond50.not.i171.i, label %for.cond.cleanup6.i172.i, label %for.body7.i154.i, !llvm.loop !16

if.end.i34:                                       ; preds = %for.cond.cleanup6.i172.i, %for.cond.cleanup6.i133.i, %for.cond1.preheader.i143.i, %for.cond1.preheader.i104.i
  %sub34.i35 = sub nsw i64 %54, %indvars.iv.in.i21
  %spec.select.i36 = tail call i64 @llvm.smin.i64(i64 %sub34.i35, i64 64)
  %add.ptr42.i37 = getelementptr inbounds double, ptr %8, i64 %indvars.iv.in.i21
  %mul.i38 = shl i64 %spec.select.i36, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %add.ptr42.i37, ptr nonnull align 8 %totals.i4, i64 %mul.i38, i1 false)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %totals.i4) #6
  %94 = load i64, ptr %arrayidx6.i, align 8
  %cmp.i39 = icmp slt i64 %indvars.iv.i22, %94
  %indvars.iv.next195.i = add i64 %indvars.iv194.i, 64
  br i1 %cmp.i39, label %for.body.i20, label %cond.end, !llvm.loop !17

cond.end:                                         ; preds = %if.end.i34, %if.end.i, %cond.false, %cond.true
  ret i64 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #5

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
