; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: bad2158bad07eab3ab52c99187cbc42e093edb87
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define range(i64 0, 2) i64 @lazyasync_small_matrices(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %all.i.i235.i34 = alloca [8 x i64], align 16
  %rows.i.i35 = alloca [8 x i64], align 16
  %all.i.i.i36 = alloca [8 x i64], align 16
  %all.i.i235.i = alloca [16 x i32], align 16
  %rows.i.i = alloca [16 x i32], align 16
  %all.i.i.i = alloca [16 x i32], align 16
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %cmp = icmp eq i64 %0, 4
  %1 = load i64, ptr %a, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx2, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %5 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %6 = load i64, ptr %arrayidx5, align 8
  %7 = inttoptr i64 %6 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 48
  %8 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 56
  %9 = load i64, ptr %arrayidx7, align 8
  %10 = inttoptr i64 %9 to ptr
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 64
  %11 = load i64, ptr %arrayidx8, align 8
  %12 = inttoptr i64 %11 to ptr
  %mul.i = mul i64 %5, %5
  %cmp299.i = icmp sgt i64 %4, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i = getelementptr inbounds <16 x float>, ptr %12, i64 %mul.i
  br i1 %cmp299.i, label %for.body.lr.ph.i, label %return

for.body.lr.ph.i:                                 ; preds = %if.then
  %cmp421.i.not.i = icmp eq i64 %5, 0
  %mul17.i = mul nsw i64 %8, %5
  %cmp421.i184.i = icmp sgt i64 %mul17.i, 0
  %cmp110.i.i = icmp sgt i64 %5, 0
  %cmp20.i = icmp eq i64 %1, 2
  %cmp22291.i = icmp ne i64 %5, 0
  %or.cond170292.i = and i1 %cmp20.i, %cmp22291.i
  %add.i = add nsw i64 %5, 1
  %13 = add i64 %1, -3
  %or.cond284.i = icmp ult i64 %13, 2
  %cmp7.i223.i.i = icmp sgt i64 %8, 0
  %cmp28286.i = icmp eq i64 %1, 3
  %cmp42294.i = icmp sgt i64 %5, 1
  %14 = and i1 %cmp28286.i, %cmp42294.i
  %cond60.i = select i1 %cmp28286.i, i64 1, i64 %5
  %cmp63297.i = icmp sgt i64 %cond60.i, 1
  %cmp217.i217.i = icmp sgt i64 %cond60.i, 0
  %umax345 = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  br label %for.body.i

for.body.i:                                       ; preds = %cleanup83.i, %for.body.lr.ph.i
  %wrong.0301.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %wrong.2.i, %cleanup83.i ]
  %first.0300.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add85.i, %cleanup83.i ]
  %15 = xor i64 %first.0300.i, -1
  %sub1.i = add nsw i64 %4, %15
  %cond.i = tail call i64 @llvm.smin.i64(i64 %sub1.i, i64 15)
  %mul3.i = mul nsw i64 %first.0300.i, %5
  %mul4.i = mul nsw i64 %mul3.i, %5
  %add.ptr5.i = getelementptr inbounds float, ptr %3, i64 %mul4.i
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.cond.cleanup5.i.i, %for.body.i
  %lane.023.i.i = phi i64 [ 0, %for.body.i ], [ %inc10.i.i, %for.cond.cleanup5.i.i ]
  %cond.i.i = tail call i64 @llvm.smin.i64(i64 %lane.023.i.i, i64 %cond.i)
  %mul.i.i = mul nsw i64 %cond.i.i, %mul.i
  %add.ptr.i.i = getelementptr inbounds float, ptr %add.ptr5.i, i64 %mul.i.i
  %add.ptr2.i.i = getelementptr inbounds float, ptr %12, i64 %lane.023.i.i
  br i1 %cmp421.i.not.i, label %for.cond.cleanup5.i.i, label %for.body6.i.i

for.cond.cleanup5.i.i:                            ; preds = %for.body6.i.i, %for.body.i.i
  %inc10.i.i = add nuw nsw i64 %lane.023.i.i, 1
  %exitcond24.not.i.i = icmp eq i64 %inc10.i.i, 16
  br i1 %exitcond24.not.i.i, label %single_load.exit.i, label %for.body.i.i, !llvm.loop !4

for.body6.i.i:                                    ; preds = %for.body.i.i, %for.body6.i.i
  %k.022.i.i = phi i64 [ %inc.i.i, %for.body6.i.i ], [ 0, %for.body.i.i ]
  %arrayidx.i.i = getelementptr inbounds float, ptr %add.ptr.i.i, i64 %k.022.i.i
  %16 = load float, ptr %arrayidx.i.i, align 4
  %arrayidx8.idx.i.i = shl nsw i64 %k.022.i.i, 6
  %arrayidx8.i.i = getelementptr inbounds i8, ptr %add.ptr2.i.i, i64 %arrayidx8.idx.i.i
  store float %16, ptr %arrayidx8.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.022.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %mul.i
  br i1 %exitcond.not.i.i, label %for.cond.cleanup5.i.i, label %for.body6.i.i, !llvm.loop !7

single_load.exit.i:                               ; preds = %for.cond.cleanup5.i.i
  switch i64 %1, label %if.end18.i [
    i64 0, label %if.then.i
    i64 1, label %if.then13.i
  ]

if.then.i:                                        ; preds = %single_load.exit.i
  br i1 %cmp110.i.i, label %for.body.i171.i, label %for.cond.cleanup.i.i

for.cond.loopexit.i.i:                            ; preds = %for.cond.cleanup27.i.i, %for.cond.cleanup3.i.i
  %exitcond116.not.i.i = icmp eq i64 %add16.i.i, %5
  br i1 %exitcond116.not.i.i, label %for.cond.cleanup.i.i, label %for.body.i171.i, !llvm.loop !8

for.cond.cleanup.i.i:                             ; preds = %for.cond.loopexit.i.i, %if.then.i
  %wrong.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %if.then.i ], [ %or.i.i, %for.cond.loopexit.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i) #4
  store <16 x i32> %wrong.0.lcssa.i.i, ptr %all.i.i.i, align 16
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.body.i.i.i, %for.cond.cleanup.i.i
  %lane.07.i.i.i = phi i64 [ 0, %for.cond.cleanup.i.i ], [ %inc.i.i.i, %for.body.i.i.i ]
  %any.06.i.i.i = phi i32 [ 0, %for.cond.cleanup.i.i ], [ %or.i.i.i, %for.body.i.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds [16 x i32], ptr %all.i.i.i, i64 0, i64 %lane.07.i.i.i
  %17 = load i32, ptr %arrayidx.i.i.i, align 4
  %or.i.i.i = or i32 %17, %any.06.i.i.i
  %inc.i.i.i = add nuw nsw i64 %lane.07.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, 16
  br i1 %exitcond.not.i.i.i, label %single_cholesky.exit.i, label %for.body.i.i.i, !llvm.loop !9

for.body.i171.i:                                  ; preds = %if.then.i, %for.cond.loopexit.i.i
  %j.0112.i.i = phi i64 [ %add16.i.i, %for.cond.loopexit.i.i ], [ 0, %if.then.i ]
  %wrong.0111.i.i = phi <16 x i32> [ %or.i.i, %for.cond.loopexit.i.i ], [ zeroinitializer, %if.then.i ]
  %mul.i172.i = mul nuw nsw i64 %j.0112.i.i, %5
  %18 = getelementptr <16 x float>, ptr %12, i64 %mul.i172.i
  %arrayidx.i173.i = getelementptr <16 x float>, ptr %18, i64 %j.0112.i.i
  %19 = load <16 x float>, ptr %arrayidx.i173.i, align 4
  %cmp2101.not.i.i = icmp eq i64 %j.0112.i.i, 0
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.body.i171.i
  %pivot.0.lcssa.i.i = phi <16 x float> [ %19, %for.body.i171.i ], [ %23, %for.body4.i.i ]
  %20 = fcmp ule <16 x float> %pivot.0.lcssa.i.i, zeroinitializer
  %or.i.i = select <16 x i1> %20, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.0111.i.i
  %21 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %pivot.0.lcssa.i.i)
  store <16 x float> %21, ptr %arrayidx.i173.i, align 4
  %div.i.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %21
  %add16.i.i = add nuw nsw i64 %j.0112.i.i, 1
  %cmp18108.i.i = icmp slt i64 %add16.i.i, %5
  br i1 %cmp18108.i.i, label %for.body20.i.i, label %for.cond.loopexit.i.i

for.body4.i.i:                                    ; preds = %for.body.i171.i, %for.body4.i.i
  %k.0103.i.i = phi i64 [ %inc.i174.i, %for.body4.i.i ], [ 0, %for.body.i171.i ]
  %pivot.0102.i.i = phi <16 x float> [ %23, %for.body4.i.i ], [ %19, %for.body.i171.i ]
  %arrayidx7.i.i = getelementptr <16 x float>, ptr %18, i64 %k.0103.i.i
  %22 = load <16 x float>, ptr %arrayidx7.i.i, align 4
  %neg.i.i = fneg <16 x float> %22
  %23 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %22, <16 x float> %pivot.0102.i.i)
  %inc.i174.i = add nuw nsw i64 %k.0103.i.i, 1
  %exitcond.not.i175.i = icmp eq i64 %inc.i174.i, %j.0112.i.i
  br i1 %exitcond.not.i175.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !10

for.body20.i.i:                                   ; preds = %for.cond.cleanup3.i.i, %for.cond.cleanup27.i.i
  %i.0109.i.i = phi i64 [ %inc48.i.i, %for.cond.cleanup27.i.i ], [ %add16.i.i, %for.cond.cleanup3.i.i ]
  %mul21.i.i = mul nuw nsw i64 %i.0109.i.i, %5
  %24 = getelementptr <16 x float>, ptr %12, i64 %mul21.i.i
  %arrayidx23.i.i = getelementptr <16 x float>, ptr %24, i64 %j.0112.i.i
  %25 = load <16 x float>, ptr %arrayidx23.i.i, align 4
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i

for.cond.cleanup27.i.i:                           ; preds = %for.body28.i.i, %for.body20.i.i
  %one.0.lcssa.i.i = phi <16 x float> [ %25, %for.body20.i.i ], [ %28, %for.body28.i.i ]
  %mul40.i.i = fmul <16 x float> %div.i.i, %one.0.lcssa.i.i
  store <16 x float> %mul40.i.i, ptr %arrayidx23.i.i, align 4
  %arrayidx46.i.i = getelementptr <16 x float>, ptr %18, i64 %i.0109.i.i
  store <16 x float> zeroinitializer, ptr %arrayidx46.i.i, align 4
  %inc48.i.i = add nuw nsw i64 %i.0109.i.i, 1
  %cmp18.i.i = icmp slt i64 %inc48.i.i, %5
  br i1 %cmp18.i.i, label %for.body20.i.i, label %for.cond.loopexit.i.i, !llvm.loop !11

for.body28.i.i:                                   ; preds = %for.body20.i.i, %for.body28.i.i
  %k24.0106.i.i = phi i64 [ %inc38.i.i, %for.body28.i.i ], [ 0, %for.body20.i.i ]
  %one.0105.i.i = phi <16 x float> [ %28, %for.body28.i.i ], [ %25, %for.body20.i.i ]
  %arrayidx31.i.i = getelementptr <16 x float>, ptr %24, i64 %k24.0106.i.i
  %26 = load <16 x float>, ptr %arrayidx31.i.i, align 4
  %arrayidx34.i.i = getelementptr <16 x float>, ptr %18, i64 %k24.0106.i.i
  %27 = load <16 x float>, ptr %arrayidx34.i.i, align 4
  %neg36.i.i = fneg <16 x float> %26
  %28 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg36.i.i, <16 x float> %27, <16 x float> %one.0105.i.i)
  %inc38.i.i = add nuw nsw i64 %k24.0106.i.i, 1
  %exitcond115.not.i.i = icmp eq i64 %inc38.i.i, %j.0112.i.i
  br i1 %exitcond115.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i, !llvm.loop !12

single_cholesky.exit.i:                           ; preds = %for.body.i.i.i
  %cmp1.i.i.i = icmp ne i32 %or.i.i.i, 0
  %conv2.i.i.i = zext i1 %cmp1.i.i.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i) #4
  %or.i = or i64 %wrong.0301.i, %conv2.i.i.i
  %add.ptr11.i = getelementptr inbounds float, ptr %10, i64 %mul4.i
  %cmp.not19.i.i = icmp slt i64 %sub1.i, 0
  br i1 %cmp.not19.i.i, label %cleanup83.i, label %for.body.i176.i

for.body.i176.i:                                  ; preds = %single_cholesky.exit.i, %for.cond.cleanup3.i178.i
  %lane.020.i.i = phi i64 [ %inc8.i.i, %for.cond.cleanup3.i178.i ], [ 0, %single_cholesky.exit.i ]
  %add.ptr.i177.i = getelementptr inbounds float, ptr %12, i64 %lane.020.i.i
  br i1 %cmp421.i.not.i, label %for.cond.cleanup3.i178.i, label %for.body4.lr.ph.i.i

for.body4.lr.ph.i.i:                              ; preds = %for.body.i176.i
  %mul5.i.i = mul nuw nsw i64 %lane.020.i.i, %mul.i
  %29 = getelementptr float, ptr %add.ptr11.i, i64 %mul5.i.i
  br label %for.body4.i180.i

for.cond.cleanup3.i178.i:                         ; preds = %for.body4.i180.i, %for.body.i176.i
  %inc8.i.i = add nuw i64 %lane.020.i.i, 1
  %exitcond21.not.i.i = icmp eq i64 %lane.020.i.i, %cond.i
  br i1 %exitcond21.not.i.i, label %cleanup83.i, label %for.body.i176.i, !llvm.loop !13

for.body4.i180.i:                                 ; preds = %for.body4.i180.i, %for.body4.lr.ph.i.i
  %k.018.i.i = phi i64 [ 0, %for.body4.lr.ph.i.i ], [ %inc.i182.i, %for.body4.i180.i ]
  %arrayidx.idx.i.i = shl nsw i64 %k.018.i.i, 6
  %arrayidx.i181.i = getelementptr inbounds i8, ptr %add.ptr.i177.i, i64 %arrayidx.idx.i.i
  %30 = load float, ptr %arrayidx.i181.i, align 4
  %arrayidx6.i.i = getelementptr float, ptr %29, i64 %k.018.i.i
  store float %30, ptr %arrayidx6.i.i, align 4
  %inc.i182.i = add nuw nsw i64 %k.018.i.i, 1
  %exitcond.not.i183.i = icmp eq i64 %inc.i182.i, %mul.i
  br i1 %exitcond.not.i183.i, label %for.cond.cleanup3.i178.i, label %for.body4.i180.i, !llvm.loop !14

if.then13.i:                                      ; preds = %single_load.exit.i
  %mul15.i = mul nsw i64 %mul3.i, %8
  %add.ptr16.i = getelementptr inbounds float, ptr %7, i64 %mul15.i
  br label %for.body.i185.i

for.body.i185.i:                                  ; preds = %for.cond.cleanup5.i191.i, %if.then13.i
  %lane.023.i186.i = phi i64 [ 0, %if.then13.i ], [ %inc10.i192.i, %for.cond.cleanup5.i191.i ]
  %cond.i187.i = tail call i64 @llvm.smin.i64(i64 %lane.023.i186.i, i64 %cond.i)
  %mul.i188.i = mul nsw i64 %cond.i187.i, %mul17.i
  %add.ptr.i189.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %mul.i188.i
  %add.ptr2.i190.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %lane.023.i186.i
  br i1 %cmp421.i184.i, label %for.body6.i195.i, label %for.cond.cleanup5.i191.i

for.cond.cleanup5.i191.i:                         ; preds = %for.body6.i195.i, %for.body.i185.i
  %inc10.i192.i = add nuw nsw i64 %lane.023.i186.i, 1
  %exitcond24.not.i193.i = icmp eq i64 %inc10.i192.i, 16
  br i1 %exitcond24.not.i193.i, label %if.end18.i, label %for.body.i185.i, !llvm.loop !4

for.body6.i195.i:                                 ; preds = %for.body.i185.i, %for.body6.i195.i
  %k.022.i196.i = phi i64 [ %inc.i200.i, %for.body6.i195.i ], [ 0, %for.body.i185.i ]
  %arrayidx.i197.i = getelementptr inbounds float, ptr %add.ptr.i189.i, i64 %k.022.i196.i
  %31 = load float, ptr %arrayidx.i197.i, align 4
  %arrayidx8.idx.i198.i = shl nsw i64 %k.022.i196.i, 6
  %arrayidx8.i199.i = getelementptr inbounds i8, ptr %add.ptr2.i190.i, i64 %arrayidx8.idx.i198.i
  store float %31, ptr %arrayidx8.i199.i, align 4
  %inc.i200.i = add nuw nsw i64 %k.022.i196.i, 1
  %exitcond.not.i201.i = icmp eq i64 %inc.i200.i, %mul17.i
  br i1 %exitcond.not.i201.i, label %for.cond.cleanup5.i191.i, label %for.body6.i195.i, !llvm.loop !7

if.end18.i:                                       ; preds = %for.cond.cleanup5.i191.i, %single_load.exit.i
  br i1 %or.cond170292.i, label %for.body24.i, label %for.cond.cleanup23.i

for.cond.cleanup23.i:                             ; preds = %for.body24.i, %if.end18.i
  br i1 %cmp110.i.i, label %for.body.i205.i, label %single_eliminate.exit.thread.i

for.body.i205.i:                                  ; preds = %for.cond.cleanup23.i, %for.cond.cleanup90.i.i
  %odd.0.i = phi <16 x i32> [ %xor.i.i, %for.cond.cleanup90.i.i ], [ zeroinitializer, %for.cond.cleanup23.i ]
  %k.0247.i.i = phi i64 [ %add7.i.i, %for.cond.cleanup90.i.i ], [ 0, %for.cond.cleanup23.i ]
  %mul.i206.i = mul nuw nsw i64 %k.0247.i.i, %5
  %32 = getelementptr <16 x float>, ptr %12, i64 %mul.i206.i
  %arrayidx.i207.i = getelementptr <16 x float>, ptr %32, i64 %k.0247.i.i
  %conv.i.i = trunc i64 %k.0247.i.i to i32
  %splat.splatinsert.i.i = insertelement <16 x i32> poison, i32 %conv.i.i, i64 0
  %splat.splat.i.i = shufflevector <16 x i32> %splat.splatinsert.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %add7.i.i = add nuw nsw i64 %k.0247.i.i, 1
  %invariant.gep.i.i = getelementptr <16 x float>, ptr %12, i64 %k.0247.i.i
  %cmp9233.i.i = icmp slt i64 %add7.i.i, %5
  br i1 %cmp9233.i.i, label %for.body12.preheader.i.i, label %for.cond.cleanup11.i.i

for.body12.preheader.i.i:                         ; preds = %for.body.i205.i
  %33 = load <16 x float>, ptr %arrayidx.i207.i, align 4
  %cmp1.i.i = fcmp uge <16 x float> %33, zeroinitializer
  %fneg.i.i = fneg <16 x float> %33
  %or.v.i.i = select <16 x i1> %cmp1.i.i, <16 x float> %33, <16 x float> %fneg.i.i
  br label %for.body12.i.i

for.cond.cleanup11.i.i:                           ; preds = %for.body12.i.i, %for.body.i205.i
  %at.0.lcssa.i.i = phi <16 x i32> [ %splat.splat.i.i, %for.body.i205.i ], [ %or39.i.i, %for.body12.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i.i) #4
  store <16 x i32> %at.0.lcssa.i.i, ptr %rows.i.i, align 16
  %sub.i.i = sub nsw i64 %5, %k.0247.i.i
  %cmp7.i.i.i = icmp sgt i64 %sub.i.i, 0
  %mul58.i.i = mul nsw i64 %k.0247.i.i, %8
  %add.ptr59.i.i = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul58.i.i
  br label %for.body44.i.i

for.body12.i.i:                                   ; preds = %for.body12.i.i, %for.body12.preheader.i.i
  %most.0236.i.i = phi <16 x float> [ %or30.v.i.i, %for.body12.i.i ], [ %or.v.i.i, %for.body12.preheader.i.i ]
  %at.0235.i.i = phi <16 x i32> [ %or39.i.i, %for.body12.i.i ], [ %splat.splat.i.i, %for.body12.preheader.i.i ]
  %i.0234.i.i = phi i64 [ %inc.i214.i, %for.body12.i.i ], [ %add7.i.i, %for.body12.preheader.i.i ]
  %mul13.i.i = mul nuw nsw i64 %i.0234.i.i, %5
  %gep.i.i = getelementptr <16 x float>, ptr %invariant.gep.i.i, i64 %mul13.i.i
  %34 = load <16 x float>, ptr %gep.i.i, align 4
  %fneg16.i.i = fneg <16 x float> %34
  %cmp17.i.i = fcmp uge <16 x float> %34, zeroinitializer
  %or24.v.i.i = select <16 x i1> %cmp17.i.i, <16 x float> %34, <16 x float> %fneg16.i.i
  %cmp25.i.i = fcmp ule <16 x float> %or24.v.i.i, %most.0236.i.i
  %or30.v.i.i = select <16 x i1> %cmp25.i.i, <16 x float> %most.0236.i.i, <16 x float> %or24.v.i.i
  %conv32.i.i = trunc i64 %i.0234.i.i to i32
  %splat.splatinsert33.i.i = insertelement <16 x i32> poison, i32 %conv32.i.i, i64 0
  %splat.splat34.i.i = shufflevector <16 x i32> %splat.splatinsert33.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %or39.i.i = select <16 x i1> %cmp25.i.i, <16 x i32> %at.0235.i.i, <16 x i32> %splat.splat34.i.i
  %inc.i214.i = add nuw nsw i64 %i.0234.i.i, 1
  %cmp9.i.i = icmp slt i64 %inc.i214.i, %5
  br i1 %cmp9.i.i, label %for.body12.i.i, label %for.cond.cleanup11.i.i, !llvm.loop !15

for.cond.cleanup43.i.i:                           ; preds = %for.inc66.i.i
  %cmp83.i.i = icmp ne <16 x i32> %at.0.lcssa.i.i, %splat.splat.i.i
  %sext84.i.i = sext <16 x i1> %cmp83.i.i to <16 x i32>
  %xor.i.i = xor <16 x i32> %odd.0.i, %sext84.i.i
  br i1 %cmp9233.i.i, label %for.body91.lr.ph.i.i, label %for.cond.cleanup90.i.i

for.body91.lr.ph.i.i:                             ; preds = %for.cond.cleanup43.i.i
  %35 = load <16 x float>, ptr %arrayidx.i207.i, align 4
  %cmp72.i.i = fcmp une <16 x float> %35, zeroinitializer
  %div.i209.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %35
  %or79.v.i.i = select <16 x i1> %cmp72.i.i, <16 x float> %div.i209.i, <16 x float> %35
  %36 = fneg <16 x float> %or79.v.i.i
  br label %for.body91.i.i

for.body44.i.i:                                   ; preds = %for.inc66.i.i, %for.cond.cleanup11.i.i
  %lane.0239.i.i = phi i64 [ 0, %for.cond.cleanup11.i.i ], [ %inc67.i.i, %for.inc66.i.i ]
  %arrayidx45.i.i = getelementptr inbounds [16 x i32], ptr %rows.i.i, i64 0, i64 %lane.0239.i.i
  %37 = load i32, ptr %arrayidx45.i.i, align 4
  %conv46.i.i = sext i32 %37 to i64
  %cmp47.i.i = icmp eq i64 %k.0247.i.i, %conv46.i.i
  br i1 %cmp47.i.i, label %for.inc66.i.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %for.body44.i.i
  br i1 %cmp7.i.i.i, label %for.body.i.preheader.i.i, label %single_swap.exit.i.i

for.body.i.preheader.i.i:                         ; preds = %if.end.i.i
  %mul54.i.i = mul nsw i64 %5, %conv46.i.i
  %gep238.i.i = getelementptr <16 x float>, ptr %invariant.gep.i.i, i64 %mul54.i.i
  %add.ptr57.i.i = getelementptr inbounds float, ptr %gep238.i.i, i64 %lane.0239.i.i
  %add.ptr51.i.i = getelementptr inbounds float, ptr %arrayidx.i207.i, i64 %lane.0239.i.i
  br label %for.body.i.i211.i

for.body.i.i211.i:                                ; preds = %for.body.i.i211.i, %for.body.i.preheader.i.i
  %one.addr.010.i.i.i = phi ptr [ %add.ptr.i.i.i, %for.body.i.i211.i ], [ %add.ptr51.i.i, %for.body.i.preheader.i.i ]
  %k.09.i.i.i = phi i64 [ %inc.i.i212.i, %for.body.i.i211.i ], [ 0, %for.body.i.preheader.i.i ]
  %other.addr.08.i.i.i = phi ptr [ %add.ptr1.i.i.i, %for.body.i.i211.i ], [ %add.ptr57.i.i, %for.body.i.preheader.i.i ]
  %38 = load float, ptr %one.addr.010.i.i.i, align 4
  %39 = load float, ptr %other.addr.08.i.i.i, align 4
  store float %39, ptr %one.addr.010.i.i.i, align 4
  store float %38, ptr %other.addr.08.i.i.i, align 4
  %inc.i.i212.i = add nuw nsw i64 %k.09.i.i.i, 1
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %one.addr.010.i.i.i, i64 64
  %add.ptr1.i.i.i = getelementptr inbounds i8, ptr %other.addr.08.i.i.i, i64 64
  %exitcond.not.i.i213.i = icmp eq i64 %inc.i.i212.i, %sub.i.i
  br i1 %exitcond.not.i.i213.i, label %single_swap.exit.i.i, label %for.body.i.i211.i, !llvm.loop !16

single_swap.exit.i.i:                             ; preds = %for.body.i.i211.i, %if.end.i.i
  br i1 %cmp7.i223.i.i, label %for.body.i224.preheader.i.i, label %for.inc66.i.i

for.body.i224.preheader.i.i:                      ; preds = %single_swap.exit.i.i
  %mul63.i.i = mul nsw i64 %8, %conv46.i.i
  %add.ptr64.i.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %mul63.i.i
  %add.ptr65.i.i = getelementptr inbounds float, ptr %add.ptr64.i.i, i64 %lane.0239.i.i
  %add.ptr60.i.i = getelementptr inbounds float, ptr %add.ptr59.i.i, i64 %lane.0239.i.i
  br label %for.body.i224.i.i

for.body.i224.i.i:                                ; preds = %for.body.i224.i.i, %for.body.i224.preheader.i.i
  %one.addr.010.i225.i.i = phi ptr [ %add.ptr.i229.i.i, %for.body.i224.i.i ], [ %add.ptr60.i.i, %for.body.i224.preheader.i.i ]
  %k.09.i226.i.i = phi i64 [ %inc.i228.i.i, %for.body.i224.i.i ], [ 0, %for.body.i224.preheader.i.i ]
  %other.addr.08.i227.i.i = phi ptr [ %add.ptr1.i230.i.i, %for.body.i224.i.i ], [ %add.ptr65.i.i, %for.body.i224.preheader.i.i ]
  %40 = load float, ptr %one.addr.010.i225.i.i, align 4
  %41 = load float, ptr %other.addr.08.i227.i.i, align 4
  store float %41, ptr %one.addr.010.i225.i.i, align 4
  store float %40, ptr %other.addr.08.i227.i.i, align 4
  %inc.i228.i.i = add nuw nsw i64 %k.09.i226.i.i, 1
  %add.ptr.i229.i.i = getelementptr inbounds i8, ptr %one.addr.010.i225.i.i, i64 64
  %add.ptr1.i230.i.i = getelementptr inbounds i8, ptr %other.addr.08.i227.i.i, i64 64
  %exitcond.not.i231.i.i = icmp eq i64 %inc.i228.i.i, %8
  br i1 %exitcond.not.i231.i.i, label %for.inc66.i.i, label %for.body.i224.i.i, !llvm.loop !16

for.inc66.i.i:                                    ; preds = %for.body.i224.i.i, %single_swap.exit.i.i, %for.body44.i.i
  %inc67.i.i = add nuw nsw i64 %lane.0239.i.i, 1
  %exitcond.not.i208.i = icmp eq i64 %inc67.i.i, 16
  br i1 %exitcond.not.i208.i, label %for.cond.cleanup43.i.i, label %for.body44.i.i, !llvm.loop !17

for.cond.cleanup90.i.i:                           ; preds = %for.cond.cleanup116.i.i, %for.cond.cleanup43.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %rows.i.i) #4
  %exitcond249.not.i.i = icmp eq i64 %add7.i.i, %5
  br i1 %exitcond249.not.i.i, label %single_eliminate.exit.i, label %for.body.i205.i, !llvm.loop !18

for.body91.i.i:                                   ; preds = %for.cond.cleanup116.i.i, %for.body91.lr.ph.i.i
  %i85.0245.i.i = phi i64 [ %add7.i.i, %for.body91.lr.ph.i.i ], [ %inc130.i.i, %for.cond.cleanup116.i.i ]
  %mul92.i.i = mul nuw nsw i64 %i85.0245.i.i, %5
  %42 = getelementptr <16 x float>, ptr %12, i64 %mul92.i.i
  %arrayidx94.i.i = getelementptr <16 x float>, ptr %42, i64 %k.0247.i.i
  %43 = load <16 x float>, ptr %arrayidx94.i.i, align 4
  %neg.i210.i = fmul <16 x float> %43, %36
  br label %for.body101.i.i

for.cond113.preheader.i.i:                        ; preds = %for.body101.i.i
  br i1 %cmp7.i223.i.i, label %for.body117.lr.ph.i.i, label %for.cond.cleanup116.i.i

for.body117.lr.ph.i.i:                            ; preds = %for.cond113.preheader.i.i
  %mul122.i.i = mul nuw nsw i64 %i85.0245.i.i, %8
  %44 = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul122.i.i
  br label %for.body117.i.i

for.body101.i.i:                                  ; preds = %for.body101.i.i, %for.body91.i.i
  %j.0241.i.i = phi i64 [ %add7.i.i, %for.body91.i.i ], [ %inc110.i.i, %for.body101.i.i ]
  %arrayidx104.i.i = getelementptr <16 x float>, ptr %32, i64 %j.0241.i.i
  %45 = load <16 x float>, ptr %arrayidx104.i.i, align 4
  %arrayidx108.i.i = getelementptr <16 x float>, ptr %42, i64 %j.0241.i.i
  %46 = load <16 x float>, ptr %arrayidx108.i.i, align 4
  %47 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i210.i, <16 x float> %45, <16 x float> %46)
  store <16 x float> %47, ptr %arrayidx108.i.i, align 4
  %inc110.i.i = add nuw nsw i64 %j.0241.i.i, 1
  %cmp98.i.i = icmp slt i64 %inc110.i.i, %5
  br i1 %cmp98.i.i, label %for.body101.i.i, label %for.cond113.preheader.i.i, !llvm.loop !19

for.cond.cleanup116.i.i:                          ; preds = %for.body117.i.i, %for.cond113.preheader.i.i
  %inc130.i.i = add nuw nsw i64 %i85.0245.i.i, 1
  %cmp88.i.i = icmp slt i64 %inc130.i.i, %5
  br i1 %cmp88.i.i, label %for.body91.i.i, label %for.cond.cleanup90.i.i, !llvm.loop !20

for.body117.i.i:                                  ; preds = %for.body117.i.i, %for.body117.lr.ph.i.i
  %j112.0243.i.i = phi i64 [ 0, %for.body117.lr.ph.i.i ], [ %inc127.i.i, %for.body117.i.i ]
  %arrayidx120.i.i = getelementptr <16 x float>, ptr %add.ptr59.i.i, i64 %j112.0243.i.i
  %48 = load <16 x float>, ptr %arrayidx120.i.i, align 4
  %arrayidx124.i.i = getelementptr <16 x float>, ptr %44, i64 %j112.0243.i.i
  %49 = load <16 x float>, ptr %arrayidx124.i.i, align 4
  %50 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i210.i, <16 x float> %48, <16 x float> %49)
  store <16 x float> %50, ptr %arrayidx124.i.i, align 4
  %inc127.i.i = add nuw nsw i64 %j112.0243.i.i, 1
  %exitcond248.not.i.i = icmp eq i64 %inc127.i.i, %8
  br i1 %exitcond248.not.i.i, label %for.cond.cleanup116.i.i, label %for.body117.i.i, !llvm.loop !21

single_eliminate.exit.i:                          ; preds = %for.cond.cleanup90.i.i
  br i1 %or.cond284.i, label %if.then32.i, label %for.body.i248.i

single_eliminate.exit.thread.i:                   ; preds = %for.cond.cleanup23.i
  br i1 %or.cond284.i, label %if.then32.i, label %for.cond.cleanup.i236.i

for.body24.i:                                     ; preds = %if.end18.i, %for.body24.i
  %k.0293.i = phi i64 [ %inc.i, %for.body24.i ], [ 0, %if.end18.i ]
  %rem.i = srem i64 %k.0293.i, %add.i
  %cmp25.i = icmp eq i64 %rem.i, 0
  %conv26.i = uitofp i1 %cmp25.i to float
  %splat.splatinsert.i = insertelement <16 x float> poison, float %conv26.i, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %arrayidx.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.0293.i
  store <16 x float> %splat.splat.i, ptr %arrayidx.i, align 4
  %inc.i = add nuw nsw i64 %k.0293.i, 1
  %exitcond346.not = icmp eq i64 %inc.i, %umax345
  br i1 %exitcond346.not, label %for.cond.cleanup23.i, label %for.body24.i, !llvm.loop !22

if.then32.i:                                      ; preds = %single_eliminate.exit.thread.i, %single_eliminate.exit.i
  %odd.1285.i = phi <16 x i32> [ zeroinitializer, %single_eliminate.exit.thread.i ], [ %xor.i.i, %single_eliminate.exit.i ]
  %51 = load <16 x float>, ptr %12, align 4
  %fneg.i = fneg <16 x float> %51
  %52 = bitcast <16 x float> %fneg.i to <16 x i32>
  %and.i = and <16 x i32> %odd.1285.i, %52
  %53 = bitcast <16 x float> %51 to <16 x i32>
  %not.i = xor <16 x i32> %odd.1285.i, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and35.i = and <16 x i32> %53, %not.i
  %or36.i = or <16 x i32> %and.i, %and35.i
  %54 = bitcast <16 x i32> %or36.i to <16 x float>
  br i1 %14, label %for.body46.i, label %for.cond.cleanup45.i

for.cond.cleanup45.i:                             ; preds = %for.body46.i, %if.then32.i
  %pivot.0.lcssa.i = phi <16 x float> [ %54, %if.then32.i ], [ %mul50.i, %for.body46.i ]
  store <16 x float> %pivot.0.lcssa.i, ptr %12, align 4
  br i1 %cmp63297.i, label %for.body66.i, label %for.cond.cleanup65.i

for.body46.i:                                     ; preds = %if.then32.i, %for.body46.i
  %k37.0296.i = phi i64 [ %inc52.i, %for.body46.i ], [ 1, %if.then32.i ]
  %pivot.0295.i = phi <16 x float> [ %mul50.i, %for.body46.i ], [ %54, %if.then32.i ]
  %mul48.i = mul nuw nsw i64 %k37.0296.i, %add.i
  %arrayidx49.i = getelementptr inbounds <16 x float>, ptr %12, i64 %mul48.i
  %55 = load <16 x float>, ptr %arrayidx49.i, align 4
  %mul50.i = fmul <16 x float> %pivot.0295.i, %55
  %inc52.i = add nuw nsw i64 %k37.0296.i, 1
  %exitcond347.not = icmp eq i64 %inc52.i, %5
  br i1 %exitcond347.not, label %for.cond.cleanup45.i, label %for.body46.i, !llvm.loop !23

for.cond.cleanup65.i:                             ; preds = %for.body66.i, %for.cond.cleanup45.i
  %mul74.i = mul nsw i64 %first.0300.i, %cond60.i
  %add.ptr75.i = getelementptr inbounds float, ptr %10, i64 %mul74.i
  %cmp.not19.i215.i = icmp slt i64 %sub1.i, 0
  br i1 %cmp.not19.i215.i, label %cleanup83.i, label %for.body.i218.i

for.body.i218.i:                                  ; preds = %for.cond.cleanup65.i, %for.cond.cleanup3.i221.i
  %lane.020.i219.i = phi i64 [ %inc8.i222.i, %for.cond.cleanup3.i221.i ], [ 0, %for.cond.cleanup65.i ]
  %add.ptr.i220.i = getelementptr inbounds float, ptr %12, i64 %lane.020.i219.i
  br i1 %cmp217.i217.i, label %for.body4.lr.ph.i225.i, label %for.cond.cleanup3.i221.i

for.body4.lr.ph.i225.i:                           ; preds = %for.body.i218.i
  %mul5.i226.i = mul nuw nsw i64 %lane.020.i219.i, %cond60.i
  %56 = getelementptr float, ptr %add.ptr75.i, i64 %mul5.i226.i
  br label %for.body4.i227.i

for.cond.cleanup3.i221.i:                         ; preds = %for.body4.i227.i, %for.body.i218.i
  %inc8.i222.i = add nuw i64 %lane.020.i219.i, 1
  %exitcond21.not.i223.i = icmp eq i64 %lane.020.i219.i, %cond.i
  br i1 %exitcond21.not.i223.i, label %cleanup83.i, label %for.body.i218.i, !llvm.loop !13

for.body4.i227.i:                                 ; preds = %for.body4.i227.i, %for.body4.lr.ph.i225.i
  %k.018.i228.i = phi i64 [ 0, %for.body4.lr.ph.i225.i ], [ %inc.i232.i, %for.body4.i227.i ]
  %arrayidx.idx.i229.i = shl nsw i64 %k.018.i228.i, 6
  %arrayidx.i230.i = getelementptr inbounds i8, ptr %add.ptr.i220.i, i64 %arrayidx.idx.i229.i
  %57 = load float, ptr %arrayidx.i230.i, align 4
  %arrayidx6.i231.i = getelementptr float, ptr %56, i64 %k.018.i228.i
  store float %57, ptr %arrayidx6.i231.i, align 4
  %inc.i232.i = add nuw nsw i64 %k.018.i228.i, 1
  %exitcond.not.i233.i = icmp eq i64 %inc.i232.i, %cond60.i
  br i1 %exitcond.not.i233.i, label %for.cond.cleanup3.i221.i, label %for.body4.i227.i, !llvm.loop !14

for.body66.i:                                     ; preds = %for.cond.cleanup45.i, %for.body66.i
  %k61.0298.i = phi i64 [ %inc72.i, %for.body66.i ], [ 1, %for.cond.cleanup45.i ]
  %mul68.i = mul nsw i64 %k61.0298.i, %add.i
  %arrayidx69.i = getelementptr inbounds <16 x float>, ptr %12, i64 %mul68.i
  %58 = load <16 x float>, ptr %arrayidx69.i, align 4
  %arrayidx70.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k61.0298.i
  store <16 x float> %58, ptr %arrayidx70.i, align 4
  %inc72.i = add nuw nsw i64 %k61.0298.i, 1
  %exitcond.not.i = icmp eq i64 %inc72.i, %cond60.i
  br i1 %exitcond.not.i, label %for.cond.cleanup65.i, label %for.body66.i, !llvm.loop !24

for.cond.loopexit.i254.i:                         ; preds = %for.cond.cleanup15.i.i, %for.body.i248.i
  %cmp.i.i = icmp sgt i64 %i.0.in69.i.i, 1
  br i1 %cmp.i.i, label %for.body.i248.i, label %for.cond.cleanup.i236.i, !llvm.loop !25

for.cond.cleanup.i236.i:                          ; preds = %for.cond.loopexit.i254.i, %single_eliminate.exit.thread.i
  %wrong.0.lcssa.i237.i = phi <16 x i32> [ zeroinitializer, %single_eliminate.exit.thread.i ], [ %or.i252.i, %for.cond.loopexit.i254.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i235.i) #4
  store <16 x i32> %wrong.0.lcssa.i237.i, ptr %all.i.i235.i, align 16
  br label %for.body.i.i238.i

for.body.i.i238.i:                                ; preds = %for.body.i.i238.i, %for.cond.cleanup.i236.i
  %lane.07.i.i239.i = phi i64 [ 0, %for.cond.cleanup.i236.i ], [ %inc.i.i243.i, %for.body.i.i238.i ]
  %any.06.i.i240.i = phi i32 [ 0, %for.cond.cleanup.i236.i ], [ %or.i.i242.i, %for.body.i.i238.i ]
  %arrayidx.i.i241.i = getelementptr inbounds [16 x i32], ptr %all.i.i235.i, i64 0, i64 %lane.07.i.i239.i
  %59 = load i32, ptr %arrayidx.i.i241.i, align 4
  %or.i.i242.i = or i32 %59, %any.06.i.i240.i
  %inc.i.i243.i = add nuw nsw i64 %lane.07.i.i239.i, 1
  %exitcond.not.i.i244.i = icmp eq i64 %inc.i.i243.i, 16
  br i1 %exitcond.not.i.i244.i, label %single_substitute.exit.i, label %for.body.i.i238.i, !llvm.loop !9

for.body.i248.i:                                  ; preds = %single_eliminate.exit.i, %for.cond.loopexit.i254.i
  %i.0.in69.i.i = phi i64 [ %i.070.i.i, %for.cond.loopexit.i254.i ], [ %5, %single_eliminate.exit.i ]
  %wrong.068.i.i = phi <16 x i32> [ %or.i252.i, %for.cond.loopexit.i254.i ], [ zeroinitializer, %single_eliminate.exit.i ]
  %i.070.i.i = add nsw i64 %i.0.in69.i.i, -1
  %mul.i249.i = mul nsw i64 %i.070.i.i, %5
  %60 = getelementptr <16 x float>, ptr %12, i64 %mul.i249.i
  %arrayidx.i250.i = getelementptr <16 x float>, ptr %60, i64 %i.070.i.i
  %61 = load <16 x float>, ptr %arrayidx.i250.i, align 4
  %cmp1.i251.i = fcmp oeq <16 x float> %61, zeroinitializer
  %or.i252.i = select <16 x i1> %cmp1.i251.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.068.i.i
  %div.i253.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %61
  br i1 %cmp7.i223.i.i, label %for.body8.lr.ph.i.i, label %for.cond.loopexit.i254.i

for.body8.lr.ph.i.i:                              ; preds = %for.body.i248.i
  %mul9.i.i = mul nsw i64 %i.070.i.i, %8
  %62 = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul9.i.i
  %cmp1461.i.i = icmp slt i64 %i.0.in69.i.i, %5
  br label %for.body8.i.i

for.body8.i.i:                                    ; preds = %for.cond.cleanup15.i.i, %for.body8.lr.ph.i.i
  %j.065.i.i = phi i64 [ 0, %for.body8.lr.ph.i.i ], [ %inc29.i.i, %for.cond.cleanup15.i.i ]
  %arrayidx11.i.i = getelementptr <16 x float>, ptr %62, i64 %j.065.i.i
  %63 = load <16 x float>, ptr %arrayidx11.i.i, align 4
  %invariant.gep.i255.i = getelementptr <16 x float>, ptr %add.ptr.i, i64 %j.065.i.i
  br i1 %cmp1461.i.i, label %for.body16.i.i, label %for.cond.cleanup15.i.i

for.cond.cleanup15.i.i:                           ; preds = %for.body16.i.i, %for.body8.i.i
  %one.0.lcssa.i256.i = phi <16 x float> [ %63, %for.body8.i.i ], [ %66, %for.body16.i.i ]
  %mul24.i.i = fmul <16 x float> %div.i253.i, %one.0.lcssa.i256.i
  store <16 x float> %mul24.i.i, ptr %arrayidx11.i.i, align 4
  %inc29.i.i = add nuw nsw i64 %j.065.i.i, 1
  %exitcond72.not.i.i = icmp eq i64 %inc29.i.i, %8
  br i1 %exitcond72.not.i.i, label %for.cond.loopexit.i254.i, label %for.body8.i.i, !llvm.loop !26

for.body16.i.i:                                   ; preds = %for.body8.i.i, %for.body16.i.i
  %k.063.i.i = phi i64 [ %inc.i259.i, %for.body16.i.i ], [ %i.0.in69.i.i, %for.body8.i.i ]
  %one.062.i.i = phi <16 x float> [ %66, %for.body16.i.i ], [ %63, %for.body8.i.i ]
  %arrayidx19.i.i = getelementptr <16 x float>, ptr %60, i64 %k.063.i.i
  %64 = load <16 x float>, ptr %arrayidx19.i.i, align 4
  %mul20.i.i = mul nsw i64 %k.063.i.i, %8
  %gep.i257.i = getelementptr <16 x float>, ptr %invariant.gep.i255.i, i64 %mul20.i.i
  %65 = load <16 x float>, ptr %gep.i257.i, align 4
  %neg.i258.i = fneg <16 x float> %64
  %66 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i258.i, <16 x float> %65, <16 x float> %one.062.i.i)
  %inc.i259.i = add nuw nsw i64 %k.063.i.i, 1
  %exitcond.not.i260.i = icmp eq i64 %inc.i259.i, %5
  br i1 %exitcond.not.i260.i, label %for.cond.cleanup15.i.i, label %for.body16.i.i, !llvm.loop !27

single_substitute.exit.i:                         ; preds = %for.body.i.i238.i
  %cmp1.i.i245.i = icmp ne i32 %or.i.i242.i, 0
  %conv2.i.i246.i = zext i1 %cmp1.i.i245.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i235.i) #4
  %or78.i = or i64 %wrong.0301.i, %conv2.i.i246.i
  %mul81.i = mul nsw i64 %mul3.i, %8
  %add.ptr82.i = getelementptr inbounds float, ptr %10, i64 %mul81.i
  %cmp.not19.i261.i = icmp slt i64 %sub1.i, 0
  br i1 %cmp.not19.i261.i, label %cleanup83.i, label %for.body.i264.i

for.body.i264.i:                                  ; preds = %single_substitute.exit.i, %for.cond.cleanup3.i267.i
  %lane.020.i265.i = phi i64 [ %inc8.i268.i, %for.cond.cleanup3.i267.i ], [ 0, %single_substitute.exit.i ]
  %add.ptr.i266.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %lane.020.i265.i
  br i1 %cmp421.i184.i, label %for.body4.lr.ph.i271.i, label %for.cond.cleanup3.i267.i

for.body4.lr.ph.i271.i:                           ; preds = %for.body.i264.i
  %mul5.i272.i = mul nuw nsw i64 %lane.020.i265.i, %mul17.i
  %67 = getelementptr float, ptr %add.ptr82.i, i64 %mul5.i272.i
  br label %for.body4.i273.i

for.cond.cleanup3.i267.i:                         ; preds = %for.body4.i273.i, %for.body.i264.i
  %inc8.i268.i = add nuw i64 %lane.020.i265.i, 1
  %exitcond21.not.i269.i = icmp eq i64 %lane.020.i265.i, %cond.i
  br i1 %exitcond21.not.i269.i, label %cleanup83.i, label %for.body.i264.i, !llvm.loop !13

for.body4.i273.i:                                 ; preds = %for.body4.i273.i, %for.body4.lr.ph.i271.i
  %k.018.i274.i = phi i64 [ 0, %for.body4.lr.ph.i271.i ], [ %inc.i278.i, %for.body4.i273.i ]
  %arrayidx.idx.i275.i = shl nsw i64 %k.018.i274.i, 6
  %arrayidx.i276.i = getelementptr inbounds i8, ptr %add.ptr.i266.i, i64 %arrayidx.idx.i275.i
  %68 = load float, ptr %arrayidx.i276.i, align 4
  %arrayidx6.i277.i = getelementptr float, ptr %67, i64 %k.018.i274.i
  store float %68, ptr %arrayidx6.i277.i, align 4
  %inc.i278.i = add nuw nsw i64 %k.018.i274.i, 1
  %exitcond.not.i279.i = icmp eq i64 %inc.i278.i, %mul17.i
  br i1 %exitcond.not.i279.i, label %for.cond.cleanup3.i267.i, label %for.body4.i273.i, !llvm.loop !14

cleanup83.i:                                      ; preds = %for.cond.cleanup3.i178.i, %for.cond.cleanup3.i267.i, %for.cond.cleanup3.i221.i, %single_substitute.exit.i, %for.cond.cleanup65.i, %single_cholesky.exit.i
  %wrong.2.i = phi i64 [ %or.i, %single_cholesky.exit.i ], [ %wrong.0301.i, %for.cond.cleanup65.i ], [ %or78.i, %single_substitute.exit.i ], [ %wrong.0301.i, %for.cond.cleanup3.i221.i ], [ %or78.i, %for.cond.cleanup3.i267.i ], [ %or.i, %for.cond.cleanup3.i178.i ]
  %add85.i = add nuw nsw i64 %first.0300.i, 16
  %cmp.i = icmp slt i64 %add85.i, %4
  br i1 %cmp.i, label %for.body.i, label %return, !llvm.loop !28

if.end:                                           ; preds = %entry
  %add.ptr.i38 = getelementptr inbounds <8 x double>, ptr %12, i64 %mul.i
  br i1 %cmp299.i, label %for.body.lr.ph.i41, label %return

for.body.lr.ph.i41:                               ; preds = %if.end
  %cmp421.i.not.i42 = icmp eq i64 %5, 0
  %mul17.i43 = mul nsw i64 %8, %5
  %cmp421.i184.i44 = icmp sgt i64 %mul17.i43, 0
  %cmp110.i.i45 = icmp sgt i64 %5, 0
  %cmp20.i46 = icmp eq i64 %1, 2
  %cmp22291.i47 = icmp ne i64 %5, 0
  %or.cond170292.i48 = and i1 %cmp20.i46, %cmp22291.i47
  %add.i49 = add nsw i64 %5, 1
  %69 = add i64 %1, -3
  %or.cond284.i50 = icmp ult i64 %69, 2
  %cmp7.i212.i.i = icmp sgt i64 %8, 0
  %cmp28286.i51 = icmp eq i64 %1, 3
  %cmp42294.i52 = icmp sgt i64 %5, 1
  %70 = and i1 %cmp28286.i51, %cmp42294.i52
  %cond60.i53 = select i1 %cmp28286.i51, i64 1, i64 %5
  %cmp63297.i54 = icmp sgt i64 %cond60.i53, 1
  %cmp217.i217.i55 = icmp sgt i64 %cond60.i53, 0
  %umax = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  br label %for.body.i56

for.body.i56:                                     ; preds = %cleanup83.i115, %for.body.lr.ph.i41
  %wrong.0301.i57 = phi i64 [ 0, %for.body.lr.ph.i41 ], [ %wrong.2.i116, %cleanup83.i115 ]
  %first.0300.i58 = phi i64 [ 0, %for.body.lr.ph.i41 ], [ %add85.i117, %cleanup83.i115 ]
  %71 = xor i64 %first.0300.i58, -1
  %sub1.i59 = add nsw i64 %4, %71
  %cond.i60 = tail call i64 @llvm.smin.i64(i64 %sub1.i59, i64 7)
  %mul3.i61 = mul nsw i64 %first.0300.i58, %5
  %mul4.i62 = mul nsw i64 %mul3.i61, %5
  %add.ptr5.i63 = getelementptr inbounds double, ptr %3, i64 %mul4.i62
  br label %for.body.i.i64

for.body.i.i64:                                   ; preds = %for.cond.cleanup5.i.i77, %for.body.i56
  %lane.023.i.i65 = phi i64 [ 0, %for.body.i56 ], [ %inc10.i.i78, %for.cond.cleanup5.i.i77 ]
  %cond.i.i66 = tail call i64 @llvm.smin.i64(i64 %lane.023.i.i65, i64 %cond.i60)
  %mul.i.i67 = mul nsw i64 %cond.i.i66, %mul.i
  %add.ptr.i.i68 = getelementptr inbounds double, ptr %add.ptr5.i63, i64 %mul.i.i67
  %add.ptr2.i.i69 = getelementptr inbounds double, ptr %12, i64 %lane.023.i.i65
  br i1 %cmp421.i.not.i42, label %for.cond.cleanup5.i.i77, label %for.body6.i.i70

for.cond.cleanup5.i.i77:                          ; preds = %for.body6.i.i70, %for.body.i.i64
  %inc10.i.i78 = add nuw nsw i64 %lane.023.i.i65, 1
  %exitcond24.not.i.i79 = icmp eq i64 %inc10.i.i78, 8
  br i1 %exitcond24.not.i.i79, label %twice_load.exit.i, label %for.body.i.i64, !llvm.loop !29

for.body6.i.i70:                                  ; preds = %for.body.i.i64, %for.body6.i.i70
  %k.022.i.i71 = phi i64 [ %inc.i.i75, %for.body6.i.i70 ], [ 0, %for.body.i.i64 ]
  %arrayidx.i.i72 = getelementptr inbounds double, ptr %add.ptr.i.i68, i64 %k.022.i.i71
  %72 = load double, ptr %arrayidx.i.i72, align 8
  %arrayidx8.idx.i.i73 = shl nsw i64 %k.022.i.i71, 6
  %arrayidx8.i.i74 = getelementptr inbounds i8, ptr %add.ptr2.i.i69, i64 %arrayidx8.idx.i.i73
  store double %72, ptr %arrayidx8.i.i74, align 8
  %inc.i.i75 = add nuw nsw i64 %k.022.i.i71, 1
  %exitcond.not.i.i76 = icmp eq i64 %inc.i.i75, %mul.i
  br i1 %exitcond.not.i.i76, label %for.cond.cleanup5.i.i77, label %for.body6.i.i70, !llvm.loop !30

twice_load.exit.i:                                ; preds = %for.cond.cleanup5.i.i77
  switch i64 %1, label %if.end18.i92 [
    i64 0, label %if.then.i255
    i64 1, label %if.then13.i80
  ]

if.then.i255:                                     ; preds = %twice_load.exit.i
  br i1 %cmp110.i.i45, label %for.body.i171.i285, label %for.cond.cleanup.i.i256

for.cond.loopexit.i.i304:                         ; preds = %for.cond.cleanup27.i.i318, %for.cond.cleanup3.i.i298
  %exitcond116.not.i.i305 = icmp eq i64 %add16.i.i302, %5
  br i1 %exitcond116.not.i.i305, label %for.cond.cleanup.i.i256, label %for.body.i171.i285, !llvm.loop !31

for.cond.cleanup.i.i256:                          ; preds = %for.cond.loopexit.i.i304, %if.then.i255
  %wrong.0.lcssa.i.i257 = phi <8 x i64> [ zeroinitializer, %if.then.i255 ], [ %or.i.i300, %for.cond.loopexit.i.i304 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i36) #4
  store <8 x i64> %wrong.0.lcssa.i.i257, ptr %all.i.i.i36, align 16
  br label %for.body.i.i.i258

for.body.i.i.i258:                                ; preds = %for.body.i.i.i258, %for.cond.cleanup.i.i256
  %lane.07.i.i.i259 = phi i64 [ 0, %for.cond.cleanup.i.i256 ], [ %inc.i.i.i263, %for.body.i.i.i258 ]
  %any.06.i.i.i260 = phi i64 [ 0, %for.cond.cleanup.i.i256 ], [ %or.i.i.i262, %for.body.i.i.i258 ]
  %arrayidx.i.i.i261 = getelementptr inbounds [8 x i64], ptr %all.i.i.i36, i64 0, i64 %lane.07.i.i.i259
  %73 = load i64, ptr %arrayidx.i.i.i261, align 8
  %or.i.i.i262 = or i64 %73, %any.06.i.i.i260
  %inc.i.i.i263 = add nuw nsw i64 %lane.07.i.i.i259, 1
  %exitcond.not.i.i.i264 = icmp eq i64 %inc.i.i.i263, 8
  br i1 %exitcond.not.i.i.i264, label %twice_cholesky.exit.i, label %for.body.i.i.i258, !llvm.loop !32

for.body.i171.i285:                               ; preds = %if.then.i255, %for.cond.loopexit.i.i304
  %j.0112.i.i286 = phi i64 [ %add16.i.i302, %for.cond.loopexit.i.i304 ], [ 0, %if.then.i255 ]
  %wrong.0111.i.i287 = phi <8 x i64> [ %or.i.i300, %for.cond.loopexit.i.i304 ], [ zeroinitializer, %if.then.i255 ]
  %mul.i172.i288 = mul nuw nsw i64 %j.0112.i.i286, %5
  %74 = getelementptr <8 x double>, ptr %12, i64 %mul.i172.i288
  %arrayidx.i173.i289 = getelementptr <8 x double>, ptr %74, i64 %j.0112.i.i286
  %75 = load <8 x double>, ptr %arrayidx.i173.i289, align 8
  %cmp2101.not.i.i290 = icmp eq i64 %j.0112.i.i286, 0
  br i1 %cmp2101.not.i.i290, label %for.cond.cleanup3.i.i298, label %for.body4.i.i291

for.cond.cleanup3.i.i298:                         ; preds = %for.body4.i.i291, %for.body.i171.i285
  %pivot.0.lcssa.i.i299 = phi <8 x double> [ %75, %for.body.i171.i285 ], [ %79, %for.body4.i.i291 ]
  %76 = fcmp ule <8 x double> %pivot.0.lcssa.i.i299, zeroinitializer
  %or.i.i300 = select <8 x i1> %76, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.0111.i.i287
  %77 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %pivot.0.lcssa.i.i299)
  store <8 x double> %77, ptr %arrayidx.i173.i289, align 8
  %div.i.i301 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %77
  %add16.i.i302 = add nuw nsw i64 %j.0112.i.i286, 1
  %cmp18108.i.i303 = icmp slt i64 %add16.i.i302, %5
  br i1 %cmp18108.i.i303, label %for.body20.i.i306, label %for.cond.loopexit.i.i304

for.body4.i.i291:                                 ; preds = %for.body.i171.i285, %for.body4.i.i291
  %k.0103.i.i292 = phi i64 [ %inc.i174.i296, %for.body4.i.i291 ], [ 0, %for.body.i171.i285 ]
  %pivot.0102.i.i293 = phi <8 x double> [ %79, %for.body4.i.i291 ], [ %75, %for.body.i171.i285 ]
  %arrayidx7.i.i294 = getelementptr <8 x double>, ptr %74, i64 %k.0103.i.i292
  %78 = load <8 x double>, ptr %arrayidx7.i.i294, align 8
  %neg.i.i295 = fneg <8 x double> %78
  %79 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i295, <8 x double> %78, <8 x double> %pivot.0102.i.i293)
  %inc.i174.i296 = add nuw nsw i64 %k.0103.i.i292, 1
  %exitcond.not.i175.i297 = icmp eq i64 %inc.i174.i296, %j.0112.i.i286
  br i1 %exitcond.not.i175.i297, label %for.cond.cleanup3.i.i298, label %for.body4.i.i291, !llvm.loop !33

for.body20.i.i306:                                ; preds = %for.cond.cleanup3.i.i298, %for.cond.cleanup27.i.i318
  %i.0109.i.i307 = phi i64 [ %inc48.i.i322, %for.cond.cleanup27.i.i318 ], [ %add16.i.i302, %for.cond.cleanup3.i.i298 ]
  %mul21.i.i308 = mul nuw nsw i64 %i.0109.i.i307, %5
  %80 = getelementptr <8 x double>, ptr %12, i64 %mul21.i.i308
  %arrayidx23.i.i309 = getelementptr <8 x double>, ptr %80, i64 %j.0112.i.i286
  %81 = load <8 x double>, ptr %arrayidx23.i.i309, align 8
  br i1 %cmp2101.not.i.i290, label %for.cond.cleanup27.i.i318, label %for.body28.i.i310

for.cond.cleanup27.i.i318:                        ; preds = %for.body28.i.i310, %for.body20.i.i306
  %one.0.lcssa.i.i319 = phi <8 x double> [ %81, %for.body20.i.i306 ], [ %84, %for.body28.i.i310 ]
  %mul40.i.i320 = fmul <8 x double> %div.i.i301, %one.0.lcssa.i.i319
  store <8 x double> %mul40.i.i320, ptr %arrayidx23.i.i309, align 8
  %arrayidx46.i.i321 = getelementptr <8 x double>, ptr %74, i64 %i.0109.i.i307
  store <8 x double> zeroinitializer, ptr %arrayidx46.i.i321, align 8
  %inc48.i.i322 = add nuw nsw i64 %i.0109.i.i307, 1
  %cmp18.i.i323 = icmp slt i64 %inc48.i.i322, %5
  br i1 %cmp18.i.i323, label %for.body20.i.i306, label %for.cond.loopexit.i.i304, !llvm.loop !34

for.body28.i.i310:                                ; preds = %for.body20.i.i306, %for.body28.i.i310
  %k24.0106.i.i311 = phi i64 [ %inc38.i.i316, %for.body28.i.i310 ], [ 0, %for.body20.i.i306 ]
  %one.0105.i.i312 = phi <8 x double> [ %84, %for.body28.i.i310 ], [ %81, %for.body20.i.i306 ]
  %arrayidx31.i.i313 = getelementptr <8 x double>, ptr %80, i64 %k24.0106.i.i311
  %82 = load <8 x double>, ptr %arrayidx31.i.i313, align 8
  %arrayidx34.i.i314 = getelementptr <8 x double>, ptr %74, i64 %k24.0106.i.i311
  %83 = load <8 x double>, ptr %arrayidx34.i.i314, align 8
  %neg36.i.i315 = fneg <8 x double> %82
  %84 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg36.i.i315, <8 x double> %83, <8 x double> %one.0105.i.i312)
  %inc38.i.i316 = add nuw nsw i64 %k24.0106.i.i311, 1
  %exitcond115.not.i.i317 = icmp eq i64 %inc38.i.i316, %j.0112.i.i286
  br i1 %exitcond115.not.i.i317, label %for.cond.cleanup27.i.i318, label %for.body28.i.i310, !llvm.loop !35

twice_cholesky.exit.i:                            ; preds = %for.body.i.i.i258
  %cmp1.i.i.i265 = icmp ne i64 %or.i.i.i262, 0
  %conv2.i.i.i266 = zext i1 %cmp1.i.i.i265 to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i36) #4
  %or.i267 = or i64 %wrong.0301.i57, %conv2.i.i.i266
  %add.ptr11.i268 = getelementptr inbounds double, ptr %10, i64 %mul4.i62
  %cmp.not19.i.i269 = icmp slt i64 %sub1.i59, 0
  br i1 %cmp.not19.i.i269, label %cleanup83.i115, label %for.body.i176.i270

for.body.i176.i270:                               ; preds = %twice_cholesky.exit.i, %for.cond.cleanup3.i178.i282
  %lane.020.i.i271 = phi i64 [ %inc8.i.i283, %for.cond.cleanup3.i178.i282 ], [ 0, %twice_cholesky.exit.i ]
  %add.ptr.i177.i272 = getelementptr inbounds double, ptr %12, i64 %lane.020.i.i271
  br i1 %cmp421.i.not.i42, label %for.cond.cleanup3.i178.i282, label %for.body4.lr.ph.i.i273

for.body4.lr.ph.i.i273:                           ; preds = %for.body.i176.i270
  %mul5.i.i274 = mul nuw nsw i64 %lane.020.i.i271, %mul.i
  %85 = getelementptr double, ptr %add.ptr11.i268, i64 %mul5.i.i274
  br label %for.body4.i180.i275

for.cond.cleanup3.i178.i282:                      ; preds = %for.body4.i180.i275, %for.body.i176.i270
  %inc8.i.i283 = add nuw i64 %lane.020.i.i271, 1
  %exitcond21.not.i.i284 = icmp eq i64 %lane.020.i.i271, %cond.i60
  br i1 %exitcond21.not.i.i284, label %cleanup83.i115, label %for.body.i176.i270, !llvm.loop !36

for.body4.i180.i275:                              ; preds = %for.body4.i180.i275, %for.body4.lr.ph.i.i273
  %k.018.i.i276 = phi i64 [ 0, %for.body4.lr.ph.i.i273 ], [ %inc.i182.i280, %for.body4.i180.i275 ]
  %arrayidx.idx.i.i277 = shl nsw i64 %k.018.i.i276, 6
  %arrayidx.i181.i278 = getelementptr inbounds i8, ptr %add.ptr.i177.i272, i64 %arrayidx.idx.i.i277
  %86 = load double, ptr %arrayidx.i181.i278, align 8
  %arrayidx6.i.i279 = getelementptr double, ptr %85, i64 %k.018.i.i276
  store double %86, ptr %arrayidx6.i.i279, align 8
  %inc.i182.i280 = add nuw nsw i64 %k.018.i.i276, 1
  %exitcond.not.i183.i281 = icmp eq i64 %inc.i182.i280, %mul.i
  br i1 %exitcond.not.i183.i281, label %for.cond.cleanup3.i178.i282, label %for.body4.i180.i275, !llvm.loop !37

if.then13.i80:                                    ; preds = %twice_load.exit.i
  %mul15.i81 = mul nsw i64 %mul3.i61, %8
  %add.ptr16.i82 = getelementptr inbounds double, ptr %7, i64 %mul15.i81
  br label %for.body.i185.i83

for.body.i185.i83:                                ; preds = %for.cond.cleanup5.i191.i89, %if.then13.i80
  %lane.023.i186.i84 = phi i64 [ 0, %if.then13.i80 ], [ %inc10.i192.i90, %for.cond.cleanup5.i191.i89 ]
  %cond.i187.i85 = tail call i64 @llvm.smin.i64(i64 %lane.023.i186.i84, i64 %cond.i60)
  %mul.i188.i86 = mul nsw i64 %cond.i187.i85, %mul17.i43
  %add.ptr.i189.i87 = getelementptr inbounds double, ptr %add.ptr16.i82, i64 %mul.i188.i86
  %add.ptr2.i190.i88 = getelementptr inbounds double, ptr %add.ptr.i38, i64 %lane.023.i186.i84
  br i1 %cmp421.i184.i44, label %for.body6.i195.i248, label %for.cond.cleanup5.i191.i89

for.cond.cleanup5.i191.i89:                       ; preds = %for.body6.i195.i248, %for.body.i185.i83
  %inc10.i192.i90 = add nuw nsw i64 %lane.023.i186.i84, 1
  %exitcond24.not.i193.i91 = icmp eq i64 %inc10.i192.i90, 8
  br i1 %exitcond24.not.i193.i91, label %if.end18.i92, label %for.body.i185.i83, !llvm.loop !29

for.body6.i195.i248:                              ; preds = %for.body.i185.i83, %for.body6.i195.i248
  %k.022.i196.i249 = phi i64 [ %inc.i200.i253, %for.body6.i195.i248 ], [ 0, %for.body.i185.i83 ]
  %arrayidx.i197.i250 = getelementptr inbounds double, ptr %add.ptr.i189.i87, i64 %k.022.i196.i249
  %87 = load double, ptr %arrayidx.i197.i250, align 8
  %arrayidx8.idx.i198.i251 = shl nsw i64 %k.022.i196.i249, 6
  %arrayidx8.i199.i252 = getelementptr inbounds i8, ptr %add.ptr2.i190.i88, i64 %arrayidx8.idx.i198.i251
  store double %87, ptr %arrayidx8.i199.i252, align 8
  %inc.i200.i253 = add nuw nsw i64 %k.022.i196.i249, 1
  %exitcond.not.i201.i254 = icmp eq i64 %inc.i200.i253, %mul17.i43
  br i1 %exitcond.not.i201.i254, label %for.cond.cleanup5.i191.i89, label %for.body6.i195.i248, !llvm.loop !30

if.end18.i92:                                     ; preds = %for.cond.cleanup5.i191.i89, %twice_load.exit.i
  br i1 %or.cond170292.i48, label %for.body24.i238, label %for.cond.cleanup23.i93

for.cond.cleanup23.i93:                           ; preds = %for.body24.i238, %if.end18.i92
  br i1 %cmp110.i.i45, label %for.body.i205.i171, label %twice_eliminate.exit.thread.i

for.body.i205.i171:                               ; preds = %for.cond.cleanup23.i93, %for.cond.cleanup81.i.i
  %odd.0.i172 = phi <8 x i64> [ %xor.i.i184, %for.cond.cleanup81.i.i ], [ zeroinitializer, %for.cond.cleanup23.i93 ]
  %k.0236.i.i = phi i64 [ %add7.i.i177, %for.cond.cleanup81.i.i ], [ 0, %for.cond.cleanup23.i93 ]
  %mul.i206.i173 = mul nuw nsw i64 %k.0236.i.i, %5
  %88 = getelementptr <8 x double>, ptr %12, i64 %mul.i206.i173
  %arrayidx.i207.i174 = getelementptr <8 x double>, ptr %88, i64 %k.0236.i.i
  %splat.splatinsert.i.i175 = insertelement <8 x i64> poison, i64 %k.0236.i.i, i64 0
  %splat.splat.i.i176 = shufflevector <8 x i64> %splat.splatinsert.i.i175, <8 x i64> poison, <8 x i32> zeroinitializer
  %add7.i.i177 = add nuw nsw i64 %k.0236.i.i, 1
  %invariant.gep.i.i178 = getelementptr <8 x double>, ptr %12, i64 %k.0236.i.i
  %cmp9222.i.i = icmp slt i64 %add7.i.i177, %5
  br i1 %cmp9222.i.i, label %for.body11.preheader.i.i, label %for.cond.cleanup10.i.i

for.body11.preheader.i.i:                         ; preds = %for.body.i205.i171
  %89 = load <8 x double>, ptr %arrayidx.i207.i174, align 8
  %cmp1.i.i232 = fcmp uge <8 x double> %89, zeroinitializer
  %fneg.i.i233 = fneg <8 x double> %89
  %or.v.i.i234 = select <8 x i1> %cmp1.i.i232, <8 x double> %89, <8 x double> %fneg.i.i233
  br label %for.body11.i.i

for.cond.cleanup10.i.i:                           ; preds = %for.body11.i.i, %for.body.i205.i171
  %at.0.lcssa.i.i179 = phi <8 x i64> [ %splat.splat.i.i176, %for.body.i205.i171 ], [ %or37.i.i, %for.body11.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i.i35) #4
  store <8 x i64> %at.0.lcssa.i.i179, ptr %rows.i.i35, align 16
  %sub.i.i180 = sub nsw i64 %5, %k.0236.i.i
  %cmp7.i.i.i181 = icmp sgt i64 %sub.i.i180, 0
  %mul52.i.i = mul nsw i64 %k.0236.i.i, %8
  %add.ptr53.i.i = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %mul52.i.i
  br label %for.body41.i.i

for.body11.i.i:                                   ; preds = %for.body11.i.i, %for.body11.preheader.i.i
  %most.0225.i.i = phi <8 x double> [ %or29.v.i.i, %for.body11.i.i ], [ %or.v.i.i234, %for.body11.preheader.i.i ]
  %at.0224.i.i = phi <8 x i64> [ %or37.i.i, %for.body11.i.i ], [ %splat.splat.i.i176, %for.body11.preheader.i.i ]
  %i.0223.i.i = phi i64 [ %inc.i214.i236, %for.body11.i.i ], [ %add7.i.i177, %for.body11.preheader.i.i ]
  %mul12.i.i = mul nuw nsw i64 %i.0223.i.i, %5
  %gep.i.i235 = getelementptr <8 x double>, ptr %invariant.gep.i.i178, i64 %mul12.i.i
  %90 = load <8 x double>, ptr %gep.i.i235, align 8
  %fneg15.i.i = fneg <8 x double> %90
  %cmp16.i.i = fcmp uge <8 x double> %90, zeroinitializer
  %or23.v.i.i = select <8 x i1> %cmp16.i.i, <8 x double> %90, <8 x double> %fneg15.i.i
  %cmp24.i.i = fcmp ule <8 x double> %or23.v.i.i, %most.0225.i.i
  %or29.v.i.i = select <8 x i1> %cmp24.i.i, <8 x double> %most.0225.i.i, <8 x double> %or23.v.i.i
  %splat.splatinsert31.i.i = insertelement <8 x i64> poison, i64 %i.0223.i.i, i64 0
  %splat.splat32.i.i = shufflevector <8 x i64> %splat.splatinsert31.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %or37.i.i = select <8 x i1> %cmp24.i.i, <8 x i64> %at.0224.i.i, <8 x i64> %splat.splat32.i.i
  %inc.i214.i236 = add nuw nsw i64 %i.0223.i.i, 1
  %cmp9.i.i237 = icmp slt i64 %inc.i214.i236, %5
  br i1 %cmp9.i.i237, label %for.body11.i.i, label %for.cond.cleanup10.i.i, !llvm.loop !38

for.cond.cleanup40.i.i:                           ; preds = %for.inc59.i.i
  %cmp75.i.i = icmp ne <8 x i64> %at.0.lcssa.i.i179, %splat.splat.i.i176
  %sext76.i.i = sext <8 x i1> %cmp75.i.i to <8 x i64>
  %xor.i.i184 = xor <8 x i64> %odd.0.i172, %sext76.i.i
  br i1 %cmp9222.i.i, label %for.body82.lr.ph.i.i, label %for.cond.cleanup81.i.i

for.body82.lr.ph.i.i:                             ; preds = %for.cond.cleanup40.i.i
  %91 = load <8 x double>, ptr %arrayidx.i207.i174, align 8
  %cmp65.i.i = fcmp une <8 x double> %91, zeroinitializer
  %div.i209.i217 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %91
  %or72.v.i.i = select <8 x i1> %cmp65.i.i, <8 x double> %div.i209.i217, <8 x double> %91
  %92 = fneg <8 x double> %or72.v.i.i
  br label %for.body82.i.i

for.body41.i.i:                                   ; preds = %for.inc59.i.i, %for.cond.cleanup10.i.i
  %lane.0228.i.i = phi i64 [ 0, %for.cond.cleanup10.i.i ], [ %inc60.i.i, %for.inc59.i.i ]
  %arrayidx42.i.i = getelementptr inbounds [8 x i64], ptr %rows.i.i35, i64 0, i64 %lane.0228.i.i
  %93 = load i64, ptr %arrayidx42.i.i, align 8
  %cmp43.i.i = icmp eq i64 %93, %k.0236.i.i
  br i1 %cmp43.i.i, label %for.inc59.i.i, label %if.end.i.i182

if.end.i.i182:                                    ; preds = %for.body41.i.i
  br i1 %cmp7.i.i.i181, label %for.body.i.preheader.i.i222, label %twice_swap.exit.i.i

for.body.i.preheader.i.i222:                      ; preds = %if.end.i.i182
  %mul48.i.i = mul nsw i64 %93, %5
  %gep227.i.i = getelementptr <8 x double>, ptr %invariant.gep.i.i178, i64 %mul48.i.i
  %add.ptr51.i.i223 = getelementptr inbounds double, ptr %gep227.i.i, i64 %lane.0228.i.i
  %add.ptr46.i.i = getelementptr inbounds double, ptr %arrayidx.i207.i174, i64 %lane.0228.i.i
  br label %for.body.i.i211.i224

for.body.i.i211.i224:                             ; preds = %for.body.i.i211.i224, %for.body.i.preheader.i.i222
  %one.addr.010.i.i.i225 = phi ptr [ %add.ptr.i.i.i229, %for.body.i.i211.i224 ], [ %add.ptr46.i.i, %for.body.i.preheader.i.i222 ]
  %k.09.i.i.i226 = phi i64 [ %inc.i.i212.i228, %for.body.i.i211.i224 ], [ 0, %for.body.i.preheader.i.i222 ]
  %other.addr.08.i.i.i227 = phi ptr [ %add.ptr1.i.i.i230, %for.body.i.i211.i224 ], [ %add.ptr51.i.i223, %for.body.i.preheader.i.i222 ]
  %94 = load double, ptr %one.addr.010.i.i.i225, align 8
  %95 = load double, ptr %other.addr.08.i.i.i227, align 8
  store double %95, ptr %one.addr.010.i.i.i225, align 8
  store double %94, ptr %other.addr.08.i.i.i227, align 8
  %inc.i.i212.i228 = add nuw nsw i64 %k.09.i.i.i226, 1
  %add.ptr.i.i.i229 = getelementptr inbounds i8, ptr %one.addr.010.i.i.i225, i64 64
  %add.ptr1.i.i.i230 = getelementptr inbounds i8, ptr %other.addr.08.i.i.i227, i64 64
  %exitcond.not.i.i213.i231 = icmp eq i64 %inc.i.i212.i228, %sub.i.i180
  br i1 %exitcond.not.i.i213.i231, label %twice_swap.exit.i.i, label %for.body.i.i211.i224, !llvm.loop !39

twice_swap.exit.i.i:                              ; preds = %for.body.i.i211.i224, %if.end.i.i182
  br i1 %cmp7.i212.i.i, label %for.body.i213.preheader.i.i, label %for.inc59.i.i

for.body.i213.preheader.i.i:                      ; preds = %twice_swap.exit.i.i
  %mul56.i.i = mul nsw i64 %93, %8
  %add.ptr57.i.i221 = getelementptr inbounds <8 x double>, ptr %add.ptr.i38, i64 %mul56.i.i
  %add.ptr58.i.i = getelementptr inbounds double, ptr %add.ptr57.i.i221, i64 %lane.0228.i.i
  %add.ptr54.i.i = getelementptr inbounds double, ptr %add.ptr53.i.i, i64 %lane.0228.i.i
  br label %for.body.i213.i.i

for.body.i213.i.i:                                ; preds = %for.body.i213.i.i, %for.body.i213.preheader.i.i
  %one.addr.010.i214.i.i = phi ptr [ %add.ptr.i218.i.i, %for.body.i213.i.i ], [ %add.ptr54.i.i, %for.body.i213.preheader.i.i ]
  %k.09.i215.i.i = phi i64 [ %inc.i217.i.i, %for.body.i213.i.i ], [ 0, %for.body.i213.preheader.i.i ]
  %other.addr.08.i216.i.i = phi ptr [ %add.ptr1.i219.i.i, %for.body.i213.i.i ], [ %add.ptr58.i.i, %for.body.i213.preheader.i.i ]
  %96 = load double, ptr %one.addr.010.i214.i.i, align 8
  %97 = load double, ptr %other.addr.08.i216.i.i, align 8
  store double %97, ptr %one.addr.010.i214.i.i, align 8
  store double %96, ptr %other.addr.08.i216.i.i, align 8
  %inc.i217.i.i = add nuw nsw i64 %k.09.i215.i.i, 1
  %add.ptr.i218.i.i = getelementptr inbounds i8, ptr %one.addr.010.i214.i.i, i64 64
  %add.ptr1.i219.i.i = getelementptr inbounds i8, ptr %other.addr.08.i216.i.i, i64 64
  %exitcond.not.i220.i.i = icmp eq i64 %inc.i217.i.i, %8
  br i1 %exitcond.not.i220.i.i, label %for.inc59.i.i, label %for.body.i213.i.i, !llvm.loop !39

for.inc59.i.i:                                    ; preds = %for.body.i213.i.i, %twice_swap.exit.i.i, %for.body41.i.i
  %inc60.i.i = add nuw nsw i64 %lane.0228.i.i, 1
  %exitcond.not.i208.i183 = icmp eq i64 %inc60.i.i, 8
  br i1 %exitcond.not.i208.i183, label %for.cond.cleanup40.i.i, label %for.body41.i.i, !llvm.loop !40

for.cond.cleanup81.i.i:                           ; preds = %for.cond.cleanup105.i.i, %for.cond.cleanup40.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %rows.i.i35) #4
  %exitcond238.not.i.i = icmp eq i64 %add7.i.i177, %5
  br i1 %exitcond238.not.i.i, label %twice_eliminate.exit.i, label %for.body.i205.i171, !llvm.loop !41

for.body82.i.i:                                   ; preds = %for.cond.cleanup105.i.i, %for.body82.lr.ph.i.i
  %i77.0234.i.i = phi i64 [ %add7.i.i177, %for.body82.lr.ph.i.i ], [ %inc119.i.i, %for.cond.cleanup105.i.i ]
  %mul83.i.i = mul nuw nsw i64 %i77.0234.i.i, %5
  %98 = getelementptr <8 x double>, ptr %12, i64 %mul83.i.i
  %arrayidx85.i.i = getelementptr <8 x double>, ptr %98, i64 %k.0236.i.i
  %99 = load <8 x double>, ptr %arrayidx85.i.i, align 8
  %neg.i210.i218 = fmul <8 x double> %99, %92
  br label %for.body91.i.i219

for.cond103.preheader.i.i:                        ; preds = %for.body91.i.i219
  br i1 %cmp7.i212.i.i, label %for.body106.lr.ph.i.i, label %for.cond.cleanup105.i.i

for.body106.lr.ph.i.i:                            ; preds = %for.cond103.preheader.i.i
  %mul111.i.i = mul nuw nsw i64 %i77.0234.i.i, %8
  %100 = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %mul111.i.i
  br label %for.body106.i.i

for.body91.i.i219:                                ; preds = %for.body91.i.i219, %for.body82.i.i
  %j.0230.i.i = phi i64 [ %add7.i.i177, %for.body82.i.i ], [ %inc100.i.i, %for.body91.i.i219 ]
  %arrayidx94.i.i220 = getelementptr <8 x double>, ptr %88, i64 %j.0230.i.i
  %101 = load <8 x double>, ptr %arrayidx94.i.i220, align 8
  %arrayidx98.i.i = getelementptr <8 x double>, ptr %98, i64 %j.0230.i.i
  %102 = load <8 x double>, ptr %arrayidx98.i.i, align 8
  %103 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i210.i218, <8 x double> %101, <8 x double> %102)
  store <8 x double> %103, ptr %arrayidx98.i.i, align 8
  %inc100.i.i = add nuw nsw i64 %j.0230.i.i, 1
  %cmp89.i.i = icmp slt i64 %inc100.i.i, %5
  br i1 %cmp89.i.i, label %for.body91.i.i219, label %for.cond103.preheader.i.i, !llvm.loop !42

for.cond.cleanup105.i.i:                          ; preds = %for.body106.i.i, %for.cond103.preheader.i.i
  %inc119.i.i = add nuw nsw i64 %i77.0234.i.i, 1
  %cmp80.i.i = icmp slt i64 %inc119.i.i, %5
  br i1 %cmp80.i.i, label %for.body82.i.i, label %for.cond.cleanup81.i.i, !llvm.loop !43

for.body106.i.i:                                  ; preds = %for.body106.i.i, %for.body106.lr.ph.i.i
  %j102.0232.i.i = phi i64 [ 0, %for.body106.lr.ph.i.i ], [ %inc116.i.i, %for.body106.i.i ]
  %arrayidx109.i.i = getelementptr <8 x double>, ptr %add.ptr53.i.i, i64 %j102.0232.i.i
  %104 = load <8 x double>, ptr %arrayidx109.i.i, align 8
  %arrayidx113.i.i = getelementptr <8 x double>, ptr %100, i64 %j102.0232.i.i
  %105 = load <8 x double>, ptr %arrayidx113.i.i, align 8
  %106 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i210.i218, <8 x double> %104, <8 x double> %105)
  store <8 x double> %106, ptr %arrayidx113.i.i, align 8
  %inc116.i.i = add nuw nsw i64 %j102.0232.i.i, 1
  %exitcond237.not.i.i = icmp eq i64 %inc116.i.i, %8
  br i1 %exitcond237.not.i.i, label %for.cond.cleanup105.i.i, label %for.body106.i.i, !llvm.loop !44

twice_eliminate.exit.i:                           ; preds = %for.cond.cleanup81.i.i
  br i1 %or.cond284.i50, label %if.then32.i128, label %for.body.i248.i185

twice_eliminate.exit.thread.i:                    ; preds = %for.cond.cleanup23.i93
  br i1 %or.cond284.i50, label %if.then32.i128, label %for.cond.cleanup.i236.i94

for.body24.i238:                                  ; preds = %if.end18.i92, %for.body24.i238
  %k.0293.i239 = phi i64 [ %inc.i246, %for.body24.i238 ], [ 0, %if.end18.i92 ]
  %rem.i240 = srem i64 %k.0293.i239, %add.i49
  %cmp25.i241 = icmp eq i64 %rem.i240, 0
  %conv26.i242 = uitofp i1 %cmp25.i241 to double
  %splat.splatinsert.i243 = insertelement <8 x double> poison, double %conv26.i242, i64 0
  %splat.splat.i244 = shufflevector <8 x double> %splat.splatinsert.i243, <8 x double> poison, <8 x i32> zeroinitializer
  %arrayidx.i245 = getelementptr inbounds <8 x double>, ptr %add.ptr.i38, i64 %k.0293.i239
  store <8 x double> %splat.splat.i244, ptr %arrayidx.i245, align 8
  %inc.i246 = add nuw nsw i64 %k.0293.i239, 1
  %exitcond.not = icmp eq i64 %inc.i246, %umax
  br i1 %exitcond.not, label %for.cond.cleanup23.i93, label %for.body24.i238, !llvm.loop !45

if.then32.i128:                                   ; preds = %twice_eliminate.exit.thread.i, %twice_eliminate.exit.i
  %odd.1285.i129 = phi <8 x i64> [ zeroinitializer, %twice_eliminate.exit.thread.i ], [ %xor.i.i184, %twice_eliminate.exit.i ]
  %107 = load <8 x double>, ptr %12, align 8
  %fneg.i130 = fneg <8 x double> %107
  %108 = bitcast <8 x double> %fneg.i130 to <8 x i64>
  %and.i131 = and <8 x i64> %odd.1285.i129, %108
  %109 = bitcast <8 x double> %107 to <8 x i64>
  %not.i132 = xor <8 x i64> %odd.1285.i129, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and35.i133 = and <8 x i64> %109, %not.i132
  %or36.i134 = or <8 x i64> %and.i131, %and35.i133
  %110 = bitcast <8 x i64> %or36.i134 to <8 x double>
  br i1 %70, label %for.body46.i163, label %for.cond.cleanup45.i135

for.cond.cleanup45.i135:                          ; preds = %for.body46.i163, %if.then32.i128
  %pivot.0.lcssa.i136 = phi <8 x double> [ %110, %if.then32.i128 ], [ %mul50.i168, %for.body46.i163 ]
  store <8 x double> %pivot.0.lcssa.i136, ptr %12, align 8
  br i1 %cmp63297.i54, label %for.body66.i156, label %for.cond.cleanup65.i137

for.body46.i163:                                  ; preds = %if.then32.i128, %for.body46.i163
  %k37.0296.i164 = phi i64 [ %inc52.i169, %for.body46.i163 ], [ 1, %if.then32.i128 ]
  %pivot.0295.i165 = phi <8 x double> [ %mul50.i168, %for.body46.i163 ], [ %110, %if.then32.i128 ]
  %mul48.i166 = mul nuw nsw i64 %k37.0296.i164, %add.i49
  %arrayidx49.i167 = getelementptr inbounds <8 x double>, ptr %12, i64 %mul48.i166
  %111 = load <8 x double>, ptr %arrayidx49.i167, align 8
  %mul50.i168 = fmul <8 x double> %pivot.0295.i165, %111
  %inc52.i169 = add nuw nsw i64 %k37.0296.i164, 1
  %exitcond344.not = icmp eq i64 %inc52.i169, %5
  br i1 %exitcond344.not, label %for.cond.cleanup45.i135, label %for.body46.i163, !llvm.loop !46

for.cond.cleanup65.i137:                          ; preds = %for.body66.i156, %for.cond.cleanup45.i135
  %mul74.i138 = mul nsw i64 %first.0300.i58, %cond60.i53
  %add.ptr75.i139 = getelementptr inbounds double, ptr %10, i64 %mul74.i138
  %cmp.not19.i215.i140 = icmp slt i64 %sub1.i59, 0
  br i1 %cmp.not19.i215.i140, label %cleanup83.i115, label %for.body.i218.i141

for.body.i218.i141:                               ; preds = %for.cond.cleanup65.i137, %for.cond.cleanup3.i221.i144
  %lane.020.i219.i142 = phi i64 [ %inc8.i222.i145, %for.cond.cleanup3.i221.i144 ], [ 0, %for.cond.cleanup65.i137 ]
  %add.ptr.i220.i143 = getelementptr inbounds double, ptr %12, i64 %lane.020.i219.i142
  br i1 %cmp217.i217.i55, label %for.body4.lr.ph.i225.i147, label %for.cond.cleanup3.i221.i144

for.body4.lr.ph.i225.i147:                        ; preds = %for.body.i218.i141
  %mul5.i226.i148 = mul nuw nsw i64 %lane.020.i219.i142, %cond60.i53
  %112 = getelementptr double, ptr %add.ptr75.i139, i64 %mul5.i226.i148
  br label %for.body4.i227.i149

for.cond.cleanup3.i221.i144:                      ; preds = %for.body4.i227.i149, %for.body.i218.i141
  %inc8.i222.i145 = add nuw i64 %lane.020.i219.i142, 1
  %exitcond21.not.i223.i146 = icmp eq i64 %lane.020.i219.i142, %cond.i60
  br i1 %exitcond21.not.i223.i146, label %cleanup83.i115, label %for.body.i218.i141, !llvm.loop !36

for.body4.i227.i149:                              ; preds = %for.body4.i227.i149, %for.body4.lr.ph.i225.i147
  %k.018.i228.i150 = phi i64 [ 0, %for.body4.lr.ph.i225.i147 ], [ %inc.i232.i154, %for.body4.i227.i149 ]
  %arrayidx.idx.i229.i151 = shl nsw i64 %k.018.i228.i150, 6
  %arrayidx.i230.i152 = getelementptr inbounds i8, ptr %add.ptr.i220.i143, i64 %arrayidx.idx.i229.i151
  %113 = load double, ptr %arrayidx.i230.i152, align 8
  %arrayidx6.i231.i153 = getelementptr double, ptr %112, i64 %k.018.i228.i150
  store double %113, ptr %arrayidx6.i231.i153, align 8
  %inc.i232.i154 = add nuw nsw i64 %k.018.i228.i150, 1
  %exitcond.not.i233.i155 = icmp eq i64 %inc.i232.i154, %cond60.i53
  br i1 %exitcond.not.i233.i155, label %for.cond.cleanup3.i221.i144, label %for.body4.i227.i149, !llvm.loop !37

for.body66.i156:                                  ; preds = %for.cond.cleanup45.i135, %for.body66.i156
  %k61.0298.i157 = phi i64 [ %inc72.i161, %for.body66.i156 ], [ 1, %for.cond.cleanup45.i135 ]
  %mul68.i158 = mul nsw i64 %k61.0298.i157, %add.i49
  %arrayidx69.i159 = getelementptr inbounds <8 x double>, ptr %12, i64 %mul68.i158
  %114 = load <8 x double>, ptr %arrayidx69.i159, align 8
  %arrayidx70.i160 = getelementptr inbounds <8 x double>, ptr %12, i64 %k61.0298.i157
  store <8 x double> %114, ptr %arrayidx70.i160, align 8
  %inc72.i161 = add nuw nsw i64 %k61.0298.i157, 1
  %exitcond.not.i162 = icmp eq i64 %inc72.i161, %cond60.i53
  br i1 %exitcond.not.i162, label %for.cond.cleanup65.i137, label %for.body66.i156, !llvm.loop !47

for.cond.loopexit.i254.i194:                      ; preds = %for.cond.cleanup15.i.i203, %for.body.i248.i185
  %cmp.i.i195 = icmp sgt i64 %i.0.in69.i.i186, 1
  br i1 %cmp.i.i195, label %for.body.i248.i185, label %for.cond.cleanup.i236.i94, !llvm.loop !48

for.cond.cleanup.i236.i94:                        ; preds = %for.cond.loopexit.i254.i194, %twice_eliminate.exit.thread.i
  %wrong.0.lcssa.i237.i95 = phi <8 x i64> [ zeroinitializer, %twice_eliminate.exit.thread.i ], [ %or.i252.i192, %for.cond.loopexit.i254.i194 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i235.i34) #4
  store <8 x i64> %wrong.0.lcssa.i237.i95, ptr %all.i.i235.i34, align 16
  br label %for.body.i.i238.i96

for.body.i.i238.i96:                              ; preds = %for.body.i.i238.i96, %for.cond.cleanup.i236.i94
  %lane.07.i.i239.i97 = phi i64 [ 0, %for.cond.cleanup.i236.i94 ], [ %inc.i.i243.i101, %for.body.i.i238.i96 ]
  %any.06.i.i240.i98 = phi i64 [ 0, %for.cond.cleanup.i236.i94 ], [ %or.i.i242.i100, %for.body.i.i238.i96 ]
  %arrayidx.i.i241.i99 = getelementptr inbounds [8 x i64], ptr %all.i.i235.i34, i64 0, i64 %lane.07.i.i239.i97
  %115 = load i64, ptr %arrayidx.i.i241.i99, align 8
  %or.i.i242.i100 = or i64 %115, %any.06.i.i240.i98
  %inc.i.i243.i101 = add nuw nsw i64 %lane.07.i.i239.i97, 1
  %exitcond.not.i.i244.i102 = icmp eq i64 %inc.i.i243.i101, 8
  br i1 %exitcond.not.i.i244.i102, label %twice_substitute.exit.i, label %for.body.i.i238.i96, !llvm.loop !32

for.body.i248.i185:                               ; preds = %twice_eliminate.exit.i, %for.cond.loopexit.i254.i194
  %i.0.in69.i.i186 = phi i64 [ %i.070.i.i188, %for.cond.loopexit.i254.i194 ], [ %5, %twice_eliminate.exit.i ]
  %wrong.068.i.i187 = phi <8 x i64> [ %or.i252.i192, %for.cond.loopexit.i254.i194 ], [ zeroinitializer, %twice_eliminate.exit.i ]
  %i.070.i.i188 = add nsw i64 %i.0.in69.i.i186, -1
  %mul.i249.i189 = mul nsw i64 %i.070.i.i188, %5
  %116 = getelementptr <8 x double>, ptr %12, i64 %mul.i249.i189
  %arrayidx.i250.i190 = getelementptr <8 x double>, ptr %116, i64 %i.070.i.i188
  %117 = load <8 x double>, ptr %arrayidx.i250.i190, align 8
  %cmp1.i251.i191 = fcmp oeq <8 x double> %117, zeroinitializer
  %or.i252.i192 = select <8 x i1> %cmp1.i251.i191, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.068.i.i187
  %div.i253.i193 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %117
  br i1 %cmp7.i212.i.i, label %for.body8.lr.ph.i.i196, label %for.cond.loopexit.i254.i194

for.body8.lr.ph.i.i196:                           ; preds = %for.body.i248.i185
  %mul9.i.i197 = mul nsw i64 %i.070.i.i188, %8
  %118 = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %mul9.i.i197
  %cmp1461.i.i198 = icmp slt i64 %i.0.in69.i.i186, %5
  br label %for.body8.i.i199

for.body8.i.i199:                                 ; preds = %for.cond.cleanup15.i.i203, %for.body8.lr.ph.i.i196
  %j.065.i.i200 = phi i64 [ 0, %for.body8.lr.ph.i.i196 ], [ %inc29.i.i206, %for.cond.cleanup15.i.i203 ]
  %arrayidx11.i.i201 = getelementptr <8 x double>, ptr %118, i64 %j.065.i.i200
  %119 = load <8 x double>, ptr %arrayidx11.i.i201, align 8
  %invariant.gep.i255.i202 = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %j.065.i.i200
  br i1 %cmp1461.i.i198, label %for.body16.i.i208, label %for.cond.cleanup15.i.i203

for.cond.cleanup15.i.i203:                        ; preds = %for.body16.i.i208, %for.body8.i.i199
  %one.0.lcssa.i256.i204 = phi <8 x double> [ %119, %for.body8.i.i199 ], [ %122, %for.body16.i.i208 ]
  %mul24.i.i205 = fmul <8 x double> %div.i253.i193, %one.0.lcssa.i256.i204
  store <8 x double> %mul24.i.i205, ptr %arrayidx11.i.i201, align 8
  %inc29.i.i206 = add nuw nsw i64 %j.065.i.i200, 1
  %exitcond72.not.i.i207 = icmp eq i64 %inc29.i.i206, %8
  br i1 %exitcond72.not.i.i207, label %for.cond.loopexit.i254.i194, label %for.body8.i.i199, !llvm.loop !49

for.body16.i.i208:                                ; preds = %for.body8.i.i199, %for.body16.i.i208
  %k.063.i.i209 = phi i64 [ %inc.i259.i215, %for.body16.i.i208 ], [ %i.0.in69.i.i186, %for.body8.i.i199 ]
  %one.062.i.i210 = phi <8 x double> [ %122, %for.body16.i.i208 ], [ %119, %for.body8.i.i199 ]
  %arrayidx19.i.i211 = getelementptr <8 x double>, ptr %116, i64 %k.063.i.i209
  %120 = load <8 x double>, ptr %arrayidx19.i.i211, align 8
  %mul20.i.i212 = mul nsw i64 %k.063.i.i209, %8
  %gep.i257.i213 = getelementptr <8 x double>, ptr %invariant.gep.i255.i202, i64 %mul20.i.i212
  %121 = load <8 x double>, ptr %gep.i257.i213, align 8
  %neg.i258.i214 = fneg <8 x double> %120
  %122 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i258.i214, <8 x double> %121, <8 x double> %one.062.i.i210)
  %inc.i259.i215 = add nuw nsw i64 %k.063.i.i209, 1
  %exitcond.not.i260.i216 = icmp eq i64 %inc.i259.i215, %5
  br i1 %exitcond.not.i260.i216, label %for.cond.cleanup15.i.i203, label %for.body16.i.i208, !llvm.loop !50

twice_substitute.exit.i:                          ; preds = %for.body.i.i238.i96
  %cmp1.i.i245.i103 = icmp ne i64 %or.i.i242.i100, 0
  %conv2.i.i246.i104 = zext i1 %cmp1.i.i245.i103 to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i235.i34) #4
  %or78.i105 = or i64 %wrong.0301.i57, %conv2.i.i246.i104
  %mul81.i106 = mul nsw i64 %mul3.i61, %8
  %add.ptr82.i107 = getelementptr inbounds double, ptr %10, i64 %mul81.i106
  %cmp.not19.i261.i108 = icmp slt i64 %sub1.i59, 0
  br i1 %cmp.not19.i261.i108, label %cleanup83.i115, label %for.body.i264.i109

for.body.i264.i109:                               ; preds = %twice_substitute.exit.i, %for.cond.cleanup3.i267.i112
  %lane.020.i265.i110 = phi i64 [ %inc8.i268.i113, %for.cond.cleanup3.i267.i112 ], [ 0, %twice_substitute.exit.i ]
  %add.ptr.i266.i111 = getelementptr inbounds double, ptr %add.ptr.i38, i64 %lane.020.i265.i110
  br i1 %cmp421.i184.i44, label %for.body4.lr.ph.i271.i119, label %for.cond.cleanup3.i267.i112

for.body4.lr.ph.i271.i119:                        ; preds = %for.body.i264.i109
  %mul5.i272.i120 = mul nuw nsw i64 %lane.020.i265.i110, %mul17.i43
  %123 = getelementptr double, ptr %add.ptr82.i107, i64 %mul5.i272.i120
  br label %for.body4.i273.i121

for.cond.cleanup3.i267.i112:                      ; preds = %for.body4.i273.i121, %for.body.i264.i109
  %inc8.i268.i113 = add nuw i64 %lane.020.i265.i110, 1
  %exitcond21.not.i269.i114 = icmp eq i64 %lane.020.i265.i110, %cond.i60
  br i1 %exitcond21.not.i269.i114, label %cleanup83.i115, label %for.body.i264.i109, !llvm.loop !36

for.body4.i273.i121:                              ; preds = %for.body4.i273.i121, %for.body4.lr.ph.i271.i119
  %k.018.i274.i122 = phi i64 [ 0, %for.body4.lr.ph.i271.i119 ], [ %inc.i278.i126, %for.body4.i273.i121 ]
  %arrayidx.idx.i275.i123 = shl nsw i64 %k.018.i274.i122, 6
  %arrayidx.i276.i124 = getelementptr inbounds i8, ptr %add.ptr.i266.i111, i64 %arrayidx.idx.i275.i123
  %124 = load double, ptr %arrayidx.i276.i124, align 8
  %arrayidx6.i277.i125 = getelementptr double, ptr %123, i64 %k.018.i274.i122
  store double %124, ptr %arrayidx6.i277.i125, align 8
  %inc.i278.i126 = add nuw nsw i64 %k.018.i274.i122, 1
  %exitcond.not.i279.i127 = icmp eq i64 %inc.i278.i126, %mul17.i43
  br i1 %exitcond.not.i279.i127, label %for.cond.cleanup3.i267.i112, label %for.body4.i273.i121, !llvm.loop !37

cleanup83.i115:                                   ; preds = %for.cond.cleanup3.i178.i282, %for.cond.cleanup3.i267.i112, %for.cond.cleanup3.i221.i144, %twice_substitute.exit.i, %for.cond.cleanup65.i137, %twice_cholesky.exit.i
  %wrong.2.i116 = phi i64 [ %or.i267, %twice_cholesky.exit.i ], [ %wrong.0301.i57, %for.cond.cleanup65.i137 ], [ %or78.i105, %twice_substitute.exit.i ], [ %wrong.0301.i57, %for.cond.cleanup3.i221.i144 ], [ %or78.i105, %for.cond.cleanup3.i267.i112 ], [ %or.i267, %for.cond.cleanup3.i178.i282 ]
  %add85.i117 = add nuw nsw i64 %first.0300.i58, 8
  %cmp.i118 = icmp slt i64 %add85.i117, %4
  br i1 %cmp.i118, label %for.body.i56, label %return, !llvm.loop !51

return:                                           ; preds = %cleanup83.i115, %cleanup83.i, %if.end, %if.then
  %retval.0 = phi i64 [ 0, %if.then ], [ 0, %if.end ], [ %wrong.2.i, %cleanup83.i ], [ %wrong.2.i116, %cleanup83.i115 ]
  ret i64 %retval.0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #3

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
