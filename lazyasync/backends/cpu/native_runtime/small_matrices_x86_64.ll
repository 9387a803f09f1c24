; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 5e9a4143d714d6643b0083055011ac4cdddde83d
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define range(i64 0, 2) i64 @lazyasync_small_matrices(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %all.i.i161.i = alloca [8 x i64], align 16
  %rows.i.i34 = alloca [8 x i64], align 16
  %all.i.i.i35 = alloca [8 x i64], align 16
  %product.i36 = alloca <8 x double>, align 8
  %all.i.i163.i = alloca [16 x i32], align 16
  %rows.i.i = alloca [16 x i32], align 16
  %all.i.i.i = alloca [16 x i32], align 16
  %product.i = alloca <16 x float>, align 4
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
  %cmp218.i = icmp sgt i64 %4, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i = getelementptr inbounds <16 x float>, ptr %12, i64 %mul.i
  br i1 %cmp218.i, label %for.body.lr.ph.i, label %return

for.body.lr.ph.i:                                 ; preds = %if.then
  %cmp421.i.not.i = icmp eq i64 %5, 0
  %mul17.i = mul nsw i64 %8, %5
  %cmp421.i130.i = icmp sgt i64 %mul17.i, 0
  %cmp110.i.i = icmp sgt i64 %5, 0
  %cmp20.i = icmp eq i64 %1, 2
  %cmp22213.i = icmp ne i64 %5, 0
  %or.cond214.i = and i1 %cmp20.i, %cmp22213.i
  %add.i = add nsw i64 %5, 1
  %cmp28209.i = icmp eq i64 %1, 3
  %cmp7.i233.i.i = icmp sgt i64 %8, 0
  %13 = add nsw i64 %4, -1
  %14 = lshr i64 %13, 4
  %umax242 = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  br label %for.body.i

for.body.i:                                       ; preds = %cleanup49.i, %for.body.lr.ph.i
  %indvar.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %indvar.next.i, %cleanup49.i ]
  %wrong.0222.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %wrong.2.i, %cleanup49.i ]
  %first.0219.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add51.i, %cleanup49.i ]
  %15 = shl i64 %indvar.i, 6
  %16 = shl i64 %indvar.i, 4
  %17 = sub i64 %13, %16
  %smin.i = tail call i64 @llvm.smin.i64(i64 %17, i64 15)
  %smax.i = tail call i64 @llvm.smax.i64(i64 %smin.i, i64 0)
  %18 = shl nuw nsw i64 %smax.i, 2
  %19 = xor i64 %first.0219.i, -1
  %sub1.i = add nsw i64 %4, %19
  %cond.i = tail call i64 @llvm.smin.i64(i64 %sub1.i, i64 15)
  %mul3.i = mul nsw i64 %first.0219.i, %5
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
  %20 = load float, ptr %arrayidx.i.i, align 4
  %arrayidx8.idx.i.i = shl nsw i64 %k.022.i.i, 6
  %arrayidx8.i.i = getelementptr inbounds i8, ptr %add.ptr2.i.i, i64 %arrayidx8.idx.i.i
  store float %20, ptr %arrayidx8.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.022.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %mul.i
  br i1 %exitcond.not.i.i, label %for.cond.cleanup5.i.i, label %for.body6.i.i, !llvm.loop !7

single_load.exit.i:                               ; preds = %for.cond.cleanup5.i.i
  %scevgep.i = getelementptr i8, ptr %10, i64 %15
  %21 = add nuw nsw i64 %18, 4
  switch i64 %1, label %if.end18.i [
    i64 0, label %if.then.i
    i64 1, label %if.then13.i
  ]

if.then.i:                                        ; preds = %single_load.exit.i
  br i1 %cmp110.i.i, label %for.body.i117.i, label %for.cond.cleanup.i.i

for.cond.loopexit.i.i:                            ; preds = %for.cond.cleanup27.i.i, %for.cond.cleanup3.i.i
  %exitcond116.not.i.i = icmp eq i64 %add16.i.i, %5
  br i1 %exitcond116.not.i.i, label %for.cond.cleanup.i.i, label %for.body.i117.i, !llvm.loop !8

for.cond.cleanup.i.i:                             ; preds = %for.cond.loopexit.i.i, %if.then.i
  %wrong.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %if.then.i ], [ %or.i.i, %for.cond.loopexit.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i) #5
  store <16 x i32> %wrong.0.lcssa.i.i, ptr %all.i.i.i, align 16
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.body.i.i.i, %for.cond.cleanup.i.i
  %lane.07.i.i.i = phi i64 [ 0, %for.cond.cleanup.i.i ], [ %inc.i.i.i, %for.body.i.i.i ]
  %any.06.i.i.i = phi i32 [ 0, %for.cond.cleanup.i.i ], [ %or.i.i.i, %for.body.i.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds [16 x i32], ptr %all.i.i.i, i64 0, i64 %lane.07.i.i.i
  %22 = load i32, ptr %arrayidx.i.i.i, align 4
  %or.i.i.i = or i32 %22, %any.06.i.i.i
  %inc.i.i.i = add nuw nsw i64 %lane.07.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, 16
  br i1 %exitcond.not.i.i.i, label %single_cholesky.exit.i, label %for.body.i.i.i, !llvm.loop !9

for.body.i117.i:                                  ; preds = %if.then.i, %for.cond.loopexit.i.i
  %j.0112.i.i = phi i64 [ %add16.i.i, %for.cond.loopexit.i.i ], [ 0, %if.then.i ]
  %wrong.0111.i.i = phi <16 x i32> [ %or.i.i, %for.cond.loopexit.i.i ], [ zeroinitializer, %if.then.i ]
  %mul.i118.i = mul nuw nsw i64 %j.0112.i.i, %5
  %23 = getelementptr <16 x float>, ptr %12, i64 %mul.i118.i
  %arrayidx.i119.i = getelementptr <16 x float>, ptr %23, i64 %j.0112.i.i
  %24 = load <16 x float>, ptr %arrayidx.i119.i, align 4
  %cmp2101.not.i.i = icmp eq i64 %j.0112.i.i, 0
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.body.i117.i
  %pivot.0.lcssa.i.i = phi <16 x float> [ %24, %for.body.i117.i ], [ %28, %for.body4.i.i ]
  %25 = fcmp ule <16 x float> %pivot.0.lcssa.i.i, zeroinitializer
  %or.i.i = select <16 x i1> %25, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.0111.i.i
  %26 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %pivot.0.lcssa.i.i)
  store <16 x float> %26, ptr %arrayidx.i119.i, align 4
  %div.i.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %26
  %add16.i.i = add nuw nsw i64 %j.0112.i.i, 1
  %cmp18108.i.i = icmp slt i64 %add16.i.i, %5
  br i1 %cmp18108.i.i, label %for.body20.i.i, label %for.cond.loopexit.i.i

for.body4.i.i:                                    ; preds = %for.body.i117.i, %for.body4.i.i
  %k.0103.i.i = phi i64 [ %inc.i120.i, %for.body4.i.i ], [ 0, %for.body.i117.i ]
  %pivot.0102.i.i = phi <16 x float> [ %28, %for.body4.i.i ], [ %24, %for.body.i117.i ]
  %arrayidx7.i.i = getelementptr <16 x float>, ptr %23, i64 %k.0103.i.i
  %27 = load <16 x float>, ptr %arrayidx7.i.i, align 4
  %neg.i.i = fneg <16 x float> %27
  %28 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %27, <16 x float> %pivot.0102.i.i)
  %inc.i120.i = add nuw nsw i64 %k.0103.i.i, 1
  %exitcond.not.i121.i = icmp eq i64 %inc.i120.i, %j.0112.i.i
  br i1 %exitcond.not.i121.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !10

for.body20.i.i:                                   ; preds = %for.cond.cleanup3.i.i, %for.cond.cleanup27.i.i
  %i.0109.i.i = phi i64 [ %inc48.i.i, %for.cond.cleanup27.i.i ], [ %add16.i.i, %for.cond.cleanup3.i.i ]
  %mul21.i.i = mul nuw nsw i64 %i.0109.i.i, %5
  %29 = getelementptr <16 x float>, ptr %12, i64 %mul21.i.i
  %arrayidx23.i.i = getelementptr <16 x float>, ptr %29, i64 %j.0112.i.i
  %30 = load <16 x float>, ptr %arrayidx23.i.i, align 4
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i

for.cond.cleanup27.i.i:                           ; preds = %for.body28.i.i, %for.body20.i.i
  %one.0.lcssa.i.i = phi <16 x float> [ %30, %for.body20.i.i ], [ %33, %for.body28.i.i ]
  %mul40.i.i = fmul <16 x float> %div.i.i, %one.0.lcssa.i.i
  store <16 x float> %mul40.i.i, ptr %arrayidx23.i.i, align 4
  %arrayidx46.i.i = getelementptr <16 x float>, ptr %23, i64 %i.0109.i.i
  store <16 x float> zeroinitializer, ptr %arrayidx46.i.i, align 4
  %inc48.i.i = add nuw nsw i64 %i.0109.i.i, 1
  %cmp18.i.i = icmp slt i64 %inc48.i.i, %5
  br i1 %cmp18.i.i, label %for.body20.i.i, label %for.cond.loopexit.i.i, !llvm.loop !11

for.body28.i.i:                                   ; preds = %for.body20.i.i, %for.body28.i.i
  %k24.0106.i.i = phi i64 [ %inc38.i.i, %for.body28.i.i ], [ 0, %for.body20.i.i ]
  %one.0105.i.i = phi <16 x float> [ %33, %for.body28.i.i ], [ %30, %for.body20.i.i ]
  %arrayidx31.i.i = getelementptr <16 x float>, ptr %29, i64 %k24.0106.i.i
  %31 = load <16 x float>, ptr %arrayidx31.i.i, align 4
  %arrayidx34.i.i = getelementptr <16 x float>, ptr %23, i64 %k24.0106.i.i
  %32 = load <16 x float>, ptr %arrayidx34.i.i, align 4
  %neg36.i.i = fneg <16 x float> %31
  %33 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg36.i.i, <16 x float> %32, <16 x float> %one.0105.i.i)
  %inc38.i.i = add nuw nsw i64 %k24.0106.i.i, 1
  %exitcond115.not.i.i = icmp eq i64 %inc38.i.i, %j.0112.i.i
  br i1 %exitcond115.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i, !llvm.loop !12

single_cholesky.exit.i:                           ; preds = %for.body.i.i.i
  %cmp1.i.i.i = icmp ne i32 %or.i.i.i, 0
  %conv2.i.i.i = zext i1 %cmp1.i.i.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i) #5
  %or.i = or i64 %wrong.0222.i, %conv2.i.i.i
  %add.ptr11.i = getelementptr inbounds float, ptr %10, i64 %mul4.i
  %cmp.not19.i.i = icmp slt i64 %sub1.i, 0
  br i1 %cmp.not19.i.i, label %cleanup49.i, label %for.body.i122.i

for.body.i122.i:                                  ; preds = %single_cholesky.exit.i, %for.cond.cleanup3.i124.i
  %lane.020.i.i = phi i64 [ %inc8.i.i, %for.cond.cleanup3.i124.i ], [ 0, %single_cholesky.exit.i ]
  %add.ptr.i123.i = getelementptr inbounds float, ptr %12, i64 %lane.020.i.i
  br i1 %cmp421.i.not.i, label %for.cond.cleanup3.i124.i, label %for.body4.lr.ph.i.i

for.body4.lr.ph.i.i:                              ; preds = %for.body.i122.i
  %mul5.i.i = mul nuw nsw i64 %lane.020.i.i, %mul.i
  %34 = getelementptr float, ptr %add.ptr11.i, i64 %mul5.i.i
  br label %for.body4.i126.i

for.cond.cleanup3.i124.i:                         ; preds = %for.body4.i126.i, %for.body.i122.i
  %inc8.i.i = add nuw i64 %lane.020.i.i, 1
  %exitcond21.not.i.i = icmp eq i64 %lane.020.i.i, %cond.i
  br i1 %exitcond21.not.i.i, label %cleanup49.i, label %for.body.i122.i, !llvm.loop !13

for.body4.i126.i:                                 ; preds = %for.body4.i126.i, %for.body4.lr.ph.i.i
  %k.018.i.i = phi i64 [ 0, %for.body4.lr.ph.i.i ], [ %inc.i128.i, %for.body4.i126.i ]
  %arrayidx.idx.i.i = shl nsw i64 %k.018.i.i, 6
  %arrayidx.i127.i = getelementptr inbounds i8, ptr %add.ptr.i123.i, i64 %arrayidx.idx.i.i
  %35 = load float, ptr %arrayidx.i127.i, align 4
  %arrayidx6.i.i = getelementptr float, ptr %34, i64 %k.018.i.i
  store float %35, ptr %arrayidx6.i.i, align 4
  %inc.i128.i = add nuw nsw i64 %k.018.i.i, 1
  %exitcond.not.i129.i = icmp eq i64 %inc.i128.i, %mul.i
  br i1 %exitcond.not.i129.i, label %for.cond.cleanup3.i124.i, label %for.body4.i126.i, !llvm.loop !14

if.then13.i:                                      ; preds = %single_load.exit.i
  %mul15.i = mul nsw i64 %mul3.i, %8
  %add.ptr16.i = getelementptr inbounds float, ptr %7, i64 %mul15.i
  br label %for.body.i131.i

for.body.i131.i:                                  ; preds = %for.cond.cleanup5.i137.i, %if.then13.i
  %lane.023.i132.i = phi i64 [ 0, %if.then13.i ], [ %inc10.i138.i, %for.cond.cleanup5.i137.i ]
  %cond.i133.i = tail call i64 @llvm.smin.i64(i64 %lane.023.i132.i, i64 %cond.i)
  %mul.i134.i = mul nsw i64 %cond.i133.i, %mul17.i
  %add.ptr.i135.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %mul.i134.i
  %add.ptr2.i136.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %lane.023.i132.i
  br i1 %cmp421.i130.i, label %for.body6.i141.i, label %for.cond.cleanup5.i137.i

for.cond.cleanup5.i137.i:                         ; preds = %for.body6.i141.i, %for.body.i131.i
  %inc10.i138.i = add nuw nsw i64 %lane.023.i132.i, 1
  %exitcond24.not.i139.i = icmp eq i64 %inc10.i138.i, 16
  br i1 %exitcond24.not.i139.i, label %if.end18.i, label %for.body.i131.i, !llvm.loop !4

for.body6.i141.i:                                 ; preds = %for.body.i131.i, %for.body6.i141.i
  %k.022.i142.i = phi i64 [ %inc.i146.i, %for.body6.i141.i ], [ 0, %for.body.i131.i ]
  %arrayidx.i143.i = getelementptr inbounds float, ptr %add.ptr.i135.i, i64 %k.022.i142.i
  %36 = load float, ptr %arrayidx.i143.i, align 4
  %arrayidx8.idx.i144.i = shl nsw i64 %k.022.i142.i, 6
  %arrayidx8.i145.i = getelementptr inbounds i8, ptr %add.ptr2.i136.i, i64 %arrayidx8.idx.i144.i
  store float %36, ptr %arrayidx8.i145.i, align 4
  %inc.i146.i = add nuw nsw i64 %k.022.i142.i, 1
  %exitcond.not.i147.i = icmp eq i64 %inc.i146.i, %mul17.i
  br i1 %exitcond.not.i147.i, label %for.cond.cleanup5.i137.i, label %for.body6.i141.i, !llvm.loop !7

if.end18.i:                                       ; preds = %for.cond.cleanup5.i137.i, %single_load.exit.i
  br i1 %or.cond214.i, label %for.body24.i, label %for.cond.cleanup23.i

for.cond.cleanup23.i:                             ; preds = %for.body24.i, %if.end18.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %product.i)
  br i1 %cmp110.i.i, label %for.body.i151.i, label %single_eliminate.exit.thread.i

for.body.i151.i:                                  ; preds = %for.cond.cleanup23.i, %for.cond.cleanup97.i.i
  %product.0258.i.i = phi <16 x float> [ %mul91.i.i, %for.cond.cleanup97.i.i ], [ <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %for.cond.cleanup23.i ]
  %k.0257.i.i = phi i64 [ %add8.i.i, %for.cond.cleanup97.i.i ], [ 0, %for.cond.cleanup23.i ]
  %mul.i152.i = mul nuw nsw i64 %k.0257.i.i, %5
  %37 = getelementptr <16 x float>, ptr %12, i64 %mul.i152.i
  %arrayidx.i153.i = getelementptr <16 x float>, ptr %37, i64 %k.0257.i.i
  %conv.i.i = trunc i64 %k.0257.i.i to i32
  %splat.splatinsert.i.i = insertelement <16 x i32> poison, i32 %conv.i.i, i64 0
  %splat.splat.i.i = shufflevector <16 x i32> %splat.splatinsert.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %add8.i.i = add nuw nsw i64 %k.0257.i.i, 1
  %invariant.gep.i.i = getelementptr <16 x float>, ptr %12, i64 %k.0257.i.i
  %cmp10243.i.i = icmp slt i64 %add8.i.i, %5
  br i1 %cmp10243.i.i, label %for.body13.preheader.i.i, label %for.cond.cleanup12.i.i

for.body13.preheader.i.i:                         ; preds = %for.body.i151.i
  %38 = load <16 x float>, ptr %arrayidx.i153.i, align 4
  %cmp2.i.i = fcmp uge <16 x float> %38, zeroinitializer
  %fneg.i.i = fneg <16 x float> %38
  %or.v.i.i = select <16 x i1> %cmp2.i.i, <16 x float> %38, <16 x float> %fneg.i.i
  br label %for.body13.i.i

for.cond.cleanup12.i.i:                           ; preds = %for.body13.i.i, %for.body.i151.i
  %at.0.lcssa.i.i = phi <16 x i32> [ %splat.splat.i.i, %for.body.i151.i ], [ %or40.i.i, %for.body13.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i.i) #5
  store <16 x i32> %at.0.lcssa.i.i, ptr %rows.i.i, align 16
  %sub.i.i = sub nsw i64 %5, %k.0257.i.i
  %cmp7.i.i.i = icmp sgt i64 %sub.i.i, 0
  %mul59.i.i = mul nsw i64 %k.0257.i.i, %8
  %add.ptr60.i.i = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul59.i.i
  br label %for.body45.i.i

for.body13.i.i:                                   ; preds = %for.body13.i.i, %for.body13.preheader.i.i
  %most.0246.i.i = phi <16 x float> [ %or31.v.i.i, %for.body13.i.i ], [ %or.v.i.i, %for.body13.preheader.i.i ]
  %at.0245.i.i = phi <16 x i32> [ %or40.i.i, %for.body13.i.i ], [ %splat.splat.i.i, %for.body13.preheader.i.i ]
  %i.0244.i.i = phi i64 [ %inc.i162.i, %for.body13.i.i ], [ %add8.i.i, %for.body13.preheader.i.i ]
  %mul14.i.i = mul nuw nsw i64 %i.0244.i.i, %5
  %gep.i.i = getelementptr <16 x float>, ptr %invariant.gep.i.i, i64 %mul14.i.i
  %39 = load <16 x float>, ptr %gep.i.i, align 4
  %fneg17.i.i = fneg <16 x float> %39
  %cmp18.i161.i = fcmp uge <16 x float> %39, zeroinitializer
  %or25.v.i.i = select <16 x i1> %cmp18.i161.i, <16 x float> %39, <16 x float> %fneg17.i.i
  %cmp26.i.i = fcmp ule <16 x float> %or25.v.i.i, %most.0246.i.i
  %or31.v.i.i = select <16 x i1> %cmp26.i.i, <16 x float> %most.0246.i.i, <16 x float> %or25.v.i.i
  %conv33.i.i = trunc i64 %i.0244.i.i to i32
  %splat.splatinsert34.i.i = insertelement <16 x i32> poison, i32 %conv33.i.i, i64 0
  %splat.splat35.i.i = shufflevector <16 x i32> %splat.splatinsert34.i.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %or40.i.i = select <16 x i1> %cmp26.i.i, <16 x i32> %at.0245.i.i, <16 x i32> %splat.splat35.i.i
  %inc.i162.i = add nuw nsw i64 %i.0244.i.i, 1
  %cmp10.i.i = icmp slt i64 %inc.i162.i, %5
  br i1 %cmp10.i.i, label %for.body13.i.i, label %for.cond.cleanup12.i.i, !llvm.loop !15

for.cond.cleanup44.i.i:                           ; preds = %for.inc67.i.i
  %cmp73.i.i = icmp eq <16 x i32> %at.0.lcssa.i.i, %splat.splat.i.i
  %40 = load <16 x float>, ptr %arrayidx.i153.i, align 4
  %fneg86.i.i = fneg <16 x float> %40
  %or90.v.i.i = select <16 x i1> %cmp73.i.i, <16 x float> %40, <16 x float> %fneg86.i.i
  %mul91.i.i = fmul <16 x float> %product.0258.i.i, %or90.v.i.i
  br i1 %cmp10243.i.i, label %for.body98.lr.ph.i.i, label %for.cond.cleanup97.i.i

for.body98.lr.ph.i.i:                             ; preds = %for.cond.cleanup44.i.i
  %cmp78.i.i = fcmp une <16 x float> %40, zeroinitializer
  %div.i156.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %40
  %or85.v.i.i = select <16 x i1> %cmp78.i.i, <16 x float> %div.i156.i, <16 x float> %40
  %41 = fneg <16 x float> %or85.v.i.i
  br label %for.body98.i.i

for.body45.i.i:                                   ; preds = %for.inc67.i.i, %for.cond.cleanup12.i.i
  %lane.0249.i.i = phi i64 [ 0, %for.cond.cleanup12.i.i ], [ %inc68.i.i, %for.inc67.i.i ]
  %arrayidx46.i154.i = getelementptr inbounds [16 x i32], ptr %rows.i.i, i64 0, i64 %lane.0249.i.i
  %42 = load i32, ptr %arrayidx46.i154.i, align 4
  %conv47.i.i = sext i32 %42 to i64
  %cmp48.i.i = icmp eq i64 %k.0257.i.i, %conv47.i.i
  br i1 %cmp48.i.i, label %for.inc67.i.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %for.body45.i.i
  br i1 %cmp7.i.i.i, label %for.body.i.preheader.i.i, label %single_swap.exit.i.i

for.body.i.preheader.i.i:                         ; preds = %if.end.i.i
  %mul55.i.i = mul nsw i64 %5, %conv47.i.i
  %gep248.i.i = getelementptr <16 x float>, ptr %invariant.gep.i.i, i64 %mul55.i.i
  %add.ptr58.i.i = getelementptr inbounds float, ptr %gep248.i.i, i64 %lane.0249.i.i
  %add.ptr52.i.i = getelementptr inbounds float, ptr %arrayidx.i153.i, i64 %lane.0249.i.i
  br label %for.body.i.i158.i

for.body.i.i158.i:                                ; preds = %for.body.i.i158.i, %for.body.i.preheader.i.i
  %one.addr.010.i.i.i = phi ptr [ %add.ptr.i.i.i, %for.body.i.i158.i ], [ %add.ptr52.i.i, %for.body.i.preheader.i.i ]
  %k.09.i.i.i = phi i64 [ %inc.i.i159.i, %for.body.i.i158.i ], [ 0, %for.body.i.preheader.i.i ]
  %other.addr.08.i.i.i = phi ptr [ %add.ptr1.i.i.i, %for.body.i.i158.i ], [ %add.ptr58.i.i, %for.body.i.preheader.i.i ]
  %43 = load float, ptr %one.addr.010.i.i.i, align 4
  %44 = load float, ptr %other.addr.08.i.i.i, align 4
  store float %44, ptr %one.addr.010.i.i.i, align 4
  store float %43, ptr %other.addr.08.i.i.i, align 4
  %inc.i.i159.i = add nuw nsw i64 %k.09.i.i.i, 1
  %add.ptr.i.i.i = getelementptr inbounds i8, ptr %one.addr.010.i.i.i, i64 64
  %add.ptr1.i.i.i = getelementptr inbounds i8, ptr %other.addr.08.i.i.i, i64 64
  %exitcond.not.i.i160.i = icmp eq i64 %inc.i.i159.i, %sub.i.i
  br i1 %exitcond.not.i.i160.i, label %single_swap.exit.i.i, label %for.body.i.i158.i, !llvm.loop !16

single_swap.exit.i.i:                             ; preds = %for.body.i.i158.i, %if.end.i.i
  br i1 %cmp7.i233.i.i, label %for.body.i234.preheader.i.i, label %for.inc67.i.i

for.body.i234.preheader.i.i:                      ; preds = %single_swap.exit.i.i
  %mul64.i.i = mul nsw i64 %8, %conv47.i.i
  %add.ptr65.i.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %mul64.i.i
  %add.ptr66.i.i = getelementptr inbounds float, ptr %add.ptr65.i.i, i64 %lane.0249.i.i
  %add.ptr61.i.i = getelementptr inbounds float, ptr %add.ptr60.i.i, i64 %lane.0249.i.i
  br label %for.body.i234.i.i

for.body.i234.i.i:                                ; preds = %for.body.i234.i.i, %for.body.i234.preheader.i.i
  %one.addr.010.i235.i.i = phi ptr [ %add.ptr.i239.i.i, %for.body.i234.i.i ], [ %add.ptr61.i.i, %for.body.i234.preheader.i.i ]
  %k.09.i236.i.i = phi i64 [ %inc.i238.i.i, %for.body.i234.i.i ], [ 0, %for.body.i234.preheader.i.i ]
  %other.addr.08.i237.i.i = phi ptr [ %add.ptr1.i240.i.i, %for.body.i234.i.i ], [ %add.ptr66.i.i, %for.body.i234.preheader.i.i ]
  %45 = load float, ptr %one.addr.010.i235.i.i, align 4
  %46 = load float, ptr %other.addr.08.i237.i.i, align 4
  store float %46, ptr %one.addr.010.i235.i.i, align 4
  store float %45, ptr %other.addr.08.i237.i.i, align 4
  %inc.i238.i.i = add nuw nsw i64 %k.09.i236.i.i, 1
  %add.ptr.i239.i.i = getelementptr inbounds i8, ptr %one.addr.010.i235.i.i, i64 64
  %add.ptr1.i240.i.i = getelementptr inbounds i8, ptr %other.addr.08.i237.i.i, i64 64
  %exitcond.not.i241.i.i = icmp eq i64 %inc.i238.i.i, %8
  br i1 %exitcond.not.i241.i.i, label %for.inc67.i.i, label %for.body.i234.i.i, !llvm.loop !16

for.inc67.i.i:                                    ; preds = %for.body.i234.i.i, %single_swap.exit.i.i, %for.body45.i.i
  %inc68.i.i = add nuw nsw i64 %lane.0249.i.i, 1
  %exitcond.not.i155.i = icmp eq i64 %inc68.i.i, 16
  br i1 %exitcond.not.i155.i, label %for.cond.cleanup44.i.i, label %for.body45.i.i, !llvm.loop !17

for.cond.cleanup97.i.i:                           ; preds = %for.cond.cleanup123.i.i, %for.cond.cleanup44.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %rows.i.i) #5
  %exitcond261.not.i.i = icmp eq i64 %add8.i.i, %5
  br i1 %exitcond261.not.i.i, label %single_eliminate.exit.i, label %for.body.i151.i, !llvm.loop !18

for.body98.i.i:                                   ; preds = %for.cond.cleanup123.i.i, %for.body98.lr.ph.i.i
  %i92.0255.i.i = phi i64 [ %add8.i.i, %for.body98.lr.ph.i.i ], [ %inc137.i.i, %for.cond.cleanup123.i.i ]
  %mul99.i.i = mul nuw nsw i64 %i92.0255.i.i, %5
  %47 = getelementptr <16 x float>, ptr %12, i64 %mul99.i.i
  %arrayidx101.i.i = getelementptr <16 x float>, ptr %47, i64 %k.0257.i.i
  %48 = load <16 x float>, ptr %arrayidx101.i.i, align 4
  %neg.i157.i = fmul <16 x float> %48, %41
  br label %for.body108.i.i

for.cond120.preheader.i.i:                        ; preds = %for.body108.i.i
  br i1 %cmp7.i233.i.i, label %for.body124.lr.ph.i.i, label %for.cond.cleanup123.i.i

for.body124.lr.ph.i.i:                            ; preds = %for.cond120.preheader.i.i
  %mul129.i.i = mul nuw nsw i64 %i92.0255.i.i, %8
  %49 = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul129.i.i
  br label %for.body124.i.i

for.body108.i.i:                                  ; preds = %for.body108.i.i, %for.body98.i.i
  %j.0251.i.i = phi i64 [ %add8.i.i, %for.body98.i.i ], [ %inc117.i.i, %for.body108.i.i ]
  %arrayidx111.i.i = getelementptr <16 x float>, ptr %37, i64 %j.0251.i.i
  %50 = load <16 x float>, ptr %arrayidx111.i.i, align 4
  %arrayidx115.i.i = getelementptr <16 x float>, ptr %47, i64 %j.0251.i.i
  %51 = load <16 x float>, ptr %arrayidx115.i.i, align 4
  %52 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i157.i, <16 x float> %50, <16 x float> %51)
  store <16 x float> %52, ptr %arrayidx115.i.i, align 4
  %inc117.i.i = add nuw nsw i64 %j.0251.i.i, 1
  %cmp105.i.i = icmp slt i64 %inc117.i.i, %5
  br i1 %cmp105.i.i, label %for.body108.i.i, label %for.cond120.preheader.i.i, !llvm.loop !19

for.cond.cleanup123.i.i:                          ; preds = %for.body124.i.i, %for.cond120.preheader.i.i
  %inc137.i.i = add nuw nsw i64 %i92.0255.i.i, 1
  %cmp95.i.i = icmp slt i64 %inc137.i.i, %5
  br i1 %cmp95.i.i, label %for.body98.i.i, label %for.cond.cleanup97.i.i, !llvm.loop !20

for.body124.i.i:                                  ; preds = %for.body124.i.i, %for.body124.lr.ph.i.i
  %j119.0253.i.i = phi i64 [ 0, %for.body124.lr.ph.i.i ], [ %inc134.i.i, %for.body124.i.i ]
  %arrayidx127.i.i = getelementptr <16 x float>, ptr %add.ptr60.i.i, i64 %j119.0253.i.i
  %53 = load <16 x float>, ptr %arrayidx127.i.i, align 4
  %arrayidx131.i.i = getelementptr <16 x float>, ptr %49, i64 %j119.0253.i.i
  %54 = load <16 x float>, ptr %arrayidx131.i.i, align 4
  %55 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i157.i, <16 x float> %53, <16 x float> %54)
  store <16 x float> %55, ptr %arrayidx131.i.i, align 4
  %inc134.i.i = add nuw nsw i64 %j119.0253.i.i, 1
  %exitcond260.not.i.i = icmp eq i64 %inc134.i.i, %8
  br i1 %exitcond260.not.i.i, label %for.cond.cleanup123.i.i, label %for.body124.i.i, !llvm.loop !21

single_eliminate.exit.i:                          ; preds = %for.cond.cleanup97.i.i
  store <16 x float> %mul91.i.i, ptr %product.i, align 4
  br i1 %cmp28209.i, label %for.cond31.preheader.i, label %for.body.i176.i

single_eliminate.exit.thread.i:                   ; preds = %for.cond.cleanup23.i
  store <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, ptr %product.i, align 4
  br i1 %cmp28209.i, label %for.cond31.preheader.i, label %for.cond.cleanup.i164.i

for.cond31.preheader.i:                           ; preds = %single_eliminate.exit.thread.i, %single_eliminate.exit.i
  %cmp32.not216.i = icmp slt i64 %sub1.i, 0
  br i1 %cmp32.not216.i, label %cleanup.i, label %for.body35.lr.ph.i

for.body35.lr.ph.i:                               ; preds = %for.cond31.preheader.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %scevgep.i, ptr noundef nonnull align 4 dereferenceable(1) %product.i, i64 %21, i1 false)
  br label %cleanup.i

for.body24.i:                                     ; preds = %if.end18.i, %for.body24.i
  %k.0215.i = phi i64 [ %inc.i, %for.body24.i ], [ 0, %if.end18.i ]
  %rem.i = srem i64 %k.0215.i, %add.i
  %cmp25.i = icmp eq i64 %rem.i, 0
  %conv26.i = uitofp i1 %cmp25.i to float
  %splat.splatinsert.i = insertelement <16 x float> poison, float %conv26.i, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %arrayidx.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.0215.i
  store <16 x float> %splat.splat.i, ptr %arrayidx.i, align 4
  %inc.i = add nuw nsw i64 %k.0215.i, 1
  %exitcond243.not = icmp eq i64 %inc.i, %umax242
  br i1 %exitcond243.not, label %for.cond.cleanup23.i, label %for.body24.i, !llvm.loop !22

for.cond.loopexit.i181.i:                         ; preds = %for.cond.cleanup15.i.i, %for.body.i176.i
  %cmp.i.i = icmp sgt i64 %i.0.in69.i.i, 1
  br i1 %cmp.i.i, label %for.body.i176.i, label %for.cond.cleanup.i164.i, !llvm.loop !23

for.cond.cleanup.i164.i:                          ; preds = %for.cond.loopexit.i181.i, %single_eliminate.exit.thread.i
  %wrong.0.lcssa.i165.i = phi <16 x i32> [ zeroinitializer, %single_eliminate.exit.thread.i ], [ %or.i179.i, %for.cond.loopexit.i181.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i163.i) #5
  store <16 x i32> %wrong.0.lcssa.i165.i, ptr %all.i.i163.i, align 16
  br label %for.body.i.i166.i

for.body.i.i166.i:                                ; preds = %for.body.i.i166.i, %for.cond.cleanup.i164.i
  %lane.07.i.i167.i = phi i64 [ 0, %for.cond.cleanup.i164.i ], [ %inc.i.i171.i, %for.body.i.i166.i ]
  %any.06.i.i168.i = phi i32 [ 0, %for.cond.cleanup.i164.i ], [ %or.i.i170.i, %for.body.i.i166.i ]
  %arrayidx.i.i169.i = getelementptr inbounds [16 x i32], ptr %all.i.i163.i, i64 0, i64 %lane.07.i.i167.i
  %56 = load i32, ptr %arrayidx.i.i169.i, align 4
  %or.i.i170.i = or i32 %56, %any.06.i.i168.i
  %inc.i.i171.i = add nuw nsw i64 %lane.07.i.i167.i, 1
  %exitcond.not.i.i172.i = icmp eq i64 %inc.i.i171.i, 16
  br i1 %exitcond.not.i.i172.i, label %single_substitute.exit.i, label %for.body.i.i166.i, !llvm.loop !9

for.body.i176.i:                                  ; preds = %single_eliminate.exit.i, %for.cond.loopexit.i181.i
  %i.0.in69.i.i = phi i64 [ %i.070.i.i, %for.cond.loopexit.i181.i ], [ %5, %single_eliminate.exit.i ]
  %wrong.068.i.i = phi <16 x i32> [ %or.i179.i, %for.cond.loopexit.i181.i ], [ zeroinitializer, %single_eliminate.exit.i ]
  %i.070.i.i = add nsw i64 %i.0.in69.i.i, -1
  %mul.i177.i = mul nsw i64 %i.070.i.i, %5
  %57 = getelementptr <16 x float>, ptr %12, i64 %mul.i177.i
  %arrayidx.i178.i = getelementptr <16 x float>, ptr %57, i64 %i.070.i.i
  %58 = load <16 x float>, ptr %arrayidx.i178.i, align 4
  %cmp1.i.i = fcmp oeq <16 x float> %58, zeroinitializer
  %or.i179.i = select <16 x i1> %cmp1.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.068.i.i
  %div.i180.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %58
  br i1 %cmp7.i233.i.i, label %for.body8.lr.ph.i.i, label %for.cond.loopexit.i181.i

for.body8.lr.ph.i.i:                              ; preds = %for.body.i176.i
  %mul9.i.i = mul nsw i64 %i.070.i.i, %8
  %59 = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul9.i.i
  %cmp1461.i.i = icmp slt i64 %i.0.in69.i.i, %5
  br label %for.body8.i.i

for.body8.i.i:                                    ; preds = %for.cond.cleanup15.i.i, %for.body8.lr.ph.i.i
  %j.065.i.i = phi i64 [ 0, %for.body8.lr.ph.i.i ], [ %inc29.i.i, %for.cond.cleanup15.i.i ]
  %arrayidx11.i.i = getelementptr <16 x float>, ptr %59, i64 %j.065.i.i
  %60 = load <16 x float>, ptr %arrayidx11.i.i, align 4
  %invariant.gep.i182.i = getelementptr <16 x float>, ptr %add.ptr.i, i64 %j.065.i.i
  br i1 %cmp1461.i.i, label %for.body16.i.i, label %for.cond.cleanup15.i.i

for.cond.cleanup15.i.i:                           ; preds = %for.body16.i.i, %for.body8.i.i
  %one.0.lcssa.i183.i = phi <16 x float> [ %60, %for.body8.i.i ], [ %63, %for.body16.i.i ]
  %mul24.i.i = fmul <16 x float> %div.i180.i, %one.0.lcssa.i183.i
  store <16 x float> %mul24.i.i, ptr %arrayidx11.i.i, align 4
  %inc29.i.i = add nuw nsw i64 %j.065.i.i, 1
  %exitcond72.not.i.i = icmp eq i64 %inc29.i.i, %8
  br i1 %exitcond72.not.i.i, label %for.cond.loopexit.i181.i, label %for.body8.i.i, !llvm.loop !24

for.body16.i.i:                                   ; preds = %for.body8.i.i, %for.body16.i.i
  %k.063.i.i = phi i64 [ %inc.i186.i, %for.body16.i.i ], [ %i.0.in69.i.i, %for.body8.i.i ]
  %one.062.i.i = phi <16 x float> [ %63, %for.body16.i.i ], [ %60, %for.body8.i.i ]
  %arrayidx19.i.i = getelementptr <16 x float>, ptr %57, i64 %k.063.i.i
  %61 = load <16 x float>, ptr %arrayidx19.i.i, align 4
  %mul20.i.i = mul nsw i64 %k.063.i.i, %8
  %gep.i184.i = getelementptr <16 x float>, ptr %invariant.gep.i182.i, i64 %mul20.i.i
  %62 = load <16 x float>, ptr %gep.i184.i, align 4
  %neg.i185.i = fneg <16 x float> %61
  %63 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i185.i, <16 x float> %62, <16 x float> %one.062.i.i)
  %inc.i186.i = add nuw nsw i64 %k.063.i.i, 1
  %exitcond.not.i187.i = icmp eq i64 %inc.i186.i, %5
  br i1 %exitcond.not.i187.i, label %for.cond.cleanup15.i.i, label %for.body16.i.i, !llvm.loop !25

single_substitute.exit.i:                         ; preds = %for.body.i.i166.i
  %cmp1.i.i173.i = icmp ne i32 %or.i.i170.i, 0
  %conv2.i.i174.i = zext i1 %cmp1.i.i173.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i163.i) #5
  %or44.i = or i64 %wrong.0222.i, %conv2.i.i174.i
  %mul47.i = mul nsw i64 %mul3.i, %8
  %add.ptr48.i = getelementptr inbounds float, ptr %10, i64 %mul47.i
  %cmp.not19.i188.i = icmp slt i64 %sub1.i, 0
  br i1 %cmp.not19.i188.i, label %cleanup.i, label %for.body.i191.i

for.body.i191.i:                                  ; preds = %single_substitute.exit.i, %for.cond.cleanup3.i194.i
  %lane.020.i192.i = phi i64 [ %inc8.i195.i, %for.cond.cleanup3.i194.i ], [ 0, %single_substitute.exit.i ]
  %add.ptr.i193.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %lane.020.i192.i
  br i1 %cmp421.i130.i, label %for.body4.lr.ph.i198.i, label %for.cond.cleanup3.i194.i

for.body4.lr.ph.i198.i:                           ; preds = %for.body.i191.i
  %mul5.i199.i = mul nuw nsw i64 %lane.020.i192.i, %mul17.i
  %64 = getelementptr float, ptr %add.ptr48.i, i64 %mul5.i199.i
  br label %for.body4.i200.i

for.cond.cleanup3.i194.i:                         ; preds = %for.body4.i200.i, %for.body.i191.i
  %inc8.i195.i = add nuw i64 %lane.020.i192.i, 1
  %exitcond21.not.i196.i = icmp eq i64 %lane.020.i192.i, %cond.i
  br i1 %exitcond21.not.i196.i, label %cleanup.i, label %for.body.i191.i, !llvm.loop !13

for.body4.i200.i:                                 ; preds = %for.body4.i200.i, %for.body4.lr.ph.i198.i
  %k.018.i201.i = phi i64 [ 0, %for.body4.lr.ph.i198.i ], [ %inc.i205.i, %for.body4.i200.i ]
  %arrayidx.idx.i202.i = shl nsw i64 %k.018.i201.i, 6
  %arrayidx.i203.i = getelementptr inbounds i8, ptr %add.ptr.i193.i, i64 %arrayidx.idx.i202.i
  %65 = load float, ptr %arrayidx.i203.i, align 4
  %arrayidx6.i204.i = getelementptr float, ptr %64, i64 %k.018.i201.i
  store float %65, ptr %arrayidx6.i204.i, align 4
  %inc.i205.i = add nuw nsw i64 %k.018.i201.i, 1
  %exitcond.not.i206.i = icmp eq i64 %inc.i205.i, %mul17.i
  br i1 %exitcond.not.i206.i, label %for.cond.cleanup3.i194.i, label %for.body4.i200.i, !llvm.loop !14

cleanup.i:                                        ; preds = %for.cond.cleanup3.i194.i, %single_substitute.exit.i, %for.body35.lr.ph.i, %for.cond31.preheader.i
  %wrong.1.i = phi i64 [ %or44.i, %single_substitute.exit.i ], [ %wrong.0222.i, %for.cond31.preheader.i ], [ %wrong.0222.i, %for.body35.lr.ph.i ], [ %or44.i, %for.cond.cleanup3.i194.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %product.i)
  br label %cleanup49.i

cleanup49.i:                                      ; preds = %for.cond.cleanup3.i124.i, %cleanup.i, %single_cholesky.exit.i
  %wrong.2.i = phi i64 [ %wrong.1.i, %cleanup.i ], [ %or.i, %single_cholesky.exit.i ], [ %or.i, %for.cond.cleanup3.i124.i ]
  %add51.i = add nuw nsw i64 %first.0219.i, 16
  %indvar.next.i = add nuw nsw i64 %indvar.i, 1
  %exitcond.not.i = icmp eq i64 %indvar.i, %14
  br i1 %exitcond.not.i, label %return, label %for.body.i, !llvm.loop !26

if.end:                                           ; preds = %entry
  %add.ptr.i38 = getelementptr inbounds <8 x double>, ptr %12, i64 %mul.i
  br i1 %cmp218.i, label %for.body.lr.ph.i40, label %return

for.body.lr.ph.i40:                               ; preds = %if.end
  %cmp421.i.not.i41 = icmp eq i64 %5, 0
  %mul17.i42 = mul nsw i64 %8, %5
  %cmp421.i130.i43 = icmp sgt i64 %mul17.i42, 0
  %cmp110.i.i44 = icmp sgt i64 %5, 0
  %cmp20.i45 = icmp eq i64 %1, 2
  %cmp22211.i = icmp ne i64 %5, 0
  %or.cond212.i = and i1 %cmp20.i45, %cmp22211.i
  %add.i46 = add nsw i64 %5, 1
  %cmp28207.i = icmp eq i64 %1, 3
  %cmp7.i222.i.i = icmp sgt i64 %8, 0
  %66 = add nsw i64 %4, -1
  %67 = lshr i64 %66, 3
  %umax = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  br label %for.body.i47

for.body.i47:                                     ; preds = %cleanup49.i92, %for.body.lr.ph.i40
  %indvar.i48 = phi i64 [ 0, %for.body.lr.ph.i40 ], [ %indvar.next.i95, %cleanup49.i92 ]
  %wrong.0220.i = phi i64 [ 0, %for.body.lr.ph.i40 ], [ %wrong.2.i93, %cleanup49.i92 ]
  %first.0217.i = phi i64 [ 0, %for.body.lr.ph.i40 ], [ %add51.i94, %cleanup49.i92 ]
  %68 = shl i64 %indvar.i48, 6
  %69 = shl i64 %indvar.i48, 3
  %70 = sub i64 %66, %69
  %smin.i50 = tail call i64 @llvm.smin.i64(i64 %70, i64 7)
  %smax.i51 = tail call i64 @llvm.smax.i64(i64 %smin.i50, i64 0)
  %71 = shl nuw nsw i64 %smax.i51, 3
  %72 = xor i64 %first.0217.i, -1
  %sub1.i52 = add nsw i64 %4, %72
  %cond.i53 = tail call i64 @llvm.smin.i64(i64 %sub1.i52, i64 7)
  %mul3.i54 = mul nsw i64 %first.0217.i, %5
  %mul4.i55 = mul nsw i64 %mul3.i54, %5
  %add.ptr5.i56 = getelementptr inbounds double, ptr %3, i64 %mul4.i55
  br label %for.body.i.i57

for.body.i.i57:                                   ; preds = %for.cond.cleanup5.i.i70, %for.body.i47
  %lane.023.i.i58 = phi i64 [ 0, %for.body.i47 ], [ %inc10.i.i71, %for.cond.cleanup5.i.i70 ]
  %cond.i.i59 = tail call i64 @llvm.smin.i64(i64 %lane.023.i.i58, i64 %cond.i53)
  %mul.i.i60 = mul nsw i64 %cond.i.i59, %mul.i
  %add.ptr.i.i61 = getelementptr inbounds double, ptr %add.ptr5.i56, i64 %mul.i.i60
  %add.ptr2.i.i62 = getelementptr inbounds double, ptr %12, i64 %lane.023.i.i58
  br i1 %cmp421.i.not.i41, label %for.cond.cleanup5.i.i70, label %for.body6.i.i63

for.cond.cleanup5.i.i70:                          ; preds = %for.body6.i.i63, %for.body.i.i57
  %inc10.i.i71 = add nuw nsw i64 %lane.023.i.i58, 1
  %exitcond24.not.i.i72 = icmp eq i64 %inc10.i.i71, 8
  br i1 %exitcond24.not.i.i72, label %twice_load.exit.i, label %for.body.i.i57, !llvm.loop !27

for.body6.i.i63:                                  ; preds = %for.body.i.i57, %for.body6.i.i63
  %k.022.i.i64 = phi i64 [ %inc.i.i68, %for.body6.i.i63 ], [ 0, %for.body.i.i57 ]
  %arrayidx.i.i65 = getelementptr inbounds double, ptr %add.ptr.i.i61, i64 %k.022.i.i64
  %73 = load double, ptr %arrayidx.i.i65, align 8
  %arrayidx8.idx.i.i66 = shl nsw i64 %k.022.i.i64, 6
  %arrayidx8.i.i67 = getelementptr inbounds i8, ptr %add.ptr2.i.i62, i64 %arrayidx8.idx.i.i66
  store double %73, ptr %arrayidx8.i.i67, align 8
  %inc.i.i68 = add nuw nsw i64 %k.022.i.i64, 1
  %exitcond.not.i.i69 = icmp eq i64 %inc.i.i68, %mul.i
  br i1 %exitcond.not.i.i69, label %for.cond.cleanup5.i.i70, label %for.body6.i.i63, !llvm.loop !28

twice_load.exit.i:                                ; preds = %for.cond.cleanup5.i.i70
  %scevgep.i49 = getelementptr i8, ptr %10, i64 %68
  %74 = add nuw nsw i64 %71, 8
  switch i64 %1, label %if.end18.i85 [
    i64 0, label %if.then.i161
    i64 1, label %if.then13.i73
  ]

if.then.i161:                                     ; preds = %twice_load.exit.i
  br i1 %cmp110.i.i44, label %for.body.i117.i191, label %for.cond.cleanup.i.i162

for.cond.loopexit.i.i210:                         ; preds = %for.cond.cleanup27.i.i224, %for.cond.cleanup3.i.i204
  %exitcond116.not.i.i211 = icmp eq i64 %add16.i.i208, %5
  br i1 %exitcond116.not.i.i211, label %for.cond.cleanup.i.i162, label %for.body.i117.i191, !llvm.loop !29

for.cond.cleanup.i.i162:                          ; preds = %for.cond.loopexit.i.i210, %if.then.i161
  %wrong.0.lcssa.i.i163 = phi <8 x i64> [ zeroinitializer, %if.then.i161 ], [ %or.i.i206, %for.cond.loopexit.i.i210 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i35) #5
  store <8 x i64> %wrong.0.lcssa.i.i163, ptr %all.i.i.i35, align 16
  br label %for.body.i.i.i164

for.body.i.i.i164:                                ; preds = %for.body.i.i.i164, %for.cond.cleanup.i.i162
  %lane.07.i.i.i165 = phi i64 [ 0, %for.cond.cleanup.i.i162 ], [ %inc.i.i.i169, %for.body.i.i.i164 ]
  %any.06.i.i.i166 = phi i64 [ 0, %for.cond.cleanup.i.i162 ], [ %or.i.i.i168, %for.body.i.i.i164 ]
  %arrayidx.i.i.i167 = getelementptr inbounds [8 x i64], ptr %all.i.i.i35, i64 0, i64 %lane.07.i.i.i165
  %75 = load i64, ptr %arrayidx.i.i.i167, align 8
  %or.i.i.i168 = or i64 %75, %any.06.i.i.i166
  %inc.i.i.i169 = add nuw nsw i64 %lane.07.i.i.i165, 1
  %exitcond.not.i.i.i170 = icmp eq i64 %inc.i.i.i169, 8
  br i1 %exitcond.not.i.i.i170, label %twice_cholesky.exit.i, label %for.body.i.i.i164, !llvm.loop !30

for.body.i117.i191:                               ; preds = %if.then.i161, %for.cond.loopexit.i.i210
  %j.0112.i.i192 = phi i64 [ %add16.i.i208, %for.cond.loopexit.i.i210 ], [ 0, %if.then.i161 ]
  %wrong.0111.i.i193 = phi <8 x i64> [ %or.i.i206, %for.cond.loopexit.i.i210 ], [ zeroinitializer, %if.then.i161 ]
  %mul.i118.i194 = mul nuw nsw i64 %j.0112.i.i192, %5
  %76 = getelementptr <8 x double>, ptr %12, i64 %mul.i118.i194
  %arrayidx.i119.i195 = getelementptr <8 x double>, ptr %76, i64 %j.0112.i.i192
  %77 = load <8 x double>, ptr %arrayidx.i119.i195, align 8
  %cmp2101.not.i.i196 = icmp eq i64 %j.0112.i.i192, 0
  br i1 %cmp2101.not.i.i196, label %for.cond.cleanup3.i.i204, label %for.body4.i.i197

for.cond.cleanup3.i.i204:                         ; preds = %for.body4.i.i197, %for.body.i117.i191
  %pivot.0.lcssa.i.i205 = phi <8 x double> [ %77, %for.body.i117.i191 ], [ %81, %for.body4.i.i197 ]
  %78 = fcmp ule <8 x double> %pivot.0.lcssa.i.i205, zeroinitializer
  %or.i.i206 = select <8 x i1> %78, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.0111.i.i193
  %79 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %pivot.0.lcssa.i.i205)
  store <8 x double> %79, ptr %arrayidx.i119.i195, align 8
  %div.i.i207 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %79
  %add16.i.i208 = add nuw nsw i64 %j.0112.i.i192, 1
  %cmp18108.i.i209 = icmp slt i64 %add16.i.i208, %5
  br i1 %cmp18108.i.i209, label %for.body20.i.i212, label %for.cond.loopexit.i.i210

for.body4.i.i197:                                 ; preds = %for.body.i117.i191, %for.body4.i.i197
  %k.0103.i.i198 = phi i64 [ %inc.i120.i202, %for.body4.i.i197 ], [ 0, %for.body.i117.i191 ]
  %pivot.0102.i.i199 = phi <8 x double> [ %81, %for.body4.i.i197 ], [ %77, %for.body.i117.i191 ]
  %arrayidx7.i.i200 = getelementptr <8 x double>, ptr %76, i64 %k.0103.i.i198
  %80 = load <8 x double>, ptr %arrayidx7.i.i200, align 8
  %neg.i.i201 = fneg <8 x double> %80
  %81 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i201, <8 x double> %80, <8 x double> %pivot.0102.i.i199)
  %inc.i120.i202 = add nuw nsw i64 %k.0103.i.i198, 1
  %exitcond.not.i121.i203 = icmp eq i64 %inc.i120.i202, %j.0112.i.i192
  br i1 %exitcond.not.i121.i203, label %for.cond.cleanup3.i.i204, label %for.body4.i.i197, !llvm.loop !31

for.body20.i.i212:                                ; preds = %for.cond.cleanup3.i.i204, %for.cond.cleanup27.i.i224
  %i.0109.i.i213 = phi i64 [ %inc48.i.i228, %for.cond.cleanup27.i.i224 ], [ %add16.i.i208, %for.cond.cleanup3.i.i204 ]
  %mul21.i.i214 = mul nuw nsw i64 %i.0109.i.i213, %5
  %82 = getelementptr <8 x double>, ptr %12, i64 %mul21.i.i214
  %arrayidx23.i.i215 = getelementptr <8 x double>, ptr %82, i64 %j.0112.i.i192
  %83 = load <8 x double>, ptr %arrayidx23.i.i215, align 8
  br i1 %cmp2101.not.i.i196, label %for.cond.cleanup27.i.i224, label %for.body28.i.i216

for.cond.cleanup27.i.i224:                        ; preds = %for.body28.i.i216, %for.body20.i.i212
  %one.0.lcssa.i.i225 = phi <8 x double> [ %83, %for.body20.i.i212 ], [ %86, %for.body28.i.i216 ]
  %mul40.i.i226 = fmul <8 x double> %div.i.i207, %one.0.lcssa.i.i225
  store <8 x double> %mul40.i.i226, ptr %arrayidx23.i.i215, align 8
  %arrayidx46.i.i227 = getelementptr <8 x double>, ptr %76, i64 %i.0109.i.i213
  store <8 x double> zeroinitializer, ptr %arrayidx46.i.i227, align 8
  %inc48.i.i228 = add nuw nsw i64 %i.0109.i.i213, 1
  %cmp18.i.i229 = icmp slt i64 %inc48.i.i228, %5
  br i1 %cmp18.i.i229, label %for.body20.i.i212, label %for.cond.loopexit.i.i210, !llvm.loop !32

for.body28.i.i216:                                ; preds = %for.body20.i.i212, %for.body28.i.i216
  %k24.0106.i.i217 = phi i64 [ %inc38.i.i222, %for.body28.i.i216 ], [ 0, %for.body20.i.i212 ]
  %one.0105.i.i218 = phi <8 x double> [ %86, %for.body28.i.i216 ], [ %83, %for.body20.i.i212 ]
  %arrayidx31.i.i219 = getelementptr <8 x double>, ptr %82, i64 %k24.0106.i.i217
  %84 = load <8 x double>, ptr %arrayidx31.i.i219, align 8
  %arrayidx34.i.i220 = getelementptr <8 x double>, ptr %76, i64 %k24.0106.i.i217
  %85 = load <8 x double>, ptr %arrayidx34.i.i220, align 8
  %neg36.i.i221 = fneg <8 x double> %84
  %86 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg36.i.i221, <8 x double> %85, <8 x double> %one.0105.i.i218)
  %inc38.i.i222 = add nuw nsw i64 %k24.0106.i.i217, 1
  %exitcond115.not.i.i223 = icmp eq i64 %inc38.i.i222, %j.0112.i.i192
  br i1 %exitcond115.not.i.i223, label %for.cond.cleanup27.i.i224, label %for.body28.i.i216, !llvm.loop !33

twice_cholesky.exit.i:                            ; preds = %for.body.i.i.i164
  %cmp1.i.i.i171 = icmp ne i64 %or.i.i.i168, 0
  %conv2.i.i.i172 = zext i1 %cmp1.i.i.i171 to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i35) #5
  %or.i173 = or i64 %wrong.0220.i, %conv2.i.i.i172
  %add.ptr11.i174 = getelementptr inbounds double, ptr %10, i64 %mul4.i55
  %cmp.not19.i.i175 = icmp slt i64 %sub1.i52, 0
  br i1 %cmp.not19.i.i175, label %cleanup49.i92, label %for.body.i122.i176

for.body.i122.i176:                               ; preds = %twice_cholesky.exit.i, %for.cond.cleanup3.i124.i188
  %lane.020.i.i177 = phi i64 [ %inc8.i.i189, %for.cond.cleanup3.i124.i188 ], [ 0, %twice_cholesky.exit.i ]
  %add.ptr.i123.i178 = getelementptr inbounds double, ptr %12, i64 %lane.020.i.i177
  br i1 %cmp421.i.not.i41, label %for.cond.cleanup3.i124.i188, label %for.body4.lr.ph.i.i179

for.body4.lr.ph.i.i179:                           ; preds = %for.body.i122.i176
  %mul5.i.i180 = mul nuw nsw i64 %lane.020.i.i177, %mul.i
  %87 = getelementptr double, ptr %add.ptr11.i174, i64 %mul5.i.i180
  br label %for.body4.i126.i181

for.cond.cleanup3.i124.i188:                      ; preds = %for.body4.i126.i181, %for.body.i122.i176
  %inc8.i.i189 = add nuw i64 %lane.020.i.i177, 1
  %exitcond21.not.i.i190 = icmp eq i64 %lane.020.i.i177, %cond.i53
  br i1 %exitcond21.not.i.i190, label %cleanup49.i92, label %for.body.i122.i176, !llvm.loop !34

for.body4.i126.i181:                              ; preds = %for.body4.i126.i181, %for.body4.lr.ph.i.i179
  %k.018.i.i182 = phi i64 [ 0, %for.body4.lr.ph.i.i179 ], [ %inc.i128.i186, %for.body4.i126.i181 ]
  %arrayidx.idx.i.i183 = shl nsw i64 %k.018.i.i182, 6
  %arrayidx.i127.i184 = getelementptr inbounds i8, ptr %add.ptr.i123.i178, i64 %arrayidx.idx.i.i183
  %88 = load double, ptr %arrayidx.i127.i184, align 8
  %arrayidx6.i.i185 = getelementptr double, ptr %87, i64 %k.018.i.i182
  store double %88, ptr %arrayidx6.i.i185, align 8
  %inc.i128.i186 = add nuw nsw i64 %k.018.i.i182, 1
  %exitcond.not.i129.i187 = icmp eq i64 %inc.i128.i186, %mul.i
  br i1 %exitcond.not.i129.i187, label %for.cond.cleanup3.i124.i188, label %for.body4.i126.i181, !llvm.loop !35

if.then13.i73:                                    ; preds = %twice_load.exit.i
  %mul15.i74 = mul nsw i64 %mul3.i54, %8
  %add.ptr16.i75 = getelementptr inbounds double, ptr %7, i64 %mul15.i74
  br label %for.body.i131.i76

for.body.i131.i76:                                ; preds = %for.cond.cleanup5.i137.i82, %if.then13.i73
  %lane.023.i132.i77 = phi i64 [ 0, %if.then13.i73 ], [ %inc10.i138.i83, %for.cond.cleanup5.i137.i82 ]
  %cond.i133.i78 = tail call i64 @llvm.smin.i64(i64 %lane.023.i132.i77, i64 %cond.i53)
  %mul.i134.i79 = mul nsw i64 %cond.i133.i78, %mul17.i42
  %add.ptr.i135.i80 = getelementptr inbounds double, ptr %add.ptr16.i75, i64 %mul.i134.i79
  %add.ptr2.i136.i81 = getelementptr inbounds double, ptr %add.ptr.i38, i64 %lane.023.i132.i77
  br i1 %cmp421.i130.i43, label %for.body6.i141.i154, label %for.cond.cleanup5.i137.i82

for.cond.cleanup5.i137.i82:                       ; preds = %for.body6.i141.i154, %for.body.i131.i76
  %inc10.i138.i83 = add nuw nsw i64 %lane.023.i132.i77, 1
  %exitcond24.not.i139.i84 = icmp eq i64 %inc10.i138.i83, 8
  br i1 %exitcond24.not.i139.i84, label %if.end18.i85, label %for.body.i131.i76, !llvm.loop !27

for.body6.i141.i154:                              ; preds = %for.body.i131.i76, %for.body6.i141.i154
  %k.022.i142.i155 = phi i64 [ %inc.i146.i159, %for.body6.i141.i154 ], [ 0, %for.body.i131.i76 ]
  %arrayidx.i143.i156 = getelementptr inbounds double, ptr %add.ptr.i135.i80, i64 %k.022.i142.i155
  %89 = load double, ptr %arrayidx.i143.i156, align 8
  %arrayidx8.idx.i144.i157 = shl nsw i64 %k.022.i142.i155, 6
  %arrayidx8.i145.i158 = getelementptr inbounds i8, ptr %add.ptr2.i136.i81, i64 %arrayidx8.idx.i144.i157
  store double %89, ptr %arrayidx8.i145.i158, align 8
  %inc.i146.i159 = add nuw nsw i64 %k.022.i142.i155, 1
  %exitcond.not.i147.i160 = icmp eq i64 %inc.i146.i159, %mul17.i42
  br i1 %exitcond.not.i147.i160, label %for.cond.cleanup5.i137.i82, label %for.body6.i141.i154, !llvm.loop !28

if.end18.i85:                                     ; preds = %for.cond.cleanup5.i137.i82, %twice_load.exit.i
  br i1 %or.cond212.i, label %for.body24.i145, label %for.cond.cleanup23.i86

for.cond.cleanup23.i86:                           ; preds = %for.body24.i145, %if.end18.i85
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %product.i36)
  br i1 %cmp110.i.i44, label %for.body.i151.i99, label %twice_eliminate.exit.thread.i

for.body.i151.i99:                                ; preds = %for.cond.cleanup23.i86, %for.cond.cleanup88.i.i
  %product.0247.i.i = phi <8 x double> [ %mul83.i.i, %for.cond.cleanup88.i.i ], [ <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %for.cond.cleanup23.i86 ]
  %k.0246.i.i = phi i64 [ %add8.i.i104, %for.cond.cleanup88.i.i ], [ 0, %for.cond.cleanup23.i86 ]
  %mul.i152.i100 = mul nuw nsw i64 %k.0246.i.i, %5
  %90 = getelementptr <8 x double>, ptr %12, i64 %mul.i152.i100
  %arrayidx.i153.i101 = getelementptr <8 x double>, ptr %90, i64 %k.0246.i.i
  %splat.splatinsert.i.i102 = insertelement <8 x i64> poison, i64 %k.0246.i.i, i64 0
  %splat.splat.i.i103 = shufflevector <8 x i64> %splat.splatinsert.i.i102, <8 x i64> poison, <8 x i32> zeroinitializer
  %add8.i.i104 = add nuw nsw i64 %k.0246.i.i, 1
  %invariant.gep.i.i105 = getelementptr <8 x double>, ptr %12, i64 %k.0246.i.i
  %cmp10232.i.i = icmp slt i64 %add8.i.i104, %5
  br i1 %cmp10232.i.i, label %for.body12.preheader.i.i, label %for.cond.cleanup11.i.i

for.body12.preheader.i.i:                         ; preds = %for.body.i151.i99
  %91 = load <8 x double>, ptr %arrayidx.i153.i101, align 8
  %cmp2.i.i140 = fcmp uge <8 x double> %91, zeroinitializer
  %fneg.i.i141 = fneg <8 x double> %91
  %or.v.i.i142 = select <8 x i1> %cmp2.i.i140, <8 x double> %91, <8 x double> %fneg.i.i141
  br label %for.body12.i.i

for.cond.cleanup11.i.i:                           ; preds = %for.body12.i.i, %for.body.i151.i99
  %at.0.lcssa.i.i106 = phi <8 x i64> [ %splat.splat.i.i103, %for.body.i151.i99 ], [ %or38.i.i, %for.body12.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i.i34) #5
  store <8 x i64> %at.0.lcssa.i.i106, ptr %rows.i.i34, align 16
  %sub.i.i107 = sub nsw i64 %5, %k.0246.i.i
  %cmp7.i.i.i108 = icmp sgt i64 %sub.i.i107, 0
  %mul53.i.i = mul nsw i64 %k.0246.i.i, %8
  %add.ptr54.i.i = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %mul53.i.i
  br label %for.body42.i.i

for.body12.i.i:                                   ; preds = %for.body12.i.i, %for.body12.preheader.i.i
  %most.0235.i.i = phi <8 x double> [ %or30.v.i.i, %for.body12.i.i ], [ %or.v.i.i142, %for.body12.preheader.i.i ]
  %at.0234.i.i = phi <8 x i64> [ %or38.i.i, %for.body12.i.i ], [ %splat.splat.i.i103, %for.body12.preheader.i.i ]
  %i.0233.i.i = phi i64 [ %inc.i160.i, %for.body12.i.i ], [ %add8.i.i104, %for.body12.preheader.i.i ]
  %mul13.i.i = mul nuw nsw i64 %i.0233.i.i, %5
  %gep.i.i143 = getelementptr <8 x double>, ptr %invariant.gep.i.i105, i64 %mul13.i.i
  %92 = load <8 x double>, ptr %gep.i.i143, align 8
  %fneg16.i.i = fneg <8 x double> %92
  %cmp17.i.i = fcmp uge <8 x double> %92, zeroinitializer
  %or24.v.i.i = select <8 x i1> %cmp17.i.i, <8 x double> %92, <8 x double> %fneg16.i.i
  %cmp25.i.i = fcmp ule <8 x double> %or24.v.i.i, %most.0235.i.i
  %or30.v.i.i = select <8 x i1> %cmp25.i.i, <8 x double> %most.0235.i.i, <8 x double> %or24.v.i.i
  %splat.splatinsert32.i.i = insertelement <8 x i64> poison, i64 %i.0233.i.i, i64 0
  %splat.splat33.i.i = shufflevector <8 x i64> %splat.splatinsert32.i.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %or38.i.i = select <8 x i1> %cmp25.i.i, <8 x i64> %at.0234.i.i, <8 x i64> %splat.splat33.i.i
  %inc.i160.i = add nuw nsw i64 %i.0233.i.i, 1
  %cmp10.i.i144 = icmp slt i64 %inc.i160.i, %5
  br i1 %cmp10.i.i144, label %for.body12.i.i, label %for.cond.cleanup11.i.i, !llvm.loop !36

for.cond.cleanup41.i.i:                           ; preds = %for.inc60.i.i
  %cmp65.i.i = icmp eq <8 x i64> %at.0.lcssa.i.i106, %splat.splat.i.i103
  %93 = load <8 x double>, ptr %arrayidx.i153.i101, align 8
  %fneg78.i.i = fneg <8 x double> %93
  %or82.v.i.i = select <8 x i1> %cmp65.i.i, <8 x double> %93, <8 x double> %fneg78.i.i
  %mul83.i.i = fmul <8 x double> %product.0247.i.i, %or82.v.i.i
  br i1 %cmp10232.i.i, label %for.body89.lr.ph.i.i, label %for.cond.cleanup88.i.i

for.body89.lr.ph.i.i:                             ; preds = %for.cond.cleanup41.i.i
  %cmp70.i.i = fcmp une <8 x double> %93, zeroinitializer
  %div.i155.i = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %93
  %or77.v.i.i = select <8 x i1> %cmp70.i.i, <8 x double> %div.i155.i, <8 x double> %93
  %94 = fneg <8 x double> %or77.v.i.i
  br label %for.body89.i.i

for.body42.i.i:                                   ; preds = %for.inc60.i.i, %for.cond.cleanup11.i.i
  %lane.0238.i.i = phi i64 [ 0, %for.cond.cleanup11.i.i ], [ %inc61.i.i, %for.inc60.i.i ]
  %arrayidx43.i.i = getelementptr inbounds [8 x i64], ptr %rows.i.i34, i64 0, i64 %lane.0238.i.i
  %95 = load i64, ptr %arrayidx43.i.i, align 8
  %cmp44.i.i = icmp eq i64 %95, %k.0246.i.i
  br i1 %cmp44.i.i, label %for.inc60.i.i, label %if.end.i.i109

if.end.i.i109:                                    ; preds = %for.body42.i.i
  br i1 %cmp7.i.i.i108, label %for.body.i.preheader.i.i133, label %twice_swap.exit.i.i

for.body.i.preheader.i.i133:                      ; preds = %if.end.i.i109
  %mul49.i.i = mul nsw i64 %95, %5
  %gep237.i.i = getelementptr <8 x double>, ptr %invariant.gep.i.i105, i64 %mul49.i.i
  %add.ptr52.i.i134 = getelementptr inbounds double, ptr %gep237.i.i, i64 %lane.0238.i.i
  %add.ptr47.i.i = getelementptr inbounds double, ptr %arrayidx.i153.i101, i64 %lane.0238.i.i
  br label %for.body.i.i157.i

for.body.i.i157.i:                                ; preds = %for.body.i.i157.i, %for.body.i.preheader.i.i133
  %one.addr.010.i.i.i135 = phi ptr [ %add.ptr.i.i.i138, %for.body.i.i157.i ], [ %add.ptr47.i.i, %for.body.i.preheader.i.i133 ]
  %k.09.i.i.i136 = phi i64 [ %inc.i.i158.i, %for.body.i.i157.i ], [ 0, %for.body.i.preheader.i.i133 ]
  %other.addr.08.i.i.i137 = phi ptr [ %add.ptr1.i.i.i139, %for.body.i.i157.i ], [ %add.ptr52.i.i134, %for.body.i.preheader.i.i133 ]
  %96 = load double, ptr %one.addr.010.i.i.i135, align 8
  %97 = load double, ptr %other.addr.08.i.i.i137, align 8
  store double %97, ptr %one.addr.010.i.i.i135, align 8
  store double %96, ptr %other.addr.08.i.i.i137, align 8
  %inc.i.i158.i = add nuw nsw i64 %k.09.i.i.i136, 1
  %add.ptr.i.i.i138 = getelementptr inbounds i8, ptr %one.addr.010.i.i.i135, i64 64
  %add.ptr1.i.i.i139 = getelementptr inbounds i8, ptr %other.addr.08.i.i.i137, i64 64
  %exitcond.not.i.i159.i = icmp eq i64 %inc.i.i158.i, %sub.i.i107
  br i1 %exitcond.not.i.i159.i, label %twice_swap.exit.i.i, label %for.body.i.i157.i, !llvm.loop !37

twice_swap.exit.i.i:                              ; preds = %for.body.i.i157.i, %if.end.i.i109
  br i1 %cmp7.i222.i.i, label %for.body.i223.preheader.i.i, label %for.inc60.i.i

for.body.i223.preheader.i.i:                      ; preds = %twice_swap.exit.i.i
  %mul57.i.i = mul nsw i64 %95, %8
  %add.ptr58.i.i132 = getelementptr inbounds <8 x double>, ptr %add.ptr.i38, i64 %mul57.i.i
  %add.ptr59.i.i = getelementptr inbounds double, ptr %add.ptr58.i.i132, i64 %lane.0238.i.i
  %add.ptr55.i.i = getelementptr inbounds double, ptr %add.ptr54.i.i, i64 %lane.0238.i.i
  br label %for.body.i223.i.i

for.body.i223.i.i:                                ; preds = %for.body.i223.i.i, %for.body.i223.preheader.i.i
  %one.addr.010.i224.i.i = phi ptr [ %add.ptr.i228.i.i, %for.body.i223.i.i ], [ %add.ptr55.i.i, %for.body.i223.preheader.i.i ]
  %k.09.i225.i.i = phi i64 [ %inc.i227.i.i, %for.body.i223.i.i ], [ 0, %for.body.i223.preheader.i.i ]
  %other.addr.08.i226.i.i = phi ptr [ %add.ptr1.i229.i.i, %for.body.i223.i.i ], [ %add.ptr59.i.i, %for.body.i223.preheader.i.i ]
  %98 = load double, ptr %one.addr.010.i224.i.i, align 8
  %99 = load double, ptr %other.addr.08.i226.i.i, align 8
  store double %99, ptr %one.addr.010.i224.i.i, align 8
  store double %98, ptr %other.addr.08.i226.i.i, align 8
  %inc.i227.i.i = add nuw nsw i64 %k.09.i225.i.i, 1
  %add.ptr.i228.i.i = getelementptr inbounds i8, ptr %one.addr.010.i224.i.i, i64 64
  %add.ptr1.i229.i.i = getelementptr inbounds i8, ptr %other.addr.08.i226.i.i, i64 64
  %exitcond.not.i230.i.i = icmp eq i64 %inc.i227.i.i, %8
  br i1 %exitcond.not.i230.i.i, label %for.inc60.i.i, label %for.body.i223.i.i, !llvm.loop !37

for.inc60.i.i:                                    ; preds = %for.body.i223.i.i, %twice_swap.exit.i.i, %for.body42.i.i
  %inc61.i.i = add nuw nsw i64 %lane.0238.i.i, 1
  %exitcond.not.i154.i = icmp eq i64 %inc61.i.i, 8
  br i1 %exitcond.not.i154.i, label %for.cond.cleanup41.i.i, label %for.body42.i.i, !llvm.loop !38

for.cond.cleanup88.i.i:                           ; preds = %for.cond.cleanup112.i.i, %for.cond.cleanup41.i.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %rows.i.i34) #5
  %exitcond250.not.i.i = icmp eq i64 %add8.i.i104, %5
  br i1 %exitcond250.not.i.i, label %twice_eliminate.exit.i, label %for.body.i151.i99, !llvm.loop !39

for.body89.i.i:                                   ; preds = %for.cond.cleanup112.i.i, %for.body89.lr.ph.i.i
  %i84.0244.i.i = phi i64 [ %add8.i.i104, %for.body89.lr.ph.i.i ], [ %inc126.i.i, %for.cond.cleanup112.i.i ]
  %mul90.i.i = mul nuw nsw i64 %i84.0244.i.i, %5
  %100 = getelementptr <8 x double>, ptr %12, i64 %mul90.i.i
  %arrayidx92.i.i = getelementptr <8 x double>, ptr %100, i64 %k.0246.i.i
  %101 = load <8 x double>, ptr %arrayidx92.i.i, align 8
  %neg.i156.i = fmul <8 x double> %101, %94
  br label %for.body98.i.i130

for.cond110.preheader.i.i:                        ; preds = %for.body98.i.i130
  br i1 %cmp7.i222.i.i, label %for.body113.lr.ph.i.i, label %for.cond.cleanup112.i.i

for.body113.lr.ph.i.i:                            ; preds = %for.cond110.preheader.i.i
  %mul118.i.i = mul nuw nsw i64 %i84.0244.i.i, %8
  %102 = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %mul118.i.i
  br label %for.body113.i.i

for.body98.i.i130:                                ; preds = %for.body98.i.i130, %for.body89.i.i
  %j.0240.i.i = phi i64 [ %add8.i.i104, %for.body89.i.i ], [ %inc107.i.i, %for.body98.i.i130 ]
  %arrayidx101.i.i131 = getelementptr <8 x double>, ptr %90, i64 %j.0240.i.i
  %103 = load <8 x double>, ptr %arrayidx101.i.i131, align 8
  %arrayidx105.i.i = getelementptr <8 x double>, ptr %100, i64 %j.0240.i.i
  %104 = load <8 x double>, ptr %arrayidx105.i.i, align 8
  %105 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i156.i, <8 x double> %103, <8 x double> %104)
  store <8 x double> %105, ptr %arrayidx105.i.i, align 8
  %inc107.i.i = add nuw nsw i64 %j.0240.i.i, 1
  %cmp96.i.i = icmp slt i64 %inc107.i.i, %5
  br i1 %cmp96.i.i, label %for.body98.i.i130, label %for.cond110.preheader.i.i, !llvm.loop !40

for.cond.cleanup112.i.i:                          ; preds = %for.body113.i.i, %for.cond110.preheader.i.i
  %inc126.i.i = add nuw nsw i64 %i84.0244.i.i, 1
  %cmp87.i.i = icmp slt i64 %inc126.i.i, %5
  br i1 %cmp87.i.i, label %for.body89.i.i, label %for.cond.cleanup88.i.i, !llvm.loop !41

for.body113.i.i:                                  ; preds = %for.body113.i.i, %for.body113.lr.ph.i.i
  %j109.0242.i.i = phi i64 [ 0, %for.body113.lr.ph.i.i ], [ %inc123.i.i, %for.body113.i.i ]
  %arrayidx116.i.i = getelementptr <8 x double>, ptr %add.ptr54.i.i, i64 %j109.0242.i.i
  %106 = load <8 x double>, ptr %arrayidx116.i.i, align 8
  %arrayidx120.i.i = getelementptr <8 x double>, ptr %102, i64 %j109.0242.i.i
  %107 = load <8 x double>, ptr %arrayidx120.i.i, align 8
  %108 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i156.i, <8 x double> %106, <8 x double> %107)
  store <8 x double> %108, ptr %arrayidx120.i.i, align 8
  %inc123.i.i = add nuw nsw i64 %j109.0242.i.i, 1
  %exitcond249.not.i.i = icmp eq i64 %inc123.i.i, %8
  br i1 %exitcond249.not.i.i, label %for.cond.cleanup112.i.i, label %for.body113.i.i, !llvm.loop !42

twice_eliminate.exit.i:                           ; preds = %for.cond.cleanup88.i.i
  store <8 x double> %mul83.i.i, ptr %product.i36, align 8
  br i1 %cmp28207.i, label %for.cond31.preheader.i97, label %for.body.i174.i

twice_eliminate.exit.thread.i:                    ; preds = %for.cond.cleanup23.i86
  store <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, ptr %product.i36, align 8
  br i1 %cmp28207.i, label %for.cond31.preheader.i97, label %for.cond.cleanup.i162.i

for.cond31.preheader.i97:                         ; preds = %twice_eliminate.exit.thread.i, %twice_eliminate.exit.i
  %cmp32.not214.i = icmp slt i64 %sub1.i52, 0
  br i1 %cmp32.not214.i, label %cleanup.i90, label %for.body35.lr.ph.i98

for.body35.lr.ph.i98:                             ; preds = %for.cond31.preheader.i97
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %scevgep.i49, ptr noundef nonnull align 8 dereferenceable(1) %product.i36, i64 %74, i1 false)
  br label %cleanup.i90

for.body24.i145:                                  ; preds = %if.end18.i85, %for.body24.i145
  %k.0213.i = phi i64 [ %inc.i152, %for.body24.i145 ], [ 0, %if.end18.i85 ]
  %rem.i146 = srem i64 %k.0213.i, %add.i46
  %cmp25.i147 = icmp eq i64 %rem.i146, 0
  %conv26.i148 = uitofp i1 %cmp25.i147 to double
  %splat.splatinsert.i149 = insertelement <8 x double> poison, double %conv26.i148, i64 0
  %splat.splat.i150 = shufflevector <8 x double> %splat.splatinsert.i149, <8 x double> poison, <8 x i32> zeroinitializer
  %arrayidx.i151 = getelementptr inbounds <8 x double>, ptr %add.ptr.i38, i64 %k.0213.i
  store <8 x double> %splat.splat.i150, ptr %arrayidx.i151, align 8
  %inc.i152 = add nuw nsw i64 %k.0213.i, 1
  %exitcond.not = icmp eq i64 %inc.i152, %umax
  br i1 %exitcond.not, label %for.cond.cleanup23.i86, label %for.body24.i145, !llvm.loop !43

for.cond.loopexit.i179.i:                         ; preds = %for.cond.cleanup15.i.i121, %for.body.i174.i
  %cmp.i.i114 = icmp sgt i64 %i.0.in69.i.i110, 1
  br i1 %cmp.i.i114, label %for.body.i174.i, label %for.cond.cleanup.i162.i, !llvm.loop !44

for.cond.cleanup.i162.i:                          ; preds = %for.cond.loopexit.i179.i, %twice_eliminate.exit.thread.i
  %wrong.0.lcssa.i163.i = phi <8 x i64> [ zeroinitializer, %twice_eliminate.exit.thread.i ], [ %or.i177.i, %for.cond.loopexit.i179.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i161.i) #5
  store <8 x i64> %wrong.0.lcssa.i163.i, ptr %all.i.i161.i, align 16
  br label %for.body.i.i164.i

for.body.i.i164.i:                                ; preds = %for.body.i.i164.i, %for.cond.cleanup.i162.i
  %lane.07.i.i165.i = phi i64 [ 0, %for.cond.cleanup.i162.i ], [ %inc.i.i169.i, %for.body.i.i164.i ]
  %any.06.i.i166.i = phi i64 [ 0, %for.cond.cleanup.i162.i ], [ %or.i.i168.i, %for.body.i.i164.i ]
  %arrayidx.i.i167.i = getelementptr inbounds [8 x i64], ptr %all.i.i161.i, i64 0, i64 %lane.07.i.i165.i
  %109 = load i64, ptr %arrayidx.i.i167.i, align 8
  %or.i.i168.i = or i64 %109, %any.06.i.i166.i
  %inc.i.i169.i = add nuw nsw i64 %lane.07.i.i165.i, 1
  %exitcond.not.i.i170.i = icmp eq i64 %inc.i.i169.i, 8
  br i1 %exitcond.not.i.i170.i, label %twice_substitute.exit.i, label %for.body.i.i164.i, !llvm.loop !30

for.body.i174.i:                                  ; preds = %twice_eliminate.exit.i, %for.cond.loopexit.i179.i
  %i.0.in69.i.i110 = phi i64 [ %i.070.i.i112, %for.cond.loopexit.i179.i ], [ %5, %twice_eliminate.exit.i ]
  %wrong.068.i.i111 = phi <8 x i64> [ %or.i177.i, %for.cond.loopexit.i179.i ], [ zeroinitializer, %twice_eliminate.exit.i ]
  %i.070.i.i112 = add nsw i64 %i.0.in69.i.i110, -1
  %mul.i175.i = mul nsw i64 %i.070.i.i112, %5
  %110 = getelementptr <8 x double>, ptr %12, i64 %mul.i175.i
  %arrayidx.i176.i = getelementptr <8 x double>, ptr %110, i64 %i.070.i.i112
  %111 = load <8 x double>, ptr %arrayidx.i176.i, align 8
  %cmp1.i.i113 = fcmp oeq <8 x double> %111, zeroinitializer
  %or.i177.i = select <8 x i1> %cmp1.i.i113, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.068.i.i111
  %div.i178.i = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %111
  br i1 %cmp7.i222.i.i, label %for.body8.lr.ph.i.i115, label %for.cond.loopexit.i179.i

for.body8.lr.ph.i.i115:                           ; preds = %for.body.i174.i
  %mul9.i.i116 = mul nsw i64 %i.070.i.i112, %8
  %112 = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %mul9.i.i116
  %cmp1461.i.i117 = icmp slt i64 %i.0.in69.i.i110, %5
  br label %for.body8.i.i118

for.body8.i.i118:                                 ; preds = %for.cond.cleanup15.i.i121, %for.body8.lr.ph.i.i115
  %j.065.i.i119 = phi i64 [ 0, %for.body8.lr.ph.i.i115 ], [ %inc29.i.i123, %for.cond.cleanup15.i.i121 ]
  %arrayidx11.i.i120 = getelementptr <8 x double>, ptr %112, i64 %j.065.i.i119
  %113 = load <8 x double>, ptr %arrayidx11.i.i120, align 8
  %invariant.gep.i180.i = getelementptr <8 x double>, ptr %add.ptr.i38, i64 %j.065.i.i119
  br i1 %cmp1461.i.i117, label %for.body16.i.i125, label %for.cond.cleanup15.i.i121

for.cond.cleanup15.i.i121:                        ; preds = %for.body16.i.i125, %for.body8.i.i118
  %one.0.lcssa.i181.i = phi <8 x double> [ %113, %for.body8.i.i118 ], [ %116, %for.body16.i.i125 ]
  %mul24.i.i122 = fmul <8 x double> %div.i178.i, %one.0.lcssa.i181.i
  store <8 x double> %mul24.i.i122, ptr %arrayidx11.i.i120, align 8
  %inc29.i.i123 = add nuw nsw i64 %j.065.i.i119, 1
  %exitcond72.not.i.i124 = icmp eq i64 %inc29.i.i123, %8
  br i1 %exitcond72.not.i.i124, label %for.cond.loopexit.i179.i, label %for.body8.i.i118, !llvm.loop !45

for.body16.i.i125:                                ; preds = %for.body8.i.i118, %for.body16.i.i125
  %k.063.i.i126 = phi i64 [ %inc.i184.i, %for.body16.i.i125 ], [ %i.0.in69.i.i110, %for.body8.i.i118 ]
  %one.062.i.i127 = phi <8 x double> [ %116, %for.body16.i.i125 ], [ %113, %for.body8.i.i118 ]
  %arrayidx19.i.i128 = getelementptr <8 x double>, ptr %110, i64 %k.063.i.i126
  %114 = load <8 x double>, ptr %arrayidx19.i.i128, align 8
  %mul20.i.i129 = mul nsw i64 %k.063.i.i126, %8
  %gep.i182.i = getelementptr <8 x double>, ptr %invariant.gep.i180.i, i64 %mul20.i.i129
  %115 = load <8 x double>, ptr %gep.i182.i, align 8
  %neg.i183.i = fneg <8 x double> %114
  %116 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i183.i, <8 x double> %115, <8 x double> %one.062.i.i127)
  %inc.i184.i = add nuw nsw i64 %k.063.i.i126, 1
  %exitcond.not.i185.i = icmp eq i64 %inc.i184.i, %5
  br i1 %exitcond.not.i185.i, label %for.cond.cleanup15.i.i121, label %for.body16.i.i125, !llvm.loop !46

twice_substitute.exit.i:                          ; preds = %for.body.i.i164.i
  %cmp1.i.i171.i = icmp ne i64 %or.i.i168.i, 0
  %conv2.i.i172.i = zext i1 %cmp1.i.i171.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i161.i) #5
  %or44.i87 = or i64 %wrong.0220.i, %conv2.i.i172.i
  %mul47.i88 = mul nsw i64 %mul3.i54, %8
  %add.ptr48.i89 = getelementptr inbounds double, ptr %10, i64 %mul47.i88
  %cmp.not19.i186.i = icmp slt i64 %sub1.i52, 0
  br i1 %cmp.not19.i186.i, label %cleanup.i90, label %for.body.i189.i

for.body.i189.i:                                  ; preds = %twice_substitute.exit.i, %for.cond.cleanup3.i192.i
  %lane.020.i190.i = phi i64 [ %inc8.i193.i, %for.cond.cleanup3.i192.i ], [ 0, %twice_substitute.exit.i ]
  %add.ptr.i191.i = getelementptr inbounds double, ptr %add.ptr.i38, i64 %lane.020.i190.i
  br i1 %cmp421.i130.i43, label %for.body4.lr.ph.i196.i, label %for.cond.cleanup3.i192.i

for.body4.lr.ph.i196.i:                           ; preds = %for.body.i189.i
  %mul5.i197.i = mul nuw nsw i64 %lane.020.i190.i, %mul17.i42
  %117 = getelementptr double, ptr %add.ptr48.i89, i64 %mul5.i197.i
  br label %for.body4.i198.i

for.cond.cleanup3.i192.i:                         ; preds = %for.body4.i198.i, %for.body.i189.i
  %inc8.i193.i = add nuw i64 %lane.020.i190.i, 1
  %exitcond21.not.i194.i = icmp eq i64 %lane.020.i190.i, %cond.i53
  br i1 %exitcond21.not.i194.i, label %cleanup.i90, label %for.body.i189.i, !llvm.loop !34

for.body4.i198.i:                                 ; preds = %for.body4.i198.i, %for.body4.lr.ph.i196.i
  %k.018.i199.i = phi i64 [ 0, %for.body4.lr.ph.i196.i ], [ %inc.i203.i, %for.body4.i198.i ]
  %arrayidx.idx.i200.i = shl nsw i64 %k.018.i199.i, 6
  %arrayidx.i201.i = getelementptr inbounds i8, ptr %add.ptr.i191.i, i64 %arrayidx.idx.i200.i
  %118 = load double, ptr %arrayidx.i201.i, align 8
  %arrayidx6.i202.i = getelementptr double, ptr %117, i64 %k.018.i199.i
  store double %118, ptr %arrayidx6.i202.i, align 8
  %inc.i203.i = add nuw nsw i64 %k.018.i199.i, 1
  %exitcond.not.i204.i = icmp eq i64 %inc.i203.i, %mul17.i42
  br i1 %exitcond.not.i204.i, label %for.cond.cleanup3.i192.i, label %for.body4.i198.i, !llvm.loop !35

cleanup.i90:                                      ; preds = %for.cond.cleanup3.i192.i, %twice_substitute.exit.i, %for.body35.lr.ph.i98, %for.cond31.preheader.i97
  %wrong.1.i91 = phi i64 [ %or44.i87, %twice_substitute.exit.i ], [ %wrong.0220.i, %for.cond31.preheader.i97 ], [ %wrong.0220.i, %for.body35.lr.ph.i98 ], [ %or44.i87, %for.cond.cleanup3.i192.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %product.i36)
  br label %cleanup49.i92

cleanup49.i92:                                    ; preds = %for.cond.cleanup3.i124.i188, %cleanup.i90, %twice_cholesky.exit.i
  %wrong.2.i93 = phi i64 [ %wrong.1.i91, %cleanup.i90 ], [ %or.i173, %twice_cholesky.exit.i ], [ %or.i173, %for.cond.cleanup3.i124.i188 ]
  %add51.i94 = add nuw nsw i64 %first.0217.i, 8
  %indvar.next.i95 = add nuw nsw i64 %indvar.i48, 1
  %exitcond.not.i96 = icmp eq i64 %indvar.i48, %67
  br i1 %exitcond.not.i96, label %return, label %for.body.i47, !llvm.loop !47

return:                                           ; preds = %cleanup49.i92, %cleanup49.i, %if.end, %if.then
  %retval.0 = phi i64 [ 0, %if.then ], [ 0, %if.end ], [ %wrong.2.i, %cleanup49.i ], [ %wrong.2.i93, %cleanup49.i92 ]
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
