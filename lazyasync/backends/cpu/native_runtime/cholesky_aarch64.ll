; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
%struct.cholesky = type { i64, ptr, ptr, i64, ptr, ptr, i64, ptr, i64, ptr, ptr, ptr }

; Function Attrs: nounwind
define i64 @lazyasync_cholesky_tiles(ptr nocapture noundef readonly %c) local_unnamed_addr #0 {
entry:
  %next = getelementptr inbounds i8, ptr %c, i64 72
  %stop = getelementptr inbounds i8, ptr %c, i64 64
  %0 = load ptr, ptr %next, align 8
  %1 = atomicrmw add ptr %0, i64 1 seq_cst, align 8
  %2 = load i64, ptr %stop, align 8
  %cmp50 = icmp slt i64 %1, %2
  br i1 %cmp50, label %while.body.lr.ph, label %while.end

while.body.lr.ph:                                 ; preds = %entry
  %tiles = getelementptr inbounds i8, ptr %c, i64 56
  %done.i.i = getelementptr inbounds i8, ptr %c, i64 88
  %wrong = getelementptr inbounds i8, ptr %c, i64 80
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %if.end11
  %3 = phi i64 [ %1, %while.body.lr.ph ], [ %20, %if.end11 ]
  %4 = load ptr, ptr %tiles, align 8
  %arrayidx = getelementptr inbounds [2 x i64], ptr %4, i64 %3
  %5 = load i64, ptr %arrayidx, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %6 = load i64, ptr %arrayidx4, align 8
  %7 = load ptr, ptr %done.i.i, align 8
  %add.ptr.i3.i = getelementptr inbounds i64, ptr %7, i64 %5
  %8 = load atomic i64, ptr %add.ptr.i3.i acquire, align 8
  %cmp.i.not4.i = icmp slt i64 %8, %6
  br i1 %cmp.i.not4.i, label %for.body.i, label %wait_for.exit

for.body.i:                                       ; preds = %while.body, %if.end.i
  %spins.05.i = phi i64 [ %inc.i, %if.end.i ], [ 1, %while.body ]
  %rem.i = and i64 %spins.05.i, 1023
  %cmp.i = icmp eq i64 %rem.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %call1.i = tail call i32 @sched_yield() #9
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  tail call void @llvm.aarch64.hint(i32 1)
  %inc.i = add nuw nsw i64 %spins.05.i, 1
  %9 = load ptr, ptr %done.i.i, align 8
  %add.ptr.i.i = getelementptr inbounds i64, ptr %9, i64 %5
  %10 = load atomic i64, ptr %add.ptr.i.i acquire, align 8
  %cmp.i.not.i = icmp slt i64 %10, %6
  br i1 %cmp.i.not.i, label %for.body.i, label %wait_for.exit, !llvm.loop !4

wait_for.exit:                                    ; preds = %if.end.i, %while.body
  %cmp5.not = icmp eq i64 %5, %6
  br i1 %cmp5.not, label %if.end, label %if.then

if.then:                                          ; preds = %wait_for.exit
  %11 = load ptr, ptr %done.i.i, align 8
  %add.ptr.i3.i37 = getelementptr inbounds i64, ptr %11, i64 %6
  %12 = load atomic i64, ptr %add.ptr.i3.i37 acquire, align 8
  %cmp.i.not4.i38.not = icmp sgt i64 %12, %6
  br i1 %cmp.i.not4.i38.not, label %if.end, label %for.body.i39

for.body.i39:                                     ; preds = %if.then, %if.end.i43
  %spins.05.i40 = phi i64 [ %inc.i44, %if.end.i43 ], [ 1, %if.then ]
  %rem.i41 = and i64 %spins.05.i40, 1023
  %cmp.i42 = icmp eq i64 %rem.i41, 0
  br i1 %cmp.i42, label %if.then.i47, label %if.end.i43

if.then.i47:                                      ; preds = %for.body.i39
  %call1.i48 = tail call i32 @sched_yield() #9
  br label %if.end.i43

if.end.i43:                                       ; preds = %if.then.i47, %for.body.i39
  tail call void @llvm.aarch64.hint(i32 1)
  %inc.i44 = add nuw nsw i64 %spins.05.i40, 1
  %13 = load ptr, ptr %done.i.i, align 8
  %add.ptr.i.i45 = getelementptr inbounds i64, ptr %13, i64 %6
  %14 = load atomic i64, ptr %add.ptr.i.i45 acquire, align 8
  %cmp.i.not.i46.not = icmp sgt i64 %14, %6
  br i1 %cmp.i.not.i46.not, label %if.end, label %for.body.i39, !llvm.loop !4

if.end:                                           ; preds = %if.end.i43, %if.then, %wait_for.exit
  %15 = load ptr, ptr %wrong, align 8
  %16 = load atomic i64, ptr %15 seq_cst, align 8
  %tobool.not = icmp eq i64 %16, 0
  br i1 %tobool.not, label %land.lhs.true, label %if.end11

land.lhs.true:                                    ; preds = %if.end
  %call = tail call fastcc i64 @tile(ptr noundef nonnull %c, i64 noundef %5, i64 noundef %6)
  %tobool7.not = icmp eq i64 %call, 0
  br i1 %tobool7.not, label %if.end11, label %if.then8

if.then8:                                         ; preds = %land.lhs.true
  %17 = load ptr, ptr %wrong, align 8
  store atomic i64 1, ptr %17 seq_cst, align 8
  br label %if.end11

if.end11:                                         ; preds = %if.then8, %land.lhs.true, %if.end
  %18 = load ptr, ptr %done.i.i, align 8
  %add.ptr = getelementptr inbounds i64, ptr %18, i64 %5
  %add13 = add nsw i64 %6, 1
  store atomic i64 %add13, ptr %add.ptr release, align 8
  %19 = load ptr, ptr %next, align 8
  %20 = atomicrmw add ptr %19, i64 1 seq_cst, align 8
  %21 = load i64, ptr %stop, align 8
  %cmp = icmp slt i64 %20, %21
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !7

while.end:                                        ; preds = %if.end11, %entry
  %wrong14 = getelementptr inbounds i8, ptr %c, i64 80
  %22 = load ptr, ptr %wrong14, align 8
  %23 = load atomic i64, ptr %22 seq_cst, align 8
  ret i64 %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: write)
define internal fastcc range(i64 0, 2) i64 @tile(ptr nocapture noundef readonly %c, i64 noundef %row, i64 noundef %column) unnamed_addr #2 {
entry:
  %0 = load i64, ptr %c, align 8
  %cmp = icmp eq i64 %0, 4
  %columns.i = getelementptr inbounds i8, ptr %c, i64 48
  %1 = load i64, ptr %columns.i, align 8
  %mul1.i = mul nsw i64 %column, 48
  %add.i = add nsw i64 %mul1.i, 48
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %1)
  %packed3.i = getelementptr inbounds i8, ptr %c, i64 32
  %2 = load ptr, ptr %packed3.i, align 8
  %scales6.i = getelementptr inbounds i8, ptr %c, i64 40
  %3 = load ptr, ptr %scales6.i, align 8
  %mul7.i = mul nsw i64 %row, 48
  %x1.i.i = getelementptr inbounds i8, ptr %c, i64 8
  %n.i.i = getelementptr inbounds i8, ptr %c, i64 24
  %.pre.i = load i64, ptr %n.i.i, align 8
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %mul.i = shl nsw i64 %1, 4
  %mul4.i = mul nsw i64 %row, 3
  %mul5.i = mul nsw i64 %mul4.i, %mul.i
  %add.ptr.i = getelementptr inbounds float, ptr %2, i64 %mul5.i
  br label %for.body.i

for.cond12.preheader.i:                           ; preds = %pack_f.exit.i
  %cmp17181.i = icmp sgt i64 %1, %mul1.i
  %cmp23.not.i = icmp eq i64 %row, %column
  br i1 %cmp17181.i, label %for.body19.i, label %for.cond.cleanup18.i

for.body.i:                                       ; preds = %pack_f.exit.i, %cond.true
  %4 = phi i64 [ %.pre.i, %cond.true ], [ %8, %pack_f.exit.i ]
  %k.0180.i = phi i64 [ 0, %cond.true ], [ %inc.i, %pack_f.exit.i ]
  %mul8.i = shl nuw nsw i64 %k.0180.i, 4
  %add9.i = add nsw i64 %mul8.i, %mul7.i
  %mul10.i = mul nsw i64 %k.0180.i, %mul.i
  %add.ptr11.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul10.i
  %5 = load ptr, ptr %x1.i.i, align 8
  %mul.i.i = mul nsw i64 %add9.i, %4
  %add.ptr.i.i = getelementptr inbounds float, ptr %5, i64 %mul.i.i
  br label %for.body.i.i

for.body.i.i:                                     ; preds = %for.end23.i.i, %for.body.i
  %6 = phi i64 [ %4, %for.body.i ], [ %8, %for.end23.i.i ]
  %x.057.i.i = phi ptr [ %add.ptr.i.i, %for.body.i ], [ %add.ptr27.i.i, %for.end23.i.i ]
  %lane.056.i.i = phi i64 [ 0, %for.body.i ], [ %inc25.i.i, %for.end23.i.i ]
  %add.i.i = add nsw i64 %lane.056.i.i, %add9.i
  %cmp3.i.i = icmp slt i64 %add.i.i, %6
  %add5.i.i = add nsw i64 %add.i.i, 1
  %cond.i.i.i = tail call i64 @llvm.smin.i64(i64 %add5.i.i, i64 %cond.i.i)
  %cond.i154.i = select i1 %cmp3.i.i, i64 %cond.i.i.i, i64 %mul1.i
  %cmp752.i.i = icmp sgt i64 %cond.i154.i, %mul1.i
  br i1 %cmp752.i.i, label %for.body8.preheader.i.i, label %for.cond12.preheader.i.i

for.body8.preheader.i.i:                          ; preds = %for.body.i.i
  %invariant.gep.i.i = getelementptr float, ptr %add.ptr11.i, i64 %lane.056.i.i
  br label %for.body8.i.i

for.cond12.preheader.i.i:                         ; preds = %for.body8.i.i, %for.body.i.i
  %k.0.lcssa.i.i = phi i64 [ %mul1.i, %for.body.i.i ], [ %cond.i154.i, %for.body8.i.i ]
  %cmp1354.i.i = icmp slt i64 %k.0.lcssa.i.i, %cond.i.i
  br i1 %cmp1354.i.i, label %for.body14.preheader.i.i, label %for.end23.i.i

for.body14.preheader.i.i:                         ; preds = %for.cond12.preheader.i.i
  %invariant.gep61.i.i = getelementptr float, ptr %add.ptr11.i, i64 %lane.056.i.i
  br label %for.body14.i.i

for.body8.i.i:                                    ; preds = %for.body8.i.i, %for.body8.preheader.i.i
  %k.053.i.i = phi i64 [ %inc.i.i, %for.body8.i.i ], [ %mul1.i, %for.body8.preheader.i.i ]
  %arrayidx.i.i = getelementptr inbounds float, ptr %x.057.i.i, i64 %k.053.i.i
  %7 = load float, ptr %arrayidx.i.i, align 4
  %.idx.i.i = shl i64 %k.053.i.i, 6
  %gep.i.i = getelementptr i8, ptr %invariant.gep.i.i, i64 %.idx.i.i
  store float %7, ptr %gep.i.i, align 4
  %inc.i.i = add nsw i64 %k.053.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %cond.i154.i
  br i1 %exitcond.not.i.i, label %for.cond12.preheader.i.i, label %for.body8.i.i, !llvm.loop !8

for.body14.i.i:                                   ; preds = %for.body14.i.i, %for.body14.preheader.i.i
  %k.155.i.i = phi i64 [ %inc22.i.i, %for.body14.i.i ], [ %k.0.lcssa.i.i, %for.body14.preheader.i.i ]
  %cmp16.i.i = icmp eq i64 %k.155.i.i, %add.i.i
  %conv17.i.i = uitofp i1 %cmp16.i.i to float
  %.idx58.i.i = shl i64 %k.155.i.i, 6
  %gep62.i.i = getelementptr i8, ptr %invariant.gep61.i.i, i64 %.idx58.i.i
  store float %conv17.i.i, ptr %gep62.i.i, align 4
  %inc22.i.i = add nsw i64 %k.155.i.i, 1
  %exitcond59.not.i.i = icmp eq i64 %inc22.i.i, %cond.i.i
  br i1 %exitcond59.not.i.i, label %for.end23.i.i, label %for.body14.i.i, !llvm.loop !9

for.end23.i.i:                                    ; preds = %for.body14.i.i, %for.cond12.preheader.i.i
  %inc25.i.i = add nuw nsw i64 %lane.056.i.i, 1
  %8 = load i64, ptr %n.i.i, align 8
  %add.ptr27.i.i = getelementptr inbounds float, ptr %x.057.i.i, i64 %8
  %exitcond60.not.i.i = icmp eq i64 %inc25.i.i, 16
  br i1 %exitcond60.not.i.i, label %pack_f.exit.i, label %for.body.i.i, !llvm.loop !10

pack_f.exit.i:                                    ; preds = %for.end23.i.i
  %inc.i = add nuw nsw i64 %k.0180.i, 1
  %exitcond.not.i = icmp eq i64 %inc.i, 3
  br i1 %exitcond.not.i, label %for.cond12.preheader.i, label %for.body.i, !llvm.loop !11

for.cond.cleanup18.loopexit.i:                    ; preds = %cleanup.i
  %.pre197.i = load i64, ptr %n.i.i, align 8
  br label %for.cond.cleanup18.i

for.cond.cleanup18.i:                             ; preds = %for.cond.cleanup18.loopexit.i, %for.cond12.preheader.i
  %9 = phi i64 [ %8, %for.cond12.preheader.i ], [ %.pre197.i, %for.cond.cleanup18.loopexit.i ]
  %wrong.1.lcssa.i = phi i64 [ 0, %for.cond12.preheader.i ], [ %wrong.2.i, %for.cond.cleanup18.loopexit.i ]
  %cond.i155.i = tail call noundef i64 @llvm.smin.i64(i64 %cond.i.i, i64 %9)
  %out2.i.i = getelementptr inbounds i8, ptr %c, i64 16
  br label %for.body47.i

for.body19.i:                                     ; preds = %for.cond12.preheader.i, %cleanup.i
  %wrong.1183.i = phi i64 [ %wrong.2.i, %cleanup.i ], [ 0, %for.cond12.preheader.i ]
  %at.0182.i = phi i64 [ %add34.i, %cleanup.i ], [ %mul1.i, %for.cond12.preheader.i ]
  %at.0182.i.frozen = freeze i64 %at.0182.i
  %div.i = sdiv i64 %at.0182.i.frozen, 16
  %mul20.i = mul nsw i64 %div.i, %mul.i
  %add.ptr21.i = getelementptr inbounds float, ptr %2, i64 %mul20.i
  %10 = mul i64 %div.i, 16
  %rem.i.decomposed = sub i64 %at.0182.i.frozen, %10
  %add.ptr22.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %rem.i.decomposed
  br i1 %cmp23.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %for.body19.i
  tail call fastcc void @solve_panel_f(ptr noundef %add.ptr.i, i64 noundef %mul.i, i64 noundef 3, ptr noundef %add.ptr22.i, i64 noundef %at.0182.i, ptr noundef %3)
  br label %cleanup.i

if.end.i:                                         ; preds = %for.body19.i
  %sub.i = sub nsw i64 %at.0182.i, %mul1.i
  %div26.i = sdiv i64 %sub.i, 16
  %add27.i = add nsw i64 %div26.i, 1
  %cmp11.i73.i.i = icmp sgt i64 %at.0182.i, 0
  br i1 %cmp11.i73.i.i, label %for.cond16.i.preheader.i.i, label %factor_panel_f.exit.i

for.cond16.i.preheader.i.i:                       ; preds = %if.end.i, %for.cond16.i.preheader.i.i
  %sums.i.sroa.21.0.i.i = phi <16 x float> [ %25, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %sums.i.sroa.18.0.i.i = phi <16 x float> [ %23, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %sums.i.sroa.15.0.i.i = phi <16 x float> [ %21, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %sums.i.sroa.12.0.i.i = phi <16 x float> [ %19, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %sums.i.sroa.9.0.i.i = phi <16 x float> [ %17, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %sums.i.sroa.6.0.i.i = phi <16 x float> [ %15, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %sums.i.sroa.0.0.i.i = phi <16 x float> [ %13, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %sums.i.sroa.24.0.i.i = phi <16 x float> [ %27, %for.cond16.i.preheader.i.i ], [ zeroinitializer, %if.end.i ]
  %k.0.i74.i.i = phi i64 [ %inc43.i.i.i, %for.cond16.i.preheader.i.i ], [ 0, %if.end.i ]
  %mul28.i.i.i = shl nsw i64 %k.0.i74.i.i, 4
  %add.ptr29.i.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul28.i.i.i
  %11 = load <16 x float>, ptr %add.ptr29.i.i.i, align 4
  %arrayidx31.i.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul28.i.i.i
  %12 = load float, ptr %arrayidx31.i.i.i, align 4
  %splat.splatinsert.i.i.i = insertelement <16 x float> poison, float %12, i64 0
  %splat.splat.i.i.i = shufflevector <16 x float> %splat.splatinsert.i.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %13 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.i.i, <16 x float> %sums.i.sroa.0.0.i.i)
  %add.i.1.i.i = or disjoint i64 %mul28.i.i.i, 1
  %arrayidx31.i.1.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %add.i.1.i.i
  %14 = load float, ptr %arrayidx31.i.1.i.i, align 4
  %splat.splatinsert.i.1.i.i = insertelement <16 x float> poison, float %14, i64 0
  %splat.splat.i.1.i.i = shufflevector <16 x float> %splat.splatinsert.i.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %15 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.1.i.i, <16 x float> %sums.i.sroa.6.0.i.i)
  %add.i.2.i.i = or disjoint i64 %mul28.i.i.i, 2
  %arrayidx31.i.2.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %add.i.2.i.i
  %16 = load float, ptr %arrayidx31.i.2.i.i, align 4
  %splat.splatinsert.i.2.i.i = insertelement <16 x float> poison, float %16, i64 0
  %splat.splat.i.2.i.i = shufflevector <16 x float> %splat.splatinsert.i.2.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %17 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.2.i.i, <16 x float> %sums.i.sroa.9.0.i.i)
  %add.i.3.i.i = or disjoint i64 %mul28.i.i.i, 3
  %arrayidx31.i.3.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %add.i.3.i.i
  %18 = load float, ptr %arrayidx31.i.3.i.i, align 4
  %splat.splatinsert.i.3.i.i = insertelement <16 x float> poison, float %18, i64 0
  %splat.splat.i.3.i.i = shufflevector <16 x float> %splat.splatinsert.i.3.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %19 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.3.i.i, <16 x float> %sums.i.sroa.12.0.i.i)
  %add.i.4.i.i = or disjoint i64 %mul28.i.i.i, 4
  %arrayidx31.i.4.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %add.i.4.i.i
  %20 = load float, ptr %arrayidx31.i.4.i.i, align 4
  %splat.splatinsert.i.4.i.i = insertelement <16 x float> poison, float %20, i64 0
  %splat.splat.i.4.i.i = shufflevector <16 x float> %splat.splatinsert.i.4.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %21 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.4.i.i, <16 x float> %sums.i.sroa.15.0.i.i)
  %add.i.5.i.i = or disjoint i64 %mul28.i.i.i, 5
  %arrayidx31.i.5.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %add.i.5.i.i
  %22 = load float, ptr %arrayidx31.i.5.i.i, align 4
  %splat.splatinsert.i.5.i.i = insertelement <16 x float> poison, float %22, i64 0
  %splat.splat.i.5.i.i = shufflevector <16 x float> %splat.splatinsert.i.5.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %23 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.5.i.i, <16 x float> %sums.i.sroa.18.0.i.i)
  %add.i.6.i.i = or disjoint i64 %mul28.i.i.i, 6
  %arrayidx31.i.6.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %add.i.6.i.i
  %24 = load float, ptr %arrayidx31.i.6.i.i, align 4
  %splat.splatinsert.i.6.i.i = insertelement <16 x float> poison, float %24, i64 0
  %splat.splat.i.6.i.i = shufflevector <16 x float> %splat.splatinsert.i.6.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %25 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.6.i.i, <16 x float> %sums.i.sroa.21.0.i.i)
  %add.i.7.i.i = or disjoint i64 %mul28.i.i.i, 7
  %arrayidx31.i.7.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %add.i.7.i.i
  %26 = load float, ptr %arrayidx31.i.7.i.i, align 4
  %splat.splatinsert.i.7.i.i = insertelement <16 x float> poison, float %26, i64 0
  %splat.splat.i.7.i.i = shufflevector <16 x float> %splat.splatinsert.i.7.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %27 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %11, <16 x float> %splat.splat.i.7.i.i, <16 x float> %sums.i.sroa.24.0.i.i)
  %inc43.i.i.i = add nuw nsw i64 %k.0.i74.i.i, 1
  %exitcond.not.i158.i = icmp eq i64 %inc43.i.i.i, %at.0182.i
  br i1 %exitcond.not.i158.i, label %factor_panel_f.exit.i, label %for.cond16.i.preheader.i.i, !llvm.loop !12

factor_panel_f.exit.i:                            ; preds = %for.cond16.i.preheader.i.i, %if.end.i
  %sums.i.sroa.21.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %25, %for.cond16.i.preheader.i.i ]
  %sums.i.sroa.18.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %23, %for.cond16.i.preheader.i.i ]
  %sums.i.sroa.15.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %21, %for.cond16.i.preheader.i.i ]
  %sums.i.sroa.12.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %19, %for.cond16.i.preheader.i.i ]
  %sums.i.sroa.9.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %17, %for.cond16.i.preheader.i.i ]
  %sums.i.sroa.6.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %15, %for.cond16.i.preheader.i.i ]
  %sums.i.sroa.0.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %13, %for.cond16.i.preheader.i.i ]
  %sums.i.sroa.24.1.i.i = phi <16 x float> [ zeroinitializer, %if.end.i ], [ %27, %for.cond16.i.preheader.i.i ]
  %add.ptr62.idx.i.i.i = shl nsw i64 %at.0182.i, 6
  %add.ptr62.i.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.i.i
  %28 = load <16 x float>, ptr %add.ptr62.i.i.i, align 4
  %sub65.i.i.i = fsub <16 x float> %28, %sums.i.sroa.0.1.i.i
  %add60.i.1.i.i = or disjoint i64 %at.0182.i, 1
  %add.ptr62.idx.i.1.i.i = shl nsw i64 %add60.i.1.i.i, 6
  %add.ptr62.i.1.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.1.i.i
  %29 = load <16 x float>, ptr %add.ptr62.i.1.i.i, align 4
  %add60.i.2.i.i = or disjoint i64 %at.0182.i, 2
  %add.ptr62.idx.i.2.i.i = shl nsw i64 %add60.i.2.i.i, 6
  %add.ptr62.i.2.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.2.i.i
  %30 = load <16 x float>, ptr %add.ptr62.i.2.i.i, align 4
  %add60.i.3.i.i = or disjoint i64 %at.0182.i, 3
  %add.ptr62.idx.i.3.i.i = shl nsw i64 %add60.i.3.i.i, 6
  %add.ptr62.i.3.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.3.i.i
  %31 = load <16 x float>, ptr %add.ptr62.i.3.i.i, align 4
  %add60.i.4.i.i = or disjoint i64 %at.0182.i, 4
  %add.ptr62.idx.i.4.i.i = shl nsw i64 %add60.i.4.i.i, 6
  %add.ptr62.i.4.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.4.i.i
  %32 = load <16 x float>, ptr %add.ptr62.i.4.i.i, align 4
  %add60.i.5.i.i = or disjoint i64 %at.0182.i, 5
  %add.ptr62.idx.i.5.i.i = shl nsw i64 %add60.i.5.i.i, 6
  %add.ptr62.i.5.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.5.i.i
  %33 = load <16 x float>, ptr %add.ptr62.i.5.i.i, align 4
  %add60.i.6.i.i = or disjoint i64 %at.0182.i, 6
  %add.ptr62.idx.i.6.i.i = shl nsw i64 %add60.i.6.i.i, 6
  %add.ptr62.i.6.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.6.i.i
  %34 = load <16 x float>, ptr %add.ptr62.i.6.i.i, align 4
  %add60.i.7.i.i = or disjoint i64 %at.0182.i, 7
  %add.ptr62.idx.i.7.i.i = shl nsw i64 %add60.i.7.i.i, 6
  %add.ptr62.i.7.i.i = getelementptr inbounds i8, ptr %add.ptr21.i, i64 %add.ptr62.idx.i.7.i.i
  %35 = load <16 x float>, ptr %add.ptr62.i.7.i.i, align 4
  %mul.i156.i = shl nsw i64 %at.0182.i, 4
  %add.ptr.i157.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.i156.i
  %add.ptr6.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.i156.i
  store <16 x float> %sub65.i.i.i, ptr %add.ptr6.i.i, align 4
  %36 = load float, ptr %add.ptr.i157.i, align 4
  %sqrtf.i.i = tail call float @sqrtf(float noundef %36) #7
  %div.i.i = fdiv float 1.000000e+00, %sqrtf.i.i
  %arrayidx12.i.i = getelementptr inbounds float, ptr %3, i64 %at.0182.i
  store float %div.i.i, ptr %arrayidx12.i.i, align 4
  %splat.splatinsert.i.i = insertelement <16 x float> poison, float %div.i.i, i64 0
  %splat.splat.i.i = shufflevector <16 x float> %splat.splatinsert.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.i.i = fmul <16 x float> %sub65.i.i.i, %splat.splat.i.i
  store <16 x float> %mul14.i.i, ptr %add.ptr6.i.i, align 4
  %sub65.i.7.i.i = fsub <16 x float> %35, %sums.i.sroa.24.1.i.i
  %sub65.i.6.i.i = fsub <16 x float> %34, %sums.i.sroa.21.1.i.i
  %sub65.i.5.i.i = fsub <16 x float> %33, %sums.i.sroa.18.1.i.i
  %sub65.i.4.i.i = fsub <16 x float> %32, %sums.i.sroa.15.1.i.i
  %sub65.i.3.i.i = fsub <16 x float> %31, %sums.i.sroa.12.1.i.i
  %sub65.i.2.i.i = fsub <16 x float> %30, %sums.i.sroa.9.1.i.i
  %neg.i.i = fneg <16 x float> %mul14.i.i
  %arrayidx27.184.i.i = getelementptr inbounds i8, ptr %add.ptr.i157.i, i64 8
  %37 = load float, ptr %arrayidx27.184.i.i, align 4
  %splat.splatinsert28.185.i.i = insertelement <16 x float> poison, float %37, i64 0
  %splat.splat29.186.i.i = shufflevector <16 x float> %splat.splatinsert28.185.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %38 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %splat.splat29.186.i.i, <16 x float> %sub65.i.2.i.i)
  %arrayidx27.290.i.i = getelementptr inbounds i8, ptr %add.ptr.i157.i, i64 12
  %39 = load float, ptr %arrayidx27.290.i.i, align 4
  %splat.splatinsert28.291.i.i = insertelement <16 x float> poison, float %39, i64 0
  %splat.splat29.292.i.i = shufflevector <16 x float> %splat.splatinsert28.291.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %40 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %splat.splat29.292.i.i, <16 x float> %sub65.i.3.i.i)
  %arrayidx27.396.i.i = getelementptr inbounds i8, ptr %add.ptr.i157.i, i64 16
  %41 = load float, ptr %arrayidx27.396.i.i, align 4
  %splat.splatinsert28.397.i.i = insertelement <16 x float> poison, float %41, i64 0
  %splat.splat29.398.i.i = shufflevector <16 x float> %splat.splatinsert28.397.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %42 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %splat.splat29.398.i.i, <16 x float> %sub65.i.4.i.i)
  %arrayidx27.4102.i.i = getelementptr inbounds i8, ptr %add.ptr.i157.i, i64 20
  %43 = load float, ptr %arrayidx27.4102.i.i, align 4
  %splat.splatinsert28.4103.i.i = insertelement <16 x float> poison, float %43, i64 0
  %splat.splat29.4104.i.i = shufflevector <16 x float> %splat.splatinsert28.4103.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %44 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %splat.splat29.4104.i.i, <16 x float> %sub65.i.5.i.i)
  %arrayidx27.5108.i.i = getelementptr inbounds i8, ptr %add.ptr.i157.i, i64 24
  %45 = load float, ptr %arrayidx27.5108.i.i, align 4
  %splat.splatinsert28.5109.i.i = insertelement <16 x float> poison, float %45, i64 0
  %splat.splat29.5110.i.i = shufflevector <16 x float> %splat.splatinsert28.5109.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %splat.splat29.5110.i.i, <16 x float> %sub65.i.6.i.i)
  %arrayidx27.6114.i.i = getelementptr inbounds i8, ptr %add.ptr.i157.i, i64 28
  %47 = load float, ptr %arrayidx27.6114.i.i, align 4
  %splat.splatinsert28.6115.i.i = insertelement <16 x float> poison, float %47, i64 0
  %splat.splat29.6116.i.i = shufflevector <16 x float> %splat.splatinsert28.6115.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %48 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %splat.splat29.6116.i.i, <16 x float> %sub65.i.7.i.i)
  %arrayidx27.i.i = getelementptr inbounds i8, ptr %add.ptr.i157.i, i64 4
  %49 = load float, ptr %arrayidx27.i.i, align 4
  %splat.splatinsert28.i.i = insertelement <16 x float> poison, float %49, i64 0
  %splat.splat29.i.i = shufflevector <16 x float> %splat.splatinsert28.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %sub65.i.1.i.i = fsub <16 x float> %29, %sums.i.sroa.6.1.i.i
  %50 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %splat.splat29.i.i, <16 x float> %sub65.i.1.i.i)
  store float %sqrtf.i.i, ptr %add.ptr.i157.i, align 4
  %mul.1.i.i = shl nsw i64 %add60.i.1.i.i, 4
  %add.ptr.1.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.1.i.i
  %add.ptr2.1.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 4
  %add.ptr6.1.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.1.i.i
  store <16 x float> %50, ptr %add.ptr6.1.i.i, align 4
  %51 = load float, ptr %add.ptr2.1.i.i, align 4
  %sqrtf.1.i.i = tail call float @sqrtf(float noundef %51) #7
  %div.1.i.i = fdiv float 1.000000e+00, %sqrtf.1.i.i
  %arrayidx12.1.i.i = getelementptr inbounds float, ptr %3, i64 %add60.i.1.i.i
  store float %div.1.i.i, ptr %arrayidx12.1.i.i, align 4
  %splat.splatinsert.1.i.i = insertelement <16 x float> poison, float %div.1.i.i, i64 0
  %splat.splat.1.i.i = shufflevector <16 x float> %splat.splatinsert.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.1.i.i = fmul <16 x float> %50, %splat.splat.1.i.i
  store <16 x float> %mul14.1.i.i, ptr %add.ptr6.1.i.i, align 4
  %neg.1.i.i = fneg <16 x float> %mul14.1.i.i
  %arrayidx27.1.1.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 12
  %52 = load float, ptr %arrayidx27.1.1.i.i, align 4
  %splat.splatinsert28.1.1.i.i = insertelement <16 x float> poison, float %52, i64 0
  %splat.splat29.1.1.i.i = shufflevector <16 x float> %splat.splatinsert28.1.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %53 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.1.i.i, <16 x float> %splat.splat29.1.1.i.i, <16 x float> %40)
  %arrayidx27.1.2.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 16
  %54 = load float, ptr %arrayidx27.1.2.i.i, align 4
  %splat.splatinsert28.1.2.i.i = insertelement <16 x float> poison, float %54, i64 0
  %splat.splat29.1.2.i.i = shufflevector <16 x float> %splat.splatinsert28.1.2.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %55 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.1.i.i, <16 x float> %splat.splat29.1.2.i.i, <16 x float> %42)
  %arrayidx27.1.3.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 20
  %56 = load float, ptr %arrayidx27.1.3.i.i, align 4
  %splat.splatinsert28.1.3.i.i = insertelement <16 x float> poison, float %56, i64 0
  %splat.splat29.1.3.i.i = shufflevector <16 x float> %splat.splatinsert28.1.3.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %57 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.1.i.i, <16 x float> %splat.splat29.1.3.i.i, <16 x float> %44)
  %arrayidx27.1.4.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 24
  %58 = load float, ptr %arrayidx27.1.4.i.i, align 4
  %splat.splatinsert28.1.4.i.i = insertelement <16 x float> poison, float %58, i64 0
  %splat.splat29.1.4.i.i = shufflevector <16 x float> %splat.splatinsert28.1.4.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %59 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.1.i.i, <16 x float> %splat.splat29.1.4.i.i, <16 x float> %46)
  %arrayidx27.1.5.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 28
  %60 = load float, ptr %arrayidx27.1.5.i.i, align 4
  %splat.splatinsert28.1.5.i.i = insertelement <16 x float> poison, float %60, i64 0
  %splat.splat29.1.5.i.i = shufflevector <16 x float> %splat.splatinsert28.1.5.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %61 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.1.i.i, <16 x float> %splat.splat29.1.5.i.i, <16 x float> %48)
  %arrayidx27.1.i.i = getelementptr inbounds i8, ptr %add.ptr.1.i.i, i64 8
  %62 = load float, ptr %arrayidx27.1.i.i, align 4
  %splat.splatinsert28.1.i.i = insertelement <16 x float> poison, float %62, i64 0
  %splat.splat29.1.i.i = shufflevector <16 x float> %splat.splatinsert28.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.1.i.i, <16 x float> %splat.splat29.1.i.i, <16 x float> %38)
  store float %sqrtf.1.i.i, ptr %add.ptr2.1.i.i, align 4
  %mul.2.i.i = shl nsw i64 %add60.i.2.i.i, 4
  %add.ptr.2.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.2.i.i
  %add.ptr2.2.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i, i64 8
  %add.ptr6.2.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.2.i.i
  store <16 x float> %63, ptr %add.ptr6.2.i.i, align 4
  %64 = load float, ptr %add.ptr2.2.i.i, align 4
  %sqrtf.2.i.i = tail call float @sqrtf(float noundef %64) #7
  %div.2.i.i = fdiv float 1.000000e+00, %sqrtf.2.i.i
  %arrayidx12.2.i.i = getelementptr inbounds float, ptr %3, i64 %add60.i.2.i.i
  store float %div.2.i.i, ptr %arrayidx12.2.i.i, align 4
  %splat.splatinsert.2.i.i = insertelement <16 x float> poison, float %div.2.i.i, i64 0
  %splat.splat.2.i.i = shufflevector <16 x float> %splat.splatinsert.2.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.2.i.i = fmul <16 x float> %63, %splat.splat.2.i.i
  store <16 x float> %mul14.2.i.i, ptr %add.ptr6.2.i.i, align 4
  %neg.2.i.i = fneg <16 x float> %mul14.2.i.i
  %arrayidx27.2.1.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i, i64 16
  %65 = load float, ptr %arrayidx27.2.1.i.i, align 4
  %splat.splatinsert28.2.1.i.i = insertelement <16 x float> poison, float %65, i64 0
  %splat.splat29.2.1.i.i = shufflevector <16 x float> %splat.splatinsert28.2.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %66 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.2.i.i, <16 x float> %splat.splat29.2.1.i.i, <16 x float> %55)
  %arrayidx27.2.2.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i, i64 20
  %67 = load float, ptr %arrayidx27.2.2.i.i, align 4
  %splat.splatinsert28.2.2.i.i = insertelement <16 x float> poison, float %67, i64 0
  %splat.splat29.2.2.i.i = shufflevector <16 x float> %splat.splatinsert28.2.2.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %68 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.2.i.i, <16 x float> %splat.splat29.2.2.i.i, <16 x float> %57)
  %arrayidx27.2.3.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i, i64 24
  %69 = load float, ptr %arrayidx27.2.3.i.i, align 4
  %splat.splatinsert28.2.3.i.i = insertelement <16 x float> poison, float %69, i64 0
  %splat.splat29.2.3.i.i = shufflevector <16 x float> %splat.splatinsert28.2.3.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %70 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.2.i.i, <16 x float> %splat.splat29.2.3.i.i, <16 x float> %59)
  %arrayidx27.2.4.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i, i64 28
  %71 = load float, ptr %arrayidx27.2.4.i.i, align 4
  %splat.splatinsert28.2.4.i.i = insertelement <16 x float> poison, float %71, i64 0
  %splat.splat29.2.4.i.i = shufflevector <16 x float> %splat.splatinsert28.2.4.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.2.i.i, <16 x float> %splat.splat29.2.4.i.i, <16 x float> %61)
  %arrayidx27.2.i.i = getelementptr inbounds i8, ptr %add.ptr.2.i.i, i64 12
  %73 = load float, ptr %arrayidx27.2.i.i, align 4
  %splat.splatinsert28.2.i.i = insertelement <16 x float> poison, float %73, i64 0
  %splat.splat29.2.i.i = shufflevector <16 x float> %splat.splatinsert28.2.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %74 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.2.i.i, <16 x float> %splat.splat29.2.i.i, <16 x float> %53)
  store float %sqrtf.2.i.i, ptr %add.ptr2.2.i.i, align 4
  %mul.3.i.i = shl nsw i64 %add60.i.3.i.i, 4
  %add.ptr.3.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.3.i.i
  %add.ptr2.3.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i, i64 12
  %add.ptr6.3.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.3.i.i
  store <16 x float> %74, ptr %add.ptr6.3.i.i, align 4
  %75 = load float, ptr %add.ptr2.3.i.i, align 4
  %sqrtf.3.i.i = tail call float @sqrtf(float noundef %75) #7
  %div.3.i.i = fdiv float 1.000000e+00, %sqrtf.3.i.i
  %arrayidx12.3.i.i = getelementptr inbounds float, ptr %3, i64 %add60.i.3.i.i
  store float %div.3.i.i, ptr %arrayidx12.3.i.i, align 4
  %splat.splatinsert.3.i.i = insertelement <16 x float> poison, float %div.3.i.i, i64 0
  %splat.splat.3.i.i = shufflevector <16 x float> %splat.splatinsert.3.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.3.i.i = fmul <16 x float> %74, %splat.splat.3.i.i
  store <16 x float> %mul14.3.i.i, ptr %add.ptr6.3.i.i, align 4
  %neg.3.i.i = fneg <16 x float> %mul14.3.i.i
  %arrayidx27.3.1.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i, i64 20
  %76 = load float, ptr %arrayidx27.3.1.i.i, align 4
  %splat.splatinsert28.3.1.i.i = insertelement <16 x float> poison, float %76, i64 0
  %splat.splat29.3.1.i.i = shufflevector <16 x float> %splat.splatinsert28.3.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %77 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.3.i.i, <16 x float> %splat.splat29.3.1.i.i, <16 x float> %68)
  %arrayidx27.3.2.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i, i64 24
  %78 = load float, ptr %arrayidx27.3.2.i.i, align 4
  %splat.splatinsert28.3.2.i.i = insertelement <16 x float> poison, float %78, i64 0
  %splat.splat29.3.2.i.i = shufflevector <16 x float> %splat.splatinsert28.3.2.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %79 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.3.i.i, <16 x float> %splat.splat29.3.2.i.i, <16 x float> %70)
  %arrayidx27.3.3.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i, i64 28
  %80 = load float, ptr %arrayidx27.3.3.i.i, align 4
  %splat.splatinsert28.3.3.i.i = insertelement <16 x float> poison, float %80, i64 0
  %splat.splat29.3.3.i.i = shufflevector <16 x float> %splat.splatinsert28.3.3.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %81 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.3.i.i, <16 x float> %splat.splat29.3.3.i.i, <16 x float> %72)
  %arrayidx27.3.i.i = getelementptr inbounds i8, ptr %add.ptr.3.i.i, i64 16
  %82 = load float, ptr %arrayidx27.3.i.i, align 4
  %splat.splatinsert28.3.i.i = insertelement <16 x float> poison, float %82, i64 0
  %splat.splat29.3.i.i = shufflevector <16 x float> %splat.splatinsert28.3.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %83 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.3.i.i, <16 x float> %splat.splat29.3.i.i, <16 x float> %66)
  store float %sqrtf.3.i.i, ptr %add.ptr2.3.i.i, align 4
  %mul.4.i.i = shl nsw i64 %add60.i.4.i.i, 4
  %add.ptr.4.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.4.i.i
  %add.ptr2.4.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i, i64 16
  %add.ptr6.4.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.4.i.i
  store <16 x float> %83, ptr %add.ptr6.4.i.i, align 4
  %84 = load float, ptr %add.ptr2.4.i.i, align 4
  %sqrtf.4.i.i = tail call float @sqrtf(float noundef %84) #7
  %div.4.i.i = fdiv float 1.000000e+00, %sqrtf.4.i.i
  %arrayidx12.4.i.i = getelementptr inbounds float, ptr %3, i64 %add60.i.4.i.i
  store float %div.4.i.i, ptr %arrayidx12.4.i.i, align 4
  %splat.splatinsert.4.i.i = insertelement <16 x float> poison, float %div.4.i.i, i64 0
  %splat.splat.4.i.i = shufflevector <16 x float> %splat.splatinsert.4.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.4.i.i = fmul <16 x float> %83, %splat.splat.4.i.i
  store <16 x float> %mul14.4.i.i, ptr %add.ptr6.4.i.i, align 4
  %neg.4.i.i = fneg <16 x float> %mul14.4.i.i
  %arrayidx27.4.1.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i, i64 24
  %85 = load float, ptr %arrayidx27.4.1.i.i, align 4
  %splat.splatinsert28.4.1.i.i = insertelement <16 x float> poison, float %85, i64 0
  %splat.splat29.4.1.i.i = shufflevector <16 x float> %splat.splatinsert28.4.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %86 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.4.i.i, <16 x float> %splat.splat29.4.1.i.i, <16 x float> %79)
  %arrayidx27.4.2.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i, i64 28
  %87 = load float, ptr %arrayidx27.4.2.i.i, align 4
  %splat.splatinsert28.4.2.i.i = insertelement <16 x float> poison, float %87, i64 0
  %splat.splat29.4.2.i.i = shufflevector <16 x float> %splat.splatinsert28.4.2.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %88 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.4.i.i, <16 x float> %splat.splat29.4.2.i.i, <16 x float> %81)
  %arrayidx27.4.i.i = getelementptr inbounds i8, ptr %add.ptr.4.i.i, i64 20
  %89 = load float, ptr %arrayidx27.4.i.i, align 4
  %splat.splatinsert28.4.i.i = insertelement <16 x float> poison, float %89, i64 0
  %splat.splat29.4.i.i = shufflevector <16 x float> %splat.splatinsert28.4.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %90 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.4.i.i, <16 x float> %splat.splat29.4.i.i, <16 x float> %77)
  store float %sqrtf.4.i.i, ptr %add.ptr2.4.i.i, align 4
  %mul.5.i.i = shl nsw i64 %add60.i.5.i.i, 4
  %add.ptr.5.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.5.i.i
  %add.ptr2.5.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i, i64 20
  %add.ptr6.5.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.5.i.i
  store <16 x float> %90, ptr %add.ptr6.5.i.i, align 4
  %91 = load float, ptr %add.ptr2.5.i.i, align 4
  %sqrtf.5.i.i = tail call float @sqrtf(float noundef %91) #7
  %div.5.i.i = fdiv float 1.000000e+00, %sqrtf.5.i.i
  %arrayidx12.5.i.i = getelementptr inbounds float, ptr %3, i64 %add60.i.5.i.i
  store float %div.5.i.i, ptr %arrayidx12.5.i.i, align 4
  %splat.splatinsert.5.i.i = insertelement <16 x float> poison, float %div.5.i.i, i64 0
  %splat.splat.5.i.i = shufflevector <16 x float> %splat.splatinsert.5.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.5.i.i = fmul <16 x float> %90, %splat.splat.5.i.i
  store <16 x float> %mul14.5.i.i, ptr %add.ptr6.5.i.i, align 4
  %neg.5.i.i = fneg <16 x float> %mul14.5.i.i
  %arrayidx27.5.1.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i, i64 28
  %92 = load float, ptr %arrayidx27.5.1.i.i, align 4
  %splat.splatinsert28.5.1.i.i = insertelement <16 x float> poison, float %92, i64 0
  %splat.splat29.5.1.i.i = shufflevector <16 x float> %splat.splatinsert28.5.1.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %93 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.5.i.i, <16 x float> %splat.splat29.5.1.i.i, <16 x float> %88)
  %arrayidx27.5.i.i = getelementptr inbounds i8, ptr %add.ptr.5.i.i, i64 24
  %94 = load float, ptr %arrayidx27.5.i.i, align 4
  %splat.splatinsert28.5.i.i = insertelement <16 x float> poison, float %94, i64 0
  %splat.splat29.5.i.i = shufflevector <16 x float> %splat.splatinsert28.5.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %95 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.5.i.i, <16 x float> %splat.splat29.5.i.i, <16 x float> %86)
  store float %sqrtf.5.i.i, ptr %add.ptr2.5.i.i, align 4
  %mul.6.i.i = shl nsw i64 %add60.i.6.i.i, 4
  %add.ptr.6.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.6.i.i
  %add.ptr2.6.i.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i, i64 24
  %add.ptr6.6.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.6.i.i
  store <16 x float> %95, ptr %add.ptr6.6.i.i, align 4
  %96 = load float, ptr %add.ptr2.6.i.i, align 4
  %sqrtf.6.i.i = tail call float @sqrtf(float noundef %96) #7
  %div.6.i.i = fdiv float 1.000000e+00, %sqrtf.6.i.i
  %arrayidx12.6.i.i = getelementptr inbounds float, ptr %3, i64 %add60.i.6.i.i
  store float %div.6.i.i, ptr %arrayidx12.6.i.i, align 4
  %splat.splatinsert.6.i.i = insertelement <16 x float> poison, float %div.6.i.i, i64 0
  %splat.splat.6.i.i = shufflevector <16 x float> %splat.splatinsert.6.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.6.i.i = fmul <16 x float> %95, %splat.splat.6.i.i
  store <16 x float> %mul14.6.i.i, ptr %add.ptr6.6.i.i, align 4
  %neg.6.i.i = fneg <16 x float> %mul14.6.i.i
  %arrayidx27.6.i.i = getelementptr inbounds i8, ptr %add.ptr.6.i.i, i64 28
  %97 = load float, ptr %arrayidx27.6.i.i, align 4
  %splat.splatinsert28.6.i.i = insertelement <16 x float> poison, float %97, i64 0
  %splat.splat29.6.i.i = shufflevector <16 x float> %splat.splatinsert28.6.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %98 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.6.i.i, <16 x float> %splat.splat29.6.i.i, <16 x float> %93)
  store float %sqrtf.6.i.i, ptr %add.ptr2.6.i.i, align 4
  %mul.7.i.i = shl nsw i64 %add60.i.7.i.i, 4
  %add.ptr.7.i.i = getelementptr inbounds float, ptr %add.ptr22.i, i64 %mul.7.i.i
  %add.ptr2.7.i.i = getelementptr inbounds i8, ptr %add.ptr.7.i.i, i64 28
  %add.ptr6.7.i.i = getelementptr inbounds float, ptr %add.ptr21.i, i64 %mul.7.i.i
  store <16 x float> %98, ptr %add.ptr6.7.i.i, align 4
  %99 = load float, ptr %add.ptr2.7.i.i, align 4
  %sqrtf.7.i.i = tail call float @sqrtf(float noundef %99) #7
  %div.7.i.i = fdiv float 1.000000e+00, %sqrtf.7.i.i
  %arrayidx12.7.i.i = getelementptr inbounds float, ptr %3, i64 %add60.i.7.i.i
  store float %div.7.i.i, ptr %arrayidx12.7.i.i, align 4
  %splat.splatinsert.7.i.i = insertelement <16 x float> poison, float %div.7.i.i, i64 0
  %splat.splat.7.i.i = shufflevector <16 x float> %splat.splatinsert.7.i.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul14.7.i.i = fmul <16 x float> %98, %splat.splat.7.i.i
  store <16 x float> %mul14.7.i.i, ptr %add.ptr6.7.i.i, align 4
  %cmp8.7.i.i = fcmp ole float %99, 0.000000e+00
  %cmp8.i.i = fcmp ole float %36, 0.000000e+00
  %cmp8.1.i.i = fcmp ole float %51, 0.000000e+00
  %or.1184.i.i = or i1 %cmp8.i.i, %cmp8.1.i.i
  %cmp8.2.i.i = fcmp ole float %64, 0.000000e+00
  %or.2185.i.i = or i1 %or.1184.i.i, %cmp8.2.i.i
  %cmp8.3.i.i = fcmp ole float %75, 0.000000e+00
  %or.3186.i.i = or i1 %or.2185.i.i, %cmp8.3.i.i
  %cmp8.4.i.i = fcmp ole float %84, 0.000000e+00
  %or.4187.i.i = or i1 %or.3186.i.i, %cmp8.4.i.i
  %cmp8.5.i.i = fcmp ole float %91, 0.000000e+00
  %or.5188.i.i = or i1 %or.4187.i.i, %cmp8.5.i.i
  %cmp8.6.i.i = fcmp ole float %96, 0.000000e+00
  %or.6189.i.i = or i1 %or.5188.i.i, %cmp8.6.i.i
  %or.7190.i.i = or i1 %or.6189.i.i, %cmp8.7.i.i
  %or.7.i.i = zext i1 %or.7190.i.i to i64
  store float %sqrtf.7.i.i, ptr %add.ptr2.7.i.i, align 4
  %or.i = or i64 %wrong.1183.i, %or.7.i.i
  %mul29.i = mul nsw i64 %add27.i, %mul.i
  %add.ptr30.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul29.i
  %sub31.i = sub nsw i64 2, %div26.i
  tail call fastcc void @solve_panel_f(ptr noundef %add.ptr30.i, i64 noundef %mul.i, i64 noundef %sub31.i, ptr noundef %add.ptr22.i, i64 noundef %at.0182.i, ptr noundef %3)
  br label %cleanup.i

cleanup.i:                                        ; preds = %factor_panel_f.exit.i, %if.then.i
  %wrong.2.i = phi i64 [ %wrong.1183.i, %if.then.i ], [ %or.i, %factor_panel_f.exit.i ]
  %add34.i = add nsw i64 %at.0182.i, 8
  %cmp17.i = icmp slt i64 %add34.i, %cond.i.i
  br i1 %cmp17.i, label %for.body19.i, label %for.cond.cleanup18.loopexit.i, !llvm.loop !13

for.cond58.preheader.i:                           ; preds = %unpack_f.exit.i
  %cmp60.i = icmp ne i64 %row, %column
  %cmp59187.i = icmp slt i64 %mul1.i, %cond.i155.i
  %100 = and i1 %cmp60.i, %cmp59187.i
  br i1 %100, label %for.body62.lr.ph.i, label %cond.end

for.body62.lr.ph.i:                               ; preds = %for.cond58.preheader.i
  %add64.i = add nsw i64 %mul7.i, 48
  br label %for.body62.i

for.body47.i:                                     ; preds = %unpack_f.exit.i, %for.cond.cleanup18.i
  %k43.0186.i = phi i64 [ 0, %for.cond.cleanup18.i ], [ %inc54.i, %unpack_f.exit.i ]
  %mul49.i = shl nuw nsw i64 %k43.0186.i, 4
  %add50.i = add nsw i64 %mul49.i, %mul7.i
  %mul51.i = mul nsw i64 %k43.0186.i, %mul.i
  %add.ptr52.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %mul51.i
  br label %land.rhs.i.i

land.rhs.i.i:                                     ; preds = %for.end19.i.i, %for.body47.i
  %indvars.iv.in.i.i = phi i64 [ %add50.i, %for.body47.i ], [ %indvars.iv.i.i, %for.end19.i.i ]
  %lane.044.i.i = phi i64 [ 0, %for.body47.i ], [ %inc21.i.i, %for.end19.i.i ]
  %indvars.iv.i.i = add i64 %indvars.iv.in.i.i, 1
  %101 = add nsw i64 %lane.044.i.i, %add50.i
  %102 = shl i64 %101, 2
  %smin.i.i = tail call i64 @llvm.smin.i64(i64 %cond.i155.i, i64 %indvars.iv.i.i)
  %103 = load i64, ptr %n.i.i, align 8
  %cmp1.i.i = icmp slt i64 %101, %103
  br i1 %cmp1.i.i, label %for.body.i161.i, label %unpack_f.exit.i

for.body.i161.i:                                  ; preds = %land.rhs.i.i
  %104 = load ptr, ptr %out2.i.i, align 8
  %mul.i162.i = mul nsw i64 %103, %101
  %add.ptr.i163.i = getelementptr inbounds float, ptr %104, i64 %mul.i162.i
  %add6.i.i = add nsw i64 %101, 1
  %cond.i.i164.i = tail call noundef i64 @llvm.smin.i64(i64 %add6.i.i, i64 %cond.i155.i)
  %cmp840.i.i = icmp sgt i64 %cond.i.i164.i, %mul1.i
  br i1 %cmp840.i.i, label %for.body9.preheader.i.i, label %for.cond13.preheader.i.i

for.body9.preheader.i.i:                          ; preds = %for.body.i161.i
  %invariant.gep.i166.i = getelementptr float, ptr %add.ptr52.i, i64 %lane.044.i.i
  br label %for.body9.i.i

for.cond13.preheader.i.i:                         ; preds = %for.body9.i.i, %for.body.i161.i
  %k.0.lcssa.i165.i = phi i64 [ %mul1.i, %for.body.i161.i ], [ %smin.i.i, %for.body9.i.i ]
  %cmp1442.i.i = icmp slt i64 %k.0.lcssa.i165.i, %cond.i155.i
  br i1 %cmp1442.i.i, label %for.body15.preheader.i.i, label %for.end19.i.i

for.body15.preheader.i.i:                         ; preds = %for.cond13.preheader.i.i
  %105 = mul i64 %102, %103
  %106 = shl i64 %k.0.lcssa.i165.i, 2
  %107 = getelementptr i8, ptr %104, i64 %105
  %scevgep.i.i = getelementptr i8, ptr %107, i64 %106
  %108 = sub i64 %cond.i155.i, %k.0.lcssa.i165.i
  %109 = shl i64 %108, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %scevgep.i.i, i8 0, i64 %109, i1 false)
  br label %for.end19.i.i

for.body9.i.i:                                    ; preds = %for.body9.i.i, %for.body9.preheader.i.i
  %k.041.i.i = phi i64 [ %inc.i170.i, %for.body9.i.i ], [ %mul1.i, %for.body9.preheader.i.i ]
  %.idx.i167.i = shl i64 %k.041.i.i, 6
  %gep.i168.i = getelementptr i8, ptr %invariant.gep.i166.i, i64 %.idx.i167.i
  %110 = load float, ptr %gep.i168.i, align 4
  %arrayidx12.i169.i = getelementptr inbounds float, ptr %add.ptr.i163.i, i64 %k.041.i.i
  store float %110, ptr %arrayidx12.i169.i, align 4
  %inc.i170.i = add nsw i64 %k.041.i.i, 1
  %exitcond.not.i171.i = icmp eq i64 %inc.i170.i, %smin.i.i
  br i1 %exitcond.not.i171.i, label %for.cond13.preheader.i.i, label %for.body9.i.i, !llvm.loop !14

for.end19.i.i:                                    ; preds = %for.body15.preheader.i.i, %for.cond13.preheader.i.i
  %inc21.i.i = add nuw nsw i64 %lane.044.i.i, 1
  %exitcond45.not.i.i = icmp eq i64 %inc21.i.i, 16
  br i1 %exitcond45.not.i.i, label %unpack_f.exit.i, label %land.rhs.i.i, !llvm.loop !15

unpack_f.exit.i:                                  ; preds = %for.end19.i.i, %land.rhs.i.i
  %inc54.i = add nuw nsw i64 %k43.0186.i, 1
  %exitcond196.not.i = icmp eq i64 %inc54.i, 3
  br i1 %exitcond196.not.i, label %for.cond58.preheader.i, label %for.body47.i, !llvm.loop !16

for.body62.i:                                     ; preds = %for.body62.i, %for.body62.lr.ph.i
  %k57.0188.i = phi i64 [ %mul1.i, %for.body62.lr.ph.i ], [ %inc74.i, %for.body62.i ]
  %111 = load i64, ptr %n.i.i, align 8
  %cond.i172.i = tail call noundef i64 @llvm.smin.i64(i64 %add64.i, i64 %111)
  %112 = load ptr, ptr %out2.i.i, align 8
  %mul68.i = mul nsw i64 %111, %k57.0188.i
  %add.ptr69.i = getelementptr inbounds float, ptr %112, i64 %mul68.i
  %add.ptr70.i = getelementptr inbounds float, ptr %add.ptr69.i, i64 %mul7.i
  %sub71.i = sub nsw i64 %cond.i172.i, %mul7.i
  %mul72.i = shl i64 %sub71.i, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %add.ptr70.i, i8 0, i64 %mul72.i, i1 false)
  %inc74.i = add nsw i64 %k57.0188.i, 1
  %exitcond266.not = icmp eq i64 %inc74.i, %cond.i155.i
  br i1 %exitcond266.not, label %cond.end, label %for.body62.i, !llvm.loop !17

cond.false:                                       ; preds = %entry
  %mul.i7 = shl nsw i64 %1, 3
  %mul4.i12 = mul nsw i64 %row, 6
  %mul5.i13 = mul nsw i64 %mul4.i12, %mul.i7
  %add.ptr.i14 = getelementptr inbounds double, ptr %2, i64 %mul5.i13
  br label %for.body.i20

for.cond12.preheader.i45:                         ; preds = %pack_d.exit.i
  %cmp17180.i = icmp sgt i64 %1, %mul1.i
  %cmp23.not.i46 = icmp eq i64 %row, %column
  %cond.i = select i1 %cmp23.not.i46, i64 6, i64 3
  br label %for.cond16.preheader.i

for.body.i20:                                     ; preds = %pack_d.exit.i, %cond.false
  %113 = phi i64 [ %.pre.i, %cond.false ], [ %117, %pack_d.exit.i ]
  %k.0179.i = phi i64 [ 0, %cond.false ], [ %inc.i43, %pack_d.exit.i ]
  %mul8.i21 = shl nuw nsw i64 %k.0179.i, 3
  %add9.i22 = add nsw i64 %mul8.i21, %mul7.i
  %mul10.i23 = mul nsw i64 %k.0179.i, %mul.i7
  %add.ptr11.i24 = getelementptr inbounds double, ptr %add.ptr.i14, i64 %mul10.i23
  %114 = load ptr, ptr %x1.i.i, align 8
  %mul.i.i25 = mul nsw i64 %add9.i22, %113
  %add.ptr.i.i26 = getelementptr inbounds double, ptr %114, i64 %mul.i.i25
  br label %for.body.i.i27

for.body.i.i27:                                   ; preds = %for.end23.i.i39, %for.body.i20
  %115 = phi i64 [ %113, %for.body.i20 ], [ %117, %for.end23.i.i39 ]
  %x.057.i.i28 = phi ptr [ %add.ptr.i.i26, %for.body.i20 ], [ %add.ptr27.i.i41, %for.end23.i.i39 ]
  %lane.056.i.i29 = phi i64 [ 0, %for.body.i20 ], [ %inc25.i.i40, %for.end23.i.i39 ]
  %add.i.i30 = add nsw i64 %lane.056.i.i29, %add9.i22
  %cmp3.i.i31 = icmp slt i64 %add.i.i30, %115
  %add5.i.i32 = add nsw i64 %add.i.i30, 1
  %cond.i.i.i33 = tail call i64 @llvm.smin.i64(i64 %add5.i.i32, i64 %cond.i.i)
  %cond.i154.i34 = select i1 %cmp3.i.i31, i64 %cond.i.i.i33, i64 %mul1.i
  %cmp752.i.i35 = icmp sgt i64 %cond.i154.i34, %mul1.i
  br i1 %cmp752.i.i35, label %for.body8.preheader.i.i221, label %for.cond12.preheader.i.i36

for.body8.preheader.i.i221:                       ; preds = %for.body.i.i27
  %invariant.gep.i.i222 = getelementptr double, ptr %add.ptr11.i24, i64 %lane.056.i.i29
  br label %for.body8.i.i223

for.cond12.preheader.i.i36:                       ; preds = %for.body8.i.i223, %for.body.i.i27
  %k.0.lcssa.i.i37 = phi i64 [ %mul1.i, %for.body.i.i27 ], [ %cond.i154.i34, %for.body8.i.i223 ]
  %cmp1354.i.i38 = icmp slt i64 %k.0.lcssa.i.i37, %cond.i.i
  br i1 %cmp1354.i.i38, label %for.body14.preheader.i.i211, label %for.end23.i.i39

for.body14.preheader.i.i211:                      ; preds = %for.cond12.preheader.i.i36
  %invariant.gep61.i.i212 = getelementptr double, ptr %add.ptr11.i24, i64 %lane.056.i.i29
  br label %for.body14.i.i213

for.body8.i.i223:                                 ; preds = %for.body8.i.i223, %for.body8.preheader.i.i221
  %k.053.i.i224 = phi i64 [ %inc.i.i228, %for.body8.i.i223 ], [ %mul1.i, %for.body8.preheader.i.i221 ]
  %arrayidx.i.i225 = getelementptr inbounds double, ptr %x.057.i.i28, i64 %k.053.i.i224
  %116 = load double, ptr %arrayidx.i.i225, align 8
  %.idx.i.i226 = shl i64 %k.053.i.i224, 6
  %gep.i.i227 = getelementptr i8, ptr %invariant.gep.i.i222, i64 %.idx.i.i226
  store double %116, ptr %gep.i.i227, align 8
  %inc.i.i228 = add nsw i64 %k.053.i.i224, 1
  %exitcond.not.i.i229 = icmp eq i64 %inc.i.i228, %cond.i154.i34
  br i1 %exitcond.not.i.i229, label %for.cond12.preheader.i.i36, label %for.body8.i.i223, !llvm.loop !18

for.body14.i.i213:                                ; preds = %for.body14.i.i213, %for.body14.preheader.i.i211
  %k.155.i.i214 = phi i64 [ %inc22.i.i219, %for.body14.i.i213 ], [ %k.0.lcssa.i.i37, %for.body14.preheader.i.i211 ]
  %cmp16.i.i215 = icmp eq i64 %k.155.i.i214, %add.i.i30
  %conv17.i.i216 = uitofp i1 %cmp16.i.i215 to double
  %.idx58.i.i217 = shl i64 %k.155.i.i214, 6
  %gep62.i.i218 = getelementptr i8, ptr %invariant.gep61.i.i212, i64 %.idx58.i.i217
  store double %conv17.i.i216, ptr %gep62.i.i218, align 8
  %inc22.i.i219 = add nsw i64 %k.155.i.i214, 1
  %exitcond59.not.i.i220 = icmp eq i64 %inc22.i.i219, %cond.i.i
  br i1 %exitcond59.not.i.i220, label %for.end23.i.i39, label %for.body14.i.i213, !llvm.loop !19

for.end23.i.i39:                                  ; preds = %for.body14.i.i213, %for.cond12.preheader.i.i36
  %inc25.i.i40 = add nuw nsw i64 %lane.056.i.i29, 1
  %117 = load i64, ptr %n.i.i, align 8
  %add.ptr27.i.i41 = getelementptr inbounds double, ptr %x.057.i.i28, i64 %117
  %exitcond60.not.i.i42 = icmp eq i64 %inc25.i.i40, 8
  br i1 %exitcond60.not.i.i42, label %pack_d.exit.i, label %for.body.i.i27, !llvm.loop !20

pack_d.exit.i:                                    ; preds = %for.end23.i.i39
  %inc.i43 = add nuw nsw i64 %k.0179.i, 1
  %exitcond.not.i44 = icmp eq i64 %inc.i43, 6
  br i1 %exitcond.not.i44, label %for.cond12.preheader.i45, label %for.body.i20, !llvm.loop !21

for.cond16.preheader.i:                           ; preds = %for.cond.cleanup18.i47, %for.cond12.preheader.i45
  %wrong.0184.i = phi i64 [ 0, %for.cond12.preheader.i45 ], [ %wrong.1.lcssa.i48, %for.cond.cleanup18.i47 ]
  %begin.0183.i = phi i64 [ 0, %for.cond12.preheader.i45 ], [ %add39.i, %for.cond.cleanup18.i47 ]
  br i1 %cmp17180.i, label %for.body19.lr.ph.i, label %for.cond.cleanup18.i47

for.body19.lr.ph.i:                               ; preds = %for.cond16.preheader.i
  %mul24.i = mul nsw i64 %begin.0183.i, %mul.i7
  %add.ptr25.i = getelementptr inbounds double, ptr %add.ptr.i14, i64 %mul24.i
  br label %for.body19.i96

for.cond.cleanup14.i:                             ; preds = %for.cond.cleanup18.i47
  %118 = load i64, ptr %n.i.i, align 8
  %cond.i155.i49 = tail call noundef i64 @llvm.smin.i64(i64 %cond.i.i, i64 %118)
  %out2.i.i50 = getelementptr inbounds i8, ptr %c, i64 16
  br label %for.body47.i51

for.cond.cleanup18.i47:                           ; preds = %cleanup.i101, %for.cond16.preheader.i
  %wrong.1.lcssa.i48 = phi i64 [ %wrong.0184.i, %for.cond16.preheader.i ], [ %wrong.2.i102, %cleanup.i101 ]
  %add39.i = add nuw nsw i64 %begin.0183.i, %cond.i
  %cmp13.i = icmp ult i64 %add39.i, 6
  br i1 %cmp13.i, label %for.cond16.preheader.i, label %for.cond.cleanup14.i, !llvm.loop !22

for.body19.i96:                                   ; preds = %cleanup.i101, %for.body19.lr.ph.i
  %wrong.1182.i = phi i64 [ %wrong.0184.i, %for.body19.lr.ph.i ], [ %wrong.2.i102, %cleanup.i101 ]
  %at.0181.i = phi i64 [ %mul1.i, %for.body19.lr.ph.i ], [ %add34.i103, %cleanup.i101 ]
  %div.i97 = ashr exact i64 %at.0181.i, 3
  %mul20.i98 = mul nsw i64 %div.i97, %mul.i7
  %add.ptr21.i99 = getelementptr inbounds double, ptr %2, i64 %mul20.i98
  br i1 %cmp23.not.i46, label %if.end.i105, label %if.then.i100

if.then.i100:                                     ; preds = %for.body19.i96
  tail call fastcc void @solve_panel_d(ptr noundef %add.ptr25.i, i64 noundef %mul.i7, i64 noundef 3, ptr noundef %add.ptr21.i99, i64 noundef %at.0181.i, ptr noundef %3)
  br label %cleanup.i101

if.end.i105:                                      ; preds = %for.body19.i96
  %sub.i106 = sub nsw i64 %at.0181.i, %mul1.i
  %div26.i107 = ashr exact i64 %sub.i106, 3
  %add27.i108 = add nsw i64 %div26.i107, 1
  %cmp11.i71.i.i = icmp sgt i64 %at.0181.i, 0
  br i1 %cmp11.i71.i.i, label %for.cond16.i.preheader.i.i191, label %factor_panel_d.exit.i

for.cond16.i.preheader.i.i191:                    ; preds = %if.end.i105, %for.cond16.i.preheader.i.i191
  %sums.i.sroa.21.0.i.i192 = phi <8 x double> [ %126, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %sums.i.sroa.18.0.i.i193 = phi <8 x double> [ %125, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %sums.i.sroa.15.0.i.i194 = phi <8 x double> [ %124, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %sums.i.sroa.12.0.i.i195 = phi <8 x double> [ %123, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %sums.i.sroa.9.0.i.i196 = phi <8 x double> [ %122, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %sums.i.sroa.6.0.i.i197 = phi <8 x double> [ %121, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %sums.i.sroa.0.0.i.i198 = phi <8 x double> [ %120, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %sums.i.sroa.24.0.i.i199 = phi <8 x double> [ %127, %for.cond16.i.preheader.i.i191 ], [ zeroinitializer, %if.end.i105 ]
  %k.0.i72.i.i = phi i64 [ %inc43.i.i.i209, %for.cond16.i.preheader.i.i191 ], [ 0, %if.end.i105 ]
  %add.ptr29.i.i.idx.i = shl nsw i64 %k.0.i72.i.i, 6
  %add.ptr29.i.i.i200 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr29.i.i.idx.i
  %119 = load <8 x double>, ptr %add.ptr29.i.i.i200, align 8
  %splat.splat.i.i.i201 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> zeroinitializer
  %120 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.i.i201, <8 x double> %sums.i.sroa.0.0.i.i198)
  %splat.splat.i.1.i.i202 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %121 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.1.i.i202, <8 x double> %sums.i.sroa.6.0.i.i197)
  %splat.splat.i.2.i.i203 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %122 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.2.i.i203, <8 x double> %sums.i.sroa.9.0.i.i196)
  %splat.splat.i.3.i.i204 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %123 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.3.i.i204, <8 x double> %sums.i.sroa.12.0.i.i195)
  %splat.splat.i.4.i.i205 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %124 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.4.i.i205, <8 x double> %sums.i.sroa.15.0.i.i194)
  %splat.splat.i.5.i.i206 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %125 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.5.i.i206, <8 x double> %sums.i.sroa.18.0.i.i193)
  %splat.splat.i.6.i.i207 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %126 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.6.i.i207, <8 x double> %sums.i.sroa.21.0.i.i192)
  %splat.splat.i.7.i.i208 = shufflevector <8 x double> %119, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %127 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %119, <8 x double> %splat.splat.i.7.i.i208, <8 x double> %sums.i.sroa.24.0.i.i199)
  %inc43.i.i.i209 = add nuw nsw i64 %k.0.i72.i.i, 1
  %exitcond.not.i158.i210 = icmp eq i64 %inc43.i.i.i209, %at.0181.i
  br i1 %exitcond.not.i158.i210, label %factor_panel_d.exit.i, label %for.cond16.i.preheader.i.i191, !llvm.loop !23

factor_panel_d.exit.i:                            ; preds = %for.cond16.i.preheader.i.i191, %if.end.i105
  %sums.i.sroa.21.1.i.i109 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %126, %for.cond16.i.preheader.i.i191 ]
  %sums.i.sroa.18.1.i.i110 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %125, %for.cond16.i.preheader.i.i191 ]
  %sums.i.sroa.15.1.i.i111 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %124, %for.cond16.i.preheader.i.i191 ]
  %sums.i.sroa.12.1.i.i112 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %123, %for.cond16.i.preheader.i.i191 ]
  %sums.i.sroa.9.1.i.i113 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %122, %for.cond16.i.preheader.i.i191 ]
  %sums.i.sroa.6.1.i.i114 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %121, %for.cond16.i.preheader.i.i191 ]
  %sums.i.sroa.0.1.i.i115 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %120, %for.cond16.i.preheader.i.i191 ]
  %sums.i.sroa.24.1.i.i116 = phi <8 x double> [ zeroinitializer, %if.end.i105 ], [ %127, %for.cond16.i.preheader.i.i191 ]
  %add.ptr62.idx.i.i.i117 = shl nsw i64 %at.0181.i, 6
  %add.ptr62.i.i.i118 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.i.i117
  %128 = load <8 x double>, ptr %add.ptr62.i.i.i118, align 8
  %sub65.i.i.i119 = fsub <8 x double> %128, %sums.i.sroa.0.1.i.i115
  %add60.i.1.i.i120 = or disjoint i64 %at.0181.i, 1
  %add.ptr62.idx.i.1.i.i121 = shl nsw i64 %add60.i.1.i.i120, 6
  %add.ptr62.i.1.i.i122 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.1.i.i121
  %129 = load <8 x double>, ptr %add.ptr62.i.1.i.i122, align 8
  %add60.i.2.i.i123 = or disjoint i64 %at.0181.i, 2
  %add.ptr62.idx.i.2.i.i124 = shl nsw i64 %add60.i.2.i.i123, 6
  %add.ptr62.i.2.i.i125 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.2.i.i124
  %130 = load <8 x double>, ptr %add.ptr62.i.2.i.i125, align 8
  %add60.i.3.i.i126 = or disjoint i64 %at.0181.i, 3
  %add.ptr62.idx.i.3.i.i127 = shl nsw i64 %add60.i.3.i.i126, 6
  %add.ptr62.i.3.i.i128 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.3.i.i127
  %131 = load <8 x double>, ptr %add.ptr62.i.3.i.i128, align 8
  %add60.i.4.i.i129 = or disjoint i64 %at.0181.i, 4
  %add.ptr62.idx.i.4.i.i130 = shl nsw i64 %add60.i.4.i.i129, 6
  %add.ptr62.i.4.i.i131 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.4.i.i130
  %132 = load <8 x double>, ptr %add.ptr62.i.4.i.i131, align 8
  %add60.i.5.i.i132 = or disjoint i64 %at.0181.i, 5
  %add.ptr62.idx.i.5.i.i133 = shl nsw i64 %add60.i.5.i.i132, 6
  %add.ptr62.i.5.i.i134 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.5.i.i133
  %133 = load <8 x double>, ptr %add.ptr62.i.5.i.i134, align 8
  %add60.i.6.i.i135 = or disjoint i64 %at.0181.i, 6
  %add.ptr62.idx.i.6.i.i136 = shl nsw i64 %add60.i.6.i.i135, 6
  %add.ptr62.i.6.i.i137 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.6.i.i136
  %134 = load <8 x double>, ptr %add.ptr62.i.6.i.i137, align 8
  %add60.i.7.i.i138 = or disjoint i64 %at.0181.i, 7
  %add.ptr62.idx.i.7.i.i139 = shl nsw i64 %add60.i.7.i.i138, 6
  %add.ptr62.i.7.i.i140 = getelementptr inbounds i8, ptr %add.ptr21.i99, i64 %add.ptr62.idx.i.7.i.i139
  %135 = load <8 x double>, ptr %add.ptr62.i.7.i.i140, align 8
  %136 = extractelement <8 x double> %sub65.i.i.i119, i64 0
  %call.i.i = tail call double @sqrt(double noundef %136) #9
  %div.i.i141 = fdiv double 1.000000e+00, %call.i.i
  %arrayidx10.i.i = getelementptr inbounds double, ptr %3, i64 %at.0181.i
  store double %div.i.i141, ptr %arrayidx10.i.i, align 8
  %splat.splatinsert.i.i142 = insertelement <8 x double> poison, double %div.i.i141, i64 0
  %splat.splat.i.i143 = shufflevector <8 x double> %splat.splatinsert.i.i142, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.i.i = fmul <8 x double> %sub65.i.i.i119, %splat.splat.i.i143
  store <8 x double> %mul12.i.i, ptr %add.ptr62.i.i.i118, align 8
  %sub65.i.7.i.i144 = fsub <8 x double> %135, %sums.i.sroa.24.1.i.i116
  %sub65.i.6.i.i145 = fsub <8 x double> %134, %sums.i.sroa.21.1.i.i109
  %sub65.i.5.i.i146 = fsub <8 x double> %133, %sums.i.sroa.18.1.i.i110
  %sub65.i.4.i.i147 = fsub <8 x double> %132, %sums.i.sroa.15.1.i.i111
  %sub65.i.3.i.i148 = fsub <8 x double> %131, %sums.i.sroa.12.1.i.i112
  %sub65.i.2.i.i149 = fsub <8 x double> %130, %sums.i.sroa.9.1.i.i113
  %neg.i.i150 = fneg <8 x double> %mul12.i.i
  %splat.splat27.184.i.i = shufflevector <8 x double> %mul12.i.i, <8 x double> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %137 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i150, <8 x double> %splat.splat27.184.i.i, <8 x double> %sub65.i.2.i.i149)
  %splat.splat27.290.i.i = shufflevector <8 x double> %mul12.i.i, <8 x double> poison, <8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %138 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i150, <8 x double> %splat.splat27.290.i.i, <8 x double> %sub65.i.3.i.i148)
  %splat.splat27.396.i.i = shufflevector <8 x double> %mul12.i.i, <8 x double> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %139 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i150, <8 x double> %splat.splat27.396.i.i, <8 x double> %sub65.i.4.i.i147)
  %splat.splat27.4102.i.i = shufflevector <8 x double> %mul12.i.i, <8 x double> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %140 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i150, <8 x double> %splat.splat27.4102.i.i, <8 x double> %sub65.i.5.i.i146)
  %splat.splat27.5108.i.i = shufflevector <8 x double> %mul12.i.i, <8 x double> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %141 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i150, <8 x double> %splat.splat27.5108.i.i, <8 x double> %sub65.i.6.i.i145)
  %splat.splat27.6114.i.i = shufflevector <8 x double> %mul12.i.i, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %142 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i150, <8 x double> %splat.splat27.6114.i.i, <8 x double> %sub65.i.7.i.i144)
  %splat.splat27.i.i = shufflevector <8 x double> %mul12.i.i, <8 x double> poison, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %sub65.i.1.i.i151 = fsub <8 x double> %129, %sums.i.sroa.6.1.i.i114
  %143 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i150, <8 x double> %splat.splat27.i.i, <8 x double> %sub65.i.1.i.i151)
  store double %call.i.i, ptr %add.ptr62.i.i.i118, align 8
  %add.ptr2.1.i.i152 = getelementptr inbounds i8, ptr %add.ptr62.i.1.i.i122, i64 8
  %144 = extractelement <8 x double> %143, i64 1
  %call.1.i.i = tail call double @sqrt(double noundef %144) #9
  %div.1.i.i153 = fdiv double 1.000000e+00, %call.1.i.i
  %arrayidx10.1.i.i = getelementptr inbounds double, ptr %3, i64 %add60.i.1.i.i120
  store double %div.1.i.i153, ptr %arrayidx10.1.i.i, align 8
  %splat.splatinsert.1.i.i154 = insertelement <8 x double> poison, double %div.1.i.i153, i64 0
  %splat.splat.1.i.i155 = shufflevector <8 x double> %splat.splatinsert.1.i.i154, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.1.i.i = fmul <8 x double> %143, %splat.splat.1.i.i155
  store <8 x double> %mul12.1.i.i, ptr %add.ptr62.i.1.i.i122, align 8
  %neg.1.i.i156 = fneg <8 x double> %mul12.1.i.i
  %splat.splat27.1.1.i.i = shufflevector <8 x double> %mul12.1.i.i, <8 x double> poison, <8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %145 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.1.i.i156, <8 x double> %splat.splat27.1.1.i.i, <8 x double> %138)
  %splat.splat27.1.2.i.i = shufflevector <8 x double> %mul12.1.i.i, <8 x double> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %146 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.1.i.i156, <8 x double> %splat.splat27.1.2.i.i, <8 x double> %139)
  %splat.splat27.1.3.i.i = shufflevector <8 x double> %mul12.1.i.i, <8 x double> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %147 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.1.i.i156, <8 x double> %splat.splat27.1.3.i.i, <8 x double> %140)
  %splat.splat27.1.4.i.i = shufflevector <8 x double> %mul12.1.i.i, <8 x double> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %148 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.1.i.i156, <8 x double> %splat.splat27.1.4.i.i, <8 x double> %141)
  %splat.splat27.1.5.i.i = shufflevector <8 x double> %mul12.1.i.i, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %149 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.1.i.i156, <8 x double> %splat.splat27.1.5.i.i, <8 x double> %142)
  %splat.splat27.1.i.i = shufflevector <8 x double> %mul12.1.i.i, <8 x double> poison, <8 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %150 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.1.i.i156, <8 x double> %splat.splat27.1.i.i, <8 x double> %137)
  store double %call.1.i.i, ptr %add.ptr2.1.i.i152, align 8
  %add.ptr2.2.i.i157 = getelementptr inbounds i8, ptr %add.ptr62.i.2.i.i125, i64 16
  %151 = extractelement <8 x double> %150, i64 2
  %call.2.i.i = tail call double @sqrt(double noundef %151) #9
  %div.2.i.i158 = fdiv double 1.000000e+00, %call.2.i.i
  %arrayidx10.2.i.i = getelementptr inbounds double, ptr %3, i64 %add60.i.2.i.i123
  store double %div.2.i.i158, ptr %arrayidx10.2.i.i, align 8
  %splat.splatinsert.2.i.i159 = insertelement <8 x double> poison, double %div.2.i.i158, i64 0
  %splat.splat.2.i.i160 = shufflevector <8 x double> %splat.splatinsert.2.i.i159, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.2.i.i = fmul <8 x double> %150, %splat.splat.2.i.i160
  store <8 x double> %mul12.2.i.i, ptr %add.ptr62.i.2.i.i125, align 8
  %neg.2.i.i161 = fneg <8 x double> %mul12.2.i.i
  %splat.splat27.2.1.i.i = shufflevector <8 x double> %mul12.2.i.i, <8 x double> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %152 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.2.i.i161, <8 x double> %splat.splat27.2.1.i.i, <8 x double> %146)
  %splat.splat27.2.2.i.i = shufflevector <8 x double> %mul12.2.i.i, <8 x double> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %153 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.2.i.i161, <8 x double> %splat.splat27.2.2.i.i, <8 x double> %147)
  %splat.splat27.2.3.i.i = shufflevector <8 x double> %mul12.2.i.i, <8 x double> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %154 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.2.i.i161, <8 x double> %splat.splat27.2.3.i.i, <8 x double> %148)
  %splat.splat27.2.4.i.i = shufflevector <8 x double> %mul12.2.i.i, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %155 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.2.i.i161, <8 x double> %splat.splat27.2.4.i.i, <8 x double> %149)
  %splat.splat27.2.i.i = shufflevector <8 x double> %mul12.2.i.i, <8 x double> poison, <8 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %156 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.2.i.i161, <8 x double> %splat.splat27.2.i.i, <8 x double> %145)
  store double %call.2.i.i, ptr %add.ptr2.2.i.i157, align 8
  %add.ptr2.3.i.i162 = getelementptr inbounds i8, ptr %add.ptr62.i.3.i.i128, i64 24
  %157 = extractelement <8 x double> %156, i64 3
  %call.3.i.i = tail call double @sqrt(double noundef %157) #9
  %div.3.i.i163 = fdiv double 1.000000e+00, %call.3.i.i
  %arrayidx10.3.i.i = getelementptr inbounds double, ptr %3, i64 %add60.i.3.i.i126
  store double %div.3.i.i163, ptr %arrayidx10.3.i.i, align 8
  %splat.splatinsert.3.i.i164 = insertelement <8 x double> poison, double %div.3.i.i163, i64 0
  %splat.splat.3.i.i165 = shufflevector <8 x double> %splat.splatinsert.3.i.i164, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.3.i.i = fmul <8 x double> %156, %splat.splat.3.i.i165
  store <8 x double> %mul12.3.i.i, ptr %add.ptr62.i.3.i.i128, align 8
  %neg.3.i.i166 = fneg <8 x double> %mul12.3.i.i
  %splat.splat27.3.1.i.i = shufflevector <8 x double> %mul12.3.i.i, <8 x double> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %158 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.3.i.i166, <8 x double> %splat.splat27.3.1.i.i, <8 x double> %153)
  %splat.splat27.3.2.i.i = shufflevector <8 x double> %mul12.3.i.i, <8 x double> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %159 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.3.i.i166, <8 x double> %splat.splat27.3.2.i.i, <8 x double> %154)
  %splat.splat27.3.3.i.i = shufflevector <8 x double> %mul12.3.i.i, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %160 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.3.i.i166, <8 x double> %splat.splat27.3.3.i.i, <8 x double> %155)
  %splat.splat27.3.i.i = shufflevector <8 x double> %mul12.3.i.i, <8 x double> poison, <8 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %161 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.3.i.i166, <8 x double> %splat.splat27.3.i.i, <8 x double> %152)
  store double %call.3.i.i, ptr %add.ptr2.3.i.i162, align 8
  %add.ptr2.4.i.i167 = getelementptr inbounds i8, ptr %add.ptr62.i.4.i.i131, i64 32
  %162 = extractelement <8 x double> %161, i64 4
  %call.4.i.i = tail call double @sqrt(double noundef %162) #9
  %div.4.i.i168 = fdiv double 1.000000e+00, %call.4.i.i
  %arrayidx10.4.i.i = getelementptr inbounds double, ptr %3, i64 %add60.i.4.i.i129
  store double %div.4.i.i168, ptr %arrayidx10.4.i.i, align 8
  %splat.splatinsert.4.i.i169 = insertelement <8 x double> poison, double %div.4.i.i168, i64 0
  %splat.splat.4.i.i170 = shufflevector <8 x double> %splat.splatinsert.4.i.i169, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.4.i.i = fmul <8 x double> %161, %splat.splat.4.i.i170
  store <8 x double> %mul12.4.i.i, ptr %add.ptr62.i.4.i.i131, align 8
  %neg.4.i.i171 = fneg <8 x double> %mul12.4.i.i
  %splat.splat27.4.1.i.i = shufflevector <8 x double> %mul12.4.i.i, <8 x double> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %163 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.4.i.i171, <8 x double> %splat.splat27.4.1.i.i, <8 x double> %159)
  %splat.splat27.4.2.i.i = shufflevector <8 x double> %mul12.4.i.i, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %164 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.4.i.i171, <8 x double> %splat.splat27.4.2.i.i, <8 x double> %160)
  %splat.splat27.4.i.i = shufflevector <8 x double> %mul12.4.i.i, <8 x double> poison, <8 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %165 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.4.i.i171, <8 x double> %splat.splat27.4.i.i, <8 x double> %158)
  store double %call.4.i.i, ptr %add.ptr2.4.i.i167, align 8
  %add.ptr2.5.i.i172 = getelementptr inbounds i8, ptr %add.ptr62.i.5.i.i134, i64 40
  %166 = extractelement <8 x double> %165, i64 5
  %call.5.i.i = tail call double @sqrt(double noundef %166) #9
  %div.5.i.i173 = fdiv double 1.000000e+00, %call.5.i.i
  %arrayidx10.5.i.i = getelementptr inbounds double, ptr %3, i64 %add60.i.5.i.i132
  store double %div.5.i.i173, ptr %arrayidx10.5.i.i, align 8
  %splat.splatinsert.5.i.i174 = insertelement <8 x double> poison, double %div.5.i.i173, i64 0
  %splat.splat.5.i.i175 = shufflevector <8 x double> %splat.splatinsert.5.i.i174, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.5.i.i = fmul <8 x double> %165, %splat.splat.5.i.i175
  store <8 x double> %mul12.5.i.i, ptr %add.ptr62.i.5.i.i134, align 8
  %neg.5.i.i176 = fneg <8 x double> %mul12.5.i.i
  %splat.splat27.5.1.i.i = shufflevector <8 x double> %mul12.5.i.i, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %167 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.5.i.i176, <8 x double> %splat.splat27.5.1.i.i, <8 x double> %164)
  %splat.splat27.5.i.i = shufflevector <8 x double> %mul12.5.i.i, <8 x double> poison, <8 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %168 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.5.i.i176, <8 x double> %splat.splat27.5.i.i, <8 x double> %163)
  store double %call.5.i.i, ptr %add.ptr2.5.i.i172, align 8
  %add.ptr2.6.i.i177 = getelementptr inbounds i8, ptr %add.ptr62.i.6.i.i137, i64 48
  %169 = extractelement <8 x double> %168, i64 6
  %call.6.i.i = tail call double @sqrt(double noundef %169) #9
  %div.6.i.i178 = fdiv double 1.000000e+00, %call.6.i.i
  %arrayidx10.6.i.i = getelementptr inbounds double, ptr %3, i64 %add60.i.6.i.i135
  store double %div.6.i.i178, ptr %arrayidx10.6.i.i, align 8
  %splat.splatinsert.6.i.i179 = insertelement <8 x double> poison, double %div.6.i.i178, i64 0
  %splat.splat.6.i.i180 = shufflevector <8 x double> %splat.splatinsert.6.i.i179, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.6.i.i = fmul <8 x double> %168, %splat.splat.6.i.i180
  store <8 x double> %mul12.6.i.i, ptr %add.ptr62.i.6.i.i137, align 8
  %neg.6.i.i181 = fneg <8 x double> %mul12.6.i.i
  %splat.splat27.6.i.i = shufflevector <8 x double> %mul12.6.i.i, <8 x double> poison, <8 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %170 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.6.i.i181, <8 x double> %splat.splat27.6.i.i, <8 x double> %167)
  store double %call.6.i.i, ptr %add.ptr2.6.i.i177, align 8
  %add.ptr2.7.i.i182 = getelementptr inbounds i8, ptr %add.ptr62.i.7.i.i140, i64 56
  %171 = extractelement <8 x double> %170, i64 7
  %call.7.i.i = tail call double @sqrt(double noundef %171) #9
  %div.7.i.i183 = fdiv double 1.000000e+00, %call.7.i.i
  %arrayidx10.7.i.i = getelementptr inbounds double, ptr %3, i64 %add60.i.7.i.i138
  store double %div.7.i.i183, ptr %arrayidx10.7.i.i, align 8
  %splat.splatinsert.7.i.i184 = insertelement <8 x double> poison, double %div.7.i.i183, i64 0
  %splat.splat.7.i.i185 = shufflevector <8 x double> %splat.splatinsert.7.i.i184, <8 x double> poison, <8 x i32> zeroinitializer
  %mul12.7.i.i = fmul <8 x double> %170, %splat.splat.7.i.i185
  store <8 x double> %mul12.7.i.i, ptr %add.ptr62.i.7.i.i140, align 8
  %cmp7.7.i.i = fcmp ole double %171, 0.000000e+00
  %cmp7.i.i = fcmp ole double %136, 0.000000e+00
  %cmp7.1.i.i = fcmp ole double %144, 0.000000e+00
  %or.1182.i.i = or i1 %cmp7.i.i, %cmp7.1.i.i
  %cmp7.2.i.i = fcmp ole double %151, 0.000000e+00
  %or.2183.i.i = or i1 %or.1182.i.i, %cmp7.2.i.i
  %cmp7.3.i.i = fcmp ole double %157, 0.000000e+00
  %or.3184.i.i = or i1 %or.2183.i.i, %cmp7.3.i.i
  %cmp7.4.i.i = fcmp ole double %162, 0.000000e+00
  %or.4185.i.i = or i1 %or.3184.i.i, %cmp7.4.i.i
  %cmp7.5.i.i = fcmp ole double %166, 0.000000e+00
  %or.5186.i.i = or i1 %or.4185.i.i, %cmp7.5.i.i
  %cmp7.6.i.i = fcmp ole double %169, 0.000000e+00
  %or.6187.i.i = or i1 %or.5186.i.i, %cmp7.6.i.i
  %or.7188.i.i = or i1 %or.6187.i.i, %cmp7.7.i.i
  %or.7.i.i186 = zext i1 %or.7188.i.i to i64
  store double %call.7.i.i, ptr %add.ptr2.7.i.i182, align 8
  %or.i187 = or i64 %wrong.1182.i, %or.7.i.i186
  %mul29.i188 = mul nsw i64 %add27.i108, %mul.i7
  %add.ptr30.i189 = getelementptr inbounds double, ptr %add.ptr.i14, i64 %mul29.i188
  %sub31.i190 = sub nsw i64 5, %div26.i107
  tail call fastcc void @solve_panel_d(ptr noundef %add.ptr30.i189, i64 noundef %mul.i7, i64 noundef %sub31.i190, ptr noundef %add.ptr21.i99, i64 noundef %at.0181.i, ptr noundef %3)
  br label %cleanup.i101

cleanup.i101:                                     ; preds = %factor_panel_d.exit.i, %if.then.i100
  %wrong.2.i102 = phi i64 [ %wrong.1182.i, %if.then.i100 ], [ %or.i187, %factor_panel_d.exit.i ]
  %add34.i103 = add nsw i64 %at.0181.i, 8
  %cmp17.i104 = icmp slt i64 %add34.i103, %cond.i.i
  br i1 %cmp17.i104, label %for.body19.i96, label %for.cond.cleanup18.i47, !llvm.loop !24

for.cond58.preheader.i63:                         ; preds = %unpack_d.exit.i
  %cmp60.i64 = icmp ne i64 %row, %column
  %cmp59186.i = icmp slt i64 %mul1.i, %cond.i155.i49
  %172 = and i1 %cmp60.i64, %cmp59186.i
  br i1 %172, label %for.body62.lr.ph.i65, label %cond.end

for.body62.lr.ph.i65:                             ; preds = %for.cond58.preheader.i63
  %add64.i66 = add nsw i64 %mul7.i, 48
  br label %for.body62.i67

for.body47.i51:                                   ; preds = %unpack_d.exit.i, %for.cond.cleanup14.i
  %k43.0185.i = phi i64 [ 0, %for.cond.cleanup14.i ], [ %inc54.i62, %unpack_d.exit.i ]
  %mul49.i52 = shl nuw nsw i64 %k43.0185.i, 3
  %add50.i53 = add nsw i64 %mul49.i52, %mul7.i
  %mul51.i54 = mul nsw i64 %k43.0185.i, %mul.i7
  %add.ptr52.i55 = getelementptr inbounds double, ptr %add.ptr.i14, i64 %mul51.i54
  br label %land.rhs.i.i56

land.rhs.i.i56:                                   ; preds = %for.end19.i.i84, %for.body47.i51
  %indvars.iv.in.i.i57 = phi i64 [ %add50.i53, %for.body47.i51 ], [ %indvars.iv.i.i59, %for.end19.i.i84 ]
  %lane.044.i.i58 = phi i64 [ 0, %for.body47.i51 ], [ %inc21.i.i85, %for.end19.i.i84 ]
  %indvars.iv.i.i59 = add i64 %indvars.iv.in.i.i57, 1
  %173 = add nsw i64 %lane.044.i.i58, %add50.i53
  %174 = shl i64 %173, 3
  %smin.i.i60 = tail call i64 @llvm.smin.i64(i64 %cond.i155.i49, i64 %indvars.iv.i.i59)
  %175 = load i64, ptr %n.i.i, align 8
  %cmp1.i.i61 = icmp slt i64 %173, %175
  br i1 %cmp1.i.i61, label %for.body.i161.i75, label %unpack_d.exit.i

for.body.i161.i75:                                ; preds = %land.rhs.i.i56
  %176 = load ptr, ptr %out2.i.i50, align 8
  %mul.i162.i76 = mul nsw i64 %175, %173
  %add.ptr.i163.i77 = getelementptr inbounds double, ptr %176, i64 %mul.i162.i76
  %add6.i.i78 = add nsw i64 %173, 1
  %cond.i.i164.i79 = tail call noundef i64 @llvm.smin.i64(i64 %add6.i.i78, i64 %cond.i155.i49)
  %cmp840.i.i80 = icmp sgt i64 %cond.i.i164.i79, %mul1.i
  br i1 %cmp840.i.i80, label %for.body9.preheader.i.i89, label %for.cond13.preheader.i.i81

for.body9.preheader.i.i89:                        ; preds = %for.body.i161.i75
  %invariant.gep.i166.i90 = getelementptr double, ptr %add.ptr52.i55, i64 %lane.044.i.i58
  br label %for.body9.i.i91

for.cond13.preheader.i.i81:                       ; preds = %for.body9.i.i91, %for.body.i161.i75
  %k.0.lcssa.i165.i82 = phi i64 [ %mul1.i, %for.body.i161.i75 ], [ %smin.i.i60, %for.body9.i.i91 ]
  %cmp1442.i.i83 = icmp slt i64 %k.0.lcssa.i165.i82, %cond.i155.i49
  br i1 %cmp1442.i.i83, label %for.body15.preheader.i.i87, label %for.end19.i.i84

for.body15.preheader.i.i87:                       ; preds = %for.cond13.preheader.i.i81
  %177 = mul i64 %174, %175
  %178 = shl i64 %k.0.lcssa.i165.i82, 3
  %179 = getelementptr i8, ptr %176, i64 %177
  %scevgep.i.i88 = getelementptr i8, ptr %179, i64 %178
  %180 = sub i64 %cond.i155.i49, %k.0.lcssa.i165.i82
  %181 = shl i64 %180, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %scevgep.i.i88, i8 0, i64 %181, i1 false)
  br label %for.end19.i.i84

for.body9.i.i91:                                  ; preds = %for.body9.i.i91, %for.body9.preheader.i.i89
  %k.041.i.i92 = phi i64 [ %inc.i169.i, %for.body9.i.i91 ], [ %mul1.i, %for.body9.preheader.i.i89 ]
  %.idx.i167.i93 = shl i64 %k.041.i.i92, 6
  %gep.i168.i94 = getelementptr i8, ptr %invariant.gep.i166.i90, i64 %.idx.i167.i93
  %182 = load double, ptr %gep.i168.i94, align 8
  %arrayidx12.i.i95 = getelementptr inbounds double, ptr %add.ptr.i163.i77, i64 %k.041.i.i92
  store double %182, ptr %arrayidx12.i.i95, align 8
  %inc.i169.i = add nsw i64 %k.041.i.i92, 1
  %exitcond.not.i170.i = icmp eq i64 %inc.i169.i, %smin.i.i60
  br i1 %exitcond.not.i170.i, label %for.cond13.preheader.i.i81, label %for.body9.i.i91, !llvm.loop !25

for.end19.i.i84:                                  ; preds = %for.body15.preheader.i.i87, %for.cond13.preheader.i.i81
  %inc21.i.i85 = add nuw nsw i64 %lane.044.i.i58, 1
  %exitcond45.not.i.i86 = icmp eq i64 %inc21.i.i85, 8
  br i1 %exitcond45.not.i.i86, label %unpack_d.exit.i, label %land.rhs.i.i56, !llvm.loop !26

unpack_d.exit.i:                                  ; preds = %for.end19.i.i84, %land.rhs.i.i56
  %inc54.i62 = add nuw nsw i64 %k43.0185.i, 1
  %exitcond195.not.i = icmp eq i64 %inc54.i62, 6
  br i1 %exitcond195.not.i, label %for.cond58.preheader.i63, label %for.body47.i51, !llvm.loop !27

for.body62.i67:                                   ; preds = %for.body62.i67, %for.body62.lr.ph.i65
  %k57.0187.i = phi i64 [ %mul1.i, %for.body62.lr.ph.i65 ], [ %inc74.i73, %for.body62.i67 ]
  %183 = load i64, ptr %n.i.i, align 8
  %cond.i171.i = tail call noundef i64 @llvm.smin.i64(i64 %add64.i66, i64 %183)
  %184 = load ptr, ptr %out2.i.i50, align 8
  %mul68.i68 = mul nsw i64 %183, %k57.0187.i
  %add.ptr69.i69 = getelementptr inbounds double, ptr %184, i64 %mul68.i68
  %add.ptr70.i70 = getelementptr inbounds double, ptr %add.ptr69.i69, i64 %mul7.i
  %sub71.i71 = sub nsw i64 %cond.i171.i, %mul7.i
  %mul72.i72 = shl i64 %sub71.i71, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %add.ptr70.i70, i8 0, i64 %mul72.i72, i1 false)
  %inc74.i73 = add nsw i64 %k57.0187.i, 1
  %exitcond.not = icmp eq i64 %inc74.i73, %cond.i155.i49
  br i1 %exitcond.not, label %cond.end, label %for.body62.i67, !llvm.loop !28

cond.end:                                         ; preds = %for.body62.i67, %for.body62.i, %for.cond58.preheader.i63, %for.cond58.preheader.i
  %cond = phi i64 [ %wrong.1.lcssa.i, %for.cond58.preheader.i ], [ %wrong.1.lcssa.i48, %for.cond58.preheader.i63 ], [ %wrong.1.lcssa.i, %for.body62.i ], [ %wrong.1.lcssa.i48, %for.body62.i67 ]
  ret i64 %cond
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind memory(readwrite, inaccessiblemem: write)
define range(i64 0, 2) i64 @lazyasync_cholesky_batch(ptr nocapture noundef readonly %a) local_unnamed_addr #2 {
entry:
  %c = alloca %struct.cholesky, align 8
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 16
  %0 = load i64, ptr %arrayidx, align 8
  %sub = add nsw i64 %0, 47
  %div = sdiv i64 %sub, 48
  %sub2 = add nsw i64 %0, 7
  %div3 = sdiv i64 %sub2, 8
  %mul = shl nsw i64 %div3, 3
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 40
  %1 = load i64, ptr %arrayidx4, align 8
  %2 = inttoptr i64 %1 to ptr
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %c) #9
  %3 = load i64, ptr %a, align 8
  store i64 %3, ptr %c, align 8
  %x = getelementptr inbounds i8, ptr %c, i64 8
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 24
  %4 = load i64, ptr %arrayidx6, align 8
  %5 = inttoptr i64 %4 to ptr
  store ptr %5, ptr %x, align 8
  %out = getelementptr inbounds i8, ptr %c, i64 16
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 32
  %6 = load i64, ptr %arrayidx7, align 8
  %7 = inttoptr i64 %6 to ptr
  store ptr %7, ptr %out, align 8
  %n8 = getelementptr inbounds i8, ptr %c, i64 24
  store i64 %0, ptr %n8, align 8
  %packed = getelementptr inbounds i8, ptr %c, i64 32
  store ptr %2, ptr %packed, align 8
  %scales = getelementptr inbounds i8, ptr %c, i64 40
  %mul9 = mul nsw i64 %div, 48
  %mul10 = mul nsw i64 %mul9, %mul
  %mul12 = mul nsw i64 %mul10, %3
  %add.ptr = getelementptr inbounds i8, ptr %2, i64 %mul12
  store ptr %add.ptr, ptr %scales, align 8
  %columns13 = getelementptr inbounds i8, ptr %c, i64 48
  store i64 %mul, ptr %columns13, align 8
  %tiles14 = getelementptr inbounds i8, ptr %c, i64 56
  %arrayidx16 = getelementptr inbounds i8, ptr %a, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %tiles14, i8 0, i64 40, i1 false)
  %8 = load i64, ptr %arrayidx16, align 8
  %cmp73 = icmp sgt i64 %8, 0
  br i1 %cmp73, label %for.cond17.preheader.lr.ph, label %for.cond.cleanup

for.cond17.preheader.lr.ph:                       ; preds = %entry
  %cmp1870 = icmp sgt i64 %0, 0
  %mul29 = mul nsw i64 %0, %0
  %smax = tail call i64 @llvm.smax.i64(i64 %div, i64 1)
  br label %for.cond17.preheader

for.cond17.preheader:                             ; preds = %for.cond17.preheader.lr.ph, %for.cond.cleanup19
  %9 = phi i64 [ %8, %for.cond17.preheader.lr.ph ], [ %13, %for.cond.cleanup19 ]
  %10 = phi i64 [ %3, %for.cond17.preheader.lr.ph ], [ %14, %for.cond.cleanup19 ]
  %k.075 = phi i64 [ 0, %for.cond17.preheader.lr.ph ], [ %inc41, %for.cond.cleanup19 ]
  %wrong15.074 = phi i64 [ 0, %for.cond17.preheader.lr.ph ], [ %wrong15.1.lcssa, %for.cond.cleanup19 ]
  %11 = phi ptr [ %5, %for.cond17.preheader.lr.ph ], [ %add.ptr32, %for.cond.cleanup19 ]
  %12 = phi ptr [ %7, %for.cond17.preheader.lr.ph ], [ %add.ptr38, %for.cond.cleanup19 ]
  br i1 %cmp1870, label %for.cond21.preheader, label %for.cond.cleanup19

for.cond.cleanup:                                 ; preds = %for.cond.cleanup19, %entry
  %wrong15.0.lcssa = phi i64 [ 0, %entry ], [ %wrong15.1.lcssa, %for.cond.cleanup19 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %c) #9
  ret i64 %wrong15.0.lcssa

for.cond21.preheader:                             ; preds = %for.cond17.preheader, %for.cond.cleanup23
  %column.072 = phi i64 [ %inc26, %for.cond.cleanup23 ], [ 0, %for.cond17.preheader ]
  %wrong15.171 = phi i64 [ %or, %for.cond.cleanup23 ], [ %wrong15.074, %for.cond17.preheader ]
  br label %for.body24

for.cond.cleanup19.loopexit:                      ; preds = %for.cond.cleanup23
  %.pre = load i64, ptr %a, align 8
  %.pre77 = load i64, ptr %arrayidx16, align 8
  br label %for.cond.cleanup19

for.cond.cleanup19:                               ; preds = %for.cond.cleanup19.loopexit, %for.cond17.preheader
  %13 = phi i64 [ %9, %for.cond17.preheader ], [ %.pre77, %for.cond.cleanup19.loopexit ]
  %14 = phi i64 [ %10, %for.cond17.preheader ], [ %.pre, %for.cond.cleanup19.loopexit ]
  %wrong15.1.lcssa = phi i64 [ %wrong15.074, %for.cond17.preheader ], [ %or, %for.cond.cleanup19.loopexit ]
  %mul31 = mul nsw i64 %mul29, %14
  %add.ptr32 = getelementptr inbounds i8, ptr %11, i64 %mul31
  store ptr %add.ptr32, ptr %x, align 8
  %add.ptr38 = getelementptr inbounds i8, ptr %12, i64 %mul31
  store ptr %add.ptr38, ptr %out, align 8
  %inc41 = add nuw nsw i64 %k.075, 1
  %cmp = icmp slt i64 %inc41, %13
  br i1 %cmp, label %for.cond17.preheader, label %for.cond.cleanup, !llvm.loop !29

for.cond.cleanup23:                               ; preds = %for.body24
  %inc26 = add nuw nsw i64 %column.072, 1
  %exitcond.not = icmp eq i64 %inc26, %smax
  br i1 %exitcond.not, label %for.cond.cleanup19.loopexit, label %for.cond21.preheader, !llvm.loop !30

for.body24:                                       ; preds = %for.cond21.preheader, %for.body24
  %row.069 = phi i64 [ %column.072, %for.cond21.preheader ], [ %inc, %for.body24 ]
  %wrong15.268 = phi i64 [ %wrong15.171, %for.cond21.preheader ], [ %or, %for.body24 ]
  %call = call fastcc i64 @tile(ptr noundef nonnull %c, i64 noundef %row.069, i64 noundef %column.072)
  %or = or i64 %call, %wrong15.268
  %inc = add nuw nsw i64 %row.069, 1
  %cmp22 = icmp slt i64 %inc, %div
  br i1 %cmp22, label %for.body24, label %for.cond.cleanup23, !llvm.loop !31
}

; Function Attrs: nounwind
declare i32 @sched_yield() local_unnamed_addr #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.aarch64.hint(i32) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @solve_panel_f(ptr nocapture noundef %rows, i64 noundef %apart, i64 noundef %vectors, ptr nocapture noundef readonly %panel, i64 noundef %first, ptr nocapture noundef readonly %scales) unnamed_addr #4 {
entry:
  %cmp147 = icmp sgt i64 %vectors, 2
  br i1 %cmp147, label %for.body.lr.ph, label %for.cond1.preheader

for.body.lr.ph:                                   ; preds = %entry
  %cmp11.i134 = icmp sgt i64 %first, 0
  %add.ptr.idx = mul i64 %apart, 12
  %.pre = shl nsw i64 %apart, 1
  %mul.i64.2 = shl nsw i64 %apart, 1
  %add.ptr62.idx.i = shl i64 %first, 6
  %add60.i.1 = add nsw i64 %first, 1
  %add.ptr62.idx.i.1 = shl i64 %add60.i.1, 6
  %add60.i.2 = add nsw i64 %first, 2
  %add.ptr62.idx.i.2 = shl i64 %add60.i.2, 6
  %add60.i.3 = add nsw i64 %first, 3
  %add.ptr62.idx.i.3 = shl i64 %add60.i.3, 6
  %add60.i.4 = add nsw i64 %first, 4
  %add.ptr62.idx.i.4 = shl i64 %add60.i.4, 6
  %add60.i.5 = add nsw i64 %first, 5
  %add.ptr62.idx.i.5 = shl i64 %add60.i.5, 6
  %add60.i.6 = add nsw i64 %first, 6
  %add.ptr62.idx.i.6 = shl i64 %add60.i.6, 6
  %add60.i.7 = add nsw i64 %first, 7
  %add.ptr62.idx.i.7 = shl nsw i64 %add60.i.7, 6
  %arrayidx.i49 = getelementptr inbounds float, ptr %scales, i64 %first
  %0 = getelementptr i8, ptr %panel, i64 8
  %arrayidx32.i41.1203 = getelementptr i8, ptr %0, i64 %add.ptr62.idx.i
  %1 = getelementptr i8, ptr %panel, i64 12
  %arrayidx32.i41.2217 = getelementptr i8, ptr %1, i64 %add.ptr62.idx.i
  %2 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i41.3231 = getelementptr i8, ptr %2, i64 %add.ptr62.idx.i
  %3 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i41.4245 = getelementptr i8, ptr %3, i64 %add.ptr62.idx.i
  %4 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.5259 = getelementptr i8, ptr %4, i64 %add.ptr62.idx.i
  %5 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i41.6273 = getelementptr i8, ptr %5, i64 %add.ptr62.idx.i
  %6 = getelementptr i8, ptr %panel, i64 4
  %arrayidx32.i41 = getelementptr i8, ptr %6, i64 %add.ptr62.idx.i
  %arrayidx.i49.1 = getelementptr inbounds float, ptr %scales, i64 %add60.i.1
  %7 = getelementptr i8, ptr %panel, i64 12
  %arrayidx32.i41.1.1 = getelementptr i8, ptr %7, i64 %add.ptr62.idx.i.1
  %8 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i41.1.2 = getelementptr i8, ptr %8, i64 %add.ptr62.idx.i.1
  %9 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i41.1.3 = getelementptr i8, ptr %9, i64 %add.ptr62.idx.i.1
  %10 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.1.4 = getelementptr i8, ptr %10, i64 %add.ptr62.idx.i.1
  %11 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i41.1.5 = getelementptr i8, ptr %11, i64 %add.ptr62.idx.i.1
  %12 = getelementptr i8, ptr %panel, i64 8
  %arrayidx32.i41.1 = getelementptr i8, ptr %12, i64 %add.ptr62.idx.i.1
  %arrayidx.i49.2 = getelementptr inbounds float, ptr %scales, i64 %add60.i.2
  %13 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i41.2.1 = getelementptr i8, ptr %13, i64 %add.ptr62.idx.i.2
  %14 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i41.2.2 = getelementptr i8, ptr %14, i64 %add.ptr62.idx.i.2
  %15 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.2.3 = getelementptr i8, ptr %15, i64 %add.ptr62.idx.i.2
  %16 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i41.2.4 = getelementptr i8, ptr %16, i64 %add.ptr62.idx.i.2
  %17 = getelementptr i8, ptr %panel, i64 12
  %arrayidx32.i41.2 = getelementptr i8, ptr %17, i64 %add.ptr62.idx.i.2
  %arrayidx.i49.3 = getelementptr inbounds float, ptr %scales, i64 %add60.i.3
  %18 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i41.3.1 = getelementptr i8, ptr %18, i64 %add.ptr62.idx.i.3
  %19 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.3.2 = getelementptr i8, ptr %19, i64 %add.ptr62.idx.i.3
  %20 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i41.3.3 = getelementptr i8, ptr %20, i64 %add.ptr62.idx.i.3
  %21 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i41.3 = getelementptr i8, ptr %21, i64 %add.ptr62.idx.i.3
  %arrayidx.i49.4 = getelementptr inbounds float, ptr %scales, i64 %add60.i.4
  %22 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.4.1 = getelementptr i8, ptr %22, i64 %add.ptr62.idx.i.4
  %23 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i41.4.2 = getelementptr i8, ptr %23, i64 %add.ptr62.idx.i.4
  %24 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i41.4 = getelementptr i8, ptr %24, i64 %add.ptr62.idx.i.4
  %arrayidx.i49.5 = getelementptr inbounds float, ptr %scales, i64 %add60.i.5
  %25 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i41.5.1 = getelementptr i8, ptr %25, i64 %add.ptr62.idx.i.5
  %26 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.5 = getelementptr i8, ptr %26, i64 %add.ptr62.idx.i.5
  %arrayidx.i49.6 = getelementptr inbounds float, ptr %scales, i64 %add60.i.6
  %27 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i41.6 = getelementptr i8, ptr %27, i64 %add.ptr62.idx.i.6
  %arrayidx.i49.7 = getelementptr inbounds float, ptr %scales, i64 %add60.i.7
  br label %for.body

for.cond1.preheader:                              ; preds = %for.cond.i20.loopexit.7, %entry
  %vectors.addr.0.lcssa = phi i64 [ %vectors, %entry ], [ %sub, %for.cond.i20.loopexit.7 ]
  %rows.addr.0.lcssa = phi ptr [ %rows, %entry ], [ %add.ptr, %for.cond.i20.loopexit.7 ]
  %cmp2170 = icmp sgt i64 %vectors.addr.0.lcssa, 0
  br i1 %cmp2170, label %for.body3.lr.ph, label %for.end6

for.body3.lr.ph:                                  ; preds = %for.cond1.preheader
  %cmp11.i81157 = icmp sgt i64 %first, 0
  %add.ptr62.idx.i94 = shl i64 %first, 6
  %add60.i93.1 = add nsw i64 %first, 1
  %add.ptr62.idx.i94.1 = shl i64 %add60.i93.1, 6
  %add60.i93.2 = add nsw i64 %first, 2
  %add.ptr62.idx.i94.2 = shl i64 %add60.i93.2, 6
  %add60.i93.3 = add nsw i64 %first, 3
  %add.ptr62.idx.i94.3 = shl i64 %add60.i93.3, 6
  %add60.i93.4 = add nsw i64 %first, 4
  %add.ptr62.idx.i94.4 = shl i64 %add60.i93.4, 6
  %add60.i93.5 = add nsw i64 %first, 5
  %add.ptr62.idx.i94.5 = shl i64 %add60.i93.5, 6
  %add60.i93.6 = add nsw i64 %first, 6
  %add.ptr62.idx.i94.6 = shl i64 %add60.i93.6, 6
  %add60.i93.7 = add nsw i64 %first, 7
  %add.ptr62.idx.i94.7 = shl nsw i64 %add60.i93.7, 6
  %arrayidx.i = getelementptr inbounds float, ptr %scales, i64 %first
  %28 = getelementptr i8, ptr %panel, i64 8
  %arrayidx32.i.1292 = getelementptr i8, ptr %28, i64 %add.ptr62.idx.i94
  %29 = getelementptr i8, ptr %panel, i64 12
  %arrayidx32.i.2299 = getelementptr i8, ptr %29, i64 %add.ptr62.idx.i94
  %30 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i.3306 = getelementptr i8, ptr %30, i64 %add.ptr62.idx.i94
  %31 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i.4313 = getelementptr i8, ptr %31, i64 %add.ptr62.idx.i94
  %32 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.5320 = getelementptr i8, ptr %32, i64 %add.ptr62.idx.i94
  %33 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i.6327 = getelementptr i8, ptr %33, i64 %add.ptr62.idx.i94
  %34 = getelementptr i8, ptr %panel, i64 4
  %arrayidx32.i = getelementptr i8, ptr %34, i64 %add.ptr62.idx.i94
  %arrayidx.i.1 = getelementptr inbounds float, ptr %scales, i64 %add60.i93.1
  %35 = getelementptr i8, ptr %panel, i64 12
  %arrayidx32.i.1.1 = getelementptr i8, ptr %35, i64 %add.ptr62.idx.i94.1
  %36 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i.1.2 = getelementptr i8, ptr %36, i64 %add.ptr62.idx.i94.1
  %37 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i.1.3 = getelementptr i8, ptr %37, i64 %add.ptr62.idx.i94.1
  %38 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.1.4 = getelementptr i8, ptr %38, i64 %add.ptr62.idx.i94.1
  %39 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i.1.5 = getelementptr i8, ptr %39, i64 %add.ptr62.idx.i94.1
  %40 = getelementptr i8, ptr %panel, i64 8
  %arrayidx32.i.1 = getelementptr i8, ptr %40, i64 %add.ptr62.idx.i94.1
  %arrayidx.i.2 = getelementptr inbounds float, ptr %scales, i64 %add60.i93.2
  %41 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i.2.1 = getelementptr i8, ptr %41, i64 %add.ptr62.idx.i94.2
  %42 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i.2.2 = getelementptr i8, ptr %42, i64 %add.ptr62.idx.i94.2
  %43 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.2.3 = getelementptr i8, ptr %43, i64 %add.ptr62.idx.i94.2
  %44 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i.2.4 = getelementptr i8, ptr %44, i64 %add.ptr62.idx.i94.2
  %45 = getelementptr i8, ptr %panel, i64 12
  %arrayidx32.i.2 = getelementptr i8, ptr %45, i64 %add.ptr62.idx.i94.2
  %arrayidx.i.3 = getelementptr inbounds float, ptr %scales, i64 %add60.i93.3
  %46 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i.3.1 = getelementptr i8, ptr %46, i64 %add.ptr62.idx.i94.3
  %47 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.3.2 = getelementptr i8, ptr %47, i64 %add.ptr62.idx.i94.3
  %48 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i.3.3 = getelementptr i8, ptr %48, i64 %add.ptr62.idx.i94.3
  %49 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i.3 = getelementptr i8, ptr %49, i64 %add.ptr62.idx.i94.3
  %arrayidx.i.4 = getelementptr inbounds float, ptr %scales, i64 %add60.i93.4
  %50 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.4.1 = getelementptr i8, ptr %50, i64 %add.ptr62.idx.i94.4
  %51 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i.4.2 = getelementptr i8, ptr %51, i64 %add.ptr62.idx.i94.4
  %52 = getelementptr i8, ptr %panel, i64 20
  %arrayidx32.i.4 = getelementptr i8, ptr %52, i64 %add.ptr62.idx.i94.4
  %arrayidx.i.5 = getelementptr inbounds float, ptr %scales, i64 %add60.i93.5
  %53 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i.5.1 = getelementptr i8, ptr %53, i64 %add.ptr62.idx.i94.5
  %54 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.5 = getelementptr i8, ptr %54, i64 %add.ptr62.idx.i94.5
  %arrayidx.i.6 = getelementptr inbounds float, ptr %scales, i64 %add60.i93.6
  %55 = getelementptr i8, ptr %panel, i64 28
  %arrayidx32.i.6 = getelementptr i8, ptr %55, i64 %add.ptr62.idx.i94.6
  %arrayidx.i.7 = getelementptr inbounds float, ptr %scales, i64 %add60.i93.7
  br label %for.body3

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.i20.loopexit.7
  %rows.addr.0149 = phi ptr [ %rows, %for.body.lr.ph ], [ %add.ptr, %for.cond.i20.loopexit.7 ]
  %vectors.addr.0148 = phi i64 [ %vectors, %for.body.lr.ph ], [ %sub, %for.cond.i20.loopexit.7 ]
  br i1 %cmp11.i134, label %for.cond16.i.preheader, label %for.cond.i20.loopexit.7

for.cond16.i.preheader:                           ; preds = %for.body, %for.cond16.i.preheader
  %sums.i60.sroa.74.2 = phi <16 x float> [ %90, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.71.2 = phi <16 x float> [ %86, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.68.2 = phi <16 x float> [ %82, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.65.2 = phi <16 x float> [ %78, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.62.2 = phi <16 x float> [ %74, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.59.2 = phi <16 x float> [ %70, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.56.2 = phi <16 x float> [ %66, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.52.2 = phi <16 x float> [ %62, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.49.2 = phi <16 x float> [ %89, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.46.2 = phi <16 x float> [ %85, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.43.2 = phi <16 x float> [ %81, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.40.2 = phi <16 x float> [ %77, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.37.2 = phi <16 x float> [ %73, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.34.2 = phi <16 x float> [ %69, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.31.2 = phi <16 x float> [ %65, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.27.2 = phi <16 x float> [ %60, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.24.2 = phi <16 x float> [ %88, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.21.2 = phi <16 x float> [ %84, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.18.2 = phi <16 x float> [ %80, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.15.2 = phi <16 x float> [ %76, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.12.2 = phi <16 x float> [ %72, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.9.2 = phi <16 x float> [ %68, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.6.2 = phi <16 x float> [ %64, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.0.2 = phi <16 x float> [ %58, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %k.0.i135 = phi i64 [ %inc43.i, %for.cond16.i.preheader ], [ 0, %for.body ]
  %mul28.i = shl nsw i64 %k.0.i135, 4
  %invariant.gep = getelementptr float, ptr %rows.addr.0149, i64 %mul28.i
  %arrayidx31.i = getelementptr inbounds float, ptr %panel, i64 %mul28.i
  %56 = load float, ptr %arrayidx31.i, align 4
  %splat.splatinsert.i67 = insertelement <16 x float> poison, float %56, i64 0
  %splat.splat.i68 = shufflevector <16 x float> %splat.splatinsert.i67, <16 x float> poison, <16 x i32> zeroinitializer
  %57 = load <16 x float>, ptr %invariant.gep, align 4
  %58 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68, <16 x float> %sums.i60.sroa.0.2)
  %gep.1 = getelementptr float, ptr %invariant.gep, i64 %apart
  %59 = load <16 x float>, ptr %gep.1, align 4
  %60 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68, <16 x float> %sums.i60.sroa.27.2)
  %gep.2 = getelementptr float, ptr %invariant.gep, i64 %mul.i64.2
  %61 = load <16 x float>, ptr %gep.2, align 4
  %62 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68, <16 x float> %sums.i60.sroa.52.2)
  %add.i66.1 = or disjoint i64 %mul28.i, 1
  %arrayidx31.i.1 = getelementptr inbounds float, ptr %panel, i64 %add.i66.1
  %63 = load float, ptr %arrayidx31.i.1, align 4
  %splat.splatinsert.i67.1 = insertelement <16 x float> poison, float %63, i64 0
  %splat.splat.i68.1 = shufflevector <16 x float> %splat.splatinsert.i67.1, <16 x float> poison, <16 x i32> zeroinitializer
  %64 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68.1, <16 x float> %sums.i60.sroa.6.2)
  %65 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68.1, <16 x float> %sums.i60.sroa.31.2)
  %66 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68.1, <16 x float> %sums.i60.sroa.56.2)
  %add.i66.2 = or disjoint i64 %mul28.i, 2
  %arrayidx31.i.2 = getelementptr inbounds float, ptr %panel, i64 %add.i66.2
  %67 = load float, ptr %arrayidx31.i.2, align 4
  %splat.splatinsert.i67.2 = insertelement <16 x float> poison, float %67, i64 0
  %splat.splat.i68.2 = shufflevector <16 x float> %splat.splatinsert.i67.2, <16 x float> poison, <16 x i32> zeroinitializer
  %68 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68.2, <16 x float> %sums.i60.sroa.9.2)
  %69 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68.2, <16 x float> %sums.i60.sroa.34.2)
  %70 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68.2, <16 x float> %sums.i60.sroa.59.2)
  %add.i66.3 = or disjoint i64 %mul28.i, 3
  %arrayidx31.i.3 = getelementptr inbounds float, ptr %panel, i64 %add.i66.3
  %71 = load float, ptr %arrayidx31.i.3, align 4
  %splat.splatinsert.i67.3 = insertelement <16 x float> poison, float %71, i64 0
  %splat.splat.i68.3 = shufflevector <16 x float> %splat.splatinsert.i67.3, <16 x float> poison, <16 x i32> zeroinitializer
  %72 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68.3, <16 x float> %sums.i60.sroa.12.2)
  %73 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68.3, <16 x float> %sums.i60.sroa.37.2)
  %74 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68.3, <16 x float> %sums.i60.sroa.62.2)
  %add.i66.4 = or disjoint i64 %mul28.i, 4
  %arrayidx31.i.4 = getelementptr inbounds float, ptr %panel, i64 %add.i66.4
  %75 = load float, ptr %arrayidx31.i.4, align 4
  %splat.splatinsert.i67.4 = insertelement <16 x float> poison, float %75, i64 0
  %splat.splat.i68.4 = shufflevector <16 x float> %splat.splatinsert.i67.4, <16 x float> poison, <16 x i32> zeroinitializer
  %76 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68.4, <16 x float> %sums.i60.sroa.15.2)
  %77 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68.4, <16 x float> %sums.i60.sroa.40.2)
  %78 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68.4, <16 x float> %sums.i60.sroa.65.2)
  %add.i66.5 = or disjoint i64 %mul28.i, 5
  %arrayidx31.i.5 = getelementptr inbounds float, ptr %panel, i64 %add.i66.5
  %79 = load float, ptr %arrayidx31.i.5, align 4
  %splat.splatinsert.i67.5 = insertelement <16 x float> poison, float %79, i64 0
  %splat.splat.i68.5 = shufflevector <16 x float> %splat.splatinsert.i67.5, <16 x float> poison, <16 x i32> zeroinitializer
  %80 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68.5, <16 x float> %sums.i60.sroa.18.2)
  %81 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68.5, <16 x float> %sums.i60.sroa.43.2)
  %82 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68.5, <16 x float> %sums.i60.sroa.68.2)
  %add.i66.6 = or disjoint i64 %mul28.i, 6
  %arrayidx31.i.6 = getelementptr inbounds float, ptr %panel, i64 %add.i66.6
  %83 = load float, ptr %arrayidx31.i.6, align 4
  %splat.splatinsert.i67.6 = insertelement <16 x float> poison, float %83, i64 0
  %splat.splat.i68.6 = shufflevector <16 x float> %splat.splatinsert.i67.6, <16 x float> poison, <16 x i32> zeroinitializer
  %84 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68.6, <16 x float> %sums.i60.sroa.21.2)
  %85 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68.6, <16 x float> %sums.i60.sroa.46.2)
  %86 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68.6, <16 x float> %sums.i60.sroa.71.2)
  %add.i66.7 = or disjoint i64 %mul28.i, 7
  %arrayidx31.i.7 = getelementptr inbounds float, ptr %panel, i64 %add.i66.7
  %87 = load float, ptr %arrayidx31.i.7, align 4
  %splat.splatinsert.i67.7 = insertelement <16 x float> poison, float %87, i64 0
  %splat.splat.i68.7 = shufflevector <16 x float> %splat.splatinsert.i67.7, <16 x float> poison, <16 x i32> zeroinitializer
  %88 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %57, <16 x float> %splat.splat.i68.7, <16 x float> %sums.i60.sroa.24.2)
  %89 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %59, <16 x float> %splat.splat.i68.7, <16 x float> %sums.i60.sroa.49.2)
  %90 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i68.7, <16 x float> %sums.i60.sroa.74.2)
  %inc43.i = add nuw nsw i64 %k.0.i135, 1
  %exitcond.not = icmp eq i64 %inc43.i, %first
  br i1 %exitcond.not, label %for.cond.i20.loopexit.7, label %for.cond16.i.preheader, !llvm.loop !12

for.cond.i20.loopexit.7:                          ; preds = %for.cond16.i.preheader, %for.body
  %mul58.i.2.pre-phi = phi i64 [ %.pre, %for.body ], [ %mul.i64.2, %for.cond16.i.preheader ]
  %sums.i60.sroa.74.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %90, %for.cond16.i.preheader ]
  %sums.i60.sroa.71.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %86, %for.cond16.i.preheader ]
  %sums.i60.sroa.68.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %82, %for.cond16.i.preheader ]
  %sums.i60.sroa.65.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %78, %for.cond16.i.preheader ]
  %sums.i60.sroa.62.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %74, %for.cond16.i.preheader ]
  %sums.i60.sroa.59.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %70, %for.cond16.i.preheader ]
  %sums.i60.sroa.56.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %66, %for.cond16.i.preheader ]
  %sums.i60.sroa.52.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %62, %for.cond16.i.preheader ]
  %sums.i60.sroa.49.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %89, %for.cond16.i.preheader ]
  %sums.i60.sroa.46.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %85, %for.cond16.i.preheader ]
  %sums.i60.sroa.43.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %81, %for.cond16.i.preheader ]
  %sums.i60.sroa.40.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %77, %for.cond16.i.preheader ]
  %sums.i60.sroa.37.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %73, %for.cond16.i.preheader ]
  %sums.i60.sroa.34.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %69, %for.cond16.i.preheader ]
  %sums.i60.sroa.31.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %65, %for.cond16.i.preheader ]
  %sums.i60.sroa.27.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %60, %for.cond16.i.preheader ]
  %sums.i60.sroa.24.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %88, %for.cond16.i.preheader ]
  %sums.i60.sroa.21.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %84, %for.cond16.i.preheader ]
  %sums.i60.sroa.18.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %80, %for.cond16.i.preheader ]
  %sums.i60.sroa.15.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %76, %for.cond16.i.preheader ]
  %sums.i60.sroa.12.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %72, %for.cond16.i.preheader ]
  %sums.i60.sroa.9.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %68, %for.cond16.i.preheader ]
  %sums.i60.sroa.6.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %64, %for.cond16.i.preheader ]
  %sums.i60.sroa.0.1 = phi <16 x float> [ zeroinitializer, %for.body ], [ %58, %for.cond16.i.preheader ]
  %invariant.gep136 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i
  %91 = load <16 x float>, ptr %invariant.gep136, align 4
  %sub65.i = fsub <16 x float> %91, %sums.i60.sroa.0.1
  %gep137.1 = getelementptr float, ptr %invariant.gep136, i64 %apart
  %92 = load <16 x float>, ptr %gep137.1, align 4
  %sub65.i.1 = fsub <16 x float> %92, %sums.i60.sroa.27.1
  %gep137.2 = getelementptr float, ptr %invariant.gep136, i64 %mul58.i.2.pre-phi
  %93 = load <16 x float>, ptr %gep137.2, align 4
  %sub65.i.2 = fsub <16 x float> %93, %sums.i60.sroa.52.1
  %invariant.gep136.1 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.1
  %94 = load <16 x float>, ptr %invariant.gep136.1, align 4
  %gep137.1.1 = getelementptr float, ptr %invariant.gep136.1, i64 %apart
  %95 = load <16 x float>, ptr %gep137.1.1, align 4
  %gep137.2.1 = getelementptr float, ptr %invariant.gep136.1, i64 %mul58.i.2.pre-phi
  %96 = load <16 x float>, ptr %gep137.2.1, align 4
  %invariant.gep136.2 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.2
  %97 = load <16 x float>, ptr %invariant.gep136.2, align 4
  %gep137.1.2 = getelementptr float, ptr %invariant.gep136.2, i64 %apart
  %98 = load <16 x float>, ptr %gep137.1.2, align 4
  %gep137.2.2 = getelementptr float, ptr %invariant.gep136.2, i64 %mul58.i.2.pre-phi
  %99 = load <16 x float>, ptr %gep137.2.2, align 4
  %invariant.gep136.3 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.3
  %100 = load <16 x float>, ptr %invariant.gep136.3, align 4
  %gep137.1.3 = getelementptr float, ptr %invariant.gep136.3, i64 %apart
  %101 = load <16 x float>, ptr %gep137.1.3, align 4
  %gep137.2.3 = getelementptr float, ptr %invariant.gep136.3, i64 %mul58.i.2.pre-phi
  %102 = load <16 x float>, ptr %gep137.2.3, align 4
  %invariant.gep136.4 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.4
  %103 = load <16 x float>, ptr %invariant.gep136.4, align 4
  %gep137.1.4 = getelementptr float, ptr %invariant.gep136.4, i64 %apart
  %104 = load <16 x float>, ptr %gep137.1.4, align 4
  %gep137.2.4 = getelementptr float, ptr %invariant.gep136.4, i64 %mul58.i.2.pre-phi
  %105 = load <16 x float>, ptr %gep137.2.4, align 4
  %invariant.gep136.5 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.5
  %106 = load <16 x float>, ptr %invariant.gep136.5, align 4
  %gep137.1.5 = getelementptr float, ptr %invariant.gep136.5, i64 %apart
  %107 = load <16 x float>, ptr %gep137.1.5, align 4
  %gep137.2.5 = getelementptr float, ptr %invariant.gep136.5, i64 %mul58.i.2.pre-phi
  %108 = load <16 x float>, ptr %gep137.2.5, align 4
  %invariant.gep136.6 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.6
  %109 = load <16 x float>, ptr %invariant.gep136.6, align 4
  %gep137.1.6 = getelementptr float, ptr %invariant.gep136.6, i64 %apart
  %110 = load <16 x float>, ptr %gep137.1.6, align 4
  %gep137.2.6 = getelementptr float, ptr %invariant.gep136.6, i64 %mul58.i.2.pre-phi
  %111 = load <16 x float>, ptr %gep137.2.6, align 4
  %invariant.gep136.7 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.7
  %112 = load <16 x float>, ptr %invariant.gep136.7, align 4
  %gep137.1.7 = getelementptr float, ptr %invariant.gep136.7, i64 %apart
  %113 = load <16 x float>, ptr %gep137.1.7, align 4
  %gep137.2.7 = getelementptr float, ptr %invariant.gep136.7, i64 %mul58.i.2.pre-phi
  %114 = load <16 x float>, ptr %gep137.2.7, align 4
  %115 = load float, ptr %arrayidx.i49, align 4
  %splat.splatinsert.i50 = insertelement <16 x float> poison, float %115, i64 0
  %splat.splat.i51 = shufflevector <16 x float> %splat.splatinsert.i50, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53 = fmul <16 x float> %sub65.i, %splat.splat.i51
  store <16 x float> %mul.i53, ptr %invariant.gep136, align 4
  %116 = load float, ptr %arrayidx.i49, align 4
  %splat.splatinsert.i50.1 = insertelement <16 x float> poison, float %116, i64 0
  %splat.splat.i51.1 = shufflevector <16 x float> %splat.splatinsert.i50.1, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1 = fmul <16 x float> %sub65.i.1, %splat.splat.i51.1
  store <16 x float> %mul.i53.1, ptr %gep137.1, align 4
  %117 = load float, ptr %arrayidx.i49, align 4
  %splat.splatinsert.i50.2 = insertelement <16 x float> poison, float %117, i64 0
  %splat.splat.i51.2 = shufflevector <16 x float> %splat.splatinsert.i50.2, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2 = fmul <16 x float> %sub65.i.2, %splat.splat.i51.2
  store <16 x float> %mul.i53.2, ptr %gep137.2, align 4
  %sub65.i.2.7 = fsub <16 x float> %114, %sums.i60.sroa.74.1
  %sub65.i.1.7 = fsub <16 x float> %113, %sums.i60.sroa.49.1
  %sub65.i.7 = fsub <16 x float> %112, %sums.i60.sroa.24.1
  %sub65.i.2.6 = fsub <16 x float> %111, %sums.i60.sroa.71.1
  %sub65.i.1.6 = fsub <16 x float> %110, %sums.i60.sroa.46.1
  %sub65.i.6 = fsub <16 x float> %109, %sums.i60.sroa.21.1
  %sub65.i.2.5 = fsub <16 x float> %108, %sums.i60.sroa.68.1
  %sub65.i.1.5 = fsub <16 x float> %107, %sums.i60.sroa.43.1
  %sub65.i.5 = fsub <16 x float> %106, %sums.i60.sroa.18.1
  %sub65.i.2.4 = fsub <16 x float> %105, %sums.i60.sroa.65.1
  %sub65.i.1.4 = fsub <16 x float> %104, %sums.i60.sroa.40.1
  %sub65.i.4 = fsub <16 x float> %103, %sums.i60.sroa.15.1
  %sub65.i.2.3 = fsub <16 x float> %102, %sums.i60.sroa.62.1
  %sub65.i.1.3 = fsub <16 x float> %101, %sums.i60.sroa.37.1
  %sub65.i.3 = fsub <16 x float> %100, %sums.i60.sroa.12.1
  %sub65.i.2.2 = fsub <16 x float> %99, %sums.i60.sroa.59.1
  %sub65.i.1.2 = fsub <16 x float> %98, %sums.i60.sroa.34.1
  %sub65.i.2182 = fsub <16 x float> %97, %sums.i60.sroa.9.1
  %neg.i45 = fneg <16 x float> %mul.i53
  %neg.i45.1 = fneg <16 x float> %mul.i53.1
  %neg.i45.2 = fneg <16 x float> %mul.i53.2
  %118 = load float, ptr %arrayidx32.i41.1203, align 4
  %splat.splatinsert33.i42.1204 = insertelement <16 x float> poison, float %118, i64 0
  %splat.splat34.i43.1205 = shufflevector <16 x float> %splat.splatinsert33.i42.1204, <16 x float> poison, <16 x i32> zeroinitializer
  %119 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45, <16 x float> %splat.splat34.i43.1205, <16 x float> %sub65.i.2182)
  %120 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1, <16 x float> %splat.splat34.i43.1205, <16 x float> %sub65.i.1.2)
  %121 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2, <16 x float> %splat.splat34.i43.1205, <16 x float> %sub65.i.2.2)
  %122 = load float, ptr %arrayidx32.i41.2217, align 4
  %splat.splatinsert33.i42.2218 = insertelement <16 x float> poison, float %122, i64 0
  %splat.splat34.i43.2219 = shufflevector <16 x float> %splat.splatinsert33.i42.2218, <16 x float> poison, <16 x i32> zeroinitializer
  %123 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45, <16 x float> %splat.splat34.i43.2219, <16 x float> %sub65.i.3)
  %124 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1, <16 x float> %splat.splat34.i43.2219, <16 x float> %sub65.i.1.3)
  %125 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2, <16 x float> %splat.splat34.i43.2219, <16 x float> %sub65.i.2.3)
  %126 = load float, ptr %arrayidx32.i41.3231, align 4
  %splat.splatinsert33.i42.3232 = insertelement <16 x float> poison, float %126, i64 0
  %splat.splat34.i43.3233 = shufflevector <16 x float> %splat.splatinsert33.i42.3232, <16 x float> poison, <16 x i32> zeroinitializer
  %127 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45, <16 x float> %splat.splat34.i43.3233, <16 x float> %sub65.i.4)
  %128 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1, <16 x float> %splat.splat34.i43.3233, <16 x float> %sub65.i.1.4)
  %129 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2, <16 x float> %splat.splat34.i43.3233, <16 x float> %sub65.i.2.4)
  %130 = load float, ptr %arrayidx32.i41.4245, align 4
  %splat.splatinsert33.i42.4246 = insertelement <16 x float> poison, float %130, i64 0
  %splat.splat34.i43.4247 = shufflevector <16 x float> %splat.splatinsert33.i42.4246, <16 x float> poison, <16 x i32> zeroinitializer
  %131 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45, <16 x float> %splat.splat34.i43.4247, <16 x float> %sub65.i.5)
  %132 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1, <16 x float> %splat.splat34.i43.4247, <16 x float> %sub65.i.1.5)
  %133 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2, <16 x float> %splat.splat34.i43.4247, <16 x float> %sub65.i.2.5)
  %134 = load float, ptr %arrayidx32.i41.5259, align 4
  %splat.splatinsert33.i42.5260 = insertelement <16 x float> poison, float %134, i64 0
  %splat.splat34.i43.5261 = shufflevector <16 x float> %splat.splatinsert33.i42.5260, <16 x float> poison, <16 x i32> zeroinitializer
  %135 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45, <16 x float> %splat.splat34.i43.5261, <16 x float> %sub65.i.6)
  %136 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1, <16 x float> %splat.splat34.i43.5261, <16 x float> %sub65.i.1.6)
  %137 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2, <16 x float> %splat.splat34.i43.5261, <16 x float> %sub65.i.2.6)
  %138 = load float, ptr %arrayidx32.i41.6273, align 4
  %splat.splatinsert33.i42.6274 = insertelement <16 x float> poison, float %138, i64 0
  %splat.splat34.i43.6275 = shufflevector <16 x float> %splat.splatinsert33.i42.6274, <16 x float> poison, <16 x i32> zeroinitializer
  %139 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45, <16 x float> %splat.splat34.i43.6275, <16 x float> %sub65.i.7)
  %140 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1, <16 x float> %splat.splat34.i43.6275, <16 x float> %sub65.i.1.7)
  %141 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2, <16 x float> %splat.splat34.i43.6275, <16 x float> %sub65.i.2.7)
  %142 = load float, ptr %arrayidx32.i41, align 4
  %splat.splatinsert33.i42 = insertelement <16 x float> poison, float %142, i64 0
  %splat.splat34.i43 = shufflevector <16 x float> %splat.splatinsert33.i42, <16 x float> poison, <16 x i32> zeroinitializer
  %sub65.i.2.1 = fsub <16 x float> %96, %sums.i60.sroa.56.1
  %143 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2, <16 x float> %splat.splat34.i43, <16 x float> %sub65.i.2.1)
  %sub65.i.1.1 = fsub <16 x float> %95, %sums.i60.sroa.31.1
  %144 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1, <16 x float> %splat.splat34.i43, <16 x float> %sub65.i.1.1)
  %sub65.i.1179 = fsub <16 x float> %94, %sums.i60.sroa.6.1
  %145 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45, <16 x float> %splat.splat34.i43, <16 x float> %sub65.i.1179)
  %146 = load float, ptr %arrayidx.i49.1, align 4
  %splat.splatinsert.i50.1188 = insertelement <16 x float> poison, float %146, i64 0
  %splat.splat.i51.1189 = shufflevector <16 x float> %splat.splatinsert.i50.1188, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1191 = fmul <16 x float> %145, %splat.splat.i51.1189
  store <16 x float> %mul.i53.1191, ptr %invariant.gep136.1, align 4
  %147 = load float, ptr %arrayidx.i49.1, align 4
  %splat.splatinsert.i50.1.1 = insertelement <16 x float> poison, float %147, i64 0
  %splat.splat.i51.1.1 = shufflevector <16 x float> %splat.splatinsert.i50.1.1, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1.1 = fmul <16 x float> %144, %splat.splat.i51.1.1
  store <16 x float> %mul.i53.1.1, ptr %gep137.1.1, align 4
  %148 = load float, ptr %arrayidx.i49.1, align 4
  %splat.splatinsert.i50.2.1 = insertelement <16 x float> poison, float %148, i64 0
  %splat.splat.i51.2.1 = shufflevector <16 x float> %splat.splatinsert.i50.2.1, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2.1 = fmul <16 x float> %143, %splat.splat.i51.2.1
  store <16 x float> %mul.i53.2.1, ptr %gep137.2.1, align 4
  %neg.i45.1194 = fneg <16 x float> %mul.i53.1191
  %neg.i45.1.1 = fneg <16 x float> %mul.i53.1.1
  %neg.i45.2.1 = fneg <16 x float> %mul.i53.2.1
  %149 = load float, ptr %arrayidx32.i41.1.1, align 4
  %splat.splatinsert33.i42.1.1 = insertelement <16 x float> poison, float %149, i64 0
  %splat.splat34.i43.1.1 = shufflevector <16 x float> %splat.splatinsert33.i42.1.1, <16 x float> poison, <16 x i32> zeroinitializer
  %150 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1194, <16 x float> %splat.splat34.i43.1.1, <16 x float> %123)
  %151 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.1, <16 x float> %splat.splat34.i43.1.1, <16 x float> %124)
  %152 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.1, <16 x float> %splat.splat34.i43.1.1, <16 x float> %125)
  %153 = load float, ptr %arrayidx32.i41.1.2, align 4
  %splat.splatinsert33.i42.1.2 = insertelement <16 x float> poison, float %153, i64 0
  %splat.splat34.i43.1.2 = shufflevector <16 x float> %splat.splatinsert33.i42.1.2, <16 x float> poison, <16 x i32> zeroinitializer
  %154 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1194, <16 x float> %splat.splat34.i43.1.2, <16 x float> %127)
  %155 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.1, <16 x float> %splat.splat34.i43.1.2, <16 x float> %128)
  %156 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.1, <16 x float> %splat.splat34.i43.1.2, <16 x float> %129)
  %157 = load float, ptr %arrayidx32.i41.1.3, align 4
  %splat.splatinsert33.i42.1.3 = insertelement <16 x float> poison, float %157, i64 0
  %splat.splat34.i43.1.3 = shufflevector <16 x float> %splat.splatinsert33.i42.1.3, <16 x float> poison, <16 x i32> zeroinitializer
  %158 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1194, <16 x float> %splat.splat34.i43.1.3, <16 x float> %131)
  %159 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.1, <16 x float> %splat.splat34.i43.1.3, <16 x float> %132)
  %160 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.1, <16 x float> %splat.splat34.i43.1.3, <16 x float> %133)
  %161 = load float, ptr %arrayidx32.i41.1.4, align 4
  %splat.splatinsert33.i42.1.4 = insertelement <16 x float> poison, float %161, i64 0
  %splat.splat34.i43.1.4 = shufflevector <16 x float> %splat.splatinsert33.i42.1.4, <16 x float> poison, <16 x i32> zeroinitializer
  %162 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1194, <16 x float> %splat.splat34.i43.1.4, <16 x float> %135)
  %163 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.1, <16 x float> %splat.splat34.i43.1.4, <16 x float> %136)
  %164 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.1, <16 x float> %splat.splat34.i43.1.4, <16 x float> %137)
  %165 = load float, ptr %arrayidx32.i41.1.5, align 4
  %splat.splatinsert33.i42.1.5 = insertelement <16 x float> poison, float %165, i64 0
  %splat.splat34.i43.1.5 = shufflevector <16 x float> %splat.splatinsert33.i42.1.5, <16 x float> poison, <16 x i32> zeroinitializer
  %166 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1194, <16 x float> %splat.splat34.i43.1.5, <16 x float> %139)
  %167 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.1, <16 x float> %splat.splat34.i43.1.5, <16 x float> %140)
  %168 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.1, <16 x float> %splat.splat34.i43.1.5, <16 x float> %141)
  %169 = load float, ptr %arrayidx32.i41.1, align 4
  %splat.splatinsert33.i42.1 = insertelement <16 x float> poison, float %169, i64 0
  %splat.splat34.i43.1 = shufflevector <16 x float> %splat.splatinsert33.i42.1, <16 x float> poison, <16 x i32> zeroinitializer
  %170 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.1, <16 x float> %splat.splat34.i43.1, <16 x float> %121)
  %171 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.1, <16 x float> %splat.splat34.i43.1, <16 x float> %120)
  %172 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1194, <16 x float> %splat.splat34.i43.1, <16 x float> %119)
  %173 = load float, ptr %arrayidx.i49.2, align 4
  %splat.splatinsert.i50.2195 = insertelement <16 x float> poison, float %173, i64 0
  %splat.splat.i51.2196 = shufflevector <16 x float> %splat.splatinsert.i50.2195, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2198 = fmul <16 x float> %172, %splat.splat.i51.2196
  store <16 x float> %mul.i53.2198, ptr %invariant.gep136.2, align 4
  %174 = load float, ptr %arrayidx.i49.2, align 4
  %splat.splatinsert.i50.1.2 = insertelement <16 x float> poison, float %174, i64 0
  %splat.splat.i51.1.2 = shufflevector <16 x float> %splat.splatinsert.i50.1.2, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1.2 = fmul <16 x float> %171, %splat.splat.i51.1.2
  store <16 x float> %mul.i53.1.2, ptr %gep137.1.2, align 4
  %175 = load float, ptr %arrayidx.i49.2, align 4
  %splat.splatinsert.i50.2.2 = insertelement <16 x float> poison, float %175, i64 0
  %splat.splat.i51.2.2 = shufflevector <16 x float> %splat.splatinsert.i50.2.2, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2.2 = fmul <16 x float> %170, %splat.splat.i51.2.2
  store <16 x float> %mul.i53.2.2, ptr %gep137.2.2, align 4
  %neg.i45.2201 = fneg <16 x float> %mul.i53.2198
  %neg.i45.1.2 = fneg <16 x float> %mul.i53.1.2
  %neg.i45.2.2 = fneg <16 x float> %mul.i53.2.2
  %176 = load float, ptr %arrayidx32.i41.2.1, align 4
  %splat.splatinsert33.i42.2.1 = insertelement <16 x float> poison, float %176, i64 0
  %splat.splat34.i43.2.1 = shufflevector <16 x float> %splat.splatinsert33.i42.2.1, <16 x float> poison, <16 x i32> zeroinitializer
  %177 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2201, <16 x float> %splat.splat34.i43.2.1, <16 x float> %154)
  %178 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.2, <16 x float> %splat.splat34.i43.2.1, <16 x float> %155)
  %179 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.2, <16 x float> %splat.splat34.i43.2.1, <16 x float> %156)
  %180 = load float, ptr %arrayidx32.i41.2.2, align 4
  %splat.splatinsert33.i42.2.2 = insertelement <16 x float> poison, float %180, i64 0
  %splat.splat34.i43.2.2 = shufflevector <16 x float> %splat.splatinsert33.i42.2.2, <16 x float> poison, <16 x i32> zeroinitializer
  %181 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2201, <16 x float> %splat.splat34.i43.2.2, <16 x float> %158)
  %182 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.2, <16 x float> %splat.splat34.i43.2.2, <16 x float> %159)
  %183 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.2, <16 x float> %splat.splat34.i43.2.2, <16 x float> %160)
  %184 = load float, ptr %arrayidx32.i41.2.3, align 4
  %splat.splatinsert33.i42.2.3 = insertelement <16 x float> poison, float %184, i64 0
  %splat.splat34.i43.2.3 = shufflevector <16 x float> %splat.splatinsert33.i42.2.3, <16 x float> poison, <16 x i32> zeroinitializer
  %185 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2201, <16 x float> %splat.splat34.i43.2.3, <16 x float> %162)
  %186 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.2, <16 x float> %splat.splat34.i43.2.3, <16 x float> %163)
  %187 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.2, <16 x float> %splat.splat34.i43.2.3, <16 x float> %164)
  %188 = load float, ptr %arrayidx32.i41.2.4, align 4
  %splat.splatinsert33.i42.2.4 = insertelement <16 x float> poison, float %188, i64 0
  %splat.splat34.i43.2.4 = shufflevector <16 x float> %splat.splatinsert33.i42.2.4, <16 x float> poison, <16 x i32> zeroinitializer
  %189 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2201, <16 x float> %splat.splat34.i43.2.4, <16 x float> %166)
  %190 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.2, <16 x float> %splat.splat34.i43.2.4, <16 x float> %167)
  %191 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.2, <16 x float> %splat.splat34.i43.2.4, <16 x float> %168)
  %192 = load float, ptr %arrayidx32.i41.2, align 4
  %splat.splatinsert33.i42.2 = insertelement <16 x float> poison, float %192, i64 0
  %splat.splat34.i43.2 = shufflevector <16 x float> %splat.splatinsert33.i42.2, <16 x float> poison, <16 x i32> zeroinitializer
  %193 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.2, <16 x float> %splat.splat34.i43.2, <16 x float> %152)
  %194 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.2, <16 x float> %splat.splat34.i43.2, <16 x float> %151)
  %195 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2201, <16 x float> %splat.splat34.i43.2, <16 x float> %150)
  %196 = load float, ptr %arrayidx.i49.3, align 4
  %splat.splatinsert.i50.3 = insertelement <16 x float> poison, float %196, i64 0
  %splat.splat.i51.3 = shufflevector <16 x float> %splat.splatinsert.i50.3, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.3 = fmul <16 x float> %195, %splat.splat.i51.3
  store <16 x float> %mul.i53.3, ptr %invariant.gep136.3, align 4
  %197 = load float, ptr %arrayidx.i49.3, align 4
  %splat.splatinsert.i50.1.3 = insertelement <16 x float> poison, float %197, i64 0
  %splat.splat.i51.1.3 = shufflevector <16 x float> %splat.splatinsert.i50.1.3, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1.3 = fmul <16 x float> %194, %splat.splat.i51.1.3
  store <16 x float> %mul.i53.1.3, ptr %gep137.1.3, align 4
  %198 = load float, ptr %arrayidx.i49.3, align 4
  %splat.splatinsert.i50.2.3 = insertelement <16 x float> poison, float %198, i64 0
  %splat.splat.i51.2.3 = shufflevector <16 x float> %splat.splatinsert.i50.2.3, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2.3 = fmul <16 x float> %193, %splat.splat.i51.2.3
  store <16 x float> %mul.i53.2.3, ptr %gep137.2.3, align 4
  %neg.i45.3 = fneg <16 x float> %mul.i53.3
  %neg.i45.1.3 = fneg <16 x float> %mul.i53.1.3
  %neg.i45.2.3 = fneg <16 x float> %mul.i53.2.3
  %199 = load float, ptr %arrayidx32.i41.3.1, align 4
  %splat.splatinsert33.i42.3.1 = insertelement <16 x float> poison, float %199, i64 0
  %splat.splat34.i43.3.1 = shufflevector <16 x float> %splat.splatinsert33.i42.3.1, <16 x float> poison, <16 x i32> zeroinitializer
  %200 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.3, <16 x float> %splat.splat34.i43.3.1, <16 x float> %181)
  %201 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.3, <16 x float> %splat.splat34.i43.3.1, <16 x float> %182)
  %202 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.3, <16 x float> %splat.splat34.i43.3.1, <16 x float> %183)
  %203 = load float, ptr %arrayidx32.i41.3.2, align 4
  %splat.splatinsert33.i42.3.2 = insertelement <16 x float> poison, float %203, i64 0
  %splat.splat34.i43.3.2 = shufflevector <16 x float> %splat.splatinsert33.i42.3.2, <16 x float> poison, <16 x i32> zeroinitializer
  %204 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.3, <16 x float> %splat.splat34.i43.3.2, <16 x float> %185)
  %205 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.3, <16 x float> %splat.splat34.i43.3.2, <16 x float> %186)
  %206 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.3, <16 x float> %splat.splat34.i43.3.2, <16 x float> %187)
  %207 = load float, ptr %arrayidx32.i41.3.3, align 4
  %splat.splatinsert33.i42.3.3 = insertelement <16 x float> poison, float %207, i64 0
  %splat.splat34.i43.3.3 = shufflevector <16 x float> %splat.splatinsert33.i42.3.3, <16 x float> poison, <16 x i32> zeroinitializer
  %208 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.3, <16 x float> %splat.splat34.i43.3.3, <16 x float> %189)
  %209 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.3, <16 x float> %splat.splat34.i43.3.3, <16 x float> %190)
  %210 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.3, <16 x float> %splat.splat34.i43.3.3, <16 x float> %191)
  %211 = load float, ptr %arrayidx32.i41.3, align 4
  %splat.splatinsert33.i42.3 = insertelement <16 x float> poison, float %211, i64 0
  %splat.splat34.i43.3 = shufflevector <16 x float> %splat.splatinsert33.i42.3, <16 x float> poison, <16 x i32> zeroinitializer
  %212 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.3, <16 x float> %splat.splat34.i43.3, <16 x float> %179)
  %213 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.3, <16 x float> %splat.splat34.i43.3, <16 x float> %178)
  %214 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.3, <16 x float> %splat.splat34.i43.3, <16 x float> %177)
  %215 = load float, ptr %arrayidx.i49.4, align 4
  %splat.splatinsert.i50.4 = insertelement <16 x float> poison, float %215, i64 0
  %splat.splat.i51.4 = shufflevector <16 x float> %splat.splatinsert.i50.4, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.4 = fmul <16 x float> %214, %splat.splat.i51.4
  store <16 x float> %mul.i53.4, ptr %invariant.gep136.4, align 4
  %216 = load float, ptr %arrayidx.i49.4, align 4
  %splat.splatinsert.i50.1.4 = insertelement <16 x float> poison, float %216, i64 0
  %splat.splat.i51.1.4 = shufflevector <16 x float> %splat.splatinsert.i50.1.4, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1.4 = fmul <16 x float> %213, %splat.splat.i51.1.4
  store <16 x float> %mul.i53.1.4, ptr %gep137.1.4, align 4
  %217 = load float, ptr %arrayidx.i49.4, align 4
  %splat.splatinsert.i50.2.4 = insertelement <16 x float> poison, float %217, i64 0
  %splat.splat.i51.2.4 = shufflevector <16 x float> %splat.splatinsert.i50.2.4, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2.4 = fmul <16 x float> %212, %splat.splat.i51.2.4
  store <16 x float> %mul.i53.2.4, ptr %gep137.2.4, align 4
  %neg.i45.4 = fneg <16 x float> %mul.i53.4
  %neg.i45.1.4 = fneg <16 x float> %mul.i53.1.4
  %neg.i45.2.4 = fneg <16 x float> %mul.i53.2.4
  %218 = load float, ptr %arrayidx32.i41.4.1, align 4
  %splat.splatinsert33.i42.4.1 = insertelement <16 x float> poison, float %218, i64 0
  %splat.splat34.i43.4.1 = shufflevector <16 x float> %splat.splatinsert33.i42.4.1, <16 x float> poison, <16 x i32> zeroinitializer
  %219 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.4, <16 x float> %splat.splat34.i43.4.1, <16 x float> %204)
  %220 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.4, <16 x float> %splat.splat34.i43.4.1, <16 x float> %205)
  %221 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.4, <16 x float> %splat.splat34.i43.4.1, <16 x float> %206)
  %222 = load float, ptr %arrayidx32.i41.4.2, align 4
  %splat.splatinsert33.i42.4.2 = insertelement <16 x float> poison, float %222, i64 0
  %splat.splat34.i43.4.2 = shufflevector <16 x float> %splat.splatinsert33.i42.4.2, <16 x float> poison, <16 x i32> zeroinitializer
  %223 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.4, <16 x float> %splat.splat34.i43.4.2, <16 x float> %208)
  %224 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.4, <16 x float> %splat.splat34.i43.4.2, <16 x float> %209)
  %225 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.4, <16 x float> %splat.splat34.i43.4.2, <16 x float> %210)
  %226 = load float, ptr %arrayidx32.i41.4, align 4
  %splat.splatinsert33.i42.4 = insertelement <16 x float> poison, float %226, i64 0
  %splat.splat34.i43.4 = shufflevector <16 x float> %splat.splatinsert33.i42.4, <16 x float> poison, <16 x i32> zeroinitializer
  %227 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.4, <16 x float> %splat.splat34.i43.4, <16 x float> %202)
  %228 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.4, <16 x float> %splat.splat34.i43.4, <16 x float> %201)
  %229 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.4, <16 x float> %splat.splat34.i43.4, <16 x float> %200)
  %230 = load float, ptr %arrayidx.i49.5, align 4
  %splat.splatinsert.i50.5 = insertelement <16 x float> poison, float %230, i64 0
  %splat.splat.i51.5 = shufflevector <16 x float> %splat.splatinsert.i50.5, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.5 = fmul <16 x float> %229, %splat.splat.i51.5
  store <16 x float> %mul.i53.5, ptr %invariant.gep136.5, align 4
  %231 = load float, ptr %arrayidx.i49.5, align 4
  %splat.splatinsert.i50.1.5 = insertelement <16 x float> poison, float %231, i64 0
  %splat.splat.i51.1.5 = shufflevector <16 x float> %splat.splatinsert.i50.1.5, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1.5 = fmul <16 x float> %228, %splat.splat.i51.1.5
  store <16 x float> %mul.i53.1.5, ptr %gep137.1.5, align 4
  %232 = load float, ptr %arrayidx.i49.5, align 4
  %splat.splatinsert.i50.2.5 = insertelement <16 x float> poison, float %232, i64 0
  %splat.splat.i51.2.5 = shufflevector <16 x float> %splat.splatinsert.i50.2.5, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2.5 = fmul <16 x float> %227, %splat.splat.i51.2.5
  store <16 x float> %mul.i53.2.5, ptr %gep137.2.5, align 4
  %neg.i45.5 = fneg <16 x float> %mul.i53.5
  %neg.i45.1.5 = fneg <16 x float> %mul.i53.1.5
  %neg.i45.2.5 = fneg <16 x float> %mul.i53.2.5
  %233 = load float, ptr %arrayidx32.i41.5.1, align 4
  %splat.splatinsert33.i42.5.1 = insertelement <16 x float> poison, float %233, i64 0
  %splat.splat34.i43.5.1 = shufflevector <16 x float> %splat.splatinsert33.i42.5.1, <16 x float> poison, <16 x i32> zeroinitializer
  %234 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.5, <16 x float> %splat.splat34.i43.5.1, <16 x float> %223)
  %235 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.5, <16 x float> %splat.splat34.i43.5.1, <16 x float> %224)
  %236 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.5, <16 x float> %splat.splat34.i43.5.1, <16 x float> %225)
  %237 = load float, ptr %arrayidx32.i41.5, align 4
  %splat.splatinsert33.i42.5 = insertelement <16 x float> poison, float %237, i64 0
  %splat.splat34.i43.5 = shufflevector <16 x float> %splat.splatinsert33.i42.5, <16 x float> poison, <16 x i32> zeroinitializer
  %238 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.5, <16 x float> %splat.splat34.i43.5, <16 x float> %221)
  %239 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.5, <16 x float> %splat.splat34.i43.5, <16 x float> %220)
  %240 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.5, <16 x float> %splat.splat34.i43.5, <16 x float> %219)
  %241 = load float, ptr %arrayidx.i49.6, align 4
  %splat.splatinsert.i50.6 = insertelement <16 x float> poison, float %241, i64 0
  %splat.splat.i51.6 = shufflevector <16 x float> %splat.splatinsert.i50.6, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.6 = fmul <16 x float> %240, %splat.splat.i51.6
  store <16 x float> %mul.i53.6, ptr %invariant.gep136.6, align 4
  %242 = load float, ptr %arrayidx.i49.6, align 4
  %splat.splatinsert.i50.1.6 = insertelement <16 x float> poison, float %242, i64 0
  %splat.splat.i51.1.6 = shufflevector <16 x float> %splat.splatinsert.i50.1.6, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1.6 = fmul <16 x float> %239, %splat.splat.i51.1.6
  store <16 x float> %mul.i53.1.6, ptr %gep137.1.6, align 4
  %243 = load float, ptr %arrayidx.i49.6, align 4
  %splat.splatinsert.i50.2.6 = insertelement <16 x float> poison, float %243, i64 0
  %splat.splat.i51.2.6 = shufflevector <16 x float> %splat.splatinsert.i50.2.6, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2.6 = fmul <16 x float> %238, %splat.splat.i51.2.6
  store <16 x float> %mul.i53.2.6, ptr %gep137.2.6, align 4
  %neg.i45.2.6 = fneg <16 x float> %mul.i53.2.6
  %244 = load float, ptr %arrayidx32.i41.6, align 4
  %splat.splatinsert33.i42.6 = insertelement <16 x float> poison, float %244, i64 0
  %splat.splat34.i43.6 = shufflevector <16 x float> %splat.splatinsert33.i42.6, <16 x float> poison, <16 x i32> zeroinitializer
  %245 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.2.6, <16 x float> %splat.splat34.i43.6, <16 x float> %236)
  %neg.i45.1.6 = fneg <16 x float> %mul.i53.1.6
  %246 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.1.6, <16 x float> %splat.splat34.i43.6, <16 x float> %235)
  %neg.i45.6 = fneg <16 x float> %mul.i53.6
  %247 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i45.6, <16 x float> %splat.splat34.i43.6, <16 x float> %234)
  %248 = load float, ptr %arrayidx.i49.7, align 4
  %splat.splatinsert.i50.7 = insertelement <16 x float> poison, float %248, i64 0
  %splat.splat.i51.7 = shufflevector <16 x float> %splat.splatinsert.i50.7, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.7 = fmul <16 x float> %247, %splat.splat.i51.7
  store <16 x float> %mul.i53.7, ptr %invariant.gep136.7, align 4
  %249 = load float, ptr %arrayidx.i49.7, align 4
  %splat.splatinsert.i50.1.7 = insertelement <16 x float> poison, float %249, i64 0
  %splat.splat.i51.1.7 = shufflevector <16 x float> %splat.splatinsert.i50.1.7, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.1.7 = fmul <16 x float> %246, %splat.splat.i51.1.7
  store <16 x float> %mul.i53.1.7, ptr %gep137.1.7, align 4
  %250 = load float, ptr %arrayidx.i49.7, align 4
  %splat.splatinsert.i50.2.7 = insertelement <16 x float> poison, float %250, i64 0
  %splat.splat.i51.2.7 = shufflevector <16 x float> %splat.splatinsert.i50.2.7, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i53.2.7 = fmul <16 x float> %245, %splat.splat.i51.2.7
  store <16 x float> %mul.i53.2.7, ptr %gep137.2.7, align 4
  %sub = add nsw i64 %vectors.addr.0148, -3
  %add.ptr = getelementptr inbounds i8, ptr %rows.addr.0149, i64 %add.ptr.idx
  %cmp = icmp sgt i64 %vectors.addr.0148, 5
  br i1 %cmp, label %for.body, label %for.cond1.preheader, !llvm.loop !32

for.body3:                                        ; preds = %for.body3.lr.ph, %for.cond.i.loopexit.7
  %rows.addr.1172 = phi ptr [ %rows.addr.0.lcssa, %for.body3.lr.ph ], [ %add.ptr5, %for.cond.i.loopexit.7 ]
  %vectors.addr.1171 = phi i64 [ %vectors.addr.0.lcssa, %for.body3.lr.ph ], [ %dec, %for.cond.i.loopexit.7 ]
  br i1 %cmp11.i81157, label %for.cond16.i100.preheader, label %for.cond.i.loopexit.7

for.cond16.i100.preheader:                        ; preds = %for.body3, %for.cond16.i100.preheader
  %sums.i75.sroa.21.2 = phi <16 x float> [ %265, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.18.2 = phi <16 x float> [ %263, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.15.2 = phi <16 x float> [ %261, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.12.2 = phi <16 x float> [ %259, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.9.2 = phi <16 x float> [ %257, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.6.2 = phi <16 x float> [ %255, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.0.2 = phi <16 x float> [ %253, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.24.2 = phi <16 x float> [ %267, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %k.0.i80158 = phi i64 [ %inc43.i104, %for.cond16.i100.preheader ], [ 0, %for.body3 ]
  %mul28.i113 = shl nsw i64 %k.0.i80158, 4
  %invariant.gep154 = getelementptr float, ptr %rows.addr.1172, i64 %mul28.i113
  %arrayidx31.i116 = getelementptr inbounds float, ptr %panel, i64 %mul28.i113
  %251 = load float, ptr %arrayidx31.i116, align 4
  %splat.splatinsert.i117 = insertelement <16 x float> poison, float %251, i64 0
  %splat.splat.i118 = shufflevector <16 x float> %splat.splatinsert.i117, <16 x float> poison, <16 x i32> zeroinitializer
  %252 = load <16 x float>, ptr %invariant.gep154, align 4
  %253 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118, <16 x float> %sums.i75.sroa.0.2)
  %add.i115.1 = or disjoint i64 %mul28.i113, 1
  %arrayidx31.i116.1 = getelementptr inbounds float, ptr %panel, i64 %add.i115.1
  %254 = load float, ptr %arrayidx31.i116.1, align 4
  %splat.splatinsert.i117.1 = insertelement <16 x float> poison, float %254, i64 0
  %splat.splat.i118.1 = shufflevector <16 x float> %splat.splatinsert.i117.1, <16 x float> poison, <16 x i32> zeroinitializer
  %255 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118.1, <16 x float> %sums.i75.sroa.6.2)
  %add.i115.2 = or disjoint i64 %mul28.i113, 2
  %arrayidx31.i116.2 = getelementptr inbounds float, ptr %panel, i64 %add.i115.2
  %256 = load float, ptr %arrayidx31.i116.2, align 4
  %splat.splatinsert.i117.2 = insertelement <16 x float> poison, float %256, i64 0
  %splat.splat.i118.2 = shufflevector <16 x float> %splat.splatinsert.i117.2, <16 x float> poison, <16 x i32> zeroinitializer
  %257 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118.2, <16 x float> %sums.i75.sroa.9.2)
  %add.i115.3 = or disjoint i64 %mul28.i113, 3
  %arrayidx31.i116.3 = getelementptr inbounds float, ptr %panel, i64 %add.i115.3
  %258 = load float, ptr %arrayidx31.i116.3, align 4
  %splat.splatinsert.i117.3 = insertelement <16 x float> poison, float %258, i64 0
  %splat.splat.i118.3 = shufflevector <16 x float> %splat.splatinsert.i117.3, <16 x float> poison, <16 x i32> zeroinitializer
  %259 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118.3, <16 x float> %sums.i75.sroa.12.2)
  %add.i115.4 = or disjoint i64 %mul28.i113, 4
  %arrayidx31.i116.4 = getelementptr inbounds float, ptr %panel, i64 %add.i115.4
  %260 = load float, ptr %arrayidx31.i116.4, align 4
  %splat.splatinsert.i117.4 = insertelement <16 x float> poison, float %260, i64 0
  %splat.splat.i118.4 = shufflevector <16 x float> %splat.splatinsert.i117.4, <16 x float> poison, <16 x i32> zeroinitializer
  %261 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118.4, <16 x float> %sums.i75.sroa.15.2)
  %add.i115.5 = or disjoint i64 %mul28.i113, 5
  %arrayidx31.i116.5 = getelementptr inbounds float, ptr %panel, i64 %add.i115.5
  %262 = load float, ptr %arrayidx31.i116.5, align 4
  %splat.splatinsert.i117.5 = insertelement <16 x float> poison, float %262, i64 0
  %splat.splat.i118.5 = shufflevector <16 x float> %splat.splatinsert.i117.5, <16 x float> poison, <16 x i32> zeroinitializer
  %263 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118.5, <16 x float> %sums.i75.sroa.18.2)
  %add.i115.6 = or disjoint i64 %mul28.i113, 6
  %arrayidx31.i116.6 = getelementptr inbounds float, ptr %panel, i64 %add.i115.6
  %264 = load float, ptr %arrayidx31.i116.6, align 4
  %splat.splatinsert.i117.6 = insertelement <16 x float> poison, float %264, i64 0
  %splat.splat.i118.6 = shufflevector <16 x float> %splat.splatinsert.i117.6, <16 x float> poison, <16 x i32> zeroinitializer
  %265 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118.6, <16 x float> %sums.i75.sroa.21.2)
  %add.i115.7 = or disjoint i64 %mul28.i113, 7
  %arrayidx31.i116.7 = getelementptr inbounds float, ptr %panel, i64 %add.i115.7
  %266 = load float, ptr %arrayidx31.i116.7, align 4
  %splat.splatinsert.i117.7 = insertelement <16 x float> poison, float %266, i64 0
  %splat.splat.i118.7 = shufflevector <16 x float> %splat.splatinsert.i117.7, <16 x float> poison, <16 x i32> zeroinitializer
  %267 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %252, <16 x float> %splat.splat.i118.7, <16 x float> %sums.i75.sroa.24.2)
  %inc43.i104 = add nuw nsw i64 %k.0.i80158, 1
  %exitcond287.not = icmp eq i64 %inc43.i104, %first
  br i1 %exitcond287.not, label %for.cond.i.loopexit.7, label %for.cond16.i100.preheader, !llvm.loop !12

for.cond.i.loopexit.7:                            ; preds = %for.cond16.i100.preheader, %for.body3
  %sums.i75.sroa.21.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %265, %for.cond16.i100.preheader ]
  %sums.i75.sroa.18.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %263, %for.cond16.i100.preheader ]
  %sums.i75.sroa.15.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %261, %for.cond16.i100.preheader ]
  %sums.i75.sroa.12.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %259, %for.cond16.i100.preheader ]
  %sums.i75.sroa.9.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %257, %for.cond16.i100.preheader ]
  %sums.i75.sroa.6.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %255, %for.cond16.i100.preheader ]
  %sums.i75.sroa.0.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %253, %for.cond16.i100.preheader ]
  %sums.i75.sroa.24.1 = phi <16 x float> [ zeroinitializer, %for.body3 ], [ %267, %for.cond16.i100.preheader ]
  %invariant.gep160 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94
  %268 = load <16 x float>, ptr %invariant.gep160, align 4
  %sub65.i97 = fsub <16 x float> %268, %sums.i75.sroa.0.1
  %invariant.gep160.1 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.1
  %269 = load <16 x float>, ptr %invariant.gep160.1, align 4
  %invariant.gep160.2 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.2
  %270 = load <16 x float>, ptr %invariant.gep160.2, align 4
  %invariant.gep160.3 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.3
  %271 = load <16 x float>, ptr %invariant.gep160.3, align 4
  %invariant.gep160.4 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.4
  %272 = load <16 x float>, ptr %invariant.gep160.4, align 4
  %invariant.gep160.5 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.5
  %273 = load <16 x float>, ptr %invariant.gep160.5, align 4
  %invariant.gep160.6 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.6
  %274 = load <16 x float>, ptr %invariant.gep160.6, align 4
  %invariant.gep160.7 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.7
  %275 = load <16 x float>, ptr %invariant.gep160.7, align 4
  %276 = load float, ptr %arrayidx.i, align 4
  %splat.splatinsert.i = insertelement <16 x float> poison, float %276, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i = fmul <16 x float> %sub65.i97, %splat.splat.i
  store <16 x float> %mul.i, ptr %invariant.gep160, align 4
  %sub65.i97.7 = fsub <16 x float> %275, %sums.i75.sroa.24.1
  %sub65.i97.6 = fsub <16 x float> %274, %sums.i75.sroa.21.1
  %sub65.i97.5 = fsub <16 x float> %273, %sums.i75.sroa.18.1
  %sub65.i97.4 = fsub <16 x float> %272, %sums.i75.sroa.15.1
  %sub65.i97.3 = fsub <16 x float> %271, %sums.i75.sroa.12.1
  %sub65.i97.2 = fsub <16 x float> %270, %sums.i75.sroa.9.1
  %neg.i = fneg <16 x float> %mul.i
  %277 = load float, ptr %arrayidx32.i.1292, align 4
  %splat.splatinsert33.i.1293 = insertelement <16 x float> poison, float %277, i64 0
  %splat.splat34.i.1294 = shufflevector <16 x float> %splat.splatinsert33.i.1293, <16 x float> poison, <16 x i32> zeroinitializer
  %278 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat34.i.1294, <16 x float> %sub65.i97.2)
  %279 = load float, ptr %arrayidx32.i.2299, align 4
  %splat.splatinsert33.i.2300 = insertelement <16 x float> poison, float %279, i64 0
  %splat.splat34.i.2301 = shufflevector <16 x float> %splat.splatinsert33.i.2300, <16 x float> poison, <16 x i32> zeroinitializer
  %280 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat34.i.2301, <16 x float> %sub65.i97.3)
  %281 = load float, ptr %arrayidx32.i.3306, align 4
  %splat.splatinsert33.i.3307 = insertelement <16 x float> poison, float %281, i64 0
  %splat.splat34.i.3308 = shufflevector <16 x float> %splat.splatinsert33.i.3307, <16 x float> poison, <16 x i32> zeroinitializer
  %282 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat34.i.3308, <16 x float> %sub65.i97.4)
  %283 = load float, ptr %arrayidx32.i.4313, align 4
  %splat.splatinsert33.i.4314 = insertelement <16 x float> poison, float %283, i64 0
  %splat.splat34.i.4315 = shufflevector <16 x float> %splat.splatinsert33.i.4314, <16 x float> poison, <16 x i32> zeroinitializer
  %284 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat34.i.4315, <16 x float> %sub65.i97.5)
  %285 = load float, ptr %arrayidx32.i.5320, align 4
  %splat.splatinsert33.i.5321 = insertelement <16 x float> poison, float %285, i64 0
  %splat.splat34.i.5322 = shufflevector <16 x float> %splat.splatinsert33.i.5321, <16 x float> poison, <16 x i32> zeroinitializer
  %286 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat34.i.5322, <16 x float> %sub65.i97.6)
  %287 = load float, ptr %arrayidx32.i.6327, align 4
  %splat.splatinsert33.i.6328 = insertelement <16 x float> poison, float %287, i64 0
  %splat.splat34.i.6329 = shufflevector <16 x float> %splat.splatinsert33.i.6328, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat34.i.6329, <16 x float> %sub65.i97.7)
  %289 = load float, ptr %arrayidx32.i, align 4
  %splat.splatinsert33.i = insertelement <16 x float> poison, float %289, i64 0
  %splat.splat34.i = shufflevector <16 x float> %splat.splatinsert33.i, <16 x float> poison, <16 x i32> zeroinitializer
  %sub65.i97.1 = fsub <16 x float> %269, %sums.i75.sroa.6.1
  %290 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i, <16 x float> %splat.splat34.i, <16 x float> %sub65.i97.1)
  %291 = load float, ptr %arrayidx.i.1, align 4
  %splat.splatinsert.i.1 = insertelement <16 x float> poison, float %291, i64 0
  %splat.splat.i.1 = shufflevector <16 x float> %splat.splatinsert.i.1, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i.1 = fmul <16 x float> %290, %splat.splat.i.1
  store <16 x float> %mul.i.1, ptr %invariant.gep160.1, align 4
  %neg.i.1 = fneg <16 x float> %mul.i.1
  %292 = load float, ptr %arrayidx32.i.1.1, align 4
  %splat.splatinsert33.i.1.1 = insertelement <16 x float> poison, float %292, i64 0
  %splat.splat34.i.1.1 = shufflevector <16 x float> %splat.splatinsert33.i.1.1, <16 x float> poison, <16 x i32> zeroinitializer
  %293 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat34.i.1.1, <16 x float> %280)
  %294 = load float, ptr %arrayidx32.i.1.2, align 4
  %splat.splatinsert33.i.1.2 = insertelement <16 x float> poison, float %294, i64 0
  %splat.splat34.i.1.2 = shufflevector <16 x float> %splat.splatinsert33.i.1.2, <16 x float> poison, <16 x i32> zeroinitializer
  %295 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat34.i.1.2, <16 x float> %282)
  %296 = load float, ptr %arrayidx32.i.1.3, align 4
  %splat.splatinsert33.i.1.3 = insertelement <16 x float> poison, float %296, i64 0
  %splat.splat34.i.1.3 = shufflevector <16 x float> %splat.splatinsert33.i.1.3, <16 x float> poison, <16 x i32> zeroinitializer
  %297 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat34.i.1.3, <16 x float> %284)
  %298 = load float, ptr %arrayidx32.i.1.4, align 4
  %splat.splatinsert33.i.1.4 = insertelement <16 x float> poison, float %298, i64 0
  %splat.splat34.i.1.4 = shufflevector <16 x float> %splat.splatinsert33.i.1.4, <16 x float> poison, <16 x i32> zeroinitializer
  %299 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat34.i.1.4, <16 x float> %286)
  %300 = load float, ptr %arrayidx32.i.1.5, align 4
  %splat.splatinsert33.i.1.5 = insertelement <16 x float> poison, float %300, i64 0
  %splat.splat34.i.1.5 = shufflevector <16 x float> %splat.splatinsert33.i.1.5, <16 x float> poison, <16 x i32> zeroinitializer
  %301 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat34.i.1.5, <16 x float> %288)
  %302 = load float, ptr %arrayidx32.i.1, align 4
  %splat.splatinsert33.i.1 = insertelement <16 x float> poison, float %302, i64 0
  %splat.splat34.i.1 = shufflevector <16 x float> %splat.splatinsert33.i.1, <16 x float> poison, <16 x i32> zeroinitializer
  %303 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.1, <16 x float> %splat.splat34.i.1, <16 x float> %278)
  %304 = load float, ptr %arrayidx.i.2, align 4
  %splat.splatinsert.i.2 = insertelement <16 x float> poison, float %304, i64 0
  %splat.splat.i.2 = shufflevector <16 x float> %splat.splatinsert.i.2, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i.2 = fmul <16 x float> %303, %splat.splat.i.2
  store <16 x float> %mul.i.2, ptr %invariant.gep160.2, align 4
  %neg.i.2 = fneg <16 x float> %mul.i.2
  %305 = load float, ptr %arrayidx32.i.2.1, align 4
  %splat.splatinsert33.i.2.1 = insertelement <16 x float> poison, float %305, i64 0
  %splat.splat34.i.2.1 = shufflevector <16 x float> %splat.splatinsert33.i.2.1, <16 x float> poison, <16 x i32> zeroinitializer
  %306 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat34.i.2.1, <16 x float> %295)
  %307 = load float, ptr %arrayidx32.i.2.2, align 4
  %splat.splatinsert33.i.2.2 = insertelement <16 x float> poison, float %307, i64 0
  %splat.splat34.i.2.2 = shufflevector <16 x float> %splat.splatinsert33.i.2.2, <16 x float> poison, <16 x i32> zeroinitializer
  %308 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat34.i.2.2, <16 x float> %297)
  %309 = load float, ptr %arrayidx32.i.2.3, align 4
  %splat.splatinsert33.i.2.3 = insertelement <16 x float> poison, float %309, i64 0
  %splat.splat34.i.2.3 = shufflevector <16 x float> %splat.splatinsert33.i.2.3, <16 x float> poison, <16 x i32> zeroinitializer
  %310 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat34.i.2.3, <16 x float> %299)
  %311 = load float, ptr %arrayidx32.i.2.4, align 4
  %splat.splatinsert33.i.2.4 = insertelement <16 x float> poison, float %311, i64 0
  %splat.splat34.i.2.4 = shufflevector <16 x float> %splat.splatinsert33.i.2.4, <16 x float> poison, <16 x i32> zeroinitializer
  %312 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat34.i.2.4, <16 x float> %301)
  %313 = load float, ptr %arrayidx32.i.2, align 4
  %splat.splatinsert33.i.2 = insertelement <16 x float> poison, float %313, i64 0
  %splat.splat34.i.2 = shufflevector <16 x float> %splat.splatinsert33.i.2, <16 x float> poison, <16 x i32> zeroinitializer
  %314 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.2, <16 x float> %splat.splat34.i.2, <16 x float> %293)
  %315 = load float, ptr %arrayidx.i.3, align 4
  %splat.splatinsert.i.3 = insertelement <16 x float> poison, float %315, i64 0
  %splat.splat.i.3 = shufflevector <16 x float> %splat.splatinsert.i.3, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i.3 = fmul <16 x float> %314, %splat.splat.i.3
  store <16 x float> %mul.i.3, ptr %invariant.gep160.3, align 4
  %neg.i.3 = fneg <16 x float> %mul.i.3
  %316 = load float, ptr %arrayidx32.i.3.1, align 4
  %splat.splatinsert33.i.3.1 = insertelement <16 x float> poison, float %316, i64 0
  %splat.splat34.i.3.1 = shufflevector <16 x float> %splat.splatinsert33.i.3.1, <16 x float> poison, <16 x i32> zeroinitializer
  %317 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat34.i.3.1, <16 x float> %308)
  %318 = load float, ptr %arrayidx32.i.3.2, align 4
  %splat.splatinsert33.i.3.2 = insertelement <16 x float> poison, float %318, i64 0
  %splat.splat34.i.3.2 = shufflevector <16 x float> %splat.splatinsert33.i.3.2, <16 x float> poison, <16 x i32> zeroinitializer
  %319 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat34.i.3.2, <16 x float> %310)
  %320 = load float, ptr %arrayidx32.i.3.3, align 4
  %splat.splatinsert33.i.3.3 = insertelement <16 x float> poison, float %320, i64 0
  %splat.splat34.i.3.3 = shufflevector <16 x float> %splat.splatinsert33.i.3.3, <16 x float> poison, <16 x i32> zeroinitializer
  %321 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat34.i.3.3, <16 x float> %312)
  %322 = load float, ptr %arrayidx32.i.3, align 4
  %splat.splatinsert33.i.3 = insertelement <16 x float> poison, float %322, i64 0
  %splat.splat34.i.3 = shufflevector <16 x float> %splat.splatinsert33.i.3, <16 x float> poison, <16 x i32> zeroinitializer
  %323 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.3, <16 x float> %splat.splat34.i.3, <16 x float> %306)
  %324 = load float, ptr %arrayidx.i.4, align 4
  %splat.splatinsert.i.4 = insertelement <16 x float> poison, float %324, i64 0
  %splat.splat.i.4 = shufflevector <16 x float> %splat.splatinsert.i.4, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i.4 = fmul <16 x float> %323, %splat.splat.i.4
  store <16 x float> %mul.i.4, ptr %invariant.gep160.4, align 4
  %neg.i.4 = fneg <16 x float> %mul.i.4
  %325 = load float, ptr %arrayidx32.i.4.1, align 4
  %splat.splatinsert33.i.4.1 = insertelement <16 x float> poison, float %325, i64 0
  %splat.splat34.i.4.1 = shufflevector <16 x float> %splat.splatinsert33.i.4.1, <16 x float> poison, <16 x i32> zeroinitializer
  %326 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.4, <16 x float> %splat.splat34.i.4.1, <16 x float> %319)
  %327 = load float, ptr %arrayidx32.i.4.2, align 4
  %splat.splatinsert33.i.4.2 = insertelement <16 x float> poison, float %327, i64 0
  %splat.splat34.i.4.2 = shufflevector <16 x float> %splat.splatinsert33.i.4.2, <16 x float> poison, <16 x i32> zeroinitializer
  %328 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.4, <16 x float> %splat.splat34.i.4.2, <16 x float> %321)
  %329 = load float, ptr %arrayidx32.i.4, align 4
  %splat.splatinsert33.i.4 = insertelement <16 x float> poison, float %329, i64 0
  %splat.splat34.i.4 = shufflevector <16 x float> %splat.splatinsert33.i.4, <16 x float> poison, <16 x i32> zeroinitializer
  %330 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.4, <16 x float> %splat.splat34.i.4, <16 x float> %317)
  %331 = load float, ptr %arrayidx.i.5, align 4
  %splat.splatinsert.i.5 = insertelement <16 x float> poison, float %331, i64 0
  %splat.splat.i.5 = shufflevector <16 x float> %splat.splatinsert.i.5, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i.5 = fmul <16 x float> %330, %splat.splat.i.5
  store <16 x float> %mul.i.5, ptr %invariant.gep160.5, align 4
  %neg.i.5 = fneg <16 x float> %mul.i.5
  %332 = load float, ptr %arrayidx32.i.5.1, align 4
  %splat.splatinsert33.i.5.1 = insertelement <16 x float> poison, float %332, i64 0
  %splat.splat34.i.5.1 = shufflevector <16 x float> %splat.splatinsert33.i.5.1, <16 x float> poison, <16 x i32> zeroinitializer
  %333 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.5, <16 x float> %splat.splat34.i.5.1, <16 x float> %328)
  %334 = load float, ptr %arrayidx32.i.5, align 4
  %splat.splatinsert33.i.5 = insertelement <16 x float> poison, float %334, i64 0
  %splat.splat34.i.5 = shufflevector <16 x float> %splat.splatinsert33.i.5, <16 x float> poison, <16 x i32> zeroinitializer
  %335 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.5, <16 x float> %splat.splat34.i.5, <16 x float> %326)
  %336 = load float, ptr %arrayidx.i.6, align 4
  %splat.splatinsert.i.6 = insertelement <16 x float> poison, float %336, i64 0
  %splat.splat.i.6 = shufflevector <16 x float> %splat.splatinsert.i.6, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i.6 = fmul <16 x float> %335, %splat.splat.i.6
  store <16 x float> %mul.i.6, ptr %invariant.gep160.6, align 4
  %neg.i.6 = fneg <16 x float> %mul.i.6
  %337 = load float, ptr %arrayidx32.i.6, align 4
  %splat.splatinsert33.i.6 = insertelement <16 x float> poison, float %337, i64 0
  %splat.splat34.i.6 = shufflevector <16 x float> %splat.splatinsert33.i.6, <16 x float> poison, <16 x i32> zeroinitializer
  %338 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.6, <16 x float> %splat.splat34.i.6, <16 x float> %333)
  %339 = load float, ptr %arrayidx.i.7, align 4
  %splat.splatinsert.i.7 = insertelement <16 x float> poison, float %339, i64 0
  %splat.splat.i.7 = shufflevector <16 x float> %splat.splatinsert.i.7, <16 x float> poison, <16 x i32> zeroinitializer
  %mul.i.7 = fmul <16 x float> %338, %splat.splat.i.7
  store <16 x float> %mul.i.7, ptr %invariant.gep160.7, align 4
  %dec = add nsw i64 %vectors.addr.1171, -1
  %add.ptr5 = getelementptr inbounds float, ptr %rows.addr.1172, i64 %apart
  %cmp2 = icmp sgt i64 %vectors.addr.1171, 1
  br i1 %cmp2, label %for.body3, label %for.end6, !llvm.loop !33

for.end6:                                         ; preds = %for.cond.i.loopexit.7, %for.cond1.preheader
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(write)
declare double @sqrt(double noundef) local_unnamed_addr #7

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @solve_panel_d(ptr nocapture noundef %rows, i64 noundef %apart, i64 noundef %vectors, ptr nocapture noundef readonly %panel, i64 noundef %first, ptr nocapture noundef readonly %scales) unnamed_addr #4 {
entry:
  %cmp147 = icmp sgt i64 %vectors, 2
  br i1 %cmp147, label %for.body.lr.ph, label %for.cond1.preheader

for.body.lr.ph:                                   ; preds = %entry
  %cmp11.i134 = icmp sgt i64 %first, 0
  %add.ptr.idx = mul i64 %apart, 24
  %.pre = shl nsw i64 %apart, 1
  %mul.i64.2 = shl nsw i64 %apart, 1
  %add.ptr62.idx.i = shl i64 %first, 6
  %add60.i.1 = add nsw i64 %first, 1
  %add.ptr62.idx.i.1 = shl i64 %add60.i.1, 6
  %add60.i.2 = add nsw i64 %first, 2
  %add.ptr62.idx.i.2 = shl i64 %add60.i.2, 6
  %add60.i.3 = add nsw i64 %first, 3
  %add.ptr62.idx.i.3 = shl i64 %add60.i.3, 6
  %add60.i.4 = add nsw i64 %first, 4
  %add.ptr62.idx.i.4 = shl i64 %add60.i.4, 6
  %add60.i.5 = add nsw i64 %first, 5
  %add.ptr62.idx.i.5 = shl i64 %add60.i.5, 6
  %add60.i.6 = add nsw i64 %first, 6
  %add.ptr62.idx.i.6 = shl i64 %add60.i.6, 6
  %add60.i.7 = add nsw i64 %first, 7
  %add.ptr62.idx.i.7 = shl nsw i64 %add60.i.7, 6
  %arrayidx.i49 = getelementptr inbounds double, ptr %scales, i64 %first
  %0 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i41.1203 = getelementptr i8, ptr %0, i64 %add.ptr62.idx.i
  %1 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.2217 = getelementptr i8, ptr %1, i64 %add.ptr62.idx.i
  %2 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i41.3231 = getelementptr i8, ptr %2, i64 %add.ptr62.idx.i
  %3 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i41.4245 = getelementptr i8, ptr %3, i64 %add.ptr62.idx.i
  %4 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i41.5259 = getelementptr i8, ptr %4, i64 %add.ptr62.idx.i
  %5 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i41.6273 = getelementptr i8, ptr %5, i64 %add.ptr62.idx.i
  %6 = getelementptr i8, ptr %panel, i64 8
  %arrayidx32.i41 = getelementptr i8, ptr %6, i64 %add.ptr62.idx.i
  %arrayidx.i49.1 = getelementptr inbounds double, ptr %scales, i64 %add60.i.1
  %7 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.1.1 = getelementptr i8, ptr %7, i64 %add.ptr62.idx.i.1
  %8 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i41.1.2 = getelementptr i8, ptr %8, i64 %add.ptr62.idx.i.1
  %9 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i41.1.3 = getelementptr i8, ptr %9, i64 %add.ptr62.idx.i.1
  %10 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i41.1.4 = getelementptr i8, ptr %10, i64 %add.ptr62.idx.i.1
  %11 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i41.1.5 = getelementptr i8, ptr %11, i64 %add.ptr62.idx.i.1
  %12 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i41.1 = getelementptr i8, ptr %12, i64 %add.ptr62.idx.i.1
  %arrayidx.i49.2 = getelementptr inbounds double, ptr %scales, i64 %add60.i.2
  %13 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i41.2.1 = getelementptr i8, ptr %13, i64 %add.ptr62.idx.i.2
  %14 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i41.2.2 = getelementptr i8, ptr %14, i64 %add.ptr62.idx.i.2
  %15 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i41.2.3 = getelementptr i8, ptr %15, i64 %add.ptr62.idx.i.2
  %16 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i41.2.4 = getelementptr i8, ptr %16, i64 %add.ptr62.idx.i.2
  %17 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i41.2 = getelementptr i8, ptr %17, i64 %add.ptr62.idx.i.2
  %arrayidx.i49.3 = getelementptr inbounds double, ptr %scales, i64 %add60.i.3
  %18 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i41.3.1 = getelementptr i8, ptr %18, i64 %add.ptr62.idx.i.3
  %19 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i41.3.2 = getelementptr i8, ptr %19, i64 %add.ptr62.idx.i.3
  %20 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i41.3.3 = getelementptr i8, ptr %20, i64 %add.ptr62.idx.i.3
  %21 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i41.3 = getelementptr i8, ptr %21, i64 %add.ptr62.idx.i.3
  %arrayidx.i49.4 = getelementptr inbounds double, ptr %scales, i64 %add60.i.4
  %22 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i41.4.1 = getelementptr i8, ptr %22, i64 %add.ptr62.idx.i.4
  %23 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i41.4.2 = getelementptr i8, ptr %23, i64 %add.ptr62.idx.i.4
  %24 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i41.4 = getelementptr i8, ptr %24, i64 %add.ptr62.idx.i.4
  %arrayidx.i49.5 = getelementptr inbounds double, ptr %scales, i64 %add60.i.5
  %25 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i41.5.1 = getelementptr i8, ptr %25, i64 %add.ptr62.idx.i.5
  %26 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i41.5 = getelementptr i8, ptr %26, i64 %add.ptr62.idx.i.5
  %arrayidx.i49.6 = getelementptr inbounds double, ptr %scales, i64 %add60.i.6
  %27 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i41.6 = getelementptr i8, ptr %27, i64 %add.ptr62.idx.i.6
  %arrayidx.i49.7 = getelementptr inbounds double, ptr %scales, i64 %add60.i.7
  br label %for.body

for.cond1.preheader:                              ; preds = %for.cond.i20.loopexit.7, %entry
  %vectors.addr.0.lcssa = phi i64 [ %vectors, %entry ], [ %sub, %for.cond.i20.loopexit.7 ]
  %rows.addr.0.lcssa = phi ptr [ %rows, %entry ], [ %add.ptr, %for.cond.i20.loopexit.7 ]
  %cmp2170 = icmp sgt i64 %vectors.addr.0.lcssa, 0
  br i1 %cmp2170, label %for.body3.lr.ph, label %for.end6

for.body3.lr.ph:                                  ; preds = %for.cond1.preheader
  %cmp11.i81157 = icmp sgt i64 %first, 0
  %add.ptr62.idx.i94 = shl i64 %first, 6
  %add60.i93.1 = add nsw i64 %first, 1
  %add.ptr62.idx.i94.1 = shl i64 %add60.i93.1, 6
  %add60.i93.2 = add nsw i64 %first, 2
  %add.ptr62.idx.i94.2 = shl i64 %add60.i93.2, 6
  %add60.i93.3 = add nsw i64 %first, 3
  %add.ptr62.idx.i94.3 = shl i64 %add60.i93.3, 6
  %add60.i93.4 = add nsw i64 %first, 4
  %add.ptr62.idx.i94.4 = shl i64 %add60.i93.4, 6
  %add60.i93.5 = add nsw i64 %first, 5
  %add.ptr62.idx.i94.5 = shl i64 %add60.i93.5, 6
  %add60.i93.6 = add nsw i64 %first, 6
  %add.ptr62.idx.i94.6 = shl i64 %add60.i93.6, 6
  %add60.i93.7 = add nsw i64 %first, 7
  %add.ptr62.idx.i94.7 = shl nsw i64 %add60.i93.7, 6
  %arrayidx.i = getelementptr inbounds double, ptr %scales, i64 %first
  %28 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i.1292 = getelementptr i8, ptr %28, i64 %add.ptr62.idx.i94
  %29 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.2299 = getelementptr i8, ptr %29, i64 %add.ptr62.idx.i94
  %30 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i.3306 = getelementptr i8, ptr %30, i64 %add.ptr62.idx.i94
  %31 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i.4313 = getelementptr i8, ptr %31, i64 %add.ptr62.idx.i94
  %32 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i.5320 = getelementptr i8, ptr %32, i64 %add.ptr62.idx.i94
  %33 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i.6327 = getelementptr i8, ptr %33, i64 %add.ptr62.idx.i94
  %34 = getelementptr i8, ptr %panel, i64 8
  %arrayidx32.i = getelementptr i8, ptr %34, i64 %add.ptr62.idx.i94
  %arrayidx.i.1 = getelementptr inbounds double, ptr %scales, i64 %add60.i93.1
  %35 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.1.1 = getelementptr i8, ptr %35, i64 %add.ptr62.idx.i94.1
  %36 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i.1.2 = getelementptr i8, ptr %36, i64 %add.ptr62.idx.i94.1
  %37 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i.1.3 = getelementptr i8, ptr %37, i64 %add.ptr62.idx.i94.1
  %38 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i.1.4 = getelementptr i8, ptr %38, i64 %add.ptr62.idx.i94.1
  %39 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i.1.5 = getelementptr i8, ptr %39, i64 %add.ptr62.idx.i94.1
  %40 = getelementptr i8, ptr %panel, i64 16
  %arrayidx32.i.1 = getelementptr i8, ptr %40, i64 %add.ptr62.idx.i94.1
  %arrayidx.i.2 = getelementptr inbounds double, ptr %scales, i64 %add60.i93.2
  %41 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i.2.1 = getelementptr i8, ptr %41, i64 %add.ptr62.idx.i94.2
  %42 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i.2.2 = getelementptr i8, ptr %42, i64 %add.ptr62.idx.i94.2
  %43 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i.2.3 = getelementptr i8, ptr %43, i64 %add.ptr62.idx.i94.2
  %44 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i.2.4 = getelementptr i8, ptr %44, i64 %add.ptr62.idx.i94.2
  %45 = getelementptr i8, ptr %panel, i64 24
  %arrayidx32.i.2 = getelementptr i8, ptr %45, i64 %add.ptr62.idx.i94.2
  %arrayidx.i.3 = getelementptr inbounds double, ptr %scales, i64 %add60.i93.3
  %46 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i.3.1 = getelementptr i8, ptr %46, i64 %add.ptr62.idx.i94.3
  %47 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i.3.2 = getelementptr i8, ptr %47, i64 %add.ptr62.idx.i94.3
  %48 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i.3.3 = getelementptr i8, ptr %48, i64 %add.ptr62.idx.i94.3
  %49 = getelementptr i8, ptr %panel, i64 32
  %arrayidx32.i.3 = getelementptr i8, ptr %49, i64 %add.ptr62.idx.i94.3
  %arrayidx.i.4 = getelementptr inbounds double, ptr %scales, i64 %add60.i93.4
  %50 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i.4.1 = getelementptr i8, ptr %50, i64 %add.ptr62.idx.i94.4
  %51 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i.4.2 = getelementptr i8, ptr %51, i64 %add.ptr62.idx.i94.4
  %52 = getelementptr i8, ptr %panel, i64 40
  %arrayidx32.i.4 = getelementptr i8, ptr %52, i64 %add.ptr62.idx.i94.4
  %arrayidx.i.5 = getelementptr inbounds double, ptr %scales, i64 %add60.i93.5
  %53 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i.5.1 = getelementptr i8, ptr %53, i64 %add.ptr62.idx.i94.5
  %54 = getelementptr i8, ptr %panel, i64 48
  %arrayidx32.i.5 = getelementptr i8, ptr %54, i64 %add.ptr62.idx.i94.5
  %arrayidx.i.6 = getelementptr inbounds double, ptr %scales, i64 %add60.i93.6
  %55 = getelementptr i8, ptr %panel, i64 56
  %arrayidx32.i.6 = getelementptr i8, ptr %55, i64 %add.ptr62.idx.i94.6
  %arrayidx.i.7 = getelementptr inbounds double, ptr %scales, i64 %add60.i93.7
  br label %for.body3

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.i20.loopexit.7
  %rows.addr.0149 = phi ptr [ %rows, %for.body.lr.ph ], [ %add.ptr, %for.cond.i20.loopexit.7 ]
  %vectors.addr.0148 = phi i64 [ %vectors, %for.body.lr.ph ], [ %sub, %for.cond.i20.loopexit.7 ]
  br i1 %cmp11.i134, label %for.cond16.i.preheader, label %for.cond.i20.loopexit.7

for.cond16.i.preheader:                           ; preds = %for.body, %for.cond16.i.preheader
  %sums.i60.sroa.74.2 = phi <8 x double> [ %90, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.71.2 = phi <8 x double> [ %86, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.68.2 = phi <8 x double> [ %82, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.65.2 = phi <8 x double> [ %78, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.62.2 = phi <8 x double> [ %74, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.59.2 = phi <8 x double> [ %70, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.56.2 = phi <8 x double> [ %66, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.52.2 = phi <8 x double> [ %62, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.49.2 = phi <8 x double> [ %89, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.46.2 = phi <8 x double> [ %85, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.43.2 = phi <8 x double> [ %81, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.40.2 = phi <8 x double> [ %77, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.37.2 = phi <8 x double> [ %73, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.34.2 = phi <8 x double> [ %69, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.31.2 = phi <8 x double> [ %65, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.27.2 = phi <8 x double> [ %60, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.24.2 = phi <8 x double> [ %88, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.21.2 = phi <8 x double> [ %84, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.18.2 = phi <8 x double> [ %80, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.15.2 = phi <8 x double> [ %76, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.12.2 = phi <8 x double> [ %72, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.9.2 = phi <8 x double> [ %68, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.6.2 = phi <8 x double> [ %64, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %sums.i60.sroa.0.2 = phi <8 x double> [ %58, %for.cond16.i.preheader ], [ zeroinitializer, %for.body ]
  %k.0.i135 = phi i64 [ %inc43.i, %for.cond16.i.preheader ], [ 0, %for.body ]
  %mul28.i = shl nsw i64 %k.0.i135, 3
  %invariant.gep = getelementptr double, ptr %rows.addr.0149, i64 %mul28.i
  %arrayidx31.i = getelementptr inbounds double, ptr %panel, i64 %mul28.i
  %56 = load double, ptr %arrayidx31.i, align 8
  %splat.splatinsert.i67 = insertelement <8 x double> poison, double %56, i64 0
  %splat.splat.i68 = shufflevector <8 x double> %splat.splatinsert.i67, <8 x double> poison, <8 x i32> zeroinitializer
  %57 = load <8 x double>, ptr %invariant.gep, align 8
  %58 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68, <8 x double> %sums.i60.sroa.0.2)
  %gep.1 = getelementptr double, ptr %invariant.gep, i64 %apart
  %59 = load <8 x double>, ptr %gep.1, align 8
  %60 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68, <8 x double> %sums.i60.sroa.27.2)
  %gep.2 = getelementptr double, ptr %invariant.gep, i64 %mul.i64.2
  %61 = load <8 x double>, ptr %gep.2, align 8
  %62 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68, <8 x double> %sums.i60.sroa.52.2)
  %add.i66.1 = or disjoint i64 %mul28.i, 1
  %arrayidx31.i.1 = getelementptr inbounds double, ptr %panel, i64 %add.i66.1
  %63 = load double, ptr %arrayidx31.i.1, align 8
  %splat.splatinsert.i67.1 = insertelement <8 x double> poison, double %63, i64 0
  %splat.splat.i68.1 = shufflevector <8 x double> %splat.splatinsert.i67.1, <8 x double> poison, <8 x i32> zeroinitializer
  %64 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68.1, <8 x double> %sums.i60.sroa.6.2)
  %65 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68.1, <8 x double> %sums.i60.sroa.31.2)
  %66 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68.1, <8 x double> %sums.i60.sroa.56.2)
  %add.i66.2 = or disjoint i64 %mul28.i, 2
  %arrayidx31.i.2 = getelementptr inbounds double, ptr %panel, i64 %add.i66.2
  %67 = load double, ptr %arrayidx31.i.2, align 8
  %splat.splatinsert.i67.2 = insertelement <8 x double> poison, double %67, i64 0
  %splat.splat.i68.2 = shufflevector <8 x double> %splat.splatinsert.i67.2, <8 x double> poison, <8 x i32> zeroinitializer
  %68 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68.2, <8 x double> %sums.i60.sroa.9.2)
  %69 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68.2, <8 x double> %sums.i60.sroa.34.2)
  %70 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68.2, <8 x double> %sums.i60.sroa.59.2)
  %add.i66.3 = or disjoint i64 %mul28.i, 3
  %arrayidx31.i.3 = getelementptr inbounds double, ptr %panel, i64 %add.i66.3
  %71 = load double, ptr %arrayidx31.i.3, align 8
  %splat.splatinsert.i67.3 = insertelement <8 x double> poison, double %71, i64 0
  %splat.splat.i68.3 = shufflevector <8 x double> %splat.splatinsert.i67.3, <8 x double> poison, <8 x i32> zeroinitializer
  %72 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68.3, <8 x double> %sums.i60.sroa.12.2)
  %73 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68.3, <8 x double> %sums.i60.sroa.37.2)
  %74 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68.3, <8 x double> %sums.i60.sroa.62.2)
  %add.i66.4 = or disjoint i64 %mul28.i, 4
  %arrayidx31.i.4 = getelementptr inbounds double, ptr %panel, i64 %add.i66.4
  %75 = load double, ptr %arrayidx31.i.4, align 8
  %splat.splatinsert.i67.4 = insertelement <8 x double> poison, double %75, i64 0
  %splat.splat.i68.4 = shufflevector <8 x double> %splat.splatinsert.i67.4, <8 x double> poison, <8 x i32> zeroinitializer
  %76 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68.4, <8 x double> %sums.i60.sroa.15.2)
  %77 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68.4, <8 x double> %sums.i60.sroa.40.2)
  %78 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68.4, <8 x double> %sums.i60.sroa.65.2)
  %add.i66.5 = or disjoint i64 %mul28.i, 5
  %arrayidx31.i.5 = getelementptr inbounds double, ptr %panel, i64 %add.i66.5
  %79 = load double, ptr %arrayidx31.i.5, align 8
  %splat.splatinsert.i67.5 = insertelement <8 x double> poison, double %79, i64 0
  %splat.splat.i68.5 = shufflevector <8 x double> %splat.splatinsert.i67.5, <8 x double> poison, <8 x i32> zeroinitializer
  %80 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68.5, <8 x double> %sums.i60.sroa.18.2)
  %81 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68.5, <8 x double> %sums.i60.sroa.43.2)
  %82 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68.5, <8 x double> %sums.i60.sroa.68.2)
  %add.i66.6 = or disjoint i64 %mul28.i, 6
  %arrayidx31.i.6 = getelementptr inbounds double, ptr %panel, i64 %add.i66.6
  %83 = load double, ptr %arrayidx31.i.6, align 8
  %splat.splatinsert.i67.6 = insertelement <8 x double> poison, double %83, i64 0
  %splat.splat.i68.6 = shufflevector <8 x double> %splat.splatinsert.i67.6, <8 x double> poison, <8 x i32> zeroinitializer
  %84 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68.6, <8 x double> %sums.i60.sroa.21.2)
  %85 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68.6, <8 x double> %sums.i60.sroa.46.2)
  %86 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68.6, <8 x double> %sums.i60.sroa.71.2)
  %add.i66.7 = or disjoint i64 %mul28.i, 7
  %arrayidx31.i.7 = getelementptr inbounds double, ptr %panel, i64 %add.i66.7
  %87 = load double, ptr %arrayidx31.i.7, align 8
  %splat.splatinsert.i67.7 = insertelement <8 x double> poison, double %87, i64 0
  %splat.splat.i68.7 = shufflevector <8 x double> %splat.splatinsert.i67.7, <8 x double> poison, <8 x i32> zeroinitializer
  %88 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %57, <8 x double> %splat.splat.i68.7, <8 x double> %sums.i60.sroa.24.2)
  %89 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %59, <8 x double> %splat.splat.i68.7, <8 x double> %sums.i60.sroa.49.2)
  %90 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i68.7, <8 x double> %sums.i60.sroa.74.2)
  %inc43.i = add nuw nsw i64 %k.0.i135, 1
  %exitcond.not = icmp eq i64 %inc43.i, %first
  br i1 %exitcond.not, label %for.cond.i20.loopexit.7, label %for.cond16.i.preheader, !llvm.loop !23

for.cond.i20.loopexit.7:                          ; preds = %for.cond16.i.preheader, %for.body
  %mul58.i.2.pre-phi = phi i64 [ %.pre, %for.body ], [ %mul.i64.2, %for.cond16.i.preheader ]
  %sums.i60.sroa.74.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %90, %for.cond16.i.preheader ]
  %sums.i60.sroa.71.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %86, %for.cond16.i.preheader ]
  %sums.i60.sroa.68.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %82, %for.cond16.i.preheader ]
  %sums.i60.sroa.65.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %78, %for.cond16.i.preheader ]
  %sums.i60.sroa.62.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %74, %for.cond16.i.preheader ]
  %sums.i60.sroa.59.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %70, %for.cond16.i.preheader ]
  %sums.i60.sroa.56.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %66, %for.cond16.i.preheader ]
  %sums.i60.sroa.52.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %62, %for.cond16.i.preheader ]
  %sums.i60.sroa.49.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %89, %for.cond16.i.preheader ]
  %sums.i60.sroa.46.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %85, %for.cond16.i.preheader ]
  %sums.i60.sroa.43.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %81, %for.cond16.i.preheader ]
  %sums.i60.sroa.40.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %77, %for.cond16.i.preheader ]
  %sums.i60.sroa.37.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %73, %for.cond16.i.preheader ]
  %sums.i60.sroa.34.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %69, %for.cond16.i.preheader ]
  %sums.i60.sroa.31.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %65, %for.cond16.i.preheader ]
  %sums.i60.sroa.27.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %60, %for.cond16.i.preheader ]
  %sums.i60.sroa.24.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %88, %for.cond16.i.preheader ]
  %sums.i60.sroa.21.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %84, %for.cond16.i.preheader ]
  %sums.i60.sroa.18.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %80, %for.cond16.i.preheader ]
  %sums.i60.sroa.15.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %76, %for.cond16.i.preheader ]
  %sums.i60.sroa.12.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %72, %for.cond16.i.preheader ]
  %sums.i60.sroa.9.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %68, %for.cond16.i.preheader ]
  %sums.i60.sroa.6.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %64, %for.cond16.i.preheader ]
  %sums.i60.sroa.0.1 = phi <8 x double> [ zeroinitializer, %for.body ], [ %58, %for.cond16.i.preheader ]
  %invariant.gep136 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i
  %91 = load <8 x double>, ptr %invariant.gep136, align 8
  %sub65.i = fsub <8 x double> %91, %sums.i60.sroa.0.1
  %gep137.1 = getelementptr double, ptr %invariant.gep136, i64 %apart
  %92 = load <8 x double>, ptr %gep137.1, align 8
  %sub65.i.1 = fsub <8 x double> %92, %sums.i60.sroa.27.1
  %gep137.2 = getelementptr double, ptr %invariant.gep136, i64 %mul58.i.2.pre-phi
  %93 = load <8 x double>, ptr %gep137.2, align 8
  %sub65.i.2 = fsub <8 x double> %93, %sums.i60.sroa.52.1
  %invariant.gep136.1 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.1
  %94 = load <8 x double>, ptr %invariant.gep136.1, align 8
  %gep137.1.1 = getelementptr double, ptr %invariant.gep136.1, i64 %apart
  %95 = load <8 x double>, ptr %gep137.1.1, align 8
  %gep137.2.1 = getelementptr double, ptr %invariant.gep136.1, i64 %mul58.i.2.pre-phi
  %96 = load <8 x double>, ptr %gep137.2.1, align 8
  %invariant.gep136.2 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.2
  %97 = load <8 x double>, ptr %invariant.gep136.2, align 8
  %gep137.1.2 = getelementptr double, ptr %invariant.gep136.2, i64 %apart
  %98 = load <8 x double>, ptr %gep137.1.2, align 8
  %gep137.2.2 = getelementptr double, ptr %invariant.gep136.2, i64 %mul58.i.2.pre-phi
  %99 = load <8 x double>, ptr %gep137.2.2, align 8
  %invariant.gep136.3 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.3
  %100 = load <8 x double>, ptr %invariant.gep136.3, align 8
  %gep137.1.3 = getelementptr double, ptr %invariant.gep136.3, i64 %apart
  %101 = load <8 x double>, ptr %gep137.1.3, align 8
  %gep137.2.3 = getelementptr double, ptr %invariant.gep136.3, i64 %mul58.i.2.pre-phi
  %102 = load <8 x double>, ptr %gep137.2.3, align 8
  %invariant.gep136.4 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.4
  %103 = load <8 x double>, ptr %invariant.gep136.4, align 8
  %gep137.1.4 = getelementptr double, ptr %invariant.gep136.4, i64 %apart
  %104 = load <8 x double>, ptr %gep137.1.4, align 8
  %gep137.2.4 = getelementptr double, ptr %invariant.gep136.4, i64 %mul58.i.2.pre-phi
  %105 = load <8 x double>, ptr %gep137.2.4, align 8
  %invariant.gep136.5 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.5
  %106 = load <8 x double>, ptr %invariant.gep136.5, align 8
  %gep137.1.5 = getelementptr double, ptr %invariant.gep136.5, i64 %apart
  %107 = load <8 x double>, ptr %gep137.1.5, align 8
  %gep137.2.5 = getelementptr double, ptr %invariant.gep136.5, i64 %mul58.i.2.pre-phi
  %108 = load <8 x double>, ptr %gep137.2.5, align 8
  %invariant.gep136.6 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.6
  %109 = load <8 x double>, ptr %invariant.gep136.6, align 8
  %gep137.1.6 = getelementptr double, ptr %invariant.gep136.6, i64 %apart
  %110 = load <8 x double>, ptr %gep137.1.6, align 8
  %gep137.2.6 = getelementptr double, ptr %invariant.gep136.6, i64 %mul58.i.2.pre-phi
  %111 = load <8 x double>, ptr %gep137.2.6, align 8
  %invariant.gep136.7 = getelementptr i8, ptr %rows.addr.0149, i64 %add.ptr62.idx.i.7
  %112 = load <8 x double>, ptr %invariant.gep136.7, align 8
  %gep137.1.7 = getelementptr double, ptr %invariant.gep136.7, i64 %apart
  %113 = load <8 x double>, ptr %gep137.1.7, align 8
  %gep137.2.7 = getelementptr double, ptr %invariant.gep136.7, i64 %mul58.i.2.pre-phi
  %114 = load <8 x double>, ptr %gep137.2.7, align 8
  %115 = load double, ptr %arrayidx.i49, align 8
  %splat.splatinsert.i50 = insertelement <8 x double> poison, double %115, i64 0
  %splat.splat.i51 = shufflevector <8 x double> %splat.splatinsert.i50, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53 = fmul <8 x double> %sub65.i, %splat.splat.i51
  store <8 x double> %mul.i53, ptr %invariant.gep136, align 8
  %116 = load <1 x double>, ptr %arrayidx.i49, align 8
  %splat.splat.i51.1 = shufflevector <1 x double> %116, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1 = fmul <8 x double> %sub65.i.1, %splat.splat.i51.1
  store <8 x double> %mul.i53.1, ptr %gep137.1, align 8
  %117 = load <1 x double>, ptr %arrayidx.i49, align 8
  %splat.splat.i51.2 = shufflevector <1 x double> %117, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2 = fmul <8 x double> %sub65.i.2, %splat.splat.i51.2
  store <8 x double> %mul.i53.2, ptr %gep137.2, align 8
  %sub65.i.2.7 = fsub <8 x double> %114, %sums.i60.sroa.74.1
  %sub65.i.1.7 = fsub <8 x double> %113, %sums.i60.sroa.49.1
  %sub65.i.7 = fsub <8 x double> %112, %sums.i60.sroa.24.1
  %sub65.i.2.6 = fsub <8 x double> %111, %sums.i60.sroa.71.1
  %sub65.i.1.6 = fsub <8 x double> %110, %sums.i60.sroa.46.1
  %sub65.i.6 = fsub <8 x double> %109, %sums.i60.sroa.21.1
  %sub65.i.2.5 = fsub <8 x double> %108, %sums.i60.sroa.68.1
  %sub65.i.1.5 = fsub <8 x double> %107, %sums.i60.sroa.43.1
  %sub65.i.5 = fsub <8 x double> %106, %sums.i60.sroa.18.1
  %sub65.i.2.4 = fsub <8 x double> %105, %sums.i60.sroa.65.1
  %sub65.i.1.4 = fsub <8 x double> %104, %sums.i60.sroa.40.1
  %sub65.i.4 = fsub <8 x double> %103, %sums.i60.sroa.15.1
  %sub65.i.2.3 = fsub <8 x double> %102, %sums.i60.sroa.62.1
  %sub65.i.1.3 = fsub <8 x double> %101, %sums.i60.sroa.37.1
  %sub65.i.3 = fsub <8 x double> %100, %sums.i60.sroa.12.1
  %sub65.i.2.2 = fsub <8 x double> %99, %sums.i60.sroa.59.1
  %sub65.i.1.2 = fsub <8 x double> %98, %sums.i60.sroa.34.1
  %sub65.i.2182 = fsub <8 x double> %97, %sums.i60.sroa.9.1
  %neg.i45 = fneg <8 x double> %mul.i53
  %neg.i45.1 = fneg <8 x double> %mul.i53.1
  %neg.i45.2 = fneg <8 x double> %mul.i53.2
  %118 = load double, ptr %arrayidx32.i41.1203, align 8
  %splat.splatinsert33.i42.1204 = insertelement <8 x double> poison, double %118, i64 0
  %splat.splat34.i43.1205 = shufflevector <8 x double> %splat.splatinsert33.i42.1204, <8 x double> poison, <8 x i32> zeroinitializer
  %119 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45, <8 x double> %splat.splat34.i43.1205, <8 x double> %sub65.i.2182)
  %120 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1, <8 x double> %splat.splat34.i43.1205, <8 x double> %sub65.i.1.2)
  %121 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2, <8 x double> %splat.splat34.i43.1205, <8 x double> %sub65.i.2.2)
  %122 = load double, ptr %arrayidx32.i41.2217, align 8
  %splat.splatinsert33.i42.2218 = insertelement <8 x double> poison, double %122, i64 0
  %splat.splat34.i43.2219 = shufflevector <8 x double> %splat.splatinsert33.i42.2218, <8 x double> poison, <8 x i32> zeroinitializer
  %123 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45, <8 x double> %splat.splat34.i43.2219, <8 x double> %sub65.i.3)
  %124 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1, <8 x double> %splat.splat34.i43.2219, <8 x double> %sub65.i.1.3)
  %125 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2, <8 x double> %splat.splat34.i43.2219, <8 x double> %sub65.i.2.3)
  %126 = load double, ptr %arrayidx32.i41.3231, align 8
  %splat.splatinsert33.i42.3232 = insertelement <8 x double> poison, double %126, i64 0
  %splat.splat34.i43.3233 = shufflevector <8 x double> %splat.splatinsert33.i42.3232, <8 x double> poison, <8 x i32> zeroinitializer
  %127 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45, <8 x double> %splat.splat34.i43.3233, <8 x double> %sub65.i.4)
  %128 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1, <8 x double> %splat.splat34.i43.3233, <8 x double> %sub65.i.1.4)
  %129 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2, <8 x double> %splat.splat34.i43.3233, <8 x double> %sub65.i.2.4)
  %130 = load double, ptr %arrayidx32.i41.4245, align 8
  %splat.splatinsert33.i42.4246 = insertelement <8 x double> poison, double %130, i64 0
  %splat.splat34.i43.4247 = shufflevector <8 x double> %splat.splatinsert33.i42.4246, <8 x double> poison, <8 x i32> zeroinitializer
  %131 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45, <8 x double> %splat.splat34.i43.4247, <8 x double> %sub65.i.5)
  %132 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1, <8 x double> %splat.splat34.i43.4247, <8 x double> %sub65.i.1.5)
  %133 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2, <8 x double> %splat.splat34.i43.4247, <8 x double> %sub65.i.2.5)
  %134 = load double, ptr %arrayidx32.i41.5259, align 8
  %splat.splatinsert33.i42.5260 = insertelement <8 x double> poison, double %134, i64 0
  %splat.splat34.i43.5261 = shufflevector <8 x double> %splat.splatinsert33.i42.5260, <8 x double> poison, <8 x i32> zeroinitializer
  %135 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45, <8 x double> %splat.splat34.i43.5261, <8 x double> %sub65.i.6)
  %136 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1, <8 x double> %splat.splat34.i43.5261, <8 x double> %sub65.i.1.6)
  %137 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2, <8 x double> %splat.splat34.i43.5261, <8 x double> %sub65.i.2.6)
  %138 = load double, ptr %arrayidx32.i41.6273, align 8
  %splat.splatinsert33.i42.6274 = insertelement <8 x double> poison, double %138, i64 0
  %splat.splat34.i43.6275 = shufflevector <8 x double> %splat.splatinsert33.i42.6274, <8 x double> poison, <8 x i32> zeroinitializer
  %139 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45, <8 x double> %splat.splat34.i43.6275, <8 x double> %sub65.i.7)
  %140 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1, <8 x double> %splat.splat34.i43.6275, <8 x double> %sub65.i.1.7)
  %141 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2, <8 x double> %splat.splat34.i43.6275, <8 x double> %sub65.i.2.7)
  %142 = load double, ptr %arrayidx32.i41, align 8
  %splat.splatinsert33.i42 = insertelement <8 x double> poison, double %142, i64 0
  %splat.splat34.i43 = shufflevector <8 x double> %splat.splatinsert33.i42, <8 x double> poison, <8 x i32> zeroinitializer
  %sub65.i.2.1 = fsub <8 x double> %96, %sums.i60.sroa.56.1
  %143 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2, <8 x double> %splat.splat34.i43, <8 x double> %sub65.i.2.1)
  %sub65.i.1.1 = fsub <8 x double> %95, %sums.i60.sroa.31.1
  %144 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1, <8 x double> %splat.splat34.i43, <8 x double> %sub65.i.1.1)
  %sub65.i.1179 = fsub <8 x double> %94, %sums.i60.sroa.6.1
  %145 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45, <8 x double> %splat.splat34.i43, <8 x double> %sub65.i.1179)
  %146 = load double, ptr %arrayidx.i49.1, align 8
  %splat.splatinsert.i50.1188 = insertelement <8 x double> poison, double %146, i64 0
  %splat.splat.i51.1189 = shufflevector <8 x double> %splat.splatinsert.i50.1188, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1191 = fmul <8 x double> %145, %splat.splat.i51.1189
  store <8 x double> %mul.i53.1191, ptr %invariant.gep136.1, align 8
  %147 = load <1 x double>, ptr %arrayidx.i49.1, align 8
  %splat.splat.i51.1.1 = shufflevector <1 x double> %147, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1.1 = fmul <8 x double> %144, %splat.splat.i51.1.1
  store <8 x double> %mul.i53.1.1, ptr %gep137.1.1, align 8
  %148 = load <1 x double>, ptr %arrayidx.i49.1, align 8
  %splat.splat.i51.2.1 = shufflevector <1 x double> %148, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2.1 = fmul <8 x double> %143, %splat.splat.i51.2.1
  store <8 x double> %mul.i53.2.1, ptr %gep137.2.1, align 8
  %neg.i45.1194 = fneg <8 x double> %mul.i53.1191
  %neg.i45.1.1 = fneg <8 x double> %mul.i53.1.1
  %neg.i45.2.1 = fneg <8 x double> %mul.i53.2.1
  %149 = load double, ptr %arrayidx32.i41.1.1, align 8
  %splat.splatinsert33.i42.1.1 = insertelement <8 x double> poison, double %149, i64 0
  %splat.splat34.i43.1.1 = shufflevector <8 x double> %splat.splatinsert33.i42.1.1, <8 x double> poison, <8 x i32> zeroinitializer
  %150 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1194, <8 x double> %splat.splat34.i43.1.1, <8 x double> %123)
  %151 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.1, <8 x double> %splat.splat34.i43.1.1, <8 x double> %124)
  %152 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.1, <8 x double> %splat.splat34.i43.1.1, <8 x double> %125)
  %153 = load double, ptr %arrayidx32.i41.1.2, align 8
  %splat.splatinsert33.i42.1.2 = insertelement <8 x double> poison, double %153, i64 0
  %splat.splat34.i43.1.2 = shufflevector <8 x double> %splat.splatinsert33.i42.1.2, <8 x double> poison, <8 x i32> zeroinitializer
  %154 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1194, <8 x double> %splat.splat34.i43.1.2, <8 x double> %127)
  %155 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.1, <8 x double> %splat.splat34.i43.1.2, <8 x double> %128)
  %156 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.1, <8 x double> %splat.splat34.i43.1.2, <8 x double> %129)
  %157 = load double, ptr %arrayidx32.i41.1.3, align 8
  %splat.splatinsert33.i42.1.3 = insertelement <8 x double> poison, double %157, i64 0
  %splat.splat34.i43.1.3 = shufflevector <8 x double> %splat.splatinsert33.i42.1.3, <8 x double> poison, <8 x i32> zeroinitializer
  %158 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1194, <8 x double> %splat.splat34.i43.1.3, <8 x double> %131)
  %159 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.1, <8 x double> %splat.splat34.i43.1.3, <8 x double> %132)
  %160 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.1, <8 x double> %splat.splat34.i43.1.3, <8 x double> %133)
  %161 = load double, ptr %arrayidx32.i41.1.4, align 8
  %splat.splatinsert33.i42.1.4 = insertelement <8 x double> poison, double %161, i64 0
  %splat.splat34.i43.1.4 = shufflevector <8 x double> %splat.splatinsert33.i42.1.4, <8 x double> poison, <8 x i32> zeroinitializer
  %162 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1194, <8 x double> %splat.splat34.i43.1.4, <8 x double> %135)
  %163 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.1, <8 x double> %splat.splat34.i43.1.4, <8 x double> %136)
  %164 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.1, <8 x double> %splat.splat34.i43.1.4, <8 x double> %137)
  %165 = load double, ptr %arrayidx32.i41.1.5, align 8
  %splat.splatinsert33.i42.1.5 = insertelement <8 x double> poison, double %165, i64 0
  %splat.splat34.i43.1.5 = shufflevector <8 x double> %splat.splatinsert33.i42.1.5, <8 x double> poison, <8 x i32> zeroinitializer
  %166 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1194, <8 x double> %splat.splat34.i43.1.5, <8 x double> %139)
  %167 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.1, <8 x double> %splat.splat34.i43.1.5, <8 x double> %140)
  %168 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.1, <8 x double> %splat.splat34.i43.1.5, <8 x double> %141)
  %169 = load double, ptr %arrayidx32.i41.1, align 8
  %splat.splatinsert33.i42.1 = insertelement <8 x double> poison, double %169, i64 0
  %splat.splat34.i43.1 = shufflevector <8 x double> %splat.splatinsert33.i42.1, <8 x double> poison, <8 x i32> zeroinitializer
  %170 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.1, <8 x double> %splat.splat34.i43.1, <8 x double> %121)
  %171 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.1, <8 x double> %splat.splat34.i43.1, <8 x double> %120)
  %172 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1194, <8 x double> %splat.splat34.i43.1, <8 x double> %119)
  %173 = load double, ptr %arrayidx.i49.2, align 8
  %splat.splatinsert.i50.2195 = insertelement <8 x double> poison, double %173, i64 0
  %splat.splat.i51.2196 = shufflevector <8 x double> %splat.splatinsert.i50.2195, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2198 = fmul <8 x double> %172, %splat.splat.i51.2196
  store <8 x double> %mul.i53.2198, ptr %invariant.gep136.2, align 8
  %174 = load <1 x double>, ptr %arrayidx.i49.2, align 8
  %splat.splat.i51.1.2 = shufflevector <1 x double> %174, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1.2 = fmul <8 x double> %171, %splat.splat.i51.1.2
  store <8 x double> %mul.i53.1.2, ptr %gep137.1.2, align 8
  %175 = load <1 x double>, ptr %arrayidx.i49.2, align 8
  %splat.splat.i51.2.2 = shufflevector <1 x double> %175, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2.2 = fmul <8 x double> %170, %splat.splat.i51.2.2
  store <8 x double> %mul.i53.2.2, ptr %gep137.2.2, align 8
  %neg.i45.2201 = fneg <8 x double> %mul.i53.2198
  %neg.i45.1.2 = fneg <8 x double> %mul.i53.1.2
  %neg.i45.2.2 = fneg <8 x double> %mul.i53.2.2
  %176 = load double, ptr %arrayidx32.i41.2.1, align 8
  %splat.splatinsert33.i42.2.1 = insertelement <8 x double> poison, double %176, i64 0
  %splat.splat34.i43.2.1 = shufflevector <8 x double> %splat.splatinsert33.i42.2.1, <8 x double> poison, <8 x i32> zeroinitializer
  %177 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2201, <8 x double> %splat.splat34.i43.2.1, <8 x double> %154)
  %178 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.2, <8 x double> %splat.splat34.i43.2.1, <8 x double> %155)
  %179 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.2, <8 x double> %splat.splat34.i43.2.1, <8 x double> %156)
  %180 = load double, ptr %arrayidx32.i41.2.2, align 8
  %splat.splatinsert33.i42.2.2 = insertelement <8 x double> poison, double %180, i64 0
  %splat.splat34.i43.2.2 = shufflevector <8 x double> %splat.splatinsert33.i42.2.2, <8 x double> poison, <8 x i32> zeroinitializer
  %181 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2201, <8 x double> %splat.splat34.i43.2.2, <8 x double> %158)
  %182 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.2, <8 x double> %splat.splat34.i43.2.2, <8 x double> %159)
  %183 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.2, <8 x double> %splat.splat34.i43.2.2, <8 x double> %160)
  %184 = load double, ptr %arrayidx32.i41.2.3, align 8
  %splat.splatinsert33.i42.2.3 = insertelement <8 x double> poison, double %184, i64 0
  %splat.splat34.i43.2.3 = shufflevector <8 x double> %splat.splatinsert33.i42.2.3, <8 x double> poison, <8 x i32> zeroinitializer
  %185 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2201, <8 x double> %splat.splat34.i43.2.3, <8 x double> %162)
  %186 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.2, <8 x double> %splat.splat34.i43.2.3, <8 x double> %163)
  %187 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.2, <8 x double> %splat.splat34.i43.2.3, <8 x double> %164)
  %188 = load double, ptr %arrayidx32.i41.2.4, align 8
  %splat.splatinsert33.i42.2.4 = insertelement <8 x double> poison, double %188, i64 0
  %splat.splat34.i43.2.4 = shufflevector <8 x double> %splat.splatinsert33.i42.2.4, <8 x double> poison, <8 x i32> zeroinitializer
  %189 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2201, <8 x double> %splat.splat34.i43.2.4, <8 x double> %166)
  %190 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.2, <8 x double> %splat.splat34.i43.2.4, <8 x double> %167)
  %191 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.2, <8 x double> %splat.splat34.i43.2.4, <8 x double> %168)
  %192 = load double, ptr %arrayidx32.i41.2, align 8
  %splat.splatinsert33.i42.2 = insertelement <8 x double> poison, double %192, i64 0
  %splat.splat34.i43.2 = shufflevector <8 x double> %splat.splatinsert33.i42.2, <8 x double> poison, <8 x i32> zeroinitializer
  %193 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.2, <8 x double> %splat.splat34.i43.2, <8 x double> %152)
  %194 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.2, <8 x double> %splat.splat34.i43.2, <8 x double> %151)
  %195 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2201, <8 x double> %splat.splat34.i43.2, <8 x double> %150)
  %196 = load double, ptr %arrayidx.i49.3, align 8
  %splat.splatinsert.i50.3 = insertelement <8 x double> poison, double %196, i64 0
  %splat.splat.i51.3 = shufflevector <8 x double> %splat.splatinsert.i50.3, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.3 = fmul <8 x double> %195, %splat.splat.i51.3
  store <8 x double> %mul.i53.3, ptr %invariant.gep136.3, align 8
  %197 = load <1 x double>, ptr %arrayidx.i49.3, align 8
  %splat.splat.i51.1.3 = shufflevector <1 x double> %197, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1.3 = fmul <8 x double> %194, %splat.splat.i51.1.3
  store <8 x double> %mul.i53.1.3, ptr %gep137.1.3, align 8
  %198 = load <1 x double>, ptr %arrayidx.i49.3, align 8
  %splat.splat.i51.2.3 = shufflevector <1 x double> %198, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2.3 = fmul <8 x double> %193, %splat.splat.i51.2.3
  store <8 x double> %mul.i53.2.3, ptr %gep137.2.3, align 8
  %neg.i45.3 = fneg <8 x double> %mul.i53.3
  %neg.i45.1.3 = fneg <8 x double> %mul.i53.1.3
  %neg.i45.2.3 = fneg <8 x double> %mul.i53.2.3
  %199 = load double, ptr %arrayidx32.i41.3.1, align 8
  %splat.splatinsert33.i42.3.1 = insertelement <8 x double> poison, double %199, i64 0
  %splat.splat34.i43.3.1 = shufflevector <8 x double> %splat.splatinsert33.i42.3.1, <8 x double> poison, <8 x i32> zeroinitializer
  %200 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.3, <8 x double> %splat.splat34.i43.3.1, <8 x double> %181)
  %201 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.3, <8 x double> %splat.splat34.i43.3.1, <8 x double> %182)
  %202 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.3, <8 x double> %splat.splat34.i43.3.1, <8 x double> %183)
  %203 = load double, ptr %arrayidx32.i41.3.2, align 8
  %splat.splatinsert33.i42.3.2 = insertelement <8 x double> poison, double %203, i64 0
  %splat.splat34.i43.3.2 = shufflevector <8 x double> %splat.splatinsert33.i42.3.2, <8 x double> poison, <8 x i32> zeroinitializer
  %204 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.3, <8 x double> %splat.splat34.i43.3.2, <8 x double> %185)
  %205 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.3, <8 x double> %splat.splat34.i43.3.2, <8 x double> %186)
  %206 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.3, <8 x double> %splat.splat34.i43.3.2, <8 x double> %187)
  %207 = load double, ptr %arrayidx32.i41.3.3, align 8
  %splat.splatinsert33.i42.3.3 = insertelement <8 x double> poison, double %207, i64 0
  %splat.splat34.i43.3.3 = shufflevector <8 x double> %splat.splatinsert33.i42.3.3, <8 x double> poison, <8 x i32> zeroinitializer
  %208 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.3, <8 x double> %splat.splat34.i43.3.3, <8 x double> %189)
  %209 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.3, <8 x double> %splat.splat34.i43.3.3, <8 x double> %190)
  %210 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.3, <8 x double> %splat.splat34.i43.3.3, <8 x double> %191)
  %211 = load double, ptr %arrayidx32.i41.3, align 8
  %splat.splatinsert33.i42.3 = insertelement <8 x double> poison, double %211, i64 0
  %splat.splat34.i43.3 = shufflevector <8 x double> %splat.splatinsert33.i42.3, <8 x double> poison, <8 x i32> zeroinitializer
  %212 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.3, <8 x double> %splat.splat34.i43.3, <8 x double> %179)
  %213 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.3, <8 x double> %splat.splat34.i43.3, <8 x double> %178)
  %214 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.3, <8 x double> %splat.splat34.i43.3, <8 x double> %177)
  %215 = load double, ptr %arrayidx.i49.4, align 8
  %splat.splatinsert.i50.4 = insertelement <8 x double> poison, double %215, i64 0
  %splat.splat.i51.4 = shufflevector <8 x double> %splat.splatinsert.i50.4, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.4 = fmul <8 x double> %214, %splat.splat.i51.4
  store <8 x double> %mul.i53.4, ptr %invariant.gep136.4, align 8
  %216 = load <1 x double>, ptr %arrayidx.i49.4, align 8
  %splat.splat.i51.1.4 = shufflevector <1 x double> %216, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1.4 = fmul <8 x double> %213, %splat.splat.i51.1.4
  store <8 x double> %mul.i53.1.4, ptr %gep137.1.4, align 8
  %217 = load <1 x double>, ptr %arrayidx.i49.4, align 8
  %splat.splat.i51.2.4 = shufflevector <1 x double> %217, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2.4 = fmul <8 x double> %212, %splat.splat.i51.2.4
  store <8 x double> %mul.i53.2.4, ptr %gep137.2.4, align 8
  %neg.i45.4 = fneg <8 x double> %mul.i53.4
  %neg.i45.1.4 = fneg <8 x double> %mul.i53.1.4
  %neg.i45.2.4 = fneg <8 x double> %mul.i53.2.4
  %218 = load double, ptr %arrayidx32.i41.4.1, align 8
  %splat.splatinsert33.i42.4.1 = insertelement <8 x double> poison, double %218, i64 0
  %splat.splat34.i43.4.1 = shufflevector <8 x double> %splat.splatinsert33.i42.4.1, <8 x double> poison, <8 x i32> zeroinitializer
  %219 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.4, <8 x double> %splat.splat34.i43.4.1, <8 x double> %204)
  %220 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.4, <8 x double> %splat.splat34.i43.4.1, <8 x double> %205)
  %221 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.4, <8 x double> %splat.splat34.i43.4.1, <8 x double> %206)
  %222 = load double, ptr %arrayidx32.i41.4.2, align 8
  %splat.splatinsert33.i42.4.2 = insertelement <8 x double> poison, double %222, i64 0
  %splat.splat34.i43.4.2 = shufflevector <8 x double> %splat.splatinsert33.i42.4.2, <8 x double> poison, <8 x i32> zeroinitializer
  %223 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.4, <8 x double> %splat.splat34.i43.4.2, <8 x double> %208)
  %224 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.4, <8 x double> %splat.splat34.i43.4.2, <8 x double> %209)
  %225 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.4, <8 x double> %splat.splat34.i43.4.2, <8 x double> %210)
  %226 = load double, ptr %arrayidx32.i41.4, align 8
  %splat.splatinsert33.i42.4 = insertelement <8 x double> poison, double %226, i64 0
  %splat.splat34.i43.4 = shufflevector <8 x double> %splat.splatinsert33.i42.4, <8 x double> poison, <8 x i32> zeroinitializer
  %227 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.4, <8 x double> %splat.splat34.i43.4, <8 x double> %202)
  %228 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.4, <8 x double> %splat.splat34.i43.4, <8 x double> %201)
  %229 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.4, <8 x double> %splat.splat34.i43.4, <8 x double> %200)
  %230 = load double, ptr %arrayidx.i49.5, align 8
  %splat.splatinsert.i50.5 = insertelement <8 x double> poison, double %230, i64 0
  %splat.splat.i51.5 = shufflevector <8 x double> %splat.splatinsert.i50.5, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.5 = fmul <8 x double> %229, %splat.splat.i51.5
  store <8 x double> %mul.i53.5, ptr %invariant.gep136.5, align 8
  %231 = load <1 x double>, ptr %arrayidx.i49.5, align 8
  %splat.splat.i51.1.5 = shufflevector <1 x double> %231, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1.5 = fmul <8 x double> %228, %splat.splat.i51.1.5
  store <8 x double> %mul.i53.1.5, ptr %gep137.1.5, align 8
  %232 = load <1 x double>, ptr %arrayidx.i49.5, align 8
  %splat.splat.i51.2.5 = shufflevector <1 x double> %232, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2.5 = fmul <8 x double> %227, %splat.splat.i51.2.5
  store <8 x double> %mul.i53.2.5, ptr %gep137.2.5, align 8
  %neg.i45.5 = fneg <8 x double> %mul.i53.5
  %neg.i45.1.5 = fneg <8 x double> %mul.i53.1.5
  %neg.i45.2.5 = fneg <8 x double> %mul.i53.2.5
  %233 = load double, ptr %arrayidx32.i41.5.1, align 8
  %splat.splatinsert33.i42.5.1 = insertelement <8 x double> poison, double %233, i64 0
  %splat.splat34.i43.5.1 = shufflevector <8 x double> %splat.splatinsert33.i42.5.1, <8 x double> poison, <8 x i32> zeroinitializer
  %234 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.5, <8 x double> %splat.splat34.i43.5.1, <8 x double> %223)
  %235 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.5, <8 x double> %splat.splat34.i43.5.1, <8 x double> %224)
  %236 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.5, <8 x double> %splat.splat34.i43.5.1, <8 x double> %225)
  %237 = load double, ptr %arrayidx32.i41.5, align 8
  %splat.splatinsert33.i42.5 = insertelement <8 x double> poison, double %237, i64 0
  %splat.splat34.i43.5 = shufflevector <8 x double> %splat.splatinsert33.i42.5, <8 x double> poison, <8 x i32> zeroinitializer
  %238 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.5, <8 x double> %splat.splat34.i43.5, <8 x double> %221)
  %239 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.5, <8 x double> %splat.splat34.i43.5, <8 x double> %220)
  %240 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.5, <8 x double> %splat.splat34.i43.5, <8 x double> %219)
  %241 = load double, ptr %arrayidx.i49.6, align 8
  %splat.splatinsert.i50.6 = insertelement <8 x double> poison, double %241, i64 0
  %splat.splat.i51.6 = shufflevector <8 x double> %splat.splatinsert.i50.6, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.6 = fmul <8 x double> %240, %splat.splat.i51.6
  store <8 x double> %mul.i53.6, ptr %invariant.gep136.6, align 8
  %242 = load <1 x double>, ptr %arrayidx.i49.6, align 8
  %splat.splat.i51.1.6 = shufflevector <1 x double> %242, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1.6 = fmul <8 x double> %239, %splat.splat.i51.1.6
  store <8 x double> %mul.i53.1.6, ptr %gep137.1.6, align 8
  %243 = load <1 x double>, ptr %arrayidx.i49.6, align 8
  %splat.splat.i51.2.6 = shufflevector <1 x double> %243, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2.6 = fmul <8 x double> %238, %splat.splat.i51.2.6
  store <8 x double> %mul.i53.2.6, ptr %gep137.2.6, align 8
  %neg.i45.2.6 = fneg <8 x double> %mul.i53.2.6
  %244 = load double, ptr %arrayidx32.i41.6, align 8
  %splat.splatinsert33.i42.6 = insertelement <8 x double> poison, double %244, i64 0
  %splat.splat34.i43.6 = shufflevector <8 x double> %splat.splatinsert33.i42.6, <8 x double> poison, <8 x i32> zeroinitializer
  %245 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.2.6, <8 x double> %splat.splat34.i43.6, <8 x double> %236)
  %neg.i45.1.6 = fneg <8 x double> %mul.i53.1.6
  %246 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.1.6, <8 x double> %splat.splat34.i43.6, <8 x double> %235)
  %neg.i45.6 = fneg <8 x double> %mul.i53.6
  %247 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i45.6, <8 x double> %splat.splat34.i43.6, <8 x double> %234)
  %248 = load double, ptr %arrayidx.i49.7, align 8
  %splat.splatinsert.i50.7 = insertelement <8 x double> poison, double %248, i64 0
  %splat.splat.i51.7 = shufflevector <8 x double> %splat.splatinsert.i50.7, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.7 = fmul <8 x double> %247, %splat.splat.i51.7
  store <8 x double> %mul.i53.7, ptr %invariant.gep136.7, align 8
  %249 = load <1 x double>, ptr %arrayidx.i49.7, align 8
  %splat.splat.i51.1.7 = shufflevector <1 x double> %249, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.1.7 = fmul <8 x double> %246, %splat.splat.i51.1.7
  store <8 x double> %mul.i53.1.7, ptr %gep137.1.7, align 8
  %250 = load <1 x double>, ptr %arrayidx.i49.7, align 8
  %splat.splat.i51.2.7 = shufflevector <1 x double> %250, <1 x double> poison, <8 x i32> zeroinitializer
  %mul.i53.2.7 = fmul <8 x double> %245, %splat.splat.i51.2.7
  store <8 x double> %mul.i53.2.7, ptr %gep137.2.7, align 8
  %sub = add nsw i64 %vectors.addr.0148, -3
  %add.ptr = getelementptr inbounds i8, ptr %rows.addr.0149, i64 %add.ptr.idx
  %cmp = icmp sgt i64 %vectors.addr.0148, 5
  br i1 %cmp, label %for.body, label %for.cond1.preheader, !llvm.loop !34

for.body3:                                        ; preds = %for.body3.lr.ph, %for.cond.i.loopexit.7
  %rows.addr.1172 = phi ptr [ %rows.addr.0.lcssa, %for.body3.lr.ph ], [ %add.ptr5, %for.cond.i.loopexit.7 ]
  %vectors.addr.1171 = phi i64 [ %vectors.addr.0.lcssa, %for.body3.lr.ph ], [ %dec, %for.cond.i.loopexit.7 ]
  br i1 %cmp11.i81157, label %for.cond16.i100.preheader, label %for.cond.i.loopexit.7

for.cond16.i100.preheader:                        ; preds = %for.body3, %for.cond16.i100.preheader
  %sums.i75.sroa.21.2 = phi <8 x double> [ %265, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.18.2 = phi <8 x double> [ %263, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.15.2 = phi <8 x double> [ %261, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.12.2 = phi <8 x double> [ %259, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.9.2 = phi <8 x double> [ %257, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.6.2 = phi <8 x double> [ %255, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.0.2 = phi <8 x double> [ %253, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %sums.i75.sroa.24.2 = phi <8 x double> [ %267, %for.cond16.i100.preheader ], [ zeroinitializer, %for.body3 ]
  %k.0.i80158 = phi i64 [ %inc43.i104, %for.cond16.i100.preheader ], [ 0, %for.body3 ]
  %mul28.i113 = shl nsw i64 %k.0.i80158, 3
  %invariant.gep154 = getelementptr double, ptr %rows.addr.1172, i64 %mul28.i113
  %arrayidx31.i116 = getelementptr inbounds double, ptr %panel, i64 %mul28.i113
  %251 = load double, ptr %arrayidx31.i116, align 8
  %splat.splatinsert.i117 = insertelement <8 x double> poison, double %251, i64 0
  %splat.splat.i118 = shufflevector <8 x double> %splat.splatinsert.i117, <8 x double> poison, <8 x i32> zeroinitializer
  %252 = load <8 x double>, ptr %invariant.gep154, align 8
  %253 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118, <8 x double> %sums.i75.sroa.0.2)
  %add.i115.1 = or disjoint i64 %mul28.i113, 1
  %arrayidx31.i116.1 = getelementptr inbounds double, ptr %panel, i64 %add.i115.1
  %254 = load double, ptr %arrayidx31.i116.1, align 8
  %splat.splatinsert.i117.1 = insertelement <8 x double> poison, double %254, i64 0
  %splat.splat.i118.1 = shufflevector <8 x double> %splat.splatinsert.i117.1, <8 x double> poison, <8 x i32> zeroinitializer
  %255 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118.1, <8 x double> %sums.i75.sroa.6.2)
  %add.i115.2 = or disjoint i64 %mul28.i113, 2
  %arrayidx31.i116.2 = getelementptr inbounds double, ptr %panel, i64 %add.i115.2
  %256 = load double, ptr %arrayidx31.i116.2, align 8
  %splat.splatinsert.i117.2 = insertelement <8 x double> poison, double %256, i64 0
  %splat.splat.i118.2 = shufflevector <8 x double> %splat.splatinsert.i117.2, <8 x double> poison, <8 x i32> zeroinitializer
  %257 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118.2, <8 x double> %sums.i75.sroa.9.2)
  %add.i115.3 = or disjoint i64 %mul28.i113, 3
  %arrayidx31.i116.3 = getelementptr inbounds double, ptr %panel, i64 %add.i115.3
  %258 = load double, ptr %arrayidx31.i116.3, align 8
  %splat.splatinsert.i117.3 = insertelement <8 x double> poison, double %258, i64 0
  %splat.splat.i118.3 = shufflevector <8 x double> %splat.splatinsert.i117.3, <8 x double> poison, <8 x i32> zeroinitializer
  %259 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118.3, <8 x double> %sums.i75.sroa.12.2)
  %add.i115.4 = or disjoint i64 %mul28.i113, 4
  %arrayidx31.i116.4 = getelementptr inbounds double, ptr %panel, i64 %add.i115.4
  %260 = load double, ptr %arrayidx31.i116.4, align 8
  %splat.splatinsert.i117.4 = insertelement <8 x double> poison, double %260, i64 0
  %splat.splat.i118.4 = shufflevector <8 x double> %splat.splatinsert.i117.4, <8 x double> poison, <8 x i32> zeroinitializer
  %261 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118.4, <8 x double> %sums.i75.sroa.15.2)
  %add.i115.5 = or disjoint i64 %mul28.i113, 5
  %arrayidx31.i116.5 = getelementptr inbounds double, ptr %panel, i64 %add.i115.5
  %262 = load double, ptr %arrayidx31.i116.5, align 8
  %splat.splatinsert.i117.5 = insertelement <8 x double> poison, double %262, i64 0
  %splat.splat.i118.5 = shufflevector <8 x double> %splat.splatinsert.i117.5, <8 x double> poison, <8 x i32> zeroinitializer
  %263 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118.5, <8 x double> %sums.i75.sroa.18.2)
  %add.i115.6 = or disjoint i64 %mul28.i113, 6
  %arrayidx31.i116.6 = getelementptr inbounds double, ptr %panel, i64 %add.i115.6
  %264 = load double, ptr %arrayidx31.i116.6, align 8
  %splat.splatinsert.i117.6 = insertelement <8 x double> poison, double %264, i64 0
  %splat.splat.i118.6 = shufflevector <8 x double> %splat.splatinsert.i117.6, <8 x double> poison, <8 x i32> zeroinitializer
  %265 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118.6, <8 x double> %sums.i75.sroa.21.2)
  %add.i115.7 = or disjoint i64 %mul28.i113, 7
  %arrayidx31.i116.7 = getelementptr inbounds double, ptr %panel, i64 %add.i115.7
  %266 = load double, ptr %arrayidx31.i116.7, align 8
  %splat.splatinsert.i117.7 = insertelement <8 x double> poison, double %266, i64 0
  %splat.splat.i118.7 = shufflevector <8 x double> %splat.splatinsert.i117.7, <8 x double> poison, <8 x i32> zeroinitializer
  %267 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %252, <8 x double> %splat.splat.i118.7, <8 x double> %sums.i75.sroa.24.2)
  %inc43.i104 = add nuw nsw i64 %k.0.i80158, 1
  %exitcond287.not = icmp eq i64 %inc43.i104, %first
  br i1 %exitcond287.not, label %for.cond.i.loopexit.7, label %for.cond16.i100.preheader, !llvm.loop !23

for.cond.i.loopexit.7:                            ; preds = %for.cond16.i100.preheader, %for.body3
  %sums.i75.sroa.21.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %265, %for.cond16.i100.preheader ]
  %sums.i75.sroa.18.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %263, %for.cond16.i100.preheader ]
  %sums.i75.sroa.15.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %261, %for.cond16.i100.preheader ]
  %sums.i75.sroa.12.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %259, %for.cond16.i100.preheader ]
  %sums.i75.sroa.9.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %257, %for.cond16.i100.preheader ]
  %sums.i75.sroa.6.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %255, %for.cond16.i100.preheader ]
  %sums.i75.sroa.0.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %253, %for.cond16.i100.preheader ]
  %sums.i75.sroa.24.1 = phi <8 x double> [ zeroinitializer, %for.body3 ], [ %267, %for.cond16.i100.preheader ]
  %invariant.gep160 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94
  %268 = load <8 x double>, ptr %invariant.gep160, align 8
  %sub65.i97 = fsub <8 x double> %268, %sums.i75.sroa.0.1
  %invariant.gep160.1 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.1
  %269 = load <8 x double>, ptr %invariant.gep160.1, align 8
  %invariant.gep160.2 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.2
  %270 = load <8 x double>, ptr %invariant.gep160.2, align 8
  %invariant.gep160.3 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.3
  %271 = load <8 x double>, ptr %invariant.gep160.3, align 8
  %invariant.gep160.4 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.4
  %272 = load <8 x double>, ptr %invariant.gep160.4, align 8
  %invariant.gep160.5 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.5
  %273 = load <8 x double>, ptr %invariant.gep160.5, align 8
  %invariant.gep160.6 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.6
  %274 = load <8 x double>, ptr %invariant.gep160.6, align 8
  %invariant.gep160.7 = getelementptr i8, ptr %rows.addr.1172, i64 %add.ptr62.idx.i94.7
  %275 = load <8 x double>, ptr %invariant.gep160.7, align 8
  %276 = load double, ptr %arrayidx.i, align 8
  %splat.splatinsert.i = insertelement <8 x double> poison, double %276, i64 0
  %splat.splat.i = shufflevector <8 x double> %splat.splatinsert.i, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i = fmul <8 x double> %sub65.i97, %splat.splat.i
  store <8 x double> %mul.i, ptr %invariant.gep160, align 8
  %sub65.i97.7 = fsub <8 x double> %275, %sums.i75.sroa.24.1
  %sub65.i97.6 = fsub <8 x double> %274, %sums.i75.sroa.21.1
  %sub65.i97.5 = fsub <8 x double> %273, %sums.i75.sroa.18.1
  %sub65.i97.4 = fsub <8 x double> %272, %sums.i75.sroa.15.1
  %sub65.i97.3 = fsub <8 x double> %271, %sums.i75.sroa.12.1
  %sub65.i97.2 = fsub <8 x double> %270, %sums.i75.sroa.9.1
  %neg.i = fneg <8 x double> %mul.i
  %277 = load double, ptr %arrayidx32.i.1292, align 8
  %splat.splatinsert33.i.1293 = insertelement <8 x double> poison, double %277, i64 0
  %splat.splat34.i.1294 = shufflevector <8 x double> %splat.splatinsert33.i.1293, <8 x double> poison, <8 x i32> zeroinitializer
  %278 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat34.i.1294, <8 x double> %sub65.i97.2)
  %279 = load double, ptr %arrayidx32.i.2299, align 8
  %splat.splatinsert33.i.2300 = insertelement <8 x double> poison, double %279, i64 0
  %splat.splat34.i.2301 = shufflevector <8 x double> %splat.splatinsert33.i.2300, <8 x double> poison, <8 x i32> zeroinitializer
  %280 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat34.i.2301, <8 x double> %sub65.i97.3)
  %281 = load double, ptr %arrayidx32.i.3306, align 8
  %splat.splatinsert33.i.3307 = insertelement <8 x double> poison, double %281, i64 0
  %splat.splat34.i.3308 = shufflevector <8 x double> %splat.splatinsert33.i.3307, <8 x double> poison, <8 x i32> zeroinitializer
  %282 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat34.i.3308, <8 x double> %sub65.i97.4)
  %283 = load double, ptr %arrayidx32.i.4313, align 8
  %splat.splatinsert33.i.4314 = insertelement <8 x double> poison, double %283, i64 0
  %splat.splat34.i.4315 = shufflevector <8 x double> %splat.splatinsert33.i.4314, <8 x double> poison, <8 x i32> zeroinitializer
  %284 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat34.i.4315, <8 x double> %sub65.i97.5)
  %285 = load double, ptr %arrayidx32.i.5320, align 8
  %splat.splatinsert33.i.5321 = insertelement <8 x double> poison, double %285, i64 0
  %splat.splat34.i.5322 = shufflevector <8 x double> %splat.splatinsert33.i.5321, <8 x double> poison, <8 x i32> zeroinitializer
  %286 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat34.i.5322, <8 x double> %sub65.i97.6)
  %287 = load double, ptr %arrayidx32.i.6327, align 8
  %splat.splatinsert33.i.6328 = insertelement <8 x double> poison, double %287, i64 0
  %splat.splat34.i.6329 = shufflevector <8 x double> %splat.splatinsert33.i.6328, <8 x double> poison, <8 x i32> zeroinitializer
  %288 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat34.i.6329, <8 x double> %sub65.i97.7)
  %289 = load double, ptr %arrayidx32.i, align 8
  %splat.splatinsert33.i = insertelement <8 x double> poison, double %289, i64 0
  %splat.splat34.i = shufflevector <8 x double> %splat.splatinsert33.i, <8 x double> poison, <8 x i32> zeroinitializer
  %sub65.i97.1 = fsub <8 x double> %269, %sums.i75.sroa.6.1
  %290 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i, <8 x double> %splat.splat34.i, <8 x double> %sub65.i97.1)
  %291 = load double, ptr %arrayidx.i.1, align 8
  %splat.splatinsert.i.1 = insertelement <8 x double> poison, double %291, i64 0
  %splat.splat.i.1 = shufflevector <8 x double> %splat.splatinsert.i.1, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i.1 = fmul <8 x double> %290, %splat.splat.i.1
  store <8 x double> %mul.i.1, ptr %invariant.gep160.1, align 8
  %neg.i.1 = fneg <8 x double> %mul.i.1
  %292 = load double, ptr %arrayidx32.i.1.1, align 8
  %splat.splatinsert33.i.1.1 = insertelement <8 x double> poison, double %292, i64 0
  %splat.splat34.i.1.1 = shufflevector <8 x double> %splat.splatinsert33.i.1.1, <8 x double> poison, <8 x i32> zeroinitializer
  %293 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat34.i.1.1, <8 x double> %280)
  %294 = load double, ptr %arrayidx32.i.1.2, align 8
  %splat.splatinsert33.i.1.2 = insertelement <8 x double> poison, double %294, i64 0
  %splat.splat34.i.1.2 = shufflevector <8 x double> %splat.splatinsert33.i.1.2, <8 x double> poison, <8 x i32> zeroinitializer
  %295 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat34.i.1.2, <8 x double> %282)
  %296 = load double, ptr %arrayidx32.i.1.3, align 8
  %splat.splatinsert33.i.1.3 = insertelement <8 x double> poison, double %296, i64 0
  %splat.splat34.i.1.3 = shufflevector <8 x double> %splat.splatinsert33.i.1.3, <8 x double> poison, <8 x i32> zeroinitializer
  %297 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat34.i.1.3, <8 x double> %284)
  %298 = load double, ptr %arrayidx32.i.1.4, align 8
  %splat.splatinsert33.i.1.4 = insertelement <8 x double> poison, double %298, i64 0
  %splat.splat34.i.1.4 = shufflevector <8 x double> %splat.splatinsert33.i.1.4, <8 x double> poison, <8 x i32> zeroinitializer
  %299 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat34.i.1.4, <8 x double> %286)
  %300 = load double, ptr %arrayidx32.i.1.5, align 8
  %splat.splatinsert33.i.1.5 = insertelement <8 x double> poison, double %300, i64 0
  %splat.splat34.i.1.5 = shufflevector <8 x double> %splat.splatinsert33.i.1.5, <8 x double> poison, <8 x i32> zeroinitializer
  %301 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat34.i.1.5, <8 x double> %288)
  %302 = load double, ptr %arrayidx32.i.1, align 8
  %splat.splatinsert33.i.1 = insertelement <8 x double> poison, double %302, i64 0
  %splat.splat34.i.1 = shufflevector <8 x double> %splat.splatinsert33.i.1, <8 x double> poison, <8 x i32> zeroinitializer
  %303 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.1, <8 x double> %splat.splat34.i.1, <8 x double> %278)
  %304 = load double, ptr %arrayidx.i.2, align 8
  %splat.splatinsert.i.2 = insertelement <8 x double> poison, double %304, i64 0
  %splat.splat.i.2 = shufflevector <8 x double> %splat.splatinsert.i.2, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i.2 = fmul <8 x double> %303, %splat.splat.i.2
  store <8 x double> %mul.i.2, ptr %invariant.gep160.2, align 8
  %neg.i.2 = fneg <8 x double> %mul.i.2
  %305 = load double, ptr %arrayidx32.i.2.1, align 8
  %splat.splatinsert33.i.2.1 = insertelement <8 x double> poison, double %305, i64 0
  %splat.splat34.i.2.1 = shufflevector <8 x double> %splat.splatinsert33.i.2.1, <8 x double> poison, <8 x i32> zeroinitializer
  %306 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat34.i.2.1, <8 x double> %295)
  %307 = load double, ptr %arrayidx32.i.2.2, align 8
  %splat.splatinsert33.i.2.2 = insertelement <8 x double> poison, double %307, i64 0
  %splat.splat34.i.2.2 = shufflevector <8 x double> %splat.splatinsert33.i.2.2, <8 x double> poison, <8 x i32> zeroinitializer
  %308 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat34.i.2.2, <8 x double> %297)
  %309 = load double, ptr %arrayidx32.i.2.3, align 8
  %splat.splatinsert33.i.2.3 = insertelement <8 x double> poison, double %309, i64 0
  %splat.splat34.i.2.3 = shufflevector <8 x double> %splat.splatinsert33.i.2.3, <8 x double> poison, <8 x i32> zeroinitializer
  %310 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat34.i.2.3, <8 x double> %299)
  %311 = load double, ptr %arrayidx32.i.2.4, align 8
  %splat.splatinsert33.i.2.4 = insertelement <8 x double> poison, double %311, i64 0
  %splat.splat34.i.2.4 = shufflevector <8 x double> %splat.splatinsert33.i.2.4, <8 x double> poison, <8 x i32> zeroinitializer
  %312 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat34.i.2.4, <8 x double> %301)
  %313 = load double, ptr %arrayidx32.i.2, align 8
  %splat.splatinsert33.i.2 = insertelement <8 x double> poison, double %313, i64 0
  %splat.splat34.i.2 = shufflevector <8 x double> %splat.splatinsert33.i.2, <8 x double> poison, <8 x i32> zeroinitializer
  %314 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.2, <8 x double> %splat.splat34.i.2, <8 x double> %293)
  %315 = load double, ptr %arrayidx.i.3, align 8
  %splat.splatinsert.i.3 = insertelement <8 x double> poison, double %315, i64 0
  %splat.splat.i.3 = shufflevector <8 x double> %splat.splatinsert.i.3, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i.3 = fmul <8 x double> %314, %splat.splat.i.3
  store <8 x double> %mul.i.3, ptr %invariant.gep160.3, align 8
  %neg.i.3 = fneg <8 x double> %mul.i.3
  %316 = load double, ptr %arrayidx32.i.3.1, align 8
  %splat.splatinsert33.i.3.1 = insertelement <8 x double> poison, double %316, i64 0
  %splat.splat34.i.3.1 = shufflevector <8 x double> %splat.splatinsert33.i.3.1, <8 x double> poison, <8 x i32> zeroinitializer
  %317 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat34.i.3.1, <8 x double> %308)
  %318 = load double, ptr %arrayidx32.i.3.2, align 8
  %splat.splatinsert33.i.3.2 = insertelement <8 x double> poison, double %318, i64 0
  %splat.splat34.i.3.2 = shufflevector <8 x double> %splat.splatinsert33.i.3.2, <8 x double> poison, <8 x i32> zeroinitializer
  %319 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat34.i.3.2, <8 x double> %310)
  %320 = load double, ptr %arrayidx32.i.3.3, align 8
  %splat.splatinsert33.i.3.3 = insertelement <8 x double> poison, double %320, i64 0
  %splat.splat34.i.3.3 = shufflevector <8 x double> %splat.splatinsert33.i.3.3, <8 x double> poison, <8 x i32> zeroinitializer
  %321 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat34.i.3.3, <8 x double> %312)
  %322 = load double, ptr %arrayidx32.i.3, align 8
  %splat.splatinsert33.i.3 = insertelement <8 x double> poison, double %322, i64 0
  %splat.splat34.i.3 = shufflevector <8 x double> %splat.splatinsert33.i.3, <8 x double> poison, <8 x i32> zeroinitializer
  %323 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.3, <8 x double> %splat.splat34.i.3, <8 x double> %306)
  %324 = load double, ptr %arrayidx.i.4, align 8
  %splat.splatinsert.i.4 = insertelement <8 x double> poison, double %324, i64 0
  %splat.splat.i.4 = shufflevector <8 x double> %splat.splatinsert.i.4, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i.4 = fmul <8 x double> %323, %splat.splat.i.4
  store <8 x double> %mul.i.4, ptr %invariant.gep160.4, align 8
  %neg.i.4 = fneg <8 x double> %mul.i.4
  %325 = load double, ptr %arrayidx32.i.4.1, align 8
  %splat.splatinsert33.i.4.1 = insertelement <8 x double> poison, double %325, i64 0
  %splat.splat34.i.4.1 = shufflevector <8 x double> %splat.splatinsert33.i.4.1, <8 x double> poison, <8 x i32> zeroinitializer
  %326 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.4, <8 x double> %splat.splat34.i.4.1, <8 x double> %319)
  %327 = load double, ptr %arrayidx32.i.4.2, align 8
  %splat.splatinsert33.i.4.2 = insertelement <8 x double> poison, double %327, i64 0
  %splat.splat34.i.4.2 = shufflevector <8 x double> %splat.splatinsert33.i.4.2, <8 x double> poison, <8 x i32> zeroinitializer
  %328 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.4, <8 x double> %splat.splat34.i.4.2, <8 x double> %321)
  %329 = load double, ptr %arrayidx32.i.4, align 8
  %splat.splatinsert33.i.4 = insertelement <8 x double> poison, double %329, i64 0
  %splat.splat34.i.4 = shufflevector <8 x double> %splat.splatinsert33.i.4, <8 x double> poison, <8 x i32> zeroinitializer
  %330 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.4, <8 x double> %splat.splat34.i.4, <8 x double> %317)
  %331 = load double, ptr %arrayidx.i.5, align 8
  %splat.splatinsert.i.5 = insertelement <8 x double> poison, double %331, i64 0
  %splat.splat.i.5 = shufflevector <8 x double> %splat.splatinsert.i.5, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i.5 = fmul <8 x double> %330, %splat.splat.i.5
  store <8 x double> %mul.i.5, ptr %invariant.gep160.5, align 8
  %neg.i.5 = fneg <8 x double> %mul.i.5
  %332 = load double, ptr %arrayidx32.i.5.1, align 8
  %splat.splatinsert33.i.5.1 = insertelement <8 x double> poison, double %332, i64 0
  %splat.splat34.i.5.1 = shufflevector <8 x double> %splat.splatinsert33.i.5.1, <8 x double> poison, <8 x i32> zeroinitializer
  %333 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.5, <8 x double> %splat.splat34.i.5.1, <8 x double> %328)
  %334 = load double, ptr %arrayidx32.i.5, align 8
  %splat.splatinsert33.i.5 = insertelement <8 x double> poison, double %334, i64 0
  %splat.splat34.i.5 = shufflevector <8 x double> %splat.splatinsert33.i.5, <8 x double> poison, <8 x i32> zeroinitializer
  %335 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.5, <8 x double> %splat.splat34.i.5, <8 x double> %326)
  %336 = load double, ptr %arrayidx.i.6, align 8
  %splat.splatinsert.i.6 = insertelement <8 x double> poison, double %336, i64 0
  %splat.splat.i.6 = shufflevector <8 x double> %splat.splatinsert.i.6, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i.6 = fmul <8 x double> %335, %splat.splat.i.6
  store <8 x double> %mul.i.6, ptr %invariant.gep160.6, align 8
  %neg.i.6 = fneg <8 x double> %mul.i.6
  %337 = load double, ptr %arrayidx32.i.6, align 8
  %splat.splatinsert33.i.6 = insertelement <8 x double> poison, double %337, i64 0
  %splat.splat34.i.6 = shufflevector <8 x double> %splat.splatinsert33.i.6, <8 x double> poison, <8 x i32> zeroinitializer
  %338 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.6, <8 x double> %splat.splat34.i.6, <8 x double> %333)
  %339 = load double, ptr %arrayidx.i.7, align 8
  %splat.splatinsert.i.7 = insertelement <8 x double> poison, double %339, i64 0
  %splat.splat.i.7 = shufflevector <8 x double> %splat.splatinsert.i.7, <8 x double> poison, <8 x i32> zeroinitializer
  %mul.i.7 = fmul <8 x double> %338, %splat.splat.i.7
  store <8 x double> %mul.i.7, ptr %invariant.gep160.7, align 8
  %dec = add nsw i64 %vectors.addr.1171, -1
  %add.ptr5 = getelementptr inbounds double, ptr %rows.addr.1172, i64 %apart
  %cmp2 = icmp sgt i64 %vectors.addr.1171, 1
  br i1 %cmp2, label %for.body3, label %for.end6, !llvm.loop !35

for.end6:                                         ; preds = %for.cond.i.loopexit.7, %for.cond1.preheader
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #8

declare float @sqrtf(float) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { nounwind }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind memory(readwrite, inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nofree nounwind willreturn memory(write) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
