; The native runtime for x86_64. Do not edit: this is compiled from the C sources beside it, by
; python -m lazyasync.backends.cpu.native_runtime.generate
; sources: a83f0cf43224d1f9801936a8297a60d67d9e4681
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_rows_times_vector_f(ptr nocapture noundef readonly %a, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx2, align 8
  %cmp = icmp sgt i64 %4, 15
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %rem = and i64 %4, 15
  %cmp343.not = icmp eq i64 %rem, 0
  br i1 %cmp343.not, label %if.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %if.then
  %sub = sub nuw nsw i64 16, %rem
  %5 = getelementptr float, ptr %1, i64 %4
  %6 = getelementptr i8, ptr %5, i64 -64
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %j.046 = phi i64 [ %sub, %for.body.lr.ph ], [ %inc, %for.body ]
  %mask.045 = phi <16 x i32> [ zeroinitializer, %for.body.lr.ph ], [ %vecins6, %for.body ]
  %last.044 = phi <16 x float> [ zeroinitializer, %for.body.lr.ph ], [ %vecins, %for.body ]
  %arrayidx5 = getelementptr float, ptr %6, i64 %j.046
  %7 = load float, ptr %arrayidx5, align 4
  %vecins = insertelement <16 x float> %last.044, float %7, i64 %j.046
  %vecins6 = insertelement <16 x i32> %mask.045, i32 -1, i64 %j.046
  %inc = add nuw nsw i64 %j.046, 1
  %exitcond.not = icmp eq i64 %inc, 16
  br i1 %exitcond.not, label %if.end, label %for.body, !llvm.loop !4

if.end:                                           ; preds = %for.body, %if.then, %entry
  %last.1 = phi <16 x float> [ zeroinitializer, %entry ], [ zeroinitializer, %if.then ], [ %vecins, %for.body ]
  %mask.1 = phi <16 x i32> [ zeroinitializer, %entry ], [ zeroinitializer, %if.then ], [ %vecins6, %for.body ]
  %cmp848 = icmp slt i64 %begin, %end
  br i1 %cmp848, label %for.body10.lr.ph, label %for.cond.cleanup9

for.body10.lr.ph:                                 ; preds = %if.end
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 40
  %rem.i = srem i64 %4, 16
  %sub2.i = sub nsw i64 %4, %rem.i
  %cmp4198.i = icmp sgt i64 %sub2.i, 0
  br label %for.body10

for.cond.cleanup9:                                ; preds = %four_rows_f.exit, %if.end
  ret void

for.body10:                                       ; preds = %for.body10.lr.ph, %four_rows_f.exit
  %i.049 = phi i64 [ %begin, %for.body10.lr.ph ], [ %add17, %four_rows_f.exit ]
  %8 = load i64, ptr %a, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %arrayidx12, align 8
  %mul = mul nsw i64 %10, %i.049
  %add.ptr = getelementptr inbounds i8, ptr %9, i64 %mul
  %sub14 = sub nsw i64 %end, %i.049
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %sub14, i64 4)
  %add.ptr15 = getelementptr inbounds float, ptr %3, i64 %i.049
  %sub.i = add nsw i64 %cond.i, -1
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %sub.i, i64 0)
  %mul.i = mul nsw i64 %10, %cond.i.i
  %add.ptr.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.i
  %cond.i.1.i = tail call noundef i64 @llvm.smin.i64(i64 %sub.i, i64 1)
  %mul.1.i = mul nsw i64 %10, %cond.i.1.i
  %add.ptr.1.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.1.i
  %cond.i.2.i = tail call noundef i64 @llvm.smin.i64(i64 %sub.i, i64 2)
  %mul.2.i = mul nsw i64 %10, %cond.i.2.i
  %add.ptr.2.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.2.i
  %mul.3.i = mul nsw i64 %10, %sub.i
  %add.ptr.3.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.3.i
  br i1 %cmp4198.i, label %for.body6.i, label %for.cond.cleanup5.i

for.cond.cleanup5.i:                              ; preds = %for.cond67.preheader.i, %for.body10
  %sums.sroa.27.0.i = phi <16 x float> [ zeroinitializer, %for.body10 ], [ %add73.3.i, %for.cond67.preheader.i ]
  %sums.sroa.19.0.i = phi <16 x float> [ zeroinitializer, %for.body10 ], [ %add73.2.i, %for.cond67.preheader.i ]
  %sums.sroa.11.0.i = phi <16 x float> [ zeroinitializer, %for.body10 ], [ %add73.1.i, %for.cond67.preheader.i ]
  %sums.sroa.0.0.i = phi <16 x float> [ zeroinitializer, %for.body10 ], [ %add73.i, %for.cond67.preheader.i ]
  %k.0.lcssa.i = phi i64 [ 0, %for.body10 ], [ %k.1.lcssa.i, %for.cond67.preheader.i ]
  %cmp78.i = icmp slt i64 %k.0.lcssa.i, %4
  %or.cond.i = and i1 %cmp, %cmp78.i
  br i1 %or.cond.i, label %for.cond81.preheader.i, label %for.cond93.preheader.i

for.cond93.preheader.i:                           ; preds = %for.cond.cleanup5.i
  br i1 %cmp78.i, label %for.body95.i, label %if.end.i

for.cond81.preheader.i:                           ; preds = %for.cond.cleanup5.i
  %add.ptr86.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %4
  %add.ptr87.i = getelementptr inbounds i8, ptr %add.ptr86.i, i64 -64
  %11 = load <16 x i32>, ptr %add.ptr87.i, align 4
  %and.i = and <16 x i32> %11, %mask.1
  %12 = bitcast <16 x i32> %and.i to <16 x float>
  %13 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %12, <16 x float> %last.1, <16 x float> %sums.sroa.0.0.i)
  %add.ptr86.1.i = getelementptr inbounds float, ptr %add.ptr.1.i, i64 %4
  %add.ptr87.1.i = getelementptr inbounds i8, ptr %add.ptr86.1.i, i64 -64
  %14 = load <16 x i32>, ptr %add.ptr87.1.i, align 4
  %and.1.i = and <16 x i32> %14, %mask.1
  %15 = bitcast <16 x i32> %and.1.i to <16 x float>
  %16 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %15, <16 x float> %last.1, <16 x float> %sums.sroa.11.0.i)
  %add.ptr86.2.i = getelementptr inbounds float, ptr %add.ptr.2.i, i64 %4
  %add.ptr87.2.i = getelementptr inbounds i8, ptr %add.ptr86.2.i, i64 -64
  %17 = load <16 x i32>, ptr %add.ptr87.2.i, align 4
  %and.2.i = and <16 x i32> %17, %mask.1
  %18 = bitcast <16 x i32> %and.2.i to <16 x float>
  %19 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %18, <16 x float> %last.1, <16 x float> %sums.sroa.19.0.i)
  %add.ptr86.3.i = getelementptr inbounds float, ptr %add.ptr.3.i, i64 %4
  %add.ptr87.3.i = getelementptr inbounds i8, ptr %add.ptr86.3.i, i64 -64
  %20 = load <16 x i32>, ptr %add.ptr87.3.i, align 4
  %and.3.i = and <16 x i32> %20, %mask.1
  %21 = bitcast <16 x i32> %and.3.i to <16 x float>
  %22 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %21, <16 x float> %last.1, <16 x float> %sums.sroa.27.0.i)
  br label %if.end.i

for.body6.i:                                      ; preds = %for.body10, %for.cond67.preheader.i
  %sums.sroa.27.1.i = phi <16 x float> [ %add73.3.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %sums.sroa.19.1.i = phi <16 x float> [ %add73.2.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %sums.sroa.11.1.i = phi <16 x float> [ %add73.1.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %sums.sroa.0.1.i = phi <16 x float> [ %add73.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %k.0199.i = phi i64 [ %k.1.lcssa.i, %for.cond67.preheader.i ], [ 0, %for.body10 ]
  %add.i = add nsw i64 %k.0199.i, 32768
  %cond.i181.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %sub2.i)
  %cmp19194.i = icmp sgt i64 %sub2.i, %k.0199.i
  br i1 %cmp19194.i, label %for.body21.i, label %for.cond67.preheader.i

for.cond67.preheader.i:                           ; preds = %for.cond55.preheader.i, %for.body6.i
  %long_block.sroa.12.1.i = phi <16 x float> [ zeroinitializer, %for.body6.i ], [ %add61.3.i, %for.cond55.preheader.i ]
  %long_block.sroa.9.1.i = phi <16 x float> [ zeroinitializer, %for.body6.i ], [ %add61.2.i, %for.cond55.preheader.i ]
  %long_block.sroa.6.1.i = phi <16 x float> [ zeroinitializer, %for.body6.i ], [ %add61.1.i, %for.cond55.preheader.i ]
  %long_block.sroa.0.1.i = phi <16 x float> [ zeroinitializer, %for.body6.i ], [ %add61.i, %for.cond55.preheader.i ]
  %k.1.lcssa.i = phi i64 [ %k.0199.i, %for.body6.i ], [ %k.2.lcssa.i, %for.cond55.preheader.i ]
  %add73.i = fadd <16 x float> %sums.sroa.0.1.i, %long_block.sroa.0.1.i
  %add73.1.i = fadd <16 x float> %sums.sroa.11.1.i, %long_block.sroa.6.1.i
  %add73.2.i = fadd <16 x float> %sums.sroa.19.1.i, %long_block.sroa.9.1.i
  %add73.3.i = fadd <16 x float> %sums.sroa.27.1.i, %long_block.sroa.12.1.i
  %cmp4.i = icmp slt i64 %k.1.lcssa.i, %sub2.i
  br i1 %cmp4.i, label %for.body6.i, label %for.cond.cleanup5.i, !llvm.loop !7

for.body21.i:                                     ; preds = %for.body6.i, %for.cond55.preheader.i
  %long_block.sroa.12.2.i = phi <16 x float> [ %add61.3.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %long_block.sroa.9.2.i = phi <16 x float> [ %add61.2.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %long_block.sroa.6.2.i = phi <16 x float> [ %add61.1.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %long_block.sroa.0.2.i = phi <16 x float> [ %add61.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %k.1195.i = phi i64 [ %k.2.lcssa.i, %for.cond55.preheader.i ], [ %k.0199.i, %for.body6.i ]
  %add32.i = add nsw i64 %k.1195.i, 512
  %cond.i182.i = tail call noundef i64 @llvm.smin.i64(i64 %add32.i, i64 %cond.i181.i)
  %cmp35191.i = icmp sgt i64 %cond.i181.i, %k.1195.i
  br i1 %cmp35191.i, label %for.body37.i, label %for.cond55.preheader.i

for.cond55.preheader.i:                           ; preds = %for.body37.i, %for.body21.i
  %block.sroa.12.3.i = phi <16 x float> [ zeroinitializer, %for.body21.i ], [ %31, %for.body37.i ]
  %block.sroa.9.3.i = phi <16 x float> [ zeroinitializer, %for.body21.i ], [ %29, %for.body37.i ]
  %block.sroa.6.3.i = phi <16 x float> [ zeroinitializer, %for.body21.i ], [ %27, %for.body37.i ]
  %block.sroa.0.3.i = phi <16 x float> [ zeroinitializer, %for.body21.i ], [ %25, %for.body37.i ]
  %k.2.lcssa.i = phi i64 [ %k.1195.i, %for.body21.i ], [ %add52.i, %for.body37.i ]
  %add61.i = fadd <16 x float> %long_block.sroa.0.2.i, %block.sroa.0.3.i
  %add61.1.i = fadd <16 x float> %long_block.sroa.6.2.i, %block.sroa.6.3.i
  %add61.2.i = fadd <16 x float> %long_block.sroa.9.2.i, %block.sroa.9.3.i
  %add61.3.i = fadd <16 x float> %long_block.sroa.12.2.i, %block.sroa.12.3.i
  %cmp19.i = icmp slt i64 %k.2.lcssa.i, %cond.i181.i
  br i1 %cmp19.i, label %for.body21.i, label %for.cond67.preheader.i, !llvm.loop !8

for.body37.i:                                     ; preds = %for.body21.i, %for.body37.i
  %block.sroa.12.4.i = phi <16 x float> [ %31, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %block.sroa.9.4.i = phi <16 x float> [ %29, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %block.sroa.6.4.i = phi <16 x float> [ %27, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %block.sroa.0.4.i = phi <16 x float> [ %25, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %k.2192.i = phi i64 [ %add52.i, %for.body37.i ], [ %k.1195.i, %for.body21.i ]
  %add.ptr38.i = getelementptr inbounds float, ptr %1, i64 %k.2192.i
  %23 = load <16 x float>, ptr %add.ptr38.i, align 4
  %add.ptr45.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %k.2192.i
  %24 = load <16 x float>, ptr %add.ptr45.i, align 4
  %25 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> %23, <16 x float> %block.sroa.0.4.i)
  %add.ptr45.1.i = getelementptr inbounds float, ptr %add.ptr.1.i, i64 %k.2192.i
  %26 = load <16 x float>, ptr %add.ptr45.1.i, align 4
  %27 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %23, <16 x float> %block.sroa.6.4.i)
  %add.ptr45.2.i = getelementptr inbounds float, ptr %add.ptr.2.i, i64 %k.2192.i
  %28 = load <16 x float>, ptr %add.ptr45.2.i, align 4
  %29 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %23, <16 x float> %block.sroa.9.4.i)
  %add.ptr45.3.i = getelementptr inbounds float, ptr %add.ptr.3.i, i64 %k.2192.i
  %30 = load <16 x float>, ptr %add.ptr45.3.i, align 4
  %31 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %30, <16 x float> %23, <16 x float> %block.sroa.12.4.i)
  %add52.i = add nsw i64 %k.2192.i, 16
  %cmp35.i = icmp slt i64 %add52.i, %cond.i182.i
  br i1 %cmp35.i, label %for.body37.i, label %for.cond55.preheader.i, !llvm.loop !9

for.body95.i:                                     ; preds = %for.cond93.preheader.i, %for.body95.i
  %k.3203.i = phi i64 [ %inc111.i, %for.body95.i ], [ %k.0.lcssa.i, %for.cond93.preheader.i ]
  %rest.0202.i = phi <4 x float> [ %37, %for.body95.i ], [ zeroinitializer, %for.cond93.preheader.i ]
  %arrayidx98.i = getelementptr inbounds float, ptr %add.ptr.i, i64 %k.3203.i
  %32 = load float, ptr %arrayidx98.i, align 4
  %vecinit.i = insertelement <4 x float> poison, float %32, i64 0
  %arrayidx100.i = getelementptr inbounds float, ptr %add.ptr.1.i, i64 %k.3203.i
  %33 = load float, ptr %arrayidx100.i, align 4
  %vecinit101.i = insertelement <4 x float> %vecinit.i, float %33, i64 1
  %arrayidx103.i = getelementptr inbounds float, ptr %add.ptr.2.i, i64 %k.3203.i
  %34 = load float, ptr %arrayidx103.i, align 4
  %vecinit104.i = insertelement <4 x float> %vecinit101.i, float %34, i64 2
  %arrayidx106.i = getelementptr inbounds float, ptr %add.ptr.3.i, i64 %k.3203.i
  %35 = load float, ptr %arrayidx106.i, align 4
  %vecinit107.i = insertelement <4 x float> %vecinit104.i, float %35, i64 3
  %arrayidx108.i = getelementptr inbounds float, ptr %1, i64 %k.3203.i
  %36 = load float, ptr %arrayidx108.i, align 4
  %splat.splatinsert.i = insertelement <4 x float> poison, float %36, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %37 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %vecinit107.i, <4 x float> %splat.splat.i, <4 x float> %rest.0202.i)
  %inc111.i = add nsw i64 %k.3203.i, 1
  %exitcond.not.i = icmp eq i64 %inc111.i, %4
  br i1 %exitcond.not.i, label %if.end.i, label %for.body95.i, !llvm.loop !10

if.end.i:                                         ; preds = %for.body95.i, %for.cond81.preheader.i, %for.cond93.preheader.i
  %sums.sroa.27.2.i = phi <16 x float> [ %22, %for.cond81.preheader.i ], [ %sums.sroa.27.0.i, %for.cond93.preheader.i ], [ %sums.sroa.27.0.i, %for.body95.i ]
  %sums.sroa.19.2.i = phi <16 x float> [ %19, %for.cond81.preheader.i ], [ %sums.sroa.19.0.i, %for.cond93.preheader.i ], [ %sums.sroa.19.0.i, %for.body95.i ]
  %sums.sroa.11.2.i = phi <16 x float> [ %16, %for.cond81.preheader.i ], [ %sums.sroa.11.0.i, %for.cond93.preheader.i ], [ %sums.sroa.11.0.i, %for.body95.i ]
  %sums.sroa.0.2.i = phi <16 x float> [ %13, %for.cond81.preheader.i ], [ %sums.sroa.0.0.i, %for.cond93.preheader.i ], [ %sums.sroa.0.0.i, %for.body95.i ]
  %rest.1.i = phi <4 x float> [ zeroinitializer, %for.cond81.preheader.i ], [ zeroinitializer, %for.cond93.preheader.i ], [ %37, %for.body95.i ]
  %sums.sroa.0.0.vec.extract.i = shufflevector <16 x float> %sums.sroa.0.2.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.0.32.vec.extract.i = shufflevector <16 x float> %sums.sroa.0.2.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %add.i.i = fadd <4 x float> %sums.sroa.0.0.vec.extract.i, %sums.sroa.0.32.vec.extract.i
  %sums.sroa.0.16.vec.extract.i = shufflevector <16 x float> %sums.sroa.0.2.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %sums.sroa.0.48.vec.extract.i = shufflevector <16 x float> %sums.sroa.0.2.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %add5.i.i = fadd <4 x float> %sums.sroa.0.16.vec.extract.i, %sums.sroa.0.48.vec.extract.i
  %add6.i.i = fadd <4 x float> %add.i.i, %add5.i.i
  %sums.sroa.11.64.vec.extract.i = shufflevector <16 x float> %sums.sroa.11.2.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.11.96.vec.extract.i = shufflevector <16 x float> %sums.sroa.11.2.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %add.1.i.i = fadd <4 x float> %sums.sroa.11.64.vec.extract.i, %sums.sroa.11.96.vec.extract.i
  %sums.sroa.11.80.vec.extract.i = shufflevector <16 x float> %sums.sroa.11.2.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %sums.sroa.11.112.vec.extract.i = shufflevector <16 x float> %sums.sroa.11.2.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %add5.1.i.i = fadd <4 x float> %sums.sroa.11.80.vec.extract.i, %sums.sroa.11.112.vec.extract.i
  %add6.1.i.i = fadd <4 x float> %add.1.i.i, %add5.1.i.i
  %sums.sroa.19.128.vec.extract.i = shufflevector <16 x float> %sums.sroa.19.2.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.19.160.vec.extract.i = shufflevector <16 x float> %sums.sroa.19.2.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %add.2.i.i = fadd <4 x float> %sums.sroa.19.128.vec.extract.i, %sums.sroa.19.160.vec.extract.i
  %sums.sroa.19.144.vec.extract.i = shufflevector <16 x float> %sums.sroa.19.2.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %sums.sroa.19.176.vec.extract.i = shufflevector <16 x float> %sums.sroa.19.2.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %add5.2.i.i = fadd <4 x float> %sums.sroa.19.144.vec.extract.i, %sums.sroa.19.176.vec.extract.i
  %add6.2.i.i = fadd <4 x float> %add.2.i.i, %add5.2.i.i
  %sums.sroa.27.192.vec.extract.i = shufflevector <16 x float> %sums.sroa.27.2.i, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.27.224.vec.extract.i = shufflevector <16 x float> %sums.sroa.27.2.i, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %add.3.i.i = fadd <4 x float> %sums.sroa.27.192.vec.extract.i, %sums.sroa.27.224.vec.extract.i
  %sums.sroa.27.208.vec.extract.i = shufflevector <16 x float> %sums.sroa.27.2.i, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %sums.sroa.27.240.vec.extract.i = shufflevector <16 x float> %sums.sroa.27.2.i, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %add5.3.i.i = fadd <4 x float> %sums.sroa.27.208.vec.extract.i, %sums.sroa.27.240.vec.extract.i
  %add6.3.i.i = fadd <4 x float> %add.3.i.i, %add5.3.i.i
  %shuffle.i.i = shufflevector <4 x float> %add6.i.i, <4 x float> %add6.1.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle12.i.i = shufflevector <4 x float> %add6.i.i, <4 x float> %add6.1.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add13.i.i = fadd <4 x float> %shuffle.i.i, %shuffle12.i.i
  %shuffle16.i.i = shufflevector <4 x float> %add6.2.i.i, <4 x float> %add6.3.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle19.i.i = shufflevector <4 x float> %add6.2.i.i, <4 x float> %add6.3.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add20.i.i = fadd <4 x float> %shuffle16.i.i, %shuffle19.i.i
  %shuffle21.i.i = shufflevector <4 x float> %add13.i.i, <4 x float> %add20.i.i, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %shuffle22.i.i = shufflevector <4 x float> %add13.i.i, <4 x float> %add20.i.i, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %add23.i.i = fadd <4 x float> %shuffle21.i.i, %shuffle22.i.i
  %add24.i.i = fadd <4 x float> %rest.1.i, %add23.i.i
  %cmp113.i = icmp sgt i64 %sub14, 3
  br i1 %cmp113.i, label %if.then114.i, label %for.body120.preheader.i

for.body120.preheader.i:                          ; preds = %if.end.i
  %cmp121.i = icmp sgt i64 %sub14, 0
  br i1 %cmp121.i, label %for.inc125.i, label %four_rows_f.exit

if.then114.i:                                     ; preds = %if.end.i
  store <4 x float> %add24.i.i, ptr %add.ptr15, align 4
  br label %four_rows_f.exit

for.inc125.i:                                     ; preds = %for.body120.preheader.i
  %vecext.i = extractelement <4 x float> %add24.i.i, i64 0
  store float %vecext.i, ptr %add.ptr15, align 4
  %cmp121.1.not.i = icmp eq i64 %sub14, 1
  br i1 %cmp121.1.not.i, label %four_rows_f.exit, label %for.inc125.1.i

for.inc125.1.i:                                   ; preds = %for.inc125.i
  %vecext.1.i = extractelement <4 x float> %add24.i.i, i64 1
  %arrayidx123.1.i = getelementptr inbounds i8, ptr %add.ptr15, i64 4
  store float %vecext.1.i, ptr %arrayidx123.1.i, align 4
  %cmp121.2.i = icmp eq i64 %sub14, 3
  br i1 %cmp121.2.i, label %if.then122.2.i, label %four_rows_f.exit

if.then122.2.i:                                   ; preds = %for.inc125.1.i
  %vecext.2.i = extractelement <4 x float> %add24.i.i, i64 2
  %arrayidx123.2.i = getelementptr inbounds i8, ptr %add.ptr15, i64 8
  store float %vecext.2.i, ptr %arrayidx123.2.i, align 4
  br label %four_rows_f.exit

four_rows_f.exit:                                 ; preds = %for.body120.preheader.i, %if.then114.i, %for.inc125.i, %for.inc125.1.i, %if.then122.2.i
  %add17 = add nsw i64 %i.049, 4
  %cmp8 = icmp slt i64 %add17, %end
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_columns_times_vector_f(ptr nocapture noundef readonly %a, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %sums.i = alloca [64 x <16 x float>], align 16
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %4 = load i64, ptr %arrayidx2, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx5, align 8
  %cmp = icmp slt i64 %6, 16
  br i1 %cmp, label %for.cond.preheader, label %if.end

for.cond.preheader:                               ; preds = %entry
  %cmp6232 = icmp sgt i64 %6, 0
  br i1 %cmp6232, label %for.cond7.preheader.lr.ph, label %cleanup

for.cond7.preheader.lr.ph:                        ; preds = %for.cond.preheader
  %cmp8228 = icmp sgt i64 %7, 0
  br label %for.cond7.preheader

for.cond7.preheader:                              ; preds = %for.cond7.preheader.lr.ph, %for.cond.cleanup9
  %j.0233 = phi i64 [ 0, %for.cond7.preheader.lr.ph ], [ %inc22, %for.cond.cleanup9 ]
  br i1 %cmp8228, label %for.body10.lr.ph, label %for.cond.cleanup9

for.body10.lr.ph:                                 ; preds = %for.cond7.preheader
  %invariant.gep = getelementptr float, ptr %1, i64 %j.0233
  br label %for.body10

for.cond.cleanup9:                                ; preds = %for.cond.cleanup13, %for.cond7.preheader
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond7.preheader ], [ %add18, %for.cond.cleanup13 ]
  %arrayidx20 = getelementptr inbounds float, ptr %5, i64 %j.0233
  store float %sum.0.lcssa, ptr %arrayidx20, align 4
  %inc22 = add nuw nsw i64 %j.0233, 1
  %exitcond249.not = icmp eq i64 %inc22, %6
  br i1 %exitcond249.not, label %cleanup, label %for.cond7.preheader, !llvm.loop !12

for.body10:                                       ; preds = %for.body10.lr.ph, %for.cond.cleanup13
  %sum.0230 = phi float [ 0.000000e+00, %for.body10.lr.ph ], [ %add18, %for.cond.cleanup13 ]
  %k.0229 = phi i64 [ 0, %for.body10.lr.ph ], [ %k.1.lcssa, %for.cond.cleanup13 ]
  %cmp12223 = icmp sgt i64 %7, %k.0229
  br i1 %cmp12223, label %for.body14.preheader, label %for.cond.cleanup13

for.body14.preheader:                             ; preds = %for.body10
  %add = add nsw i64 %k.0229, 8
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %add, i64 %7)
  %9 = add nsw i64 %k.0229, 1
  %smax247 = tail call i64 @llvm.smax.i64(i64 %cond.i, i64 %9)
  br label %for.body14

for.cond.cleanup13:                               ; preds = %for.body14, %for.body10
  %block.0.lcssa = phi float [ 0.000000e+00, %for.body10 ], [ %12, %for.body14 ]
  %k.1.lcssa = phi i64 [ %k.0229, %for.body10 ], [ %smax247, %for.body14 ]
  %add18 = fadd float %sum.0230, %block.0.lcssa
  %cmp8 = icmp slt i64 %k.1.lcssa, %7
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !llvm.loop !13

for.body14:                                       ; preds = %for.body14.preheader, %for.body14
  %k.1225 = phi i64 [ %inc, %for.body14 ], [ %k.0229, %for.body14.preheader ]
  %block.0224 = phi float [ %12, %for.body14 ], [ 0.000000e+00, %for.body14.preheader ]
  %mul = mul nsw i64 %k.1225, %8
  %gep = getelementptr i8, ptr %invariant.gep, i64 %mul
  %10 = load float, ptr %gep, align 4
  %arrayidx16 = getelementptr inbounds float, ptr %3, i64 %k.1225
  %11 = load float, ptr %arrayidx16, align 4
  %12 = tail call float @llvm.fmuladd.f32(float %10, float %11, float %block.0224)
  %inc = add nsw i64 %k.1225, 1
  %exitcond248.not = icmp eq i64 %inc, %smax247
  br i1 %exitcond248.not, label %for.cond.cleanup13, label %for.body14, !llvm.loop !14

if.end:                                           ; preds = %entry
  %div146 = lshr i64 %6, 4
  %cond.i147 = tail call noundef i64 @llvm.smin.i64(i64 %end, i64 %div146)
  %mul25 = mul nsw i64 %7, %6
  %cmp27 = icmp sgt i64 %mul25, 65536
  %cmp28 = icmp ugt i64 %6, 64
  %or.cond = and i1 %cmp28, %cmp27
  %cmp31209 = icmp sgt i64 %cond.i147, %begin
  %or.cond234 = and i1 %or.cond, %cmp31209
  br i1 %or.cond234, label %for.body33.lr.ph, label %if.end42

for.body33.lr.ph:                                 ; preds = %if.end
  %cmp2.not119.i = icmp slt i64 %7, 8
  %mul37.i = shl nsw i64 %8, 3
  %mul.2.i = shl nsw i64 %8, 1
  %mul.3.i = mul nsw i64 %8, 3
  %mul.4.i = shl nsw i64 %8, 2
  %mul.5.i = mul nsw i64 %8, 5
  %mul.6.i = mul nsw i64 %8, 6
  %mul.7.i = mul nsw i64 %8, 7
  br label %for.body33

for.body33:                                       ; preds = %for.body33.lr.ph, %add_columns_f.exit
  %first.0210 = phi i64 [ %begin, %for.body33.lr.ph ], [ %add40, %add_columns_f.exit ]
  %sub = sub nsw i64 %cond.i147, %first.0210
  %cond.i148 = tail call noundef i64 @llvm.smin.i64(i64 %sub, i64 64)
  %mul35 = shl nsw i64 %first.0210, 6
  %add.ptr36 = getelementptr inbounds i8, ptr %1, i64 %mul35
  %add.ptr38 = getelementptr inbounds i8, ptr %5, i64 %mul35
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %sums.i) #6
  %cmp112.i = icmp sgt i64 %sub, 0
  br i1 %cmp112.i, label %for.body.preheader.i, label %for.cond1.preheader.i

for.body.preheader.i:                             ; preds = %for.body33
  %13 = shl nuw nsw i64 %cond.i148, 6
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %sums.i, i8 0, i64 %13, i1 false)
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.body.preheader.i, %for.body33
  br i1 %cmp2.not119.i, label %for.cond41.preheader.i, label %for.body3.i

for.cond41.preheader.i:                           ; preds = %for.cond.cleanup15.i, %for.cond1.preheader.i
  %from.addr.0.lcssa.i = phi ptr [ %add.ptr36, %for.cond1.preheader.i ], [ %add.ptr38.i, %for.cond.cleanup15.i ]
  %k.0.lcssa.i = phi i64 [ 0, %for.cond1.preheader.i ], [ %add122.i, %for.cond.cleanup15.i ]
  br i1 %cmp112.i, label %for.cond47.preheader.lr.ph.i, label %add_columns_f.exit

for.cond47.preheader.lr.ph.i:                     ; preds = %for.cond41.preheader.i
  %sub.i = sub nsw i64 %7, %k.0.lcssa.i
  %cmp48124.i = icmp sgt i64 %sub.i, 0
  %14 = getelementptr inbounds float, ptr %3, i64 %k.0.lcssa.i
  br label %for.cond47.preheader.i

for.body3.i:                                      ; preds = %for.cond1.preheader.i, %for.cond.cleanup15.i
  %add122.i = phi i64 [ %add.i, %for.cond.cleanup15.i ], [ 8, %for.cond1.preheader.i ]
  %k.0121.i = phi i64 [ %add122.i, %for.cond.cleanup15.i ], [ 0, %for.cond1.preheader.i ]
  %from.addr.0120.i = phi ptr [ %add.ptr38.i, %for.cond.cleanup15.i ], [ %add.ptr36, %for.cond1.preheader.i ]
  %add.ptr.1.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %8
  %add.ptr.2.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.2.i
  %add.ptr.3.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.3.i
  %add.ptr.4.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.4.i
  %add.ptr.5.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.5.i
  %add.ptr.6.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.6.i
  %add.ptr.7.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.7.i
  br i1 %cmp112.i, label %for.cond18.preheader.preheader.i, label %for.cond.cleanup15.i

for.cond18.preheader.preheader.i:                 ; preds = %for.body3.i
  %arrayidx25.phi.trans.insert.i = getelementptr inbounds float, ptr %3, i64 %k.0121.i
  %.pre.i = load float, ptr %arrayidx25.phi.trans.insert.i, align 4
  %splat.splatinsert.i = insertelement <16 x float> poison, float %.pre.i, i64 0
  %splat.splat.i = shufflevector <16 x float> %splat.splatinsert.i, <16 x float> poison, <16 x i32> zeroinitializer
  %add24.1.i = or disjoint i64 %k.0121.i, 1
  %arrayidx25.1.i = getelementptr inbounds float, ptr %3, i64 %add24.1.i
  %15 = load float, ptr %arrayidx25.1.i, align 4
  %splat.splatinsert.1.i = insertelement <16 x float> poison, float %15, i64 0
  %splat.splat.1.i = shufflevector <16 x float> %splat.splatinsert.1.i, <16 x float> poison, <16 x i32> zeroinitializer
  %add24.2.i = or disjoint i64 %k.0121.i, 2
  %arrayidx25.2.i = getelementptr inbounds float, ptr %3, i64 %add24.2.i
  %16 = load float, ptr %arrayidx25.2.i, align 4
  %splat.splatinsert.2.i = insertelement <16 x float> poison, float %16, i64 0
  %splat.splat.2.i = shufflevector <16 x float> %splat.splatinsert.2.i, <16 x float> poison, <16 x i32> zeroinitializer
  %add24.3.i = or disjoint i64 %k.0121.i, 3
  %arrayidx25.3.i = getelementptr inbounds float, ptr %3, i64 %add24.3.i
  %17 = load float, ptr %arrayidx25.3.i, align 4
  %splat.splatinsert.3.i = insertelement <16 x float> poison, float %17, i64 0
  %splat.splat.3.i = shufflevector <16 x float> %splat.splatinsert.3.i, <16 x float> poison, <16 x i32> zeroinitializer
  %add24.4.i = or disjoint i64 %k.0121.i, 4
  %arrayidx25.4.i = getelementptr inbounds float, ptr %3, i64 %add24.4.i
  %18 = load float, ptr %arrayidx25.4.i, align 4
  %splat.splatinsert.4.i = insertelement <16 x float> poison, float %18, i64 0
  %splat.splat.4.i = shufflevector <16 x float> %splat.splatinsert.4.i, <16 x float> poison, <16 x i32> zeroinitializer
  %add24.5.i = or disjoint i64 %k.0121.i, 5
  %arrayidx25.5.i = getelementptr inbounds float, ptr %3, i64 %add24.5.i
  %19 = load float, ptr %arrayidx25.5.i, align 4
  %splat.splatinsert.5.i = insertelement <16 x float> poison, float %19, i64 0
  %splat.splat.5.i = shufflevector <16 x float> %splat.splatinsert.5.i, <16 x float> poison, <16 x i32> zeroinitializer
  %add24.6.i = or disjoint i64 %k.0121.i, 6
  %arrayidx25.6.i = getelementptr inbounds float, ptr %3, i64 %add24.6.i
  %20 = load float, ptr %arrayidx25.6.i, align 4
  %splat.splatinsert.6.i = insertelement <16 x float> poison, float %20, i64 0
  %splat.splat.6.i = shufflevector <16 x float> %splat.splatinsert.6.i, <16 x float> poison, <16 x i32> zeroinitializer
  %add24.7.i = or disjoint i64 %k.0121.i, 7
  %arrayidx25.7.i = getelementptr inbounds float, ptr %3, i64 %add24.7.i
  %21 = load float, ptr %arrayidx25.7.i, align 4
  %splat.splatinsert.7.i = insertelement <16 x float> poison, float %21, i64 0
  %splat.splat.7.i = shufflevector <16 x float> %splat.splatinsert.7.i, <16 x float> poison, <16 x i32> zeroinitializer
  br label %for.cond18.preheader.i

for.cond18.preheader.i:                           ; preds = %for.cond18.preheader.i, %for.cond18.preheader.preheader.i
  %j12.0118.i = phi i64 [ %inc33.i, %for.cond18.preheader.i ], [ 0, %for.cond18.preheader.preheader.i ]
  %arrayidx23.i = getelementptr inbounds <16 x float>, ptr %from.addr.0120.i, i64 %j12.0118.i
  %22 = load <16 x float>, ptr %arrayidx23.i, align 4
  %23 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %splat.splat.i, <16 x float> zeroinitializer)
  %arrayidx23.1.i = getelementptr inbounds <16 x float>, ptr %add.ptr.1.i, i64 %j12.0118.i
  %24 = load <16 x float>, ptr %arrayidx23.1.i, align 4
  %25 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %24, <16 x float> %splat.splat.1.i, <16 x float> %23)
  %arrayidx23.2.i = getelementptr inbounds <16 x float>, ptr %add.ptr.2.i, i64 %j12.0118.i
  %26 = load <16 x float>, ptr %arrayidx23.2.i, align 4
  %27 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %26, <16 x float> %splat.splat.2.i, <16 x float> %25)
  %arrayidx23.3.i = getelementptr inbounds <16 x float>, ptr %add.ptr.3.i, i64 %j12.0118.i
  %28 = load <16 x float>, ptr %arrayidx23.3.i, align 4
  %29 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %splat.splat.3.i, <16 x float> %27)
  %arrayidx23.4.i = getelementptr inbounds <16 x float>, ptr %add.ptr.4.i, i64 %j12.0118.i
  %30 = load <16 x float>, ptr %arrayidx23.4.i, align 4
  %31 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %30, <16 x float> %splat.splat.4.i, <16 x float> %29)
  %arrayidx23.5.i = getelementptr inbounds <16 x float>, ptr %add.ptr.5.i, i64 %j12.0118.i
  %32 = load <16 x float>, ptr %arrayidx23.5.i, align 4
  %33 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %32, <16 x float> %splat.splat.5.i, <16 x float> %31)
  %arrayidx23.6.i = getelementptr inbounds <16 x float>, ptr %add.ptr.6.i, i64 %j12.0118.i
  %34 = load <16 x float>, ptr %arrayidx23.6.i, align 4
  %35 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %34, <16 x float> %splat.splat.6.i, <16 x float> %33)
  %arrayidx23.7.i = getelementptr inbounds <16 x float>, ptr %add.ptr.7.i, i64 %j12.0118.i
  %36 = load <16 x float>, ptr %arrayidx23.7.i, align 4
  %37 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %36, <16 x float> %splat.splat.7.i, <16 x float> %35)
  %arrayidx30.i = getelementptr inbounds [64 x <16 x float>], ptr %sums.i, i64 0, i64 %j12.0118.i
  %38 = load <16 x float>, ptr %arrayidx30.i, align 16
  %add31.i = fadd <16 x float> %37, %38
  store <16 x float> %add31.i, ptr %arrayidx30.i, align 16
  %inc33.i = add nuw nsw i64 %j12.0118.i, 1
  %exitcond.not.i = icmp eq i64 %inc33.i, %cond.i148
  br i1 %exitcond.not.i, label %for.cond.cleanup15.i, label %for.cond18.preheader.i, !llvm.loop !15

for.cond.cleanup15.i:                             ; preds = %for.cond18.preheader.i, %for.body3.i
  %add.ptr38.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul37.i
  %add.i = add nuw nsw i64 %add122.i, 8
  %cmp2.not.i = icmp sgt i64 %add.i, %7
  br i1 %cmp2.not.i, label %for.cond41.preheader.i, label %for.body3.i, !llvm.loop !16

for.cond47.preheader.i:                           ; preds = %for.cond.cleanup49.i, %for.cond47.preheader.lr.ph.i
  %j40.0129.i = phi i64 [ 0, %for.cond47.preheader.lr.ph.i ], [ %inc65.i, %for.cond.cleanup49.i ]
  %invariant.gep.i = getelementptr <16 x float>, ptr %from.addr.0.lcssa.i, i64 %j40.0129.i
  br i1 %cmp48124.i, label %for.body50.i, label %for.cond.cleanup49.i

for.body71.preheader.i:                           ; preds = %for.cond.cleanup49.i
  %39 = shl nuw nsw i64 %cond.i148, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %add.ptr38, ptr nonnull align 16 %sums.i, i64 %39, i1 false)
  br label %add_columns_f.exit

for.cond.cleanup49.i:                             ; preds = %for.body50.i, %for.cond47.preheader.i
  %block45.0.lcssa.i = phi <16 x float> [ zeroinitializer, %for.cond47.preheader.i ], [ %43, %for.body50.i ]
  %arrayidx62.i = getelementptr inbounds [64 x <16 x float>], ptr %sums.i, i64 0, i64 %j40.0129.i
  %40 = load <16 x float>, ptr %arrayidx62.i, align 16
  %add63.i = fadd <16 x float> %block45.0.lcssa.i, %40
  store <16 x float> %add63.i, ptr %arrayidx62.i, align 16
  %inc65.i = add nuw nsw i64 %j40.0129.i, 1
  %exitcond134.not.i = icmp eq i64 %inc65.i, %cond.i148
  br i1 %exitcond134.not.i, label %for.body71.preheader.i, label %for.cond47.preheader.i, !llvm.loop !17

for.body50.i:                                     ; preds = %for.cond47.preheader.i, %for.body50.i
  %i46.0126.i = phi i64 [ %inc60.i, %for.body50.i ], [ 0, %for.cond47.preheader.i ]
  %block45.0125.i = phi <16 x float> [ %43, %for.body50.i ], [ zeroinitializer, %for.cond47.preheader.i ]
  %mul51.i = mul nsw i64 %i46.0126.i, %8
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %mul51.i
  %41 = load <16 x float>, ptr %gep.i, align 4
  %arrayidx55.i = getelementptr inbounds float, ptr %14, i64 %i46.0126.i
  %42 = load float, ptr %arrayidx55.i, align 4
  %splat.splatinsert56.i = insertelement <16 x float> poison, float %42, i64 0
  %splat.splat57.i = shufflevector <16 x float> %splat.splatinsert56.i, <16 x float> poison, <16 x i32> zeroinitializer
  %43 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %41, <16 x float> %splat.splat57.i, <16 x float> %block45.0125.i)
  %inc60.i = add nuw nsw i64 %i46.0126.i, 1
  %exitcond133.not.i = icmp eq i64 %inc60.i, %sub.i
  br i1 %exitcond133.not.i, label %for.cond.cleanup49.i, label %for.body50.i, !llvm.loop !18

add_columns_f.exit:                               ; preds = %for.cond41.preheader.i, %for.body71.preheader.i
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %sums.i) #6
  %add40 = add nsw i64 %cond.i148, %first.0210
  %cmp31 = icmp slt i64 %add40, %cond.i147
  br i1 %cmp31, label %for.body33, label %if.end42, !llvm.loop !19

if.end42:                                         ; preds = %add_columns_f.exit, %if.end
  %first.1 = phi i64 [ %begin, %if.end ], [ %add40, %add_columns_f.exit ]
  %add44211 = add nsw i64 %first.1, 4
  %cmp45.not212 = icmp sgt i64 %add44211, %cond.i147
  br i1 %cmp45.not212, label %for.cond54.preheader, label %for.body46.lr.ph

for.body46.lr.ph:                                 ; preds = %if.end42
  %cmp282.i = icmp sgt i64 %7, 0
  br label %for.body46

for.cond54.preheader:                             ; preds = %panels_4_f.exit, %if.end42
  %first.2.lcssa = phi i64 [ %first.1, %if.end42 ], [ %add44214, %panels_4_f.exit ]
  %add55216 = add nsw i64 %first.2.lcssa, 2
  %cmp56.not217 = icmp sgt i64 %add55216, %cond.i147
  br i1 %cmp56.not217, label %for.cond65.preheader, label %for.body57.lr.ph

for.body57.lr.ph:                                 ; preds = %for.cond54.preheader
  %cmp282.i152 = icmp sgt i64 %7, 0
  br label %for.body57

for.body46:                                       ; preds = %for.body46.lr.ph, %panels_4_f.exit
  %add44214 = phi i64 [ %add44211, %for.body46.lr.ph ], [ %add44, %panels_4_f.exit ]
  %first.2213 = phi i64 [ %first.1, %for.body46.lr.ph ], [ %add44214, %panels_4_f.exit ]
  %mul47 = shl nsw i64 %first.2213, 6
  %add.ptr50 = getelementptr inbounds i8, ptr %5, i64 %mul47
  br i1 %cmp282.i, label %for.body4.i.preheader, label %panels_4_f.exit

for.body4.i.preheader:                            ; preds = %for.body46
  %add.ptr48 = getelementptr inbounds i8, ptr %1, i64 %mul47
  br label %for.body4.i

for.body4.i:                                      ; preds = %for.body4.i.preheader, %for.cond34.preheader.i
  %sums.sroa.10.1.i = phi <16 x float> [ %add40.3.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %sums.sroa.8.1.i = phi <16 x float> [ %add40.2.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %sums.sroa.6.1.i = phi <16 x float> [ %add40.1.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %sums.sroa.0.1.i = phi <16 x float> [ %add40.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %from.addr.084.i = phi ptr [ %from.addr.1.lcssa.i, %for.cond34.preheader.i ], [ %add.ptr48, %for.body4.i.preheader ]
  %k.083.i = phi i64 [ %k.1.lcssa.i, %for.cond34.preheader.i ], [ 0, %for.body4.i.preheader ]
  %cmp1677.i = icmp slt i64 %k.083.i, %7
  br i1 %cmp1677.i, label %for.cond20.preheader.i.preheader, label %for.cond34.preheader.i

for.cond20.preheader.i.preheader:                 ; preds = %for.body4.i
  %add.i149 = add nsw i64 %k.083.i, 8
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i149, i64 %7)
  %44 = add nsw i64 %k.083.i, 1
  %smax = tail call i64 @llvm.smax.i64(i64 %cond.i.i, i64 %44)
  br label %for.cond20.preheader.i

for.cond34.preheader.i:                           ; preds = %for.cond20.preheader.i, %for.body4.i
  %block.sroa.12.1.i = phi <16 x float> [ zeroinitializer, %for.body4.i ], [ %53, %for.cond20.preheader.i ]
  %block.sroa.9.1.i = phi <16 x float> [ zeroinitializer, %for.body4.i ], [ %51, %for.cond20.preheader.i ]
  %block.sroa.6.1.i = phi <16 x float> [ zeroinitializer, %for.body4.i ], [ %49, %for.cond20.preheader.i ]
  %block.sroa.0.1.i = phi <16 x float> [ zeroinitializer, %for.body4.i ], [ %47, %for.cond20.preheader.i ]
  %k.1.lcssa.i = phi i64 [ %k.083.i, %for.body4.i ], [ %smax, %for.cond20.preheader.i ]
  %from.addr.1.lcssa.i = phi ptr [ %from.addr.084.i, %for.body4.i ], [ %add.ptr.i, %for.cond20.preheader.i ]
  %add40.i = fadd <16 x float> %sums.sroa.0.1.i, %block.sroa.0.1.i
  %add40.1.i = fadd <16 x float> %sums.sroa.6.1.i, %block.sroa.6.1.i
  %add40.2.i = fadd <16 x float> %sums.sroa.8.1.i, %block.sroa.9.1.i
  %add40.3.i = fadd <16 x float> %sums.sroa.10.1.i, %block.sroa.12.1.i
  %cmp2.i = icmp slt i64 %k.1.lcssa.i, %7
  br i1 %cmp2.i, label %for.body4.i, label %panels_4_f.exit, !llvm.loop !20

for.cond20.preheader.i:                           ; preds = %for.cond20.preheader.i.preheader, %for.cond20.preheader.i
  %block.sroa.12.2.i = phi <16 x float> [ %53, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %block.sroa.9.2.i = phi <16 x float> [ %51, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %block.sroa.6.2.i = phi <16 x float> [ %49, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %block.sroa.0.2.i = phi <16 x float> [ %47, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %from.addr.179.i = phi ptr [ %add.ptr.i, %for.cond20.preheader.i ], [ %from.addr.084.i, %for.cond20.preheader.i.preheader ]
  %k.178.i = phi i64 [ %inc31.i, %for.cond20.preheader.i ], [ %k.083.i, %for.cond20.preheader.i.preheader ]
  %arrayidx25.i = getelementptr inbounds float, ptr %3, i64 %k.178.i
  %45 = load float, ptr %arrayidx25.i, align 4
  %splat.splatinsert.i150 = insertelement <16 x float> poison, float %45, i64 0
  %splat.splat.i151 = shufflevector <16 x float> %splat.splatinsert.i150, <16 x float> poison, <16 x i32> zeroinitializer
  %46 = load <16 x float>, ptr %from.addr.179.i, align 4
  %47 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %46, <16 x float> %splat.splat.i151, <16 x float> %block.sroa.0.2.i)
  %arrayidx24.1.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 64
  %48 = load <16 x float>, ptr %arrayidx24.1.i, align 4
  %49 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %48, <16 x float> %splat.splat.i151, <16 x float> %block.sroa.6.2.i)
  %arrayidx24.2.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 128
  %50 = load <16 x float>, ptr %arrayidx24.2.i, align 4
  %51 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %50, <16 x float> %splat.splat.i151, <16 x float> %block.sroa.9.2.i)
  %arrayidx24.3.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 192
  %52 = load <16 x float>, ptr %arrayidx24.3.i, align 4
  %53 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %52, <16 x float> %splat.splat.i151, <16 x float> %block.sroa.12.2.i)
  %inc31.i = add nsw i64 %k.178.i, 1
  %add.ptr.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 %8
  %exitcond.not = icmp eq i64 %inc31.i, %smax
  br i1 %exitcond.not, label %for.cond34.preheader.i, label %for.cond20.preheader.i, !llvm.loop !21

panels_4_f.exit:                                  ; preds = %for.cond34.preheader.i, %for.body46
  %sums.sroa.10.0.i = phi <16 x float> [ zeroinitializer, %for.body46 ], [ %add40.3.i, %for.cond34.preheader.i ]
  %sums.sroa.8.0.i = phi <16 x float> [ zeroinitializer, %for.body46 ], [ %add40.2.i, %for.cond34.preheader.i ]
  %sums.sroa.6.0.i = phi <16 x float> [ zeroinitializer, %for.body46 ], [ %add40.1.i, %for.cond34.preheader.i ]
  %sums.sroa.0.0.i = phi <16 x float> [ zeroinitializer, %for.body46 ], [ %add40.i, %for.cond34.preheader.i ]
  store <16 x float> %sums.sroa.0.0.i, ptr %add.ptr50, align 4
  %sums.sroa.6.0.out.sroa_idx.i = getelementptr inbounds i8, ptr %add.ptr50, i64 64
  store <16 x float> %sums.sroa.6.0.i, ptr %sums.sroa.6.0.out.sroa_idx.i, align 4
  %sums.sroa.8.0.out.sroa_idx.i = getelementptr inbounds i8, ptr %add.ptr50, i64 128
  store <16 x float> %sums.sroa.8.0.i, ptr %sums.sroa.8.0.out.sroa_idx.i, align 4
  %sums.sroa.10.0.out.sroa_idx.i = getelementptr inbounds i8, ptr %add.ptr50, i64 192
  store <16 x float> %sums.sroa.10.0.i, ptr %sums.sroa.10.0.out.sroa_idx.i, align 4
  %add44 = add nsw i64 %add44214, 4
  %cmp45.not = icmp sgt i64 %add44, %cond.i147
  br i1 %cmp45.not, label %for.cond54.preheader, label %for.body46, !llvm.loop !22

for.cond65.preheader:                             ; preds = %panels_2_f.exit, %for.cond54.preheader
  %first.3.lcssa = phi i64 [ %first.2.lcssa, %for.cond54.preheader ], [ %add55219, %panels_2_f.exit ]
  %cmp66221 = icmp slt i64 %first.3.lcssa, %end
  br i1 %cmp66221, label %for.body67.lr.ph, label %cleanup

for.body67.lr.ph:                                 ; preds = %for.cond65.preheader
  %sub69 = add nsw i64 %6, -16
  %cmp282.i185 = icmp sgt i64 %7, 0
  br label %for.body67

for.body57:                                       ; preds = %for.body57.lr.ph, %panels_2_f.exit
  %add55219 = phi i64 [ %add55216, %for.body57.lr.ph ], [ %add55, %panels_2_f.exit ]
  %first.3218 = phi i64 [ %first.2.lcssa, %for.body57.lr.ph ], [ %add55219, %panels_2_f.exit ]
  %mul58 = shl nsw i64 %first.3218, 6
  %add.ptr61 = getelementptr inbounds i8, ptr %5, i64 %mul58
  br i1 %cmp282.i152, label %for.body4.i156.preheader, label %panels_2_f.exit

for.body4.i156.preheader:                         ; preds = %for.body57
  %add.ptr59 = getelementptr inbounds i8, ptr %1, i64 %mul58
  br label %for.body4.i156

for.body4.i156:                                   ; preds = %for.body4.i156.preheader, %for.cond34.preheader.i164
  %sums.sroa.6.1.i157 = phi <16 x float> [ %add40.1.i170, %for.cond34.preheader.i164 ], [ zeroinitializer, %for.body4.i156.preheader ]
  %sums.sroa.0.1.i158 = phi <16 x float> [ %add40.i169, %for.cond34.preheader.i164 ], [ zeroinitializer, %for.body4.i156.preheader ]
  %from.addr.084.i159 = phi ptr [ %from.addr.1.lcssa.i168, %for.cond34.preheader.i164 ], [ %add.ptr59, %for.body4.i156.preheader ]
  %k.083.i160 = phi i64 [ %k.1.lcssa.i167, %for.cond34.preheader.i164 ], [ 0, %for.body4.i156.preheader ]
  %cmp1677.i163 = icmp slt i64 %k.083.i160, %7
  br i1 %cmp1677.i163, label %for.cond20.preheader.i172.preheader, label %for.cond34.preheader.i164

for.cond20.preheader.i172.preheader:              ; preds = %for.body4.i156
  %add.i161 = add nsw i64 %k.083.i160, 8
  %cond.i.i162 = tail call noundef i64 @llvm.smin.i64(i64 %add.i161, i64 %7)
  %54 = add nsw i64 %k.083.i160, 1
  %smax244 = tail call i64 @llvm.smax.i64(i64 %cond.i.i162, i64 %54)
  br label %for.cond20.preheader.i172

for.cond34.preheader.i164:                        ; preds = %for.cond20.preheader.i172, %for.body4.i156
  %block.sroa.6.1.i165 = phi <16 x float> [ zeroinitializer, %for.body4.i156 ], [ %59, %for.cond20.preheader.i172 ]
  %block.sroa.0.1.i166 = phi <16 x float> [ zeroinitializer, %for.body4.i156 ], [ %57, %for.cond20.preheader.i172 ]
  %k.1.lcssa.i167 = phi i64 [ %k.083.i160, %for.body4.i156 ], [ %smax244, %for.cond20.preheader.i172 ]
  %from.addr.1.lcssa.i168 = phi ptr [ %from.addr.084.i159, %for.body4.i156 ], [ %add.ptr.i182, %for.cond20.preheader.i172 ]
  %add40.i169 = fadd <16 x float> %sums.sroa.0.1.i158, %block.sroa.0.1.i166
  %add40.1.i170 = fadd <16 x float> %sums.sroa.6.1.i157, %block.sroa.6.1.i165
  %cmp2.i171 = icmp slt i64 %k.1.lcssa.i167, %7
  br i1 %cmp2.i171, label %for.body4.i156, label %panels_2_f.exit, !llvm.loop !23

for.cond20.preheader.i172:                        ; preds = %for.cond20.preheader.i172.preheader, %for.cond20.preheader.i172
  %block.sroa.6.2.i173 = phi <16 x float> [ %59, %for.cond20.preheader.i172 ], [ zeroinitializer, %for.cond20.preheader.i172.preheader ]
  %block.sroa.0.2.i174 = phi <16 x float> [ %57, %for.cond20.preheader.i172 ], [ zeroinitializer, %for.cond20.preheader.i172.preheader ]
  %from.addr.179.i175 = phi ptr [ %add.ptr.i182, %for.cond20.preheader.i172 ], [ %from.addr.084.i159, %for.cond20.preheader.i172.preheader ]
  %k.178.i176 = phi i64 [ %inc31.i181, %for.cond20.preheader.i172 ], [ %k.083.i160, %for.cond20.preheader.i172.preheader ]
  %arrayidx25.i177 = getelementptr inbounds float, ptr %3, i64 %k.178.i176
  %55 = load float, ptr %arrayidx25.i177, align 4
  %splat.splatinsert.i178 = insertelement <16 x float> poison, float %55, i64 0
  %splat.splat.i179 = shufflevector <16 x float> %splat.splatinsert.i178, <16 x float> poison, <16 x i32> zeroinitializer
  %56 = load <16 x float>, ptr %from.addr.179.i175, align 4
  %57 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %56, <16 x float> %splat.splat.i179, <16 x float> %block.sroa.0.2.i174)
  %arrayidx24.1.i180 = getelementptr inbounds i8, ptr %from.addr.179.i175, i64 64
  %58 = load <16 x float>, ptr %arrayidx24.1.i180, align 4
  %59 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %58, <16 x float> %splat.splat.i179, <16 x float> %block.sroa.6.2.i173)
  %inc31.i181 = add nsw i64 %k.178.i176, 1
  %add.ptr.i182 = getelementptr inbounds i8, ptr %from.addr.179.i175, i64 %8
  %exitcond245.not = icmp eq i64 %inc31.i181, %smax244
  br i1 %exitcond245.not, label %for.cond34.preheader.i164, label %for.cond20.preheader.i172, !llvm.loop !24

panels_2_f.exit:                                  ; preds = %for.cond34.preheader.i164, %for.body57
  %sums.sroa.6.0.i153 = phi <16 x float> [ zeroinitializer, %for.body57 ], [ %add40.1.i170, %for.cond34.preheader.i164 ]
  %sums.sroa.0.0.i154 = phi <16 x float> [ zeroinitializer, %for.body57 ], [ %add40.i169, %for.cond34.preheader.i164 ]
  store <16 x float> %sums.sroa.0.0.i154, ptr %add.ptr61, align 4
  %sums.sroa.6.0.out.sroa_idx.i155 = getelementptr inbounds i8, ptr %add.ptr61, i64 64
  store <16 x float> %sums.sroa.6.0.i153, ptr %sums.sroa.6.0.out.sroa_idx.i155, align 4
  %add55 = add nsw i64 %add55219, 2
  %cmp56.not = icmp sgt i64 %add55, %cond.i147
  br i1 %cmp56.not, label %for.cond65.preheader, label %for.body57, !llvm.loop !25

for.body67:                                       ; preds = %for.body67.lr.ph, %panels_1_f.exit
  %first.4222 = phi i64 [ %first.3.lcssa, %for.body67.lr.ph ], [ %inc75, %panels_1_f.exit ]
  %mul68 = shl nsw i64 %first.4222, 4
  %cond.i184 = tail call noundef i64 @llvm.smin.i64(i64 %mul68, i64 %sub69)
  %add.ptr73 = getelementptr inbounds float, ptr %5, i64 %cond.i184
  br i1 %cmp282.i185, label %for.body4.i186.preheader, label %panels_1_f.exit

for.body4.i186.preheader:                         ; preds = %for.body67
  %mul71 = shl nsw i64 %cond.i184, 2
  %add.ptr72 = getelementptr inbounds i8, ptr %1, i64 %mul71
  br label %for.body4.i186

for.body4.i186:                                   ; preds = %for.body4.i186.preheader, %for.body37.i
  %from.addr.085.i = phi ptr [ %from.addr.1.lcssa.i188, %for.body37.i ], [ %add.ptr72, %for.body4.i186.preheader ]
  %k.084.i = phi i64 [ %k.1.lcssa.i187, %for.body37.i ], [ 0, %for.body4.i186.preheader ]
  %sums.sroa.0.083.i = phi <16 x float> [ %add40.i189, %for.body37.i ], [ zeroinitializer, %for.body4.i186.preheader ]
  %cmp1676.i = icmp slt i64 %k.084.i, %7
  br i1 %cmp1676.i, label %for.body23.preheader.i, label %for.body37.i

for.body23.preheader.i:                           ; preds = %for.body4.i186
  %add.i191 = add nsw i64 %k.084.i, 8
  %cond.i.i192 = tail call noundef i64 @llvm.smin.i64(i64 %add.i191, i64 %7)
  %60 = add nsw i64 %k.084.i, 1
  %smax.i = tail call i64 @llvm.smax.i64(i64 %cond.i.i192, i64 %60)
  br label %for.body23.i

for.body23.i:                                     ; preds = %for.body23.i, %for.body23.preheader.i
  %from.addr.179.i193 = phi ptr [ %add.ptr.i199, %for.body23.i ], [ %from.addr.085.i, %for.body23.preheader.i ]
  %k.178.i194 = phi i64 [ %inc31.i198, %for.body23.i ], [ %k.084.i, %for.body23.preheader.i ]
  %block.sroa.0.077.i = phi <16 x float> [ %63, %for.body23.i ], [ zeroinitializer, %for.body23.preheader.i ]
  %61 = load <16 x float>, ptr %from.addr.179.i193, align 4
  %arrayidx25.i195 = getelementptr inbounds float, ptr %3, i64 %k.178.i194
  %62 = load float, ptr %arrayidx25.i195, align 4
  %splat.splatinsert.i196 = insertelement <16 x float> poison, float %62, i64 0
  %splat.splat.i197 = shufflevector <16 x float> %splat.splatinsert.i196, <16 x float> poison, <16 x i32> zeroinitializer
  %63 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %61, <16 x float> %splat.splat.i197, <16 x float> %block.sroa.0.077.i)
  %inc31.i198 = add nsw i64 %k.178.i194, 1
  %add.ptr.i199 = getelementptr inbounds i8, ptr %from.addr.179.i193, i64 %8
  %exitcond.not.i200 = icmp eq i64 %inc31.i198, %smax.i
  br i1 %exitcond.not.i200, label %for.body37.i, label %for.body23.i, !llvm.loop !26

for.body37.i:                                     ; preds = %for.body23.i, %for.body4.i186
  %block.sroa.0.0.lcssa.i = phi <16 x float> [ zeroinitializer, %for.body4.i186 ], [ %63, %for.body23.i ]
  %k.1.lcssa.i187 = phi i64 [ %k.084.i, %for.body4.i186 ], [ %smax.i, %for.body23.i ]
  %from.addr.1.lcssa.i188 = phi ptr [ %from.addr.085.i, %for.body4.i186 ], [ %add.ptr.i199, %for.body23.i ]
  %add40.i189 = fadd <16 x float> %sums.sroa.0.083.i, %block.sroa.0.0.lcssa.i
  %cmp2.i190 = icmp slt i64 %k.1.lcssa.i187, %7
  br i1 %cmp2.i190, label %for.body4.i186, label %panels_1_f.exit, !llvm.loop !27

panels_1_f.exit:                                  ; preds = %for.body37.i, %for.body67
  %sums.sroa.0.0.lcssa.i = phi <16 x float> [ zeroinitializer, %for.body67 ], [ %add40.i189, %for.body37.i ]
  store <16 x float> %sums.sroa.0.0.lcssa.i, ptr %add.ptr73, align 4
  %inc75 = add nsw i64 %first.4222, 1
  %exitcond246.not = icmp eq i64 %inc75, %end
  br i1 %exitcond246.not, label %cleanup, label %for.body67, !llvm.loop !28

cleanup:                                          ; preds = %panels_1_f.exit, %for.cond.cleanup9, %for.cond65.preheader, %for.cond.preheader
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_rows_times_vector_d(ptr nocapture noundef readonly %a, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 8
  %0 = load i64, ptr %arrayidx, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 16
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 32
  %4 = load i64, ptr %arrayidx2, align 8
  %cmp = icmp sgt i64 %4, 7
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %rem = and i64 %4, 7
  %cmp343.not = icmp eq i64 %rem, 0
  br i1 %cmp343.not, label %if.end, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %if.then
  %sub = sub nuw nsw i64 8, %rem
  %5 = getelementptr double, ptr %1, i64 %4
  %6 = getelementptr i8, ptr %5, i64 -64
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %j.046 = phi i64 [ %sub, %for.body.lr.ph ], [ %inc, %for.body ]
  %mask.045 = phi <8 x i64> [ zeroinitializer, %for.body.lr.ph ], [ %vecins6, %for.body ]
  %last.044 = phi <8 x double> [ zeroinitializer, %for.body.lr.ph ], [ %vecins, %for.body ]
  %arrayidx5 = getelementptr double, ptr %6, i64 %j.046
  %7 = load double, ptr %arrayidx5, align 8
  %vecins = insertelement <8 x double> %last.044, double %7, i64 %j.046
  %vecins6 = insertelement <8 x i64> %mask.045, i64 -1, i64 %j.046
  %inc = add nuw nsw i64 %j.046, 1
  %exitcond.not = icmp eq i64 %inc, 8
  br i1 %exitcond.not, label %if.end, label %for.body, !llvm.loop !29

if.end:                                           ; preds = %for.body, %if.then, %entry
  %last.1 = phi <8 x double> [ zeroinitializer, %entry ], [ zeroinitializer, %if.then ], [ %vecins, %for.body ]
  %mask.1 = phi <8 x i64> [ zeroinitializer, %entry ], [ zeroinitializer, %if.then ], [ %vecins6, %for.body ]
  %cmp848 = icmp slt i64 %begin, %end
  br i1 %cmp848, label %for.body10.lr.ph, label %for.cond.cleanup9

for.body10.lr.ph:                                 ; preds = %if.end
  %arrayidx12 = getelementptr inbounds i8, ptr %a, i64 40
  %rem.i = srem i64 %4, 8
  %sub2.i = sub nsw i64 %4, %rem.i
  %cmp4198.i = icmp sgt i64 %sub2.i, 0
  br label %for.body10

for.cond.cleanup9:                                ; preds = %four_rows_d.exit, %if.end
  ret void

for.body10:                                       ; preds = %for.body10.lr.ph, %four_rows_d.exit
  %i.049 = phi i64 [ %begin, %for.body10.lr.ph ], [ %add17, %four_rows_d.exit ]
  %8 = load i64, ptr %a, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = load i64, ptr %arrayidx12, align 8
  %mul = mul nsw i64 %10, %i.049
  %add.ptr = getelementptr inbounds i8, ptr %9, i64 %mul
  %sub14 = sub nsw i64 %end, %i.049
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %sub14, i64 4)
  %add.ptr15 = getelementptr inbounds double, ptr %3, i64 %i.049
  %sub.i = add nsw i64 %cond.i, -1
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %sub.i, i64 0)
  %mul.i = mul nsw i64 %10, %cond.i.i
  %add.ptr.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.i
  %cond.i.1.i = tail call noundef i64 @llvm.smin.i64(i64 %sub.i, i64 1)
  %mul.1.i = mul nsw i64 %10, %cond.i.1.i
  %add.ptr.1.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.1.i
  %cond.i.2.i = tail call noundef i64 @llvm.smin.i64(i64 %sub.i, i64 2)
  %mul.2.i = mul nsw i64 %10, %cond.i.2.i
  %add.ptr.2.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.2.i
  %mul.3.i = mul nsw i64 %10, %sub.i
  %add.ptr.3.i = getelementptr inbounds i8, ptr %add.ptr, i64 %mul.3.i
  br i1 %cmp4198.i, label %for.body6.i, label %for.cond.cleanup5.i

for.cond.cleanup5.i:                              ; preds = %for.cond67.preheader.i, %for.body10
  %sums.sroa.21.0.i = phi <8 x double> [ zeroinitializer, %for.body10 ], [ %add73.3.i, %for.cond67.preheader.i ]
  %sums.sroa.15.0.i = phi <8 x double> [ zeroinitializer, %for.body10 ], [ %add73.2.i, %for.cond67.preheader.i ]
  %sums.sroa.9.0.i = phi <8 x double> [ zeroinitializer, %for.body10 ], [ %add73.1.i, %for.cond67.preheader.i ]
  %sums.sroa.0.0.i = phi <8 x double> [ zeroinitializer, %for.body10 ], [ %add73.i, %for.cond67.preheader.i ]
  %k.0.lcssa.i = phi i64 [ 0, %for.body10 ], [ %k.1.lcssa.i, %for.cond67.preheader.i ]
  %cmp78.i = icmp slt i64 %k.0.lcssa.i, %4
  %or.cond.i = and i1 %cmp, %cmp78.i
  br i1 %or.cond.i, label %for.cond81.preheader.i, label %for.cond93.preheader.i

for.cond93.preheader.i:                           ; preds = %for.cond.cleanup5.i
  br i1 %cmp78.i, label %for.body95.i, label %if.end.i

for.cond81.preheader.i:                           ; preds = %for.cond.cleanup5.i
  %add.ptr86.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %4
  %add.ptr87.i = getelementptr inbounds i8, ptr %add.ptr86.i, i64 -64
  %11 = load <8 x i64>, ptr %add.ptr87.i, align 8
  %and.i = and <8 x i64> %11, %mask.1
  %12 = bitcast <8 x i64> %and.i to <8 x double>
  %13 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %12, <8 x double> %last.1, <8 x double> %sums.sroa.0.0.i)
  %add.ptr86.1.i = getelementptr inbounds double, ptr %add.ptr.1.i, i64 %4
  %add.ptr87.1.i = getelementptr inbounds i8, ptr %add.ptr86.1.i, i64 -64
  %14 = load <8 x i64>, ptr %add.ptr87.1.i, align 8
  %and.1.i = and <8 x i64> %14, %mask.1
  %15 = bitcast <8 x i64> %and.1.i to <8 x double>
  %16 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %15, <8 x double> %last.1, <8 x double> %sums.sroa.9.0.i)
  %add.ptr86.2.i = getelementptr inbounds double, ptr %add.ptr.2.i, i64 %4
  %add.ptr87.2.i = getelementptr inbounds i8, ptr %add.ptr86.2.i, i64 -64
  %17 = load <8 x i64>, ptr %add.ptr87.2.i, align 8
  %and.2.i = and <8 x i64> %17, %mask.1
  %18 = bitcast <8 x i64> %and.2.i to <8 x double>
  %19 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %18, <8 x double> %last.1, <8 x double> %sums.sroa.15.0.i)
  %add.ptr86.3.i = getelementptr inbounds double, ptr %add.ptr.3.i, i64 %4
  %add.ptr87.3.i = getelementptr inbounds i8, ptr %add.ptr86.3.i, i64 -64
  %20 = load <8 x i64>, ptr %add.ptr87.3.i, align 8
  %and.3.i = and <8 x i64> %20, %mask.1
  %21 = bitcast <8 x i64> %and.3.i to <8 x double>
  %22 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %21, <8 x double> %last.1, <8 x double> %sums.sroa.21.0.i)
  br label %if.end.i

for.body6.i:                                      ; preds = %for.body10, %for.cond67.preheader.i
  %sums.sroa.21.1.i = phi <8 x double> [ %add73.3.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %sums.sroa.15.1.i = phi <8 x double> [ %add73.2.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %sums.sroa.9.1.i = phi <8 x double> [ %add73.1.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %sums.sroa.0.1.i = phi <8 x double> [ %add73.i, %for.cond67.preheader.i ], [ zeroinitializer, %for.body10 ]
  %k.0199.i = phi i64 [ %k.1.lcssa.i, %for.cond67.preheader.i ], [ 0, %for.body10 ]
  %add.i = add nsw i64 %k.0199.i, 32768
  %cond.i181.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i, i64 %sub2.i)
  %cmp19194.i = icmp sgt i64 %sub2.i, %k.0199.i
  br i1 %cmp19194.i, label %for.body21.i, label %for.cond67.preheader.i

for.cond67.preheader.i:                           ; preds = %for.cond55.preheader.i, %for.body6.i
  %long_block.sroa.12.1.i = phi <8 x double> [ zeroinitializer, %for.body6.i ], [ %add61.3.i, %for.cond55.preheader.i ]
  %long_block.sroa.9.1.i = phi <8 x double> [ zeroinitializer, %for.body6.i ], [ %add61.2.i, %for.cond55.preheader.i ]
  %long_block.sroa.6.1.i = phi <8 x double> [ zeroinitializer, %for.body6.i ], [ %add61.1.i, %for.cond55.preheader.i ]
  %long_block.sroa.0.1.i = phi <8 x double> [ zeroinitializer, %for.body6.i ], [ %add61.i, %for.cond55.preheader.i ]
  %k.1.lcssa.i = phi i64 [ %k.0199.i, %for.body6.i ], [ %k.2.lcssa.i, %for.cond55.preheader.i ]
  %add73.i = fadd <8 x double> %sums.sroa.0.1.i, %long_block.sroa.0.1.i
  %add73.1.i = fadd <8 x double> %sums.sroa.9.1.i, %long_block.sroa.6.1.i
  %add73.2.i = fadd <8 x double> %sums.sroa.15.1.i, %long_block.sroa.9.1.i
  %add73.3.i = fadd <8 x double> %sums.sroa.21.1.i, %long_block.sroa.12.1.i
  %cmp4.i = icmp slt i64 %k.1.lcssa.i, %sub2.i
  br i1 %cmp4.i, label %for.body6.i, label %for.cond.cleanup5.i, !llvm.loop !30

for.body21.i:                                     ; preds = %for.body6.i, %for.cond55.preheader.i
  %long_block.sroa.12.2.i = phi <8 x double> [ %add61.3.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %long_block.sroa.9.2.i = phi <8 x double> [ %add61.2.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %long_block.sroa.6.2.i = phi <8 x double> [ %add61.1.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %long_block.sroa.0.2.i = phi <8 x double> [ %add61.i, %for.cond55.preheader.i ], [ zeroinitializer, %for.body6.i ]
  %k.1195.i = phi i64 [ %k.2.lcssa.i, %for.cond55.preheader.i ], [ %k.0199.i, %for.body6.i ]
  %add32.i = add nsw i64 %k.1195.i, 512
  %cond.i182.i = tail call noundef i64 @llvm.smin.i64(i64 %add32.i, i64 %cond.i181.i)
  %cmp35191.i = icmp sgt i64 %cond.i181.i, %k.1195.i
  br i1 %cmp35191.i, label %for.body37.i, label %for.cond55.preheader.i

for.cond55.preheader.i:                           ; preds = %for.body37.i, %for.body21.i
  %block.sroa.12.3.i = phi <8 x double> [ zeroinitializer, %for.body21.i ], [ %31, %for.body37.i ]
  %block.sroa.9.3.i = phi <8 x double> [ zeroinitializer, %for.body21.i ], [ %29, %for.body37.i ]
  %block.sroa.6.3.i = phi <8 x double> [ zeroinitializer, %for.body21.i ], [ %27, %for.body37.i ]
  %block.sroa.0.3.i = phi <8 x double> [ zeroinitializer, %for.body21.i ], [ %25, %for.body37.i ]
  %k.2.lcssa.i = phi i64 [ %k.1195.i, %for.body21.i ], [ %add52.i, %for.body37.i ]
  %add61.i = fadd <8 x double> %long_block.sroa.0.2.i, %block.sroa.0.3.i
  %add61.1.i = fadd <8 x double> %long_block.sroa.6.2.i, %block.sroa.6.3.i
  %add61.2.i = fadd <8 x double> %long_block.sroa.9.2.i, %block.sroa.9.3.i
  %add61.3.i = fadd <8 x double> %long_block.sroa.12.2.i, %block.sroa.12.3.i
  %cmp19.i = icmp slt i64 %k.2.lcssa.i, %cond.i181.i
  br i1 %cmp19.i, label %for.body21.i, label %for.cond67.preheader.i, !llvm.loop !31

for.body37.i:                                     ; preds = %for.body21.i, %for.body37.i
  %block.sroa.12.4.i = phi <8 x double> [ %31, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %block.sroa.9.4.i = phi <8 x double> [ %29, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %block.sroa.6.4.i = phi <8 x double> [ %27, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %block.sroa.0.4.i = phi <8 x double> [ %25, %for.body37.i ], [ zeroinitializer, %for.body21.i ]
  %k.2192.i = phi i64 [ %add52.i, %for.body37.i ], [ %k.1195.i, %for.body21.i ]
  %add.ptr38.i = getelementptr inbounds double, ptr %1, i64 %k.2192.i
  %23 = load <8 x double>, ptr %add.ptr38.i, align 8
  %add.ptr45.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %k.2192.i
  %24 = load <8 x double>, ptr %add.ptr45.i, align 8
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %23, <8 x double> %block.sroa.0.4.i)
  %add.ptr45.1.i = getelementptr inbounds double, ptr %add.ptr.1.i, i64 %k.2192.i
  %26 = load <8 x double>, ptr %add.ptr45.1.i, align 8
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %26, <8 x double> %23, <8 x double> %block.sroa.6.4.i)
  %add.ptr45.2.i = getelementptr inbounds double, ptr %add.ptr.2.i, i64 %k.2192.i
  %28 = load <8 x double>, ptr %add.ptr45.2.i, align 8
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %23, <8 x double> %block.sroa.9.4.i)
  %add.ptr45.3.i = getelementptr inbounds double, ptr %add.ptr.3.i, i64 %k.2192.i
  %30 = load <8 x double>, ptr %add.ptr45.3.i, align 8
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %23, <8 x double> %block.sroa.12.4.i)
  %add52.i = add nsw i64 %k.2192.i, 8
  %cmp35.i = icmp slt i64 %add52.i, %cond.i182.i
  br i1 %cmp35.i, label %for.body37.i, label %for.cond55.preheader.i, !llvm.loop !32

for.body95.i:                                     ; preds = %for.cond93.preheader.i, %for.body95.i
  %k.3203.i = phi i64 [ %inc111.i, %for.body95.i ], [ %k.0.lcssa.i, %for.cond93.preheader.i ]
  %rest.0202.i = phi <4 x double> [ %37, %for.body95.i ], [ zeroinitializer, %for.cond93.preheader.i ]
  %arrayidx98.i = getelementptr inbounds double, ptr %add.ptr.i, i64 %k.3203.i
  %32 = load double, ptr %arrayidx98.i, align 8
  %vecinit.i = insertelement <4 x double> poison, double %32, i64 0
  %arrayidx100.i = getelementptr inbounds double, ptr %add.ptr.1.i, i64 %k.3203.i
  %33 = load double, ptr %arrayidx100.i, align 8
  %vecinit101.i = insertelement <4 x double> %vecinit.i, double %33, i64 1
  %arrayidx103.i = getelementptr inbounds double, ptr %add.ptr.2.i, i64 %k.3203.i
  %34 = load double, ptr %arrayidx103.i, align 8
  %vecinit104.i = insertelement <4 x double> %vecinit101.i, double %34, i64 2
  %arrayidx106.i = getelementptr inbounds double, ptr %add.ptr.3.i, i64 %k.3203.i
  %35 = load double, ptr %arrayidx106.i, align 8
  %vecinit107.i = insertelement <4 x double> %vecinit104.i, double %35, i64 3
  %arrayidx108.i = getelementptr inbounds double, ptr %1, i64 %k.3203.i
  %36 = load double, ptr %arrayidx108.i, align 8
  %splat.splatinsert.i = insertelement <4 x double> poison, double %36, i64 0
  %splat.splat.i = shufflevector <4 x double> %splat.splatinsert.i, <4 x double> poison, <4 x i32> zeroinitializer
  %37 = tail call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %vecinit107.i, <4 x double> %splat.splat.i, <4 x double> %rest.0202.i)
  %inc111.i = add nsw i64 %k.3203.i, 1
  %exitcond.not.i = icmp eq i64 %inc111.i, %4
  br i1 %exitcond.not.i, label %if.end.i, label %for.body95.i, !llvm.loop !33

if.end.i:                                         ; preds = %for.body95.i, %for.cond81.preheader.i, %for.cond93.preheader.i
  %sums.sroa.21.2.i = phi <8 x double> [ %22, %for.cond81.preheader.i ], [ %sums.sroa.21.0.i, %for.cond93.preheader.i ], [ %sums.sroa.21.0.i, %for.body95.i ]
  %sums.sroa.15.2.i = phi <8 x double> [ %19, %for.cond81.preheader.i ], [ %sums.sroa.15.0.i, %for.cond93.preheader.i ], [ %sums.sroa.15.0.i, %for.body95.i ]
  %sums.sroa.9.2.i = phi <8 x double> [ %16, %for.cond81.preheader.i ], [ %sums.sroa.9.0.i, %for.cond93.preheader.i ], [ %sums.sroa.9.0.i, %for.body95.i ]
  %sums.sroa.0.2.i = phi <8 x double> [ %13, %for.cond81.preheader.i ], [ %sums.sroa.0.0.i, %for.cond93.preheader.i ], [ %sums.sroa.0.0.i, %for.body95.i ]
  %rest.1.i = phi <4 x double> [ zeroinitializer, %for.cond81.preheader.i ], [ zeroinitializer, %for.cond93.preheader.i ], [ %37, %for.body95.i ]
  %sums.sroa.0.0.vec.extract.i = shufflevector <8 x double> %sums.sroa.0.2.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.0.32.vec.extract.i = shufflevector <8 x double> %sums.sroa.0.2.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.i.i = fadd <4 x double> %sums.sroa.0.0.vec.extract.i, %sums.sroa.0.32.vec.extract.i
  %sums.sroa.9.64.vec.extract.i = shufflevector <8 x double> %sums.sroa.9.2.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.9.96.vec.extract.i = shufflevector <8 x double> %sums.sroa.9.2.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.1.i.i = fadd <4 x double> %sums.sroa.9.64.vec.extract.i, %sums.sroa.9.96.vec.extract.i
  %sums.sroa.15.128.vec.extract.i = shufflevector <8 x double> %sums.sroa.15.2.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.15.160.vec.extract.i = shufflevector <8 x double> %sums.sroa.15.2.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.2.i.i = fadd <4 x double> %sums.sroa.15.128.vec.extract.i, %sums.sroa.15.160.vec.extract.i
  %sums.sroa.21.192.vec.extract.i = shufflevector <8 x double> %sums.sroa.21.2.i, <8 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %sums.sroa.21.224.vec.extract.i = shufflevector <8 x double> %sums.sroa.21.2.i, <8 x double> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %add.3.i.i = fadd <4 x double> %sums.sroa.21.192.vec.extract.i, %sums.sroa.21.224.vec.extract.i
  %shuffle.i.i = shufflevector <4 x double> %add.i.i, <4 x double> %add.1.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle8.i.i = shufflevector <4 x double> %add.i.i, <4 x double> %add.1.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add9.i.i = fadd <4 x double> %shuffle.i.i, %shuffle8.i.i
  %shuffle12.i.i = shufflevector <4 x double> %add.2.i.i, <4 x double> %add.3.i.i, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %shuffle15.i.i = shufflevector <4 x double> %add.2.i.i, <4 x double> %add.3.i.i, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %add16.i.i = fadd <4 x double> %shuffle12.i.i, %shuffle15.i.i
  %shuffle17.i.i = shufflevector <4 x double> %add9.i.i, <4 x double> %add16.i.i, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %shuffle18.i.i = shufflevector <4 x double> %add9.i.i, <4 x double> %add16.i.i, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %add19.i.i = fadd <4 x double> %shuffle17.i.i, %shuffle18.i.i
  %add20.i.i = fadd <4 x double> %rest.1.i, %add19.i.i
  %cmp113.i = icmp sgt i64 %sub14, 3
  br i1 %cmp113.i, label %if.then114.i, label %for.body120.preheader.i

for.body120.preheader.i:                          ; preds = %if.end.i
  %cmp121.i = icmp sgt i64 %sub14, 0
  br i1 %cmp121.i, label %for.inc125.i, label %four_rows_d.exit

if.then114.i:                                     ; preds = %if.end.i
  store <4 x double> %add20.i.i, ptr %add.ptr15, align 8
  br label %four_rows_d.exit

for.inc125.i:                                     ; preds = %for.body120.preheader.i
  %vecext.i = extractelement <4 x double> %add20.i.i, i64 0
  store double %vecext.i, ptr %add.ptr15, align 8
  %cmp121.1.not.i = icmp eq i64 %sub14, 1
  br i1 %cmp121.1.not.i, label %four_rows_d.exit, label %for.inc125.1.i

for.inc125.1.i:                                   ; preds = %for.inc125.i
  %vecext.1.i = extractelement <4 x double> %add20.i.i, i64 1
  %arrayidx123.1.i = getelementptr inbounds i8, ptr %add.ptr15, i64 8
  store double %vecext.1.i, ptr %arrayidx123.1.i, align 8
  %cmp121.2.i = icmp eq i64 %sub14, 3
  br i1 %cmp121.2.i, label %if.then122.2.i, label %four_rows_d.exit

if.then122.2.i:                                   ; preds = %for.inc125.1.i
  %vecext.2.i = extractelement <4 x double> %add20.i.i, i64 2
  %arrayidx123.2.i = getelementptr inbounds i8, ptr %add.ptr15, i64 16
  store double %vecext.2.i, ptr %arrayidx123.2.i, align 8
  br label %four_rows_d.exit

four_rows_d.exit:                                 ; preds = %for.body120.preheader.i, %if.then114.i, %for.inc125.i, %for.inc125.1.i, %if.then122.2.i
  %add17 = add nsw i64 %i.049, 4
  %cmp8 = icmp slt i64 %add17, %end
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !llvm.loop !34
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define void @lazyasync_columns_times_vector_d(ptr nocapture noundef readonly %a, i64 noundef %begin, i64 noundef %end) local_unnamed_addr #0 {
entry:
  %sums.i = alloca [64 x <8 x double>], align 16
  %0 = load i64, ptr %a, align 8
  %1 = inttoptr i64 %0 to ptr
  %arrayidx1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load i64, ptr %arrayidx1, align 8
  %3 = inttoptr i64 %2 to ptr
  %arrayidx2 = getelementptr inbounds i8, ptr %a, i64 16
  %4 = load i64, ptr %arrayidx2, align 8
  %5 = inttoptr i64 %4 to ptr
  %arrayidx3 = getelementptr inbounds i8, ptr %a, i64 24
  %6 = load i64, ptr %arrayidx3, align 8
  %arrayidx4 = getelementptr inbounds i8, ptr %a, i64 32
  %7 = load i64, ptr %arrayidx4, align 8
  %arrayidx5 = getelementptr inbounds i8, ptr %a, i64 40
  %8 = load i64, ptr %arrayidx5, align 8
  %cmp = icmp slt i64 %6, 8
  br i1 %cmp, label %for.cond.preheader, label %if.end

for.cond.preheader:                               ; preds = %entry
  %cmp6232 = icmp sgt i64 %6, 0
  br i1 %cmp6232, label %for.cond7.preheader.lr.ph, label %cleanup

for.cond7.preheader.lr.ph:                        ; preds = %for.cond.preheader
  %cmp8228 = icmp sgt i64 %7, 0
  br label %for.cond7.preheader

for.cond7.preheader:                              ; preds = %for.cond7.preheader.lr.ph, %for.cond.cleanup9
  %j.0233 = phi i64 [ 0, %for.cond7.preheader.lr.ph ], [ %inc22, %for.cond.cleanup9 ]
  br i1 %cmp8228, label %for.body10.lr.ph, label %for.cond.cleanup9

for.body10.lr.ph:                                 ; preds = %for.cond7.preheader
  %invariant.gep = getelementptr double, ptr %1, i64 %j.0233
  br label %for.body10

for.cond.cleanup9:                                ; preds = %for.cond.cleanup13, %for.cond7.preheader
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.cond7.preheader ], [ %add18, %for.cond.cleanup13 ]
  %arrayidx20 = getelementptr inbounds double, ptr %5, i64 %j.0233
  store double %sum.0.lcssa, ptr %arrayidx20, align 8
  %inc22 = add nuw nsw i64 %j.0233, 1
  %exitcond249.not = icmp eq i64 %inc22, %6
  br i1 %exitcond249.not, label %cleanup, label %for.cond7.preheader, !llvm.loop !35

for.body10:                                       ; preds = %for.body10.lr.ph, %for.cond.cleanup13
  %sum.0230 = phi double [ 0.000000e+00, %for.body10.lr.ph ], [ %add18, %for.cond.cleanup13 ]
  %k.0229 = phi i64 [ 0, %for.body10.lr.ph ], [ %k.1.lcssa, %for.cond.cleanup13 ]
  %cmp12223 = icmp sgt i64 %7, %k.0229
  br i1 %cmp12223, label %for.body14.preheader, label %for.cond.cleanup13

for.body14.preheader:                             ; preds = %for.body10
  %add = add nsw i64 %k.0229, 8
  %cond.i = tail call noundef i64 @llvm.smin.i64(i64 %add, i64 %7)
  %9 = add nsw i64 %k.0229, 1
  %smax247 = tail call i64 @llvm.smax.i64(i64 %cond.i, i64 %9)
  br label %for.body14

for.cond.cleanup13:                               ; preds = %for.body14, %for.body10
  %block.0.lcssa = phi double [ 0.000000e+00, %for.body10 ], [ %12, %for.body14 ]
  %k.1.lcssa = phi i64 [ %k.0229, %for.body10 ], [ %smax247, %for.body14 ]
  %add18 = fadd double %sum.0230, %block.0.lcssa
  %cmp8 = icmp slt i64 %k.1.lcssa, %7
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9, !llvm.loop !36

for.body14:                                       ; preds = %for.body14.preheader, %for.body14
  %k.1225 = phi i64 [ %inc, %for.body14 ], [ %k.0229, %for.body14.preheader ]
  %block.0224 = phi double [ %12, %for.body14 ], [ 0.000000e+00, %for.body14.preheader ]
  %mul = mul nsw i64 %k.1225, %8
  %gep = getelementptr i8, ptr %invariant.gep, i64 %mul
  %10 = load double, ptr %gep, align 8
  %arrayidx16 = getelementptr inbounds double, ptr %3, i64 %k.1225
  %11 = load double, ptr %arrayidx16, align 8
  %12 = tail call double @llvm.fmuladd.f64(double %10, double %11, double %block.0224)
  %inc = add nsw i64 %k.1225, 1
  %exitcond248.not = icmp eq i64 %inc, %smax247
  br i1 %exitcond248.not, label %for.cond.cleanup13, label %for.body14, !llvm.loop !37

if.end:                                           ; preds = %entry
  %div146 = lshr i64 %6, 3
  %cond.i147 = tail call noundef i64 @llvm.smin.i64(i64 %end, i64 %div146)
  %mul25 = mul nsw i64 %7, %6
  %cmp27 = icmp sgt i64 %mul25, 32768
  %cmp28 = icmp ugt i64 %6, 32
  %or.cond = and i1 %cmp28, %cmp27
  %cmp31209 = icmp sgt i64 %cond.i147, %begin
  %or.cond234 = and i1 %or.cond, %cmp31209
  br i1 %or.cond234, label %for.body33.lr.ph, label %if.end42

for.body33.lr.ph:                                 ; preds = %if.end
  %cmp2.not119.i = icmp slt i64 %7, 8
  %mul37.i = shl nsw i64 %8, 3
  %mul.2.i = shl nsw i64 %8, 1
  %mul.3.i = mul nsw i64 %8, 3
  %mul.4.i = shl nsw i64 %8, 2
  %mul.5.i = mul nsw i64 %8, 5
  %mul.6.i = mul nsw i64 %8, 6
  %mul.7.i = mul nsw i64 %8, 7
  br label %for.body33

for.body33:                                       ; preds = %for.body33.lr.ph, %add_columns_d.exit
  %first.0210 = phi i64 [ %begin, %for.body33.lr.ph ], [ %add40, %add_columns_d.exit ]
  %sub = sub nsw i64 %cond.i147, %first.0210
  %cond.i148 = tail call noundef i64 @llvm.smin.i64(i64 %sub, i64 64)
  %mul35 = shl nsw i64 %first.0210, 6
  %add.ptr36 = getelementptr inbounds i8, ptr %1, i64 %mul35
  %add.ptr38 = getelementptr inbounds i8, ptr %5, i64 %mul35
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %sums.i) #6
  %cmp112.i = icmp sgt i64 %sub, 0
  br i1 %cmp112.i, label %for.body.preheader.i, label %for.cond1.preheader.i

for.body.preheader.i:                             ; preds = %for.body33
  %13 = shl nuw nsw i64 %cond.i148, 6
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %sums.i, i8 0, i64 %13, i1 false)
  br label %for.cond1.preheader.i

for.cond1.preheader.i:                            ; preds = %for.body.preheader.i, %for.body33
  br i1 %cmp2.not119.i, label %for.cond41.preheader.i, label %for.body3.i

for.cond41.preheader.i:                           ; preds = %for.cond.cleanup15.i, %for.cond1.preheader.i
  %from.addr.0.lcssa.i = phi ptr [ %add.ptr36, %for.cond1.preheader.i ], [ %add.ptr38.i, %for.cond.cleanup15.i ]
  %k.0.lcssa.i = phi i64 [ 0, %for.cond1.preheader.i ], [ %add122.i, %for.cond.cleanup15.i ]
  br i1 %cmp112.i, label %for.cond47.preheader.lr.ph.i, label %add_columns_d.exit

for.cond47.preheader.lr.ph.i:                     ; preds = %for.cond41.preheader.i
  %sub.i = sub nsw i64 %7, %k.0.lcssa.i
  %cmp48124.i = icmp sgt i64 %sub.i, 0
  %14 = getelementptr inbounds double, ptr %3, i64 %k.0.lcssa.i
  br label %for.cond47.preheader.i

for.body3.i:                                      ; preds = %for.cond1.preheader.i, %for.cond.cleanup15.i
  %add122.i = phi i64 [ %add.i, %for.cond.cleanup15.i ], [ 8, %for.cond1.preheader.i ]
  %k.0121.i = phi i64 [ %add122.i, %for.cond.cleanup15.i ], [ 0, %for.cond1.preheader.i ]
  %from.addr.0120.i = phi ptr [ %add.ptr38.i, %for.cond.cleanup15.i ], [ %add.ptr36, %for.cond1.preheader.i ]
  %add.ptr.1.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %8
  %add.ptr.2.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.2.i
  %add.ptr.3.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.3.i
  %add.ptr.4.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.4.i
  %add.ptr.5.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.5.i
  %add.ptr.6.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.6.i
  %add.ptr.7.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul.7.i
  br i1 %cmp112.i, label %for.cond18.preheader.preheader.i, label %for.cond.cleanup15.i

for.cond18.preheader.preheader.i:                 ; preds = %for.body3.i
  %arrayidx25.phi.trans.insert.i = getelementptr inbounds double, ptr %3, i64 %k.0121.i
  %.pre.i = load double, ptr %arrayidx25.phi.trans.insert.i, align 8
  %splat.splatinsert.i = insertelement <8 x double> poison, double %.pre.i, i64 0
  %splat.splat.i = shufflevector <8 x double> %splat.splatinsert.i, <8 x double> poison, <8 x i32> zeroinitializer
  %add24.1.i = or disjoint i64 %k.0121.i, 1
  %arrayidx25.1.i = getelementptr inbounds double, ptr %3, i64 %add24.1.i
  %15 = load double, ptr %arrayidx25.1.i, align 8
  %splat.splatinsert.1.i = insertelement <8 x double> poison, double %15, i64 0
  %splat.splat.1.i = shufflevector <8 x double> %splat.splatinsert.1.i, <8 x double> poison, <8 x i32> zeroinitializer
  %add24.2.i = or disjoint i64 %k.0121.i, 2
  %arrayidx25.2.i = getelementptr inbounds double, ptr %3, i64 %add24.2.i
  %16 = load double, ptr %arrayidx25.2.i, align 8
  %splat.splatinsert.2.i = insertelement <8 x double> poison, double %16, i64 0
  %splat.splat.2.i = shufflevector <8 x double> %splat.splatinsert.2.i, <8 x double> poison, <8 x i32> zeroinitializer
  %add24.3.i = or disjoint i64 %k.0121.i, 3
  %arrayidx25.3.i = getelementptr inbounds double, ptr %3, i64 %add24.3.i
  %17 = load double, ptr %arrayidx25.3.i, align 8
  %splat.splatinsert.3.i = insertelement <8 x double> poison, double %17, i64 0
  %splat.splat.3.i = shufflevector <8 x double> %splat.splatinsert.3.i, <8 x double> poison, <8 x i32> zeroinitializer
  %add24.4.i = or disjoint i64 %k.0121.i, 4
  %arrayidx25.4.i = getelementptr inbounds double, ptr %3, i64 %add24.4.i
  %18 = load double, ptr %arrayidx25.4.i, align 8
  %splat.splatinsert.4.i = insertelement <8 x double> poison, double %18, i64 0
  %splat.splat.4.i = shufflevector <8 x double> %splat.splatinsert.4.i, <8 x double> poison, <8 x i32> zeroinitializer
  %add24.5.i = or disjoint i64 %k.0121.i, 5
  %arrayidx25.5.i = getelementptr inbounds double, ptr %3, i64 %add24.5.i
  %19 = load double, ptr %arrayidx25.5.i, align 8
  %splat.splatinsert.5.i = insertelement <8 x double> poison, double %19, i64 0
  %splat.splat.5.i = shufflevector <8 x double> %splat.splatinsert.5.i, <8 x double> poison, <8 x i32> zeroinitializer
  %add24.6.i = or disjoint i64 %k.0121.i, 6
  %arrayidx25.6.i = getelementptr inbounds double, ptr %3, i64 %add24.6.i
  %20 = load double, ptr %arrayidx25.6.i, align 8
  %splat.splatinsert.6.i = insertelement <8 x double> poison, double %20, i64 0
  %splat.splat.6.i = shufflevector <8 x double> %splat.splatinsert.6.i, <8 x double> poison, <8 x i32> zeroinitializer
  %add24.7.i = or disjoint i64 %k.0121.i, 7
  %arrayidx25.7.i = getelementptr inbounds double, ptr %3, i64 %add24.7.i
  %21 = load double, ptr %arrayidx25.7.i, align 8
  %splat.splatinsert.7.i = insertelement <8 x double> poison, double %21, i64 0
  %splat.splat.7.i = shufflevector <8 x double> %splat.splatinsert.7.i, <8 x double> poison, <8 x i32> zeroinitializer
  br label %for.cond18.preheader.i

for.cond18.preheader.i:                           ; preds = %for.cond18.preheader.i, %for.cond18.preheader.preheader.i
  %j12.0118.i = phi i64 [ %inc33.i, %for.cond18.preheader.i ], [ 0, %for.cond18.preheader.preheader.i ]
  %arrayidx23.i = getelementptr inbounds <8 x double>, ptr %from.addr.0120.i, i64 %j12.0118.i
  %22 = load <8 x double>, ptr %arrayidx23.i, align 8
  %23 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %22, <8 x double> %splat.splat.i, <8 x double> zeroinitializer)
  %arrayidx23.1.i = getelementptr inbounds <8 x double>, ptr %add.ptr.1.i, i64 %j12.0118.i
  %24 = load <8 x double>, ptr %arrayidx23.1.i, align 8
  %25 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %24, <8 x double> %splat.splat.1.i, <8 x double> %23)
  %arrayidx23.2.i = getelementptr inbounds <8 x double>, ptr %add.ptr.2.i, i64 %j12.0118.i
  %26 = load <8 x double>, ptr %arrayidx23.2.i, align 8
  %27 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %26, <8 x double> %splat.splat.2.i, <8 x double> %25)
  %arrayidx23.3.i = getelementptr inbounds <8 x double>, ptr %add.ptr.3.i, i64 %j12.0118.i
  %28 = load <8 x double>, ptr %arrayidx23.3.i, align 8
  %29 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %28, <8 x double> %splat.splat.3.i, <8 x double> %27)
  %arrayidx23.4.i = getelementptr inbounds <8 x double>, ptr %add.ptr.4.i, i64 %j12.0118.i
  %30 = load <8 x double>, ptr %arrayidx23.4.i, align 8
  %31 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %30, <8 x double> %splat.splat.4.i, <8 x double> %29)
  %arrayidx23.5.i = getelementptr inbounds <8 x double>, ptr %add.ptr.5.i, i64 %j12.0118.i
  %32 = load <8 x double>, ptr %arrayidx23.5.i, align 8
  %33 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %32, <8 x double> %splat.splat.5.i, <8 x double> %31)
  %arrayidx23.6.i = getelementptr inbounds <8 x double>, ptr %add.ptr.6.i, i64 %j12.0118.i
  %34 = load <8 x double>, ptr %arrayidx23.6.i, align 8
  %35 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %34, <8 x double> %splat.splat.6.i, <8 x double> %33)
  %arrayidx23.7.i = getelementptr inbounds <8 x double>, ptr %add.ptr.7.i, i64 %j12.0118.i
  %36 = load <8 x double>, ptr %arrayidx23.7.i, align 8
  %37 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %36, <8 x double> %splat.splat.7.i, <8 x double> %35)
  %arrayidx30.i = getelementptr inbounds [64 x <8 x double>], ptr %sums.i, i64 0, i64 %j12.0118.i
  %38 = load <8 x double>, ptr %arrayidx30.i, align 16
  %add31.i = fadd <8 x double> %37, %38
  store <8 x double> %add31.i, ptr %arrayidx30.i, align 16
  %inc33.i = add nuw nsw i64 %j12.0118.i, 1
  %exitcond.not.i = icmp eq i64 %inc33.i, %cond.i148
  br i1 %exitcond.not.i, label %for.cond.cleanup15.i, label %for.cond18.preheader.i, !llvm.loop !38

for.cond.cleanup15.i:                             ; preds = %for.cond18.preheader.i, %for.body3.i
  %add.ptr38.i = getelementptr inbounds i8, ptr %from.addr.0120.i, i64 %mul37.i
  %add.i = add nuw nsw i64 %add122.i, 8
  %cmp2.not.i = icmp sgt i64 %add.i, %7
  br i1 %cmp2.not.i, label %for.cond41.preheader.i, label %for.body3.i, !llvm.loop !39

for.cond47.preheader.i:                           ; preds = %for.cond.cleanup49.i, %for.cond47.preheader.lr.ph.i
  %j40.0129.i = phi i64 [ 0, %for.cond47.preheader.lr.ph.i ], [ %inc65.i, %for.cond.cleanup49.i ]
  %invariant.gep.i = getelementptr <8 x double>, ptr %from.addr.0.lcssa.i, i64 %j40.0129.i
  br i1 %cmp48124.i, label %for.body50.i, label %for.cond.cleanup49.i

for.body71.preheader.i:                           ; preds = %for.cond.cleanup49.i
  %39 = shl nuw nsw i64 %cond.i148, 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %add.ptr38, ptr nonnull align 16 %sums.i, i64 %39, i1 false)
  br label %add_columns_d.exit

for.cond.cleanup49.i:                             ; preds = %for.body50.i, %for.cond47.preheader.i
  %block45.0.lcssa.i = phi <8 x double> [ zeroinitializer, %for.cond47.preheader.i ], [ %43, %for.body50.i ]
  %arrayidx62.i = getelementptr inbounds [64 x <8 x double>], ptr %sums.i, i64 0, i64 %j40.0129.i
  %40 = load <8 x double>, ptr %arrayidx62.i, align 16
  %add63.i = fadd <8 x double> %block45.0.lcssa.i, %40
  store <8 x double> %add63.i, ptr %arrayidx62.i, align 16
  %inc65.i = add nuw nsw i64 %j40.0129.i, 1
  %exitcond134.not.i = icmp eq i64 %inc65.i, %cond.i148
  br i1 %exitcond134.not.i, label %for.body71.preheader.i, label %for.cond47.preheader.i, !llvm.loop !40

for.body50.i:                                     ; preds = %for.cond47.preheader.i, %for.body50.i
  %i46.0126.i = phi i64 [ %inc60.i, %for.body50.i ], [ 0, %for.cond47.preheader.i ]
  %block45.0125.i = phi <8 x double> [ %43, %for.body50.i ], [ zeroinitializer, %for.cond47.preheader.i ]
  %mul51.i = mul nsw i64 %i46.0126.i, %8
  %gep.i = getelementptr i8, ptr %invariant.gep.i, i64 %mul51.i
  %41 = load <8 x double>, ptr %gep.i, align 8
  %arrayidx55.i = getelementptr inbounds double, ptr %14, i64 %i46.0126.i
  %42 = load double, ptr %arrayidx55.i, align 8
  %splat.splatinsert56.i = insertelement <8 x double> poison, double %42, i64 0
  %splat.splat57.i = shufflevector <8 x double> %splat.splatinsert56.i, <8 x double> poison, <8 x i32> zeroinitializer
  %43 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %41, <8 x double> %splat.splat57.i, <8 x double> %block45.0125.i)
  %inc60.i = add nuw nsw i64 %i46.0126.i, 1
  %exitcond133.not.i = icmp eq i64 %inc60.i, %sub.i
  br i1 %exitcond133.not.i, label %for.cond.cleanup49.i, label %for.body50.i, !llvm.loop !41

add_columns_d.exit:                               ; preds = %for.cond41.preheader.i, %for.body71.preheader.i
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %sums.i) #6
  %add40 = add nsw i64 %cond.i148, %first.0210
  %cmp31 = icmp slt i64 %add40, %cond.i147
  br i1 %cmp31, label %for.body33, label %if.end42, !llvm.loop !42

if.end42:                                         ; preds = %add_columns_d.exit, %if.end
  %first.1 = phi i64 [ %begin, %if.end ], [ %add40, %add_columns_d.exit ]
  %add44211 = add nsw i64 %first.1, 4
  %cmp45.not212 = icmp sgt i64 %add44211, %cond.i147
  br i1 %cmp45.not212, label %for.cond54.preheader, label %for.body46.lr.ph

for.body46.lr.ph:                                 ; preds = %if.end42
  %cmp282.i = icmp sgt i64 %7, 0
  br label %for.body46

for.cond54.preheader:                             ; preds = %panels_4_d.exit, %if.end42
  %first.2.lcssa = phi i64 [ %first.1, %if.end42 ], [ %add44214, %panels_4_d.exit ]
  %add55216 = add nsw i64 %first.2.lcssa, 2
  %cmp56.not217 = icmp sgt i64 %add55216, %cond.i147
  br i1 %cmp56.not217, label %for.cond65.preheader, label %for.body57.lr.ph

for.body57.lr.ph:                                 ; preds = %for.cond54.preheader
  %cmp282.i152 = icmp sgt i64 %7, 0
  br label %for.body57

for.body46:                                       ; preds = %for.body46.lr.ph, %panels_4_d.exit
  %add44214 = phi i64 [ %add44211, %for.body46.lr.ph ], [ %add44, %panels_4_d.exit ]
  %first.2213 = phi i64 [ %first.1, %for.body46.lr.ph ], [ %add44214, %panels_4_d.exit ]
  %mul47 = shl nsw i64 %first.2213, 6
  %add.ptr50 = getelementptr inbounds i8, ptr %5, i64 %mul47
  br i1 %cmp282.i, label %for.body4.i.preheader, label %panels_4_d.exit

for.body4.i.preheader:                            ; preds = %for.body46
  %add.ptr48 = getelementptr inbounds i8, ptr %1, i64 %mul47
  br label %for.body4.i

for.body4.i:                                      ; preds = %for.body4.i.preheader, %for.cond34.preheader.i
  %sums.sroa.10.1.i = phi <8 x double> [ %add40.3.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %sums.sroa.8.1.i = phi <8 x double> [ %add40.2.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %sums.sroa.6.1.i = phi <8 x double> [ %add40.1.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %sums.sroa.0.1.i = phi <8 x double> [ %add40.i, %for.cond34.preheader.i ], [ zeroinitializer, %for.body4.i.preheader ]
  %from.addr.084.i = phi ptr [ %from.addr.1.lcssa.i, %for.cond34.preheader.i ], [ %add.ptr48, %for.body4.i.preheader ]
  %k.083.i = phi i64 [ %k.1.lcssa.i, %for.cond34.preheader.i ], [ 0, %for.body4.i.preheader ]
  %cmp1677.i = icmp slt i64 %k.083.i, %7
  br i1 %cmp1677.i, label %for.cond20.preheader.i.preheader, label %for.cond34.preheader.i

for.cond20.preheader.i.preheader:                 ; preds = %for.body4.i
  %add.i149 = add nsw i64 %k.083.i, 8
  %cond.i.i = tail call noundef i64 @llvm.smin.i64(i64 %add.i149, i64 %7)
  %44 = add nsw i64 %k.083.i, 1
  %smax = tail call i64 @llvm.smax.i64(i64 %cond.i.i, i64 %44)
  br label %for.cond20.preheader.i

for.cond34.preheader.i:                           ; preds = %for.cond20.preheader.i, %for.body4.i
  %block.sroa.12.1.i = phi <8 x double> [ zeroinitializer, %for.body4.i ], [ %53, %for.cond20.preheader.i ]
  %block.sroa.9.1.i = phi <8 x double> [ zeroinitializer, %for.body4.i ], [ %51, %for.cond20.preheader.i ]
  %block.sroa.6.1.i = phi <8 x double> [ zeroinitializer, %for.body4.i ], [ %49, %for.cond20.preheader.i ]
  %block.sroa.0.1.i = phi <8 x double> [ zeroinitializer, %for.body4.i ], [ %47, %for.cond20.preheader.i ]
  %k.1.lcssa.i = phi i64 [ %k.083.i, %for.body4.i ], [ %smax, %for.cond20.preheader.i ]
  %from.addr.1.lcssa.i = phi ptr [ %from.addr.084.i, %for.body4.i ], [ %add.ptr.i, %for.cond20.preheader.i ]
  %add40.i = fadd <8 x double> %sums.sroa.0.1.i, %block.sroa.0.1.i
  %add40.1.i = fadd <8 x double> %sums.sroa.6.1.i, %block.sroa.6.1.i
  %add40.2.i = fadd <8 x double> %sums.sroa.8.1.i, %block.sroa.9.1.i
  %add40.3.i = fadd <8 x double> %sums.sroa.10.1.i, %block.sroa.12.1.i
  %cmp2.i = icmp slt i64 %k.1.lcssa.i, %7
  br i1 %cmp2.i, label %for.body4.i, label %panels_4_d.exit, !llvm.loop !43

for.cond20.preheader.i:                           ; preds = %for.cond20.preheader.i.preheader, %for.cond20.preheader.i
  %block.sroa.12.2.i = phi <8 x double> [ %53, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %block.sroa.9.2.i = phi <8 x double> [ %51, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %block.sroa.6.2.i = phi <8 x double> [ %49, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %block.sroa.0.2.i = phi <8 x double> [ %47, %for.cond20.preheader.i ], [ zeroinitializer, %for.cond20.preheader.i.preheader ]
  %from.addr.179.i = phi ptr [ %add.ptr.i, %for.cond20.preheader.i ], [ %from.addr.084.i, %for.cond20.preheader.i.preheader ]
  %k.178.i = phi i64 [ %inc31.i, %for.cond20.preheader.i ], [ %k.083.i, %for.cond20.preheader.i.preheader ]
  %arrayidx25.i = getelementptr inbounds double, ptr %3, i64 %k.178.i
  %45 = load double, ptr %arrayidx25.i, align 8
  %splat.splatinsert.i150 = insertelement <8 x double> poison, double %45, i64 0
  %splat.splat.i151 = shufflevector <8 x double> %splat.splatinsert.i150, <8 x double> poison, <8 x i32> zeroinitializer
  %46 = load <8 x double>, ptr %from.addr.179.i, align 8
  %47 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %46, <8 x double> %splat.splat.i151, <8 x double> %block.sroa.0.2.i)
  %arrayidx24.1.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 64
  %48 = load <8 x double>, ptr %arrayidx24.1.i, align 8
  %49 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %48, <8 x double> %splat.splat.i151, <8 x double> %block.sroa.6.2.i)
  %arrayidx24.2.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 128
  %50 = load <8 x double>, ptr %arrayidx24.2.i, align 8
  %51 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %50, <8 x double> %splat.splat.i151, <8 x double> %block.sroa.9.2.i)
  %arrayidx24.3.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 192
  %52 = load <8 x double>, ptr %arrayidx24.3.i, align 8
  %53 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %52, <8 x double> %splat.splat.i151, <8 x double> %block.sroa.12.2.i)
  %inc31.i = add nsw i64 %k.178.i, 1
  %add.ptr.i = getelementptr inbounds i8, ptr %from.addr.179.i, i64 %8
  %exitcond.not = icmp eq i64 %inc31.i, %smax
  br i1 %exitcond.not, label %for.cond34.preheader.i, label %for.cond20.preheader.i, !llvm.loop !44

panels_4_d.exit:                                  ; preds = %for.cond34.preheader.i, %for.body46
  %sums.sroa.10.0.i = phi <8 x double> [ zeroinitializer, %for.body46 ], [ %add40.3.i, %for.cond34.preheader.i ]
  %sums.sroa.8.0.i = phi <8 x double> [ zeroinitializer, %for.body46 ], [ %add40.2.i, %for.cond34.preheader.i ]
  %sums.sroa.6.0.i = phi <8 x double> [ zeroinitializer, %for.body46 ], [ %add40.1.i, %for.cond34.preheader.i ]
  %sums.sroa.0.0.i = phi <8 x double> [ zeroinitializer, %for.body46 ], [ %add40.i, %for.cond34.preheader.i ]
  store <8 x double> %sums.sroa.0.0.i, ptr %add.ptr50, align 8
  %sums.sroa.6.0.out.sroa_idx.i = getelementptr inbounds i8, ptr %add.ptr50, i64 64
  store <8 x double> %sums.sroa.6.0.i, ptr %sums.sroa.6.0.out.sroa_idx.i, align 8
  %sums.sroa.8.0.out.sroa_idx.i = getelementptr inbounds i8, ptr %add.ptr50, i64 128
  store <8 x double> %sums.sroa.8.0.i, ptr %sums.sroa.8.0.out.sroa_idx.i, align 8
  %sums.sroa.10.0.out.sroa_idx.i = getelementptr inbounds i8, ptr %add.ptr50, i64 192
  store <8 x double> %sums.sroa.10.0.i, ptr %sums.sroa.10.0.out.sroa_idx.i, align 8
  %add44 = add nsw i64 %add44214, 4
  %cmp45.not = icmp sgt i64 %add44, %cond.i147
  br i1 %cmp45.not, label %for.cond54.preheader, label %for.body46, !llvm.loop !45

for.cond65.preheader:                             ; preds = %panels_2_d.exit, %for.cond54.preheader
  %first.3.lcssa = phi i64 [ %first.2.lcssa, %for.cond54.preheader ], [ %add55219, %panels_2_d.exit ]
  %cmp66221 = icmp slt i64 %first.3.lcssa, %end
  br i1 %cmp66221, label %for.body67.lr.ph, label %cleanup

for.body67.lr.ph:                                 ; preds = %for.cond65.preheader
  %sub69 = add nsw i64 %6, -8
  %cmp282.i185 = icmp sgt i64 %7, 0
  br label %for.body67

for.body57:                                       ; preds = %for.body57.lr.ph, %panels_2_d.exit
  %add55219 = phi i64 [ %add55216, %for.body57.lr.ph ], [ %add55, %panels_2_d.exit ]
  %first.3218 = phi i64 [ %first.2.lcssa, %for.body57.lr.ph ], [ %add55219, %panels_2_d.exit ]
  %mul58 = shl nsw i64 %first.3218, 6
  %add.ptr61 = getelementptr inbounds i8, ptr %5, i64 %mul58
  br i1 %cmp282.i152, label %for.body4.i156.preheader, label %panels_2_d.exit

for.body4.i156.preheader:                         ; preds = %for.body57
  %add.ptr59 = getelementptr inbounds i8, ptr %1, i64 %mul58
  br label %for.body4.i156

for.body4.i156:                                   ; preds = %for.body4.i156.preheader, %for.cond34.preheader.i164
  %sums.sroa.6.1.i157 = phi <8 x double> [ %add40.1.i170, %for.cond34.preheader.i164 ], [ zeroinitializer, %for.body4.i156.preheader ]
  %sums.sroa.0.1.i158 = phi <8 x double> [ %add40.i169, %for.cond34.preheader.i164 ], [ zeroinitializer, %for.body4.i156.preheader ]
  %from.addr.084.i159 = phi ptr [ %from.addr.1.lcssa.i168, %for.cond34.preheader.i164 ], [ %add.ptr59, %for.body4.i156.preheader ]
  %k.083.i160 = phi i64 [ %k.1.lcssa.i167, %for.cond34.preheader.i164 ], [ 0, %for.body4.i156.preheader ]
  %cmp1677.i163 = icmp slt i64 %k.083.i160, %7
  br i1 %cmp1677.i163, label %for.cond20.preheader.i172.preheader, label %for.cond34.preheader.i164

for.cond20.preheader.i172.preheader:              ; preds = %for.body4.i156
  %add.i161 = add nsw i64 %k.083.i160, 8
  %cond.i.i162 = tail call noundef i64 @llvm.smin.i64(i64 %add.i161, i64 %7)
  %54 = add nsw i64 %k.083.i160, 1
  %smax244 = tail call i64 @llvm.smax.i64(i64 %cond.i.i162, i64 %54)
  br label %for.cond20.preheader.i172

for.cond34.preheader.i164:                        ; preds = %for.cond20.preheader.i172, %for.body4.i156
  %block.sroa.6.1.i165 = phi <8 x double> [ zeroinitializer, %for.body4.i156 ], [ %59, %for.cond20.preheader.i172 ]
  %block.sroa.0.1.i166 = phi <8 x double> [ zeroinitializer, %for.body4.i156 ], [ %57, %for.cond20.preheader.i172 ]
  %k.1.lcssa.i167 = phi i64 [ %k.083.i160, %for.body4.i156 ], [ %smax244, %for.cond20.preheader.i172 ]
  %from.addr.1.lcssa.i168 = phi ptr [ %from.addr.084.i159, %for.body4.i156 ], [ %add.ptr.i182, %for.cond20.preheader.i172 ]
  %add40.i169 = fadd <8 x double> %sums.sroa.0.1.i158, %block.sroa.0.1.i166
  %add40.1.i170 = fadd <8 x double> %sums.sroa.6.1.i157, %block.sroa.6.1.i165
  %cmp2.i171 = icmp slt i64 %k.1.lcssa.i167, %7
  br i1 %cmp2.i171, label %for.body4.i156, label %panels_2_d.exit, !llvm.loop !46

for.cond20.preheader.i172:                        ; preds = %for.cond20.preheader.i172.preheader, %for.cond20.preheader.i172
  %block.sroa.6.2.i173 = phi <8 x double> [ %59, %for.cond20.preheader.i172 ], [ zeroinitializer, %for.cond20.preheader.i172.preheader ]
  %block.sroa.0.2.i174 = phi <8 x double> [ %57, %for.cond20.preheader.i172 ], [ zeroinitializer, %for.cond20.preheader.i172.preheader ]
  %from.addr.179.i175 = phi ptr [ %add.ptr.i182, %for.cond20.preheader.i172 ], [ %from.addr.084.i159, %for.cond20.preheader.i172.preheader ]
  %k.178.i176 = phi i64 [ %inc31.i181, %for.cond20.preheader.i172 ], [ %k.083.i160, %for.cond20.preheader.i172.preheader ]
  %arrayidx25.i177 = getelementptr inbounds double, ptr %3, i64 %k.178.i176
  %55 = load double, ptr %arrayidx25.i177, align 8
  %splat.splatinsert.i178 = insertelement <8 x double> poison, double %55, i64 0
  %splat.splat.i179 = shufflevector <8 x double> %splat.splatinsert.i178, <8 x double> poison, <8 x i32> zeroinitializer
  %56 = load <8 x double>, ptr %from.addr.179.i175, align 8
  %57 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %56, <8 x double> %splat.splat.i179, <8 x double> %block.sroa.0.2.i174)
  %arrayidx24.1.i180 = getelementptr inbounds i8, ptr %from.addr.179.i175, i64 64
  %58 = load <8 x double>, ptr %arrayidx24.1.i180, align 8
  %59 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %58, <8 x double> %splat.splat.i179, <8 x double> %block.sroa.6.2.i173)
  %inc31.i181 = add nsw i64 %k.178.i176, 1
  %add.ptr.i182 = getelementptr inbounds i8, ptr %from.addr.179.i175, i64 %8
  %exitcond245.not = icmp eq i64 %inc31.i181, %smax244
  br i1 %exitcond245.not, label %for.cond34.preheader.i164, label %for.cond20.preheader.i172, !llvm.loop !47

panels_2_d.exit:                                  ; preds = %for.cond34.preheader.i164, %for.body57
  %sums.sroa.6.0.i153 = phi <8 x double> [ zeroinitializer, %for.body57 ], [ %add40.1.i170, %for.cond34.preheader.i164 ]
  %sums.sroa.0.0.i154 = phi <8 x double> [ zeroinitializer, %for.body57 ], [ %add40.i169, %for.cond34.preheader.i164 ]
  store <8 x double> %sums.sroa.0.0.i154, ptr %add.ptr61, align 8
  %sums.sroa.6.0.out.sroa_idx.i155 = getelementptr inbounds i8, ptr %add.ptr61, i64 64
  store <8 x double> %sums.sroa.6.0.i153, ptr %sums.sroa.6.0.out.sroa_idx.i155, align 8
  %add55 = add nsw i64 %add55219, 2
  %cmp56.not = icmp sgt i64 %add55, %cond.i147
  br i1 %cmp56.not, label %for.cond65.preheader, label %for.body57, !llvm.loop !48

for.body67:                                       ; preds = %for.body67.lr.ph, %panels_1_d.exit
  %first.4222 = phi i64 [ %first.3.lcssa, %for.body67.lr.ph ], [ %inc75, %panels_1_d.exit ]
  %mul68 = shl nsw i64 %first.4222, 3
  %cond.i184 = tail call noundef i64 @llvm.smin.i64(i64 %mul68, i64 %sub69)
  %add.ptr73 = getelementptr inbounds double, ptr %5, i64 %cond.i184
  br i1 %cmp282.i185, label %for.body4.i186.preheader, label %panels_1_d.exit

for.body4.i186.preheader:                         ; preds = %for.body67
  %mul71 = shl nsw i64 %cond.i184, 3
  %add.ptr72 = getelementptr inbounds i8, ptr %1, i64 %mul71
  br label %for.body4.i186

for.body4.i186:                                   ; preds = %for.body4.i186.preheader, %for.body37.i
  %from.addr.085.i = phi ptr [ %from.addr.1.lcssa.i188, %for.body37.i ], [ %add.ptr72, %for.body4.i186.preheader ]
  %k.084.i = phi i64 [ %k.1.lcssa.i187, %for.body37.i ], [ 0, %for.body4.i186.preheader ]
  %sums.sroa.0.083.i = phi <8 x double> [ %add40.i189, %for.body37.i ], [ zeroinitializer, %for.body4.i186.preheader ]
  %cmp1676.i = icmp slt i64 %k.084.i, %7
  br i1 %cmp1676.i, label %for.body23.preheader.i, label %for.body37.i

for.body23.preheader.i:                           ; preds = %for.body4.i186
  %add.i191 = add nsw i64 %k.084.i, 8
  %cond.i.i192 = tail call noundef i64 @llvm.smin.i64(i64 %add.i191, i64 %7)
  %60 = add nsw i64 %k.084.i, 1
  %smax.i = tail call i64 @llvm.smax.i64(i64 %cond.i.i192, i64 %60)
  br label %for.body23.i

for.body23.i:                                     ; preds = %for.body23.i, %for.body23.preheader.i
  %from.addr.179.i193 = phi ptr [ %add.ptr.i199, %for.body23.i ], [ %from.addr.085.i, %for.body23.preheader.i ]
  %k.178.i194 = phi i64 [ %inc31.i198, %for.body23.i ], [ %k.084.i, %for.body23.preheader.i ]
  %block.sroa.0.077.i = phi <8 x double> [ %63, %for.body23.i ], [ zeroinitializer, %for.body23.preheader.i ]
  %61 = load <8 x double>, ptr %from.addr.179.i193, align 8
  %arrayidx25.i195 = getelementptr inbounds double, ptr %3, i64 %k.178.i194
  %62 = load double, ptr %arrayidx25.i195, align 8
  %splat.splatinsert.i196 = insertelement <8 x double> poison, double %62, i64 0
  %splat.splat.i197 = shufflevector <8 x double> %splat.splatinsert.i196, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = tail call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %61, <8 x double> %splat.splat.i197, <8 x double> %block.sroa.0.077.i)
  %inc31.i198 = add nsw i64 %k.178.i194, 1
  %add.ptr.i199 = getelementptr inbounds i8, ptr %from.addr.179.i193, i64 %8
  %exitcond.not.i200 = icmp eq i64 %inc31.i198, %smax.i
  br i1 %exitcond.not.i200, label %for.body37.i, label %for.body23.i, !llvm.loop !49

for.body37.i:                                     ; preds = %for.body23.i, %for.body4.i186
  %block.sroa.0.0.lcssa.i = phi <8 x double> [ zeroinitializer, %for.body4.i186 ], [ %63, %for.body23.i ]
  %k.1.lcssa.i187 = phi i64 [ %k.084.i, %for.body4.i186 ], [ %smax.i, %for.body23.i ]
  %from.addr.1.lcssa.i188 = phi ptr [ %from.addr.085.i, %for.body4.i186 ], [ %add.ptr.i199, %for.body23.i ]
  %add40.i189 = fadd <8 x double> %sums.sroa.0.083.i, %block.sroa.0.0.lcssa.i
  %cmp2.i190 = icmp slt i64 %k.1.lcssa.i187, %7
  br i1 %cmp2.i190, label %for.body4.i186, label %panels_1_d.exit, !llvm.loop !50

panels_1_d.exit:                                  ; preds = %for.body37.i, %for.body67
  %sums.sroa.0.0.lcssa.i = phi <8 x double> [ zeroinitializer, %for.body67 ], [ %add40.i189, %for.body37.i ]
  store <8 x double> %sums.sroa.0.0.lcssa.i, ptr %add.ptr73, align 8
  %inc75 = add nsw i64 %first.4222, 1
  %exitcond246.not = icmp eq i64 %inc75, %end
  br i1 %exitcond246.not, label %cleanup, label %for.body67, !llvm.loop !51

cleanup:                                          ; preds = %panels_1_d.exit, %for.cond.cleanup9, %for.cond65.preheader, %for.cond.preheader
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fmuladd.v8f64(<8 x double>, <8 x double>, <8 x double>) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
