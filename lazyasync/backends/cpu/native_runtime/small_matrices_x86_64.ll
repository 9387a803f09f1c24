; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: 292c5b16f28e37db9f23366d0b0a4280854604d4
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
  %cmp850.i = icmp sgt i64 %3, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i = getelementptr inbounds <16 x float>, ptr %11, i64 %mul.i
  br i1 %cmp850.i, label %for.body.lr.ph.i, label %return

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
  %cmp50843.i = icmp ne i64 %4, 0
  %or.cond192844.i = and i1 %cmp50843.i, %cmp48.i
  %add.i = add nsw i64 %4, 1
  %cmp57.i = icmp eq i64 %12, 4
  %cmp67.i.i = icmp sgt i64 %4, 0
  %cmp664.i.i = icmp sgt i64 %7, 0
  %cmp69846.i = icmp sgt i64 %4, 1
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
  %umax530 = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  br label %for.body.i

for.body.i:                                       ; preds = %for.inc90.i, %for.body.lr.ph.i
  %wrong.0853.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %wrong.2815.i, %for.inc90.i ]
  %first.0852.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add91.i, %for.inc90.i ]
  %add.i199829.i = add nsw i64 %first.0852.i, 16
  %cmp.not.i200830.i = icmp sle i64 %add.i199829.i, %3
  %or.cond856.not.i = select i1 %or.cond.i, i1 %cmp.not.i200830.i, i1 false
  br i1 %or.cond856.not.i, label %for.inc.i.8.i, label %if.end.i

for.inc.i.8.i:                                    ; preds = %for.body.i, %cleanup.i207.i
  %add.i199832.i = phi i64 [ %add.i199.i, %cleanup.i207.i ], [ %add.i199829.i, %for.body.i ]
  %first.addr.0.i198831.i = phi i64 [ %add.i199832.i, %cleanup.i207.i ], [ %first.0852.i, %for.body.i ]
  %add.ptr.i204.idx.i = shl nsw i64 %first.addr.0.i198831.i, 4
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
  %.pre.i = add nsw i64 %first.addr.0.i198831.i, 16
  br label %if.end.i

cleanup.i207.i:                                   ; preds = %for.inc.i.8.i
  %add.ptr15.i211.i = getelementptr inbounds float, ptr %9, i64 %first.addr.0.i198831.i
  store <16 x float> %add.i320.i, ptr %add.ptr15.i211.i, align 4
  %add.i199.i = add nsw i64 %add.i199832.i, 16
  %cmp.not.i200.i = icmp sgt i64 %add.i199.i, %3
  br i1 %cmp.not.i200.i, label %if.end.i, label %for.inc.i.8.i, !llvm.loop !4

if.end.i:                                         ; preds = %cleanup.i207.i, %cleanup.i207.thread.i, %for.body.i
  %add.i838.pre-phi.i = phi i64 [ %.pre.i, %cleanup.i207.thread.i ], [ %add.i199829.i, %for.body.i ], [ %add.i199.i, %cleanup.i207.i ]
  %first.1.i = phi i64 [ %first.addr.0.i198831.i, %cleanup.i207.thread.i ], [ %first.0852.i, %for.body.i ], [ %add.i199832.i, %cleanup.i207.i ]
  %cmp.not.i839.i = icmp sle i64 %add.i838.pre-phi.i, %3
  %or.cond857.not.i = select i1 %or.cond97.i, i1 %cmp.not.i839.i, i1 false
  br i1 %or.cond857.not.i, label %for.body.i.i, label %if.end8.i

for.body.i.i:                                     ; preds = %if.end.i, %cleanup.i.i
  %add.i841.i = phi i64 [ %add.i.i, %cleanup.i.i ], [ %add.i838.pre-phi.i, %if.end.i ]
  %first.addr.0.i840.i = phi i64 [ %add.i841.i, %cleanup.i.i ], [ %first.1.i, %if.end.i ]
  %add.ptr.i.idx.i = mul i64 %first.addr.0.i840.i, 36
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
  %.not820.i = icmp eq i16 %95, 0
  br i1 %.not820.i, label %cleanup.i.i, label %if.end8.i

cleanup.i.i:                                      ; preds = %for.body.i.i
  %add.ptr15.i.i = getelementptr inbounds float, ptr %9, i64 %first.addr.0.i840.i
  store <16 x float> %91, ptr %add.ptr15.i.i, align 4
  %add.i.i = add nsw i64 %add.i841.i, 16
  %cmp.not.i.i = icmp sgt i64 %add.i.i, %3
  br i1 %cmp.not.i.i, label %if.end8.i, label %for.body.i.i, !llvm.loop !4

if.end8.i:                                        ; preds = %cleanup.i.i, %for.body.i.i, %if.end.i
  %first.2.i = phi i64 [ %first.1.i, %if.end.i ], [ %first.addr.0.i840.i, %for.body.i.i ], [ %add.i841.i, %cleanup.i.i ]
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
  br i1 %cmp67.i.i, label %for.body.i385.i, label %for.cond.cleanup.i384.i

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
  %or.i = or i64 %wrong.0853.i, %conv2.i.i.i
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
  br i1 %cmp69846.i, label %for.body.i448.i, label %determine_f.exit.i

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
  %found.0.868.i = phi <16 x float> [ %found.0..i, %any_f.exit.i ], [ %or36.v.i, %determine_f.exit.i ]
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
  store <16 x float> %found.0.868.i, ptr %add.ptr38.i, align 4
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
  br i1 %or.cond192844.i, label %for.body52.i, label %for.cond.cleanup51.i

for.cond.cleanup51.i:                             ; preds = %for.body52.i, %if.end46.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i) #5
  call fastcc void @eliminate_f(ptr noundef %11, i64 noundef %4, ptr noundef %add.ptr.i, i64 noundef %7, ptr noundef nonnull %odd.i)
  br i1 %cmp57.i, label %if.then59.i, label %if.end82.i

for.body52.i:                                     ; preds = %if.end46.i, %for.body52.i
  %k.0845.i = phi i64 [ %inc.i, %for.body52.i ], [ 0, %if.end46.i ]
  %rem.i = srem i64 %k.0845.i, %add.i
  %cmp54.i = icmp eq i64 %rem.i, 0
  %conv55.i = uitofp i1 %cmp54.i to float
  %splat.splatinsert.i = insertelement <16 x float> poison, float %conv55.i, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %arrayidx.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.0845.i
  store <16 x float> %splat.splat.i, ptr %arrayidx.i, align 4
  %inc.i = add nuw nsw i64 %k.0845.i, 1
  %exitcond531.not = icmp eq i64 %inc.i, %umax530
  br i1 %exitcond531.not, label %for.cond.cleanup51.i, label %for.body52.i, !llvm.loop !19

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
  br i1 %cmp69846.i, label %for.body72.i, label %for.cond.cleanup71.i

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
  %k67.0847.i = phi i64 [ %inc78.i, %for.body72.i ], [ 1, %if.then59.i ]
  %mul74.i = mul nuw nsw i64 %k67.0847.i, %add.i
  %arrayidx75.i = getelementptr inbounds <16 x float>, ptr %11, i64 %mul74.i
  %208 = load <16 x float>, ptr %arrayidx75.i, align 4
  %arrayidx76.i = getelementptr inbounds <16 x float>, ptr %11, i64 %k67.0847.i
  store <16 x float> %208, ptr %arrayidx76.i, align 4
  %inc78.i = add nuw nsw i64 %k67.0847.i, 1
  %exitcond.not.i = icmp eq i64 %inc78.i, %4
  br i1 %exitcond.not.i, label %for.cond.cleanup71.i, label %for.body72.i, !llvm.loop !20

if.end82.i:                                       ; preds = %for.cond.cleanup51.i
  br i1 %cmp67.i.i, label %for.body.i705.i, label %for.cond.cleanup.i693.i

for.cond.loopexit.i711.i:                         ; preds = %for.cond.cleanup15.i.i, %for.body.i705.i
  %cmp.i712.i = icmp sgt i64 %i.0.in69.i.i, 1
  br i1 %cmp.i712.i, label %for.body.i705.i, label %for.cond.cleanup.i693.i, !llvm.loop !21

for.cond.cleanup.i693.i:                          ; preds = %for.cond.loopexit.i711.i, %if.end82.i
  %wrong.0.lcssa.i694.i = phi <16 x i32> [ zeroinitializer, %if.end82.i ], [ %or.i709.i, %for.cond.loopexit.i711.i ]
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
  %i.0.in69.i.i = phi i64 [ %i.070.i.i, %for.cond.loopexit.i711.i ], [ %4, %if.end82.i ]
  %wrong.068.i.i = phi <16 x i32> [ %or.i709.i, %for.cond.loopexit.i711.i ], [ zeroinitializer, %if.end82.i ]
  %i.070.i.i = add nsw i64 %i.0.in69.i.i, -1
  %mul.i706.i = mul nsw i64 %i.070.i.i, %4
  %210 = getelementptr <16 x float>, ptr %11, i64 %mul.i706.i
  %arrayidx.i707.i = getelementptr <16 x float>, ptr %210, i64 %i.070.i.i
  %211 = load <16 x float>, ptr %arrayidx.i707.i, align 4
  %cmp1.i708.i = fcmp oeq <16 x float> %211, zeroinitializer
  %or.i709.i = select <16 x i1> %cmp1.i708.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.068.i.i
  %div.i710.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %211
  br i1 %cmp664.i.i, label %for.body8.lr.ph.i.i, label %for.cond.loopexit.i711.i

for.body8.lr.ph.i.i:                              ; preds = %for.body.i705.i
  %mul9.i.i = mul nsw i64 %i.070.i.i, %7
  %212 = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul9.i.i
  %cmp1461.i.i = icmp slt i64 %i.0.in69.i.i, %4
  br label %for.body8.i.i

for.body8.i.i:                                    ; preds = %for.cond.cleanup15.i.i, %for.body8.lr.ph.i.i
  %j.065.i.i = phi i64 [ 0, %for.body8.lr.ph.i.i ], [ %inc29.i.i, %for.cond.cleanup15.i.i ]
  %arrayidx11.i713.i = getelementptr <16 x float>, ptr %212, i64 %j.065.i.i
  %213 = load <16 x float>, ptr %arrayidx11.i713.i, align 4
  %invariant.gep.i714.i = getelementptr <16 x float>, ptr %add.ptr.i, i64 %j.065.i.i
  br i1 %cmp1461.i.i, label %for.body16.i.i, label %for.cond.cleanup15.i.i

for.cond.cleanup15.i.i:                           ; preds = %for.body16.i.i, %for.body8.i.i
  %one.0.lcssa.i715.i = phi <16 x float> [ %213, %for.body8.i.i ], [ %216, %for.body16.i.i ]
  %mul24.i.i = fmul <16 x float> %div.i710.i, %one.0.lcssa.i715.i
  store <16 x float> %mul24.i.i, ptr %arrayidx11.i713.i, align 4
  %inc29.i.i = add nuw nsw i64 %j.065.i.i, 1
  %exitcond72.not.i.i = icmp eq i64 %inc29.i.i, %7
  br i1 %exitcond72.not.i.i, label %for.cond.loopexit.i711.i, label %for.body8.i.i, !llvm.loop !22

for.body16.i.i:                                   ; preds = %for.body8.i.i, %for.body16.i.i
  %k.063.i716.i = phi i64 [ %inc.i719.i, %for.body16.i.i ], [ %i.0.in69.i.i, %for.body8.i.i ]
  %one.062.i.i = phi <16 x float> [ %216, %for.body16.i.i ], [ %213, %for.body8.i.i ]
  %arrayidx19.i.i = getelementptr <16 x float>, ptr %210, i64 %k.063.i716.i
  %214 = load <16 x float>, ptr %arrayidx19.i.i, align 4
  %mul20.i.i = mul nsw i64 %k.063.i716.i, %7
  %gep.i717.i = getelementptr <16 x float>, ptr %invariant.gep.i714.i, i64 %mul20.i.i
  %215 = load <16 x float>, ptr %gep.i717.i, align 4
  %neg.i718.i = fneg <16 x float> %214
  %216 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i718.i, <16 x float> %215, <16 x float> %one.062.i.i)
  %inc.i719.i = add nuw nsw i64 %k.063.i716.i, 1
  %exitcond.not.i720.i = icmp eq i64 %inc.i719.i, %4
  br i1 %exitcond.not.i720.i, label %for.cond.cleanup15.i.i, label %for.body16.i.i, !llvm.loop !23

substitute_f.exit.i:                              ; preds = %for.body.i.i695.i
  %cmp1.i.i702.i = icmp ne i32 %or.i.i699.i, 0
  %conv2.i.i703.i = zext i1 %cmp1.i.i702.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i692.i) #5
  %or84.i = or i64 %wrong.0853.i, %conv2.i.i703.i
  %mul87.i = mul nsw i64 %mul14.i, %7
  %add.ptr88.i = getelementptr inbounds float, ptr %9, i64 %mul87.i
  %or.cond.i723.i = and i1 %cmp1.i529.i, %cmp.i375.i
  br i1 %or.cond.i723.i, label %if.then.i796.i, label %for.cond.preheader.i724.i

for.cond.preheader.i724.i:                        ; preds = %substitute_f.exit.i
  %217 = and i1 %cmp362.i532.i, %cmp.i375.i
  br i1 %217, label %for.body.i747.i, label %for.cond14.preheader.i726.i

if.then.i796.i:                                   ; preds = %substitute_f.exit.i
  %218 = load <16 x float>, ptr %add.ptr.i, align 4
  store <16 x float> %218, ptr %add.ptr88.i, align 4
  br label %cleanup89.i

for.cond14.preheader.i726.i:                      ; preds = %for.body.i747.i, %for.cond.preheader.i724.i
  %k.0.lcssa.i727.i = phi i64 [ 0, %for.cond.preheader.i724.i ], [ %add61.i748.i, %for.body.i747.i ]
  %cmp1564.i728.i = icmp slt i64 %k.0.lcssa.i727.i, %mul45.i
  br i1 %cmp1564.i728.i, label %for.cond18.preheader.i732.i, label %cleanup89.i

for.body.i747.i:                                  ; preds = %for.cond.preheader.i724.i, %for.body.i747.i
  %add61.i748.i = phi i64 [ %add.i794.i, %for.body.i747.i ], [ 4, %for.cond.preheader.i724.i ]
  %k.060.i749.i = phi i64 [ %add61.i748.i, %for.body.i747.i ], [ 0, %for.cond.preheader.i724.i ]
  %add.ptr.i750.i = getelementptr inbounds float, ptr %add.ptr88.i, i64 %k.060.i749.i
  %add.ptr4.i751.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.060.i749.i
  %219 = load <16 x float>, ptr %add.ptr4.i751.i, align 4
  %arrayidx1.i.i752.i = getelementptr inbounds i8, ptr %add.ptr4.i751.i, i64 64
  %220 = load <16 x float>, ptr %arrayidx1.i.i752.i, align 4
  %shuffle.i.i753.i = shufflevector <16 x float> %219, <16 x float> %220, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %arrayidx2.i.i754.i = getelementptr inbounds i8, ptr %add.ptr4.i751.i, i64 128
  %221 = load <16 x float>, ptr %arrayidx2.i.i754.i, align 4
  %arrayidx3.i.i755.i = getelementptr inbounds i8, ptr %add.ptr4.i751.i, i64 192
  %222 = load <16 x float>, ptr %arrayidx3.i.i755.i, align 4
  %shuffle4.i.i756.i = shufflevector <16 x float> %221, <16 x float> %222, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i757.i = shufflevector <16 x float> %219, <16 x float> %220, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i758.i = shufflevector <16 x float> %221, <16 x float> %222, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i759.i = shufflevector <16 x float> %shuffle.i.i753.i, <16 x float> %shuffle4.i.i756.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i760.i = shufflevector <16 x float> %shuffle.i.i753.i, <16 x float> %shuffle4.i.i756.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i761.i = shufflevector <16 x float> %shuffle7.i.i757.i, <16 x float> %shuffle10.i.i758.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i762.i = shufflevector <16 x float> %shuffle7.i.i757.i, <16 x float> %shuffle10.i.i758.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %rows.sroa.0.0.vec.extract.i763.i = shufflevector <16 x float> %shuffle11.i.i759.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.0.0.vec.extract.i763.i, ptr %add.ptr.i750.i, align 4
  %add.ptr10.i764.i = getelementptr inbounds float, ptr %add.ptr.i750.i, i64 %mul45.i
  %rows.sroa.7.64.vec.extract.i765.i = shufflevector <16 x float> %shuffle13.i.i760.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.7.64.vec.extract.i765.i, ptr %add.ptr10.i764.i, align 4
  %add.ptr10.1.i766.i = getelementptr inbounds float, ptr %add.ptr10.i764.i, i64 %mul45.i
  %rows.sroa.12.128.vec.extract.i767.i = shufflevector <16 x float> %shuffle15.i.i761.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.12.128.vec.extract.i767.i, ptr %add.ptr10.1.i766.i, align 4
  %add.ptr10.2.i768.i = getelementptr inbounds float, ptr %add.ptr10.1.i766.i, i64 %mul45.i
  %rows.sroa.17.192.vec.extract.i769.i = shufflevector <16 x float> %shuffle17.i.i762.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.17.192.vec.extract.i769.i, ptr %add.ptr10.2.i768.i, align 4
  %add.ptr10.3.i770.i = getelementptr inbounds float, ptr %add.ptr10.2.i768.i, i64 %mul45.i
  %rows.sroa.0.16.vec.extract.i771.i = shufflevector <16 x float> %shuffle11.i.i759.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.0.16.vec.extract.i771.i, ptr %add.ptr10.3.i770.i, align 4
  %add.ptr10.4.i772.i = getelementptr inbounds float, ptr %add.ptr10.3.i770.i, i64 %mul45.i
  %rows.sroa.7.80.vec.extract.i773.i = shufflevector <16 x float> %shuffle13.i.i760.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.7.80.vec.extract.i773.i, ptr %add.ptr10.4.i772.i, align 4
  %add.ptr10.5.i774.i = getelementptr inbounds float, ptr %add.ptr10.4.i772.i, i64 %mul45.i
  %rows.sroa.12.144.vec.extract.i775.i = shufflevector <16 x float> %shuffle15.i.i761.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.12.144.vec.extract.i775.i, ptr %add.ptr10.5.i774.i, align 4
  %add.ptr10.6.i776.i = getelementptr inbounds float, ptr %add.ptr10.5.i774.i, i64 %mul45.i
  %rows.sroa.17.208.vec.extract.i777.i = shufflevector <16 x float> %shuffle17.i.i762.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.17.208.vec.extract.i777.i, ptr %add.ptr10.6.i776.i, align 4
  %add.ptr10.7.i778.i = getelementptr inbounds float, ptr %add.ptr10.6.i776.i, i64 %mul45.i
  %rows.sroa.0.32.vec.extract.i779.i = shufflevector <16 x float> %shuffle11.i.i759.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.0.32.vec.extract.i779.i, ptr %add.ptr10.7.i778.i, align 4
  %add.ptr10.8.i780.i = getelementptr inbounds float, ptr %add.ptr10.7.i778.i, i64 %mul45.i
  %rows.sroa.7.96.vec.extract.i781.i = shufflevector <16 x float> %shuffle13.i.i760.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.7.96.vec.extract.i781.i, ptr %add.ptr10.8.i780.i, align 4
  %add.ptr10.9.i782.i = getelementptr inbounds float, ptr %add.ptr10.8.i780.i, i64 %mul45.i
  %rows.sroa.12.160.vec.extract.i783.i = shufflevector <16 x float> %shuffle15.i.i761.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.12.160.vec.extract.i783.i, ptr %add.ptr10.9.i782.i, align 4
  %add.ptr10.10.i784.i = getelementptr inbounds float, ptr %add.ptr10.9.i782.i, i64 %mul45.i
  %rows.sroa.17.224.vec.extract.i785.i = shufflevector <16 x float> %shuffle17.i.i762.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.17.224.vec.extract.i785.i, ptr %add.ptr10.10.i784.i, align 4
  %add.ptr10.11.i786.i = getelementptr inbounds float, ptr %add.ptr10.10.i784.i, i64 %mul45.i
  %rows.sroa.0.48.vec.extract.i787.i = shufflevector <16 x float> %shuffle11.i.i759.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.0.48.vec.extract.i787.i, ptr %add.ptr10.11.i786.i, align 4
  %add.ptr10.12.i788.i = getelementptr inbounds float, ptr %add.ptr10.11.i786.i, i64 %mul45.i
  %rows.sroa.7.112.vec.extract.i789.i = shufflevector <16 x float> %shuffle13.i.i760.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.7.112.vec.extract.i789.i, ptr %add.ptr10.12.i788.i, align 4
  %add.ptr10.13.i790.i = getelementptr inbounds float, ptr %add.ptr10.12.i788.i, i64 %mul45.i
  %rows.sroa.12.176.vec.extract.i791.i = shufflevector <16 x float> %shuffle15.i.i761.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.12.176.vec.extract.i791.i, ptr %add.ptr10.13.i790.i, align 4
  %add.ptr10.14.i792.i = getelementptr inbounds float, ptr %add.ptr10.13.i790.i, i64 %mul45.i
  %rows.sroa.17.240.vec.extract.i793.i = shufflevector <16 x float> %shuffle17.i.i762.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.17.240.vec.extract.i793.i, ptr %add.ptr10.14.i792.i, align 4
  %add.i794.i = add nuw nsw i64 %add61.i748.i, 4
  %cmp3.not.i795.i = icmp sgt i64 %add.i794.i, %mul45.i
  br i1 %cmp3.not.i795.i, label %for.cond14.preheader.i726.i, label %for.body.i747.i, !llvm.loop !15

for.cond18.preheader.i732.i:                      ; preds = %for.cond14.preheader.i726.i, %for.cond.cleanup20.i744.i
  %k.165.i733.i = phi i64 [ %inc30.i745.i, %for.cond.cleanup20.i744.i ], [ %k.0.lcssa.i727.i, %for.cond14.preheader.i726.i ]
  %invariant.gep.i734.i = getelementptr float, ptr %add.ptr88.i, i64 %k.165.i733.i
  %add.ptr22.i736.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.165.i733.i
  br label %for.body21.i737.i

for.cond.cleanup20.i744.i:                        ; preds = %for.body21.i737.i
  %inc30.i745.i = add nuw nsw i64 %k.165.i733.i, 1
  %exitcond66.not.i746.i = icmp eq i64 %inc30.i745.i, %mul45.i
  br i1 %exitcond66.not.i746.i, label %cleanup89.i, label %for.cond18.preheader.i732.i, !llvm.loop !16

for.body21.i737.i:                                ; preds = %for.body21.i737.i, %for.cond18.preheader.i732.i
  %lane17.063.i738.i = phi i64 [ 0, %for.cond18.preheader.i732.i ], [ %inc27.i742.i, %for.body21.i737.i ]
  %arrayidx23.i739.i = getelementptr inbounds float, ptr %add.ptr22.i736.i, i64 %lane17.063.i738.i
  %223 = load float, ptr %arrayidx23.i739.i, align 4
  %mul.i740.i = mul nsw i64 %lane17.063.i738.i, %mul45.i
  %gep.i741.i = getelementptr float, ptr %invariant.gep.i734.i, i64 %mul.i740.i
  store float %223, ptr %gep.i741.i, align 4
  %inc27.i742.i = add nuw nsw i64 %lane17.063.i738.i, 1
  %exitcond.not.i743.i = icmp eq i64 %lane17.063.i738.i, %97
  br i1 %exitcond.not.i743.i, label %for.cond.cleanup20.i744.i, label %for.body21.i737.i, !llvm.loop !17

cleanup89.i:                                      ; preds = %for.cond.cleanup20.i744.i, %for.cond.cleanup20.i638.i, %for.cond14.preheader.i726.i, %if.then.i796.i, %for.cond14.preheader.i620.i, %if.then.i690.i
  %wrong.1.i = phi i64 [ %wrong.0853.i, %if.then.i690.i ], [ %wrong.0853.i, %for.cond14.preheader.i620.i ], [ %or84.i, %if.then.i796.i ], [ %or84.i, %for.cond14.preheader.i726.i ], [ %wrong.0853.i, %for.cond.cleanup20.i638.i ], [ %or84.i, %for.cond.cleanup20.i744.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i) #5
  br label %for.inc90.i

for.inc90.i:                                      ; preds = %for.cond.cleanup20.i404.i, %cleanup89.i, %store_f.exit527.i, %for.cond14.preheader.i394.i, %if.then.i419.i
  %wrong.2815.i = phi i64 [ %wrong.1.i, %cleanup89.i ], [ %or.i, %for.cond14.preheader.i394.i ], [ %or.i, %if.then.i419.i ], [ %wrong.0853.i, %store_f.exit527.i ], [ %or.i, %for.cond.cleanup20.i404.i ]
  %add91.i = add nsw i64 %first.2.i, 16
  %cmp.i = icmp slt i64 %add91.i, %3
  br i1 %cmp.i, label %for.body.i, label %return, !llvm.loop !24

if.end:                                           ; preds = %entry
  %add.ptr.i40 = getelementptr inbounds <8 x double>, ptr %11, i64 %mul.i
  br i1 %cmp850.i, label %for.body.lr.ph.i42, label %return

for.body.lr.ph.i42:                               ; preds = %if.end
  %224 = load i64, ptr %a, align 8
  %cmp1.i43 = icmp eq i64 %224, 3
  %cmp2.i44 = icmp eq i64 %4, 2
  %or.cond.i45 = and i1 %cmp2.i44, %cmp1.i43
  %cmp5.i46 = icmp eq i64 %4, 3
  %or.cond97.i47 = and i1 %cmp5.i46, %cmp1.i43
  %cmp1.i376.i48 = icmp eq i64 %mul.i, 1
  %cmp362.i.i49 = icmp ugt i64 %mul.i, 3
  %cmp18.i50 = icmp eq i64 %224, 0
  %cmp40.i51 = icmp eq i64 %224, 1
  %mul45.i52 = mul nsw i64 %7, %4
  %cmp1.i513.i = icmp eq i64 %mul45.i52, 1
  %cmp362.i516.i = icmp sgt i64 %mul45.i52, 3
  %cmp48.i53 = icmp eq i64 %224, 2
  %cmp50771.i = icmp ne i64 %4, 0
  %or.cond192772.i = and i1 %cmp50771.i, %cmp48.i53
  %add.i54 = add nsw i64 %4, 1
  %cmp57.i55 = icmp eq i64 %224, 4
  %cmp67.i.i56 = icmp sgt i64 %4, 0
  %cmp664.i.i57 = icmp sgt i64 %7, 0
  %cmp69774.i = icmp sgt i64 %4, 1
  %cmp1.i576.i = icmp eq i64 %4, 1
  %cmp359.i579.i = icmp sgt i64 %4, 3
  %225 = and i64 %4, -2
  %or.cond98.i58 = icmp eq i64 %225, 2
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
  %wrong.0781.i = phi i64 [ 0, %for.body.lr.ph.i42 ], [ %wrong.2743.i, %for.inc90.i101 ]
  %first.0780.i = phi i64 [ 0, %for.body.lr.ph.i42 ], [ %add91.i102, %for.inc90.i101 ]
  %add.i199757.i = add nsw i64 %first.0780.i, 8
  %cmp.not.i200758.i = icmp sle i64 %add.i199757.i, %3
  %or.cond784.not.i = select i1 %or.cond.i45, i1 %cmp.not.i200758.i, i1 false
  br i1 %or.cond784.not.i, label %for.inc.i.8.i463, label %if.end.i75

for.inc.i.8.i463:                                 ; preds = %for.body.i74, %cleanup.i207.i500
  %add.i199760.i = phi i64 [ %add.i199.i502, %cleanup.i207.i500 ], [ %add.i199757.i, %for.body.i74 ]
  %first.addr.0.i198759.i = phi i64 [ %add.i199760.i, %cleanup.i207.i500 ], [ %first.0780.i, %for.body.i74 ]
  %add.ptr.i204.idx.i464 = shl nsw i64 %first.addr.0.i198759.i, 5
  %add.ptr.i204.i465 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.i204.idx.i464
  %226 = load <4 x double>, ptr %add.ptr.i204.i465, align 8
  %add.ptr.i273.1.i467 = getelementptr inbounds i8, ptr %add.ptr.i204.i465, i64 32
  %227 = load <4 x double>, ptr %add.ptr.i273.1.i467, align 8
  %add.ptr.i273.2.i468 = getelementptr inbounds i8, ptr %add.ptr.i204.i465, i64 64
  %228 = load <4 x double>, ptr %add.ptr.i273.2.i468, align 8
  %add.ptr.i273.3.i469 = getelementptr inbounds i8, ptr %add.ptr.i204.i465, i64 96
  %229 = load <4 x double>, ptr %add.ptr.i273.3.i469, align 8
  %add.ptr.i273.4.i470 = getelementptr inbounds i8, ptr %add.ptr.i204.i465, i64 128
  %230 = load <4 x double>, ptr %add.ptr.i273.4.i470, align 8
  %rows.i.sroa.0.32.vecblend.i472 = shufflevector <4 x double> %226, <4 x double> %230, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i273.5.i473 = getelementptr inbounds i8, ptr %add.ptr.i204.i465, i64 160
  %231 = load <4 x double>, ptr %add.ptr.i273.5.i473, align 8
  %rows.i.sroa.5.96.vecblend.i = shufflevector <4 x double> %227, <4 x double> %231, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i273.6.i474 = getelementptr inbounds i8, ptr %add.ptr.i204.i465, i64 192
  %232 = load <4 x double>, ptr %add.ptr.i273.6.i474, align 8
  %rows.i.sroa.8.160.vecblend.i = shufflevector <4 x double> %228, <4 x double> %232, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i273.7.i475 = getelementptr inbounds i8, ptr %add.ptr.i204.i465, i64 224
  %233 = load <4 x double>, ptr %add.ptr.i273.7.i475, align 8
  %rows.i.sroa.11.224.vecblend.i = shufflevector <4 x double> %229, <4 x double> %233, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %shuffle.i.i476 = shufflevector <8 x double> %rows.i.sroa.0.32.vecblend.i472, <8 x double> %rows.i.sroa.5.96.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i.i477 = shufflevector <8 x double> %rows.i.sroa.8.160.vecblend.i, <8 x double> %rows.i.sroa.11.224.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i478 = shufflevector <8 x double> %rows.i.sroa.0.32.vecblend.i472, <8 x double> %rows.i.sroa.5.96.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i479 = shufflevector <8 x double> %rows.i.sroa.8.160.vecblend.i, <8 x double> %rows.i.sroa.11.224.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i480 = shufflevector <8 x double> %shuffle.i.i476, <8 x double> %shuffle4.i.i477, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i481 = shufflevector <8 x double> %shuffle.i.i476, <8 x double> %shuffle4.i.i477, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i482 = shufflevector <8 x double> %shuffle7.i.i478, <8 x double> %shuffle10.i.i479, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i483 = shufflevector <8 x double> %shuffle7.i.i478, <8 x double> %shuffle10.i.i479, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %elt.abs.i.i484 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle11.i.i480)
  %elt.max.i.i485 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.abs.i.i484, <8 x double> zeroinitializer)
  %elt.abs.i.1.i486 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle13.i.i481)
  %elt.max.i.1.i487 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i.i485, <8 x double> %elt.abs.i.1.i486)
  %elt.abs.i.2.i488 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle15.i.i482)
  %elt.max.i.2.i489 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i.1.i487, <8 x double> %elt.abs.i.2.i488)
  %elt.abs.i.3.i490 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i.i483)
  %elt.max.i.3.i491 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i.2.i489, <8 x double> %elt.abs.i.3.i490)
  %mul.i319.i492 = fmul <8 x double> %shuffle13.i.i481, %shuffle15.i.i482
  %fneg.i.i493 = fneg <8 x double> %shuffle13.i.i481
  %234 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i.i493, <8 x double> %shuffle15.i.i482, <8 x double> %mul.i319.i492)
  %fneg1.i.i494 = fneg <8 x double> %mul.i319.i492
  %235 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle11.i.i480, <8 x double> %shuffle17.i.i483, <8 x double> %fneg1.i.i494)
  %add.i320.i495 = fadd <8 x double> %234, %235
  %elt.abs26.i.i496 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %add.i320.i495)
  %236 = fcmp ugt <8 x double> %elt.max.i.3.i491, <double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100>
  %237 = fcmp ult <8 x double> %elt.abs26.i.i496, <double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190>
  %238 = or <8 x i1> %236, %237
  %239 = bitcast <8 x i1> %238 to i8
  %.not.i497 = icmp eq i8 %239, 0
  br i1 %.not.i497, label %cleanup.i207.i500, label %cleanup.i207.thread.i498

cleanup.i207.thread.i498:                         ; preds = %for.inc.i.8.i463
  %.pre.i499 = add nsw i64 %first.addr.0.i198759.i, 8
  br label %if.end.i75

cleanup.i207.i500:                                ; preds = %for.inc.i.8.i463
  %add.ptr15.i211.i501 = getelementptr inbounds double, ptr %9, i64 %first.addr.0.i198759.i
  store <8 x double> %add.i320.i495, ptr %add.ptr15.i211.i501, align 8
  %add.i199.i502 = add nsw i64 %add.i199760.i, 8
  %cmp.not.i200.i503 = icmp sgt i64 %add.i199.i502, %3
  br i1 %cmp.not.i200.i503, label %if.end.i75, label %for.inc.i.8.i463, !llvm.loop !25

if.end.i75:                                       ; preds = %cleanup.i207.i500, %cleanup.i207.thread.i498, %for.body.i74
  %add.i766.pre-phi.i = phi i64 [ %.pre.i499, %cleanup.i207.thread.i498 ], [ %add.i199757.i, %for.body.i74 ], [ %add.i199.i502, %cleanup.i207.i500 ]
  %first.1.i76 = phi i64 [ %first.addr.0.i198759.i, %cleanup.i207.thread.i498 ], [ %first.0780.i, %for.body.i74 ], [ %add.i199760.i, %cleanup.i207.i500 ]
  %cmp.not.i767.i = icmp sle i64 %add.i766.pre-phi.i, %3
  %or.cond785.not.i = select i1 %or.cond97.i47, i1 %cmp.not.i767.i, i1 false
  br i1 %or.cond785.not.i, label %for.body.i.i373, label %if.end8.i77

for.body.i.i373:                                  ; preds = %if.end.i75, %cleanup.i.i459
  %add.i769.i = phi i64 [ %add.i.i461, %cleanup.i.i459 ], [ %add.i766.pre-phi.i, %if.end.i75 ]
  %first.addr.0.i768.i = phi i64 [ %add.i769.i, %cleanup.i.i459 ], [ %first.1.i76, %if.end.i75 ]
  %add.ptr.i.idx.i374 = mul i64 %first.addr.0.i768.i, 72
  %add.ptr.i.i375 = getelementptr inbounds i8, ptr %2, i64 %add.ptr.i.idx.i374
  %240 = load <4 x double>, ptr %add.ptr.i.i375, align 8
  %add.ptr.i311.1.i377 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 72
  %241 = load <4 x double>, ptr %add.ptr.i311.1.i377, align 8
  %add.ptr.i311.2.i378 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 144
  %242 = load <4 x double>, ptr %add.ptr.i311.2.i378, align 8
  %add.ptr.i311.3.i379 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 216
  %243 = load <4 x double>, ptr %add.ptr.i311.3.i379, align 8
  %add.ptr.i311.4.i380 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 288
  %244 = load <4 x double>, ptr %add.ptr.i311.4.i380, align 8
  %rows.i304.sroa.0.32.vecblend.i382 = shufflevector <4 x double> %240, <4 x double> %244, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i311.5.i383 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 360
  %245 = load <4 x double>, ptr %add.ptr.i311.5.i383, align 8
  %rows.i304.sroa.5.96.vecblend.i = shufflevector <4 x double> %241, <4 x double> %245, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i311.6.i384 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 432
  %246 = load <4 x double>, ptr %add.ptr.i311.6.i384, align 8
  %rows.i304.sroa.8.160.vecblend.i = shufflevector <4 x double> %242, <4 x double> %246, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i311.7.i385 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 504
  %247 = load <4 x double>, ptr %add.ptr.i311.7.i385, align 8
  %rows.i304.sroa.11.224.vecblend.i = shufflevector <4 x double> %243, <4 x double> %247, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %shuffle.i322.i386 = shufflevector <8 x double> %rows.i304.sroa.0.32.vecblend.i382, <8 x double> %rows.i304.sroa.5.96.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i325.i387 = shufflevector <8 x double> %rows.i304.sroa.8.160.vecblend.i, <8 x double> %rows.i304.sroa.11.224.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i326.i388 = shufflevector <8 x double> %rows.i304.sroa.0.32.vecblend.i382, <8 x double> %rows.i304.sroa.5.96.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i327.i389 = shufflevector <8 x double> %rows.i304.sroa.8.160.vecblend.i, <8 x double> %rows.i304.sroa.11.224.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i328.i390 = shufflevector <8 x double> %shuffle.i322.i386, <8 x double> %shuffle4.i325.i387, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i329.i391 = shufflevector <8 x double> %shuffle.i322.i386, <8 x double> %shuffle4.i325.i387, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i331.i392 = shufflevector <8 x double> %shuffle7.i326.i388, <8 x double> %shuffle10.i327.i389, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i333.i393 = shufflevector <8 x double> %shuffle7.i326.i388, <8 x double> %shuffle10.i327.i389, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %add.ptr4.i.i394 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 32
  %248 = load <4 x double>, ptr %add.ptr4.i.i394, align 8
  %add.ptr.i297.1.i396 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 104
  %249 = load <4 x double>, ptr %add.ptr.i297.1.i396, align 8
  %add.ptr.i297.2.i397 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 176
  %250 = load <4 x double>, ptr %add.ptr.i297.2.i397, align 8
  %add.ptr.i297.3.i398 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 248
  %251 = load <4 x double>, ptr %add.ptr.i297.3.i398, align 8
  %add.ptr.i297.4.i399 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 320
  %252 = load <4 x double>, ptr %add.ptr.i297.4.i399, align 8
  %rows.i290.sroa.0.32.vecblend.i401 = shufflevector <4 x double> %248, <4 x double> %252, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i297.5.i402 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 392
  %253 = load <4 x double>, ptr %add.ptr.i297.5.i402, align 8
  %rows.i290.sroa.5.96.vecblend.i = shufflevector <4 x double> %249, <4 x double> %253, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i297.6.i403 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 464
  %254 = load <4 x double>, ptr %add.ptr.i297.6.i403, align 8
  %rows.i290.sroa.8.160.vecblend.i = shufflevector <4 x double> %250, <4 x double> %254, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr.i297.7.i404 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 536
  %255 = load <4 x double>, ptr %add.ptr.i297.7.i404, align 8
  %rows.i290.sroa.11.224.vecblend.i = shufflevector <4 x double> %251, <4 x double> %255, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %shuffle.i336.i405 = shufflevector <8 x double> %rows.i290.sroa.0.32.vecblend.i401, <8 x double> %rows.i290.sroa.5.96.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i339.i406 = shufflevector <8 x double> %rows.i290.sroa.8.160.vecblend.i, <8 x double> %rows.i290.sroa.11.224.vecblend.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i340.i407 = shufflevector <8 x double> %rows.i290.sroa.0.32.vecblend.i401, <8 x double> %rows.i290.sroa.5.96.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i341.i408 = shufflevector <8 x double> %rows.i290.sroa.8.160.vecblend.i, <8 x double> %rows.i290.sroa.11.224.vecblend.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i342.i409 = shufflevector <8 x double> %shuffle.i336.i405, <8 x double> %shuffle4.i339.i406, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i343.i410 = shufflevector <8 x double> %shuffle.i336.i405, <8 x double> %shuffle4.i339.i406, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i345.i411 = shufflevector <8 x double> %shuffle7.i340.i407, <8 x double> %shuffle10.i341.i408, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i347.i412 = shufflevector <8 x double> %shuffle7.i340.i407, <8 x double> %shuffle10.i341.i408, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %add.ptr8.i.i413 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 40
  %256 = load <4 x double>, ptr %add.ptr8.i.i413, align 8
  %add.ptr.i283.1.i415 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 112
  %257 = load <4 x double>, ptr %add.ptr.i283.1.i415, align 8
  %add.ptr.i283.2.i416 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 184
  %258 = load <4 x double>, ptr %add.ptr.i283.2.i416, align 8
  %add.ptr.i283.3.i417 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 256
  %259 = load <4 x double>, ptr %add.ptr.i283.3.i417, align 8
  %add.ptr.i283.4.i418 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 328
  %260 = load <4 x double>, ptr %add.ptr.i283.4.i418, align 8
  %rows.i276.sroa.0.32.vecblend.i420 = shufflevector <4 x double> %256, <4 x double> %260, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %add.ptr.i283.5.i421 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 400
  %261 = load <4 x double>, ptr %add.ptr.i283.5.i421, align 8
  %rows.i276.sroa.5.96.vecblend.i = shufflevector <4 x double> %257, <4 x double> %261, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %add.ptr.i283.6.i422 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 472
  %262 = load <4 x double>, ptr %add.ptr.i283.6.i422, align 8
  %rows.i276.sroa.8.160.vecblend.i = shufflevector <4 x double> %258, <4 x double> %262, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %add.ptr.i283.7.i423 = getelementptr inbounds i8, ptr %add.ptr.i.i375, i64 544
  %263 = load <4 x double>, ptr %add.ptr.i283.7.i423, align 8
  %rows.i276.sroa.11.224.vecblend.i = shufflevector <4 x double> %259, <4 x double> %263, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 7>
  %shuffle7.i354.i424 = shufflevector <8 x double> %rows.i276.sroa.0.32.vecblend.i420, <8 x double> %rows.i276.sroa.5.96.vecblend.i, <8 x i32> <i32 poison, i32 poison, i32 3, i32 11, i32 poison, i32 poison, i32 7, i32 15>
  %shuffle10.i355.i425 = shufflevector <8 x double> %rows.i276.sroa.8.160.vecblend.i, <8 x double> %rows.i276.sroa.11.224.vecblend.i, <8 x i32> <i32 poison, i32 poison, i32 3, i32 11, i32 poison, i32 poison, i32 7, i32 15>
  %shuffle17.i361.i426 = shufflevector <8 x double> %shuffle7.i354.i424, <8 x double> %shuffle10.i355.i425, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %elt.abs.i235.i427 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle11.i328.i390)
  %elt.max.i236.i428 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.abs.i235.i427, <8 x double> zeroinitializer)
  %elt.abs.i235.1.i429 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle13.i329.i391)
  %elt.max.i236.1.i430 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.i428, <8 x double> %elt.abs.i235.1.i429)
  %elt.abs.i235.2.i431 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle15.i331.i392)
  %elt.max.i236.2.i432 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.1.i430, <8 x double> %elt.abs.i235.2.i431)
  %elt.abs.i235.3.i433 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i333.i393)
  %elt.max.i236.3.i434 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.2.i432, <8 x double> %elt.abs.i235.3.i433)
  %elt.abs.i235.4.i435 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle11.i342.i409)
  %elt.max.i236.4.i436 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.3.i434, <8 x double> %elt.abs.i235.4.i435)
  %elt.abs.i235.5.i437 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle13.i343.i410)
  %elt.max.i236.5.i438 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.4.i436, <8 x double> %elt.abs.i235.5.i437)
  %elt.abs.i235.6.i439 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle15.i345.i411)
  %elt.max.i236.6.i440 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.5.i438, <8 x double> %elt.abs.i235.6.i439)
  %elt.abs.i235.7.i441 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i347.i412)
  %elt.max.i236.7.i442 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.6.i440, <8 x double> %elt.abs.i235.7.i441)
  %elt.abs.i235.8.i443 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %shuffle17.i361.i426)
  %elt.max.i236.8.i444 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i236.7.i442, <8 x double> %elt.abs.i235.8.i443)
  %mul.i363.i445 = fmul <8 x double> %shuffle13.i343.i410, %shuffle17.i347.i412
  %fneg.i364.i446 = fneg <8 x double> %shuffle13.i343.i410
  %264 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i364.i446, <8 x double> %shuffle17.i347.i412, <8 x double> %mul.i363.i445)
  %fneg1.i365.i447 = fneg <8 x double> %mul.i363.i445
  %265 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle11.i342.i409, <8 x double> %shuffle17.i361.i426, <8 x double> %fneg1.i365.i447)
  %add.i366.i448 = fadd <8 x double> %264, %265
  %mul11.i.i449 = fmul <8 x double> %shuffle11.i328.i390, %add.i366.i448
  %mul.i367.i450 = fmul <8 x double> %shuffle17.i333.i393, %shuffle17.i361.i426
  %fneg.i368.i451 = fneg <8 x double> %shuffle17.i333.i393
  %266 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i368.i451, <8 x double> %shuffle17.i361.i426, <8 x double> %mul.i367.i450)
  %fneg1.i369.i452 = fneg <8 x double> %mul.i367.i450
  %267 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle13.i343.i410, <8 x double> %shuffle15.i345.i411, <8 x double> %fneg1.i369.i452)
  %add.i370.i453 = fadd <8 x double> %266, %267
  %268 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle13.i329.i391, <8 x double> %add.i370.i453, <8 x double> %mul11.i.i449)
  %mul.i371.i454 = fmul <8 x double> %shuffle11.i342.i409, %shuffle15.i345.i411
  %fneg.i372.i455 = fneg <8 x double> %shuffle11.i342.i409
  %269 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i372.i455, <8 x double> %shuffle15.i345.i411, <8 x double> %mul.i371.i454)
  %fneg1.i373.i456 = fneg <8 x double> %mul.i371.i454
  %270 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %shuffle17.i333.i393, <8 x double> %shuffle17.i347.i412, <8 x double> %fneg1.i373.i456)
  %add.i374.i457 = fadd <8 x double> %269, %270
  %271 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %shuffle15.i331.i392, <8 x double> %add.i374.i457, <8 x double> %268)
  %elt.abs26.i226.i458 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %271)
  %272 = fcmp ugt <8 x double> %elt.max.i236.8.i444, <double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100>
  %273 = fcmp ult <8 x double> %elt.abs26.i226.i458, <double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190>
  %274 = or <8 x i1> %273, %272
  %275 = bitcast <8 x i1> %274 to i8
  %.not748.i = icmp eq i8 %275, 0
  br i1 %.not748.i, label %cleanup.i.i459, label %if.end8.i77

cleanup.i.i459:                                   ; preds = %for.body.i.i373
  %add.ptr15.i.i460 = getelementptr inbounds double, ptr %9, i64 %first.addr.0.i768.i
  store <8 x double> %271, ptr %add.ptr15.i.i460, align 8
  %add.i.i461 = add nsw i64 %add.i769.i, 8
  %cmp.not.i.i462 = icmp sgt i64 %add.i.i461, %3
  br i1 %cmp.not.i.i462, label %if.end8.i77, label %for.body.i.i373, !llvm.loop !25

if.end8.i77:                                      ; preds = %cleanup.i.i459, %for.body.i.i373, %if.end.i75
  %first.2.i78 = phi i64 [ %first.1.i76, %if.end.i75 ], [ %first.addr.0.i768.i, %for.body.i.i373 ], [ %add.i769.i, %cleanup.i.i459 ]
  %276 = xor i64 %first.2.i78, -1
  %sub9.i79 = add i64 %3, %276
  %cmp10.i80 = icmp slt i64 %sub9.i79, 0
  br i1 %cmp10.i80, label %return, label %if.end12.i81

if.end12.i81:                                     ; preds = %if.end8.i77
  %277 = tail call i64 @llvm.umin.i64(i64 %sub9.i79, i64 7)
  %mul14.i82 = mul nsw i64 %first.2.i78, %4
  %mul15.i83 = mul nsw i64 %mul14.i82, %4
  %add.ptr16.i84 = getelementptr inbounds double, ptr %2, i64 %mul15.i83
  %cmp.i375.i85 = icmp ugt i64 %sub9.i79, 6
  %or.cond.i.i86 = and i1 %cmp1.i376.i48, %cmp.i375.i85
  br i1 %or.cond.i.i86, label %if.then.i383.i372, label %for.cond.preheader.i.i87

for.cond.preheader.i.i87:                         ; preds = %if.end12.i81
  %278 = and i1 %cmp362.i.i49, %cmp.i375.i85
  br i1 %278, label %for.body.i379.i344, label %for.cond14.preheader.i.i88

if.then.i383.i372:                                ; preds = %if.end12.i81
  %279 = load <8 x double>, ptr %add.ptr16.i84, align 8
  store <8 x double> %279, ptr %11, align 8
  br label %load_d.exit.i

for.cond14.preheader.i.i88:                       ; preds = %for.body.i379.i344, %for.cond.preheader.i.i87
  %k.0.lcssa.i.i89 = phi i64 [ 0, %for.cond.preheader.i.i87 ], [ %add64.i.i345, %for.body.i379.i344 ]
  %cmp1566.i.i90 = icmp ult i64 %k.0.lcssa.i.i89, %mul.i
  br i1 %cmp1566.i.i90, label %for.cond18.preheader.i.i329, label %load_d.exit.i

for.body.i379.i344:                               ; preds = %for.cond.preheader.i.i87, %for.body.i379.i344
  %add64.i.i345 = phi i64 [ %add.i382.i370, %for.body.i379.i344 ], [ 4, %for.cond.preheader.i.i87 ]
  %k.063.i.i346 = phi i64 [ %add64.i.i345, %for.body.i379.i344 ], [ 0, %for.cond.preheader.i.i87 ]
  %add.ptr.i380.i347 = getelementptr inbounds double, ptr %add.ptr16.i84, i64 %k.063.i.i346
  %280 = load <4 x double>, ptr %add.ptr.i380.i347, align 8
  %add.ptr8.i381.i349 = getelementptr inbounds double, ptr %add.ptr.i380.i347, i64 %mul.i
  %281 = load <4 x double>, ptr %add.ptr8.i381.i349, align 8
  %add.ptr8.1.i.i350 = getelementptr inbounds double, ptr %add.ptr8.i381.i349, i64 %mul.i
  %282 = load <4 x double>, ptr %add.ptr8.1.i.i350, align 8
  %add.ptr8.2.i.i351 = getelementptr inbounds double, ptr %add.ptr8.1.i.i350, i64 %mul.i
  %283 = load <4 x double>, ptr %add.ptr8.2.i.i351, align 8
  %add.ptr8.3.i.i352 = getelementptr inbounds double, ptr %add.ptr8.2.i.i351, i64 %mul.i
  %284 = load <4 x double>, ptr %add.ptr8.3.i.i352, align 8
  %rows.sroa.0.32.vecblend.i.i354 = shufflevector <4 x double> %280, <4 x double> %284, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.4.i.i355 = getelementptr inbounds double, ptr %add.ptr8.3.i.i352, i64 %mul.i
  %285 = load <4 x double>, ptr %add.ptr8.4.i.i355, align 8
  %rows.sroa.5.96.vecblend.i.i = shufflevector <4 x double> %281, <4 x double> %285, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.5.i.i356 = getelementptr inbounds double, ptr %add.ptr8.4.i.i355, i64 %mul.i
  %286 = load <4 x double>, ptr %add.ptr8.5.i.i356, align 8
  %rows.sroa.8.160.vecblend.i.i = shufflevector <4 x double> %282, <4 x double> %286, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.6.i.i357 = getelementptr inbounds double, ptr %add.ptr8.5.i.i356, i64 %mul.i
  %287 = load <4 x double>, ptr %add.ptr8.6.i.i357, align 8
  %rows.sroa.11.224.vecblend.i.i = shufflevector <4 x double> %283, <4 x double> %287, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr10.i.i358 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.063.i.i346
  %shuffle.i.i.i359 = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i.i354, <8 x double> %rows.sroa.5.96.vecblend.i.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i.i.i360 = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i.i, <8 x double> %rows.sroa.11.224.vecblend.i.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i.i361 = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i.i354, <8 x double> %rows.sroa.5.96.vecblend.i.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i.i362 = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i.i, <8 x double> %rows.sroa.11.224.vecblend.i.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i.i363 = shufflevector <8 x double> %shuffle.i.i.i359, <8 x double> %shuffle4.i.i.i360, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x double> %shuffle11.i.i.i363, ptr %add.ptr10.i.i358, align 8
  %shuffle13.i.i.i364 = shufflevector <8 x double> %shuffle.i.i.i359, <8 x double> %shuffle4.i.i.i360, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx14.i.i.i365 = getelementptr inbounds i8, ptr %add.ptr10.i.i358, i64 64
  store <8 x double> %shuffle13.i.i.i364, ptr %arrayidx14.i.i.i365, align 8
  %shuffle15.i.i.i366 = shufflevector <8 x double> %shuffle7.i.i.i361, <8 x double> %shuffle10.i.i.i362, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %arrayidx16.i.i.i367 = getelementptr inbounds i8, ptr %add.ptr10.i.i358, i64 128
  store <8 x double> %shuffle15.i.i.i366, ptr %arrayidx16.i.i.i367, align 8
  %shuffle17.i.i.i368 = shufflevector <8 x double> %shuffle7.i.i.i361, <8 x double> %shuffle10.i.i.i362, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx18.i.i.i369 = getelementptr inbounds i8, ptr %add.ptr10.i.i358, i64 192
  store <8 x double> %shuffle17.i.i.i368, ptr %arrayidx18.i.i.i369, align 8
  %add.i382.i370 = add nuw nsw i64 %add64.i.i345, 4
  %cmp3.not.i.i371 = icmp ugt i64 %add.i382.i370, %mul.i
  br i1 %cmp3.not.i.i371, label %for.cond14.preheader.i.i88, label %for.body.i379.i344, !llvm.loop !26

for.cond18.preheader.i.i329:                      ; preds = %for.cond14.preheader.i.i88, %for.cond.cleanup20.i.i341
  %k.167.i.i330 = phi i64 [ %inc31.i.i342, %for.cond.cleanup20.i.i341 ], [ %k.0.lcssa.i.i89, %for.cond14.preheader.i.i88 ]
  %invariant.gep.i.i331 = getelementptr double, ptr %add.ptr16.i84, i64 %k.167.i.i330
  %add.ptr25.i.i332 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.167.i.i330
  br label %for.body21.i.i333

for.cond.cleanup20.i.i341:                        ; preds = %for.body21.i.i333
  %inc31.i.i342 = add nuw nsw i64 %k.167.i.i330, 1
  %exitcond68.not.i.i343 = icmp eq i64 %inc31.i.i342, %mul.i
  br i1 %exitcond68.not.i.i343, label %load_d.exit.i, label %for.cond18.preheader.i.i329, !llvm.loop !27

for.body21.i.i333:                                ; preds = %for.body21.i.i333, %for.cond18.preheader.i.i329
  %lane17.065.i.i334 = phi i64 [ 0, %for.cond18.preheader.i.i329 ], [ %inc28.i.i339, %for.body21.i.i333 ]
  %cond.i.i335 = tail call i64 @llvm.smin.i64(i64 %lane17.065.i.i334, i64 %277)
  %mul.i378.i336 = mul nuw nsw i64 %cond.i.i335, %mul.i
  %gep.i.i337 = getelementptr double, ptr %invariant.gep.i.i331, i64 %mul.i378.i336
  %288 = load double, ptr %gep.i.i337, align 8
  %arrayidx26.i.i338 = getelementptr inbounds double, ptr %add.ptr25.i.i332, i64 %lane17.065.i.i334
  store double %288, ptr %arrayidx26.i.i338, align 8
  %inc28.i.i339 = add nuw nsw i64 %lane17.065.i.i334, 1
  %exitcond.not.i.i340 = icmp eq i64 %inc28.i.i339, 8
  br i1 %exitcond.not.i.i340, label %for.cond.cleanup20.i.i341, label %for.body21.i.i333, !llvm.loop !28

load_d.exit.i:                                    ; preds = %for.cond.cleanup20.i.i341, %for.cond14.preheader.i.i88, %if.then.i383.i372
  br i1 %cmp18.i50, label %if.then19.i229, label %if.end25.i91

if.then19.i229:                                   ; preds = %load_d.exit.i
  br i1 %cmp67.i.i56, label %for.body.i385.i289, label %for.cond.cleanup.i384.i230

for.cond.loopexit.i.i309:                         ; preds = %for.cond.cleanup27.i.i323, %for.cond.cleanup3.i.i302
  %exitcond116.not.i.i310 = icmp eq i64 %add16.i.i307, %4
  br i1 %exitcond116.not.i.i310, label %for.cond.cleanup.i384.i230, label %for.body.i385.i289, !llvm.loop !29

for.cond.cleanup.i384.i230:                       ; preds = %for.cond.loopexit.i.i309, %if.then19.i229
  %wrong.0.lcssa.i.i231 = phi <8 x i64> [ zeroinitializer, %if.then19.i229 ], [ %or.i.i305, %for.cond.loopexit.i.i309 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i36) #5
  store <8 x i64> %wrong.0.lcssa.i.i231, ptr %all.i.i.i36, align 16
  br label %for.body.i.i.i232

for.body.i.i.i232:                                ; preds = %for.body.i.i.i232, %for.cond.cleanup.i384.i230
  %lane.07.i.i.i233 = phi i64 [ 0, %for.cond.cleanup.i384.i230 ], [ %inc.i.i.i237, %for.body.i.i.i232 ]
  %any.06.i.i.i234 = phi i64 [ 0, %for.cond.cleanup.i384.i230 ], [ %or.i.i.i236, %for.body.i.i.i232 ]
  %arrayidx.i.i.i235 = getelementptr inbounds [8 x i64], ptr %all.i.i.i36, i64 0, i64 %lane.07.i.i.i233
  %289 = load i64, ptr %arrayidx.i.i.i235, align 8
  %or.i.i.i236 = or i64 %289, %any.06.i.i.i234
  %inc.i.i.i237 = add nuw nsw i64 %lane.07.i.i.i233, 1
  %exitcond.not.i.i.i238 = icmp eq i64 %inc.i.i.i237, 8
  br i1 %exitcond.not.i.i.i238, label %cholesky_d.exit.i, label %for.body.i.i.i232, !llvm.loop !30

for.body.i385.i289:                               ; preds = %if.then19.i229, %for.cond.loopexit.i.i309
  %j.0112.i.i290 = phi i64 [ %add16.i.i307, %for.cond.loopexit.i.i309 ], [ 0, %if.then19.i229 ]
  %wrong.0111.i.i291 = phi <8 x i64> [ %or.i.i305, %for.cond.loopexit.i.i309 ], [ zeroinitializer, %if.then19.i229 ]
  %mul.i386.i292 = mul nuw nsw i64 %j.0112.i.i290, %4
  %290 = getelementptr <8 x double>, ptr %11, i64 %mul.i386.i292
  %arrayidx.i387.i293 = getelementptr <8 x double>, ptr %290, i64 %j.0112.i.i290
  %291 = load <8 x double>, ptr %arrayidx.i387.i293, align 8
  %cmp2101.not.i.i294 = icmp eq i64 %j.0112.i.i290, 0
  br i1 %cmp2101.not.i.i294, label %for.cond.cleanup3.i.i302, label %for.body4.i.i295

for.cond.cleanup3.i.i302:                         ; preds = %for.body4.i.i295, %for.body.i385.i289
  %pivot.0.lcssa.i.i303 = phi <8 x double> [ %291, %for.body.i385.i289 ], [ %294, %for.body4.i.i295 ]
  %cmp12.i.i304 = fcmp ole <8 x double> %pivot.0.lcssa.i.i303, zeroinitializer
  %or.i.i305 = select <8 x i1> %cmp12.i.i304, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.0111.i.i291
  %292 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %pivot.0.lcssa.i.i303)
  store <8 x double> %292, ptr %arrayidx.i387.i293, align 8
  %div.i.i306 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %292
  %add16.i.i307 = add nuw nsw i64 %j.0112.i.i290, 1
  %cmp18108.i.i308 = icmp slt i64 %add16.i.i307, %4
  br i1 %cmp18108.i.i308, label %for.body20.i.i311, label %for.cond.loopexit.i.i309

for.body4.i.i295:                                 ; preds = %for.body.i385.i289, %for.body4.i.i295
  %k.0103.i.i296 = phi i64 [ %inc.i388.i300, %for.body4.i.i295 ], [ 0, %for.body.i385.i289 ]
  %pivot.0102.i.i297 = phi <8 x double> [ %294, %for.body4.i.i295 ], [ %291, %for.body.i385.i289 ]
  %arrayidx7.i.i298 = getelementptr <8 x double>, ptr %290, i64 %k.0103.i.i296
  %293 = load <8 x double>, ptr %arrayidx7.i.i298, align 8
  %neg.i.i299 = fneg <8 x double> %293
  %294 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i299, <8 x double> %293, <8 x double> %pivot.0102.i.i297)
  %inc.i388.i300 = add nuw nsw i64 %k.0103.i.i296, 1
  %exitcond.not.i389.i301 = icmp eq i64 %inc.i388.i300, %j.0112.i.i290
  br i1 %exitcond.not.i389.i301, label %for.cond.cleanup3.i.i302, label %for.body4.i.i295, !llvm.loop !31

for.body20.i.i311:                                ; preds = %for.cond.cleanup3.i.i302, %for.cond.cleanup27.i.i323
  %i.0109.i.i312 = phi i64 [ %inc48.i.i327, %for.cond.cleanup27.i.i323 ], [ %add16.i.i307, %for.cond.cleanup3.i.i302 ]
  %mul21.i.i313 = mul nuw nsw i64 %i.0109.i.i312, %4
  %295 = getelementptr <8 x double>, ptr %11, i64 %mul21.i.i313
  %arrayidx23.i.i314 = getelementptr <8 x double>, ptr %295, i64 %j.0112.i.i290
  %296 = load <8 x double>, ptr %arrayidx23.i.i314, align 8
  br i1 %cmp2101.not.i.i294, label %for.cond.cleanup27.i.i323, label %for.body28.i.i315

for.cond.cleanup27.i.i323:                        ; preds = %for.body28.i.i315, %for.body20.i.i311
  %one.0.lcssa.i.i324 = phi <8 x double> [ %296, %for.body20.i.i311 ], [ %299, %for.body28.i.i315 ]
  %mul40.i.i325 = fmul <8 x double> %div.i.i306, %one.0.lcssa.i.i324
  store <8 x double> %mul40.i.i325, ptr %arrayidx23.i.i314, align 8
  %arrayidx46.i.i326 = getelementptr <8 x double>, ptr %290, i64 %i.0109.i.i312
  store <8 x double> zeroinitializer, ptr %arrayidx46.i.i326, align 8
  %inc48.i.i327 = add nuw nsw i64 %i.0109.i.i312, 1
  %cmp18.i.i328 = icmp slt i64 %inc48.i.i327, %4
  br i1 %cmp18.i.i328, label %for.body20.i.i311, label %for.cond.loopexit.i.i309, !llvm.loop !32

for.body28.i.i315:                                ; preds = %for.body20.i.i311, %for.body28.i.i315
  %k24.0106.i.i316 = phi i64 [ %inc38.i.i321, %for.body28.i.i315 ], [ 0, %for.body20.i.i311 ]
  %one.0105.i.i317 = phi <8 x double> [ %299, %for.body28.i.i315 ], [ %296, %for.body20.i.i311 ]
  %arrayidx31.i.i318 = getelementptr <8 x double>, ptr %295, i64 %k24.0106.i.i316
  %297 = load <8 x double>, ptr %arrayidx31.i.i318, align 8
  %arrayidx34.i.i319 = getelementptr <8 x double>, ptr %290, i64 %k24.0106.i.i316
  %298 = load <8 x double>, ptr %arrayidx34.i.i319, align 8
  %neg36.i.i320 = fneg <8 x double> %297
  %299 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg36.i.i320, <8 x double> %298, <8 x double> %one.0105.i.i317)
  %inc38.i.i321 = add nuw nsw i64 %k24.0106.i.i316, 1
  %exitcond115.not.i.i322 = icmp eq i64 %inc38.i.i321, %j.0112.i.i290
  br i1 %exitcond115.not.i.i322, label %for.cond.cleanup27.i.i323, label %for.body28.i.i315, !llvm.loop !33

cholesky_d.exit.i:                                ; preds = %for.body.i.i.i232
  %cmp1.i.i.i239 = icmp ne i64 %or.i.i.i236, 0
  %conv2.i.i.i240 = zext i1 %cmp1.i.i.i239 to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i36) #5
  %or.i241 = or i64 %wrong.0781.i, %conv2.i.i.i240
  %add.ptr24.i242 = getelementptr inbounds double, ptr %9, i64 %mul15.i83
  br i1 %or.cond.i.i86, label %if.then.i419.i288, label %for.cond.preheader.i393.i243

for.cond.preheader.i393.i243:                     ; preds = %cholesky_d.exit.i
  %300 = and i1 %cmp362.i.i49, %cmp.i375.i85
  br i1 %300, label %for.body.i405.i261, label %for.cond14.preheader.i394.i244

if.then.i419.i288:                                ; preds = %cholesky_d.exit.i
  %301 = load <8 x double>, ptr %11, align 8
  store <8 x double> %301, ptr %add.ptr24.i242, align 8
  br label %for.inc90.i101

for.cond14.preheader.i394.i244:                   ; preds = %for.body.i405.i261, %for.cond.preheader.i393.i243
  %k.0.lcssa.i395.i245 = phi i64 [ 0, %for.cond.preheader.i393.i243 ], [ %add61.i.i262, %for.body.i405.i261 ]
  %cmp1564.i.i246 = icmp ult i64 %k.0.lcssa.i395.i245, %mul.i
  br i1 %cmp1564.i.i246, label %for.cond18.preheader.i397.i247, label %for.inc90.i101

for.body.i405.i261:                               ; preds = %for.cond.preheader.i393.i243, %for.body.i405.i261
  %add61.i.i262 = phi i64 [ %add.i417.i286, %for.body.i405.i261 ], [ 4, %for.cond.preheader.i393.i243 ]
  %k.060.i.i263 = phi i64 [ %add61.i.i262, %for.body.i405.i261 ], [ 0, %for.cond.preheader.i393.i243 ]
  %add.ptr.i406.i264 = getelementptr inbounds double, ptr %add.ptr24.i242, i64 %k.060.i.i263
  %add.ptr4.i407.i265 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.060.i.i263
  %302 = load <8 x double>, ptr %add.ptr4.i407.i265, align 8
  %arrayidx1.i.i.i266 = getelementptr inbounds i8, ptr %add.ptr4.i407.i265, i64 64
  %303 = load <8 x double>, ptr %arrayidx1.i.i.i266, align 8
  %shuffle.i.i408.i267 = shufflevector <8 x double> %302, <8 x double> %303, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i.i268 = getelementptr inbounds i8, ptr %add.ptr4.i407.i265, i64 128
  %304 = load <8 x double>, ptr %arrayidx2.i.i.i268, align 8
  %arrayidx3.i.i.i269 = getelementptr inbounds i8, ptr %add.ptr4.i407.i265, i64 192
  %305 = load <8 x double>, ptr %arrayidx3.i.i.i269, align 8
  %shuffle4.i.i409.i270 = shufflevector <8 x double> %304, <8 x double> %305, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i410.i271 = shufflevector <8 x double> %302, <8 x double> %303, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i411.i272 = shufflevector <8 x double> %304, <8 x double> %305, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i412.i273 = shufflevector <8 x double> %shuffle.i.i408.i267, <8 x double> %shuffle4.i.i409.i270, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i413.i274 = shufflevector <8 x double> %shuffle.i.i408.i267, <8 x double> %shuffle4.i.i409.i270, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i414.i275 = shufflevector <8 x double> %shuffle7.i.i410.i271, <8 x double> %shuffle10.i.i411.i272, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i415.i276 = shufflevector <8 x double> %shuffle7.i.i410.i271, <8 x double> %shuffle10.i.i411.i272, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i.i277 = shufflevector <8 x double> %shuffle11.i.i412.i273, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i.i277, ptr %add.ptr.i406.i264, align 8
  %add.ptr10.i416.i278 = getelementptr inbounds double, ptr %add.ptr.i406.i264, i64 %mul.i
  %rows.sroa.5.64.vec.extract.i.i = shufflevector <8 x double> %shuffle13.i.i413.i274, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i.i, ptr %add.ptr10.i416.i278, align 8
  %add.ptr10.1.i.i279 = getelementptr inbounds double, ptr %add.ptr10.i416.i278, i64 %mul.i
  %rows.sroa.8.128.vec.extract.i.i = shufflevector <8 x double> %shuffle15.i.i414.i275, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i.i, ptr %add.ptr10.1.i.i279, align 8
  %add.ptr10.2.i.i280 = getelementptr inbounds double, ptr %add.ptr10.1.i.i279, i64 %mul.i
  %rows.sroa.11.192.vec.extract.i.i = shufflevector <8 x double> %shuffle17.i.i415.i276, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i.i, ptr %add.ptr10.2.i.i280, align 8
  %add.ptr10.3.i.i281 = getelementptr inbounds double, ptr %add.ptr10.2.i.i280, i64 %mul.i
  %rows.sroa.0.32.vec.extract.i.i282 = shufflevector <8 x double> %shuffle11.i.i412.i273, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i.i282, ptr %add.ptr10.3.i.i281, align 8
  %add.ptr10.4.i.i283 = getelementptr inbounds double, ptr %add.ptr10.3.i.i281, i64 %mul.i
  %rows.sroa.5.96.vec.extract.i.i = shufflevector <8 x double> %shuffle13.i.i413.i274, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i.i, ptr %add.ptr10.4.i.i283, align 8
  %add.ptr10.5.i.i284 = getelementptr inbounds double, ptr %add.ptr10.4.i.i283, i64 %mul.i
  %rows.sroa.8.160.vec.extract.i.i = shufflevector <8 x double> %shuffle15.i.i414.i275, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i.i, ptr %add.ptr10.5.i.i284, align 8
  %add.ptr10.6.i.i285 = getelementptr inbounds double, ptr %add.ptr10.5.i.i284, i64 %mul.i
  %rows.sroa.11.224.vec.extract.i.i = shufflevector <8 x double> %shuffle17.i.i415.i276, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i.i, ptr %add.ptr10.6.i.i285, align 8
  %add.i417.i286 = add nuw nsw i64 %add61.i.i262, 4
  %cmp3.not.i418.i287 = icmp ugt i64 %add.i417.i286, %mul.i
  br i1 %cmp3.not.i418.i287, label %for.cond14.preheader.i394.i244, label %for.body.i405.i261, !llvm.loop !34

for.cond18.preheader.i397.i247:                   ; preds = %for.cond14.preheader.i394.i244, %for.cond.cleanup20.i404.i258
  %k.165.i.i248 = phi i64 [ %inc30.i.i259, %for.cond.cleanup20.i404.i258 ], [ %k.0.lcssa.i395.i245, %for.cond14.preheader.i394.i244 ]
  %invariant.gep.i398.i249 = getelementptr double, ptr %add.ptr24.i242, i64 %k.165.i.i248
  %add.ptr22.i.i250 = getelementptr inbounds <8 x double>, ptr %11, i64 %k.165.i.i248
  br label %for.body21.i399.i251

for.cond.cleanup20.i404.i258:                     ; preds = %for.body21.i399.i251
  %inc30.i.i259 = add nuw nsw i64 %k.165.i.i248, 1
  %exitcond66.not.i.i260 = icmp eq i64 %inc30.i.i259, %mul.i
  br i1 %exitcond66.not.i.i260, label %for.inc90.i101, label %for.cond18.preheader.i397.i247, !llvm.loop !35

for.body21.i399.i251:                             ; preds = %for.body21.i399.i251, %for.cond18.preheader.i397.i247
  %lane17.063.i.i252 = phi i64 [ 0, %for.cond18.preheader.i397.i247 ], [ %inc27.i.i256, %for.body21.i399.i251 ]
  %arrayidx23.i400.i253 = getelementptr inbounds double, ptr %add.ptr22.i.i250, i64 %lane17.063.i.i252
  %306 = load double, ptr %arrayidx23.i400.i253, align 8
  %mul.i401.i254 = mul nuw nsw i64 %lane17.063.i.i252, %mul.i
  %gep.i402.i255 = getelementptr double, ptr %invariant.gep.i398.i249, i64 %mul.i401.i254
  store double %306, ptr %gep.i402.i255, align 8
  %inc27.i.i256 = add nuw nsw i64 %lane17.063.i.i252, 1
  %exitcond.not.i403.i257 = icmp eq i64 %lane17.063.i.i252, %277
  br i1 %exitcond.not.i403.i257, label %for.cond.cleanup20.i404.i258, label %for.body21.i399.i251, !llvm.loop !36

if.end25.i91:                                     ; preds = %load_d.exit.i
  br i1 %cmp1.i43, label %if.then27.i146, label %if.end39.i92

if.then27.i146:                                   ; preds = %if.end25.i91
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %found.i37)
  store <8 x double> zeroinitializer, ptr %found.i37, align 8
  br i1 %or.cond98.i58, label %for.inc.i260.i178, label %if.end32.i147

for.inc.i260.i178:                                ; preds = %if.then27.i146
  %307 = load <8 x double>, ptr %11, align 8
  %elt.abs.i265.i179 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %307)
  %elt.max.i266.i180 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.abs.i265.i179, <8 x double> zeroinitializer)
  br i1 %cmp1.i259.1.i67, label %for.inc.i260.1.i205, label %for.inc.i260.8.i181

for.inc.i260.1.i205:                              ; preds = %for.inc.i260.i178
  %308 = load <8 x double>, ptr %arrayidx16.i250.i65, align 8
  %elt.abs.i265.1.i206 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %308)
  %elt.max.i266.1.i207 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.i180, <8 x double> %elt.abs.i265.1.i206)
  br i1 %cmp1.i259.2.i68, label %for.inc.i260.2.i208, label %for.inc.i260.8.i181

for.inc.i260.2.i208:                              ; preds = %for.inc.i260.1.i205
  %309 = load <8 x double>, ptr %arrayidx22.i251.i66, align 8
  %elt.abs.i265.2.i209 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %309)
  %elt.max.i266.2.i210 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.1.i207, <8 x double> %elt.abs.i265.2.i209)
  br i1 %cmp362.i.i49, label %for.inc.i260.3.i211, label %for.inc.i260.8.i181

for.inc.i260.3.i211:                              ; preds = %for.inc.i260.2.i208
  %310 = load <8 x double>, ptr %add.ptr13.i248.i63, align 8
  %elt.abs.i265.3.i212 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %310)
  %elt.max.i266.3.i213 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.2.i210, <8 x double> %elt.abs.i265.3.i212)
  br i1 %cmp1.i259.4.i69, label %for.inc.i260.4.i214, label %for.inc.i260.8.i181

for.inc.i260.4.i214:                              ; preds = %for.inc.i260.3.i211
  %311 = load <8 x double>, ptr %add.ptr6.i243.i59, align 8
  %elt.abs.i265.4.i215 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %311)
  %elt.max.i266.4.i216 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.3.i213, <8 x double> %elt.abs.i265.4.i215)
  br i1 %cmp1.i259.5.i70, label %for.inc.i260.5.i217, label %for.inc.i260.8.i181

for.inc.i260.5.i217:                              ; preds = %for.inc.i260.4.i214
  %312 = load <8 x double>, ptr %add.ptr7.i244.i60, align 8
  %elt.abs.i265.5.i218 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %312)
  %elt.max.i266.5.i219 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.4.i216, <8 x double> %elt.abs.i265.5.i218)
  br i1 %cmp1.i259.6.i71, label %for.inc.i260.6.i220, label %for.inc.i260.8.i181

for.inc.i260.6.i220:                              ; preds = %for.inc.i260.5.i217
  %313 = load <8 x double>, ptr %add.ptr15.i249.i64, align 8
  %elt.abs.i265.6.i221 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %313)
  %elt.max.i266.6.i222 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.5.i219, <8 x double> %elt.abs.i265.6.i221)
  br i1 %cmp1.i259.7.i72, label %for.inc.i260.7.i223, label %for.inc.i260.8.i181

for.inc.i260.7.i223:                              ; preds = %for.inc.i260.6.i220
  %314 = load <8 x double>, ptr %add.ptr8.i245.i61, align 8
  %elt.abs.i265.7.i224 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %314)
  %elt.max.i266.7.i225 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.6.i222, <8 x double> %elt.abs.i265.7.i224)
  br i1 %cmp1.i259.8.i73, label %if.then.i263.8.i226, label %for.inc.i260.8.i181

if.then.i263.8.i226:                              ; preds = %for.inc.i260.7.i223
  %315 = load <8 x double>, ptr %add.ptr9.i246.i62, align 8
  %elt.abs.i265.8.i227 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %315)
  %elt.max.i266.8.i228 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %elt.max.i266.7.i225, <8 x double> %elt.abs.i265.8.i227)
  br label %for.inc.i260.8.i181

for.inc.i260.8.i181:                              ; preds = %if.then.i263.8.i226, %for.inc.i260.7.i223, %for.inc.i260.6.i220, %for.inc.i260.5.i217, %for.inc.i260.4.i214, %for.inc.i260.3.i211, %for.inc.i260.2.i208, %for.inc.i260.1.i205, %for.inc.i260.i178
  %most.1.i261.8.i182 = phi <8 x double> [ %elt.max.i266.8.i228, %if.then.i263.8.i226 ], [ %elt.max.i266.7.i225, %for.inc.i260.7.i223 ], [ %elt.max.i266.6.i222, %for.inc.i260.6.i220 ], [ %elt.max.i266.5.i219, %for.inc.i260.5.i217 ], [ %elt.max.i266.4.i216, %for.inc.i260.4.i214 ], [ %elt.max.i266.3.i213, %for.inc.i260.3.i211 ], [ %elt.max.i266.2.i210, %for.inc.i260.2.i208 ], [ %elt.max.i266.1.i207, %for.inc.i260.1.i205 ], [ %elt.max.i266.i180, %for.inc.i260.i178 ]
  br i1 %cmp2.i44, label %if.then3.i.i200, label %if.else.i.i183

if.then3.i.i200:                                  ; preds = %for.inc.i260.8.i181
  %316 = load <8 x double>, ptr %arrayidx16.i250.i65, align 8
  %317 = load <8 x double>, ptr %arrayidx22.i251.i66, align 8
  %mul.i420.i201 = fmul <8 x double> %316, %317
  %fneg.i421.i202 = fneg <8 x double> %316
  %318 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i421.i202, <8 x double> %317, <8 x double> %mul.i420.i201)
  %319 = load <8 x double>, ptr %add.ptr13.i248.i63, align 8
  %fneg1.i422.i203 = fneg <8 x double> %mul.i420.i201
  %320 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %307, <8 x double> %319, <8 x double> %fneg1.i422.i203)
  %add.i423.i204 = fadd <8 x double> %318, %320
  br label %expand_d.exit267.i

if.else.i.i183:                                   ; preds = %for.inc.i260.8.i181
  %321 = load <8 x double>, ptr %add.ptr7.i244.i60, align 8
  %322 = load <8 x double>, ptr %add.ptr8.i245.i61, align 8
  %mul.i424.i184 = fmul <8 x double> %321, %322
  %fneg.i425.i185 = fneg <8 x double> %321
  %323 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i425.i185, <8 x double> %322, <8 x double> %mul.i424.i184)
  %324 = load <8 x double>, ptr %add.ptr6.i243.i59, align 8
  %325 = load <8 x double>, ptr %add.ptr9.i246.i62, align 8
  %fneg1.i426.i186 = fneg <8 x double> %mul.i424.i184
  %326 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %324, <8 x double> %325, <8 x double> %fneg1.i426.i186)
  %add.i427.i187 = fadd <8 x double> %323, %326
  %mul11.i247.i188 = fmul <8 x double> %307, %add.i427.i187
  %327 = load <8 x double>, ptr %add.ptr13.i248.i63, align 8
  %mul.i428.i189 = fmul <8 x double> %325, %327
  %fneg.i429.i190 = fneg <8 x double> %327
  %328 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i429.i190, <8 x double> %325, <8 x double> %mul.i428.i189)
  %329 = load <8 x double>, ptr %add.ptr15.i249.i64, align 8
  %fneg1.i430.i191 = fneg <8 x double> %mul.i428.i189
  %330 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %321, <8 x double> %329, <8 x double> %fneg1.i430.i191)
  %add.i431.i192 = fadd <8 x double> %328, %330
  %331 = load <8 x double>, ptr %arrayidx16.i250.i65, align 8
  %332 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %331, <8 x double> %add.i431.i192, <8 x double> %mul11.i247.i188)
  %mul.i432.i193 = fmul <8 x double> %324, %329
  %fneg.i433.i194 = fneg <8 x double> %324
  %333 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i433.i194, <8 x double> %329, <8 x double> %mul.i432.i193)
  %fneg1.i434.i195 = fneg <8 x double> %mul.i432.i193
  %334 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %327, <8 x double> %322, <8 x double> %fneg1.i434.i195)
  %add.i435.i196 = fadd <8 x double> %333, %334
  %335 = load <8 x double>, ptr %arrayidx22.i251.i66, align 8
  %336 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %335, <8 x double> %add.i435.i196, <8 x double> %332)
  br label %expand_d.exit267.i

expand_d.exit267.i:                               ; preds = %if.else.i.i183, %if.then3.i.i200
  %storemerge.i197 = phi <8 x double> [ %336, %if.else.i.i183 ], [ %add.i423.i204, %if.then3.i.i200 ]
  store <8 x double> %storemerge.i197, ptr %found.i37, align 8
  %elt.abs26.i252.i198 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %storemerge.i197)
  %337 = fcmp ugt <8 x double> %most.1.i261.8.i182, <double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100>
  %338 = fcmp ult <8 x double> %elt.abs26.i252.i198, <double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190>
  %339 = or <8 x i1> %338, %337
  %not.i253.i199 = sext <8 x i1> %339 to <8 x i64>
  br label %if.end32.i147

if.end32.i147:                                    ; preds = %expand_d.exit267.i, %if.then27.i146
  %found.0..i148 = phi <8 x double> [ %storemerge.i197, %expand_d.exit267.i ], [ zeroinitializer, %if.then27.i146 ]
  %bad.0.i149 = phi <8 x i64> [ %not.i253.i199, %expand_d.exit267.i ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %if.then27.i146 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i35) #5
  store <8 x i64> %bad.0.i149, ptr %all.i.i35, align 16
  br label %for.body.i436.i150

for.body.i436.i150:                               ; preds = %for.body.i436.i150, %if.end32.i147
  %lane.07.i.i151 = phi i64 [ 0, %if.end32.i147 ], [ %inc.i439.i155, %for.body.i436.i150 ]
  %any.06.i.i152 = phi i64 [ 0, %if.end32.i147 ], [ %or.i438.i154, %for.body.i436.i150 ]
  %arrayidx.i437.i153 = getelementptr inbounds [8 x i64], ptr %all.i.i35, i64 0, i64 %lane.07.i.i151
  %340 = load i64, ptr %arrayidx.i437.i153, align 8
  %or.i438.i154 = or i64 %340, %any.06.i.i152
  %inc.i439.i155 = add nuw nsw i64 %lane.07.i.i151, 1
  %exitcond.not.i440.i156 = icmp eq i64 %inc.i439.i155, 8
  br i1 %exitcond.not.i440.i156, label %any_d.exit.i, label %for.body.i436.i150, !llvm.loop !30

any_d.exit.i:                                     ; preds = %for.body.i436.i150
  %cmp1.i442.not.i157 = icmp eq i64 %or.i438.i154, 0
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i35) #5
  br i1 %cmp1.i442.not.i157, label %if.end37.i166, label %if.then34.i158

if.then34.i158:                                   ; preds = %any_d.exit.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i.i34) #5
  call fastcc void @eliminate_d(ptr noundef %11, i64 noundef %4, ptr noundef %11, i64 noundef 0, ptr noundef nonnull %odd.i.i34)
  %341 = load <8 x double>, ptr %11, align 8
  %fneg.i443.i159 = fneg <8 x double> %341
  %342 = bitcast <8 x double> %fneg.i443.i159 to <8 x i64>
  %343 = load <8 x i64>, ptr %odd.i.i34, align 8
  %and.i.i160 = and <8 x i64> %343, %342
  %344 = bitcast <8 x double> %341 to <8 x i64>
  %not.i444.i161 = xor <8 x i64> %343, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and2.i.i162 = and <8 x i64> %344, %not.i444.i161
  %or.i445.i163 = or <8 x i64> %and.i.i160, %and2.i.i162
  %345 = bitcast <8 x i64> %or.i445.i163 to <8 x double>
  br i1 %cmp69774.i, label %for.body.i448.i170, label %determine_d.exit.i

for.body.i448.i170:                               ; preds = %if.then34.i158, %for.body.i448.i170
  %k.016.i.i171 = phi i64 [ %inc.i451.i176, %for.body.i448.i170 ], [ 1, %if.then34.i158 ]
  %product.015.i.i172 = phi <8 x double> [ %mul4.i.i175, %for.body.i448.i170 ], [ %345, %if.then34.i158 ]
  %mul.i449.i173 = mul nuw nsw i64 %k.016.i.i171, %add.i54
  %arrayidx3.i450.i174 = getelementptr inbounds <8 x double>, ptr %11, i64 %mul.i449.i173
  %346 = load <8 x double>, ptr %arrayidx3.i450.i174, align 8
  %mul4.i.i175 = fmul <8 x double> %product.015.i.i172, %346
  %inc.i451.i176 = add nuw nsw i64 %k.016.i.i171, 1
  %exitcond.not.i452.i177 = icmp eq i64 %inc.i451.i176, %4
  br i1 %exitcond.not.i452.i177, label %determine_d.exit.i, label %for.body.i448.i170, !llvm.loop !37

determine_d.exit.i:                               ; preds = %for.body.i448.i170, %if.then34.i158
  %product.0.lcssa.i.i164 = phi <8 x double> [ %345, %if.then34.i158 ], [ %mul4.i.i175, %for.body.i448.i170 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i.i34) #5
  %347 = trunc nsw <8 x i64> %bad.0.i149 to <8 x i1>
  %or36.v.i165 = select <8 x i1> %347, <8 x double> %product.0.lcssa.i.i164, <8 x double> %found.0..i148
  store <8 x double> %or36.v.i165, ptr %found.i37, align 8
  br label %if.end37.i166

if.end37.i166:                                    ; preds = %determine_d.exit.i, %any_d.exit.i
  %found.0.796.i = phi <8 x double> [ %found.0..i148, %any_d.exit.i ], [ %or36.v.i165, %determine_d.exit.i ]
  br i1 %cmp.i375.i85, label %if.then.i510.i, label %for.cond18.preheader.i462.preheader.i167

for.cond18.preheader.i462.preheader.i167:         ; preds = %if.end37.i166
  %348 = shl i64 %first.2.i78, 3
  %349 = shl nuw nsw i64 %277, 3
  %350 = add nuw nsw i64 %349, 8
  %scevgep.i168 = getelementptr i8, ptr %9, i64 %348
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %scevgep.i168, ptr noundef nonnull align 8 dereferenceable(1) %found.i37, i64 %350, i1 false)
  br label %store_d.exit511.i

if.then.i510.i:                                   ; preds = %if.end37.i166
  %add.ptr38.i169 = getelementptr inbounds double, ptr %9, i64 %first.2.i78
  store <8 x double> %found.0.796.i, ptr %add.ptr38.i169, align 8
  br label %store_d.exit511.i

store_d.exit511.i:                                ; preds = %if.then.i510.i, %for.cond18.preheader.i462.preheader.i167
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %found.i37)
  br label %for.inc90.i101

if.end39.i92:                                     ; preds = %if.end25.i91
  br i1 %cmp40.i51, label %if.then41.i143, label %if.end46.i93

if.then41.i143:                                   ; preds = %if.end39.i92
  %mul43.i144 = mul nsw i64 %mul14.i82, %7
  %add.ptr44.i145 = getelementptr inbounds double, ptr %6, i64 %mul43.i144
  %or.cond.i514.i = and i1 %cmp1.i513.i, %cmp.i375.i85
  br i1 %or.cond.i514.i, label %if.then.i573.i, label %for.cond.preheader.i515.i

for.cond.preheader.i515.i:                        ; preds = %if.then41.i143
  %351 = and i1 %cmp362.i516.i, %cmp.i375.i85
  br i1 %351, label %for.body.i536.i, label %for.cond14.preheader.i517.i

if.then.i573.i:                                   ; preds = %if.then41.i143
  %352 = load <8 x double>, ptr %add.ptr44.i145, align 8
  store <8 x double> %352, ptr %add.ptr.i40, align 8
  br label %if.end46.i93

for.cond14.preheader.i517.i:                      ; preds = %for.body.i536.i, %for.cond.preheader.i515.i
  %k.0.lcssa.i518.i = phi i64 [ 0, %for.cond.preheader.i515.i ], [ %add64.i537.i, %for.body.i536.i ]
  %cmp1566.i519.i = icmp slt i64 %k.0.lcssa.i518.i, %mul45.i52
  br i1 %cmp1566.i519.i, label %for.cond18.preheader.i521.i, label %if.end46.i93

for.body.i536.i:                                  ; preds = %for.cond.preheader.i515.i, %for.body.i536.i
  %add64.i537.i = phi i64 [ %add.i571.i, %for.body.i536.i ], [ 4, %for.cond.preheader.i515.i ]
  %k.063.i538.i = phi i64 [ %add64.i537.i, %for.body.i536.i ], [ 0, %for.cond.preheader.i515.i ]
  %add.ptr.i539.i = getelementptr inbounds double, ptr %add.ptr44.i145, i64 %k.063.i538.i
  %353 = load <4 x double>, ptr %add.ptr.i539.i, align 8
  %add.ptr8.i541.i = getelementptr inbounds double, ptr %add.ptr.i539.i, i64 %mul45.i52
  %354 = load <4 x double>, ptr %add.ptr8.i541.i, align 8
  %add.ptr8.1.i543.i = getelementptr inbounds double, ptr %add.ptr8.i541.i, i64 %mul45.i52
  %355 = load <4 x double>, ptr %add.ptr8.1.i543.i, align 8
  %add.ptr8.2.i545.i = getelementptr inbounds double, ptr %add.ptr8.1.i543.i, i64 %mul45.i52
  %356 = load <4 x double>, ptr %add.ptr8.2.i545.i, align 8
  %add.ptr8.3.i547.i = getelementptr inbounds double, ptr %add.ptr8.2.i545.i, i64 %mul45.i52
  %357 = load <4 x double>, ptr %add.ptr8.3.i547.i, align 8
  %rows.sroa.0.32.vecblend.i549.i = shufflevector <4 x double> %353, <4 x double> %357, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.4.i550.i = getelementptr inbounds double, ptr %add.ptr8.3.i547.i, i64 %mul45.i52
  %358 = load <4 x double>, ptr %add.ptr8.4.i550.i, align 8
  %rows.sroa.5.96.vecblend.i552.i = shufflevector <4 x double> %354, <4 x double> %358, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.5.i553.i = getelementptr inbounds double, ptr %add.ptr8.4.i550.i, i64 %mul45.i52
  %359 = load <4 x double>, ptr %add.ptr8.5.i553.i, align 8
  %rows.sroa.8.160.vecblend.i555.i = shufflevector <4 x double> %355, <4 x double> %359, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.6.i556.i = getelementptr inbounds double, ptr %add.ptr8.5.i553.i, i64 %mul45.i52
  %360 = load <4 x double>, ptr %add.ptr8.6.i556.i, align 8
  %rows.sroa.11.224.vecblend.i558.i = shufflevector <4 x double> %356, <4 x double> %360, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
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
  %invariant.gep.i523.i = getelementptr double, ptr %add.ptr44.i145, i64 %k.167.i522.i
  %add.ptr25.i524.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.167.i522.i
  br label %for.body21.i525.i

for.cond.cleanup20.i533.i:                        ; preds = %for.body21.i525.i
  %inc31.i534.i = add nuw nsw i64 %k.167.i522.i, 1
  %exitcond68.not.i535.i = icmp eq i64 %inc31.i534.i, %mul45.i52
  br i1 %exitcond68.not.i535.i, label %if.end46.i93, label %for.cond18.preheader.i521.i, !llvm.loop !27

for.body21.i525.i:                                ; preds = %for.body21.i525.i, %for.cond18.preheader.i521.i
  %lane17.065.i526.i = phi i64 [ 0, %for.cond18.preheader.i521.i ], [ %inc28.i531.i, %for.body21.i525.i ]
  %cond.i527.i = tail call i64 @llvm.smin.i64(i64 %lane17.065.i526.i, i64 %277)
  %mul.i528.i = mul nsw i64 %cond.i527.i, %mul45.i52
  %gep.i529.i = getelementptr double, ptr %invariant.gep.i523.i, i64 %mul.i528.i
  %361 = load double, ptr %gep.i529.i, align 8
  %arrayidx26.i530.i = getelementptr inbounds double, ptr %add.ptr25.i524.i, i64 %lane17.065.i526.i
  store double %361, ptr %arrayidx26.i530.i, align 8
  %inc28.i531.i = add nuw nsw i64 %lane17.065.i526.i, 1
  %exitcond.not.i532.i = icmp eq i64 %inc28.i531.i, 8
  br i1 %exitcond.not.i532.i, label %for.cond.cleanup20.i533.i, label %for.body21.i525.i, !llvm.loop !28

if.end46.i93:                                     ; preds = %for.cond.cleanup20.i533.i, %for.cond14.preheader.i517.i, %if.then.i573.i, %if.end39.i92
  br i1 %or.cond192772.i, label %for.body52.i134, label %for.cond.cleanup51.i94

for.cond.cleanup51.i94:                           ; preds = %for.body52.i134, %if.end46.i93
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i38) #5
  call fastcc void @eliminate_d(ptr noundef %11, i64 noundef %4, ptr noundef %add.ptr.i40, i64 noundef %7, ptr noundef nonnull %odd.i38)
  br i1 %cmp57.i55, label %if.then59.i120, label %if.end82.i95

for.body52.i134:                                  ; preds = %if.end46.i93, %for.body52.i134
  %k.0773.i = phi i64 [ %inc.i141, %for.body52.i134 ], [ 0, %if.end46.i93 ]
  %rem.i135 = srem i64 %k.0773.i, %add.i54
  %cmp54.i136 = icmp eq i64 %rem.i135, 0
  %conv55.i137 = uitofp i1 %cmp54.i136 to double
  %splat.splatinsert.i138 = insertelement <8 x double> poison, double %conv55.i137, i64 0
  %splat.splat.i139 = shufflevector <8 x double> %splat.splatinsert.i138, <8 x double> poison, <8 x i32> zeroinitializer
  %arrayidx.i140 = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.0773.i
  store <8 x double> %splat.splat.i139, ptr %arrayidx.i140, align 8
  %inc.i141 = add nuw nsw i64 %k.0773.i, 1
  %exitcond.not = icmp eq i64 %inc.i141, %umax
  br i1 %exitcond.not, label %for.cond.cleanup51.i94, label %for.body52.i134, !llvm.loop !38

if.then59.i120:                                   ; preds = %for.cond.cleanup51.i94
  %362 = load <8 x double>, ptr %11, align 8
  %fneg.i121 = fneg <8 x double> %362
  %363 = bitcast <8 x double> %fneg.i121 to <8 x i64>
  %364 = load <8 x i64>, ptr %odd.i38, align 8
  %and61.i122 = and <8 x i64> %364, %363
  %365 = bitcast <8 x double> %362 to <8 x i64>
  %not63.i123 = xor <8 x i64> %364, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and64.i124 = and <8 x i64> %365, %not63.i123
  %or65.i125 = or <8 x i64> %and61.i122, %and64.i124
  store <8 x i64> %or65.i125, ptr %11, align 8
  br i1 %cmp69774.i, label %for.body72.i128, label %for.cond.cleanup71.i126

for.cond.cleanup71.i126:                          ; preds = %for.body72.i128, %if.then59.i120
  %add.ptr81.i127 = getelementptr inbounds double, ptr %9, i64 %mul14.i82
  %or.cond.i577.i = and i1 %cmp1.i576.i, %cmp.i375.i85
  br i1 %or.cond.i577.i, label %if.then.i634.i, label %for.cond.preheader.i578.i

for.cond.preheader.i578.i:                        ; preds = %for.cond.cleanup71.i126
  %366 = and i1 %cmp359.i579.i, %cmp.i375.i85
  br i1 %366, label %for.body.i601.i, label %for.cond14.preheader.i580.i

if.then.i634.i:                                   ; preds = %for.cond.cleanup71.i126
  store <8 x i64> %or65.i125, ptr %add.ptr81.i127, align 8
  br label %cleanup89.i99

for.cond14.preheader.i580.i:                      ; preds = %for.body.i601.i, %for.cond.preheader.i578.i
  %k.0.lcssa.i581.i = phi i64 [ 0, %for.cond.preheader.i578.i ], [ %add61.i602.i, %for.body.i601.i ]
  %cmp1564.i582.i = icmp slt i64 %k.0.lcssa.i581.i, %4
  br i1 %cmp1564.i582.i, label %for.cond18.preheader.i586.i, label %cleanup89.i99

for.body.i601.i:                                  ; preds = %for.cond.preheader.i578.i, %for.body.i601.i
  %add61.i602.i = phi i64 [ %add.i632.i, %for.body.i601.i ], [ 4, %for.cond.preheader.i578.i ]
  %k.060.i603.i = phi i64 [ %add61.i602.i, %for.body.i601.i ], [ 0, %for.cond.preheader.i578.i ]
  %add.ptr.i604.i = getelementptr inbounds double, ptr %add.ptr81.i127, i64 %k.060.i603.i
  %add.ptr4.i605.i = getelementptr inbounds <8 x double>, ptr %11, i64 %k.060.i603.i
  %367 = load <8 x double>, ptr %add.ptr4.i605.i, align 8
  %arrayidx1.i.i606.i = getelementptr inbounds i8, ptr %add.ptr4.i605.i, i64 64
  %368 = load <8 x double>, ptr %arrayidx1.i.i606.i, align 8
  %shuffle.i.i607.i = shufflevector <8 x double> %367, <8 x double> %368, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i608.i = getelementptr inbounds i8, ptr %add.ptr4.i605.i, i64 128
  %369 = load <8 x double>, ptr %arrayidx2.i.i608.i, align 8
  %arrayidx3.i.i609.i = getelementptr inbounds i8, ptr %add.ptr4.i605.i, i64 192
  %370 = load <8 x double>, ptr %arrayidx3.i.i609.i, align 8
  %shuffle4.i.i610.i = shufflevector <8 x double> %369, <8 x double> %370, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i611.i = shufflevector <8 x double> %367, <8 x double> %368, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i612.i = shufflevector <8 x double> %369, <8 x double> %370, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
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
  %invariant.gep.i588.i = getelementptr double, ptr %add.ptr81.i127, i64 %k.165.i587.i
  %add.ptr22.i590.i = getelementptr inbounds <8 x double>, ptr %11, i64 %k.165.i587.i
  br label %for.body21.i591.i

for.cond.cleanup20.i598.i:                        ; preds = %for.body21.i591.i
  %inc30.i599.i = add nuw nsw i64 %k.165.i587.i, 1
  %exitcond66.not.i600.i = icmp eq i64 %inc30.i599.i, %4
  br i1 %exitcond66.not.i600.i, label %cleanup89.i99, label %for.cond18.preheader.i586.i, !llvm.loop !35

for.body21.i591.i:                                ; preds = %for.body21.i591.i, %for.cond18.preheader.i586.i
  %lane17.063.i592.i = phi i64 [ 0, %for.cond18.preheader.i586.i ], [ %inc27.i596.i, %for.body21.i591.i ]
  %arrayidx23.i593.i = getelementptr inbounds double, ptr %add.ptr22.i590.i, i64 %lane17.063.i592.i
  %371 = load double, ptr %arrayidx23.i593.i, align 8
  %mul.i594.i = mul nsw i64 %lane17.063.i592.i, %4
  %gep.i595.i = getelementptr double, ptr %invariant.gep.i588.i, i64 %mul.i594.i
  store double %371, ptr %gep.i595.i, align 8
  %inc27.i596.i = add nuw nsw i64 %lane17.063.i592.i, 1
  %exitcond.not.i597.i = icmp eq i64 %lane17.063.i592.i, %277
  br i1 %exitcond.not.i597.i, label %for.cond.cleanup20.i598.i, label %for.body21.i591.i, !llvm.loop !36

for.body72.i128:                                  ; preds = %if.then59.i120, %for.body72.i128
  %k67.0775.i = phi i64 [ %inc78.i132, %for.body72.i128 ], [ 1, %if.then59.i120 ]
  %mul74.i129 = mul nuw nsw i64 %k67.0775.i, %add.i54
  %arrayidx75.i130 = getelementptr inbounds <8 x double>, ptr %11, i64 %mul74.i129
  %372 = load <8 x double>, ptr %arrayidx75.i130, align 8
  %arrayidx76.i131 = getelementptr inbounds <8 x double>, ptr %11, i64 %k67.0775.i
  store <8 x double> %372, ptr %arrayidx76.i131, align 8
  %inc78.i132 = add nuw nsw i64 %k67.0775.i, 1
  %exitcond.not.i133 = icmp eq i64 %inc78.i132, %4
  br i1 %exitcond.not.i133, label %for.cond.cleanup71.i126, label %for.body72.i128, !llvm.loop !39

if.end82.i95:                                     ; preds = %for.cond.cleanup51.i94
  br i1 %cmp67.i.i56, label %for.body.i649.i, label %for.cond.cleanup.i637.i

for.cond.loopexit.i655.i:                         ; preds = %for.cond.cleanup15.i.i112, %for.body.i649.i
  %cmp.i656.i = icmp sgt i64 %i.0.in69.i.i104, 1
  br i1 %cmp.i656.i, label %for.body.i649.i, label %for.cond.cleanup.i637.i, !llvm.loop !40

for.cond.cleanup.i637.i:                          ; preds = %for.cond.loopexit.i655.i, %if.end82.i95
  %wrong.0.lcssa.i638.i = phi <8 x i64> [ zeroinitializer, %if.end82.i95 ], [ %or.i653.i, %for.cond.loopexit.i655.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i636.i) #5
  store <8 x i64> %wrong.0.lcssa.i638.i, ptr %all.i.i636.i, align 16
  br label %for.body.i.i639.i

for.body.i.i639.i:                                ; preds = %for.body.i.i639.i, %for.cond.cleanup.i637.i
  %lane.07.i.i640.i = phi i64 [ 0, %for.cond.cleanup.i637.i ], [ %inc.i.i644.i, %for.body.i.i639.i ]
  %any.06.i.i641.i = phi i64 [ 0, %for.cond.cleanup.i637.i ], [ %or.i.i643.i, %for.body.i.i639.i ]
  %arrayidx.i.i642.i = getelementptr inbounds [8 x i64], ptr %all.i.i636.i, i64 0, i64 %lane.07.i.i640.i
  %373 = load i64, ptr %arrayidx.i.i642.i, align 8
  %or.i.i643.i = or i64 %373, %any.06.i.i641.i
  %inc.i.i644.i = add nuw nsw i64 %lane.07.i.i640.i, 1
  %exitcond.not.i.i645.i = icmp eq i64 %inc.i.i644.i, 8
  br i1 %exitcond.not.i.i645.i, label %substitute_d.exit.i, label %for.body.i.i639.i, !llvm.loop !30

for.body.i649.i:                                  ; preds = %if.end82.i95, %for.cond.loopexit.i655.i
  %i.0.in69.i.i104 = phi i64 [ %i.070.i.i106, %for.cond.loopexit.i655.i ], [ %4, %if.end82.i95 ]
  %wrong.068.i.i105 = phi <8 x i64> [ %or.i653.i, %for.cond.loopexit.i655.i ], [ zeroinitializer, %if.end82.i95 ]
  %i.070.i.i106 = add nsw i64 %i.0.in69.i.i104, -1
  %mul.i650.i = mul nsw i64 %i.070.i.i106, %4
  %374 = getelementptr <8 x double>, ptr %11, i64 %mul.i650.i
  %arrayidx.i651.i = getelementptr <8 x double>, ptr %374, i64 %i.070.i.i106
  %375 = load <8 x double>, ptr %arrayidx.i651.i, align 8
  %cmp1.i652.i = fcmp oeq <8 x double> %375, zeroinitializer
  %or.i653.i = select <8 x i1> %cmp1.i652.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.068.i.i105
  %div.i654.i = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %375
  br i1 %cmp664.i.i57, label %for.body8.lr.ph.i.i107, label %for.cond.loopexit.i655.i

for.body8.lr.ph.i.i107:                           ; preds = %for.body.i649.i
  %mul9.i.i108 = mul nsw i64 %i.070.i.i106, %7
  %376 = getelementptr <8 x double>, ptr %add.ptr.i40, i64 %mul9.i.i108
  %cmp1461.i.i109 = icmp slt i64 %i.0.in69.i.i104, %4
  br label %for.body8.i.i110

for.body8.i.i110:                                 ; preds = %for.cond.cleanup15.i.i112, %for.body8.lr.ph.i.i107
  %j.065.i.i111 = phi i64 [ 0, %for.body8.lr.ph.i.i107 ], [ %inc29.i.i114, %for.cond.cleanup15.i.i112 ]
  %arrayidx11.i657.i = getelementptr <8 x double>, ptr %376, i64 %j.065.i.i111
  %377 = load <8 x double>, ptr %arrayidx11.i657.i, align 8
  %invariant.gep.i658.i = getelementptr <8 x double>, ptr %add.ptr.i40, i64 %j.065.i.i111
  br i1 %cmp1461.i.i109, label %for.body16.i.i116, label %for.cond.cleanup15.i.i112

for.cond.cleanup15.i.i112:                        ; preds = %for.body16.i.i116, %for.body8.i.i110
  %one.0.lcssa.i659.i = phi <8 x double> [ %377, %for.body8.i.i110 ], [ %380, %for.body16.i.i116 ]
  %mul24.i.i113 = fmul <8 x double> %div.i654.i, %one.0.lcssa.i659.i
  store <8 x double> %mul24.i.i113, ptr %arrayidx11.i657.i, align 8
  %inc29.i.i114 = add nuw nsw i64 %j.065.i.i111, 1
  %exitcond72.not.i.i115 = icmp eq i64 %inc29.i.i114, %7
  br i1 %exitcond72.not.i.i115, label %for.cond.loopexit.i655.i, label %for.body8.i.i110, !llvm.loop !41

for.body16.i.i116:                                ; preds = %for.body8.i.i110, %for.body16.i.i116
  %k.063.i660.i = phi i64 [ %inc.i663.i, %for.body16.i.i116 ], [ %i.0.in69.i.i104, %for.body8.i.i110 ]
  %one.062.i.i117 = phi <8 x double> [ %380, %for.body16.i.i116 ], [ %377, %for.body8.i.i110 ]
  %arrayidx19.i.i118 = getelementptr <8 x double>, ptr %374, i64 %k.063.i660.i
  %378 = load <8 x double>, ptr %arrayidx19.i.i118, align 8
  %mul20.i.i119 = mul nsw i64 %k.063.i660.i, %7
  %gep.i661.i = getelementptr <8 x double>, ptr %invariant.gep.i658.i, i64 %mul20.i.i119
  %379 = load <8 x double>, ptr %gep.i661.i, align 8
  %neg.i662.i = fneg <8 x double> %378
  %380 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i662.i, <8 x double> %379, <8 x double> %one.062.i.i117)
  %inc.i663.i = add nuw nsw i64 %k.063.i660.i, 1
  %exitcond.not.i664.i = icmp eq i64 %inc.i663.i, %4
  br i1 %exitcond.not.i664.i, label %for.cond.cleanup15.i.i112, label %for.body16.i.i116, !llvm.loop !42

substitute_d.exit.i:                              ; preds = %for.body.i.i639.i
  %cmp1.i.i646.i = icmp ne i64 %or.i.i643.i, 0
  %conv2.i.i647.i = zext i1 %cmp1.i.i646.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i636.i) #5
  %or84.i96 = or i64 %wrong.0781.i, %conv2.i.i647.i
  %mul87.i97 = mul nsw i64 %mul14.i82, %7
  %add.ptr88.i98 = getelementptr inbounds double, ptr %9, i64 %mul87.i97
  %or.cond.i667.i = and i1 %cmp1.i513.i, %cmp.i375.i85
  br i1 %or.cond.i667.i, label %if.then.i724.i, label %for.cond.preheader.i668.i

for.cond.preheader.i668.i:                        ; preds = %substitute_d.exit.i
  %381 = and i1 %cmp362.i516.i, %cmp.i375.i85
  br i1 %381, label %for.body.i691.i, label %for.cond14.preheader.i670.i

if.then.i724.i:                                   ; preds = %substitute_d.exit.i
  %382 = load <8 x double>, ptr %add.ptr.i40, align 8
  store <8 x double> %382, ptr %add.ptr88.i98, align 8
  br label %cleanup89.i99

for.cond14.preheader.i670.i:                      ; preds = %for.body.i691.i, %for.cond.preheader.i668.i
  %k.0.lcssa.i671.i = phi i64 [ 0, %for.cond.preheader.i668.i ], [ %add61.i692.i, %for.body.i691.i ]
  %cmp1564.i672.i = icmp slt i64 %k.0.lcssa.i671.i, %mul45.i52
  br i1 %cmp1564.i672.i, label %for.cond18.preheader.i676.i, label %cleanup89.i99

for.body.i691.i:                                  ; preds = %for.cond.preheader.i668.i, %for.body.i691.i
  %add61.i692.i = phi i64 [ %add.i722.i, %for.body.i691.i ], [ 4, %for.cond.preheader.i668.i ]
  %k.060.i693.i = phi i64 [ %add61.i692.i, %for.body.i691.i ], [ 0, %for.cond.preheader.i668.i ]
  %add.ptr.i694.i = getelementptr inbounds double, ptr %add.ptr88.i98, i64 %k.060.i693.i
  %add.ptr4.i695.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.060.i693.i
  %383 = load <8 x double>, ptr %add.ptr4.i695.i, align 8
  %arrayidx1.i.i696.i = getelementptr inbounds i8, ptr %add.ptr4.i695.i, i64 64
  %384 = load <8 x double>, ptr %arrayidx1.i.i696.i, align 8
  %shuffle.i.i697.i = shufflevector <8 x double> %383, <8 x double> %384, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i698.i = getelementptr inbounds i8, ptr %add.ptr4.i695.i, i64 128
  %385 = load <8 x double>, ptr %arrayidx2.i.i698.i, align 8
  %arrayidx3.i.i699.i = getelementptr inbounds i8, ptr %add.ptr4.i695.i, i64 192
  %386 = load <8 x double>, ptr %arrayidx3.i.i699.i, align 8
  %shuffle4.i.i700.i = shufflevector <8 x double> %385, <8 x double> %386, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i701.i = shufflevector <8 x double> %383, <8 x double> %384, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i702.i = shufflevector <8 x double> %385, <8 x double> %386, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i703.i = shufflevector <8 x double> %shuffle.i.i697.i, <8 x double> %shuffle4.i.i700.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i704.i = shufflevector <8 x double> %shuffle.i.i697.i, <8 x double> %shuffle4.i.i700.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i705.i = shufflevector <8 x double> %shuffle7.i.i701.i, <8 x double> %shuffle10.i.i702.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i706.i = shufflevector <8 x double> %shuffle7.i.i701.i, <8 x double> %shuffle10.i.i702.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i707.i = shufflevector <8 x double> %shuffle11.i.i703.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i707.i, ptr %add.ptr.i694.i, align 8
  %add.ptr10.i708.i = getelementptr inbounds double, ptr %add.ptr.i694.i, i64 %mul45.i52
  %rows.sroa.5.64.vec.extract.i709.i = shufflevector <8 x double> %shuffle13.i.i704.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i709.i, ptr %add.ptr10.i708.i, align 8
  %add.ptr10.1.i710.i = getelementptr inbounds double, ptr %add.ptr10.i708.i, i64 %mul45.i52
  %rows.sroa.8.128.vec.extract.i711.i = shufflevector <8 x double> %shuffle15.i.i705.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i711.i, ptr %add.ptr10.1.i710.i, align 8
  %add.ptr10.2.i712.i = getelementptr inbounds double, ptr %add.ptr10.1.i710.i, i64 %mul45.i52
  %rows.sroa.11.192.vec.extract.i713.i = shufflevector <8 x double> %shuffle17.i.i706.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i713.i, ptr %add.ptr10.2.i712.i, align 8
  %add.ptr10.3.i714.i = getelementptr inbounds double, ptr %add.ptr10.2.i712.i, i64 %mul45.i52
  %rows.sroa.0.32.vec.extract.i715.i = shufflevector <8 x double> %shuffle11.i.i703.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i715.i, ptr %add.ptr10.3.i714.i, align 8
  %add.ptr10.4.i716.i = getelementptr inbounds double, ptr %add.ptr10.3.i714.i, i64 %mul45.i52
  %rows.sroa.5.96.vec.extract.i717.i = shufflevector <8 x double> %shuffle13.i.i704.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i717.i, ptr %add.ptr10.4.i716.i, align 8
  %add.ptr10.5.i718.i = getelementptr inbounds double, ptr %add.ptr10.4.i716.i, i64 %mul45.i52
  %rows.sroa.8.160.vec.extract.i719.i = shufflevector <8 x double> %shuffle15.i.i705.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i719.i, ptr %add.ptr10.5.i718.i, align 8
  %add.ptr10.6.i720.i = getelementptr inbounds double, ptr %add.ptr10.5.i718.i, i64 %mul45.i52
  %rows.sroa.11.224.vec.extract.i721.i = shufflevector <8 x double> %shuffle17.i.i706.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i721.i, ptr %add.ptr10.6.i720.i, align 8
  %add.i722.i = add nuw nsw i64 %add61.i692.i, 4
  %cmp3.not.i723.i = icmp sgt i64 %add.i722.i, %mul45.i52
  br i1 %cmp3.not.i723.i, label %for.cond14.preheader.i670.i, label %for.body.i691.i, !llvm.loop !34

for.cond18.preheader.i676.i:                      ; preds = %for.cond14.preheader.i670.i, %for.cond.cleanup20.i688.i
  %k.165.i677.i = phi i64 [ %inc30.i689.i, %for.cond.cleanup20.i688.i ], [ %k.0.lcssa.i671.i, %for.cond14.preheader.i670.i ]
  %invariant.gep.i678.i = getelementptr double, ptr %add.ptr88.i98, i64 %k.165.i677.i
  %add.ptr22.i680.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.165.i677.i
  br label %for.body21.i681.i

for.cond.cleanup20.i688.i:                        ; preds = %for.body21.i681.i
  %inc30.i689.i = add nuw nsw i64 %k.165.i677.i, 1
  %exitcond66.not.i690.i = icmp eq i64 %inc30.i689.i, %mul45.i52
  br i1 %exitcond66.not.i690.i, label %cleanup89.i99, label %for.cond18.preheader.i676.i, !llvm.loop !35

for.body21.i681.i:                                ; preds = %for.body21.i681.i, %for.cond18.preheader.i676.i
  %lane17.063.i682.i = phi i64 [ 0, %for.cond18.preheader.i676.i ], [ %inc27.i686.i, %for.body21.i681.i ]
  %arrayidx23.i683.i = getelementptr inbounds double, ptr %add.ptr22.i680.i, i64 %lane17.063.i682.i
  %387 = load double, ptr %arrayidx23.i683.i, align 8
  %mul.i684.i = mul nsw i64 %lane17.063.i682.i, %mul45.i52
  %gep.i685.i = getelementptr double, ptr %invariant.gep.i678.i, i64 %mul.i684.i
  store double %387, ptr %gep.i685.i, align 8
  %inc27.i686.i = add nuw nsw i64 %lane17.063.i682.i, 1
  %exitcond.not.i687.i = icmp eq i64 %lane17.063.i682.i, %277
  br i1 %exitcond.not.i687.i, label %for.cond.cleanup20.i688.i, label %for.body21.i681.i, !llvm.loop !36

cleanup89.i99:                                    ; preds = %for.cond.cleanup20.i688.i, %for.cond.cleanup20.i598.i, %for.cond14.preheader.i670.i, %if.then.i724.i, %for.cond14.preheader.i580.i, %if.then.i634.i
  %wrong.1.i100 = phi i64 [ %wrong.0781.i, %if.then.i634.i ], [ %wrong.0781.i, %for.cond14.preheader.i580.i ], [ %or84.i96, %if.then.i724.i ], [ %or84.i96, %for.cond14.preheader.i670.i ], [ %wrong.0781.i, %for.cond.cleanup20.i598.i ], [ %or84.i96, %for.cond.cleanup20.i688.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i38) #5
  br label %for.inc90.i101

for.inc90.i101:                                   ; preds = %for.cond.cleanup20.i404.i258, %cleanup89.i99, %store_d.exit511.i, %for.cond14.preheader.i394.i244, %if.then.i419.i288
  %wrong.2743.i = phi i64 [ %wrong.1.i100, %cleanup89.i99 ], [ %or.i241, %for.cond14.preheader.i394.i244 ], [ %or.i241, %if.then.i419.i288 ], [ %wrong.0781.i, %store_d.exit511.i ], [ %or.i241, %for.cond.cleanup20.i404.i258 ]
  %add91.i102 = add nsw i64 %first.2.i78, 8
  %cmp.i103 = icmp slt i64 %add91.i102, %3
  br i1 %cmp.i103, label %for.body.i74, label %return, !llvm.loop !43

return:                                           ; preds = %for.inc90.i101, %if.end8.i77, %for.inc90.i, %if.end8.i, %if.end, %if.then
  %retval.0 = phi i64 [ 0, %if.then ], [ 0, %if.end ], [ %wrong.2815.i, %for.inc90.i ], [ %wrong.0853.i, %if.end8.i ], [ %wrong.2743.i, %for.inc90.i101 ], [ %wrong.0781.i, %if.end8.i77 ]
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
  %cmp186 = icmp sgt i64 %n, 0
  br i1 %cmp186, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp7.i106.i = icmp sgt i64 %columns, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup87, %exchange_f.exit
  %exitcond188.not = icmp eq i64 %add7, %n
  br i1 %exitcond188.not, label %for.cond.cleanup, label %for.body, !llvm.loop !44

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %k.0187 = phi i64 [ 0, %for.body.lr.ph ], [ %add7, %for.cond.loopexit ]
  %mul = mul nuw nsw i64 %k.0187, %n
  %0 = getelementptr <16 x float>, ptr %m, i64 %mul
  %arrayidx = getelementptr <16 x float>, ptr %0, i64 %k.0187
  %conv = trunc i64 %k.0187 to i32
  %splat.splatinsert = insertelement <16 x i32> poison, i32 %conv, i64 0
  %splat.splat = shufflevector <16 x i32> %splat.splatinsert, <16 x i32> poison, <16 x i32> zeroinitializer
  %add7 = add nuw nsw i64 %k.0187, 1
  %invariant.gep = getelementptr <16 x float>, ptr %m, i64 %k.0187
  %cmp9176 = icmp slt i64 %add7, %n
  br i1 %cmp9176, label %for.body12.preheader, label %for.cond.cleanup11.thread

for.body12.preheader:                             ; preds = %for.body
  %1 = load <16 x float>, ptr %arrayidx, align 4
  %cmp1 = fcmp uge <16 x float> %1, zeroinitializer
  %fneg = fneg <16 x float> %1
  %or.v = select <16 x i1> %cmp1, <16 x float> %1, <16 x float> %fneg
  br label %for.body12

for.cond.cleanup11:                               ; preds = %for.body12
  %sub.i = sub nsw i64 %n, %k.0187
  %cmp.i = icmp slt i64 %sub.i, 9
  br i1 %cmp.i, label %for.cond.preheader.i, label %if.end.i

for.cond.cleanup11.thread:                        ; preds = %for.body
  %sub.i190 = sub nsw i64 %n, %k.0187
  %cmp.i191 = icmp slt i64 %sub.i190, 9
  br i1 %cmp.i191, label %exchange_f.exit, label %if.end.i

for.cond.preheader.i:                             ; preds = %for.cond.cleanup11
  br i1 %cmp9176, label %for.body.lr.ph.i, label %exchange_f.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %gep123.i = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul
  %cmp23.i.i = icmp sgt i64 %sub.i, 0
  %mul8.i = mul nsw i64 %k.0187, %columns
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
  %sub.i195 = phi i64 [ %sub.i190, %for.cond.cleanup11.thread ], [ %sub.i, %for.cond.cleanup11 ]
  %at.0.lcssa192 = phi <16 x i32> [ %splat.splat, %for.cond.cleanup11.thread ], [ %or39, %for.cond.cleanup11 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i) #5
  store <16 x i32> %at.0.lcssa192, ptr %rows.i, align 16
  %gep.i = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul
  %mul33.i = mul nsw i64 %k.0187, %columns
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
  %cmp18.i = icmp eq i64 %k.0187, %conv17.i
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
  %exitcond.not.i105.i = icmp eq i64 %inc.i104.i, %sub.i195
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
  %at.0.lcssa193 = phi <16 x i32> [ %or39, %for.cond.preheader.i ], [ %at.0.lcssa192, %for.cond.cleanup15.i ], [ %splat.splat, %for.cond.cleanup11.thread ], [ %or39, %swap_f.exit102.i ]
  %13 = load <16 x float>, ptr %arrayidx, align 4
  %cmp54 = icmp ne <16 x i32> %at.0.lcssa193, %splat.splat
  %sext55 = sext <16 x i1> %cmp54 to <16 x i32>
  %14 = load <16 x i32>, ptr %odd, align 4
  %xor = xor <16 x i32> %14, %sext55
  store <16 x i32> %xor, ptr %odd, align 4
  br i1 %cmp9176, label %for.body62.lr.ph, label %for.cond.loopexit

for.body62.lr.ph:                                 ; preds = %exchange_f.exit
  %cmp43 = fcmp une <16 x float> %13, zeroinitializer
  %div = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %13
  %or50.v = select <16 x i1> %cmp43, <16 x float> %div, <16 x float> %13
  %mul89 = mul nsw i64 %k.0187, %columns
  %15 = getelementptr <16 x float>, ptr %sides, i64 %mul89
  %16 = fneg <16 x float> %or50.v
  br label %for.body62

for.body12:                                       ; preds = %for.body12.preheader, %for.body12
  %most.0179 = phi <16 x float> [ %or30.v, %for.body12 ], [ %or.v, %for.body12.preheader ]
  %i.0178 = phi i64 [ %inc, %for.body12 ], [ %add7, %for.body12.preheader ]
  %at.0177 = phi <16 x i32> [ %or39, %for.body12 ], [ %splat.splat, %for.body12.preheader ]
  %mul13 = mul nuw nsw i64 %i.0178, %n
  %gep = getelementptr <16 x float>, ptr %invariant.gep, i64 %mul13
  %17 = load <16 x float>, ptr %gep, align 4
  %fneg16 = fneg <16 x float> %17
  %cmp17 = fcmp uge <16 x float> %17, zeroinitializer
  %or24.v = select <16 x i1> %cmp17, <16 x float> %17, <16 x float> %fneg16
  %cmp25 = fcmp ule <16 x float> %or24.v, %most.0179
  %or30.v = select <16 x i1> %cmp25, <16 x float> %most.0179, <16 x float> %or24.v
  %conv32 = trunc i64 %i.0178 to i32
  %splat.splatinsert33 = insertelement <16 x i32> poison, i32 %conv32, i64 0
  %splat.splat34 = shufflevector <16 x i32> %splat.splatinsert33, <16 x i32> poison, <16 x i32> zeroinitializer
  %or39 = select <16 x i1> %cmp25, <16 x i32> %at.0177, <16 x i32> %splat.splat34
  %inc = add nuw nsw i64 %i.0178, 1
  %cmp9 = icmp slt i64 %inc, %n
  br i1 %cmp9, label %for.body12, label %for.cond.cleanup11, !llvm.loop !49

for.body62:                                       ; preds = %for.body62.lr.ph, %for.cond.cleanup87
  %i56.0185 = phi i64 [ %add7, %for.body62.lr.ph ], [ %inc101, %for.cond.cleanup87 ]
  %mul63 = mul nuw nsw i64 %i56.0185, %n
  %18 = getelementptr <16 x float>, ptr %m, i64 %mul63
  %arrayidx65 = getelementptr <16 x float>, ptr %18, i64 %k.0187
  %19 = load <16 x float>, ptr %arrayidx65, align 4
  %neg = fmul <16 x float> %19, %16
  br label %for.body72

for.cond84.preheader:                             ; preds = %for.body72
  br i1 %cmp7.i106.i, label %for.body88.lr.ph, label %for.cond.cleanup87

for.body88.lr.ph:                                 ; preds = %for.cond84.preheader
  %mul93 = mul nuw nsw i64 %i56.0185, %columns
  %20 = getelementptr <16 x float>, ptr %sides, i64 %mul93
  br label %for.body88

for.body72:                                       ; preds = %for.body62, %for.body72
  %j.0181 = phi i64 [ %add7, %for.body62 ], [ %inc81, %for.body72 ]
  %arrayidx75 = getelementptr <16 x float>, ptr %0, i64 %j.0181
  %21 = load <16 x float>, ptr %arrayidx75, align 4
  %arrayidx79 = getelementptr <16 x float>, ptr %18, i64 %j.0181
  %22 = load <16 x float>, ptr %arrayidx79, align 4
  %23 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %21, <16 x float> %22)
  store <16 x float> %23, ptr %arrayidx79, align 4
  %inc81 = add nuw nsw i64 %j.0181, 1
  %cmp69 = icmp slt i64 %inc81, %n
  br i1 %cmp69, label %for.body72, label %for.cond84.preheader, !llvm.loop !50

for.cond.cleanup87:                               ; preds = %for.body88, %for.cond84.preheader
  %inc101 = add nuw nsw i64 %i56.0185, 1
  %cmp59 = icmp slt i64 %inc101, %n
  br i1 %cmp59, label %for.body62, label %for.cond.loopexit, !llvm.loop !51

for.body88:                                       ; preds = %for.body88.lr.ph, %for.body88
  %j83.0183 = phi i64 [ 0, %for.body88.lr.ph ], [ %inc98, %for.body88 ]
  %arrayidx91 = getelementptr <16 x float>, ptr %15, i64 %j83.0183
  %24 = load <16 x float>, ptr %arrayidx91, align 4
  %arrayidx95 = getelementptr <16 x float>, ptr %20, i64 %j83.0183
  %25 = load <16 x float>, ptr %arrayidx95, align 4
  %26 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %24, <16 x float> %25)
  store <16 x float> %26, ptr %arrayidx95, align 4
  %inc98 = add nuw nsw i64 %j83.0183, 1
  %exitcond.not = icmp eq i64 %inc98, %columns
  br i1 %exitcond.not, label %for.cond.cleanup87, label %for.body88, !llvm.loop !52
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
  %cmp180 = icmp sgt i64 %n, 0
  br i1 %cmp180, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp7.i101.i = icmp sgt i64 %columns, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup81, %exchange_d.exit
  %exitcond182.not = icmp eq i64 %add7, %n
  br i1 %exitcond182.not, label %for.cond.cleanup, label %for.body, !llvm.loop !53

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.loopexit
  %k.0181 = phi i64 [ 0, %for.body.lr.ph ], [ %add7, %for.cond.loopexit ]
  %mul = mul nuw nsw i64 %k.0181, %n
  %0 = getelementptr <8 x double>, ptr %m, i64 %mul
  %arrayidx = getelementptr <8 x double>, ptr %0, i64 %k.0181
  %splat.splatinsert = insertelement <8 x i64> poison, i64 %k.0181, i64 0
  %splat.splat = shufflevector <8 x i64> %splat.splatinsert, <8 x i64> poison, <8 x i32> zeroinitializer
  %add7 = add nuw nsw i64 %k.0181, 1
  %invariant.gep = getelementptr <8 x double>, ptr %m, i64 %k.0181
  %cmp9170 = icmp slt i64 %add7, %n
  br i1 %cmp9170, label %for.body11.preheader, label %for.cond.cleanup10.thread

for.body11.preheader:                             ; preds = %for.body
  %1 = load <8 x double>, ptr %arrayidx, align 8
  %cmp1 = fcmp uge <8 x double> %1, zeroinitializer
  %fneg = fneg <8 x double> %1
  %or.v = select <8 x i1> %cmp1, <8 x double> %1, <8 x double> %fneg
  br label %for.body11

for.cond.cleanup10:                               ; preds = %for.body11
  %sub.i = sub nsw i64 %n, %k.0181
  %cmp.i = icmp slt i64 %sub.i, 9
  br i1 %cmp.i, label %for.cond.preheader.i, label %if.end.i

for.cond.cleanup10.thread:                        ; preds = %for.body
  %sub.i184 = sub nsw i64 %n, %k.0181
  %cmp.i185 = icmp slt i64 %sub.i184, 9
  br i1 %cmp.i185, label %exchange_d.exit, label %if.end.i

for.cond.preheader.i:                             ; preds = %for.cond.cleanup10
  br i1 %cmp9170, label %for.body.lr.ph.i, label %exchange_d.exit

for.body.lr.ph.i:                                 ; preds = %for.cond.preheader.i
  %gep118.i = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul
  %cmp23.i.i = icmp sgt i64 %sub.i, 0
  %mul8.i = mul nsw i64 %k.0181, %columns
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
  %sub.i189 = phi i64 [ %sub.i184, %for.cond.cleanup10.thread ], [ %sub.i, %for.cond.cleanup10 ]
  %at.0.lcssa186 = phi <8 x i64> [ %splat.splat, %for.cond.cleanup10.thread ], [ %or37, %for.cond.cleanup10 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i) #5
  store <8 x i64> %at.0.lcssa186, ptr %rows.i, align 16
  %gep.i = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul
  %mul29.i = mul nsw i64 %k.0181, %columns
  %add.ptr30.i = getelementptr inbounds <8 x double>, ptr %sides, i64 %mul29.i
  br label %for.body15.i

for.cond.cleanup14.i:                             ; preds = %for.inc36.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %rows.i) #5
  br label %exchange_d.exit

for.body15.i:                                     ; preds = %for.inc36.i, %if.end.i
  %lane.0116.i = phi i64 [ 0, %if.end.i ], [ %inc37.i, %for.inc36.i ]
  %arrayidx.i = getelementptr inbounds [8 x i64], ptr %rows.i, i64 0, i64 %lane.0116.i
  %8 = load i64, ptr %arrayidx.i, align 8
  %cmp16.i = icmp eq i64 %8, %k.0181
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
  %exitcond.not.i100.i = icmp eq i64 %inc.i99.i, %sub.i189
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
  %at.0.lcssa187 = phi <8 x i64> [ %or37, %for.cond.preheader.i ], [ %at.0.lcssa186, %for.cond.cleanup14.i ], [ %splat.splat, %for.cond.cleanup10.thread ], [ %or37, %swap_d.exit97.i ]
  %13 = load <8 x double>, ptr %arrayidx, align 8
  %cmp51 = icmp ne <8 x i64> %at.0.lcssa187, %splat.splat
  %sext52 = sext <8 x i1> %cmp51 to <8 x i64>
  %14 = load <8 x i64>, ptr %odd, align 8
  %xor = xor <8 x i64> %14, %sext52
  store <8 x i64> %xor, ptr %odd, align 8
  br i1 %cmp9170, label %for.body58.lr.ph, label %for.cond.loopexit

for.body58.lr.ph:                                 ; preds = %exchange_d.exit
  %cmp41 = fcmp une <8 x double> %13, zeroinitializer
  %div = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %13
  %or48.v = select <8 x i1> %cmp41, <8 x double> %div, <8 x double> %13
  %mul83 = mul nsw i64 %k.0181, %columns
  %15 = getelementptr <8 x double>, ptr %sides, i64 %mul83
  %16 = fneg <8 x double> %or48.v
  br label %for.body58

for.body11:                                       ; preds = %for.body11.preheader, %for.body11
  %most.0173 = phi <8 x double> [ %or29.v, %for.body11 ], [ %or.v, %for.body11.preheader ]
  %i.0172 = phi i64 [ %inc, %for.body11 ], [ %add7, %for.body11.preheader ]
  %at.0171 = phi <8 x i64> [ %or37, %for.body11 ], [ %splat.splat, %for.body11.preheader ]
  %mul12 = mul nuw nsw i64 %i.0172, %n
  %gep = getelementptr <8 x double>, ptr %invariant.gep, i64 %mul12
  %17 = load <8 x double>, ptr %gep, align 8
  %fneg15 = fneg <8 x double> %17
  %cmp16 = fcmp uge <8 x double> %17, zeroinitializer
  %or23.v = select <8 x i1> %cmp16, <8 x double> %17, <8 x double> %fneg15
  %cmp24 = fcmp ule <8 x double> %or23.v, %most.0173
  %or29.v = select <8 x i1> %cmp24, <8 x double> %most.0173, <8 x double> %or23.v
  %splat.splatinsert31 = insertelement <8 x i64> poison, i64 %i.0172, i64 0
  %splat.splat32 = shufflevector <8 x i64> %splat.splatinsert31, <8 x i64> poison, <8 x i32> zeroinitializer
  %or37 = select <8 x i1> %cmp24, <8 x i64> %at.0171, <8 x i64> %splat.splat32
  %inc = add nuw nsw i64 %i.0172, 1
  %cmp9 = icmp slt i64 %inc, %n
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10, !llvm.loop !58

for.body58:                                       ; preds = %for.body58.lr.ph, %for.cond.cleanup81
  %i53.0179 = phi i64 [ %add7, %for.body58.lr.ph ], [ %inc95, %for.cond.cleanup81 ]
  %mul59 = mul nuw nsw i64 %i53.0179, %n
  %18 = getelementptr <8 x double>, ptr %m, i64 %mul59
  %arrayidx61 = getelementptr <8 x double>, ptr %18, i64 %k.0181
  %19 = load <8 x double>, ptr %arrayidx61, align 8
  %neg = fmul <8 x double> %19, %16
  br label %for.body67

for.cond79.preheader:                             ; preds = %for.body67
  br i1 %cmp7.i101.i, label %for.body82.lr.ph, label %for.cond.cleanup81

for.body82.lr.ph:                                 ; preds = %for.cond79.preheader
  %mul87 = mul nuw nsw i64 %i53.0179, %columns
  %20 = getelementptr <8 x double>, ptr %sides, i64 %mul87
  br label %for.body82

for.body67:                                       ; preds = %for.body58, %for.body67
  %j.0175 = phi i64 [ %add7, %for.body58 ], [ %inc76, %for.body67 ]
  %arrayidx70 = getelementptr <8 x double>, ptr %0, i64 %j.0175
  %21 = load <8 x double>, ptr %arrayidx70, align 8
  %arrayidx74 = getelementptr <8 x double>, ptr %18, i64 %j.0175
  %22 = load <8 x double>, ptr %arrayidx74, align 8
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg, <8 x double> %21, <8 x double> %22)
  store <8 x double> %23, ptr %arrayidx74, align 8
  %inc76 = add nuw nsw i64 %j.0175, 1
  %cmp65 = icmp slt i64 %inc76, %n
  br i1 %cmp65, label %for.body67, label %for.cond79.preheader, !llvm.loop !59

for.cond.cleanup81:                               ; preds = %for.body82, %for.cond79.preheader
  %inc95 = add nuw nsw i64 %i53.0179, 1
  %cmp56 = icmp slt i64 %inc95, %n
  br i1 %cmp56, label %for.body58, label %for.cond.loopexit, !llvm.loop !60

for.body82:                                       ; preds = %for.body82.lr.ph, %for.body82
  %j78.0177 = phi i64 [ 0, %for.body82.lr.ph ], [ %inc92, %for.body82 ]
  %arrayidx85 = getelementptr <8 x double>, ptr %15, i64 %j78.0177
  %24 = load <8 x double>, ptr %arrayidx85, align 8
  %arrayidx89 = getelementptr <8 x double>, ptr %20, i64 %j78.0177
  %25 = load <8 x double>, ptr %arrayidx89, align 8
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg, <8 x double> %24, <8 x double> %25)
  store <8 x double> %26, ptr %arrayidx89, align 8
  %inc92 = add nuw nsw i64 %j78.0177, 1
  %exitcond.not = icmp eq i64 %inc92, %columns
  br i1 %exitcond.not, label %for.cond.cleanup81, label %for.body82, !llvm.loop !61
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
