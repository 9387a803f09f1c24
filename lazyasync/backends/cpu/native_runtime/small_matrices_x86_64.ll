; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define range(i64 0, 2) i64 @lazyasync_small_matrices(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %all.i.i636.i = alloca [8 x i64], align 16
  %odd.i.i34 = alloca <8 x i64>, align 8
  %all.i.i35 = alloca [8 x i64], align 16
  %all.i.i.i36 = alloca [8 x i64], align 16
  %found.i37 = alloca <8 x double>, align 8
  %odd.i38 = alloca <8 x i64>, align 8
  %all.i.i692.i = alloca [16 x i32], align 16
  %odd.i.i = alloca <16 x i32>, align 4
  %all.i.i = alloca [16 x i32], align 16
  %all.i.i.i = alloca [16 x i32], align 16
  %found.i = alloca <16 x float>, align 4
  %odd.i = alloca <16 x i32>, align 4
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %cmp = icmp eq i64 %0, 4
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %1 = load i64, ptr %arrayidx2, align 8
  %2 = inttoptr i64 %1 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %3 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %5 = load i64, ptr %arrayidx5, align 8
  %6 = inttoptr i64 %5 to ptr
  %arrayidx6 = getelementptr inbounds i8, ptr %a, i64 48
  %7 = load i64, ptr %arrayidx6, align 8
  %arrayidx7 = getelementptr inbounds i8, ptr %a, i64 56
  %8 = load i64, ptr %arrayidx7, align 8
  %9 = inttoptr i64 %8 to ptr
  %arrayidx8 = getelementptr inbounds i8, ptr %a, i64 64
  %10 = load i64, ptr %arrayidx8, align 8
  %11 = inttoptr i64 %10 to ptr
  %mul.i = mul i64 %4, %4
  %cmp851.i = icmp sgt i64 %3, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i = getelementptr inbounds <16 x float>, ptr %11, i64 %mul.i
  br i1 %cmp851.i, label %for.body.lr.ph.i, label %return

for.body.lr.ph.i:                                 ; preds = %if.then
  %12 = load i64, ptr %a, align 8
  %cmp1.i = icmp eq i64 %12, 3
  %cmp2.i = icmp eq i64 %4, 2
  %or.cond.i = and i1 %cmp2.i, %cmp1.i
  %cmp5.i = icmp eq i64 %4, 3
  %or.cond97.i = and i1 %cmp5.i, %cmp1.i
  %cmp1.i376.i = icmp eq i64 %mul.i, 1
  %cmp362.i.i = icmp ugt i64 %mul.i, 3
  %cmp18.i = icmp eq i64 %12, 0
  %cmp40.i = icmp eq i64 %12, 1
  %mul45.i = mul nsw i64 %7, %4
  %cmp1.i529.i = icmp eq i64 %mul45.i, 1
  %cmp362.i532.i = icmp sgt i64 %mul45.i, 3
  %cmp48.i = icmp eq i64 %12, 2
  %cmp50844.i = icmp ne i64 %4, 0
  %or.cond192845.i = and i1 %cmp50844.i, %cmp48.i
  %add.i = add nsw i64 %4, 1
  %cmp57.i = icmp eq i64 %12, 4
  %cmp66.i.i = icmp sgt i64 %4, 0
  %cmp363.i.i = icmp sgt i64 %7, 0
  %cmp69847.i = icmp sgt i64 %4, 1
  %cmp1.i616.i = icmp eq i64 %4, 1
  %cmp359.i619.i = icmp sgt i64 %4, 3
  %13 = and i64 %4, -2
  %or.cond98.i = icmp eq i64 %13, 2
  %add.ptr6.i243.i = getelementptr inbounds i8, ptr %11, i64 256
  %add.ptr7.i244.i = getelementptr inbounds i8, ptr %11, i64 320
  %add.ptr8.i245.i = getelementptr inbounds i8, ptr %11, i64 448
  %add.ptr9.i246.i = getelementptr inbounds i8, ptr %11, i64 512
  %add.ptr13.i248.i = getelementptr inbounds i8, ptr %11, i64 192
  %add.ptr15.i249.i = getelementptr inbounds i8, ptr %11, i64 384
  %arrayidx16.i250.i = getelementptr inbounds i8, ptr %11, i64 64
  %arrayidx22.i251.i = getelementptr inbounds i8, ptr %11, i64 128
  %cmp1.i259.1.i = icmp ugt i64 %mul.i, 1
  %cmp1.i259.2.i = icmp ugt i64 %mul.i, 2
  %cmp1.i259.4.i = icmp ugt i64 %mul.i, 4
  %cmp1.i259.5.i = icmp ugt i64 %mul.i, 5
  %cmp1.i259.6.i = icmp ugt i64 %mul.i, 6
  %cmp1.i259.7.i = icmp ugt i64 %mul.i, 7
  %cmp1.i259.8.i = icmp ugt i64 %mul.i, 8
  %umax538 = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc90.i, %for.body.lr.ph.i
  %wrong.0854.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %wrong.2816.i, %for.inc90.i ]
  %first.0853.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add91.i, %for.inc90.i ]
  %add.i199830.i = add nsw i64 %first.0853.i, 16
  %cmp.not.i200831.i = icmp sle i64 %add.i199830.i, %3
  %or.cond857.not.i = select i1 %or.cond.i, i1 %cmp.not.i200831.i, i1 false
  br i1 %or.cond857.not.i, label %for.inc.i.8.i, label %if.end.i

for.inc.i.8.i:                                    ; preds = %for.body.i, %cleanup.i207.i
  %add.i199833.i = phi i64 [ %add.i199.i, %cleanup.i207.i ], [ %add.i199830.i, %for.body.i ]
  %first.addr.0.i198832.i = phi i64 [ %add.i199833.i, %cleanup.i207.i ], [ %first.0853.i, %for.body.i ]
  %add.ptr.i204.idx.i = shl nsw i64 %first.addr.0.i198832.i, 4
  %add.ptr.i204.i = getelementptr inbounds i8, ptr %2, i64 %add.ptr.i204.idx.i
  %14 = load <4 x float>, ptr %add.ptr.i204.i, align 4
  %add.ptr.i273.1.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 16
  %15 = load <4 x float>, ptr %add.ptr.i273.1.i, align 4
  %add.ptr.i273.2.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 32
  %16 = load <4 x float>, ptr %add.ptr.i273.2.i, align 4
  %add.ptr.i273.3.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 48
  %17 = load <4 x float>, ptr %add.ptr.i273.3.i, align 4
  %add.ptr.i273.4.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 64
  %18 = load <4 x float>, ptr %add.ptr.i273.4.i, align 4
  %rows.i.sroa.0.16.vecblend.i = shufflevector <4 x float> %14, <4 x float> %18, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.5.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 80
  %19 = load <4 x float>, ptr %add.ptr.i273.5.i, align 4
  %rows.i.sroa.7.80.vecblend.i = shufflevector <4 x float> %15, <4 x float> %19, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.6.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 96
  %20 = load <4 x float>, ptr %add.ptr.i273.6.i, align 4
  %rows.i.sroa.12.144.vecblend.i = shufflevector <4 x float> %16, <4 x float> %20, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.7.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 112
  %21 = load <4 x float>, ptr %add.ptr.i273.7.i, align 4
  %rows.i.sroa.17.208.vecblend.i = shufflevector <4 x float> %17, <4 x float> %21, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.8.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 128
  %22 = load <4 x float>, ptr %add.ptr.i273.8.i, align 4
  %rows.i.sroa.0.32.vec.expand.i = shufflevector <4 x float> %22, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i.sroa.0.32.vecblend.i = shufflevector <16 x float> %rows.i.sroa.0.16.vecblend.i, <16 x float> %rows.i.sroa.0.32.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.9.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 144
  %23 = load <4 x float>, ptr %add.ptr.i273.9.i, align 4
  %rows.i.sroa.7.96.vec.expand.i = shufflevector <4 x float> %23, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i.sroa.7.96.vecblend.i = shufflevector <16 x float> %rows.i.sroa.7.80.vecblend.i, <16 x float> %rows.i.sroa.7.96.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.10.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 160
  %24 = load <4 x float>, ptr %add.ptr.i273.10.i, align 4
  %rows.i.sroa.12.160.vec.expand.i = shufflevector <4 x float> %24, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i.sroa.12.160.vecblend.i = shufflevector <16 x float> %rows.i.sroa.12.144.vecblend.i, <16 x float> %rows.i.sroa.12.160.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.11.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 176
  %25 = load <4 x float>, ptr %add.ptr.i273.11.i, align 4
  %rows.i.sroa.17.224.vec.expand.i = shufflevector <4 x float> %25, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i.sroa.17.224.vecblend.i = shufflevector <16 x float> %rows.i.sroa.17.208.vecblend.i, <16 x float> %rows.i.sroa.17.224.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i273.12.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 192
  %26 = load <4 x float>, ptr %add.ptr.i273.12.i, align 4
  %rows.i.sroa.0.48.vec.expand.i = shufflevector <4 x float> %26, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i.sroa.0.48.vecblend.i = shufflevector <16 x float> %rows.i.sroa.0.32.vecblend.i, <16 x float> %rows.i.sroa.0.48.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i273.13.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 208
  %27 = load <4 x float>, ptr %add.ptr.i273.13.i, align 4
  %rows.i.sroa.7.112.vec.expand.i = shufflevector <4 x float> %27, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i.sroa.7.112.vecblend.i = shufflevector <16 x float> %rows.i.sroa.7.96.vecblend.i, <16 x float> %rows.i.sroa.7.112.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i273.14.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 224
  %28 = load <4 x float>, ptr %add.ptr.i273.14.i, align 4
  %rows.i.sroa.12.176.vec.expand.i = shufflevector <4 x float> %28, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i.sroa.12.176.vecblend.i = shufflevector <16 x float> %rows.i.sroa.12.160.vecblend.i, <16 x float> %rows.i.sroa.12.176.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i273.15.i = getelementptr inbounds i8, ptr %add.ptr.i204.i, i64 240
  %29 = load <4 x float>, ptr %add.ptr.i273.15.i, align 4
  %rows.i.sroa.17.240.vec.expand.i = shufflevector <4 x float> %29, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i.sroa.17.240.vecblend.i = shufflevector <16 x float> %rows.i.sroa.17.224.vecblend.i, <16 x float> %rows.i.sroa.17.240.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %shuffle.i.i = shufflevector <16 x float> %rows.i.sroa.0.48.vecblend.i, <16 x float> %rows.i.sroa.7.112.vecblend.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle4.i.i = shufflevector <16 x float> %rows.i.sroa.12.176.vecblend.i, <16 x float> %rows.i.sroa.17.240.vecblend.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i = shufflevector <16 x float> %rows.i.sroa.0.48.vecblend.i, <16 x float> %rows.i.sroa.7.112.vecblend.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i = shufflevector <16 x float> %rows.i.sroa.12.176.vecblend.i, <16 x float> %rows.i.sroa.17.240.vecblend.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i = shufflevector <16 x float> %shuffle.i.i, <16 x float> %shuffle4.i.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i = shufflevector <16 x float> %shuffle.i.i, <16 x float> %shuffle4.i.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i = shufflevector <16 x float> %shuffle7.i.i, <16 x float> %shuffle10.i.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i = shufflevector <16 x float> %shuffle7.i.i, <16 x float> %shuffle10.i.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %elt.abs.i.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle11.i.i)
  %elt.max.i.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.abs.i.i, <16 x float> zeroinitializer)
  %elt.abs.i.1.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle13.i.i)
  %elt.max.i.1.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i.i, <16 x float> %elt.abs.i.1.i)
  %elt.abs.i.2.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle15.i.i)
  %elt.max.i.2.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i.1.i, <16 x float> %elt.abs.i.2.i)
  %elt.abs.i.3.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle17.i.i)
  %elt.max.i.3.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i.2.i, <16 x float> %elt.abs.i.3.i)
  %mul.i319.i = fmul <16 x float> %shuffle13.i.i, %shuffle15.i.i
  %fneg.i.i = fneg <16 x float> %shuffle13.i.i
  %30 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i.i, <16 x float> %shuffle15.i.i, <16 x float> %mul.i319.i)
  %fneg1.i.i = fneg <16 x float> %mul.i319.i
  %31 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %shuffle11.i.i, <16 x float> %shuffle17.i.i, <16 x float> %fneg1.i.i)
  %add.i320.i = fadd <16 x float> %30, %31
  %elt.abs26.i.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %add.i320.i)
  %32 = fcmp ugt <16 x float> %elt.max.i.3.i, <float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000>
  %33 = fcmp ult <16 x float> %elt.abs26.i.i, <float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000>
  %34 = or <16 x i1> %32, %33
  %35 = bitcast <16 x i1> %34 to i16
  %.not.i = icmp eq i16 %35, 0
  br i1 %.not.i, label %cleanup.i207.i, label %cleanup.i207.thread.i

cleanup.i207.thread.i:                            ; preds = %for.inc.i.8.i
  %.pre.i = add nsw i64 %first.addr.0.i198832.i, 16
  br label %if.end.i

cleanup.i207.i:                                   ; preds = %for.inc.i.8.i
  %add.ptr15.i211.i = getelementptr inbounds float, ptr %9, i64 %first.addr.0.i198832.i
  store <16 x float> %add.i320.i, ptr %add.ptr15.i211.i, align 4
  %add.i199.i = add nsw i64 %add.i199833.i, 16
  %cmp.not.i200.i = icmp sgt i64 %add.i199.i, %3
  br i1 %cmp.not.i200.i, label %if.end.i, label %for.inc.i.8.i, !llvm.loop !4

if.end.i:                                         ; preds = %cleanup.i207.i, %cleanup.i207.thread.i, %for.body.i
  %add.i839.pre-phi.i = phi i64 [ %.pre.i, %cleanup.i207.thread.i ], [ %add.i199830.i, %for.body.i ], [ %add.i199.i, %cleanup.i207.i ]
  %first.1.i = phi i64 [ %first.addr.0.i198832.i, %cleanup.i207.thread.i ], [ %first.0853.i, %for.body.i ], [ %add.i199833.i, %cleanup.i207.i ]
  %cmp.not.i840.i = icmp sle i64 %add.i839.pre-phi.i, %3
  %or.cond858.not.i = select i1 %or.cond97.i, i1 %cmp.not.i840.i, i1 false
  br i1 %or.cond858.not.i, label %for.body.i.i, label %if.end8.i

for.body.i.i:                                     ; preds = %if.end.i, %cleanup.i.i
  %add.i842.i = phi i64 [ %add.i.i, %cleanup.i.i ], [ %add.i839.pre-phi.i, %if.end.i ]
  %first.addr.0.i841.i = phi i64 [ %add.i842.i, %cleanup.i.i ], [ %first.1.i, %if.end.i ]
  %add.ptr.i.idx.i = mul i64 %first.addr.0.i841.i, 36
  %add.ptr.i.i = getelementptr inbounds i8, ptr %2, i64 %add.ptr.i.idx.i
  %36 = load <4 x float>, ptr %add.ptr.i.i, align 4
  %add.ptr.i311.1.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 36
  %37 = load <4 x float>, ptr %add.ptr.i311.1.i, align 4
  %add.ptr.i311.2.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 72
  %38 = load <4 x float>, ptr %add.ptr.i311.2.i, align 4
  %add.ptr.i311.3.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 108
  %39 = load <4 x float>, ptr %add.ptr.i311.3.i, align 4
  %add.ptr.i311.4.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 144
  %40 = load <4 x float>, ptr %add.ptr.i311.4.i, align 4
  %rows.i304.sroa.0.16.vecblend.i = shufflevector <4 x float> %36, <4 x float> %40, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.5.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 180
  %41 = load <4 x float>, ptr %add.ptr.i311.5.i, align 4
  %rows.i304.sroa.7.80.vecblend.i = shufflevector <4 x float> %37, <4 x float> %41, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.6.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 216
  %42 = load <4 x float>, ptr %add.ptr.i311.6.i, align 4
  %rows.i304.sroa.12.144.vecblend.i = shufflevector <4 x float> %38, <4 x float> %42, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.7.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 252
  %43 = load <4 x float>, ptr %add.ptr.i311.7.i, align 4
  %rows.i304.sroa.17.208.vecblend.i = shufflevector <4 x float> %39, <4 x float> %43, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.8.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 288
  %44 = load <4 x float>, ptr %add.ptr.i311.8.i, align 4
  %rows.i304.sroa.0.32.vec.expand.i = shufflevector <4 x float> %44, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i304.sroa.0.32.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.0.16.vecblend.i, <16 x float> %rows.i304.sroa.0.32.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.9.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 324
  %45 = load <4 x float>, ptr %add.ptr.i311.9.i, align 4
  %rows.i304.sroa.7.96.vec.expand.i = shufflevector <4 x float> %45, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i304.sroa.7.96.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.7.80.vecblend.i, <16 x float> %rows.i304.sroa.7.96.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.10.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 360
  %46 = load <4 x float>, ptr %add.ptr.i311.10.i, align 4
  %rows.i304.sroa.12.160.vec.expand.i = shufflevector <4 x float> %46, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i304.sroa.12.160.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.12.144.vecblend.i, <16 x float> %rows.i304.sroa.12.160.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.11.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 396
  %47 = load <4 x float>, ptr %add.ptr.i311.11.i, align 4
  %rows.i304.sroa.17.224.vec.expand.i = shufflevector <4 x float> %47, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i304.sroa.17.224.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.17.208.vecblend.i, <16 x float> %rows.i304.sroa.17.224.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i311.12.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 432
  %48 = load <4 x float>, ptr %add.ptr.i311.12.i, align 4
  %rows.i304.sroa.0.48.vec.expand.i = shufflevector <4 x float> %48, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i304.sroa.0.48.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.0.32.vecblend.i, <16 x float> %rows.i304.sroa.0.48.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i311.13.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 468
  %49 = load <4 x float>, ptr %add.ptr.i311.13.i, align 4
  %rows.i304.sroa.7.112.vec.expand.i = shufflevector <4 x float> %49, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i304.sroa.7.112.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.7.96.vecblend.i, <16 x float> %rows.i304.sroa.7.112.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i311.14.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 504
  %50 = load <4 x float>, ptr %add.ptr.i311.14.i, align 4
  %rows.i304.sroa.12.176.vec.expand.i = shufflevector <4 x float> %50, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i304.sroa.12.176.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.12.160.vecblend.i, <16 x float> %rows.i304.sroa.12.176.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i311.15.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 540
  %51 = load <4 x float>, ptr %add.ptr.i311.15.i, align 4
  %rows.i304.sroa.17.240.vec.expand.i = shufflevector <4 x float> %51, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i304.sroa.17.240.vecblend.i = shufflevector <16 x float> %rows.i304.sroa.17.224.vecblend.i, <16 x float> %rows.i304.sroa.17.240.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %shuffle.i322.i = shufflevector <16 x float> %rows.i304.sroa.0.48.vecblend.i, <16 x float> %rows.i304.sroa.7.112.vecblend.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle4.i325.i = shufflevector <16 x float> %rows.i304.sroa.12.176.vecblend.i, <16 x float> %rows.i304.sroa.17.240.vecblend.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i326.i = shufflevector <16 x float> %rows.i304.sroa.0.48.vecblend.i, <16 x float> %rows.i304.sroa.7.112.vecblend.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i327.i = shufflevector <16 x float> %rows.i304.sroa.12.176.vecblend.i, <16 x float> %rows.i304.sroa.17.240.vecblend.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i328.i = shufflevector <16 x float> %shuffle.i322.i, <16 x float> %shuffle4.i325.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i329.i = shufflevector <16 x float> %shuffle.i322.i, <16 x float> %shuffle4.i325.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i331.i = shufflevector <16 x float> %shuffle7.i326.i, <16 x float> %shuffle10.i327.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i333.i = shufflevector <16 x float> %shuffle7.i326.i, <16 x float> %shuffle10.i327.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %add.ptr4.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 16
  %52 = load <4 x float>, ptr %add.ptr4.i.i, align 4
  %add.ptr.i297.1.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 52
  %53 = load <4 x float>, ptr %add.ptr.i297.1.i, align 4
  %add.ptr.i297.2.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 88
  %54 = load <4 x float>, ptr %add.ptr.i297.2.i, align 4
  %add.ptr.i297.3.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 124
  %55 = load <4 x float>, ptr %add.ptr.i297.3.i, align 4
  %add.ptr.i297.4.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 160
  %56 = load <4 x float>, ptr %add.ptr.i297.4.i, align 4
  %rows.i290.sroa.0.16.vecblend.i = shufflevector <4 x float> %52, <4 x float> %56, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.5.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 196
  %57 = load <4 x float>, ptr %add.ptr.i297.5.i, align 4
  %rows.i290.sroa.7.80.vecblend.i = shufflevector <4 x float> %53, <4 x float> %57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.6.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 232
  %58 = load <4 x float>, ptr %add.ptr.i297.6.i, align 4
  %rows.i290.sroa.12.144.vecblend.i = shufflevector <4 x float> %54, <4 x float> %58, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.7.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 268
  %59 = load <4 x float>, ptr %add.ptr.i297.7.i, align 4
  %rows.i290.sroa.17.208.vecblend.i = shufflevector <4 x float> %55, <4 x float> %59, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.8.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 304
  %60 = load <4 x float>, ptr %add.ptr.i297.8.i, align 4
  %rows.i290.sroa.0.32.vec.expand.i = shufflevector <4 x float> %60, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i290.sroa.0.32.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.0.16.vecblend.i, <16 x float> %rows.i290.sroa.0.32.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.9.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 340
  %61 = load <4 x float>, ptr %add.ptr.i297.9.i, align 4
  %rows.i290.sroa.7.96.vec.expand.i = shufflevector <4 x float> %61, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i290.sroa.7.96.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.7.80.vecblend.i, <16 x float> %rows.i290.sroa.7.96.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.10.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 376
  %62 = load <4 x float>, ptr %add.ptr.i297.10.i, align 4
  %rows.i290.sroa.12.160.vec.expand.i = shufflevector <4 x float> %62, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i290.sroa.12.160.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.12.144.vecblend.i, <16 x float> %rows.i290.sroa.12.160.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.11.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 412
  %63 = load <4 x float>, ptr %add.ptr.i297.11.i, align 4
  %rows.i290.sroa.17.224.vec.expand.i = shufflevector <4 x float> %63, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i290.sroa.17.224.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.17.208.vecblend.i, <16 x float> %rows.i290.sroa.17.224.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i297.12.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 448
  %64 = load <4 x float>, ptr %add.ptr.i297.12.i, align 4
  %rows.i290.sroa.0.48.vec.expand.i = shufflevector <4 x float> %64, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i290.sroa.0.48.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.0.32.vecblend.i, <16 x float> %rows.i290.sroa.0.48.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i297.13.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 484
  %65 = load <4 x float>, ptr %add.ptr.i297.13.i, align 4
  %rows.i290.sroa.7.112.vec.expand.i = shufflevector <4 x float> %65, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i290.sroa.7.112.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.7.96.vecblend.i, <16 x float> %rows.i290.sroa.7.112.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i297.14.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 520
  %66 = load <4 x float>, ptr %add.ptr.i297.14.i, align 4
  %rows.i290.sroa.12.176.vec.expand.i = shufflevector <4 x float> %66, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i290.sroa.12.176.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.12.160.vecblend.i, <16 x float> %rows.i290.sroa.12.176.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr.i297.15.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 556
  %67 = load <4 x float>, ptr %add.ptr.i297.15.i, align 4
  %rows.i290.sroa.17.240.vec.expand.i = shufflevector <4 x float> %67, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.i290.sroa.17.240.vecblend.i = shufflevector <16 x float> %rows.i290.sroa.17.224.vecblend.i, <16 x float> %rows.i290.sroa.17.240.vec.expand.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %shuffle.i336.i = shufflevector <16 x float> %rows.i290.sroa.0.48.vecblend.i, <16 x float> %rows.i290.sroa.7.112.vecblend.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle4.i339.i = shufflevector <16 x float> %rows.i290.sroa.12.176.vecblend.i, <16 x float> %rows.i290.sroa.17.240.vecblend.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i340.i = shufflevector <16 x float> %rows.i290.sroa.0.48.vecblend.i, <16 x float> %rows.i290.sroa.7.112.vecblend.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i341.i = shufflevector <16 x float> %rows.i290.sroa.12.176.vecblend.i, <16 x float> %rows.i290.sroa.17.240.vecblend.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i342.i = shufflevector <16 x float> %shuffle.i336.i, <16 x float> %shuffle4.i339.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i343.i = shufflevector <16 x float> %shuffle.i336.i, <16 x float> %shuffle4.i339.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i345.i = shufflevector <16 x float> %shuffle7.i340.i, <16 x float> %shuffle10.i341.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i347.i = shufflevector <16 x float> %shuffle7.i340.i, <16 x float> %shuffle10.i341.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %add.ptr8.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 20
  %68 = load <4 x float>, ptr %add.ptr8.i.i, align 4
  %add.ptr.i283.1.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 56
  %69 = load <4 x float>, ptr %add.ptr.i283.1.i, align 4
  %add.ptr.i283.2.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 92
  %70 = load <4 x float>, ptr %add.ptr.i283.2.i, align 4
  %add.ptr.i283.3.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 128
  %71 = load <4 x float>, ptr %add.ptr.i283.3.i, align 4
  %add.ptr.i283.4.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 164
  %72 = load <4 x float>, ptr %add.ptr.i283.4.i, align 4
  %rows.i276.sroa.0.16.vecblend.i = shufflevector <4 x float> %68, <4 x float> %72, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.5.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 200
  %73 = load <4 x float>, ptr %add.ptr.i283.5.i, align 4
  %rows.i276.sroa.7.80.vecblend.i = shufflevector <4 x float> %69, <4 x float> %73, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.6.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 236
  %74 = load <4 x float>, ptr %add.ptr.i283.6.i, align 4
  %rows.i276.sroa.12.144.vecblend.i = shufflevector <4 x float> %70, <4 x float> %74, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.7.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 272
  %75 = load <4 x float>, ptr %add.ptr.i283.7.i, align 4
  %rows.i276.sroa.17.208.vecblend.i = shufflevector <4 x float> %71, <4 x float> %75, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.8.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 308
  %76 = load <4 x float>, ptr %add.ptr.i283.8.i, align 4
  %rows.i276.sroa.0.32.vec.expand.i = shufflevector <4 x float> %76, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i276.sroa.0.32.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.0.16.vecblend.i, <16 x float> %rows.i276.sroa.0.32.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.9.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 344
  %77 = load <4 x float>, ptr %add.ptr.i283.9.i, align 4
  %rows.i276.sroa.7.96.vec.expand.i = shufflevector <4 x float> %77, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i276.sroa.7.96.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.7.80.vecblend.i, <16 x float> %rows.i276.sroa.7.96.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.10.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 380
  %78 = load <4 x float>, ptr %add.ptr.i283.10.i, align 4
  %rows.i276.sroa.12.160.vec.expand.i = shufflevector <4 x float> %78, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i276.sroa.12.160.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.12.144.vecblend.i, <16 x float> %rows.i276.sroa.12.160.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.11.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 416
  %79 = load <4 x float>, ptr %add.ptr.i283.11.i, align 4
  %rows.i276.sroa.17.224.vec.expand.i = shufflevector <4 x float> %79, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.i276.sroa.17.224.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.17.208.vecblend.i, <16 x float> %rows.i276.sroa.17.224.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr.i283.12.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 452
  %80 = load <4 x float>, ptr %add.ptr.i283.12.i, align 4
  %rows.i276.sroa.0.48.vec.expand.i = shufflevector <4 x float> %80, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3>
  %rows.i276.sroa.0.48.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.0.32.vecblend.i, <16 x float> %rows.i276.sroa.0.48.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 31>
  %add.ptr.i283.13.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 488
  %81 = load <4 x float>, ptr %add.ptr.i283.13.i, align 4
  %rows.i276.sroa.7.112.vec.expand.i = shufflevector <4 x float> %81, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3>
  %rows.i276.sroa.7.112.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.7.96.vecblend.i, <16 x float> %rows.i276.sroa.7.112.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 31>
  %add.ptr.i283.14.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 524
  %82 = load <4 x float>, ptr %add.ptr.i283.14.i, align 4
  %rows.i276.sroa.12.176.vec.expand.i = shufflevector <4 x float> %82, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3>
  %rows.i276.sroa.12.176.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.12.160.vecblend.i, <16 x float> %rows.i276.sroa.12.176.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 31>
  %add.ptr.i283.15.i = getelementptr inbounds i8, ptr %add.ptr.i.i, i64 560
  %83 = load <4 x float>, ptr %add.ptr.i283.15.i, align 4
  %rows.i276.sroa.17.240.vec.expand.i = shufflevector <4 x float> %83, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 3>
  %rows.i276.sroa.17.240.vecblend.i = shufflevector <16 x float> %rows.i276.sroa.17.224.vecblend.i, <16 x float> %rows.i276.sroa.17.240.vec.expand.i, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 11, i32 poison, i32 poison, i32 poison, i32 31>
  %shuffle7.i354.i = shufflevector <16 x float> %rows.i276.sroa.0.48.vecblend.i, <16 x float> %rows.i276.sroa.7.112.vecblend.i, <16 x i32> <i32 poison, i32 poison, i32 3, i32 19, i32 poison, i32 poison, i32 7, i32 23, i32 poison, i32 poison, i32 11, i32 27, i32 poison, i32 poison, i32 15, i32 31>
  %shuffle10.i355.i = shufflevector <16 x float> %rows.i276.sroa.12.176.vecblend.i, <16 x float> %rows.i276.sroa.17.240.vecblend.i, <16 x i32> <i32 poison, i32 poison, i32 3, i32 19, i32 poison, i32 poison, i32 7, i32 23, i32 poison, i32 poison, i32 11, i32 27, i32 poison, i32 poison, i32 15, i32 31>
  %shuffle17.i361.i = shufflevector <16 x float> %shuffle7.i354.i, <16 x float> %shuffle10.i355.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %elt.abs.i235.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle11.i328.i)
  %elt.max.i236.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.abs.i235.i, <16 x float> zeroinitializer)
  %elt.abs.i235.1.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle13.i329.i)
  %elt.max.i236.1.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.i, <16 x float> %elt.abs.i235.1.i)
  %elt.abs.i235.2.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle15.i331.i)
  %elt.max.i236.2.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.1.i, <16 x float> %elt.abs.i235.2.i)
  %elt.abs.i235.3.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle17.i333.i)
  %elt.max.i236.3.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.2.i, <16 x float> %elt.abs.i235.3.i)
  %elt.abs.i235.4.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle11.i342.i)
  %elt.max.i236.4.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.3.i, <16 x float> %elt.abs.i235.4.i)
  %elt.abs.i235.5.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle13.i343.i)
  %elt.max.i236.5.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.4.i, <16 x float> %elt.abs.i235.5.i)
  %elt.abs.i235.6.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle15.i345.i)
  %elt.max.i236.6.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.5.i, <16 x float> %elt.abs.i235.6.i)
  %elt.abs.i235.7.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle17.i347.i)
  %elt.max.i236.7.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.6.i, <16 x float> %elt.abs.i235.7.i)
  %elt.abs.i235.8.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %shuffle17.i361.i)
  %elt.max.i236.8.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i236.7.i, <16 x float> %elt.abs.i235.8.i)
  %mul.i363.i = fmul <16 x float> %shuffle13.i343.i, %shuffle17.i347.i
  %fneg.i364.i = fneg <16 x float> %shuffle13.i343.i
  %84 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i364.i, <16 x float> %shuffle17.i347.i, <16 x float> %mul.i363.i)
  %fneg1.i365.i = fneg <16 x float> %mul.i363.i
  %85 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %shuffle11.i342.i, <16 x float> %shuffle17.i361.i, <16 x float> %fneg1.i365.i)
  %add.i366.i = fadd <16 x float> %84, %85
  %mul11.i.i = fmul <16 x float> %shuffle11.i328.i, %add.i366.i
  %mul.i367.i = fmul <16 x float> %shuffle17.i333.i, %shuffle17.i361.i
  %fneg.i368.i = fneg <16 x float> %shuffle17.i333.i
  %86 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i368.i, <16 x float> %shuffle17.i361.i, <16 x float> %mul.i367.i)
  %fneg1.i369.i = fneg <16 x float> %mul.i367.i
  %87 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %shuffle13.i343.i, <16 x float> %shuffle15.i345.i, <16 x float> %fneg1.i369.i)
  %add.i370.i = fadd <16 x float> %86, %87
  %88 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %shuffle13.i329.i, <16 x float> %add.i370.i, <16 x float> %mul11.i.i)
  %mul.i371.i = fmul <16 x float> %shuffle11.i342.i, %shuffle15.i345.i
  %fneg.i372.i = fneg <16 x float> %shuffle11.i342.i
  %89 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i372.i, <16 x float> %shuffle15.i345.i, <16 x float> %mul.i371.i)
  %fneg1.i373.i = fneg <16 x float> %mul.i371.i
  %90 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %shuffle17.i333.i, <16 x float> %shuffle17.i347.i, <16 x float> %fneg1.i373.i)
  %add.i374.i = fadd <16 x float> %89, %90
  %91 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %shuffle15.i331.i, <16 x float> %add.i374.i, <16 x float> %88)
  %elt.abs26.i226.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %91)
  %92 = fcmp ugt <16 x float> %elt.max.i236.8.i, <float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000>
  %93 = fcmp ult <16 x float> %elt.abs26.i226.i, <float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000>
  %94 = or <16 x i1> %93, %92
  %95 = bitcast <16 x i1> %94 to i16
  %.not821.i = icmp eq i16 %95, 0
  br i1 %.not821.i, label %cleanup.i.i, label %if.end8.i

cleanup.i.i:                                      ; preds = %for.body.i.i
  %add.ptr15.i.i = getelementptr inbounds float, ptr %9, i64 %first.addr.0.i841.i
  store <16 x float> %91, ptr %add.ptr15.i.i, align 4
  %add.i.i = add nsw i64 %add.i842.i, 16
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %3
  br i1 %cmp.not.i.i, label %if.end8.i, label %for.body.i.i, !llvm.loop !4

if.end8.i:                                        ; preds = %cleanup.i.i, %for.body.i.i, %if.end.i
  %first.2.i = phi i64 [ %first.1.i, %if.end.i ], [ %first.addr.0.i841.i, %for.body.i.i ], [ %add.i842.i, %cleanup.i.i ]
  %96 = xor i64 %first.2.i, -1
  %sub9.i = add i64 %3, %96
  %cmp10.i = icmp slt i64 %sub9.i, 0
  br i1 %cmp10.i, label %return, label %if.end12.i

if.end12.i:                                       ; preds = %if.end8.i
  %97 = tail call i64 @llvm.umin.i64(i64 %sub9.i, i64 15)
  %mul14.i = mul nsw i64 %first.2.i, %4
  %mul15.i = mul nsw i64 %mul14.i, %4
  %add.ptr16.i = getelementptr inbounds float, ptr %2, i64 %mul15.i
  %cmp.i375.i = icmp ugt i64 %sub9.i, 14
  %or.cond.i.i = and i1 %cmp1.i376.i, %cmp.i375.i
  br i1 %or.cond.i.i, label %if.then.i383.i, label %for.cond.preheader.i.i

for.cond.preheader.i.i:                           ; preds = %if.end12.i
  %98 = and i1 %cmp362.i.i, %cmp.i375.i
  br i1 %98, label %for.body.i379.i, label %for.cond14.preheader.i.i

if.then.i383.i:                                   ; preds = %if.end12.i
  %99 = load <16 x float>, ptr %add.ptr16.i, align 4
  store <16 x float> %99, ptr %11, align 4
  br label %load_f.exit.i

for.cond14.preheader.i.i:                         ; preds = %for.body.i379.i, %for.cond.preheader.i.i
  %k.0.lcssa.i.i = phi i64 [ 0, %for.cond.preheader.i.i ], [ %add64.i.i, %for.body.i379.i ]
  %cmp1566.i.i = icmp ult i64 %k.0.lcssa.i.i, %mul.i
  br i1 %cmp1566.i.i, label %for.cond18.preheader.i.i, label %load_f.exit.i

for.body.i379.i:                                  ; preds = %for.cond.preheader.i.i, %for.body.i379.i
  %add64.i.i = phi i64 [ %add.i382.i, %for.body.i379.i ], [ 4, %for.cond.preheader.i.i ]
  %k.063.i.i = phi i64 [ %add64.i.i, %for.body.i379.i ], [ 0, %for.cond.preheader.i.i ]
  %add.ptr.i380.i = getelementptr inbounds float, ptr %add.ptr16.i, i64 %k.063.i.i
  %100 = load <4 x float>, ptr %add.ptr.i380.i, align 4
  %add.ptr8.i381.i = getelementptr inbounds float, ptr %add.ptr.i380.i, i64 %mul.i
  %101 = load <4 x float>, ptr %add.ptr8.i381.i, align 4
  %add.ptr8.1.i.i = getelementptr inbounds float, ptr %add.ptr8.i381.i, i64 %mul.i
  %102 = load <4 x float>, ptr %add.ptr8.1.i.i, align 4
  %add.ptr8.2.i.i = getelementptr inbounds float, ptr %add.ptr8.1.i.i, i64 %mul.i
  %103 = load <4 x float>, ptr %add.ptr8.2.i.i, align 4
  %add.ptr8.3.i.i = getelementptr inbounds float, ptr %add.ptr8.2.i.i, i64 %mul.i
  %104 = load <4 x float>, ptr %add.ptr8.3.i.i, align 4
  %rows.sroa.0.16.vecblend.i.i = shufflevector <4 x float> %100, <4 x float> %104, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.4.i.i = getelementptr inbounds float, ptr %add.ptr8.3.i.i, i64 %mul.i
  %105 = load <4 x float>, ptr %add.ptr8.4.i.i, align 4
  %rows.sroa.7.80.vecblend.i.i = shufflevector <4 x float> %101, <4 x float> %105, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.5.i.i = getelementptr inbounds float, ptr %add.ptr8.4.i.i, i64 %mul.i
  %106 = load <4 x float>, ptr %add.ptr8.5.i.i, align 4
  %rows.sroa.12.144.vecblend.i.i = shufflevector <4 x float> %102, <4 x float> %106, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.6.i.i = getelementptr inbounds float, ptr %add.ptr8.5.i.i, i64 %mul.i
  %107 = load <4 x float>, ptr %add.ptr8.6.i.i, align 4
  %rows.sroa.17.208.vecblend.i.i = shufflevector <4 x float> %103, <4 x float> %107, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.7.i.i = getelementptr inbounds float, ptr %add.ptr8.6.i.i, i64 %mul.i
  %108 = load <4 x float>, ptr %add.ptr8.7.i.i, align 4
  %rows.sroa.0.32.vec.expand.i.i = shufflevector <4 x float> %108, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.0.32.vecblend.i.i = shufflevector <16 x float> %rows.sroa.0.16.vecblend.i.i, <16 x float> %rows.sroa.0.32.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.8.i.i = getelementptr inbounds float, ptr %add.ptr8.7.i.i, i64 %mul.i
  %109 = load <4 x float>, ptr %add.ptr8.8.i.i, align 4
  %rows.sroa.7.96.vec.expand.i.i = shufflevector <4 x float> %109, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.7.96.vecblend.i.i = shufflevector <16 x float> %rows.sroa.7.80.vecblend.i.i, <16 x float> %rows.sroa.7.96.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.9.i.i = getelementptr inbounds float, ptr %add.ptr8.8.i.i, i64 %mul.i
  %110 = load <4 x float>, ptr %add.ptr8.9.i.i, align 4
  %rows.sroa.12.160.vec.expand.i.i = shufflevector <4 x float> %110, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.12.160.vecblend.i.i = shufflevector <16 x float> %rows.sroa.12.144.vecblend.i.i, <16 x float> %rows.sroa.12.160.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.10.i.i = getelementptr inbounds float, ptr %add.ptr8.9.i.i, i64 %mul.i
  %111 = load <4 x float>, ptr %add.ptr8.10.i.i, align 4
  %rows.sroa.17.224.vec.expand.i.i = shufflevector <4 x float> %111, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.17.224.vecblend.i.i = shufflevector <16 x float> %rows.sroa.17.208.vecblend.i.i, <16 x float> %rows.sroa.17.224.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.11.i.i = getelementptr inbounds float, ptr %add.ptr8.10.i.i, i64 %mul.i
  %112 = load <4 x float>, ptr %add.ptr8.11.i.i, align 4
  %rows.sroa.0.48.vec.expand.i.i = shufflevector <4 x float> %112, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.0.48.vecblend.i.i = shufflevector <16 x float> %rows.sroa.0.32.vecblend.i.i, <16 x float> %rows.sroa.0.48.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.12.i.i = getelementptr inbounds float, ptr %add.ptr8.11.i.i, i64 %mul.i
  %113 = load <4 x float>, ptr %add.ptr8.12.i.i, align 4
  %rows.sroa.7.112.vec.expand.i.i = shufflevector <4 x float> %113, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.7.112.vecblend.i.i = shufflevector <16 x float> %rows.sroa.7.96.vecblend.i.i, <16 x float> %rows.sroa.7.112.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.13.i.i = getelementptr inbounds float, ptr %add.ptr8.12.i.i, i64 %mul.i
  %114 = load <4 x float>, ptr %add.ptr8.13.i.i, align 4
  %rows.sroa.12.176.vec.expand.i.i = shufflevector <4 x float> %114, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.12.176.vecblend.i.i = shufflevector <16 x float> %rows.sroa.12.160.vecblend.i.i, <16 x float> %rows.sroa.12.176.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.14.i.i = getelementptr inbounds float, ptr %add.ptr8.13.i.i, i64 %mul.i
  %115 = load <4 x float>, ptr %add.ptr8.14.i.i, align 4
  %rows.sroa.17.240.vec.expand.i.i = shufflevector <4 x float> %115, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.17.240.vecblend.i.i = shufflevector <16 x float> %rows.sroa.17.224.vecblend.i.i, <16 x float> %rows.sroa.17.240.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr10.i.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k.063.i.i
  %shuffle.i.i.i = shufflevector <16 x float> %rows.sroa.0.48.vecblend.i.i, <16 x float> %rows.sroa.7.112.vecblend.i.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle4.i.i.i = shufflevector <16 x float> %rows.sroa.12.176.vecblend.i.i, <16 x float> %rows.sroa.17.240.vecblend.i.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i.i = shufflevector <16 x float> %rows.sroa.0.48.vecblend.i.i, <16 x float> %rows.sroa.7.112.vecblend.i.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i.i = shufflevector <16 x float> %rows.sroa.12.176.vecblend.i.i, <16 x float> %rows.sroa.17.240.vecblend.i.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i.i = shufflevector <16 x float> %shuffle.i.i.i, <16 x float> %shuffle4.i.i.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %shuffle11.i.i.i, ptr %add.ptr10.i.i, align 4
  %shuffle13.i.i.i = shufflevector <16 x float> %shuffle.i.i.i, <16 x float> %shuffle4.i.i.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %arrayidx14.i.i.i = getelementptr inbounds i8, ptr %add.ptr10.i.i, i64 64
  store <16 x float> %shuffle13.i.i.i, ptr %arrayidx14.i.i.i, align 4
  %shuffle15.i.i.i = shufflevector <16 x float> %shuffle7.i.i.i, <16 x float> %shuffle10.i.i.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %arrayidx16.i.i.i = getelementptr inbounds i8, ptr %add.ptr10.i.i, i64 128
  store <16 x float> %shuffle15.i.i.i, ptr %arrayidx16.i.i.i, align 4
  %shuffle17.i.i.i = shufflevector <16 x float> %shuffle7.i.i.i, <16 x float> %shuffle10.i.i.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %arrayidx18.i.i.i = getelementptr inbounds i8, ptr %add.ptr10.i.i, i64 192
  store <16 x float> %shuffle17.i.i.i, ptr %arrayidx18.i.i.i, align 4
  %add.i382.i = add nuw nsw i64 %add64.i.i, 4
  %cmp3.not.i.i = icmp ugt i64 %add.i382.i, %mul.i
  br i1 %cmp3.not.i.i, label %for.cond14.preheader.i.i, label %for.body.i379.i, !llvm.loop !7

for.cond18.preheader.i.i:                         ; preds = %for.cond14.preheader.i.i, %for.cond.cleanup20.i.i
  %k.167.i.i = phi i64 [ %inc31.i.i, %for.cond.cleanup20.i.i ], [ %k.0.lcssa.i.i, %for.cond14.preheader.i.i ]
  %invariant.gep.i.i = getelementptr float, ptr %add.ptr16.i, i64 %k.167.i.i
  %add.ptr25.i.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k.167.i.i
  br label %for.body21.i.i

for.cond.cleanup20.i.i:                           ; preds = %for.body21.i.i
  %inc31.i.i = add nuw nsw i64 %k.167.i.i, 1
  %exitcond68.not.i.i = icmp eq i64 %inc31.i.i, %mul.i
  br i1 %exitcond68.not.i.i, label %load_f.exit.i, label %for.cond18.preheader.i.i, !llvm.loop !8

for.body21.i.i:                                   ; preds = %for.body21.i.i, %for.cond18.preheader.i.i
  %lane17.065.i.i = phi i64 [ 0, %for.cond18.preheader.i.i ], [ %inc28.i.i, %for.body21.i.i ]
  %cond.i.i = tail call i64 @llvm.smin.i64(i64 %lane17.065.i.i, i64 %97)
  %mul.i378.i = mul nuw nsw i64 %cond.i.i, %mul.i
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %mul.i378.i
  %116 = load float, ptr %gep.i.i, align 4
  %arrayidx26.i.i = getelementptr inbounds float, ptr %add.ptr25.i.i, i64 %lane17.065.i.i
  store float %116, ptr %arrayidx26.i.i, align 4
  %inc28.i.i = add nuw nsw i64 %lane17.065.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc28.i.i, 16
  br i1 %exitcond.not.i.i, label %for.cond.cleanup20.i.i, label %for.body21.i.i, !llvm.loop !9

load_f.exit.i:                                    ; preds = %for.cond.cleanup20.i.i, %for.cond14.preheader.i.i, %if.then.i383.i
  br i1 %cmp18.i, label %if.then19.i, label %if.end25.i

if.then19.i:                                      ; preds = %load_f.exit.i
  br i1 %cmp66.i.i, label %for.body.i385.i, label %for.cond.cleanup.i384.i

for.cond.loopexit.i.i:                            ; preds = %for.cond.cleanup27.i.i, %for.cond.cleanup3.i.i
  %exitcond116.not.i.i = icmp eq i64 %add16.i.i, %4
  br i1 %exitcond116.not.i.i, label %for.cond.cleanup.i384.i, label %for.body.i385.i, !llvm.loop !10

for.cond.cleanup.i384.i:                          ; preds = %for.cond.loopexit.i.i, %if.then19.i
  %wrong.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %if.then19.i ], [ %or.i.i, %for.cond.loopexit.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i) #5
  store <16 x i32> %wrong.0.lcssa.i.i, ptr %all.i.i.i, align 16
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.body.i.i.i, %for.cond.cleanup.i384.i
  %lane.07.i.i.i = phi i64 [ 0, %for.cond.cleanup.i384.i ], [ %inc.i.i.i, %for.body.i.i.i ]
  %any.06.i.i.i = phi i32 [ 0, %for.cond.cleanup.i384.i ], [ %or.i.i.i, %for.body.i.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds [16 x i32], ptr %all.i.i.i, i64 0, i64 %lane.07.i.i.i
  %117 = load i32, ptr %arrayidx.i.i.i, align 4
  %or.i.i.i = or i32 %117, %any.06.i.i.i
  %inc.i.i.i = add nuw nsw i64 %lane.07.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, 16
  br i1 %exitcond.not.i.i.i, label %cholesky_f.exit.i, label %for.body.i.i.i, !llvm.loop !11

for.body.i385.i:                                  ; preds = %if.then19.i, %for.cond.loopexit.i.i
  %j.0112.i.i = phi i64 [ %add16.i.i, %for.cond.loopexit.i.i ], [ 0, %if.then19.i ]
  %wrong.0111.i.i = phi <16 x i32> [ %or.i.i, %for.cond.loopexit.i.i ], [ zeroinitializer, %if.then19.i ]
  %mul.i386.i = mul nuw nsw i64 %j.0112.i.i, %4
  %118 = getelementptr <16 x float>, ptr %11, i64 %mul.i386.i
  %arrayidx.i387.i = getelementptr <16 x float>, ptr %118, i64 %j.0112.i.i
  %119 = load <16 x float>, ptr %arrayidx.i387.i, align 4
  %cmp2101.not.i.i = icmp eq i64 %j.0112.i.i, 0
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.body.i385.i
  %pivot.0.lcssa.i.i = phi <16 x float> [ %119, %for.body.i385.i ], [ %122, %for.body4.i.i ]
  %cmp12.i.i = fcmp ole <16 x float> %pivot.0.lcssa.i.i, zeroinitializer
  %or.i.i = select <16 x i1> %cmp12.i.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.0111.i.i
  %120 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %pivot.0.lcssa.i.i)
  store <16 x float> %120, ptr %arrayidx.i387.i, align 4
  %div.i.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %120
  %add16.i.i = add nuw nsw i64 %j.0112.i.i, 1
  %cmp18108.i.i = icmp slt i64 %add16.i.i, %4
  br i1 %cmp18108.i.i, label %for.body20.i.i, label %for.cond.loopexit.i.i

for.body4.i.i:                                    ; preds = %for.body.i385.i, %for.body4.i.i
  %k.0103.i.i = phi i64 [ %inc.i388.i, %for.body4.i.i ], [ 0, %for.body.i385.i ]
  %pivot.0102.i.i = phi <16 x float> [ %122, %for.body4.i.i ], [ %119, %for.body.i385.i ]
  %arrayidx7.i.i = getelementptr <16 x float>, ptr %118, i64 %k.0103.i.i
  %121 = load <16 x float>, ptr %arrayidx7.i.i, align 4
  %neg.i.i = fneg <16 x float> %121
  %122 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %121, <16 x float> %pivot.0102.i.i)
  %inc.i388.i = add nuw nsw i64 %k.0103.i.i, 1
  %exitcond.not.i389.i = icmp eq i64 %inc.i388.i, %j.0112.i.i
  br i1 %exitcond.not.i389.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !12

for.body20.i.i:                                   ; preds = %for.cond.cleanup3.i.i, %for.cond.cleanup27.i.i
  %i.0109.i.i = phi i64 [ %inc48.i.i, %for.cond.cleanup27.i.i ], [ %add16.i.i, %for.cond.cleanup3.i.i ]
  %mul21.i.i = mul nuw nsw i64 %i.0109.i.i, %4
  %123 = getelementptr <16 x float>, ptr %11, i64 %mul21.i.i
  %arrayidx23.i.i = getelementptr <16 x float>, ptr %123, i64 %j.0112.i.i
  %124 = load <16 x float>, ptr %arrayidx23.i.i, align 4
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i

for.cond.cleanup27.i.i:                           ; preds = %for.body28.i.i, %for.body20.i.i
  %one.0.lcssa.i.i = phi <16 x float> [ %124, %for.body20.i.i ], [ %127, %for.body28.i.i ]
  %mul40.i.i = fmul <16 x float> %div.i.i, %one.0.lcssa.i.i
  store <16 x float> %mul40.i.i, ptr %arrayidx23.i.i, align 4
  %arrayidx46.i.i = getelementptr <16 x float>, ptr %118, i64 %i.0109.i.i
  store <16 x float> zeroinitializer, ptr %arrayidx46.i.i, align 4
  %inc48.i.i = add nuw nsw i64 %i.0109.i.i, 1
  %cmp18.i.i = icmp slt i64 %inc48.i.i, %4
  br i1 %cmp18.i.i, label %for.body20.i.i, label %for.cond.loopexit.i.i, !llvm.loop !13

for.body28.i.i:                                   ; preds = %for.body20.i.i, %for.body28.i.i
  %k24.0106.i.i = phi i64 [ %inc38.i.i, %for.body28.i.i ], [ 0, %for.body20.i.i ]
  %one.0105.i.i = phi <16 x float> [ %127, %for.body28.i.i ], [ %124, %for.body20.i.i ]
  %arrayidx31.i.i = getelementptr <16 x float>, ptr %123, i64 %k24.0106.i.i
  %125 = load <16 x float>, ptr %arrayidx31.i.i, align 4
  %arrayidx34.i.i = getelementptr <16 x float>, ptr %118, i64 %k24.0106.i.i
  %126 = load <16 x float>, ptr %arrayidx34.i.i, align 4
  %neg36.i.i = fneg <16 x float> %125
  %127 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg36.i.i, <16 x float> %126, <16 x float> %one.0105.i.i)
  %inc38.i.i = add nuw nsw i64 %k24.0106.i.i, 1
  %exitcond115.not.i.i = icmp eq i64 %inc38.i.i, %j.0112.i.i
  br i1 %exitcond115.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i, !llvm.loop !14

cholesky_f.exit.i:                                ; preds = %for.body.i.i.i
  %cmp1.i.i.i = icmp ne i32 %or.i.i.i, 0
  %conv2.i.i.i = zext i1 %cmp1.i.i.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i) #5
  %or.i = or i64 %wrong.0854.i, %conv2.i.i.i
  %add.ptr24.i = getelementptr inbounds float, ptr %9, i64 %mul15.i
  br i1 %or.cond.i.i, label %if.then.i419.i, label %for.cond.preheader.i393.i

for.cond.preheader.i393.i:                        ; preds = %cholesky_f.exit.i
  %128 = and i1 %cmp362.i.i, %cmp.i375.i
  br i1 %128, label %for.body.i405.i, label %for.cond14.preheader.i394.i

if.then.i419.i:                                   ; preds = %cholesky_f.exit.i
  %129 = load <16 x float>, ptr %11, align 4
  store <16 x float> %129, ptr %add.ptr24.i, align 4
  br label %for.inc90.i

for.cond14.preheader.i394.i:                      ; preds = %for.body.i405.i, %for.cond.preheader.i393.i
  %k.0.lcssa.i395.i = phi i64 [ 0, %for.cond.preheader.i393.i ], [ %add61.i.i, %for.body.i405.i ]
  %cmp1564.i.i = icmp ult i64 %k.0.lcssa.i395.i, %mul.i
  br i1 %cmp1564.i.i, label %for.cond18.preheader.i397.i, label %for.inc90.i

for.body.i405.i:                                  ; preds = %for.cond.preheader.i393.i, %for.body.i405.i
  %add61.i.i = phi i64 [ %add.i417.i, %for.body.i405.i ], [ 4, %for.cond.preheader.i393.i ]
  %k.060.i.i = phi i64 [ %add61.i.i, %for.body.i405.i ], [ 0, %for.cond.preheader.i393.i ]
  %add.ptr.i406.i = getelementptr inbounds float, ptr %add.ptr24.i, i64 %k.060.i.i
  %add.ptr4.i407.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k.060.i.i
  %130 = load <16 x float>, ptr %add.ptr4.i407.i, align 4
  %arrayidx1.i.i.i = getelementptr inbounds i8, ptr %add.ptr4.i407.i, i64 64
  %131 = load <16 x float>, ptr %arrayidx1.i.i.i, align 4
  %shuffle.i.i408.i = shufflevector <16 x float> %130, <16 x float> %131, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %arrayidx2.i.i.i = getelementptr inbounds i8, ptr %add.ptr4.i407.i, i64 128
  %132 = load <16 x float>, ptr %arrayidx2.i.i.i, align 4
  %arrayidx3.i.i.i = getelementptr inbounds i8, ptr %add.ptr4.i407.i, i64 192
  %133 = load <16 x float>, ptr %arrayidx3.i.i.i, align 4
  %shuffle4.i.i409.i = shufflevector <16 x float> %132, <16 x float> %133, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i410.i = shufflevector <16 x float> %130, <16 x float> %131, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i411.i = shufflevector <16 x float> %132, <16 x float> %133, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i412.i = shufflevector <16 x float> %shuffle.i.i408.i, <16 x float> %shuffle4.i.i409.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i413.i = shufflevector <16 x float> %shuffle.i.i408.i, <16 x float> %shuffle4.i.i409.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i414.i = shufflevector <16 x float> %shuffle7.i.i410.i, <16 x float> %shuffle10.i.i411.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i415.i = shufflevector <16 x float> %shuffle7.i.i410.i, <16 x float> %shuffle10.i.i411.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %rows.sroa.0.0.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i412.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.0.0.vec.extract.i.i, ptr %add.ptr.i406.i, align 4
  %add.ptr10.i416.i = getelementptr inbounds float, ptr %add.ptr.i406.i, i64 %mul.i
  %rows.sroa.7.64.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i413.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.7.64.vec.extract.i.i, ptr %add.ptr10.i416.i, align 4
  %add.ptr10.1.i.i = getelementptr inbounds float, ptr %add.ptr10.i416.i, i64 %mul.i
  %rows.sroa.12.128.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i414.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.12.128.vec.extract.i.i, ptr %add.ptr10.1.i.i, align 4
  %add.ptr10.2.i.i = getelementptr inbounds float, ptr %add.ptr10.1.i.i, i64 %mul.i
  %rows.sroa.17.192.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i415.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.17.192.vec.extract.i.i, ptr %add.ptr10.2.i.i, align 4
  %add.ptr10.3.i.i = getelementptr inbounds float, ptr %add.ptr10.2.i.i, i64 %mul.i
  %rows.sroa.0.16.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i412.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.0.16.vec.extract.i.i, ptr %add.ptr10.3.i.i, align 4
  %add.ptr10.4.i.i = getelementptr inbounds float, ptr %add.ptr10.3.i.i, i64 %mul.i
  %rows.sroa.7.80.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i413.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.7.80.vec.extract.i.i, ptr %add.ptr10.4.i.i, align 4
  %add.ptr10.5.i.i = getelementptr inbounds float, ptr %add.ptr10.4.i.i, i64 %mul.i
  %rows.sroa.12.144.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i414.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.12.144.vec.extract.i.i, ptr %add.ptr10.5.i.i, align 4
  %add.ptr10.6.i.i = getelementptr inbounds float, ptr %add.ptr10.5.i.i, i64 %mul.i
  %rows.sroa.17.208.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i415.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.17.208.vec.extract.i.i, ptr %add.ptr10.6.i.i, align 4
  %add.ptr10.7.i.i = getelementptr inbounds float, ptr %add.ptr10.6.i.i, i64 %mul.i
  %rows.sroa.0.32.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i412.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.0.32.vec.extract.i.i, ptr %add.ptr10.7.i.i, align 4
  %add.ptr10.8.i.i = getelementptr inbounds float, ptr %add.ptr10.7.i.i, i64 %mul.i
  %rows.sroa.7.96.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i413.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.7.96.vec.extract.i.i, ptr %add.ptr10.8.i.i, align 4
  %add.ptr10.9.i.i = getelementptr inbounds float, ptr %add.ptr10.8.i.i, i64 %mul.i
  %rows.sroa.12.160.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i414.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.12.160.vec.extract.i.i, ptr %add.ptr10.9.i.i, align 4
  %add.ptr10.10.i.i = getelementptr inbounds float, ptr %add.ptr10.9.i.i, i64 %mul.i
  %rows.sroa.17.224.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i415.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.17.224.vec.extract.i.i, ptr %add.ptr10.10.i.i, align 4
  %add.ptr10.11.i.i = getelementptr inbounds float, ptr %add.ptr10.10.i.i, i64 %mul.i
  %rows.sroa.0.48.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i412.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.0.48.vec.extract.i.i, ptr %add.ptr10.11.i.i, align 4
  %add.ptr10.12.i.i = getelementptr inbounds float, ptr %add.ptr10.11.i.i, i64 %mul.i
  %rows.sroa.7.112.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i413.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.7.112.vec.extract.i.i, ptr %add.ptr10.12.i.i, align 4
  %add.ptr10.13.i.i = getelementptr inbounds float, ptr %add.ptr10.12.i.i, i64 %mul.i
  %rows.sroa.12.176.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i414.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.12.176.vec.extract.i.i, ptr %add.ptr10.13.i.i, align 4
  %add.ptr10.14.i.i = getelementptr inbounds float, ptr %add.ptr10.13.i.i, i64 %mul.i
  %rows.sroa.17.240.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i415.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.17.240.vec.extract.i.i, ptr %add.ptr10.14.i.i, align 4
  %add.i417.i = add nuw nsw i64 %add61.i.i, 4
  %cmp3.not.i418.i = icmp ugt i64 %add.i417.i, %mul.i
  br i1 %cmp3.not.i418.i, label %for.cond14.preheader.i394.i, label %for.body.i405.i, !llvm.loop !15

for.cond18.preheader.i397.i:                      ; preds = %for.cond14.preheader.i394.i, %for.cond.cleanup20.i404.i
  %k.165.i.i = phi i64 [ %inc30.i.i, %for.cond.cleanup20.i404.i ], [ %k.0.lcssa.i395.i, %for.cond14.preheader.i394.i ]
  %invariant.gep.i398.i = getelementptr float, ptr %add.ptr24.i, i64 %k.165.i.i
  %add.ptr22.i.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k.165.i.i
  br label %for.body21.i399.i

for.cond.cleanup20.i404.i:                        ; preds = %for.body21.i399.i
  %inc30.i.i = add nuw nsw i64 %k.165.i.i, 1
  %exitcond66.not.i.i = icmp eq i64 %inc30.i.i, %mul.i
  br i1 %exitcond66.not.i.i, label %for.inc90.i, label %for.cond18.preheader.i397.i, !llvm.loop !16

for.body21.i399.i:                                ; preds = %for.body21.i399.i, %for.cond18.preheader.i397.i
  %lane17.063.i.i = phi i64 [ 0, %for.cond18.preheader.i397.i ], [ %inc27.i.i, %for.body21.i399.i ]
  %arrayidx23.i400.i = getelementptr inbounds float, ptr %add.ptr22.i.i, i64 %lane17.063.i.i
  %134 = load float, ptr %arrayidx23.i400.i, align 4
  %mul.i401.i = mul nuw nsw i64 %lane17.063.i.i, %mul.i
  %gep.i402.i = getelementptr float, ptr %invariant.gep.i398.i, i64 %mul.i401.i
  store float %134, ptr %gep.i402.i, align 4
  %inc27.i.i = add nuw nsw i64 %lane17.063.i.i, 1
  %exitcond.not.i403.i = icmp eq i64 %lane17.063.i.i, %97
  br i1 %exitcond.not.i403.i, label %for.cond.cleanup20.i404.i, label %for.body21.i399.i, !llvm.loop !17

if.end25.i:                                       ; preds = %load_f.exit.i
  br i1 %cmp1.i, label %if.then27.i, label %if.end39.i

if.then27.i:                                      ; preds = %if.end25.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %found.i)
  store <16 x float> zeroinitializer, ptr %found.i, align 4
  br i1 %or.cond98.i, label %for.inc.i260.i, label %if.end32.i

for.inc.i260.i:                                   ; preds = %if.then27.i
  %135 = load <16 x float>, ptr %11, align 4
  %elt.abs.i265.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %135)
  %elt.max.i266.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.abs.i265.i, <16 x float> zeroinitializer)
  br i1 %cmp1.i259.1.i, label %for.inc.i260.1.i, label %for.inc.i260.8.i

for.inc.i260.1.i:                                 ; preds = %for.inc.i260.i
  %136 = load <16 x float>, ptr %arrayidx16.i250.i, align 4
  %elt.abs.i265.1.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %136)
  %elt.max.i266.1.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.i, <16 x float> %elt.abs.i265.1.i)
  br i1 %cmp1.i259.2.i, label %for.inc.i260.2.i, label %for.inc.i260.8.i

for.inc.i260.2.i:                                 ; preds = %for.inc.i260.1.i
  %137 = load <16 x float>, ptr %arrayidx22.i251.i, align 4
  %elt.abs.i265.2.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %137)
  %elt.max.i266.2.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.1.i, <16 x float> %elt.abs.i265.2.i)
  br i1 %cmp362.i.i, label %for.inc.i260.3.i, label %for.inc.i260.8.i

for.inc.i260.3.i:                                 ; preds = %for.inc.i260.2.i
  %138 = load <16 x float>, ptr %add.ptr13.i248.i, align 4
  %elt.abs.i265.3.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %138)
  %elt.max.i266.3.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.2.i, <16 x float> %elt.abs.i265.3.i)
  br i1 %cmp1.i259.4.i, label %for.inc.i260.4.i, label %for.inc.i260.8.i

for.inc.i260.4.i:                                 ; preds = %for.inc.i260.3.i
  %139 = load <16 x float>, ptr %add.ptr6.i243.i, align 4
  %elt.abs.i265.4.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %139)
  %elt.max.i266.4.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.3.i, <16 x float> %elt.abs.i265.4.i)
  br i1 %cmp1.i259.5.i, label %for.inc.i260.5.i, label %for.inc.i260.8.i

for.inc.i260.5.i:                                 ; preds = %for.inc.i260.4.i
  %140 = load <16 x float>, ptr %add.ptr7.i244.i, align 4
  %elt.abs.i265.5.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %140)
  %elt.max.i266.5.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.4.i, <16 x float> %elt.abs.i265.5.i)
  br i1 %cmp1.i259.6.i, label %for.inc.i260.6.i, label %for.inc.i260.8.i

for.inc.i260.6.i:                                 ; preds = %for.inc.i260.5.i
  %141 = load <16 x float>, ptr %add.ptr15.i249.i, align 4
  %elt.abs.i265.6.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %141)
  %elt.max.i266.6.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.5.i, <16 x float> %elt.abs.i265.6.i)
  br i1 %cmp1.i259.7.i, label %for.inc.i260.7.i, label %for.inc.i260.8.i

for.inc.i260.7.i:                                 ; preds = %for.inc.i260.6.i
  %142 = load <16 x float>, ptr %add.ptr8.i245.i, align 4
  %elt.abs.i265.7.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %142)
  %elt.max.i266.7.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.6.i, <16 x float> %elt.abs.i265.7.i)
  br i1 %cmp1.i259.8.i, label %if.then.i263.8.i, label %for.inc.i260.8.i

if.then.i263.8.i:                                 ; preds = %for.inc.i260.7.i
  %143 = load <16 x float>, ptr %add.ptr9.i246.i, align 4
  %elt.abs.i265.8.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %143)
  %elt.max.i266.8.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %elt.max.i266.7.i, <16 x float> %elt.abs.i265.8.i)
  br label %for.inc.i260.8.i

for.inc.i260.8.i:                                 ; preds = %if.then.i263.8.i, %for.inc.i260.7.i, %for.inc.i260.6.i, %for.inc.i260.5.i, %for.inc.i260.4.i, %for.inc.i260.3.i, %for.inc.i260.2.i, %for.inc.i260.1.i, %for.inc.i260.i
  %most.1.i261.8.i = phi <16 x float> [ %elt.max.i266.8.i, %if.then.i263.8.i ], [ %elt.max.i266.7.i, %for.inc.i260.7.i ], [ %elt.max.i266.6.i, %for.inc.i260.6.i ], [ %elt.max.i266.5.i, %for.inc.i260.5.i ], [ %elt.max.i266.4.i, %for.inc.i260.4.i ], [ %elt.max.i266.3.i, %for.inc.i260.3.i ], [ %elt.max.i266.2.i, %for.inc.i260.2.i ], [ %elt.max.i266.1.i, %for.inc.i260.1.i ], [ %elt.max.i266.i, %for.inc.i260.i ]
  br i1 %cmp2.i, label %if.then3.i.i, label %if.else.i.i

if.then3.i.i:                                     ; preds = %for.inc.i260.8.i
  %144 = load <16 x float>, ptr %arrayidx16.i250.i, align 4
  %145 = load <16 x float>, ptr %arrayidx22.i251.i, align 4
  %mul.i420.i = fmul <16 x float> %144, %145
  %fneg.i421.i = fneg <16 x float> %144
  %146 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i421.i, <16 x float> %145, <16 x float> %mul.i420.i)
  %147 = load <16 x float>, ptr %add.ptr13.i248.i, align 4
  %fneg1.i422.i = fneg <16 x float> %mul.i420.i
  %148 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %135, <16 x float> %147, <16 x float> %fneg1.i422.i)
  %add.i423.i = fadd <16 x float> %146, %148
  br label %expand_f.exit267.i

if.else.i.i:                                      ; preds = %for.inc.i260.8.i
  %149 = load <16 x float>, ptr %add.ptr7.i244.i, align 4
  %150 = load <16 x float>, ptr %add.ptr8.i245.i, align 4
  %mul.i424.i = fmul <16 x float> %149, %150
  %fneg.i425.i = fneg <16 x float> %149
  %151 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i425.i, <16 x float> %150, <16 x float> %mul.i424.i)
  %152 = load <16 x float>, ptr %add.ptr6.i243.i, align 4
  %153 = load <16 x float>, ptr %add.ptr9.i246.i, align 4
  %fneg1.i426.i = fneg <16 x float> %mul.i424.i
  %154 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %152, <16 x float> %153, <16 x float> %fneg1.i426.i)
  %add.i427.i = fadd <16 x float> %151, %154
  %mul11.i247.i = fmul <16 x float> %135, %add.i427.i
  %155 = load <16 x float>, ptr %add.ptr13.i248.i, align 4
  %mul.i428.i = fmul <16 x float> %153, %155
  %fneg.i429.i = fneg <16 x float> %155
  %156 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i429.i, <16 x float> %153, <16 x float> %mul.i428.i)
  %157 = load <16 x float>, ptr %add.ptr15.i249.i, align 4
  %fneg1.i430.i = fneg <16 x float> %mul.i428.i
  %158 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %149, <16 x float> %157, <16 x float> %fneg1.i430.i)
  %add.i431.i = fadd <16 x float> %156, %158
  %159 = load <16 x float>, ptr %arrayidx16.i250.i, align 4
  %160 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %159, <16 x float> %add.i431.i, <16 x float> %mul11.i247.i)
  %mul.i432.i = fmul <16 x float> %152, %157
  %fneg.i433.i = fneg <16 x float> %152
  %161 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i433.i, <16 x float> %157, <16 x float> %mul.i432.i)
  %fneg1.i434.i = fneg <16 x float> %mul.i432.i
  %162 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %155, <16 x float> %150, <16 x float> %fneg1.i434.i)
  %add.i435.i = fadd <16 x float> %161, %162
  %163 = load <16 x float>, ptr %arrayidx22.i251.i, align 4
  %164 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %163, <16 x float> %add.i435.i, <16 x float> %160)
  br label %expand_f.exit267.i

expand_f.exit267.i:                               ; preds = %if.else.i.i, %if.then3.i.i
  %storemerge.i = phi <16 x float> [ %164, %if.else.i.i ], [ %add.i423.i, %if.then3.i.i ]
  store <16 x float> %storemerge.i, ptr %found.i, align 4
  %elt.abs26.i252.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %storemerge.i)
  %165 = fcmp ugt <16 x float> %most.1.i261.8.i, <float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000>
  %166 = fcmp ult <16 x float> %elt.abs26.i252.i, <float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000>
  %167 = or <16 x i1> %166, %165
  %not.i253.i = sext <16 x i1> %167 to <16 x i32>
  br label %if.end32.i

if.end32.i:                                       ; preds = %expand_f.exit267.i, %if.then27.i
  %found.0..i = phi <16 x float> [ %storemerge.i, %expand_f.exit267.i ], [ zeroinitializer, %if.then27.i ]
  %bad.0.i = phi <16 x i32> [ %not.i253.i, %expand_f.exit267.i ], [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %if.then27.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i) #5
  store <16 x i32> %bad.0.i, ptr %all.i.i, align 16
  br label %for.body.i436.i

for.body.i436.i:                                  ; preds = %for.body.i436.i, %if.end32.i
  %lane.07.i.i = phi i64 [ 0, %if.end32.i ], [ %inc.i439.i, %for.body.i436.i ]
  %any.06.i.i = phi i32 [ 0, %if.end32.i ], [ %or.i438.i, %for.body.i436.i ]
  %arrayidx.i437.i = getelementptr inbounds [16 x i32], ptr %all.i.i, i64 0, i64 %lane.07.i.i
  %168 = load i32, ptr %arrayidx.i437.i, align 4
  %or.i438.i = or i32 %168, %any.06.i.i
  %inc.i439.i = add nuw nsw i64 %lane.07.i.i, 1
  %exitcond.not.i440.i = icmp eq i64 %inc.i439.i, 16
  br i1 %exitcond.not.i440.i, label %any_f.exit.i, label %for.body.i436.i, !llvm.loop !11

any_f.exit.i:                                     ; preds = %for.body.i436.i
  %cmp1.i442.not.i = icmp eq i32 %or.i438.i, 0
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i) #5
  br i1 %cmp1.i442.not.i, label %if.end37.i, label %if.then34.i

if.then34.i:                                      ; preds = %any_f.exit.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i.i) #5
  call fastcc void @eliminate_f(ptr noundef %11, i64 noundef %4, ptr noundef %11, i64 noundef 0, ptr noundef nonnull %odd.i.i)
  %169 = load <16 x float>, ptr %11, align 4
  %fneg.i443.i = fneg <16 x float> %169
  %170 = bitcast <16 x float> %fneg.i443.i to <16 x i32>
  %171 = load <16 x i32>, ptr %odd.i.i, align 4
  %and.i.i = and <16 x i32> %171, %170
  %172 = bitcast <16 x float> %169 to <16 x i32>
  %not.i444.i = xor <16 x i32> %171, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and2.i.i = and <16 x i32> %172, %not.i444.i
  %or.i445.i = or <16 x i32> %and.i.i, %and2.i.i
  %173 = bitcast <16 x i32> %or.i445.i to <16 x float>
  br i1 %cmp69847.i, label %for.body.i448.i, label %determine_f.exit.i

for.body.i448.i:                                  ; preds = %if.then34.i, %for.body.i448.i
  %k.016.i.i = phi i64 [ %inc.i451.i, %for.body.i448.i ], [ 1, %if.then34.i ]
  %product.015.i.i = phi <16 x float> [ %mul4.i.i, %for.body.i448.i ], [ %173, %if.then34.i ]
  %mul.i449.i = mul nuw nsw i64 %k.016.i.i, %add.i
  %arrayidx3.i450.i = getelementptr inbounds <16 x float>, ptr %11, i64 %mul.i449.i
  %174 = load <16 x float>, ptr %arrayidx3.i450.i, align 4
  %mul4.i.i = fmul <16 x float> %product.015.i.i, %174
  %inc.i451.i = add nuw nsw i64 %k.016.i.i, 1
  %exitcond.not.i452.i = icmp eq i64 %inc.i451.i, %4
  br i1 %exitcond.not.i452.i, label %determine_f.exit.i, label %for.body.i448.i, !llvm.loop !18

determine_f.exit.i:                               ; preds = %for.body.i448.i, %if.then34.i
  %product.0.lcssa.i.i = phi <16 x float> [ %173, %if.then34.i ], [ %mul4.i.i, %for.body.i448.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i.i) #5
  %175 = trunc nsw <16 x i32> %bad.0.i to <16 x i1>
  %or36.v.i = select <16 x i1> %175, <16 x float> %product.0.lcssa.i.i, <16 x float> %found.0..i
  store <16 x float> %or36.v.i, ptr %found.i, align 4
  br label %if.end37.i

if.end37.i:                                       ; preds = %determine_f.exit.i, %any_f.exit.i
  %found.0.869.i = phi <16 x float> [ %found.0..i, %any_f.exit.i ], [ %or36.v.i, %determine_f.exit.i ]
  br i1 %cmp.i375.i, label %if.then.i526.i, label %for.cond18.preheader.i462.preheader.i

for.cond18.preheader.i462.preheader.i:            ; preds = %if.end37.i
  %176 = shl i64 %first.2.i, 2
  %177 = shl nuw nsw i64 %97, 2
  %178 = add nuw nsw i64 %177, 4
  %scevgep.i = getelementptr i8, ptr %9, i64 %176
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %scevgep.i, ptr noundef nonnull align 4 dereferenceable(1) %found.i, i64 %178, i1 false)
  br label %store_f.exit527.i

if.then.i526.i:                                   ; preds = %if.end37.i
  %add.ptr38.i = getelementptr inbounds float, ptr %9, i64 %first.2.i
  store <16 x float> %found.0.869.i, ptr %add.ptr38.i, align 4
  br label %store_f.exit527.i

store_f.exit527.i:                                ; preds = %if.then.i526.i, %for.cond18.preheader.i462.preheader.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %found.i)
  br label %for.inc90.i

if.end39.i:                                       ; preds = %if.end25.i
  br i1 %cmp40.i, label %if.then41.i, label %if.end46.i

if.then41.i:                                      ; preds = %if.end39.i
  %mul43.i = mul nsw i64 %mul14.i, %7
  %add.ptr44.i = getelementptr inbounds float, ptr %6, i64 %mul43.i
  %or.cond.i530.i = and i1 %cmp1.i529.i, %cmp.i375.i
  br i1 %or.cond.i530.i, label %if.then.i613.i, label %for.cond.preheader.i531.i

for.cond.preheader.i531.i:                        ; preds = %if.then41.i
  %179 = and i1 %cmp362.i532.i, %cmp.i375.i
  br i1 %179, label %for.body.i552.i, label %for.cond14.preheader.i533.i

if.then.i613.i:                                   ; preds = %if.then41.i
  %180 = load <16 x float>, ptr %add.ptr44.i, align 4
  store <16 x float> %180, ptr %add.ptr.i, align 4
  br label %if.end46.i

for.cond14.preheader.i533.i:                      ; preds = %for.body.i552.i, %for.cond.preheader.i531.i
  %k.0.lcssa.i534.i = phi i64 [ 0, %for.cond.preheader.i531.i ], [ %add64.i553.i, %for.body.i552.i ]
  %cmp1566.i535.i = icmp slt i64 %k.0.lcssa.i534.i, %mul45.i
  br i1 %cmp1566.i535.i, label %for.cond18.preheader.i537.i, label %if.end46.i

for.body.i552.i:                                  ; preds = %for.cond.preheader.i531.i, %for.body.i552.i
  %add64.i553.i = phi i64 [ %add.i611.i, %for.body.i552.i ], [ 4, %for.cond.preheader.i531.i ]
  %k.063.i554.i = phi i64 [ %add64.i553.i, %for.body.i552.i ], [ 0, %for.cond.preheader.i531.i ]
  %add.ptr.i555.i = getelementptr inbounds float, ptr %add.ptr44.i, i64 %k.063.i554.i
  %181 = load <4 x float>, ptr %add.ptr.i555.i, align 4
  %add.ptr8.i557.i = getelementptr inbounds float, ptr %add.ptr.i555.i, i64 %mul45.i
  %182 = load <4 x float>, ptr %add.ptr8.i557.i, align 4
  %add.ptr8.1.i559.i = getelementptr inbounds float, ptr %add.ptr8.i557.i, i64 %mul45.i
  %183 = load <4 x float>, ptr %add.ptr8.1.i559.i, align 4
  %add.ptr8.2.i561.i = getelementptr inbounds float, ptr %add.ptr8.1.i559.i, i64 %mul45.i
  %184 = load <4 x float>, ptr %add.ptr8.2.i561.i, align 4
  %add.ptr8.3.i563.i = getelementptr inbounds float, ptr %add.ptr8.2.i561.i, i64 %mul45.i
  %185 = load <4 x float>, ptr %add.ptr8.3.i563.i, align 4
  %rows.sroa.0.16.vecblend.i565.i = shufflevector <4 x float> %181, <4 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.4.i566.i = getelementptr inbounds float, ptr %add.ptr8.3.i563.i, i64 %mul45.i
  %186 = load <4 x float>, ptr %add.ptr8.4.i566.i, align 4
  %rows.sroa.7.80.vecblend.i568.i = shufflevector <4 x float> %182, <4 x float> %186, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.5.i569.i = getelementptr inbounds float, ptr %add.ptr8.4.i566.i, i64 %mul45.i
  %187 = load <4 x float>, ptr %add.ptr8.5.i569.i, align 4
  %rows.sroa.12.144.vecblend.i571.i = shufflevector <4 x float> %183, <4 x float> %187, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.6.i572.i = getelementptr inbounds float, ptr %add.ptr8.5.i569.i, i64 %mul45.i
  %188 = load <4 x float>, ptr %add.ptr8.6.i572.i, align 4
  %rows.sroa.17.208.vecblend.i574.i = shufflevector <4 x float> %184, <4 x float> %188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.7.i575.i = getelementptr inbounds float, ptr %add.ptr8.6.i572.i, i64 %mul45.i
  %189 = load <4 x float>, ptr %add.ptr8.7.i575.i, align 4
  %rows.sroa.0.32.vec.expand.i576.i = shufflevector <4 x float> %189, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.0.32.vecblend.i577.i = shufflevector <16 x float> %rows.sroa.0.16.vecblend.i565.i, <16 x float> %rows.sroa.0.32.vec.expand.i576.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.8.i578.i = getelementptr inbounds float, ptr %add.ptr8.7.i575.i, i64 %mul45.i
  %190 = load <4 x float>, ptr %add.ptr8.8.i578.i, align 4
  %rows.sroa.7.96.vec.expand.i579.i = shufflevector <4 x float> %190, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.7.96.vecblend.i580.i = shufflevector <16 x float> %rows.sroa.7.80.vecblend.i568.i, <16 x float> %rows.sroa.7.96.vec.expand.i579.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.9.i581.i = getelementptr inbounds float, ptr %add.ptr8.8.i578.i, i64 %mul45.i
  %191 = load <4 x float>, ptr %add.ptr8.9.i581.i, align 4
  %rows.sroa.12.160.vec.expand.i582.i = shufflevector <4 x float> %191, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.12.160.vecblend.i583.i = shufflevector <16 x float> %rows.sroa.12.144.vecblend.i571.i, <16 x float> %rows.sroa.12.160.vec.expand.i582.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.10.i584.i = getelementptr inbounds float, ptr %add.ptr8.9.i581.i, i64 %mul45.i
  %192 = load <4 x float>, ptr %add.ptr8.10.i584.i, align 4
  %rows.sroa.17.224.vec.expand.i585.i = shufflevector <4 x float> %192, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.17.224.vecblend.i586.i = shufflevector <16 x float> %rows.sroa.17.208.vecblend.i574.i, <16 x float> %rows.sroa.17.224.vec.expand.i585.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.11.i587.i = getelementptr inbounds float, ptr %add.ptr8.10.i584.i, i64 %mul45.i
  %193 = load <4 x float>, ptr %add.ptr8.11.i587.i, align 4
  %rows.sroa.0.48.vec.expand.i588.i = shufflevector <4 x float> %193, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.0.48.vecblend.i589.i = shufflevector <16 x float> %rows.sroa.0.32.vecblend.i577.i, <16 x float> %rows.sroa.0.48.vec.expand.i588.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.12.i590.i = getelementptr inbounds float, ptr %add.ptr8.11.i587.i, i64 %mul45.i
  %194 = load <4 x float>, ptr %add.ptr8.12.i590.i, align 4
  %rows.sroa.7.112.vec.expand.i591.i = shufflevector <4 x float> %194, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.7.112.vecblend.i592.i = shufflevector <16 x float> %rows.sroa.7.96.vecblend.i580.i, <16 x float> %rows.sroa.7.112.vec.expand.i591.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.13.i593.i = getelementptr inbounds float, ptr %add.ptr8.12.i590.i, i64 %mul45.i
  %195 = load <4 x float>, ptr %add.ptr8.13.i593.i, align 4
  %rows.sroa.12.176.vec.expand.i594.i = shufflevector <4 x float> %195, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.12.176.vecblend.i595.i = shufflevector <16 x float> %rows.sroa.12.160.vecblend.i583.i, <16 x float> %rows.sroa.12.176.vec.expand.i594.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.14.i596.i = getelementptr inbounds float, ptr %add.ptr8.13.i593.i, i64 %mul45.i
  %196 = load <4 x float>, ptr %add.ptr8.14.i596.i, align 4
  %rows.sroa.17.240.vec.expand.i597.i = shufflevector <4 x float> %196, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.17.240.vecblend.i598.i = shufflevector <16 x float> %rows.sroa.17.224.vecblend.i586.i, <16 x float> %rows.sroa.17.240.vec.expand.i597.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr10.i599.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.063.i554.i
  %shuffle.i.i600.i = shufflevector <16 x float> %rows.sroa.0.48.vecblend.i589.i, <16 x float> %rows.sroa.7.112.vecblend.i592.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle4.i.i601.i = shufflevector <16 x float> %rows.sroa.12.176.vecblend.i595.i, <16 x float> %rows.sroa.17.240.vecblend.i598.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i602.i = shufflevector <16 x float> %rows.sroa.0.48.vecblend.i589.i, <16 x float> %rows.sroa.7.112.vecblend.i592.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i603.i = shufflevector <16 x float> %rows.sroa.12.176.vecblend.i595.i, <16 x float> %rows.sroa.17.240.vecblend.i598.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i604.i = shufflevector <16 x float> %shuffle.i.i600.i, <16 x float> %shuffle4.i.i601.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %shuffle11.i.i604.i, ptr %add.ptr10.i599.i, align 4
  %shuffle13.i.i605.i = shufflevector <16 x float> %shuffle.i.i600.i, <16 x float> %shuffle4.i.i601.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %arrayidx14.i.i606.i = getelementptr inbounds i8, ptr %add.ptr10.i599.i, i64 64
  store <16 x float> %shuffle13.i.i605.i, ptr %arrayidx14.i.i606.i, align 4
  %shuffle15.i.i607.i = shufflevector <16 x float> %shuffle7.i.i602.i, <16 x float> %shuffle10.i.i603.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %arrayidx16.i.i608.i = getelementptr inbounds i8, ptr %add.ptr10.i599.i, i64 128
  store <16 x float> %shuffle15.i.i607.i, ptr %arrayidx16.i.i608.i, align 4
  %shuffle17.i.i609.i = shufflevector <16 x float> %shuffle7.i.i602.i, <16 x float> %shuffle10.i.i603.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %arrayidx18.i.i610.i = getelementptr inbounds i8, ptr %add.ptr10.i599.i, i64 192
  store <16 x float> %shuffle17.i.i609.i, ptr %arrayidx18.i.i610.i, align 4
  %add.i611.i = add nuw nsw i64 %add64.i553.i, 4
  %cmp3.not.i612.i = icmp sgt i64 %add.i611.i, %mul45.i
  br i1 %cmp3.not.i612.i, label %for.cond14.preheader.i533.i, label %for.body.i552.i, !llvm.loop !7

for.cond18.preheader.i537.i:                      ; preds = %for.cond14.preheader.i533.i, %for.cond.cleanup20.i549.i
  %k.167.i538.i = phi i64 [ %inc31.i550.i, %for.cond.cleanup20.i549.i ], [ %k.0.lcssa.i534.i, %for.cond14.preheader.i533.i ]
  %invariant.gep.i539.i = getelementptr float, ptr %add.ptr44.i, i64 %k.167.i538.i
  %add.ptr25.i540.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.167.i538.i
  br label %for.body21.i541.i

for.cond.cleanup20.i549.i:                        ; preds = %for.body21.i541.i
  %inc31.i550.i = add nuw nsw i64 %k.167.i538.i, 1
  %exitcond68.not.i551.i = icmp eq i64 %inc31.i550.i, %mul45.i
  br i1 %exitcond68.not.i551.i, label %if.end46.i, label %for.cond18.preheader.i537.i, !llvm.loop !8

for.body21.i541.i:                                ; preds = %for.body21.i541.i, %for.cond18.preheader.i537.i
  %lane17.065.i542.i = phi i64 [ 0, %for.cond18.preheader.i537.i ], [ %inc28.i547.i, %for.body21.i541.i ]
  %cond.i543.i = tail call i64 @llvm.smin.i64(i64 %lane17.065.i542.i, i64 %97)
  %mul.i544.i = mul nsw i64 %cond.i543.i, %mul45.i
  %gep.i545.i = getelementptr float, ptr %invariant.gep.i539.i, i64 %mul.i544.i
  %197 = load float, ptr %gep.i545.i, align 4
  %arrayidx26.i546.i = getelementptr inbounds float, ptr %add.ptr25.i540.i, i64 %lane17.065.i542.i
  store float %197, ptr %arrayidx26.i546.i, align 4
  %inc28.i547.i = add nuw nsw i64 %lane17.065.i542.i, 1
  %exitcond.not.i548.i = icmp eq i64 %inc28.i547.i, 16
  br i1 %exitcond.not.i548.i, label %for.cond.cleanup20.i549.i, label %for.body21.i541.i, !llvm.loop !9

if.end46.i:                                       ; preds = %for.cond.cleanup20.i549.i, %for.cond14.preheader.i533.i, %if.then.i613.i, %if.end39.i
  br i1 %or.cond192845.i, label %for.body52.i, label %for.cond.cleanup51.i

for.cond.cleanup51.i:                             ; preds = %for.body52.i, %if.end46.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i) #5
  call fastcc void @eliminate_f(ptr noundef %11, i64 noundef %4, ptr noundef %add.ptr.i, i64 noundef %7, ptr noundef nonnull %odd.i)
  br i1 %cmp57.i, label %if.then59.i, label %if.end82.i

for.body52.i:                                     ; preds = %if.end46.i, %for.body52.i
  %k.0846.i = phi i64 [ %inc.i, %for.body52.i ], [ 0, %if.end46.i ]
  %rem.i = srem i64 %k.0846.i, %add.i
  %cmp54.i = icmp eq i64 %rem.i, 0
  %conv55.i = uitofp i1 %cmp54.i to float
  %splat.splatinsert.i = insertelement <16 x float> poison, float %conv55.i, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %arrayidx.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.0846.i
  store <16 x float> %splat.splat.i, ptr %arrayidx.i, align 4
  %inc.i = add nuw nsw i64 %k.0846.i, 1
  %exitcond539.not = icmp eq i64 %inc.i, %umax538
  br i1 %exitcond539.not, label %for.cond.cleanup51.i, label %for.body52.i, !llvm.loop !19

if.then59.i:                                      ; preds = %for.cond.cleanup51.i
  %198 = load <16 x float>, ptr %11, align 4
  %fneg.i = fneg <16 x float> %198
  %199 = bitcast <16 x float> %fneg.i to <16 x i32>
  %200 = load <16 x i32>, ptr %odd.i, align 4
  %and61.i = and <16 x i32> %200, %199
  %201 = bitcast <16 x float> %198 to <16 x i32>
  %not63.i = xor <16 x i32> %200, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and64.i = and <16 x i32> %201, %not63.i
  %or65.i = or <16 x i32> %and61.i, %and64.i
  store <16 x i32> %or65.i, ptr %11, align 4
  br i1 %cmp69847.i, label %for.body72.i, label %for.cond.cleanup71.i

for.cond.cleanup71.i:                             ; preds = %for.body72.i, %if.then59.i
  %add.ptr81.i = getelementptr inbounds float, ptr %9, i64 %mul14.i
  %or.cond.i617.i = and i1 %cmp1.i616.i, %cmp.i375.i
  br i1 %or.cond.i617.i, label %if.then.i690.i, label %for.cond.preheader.i618.i

for.cond.preheader.i618.i:                        ; preds = %for.cond.cleanup71.i
  %202 = and i1 %cmp359.i619.i, %cmp.i375.i
  br i1 %202, label %for.body.i641.i, label %for.cond14.preheader.i620.i

if.then.i690.i:                                   ; preds = %for.cond.cleanup71.i
  store <16 x i32> %or65.i, ptr %add.ptr81.i, align 4
  br label %cleanup89.i

for.cond14.preheader.i620.i:                      ; preds = %for.body.i641.i, %for.cond.preheader.i618.i
  %k.0.lcssa.i621.i = phi i64 [ 0, %for.cond.preheader.i618.i ], [ %add61.i642.i, %for.body.i641.i ]
  %cmp1564.i622.i = icmp slt i64 %k.0.lcssa.i621.i, %4
  br i1 %cmp1564.i622.i, label %for.cond18.preheader.i626.i, label %cleanup89.i

for.body.i641.i:                                  ; preds = %for.cond.preheader.i618.i, %for.body.i641.i
  %add61.i642.i = phi i64 [ %add.i688.i, %for.body.i641.i ], [ 4, %for.cond.preheader.i618.i ]
  %k.060.i643.i = phi i64 [ %add61.i642.i, %for.body.i641.i ], [ 0, %for.cond.preheader.i618.i ]
  %add.ptr.i644.i = getelementptr inbounds float, ptr %add.ptr81.i, i64 %k.060.i643.i
  %add.ptr4.i645.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k.060.i643.i
  %203 = load <16 x float>, ptr %add.ptr4.i645.i, align 4
  %arrayidx1.i.i646.i = getelementptr inbounds i8, ptr %add.ptr4.i645.i, i64 64
  %204 = load <16 x float>, ptr %arrayidx1.i.i646.i, align 4
  %shuffle.i.i647.i = shufflevector <16 x float> %203, <16 x float> %204, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %arrayidx2.i.i648.i = getelementptr inbounds i8, ptr %add.ptr4.i645.i, i64 128
  %205 = load <16 x float>, ptr %arrayidx2.i.i648.i, align 4
  %arrayidx3.i.i649.i = getelementptr inbounds i8, ptr %add.ptr4.i645.i, i64 192
  %206 = load <16 x float>, ptr %arrayidx3.i.i649.i, align 4
  %shuffle4.i.i650.i = shufflevector <16 x float> %205, <16 x float> %206, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i651.i = shufflevector <16 x float> %203, <16 x float> %204, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i652.i = shufflevector <16 x float> %205, <16 x float> %206, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i653.i = shufflevector <16 x float> %shuffle.i.i647.i, <16 x float> %shuffle4.i.i650.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i654.i = shufflevector <16 x float> %shuffle.i.i647.i, <16 x float> %shuffle4.i.i650.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i655.i = shufflevector <16 x float> %shuffle7.i.i651.i, <16 x float> %shuffle10.i.i652.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i656.i = shufflevector <16 x float> %shuffle7.i.i651.i, <16 x float> %shuffle10.i.i652.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %rows.sroa.0.0.vec.extract.i657.i = shufflevector <16 x float> %shuffle11.i.i653.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.0.0.vec.extract.i657.i, ptr %add.ptr.i644.i, align 4
  %add.ptr10.i658.i = getelementptr inbounds float, ptr %add.ptr.i644.i, i64 %4
  %rows.sroa.7.64.vec.extract.i659.i = shufflevector <16 x float> %shuffle13.i.i654.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.7.64.vec.extract.i659.i, ptr %add.ptr10.i658.i, align 4
  %add.ptr10.1.i660.i = getelementptr inbounds float, ptr %add.ptr10.i658.i, i64 %4
  %rows.sroa.12.128.vec.extract.i661.i = shufflevector <16 x float> %shuffle15.i.i655.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.12.128.vec.extract.i661.i, ptr %add.ptr10.1.i660.i, align 4
  %add.ptr10.2.i662.i = getelementptr inbounds float, ptr %add.ptr10.1.i660.i, i64 %4
  %rows.sroa.17.192.vec.extract.i663.i = shufflevector <16 x float> %shuffle17.i.i656.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.17.192.vec.extract.i663.i, ptr %add.ptr10.2.i662.i, align 4
  %add.ptr10.3.i664.i = getelementptr inbounds float, ptr %add.ptr10.2.i662.i, i64 %4
  %rows.sroa.0.16.vec.extract.i665.i = shufflevector <16 x float> %shuffle11.i.i653.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.0.16.vec.extract.i665.i, ptr %add.ptr10.3.i664.i, align 4
  %add.ptr10.4.i666.i = getelementptr inbounds float, ptr %add.ptr10.3.i664.i, i64 %4
  %rows.sroa.7.80.vec.extract.i667.i = shufflevector <16 x float> %shuffle13.i.i654.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.7.80.vec.extract.i667.i, ptr %add.ptr10.4.i666.i, align 4
  %add.ptr10.5.i668.i = getelementptr inbounds float, ptr %add.ptr10.4.i666.i, i64 %4
  %rows.sroa.12.144.vec.extract.i669.i = shufflevector <16 x float> %shuffle15.i.i655.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.12.144.vec.extract.i669.i, ptr %add.ptr10.5.i668.i, align 4
  %add.ptr10.6.i670.i = getelementptr inbounds float, ptr %add.ptr10.5.i668.i, i64 %4
  %rows.sroa.17.208.vec.extract.i671.i = shufflevector <16 x float> %shuffle17.i.i656.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.17.208.vec.extract.i671.i, ptr %add.ptr10.6.i670.i, align 4
  %add.ptr10.7.i672.i = getelementptr inbounds float, ptr %add.ptr10.6.i670.i, i64 %4
  %rows.sroa.0.32.vec.extract.i673.i = shufflevector <16 x float> %shuffle11.i.i653.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.0.32.vec.extract.i673.i, ptr %add.ptr10.7.i672.i, align 4
  %add.ptr10.8.i674.i = getelementptr inbounds float, ptr %add.ptr10.7.i672.i, i64 %4
  %rows.sroa.7.96.vec.extract.i675.i = shufflevector <16 x float> %shuffle13.i.i654.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.7.96.vec.extract.i675.i, ptr %add.ptr10.8.i674.i, align 4
  %add.ptr10.9.i676.i = getelementptr inbounds float, ptr %add.ptr10.8.i674.i, i64 %4
  %rows.sroa.12.160.vec.extract.i677.i = shufflevector <16 x float> %shuffle15.i.i655.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.12.160.vec.extract.i677.i, ptr %add.ptr10.9.i676.i, align 4
  %add.ptr10.10.i678.i = getelementptr inbounds float, ptr %add.ptr10.9.i676.i, i64 %4
  %rows.sroa.17.224.vec.extract.i679.i = shufflevector <16 x float> %shuffle17.i.i656.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.17.224.vec.extract.i679.i, ptr %add.ptr10.10.i678.i, align 4
  %add.ptr10.11.i680.i = getelementptr inbounds float, ptr %add.ptr10.10.i678.i, i64 %4
  %rows.sroa.0.48.vec.extract.i681.i = shufflevector <16 x float> %shuffle11.i.i653.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.0.48.vec.extract.i681.i, ptr %add.ptr10.11.i680.i, align 4
  %add.ptr10.12.i682.i = getelementptr inbounds float, ptr %add.ptr10.11.i680.i, i64 %4
  %rows.sroa.7.112.vec.extract.i683.i = shufflevector <16 x float> %shuffle13.i.i654.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.7.112.vec.extract.i683.i, ptr %add.ptr10.12.i682.i, align 4
  %add.ptr10.13.i684.i = getelementptr inbounds float, ptr %add.ptr10.12.i682.i, i64 %4
  %rows.sroa.12.176.vec.extract.i685.i = shufflevector <16 x float> %shuffle15.i.i655.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.12.176.vec.extract.i685.i, ptr %add.ptr10.13.i684.i, align 4
  %add.ptr10.14.i686.i = getelementptr inbounds float, ptr %add.ptr10.13.i684.i, i64 %4
  %rows.sroa.17.240.vec.extract.i687.i = shufflevector <16 x float> %shuffle17.i.i656.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.17.240.vec.extract.i687.i, ptr %add.ptr10.14.i686.i, align 4
  %add.i688.i = add nuw nsw i64 %add61.i642.i, 4
  %cmp3.not.i689.i = icmp sgt i64 %add.i688.i, %4
  br i1 %cmp3.not.i689.i, label %for.cond14.preheader.i620.i, label %for.body.i641.i, !llvm.loop !15

for.cond18.preheader.i626.i:                      ; preds = %for.cond14.preheader.i620.i, %for.cond.cleanup20.i638.i
  %k.165.i627.i = phi i64 [ %inc30.i639.i, %for.cond.cleanup20.i638.i ], [ %k.0.lcssa.i621.i, %for.cond14.preheader.i620.i ]
  %invariant.gep.i628.i = getelementptr float, ptr %add.ptr81.i, i64 %k.165.i627.i
  %add.ptr22.i630.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k.165.i627.i
  br label %for.body21.i631.i

for.cond.cleanup20.i638.i:                        ; preds = %for.body21.i631.i
  %inc30.i639.i = add nuw nsw i64 %k.165.i627.i, 1
  %exitcond66.not.i640.i = icmp eq i64 %inc30.i639.i, %4
  br i1 %exitcond66.not.i640.i, label %cleanup89.i, label %for.cond18.preheader.i626.i, !llvm.loop !16

for.body21.i631.i:                                ; preds = %for.body21.i631.i, %for.cond18.preheader.i626.i
  %lane17.063.i632.i = phi i64 [ 0, %for.cond18.preheader.i626.i ], [ %inc27.i636.i, %for.body21.i631.i ]
  %arrayidx23.i633.i = getelementptr inbounds float, ptr %add.ptr22.i630.i, i64 %lane17.063.i632.i
  %207 = load float, ptr %arrayidx23.i633.i, align 4
  %mul.i634.i = mul nsw i64 %lane17.063.i632.i, %4
  %gep.i635.i = getelementptr float, ptr %invariant.gep.i628.i, i64 %mul.i634.i
  store float %207, ptr %gep.i635.i, align 4
  %inc27.i636.i = add nuw nsw i64 %lane17.063.i632.i, 1
  %exitcond.not.i637.i = icmp eq i64 %lane17.063.i632.i, %97
  br i1 %exitcond.not.i637.i, label %for.cond.cleanup20.i638.i, label %for.body21.i631.i, !llvm.loop !17

for.body72.i:                                     ; preds = %if.then59.i, %for.body72.i
  %k67.0848.i = phi i64 [ %inc78.i, %for.body72.i ], [ 1, %if.then59.i ]
  %mul74.i = mul nuw nsw i64 %k67.0848.i, %add.i
  %arrayidx75.i = getelementptr inbounds <16 x float>, ptr %11, i64 %mul74.i
  %208 = load <16 x float>, ptr %arrayidx75.i, align 4
  %arrayidx76.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k67.0848.i
  store <16 x float> %208, ptr %arrayidx76.i, align 4
  %inc78.i = add nuw nsw i64 %k67.0848.i, 1
  %exitcond.not.i = icmp eq i64 %inc78.i, %4
  br i1 %exitcond.not.i, label %for.cond.cleanup71.i, label %for.body72.i, !llvm.loop !20

if.end82.i:                                       ; preds = %for.cond.cleanup51.i
  br i1 %cmp66.i.i, label %for.body.i705.i, label %for.cond.cleanup.i693.i

for.cond.loopexit.i711.i:                         ; preds = %cond.end.i.i, %for.body.i705.i
  %cmp.i712.i = icmp sgt i64 %i.0.in68.i.i, 1
  br i1 %cmp.i712.i, label %for.body.i705.i, label %for.cond.cleanup.i693.i, !llvm.loop !21

for.cond.cleanup.i693.i:                          ; preds = %for.cond.loopexit.i711.i, %if.end82.i
  %wrong.0.lcssa.i694.i = phi <16 x i32> [ zeroinitializer, %if.end82.i ], [ %or.i710.i, %for.cond.loopexit.i711.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i692.i) #5
  store <16 x i32> %wrong.0.lcssa.i694.i, ptr %all.i.i692.i, align 16
  br label %for.body.i.i695.i

for.body.i.i695.i:                                ; preds = %for.body.i.i695.i, %for.cond.cleanup.i693.i
  %lane.07.i.i696.i = phi i64 [ 0, %for.cond.cleanup.i693.i ], [ %inc.i.i700.i, %for.body.i.i695.i ]
  %any.06.i.i697.i = phi i32 [ 0, %for.cond.cleanup.i693.i ], [ %or.i.i699.i, %for.body.i.i695.i ]
  %arrayidx.i.i698.i = getelementptr inbounds [16 x i32], ptr %all.i.i692.i, i64 0, i64 %lane.07.i.i696.i
  %209 = load i32, ptr %arrayidx.i.i698.i, align 4
  %or.i.i699.i = or i32 %209, %any.06.i.i697.i
  %inc.i.i700.i = add nuw nsw i64 %lane.07.i.i696.i, 1
  %exitcond.not.i.i701.i = icmp eq i64 %inc.i.i700.i, 16
  br i1 %exitcond.not.i.i701.i, label %substitute_f.exit.i, label %for.body.i.i695.i, !llvm.loop !11

for.body.i705.i:                                  ; preds = %if.end82.i, %for.cond.loopexit.i711.i
  %i.0.in68.i.i = phi i64 [ %i.069.i.i, %for.cond.loopexit.i711.i ], [ %4, %if.end82.i ]
  %wrong.067.i.i = phi <16 x i32> [ %or.i710.i, %for.cond.loopexit.i711.i ], [ zeroinitializer, %if.end82.i ]
  %i.069.i.i = add nsw i64 %i.0.in68.i.i, -1
  %mul.i706.i = mul nsw i64 %i.069.i.i, %4
  %210 = getelementptr <16 x float>, ptr %11, i64 %mul.i706.i
  %arrayidx.i707.i = getelementptr <16 x float>, ptr %210, i64 %i.069.i.i
  %211 = load <16 x float>, ptr %arrayidx.i707.i, align 4
  %div.i708.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %211
  %elt.abs.i.i.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %div.i708.i)
  %cmp.i.i.i = fcmp une <16 x float> %211, zeroinitializer
  %212 = fcmp ult <16 x float> %elt.abs.i.i.i, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %213 = fcmp ugt <16 x float> %elt.abs.i.i.i, <float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000>
  %214 = or <16 x i1> %212, %213
  %and510.i.i.i = and <16 x i1> %214, %cmp.i.i.i
  %215 = bitcast <16 x i1> %and510.i.i.i to i16
  %.not.i.i = icmp eq i16 %215, 0
  %cmp1.i709.i = fcmp oeq <16 x float> %211, zeroinitializer
  %or.i710.i = select <16 x i1> %cmp1.i709.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.067.i.i
  br i1 %cmp363.i.i, label %for.body5.lr.ph.i.i, label %for.cond.loopexit.i711.i

for.body5.lr.ph.i.i:                              ; preds = %for.body.i705.i
  %mul6.i.i = mul nsw i64 %i.069.i.i, %7
  %216 = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul6.i.i
  %cmp1160.i.i = icmp slt i64 %i.0.in68.i.i, %4
  br label %for.body5.i.i

for.body5.i.i:                                    ; preds = %cond.end.i.i, %for.body5.lr.ph.i.i
  %j.064.i.i = phi i64 [ 0, %for.body5.lr.ph.i.i ], [ %inc27.i716.i, %cond.end.i.i ]
  %arrayidx8.i.i = getelementptr <16 x float>, ptr %216, i64 %j.064.i.i
  %217 = load <16 x float>, ptr %arrayidx8.i.i, align 4
  %invariant.gep.i713.i = getelementptr <16 x float>, ptr %add.ptr.i, i64 %j.064.i.i
  br i1 %cmp1160.i.i, label %for.body13.i.i, label %for.cond.cleanup12.i.i

for.cond.cleanup12.i.i:                           ; preds = %for.body13.i.i, %for.body5.i.i
  %one.0.lcssa.i714.i = phi <16 x float> [ %217, %for.body5.i.i ], [ %220, %for.body13.i.i ]
  br i1 %.not.i.i, label %cond.false.i.i, label %cond.true.i.i

for.body13.i.i:                                   ; preds = %for.body5.i.i, %for.body13.i.i
  %k.062.i.i = phi i64 [ %inc.i720.i, %for.body13.i.i ], [ %i.0.in68.i.i, %for.body5.i.i ]
  %one.061.i.i = phi <16 x float> [ %220, %for.body13.i.i ], [ %217, %for.body5.i.i ]
  %arrayidx16.i717.i = getelementptr <16 x float>, ptr %210, i64 %k.062.i.i
  %218 = load <16 x float>, ptr %arrayidx16.i717.i, align 4
  %mul17.i.i = mul nsw i64 %k.062.i.i, %7
  %gep.i718.i = getelementptr <16 x float>, ptr %invariant.gep.i713.i, i64 %mul17.i.i
  %219 = load <16 x float>, ptr %gep.i718.i, align 4
  %neg.i719.i = fneg <16 x float> %218
  %220 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i719.i, <16 x float> %219, <16 x float> %one.061.i.i)
  %inc.i720.i = add nuw nsw i64 %k.062.i.i, 1
  %exitcond.not.i721.i = icmp eq i64 %inc.i720.i, %4
  br i1 %exitcond.not.i721.i, label %for.cond.cleanup12.i.i, label %for.body13.i.i, !llvm.loop !22

cond.true.i.i:                                    ; preds = %for.cond.cleanup12.i.i
  %div21.i.i = fdiv <16 x float> %one.0.lcssa.i714.i, %211
  br label %cond.end.i.i

cond.false.i.i:                                   ; preds = %for.cond.cleanup12.i.i
  %mul22.i.i = fmul <16 x float> %div.i708.i, %one.0.lcssa.i714.i
  br label %cond.end.i.i

cond.end.i.i:                                     ; preds = %cond.false.i.i, %cond.true.i.i
  %cond.i715.i = phi <16 x float> [ %div21.i.i, %cond.true.i.i ], [ %mul22.i.i, %cond.false.i.i ]
  store <16 x float> %cond.i715.i, ptr %arrayidx8.i.i, align 4
  %inc27.i716.i = add nuw nsw i64 %j.064.i.i, 1
  %exitcond71.not.i.i = icmp eq i64 %inc27.i716.i, %7
  br i1 %exitcond71.not.i.i, label %for.cond.loopexit.i711.i, label %for.body5.i.i, !llvm.loop !23

substitute_f.exit.i:                              ; preds = %for.body.i.i695.i
  %cmp1.i.i702.i = icmp ne i32 %or.i.i699.i, 0
  %conv2.i.i703.i = zext i1 %cmp1.i.i702.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i692.i) #5
  %or84.i = or i64 %wrong.0854.i, %conv2.i.i703.i
  %mul87.i = mul nsw i64 %mul14.i, %7
  %add.ptr88.i = getelementptr inbounds float, ptr %9, i64 %mul87.i
  %or.cond.i724.i = and i1 %cmp1.i529.i, %cmp.i375.i
  br i1 %or.cond.i724.i, label %if.then.i797.i, label %for.cond.preheader.i725.i

for.cond.preheader.i725.i:                        ; preds = %substitute_f.exit.i
  %221 = and i1 %cmp362.i532.i, %cmp.i375.i
  br i1 %221, label %for.body.i748.i, label %for.cond14.preheader.i727.i

if.then.i797.i:                                   ; preds = %substitute_f.exit.i
  %222 = load <16 x float>, ptr %add.ptr.i, align 4
  store <16 x float> %222, ptr %add.ptr88.i, align 4
  br label %cleanup89.i

for.cond14.preheader.i727.i:                      ; preds = %for.body.i748.i, %for.cond.preheader.i725.i
  %k.0.lcssa.i728.i = phi i64 [ 0, %for.cond.preheader.i725.i ], [ %add61.i749.i, %for.body.i748.i ]
  %cmp1564.i729.i = icmp slt i64 %k.0.lcssa.i728.i, %mul45.i
  br i1 %cmp1564.i729.i, label %for.cond18.preheader.i733.i, label %cleanup89.i

for.body.i748.i:                                  ; preds = %for.cond.preheader.i725.i, %for.body.i748.i
  %add61.i749.i = phi i64 [ %add.i795.i, %for.body.i748.i ], [ 4, %for.cond.preheader.i725.i ]
  %k.060.i750.i = phi i64 [ %add61.i749.i, %for.body.i748.i ], [ 0, %for.cond.preheader.i725.i ]
  %add.ptr.i751.i = getelementptr inbounds float, ptr %add.ptr88.i, i64 %k.060.i750.i
  %add.ptr4.i752.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.060.i750.i
  %223 = load <16 x float>, ptr %add.ptr4.i752.i, align 4
  %arrayidx1.i.i753.i = getelementptr inbounds i8, ptr %add.ptr4.i752.i, i64 64
  %224 = load <16 x float>, ptr %arrayidx1.i.i753.i, align 4
  %shuffle.i.i754.i = shufflevector <16 x float> %223, <16 x float> %224, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %arrayidx2.i.i755.i = getelementptr inbounds i8, ptr %add.ptr4.i752.i, i64 128
  %225 = load <16 x float>, ptr %arrayidx2.i.i755.i, align 4
  %arrayidx3.i.i756.i = getelementptr inbounds i8, ptr %add.ptr4.i752.i, i64 192
  %226 = load <16 x float>, ptr %arrayidx3.i.i756.i, align 4
  %shuffle4.i.i757.i = shufflevector <16 x float> %225, <16 x float> %226, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i758.i = shufflevector <16 x float> %223, <16 x float> %224, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i759.i = shufflevector <16 x float> %225, <16 x float> %226, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i760.i = shufflevector <16 x float> %shuffle.i.i754.i, <16 x float> %shuffle4.i.i757.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i761.i = shufflevector <16 x float> %shuffle.i.i754.i, <16 x float> %shuffle4.i.i757.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i762.i = shufflevector <16 x float> %shuffle7.i.i758.i, <16 x float> %shuffle10.i.i759.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i763.i = shufflevector <16 x float> %shuffle7.i.i758.i, <16 x float> %shuffle10.i.i759.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %rows.sroa.0.0.vec.extract.i764.i = shufflevector <16 x float> %shuffle11.i.i760.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.0.0.vec.extract.i764.i, ptr %add.ptr.i751.i, align 4
  %add.ptr10.i765.i = getelementptr inbounds float, ptr %add.ptr.i751.i, i64 %mul45.i
  %rows.sroa.7.64.vec.extract.i766.i = shufflevector <16 x float> %shuffle13.i.i761.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.7.64.vec.extract.i766.i, ptr %add.ptr10.i765.i, align 4
  %add.ptr10.1.i767.i = getelementptr inbounds float, ptr %add.ptr10.i765.i, i64 %mul45.i
  %rows.sroa.12.128.vec.extract.i768.i = shufflevector <16 x float> %shuffle15.i.i762.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.12.128.vec.extract.i768.i, ptr %add.ptr10.1.i767.i, align 4
  %add.ptr10.2.i769.i = getelementptr inbounds float, ptr %add.ptr10.1.i767.i, i64 %mul45.i
  %rows.sroa.17.192.vec.extract.i770.i = shufflevector <16 x float> %shuffle17.i.i763.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.17.192.vec.extract.i770.i, ptr %add.ptr10.2.i769.i, align 4
  %add.ptr10.3.i771.i = getelementptr inbounds float, ptr %add.ptr10.2.i769.i, i64 %mul45.i
  %rows.sroa.0.16.vec.extract.i772.i = shufflevector <16 x float> %shuffle11.i.i760.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.0.16.vec.extract.i772.i, ptr %add.ptr10.3.i771.i, align 4
  %add.ptr10.4.i773.i = getelementptr inbounds float, ptr %add.ptr10.3.i771.i, i64 %mul45.i
  %rows.sroa.7.80.vec.extract.i774.i = shufflevector <16 x float> %shuffle13.i.i761.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.7.80.vec.extract.i774.i, ptr %add.ptr10.4.i773.i, align 4
  %add.ptr10.5.i775.i = getelementptr inbounds float, ptr %add.ptr10.4.i773.i, i64 %mul45.i
  %rows.sroa.12.144.vec.extract.i776.i = shufflevector <16 x float> %shuffle15.i.i762.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.12.144.vec.extract.i776.i, ptr %add.ptr10.5.i775.i, align 4
  %add.ptr10.6.i777.i = getelementptr inbounds float, ptr %add.ptr10.5.i775.i, i64 %mul45.i
  %rows.sroa.17.208.vec.extract.i778.i = shufflevector <16 x float> %shuffle17.i.i763.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.17.208.vec.extract.i778.i, ptr %add.ptr10.6.i777.i, align 4
  %add.ptr10.7.i779.i = getelementptr inbounds float, ptr %add.ptr10.6.i777.i, i64 %mul45.i
  %rows.sroa.0.32.vec.extract.i780.i = shufflevector <16 x float> %shuffle11.i.i760.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.0.32.vec.extract.i780.i, ptr %add.ptr10.7.i779.i, align 4
  %add.ptr10.8.i781.i = getelementptr inbounds float, ptr %add.ptr10.7.i779.i, i64 %mul45.i
  %rows.sroa.7.96.vec.extract.i782.i = shufflevector <16 x float> %shuffle13.i.i761.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.7.96.vec.extract.i782.i, ptr %add.ptr10.8.i781.i, align 4
  %add.ptr10.9.i783.i = getelementptr inbounds float, ptr %add.ptr10.8.i781.i, i64 %mul45.i
  %rows.sroa.12.160.vec.extract.i784.i = shufflevector <16 x float> %shuffle15.i.i762.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.12.160.vec.extract.i784.i, ptr %add.ptr10.9.i783.i, align 4
  %add.ptr10.10.i785.i = getelementptr inbounds float, ptr %add.ptr10.9.i783.i, i64 %mul45.i
  %rows.sroa.17.224.vec.extract.i786.i = shufflevector <16 x float> %shuffle17.i.i763.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.17.224.vec.extract.i786.i, ptr %add.ptr10.10.i785.i, align 4
  %add.ptr10.11.i787.i = getelementptr inbounds float, ptr %add.ptr10.10.i785.i, i64 %mul45.i
  %rows.sroa.0.48.vec.extract.i788.i = shufflevector <16 x float> %shuffle11.i.i760.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.0.48.vec.extract.i788.i, ptr %add.ptr10.11.i787.i, align 4
  %add.ptr10.12.i789.i = getelementptr inbounds float, ptr %add.ptr10.11.i787.i, i64 %mul45.i
  %rows.sroa.7.112.vec.extract.i790.i = shufflevector <16 x float> %shuffle13.i.i761.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.7.112.vec.extract.i790.i, ptr %add.ptr10.12.i789.i, align 4
  %add.ptr10.13.i791.i = getelementptr inbounds float, ptr %add.ptr10.12.i789.i, i64 %mul45.i
  %rows.sroa.12.176.vec.extract.i792.i = shufflevector <16 x float> %shuffle15.i.i762.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.12.176.vec.extract.i792.i, ptr %add.ptr10.13.i791.i, align 4
  %add.ptr10.14.i793.i = getelementptr inbounds float, ptr %add.ptr10.13.i791.i, i64 %mul45.i
  %rows.sroa.17.240.vec.extract.i794.i = shufflevector <16 x float> %shuffle17.i.i763.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.17.240.vec.extract.i794.i, ptr %add.ptr10.14.i793.i, align 4
  %add.i795.i = add nuw nsw i64 %add61.i749.i, 4
  %cmp3.not.i796.i = icmp sgt i64 %add.i795.i, %mul45.i
  br i1 %cmp3.not.i796.i, label %for.cond14.preheader.i727.i, label %for.body.i748.i, !llvm.loop !15

for.cond18.preheader.i733.i:                      ; preds = %for.cond14.preheader.i727.i, %for.cond.cleanup20.i745.i
  %k.165.i734.i = phi i64 [ %inc30.i746.i, %for.cond.cleanup20.i745.i ], [ %k.0.lcssa.i728.i, %for.cond14.preheader.i727.i ]
  %invariant.gep.i735.i = getelementptr float, ptr %add.ptr88.i, i64 %k.165.i734.i
  %add.ptr22.i737.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.165.i734.i
  br label %for.body21.i738.i

for.cond.cleanup20.i745.i:                        ; preds = %for.body21.i738.i
  %inc30.i746.i = add nuw nsw i64 %k.165.i734.i, 1
  %exitcond66.not.i747.i = icmp eq i64 %inc30.i746.i, %mul45.i
  br i1 %exitcond66.not.i747.i, label %cleanup89.i, label %for.cond18.preheader.i733.i, !llvm.loop !16

for.body21.i738.i:                                ; preds = %for.body21.i738.i, %for.cond18.preheader.i733.i
  %lane17.063.i739.i = phi i64 [ 0, %for.cond18.preheader.i733.i ], [ %inc27.i743.i, %for.body21.i738.i ]
  %arrayidx23.i740.i = getelementptr inbounds float, ptr %add.ptr22.i737.i, i64 %lane17.063.i739.i
  %227 = load float, ptr %arrayidx23.i740.i, align 4
  %mul.i741.i = mul nsw i64 %lane17.063.i739.i, %mul45.i
  %gep.i742.i = getelementptr float, ptr %invariant.gep.i735.i, i64 %mul.i741.i
  store float %227, ptr %gep.i742.i, align 4
  %inc27.i743.i = add nuw nsw i64 %lane17.063.i739.i, 1
  %exitcond.not.i744.i = icmp eq i64 %lane17.063.i739.i, %97
  br i1 %exitcond.not.i744.i, label %for.cond.cleanup20.i745.i, label %for.body21.i738.i, !llvm.loop !17

cleanup89.i:                                      ; preds = %for.cond.cleanup20.i745.i, %for.cond.cleanup20.i638.i, %for.cond14.preheader.i727.i, %if.then.i797.i, %for.cond14.preheader.i620.i, %if.then.i690.i
  %wrong.1.i = phi i64 [ %wrong.0854.i, %if.then.i690.i ], [ %wrong.0854.i, %for.cond14.preheader.i620.i ], [ %or84.i, %if.then.i797.i ], [ %or84.i, %for.cond14.preheader.i727.i ], [ %wrong.0854.i, %for.cond.cleanup20.i638.i ], [ %or84.i, %for.cond.cleanup20.i745.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i) #5
  br label %for.inc90.i

for.inc90.i:                                      ; preds = %for.cond.cleanup20.i404.i, %cleanup89.i, %store_f.exit527.i, %for.cond14.preheader.i394.i, %if.then.i419.i
  %wrong.2816.i = phi i64 [ %wrong.1.i, %cleanup89.i ], [ %or.i, %for.cond14.preheader.i394.i ], [ %or.i, %if.then.i419.i ], [ %wrong.0854.i, %store_f.exit527.i ], [ %or.i, %for.cond.cleanup20.i404.i ]
  %add91.i = add nsw i64 %first.2.i, 16
  %cmp.i = icmp slt i64 %add91.i, %3
  br i1 %cmp.i, label %for.body.i, label %return, !llvm.loop !24

if.end:                                           ; preds = %entry
  %add.ptr.i40 = getelementptr inbounds <8 x double>, ptr %11, i64 %mul.i
  br i1 %cmp851.i, label %for.body.lr.ph.i42, label %return

for.body.lr.ph.i42:                               ; preds = %if.end
  %228 = load i64, ptr %a, align 8
  %cmp1.i43 = icmp eq i64 %228, 3
  %cmp2.i44 = icmp eq i64 %4, 2
  %or.cond.i45 = and i1 %cmp2.i44, %cmp1.i43
  %cmp5.i46 = icmp eq i64 %4, 3
  %or.cond97.i47 = and i1 %cmp5.i46, %cmp1.i43
  %cmp1.i376.i48 = icmp eq i64 %mul.i, 1
  %cmp362.i.i49 = icmp ugt i64 %mul.i, 3
  %cmp18.i50 = icmp eq i64 %228, 0
  %cmp40.i51 = icmp eq i64 %228, 1
  %mul45.i52 = mul nsw i64 %7, %4
  %cmp1.i513.i = icmp eq i64 %mul45.i52, 1
  %cmp362.i516.i = icmp sgt i64 %mul45.i52, 3
  %cmp48.i53 = icmp eq i64 %228, 2
  %cmp50772.i = icmp ne i64 %4, 0
  %or.cond192773.i = and i1 %cmp50772.i, %cmp48.i53
  %add.i54 = add nsw i64 %4, 1
  %cmp57.i55 = icmp eq i64 %228, 4
  %cmp66.i.i56 = icmp sgt i64 %4, 0
  %cmp363.i.i57 = icmp sgt i64 %7, 0
  %cmp69775.i = icmp sgt i64 %4, 1
  %cmp1.i576.i = icmp eq i64 %4, 1
  %cmp359.i579.i = icmp sgt i64 %4, 3
  %229 = and i64 %4, -2
  %or.cond98.i58 = icmp eq i64 %229, 2
  %add.ptr6.i243.i59 = getelementptr inbounds i8, ptr %11, i64 256
  %add.ptr7.i244.i60 = getelementptr inbounds i8, ptr %11, i64 320
  %add.ptr8.i245.i61 = getelementptr inbounds i8, ptr %11, i64 448
  %add.ptr9.i246.i62 = getelementptr inbounds i8, ptr %11, i64 512
  %add.ptr13.i248.i63 = getelementptr inbounds i8, ptr %11, i64 192
  %add.ptr15.i249.i64 = getelementptr inbounds i8, ptr %11, i64 384
  %arrayidx16.i250.i65 = getelementptr inbounds i8, ptr %11, i64 64
  %arrayidx22.i251.i66 = getelementptr inbounds i8, ptr %11, i64 128
  %cmp1.i259.1.i67 = icmp ugt i64 %mul.i, 1
  %cmp1.i259.2.i68 = icmp ugt i64 %mul.i, 2
  %cmp1.i259.4.i69 = icmp ugt i64 %mul.i, 4
  %cmp1.i259.5.i70 = icmp ugt i64 %mul.i, 5
  %cmp1.i259.6.i71 = icmp ugt i64 %mul.i, 6
  %cmp1.i259.7.i72 = icmp ugt i64 %mul.i, 7
  %cmp1.i259.8.i73 = icmp ugt i64 %mul.i, 8
  %umax = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  br label %for.body.i74

for.body.i74:                                     ; preds = %for.inc90.i101, %for.body.lr.ph.i42
  %wrong.0782.i = phi i64 [ 0, %for.body.lr.ph.i42 ], [ %wrong.2744.i, %for.inc90.i101 ]
  %first.0781.i = phi i64 [ 0, %for.body.lr.ph.i42 ], [ %add91.i102, %for.inc90.i101 ]
  %add.i199758.i = add nsw i64 %first.0781.i, 8
  %cmp.not.i200759.i = icmp sle i64 %add.i199758.i, %3
  %or.cond785.not.i = select i1 %or.cond.i45, i1 %cmp.not.i200759.i, i1 false
  br i1 %or.cond785.not.i, label %for.inc.i.8.i471, label %if.end.i75

for.inc.i.8.i471:                                 ; preds = %for.body.i74, %cleanup.i207.i508
  %add.i199761.i = phi i64 [ %add.i199.i510, %cleanup.i207.i508 ], [ %add.i199758.i, %for.body.i74 ]
  %first.addr.0.i198760.i = phi i64 [ %add.i199761.i, %cleanup.i207.i508 ], [ %first.0781.i, %for.body.i74 ]
  %add.ptr.i204.idx.i472 = shl nsw i64 %first.addr.0.i198760.i, 5
  %add.ptr.i204.i473 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.i204.idx.i472
  %230 = load <4 x double>, ptr %add.ptr.i204.i473, align 8
  %add.ptr.i273.1.i475 = getelementptr inbounds i8, ptr %add.ptr.i204.i473, i64 32
  %231 = load <4 x double>, ptr %add.ptr.i273.1.i475, align 8
  %add.ptr.i273.2.i476 = getelementptr inbounds i8, ptr %add.ptr.i204.i473, i64 64
  %232 = load <4 x double>, ptr %add.ptr.i273.2.i476, align 8
  %add.ptr.i273.3.i477 = getelementptr inbounds i8, ptr %add.ptr.i204.i473, i64 96
  %233 = load <4 x double>, ptr %add.ptr.i273.3.i477, align 8
  %add.ptr.i273.4.i478 = getelementptr inbounds i8, ptr %add.ptr.i204.i473, i64 128
  %234 = load <4 x double>, ptr %add.ptr.i273.4.i478, align 8
  %rows.i.sroa.0.32.vecblend.i480 = shufflevector <4 x double> %230, <4 x double> %234, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i273.5.i481 = getelementptr inbounds i8, ptr %add.ptr.i204.i473, i64 160
  %235 = load <4 x double>, ptr %add.ptr.i273.5.i481, align 8
  %rows.i.sroa.5.96.vecblend.i = shufflevector <4 x double> %231, <4 x double> %235, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i273.6.i482 = getelementptr inbounds i8, ptr %add.ptr.i204.i473, i64 192
  %236 = load <4 x double>, ptr %add.ptr.i273.6.i482, align 8
  %rows.i.sroa.8.160.vecblend.i = shufflevector <4 x double> %232, <4 x double> %236, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i273.7.i483 = getelementptr inbounds i8, ptr %add.ptr.i204.i473, i64 224
  %237 = load <4 x double>, ptr %add.ptr.i273.7.i483, align 8
  %rows.i.sroa.11.224.vecblend.i = shufflevector <4 x double> %233, <4 x double> %237, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %shuffle.i.i484 = shufflevector <8 x double> %rows.i.sroa.0.32.vecblend.i480, <8 x double> %rows.i.sroa.5.96.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i.i485 = shufflevector <8 x double> %rows.i.sroa.8.160.vecblend.i, <8 x double> %rows.i.sroa.11.224.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i486 = shufflevector <8 x double> %rows.i.sroa.0.32.vecblend.i480, <8 x double> %rows.i.sroa.5.96.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i487 = shufflevector <8 x double> %rows.i.sroa.8.160.vecblend.i, <8 x double> %rows.i.sroa.11.224.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i488 = shufflevector <8 x double> %shuffle.i.i484, <8 x double> %shuffle4.i.i485, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i489 = shufflevector <8 x double> %shuffle.i.i484, <8 x double> %shuffle4.i.i485, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i490 = shufflevector <8 x double> %shuffle7.i.i486, <8 x double> %shuffle10.i.i487, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i491 = shufflevector <8 x double> %shuffle7.i.i486, <8 x double> %shuffle10.i.i487, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %elt.abs.i.i492 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle11.i.i488)
  %elt.max.i.i493 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.abs.i.i492, <8 x double> zeroinitializer)
  %elt.abs.i.1.i494 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle13.i.i489)
  %elt.max.i.1.i495 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i.i493, <8 x double> %elt.abs.i.1.i494)
  %elt.abs.i.2.i496 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle15.i.i490)
  %elt.max.i.2.i497 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i.1.i495, <8 x double> %elt.abs.i.2.i496)
  %elt.abs.i.3.i498 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i.i491)
  %elt.max.i.3.i499 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i.2.i497, <8 x double> %elt.abs.i.3.i498)
  %mul.i319.i500 = fmul <8 x double> %shuffle13.i.i489, %shuffle15.i.i490
  %fneg.i.i501 = fneg <8 x double> %shuffle13.i.i489
  %238 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i.i501, <8 x double> %shuffle15.i.i490, <8 x double> %mul.i319.i500)
  %fneg1.i.i502 = fneg <8 x double> %mul.i319.i500
  %239 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle11.i.i488, <8 x double> %shuffle17.i.i491, <8 x double> %fneg1.i.i502)
  %add.i320.i503 = fadd <8 x double> %238, %239
  %elt.abs26.i.i504 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %add.i320.i503)
  %240 = fcmp ugt <8 x double> %elt.max.i.3.i499, <double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100>
  %241 = fcmp ult <8 x double> %elt.abs26.i.i504, <double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190>
  %242 = or <8 x i1> %240, %241
  %243 = bitcast <8 x i1> %242 to i8
  %.not.i505 = icmp eq i8 %243, 0
  br i1 %.not.i505, label %cleanup.i207.i508, label %cleanup.i207.thread.i506

cleanup.i207.thread.i506:                         ; preds = %for.inc.i.8.i471
  %.pre.i507 = add nsw i64 %first.addr.0.i198760.i, 8
  br label %if.end.i75

cleanup.i207.i508:                                ; preds = %for.inc.i.8.i471
  %add.ptr15.i211.i509 = getelementptr inbounds double, ptr %9, i64 %first.addr.0.i198760.i
  store <8 x double> %add.i320.i503, ptr %add.ptr15.i211.i509, align 8
  %add.i199.i510 = add nsw i64 %add.i199761.i, 8
  %cmp.not.i200.i511 = icmp sgt i64 %add.i199.i510, %3
  br i1 %cmp.not.i200.i511, label %if.end.i75, label %for.inc.i.8.i471, !llvm.loop !25

if.end.i75:                                       ; preds = %cleanup.i207.i508, %cleanup.i207.thread.i506, %for.body.i74
  %add.i767.pre-phi.i = phi i64 [ %.pre.i507, %cleanup.i207.thread.i506 ], [ %add.i199758.i, %for.body.i74 ], [ %add.i199.i510, %cleanup.i207.i508 ]
  %first.1.i76 = phi i64 [ %first.addr.0.i198760.i, %cleanup.i207.thread.i506 ], [ %first.0781.i, %for.body.i74 ], [ %add.i199761.i, %cleanup.i207.i508 ]
  %cmp.not.i768.i = icmp sle i64 %add.i767.pre-phi.i, %3
  %or.cond786.not.i = select i1 %or.cond97.i47, i1 %cmp.not.i768.i, i1 false
  br i1 %or.cond786.not.i, label %for.body.i.i381, label %if.end8.i77

for.body.i.i381:                                  ; preds = %if.end.i75, %cleanup.i.i467
  %add.i770.i = phi i64 [ %add.i.i469, %cleanup.i.i467 ], [ %add.i767.pre-phi.i, %if.end.i75 ]
  %first.addr.0.i769.i = phi i64 [ %add.i770.i, %cleanup.i.i467 ], [ %first.1.i76, %if.end.i75 ]
  %add.ptr.i.idx.i382 = mul i64 %first.addr.0.i769.i, 72
  %add.ptr.i.i383 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.i.idx.i382
  %244 = load <4 x double>, ptr %add.ptr.i.i383, align 8
  %add.ptr.i311.1.i385 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 72
  %245 = load <4 x double>, ptr %add.ptr.i311.1.i385, align 8
  %add.ptr.i311.2.i386 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 144
  %246 = load <4 x double>, ptr %add.ptr.i311.2.i386, align 8
  %add.ptr.i311.3.i387 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 216
  %247 = load <4 x double>, ptr %add.ptr.i311.3.i387, align 8
  %add.ptr.i311.4.i388 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 288
  %248 = load <4 x double>, ptr %add.ptr.i311.4.i388, align 8
  %rows.i304.sroa.0.32.vecblend.i390 = shufflevector <4 x double> %244, <4 x double> %248, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i311.5.i391 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 360
  %249 = load <4 x double>, ptr %add.ptr.i311.5.i391, align 8
  %rows.i304.sroa.5.96.vecblend.i = shufflevector <4 x double> %245, <4 x double> %249, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i311.6.i392 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 432
  %250 = load <4 x double>, ptr %add.ptr.i311.6.i392, align 8
  %rows.i304.sroa.8.160.vecblend.i = shufflevector <4 x double> %246, <4 x double> %250, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i311.7.i393 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 504
  %251 = load <4 x double>, ptr %add.ptr.i311.7.i393, align 8
  %rows.i304.sroa.11.224.vecblend.i = shufflevector <4 x double> %247, <4 x double> %251, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %shuffle.i322.i394 = shufflevector <8 x double> %rows.i304.sroa.0.32.vecblend.i390, <8 x double> %rows.i304.sroa.5.96.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i325.i395 = shufflevector <8 x double> %rows.i304.sroa.8.160.vecblend.i, <8 x double> %rows.i304.sroa.11.224.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i326.i396 = shufflevector <8 x double> %rows.i304.sroa.0.32.vecblend.i390, <8 x double> %rows.i304.sroa.5.96.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i327.i397 = shufflevector <8 x double> %rows.i304.sroa.8.160.vecblend.i, <8 x double> %rows.i304.sroa.11.224.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i328.i398 = shufflevector <8 x double> %shuffle.i322.i394, <8 x double> %shuffle4.i325.i395, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i329.i399 = shufflevector <8 x double> %shuffle.i322.i394, <8 x double> %shuffle4.i325.i395, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i331.i400 = shufflevector <8 x double> %shuffle7.i326.i396, <8 x double> %shuffle10.i327.i397, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i333.i401 = shufflevector <8 x double> %shuffle7.i326.i396, <8 x double> %shuffle10.i327.i397, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %add.ptr4.i.i402 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 32
  %252 = load <4 x double>, ptr %add.ptr4.i.i402, align 8
  %add.ptr.i297.1.i404 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 104
  %253 = load <4 x double>, ptr %add.ptr.i297.1.i404, align 8
  %add.ptr.i297.2.i405 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 176
  %254 = load <4 x double>, ptr %add.ptr.i297.2.i405, align 8
  %add.ptr.i297.3.i406 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 248
  %255 = load <4 x double>, ptr %add.ptr.i297.3.i406, align 8
  %add.ptr.i297.4.i407 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 320
  %256 = load <4 x double>, ptr %add.ptr.i297.4.i407, align 8
  %rows.i290.sroa.0.32.vecblend.i409 = shufflevector <4 x double> %252, <4 x double> %256, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i297.5.i410 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 392
  %257 = load <4 x double>, ptr %add.ptr.i297.5.i410, align 8
  %rows.i290.sroa.5.96.vecblend.i = shufflevector <4 x double> %253, <4 x double> %257, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i297.6.i411 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 464
  %258 = load <4 x double>, ptr %add.ptr.i297.6.i411, align 8
  %rows.i290.sroa.8.160.vecblend.i = shufflevector <4 x double> %254, <4 x double> %258, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i297.7.i412 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 536
  %259 = load <4 x double>, ptr %add.ptr.i297.7.i412, align 8
  %rows.i290.sroa.11.224.vecblend.i = shufflevector <4 x double> %255, <4 x double> %259, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %shuffle.i336.i413 = shufflevector <8 x double> %rows.i290.sroa.0.32.vecblend.i409, <8 x double> %rows.i290.sroa.5.96.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i339.i414 = shufflevector <8 x double> %rows.i290.sroa.8.160.vecblend.i, <8 x double> %rows.i290.sroa.11.224.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i340.i415 = shufflevector <8 x double> %rows.i290.sroa.0.32.vecblend.i409, <8 x double> %rows.i290.sroa.5.96.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i341.i416 = shufflevector <8 x double> %rows.i290.sroa.8.160.vecblend.i, <8 x double> %rows.i290.sroa.11.224.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i342.i417 = shufflevector <8 x double> %shuffle.i336.i413, <8 x double> %shuffle4.i339.i414, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i343.i418 = shufflevector <8 x double> %shuffle.i336.i413, <8 x double> %shuffle4.i339.i414, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i345.i419 = shufflevector <8 x double> %shuffle7.i340.i415, <8 x double> %shuffle10.i341.i416, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i347.i420 = shufflevector <8 x double> %shuffle7.i340.i415, <8 x double> %shuffle10.i341.i416, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %add.ptr8.i.i421 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 40
  %260 = load <4 x double>, ptr %add.ptr8.i.i421, align 8
  %add.ptr.i283.1.i423 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 112
  %261 = load <4 x double>, ptr %add.ptr.i283.1.i423, align 8
  %add.ptr.i283.2.i424 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 184
  %262 = load <4 x double>, ptr %add.ptr.i283.2.i424, align 8
  %add.ptr.i283.3.i425 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 256
  %263 = load <4 x double>, ptr %add.ptr.i283.3.i425, align 8
  %add.ptr.i283.4.i426 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 328
  %264 = load <4 x double>, ptr %add.ptr.i283.4.i426, align 8
  %rows.i276.sroa.0.32.vecblend.i428 = shufflevector <4 x double> %260, <4 x double> %264, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %add.ptr.i283.5.i429 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 400
  %265 = load <4 x double>, ptr %add.ptr.i283.5.i429, align 8
  %rows.i276.sroa.5.96.vecblend.i = shufflevector <4 x double> %261, <4 x double> %265, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %add.ptr.i283.6.i430 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 472
  %266 = load <4 x double>, ptr %add.ptr.i283.6.i430, align 8
  %rows.i276.sroa.8.160.vecblend.i = shufflevector <4 x double> %262, <4 x double> %266, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %add.ptr.i283.7.i431 = getelementptr inbounds i8, ptr %add.ptr.i.i383, i64 544
  %267 = load <4 x double>, ptr %add.ptr.i283.7.i431, align 8
  %rows.i276.sroa.11.224.vecblend.i = shufflevector <4 x double> %263, <4 x double> %267, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %shuffle7.i354.i432 = shufflevector <8 x double> %rows.i276.sroa.0.32.vecblend.i428, <8 x double> %rows.i276.sroa.5.96.vecblend.i, <8 x i32> <i32 poison, i32 poison, i32 3, i32 11, i32 poison, i32 poison, i32 7, i32 15>
  %shuffle10.i355.i433 = shufflevector <8 x double> %rows.i276.sroa.8.160.vecblend.i, <8 x double> %rows.i276.sroa.11.224.vecblend.i, <8 x i32> <i32 poison, i32 poison, i32 3, i32 11, i32 poison, i32 poison, i32 7, i32 15>
  %shuffle17.i361.i434 = shufflevector <8 x double> %shuffle7.i354.i432, <8 x double> %shuffle10.i355.i433, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %elt.abs.i235.i435 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle11.i328.i398)
  %elt.max.i236.i436 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.abs.i235.i435, <8 x double> zeroinitializer)
  %elt.abs.i235.1.i437 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle13.i329.i399)
  %elt.max.i236.1.i438 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.i436, <8 x double> %elt.abs.i235.1.i437)
  %elt.abs.i235.2.i439 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle15.i331.i400)
  %elt.max.i236.2.i440 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.1.i438, <8 x double> %elt.abs.i235.2.i439)
  %elt.abs.i235.3.i441 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i333.i401)
  %elt.max.i236.3.i442 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.2.i440, <8 x double> %elt.abs.i235.3.i441)
  %elt.abs.i235.4.i443 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle11.i342.i417)
  %elt.max.i236.4.i444 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.3.i442, <8 x double> %elt.abs.i235.4.i443)
  %elt.abs.i235.5.i445 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle13.i343.i418)
  %elt.max.i236.5.i446 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.4.i444, <8 x double> %elt.abs.i235.5.i445)
  %elt.abs.i235.6.i447 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle15.i345.i419)
  %elt.max.i236.6.i448 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.5.i446, <8 x double> %elt.abs.i235.6.i447)
  %elt.abs.i235.7.i449 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i347.i420)
  %elt.max.i236.7.i450 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.6.i448, <8 x double> %elt.abs.i235.7.i449)
  %elt.abs.i235.8.i451 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i361.i434)
  %elt.max.i236.8.i452 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.7.i450, <8 x double> %elt.abs.i235.8.i451)
  %mul.i363.i453 = fmul <8 x double> %shuffle13.i343.i418, %shuffle17.i347.i420
  %fneg.i364.i454 = fneg <8 x double> %shuffle13.i343.i418
  %268 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i364.i454, <8 x double> %shuffle17.i347.i420, <8 x double> %mul.i363.i453)
  %fneg1.i365.i455 = fneg <8 x double> %mul.i363.i453
  %269 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle11.i342.i417, <8 x double> %shuffle17.i361.i434, <8 x double> %fneg1.i365.i455)
  %add.i366.i456 = fadd <8 x double> %268, %269
  %mul11.i.i457 = fmul <8 x double> %shuffle11.i328.i398, %add.i366.i456
  %mul.i367.i458 = fmul <8 x double> %shuffle17.i333.i401, %shuffle17.i361.i434
  %fneg.i368.i459 = fneg <8 x double> %shuffle17.i333.i401
  %270 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i368.i459, <8 x double> %shuffle17.i361.i434, <8 x double> %mul.i367.i458)
  %fneg1.i369.i460 = fneg <8 x double> %mul.i367.i458
  %271 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle13.i343.i418, <8 x double> %shuffle15.i345.i419, <8 x double> %fneg1.i369.i460)
  %add.i370.i461 = fadd <8 x double> %270, %271
  %272 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle13.i329.i399, <8 x double> %add.i370.i461, <8 x double> %mul11.i.i457)
  %mul.i371.i462 = fmul <8 x double> %shuffle11.i342.i417, %shuffle15.i345.i419
  %fneg.i372.i463 = fneg <8 x double> %shuffle11.i342.i417
  %273 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i372.i463, <8 x double> %shuffle15.i345.i419, <8 x double> %mul.i371.i462)
  %fneg1.i373.i464 = fneg <8 x double> %mul.i371.i462
  %274 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle17.i333.i401, <8 x double> %shuffle17.i347.i420, <8 x double> %fneg1.i373.i464)
  %add.i374.i465 = fadd <8 x double> %273, %274
  %275 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle15.i331.i400, <8 x double> %add.i374.i465, <8 x double> %272)
  %elt.abs26.i226.i466 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %275)
  %276 = fcmp ugt <8 x double> %elt.max.i236.8.i452, <double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100>
  %277 = fcmp ult <8 x double> %elt.abs26.i226.i466, <double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190>
  %278 = or <8 x i1> %277, %276
  %279 = bitcast <8 x i1> %278 to i8
  %.not749.i = icmp eq i8 %279, 0
  br i1 %.not749.i, label %cleanup.i.i467, label %if.end8.i77

cleanup.i.i467:                                   ; preds = %for.body.i.i381
  %add.ptr15.i.i468 = getelementptr inbounds double, ptr %9, i64 %first.addr.0.i769.i
  store <8 x double> %275, ptr %add.ptr15.i.i468, align 8
  %add.i.i469 = add nsw i64 %add.i770.i, 8
  %cmp.not.i.i470 = icmp sgt i64 %add.i.i469, %3
  br i1 %cmp.not.i.i470, label %if.end8.i77, label %for.body.i.i381, !llvm.loop !25

if.end8.i77:                                      ; preds = %cleanup.i.i467, %for.body.i.i381, %if.end.i75
  %first.2.i78 = phi i64 [ %first.1.i76, %if.end.i75 ], [ %first.addr.0.i769.i, %for.body.i.i381 ], [ %add.i770.i, %cleanup.i.i467 ]
  %280 = xor i64 %first.2.i78, -1
  %sub9.i79 = add i64 %3, %280
  %cmp10.i80 = icmp slt i64 %sub9.i79, 0
  br i1 %cmp10.i80, label %return, label %if.end12.i81

if.end12.i81:                                     ; preds = %if.end8.i77
  %281 = tail call i64 @llvm.umin.i64(i64 %sub9.i79, i64 7)
  %mul14.i82 = mul nsw i64 %first.2.i78, %4
  %mul15.i83 = mul nsw i64 %mul14.i82, %4
  %add.ptr16.i84 = getelementptr inbounds double, ptr %2, i64 %mul15.i83
  %cmp.i375.i85 = icmp ugt i64 %sub9.i79, 6
  %or.cond.i.i86 = and i1 %cmp1.i376.i48, %cmp.i375.i85
  br i1 %or.cond.i.i86, label %if.then.i383.i380, label %for.cond.preheader.i.i87

for.cond.preheader.i.i87:                         ; preds = %if.end12.i81
  %282 = and i1 %cmp362.i.i49, %cmp.i375.i85
  br i1 %282, label %for.body.i379.i352, label %for.cond14.preheader.i.i88

if.then.i383.i380:                                ; preds = %if.end12.i81
  %283 = load <8 x double>, ptr %add.ptr16.i84, align 8
  store <8 x double> %283, ptr %11, align 8
  br label %load_d.exit.i

for.cond14.preheader.i.i88:                       ; preds = %for.body.i379.i352, %for.cond.preheader.i.i87
  %k.0.lcssa.i.i89 = phi i64 [ 0, %for.cond.preheader.i.i87 ], [ %add64.i.i353, %for.body.i379.i352 ]
  %cmp1566.i.i90 = icmp ult i64 %k.0.lcssa.i.i89, %mul.i
  br i1 %cmp1566.i.i90, label %for.cond18.preheader.i.i337, label %load_d.exit.i

for.body.i379.i352:                               ; preds = %for.cond.preheader.i.i87, %for.body.i379.i352
  %add64.i.i353 = phi i64 [ %add.i382.i378, %for.body.i379.i352 ], [ 4, %for.cond.preheader.i.i87 ]
  %k.063.i.i354 = phi i64 [ %add64.i.i353, %for.body.i379.i352 ], [ 0, %for.cond.preheader.i.i87 ]
  %add.ptr.i380.i355 = getelementptr inbounds double, ptr %add.ptr16.i84, i64 %k.063.i.i354
  %284 = load <4 x double>, ptr %add.ptr.i380.i355, align 8
  %add.ptr8.i381.i357 = getelementptr inbounds double, ptr %add.ptr.i380.i355, i64 %mul.i
  %285 = load <4 x double>, ptr %add.ptr8.i381.i357, align 8
  %add.ptr8.1.i.i358 = getelementptr inbounds double, ptr %add.ptr8.i381.i357, i64 %mul.i
  %286 = load <4 x double>, ptr %add.ptr8.1.i.i358, align 8
  %add.ptr8.2.i.i359 = getelementptr inbounds double, ptr %add.ptr8.1.i.i358, i64 %mul.i
  %287 = load <4 x double>, ptr %add.ptr8.2.i.i359, align 8
  %add.ptr8.3.i.i360 = getelementptr inbounds double, ptr %add.ptr8.2.i.i359, i64 %mul.i
  %288 = load <4 x double>, ptr %add.ptr8.3.i.i360, align 8
  %rows.sroa.0.32.vecblend.i.i362 = shufflevector <4 x double> %284, <4 x double> %288, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.4.i.i363 = getelementptr inbounds double, ptr %add.ptr8.3.i.i360, i64 %mul.i
  %289 = load <4 x double>, ptr %add.ptr8.4.i.i363, align 8
  %rows.sroa.5.96.vecblend.i.i = shufflevector <4 x double> %285, <4 x double> %289, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.5.i.i364 = getelementptr inbounds double, ptr %add.ptr8.4.i.i363, i64 %mul.i
  %290 = load <4 x double>, ptr %add.ptr8.5.i.i364, align 8
  %rows.sroa.8.160.vecblend.i.i = shufflevector <4 x double> %286, <4 x double> %290, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.6.i.i365 = getelementptr inbounds double, ptr %add.ptr8.5.i.i364, i64 %mul.i
  %291 = load <4 x double>, ptr %add.ptr8.6.i.i365, align 8
  %rows.sroa.11.224.vecblend.i.i = shufflevector <4 x double> %287, <4 x double> %291, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr10.i.i366 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.063.i.i354
  %shuffle.i.i.i367 = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i.i362, <8 x double> %rows.sroa.5.96.vecblend.i.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i.i.i368 = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i.i, <8 x double> %rows.sroa.11.224.vecblend.i.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i.i369 = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i.i362, <8 x double> %rows.sroa.5.96.vecblend.i.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i.i370 = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i.i, <8 x double> %rows.sroa.11.224.vecblend.i.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i.i371 = shufflevector <8 x double> %shuffle.i.i.i367, <8 x double> %shuffle4.i.i.i368, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x double> %shuffle11.i.i.i371, ptr %add.ptr10.i.i366, align 8
  %shuffle13.i.i.i372 = shufflevector <8 x double> %shuffle.i.i.i367, <8 x double> %shuffle4.i.i.i368, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx14.i.i.i373 = getelementptr inbounds i8, ptr %add.ptr10.i.i366, i64 64
  store <8 x double> %shuffle13.i.i.i372, ptr %arrayidx14.i.i.i373, align 8
  %shuffle15.i.i.i374 = shufflevector <8 x double> %shuffle7.i.i.i369, <8 x double> %shuffle10.i.i.i370, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %arrayidx16.i.i.i375 = getelementptr inbounds i8, ptr %add.ptr10.i.i366, i64 128
  store <8 x double> %shuffle15.i.i.i374, ptr %arrayidx16.i.i.i375, align 8
  %shuffle17.i.i.i376 = shufflevector <8 x double> %shuffle7.i.i.i369, <8 x double> %shuffle10.i.i.i370, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx18.i.i.i377 = getelementptr inbounds i8, ptr %add.ptr10.i.i366, i64 192
  store <8 x double> %shuffle17.i.i.i376, ptr %arrayidx18.i.i.i377, align 8
  %add.i382.i378 = add nuw nsw i64 %add64.i.i353, 4
  %cmp3.not.i.i379 = icmp ugt i64 %add.i382.i378, %mul.i
  br i1 %cmp3.not.i.i379, label %for.cond14.preheader.i.i88, label %for.body.i379.i352, !llvm.loop !26

for.cond18.preheader.i.i337:                      ; preds = %for.cond14.preheader.i.i88, %for.cond.cleanup20.i.i349
  %k.167.i.i338 = phi i64 [ %inc31.i.i350, %for.cond.cleanup20.i.i349 ], [ %k.0.lcssa.i.i89, %for.cond14.preheader.i.i88 ]
  %invariant.gep.i.i339 = getelementptr double, ptr %add.ptr16.i84, i64 %k.167.i.i338
  %add.ptr25.i.i340 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.167.i.i338
  br label %for.body21.i.i341

for.cond.cleanup20.i.i349:                        ; preds = %for.body21.i.i341
  %inc31.i.i350 = add nuw nsw i64 %k.167.i.i338, 1
  %exitcond68.not.i.i351 = icmp eq i64 %inc31.i.i350, %mul.i
  br i1 %exitcond68.not.i.i351, label %load_d.exit.i, label %for.cond18.preheader.i.i337, !llvm.loop !27

for.body21.i.i341:                                ; preds = %for.body21.i.i341, %for.cond18.preheader.i.i337
  %lane17.065.i.i342 = phi i64 [ 0, %for.cond18.preheader.i.i337 ], [ %inc28.i.i347, %for.body21.i.i341 ]
  %cond.i.i343 = tail call i64 @llvm.smin.i64(i64 %lane17.065.i.i342, i64 %281)
  %mul.i378.i344 = mul nuw nsw i64 %cond.i.i343, %mul.i
  %gep.i.i345 = getelementptr double, ptr %invariant.gep.i.i339, i64 %mul.i378.i344
  %292 = load double, ptr %gep.i.i345, align 8
  %arrayidx26.i.i346 = getelementptr inbounds double, ptr %add.ptr25.i.i340, i64 %lane17.065.i.i342
  store double %292, ptr %arrayidx26.i.i346, align 8
  %inc28.i.i347 = add nuw nsw i64 %lane17.065.i.i342, 1
  %exitcond.not.i.i348 = icmp eq i64 %inc28.i.i347, 8
  br i1 %exitcond.not.i.i348, label %for.cond.cleanup20.i.i349, label %for.body21.i.i341, !llvm.loop !28

load_d.exit.i:                                    ; preds = %for.cond.cleanup20.i.i349, %for.cond14.preheader.i.i88, %if.then.i383.i380
  br i1 %cmp18.i50, label %if.then19.i237, label %if.end25.i91

if.then19.i237:                                   ; preds = %load_d.exit.i
  br i1 %cmp66.i.i56, label %for.body.i385.i297, label %for.cond.cleanup.i384.i238

for.cond.loopexit.i.i317:                         ; preds = %for.cond.cleanup27.i.i331, %for.cond.cleanup3.i.i310
  %exitcond116.not.i.i318 = icmp eq i64 %add16.i.i315, %4
  br i1 %exitcond116.not.i.i318, label %for.cond.cleanup.i384.i238, label %for.body.i385.i297, !llvm.loop !29

for.cond.cleanup.i384.i238:                       ; preds = %for.cond.loopexit.i.i317, %if.then19.i237
  %wrong.0.lcssa.i.i239 = phi <8 x i64> [ zeroinitializer, %if.then19.i237 ], [ %or.i.i313, %for.cond.loopexit.i.i317 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i36) #5
  store <8 x i64> %wrong.0.lcssa.i.i239, ptr %all.i.i.i36, align 16
  br label %for.body.i.i.i240

for.body.i.i.i240:                                ; preds = %for.body.i.i.i240, %for.cond.cleanup.i384.i238
  %lane.07.i.i.i241 = phi i64 [ 0, %for.cond.cleanup.i384.i238 ], [ %inc.i.i.i245, %for.body.i.i.i240 ]
  %any.06.i.i.i242 = phi i64 [ 0, %for.cond.cleanup.i384.i238 ], [ %or.i.i.i244, %for.body.i.i.i240 ]
  %arrayidx.i.i.i243 = getelementptr inbounds [8 x i64], ptr %all.i.i.i36, i64 0, i64 %lane.07.i.i.i241
  %293 = load i64, ptr %arrayidx.i.i.i243, align 8
  %or.i.i.i244 = or i64 %293, %any.06.i.i.i242
  %inc.i.i.i245 = add nuw nsw i64 %lane.07.i.i.i241, 1
  %exitcond.not.i.i.i246 = icmp eq i64 %inc.i.i.i245, 8
  br i1 %exitcond.not.i.i.i246, label %cholesky_d.exit.i, label %for.body.i.i.i240, !llvm.loop !30

for.body.i385.i297:                               ; preds = %if.then19.i237, %for.cond.loopexit.i.i317
  %j.0112.i.i298 = phi i64 [ %add16.i.i315, %for.cond.loopexit.i.i317 ], [ 0, %if.then19.i237 ]
  %wrong.0111.i.i299 = phi <8 x i64> [ %or.i.i313, %for.cond.loopexit.i.i317 ], [ zeroinitializer, %if.then19.i237 ]
  %mul.i386.i300 = mul nuw nsw i64 %j.0112.i.i298, %4
  %294 = getelementptr <8 x double>, ptr %11, i64 %mul.i386.i300
  %arrayidx.i387.i301 = getelementptr <8 x double>, ptr %294, i64 %j.0112.i.i298
  %295 = load <8 x double>, ptr %arrayidx.i387.i301, align 8
  %cmp2101.not.i.i302 = icmp eq i64 %j.0112.i.i298, 0
  br i1 %cmp2101.not.i.i302, label %for.cond.cleanup3.i.i310, label %for.body4.i.i303

for.cond.cleanup3.i.i310:                         ; preds = %for.body4.i.i303, %for.body.i385.i297
  %pivot.0.lcssa.i.i311 = phi <8 x double> [ %295, %for.body.i385.i297 ], [ %298, %for.body4.i.i303 ]
  %cmp12.i.i312 = fcmp ole <8 x double> %pivot.0.lcssa.i.i311, zeroinitializer
  %or.i.i313 = select <8 x i1> %cmp12.i.i312, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.0111.i.i299
  %296 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %pivot.0.lcssa.i.i311)
  store <8 x double> %296, ptr %arrayidx.i387.i301, align 8
  %div.i.i314 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %296
  %add16.i.i315 = add nuw nsw i64 %j.0112.i.i298, 1
  %cmp18108.i.i316 = icmp slt i64 %add16.i.i315, %4
  br i1 %cmp18108.i.i316, label %for.body20.i.i319, label %for.cond.loopexit.i.i317

for.body4.i.i303:                                 ; preds = %for.body.i385.i297, %for.body4.i.i303
  %k.0103.i.i304 = phi i64 [ %inc.i388.i308, %for.body4.i.i303 ], [ 0, %for.body.i385.i297 ]
  %pivot.0102.i.i305 = phi <8 x double> [ %298, %for.body4.i.i303 ], [ %295, %for.body.i385.i297 ]
  %arrayidx7.i.i306 = getelementptr <8 x double>, ptr %294, i64 %k.0103.i.i304
  %297 = load <8 x double>, ptr %arrayidx7.i.i306, align 8
  %neg.i.i307 = fneg <8 x double> %297
  %298 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i307, <8 x double> %297, <8 x double> %pivot.0102.i.i305)
  %inc.i388.i308 = add nuw nsw i64 %k.0103.i.i304, 1
  %exitcond.not.i389.i309 = icmp eq i64 %inc.i388.i308, %j.0112.i.i298
  br i1 %exitcond.not.i389.i309, label %for.cond.cleanup3.i.i310, label %for.body4.i.i303, !llvm.loop !31

for.body20.i.i319:                                ; preds = %for.cond.cleanup3.i.i310, %for.cond.cleanup27.i.i331
  %i.0109.i.i320 = phi i64 [ %inc48.i.i335, %for.cond.cleanup27.i.i331 ], [ %add16.i.i315, %for.cond.cleanup3.i.i310 ]
  %mul21.i.i321 = mul nuw nsw i64 %i.0109.i.i320, %4
  %299 = getelementptr <8 x double>, ptr %11, i64 %mul21.i.i321
  %arrayidx23.i.i322 = getelementptr <8 x double>, ptr %299, i64 %j.0112.i.i298
  %300 = load <8 x double>, ptr %arrayidx23.i.i322, align 8
  br i1 %cmp2101.not.i.i302, label %for.cond.cleanup27.i.i331, label %for.body28.i.i323

for.cond.cleanup27.i.i331:                        ; preds = %for.body28.i.i323, %for.body20.i.i319
  %one.0.lcssa.i.i332 = phi <8 x double> [ %300, %for.body20.i.i319 ], [ %303, %for.body28.i.i323 ]
  %mul40.i.i333 = fmul <8 x double> %div.i.i314, %one.0.lcssa.i.i332
  store <8 x double> %mul40.i.i333, ptr %arrayidx23.i.i322, align 8
  %arrayidx46.i.i334 = getelementptr <8 x double>, ptr %294, i64 %i.0109.i.i320
  store <8 x double> zeroinitializer, ptr %arrayidx46.i.i334, align 8
  %inc48.i.i335 = add nuw nsw i64 %i.0109.i.i320, 1
  %cmp18.i.i336 = icmp slt i64 %inc48.i.i335, %4
  br i1 %cmp18.i.i336, label %for.body20.i.i319, label %for.cond.loopexit.i.i317, !llvm.loop !32

for.body28.i.i323:                                ; preds = %for.body20.i.i319, %for.body28.i.i323
  %k24.0106.i.i324 = phi i64 [ %inc38.i.i329, %for.body28.i.i323 ], [ 0, %for.body20.i.i319 ]
  %one.0105.i.i325 = phi <8 x double> [ %303, %for.body28.i.i323 ], [ %300, %for.body20.i.i319 ]
  %arrayidx31.i.i326 = getelementptr <8 x double>, ptr %299, i64 %k24.0106.i.i324
  %301 = load <8 x double>, ptr %arrayidx31.i.i326, align 8
  %arrayidx34.i.i327 = getelementptr <8 x double>, ptr %294, i64 %k24.0106.i.i324
  %302 = load <8 x double>, ptr %arrayidx34.i.i327, align 8
  %neg36.i.i328 = fneg <8 x double> %301
  %303 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg36.i.i328, <8 x double> %302, <8 x double> %one.0105.i.i325)
  %inc38.i.i329 = add nuw nsw i64 %k24.0106.i.i324, 1
  %exitcond115.not.i.i330 = icmp eq i64 %inc38.i.i329, %j.0112.i.i298
  br i1 %exitcond115.not.i.i330, label %for.cond.cleanup27.i.i331, label %for.body28.i.i323, !llvm.loop !33

cholesky_d.exit.i:                                ; preds = %for.body.i.i.i240
  %cmp1.i.i.i247 = icmp ne i64 %or.i.i.i244, 0
  %conv2.i.i.i248 = zext i1 %cmp1.i.i.i247 to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i36) #5
  %or.i249 = or i64 %wrong.0782.i, %conv2.i.i.i248
  %add.ptr24.i250 = getelementptr inbounds double, ptr %9, i64 %mul15.i83
  br i1 %or.cond.i.i86, label %if.then.i419.i296, label %for.cond.preheader.i393.i251

for.cond.preheader.i393.i251:                     ; preds = %cholesky_d.exit.i
  %304 = and i1 %cmp362.i.i49, %cmp.i375.i85
  br i1 %304, label %for.body.i405.i269, label %for.cond14.preheader.i394.i252

if.then.i419.i296:                                ; preds = %cholesky_d.exit.i
  %305 = load <8 x double>, ptr %11, align 8
  store <8 x double> %305, ptr %add.ptr24.i250, align 8
  br label %for.inc90.i101

for.cond14.preheader.i394.i252:                   ; preds = %for.body.i405.i269, %for.cond.preheader.i393.i251
  %k.0.lcssa.i395.i253 = phi i64 [ 0, %for.cond.preheader.i393.i251 ], [ %add61.i.i270, %for.body.i405.i269 ]
  %cmp1564.i.i254 = icmp ult i64 %k.0.lcssa.i395.i253, %mul.i
  br i1 %cmp1564.i.i254, label %for.cond18.preheader.i397.i255, label %for.inc90.i101

for.body.i405.i269:                               ; preds = %for.cond.preheader.i393.i251, %for.body.i405.i269
  %add61.i.i270 = phi i64 [ %add.i417.i294, %for.body.i405.i269 ], [ 4, %for.cond.preheader.i393.i251 ]
  %k.060.i.i271 = phi i64 [ %add61.i.i270, %for.body.i405.i269 ], [ 0, %for.cond.preheader.i393.i251 ]
  %add.ptr.i406.i272 = getelementptr inbounds double, ptr %add.ptr24.i250, i64 %k.060.i.i271
  %add.ptr4.i407.i273 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.060.i.i271
  %306 = load <8 x double>, ptr %add.ptr4.i407.i273, align 8
  %arrayidx1.i.i.i274 = getelementptr inbounds i8, ptr %add.ptr4.i407.i273, i64 64
  %307 = load <8 x double>, ptr %arrayidx1.i.i.i274, align 8
  %shuffle.i.i408.i275 = shufflevector <8 x double> %306, <8 x double> %307, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i.i276 = getelementptr inbounds i8, ptr %add.ptr4.i407.i273, i64 128
  %308 = load <8 x double>, ptr %arrayidx2.i.i.i276, align 8
  %arrayidx3.i.i.i277 = getelementptr inbounds i8, ptr %add.ptr4.i407.i273, i64 192
  %309 = load <8 x double>, ptr %arrayidx3.i.i.i277, align 8
  %shuffle4.i.i409.i278 = shufflevector <8 x double> %308, <8 x double> %309, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i410.i279 = shufflevector <8 x double> %306, <8 x double> %307, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i411.i280 = shufflevector <8 x double> %308, <8 x double> %309, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i412.i281 = shufflevector <8 x double> %shuffle.i.i408.i275, <8 x double> %shuffle4.i.i409.i278, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i413.i282 = shufflevector <8 x double> %shuffle.i.i408.i275, <8 x double> %shuffle4.i.i409.i278, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i414.i283 = shufflevector <8 x double> %shuffle7.i.i410.i279, <8 x double> %shuffle10.i.i411.i280, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i415.i284 = shufflevector <8 x double> %shuffle7.i.i410.i279, <8 x double> %shuffle10.i.i411.i280, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i.i285 = shufflevector <8 x double> %shuffle11.i.i412.i281, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i.i285, ptr %add.ptr.i406.i272, align 8
  %add.ptr10.i416.i286 = getelementptr inbounds double, ptr %add.ptr.i406.i272, i64 %mul.i
  %rows.sroa.5.64.vec.extract.i.i = shufflevector <8 x double> %shuffle13.i.i413.i282, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i.i, ptr %add.ptr10.i416.i286, align 8
  %add.ptr10.1.i.i287 = getelementptr inbounds double, ptr %add.ptr10.i416.i286, i64 %mul.i
  %rows.sroa.8.128.vec.extract.i.i = shufflevector <8 x double> %shuffle15.i.i414.i283, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i.i, ptr %add.ptr10.1.i.i287, align 8
  %add.ptr10.2.i.i288 = getelementptr inbounds double, ptr %add.ptr10.1.i.i287, i64 %mul.i
  %rows.sroa.11.192.vec.extract.i.i = shufflevector <8 x double> %shuffle17.i.i415.i284, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i.i, ptr %add.ptr10.2.i.i288, align 8
  %add.ptr10.3.i.i289 = getelementptr inbounds double, ptr %add.ptr10.2.i.i288, i64 %mul.i
  %rows.sroa.0.32.vec.extract.i.i290 = shufflevector <8 x double> %shuffle11.i.i412.i281, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i.i290, ptr %add.ptr10.3.i.i289, align 8
  %add.ptr10.4.i.i291 = getelementptr inbounds double, ptr %add.ptr10.3.i.i289, i64 %mul.i
  %rows.sroa.5.96.vec.extract.i.i = shufflevector <8 x double> %shuffle13.i.i413.i282, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i.i, ptr %add.ptr10.4.i.i291, align 8
  %add.ptr10.5.i.i292 = getelementptr inbounds double, ptr %add.ptr10.4.i.i291, i64 %mul.i
  %rows.sroa.8.160.vec.extract.i.i = shufflevector <8 x double> %shuffle15.i.i414.i283, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i.i, ptr %add.ptr10.5.i.i292, align 8
  %add.ptr10.6.i.i293 = getelementptr inbounds double, ptr %add.ptr10.5.i.i292, i64 %mul.i
  %rows.sroa.11.224.vec.extract.i.i = shufflevector <8 x double> %shuffle17.i.i415.i284, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i.i, ptr %add.ptr10.6.i.i293, align 8
  %add.i417.i294 = add nuw nsw i64 %add61.i.i270, 4
  %cmp3.not.i418.i295 = icmp ugt i64 %add.i417.i294, %mul.i
  br i1 %cmp3.not.i418.i295, label %for.cond14.preheader.i394.i252, label %for.body.i405.i269, !llvm.loop !34

for.cond18.preheader.i397.i255:                   ; preds = %for.cond14.preheader.i394.i252, %for.cond.cleanup20.i404.i266
  %k.165.i.i256 = phi i64 [ %inc30.i.i267, %for.cond.cleanup20.i404.i266 ], [ %k.0.lcssa.i395.i253, %for.cond14.preheader.i394.i252 ]
  %invariant.gep.i398.i257 = getelementptr double, ptr %add.ptr24.i250, i64 %k.165.i.i256
  %add.ptr22.i.i258 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.165.i.i256
  br label %for.body21.i399.i259

for.cond.cleanup20.i404.i266:                     ; preds = %for.body21.i399.i259
  %inc30.i.i267 = add nuw nsw i64 %k.165.i.i256, 1
  %exitcond66.not.i.i268 = icmp eq i64 %inc30.i.i267, %mul.i
  br i1 %exitcond66.not.i.i268, label %for.inc90.i101, label %for.cond18.preheader.i397.i255, !llvm.loop !35

for.body21.i399.i259:                             ; preds = %for.body21.i399.i259, %for.cond18.preheader.i397.i255
  %lane17.063.i.i260 = phi i64 [ 0, %for.cond18.preheader.i397.i255 ], [ %inc27.i.i264, %for.body21.i399.i259 ]
  %arrayidx23.i400.i261 = getelementptr inbounds double, ptr %add.ptr22.i.i258, i64 %lane17.063.i.i260
  %310 = load double, ptr %arrayidx23.i400.i261, align 8
  %mul.i401.i262 = mul nuw nsw i64 %lane17.063.i.i260, %mul.i
  %gep.i402.i263 = getelementptr double, ptr %invariant.gep.i398.i257, i64 %mul.i401.i262
  store double %310, ptr %gep.i402.i263, align 8
  %inc27.i.i264 = add nuw nsw i64 %lane17.063.i.i260, 1
  %exitcond.not.i403.i265 = icmp eq i64 %lane17.063.i.i260, %281
  br i1 %exitcond.not.i403.i265, label %for.cond.cleanup20.i404.i266, label %for.body21.i399.i259, !llvm.loop !36

if.end25.i91:                                     ; preds = %load_d.exit.i
  br i1 %cmp1.i43, label %if.then27.i154, label %if.end39.i92

if.then27.i154:                                   ; preds = %if.end25.i91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %found.i37)
  store <8 x double> zeroinitializer, ptr %found.i37, align 8
  br i1 %or.cond98.i58, label %for.inc.i260.i186, label %if.end32.i155

for.inc.i260.i186:                                ; preds = %if.then27.i154
  %311 = load <8 x double>, ptr %11, align 8
  %elt.abs.i265.i187 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %311)
  %elt.max.i266.i188 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.abs.i265.i187, <8 x double> zeroinitializer)
  br i1 %cmp1.i259.1.i67, label %for.inc.i260.1.i213, label %for.inc.i260.8.i189

for.inc.i260.1.i213:                              ; preds = %for.inc.i260.i186
  %312 = load <8 x double>, ptr %arrayidx16.i250.i65, align 8
  %elt.abs.i265.1.i214 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %312)
  %elt.max.i266.1.i215 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.i188, <8 x double> %elt.abs.i265.1.i214)
  br i1 %cmp1.i259.2.i68, label %for.inc.i260.2.i216, label %for.inc.i260.8.i189

for.inc.i260.2.i216:                              ; preds = %for.inc.i260.1.i213
  %313 = load <8 x double>, ptr %arrayidx22.i251.i66, align 8
  %elt.abs.i265.2.i217 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %313)
  %elt.max.i266.2.i218 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.1.i215, <8 x double> %elt.abs.i265.2.i217)
  br i1 %cmp362.i.i49, label %for.inc.i260.3.i219, label %for.inc.i260.8.i189

for.inc.i260.3.i219:                              ; preds = %for.inc.i260.2.i216
  %314 = load <8 x double>, ptr %add.ptr13.i248.i63, align 8
  %elt.abs.i265.3.i220 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %314)
  %elt.max.i266.3.i221 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.2.i218, <8 x double> %elt.abs.i265.3.i220)
  br i1 %cmp1.i259.4.i69, label %for.inc.i260.4.i222, label %for.inc.i260.8.i189

for.inc.i260.4.i222:                              ; preds = %for.inc.i260.3.i219
  %315 = load <8 x double>, ptr %add.ptr6.i243.i59, align 8
  %elt.abs.i265.4.i223 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %315)
  %elt.max.i266.4.i224 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.3.i221, <8 x double> %elt.abs.i265.4.i223)
  br i1 %cmp1.i259.5.i70, label %for.inc.i260.5.i225, label %for.inc.i260.8.i189

for.inc.i260.5.i225:                              ; preds = %for.inc.i260.4.i222
  %316 = load <8 x double>, ptr %add.ptr7.i244.i60, align 8
  %elt.abs.i265.5.i226 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %316)
  %elt.max.i266.5.i227 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.4.i224, <8 x double> %elt.abs.i265.5.i226)
  br i1 %cmp1.i259.6.i71, label %for.inc.i260.6.i228, label %for.inc.i260.8.i189

for.inc.i260.6.i228:                              ; preds = %for.inc.i260.5.i225
  %317 = load <8 x double>, ptr %add.ptr15.i249.i64, align 8
  %elt.abs.i265.6.i229 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %317)
  %elt.max.i266.6.i230 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.5.i227, <8 x double> %elt.abs.i265.6.i229)
  br i1 %cmp1.i259.7.i72, label %for.inc.i260.7.i231, label %for.inc.i260.8.i189

for.inc.i260.7.i231:                              ; preds = %for.inc.i260.6.i228
  %318 = load <8 x double>, ptr %add.ptr8.i245.i61, align 8
  %elt.abs.i265.7.i232 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %318)
  %elt.max.i266.7.i233 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.6.i230, <8 x double> %elt.abs.i265.7.i232)
  br i1 %cmp1.i259.8.i73, label %if.then.i263.8.i234, label %for.inc.i260.8.i189

if.then.i263.8.i234:                              ; preds = %for.inc.i260.7.i231
  %319 = load <8 x double>, ptr %add.ptr9.i246.i62, align 8
  %elt.abs.i265.8.i235 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %319)
  %elt.max.i266.8.i236 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.7.i233, <8 x double> %elt.abs.i265.8.i235)
  br label %for.inc.i260.8.i189

for.inc.i260.8.i189:                              ; preds = %if.then.i263.8.i234, %for.inc.i260.7.i231, %for.inc.i260.6.i228, %for.inc.i260.5.i225, %for.inc.i260.4.i222, %for.inc.i260.3.i219, %for.inc.i260.2.i216, %for.inc.i260.1.i213, %for.inc.i260.i186
  %most.1.i261.8.i190 = phi <8 x double> [ %elt.max.i266.8.i236, %if.then.i263.8.i234 ], [ %elt.max.i266.7.i233, %for.inc.i260.7.i231 ], [ %elt.max.i266.6.i230, %for.inc.i260.6.i228 ], [ %elt.max.i266.5.i227, %for.inc.i260.5.i225 ], [ %elt.max.i266.4.i224, %for.inc.i260.4.i222 ], [ %elt.max.i266.3.i221, %for.inc.i260.3.i219 ], [ %elt.max.i266.2.i218, %for.inc.i260.2.i216 ], [ %elt.max.i266.1.i215, %for.inc.i260.1.i213 ], [ %elt.max.i266.i188, %for.inc.i260.i186 ]
  br i1 %cmp2.i44, label %if.then3.i.i208, label %if.else.i.i191

if.then3.i.i208:                                  ; preds = %for.inc.i260.8.i189
  %320 = load <8 x double>, ptr %arrayidx16.i250.i65, align 8
  %321 = load <8 x double>, ptr %arrayidx22.i251.i66, align 8
  %mul.i420.i209 = fmul <8 x double> %320, %321
  %fneg.i421.i210 = fneg <8 x double> %320
  %322 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i421.i210, <8 x double> %321, <8 x double> %mul.i420.i209)
  %323 = load <8 x double>, ptr %add.ptr13.i248.i63, align 8
  %fneg1.i422.i211 = fneg <8 x double> %mul.i420.i209
  %324 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %311, <8 x double> %323, <8 x double> %fneg1.i422.i211)
  %add.i423.i212 = fadd <8 x double> %322, %324
  br label %expand_d.exit267.i

if.else.i.i191:                                   ; preds = %for.inc.i260.8.i189
  %325 = load <8 x double>, ptr %add.ptr7.i244.i60, align 8
  %326 = load <8 x double>, ptr %add.ptr8.i245.i61, align 8
  %mul.i424.i192 = fmul <8 x double> %325, %326
  %fneg.i425.i193 = fneg <8 x double> %325
  %327 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i425.i193, <8 x double> %326, <8 x double> %mul.i424.i192)
  %328 = load <8 x double>, ptr %add.ptr6.i243.i59, align 8
  %329 = load <8 x double>, ptr %add.ptr9.i246.i62, align 8
  %fneg1.i426.i194 = fneg <8 x double> %mul.i424.i192
  %330 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %328, <8 x double> %329, <8 x double> %fneg1.i426.i194)
  %add.i427.i195 = fadd <8 x double> %327, %330
  %mul11.i247.i196 = fmul <8 x double> %311, %add.i427.i195
  %331 = load <8 x double>, ptr %add.ptr13.i248.i63, align 8
  %mul.i428.i197 = fmul <8 x double> %329, %331
  %fneg.i429.i198 = fneg <8 x double> %331
  %332 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i429.i198, <8 x double> %329, <8 x double> %mul.i428.i197)
  %333 = load <8 x double>, ptr %add.ptr15.i249.i64, align 8
  %fneg1.i430.i199 = fneg <8 x double> %mul.i428.i197
  %334 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %325, <8 x double> %333, <8 x double> %fneg1.i430.i199)
  %add.i431.i200 = fadd <8 x double> %332, %334
  %335 = load <8 x double>, ptr %arrayidx16.i250.i65, align 8
  %336 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %335, <8 x double> %add.i431.i200, <8 x double> %mul11.i247.i196)
  %mul.i432.i201 = fmul <8 x double> %328, %333
  %fneg.i433.i202 = fneg <8 x double> %328
  %337 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i433.i202, <8 x double> %333, <8 x double> %mul.i432.i201)
  %fneg1.i434.i203 = fneg <8 x double> %mul.i432.i201
  %338 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %331, <8 x double> %326, <8 x double> %fneg1.i434.i203)
  %add.i435.i204 = fadd <8 x double> %337, %338
  %339 = load <8 x double>, ptr %arrayidx22.i251.i66, align 8
  %340 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %339, <8 x double> %add.i435.i204, <8 x double> %336)
  br label %expand_d.exit267.i

expand_d.exit267.i:                               ; preds = %if.else.i.i191, %if.then3.i.i208
  %storemerge.i205 = phi <8 x double> [ %340, %if.else.i.i191 ], [ %add.i423.i212, %if.then3.i.i208 ]
  store <8 x double> %storemerge.i205, ptr %found.i37, align 8
  %elt.abs26.i252.i206 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %storemerge.i205)
  %341 = fcmp ugt <8 x double> %most.1.i261.8.i190, <double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100>
  %342 = fcmp ult <8 x double> %elt.abs26.i252.i206, <double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190>
  %343 = or <8 x i1> %342, %341
  %not.i253.i207 = sext <8 x i1> %343 to <8 x i64>
  br label %if.end32.i155

if.end32.i155:                                    ; preds = %expand_d.exit267.i, %if.then27.i154
  %found.0..i156 = phi <8 x double> [ %storemerge.i205, %expand_d.exit267.i ], [ zeroinitializer, %if.then27.i154 ]
  %bad.0.i157 = phi <8 x i64> [ %not.i253.i207, %expand_d.exit267.i ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %if.then27.i154 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i35) #5
  store <8 x i64> %bad.0.i157, ptr %all.i.i35, align 16
  br label %for.body.i436.i158

for.body.i436.i158:                               ; preds = %for.body.i436.i158, %if.end32.i155
  %lane.07.i.i159 = phi i64 [ 0, %if.end32.i155 ], [ %inc.i439.i163, %for.body.i436.i158 ]
  %any.06.i.i160 = phi i64 [ 0, %if.end32.i155 ], [ %or.i438.i162, %for.body.i436.i158 ]
  %arrayidx.i437.i161 = getelementptr inbounds [8 x i64], ptr %all.i.i35, i64 0, i64 %lane.07.i.i159
  %344 = load i64, ptr %arrayidx.i437.i161, align 8
  %or.i438.i162 = or i64 %344, %any.06.i.i160
  %inc.i439.i163 = add nuw nsw i64 %lane.07.i.i159, 1
  %exitcond.not.i440.i164 = icmp eq i64 %inc.i439.i163, 8
  br i1 %exitcond.not.i440.i164, label %any_d.exit.i, label %for.body.i436.i158, !llvm.loop !30

any_d.exit.i:                                     ; preds = %for.body.i436.i158
  %cmp1.i442.not.i165 = icmp eq i64 %or.i438.i162, 0
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i35) #5
  br i1 %cmp1.i442.not.i165, label %if.end37.i174, label %if.then34.i166

if.then34.i166:                                   ; preds = %any_d.exit.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i.i34) #5
  call fastcc void @eliminate_d(ptr noundef %11, i64 noundef %4, ptr noundef %11, i64 noundef 0, ptr noundef nonnull %odd.i.i34)
  %345 = load <8 x double>, ptr %11, align 8
  %fneg.i443.i167 = fneg <8 x double> %345
  %346 = bitcast <8 x double> %fneg.i443.i167 to <8 x i64>
  %347 = load <8 x i64>, ptr %odd.i.i34, align 8
  %and.i.i168 = and <8 x i64> %347, %346
  %348 = bitcast <8 x double> %345 to <8 x i64>
  %not.i444.i169 = xor <8 x i64> %347, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and2.i.i170 = and <8 x i64> %348, %not.i444.i169
  %or.i445.i171 = or <8 x i64> %and.i.i168, %and2.i.i170
  %349 = bitcast <8 x i64> %or.i445.i171 to <8 x double>
  br i1 %cmp69775.i, label %for.body.i448.i178, label %determine_d.exit.i

for.body.i448.i178:                               ; preds = %if.then34.i166, %for.body.i448.i178
  %k.016.i.i179 = phi i64 [ %inc.i451.i184, %for.body.i448.i178 ], [ 1, %if.then34.i166 ]
  %product.015.i.i180 = phi <8 x double> [ %mul4.i.i183, %for.body.i448.i178 ], [ %349, %if.then34.i166 ]
  %mul.i449.i181 = mul nuw nsw i64 %k.016.i.i179, %add.i54
  %arrayidx3.i450.i182 = getelementptr inbounds <8 x double>, ptr %11, i64 %mul.i449.i181
  %350 = load <8 x double>, ptr %arrayidx3.i450.i182, align 8
  %mul4.i.i183 = fmul <8 x double> %product.015.i.i180, %350
  %inc.i451.i184 = add nuw nsw i64 %k.016.i.i179, 1
  %exitcond.not.i452.i185 = icmp eq i64 %inc.i451.i184, %4
  br i1 %exitcond.not.i452.i185, label %determine_d.exit.i, label %for.body.i448.i178, !llvm.loop !37

determine_d.exit.i:                               ; preds = %for.body.i448.i178, %if.then34.i166
  %product.0.lcssa.i.i172 = phi <8 x double> [ %349, %if.then34.i166 ], [ %mul4.i.i183, %for.body.i448.i178 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i.i34) #5
  %351 = trunc nsw <8 x i64> %bad.0.i157 to <8 x i1>
  %or36.v.i173 = select <8 x i1> %351, <8 x double> %product.0.lcssa.i.i172, <8 x double> %found.0..i156
  store <8 x double> %or36.v.i173, ptr %found.i37, align 8
  br label %if.end37.i174

if.end37.i174:                                    ; preds = %determine_d.exit.i, %any_d.exit.i
  %found.0.797.i = phi <8 x double> [ %found.0..i156, %any_d.exit.i ], [ %or36.v.i173, %determine_d.exit.i ]
  br i1 %cmp.i375.i85, label %if.then.i510.i, label %for.cond18.preheader.i462.preheader.i175

for.cond18.preheader.i462.preheader.i175:         ; preds = %if.end37.i174
  %352 = shl i64 %first.2.i78, 3
  %353 = shl nuw nsw i64 %281, 3
  %354 = add nuw nsw i64 %353, 8
  %scevgep.i176 = getelementptr i8, ptr %9, i64 %352
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %scevgep.i176, ptr noundef nonnull align 8 dereferenceable(1) %found.i37, i64 %354, i1 false)
  br label %store_d.exit511.i

if.then.i510.i:                                   ; preds = %if.end37.i174
  %add.ptr38.i177 = getelementptr inbounds double, ptr %9, i64 %first.2.i78
  store <8 x double> %found.0.797.i, ptr %add.ptr38.i177, align 8
  br label %store_d.exit511.i

store_d.exit511.i:                                ; preds = %if.then.i510.i, %for.cond18.preheader.i462.preheader.i175
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %found.i37)
  br label %for.inc90.i101

if.end39.i92:                                     ; preds = %if.end25.i91
  br i1 %cmp40.i51, label %if.then41.i151, label %if.end46.i93

if.then41.i151:                                   ; preds = %if.end39.i92
  %mul43.i152 = mul nsw i64 %mul14.i82, %7
  %add.ptr44.i153 = getelementptr inbounds double, ptr %6, i64 %mul43.i152
  %or.cond.i514.i = and i1 %cmp1.i513.i, %cmp.i375.i85
  br i1 %or.cond.i514.i, label %if.then.i573.i, label %for.cond.preheader.i515.i

for.cond.preheader.i515.i:                        ; preds = %if.then41.i151
  %355 = and i1 %cmp362.i516.i, %cmp.i375.i85
  br i1 %355, label %for.body.i536.i, label %for.cond14.preheader.i517.i

if.then.i573.i:                                   ; preds = %if.then41.i151
  %356 = load <8 x double>, ptr %add.ptr44.i153, align 8
  store <8 x double> %356, ptr %add.ptr.i40, align 8
  br label %if.end46.i93

for.cond14.preheader.i517.i:                      ; preds = %for.body.i536.i, %for.cond.preheader.i515.i
  %k.0.lcssa.i518.i = phi i64 [ 0, %for.cond.preheader.i515.i ], [ %add64.i537.i, %for.body.i536.i ]
  %cmp1566.i519.i = icmp slt i64 %k.0.lcssa.i518.i, %mul45.i52
  br i1 %cmp1566.i519.i, label %for.cond18.preheader.i521.i, label %if.end46.i93

for.body.i536.i:                                  ; preds = %for.cond.preheader.i515.i, %for.body.i536.i
  %add64.i537.i = phi i64 [ %add.i571.i, %for.body.i536.i ], [ 4, %for.cond.preheader.i515.i ]
  %k.063.i538.i = phi i64 [ %add64.i537.i, %for.body.i536.i ], [ 0, %for.cond.preheader.i515.i ]
  %add.ptr.i539.i = getelementptr inbounds double, ptr %add.ptr44.i153, i64 %k.063.i538.i
  %357 = load <4 x double>, ptr %add.ptr.i539.i, align 8
  %add.ptr8.i541.i = getelementptr inbounds double, ptr %add.ptr.i539.i, i64 %mul45.i52
  %358 = load <4 x double>, ptr %add.ptr8.i541.i, align 8
  %add.ptr8.1.i543.i = getelementptr inbounds double, ptr %add.ptr8.i541.i, i64 %mul45.i52
  %359 = load <4 x double>, ptr %add.ptr8.1.i543.i, align 8
  %add.ptr8.2.i545.i = getelementptr inbounds double, ptr %add.ptr8.1.i543.i, i64 %mul45.i52
  %360 = load <4 x double>, ptr %add.ptr8.2.i545.i, align 8
  %add.ptr8.3.i547.i = getelementptr inbounds double, ptr %add.ptr8.2.i545.i, i64 %mul45.i52
  %361 = load <4 x double>, ptr %add.ptr8.3.i547.i, align 8
  %rows.sroa.0.32.vecblend.i549.i = shufflevector <4 x double> %357, <4 x double> %361, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.4.i550.i = getelementptr inbounds double, ptr %add.ptr8.3.i547.i, i64 %mul45.i52
  %362 = load <4 x double>, ptr %add.ptr8.4.i550.i, align 8
  %rows.sroa.5.96.vecblend.i552.i = shufflevector <4 x double> %358, <4 x double> %362, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.5.i553.i = getelementptr inbounds double, ptr %add.ptr8.4.i550.i, i64 %mul45.i52
  %363 = load <4 x double>, ptr %add.ptr8.5.i553.i, align 8
  %rows.sroa.8.160.vecblend.i555.i = shufflevector <4 x double> %359, <4 x double> %363, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.6.i556.i = getelementptr inbounds double, ptr %add.ptr8.5.i553.i, i64 %mul45.i52
  %364 = load <4 x double>, ptr %add.ptr8.6.i556.i, align 8
  %rows.sroa.11.224.vecblend.i558.i = shufflevector <4 x double> %360, <4 x double> %364, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr10.i559.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.063.i538.i
  %shuffle.i.i560.i = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i549.i, <8 x double> %rows.sroa.5.96.vecblend.i552.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i.i561.i = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i555.i, <8 x double> %rows.sroa.11.224.vecblend.i558.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i562.i = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i549.i, <8 x double> %rows.sroa.5.96.vecblend.i552.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i563.i = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i555.i, <8 x double> %rows.sroa.11.224.vecblend.i558.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i564.i = shufflevector <8 x double> %shuffle.i.i560.i, <8 x double> %shuffle4.i.i561.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x double> %shuffle11.i.i564.i, ptr %add.ptr10.i559.i, align 8
  %shuffle13.i.i565.i = shufflevector <8 x double> %shuffle.i.i560.i, <8 x double> %shuffle4.i.i561.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx14.i.i566.i = getelementptr inbounds i8, ptr %add.ptr10.i559.i, i64 64
  store <8 x double> %shuffle13.i.i565.i, ptr %arrayidx14.i.i566.i, align 8
  %shuffle15.i.i567.i = shufflevector <8 x double> %shuffle7.i.i562.i, <8 x double> %shuffle10.i.i563.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %arrayidx16.i.i568.i = getelementptr inbounds i8, ptr %add.ptr10.i559.i, i64 128
  store <8 x double> %shuffle15.i.i567.i, ptr %arrayidx16.i.i568.i, align 8
  %shuffle17.i.i569.i = shufflevector <8 x double> %shuffle7.i.i562.i, <8 x double> %shuffle10.i.i563.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx18.i.i570.i = getelementptr inbounds i8, ptr %add.ptr10.i559.i, i64 192
  store <8 x double> %shuffle17.i.i569.i, ptr %arrayidx18.i.i570.i, align 8
  %add.i571.i = add nuw nsw i64 %add64.i537.i, 4
  %cmp3.not.i572.i = icmp sgt i64 %add.i571.i, %mul45.i52
  br i1 %cmp3.not.i572.i, label %for.cond14.preheader.i517.i, label %for.body.i536.i, !llvm.loop !26

for.cond18.preheader.i521.i:                      ; preds = %for.cond14.preheader.i517.i, %for.cond.cleanup20.i533.i
  %k.167.i522.i = phi i64 [ %inc31.i534.i, %for.cond.cleanup20.i533.i ], [ %k.0.lcssa.i518.i, %for.cond14.preheader.i517.i ]
  %invariant.gep.i523.i = getelementptr double, ptr %add.ptr44.i153, i64 %k.167.i522.i
  %add.ptr25.i524.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.167.i522.i
  br label %for.body21.i525.i

for.cond.cleanup20.i533.i:                        ; preds = %for.body21.i525.i
  %inc31.i534.i = add nuw nsw i64 %k.167.i522.i, 1
  %exitcond68.not.i535.i = icmp eq i64 %inc31.i534.i, %mul45.i52
  br i1 %exitcond68.not.i535.i, label %if.end46.i93, label %for.cond18.preheader.i521.i, !llvm.loop !27

for.body21.i525.i:                                ; preds = %for.body21.i525.i, %for.cond18.preheader.i521.i
  %lane17.065.i526.i = phi i64 [ 0, %for.cond18.preheader.i521.i ], [ %inc28.i531.i, %for.body21.i525.i ]
  %cond.i527.i = tail call i64 @llvm.smin.i64(i64 %lane17.065.i526.i, i64 %281)
  %mul.i528.i = mul nsw i64 %cond.i527.i, %mul45.i52
  %gep.i529.i = getelementptr double, ptr %invariant.gep.i523.i, i64 %mul.i528.i
  %365 = load double, ptr %gep.i529.i, align 8
  %arrayidx26.i530.i = getelementptr inbounds double, ptr %add.ptr25.i524.i, i64 %lane17.065.i526.i
  store double %365, ptr %arrayidx26.i530.i, align 8
  %inc28.i531.i = add nuw nsw i64 %lane17.065.i526.i, 1
  %exitcond.not.i532.i = icmp eq i64 %inc28.i531.i, 8
  br i1 %exitcond.not.i532.i, label %for.cond.cleanup20.i533.i, label %for.body21.i525.i, !llvm.loop !28

if.end46.i93:                                     ; preds = %for.cond.cleanup20.i533.i, %for.cond14.preheader.i517.i, %if.then.i573.i, %if.end39.i92
  br i1 %or.cond192773.i, label %for.body52.i142, label %for.cond.cleanup51.i94

for.cond.cleanup51.i94:                           ; preds = %for.body52.i142, %if.end46.i93
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i38) #5
  call fastcc void @eliminate_d(ptr noundef %11, i64 noundef %4, ptr noundef %add.ptr.i40, i64 noundef %7, ptr noundef nonnull %odd.i38)
  br i1 %cmp57.i55, label %if.then59.i128, label %if.end82.i95

for.body52.i142:                                  ; preds = %if.end46.i93, %for.body52.i142
  %k.0774.i = phi i64 [ %inc.i149, %for.body52.i142 ], [ 0, %if.end46.i93 ]
  %rem.i143 = srem i64 %k.0774.i, %add.i54
  %cmp54.i144 = icmp eq i64 %rem.i143, 0
  %conv55.i145 = uitofp i1 %cmp54.i144 to double
  %splat.splatinsert.i146 = insertelement <8 x double> poison, double %conv55.i145, i64 0
  %splat.splat.i147 = shufflevector <8 x double> %splat.splatinsert.i146, <8 x double> poison, <8 x i32> zeroinitializer
  %arrayidx.i148 = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.0774.i
  store <8 x double> %splat.splat.i147, ptr %arrayidx.i148, align 8
  %inc.i149 = add nuw nsw i64 %k.0774.i, 1
  %exitcond.not = icmp eq i64 %inc.i149, %umax
  br i1 %exitcond.not, label %for.cond.cleanup51.i94, label %for.body52.i142, !llvm.loop !38

if.then59.i128:                                   ; preds = %for.cond.cleanup51.i94
  %366 = load <8 x double>, ptr %11, align 8
  %fneg.i129 = fneg <8 x double> %366
  %367 = bitcast <8 x double> %fneg.i129 to <8 x i64>
  %368 = load <8 x i64>, ptr %odd.i38, align 8
  %and61.i130 = and <8 x i64> %368, %367
  %369 = bitcast <8 x double> %366 to <8 x i64>
  %not63.i131 = xor <8 x i64> %368, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and64.i132 = and <8 x i64> %369, %not63.i131
  %or65.i133 = or <8 x i64> %and61.i130, %and64.i132
  store <8 x i64> %or65.i133, ptr %11, align 8
  br i1 %cmp69775.i, label %for.body72.i136, label %for.cond.cleanup71.i134

for.cond.cleanup71.i134:                          ; preds = %for.body72.i136, %if.then59.i128
  %add.ptr81.i135 = getelementptr inbounds double, ptr %9, i64 %mul14.i82
  %or.cond.i577.i = and i1 %cmp1.i576.i, %cmp.i375.i85
  br i1 %or.cond.i577.i, label %if.then.i634.i, label %for.cond.preheader.i578.i

for.cond.preheader.i578.i:                        ; preds = %for.cond.cleanup71.i134
  %370 = and i1 %cmp359.i579.i, %cmp.i375.i85
  br i1 %370, label %for.body.i601.i, label %for.cond14.preheader.i580.i

if.then.i634.i:                                   ; preds = %for.cond.cleanup71.i134
  store <8 x i64> %or65.i133, ptr %add.ptr81.i135, align 8
  br label %cleanup89.i99

for.cond14.preheader.i580.i:                      ; preds = %for.body.i601.i, %for.cond.preheader.i578.i
  %k.0.lcssa.i581.i = phi i64 [ 0, %for.cond.preheader.i578.i ], [ %add61.i602.i, %for.body.i601.i ]
  %cmp1564.i582.i = icmp slt i64 %k.0.lcssa.i581.i, %4
  br i1 %cmp1564.i582.i, label %for.cond18.preheader.i586.i, label %cleanup89.i99

for.body.i601.i:                                  ; preds = %for.cond.preheader.i578.i, %for.body.i601.i
  %add61.i602.i = phi i64 [ %add.i632.i, %for.body.i601.i ], [ 4, %for.cond.preheader.i578.i ]
  %k.060.i603.i = phi i64 [ %add61.i602.i, %for.body.i601.i ], [ 0, %for.cond.preheader.i578.i ]
  %add.ptr.i604.i = getelementptr inbounds double, ptr %add.ptr81.i135, i64 %k.060.i603.i
  %add.ptr4.i605.i = getelementptr inbounds <8 x double>, ptr %11, i64 %k.060.i603.i
  %371 = load <8 x double>, ptr %add.ptr4.i605.i, align 8
  %arrayidx1.i.i606.i = getelementptr inbounds i8, ptr %add.ptr4.i605.i, i64 64
  %372 = load <8 x double>, ptr %arrayidx1.i.i606.i, align 8
  %shuffle.i.i607.i = shufflevector <8 x double> %371, <8 x double> %372, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i608.i = getelementptr inbounds i8, ptr %add.ptr4.i605.i, i64 128
  %373 = load <8 x double>, ptr %arrayidx2.i.i608.i, align 8
  %arrayidx3.i.i609.i = getelementptr inbounds i8, ptr %add.ptr4.i605.i, i64 192
  %374 = load <8 x double>, ptr %arrayidx3.i.i609.i, align 8
  %shuffle4.i.i610.i = shufflevector <8 x double> %373, <8 x double> %374, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i611.i = shufflevector <8 x double> %371, <8 x double> %372, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i612.i = shufflevector <8 x double> %373, <8 x double> %374, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i613.i = shufflevector <8 x double> %shuffle.i.i607.i, <8 x double> %shuffle4.i.i610.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i614.i = shufflevector <8 x double> %shuffle.i.i607.i, <8 x double> %shuffle4.i.i610.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i615.i = shufflevector <8 x double> %shuffle7.i.i611.i, <8 x double> %shuffle10.i.i612.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i616.i = shufflevector <8 x double> %shuffle7.i.i611.i, <8 x double> %shuffle10.i.i612.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i617.i = shufflevector <8 x double> %shuffle11.i.i613.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i617.i, ptr %add.ptr.i604.i, align 8
  %add.ptr10.i618.i = getelementptr inbounds double, ptr %add.ptr.i604.i, i64 %4
  %rows.sroa.5.64.vec.extract.i619.i = shufflevector <8 x double> %shuffle13.i.i614.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i619.i, ptr %add.ptr10.i618.i, align 8
  %add.ptr10.1.i620.i = getelementptr inbounds double, ptr %add.ptr10.i618.i, i64 %4
  %rows.sroa.8.128.vec.extract.i621.i = shufflevector <8 x double> %shuffle15.i.i615.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i621.i, ptr %add.ptr10.1.i620.i, align 8
  %add.ptr10.2.i622.i = getelementptr inbounds double, ptr %add.ptr10.1.i620.i, i64 %4
  %rows.sroa.11.192.vec.extract.i623.i = shufflevector <8 x double> %shuffle17.i.i616.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i623.i, ptr %add.ptr10.2.i622.i, align 8
  %add.ptr10.3.i624.i = getelementptr inbounds double, ptr %add.ptr10.2.i622.i, i64 %4
  %rows.sroa.0.32.vec.extract.i625.i = shufflevector <8 x double> %shuffle11.i.i613.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i625.i, ptr %add.ptr10.3.i624.i, align 8
  %add.ptr10.4.i626.i = getelementptr inbounds double, ptr %add.ptr10.3.i624.i, i64 %4
  %rows.sroa.5.96.vec.extract.i627.i = shufflevector <8 x double> %shuffle13.i.i614.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i627.i, ptr %add.ptr10.4.i626.i, align 8
  %add.ptr10.5.i628.i = getelementptr inbounds double, ptr %add.ptr10.4.i626.i, i64 %4
  %rows.sroa.8.160.vec.extract.i629.i = shufflevector <8 x double> %shuffle15.i.i615.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i629.i, ptr %add.ptr10.5.i628.i, align 8
  %add.ptr10.6.i630.i = getelementptr inbounds double, ptr %add.ptr10.5.i628.i, i64 %4
  %rows.sroa.11.224.vec.extract.i631.i = shufflevector <8 x double> %shuffle17.i.i616.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i631.i, ptr %add.ptr10.6.i630.i, align 8
  %add.i632.i = add nuw nsw i64 %add61.i602.i, 4
  %cmp3.not.i633.i = icmp sgt i64 %add.i632.i, %4
  br i1 %cmp3.not.i633.i, label %for.cond14.preheader.i580.i, label %for.body.i601.i, !llvm.loop !34

for.cond18.preheader.i586.i:                      ; preds = %for.cond14.preheader.i580.i, %for.cond.cleanup20.i598.i
  %k.165.i587.i = phi i64 [ %inc30.i599.i, %for.cond.cleanup20.i598.i ], [ %k.0.lcssa.i581.i, %for.cond14.preheader.i580.i ]
  %invariant.gep.i588.i = getelementptr double, ptr %add.ptr81.i135, i64 %k.165.i587.i
  %add.ptr22.i590.i = getelementptr inbounds <8 x double>, ptr %11, i64 %k.165.i587.i
  br label %for.body21.i591.i

for.cond.cleanup20.i598.i:                        ; preds = %for.body21.i591.i
  %inc30.i599.i = add nuw nsw i64 %k.165.i587.i, 1
  %exitcond66.not.i600.i = icmp eq i64 %inc30.i599.i, %4
  br i1 %exitcond66.not.i600.i, label %cleanup89.i99, label %for.cond18.preheader.i586.i, !llvm.loop !35

for.body21.i591.i:                                ; preds = %for.body21.i591.i, %for.cond18.preheader.i586.i
  %lane17.063.i592.i = phi i64 [ 0, %for.cond18.preheader.i586.i ], [ %inc27.i596.i, %for.body21.i591.i ]
  %arrayidx23.i593.i = getelementptr inbounds double, ptr %add.ptr22.i590.i, i64 %lane17.063.i592.i
  %375 = load double, ptr %arrayidx23.i593.i, align 8
  %mul.i594.i = mul nsw i64 %lane17.063.i592.i, %4
  %gep.i595.i = getelementptr double, ptr %invariant.gep.i588.i, i64 %mul.i594.i
  store double %375, ptr %gep.i595.i, align 8
  %inc27.i596.i = add nuw nsw i64 %lane17.063.i592.i, 1
  %exitcond.not.i597.i = icmp eq i64 %lane17.063.i592.i, %281
  br i1 %exitcond.not.i597.i, label %for.cond.cleanup20.i598.i, label %for.body21.i591.i, !llvm.loop !36

for.body72.i136:                                  ; preds = %if.then59.i128, %for.body72.i136
  %k67.0776.i = phi i64 [ %inc78.i140, %for.body72.i136 ], [ 1, %if.then59.i128 ]
  %mul74.i137 = mul nuw nsw i64 %k67.0776.i, %add.i54
  %arrayidx75.i138 = getelementptr inbounds <8 x double>, ptr %11, i64 %mul74.i137
  %376 = load <8 x double>, ptr %arrayidx75.i138, align 8
  %arrayidx76.i139 = getelementptr inbounds <8 x double>, ptr %11, i64 %k67.0776.i
  store <8 x double> %376, ptr %arrayidx76.i139, align 8
  %inc78.i140 = add nuw nsw i64 %k67.0776.i, 1
  %exitcond.not.i141 = icmp eq i64 %inc78.i140, %4
  br i1 %exitcond.not.i141, label %for.cond.cleanup71.i134, label %for.body72.i136, !llvm.loop !39

if.end82.i95:                                     ; preds = %for.cond.cleanup51.i94
  br i1 %cmp66.i.i56, label %for.body.i649.i, label %for.cond.cleanup.i637.i

for.cond.loopexit.i655.i:                         ; preds = %cond.end.i.i120, %for.body.i649.i
  %cmp.i656.i = icmp sgt i64 %i.0.in68.i.i104, 1
  br i1 %cmp.i656.i, label %for.body.i649.i, label %for.cond.cleanup.i637.i, !llvm.loop !40

for.cond.cleanup.i637.i:                          ; preds = %for.cond.loopexit.i655.i, %if.end82.i95
  %wrong.0.lcssa.i638.i = phi <8 x i64> [ zeroinitializer, %if.end82.i95 ], [ %or.i654.i, %for.cond.loopexit.i655.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i636.i) #5
  store <8 x i64> %wrong.0.lcssa.i638.i, ptr %all.i.i636.i, align 16
  br label %for.body.i.i639.i

for.body.i.i639.i:                                ; preds = %for.body.i.i639.i, %for.cond.cleanup.i637.i
  %lane.07.i.i640.i = phi i64 [ 0, %for.cond.cleanup.i637.i ], [ %inc.i.i644.i, %for.body.i.i639.i ]
  %any.06.i.i641.i = phi i64 [ 0, %for.cond.cleanup.i637.i ], [ %or.i.i643.i, %for.body.i.i639.i ]
  %arrayidx.i.i642.i = getelementptr inbounds [8 x i64], ptr %all.i.i636.i, i64 0, i64 %lane.07.i.i640.i
  %377 = load i64, ptr %arrayidx.i.i642.i, align 8
  %or.i.i643.i = or i64 %377, %any.06.i.i641.i
  %inc.i.i644.i = add nuw nsw i64 %lane.07.i.i640.i, 1
  %exitcond.not.i.i645.i = icmp eq i64 %inc.i.i644.i, 8
  br i1 %exitcond.not.i.i645.i, label %substitute_d.exit.i, label %for.body.i.i639.i, !llvm.loop !30

for.body.i649.i:                                  ; preds = %if.end82.i95, %for.cond.loopexit.i655.i
  %i.0.in68.i.i104 = phi i64 [ %i.069.i.i106, %for.cond.loopexit.i655.i ], [ %4, %if.end82.i95 ]
  %wrong.067.i.i105 = phi <8 x i64> [ %or.i654.i, %for.cond.loopexit.i655.i ], [ zeroinitializer, %if.end82.i95 ]
  %i.069.i.i106 = add nsw i64 %i.0.in68.i.i104, -1
  %mul.i650.i = mul nsw i64 %i.069.i.i106, %4
  %378 = getelementptr <8 x double>, ptr %11, i64 %mul.i650.i
  %arrayidx.i651.i = getelementptr <8 x double>, ptr %378, i64 %i.069.i.i106
  %379 = load <8 x double>, ptr %arrayidx.i651.i, align 8
  %div.i652.i = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %379
  %elt.abs.i.i.i107 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %div.i652.i)
  %cmp.i.i.i108 = fcmp une <8 x double> %379, zeroinitializer
  %380 = fcmp ult <8 x double> %elt.abs.i.i.i107, <double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000>
  %381 = fcmp ugt <8 x double> %elt.abs.i.i.i107, <double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000>
  %382 = or <8 x i1> %380, %381
  %and510.i.i.i109 = and <8 x i1> %382, %cmp.i.i.i108
  %383 = bitcast <8 x i1> %and510.i.i.i109 to i8
  %.not.i.i110 = icmp eq i8 %383, 0
  %cmp1.i653.i = fcmp oeq <8 x double> %379, zeroinitializer
  %or.i654.i = select <8 x i1> %cmp1.i653.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.067.i.i105
  br i1 %cmp363.i.i57, label %for.body5.lr.ph.i.i111, label %for.cond.loopexit.i655.i

for.body5.lr.ph.i.i111:                           ; preds = %for.body.i649.i
  %mul6.i.i112 = mul nsw i64 %i.069.i.i106, %7
  %384 = getelementptr <8 x double>, ptr %add.ptr.i40, i64 %mul6.i.i112
  %cmp1160.i.i113 = icmp slt i64 %i.0.in68.i.i104, %4
  br label %for.body5.i.i114

for.body5.i.i114:                                 ; preds = %cond.end.i.i120, %for.body5.lr.ph.i.i111
  %j.064.i.i115 = phi i64 [ 0, %for.body5.lr.ph.i.i111 ], [ %inc27.i660.i, %cond.end.i.i120 ]
  %arrayidx8.i.i116 = getelementptr <8 x double>, ptr %384, i64 %j.064.i.i115
  %385 = load <8 x double>, ptr %arrayidx8.i.i116, align 8
  %invariant.gep.i657.i = getelementptr <8 x double>, ptr %add.ptr.i40, i64 %j.064.i.i115
  br i1 %cmp1160.i.i113, label %for.body13.i.i124, label %for.cond.cleanup12.i.i117

for.cond.cleanup12.i.i117:                        ; preds = %for.body13.i.i124, %for.body5.i.i114
  %one.0.lcssa.i658.i = phi <8 x double> [ %385, %for.body5.i.i114 ], [ %388, %for.body13.i.i124 ]
  br i1 %.not.i.i110, label %cond.false.i.i122, label %cond.true.i.i118

for.body13.i.i124:                                ; preds = %for.body5.i.i114, %for.body13.i.i124
  %k.062.i.i125 = phi i64 [ %inc.i664.i, %for.body13.i.i124 ], [ %i.0.in68.i.i104, %for.body5.i.i114 ]
  %one.061.i.i126 = phi <8 x double> [ %388, %for.body13.i.i124 ], [ %385, %for.body5.i.i114 ]
  %arrayidx16.i661.i = getelementptr <8 x double>, ptr %378, i64 %k.062.i.i125
  %386 = load <8 x double>, ptr %arrayidx16.i661.i, align 8
  %mul17.i.i127 = mul nsw i64 %k.062.i.i125, %7
  %gep.i662.i = getelementptr <8 x double>, ptr %invariant.gep.i657.i, i64 %mul17.i.i127
  %387 = load <8 x double>, ptr %gep.i662.i, align 8
  %neg.i663.i = fneg <8 x double> %386
  %388 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i663.i, <8 x double> %387, <8 x double> %one.061.i.i126)
  %inc.i664.i = add nuw nsw i64 %k.062.i.i125, 1
  %exitcond.not.i665.i = icmp eq i64 %inc.i664.i, %4
  br i1 %exitcond.not.i665.i, label %for.cond.cleanup12.i.i117, label %for.body13.i.i124, !llvm.loop !41

cond.true.i.i118:                                 ; preds = %for.cond.cleanup12.i.i117
  %div21.i.i119 = fdiv <8 x double> %one.0.lcssa.i658.i, %379
  br label %cond.end.i.i120

cond.false.i.i122:                                ; preds = %for.cond.cleanup12.i.i117
  %mul22.i.i123 = fmul <8 x double> %div.i652.i, %one.0.lcssa.i658.i
  br label %cond.end.i.i120

cond.end.i.i120:                                  ; preds = %cond.false.i.i122, %cond.true.i.i118
  %cond.i659.i = phi <8 x double> [ %div21.i.i119, %cond.true.i.i118 ], [ %mul22.i.i123, %cond.false.i.i122 ]
  store <8 x double> %cond.i659.i, ptr %arrayidx8.i.i116, align 8
  %inc27.i660.i = add nuw nsw i64 %j.064.i.i115, 1
  %exitcond71.not.i.i121 = icmp eq i64 %inc27.i660.i, %7
  br i1 %exitcond71.not.i.i121, label %for.cond.loopexit.i655.i, label %for.body5.i.i114, !llvm.loop !42

substitute_d.exit.i:                              ; preds = %for.body.i.i639.i
  %cmp1.i.i646.i = icmp ne i64 %or.i.i643.i, 0
  %conv2.i.i647.i = zext i1 %cmp1.i.i646.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i636.i) #5
  %or84.i96 = or i64 %wrong.0782.i, %conv2.i.i647.i
  %mul87.i97 = mul nsw i64 %mul14.i82, %7
  %add.ptr88.i98 = getelementptr inbounds double, ptr %9, i64 %mul87.i97
  %or.cond.i668.i = and i1 %cmp1.i513.i, %cmp.i375.i85
  br i1 %or.cond.i668.i, label %if.then.i725.i, label %for.cond.preheader.i669.i

for.cond.preheader.i669.i:                        ; preds = %substitute_d.exit.i
  %389 = and i1 %cmp362.i516.i, %cmp.i375.i85
  br i1 %389, label %for.body.i692.i, label %for.cond14.preheader.i671.i

if.then.i725.i:                                   ; preds = %substitute_d.exit.i
  %390 = load <8 x double>, ptr %add.ptr.i40, align 8
  store <8 x double> %390, ptr %add.ptr88.i98, align 8
  br label %cleanup89.i99

for.cond14.preheader.i671.i:                      ; preds = %for.body.i692.i, %for.cond.preheader.i669.i
  %k.0.lcssa.i672.i = phi i64 [ 0, %for.cond.preheader.i669.i ], [ %add61.i693.i, %for.body.i692.i ]
  %cmp1564.i673.i = icmp slt i64 %k.0.lcssa.i672.i, %mul45.i52
  br i1 %cmp1564.i673.i, label %for.cond18.preheader.i677.i, label %cleanup89.i99

for.body.i692.i:                                  ; preds = %for.cond.preheader.i669.i, %for.body.i692.i
  %add61.i693.i = phi i64 [ %add.i723.i, %for.body.i692.i ], [ 4, %for.cond.preheader.i669.i ]
  %k.060.i694.i = phi i64 [ %add61.i693.i, %for.body.i692.i ], [ 0, %for.cond.preheader.i669.i ]
  %add.ptr.i695.i = getelementptr inbounds double, ptr %add.ptr88.i98, i64 %k.060.i694.i
  %add.ptr4.i696.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.060.i694.i
  %391 = load <8 x double>, ptr %add.ptr4.i696.i, align 8
  %arrayidx1.i.i697.i = getelementptr inbounds i8, ptr %add.ptr4.i696.i, i64 64
  %392 = load <8 x double>, ptr %arrayidx1.i.i697.i, align 8
  %shuffle.i.i698.i = shufflevector <8 x double> %391, <8 x double> %392, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i699.i = getelementptr inbounds i8, ptr %add.ptr4.i696.i, i64 128
  %393 = load <8 x double>, ptr %arrayidx2.i.i699.i, align 8
  %arrayidx3.i.i700.i = getelementptr inbounds i8, ptr %add.ptr4.i696.i, i64 192
  %394 = load <8 x double>, ptr %arrayidx3.i.i700.i, align 8
  %shuffle4.i.i701.i = shufflevector <8 x double> %393, <8 x double> %394, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i702.i = shufflevector <8 x double> %391, <8 x double> %392, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i703.i = shufflevector <8 x double> %393, <8 x double> %394, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i704.i = shufflevector <8 x double> %shuffle.i.i698.i, <8 x double> %shuffle4.i.i701.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i705.i = shufflevector <8 x double> %shuffle.i.i698.i, <8 x double> %shuffle4.i.i701.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i706.i = shufflevector <8 x double> %shuffle7.i.i702.i, <8 x double> %shuffle10.i.i703.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i707.i = shufflevector <8 x double> %shuffle7.i.i702.i, <8 x double> %shuffle10.i.i703.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i708.i = shufflevector <8 x double> %shuffle11.i.i704.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i708.i, ptr %add.ptr.i695.i, align 8
  %add.ptr10.i709.i = getelementptr inbounds double, ptr %add.ptr.i695.i, i64 %mul45.i52
  %rows.sroa.5.64.vec.extract.i710.i = shufflevector <8 x double> %shuffle13.i.i705.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i710.i, ptr %add.ptr10.i709.i, align 8
  %add.ptr10.1.i711.i = getelementptr inbounds double, ptr %add.ptr10.i709.i, i64 %mul45.i52
  %rows.sroa.8.128.vec.extract.i712.i = shufflevector <8 x double> %shuffle15.i.i706.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i712.i, ptr %add.ptr10.1.i711.i, align 8
  %add.ptr10.2.i713.i = getelementptr inbounds double, ptr %add.ptr10.1.i711.i, i64 %mul45.i52
  %rows.sroa.11.192.vec.extract.i714.i = shufflevector <8 x double> %shuffle17.i.i707.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i714.i, ptr %add.ptr10.2.i713.i, align 8
  %add.ptr10.3.i715.i = getelementptr inbounds double, ptr %add.ptr10.2.i713.i, i64 %mul45.i52
  %rows.sroa.0.32.vec.extract.i716.i = shufflevector <8 x double> %shuffle11.i.i704.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i716.i, ptr %add.ptr10.3.i715.i, align 8
  %add.ptr10.4.i717.i = getelementptr inbounds double, ptr %add.ptr10.3.i715.i, i64 %mul45.i52
  %rows.sroa.5.96.vec.extract.i718.i = shufflevector <8 x double> %shuffle13.i.i705.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i718.i, ptr %add.ptr10.4.i717.i, align 8
  %add.ptr10.5.i719.i = getelementptr inbounds double, ptr %add.ptr10.4.i717.i, i64 %mul45.i52
  %rows.sroa.8.160.vec.extract.i720.i = shufflevector <8 x double> %shuffle15.i.i706.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i720.i, ptr %add.ptr10.5.i719.i, align 8
  %add.ptr10.6.i721.i = getelementptr inbounds double, ptr %add.ptr10.5.i719.i, i64 %mul45.i52
  %rows.sroa.11.224.vec.extract.i722.i = shufflevector <8 x double> %shuffle17.i.i707.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i722.i, ptr %add.ptr10.6.i721.i, align 8
  %add.i723.i = add nuw nsw i64 %add61.i693.i, 4
  %cmp3.not.i724.i = icmp sgt i64 %add.i723.i, %mul45.i52
  br i1 %cmp3.not.i724.i, label %for.cond14.preheader.i671.i, label %for.body.i692.i, !llvm.loop !34

for.cond18.preheader.i677.i:                      ; preds = %for.cond14.preheader.i671.i, %for.cond.cleanup20.i689.i
  %k.165.i678.i = phi i64 [ %inc30.i690.i, %for.cond.cleanup20.i689.i ], [ %k.0.lcssa.i672.i, %for.cond14.preheader.i671.i ]
  %invariant.gep.i679.i = getelementptr double, ptr %add.ptr88.i98, i64 %k.165.i678.i
  %add.ptr22.i681.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.165.i678.i
  br label %for.body21.i682.i

for.cond.cleanup20.i689.i:                        ; preds = %for.body21.i682.i
  %inc30.i690.i = add nuw nsw i64 %k.165.i678.i, 1
  %exitcond66.not.i691.i = icmp eq i64 %inc30.i690.i, %mul45.i52
  br i1 %exitcond66.not.i691.i, label %cleanup89.i99, label %for.cond18.preheader.i677.i, !llvm.loop !35

for.body21.i682.i:                                ; preds = %for.body21.i682.i, %for.cond18.preheader.i677.i
  %lane17.063.i683.i = phi i64 [ 0, %for.cond18.preheader.i677.i ], [ %inc27.i687.i, %for.body21.i682.i ]
  %arrayidx23.i684.i = getelementptr inbounds double, ptr %add.ptr22.i681.i, i64 %lane17.063.i683.i
  %395 = load double, ptr %arrayidx23.i684.i, align 8
  %mul.i685.i = mul nsw i64 %lane17.063.i683.i, %mul45.i52
  %gep.i686.i = getelementptr double, ptr %invariant.gep.i679.i, i64 %mul.i685.i
  store double %395, ptr %gep.i686.i, align 8
  %inc27.i687.i = add nuw nsw i64 %lane17.063.i683.i, 1
  %exitcond.not.i688.i = icmp eq i64 %lane17.063.i683.i, %281
  br i1 %exitcond.not.i688.i, label %for.cond.cleanup20.i689.i, label %for.body21.i682.i, !llvm.loop !36

cleanup89.i99:                                    ; preds = %for.cond.cleanup20.i689.i, %for.cond.cleanup20.i598.i, %for.cond14.preheader.i671.i, %if.then.i725.i, %for.cond14.preheader.i580.i, %if.then.i634.i
  %wrong.1.i100 = phi i64 [ %wrong.0782.i, %if.then.i634.i ], [ %wrong.0782.i, %for.cond14.preheader.i580.i ], [ %or84.i96, %if.then.i725.i ], [ %or84.i96, %for.cond14.preheader.i671.i ], [ %wrong.0782.i, %for.cond.cleanup20.i598.i ], [ %or84.i96, %for.cond.cleanup20.i689.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i38) #5
  br label %for.inc90.i101

for.inc90.i101:                                   ; preds = %for.cond.cleanup20.i404.i266, %cleanup89.i99, %store_d.exit511.i, %for.cond14.preheader.i394.i252, %if.then.i419.i296
  %wrong.2744.i = phi i64 [ %wrong.1.i100, %cleanup89.i99 ], [ %or.i249, %for.cond14.preheader.i394.i252 ], [ %or.i249, %if.then.i419.i296 ], [ %wrong.0782.i, %store_d.exit511.i ], [ %or.i249, %for.cond.cleanup20.i404.i266 ]
  %add91.i102 = add nsw i64 %first.2.i78, 8
  %cmp.i103 = icmp slt i64 %add91.i102, %3
  br i1 %cmp.i103, label %for.body.i74, label %return, !llvm.loop !43

return:                                           ; preds = %for.inc90.i101, %if.end8.i77, %for.inc90.i, %if.end8.i, %if.end, %if.then
  %retval.0 = phi i64 [ 0, %if.then ], [ 0, %if.end ], [ %wrong.2816.i, %for.inc90.i ], [ %wrong.0854.i, %if.end8.i ], [ %wrong.2744.i, %for.inc90.i101 ], [ %wrong.0782.i, %if.end8.i77 ]
  ret i64 %retval.0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @eliminate_f(ptr nocapture noundef %m, i64 noundef %n, ptr nocapture noundef %sides, i64 noundef %columns, ptr nocapture noundef %odd) unnamed_addr #0 {
entry:
  %rows.i = alloca [16 x i32], align 16
  store <16 x i32> zeroinitializer, ptr %odd, align 4
  %cmp207 = icmp sgt i64 %n, 0
  br i1 %cmp207, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp7.i106.i = icmp sgt i64 %columns, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup100, %exchange_f.exit
  %exitcond209.not = icmp eq i64 %add7, %n
  br i1 %exitcond209.not, label %for.cond.cleanup, label %for.body, !llvm.loop !44

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %k.0208 = phi i64 [ 0, %for.body.lr.ph ], [ %add7, %for.cond.loopexit ]
  %mul = mul nuw nsw i64 %k.0208, %n
  %0 = getelementptr <16 x float>, ptr %m, i64 %mul
  %arrayidx = getelementptr <16 x float>, ptr %0, i64 %k.0208
  %conv = trunc i64 %k.0208 to i32
  %splat.splatinsert = insertelement <16 x i32> poison, i32 %conv, i64 0
  %splat.splat = shufflevector <16 x i32> %splat.splatinsert, <16 x i32> poison, <16 x i32> zeroinitializer
  %add7 = add nuw nsw i64 %k.0208, 1
  %invariant.gep = getelementptr <16 x float>, ptr %m, i64 %k.0208
  %cmp9193 = icmp slt i64 %add7, %n
  br i1 %cmp9193, label %for.body12.preheader, label %for.cond.cleanup11.thread

for.body12.preheader:                             ; preds = %for.body
  %1 = load <16 x float>, ptr %arrayidx, align 4
  %cmp1 = fcmp uge <16 x float> %1, zeroinitializer
  %fneg = fneg <16 x float> %1
  %or.v = select <16 x i1> %cmp1, <16 x float> %1, <16 x float> %fneg
  br label %for.body12

for.cond.cleanup11:                               ; preds = %for.body12
  %sub.i = sub nsw i64 %n, %k.0208
  %cmp.i = icmp slt i64 %sub.i, 9
  br i1 %cmp.i, label %for.cond.preheader.i, label %if.end.i

for.cond.cleanup11.thread:                        ; preds = %for.body
  %sub.i211 = sub nsw i64 %n, %k.0208
  %cmp.i212 = icmp slt i64 %sub.i211, 9
  br i1 %cmp.i212, label %exchange_f.exit, label %if.end.i

for.cond.preheader.i:                             ; preds = %for.cond.cleanup11
  br i1 %cmp9193, label %for.body.lr.ph.i, label %exchange_f.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %gep123.i = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul
  %cmp23.i.i = icmp sgt i64 %sub.i, 0
  %mul8.i = mul nsw i64 %k.0208, %columns
  %add.ptr9.i = getelementptr inbounds <16 x float>, ptr %sides, i64 %mul8.i
  br label %for.body.i

for.body.i:                                       ; preds = %swap_f.exit102.i, %for.body.lr.ph.i
  %i.0128.i = phi i64 [ %add7, %for.body.lr.ph.i ], [ %i.0.i, %swap_f.exit102.i ]
  %conv.i = trunc i64 %i.0128.i to i32
  %splat.splatinsert.i = insertelement <16 x i32> poison, i32 %conv.i, i64 0
  %splat.splat.i = shufflevector <16 x i32> %splat.splatinsert.i, <16 x i32> poison, <16 x i32> zeroinitializer
  %cmp2.not.i = icmp eq <16 x i32> %or39, %splat.splat.i
  %mul4.i = mul nuw nsw i64 %i.0128.i, %n
  %gep125.i = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul4.i
  br i1 %cmp23.i.i, label %for.body.i.i, label %swap_f.exit.i

for.body.i.i:                                     ; preds = %for.body.i, %for.body.i.i
  %k.024.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.body.i ]
  %arrayidx.i.i = getelementptr inbounds <16 x float>, ptr %gep123.i, i64 %k.024.i.i
  %2 = load <16 x i32>, ptr %arrayidx.i.i, align 4
  %arrayidx1.i.i = getelementptr inbounds <16 x float>, ptr %gep125.i, i64 %k.024.i.i
  %3 = load <16 x i32>, ptr %arrayidx1.i.i, align 4
  %or.i.i = select <16 x i1> %cmp2.not.i, <16 x i32> %3, <16 x i32> %2
  store <16 x i32> %or.i.i, ptr %arrayidx.i.i, align 4
  %4 = load <16 x i32>, ptr %arrayidx1.i.i, align 4
  %or8.i.i = select <16 x i1> %cmp2.not.i, <16 x i32> %2, <16 x i32> %4
  store <16 x i32> %or8.i.i, ptr %arrayidx1.i.i, align 4
  %inc.i.i = add nuw nsw i64 %k.024.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %sub.i
  br i1 %exitcond.not.i.i, label %swap_f.exit.i, label %for.body.i.i, !llvm.loop !45

swap_f.exit.i:                                    ; preds = %for.body.i.i, %for.body.i
  %mul10.i = mul nsw i64 %i.0128.i, %columns
  %add.ptr11.i = getelementptr inbounds <16 x float>, ptr %sides, i64 %mul10.i
  br i1 %cmp7.i106.i, label %for.body.i88.i, label %swap_f.exit102.i

for.body.i88.i:                                   ; preds = %swap_f.exit.i, %for.body.i88.i
  %k.024.i89.i = phi i64 [ %inc.i100.i, %for.body.i88.i ], [ 0, %swap_f.exit.i ]
  %arrayidx.i90.i = getelementptr inbounds <16 x float>, ptr %add.ptr9.i, i64 %k.024.i89.i
  %5 = load <16 x i32>, ptr %arrayidx.i90.i, align 4
  %arrayidx1.i91.i = getelementptr inbounds <16 x float>, ptr %add.ptr11.i, i64 %k.024.i89.i
  %6 = load <16 x i32>, ptr %arrayidx1.i91.i, align 4
  %or.i95.i = select <16 x i1> %cmp2.not.i, <16 x i32> %6, <16 x i32> %5
  store <16 x i32> %or.i95.i, ptr %arrayidx.i90.i, align 4
  %7 = load <16 x i32>, ptr %arrayidx1.i91.i, align 4
  %or8.i99.i = select <16 x i1> %cmp2.not.i, <16 x i32> %5, <16 x i32> %7
  store <16 x i32> %or8.i99.i, ptr %arrayidx1.i91.i, align 4
  %inc.i100.i = add nuw nsw i64 %k.024.i89.i, 1
  %exitcond.not.i101.i = icmp eq i64 %inc.i100.i, %columns
  br i1 %exitcond.not.i101.i, label %swap_f.exit102.i, label %for.body.i88.i, !llvm.loop !45

swap_f.exit102.i:                                 ; preds = %for.body.i88.i, %swap_f.exit.i
  %i.0.i = add nuw nsw i64 %i.0128.i, 1
  %exitcond129.not.i = icmp eq i64 %i.0.i, %n
  br i1 %exitcond129.not.i, label %exchange_f.exit, label %for.body.i, !llvm.loop !46

if.end.i:                                         ; preds = %for.cond.cleanup11.thread, %for.cond.cleanup11
  %sub.i216 = phi i64 [ %sub.i211, %for.cond.cleanup11.thread ], [ %sub.i, %for.cond.cleanup11 ]
  %at.0.lcssa213 = phi <16 x i32> [ %splat.splat, %for.cond.cleanup11.thread ], [ %or39, %for.cond.cleanup11 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i) #5
  store <16 x i32> %at.0.lcssa213, ptr %rows.i, align 16
  %gep.i = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul
  %mul33.i = mul nsw i64 %k.0208, %columns
  %add.ptr34.i = getelementptr inbounds <16 x float>, ptr %sides, i64 %mul33.i
  br label %for.body16.i

for.cond.cleanup15.i:                             ; preds = %for.inc41.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %rows.i) #5
  br label %exchange_f.exit

for.body16.i:                                     ; preds = %for.inc41.i, %if.end.i
  %lane.0121.i = phi i64 [ 0, %if.end.i ], [ %inc42.i, %for.inc41.i ]
  %arrayidx.i = getelementptr inbounds [16 x i32], ptr %rows.i, i64 0, i64 %lane.0121.i
  %8 = load i32, ptr %arrayidx.i, align 4
  %conv17.i = sext i32 %8 to i64
  %cmp18.i = icmp eq i64 %k.0208, %conv17.i
  br i1 %cmp18.i, label %for.inc41.i, label %if.end21.i

if.end21.i:                                       ; preds = %for.body16.i
  %add.ptr25.i = getelementptr inbounds float, ptr %gep.i, i64 %lane.0121.i
  %mul28.i = mul nsw i64 %conv17.i, %n
  %gep120.i = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul28.i
  %add.ptr31.i = getelementptr inbounds float, ptr %gep120.i, i64 %lane.0121.i
  br label %for.body.i103.i

for.body.i103.i:                                  ; preds = %for.body.i103.i, %if.end21.i
  %one.addr.010.i.i = phi ptr [ %add.ptr.i.i, %for.body.i103.i ], [ %add.ptr25.i, %if.end21.i ]
  %k.09.i.i = phi i64 [ %inc.i104.i, %for.body.i103.i ], [ 0, %if.end21.i ]
  %other.addr.08.i.i = phi ptr [ %add.ptr1.i.i, %for.body.i103.i ], [ %add.ptr31.i, %if.end21.i ]
  %9 = load float, ptr %one.addr.010.i.i, align 4
  %10 = load float, ptr %other.addr.08.i.i, align 4
  store float %10, ptr %one.addr.010.i.i, align 4
  store float %9, ptr %other.addr.08.i.i, align 4
  %inc.i104.i = add nuw nsw i64 %k.09.i.i, 1
  %add.ptr.i.i = getelementptr inbounds i8, ptr %one.addr.010.i.i, i64 64
  %add.ptr1.i.i = getelementptr inbounds i8, ptr %other.addr.08.i.i, i64 64
  %exitcond.not.i105.i = icmp eq i64 %inc.i104.i, %sub.i216
  br i1 %exitcond.not.i105.i, label %swap_lane_f.exit.i, label %for.body.i103.i, !llvm.loop !47

swap_lane_f.exit.i:                               ; preds = %for.body.i103.i
  br i1 %cmp7.i106.i, label %for.body.i107.preheader.i, label %for.inc41.i

for.body.i107.preheader.i:                        ; preds = %swap_lane_f.exit.i
  %mul38.i = mul nsw i64 %conv17.i, %columns
  %add.ptr39.i = getelementptr inbounds <16 x float>, ptr %sides, i64 %mul38.i
  %add.ptr40.i = getelementptr inbounds float, ptr %add.ptr39.i, i64 %lane.0121.i
  %add.ptr35.i = getelementptr inbounds float, ptr %add.ptr34.i, i64 %lane.0121.i
  br label %for.body.i107.i

for.body.i107.i:                                  ; preds = %for.body.i107.i, %for.body.i107.preheader.i
  %one.addr.010.i108.i = phi ptr [ %add.ptr.i112.i, %for.body.i107.i ], [ %add.ptr35.i, %for.body.i107.preheader.i ]
  %k.09.i109.i = phi i64 [ %inc.i111.i, %for.body.i107.i ], [ 0, %for.body.i107.preheader.i ]
  %other.addr.08.i110.i = phi ptr [ %add.ptr1.i113.i, %for.body.i107.i ], [ %add.ptr40.i, %for.body.i107.preheader.i ]
  %11 = load float, ptr %one.addr.010.i108.i, align 4
  %12 = load float, ptr %other.addr.08.i110.i, align 4
  store float %12, ptr %one.addr.010.i108.i, align 4
  store float %11, ptr %other.addr.08.i110.i, align 4
  %inc.i111.i = add nuw nsw i64 %k.09.i109.i, 1
  %add.ptr.i112.i = getelementptr inbounds i8, ptr %one.addr.010.i108.i, i64 64
  %add.ptr1.i113.i = getelementptr inbounds i8, ptr %other.addr.08.i110.i, i64 64
  %exitcond.not.i114.i = icmp eq i64 %inc.i111.i, %columns
  br i1 %exitcond.not.i114.i, label %for.inc41.i, label %for.body.i107.i, !llvm.loop !47

for.inc41.i:                                      ; preds = %for.body.i107.i, %swap_lane_f.exit.i, %for.body16.i
  %inc42.i = add nuw nsw i64 %lane.0121.i, 1
  %exitcond.not.i = icmp eq i64 %inc42.i, 16
  br i1 %exitcond.not.i, label %for.cond.cleanup15.i, label %for.body16.i, !llvm.loop !48

exchange_f.exit:                                  ; preds = %swap_f.exit102.i, %for.cond.cleanup11.thread, %for.cond.preheader.i, %for.cond.cleanup15.i
  %at.0.lcssa214 = phi <16 x i32> [ %or39, %for.cond.preheader.i ], [ %at.0.lcssa213, %for.cond.cleanup15.i ], [ %splat.splat, %for.cond.cleanup11.thread ], [ %or39, %swap_f.exit102.i ]
  %13 = load <16 x float>, ptr %arrayidx, align 4
  %div = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %13
  %elt.abs.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %div)
  %cmp.i187 = fcmp une <16 x float> %13, zeroinitializer
  %14 = fcmp ult <16 x float> %elt.abs.i, <float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000, float 0x3810000000000000>
  %15 = fcmp ugt <16 x float> %elt.abs.i, <float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000, float 0x47D0000000000000>
  %16 = or <16 x i1> %14, %15
  %and510.i = and <16 x i1> %16, %cmp.i187
  %17 = bitcast <16 x i1> %and510.i to i16
  %.not = icmp eq i16 %17, 0
  %18 = select <16 x i1> %cmp.i187, <16 x float> %div, <16 x float> %13
  %or59.v = select <16 x i1> %cmp.i187, <16 x float> %13, <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>
  %cmp63 = icmp ne <16 x i32> %at.0.lcssa214, %splat.splat
  %sext64 = sext <16 x i1> %cmp63 to <16 x i32>
  %19 = load <16 x i32>, ptr %odd, align 4
  %xor = xor <16 x i32> %19, %sext64
  store <16 x i32> %xor, ptr %odd, align 4
  br i1 %cmp9193, label %for.body71.lr.ph, label %for.cond.loopexit

for.body71.lr.ph:                                 ; preds = %exchange_f.exit
  %mul102 = mul nsw i64 %k.0208, %columns
  %20 = getelementptr <16 x float>, ptr %sides, i64 %mul102
  br label %for.body71

for.body12:                                       ; preds = %for.body12.preheader, %for.body12
  %most.0196 = phi <16 x float> [ %or30.v, %for.body12 ], [ %or.v, %for.body12.preheader ]
  %i.0195 = phi i64 [ %inc, %for.body12 ], [ %add7, %for.body12.preheader ]
  %at.0194 = phi <16 x i32> [ %or39, %for.body12 ], [ %splat.splat, %for.body12.preheader ]
  %mul13 = mul nuw nsw i64 %i.0195, %n
  %gep = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul13
  %21 = load <16 x float>, ptr %gep, align 4
  %fneg16 = fneg <16 x float> %21
  %cmp17 = fcmp uge <16 x float> %21, zeroinitializer
  %or24.v = select <16 x i1> %cmp17, <16 x float> %21, <16 x float> %fneg16
  %cmp25 = fcmp ule <16 x float> %or24.v, %most.0196
  %or30.v = select <16 x i1> %cmp25, <16 x float> %most.0196, <16 x float> %or24.v
  %conv32 = trunc i64 %i.0195 to i32
  %splat.splatinsert33 = insertelement <16 x i32> poison, i32 %conv32, i64 0
  %splat.splat34 = shufflevector <16 x i32> %splat.splatinsert33, <16 x i32> poison, <16 x i32> zeroinitializer
  %or39 = select <16 x i1> %cmp25, <16 x i32> %at.0194, <16 x i32> %splat.splat34
  %inc = add nuw nsw i64 %i.0195, 1
  %cmp9 = icmp slt i64 %inc, %n
  br i1 %cmp9, label %for.body12, label %for.cond.cleanup11, !llvm.loop !49

for.body71:                                       ; preds = %for.body71.lr.ph, %for.cond.cleanup100
  %i65.0206 = phi i64 [ %add7, %for.body71.lr.ph ], [ %inc114, %for.cond.cleanup100 ]
  %mul76 = mul nuw nsw i64 %i65.0206, %n
  %gep204 = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul76
  %22 = load <16 x float>, ptr %gep204, align 4
  br i1 %.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %for.body71
  %div75 = fdiv <16 x float> %22, %or59.v
  br label %for.body85.lr.ph

cond.false:                                       ; preds = %for.body71
  %mul79 = fmul <16 x float> %18, %22
  br label %for.body85.lr.ph

for.body85.lr.ph:                                 ; preds = %cond.true, %cond.false
  %cond = phi <16 x float> [ %div75, %cond.true ], [ %mul79, %cond.false ]
  %23 = getelementptr <16 x float>, ptr %m, i64 %mul76
  %neg = fneg <16 x float> %cond
  br label %for.body85

for.cond97.preheader:                             ; preds = %for.body85
  br i1 %cmp7.i106.i, label %for.body101.lr.ph, label %for.cond.cleanup100

for.body101.lr.ph:                                ; preds = %for.cond97.preheader
  %mul106 = mul nuw nsw i64 %i65.0206, %columns
  %24 = getelementptr <16 x float>, ptr %sides, i64 %mul106
  br label %for.body101

for.body85:                                       ; preds = %for.body85.lr.ph, %for.body85
  %j.0198 = phi i64 [ %add7, %for.body85.lr.ph ], [ %inc94, %for.body85 ]
  %arrayidx88 = getelementptr <16 x float>, ptr %0, i64 %j.0198
  %25 = load <16 x float>, ptr %arrayidx88, align 4
  %arrayidx92 = getelementptr <16 x float>, ptr %23, i64 %j.0198
  %26 = load <16 x float>, ptr %arrayidx92, align 4
  %27 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %25, <16 x float> %26)
  store <16 x float> %27, ptr %arrayidx92, align 4
  %inc94 = add nuw nsw i64 %j.0198, 1
  %cmp82 = icmp slt i64 %inc94, %n
  br i1 %cmp82, label %for.body85, label %for.cond97.preheader, !llvm.loop !50

for.cond.cleanup100:                              ; preds = %for.body101, %for.cond97.preheader
  %inc114 = add nuw nsw i64 %i65.0206, 1
  %cmp68 = icmp slt i64 %inc114, %n
  br i1 %cmp68, label %for.body71, label %for.cond.loopexit, !llvm.loop !51

for.body101:                                      ; preds = %for.body101.lr.ph, %for.body101
  %j96.0200 = phi i64 [ 0, %for.body101.lr.ph ], [ %inc111, %for.body101 ]
  %arrayidx104 = getelementptr <16 x float>, ptr %20, i64 %j96.0200
  %28 = load <16 x float>, ptr %arrayidx104, align 4
  %arrayidx108 = getelementptr <16 x float>, ptr %24, i64 %j96.0200
  %29 = load <16 x float>, ptr %arrayidx108, align 4
  %30 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %28, <16 x float> %29)
  store <16 x float> %30, ptr %arrayidx108, align 4
  %inc111 = add nuw nsw i64 %j96.0200, 1
  %exitcond.not = icmp eq i64 %inc111, %columns
  br i1 %exitcond.not, label %for.cond.cleanup100, label %for.body101, !llvm.loop !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.sqrt.v16f32(<16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.maxnum.v16f32(<16 x float>, <16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @eliminate_d(ptr nocapture noundef %m, i64 noundef %n, ptr nocapture noundef %sides, i64 noundef %columns, ptr nocapture noundef %odd) unnamed_addr #0 {
entry:
  %rows.i = alloca [8 x i64], align 16
  store <8 x i64> zeroinitializer, ptr %odd, align 8
  %cmp201 = icmp sgt i64 %n, 0
  br i1 %cmp201, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp7.i101.i = icmp sgt i64 %columns, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup94, %exchange_d.exit
  %exitcond203.not = icmp eq i64 %add7, %n
  br i1 %exitcond203.not, label %for.cond.cleanup, label %for.body, !llvm.loop !53

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %k.0202 = phi i64 [ 0, %for.body.lr.ph ], [ %add7, %for.cond.loopexit ]
  %mul = mul nuw nsw i64 %k.0202, %n
  %0 = getelementptr <8 x double>, ptr %m, i64 %mul
  %arrayidx = getelementptr <8 x double>, ptr %0, i64 %k.0202
  %splat.splatinsert = insertelement <8 x i64> poison, i64 %k.0202, i64 0
  %splat.splat = shufflevector <8 x i64> %splat.splatinsert, <8 x i64> poison, <8 x i32> zeroinitializer
  %add7 = add nuw nsw i64 %k.0202, 1
  %invariant.gep = getelementptr <8 x double>, ptr %m, i64 %k.0202
  %cmp9187 = icmp slt i64 %add7, %n
  br i1 %cmp9187, label %for.body11.preheader, label %for.cond.cleanup10.thread

for.body11.preheader:                             ; preds = %for.body
  %1 = load <8 x double>, ptr %arrayidx, align 8
  %cmp1 = fcmp uge <8 x double> %1, zeroinitializer
  %fneg = fneg <8 x double> %1
  %or.v = select <8 x i1> %cmp1, <8 x double> %1, <8 x double> %fneg
  br label %for.body11

for.cond.cleanup10:                               ; preds = %for.body11
  %sub.i = sub nsw i64 %n, %k.0202
  %cmp.i = icmp slt i64 %sub.i, 9
  br i1 %cmp.i, label %for.cond.preheader.i, label %if.end.i

for.cond.cleanup10.thread:                        ; preds = %for.body
  %sub.i205 = sub nsw i64 %n, %k.0202
  %cmp.i206 = icmp slt i64 %sub.i205, 9
  br i1 %cmp.i206, label %exchange_d.exit, label %if.end.i

for.cond.preheader.i:                             ; preds = %for.cond.cleanup10
  br i1 %cmp9187, label %for.body.lr.ph.i, label %exchange_d.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %gep118.i = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul
  %cmp23.i.i = icmp sgt i64 %sub.i, 0
  %mul8.i = mul nsw i64 %k.0202, %columns
  %add.ptr9.i = getelementptr inbounds <8 x double>, ptr %sides, i64 %mul8.i
  br label %for.body.i

for.body.i:                                       ; preds = %swap_d.exit97.i, %for.body.lr.ph.i
  %i.0123.i = phi i64 [ %add7, %for.body.lr.ph.i ], [ %i.0.i, %swap_d.exit97.i ]
  %splat.splatinsert.i = insertelement <8 x i64> poison, i64 %i.0123.i, i64 0
  %splat.splat.i = shufflevector <8 x i64> %splat.splatinsert.i, <8 x i64> poison, <8 x i32> zeroinitializer
  %cmp2.not.i = icmp eq <8 x i64> %or37, %splat.splat.i
  %mul4.i = mul nuw nsw i64 %i.0123.i, %n
  %gep120.i = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul4.i
  br i1 %cmp23.i.i, label %for.body.i.i, label %swap_d.exit.i

for.body.i.i:                                     ; preds = %for.body.i, %for.body.i.i
  %k.024.i.i = phi i64 [ %inc.i.i, %for.body.i.i ], [ 0, %for.body.i ]
  %arrayidx.i.i = getelementptr inbounds <8 x double>, ptr %gep118.i, i64 %k.024.i.i
  %2 = load <8 x i64>, ptr %arrayidx.i.i, align 8
  %arrayidx1.i.i = getelementptr inbounds <8 x double>, ptr %gep120.i, i64 %k.024.i.i
  %3 = load <8 x i64>, ptr %arrayidx1.i.i, align 8
  %or.i.i = select <8 x i1> %cmp2.not.i, <8 x i64> %3, <8 x i64> %2
  store <8 x i64> %or.i.i, ptr %arrayidx.i.i, align 8
  %4 = load <8 x i64>, ptr %arrayidx1.i.i, align 8
  %or8.i.i = select <8 x i1> %cmp2.not.i, <8 x i64> %2, <8 x i64> %4
  store <8 x i64> %or8.i.i, ptr %arrayidx1.i.i, align 8
  %inc.i.i = add nuw nsw i64 %k.024.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc.i.i, %sub.i
  br i1 %exitcond.not.i.i, label %swap_d.exit.i, label %for.body.i.i, !llvm.loop !54

swap_d.exit.i:                                    ; preds = %for.body.i.i, %for.body.i
  %mul10.i = mul nsw i64 %i.0123.i, %columns
  %add.ptr11.i = getelementptr inbounds <8 x double>, ptr %sides, i64 %mul10.i
  br i1 %cmp7.i101.i, label %for.body.i83.i, label %swap_d.exit97.i

for.body.i83.i:                                   ; preds = %swap_d.exit.i, %for.body.i83.i
  %k.024.i84.i = phi i64 [ %inc.i95.i, %for.body.i83.i ], [ 0, %swap_d.exit.i ]
  %arrayidx.i85.i = getelementptr inbounds <8 x double>, ptr %add.ptr9.i, i64 %k.024.i84.i
  %5 = load <8 x i64>, ptr %arrayidx.i85.i, align 8
  %arrayidx1.i86.i = getelementptr inbounds <8 x double>, ptr %add.ptr11.i, i64 %k.024.i84.i
  %6 = load <8 x i64>, ptr %arrayidx1.i86.i, align 8
  %or.i90.i = select <8 x i1> %cmp2.not.i, <8 x i64> %6, <8 x i64> %5
  store <8 x i64> %or.i90.i, ptr %arrayidx.i85.i, align 8
  %7 = load <8 x i64>, ptr %arrayidx1.i86.i, align 8
  %or8.i94.i = select <8 x i1> %cmp2.not.i, <8 x i64> %5, <8 x i64> %7
  store <8 x i64> %or8.i94.i, ptr %arrayidx1.i86.i, align 8
  %inc.i95.i = add nuw nsw i64 %k.024.i84.i, 1
  %exitcond.not.i96.i = icmp eq i64 %inc.i95.i, %columns
  br i1 %exitcond.not.i96.i, label %swap_d.exit97.i, label %for.body.i83.i, !llvm.loop !54

swap_d.exit97.i:                                  ; preds = %for.body.i83.i, %swap_d.exit.i
  %i.0.i = add nuw nsw i64 %i.0123.i, 1
  %exitcond124.not.i = icmp eq i64 %i.0.i, %n
  br i1 %exitcond124.not.i, label %exchange_d.exit, label %for.body.i, !llvm.loop !55

if.end.i:                                         ; preds = %for.cond.cleanup10.thread, %for.cond.cleanup10
  %sub.i210 = phi i64 [ %sub.i205, %for.cond.cleanup10.thread ], [ %sub.i, %for.cond.cleanup10 ]
  %at.0.lcssa207 = phi <8 x i64> [ %splat.splat, %for.cond.cleanup10.thread ], [ %or37, %for.cond.cleanup10 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i) #5
  store <8 x i64> %at.0.lcssa207, ptr %rows.i, align 16
  %gep.i = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul
  %mul29.i = mul nsw i64 %k.0202, %columns
  %add.ptr30.i = getelementptr inbounds <8 x double>, ptr %sides, i64 %mul29.i
  br label %for.body15.i

for.cond.cleanup14.i:                             ; preds = %for.inc36.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %rows.i) #5
  br label %exchange_d.exit

for.body15.i:                                     ; preds = %for.inc36.i, %if.end.i
  %lane.0116.i = phi i64 [ 0, %if.end.i ], [ %inc37.i, %for.inc36.i ]
  %arrayidx.i = getelementptr inbounds [8 x i64], ptr %rows.i, i64 0, i64 %lane.0116.i
  %8 = load i64, ptr %arrayidx.i, align 8
  %cmp16.i = icmp eq i64 %8, %k.0202
  br i1 %cmp16.i, label %for.inc36.i, label %if.end18.i

if.end18.i:                                       ; preds = %for.body15.i
  %add.ptr22.i = getelementptr inbounds double, ptr %gep.i, i64 %lane.0116.i
  %mul24.i = mul nsw i64 %8, %n
  %gep115.i = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul24.i
  %add.ptr27.i = getelementptr inbounds double, ptr %gep115.i, i64 %lane.0116.i
  br label %for.body.i98.i

for.body.i98.i:                                   ; preds = %for.body.i98.i, %if.end18.i
  %one.addr.010.i.i = phi ptr [ %add.ptr.i.i, %for.body.i98.i ], [ %add.ptr22.i, %if.end18.i ]
  %k.09.i.i = phi i64 [ %inc.i99.i, %for.body.i98.i ], [ 0, %if.end18.i ]
  %other.addr.08.i.i = phi ptr [ %add.ptr1.i.i, %for.body.i98.i ], [ %add.ptr27.i, %if.end18.i ]
  %9 = load double, ptr %one.addr.010.i.i, align 8
  %10 = load double, ptr %other.addr.08.i.i, align 8
  store double %10, ptr %one.addr.010.i.i, align 8
  store double %9, ptr %other.addr.08.i.i, align 8
  %inc.i99.i = add nuw nsw i64 %k.09.i.i, 1
  %add.ptr.i.i = getelementptr inbounds i8, ptr %one.addr.010.i.i, i64 64
  %add.ptr1.i.i = getelementptr inbounds i8, ptr %other.addr.08.i.i, i64 64
  %exitcond.not.i100.i = icmp eq i64 %inc.i99.i, %sub.i210
  br i1 %exitcond.not.i100.i, label %swap_lane_d.exit.i, label %for.body.i98.i, !llvm.loop !56

swap_lane_d.exit.i:                               ; preds = %for.body.i98.i
  br i1 %cmp7.i101.i, label %for.body.i102.preheader.i, label %for.inc36.i

for.body.i102.preheader.i:                        ; preds = %swap_lane_d.exit.i
  %mul33.i = mul nsw i64 %8, %columns
  %add.ptr34.i = getelementptr inbounds <8 x double>, ptr %sides, i64 %mul33.i
  %add.ptr35.i = getelementptr inbounds double, ptr %add.ptr34.i, i64 %lane.0116.i
  %add.ptr31.i = getelementptr inbounds double, ptr %add.ptr30.i, i64 %lane.0116.i
  br label %for.body.i102.i

for.body.i102.i:                                  ; preds = %for.body.i102.i, %for.body.i102.preheader.i
  %one.addr.010.i103.i = phi ptr [ %add.ptr.i107.i, %for.body.i102.i ], [ %add.ptr31.i, %for.body.i102.preheader.i ]
  %k.09.i104.i = phi i64 [ %inc.i106.i, %for.body.i102.i ], [ 0, %for.body.i102.preheader.i ]
  %other.addr.08.i105.i = phi ptr [ %add.ptr1.i108.i, %for.body.i102.i ], [ %add.ptr35.i, %for.body.i102.preheader.i ]
  %11 = load double, ptr %one.addr.010.i103.i, align 8
  %12 = load double, ptr %other.addr.08.i105.i, align 8
  store double %12, ptr %one.addr.010.i103.i, align 8
  store double %11, ptr %other.addr.08.i105.i, align 8
  %inc.i106.i = add nuw nsw i64 %k.09.i104.i, 1
  %add.ptr.i107.i = getelementptr inbounds i8, ptr %one.addr.010.i103.i, i64 64
  %add.ptr1.i108.i = getelementptr inbounds i8, ptr %other.addr.08.i105.i, i64 64
  %exitcond.not.i109.i = icmp eq i64 %inc.i106.i, %columns
  br i1 %exitcond.not.i109.i, label %for.inc36.i, label %for.body.i102.i, !llvm.loop !56

for.inc36.i:                                      ; preds = %for.body.i102.i, %swap_lane_d.exit.i, %for.body15.i
  %inc37.i = add nuw nsw i64 %lane.0116.i, 1
  %exitcond.not.i = icmp eq i64 %inc37.i, 8
  br i1 %exitcond.not.i, label %for.cond.cleanup14.i, label %for.body15.i, !llvm.loop !57

exchange_d.exit:                                  ; preds = %swap_d.exit97.i, %for.cond.cleanup10.thread, %for.cond.preheader.i, %for.cond.cleanup14.i
  %at.0.lcssa208 = phi <8 x i64> [ %or37, %for.cond.preheader.i ], [ %at.0.lcssa207, %for.cond.cleanup14.i ], [ %splat.splat, %for.cond.cleanup10.thread ], [ %or37, %swap_d.exit97.i ]
  %13 = load <8 x double>, ptr %arrayidx, align 8
  %div = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %13
  %elt.abs.i = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %div)
  %cmp.i181 = fcmp une <8 x double> %13, zeroinitializer
  %14 = fcmp ult <8 x double> %elt.abs.i, <double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000, double 0x10000000000000>
  %15 = fcmp ugt <8 x double> %elt.abs.i, <double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000, double 0x7FD0000000000000>
  %16 = or <8 x i1> %14, %15
  %and510.i = and <8 x i1> %16, %cmp.i181
  %17 = bitcast <8 x i1> %and510.i to i8
  %.not = icmp eq i8 %17, 0
  %18 = select <8 x i1> %cmp.i181, <8 x double> %div, <8 x double> %13
  %or57.v = select <8 x i1> %cmp.i181, <8 x double> %13, <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>
  %cmp60 = icmp ne <8 x i64> %at.0.lcssa208, %splat.splat
  %sext61 = sext <8 x i1> %cmp60 to <8 x i64>
  %19 = load <8 x i64>, ptr %odd, align 8
  %xor = xor <8 x i64> %19, %sext61
  store <8 x i64> %xor, ptr %odd, align 8
  br i1 %cmp9187, label %for.body67.lr.ph, label %for.cond.loopexit

for.body67.lr.ph:                                 ; preds = %exchange_d.exit
  %mul96 = mul nsw i64 %k.0202, %columns
  %20 = getelementptr <8 x double>, ptr %sides, i64 %mul96
  br label %for.body67

for.body11:                                       ; preds = %for.body11.preheader, %for.body11
  %most.0190 = phi <8 x double> [ %or29.v, %for.body11 ], [ %or.v, %for.body11.preheader ]
  %i.0189 = phi i64 [ %inc, %for.body11 ], [ %add7, %for.body11.preheader ]
  %at.0188 = phi <8 x i64> [ %or37, %for.body11 ], [ %splat.splat, %for.body11.preheader ]
  %mul12 = mul nuw nsw i64 %i.0189, %n
  %gep = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul12
  %21 = load <8 x double>, ptr %gep, align 8
  %fneg15 = fneg <8 x double> %21
  %cmp16 = fcmp uge <8 x double> %21, zeroinitializer
  %or23.v = select <8 x i1> %cmp16, <8 x double> %21, <8 x double> %fneg15
  %cmp24 = fcmp ule <8 x double> %or23.v, %most.0190
  %or29.v = select <8 x i1> %cmp24, <8 x double> %most.0190, <8 x double> %or23.v
  %splat.splatinsert31 = insertelement <8 x i64> poison, i64 %i.0189, i64 0
  %splat.splat32 = shufflevector <8 x i64> %splat.splatinsert31, <8 x i64> poison, <8 x i32> zeroinitializer
  %or37 = select <8 x i1> %cmp24, <8 x i64> %at.0188, <8 x i64> %splat.splat32
  %inc = add nuw nsw i64 %i.0189, 1
  %cmp9 = icmp slt i64 %inc, %n
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10, !llvm.loop !58

for.body67:                                       ; preds = %for.body67.lr.ph, %for.cond.cleanup94
  %i62.0200 = phi i64 [ %add7, %for.body67.lr.ph ], [ %inc108, %for.cond.cleanup94 ]
  %mul72 = mul nuw nsw i64 %i62.0200, %n
  %gep198 = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul72
  %22 = load <8 x double>, ptr %gep198, align 8
  br i1 %.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %for.body67
  %div71 = fdiv <8 x double> %22, %or57.v
  br label %for.body80.lr.ph

cond.false:                                       ; preds = %for.body67
  %mul75 = fmul <8 x double> %18, %22
  br label %for.body80.lr.ph

for.body80.lr.ph:                                 ; preds = %cond.true, %cond.false
  %cond = phi <8 x double> [ %div71, %cond.true ], [ %mul75, %cond.false ]
  %23 = getelementptr <8 x double>, ptr %m, i64 %mul72
  %neg = fneg <8 x double> %cond
  br label %for.body80

for.cond92.preheader:                             ; preds = %for.body80
  br i1 %cmp7.i101.i, label %for.body95.lr.ph, label %for.cond.cleanup94

for.body95.lr.ph:                                 ; preds = %for.cond92.preheader
  %mul100 = mul nuw nsw i64 %i62.0200, %columns
  %24 = getelementptr <8 x double>, ptr %sides, i64 %mul100
  br label %for.body95

for.body80:                                       ; preds = %for.body80.lr.ph, %for.body80
  %j.0192 = phi i64 [ %add7, %for.body80.lr.ph ], [ %inc89, %for.body80 ]
  %arrayidx83 = getelementptr <8 x double>, ptr %0, i64 %j.0192
  %25 = load <8 x double>, ptr %arrayidx83, align 8
  %arrayidx87 = getelementptr <8 x double>, ptr %23, i64 %j.0192
  %26 = load <8 x double>, ptr %arrayidx87, align 8
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg, <8 x double> %25, <8 x double> %26)
  store <8 x double> %27, ptr %arrayidx87, align 8
  %inc89 = add nuw nsw i64 %j.0192, 1
  %cmp78 = icmp slt i64 %inc89, %n
  br i1 %cmp78, label %for.body80, label %for.cond92.preheader, !llvm.loop !59

for.cond.cleanup94:                               ; preds = %for.body95, %for.cond92.preheader
  %inc108 = add nuw nsw i64 %i62.0200, 1
  %cmp65 = icmp slt i64 %inc108, %n
  br i1 %cmp65, label %for.body67, label %for.cond.loopexit, !llvm.loop !60

for.body95:                                       ; preds = %for.body95.lr.ph, %for.body95
  %j91.0194 = phi i64 [ 0, %for.body95.lr.ph ], [ %inc105, %for.body95 ]
  %arrayidx98 = getelementptr <8 x double>, ptr %20, i64 %j91.0194
  %28 = load <8 x double>, ptr %arrayidx98, align 8
  %arrayidx102 = getelementptr <8 x double>, ptr %24, i64 %j91.0194
  %29 = load <8 x double>, ptr %arrayidx102, align 8
  %30 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg, <8 x double> %28, <8 x double> %29)
  store <8 x double> %30, ptr %arrayidx102, align 8
  %inc105 = add nuw nsw i64 %j91.0194, 1
  %exitcond.not = icmp eq i64 %inc105, %columns
  br i1 %exitcond.not, label %for.cond.cleanup94, label %for.body95, !llvm.loop !61
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.maxnum.v8f64(<8 x double>, <8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #4

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
