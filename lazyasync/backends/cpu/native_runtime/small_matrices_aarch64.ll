; The native runtime for aarch64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: f55959e9c6015ad38f3ceb321482583d5ee1224c
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define range(i64 0, 2) i64 @lazyasync_small_matrices(ptr nocapture noundef readonly %a) local_unnamed_addr #0 {
entry:
  %all.i.i400.i = alloca [8 x i64], align 8
  %odd.i.i34 = alloca <8 x i64>, align 8
  %all.i.i35 = alloca [8 x i64], align 8
  %all.i.i.i36 = alloca [8 x i64], align 8
  %found.i37 = alloca <8 x double>, align 8
  %odd.i38 = alloca <8 x i64>, align 8
  %all.i.i456.i = alloca [16 x i32], align 4
  %odd.i.i = alloca <16 x i32>, align 4
  %all.i.i = alloca [16 x i32], align 4
  %all.i.i.i = alloca [16 x i32], align 4
  %found.i = alloca <16 x float>, align 4
  %odd.i = alloca <16 x i32>, align 4
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
  %cmp570.i = icmp sgt i64 %4, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %add.ptr.i = getelementptr inbounds <16 x float>, ptr %12, i64 %mul.i
  br i1 %cmp570.i, label %for.body.lr.ph.i, label %return

for.body.lr.ph.i:                                 ; preds = %if.then
  %cmp1.i.i = icmp eq i64 %mul.i, 1
  %cmp362.i.i = icmp sgt i64 %mul.i, 3
  %mul31.i = mul nsw i64 %8, %5
  %cmp1.i295.i = icmp eq i64 %mul31.i, 1
  %cmp362.i298.i = icmp sgt i64 %mul31.i, 3
  %13 = and i64 %5, -2
  %or.cond.i = icmp eq i64 %13, 2
  %umax.i.i = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  %cmp1.i201.i = icmp eq i64 %5, 2
  %add.ptr4.i202.i = getelementptr inbounds i8, ptr %12, i64 256
  %add.ptr5.i.i = getelementptr inbounds i8, ptr %12, i64 320
  %add.ptr6.i.i = getelementptr inbounds i8, ptr %12, i64 448
  %add.ptr7.i.i = getelementptr inbounds i8, ptr %12, i64 512
  %add.ptr11.i.i = getelementptr inbounds i8, ptr %12, i64 192
  %add.ptr13.i.i = getelementptr inbounds i8, ptr %12, i64 384
  %arrayidx14.i.i = getelementptr inbounds i8, ptr %12, i64 64
  %arrayidx20.i.i = getelementptr inbounds i8, ptr %12, i64 128
  %cmp14.i.i = icmp sgt i64 %5, 1
  %add.i215.i = add nsw i64 %5, 1
  %cmp110.i.i = icmp sgt i64 %5, 0
  %cmp34.i = icmp eq i64 %1, 2
  %cmp36565.i = icmp ne i64 %mul.i, 0
  %or.cond163566.i = and i1 %cmp34.i, %cmp36565.i
  %cmp43.i = icmp eq i64 %1, 4
  %cmp664.i.i = icmp sgt i64 %8, 0
  %cmp1.i381.i = icmp eq i64 %5, 1
  %cmp359.i384.i = icmp sgt i64 %5, 3
  br label %for.body.i

for.body.i:                                       ; preds = %cleanup75.i, %for.body.lr.ph.i
  %indvar.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %indvar.next.i, %cleanup75.i ]
  %wrong.0573.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %wrong.2.i, %cleanup75.i ]
  %first.0572.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %add77.i, %cleanup75.i ]
  %14 = shl i64 %indvar.i, 6
  %15 = shl i64 %indvar.i, 4
  %16 = xor i64 %15, -1
  %17 = add i64 %4, %16
  %smin.i = tail call i64 @llvm.smin.i64(i64 %17, i64 15)
  %18 = shl i64 %smin.i, 2
  %19 = add i64 %18, 4
  %20 = xor i64 %first.0572.i, -1
  %sub1.i = add nsw i64 %4, %20
  %cond.i = tail call i64 @llvm.smin.i64(i64 %sub1.i, i64 15)
  %mul3.i = mul nsw i64 %first.0572.i, %5
  %mul4.i = mul nsw i64 %mul3.i, %5
  %add.ptr5.i = getelementptr inbounds float, ptr %3, i64 %mul4.i
  %cmp.i.i = icmp sgt i64 %sub1.i, 14
  %or.cond.i.i = and i1 %cmp1.i.i, %cmp.i.i
  br i1 %or.cond.i.i, label %if.then.i.i, label %for.cond.preheader.i.i

for.cond.preheader.i.i:                           ; preds = %for.body.i
  %21 = and i1 %cmp362.i.i, %cmp.i.i
  br i1 %21, label %for.body.i.i, label %for.cond14.preheader.i.i

if.then.i.i:                                      ; preds = %for.body.i
  %22 = load <16 x float>, ptr %add.ptr5.i, align 4
  store <16 x float> %22, ptr %12, align 4
  br label %load_f.exit.i

for.cond14.preheader.i.i:                         ; preds = %for.body.i.i, %for.cond.preheader.i.i
  %k.0.lcssa.i.i = phi i64 [ 0, %for.cond.preheader.i.i ], [ %add64.i.i, %for.body.i.i ]
  %cmp1566.i.i = icmp slt i64 %k.0.lcssa.i.i, %mul.i
  br i1 %cmp1566.i.i, label %for.cond18.preheader.i.i, label %load_f.exit.i

for.body.i.i:                                     ; preds = %for.cond.preheader.i.i, %for.body.i.i
  %add64.i.i = phi i64 [ %add.i.i, %for.body.i.i ], [ 4, %for.cond.preheader.i.i ]
  %k.063.i.i = phi i64 [ %add64.i.i, %for.body.i.i ], [ 0, %for.cond.preheader.i.i ]
  %add.ptr.i.i = getelementptr inbounds float, ptr %add.ptr5.i, i64 %k.063.i.i
  %23 = load <4 x float>, ptr %add.ptr.i.i, align 4
  %add.ptr8.i.i = getelementptr inbounds float, ptr %add.ptr.i.i, i64 %mul.i
  %24 = load <4 x float>, ptr %add.ptr8.i.i, align 4
  %add.ptr8.1.i.i = getelementptr inbounds float, ptr %add.ptr8.i.i, i64 %mul.i
  %25 = load <4 x float>, ptr %add.ptr8.1.i.i, align 4
  %add.ptr8.2.i.i = getelementptr inbounds float, ptr %add.ptr8.1.i.i, i64 %mul.i
  %26 = load <4 x float>, ptr %add.ptr8.2.i.i, align 4
  %add.ptr8.3.i.i = getelementptr inbounds float, ptr %add.ptr8.2.i.i, i64 %mul.i
  %27 = load <4 x float>, ptr %add.ptr8.3.i.i, align 4
  %rows.sroa.0.16.vecblend.i.i = shufflevector <4 x float> %23, <4 x float> %27, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.4.i.i = getelementptr inbounds float, ptr %add.ptr8.3.i.i, i64 %mul.i
  %28 = load <4 x float>, ptr %add.ptr8.4.i.i, align 4
  %rows.sroa.7.80.vecblend.i.i = shufflevector <4 x float> %24, <4 x float> %28, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.5.i.i = getelementptr inbounds float, ptr %add.ptr8.4.i.i, i64 %mul.i
  %29 = load <4 x float>, ptr %add.ptr8.5.i.i, align 4
  %rows.sroa.12.144.vecblend.i.i = shufflevector <4 x float> %25, <4 x float> %29, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.6.i.i = getelementptr inbounds float, ptr %add.ptr8.5.i.i, i64 %mul.i
  %30 = load <4 x float>, ptr %add.ptr8.6.i.i, align 4
  %rows.sroa.17.208.vecblend.i.i = shufflevector <4 x float> %26, <4 x float> %30, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.7.i.i = getelementptr inbounds float, ptr %add.ptr8.6.i.i, i64 %mul.i
  %31 = load <4 x float>, ptr %add.ptr8.7.i.i, align 4
  %rows.sroa.0.32.vec.expand.i.i = shufflevector <4 x float> %31, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.0.32.vecblend.i.i = shufflevector <16 x float> %rows.sroa.0.16.vecblend.i.i, <16 x float> %rows.sroa.0.32.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.8.i.i = getelementptr inbounds float, ptr %add.ptr8.7.i.i, i64 %mul.i
  %32 = load <4 x float>, ptr %add.ptr8.8.i.i, align 4
  %rows.sroa.7.96.vec.expand.i.i = shufflevector <4 x float> %32, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.7.96.vecblend.i.i = shufflevector <16 x float> %rows.sroa.7.80.vecblend.i.i, <16 x float> %rows.sroa.7.96.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.9.i.i = getelementptr inbounds float, ptr %add.ptr8.8.i.i, i64 %mul.i
  %33 = load <4 x float>, ptr %add.ptr8.9.i.i, align 4
  %rows.sroa.12.160.vec.expand.i.i = shufflevector <4 x float> %33, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.12.160.vecblend.i.i = shufflevector <16 x float> %rows.sroa.12.144.vecblend.i.i, <16 x float> %rows.sroa.12.160.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.10.i.i = getelementptr inbounds float, ptr %add.ptr8.9.i.i, i64 %mul.i
  %34 = load <4 x float>, ptr %add.ptr8.10.i.i, align 4
  %rows.sroa.17.224.vec.expand.i.i = shufflevector <4 x float> %34, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.17.224.vecblend.i.i = shufflevector <16 x float> %rows.sroa.17.208.vecblend.i.i, <16 x float> %rows.sroa.17.224.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.11.i.i = getelementptr inbounds float, ptr %add.ptr8.10.i.i, i64 %mul.i
  %35 = load <4 x float>, ptr %add.ptr8.11.i.i, align 4
  %rows.sroa.0.48.vec.expand.i.i = shufflevector <4 x float> %35, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.0.48.vecblend.i.i = shufflevector <16 x float> %rows.sroa.0.32.vecblend.i.i, <16 x float> %rows.sroa.0.48.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.12.i.i = getelementptr inbounds float, ptr %add.ptr8.11.i.i, i64 %mul.i
  %36 = load <4 x float>, ptr %add.ptr8.12.i.i, align 4
  %rows.sroa.7.112.vec.expand.i.i = shufflevector <4 x float> %36, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.7.112.vecblend.i.i = shufflevector <16 x float> %rows.sroa.7.96.vecblend.i.i, <16 x float> %rows.sroa.7.112.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.13.i.i = getelementptr inbounds float, ptr %add.ptr8.12.i.i, i64 %mul.i
  %37 = load <4 x float>, ptr %add.ptr8.13.i.i, align 4
  %rows.sroa.12.176.vec.expand.i.i = shufflevector <4 x float> %37, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.12.176.vecblend.i.i = shufflevector <16 x float> %rows.sroa.12.160.vecblend.i.i, <16 x float> %rows.sroa.12.176.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.14.i.i = getelementptr inbounds float, ptr %add.ptr8.13.i.i, i64 %mul.i
  %38 = load <4 x float>, ptr %add.ptr8.14.i.i, align 4
  %rows.sroa.17.240.vec.expand.i.i = shufflevector <4 x float> %38, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.17.240.vecblend.i.i = shufflevector <16 x float> %rows.sroa.17.224.vecblend.i.i, <16 x float> %rows.sroa.17.240.vec.expand.i.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr10.i.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k.063.i.i
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
  %add.i.i = add nuw nsw i64 %add64.i.i, 4
  %cmp3.not.i.i = icmp sgt i64 %add.i.i, %mul.i
  br i1 %cmp3.not.i.i, label %for.cond14.preheader.i.i, label %for.body.i.i, !llvm.loop !4

for.cond18.preheader.i.i:                         ; preds = %for.cond14.preheader.i.i, %for.cond.cleanup20.i.i
  %k.167.i.i = phi i64 [ %inc31.i.i, %for.cond.cleanup20.i.i ], [ %k.0.lcssa.i.i, %for.cond14.preheader.i.i ]
  %invariant.gep.i.i = getelementptr float, ptr %add.ptr5.i, i64 %k.167.i.i
  %add.ptr25.i.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k.167.i.i
  br label %for.body21.i.i

for.cond.cleanup20.i.i:                           ; preds = %for.body21.i.i
  %inc31.i.i = add nuw nsw i64 %k.167.i.i, 1
  %exitcond68.not.i.i = icmp eq i64 %inc31.i.i, %mul.i
  br i1 %exitcond68.not.i.i, label %load_f.exit.i, label %for.cond18.preheader.i.i, !llvm.loop !7

for.body21.i.i:                                   ; preds = %for.body21.i.i, %for.cond18.preheader.i.i
  %lane17.065.i.i = phi i64 [ 0, %for.cond18.preheader.i.i ], [ %inc28.i.i, %for.body21.i.i ]
  %cond.i.i = tail call i64 @llvm.smin.i64(i64 %lane17.065.i.i, i64 %cond.i)
  %mul.i.i = mul nsw i64 %cond.i.i, %mul.i
  %gep.i.i = getelementptr float, ptr %invariant.gep.i.i, i64 %mul.i.i
  %39 = load float, ptr %gep.i.i, align 4
  %arrayidx26.i.i = getelementptr inbounds float, ptr %add.ptr25.i.i, i64 %lane17.065.i.i
  store float %39, ptr %arrayidx26.i.i, align 4
  %inc28.i.i = add nuw nsw i64 %lane17.065.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %inc28.i.i, 16
  br i1 %exitcond.not.i.i, label %for.cond.cleanup20.i.i, label %for.body21.i.i, !llvm.loop !8

load_f.exit.i:                                    ; preds = %for.cond.cleanup20.i.i, %for.cond14.preheader.i.i, %if.then.i.i
  switch i64 %1, label %if.end32.i [
    i64 0, label %if.then.i
    i64 3, label %if.then13.i
    i64 1, label %if.then27.i
  ]

if.then.i:                                        ; preds = %load_f.exit.i
  br i1 %cmp110.i.i, label %for.body.i164.i, label %for.cond.cleanup.i.i

for.cond.loopexit.i.i:                            ; preds = %for.cond.cleanup27.i.i, %for.cond.cleanup3.i.i
  %exitcond117.not.i.i = icmp eq i64 %add16.i.i, %5
  br i1 %exitcond117.not.i.i, label %for.cond.cleanup.i.i, label %for.body.i164.i, !llvm.loop !9

for.cond.cleanup.i.i:                             ; preds = %for.cond.loopexit.i.i, %if.then.i
  %wrong.0.lcssa.i.i = phi <16 x i32> [ zeroinitializer, %if.then.i ], [ %or.i.i, %for.cond.loopexit.i.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i) #5
  store <16 x i32> %wrong.0.lcssa.i.i, ptr %all.i.i.i, align 4
  br label %for.body.i.i.i

for.body.i.i.i:                                   ; preds = %for.body.i.i.i, %for.cond.cleanup.i.i
  %lane.07.i.i.i = phi i64 [ 0, %for.cond.cleanup.i.i ], [ %inc.i.i.i, %for.body.i.i.i ]
  %any.06.i.i.i = phi i32 [ 0, %for.cond.cleanup.i.i ], [ %or.i.i.i, %for.body.i.i.i ]
  %arrayidx.i.i.i = getelementptr inbounds [16 x i32], ptr %all.i.i.i, i64 0, i64 %lane.07.i.i.i
  %40 = load i32, ptr %arrayidx.i.i.i, align 4
  %or.i.i.i = or i32 %40, %any.06.i.i.i
  %inc.i.i.i = add nuw nsw i64 %lane.07.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %inc.i.i.i, 16
  br i1 %exitcond.not.i.i.i, label %cholesky_f.exit.i, label %for.body.i.i.i, !llvm.loop !10

for.body.i164.i:                                  ; preds = %if.then.i, %for.cond.loopexit.i.i
  %j.0112.i.i = phi i64 [ %add16.i.i, %for.cond.loopexit.i.i ], [ 0, %if.then.i ]
  %wrong.0111.i.i = phi <16 x i32> [ %or.i.i, %for.cond.loopexit.i.i ], [ zeroinitializer, %if.then.i ]
  %mul.i165.i = mul nuw nsw i64 %j.0112.i.i, %5
  %41 = getelementptr <16 x float>, ptr %12, i64 %mul.i165.i
  %arrayidx.i.i = getelementptr <16 x float>, ptr %41, i64 %j.0112.i.i
  %42 = load <16 x float>, ptr %arrayidx.i.i, align 4
  %cmp2101.not.i.i = icmp eq i64 %j.0112.i.i, 0
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i

for.cond.cleanup3.i.i:                            ; preds = %for.body4.i.i, %for.body.i164.i
  %pivot.0.lcssa.i.i = phi <16 x float> [ %42, %for.body.i164.i ], [ %46, %for.body4.i.i ]
  %43 = fcmp ule <16 x float> %pivot.0.lcssa.i.i, zeroinitializer
  %or.i.i = select <16 x i1> %43, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.0111.i.i
  %44 = tail call <16 x float> @llvm.sqrt.v16f32(<16 x float> %pivot.0.lcssa.i.i)
  store <16 x float> %44, ptr %arrayidx.i.i, align 4
  %div.i.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %44
  %add16.i.i = add nuw nsw i64 %j.0112.i.i, 1
  %cmp18108.i.i = icmp slt i64 %add16.i.i, %5
  br i1 %cmp18108.i.i, label %for.body20.i.i, label %for.cond.loopexit.i.i

for.body4.i.i:                                    ; preds = %for.body.i164.i, %for.body4.i.i
  %k.0103.i.i = phi i64 [ %inc.i.i, %for.body4.i.i ], [ 0, %for.body.i164.i ]
  %pivot.0102.i.i = phi <16 x float> [ %46, %for.body4.i.i ], [ %42, %for.body.i164.i ]
  %arrayidx7.i.i = getelementptr <16 x float>, ptr %41, i64 %k.0103.i.i
  %45 = load <16 x float>, ptr %arrayidx7.i.i, align 4
  %neg.i.i = fneg <16 x float> %45
  %46 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i.i, <16 x float> %45, <16 x float> %pivot.0102.i.i)
  %inc.i.i = add nuw nsw i64 %k.0103.i.i, 1
  %exitcond.not.i166.i = icmp eq i64 %inc.i.i, %j.0112.i.i
  br i1 %exitcond.not.i166.i, label %for.cond.cleanup3.i.i, label %for.body4.i.i, !llvm.loop !11

for.body20.i.i:                                   ; preds = %for.cond.cleanup3.i.i, %for.cond.cleanup27.i.i
  %i.0109.i.i = phi i64 [ %inc48.i.i, %for.cond.cleanup27.i.i ], [ %add16.i.i, %for.cond.cleanup3.i.i ]
  %mul21.i.i = mul nuw nsw i64 %i.0109.i.i, %5
  %47 = getelementptr <16 x float>, ptr %12, i64 %mul21.i.i
  %arrayidx23.i.i = getelementptr <16 x float>, ptr %47, i64 %j.0112.i.i
  %48 = load <16 x float>, ptr %arrayidx23.i.i, align 4
  br i1 %cmp2101.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i

for.cond.cleanup27.i.i:                           ; preds = %for.body28.i.i, %for.body20.i.i
  %one.0.lcssa.i.i = phi <16 x float> [ %48, %for.body20.i.i ], [ %51, %for.body28.i.i ]
  %mul40.i.i = fmul <16 x float> %div.i.i, %one.0.lcssa.i.i
  store <16 x float> %mul40.i.i, ptr %arrayidx23.i.i, align 4
  %arrayidx46.i.i = getelementptr <16 x float>, ptr %41, i64 %i.0109.i.i
  store <16 x float> zeroinitializer, ptr %arrayidx46.i.i, align 4
  %inc48.i.i = add nuw nsw i64 %i.0109.i.i, 1
  %exitcond116.not.i.i = icmp eq i64 %inc48.i.i, %5
  br i1 %exitcond116.not.i.i, label %for.cond.loopexit.i.i, label %for.body20.i.i, !llvm.loop !12

for.body28.i.i:                                   ; preds = %for.body20.i.i, %for.body28.i.i
  %k24.0106.i.i = phi i64 [ %inc38.i.i, %for.body28.i.i ], [ 0, %for.body20.i.i ]
  %one.0105.i.i = phi <16 x float> [ %51, %for.body28.i.i ], [ %48, %for.body20.i.i ]
  %arrayidx31.i.i = getelementptr <16 x float>, ptr %47, i64 %k24.0106.i.i
  %49 = load <16 x float>, ptr %arrayidx31.i.i, align 4
  %arrayidx34.i.i = getelementptr <16 x float>, ptr %41, i64 %k24.0106.i.i
  %50 = load <16 x float>, ptr %arrayidx34.i.i, align 4
  %neg36.i.i = fneg <16 x float> %49
  %51 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg36.i.i, <16 x float> %50, <16 x float> %one.0105.i.i)
  %inc38.i.i = add nuw nsw i64 %k24.0106.i.i, 1
  %exitcond115.not.i.i = icmp eq i64 %inc38.i.i, %j.0112.i.i
  br i1 %exitcond115.not.i.i, label %for.cond.cleanup27.i.i, label %for.body28.i.i, !llvm.loop !13

cholesky_f.exit.i:                                ; preds = %for.body.i.i.i
  %cmp1.i.i.i = icmp ne i32 %or.i.i.i, 0
  %conv2.i.i.i = zext i1 %cmp1.i.i.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i) #5
  %or.i = or i64 %wrong.0573.i, %conv2.i.i.i
  %add.ptr11.i = getelementptr inbounds float, ptr %10, i64 %mul4.i
  br i1 %or.cond.i.i, label %if.then.i194.i, label %for.cond.preheader.i170.i

for.cond.preheader.i170.i:                        ; preds = %cholesky_f.exit.i
  %52 = and i1 %cmp362.i.i, %cmp.i.i
  br i1 %52, label %for.body.i181.i, label %for.cond14.preheader.i171.i

if.then.i194.i:                                   ; preds = %cholesky_f.exit.i
  %53 = load <16 x float>, ptr %12, align 4
  store <16 x float> %53, ptr %add.ptr11.i, align 4
  br label %cleanup75.i

for.cond14.preheader.i171.i:                      ; preds = %for.body.i181.i, %for.cond.preheader.i170.i
  %k.0.lcssa.i172.i = phi i64 [ 0, %for.cond.preheader.i170.i ], [ %add61.i.i, %for.body.i181.i ]
  %cmp1564.i.i = icmp slt i64 %k.0.lcssa.i172.i, %mul.i
  br i1 %cmp1564.i.i, label %for.cond18.preheader.lr.ph.i.i, label %cleanup75.i

for.cond18.preheader.lr.ph.i.i:                   ; preds = %for.cond14.preheader.i171.i
  %cmp19.not62.i.i = icmp slt i64 %sub1.i, 0
  br label %for.cond18.preheader.i173.i

for.body.i181.i:                                  ; preds = %for.cond.preheader.i170.i, %for.body.i181.i
  %add61.i.i = phi i64 [ %add.i192.i, %for.body.i181.i ], [ 4, %for.cond.preheader.i170.i ]
  %k.060.i.i = phi i64 [ %add61.i.i, %for.body.i181.i ], [ 0, %for.cond.preheader.i170.i ]
  %add.ptr.i182.i = getelementptr inbounds float, ptr %add.ptr11.i, i64 %k.060.i.i
  %add.ptr4.i.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k.060.i.i
  %54 = load <16 x float>, ptr %add.ptr4.i.i, align 4
  %arrayidx1.i.i.i = getelementptr inbounds i8, ptr %add.ptr4.i.i, i64 64
  %55 = load <16 x float>, ptr %arrayidx1.i.i.i, align 4
  %shuffle.i.i183.i = shufflevector <16 x float> %54, <16 x float> %55, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %arrayidx2.i.i.i = getelementptr inbounds i8, ptr %add.ptr4.i.i, i64 128
  %56 = load <16 x float>, ptr %arrayidx2.i.i.i, align 4
  %arrayidx3.i.i.i = getelementptr inbounds i8, ptr %add.ptr4.i.i, i64 192
  %57 = load <16 x float>, ptr %arrayidx3.i.i.i, align 4
  %shuffle4.i.i184.i = shufflevector <16 x float> %56, <16 x float> %57, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i185.i = shufflevector <16 x float> %54, <16 x float> %55, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i186.i = shufflevector <16 x float> %56, <16 x float> %57, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i187.i = shufflevector <16 x float> %shuffle.i.i183.i, <16 x float> %shuffle4.i.i184.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i188.i = shufflevector <16 x float> %shuffle.i.i183.i, <16 x float> %shuffle4.i.i184.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i189.i = shufflevector <16 x float> %shuffle7.i.i185.i, <16 x float> %shuffle10.i.i186.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i190.i = shufflevector <16 x float> %shuffle7.i.i185.i, <16 x float> %shuffle10.i.i186.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %rows.sroa.0.0.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i187.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.0.0.vec.extract.i.i, ptr %add.ptr.i182.i, align 4
  %add.ptr10.i191.i = getelementptr inbounds float, ptr %add.ptr.i182.i, i64 %mul.i
  %rows.sroa.7.64.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i188.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.7.64.vec.extract.i.i, ptr %add.ptr10.i191.i, align 4
  %add.ptr10.1.i.i = getelementptr inbounds float, ptr %add.ptr10.i191.i, i64 %mul.i
  %rows.sroa.12.128.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i189.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.12.128.vec.extract.i.i, ptr %add.ptr10.1.i.i, align 4
  %add.ptr10.2.i.i = getelementptr inbounds float, ptr %add.ptr10.1.i.i, i64 %mul.i
  %rows.sroa.17.192.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i190.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.17.192.vec.extract.i.i, ptr %add.ptr10.2.i.i, align 4
  %add.ptr10.3.i.i = getelementptr inbounds float, ptr %add.ptr10.2.i.i, i64 %mul.i
  %rows.sroa.0.16.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i187.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.0.16.vec.extract.i.i, ptr %add.ptr10.3.i.i, align 4
  %add.ptr10.4.i.i = getelementptr inbounds float, ptr %add.ptr10.3.i.i, i64 %mul.i
  %rows.sroa.7.80.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i188.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.7.80.vec.extract.i.i, ptr %add.ptr10.4.i.i, align 4
  %add.ptr10.5.i.i = getelementptr inbounds float, ptr %add.ptr10.4.i.i, i64 %mul.i
  %rows.sroa.12.144.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i189.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.12.144.vec.extract.i.i, ptr %add.ptr10.5.i.i, align 4
  %add.ptr10.6.i.i = getelementptr inbounds float, ptr %add.ptr10.5.i.i, i64 %mul.i
  %rows.sroa.17.208.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i190.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.17.208.vec.extract.i.i, ptr %add.ptr10.6.i.i, align 4
  %add.ptr10.7.i.i = getelementptr inbounds float, ptr %add.ptr10.6.i.i, i64 %mul.i
  %rows.sroa.0.32.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i187.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.0.32.vec.extract.i.i, ptr %add.ptr10.7.i.i, align 4
  %add.ptr10.8.i.i = getelementptr inbounds float, ptr %add.ptr10.7.i.i, i64 %mul.i
  %rows.sroa.7.96.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i188.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.7.96.vec.extract.i.i, ptr %add.ptr10.8.i.i, align 4
  %add.ptr10.9.i.i = getelementptr inbounds float, ptr %add.ptr10.8.i.i, i64 %mul.i
  %rows.sroa.12.160.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i189.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.12.160.vec.extract.i.i, ptr %add.ptr10.9.i.i, align 4
  %add.ptr10.10.i.i = getelementptr inbounds float, ptr %add.ptr10.9.i.i, i64 %mul.i
  %rows.sroa.17.224.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i190.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.17.224.vec.extract.i.i, ptr %add.ptr10.10.i.i, align 4
  %add.ptr10.11.i.i = getelementptr inbounds float, ptr %add.ptr10.10.i.i, i64 %mul.i
  %rows.sroa.0.48.vec.extract.i.i = shufflevector <16 x float> %shuffle11.i.i187.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.0.48.vec.extract.i.i, ptr %add.ptr10.11.i.i, align 4
  %add.ptr10.12.i.i = getelementptr inbounds float, ptr %add.ptr10.11.i.i, i64 %mul.i
  %rows.sroa.7.112.vec.extract.i.i = shufflevector <16 x float> %shuffle13.i.i188.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.7.112.vec.extract.i.i, ptr %add.ptr10.12.i.i, align 4
  %add.ptr10.13.i.i = getelementptr inbounds float, ptr %add.ptr10.12.i.i, i64 %mul.i
  %rows.sroa.12.176.vec.extract.i.i = shufflevector <16 x float> %shuffle15.i.i189.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.12.176.vec.extract.i.i, ptr %add.ptr10.13.i.i, align 4
  %add.ptr10.14.i.i = getelementptr inbounds float, ptr %add.ptr10.13.i.i, i64 %mul.i
  %rows.sroa.17.240.vec.extract.i.i = shufflevector <16 x float> %shuffle17.i.i190.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.17.240.vec.extract.i.i, ptr %add.ptr10.14.i.i, align 4
  %add.i192.i = add nuw nsw i64 %add61.i.i, 4
  %cmp3.not.i193.i = icmp sgt i64 %add.i192.i, %mul.i
  br i1 %cmp3.not.i193.i, label %for.cond14.preheader.i171.i, label %for.body.i181.i, !llvm.loop !14

for.cond18.preheader.i173.i:                      ; preds = %for.cond.cleanup20.i180.i, %for.cond18.preheader.lr.ph.i.i
  %k.165.i.i = phi i64 [ %k.0.lcssa.i172.i, %for.cond18.preheader.lr.ph.i.i ], [ %inc30.i.i, %for.cond.cleanup20.i180.i ]
  %invariant.gep.i174.i = getelementptr float, ptr %add.ptr11.i, i64 %k.165.i.i
  br i1 %cmp19.not62.i.i, label %for.cond.cleanup20.i180.i, label %for.body21.lr.ph.i.i

for.body21.lr.ph.i.i:                             ; preds = %for.cond18.preheader.i173.i
  %add.ptr22.i.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k.165.i.i
  br label %for.body21.i175.i

for.cond.cleanup20.i180.i:                        ; preds = %for.body21.i175.i, %for.cond18.preheader.i173.i
  %inc30.i.i = add nuw nsw i64 %k.165.i.i, 1
  %exitcond66.not.i.i = icmp eq i64 %inc30.i.i, %mul.i
  br i1 %exitcond66.not.i.i, label %cleanup75.i, label %for.cond18.preheader.i173.i, !llvm.loop !15

for.body21.i175.i:                                ; preds = %for.body21.i175.i, %for.body21.lr.ph.i.i
  %lane17.063.i.i = phi i64 [ 0, %for.body21.lr.ph.i.i ], [ %inc27.i.i, %for.body21.i175.i ]
  %arrayidx23.i176.i = getelementptr inbounds float, ptr %add.ptr22.i.i, i64 %lane17.063.i.i
  %58 = load float, ptr %arrayidx23.i176.i, align 4
  %mul.i177.i = mul nsw i64 %lane17.063.i.i, %mul.i
  %gep.i178.i = getelementptr float, ptr %invariant.gep.i174.i, i64 %mul.i177.i
  store float %58, ptr %gep.i178.i, align 4
  %inc27.i.i = add nuw i64 %lane17.063.i.i, 1
  %exitcond.not.i179.i = icmp eq i64 %lane17.063.i.i, %cond.i
  br i1 %exitcond.not.i179.i, label %for.cond.cleanup20.i180.i, label %for.body21.i175.i, !llvm.loop !16

if.then13.i:                                      ; preds = %load_f.exit.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %found.i)
  store <16 x float> zeroinitializer, ptr %found.i, align 4
  br i1 %or.cond.i, label %for.body.i196.i, label %if.end18.i

for.cond.cleanup.i200.i:                          ; preds = %for.body.i196.i
  %59 = fcmp ugt <16 x float> %elt.max.i.i, <float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000, float 0x426D1A94A0000000>
  br i1 %cmp1.i201.i, label %if.then.i203.i, label %if.else.i.i

for.body.i196.i:                                  ; preds = %if.then13.i, %for.body.i196.i
  %k.071.i.i = phi i64 [ %inc.i198.i, %for.body.i196.i ], [ 0, %if.then13.i ]
  %most.070.i.i = phi <16 x float> [ %elt.max.i.i, %for.body.i196.i ], [ zeroinitializer, %if.then13.i ]
  %arrayidx.i197.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k.071.i.i
  %60 = load <16 x float>, ptr %arrayidx.i197.i, align 4
  %elt.abs.i.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %60)
  %elt.max.i.i = tail call <16 x float> @llvm.maxnum.v16f32(<16 x float> %most.070.i.i, <16 x float> %elt.abs.i.i)
  %inc.i198.i = add nuw nsw i64 %k.071.i.i, 1
  %exitcond.not.i199.i = icmp eq i64 %inc.i198.i, %umax.i.i
  br i1 %exitcond.not.i199.i, label %for.cond.cleanup.i200.i, label %for.body.i196.i, !llvm.loop !17

if.then.i203.i:                                   ; preds = %for.cond.cleanup.i200.i
  %61 = load <16 x float>, ptr %arrayidx14.i.i, align 4
  %62 = load <16 x float>, ptr %arrayidx20.i.i, align 4
  %mul.i.i.i = fmul <16 x float> %61, %62
  %fneg.i.i.i = fneg <16 x float> %61
  %63 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i.i.i, <16 x float> %62, <16 x float> %mul.i.i.i)
  %64 = load <16 x float>, ptr %12, align 4
  %65 = load <16 x float>, ptr %add.ptr11.i.i, align 4
  %fneg1.i.i.i = fneg <16 x float> %mul.i.i.i
  %66 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %64, <16 x float> %65, <16 x float> %fneg1.i.i.i)
  %add.i.i.i = fadd <16 x float> %63, %66
  br label %expand_f.exit.i

if.else.i.i:                                      ; preds = %for.cond.cleanup.i200.i
  %67 = load <16 x float>, ptr %add.ptr5.i.i, align 4
  %68 = load <16 x float>, ptr %add.ptr6.i.i, align 4
  %mul.i55.i.i = fmul <16 x float> %67, %68
  %fneg.i56.i.i = fneg <16 x float> %67
  %69 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i56.i.i, <16 x float> %68, <16 x float> %mul.i55.i.i)
  %70 = load <16 x float>, ptr %add.ptr4.i202.i, align 4
  %71 = load <16 x float>, ptr %add.ptr7.i.i, align 4
  %fneg1.i57.i.i = fneg <16 x float> %mul.i55.i.i
  %72 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %70, <16 x float> %71, <16 x float> %fneg1.i57.i.i)
  %add.i58.i.i = fadd <16 x float> %69, %72
  %73 = load <16 x float>, ptr %12, align 4
  %mul9.i.i = fmul <16 x float> %73, %add.i58.i.i
  %74 = load <16 x float>, ptr %add.ptr11.i.i, align 4
  %mul.i59.i.i = fmul <16 x float> %71, %74
  %fneg.i60.i.i = fneg <16 x float> %74
  %75 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i60.i.i, <16 x float> %71, <16 x float> %mul.i59.i.i)
  %76 = load <16 x float>, ptr %add.ptr13.i.i, align 4
  %fneg1.i61.i.i = fneg <16 x float> %mul.i59.i.i
  %77 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %67, <16 x float> %76, <16 x float> %fneg1.i61.i.i)
  %add.i62.i.i = fadd <16 x float> %75, %77
  %78 = load <16 x float>, ptr %arrayidx14.i.i, align 4
  %79 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %78, <16 x float> %add.i62.i.i, <16 x float> %mul9.i.i)
  %mul.i63.i.i = fmul <16 x float> %70, %76
  %fneg.i64.i.i = fneg <16 x float> %70
  %80 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %fneg.i64.i.i, <16 x float> %76, <16 x float> %mul.i63.i.i)
  %fneg1.i65.i.i = fneg <16 x float> %mul.i63.i.i
  %81 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %74, <16 x float> %68, <16 x float> %fneg1.i65.i.i)
  %add.i66.i.i = fadd <16 x float> %80, %81
  %82 = load <16 x float>, ptr %arrayidx20.i.i, align 4
  %83 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %82, <16 x float> %add.i66.i.i, <16 x float> %79)
  br label %expand_f.exit.i

expand_f.exit.i:                                  ; preds = %if.else.i.i, %if.then.i203.i
  %storemerge.i.i = phi <16 x float> [ %83, %if.else.i.i ], [ %add.i.i.i, %if.then.i203.i ]
  store <16 x float> %storemerge.i.i, ptr %found.i, align 4
  %elt.abs23.i.i = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %storemerge.i.i)
  %84 = fcmp ult <16 x float> %elt.abs23.i.i, <float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000, float 0x3ABEF2D100000000>
  %85 = or <16 x i1> %84, %59
  %not.i.i = sext <16 x i1> %85 to <16 x i32>
  br label %if.end18.i

if.end18.i:                                       ; preds = %expand_f.exit.i, %if.then13.i
  %found.0..i = phi <16 x float> [ %storemerge.i.i, %expand_f.exit.i ], [ zeroinitializer, %if.then13.i ]
  %bad.0.i = phi <16 x i32> [ %not.i.i, %expand_f.exit.i ], [ <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, %if.then13.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i) #5
  store <16 x i32> %bad.0.i, ptr %all.i.i, align 4
  br label %for.body.i205.i

for.body.i205.i:                                  ; preds = %for.body.i205.i, %if.end18.i
  %lane.07.i.i = phi i64 [ 0, %if.end18.i ], [ %inc.i208.i, %for.body.i205.i ]
  %any.06.i.i = phi i32 [ 0, %if.end18.i ], [ %or.i207.i, %for.body.i205.i ]
  %arrayidx.i206.i = getelementptr inbounds [16 x i32], ptr %all.i.i, i64 0, i64 %lane.07.i.i
  %86 = load i32, ptr %arrayidx.i206.i, align 4
  %or.i207.i = or i32 %86, %any.06.i.i
  %inc.i208.i = add nuw nsw i64 %lane.07.i.i, 1
  %exitcond.not.i209.i = icmp eq i64 %inc.i208.i, 16
  br i1 %exitcond.not.i209.i, label %any_f.exit.i, label %for.body.i205.i, !llvm.loop !10

any_f.exit.i:                                     ; preds = %for.body.i205.i
  %cmp1.i211.not.i = icmp eq i32 %or.i207.i, 0
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i) #5
  br i1 %cmp1.i211.not.i, label %if.end23.i, label %if.then20.i

if.then20.i:                                      ; preds = %any_f.exit.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i.i) #5
  call fastcc void @eliminate_f(ptr noundef %12, i64 noundef %5, ptr noundef %12, i64 noundef 0, ptr noundef nonnull %odd.i.i)
  %87 = load <16 x float>, ptr %12, align 4
  %fneg.i.i = fneg <16 x float> %87
  %88 = bitcast <16 x float> %fneg.i.i to <16 x i32>
  %89 = load <16 x i32>, ptr %odd.i.i, align 4
  %and.i.i = and <16 x i32> %89, %88
  %90 = bitcast <16 x float> %87 to <16 x i32>
  %not.i212.i = xor <16 x i32> %89, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and2.i.i = and <16 x i32> %90, %not.i212.i
  %or.i213.i = or <16 x i32> %and.i.i, %and2.i.i
  %91 = bitcast <16 x i32> %or.i213.i to <16 x float>
  br i1 %cmp14.i.i, label %for.body.i216.i, label %determine_f.exit.i

for.body.i216.i:                                  ; preds = %if.then20.i, %for.body.i216.i
  %k.016.i.i = phi i64 [ %inc.i218.i, %for.body.i216.i ], [ 1, %if.then20.i ]
  %product.015.i.i = phi <16 x float> [ %mul4.i.i, %for.body.i216.i ], [ %91, %if.then20.i ]
  %mul.i217.i = mul nuw nsw i64 %k.016.i.i, %add.i215.i
  %arrayidx3.i.i = getelementptr inbounds <16 x float>, ptr %12, i64 %mul.i217.i
  %92 = load <16 x float>, ptr %arrayidx3.i.i, align 4
  %mul4.i.i = fmul <16 x float> %product.015.i.i, %92
  %inc.i218.i = add nuw nsw i64 %k.016.i.i, 1
  %exitcond.not.i219.i = icmp eq i64 %inc.i218.i, %5
  br i1 %exitcond.not.i219.i, label %determine_f.exit.i, label %for.body.i216.i, !llvm.loop !18

determine_f.exit.i:                               ; preds = %for.body.i216.i, %if.then20.i
  %product.0.lcssa.i.i = phi <16 x float> [ %91, %if.then20.i ], [ %mul4.i.i, %for.body.i216.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i.i) #5
  %93 = trunc nsw <16 x i32> %bad.0.i to <16 x i1>
  %or22.v.i = select <16 x i1> %93, <16 x float> %product.0.lcssa.i.i, <16 x float> %found.0..i
  store <16 x float> %or22.v.i, ptr %found.i, align 4
  br label %if.end23.i

if.end23.i:                                       ; preds = %determine_f.exit.i, %any_f.exit.i
  %found.0.579.i = phi <16 x float> [ %found.0..i, %any_f.exit.i ], [ %or22.v.i, %determine_f.exit.i ]
  br i1 %cmp.i.i, label %if.then.i292.i, label %for.cond18.preheader.lr.ph.i226.i

if.then.i292.i:                                   ; preds = %if.end23.i
  %add.ptr24.i = getelementptr inbounds float, ptr %10, i64 %first.0572.i
  store <16 x float> %found.0.579.i, ptr %add.ptr24.i, align 4
  br label %store_f.exit293.i

for.cond18.preheader.lr.ph.i226.i:                ; preds = %if.end23.i
  %cmp19.not62.i227.i = icmp slt i64 %sub1.i, 0
  br i1 %cmp19.not62.i227.i, label %store_f.exit293.i, label %for.body21.lr.ph.i231.i

for.body21.lr.ph.i231.i:                          ; preds = %for.cond18.preheader.lr.ph.i226.i
  %scevgep.i = getelementptr i8, ptr %10, i64 %14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %scevgep.i, ptr nonnull align 4 %found.i, i64 %19, i1 false)
  br label %store_f.exit293.i

store_f.exit293.i:                                ; preds = %for.body21.lr.ph.i231.i, %for.cond18.preheader.lr.ph.i226.i, %if.then.i292.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %found.i)
  br label %cleanup75.i

if.then27.i:                                      ; preds = %load_f.exit.i
  %mul29.i = mul nsw i64 %mul3.i, %8
  %add.ptr30.i = getelementptr inbounds float, ptr %7, i64 %mul29.i
  %or.cond.i296.i = and i1 %cmp1.i295.i, %cmp.i.i
  br i1 %or.cond.i296.i, label %if.then.i378.i, label %for.cond.preheader.i297.i

for.cond.preheader.i297.i:                        ; preds = %if.then27.i
  %94 = and i1 %cmp362.i298.i, %cmp.i.i
  br i1 %94, label %for.body.i317.i, label %for.cond14.preheader.i299.i

if.then.i378.i:                                   ; preds = %if.then27.i
  %95 = load <16 x float>, ptr %add.ptr30.i, align 4
  store <16 x float> %95, ptr %add.ptr.i, align 4
  br label %if.end32.i

for.cond14.preheader.i299.i:                      ; preds = %for.body.i317.i, %for.cond.preheader.i297.i
  %k.0.lcssa.i300.i = phi i64 [ 0, %for.cond.preheader.i297.i ], [ %add64.i318.i, %for.body.i317.i ]
  %cmp1566.i301.i = icmp slt i64 %k.0.lcssa.i300.i, %mul31.i
  br i1 %cmp1566.i301.i, label %for.cond18.preheader.i302.i, label %if.end32.i

for.body.i317.i:                                  ; preds = %for.cond.preheader.i297.i, %for.body.i317.i
  %add64.i318.i = phi i64 [ %add.i376.i, %for.body.i317.i ], [ 4, %for.cond.preheader.i297.i ]
  %k.063.i319.i = phi i64 [ %add64.i318.i, %for.body.i317.i ], [ 0, %for.cond.preheader.i297.i ]
  %add.ptr.i320.i = getelementptr inbounds float, ptr %add.ptr30.i, i64 %k.063.i319.i
  %96 = load <4 x float>, ptr %add.ptr.i320.i, align 4
  %add.ptr8.i322.i = getelementptr inbounds float, ptr %add.ptr.i320.i, i64 %mul31.i
  %97 = load <4 x float>, ptr %add.ptr8.i322.i, align 4
  %add.ptr8.1.i324.i = getelementptr inbounds float, ptr %add.ptr8.i322.i, i64 %mul31.i
  %98 = load <4 x float>, ptr %add.ptr8.1.i324.i, align 4
  %add.ptr8.2.i326.i = getelementptr inbounds float, ptr %add.ptr8.1.i324.i, i64 %mul31.i
  %99 = load <4 x float>, ptr %add.ptr8.2.i326.i, align 4
  %add.ptr8.3.i328.i = getelementptr inbounds float, ptr %add.ptr8.2.i326.i, i64 %mul31.i
  %100 = load <4 x float>, ptr %add.ptr8.3.i328.i, align 4
  %rows.sroa.0.16.vecblend.i330.i = shufflevector <4 x float> %96, <4 x float> %100, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.4.i331.i = getelementptr inbounds float, ptr %add.ptr8.3.i328.i, i64 %mul31.i
  %101 = load <4 x float>, ptr %add.ptr8.4.i331.i, align 4
  %rows.sroa.7.80.vecblend.i333.i = shufflevector <4 x float> %97, <4 x float> %101, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.5.i334.i = getelementptr inbounds float, ptr %add.ptr8.4.i331.i, i64 %mul31.i
  %102 = load <4 x float>, ptr %add.ptr8.5.i334.i, align 4
  %rows.sroa.12.144.vecblend.i336.i = shufflevector <4 x float> %98, <4 x float> %102, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.6.i337.i = getelementptr inbounds float, ptr %add.ptr8.5.i334.i, i64 %mul31.i
  %103 = load <4 x float>, ptr %add.ptr8.6.i337.i, align 4
  %rows.sroa.17.208.vecblend.i339.i = shufflevector <4 x float> %99, <4 x float> %103, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.7.i340.i = getelementptr inbounds float, ptr %add.ptr8.6.i337.i, i64 %mul31.i
  %104 = load <4 x float>, ptr %add.ptr8.7.i340.i, align 4
  %rows.sroa.0.32.vec.expand.i341.i = shufflevector <4 x float> %104, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.0.32.vecblend.i342.i = shufflevector <16 x float> %rows.sroa.0.16.vecblend.i330.i, <16 x float> %rows.sroa.0.32.vec.expand.i341.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.8.i343.i = getelementptr inbounds float, ptr %add.ptr8.7.i340.i, i64 %mul31.i
  %105 = load <4 x float>, ptr %add.ptr8.8.i343.i, align 4
  %rows.sroa.7.96.vec.expand.i344.i = shufflevector <4 x float> %105, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.7.96.vecblend.i345.i = shufflevector <16 x float> %rows.sroa.7.80.vecblend.i333.i, <16 x float> %rows.sroa.7.96.vec.expand.i344.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.9.i346.i = getelementptr inbounds float, ptr %add.ptr8.8.i343.i, i64 %mul31.i
  %106 = load <4 x float>, ptr %add.ptr8.9.i346.i, align 4
  %rows.sroa.12.160.vec.expand.i347.i = shufflevector <4 x float> %106, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.12.160.vecblend.i348.i = shufflevector <16 x float> %rows.sroa.12.144.vecblend.i336.i, <16 x float> %rows.sroa.12.160.vec.expand.i347.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.10.i349.i = getelementptr inbounds float, ptr %add.ptr8.9.i346.i, i64 %mul31.i
  %107 = load <4 x float>, ptr %add.ptr8.10.i349.i, align 4
  %rows.sroa.17.224.vec.expand.i350.i = shufflevector <4 x float> %107, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %rows.sroa.17.224.vecblend.i351.i = shufflevector <16 x float> %rows.sroa.17.208.vecblend.i339.i, <16 x float> %rows.sroa.17.224.vec.expand.i350.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 24, i32 25, i32 26, i32 27, i32 poison, i32 poison, i32 poison, i32 poison>
  %add.ptr8.11.i352.i = getelementptr inbounds float, ptr %add.ptr8.10.i349.i, i64 %mul31.i
  %108 = load <4 x float>, ptr %add.ptr8.11.i352.i, align 4
  %rows.sroa.0.48.vec.expand.i353.i = shufflevector <4 x float> %108, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.0.48.vecblend.i354.i = shufflevector <16 x float> %rows.sroa.0.32.vecblend.i342.i, <16 x float> %rows.sroa.0.48.vec.expand.i353.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.12.i355.i = getelementptr inbounds float, ptr %add.ptr8.11.i352.i, i64 %mul31.i
  %109 = load <4 x float>, ptr %add.ptr8.12.i355.i, align 4
  %rows.sroa.7.112.vec.expand.i356.i = shufflevector <4 x float> %109, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.7.112.vecblend.i357.i = shufflevector <16 x float> %rows.sroa.7.96.vecblend.i345.i, <16 x float> %rows.sroa.7.112.vec.expand.i356.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.13.i358.i = getelementptr inbounds float, ptr %add.ptr8.12.i355.i, i64 %mul31.i
  %110 = load <4 x float>, ptr %add.ptr8.13.i358.i, align 4
  %rows.sroa.12.176.vec.expand.i359.i = shufflevector <4 x float> %110, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.12.176.vecblend.i360.i = shufflevector <16 x float> %rows.sroa.12.160.vecblend.i348.i, <16 x float> %rows.sroa.12.176.vec.expand.i359.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr8.14.i361.i = getelementptr inbounds float, ptr %add.ptr8.13.i358.i, i64 %mul31.i
  %111 = load <4 x float>, ptr %add.ptr8.14.i361.i, align 4
  %rows.sroa.17.240.vec.expand.i362.i = shufflevector <4 x float> %111, <4 x float> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 0, i32 1, i32 2, i32 3>
  %rows.sroa.17.240.vecblend.i363.i = shufflevector <16 x float> %rows.sroa.17.224.vecblend.i351.i, <16 x float> %rows.sroa.17.240.vec.expand.i362.i, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 28, i32 29, i32 30, i32 31>
  %add.ptr10.i364.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.063.i319.i
  %shuffle.i.i365.i = shufflevector <16 x float> %rows.sroa.0.48.vecblend.i354.i, <16 x float> %rows.sroa.7.112.vecblend.i357.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle4.i.i366.i = shufflevector <16 x float> %rows.sroa.12.176.vecblend.i360.i, <16 x float> %rows.sroa.17.240.vecblend.i363.i, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i367.i = shufflevector <16 x float> %rows.sroa.0.48.vecblend.i354.i, <16 x float> %rows.sroa.7.112.vecblend.i357.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i368.i = shufflevector <16 x float> %rows.sroa.12.176.vecblend.i360.i, <16 x float> %rows.sroa.17.240.vecblend.i363.i, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i369.i = shufflevector <16 x float> %shuffle.i.i365.i, <16 x float> %shuffle4.i.i366.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  store <16 x float> %shuffle11.i.i369.i, ptr %add.ptr10.i364.i, align 4
  %shuffle13.i.i370.i = shufflevector <16 x float> %shuffle.i.i365.i, <16 x float> %shuffle4.i.i366.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %arrayidx14.i.i371.i = getelementptr inbounds i8, ptr %add.ptr10.i364.i, i64 64
  store <16 x float> %shuffle13.i.i370.i, ptr %arrayidx14.i.i371.i, align 4
  %shuffle15.i.i372.i = shufflevector <16 x float> %shuffle7.i.i367.i, <16 x float> %shuffle10.i.i368.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %arrayidx16.i.i373.i = getelementptr inbounds i8, ptr %add.ptr10.i364.i, i64 128
  store <16 x float> %shuffle15.i.i372.i, ptr %arrayidx16.i.i373.i, align 4
  %shuffle17.i.i374.i = shufflevector <16 x float> %shuffle7.i.i367.i, <16 x float> %shuffle10.i.i368.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %arrayidx18.i.i375.i = getelementptr inbounds i8, ptr %add.ptr10.i364.i, i64 192
  store <16 x float> %shuffle17.i.i374.i, ptr %arrayidx18.i.i375.i, align 4
  %add.i376.i = add nuw nsw i64 %add64.i318.i, 4
  %cmp3.not.i377.i = icmp sgt i64 %add.i376.i, %mul31.i
  br i1 %cmp3.not.i377.i, label %for.cond14.preheader.i299.i, label %for.body.i317.i, !llvm.loop !4

for.cond18.preheader.i302.i:                      ; preds = %for.cond14.preheader.i299.i, %for.cond.cleanup20.i314.i
  %k.167.i303.i = phi i64 [ %inc31.i315.i, %for.cond.cleanup20.i314.i ], [ %k.0.lcssa.i300.i, %for.cond14.preheader.i299.i ]
  %invariant.gep.i304.i = getelementptr float, ptr %add.ptr30.i, i64 %k.167.i303.i
  %add.ptr25.i305.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.167.i303.i
  br label %for.body21.i306.i

for.cond.cleanup20.i314.i:                        ; preds = %for.body21.i306.i
  %inc31.i315.i = add nuw nsw i64 %k.167.i303.i, 1
  %exitcond68.not.i316.i = icmp eq i64 %inc31.i315.i, %mul31.i
  br i1 %exitcond68.not.i316.i, label %if.end32.i, label %for.cond18.preheader.i302.i, !llvm.loop !7

for.body21.i306.i:                                ; preds = %for.body21.i306.i, %for.cond18.preheader.i302.i
  %lane17.065.i307.i = phi i64 [ 0, %for.cond18.preheader.i302.i ], [ %inc28.i312.i, %for.body21.i306.i ]
  %cond.i308.i = tail call i64 @llvm.smin.i64(i64 %lane17.065.i307.i, i64 %cond.i)
  %mul.i309.i = mul nsw i64 %cond.i308.i, %mul31.i
  %gep.i310.i = getelementptr float, ptr %invariant.gep.i304.i, i64 %mul.i309.i
  %112 = load float, ptr %gep.i310.i, align 4
  %arrayidx26.i311.i = getelementptr inbounds float, ptr %add.ptr25.i305.i, i64 %lane17.065.i307.i
  store float %112, ptr %arrayidx26.i311.i, align 4
  %inc28.i312.i = add nuw nsw i64 %lane17.065.i307.i, 1
  %exitcond.not.i313.i = icmp eq i64 %inc28.i312.i, 16
  br i1 %exitcond.not.i313.i, label %for.cond.cleanup20.i314.i, label %for.body21.i306.i, !llvm.loop !8

if.end32.i:                                       ; preds = %for.cond.cleanup20.i314.i, %for.cond14.preheader.i299.i, %if.then.i378.i, %load_f.exit.i
  br i1 %or.cond163566.i, label %for.body38.i, label %for.cond.cleanup37.i

for.cond.cleanup37.i:                             ; preds = %for.body38.i, %if.end32.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i) #5
  call fastcc void @eliminate_f(ptr noundef %12, i64 noundef %5, ptr noundef %add.ptr.i, i64 noundef %8, ptr noundef nonnull %odd.i)
  br i1 %cmp43.i, label %if.then45.i, label %if.end68.i

for.body38.i:                                     ; preds = %if.end32.i, %for.body38.i
  %k.0567.i = phi i64 [ %inc.i, %for.body38.i ], [ 0, %if.end32.i ]
  %rem.i = srem i64 %k.0567.i, %add.i215.i
  %cmp40.i = icmp eq i64 %rem.i, 0
  %conv41.i = uitofp i1 %cmp40.i to float
  %splat.splatinsert.i = insertelement <16 x float> poison, float %conv41.i, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %arrayidx.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.0567.i
  store <16 x float> %splat.splat.i, ptr %arrayidx.i, align 4
  %inc.i = add nuw nsw i64 %k.0567.i, 1
  %exitcond359.not = icmp eq i64 %inc.i, %mul.i
  br i1 %exitcond359.not, label %for.cond.cleanup37.i, label %for.body38.i, !llvm.loop !19

if.then45.i:                                      ; preds = %for.cond.cleanup37.i
  %113 = load <16 x float>, ptr %12, align 4
  %fneg.i = fneg <16 x float> %113
  %114 = bitcast <16 x float> %fneg.i to <16 x i32>
  %115 = load <16 x i32>, ptr %odd.i, align 4
  %and47.i = and <16 x i32> %115, %114
  %116 = bitcast <16 x float> %113 to <16 x i32>
  %not49.i = xor <16 x i32> %115, <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>
  %and50.i = and <16 x i32> %116, %not49.i
  %or51.i = or <16 x i32> %and47.i, %and50.i
  store <16 x i32> %or51.i, ptr %12, align 4
  br i1 %cmp14.i.i, label %for.body58.i, label %for.cond.cleanup57.i

for.cond.cleanup57.i:                             ; preds = %for.body58.i, %if.then45.i
  %add.ptr67.i = getelementptr inbounds float, ptr %10, i64 %mul3.i
  %or.cond.i382.i = and i1 %cmp1.i381.i, %cmp.i.i
  br i1 %or.cond.i382.i, label %if.then.i454.i, label %for.cond.preheader.i383.i

for.cond.preheader.i383.i:                        ; preds = %for.cond.cleanup57.i
  %117 = and i1 %cmp359.i384.i, %cmp.i.i
  br i1 %117, label %for.body.i405.i, label %for.cond14.preheader.i385.i

if.then.i454.i:                                   ; preds = %for.cond.cleanup57.i
  store <16 x i32> %or51.i, ptr %add.ptr67.i, align 4
  br label %cleanup.i

for.cond14.preheader.i385.i:                      ; preds = %for.body.i405.i, %for.cond.preheader.i383.i
  %k.0.lcssa.i386.i = phi i64 [ 0, %for.cond.preheader.i383.i ], [ %add61.i406.i, %for.body.i405.i ]
  %cmp1564.i387.i = icmp slt i64 %k.0.lcssa.i386.i, %5
  br i1 %cmp1564.i387.i, label %for.cond18.preheader.lr.ph.i388.i, label %cleanup.i

for.cond18.preheader.lr.ph.i388.i:                ; preds = %for.cond14.preheader.i385.i
  %cmp19.not62.i389.i = icmp slt i64 %sub1.i, 0
  br label %for.cond18.preheader.i390.i

for.body.i405.i:                                  ; preds = %for.cond.preheader.i383.i, %for.body.i405.i
  %add61.i406.i = phi i64 [ %add.i452.i, %for.body.i405.i ], [ 4, %for.cond.preheader.i383.i ]
  %k.060.i407.i = phi i64 [ %add61.i406.i, %for.body.i405.i ], [ 0, %for.cond.preheader.i383.i ]
  %add.ptr.i408.i = getelementptr inbounds float, ptr %add.ptr67.i, i64 %k.060.i407.i
  %add.ptr4.i409.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k.060.i407.i
  %118 = load <16 x float>, ptr %add.ptr4.i409.i, align 4
  %arrayidx1.i.i410.i = getelementptr inbounds i8, ptr %add.ptr4.i409.i, i64 64
  %119 = load <16 x float>, ptr %arrayidx1.i.i410.i, align 4
  %shuffle.i.i411.i = shufflevector <16 x float> %118, <16 x float> %119, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %arrayidx2.i.i412.i = getelementptr inbounds i8, ptr %add.ptr4.i409.i, i64 128
  %120 = load <16 x float>, ptr %arrayidx2.i.i412.i, align 4
  %arrayidx3.i.i413.i = getelementptr inbounds i8, ptr %add.ptr4.i409.i, i64 192
  %121 = load <16 x float>, ptr %arrayidx3.i.i413.i, align 4
  %shuffle4.i.i414.i = shufflevector <16 x float> %120, <16 x float> %121, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i415.i = shufflevector <16 x float> %118, <16 x float> %119, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i416.i = shufflevector <16 x float> %120, <16 x float> %121, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i417.i = shufflevector <16 x float> %shuffle.i.i411.i, <16 x float> %shuffle4.i.i414.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i418.i = shufflevector <16 x float> %shuffle.i.i411.i, <16 x float> %shuffle4.i.i414.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i419.i = shufflevector <16 x float> %shuffle7.i.i415.i, <16 x float> %shuffle10.i.i416.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i420.i = shufflevector <16 x float> %shuffle7.i.i415.i, <16 x float> %shuffle10.i.i416.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %rows.sroa.0.0.vec.extract.i421.i = shufflevector <16 x float> %shuffle11.i.i417.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.0.0.vec.extract.i421.i, ptr %add.ptr.i408.i, align 4
  %add.ptr10.i422.i = getelementptr inbounds float, ptr %add.ptr.i408.i, i64 %5
  %rows.sroa.7.64.vec.extract.i423.i = shufflevector <16 x float> %shuffle13.i.i418.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.7.64.vec.extract.i423.i, ptr %add.ptr10.i422.i, align 4
  %add.ptr10.1.i424.i = getelementptr inbounds float, ptr %add.ptr10.i422.i, i64 %5
  %rows.sroa.12.128.vec.extract.i425.i = shufflevector <16 x float> %shuffle15.i.i419.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.12.128.vec.extract.i425.i, ptr %add.ptr10.1.i424.i, align 4
  %add.ptr10.2.i426.i = getelementptr inbounds float, ptr %add.ptr10.1.i424.i, i64 %5
  %rows.sroa.17.192.vec.extract.i427.i = shufflevector <16 x float> %shuffle17.i.i420.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.17.192.vec.extract.i427.i, ptr %add.ptr10.2.i426.i, align 4
  %add.ptr10.3.i428.i = getelementptr inbounds float, ptr %add.ptr10.2.i426.i, i64 %5
  %rows.sroa.0.16.vec.extract.i429.i = shufflevector <16 x float> %shuffle11.i.i417.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.0.16.vec.extract.i429.i, ptr %add.ptr10.3.i428.i, align 4
  %add.ptr10.4.i430.i = getelementptr inbounds float, ptr %add.ptr10.3.i428.i, i64 %5
  %rows.sroa.7.80.vec.extract.i431.i = shufflevector <16 x float> %shuffle13.i.i418.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.7.80.vec.extract.i431.i, ptr %add.ptr10.4.i430.i, align 4
  %add.ptr10.5.i432.i = getelementptr inbounds float, ptr %add.ptr10.4.i430.i, i64 %5
  %rows.sroa.12.144.vec.extract.i433.i = shufflevector <16 x float> %shuffle15.i.i419.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.12.144.vec.extract.i433.i, ptr %add.ptr10.5.i432.i, align 4
  %add.ptr10.6.i434.i = getelementptr inbounds float, ptr %add.ptr10.5.i432.i, i64 %5
  %rows.sroa.17.208.vec.extract.i435.i = shufflevector <16 x float> %shuffle17.i.i420.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.17.208.vec.extract.i435.i, ptr %add.ptr10.6.i434.i, align 4
  %add.ptr10.7.i436.i = getelementptr inbounds float, ptr %add.ptr10.6.i434.i, i64 %5
  %rows.sroa.0.32.vec.extract.i437.i = shufflevector <16 x float> %shuffle11.i.i417.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.0.32.vec.extract.i437.i, ptr %add.ptr10.7.i436.i, align 4
  %add.ptr10.8.i438.i = getelementptr inbounds float, ptr %add.ptr10.7.i436.i, i64 %5
  %rows.sroa.7.96.vec.extract.i439.i = shufflevector <16 x float> %shuffle13.i.i418.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.7.96.vec.extract.i439.i, ptr %add.ptr10.8.i438.i, align 4
  %add.ptr10.9.i440.i = getelementptr inbounds float, ptr %add.ptr10.8.i438.i, i64 %5
  %rows.sroa.12.160.vec.extract.i441.i = shufflevector <16 x float> %shuffle15.i.i419.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.12.160.vec.extract.i441.i, ptr %add.ptr10.9.i440.i, align 4
  %add.ptr10.10.i442.i = getelementptr inbounds float, ptr %add.ptr10.9.i440.i, i64 %5
  %rows.sroa.17.224.vec.extract.i443.i = shufflevector <16 x float> %shuffle17.i.i420.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.17.224.vec.extract.i443.i, ptr %add.ptr10.10.i442.i, align 4
  %add.ptr10.11.i444.i = getelementptr inbounds float, ptr %add.ptr10.10.i442.i, i64 %5
  %rows.sroa.0.48.vec.extract.i445.i = shufflevector <16 x float> %shuffle11.i.i417.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.0.48.vec.extract.i445.i, ptr %add.ptr10.11.i444.i, align 4
  %add.ptr10.12.i446.i = getelementptr inbounds float, ptr %add.ptr10.11.i444.i, i64 %5
  %rows.sroa.7.112.vec.extract.i447.i = shufflevector <16 x float> %shuffle13.i.i418.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.7.112.vec.extract.i447.i, ptr %add.ptr10.12.i446.i, align 4
  %add.ptr10.13.i448.i = getelementptr inbounds float, ptr %add.ptr10.12.i446.i, i64 %5
  %rows.sroa.12.176.vec.extract.i449.i = shufflevector <16 x float> %shuffle15.i.i419.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.12.176.vec.extract.i449.i, ptr %add.ptr10.13.i448.i, align 4
  %add.ptr10.14.i450.i = getelementptr inbounds float, ptr %add.ptr10.13.i448.i, i64 %5
  %rows.sroa.17.240.vec.extract.i451.i = shufflevector <16 x float> %shuffle17.i.i420.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.17.240.vec.extract.i451.i, ptr %add.ptr10.14.i450.i, align 4
  %add.i452.i = add nuw nsw i64 %add61.i406.i, 4
  %cmp3.not.i453.i = icmp sgt i64 %add.i452.i, %5
  br i1 %cmp3.not.i453.i, label %for.cond14.preheader.i385.i, label %for.body.i405.i, !llvm.loop !14

for.cond18.preheader.i390.i:                      ; preds = %for.cond.cleanup20.i402.i, %for.cond18.preheader.lr.ph.i388.i
  %k.165.i391.i = phi i64 [ %k.0.lcssa.i386.i, %for.cond18.preheader.lr.ph.i388.i ], [ %inc30.i403.i, %for.cond.cleanup20.i402.i ]
  %invariant.gep.i392.i = getelementptr float, ptr %add.ptr67.i, i64 %k.165.i391.i
  br i1 %cmp19.not62.i389.i, label %for.cond.cleanup20.i402.i, label %for.body21.lr.ph.i393.i

for.body21.lr.ph.i393.i:                          ; preds = %for.cond18.preheader.i390.i
  %add.ptr22.i394.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k.165.i391.i
  br label %for.body21.i395.i

for.cond.cleanup20.i402.i:                        ; preds = %for.body21.i395.i, %for.cond18.preheader.i390.i
  %inc30.i403.i = add nuw nsw i64 %k.165.i391.i, 1
  %exitcond66.not.i404.i = icmp eq i64 %inc30.i403.i, %5
  br i1 %exitcond66.not.i404.i, label %cleanup.i, label %for.cond18.preheader.i390.i, !llvm.loop !15

for.body21.i395.i:                                ; preds = %for.body21.i395.i, %for.body21.lr.ph.i393.i
  %lane17.063.i396.i = phi i64 [ 0, %for.body21.lr.ph.i393.i ], [ %inc27.i400.i, %for.body21.i395.i ]
  %arrayidx23.i397.i = getelementptr inbounds float, ptr %add.ptr22.i394.i, i64 %lane17.063.i396.i
  %122 = load float, ptr %arrayidx23.i397.i, align 4
  %mul.i398.i = mul nsw i64 %lane17.063.i396.i, %5
  %gep.i399.i = getelementptr float, ptr %invariant.gep.i392.i, i64 %mul.i398.i
  store float %122, ptr %gep.i399.i, align 4
  %inc27.i400.i = add nuw i64 %lane17.063.i396.i, 1
  %exitcond.not.i401.i = icmp eq i64 %lane17.063.i396.i, %cond.i
  br i1 %exitcond.not.i401.i, label %for.cond.cleanup20.i402.i, label %for.body21.i395.i, !llvm.loop !16

for.body58.i:                                     ; preds = %if.then45.i, %for.body58.i
  %k53.0569.i = phi i64 [ %inc64.i, %for.body58.i ], [ 1, %if.then45.i ]
  %mul60.i = mul nuw nsw i64 %k53.0569.i, %add.i215.i
  %arrayidx61.i = getelementptr inbounds <16 x float>, ptr %12, i64 %mul60.i
  %123 = load <16 x float>, ptr %arrayidx61.i, align 4
  %arrayidx62.i = getelementptr inbounds <16 x float>, ptr %12, i64 %k53.0569.i
  store <16 x float> %123, ptr %arrayidx62.i, align 4
  %inc64.i = add nuw nsw i64 %k53.0569.i, 1
  %exitcond.not.i = icmp eq i64 %inc64.i, %5
  br i1 %exitcond.not.i, label %for.cond.cleanup57.i, label %for.body58.i, !llvm.loop !20

if.end68.i:                                       ; preds = %for.cond.cleanup37.i
  br i1 %cmp110.i.i, label %for.body.i469.i, label %for.cond.cleanup.i457.i

for.cond.loopexit.i475.i:                         ; preds = %for.cond.cleanup15.i.i, %for.body.i469.i
  %cmp.i476.i = icmp sgt i64 %i.0.in69.i.i, 1
  br i1 %cmp.i476.i, label %for.body.i469.i, label %for.cond.cleanup.i457.i, !llvm.loop !21

for.cond.cleanup.i457.i:                          ; preds = %for.cond.loopexit.i475.i, %if.end68.i
  %wrong.0.lcssa.i458.i = phi <16 x i32> [ zeroinitializer, %if.end68.i ], [ %or.i473.i, %for.cond.loopexit.i475.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i456.i) #5
  store <16 x i32> %wrong.0.lcssa.i458.i, ptr %all.i.i456.i, align 4
  br label %for.body.i.i459.i

for.body.i.i459.i:                                ; preds = %for.body.i.i459.i, %for.cond.cleanup.i457.i
  %lane.07.i.i460.i = phi i64 [ 0, %for.cond.cleanup.i457.i ], [ %inc.i.i464.i, %for.body.i.i459.i ]
  %any.06.i.i461.i = phi i32 [ 0, %for.cond.cleanup.i457.i ], [ %or.i.i463.i, %for.body.i.i459.i ]
  %arrayidx.i.i462.i = getelementptr inbounds [16 x i32], ptr %all.i.i456.i, i64 0, i64 %lane.07.i.i460.i
  %124 = load i32, ptr %arrayidx.i.i462.i, align 4
  %or.i.i463.i = or i32 %124, %any.06.i.i461.i
  %inc.i.i464.i = add nuw nsw i64 %lane.07.i.i460.i, 1
  %exitcond.not.i.i465.i = icmp eq i64 %inc.i.i464.i, 16
  br i1 %exitcond.not.i.i465.i, label %substitute_f.exit.i, label %for.body.i.i459.i, !llvm.loop !10

for.body.i469.i:                                  ; preds = %if.end68.i, %for.cond.loopexit.i475.i
  %i.0.in69.i.i = phi i64 [ %i.070.i.i, %for.cond.loopexit.i475.i ], [ %5, %if.end68.i ]
  %wrong.068.i.i = phi <16 x i32> [ %or.i473.i, %for.cond.loopexit.i475.i ], [ zeroinitializer, %if.end68.i ]
  %i.070.i.i = add nsw i64 %i.0.in69.i.i, -1
  %mul.i470.i = mul nsw i64 %i.070.i.i, %5
  %125 = getelementptr <16 x float>, ptr %12, i64 %mul.i470.i
  %arrayidx.i471.i = getelementptr <16 x float>, ptr %125, i64 %i.070.i.i
  %126 = load <16 x float>, ptr %arrayidx.i471.i, align 4
  %cmp1.i472.i = fcmp oeq <16 x float> %126, zeroinitializer
  %or.i473.i = select <16 x i1> %cmp1.i472.i, <16 x i32> <i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1, i32 -1>, <16 x i32> %wrong.068.i.i
  %div.i474.i = fdiv <16 x float> <float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00, float 1.000000e+00>, %126
  br i1 %cmp664.i.i, label %for.body8.lr.ph.i.i, label %for.cond.loopexit.i475.i

for.body8.lr.ph.i.i:                              ; preds = %for.body.i469.i
  %mul9.i477.i = mul nsw i64 %i.070.i.i, %8
  %127 = getelementptr <16 x float>, ptr %add.ptr.i, i64 %mul9.i477.i
  %cmp1461.i.i = icmp slt i64 %i.0.in69.i.i, %5
  br label %for.body8.i.i

for.body8.i.i:                                    ; preds = %for.cond.cleanup15.i.i, %for.body8.lr.ph.i.i
  %j.065.i.i = phi i64 [ 0, %for.body8.lr.ph.i.i ], [ %inc29.i.i, %for.cond.cleanup15.i.i ]
  %arrayidx11.i.i = getelementptr <16 x float>, ptr %127, i64 %j.065.i.i
  %128 = load <16 x float>, ptr %arrayidx11.i.i, align 4
  %invariant.gep.i478.i = getelementptr <16 x float>, ptr %add.ptr.i, i64 %j.065.i.i
  br i1 %cmp1461.i.i, label %for.body16.i.i, label %for.cond.cleanup15.i.i

for.cond.cleanup15.i.i:                           ; preds = %for.body16.i.i, %for.body8.i.i
  %one.0.lcssa.i479.i = phi <16 x float> [ %128, %for.body8.i.i ], [ %131, %for.body16.i.i ]
  %mul24.i.i = fmul <16 x float> %div.i474.i, %one.0.lcssa.i479.i
  store <16 x float> %mul24.i.i, ptr %arrayidx11.i.i, align 4
  %inc29.i.i = add nuw nsw i64 %j.065.i.i, 1
  %exitcond72.not.i.i = icmp eq i64 %inc29.i.i, %8
  br i1 %exitcond72.not.i.i, label %for.cond.loopexit.i475.i, label %for.body8.i.i, !llvm.loop !22

for.body16.i.i:                                   ; preds = %for.body8.i.i, %for.body16.i.i
  %k.063.i480.i = phi i64 [ %inc.i483.i, %for.body16.i.i ], [ %i.0.in69.i.i, %for.body8.i.i ]
  %one.062.i.i = phi <16 x float> [ %131, %for.body16.i.i ], [ %128, %for.body8.i.i ]
  %arrayidx19.i.i = getelementptr <16 x float>, ptr %125, i64 %k.063.i480.i
  %129 = load <16 x float>, ptr %arrayidx19.i.i, align 4
  %mul20.i.i = mul nsw i64 %k.063.i480.i, %8
  %gep.i481.i = getelementptr <16 x float>, ptr %invariant.gep.i478.i, i64 %mul20.i.i
  %130 = load <16 x float>, ptr %gep.i481.i, align 4
  %neg.i482.i = fneg <16 x float> %129
  %131 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg.i482.i, <16 x float> %130, <16 x float> %one.062.i.i)
  %inc.i483.i = add nuw nsw i64 %k.063.i480.i, 1
  %exitcond.not.i484.i = icmp eq i64 %inc.i483.i, %5
  br i1 %exitcond.not.i484.i, label %for.cond.cleanup15.i.i, label %for.body16.i.i, !llvm.loop !23

substitute_f.exit.i:                              ; preds = %for.body.i.i459.i
  %cmp1.i.i466.i = icmp ne i32 %or.i.i463.i, 0
  %conv2.i.i467.i = zext i1 %cmp1.i.i466.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i456.i) #5
  %or70.i = or i64 %wrong.0573.i, %conv2.i.i467.i
  %mul73.i = mul nsw i64 %mul3.i, %8
  %add.ptr74.i = getelementptr inbounds float, ptr %10, i64 %mul73.i
  %or.cond.i487.i = and i1 %cmp1.i295.i, %cmp.i.i
  br i1 %or.cond.i487.i, label %if.then.i559.i, label %for.cond.preheader.i488.i

for.cond.preheader.i488.i:                        ; preds = %substitute_f.exit.i
  %132 = and i1 %cmp362.i298.i, %cmp.i.i
  br i1 %132, label %for.body.i510.i, label %for.cond14.preheader.i490.i

if.then.i559.i:                                   ; preds = %substitute_f.exit.i
  %133 = load <16 x float>, ptr %add.ptr.i, align 4
  store <16 x float> %133, ptr %add.ptr74.i, align 4
  br label %cleanup.i

for.cond14.preheader.i490.i:                      ; preds = %for.body.i510.i, %for.cond.preheader.i488.i
  %k.0.lcssa.i491.i = phi i64 [ 0, %for.cond.preheader.i488.i ], [ %add61.i511.i, %for.body.i510.i ]
  %cmp1564.i492.i = icmp slt i64 %k.0.lcssa.i491.i, %mul31.i
  br i1 %cmp1564.i492.i, label %for.cond18.preheader.lr.ph.i493.i, label %cleanup.i

for.cond18.preheader.lr.ph.i493.i:                ; preds = %for.cond14.preheader.i490.i
  %cmp19.not62.i494.i = icmp slt i64 %sub1.i, 0
  br label %for.cond18.preheader.i495.i

for.body.i510.i:                                  ; preds = %for.cond.preheader.i488.i, %for.body.i510.i
  %add61.i511.i = phi i64 [ %add.i557.i, %for.body.i510.i ], [ 4, %for.cond.preheader.i488.i ]
  %k.060.i512.i = phi i64 [ %add61.i511.i, %for.body.i510.i ], [ 0, %for.cond.preheader.i488.i ]
  %add.ptr.i513.i = getelementptr inbounds float, ptr %add.ptr74.i, i64 %k.060.i512.i
  %add.ptr4.i514.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.060.i512.i
  %134 = load <16 x float>, ptr %add.ptr4.i514.i, align 4
  %arrayidx1.i.i515.i = getelementptr inbounds i8, ptr %add.ptr4.i514.i, i64 64
  %135 = load <16 x float>, ptr %arrayidx1.i.i515.i, align 4
  %shuffle.i.i516.i = shufflevector <16 x float> %134, <16 x float> %135, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %arrayidx2.i.i517.i = getelementptr inbounds i8, ptr %add.ptr4.i514.i, i64 128
  %136 = load <16 x float>, ptr %arrayidx2.i.i517.i, align 4
  %arrayidx3.i.i518.i = getelementptr inbounds i8, ptr %add.ptr4.i514.i, i64 192
  %137 = load <16 x float>, ptr %arrayidx3.i.i518.i, align 4
  %shuffle4.i.i519.i = shufflevector <16 x float> %136, <16 x float> %137, <16 x i32> <i32 0, i32 16, i32 1, i32 17, i32 4, i32 20, i32 5, i32 21, i32 8, i32 24, i32 9, i32 25, i32 12, i32 28, i32 13, i32 29>
  %shuffle7.i.i520.i = shufflevector <16 x float> %134, <16 x float> %135, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle10.i.i521.i = shufflevector <16 x float> %136, <16 x float> %137, <16 x i32> <i32 2, i32 18, i32 3, i32 19, i32 6, i32 22, i32 7, i32 23, i32 10, i32 26, i32 11, i32 27, i32 14, i32 30, i32 15, i32 31>
  %shuffle11.i.i522.i = shufflevector <16 x float> %shuffle.i.i516.i, <16 x float> %shuffle4.i.i519.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle13.i.i523.i = shufflevector <16 x float> %shuffle.i.i516.i, <16 x float> %shuffle4.i.i519.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %shuffle15.i.i524.i = shufflevector <16 x float> %shuffle7.i.i520.i, <16 x float> %shuffle10.i.i521.i, <16 x i32> <i32 0, i32 1, i32 16, i32 17, i32 4, i32 5, i32 20, i32 21, i32 8, i32 9, i32 24, i32 25, i32 12, i32 13, i32 28, i32 29>
  %shuffle17.i.i525.i = shufflevector <16 x float> %shuffle7.i.i520.i, <16 x float> %shuffle10.i.i521.i, <16 x i32> <i32 2, i32 3, i32 18, i32 19, i32 6, i32 7, i32 22, i32 23, i32 10, i32 11, i32 26, i32 27, i32 14, i32 15, i32 30, i32 31>
  %rows.sroa.0.0.vec.extract.i526.i = shufflevector <16 x float> %shuffle11.i.i522.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.0.0.vec.extract.i526.i, ptr %add.ptr.i513.i, align 4
  %add.ptr10.i527.i = getelementptr inbounds float, ptr %add.ptr.i513.i, i64 %mul31.i
  %rows.sroa.7.64.vec.extract.i528.i = shufflevector <16 x float> %shuffle13.i.i523.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.7.64.vec.extract.i528.i, ptr %add.ptr10.i527.i, align 4
  %add.ptr10.1.i529.i = getelementptr inbounds float, ptr %add.ptr10.i527.i, i64 %mul31.i
  %rows.sroa.12.128.vec.extract.i530.i = shufflevector <16 x float> %shuffle15.i.i524.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.12.128.vec.extract.i530.i, ptr %add.ptr10.1.i529.i, align 4
  %add.ptr10.2.i531.i = getelementptr inbounds float, ptr %add.ptr10.1.i529.i, i64 %mul31.i
  %rows.sroa.17.192.vec.extract.i532.i = shufflevector <16 x float> %shuffle17.i.i525.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %rows.sroa.17.192.vec.extract.i532.i, ptr %add.ptr10.2.i531.i, align 4
  %add.ptr10.3.i533.i = getelementptr inbounds float, ptr %add.ptr10.2.i531.i, i64 %mul31.i
  %rows.sroa.0.16.vec.extract.i534.i = shufflevector <16 x float> %shuffle11.i.i522.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.0.16.vec.extract.i534.i, ptr %add.ptr10.3.i533.i, align 4
  %add.ptr10.4.i535.i = getelementptr inbounds float, ptr %add.ptr10.3.i533.i, i64 %mul31.i
  %rows.sroa.7.80.vec.extract.i536.i = shufflevector <16 x float> %shuffle13.i.i523.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.7.80.vec.extract.i536.i, ptr %add.ptr10.4.i535.i, align 4
  %add.ptr10.5.i537.i = getelementptr inbounds float, ptr %add.ptr10.4.i535.i, i64 %mul31.i
  %rows.sroa.12.144.vec.extract.i538.i = shufflevector <16 x float> %shuffle15.i.i524.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.12.144.vec.extract.i538.i, ptr %add.ptr10.5.i537.i, align 4
  %add.ptr10.6.i539.i = getelementptr inbounds float, ptr %add.ptr10.5.i537.i, i64 %mul31.i
  %rows.sroa.17.208.vec.extract.i540.i = shufflevector <16 x float> %shuffle17.i.i525.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x float> %rows.sroa.17.208.vec.extract.i540.i, ptr %add.ptr10.6.i539.i, align 4
  %add.ptr10.7.i541.i = getelementptr inbounds float, ptr %add.ptr10.6.i539.i, i64 %mul31.i
  %rows.sroa.0.32.vec.extract.i542.i = shufflevector <16 x float> %shuffle11.i.i522.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.0.32.vec.extract.i542.i, ptr %add.ptr10.7.i541.i, align 4
  %add.ptr10.8.i543.i = getelementptr inbounds float, ptr %add.ptr10.7.i541.i, i64 %mul31.i
  %rows.sroa.7.96.vec.extract.i544.i = shufflevector <16 x float> %shuffle13.i.i523.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.7.96.vec.extract.i544.i, ptr %add.ptr10.8.i543.i, align 4
  %add.ptr10.9.i545.i = getelementptr inbounds float, ptr %add.ptr10.8.i543.i, i64 %mul31.i
  %rows.sroa.12.160.vec.extract.i546.i = shufflevector <16 x float> %shuffle15.i.i524.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.12.160.vec.extract.i546.i, ptr %add.ptr10.9.i545.i, align 4
  %add.ptr10.10.i547.i = getelementptr inbounds float, ptr %add.ptr10.9.i545.i, i64 %mul31.i
  %rows.sroa.17.224.vec.extract.i548.i = shufflevector <16 x float> %shuffle17.i.i525.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  store <4 x float> %rows.sroa.17.224.vec.extract.i548.i, ptr %add.ptr10.10.i547.i, align 4
  %add.ptr10.11.i549.i = getelementptr inbounds float, ptr %add.ptr10.10.i547.i, i64 %mul31.i
  %rows.sroa.0.48.vec.extract.i550.i = shufflevector <16 x float> %shuffle11.i.i522.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.0.48.vec.extract.i550.i, ptr %add.ptr10.11.i549.i, align 4
  %add.ptr10.12.i551.i = getelementptr inbounds float, ptr %add.ptr10.11.i549.i, i64 %mul31.i
  %rows.sroa.7.112.vec.extract.i552.i = shufflevector <16 x float> %shuffle13.i.i523.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.7.112.vec.extract.i552.i, ptr %add.ptr10.12.i551.i, align 4
  %add.ptr10.13.i553.i = getelementptr inbounds float, ptr %add.ptr10.12.i551.i, i64 %mul31.i
  %rows.sroa.12.176.vec.extract.i554.i = shufflevector <16 x float> %shuffle15.i.i524.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.12.176.vec.extract.i554.i, ptr %add.ptr10.13.i553.i, align 4
  %add.ptr10.14.i555.i = getelementptr inbounds float, ptr %add.ptr10.13.i553.i, i64 %mul31.i
  %rows.sroa.17.240.vec.extract.i556.i = shufflevector <16 x float> %shuffle17.i.i525.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  store <4 x float> %rows.sroa.17.240.vec.extract.i556.i, ptr %add.ptr10.14.i555.i, align 4
  %add.i557.i = add nuw nsw i64 %add61.i511.i, 4
  %cmp3.not.i558.i = icmp sgt i64 %add.i557.i, %mul31.i
  br i1 %cmp3.not.i558.i, label %for.cond14.preheader.i490.i, label %for.body.i510.i, !llvm.loop !14

for.cond18.preheader.i495.i:                      ; preds = %for.cond.cleanup20.i507.i, %for.cond18.preheader.lr.ph.i493.i
  %k.165.i496.i = phi i64 [ %k.0.lcssa.i491.i, %for.cond18.preheader.lr.ph.i493.i ], [ %inc30.i508.i, %for.cond.cleanup20.i507.i ]
  %invariant.gep.i497.i = getelementptr float, ptr %add.ptr74.i, i64 %k.165.i496.i
  br i1 %cmp19.not62.i494.i, label %for.cond.cleanup20.i507.i, label %for.body21.lr.ph.i498.i

for.body21.lr.ph.i498.i:                          ; preds = %for.cond18.preheader.i495.i
  %add.ptr22.i499.i = getelementptr inbounds <16 x float>, ptr %add.ptr.i, i64 %k.165.i496.i
  br label %for.body21.i500.i

for.cond.cleanup20.i507.i:                        ; preds = %for.body21.i500.i, %for.cond18.preheader.i495.i
  %inc30.i508.i = add nuw nsw i64 %k.165.i496.i, 1
  %exitcond66.not.i509.i = icmp eq i64 %inc30.i508.i, %mul31.i
  br i1 %exitcond66.not.i509.i, label %cleanup.i, label %for.cond18.preheader.i495.i, !llvm.loop !15

for.body21.i500.i:                                ; preds = %for.body21.i500.i, %for.body21.lr.ph.i498.i
  %lane17.063.i501.i = phi i64 [ 0, %for.body21.lr.ph.i498.i ], [ %inc27.i505.i, %for.body21.i500.i ]
  %arrayidx23.i502.i = getelementptr inbounds float, ptr %add.ptr22.i499.i, i64 %lane17.063.i501.i
  %138 = load float, ptr %arrayidx23.i502.i, align 4
  %mul.i503.i = mul nsw i64 %lane17.063.i501.i, %mul31.i
  %gep.i504.i = getelementptr float, ptr %invariant.gep.i497.i, i64 %mul.i503.i
  store float %138, ptr %gep.i504.i, align 4
  %inc27.i505.i = add nuw i64 %lane17.063.i501.i, 1
  %exitcond.not.i506.i = icmp eq i64 %lane17.063.i501.i, %cond.i
  br i1 %exitcond.not.i506.i, label %for.cond.cleanup20.i507.i, label %for.body21.i500.i, !llvm.loop !16

cleanup.i:                                        ; preds = %for.cond.cleanup20.i507.i, %for.cond.cleanup20.i402.i, %for.cond14.preheader.i490.i, %if.then.i559.i, %for.cond14.preheader.i385.i, %if.then.i454.i
  %wrong.1.i = phi i64 [ %wrong.0573.i, %if.then.i454.i ], [ %wrong.0573.i, %for.cond14.preheader.i385.i ], [ %or70.i, %if.then.i559.i ], [ %or70.i, %for.cond14.preheader.i490.i ], [ %wrong.0573.i, %for.cond.cleanup20.i402.i ], [ %or70.i, %for.cond.cleanup20.i507.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i) #5
  br label %cleanup75.i

cleanup75.i:                                      ; preds = %for.cond.cleanup20.i180.i, %cleanup.i, %store_f.exit293.i, %for.cond14.preheader.i171.i, %if.then.i194.i
  %wrong.2.i = phi i64 [ %wrong.1.i, %cleanup.i ], [ %wrong.0573.i, %store_f.exit293.i ], [ %or.i, %if.then.i194.i ], [ %or.i, %for.cond14.preheader.i171.i ], [ %or.i, %for.cond.cleanup20.i180.i ]
  %add77.i = add nuw nsw i64 %first.0572.i, 16
  %cmp.i = icmp slt i64 %add77.i, %4
  %indvar.next.i = add i64 %indvar.i, 1
  br i1 %cmp.i, label %for.body.i, label %return, !llvm.loop !24

if.end:                                           ; preds = %entry
  %add.ptr.i40 = getelementptr inbounds <8 x double>, ptr %12, i64 %mul.i
  br i1 %cmp570.i, label %for.body.lr.ph.i42, label %return

for.body.lr.ph.i42:                               ; preds = %if.end
  %cmp1.i.i43 = icmp eq i64 %mul.i, 1
  %cmp362.i.i44 = icmp sgt i64 %mul.i, 3
  %mul31.i45 = mul nsw i64 %8, %5
  %cmp1.i279.i = icmp eq i64 %mul31.i45, 1
  %cmp362.i282.i = icmp sgt i64 %mul31.i45, 3
  %139 = and i64 %5, -2
  %or.cond.i46 = icmp eq i64 %139, 2
  %umax.i.i47 = tail call i64 @llvm.umax.i64(i64 %mul.i, i64 1)
  %cmp1.i201.i48 = icmp eq i64 %5, 2
  %add.ptr4.i202.i49 = getelementptr inbounds i8, ptr %12, i64 256
  %add.ptr5.i.i50 = getelementptr inbounds i8, ptr %12, i64 320
  %add.ptr6.i.i51 = getelementptr inbounds i8, ptr %12, i64 448
  %add.ptr7.i.i52 = getelementptr inbounds i8, ptr %12, i64 512
  %add.ptr11.i.i53 = getelementptr inbounds i8, ptr %12, i64 192
  %add.ptr13.i.i54 = getelementptr inbounds i8, ptr %12, i64 384
  %arrayidx14.i.i55 = getelementptr inbounds i8, ptr %12, i64 64
  %arrayidx20.i.i56 = getelementptr inbounds i8, ptr %12, i64 128
  %cmp14.i.i57 = icmp sgt i64 %5, 1
  %add.i215.i58 = add nsw i64 %5, 1
  %cmp110.i.i59 = icmp sgt i64 %5, 0
  %cmp34.i60 = icmp eq i64 %1, 2
  %cmp36493.i = icmp ne i64 %mul.i, 0
  %or.cond163494.i = and i1 %cmp34.i60, %cmp36493.i
  %cmp43.i61 = icmp eq i64 %1, 4
  %cmp664.i.i62 = icmp sgt i64 %8, 0
  %cmp1.i341.i = icmp eq i64 %5, 1
  %cmp359.i344.i = icmp sgt i64 %5, 3
  br label %for.body.i63

for.body.i63:                                     ; preds = %cleanup75.i88, %for.body.lr.ph.i42
  %indvar.i64 = phi i64 [ 0, %for.body.lr.ph.i42 ], [ %indvar.next.i92, %cleanup75.i88 ]
  %wrong.0501.i = phi i64 [ 0, %for.body.lr.ph.i42 ], [ %wrong.2.i89, %cleanup75.i88 ]
  %first.0500.i = phi i64 [ 0, %for.body.lr.ph.i42 ], [ %add77.i90, %cleanup75.i88 ]
  %140 = shl i64 %indvar.i64, 6
  %141 = shl i64 %indvar.i64, 3
  %142 = xor i64 %141, -1
  %143 = add i64 %4, %142
  %smin.i65 = tail call i64 @llvm.smin.i64(i64 %143, i64 7)
  %144 = shl i64 %smin.i65, 3
  %145 = add i64 %144, 8
  %146 = xor i64 %first.0500.i, -1
  %sub1.i66 = add nsw i64 %4, %146
  %cond.i67 = tail call i64 @llvm.smin.i64(i64 %sub1.i66, i64 7)
  %mul3.i68 = mul nsw i64 %first.0500.i, %5
  %mul4.i69 = mul nsw i64 %mul3.i68, %5
  %add.ptr5.i70 = getelementptr inbounds double, ptr %3, i64 %mul4.i69
  %cmp.i.i71 = icmp sgt i64 %sub1.i66, 6
  %or.cond.i.i72 = and i1 %cmp1.i.i43, %cmp.i.i71
  br i1 %or.cond.i.i72, label %if.then.i.i342, label %for.cond.preheader.i.i73

for.cond.preheader.i.i73:                         ; preds = %for.body.i63
  %147 = and i1 %cmp362.i.i44, %cmp.i.i71
  br i1 %147, label %for.body.i.i314, label %for.cond14.preheader.i.i74

if.then.i.i342:                                   ; preds = %for.body.i63
  %148 = load <8 x double>, ptr %add.ptr5.i70, align 8
  store <8 x double> %148, ptr %12, align 8
  br label %load_d.exit.i

for.cond14.preheader.i.i74:                       ; preds = %for.body.i.i314, %for.cond.preheader.i.i73
  %k.0.lcssa.i.i75 = phi i64 [ 0, %for.cond.preheader.i.i73 ], [ %add64.i.i315, %for.body.i.i314 ]
  %cmp1566.i.i76 = icmp slt i64 %k.0.lcssa.i.i75, %mul.i
  br i1 %cmp1566.i.i76, label %for.cond18.preheader.i.i299, label %load_d.exit.i

for.body.i.i314:                                  ; preds = %for.cond.preheader.i.i73, %for.body.i.i314
  %add64.i.i315 = phi i64 [ %add.i.i340, %for.body.i.i314 ], [ 4, %for.cond.preheader.i.i73 ]
  %k.063.i.i316 = phi i64 [ %add64.i.i315, %for.body.i.i314 ], [ 0, %for.cond.preheader.i.i73 ]
  %add.ptr.i.i317 = getelementptr inbounds double, ptr %add.ptr5.i70, i64 %k.063.i.i316
  %149 = load <4 x double>, ptr %add.ptr.i.i317, align 8
  %add.ptr8.i.i319 = getelementptr inbounds double, ptr %add.ptr.i.i317, i64 %mul.i
  %150 = load <4 x double>, ptr %add.ptr8.i.i319, align 8
  %add.ptr8.1.i.i320 = getelementptr inbounds double, ptr %add.ptr8.i.i319, i64 %mul.i
  %151 = load <4 x double>, ptr %add.ptr8.1.i.i320, align 8
  %add.ptr8.2.i.i321 = getelementptr inbounds double, ptr %add.ptr8.1.i.i320, i64 %mul.i
  %152 = load <4 x double>, ptr %add.ptr8.2.i.i321, align 8
  %add.ptr8.3.i.i322 = getelementptr inbounds double, ptr %add.ptr8.2.i.i321, i64 %mul.i
  %153 = load <4 x double>, ptr %add.ptr8.3.i.i322, align 8
  %rows.sroa.0.32.vecblend.i.i324 = shufflevector <4 x double> %149, <4 x double> %153, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.4.i.i325 = getelementptr inbounds double, ptr %add.ptr8.3.i.i322, i64 %mul.i
  %154 = load <4 x double>, ptr %add.ptr8.4.i.i325, align 8
  %rows.sroa.5.96.vecblend.i.i = shufflevector <4 x double> %150, <4 x double> %154, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.5.i.i326 = getelementptr inbounds double, ptr %add.ptr8.4.i.i325, i64 %mul.i
  %155 = load <4 x double>, ptr %add.ptr8.5.i.i326, align 8
  %rows.sroa.8.160.vecblend.i.i = shufflevector <4 x double> %151, <4 x double> %155, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.6.i.i327 = getelementptr inbounds double, ptr %add.ptr8.5.i.i326, i64 %mul.i
  %156 = load <4 x double>, ptr %add.ptr8.6.i.i327, align 8
  %rows.sroa.11.224.vecblend.i.i = shufflevector <4 x double> %152, <4 x double> %156, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr10.i.i328 = getelementptr inbounds <8 x double>, ptr %12, i64 %k.063.i.i316
  %shuffle.i.i.i329 = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i.i324, <8 x double> %rows.sroa.5.96.vecblend.i.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i.i.i330 = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i.i, <8 x double> %rows.sroa.11.224.vecblend.i.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i.i331 = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i.i324, <8 x double> %rows.sroa.5.96.vecblend.i.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i.i332 = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i.i, <8 x double> %rows.sroa.11.224.vecblend.i.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i.i333 = shufflevector <8 x double> %shuffle.i.i.i329, <8 x double> %shuffle4.i.i.i330, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x double> %shuffle11.i.i.i333, ptr %add.ptr10.i.i328, align 8
  %shuffle13.i.i.i334 = shufflevector <8 x double> %shuffle.i.i.i329, <8 x double> %shuffle4.i.i.i330, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx14.i.i.i335 = getelementptr inbounds i8, ptr %add.ptr10.i.i328, i64 64
  store <8 x double> %shuffle13.i.i.i334, ptr %arrayidx14.i.i.i335, align 8
  %shuffle15.i.i.i336 = shufflevector <8 x double> %shuffle7.i.i.i331, <8 x double> %shuffle10.i.i.i332, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %arrayidx16.i.i.i337 = getelementptr inbounds i8, ptr %add.ptr10.i.i328, i64 128
  store <8 x double> %shuffle15.i.i.i336, ptr %arrayidx16.i.i.i337, align 8
  %shuffle17.i.i.i338 = shufflevector <8 x double> %shuffle7.i.i.i331, <8 x double> %shuffle10.i.i.i332, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx18.i.i.i339 = getelementptr inbounds i8, ptr %add.ptr10.i.i328, i64 192
  store <8 x double> %shuffle17.i.i.i338, ptr %arrayidx18.i.i.i339, align 8
  %add.i.i340 = add nuw nsw i64 %add64.i.i315, 4
  %cmp3.not.i.i341 = icmp sgt i64 %add.i.i340, %mul.i
  br i1 %cmp3.not.i.i341, label %for.cond14.preheader.i.i74, label %for.body.i.i314, !llvm.loop !25

for.cond18.preheader.i.i299:                      ; preds = %for.cond14.preheader.i.i74, %for.cond.cleanup20.i.i311
  %k.167.i.i300 = phi i64 [ %inc31.i.i312, %for.cond.cleanup20.i.i311 ], [ %k.0.lcssa.i.i75, %for.cond14.preheader.i.i74 ]
  %invariant.gep.i.i301 = getelementptr double, ptr %add.ptr5.i70, i64 %k.167.i.i300
  %add.ptr25.i.i302 = getelementptr inbounds <8 x double>, ptr %12, i64 %k.167.i.i300
  br label %for.body21.i.i303

for.cond.cleanup20.i.i311:                        ; preds = %for.body21.i.i303
  %inc31.i.i312 = add nuw nsw i64 %k.167.i.i300, 1
  %exitcond68.not.i.i313 = icmp eq i64 %inc31.i.i312, %mul.i
  br i1 %exitcond68.not.i.i313, label %load_d.exit.i, label %for.cond18.preheader.i.i299, !llvm.loop !26

for.body21.i.i303:                                ; preds = %for.body21.i.i303, %for.cond18.preheader.i.i299
  %lane17.065.i.i304 = phi i64 [ 0, %for.cond18.preheader.i.i299 ], [ %inc28.i.i309, %for.body21.i.i303 ]
  %cond.i.i305 = tail call i64 @llvm.smin.i64(i64 %lane17.065.i.i304, i64 %cond.i67)
  %mul.i.i306 = mul nsw i64 %cond.i.i305, %mul.i
  %gep.i.i307 = getelementptr double, ptr %invariant.gep.i.i301, i64 %mul.i.i306
  %157 = load double, ptr %gep.i.i307, align 8
  %arrayidx26.i.i308 = getelementptr inbounds double, ptr %add.ptr25.i.i302, i64 %lane17.065.i.i304
  store double %157, ptr %arrayidx26.i.i308, align 8
  %inc28.i.i309 = add nuw nsw i64 %lane17.065.i.i304, 1
  %exitcond.not.i.i310 = icmp eq i64 %inc28.i.i309, 8
  br i1 %exitcond.not.i.i310, label %for.cond.cleanup20.i.i311, label %for.body21.i.i303, !llvm.loop !27

load_d.exit.i:                                    ; preds = %for.cond.cleanup20.i.i311, %for.cond14.preheader.i.i74, %if.then.i.i342
  switch i64 %1, label %if.end32.i80 [
    i64 0, label %if.then.i197
    i64 3, label %if.then13.i132
    i64 1, label %if.then27.i77
  ]

if.then.i197:                                     ; preds = %load_d.exit.i
  br i1 %cmp110.i.i59, label %for.body.i164.i260, label %for.cond.cleanup.i.i198

for.cond.loopexit.i.i279:                         ; preds = %for.cond.cleanup27.i.i293, %for.cond.cleanup3.i.i273
  %exitcond117.not.i.i280 = icmp eq i64 %add16.i.i277, %5
  br i1 %exitcond117.not.i.i280, label %for.cond.cleanup.i.i198, label %for.body.i164.i260, !llvm.loop !28

for.cond.cleanup.i.i198:                          ; preds = %for.cond.loopexit.i.i279, %if.then.i197
  %wrong.0.lcssa.i.i199 = phi <8 x i64> [ zeroinitializer, %if.then.i197 ], [ %or.i.i275, %for.cond.loopexit.i.i279 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i.i36) #5
  store <8 x i64> %wrong.0.lcssa.i.i199, ptr %all.i.i.i36, align 8
  br label %for.body.i.i.i200

for.body.i.i.i200:                                ; preds = %for.body.i.i.i200, %for.cond.cleanup.i.i198
  %lane.07.i.i.i201 = phi i64 [ 0, %for.cond.cleanup.i.i198 ], [ %inc.i.i.i205, %for.body.i.i.i200 ]
  %any.06.i.i.i202 = phi i64 [ 0, %for.cond.cleanup.i.i198 ], [ %or.i.i.i204, %for.body.i.i.i200 ]
  %arrayidx.i.i.i203 = getelementptr inbounds [8 x i64], ptr %all.i.i.i36, i64 0, i64 %lane.07.i.i.i201
  %158 = load i64, ptr %arrayidx.i.i.i203, align 8
  %or.i.i.i204 = or i64 %158, %any.06.i.i.i202
  %inc.i.i.i205 = add nuw nsw i64 %lane.07.i.i.i201, 1
  %exitcond.not.i.i.i206 = icmp eq i64 %inc.i.i.i205, 8
  br i1 %exitcond.not.i.i.i206, label %cholesky_d.exit.i, label %for.body.i.i.i200, !llvm.loop !29

for.body.i164.i260:                               ; preds = %if.then.i197, %for.cond.loopexit.i.i279
  %j.0112.i.i261 = phi i64 [ %add16.i.i277, %for.cond.loopexit.i.i279 ], [ 0, %if.then.i197 ]
  %wrong.0111.i.i262 = phi <8 x i64> [ %or.i.i275, %for.cond.loopexit.i.i279 ], [ zeroinitializer, %if.then.i197 ]
  %mul.i165.i263 = mul nuw nsw i64 %j.0112.i.i261, %5
  %159 = getelementptr <8 x double>, ptr %12, i64 %mul.i165.i263
  %arrayidx.i.i264 = getelementptr <8 x double>, ptr %159, i64 %j.0112.i.i261
  %160 = load <8 x double>, ptr %arrayidx.i.i264, align 8
  %cmp2101.not.i.i265 = icmp eq i64 %j.0112.i.i261, 0
  br i1 %cmp2101.not.i.i265, label %for.cond.cleanup3.i.i273, label %for.body4.i.i266

for.cond.cleanup3.i.i273:                         ; preds = %for.body4.i.i266, %for.body.i164.i260
  %pivot.0.lcssa.i.i274 = phi <8 x double> [ %160, %for.body.i164.i260 ], [ %164, %for.body4.i.i266 ]
  %161 = fcmp ule <8 x double> %pivot.0.lcssa.i.i274, zeroinitializer
  %or.i.i275 = select <8 x i1> %161, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.0111.i.i262
  %162 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %pivot.0.lcssa.i.i274)
  store <8 x double> %162, ptr %arrayidx.i.i264, align 8
  %div.i.i276 = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %162
  %add16.i.i277 = add nuw nsw i64 %j.0112.i.i261, 1
  %cmp18108.i.i278 = icmp slt i64 %add16.i.i277, %5
  br i1 %cmp18108.i.i278, label %for.body20.i.i281, label %for.cond.loopexit.i.i279

for.body4.i.i266:                                 ; preds = %for.body.i164.i260, %for.body4.i.i266
  %k.0103.i.i267 = phi i64 [ %inc.i.i271, %for.body4.i.i266 ], [ 0, %for.body.i164.i260 ]
  %pivot.0102.i.i268 = phi <8 x double> [ %164, %for.body4.i.i266 ], [ %160, %for.body.i164.i260 ]
  %arrayidx7.i.i269 = getelementptr <8 x double>, ptr %159, i64 %k.0103.i.i267
  %163 = load <8 x double>, ptr %arrayidx7.i.i269, align 8
  %neg.i.i270 = fneg <8 x double> %163
  %164 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i.i270, <8 x double> %163, <8 x double> %pivot.0102.i.i268)
  %inc.i.i271 = add nuw nsw i64 %k.0103.i.i267, 1
  %exitcond.not.i166.i272 = icmp eq i64 %inc.i.i271, %j.0112.i.i261
  br i1 %exitcond.not.i166.i272, label %for.cond.cleanup3.i.i273, label %for.body4.i.i266, !llvm.loop !30

for.body20.i.i281:                                ; preds = %for.cond.cleanup3.i.i273, %for.cond.cleanup27.i.i293
  %i.0109.i.i282 = phi i64 [ %inc48.i.i297, %for.cond.cleanup27.i.i293 ], [ %add16.i.i277, %for.cond.cleanup3.i.i273 ]
  %mul21.i.i283 = mul nuw nsw i64 %i.0109.i.i282, %5
  %165 = getelementptr <8 x double>, ptr %12, i64 %mul21.i.i283
  %arrayidx23.i.i284 = getelementptr <8 x double>, ptr %165, i64 %j.0112.i.i261
  %166 = load <8 x double>, ptr %arrayidx23.i.i284, align 8
  br i1 %cmp2101.not.i.i265, label %for.cond.cleanup27.i.i293, label %for.body28.i.i285

for.cond.cleanup27.i.i293:                        ; preds = %for.body28.i.i285, %for.body20.i.i281
  %one.0.lcssa.i.i294 = phi <8 x double> [ %166, %for.body20.i.i281 ], [ %169, %for.body28.i.i285 ]
  %mul40.i.i295 = fmul <8 x double> %div.i.i276, %one.0.lcssa.i.i294
  store <8 x double> %mul40.i.i295, ptr %arrayidx23.i.i284, align 8
  %arrayidx46.i.i296 = getelementptr <8 x double>, ptr %159, i64 %i.0109.i.i282
  store <8 x double> zeroinitializer, ptr %arrayidx46.i.i296, align 8
  %inc48.i.i297 = add nuw nsw i64 %i.0109.i.i282, 1
  %exitcond116.not.i.i298 = icmp eq i64 %inc48.i.i297, %5
  br i1 %exitcond116.not.i.i298, label %for.cond.loopexit.i.i279, label %for.body20.i.i281, !llvm.loop !31

for.body28.i.i285:                                ; preds = %for.body20.i.i281, %for.body28.i.i285
  %k24.0106.i.i286 = phi i64 [ %inc38.i.i291, %for.body28.i.i285 ], [ 0, %for.body20.i.i281 ]
  %one.0105.i.i287 = phi <8 x double> [ %169, %for.body28.i.i285 ], [ %166, %for.body20.i.i281 ]
  %arrayidx31.i.i288 = getelementptr <8 x double>, ptr %165, i64 %k24.0106.i.i286
  %167 = load <8 x double>, ptr %arrayidx31.i.i288, align 8
  %arrayidx34.i.i289 = getelementptr <8 x double>, ptr %159, i64 %k24.0106.i.i286
  %168 = load <8 x double>, ptr %arrayidx34.i.i289, align 8
  %neg36.i.i290 = fneg <8 x double> %167
  %169 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg36.i.i290, <8 x double> %168, <8 x double> %one.0105.i.i287)
  %inc38.i.i291 = add nuw nsw i64 %k24.0106.i.i286, 1
  %exitcond115.not.i.i292 = icmp eq i64 %inc38.i.i291, %j.0112.i.i261
  br i1 %exitcond115.not.i.i292, label %for.cond.cleanup27.i.i293, label %for.body28.i.i285, !llvm.loop !32

cholesky_d.exit.i:                                ; preds = %for.body.i.i.i200
  %cmp1.i.i.i207 = icmp ne i64 %or.i.i.i204, 0
  %conv2.i.i.i208 = zext i1 %cmp1.i.i.i207 to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i.i36) #5
  %or.i209 = or i64 %wrong.0501.i, %conv2.i.i.i208
  %add.ptr11.i210 = getelementptr inbounds double, ptr %10, i64 %mul4.i69
  br i1 %or.cond.i.i72, label %if.then.i194.i259, label %for.cond.preheader.i170.i211

for.cond.preheader.i170.i211:                     ; preds = %cholesky_d.exit.i
  %170 = and i1 %cmp362.i.i44, %cmp.i.i71
  br i1 %170, label %for.body.i181.i232, label %for.cond14.preheader.i171.i212

if.then.i194.i259:                                ; preds = %cholesky_d.exit.i
  %171 = load <8 x double>, ptr %12, align 8
  store <8 x double> %171, ptr %add.ptr11.i210, align 8
  br label %cleanup75.i88

for.cond14.preheader.i171.i212:                   ; preds = %for.body.i181.i232, %for.cond.preheader.i170.i211
  %k.0.lcssa.i172.i213 = phi i64 [ 0, %for.cond.preheader.i170.i211 ], [ %add61.i.i233, %for.body.i181.i232 ]
  %cmp1564.i.i214 = icmp slt i64 %k.0.lcssa.i172.i213, %mul.i
  br i1 %cmp1564.i.i214, label %for.cond18.preheader.lr.ph.i.i215, label %cleanup75.i88

for.cond18.preheader.lr.ph.i.i215:                ; preds = %for.cond14.preheader.i171.i212
  %cmp19.not62.i.i216 = icmp slt i64 %sub1.i66, 0
  br label %for.cond18.preheader.i173.i217

for.body.i181.i232:                               ; preds = %for.cond.preheader.i170.i211, %for.body.i181.i232
  %add61.i.i233 = phi i64 [ %add.i192.i257, %for.body.i181.i232 ], [ 4, %for.cond.preheader.i170.i211 ]
  %k.060.i.i234 = phi i64 [ %add61.i.i233, %for.body.i181.i232 ], [ 0, %for.cond.preheader.i170.i211 ]
  %add.ptr.i182.i235 = getelementptr inbounds double, ptr %add.ptr11.i210, i64 %k.060.i.i234
  %add.ptr4.i.i236 = getelementptr inbounds <8 x double>, ptr %12, i64 %k.060.i.i234
  %172 = load <8 x double>, ptr %add.ptr4.i.i236, align 8
  %arrayidx1.i.i.i237 = getelementptr inbounds i8, ptr %add.ptr4.i.i236, i64 64
  %173 = load <8 x double>, ptr %arrayidx1.i.i.i237, align 8
  %shuffle.i.i183.i238 = shufflevector <8 x double> %172, <8 x double> %173, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i.i239 = getelementptr inbounds i8, ptr %add.ptr4.i.i236, i64 128
  %174 = load <8 x double>, ptr %arrayidx2.i.i.i239, align 8
  %arrayidx3.i.i.i240 = getelementptr inbounds i8, ptr %add.ptr4.i.i236, i64 192
  %175 = load <8 x double>, ptr %arrayidx3.i.i.i240, align 8
  %shuffle4.i.i184.i241 = shufflevector <8 x double> %174, <8 x double> %175, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i185.i242 = shufflevector <8 x double> %172, <8 x double> %173, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i186.i243 = shufflevector <8 x double> %174, <8 x double> %175, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i187.i244 = shufflevector <8 x double> %shuffle.i.i183.i238, <8 x double> %shuffle4.i.i184.i241, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i188.i245 = shufflevector <8 x double> %shuffle.i.i183.i238, <8 x double> %shuffle4.i.i184.i241, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i189.i246 = shufflevector <8 x double> %shuffle7.i.i185.i242, <8 x double> %shuffle10.i.i186.i243, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i190.i247 = shufflevector <8 x double> %shuffle7.i.i185.i242, <8 x double> %shuffle10.i.i186.i243, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i.i248 = shufflevector <8 x double> %shuffle11.i.i187.i244, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i.i248, ptr %add.ptr.i182.i235, align 8
  %add.ptr10.i191.i249 = getelementptr inbounds double, ptr %add.ptr.i182.i235, i64 %mul.i
  %rows.sroa.5.64.vec.extract.i.i = shufflevector <8 x double> %shuffle13.i.i188.i245, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i.i, ptr %add.ptr10.i191.i249, align 8
  %add.ptr10.1.i.i250 = getelementptr inbounds double, ptr %add.ptr10.i191.i249, i64 %mul.i
  %rows.sroa.8.128.vec.extract.i.i = shufflevector <8 x double> %shuffle15.i.i189.i246, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i.i, ptr %add.ptr10.1.i.i250, align 8
  %add.ptr10.2.i.i251 = getelementptr inbounds double, ptr %add.ptr10.1.i.i250, i64 %mul.i
  %rows.sroa.11.192.vec.extract.i.i = shufflevector <8 x double> %shuffle17.i.i190.i247, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i.i, ptr %add.ptr10.2.i.i251, align 8
  %add.ptr10.3.i.i252 = getelementptr inbounds double, ptr %add.ptr10.2.i.i251, i64 %mul.i
  %rows.sroa.0.32.vec.extract.i.i253 = shufflevector <8 x double> %shuffle11.i.i187.i244, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i.i253, ptr %add.ptr10.3.i.i252, align 8
  %add.ptr10.4.i.i254 = getelementptr inbounds double, ptr %add.ptr10.3.i.i252, i64 %mul.i
  %rows.sroa.5.96.vec.extract.i.i = shufflevector <8 x double> %shuffle13.i.i188.i245, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i.i, ptr %add.ptr10.4.i.i254, align 8
  %add.ptr10.5.i.i255 = getelementptr inbounds double, ptr %add.ptr10.4.i.i254, i64 %mul.i
  %rows.sroa.8.160.vec.extract.i.i = shufflevector <8 x double> %shuffle15.i.i189.i246, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i.i, ptr %add.ptr10.5.i.i255, align 8
  %add.ptr10.6.i.i256 = getelementptr inbounds double, ptr %add.ptr10.5.i.i255, i64 %mul.i
  %rows.sroa.11.224.vec.extract.i.i = shufflevector <8 x double> %shuffle17.i.i190.i247, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i.i, ptr %add.ptr10.6.i.i256, align 8
  %add.i192.i257 = add nuw nsw i64 %add61.i.i233, 4
  %cmp3.not.i193.i258 = icmp sgt i64 %add.i192.i257, %mul.i
  br i1 %cmp3.not.i193.i258, label %for.cond14.preheader.i171.i212, label %for.body.i181.i232, !llvm.loop !33

for.cond18.preheader.i173.i217:                   ; preds = %for.cond.cleanup20.i180.i229, %for.cond18.preheader.lr.ph.i.i215
  %k.165.i.i218 = phi i64 [ %k.0.lcssa.i172.i213, %for.cond18.preheader.lr.ph.i.i215 ], [ %inc30.i.i230, %for.cond.cleanup20.i180.i229 ]
  %invariant.gep.i174.i219 = getelementptr double, ptr %add.ptr11.i210, i64 %k.165.i.i218
  br i1 %cmp19.not62.i.i216, label %for.cond.cleanup20.i180.i229, label %for.body21.lr.ph.i.i220

for.body21.lr.ph.i.i220:                          ; preds = %for.cond18.preheader.i173.i217
  %add.ptr22.i.i221 = getelementptr inbounds <8 x double>, ptr %12, i64 %k.165.i.i218
  br label %for.body21.i175.i222

for.cond.cleanup20.i180.i229:                     ; preds = %for.body21.i175.i222, %for.cond18.preheader.i173.i217
  %inc30.i.i230 = add nuw nsw i64 %k.165.i.i218, 1
  %exitcond66.not.i.i231 = icmp eq i64 %inc30.i.i230, %mul.i
  br i1 %exitcond66.not.i.i231, label %cleanup75.i88, label %for.cond18.preheader.i173.i217, !llvm.loop !34

for.body21.i175.i222:                             ; preds = %for.body21.i175.i222, %for.body21.lr.ph.i.i220
  %lane17.063.i.i223 = phi i64 [ 0, %for.body21.lr.ph.i.i220 ], [ %inc27.i.i227, %for.body21.i175.i222 ]
  %arrayidx23.i176.i224 = getelementptr inbounds double, ptr %add.ptr22.i.i221, i64 %lane17.063.i.i223
  %176 = load double, ptr %arrayidx23.i176.i224, align 8
  %mul.i177.i225 = mul nsw i64 %lane17.063.i.i223, %mul.i
  %gep.i178.i226 = getelementptr double, ptr %invariant.gep.i174.i219, i64 %mul.i177.i225
  store double %176, ptr %gep.i178.i226, align 8
  %inc27.i.i227 = add nuw i64 %lane17.063.i.i223, 1
  %exitcond.not.i179.i228 = icmp eq i64 %lane17.063.i.i223, %cond.i67
  br i1 %exitcond.not.i179.i228, label %for.cond.cleanup20.i180.i229, label %for.body21.i175.i222, !llvm.loop !35

if.then13.i132:                                   ; preds = %load_d.exit.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %found.i37)
  store <8 x double> zeroinitializer, ptr %found.i37, align 8
  br i1 %or.cond.i46, label %for.body.i196.i166, label %if.end18.i133

for.cond.cleanup.i200.i174:                       ; preds = %for.body.i196.i166
  %177 = fcmp ugt <8 x double> %elt.max.i.i171, <double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100, double 1.000000e+100>
  br i1 %cmp1.i201.i48, label %if.then.i203.i192, label %if.else.i.i175

for.body.i196.i166:                               ; preds = %if.then13.i132, %for.body.i196.i166
  %k.071.i.i167 = phi i64 [ %inc.i198.i172, %for.body.i196.i166 ], [ 0, %if.then13.i132 ]
  %most.070.i.i168 = phi <8 x double> [ %elt.max.i.i171, %for.body.i196.i166 ], [ zeroinitializer, %if.then13.i132 ]
  %arrayidx.i197.i169 = getelementptr inbounds <8 x double>, ptr %12, i64 %k.071.i.i167
  %178 = load <8 x double>, ptr %arrayidx.i197.i169, align 8
  %elt.abs.i.i170 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %178)
  %elt.max.i.i171 = tail call <8 x double> @llvm.maxnum.v8f64(<8 x double> %most.070.i.i168, <8 x double> %elt.abs.i.i170)
  %inc.i198.i172 = add nuw nsw i64 %k.071.i.i167, 1
  %exitcond.not.i199.i173 = icmp eq i64 %inc.i198.i172, %umax.i.i47
  br i1 %exitcond.not.i199.i173, label %for.cond.cleanup.i200.i174, label %for.body.i196.i166, !llvm.loop !36

if.then.i203.i192:                                ; preds = %for.cond.cleanup.i200.i174
  %179 = load <8 x double>, ptr %arrayidx14.i.i55, align 8
  %180 = load <8 x double>, ptr %arrayidx20.i.i56, align 8
  %mul.i.i.i193 = fmul <8 x double> %179, %180
  %fneg.i.i.i194 = fneg <8 x double> %179
  %181 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i.i.i194, <8 x double> %180, <8 x double> %mul.i.i.i193)
  %182 = load <8 x double>, ptr %12, align 8
  %183 = load <8 x double>, ptr %add.ptr11.i.i53, align 8
  %fneg1.i.i.i195 = fneg <8 x double> %mul.i.i.i193
  %184 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %182, <8 x double> %183, <8 x double> %fneg1.i.i.i195)
  %add.i.i.i196 = fadd <8 x double> %181, %184
  br label %expand_d.exit.i

if.else.i.i175:                                   ; preds = %for.cond.cleanup.i200.i174
  %185 = load <8 x double>, ptr %add.ptr5.i.i50, align 8
  %186 = load <8 x double>, ptr %add.ptr6.i.i51, align 8
  %mul.i55.i.i176 = fmul <8 x double> %185, %186
  %fneg.i56.i.i177 = fneg <8 x double> %185
  %187 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i56.i.i177, <8 x double> %186, <8 x double> %mul.i55.i.i176)
  %188 = load <8 x double>, ptr %add.ptr4.i202.i49, align 8
  %189 = load <8 x double>, ptr %add.ptr7.i.i52, align 8
  %fneg1.i57.i.i178 = fneg <8 x double> %mul.i55.i.i176
  %190 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %188, <8 x double> %189, <8 x double> %fneg1.i57.i.i178)
  %add.i58.i.i179 = fadd <8 x double> %187, %190
  %191 = load <8 x double>, ptr %12, align 8
  %mul9.i.i180 = fmul <8 x double> %191, %add.i58.i.i179
  %192 = load <8 x double>, ptr %add.ptr11.i.i53, align 8
  %mul.i59.i.i181 = fmul <8 x double> %189, %192
  %fneg.i60.i.i182 = fneg <8 x double> %192
  %193 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i60.i.i182, <8 x double> %189, <8 x double> %mul.i59.i.i181)
  %194 = load <8 x double>, ptr %add.ptr13.i.i54, align 8
  %fneg1.i61.i.i183 = fneg <8 x double> %mul.i59.i.i181
  %195 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %185, <8 x double> %194, <8 x double> %fneg1.i61.i.i183)
  %add.i62.i.i184 = fadd <8 x double> %193, %195
  %196 = load <8 x double>, ptr %arrayidx14.i.i55, align 8
  %197 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %196, <8 x double> %add.i62.i.i184, <8 x double> %mul9.i.i180)
  %mul.i63.i.i185 = fmul <8 x double> %188, %194
  %fneg.i64.i.i186 = fneg <8 x double> %188
  %198 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %fneg.i64.i.i186, <8 x double> %194, <8 x double> %mul.i63.i.i185)
  %fneg1.i65.i.i187 = fneg <8 x double> %mul.i63.i.i185
  %199 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %192, <8 x double> %186, <8 x double> %fneg1.i65.i.i187)
  %add.i66.i.i188 = fadd <8 x double> %198, %199
  %200 = load <8 x double>, ptr %arrayidx20.i.i56, align 8
  %201 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %200, <8 x double> %add.i66.i.i188, <8 x double> %197)
  br label %expand_d.exit.i

expand_d.exit.i:                                  ; preds = %if.else.i.i175, %if.then.i203.i192
  %storemerge.i.i189 = phi <8 x double> [ %201, %if.else.i.i175 ], [ %add.i.i.i196, %if.then.i203.i192 ]
  store <8 x double> %storemerge.i.i189, ptr %found.i37, align 8
  %elt.abs23.i.i190 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %storemerge.i.i189)
  %202 = fcmp ult <8 x double> %elt.abs23.i.i190, <double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190, double 1.000000e-190>
  %203 = or <8 x i1> %202, %177
  %not.i.i191 = sext <8 x i1> %203 to <8 x i64>
  br label %if.end18.i133

if.end18.i133:                                    ; preds = %expand_d.exit.i, %if.then13.i132
  %found.0..i134 = phi <8 x double> [ %storemerge.i.i189, %expand_d.exit.i ], [ zeroinitializer, %if.then13.i132 ]
  %bad.0.i135 = phi <8 x i64> [ %not.i.i191, %expand_d.exit.i ], [ <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, %if.then13.i132 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i35) #5
  store <8 x i64> %bad.0.i135, ptr %all.i.i35, align 8
  br label %for.body.i205.i136

for.body.i205.i136:                               ; preds = %for.body.i205.i136, %if.end18.i133
  %lane.07.i.i137 = phi i64 [ 0, %if.end18.i133 ], [ %inc.i208.i141, %for.body.i205.i136 ]
  %any.06.i.i138 = phi i64 [ 0, %if.end18.i133 ], [ %or.i207.i140, %for.body.i205.i136 ]
  %arrayidx.i206.i139 = getelementptr inbounds [8 x i64], ptr %all.i.i35, i64 0, i64 %lane.07.i.i137
  %204 = load i64, ptr %arrayidx.i206.i139, align 8
  %or.i207.i140 = or i64 %204, %any.06.i.i138
  %inc.i208.i141 = add nuw nsw i64 %lane.07.i.i137, 1
  %exitcond.not.i209.i142 = icmp eq i64 %inc.i208.i141, 8
  br i1 %exitcond.not.i209.i142, label %any_d.exit.i, label %for.body.i205.i136, !llvm.loop !29

any_d.exit.i:                                     ; preds = %for.body.i205.i136
  %cmp1.i211.not.i143 = icmp eq i64 %or.i207.i140, 0
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i35) #5
  br i1 %cmp1.i211.not.i143, label %if.end23.i152, label %if.then20.i144

if.then20.i144:                                   ; preds = %any_d.exit.i
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i.i34) #5
  call fastcc void @eliminate_d(ptr noundef %12, i64 noundef %5, ptr noundef %12, i64 noundef 0, ptr noundef nonnull %odd.i.i34)
  %205 = load <8 x double>, ptr %12, align 8
  %fneg.i.i145 = fneg <8 x double> %205
  %206 = bitcast <8 x double> %fneg.i.i145 to <8 x i64>
  %207 = load <8 x i64>, ptr %odd.i.i34, align 8
  %and.i.i146 = and <8 x i64> %207, %206
  %208 = bitcast <8 x double> %205 to <8 x i64>
  %not.i212.i147 = xor <8 x i64> %207, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and2.i.i148 = and <8 x i64> %208, %not.i212.i147
  %or.i213.i149 = or <8 x i64> %and.i.i146, %and2.i.i148
  %209 = bitcast <8 x i64> %or.i213.i149 to <8 x double>
  br i1 %cmp14.i.i57, label %for.body.i216.i158, label %determine_d.exit.i

for.body.i216.i158:                               ; preds = %if.then20.i144, %for.body.i216.i158
  %k.016.i.i159 = phi i64 [ %inc.i218.i164, %for.body.i216.i158 ], [ 1, %if.then20.i144 ]
  %product.015.i.i160 = phi <8 x double> [ %mul4.i.i163, %for.body.i216.i158 ], [ %209, %if.then20.i144 ]
  %mul.i217.i161 = mul nuw nsw i64 %k.016.i.i159, %add.i215.i58
  %arrayidx3.i.i162 = getelementptr inbounds <8 x double>, ptr %12, i64 %mul.i217.i161
  %210 = load <8 x double>, ptr %arrayidx3.i.i162, align 8
  %mul4.i.i163 = fmul <8 x double> %product.015.i.i160, %210
  %inc.i218.i164 = add nuw nsw i64 %k.016.i.i159, 1
  %exitcond.not.i219.i165 = icmp eq i64 %inc.i218.i164, %5
  br i1 %exitcond.not.i219.i165, label %determine_d.exit.i, label %for.body.i216.i158, !llvm.loop !37

determine_d.exit.i:                               ; preds = %for.body.i216.i158, %if.then20.i144
  %product.0.lcssa.i.i150 = phi <8 x double> [ %209, %if.then20.i144 ], [ %mul4.i.i163, %for.body.i216.i158 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i.i34) #5
  %211 = trunc nsw <8 x i64> %bad.0.i135 to <8 x i1>
  %or22.v.i151 = select <8 x i1> %211, <8 x double> %product.0.lcssa.i.i150, <8 x double> %found.0..i134
  store <8 x double> %or22.v.i151, ptr %found.i37, align 8
  br label %if.end23.i152

if.end23.i152:                                    ; preds = %determine_d.exit.i, %any_d.exit.i
  %found.0.507.i = phi <8 x double> [ %found.0..i134, %any_d.exit.i ], [ %or22.v.i151, %determine_d.exit.i ]
  br i1 %cmp.i.i71, label %if.then.i276.i, label %for.cond18.preheader.lr.ph.i226.i153

if.then.i276.i:                                   ; preds = %if.end23.i152
  %add.ptr24.i157 = getelementptr inbounds double, ptr %10, i64 %first.0500.i
  store <8 x double> %found.0.507.i, ptr %add.ptr24.i157, align 8
  br label %store_d.exit277.i

for.cond18.preheader.lr.ph.i226.i153:             ; preds = %if.end23.i152
  %cmp19.not62.i227.i154 = icmp slt i64 %sub1.i66, 0
  br i1 %cmp19.not62.i227.i154, label %store_d.exit277.i, label %for.body21.lr.ph.i231.i155

for.body21.lr.ph.i231.i155:                       ; preds = %for.cond18.preheader.lr.ph.i226.i153
  %scevgep.i156 = getelementptr i8, ptr %10, i64 %140
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scevgep.i156, ptr nonnull align 8 %found.i37, i64 %145, i1 false)
  br label %store_d.exit277.i

store_d.exit277.i:                                ; preds = %for.body21.lr.ph.i231.i155, %for.cond18.preheader.lr.ph.i226.i153, %if.then.i276.i
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %found.i37)
  br label %cleanup75.i88

if.then27.i77:                                    ; preds = %load_d.exit.i
  %mul29.i78 = mul nsw i64 %mul3.i68, %8
  %add.ptr30.i79 = getelementptr inbounds double, ptr %7, i64 %mul29.i78
  %or.cond.i280.i = and i1 %cmp1.i279.i, %cmp.i.i71
  br i1 %or.cond.i280.i, label %if.then.i338.i, label %for.cond.preheader.i281.i

for.cond.preheader.i281.i:                        ; preds = %if.then27.i77
  %212 = and i1 %cmp362.i282.i, %cmp.i.i71
  br i1 %212, label %for.body.i301.i, label %for.cond14.preheader.i283.i

if.then.i338.i:                                   ; preds = %if.then27.i77
  %213 = load <8 x double>, ptr %add.ptr30.i79, align 8
  store <8 x double> %213, ptr %add.ptr.i40, align 8
  br label %if.end32.i80

for.cond14.preheader.i283.i:                      ; preds = %for.body.i301.i, %for.cond.preheader.i281.i
  %k.0.lcssa.i284.i = phi i64 [ 0, %for.cond.preheader.i281.i ], [ %add64.i302.i, %for.body.i301.i ]
  %cmp1566.i285.i = icmp slt i64 %k.0.lcssa.i284.i, %mul31.i45
  br i1 %cmp1566.i285.i, label %for.cond18.preheader.i286.i, label %if.end32.i80

for.body.i301.i:                                  ; preds = %for.cond.preheader.i281.i, %for.body.i301.i
  %add64.i302.i = phi i64 [ %add.i336.i, %for.body.i301.i ], [ 4, %for.cond.preheader.i281.i ]
  %k.063.i303.i = phi i64 [ %add64.i302.i, %for.body.i301.i ], [ 0, %for.cond.preheader.i281.i ]
  %add.ptr.i304.i = getelementptr inbounds double, ptr %add.ptr30.i79, i64 %k.063.i303.i
  %214 = load <4 x double>, ptr %add.ptr.i304.i, align 8
  %add.ptr8.i306.i = getelementptr inbounds double, ptr %add.ptr.i304.i, i64 %mul31.i45
  %215 = load <4 x double>, ptr %add.ptr8.i306.i, align 8
  %add.ptr8.1.i308.i = getelementptr inbounds double, ptr %add.ptr8.i306.i, i64 %mul31.i45
  %216 = load <4 x double>, ptr %add.ptr8.1.i308.i, align 8
  %add.ptr8.2.i310.i = getelementptr inbounds double, ptr %add.ptr8.1.i308.i, i64 %mul31.i45
  %217 = load <4 x double>, ptr %add.ptr8.2.i310.i, align 8
  %add.ptr8.3.i312.i = getelementptr inbounds double, ptr %add.ptr8.2.i310.i, i64 %mul31.i45
  %218 = load <4 x double>, ptr %add.ptr8.3.i312.i, align 8
  %rows.sroa.0.32.vecblend.i314.i = shufflevector <4 x double> %214, <4 x double> %218, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.4.i315.i = getelementptr inbounds double, ptr %add.ptr8.3.i312.i, i64 %mul31.i45
  %219 = load <4 x double>, ptr %add.ptr8.4.i315.i, align 8
  %rows.sroa.5.96.vecblend.i317.i = shufflevector <4 x double> %215, <4 x double> %219, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.5.i318.i = getelementptr inbounds double, ptr %add.ptr8.4.i315.i, i64 %mul31.i45
  %220 = load <4 x double>, ptr %add.ptr8.5.i318.i, align 8
  %rows.sroa.8.160.vecblend.i320.i = shufflevector <4 x double> %216, <4 x double> %220, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr8.6.i321.i = getelementptr inbounds double, ptr %add.ptr8.5.i318.i, i64 %mul31.i45
  %221 = load <4 x double>, ptr %add.ptr8.6.i321.i, align 8
  %rows.sroa.11.224.vecblend.i323.i = shufflevector <4 x double> %217, <4 x double> %221, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %add.ptr10.i324.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.063.i303.i
  %shuffle.i.i325.i = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i314.i, <8 x double> %rows.sroa.5.96.vecblend.i317.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle4.i.i326.i = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i320.i, <8 x double> %rows.sroa.11.224.vecblend.i323.i, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i327.i = shufflevector <8 x double> %rows.sroa.0.32.vecblend.i314.i, <8 x double> %rows.sroa.5.96.vecblend.i317.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i328.i = shufflevector <8 x double> %rows.sroa.8.160.vecblend.i320.i, <8 x double> %rows.sroa.11.224.vecblend.i323.i, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i329.i = shufflevector <8 x double> %shuffle.i.i325.i, <8 x double> %shuffle4.i.i326.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  store <8 x double> %shuffle11.i.i329.i, ptr %add.ptr10.i324.i, align 8
  %shuffle13.i.i330.i = shufflevector <8 x double> %shuffle.i.i325.i, <8 x double> %shuffle4.i.i326.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx14.i.i331.i = getelementptr inbounds i8, ptr %add.ptr10.i324.i, i64 64
  store <8 x double> %shuffle13.i.i330.i, ptr %arrayidx14.i.i331.i, align 8
  %shuffle15.i.i332.i = shufflevector <8 x double> %shuffle7.i.i327.i, <8 x double> %shuffle10.i.i328.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %arrayidx16.i.i333.i = getelementptr inbounds i8, ptr %add.ptr10.i324.i, i64 128
  store <8 x double> %shuffle15.i.i332.i, ptr %arrayidx16.i.i333.i, align 8
  %shuffle17.i.i334.i = shufflevector <8 x double> %shuffle7.i.i327.i, <8 x double> %shuffle10.i.i328.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %arrayidx18.i.i335.i = getelementptr inbounds i8, ptr %add.ptr10.i324.i, i64 192
  store <8 x double> %shuffle17.i.i334.i, ptr %arrayidx18.i.i335.i, align 8
  %add.i336.i = add nuw nsw i64 %add64.i302.i, 4
  %cmp3.not.i337.i = icmp sgt i64 %add.i336.i, %mul31.i45
  br i1 %cmp3.not.i337.i, label %for.cond14.preheader.i283.i, label %for.body.i301.i, !llvm.loop !25

for.cond18.preheader.i286.i:                      ; preds = %for.cond14.preheader.i283.i, %for.cond.cleanup20.i298.i
  %k.167.i287.i = phi i64 [ %inc31.i299.i, %for.cond.cleanup20.i298.i ], [ %k.0.lcssa.i284.i, %for.cond14.preheader.i283.i ]
  %invariant.gep.i288.i = getelementptr double, ptr %add.ptr30.i79, i64 %k.167.i287.i
  %add.ptr25.i289.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.167.i287.i
  br label %for.body21.i290.i

for.cond.cleanup20.i298.i:                        ; preds = %for.body21.i290.i
  %inc31.i299.i = add nuw nsw i64 %k.167.i287.i, 1
  %exitcond68.not.i300.i = icmp eq i64 %inc31.i299.i, %mul31.i45
  br i1 %exitcond68.not.i300.i, label %if.end32.i80, label %for.cond18.preheader.i286.i, !llvm.loop !26

for.body21.i290.i:                                ; preds = %for.body21.i290.i, %for.cond18.preheader.i286.i
  %lane17.065.i291.i = phi i64 [ 0, %for.cond18.preheader.i286.i ], [ %inc28.i296.i, %for.body21.i290.i ]
  %cond.i292.i = tail call i64 @llvm.smin.i64(i64 %lane17.065.i291.i, i64 %cond.i67)
  %mul.i293.i = mul nsw i64 %cond.i292.i, %mul31.i45
  %gep.i294.i = getelementptr double, ptr %invariant.gep.i288.i, i64 %mul.i293.i
  %222 = load double, ptr %gep.i294.i, align 8
  %arrayidx26.i295.i = getelementptr inbounds double, ptr %add.ptr25.i289.i, i64 %lane17.065.i291.i
  store double %222, ptr %arrayidx26.i295.i, align 8
  %inc28.i296.i = add nuw nsw i64 %lane17.065.i291.i, 1
  %exitcond.not.i297.i = icmp eq i64 %inc28.i296.i, 8
  br i1 %exitcond.not.i297.i, label %for.cond.cleanup20.i298.i, label %for.body21.i290.i, !llvm.loop !27

if.end32.i80:                                     ; preds = %for.cond.cleanup20.i298.i, %for.cond14.preheader.i283.i, %if.then.i338.i, %load_d.exit.i
  br i1 %or.cond163494.i, label %for.body38.i123, label %for.cond.cleanup37.i81

for.cond.cleanup37.i81:                           ; preds = %for.body38.i123, %if.end32.i80
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %odd.i38) #5
  call fastcc void @eliminate_d(ptr noundef %12, i64 noundef %5, ptr noundef %add.ptr.i40, i64 noundef %8, ptr noundef nonnull %odd.i38)
  br i1 %cmp43.i61, label %if.then45.i109, label %if.end68.i82

for.body38.i123:                                  ; preds = %if.end32.i80, %for.body38.i123
  %k.0495.i = phi i64 [ %inc.i130, %for.body38.i123 ], [ 0, %if.end32.i80 ]
  %rem.i124 = srem i64 %k.0495.i, %add.i215.i58
  %cmp40.i125 = icmp eq i64 %rem.i124, 0
  %conv41.i126 = uitofp i1 %cmp40.i125 to double
  %splat.splatinsert.i127 = insertelement <8 x double> poison, double %conv41.i126, i64 0
  %splat.splat.i128 = shufflevector <8 x double> %splat.splatinsert.i127, <8 x double> poison, <8 x i32> zeroinitializer
  %arrayidx.i129 = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.0495.i
  store <8 x double> %splat.splat.i128, ptr %arrayidx.i129, align 8
  %inc.i130 = add nuw nsw i64 %k.0495.i, 1
  %exitcond.not = icmp eq i64 %inc.i130, %mul.i
  br i1 %exitcond.not, label %for.cond.cleanup37.i81, label %for.body38.i123, !llvm.loop !38

if.then45.i109:                                   ; preds = %for.cond.cleanup37.i81
  %223 = load <8 x double>, ptr %12, align 8
  %fneg.i110 = fneg <8 x double> %223
  %224 = bitcast <8 x double> %fneg.i110 to <8 x i64>
  %225 = load <8 x i64>, ptr %odd.i38, align 8
  %and47.i111 = and <8 x i64> %225, %224
  %226 = bitcast <8 x double> %223 to <8 x i64>
  %not49.i112 = xor <8 x i64> %225, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %and50.i113 = and <8 x i64> %226, %not49.i112
  %or51.i114 = or <8 x i64> %and47.i111, %and50.i113
  store <8 x i64> %or51.i114, ptr %12, align 8
  br i1 %cmp14.i.i57, label %for.body58.i117, label %for.cond.cleanup57.i115

for.cond.cleanup57.i115:                          ; preds = %for.body58.i117, %if.then45.i109
  %add.ptr67.i116 = getelementptr inbounds double, ptr %10, i64 %mul3.i68
  %or.cond.i342.i = and i1 %cmp1.i341.i, %cmp.i.i71
  br i1 %or.cond.i342.i, label %if.then.i398.i, label %for.cond.preheader.i343.i

for.cond.preheader.i343.i:                        ; preds = %for.cond.cleanup57.i115
  %227 = and i1 %cmp359.i344.i, %cmp.i.i71
  br i1 %227, label %for.body.i365.i, label %for.cond14.preheader.i345.i

if.then.i398.i:                                   ; preds = %for.cond.cleanup57.i115
  store <8 x i64> %or51.i114, ptr %add.ptr67.i116, align 8
  br label %cleanup.i86

for.cond14.preheader.i345.i:                      ; preds = %for.body.i365.i, %for.cond.preheader.i343.i
  %k.0.lcssa.i346.i = phi i64 [ 0, %for.cond.preheader.i343.i ], [ %add61.i366.i, %for.body.i365.i ]
  %cmp1564.i347.i = icmp slt i64 %k.0.lcssa.i346.i, %5
  br i1 %cmp1564.i347.i, label %for.cond18.preheader.lr.ph.i348.i, label %cleanup.i86

for.cond18.preheader.lr.ph.i348.i:                ; preds = %for.cond14.preheader.i345.i
  %cmp19.not62.i349.i = icmp slt i64 %sub1.i66, 0
  br label %for.cond18.preheader.i350.i

for.body.i365.i:                                  ; preds = %for.cond.preheader.i343.i, %for.body.i365.i
  %add61.i366.i = phi i64 [ %add.i396.i, %for.body.i365.i ], [ 4, %for.cond.preheader.i343.i ]
  %k.060.i367.i = phi i64 [ %add61.i366.i, %for.body.i365.i ], [ 0, %for.cond.preheader.i343.i ]
  %add.ptr.i368.i = getelementptr inbounds double, ptr %add.ptr67.i116, i64 %k.060.i367.i
  %add.ptr4.i369.i = getelementptr inbounds <8 x double>, ptr %12, i64 %k.060.i367.i
  %228 = load <8 x double>, ptr %add.ptr4.i369.i, align 8
  %arrayidx1.i.i370.i = getelementptr inbounds i8, ptr %add.ptr4.i369.i, i64 64
  %229 = load <8 x double>, ptr %arrayidx1.i.i370.i, align 8
  %shuffle.i.i371.i = shufflevector <8 x double> %228, <8 x double> %229, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i372.i = getelementptr inbounds i8, ptr %add.ptr4.i369.i, i64 128
  %230 = load <8 x double>, ptr %arrayidx2.i.i372.i, align 8
  %arrayidx3.i.i373.i = getelementptr inbounds i8, ptr %add.ptr4.i369.i, i64 192
  %231 = load <8 x double>, ptr %arrayidx3.i.i373.i, align 8
  %shuffle4.i.i374.i = shufflevector <8 x double> %230, <8 x double> %231, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i375.i = shufflevector <8 x double> %228, <8 x double> %229, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i376.i = shufflevector <8 x double> %230, <8 x double> %231, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i377.i = shufflevector <8 x double> %shuffle.i.i371.i, <8 x double> %shuffle4.i.i374.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i378.i = shufflevector <8 x double> %shuffle.i.i371.i, <8 x double> %shuffle4.i.i374.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i379.i = shufflevector <8 x double> %shuffle7.i.i375.i, <8 x double> %shuffle10.i.i376.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i380.i = shufflevector <8 x double> %shuffle7.i.i375.i, <8 x double> %shuffle10.i.i376.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i381.i = shufflevector <8 x double> %shuffle11.i.i377.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i381.i, ptr %add.ptr.i368.i, align 8
  %add.ptr10.i382.i = getelementptr inbounds double, ptr %add.ptr.i368.i, i64 %5
  %rows.sroa.5.64.vec.extract.i383.i = shufflevector <8 x double> %shuffle13.i.i378.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i383.i, ptr %add.ptr10.i382.i, align 8
  %add.ptr10.1.i384.i = getelementptr inbounds double, ptr %add.ptr10.i382.i, i64 %5
  %rows.sroa.8.128.vec.extract.i385.i = shufflevector <8 x double> %shuffle15.i.i379.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i385.i, ptr %add.ptr10.1.i384.i, align 8
  %add.ptr10.2.i386.i = getelementptr inbounds double, ptr %add.ptr10.1.i384.i, i64 %5
  %rows.sroa.11.192.vec.extract.i387.i = shufflevector <8 x double> %shuffle17.i.i380.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i387.i, ptr %add.ptr10.2.i386.i, align 8
  %add.ptr10.3.i388.i = getelementptr inbounds double, ptr %add.ptr10.2.i386.i, i64 %5
  %rows.sroa.0.32.vec.extract.i389.i = shufflevector <8 x double> %shuffle11.i.i377.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i389.i, ptr %add.ptr10.3.i388.i, align 8
  %add.ptr10.4.i390.i = getelementptr inbounds double, ptr %add.ptr10.3.i388.i, i64 %5
  %rows.sroa.5.96.vec.extract.i391.i = shufflevector <8 x double> %shuffle13.i.i378.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i391.i, ptr %add.ptr10.4.i390.i, align 8
  %add.ptr10.5.i392.i = getelementptr inbounds double, ptr %add.ptr10.4.i390.i, i64 %5
  %rows.sroa.8.160.vec.extract.i393.i = shufflevector <8 x double> %shuffle15.i.i379.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i393.i, ptr %add.ptr10.5.i392.i, align 8
  %add.ptr10.6.i394.i = getelementptr inbounds double, ptr %add.ptr10.5.i392.i, i64 %5
  %rows.sroa.11.224.vec.extract.i395.i = shufflevector <8 x double> %shuffle17.i.i380.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i395.i, ptr %add.ptr10.6.i394.i, align 8
  %add.i396.i = add nuw nsw i64 %add61.i366.i, 4
  %cmp3.not.i397.i = icmp sgt i64 %add.i396.i, %5
  br i1 %cmp3.not.i397.i, label %for.cond14.preheader.i345.i, label %for.body.i365.i, !llvm.loop !33

for.cond18.preheader.i350.i:                      ; preds = %for.cond.cleanup20.i362.i, %for.cond18.preheader.lr.ph.i348.i
  %k.165.i351.i = phi i64 [ %k.0.lcssa.i346.i, %for.cond18.preheader.lr.ph.i348.i ], [ %inc30.i363.i, %for.cond.cleanup20.i362.i ]
  %invariant.gep.i352.i = getelementptr double, ptr %add.ptr67.i116, i64 %k.165.i351.i
  br i1 %cmp19.not62.i349.i, label %for.cond.cleanup20.i362.i, label %for.body21.lr.ph.i353.i

for.body21.lr.ph.i353.i:                          ; preds = %for.cond18.preheader.i350.i
  %add.ptr22.i354.i = getelementptr inbounds <8 x double>, ptr %12, i64 %k.165.i351.i
  br label %for.body21.i355.i

for.cond.cleanup20.i362.i:                        ; preds = %for.body21.i355.i, %for.cond18.preheader.i350.i
  %inc30.i363.i = add nuw nsw i64 %k.165.i351.i, 1
  %exitcond66.not.i364.i = icmp eq i64 %inc30.i363.i, %5
  br i1 %exitcond66.not.i364.i, label %cleanup.i86, label %for.cond18.preheader.i350.i, !llvm.loop !34

for.body21.i355.i:                                ; preds = %for.body21.i355.i, %for.body21.lr.ph.i353.i
  %lane17.063.i356.i = phi i64 [ 0, %for.body21.lr.ph.i353.i ], [ %inc27.i360.i, %for.body21.i355.i ]
  %arrayidx23.i357.i = getelementptr inbounds double, ptr %add.ptr22.i354.i, i64 %lane17.063.i356.i
  %232 = load double, ptr %arrayidx23.i357.i, align 8
  %mul.i358.i = mul nsw i64 %lane17.063.i356.i, %5
  %gep.i359.i = getelementptr double, ptr %invariant.gep.i352.i, i64 %mul.i358.i
  store double %232, ptr %gep.i359.i, align 8
  %inc27.i360.i = add nuw i64 %lane17.063.i356.i, 1
  %exitcond.not.i361.i = icmp eq i64 %lane17.063.i356.i, %cond.i67
  br i1 %exitcond.not.i361.i, label %for.cond.cleanup20.i362.i, label %for.body21.i355.i, !llvm.loop !35

for.body58.i117:                                  ; preds = %if.then45.i109, %for.body58.i117
  %k53.0497.i = phi i64 [ %inc64.i121, %for.body58.i117 ], [ 1, %if.then45.i109 ]
  %mul60.i118 = mul nuw nsw i64 %k53.0497.i, %add.i215.i58
  %arrayidx61.i119 = getelementptr inbounds <8 x double>, ptr %12, i64 %mul60.i118
  %233 = load <8 x double>, ptr %arrayidx61.i119, align 8
  %arrayidx62.i120 = getelementptr inbounds <8 x double>, ptr %12, i64 %k53.0497.i
  store <8 x double> %233, ptr %arrayidx62.i120, align 8
  %inc64.i121 = add nuw nsw i64 %k53.0497.i, 1
  %exitcond.not.i122 = icmp eq i64 %inc64.i121, %5
  br i1 %exitcond.not.i122, label %for.cond.cleanup57.i115, label %for.body58.i117, !llvm.loop !39

if.end68.i82:                                     ; preds = %for.cond.cleanup37.i81
  br i1 %cmp110.i.i59, label %for.body.i413.i, label %for.cond.cleanup.i401.i

for.cond.loopexit.i419.i:                         ; preds = %for.cond.cleanup15.i.i101, %for.body.i413.i
  %cmp.i420.i = icmp sgt i64 %i.0.in69.i.i93, 1
  br i1 %cmp.i420.i, label %for.body.i413.i, label %for.cond.cleanup.i401.i, !llvm.loop !40

for.cond.cleanup.i401.i:                          ; preds = %for.cond.loopexit.i419.i, %if.end68.i82
  %wrong.0.lcssa.i402.i = phi <8 x i64> [ zeroinitializer, %if.end68.i82 ], [ %or.i417.i, %for.cond.loopexit.i419.i ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %all.i.i400.i) #5
  store <8 x i64> %wrong.0.lcssa.i402.i, ptr %all.i.i400.i, align 8
  br label %for.body.i.i403.i

for.body.i.i403.i:                                ; preds = %for.body.i.i403.i, %for.cond.cleanup.i401.i
  %lane.07.i.i404.i = phi i64 [ 0, %for.cond.cleanup.i401.i ], [ %inc.i.i408.i, %for.body.i.i403.i ]
  %any.06.i.i405.i = phi i64 [ 0, %for.cond.cleanup.i401.i ], [ %or.i.i407.i, %for.body.i.i403.i ]
  %arrayidx.i.i406.i = getelementptr inbounds [8 x i64], ptr %all.i.i400.i, i64 0, i64 %lane.07.i.i404.i
  %234 = load i64, ptr %arrayidx.i.i406.i, align 8
  %or.i.i407.i = or i64 %234, %any.06.i.i405.i
  %inc.i.i408.i = add nuw nsw i64 %lane.07.i.i404.i, 1
  %exitcond.not.i.i409.i = icmp eq i64 %inc.i.i408.i, 8
  br i1 %exitcond.not.i.i409.i, label %substitute_d.exit.i, label %for.body.i.i403.i, !llvm.loop !29

for.body.i413.i:                                  ; preds = %if.end68.i82, %for.cond.loopexit.i419.i
  %i.0.in69.i.i93 = phi i64 [ %i.070.i.i95, %for.cond.loopexit.i419.i ], [ %5, %if.end68.i82 ]
  %wrong.068.i.i94 = phi <8 x i64> [ %or.i417.i, %for.cond.loopexit.i419.i ], [ zeroinitializer, %if.end68.i82 ]
  %i.070.i.i95 = add nsw i64 %i.0.in69.i.i93, -1
  %mul.i414.i = mul nsw i64 %i.070.i.i95, %5
  %235 = getelementptr <8 x double>, ptr %12, i64 %mul.i414.i
  %arrayidx.i415.i = getelementptr <8 x double>, ptr %235, i64 %i.070.i.i95
  %236 = load <8 x double>, ptr %arrayidx.i415.i, align 8
  %cmp1.i416.i = fcmp oeq <8 x double> %236, zeroinitializer
  %or.i417.i = select <8 x i1> %cmp1.i416.i, <8 x i64> <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>, <8 x i64> %wrong.068.i.i94
  %div.i418.i = fdiv <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %236
  br i1 %cmp664.i.i62, label %for.body8.lr.ph.i.i96, label %for.cond.loopexit.i419.i

for.body8.lr.ph.i.i96:                            ; preds = %for.body.i413.i
  %mul9.i421.i = mul nsw i64 %i.070.i.i95, %8
  %237 = getelementptr <8 x double>, ptr %add.ptr.i40, i64 %mul9.i421.i
  %cmp1461.i.i97 = icmp slt i64 %i.0.in69.i.i93, %5
  br label %for.body8.i.i98

for.body8.i.i98:                                  ; preds = %for.cond.cleanup15.i.i101, %for.body8.lr.ph.i.i96
  %j.065.i.i99 = phi i64 [ 0, %for.body8.lr.ph.i.i96 ], [ %inc29.i.i103, %for.cond.cleanup15.i.i101 ]
  %arrayidx11.i.i100 = getelementptr <8 x double>, ptr %237, i64 %j.065.i.i99
  %238 = load <8 x double>, ptr %arrayidx11.i.i100, align 8
  %invariant.gep.i422.i = getelementptr <8 x double>, ptr %add.ptr.i40, i64 %j.065.i.i99
  br i1 %cmp1461.i.i97, label %for.body16.i.i105, label %for.cond.cleanup15.i.i101

for.cond.cleanup15.i.i101:                        ; preds = %for.body16.i.i105, %for.body8.i.i98
  %one.0.lcssa.i423.i = phi <8 x double> [ %238, %for.body8.i.i98 ], [ %241, %for.body16.i.i105 ]
  %mul24.i.i102 = fmul <8 x double> %div.i418.i, %one.0.lcssa.i423.i
  store <8 x double> %mul24.i.i102, ptr %arrayidx11.i.i100, align 8
  %inc29.i.i103 = add nuw nsw i64 %j.065.i.i99, 1
  %exitcond72.not.i.i104 = icmp eq i64 %inc29.i.i103, %8
  br i1 %exitcond72.not.i.i104, label %for.cond.loopexit.i419.i, label %for.body8.i.i98, !llvm.loop !41

for.body16.i.i105:                                ; preds = %for.body8.i.i98, %for.body16.i.i105
  %k.063.i424.i = phi i64 [ %inc.i427.i, %for.body16.i.i105 ], [ %i.0.in69.i.i93, %for.body8.i.i98 ]
  %one.062.i.i106 = phi <8 x double> [ %241, %for.body16.i.i105 ], [ %238, %for.body8.i.i98 ]
  %arrayidx19.i.i107 = getelementptr <8 x double>, ptr %235, i64 %k.063.i424.i
  %239 = load <8 x double>, ptr %arrayidx19.i.i107, align 8
  %mul20.i.i108 = mul nsw i64 %k.063.i424.i, %8
  %gep.i425.i = getelementptr <8 x double>, ptr %invariant.gep.i422.i, i64 %mul20.i.i108
  %240 = load <8 x double>, ptr %gep.i425.i, align 8
  %neg.i426.i = fneg <8 x double> %239
  %241 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg.i426.i, <8 x double> %240, <8 x double> %one.062.i.i106)
  %inc.i427.i = add nuw nsw i64 %k.063.i424.i, 1
  %exitcond.not.i428.i = icmp eq i64 %inc.i427.i, %5
  br i1 %exitcond.not.i428.i, label %for.cond.cleanup15.i.i101, label %for.body16.i.i105, !llvm.loop !42

substitute_d.exit.i:                              ; preds = %for.body.i.i403.i
  %cmp1.i.i410.i = icmp ne i64 %or.i.i407.i, 0
  %conv2.i.i411.i = zext i1 %cmp1.i.i410.i to i64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %all.i.i400.i) #5
  %or70.i83 = or i64 %wrong.0501.i, %conv2.i.i411.i
  %mul73.i84 = mul nsw i64 %mul3.i68, %8
  %add.ptr74.i85 = getelementptr inbounds double, ptr %10, i64 %mul73.i84
  %or.cond.i431.i = and i1 %cmp1.i279.i, %cmp.i.i71
  br i1 %or.cond.i431.i, label %if.then.i487.i, label %for.cond.preheader.i432.i

for.cond.preheader.i432.i:                        ; preds = %substitute_d.exit.i
  %242 = and i1 %cmp362.i282.i, %cmp.i.i71
  br i1 %242, label %for.body.i454.i, label %for.cond14.preheader.i434.i

if.then.i487.i:                                   ; preds = %substitute_d.exit.i
  %243 = load <8 x double>, ptr %add.ptr.i40, align 8
  store <8 x double> %243, ptr %add.ptr74.i85, align 8
  br label %cleanup.i86

for.cond14.preheader.i434.i:                      ; preds = %for.body.i454.i, %for.cond.preheader.i432.i
  %k.0.lcssa.i435.i = phi i64 [ 0, %for.cond.preheader.i432.i ], [ %add61.i455.i, %for.body.i454.i ]
  %cmp1564.i436.i = icmp slt i64 %k.0.lcssa.i435.i, %mul31.i45
  br i1 %cmp1564.i436.i, label %for.cond18.preheader.lr.ph.i437.i, label %cleanup.i86

for.cond18.preheader.lr.ph.i437.i:                ; preds = %for.cond14.preheader.i434.i
  %cmp19.not62.i438.i = icmp slt i64 %sub1.i66, 0
  br label %for.cond18.preheader.i439.i

for.body.i454.i:                                  ; preds = %for.cond.preheader.i432.i, %for.body.i454.i
  %add61.i455.i = phi i64 [ %add.i485.i, %for.body.i454.i ], [ 4, %for.cond.preheader.i432.i ]
  %k.060.i456.i = phi i64 [ %add61.i455.i, %for.body.i454.i ], [ 0, %for.cond.preheader.i432.i ]
  %add.ptr.i457.i = getelementptr inbounds double, ptr %add.ptr74.i85, i64 %k.060.i456.i
  %add.ptr4.i458.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.060.i456.i
  %244 = load <8 x double>, ptr %add.ptr4.i458.i, align 8
  %arrayidx1.i.i459.i = getelementptr inbounds i8, ptr %add.ptr4.i458.i, i64 64
  %245 = load <8 x double>, ptr %arrayidx1.i.i459.i, align 8
  %shuffle.i.i460.i = shufflevector <8 x double> %244, <8 x double> %245, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %arrayidx2.i.i461.i = getelementptr inbounds i8, ptr %add.ptr4.i458.i, i64 128
  %246 = load <8 x double>, ptr %arrayidx2.i.i461.i, align 8
  %arrayidx3.i.i462.i = getelementptr inbounds i8, ptr %add.ptr4.i458.i, i64 192
  %247 = load <8 x double>, ptr %arrayidx3.i.i462.i, align 8
  %shuffle4.i.i463.i = shufflevector <8 x double> %246, <8 x double> %247, <8 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13>
  %shuffle7.i.i464.i = shufflevector <8 x double> %244, <8 x double> %245, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle10.i.i465.i = shufflevector <8 x double> %246, <8 x double> %247, <8 x i32> <i32 2, i32 10, i32 3, i32 11, i32 6, i32 14, i32 7, i32 15>
  %shuffle11.i.i466.i = shufflevector <8 x double> %shuffle.i.i460.i, <8 x double> %shuffle4.i.i463.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle13.i.i467.i = shufflevector <8 x double> %shuffle.i.i460.i, <8 x double> %shuffle4.i.i463.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %shuffle15.i.i468.i = shufflevector <8 x double> %shuffle7.i.i464.i, <8 x double> %shuffle10.i.i465.i, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 12, i32 13>
  %shuffle17.i.i469.i = shufflevector <8 x double> %shuffle7.i.i464.i, <8 x double> %shuffle10.i.i465.i, <8 x i32> <i32 2, i32 3, i32 10, i32 11, i32 6, i32 7, i32 14, i32 15>
  %rows.sroa.0.0.vec.extract.i470.i = shufflevector <8 x double> %shuffle11.i.i466.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.0.0.vec.extract.i470.i, ptr %add.ptr.i457.i, align 8
  %add.ptr10.i471.i = getelementptr inbounds double, ptr %add.ptr.i457.i, i64 %mul31.i45
  %rows.sroa.5.64.vec.extract.i472.i = shufflevector <8 x double> %shuffle13.i.i467.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.5.64.vec.extract.i472.i, ptr %add.ptr10.i471.i, align 8
  %add.ptr10.1.i473.i = getelementptr inbounds double, ptr %add.ptr10.i471.i, i64 %mul31.i45
  %rows.sroa.8.128.vec.extract.i474.i = shufflevector <8 x double> %shuffle15.i.i468.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.8.128.vec.extract.i474.i, ptr %add.ptr10.1.i473.i, align 8
  %add.ptr10.2.i475.i = getelementptr inbounds double, ptr %add.ptr10.1.i473.i, i64 %mul31.i45
  %rows.sroa.11.192.vec.extract.i476.i = shufflevector <8 x double> %shuffle17.i.i469.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x double> %rows.sroa.11.192.vec.extract.i476.i, ptr %add.ptr10.2.i475.i, align 8
  %add.ptr10.3.i477.i = getelementptr inbounds double, ptr %add.ptr10.2.i475.i, i64 %mul31.i45
  %rows.sroa.0.32.vec.extract.i478.i = shufflevector <8 x double> %shuffle11.i.i466.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.0.32.vec.extract.i478.i, ptr %add.ptr10.3.i477.i, align 8
  %add.ptr10.4.i479.i = getelementptr inbounds double, ptr %add.ptr10.3.i477.i, i64 %mul31.i45
  %rows.sroa.5.96.vec.extract.i480.i = shufflevector <8 x double> %shuffle13.i.i467.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.5.96.vec.extract.i480.i, ptr %add.ptr10.4.i479.i, align 8
  %add.ptr10.5.i481.i = getelementptr inbounds double, ptr %add.ptr10.4.i479.i, i64 %mul31.i45
  %rows.sroa.8.160.vec.extract.i482.i = shufflevector <8 x double> %shuffle15.i.i468.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.8.160.vec.extract.i482.i, ptr %add.ptr10.5.i481.i, align 8
  %add.ptr10.6.i483.i = getelementptr inbounds double, ptr %add.ptr10.5.i481.i, i64 %mul31.i45
  %rows.sroa.11.224.vec.extract.i484.i = shufflevector <8 x double> %shuffle17.i.i469.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  store <4 x double> %rows.sroa.11.224.vec.extract.i484.i, ptr %add.ptr10.6.i483.i, align 8
  %add.i485.i = add nuw nsw i64 %add61.i455.i, 4
  %cmp3.not.i486.i = icmp sgt i64 %add.i485.i, %mul31.i45
  br i1 %cmp3.not.i486.i, label %for.cond14.preheader.i434.i, label %for.body.i454.i, !llvm.loop !33

for.cond18.preheader.i439.i:                      ; preds = %for.cond.cleanup20.i451.i, %for.cond18.preheader.lr.ph.i437.i
  %k.165.i440.i = phi i64 [ %k.0.lcssa.i435.i, %for.cond18.preheader.lr.ph.i437.i ], [ %inc30.i452.i, %for.cond.cleanup20.i451.i ]
  %invariant.gep.i441.i = getelementptr double, ptr %add.ptr74.i85, i64 %k.165.i440.i
  br i1 %cmp19.not62.i438.i, label %for.cond.cleanup20.i451.i, label %for.body21.lr.ph.i442.i

for.body21.lr.ph.i442.i:                          ; preds = %for.cond18.preheader.i439.i
  %add.ptr22.i443.i = getelementptr inbounds <8 x double>, ptr %add.ptr.i40, i64 %k.165.i440.i
  br label %for.body21.i444.i

for.cond.cleanup20.i451.i:                        ; preds = %for.body21.i444.i, %for.cond18.preheader.i439.i
  %inc30.i452.i = add nuw nsw i64 %k.165.i440.i, 1
  %exitcond66.not.i453.i = icmp eq i64 %inc30.i452.i, %mul31.i45
  br i1 %exitcond66.not.i453.i, label %cleanup.i86, label %for.cond18.preheader.i439.i, !llvm.loop !34

for.body21.i444.i:                                ; preds = %for.body21.i444.i, %for.body21.lr.ph.i442.i
  %lane17.063.i445.i = phi i64 [ 0, %for.body21.lr.ph.i442.i ], [ %inc27.i449.i, %for.body21.i444.i ]
  %arrayidx23.i446.i = getelementptr inbounds double, ptr %add.ptr22.i443.i, i64 %lane17.063.i445.i
  %248 = load double, ptr %arrayidx23.i446.i, align 8
  %mul.i447.i = mul nsw i64 %lane17.063.i445.i, %mul31.i45
  %gep.i448.i = getelementptr double, ptr %invariant.gep.i441.i, i64 %mul.i447.i
  store double %248, ptr %gep.i448.i, align 8
  %inc27.i449.i = add nuw i64 %lane17.063.i445.i, 1
  %exitcond.not.i450.i = icmp eq i64 %lane17.063.i445.i, %cond.i67
  br i1 %exitcond.not.i450.i, label %for.cond.cleanup20.i451.i, label %for.body21.i444.i, !llvm.loop !35

cleanup.i86:                                      ; preds = %for.cond.cleanup20.i451.i, %for.cond.cleanup20.i362.i, %for.cond14.preheader.i434.i, %if.then.i487.i, %for.cond14.preheader.i345.i, %if.then.i398.i
  %wrong.1.i87 = phi i64 [ %wrong.0501.i, %if.then.i398.i ], [ %wrong.0501.i, %for.cond14.preheader.i345.i ], [ %or70.i83, %if.then.i487.i ], [ %or70.i83, %for.cond14.preheader.i434.i ], [ %wrong.0501.i, %for.cond.cleanup20.i362.i ], [ %or70.i83, %for.cond.cleanup20.i451.i ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %odd.i38) #5
  br label %cleanup75.i88

cleanup75.i88:                                    ; preds = %for.cond.cleanup20.i180.i229, %cleanup.i86, %store_d.exit277.i, %for.cond14.preheader.i171.i212, %if.then.i194.i259
  %wrong.2.i89 = phi i64 [ %wrong.1.i87, %cleanup.i86 ], [ %wrong.0501.i, %store_d.exit277.i ], [ %or.i209, %if.then.i194.i259 ], [ %or.i209, %for.cond14.preheader.i171.i212 ], [ %or.i209, %for.cond.cleanup20.i180.i229 ]
  %add77.i90 = add nuw nsw i64 %first.0500.i, 8
  %cmp.i91 = icmp slt i64 %add77.i90, %4
  %indvar.next.i92 = add i64 %indvar.i64, 1
  br i1 %cmp.i91, label %for.body.i63, label %return, !llvm.loop !43

return:                                           ; preds = %cleanup75.i88, %cleanup75.i, %if.end, %if.then
  %retval.0 = phi i64 [ 0, %if.then ], [ 0, %if.end ], [ %wrong.2.i, %cleanup75.i ], [ %wrong.2.i89, %cleanup75.i88 ]
  ret i64 %retval.0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @eliminate_f(ptr nocapture noundef %m, i64 noundef %n, ptr nocapture noundef %sides, i64 noundef %columns, ptr nocapture noundef %odd) unnamed_addr #0 {
entry:
  %rows.i = alloca [16 x i32], align 4
  store <16 x i32> zeroinitializer, ptr %odd, align 4
  %cmp186 = icmp sgt i64 %n, 0
  br i1 %cmp186, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp7.i106.i = icmp sgt i64 %columns, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup87, %exchange_f.exit
  %exitcond191.not = icmp eq i64 %add7, %n
  br i1 %exitcond191.not, label %for.cond.cleanup, label %for.body, !llvm.loop !44

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
  %sub.i193 = sub nsw i64 %n, %k.0187
  %cmp.i194 = icmp slt i64 %sub.i193, 9
  br i1 %cmp.i194, label %exchange_f.exit, label %if.end.i

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
  %sub.i198 = phi i64 [ %sub.i193, %for.cond.cleanup11.thread ], [ %sub.i, %for.cond.cleanup11 ]
  %at.0.lcssa195 = phi <16 x i32> [ %splat.splat, %for.cond.cleanup11.thread ], [ %or39, %for.cond.cleanup11 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i) #5
  store <16 x i32> %at.0.lcssa195, ptr %rows.i, align 4
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
  %exitcond.not.i105.i = icmp eq i64 %inc.i104.i, %sub.i198
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
  %at.0.lcssa196 = phi <16 x i32> [ %or39, %for.cond.preheader.i ], [ %at.0.lcssa195, %for.cond.cleanup15.i ], [ %splat.splat, %for.cond.cleanup11.thread ], [ %or39, %swap_f.exit102.i ]
  %13 = load <16 x float>, ptr %arrayidx, align 4
  %cmp54 = icmp ne <16 x i32> %at.0.lcssa196, %splat.splat
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
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !49

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
  %exitcond188.not = icmp eq i64 %inc81, %n
  br i1 %exitcond188.not, label %for.cond84.preheader, label %for.body72, !llvm.loop !50

for.cond.cleanup87:                               ; preds = %for.body88, %for.cond84.preheader
  %inc101 = add nuw nsw i64 %i56.0185, 1
  %exitcond190.not = icmp eq i64 %inc101, %n
  br i1 %exitcond190.not, label %for.cond.loopexit, label %for.body62, !llvm.loop !51

for.body88:                                       ; preds = %for.body88.lr.ph, %for.body88
  %j83.0183 = phi i64 [ 0, %for.body88.lr.ph ], [ %inc98, %for.body88 ]
  %arrayidx91 = getelementptr <16 x float>, ptr %15, i64 %j83.0183
  %24 = load <16 x float>, ptr %arrayidx91, align 4
  %arrayidx95 = getelementptr <16 x float>, ptr %20, i64 %j83.0183
  %25 = load <16 x float>, ptr %arrayidx95, align 4
  %26 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %neg, <16 x float> %24, <16 x float> %25)
  store <16 x float> %26, ptr %arrayidx95, align 4
  %inc98 = add nuw nsw i64 %j83.0183, 1
  %exitcond189.not = icmp eq i64 %inc98, %columns
  br i1 %exitcond189.not, label %for.cond.cleanup87, label %for.body88, !llvm.loop !52
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
  %rows.i = alloca [8 x i64], align 8
  store <8 x i64> zeroinitializer, ptr %odd, align 8
  %cmp180 = icmp sgt i64 %n, 0
  br i1 %cmp180, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp7.i101.i = icmp sgt i64 %columns, 0
  br label %for.body

for.cond.loopexit:                                ; preds = %for.cond.cleanup81, %exchange_d.exit
  %exitcond185.not = icmp eq i64 %add7, %n
  br i1 %exitcond185.not, label %for.cond.cleanup, label %for.body, !llvm.loop !53

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
  %sub.i187 = sub nsw i64 %n, %k.0181
  %cmp.i188 = icmp slt i64 %sub.i187, 9
  br i1 %cmp.i188, label %exchange_d.exit, label %if.end.i

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
  %sub.i192 = phi i64 [ %sub.i187, %for.cond.cleanup10.thread ], [ %sub.i, %for.cond.cleanup10 ]
  %at.0.lcssa189 = phi <8 x i64> [ %splat.splat, %for.cond.cleanup10.thread ], [ %or37, %for.cond.cleanup10 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %rows.i) #5
  store <8 x i64> %at.0.lcssa189, ptr %rows.i, align 8
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
  %exitcond.not.i100.i = icmp eq i64 %inc.i99.i, %sub.i192
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
  %at.0.lcssa190 = phi <8 x i64> [ %or37, %for.cond.preheader.i ], [ %at.0.lcssa189, %for.cond.cleanup14.i ], [ %splat.splat, %for.cond.cleanup10.thread ], [ %or37, %swap_d.exit97.i ]
  %13 = load <8 x double>, ptr %arrayidx, align 8
  %cmp51 = icmp ne <8 x i64> %at.0.lcssa190, %splat.splat
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
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup10, label %for.body11, !llvm.loop !58

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
  %exitcond182.not = icmp eq i64 %inc76, %n
  br i1 %exitcond182.not, label %for.cond79.preheader, label %for.body67, !llvm.loop !59

for.cond.cleanup81:                               ; preds = %for.body82, %for.cond79.preheader
  %inc95 = add nuw nsw i64 %i53.0179, 1
  %exitcond184.not = icmp eq i64 %inc95, %n
  br i1 %exitcond184.not, label %for.cond.loopexit, label %for.body58, !llvm.loop !60

for.body82:                                       ; preds = %for.body82.lr.ph, %for.body82
  %j78.0177 = phi i64 [ 0, %for.body82.lr.ph ], [ %inc92, %for.body82 ]
  %arrayidx85 = getelementptr <8 x double>, ptr %15, i64 %j78.0177
  %24 = load <8 x double>, ptr %arrayidx85, align 8
  %arrayidx89 = getelementptr <8 x double>, ptr %20, i64 %j78.0177
  %25 = load <8 x double>, ptr %arrayidx89, align 8
  %26 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %neg, <8 x double> %24, <8 x double> %25)
  store <8 x double> %26, ptr %arrayidx89, align 8
  %inc92 = add nuw nsw i64 %j78.0177, 1
  %exitcond183.not = icmp eq i64 %inc92, %columns
  br i1 %exitcond183.not, label %for.cond.cleanup81, label %for.body82, !llvm.loop !61
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
